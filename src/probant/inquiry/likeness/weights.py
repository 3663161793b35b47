"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
RELATIONS = ('', '', 'abstract_methods', 'added_between', 'added_between', 'added_by', 'defined_in', 'extends', 'run', 'calls', 'called_by', 'cli_option', 'commit_files', 'commit_files', 'commits_touching', 'compare', 'config_key', 'value', 'decorated_by', 'decorators', 'default', 'default', 'dependencies', 'dependencies', 'calls', 'calls', 'extends', 'extends', 'imports', 'imports', 'entry_points', 'env_var', 'existed_at', 'exists', 'description', 'exports', 'fields', 'implemented_by', 'import_cycle', 'import_path', 'import_path', 'imported_by', 'imports', 'implements', 'trait', 'visibility', 'language_version', 'last_change', 'last_commit', 'licence', 'line_author', 'line_count', 'lines', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'methods', 'methods', 'overridden_by', 'parameters', 'project_type', 'raised_by', 'raises', 'renamed', 'renamed', 'returns', 'extended_by', 'tags_containing', 'test_cases', 'exists', 'run', 'tests', 'run', 'unused_imports', 'type', 'defined_in', 'defined_in', 'defined_in', 'occurs_in', 'workflow_triggers')
WORDS = "a abc able about above absence abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also altered although always am among amount an ancestor ancestors and anna annotate annotated annotation annotations another any anybody anyone anything anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught causes cfg chain chains chance change changed changes changing check checked checker checkin checking checkins checkout cheers cherry child children choose chosen churn ci circle circles circular circumstances claim clap class classes classify classmethod clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect columns combined come comes coming command commands comment comments commercial commit commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configuration configure configured confirm conflict conform conforming conforms connection considered consist consists console const constant constraint construct constructed construction constructor consulted consults contain contained containing contains content contents contract contracts contribute contributed contributors control copy copyright coroutine correct correctly correspond cost could count counted counting cover coverage covered covering covers crash crate crates create created creation cron curious current currently customer customers cut cycle cyclic d data database dataclass date day days dead dealing debug debugger decl declaration declarations declare declared declares declaring decorated decorator decorators deep def default defaults define defined defines defining definition definitions defs delegates delete deleted deletion demand demands demo deos dep depend dependencies dependency depends deprecated deps depth derive derived descendants descends describe description design determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differs dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends enough entangled enter entitled entries entry enum enumerate enumeration enumerator env environment equal equals error errors evaluate evaluated evaluates even events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling fetch fetched fetches few fewer fidn field fields figure file filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flaky flie fn folder follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave generator get getenv gets getting git github give given gives giving global go goes going gone good got gpl graph green grep grown hacking had hand handed handle handled handlers handles hands happen happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementers implementing implementors implements impls import imported importer importers importing imports in include included includes including incoming incompatible indirect indirectly individual indrect inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internal internet interrupt into introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly know known l lack lacks laid lambda land landed language languages laptop large larger largest last lately latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence license licensed licensing lie lies life like limits line lines link linter linux list listed listing lists literal little live lives load loaded loads loc local locate location locations locked log logged logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meant measured meeting member members memory mention mentioned mentioning mentions merge merged message metadata method methods might min mind minimal minimum miss missing mit mnay mock model modification modifications modified modify module modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr null number o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overload overloads overridden override overrides overriding overview own owns p package packages packaging page parallelise param parameter parameters params parent parentheses parents parser part partially parts party pass passed passes passing past paste path paths people per percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plain plan planning plays please pls plug plus point pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print prior private process produce produced production program programmers programming programs project project's projects promise promises prompt properties property protected protocol protocols provide provided provides pub public published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote raise raised raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads real really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret return returned returning returns revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha share she shell ship shipped short shortest should show showing shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash stable stack stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling temporary ten terminal terms test testcase testcases tested tests tets text th than thank thanks that the their them then there these they thing things think thinking third this those thousand thread threads through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool top topmost total touch touched touching trace traceback track trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror var variable variables variant ve vendor verbatim verify versa version versions versus very via vice view vim violation virtual visibility vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were what whatever when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow working works would wrap wrapped wrapper wrapping write writing written wrong wrote y year yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = '-L ABC AI API Actions Anna Any Apache C CI CLI GPL GitHub Go HEAD I Java Linux MIT Mac Node None OK Optional Override PATH Python QA Rust SPDX TypeScript ValueError Windows'
ASKED_WITH = """
's	ĀĂąćĈĉĊČčĎďđĒēĔĕĖėĘęĚěĜĝĞĢģĤĥĦħĩĪīĮįİıĳķĸĺļĽľĿŀŁńŅņŇňŊōŎŏŐőŒœŔŕ
<commit>	ĀČčŉ
<env>	ğ
<line>	ĀĲĳĴ
<literal>	ĀğĥīĵĶķĽŃŒŔŕ
<mark>	ĀĂĒēŀŊ
<name>	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
<number>	ĀĲĳĴľ
<option>	Āċ
<path>	ĀąĆčĎĐĜĝğģĦħĨĩĪĮįıĲĳĴĵĶķĸĽŁŅņŇŊŎŏőŕ
<tag>	ĀăĄĠ
a	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
abc	Ă
able	ĂĖğĠģĸŃńŋ
about	ĀĂąĆĊċčďĐđėęĚĝġĩīĬĭĮİĲĴĵĶķĺĻĽľŁŇňŋōŐőŔ
above	ĀćĒēĚě
absence	ĕ
abstract	ĀĂĬ
abstractmethods	Ă
accept	ĀďėŁ
accepted	Ł
accepts	ĀėĮŁ
access	ğĤĭ
accessed	ğ
accompanies	ėı
according	ĀėĞĭĮĲŁŇŕ
account	ĢĲ
across	ĀĆĉĢĽŅōő
action	ŕ
actions	Āŕ
actual	đŒ
actually	ĀĊġĥĬĵķ
add	Āăąċĥĵĺŀŋ
added	ĀăĄąċČĠĲĸłŋ
adding	ĂąċĥĸĽŇ
additions	Āă
adds	ąċ
adheres	ī
adopt	ĥī
adopts	ī
affect	ČčĎ
affected	ĀĊČč
affecting	ĀĎ
after	ĀăćĔĕĞĤħīĸĺĿŅņŇōŏ
afternoon	ĉċčďēėěĠĢĤĦĩīĬĮįİıĽľłńņŇňŉŊŋŌōŏŒ
again	ĦĿŁňŌŒ
against	Āăďńņ
ago	į
ai	ġ
alias	ĀĽ
alike	ď
all	ĀĂăĆĈĉĊČĎĒēĖĞğġĢģĤĥħĩĪīİĳĵĶķľĿŀŁłŃńňŉŊŋōŎŏŒŔŕ
allow	ė
allowed	ėģ
alone	č
along	ĖħĨ
already	ĀĠġĦĭŉŋ
also	čęĚĝ
altered	ĀČčĎĥįİ
always	ą
am	ĀĂćċčĕęĝġģĦĬĭĳĵĶĸŁłńőŒ
among	ĀčĎĒĘęĚěĜĝġĦňŉŋ
amount	ĀđľŊ
an	ĀĂćċďĒēĕĖėĘĚěĜĝĞğġĢĤĥĦĩĪīĮĴĸļĽľĿŀłŃńņŇŉŋŎŐŒ
ancestor	Āěŉ
ancestors	ĀćĚěŉ
and	ĀĂăĄąĆćĈĉĊċĎďĐđĒēĔĕĖėĘĝĞğġĢģĤĥĦħĨĩĪīĭĮįİıĲĴĵĶķĸĹĺĻļĽĿŀŁŃńŅņŇňŉŊŌōŎŏŐőŒœŔŕ
annotate	ĲŇŐ
annotated	ĀĒēŇŐ
annotation	ĀĒēŇŐ
annotations	ēŇ
another	ĀăĉġģĪŅő
any	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
anybody	ĀĂĊčĐĝĠġĥĩįĵķĽŀŃňŋōő
anyone	ĀĂĔįĸŇŒŔ
anything	ĀĊčĒĔĜğġĥĩıŀŃńňōŏŔ
anywhere	ĀĊĘęĝġĩŀŋōŏŐő
apache	ı
apart	ďĖ
api	ģĭĿ
app	ł
appear	ĀąĎĐěĝōŏŔ
appeared	ăą
appears	ąćĐīĻĽōŔ
application	ł
applied	Ēē
applies	Ĕı
apply	ČĒ
appreciated	Ćĵ
are	ĀĂăĄĆćĈĉĊČčĎďĒēĖėęĞġģĤĥĦħĨĩĪīĮİıĳĹĺľĿŀŁłŃńňŉŊŋōŎŏŔŕ
arg	ċďĔĕŁ
args	ĀďŁ
argument	ĀċďĔĕŁ
arguments	ĀďŁ
around	ĀĆčďēĝĠġĢĦĪĵŁńŋŏ
arrive	ąĦħ
arrow	ćŇ
as	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
ask	ĀĊėĮĲŇňŉŐŒŔ
asked	ėĵ
asking	ĆĮŉ
asks	ėğĬĮ
assign	đĕŐ
assigned	ĀĐđĔĶ
assignment	đĶ
assigns	ĐĕĶ
async	ĀĬ
at	ĀăĆĈĊċČĐđĒēĖėĘĚĞğĠġĢĤĦħĨĩĪĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľłŃńŅņŋŌōŎŏŐőŒœŕ
attached	ĀĒē
attr	ĤŐ
attribute	ċĤĲŐ
attributes	ĀēĤ
attrs	Ĥ
author	ĀČĕĲĵ
authors	Āĭı
autocomplete	ĤĿ
available	ĠģĿ
away	ĀēĕĮİĻņ
back	ĀĊĔĕĠĦĲĸŅŇ
backport	ČĠŉ
backported	Ā
bad	ŌŎ
bail	ń
base	ĀĂĆćĈĚěğĠġĥĮİĸŀłňőŒŔ
based	ćĚň
bases	ćĚěň
be	ĀĂąĆĈĉčĐđĒĔĖėęĚěĝĞğĠġģĦĨĩĪīĬĭĮİıĳĴĵĶķĸĻļĿŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒŔŕ
bear	ĆĒķŊ
bears	ēŋŒ
became	Ņņ
because	ěĥŁŏ
become	Ĩĳņ
becomes	ęĨĸ
been	ĀăĄąĆċČčĎĐđĒēėęěĝĠġĤīĬĭįİĵĶķĸĺļĽľĿŀŅņňŉŊŏŐőœŕ
before	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
began	Ā
begin	ĀąĵĶķĺĻļ
beginner	ċ
begins	ĨĵķĺļĽœ
behaviour	ćĢŀ
behind	ĀąċđĢĥīĲŐŒ
being	ĀąĉĊĘęěĝğĠĦĨĩĪĬĵĶĸŃņōŏŐ
believe	Āĵ
belong	ĀČēěĞġĤĦĲľĿńŉŐ
belonging	ČĔĤĹĿ
belongs	ĀġĦıĸĹľłŉŐőœ
below	ĀĚŀňŌ
besides	ĀĆĖ
best	ġ
between	ĀăćďěĝĦħŁ
big	ĀČđĳľĿņŊ
bigger	Ą
bin	Ğ
binaries	ĀĞ
birth	ą
bisecting	Čč
bit	ċĒğħĲ
bits	ĀĂ
blame	ĲŅ
blames	Čļ
blank	Ă
block	ĥĺńŕ
blocks	ĀĿ
blow	Ńńņ
boast	Ŀŋ
bodies	ĊŃ
body	ĀĂĉĊĘęĵķĹĺĻļĿŃń
born	ą
bother	ķŔ
bottom	Āēĳ
bound	đĽŐ
brackets	ćŁň
branch	Āİŕ
branches	ĀĈ
brand	ăą
break	ĀĈĩĭ
breaking	Ā
breakpoint	ķĺ
breaks	ĀĈĩ
bring	ĀĩĪıĵ
brings	ĜĞħĪ
broke	čň
broken	ĀĈķŌ
brought	ĀąĪ
bsd	ı
buffer	đ
bug	ĀčİĵķĻļĿō
build	ĀĈĞĦİłŕ
building	ĀĈĤ
builds	ćĈě
built	ĀćĈłň
bump	Ķ
bumping	ĶĽ
bunch	ĆĩŔ
but	ĀăĄĆċďĐđĒğġĬıĲĵĶķĸĺĻľŁņŊŋŏőŒœ
by	ĀĂĄąĆćĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĶķĸĻľĿŀŁŃńŅņŇňŉŊŋōŏŐŒŔŕ
c	ħ
cache	Āē
call	ĀćĉĊĎēĔĕĘęğĬĭĺĿŁłńŅŇōŏŒ
callables	ĒĿ
called	ĀĆĉĊċđĔĕĘęĚĞĠġĢıĵĶķĸĺļĽĿŁŅņŇŋōŒœ
callees	ĉĘę
caller	ĀĉĊĔĕĘńŇ
callers	ĀĊĘęĬń
calling	ĀĉĊďĔĕĘŁŃńŇō
calls	ĀĉĊďĘęĥŁņŒ
came	ĀăĄąĠĲņ
can	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėĘęĚĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
cant	ĵő
capitals	ĶŔ
care	ĀĢŁ
carried	ēŅ
carries	ĒēĢ
carry	ĀĒēĤıņŇŉŐ
carrying	Ēŉ
case	ĈĬĸŋŌœ
cases	ĀĸŊōŎ
cast	Ě
cat	Āő
catch	Āń
catches	Ā
catching	Ń
category	ł
caught	ĀĦŃ
causes	Āŕ
cfg	ĐĞĮ
chain	ĀĚěĦħĨ
chance	ĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
change	ĀąĊČčĎďĐĒĢĥįİĲĴĶņňŉōŎŔ
changed	ĀČčĎįņŎŔ
changes	ĀąČčĎď
changing	ĀĊĐĒęŀňō
check	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘĚěĜĝĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĴĵĶĸĺĻĽľĿŀŁŃńŅņŇňŉŋŌōŎŏŐőŒœŔŕ
checked	ąĠİő
checker	ŇŐ
checkin	ąČčįİŉ
checking	čęěĝĠġĦĬĭįŉŋŎŏŕ
checkins	Ď
checkout	ĈĠİĴő
cheers	ąćĝğĥĭĳķĽŇŉŊŏő
child	ĂćĚěŀň
children	ĀĂĚěŀň
choose	ĕġı
chosen	ĕı
churn	ĀĎ
ci	ĀŌœŕ
circle	Ħ
circles	Ħ
circular	ĀĦ
circumstances	ŕ
claim	ĬĮ
clap	ċ
class	ĀĂĆćĒēĚěġĢĤĥīĵĹĺľĿŀłŃŇňōŐ
classes	ĀĂćĒĚěġģĥĹŀńň
classify	ł
classmethod	Ĭ
clause	Āĥīń
clean	ĈŌŎ
cleaning	ŏ
cleanly	Ĉ
clear	ĢŎ
cli	ċĞł
cloned	Ĉłő
closure	ĀĻ
cls	ĂćĚěĤĥīĵĹĺľĿň
cmdline	ċł
code	ĀĆĈĉĊċđĒĖĘğĠġĢģĥĬĭĮİıĲĴĵĶķĸĹĺĽľŀłŃńŌōŎœŔ
codebase	ġĸł
coding	Ģ
colleague	ġő
collect	ĀŊ
columns	Ĥ
come	ĀăąćĉēĖĚĞĠĢģĤĦħĨīİĲĵĶĽľĿŀŃńŅňŉŌōŎőŔ
comes	ĀćĈċďđĞħīİıĲĳĶĸĽĿŃŇŊŔ
coming	ăċęĢĶń
command	ĀċĞł
commands	Ğ
comment	ĀĽ
commit	ĀąČčĎįİŉŌ
commits	ĀčĎİ
committed	ĀąĎİ
committers	Ā
compare	Āďĸ
compared	ĀăĄď
compares	Ą
comparing	ăĆď
comparison	ď
compatible	ėĮ
compilation	ĀĈ
compile	ĈĶ
compiler	ĈĴĽłŐ
compiles	Ĉ
compiling	Ĉı
complaining	Ň
complains	ĐėĴĽń
complete	ĀĆĈđ
composed	Ĥ
comprise	ĳŉŊ
comprises	ľŊ
concerns	ČčĎįō
concrete	Ăĥ
config	ĀĐĮ
configuration	Đ
configure	Đ
configured	ĀĐ
confirm	čĘĚěĜĠġĬĭŋ
conflict	čė
conform	ĥī
conforming	ĥ
conforms	ī
connection	Āħ
considered	ĭ
consist	ĀĉĎĖĤĳľŁŊ
consists	ĀĤĳľĿŊ
console	ĞŔ
const	đĶŐ
constant	ĀđĶĸŐ
constraint	ėĮ
construct	ĀĤ
constructed	Ā
constructor	Ā
consulted	ğ
consults	ğ
contain	ĀĊČčĐđĘĜğĠġģĤĦĩĪıĳľĿŀŃńŉŊŋōŐŔ
contained	ĀČģĳĻľĿŉŊŎœŔ
containing	ĀĸŃŉőœ
contains	ĀąĐĘĠġĤĦİĳĴĵķĸĹĺļĽĿŉŊŋŏŐőœŔ
content	đĴņ
contents	ĀđħįĴŕ
contract	ĥ
contracts	ī
contribute	Ā
contributed	Ā
contributors	ĀĲ
control	ąĊĭ
copy	đēıő
coroutine	Ĭ
correct	ĀčĘěĬĭ
correctly	ĭ
correspond	Œ
could	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
count	ĀĎĚĜĬĭĳľńŊ
counted	ĀĎĳľ
counting	ĄĎĳľŊ
cover	Āō
coverage	Āō
covered	Āıŉō
covering	ō
covers	ıł
crash	ĺ
crate	ĀĞĽ
crates	Ė
create	ĀąĞ
created	ĀăĄąċĵ
creation	ăą
cron	ŕ
curious	Āą
current	ĀĈįİŅņŌ
currently	ĀŌŎ
customer	ŉŔ
customers	ŉ
cut	ħŃ
cycle	ĀĦ
cyclic	Ħ
d	ĀĂąĆćĈĉĊċČčĎďĐđĒēĕĖėęěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐŒœŔŕ
data	ĀĤĵŐ
database	Ĥ
dataclass	ĀĤ
date	Āįİ
day	Āąį
days	Ņņň
dead	ĀĤņŏ
dealing	Āł
debug	Ā
debugger	ĉķļ
decl	Ľ
declaration	ĆćċēĔĜĥīĬĭĵĶķĸĺĻĽŁœ
declarations	ĆĒģĪŏ
declare	ĀĂċĤīĺĽľĿŁŇŐ
declared	ĀĂĆċďĐĔĖėěĞĤĥīĬĭĮıĵĶķĸĹĺĻļĽľĿŁŇŐŕ
declares	ĀĂċĖėĞīĵĶĸļĽľ
declaring	ĸĽ
decorated	ĀĒē
decorator	ĀĒē
decorators	ĀĒē
def	ĆċĒēĔĕĬĵĶķĸĹĺĻļŁ
default	ĀĔĕ
defaults	Ĕĕ
define	ĀĂĆċĐĞġĤĵĶķĸĺļľĿŊ
defined	ĀĂĆċđĞġĤĬĵĶķĸĹĺĻļĽľĿŊœŕ
defines	ĀĆċĞĵĶķĸĹĺĻļĽľĿŊ
defining	ĆċĶ
definition	ĀĆćċđĒēĔġĬĵĶķĸĹĺĻĽŀŁ
definitions	ĀĆĒģŀ
defs	ĀĆĒľĿŀ
delegates	ĉ
delete	ĀąĆĊęĝĩŏ
deleted	ĀČŏ
deletion	Ā
demand	ĂĮ
demands	ėĮ
demo	ċ
deos	čĔĖńŏ
dep	ĖėĦħ
depend	ĀĉĊĖėĜħĩĪō
dependencies	ĀĖėĜĝħĩĪ
dependency	ĀĖėĜĝĦĨĩ
depends	ĉĖĜħĩĪ
deps	ĀĖėĩĪ
depth	Ā
derive	ĀĂćĚň
derived	ĀĂćĚěīŀň
descendants	ĀĚň
descends	ĀćĚň
describe	ĀĢł
description	Ā
determine	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėĘĚĜĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĳĵĶķĸĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
dev	ĀĖ
developer	Ĳ
developers	ĀĭĶ
developing	ĀĖ
development	ĀĖ
deviate	ď
diagram	ćĉ
dict	ŇŐ
did	ĀăĄąĆćĈĉċČčĎĐđēĕĖėĚĞĠġĢģĤĪīĬĭĮįİıĲĳĴĵĶķĸĺļĽľĿŁłńŅņŇŉŊŋŏŐőœŔŕ
diff	ĀăČčĎďį
differ	Āď
difference	ď
differences	ď
different	ĀĆĎďľŅ
differs	ď
dig	ąŀ
dir	ő
direct	ĀćęĜ
directly	ĀćĉĊĒēĘĜ
directory	őŒ
disk	őŒ
display	ĀĴ
distribution	ĞĮ
disturb	ĩŇ
diverge	ď
do	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘĚĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
doc	ĀĽ
docs	Āğģĭő
docstring	Āń
documentation	Ā
documented	Ā
documenting	đĕĵ
does	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
doing	ĀĢ
done	ĀĉŇ
dose	ĀĈĘĜĠġŌ
dot	ĤĿŒ
double	ĆĘ
down	ĀĉđėħĵķĽŀňŏ
drag	ĜĪ
drags	ħĪ
drop	ċĒĸŏ
dropped	Ā
duplicate	ĀĆ
each	ĀăĆĉĊČďĒēĞĤĥĦħĩŀŁŃńōŔŕ
earlier	ĀăŅņ
edges	ĉĊĘ
edit	ĀČčĐįĶĹńőœ
edited	ĀČčĎįĲ
editing	Āō
editor	ĕĴķŐœ
edits	ČčŃ
effect	ğ
else	ĀĂĊĭłŐŒŕ
elsewhere	ĪĭĶŏ
enclosed	Ļļ
enclosing	Ļ
end	ĀăĉĊĖĘĞĢĦħĨİĳĵŃńņŇŉŐ
ending	ħŒ
ends	ĔĦħĨĩİŇ
enough	čĮ
entangled	Ħ
enter	ĀĊ
entitled	ŋŒ
entries	ĎĞ
entry	ĀċĐĞįİĸ
enum	Āĸ
enumerate	ĀĂăĆćĉĊČĒēĖĞğģĤĥĩĪīĿŀŁŃńňŉōŏŔŕ
enumeration	ĸ
enumerator	ĸ
env	ğ
environment	ĀğŌ
equal	đĔ
equals	đĔĕ
error	ĀĈĦĴŃńŎŔ
errors	ĀĈń
evaluate	đŇ
evaluated	ğ
evaluates	đŇ
even	ĀĈ
events	ŕ
ever	ĀĎĘęĦĵŋŏ
every	ĀăĆĉĊČďĒēĖĚĞğģĤĥĩīĿŀŃńňŉōŎŔŕ
everyone	Āķ
everything	ĀĆĈĉĊĒģĥĩĪĽĿŀŁŃńňŎ
everywhere	ĀĆĵĶ
evry	ĀĆ
exact	đėĴŔ
exactly	ĀĎĐđĮıĴķĹĻļŀňŊŐœŔ
exc	Ńń
except	Āń
exception	ĀĆĖłŃń
exceptions	ĀŃń
executables	Ğ
execute	ĉĘŌŎŕ
executed	ĀęŌŎŕ
executes	ĊŎ
exercise	Āō
exercised	ō
exist	ĀăĄąĆĘĠġĥīŀŅņŋō
existed	ĀĠŅ
existence	ąĠġŋ
existing	ċĠġŋ
exists	ĀĆċĘĜĠġĦīĽņŋ
exit	Ŏ
expand	Āđ
expect	ĀŁń
expects	ĀĊŁ
explain	ĀďĢŁŇ
explaining	Ģ
explanation	Ģł
explicit	ĕ
export	Āğģ
exported	ğģĭ
exporting	ğģ
exports	Āğģ
expose	ģ
extend	ĀĂćĚň
extended	Āćěň
extending	ćň
extends	ĀĂćĚň
extension	ĀŒ
external	Ė
extra	Āă
extras	Ā
face	ń
fail	ĀĈŃńŌŎ
failed	ĀŌœ
failing	ĀŌŎœ
fails	ĀŌŎ
failure	ĀĈŃńŌŎ
failures	ĀŎ
fall	ĈĔłō
falls	Ĕĕł
false	čĘĚěĜĝĠĬĭ
family	Āć
far	ĀĎēėĭİĴ
feeling	ĆįňŊ
fetch	Āğ
fetched	ğ
fetches	ğĪ
few	ĆČĢģĪĺŁŊ
fidn	đęġň
field	ĀĐđĤĵĶŇŐ
fields	ĀĤ
figure	ĀĎđĳľŊ
file	ĀăąĆċČčĎĐĜğġģĦĩĪįıĲĳĴĵĶķĸĹĺĻļĽŅņŊŎŏőŒœŔŕ
filename	Ņ
files	ĀăĄĆČčĜĝğġģħĨĩĪķņŒŔ
fill	ĂĕłŐ
final	ĀđįİĶŀň
find	ĀĂăĄąĆćĈĉĊċČčĎďĐĒēĔĖėĘęĚěĜĝĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
finding	ąğħĩĵŃŅņőŔ
finds	ķĽĿŃŉō
fine	Ĉ
fire	Ċŕ
first	ĀăąĆĞğĢħİĶŁ
five	Ŋ
fix	ĀĠŉ
fixed	đĶŉō
fixing	œŔ
flag	Āċŏ
flaky	œ
flie	ČŒŕ
fn	ķĻļŁŇ
folder	ĀőŒœ
follow	ĊĥĦħĨĿņ
following	ĀĦħŅ
follows	ńŇ
for	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
forced	Ă
forces	Ă
forgot	ĬŁŒ
form	ĀċēĤĦħĪ
formal	ĀŁ
former	ĀĚħŅņ
formerly	Ņņ
forward	ĵŁ
found	ĀĆčĐęěĝĠġĦĩĪĳĴĵŃŅŉŊŋŔ
framework	ł
free	ĈĖĜķ
fresh	ĀĈİ
freshest	įİ
from	ĀĂăĄąĆćĈĉĊċĎďĐđēĔĕĖėĘęĚěĝĞğġĢģĥĦħĨĩĪĬĭĮİıĲĳĴĵĶĸĹĽľĿŀŁŃńŅņŇňŉŊŌōŎŏŐőŔ
front	ĐĒł
fulfil	ĥī
fulfils	ī
full	ĀĆĦĵŁŊőŒŔ
func	ĉĊďēĔĕęĬķĻļŁŃńŇŋōœ
funcs	ĉĊĒľĿŃŊō
function	ĀĉĊďĒēĔĕĘęğġĢĬķĹĺĻļŀŁŃńŇŋōŐŒœ
functions	ĀĂĆĉĊďĒĘęġģļľĿŃŊō
further	ŀ
gave	ąŅ
generator	ĀĬ
get	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
getenv	ğ
gets	ĀąĆćĉĊċĐĔĖęĚĝğģħĨĩĪĶĸŀŃńŇōŏŕ
getting	ĉčĦĪķľŔ
git	ĀąČĎĢįİĲŅŉŕ
github	Āŕ
give	ĀĂăąĆćĈĉĊċČĎďĐđĒēĔĕĖėĞğġĢģĤĥħĩĪīĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŌōŎŏŐőŒœŔŕ
given	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘěĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĺļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
gives	ĆĐĕĞģĲĺŇ
giving	Ćķő
global	ĶŐ
go	ĀĆĈĊČĤĥĦħĮĳĴĵķĸĹĽĿŁłŅņŉŊŋŌŎŏőœŕ
goes	ĀćĈĉġģĦħĭĲĳŁńņŋŌŒ
going	ĀăćĉĎĐĠĢĦħĩĪĬĭňŎŕ
gone	ĀĈņŉ
good	ĂăąćĈĉĊċČčĎďĐĒēĕĖėęěĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĳĴĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŕ
got	ĀĂăąĆĈČčĎďđĒēĔėĘęĚĜĝĞĠġĤĥĦĪīİĳĵķĸĹĺĽľĿŀŁłŃŅņŇňŉŊŋŌŏŐőŔ
gpl	ı
graph	ĀĉĊĘĦħ
green	ĀĈŌŎ
grep	ĀĵĺŔ
hacking	Ĉ
had	ĀĄćĊČĎĔĘĠĬįĲĴķĺļŁńŅņœŔ
hand	ĉČđĔėĳĿŁŇ
handed	ıĿŁŇ
handle	Āń
handled	ĀĢ
handlers	Ā
handles	Ā
hands	ĀĉČčĎģĲĿŇ
happen	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĕĖėĘĚĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĺļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
happens	ĉĬ
happy	Ā
hard	đ
has	ĀĂăĄąĆćĈĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁŃŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
hash	ąįİ
have	ĀĂăĄąĆćĉĊċČčĎďĐđĒēĔĕĖėĘĚěĜĝĞğĠġĢģĤĥĦĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺļľĿŀŁłŃńŅŇňŉŊŋōŏŐőŒœŔŕ
having	ĀĒĢĤĩįľĿŃňŉŊ
head	ĀĢĪİ
header	ćīĵĶĽ
headers	ĀĪĽ
heading	ł
hear	ĦŋŒ
held	đė
hello	ĆĊčďđēėĚğĠĢĦĪīĭĮįİıĵĶĸĿŁłńņŇňŉŊŋŌōŏőŔ
help	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
helper	ĀĉķĻļ
helpers	Āĉ
here	ĀąĆĈĊĒĖėĞğġĢĭĮİıĴĵķĽłŃŅŋŌŐőŒŔ
hey	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėĘĚĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
hi	ĀĂăąćĈĉċČĎĐĒĔĖĘĜĞġģĤĥħĩĬĲĳĴĶķĸĺļĽľŀŃŅŎŐŒœŕ
hidden	Ļőœ
hides	ļő
hierarchy	ĀćĚŀňő
hint	ĀĽ
hints	Ľ
history	ĀąĎİĲŅņŉ
hit	ĀČčĎįĶŃōŔ
hits	ĀĺŏŔ
hoist	Ļ
hold	ĀđĜğĤħĳĺĿłŇŉŊŐ
holding	ķŉŐő
holds	ĀĐđĤĵĶķĸĹļĽłŊŌŐőœŔ
hole	Āİŉ
home	ġĵ
hooked	ħŕ
hop	ħ
hops	ħ
hot	Ď
hour	Ċķ
hover	Ő
how	ĀĆĎďđĔėĚĢħĨĬĮįİıĳĴĵĽľĿŁłŅņŇŊōőŒŕ
huge	Ŋœ
hunch	Ħľ
hunting	čĦĵ
hwo	ĎĳľŊ
i	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
idea	ĀĢķĽ
identifier	ĆġĭıĶ
identifiers	Āģ
identify	ĀĂăąĆćĉĊċČďĐĒēĔĖėĞğģĤĥħĩĪīĮįİıĲĵĶķĸĺļĽĿŀŁłŃńŅņŇňŉōŏŐőŒœŔŕ
if	ĀĂăćĈĊčďđĒĔĕĖĘęĚěĜĝĠġģĤĦħĩĪīĬĭĮĳĴĶķĺĽľĿŁłńŇŉŊŋŌōŎŏŐŒŔ
ignore	Œ
impl	ĉĥīĺĿ
implement	ĀĂĥī
implementation	ĀĂĉĥīķĺĽ
implementations	Āĥīŀ
implemented	ĀĂĥīķĹĺ
implementers	ĥī
implementing	ĂĥīĽ
implementors	ĥ
implements	Āĥīĺ
impls	ĥī
import	ĀĜĝģĦħĨĩĪłŏŒ
imported	ĀĜĝģĦħĨĩĪĶŏ
importer	ĜĝħĪ
importers	ĀĜĝģĦĩ
importing	ĀĜĝĢģĦħĩĪŏŒ
imports	ĀĜĝģĦħĨĩĪĽŏ
in	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
include	ĀčĎĘęĚĜĝĩĪŉŋ
included	ĝĠĩĪŉ
includes	ĀčĜĠĦħĪŉ
including	Ā
incoming	Ċ
indirect	Ā
indirectly	ĀĦħĨ
individual	Ā
indrect	Ā
inferred	ĀŇŐ
inherit	ĀĂćĚň
inheritance	ĀćĚěň
inherited	Āćěŀň
inheriting	Ăň
inherits	ĀćĚěň
initial	ĀąĔĶ
initialised	ĀđĦĶ
inner	ĻļŐ
input	ĔŁ
inputs	ĀďŁ
inside	ĀĉčĐĘęĜĝĤĦĪĲĳĴĸĹĺĻļľĿńŉŊŎŏ
install	ĀĖėĞĮ
installation	ĞĮ
installed	ĖėĞĮ
installing	Ğ
installs	Ğ
instance	ĀĚĤĿŐ
instances	ĀŇ
instantiable	Ă
instantiate	ĀĂ
instantiated	Āĵ
instead	Ĕ
int	ĀĭŇŐ
integer	ľ
integration	Ā
interface	ĀċģĥīĽľ
interfaces	Āī
intermediate	ħĨ
internal	ăĭ
interrupt	Ķ
into	ĀăąĆĉĊĎĘĝĠĢĦĨĪĲĵĶĽľŁłŅņŉŊŏŐőŔ
introduced	ĀăąĠġĵĽ
introduces	ċĶĸĽ
introducing	ą
inventory	ł
invoke	ĀĉĊĘ
invoked	ĀĉĊę
invokes	ĉĊĘŁ
invoking	ĊĘ
involve	ō
involved	ĀĦ
involving	Ħ
is	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
isinstance	Ěě
it	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
item	đģĶķĸ
items	Ēģ
its	ĀĂĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĞğĢģĤĥĦħĩĪīĬĭĮįİıĲĳĵĶķĸĹĺĻļĽľĿŀŁŃńŅņŇňŉŊŌōŎŏŐőŒœŕ
itself	ĀĈĉĖĦīĵļĽņőŒ
java	Įĸ
job	ĀĉĢŕ
jobs	Ā
judging	Ĭľ
jump	ċĐĵĶķĸĹĻœ
just	ĀăĆĈČĎĜĞĥĬįİĳĴĽľłŊŌōŎŏŐő
k	Ō
keep	ďĜĢĤĭķĽőŔ
keeps	ĀġĢĤŐ
kept	ĀĭĶķłőŒœ
key	ĀĐ
keyword	ĀĔŁ
kicked	ŕ
kicks	ŕ
kind	ĀĚġīĵĶłńŇŐ
kindly	ĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
know	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
known	ċġŅņŐ
l	ĀĎĲĳ
lacks	ď
laid	ĵ
lambda	ļ
land	ĞĦħ
landed	ĀłŃŉ
language	ĀĭĮł
laptop	ĈŎ
large	ĀľŊ
last	ĀăįİĲĳĺňœ
lately	į
latest	Āįİ
latter	ăĚħ
launched	Ċńŕ
launches	ŃŌ
lawyers	ı
lay	Čč
layering	Ĝ
lead	ĀĚĦħĨ
leading	Āħő
leads	Ħħ
lean	ĉĖ
learn	ċīō
least	ĀĮ
leave	ĂčĔŏŒ
leaves	Ăĕŏ
leaving	ĆĔĖ
left	ĂčĔĭįŏ
leftover	ŏ
legal	ăĖı
length	ĀĎĳ
let	ĀĈńŎ
lets	ĕ
letters	đĶ
letting	ĈŌ
level	ĀćĩĭĶķĻő
levels	Ā
lib	ł
libraries	ĖĪ
library	ĖėĞł
libs	ĀĖ
licence	Āı
license	ı
licensed	Āı
licensing	ı
lie	ħŒ
lies	Āăőœ
life	ķ
like	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
limits	đĳĶ
line	ĀĆĊċĐĒĜĝĞğĩĲĳĴĵĶķĸĹĺĻļĽłœŔ
lines	ĀĆēğĪĳĻŏŔ
link	ħņ
linter	ĐĴŏ
list	ĀĂăĆćĉĊČčĎďĒēĖėĘęĚĜĝĞğģĤĥħĩĪīıĿŀŁŃńŇňŉōŏŐŕ
listed	ĀćĚěģīĸłŕ
listing	ĂăĉĊČĒĖĞģĤĥĸĿŀŁňōőŕ
lists	ċďīĸŋ
literal	đŔ
little	ĻļŎŏ
live	ĀĆċĖĥĩīĵĶķĸĽľĿŅņŊőŒœ
lives	ĀĐĵĶķĹĻłņőŒœ
load	ĀĜħĩĪ
loaded	ĝĨĩĪ
loads	ħ
local	ĻļŐ
locate	ĀċĐĒğĵĶķĸĹĺĻļĽőŒœŔ
location	ĆċĐğĵĶķĸĹĺĻļĽŅņőŒœŔ
locations	ĀĆ
locked	ė
log	ĀąĎįİĸŃŅœŔ
logged	ĺ
long	ĀċĎĐįĳ
longer	Āĩņ
look	ĀĂăąĆćĉċČčďĐđēĕĖėĘęěĜĞğĠġĢģĤĥĦĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŁŃńŅņŇňŉŊŋŐőŒœŔŕ
looked	Āğŋ
looking	ĀċČĎĐēĔėĚĜğĪĬĮįĶķĸĽłŅņőŒ
looks	ČďĚğĶľŁ
lookup	ğŔ
loop	Ħ
lose	Ā
lost	ĀćĽő
lot	ĀĆĎďĶŔ
lots	Ďľ
love	ģĨĲĵĽĿŒ
lowest	ėĮ
lst	Āį
lying	ĀĆŋŏ
m	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįĳĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋōŎŏŐőŒœŔ
machine	ĀĮ
made	ĀăĉċČčĎęĚğġģĤĪĬĭĮįİĲĳĻľňŉŊŋŎ
main	Āċ
maintains	Ā
make	ĀĂćĈĉĊčĎēĖğĢģĤĦĬĭĲĽľŀňŉŊŌōŎŏŕ
makes	ĀĉĊċđĘĜğĢģĬŏŕ
making	ĂĉĊĎĖĘĤĿ
manager	ĢŔ
mandatory	Ă
manifest	ĖėĮ
many	ĀĆĎīĳĹľŊ
mark	Ăč
marked	ĂĒēĭ
match	ĸŔ
matter	Āġ
maximum	ė
may	ĭıŃńŇŋ
me	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
mean	ĀĂąćĊċđĒĖėģĤīĭİıĲĵĶĹĽľĿŁŃńŅŇňōŐŒ
meant	ĢĭĮłň
measured	ĳ
meeting	ğ
member	ĀĂĤĦĭĸĹĺľĿŐ
members	ĀĂćĤĸĿ
mention	ĀĕĜĩōő
mentioned	Āĝķŋ
mentioning	ġō
mentions	Āĵķņ
merge	ĆĶŎ
merged	ĀĈ
message	ĀąİŔ
metadata	ĖĞĮ
method	ĀĂćĊĒēĥĬĹĺľĿŀńŇ
methods	ĀĂĉĊĒĤĹĺľĿŀŃŊ
might	ĀġŃńŐ
min	ėĮ
mind	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
minimal	ħ
minimum	ėħĮ
miss	Ā
missing	ćĕņ
mit	Āı
mnay	Ā
mock	ĉęīĿ
model	ĵ
modification	čį
modifications	ĀČ
modified	ĀČčĎįō
modify	Ččįō
module	ĀċĜĝğĢģĦĩĭĵĶķĸĽŎŐŒœ
modules	ĀĆĖĜĝģĦħĨĩĪŏ
moment	ĀĈĪŌōŎ
more	ĀĆćĒįľłńņŏŒŕ
morning	ĂăąćĈĊČĎĐĒĕĖęĝĞğġģĥĨĪĭįĲĳĴĵķĸĺĻĿŀŁŃŅŎŐőœŕ
most	Āħįİľ
motion	ŕ
move	ĀăĦĩŅņ
moved	ĀĝŅņŏ
moving	ăĝĪĶ
msg	İŔ
much	ĆĎđĔĳĵķĸľŁŊ
multiple	Ć
must	ĀĂČĐđĖėĥĮĵĶķĸŁńő
my	ĀĂĆĈĉĐĕėĞğĠĢģĤĦĬĮİıĳĴĵķĺļĿńņŇŉŊŌŎŐőœŔŕ
mypy	ŇŐ
myself	Ă
n	ĀĈčĎĘęĚĝĠġĦĬĭĳĴľŊŋŌŎ
name	ĀĂăĆćĉĊČĎđĒēĖĞĠġģĤĥĩĪīĭİıĲĵķĺĽĿŀŁłŃńŅņňŉŋōŏőŒœŕ
named	ĀĆćĐġĵļĽŅņŋŌőŒœ
namely	Ēī
names	ĀĂăćĉĊČĒēĖĞģĤĥĩĪīĿŁŃňŉōŏœ
nature	ł
navigate	ĵĹĺ
necessary	Ă
need	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėęěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
needed	ĀĖėĮŏ
needless	ŏ
needs	ĖĜĩĪĮŉŏ
negative	ń
nervous	ĈŎ
nested	Ļļ
never	ĀĔĕĘŏŕ
new	ĀĂăĄąĖėĞĢĮİĵķĸļŃŅņŒ
newbie	ĵ
newcomer	łő
newer	Ā
newest	Āįİ
newly	ăĄ
next	ĀĂćĉďėĩĲĸŐ
nice	İ
night	ăĺœ
no	ĀĂĆĈČčĐĔĘęĚěĜĝğĠġģĤĦĩĬĭĲĴĶķĺļľņŊŋŎŏŐőŒ
nobody	ĀĔĕŏ
node	Į
non	ĀĖ
none	Ň
normal	Ā
not	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
notes	Āăņ
nothing	Āĕłŏŕ
notice	Āďėĩı
now	ĀĈČĞİĳľŅņŌŎŏ
nowadays	Ņņ
nr	Ďĳĺ
number	ĀĎĐđėĮĲĳĴķĺľŊŐœ
o	ŏ
object	ĀĤīĵľĿŇŐ
objects	Āĥĵĺ
obliged	ĂŁ
obtain	ĞğŎ
occasions	ŕ
occur	ĀĊęńōŔ
occurence	Ŕ
occurrences	ĀŔ
occurs	ęōŔ
odd	ćħ
of	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
off	ĀĊĕŃŒŕ
offer	ĀģľĿ
offers	ģľĿ
offline	Ė
often	ĀĎŕ
ok	ĈĮŌŎ
okay	ĈŌŎ
old	ĀėĮįŅņ
older	ĮŅ
oldest	ĀĮ
omit	Ĕ
omits	Ĕĕ
on	ĀĂăĄćĈĉĊċČčĎĐđĒēĔĕĖėĚěĜĞğĠĢģĤĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŁłŅŇňŊŌōŎŐőŒœŔŕ
once	ĆĞĿŅņŒ
one	ĀăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġģĤĥĦħĨĩĪīĬĭĮįİıĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
ones	ĀĂăĄĆćĊČďĒēĖĞģĥĩĪīĿŀŁŃńňŉōŏ
only	ĀĂăĆČđĚģĤĥħĭĵĶķĹĺľĿłŌŎŒ
onto	ē
open	ĀĐĤĪĬıĳĴĵĶķĸĽőŒœ
opened	ĀĝĴ
opening	ķŊœ
ops	ğ
option	ĀċĐ
optional	ĀĔĕ
options	ĀďĸŁ
or	ĀĂăąĆćĈċčďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĦĩĪīĬĭĮįıĳĶĸĽľłņŇŊŋŌōŎŐŒŕ
order	ĖĮŁŕ
origin	ĀąŅŔ
original	ĀĶĹŅ
originally	ąŅ
originate	ĽŃŅ
os	Āğ
other	ĀćĉďĖĚģĦħĩĪīĿŀłŇňŐ
others	ĀĉģĦĩ
our	ĀćċĐĒĖėĚğġĥĮıĵĶĽłŃŋōőœŔŕ
ours	ĀĽŃ
out	ĀĆćĈĉčĎđēĔĖęĚěĜĝğĠġĢģĤĥĦħĨĩīĬĭıĳĴĵķĸĹĻĽľŁłŃńŅņŇŉŊŋŌŎŏŐŔŕ
outcome	ŅŌŎ
outer	Ļļ
outgoing	ĉ
output	ČŇŉ
outside	Ėģĭ
over	ĀĆĈĉČĐđĒēĔħĨĶŁŏŐő
overall	Ć
overload	Ć
overloads	ĀĆ
overridden	ĀĂĔŀ
override	ĀĂĐĶŀ
overrides	ĀĂŀ
overriding	ĀĹŀ
overview	ĀĒĖĤīĿ
own	ĆģĺĽŀŌœ
owns	Ĥ
package	ĀĖėĞģĪĭıĵĶł
packages	ĀĆĖĪ
packaging	ĖĞő
page	Ğ
parallelise	Ŋ
param	ĀďĔĕ
parameter	ĀďĐĔĕŀŁ
parameters	ĀďŁ
params	ĀďŁ
parent	ĀćĚěŀň
parentheses	ćŁ
parents	ćĚě
parser	Āċ
part	ĀĂČčďĐğĠĢĦŉŕ
partially	Ħ
parts	ĀĂŃ
party	ĀĖı
pass	ĀĈċďĔĕŁŌŎő
passed	ĀĕīĵŁŌŎ
passes	ĀĈĔĕĦŌŎ
passing	ĀċĚŌŎ
past	ĀąķŅ
paste	ĀĴ
path	ĀĆĊċĞğħĨĵĶķĸĹĻĽŅņőŒœŔ
paths	ăČčŃ
people	ĀăĆċĎĒĖłŒ
per	ĀĮĳľ
person	ĀĲ
phone	ĉĳĴ
phrase	Ŕ
pick	ğĥıŏ
picked	ğ
picks	ğ
pin	ėŁ
pinned	ĀėĲ
pip	ĖėĞ
pipeline	Āŕ
pkg	ĖĞ
place	ĀąĆĊċďĐĒğĩįĵĶķĸĺļĽŀŃņőœŔ
placed	Ēė
places	ĀĆĊğĩŃōŔ
plain	ĢĬ
plan	đŋ
planning	Ē
plays	Ģ
please	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
pls	ıĵķĽĿņőœ
plug	Ĕī
plus	Œ
point	ĀĐĘĢİĲĵĶķĸĹĺĻļņŏŒœ
pointing	ċĴĶĸœ
points	ĀĞĴ
port	ĉņ
position	ĆĐĴĵķĸĺĻļŌ
positional	Ł
possess	ľŋ
possible	ĈŃ
pr	ŕ
precede	ē
precisely	ĶŇ
predecessor	Ņ
preparing	Ėń
present	ĀĄĈĖĝĠġİĶłŅņŋŌŎ
preset	Ĕĕ
previous	Ņ
previously	Ņņ
print	ĀĆĊđēĔĖģĤĨīİĳĴľĿŁŇŉŊŐŔ
prior	Ņ
private	Āĭ
process	ğ
produce	ĀŃń
produced	ń
program	ĀĖğĢłŔ
programming	ł
programs	Ğ
project	ĀąĆĈĊĖėĞġĥĮİıłŃŋőŒŔ
promise	ī
promises	ĥī
prompt	Ğ
properties	ĀĤ
property	ĀĤĬ
protected	ĭ
protocol	ĥīĽ
protocols	Āī
provide	ĀĂĞģĥīŀ
provided	ĞĿ
provides	ĞĥīĿ
pub	ģĵ
public	Āģĭ
published	ģı
pull	ĀĖĜħĩĪĵĻŕ
pulled	ĖĝğĨĩĪİŎ
pulls	ĖĜğħĩĪ
pure	Ă
purpose	Ģłŏ
push	ĀŎŕ
pushed	Āŕ
put	ăąĆĊďĐĒēĔėĞģıĲĵĶķĸĹĺĽŁńňŊŋōŎőœŔ
puzzling	Ĳ
pytest	ĀŋŌŎ
python	ĀĂĮŒ
qa	Ŋō
quantity	ĎľŊ
query	ğ
question	ĀĂăĄąćĈĉĊċČčĎďĐđĒēĔĖėĘĚěĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŕ
quick	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĔĖėĘěĜĞğĠġĢģĤĥĦħĩĪīĬĮįİıĲĳĴĶķĸĹļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐŒœŔŕ
quickest	ħ
quote	ĀİĴŊ
raise	ĀŃń
raised	ĀĥŃń
raises	ĀŃń
raising	Ńń
ran	ĀŊ
range	Āăė
rather	Ĥĳň
re	ĂąĉċčĎďđĒĖėĞĠĢģĤĦħĪĮİıĵĿłŅōŎ
reach	ĀħĨŉ
reachable	ĀĨŉ
reached	ęĨ
reaches	ĊĘħ
reacts	ŕ
read	ĀąđēęğĢĤĪĴĵķĹĺĽłńŒœ
reading	ĉđğĢĵļŒŔ
reads	ğĴ
real	Āġĥ
really	ĘĚġĭŋ
reason	Ā
rebase	İ
receive	čĶķŃŇ
received	ŅŔ
receiver	Ĺĺ
recent	ĀĮįİ
recently	Āįİ
record	ĀċĤ
recursively	Ā
red	ĀŌŎœ
redefine	ŀ
redefined	Āŀ
redefinition	Ćŀ
redefinitions	ŀ
redundant	ŏ
refactor	Ĭķ
refactoring	ō
refer	ĀĜō
reference	Āō
referenced	Āōŏ
references	Ā
refers	ĩĴōŏ
regarding	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
regards	ďĭıŇ
registered	ċĞ
registers	ċĞ
regression	Ċį
reimplementations	ŀ
relation	Ěě
relative	Āő
release	ĀăĄĈėĠĮıŉ
released	Ġıŉ
releases	Āăŉ
relies	ėğĩĪīĮ
rely	ĀĉĖĜĩĪīĭōŕ
relying	ĀĖ
remember	đġĬĶŅņ
remove	ĀĊŃ
removed	Āŏ
rename	ĀĆŅņ
renamed	ĀĩŅņ
renaming	ĆĊċķŃŅņ
replace	ďŀņ
replaced	ŀŅņ
replaces	Āŀ
repo	ĀăąĆĈĒĖėĞĠġĩĮİıłňŋőŔ
report	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĝĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
repository	ĀąĆĈĊĞġĮİıłŋőŔ
request	ėĵŕ
requests	Āŕ
require	ĀĖėĜĩĪĮķ
required	ĀĂĖėĝĪĮ
requirement	ĀėĮ
requirements	ĀĖė
requires	ĖėĜĩĪĮ
rerun	ō
reside	ĵőŒ
resolution	ć
respect	Ąďĭ
responsible	ĀąĢĲŃ
result	ĈĳŃŅŇŌŎ
ret	Ň
return	ĀŇ
returned	Ň
returning	ĒŇ
returns	Ň
revert	Čč
review	ĀČĢľ
reviewer	ĀĴ
reviewing	ČĵĿ
revision	ĀąČčįİŉ
revisions	ĀĎ
rewrite	ŀō
rid	Ā
right	ĀĂĄąćĈĉĊċČčĎďĐđĒēĔĕėĘęĚěĜĝĞğĠġĢĤĥĦħĩĪīĬĭĮįİıĳĵķĸĺļĿŀŃńŅņŇŉŊŋŌōŎŏŒœŕ
role	Ģľ
root	Āő
round	ĆďĦń
route	ħĨ
routine	ķļŁŇ
routines	ĉĊĒŃ
run	ĀăĆĈĉĊċĖĘęĞĠĮĳĵłŉŌōŎŏœŕ
rundown	ĢĿ
runner	Ŏ
running	ĈĖĢĲŊŌŎŕ
runs	ĀĊĖĦĮŌŎŕ
runtime	ĀĖ
rust	ĀĉĮŏ
s	Ŀ
safe	Āı
safely	ŏ
same	ĀďĦ
satisfied	ĥī
satisfies	ĥī
satisfy	ĥī
saw	ąŃ
say	ĀĈċĐĒĔėĥīĬĭĮİıĲĳĴķĺłņŇŌŎŏŐőœŔ
saying	ĀŒŔ
says	ĀĂĕĦīıĲĴĶļŇŋŒœŔ
schedule	ŕ
screen	Ŕ
screenshot	Ŕ
script	ċĝĞğĪĬĲĳĴĵĶķĸĽŅŊŎőŒœ
scripts	ăČĞģĩŔ
scroll	ĳĴķļ
search	ċķŔ
second	Ľ
section	ĐĖĝĞĪńŕ
security	ėŉ
sed	ĀĴ
see	ĀĂăąĈĉĊċČčďĐđĒēĖėĘĝĞģĤĥħĨĩĪīĭİĲĳĴĵĶķĸĺĻĽŀŁŃňŉŋŌŎŏŐőŒœŔŕ
seeing	ĽŔ
seems	ĀĆēįĳňŔ
seen	ĵ
send	Ľő
sense	ĢĿ
sent	őŔ
sentence	ĢŔ
separate	ĆŊ
sequence	ĉħĨ
serialise	ĤŐ
serialising	Ĥ
server	Ė
serves	ĀĢ
set	ĀăĆċČďĐđĒĔĕĞğĤĩīĮĶľĿňŐŕ
sets	ĀċďĐĕĞĶŕ
setting	ĀĐėğĮĶ
settings	ĐĮĶ
several	ĆČĹ
sha	ąįİ
she	Ħĵ
shell	Ğğ
ship	ĞĠıŉ
shipped	ĀĞĠŉ
short	ċĢħŐ
shortest	ħĨ
should	ĀĐđĜĮĵĻļłńŇŐ
show	ĀĂăĄąĆćĈĉĊċČďĐđĒēĔĕĖėĚěĞğģĤĥħĨĩĪīĮįİıĲĴĵĶķĸĹĺĻļĽĿŀŁłŃńŅņŇňŉŌōŎŏŐőŒœŔŕ
showing	ĐİĴĹĻ
shwo	Ā
sibling	ċĸ
siblings	Ā
side	ďđĩō
sign	đĒēĔĕī
signal	Ńń
signature	ĀĊďĔĕŁŇ
signatures	ĀďĽ
similar	ğ
simpler	Ģ
since	ĀăĄąĆįķņŏ
single	ĆŊŌ
sit	ćĒēěĦħĪİķĸĹļĽŅŏőŔ
site	ĆċĭĵĶķĸĹĺĻĽœ
sites	ĀĆĊğŃ
sits	ćĐĒēĦĴĵķĸĹĺĻĽňőœŔ
sitting	ĂĒĝģĤįİŁŊŐœŔ
situated	Ļő
size	ĀĳľŊ
sizing	đ
skip	ĀĔĕœ
slide	ĳľ
slow	Ŏ
small	đĪĻ
so	ĀĂăąĆćĉĊċČčĎďĐđĒēĔĕĖėęĚěĝĞğĠĢģĤĥĩĪīĬĭĮįİıĳĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŏŐőŒœŔŕ
software	Ėğıł
some	ĀĂăĄąĉčĒēėĘĞġĤĥĦīĴĸŀŁłŃņňŋŌōŎŐŒœ
somebody	ĀĂăąĆĈĊċČčĐđĒēĚğġĢĦĬįİıĲĵĶķĹĻľŅņŋŌŒœŔ
somehow	ĀĦħ
someone	ĀăąčĐĒēĠġįĲĵĶķĸĽŅŊŋŏŔ
something	ĀĆćčĎēęğĠġĢĦĩĪĭįĶłńŇŐŒŕ
somewhere	ĀăĊċĐĘęĚěğġĵĶķĸĽōőŔ
sorry	ĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
sort	ĚłńŇŐ
source	ĀĆċČđğĥĩıĵĶķĸĹĺļĽŅņőŒœŔ
sources	ĈċğġĩıĵĶĸĺĽŃŔ
span	Āăĳ
spdx	ı
spec	ėōœ
specialisation	ćĚň
specialise	ćĚěň
specified	Đ
specifier	ė
specifies	Đĕ
spell	ĤŁŔ
spelled	ĸĽŔ
spin	ĀŎ
split	ĀĩľĿŊŒ
splitting	ģĳŊ
spot	ĀĎĐğĵĶķĹĻļĽőŔ
spots	ĀĆĊĎĒğ
stable	Ďį
stack	ďēĵķŃ
stand	ćđĒēĥīĶķĺĽŊœ
standard	Ĕ
standing	ĒĪİ
stands	ĀćĈĐđĒēĕėĩĬİıĲĴĵĸĻŇœŔ
star	Ģ
start	ĀăĈĔĞĦħĨĵķĺĻļŌœŕ
started	ĀĞĦŕ
starting	ĀĉĦħĨ
starts	ħĵķĹĺĻļŕ
stat	Č
state	ĀĈčĎďđĘĚĜĠġĤĦĬĭİĳĸľŊŋŌŎ
statement	ĀćċĜĩĪĵķŃ
statements	ĀģĨĩĪŃńŏ
static	ĀđĬĶŐ
status	ĀĈİŌŎ
stem	ąŒ
step	ĀħĨ
stepping	ĉĺļ
steps	Āħ
stick	ēő
still	ĀĈĊĒĠħĮŃņŌŎő
stop	Ā
stops	ħŅ
store	ĀĤŇ
stored	ĀđĤŅŐőŒœ
stores	ĀĤ
str	ŇŐ
string	ĀđŇŐŔ
struct	ĀĤīĵľĿ
structs	Āĥ
structure	Āő
stuck	ĒēĠĮ
stuff	ĀćĚģĪıĳň
stumbled	Āł
subclass	ĀĂćĚěĵŀň
subclassed	Āćěň
subclasses	ĀĂćĚěŀň
subclassing	Ăň
subdirectory	ő
subfolder	ő
subject	Āİ
succeed	ĀĈŌŎ
succeeds	ĀĈŌŎ
successful	ĀĈŌŎ
successfully	ĈŌ
successor	Ĩņ
such	ĀđĘğĠġłŋ
suffix	Œ
suite	ĀŋŌōŎœ
sum	Ģ
summarise	ĀĢ
summary	ĀĢ
super	Āćě
superclass	ĀćĚěň
superclasses	ćě
superfluous	ŏ
supplied	ĂĔŁ
supply	Ăŀő
support	ĀĠĥīĮŉ
supported	ĀĖīĮ
supports	īĮ
supposed	ĢĮļŁŒ
sure	ĀčĚġĭŌŎŐ
surface	ģ
suspect	ĀēĘĦĳ
swallow	Ł
swap	ďĥīı
switch	ċ
symbol	Ćġĭ
symbols	Āģ
system	ĀĢł
ta	ĉđĶķľŒ
table	ĀĐĤ
tag	ĀăĠŉ
tagged	ĂĒĠİŉ
tags	Āăŉ
taht	ĀąğĩŁ
take	ĀċďĐĔğĢįĵĶķĸĹĻĽŀŁňŒœ
taken	ĔğġŁ
takes	ĀďĔĕėğĢĦħĪŁ
taking	ħĭľŁ
tally	ľŊ
tangled	Ħ
target	Āħņ
targets	ĉĞ
task	ĢĲ
teacher	ĦĬķ
team	ăĸ
teh	ĀąĆĈċĎĒĜĞĢĬĭįĲĴĵĶĸĹĻĽľĿŃŇŊŋŌŐ
tell	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
telling	ĀćēĪīıĵĽłńŇŒ
ten	ľ
terminal	ĞłŔ
terms	ĀĢıŐ
test	ĀČđīĸŇŊŋŌōŎœ
testcase	ŋœ
testcases	Ŋō
tested	ĀŊō
tests	ĀńŊŋōŎœ
tets	ōŎ
text	ĀċĲĳĴŐŔ
than	ĀĄĆďŏŕ
thank	ĀĂăąćĈĊċČĎďĐēĕėęěĞĠĢĦĬĮįıĲĴĸĺĻĿłńŅňŌōŐœŔ
thanks	ĂăąĆĈĉĊċČčĎďĐđĒēĕĖėęĚĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
that	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
the	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
their	ĀĆĎďĒēĞġĥĲŀńňŉŋ
them	ĀĂĆĉĊČĎĒēĖģĤĥħĩīľĿŃŉŊōŎŏŔ
then	ĔĕğĠħŅņŏ
there	ĀĂăĄąĆćĈĊċčĎďĐđĒēĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĩĪīĮįİĲĳĴĵĶķĸĹĺļĽľĿŀŁŃńņŇňŉŊŋōŎŏŐőŒœŔŕ
these	ďġłņňōŔ
they	ĀĂăĄĆćĉċčďĐđĒĕĖėĚĞğĠġĢģĤĥĦĪīĬĭĮıĳĴĵĶķĸĹĺļĽľĿŀŁŃńņŇňŊōŎŏŐőŒŕ
thing	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĔĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
things	ĀĆĉĒēĖęĝġģĦĪĿŁńŏ
think	ĀĆčĘĚĜĬĽŅ
thinking	Āĝĭĳ
third	ĀĖı
this	ĀĂąĆĈĊċđĒĖėĞğġĢĥĦħĩīĭĮįİıĴĵĶķĸĻĽľĿŀłŃņňŉŋŌŐőŔŕ
those	ĀĆďĒēĖĩĪĸŀŉō
thousand	ĳ
through	ĀąĈĉČĎĐĜĢĥĦħĨĩĪĺļĿŊŋŌōŎŒ
throw	ĀŃńŏ
throwers	Ń
throwing	ĀŃń
thrown	ĀŃńŏ
throws	ĀŃń
thru	ĀĦŎ
ticket	ņŋ
tidying	Đŏ
tied	ė
till	ăħ
time	ĀĄąĈĎĖĞĠĢįĶŁŅņ
timeout	ĀĔ
times	ĀĆĎń
tip	Āİ
to	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
today	ĀĎĦķŅņ
together	Ć
told	ċĐğġĳŅŉő
tomorrow	ĢģĿ
too	ĀĚěķľŊŎ
took	Ā
tool	ċĖĞł
top	ĀĄćĒēĜĪİĳĶķĻŃňŏő
topmost	įİ
total	ĀĎĳľŊ
touch	ĀĊČčĎĢĩįĵňōŏ
touched	ĀČčĎįĲŌŎŏ
touching	ČčĎįō
trace	ćĊğħĨĵķŃŅ
traceback	Ĵ
track	ĀćĲķő
trait	ĥħĨīĽ
traits	Āī
transitive	Ā
transitively	ĀħĨ
translate	Ŕ
treat	ĭ
tree	ĀăąĆćĈĚěĠġĵķĺŀłňőŒŔ
trigger	Ęŕ
triggered	Āĉęŕ
triggers	ĀĊŕ
trouble	ğķĸ
true	ĀĈčĘęĚěĜĝĠġĦĬĭŋŌŎ
try	ĀĈńŌŎ
trying	ĀćĈĶĽœ
tucked	Ļ
tuple	Ő
turn	ĀĎĭņŏ
turned	Ņņ
tutorial	ņ
twenty	ľ
twice	Ģ
two	ĈĞğīłŎ
type	ĀćċĞĤĥīıĵĹĽľĿłŃńŇŐŔ
typed	ĀĲŇŔ
typedef	Ľ
types	ĀĥĸńňŐ
typescript	Ľ
unchanged	į
under	ĀĂąĐđĒĚĞĭıĵĶķĹĻĽłŅņŉŋōőŒœŕ
understand	ĀćĢħłŕ
unhappy	ńŇ
unimplemented	Ă
unit	ĀķŊŋŌōœ
unlike	ď
unnecessary	ŏ
unneeded	ŏ
unpack	Ň
unreferenced	Āŏ
unset	ĕğ
untangling	Ę
untested	Ā
until	ĀăĎħĳ
untouched	į
unused	Āŏ
up	ĀĂăąĆćĉĊċČčĎďĐđēĔĕĖėĘęĚěĜĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁŃńŅņŇňŉŊŋŌŏŐőŒœŔŕ
update	į
updated	Ččį
upgrade	ă
upgrading	Āăė
upon	ĉĖłņ
upstream	Ā
upwards	ĀćĊ
us	ĂąĢł
usable	Į
usages	ĀĊĒ
use	ĀĉĊďĒēĕėĘěĜğĠġĢģĩĪĭĮıĿŁŅōŏ
used	ĀĉĊĒēĔĕĖęĝğġĢĩĪıĶŅņōŏ
user	ĞĠŔ
users	ĒĞĠĩĭłŔ
uses	ĀĉĊĒĕĘĜĩĪıĵņōŏ
using	ĀĊĒĩĽńōŏ
val	đĔ
valid	Āċ
value	ĀĐđĔĕğĶĸŇŐ
valueerror	Ā
var	ğĶŐ
variable	ĀğĤĶŐ
variables	ĀĤ
variant	ĸ
ve	ĀĆĈČđėĞğĠġĢĤĥĩĮİĲĳĴĵķĸľĿłŃņŋŌōŎŏőŕ
vendor	Ī
verbatim	ĴŔ
verify	ĀĈčĘęĚĜĠġĦĬĭŋŌōŎ
versa	ď
version	ĀăąėĠĮŀŉ
versions	ėĮŀŉ
versus	ăď
very	ĀąĐİŋ
via	ĀĜĝħĨĩĪ
vice	ď
view	ēĲ
violation	Ĝ
virtual	Ăŀ
visibility	Āĭ
vs	ď
w	ąĎĵĽŉŋŏŒ
waht	ĀăĉēĢģĥĪİĴłŎő
walk	ĀĢ
want	ĀąĆĈĉĊċČčďĐĒĖĚĞġģĥĩĪĭİıĵĶķĺĻļŁŃŅŋŌōŎŏŒœ
wanted	Ěī
wants	ėğĥĮŁŔ
was	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėęĚĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
way	ĀĂăćĉďēĖĞĦħĨĪĿńŉ
ways	ď
wc	ĀĎĳ
we	ĀĂăąĆćĉĊċČčĎďĐđĒēĔĖėĘĜĝĞğĠġĢģĤĥĦħĩĪĬĭĮįİıĲĳĴĵĶķĸĺļĽľĿŀŁłŃńŅņňŉŊŋŌōŏŐŒœŔ
wear	Ēē
wears	Ē
week	Ħĩİĵň
weekly	Ŋ
well	Ĥ
wen	Ā
went	ČĎĴņŉ
were	ĀăĄċČčĎēĵĶĽľňŊ
what	ĀĂăĄąĆćĉĊċČčĎďĐđĒēĔĕĖėěĞğġĢģĤĥħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŌōŎŏŐőŒœŔŕ
whatever	ĂĉĊċĒĔġĥŇňŐŒ
when	ĀĂĄąĉĎďđĔĕĖĘĞĠħĨĬįİĲŁŃńŅņŇŉŌŎŐŒŕ
wher	ĀĊĐğĵĸĽŀōőœŔ
where	ĀąĆćĊċďĐĒĚğĥĦĩĪīİĵĶķĸĹĺĻļĽŀŃŅņŉōőŒœŔ
whereabouts	ċĐğĵĶķĸĹĺļĽőœŔ
whether	ĀĈčĘęĚěĜĝĠġĦĬĭįłŋŌŎŏ
which	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĞğĢģĤĥĦħĨĩĪīĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŏŐőŒœŔŕ
while	ĔĢ
who	ĀĂąćĉĊĒğĥĩĭİĲŀŃňō
whoever	ĊčģĲ
whole	ĀĆĈŊŋŎŒŔ
whom	ĀćĉĊĥĩĲŀŃň
whose	ĀăćĊĥĩĲĹŃņňŒ
why	Ā
why's	Ā
wich	ĀĉĊċČĐĒēėĤīĮįķĹŁŃŅŉōŏŒœŕ
will	ĀĂĄĆćĈĉĊċČčĎďĐđĒēĔĖėĘĚĜĞğĠġģĤĥĦħĨĩĪīĬĭĮİıĲĳĴĵĶķĸĺļĽľĿŀŁŃńņŇňŉŊŋŌōŎŏőŒœŔŕ
wise	ĀćđēĖėĚģĤīĭĮıĺľĿńŇŐ
with	ĀăĄąĆĈĉĊċČčĎďĐđĒēĔĖėĜĞğĠġĤĥĦħĩĪīĭĮįİıĲĵĶķĸĺľĿŀŁłŃńŇňŉŊŋōŎŏŐőŒŔŕ
within	ĀĉĐęĝġĵĸĹĻļľĿńŊŏőœŕ
without	ĀĂĆĈĔĕĖĢĩįłńŌŎŏŐŒ
wonder	ĀĊ
wondering	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĕĖėęĚĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
word	ģłŔ
wording	ĴŔ
words	ĢŔ
work	ĂĈĉČĖėĥħĮįıĲŌŎ
worked	ĀČį
workflow	Āŕ
working	ĈŐ
works	ĀĈĮŌŎ
would	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
wrap	ĀĒē
wrapped	ĒēĻ
wrapper	ĻŁ
wrapping	ń
write	ĀĂĘĚĢĮĲĳĴĽńŊŋőŔ
writing	ĀĂăąđĞğģĭŁń
written	ĀĐđĒēĠĢĥīĬĲĴĵĶķĸĹĺĻļĽľŊŋōŐœŔ
wrong	ĀĬķŀŁń
wrote	ĀĬĲĶŊ
y	ĈčĘęĚĝĠġĦĬĭŋŌŎ
yes	ĀĈčĘęĚěĜĝĠġĦĬĭŋ
yesterday	ĀĆćĊĒĔĘğĬķļŀŁńŌŐŔ
yet	ăĄĉĠ
yield	Ň
you	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
youngest	İ
zero	Ŏ
|	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
"""
PAIRS = """
's	 $ <name> <path> a abstract annotated argument arguments attributes base body callees callers changed changes child children code commands decorators default definition dependencies entry enum exceptions exports fields file files final first gone hash implementation implementations implemented implementers importers imports inner interfaces it jump last latest licence license line local log meeting metadata method methods name nested never number off on options overrides own packaging parameter parameters parents path previous purpose result return run safe signature source static subclasses superclass test tests that the type unused value version 
<commit>	 $ 's <name> <path> a about add affect altered among and appear apply as backported be been belong belongs break can change changed changes comprise concerns contain contained could covered created delete did diff edit edited edits end ever file for get go going got had has have hit how i in include included includes inside into is it just kindly landed lay leave left lives looks made make mentioned missing modified modify not now on one part please reachable released remove rename revert right safe say ship shipped should slow so stable than thanks to touch touched true updated was went were what which who why will with work would y yes | 
<env>	 lookup 
<line>	 $ <name> <path> a added and aside author before blame comes contains could file from if in inside is look of on or out please show thanks the there through thru to until up waht what when which who whose | 
<literal>	 $ <name> added alias all and anywhere appear appears as be been begin being block but came can changed clause come comes contained could declaration for found from func good in into is it item last location logged mean occur on part phrase print say section show sitting statement thank the to used verbatim was what where which who with written | 
<mark>	 $ above add annotation applied are as but change could decorated decorator directly do does functions here in is itself line most no of on over please sits sitting stand take that to used versions were what where which wrap written yet | 
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> a abc about above abstract accept accepts access across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also although am among an and annotated annotation any anything anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees caller callers calling calls came can capture care carried carries carry case catch catches caught causes cfg change changed changes check chosen circular class classes clearer cls come comes comments commit commits committed compare compared complain complains complete composed comprise comprises conditions configured conform conforms connection considered consist consists const constant contain contained contains content contents correct correspond cost could count counted cover covered crash created creation currently cyclic data date dead decl declaration declarations declare declared declares decorated decorator decorators def default defaults define defined defines definition definitions defs delegates deleted demand depend dependencies dependency depends deps derive derived descendants descends deviate diagram did differ different differs directly directory diverge do docs documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled enter entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates even events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose extend extended extends fail failed failing fails failure fall falls far faster feeling fetches field fields figure file files final first fix flaky follow for forced forces forget forgot formerly found free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green grown had hand handed handle handled handlers hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes including incoming indirectly indrect inherit inheritance inherited inherits initial initialised inner inside installed instance instances instantiable instantiated instead integration interface internal into introduced invoke invoked invokes involved is it item its itself java just keep keeps kept key kindly know known lack lacks large larger last lately layering lead leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local locate location locations locked long look looks lookup lose lot lying made make makes mark marked match matched matter may me mean measured member mention mentioned method methods might min model modified modify module more most move moved multiple must mutable my myself name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one ones only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce promises protected protocol provide provides public published pull pulls purpose put puzzling python question quick raise raised raises range rather re reach reached reaches read reads real really receive recent recursively redefine refer referenced relies rely removed renamed replaced replaces report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems serves set sets setting share shipped should show side sign signal since sit sites sits sitting skipped slow so somebody somehow someone something somewhere source span specialise specified specifies speed spelled stable stack stand stands start starts state static stay stem step still stop stops store stored stores struct style subclass subclassed subclasses succeed succeeds suffix suite sum superclasses support supported supports supposed swallow system take taken takes taking tangled tell test tested tests text than thank thanks that the there these they thing things this thread through throw thrown throws tied timeout to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
<number>	 $ <name> any everywhere from in lines of or please text there to | 
<option>	 $ <name> a and available be been but cli command could declared def default defined do exist exists flag for get gets have i in introduced is its live made mentioned of on option registered removed since so still switch take thanks the to together twice two was what when where which work | 
<path>	 $ 's <line> <name> <number> <path> a add added affected after again all alone along already also among an and any anywhere apart appear appears are around as assigns at away back be became because become becomes been before begin being belong belongs better between both brand break bring brings broke build but by called came can carried caught causes cfg change changed changes circular clearer come comes commit commits committed comprise comprises consist contain contains contents could count counted covered crash created creation currently cyclic declare declares define defines definition deleted depend dependency depends did different directly do does down drag drags edited elsewhere end ending ends entangled ever every exist existed export exported exports expose fail failed failing fails faster feeling fetches figure file files fire first fix follow following for formerly free freshest from function get gets give given gives go goes going gone good got green grown had hands has hash have help here hold holds hooked how i if ignored import imported importers importing imports in include included includes indirectly inside instead into introduced involved is it its just keep kept kicks kindly known last lately launched lazily lead leaves leaving length lies line lines list listing live lives load loaded loads location look looks lose made make makes matter mean measured mention mentioned modified most move moved name named names necessary need needed needs never new next no nobody not number of offer offers ok old on one only open or originally originate ought out over overridden part pass passed passes passing path per please pls present previously print produce provide published pull pulled pulls put puzzling reach reachable reached reaches reacts read reads really receive refer referenced relies rely removed renamed require required requires reside result reviewed right run runs saw say seems set sets share shipped shortest should show since sit site sits sitting slow so somebody somehow someone somewhere span stable stands start started starting stem step still stop stops stored succeed succeeds suite take takes tangled tell test tests than thank thanks that the there they this through to tomorrow too top total touched transitively triggered true turn turned unchanged under until unused use used uses verbatim via w was we went were what when wher where whereabouts which who whose why wich will with within without work workflow works would write written y yes | 
<tag>	 $ <name> <tag> a against already and appeared as be besides but came changed compared contain contains could counting did diff differ do does dose end for from got had has have how include included includes is just kindly last newly not one or please release ship shipped show since so thanks that till to until up versus waht was were what when where which will with would y yet | 
^	 <commit> <env> <literal> <mark> <name> <option> <path> <tag> a abc about above abstract abstractmethods according actual add after against all allowed am among amount an ancestors annotation annotations any anybody anything are arg args as async at attributes attrs author authors back backport base bases before besides better between bin blame branches brand break bug build by call callables callees callers calling calls can cant cast cat catch category cfg chain change changed changes check cherry child ci circular class classes classify clean cli closure cls cmdline code collect coming command commands commit commits compare compared comparing compile compiles complete concrete config confirm console const constant constructor content contents contributors cost could count counting create current customers cut data date dead debug decl declare declared decorator decorators def default define definition delete deletion deos dep dependencies dependency deprecated deps derived descendants describe determine dev did diff differ difference different dir directly display do docs docstring does dose double down drop duplicate each earlier entry enum enumerate enumerator env environment error errors evaluate events every everyone everything evry exc except exception exceptions executables execute existence expand explain export exported exports external failing fastest field fields file files find first fix flag folder following for formal former fresh from full func funcs function functions further generator getenv git give given global go going good got grep had has have having head header hello help helpers hey hi hits home hop how hunting hwo i identify if impl implement implementations implementers implementing implementors implements impls import imported importers importing imports in includes incoming inferred inheritance initial inner inputs inside install installed instance instances interface interfaces intermediate into is it java job jobs jump just kind kindly largest last latest leaving leftover legal let lib library licence license licensing line lines list literal load local locate location log longest look looking lst main make may member members merge method methods might min minimum mit module modules morning most move msg must my name names nature navigate need needless needs nested never new newest newly no node not nr number occurrences of old oldest omit on once one only open optional order origin original ought our out outcome outdated outer outgoing output over override overrides overriding param parameter parameters params parent parents parser path paths people percentage pinned place places please point port predecessor preset previous print prior project properties protocols pub public pure put pytest python quantity quick quickest quote raise read reason receiver recursively redefinitions redundant refactor regarding reimplementations relative release releases remove rename replace repo report required restart result ret return revert review revisions role round run runtime rust say script search sed set setting several sha shortest should show shwo siblings side signature signatures similar since size skip slowest so some somebody someone something somewhere sorry sort source sources spec specialisation split spot spots squash standard start starting state static status step stepping stop string struct structs subclass subclasses subclassing successor summarise summary super superclass superclasses superfluous supply supported symbol symbols tag tagged tags take target teh tell terms test tests tets text thanks that the there things third this through throw throwers tip to today too top total trace trait traits transitive translate trigger triggers try trying turn type typedef types under undo unimplemented unit unnecessary unneeded unreferenced unused up upgrade upwards usages users uses val value var variable variant verify version versions via vim visibility waht walk want was wc we wen were what when wher where whereabouts whether which who whoever whom whose why why's wich will with within without wondering workflow would wrap write yes you 
a	 <literal> <mark> <name> <number> <option> <path> base beginner best better big bigger bit blame body bound breakpoint buffer bug build bunch call callback caller capitals cat catch chain change checker checkout child ci circle circular class classmethod clean cli closure code colleague command commercial commit common comparison compile compiler complete concrete configuration conflict console const constant constructor coroutine count crash customer cycle cyclic database dataclass debugger declared decorator def default definition dependency derived descendants dict different direct docstring double duplicate fail failing failure feeling few field figure file final first fix fixed flag flaky for form framework free fresh full func function generator git go good green hash header helper history hole hot hunch key keyword kind known lambda language large lay layering lead lib library licence license limits line link linter list listing little local log long look loop lot mac machine main manager match member method module month move name narrower nested network new newcomer newer nice nightly normal null number package parameter parent part partially pass passing path percentage pin pip plain plug position print process program programming project promise property pull push puzzling python question raise read readme real reason recent reference regression release rename renamed report required requirement restart result return reviewer role round run rundown safe schedule screenshot script second secrets security sensible separate sequence set setting settings shell short shortest sibling simpler single slide small source specialisation spin stack standard state statement str string struct subclass summary super superclass switch table tag test testcase thing third thousand thread throw time timeout tool top traceback trait try tuple tutorial type typed typedef types unit use user valid value valueerror variable variant version warning wc week what whole word workflow working wrapper wrong year yes 
abc	 $ <name> | 
able	 to 
about	 <literal> <name> <option> <path> a in is it its licensing limits line programmers something that the to type unused users | 
above	 $ <name> it its the their them which | 
absence	 of | 
abstract	 $ and base before bits by can class does for going how i in is it judging looking mean members method methods on ones only or part parts please right thank thanks the true when without y yes | 
abstractmethods	 declared has 
accept	 $ <name> a as the | 
accepted	 by 
accepts	 $ as | 
access	 <name> control for is its level on to wise | 
accessed	 $ the 
accompanies	 <name> the 
according	 to 
account	 in of 
across	 <commit> <name> <path> in rename the 
action	 <path> 
actions	 file is workflow | 
actual	 file value 
actually	 a abstract async calling defined implement implements lives necessary static use 
add	 $ <mark> <name> <path> a an another argument files from in it logged of on requests the to | 
added	 $ <name> <path> <tag> a after and as at before between by deleted files from in it last line lines most on paths since the them this to together which with | 
adding	 <name> <path> a annotations type 
additions	 between files in of | 
adds	 <name> <option> <path> it the 
adheres	 $ to 
adopt	 $ the | 
adopts	 $ if 
affect	 $ <name> <path> us | 
affected	 $ by from | 
affecting	 <name> <path> it 
after	 <commit> <literal> <name> <path> <tag> a being building calling changing class commit construction editing implements installation installing it its line other parser pip rename serialising start step the version | 
afternoon	 i | 
again	 $ after at but please what | 
against	 <name> <path> <tag> that the what 
ago	 $ did right was | 
ai	 replace told 
alias	 <name> and declaration instead is like live one or type written 
alike	 but | 
all	 $ <mark> <name> <path> abstract attributes authors began branches call callers calls can chains changes check classes clear cli commits committers contributors data declarations decorators definition definitions descendants did direct do does duplicate errors exceptions executables exported file files funcs functions gets goes green has how i implementors impls import importers imports in interfaces is its jobs levels lines local locations member methods must new occurence occurrences of ok optional our outgoing over overloads overrides overriding pass passing places properties protocols pub raise releases required sits spots structs subclass subclasses succeed tags test tests thanks that the things third this throw told took try types versions was wears who will without | 
allow	 $ a me 
allowed	 $ <name> for here to twice value version 
alone	 $ or | 
along	 import is the which with | 
already	 $ <name> a by existing exported gone had have implement in internal present private protected public right ship there written | 
also	 <name> <path> a abstract async be has have static | 
altered	 $ <name> <path> by in is since the | 
although	 it 
always	 here the there | 
am	 i looking missing not search 
among	 all ancestors files imports its our teh the their 
amount	 of to 
an	 <literal> <mark> <name> abstract account ai ancestor annotation app application argument earlier edges editor empty enum env environment error except exception existing exit explicit impl implementation implementers import importer incompatible inheritance inner install instance int integer interface internet isinstance object odd offline old older optional override overview unused 
ancestor	 $ 's of 
ancestors	 $ <name> defined named of one 
and	 <commit> <name> <number> <path> <tag> a am are asserts at before begins by can classes commit count do does end ending ends enumerate every file files fix follow following for functions get give go hash have how i if imports in including indirect install is it its keep keyword let letting line lines list load look looking made maximum merge message methods must name need never not nothing now of on only over print purpose push read redefinition release report run say see should show so some state steps subject suffix swallow tag take tell the their then there to tool unused up version vice want was went what when where which who why with wonder would written 
anna	 only write 
annotate	 <name> <path> the view 
annotated	 $ <mark> and by in items or to with | 
annotation	 $ <mark> <name> anywhere attached does for inferred is of on that to which | 
annotations	 <name> and are attached carried could did do does has is of on precede that the there were | 
another	 <name> class console crate entry file folder function language licence name one package project superclass switch 
any	 $ <name> branch call callers chain chance change changes circular class code command console decorators depth docstring documentation environment errors explanation extension failing failures good harm idea implementations implementors import imports in interface list more number of optional options other out parameters place programs red release subclasses suffix symbol test tests things use | 
anybody	 <name> a added called compares edit got handle imported importing inheriting last on overridden subclassed used who written 
anyone	 extended implemented inherit know miss put subclassing updated who would | 
anything	 $ and at been better break by call called down extend from happen here import in inherit lately marked named newer of other out override similar subclass that to with | 
anywhere	 $ after and at could in inside no on what within | 
apache	 $ bsd gpl or 
apart	 are from | 
api	 $ docs of surface tomorrow 
app	 a framework | 
appear	 $ after anywhere first in | 
appeared	 $ from going in what 
appears	 $ in the within | 
application	 a for or | 
applied	 $ onto the to when | 
applies	 $ here to 
apply	 <name> modifications 
appreciated	 $ 
are	 $ <name> <path> a able abstract actually additions affected all allowed also annotated any applied async attached attrs available based being below between blank brand broken brought called calling catched changed checked children circular comments concerns constructed contained covered created currently dead declared decorated defined deprecated derived different done executed exported expose failing flaky follow for found functions getting good green how implemented implementing impls imported importing imports in included incompatible inside installed instances invoked its left listed loaded lying made mandatory many marked methods missing named needed nested never new not objects of offer offline ok on only optional out outdated over overridden overriding part passed passing pinned present private produced provided public put raised raising read recursively red releases required run running satisfied set several show similar sitting skipped slow so some spelled stable stack static still stored stuck superfluous supported switch teh test tested tests thanks that the their there these they third those thread thrown too touched touching triggered unnecessary unused used using usually we what which without wrapped write written you | 
arg	 <name> declared list lists of parser passing 
args	 $ accepted as do does has list of what 
argument	 $ <name> <option> by for function in list lists more named names of or parser please so that to without | 
arguments	 $ <name> accepted and are between declared did do does for from go has is it of on or should taht thanks that they | 
arms	 in must 
around	 $ <commit> <name> <path> a at does here in it line show unused what which | 
arrive	 at back from | 
arrow	 in up | 
as	 $ <name> <path> a abstract an any arguments async attributes base breaking declared decorator decorators default dependencies dependency documentation enum exceptions exported exports far fields for git if importer in input install internal is it its last library line member of on one option package part private protected public regards result return setting something static superclass supported target test text the their those to tool unused visibility well what whatever when which with | 
aside	 who | 
ask	 about again at for someone the what which | 
asked	 for to 
asking	 but the which 
asks	 for the what | 
asserts	 are | 
assign	 to 
assigned	 $ at by somewhere to where | 
assignment	 $ location of that to | 
assigns	 <name> that the to 
async	 $ <name> and before can for funcs going how in is it judging looking mean only or please right thank thanks the too true when without work y yes | 
at	 $ <commit> <literal> <name> <path> <tag> all any blame by development env every exception for hand here how import it its least line me minimum module most once our present right run runtime sign some start tag that the there this times top what when which who work | 
attached	 $ the to 
attr	 <name> type wise 
attribute	 $ <name> of that which | 
attributes	 $ <name> an are belong can defined does has have i in is like making of right should that the which will | 
attrs	 of 
author	 $ 's and date define is line list of on touch touching write | 
authors	 choose has have in keep mean of release that 
autocomplete	 is methods 
available	 by in on to upstream what 
average	 number | 
avoid	 getting that the 
away	 $ could for from in since the with | 
back	 $ a as at before by for from if in its none on str the to what where which | 
backport	 <commit> <name> a to 
backported	 $ <commit> to 
bad	 input | 
bail	 out 
base	 $ <name> and as at class classes cls come file for free gets has is it list method name of thanks the version with | 
based	 on | 
bases	 $ are cls in of that | 
be	 $ <name> <path> a able abstract according added affected allowed an assigned async at backported before best better broken built cache called calling changed clearer collect combined compatible compile composed considered created dead declared decorated defined deleted deprecated derived dropped executed exported fill for found given handed here hit implemented imported in included installed instantiable internal it its laid launched listed loaded made meant merged moved named narrower nice none notice null of on overridden passed placed possible preparing present private protected public pulled raised reached read released removed renamed rerun run running safe set several so something somewhere sort split started static supplied supported sure that the there thrown to translated triggered true unneeded updated usable used when written | 
bear	 counting the with 
bears	 $ the 
became	 $ <name> <path> of the 
because	 it nobody nothing of the they 
become	 $ a abstract async in optional part static when | 
becomes	 a called imported 
been	 $ a abstract added affected altered annotated around asked async away built called changed committed created declared decorated defined deleted derived done edited editing failing given going handed imported in included inferred introduced invoked kept left locked made modified moved newly on overridden part passing pushed put redefined released renamed set since sitting static subclassed through told touched translated triggered under untouched unused wrapped written 
before	 $ <commit> <name> <path> <tag> i it its last line making me on or parser rename running someone that the us use we | 
began	 again with 
begin	 $ and commit importing on the to with | 
beginner	 look | 
beginners	 $ | 
begins	 $ in thanks the with | 
behave	 different if 
behaviour	 between from of | 
behind	 <literal> <name> <path> a class constant interface it line module that the this var variant 
being	 $ a abstract async by called caught constructed declared even extended imported included initialised its looked moved passed pick raised referenced skipped static tested used | 
believe	 <name> | 
belong	 there to together 
belonging	 to 
belongs	 to | 
below	 <mark> <name> it override | 
besides	 <name> <path> its the 
best	 as for licence reviewer suite what 
better	 $ after be default file for inherit let name not parameter place programmers signature sit tested than to tool wording 
between	 $ <commit> <name> <path> <tag> a all classes debug import its line lines mit modules rebase release releases tag the their them version | 
big	 <name> <path> class could is move one refactoring repo test the | 
bigger	 machine than 
biggest	 $ <name> change commit file one | 
bin	 entries names or section | 
binaries	 does or which 
birth	 of to 
bisecting	 a blames 
bit	 could odd of on so 
bits	 method of 
blame	 $ <name> <path> across for into l line name on point say says show 
blames	 <commit> <name> 
blank	 a after | 
block	 could exist of | 
blocks	 of that 
blow	 port up 
boast	 a | 
bodies	 contain is of 
body	 $ a and by for in is lives of on open | 
born	 $ please which 
both	 <name> <path> import | 
bother	 you 
bottom	 $ of which | 
bound	 by | 
brackets	 after as of | 
branch	 $ <commit> and contains could does main of on was which | 
branches	 $ <commit> already and contain containing does has have having i is of that with | 
brand	 new 
break	 $ <name> <path> anything for if import in its something the things users without | 
breaking	 <name> anything it the | 
breakpoint	 at in on 
breaks	 an if in when | 
bring	 in me up 
brings	 $ <name> <path> in 
broke	 a after anything around tests the 
broken	 $ at build on right today would | 
brought	 <name> <path> from in it us 
bsd	 mit 
buffer	 and could 
bug	 $ could fixed in on report yesterday you | 
bugs	 should were 
build	 $ <name> a and break broken dependencies does fail failing failure folder for from give go goes is it last machine no of ok on one or pass passes right server status succeed system take takes the this time why will with without work worked works yesterday | 
building	 a fine it result the this | 
builds	 $ cleanly come fine on without y | 
built	 as by in on without | 
bump	 <name> the 
bumped	 | 
bumping	 <name> into 
bunch	 $ of 
but	 <name> a are can did do documented does for go how i in is its local never no not on ought should that the their then this unused what when where which who why with would 
by	 $ <commit> <mark> <name> <path> <tag> a an anna any anyone anything argument at before calling checkin child class classes cls commit complexity constant default extending field file following formerly func function git hand hop how import importing imports in inheritance installing it its load method more my name now one others our outer overload overriding parameter pip pull push raising renaming side signature some somebody someone step subclasses subclassing tags test tests that the then this type users way what which who whom wich with | 
bytes	 do is | 
c	 then | 
cache	 <name> on the with | 
call	 $ <name> <path> args before both coming directly exist exists fewer first from getenv graph hierarchy in inside instead it its kept list of on other out parser path site sites so somewhere super targets that the this those to transitively tree unused yes | 
callables	 carry members that 
callback	 signature | 
called	 $ <name> <option> <path> a according after anywhere before by directly during earlier from if in inside instead most next now nowadays on or out per please thanks the there these timeout today twice up what with within without | 
callees	 $ for is of | 
caller	 $ <name> count do leaves of says that | 
callers	 $ <name> and at do does for forget if ignore include of pass please that too would | 
calling	 $ <name> in it its the them which 
calls	 $ <name> are at both code does from func in inside into is it its itself made of on or parser please should so some something takes that the through to upon what which whom will would | 
came	 across after between first in into out up 
can	 <name> <path> a an be block call change classify closure come count dig do end explain fail find get give have i import instantiate it list load look no not one other parser pass plug put quote raise reach read result run safely see send show somebody stand tell the this throw type use walk we write you 
cant	 find spot 
capitals	 letters | 
capture	 $ from | 
care	 about of the 
carried	 by what 
carries	 $ <name> out the what which | 
carry	 $ <mark> attr field it now the when | 
carrying	 annotation commit the 
case	 $ <name> by does in named that written 
cases	 $ <name> <path> are contained does for in inside involve is live make mention of someone that wher written | 
cast	 <name> a 
cat	 <name> lines | 
catch	 and around for from it sites the when | 
catched	 inside | 
catches	 $ <name> the | 
catching	 <name> it 
category	 $ does falls of this to 
caught	 $ a in up | 
causes	 <path> an ci no of that the 
cfg	 $ <name> <path> entry file 
chain	 $ <name> <path> above between does from of starting that to yes | 
chains	 are exist from go lead of 
chance	 <name> <path> of that the there we you | 
change	 $ <commit> <literal> <mark> <name> <path> after and at between break did do for from i if in introduced it its just line log made most next of on over safe since thanks that the these those throw to variables which while | 
changed	 $ <name> <path> a added after again any anything anywhere as at between but by files for going in it last lately line most next not paths relative since so something the this those to together up what when which while with | 
changes	 $ <commit> <name> <path> <tag> all do file global in its made of since to | 
changing	 <name> <path> the what 
check	 $ <name> <path> <tag> all at for how if in it its of on out over pass please since successful that the to under what where whether which who why | 
checked	 $ before in out 
checker	 <name> give inner is say see would 
checkin	 <commit> added of that was where 
checking	 <name> <path> how on what whether which with | 
checkins	 have touched 
checkout	 $ here is of on would | 
cheers	 $ 
cherry	 pick 
child	 class classes is of relation 
children	 $ <name> as do does has of right thanks the to will | 
choose	 a as for that this 
chosen	 at for here like | 
churn	 could 
ci	 $ config did do doing fail file flie go green is job jobs log machines names pass passing pipeline run runs say says status steps thanks to workflow | 
circle	 $ at of somehow through yes | 
circles	 at with 
circular	 dep dependency import importing imports way | 
circumstances	 according does 
claim	 that to 
clap	 attribute definition 
class	 $ 's <name> <path> and are at begins body but called comes could declare defines definition does extends file for from fulfil function gets has have header hierarchy hold i implementing in inherit is its itself keeps lack like list made method methods named of offer offers or please promise satisfy say should similar sits statement that to tree under versions wise with | 
classes	 $ <name> <path> actually already and are based bear behind below besides built by can carry carrying come comes conform conforming contain could decorated derive derived do does exactly extend for from fulfil get has have having implement implementing in inherit inheriting is list live marked must name of on one or other out override provide put raised redefine replace share should sit specialise stand still subclass supply support that to use we wear were which whose will with within would | 
classify	 the this 
classmethod	 $ and before can for going how in is it judging looking mean only or please right thank thanks the true when without y yes | 
clause	 $ for of | 
clean	 $ checkout up | 
cleaning	 up 
cleanly	 $ 
clear	 what when 
clearer	 $ if | 
cli	 $ a arg argument commands declare entry flag framework library option or registers switch tool 
cloned	 it the this 
closure	 <name> of | 
cls	 $ <name> for hierarchy of that which 
cmdline	 <name> tool 
code	 $ <name> and annotated are around as at base be below by call calls can catches class compiles construct consults could defines depends does edits even file for get go handed handles has here i in introduces invokes is it java launches like look looks make node of on paths picks please python raises reaches read reading reads refers released relies rely review right run runs rust say set so some still taht take takes thanks that the throws to under use wants which with | 
codebase	 $ contain declared is tool yes | 
coding	 <name> style 
colleague	 keeps sent 
collect	 about from the 
columns	 or well 
combined	 into with 
come	 $ <commit> <name> <path> across after along as back before by commit directly down from full i in into line next nobody out right round so somebody the there they this to up we with you | 
comes	 $ <name> <path> after back first from into next out right the this to what with | 
coming	 from out the up 
command	 i is it line names or that we without | 
commands	 $ and are belong come do does from have i is land must need of one provided scripts should so that this will work | 
comment	 $ above attached of on | 
comments	 $ | 
commercial	 produce under 
commit	 $ 's <commit> <name> <path> added adding altered and are as at be before behind break broke brought by change changed changes contain count created date deleted did do does dropped edit ends everything first for gave has hash having head here history in introduced introducing is it kindly land last made message most msg number of on one passed please put removed renamed responsible right say sign so started tagged taht thanks that the to took touch touched touching w was we where which will wise with | 
commits	 $ <name> <path> add affect affecting are by came changed changing concerns did does for from had has have how in include is lately lie mention modified most of on other per so than thanks that the there this to touch touched touching until w was went were which will with | 
committed	 $ anything last most to together | 
committers	 $ for 
common	 parent | 
compare	 <tag> arg head the their with 
compared	 to 
compares	 <name> something with 
comparing	 <name> <tag> definitions release the 
comparison	 <name> of 
compatible	 as with | 
compilation	 errors failing of 
compile	 $ at check cleanly errors if it on the this time without | 
compiler	 assign complains do or over points should what with | 
compiles	 $ as does in please the yes | 
compiling	 $ a it | 
complain	 about | 
complaining	 about | 
complains	 about what 
complete	 $ class it list set successfully | 
complexity	 $ of 
composed	 of with | 
comprise	 | 
comprises	 $ how | 
concerns	 <name> <path> also by it 
concrete	 <name> child class classes impls methods subclass types 
condition	 does 
conditions	 <name> does is | 
config	 <name> <path> file is key | 
configuration	 <name> file 
configure	 <name> 
configured	 for in through where within | 
confirm	 <name> for if me or that the 
conflict	 could in with | 
conform	 to | 
conforming	 to 
conforms	 itself to 
connection	 <name> <path> work | 
considered	 exported internal like private protected public 
consist	 $ of | 
consists	 <name> <path> class of the 
console	 commands entry print script scripts 
const	 $ <name> item 
constant	 $ 's <name> <path> are assigned at but called does equal have i in into is lives name set so that where which written | 
constraint	 $ declared for in is of on one | 
construct	 a it 
constructed	 | 
construction	 | 
constructor	 $ argument calls of with | 
consulted	 $ the | 
consults	 env it 
contain	 $ <commit> <literal> <name> <path> a an anything before changes commit it something such the this | 
contained	 $ in | 
containing	 <commit> <name> <path> a member test the 
contains	 $ <commit> <literal> <name> <path> a call for how interface something test tests the what which | 
content	 $ has of 
contents	 <name> <path> at for of | 
contract	 of please 
contracts	 as i interfaces 
contribute	 what | 
contributed	 to | 
contributors	 $ are have line to | 
control	 enter is | 
copy	 <name> <path> anything from of | 
copyright	 of | 
coroutine	 $ and before can for going how in is it judging looking mean only or please right thank thanks the true when without y yes | 
correct	 $ in not that | 
correctly	 at that | 
correspond	 to | 
cost	 anything of the | 
could	 <name> a anything be blow do drop find follow give go have i import it list run send show somebody tell the throw trace ve we whoever you | 
count	 $ <name> <path> all as commits do everything file for head here how in its lines me methods of please teh tests the too up when | 
counted	 in the 
counting	 but from the them 
cover	 <name> it parser that the 
coverage	 $ of | 
covered	 $ by | 
covering	 <name> 
covers	 <name> line or the this 
crash	 $ in on only when | 
crate	 build instead module re use 
crates	 are modules 
create	 <name> <path> a an commit instances please something 
created	 $ <name> <path> a after at between by files first for from i in it since the when which with | 
creation	 commit for lies of 
cron	 or | 
curious	 about how 
current	 <name> <path> branch checkout contents head name one path state tree 
currently	 not passing succeed 
customer	 needs sent 
customers	 ask | 
cut	 <name> <path> import off the 
cycle	 $ <name> <path> are around as be between go if in of or that this through which with | 
cyclic	 dependency import imports 
d	 be better find for help inner know like love need rather they 
data	 <name> a attributes class do does fields from in is members model that the type what 
database	 code table | 
dataclass	 <name> | 
date	 $ <name> <path> and back commit has of on | 
day	 $ did in was 
days	 are lie passed thanks | 
dead	 $ code imports since which | 
dealing	 with 
debug	 and the 
debugger	 $ but says which 
decl	 location of 
declaration	 $ <name> for from itself line of site sites the | 
declarations	 across contained in inside it of which 
declare	 $ a as it its that the | 
declared	 $ <name> a abstract after arguments as async but by cheers dependencies dependency different does exported file first for i in internal it next none on please private protected public requirements return run scripts so somewhere static the to type where with within | 
declares	 $ <name> <option> abstract as cli entry in it its itself some thanks that the without | 
declaring	 enum interface 
decorated	 $ <mark> <name> and at by functions something twice using which with | 
decorator	 $ <mark> <name> and at attached but do does i if is like list on only or please should sit sits so stack that wise | 
decorators	 $ <name> above and annotations applied are as attached decorated did do does for from has have is it of on over run should sit stand that the were which will wrap | 
deep	 is 
def	 $ <name> called for line location nested of or site statement | 
default	 $ <name> argument at be branch does for has if in is of right that the to val value what when | 
defaults	 <name> its the to 
define	 $ <name> <option> a anything it its method my something that the what | 
defined	 $ <name> a all and any anywhere as at before by class here i in inside itself list more next not on over right several so somewhere that there twice where which within | 
defines	 $ <name> how in it its one please thanks that the which | 
defining	 <name> command the 
definition	 $ can does file for gives in is kindly live location no of or please site sites wins | 
definitions	 $ <name> <path> carry decorated does for from in it of that which | 
defs	 all are can does for having inside marked one tagged will with wrapped | 
delegates	 <name> to | 
delete	 <name> <path> all from line one the unused | 
deleted	 $ <name> <path> and between from in it | 
deletion	 of 
demand	 from of | 
demands	 go java node python rust the | 
demo	 | 
deos	 <commit> <name> <path> it this 
dep	 <name> between list path 
depend	 by on through upon | 
dependencies	 $ all and are at come could does get have in is of other please runtime section should we which | 
dependency	 $ <name> among be between is list of on through what | 
depends	 on over 
deprecated	 $ apart helper the | 
deps	 $ at imported of only we | 
depth	 $ | 
derive	 from 
derived	 class classes from of or types | 
descendants	 $ has of | 
descends	 from | 
describe	 <commit> <name> me the this what 
description	 in of | 
design	 $ <name> review | 
determine	 all at how in the to what when where whether which 
dev	 $ dependencies deps extra packages tool 
developer	 that wrote | 
developers	 $ have put | 
developing	 it this 
development	 dependencies environment package time tool | 
deviate	 from 
diagram	 and i 
dict	 a list or | 
did	 <commit> <name> <path> <tag> anna anybody anyone anything ci class commit commits default i it line not one people release so somebody someone something test that the there these they this to version we which whoever wrong you 
diff	 $ <name> <tag> added between i includes name of the | 
differ	 $ between by from in params their | 
difference	 between in is | 
differences	 $ between in kindly of 
different	 $ and arguments commits definitions files functions if import in last license methods modules name now on params people places signature signatures thanks things without | 
differs	 between from in | 
dig	 in those up 
dir	 $ containing contains should 
direct	 and bases call children import 
directly	 $ above by invoke or yes | 
directory	 $ <name> <path> and as do does has have hierarchy holds is of should structure that tree will | 
disk	 $ is path please | 
display	 line lines the 
distribution	 which | 
disturb	 what you 
diverge	 please | 
do	 $ <name> <path> <tag> a about abstract according all any as at before bodies callers child console contain contributors cover different entry exist for here i if import imports in instead it its methods most named not on or other others our params parser pass people replace so some step subclasses tests that the their there these they throw to users we what when with without wrong you | 
doc	 comment text 
docs	 $ broken build for in is mention need not of say site | 
docstring	 $ describe for of on that what | 
documentation	 about comment for still up | 
documented	 $ <name> anywhere at for in still | 
documenting	 <name> our the 
does	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a abstract an any anybody anyone anything async at begin blame build building calling changing ci circular class commit control counting data decorator every everyone everything exactly fetch following function git head helper implementing importing inner installing it its line load make method my mypy new nobody not nothing one our overriding parser pass pip project repo she somebody someone something static struct teh test that the this throwing to trigger type wc what workflow | 
doing	 $ in its wrong | 
done	 in it right since what | 
dose	 <name> anything test the this 
dot	 on something | 
double	 $ or the write 
down	 $ from in so somewhere start the to | 
drag	 <path> in 
drags	 in stuff 
drop	 $ <option> from it old one the to | 
dropped	 it the | 
duplicate	 $ definitions from yesterday 
during	 a exception one start the 
each	 and call class command decorator define definition derived error events exception file function have hop literal location member of one other overload place positional push redefinition site step subclass test 
earlier	 $ commit in name on path release releases we which wich | 
edges	 from of 
edit	 $ <name> <path> in it made of the to 
edited	 $ <name> <path> and by file in last line so | 
editing	 <name> <path> 
editor	 $ 's here show so what will | 
edits	 $ <name> <path> the 
effect	 does so | 
else	 $ besides does has i in inherits is it should there triggers what | 
elsewhere	 $ so | 
empty	 input list thanks | 
enclosed	 by in the 
enclosing	 func | 
end	 $ <tag> here list of up user was with | 
ending	 $ <path> at is 
ends	 in the up with 
enough	 tests to what | 
entangled	 in 
enter	 the 
entitled	 <name> 
entries	 $ does of 
entry	 $ <name> defined for in inside of point points right | 
enum	 $ 's <name> and before case cases constant containing could declaration declares define defines does entry file has have it item listing member members of should so take that value variant where with | 
enumerate	 $ all every everything methods the 
enumeration	 member that 
enumerator	 $ <name> 
env	 $ <name> var variable 
environment	 $ <name> and by for in is of on or rather var variable variables | 
equal	 $ sign to 
equals	 $ it sign what 
error	 $ <literal> <name> and at classes code come func i mean message of on points should that thrown today type types yesterday | 
errors	 $ <name> are can come coming could did do does from i if in might raised should that the thrown when | 
evaluate	 $ the to | 
evaluated	 where | 
evaluates	 to 
even	 compiles if | 
events	 $ <path> are by causes does fire has have in is make of runs should start that the workflow | 
ever	 <name> a been being call called changed commit deleted edited end executed ignored imported inherited lead leads made makes none produced pushed put raise reached renamed run see touch touched using 
every	 <mark> <name> annotation attribute branch call caller child class command commit def definition error field file function getenv handlers implementation implementers interface kind level library line location method occurence occurrences one overload override overriding package path place push raise reference release single specialisation spot subclass tag test time trigger type version 
everyone	 from import mentions who with 
everything	 <name> <path> and annotated be between decorated exported extending from here i imports in is it named newer okay one passes that the to upstream what you | 
everywhere	 $ <name> but | 
evry	 commit place 
exact	 phrase text value version wording words 
exactly	 $ changed comes does how is once the was | 
exc	 $ raised types 
except	 <name> clause round the when | 
exception	 $ <name> class classes comes did does functions in instead is of or originate raised that the thrown types which wise | 
exceptions	 $ <name> are as belong can come coming could deos do does errors from get i it launched list may might must of out raised should that thrown what which will | 
executables	 are does end get project that 
execute	 $ <name> <path> single the 
executed	 as at by do on | 
executes	 <name> the 
exercise	 <name> it | 
exercised	 $ by | 
exist	 $ a across already always any at back before below between definitions earlier for here in more of on tell today when yet | 
existed	 as at back before earlier in | 
existence	 of 
existing	 $ in name not one or somewhere test there | 
exists	 $ anywhere as at does double here in on or somewhere thanks under y yes | 
exit	 status vim 
expand	 the to | 
expect	 <name> as for from it when | 
expects	 to which | 
explain	 $ <name> me please the to what why 
explaining	 what why 
explanation	 is of 
explicit	 argument names 
export	 $ <name> <path> and different fewer list nothing one parser so statements wise | 
exported	 $ <name> access according api as by correct declarations from going has here identifiers if in int is names or out please right so symbols the things true under visibility y yes | 
exporting	 $ <name> 
exports	 $ <name> a are did documented from nobody of so the what which work | 
expose	 $ by from to | 
extend	 $ <name> it the | 
extended	 $ <name> by in | 
extending	 <name> base which 
extends	 $ <name> class it please something what 
extension	 $ a but is | 
external	 libraries libs packages requirements 
extra	 $ docs files 
extras	 and does 
face	 $ | 
fail	 $ and at if on please right to with | 
failed	 ci in last on recently this which | 
failing	 $ at in or test tests when why workflow | 
fails	 $ at or | 
failure	 $ at by exceptions for is | 
failures	 $ from in when | 
fall	 back into over | 
falls	 back into this 
false	 $ | 
family	 of tree 
far	 $ along as away down in is number up what | 
fast	 is 
faster	 $ <name> at because does now on than | 
fastest	 $ impl | 
feature	 will | 
features	 does of that were 
feeling	 <name> <path> it 
fetch	 <name> accept async take | 
fetched	 from with | 
fetches	 the with 
few	 arguments classes files methods places sentence tests things words 
fewer	 abstract commands interfaces names parameters things 
fidn	 all out 
field	 $ <name> added by count list names of so timeout to | 
fields	 $ <name> are attributes belong belonging class consists declared defined do does for go has in is make never of only should that the you | 
figure	 $ for of or out | 
file	 $ 's <name> <path> additions adds again altered am and as assigns bears became behind by called came changes commit containing contains count created declares declaring defines did do does ending exist exports for formerly function gets goes got had has having holds how i import imports in instead introduces is it itself lie like line list lists location looks makes mean must name named names not now of on one or path please pls print rather read registers run say sets should somebody suffix that the to under used w was what where which whose will with would | 
filename	 <name> <path> of 
files	 $ <commit> <name> <path> <tag> added affected after altered and appeared are bears belong belonging besides between breaks called calls came can changed come commit compared contain contained depend did do does each edited exist first for from get got had has have having import imported importing in include introduced is it last lie lose modified new newly next of only or out pull rely removed right should show sit someone start starting stay still take that the there to touched track use we were which whose will with would | 
fill	 in me the 
final	 <name> change commit does entry field | 
find	 <commit> <literal> <name> <path> a after all an any anything calls changes children class commit dead each edited every everything exported features fields for functions how if imports in it its key me module on one out releases shortest struct teh test that the them trait under uses waht what where which why | 
finding	 <name> <path> it out the 
finds	 <literal> a the what 
fine	 here right 
fire	 $ off the | 
first	 $ <name> added appear appeared appears argument assigned came change checked commit committed contains decorated defined entry ever file i implementation in one person place put release shipped show so tag test time when wrote | 
five	 $ tests 
fix	 <commit> all first from is it line the to up 
fixed	 a between in value | 
fixing	 a the 
fixtures	 does 
flag	 $ <option> arg as called can created defined do does get is on other registered set where | 
flaky	 $ test thanks | 
flie	 <path> modified on 
fn	 <name> item 
folder	 $ as can do does has held holding holds i is it of should where would | 
follow	 $ <name> imports its the to | 
following	 commit imports the | 
follows	 the 
for	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a adding an any anybody anyone asking beginners being by can churn circular class classes commit compiling console constant covers cyclic dependencies developers development each empty enum errors everything exception export file files fn free function go going hot how import inheriting interface it its java legal licensing line looking maintained me methods module my negative new next node nothing now old opening optional others our param parameter people python question reading remove routine running rust setting something speed string struct subclass subclasses such teh test text that the their them this those throwing to traits type unset unused us users variable version what when where which windows word year yesterday yet you | 
forced	 from to us 
forces	 its the 
forget	 <name> abstract an the to 
forgot	 extension how if the to 
form	 <name> <path> a elsewhere for of the | 
formal	 parameters params 
former	 <name> <path> file name path time to 
formerly	 $ <name> <path> called known | 
forward	 declared everything 
found	 $ <name> among anywhere at here if in inside it its on that the what where | 
framework	 $ a an build cli or which 
free	 function of | 
frequently	 in | 
fresh	 <name> checkout this 
freshest	 commit 
from	 $ <commit> <name> <path> <tag> a abc above all another any anything before being calling class command commit config development each elsewhere env environment far go going how importing imports in inside installing interface is it its java last line lines me methods my node originally other outside print python release root rust several something somewhere struct tag thank that the there this those top trait two version what when where which who whom within | 
front	 of 
fulfil	 $ the | 
fulfils	 which | 
full	 $ build call circle implementation list of path set signature text 
func	 $ <name> does in names | 
funcs	 $ <name> calling classes in inside invoked it missing of that under wear with 
function	 $ <name> a be by called calls can class count do does from have hidden in inside is like looks name nested of on or please raise raises reads signal signatures sit sits somebody starts that throws total tucked two under used where which with written | 
functions	 $ <mark> <name> <path> accept access and annotated are belong besides blow branch by call called calling can carry carrying catch change class classes come construct contain could create decorated defined depend did do does end exist existed fail found from get goes has have having in inside invoke invoked is it lead let like live local make may might modify need never of or other ought please raise raising read refer responsible should signal someone still swallow take thanks that the there throw throwing to use wear were when where which whose will with would | 
further	 down 
gave	 <name> <path> birth 
generator	 $ and before can documentation for going how in is it judging looking mean only or please right thank thanks the true when without y yes | 
get	 $ <literal> <name> <option> <path> a added after along always an any applied as away back by called caught changed commit created declared decorated defined deleted errors executed exported for from green hold hot how if implemented imported in installed instantiated into invoked it its kicked loaded matched merged modified my only out overridden passed raised renamed rid run set started subclassed tested thanks the their this thrown to triggered used waht what when wher where which who why with | 
getenv	 <name> for of or | 
gets	 <name> <path> a an as behaviour called changed configured consulted created declared defined exercised exported fetched from hold imported in installed instantiated invoked its kicked launched loaded most opened overridden override picked pulled raised read registered replaced run started subclassed the thrown to used written 
getting	 <literal> <name> a called conflict defined hit imported too 
git	 $ <name> at bisecting blame branch counted diff history keep log merge of show so status tag that | 
github	 <name> actions events runs to workflow | 
give	 $ <name> <option> <path> a an back each every everything file for it its me the to what yesterday you | 
given	 $ <name> <path> <tag> a all an class commit for how its only out that the this to today where | 
gives	 <name> <path> a back its me to which 
giving	 a me 
global	 <name> const constant variable | 
go	 $ <name> along and are at away back be because by do does end features for from has have here how i in installation interface into is kindly last method must off on out release right round should that the this through to today unused up version versions what which wrong | 
goes	 back between by from into is it out the through thru to today until what wrong 
going	 <name> back by down from of on round through to up which 
gone	 by since the unchanged what who would | 
good	 $ <name> afternoon commit enough for idea in is language library morning name new one or project style subclass tests wording | 
got	 $ <commit> <literal> <name> <path> a added after altered an any at changed checked committed created deleted edited for here hit impls imports in its itself modified moved now out please renamed rid some something such teh thanks that the thrown to updated which | 
gpl	 or | 
graph	 contain could form from so starting what | 
green	 $ again as at for or result right when | 
grep	 <literal> <name> for gives the 
grown	 out since 
hacking	 | 
had	 <name> <path> a already an another anybody been before better earlier formerly it its not prior so the their they this to | 
hand	 <name> and back could over side what work | 
handed	 a back out over to 
handle	 <name> it its ten which 
handled	 $ by | 
handlers	 $ of 
handles	 the 
hands	 after back did have on out work | 
happen	 for if in to | 
happens	 at if in to when why within 
happy	 with 
hard	 code is to 
harm	 at to 
has	 $ <commit> <literal> <mark> <name> <path> <tag> a abstract access added an and anybody anyone anything as been between brought changed children come commit commits committed contributed created defined deleted ever every exported for found gone got grown how implementations implemented in inside internal it its line listed lots made marked method methods modified more most n no nobody not on one please private protected public put quote renamed security set several since so some somebody someone something teh test that the there these this to today touched typed unused what when which within write written | 
hash	 $ and message msg of table 
have	 $ <commit> <literal> <mark> <name> <path> a abstract an and another any apart as at been before besides by changed changes come commit commits committed contributed descendants different done exported failed fewer for formerly found from got hear here i in inside installed internal it its last made many modified more never no not on one outside overloads private protected public raised received right security seen set several so something such tests that the their there they to too touched two unused used we when worked you | 
having	 $ <commit> <literal> <name> <path> a an how the which 
head	 $ around at commit how is now of or point sha sit with | 
header	 $ does holds in is of or to | 
headers	 $ are does which 
heading	 such would 
hear	 if of whether 
held	 <name> <path> at by 
hello	 i there would | 
help	 a against i lists me text to | 
helper	 $ <name> called everyone func function functions where | 
helpers	 $ <name> are at directly does in invoked | 
here	 $ a an anything be can compiles did does from got hash have in is library per please pull right so somewhere thanks that to what whatever with | 
hey	 <name> <path> a an any before can comparing could did do does for git how i is just legal my mypy python quick something sorry starting support the there we what which will | 
hi	 i team there we | 
hidden	 in inside which 
hides	 <name> <path> an 
hierarchy	 $ above at from upwards what will | 
high	 here | 
hint	 for where | 
hints	 alone and could 
history	 $ at consist did gets has how in kindly of one please replace was what when which whose why | 
hit	 <name> <path> by if it its merge the 
hits	 $ <name> <path> for line would | 
hoist	 <name> 
hold	 $ a an as at by commit i of on something thanks that which | 
holding	 <commit> <name> <path> a the 
holds	 $ <name> <path> a an class constant it its our something thanks the up what which | 
hole	 in repository | 
home	 of to 
hooked	 the up 
hop	 by how on 
hops	 <name> <path> it | 
hot	 spot spots when 
hour	 the where 
hover	 on over 
how	 <name> <path> about are big calling calls can class come comes could deep did do does exactly extension far fast fresh good hard has importing is it large long looks many mnay much new often old recent recently should the their this to was we well will would 
huge	 where | 
hunch	 <name> <path> the 
hunting	 a for 
hwo	 many 
i	 <name> access add allowed altered am annotate ask avoid backport backported be become believe break build call came can cant catch caught change changed check checked come commit compare compile construct contribute copy correct count create cut d debug declare define delete derive did diff do drop dropped edit end exit extend fill find fix follow forced forgot found get give go got had hard have hit hoist hold hover implement import importing inherit install instantiate introduced just keep know learn leave life listed look looked looking lost m made make match may mean merge might miss mock modify move moved must name navigate need never notice now obliged omit on only open opened override parallelise pass path print published push put raised ran read rebase receive refactor rely remember remove removed rename replace report require revert right run scroll search see sell serialise set should skip sort split star start started still stop stumbled subclass supposed suspect swap tell thank think to touch translate treat trouble try type undo unit unpack unset upgrade use ve vendor want wanted was were wise wonder would wrap write 
idea	 $ behind how where whereabouts which why | 
identical	 or | 
identifier	 <name> of 
identifiers	 are come in 
identify	 all each every everything the where 
if	 <commit> <mark> <name> <path> a access all and another any anything everything file following i it its my nobody not one so somebody someone something subclasses test that the there they this two unset version via we you 
ignore	 its result the unused what 
ignored	 by | 
impl	 <name> block blocks d exists for list of on trait | 
implement	 $ <name> a all an any exactly fewer for in interface it its methods one only so that the to trait what which yet | 
implementation	 $ for of so that | 
implementations	 $ derive does exist from in of on overriding | 
implemented	 $ by for in inside interfaces the | 
implementers	 $ of 
implementing	 $ <name> a classes for interface it the types which 
implementors	 interface of | 
implements	 $ <name> an are clause comes in it its please so some the trait what which | 
impls	 behind does for of that which will | 
import	 $ <name> <path> a and anything around between both but by chain chains check circle config count cycle declaration dependency each error exists for from graph hops if in includes indirectly involving is it its itself lazily line lines list loop no of on or out path paths route runs says section since so something statement statements steps that the time to trait what with without yes | 
imported	 $ <name> <path> anywhere at before but by circular everywhere first for from how in indirectly inside into modules names out please so the where which | 
importer	 $ and of 
importers	 $ need of which | 
importing	 $ <name> <path> does from it itself modules needless side that them what | 
imports	 $ <name> <path> a and apart are around at between broke but c can come could do does file for form found from go going i in inside is it lead leading leads lying made make mention missing more not nothing of on only or out please shortest should sit so something standing step still stuff such taking than that the things till to w what which will with within without would yes | 
in	 $ <commit> <name> <path> <tag> a abstract after all an another any arguments as at before behaviour between bin body bound brackets by bytes c capitals cfg change child ci circles circular class cls code codebase commit commits common config constant could decorators deps derived developing different directly exactly except fetch few fields figure file for former from front full func function git github go going hand help here history how if import imports interfaces it its java last line lines memory methods more motion multiple my n next no node not now number on one optional order other our parameters place plain please production python raise release repo requirements revision root rust seconds several short signature signatures simpler so some source speed struct subclasses such suite tag taking teh terms tests that the their them there these thinking this through time total tree turn two type typescript use uses utils variable version what when which whose wich with yesterday you | 
include	 $ <commit> <name> <path> a commit list or that the | 
included	 $ <name> by from in | 
includes	 <commit> <name> <path> a and at of or that the 
including	 <tag> line subclasses 
incoming	 call calls edges 
incompatible	 licence with 
indirect	 callers dependencies subclasses 
indirectly	 $ by import through via | 
individual	 ci tests 
indrect	 as ones 
inferred	 for return type | 
inherit	 $ <name> at form from | 
inheritance	 $ chain hierarchy is of relation tree where wise | 
inherited	 <name> by from method stuff | 
inheriting	 <name> from it so 
inherits	 <name> from | 
initial	 <name> add assignment commit value 
initialised	 $ as if module with | 
inner	 <name> def fn for func function functions helper one routine 
input	 <name> arguments is parameters | 
inputs	 are do does in must of the 
inside	 $ <name> <path> a an class commit function of please the | 
install	 $ <name> a another any besides but could do everything fewer for go in it java node of python requirements rust several so targets the this to two what | 
installation	 be what which | 
installed	 $ <name> along by commands entry for it on scripts so this what which with | 
installing	 it its the this 
installs	 $ a some | 
instance	 attributes methods of variables what | 
instances	 of | 
instantiable	 which | 
instantiate	 <name> a it my | 
instantiated	 $ in thanks | 
instead	 $ of thanks to | 
int	 $ a argument before it or str what 
integer	 <name> how 
integration	 passes tests 
interface	 $ <name> and called correctly does in is list named of or raised rather require right so that the to type waht which wise without | 
interfaces	 $ <name> after are as behind complete does extend from has implemented in is it listed of property protocols should that the which | 
intermediate	 imports modules 
internal	 $ access according as by correct from going has here if in int is or please right so the true under visibility y yes | 
internet	 connection | 
interrupt	 whereabouts who 
into	 $ <literal> <name> <path> <tag> a after an another being by for in more one releases that the this two what which | 
introduced	 $ <name> <path> between by in it since the | 
introduces	 <name> <option> it the 
introducing	 <name> <path> commit 
inventory	 $ | 
invoke	 $ <name> first in it | 
invoked	 $ anywhere by from inside | 
invokes	 $ <name> it itself other thanks the which 
invoking	 <name> 
involve	 <name> 
involved	 in who | 
involving	 <name> <path> 
is	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a able about above abstract access accessed added after alias all allowed already also among an annotated anybody anything applied asked asking assigned async at attached attribute base been behind being below best better between bigger blank bound breaking broken building built by called calling caught checked child chosen ci class coming commit complaining composed config configured const constant consulted contained contributed covered dead declared decorated defined dependency deprecated derived different doing done down each empty enough entangled enum env equal evaluated ever every everything executed existing exported exporting expose extended extending failing faster fastest fetch fetched first for forced found from full func getting given gone good green grep handed handled happy having head held help how huge i implemented implementing imported importing in included inferred inherited inheriting initialised inside installed int internal introduced invoked invoking involved it its just kept laid larger launched left licensed like line listed load loaded local locked long longer looking made make making mandatory marked matched meant missing modified module more my mypy named need needed negative nested never new next no nobody none not now nowadays number of offer ok okay on one only open option or other our overload overridden overriding parser part passed passing picked pinned pip placed please present preset private protected provide public published pulled put pytest raised raising rather reachable reached read reading really red redefined referenced registered released relying request requests required reside responsible return returned returning run running rust satisfied selected set several she sitting situated size slow slowest so some something somewhere specified spelled stable standing start started static still stored struct stuck subclassed successful such superfluous supplied supposed symbol tagged taken taking teh test tested thanks that the their then there this thrown to told too touched touching trait transitively triggered tucked under unhappy unlike unreferenced unused up used using var very visibility wanted we what when where which who wrapped write written wrong yes | 
isinstance	 check of | 
it	 $ <name> <number> <path> a abstract accept added affect affected after again alias all already amount an and annotated any anywhere appear appears are arrive as ask async at back be because become been begin being belong belongs better break breaks broken build builds but by call called calling calls can capture carry catch catched caught change changed check class classes come comes compile complete configured conform consist contain correct correctly correspond could count covered crash created d declare declared decorated defaults define defined delete deleted demand depend derived did directly do documented does doing earlier end ends exercised exist expect export exported exports expose extend fail fails fall falls faster fetched first five flag flaky follow for formerly from function further get gets give given go goes good got green had handle hands has have held here hidden hold i ignored implement implemented implements import imported imports in included indirect inherit inherits initialised install installs instantiated instead internal into introduced invoke is its keep landed last leak leave let library list live lives locate look looked make makes matched mean meant more moved must named need needs never no not now occur occurs off on or originally originate out overridden override overrides part pass passed passes pinned please possible print private protected public pull put raise raised raises read really received red referenced refers rely renamed responsible return returns right run runs safe say says seems set shipped should show sit sitting skipped so stand stands start starts static stay still stop stored succeed succeeds support supposed take taken takes ten thanks that the there this through throw thrown to top touch touched translated true turn twice typed under up use used uses value version was wear went were what which will with work works would wrapped written yes | 
item	 <name> is of 
items	 $ in 
its	 <literal> <name> absence abstract access ancestors annotations args argument arguments assignment attributes author base bases behaviour body callees caller callers calls changes child children circular class code commands commits config constructor contract current data declaration declared decorator decorators def default definition definitions dependencies descendants description diff dir directory doc docstring earlier entry enum error export exports extension fields file first folder former full functions hands hash helpers history implementations implements import importers imports inferred inherited initial inner interface interfaces job kind last latest licence license line lines list local location log mark member members message metadata method methods module modules name names nested new newest old on original outcome overriding own parameter parameters params parent parentheses parents path place places position present preset previous properties public purpose rename result return runtime settings siblings signature size source state stuff subclass subclasses suffix superclass task temporary test tests time trait type value variant version visibility way whole 
itself	 $ <name> a by call calls compile defined i in indirectly inherit is now override tangled thanks through to | 
java	 $ <name> and are at be do does end features for has have here how i in installation is kindly last must on release right should sources that the this version versions what which | 
job	 does done has in is list names of well | 
jobs	 $ and are at defined does failed get has in make of 
judging	 by the 
jump	 me to 
just	 <name> a an author cloned file first for how landed line lying moved one out pip pulled pushed sit the to touched 
k	 <name> 
keep	 <name> <path> as bumping getting opening private running scroll seeing the to unused 
keeps	 <name> a coming mentioning some 
kept	 $ exported in internal private protected public saying thanks | 
key	 <name> does put | 
keys	 besides in of 
keyword	 argument ones parameter | 
kicked	 off 
kicks	 in off 
kind	 $ are as of there | 
kindly	 $ application check confirm describe diff do enumerate execute find follow give go grep jump list locate look make navigate point print read run say show spell take tell the those total trace verify with work 
know	 <name> <option> <path> a all as at best by each for from how if in into its of on one since the there this through to under what where whereabouts whether which who why wich with | 
known	 as for in name to | 
l	 $ <line> <name> <path> for give number on say 
lack	 a an it | 
lacks	 and 
laid	 out 
lambda	 <name> | 
land	 again on | 
landed	 here in on 
language	 <name> a are build for is or should version | 
languages	 has | 
laptop	 $ does get is 
large	 enough is number | 
larger	 than 
largest	 allowed field of | 
last	 $ <name> altered author bump bumped called can change changed checkin commit compile edit edited had here import in line modification modified modify month night nightly one parameter pass property pull read release run tag test thing time touch touched two update updated week work worked wrote year | 
lately	 has thanks when | 
latest	 change commit edit modification one release revision tag to version 
latter	 one | 
launched	 by on the | 
launches	 the 
lawyers	 $ need want 
lay	 hands import 
layering	 violation | 
lazily	 at inside or thanks | 
lead	 back class from to 
leading	 from up 
leads	 back from 
leak	 memory secrets 
lean	 on 
learn	 about how next so 
least	 one two which 
leave	 <name> <path> alone for imports lying off out to unimplemented without 
leaves	 abstract an for it unused which 
leaving	 any line out tests 
left	 <name> <path> abstract exported internal its out over private protected public the unimplemented untouched | 
leftover	 imports unused 
legal	 's license people stuff team would 
length	 has in of 
let	 <name> itself me through 
lets	 us you 
letters	 thing | 
letting	 me 
level	 $ but classes constant definitions func is of one up variable | 
levels	 are down or | 
lib	 a compiler or tool 
libraries	 are deos does has is must of or packages required that the this | 
library	 $ <name> a and app application cli framework here instead is language meant or rather that tool we | 
libs	 $ and does needed 
licence	 $ 's <name> allow and applies before belongs called changed chosen compatible did do does file for from have header in is it lets name of please should terms that this to under was wise | 
license	 $ applies change changed chosen does exactly got has header is let name of says should this type used was what | 
licensed	 $ thanks under | 
licensing	 here of terms what work | 
lie	 between next on | 
lies	 <number> between the where 
life	 <name> of 
like	 $ <literal> <name> <path> a an at before every exported i in internal it private protected public right that the this to when | 
limits	 in of over 
line	 $ <line> <literal> <name> <option> above adds and argument assigns at begins by can come command commands count declares declaring defines defining definition do does entry every flag for from has hold holds i in inside interface is it length made no nr number of on one option options or please pls program programs range right say setting should stands switch that the to tool was what where which will with would | 
lines	 $ <commit> <line> <name> <path> a above are at changed come comes consists contain contained did do does for from has in inside is it long may of one over per please right should than thanks that the there total were where with | 
link	 <name> <path> between list to | 
linter	 <name> call complain complaining complains is over 
linux	 $ | 
list	 $ <name> a added all and change children classes cls consist defs each every everyone everything exported files for from func imported in instead is its looks me new non of or out rather set tags the them those what whatever when where | 
listed	 $ among as in library on the with | 
listing	 everything for it of the to what | 
lists	 <name> <option> a after different it of | 
literal	 <literal> assigned behind reading sit sits string to value | 
little	 change could function local 
live	 $ at before in now on up without | 
lives	 $ in inside on thanks there today where 
load	 $ <name> <path> a call calls decorated everything have public reach take the | 
loaded	 $ at by from lazily when | 
loads	 <path> | 
local	 branches def func function functions helper lambda to variable | 
locate	 <name> <path> all every for in module teh the variant where | 
location	 $ at class does in is of please pls was with | 
locations	 $ at of without 
locked	 here in | 
log	 $ <name> <path> and as contains do for in message of on says show stops test the this what | 
logged	 and during everywhere in to 
logs	 every | 
long	 $ <name> <path> ago did do does for function has import in is needs option should takes the where | 
longer	 <name> a abstract async called do exist exists have import static succeeds than wrapped 
longest	 $ at chain file import line method test to way without | 
look	 $ alike at for in into like the to up | 
looked	 at through up 
looking	 at for over up 
looks	 an at big it like the up 
lookup	 in of | 
loop	 $ going in is of that with | 
lose	 an its since 
lost	 <name> <path> track | 
lot	 $ for like of right | 
lots	 of 
love	 to 
low	 you | 
lowest	 <name> go java node python rust version 
lst	 change of 
lying	 around in 
m	 <name> a about adding after annotate away bisecting building bumping calling catching changing checking choose cleaning copy curious dealing delete documenting fixing following getting going hunting implementing importing judging leaving looking lost making mock moving nervous new not obliged on only overriding packaging passing preparing reading refactoring renaming replace returning reviewing serialising setting sizing sort splitting stepping still stuck subclassing support thinking throwing tidying told trace trying untangling upgrading wondering wrapping writing 
mac	 | 
machine	 $ could do for what which | 
machines	 does | 
made	 $ <name> a abstract after async available between by changes commit exported faster in inside internal it its known last non of private protected public so static that the this to up | 
main	 author class command console entry function green language loop module package script | 
maintained	 $ <name> the 
maintains	 that the this 
make	 <name> <path> a all any available calls changes clear head it its public static succeed sure test the this to up use | 
makes	 $ <name> <option> a available calls it new no public start the use 
making	 a the up use 
manager	 wants without 
mandatory	 methods to | 
manifest	 declares | 
many	 $ <name> abstract added and are args arguments asserts attributes authors bits bugs bytes call callers calls checkins children classes command commands commits console contributors data days dead decorated decorators definitions defs dependencies deps descendants different direct does entries entry environment exactly exceptions exports fields files for formal funcs functions has have helpers hops implementations import importers imports in inputs instance interfaces jobs levels libraries lines member members methods modules more names nested of open other others overloads packages parameters people places private releases required return revisions seconds separate settings single source spots static steps subclasses symbols test tests thanks that things times top traits types unit unused variables variant were workflow | 
mark	 as on 
marked	 $ <mark> <name> abstract exported internal private protected public with 
match	 <name> arms its lines on statements 
matched	 but in on | 
matter	 $ how if 
maximum	 <name> sensible 
may	 <name> a be call come have i it produce raise this throw use 
me	 $ <name> <path> a about all an and as at by defs does each every everything everywhere evry fidn file find for from get git here how i if in it its just know lies like line lines location nothing of on one out please remove say see step that the them there this those through to under understand via what whatever when wher where whereabouts whether which who whose why with yes | 
mean	 $ <name> actually by classes does for in interfaces is its names on thanks the those to where which who wich | 
meant	 for to 
measured	 in | 
meeting	 | 
member	 $ <name> <path> called declared defined funcs function functions i is of on or still variable variables | 
members	 <name> are cls come does from next of should sitting that the 
memory	 because does | 
mention	 <literal> <name> <path> it the 
mentioned	 a in the | 
mentioning	 <name> it 
mentions	 <name> <path> class | 
merge	 $ <name> all i make the | 
merged	 into two which | 
message	 $ <literal> does for from is look of please say | 
metadata	 $ demands list what | 
method	 $ 's <name> annotated be begin belonging by called class count declared defined does exist for from gets in inside is list name named names of on out overridden overriding please resolution run rundown set source starts tally that to wise with | 
methods	 $ <name> <path> a abstract am an and annotated are as bear belong belonging belongs but by called can carry class cls come consists could declared defined did do does end exactly for from gets has have how i in inside instead invoked invoking is it its live make making marked may must need not of on one only or ought override overriding per please pls raise replace right run should sitting somebody such take than thanks that the there throw throwing too twenty were which wise with within without would | 
might	 <name> be have the throw 
min	 <name> version 
mind	 $ adding checking comparing counting explaining finding fixing giving i listing looking making pointing reading renaming running showing telling trying undo working writing | 
minimal	 import sequence 
minimum	 <name> and go java node or python rust sequence supported version | 
miss	 <name> | 
missing	 $ annotation for from the when | 
mit	 and apache gpl licensed or | 
mnay	 commits fields files functions parameters subclass times 
mock	 <name> one out the things 
model	 $ this 
modification	 $ for of with | 
modifications	 following | 
modified	 $ <name> <path> after again and between by during files in it thanks the what which with | 
modify	 <name> <path> files it its that the | 
module	 $ 's <name> <path> a and by called comes constant contains correspond could declares defines do does error file has here holds import is it kindly level live looks name named or path should sits so someone split tell that var variable variables w was what which will with | 
modules	 $ <name> <path> are be brings by can define depend do does each file form get have if import imported importing instantiate is it lie link load on one or packages pulled rely require right thanks that use using which | 
moment	 $ thanks | 
month	 $ ago thanks | 
more	 $ <name> callers commits function i in it lines methods of often path protocol specified tests than thing under unused what which | 
morning	 all can do i mean please | 
most	 $ <name> added after at between classes commits files frequently in lines memory methods names new of often recent recently short tests time twenty up used useful | 
motion	 $ | 
move	 $ <name> <path> from it of the things to what where | 
moved	 $ <name> <path> at away file from here i into it new or out somewhere thanks to what where | 
moving	 <name> <path> all from 
msg	 $ <literal> <name> 
much	 $ <name> appreciated at commits does faster has is lines makes memory methods obliged of tests time trouble work | 
multiple	 defined definitions places 
must	 <name> a adopt be change follow go have i implement install java my node not one python rust test the 
mutable	 $ and 
my	 <name> autocomplete branch bug changes child class code colleague console debugger development editor environment face file fix go grep hands head java laptop last latest linter machine node notes own path phone pull push python qa report rust screen shell status subclass teacher terminal test time type users weekly 
mypy	 complain is keeps 
myself	 | 
n	 $ <name> commits lines methods test 
name	 $ 's <name> <path> all and any back be but by could did does each earlier every everything exist exported for from has how in is like my now of once only please pls replaced so tell that the them to was what will without | 
named	 $ <name> <path> after before exports in prior these | 
namely	 which | 
names	 $ <name> <path> am are as besides both can cls defined did do does exactly exported for found from gives has i in is it not of only shipped should sit sitting that the under | 
narrower	 $ type 
nature	 of 
navigate	 me to | 
necessary	 in | 
need	 $ <commit> <name> <path> a all at because confirm every everything file flag for from imported it its line one only right root so such that the their to under version what | 
needed	 $ at by for in somewhere to when | 
needless	 $ import imports 
needs	 $ <name> <path> a around at could in other so such the them to what | 
negative	 $ tests | 
nervous	 | 
nested	 <name> def fn function functions helper in inside within 
network	 connection is | 
never	 appear been call called get hand handled imported instantiated know mention mind opened pass raise reaches read referenced run touch touched use used uses 
new	 $ <name> <path> argument class classes commands commit does enough feature file files for go here in java lines location machine method must name node one parser path place project python rust scripts since state stuff subclass test to trait type users | 
newbie	 question 
newcomer	 find | 
newer	 <name> compiler go java node python rust than version 
newest	 abstract change commit dependency entry field file go java node on one python release revision rust sha version | 
newly	 add added created made 
next	 <name> change commit in release stand tag to version week year | 
nice	 description thanks 
night	 's <name> could | 
nightly	 run trigger | 
no	 $ <name> annotation arguments blame body checkout class default docs docstring effect errors extension failure git good idea is licence longer matter method methods parent path please question release standard such test tests there this type use will | 
nobody	 call has implement implements imports in inherit is needs overrides passes removed subclasses there use uses 
node	 $ <name> and are at be do does end features for has have here how i in installation is kindly last must on release right should that the this version versions what which | 
non	 abstract dev development runtime 
none	 $ at thanks | 
normal	 <name> methods ones 
normally	 go pass 
not	 $ <commit> <name> <path> a able abstract again always and as async at be been build call called carry changed compile conform contain correct covered declare decorated define developing documented exist existing exists export exported extend find finding for found free from get give given green handled happy have implement import imported in include inherit install instantiate internal involved it its jump just know like live long make merged mind need needed none ok on only other override parser pass passed passing please private protected public referenced return right run same say scroll see serialise set shipped show simpler something somewhere spot start static succeed support sure take tell tested thanks the there they this too top touch touched track triggered typed understand use used want we where why with work wrapped yet you | 
notes	 $ could for still | 
nothing	 $ at but calls happen happens in refers uses what | 
notice	 $ by for | 
now	 $ <name> <path> after called compared could does have it known pass that the which | 
nowadays	 $ called 
nr	 of 
null	 <name> | 
number	 $ <line> accompanies am and at behind could does for in object of one or please string the will | 
o	 any purpose 
object	 $ <name> a comes could do does field gets hold in inside is of returned so type what which without | 
objects	 and come everywhere have implement of | 
obliged	 $ its to 
obtain	 an by from 
occasions	 does is the 
occur	 $ as in inside | 
occurence	 of 
occurrences	 of 
occurs	 inside where | 
odd	 method style | 
of	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a all an annotations another arg argument arguments at attr attribute attributes base bases branches by bytes callers calls changed changes ci class classes closure cls code codebase command commit commits compilation config configuration constant contents contributors creation current data date day declaration decorator decorators def definition definitions dependencies dependency deps descendants each enum environment error errors events every everything exception exceptions failure fetch fields file files final fn for former func funcs function functions git github giving global go hand having head helper hits how i implementing implementors import importing imports includes inheritance inheriting inputs installed interface it its java just last license licensing line lines mandatory me member message method methods module modules msg node non now object open option optional os other others our ours parameters params parser paths person places plain program project projects python raising references release renaming repo repository requests result return returning revisions run running runtime rust software some something source splitting struct stuff subclasses tag teh test testcases tests text that the their them these thing things third this those timeout today trait traits type types unit untested users value valueerror variable version wc what whatever which whoever whom workflow zero | 
off	 $ <name> <path> at by please thanks the with | 
offer	 $ <name> by to which | 
offers	 for to which | 
offline	 behind install | 
often	 $ <literal> <name> <path> counted did does has in is per than was would | 
ok	 $ for not or when | 
okay	 $ | 
old	 <name> <path> branch days file go install is java location name node one or path python release releases rust ticket version versions 
older	 distribution file files go java node python release rust versions 
oldest	 and commit file go java node of one python revision rust | 
omit	 <name> 
omits	 <name> it 
on	 $ <name> <path> <tag> a after an and any are as at average bad branch by calling can ci class cls current disk does empty every for from funcs function github head how in install it its line lines linux main me my of opening other pip pull push record running screen so struct that the their them this to top variable version via what when which wich windows with | 
once	 $ could i in installed it more named please right so thanks this upon which | 
one	 $ 's <name> a abstract add after arrive async be build but by call called caller calls can changed chosen class classify command commit compares configure could count cut declared declares defined defines definition describe did each enclosed entitled exactly execute executes find finds from function get gets give given got had has have hour i imports in inherits invokes is land launches level made makes month more move must name named need nested obtain of omits or parent person place please pulls put question reads remove rename rewrite right run runs start static test thanks that thing this to was where which will wins with word wrapped | 
ones	 $ <name> are contain could did does for implement in invoke is it mention of override redefine that throw too use which | 
only	 $ <commit> <name> <path> <tag> abstract after an child declared does ever failing for i in indirectly just know line looks need no on once output partially party passing please promises run see seen test tests the those through under used were what when | 
onto	 <name> the 
open	 $ <name> <path> connection for in pull source that the to up which | 
opened	 <name> <path> by 
opening	 <name> <path> the 
ops	 asks wants 
option	 $ <name> <option> defined for from in is of | 
optional	 <name> argument dependencies extras ones params | 
options	 are conflict do does i | 
or	 <mark> <name> <number> a after am are as at bad bin broken build calls can change clap class classes cli command commands dead decorators deleted did do docstring does else elsewhere exact fail failed failing fails failure false file files framework from funcs function functions gpl green how if implemented import imports in indirectly inferred int interface is it just letters library mentioned methods module modules more no not number on ones only other packages passing program protocol protocols pull rather rebase red renamed require return script scripts section should similar some something somewhere string succeeds superclasses the through transitively two untested used what whatever where whether which would wrap write 
order	 $ <name> again are do does for in is run should that to 
origin	 commit of 
original	 file filename line method name that 
originally	 $ come named when 
originate	 $ as declaration what | 
os	 environment in 
other	 $ <name> class classes command constant data decorators environment error file files flag function functions has helpers in inner keys kind languages libraries library lines local members methods module modules name one ones packages parameters parts please project projects right routines scripts stuff tests than tool type variables variant way where | 
others	 are as does import to | 
ought	 <name> that to 
our	 <name> <path> build ci class code constant data dependencies functions inventory lawyers linter parser repo requirements server sources style test tests thread types users 
ours	 right thanks | 
out	 $ <literal> <name> <path> <tag> again all as before between clean for from green how if in its lines of ok our the there to under what when wher where whether which who why with within | 
outcome	 $ a green of pass | 
outdated	 runtime | 
outer	 fn function 
outgoing	 calls edges 
output	 for of type 
outside	 $ <name> <path> although could libraries of packages to what without word | 
over	 $ <name> <number> <path> a and any commit from imports in its the time to which | 
overall	 <name> do 
overload	 and does i locations of resolution takes with 
overloads	 $ does of 
overridden	 $ anywhere by for further in please safely so the where | 
override	 $ <name> anything are by default for from it its of something the when | 
overrides	 $ <name> call does in it method of the what | 
overriding	 $ <name> as definition definitions defs implementations it methods the versions | 
overview	 of 
own	 $ <name> class code copy definition every file imports module one override project script subclass version | 
owns	 tell the 
package	 $ <name> as brings can could declares define defines for have in installs int is kindly level metadata provides put registers require so that to var was wise | 
packages	 $ are brought can come depend did do does for from get have i in it must only that the this we which will | 
packaging	 metadata script this 
page	 for is | 
parallelise	 <name> <path> 
param	 <name> diff on types 
parameter	 $ <name> annotation by called count differences how in it list lists named names of please right timeout to | 
parameters	 $ <name> are as between declared did different do does for has how in of on one please set should taken than that they will | 
params	 $ <name> does for func in of that without 
parent	 $ 's <name> as child class classes cls for here instead is method of parents please type with | 
parentheses	 $ in | 
parents	 $ include of that | 
parser	 $ <name> a and entry get have in is know learn line raise take tested thanks the to | 
part	 $ in of tomorrow ways | 
partially	 initialised | 
parts	 $ of too 
party	 <name> dependencies libraries libs notice package packages | 
pass	 $ <name> <option> a all anything as before do fail for if in into it its last more nothing now on or please the this through to when without | 
passed	 $ around as between ci if in into most or to where yesterday 
passes	 $ <name> as does it its on one or right through when y | 
passing	 $ <name> a again code if one or since test tests thanks y | 
past	 $ and commits could it month of the under what | 
paste	 that the 
path	 $ <name> <path> after against and anyone at between by can did do does file for from has i in is it leading line of once pls since so that the through to under was when which will within would | 
paths	 <commit> affected changed commit created does from of release which with 
people	 add are behind build can change committed contributed define have make mean normally put use usually who wrote | 
per	 author class commit dependencies file metadata request second 
percentage	 of 
person	 behind commit does from has is put responsible to who | 
phone	 could how i 
phrase	 $ <literal> 
pick	 <commit> but from onto that up | 
picked	 at the up 
picks	 this up 
pin	 $ <name> which 
pinned	 $ <name> allowed and here line on to version | 
pip	 complains install installed look 
pipeline	 <name> <path> defined have succeed 
pkg	 $ itself 
place	 $ <name> and as at besides calling does from in inside is it of please that the to under wher where within | 
placed	 $ after on under | 
places	 $ <name> and call define defining do does from function import in is it one overall pull raising refer right so still that the we where which with would | 
plain	 func scripts type words 
plan	 i lists 
planning	 meeting to 
plays	 here in the 
please	 $ all bear before check complete count determine display enumerate execute explain find for give have help identify it just leaving list locate name point print produce provide quote report run show so state summarise tell the their to trace try verify | 
pls	 $ 
plug	 in 
plus	 some 
point	 $ added at did do does during in me not of out should so | 
pointing	 at me 
points	 $ are at declared in instead of project section that the this to what why work | 
port	 <name> link the 
position	 $ in line of result 
positional	 and 
possess	 a | 
possible	 sources to 
pr	 cron 
precede	 <name> the 
precisely	 | 
predecessor	 of path 
preparing	 an | 
present	 $ at code file for form here in location name one or project state successful type | 
preset	 for of to value 
previous	 name path release 
previously	 called known 
print	 <literal> <name> <path> a all at constant during every git in its just line the them what | 
prior	 filename to 
private	 $ access according as by correct functions going has here if in int is methods names ones or please right so the true under visibility y yes | 
process	 and environment 
produce	 $ <name> a an the under | 
produced	 at by 
production	 $ yesterday | 
program	 can consulted for from get hits is looks meant of or pick picks runs says spin starts this to what | 
programmers	 $ | 
programming	 language 
programs	 $ can come comes this to 
project	 $ 's <name> a accept accepts allow am and any apart ask asks at be been begin belongs better build builds built can carry cfg change claim comes compatible compile compiles could count create declared declares demand demands depend dependencies depends do does drop fall falls faster for forced give gives go got has have how i in install installs into is it kind kindly last lib licence licensed live made meant metadata need needs not on or package please provide read really relies rely require requires run say should so started status still structure support supported supports this to tree type under usable use uses version wants we what where which why wich work written y yes | 
projects	 are depend make of too use 
promise	 $ i the to 
promises	 to | 
prompt	 | 
properties	 are belong can declared does of on set the there | 
property	 $ and before can for going how in is it judging looking mean of only or please right thank thanks the true when without y yes | 
protected	 $ access according as by correct going has here if in int is or please right so the true under visibility y yes | 
protocol	 <name> or | 
protocols	 <name> cls did does that the | 
provide	 $ a an for necessary their | 
provided	 by from on | 
provides	 $ an impls 
pub	 items struct 
public	 $ access according and api as at available by correct functions going has header here if in int interface is names or please right so stuff surface symbols the true under visibility y yes | 
published	 $ my this under | 
pull	 <name> <path> in it request requests up was 
pulled	 could in into out up | 
pulls	 <name> in that 
pure	 virtual 
purpose	 $ and category from never of that | 
push	 $ a fire on or pr right thanks with | 
pushed	 a and did yet 
put	 $ <mark> <name> <path> a as between class for in into it line my on over the them this together up | 
puzzling	 bit me 
pytest	 $ <name> <path> k says 
python	 $ <name> <tag> and are at be do does end features for has have here how i in installation is kindly last module must on project release right says should standard that the this version versions what which | 
qa	 report side 
quantity	 of 
query	 <name> the 
question	 $ <name> about before but by can did do does for going how if in is of on parameter should since starting the this under what when where which who would | 
quick	 $ <name> one question search 
quickest	 import 
quote	 <name> <path> a it line the 
raise	 $ <name> a an anything in instead it its of on please sites something statements that the things valueerror what when which | 
raised	 $ anywhere by exceptions from in inside it on that the where within | 
raises	 $ <name> an it the which who | 
raising	 $ <name> it the | 
ran	 <name> <path> only 
range	 <tag> does for from in is of that we 
rather	 attributes long not than 
re	 <name> adding backport compiling created documenting exports fill getting going hunting looking making ok on packaging pinned planning reviewing splitting stuck tagged writing 
reach	 <commit> <name> <path> from it parser 
reachable	 $ from | 
reached	 $ at by from when | 
reaches	 <path> for 
reacts	 to 
read	 $ <name> <path> any anywhere at besides class from in it its line lines me next on or out that the this through to where | 
reading	 <literal> <name> class it me of what 
readme	 $ | 
reads	 <name> how in it that the what 
real	 class classes thing used 
really	 a be call derive exported have internal is need needed private protected public 
reason	 <name> for is why | 
rebase	 and what | 
receive	 a back its some when 
received	 its on 
receiver	 <name> is 
recent	 a change commit go history java modification must my node python rust version | 
recently	 $ altered apart edited has modified updated | 
record	 <name> for the 
recursively	 $ find 
red	 $ as ci could in or when why yesterday | 
redefine	 <name> method the this 
redefined	 $ by in | 
redefinition	 of 
redefinitions	 of 
redundant	 imports tests 
refactor	 its the things 
refactoring	 $ <name> | 
refer	 to 
reference	 <name> it parser to 
referenced	 $ in there | 
references	 to 
refers	 to 
regarding	 <name> <path> class commit entry go java node python recent release releases rust tests the third 
regards	 its the 
registered	 $ as entry with | 
registers	 $ the 
regression	 in this 
reimplementations	 of 
relation	 between from 
relative	 path to 
release	 $ <name> <tag> after already branch builds but can do does first has have i is it must notes of should tags thanks that this turned versions was will with workflow | 
released	 $ and that the under versions with | 
releases	 $ <commit> <tag> can carrying come contain containing did do has have include into is it made shipped since that the was which with | 
relies	 $ on through 
rely	 $ by on through what when | 
relying	 on 
remember	 a how that the there where which 
remove	 $ <name> <path> all duplicate parser the | 
removed	 $ <name> <path> <tag> between by from in so the | 
rename	 $ <name> <path> and in it its method of parser source target that the whose | 
renamed	 $ <name> <path> a and at before between file from in into it new or please right so something thanks the to unlike what | 
renaming	 $ <name> <path> of the which | 
replace	 <literal> <name> every programmers the 
replaced	 <name> <path> by in 
replaces	 $ the 
repo	 $ 's <name> accept accepts after an as ask come comes compile compiling contain could covered depends does first for got has have head hold home how is kindly library licensed need path please purpose requires right root say something still supports taht that the version waht what where which without y yes | 
report	 $ a all could every failure how i its seeing the what where whether | 
repository	 $ <name> a and as at build compiles contain contains created give got has have holds i in is most now one please relative root should succeed thanks what which without | 
request	 $ a not on or that to with | 
requests	 from is on pinned to touch | 
require	 $ <name> <path> of such the to two | 
required	 $ <name> at by go here java leaving methods node overrides packages python rust to version | 
requirement	 for of on 
requirements	 $ of version what which | 
requires	 $ <name> <path> a at includes or when with | 
rerun	 after just | 
reside	 $ the | 
resolution	 <name> for 
respect	 does to 
responsible	 for | 
restart	 the | 
result	 $ for if in of pass type when | 
ret	 annotation type 
return	 $ a an annotation for in instead its none null of please sell statements that the this type value what when which | 
returned	 by from nothing 
returning	 $ none the 
returns	 $ a an anything could in nothing now so something that what which | 
revert	 <commit> again the | 
review	 <path> commit i line my this | 
reviewed	 <commit> it line the | 
reviewer	 on refers who 
reviewing	 <commit> a the 
revision	 <commit> <name> <path> brought in is of that was you 
revisions	 does of there touching 
rewrite	 <name> it the | 
rid	 of 
right	 $ above after before below file hand in now of one place reason side that version | 
role	 <name> back does of plays that 
root	 $ commit dir directory of so to which | 
round	 $ <name> in number to up | 
route	 <name> <path> connection from is of please that to 
routine	 <name> is | 
routines	 are containing depend does in raise signal to 
run	 $ <name> <path> <tag> a according after and before by first for from if in into it its just last nightly of on only or pass passes passing succeed successfully take test tests thanks that the them this thru time to when with without | 
rundown	 $ of 
runner	 and 
running	 $ <name> <path> blame into it just not on only out the with | 
runs	 $ <name> <path> as clean failed it more on please that the them through when with | 
runtime	 $ dependencies deps list requirements what | 
rust	 $ <name> and are at be do does end faster features flag for has have here how i in installation is kindly last must on release right should that the this version versions what which | 
s	 inside 
safe	 $ memory to upgrade | 
safely	 by go 
same	 $ are args arguments as base between commit decorators directory exceptions file folder from function import in interfaces names package parameters parent place places return right signature thing traits type value | 
satisfied	 $ by 
satisfies	 $ the 
satisfy	 $ the | 
saw	 <literal> <name> the 
say	 $ <literal> <name> <path> about and as before for if implements in instead it me next that the to what whether yes | 
saying	 <literal> 
says	 <literal> <name> <path> for i in it nothing what | 
schedule	 or | 
screen	 <literal> show what | 
screenshot	 saying 
script	 <name> <path> accept asks could declares did do entry for has is names or picks please that the to whose | 
scripts	 $ are come contain does end get in is or pass pull take thanks that this were where which will you | 
scroll	 <name> <path> past that to 
search	 for please since the where 
second	 base console definition implementation is one parameter 
seconds	 do take | 
secrets	 and does in 
section	 $ and from in is of what | 
security	 <name> hole notice 
sed	 n 
see	 $ <literal> <mark> <name> <option> <path> a all an calls correctly every everything everywhere how if in it its next no the them there what whatever where whether which who | 
seeing	 <literal> <name> the 
seems	 <literal> <name> big to | 
seen	 <name> the 
selected	 at by 
sell	 $ a it something 
send	 me 
sense	 and of 
sensible	 $ default one value 
sent	 a me 
sentence	 <literal> is what 
separate	 definition tests 
sequence	 diagram of | 
serialise	 a it | 
serialising	 <name> | 
server	 $ are need returns thanks | 
serves	 $ as to | 
set	 $ <name> apart as at by could during in instead it of off outside rather so the there to up | 
sets	 <name> for it off the their up workflow 
setting	 $ <name> appear i in it named up written 
settings	 $ besides file in module 
several	 <name> are classes commands definitions files modules older things threads times | 
sha	 $ in that 
share	 $ a the their with 
she	 live right 
shell	 $ environment once script so when which why yesterday | 
ship	 $ <name> so this with 
shipped	 <commit> by in thanks the wich with | 
short	 explanation form of one summary way | 
shortest	 $ chain import list one path route way | 
should	 <commit> <literal> <name> <path> a also any anyone anything be call class commit contain drop everything export fix get go have hold i implement import inherit interface it its keep like line maintained my new not one other override put raise rather really replace review routine run set stand subclasses support test that the there this throw trigger upgrade use users variable we workflow write | 
show	 $ <commit> <name> all each every everyone failed for from how imports in it its line lines location me name stat teh tests that the up what when where which who 
showing	 me 
shwo	 me 
sibling	 next to 
siblings	 $ of | 
side	 and by diff effect of the with | 
sign	 above after for in something up | 
signal	 $ <name> a 
signature	 $ <name> as between comparison diff differences for is next of params says that | 
signatures	 $ apart are differ of part | 
similar	 $ libs projects to 
simpler	 way words | 
since	 <commit> <name> <tag> been commit it last nothing one release the then they what when which | 
single	 definition file helper overload test tests use 
sit	 $ above at before in on right there which | 
site	 $ file of would | 
sites	 $ <name> are for from is of which | 
sits	 $ above below file in method on right the under where within | 
sitting	 $ at in on there 
situated	 <name> <path> the 
size	 a in of 
sizing	 a 
skip	 <name> super the 
skipped	 $ in on | 
slide	 i 
slow	 $ anything could down for to | 
slowest	 call import one test thanks to when | 
small	 <name> function library thing 
so	 <name> am any as big could count did does far few from hard high how i in is it just kind lazily long low many may much often on please show slow that the this to under what when where whereabouts which who | 
software	 $ covered do does i is licence licensed lives project query rely that this which 
some	 <name> annotation arguments attributes children class classes code commit cyclic depth differ enum executables extension file files function functions helpers instance interface methods modification other point structs subclasses suffix test tests 
somebody	 <name> accessed actually add added applied attached break calls change changed commit committed create created declared decorated defines edit edited exported first got has in kept last made make marked mentioned moved other put renamed report review right runs set stick tangled the touch typed walk worked written wrote 
somehow	 by | 
someone	 <name> about add added change define delete ever has imports last leave make moved on put told typed was wrap write written wrote 
something	 $ 's <name> about better built by called clearer derive does dot else for i importing in is like named other right seems sensible similar still that to what with you | 
somewhere	 above among an below can else in is must right the there up what you | 
sorry	 <name> could do for from i just my new on one our quick small the this to which yes yet 
sort	 is of out the | 
source	 $ <name> behind code comes does file files has holding introduces is licence license line lines location of on please position read right sits spot that tree under was where which | 
sources	 $ <name> and build compile does is of please read that the will would | 
span	 from n | 
spdx	 identifier license 
spec	 covering dep file 
specialisation	 of 
specialise	 $ <name> by 
specified	 errors somewhere | 
specifier	 for we | 
specifies	 <name> for 
speed	 $ between most | 
spell	 out 
spelled	 different out 
spin	 in up 
split	 <commit> <name> <path> class off the up 
splitting	 <name> <path> up 
spot	 <name> <path> at for in it of that the where 
spots	 <name> a do does that the where will would | 
squash	 all or 
stable	 could enough so | 
stack	 of trace up | 
stand	 $ above as at behind for in on over up which | 
standard	 error library value 
standing	 before in the under 
stands	 $ above after an as at before does for how in next on the there to where with written | 
star	 at import 
start	 $ <path> <tag> and at for hacking in it of on out the to up with | 
started	 $ according by from in push this with | 
starting	 <name> <path> at from in out up with 
starts	 $ <path> at inside on thanks the where with | 
stat	 for of 
state	 $ as differ how next of tagged thanks the what whether which | 
statement	 $ for in is that which within 
statements	 $ <name> <path> are do does for in inside mention of within | 
static	 $ and before can final for going how in is it judging looking mean methods only or please right thank thanks the true type when without y yes | 
status	 $ of on report 
stay	 a abstract async nested static the 
stem	 $ <name> is 
step	 $ after by from how the through | 
stepping	 into through 
steps	 $ are at away contained does of that will 
stick	 <name> <path> onto 
still	 <name> alike build call compile depends exist invokes left maintained need needed needs on pass passes reach read refers running say succeed support supported supports the throw up use used uses using wear work 
stood	 in on 
stop	 <name> everyone importing in reading the 
stops	 <name> are importing 
store	 on what | 
stored	 $ a in on under what | 
stores	 $ as 
str	 an instead int or some | 
string	 <literal> a an behind did does is literal or should that written | 
struct	 <name> contain declaration definition fields get is made take with | 
structs	 does have implement implementing in is one satisfy that which 
structure	 of | 
stuck	 on onto 
stuff	 $ <name> <path> but does from in is since 
stumbled	 over upon 
style	 $ <name> that | 
subclass	 $ <name> count fill from implementations implements inherit is it last method methods of overrides that version versions where yesterday | 
subclassed	 $ <name> anywhere by | 
subclasses	 $ <name> all come defined do does for have in is lack methods need of ought overridden override overrides overriding provide redefine should take that there to was which would | 
subclassing	 <name> 
subdirectory	 does is to | 
subfolder	 $ did does hides is 
subject	 line of 
succeed	 $ at do for here when | 
succeeds	 $ as at right when | 
successful	 $ on | 
successfully	 $ | 
successor	 of path 
such	 a an as thing 
suffix	 $ <name> i is | 
suite	 $ a and at boast contain contains counted fails got has include is or that to touch where | 
sum	 up 
summarise	 commit the yesterday 
summary	 of 
super	 $ call class method reach | 
superclass	 $ and does from in of or show which | 
superclasses	 $ does if of will 
superfluous	 $ import imports | 
supplied	 by to when 
supply	 $ a the | 
support	 $ <name> <tag> for is older python such the 
supported	 $ as at by go here java next node python rust | 
supports	 $ such which | 
supposed	 to 
sure	 <name> about that the what whether 
surface	 $ of 
suspect	 <name> <path> a cache that 
swallow	 $ exceptions the | 
swap	 <name> on 
switch	 $ <option> cases comes statements | 
symbol	 <name> or 
symbols	 <name> <path> are defined does exported imported of which | 
system	 $ does or should | 
ta	 $ 
table	 of work | 
tag	 <commit> <tag> after and contains that with | 
tagged	 <commit> <tag> a abstract as releases the versions with | 
tags	 $ <tag> already can commit contain containing do for from have having holding in include is lack one or releases that which with without | 
taht	 <name> created import reads touched 
take	 $ <name> <path> a as at between care different fewer for in me more no once over part place so that the to until | 
taken	 already at by from in out 
takes	 $ <name> a care from how in longest once one other part some thanks that the to what when | 
taking	 <name> about the too what 
tally	 $ of 
tangled	 <name> <path> up 
target	 $ docs of what 
targets	 in of 
task	 $ is that to | 
teacher	 asks mentioned says 
team	 behind i would | 
teh	 <name> build class code compiler decorator definitions executables file first function functions idea imports last line local name names number output person tests text type value variable variant 
tell	 $ <name> from if me position the them what whether which | 
telling	 me 
temporary	 files 
ten	 methods thousand 
terminal	 and once or so | 
terms	 can is licence may of | 
test	 $ <name> a are as at bears by call called case cases code come count coverage covers dependencies double entitled except exercise fails failures file files folder for func funcs function functions goes here i in is last like lives methods module name named names of ok only or pass plan point reference requirements result right run runner script so successful suite tally that to under w we wher which with work yes | 
testcase	 <name> 
testcases	 are inside 
tested	 $ and anywhere as by in is or somewhere than well where which | 
tests	 $ <name> <path> all and are aside at break but call called calling can check come concerns consists contain cover covering defined depend did do does exercise exist expect fail failing folder for found from give go green has have hit i if import in inside involve is leave live locate make mentioning missing of one only or pass put refer reference rely right run should similar sitting skipped so still stumbled subclass succeed take test that there touch touching use using verify was we were where which will within would | 
tets	 in that 
text	 $ <literal> at can does for in is lists lookup number of on sits | 
than	 <commit> <literal> <mark> <name> <option> <path> <tag> a an at before go i in inheriting it its last logged once one other read the this twice two 
thank	 <name> for you 
thanks	 $ a for in that | 
that	 $ <commit> <mark> <name> <option> <path> <tag> a abstract accompanies according added adds again alias an appears are assigns async avoid be bear bears begins belong belongs break bring broke brought call calls came can carries carry case causes change changed check ci class classes cli come comes commit concerns config conform constant contain contains contents could cover covers create created declares def default define defines deleted depend derive descends did differ directly directory do does edited end ends entry enum environment ever every everything exact exception exercise exist existed exists exported extend extends fail far fetch fetches file fire first flag folder forget fulfil function gave get gets git github global go goes good got handle handles has have help helper hit hits hold holds how i ignore impl implement implements import imported imports in include includes inherit inherits inner installing instead internal introduced introduces invoke is it java just key lack large leads licence line link list literal live lives local locate logs made make makes many may member mentions message method modified module must name need no nobody node nothing number occur of old one option ought override overrides parent passes picks precede print private produce protected protocol provides public pulls put python raise raises reaches read reads redefine refer reference refers release rely remove removed replaces result return revision right runs rust same say says sentence sets should sit sits skip so specialise specifies stand start starts static string subclasses succeeds tag take takes test text the there they thing this throw to touch touched true type use used users uses value variable variant verify version very was way we wear wears week were what work workflow works would write written wrong wrote you | 
the	 <literal> <mark> <name> <option> <path> <tag> abc absence abstract access action actual add added additions alias amount ancestor ancestors annotate annotation annotations api application arg argument arguments arrow assignment async at attribute attributes author authors average base bases bear behaviour best better big biggest bin binaries birth blame blank blow body bottom brackets branch branches broken bug build cache call callables callback callees caller callers calls capitals case cases category causes chain change changes check checker checkin checkout child children ci circular claim class classes cli closure code coding columns command commands comment commit commits committers comparing compilation compiler complete concrete config configuration console const constant construction constructor content contents contract contracts contributors copyright count crash creation current customers cycle data database dataclass date dead debugger declaration declarations declared decorated decorator decorators def default definition definitions defs deletion demo dependencies dependency deprecated derived descendants description design dev developer developers development diff difference differences different direct directory disk doc docs docstring documentation dot earlier editor end ending entry enum enumeration enumerator env environment equal equals error errors events exact exception exceptions existence existing export exported exports extension external extra failing failures family fastest feeling field fields figure file files final first fix fixed flag flie fn folder following form formal former free freshest full func function functions getenv git github global go gpl handlers hash head header headers help helper helpers hierarchy history hits hole idea identifier impl implementation implementations implemented implementers implementing implementors implements import importers importing imports include includes incoming indirect individual inferred inheritance inherited initial inner input inputs install installation installed instance integration interface interfaces internal internet introducing java job jobs key keyword kind language largest last latest latter leftover legal length level libraries library licence license licensing life like line lines link linter list listing literal little local location locations log logs long longest lookup lowest lst main manager mandatory manifest match maximum member members message method methods minimal minimum mock modifications module modules moment morning most move moved multiple name names nature needless nested network new newbie newest newly next node non normal number object old oldest on one ones only open option optional options order origin original other others out outcome outer outgoing output outside overall overloads overrides overriding package packages packaging page param parameter parameters params parent parentheses parents parser part past path paths people per person phrase pinned pipeline pkg place places planning point position possible predecessor present preset previous private process program project prompt properties property protocol protocols public pure purpose python qa quickest raise range reading readme real reason record redundant refactoring reimplementations relative release releases rename renamed renaming repo repository request required requirement requirements result return review revision rewrite right role root routine routines run runner runtime rust same script scripts second section sense sentence server set setting settings several shell short shortest siblings signature signatures single size slowest small software source sources span spdx spec spot spots stack standard star start stat state static status steps string struct structs structure subclass subclasses subdirectory subject successor suffix suite super superclass superclasses superfluous supported switch symbol symbols system tag tags tally target task team terminal test testcase tests tets text thing things throw throwers throws ticket time timeout tip tool top topmost total traceback trait traits transitive tree trigger triggers tutorial two type typedef types typescript unit unused usages use user users using utils value variable variables variant verbatim version versions very virtual visibility warning way whereabouts whole wording words work workflow wrapper wrong yes youngest 
their	 a account ancestors arguments base body callers changes declaration decorators def diff exception functions hands history implements lines list locations methods name names own parameter parameters parent side signatures something stuff subclasses 
them	 $ all and defined does from in please thanks to what which word | 
then	 $ <name> leave never reading what yes | 
there	 $ <name> <path> a abstract after already also an annotations any anything are at be been before besides between calls changes classes compile console could dead defs do enough ever exceptions exist failing failures fields for from functions i import imports in is just levels methods more must new no not on one overrides really redundant right seems serves several since so some something subclasses such tags tests thanks that third to unused used uses was who with within without yet | 
these	 days differ files is of people sources words | 
they	 $ <name> abstract accept add all already are assign bring called change choose configure declare declared define differ do ever expose give go got green have here hooked implement import keep let live locked made make mean pass pick pinned pull put raise re read red registered rename renamed set started stick store succeed swap take work write | 
thing	 $ <name> as build builds but by called committed compile did do does for function handed here i in is lean or please rely require sets still succeed that the this without you | 
things	 $ <name> <path> a above and are called can decorated decorator does exported get in into it on that this without | 
think	 $ <name> <path> commit in of that | 
thinking	 <name> <path> of that 
third	 party 
this	 $ <name> a according afternoon alias and as at be belongs branch build built change checkout class code codebase come commercial commit constant correct could crate decorator directory distribution enum environment error exception file flag for function give have hour if in inner installs is kind language library licence license line literal message method mit moment month morning name need needs on one option or package part pkg place program project purpose release released relies rely repo repository runs should software something text thanks thing to tool type under up value variable version way week what which wording workflow year | 
those	 $ defined definitions enum files functions helpers in of that up who | 
thousand	 lines users | 
thread	 local model safe | 
threads	 | 
through	 $ <name> <number> <path> a an another any at ci everything import imports its other others right so some the there trait what which without | 
throw	 $ <name> a an at in it more new of out sites statements the to which | 
throwers	 of 
throwing	 $ <name> error the 
thrown	 $ by exception for from i in inside last out the too | 
throws	 $ <name> away clause errors of something the this what when while | 
thru	 <name> <number> <path> without 
ticket	 <name> mentions was 
tidying	 <name> <path> up 
tied	 down to 
till	 <path> <tag> release 
time	 $ <name> <path> <tag> anyone because complexity constant could dependencies did if in of only passed requirements thanks the there user was what | 
timeout	 in of parameter yesterday | 
times	 <name> <path> across are does has in is people per please the was which | 
tip	 of right | 
to	 $ <name> <number> <path> <tag> a access add and annotate another anything apache arrive ask assignment backport be begin beginners blame bother bottom break bring bug build bump by call carry cast cat catch change check cherry class commit compare compile confirm const contribute copy could count cut date define definition delete depend differ dig disturb do double drop each edit enum every exist expect explain export figure fill find five follow for forward fulfil get git give go hand happen have head hear helper how ignore implement import importers in inherit install instantiate int interrupt it its itself jump keep key know land learn line list live load look make me mock modify name newer next none now on one open optional other others override parameters parser pass path pick please port production protocol provide pull put raise read record refactor release remove rename rerun return review rewrite run rust safe satisfy say search see sell serialise set ship show sign so some something split start stay store struct subclass such supply swap tag take task tell test thank thanks that the their them then this throw tidying today touch trace trouble true try type understand unpack use users verify version wear what when where which whoever wich work wrap write yet zero | 
today	 $ 's could it this | 
together	 from with | 
told	 $ <name> <path> about me the to 
tomorrow	 so | 
too	 $ big by high long low many much often slow wise | 
took	 <name> <path> it out part 
tool	 $ a compiler defined does for from is language lib library of or started such than to was with | 
top	 $ cut entry folder level of thanks to | 
topmost	 ancestor entry 
total	 $ <name> <path> callers commits fields file for from how imports methods number of revisions subclasses tests up | 
touch	 $ <name> <path> it so the what which | 
touched	 $ <name> <path> as but by for going in it last line several some the too until what | 
touching	 <name> <path> it show the 
trace	 <name> <path> back for full how mentions the with 
traceback	 pointing says 
track	 at down here of 
trait	 $ 's <name> and could from implementations impls is on similar to 
traits	 $ <name> are as can does for has impl implemented is of on one that the there | 
transitive	 callers closure dependencies subclasses 
transitively	 $ all does imported imports invoke | 
translate	 <literal> it the 
translated	 in | 
treat	 <name> 
tree	 $ above as at be before below between could did for from how in is leading one tagged that under who will | 
trigger	 <name> <path> as events it the to within 
triggered	 $ by from on the which | 
triggers	 $ <name> declared does has it of that the | 
trouble	 take you 
true	 $ false for in of or that | 
try	 $ around block blocks building compiling except for it out so the to | 
trying	 to 
tucked	 away 
tuple	 or yesterday 
turn	 $ into on out the this up 
turned	 <name> into 
tutorial	 for uses 
twenty	 methods more or 
twice	 $ and in | 
two	 <name> arguments bases branches commands does is it levels meeting modules parent releases right this threads times year | 
type	 $ <name> <option> a alias and annotation are as at behind change checker checking comes declaration declared do does follows for from has have hint hints i in inferred is it known like might must of one precisely returned say should str than thanks that the this to variable was what will wise would written you | 
typed	 $ <literal> as field in line that the what | 
typedef	 $ <name> and called comes for i in of sits | 
types	 $ <name> adopt are behind conform conforming does extend file for func have implement is of raised that what with | 
typescript	 <literal> type | 
unchanged	 $ longer 
under	 $ <mark> <name> a an another class def its load on same test tests that the this version what which wich | 
understand	 <name> how the what why | 
undo	 a the what 
unhappy	 about | 
unimplemented	 abstract by | 
unit	 in is test tests 
unlike	 <name> <path> 
unnecessary	 because imports 
unneeded	 imports | 
unpack	 it whatever 
unreferenced	 $ imports 
unset	 $ <name> it 
untangling	 the 
untested	 methods | 
until	 <commit> <name> <number> <path> <tag> today which 
untouched	 $ 
unused	 $ functions import imports in is now variables | 
up	 $ <name> <path> a after against all as at back being between but by calling depend each env for from how if importing in legal line list load making my of on out pull raising so somewhere the throwing to top what when where which who why with | 
update	 of 
updated	 $ <name> <path> again by the | 
upgrade	 <name> from the to 
upgrading	 <name> from 
upon	 a this | 
upstream	 $ that | 
upwards	 $ in of 
us	 $ <name> <path> a sell to | 
usable	 as | 
usages	 $ calls of 
use	 $ <mark> <name> <option> <path> <tag> a at declarations dep for from func have in instead is isinstance it its more of on or release that the them this to with | 
used	 $ <name> a anywhere apart as at but by elsewhere for from go here imported imports in instead java like member more most node on only python rust somewhere that the then there to together via what with | 
useful	 $ | 
user	 and interface is of on saw seems type | 
users	 $ are at be between can have if of override run see so to who | 
uses	 $ <name> <path> a exactly for in it of thanks the them this what | 
using	 <mark> <name> <path> alias class it the them this 
usually	 committed get pass used 
utils	 module | 
val	 of 
valid	 argument flag 
value	 $ <name> am and applies are as assigned back behind by chosen comes defaults deos did do does ends for from function given had has held i in is it kindly must of people please returned should sitting stored that the to too type was we what which wise would | 
valueerror	 on thanks | 
var	 <name> file is 
variable	 $ <name> declaration defined holds in is like not of on read type up who with | 
variables	 <name> are does have inside of other that | 
variant	 $ <name> after be come does is right | 
ve	 a an been changed come fixed got just lost merged missing never no only pip pushed raised read renamed run set star touched 
vendor	 <name> <path> 
verbatim	 $ text | 
verify	 <name> for if that the whether 
versa	 $ | 
version	 $ <name> <number> <tag> and be conflict constraint control do does exactly for from has have here i in is it needed number of on overriding pinned please range required requirement right should so spec specifier stands tag that the this to we wise with you | 
versions	 $ <commit> are carry come contain did do does exist has have include is of shipped that the w will | 
versus	 <name> <tag> 
very	 <name> end first long name top 
via	 calls helpers import imports some what which 
vice	 versa 
view	 <name> i 
vim	 $ or 
violation	 could 
virtual	 function functions member methods 
visibility	 $ check does exported from goes internal is of private protected public wise | 
vs	 <name> func 
w	 <literal> <name> <path> changes commit name o typedef 
waht	 's <name> <path> am are does folder happens is kind modules new 
walk	 down me up 
want	 a all an is its only the to 
wanted	 a or so | 
wants	 $ <name> a the to 
warning	 $ <literal> | 
was	 $ <commit> <literal> <name> <path> a abstract added affected already altered applied around assigned async at away born called changed checked chosen cli commit committed created declared defined deleted dropped edited enum first formerly given hit in inferred introduced it its known last left line made method modified most moved named negative not on once part path present previously print put red released removed renamed replaced shipped something standing static such tagged taken teh test that the there this thrown today told touched turned using what wondering written wrong | 
way	 $ about along and around do does down from of round through to up | 
ways	 $ | 
wc	 l 
we	 <name> add allow already apply at broke build cache call change collect configure could d dealing declare define depend do drop dropped find fixed follow for get go going got had have import install last leak lost make modified move moved need not on parser pick pin possess print promise query re read relying rename replace require rewrite run saw set ship should spell squash still stop suspect swap taking test throw tied to took touch upgrade use ve want were write wrote | 
wear	 $ <mark> it the | 
wears	 an the 
week	 $ and could thanks | 
weekly	 report 
well	 $ as design does enough is the written | 
wen	 did was 
went	 into out through to 
were	 <name> a abstract added all already altered async bug changed changes created deleted do files five fixed hit introduced is made modified no not of put removed renamed revert set so static the there these thrown touched written 
what	 $ <commit> <mark> <name> <path> a abstract additions all am annotations appears applies are arguments as attributes base bases became besides binaries bit branch branches breaks build callers calls came can carries catches category causes chain changed changes child children circumstances class classes code columns comes command commands commit commits concrete console constraint contracts could count data date day decorated decorator decorators default defs deos dependencies depends derived descends dev developer did differ differs dir directory do does effect else end entry error errors events exactly exception exceptions executables executes export extends external extra extras features fields file files folder follows for from func funcs function functions gets git go goes got had happen happens has have i implementations implements import imports in inherits inputs instance integer interface interfaces is it its java job jobs kicks kind language length libraries libs licence license line location makes may member members message method methods module modules must name names new node number objects occasions old one open options order other outside overload overrides overriding packages parameters params part path people percentage person place places point position print programs properties protocol protocols public pulls python quantity raises reason redefinitions release releases relies respect return revision role route routines rust satisfies script scripts section sequence sets should sits software sort source spot spots stands starts statement static steps stood structs stuff subclasses subdirectory subfolder successor superclass superclasses symbols tagged tags takes task terms test testcases tests text thanks that the there they things this throws time to trait traits triggers type types unit unused use uses value version versions visibility was way we when which will would year you | 
whatever	 's <name> a calls classes for functions is it its kind subclasses | 
when	 $ <commit> <name> <option> <path> <tag> a are building called calling can did do does during executed has have i is it its no nobody one or raising run running several should some somebody the there they things this to under using was will you | 
wher	 's <name> a do does in is it lies the 
where	 $ <commit> <literal> <mark> <name> <option> <path> a about all an appears are can class cls const constant could d def did do does each else enum enumerator env environment exactly from func gets has helper i in inside instances is it its method objects one our precisely should somebody something stands struct subclasses that the there they this trait type was we will within without would you | 
whereabouts	 def did do does has in is of the 
whether	 <commit> <name> <path> <tag> a all any anybody anything at commit everything github it its method or something the there they this we 
which	 $ <commit> <mark> <name> <option> <path> a abstract abstractmethods affect an annotation annotations are args arguments attribute attributes author base bases binaries bit branch branches brand bugs build builds call callables caller callers calls came can case cases category chain change checkin child children ci class classes code command commands commit commits compares compiler concrete condition conditions console constant contains content contracts contributors crate crates created data day decorated decorator decorators default defines definition definitions defs dependencies dependency derive derived design dev developer developers difference different dir directory documented does edited entry enum environment error errors events exc exception exceptions executables exercise exist exported exports external extras features fields file files fixtures flag flie folder funcs function functions github go goes has have header headers heading helper helpers identifiers implement implementation implementations implementers implementing import imported importers imports include inherited inner inputs instance interface interfaces intermediate is it java job jobs keys kind language languages last libraries licence license line lines lives locations machine machines match may member members message method methods module modules name names new newly node normal number of old older one ones open options order original other outside overload override overrides overriding package packages parameter parameters parent part parts path paths people person pipeline place places point points private projects properties protocols public python raise raises redefine reference references release released releases return revision role routines rust script scripts secrets section sets settings sha shell should show signatures similar sits somebody sort source sources spot spots stand stands static steps stops structs subclass subclasses subdirectory subfolder superclass switch symbols table tagged tags task terms test tests text the they things third this throw ticket tool top touch touched trait traits triggers type types unit unused use user users uses value variables version versions was way workflow year | 
while	 <name> calling reading the 
who	 <name> actually added all are asked author besides broke call calls came can catches changed changes commits consults contributed created declared defined deleted depends derive design do does else ever extends first gave handles has have holds implements imports in includes inherits instantiate introduced invokes is know last left made maintained maintains makes may moved needs or overrides owns picked pinned pulls put raised raises reads released relies removed renamed requires reviewed see set sets should spots started still subclasses tagged takes the throws touch touched typed understand used uses was which worked works write wrote | 
whoever	 calls imports last made wrote 
whole	 family lot module of project protocol repo test thing | 
whom	 <commit> could does first has in is line should the was | 
whose	 <name> base bodies calls child code commit creation hands import imports interface is line method name parent receiver source stem subclass work 
why	 $ 's <commit> <name> <path> a anyone are class constant did do does drop function has have i is it line nobody not on our so somebody the there they this was we were | 
why's	 the 
wich	 arguments attributes branches commit decorators events file files folder functions go interfaces java jobs line methods module modules names node one parent protocols python rust section tags test unit version versions 
will	 <commit> <name> <path> ai an anything be causes do feeling i it not support take the there this turn we 
windows	 $ after and as with | 
wins	 at 
wise	 $ does how is the this to | 
with	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a after an annotation another any arguments as at cache changes commit decorator each exact explicit file getenv hash here how import imported it its line me member methods more most name no one ours overloads own path pull pytest python raise respect revision some something stem tests thanks that the their these this those what where which wrong | 
within	 <name> <path> class func its itself the 
without	 <commit> <name> <path> a an any because being breaking catching coding docstring ending error errors ever exception extension failing failure failures handle implementation implementing importing it its leaving most subclasses suffix the touching using what when which | 
wonder	 how if what who 
wondering	 at from how if in on since via what when where whereabouts whether which who whose why 
word	 $ class for get library or what 
wording	 <literal> come for of than 
words	 $ <literal> <name> in what | 
work	 $ according correctly could here in is line offline on other out over package that to when with without would | 
worked	 at in on yesterday 
workflow	 $ <name> <path> are exist file fire green in jobs kicked of other pass red run runs started to triggers up | 
working	 build out 
works	 $ do here it on so with | 
would	 <name> <path> a an anyone be break call conflict copy fail get give happen have i inner isinstance it like love need no notice one print rust someone super that the this type wc you 
wrap	 $ <name> every it using 
wrapped	 $ around by in the using | 
wrapper	 <name> around 
wrapping	 <name> 
write	 $ <literal> <name> a an as class env for in instead it its line me my myself on one or other release the there to try yesterday | 
writing	 a docs the 
written	 $ <literal> <mark> <name> a above an as by down for from i in inside like line next on out please so tests thank thanks the there this to where with | 
wrong	 $ arguments at behaviour call files in that there what with | 
wrote	 <commit> <name> code commit in it line lines most tests the what 
y	 n 
year	 $ <name> ago changed thanks was | 
yes	 no or to | 
yesterday	 's and because on so that the with | 
yet	 $ another at in thanks was when | 
yield	 $ to | 
you	 $ <name> a able accept again ask be began bring but call can check choose classify come confirm could count counted d describe dig do end enumerate explain fill find follow for get give go happen have help hit i ignore import inner is kindly know leave list locate look looking make merge mind need on open pass paste point pull put query raise re read remember remove run say see show skip so started sum take tell the think today verify walk | 
youngest	 checkin commit 
zero	 on | 
|	 $ <line> <literal> <name> <path> <tag> a abstract according added all along am among an and annotated any anyone apache are as async at attached attributes author base before by called calling can changed cheers ci circular classes commit commits contained contains contents correct could count date dead declaration declared default definition derived descendants dict did differences do does every everything existing exists explain exported exports file files fill for framework from give good green had has how i identify if implemented implementors imported in inferred int internal is it its jobs last let library line lines list location locations many method methods modified much must my name namely new number of ok on one only ops or outcome over overrides part pass passed passes passing path please point position present print private protected public push raised read red remove report required run section should show signature since so somebody someone static str ta tell tested tests thank thanks the there this through thrown to today tool triggers true type under value via was we what when where whereabouts which who whom why will with would yes | 
"""
FIRST, MIDDLE = 0x100, 0x480
WEIGHTS = """
	ĀӸāӸĂѰăѷĄџąѺĆѮć҆ĈӂĉѽĊѸċҗČҎčѧĎѠďѨĐёđѸĒҲēѶĔѓĕљĖӂėѩĘѥęїĚѥěїĜѵĝѯĞҭğѶĠѬġѲĢѹģҗĤѽĥҍĦѸħѤĨѫĩҮĪҦīѽĬѝĭѱĮңį҂İӀıҸĲѾĳҏĴҎĵ҄ĶҀķ҃ĸѰĹщĺѮĻєļћĽ҆ľќĿѫŀѵŁ҄łҴŃ҂ńѴŅҡņҖŇѮň҅ŉғŊўŋїŌѧōѡŎҍŏ҉ŐѤőҴŒџœѓŔҕŕҀ
#CALL BY False	āҎĉӠĘѹĿѸŁҊ
#CALL PAIR False	āғĉѴĊ҆ĔҕĘӓĬѹŁѵŇѳ
#CALL PAIR True	Āѯā҈ĉѷĘѯęӄ
#CALL TO False	ĀҶāѨĂѹĆѲćѺĊӸĔѺĘѪęѬġѶĢѺĤѹĩѬĪѸĬҋĭѹķѹŁҘŃѹńҝŅҩņҐŇҪňѹōҌŐѸ
#DECORATE BY False	ĀѺāҙĒӧēѯĿѺ
#DECORATE TO False	ēү
#IMPORT BY False	āѺĜѰĝѲĦҹħѵĪӱŏҧ
#IMPORT PAIR False	āҔč҉ę҉ĚҍĜӂĝҕģѱĦѴħҡĪѩŏѬ
#IMPORT PAIR True	ĀґāѯĜѸĝұĨғĪѴ
#IMPORT TO False	ĀҙāѴĜѵĝѭģҢĦҠħѵĨѸĩөĪ҈ŉҎŏҕ
#INHERIT BY False	ĀҐĂ҇ćӝľѱňѲ
#INHERIT PAIR False	ā҈ćѯĘѴĚӒěѶňѳ
#INHERIT PAIR True	ĀѵęѵěҨ
#INHERIT TO False	ĀҠāѩĂҲćѱĚѴġѺĥѷīѺňӧ
#OVERRIDE BY False	ĀҰ
#OVERRIDE PAIR False	āҒŀѮ
#OVERRIDE TO False	ĀѨāҐŀӭ
#RAISE BY False	ĀѢāҠńӜ
#RAISE PAIR False	ĀҩāѴŃѵńѺ
#RAISE PAIR True	ĀҙńѺ
#RAISE TO False	ĀѹĿѲŃӸ
's	ĀѡāќćҋĔѶĕҗĚ҉Ģ҈ģ҈ĬѺİ҇ıҌĹѴĺғĻѷļҕłѹŅ҈Ŋ҆ŎѶő҆
's $	ď҈
's <name>	āѹĔѷĕғģ҈ĺ҈
's <name> $	ģ҈
's <name> method	ĺ҉
's _ $	ĀѵāѲćҎĊ҆đ҈ĕѸĚҎěѵĜҊĝѸĢҐģҌĩ҈Ī҉ķѹŀҔŎѶŏѸ
's _ <name>	ĺҏ
's _ classes	ćѸĚѺě҉ŀѹňҎ
's _ commit	Āѹ
's _ count	Āѵĳ҇ľ҇Ŋ҆
's _ for	ĕ҇
's _ function	ļҊ
's _ helper	ļҎ
's _ is	ņ҆
's _ list	Łҋ
's _ method	ĺ҉
's _ name	Ņ҆
's _ of	ĺ҉
's _ please	ĕ҆
's _ that	Ā҇ā҈
's _ |	ĀѱĘҌęѺĜѷĝҊı҉őҋ
's base	ć҉ĚѺě҉ňѶ
's callees	ĉҋ
's callees $	ĉҋ
's callers	ĀѺĊҐĘ҆ęҋĚѸ
's callers |	ĘҍęѺ
's definition	ķҍ
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҈
's fields $	Ĥ҈
's files	ņ҆
's files is	ņ҆
's importers	ĜҋĝѸĩҏ
's importers $	ĜҋĝѸĩҏ
's imports	ĜѷĝҊĪҊ
's imports $	Īҍŏѹ
's imports |	ĜѷĝҊ
's inner	ļҊ
's inner function	ļҊ
's interfaces	ī҈
's interfaces $	ī҈
's line	ĳ҇
's line count	ĳ҇
's metadata	Į҆
's method	ā҈ĺ҇ľ҇
's method <name>	ĺҋ
's method count	ľ҈
's method that	ā҈
's methods	Ŀ҉
's methods $	Ŀ҈
's nested	ļ҉
's nested helper	ļ҉
's parameter	Ā҆
's parents	ćҌĚҊ
's path	őҌ
's path |	őҌ
's previous	Ņ҆
's previous name	Ņ҆
's signature	ď҇ĕҏ
's subclasses	ĚҏěѶňҋ
's subclasses $	ĚҏěѶňҋ
's test	Ŋ҆
's test count	Ŋ҆
's tests	ĀғāѵŎѷ
's tests $	Ā҆ō҇Ŏѷ
's type	Ő҉
's type $	Ő҉
's value	đҎ
's value $	đҎ
<commit>	āҙąѬČӸčӸĎѶĜѺĝѺģѹĩѷĪѹĬѹĭѹĮѹįѯİѱĳѴŅѷņѵŉӭőѸŕѺ
<commit> $	ĀҙāѱČҤčғŉҟ
<commit> 's	Č҆
<commit> <name>	āѺčҋ
<commit> <name> with	āѺč҉
<commit> _ $	ĀҋČҝčғŉҌ
<commit> _ <name>	ĀѮčҟ
<commit> _ <path>	āҋčқ
<commit> _ a	č҇
<commit> _ also	č҇
<commit> _ anything	ā҇
<commit> _ by	Ā҉čѸ
<commit> _ changes	č҇
<commit> _ did	ā҇
<commit> _ files	Čҍ
<commit> _ in	āғčѹŉ҆
<commit> _ is	Ā҇
<commit> _ it	āѸčҍŉ҇
<commit> _ made	ĀҔāѱ
<commit> _ the	č҆
<commit> _ to	ā҉ŉ҇
<commit> _ what	ā҆Č҇
<commit> _ which	ĀѷāҊ
<commit> _ with	āѺč҉
<commit> _ |	Ā҈āѭČҎč҉ŉ҈
<commit> altered	čҍ
<commit> and	ĀѱāҐ
<commit> break	ĀѯāҜčѷ
<commit> break <name>	ā҇
<commit> break <path>	ĀѷāґčѺ
<commit> change	ĀѶāҘ
<commit> change $	ā҆
<commit> change <name>	č҇
<commit> change in	ĀѸāҐ
<commit> changed	ĀѩāҕČ҆čҌ
<commit> changed <path>	č҆
<commit> changed in	ĀѵāҒ
<commit> concerns	č҇
<commit> concerns also	č҇
<commit> contain	č҇
<commit> delete	ĀҊ
<commit> did	ĀѺč҉
<commit> did it	č҈
<commit> did to	ā҈
<commit> has	č҉
<commit> in	āҏčѷŉҋ
<commit> in which	ā҆
<commit> include	č҉
<commit> include <path>	č҆
<commit> included	ŉ҇
<commit> included $	ŉ҆
<commit> is	āѸŉҒ
<commit> leave	ā҇
<commit> left	č҆
<commit> made	Ā҉
<commit> make	āѺč҇
<commit> modified	Č҆
<commit> modify	ĀѹāѺČ҈č҉
<commit> please	Ā҉āѷ
<commit> touch	ĀѶāѹČҏč҈
<commit> touched	ĀѶā҆Č҉č҆
<commit> touched $	Č҆
<commit> touched <path>	ā҇
<commit> what	Ā҆čѺ
<commit> what did	ā҈
<commit> which	Āѱāҏ
<commit> which files	Č҆
<commit> |	ĀҔāѺČҐčҖŉҍ
<commit> | $	ĀҚāѲčҔŉҋ
<commit> | has	č҆
<commit> | what	ā҆
<line>	ĀґāҜįѺĲӝĳѵĴӫ
<line> $	Ā҇āѺĴҗ
<line> _ $	ĀѹāѸĲҖĴҒ
<line> _ <name>	ĀѲāҌĲҔĴҖ
<line> _ <number>	ĀҬĲѺĳѸĴѵ
<line> _ <path>	Ā҆āҞĲҕĴҗ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	Ĵ҈
<line> _ who	ā҈
<line> and	Ā҆
<line> author	Ĳ҈Ĵѹ
<line> author $	Ĳ҈Ĵѹ
<line> from	Ĵҍ
<line> from <path>	Ĵ҆
<line> in	ĀѷāҍĲҖĴғ
<line> in <name>	Ĵ҈
<line> in <path>	ĀѺāҋĲ҈Ĵҍ
<line> in the	Ĳ҈
<line> of	āҙĲҘĴҔ
<line> of <name>	Āѵā҈ĲҎĴҊ
<line> of <path>	ĀҎāҔĲ҉
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҈
<line> thru <number>	Ā҈
<line> to	ĀҨāѺĲѹĴѲ
<line> to <number>	ĀҚĴѸ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҆
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҈
<line> |	ĀѷĲҊĴҕ
<line> | $	ĀѺāѹĲ҉Ĵҕ
<line> | author	Ĳ҇ĴѺ
<line> | who	ā҉
<literal>	ĀыąѺċѹČѹĒѺĖѹĥҞĩѹīҐįѹİѶıѸĳѶĵҠĶҌķғĽҠĿѺŃҝŅѹňѸőѯŔӸ
<literal> $	ĀѢĥҔĵ҉ķґőѺŔҮ
<literal> <name>	ĥ҇ĵ҆
<literal> <name> |	ĥ҇ĵ҆
<literal> _ $	āѷīҐĵѸķґĽѺŔҕ
<literal> _ <name>	āҌŃ҈
<literal> _ from	Ŕҍ
<literal> _ in	Āѹā҆Ŕ҆
<literal> _ is	ĶҋŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҈
<literal> _ this	Ŕ҈
<literal> _ written	ķѹĽҎ
<literal> _ you	Ā҆
<literal> _ |	Āқāѵĥ҇Ľ҈
<literal> and	ŔҎ
<literal> comes	Ŕ҇
<literal> comes from	Ŕ҇
<literal> could	Ā҆
<literal> could you	Ā҆
<literal> in	ĀѶĽҐŔғ
<literal> in source	ĽҐ
<literal> is	ķҋĽ҉
<literal> is written	ķѹĽҎ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҉
<literal> where	Ŕ҆
<literal> with	ā҇Ń҇
<literal> |	ğ҇ŔҔ
<literal> | $	Ā҈Ŕ҆
<mark>	Āњā҆ĂҮĒӶēҘĪѹĿѴŀҔŃѹ
<mark> $	Ēҧ
<mark> _ $	ĀҖāѫĂҍĒҐ
<mark> _ <name>	ĀѹĂҖ
<mark> _ above	ĒҊ
<mark> _ in	Ăҏ
<mark> _ is	ā҇
<mark> _ more	ā҇
<mark> _ of	ŀҋ
<mark> _ on	Ē҆
<mark> _ stuck	ē҉
<mark> _ the	āѷēҍŀҌ
<mark> _ to	āҋ
<mark> _ |	Ēҍ
<mark> applied	ĒҎ
<mark> applied to	Ēҋ
<mark> are	ē҉
<mark> decorated	āѹĒҎ
<mark> decorator	ĒҊ
<mark> decorator $	Ē҆
<mark> do	ā҇
<mark> does	ēҍ
<mark> does the	ēҍ
<mark> functions	Ăҏ
<mark> in	ĀѺĂҕ
<mark> is	Ē҆
<mark> itself	ā҆
<mark> line	ĒҎ
<mark> on	Ē҉
<mark> that	ē҇
<mark> |	ĀҋĂҍ
<mark> | $	ĀҗāѰĂҍ
<name>	ĀнāѴĂҙăѢĄђĆҞćҮĈоĉҥĊҟċљČнčҏďҙĐҝđҥĒўēҪĔҍĕҌĖсėҮĘ҈Ě҇ĜѱĝѯĞѓğҙĠҦġҤĢҪģѯĤҧĥҗĦѬħѵĨѥĩѩĪѡīҦĬҷĭҲĮѕįҋİдıлĲѫĳѱĴѱĶ҈ķҕĸғĹѺĺҖĽ҈ľҌĿҙŀҞŁҭłлŃҎńҠŅѷņѶŇңňҪŉчŊѫŋ҉ŌҔōҫŎѬŏѫŐҝőѲŒҖœ҉Ŕюŕн
<name> $	ĀҔāюăѴĄѵąѯćѳĈѬĊқČѰčѺĎ҉ďҕĐҝđѳēҡĔҌĖ҈ėѳĘҋęҔĚҌě҆ĜѤĞѩğѸġѲģҊĤҊĥғĦѱħѩĨ҆ĩ҇ĬњĭџĮѯıѱĳҢĵѲķѵĹҒĺҔĻҖľ҇Ŀ҈ŀҙŁѹłѵŃҜńҏņѸň҈ŉѳŌѨōҥŎѪŏѳŐҎőҏœғŔѹŕѰ
<name> 's	ĀѵāѡćҍĊ҆ĔѷĕҘĚ҉ĢҊĹѸĺҎĻѸļҖň҆Ŏѵ
<name> 's <name>	Ĕѷĕғĺ҈
<name> 's base	ć҉ĚѺě҉ňѶ
<name> 's callees	ĉҋ
<name> 's callers	ĀѺĊҐĘ҆ęҋĚѸ
<name> 's definition	ķҍ
<name> 's fields	Ĥ҈
<name> 's inner	ļҊ
<name> 's interfaces	ī҈
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parameter	Ā҆
<name> 's parents	ćҌĚҊ
<name> 's signature	ď҇ĕҏ
<name> 's subclasses	ĚҏěѶňҋ
<name> 's tests	ĀҖāѵō҆ŎѶ
<name> 's type	Ő҉
<name> 's value	đҍ
<name> <literal>	ğ҈īҐĵѹ
<name> <name>	ĀѵāҜąѷćѫĉѷĊѲċ҈ďңĐѴđҷĔѳĕҔėѸęѸĚѵĠѹġѶĥѺĪѸįҠİѺĲҊĳғĴҖĵѺĶҔĹ҆ĺѹŀҋŁѲŃѶŇѵňѸŌѺōѫŏҋőѷŒҒœ҇
<name> <name> $	Āҗā҇ćѷďҜđўēѹĢҐĥ҇įҔİѺĳҦĴ҇ĹҊĺѺŀҏŁѸňѩœ҉
<name> <name> <name>	ĀѰāҷđѭĘѷě҇į҈
<name> <name> comments	āҔ
<name> <name> for	đѷĕҎ
<name> <name> in	āѺđҐē҇
<name> <name> is	ĔѺĕ҇Ķ҉
<name> <name> something	Ķҋ
<name> <name> to	āѲđҎ
<name> <name> version	Į҆
<name> <name> what	đҙŇѺ
<name> <name> |	ĀѣāҺď҆ĐѹđҹĘѷě҆ĢѶĩ҉ĮѺįҋňѺōѩŏҊ
<name> <path>	Ā҈āѰħҋįҋ
<name> <path> $	įҋ
<name> <path> |	Ā҇āѺ
<name> _ $	ĀҏāѝĂѨăѷĄѸą҈ćҐĈѷĉҏċѴČѵďҐĐ҈đ҇ĔѺĖѮėѥĘѷęҍěѷĜѩĝҏĞҊġҍĤґĥқħѵĪҐīҎĭѮĮҔįҋİѪıѳĳҒĴғĺҐļҌĿґŁѳłѷŅѮŇҊňҍŉѵŌѹō҉ŎѳŏѴŐ҉őѷŔѴŕѲ
<name> _ <literal>	ŔҐ
<name> _ <name>	āҗĂѷĆ҆ćҐĈѹĉѰĊҋĎѺďұĐҕđјĔҘĕҜėѶĘҶęҗĚҪěҘğ҉ĠѺĢѳģҔĤѲĥѰĩѰĪѴīѳĬѢĭѯĲҗĳѺĵѵĸѵĹҚĻҐļ҇ĿѯŀҏŁѡŃҖŅѹņѷŇѭň҆ŐѺőѯŒѶ
<name> _ <path>	ĀңāғĆ҉ĎѮĐ҆ĜңģҏħҝĩѭĪѲŏѷőѸ
<name> _ <tag>	ā҇ĊѹĠҍ
<name> _ a	ĀҘā҉ĂѺć҈ĊѶĐ҈Ē҉ĕ҆ĘҌĚҏě҇ġѳĬҐĭѺĺ҆ļ҉ľѺŃѶņѺňҎŌ҇ŎѸ
<name> _ above	ēҚĚѺěҐĳѷ
<name> _ abstract	ĀѸā҇ĂҖĬғ
<name> _ access	ĭ҈
<name> _ added	Ā҇
<name> _ after	ĀҐĠѺ
<name> _ all	Ā҇āѺĆҋġ҈Ģ҇
<name> _ allowed	ė҉
<name> _ among	ĀҋĚ҇ňѺ
<name> _ an	āҔĘ҈ĥѹĩ҆īҌļ҉ŀѺńѺ
<name> _ and	ĀҋāҝĊѺĐѺķѶĺѺ
<name> _ annotated	ē҉
<name> _ any	ĀҔāѲī҈
<name> _ anybody	Ā҈
<name> _ anything	ĀѺń҉
<name> _ anywhere	ō҈
<name> _ are	Āѵĉ҈Ċ҆ĤҌń҇
<name> _ args	ā҈ĉѷŁҐ
<name> _ argument	ď҉
<name> _ arguments	Ł҇
<name> _ around	Ā҆
<name> _ as	āѹđҏĚ҇ěѶĬғĭҍ
<name> _ async	āҋĬҔ
<name> _ at	āѸĖ҇ĠѺĩѺĶ҈ń҇Ō҇
<name> _ attribute	ŐҒ
<name> _ attributes	āѺĤҊ
<name> _ available	ģ҇
<name> _ back	ĔҏŇҕŐѹ
<name> _ base	Āѯěқ
<name> _ be	ĭҊ
<name> _ been	ā҆ĭ҆
<name> _ before	ĀҌņѺ
<name> _ between	Ā҇āѰŁ҈
<name> _ big	āҌŒѷ
<name> _ born	ą҈
<name> _ by	ĀѧāҌč҉ę҇ěҘĩ҉Ļҋ
<name> _ call	ĀѶā҈ĉѬĊҒĘ҆ęҍ
<name> _ called	ĀҋāѺĉѲĊҍĕ҆ęқ
<name> _ callees	ĉҋ
<name> _ caller	ĀѵāѶĉҐĘҙĚѹ
<name> _ callers	ĀѺĊҐĘ҆ęҋĚѸ
<name> _ calling	āѸĊ҇ĔҋĘ҇
<name> _ calls	ĉ҆ĘҌ
<name> _ can	ķ҈
<name> _ caught	ĀҔ
<name> _ cfg	ā҇
<name> _ change	ĀѶĢ҉
<name> _ changed	ĀѹĎ҆įҍ
<name> _ child	ĀѺāѺćҒĚҎň҈
<name> _ children	ĀҋňҒ
<name> _ ci	Āѹāҏŕѹ
<name> _ class	ĵѰĹҩ
<name> _ classes	Ā҈ćҌĥѴňҌ
<name> _ classmethod	Ĭҋ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҍāѷŃ҆
<name> _ come	āѳŌҊ
<name> _ comments	āҔ
<name> _ commit	ĀѺįҎİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	ĐҐ
<name> _ considered	ĭ҈
<name> _ constant	Ā҆āѰđҋ
<name> _ constraint	Į҆
<name> _ coroutine	Ĭҋ
<name> _ count	ĀҡćѰĎҋ
<name> _ dead	ĀҒāѫŏ҆
<name> _ declared	ĀѺĭ҆ĽҎŁ҉
<name> _ decorated	ēҋ
<name> _ decorators	ē҉
<name> _ def	Ļ҇
<name> _ default	āѸđѺĔҍĕҒ
<name> _ defined	ĀѵĆҕġ҉ĵ҉ķѸĺҎļ҇
<name> _ definition	ķҌ
<name> _ deleted	Āѹā҉
<name> _ derived	Ā҉ć҉ě҆ňѸ
<name> _ descendants	ĚҒ
<name> _ design	ā҈
<name> _ differences	āѺďҋ
<name> _ different	ā҇ď҇
<name> _ disk	Œҍ
<name> _ do	ĀҊāѯŋ҉
<name> _ does	ĕҋĘ҇ę҈Ģ҆Ĵ҆ĻѺŋҏ
<name> _ down	Ľ҆
<name> _ during	āҊ
<name> _ enough	ā҈
<name> _ entry	Đ҇
<name> _ environment	ğ҈
<name> _ equal	đ҇
<name> _ every	ĀѸā҉
<name> _ exceptions	ŃѶńҝ
<name> _ executed	ęҍěѺŌ҆
<name> _ existing	ŋ҉
<name> _ exists	āѹĘҎ
<name> _ exported	ĭқ
<name> _ exports	ģ҉
<name> _ extended	ěҍ
<name> _ extension	Œҋ
<name> _ fail	āґōѺ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҆
<name> _ field	Ĥ҇
<name> _ fields	ĀғāѩĤҎ
<name> _ file	ĸ҈Œ҉
<name> _ for	ĀѸāҌă҈đѺĔѺĕҦğҖĢ҇īѸŇѸŌѺŏҙŐѷ
<name> _ forget	ā҇
<name> _ found	ĀѷāѸę҇Ġ҆ġ҇ŋ҆
<name> _ from	Āѵā҉Ă҇ćҒĊ҆ďҕęҘĚҝěҊģѩĪѸĸ҇Ņ҆ņѺňѮ
<name> _ func	ďҌĻҏŁѸ
<name> _ function	Ĕ҈ĹҏĻҍ
<name> _ functions	āҎ
<name> _ generator	Āҋ
<name> _ get	Āѹā҆
<name> _ give	Ā҇
<name> _ given	ĀѺ
<name> _ go	Ĉ҆
<name> _ good	āҔ
<name> _ has	Āҍā҆ć҆ĵ҇ňѷ
<name> _ have	āҊ
<name> _ here	ġҎ
<name> _ how	āѴĎҊđ҇ľ҇
<name> _ i	ĀҎāѴĘ҈Į҉Ĺ҉
<name> _ if	ā҉
<name> _ implementation	ī҈
<name> _ implementations	ĥ҇
<name> _ implemented	ĥ҈ķҌĹ҆
<name> _ implementers	ĥ҆
<name> _ import	āѸĩҊĪѸ
<name> _ imported	ĀѳĩҖ
<name> _ importing	ĀѺāҍ
<name> _ imports	āѸħҊ
<name> _ in	ĀҎĂѵą҉ćѸĉ҇ĊѵĎ҆đ҇ĔҜĕѷėҕĚѸě҈ğ҈Ġ҆Ģ҇ĤѺĩѱĬѺĶҊĸѶĹҋĻҏĽѸŊѸŋҍŌѺŎѸŏѺőҌœѺ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѹ
<name> _ inheritance	ā҇Ěҍ
<name> _ inherited	Āҋě҆
<name> _ initialised	Ā҉
<name> _ inner	ĻѷļҖ
<name> _ inside	ĀѹĐ҆ę҇Ŀґ
<name> _ instantiated	Ā҈
<name> _ int	āѹŐҒ
<name> _ interfaces	īҊ
<name> _ internal	ĭҘ
<name> _ into	ā҉
<name> _ introduced	Ľ҇
<name> _ invoked	ĊҐęҐ
<name> _ is	āѯď҇đѹĚ҈ĭҊį҈İѺĹҔĻ҉ļҊĽ҆ňѷœҊ
<name> _ it	āѷĂѸĔ҈ĕ҆ęҏĚ҈Ġ҈ĢҊĬҙŁѺŌҍ
<name> _ its	ĀѪāҌĂ҈ĉѸĐ҉ē҈ĚғĢѺĪ҉īѺį҇ĶҐĺ҉ĻѹļґŇѷ
<name> _ itself	Ħ҆
<name> _ jobs	ā҈
<name> _ known	ŅҌ
<name> _ l	ĀҍĳѶ
<name> _ last	ā҈įҐ
<name> _ like	Ā҆ĭ҇
<name> _ line	ĀҏāѤĴѸĵ҉ĶҊķґĹ҉ĺѺ
<name> _ list	ĀҒĉҋď҆ōѸ
<name> _ lives	āѹķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѸĵҊķѸĺҔĻ҇Ľ҈
<name> _ long	Āҋ
<name> _ made	ĀѹĬҌĭ҈
<name> _ make	ā҆
<name> _ many	Ŋ҆
<name> _ matched	ā҆
<name> _ me	āҌĂѺľ҇Ŀѹń҇ő҆
<name> _ mean	Ā҉āѰŁ҇
<name> _ member	ľґĿѺ
<name> _ method	Āѵāҋĺҏľ҆
<name> _ methods	ĀѯāқĂѹĿҗ
<name> _ modified	į҇
<name> _ most	ā҈
<name> _ moved	ā҆ņ҇
<name> _ must	ā҈ğѸ
<name> _ my	ğ҉
<name> _ n	Ę҇ę҆Ě҆ľҋĿѸ
<name> _ name	āѺŅ҉
<name> _ names	ĤҐ
<name> _ need	ļ҆
<name> _ negative	ĀѷāҌ
<name> _ nested	ā҇ļҒ
<name> _ never	āғĸѺŏ҆
<name> _ new	Ā҈āѹ
<name> _ no	ĀѶāҏĐ҆
<name> _ not	āҍďҎĘ҆Ěҍě҆ĢѺīѺĿѶ
<name> _ now	ā҆ņҌ
<name> _ number	ĀѹāҐ
<name> _ of	ĂҍĆѸćѴĉѸĊѷč҇ĔҒĕѹĘҋğҥĠ҈ĢѸģҐĩҵĪѲĮғĹ҇ĺѳŁѺŇѸŌѹœѷŕ҈
<name> _ ok	ŌҊŎ҇
<name> _ on	ĀҙāҋćҎĉ҆ēѵĚ҈Ĝ҉ġѰĩѷĪҌĹ҆őѺŒҎ
<name> _ one	āҎĹ҆Ļ҈
<name> _ ones	Ā҉āѸď҉ŁѺō҈
<name> _ only	Ā҆ĂґĆ҈ĒѺ
<name> _ or	ĀҙāѶċ҉Ğ҇ňѷ
<name> _ other	ď҉ŁѺ
<name> _ our	ŋ҆
<name> _ out	ĀҎ
<name> _ outside	ā҉
<name> _ over	Āѹāҍ
<name> _ overridden	āҌŀҐ
<name> _ overrides	ĀѶĂҕŀҒ
<name> _ overriding	ĀғĢѹ
<name> _ own	āѺ
<name> _ parameter	Ā҆
<name> _ parent	ě҉ň҈
<name> _ parents	ćҌĚҊ
<name> _ pass	Ŏ҉
<name> _ passes	Ā҇
<name> _ passing	ĀѺŌҒ
<name> _ path	Ċ҇őҍ
<name> _ per	ĀѸāҊ
<name> _ pinned	ėғ
<name> _ place	ā҇
<name> _ please	ĀѺĻ҇
<name> _ pls	Ľҋœ҇
<name> _ position	Đ҆
<name> _ present	Ō҆
<name> _ private	ĭҘ
<name> _ property	ĀѷĬҎ
<name> _ protected	ĭҘ
<name> _ public	ĭҚ
<name> _ pulled	ā҈
<name> _ put	āѺĸ҇ĺҊő҇
<name> _ raise	Ā҇
<name> _ raised	ĀҐāѵŃґńѸ
<name> _ read	Ā҇
<name> _ redefined	ŀҌ
<name> _ release	āѺė҈
<name> _ renamed	Āѹņҋ
<name> _ required	ĀѳāҜėѺĮ҇
<name> _ responsible	Ģ҇
<name> _ right	ĀѲāҐ
<name> _ run	ŌҊ
<name> _ same	āҊ
<name> _ set	ĐҎđ҇
<name> _ should	āѷĻҍ
<name> _ signature	ďҍĔҎĕҏ
<name> _ since	ĀѬāҖ
<name> _ sits	Ļ҇
<name> _ so	ā҉Ĭ҆
<name> _ something	Ķҋ
<name> _ somewhere	ę҈
<name> _ source	ĺҗĿѹŒ҆
<name> _ specialisation	ć҇Ěҋ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	ĀѸāҐĬҔ
<name> _ subclass	ĀѱĚҐ
<name> _ subclassed	ęѺěҌ
<name> _ subclasses	Ā҇ĚҎěѴŀҊ
<name> _ succeed	Ŏ҈
<name> _ superclass	ĀҊĚѺěҏ
<name> _ superclasses	ć҆
<name> _ tally	ĺѺľҗĿѷŊҌ
<name> _ test	Ō҇œ҆
<name> _ tested	ĀґāѸōҚŎѺ
<name> _ tests	ĀҔāѰō҈ŎѺ
<name> _ text	Āѹĳ҈Ĵҍ
<name> _ than	āҊ
<name> _ that	āҪĆѹćѺĊѹďҊŌѺ
<name> _ the	āҜćѴĊҋč҈ĎѸďҖĐҊĔҔė҈ĘҎěґğҗĠ҇ġҒģѺĤѷĪѸĬѹįѹİѷĵѫķѭĹ҉ĻҍļҋľѴĿѭŀѶŁѮŃѷńѺŅҊņҋŇѵňҗŐѱ
<name> _ their	ĀҊĥ҇ň҉
<name> _ there	ĀѮāѹĘҋĚҊĠ҆Ģ҉ĥ҇ļ҆
<name> _ these	ņ҆
<name> _ this	ĀҘĊ҉ėҌĞѵ
<name> _ through	ĀѸŌҎŎ҈
<name> _ thrown	Ā҆āѸŃҕ
<name> _ to	ĀѠā҈ĉҒĊѺď҈đҍĕҖĚ҈ĢҒħҊīҊĬҊĮѹĵѳĶѺĺѸŁѮŅ҈Ňҍ
<name> _ today	ņҌ
<name> _ too	āҌ
<name> _ tree	ĵ҆
<name> _ true	ě҉
<name> _ twice	āҊ
<name> _ type	ĀғŇѲŐҖ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҎ
<name> _ up	Ā҆ě҆Ō҉
<name> _ used	Ā҇āҎĊҋĶѸō҇ŏѺ
<name> _ value	ĀѰđ҆ĔҐĕҐ
<name> _ variable	Ķҋ
<name> _ version	ėҎ
<name> _ was	Ņ҆
<name> _ we	Āѹėҋġ҉
<name> _ week	ā҇
<name> _ what	ćҊďҋđҚĕҏėҍě҆Ĥ҆ī҉ĬѺĮѵĿ҉ŁѷņѺŇѶ
<name> _ when	āҏĔҌį҆ŇѷŎ҇
<name> _ where	Ā҉Đ҉ġѹĶ҉ķ҆Ļҋļ҉ĽҌŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	ĀѳāҊđ҈ē҇ĕ҇ĮѹĽѷŁҍŅѸňҋō҆Ő҆ő҆
<name> _ who	ĀѷāҚŀѺ
<name> _ why	āҊ
<name> _ will	Ă҇
<name> _ with	āѴď҈ēҒ
<name> _ within	ĀҊĻҏļѺ
<name> _ without	āҎ
<name> _ work	ĉ҈
<name> _ would	ĀѺāѺĬ҆Ĵ҇
<name> _ written	Āѯāҍĵ҈ķғĺҌĽѸœҎ
<name> _ wrong	āҍ
<name> _ yes	ġҊ
<name> _ yesterday	āҋ
<name> _ you	ĀѵāѴĔ҇ĕҊğ҇Ģ҆ŁѺŋ҉Œ҆
<name> _ |	Ā҇āѝĈѹĉҕđҰĕѳėѶěҜĜѺĝѹğѹġѮĥҍħѺĪҊīѹĬҚĭҐĮѸİѺĲѺĵҋĺѳĻ҈ľҊĿҎŀѹŁҎŅѸņ҆ŇғŊ҇ŋѶōѪŎ҈ŒѹŔѹ
<name> a	āѥćҊĘ҇ę҆ĚҐĬҞĳѺĹ҈Ľ҇ňѸŌ҉œҊ
<name> a <name>	ĀҍĚѶĹ҆
<name> a base	ćѷňҋ
<name> a child	ćҒĚ҉
<name> a classmethod	Ĭҋ
<name> a coroutine	Ĭҋ
<name> a generator	Āҋ
<name> a good	āҌ
<name> a list	Ā҉
<name> a parent	ěҌ
<name> a property	ĀѷĬҎ
<name> a specialisation	ć҇Ěҋ
<name> a subclass	ĀѱĚҐ
<name> a superclass	ĀҋćѶĚѺěҐňѸ
<name> a test	Āѵŋ҆œҌ
<name> a typedef	Ľ҈
<name> about	ĀѹāҎ
<name> above	ēҎ
<name> abstract	ā҈Ĭҕ
<name> abstract $	ĬҎ
<name> abstract methods	āҋĂѸ
<name> abstract |	Ā҉
<name> accept	ĀҏāѵŁҋ
<name> across	Ā҉
<name> across the	Ā҉
<name> actually	āѺķ҇
<name> add	āґĪѹ
<name> added	ĀҞāѩ
<name> added $	ĀҐāѲ
<name> added to	ĀѶāҊ
<name> added |	ĀҠāѤ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҇
<name> after <tag>	ā҇
<name> all	ĀҌ
<name> all of	Āґ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> already	Āѹ
<name> also	ā҆ĚҐ
<name> although	āғ
<name> although it	āғ
<name> among	āѲćѺč҈ĚҊěҐŋ҆
<name> among its	ěҌ
<name> among the	ĀҎāѴč҆ĚҌ
<name> an	ĀѹāѸě҉īҊ
<name> an implementation	ī҈
<name> and	ďҠĕҏğ҉Ħ҇ĩѹŌҊ
<name> and <name>	ĀѯāҌďҟğҌ
<name> and <path>	āҊ
<name> and at	ĀҊ
<name> and do	ĀҊāѸ
<name> and in	ň҇
<name> and it	Ĕ҇
<name> and its	ĀҊāѸ
<name> and need	Ā҆Ĺ҆
<name> and never	ĕ҆
<name> and the	āѺďҌ
<name> and their	ĀҎ
<name> and when	ā҇
<name> and which	ĀѸāѷŁ҈ň҇
<name> and who	ĀѮāҕ
<name> annotated	ēҌŇ҈
<name> annotated with	ēҌ
<name> any	ā҇Œ҇
<name> any good	ā҉
<name> apart	ď҈
<name> apart from	ď҈
<name> appear	ĀѺěҌ
<name> applied	ēҌ
<name> are	ĀѷāүĂ҆Ć҆ĉѺė҉ĥ҆ŏ҇
<name> are a	ā҆
<name> are failing	Ā҆āѺ
<name> are never	ā҇
<name> are only	āѵĂҍ
<name> are tested	ā҆
<name> are there	ĥ҇ŀ҆
<name> are unused	ŏ҈
<name> are used	ā҈ŏѺ
<name> argument	ĀҏāѵĔҍ
<name> argument of	Ĕ҈
<name> around	ġҍ
<name> around in	ġҋ
<name> as	āѶćѴĒ҈ĚҘě҆ġѸĬѹĭ҈ňҐŌ҇
<name> as a	āѹĒ҈ěҌġѹĬѹĻ҆
<name> as an	Ā҆ā҈
<name> as base	Ě҉
<name> as their	Ā҈ň҉
<name> assigned	Ķҍ
<name> assigns	ĕ҆
<name> assigns to	ĕ҆
<name> async	ĀѹĬҙ
<name> async $	Ĭ҉
<name> async |	Ĭҍ
<name> at	āѬĠҋġ҈ĺ҆ń҇ō҇
<name> at <tag>	ĀѺ
<name> at all	ĀҎāѷġ҈
<name> at me	āѺń҈
<name> at some	ĀҊāѺ
<name> at which	ā҉
<name> base	ćҖňѰ
<name> based	ĀѶćҏĚҍňѷ
<name> based on	ĀѶćҎĚҍňѷ
<name> be	ĀҘāғě҇ġ҇ĭҋŀѹŇѵ
<name> be a	ā҈
<name> be called	ĀґāѭĚ҆
<name> be considered	ĭ҈
<name> be found	ĀѷāѸę҇ġ҇ŋ҆
<name> be made	ā҉
<name> be moved	ā҈
<name> be overridden	āҎŀѺ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѺě҉
<name> become	ņҏ
<name> been	ĀѸāѰĬҌĭ҆ĺ҈ő҆
<name> been committed	Ď҆
<name> been made	Ĭ҈
<name> been put	ĺҊő҇
<name> before	ĀѺā҈ņ҈ŋѹ
<name> before the	Ņ҆
<name> before |	ā҉ŋѹ
<name> begin	ĀҋĐѺ
<name> begin and	ĀґĐѺ
<name> begins	ķ҉
<name> behave	Āѷāҋ
<name> being	Āҋāѹę҆
<name> being called	ę҈
<name> belong	ě҇
<name> belong to	ě҇
<name> belonging	ĹҊ
<name> belonging to	ĹҊ
<name> block	ŕ҉
<name> block of	ŕ҉
<name> blow	ā҇
<name> blow up	ā҇
<name> body	ķ҇
<name> builds	ĀѺć҉
<name> builds on	ĀѺć҉
<name> built	ňҊ
<name> built on	ćѺňґ
<name> but on	ā҆
<name> by	ĀѰď҉ęҐĚҊěѸń҉
<name> by <name>	Āѯć҈ď҇ęґńҊ
<name> by calling	Ċ҈Ę҆
<name> by default	ĕ҈
<name> by inheritance	ā҇Ěҍ
<name> by the	Į҆
<name> call	ĀѩāҌĘҐęғŁҊ
<name> call $	āѳĉҍĘ҇
<name> call <name>	āґŁѺ
<name> call in	ā҆
<name> call it	Ęѷęґ
<name> call |	āѸĉҍ
<name> called	āҗĉѹĊҕĹѹļѸņҎ
<name> called $	Ċ҉
<name> called before	ĀҎāѸ
<name> called from	Ċ҈
<name> called in	Āҏāѳ
<name> called now	ņ҈
<name> called per	ĀѸāҊ
<name> called |	ĀѷāҝĹѹļѸ
<name> callers	ĀѵĊҘ
<name> calling	ĊґĘѺ
<name> calling <name>	ĊґĘѺ
<name> calls	Ā҆ā҈ĉҎĊѱĘ҇ęҙļѸ
<name> calls $	Āҍęҍ
<name> calls <name>	ĘҐ
<name> calls what	ĉ҆
<name> calls whom	ā҆
<name> calls |	ę҈
<name> can	ĀѺāҎĉѹńҋ
<name> can fail	ā҉
<name> can raise	ń҆
<name> carries	ēҐ
<name> carries $	ēҋ
<name> carry	ĀѺāҊ
<name> catch	Āѹāҍ
<name> catch |	ā҈
<name> caught	ĀѧāҚ
<name> change	ā҈
<name> change after	Ā҇āѺ
<name> changed after	Āґāѵ
<name> changed since	ĀѷāҊ
<name> check	Āѹāҝ
<name> check $	āҍ
<name> class	ĀѶĤ҆ĵҖĹ҉ĺҌĿ҇
<name> class $	ĵҊ
<name> class is	Ĺ҇
<name> class |	Ĥ҇
<name> classes	ĀѸĥѹňҙ
<name> come	ĀѺāѱćѹĚ҉
<name> come from	Ě҉
<name> come into	Ā҆āѵ
<name> come with	Ĥ҆
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> comments	āҔ
<name> comments $	āҔ
<name> commit	ĀѸĎҍ
<name> compare	ďҋ
<name> compare with	ď҈
<name> compared	ďҌ
<name> compared to	ďҌ
<name> configured	Ā҆
<name> configured in	Ā҆
<name> conform	ī҆
<name> conforms	īҊ
<name> conforms to	ī҉
<name> considered	ĭ҇
<name> considered like	ĭ҇
<name> consists	Ā҈āѸ
<name> consists of	Ā҈āѸ
<name> constant	đҌ
<name> constant $	đҌ
<name> contain	ĀѯĘҍľҊĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѸĘ҉
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	ĀҐ
<name> content	đѸĴҠ
<name> content $	đѸĴҠ
<name> correct	āґĘҋŇѰ
<name> could	ĀѺā҇Ģ҇
<name> could you	ĀѶā҆Ģ҇
<name> count	āѹĚҋĬҎĭҊ
<name> count as	ĀѷāѺĚҋĬҎĭҊ
<name> counted	ĳ҆
<name> counted in	ĳ҆
<name> covered	Ā҇
<name> covered by	Ā҈
<name> crash	āҖķѷ
<name> created	Ā҈āѹ
<name> created |	ĀҊāѷ
<name> currently	Ō҇
<name> declaration	ķҖ
<name> declare	āѹĿ҉
<name> declare |	āѺĿ҉
<name> declared	ĀѲĬҊĵ҉ĽҌ
<name> declared $	Ľ҇
<name> declared |	ĵ҆
<name> declares	Ă҆ļ҆
<name> declares its	Ā҆ļ҆
<name> decorated	āҊēґ
<name> decorated $	āҋ
<name> decorated with	ē҆
<name> decorator	Ēҍ
<name> decorator $	Ē҇
<name> def	ĵҊĶҋķѵĺҔ
<name> def line	ĶҎ
<name> def location	ĵҋķѸĺҖ
<name> default	đѺĔ҇ĕҗ
<name> default $	Ĕҏ
<name> default to	ĕҋ
<name> default value	ĔѺĕҐ
<name> defaults	ĔҌĕҎ
<name> defaults to	Ĕґ
<name> define	āѺĺҐļ҈Ŀ҆
<name> define $	Ŀ҇
<name> define <name>	ĀҌāѸĐ҇ĺҊ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҋđҒĒѱĵ҉Ķ҇Ĺ҇ĺѸļ҇
<name> defined $	ĺҌĻѹļҌ
<name> defined by	Ā҈Ļ҇
<name> defined in	ķ҆
<name> defined |	Ā҉ĆҊĒѱĵ҇ĺѱ
<name> defines	Ā҉āѸļҎľ҈Ŀ҇
<name> defines $	Ā҉ľ҆
<name> defines <name>	ļҊ
<name> delegates	āѺĉҠđѺ
<name> demand	Ăҍ
<name> depend	ĀҌāѱĪҌ
<name> depend on	ĀҌāѲĪҋ
<name> dependencies	ĩҙ
<name> dependencies of	ĩҚĪѸ
<name> dependency	Ĝ҆
<name> depends	ĩѹĪ҇
<name> depends on	ĩѹĪ҇
<name> deps	ĩҗ
<name> deps of	ĩҗ
<name> derive	ćҍňѹ
<name> derive from	ćҍňѹ
<name> derived	ćҊĚҐňѹ
<name> derived from	ć҆ĚҐňѹ
<name> descends	ć҈Ě҈
<name> descends from	Ě҈
<name> differ	ĀѶā҇ďҎ
<name> directly	Ęҋ
<name> directly or	ĀҐ
<name> do	ĀѭāҊġ҈ĢҐĮҊŋ҉Ŏ҈
<name> do i	ėѸĮҋ
<name> do in	ā҆
<name> do the	ĀѷŎ҈
<name> do we	āѹġ҉
<name> do wrong	ā҇
<name> do you	āѹŋ҉
<name> do |	ĀѸĢҖ
<name> docs	ā҆
<name> documented	ĀҊ
<name> documented in	ā҈
<name> documented |	ĀҒāѯ
<name> does	āѴć҇ď҆ėҎĘҐě҆ġҊĢҥĪѺīѹĮѺļҊŌѹ
<name> does $	Ģҋ
<name> does <name>	ĀҍāѦćҌę҆ě҆
<name> does inner	ļ҆
<name> does it	āҌĘ҇
<name> does not	ď҈
<name> does that	ĀҎāѶ
<name> does the	ĀѪāҔġ҈
<name> does this	āѲė҉
<name> doing	Ģ҆
<name> enclosed	ā҆Ļ҇
<name> enclosed by	ā҇
<name> enclosing	Ļҏ
<name> end	ĀҌ
<name> end up	ĀѸā҉
<name> end |	Ā҇
<name> entry	Đғ
<name> entry inside	Đ҆
<name> entry of	Đ҈
<name> enum	ĸ҉
<name> env	āѹğ҉
<name> environment	ğҋ
<name> equal	đҙ
<name> equals	đҘ
<name> equals what	đґ
<name> evaluate	đҊ
<name> evaluate to	đҊ
<name> evaluates	Ň҇
<name> evaluates to	Ň҇
<name> ever	āҊęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҐ
<name> except the	āҐ
<name> exception	ŃҚ
<name> execute	ĉҋĘҎ
<name> executed	ā҇
<name> exist	āҌĘѸĠҖġҐ
<name> exist $	Āѱġҗ
<name> exist at	ĀѹĠ҆
<name> exist in	āҌ
<name> exist |	ĀѺ
<name> existed	Ā҆Ġ҆
<name> existed in	ā҇
<name> exists	āѵġҟŋҙŌѷ
<name> exists $	ŋ҉
<name> exists as	ŋ҆
<name> exists in	Ā҆ġ҉
<name> expand	ĀѸāҐ
<name> expand to	ĀѺ
<name> expect	ĀҊŁ҉Őѹ
<name> expects	Ł҉
<name> export	ģҊ
<name> export |	ģ҆
<name> exported	ğѹĭґ
<name> exported |	ğѹĭ҈
<name> exports	ģҍ
<name> exports $	ģҋ
<name> expose	ģҕ
<name> expose $	ģҍ
<name> extend	ćҒĘѹ
<name> extend <name>	Ā҉ĘѺ
<name> extend |	ĀѸćғ
<name> extended	ě҈ň҇
<name> extended by	ě҉
<name> extended |	ň҆
<name> extends	ćҗĚҒňѸ
<name> extends $	ćҍ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	ĀҚāѺń҆Ŋѳ
<name> fail $	Āґāѹń҆ŊѴ
<name> fail on	Āѹā҈
<name> fail |	Āґ
<name> failing	āѹ
<name> failing |	ĀҒŌѲ
<name> fails	ĀҌāѷ
<name> fails |	ĀҌāѲ
<name> fall	Ĕҋ
<name> faster	āҏĬѹ
<name> faster now	ā҆
<name> field	Ā҇ĐҊĤҍ
<name> field $	Đҋ
<name> field names	ĤҐ
<name> fields	ĀѸā҈
<name> file	ā҇ĵҌķѶĻ҆Ľ҇Œҋ
<name> file $	Œ҆
<name> file and	āҋĶ҆ķѷ
<name> file line	ĵҌĽ҇
<name> final	Ā҉
<name> first defined	ĀѸā҉
<name> flaky	āҏŌѺ
<name> for	āѱĂѺć҇ċҐđѴĔ҇ĕҍėѺĞѸğ҈ĢҒģѺĥҒīѹįѺİѷĿѺŐҌő҆
<name> for $	ĀѺĢҗ
<name> for <name>	ĀѲāѷď҇Őҍ
<name> for a	ň҆
<name> for me	āҒĹ҆ő҇
<name> for the	ĀҖćҎĔ҈ğҊĢѸİѸ
<name> for this	ĀҍėѹĞѹ
<name> for |	āѭĢ҇ĥҖ
<name> forces	Ă҉Ŀѹ
<name> forgot	Œ҇
<name> free	ā҇
<name> from	ĐѺĔҊğҕĹ҆Łѹňҍ
<name> from <name>	Ā҆ňҏ
<name> from <path>	ā҆
<name> from a	Ā҈
<name> from class	ĀѸā҈
<name> from outside	ā҉
<name> from the	āѴąѸď҈ĔҊğҋŁѺ
<name> from where	ĀѹĊ҈
<name> fulfils	īҊ
<name> func	ķҊŁҋ
<name> func $	ķҊŁҋ
<name> function	ĀҌāѵĔ҆ķ҇ļҋŁ҆
<name> function $	ķ҈
<name> function <name>	ĀҊĔ҆
<name> get	ĀѹāҐĉѺęҐĶ҇ō҈
<name> get called	ā҇ę҈
<name> get from	āґ
<name> get its	Ķ҈
<name> get set	Đ҆
<name> get thrown	Ā҉
<name> gets	Ā҆ĆҊĊ҉ęҎĶ҇ŀ҆
<name> gets called	ĀѺĊ҆ęҊ
<name> gets defined	Ćҍ
<name> gets instantiated	Ā҈
<name> gets its	āѸĶ҉
<name> gets read	Ā҆
<name> give	Ā҈ā҈ĔѹĕҊ
<name> give me	ĀҎ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇҕŐѷ
<name> gives back	ŇҊ
<name> gives which	Ň҆
<name> go	Ā҈āѷ
<name> go through	āѸ
<name> go |	ĀҊ
<name> goes	Ō҆
<name> goes through	Ō҆
<name> good	āѹĢҌ
<name> good for	āѸĢҌ
<name> got	ľ҆ņ҆
<name> got a	Ā҈
<name> got |	ľ҆
<name> green	Ō҇
<name> green |	Ō҉
<name> had	Ņҍ
<name> handled	ĀқāѰ
<name> hands	ĉ҇Ň҉
<name> hands back	Ň҉
<name> happens	Ĭ҈
<name> happens to	Ĭ҈
<name> has	Đ҉ē҇ĕ҆Ě҇ĤҌī҆ķ҇ĺҌĻѺļҔľ҈Ŀ҇ŀѹŇѷŌѺ
<name> has $	āѷđ҆ē҇Ĥ҈Ł҉ō҆
<name> has <name>	Ě҉
<name> has a	ĀѺĕ҇ĺ҉ļҊ
<name> has an	Ā҇ļ҆
<name> has as	ć҇
<name> has been	ĭ҆
<name> has how	Ā҇
<name> has its	ĺ҆
<name> has n	ľҋĿѸ
<name> has no	ā҉
<name> has that	āҌ
<name> has the	Đ҆
<name> has which	đ҆Ő҆
<name> has |	ň҉
<name> have	ć҉ĉѸĐ҇ē҆Ĕ҆ė҇ěҌĤ҇ĭҊĮѺĳ҈ĸѺ
<name> have $	ĀѧāѶĤҋľ҆ŀ҆ňҗŐ҈
<name> have <name>	ĀѴĚ҇ěґ
<name> have a	ĀҌāѺćҌ
<name> have in	ĀҚāѮđѸľ҇
<name> have its	Đ҉ļ҆
<name> have no	ā҇
<name> have to	ė҉
<name> have |	ĀҊāѵĎ҆đ҇Ĕ҆Ģ҉ĳ҉ľѹ
<name> here	ĀѶāҖġ҉
<name> here |	ĀѸāҘĢѺ
<name> hits	ŏҙ
<name> hits for	ŏҙ
<name> holds	āѴđҊĤҐŌ҈Ő҇
<name> holds $	Ĥҏ
<name> how	ĀѶāҌŊ҆Œѷ
<name> how many	ĀѹŊ҆
<name> i	āѫĺ҉Ł҇
<name> i mean	Ā҉āѰŁ҇
<name> i need	ļ҆
<name> identical	ā҈Ćѹ
<name> if	Ĕ҇
<name> implement	ĀҏĂ҆ĥѹī҉
<name> implement $	īҋ
<name> implement in	ĀҊāѺ
<name> implement its	āҋ
<name> implement |	Ā҉āѸĂ҆
<name> implemented	ĀѷĥҒĺҍ
<name> implemented $	ĥҋĺҍ
<name> implements	ĥѷīҚ
<name> implements $	ī҈
<name> implements what	īҎ
<name> import	Āҏĝ҆ģѷŏ҆
<name> import <path>	āҊ
<name> import from	ĀҜāѴģѷ
<name> import |	Ī҇
<name> imported	ĀѷāҎ
<name> imported |	ĀѹāҎ
<name> importing	Ħ҇Ī҈
<name> importing $	Ħ҇
<name> imports	ĀҊĝҊĩҋŏѳ
<name> imports $	ĝ҇Ī҈
<name> imports <path>	āҌĜҋ
<name> imports of	ĩґĪѺ
<name> in	ĀқĂѶĆ҈ćѹĉѷĊҙčҊĐҍĔҌĕѸĖѺę҈ĚҎğ҆ĠҒġҐĢҐģѷĤѷĥ҇ĪѺĬѸĭѺĮѷĳѲķѹĹ҈ĺѶĻґļѺĿѴŀҒŁѷńѺŇѵňҏŊѹŌѺŎѺŐѶœґŔѺ
<name> in <name>	ĀҙāҕĐҍĕѺĘѸę҉ĢѹĹҌĻҊļѹŀѺ
<name> in <path>	ĀҘĐҊ
<name> in <tag>	ĀҌāѶĊѹĠ҈
<name> in a	Ģ҈ī҆
<name> in an	Ħ҆
<name> in cfg	ā҇
<name> in child	ŀ҆
<name> in here	ġ҇
<name> in it	āѹĚ҆Ġ҈œҋ
<name> in its	Ę҆
<name> in my	ğ҉
<name> in our	Ā҇
<name> in place	āҌ
<name> in subclasses	ŀҎ
<name> in the	āѧĆ҆ĊҖĐѸđ҉ę҆ě҉Ğ҆ġ҇Ķ҇Ļ҆ŁѺŇѹňҒ
<name> in their	ĀѸāҋĥҊ
<name> in this	ā҆Ċ҉Ģ҇
<name> in which	ĀѸā҈Ć҇ő҉
<name> include	ĀѸĘҋĚ҉Ī҈
<name> include <name>	ĘҋĚ҉
<name> indirectly	ĀѺāҋħ҆
<name> indirectly through	ĀѺāҐ
<name> indrect	ĀҍāѺ
<name> inherit	āҔć҆ľѳ
<name> inherit $	ĀѲāҘć҇ľѳ
<name> inherit from	Āҋ
<name> inherited	ě҇ňҊ
<name> inherits	Āѹć҉ĚҎěҌ
<name> inherits from	ĀѺć҇Ě҆ěҌ
<name> inside	Đ҆ĹҐĻҗļѲ
<name> inside <name>	ĻҊ
<name> inside the	ĹҋĻ҈ļѹ
<name> instantiated	Ā҆āҋĩѹ
<name> instantiated |	Ā҇āѹ
<name> interface	ĀҊāѸĥ҉īѺĽҏ
<name> interface |	ĀҌāѸ
<name> internal	ĭҏ
<name> internal |	ĭ҇
<name> into	ĀѵāҘą҈ľ҇
<name> into <name>	ĀѹāҐľ҇
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҈
<name> introduced $	Ā҈
<name> invoke	ĉҎ
<name> invoke |	ĉ҉
<name> invoked	ęҍ
<name> invoked from	ęҊ
<name> invokes	ĉҕĘҌ
<name> invokes $	ĉҊ
<name> invokes <name>	ĘҌ
<name> is	Āҍā҇ĂѺąѺćѱĈѷĉѺċѹĐҕĒѸē҉ĔґĘҋęҒĚ҆ěҨĝѺġ҆ģѸĨѸīѺĬүĭҜĮ҈İѹıѹĴѸĸѵļҊłѹňѰŋ҆ō҉ŎѺŐҊőѸŒѶŔѺ
<name> is <name>	ĀѪāҝĆҎęҊěҊĻѺļ҈
<name> is a	ĀҋĬҗň҇
<name> is abstract	ĬҐ
<name> is among	Ā҇
<name> is an	ī҇
<name> is annotated	ē҈
<name> is async	ĬҐ
<name> is called	ĀҌĕ҆
<name> is caught	Ā҉
<name> is child	ć҇Ě҆
<name> is configured	ĐҎ
<name> is declared	ĽҋŁ҉
<name> is decorated	ēҋ
<name> is defined	ġҊķѹĺҍ
<name> is derived	ĀҊćҊě҆ňѫ
<name> is equal	đ҇
<name> is existing	ŋ҆
<name> is exported	ĭҎ
<name> is extended	ě҈
<name> is for	ĀѸĢҍ
<name> is how	āѺđ҆
<name> is implemented	ā҆ķҌĹ҆
<name> is imported	ĩ҆
<name> is in	Ķҋ
<name> is inherited	ě҉
<name> is internal	ĭҍ
<name> is introduced	Ľ҆
<name> is invoked	Ċҋ
<name> is it	Ā҆āѹĬҋ
<name> is only	Ā҈
<name> is overridden	ŀҋ
<name> is pinned	ėҏ
<name> is private	ĭҍ
<name> is protected	ĭҍ
<name> is public	ĭҏ
<name> is raised	ĀҌāѸ
<name> is redefined	ŀҊ
<name> is required	ĀҊāѶėѴĮҎ
<name> is responsible	Ģ҇
<name> is set	Ā҆Đ҈đ҇
<name> is static	ĬҐ
<name> is tested	ōҎ
<name> is the	ĀѷāҋćѯĐҊěҊĻѷļҊŅ҆ňғ
<name> is there	ĀѺāѶĘҌĚҋĢ҉
<name> is thrown	ŃҊ
<name> is used	ĀѺāҌĊҋĶѸō҇
<name> is what	ě҇
<name> is written	āѷĵ҆ķҐĺ҇Ľѹœҍ
<name> is |	ĀѹĬҍŐ҆
<name> it	ĀҎāѬĥ҆Ĺ҆Ļґ
<name> it $	Ā҇
<name> it is	Ĺ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѲđ҉į҆ķ҆Őҍ
<name> its last	į҆
<name> its value	āѹđ҉
<name> itself	Āҋćѹ
<name> just	āѺ
<name> key	Đ҉
<name> kindly	āѹė҆
<name> kindly $	āѺė҆
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҍ
<name> leaves	āѺĂҏ
<name> leaves abstract	Ă҇
<name> line	ĀѸāѵĐ҇Ĳ҈Ĵ҈ĻҊ
<name> line <line>	ā҆
<name> line in	Ĵ҆
<name> line no	Đ҇
<name> lines	ēғ
<name> lines a	ĳ҆
<name> lines above	ēҏĳѷ
<name> list	Ā҆ģ҇
<name> list the	ĉ҇
<name> listed	ĚҎěѺ
<name> live	ĠѸķғœ҉
<name> live $	ķҒ
<name> live in	ā҇
<name> live |	āѶœ҉
<name> lives	ĀѸķҐ
<name> lives in	Ĺ҆
<name> load	Ī҆
<name> loads	ĀѺāҏœѺ
<name> local	Ļҍ
<name> location	ĀѹāґĐ҆đѹğҘĶ҆ĸҒĻҍŋѹŌѺœѷ
<name> location $	āѹđѹğҙĶ҇ĸҒĻ҈
<name> location in	Đ҇ő҇
<name> look like	ĀҊ
<name> make	Ā҈āѵ
<name> make |	Ā҉āѹ
<name> makes	ĊѺĘ҉ģ҈Ĭ҇
<name> makes available	ģ҆
<name> makes it	Ĭ҈
<name> marked	ĭ҉
<name> matched	āҊĸѹ
<name> matched in	ā҈ĸѺ
<name> me	ĀѺ
<name> mean	ā҇
<name> mean |	ā҇
<name> measured	āҋ
<name> method	ĀѴĹҕĺҞľҍĿ҆ŀ҇
<name> method $	Ā҆ĺ҈
<name> method <name>	ĺ҉Ŀѹŀҋ
<name> method in	ĹҊ
<name> method of	Ĺ҉
<name> method on	Ā҈
<name> method |	ĺҋ
<name> methods	āҌľѸ
<name> module	ā҇Ķ҈Œғ
<name> module $	Œҋ
<name> most	ā҉
<name> move	ņ҈
<name> moved	ĀҊāѸņ҇
<name> names	ģҋ
<name> names of	ģҊ
<name> need	Ā҈ā҆ģѺ
<name> need a	ā҇
<name> needs	Ī҆
<name> nested	ā҆Ļ҇
<name> nested function	ā҆ĻѺ
<name> nested in	Ļҍ
<name> never	āҐĉѸńѺ
<name> new	ņ҇
<name> new name	ņ҇
<name> no	Ā҆
<name> not	Ćҋ
<name> not only	āѹĆ҉
<name> object	ĀѺāҎĤ҆Ŀҋ
<name> object $	ĿҊ
<name> objects	ĀҎāѲĵ҆
<name> obliged	āѺĂ҈
<name> occur	Ā҉Ċ҈
<name> occur |	ĀҋāѹĊ҈
<name> of	ĀҝāѬćѫĉ҇ĊґďѹđѺĔҚĕѴĚѷěѹĢѲģҧĤѶĩѯĪѶĳҎĵѹķѸĹҕĺѶĻҘļѳľ҈ĿѹŀҟŁѹŃҢŅѶņ҇ŇѴňҒŐ҈ŒѺŔҊ
<name> of <name>	ĀѺćѰĉ҈ĊғďѺĔҕĕѷĚѹěѺĢѨģғĹҋĺѶŀҤŃҧŇѵňҟŐѷ
<name> of <path>	ĀҘāѭģҚĩѸ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of text	ĳ҈
<name> of the	ĀѺāҙĢҋĻҐļѸŀѺņҐňѸŒѹ
<name> offer	ĀҒāѺĚѵģ҇
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	ĀѸāѹğ҆ĢҦĹҊŒҌ
<name> on <name>	ĀѷĢҧĹ҇
<name> on cls	Ĺ҈
<name> on disk	Œҍ
<name> on which	āѷğ҈
<name> one	āѺĘҌě҆Ĝ҇Ŀ҆ŋҌ
<name> one of	Ā҆āѶĘҌĚ҇Ĝ҇ŋҌ
<name> one |	ā҈Ěѷěҋ
<name> only	āғ
<name> only indirectly	ā҈
<name> open	ĵҌ
<name> or	Ā҆āѶĈ҉ċҋĚ҉ğҒĬѺĭѺŊ҈
<name> or <name>	āҌē҆ğ҉
<name> or is	Ā҉āѹ
<name> or not	Ě҈
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҇
<name> ought	āҒĵѸ
<name> ought to	āҏĵѸ
<name> out	ĀѸāғğҊ
<name> out of	āҊğҊ
<name> over	ā҆Ĕ҇
<name> over to	Ĕ҇
<name> overridden	ŀҖ
<name> overridden $	ŀҍ
<name> override	Ā҆āҏ
<name> override $	ĀҋāѸ
<name> override from	ĀѰāғ
<name> override |	ā҇
<name> overrides	ĀҟāҍŀѢ
<name> overrides $	āҋŀѸ
<name> param	Āғĕ҈ġѴ
<name> parameter	Ā҆ĔѹĕҐ
<name> parameter $	ĕ҈
<name> params	āѹďҕ
<name> part	Āѯā҈č҆Ġ҉
<name> part of	ĀѰā҉č҆Ġ҉
<name> pass	ĀѷāҨŁѱŎҋ
<name> pass $	ā҇
<name> pass on	ā҆
<name> pass to	āҐŁѴ
<name> pass when	Ŏ҉
<name> pass |	āѷŌҋ
<name> passes	Āҕāѵŋѹ
<name> passes $	ĀҖāѸŋѹ
<name> passing	Ō҆Ŏ҈
<name> passing |	Ō҇
<name> path	Ľҋœ҇
<name> path pls	Ľҋœ҇
<name> plays	ĢҌ
<name> plays in	Ģ҉
<name> please	ĀѺĹѸĺҒĽ҇ō҇
<name> please $	ĺҒĽ҆ō҇
<name> please to	ā҉
<name> please |	Ō҇
<name> present	Ġ҆ŋ҇
<name> present in	ŋ҆
<name> previously	ŅҌ
<name> private	ĭҏ
<name> private |	ĭ҇
<name> produce	ń҆
<name> produce $	ń҆
<name> protected	ĭҏ
<name> protected |	ĭ҇
<name> provide	ģ҆
<name> public	ĀѸāҋĠѸĭҒ
<name> public |	ĭҋ
<name> pulls	Ĝ҆Ī҆
<name> pulls in	Ĝ҆Ī҆
<name> raise	āҋń҆
<name> raise <name>	Ā҇
<name> raise an	āҊńѺ
<name> raised	ńҊ
<name> raised $	ŃҊ
<name> raises	Ā҈āҋŃѸń҉
<name> raises $	ńҎ
<name> raises |	Ā҆
<name> reached	āҗ
<name> read	ĀҝāѢ
<name> read |	ĀґāѰ
<name> really	Āѷā҈
<name> rely	ĉ҇
<name> removed	ĀѸāҋ
<name> removed |	Ā҆
<name> renamed	ņ҉
<name> renamed to	ŅѺņ҉
<name> renamed |	Ā҇āѹ
<name> required	ĀҏĂҖŀѸ
<name> requirement	Įҏ
<name> requirement of	Įҏ
<name> responsible	Ģ҉
<name> result	āѹŌҊŎ҈
<name> result |	āѹŌҊŎ҈
<name> return	āҏŇҊ
<name> return $	Ň҈
<name> returns	ŇҔ
<name> returns $	Ň҉
<name> returns |	ā҇
<name> right	ĀѸę҆Ě҆
<name> right |	Āѹę҆Ě҆
<name> routine	ķ҈
<name> run	ĀѳĘғęҍěѸ
<name> run |	ā҉
<name> say	Āҋ
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	Ā҆đѹĢҞ
<name> set	ĀґĐѹđҌĢѺ
<name> set $	đҊ
<name> set in	ĀѴāҏ
<name> set to	ĀҒāѶ
<name> set |	ĀҌĐѺ
<name> sets	ĀҊāѺĐ҆
<name> setting	Đҍ
<name> share	āҗŐѺ
<name> should	Ā҉ā҈
<name> should be	ĀҊ
<name> show	ĀҐě҆
<name> show up	ĀҌě҆
<name> side	ď҇
<name> side by	ď҇
<name> sit	āѶě҆ő҇
<name> sit |	āѷ
<name> sits	Đ҆ķ҆Ľ҈
<name> sits in	Đ҆
<name> so	ē҆ĕ҆
<name> so what	ĀѸāѷĕ҆
<name> so which	ā҉
<name> something	Ķҋ
<name> somewhere	Ě҈ě҆ķҍňѺ
<name> source	ĀҤķѺŒҎ
<name> span	āѺ
<name> specialise	ĀѴĘѺęѴĚҔěҐ
<name> speed	āҗďѸ
<name> stable	ā҈
<name> stable enough	ā҇
<name> stand	āҋđ҈ē҆ĢѸ
<name> stand for	āґĢѸ
<name> stands	đ҆
<name> stands for	đ҆
<name> start	Ā҈āѵķ҇Ļ҇œ҇
<name> start $	ķ҇Ļ҇
<name> starts	ĵ҈ļ҇
<name> starts $	ļ҆
<name> static	ĀѯāҏĬқ
<name> static $	ā҆Ĭ҈
<name> static |	Āѵā҇Ĭҏ
<name> still	āҍ
<name> stop	ĀҊ
<name> struct	ĵҌ
<name> subclass	ĀҍĚҍ
<name> subclass $	ĀѺćҏ
<name> subclasses	ć҇ě҇ŀѹňҊ
<name> subclasses $	ć҇ě҇ŀѹňҊ
<name> succeed	Ōҏ
<name> succeed $	Ō҈
<name> succeeds	Ōҋ
<name> succeeds $	Ō҉
<name> swallow	āҊŁҎńѱ
<name> system	āҊ
<name> system does	āҊ
<name> take	Ā҈āѹď҇Łҏ
<name> take |	Ł҆
<name> takes	ĀҊāѷď҇ĕ҇ŁҊ
<name> takes $	ŁҌ
<name> takes <name>	Ā҆ĕ҈
<name> test	ĀѭŊҌŋҏŌ҉ŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҈
<name> test is	œ҆
<name> tested	ĀѹōҔ
<name> tested $	ō҉
<name> tests	āѹōѹŎҏ
<name> tests within	Āҋ
<name> thanks	Ě҆
<name> thanks $	Ě҆
<name> that	ĀѱāҨĐ҇ēҏė҆ĘҌĬѸĮѸķѹĻҘŀѷōѹŏ҉
<name> that <name>	āғď҆ĬѮ
<name> that are	ā҆
<name> that fail	ā҈ōѺ
<name> that forget	ā҇
<name> that is	Ļҍ
<name> that it	āѸĬҋ
<name> the	ĀіāҒćѰĉҏĊѺďҌĐ҆Ĕ҆Ěѷě҆ğҋİ҇ĵѷĺ҉ļҊľѶŀ҈ŁѵňғŎ҇ŕѸ
<name> the <name>	āѺĔ҇ğ҆ģ҆
<name> the ci	ĀѸāҐŕѹ
<name> the method	ĺ҆ŀҊ
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҈
<name> the superclass	ćѸňҐ
<name> there	Ā҉āѸļ҈
<name> there is	ļ҈
<name> there |	Ā҈
<name> this	āѹđҊĮ҆
<name> this project	Į҆
<name> through	Ā҈āѸō҇
<name> through its	ō҇
<name> throw	Ā҉ńҐ
<name> throw $	ń҇
<name> throw |	ńҊ
<name> throws	ńґ
<name> throws what	ń҇
<name> to	āҰđ҈Ĕ҈ĘҐęѹĢ҆ħҍĸѺľѶ
<name> to $	āѷđҎ
<name> to <name>	Ā҉ĔҏĕѺĘҒęѶ
<name> to <path>	ħҎ
<name> to <tag>	ā҈
<name> to be	Ĭ҆ĭ҇
<name> to me	ā҈Ģ҇
<name> to the	Ģ҈
<name> to true	ā҇
<name> to what	ĀҖāѺĕҌĢѺ
<name> too	ĀѺěҌ
<name> too long	ā҆
<name> top	ē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> touched	ĀҌĎѱ
<name> trait	ĥҋ
<name> trait $	ĥҊ
<name> transitively	ĀҚňѨ
<name> trigger	ĀѷĘҗ
<name> triggered	ęҐĚѵ
<name> true	Ę҆ĚҌ
<name> turn	Ā҈
<name> turn up	Ā҈
<name> type	ā҈
<name> typedef	Ľ҇
<name> under	ĚҌĹҊ
<name> unused	Ā҆
<name> up	Ā҇āѶ
<name> upwards	ćҍ
<name> usages	ĀҝāҔđѺ
<name> usages $	ĀҝāҔđѺ
<name> use	Āѭĉ҉ĕ҉ĘҌ
<name> use $	ā҈
<name> use <name>	ĘҎ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀҒāѵĒҐę҆ĩҋĶѺĽѳŅҍ
<name> used to	Ņҍ
<name> used |	ĀҚāѦĒҐĶѷ
<name> uses	ĀѺāѷĉ҉ĘҌ
<name> uses for	ĕ҆
<name> value	āҍ
<name> variable	Ő҈
<name> version	āѷĮҟ
<name> version $	ėѹĮҌ
<name> version <name>	Į҆
<name> version constraint	Į҆
<name> version does	ė҇
<name> version of	Į҆
<name> versions	Įҋ
<name> versions does	Į҇
<name> versus	ďҊ
<name> versus <name>	ďҊ
<name> via	ĩ҆ĪѺ
<name> via import	ĩ҇
<name> vs	āҎďҙŁѷ
<name> vs <name>	āҐďҌ
<name> was	ĀѭāѶąҎč҆Ď҇ĠҎĭ҇į҇ĸ҆ĺ҇ņ҉
<name> was added	ą҉
<name> was born	ą҈
<name> was made	āѺĬ҇
<name> was renamed	ņ҆
<name> was written	ĺ҈
<name> way	ā҇
<name> way to	ā҇
<name> wc	ĀҍĳѶ
<name> wc l	ĀҍĳѶ
<name> wear	ēҎ
<name> wear $	ē҉
<name> well	ĀѺāҎ
<name> well design	ā҈
<name> were	āҋ
<name> what	ĀћāҒćѸĉ҉Ċѹĕ҉ė҈ĚѺěҌğѷĤҎĩѹĻѺŁҌņѺŇҨŐѳ
<name> what are	ĉ҇ĤҏŁѹ
<name> what does	ĀѹāѺĕҌĢ҈
<name> what is	Āґď҈Į҆
<name> what it	Ģҍ
<name> what methods	ā҆
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what the	ā҆ě҆
<name> what type	ĀѯāҒŇҏŐѹ
<name> what value	ĀѶāҕđѶĔ҇
<name> what will	Ă҇
<name> what |	ĢѷŇҘ
<name> whatever	Œ҇
<name> whatever its	Œ҇
<name> when	āѰď҆ĔҎĕҋį҇Ł҇
<name> when calling	Ĕ҇
<name> when i	Ā҈Ł҇
<name> when it	ď҆
<name> when you	Œ҆
<name> where	Ķѷķґĺ҉œ҉
<name> where are	ā҇
<name> where in	ő҆
<name> where is	ĀҊāѹĶѹķ҉œ҆
<name> whereabouts	ļ҆
<name> which	ĂҌć҆đѷĔҌĕ҈ĤѺĥѰį҈İѹĸ҆ĹґĻ҇ŀѺŁѺń҈őѶŒ҉
<name> which are	āѵň҈
<name> which classes	ĀґĥѸ
<name> which exceptions	ń҆
<name> which file	ĸ҇ĺ҇
<name> which functions	āҏ
<name> which is	ĀѺā҉Ĺ҈
<name> which line	āѺĹҊļ҇
<name> which methods	ĀѲāҖ
<name> which of	āѺĂҍ
<name> which one	āҊ
<name> which ones	ďҊŁѺō҈
<name> which type	Ő҆
<name> which value	ĔҏĕҊ
<name> who	Ā҆āѩĊ҇ň҇
<name> who are	āѵĊ҇
<name> whose	ĲҚ
<name> whose <name>	ĲҚ
<name> why	āҐ
<name> why is	ā҇
<name> with	āѶč҉ďҌĒ҉ŀ҈ŃѺ
<name> with <name>	ď҆
<name> with a	ā҆
<name> within	ę҆ġ҆ĵѹĹҋĻҎ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҈
<name> without it	Ĕ҇
<name> work	āҋ
<name> works	Ō҉œѺ
<name> would	āѹĘҌ
<name> would i	ĘҌ
<name> write	ĀҔāѸ
<name> written	āѮĢ҇ĬҎļ҆Ľ҆
<name> written down	Ľ҆
<name> written in	Ģ҈
<name> written |	Đ҆ļ҆
<name> y	Ę҇ę҆Ě҆
<name> y n	Ę҇ę҆Ě҆
<name> yes	Āҏ
<name> yes or	Āҏ
<name> yield	ĀѸŇҎ
<name> |	āѤăѹĄѺĈѪĉѶĊҗċѷČѷĎҊĐҐē҈ĔҗĕҐĖѶėҔęҙĚҗě҉Ĝѱĝ҉ĞѴġѷĦѺħѹĩҕīѱĮҊįѷİѱıѵĴѹĸѸĹҊĺҋĻҌļґŁѺłѹŃ҈ń҇ŅѸŇѵňҖŉѸŋ҈ŌѱŎѴŔѶŕѵ
<name> | $	ĀѣāҋąҍĈѱĊҎċѺČѺč҈Ď҇ďѱēѶĕҌĖѸėѹĘ҉ęҔĚҏĜѶĝҍĞѶĠ҆ģѷħѷĩҐīѸĬѴĭѶĮҝįѱİѶıѹĳѷĴѺĵѷĶѷĸѸĺҋĻ҈ļ҇Ľ҇ŀ҆Ń҇ņѷŇҠŊ҆ŋҐŌѺŎѮő҆œҊŔѺŕѹ
<name> | <name>	āѶćҏĚ҉
<name> | <path>	ħ҆
<name> | a	Ĭ҈
<name> | abstract	Ă҇
<name> | added	Āҍąѵ
<name> | called	Ċҍ
<name> | default	Ĕҋ
<name> | does	Ā҈ę҆ŋ҆
<name> | every	ĀѸā҉
<name> | file	āѺļ҆
<name> | give	Ā҈
<name> | how	Ď҆
<name> | i	āѹĵ҆
<name> | imported	ĀѺĩ҉
<name> | in	ĀҚĐѹĔҐėҐ
<name> | is	ĀѸĚҋě҇Ĭ҇ĭҋ
<name> | its	āѵēҊĪ҇ŀ҇
<name> | list	Ā҈ď҆ōѸ
<name> | location	Ļ҇
<name> | number	ā҉
<name> | of	Ā҆ė҇
<name> | ok	ŌҊ
<name> | signature	ď҆
<name> | tested	ĀґŎѺ
<name> | type	ĀҠŇѭ
<name> | what	āҝć҈Ċ҈đѹĕѹĢѺ
<name> | when	į҆
<name> | where	ĀҒāҍĐҌğ҉ġѹĸ҆ļ҆ŋѵœѹ
<name> | whereabouts	œ҆
<name> | which	āґĂѶē҆ĕ҈ĿѷŁ҆ń҆
<name> | who	ĀҏāѴ
<name> | why	ā҇
<name> | would	Ĭ҆
<name> | |	Ŀ҇
<number>	ĀҍāҊĲҔĳѵĴҐ
<number> $	āѺĲҘ
<number> <name>	āҍĳѹ
<number> <name> |	āҍĳѹ
<number> _ $	ĀҎāѶĴҔ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҆
<number> _ <path>	Ā҉
<number> _ |	ĀѷāҘĳѷ
<number> lines	Āѵā҉
<number> lines <line>	ĳ҆
<number> lines |	ĀѺā҉
<number> of	Āҋ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѵĴқ
<number> text $	ĀѵĴқ
<number> |	ĀҐāѹ
<number> | $	ĀҐāѹ
<option>	ĀѤāҠċӸĕѷĢѺ
<option> $	ĀѳāҐċҋ
<option> _ $	Āѵā҉ċҠ
<option> _ added	ċ҆
<option> _ in	ċҍ
<option> _ the	āѹċҐ
<option> _ what	ĀҐāѲ
<option> _ where	ċ҈
<option> flag	ċ҇
<option> is	ĀѺċҊ
<option> is added	ċ҆
<option> on	ċ҉
<option> option	ĀҙāѰ
<option> registered	ċ҈
<option> where	ċҊ
<option> |	āѸċҖ
<option> | $	ĀѶċҍ
<path>	ĀѷāҜĂѧăѫĄѭąӀĆѰćѤĈѩĉѦĊѥċѪČѣčӐĎӇďѧĐӇđѠĒѥēѥĔѧĕѩĖѩėѪĘѫęѫĚѪěѪĜӕĝӑĞѪğѬĠѦġѧĢѢģҹĤѥĥѥĦҨħӍĨҸĩҰĪҚīѦĬіĭѝĮѠįӐİўıѳĲҲĳҿĴҴĵѴĶѹķѩĸѱĹѪĺѩĻѩļѪĽѨľѣĿѦŀѦŁҒłѪŃѦńѦŅҵņһŇѧňѥŉѨŊҲŋѧŌѧōѥŎҹŏҩŐѥőҼŒѤœѦŔѪŕӬ
<path> $	ĀҢāѤĂѺąґĆѺćѹĉѹĊѹċѺČѹčҎĎҙďѺĐҌđѹĒѹēѹĔѺĕѺĖѺėѺĜҹĞѺğѺĠѺġѺĢѹģҗĤѹĥѹĦѹħҮĨғĩҟĪҌīѹĬѸĭѹĮѺįҙİѹıѺĳҒĵѺĶѹķѹĸѺĹѺĺѺĻѺļѺĽѺľѹĿѹŀѹŁѹłѺŃѹńѹŅҍņҊŇѹňѹŉѺŊҒŋѺŌѺōѹŎѷŐѹőҚŒѹœѺŔѺŕҐ
<path> 's	ĀѳāѺŊ҆
<path> 's importers	ĜҋĝѸ
<path> 's imports	ĜѺĝ҇
<path> <line>	ĀѲāѸĲҔĴҙ
<path> <line> $	Ĵ҉
<path> <line> which	Ĳ҆
<path> <line> |	Ĵҋ
<path> <name>	ĀґāҐąѯĩѹįѺĲҋĳҜĴҊŎѺőѸ
<path> <name> $	Ā҉ąѵĩѺįѷĳҢ
<path> <name> <name>	āҍ
<path> <name> from	Ā҇
<path> <name> |	ā҇
<path> <number>	ĀѱĲҎĴҎ
<path> <path>	Ĝ҈ħҋ
<path> <path> $	ħ҇
<path> _ $	ĀҌāѭąҊč҇ĎҍđѺĜҏĝҞģҏħқĩҖĪҤĬѹĭѺĮѺĲҋĳҨĴҋŅѸņҎŊҊŕґ
<path> _ <commit>	č҈
<path> _ <line>	Ā҇āҌ
<path> _ <name>	Ā҇ĎѵĐ҉ĜѺĝҌĨ҆ĩѶĪѵĳѹŁҬ
<path> _ <path>	āҥĜҥĝҚĦѲħҤĨ҇ĩѲĪѰŏѲ
<path> _ a	Ĩ҇ĳ҆ŅҊņѺ
<path> _ added	ĀѺąҊ
<path> _ after	Ā҈
<path> _ also	ĝҊ
<path> _ an	ĜҔ
<path> _ at	Ā҉āѷ
<path> _ available	ģ҈
<path> _ before	āҐņѸ
<path> _ begins	Ĩ҇
<path> _ born	ą҈
<path> _ but	ŏ҇
<path> _ by	čҊĝґĨ҆ĩѹ
<path> _ called	Ņ҆
<path> _ changed	ĀҐĎ҇
<path> _ commit	Āѱā҇įҎ
<path> _ committed	Ďҋ
<path> _ content	Ĵҏ
<path> _ could	ā҇
<path> _ count	Ā҆ĎҋĪѺ
<path> _ dead	ŏҋ
<path> _ dependency	ĝҌ
<path> _ directly	ĜҊ
<path> _ does	ĀѲĝ҇Ĵ҆
<path> _ each	Ā҉āѷ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	Ĝҋ
<path> _ exports	ģ҉
<path> _ for	ĀѺā҈ģ҇ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҈āҌĝҋģѵĨҋĪѺŅҊņѹ
<path> _ green	Ŏ҆
<path> _ how	ĀҏāѵĎ҈
<path> _ i	Ĩ҈
<path> _ import	ĀѷĜҌĦ҆ĩ҇ĪѴ
<path> _ imported	ĜѺĝҕĨ҇ĩҘĪѶ
<path> _ importer	Ĝ҉ĝѹĪ҇
<path> _ importers	ĜҋĝѸ
<path> _ importing	ĀѺāҋŏ҆
<path> _ imports	ĀҊāѺĜѵĝҋħҜĩѸ
<path> _ in	Āѳą҇č҉ĝҐĨҏĩѺĳ҈őҋŕ҉
<path> _ into	ą҆
<path> _ is	ĀҗāѯįҌ
<path> _ it	ĀѸā҆ĝҊ
<path> _ its	ĀѰā҉ĜҋĪҍį҆ŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҋ
<path> _ kicked	ŕ҆
<path> _ known	ŅҊ
<path> _ last	ā҈įҎ
<path> _ line	Ĳ҈
<path> _ lines	ā҈
<path> _ list	Ā҆Ī҆
<path> _ loaded	ĨҊ
<path> _ long	ā҆
<path> _ longer	Ā҇
<path> _ many	ĀѷāҋŊ҇
<path> _ moved	ņ҇
<path> _ n	ĝ҆
<path> _ name	Ņ҈
<path> _ names	Ā҇
<path> _ needed	ā҆
<path> _ never	ŏ҈
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҆č҆Ĝҏĝ҆ħѺ
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѸčҌĜ҉Ĩ҆
<path> _ on	ĀѸĜҎĩѷĪҐŕ҈
<path> _ one	ĝ҉
<path> _ only	ħҊ
<path> _ or	ā҆
<path> _ part	ĀҎā҆ĦѸ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҇Ĩ҇
<path> _ put	ő҆
<path> _ recently	į҆
<path> _ renamed	ņҋ
<path> _ since	Ā҆
<path> _ so	āҊ
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҆
<path> _ tests	Ŋ҉
<path> _ the	Āѭā҈ą҇ĐҏĜ҇ĝҌĪѷŅґő҈
<path> _ there	ĀѯāғĜ҇
<path> _ through	Ŏ҇
<path> _ to	Āҋā҆ģҋŕ҇
<path> _ today	ŅѺņҌ
<path> _ transitively	Ĩ҆
<path> _ triggered	āѺŕҊ
<path> _ triggers	ŕҎ
<path> _ unused	ĀҔāѺ
<path> _ up	ĀѺāѺĦ҆ħ҇
<path> _ used	āҌĝ҈ŏѵ
<path> _ uses	ŏ҆
<path> _ value	Āѭāҗ
<path> _ was	Ņ҇
<path> _ what	Ā҆Ī҆Ņ҆ŏѺ
<path> _ where	ĆҊĐ҈
<path> _ which	Đ҇ħҊĨ҈
<path> _ who	Ĳ҈
<path> _ with	Ī҇
<path> _ without	ŏ҆
<path> _ |	āѩĜҔĝѶĪ҉ĴҊĵ҉ĶҔĸ҉ņғŊҍŎ҇ŕ҆
<path> a	ĀѸĝҊ
<path> a dependency	ĝҌ
<path> added	ĀҎą҇čѷ
<path> affected	č҈
<path> affected by	č҈
<path> after	ĀѸā҇
<path> all	Ŏ҆
<path> among	ĀѺč҆ĝґ
<path> among its	Ĝҍ
<path> among the	ĝҏ
<path> an	ĜҌĝѹĪ҈
<path> an importer	Ĝ҉ĝѹĪ҈
<path> and	ĀҕĦ҇Ĩ҆Ŏ҇
<path> and <path>	Ā҆āҐ
<path> and begins	Ĩ҇
<path> and its	Ħ҆
<path> are	āҞŏѺ
<path> are not	Ā҆
<path> are unused	ĀҎāѷ
<path> are used	āҍŏѵ
<path> as	Ĝѹĝ҉
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҇
<path> be	āҍ
<path> become	Ĩ҇ņҋ
<path> become $	ņҊ
<path> become a	Ĩ҇
<path> been	ĀѺĎ҉į҆
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҆
<path> been put	ő҆
<path> been renamed	ā҆
<path> before	ĀѺņ҈
<path> before |	ĀѺ
<path> between	Ā҇
<path> bring	Ā҇
<path> bring in	Ā҇
<path> but	ā҉
<path> but never	ŏ҆
<path> but what	ā҉ŏѺ
<path> by	ā҆
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҇
<path> called now	ņ҆
<path> came	ą҆
<path> changed	Ā҈āѲčҌ
<path> changed $	Āҍāѷ
<path> changed after	Ā҈
<path> changed by	ĀѴčҍ
<path> come	ĀѺ
<path> commit	ąѺĎ҇
<path> consist	Ď҆
<path> contain	ā҉ŅѶ
<path> contains	Ŋ҆
<path> created	ĀѺā҆
<path> define	Āҍāѳ
<path> define |	ĀҍāѴ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѸĪҊ
<path> depend on	ĀѹĪ҇
<path> depends	ĩѸĪ҈
<path> depends on	ĩѹĪ҈
<path> did	āҊ
<path> directly	Ā҇Ĝѹ
<path> do	ĀѶāҍŎ҆ŕѺ
<path> do |	ĀѲāґ
<path> does	ĝ҇ħѹ
<path> does not	ā҆Ĝ҉ħѺ
<path> drag	Ĝ҆
<path> end	ĀѹĨ҆
<path> end up	Ĩ҆
<path> ever	Ā҆
<path> exist	Ā҉āѶ
<path> export	Āҍ
<path> export |	ĀҎāѺģѺ
<path> exports	ā҉ģ҇
<path> exports $	ģҋ
<path> expose	ĀѸģґ
<path> expose $	ģ҈
<path> fail	ĀҟāѷŊѯ
<path> fail $	ĀҐŊѲ
<path> fail |	ĀҐāѵ
<path> file	āѺı҈
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѴĨғ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҍ
<path> get	ĀѳāҎĝ҈ħѳŕҋ
<path> get imported	ĀѺĝ҈Ĩ҆
<path> get its	ā҆
<path> get to	ĀҕħѵĨѺ
<path> get triggered	ŕ҉
<path> gets	ĝҏĨҎ
<path> gets imported	ĝ҇ĩ҆
<path> gets loaded	Ĩ҆
<path> gets pulled	Ĩ҉
<path> gets used	ĝ҆
<path> got	ĀѺā҉
<path> green	Ŏ҇
<path> had	ŅҏņѺ
<path> has	Ĝ҆ĳ҆Ŋ҉
<path> have	ā҉Ď҆ĝ҈ĳѷŊ҈
<path> have <path>	ĝ҆
<path> have unused	Ā҉ŏѺ
<path> have |	Ī҉ĳѵ
<path> how	ĀѴā҇Ŋ҇
<path> how many	ĀѶāҋŊ҇
<path> import	ĀҞĜ҆ĝ҆ģѹĩѺĪѶŏ҉
<path> import $	ā҇
<path> import <path>	āҌ
<path> import exists	Ĝҋ
<path> import for	ŏ҇
<path> import from	ĀҖāѷ
<path> import it	ĝ҈
<path> import itself	ĦҊ
<path> imported	ĀҎāѺĜҌĨ҈ĪѺ
<path> imported $	ĩ҉
<path> imported by	Āғĝ҈ĩѫ
<path> imported |	ĜҎĝѺ
<path> importing	Īҋ
<path> importing $	Ī҇
<path> imports	Ā҇ā҉ĝҐĩѺĪ҆
<path> imports $	ĜѸĝҎĪ҈
<path> imports <path>	āҎĜґħѹ
<path> imports only	ħҊ
<path> in	čҎĝҋĦ҆ĪѺőҏŕ҆
<path> in <name>	ĀҎ
<path> in <path>	Ā҈āѺĜѷĝґ
<path> in directly	ĜҊ
<path> in the	ā҈ő҇
<path> include	ĀҎĜѺĝ҆
<path> include <path>	ĀҊ
<path> include |	Ā҆
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҇
<path> indirectly	ħҋ
<path> indirectly |	ħ҆
<path> into	ā҇ą҆ĝҊ
<path> into <path>	ĝ҆
<path> is	ĀѶĎѷĐҍĝҟĩ҇ĳ҇
<path> is <name>	āҎĎѷ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҈
<path> is imported	ĝ҈ĩ҈
<path> is importing	ŏ҆
<path> is in	āҋ
<path> is not	ĝ҈
<path> is the	Đ҇Ņ҆
<path> is there	Ĝ҇
<path> is transitively	Ĩ҆
<path> its	ā҇
<path> last	ĀҐčѸį҈
<path> last changed	ĀҖčѸ
<path> lazily	ā҇
<path> line	āҌ
<path> line <line>	āҌ
<path> list	ģ҆
<path> load	Ĝ҆
<path> loaded	ĝҊ
<path> loaded by	ĝҊ
<path> makes	ģ҇
<path> makes available	ģ҆
<path> most	į҆
<path> most recently	į҆
<path> move	ņ҇
<path> moved	ā҆ņ҆
<path> moved $	ĀҌāѺ
<path> needs	Ī҆
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҉
<path> new name	ņ҉
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҆
<path> number of	ā҆
<path> of	ĀѵāѳĜ҇ĝѷĩѺŁҮ
<path> of <name>	ĀѶāѵĩѺŁҮ
<path> of <path>	Ĝ҇ĝѺ
<path> offer	ģ҆
<path> offer to	ģ҆
<path> old	Ņҋņѹ
<path> old name	Ņҋņѹ
<path> on	āѺĴ҇
<path> one	Ĝ҈
<path> one of	Ĝ҈
<path> out	Ĩ҆
<path> out of	Ĩ҆
<path> part	ĀѺč҉Ħ҆
<path> part of	ĀѺč҉Ħ҆
<path> pass	Ŏ҇
<path> pass |	Ā҇
<path> passes	Ŏ҆
<path> passing	Ŏ҆
<path> please	Ņ҆
<path> please $	Ņ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	Ņ҉
<path> pull	Ĝ҇
<path> pull in	Ĝ҇
<path> pulled	Ĩҋ
<path> pulled in	Ĩҋ
<path> pulls	Ĝ҇Ī҈
<path> pulls in	Ĝ҇Ī҈
<path> reach	Āѵā҆ħ҆
<path> reach <path>	ĀѶā҆ħ҇
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	Ĵ҇
<path> removed	ĀҊčѹ
<path> renamed	Ā҆ņ҇
<path> renamed from	Ņ҈
<path> renamed to	ĀҏŅѱ
<path> renamed |	ņ҆
<path> require	ĀѶĜҊĪ҇
<path> required	ĝ҆
<path> required by	ĝ҆
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ā҆
<path> run on	Ā҆
<path> runs	ŕ҉
<path> set	ĀѺāѵĶҖ
<path> sets	ĀҌ
<path> sets <name>	ĀҌ
<path> shipped	ā҈
<path> show	ĩ҆
<path> since	ĀҊāѹ
<path> sit	ő҆
<path> so	āѹ
<path> start	ŕ҈
<path> start |	ŕ҆
<path> started	ŕ҇
<path> started in	ŕ҆
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҈
<path> stop	ā҈
<path> stop importing	ā҈
<path> take	ĀҊĦѴ
<path> test	ŊҊ
<path> tests	ĀѺŎҋ
<path> that	Ā҉ā҇Đ҆ŏ҇
<path> through	Ā҉āѸĜ҆ħҊ
<path> through an	Ĝ҆
<path> to	ĀѴāҖħҖ
<path> to <path>	ĀѸāҌħҗ
<path> too	ā҆
<path> too long	ā҆
<path> transitively	ħҍ
<path> triggered	ŕҊ
<path> unused	Ā҉
<path> unused |	ĀҊ
<path> use	ĀѳāҋŅ҆
<path> use to	Ņ҆
<path> used	ĩҐŅҌņѹ
<path> used to	ŅҍņѺ
<path> verbatim	ĲѹĴ҉
<path> via	ħҋĩ҇Īѹ
<path> via import	ĩ҈ĪѺ
<path> via imports	ħҌ
<path> was	ĀѴąҔč҉ĎҌį҆ņҍ
<path> was added	ą҈
<path> was born	ą҈
<path> was renamed	ņ҆
<path> what	āҐĐѺĝѺħ҇į҈
<path> what does	ĀѴā҉
<path> what is	Āҗāѵħ҆į҉
<path> what names	Ā҈
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҇
<path> which	Āґį҈ŏ҈
<path> which are	Ā҇
<path> who	ĀҊāѶĲҊ
<path> who imports	ĀҌĩѺ
<path> why	āҋ
<path> with	ħҊ
<path> workflow	ĀѴāҋŕ҉
<path> written	Ĳ҇
<path> y	ĝ҆
<path> y n	ĝ҆
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҐāѴąҍĆ҆čҊĎҒĐҎĜқĝҒħҡĨ҇ĩҝĪ҆ĬѹĭѺĮѺįҋņ҆ŏ҇ŕґ
<path> | $	ĀҊąҊčҋĎҌĜҟĝҖģѹħҖĨҊĩғĪ҆ő҆ŕ҉
<path> | <path>	ħ҈
<path> | does	Ĝ҉
<path> | how	ĀҌāѹ
<path> | imported	Ā҇ĝѺĩ҈
<path> | its	āѺĪ҉
<path> | lines	ā҉
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҆
<path> | where	ĆҊĐ҈
<path> | which	Ā҉āҍħ҇Īѹ
<tag>	ĀҎāѱăӉĄҰĊѷČѰėѷĠӸġѹĩѹĬѺĭѶĮѸŅѺņѸ
<tag> $	Āғā҈ăҡĄ҈ĊѹČѺĠҖ
<tag> <tag>	ā҈ăҒĠѺ
<tag> <tag> $	ā҆
<tag> <tag> |	ĀѹăҌ
<tag> _ $	ĀҐāғăҍĄҔĠ҆
<tag> _ <name>	ĀѵĠң
<tag> _ <tag>	Āҙăң
<tag> _ did	ā҆ĠѺ
<tag> _ does	Ġ҈
<tag> _ files	Ā҇
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҈
<tag> _ released	Ġ҆
<tag> _ the	Ā҇
<tag> _ to	ĀҊ
<tag> _ was	Ġ҇
<tag> _ what	ă҇Ą҇
<tag> _ which	ĄҊ
<tag> _ with	Ġ҇
<tag> _ |	ĀѵăҒ
<tag> already	ā҇
<tag> and	ĀҖăҖ
<tag> and <tag>	Ā҈ā҉ă҈
<tag> as	ă҈
<tag> as of	ă҈
<tag> contain	āѹĠҋ
<tag> did	Ġ҆
<tag> had	āѺĠ҈
<tag> has	ăѺĄҐ
<tag> have	Āѷă҇Ġ҈
<tag> have <name>	Ġ҆
<tag> is	Ą҈
<tag> to	ăҒ
<tag> to <tag>	Ā҇ăҏ
<tag> until	Ā҉
<tag> until <tag>	Ā҉
<tag> was	ĠҌ
<tag> was released	Ġ҆
<tag> what files	Āҋ
<tag> which	ăҊ
<tag> which files	Ą҇
<tag> with <tag>	ă҆
<tag> |	ā҇ăҏĄҠĠқ
<tag> | $	Āҍā҈ĄҗĠҌ
<tag> | does	Ġ҆
<tag> | what	Ą҇
^ <commit>	ĀѹāѸČҐčҒŉ҈
^ <commit> is	ŉ҆
^ <commit> |	āѺ
^ <mark>	Ē҈
^ <name>	ĀѦāљĂѴć҇ĈѶĉѺċҊčѹĎҋďѳđҗĒѷē҉ĕҏĖѱĘҊĝѵğҏĢҕģґĨѹĩҌĬҝĭ҈ĮѴİѲıѺĳҐĴҋĵѫķҋĸѹĹѴĺ҆ĻѺĽѭĿҎŁѴłѸņҊŇҘňҟŋѵŌѶŐҌŒҋŔ҆ŕѳ
^ <name> $	ĀҽňѺ
^ <name> 's	ĀѱāѺćҊĊ҇ĕҊĢҐķ҈ĺѵľѹŀҌŇѹŊѷōҋ
^ <name> <name>	ĀҪāѨćѷĉѺĊѷďѶĐѺđұĘҎĚѸě҆ğҋġѺĢѶĥѴĩѺĮѷĲҌĳҥĴҋŇѷňҎŒҌ
^ <name> a	ĀѺāѯĬҐĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> all	ĆҊ
^ <name> and	ĀҍāѳğҌ
^ <name> as	Ō҉
^ <name> async	Ĭ҉
^ <name> at	ĀѺ
^ <name> base	ćҖňѰ
^ <name> call	ĉѰĊ҇Łґ
^ <name> callers	ĀѶĊҖ
^ <name> calls	Āѷāҋĉ҇ĊѸĘ҉
^ <name> commits	Ď҆
^ <name> declared	Ĭ҇
^ <name> def	ķѸĺҜ
^ <name> dependencies	ĩҒ
^ <name> depends	Ī҆
^ <name> deps	ĩҗ
^ <name> does	ĀѺāҋĢҘ
^ <name> equals	đґ
^ <name> exists	ġҋ
^ <name> extends	ć҆
^ <name> field	Ā҈Ĥ҈
^ <name> fields	ĀѸā҈
^ <name> has	āѷĕ҈Ĥ҆ľ҉Ňѹ
^ <name> hits	ŏҙ
^ <name> i	Ğ҆
^ <name> implements	ĥѺīҐ
^ <name> imports	Ĝ҆ŏѸ
^ <name> in	ĀѳāҋĐ҈Ġ҆ő҆
^ <name> inherits	ĚҐ
^ <name> invoked	ę҇
^ <name> invokes	ĉ҆
^ <name> is	Ā҈āѤćѸĊҋĐ҆đ҆ė҆Ę҆ĚѰŀ҆ōҌŐ҆
^ <name> marked	ĭ҉
^ <name> method	ĀѲāѺĺ҈ľҒĿґŀѹ
^ <name> methods	āҏľѹ
^ <name> names	ģҊ
^ <name> of	ĀџāѺćѲĊѺĢѱģҟĤѸĩѺĪѺĹѹľҏĿѸŀҩŃҤŅѸņҋňқŐґŔҋ
^ <name> overrides	ĀҜŀѭ
^ <name> raises	ā҇
^ <name> renamed	Ņ҆
^ <name> requirement	Įҏ
^ <name> returns	Ň҆
^ <name> source	ĀҤķѺŒҎ
^ <name> static	Ĭ҉
^ <name> takes	ď҉
^ <name> test	Ŋҍ
^ <name> tests	Ŏ҈
^ <name> the	ĀѵāҜľѷŕѸ
^ <name> throws	ńҌ
^ <name> used	Ņ҆
^ <name> value	āҌ
^ <name> vs	āҐďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѴāҎđѸĢѺŁҏŇқ
^ <name> which	ėѸĮҊ
^ <name> |	ĀҎąѴē҆ĔҒėҐĘѷę҆ğѺĢ҇ĮѷķѺŇҵňѹŋѺōѹŎѺŐѺ
^ <option>	ċ҇
^ <path>	ĀѬāњĎҎĜҊĝҍħѺį҇ĲҌĳҘĴҖŁҫŅҊņ҉Ŋ҇
^ <path> <line>	ĲҊĴ҆
^ <path> <name>	ĀѺĩѹĲҌĳҜĴ҈őѸ
^ <path> <path>	Ĝ҉
^ <path> commit	Ď҇
^ <path> depends	ĩѺĪ҆
^ <path> gets	Ĩ҇
^ <path> import	ĀҌ
^ <path> imports	ā҇ĜҊŏѹ
^ <path> included	ĝҌ
^ <path> is	Ā҆āѰĝҊĩ҈
^ <path> line	ā҇ĲѺ
^ <path> new	ņ҆
^ <path> number	ā҆
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҇
^ <path> was	āѺą҆
^ <path> workflow	Āѷāҍ
^ <path> |	āѹĐ҆ĩ҆ŏ҈ŕ҈
^ <tag>	ĀѷăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӏāѺňѺ
^ _ 's	ĀѬāѷćҊĊ҇ĕҊĢҐĪ҉ķ҈ĺѵľѹŀҌŇѹŊѷōҋ
^ _ <commit>	Āѷā҈čҜ
^ _ <line>	ĀѺāѶĲґĴҏ
^ _ <literal>	ĀѶāҊĽҐŔҌ
^ _ <mark>	ĀѲā҆Ē҇ēҕ
^ _ <name>	ĀҋĂ҇ĆѸćѫĊѩČѷčҏĎѹđҌĒѵēѺĔѸĕҙĖғėҊĘҨęҐĚҡěҧĜҗĝѰĞѸğҘġҊĢѰģѴĤѲĥѲĦҎħѺĨѹĩѠĪѮī҇ĭғĮҸįѱİѸıѺĲҕĳґĴҌķѪĸҏĹҔĻѳļҋĽҍľѵĿѸŀѝŁѩŃѧńѯŅѲņѱŇѷŉѺŌҋōѲŎҎŏѸŐ҆őѴŒҊœѳŔѺ
^ _ <number>	ĀѵĴқ
^ _ <option>	āҊċ҆ĕѹ
^ _ <path>	ĀҌā҇čҔĜҨĝҠĦғĨѴĩѳĪѲįѶĲҏĴҍĵҋĶғŅѸņѵŊ҉ŎґŏѺőҊ
^ _ <tag>	ĀџāґăҊĠҜ
^ _ a	ĀѺāҒĈ҆ĬҔŋѹŌѺő҆œҋ
^ _ above	ēҎ
^ _ abstract	Ă҉ĬҐĿѸ
^ _ access	ğҙ
^ _ add	ą҉
^ _ added	ĀѸāҋăҌ
^ _ adding	ą҆
^ _ affected	Āҍăѷ
^ _ afternoon	āѴ
^ _ ai	ĀѺġ҈
^ _ alias	ā҉
^ _ all	ĀѪāѹĂҊăҊĆѯĖ҇ģ҈ĥ҉ī҆ŀҖŁ҆ňҔō҆
^ _ an	ĚҍĢҎŒѺ
^ _ and	ĀҋāѳğҊķѺĺҕ
^ _ annotation	Ň҈
^ _ annotations	ēҏ
^ _ any	Ā҆
^ _ anybody	Āѵĝ҉ĩ҈ň҇
^ _ anyone	ĀҚāѸ
^ _ anything	ĀҘ
^ _ api	ģ҆
^ _ applied	Ē҆ēҎ
^ _ are	āѩĆ҈Ċ҇ĥ҉Ł҇Ń҈ň҇
^ _ arg	ďҋĔҍ
^ _ args	ĀѺŁ҇
^ _ arguments	ď҉Ł҇
^ _ as	Ō҉
^ _ async	ĬҌ
^ _ at	ā҈Ė҆Ě҆Ġ҆
^ _ attributes	ĤҖ
^ _ base	ň҇
^ _ big	āѺđ҆
^ _ binaries	Ğҋ
^ _ blame	Ĳ҇
^ _ both	ā҇
^ _ branches	Āҋ
^ _ breaks	āґ
^ _ build	āѶĈҌ
^ _ building	ĀѸĈҎ
^ _ call	āҕĉѬĊѹŁҐ
^ _ called	ĀҍāѸ
^ _ caller	Ā҉
^ _ callers	ĀґāҋĊҋ
^ _ calling	ĀѺĘ҇ōҊ
^ _ calls	ĉҍĊҔĘ҉ĲѺņ҇
^ _ can	āҎģҎĩѺĿ҈ń҈
^ _ case	œҍ
^ _ catches	ĀҔāҋ
^ _ cfg	Đ҇
^ _ chain	āѺħғ
^ _ chance	ĀѲ
^ _ change	ĀѸā҈ąҋį҉
^ _ changed	Ā҉āѸČ҆
^ _ changes	ā҆
^ _ check	Ā҆ĈҌ
^ _ checkin	ą҉
^ _ child	ćҐŀҏňѫ
^ _ children	ĀѹāѺňҚ
^ _ ci	Ā҉āѺ
^ _ class	ĀѹāҊĂѹćҚĚ҆ĵҍĹѯĺҐĿ҈
^ _ classes	ĀѳāҏćҎĥҏŀѹňҗ
^ _ clause	ĀҒāѹ
^ _ cls	ćғ
^ _ code	Ċ҇Ĵ҇Ńҍ
^ _ come	āҰĬѹ
^ _ comes	ī҆
^ _ commands	ĀѹĞҔ
^ _ commit	ĀҎāҋąҎčѴĎҎįҔİҍ
^ _ commits	ĀғāѺ
^ _ config	Ā҆
^ _ conforming	ĥ҆
^ _ constant	ĀѺāҌđҌĶѹ
^ _ constraint	ė҉
^ _ containing	ŉ҆őґ
^ _ count	Ā҆ĳҋľ҉ňѹŊҌ
^ _ covering	ĀѺāѺōҘ
^ _ creation	ĀѺąҏ
^ _ cyclic	Ħ҇
^ _ d	Āҗ
^ _ data	Ā҆Ĥ҆
^ _ dead	ŏ҆
^ _ declared	ĀѴā҈ĂҊĬҊĿ҈
^ _ declaring	Ľ҇
^ _ decorated	Ē҈ēҐ
^ _ decorator	ĀѵāҒ
^ _ decorators	ēҒ
^ _ deep	ĀѺā҈
^ _ def	ĀѺĆҔķѹĺқĻ҇
^ _ default	ĀѸĔ҈ĕҖ
^ _ defined	Ĥ҇
^ _ definitions	āѶĆҍ
^ _ defs	Ć҈Ē҆Ŀ҉ŀҊ
^ _ dependencies	Ė҆ĩґ
^ _ depends	ĀѶĩ҇Ī҉
^ _ deps	Ā҉āѶĩҗ
^ _ derived	Ě҈ŀ҆
^ _ descendants	ĀҊňґ
^ _ descends	ĀѹňҎ
^ _ did	ĀѺā҇čѹİ҈Ķ҈ŅҔņҙ
^ _ diff	ĀҔāѸďҊĢѺ
^ _ different	Ć҆
^ _ directory	őҗ
^ _ display	Ā҉
^ _ do	ĀҦĂ҈ď҈ġ҈ħҊ
^ _ does	ĀѶĉҌĊѺČ҆đ҉ēѺĔ҉ĖҊĢҘģ҈Ĥѹħ҉Ĩ҉Ī҈ĸ҆ĻҋŃ҆ŇѺŌѺŏ҇őѺŕ҈
^ _ each	ĀѵĆ҆ĉҍĤ҈ŀҊńҋ
^ _ else	ĀҎ
^ _ entry	āѷċ҇Ğ҈
^ _ enum	Āѱāҗĸ҇
^ _ enumerate	Ā҉
^ _ environment	āҐ
^ _ equals	đґ
^ _ error	ń҆
^ _ errors	Āѹā҆ńҔ
^ _ events	ŕ҉
^ _ every	ĀѮāҐĉҊĊѹĒ҇ģҎĤҊŀҎŉ҉ō҆őѺ
^ _ everything	ĀѵāңĖѺĩ҈
^ _ exactly	ā҇
^ _ exception	ā҈
^ _ exceptions	Ā҇ā҆
^ _ executables	Ğ҇
^ _ exists	ġҋ
^ _ export	ģ҈
^ _ exported	ģҊĭ҆
^ _ exports	ā҉ģ҈
^ _ extends	ňҍ
^ _ fast	ĀѵāҌ
^ _ features	āҊ
^ _ fetch	ĀҐāѶ
^ _ field	āҊĤѷŐҐ
^ _ fields	Ā҉āҍĤ҇
^ _ file	ā҇ċҊĥѺĪѵĶҍĹ҇ĺ҇Ľ҇ľѶŅґņҡőѷŒ҇œҊ
^ _ filename	ĀѹŅҘ
^ _ files	āҊă҉ĆҋČҒčѸĩҍĪ҇Ŕ҆
^ _ find	Ā҆
^ _ first	ā҈
^ _ fixtures	āҊ
^ _ flag	ĀҊāѰċҊ
^ _ folder	őҊ
^ _ following	ĦҌ
^ _ for	ĀѳĉҌċҍĝ҆ğѺĥѶĵ҆ķҊł҆ŇѹňѺŔҋ
^ _ freshest	ĀѸąѸįҗ
^ _ from	ĀҕāѬăҊĝѺģ҈ĳ҈
^ _ func	ā҈Ĭ҉Ļ҆
^ _ funcs	ĒѺĤѺĿҗ
^ _ function	ĀҊā҈ĊҊĔѷĕҍę҈
^ _ functions	ĀҊāҙĉ҆ģҌĿҊŃҐ
^ _ get	Ĩ҆
^ _ gets	Ė҆
^ _ git	Āѵİҍ
^ _ give	Ā҈
^ _ go	Įғ
^ _ goes	Āҍ
^ _ got	ņ҆
^ _ had	āѷŅҋ
^ _ hands	ĀҌāѸĉ҇
^ _ happen	ĀҋāѺ
^ _ happens	āҗ
^ _ has	ĀѮĕ҇ĺҌľ҉ņҏŇѸŊҊŏ҆ő҆
^ _ have	ĵ҇
^ _ head	ĀѺİҎ
^ _ headers	Ī҇
^ _ helpers	āѸĉҎ
^ _ hits	ŏҙ
^ _ holding	ĀѺāѹŉ҉őҍ
^ _ holds	Āѹā҈
^ _ hops	ħҋ
^ _ how	āѬĆҋĎҊĳ҉Ŋ҈
^ _ i	ĀҞāѫĂѺăѺĈ҇ĔҋĚѷĜѺĝҏĞ҆ĩѹĭғĺѹĽѸŀ҇ŁѺŌѺŒ҇
^ _ idea	Ā҆ķ҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҇āѹĘ҉ĭѹ
^ _ impl	āҕĉҋĥѯ
^ _ implementations	āѷĥңī҇
^ _ implementers	ĥҚ
^ _ implementing	ĥ҈
^ _ implements	Ā҈āѶĥ҉ī҉
^ _ import	Āҏĝ҉Ħ҆ħѳĨ҆ŏҋ
^ _ imported	Ī҆
^ _ importers	ĩҕ
^ _ importing	Ā҆
^ _ imports	Ā҆āѶĜҍħѷĨ҆ĩҐĪҌŏҤ
^ _ in	ĀѰĐғĠ҇Ħ҇ĩѺĪғĸ҇ĻѳļҌľѺĿҐŊ҈ŋѺŏѮőҎ
^ _ included	ĝҌ
^ _ inherits	ĚҐ
^ _ inner	Ļ҇
^ _ inputs	ĀѷŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѸĥґī҈
^ _ interfaces	Ā҇īҋ
^ _ introduced	ĀґāѹğѺ
^ _ introducing	ĀѸąҎ
^ _ invoked	ĉҌę҆
^ _ invokes	ĉ҆Ċ҇
^ _ is	ĀҌĆѴćҌĊ҇ċѺĎ҆ĐѵĒ҈ĕѹĖѺĚѹĜѺĝѺĢѵģ҈Ĩ҈ĩҎĭѶĮѳı҉ĳ҇ĺґĻҎļѵľ҉Ŀѹŀ҈ŁѹłѹŊҌō҆ŎѺőҋ
^ _ it	ĀѺāҌĊѸĘ҆Ĭ҈ĳ҆ķ҇Ņҋ
^ _ java	ĮҒ
^ _ job	ĀѷĢҐ
^ _ jobs	ĀҎāѸ
^ _ just	Ā҇ňѺ
^ _ k	ŌҔŎѸ
^ _ kicks	ŕ҈
^ _ kind	łҐń҆ŇҊ
^ _ l	ĀѹĳҒ
^ _ language	Āҋā҉ėѺĮѺ
^ _ last	ĀҒāѵ
^ _ length	Ď҉
^ _ libraries	Ė҇
^ _ libs	āѹĖҕ
^ _ licence	ıґ
^ _ license	ıҍ
^ _ lies	āѸœ҇
^ _ line	āҐĲѦĴ҆ĵҒķ҇ļ҈ĽҌ
^ _ lines	Ā҉āѺēҊĳѺ
^ _ list	ĀѹēҋĖҐĤҋĪ҆ī҆ŁҖ
^ _ load	ĀҎĭѸ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	ĵ҆őҖ
^ _ log	ĀҏĎ҈ĢѵįҎ
^ _ long	āҊįҎĳ҆
^ _ lowest	Į҆
^ _ m	Ā҈āѵ
^ _ made	ā҈
^ _ maintains	ĀҒāѰ
^ _ make	ĀҋāѯĈҎ
^ _ makes	Ā҇āѴŕ҇
^ _ many	ĀҗāҡĎҚĳҏľҒŊҒ
^ _ marked	ĭ҉
^ _ may	ĀѷāҙĊѱ
^ _ me	ĀҊĆҋĊ҉čѸĕѷěѹğѺĢ҆ħ҇ĬѸı҆ļѸľѸĿҌŊѸŎѺŔѸ
^ _ member	ĀѲĿҌ
^ _ members	ĤѺĿҜ
^ _ message	āҏ
^ _ method	āҌĹѵľҒĿ҉ŀѲ
^ _ methods	āѷĂҎćѸĉ҆ĊҔĒ҆ľ҆ĿҊŀ҈Ń҆
^ _ missing	ĀѸāҥōѲ
^ _ mnay	Āқāѳ
^ _ module	Ķ҈ķ҆ŒҊ
^ _ modules	ĪҕŏҎ
^ _ morning	ĀѺāѸ
^ _ moved	ņҏ
^ _ much	ĀѷđҌ
^ _ my	ĀҊāѯ
^ _ n	ĀҊĴҒ
^ _ name	Āѹāѵĭ҇ıҋŅҚņҍ
^ _ named	ĀѴŋҘŒ҆œѶ
^ _ names	āҏĞ҈ģҐĪѺŁ҈
^ _ need	ĀҏāѮĬ҈Ļ҆Ľ҇ľ҆
^ _ new	ĀѺāѳĄҍėҋņ҈
^ _ no	āѺĔ҈
^ _ node	ĮҒ
^ _ not	āѯĔ҇Ĭ҉ő҈
^ _ number	ĀҋđҏĪѷľҎ
^ _ of	ĀѮāљĂѹąѺĆѫćғĈѺčѳĎѸĐѶđҊĔѷĖѹėѸĘѺęѷĚѮěѲĜѲĞҕğѷĠѸĢҘĤҥĥҎĪҨĮѺĴѸĺ҉Ľ҇ĿѡŀҋŁҎłҋŃҦńѱŅѶňҚŉѺŎѲŏѰŐҙŒ҉œ҈Ŕґ
^ _ often	Ā҆Ďҋ
^ _ old	Ņ҆
^ _ on	ĀѬāҋē҈ĢҨňѺ
^ _ one	ĀѸě҆Ľ҆
^ _ ones	āѺĂ҈
^ _ only	Ā҆
^ _ option	ā҇
^ _ options	ĀѶāҍ
^ _ or	āҙġѸĽ҈
^ _ other	ĀѴāҏĩҎĪ҈
^ _ out	āѲń҉Ŏ҇
^ _ overrides	ĀғāѵŀҒ
^ _ overriding	ŀ҈
^ _ packages	āѸĖ҆
^ _ parameters	ďҋŁҊ
^ _ params	ďҊŁҗ
^ _ parent	ćґň҉
^ _ parser	ĀҎāѷ
^ _ part	Ā҆Đ҆
^ _ pass	ĀѷāѸŌҏ
^ _ path	Ĩ҆ŅҎņ҉
^ _ paths	ĀѹāѸČҐčѺŃҍ
^ _ people	ĀҌİѹ
^ _ person	Ā҆ĲҎ
^ _ pinned	ĀѷĲ҆
^ _ place	ĀҏāѹĆѱĊ҉Đ҈
^ _ places	ĀҋāѶĆҌ
^ _ points	ā҇
^ _ previously	ŅҌ
^ _ print	Ā҉āѺđ҈
^ _ private	Āѱāғ
^ _ project	Āѹā҆ĞҌ
^ _ properties	Ā҆Ĥҍ
^ _ property	Ĥ҉
^ _ protocols	Ā҈āѹī҈
^ _ public	ģ҇ĭ҆
^ _ pulled	Ī҇
^ _ pulls	ĀѺĩҐ
^ _ purpose	ĀѶāҌĊѺłҔ
^ _ put	ā҈
^ _ python	ĮҐ
^ _ quantity	Ď҆
^ _ question	ĀѶŅѸ
^ _ raise	ĀѶŃҎ
^ _ raised	ŃѶńҍ
^ _ raises	Ń҉
^ _ raising	Ń҆
^ _ recent	į҆
^ _ recently	Āѹį҉
^ _ release	ĀҊāѹėҊ
^ _ releases	ŉ҈
^ _ relies	ĩҍ
^ _ removed	ĀѹāғăѺ
^ _ renamed	ĀҖāѬŅҌ
^ _ report	Āҍ
^ _ requirement	ĮҊ
^ _ requirements	Ā҆āѵĖҗŊѺ
^ _ requires	ĀѲāѴĩҜ
^ _ result	āѺŎғ
^ _ return	āҎ
^ _ returns	Ň҆
^ _ reviewed	āғĲѸ
^ _ revision	ĀҎ
^ _ revisions	ĀѸĎҍ
^ _ role	āѶĢқ
^ _ routines	ĉ҇
^ _ running	āѹ
^ _ rust	āѹĮґ
^ _ script	āѸğҋĶ҈
^ _ scripts	Ğ҈
^ _ secrets	ā҆
^ _ set	ĀѹĆ҇
^ _ sets	ĀҔ
^ _ setting	Đ҈
^ _ should	āҜ
^ _ show	ĀѲć҈Čҍĩ҇
^ _ sites	ĀҘ
^ _ sits	ň҈
^ _ size	ĀҐāѶ
^ _ somebody	ā҉Ĭ҈
^ _ something	ā҈
^ _ sort	ł҇
^ _ source	ĀқŅҏŒҍ
^ _ sources	ĀѹāѺĩҕ
^ _ span	ĳ҇
^ _ spots	ĀѷĆҏ
^ _ stands	Ā҆āѲć҇ĵ҆
^ _ state	ĀҌ
^ _ statements	Īғńҏŏѵ
^ _ static	Ā҈āѶĬҌĿѷŐ҇
^ _ status	ĀѸāҖĈ҈łѸ
^ _ steps	ĀҊāѹ
^ _ still	ā҆
^ _ struct	ĵҐ
^ _ structs	ĥ҇
^ _ stuff	Ā҆
^ _ subclass	ĀҎćҖňѵ
^ _ subclasses	ĀѺāҎŀҋňғ
^ _ subfolder	őҎ
^ _ suite	ŎҌ
^ _ superclasses	ćҥ
^ _ suspect	Ā҆
^ _ symbols	ģҐ
^ _ tag	ŉ҈
^ _ tagged	ĀѳāҌŉ҇
^ _ tags	Ā҇ŉҌ
^ _ takes	ď҉Ī҆
^ _ target	ņҋ
^ _ task	ĀѷĢғ
^ _ tell	ĀѱŁ҈
^ _ test	ĀѶāҜŊҊŋ҇ŌҐ
^ _ tests	Ā҆āѰōҔŎң
^ _ that	Āѭā҈Ą҆ąҎĈ҇ĊҐĥ҇Ł҆ň҈ŉѹōҌŎ҉
^ _ the	Ā҇āҖĄ҆ć҆Ĉ҈ĉҍč҇Đ҉đѸĒѹĔѷĕ҆ė҈ĘҏĚҌĜ҇ĝ҆ġҊģ҇ĦҊĪ҆įѵİ҇ĲѺĳѺĴѷĶѷķѲĻѸļѸĽѷŀѶłҔņѹŊѷŌ҆ōѵŏ҉őѸœѨ
^ _ there	āҫĉѺč҈ďѺęҊĚѵĠ҇Ħ҇ĬѺŊѹ
^ _ they	āѵĬҎ
^ _ thing	ĀѸāѰĄ҈Ģ҇
^ _ things	ģ҈
^ _ third	Ā҉
^ _ this	ĀҕĈ҉ĖѺġ҈
^ _ throwing	ĀѺāҌŃҊ
^ _ throws	āѸŃҌńҊ
^ _ ticket	ĀѺā҇
^ _ to	ĀѵĂѹă҇ĊѺĎѳđѺĢѷħѹĵҔĶ҇ķґĸ҇Ĺ҉ń҈ő҆œҍ
^ _ total	ĳҋ
^ _ touched	Ā҉
^ _ trait	ĥѳī҉Ľғ
^ _ traits	īҏ
^ _ triggers	āѷĊҝ
^ _ type	ĀѰĤѷłҌŇҮŐҙ
^ _ typed	Ĳ҇
^ _ types	āҎĥҊńҐ
^ _ unit	ĀѺō҉
^ _ unused	ĀѺā҇ŏ҉
^ _ up	ĆҊĈѸĊѺĵѺ
^ _ used	ŅҌ
^ _ uses	āҊ
^ _ using	ĩҊ
^ _ value	āѴđҩĔҗĕ҆
^ _ variable	Āҍ
^ _ variables	Ĥҋ
^ _ ve	Āѹāѷ
^ _ version	Ġ҇ĮҎ
^ _ versions	ė҇ŉҊ
^ _ virtual	Ăґ
^ _ visibility	ĭ҇
^ _ vs	āҐďҌ
^ _ w	ŉ҉Œ҇
^ _ want	Ā҉āѺĊ҇ĖѺ
^ _ was	āҐąґįҎİҔŅґņѹ
^ _ we	āҙĝ҉ġ҆ŋ҉
^ _ what	ĀѳąѵĉѶĊ҉čѺĐҒē҈ĕѺĝѺģѷħ҆Ĩ҉ĩ҇ĪѳįҐĲѺĴѹķҍĺѹŁҌł҇ņҋŇҏŉҊŊѹŐѹőҍ
^ _ when	āҖĦѺĬѺįґ
^ _ where	Ā҇āҍĵ҆ĶҐĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѮāѵĜҋĠ҇ġҊĦ҆Ĭ҆Ō҉
^ _ which	ĀѺąҖĉѸĊҊĎѸėѹĘѺĦѺħҌĨҋĬѹĮҍİҊıѺĳѺĵҐķѷĺ҆Ļ҆Ľ҈Ņ҇ō҉œ҇
^ _ whom	ĀҌįѺĲ҉
^ _ whose	āҋ
^ _ wich	ķ҇Ń҈
^ _ will	āҗ
^ _ with	Ķ҆
^ _ within	ĻѹļҎ
^ _ wonder	Āҍ
^ _ wording	ā҇ŔѺ
^ _ worked	ĀҍāѸ
^ _ workflow	Ā҆
^ _ would	ĀҌā҇Ģ҉ł҆
^ _ wrote	ĀҗňѺ
^ _ you	āѡĎ҆đ҆Ę҆ęѹĬ҇ķѵľҊŃ҆ňҌŊ҆ŏ҈ő҇
^ _ |	ĀѥāѮąѸĐҊĔғėҐĘѷę҆ģ҆ĥѹĩ҉īҕĮѵįҊıҟĺѺŃѹŇҴňѸŋѷŌѺōѸŎѶŏ҆Őѷŕҍ
^ a	ĀҚāѭœѺ
^ a test	ĀҝāѶŋѷœѺ
^ abstract	āѺĂҍ
^ according	ĀҌĢѹ
^ according to	ĀҌĢѹ
^ add	Āѯāҥ
^ add a	ĀѺāғ
^ after	āѵĞҒ
^ after the	Ğ҇
^ all	ĀҟĆґħѶĪ҇ĿҊŃҍňѭ
^ all callers	Ā҈
^ all import	āҋħѶ
^ all imports	Ī҈
^ all the	ňҊ
^ allowed	ėҌ
^ allowed value	ā҇
^ am	Āҋĭ҆
^ am i	Āҋĭ҆
^ among	ĀѺāѺę҇Ĝ҈ġ҆ŋ҆
^ among the	ę҇ŋ҇
^ an	ġ҈
^ ancestors	Āѹćқ
^ annotations	ēҚ
^ annotations on	ē҉
^ any	āѰĝҋĦ҇ŋҋōѴ
^ any chance	ĀѲ
^ any idea	Ā҆ķ҆
^ any import	ĀѵĝҌĦ҇
^ any test	ĀѺŋҍ
^ anything	ĀѸāѲĒ҆ĚѺġ҉ĩ҆ňҋō҆
^ anything in	ō҆
^ anything that	ĚѺĩ҆ňҌ
^ are	ā҆ĆѷĦґŋҋōѺŎ҆
^ are all	ā҇Ćѹ
^ are the	Ħ҆
^ are there	āѶŁ҆ŋ҉
^ args	ď҈ŁҊ
^ as	ĀѭāҎĂ҆Ċ҆ĎѺĝ҆Ģ҆ĥѸŇѷ
^ as for	ĀѰāҔĂ҆Ċ҆ĎѺĝ҆ĥѸŇѺ
^ as what	Ő҆
^ async	ā҇ĒѺ
^ at	ĀҌĆ҇Đ҇Ėѵ
^ at tag	Ā҆
^ at what	Đ҆į҆
^ at which	Ā҈Ć҈
^ attributes	ĤҊ
^ author	ĀҏĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	Āғ
^ authors of	Āғ
^ base	ĀҔćҍĹѺŀѹňѶ
^ bases	ćҖ
^ before	ĀѱĽѺŅҎ
^ before i	ĀѲāҍĽѺ
^ before it	āѺŅ҈
^ before the	Ņ҇
^ better	āҎŔѺ
^ between	ěҍĝҊ
^ between <tag>	ĀѶā҈
^ between the	Ā҆āѶăѷěҍĝҊ
^ blame	ĀѴĲҡ
^ branches	Āґāѷ
^ build	Ā҆ĈҊ
^ build the	ĀҖĈѲ
^ by	āѭĄ҆Ċ҇ē҇ĝѹĢѺĥ҉ħ҉ĩҋĪѹį҈Ĳ҇ŀ҈ňғ
^ by how	Ď҇
^ by the	Ą҇
^ by what	ĀѰāѹē҈Ĩ҇ĩ҇ĪѺį҈ňҋ
^ by which	į҆
^ by whom	ĀҎįѺĲ҉
^ call	Ā҈ĉҏĊ҈
^ call path	ā҆
^ call sites	ĊҌ
^ callees	ĉҘ
^ callees of	ĉҌ
^ callers	āѴĊҜĠѺ
^ callers of	āѴĊҜĠѺ
^ calling	Ń҆Ň҆
^ calling <name>	Ň҆
^ calls	ĉ҆
^ can	āҤą҆Ĉ҉Ę҆Ě҆ĭ҈ĮѺŁѺńѹőҍ
^ can <name>	ĀҏĚ҆ġ҆
^ can i	Āқāҍė҆
^ can not	ő҈
^ can the	ĀѹŌҊ
^ can you	ĀѲāѴą҇Ī҆ő҆
^ cfg	Đҏ
^ chain	Ĩ҆
^ chain of	Ĩ҆
^ change	ĀѺāҗıѷ
^ change the	āҕıѷ
^ changed	ČҋčѺ
^ check	āѮĘ҉ĦҋŌ҆Ŏҍ
^ check <name>	Ŏ҆
^ check if	Ā҇āѹĘ҉ĭѹ
^ check whether	Ĝ҆
^ child	ćѱňҘ
^ child class	ćѳŀ҈ňҐ
^ ci	ĀҖāѧŕ҇
^ circular	Ħ҉
^ circular import	Ħ҉
^ class	Āѭē҇Ě҆īғ
^ class <name>	Āѱē҇Ě҆īғĵѹ
^ classes	ĀѹĒ҆ĥ҈ňҊ
^ classes implementing	ĥ҆
^ classes that	ć҆
^ cls	ĀѺāҌĚ҈ĩѹĵҎňҍ
^ cls <name>	ĀѺāҌĚ҈ĩѹĵҎňҍ
^ code	ĊҗğѵŃ҉
^ code that	āҋĊҗğѳ
^ collect	ĀғŎѴ
^ collect the	ĀғŎѴ
^ commit	ąҔč҆Ďѹ
^ commit <commit>	āѸč҆
^ commit adding	ą҆
^ commit count	Ā҈
^ commit introducing	ĀѸąҋ
^ commit that	ĀҐāѵ
^ compare	Ā҈ďҋ
^ compare the	Ā҇
^ config	ĀҒĐ҇Īѳ
^ const	ĀѬāґđҌĶҊŐҊ
^ const <name>	ĀѬāґđҌĶҊŐҊ
^ constant	ĀѴāѵĶҞ
^ constant <name>	Ķ҉
^ content	đ҈
^ content of	đ҈
^ contributors	ĀҒ
^ contributors to	ĀҐ
^ could	ĀҲāѵ
^ could <name>	Ā҇
^ could you	ĀүāѪ
^ count	ĀҔĎҏĤѷĪѺĳ҉ľғĿѶňѺŊҙ
^ count everything	Ā҇
^ count of	Ď҈
^ count the	ĀңĤѸĪѺľ҉Ŋ҉
^ create	ĀѱāҘą҇
^ create commit	ą҇
^ current	İ҈Ņѹņҏ
^ current path	ņҊ
^ cut	ā҈
^ data	ĤҊŐҋ
^ data members	ĤҊ
^ data type	Őҋ
^ date	Ā҇ā҉įҋ
^ date of	Ā҉įҌ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ēҌ
^ def	ĔѹĕҊķҙĹҊĺѺ
^ def <name>	ĔѹĕҊĹҊ
^ default	āѺĔ҉ĕ҇
^ definition	ĆѸĶҊĺҙĻ҈
^ definition of	ĆѸĶҊĺҙĻ҈
^ delete	ĀѹāҨĆѴĴѺ
^ delete all	āҒĆѴ
^ delete line	āҋĴѺ
^ delete the	āҋ
^ deletion	Ā҉
^ deletion of	Ā҉
^ dep	ĀѳĖҒė҈ħҊĮѹ
^ dep path	ħҊ
^ dependencies	ĀѸĩѹĪҢ
^ dependencies of	ĀѸĩѹĪҢ
^ dependency	ĀѶĩң
^ dependency of	ĀѶĩң
^ deps	Ė҆
^ derived	ň҈
^ derived classes	ň҈
^ descendants	ĀѹňҖ
^ descendants of	ĀѹňҖ
^ describe	āѹĢқ
^ determine	ĀѥāѬĺҋľ҆
^ determine the	ĀѱāѯĊ҆ĺҌľ҇
^ determine whether	ĀѺ
^ determine which	ğ҆
^ did	Ā҇čҝĠҗĬґĭҎįѹİѹĲѺŋѹ
^ did <commit>	ĀѸčҏ
^ did <name>	ĠҌ
^ did <path>	ĀҋāѸ
^ did <tag>	Ġ҇
^ did commit	ĀґāѶ
^ did somebody	āѹĈ҇Ĭ҈
^ did the	āҗĭҊİѺ
^ did they	āѷĬҊ
^ dir	őґ
^ dir containing	őґ
^ display	Ĵ҈
^ display line	Ĵ҈
^ do	ĀҋāѡĘҊĝҐġ҇ĢѹĦҍħѺĪѹĬѺŋҋŎ҇
^ do <name>	Ā҆
^ do <path>	Ā҉āѵ
^ do i	ĀҐ
^ do not	Ĕ҇
^ do tests	Ŏ҇
^ do the	ĀҍāѨĘҋĚ҇Ĝ҆ĝ҈Ħ҇
^ do we	ā҆ĝ҉ġ҉ŋ҇
^ do you	Āѭĺ҆ļ҆Ō҇ŏ҇
^ does	ĀҖāґćѵĈҕĉѶĊѴčҔėѺĘҘęҒĚҖěғĜҨĝ҉Ġ҆ġҌĢѲģѸĤѷĥѹĦґħѸĪѲīѹĬ҇ĭ҇ĮѹĴѹĵѸĺѺŁѵŇѸňѰŌҞōѷŎҐŏѳ
^ does <name>	ĀѹāѳĉѹĘҜĚҕěҌĜҎġҎĬҊĭ҉ń҉ŋѸ
^ does <path>	ĀҍĜҒĝ҈Īѹŏѹ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does an	Ā҇
^ does any	Ā҆
^ does anything	Āҏ
^ does every	Āѩāҗ
^ does following	Ħ҉
^ does it	āҐĈѹ
^ does one	ě҆
^ does the	ĀҔćѸčҐĘ҉ęҌĚ҉Ĝ҇ňѶŌҋ
^ does this	ĀѺāѺĈ҈
^ dose	ĀҎāѳĈ҆Ĝ҇ŌҎ
^ dose <name>	Ā҆
^ dose the	Ĝ҈Ō҆
^ down	ň҆
^ down the	ň҆
^ each	Ćҋ
^ entry	ā҇
^ entry points	ā҇
^ enum	ĀѺĸ҈
^ enum member	ĀѺ
^ enumerate	āѰĆҏľѺĿҌŏ҆
^ enumerate everything	Āҏ
^ enumerate the	ĀѰāѶĆҍĿ҇ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	ĀҰāѺ
^ every place	ĀғĆѨĊ҉
^ everything	ĀґāѴćѺĪ҆ňҗ
^ everything <path>	Ā҈
^ exception	Ā҇āѹ
^ exception <name>	Ā҇āѹ
^ exceptions	āҌ
^ exceptions <name>	āҔńѳ
^ execute	Ŏ҇
^ existence	ġҊŋҏœѸ
^ existence of	ġҊŋҏœѸ
^ explain	Ā҆āҊĢҞ
^ explain <name>	ĀҊāѳĢҤ
^ explain the	āғĢѹ
^ export	āҐ
^ exports	ģҒ
^ exports from	ģ҈
^ exports of	ģҊ
^ failing	Ā҇
^ failing tests	Ā҇
^ fields	ĀѷĤҕ
^ file	Ā҈Č҇ĵѶĺғĽ҉Œҋ
^ file and	ķѺĺҕ
^ file line	ķ҈
^ file where	āҊĵѸ
^ files	āҦĄҊČ҆
^ files added	āѹăҊ
^ files importing	Ā҇
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	ĀѴāѯă҈ąѶćѵĊҐđѺĘѮĚѺĜѺğҏĥѺīѺİ҆ĵҖĶ҈ĺҖĽғĿѸŃ҉ňѺŌѺőҖŒҌœҊŔѶ
^ find <name>	ĀѸĊҏĘѯğҔĺңőҐ
^ find all	Āѵă҆ĉ҈ĊѺŀҊŃҎ
^ find calls	Ā҇
^ find every	Āҍĥ҆
^ find everything	ĩ҆ň҆
^ find me	ĀѰāҒĊ҈ĺѹĽѺ
^ find out	āѺ
^ find test	Āѹœҏ
^ find the	ĀҗāѰąѶİ҇ĶҎĻ҆
^ first	Āҍāґ
^ first change	ĀѶāґ
^ first commit	Ā҇
^ first file	āҍ
^ fix	ĀѹāҙœѺ
^ fix the	ĀѺāҗœѺ
^ folder	őҍ
^ folder holding	őҍ
^ for	ĀѠā҆ć҈ĕѳĖ҈Ģ҆ĥҌĩ҇ĳ҆ĹѺĺ҆
^ for <name>	ĂѸĕѹĬ҆ĺ҆Ł҆Ň҆
^ for <path>	ĀѸā҉
^ for a	ā҆
^ for class	ćҎ
^ for commit	Āѹ
^ for the	Āѹď҇Ė҆ĩҊŁѺň҇
^ for what	ĢҌ
^ for which	ĥ҇
^ former	ŅҒņѺ
^ former name	Ņ҈
^ former path	ŅҊ
^ from	ĀҌāѱćҊĊҍģ҈Į҆Ņғņѵ
^ from <name>	ģ҆
^ from <path>	Ā҉
^ from <tag>	Āѷā҇
^ from what	Ċ҉Ņҍ
^ from which	Ā҈āѶć҈Ņ҆
^ full	Ć҇
^ func	ĕ҈
^ func <name>	ĕ҈
^ funcs that	āҊĒѺ
^ function	ļ҉
^ function <name>	ļ҉
^ functions	ĒҊ
^ git	ĀҕČҋĎ҆ĢҦįҊĳѵŃѺňѺ
^ git <name>	ĀҠĳѶ
^ git blame	Ĳ҆
^ git log	ĀҏĎ҈ĢѵįҎ
^ git show	ĀѺČҍ
^ git tag	ŉ҈
^ give	ĀѬāњăҍĊҍđ҆ĕѺĜѹĢҍģ҇ĩ҇Īҋĺѷń҈ŎѸŕ҆
^ give every	ģҏ
^ give me	ĀҋāѶĊҏĕѸģѺĩҊĳҊĶ҆ķѴĹѺŁ҆őѸ
^ give the	ĀѨāѡă҈Đ҈ē҆Ė҆ĪҋĶѺķҎń҉ŕ҇
^ given	ĀѴ
^ given class	ě҇
^ given commit	ĀѺāҊ
^ global	Ķҋ
^ go	āѸĮҏĵҋĽ҇
^ go to	ĵҋĽ҇
^ going	ă҇
^ good	ĀѶāѬ
^ good afternoon	āѴ
^ good morning	ĀѺāѸ
^ grep	āѶŔҐ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѪčҊĘ҇ĚҌĜ҆ĝҍġҍĬҎĭҋ
^ has <name>	āѸĘ҉ĬҌĭҍ
^ has anybody	ĝ҉ň҇
^ has anyone	ĀҎ
^ has somebody	Ā҇
^ has the	āѷĚ҈ġҏňѺ
^ have	Ā҆
^ have we	Ā҆
^ head	ĀѰİҔ
^ hello	ĀѵāҎ
^ hello |	ĀѶāҍ
^ help	āҖĊѺ
^ help me	āҖĊѺ
^ hey	āѱ
^ hey can	ĀҐ
^ hey do	āҊ
^ hey i	Āѵāѹ
^ hey what	ĀҊ
^ hi	ĀѸāғ
^ hi i	ā҇
^ hi there	ā҇
^ hi |	ķ҆
^ how	ĀҙāӊąѸĎҌď҈đҌėҊĝѸĦѺħҏĨғĩѷĬѳįҒıҌĳҏľҊŊ҆ŋѹŎѸŕҍ
^ how are	Āѷā҈
^ how big	āѺđ҆
^ how calls	ņ҈
^ how can	āҊ
^ how come	āҰĬѹ
^ how deep	ĀѺā҈
^ how did	āѶŅҊ
^ how do	ĀѺďҋħҋ
^ how does	ĀѹāѲħҏĨҋĴ҈ŕ҉
^ how fast	ĀѵāҌ
^ how is	Ā҆āѦĨҋıҐŕҊ
^ how long	āҊįҎĳ҆
^ how many	ĀҡāҤĎҖĳҍľҋŊҎ
^ how mnay	Āқāѳ
^ how much	ĀѷđҌ
^ how new	āѺėҋ
^ how often	Ā҆Ďҋ
^ how recently	Āѹį҉
^ how to	ĀѺāҕ
^ how would	ł҇
^ hwo	ĀѶľ҇
^ hwo many	ĀѶľ҇
^ i	ĀҲāђąѷď҆ĖѺė҇ę҇ĚҊĮѹĶ҇Ľ҈ŁѷōѺŔ҇
^ i can	Ā҈
^ i d	Āҙ
^ i do	Āѵ
^ i have	Āѹ
^ i m	Ā҈āѵ
^ i need	ĀҏāѯĬ҈Ļ҆Ľ҇ľ҆
^ i suspect	Ā҇
^ i ve	ĀѺāѺ
^ i want	ĀҊāѺĊ҇ĖѺĶ҆
^ i was	āҋ
^ i wonder	Āҍ
^ identify	ĀѫāџĉҍĊѺĚѹĿ҉ŀҋłѺŃ҆ń҉
^ identify all	ĿҌ
^ identify each	ĀѺĉґĊѹĤ҆ńҊ
^ identify every	āѶŀҌŃ҉
^ identify the	ĀѶāѰĚѺĞ҆ĺ҆łѺň҆
^ if	ĀҋāѧĔҐ
^ if <name>	ĀҊāѺ
^ if i	āѱĔҐ
^ impl	ĀѶāѱĥҒīҕ
^ impl <name>	āѴĥҖ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҊ
^ impls	ĥ҈
^ impls of	ĥ҈
^ import	āѺĜѶħҔĩѺĪҗŏѷ
^ import chain	ħҍ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҆
^ import statements	Īғŏѵ
^ imported	ĩѺĪ҈
^ imported modules	ĩѺĪ҉
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҌĝѺĩѲĪҫŏѱ
^ imports from	ĀҕĝѺ
^ imports in	Īҗŏѯ
^ imports missing	āҍ
^ imports of	ĩѴĪқŏѷ
^ imports still	ā҆
^ in	Ć҉ćѺĉѳĊ҇ċ҆đѳēѸĔѭĕґęѺĚ҇ĝѷģѺĪѺĲ҆ĳѸĵҋĸ҇ļҊŀ҆ŁѸŃ҆Ň҆ōҎŎ҈ő҈œ҇
^ in <name>	Ā҆ā҉Ă҇Đ҇đѶĔѶĕ҈ĢѸŎ҈
^ in <path>	ā҈ĝѺĲ҆
^ in <tag>	āѺĠ҆
^ in class	ĺ҆
^ in how	Ćҋ
^ in the	ĀѮāѳĚ҉įҊĿ҉ŇҊō҉
^ in what	ĀҠā҆ąѱĉѺįѸŀ҆őҌœ҈
^ in which	Āѷā҆ąҌĉѹĊҋĎѺğѸĵҍķѺĻ҇ļ҇ō҇ő҈Œ҇
^ in wich	ķ҇Ń҈
^ includes	ĀѹĩѳĪҞ
^ includes of	ĀѹĩѳĪҞ
^ inferred	ŇѸŐҎ
^ inferred type	ŇѸŐҎ
^ inheritance	ćґ
^ inheritance of	ćґ
^ initial	Ĕҍ
^ initial add	ą҉
^ inner	ĻҎ
^ inner func	Ļ҆
^ inside	Ę҈Ĝ҆ĻѺļҌ
^ inside <name>	ļ҆
^ instance	Ĥ҉
^ interface	ī҈
^ interfaces	īҍ
^ interfaces of	ī҉
^ into	ŅѺņҋŉ҇
^ into what	ņ҉
^ is	ĀҰāҦĆѹćѬĈҒĉѸčҝĎѹĐѶđѴĔѺėѷĘҏęҠĚҔěҖĜғĝҦğѶĠ҇ġҊĢѷģѷĦҖĨѶĪѸĬҘĭҘįѺİѺıѸĲѸĴѺĶѹķѺĸѹĺѺĻѷļѺľѺĿѺŁѸŃѺńѸŅѺņѺŇѯňѰŋҊŌ҉ŎҍŏѺőѹœѰ
^ is <name>	Āҍā҇ćѴčҋđѺĘҋęҜĚқěҔĜҎĠ҉Ħ҉ĳѺňѴŋҏ
^ is <path>	ĀѬāҏč҇Ĝ҇ĝҨĦ҉Ĩѹ
^ is a	Ā҇āѶĬ҆Į҆
^ is anybody	ā҆
^ is func	Ĭ҉
^ is it	āѲĊѹĘ҉ĳ҆
^ is line	āҌ
^ is load	ĀҍĭѸ
^ is not	āѸĬҊ
^ is teh	ĭ҆
^ is test	ā҉Ŏ҇
^ is the	ā҆ĈҘĬҌŌ҆œѺ
^ is there	Ā҆āҖĚѺĦ҆
^ is this	ĀҐĈѺł҇
^ it	ā҇
^ java	āѹĮҏ
^ job	ĀҍĢҒ
^ job list	ĀҔ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѷāѸĶ҆ķғĹ҆œҊ
^ jump to	ĀѷāѸĶ҆ķғĹ҆œҊ
^ kindly	ĺ҆Ł҆
^ kindly tell	Ł҇
^ last	āѹįҏ
^ latest	Āѹāҋėѹį҆İ҇
^ latest commit	ĀѺį҆İ҇
^ leftover	ĪѺŏҌ
^ leftover imports	ĪѺŏҌ
^ let	Āҋ
^ let me	Āҋ
^ license	āҎıҊ
^ line	ĀҜĵҌĺѸœ҈
^ line <line>	āѹĲ҇ĴҊ
^ line count	ĳҋ
^ line of	œ҉
^ line where	ā҇ĵҍĸѺ
^ lines	Āґĳѳ
^ lines <name>	ĀҙĳѬ
^ lines total	Āѹĳ҉
^ list	ĀҍĂҏĆѹć҉ĉ҉ĖѵĞҚĤ҆ĥҊĪ҆ľѶĿ҇ŀҊŁѶń҇ň҇ŊѵŎѺ
^ list all	ĀҐŀ҉
^ list every	Ā҇ā҇Ċѹ
^ list everyone	Ā҆
^ list files	ĩ҆
^ list of	ĀѸĂҏĞҞľѹĿҋŁѳ
^ list the	ĀҎăѷćҍĉ҇Ċ҉ē҇ĖѸĤ҇ĥ҇Ī҉Ł҇ŊѶ
^ literal	đ҉Ŕ҉
^ local	ĻҊļѺ
^ locate	āѫđѸĵ҉ĶҊĹ҉ĺ҆Ļ҆ĽҊŋѺœҊ
^ locate <name>	ĺ҆
^ locate the	āѯĐ҆đѸĵ҉Ķ҈ĽҋŋѺœҊŔѹ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆
^ location of	ĵ҆Ĺ҉Ľ҆ŀѺŒ҆
^ log	Āҋ
^ log of	Āҋ
^ longest	āғ
^ longest import	ā҆
^ longest line	āҊ
^ look	āѲĆ҆ĵѺő҆
^ look up	ĀѳāѵĆ҆ĵѺő҆
^ looking	Ě҆ķ҇
^ looking at	Ě҇
^ looking for	ķ҇
^ lst	įҊ
^ lst change	įҊ
^ make	ĀѵāӆĚѸĬѯŌѳ
^ make <name>	ĀѺāҬĚѸĬѰ
^ member	ĿҠ
^ merge	ā҇
^ method	ĀѺĹҐĺѸĿҎ
^ method <name>	ĹҒĺѹ
^ method names	Ŀ҆
^ methods	ĀѺāѴĂѶĉҊĊ҆Ē҈ľѯĿҝŃ҈
^ methods <name>	ĉ҆
^ methods of	ľѹĿҋ
^ methods that	Ŀ҆
^ min	ėѹĮҌ
^ min <name>	ėѹĮҌ
^ mit	ı҆
^ module	ģ҇Œ҆
^ module <name>	Œ҇
^ modules	ĩҋĪ҆
^ modules pulled	Ī҇
^ modules using	ĩҊ
^ most	į҇
^ most recent	į҇
^ move	āғ
^ move the	āҌ
^ must	ā҈
^ my	ĀѺ
^ name	ĀғāѮĉ҆ē҇Ī҇ī҇Ņѷ
^ name all	ĀҏĪ҇ī҈
^ name each	Ċ҆
^ name every	āѹĉҋē҆Ŀ҉
^ name the	ĀҋāѸć҆Ł҆
^ names	Āҋ
^ names both	ā҇
^ names of	Ā҆
^ needless	ĪѶŏҒ
^ needless import	ĪѹŏҌ
^ needless imports	ŏ҇
^ nested	Ļ҇
^ new	āѹņ҇
^ newest	Āѷį҈İґ
^ newest commit	į҈
^ node	āѹĮҐ
^ not	ĀҐňѺ
^ not only	Ā҆
^ number	ĀңāҕĤѹľѺŊ҉
^ number of	ĀңāҕĤѹľѺŊ҉
^ of	āѣė҇Ģҋģҏİ҈ļ҆Ő҆
^ of all	İ҉
^ of how	ĳ҆
^ of the	āѴģ҆ļ҆
^ of what	Ā҆āѳĢҋ
^ of which	ĀѹāѸģҊň҆
^ old	ŅѶņҖ
^ old file	Ņѹņҍ
^ old name	ņ҉
^ oldest	Ā҇Į҇
^ on	ĀѰāҋć҆ĉ҆ĐҊķҊĺҍļѹňѹŒѺœ҆ŕ҉
^ on what	Āѷā҈ć҇ĐҊķҌňѺ
^ on which	ĉ҆ĺҌĽ҆ŒѺœ҉
^ on |	ŕ҆
^ open	ā҆
^ origin	ŅҊ
^ origin commit	Ā҆
^ origin of	Ņҋ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҇
^ ought <name>	ā҇
^ our	Ā҇
^ outgoing	ĉҐĊѸ
^ outgoing calls	ĉҐĊѸ
^ over	ħ҇Ĩ҇
^ over which	ħ҇Ĩ҇
^ overrides	ā҈
^ overrides of	ā҈
^ overriding	ĀѺŀҔ
^ overriding methods	ŀ҉
^ param	āҘńѹ
^ parameter	ĀѹĔҊĕѹŁҍ
^ parameter <name>	ĔҊĕѹ
^ parent	ćҌ
^ path	āѸĵҌķ҉Ņѵőҟœ҆
^ path of	ķҊŅѶőҕ
^ path to	āѹĵҌőҊ
^ percentage	Āѹāғ
^ percentage of	Āѹāғ
^ places	ğ҈
^ places that	ğ҉
^ please	ĀҡāѦąѺć҈ķѹĿѶ
^ please check	ĀҐ
^ please display	Ā҉
^ please enumerate	Ā҉
^ please give	Ā҈
^ please identify	Ā҆
^ please report	ĀҎ
^ please show	ĀѸć҈
^ please state	ĀҌ
^ please tell	ĀѲ
^ please to	Āѫ
^ point	ĀѷāѺķҐĺҍ
^ point me	ĀѸķҐĺҍ
^ predecessor	āѹŅ҈
^ predecessor of	āѹŅ҈
^ previous	ŅҔőѸ
^ previous name	Ņ҇
^ previous path	ŅҌőѸ
^ print	Āѹāѳđ҇ĖҡģҌĤ҉İҍĲѹĴҍĶѸ
^ print <name>	ĀѳĖҥ
^ print <path>	Ĵ҈
^ print all	ģҎ
^ print the	ĀҔāѺ
^ prior	ĀѹŅҘ
^ prior filename	ĀѹŅҘ
^ project	Āѱā҇ł҉
^ properties	ĤҗŐѸ
^ protocols	īҕ
^ public	ģҏ
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	āҊ
^ put a	ā҆
^ pytest	āѲŌҏŎҘ
^ pytest <path>	āѺŎҋ
^ pytest k	ŌҔŎѸ
^ python	ĀѸāѺĮҒ
^ quantity	ľ҇
^ quantity of	ľ҇
^ quick	ĀѶŅѸ
^ quick question	ĀѶŅѸ
^ quote	Ā҇
^ read	ĀҊĴ҆
^ regarding	ĀѪāҍĶѹŅ҆
^ regarding <name>	āѹ
^ regarding <path>	ĀѺ
^ regarding commit	āҊ
^ regarding tests	ā҆
^ regarding the	ĀѲĊ҇
^ reimplementations	ŀҌ
^ reimplementations of	ŀҌ
^ releases	ā҇
^ remove	ĀѸāҘ
^ remove the	Āѹāҕ
^ rename	ĀѷāҗŅҌņ҇
^ rename source	ĀѺŅҐ
^ rename target	ņҋ
^ rename the	āҍ
^ replace	āґŃѺ
^ repo	ĀѰİҊłҔ
^ report	ĀњāѧĂ҇Ē҇ğ҆ġ҇Ī҈Ķ҈ňҒŒ҆
^ report all	ĀѰĩ҇ňҔ
^ report every	Ē҈
^ report the	ĀѳāѪĂ҈ć҆ğ҇Ī҉ŏ҆Œ҆
^ report where	Ķҋ
^ report whether	ġ҈
^ required	ĀѵāѹėҋĮҚ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	Ň҉
^ return annotation	Ň҈
^ revert	āқčѹİѸ
^ revert <commit>	āҍčѹ
^ review	ĀҨāѧ
^ revisions	ĀҢ
^ revisions of	ĀҢ
^ run	ĀҪāѲĈҔĊѺŊѶōѭŎғœѹ
^ run <name>	Āҡōѵ
^ run test	ĀѹŌғ
^ run tests	ŊѸŎҒ
^ run the	ĀҔĈҔŌѫōѺ
^ runtime	ĀѸĖҋ
^ runtime dependencies	ĀѸĖҊ
^ rust	ĀѺĮҐ
^ say	ĀѫāҔő҈
^ say me	ő҉
^ search	Ŕ҇
^ sed	ĀҊĴҒ
^ sed n	ĀҊĴҒ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҇
^ setting <name>	Đ҇
^ sha	ąҌ
^ sha that	ąҌ
^ shortest	Ĩҋ
^ shortest import	Ĩ҇
^ should	āҽ
^ should <name>	āҜ
^ should <path>	ā҈
^ should i	ĀҊāѸ
^ should the	āҊ
^ should we	ā҆
^ show	ĀҗāѩĂ҇ćѺď҆Ė҆ĦѺİҍĴ҈Ŀ҆ŁҌł҇
^ show <name>	ď҈
^ show all	ĂҋĖ҉ĥ҇
^ show line	ĲѺĴ҉
^ show me	āѷĆ҈Đ҇ķ҇ň҈
^ show the	ĀҌāѺđ҆İ҉ŀѺŁҏł҉
^ shwo	Ā҈
^ shwo me	Ā҈
^ signature	ĀѸďҏŁҍ
^ since	āҔąҌĦѷĬѸįҚ
^ since what	āѺįҊ
^ since when	āғĦѺĬѺįґ
^ since which	āҍ
^ size	ĀѺĳҋľ҇
^ size of	ĀѺĳҋľ҇
^ skip	ĀѺāҙœѹ
^ skip the	ĀѺāҙœѹ
^ slowest	ĀѳāҭĊѶōѸ
^ slowest import	ā҆
^ so	āѪĚҏĬҋ
^ so how	Ā҉
^ so is	āѴĚҐĬ҉
^ somebody	āѺķ҆
^ something	ĀґāѸ
^ something called	ĀҎāѹ
^ sorry	ĀѲāѮ
^ sorry i	āѸ
^ sorry to	ň҆
^ sort	āҒ
^ sort the	āҒ
^ source	ĵ҆œ҆
^ source of	œ҇
^ split	ā҇
^ spot	Ķ҆
^ squash	ĀѺā҉
^ squash all	ĀѺā҉
^ starting	ħ҈
^ state	ĀѰāѹİ҇
^ state the	ĀѺİ҇
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҍĺѹ
^ struct <name>	ĵҍĺѹ
^ structs	ĥ҇
^ subclass	ŀ҆
^ subclasses	ňҊ
^ subclasses of	ňҊ
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	ĀѷĢҐ
^ super	ĀҌć҆
^ superfluous	ŏ҇
^ superfluous imports	ŏ҇
^ supported	Įҕ
^ symbols	Āҕ
^ symbols of	ĀҙģѶ
^ tags	Āѷāҙ
^ tell	ĀҊāѴĄ҆ĐѺē҇ķѺĽ҇ŋ҇
^ tell me	ĀҊāѵĄ҆ĐѺē҇ķѺĽ҇ľѺŋ҇
^ test	Āѫŋҝō҆Ŏҋ
^ test <name>	ĀѲāҔŌҊŎѸ
^ test case	œҍ
^ test count	ŊҊ
^ test result	āѺŎғ
^ tests	ā҈ōҜŎѷ
^ tests for	ĀѴāҊō҇
^ tests from	ĀҎāѶ
^ tests in	Ŋ҉
^ tests of	ĀҋŊѸōҋ
^ that	ĀѺĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀќāѠĂѺĄҍĉѹčѺēѹěѶĝѹĞѹğѹġѷģҋĩҋĬѹĮ҇įҊĳ҉ĴҊľѸŁҋłҋŅ҆ŇҋňѸōҌŎѺŏ҇ŐҊő҇
^ the <name>	ĀҐāѴĩ҈Ĵ҆Ĺ҇ň҇
^ the abstract	ā҆
^ the arguments	Ł҆
^ the attributes	Ĥ҆
^ the chain	ħ҆
^ the checkin	ą҉
^ the class	ĀѢāҡĚ҉ĺ҆Ŀ҆
^ the classes	ć҈ĥҌňѸ
^ the config	Ā҆
^ the constant	ĀѺāҊ
^ the decorator	Āѵāґ
^ the decorators	ē҆
^ the default	ĕ҇
^ the different	Ć҆
^ the directory	ő҉
^ the enum	Āѳāҏ
^ the environment	ā҉ğѺ
^ the exception	ā҉
^ the file	ĀғĪѺĶ҉ľѷŅ҆
^ the files	ă҆
^ the function	ā҉ĕ҈ę҈Ĭ҆ķ҇ĻѸ
^ the import	Ī҇
^ the imports	Ī҉
^ the inner	Ļ҇
^ the interface	Āҋ
^ the key	ā҆
^ the length	ĀѸĎ҉ĳ҈
^ the location	őҊ
^ the lowest	Į҆
^ the method	ā҆
^ the methods	Ŀ҇
^ the name	ĭ҈Ņ҈
^ the new	Ą҆
^ the number	ľ҆
^ the old	ņ҆
^ the option	ā҇
^ the params	ďҋŁ҇
^ the part	Ā҇
^ the struct	ĵ҈
^ the subclasses	ŀ҆
^ the test	ĀѴā҈ŋҊ
^ the tests	āѶōҐ
^ the text	ā҆
^ the thing	ĀѸāѱĄ҈Ģ҇
^ the type	ĀѹłҊŇҋ
^ the value	Ĕ҉
^ the variable	ĀҎ
^ the whereabouts	ő҆
^ the workflow	ĀҍāѶ
^ there	ĀѸĆ҇œ҆
^ there is	ķ҆œ҆
^ this	ĀѶāҍĖ҈Ğ҆
^ this project	ā҈
^ through	ħҊĨ҆
^ through which	ħ҈
^ throw	ń҉
^ throw statements	ńҊ
^ to	đҌī҆İ҈ŅѺņҋ
^ to get	Ĩ҆
^ to what	ĀѸđҐņ҆
^ to which	Ā҇āѹİ҈
^ total	ĀҬĎҒĤѩĩѳĳ҈ľҔĿѶ
^ total from	Āѹĳ҉
^ total imports	ĀҔĩѴ
^ total methods	ĀѺľҔĿѷ
^ total number	ĀҌŊѹ
^ total revisions	ĀѸĎҍ
^ total tests	ĀѹŊ҉
^ trace	ħ҆
^ trace the	ħ҆
^ trait	āҊī҇
^ trait <name>	āҋ
^ traits	īҕ
^ transitive	ĀҟĊѸňѯ
^ try	ĀѵāѺĈғ
^ trying	Ā҆
^ trying to	Ā҆
^ turn	ĀѺāҖłѺ
^ type	Ľ҇ŐҒ
^ type <name>	Ľ҈
^ type alias	ā҉
^ type of	āѸŐҗ
^ types	ĥ҈
^ under	ĀѳāҏĐ҈ĵ҇ł҇ńѴŅҊő҈
^ under what	Đ҆ńѺ
^ under which	ĀѸāҏł҇ńѺŅ҆
^ undo	āҎ
^ undo what	ā҈
^ unneeded	Īѹŏ҉
^ unneeded imports	Īѹŏ҉
^ unreferenced	ĪѸŏҋ
^ unreferenced imports	ĪѸŏҋ
^ unused	Āѹāҋ
^ unused functions	ĀѹāҌ
^ usages	āѷĉѺĊғ
^ users	ĩҒŒѺ
^ users of	ĩҒŒѺ
^ value	ĀҍĔѵĕҎ
^ value of	Āҍđ҉Ĕѵ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҎ
^ variant <name>	ĸҎ
^ verify	Āѳāѵġ҆Ŏ҆
^ verify that	ĀѶāѺŎ҆
^ verify the	ġ҆
^ version	ėҐĮѷ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҇ő҆
^ waht folder	ő҆
^ walk	Āҍ
^ was	ĀҍāҠčҍĬґįѳŅѲ
^ was <name>	Āѹā҆č҉ĠѸĬґ
^ was <path>	ĀҕčҊįѸ
^ was the	āҒŅѵ
^ was there	Ġ҉
^ wc	ĀѹĳҒ
^ wc l	ĀѹĳҒ
^ we	Āѱāѕ
^ we had	āѸ
^ we re	āѮ
^ wen	ĀҌ
^ were	Ā҇āѲċ҇İѺĽ҆
^ were is	āѹċ҇Ľ҆
^ what	ĀҢāұąҍĆѵĈѷĉҐĊ҆ČҋčѬďѹĐѴđҕĒ҈ē҉ĖҊĘѷęѵĚѳěѵĜѵĝѵĞѹĠѵġѵĢѷģҘĥҋĦѴħѺĨѸĩҜĪҎĬѯĭѸĮѺįѮı҇ĲѰĶѸĸѸĹѺļѶľ҈ŀ҈łѺŃҍńҏŊ҇ŋѶŌѹōҋŎѴŏҐŐҊőѴŒѷŔѴ
^ what <name>	ĀѸć҈ĉғď҉đѹģ҆ŁѺňѸ
^ what all	āѱĥ҆ŁҊ
^ what annotations	ē҆
^ what are	Ā҈ā҇ćѷĊ҆
^ what arguments	ď҇
^ what base	Ā҆
^ what breaks	āґ
^ what calls	ĉҊ
^ what can	ĀѴģҏĩѺĿ҈ń҈
^ what changed	ĀҔāѬ
^ what classes	Ā҆
^ what code	āѹĊ҇ŃҊ
^ what comes	ī҆
^ what commit	ĀѮąҞ
^ what commits	ĀҎĎѶ
^ what data	ĀѺĤ҇
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩҒ
^ what did	Āѵā҈Ī҆İ҉ņҎ
^ what do	āҍĂ҇ń҆
^ what does	ā҉Č҇đҕĔҊĖҋģҌĪ҉ŏҊŕѸ
^ what errors	ā҈ń҉
^ what exactly	ā҇
^ what extends	ňҎ
^ what fields	ĤҊ
^ what file	Ķ҆ĺҐĻ҆ņѹœҋ
^ what files	āѸă҈Č҆
^ what folder	ő҆
^ what for	ł҈
^ what functions	ĀҏāѷŃҌ
^ what gets	Ė҇Ī҆
^ what goes	Āҍ
^ what happen	ĀҋāѺ
^ what happens	āҗ
^ what has	Āѷā҉Ē҇ņҌ
^ what i	ĭ҆
^ what implements	ĀҋīѺ
^ what import	ŏ҈
^ what imports	ĩҒ
^ what interfaces	īҊ
^ what is	ĀѺāҲĂ҇ćҊĊѮĎҊĒҊėѹģҏĪҒĮѸĲѹĳ҈ĶѺľҍń҆ŇҊň҆ŊҍōѷŕѶ
^ what job	ĀѷĢҐ
^ what kicks	ŕ҈
^ what kind	ĀҊā҉łѲń҆ŇҊ
^ what licence	ı҆
^ what line	ĀѷāѴĵғĽҊ
^ what makes	ŕ҈
^ what methods	ĿҊ
^ what modules	Īҋ
^ what names	ā҆ģ҆
^ what number	đҏĪѷľ҇Ŋ҇
^ what other	ĀѹāҍĪ҇
^ what overrides	ŀҏ
^ what person	Ā҇
^ what properties	ĤҌ
^ what pulls	ĩҕĪѺ
^ what quantity	Ď҆
^ what relies	ĩҍ
^ what should	āҏ
^ what sits	ň҈
^ what stands	Ā҆āѲć҇
^ what steps	Ā҈
^ what test	Ā҈ŊѸōҋ
^ what tests	Ā҆ō҉
^ what things	ģ҇
^ what triggers	āѸĊҝ
^ what type	āҎĤѸ
^ what unit	ō҈
^ what unused	ŏ҇
^ what value	Āґāѳđґĕ҆
^ what version	Į҈
^ what was	įҋİҌŅҌ
^ what will	āҊ
^ what would	ĀҒā҆Ģ҆
^ when	ĀҙāҌąҊĕ҆İ҇ņѸŒ҆ŕ҈
^ when <name>	ĕ҇
^ when did	ĀѷāҤ
^ when does	ŕ҉
^ when i	āѵŒ҇
^ when was	Āҟāѷą҇İ҈ņѺ
^ when will	āҍ
^ wher	Ā҉āѵœ҇
^ wher does	ğ҆ĵ҆
^ where	ćѺĊ҇đѵĒ҆ğѸĩ҇ĬѺĸ҈Ĺ҉ĺҗĻҌļҏĽ҇ŃҐŅҍņҍŌѶőҎŒ҉œ҆
^ where all	Ć҈
^ where are	āѹĆ҇Ń҉
^ where can	ĀѺ
^ where did	āѭĶ҉ŅҊņҎ
^ where do	ĀҚāѮĶѺ
^ where does	ĀѪāҋċ҆ķ҈ĸ҇ĻҌŃҊ
^ where has	āѹĺҋņ҆
^ where in	āҞœѹ
^ where inside	ļҌ
^ where is	ĀҊā҆ĆѶĊ҆ċѹĐѵĩ҇ķѺĺҔĻҐőҒŒ҉
^ where should	ā҈
^ where was	Ņ҈
^ where within	ĻѹļҎ
^ whereabouts	ĀѹāѸĐ҉ķ҉őҋœ҇Ŕ҆
^ whereabouts has	őҋ
^ whereabouts in	Đ҉œ҇
^ which	ĀҮāӂĄѵąѺĆ҈ĈѵčѲĎѵĖ҈ĘѹęѹĚѸěѸĜѶĝѸĞ҇ĠѹġѸĢғĤ҇ĦѰħѱĩҚĪҔĬѲĭѶĮѰİ҈ĳѷĵѺĺѴĻѹľѶłѹņғŊѱŋѸŌѹōѺŎѵŏҒőҋŔ҆ŕѹ
^ which <mark>	ēҎ
^ which <name>	Āѯćҍ
^ which annotations	ē҉
^ which are	āѺć҈
^ which args	ĀѺŁ҇
^ which attributes	Ĥ҈
^ which binaries	Ğ҇
^ which branches	Ā҈
^ which callers	āҎ
^ which change	Ā҇ąҍ
^ which children	āѺŀ҆ňҊ
^ which class	Ā҉āѱćҒĥ҇Ň҆ňѺ
^ which classes	ĀѶāҒňҎ
^ which code	ĴҊ
^ which commands	ĀѺā҆
^ which commit	į҇İҊ
^ which commits	ĀҎāѹ
^ which decorators	ē҇
^ which default	ĔҊĕ҆
^ which defs	Ā҆ĿҊ
^ which dependencies	ā҆
^ which derived	ŀ҇
^ which directory	őҎ
^ which enum	ā҉
^ which error	ń҆
^ which errors	ń҉
^ which exceptions	Ā҈ā҇
^ which fields	ĀѶĤҋ
^ which file	Āѵċ҉ķ҈ŅҐņҙ
^ which files	Ā҇āҕĄѺĆҋĪ҈Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҈
^ which function	ĊҊ
^ which functions	āқģ҈Ń҇
^ which headers	Ī҇
^ which helpers	āѸĉҎ
^ which identifiers	Ā҉
^ which import	ĀҎĦѹĪ҆
^ which imports	Ĩ҇Īҕ
^ which inputs	āѺŁҎ
^ which interface	ī҇
^ which interfaces	Ā҉
^ which is	āҍį҆
^ which jobs	Āҋāѹ
^ which line	āѵĐ҈ļҌ
^ which lines	Ā҇
^ which member	ĀѸĿҌ
^ which methods	ĀҐāѭĂҋćѹĉ҆Ċҕ
^ which module	ķ҇
^ which modules	Ā҈ā҇ĩҍŏ҈
^ which names	Ā҉āҍŏ҆
^ which of	āҕŒҏ
^ which ones	āѺĂ҈
^ which options	ĀѷāҊ
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	ĲҌ
^ which places	ĀҋāѶĆҌ
^ which private	ĀѲāҕ
^ which properties	Ā҇
^ which protocols	Ā҈āѹ
^ which release	ĀҒāѷ
^ which releases	ŉ҆
^ which routines	ĉ҇
^ which rust	Ā҇āѹ
^ which script	āѸğҋĶ҈
^ which secrets	ā҆
^ which sources	ĀѹāѺĩҕ
^ which subclass	ā҈
^ which subclasses	ĀѭāҘŀҌ
^ which subfolder	őҎ
^ which symbols	ģ҉
^ which tags	Āҋ
^ which test	Ā҆œ҇
^ which tests	ā҆ōҍ
^ which third	Ā҉
^ which ticket	ĀѺā҇
^ which traits	īҊ
^ which type	ŐҌ
^ which types	ĥҍ
^ which unused	ĀѺā҇
^ which value	āѷđҐ
^ which variables	ā҆
^ which version	ĀҊĮѺ
^ which versions	ŉ҉
^ which workflow	ĀҋāѸ
^ who	ĀҐāҥĂѸćґĉ҇Ċ҈čѺĒ҈ğҎĠѹģѹĥҔĩҝĬѷĲҖĴѶŀҏłѺŃ҉ńѺňҔ
^ who <name>	Ā҈āҊ
^ who added	āғ
^ who all	Āѵāѷň҇
^ who are	āѪć҆ĥҊĩ҆ň҇
^ who broke	ā҆
^ who calls	ā҆Ċ҆
^ who catches	ĀѯāҖ
^ who changed	ĀѶāҍ
^ who declared	āҊĂѺ
^ who depends	Āѹā҈
^ who do	Ā҈
^ who first	ĀѺā҈
^ who implements	ĥҋ
^ who imports	āѹĩ҉
^ who introduced	ĀғāѺğѺ
^ who is	ĀѱāѷćҐĊ҉Ĳ҇
^ who last	ĀҍāѴ
^ who made	ā҉
^ who maintains	ĀҒāѰ
^ who makes	āѹ
^ who overrides	āѹŀҎ
^ who pinned	Āѷā҇Ĳ҆
^ who put	ā҈
^ who raises	ĀҊāѸ
^ who removed	ĀҊāѺ
^ who renamed	ĀҚāѯ
^ who requires	ĀѲāѴĩҜ
^ who reviewed	āғĲѸ
^ who set	ā҈
^ who subclasses	ĀѶňґ
^ who tagged	ĀѴāҎ
^ who throws	āѺŃҋ
^ who touched	Āҋāѷ
^ who uses	āҋ
^ who was	ĀѹāҊ
^ who worked	ĀҍāѸ
^ who wrote	ĀҗňѺ
^ whose	āѵćґĩҏĲҏĴѹňҔ
^ whose child	ćҒňѴ
^ whose code	Ĳ҆
^ whose hands	Āҍ
^ whose imports	ĩҎ
^ why	ĀӁāӅ
^ why did	Āҍ
^ why do	Āҕāѷ
^ why does	ĀҤ
^ why is	āҥ
^ why was	ĀѹāҖ
^ wich	ĀҋĤ҆
^ wich names	Ā҇
^ will	ā҇Ĉ҈Ĭ҈
^ will <name>	Ā҆Ĉ҆
^ will i	Ĭ҈
^ with	ĀҊāѯē҈Į҉ńҍ
^ with what	ē҈
^ with which	āѷĮ҇ń҉
^ would	ĀҊāѮđ҆ěҍĝ҇ĩѺĬ҆ĭ҉
^ would <name>	āѷě҆ĭҊ
^ would a	Ā҉āѶ
^ would i	ę҈ĝ҆
^ would it	āҋ
^ would the	Ō҆
^ would you	Āѵđ҆Ĭ҉
^ write	ĀѲāҩŋѸ
^ write a	ĀѹāҚŋѸ
^ yes	ĀҍĚ҆
^ yes or	ĀҍĚ҆Ħ҆
^ you	āҒ
a	āқĂҍĄѺąѵĆ҉ćѷĉѪďѺēѷĔѹėѯĘҍę҆ĚҎěҍĝѺĞѺġҎģѴĤ҇ĥѴĦҢħѷĩѳĪѵīѸĬҠĭѥĲѹĴѳĶ҈ķѴļґŁѯłҌņѲŇ҆ŊѸŋҡŌҊŐҗőѺ
a <name>	Ā҆āѹĂѹĆ҈ĊѷĚҌĞѹğѺĠҌġҦĢ҇ĤҖĬѰķѺĿҒńѹ
a <name> $	ĀҐāѷġғ
a <name> <name>	Į҆
a <name> and	Ĺ҆
a <name> argument	Āҋāѹ
a <name> at	ġ҇
a <name> call	Ęҋ
a <name> exception	ŃҊ
a <name> for	ĀѱāғĞѹĵ҈
a <name> in	ĀѸĠ҆ġҏ
a <name> lines	ĳ҆
a <name> method	Āҏ
a <name> object	ĀѺāҎĤ҆Ŀҋ
a <name> of	ĀҍāѺ
a <name> one	ā҈
a <name> or	Āѵāҏ
a <name> somewhere	ā҆
a <name> test	ŋҍ
a <name> what	Ģ҇
a <name> |	ĀғāѠĆҋĚ҇ġҒ
a _ $	ĀҘāҙĂ҆ćѶĐѺġҍĦ҈ĬҞĶ҇ŃѷňҋŋѺ
a _ <name>	ĀҊā҈Ă҈Đ҆ġѺĬѺĮҊĺ҈ŃѷŋҚŌѺŐҍ
a _ a	ł҈
a _ ago	ā҇
a _ an	āѺ
a _ and	ĀѯćҌđ҆Ĺ҆
a _ argument	ĀҕāѶ
a _ as	ġ҈
a _ at	āѹ
a _ block	ā҇
a _ by	Ā҆
a _ call	ĀѺāѹĘҊę҇
a _ called	Āғ
a _ child	ě҉
a _ class	ćѺě҇ň҈
a _ could	Ģ҈
a _ dep	Ħ҇
a _ dependency	Ħ҆
a _ exception	ŃҊ
a _ for	ĀҒāҋĞѹĵ҇ŋѶŌ҇
a _ from	Ę҉ęѸ
a _ function	ĀҋāѵĻ҆ļ҇ŋ҆
a _ here	ŋ҈
a _ import	ā҆ĜҊ
a _ in	ĀѶāѰĘ҈ġґį҇ĺҊŋ҇
a _ is	ĀѹĬ҇ł҈
a _ language	ł҆
a _ like	āҋ
a _ lines	ĳ҇
a _ method	ĀҐ
a _ name	āҎŅ҇
a _ named	ĀҢŋѵő҆
a _ object	ĀѺāҎĤ҆Ŀҋ
a _ of	ĀњāѤĂ҆ć҆ĉѸĊ҇ď҆Ę҇ęҌĚҬě҇ĝ҉Ħ҈Ĩ҆ĬѰĹҌŃҊńҋňѹ
a _ on	Ā҈ā҉ē҇
a _ one	āґ
a _ only	āҊ
a _ or	ĀѵĜ҆Ĭ҉łҊŐ҇
a _ parameter	āҌŁѺ
a _ produce	ā҇
a _ project	Ā҉
a _ state	āѸĈҍ
a _ system	ł҈
a _ test	ĀѺŋҐ
a _ that	ā҆Ō҆
a _ the	āѺĬ҇
a _ to	āѮĉѺĊҋč҉Đ҇ę҉Ň҆ō҈
a _ type	āҊ
a _ what	Ģ҇
a _ which	āѷ
a _ with	Āҋ
a _ yes	Ĭ҆
a _ |	āҎĆҌĈѺĚѹě҇ġҒĦҊĬҤĮѺł҆ŅҊņѺŋѸŌѸœҊ
a base	ćѲě҈ňҕ
a base class	ě҈ň҉
a better	āҔ
a better name	ā҆
a breakpoint in	ĺ҆
a breakpoint on	ā҆
a bug	Āѹāҋ
a bug in	āѺ
a build	ĀѺł҈
a build system	ł҈
a call	āѨĉѴĊҐĘґęҟġѹń҉ŇҊ
a call of	āѷĉѹĘѳęҗń҈
a call to	āѹĉѺĊҌę҉Ň҆
a caller	ĀѵĘҙĚѹ
a caller of	ĀѶĘҙĚѹ
a change	āѪčҎįҌ
a change in	āѺį҈
a change to	āѶčҊ
a child	ĀѹćҒĚґěѹ
a child of	ĀѺćғĚҍěѺ
a circle	ĦҎ
a circular	Ā҆Ħҍ
a circular dep	Ħ҇
a circular import	Ā҇
a class	Āҗĵҋ
a class or	ġ҆
a class that	Ā҈
a class |	ĀҊ
a classmethod	ĀѸāҋĬҨ
a classmethod $	ĬҊ
a classmethod |	ā҆Ĭҏ
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҇
a compiler |	ł҆
a concrete	āѹĂғ
a concrete <name>	Ă҉
a constant	Ķ҇
a coroutine	ĀѸāҋĬҨ
a coroutine $	ĬҊ
a coroutine |	ā҆Ĭҏ
a cycle	Ħҍ
a cycle $	Ħ҆
a cycle of	Ħ҆
a cyclic	Ħ҈
a decorator	ĒҌē҇
a decorator $	Ē҆
a decorator on	ē҇
a decorator |	Ē҆
a default	ā҆
a definition	ĆҊ
a definition of	Ć҆
a dependency	ĀҜāѹĝҋġѷĨ҇
a dependency $	ĀҎ
a dependency of	ĝҋĨ҇
a direct	ĜҊ
a direct import	ĜҊ
a docstring	ā҇
a few	āѹ
a file	ő҉Œ҈
a file named	ő҆
a framework	ł҆
a fresh	Ā҆
a func	āҊ
a func in	ā҆
a function	āѱġ҈ĻҌļҍ
a function called	āѺ
a function |	ļ҆
a generator	ā҇ĬҤ
a generator $	ĬҌ
a generator |	Ā҈Ĭ҈
a good	Āѷāҟ
a good name	ā҉
a helper	ķ҇
a key	Āҋāѹ
a key <name>	Āҋāѹ
a kind	āѺĚҌ
a kind of	āѺĚҌ
a library	łҍ
a library a	ł҆
a library or	ł҇
a linter	ŏ҈
a list	āѶō҆
a list of	Āѷō҆
a list or	Ā҈
a list |	Ā҇āѺ
a local	ļ҈
a long	ĀҎāѸ
a loop	ĦҊ
a lot	Ā҆
a member	ĀѸā҆
a member <name>	ĀѸā҉
a method	ĀҨāѲĹ҆ĺ҉ĿѺ
a method <name>	ĀҌĺҊ
a method of	Ĺҍ
a module	Ķ҈ŒҊ
a nested	Ļ҆
a nested function	Ļ҆
a network	ā҆
a new	ĀҐā҇ėѺĮ҆ŃѶ
a new <name>	ĀғāѺŃѶ
a newcomer	ā҇
a newer	āҋ
a parameter	ĀҒ
a parameter called	Ā҈
a parent	āѺćѸĚѶěҘň҇
a parent $	ň҈
a parent of	ĚѺěғ
a pass	Ō҆
a passing	Ō҇
a program	ł҉
a property	ā҈ĬҦ
a property $	Ĭҋ
a property |	Ĭҍ
a raise	ŃҊ
a raise of	Ń҈
a reference	ō҉
a reference to	ō҉
a rename	Ņҋ
a rename |	ŅҋņѺ
a run	Ō҉
a run |	āҊ
a schedule	ŕ҆
a security	ā҉
a short	ĢҎ
a specialisation	ć҇Ěҋ
a specialisation of	ć҇Ěҋ
a struct	Ā҈
a struct |	Ā҈
a subclass	ĀҌĂҌěҏ
a subclass $	Ă҉ĚѸěҋ
a subclass of	ĀҒĂ҉ć҆Ěҋěѵ
a subclass |	ĀѹĚѺěҏ
a superclass	ěҌ
a superclass $	ĚҎěѵ
a superclass of	ĀҊćѵĚѷěҘňѸ
a tag	ĀҌāѹ
a test	ĀҋāѵġѺĬѸŋү
a test <name>	ĀѸŋғŌѺ
a test called	Āҍŋ҆
a test for	ĀґŋѸ
a test function	ŋ҆
a test here	ŋ҈
a test in	ĀѺŋ҉
a test named	ĀҎŋѶ
a test that	Ō҆
a test |	ĀѸī҆œҌ
a thing	ġҏ
a thing as	Ā҆
a thousand	ĳ҇
a thousand |	ĳ҆
a tool	ł҆
a trait	ā҈
a try	Āҋ
a try block	ā҇
a type	ā҆
a typedef	Ľҍ
a value	ĀѹĐҍ
a value to	Đ҈
a variable	Őҋ
a warning	ā҆
a year	ā҆
a year ago	ā҆
abc	Ăґ
abc <name>	Ăҍ
abc <name> |	Ăҍ
abc _ |	Ăҍ
about	ĀѶāҏĐ҆
about <name>	Āѹāҋ
about <name> |	Āѹāҋ
about _ abc	Ă҆
about _ call	āѺĬ҇
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѵāҐĐ҆
about the	Ă҆
about the abc	Ă҆
about to call	āѺĬ҇
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҈āѴ
about | $	Ā҈āѴ
above	ĀѱćҕĒґēҫěҏĳѶňѷ
above <name>	ĀѵćҌēҜěҏĳѷňѺ
above <name> $	ēқĳѷ
above <name> in	ćҏĚѺěҐ
above _ $	ēҚĳѷ
above _ def	ē҉
above _ in	ćҏĚѺěҐ
above _ |	ē҈
above the	ēҊ
above the def	ē҇
above them	Ē҆
abstract	ĀѺāҘĂӐĬӉĭѸľѷĿѡ
abstract $	ĀѺĬҘ
abstract _ $	Ā҈ā҆ĂҍĬґ
abstract _ <name>	āҌ
abstract _ does	Ā҉āѵĂ҇
abstract _ in	Ă҇
abstract _ not	Ĭ҆
abstract _ of	ā҆Ăҏ
abstract _ |	āҋ
abstract class	āҍ
abstract class <name>	āҍ
abstract in	Ă҉
abstract is	Ĭ҇
abstract members	ĂҊ
abstract members of	Ă҈
abstract method	ā҇
abstract method |	ā҇
abstract methods	āґĂҔľѺĿѵ
abstract methods does	Ā҉āѵĂ҇
abstract methods in	Ă҇
abstract methods of	āҋ
abstract or	Ĭ҇
abstract parts	ĂҊ
abstract |	Ā҉Ĭҗ
abstract | $	Ā҉ĬҔ
abstractmethods	ĀѸāѸĂҤ
accept	āҋď҆ė҇ĘѺŁҍ
accept $	Ł҉
accept <name>	Āҍāҋ
accept <name> |	Āҍāҋ
accept _ $	Ł҇
accept _ |	Āҍāҋ
accept the	ĀѺď҆
accept |	Ł҇
accept | $	Ł҇
accepted	Łґ
accepted by	Łґ
accepts	ėҊ
accepts $	ė҆
access	Āѳğҝĭҟ
access _ <name>	ğҙ
access _ of	ĭҌ
access _ |	ĭ҇
access level	ĭҌ
access level of	ĭҌ
access to	ĭ҆
access to <name>	ĭ҆
according	ĀҍāѲĢѹŁ҆
according _ its	ĀҍāѵĢѹŁ҇
according to	ĀҍāѲĢѹŁ҆
according to its	ĀҍāѵĢѹŁ҇
account	ĢҎŒѺ
across	ĀҎāѲĆҌ
across _ repo	Ć҉
across the	ĀҌāѸĆҌ
across the repo	Ć҉
actions	Ā҆
actually	Ā҉āѷĥ҆ķ҇
actually _ <name>	ĀҎ
add	ĀѺāҦă҈ąҌĪѹ
add <path>	Āҍāѹ
add <path> |	ĀҏāѶ
add _ <name>	ā҉
add _ file	ą҉
add _ to	ĀѹāҊ
add _ |	ĀҍāѶ
add a	āҐ
add of	ą҉
add of file	ą҉
add to	ā҈
added	ĀҎāҐăҥĄҌąҝċ҉ČѶčѵįѷ
added $	ĀҕāѲą҇
added <name>	ą҆Ġ҇
added <name> $	Ā҆
added <name> |	ą҈
added <path>	Ā҆
added <path> $	ą҈
added <path> |	Ā҉
added _ $	ĀҎāѬă҈Ą҈ąҎ
added _ <line>	Ĳ҇
added _ <path>	Āѹāҋ
added _ <tag>	āѵăҔ
added _ commit	Ā҉čѷ
added _ first	ā҇
added _ tests	ā҇
added _ the	ĀѹāҕČѸ
added _ which	Ā҆
added _ |	ą҈
added after	ĀѹāҊ
added between	Ā҈
added between <tag>	Ā҈
added by	ĀҊąҊČѸčѷ
added by <name>	Ā҈āѺ
added by which	Āѹąҋ
added files	ĀѰăҌ
added from	ă҆
added from <tag>	ă҆
added in	ĀҍąѺ
added in which	Āҍąѹ
added it	ą҉
added line	Ĳ҇
added line <line>	Ĳ҇
added the	āґ
added the first	ā҇
added to	ĀѳāҒ
added to <name>	ā҈
added to <path>	Āѹāҋ
added with	ā҇
added with tests	ā҇
added |	Āҍāѭă҆Ą҈
added | $	Āҍāѭă҆Ą҈
adding	ĀѶąҏ
adding <name>	ą҈
adding <name> $	ą҈
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	Āѷąҏ
additions	ĀҙăҔĢѶįѺİѸ
adds	āѸċҋ
adheres	ī҆
adopts	īҋ
affect	ĀѵĎ҆
affect _ $	ĀѺĎ҆
affected	ĀҊāѸăѷČҊč҉
affected _ <commit>	Č҈
affected _ commit	ĀѸč҉
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	ĀѸč҉
after	āҞăҌčѭĞқĠѷīҋŁѺņҖŇҍňѸ
after <commit>	ĀҞāѰ
after <commit> |	Āҋ
after <name>	Āѷāҡ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҌĠѺ
after <tag> and	ă҈
after <tag> |	ĀҌāѸ
after _ $	ĀҊ
after _ <commit>	āҍčѶ
after _ <name>	ć҈ňѹ
after _ and	ă҈
after _ in	ī҈
after _ rename	ŅѺņґ
after _ renaming	Ņ҆
after _ up	ĀѺā҇
after _ |	ĀҐā҈
after commit	āҍčѶ
after commit <commit>	āҍčѶ
after implements	īҊ
after installing	Ğ҈
after the	ĀѵĞ҆ņҒŇҋ
after the rename	ņҌ
after the renaming	Ņ҆
afternoon	āѴ
afternoon _ i	āѺ
afternoon |	āѹ
afternoon | i	āѺ
again	ĀѫāҡĦ҉
again _ $	ĀѬāҠĦ҇
again |	āҊĦ҇
again | $	āҌĦ҇
against	āѺďҊ
ago	įҏ
ago _ $	āҋ
ago did	āѺį҈
ago |	āҋ
ago | $	āҋ
ai	ĀѺġ҈
alias	ā҆ĽүŐѶ
alias <name>	ā҉Ľҕ
alias <name> $	Ľ҈
alias <name> is	Ľ҆
alias <name> used	ĀҋĽѴ
alias <name> |	Ľ҇
alias _ $	ĽҎ
alias _ <name>	Ľ҆
alias _ is	Ľ҆
alias _ used	ĀҋĽѴ
alias _ |	Ľҏ
all	ă҉ĆүćѲčѸďѺĐѷĒґĖ҆ėѹĚѺġҏģ҈ĥҌħѯĪҏĬѹĭѹĮѺĵѹĹѺĺѷĽѹĿҖŀґŃҒŅѷņѸŇѹŌѹŎҘőѷŔ҇
all $	ġ҇
all <mark>	ĂҎŀҋ
all <name>	ĀѹĆ҉Ŀ҈ŀҋ
all _ $	ĀҎĢ҇ōѺ
all _ <name>	ĀѸĆ҇ī҈
all _ changing	ā҆
all _ classes	ň҉
all _ commits	āѵİ҉
all _ declared	ĀҔ
all _ decorated	Ē҆
all _ definitions	āҜĆѯ
all _ files	ĩ҆
all _ for	Āѹō҈
all _ found	Ī҈
all _ functions	ĂҌġ҆
all _ have	ĥ҇
all _ in	ĿҌ
all _ items	ģҎ
all _ lines	Ī҉
all _ method	ŀҋ
all _ methods	āѷľ҆ĿҎ
all _ of	ĀҽĥҊĩ҆ĿѹŃѺňѹ
all _ packages	ĀѹĖ҈Ī҇
all _ paths	āҋħѶ
all _ places	ā҆
all _ sites	ĀѱĊ҇ŃҎ
all _ spots	Ć҉
all _ that	Ā҉ā҇
all _ the	Ć҇Ċ҆
all _ them	āҏĆҊ
all _ way	ā҉
all _ |	ĆҊŎ҇
all call	Ċ҈
all call sites	Ċ҈
all callers	Ā҆
all callers of	Ā҆
all chains	ā҆
all chains of	ā҆
all classes	ĥ҇
all classes have	ĥ҇
all commits	ĀѸāҎ
all commits changing	ā҆
all commits that	ĀѺā҉
all definition	Ć҆
all definition sites	Ć҆
all direct	Ā҆
all direct and	Ā҆
all do	āѹŁ҉
all functions	ĀҐĿ҈
all functions of	ĀҎ
all import	āҋħѶĪ҉
all import lines	Ī҉
all import paths	āҋħѶ
all importers	ĩ҇
all importers of	ĩ҇
all imports	Ī҇
all imports found	Ī҈
all is	āѸĆ҇ň҇
all is <name>	Ć҈
all is declared	ĀҔ
all its	Ŀ҉
all its methods	Ŀ҉
all methods	Ē҇
all of	āҍĆҐ
all of the	Ć҇
all of them	āҏĆҊ
all overrides	ŀ҆
all overriding	ŀ҆
all pass	Ŏ҈
all pass $	Ŏ҆
all places	Āҋ
all protocols	īҊ
all pub	ģҎ
all pub items	ģҎ
all the	Āѱā҉ĆҊćѹĪ҈İ҈ňґ
all the classes	ň҉
all the commits	āѵİ҉
all the definitions	āҏ
all the files	ĩ҆
all the functions	ġ҆
all the methods	āѹľ҆Ŀ҆
all the packages	Ī҇
all the places	ā҆
all the spots	Ć҉
all the way	ā҉
all this	Ģ҈ķ҆
all |	āҊ
all | $	āҊ
allowed	ĀѮāҠĊѸėҞ
allowed _ call	āҊĊѹ
allowed _ for	ā҇
allowed _ give	ā҈
allowed _ in	āҊ
allowed _ it	ā҇
allowed for	ā҇
allowed for it	ā҇
allowed here	āѺėҍ
allowed to	āҒĊѹ
allowed to call	āҊĊѹ
allowed to give	ā҈
allowed twice	āҊ
allowed twice in	āҊ
allowed value	āҋ
allowed value for	ā҇
alone	āҎ
alone _ $	āҋ
alone |	āҊ
alone | $	āҋ
along	Ė҉
along with	Ė҆
already	Āѷā҉ĠҒ
already _ <name>	āѺĠҍ
already _ before	ā҇
already _ in	Ġ҇
already there	Ġ҈
already there before	ā҇
also	ĀѶč҇ĚҏĝҊ
also <path>	ĝ҇
also <path> |	ĝ҇
also _ <name>	ĚҐ
also _ |	ĀѺč҇ĝҊ
also a	āѴĚҐ
altered	Ā҆ČҊčҎ
altered _ interface	Ā҆
altered the	Ā҆
altered the interface	Ā҆
although	āҘ
although _ is	āґ
although it	āҘ
although it is	āґ
always	ĀѸā҆
am	ĀҊł҇Œ҇
am _ allowed	ā҇
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҋĬ҆ł҇Œ҇
am i allowed	ā҇
am i looking	ł҇
am i right	ĀҒ
among	ĀѸāѤćѸčҗęғĚғěҔĜҍĝҗŋҌ
among _ ancestors	Ā҈Ě҈
among _ base	ĀѶĚҒ
among _ callers	ĘѳęҘ
among _ dependencies	Ā҆
among _ files	čҏĜѯĝҔ
among _ functions	Ęґęѹ
among _ importers	ĝ҇
among _ imports	ĜҜĝѷ
among _ modules	Ĝҍ
among _ of	ě҉
among _ subclasses	ĀѴĚҒ
among _ tests	ĀѺŋҎ
among its	ěҋĜҌ
among its imports	Ĝҍ
among the	āѩčғęҔĚҕĝҖŋ҆
among the ancestors	Ě҈
among the callers	ĘѳęҘ
among the dependencies	Ā҆
among the files	čҏĜѯĝҔ
among the functions	Ęґęѹ
among the importers	ĝ҇
among the imports	Ĝҋ
among the modules	Ĝҍ
among the tests	ŋ҇
amount	ľҊĿѺŊҊ
amount _ methods	ľҊĿѺ
amount _ tests	Ŋ҉
amount of	ľҊĿѺŊҊ
amount of methods	ľҊĿѺ
amount of tests	Ŋ҉
an	ĀґĂѹĆѺĊѹĔѺĕ҇ĘҊĚ҈ě҈ĜқĝҋĢ҈ģѸĤ҈ĥҚĦҋĩҒīғĬѷĭѹĮҒķѺĸ҉ĻѺļ҉ŁѺł҆ŃѹńѵňѸŏѺŒѺ
an <mark>	Ē҇
an <mark> line	Ē҇
an <name>	Ā҈Ę҈
an <name> of	Ā҇Ę҉
an _ $	Ā҆āѷĝҏĩҌ
an _ <name>	ĀҕāѴė҆
an _ a	ł҇
an _ argument	ĕ҈
an _ cycle	ĀҍĦ҈
an _ distribution	Į҆
an _ for	ī҆
an _ function	ļҋ
an _ in	Ĝ҉ĝѹ
an _ line	Ē҇
an _ loop	ĦҎ
an _ method	ā҉Ăѹ
an _ of	āѲĘ҈ěҋĜ҈ĝ҉ĢҌģѺĤҊĥҒĪҋī҇
an _ release	ā҉
an _ statement	ĜҊ
an _ |	Āҙĩ҆ńѹ
an abstract	ā҉Ăѹ
an abstract method	ā҉Ăѹ
an ancestor	Āѷěҍ
an ancestor of	Āѷěҍ
an app	ł҆
an app a	ł҆
an argument	Āҍā҆
an argument $	Ā҆
an earlier	ā҇
an earlier release	ā҇
an enum	ĸҌ
an error	ā҈
an error of	ĀҊ
an exception	āҋńѺ
an exception |	ā҉ńѺ
an impl	ĥҌ
an impl of	ĥҍ
an implementation	īҐ
an implementation of	īҋ
an import	ĀҋāѪĜҙĦҎĩҦĪѹ
an import $	āѹĜ҇ĩҍ
an import cycle	ĀҍĦ҈
an import in	Ĝ҉ĝѹ
an import loop	ĦҎ
an import of	āѹĝґĩҐ
an import statement	ĜҊ
an import |	ĩ҆
an importer	Āѹĝ҈ĩѷĪҍ
an importer $	Ĝѷĝҏ
an importer of	ĜҎĝѹĩѷĪҍ
an inner	ļҋ
an inner function	ļҋ
an instance	Ě҈
an instance of	Ě҈
an interface	ĥ҈
an interface |	Āҋ
an object	Ā҇Ĥ҆
an object of	Ĥ҆
an old	ĀѺĮҍ
an old <name>	ė҆
an older	Į҉
an older distribution	Į҆
an override	Ā҆
an override of	Ā҆
an overview	Ā҇
an overview of	Ā҇
ancestor	Āѹěҍ
ancestor _ <name>	Āѵěҍ
ancestor of	Āѵěҍ
ancestor of <name>	Āѵěҍ
ancestors	Ā҆ćҩěҏňѷ
ancestors $	ĀҊ
ancestors <name>	ć҆
ancestors _ <name>	ćғěҐ
ancestors of	ćҚěҏ
ancestors of <name>	ćғěҐ
and	ĀҍăҐąѸĆҒĈ҈ĉѹČѷčѹďҠĐѴĕҏĚѺĜѹĞ҈ğҋĠѷĦҊħҊĩѺĪѴĬѮĭѷİҋĲѹĳѯĴѸĵ҆ļ҉ľѲŁ҇ŃѸń҇Ō҈Ŏ҈őѹœ҈Ŕҍ
and <name>	ĀѭāҍďҞğҌ
and <name> $	ď҈
and <name> are	ď҆
and <name> differ	ď҉
and <name> |	ĀѸāҌďѸğҌ
and <path>	āҙħҋ
and <path> $	ħ҆
and <path> import	Ā҇
and <path> the	ħ҆
and <path> |	āґħѺ
and <tag>	Ā҉ā҈ă҆
and <tag> $	Āѹăґ
and <tag> which	ā҈
and <tag> |	āҍ
and _ $	ĀѷāҕăґĊ҆Ğ҆ħ҆ķ҉ĺѷļ҈ľѷ
and _ <name>	Āѹď҆ė҆
and _ are	ĀҋāѲď҆
and _ callers	Ā҈āҌĊѷ
and _ differ	āѶď҈
and _ does	ĀҘģҊ
and _ from	ĀѷĢҍ
and _ have	ā҆
and _ import	Ā҇
and _ importers	Ħ҇
and _ imports	Ħ҉
and _ in	Ĩ҇
and _ is	ĀѴā҆ġ҆ĬѺİҊ
and _ it	ĀҊāѵ
and _ many	Ŋ҆
and _ me	Ā҉Ĉ҆ŎҊ
and _ modules	Ħ҇
and _ number	ķҋ
and _ of	ĀѺĵ҆ķѹĺҊĽ҆
and _ on	ĀҒ
and _ ones	ĀѺŁҋň҇
and _ other	ď҈
and _ share	ā҈
and _ subclasses	Āҋ
and _ tests	ĀѺā҈
and _ the	āѰħ҆
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	ĀҋăѶį҉
and _ when	āѺď҆
and _ whether	Ŏ҉
and _ which	ň҇
and _ wrote	Āѯāғ
and _ |	Ā҇Ć҆ćҊďѶğҋħѸĪ҇ī҆Į҈ń҇ŏѺ
and at	ĀҊ
and at what	ĀҊ
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѸĊ҈
and classes	Ā҈āѹģҋ
and classes are	Ā҈
and classes does	ģҊ
and do	Ā҈
and functions	ĀҖľѷ
and functions $	ĀҒľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѶĩ҆į҉ň҇
and in what	ĀѸĩ҆įҊ
and in which	Ā҇āѸň҇
and indirect	Ā҆
and is	ĀѺā҈
and it	Ĕ҇
and its	Ā҇ĊѺĦҋ
and its importers	Ħ҇
and keyword	Ł҉
and line	ĀѺĊ҆ğ҆ĴѺĵ҇ķҌĺҌĻ҆
and line $	Ċ҇ķҊĺѷļ҈
and line number	ķҋ
and line of	ā҆ĵ҆ķѹĺҊĽ҆
and line |	āѺ
and lines	Ā҆Ć҇
and message	İ҉
and need	Ā҆āѶĹ҆
and need the	āѹ
and need to	Ĺ҆
and never	ĕ҆
and not	āҌ
and now	ĀҙāѨ
and only	ĀѺā҈
and only tests	ĀѺā҈
and print	Āҋ
and print its	Āҋ
and release	ă҆
and so	ĀҒ
and so is	ā҇
and so on	ĀҒ
and tell	Ā҆
and tell me	Ā҇
and the	āѷďғĦ҆
and the modules	Ħ҇
and the other	ď҈
and their	ĀҎ
and vice	ď҉
and vice versa	ď҉
and what	ĀѸİ҈ń҈
and what is	Āѹİ҈
and when |	Ā҇āѺ
and where	ĀҔāѹĐѺ
and where |	Ā҆
and which	ĀѧāѦĆ҆ćҋďѺĪ҆ī҇ĮҋŁ҇ň҇
and which ones	ĀѺĆ҆Ł҈ň҇
and which |	ĀѯāѱćҋĪ҉ī҇Į҉ŏѺ
and who	Āѫāҟ
and who wrote	Āѯāғ
and written	ĀѺā҈
and written <name>	ĀѺā҈
anna	ā҉
anna _ $	ā҇
anna only	ā҇
anna only $	ā҇
annotate	Ĳ҆
annotated	ĀѸāѷĒғēҔŇҋ
annotated _ $	ē҈
annotated _ <mark>	Ē҆
annotated with	ĀѹāѺĒҏēҒ
annotated with $	ē҆
annotation	āҋĒҞĿѺŇғŐ҆
annotation <mark>	Ē҆
annotation <name>	ā҆Ēҕ
annotation <name> $	Ēҍ
annotation _ $	āҌĒҍ
annotation _ <name>	ŇҐ
annotation _ the	Ő҆
annotation of	Ā҇āѹŇ҆
annotation of <name>	Ā҈āѹŇ҇
annotation on	Ň҇
annotation on <name>	Ň҇
annotation to	ā҆
annotation to <name>	ā҆
annotation |	ā҈
annotation | $	ā҉
annotations	ĀѶēӑ
annotations <name>	ē҆
annotations _ $	ēҎ
annotations _ <name>	ēҗ
annotations _ the	ēҏ
annotations does	ēҌ
annotations of	ēҌ
annotations of <name>	ēҌ
annotations on	ēҊ
annotations on the	ē҉
annotations |	ēҎ
annotations | $	ēҎ
another	ĀѷāҎŅ҉
another _ |	āґ
another name	ŅҊ
another project	ĀѺāҊ
another project |	ĀѺāҊ
any	ĀҜāѶćѺĉѺč҈ďѹĚѹěѺĝ҉ĠѺġ҇Ħґį҈Ł҆ňѺŋғōѴŏҋŒ҈
any <name>	ĀѮāҌġ҇
any <name> |	ň҆
any _ $	ĀҐā҇Œ҈
any _ <name>	ā҈
any _ and	ĀѺī҈
any _ called	ĀѺŋҋ
any _ cycle	Ħ҆
any _ for	ĀҘāѷōѵ
any _ in	ĀѶāґ
any _ of	ĀҋāѹĝҌ
any _ on	Ł҉
any _ to	āѺč҇
any _ wher	Āѹō҇
any _ you	ĀѶ
any _ |	āѺĆ҈į҉
any chance	Āѱ
any chance you	ĀѶ
any circular	Ħ҉
any class	Ā҉ā҈ěѺ
any good	āҒ
any good |	ā҇
any idea	ķ҆
any import	ĀѴĝҋĦҊ
any import cycle	Ħ҆
any import of	ĀѷĝҌ
any interface	ĀѺī҈
any more	āѷį҉
any more |	āѸį҉
any subclasses	Ā҈
any subclasses of	Ā҇
any test	ĀҊāѶŋҍ
any test $	Ā҇
any tests	Āҕāѷōѳ
any use	ŏ҉
anybody	ĀѰĂҌĝ҉Ġ҆ĩ҈ň҆
anybody _ <name>	ĀѴĠ҇ĵ҈ňҊ
anybody _ <path>	ĝ҉
anybody imported	ĝ҉
anybody imported <path>	ĝ҉
anyone	ĀҔāѶĂ҆ĸҊ
anyone _ $	ĸҊ
anyone _ <name>	ĀҎāѸ
anyone _ the	Ā҆
anyone |	ĸҊ
anyone | $	ĸҊ
anything	č҆Ē҆ĚѹġҚİѺń҇ň҉
anything _ <name>	Ā҆āѺġҏ
anything _ <path>	č҆
anything _ all	ġ҆
anything _ imports	ĩ҆
anything _ is	ĚѺňҌ
anything _ the	ġ҇ō҆
anything _ to	ā҈
anything _ what	ĀѺń҉
anything at	ġ҆
anything at all	ġ҆
anything called	ġҎ
anything called <name>	ġҎ
anything down	ā҆
anything in	č҇ō҆
anything in the	ō҆
anything similar	ā҉
anything similar to	ā҉
anything that	ĚѺĩ҆ňҌ
anything that imports	ĩ҆
anywhere	Ā҆āѹĝ҈ġҔō҇
anywhere $	ĀҒ
anywhere _ $	ĀҌāѺġ҇
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѺĊ҈
anywhere _ this	ġ҇
anywhere and	ĀѹĊ҈
anywhere and by	ĀѺĊ҈
anywhere in	ġ҇
anywhere in this	ġ҇
anywhere |	Ā҆āѹġ҇ō҈
anywhere | $	ĀҌāѺġ҇
apache	ĀѪıҡ
apart	ĀѹāҘď҉ňѶ
apart _ <name>	āҋď҈ňѶ
apart from	āҔď҈ňѶ
apart from <name>	āҋď҈ňѶ
api	ĀѺģҎ
api of	ģҌ
app	ĀѶā҇łҊ
app a	ł҆
appear	ĀғāѮąҌěҌŔѰ
appear _ $	ĀҗāѵąҌŔѮ
appear in	ěҌ
appear |	ĀҗāѵąҋŔѮ
appear | $	ĀҗāѵąҋŔѮ
appeared	Āѵăҏ
appears	Ŕ҈
appears |	Ŕ҇
application	ł҆
applied	ĒҕēҔ
applied _ $	Ē҇
applied _ <name>	ēҒ
applied to	Ēҏē҈
applies	Ĕ҆ıҋ
are	ĀҌāҐĂҏĄ҆ąѸĆҊć҇ĉҎĊ҉Č҇ď҉ĐѶđѸēҋĔѹĕѺĖҌė҉ĚѶĝѺĞґğѹĠѹġѺĢѵģ҆ĤҒĥ҈ĦҊĩѳĪҍī҉ĬѶĭѸįѹĲѺĴѺĵѵĶѹķѸĸѷĻѺļѺĽѹĿҗŀ҆łѺŃ҇ŅѷņѷŇѴňґŎҘŏҊŐѵőѷŒѺœѺ
are <name>	ĀѮāҋćҊ
are <name> 's	ćҊĥ҆
are _ $	ĀҎćѺĤ҇ŀ҈ň҉
are _ 's	ĀѺćҊĥ҆
are _ <name>	ēҌģѺ
are _ <path>	Ā҇Ī҇Ŋѳ
are _ abstract	ĂҎ
are _ after	ā҆
are _ ancestors	ć҈
are _ and	Ħ҇
are _ any	ā҉Ł҈
are _ at	ĀҊ
are _ base	ĀҒćѱ
are _ between	ĀѺħ҉
are _ by	āѶĉҏĩѷĪҏī҇
are _ callers	ĀѷāѹĊҕ
are _ calls	ę҆
are _ children	ĀѸňҎ
are _ decorated	ā҉ĒѸ
are _ documented	ĀѺā҇
are _ enough	ā҈
are _ exported	ā҇ģѺ
are _ fields	Ĥ҈
are _ for	ĎҋōҊŏ҆
are _ going	Ħ҆
are _ green	ĀҍāѴ
are _ here	ė҉
are _ imports	Ī҈ŏѺ
are _ in	ĀѵāѸăѶĄҌĉ҉ĊѺģ҇Ĥ҈Ī҆ĳ҇Ŀ҇ŊҎōѺ
are _ inside	ĀѺā҆
are _ it	Ĥ҆
are _ its	ĀѸā҈
are _ methods	Ŀ҆
are _ names	ĀѶŁ҆
are _ next	ā҆
are _ not	ĀҏāѴ
are _ of	Ā҉Č҆
are _ on	Ŀ҇
are _ or	ĀѺŎ҇
are _ parameters	ď҆
are _ parents	āѹćҎ
are _ party	āҋ
are _ properties	Ĥ҆
are _ raise	Ń҉
are _ read	ā҈
are _ referenced	ŏ҆
are _ subclasses	Ā҉
are _ tests	Ā҈āѺŋҊōѷŎ҉
are _ the	ĀҋāѵĆ҈ď҈ĖҊ
are _ used	Ā҈āѵŏҒ
are _ with	Ā҇āѺĒ҉
are _ |	āҔĂҏăҍĎѹĖ҈ģҋĤѷľѹŎ҇ŏѲ
are abstract	ĂҊ
are abstract |	Ă҈
are all	ĀҋāѵĆ҉Ŏ҇
are all the	ĀҌĆ҈
are allowed	ėҋ
are allowed for	ā҇
are allowed here	ė҉
are async	ā҇
are async |	ā҆
are called	ĀѴā҈ĉ҇
are called <name>	ĀѵāҌ
are children	ĀҎāѵ
are children of	ĀҎāѵ
are comments	ā҈
are comments |	ā҆
are currently	ĀҏāѴ
are currently not	ĀҏāѴ
are declared	Ā҆
are decorated	ĀҐāѵ
are decorated with	ĀҐāѵ
are defined	ľ҇Ŀ҇
are defined by	ĀѹĤ҆
are defined |	Āҍāѵ
are deprecated	ā҈
are derived	ň҇
are different	ĀғāѺăѹĄѷ
are exported	āѷģҐ
are exported |	āѹģҊ
are failing	Āҍāѹ
are failing |	Ā҆āѺ
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	ī҉
are imported	ĀҌāѸŏҏ
are imported by	ĀҎ
are imported for	ŏ҆
are imported in	āѺŏҊ
are in	ĀҊĖ҉ĤҌħ҈Ī҈ĳ҇ŏѸ
are in <name>	āѺģѺŊ҈
are in <path>	ā҇Ī҈Ŋѷ
are in between	ħ҉
are in its	ĀѸāҌ
are in the	ĖҊ
are its	ĀѷćҌĊ҉Ĥ҆ŁѺ
are its callers	āѹĊҊ
are its properties	Ĥ҆
are its subclasses	ā҆
are its tests	Ŏ҆
are mandatory	Ă҈ĤѺ
are mandatory |	Ă҈ĤѺ
are missing	āҊ
are missing |	āҊ
are needed for	Āѵā҈
are never	āғ
are never read	ā҈
are never used	ā҇
are new	ĀѷĄҍ
are new in	ĀѺĄґ
are new |	ă҉
are not	āґĂѸď҉ģѹŏҘ
are not abstract	ā҉ĂѸ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҍāѴ
are not the	āѺď҈
are not used	Āѷŏґ
are of	Ď҆
are on	ĀҌāѭē҉
are on <name>	ĀҊāѲē҇
are only	ĀҒāѤĂҍ
are only used	ĀҒāѮ
are out	āҊ
are out of	āҊ
are outdated	Āѷāҋ
are outdated |	Āѷāҋ
are part	Č҆
are part of	Č҆
are passing	ĀѺŎ҇
are passing or	ĀѺŎ҇
are public	ģ҈
are public in	ģ҇
are put	Ğ҆
are raised	ń҈
are run	āѷŎ҈
are run |	āѹŎ҈
are skipped	ā҉
are skipped |	ā҉
are slow	āҋ
are superfluous	ŏ҇
are supported	ā҈ĮҊ
are tested	ā҆
are tests	Ŋҋ
are tests |	āѺŊҋ
are the	Ā҇Ă҈ĊҋĖ҆ĥ҇Ħ҆ŁҊŃ҈
are the <name>	ē҆
are the base	ĀҒćѱ
are the children	ĀѸňҎ
are the imports	Ħ҆
are the names	ĀѹŁ҇
are the parents	āѹćҎ
are the subclasses	ĀҌňѹ
are there	Ā҆āѯĉѹďѺĤ҇ĥ҈Ī҉ĳ҆Ŀҋŀ҈ŋ҈
are there $	ĀҏāѮĥ҉
are there any	ā҉Ł҈
are there enough	ā҈
are there for	āѹĎҋōҋ
are there imports	Ī҉ŏѺ
are there in	ĳ҈
are there tests	Ā҇āѷŋҊ
are there |	Ā҈āѺĎѺ
are they	ĀѺāѷĞ҇Ĥ҈ĪҊň҉ŏѸ
are they $	Ĥ҈Ī҈ňҊ
are they called	āѺ
are they |	ĀѺ
are third	āҋ
are third party	āҋ
are unused	ŏҌ
are unused |	ŏ҆
are used	āҗŏѮ
are used by	Ī҆
are used |	āҎŏѳ
are using	ĀҏāѺŊѷ
are we	Ā҆
are which	āѹ
are written	ā҈
are written in	ā҈
are you	ĀѶāҋ
arg	ĀѸāѺċ҆ďҊĔ҆ŁҚ
arg _ <name>	ďҋĔҍ
args	ĉѵĊѹďґŁҤ
args _ <name>	āѹďғ
args does	Łҋ
args does <name>	Ł҇
argument	ĀҠāѶċґď҈ĔҕĕҎĢѺŁ҉ŇѺŐѺ
argument $	Ā҈
argument <name>	ĀҌĔҌĕҌ
argument <name> |	Āҍ
argument _ $	ĕ҇
argument _ <name>	ĀҔāѶĔҍ
argument _ in	Ł҇
argument _ of	ďҊ
argument _ |	Āҍ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҇
argument to	Ā҉
argument to <name>	Ā҉
arguments	ĀѶāҐďҠęѹŁӁ
arguments $	Ł҉
arguments <name>	ā҆ęѺŁҊ
arguments <name> takes	Ł҆
arguments _ $	ā҉Ł҆
arguments _ <name>	ā҆ďҐŁ҈
arguments _ in	āѹ
arguments _ it	āѸŁҍ
arguments _ takes	ŁҌ
arguments _ the	ĀѹāҌ
arguments does	ĀѷāҌŁҍ
arguments does <name>	āҏ
arguments does it	āѸŁҋ
arguments of	ď҈Ł҆
arguments of <name>	ĀҌāѵď҈
arguments |	ā҈Ł҈
arguments | $	ā҈Ł҆
around	ġҍń҉
around in	ġҋ
arrow	ŇҐ
as	ĀѷāѴćѹĎѸď҆đҏĒҊĚҕĜѰĝґĠ҆ĢѺĥѮĦѸĬҙĭҒİ҆Ļ҇ļѹĿѹŅҌŇѸňҋ
as $	ĀѸđҐ
as <name>	Ā҈āғġ҈
as <name> in	ġ҆
as <name> |	āґ
as <path>	ņ҆
as _ $	ŅҊň҇
as _ <name>	Ă҇Ċ҆ĥѸŇѺ
as _ <path>	ĝ҇
as _ <tag>	ă҈
as _ argument	ā҆
as _ base	Ā҈ě҉ň҇
as _ class	Ě҉ňѺ
as _ decorator	Ēҏ
as _ dependencies	Ė҉
as _ for	ĀҍāѲĕ҇
as _ generator	Ĭ҇
as _ i	ā҆
as _ import	ĩ҆
as _ importer	Ĝѷĝҏ
as _ in	ġ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	ā҈
as _ parent	ĀҍćѺĚҌěѲň҉
as _ property	Ĭ҆
as _ subclass	ĀѺĚѵěҚ
as _ superclass	ĚҒěѵ
as _ test	ŌҊ
as _ the	ĀѮāҍİ҆
as _ type	Ő҇
as _ |	Āѭā҈Ĕ҇ĬҔĭ҈
as a	ĀҐāѲćѷĒҎě҇Ĭ҆Ļ҉ň҇Ō҉
as a decorator	Ēҏ
as a generator	Ĭ҇
as a list	ō҆
as a nested	ĻҊ
as a parameter	ā҈
as a parent	Āҋ
as a property	Ĭ҆
as a subclass	ĀѺĚѵěҚ
as a superclass	ĚҎěѵ
as a test	ŌҊ
as abstract	Ĭ҉
as abstract |	Ĭ҈
as an	Ā҆ā҇ĜѷĝҎ
as an argument	ā҆
as an import	ĩ҆
as an importer	Ĝѷĝҏ
as arguments	Ł҆
as async	Ĭ҈
as async |	Ĭ҇
as base	Ě҉
as default	ĕ҈
as default for	ĕ҈
as for	ĀѰāҔĂ҆Ċ҆ĎѺĝ҆ĥѸŇѺ
as for <name>	Ă҇Ċ҆ĥѸŇѺ
as for <path>	Ā҆ĝ҇
as for the	ĀѯāҎİ҆
as input	Ł҇
as its	ĚґěѺ
as its superclass	ć҇
as of	ă҈Ġ҈
as of <tag>	ă҈
as public	ĭ҆
as static	Ĭ҈
as static |	Ĭ҇
as test	ŋ҆
as their	Ā҇ňҌ
as their base	ň҈
as unused	ŏ҇
as what	Ĕ҇ŇѺ
as what type	ŇѺ
as what |	Ĕ҇
as |	Ņҍ
as | $	Ņҍ
ask	ň҆
ask _ $	ė҈
ask _ |	Į҆
ask for	ė҆
ask for $	ė҈
ask for |	Į҆
asks	āѹğҋ
asserts	ĀѳāҐ
asserts _ in	Āѳāҏ
asserts are	Āѳāҏ
asserts are in	Āѳāҏ
assign	Ĕѹĕ҉
assign to	Ĕѹĕ҉
assigned	āѹđҔĶҗ
assigned $	Ķ҇
assigned _ $	ĶҊ
assigned _ <name>	đҐ
assigned _ the	Ā҉Đѹ
assigned at	Ķ҆
assigned to	đҖ
assigned to <name>	đҐ
assigned to the	Ā҉
assignment	Ķҗ
assignment _ $	Ķ҉
assignment of	Ķ҉
assigns	ĕ҆Ķ҆
assigns to	ĕ҆
async	ĀѸāҗĒѶĬӈĭѹ
async $	Ĭҕ
async _ $	ā҈Ĭҗ
async _ not	Ĭ҆
async or	Ĭ҆
async |	ā҇Ĭҙ
async | $	ā҈ĬҖ
at	Ā҈ąѹćѹĉѹĊѷĎѸĐҌĖҌĜѺğҌĠҌġҋĢѺģѹĤѹĦҐĪ҇ĭѺİґĴҏĶ҇ķҌĺ҉ń҆ŅѺŇѹňѴŌ҉ŐѹŔѹ
at $	Ĺ҆
at <name>	ō҈
at <name> $	ō҈
at <path>	Ħ҈Ĵҋ
at <path> <line>	Ĵ҈
at <path> line	ā҆
at <tag>	Āѫāҧă҇
at <tag> $	ă҇
at <tag> |	ĀѴāҕ
at _ $	ĀѲāѷă҆ġ҆ķґł҆ō҇
at _ <line>	ĀѺĲҋĴҎ
at _ <tag>	Ġ҆
at _ depth	ĀҐāѺ
at _ how	ā҆
at _ level	ĩ҈Ķ҈
at _ line	ā҉ĲѹĺҒļ҈
at _ moment	āѹŌ҉
at _ one	ĀғāѴ
at _ places	ĀѺāҊ
at _ point	Ā҆ā҆Đ҈
at _ test	Ā҆
at _ the	Ļ҆
at _ time	ĀѲāңĖ҆
at _ tip	İҊ
at _ top	āѶĪґŏ҆
at _ up	ā҇
at _ what	Ā҈
at _ |	ĀѲāҌĨ҇İ҇ńҌ
at all	āҍġґ
at all $	ġ҇
at all |	Ā҆āҊ
at every	Ā҇
at least	ĀҏāѺ
at least one	ĀғāѴ
at line	ĲҊĴ҈
at line <line>	ĲҋĴ҆
at me	āѸńҋ
at me |	āѸńҋ
at module	Ķ҉
at module level	Ķ҉
at present	āѴİ҇Ō҈
at present |	āѺİ҇
at run	āҐĖғ
at run time	āҐĖғ
at runtime	Ėҋ
at some	ĀҊ
at start	ā҇
at start up	ā҇
at tag	Ġ҆
at tag <tag>	Ġ҆
at the	āѡĚ҆ĞҊğ҈Ġ҈Ħ҆ĩ҇ĪҐŌ҇
at the level	ĩ҈
at the moment	āѹŌ҈
at the test	Ā҆
at the tip	İҊ
at the top	āѶĪґŏ҆
at what	ĀҍāѶĐҍį҆
at what line	ĀҎāѹ
at what point	Đ҉
at what time	į҆
at which	āҌĆ҆İ҆ĺҋļ҆
at which line	ĀѸā҆ĺҍ
at which places	ĀѺāҊ
at which point	ĀҊ
at |	āѹđ҆ł҆
at | $	āѹđ҆ł҆
attached	ēҒ
attached _ <name>	ēҌ
attached _ the	ē҆
attached to	ēҒ
attached to <name>	ēҌ
attached to the	ē҆
attr	ŇѺŐ҉
attribute	ĀѸĤ҆ŐҬ
attribute <name>	ĀѹĤ҆Őҧ
attribute <name> $	Őҝ
attribute _ $	Őҝ
attributes	Ā҆ē҈Ĥӓ
attributes $	Ĥ҇
attributes <name>	Ā҆
attributes <name> has	Ā҆
attributes _ $	ĀѺĤґ
attributes _ <name>	Āҕē҆
attributes _ class	āҐ
attributes _ has	Ā҆
attributes _ the	ĀѺāѸĤҖ
attributes are	Ĥ҇
attributes does	Ā҆Ĥ҇
attributes does <name>	ĀґĤѳ
attributes does the	ĀѹĤҋ
attributes has	Ĥ҆
attributes of	āҎĤҌ
attributes of <name>	ĤҊ
attributes of the	ĤҊ
attributes |	ĀѺĤґ
attributes | $	ĀѺĤґ
attrs	ĀѺĤҥ
attrs _ <name>	ĀѺĤҥ
attrs of	ĀѺĤҥ
attrs of <name>	ĀѺĤҥ
author	ĀҗĎѷĲҭĴѨ
author $	ĲҊĴѹ
author _ $	ĲҊĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲҐĴѹ
author list	Āҍ
author list for	Ā҈
author of	ā҆ĲҔĴѶ
author of <commit>	Ā҆
author of line	ĲҍĴѺ
author touching	ĀѺāҏĎѸ
author |	ĲҊĴѺ
author | $	ĲҊĴѺ
authors	ĀҙāѸĭҊı҆
authors _ <name>	Ā҈ĭҊ
authors have	Ā҆
authors keep	ĭ҇
authors keep <name>	ĭ҇
authors of	Āҕ
autocomplete	āѸĿҋ
available	ĀѺģҚ
available _ <name>	ģ҆
available _ other	ģ҉
available by	ģҊ
available to	ģҋ
available to other	ģ҉
average	ĀѶāҏ
away	Āѷāҋņ҈
away _ $	ĀѴāҋ
away |	ĀѳāҊņ҈
away | $	ĀѴāҋ
back	āҋĔҍĕ҇Ġ҉ĢѹĦҔŇҦŐѶ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҆ā҆
back _ <tag>	Ġ҇
back _ in	Ĕҏ
back _ it	Ħ҆
back _ what	ā҇
back _ |	Ā҆ĕ҇
back from	ĀҍāѺ
back from <name>	ĀҍāѺ
back to	ĔҏĦҍ
back to in	Ĕҏ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҇
backport	Āѹā҈
backported	āҊŉѷ
base	ĀҞāѳĂ҈ćҎĚҌěҝġ҆ĥѺĬѺĹѸĿѹňҙŒ҈
base $	ĀҐ
base <name>	ĀѴňҗ
base _ $	ĀѸāѳćҍěҍġ҆ňҋ
base _ <name>	ĀҘĂҊćѷĚ҇ě҆ĹѺŒҊ
base _ for	ĀѷěҊ
base _ is	ćѰňҗ
base _ of	ćґĈ҆ĚѺěҏňѲ
base _ with	āҏňѷ
base _ |	ā҉ĚҎěѳ
base class	ĀҎāғĂ҈ćѹĹѹňҔ
base class $	ćҐňѵ
base class <name>	ĀқāѳĂҋćѸĚ҈ĹѺŀѹň҇
base class is	ćѰňҗ
base class of	ĀѯāҊň҆
base class |	āҊ
base classes	ćңĚҌě҈ňљ
base classes $	ćҍě҉ňѰ
base classes of	ćҍěҋňѭ
base method <name>	ā҆
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҆ň҉
base |	āѴġ҇ňҊ
base | $	ĀҊāѵġ҇
based	Āѳć҈Ěҍ
based _ $	ćҏňѷ
based _ <name>	ĀѴćѹĚҍňҎ
based on	Āѳć҇Ěҍ
based on $	ćҎňѷ
based on <name>	ĀѴćѹĚҍňҎ
bases	ĀѰćҭĚ҈ě҈
bases $	ňҊ
bases _ $	Āѹć҉
bases _ <name>	ĀѺćґěҊ
bases _ the	ćҋ
bases of	ĀѺćҔěҊ
bases of <name>	ć҇Ě҆ěҋ
bases of the	ćҊ
bases |	Āѹć҉
bases | $	Āѹć҉
be	Ā҇ā҈Ă҇ćѺĈҋĊѵđѸėҊę҆ĜѺġ҈ĢѶħѺĬҊĭҖİѸĻҊŀѶŁҍŅҎŊ҇ŋ҆ŏ҆Őѹ
be $	Ņ҇
be <name>	ņ҇
be <path>	ņ҉
be _ $	Ņ҉ŇѺ
be _ <name>	āѺ
be _ a	Ě҆
be _ anywhere	ġ҈
be _ as	Ĉ҈
be _ better	ā҇
be _ by	ĀґāѱĂҎňѺ
be _ for	ě҉Ğ҇ň҆
be _ from	ĀѺń҉
be _ function	āѳĻҎ
be _ in	āҔĠ҆İѹŎѸ
be _ next	āҏ
be _ out	āҋ
be _ this	āѷėҌ
be _ to	āҊĔѺŁҋ
be _ with	ĀҎāѱ
be _ without	āѸŎ҉
be _ |	ĀѲāҕĝ҆Ņ҈
be a	āҎĻҍ
be a better	ā҇
be better	ā҈
be built	Ĉҍ
be built as	Ĉ҉
be called	ĀҌāѯĚ҆Ŀ҇ŅҌņѺ
be called $	Ņ҆
be called |	Ņ҉
be considered	ĭ҈
be defined	Ă҈
be dropped	āҌ
be dropped |	āҌ
be for	āѷėҌ
be for this	āѷėҌ
be found	āѭęҊĝ҆Ġ҆ġ҇İѹŋ҉
be found anywhere	ġ҈
be found in	ĀҏāѶĠ҆İѹ
be found |	ĝ҆
be imported	ģҒ
be imported from	ģҋ
be imported out	ģ҇
be it	ġ҆
be made	āҎ
be moved	ā҉
be moved out	ā҆
be named	ŅҊ
be named $	ŅҊ
be none	Ň҆
be none |	Ň҆
be overridden	āҎŀѺ
be overridden $	ā҈
be passed	ŁҎ
be passed to	Ł҉
be pulled	ā҇
be pulled out	ā҈
be run	Ō҇
be run in	āҍŎѹ
be run without	āѷŎ҉
be safe	ā҆
be safe to	ā҆
be set	ā҈
be thrown	ģѺńҊ
be written	ĀѵāҔ
be |	āѷ
be | $	āѷ
bear	Ē҉
bear the	Ē҉
became	āѸŅғņҌ
became $	Ņѹņҍ
became <name>	ŅҐ
became <path>	ŅҎņѺ
became _ $	Ņ҈
became _ after	Ņ҇
became _ |	Ņҏ
became of	ņ҆
because	ě҈ŏҎ
because of	ě҈
become	Āѷā҆Ĩ҇ņҝ
become $	āѹņҘ
become _ dependency	Ĩ҇
become _ of	ā҇
become a	Ĩ҇
become a dependency	Ĩ҇
become part	ā҇
become part of	ā҇
been	Ā҉Đ҆Ē҆ĩѹĬҎĭҌį҉ő҇ŔѺ
been _ $	ĀҎāѷĎ҉őҊ
been _ <path>	Ā҉
been _ and	Āѹį҉
been _ as	ĬҎ
been _ by	āѷč҇
been _ into	ĝ҆
been _ there	į҆
been _ |	ĀѶāґĺ҉
been a	āҎ
been added	ĀѺā҆
been called	Ņ҈
been changed	Ď҇
been changed by	āѺ
been committed	āѹĎҐ
been committed $	Ďҋ
been declared	āѸĬ҇ĭ҉
been declared as	Ĭ҈
been defined	Ĭ҆
been defined as	Ĭ҆
been imported	ĝ҆
been imported into	ĝ҆
been made	Ĭ҈
been modified	Ā҉
been modified $	Āґ
been modified and	Āѹį҉
been newly	Ą҇
been on	Āҍ
been put	ĺ҉őҋ
been put $	őҋ
been put |	ĺҋ
been renamed	ĀѶāҏņ҆
been renamed |	ĀѸāҍ
been sitting	į҆
been sitting there	į҆
been subclassed	Āҏ
been subclassed |	Āҏ
been untouched	į҆
been untouched $	į҆
before	ĀѺāүē҇ĴѹĽѹĿѺł҉ŅҤņѷ
before $	ĀѸņҋ
before <commit>	ā҉
before <commit> |	ā҉
before <name>	ē҇
before <name> $	ē҇
before _ $	Ā҈ē҇ŋѹ
before _ after	āҍ
before _ altered	Ā҆
before _ call	Ĭ҇
before _ got	Āҍ
before _ had	āҏŅѵ
before _ move	Ā҈Ņ҆ņѺ
before _ received	Ņ҆
before _ refactoring	ā҈
before _ rely	ĀѵāҎ
before _ rename	āѹŅҎ
before _ skip	ĀҊāѶ
before _ was	Ņғņѳ
before _ |	āҊ
before i	Āѯā҈ĽѺ
before i altered	Ā҆
before i call	Ĭ҇
before i rely	ĀѵāҎ
before i skip	ĀҊāѶ
before it	Ā҇āҋŅҊņѱ
before it got	Āҍ
before it had	āҏŅѵ
before it received	Ņ҆
before it was	Ņғņѳ
before or	āҍ
before or after	āҍ
before the	Ā҈ŅҎ
before the move	ĀҋāѺŅ҆ņѺ
before the refactoring	ā҈
before the rename	āѹŅҊ
before |	ĀҊņ҆ŋѹ
before | $	ĀҊņ҆ŋѹ
begin	Ā҇āѶą҈ĐѸĵҎ
begin _ $	Āѵāѹą҈ĵґ
begin and	ĀґĐѺ
begin |	Āѹą҈
begin | $	Āѹą҈
beginners	ĀѴāҔ
begins	Ĩ҇ĵ҉ķ҉
begins _ <name>	ā҆
begins in	Ĩ҇
begins the	Ľ҆
behave	Āѷāҋ
behaviour	āҌďѵĢҎ
behaviour _ <name>	āҎďѵ
behaviour of	ďѶĢҐ
behind	ĀѲāҏđ҆ĢҎĥҎĲҊĸѺ
behind <name>	āѺĢҎ
behind <name> what	Ģ҆
behind <path>	Ĳ҆
behind _ $	ĀѺĢ҈
behind _ <line>	Ĳ҉
behind _ <name>	ĀѸāҖđѶ
behind _ constant	đ҈
behind _ what	Ģ҆
behind the	Āѷā҇đҍ
behind the constant	đ҈
being	ā҇ę҆Ħ҆ĩ҈Ń҈ŏ҆
being _ $	Ń҆
being _ by	Ĩ҆
being _ circular	Ħ҈
being _ |	Ā҇āҋ
being called	ę҉
being imported	ĀѺĦ҇Ĩ҆ĩ҆
being imported by	Ĩ҆
being imported circular	Ħ҈
being raised	Ńҋ
being tested	Ā҈āѺ
being used	Āѹāҋ
belong	ĀѴĂѹě҆ĤҍĦ҆ľ҈Ŀ҇ŉ҆
belong _ $	ŉ҆
belong _ <name>	Ĥ҈ľ҆Ŀ҆
belong _ the	Ŀ҈
belong _ |	āҊĿѷ
belong to	ĀѵāѸĂѹě҆ĤҍĦ҆ľ҈Ŀҏŉ҆
belong to $	ŉ҆
belong to <name>	Ĥ҈ľ҆Ŀ҆
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	āѹĹ҈łҍ
belongs _ $	ł҈ő҆
belongs _ <name>	Ĺ҈
belongs to	āѺĹ҈ł҉
belongs to <name>	Ĺ҈
belongs |	ő҆
belongs | $	ő҆
below	ĚҌň҇
below <name>	ĚҌň҆
below <name> in	ĚҌň҇
below _ in	ĚҌň҉
besides	āҢ
besides <name>	Āѳāҝ
besides <name> are	ā҇
besides <name> |	Āѹā҉
besides <path>	āҍ
besides _ are	ā҇
besides _ import	ā҇
besides _ |	Āѹā҉
besides the	Ā҇
best	āҔ
best for	āҊ
better	ĀѹāӁĔѺķѺŁѺŔѺ
better _ <name>	āҋ
better _ for	āғŔѺ
better _ |	āҊķѺ
better name	ā҆
between	ĀѺăғĆѺďґěҕĜѺĝ҈ħҘĪѹŁҍ
between <name>	Āѹā҈ħ҆
between <name> and	Āѹā҈
between <path>	Ā҇ħ҇
between <path> and	Ā҇
between <tag>	ā҇ă҉
between <tag> and	ā҇ă҉
between _ $	ħ҈
between _ <line>	Ā҇
between _ <tag>	ă҉
between _ and	āҘă҉ħҊ
between _ arguments	ď҈
between _ importers	ĝҊ
between _ parentheses	āѷŁҏ
between _ tags	ă҇
between _ |	ě҉
between the	āѮďҋěҍĝҊŁ҈
between the importers	ĝҊ
between the parentheses	Ł҇
between the tags	ă҇
between their	ď҇
between |	ħ҈
between | $	ħ҈
big	ā҆đ҇ĳ҆Œѳ
big _ <name>	ĀҍāѲ
big _ the	đ҆
big is	ā҉đ҆ŒѴ
big is <name>	ĀҍāѲ
big is the	đ҆
bigger	Ą҈
biggest	ĀѰāҢ
biggest one	ā҈
bin	ĀѸĞҚ
binaries	Ğҏ
binaries does	ĞҊ
birth	ąҊ
birth _ <path>	ą҆
birth to	ą҈
bits	āѹĂҍ
blame	ĀѰāѵĲӁĴѶ
blame <name>	Ĳҏ
blame <path>	ĀѸĲҏ
blame _ <line>	Ĳ҈
blame _ <number>	ĀѴĲҚ
blame _ for	Ĳ҉
blame for	ĲҊ
block	ĀѸā҇ĥ҆ŕ҉
block _ $	ā҉
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҉
block | $	ā҉
blocks	ĀҌĿҌ
blow	ĀѺŃҎ
blow up	ĀѺŃҎ
body	Ā҆āѹĉҕĘҏĳѸķҗĺ҇ĻҍļҍőѺ
body $	ĉҊ
body _ $	ķ҇
body _ <name>	Āҋĉ҆ĊѹĘҊę҈ĳѹķ҇ĻҌļ҉ń҆
body of	Ā҉ĉ҈ĊѹĘҊę҈ĳѹķҊĻҊļҎĿ҇ń҆
body of <name>	Āҋĉ҆ĊѹĘҊę҈ĳѹķ҇ĻҌļ҉ń҆
body |	ķ҇
body | $	ķ҇
born	ąҐ
born $	ąҍ
both	ĀѸāҟ
both <name>	ā҈
both <name> and	ā҈
both <path>	āҋ
both <path> and	āҋ
both _ $	ā҈
both _ and	āғ
both |	ā҈
both | $	ā҈
bottom	ĀҌāѹē҈İѵĳ҇
bottom _ $	āѺē҈
bottom |	āѺē҈
bottom | $	āѺē҈
brackets	ć҇ŁҌ
brackets of	ŁҊ
branch	ā҇İҌ
branches	ĀҬā҈ČѸŉѪ
branches _ <commit>	ĀҌ
branches _ commit	Ā҉
branches _ it	āґŉѷ
branches contain	āҌ
branches is	ĀҊŉѸ
branches is it	Ā҇ŉѺ
brand	ă҇ąҊ
brand _ |	ąҊ
brand new	ă҇ąҊ
brand new |	ąҊ
break	Ā҆āҧčѷ
break <name>	ā҇
break <name> |	ā҇
break <path>	ĀѶāҐčѺ
break <path> |	ĀѷāґčѺ
break _ $	Āғāѷ
break _ <name>	ā҆
break _ build	Āѷā҇Ĉ҆
break _ |	ĀѲāҜčѷ
break if	āҊ
break if <name>	ā҆
break the	ĀѶāҌĈ҆
break the build	Āѷā҇Ĉ҆
break |	ĀҔāѵ
break | $	ĀҔāѵ
breaking	Āґ
breaking _ |	āҋ
breakpoint _ <name>	ĺ҆
breakpoint _ line	ā҆
breakpoint in	ĺ҆
breakpoint in <name>	ĺ҆
breakpoint on	ā҆
breakpoint on line	ā҆
breaks	āҕ
breaks if	āҋ
breaks if i	Ā҇
bring	Ā҆ĩ҈
bring _ with	ĀҊĪѷ
bring in	Ā҆ĩ҈
bring in with	ĀҊĪѷ
brings	ĪҌ
brings _ in	Ī҇
broke	ĀѶāҕ
broke the	ā҇
broken	ĀҋāѴĈ҇Ō҇
broken _ $	Āґāѷ
broken |	Ā҆
broken | $	Ā҆
brought	ąғĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҇
brought _ into	ą҇
brought in	Ā҇Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
bug	ĀѸāқĠѷ
bug _ <name>	Ġѷ
bug in	Ġѷ
bug in <name>	Ġѷ
bugs	ā҇
bugs _ fixed	ā҇
bugs were	ā҇
bugs were fixed	ā҇
build	ĀҞĈҰĮѹł҉Ŏѹ
build $	ĈҐ
build <name>	ĀѸĈ҈
build _ $	āғ
build _ does	āѸ
build _ or	ĀѳĈҔł҆
build _ project	ĀғĈѰ
build _ this	Āѷā҇
build _ through	ĈҊ
build a	ĀҌ
build and	Ĉ҈Ğ҆
build broken	Ā҆
build fail	Ā҇āѺ
build fail |	Ā҇āѺ
build ok	ĀѳĈґ
build system	Ā҆āѹĈѺłҐ
build the	ĀҕĈѱ
build the project	ĀҔĈѲ
build this	ā҆
build |	ĀҍāѶĈҋ
build | $	ĀҏāѯĈҋ
building	āѰĈғ
builds	ĀѮć҉Ĉҗ
builds _ $	Āѵć҉Ĉ҈
builds on	ĀѺć҉
built	ĀѺĈҍňҒ
built _ $	ĀѹāҊć҈ňѺ
built _ top	ň҆
built as	Ĉ҉
built on	ćѺňҙ
built on top	ň҆
built |	ĀѹāҊć҈ňѺ
built | $	ĀѹāҊć҈ňѺ
bump	āҊįѺ
but	ĀѶā҈ă҉ēѺĪѸŏҔ
but _ for	ā҉ŏѺ
but _ in	āѹ
but _ not	ā҇
but do	ă҇
but do not	ā҇
but never	ŏґ
but not	āѹ
but not in	āѺ
but on	ā҆
but what	ā҈
but what for	ā҉ŏѺ
by	ĀѴāѮĂ҈ăѹćѺĈѹĉґĊҔČґčҍĎѷď҈ĐѷđѶĒ҇ĔҏėҊęҖěҔĜѶĝғĞҋğѺĥҋħҌĨқĩҖĪҊī҆ĬѵĭѴĮѶįѱİѸĲҍĳѷĴѲĵѶĶѸķѸĹѹĺѷĻ҉ļѷĽѷĿѵŁҋłѺŃ҈ņѴŊѸŌѹōҌŎѸŐѷőѲœѹ
by $	ĀѲĩҚĲ҆Ń҆
by <commit>	ĀѳČҎčҚ
by <commit> $	Č҆č҆
by <commit> |	ĀѶČ҇čҌ
by <name>	ĀҏąѸćҋĉҘĊѯčѵĎѮĒ҇ēѺęҜĚѷěҚĝҎĢҌģ҆ĥѺĨҋĩѱĪґī҇ĬѺĭѺįѵĻҍŀѱŃѸńҐŇ҆ňѷ
by <name> $	ĀѱĉҗĊѶęҕěҍģ҉ĪҌĻ҉ŀѷń҉Ň҇
by <name> in	ā҈
by <name> is	Ęҏęѵ
by <name> |	ĀҏāѶąѹć҈ĉ҆ĊѺčѷĘѶęҐĚѺěҏĝ҆ĢҏĪ҆įѶńҊ
by <path>	ĝҗħѹĨғĩѮĪҐ
by <path> $	Ā҆ĝ҈ģҊĩѸĪҋ
by <path> |	ĀѺĝҊĨҋĩѺĪ҇
by <tag>	Ġ҆
by _ $	āѯĉҒČ҈Ē҆ęґě҉ģҔħѹĨ҆ĩѵĪҒĻ҈ŀѵōҋŕѹ
by _ <commit>	ČҊ
by _ <name>	āѸąѺŁҍ
by _ <path>	Ĩ҈
by _ class	ĀѷāҒě҆
by _ classes	ĀѺĥҊŀ҇ňҎ
by _ commit	ĀѬąҔč҆įҍ
by _ definition	Ĭ҇
by _ environment	āҊ
by _ events	ŕ҆
by _ files	āҌĩҍ
by _ from	Ā҇
by _ function	ę҇
by _ functions	ĊҔ
by _ has	ĀҖ
by _ how	ħ҆
by _ import	Ĩ҇
by _ in	ĔҊ
by _ indirectly	Ĩ҇
by _ is	ĀѶĘҎęѴĥ҇ĩ҈ň҉
by _ it	āѵĊ҉Ę҇ĩ҆
by _ its	Ā҆
by _ last	ā҆
by _ many	Ďҋ
by _ methods	ŀ҇
by _ modules	ĩґ
by _ name	ġ҈ŋ҉Œ҆
by _ of	Ā҇Ħ҆
by _ only	āґ
by _ out	Ā҆
by _ please	Ł҆
by _ project	āѹė҉
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҇
by _ struct	ī҆
by _ test	Ā҈ā҆
by _ tests	ōҋ
by _ them	ĉҐĊѸ
by _ time	Ā҈āѵ
by _ types	ĥҊ
by _ via	ĝ҆
by _ was	Ĳҋ
by _ what	ĔѺĕҊ
by _ |	ĀѳąѸć҇ĊҊČ҈ĎѺĘѵęҋěҋĝ҇ĢҌĨҔĩѸĪҊįѷŀѺń҇
by a	Ņ҆
by a rename	Ņ҆
by anna	ā҇
by anna only	ā҇
by any	āҌ
by any test	Ā҆
by calling	āѸĉҋĘ҇
by calling it	Ċ҉Ę҇
by calling them	ĉҐĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҇č҇
by commit <commit>	Č҇č҇
by default	ĔҎĕ҉
by default in	ĔҊ
by default what	ĔѺĕҊ
by file	Ā҉āѶ
by file $	ĀҊāѷ
by func	Łҍ
by func <name>	Łҍ
by git	āҌ
by git |	āҌ
by how	āѺĎҋ
by how many	Ďҋ
by importing	ĩ҇
by importing it	ĩ҇
by inheritance	ā҆Ěҏň҇
by inheritance $	Ě҇
by inheritance |	ā҇Ě҆
by its	ā҉Ĭ҉
by its definition	Ĭ҇
by its last	ā҆
by side	ď҈
by step	Ā҈āѸħ҇Ĩ҆
by step $	ĀҍāѺ
by step |	Ĩ҆
by test	Ā҉
by test name	Ā҉
by tests	āґ
by tests only	āҊ
by tests |	ā҈
by the	ĀѶā҈ę҆ġ҈ī҇ŋ҈Œ҈
by the class	ā҆ě҇
by the commit	ā҉
by the environment	āҊ
by the function	ę҇
by the name	ĀѸġ҉ŋҊŒ҆
by the program	ā҆
by the project	āѺ
by the struct	ī҆
by the time	Ā҈āѵ
by this	āѺĞҎ
by users	ā҆
by way	Ā҇Ħ҆
by way of	Ā҇Ħ҆
by what	ĀѲāѴĊҕē҈ĢѺĥ҇ħҊĨ҇ĩ҈ĪѸŀ҆Ń҇ńѺŅѸņ҇ňҌ
by what classes	ň҉
by what commit	ą҆į҆
by what functions	Ċҍ
by what import	Ĩ҈
by what modules	ĩ҉
by what name	Ņѹņ҉
by what route	ħ҈
by which	āѺą҇ĥҍĩҔį҆ŀҋō҈
by which <name>	Ā҆ąѺ
by which <path>	Ĩ҈
by which classes	ĥ҇ň҇
by which commit	Āѷąҏį҇
by which files	āҍĩҊ
by which functions	Ċ҇
by which modules	ĩ҈
by which tests	ō҇
by whom	Ċҍĥ҇ĩ҇įѺĲҌ
by whom has	Āґ
by whom is	Āѹĥ҇ĩ҈ň҆
by whom was	Ĳ҉
by whom |	ĀѶĊҏ
by |	ĊҍōҎ
by | $	ĊҍōҎ
bytes	ĀѫāҚ
bytes _ $	ĀѺā҈
bytes _ it	ā҆
bytes is	ĀѲāҒ
bytes is it	ā҆
bytes |	ĀѺā҈
bytes | $	ĀѺā҈
cache	ĀҎāҎ
cache _ $	Āҏ
call	āҋĂѸĊҢĎѹĔҎĘҬęҜġѳĢѺĤѹĬҍĿ҉ŀѹŁҒńҌŇҏőѺ
call $	āѴĉҎĘ҇
call <name>	āҗĉѸĊѰĔҊĘ҈ęѸĬҋŁ҇ńҋŇ҆
call <name> $	āҙĊѴĘ҈
call <name> and	ĕ҆
call <name> on	Ā҉
call <name> without	Ĕ҇
call <name> |	Āѹā҉Ň҆
call _ $	ĀҋāҊĉѸĊҕĘҐęѹ
call _ <name>	ĊѷĔ҈ĘҋęҖġѺŁѺń҈Ň҈
call _ a	Ŀ҇
call _ and	ĕ҆
call _ for	Ł҆
call _ from	ĀҌā҇
call _ in	ĀѰāѷĉҘę҇Ņ҈
call _ of	ĀѸā҆Ċҕ
call _ on	Ā҉
call _ without	Ĕ҇
call _ |	ĀѱĊ҇ĘґęҊĬ҆Ň҆
call graph	ĀҌāѺ
call graph |	Ċ҆
call in	Ęҍ
call in <name>	āѹĘ҉
call it	ĀѺęҍĬҊŁ҈
call it |	āѷęҎ
call of	Ā҆āҎĉ҇ĊѫĘѵęҏŁѺń҇
call of <name>	Ā҆āҎĉ҇ĊѫĘѵęҏŁѺń҇
call on	ā҆Ŀҍ
call on a	ā҆Ŀ҈
call path	ā҆
call path from	ā҆
call site	ā҇
call sites	āѺĉѶĊҫ
call sites $	ĉѹĊҍ
call sites of	ĀѺĊҕ
call super	ā҉
call super |	ā҈
call to	āѹĉѸĊҒęҍŇ҆
call to <name>	āѹĉѸĊҍęҎŇ҆
call |	ĀҊāѴĉҍĘҊ
call | $	ĀҊāѴĉҍĘҊ
callables	āѺĤѭĿҞ
callback	ā҈
called	āҐĆ҆ĉ҇ĊҎęҔġҖĩѹĬѳĭѵıҊĹѯĻѸĿҊŅҚņҙŋҜŌѺŎѺŒҐ
called $	ĀҋŅҎ
called <name>	ĀѭāҌĆҌĉѵĊѹĠ҆ġҚĢ҆ĬѺķҋļ҈Ľ҆ŋҞōѺŒғœ҆
called <name> $	ĀѵāҋĊѺĠ҆ķ҆ŋҋŒҊ
called <name> for	ā҇
called <name> in	Āѹ
called <name> what	Ģ҇
called <name> where	ķ҆
called <name> which	āѺļ҆
called <name> |	Āѷā҆ġ҇ŋҝ
called <path>	ĀѲāҎ
called <path> $	ņ҆
called _ $	ā҆ĊҊĠ҆ı҆ĹѵļѷĿ҇ŅҌņҍŋҋŒҊ
called _ <name>	āѺĉҎĊѵĕ҆Ę҇ęҘ
called _ and	ĀѺĊ҈
called _ are	Āѭāғ
called _ days	ņҊ
called _ for	ā҇
called _ i	ę҈
called _ in	Āѹ
called _ it	Ā҉Ĕ҆Ņѹ
called _ or	ā҆
called _ request	ĀѸāҊ
called _ the	ĀҎ
called _ what	Ģ҇
called _ where	ķ҆
called _ which	āѺļ҆
called _ within	ĉҋ
called _ |	ĊҊęѴġ҇ņ҇ŋҝ
called anywhere |	Ā҇
called before	ĀғŅ҈
called before $	ĀѸŅҋ
called before it	Ā҉Ņѹ
called before or	ā҆
called before |	ĀҒāѰ
called by	āґĊҎĘ҆
called by <name>	ĀѸāҐĘ҇
called earlier	Ņ҇
called from	ĀѵĉҋĊҋęҌ
called from <name>	ęҌ
called from within	ĉҋ
called in	ĀҊāѲĊѺęҍ
called in <name>	ĀѺĉ҆ę҇
called in the	ĀҎāѲ
called inside	ĉ҈
called now	Āѹņҗ
called now $	ņ҈
called now |	ņҋ
called per	ĀѸāҊ
called per request	ĀѸāҊ
called these	ņҊ
called these days	ņҊ
called today	Āҏ
called today $	ĀҐ
called without	āѹĕ҆
called |	ĀҋĊҏı҆ķѸĹѶļѷĿ҉ŅҊ
called | $	ĀҋĊҏı҆ķѸĹѶļѷĿ҈ŅҊ
callees	ĀѳĉҿĊѶęҌ
callees $	ĉҟĊѺ
callees _ <name>	ĀѷĉҚęҎ
callees of	ĀѺā҈ĉҎęҎ
callees of <name>	ĀѺā҈ĉҎęҎ
caller	āѸĉҏĊҒĕҎĘҖĚѹķѺ
caller _ $	ĀҋĉҐ
caller _ <name>	ĀѵāѷĊҘĕ҆ĘҗĚѹ
caller of	ĀѵāѮĉҏĊғĕ҆ĘҗĚѹ
caller of <name>	ĀѵāѷĊҘĕ҆ĘҗĚѹ
callers	ĀҏāғĊҿĘҘęқĚѳěѹĠѹĢѸŁѸ
callers $	Āѳā҉ĊҤ
callers _ $	āѷĊҏĘ҇
callers _ <name>	ĀҒĊґĘҒęҖĚѶĠѺ
callers _ the	Ċ҇
callers and	ĀҊ
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҈
callers of	ĀҍāѹĊҢĘҙĠѺ
callers of <name>	ĀҎāѺĊҕĘҙĠѺ
callers |	āѷĊҍĘ҇
callers | $	āѷĊҍĘ҇
calling	ĀѺāѭĊғĔҊĘғęѺńҍŇҋō҉ŐѺ
calling <name>	ĀѺāѷĉѳĊҎĔҋĘҌńґŇҊō҉ŐѺ
calling <name> $	ĀѰĉѷĊқĘѹńҎōҊ
calling <name> what	Ĕ҈
calling <name> |	ĀҏĘ҇Ňѹ
calling _ $	ĀѯĊҜĘѸńҎō҉
calling _ what	Ĕ҈
calling _ |	ĀҌāѸĉ҆ĘҊŇѹ
calling it	āѺĊҏĘ҇
calling it |	āѺĊҌ
calling them	ĉҐĊѸ
calling them $	ĉ҇
calling them |	ĉ҉
calls	ĀҔĉҮĊҙĘҍęҝĲѺļѷŀѸŒҌ
calls $	ĀғāѹĉҊĊѸęҌ
calls <name>	ĀҋāѲĉѴĊғĘҙ
calls <name> $	ĀѹĊҋ
calls <name> |	āѹĊҋĘҏ
calls _ $	ĀѸā҈ĉ҈Ċ҈ę҇
calls _ <name>	ĉҋŒҍ
calls _ at	āҋ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҈
calls _ the	ĀҊ
calls _ |	ĀѶāѷĉ҇ĊҒĘҏ
calls are	ĉҋ
calls both	ā҇
calls both |	ā҇
calls code	āҋ
calls code at	āҋ
calls does	ĉ҈
calls from	ĉ҆
calls from <name>	ĉ҆
calls inside	ā҇
calls inside <name>	ā҇
calls it	ĉ҆
calls it makes	ĉ҉ĊѺ
calls it |	ĀѺĊҎ
calls itself	āѶņ҇Œҍ
calls itself now	ņ҈
calls of	Ā҆āѴĊҎ
calls of <name>	Ā҇ĉ҈ę҆
calls the	ā҆Ċ҉ŀѺ
calls the function	Ċ҉
calls to	ĀҊĉѺĊ҈
calls to <name>	Ċ҇
calls what	ĉ҆
calls whom	ā҆
calls |	ĉ҆ę҈
calls | $	ĉ҆ę҈
came	ă҉Ą҇ą҈
came _ <commit>	Ā҇
came _ of	ņ҆
came _ the	ā҈
came _ with	ĀѺā҆Ą҇
came in	āѸĄ҇ą҉
came in with	Ą҇
came into	ā҈
came into the	ā҈
came out	ņ҆
came out of	ņ҆
came up	ā҈
came up with	ā҈
can	ĈҌĉѱĊѹĕѺĜѺĞ҈ğѺģҘĩѺĬѷĭҋĿҍŁҌłѺńґŇѺŉ҉ŎѸŏ҆ő҉
can <name>	ĀҒāѹĚ҆ġ҆ŃѺń҇
can <name> be	Ě҆ġ҆
can <name> raise	Ā҇āѹ
can <name> throw	ĀҌ
can <path>	āҊ
can _ <name>	Ń҆
can _ be	Ě҆ġ҆
can _ call	Ā҇Ŀ҉
can _ check	Ā҇ĭ҆İ҆
can _ delete	Ā҇
can _ find	Ę҇ņ҇
can _ found	ĀґāѺİѹ
can _ get	ė҆
can _ import	ĀѸģҋ
can _ imported	ģҒ
can _ in	Ā҇Ń҆
can _ instantiate	ā҇
can _ locate	őҋ
can _ modules	ģ҇
can _ pass	ĀҘāѵ
can _ passed	ŁҌ
can _ raise	Ā҈āѹ
can _ rely	Ā҇āѸ
can _ run	ĀѸāҒ
can _ say	ķ҇
can _ see	ő҇
can _ spot	ő҈
can _ stop	āҏĜѺ
can _ tell	ĀѸāѲ
can _ test	āѴŋ҆ŌҊ
can _ throw	Āҋ
can _ thrown	ģѺń҉
can _ treat	ĭ҆
can _ use	ā҉
can _ |	āҌĉѺ
can a	āѺŋ҆
can a test	ŋ҆
can be	ĀҊāѱģ҈İѹŁҍń҆
can be found	ĀґāѺİѹ
can be imported	ģҒ
can be passed	ŁҌ
can be thrown	ģѺń҉
can fail	ā҉
can fail |	āҊ
can find	Ā҇
can i	ĀҏāҎė҆ģ҇Į҆Ŀ҈
can i call	Ā҇Ŀ҉
can i delete	Ā҇
can i find	Ę҇
can i get	ė҆
can i import	ģҋ
can i pass	ĀҘāѵ
can i rely	Ā҇āѸ
can i treat	ĭ҆
can i use	ā҉
can not	Ā҈āѲőҋ
can not spot	ő҈
can other	ģ҈
can other modules	ģ҇
can pass	Ł҆
can raise	ń҆
can the	ĀѷāѶĈ҉Ğ҇ŌҊ
can the test	āѷŌҊ
can you	āѶą҆Ī҆ĭ҇İ҆Ŏѹ
can you check	Ā҇ĭ҆İ҆
can you find	Ā҈
can you locate	őҋ
can you run	ā҆
can you say	ķ҇
can you tell	ĀѸāѵ
capture	āҒ
capture _ $	ā҆
capture |	ā҆
capture | $	ā҆
care	āѷĢҏ
care _ |	Ģ҈
care of	āѸĢҊ
care of |	Ģ҈
carried	ē҆
carries	Ē҆ēҎ
carries $	ēҋ
carry	ĀҏāѲĒҎē҆
carry _ decorator	ĀҍāѲ
carry the	ĀҗāѩĒ҆
carry the decorator	ĀҍāѲ
case	ĀѵĸҊŌҍōѹœҏ
case $	ā҆
case <name>	āѹĸҋŌҏōѹœғ
case <name> $	ĸ҆
case <name> succeed	Ō҇
case _ $	ĸ҆
case _ <name>	œҋ
case _ succeed	Ō҇
cases	Ā҇Ŋ҈ōҠœѶ
cases <name>	ōҌ
cases _ <name>	ōҘœѺ
cases _ it	Ā҈
cases does	ĀҏōѸ
cases does it	Ā҈
catch	ĀҚāҊĊѸŃѶńҋ
catch _ $	āҌ
catch _ it	Āҋāѷ
catch _ |	ā҇
catch it	ā҇
catch it |	ā҇
catch when	ń҆
catch |	āҌ
catch | $	āҌ
catched	ĀѺāҙŃѴ
catches	ĀҚāҎńѹ
catches <name>	ĀҢ
catches <name> $	Āҍāҏ
catches <name> |	ĀҕāѰ
catches _ $	Ā҈āҕ
catches _ |	ĀҕāѰ
category	ĀѶāѶłҭ
category _ project	ł҇
category _ this	łҍ
category of	ł҈
caught	Ā҆āҏĦ҆
caught _ $	āґ
caught |	āґ
caught | $	āґ
causes	ŕҎ
causes _ to	ŕ҈
cfg	ĀѸĐҗ
cfg _ $	ā҇
cfg _ <name>	Đ҈
cfg _ |	Đҏ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	Ě҉ħҚĨҘĩѸĪѹ
chain <name>	ħ҇
chain <path>	ħ҈
chain <path> <path>	ħ҇
chain _ <name>	ĚҌ
chain _ <path>	Ĩ҆
chain _ imports	Ĩҋ
chain _ modules	ħ҇
chain from	ā҉
chain from <path>	ā҆
chain of	āѷĚҌħҎĨҐ
chain of imports	Ĩҋ
chain of modules	ħ҇
chain to	Ĩ҇
chain to <path>	Ĩ҇
chains	Āѹāҏ
chains _ imports	ā҆
chains of	ā҆
chains of imports	ā҆
chance	Āѱ
chance _ can	ĀѺ
chance you	ĀѶ
chance you can	ĀѺ
change	ąҋĊ҉ČҋčҒĐҍĔѷĢ҈įҴıѶĲ҈ŁѺŐѺ
change $	ā҈
change <commit>	Āѳā҈
change <commit> |	ĀѳāҌ
change <name>	ĀѲāѺĊ҇č҈Đҏ
change <name> in	ĐҊ
change <name> |	Āѹ
change <path> $	č҇
change <path> |	Ā҇čѺ
change _ $	ĀѱČ҇č҈įҐ
change _ <commit>	Ā҆
change _ <name>	įҎ
change _ <path>	ĀѮāғįҐ
change _ <tag>	ĀҋāѶ
change _ default	ā҉ĔѺ
change _ header	āҊ
change _ in	ĐҊ
change _ out	ĀҌ
change _ the	ĀѺąҍ
change _ |	Ā҆āѱĢҋ
change after	Āҍāѵ
change between	ĀғāѲ
change between <tag>	ĀҎāѲ
change did	ĀҍāѶ
change in	Āѵāғį҇
change in <name>	ā҈
change in <path>	ĀѺāҊ
change introduced	ąҍ
change introduced the	ąҍ
change its	ā҇
change of	ĀѭāҎĢҋ
change of <path>	ĀѹāҊ
change of |	ĀѸĢҋ
change on	Ĳ҇
change since	ĀѵāҌ
change the	Ā҉āҏĔѺıѷ
change the default	ā҉ĔѺ
change the header	āҊ
change throw	ĀҌ
change throw out	ĀҌ
change to	čҋįҏ
change to <name>	į҇
change to <path>	č҇į҇
change |	ĀѷČ҆įҏ
change | $	ĀѷČ҆įҏ
changed	ĀҍāҔăѳąѺČҞčқĎҡįҞĳѶ
changed $	ĀҊāѵČ҇į҉
changed <name>	č҇
changed <name> |	āѸ
changed <path>	č҉
changed <path> $	Ā҆ĎѺ
changed <path> |	Ā҆āѱč҆Ď҈
changed _ $	Ā҈āҋĎѸįҊ
changed _ <commit>	č҉
changed _ <line>	ĀѲāҏ
changed _ <name>	Ā҆įѺ
changed _ <path>	Ā҉
changed _ <tag>	ĀҔāѷăѺ
changed _ a	Ď҇
changed _ after	ĀѯāҒ
changed _ commit	Č҉
changed _ in	āѸč҇Ď҆
changed _ last	į҇
changed _ more	āѷįҊ
changed _ the	Ď҆
changed _ value	ĀѳāҎ
changed _ with	ā҆
changed _ |	ĀҊāѱč҈Ďҍ
changed after	ĀҜāѳčѶ
changed after <commit>	ĀҊ
changed after commit	Ā҉čѺ
changed any	āѷįҊ
changed any more	āѷįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	Āѹā҈
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѸČ҈čҍĎ҇įѺ
changed by <commit>	Āѹč҉
changed files	Č҆
changed in	ĀѺČ҇Ď҉
changed in <commit>	Āѹā҆
changed in <path>	Ā҉
changed in the	Ď҆
changed it	Ā҈
changed lately |	ā҇
changed line	ĀѲāҏ
changed line <line>	ĀѲāҏ
changed most	ā҇
changed since	Ā҉Čѷ
changed since <commit>	Ā҈
changed the	ĀѲāҒ
changed the value	ĀѳāҎ
changed to	ņ҆
changed to $	ņ҆
changed together	ā҆
changed together with	ā҆
changed |	ā҉
changed | $	ā҉
changes	ĀҟāѰăѹČ҉čҐĎ҈įѸ
changes $	ĀҌāѴ
changes _ $	Ā҇Č҆
changes _ <path>	č҆
changes _ which	ą҆
changes in	Āѹą҆
changes in which	ą҆
changes to	Āґāѹ
changes to <path>	Ā҈
changing	āҌ
changing _ base	ā҆
changing _ since	ā҆
changing the	ā҈
changing the base	ā҆
check	ā҇Ĉҏč҈Ę҉ĚҊĜҌĦҒİѺŎҏŏѺ
check $	āҍĦ҇
check <name>	ĀѯŎ҆
check <name> |	āѮōҖ
check _ $	ĀѯāҎōҊ
check _ <commit>	č҇
check _ <name>	āҘĘҌĚ҇Ĝ҆ōѦ
check _ <path>	Ĝ҉
check _ for	Ħ҈
check _ import	Ī҇
check _ something	ā҇
check _ tests	Ŏ҉
check _ the	Āқāѯİ҆ŋѸ
check _ |	āѬōҖ
check if	ĀҌāѶč҇Ę҈ġҊŋ҉
check if <name>	ĀҌāѹĘ҉ġ҆
check if the	Ā҈
check on	Ā҈
check that	Ŏ҈
check the	ĀѺĪ҇
check the import	Ī҇
check what	İ҆ŇѺ
check what <name>	ā҇
check what the	İ҇
check whether	ĀҒā҇ĜҏĬ҆ŋѸ
check whether <name>	Ĝ҆Ĭ҆
check whether <path>	Ĝ҉
check whether something	ā҇
check whether the	ĀҖāѸŋѹ
check which	Ă҇
check |	ĀѵāҎ
check | $	Āѵāҏ
check | <name>	ĭ҆
checker	ĀѶāѹŇѺŐҚ
checker _ for	ĀѷŐҎ
checkin	ĀѵāѶąҍİҒ
checkin where	ą҉
checking	ā҉
checking _ which	ā҉ęѺ
checking whether	āѸ
checkins	ĎҊ
checkout	ĀѵāѷĈҕő҆
checkout _ $	ő҆
checkout of	Ĉ҆
checkout |	ő҆
checkout | $	ő҆
child	ĀѰĂҊćҍĚҎŀҢňҒ
child _ $	ć҈ň҇
child _ <name>	ĀѺā҈Ă҉ĚғěѶŀҎňѺ
child _ of	ćѱňҘ
child class	ćѳŀҊňҐ
child class of	ćѳňҐ
child classes	ćѱŀҚňҔ
child classes $	ćѺňҊ
child classes <name>	ŀҏ
child is	ćҒňѴ
child of	Āѷā҇Ă҉ćҙĚҍěѴ
child of $	ćҎ
child of <name>	ā҈Ă҉ĚғěѶ
children	ĀҐāѬĂҏćѳěҊľѺĿѹŀ҇ňһ
children $	ĚѳěҐňғ
children _ <name>	ĚҎěѺňҕ
children _ the	ĀѺćѺňҚ
children _ write	āѺĂ҉
children of	ĚҎěѺňҕ
children of <name>	ĚҎěѺ
children of the	ňҐ
children to	āѺĂҌ
children to write	āѺĂ҉
children |	ĀҌňѹ
chosen	ı҆
ci	ĀҦā҇ğѸİѶŕҤ
ci $	ŕҋ
ci _ $	Āҝ
ci _ <name>	ā҈
ci _ <path>	ŕґ
ci _ in	ŕ҆
ci _ |	ĀґāѴ
ci is	ā҇
ci job	ŕ҆
ci job in	ŕ҆
ci log	ā҈
ci pass	ā҇
ci thanks	ā҇
ci thanks $	ā҇
ci workflow	ā҈
ci workflow <name>	ā҆
ci workflow <path>	ŕ҇
ci |	āҊ
ci | $	āҊ
circle	āѺĦҘ
circle _ $	Ħ҆
circle _ <path>	Ħ҆
circle |	Ħ҆
circle | $	Ħ҆
circles	Ħ҇
circular	ā҉ĦҴ
circular _ $	Ħґ
circular _ between	Ħ҇
circular _ in	ā҈
circular _ through	Ħ҆
circular _ |	Ā҆
circular dep	Ħ҇
circular dep between	Ħ҇
circular dependency	ĦҊ
circular dependency through	Ħ҆
circular import	āҒĦґ
circular import in	ā҈
circular import |	Ā҈ā҆ĦѺ
circular imports	Ā҇
circular imports $	Ā҉
circular |	ĦҎ
circular | $	ĦҎ
circumstances	ā҇
class	ĀҊĂґąѺĆѷćұĉѸĊѷčѺĎѹďѺĐѳđѸēҌĚҍěҖğѸĢ҆ģѹĤҌĥҍĦѺĩѺĪѹīҜĬѩĭѲĮѹįѺĳѹĵӈĶѴķѭĸѹĹқĺҐĻѺĽѴľҚĿҠŁѸńѷŅѸņѸŇ҆ňҥŊѸŋѺō҇ŐҏőѳŒѶœѺŔѸ
class $	Ā҉ćҎĵ҉ňѴ
class <name>	āҍĂҖĆѸćҋĉѺĊѺĐѸēґĚҚěғğѺĢҍĤҎĥѴīҢĬѶĭѸĵҝĶѸķѲĹҢĽѸľҕĿҨŀѯńѹŇѷňҒōҊŐѶőѸŒѺ
class <name> $	āѸĂ҇ćҌĵҔĹҒĺѷľ҇Ŀ҉ň҇ō҆
class <name> are	Ă҇
class <name> as	ĚҌňѹ
class <name> carries	ē҉
class <name> come	Ě҉
class <name> conforms	ī҇
class <name> contain	ĀѷľҊĿҋ
class <name> created	ĀҋāѸ
class <name> declared	ĵ҈
class <name> define	ĀѸā҆
class <name> does	ā҉ě҇
class <name> for	Ĺ҆
class <name> forces	Ă҉Ŀѹ
class <name> from	ĀѸā҉
class <name> gets	Ā҇āҊ
class <name> has	ĀѹĺҌ
class <name> have	ĀҊňѷ
class <name> implement	ī҉
class <name> inherit	ĀѮā҆ćҍ
class <name> is	āѸē҇ĚҌěѹĵҎ
class <name> live	ā҆
class <name> one	Ŀ҆
class <name> please	ā҉ĹѺ
class <name> starts	ĵ҉
class <name> what	āѸĤ҈ĿҊ
class <name> where	ĀҌ
class <name> which	ā҈ĹҊ
class <name> who	āѵň҇
class <name> |	Ā҆āҒĂѴĚғĢҎĵ҇ĹҋĺѳľѵňҐ
class _ $	ĀѱĂ҇ćґĵҙĹҏĺѶĿ҇ŀҋňҊō҆Őҏ
class _ <literal>	ĥҏīҏĵѶ
class _ <name>	ĀѫāҋćҔěғĺҋŀ҆Ň҆
class _ a	ĀҏāѲ
class _ are	Ă҇
class _ as	ĚҌňѹ
class _ carries	ē҉
class _ classes	ćҍňѸ
class _ come	Ě҉
class _ conforms	ī҇
class _ contain	ĀѷľҊĿҋ
class _ created	ĀҋāѸ
class _ declared	ĵ҈
class _ define	ĀѸā҆
class _ does	ā҉ě҆
class _ file	ġ҆
class _ for	ĵ҇
class _ forces	Ă҉Ŀѹ
class _ from	ā҇
class _ gets	Ā҇āҊ
class _ has	ĺҌ
class _ have	ĀҊňѷ
class _ implement	ī҉
class _ in	ĵ҆
class _ inherit	ĀѮā҆ćҍ
class _ inherits	Ā҆ě҆
class _ is	āѸē҇ĚҊěѸĵҎň҈
class _ live	ā҆
class _ of	ĀҕĹѹ
class _ one	Ŀ҆
class _ please	ā҉ĹѺ
class _ starts	ĵ҉
class _ the	ĀҌŐ҉
class _ what	āѷćѸĤ҈Ŀҍňҏ
class _ where	ĀҌ
class _ which	āҊĹҊ
class _ who	āѵň҇
class _ |	ĀѷāҋĂѲćҌĚқĢҍĤ҇ĵ҈ĹҋĺѳľѸňҕ
class body	ĵ҆
class definition	ĵ҈
class does	ć҆Ň҆
class does <name>	ćҊŇ҆
class does the	Ā҆
class gets	ā҆
class has	Ĥ҆ĵ҈
class hierarchy	ĚѺň҉
class hierarchy |	ĚѺ
class in	āҋ
class is	Ā҆āѵĹ҆ňҎ
class is <name>	ňҍ
class is the	ĀҊāѹ
class itself	ĵ҆
class method <name>	ŀ҇
class of	ĀѫěҋŇ҆ňғ
class of <name>	ĀѮć҇ěҎ
class or	ćҍġҌňѷ
class or classes	ćҍňѸ
class or file	ġ҆
class that	ĀҏĚѺň҆
class that has	Ā҉
class that implements	ā҆
class that inherits	Ā҆
class that is	ň҆
class tree	ĚҊň҈
class tree $	ň҈
class with	āҐĥҎňѷ
class |	ĀѶā҆ľ҆ŀҊŐҏ
class | $	ĀѸā҆ŀҊňѹŐҐ
classes	ĀҏāѬĆѺćҩĊѺđѺĒҗēѺěҏģ҆ĤѺĥҴīѸĬѸĿѺŀңŃѸń҈ňӇŒѺ
classes $	ĀѲć҇ě҈ŀ҈ňҔ
classes <name>	āѷćҎĚѺě҇ŀҏ
classes <name> inherits	ě҇
classes _ $	ĀҌāѺĚҌ
classes _ <name>	āѲćҍě҉ĥҏŀҍňґ
classes _ <path>	Ā҆
classes _ derive	ĀҊ
classes _ from	Ā҇āѹĂ҈ňҎ
classes _ functions	Ā҉
classes _ has	ň҈
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҈ňѹ
classes _ inherit	ĀѺĚ҇
classes _ inherits	ě҇
classes _ it	ĀҍāѶĥ҉
classes _ on	ćѺňҐ
classes _ the	āҋćҎňѲ
classes _ their	āҏćѺňѺ
classes _ there	āѵĥ҈ň҇
classes and	Ā҈ġ҆
classes and functions	Ā҉
classes are	ĀҊāѶňҎ
classes are in	Ā҈
classes are there	ň҇
classes derived	Ā҈Ă҈
classes derived from	Ā҈Ă҈
classes does	ĀѸćҎģҊ
classes does <name>	ĀѹćҎ
classes fulfil	ĥ҉
classes fulfil the	ĥ҉
classes has	ćҌňѷ
classes has the	ćҊňѸ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	Ā҉ā҇
classes implement <name>	ĀѸĥҋ
classes implement it	ĀҒāѸ
classes implement the	āҋĥѶ
classes implementing	ĥ҉
classes implementing <name>	ĥ҆
classes is	Āҍćѱŀ҈ň҈
classes is <name>	Āҍćѱŀ҈ň҉
classes of	Ā҆ćҊěҋŀѺ
classes of <name>	ć҇ěҋŀѺ
classes or	Ē҆
classes share	āҒňѶ
classes should	ā҆
classes stand	ć҈ňѹ
classes subclass	ň҈
classes subclass <name>	ň҆
classes that	ĀѳćҎĚ҇
classes that <name>	ćҍňѺ
classes that have	ň҆
classes that inherit	ĀѺĚ҇
classes which	Ā҇ĥ҈
classes which <name>	ĥҌňѶ
classes with	Ā҈
classes with <name>	Ā҉
classes |	ĀҋāѺćѺĚҌň҆
classes | $	ĀҌāѺĚҌ
classify	ĀѷāѲłҟ
classify _ project	ĀѷāѳłҞ
classify this	łҊ
classify this project	ł҉
classmethod	ĀѸāҋĬҨ
classmethod $	ĬҊ
classmethod _ $	ā҇ĬҎ
classmethod |	ā҆Ĭҏ
classmethod | $	ā҇Ĭҍ
clause	ĀҏāѶīҙĵѹńҊ
clause $	īҐĵѹ
clause _ <name>	ĀҒāѹī҈
clause of	ĀѺīҏńҊ
clause of <name>	īҏ
clean	ĀѴā҈Ō҇
cleanly	Ĉ҇
cleanly $	Ĉ҇
clearer	āҏŅѵ
clearer $	āҏŅѵ
cli	ĀѹāѵċҔĞ҆łҐ
cli _ <option>	ċҌ
cli flag	ċ҇
cli flag <option>	ċ҆
closure	ĀѹāҎĻҤ
closure <name>	ĻҤ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҇
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҇
cls	ĀѨćҔĚғě҈ĩѸĵҚĹ҇ľ҈ňҊ
cls <name>	ĀѴāҌĂ҆ć҆Ě҈ĩѹĵҚĹ҇ľ҉ňҊ
cls <name> $	Ă҈ćҊ
cls <name> |	Ě҈ňҍ
cls _ $	Ă҈ćҐ
cls _ <name>	ĀѷāѺć҉ě҉Ĺҋ
cls _ |	ĀѹāѶĚҔňҍ
code	ĀҋąѺćѺĈҐĉѷĊңċҍĐѴėѺğҚĠҋĤѺĩѸıҎĲѺĳѳĸҊĺ҉ŁѺŃҚńѺō҈őѸŔ҆
code $	ĊҌĘ҇ğҍ
code <name>	āҌ
code _ $	āѶĢ҆Ĭ҆ı҆Ķ҉ĺ҆
code _ <name>	ĀҠāҗĉѷĳѶō҈
code _ <path>	ā҇
code _ a	ĀґāѫĈҍ
code _ at	āѺğ҆Ĵ҉
code _ does	Āѷāґıѹ
code _ it	ğҏ
code _ the	Āѷĸ҉Ń҉
code _ this	Ń҆
code _ with	āѺŃҍ
code _ |	ā҇ġ҈
code at	āҋ
code base	ĀґāѪĠ҆ġ҇
code base $	Ā҇āѺ
code base |	ĀҋāѶġ҇
code calls	Ċ҆
code has	ĀҋāѶķ҆
code in	ĀѴāҍĈҌ
code invokes	Ċ҇
code invokes <name>	Ċ҇
code is	ĀҐğ҆ı҈ĳѶĴҊ
code is <name>	ĀҖĳѶ
code is at	Ĵ҉
code is it	ā҆
code of	ā҉Ġ҇ĸ҇ō҉
code of <name>	āҌō҉
code of the	ĸ҇
code paths	Ńҍ
code please	đ҈
code reads	ĀѵāҒ
code reads <name>	ĀѸāҐ
code runs	ĀѺā҆
code that	ĀҌĉѸĊҗğѵ
code throws	Ńҋ
code which	ĀҏāѶ
code |	ĀѳĢ҆Ĭ҇ı҆Ķ҉ĺ҆
code | $	ĀѳĢ҇Ĭ҇ı҆Ķ҉ĺ҆
codebase	ĀѹġҖ
codebase $	ġ҇
coding	Āѷā҇
coding _ |	Āѷā҇
collect	ĀґŎѴ
collect _ tests	ĀғŎѴ
collect the	ĀғŎѴ
collect the tests	ĀғŎѴ
columns	āѺĤ҉
come	ą҉ĉ҆Ċѷē҆Ě҈ĬѸńҎŌҍŔ҆
come <name>	āҎ
come <path>	āҊ
come _ $	Ĥ҆
come _ <name>	Ě҉
come _ has	ā҇
come _ import	ħ҇
come _ is	āҎ
come _ made	ā҈ĬѺ
come _ of	ń҈
come _ test	ĀҊāѷ
come _ tests	Āҋāѷ
come _ the	āѶ
come _ |	āѶăѺŔ҆
come after	āҌ
come after <name>	āҊ
come from	ĀѹĚ҉ń҇Ŕ҆
come from <name>	Ě҉
come from |	ĀѺŔ҆
come into	ĀҎāѱą҆
come into the	Ā҆āѷą҆
come out	Āѹāѹń҈ŌҎ
come out of	ń҈
come right	ē҇
come the	Āғāѷ
come the test	ĀҊāѷ
come the tests	Āҋāѷ
come there	ā҇
come there is	ā҆
come they	ā҈ĬѺ
come they made	ā҈ĬѺ
come to	ħ҆
come to import	ħ҇
come with	āѵĞ҆Ĥ҆
come with $	Ĥ҆
comes	ĀѺāѩćҋĞ҇ī҉İ҆Ĳ҆ĸ҈Ŀ҆ŇҒŔ҆
comes <name>	ć҈
comes <name> by	ć҈
comes _ by	ć҈
comes _ of	ŇҌ
comes _ which	ĸ҇
comes after	ī҆
comes from	ĸ҈
comes from which	ĸ҇
comes out	Ňҍ
comes out of	ŇҌ
comes to	āѹď҆
comes with	Ğ҇Ŀ҇
coming	ă҆
command	ā҈ċҕĞғ
command _ flag	ā҈
command _ option	ċ҇
command _ options	Āҍāѵ
command _ tool	ā҆ł҆
command line	ā҆ċҕĞ҇ł҆
command line flag	ā҈
command line option	ċ҇
command line options	Āҍāѵ
command line tool	ā҆ł҆
command names	Ğ҆
commands	ĀѴā҆Ğү
commands $	āѺĞ҉
commands _ i	ā҆
commands does	Ğҋ
comment	ĀҘāѷ
comment _ <name>	ĀҎāѺ
comments	āқĳѸ
comments $	āҖ
comments _ $	ā҆
comments |	ā҆
comments | $	ā҆
commercial	ā҆
commit	ĀҝąӧČҟčҜĎҝĐѺģѹĦѹħѺĩѹĪѺĬѹĭѺĮѹįҾİҾŅѸņѷŉҟŊѺŏѹőѸŔѺŕѺ
commit $	Āҏāѷį҇İҔ
commit <commit>	āҚąѱČҠčҦįѶİѺŉҢ
commit <commit> $	Ā҇č҈ŉҍ
commit <commit> break	ĀѴāҏ
commit <commit> change	Āѷāҍ
commit <commit> changed	ĀѳāҎ
commit <commit> concerns	č҇
commit <commit> delete	ĀҊ
commit <commit> did	č҉
commit <commit> in	ā҇
commit <commit> touched	Č҇
commit <commit> what	ā҇
commit <commit> which	ĀѲāҏ
commit <commit> |	ĀҊā҆
commit <name>	İ҇
commit <name> it	Ā҇
commit _ $	ĀҜāѱąѲč҇Ďҗŉґ
commit _ <name>	Ā҇āѨąҦįғİѺ
commit _ <path>	āѲąҬįҘ
commit _ a	āѺį҈
commit _ added	Ā҇
commit _ and	ĀѭāҖ
commit _ birth	ą҈
commit _ break	ĀѴāҏ
commit _ change	ĀѷāҌ
commit _ changed	Āѱāҏ
commit _ concerns	č҇
commit _ contains	ĀѵąҌ
commit _ created	Āѵąґ
commit _ delete	ĀҊ
commit _ deleted	āҎąѸ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѵĎҎ
commit _ hash	İ҇
commit _ head	ĀѶİҍ
commit _ imports	ĀѷāҌ
commit _ in	Āѹā҇
commit _ introduced	ą҈
commit _ it	ĀҕāѴą҆
commit _ lost	Ā҇
commit _ of	ĀѺĎґ
commit _ please	ĀҊĎѷ
commit _ removed	ĀҏąѶ
commit _ the	ĀѥāҘąѸį҆İқ
commit _ this	Ā҆āҍąѸ
commit _ to	Ā҆
commit _ touched	Č҇į҈
commit _ we	ą҆
commit _ what	ĀѸā҇İ҉
commit _ which	ĀѹāҎ
commit _ |	āҎĎ҈İѹ
commit added	ąҊ
commit added <name>	ĀѸąҌ
commit added <path>	ĀҊ
commit added the	ā҇
commit adding	ą҆
commit break	ā҆
commit brought	ĀѺąҎ
commit by	Āҕąѵ
commit by which	Ā҉ąѺ
commit changes	Ā҇
commit changes to	Ā҇
commit count	ĀѡĎү
commit count $	ĀѪĎҙ
commit count for	ĀѷĎҏ
commit count of	Ď҈
commit count |	ĀѹĎ҉
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҇āѺ
commit deleted <path>	ĀҋāѺ
commit did	ĀҊą҈
commit did <path>	ĀґąѴ
commit did the	ĀѺą҈
commit do	ą҆
commit do we	ą҆
commit does	Ā҆āѵİ҈
commit does <name>	Ā҈āѸ
commit for	įҕ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҈
commit gave	ą҈
commit gave birth	ą҈
commit has	Āѩāҗąҋ
commit has deleted	ĀѰāҒ
commit has the	ā҆
commit here	Ā҆
commit history	ĀҐąѶ
commit history $	ĀґąѺ
commit history of	Ď҉
commit in	ĀѶāҎ
commit in the	Ā҆
commit in this	ĀѶāґ
commit in which	ą҆
commit introduced <name>	ĀҎąѵ
commit introduced <path>	Āѵąҍ
commit introducing	ĀѸąҋ
commit is	Ā҉ąҍ
commit made	ĀѴāҒ
commit made the	ĀѬāҗ
commit made |	Ā҇
commit message	ĀѺā҈
commit of	āѹąқ
commit of <path>	Āѭąҙ
commit of the	āѺį҆
commit of this	Āҋ
commit on	įҍ
commit on <name>	į҉
commit on <path>	į҆
commit responsible	ą҆
commit responsible for	ą҆
commit taht created	ą҆
commit that	Ā҆ąҏįґ
commit that added	Ā҇
commit that contains	ĀѵąҌ
commit that created	ĀѺą҉
commit that deleted	ĀҐąѹ
commit that introduced	ą҈
commit that removed	ĀҏąѶ
commit that touched	į҇
commit the	ā҈
commit touching	į҉
commit w	ĀѺą҇
commit was	ĀҌāѺįҐ
commit was <path>	ą҆į҉
commit was the	ĀҐąѳ
commit we	Ā҇
commit we lost	Ā҇
commit with	āѺį҈
commit with a	āѺį҈
commit |	ĀҐāѯİҊ
commit | $	ĀҏāѱİҊ
commits	ĀҖāҔąѸĎӝįѹİ҆
commits $	ĀқĎѳ
commits <name>	Ď҇
commits _ $	Ā҉āѷĎ҈
commits _ <name>	ĎҒ
commits _ <path>	āғĎҖ
commits _ are	ĀҌāѰ
commits _ author	ĀѺāҏĎѸ
commits _ between	Ā҉āѹ
commits _ changed	ĀѺĎ҉
commits _ far	Ď҉
commits _ in	ĀѸāҋ
commits _ modified	Ď҆
commits _ not	ĀѷāҒĎѸ
commits _ something	Ď҉
commits _ the	ĎҊ
commits _ there	ā҆
commits _ touched	ĀѯāҍĎ҇
commits _ was	Ď҆
commits _ year	āҊĎѺ
commits are	ā҆
commits are between	ĀҊāѶ
commits are in	ĀѸāҋ
commits are there	ĀѶā҆Ď҇
commits by	ĀҒĎѱ
commits changed	āѹĎ҆
commits changing	ā҆
commits concerns	Ď҆
commits did <name>	Āҋāѹ
commits did not	āҌĎѸ
commits does	Ď҆
commits has	Ďҋ
commits has <path>	Ď҆
commits have touched	ĀѷĎ҈
commits in	Ď҆
commits in the	Ď҆
commits on	ĀѶĎҎ
commits on <name>	ĀѹĎ҉
commits per	ĀѺāҏĎѸ
commits per author	ĀѺāҏĎѸ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҆
commits that	ĀѴā҈ĎҐ
commits that changed	Ď҆
commits that touched	ĀѺāҌ
commits there	Āҍāѱ
commits there are	Āҍāѱ
commits this	āҊĎѶ
commits this year	āҊĎѺ
commits to	ĀѸāҋ
commits to it	ĀѺā҉
commits touch	Ď҈
commits touched <name>	ĀѹĎ҆
commits touched it	Ā҇
commits until	ĀѳāҗĎѶ
commits was	Ā҇
commits which	āѷĎ҈İ҉
commits |	Ā҉āѶĎ҈
commits | $	Ā҉āѶĎ҈
committed	āѭĎҙįѹİҙ
committed $	āѺĎґ
committed _ $	İ҆
committed _ |	İ҆
committed last	İҏ
committed to	Āҋāѷ
committers	ĀҐ
committers for	Ā҆
common	āҋ
common _ $	āҋ
common |	āҋ
common | $	āҋ
compare	āѹďҚ
compare _ signatures	Ā҇
compare the	Ā҆
compare the signatures	Ā҇
compare with	ď҈
compared	Ą҆ďҌ
compared _ <name>	ďҌ
compared _ <tag>	Ą҆
compared to	Ą҆ďҌ
compared to <name>	ďҌ
compared to <tag>	Ą҆
compares	āҊ
comparing	āѺă҈
comparison	ďҗ
comparison _ <name>	ďғ
comparison of	ď҇
compilation	ĀѺĈҍ
compile	ĀѰĈҮ
compile _ $	Ĉ҆
compile _ project	Ĉ҆
compile this	Ĉ҇
compiler	ĀѸł҉
compiler _ $	ł҇
compiler |	ł҈
compiler | $	ł҇
compiles	ĈҘ
compiles _ $	Ĉ҆
compiles |	Ĉ҆
compiles | $	Ĉ҆
compiling	ĀѹĈҎ
complain	Āѳāҗ
complain about	āҊ
complete	ĀҔĆҍĉѺđ҈
complete _ of	ĆҎ
complete list	Ć҉
complete list of	Ć҉
complexity	āҌ
composed	Ĥ҉
comprises	Ŋ҆
concerns	ĀѸč҇Ď҆
concerns _ |	Ď҆
concerns also	č҇
concrete	Ăҏĥҍ
concrete <name>	Ă҉
concrete _ behind	ĥ҈
concrete _ of	Ă҇
concrete classes	ĥ҆
condition	ā҉
condition _ <name>	ā҉
condition does	ā҉
condition does <name>	ā҉
conditions	Āѷāҗ
config	Āҝā҇ĐҠĪѰ
config <name>	ĐҊ
config <path>	Ā҆Đ҉
config _ $	Ā҆Đ҈
config _ <name>	Đ҈
config _ and	Āҋ
config file	āҋĐ҈
config is	ĀҒĪѳ
configuration	ĐҎ
configuration <name>	Đ҆
configuration <name> written	Đ҆
configuration _ written	Đ҆
configuration file	Đ҇
configure	Đҋ
configure <name>	Đҋ
configure <name> $	Đ҈
configure _ $	Đ҈
configured	Ā҈āѶĐҒ
configured _ $	Đ҇
configured _ <name>	Ā҇
configured _ inside	Đ҇
configured for	Ā҆
configured for <name>	Ā҆
configured in	Ā҆
configured where	Đ҇
configured where inside	Đ҇
configured |	Đ҈
configured | $	Đ҇
confirm	Ĭ҆ĭ҆
conform	ĥҐ
conform _ $	ī҆
conform to	ĥҐ
conforming	ĥ҆
conforming to	ĥ҆
conforms	īҊ
conforms to	ī҉
connection	Ā҇
connection _ $	Ā҉
connection |	Ā҉
connection | $	Ā҉
considered	āѺĭҏ
considered like	ĭ҇
consists	Ā҆āѷ
consists _ how	Ā҈āѹ
consists of	Ā҈āѸ
consists of how	Ā҈āѹ
console	ĀѵāҋĞҘ
console commands	Ğ҇
console scripts	ĀѸā҉Ğҋ
const	ĀѤā҉đҠĶңŐҊ
const $	đ҉
const <name>	ĀѥāҌđҕĶңŐҊ
const <name> $	ĀѺđ҉ĶҒ
const <name> its	āѶŐҊ
const _ $	ĀѺđ҉ĶҒ
const _ <name>	āѵđґ
const _ its	āѶŐҊ
constant	ĀѷđӇĬѷĶӑķѺĸҍŐҗ
constant $	đҏĶ҆
constant <name>	āҎđҪĶҜĸҋŐҗ
constant <name> $	Ā҇āѸđҐĶ҈ĸ҉
constant <name> at	āҊ
constant <name> defined	Ķ҉
constant <name> get	Ķ҇
constant <name> is	đ҉
constant <name> stand	đ҇
constant <name> used	ĀҌĶѷ
constant <name> where	ā҈
constant <name> |	ĀҊāѸŐ҆
constant _ $	Ā҉āѶđҘĶ҆ĸ҉
constant _ at	āҊ
constant _ defined	ĶҌ
constant _ get	Ķ҇
constant _ is	đ҉Ķ҆
constant _ set	ĀѴāѷĶҘ
constant _ stand	đ҇
constant _ used	ĀҌĶѷ
constant _ where	ā҈
constant _ |	Ā҉āѷĶҋŐ҆
constant is	Ķ҆
constant which	Ķ҆
constant |	đ҈
constant | $	đ҈
constraint	ĀѺėҍĮҋ
constraint _ <name>	ė҉
constraint _ the	Į҆
constraint of	Į҈
constraint of the	Į҆
constraint on	ė҆
constraint on <name>	ė҆
construct	Ā҈
construct _ <name>	Ā҈āѹ
construct a	Ā҈āѹ
construct a <name>	Ā҈āѹ
constructor	ĀҨĉѶĊѸ
constructor $	Ā҆
constructor _ $	Ā҆
constructor of	Āҋ
constructor |	Ā҆
constructor | $	Ā҆
consults	ğҏ
contain	ĀѬĘҌğ҇ĠҋĪ҆ĳ҇ľҊĿҊŅѰŉҊōѸŔ҇
contain $	ĀѺĳ҈Ŀҋ
contain <commit>	ĀҐāѶ
contain <commit> $	Āѹŉ҇
contain <commit> |	ĀҗāѲŉѹ
contain <literal>	Ŕ҇
contain <name>	āҋ
contain <name> $	āҍ
contain <path>	Ā҇āѺ
contain <path> |	Ā҈āѺ
contain _ $	ā҉ľҊŉ҇ōѸŔ҇
contain _ <commit>	Āѹā҆
contain _ it	āҒŅѱ
contain _ test	ŋ҆
contain _ |	ĀҏāѸ
contain a	Āѹ
contain a test	ŋ҆
contain an	ĀѷĘ҉
contain before	āҒŅѱ
contain before it	āҒŅѱ
contain commit	Āѹā҆
contain commit <commit>	Āѹā҆
contain it	ĀѲāҍ
contain it |	ĀѲāҎ
contain something	āѺĠ҆
contain |	āѹľҊōѸ
contain | $	āѹľҊōѸ
containing	őґ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őґ
contains	Ā҇āѧąҊĥѹķҌĺҐĽ҆ŉ҆ŊҌő҇Œѹœ҆
contains $	Ŋ҇
contains <commit>	Ā҈
contains <commit> |	Ā҇
contains <name>	ĺҒ
contains <name> $	ĺҒ
contains <path>	āѷą҈
contains <path> |	āѷą҈
contains _ $	Āґİ҆ĺҒő҇
contains _ <name>	Ľ҇
contains _ test	œ҆
contains _ |	āѵąҌ
contains the	ķҏœ҆
contains |	ĀҐİ҆
contains | $	ĀҐİ҆
content	āѺĴҩĶѹ
content $	đѸĴҠ
content of	đҋĴ҆Ķѹ
contents	į҈ĴҊŕ҈
contents _ $	į҈
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҉
contents of the	ŕ҉
contents |	į҈
contents | $	į҈
contracts	ī҆
contributed	Āҕāѯ
contributed _ <path>	ĀҌāѵ
contributed to	ĀҔāѰ
contributed to <path>	ĀҌāѵ
contributors	Āҡāѵ
contributors _ the	ĀҐ
contributors to	ĀҐ
contributors to the	ĀҐ
copyright	Āѷāҋ
coroutine	ĀѸāҋĬҨ
coroutine $	ĬҊ
coroutine _ $	ā҇ĬҎ
coroutine |	ā҆Ĭҏ
coroutine | $	ā҇Ĭҍ
correct	ā҈ĘҋĬ҈ŇѰ
correct _ $	Ęҋ
correct |	Ęҋ
correct | $	Ęҋ
correctly	āҎ
correctly _ $	ā҇
correctly |	ā҇
correctly | $	ā҇
correspond	Œ҇
correspond to	Œ҆
could	ĀҔāҔĢ҉ŇѺ
could <name>	Ā҆
could <name> be	Ā҇ā҆
could _ be	Ā҆
could _ count	Ā҉
could _ find	Ā҇
could _ kindly	ĀѪāѷ
could _ look	Ā҈
could _ tell	āҒ
could _ the	Ŀ҇
could _ without	ā҆
could be	ā҉
could do	ā҆
could do without	ā҆
could i	Ā҇
could you	ĀҚāѴĢ҈
could you count	Ā҉
could you find	Ā҇
could you kindly	ĀѪāѷ
could you look	Ā҈
could you tell	āҒ
count	ĀҥāѢĂѹąѺćѬĊѸĎҿĚ҉ĤѰĦѹĩѺĪѰĬҎĭҋĳҲľҿĿѭŁѸňѰŊӈŎѹŏѺ
count $	ĀҮćѰĎҍĪѷĳ҈ľ҈Ŋ҆
count <name>	ĀѸŊҊ
count <name> 's	ĀѹŊ҈
count <path>	ĀѺ
count _ $	Ŋ҇
count _ 's	ĀѶŊҌ
count _ <name>	ĀѲĎ҉ĳҊľҏŊ҉
count _ <path>	ĀѱĎ҉ĳҍŊ҉
count _ a	Ě҇Ĭ҈
count _ callers	Ā҇
count _ commits	ĀѷĎҕ
count _ functions	Ā҉
count _ importers	Āҍ
count _ imports	ĀҋĪѺ
count _ lines	ĀѺĳҍ
count _ methods	ĀѶľҕ
count _ of	Āѹ
count _ revisions	Ď҇
count _ tests	ĀѯŊҟ
count _ that	Ā҇
count _ the	ľҌĿѺ
count all	ľ҇
count as	ĀѵāѸĚҋĬґĭҎ
count as a	Ě҇Ĭ҈
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѳĎҐľ҉Ŋҋ
count for <name>	ľ҉Ŋ҆
count for <path>	ĀѹĎ҇
count of	ĀѫĎҕĳҎľҌŊҏ
count of <name>	ĀѸĳ҇ľ҆
count of <path>	Āѹĳ҈
count of revisions	Ď҇
count the	ĀҡāѺĎҋĤѸĪѺĳ҇ľҌŊҐ
count the commits	Ďҍ
count the functions	Ā҉
count the importers	Āҍ
count the imports	ĀҋĪѺ
count the lines	ĳҋ
count the methods	ĀѶľҒ
count the tests	ĀѰŊҚ
count |	ĀѶĎ҈
count | $	ĀѶĎ҈
counted	āѹĳ҉
counted in	āѺĳ҉
counting	āѸĄ҇ľ҇ŊҊ
counting _ methods	ľ҆
counting the	āѺľ҆Ŋ҉
counting the methods	ľ҆
cover	ōҍ
cover <name>	ōҏ
cover <name> |	ōҌ
cover _ |	āѹōҌ
cover the	Ā҈
coverage	ā҈ō҇
coverage _ $	āҌ
coverage _ <name>	ō҈
coverage of	ō҈
coverage of <name>	ō҈
coverage |	āҌ
coverage | $	āҌ
covered	Ā҆āҍ
covered _ any	Ā҆
covered _ tests	ā҈
covered by	Ā҇āҎ
covered by any	Ā҆
covered by tests	ā҈
covering	ĀѺāѺōҘ
covering <name>	ĀѺāѺōҘ
covering <name> $	ĀѺāѺōҘ
covering _ $	ĀѺāѺōҘ
covers	āғōѶ
crash	āҝķѴ
crate	Ā҈Ğ҆
create	ĀҍāҔąҌŃѵ
create _ from	ā҆
create _ of	Ā҈ą҇
create a	ĀҐŃѶ
create commit	ą҇
create commit of	ą҇
created	āѺăҖąҪįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	ĀҊāѳąҝ
created _ <tag>	ă҆Ą҆
created _ |	ā҈
created after	ă҈
created after <tag>	ă҇
created between	ĀѺă҈
created for	ĀѺā҇
created for |	ĀѺā҇
created it |	Ā҆
created |	Āқāѷ
created | $	ĀҘāѷ
creation	ĀѶąқ
creation _ $	ĀѺąҏ
creation _ <path>	ą҆
creation commit	ĀѺąҏ
creation commit $	ĀѺąҏ
creation of	ą҈
cron	ŕ҇
current	ĀѱāѳĈҋį҈İґņҗ
current _ of	Ņѹņҏ
current _ |	ĀѺį҈ņ҇
current contents	į҈
current contents |	į҈
current one	ņ҈
current one |	ņ҈
current path	ņҎ
current path of	ņҊ
currently	ĀҋāѲŌ҇
currently _ passing	ĀҏāѴ
currently not	ĀҏāѴ
currently not passing	ĀҏāѴ
cut	ĀѺāҏ
cut _ chain	ā҇
cut _ down	ā҈
cycle	Ā҉āҐĜѺĦҧĪѸ
cycle $	ĦҔ
cycle _ $	ĀҊ
cycle _ <path>	āҊ
cycle _ goes	ĀѹĦҊ
cycle _ imports	Ħ҆
cycle _ is	ā҇
cycle in	ĀѺāҊ
cycle in <path>	ā҇
cycle of	Ħ҆
cycle of imports	Ħ҆
cycle that	Ħ҇
cycle which	ĀѹĦҊ
cycle which goes	ĀѹĦҊ
cycle with	ā҆
cycle |	ĀҊ
cycle | $	ĀҊ
cyclic	ĦқĪѺ
cyclic _ $	Ħ҈
cyclic _ check	Ħ҇
cyclic import	ĦҒ
cyclic import check	Ħ҇
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҆āѶĩ҆Ī҆ŀ҆
d _ to	āѷĊ҆Ī҆
d like	Ā҇āѶĊ҆Ī҆
d like to	āѺĊ҆Ī҆
data	Ĥҧĵ҉ŇѸŐғœѹ
data _ <name>	ĵ҇
data _ has	ĀҌ
data _ of	ĤҏŐҊ
data _ the	ĀѺāҏœѺ
data members	āѸĤҙ
data members of	Ĥҏ
data type	Ā҉ŇѹŐҒ
data type has	ĀҌ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	ĀҊā҇įҤ
date <path>	ā҇
date _ $	ĀѹāҎ
date _ <name>	įҊ
date _ <path>	į҆
date _ commit	ĀҊ
date _ got	āҋ
date _ the	į҈
date has	āѺįҋ
date of	Ā҉įғ
date of the	į҈
date |	ĀѹāҎ
date | $	ĀѹāҎ
days	ĀѨāҐņҌ
days _ $	ņҌ
days _ between	ĀѲāҏ
days |	ņҌ
days | $	ņҌ
dead	ĀҖāѸĪѶŏҢ
dead _ $	Āҟāѹ
dead _ in	ŏ҈
dead _ inside	ŏ҇
dead _ |	ĀѹŏҎ
dead code	Ā҈
dead code |	ā҆
dead imports	ĪѷŏҢ
dead imports in	ŏ҈
dead imports inside	ŏ҇
dead imports |	ŏҎ
debug	ĀҌāѺ
debug the	ĀҎāѷ
decl	āѹĽҔ
declaration	ĀѰāѫĭ҆ĵґĶҎķҎĺҌĽҧŁ҆
declaration $	ĥ҇
declaration <name>	Ķҋ
declaration <name> $	Ķҋ
declaration _ $	ĀѺāѹĶҋĽҗ
declaration _ <name>	ī҆
declaration _ of	ĵ҆Ķ҇ĺҎ
declaration _ the	Ľ҉
declaration _ |	Ľ҆
declaration line	ķҖ
declaration of	ī҆ĽҌ
declaration of <name>	ī҆
declaration of the	Ľ҉
declaration site	ĵ҆Ķ҇ĺҎ
declaration site of	ĵ҆Ķ҇ĺҎ
declaration |	ĀѺāѹĽҒ
declaration | $	ĀѺāѹĽҐ
declarations	ĀѹāѹĆ҈Ē҆ĪҖ
declarations _ <name>	Īҍ
declarations _ <path>	ĪҊ
declarations inside	ĪҊ
declarations of	Īҍ
declare	Ā҈Ă҆
declare _ $	ĀҎāѵĿ҆
declare a	ā҆
declare |	ĀҎāѵĿ҆
declare | $	ĀҎāѵĿ҆
declared	ĀѺāѱĂґċ҆Ğ҇Ĥ҈ĪѺĬҕĭҏĵґĶҌĸҌĻ҆ĽҖŁ҈Ňҋ
declared $	ĵ҉ĸ҉ĽҊ
declared <name>	Ĭ҇
declared _ $	āѷĂ҆ĬѺĵ҆Ķҋĸ҆Ł҉
declared _ <name>	ĂҎĤҊĿ҉
declared _ a	Ĭ҇
declared _ abstract	ā҆Ăѹ
declared _ of	Ė҈Ň҆
declared _ on	ā҆
declared _ return	Ň҆
declared _ |	ĀѺĭҏ
declared abstract	āѹĂҌ
declared as	Ĭҋ
declared does	Ĭ҆
declared for	ĀҋāѺ
declared in	ĀҍĂѶĤ҉Ľ҆Ŀҋ
declared in <name>	Ā҆ĂѶĤ҉Ŀҋ
declared on	ĀѹĂҗ
declared on <name>	ĀѺĂҗ
declared return	Ňҋ
declared return of	Ň҆
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҉ĶҌĸ҇
declared | $	ĵ҇ĶҌĸ҇
declares	āѺĂ҆ċ҇ĵ҆ĸ҇ļ҆Ľ҆
declares _ constant	Ķ҆
declares _ interface	Ľ҆
declares its	Ā҆ļ҆
declares the	ĸ҆Ľ҇
declares the constant	Ķ҆
declares the interface	Ľ҆
declaring	Ľ҇
decorated	ā҈ĒҢēҩ
decorated $	āҋ
decorated <name>	ēҒ
decorated <name> $	ēҏ
decorated _ $	ĀѷāѶĒґēҘ
decorated _ <mark>	ĀҏĒѸ
decorated _ <name>	ĒҘ
decorated _ |	ē҈
decorated by	Ēҍ
decorated by <name>	Ē҉
decorated with	Āґēҍ
decorated with <mark>	ĀҏĒѵ
decorated with <name>	Ēҏ
decorated |	ĀѺāѹĒҍ
decorated | $	ĀѺāѹĒҍ
decorator	ĀѮāҕĒһēҘ
decorator $	āѺĒҗ
decorator <mark>	āҗĒѵ
decorator <mark> do	ā҇
decorator <mark> itself	ā҆
decorator <name>	ĀѴĒң
decorator <name> $	āѹĒҍ
decorator <name> |	Ē҈
decorator _ $	āѸĒҕ
decorator _ <name>	ā҇ē҉
decorator _ applied	Ē҇
decorator _ do	āҍĒѶ
decorator _ itself	ā҆
decorator _ |	Ē҆
decorator on	ā҆
decorator on <name>	ā҇ē҆
decorator |	āѷĒҐ
decorator | $	āѸĒҎ
decorators	ēӘ
decorators $	ēҋ
decorators _ $	ē҈
decorators _ <name>	ĀѺāҍēҚ
decorators _ on	Āҋāѳē҇
decorators _ the	ē҈
decorators are	ĀҊāѸē҆
decorators are on	Āҋāѳ
decorators does	ē҈
decorators does <name>	ē҆
decorators has	ē҉
decorators has <name>	ē҇
decorators is	ē҇
decorators on	ā҈
decorators on <name>	ā҈
decorators that	ē҇
decorators |	ē҈
decorators | $	ē҈
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѯāѯĆҕē҉ĕ҇Ĭ҆Ķ҈ķҬĹҌĺҌĻҘļ҈ňѹ
def <name>	ĔѹĕҊĵѺķ҉ĹҊĻҎļ҈
def <name> $	ĻѸļҋŁ҆
def <name> begins	ķҊ
def <name> |	ĔѹĕҊ
def _ $	āѸĵҊĶҋķѷĺғļҊ
def _ <name>	ĀѸĆҖĬ҇ķ҆Ļ҇
def _ begins	ķҊ
def _ of	ķҙ
def _ that	ķ҇
def _ |	ĔѹĕҊ
def line	ĶҎ
def line $	ĶҎ
def location	ĵҊķѸĺҕ
def location $	ĵҊķѸĺҕ
def of	ĀѸĆҖĬ҇ķ҇Ļ҈
def of <name>	ĀѸĆҖĬ҇ķ҇Ļ҈
def |	ē҆
default	ĀѢāҜċѷđѷĔӈĕӎĢѺ
default $	ĔҌ
default <name>	Ĕ҆
default _ $	āҏđѺĔѹĕҖ
default _ <name>	ĀѶāҋĔҏĕқ
default _ its	ĕ҆
default _ of	Ĕ҆
default _ the	ĀѹċѺĔҜ
default _ |	ĕҊ
default does	ĀѹĔҊ
default for	ā҉ĕҏ
default for <name>	ā҈ĕ҇
default in	Ĕґ
default in <name>	Ĕ҉
default in the	Ĕ҈
default is	Ĕ҇
default of	āҌĔ҇ĕҎ
default of <name>	ā҉
default of the	ā҆Ĕ҇
default to	ĕҋ
default to |	ĕ҈
default value	ĀҊāѶđѹĔҋĕҎ
default value $	ā҇ĕ҈
default value of	ĀҌāѱ
default value |	Ĕ҉
default what	ĔѺĕҊ
default |	ā҈ĕ҉
default | $	ā҈ĕ҉
defaults	āѸĔҕĕҍ
defaults to	ĔҔ
define	Āѹā҇ĆҚĐҋĘѺĺҍļҎŊ҇
define $	Ŀ҇
define <name>	āҕĆҊĐҊĺ҈
define <name> $	ĀѵāҗĆ҈ĐҋĺѺ
define <name> |	ĀҊĺҎ
define _ $	Ā҉ā҈Ć҈ĐҋĺѺŊ҆
define _ <name>	ĀѶĆҌ
define _ inner	ļ҆
define _ method	ĺ҈
define _ nested	ļ҇
define _ |	Ā҉ĺҎ
define a	ĀѹĆҌ
define a <name>	ĀѺĆҌ
define its	ļ҈
define the	Āѷĺ҇
define the method	ĺ҇
define |	ĀғāѱŊ҆
define | $	ĀғāѱŊ҆
defined	ĆҢćѸċҏĐѷđҍĒѨĤҊĬ҆ĭѸĵғĶҐķ҈ĸҍĻ҇ļҍĿҌŀѹňѶőѹœ҇
defined $	āѵċ҇Ķ҆ĺҎĻѷļҔ
defined _ $	Ā҉āѹĆҊđҐĒѭĵ҉ĸҌĹ҉ĺѺœ҇
defined _ <name>	Ĥ҉Ļ҉Ŀ҉
defined _ <path>	Ā҉
defined _ than	Ć҆
defined _ the	Ļ҈
defined _ which	ĺ҇
defined _ |	ġ҇ķ҈
defined as	ĀѷđҏĬҊ
defined at	ĺ҈
defined by	Ă҇Ļ҇Ŀ҆
defined by <name>	Ļ҇
defined in	ķ҈
defined in <path>	Ā҈
defined in |	ķ҈
defined more	Ć҆
defined more than	Ć҆
defined on	ĀѸĤ҉Ŀ҆
defined on <name>	ĀѹĿ҆
defined |	ĀҒĆҋĒѭĶ҇ĸ҉Ĺ҇ĺѺœ҇
defined | $	ĀҒāѺĆҋĒѭĶ҇ĸҌĹ҇ĺѺœ҇
defines	ĀҋāѫĆҍĺҋĻҋļ҈Ľ҉ľ҈Ŀ҆ōѺ
defines $	ĀҔāѹľ҆
defines <name>	Ć҆ĵѸĺҌ
defines <name> $	Ć҇ĵѸĺҎ
defines <name> |	ļ҇
defines _ $	Ć҈ĵѺĺҍ
defines _ nested	ļ҆
defines _ |	āѹļ҆
defines it	āѹĆ҉
defines the	āѹĽҊ
defining	ā҆
defining <name>	ā҆
definition	ĀѱāѥĆҙċҌē҉ĢѺĵҚĶҏķҗĸ҉Ĺ҈ĺҜ
definition $	Ć҈
definition _ $	āѳĬ҆ķ҇
definition _ <name>	āѷĆ҆ēҊķѸĹҊĺҢĻ҆
definition _ class	ĵ҉Ĺѷ
definition _ for	Ć҈
definition _ the	Ķҏ
definition is	ā҈ĆѺ
definition of	ĀѲāѷĆ҉ċ҆ē҉ĶҌĹ҈ĺҧĻ҇
definition of <name>	ĀѵĆ҆ēҊĵѷķѺĹҌĺҤĻ҆
definition of class	ĵ҉Ĺѷ
definition of the	Ķҍ
definition sites	ĆҌ
definition sites for	Ć҈
definition |	ĀѷāѲĬ҆ĵҎķ҇
definition | $	āѳĬ҆ķ҇
definitions	ĆҨģ҆ŀ҆
definitions _ <name>	āҋĆҚŀ҆
definitions in	āѺģ҇
definitions of	ĀѷāҒĆҒŀ҆
definitions of <name>	ĀѷāҒĆҒŀ҆
definitions that	Ā҈
defs	āѵĆ҇ĒҐľҋĿҒŀҊ
defs _ be	Ā҇
defs _ i	Ŀ҉
defs _ in	Ā҈
defs _ the	ĀѺľҊ
defs _ with	Ē҆
defs are	Ā҈
defs are in	Ā҈
defs can	Ā҇
defs can be	Ā҇
defs does	ľ҇ĿҊ
defs will	Ŀ҉
defs will i	Ŀ҉
delegates	āѺĉҠđѺ
delegates _ $	āѺĉҟđѺ
delete	āҦĆѷĴѺ
delete <name>	Ā҆āѹ
delete <path>	Ā҈
delete _ <line>	āҋĴѺ
delete _ |	Ā҆
delete all	āҒĆѴ
delete line	āҋĴѺ
delete line <line>	āҋĴѺ
delete the	āҋ
deleted	ĀҜāғąѰ
deleted $	Ā҇
deleted <name>	Ā҈
deleted <name> $	Ā҉āѺ
deleted <path>	ĀҊąѸ
deleted <path> $	ĀҒāѶ
deleted <path> |	ĀѸāҍ
deleted _ $	ĀҘąѴ
deleted _ <tag>	ĀҎāѴ
deleted _ written	ĀѺā҈
deleted _ |	Āѹāґ
deleted and	ĀѺā҈
deleted and written	ĀѺā҈
deleted between	ĀҎāѴ
deleted between <tag>	ĀҎāѴ
deleted from	ā҆
deleted |	āҒ
deleted | $	āҒ
deletion	Āҍ
deletion _ <path>	Ā҆
deletion of	Āҍ
deletion of <path>	Ā҆
demand	āѸĂҍĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands	Į҆
demands _ in	Į҇
dep	ĀѲĖҒėҋĦ҆ħҊĩѹĮѸ
dep <name>	āҊėҋĩѺĮѸ
dep between	Ħ҇
dep path	ħҊ
depend	Āґāѷħ҈ĩҐĪҎ
depend _ $	ĀҒāѧĪҕ
depend _ <name>	Āҏāѷĩ҈
depend _ <path>	ħ҉ĩ҈
depend _ it	ĀҊ
depend _ the	ā҇
depend _ this	āғĖѷ
depend _ |	ĀѹĖ҉ė҇
depend on	ĀҊħ҉ĩҏĪҊ
depend on $	Ā҈āѱĪғ
depend on <name>	Āҏāѷĩ҈
depend on <path>	ħ҉ĩ҈
depend on it	ĀҊ
depend on the	ā҇
depend on this	āғĖѷ
depend on |	ė҇
depend |	Ā҉āѶ
depend | $	Ā҉āѶ
dependencies	Ā҇ā҇ĖҲĞѸĩҐĪҢĮѺıѲ
dependencies $	ĀҎāѶĖҋ
dependencies _ $	ĀҊāѸĖҖıѹ
dependencies _ <name>	ĩҋĪҐ
dependencies _ <path>	Āѹĩ҇ĪҊ
dependencies _ does	Ė҈
dependencies _ outdated	Āѷāҋ
dependencies _ the	Īҋ
dependencies _ there	ĀҏāѴ
dependencies _ this	Ā҈Ė҈
dependencies _ |	ĀҊĖѸ
dependencies are outdated	Āѷāҋ
dependencies are there	ĀҏāѴ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	ĀѺāҋ
dependencies have |	ā҆
dependencies of	āѺĖҊĩҒĪҚ
dependencies of <name>	ĩҋĪҐ
dependencies of <path>	Āѹĩ҇ĪҊ
dependencies of this	Ā҇Ė҈
dependencies |	Ā҉ā҈Ė҇ıѹ
dependencies | $	ĀҎıѹ
dependency	ĀҊėҞĜ҉ĝ҇ġѴĢѴĦҋĨ҇ĩҠĬѺĮѺ
dependency $	ĀҔġѹ
dependency <name>	ā҈ėҚĢѶ
dependency <name> $	ėҊ
dependency _ $	ėҌ
dependency _ <name>	ĩҐ
dependency _ <path>	ĀѲĜ҈ĩҍ
dependency of	ĀѸāѺĝҊĨ҇ĩҢ
dependency of <name>	ĩҐ
dependency of <path>	ĀѸĝ҇ĩҎ
dependency on	Ā҆ĜҊ
dependency on <path>	ĜҊ
dependency through	Ħ҆
depends	Āѳā҉Ė҈Ĝ҇Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѹĪҋ
depends on	Āѳā҉Ė҈Ĝ҇Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѹĪҋ
deprecated	āҘċѴ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѶāҔėҕĩғıѵ
deps $	ĀѲāқėҖıѵ
deps of	ĩҗ
depth	ĀҐāѺ
derive	Ā҇Ă҆ćҌňѷ
derive _ <name>	ĀҋĂ҆Ě҈ňѶ
derive from	Ā҇Ă҆ćҌňѷ
derive from <name>	ĀҋĂ҆Ě҈ňѶ
derived	āѴĂ҆ĚґĥѸŀҕňң
derived _ $	ćҎě҈ň҆
derived _ <name>	Ă҇ćѹĚҌňҐ
derived _ is	ŀ҆
derived _ of	ňҒ
derived _ the	ćѵňҌ
derived _ what	ĀҏňѲ
derived _ |	ć҈ŀ҇
derived class	ŀ҆
derived classes	ŀґň҆
derived classes is	ŀ҆
derived classes of	ň҈
derived from	Ă҇ć҇ĚҎ
derived from $	ćҋě҈ňѸ
derived from <name>	Ă҇Ě҆ňҍ
derived from the	ćѵňҌ
derived from what	ĀҏňѲ
derived from |	ć҈
derived of	Ě҆
derived of <name>	Ě҆
derived types	ňҙ
descendants	ĀҎāѴćѶĚҔěѸňҷ
descendants $	Ā҆ňҢ
descendants _ $	ň҉
descendants _ <name>	ĚҘ
descendants _ class	ňҌ
descendants of	Ā҇ĚҗňҌ
descendants of <name>	ĚҘ
descendants of class	ňҌ
descendants |	ň҉
descendants | $	ň҉
descends	ć҇Ě҇
descends _ $	ć҇
descends _ <name>	ň҆
descends from	Ě҇
descends from <name>	ň҆
describe	āѶĢҭ
describe <name>	Ģ҈
describe the	ĀѹĢҝ
description	Ā҇
design	ĀѶāҒ
determine	ĀѭāѬĺҋľ҆
determine _ changes	ą҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҆Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѸāѯĊ҆ĺҌľ҇
determine the changes	ą҆
determine the declaration	ĵ҆Ķ҇ĺҎ
determine whether	ĀѺ
determine which	ğ҆
dev	ĀҌāѸĖ҉
dev _ $	ĀҎāѹ
dev _ |	ĀҖāѬ
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҌāѴĶ҉
development	ĀҗĖѵ
development _ |	Ėҍ
dict	Ő҇
did	Āҕāҏă҆Ą҆ą҉Č҇čҡĎѺďѺĔѸĠҍĩѹĬҍĭҊįҍĲѸĴѸĵ҇ĹѺńѳŅқņҖŋѷŎѺŕѹ
did <commit>	ĀѱāґČҋčҋ
did <commit> <name>	āѺč҉
did <commit> break	āҍčѺ
did <commit> change	āҋ
did <commit> leave	ā҇
did <commit> make	āѺč҇
did <commit> modify	Č҈
did <name>	Āңā҇į҉ńѸŅҌņҋ
did <name> <name>	ĀҌąѹ
did <name> become	ņ҈
did <name> change	Ā҈āѶ
did <name> come	Ā҇āѷ
did <name> exist	ĀѳĠҕ
did <name> live	Ġѹ
did <name> look	ĀѸāҐ
did <name> move	ņ҈
did <path>	ĀҙāѹąѵŅҏņ҈
did <path> <name>	ĀҙąѰ
did <path> become	ņ҇
did <path> exist	Āҋāѷ
did <path> get	ĀѺ
did <path> move	ņ҇
did <path> use	Ņ҆
did <tag>	Ġ҇
did _ <commit>	Āҍā҆Čѹ
did _ <name>	Āҡāѳąѩč҉įѺľ҇
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ already	ĀѺ
did _ author	Ā҈āѹ
did _ authors	ĀѺāѺĭҊ
did _ become	Āѹā҆ņґ
did _ begin	ā҆
did _ break	ĀѴāҐĈ҆čѺ
did _ call	āѺŅҌ
did _ change	ĀҎāѷ
did _ come	āѶą҇
did _ commit	āѺİ҇
did _ contain	āґŅѱ
did _ exist	āѵă҆ĠҔŋѹ
did _ fail	ĀғāѮ
did _ first	Āѷąҋ
did _ get	ĀҎį҇
did _ give	ā҉
did _ go	āѺŅҋ
did _ have	Ņ҆
did _ history	ĀѺą҈
did _ import	Ī҇
did _ last	įҎ
did _ latest	āѹį҉
did _ leave	ā҇
did _ live	ĀґĠѹņѹ
did _ look	ĀѲāҚ
did _ make	āѥč҆Ĭғ
did _ modify	Č҈
did _ move	ĀѸāѺņҏ
did _ put	ĵ҆ĺ҆
did _ rename	ā҇
did _ tests	ā҈
did _ touch	ā҈čҊĎѸ
did _ turn	ņ҈
did _ use	ŅҌ
did _ work	ā҇
did _ write	ĀҍāѴ
did anything	č҆
did ci	ĀҋāѶ
did commit	Āҍā҆Čѹ
did commit <commit>	Āҍā҆Čѹ
did it	ā҉
did it get	ĀҎāѺ
did it live	ĀҌ
did not	āҊă҆Ą҈ĎѸ
did not exist	ă҆
did not touch	āҌĎѸ
did one	āѷŅҊ
did one call	āѷŅҊ
did somebody	ĀѵāѭĈ҇Ĭ҈į҆İ҇
did somebody last	āѹį҉
did somebody make	Ĭ҈
did the	āҋą҇ĭҊĶ҉
did the author	Ā҈āѹ
did the authors	ĀѺāѺĭҊ
did the history	ĀѺą҈
did the last	ā҇
did the latest	āѹį҉
did they	ĀѮāѥĪ҆Ĭ҉ő҆
did they import	Ī҇
did they make	āѷĬҊ
did they put	ĺ҆
did they rename	ā҇
did to	ā҈
did we	ĀѸāҐįѹ
diff	ĀҐāѪčґďҚĢѺ
diff <name>	ĀҌď҉ĢѺ
diff _ $	ĀҌāѹĢѺ
diff _ <commit>	čҋ
diff _ <name>	ďҌ
diff of	čҌ
diff of <commit>	čҋ
diff the	ăѺ
diff |	āѺ
diff | $	āѺ
differ	ĀҎăѴďҠŁѷ
differ $	ď҆
differ _ $	ĀѺā҆ď҈
differ from	ĀҎăѴ
differ |	ĀѺā҆ď҈
differ | $	ĀѺā҆ď҈
difference	ĀѺā҉ď҇
difference between	ď҇
difference in	ā҆
differences	ďҚ
differences $	ď҉
differences between	ā҈
differences in	ďҊ
different	ĀҏāҊăѹĄѷĆҒďҐ
different _ $	ďҋ
different _ on	ā҆
different _ the	ď҉
different definitions	Ć҉
different in	ĀҐā҉Ąѷ
different in the	ď҉
different things	ā҆
different things on	ā҆
different |	ď҇
different | $	ď҇
differs	ā҆
differs _ $	ď҆
differs |	ď҆
differs | $	ď҆
dir	ĀѺőҧ
dir $	őґ
dir _ <path>	ő҆
dir containing	őґ
direct	ĀҍĜҊňѷ
direct _ indirect	Ā҆
direct _ of	Ĝ҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	ĜҊ
direct import of	Ĝ҆
directly	ĀҊĊѺĘҏňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҏĜѹ
directly _ through	Āҋ
directly or	ĀҞāѺĊѺĜѹ
directly or indirectly	ĀҏĜѹ
directly or through	Āҋ
directly |	ĀѹĜҊ
directly | $	ĀѹĜҊ
directory	ĀѴőҰŒҐ
directory _ <name>	őҎ
directory _ <path>	őҌ
directory _ contains	ő҉
directory _ is	ő҇
directory _ it	őѺŒҊ
directory _ the	Œ҈
directory holds	ő҇
directory is	Œҍ
directory is it	őѺŒҊ
directory of	ő҉
directory that	ő҉
directory that contains	ő҉
disk	Œҕ
disk _ $	Œҏ
disk please	őҊ
disk please $	őҊ
display	Ā҉Ĵ҈
display _ <line>	Ĵ҈
display line	Ĵ҈
display line <line>	Ĵ҈
distribution	Į҆
distribution _ what	Į҆
distribution |	Į҆
distribution | what	Į҆
do	āҲĂ҆ă҉ćѷĈѺĉѵđѶĒѵēѯĘ҉ęѷĝҋğҊġ҈ĢҙģѷĦҎħ҆ĩѺĪѲīѹĬѮĮѺįѺĶѹĻѹŀ҆Ł҇Ň҉ŊѸŋҍŎғŐѸŒ҉Ŕ҆ŕѸ
do $	ĀѶāҕ
do <name>	ĀҐāѴď҆
do <name> 's	ĀҎāѶ
do <name> and	ď҆
do <name> objects	Ā҈āѺ
do _ $	āғďѸēѺĢҠ
do _ 's	Āҍāѵ
do _ <name>	ĢѺō҉
do _ <path>	āѺĩ҆
do _ a	ā҆
do _ all	Ŏ҆
do _ and	ĀҌāѵď҆Ħ҆
do _ by	ĀҍāѺ
do _ contain	āҏŉѵ
do _ decorators	ā҇
do _ depend	Ā҉āѹ
do _ dependencies	ā҆
do _ files	ā҆
do _ find	āѸœ҆
do _ follow	ā҆
do _ get	āѴħҌňѸŌ҉
do _ go	ĊҊ
do _ happen	ĀѶň҇
do _ have	āѯĂҋą҇ėѶġғŋҎ
do _ import	ā҉ĝ҉ĩѸ
do _ importers	ĜѵĝҒ
do _ imports	ĜґĝѶĦҊ
do _ in	ĀҒāѯ
do _ it	āҊ
do _ know	ĺ҆ŏ҆
do _ mean	Œ҈
do _ methods	ā҈
do _ need	ĀѸĞѺĢ҉Ł҆ń҈
do _ objects	Ā҈āѺ
do _ of	Ŏ҇
do _ override	Āѵāҕ
do _ pass	Ā҉āѯĔҋ
do _ run	ă҆
do _ see	œѺ
do _ set	Ķ҇
do _ signatures	ĀѺ
do _ test	ĀҒāѰ
do _ tests	ĀҗāѴŎ҆
do _ tets	Ŏ҆
do _ the	ā҇ŀ҆
do _ use	ĀґĶѵ
do _ work	āѹĥ҈
do at	ă҇
do i	āґĂҋă҆ĈѺėѺĢѺħҍĵ҆ķ҇Ĺ҆Ľ҆ŁҌŇҊőҋ
do i find	āѹœ҆
do i get	Ā҆āѳħҋ
do i have	Ā҈ĂҌėѷ
do i need	ĀѹĞѺŁ҆ń҈
do i run	ă҆
do i see	ā҇œѺ
do import	āѹĩ҉
do its	ā҆
do not	ĀѲāҥĒѺĔґĩѷŉѵ
do not contain	āҏŉѵ
do not get	ĀѰ
do not have	ā҆
do not import	ā҉ĩѹ
do not know	āѺŒ҆
do not override	āҊ
do not pass	ĀҋāѲĔҋ
do other	ā҆
do other files	ā҆
do so	ā҈
do step	ĀҍāѺ
do step by	ĀҍāѺ
do subclasses	Āѵā҇
do tests	ĀҐāѬŎ҇
do tests in	ĀҒāѯ
do tests of	Ŏ҇
do the	ĀѶāѷď҉ĘҋĚ҆Ĝ҆ĝ҇ğҌĥ҇Ħ҉Ŏҍ
do the <name>	ā҆
do the decorators	ā҆
do the importers	ĜѵĝҒ
do the imports	ĜґĝѶĦҊ
do the tests	Āҋ
do the tets	Ŏ҆
do they	Ć҉Ŏ҇
do to	āҋĒѺ
do to a	ā҆
do we	ĀҚāѩą҇Ċ҈ė҈ĝ҉ġҎĶѹł҈ŋ҆Ŕ҈
do we depend	Ā҉āѹ
do we have	āѤą҈ġҕł҉
do we import	ĝ҉
do we need	ĢҊ
do we set	Ķ҆
do we use	ĀґĶѵ
do without	ā҆
do wrong	āҊ
do you	Āѵā҇ĺ҆ŋ҈Ō҇ŏ҇
do you get	ĀҋňѹŌ҇
do you happen	ĀѶň҇
do you have	āѷŋ҉
do you know	ĺ҆ļ҆ŏ҆
do |	āҍďѸēѺĢң
do | $	āҍďѸēѺĢң
doc	Āғ
doc comment	Ā҉
docs	Āҧ
docs _ <name>	Āҟ
docstring	ĀҬāҍĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	ĀҘ
docstring of	Āҗ
docstring of <name>	Āҗ
documentation	āґ
documentation _ <name>	Ā҇
documentation for	ĀҐāѸ
documentation for <name>	ĀҔāѳ
documented	ĀѸāҢ
documented _ $	āҎ
documented _ the	ā҇
documented in	ā҈
documented in the	ā҇
documented |	āҊ
documented | $	āҊ
does	ĀҔāѭĂѶąѸĆѳĈҘĉҎĊѫċѷČ҉čҊĐ҆ĕҌĘҙęғĚҍěғĜҟĝ҈Ğ҉ġ҈ĢҎģҏĥѲĦ҆ħҋĨ҆ĩѪĪҔī҇ĬѸĭѸįѯĳҊĸѹĹѵĻѴĽѸŀѲłѸŃѱŅѫņѸŇѶňѰŊ҉ŋ҇ōѫœѯŔѹ
does $	Ģҙ
does <commit>	ĀѶāѹČҌŉ҆
does <commit> touch	ĀѷČҍ
does <literal>	ĀѶĵҔ
does <mark>	ĀѺāѶĒғ
does <name>	āѺĆѹćҐĉҗĊѶđҐĒѸĕҋĖѹĘҏęҐĚҒěҒĜ҇ğѷġҊĢѱĤѺħҋĩѺīҊĬ҉ĮѶĳҊĵѶĽѺľѹŃѵń҇ŇѸŋѵō҈ő҇
does <name> <name>	ĀѳāҞđҌĘѷĚѸ
does <name> accept	ĀҏāѴŁҊ
does <name> appear	ĀѺěҌ
does <name> behave	Āѷāҋ
does <name> call	ĀѵāҏĉґĘѴęҎŁѺ
does <name> carry	āҋ
does <name> catch	ĀѹāҌ
does <name> check	āҌ
does <name> come	āѺ
does <name> count	ĀѹĬҐ
does <name> declare	āѹĿ҉
does <name> default	ĕ҆
does <name> define	ĀҌāѴĐ҆ĺҋļ҈
does <name> depend	ĀѷĪҌ
does <name> do	āѲĢҗ
does <name> end	Ā҆
does <name> execute	ĉҋĘҎ
does <name> exist	ĘѺġғ
does <name> expect	ĀҊŁ҉Őѹ
does <name> export	ģ҈
does <name> expose	ģҋ
does <name> extend	ćҒĘѹ
does <name> get	ĀѷĉѺęґō҉
does <name> have	ĀѵāѧćҍĉѸĐ҈ē҆Ě҈ě҇ĢѺĪѺĭҋĳҍĿ҆ňҋ
does <name> implement	Āҍ
does <name> import	Āҍāѹĝ҆ģѷŏ҈
does <name> include	ĀѺĪ҈
does <name> inherit	Ā҇āҋĚ҈ľѳ
does <name> invoke	ĉҎ
does <name> itself	Āҋćѹ
does <name> live	ķҐ
does <name> need	ĀҍģѺ
does <name> never	āҏĉѸńѺ
does <name> not	ā҆
does <name> occur	ĀҍāѺ
does <name> of	ģ҈
does <name> offer	ģ҇
does <name> override	ĀҌā҆
does <name> pass	āҒŁѱ
does <name> provide	ģ҆
does <name> raise	ĀѷāҎń҇
does <name> really	ĀѸā҆
does <name> return	āҋŇ҉
does <name> run	ĀѴĘҔ
does <name> sit	ě҆ő҇
does <name> specialise	ĀѷĘѺĚҕ
does <name> stand	āҐĢѸ
does <name> subclass	ĀѶćҌĚҍ
does <name> take	ā҈Ł҇
does <name> throw	ńҍ
does <name> turn	Ā҈
does <name> use	ĀѲĉ҉ĕ҉ĘҌ
does <path>	ĀҎāѹĜ҉ĝҏģ҈ħ҈ĨҐĩѹĪ҈Ŋҍő҉
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	Āҍāѳ
does <path> depend	ĀѹĪ҉
does <path> drag	Ĝ҆
does <path> end	ĀѹĨ҆
does <path> export	ĀҎ
does <path> expose	ĀѹģҌ
does <path> get	Āѹāҋĝ҈ħѳŕ҉
does <path> have	ĝ҈ĳѹŊ҉
does <path> import	ĀґĜѷĝ҈Ħ҆ĪѺŏҋ
does <path> include	ĀҒĜѷ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҇
does <path> reach	Āѵā҆ħ҆
does <path> require	ĀѶĜҊĪ҇
does <path> set	Ā҆
does <path> sit	ő҆
does <path> take	ĀҍĦѴ
does <path> use	Āѵāҍ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	ĀҊĢқ
does _ <literal>	āѺĥ҆Ľ҉
does _ <name>	ĀѴāҔđҒĘѶĚѷĢѺķ҈ĿҌŇ҈Ō҉ōѺŒ҆
does _ accept	ĀҎāѳŁҍ
does _ and	ď҇
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҍāѷĵҒ
does _ behave	Āѷāҋ
does _ belong	ě҇Ħ҇ŉ҆
does _ body	ĀѸĘҊ
does _ break	ā҇
does _ bring	ĀҊĪѺ
does _ build	ĀҊā҆ĈѶ
does _ call	ĀҍĉғęҍġѺŁѹ
does _ capture	āҏ
does _ carry	ā҉ē҆
does _ catch	ĀѸāҐ
does _ change	Ā҉āѸ
does _ check	Āѵāҗ
does _ checker	ŇѺŐҊ
does _ ci	Ā҇āѹ
does _ class	ĚѸĤ҉īҌľґňѴ
does _ code	Āҍāѵğ҇
does _ come	āѷħ҆
does _ commit	Ā҆āѶč҇
does _ conform	ā҉
does _ constant	ĀѸĶ҈
does _ contain	Ī҇ĳ҈ōѸ
does _ count	ĀѶāѹĬҒ
does _ declare	ĀҍāѵĿ҆
does _ decorator	āҊ
does _ default	ĕ҆
does _ define	ĀҖāѦĐҌĺҋļ҈Ŋ҇
does _ demand	āѺĮ҇
does _ depend	ĀѲĪҕ
does _ diff	č҉
does _ do	ĀҖāѲĢҜ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	ħ҆Ĩ҆ĳ҈
does _ entry	ā҆
does _ enum	ĀѫāҖ
does _ error	Ā҈āҍ
does _ exception	ĀҌāѴŃҊ
does _ execute	ĀѺĉҋĘҎ
does _ exist	ĀѷāҌą҈ĘѺġҚŋҊ
does _ expect	Ā҉āѹŁҍŐѹ
does _ export	Ā҉ģҌ
does _ expose	Āѵģҙ
does _ extend	ćґĘѹ
does _ fail	ĀҒāѱ
does _ file	ĀѳāѶĎҊĪҍ
does _ find	ě҆
does _ function	āѺēҊĘ҇
does _ get	ĀѯāҌĉѷĊ҈Ĕ҇ęҐĝ҇ħѵĩ҉ō҈ŕҌ
does _ give	ā҈
does _ go	Ā҉
does _ have	ĀѸāѮă҆ćҎĉѸĐҌĚ҆ě҆ĝ҇ĢѹĤ҆ĭҊĳ҈Ŀ҆ňҊŊҐŋѺŐҋ
does _ history	ĀҊĎѸ
does _ implement	Āҍ
does _ import	ĀҗāѹĝґģѰĦҋħѺŏҗ
does _ in	ĀҌāѲ
does _ include	Ā҈Ī҇
does _ indirectly	āѷħҌ
does _ inherit	ā҉ć҇ĚҌľѳ
does _ interface	Āҏ
does _ invoke	ĉҏĘ҈
does _ it	ĀѺāҌŏѺ
does _ itself	Āҋćѹ
does _ keep	ā҇
does _ l	ĳ҆
does _ leak	ĀѺāҊ
does _ list	Ęѹęҍ
does _ live	ĀѶĵ҈ķҏő҉
does _ load	ĀѺĜ҇Ī҇
does _ log	ĀѸĎ҈
does _ make	Āѹĉ҈ģҊ
does _ mean	āҍ
does _ method	Ā҈
does _ module	ĀѸĢ҆ģҌ
does _ need	ĀҎāѵĖ҉ė҇ģѸĮѹŏ҈
does _ never	āҏĉѸńѺ
does _ no	Āҋ
does _ not	ŋ҈
does _ occur	Ā҇
does _ of	ģ҈
does _ offer	ĀѸģҍ
does _ option	ĀѳāҎ
does _ override	ĀҖ
does _ package	ı҇
does _ parameter	Ĕ҉
does _ pass	āҍŁѱŌ҇Ŏ҆
does _ point	ĀѸİ҈
does _ project	Ā҉ĖҊġ҆Į҇Ŋѷ
does _ provide	ģҍŏѺ
does _ pull	āѷĜ҉ħ҆Ī҇
does _ raise	Ā҈ńҎ
does _ reach	Āѱā҈ħ҈
does _ read	āѹĴҊ
does _ really	Āѵā҆
does _ rely	Āѹĉ҆Ĝ҆
does _ repo	Āҏ
does _ require	ĀѲđѺĜҍĪқ
does _ reside	ő҆
does _ return	ĀѸāҐŇҏ
does _ run	ĀѵĘҔĳ҇
does _ say	ĀҖāѳİѺĴ҉
does _ sit	Āѹě҆ķ҇őҍ
does _ specialise	ĀѷĘѺĚҕ
does _ stand	āҐĢѸ
does _ start	Ā҉
does _ still	Ĉ҆
does _ subclass	ĀѹĂѸćҌĚҍ
does _ succeed	ĀѮĈҙ
does _ support	Āѵā҈Įҋ
does _ take	Āҍā҈ĦѳŁ҉
does _ test	āҜŌѳ
does _ text	ĀҕāѲ
does _ the	ĀѷāѷĻ҆Ōҏ
does _ throw	ńҍ
does _ touch	ĀѷČҎ
does _ turn	Ā҈
does _ type	ĀѹāҐ
does _ typedef	āҍ
does _ use	Āѭā҈ĉ҉ĕ҉Ęҋ
does _ variable	Ā҈
does _ work	Ĉ҈
does _ workflow	āҎ
does _ wrap	Ē҇
does _ |	ň҆
does a	ĂѸŋ҆
does a call	Ň҆
does a test	ŋ҆
does an	ĥ҈
does any	Ā҆
does anything	ĀҒ
does anything call	Ā҇
does ci	ĀҌİѺ
does class	ĀѷĿҍ
does class <name>	ĀѷĿҍ
does every	Āѩāҗ
does every test	Āѩāҗ
does everyone	Āѹā҇
does everyone import	Āѹā҇
does following	Ħ҉
does inner	ļ҆
does it	ĀҗāѺć҆ĉ҇ċѺĘ҉ęѺĜ҆ĝѺĪҍĮҊĴҍĻѸŁ҇Ň҇ŋ҉ōѶŎѸ
does it build	ĀҌĈѸ
does it call	Āҍāѳĉ҇
does it capture	āҏ
does it contain	Ā҉āѹ
does it declare	ĀҊ
does it demand	Į҇
does it do	ĀҕĢ҆
does it exist	ĀѸā҈ŋҊ
does it export	ģ҈
does it fail	ā҇
does it get	ĀѹĊ҈
does it give	ā҈
does it have	Ā҆ā҉
does it import	āѹĜҍ
does it inherit	ć҉
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҇
does it override	Ā҉āѺ
does it pass	Ō҈
does it raise	ĀҌāѱń҉
does it read	āѹĴҊ
does it return	Ň҇
does it say	āѷĴ҉
does it sit	ķ҇
does its	āѹ
does load	ĀҊ
does nobody	ĀѺā҈
does not	āҒď҇ŏҊ
does not and	ď҇
does not have	ā҇
does not it	āҍŏѺ
does not need	ŏҊ
does one	āѶě҆
does one find	ě҆
does one get	Ā҆
does parser	Ā҈
does project	ė҇
does project support	ĮҌ
does something	Āҋ
does test	Āҕāѷ
does test <name>	ĀҖāѸ
does that	ĀҒāѧň҆
does that class	ī҆
does that workflow	Ā҆
does the	ĀѲćѵĈѺĊѺċ҇čҐĎ҇ĐѺĒѹēҎĕ҇Ę҇ęҌĚ҇ğҊĢѹģ҈ĥѹĴѸĶ҈ĺҌľҍŃ҆ŅѺŇѲňѴŊѶŐ҈őѺ
does the <name>	āѮđ҇ŌҊŒ҇
does the body	ĀѸĘҊ
does the build	ā҇
does the checker	ŇѺŐҊ
does the ci	Ā҇āѹ
does the class	ĚѹĤ҉ľҎĿ҆ňѶ
does the code	ĀҎāѷğ҇
does the commit	Ā҆āѶč҇
does the constant	ĀѸĶ҈
does the decorator	ā҉
does the diff	č҉
does the docstring	Ā҇
does the entry	ā҆
does the enum	Āѫāҗ
does the error	āҋ
does the exception	ĀҌāѴŃҊ
does the file	ĀѴĎҊĪ҈
does the function	āѹēҊĘ҇
does the history	ĀҊĎѸ
does the include	Ĝ҇
does the interface	Āҏ
does the log	ĀѸĎ҈
does the method	ĺ҆
does the module	ĀѸĢ҆ģҌ
does the option	ĀѳāҎ
does the parameter	Ĕ҉
does the project	ĀҋĖ҇ġ҆Ŋѷ
does the test	ĀҍāҐŌѸ
does the text	ĀҕāѲ
does the type	Āѹāҏ
does the typedef	āҍ
does the variable	Ā҈
does the workflow	ā҇
does this	ĀҏāѺĈ҉ĖҎė҆ĞҊ
does this project	ā҇Ĉ҇
does this repo	Āҏ
does this workflow	ĀѶāҌ
does wc	ĳ҆
does wc l	ĳ҆
does |	ĀҌ
does | $	ĀҌ
doing	āҋĢҋ
doing _ $	ĢҌ
doing |	ĢҌ
doing | $	ĢҌ
done	ĉҊ
dose	ĀҎāѳĈ҆Ĝ҇ŌҎ
dose <name>	Ā҆
dose _ file	Ĝ҈
dose _ project	Ĉ҆
dose the	Ĝ҈Ō҆
dose the file	Ĝ҈
dot	āѺĿ҇
double	ĀѹāҒ
double _ value	āҊ
double the	āҊ
double the value	āҊ
down	ħ҉ķ҆ĽҊŀ҉ň҉
down $	Āҍ
down _ $	ā҈Ľ҇
down _ <number>	ā҈
down _ <path>	ħ҉
down _ hierarchy	ŀ҆
down the	ŀ҇ň҈
down the hierarchy	ŀ҆
down to	ĀѺħ҉
down to <number>	ā҈
down to <path>	ħ҉
down |	ā҈Ľ҇
down | $	ā҈Ľ҇
drag	ĜҊ
drag <path>	ĜҊ
drag <path> in	ĜҊ
drag _ in	ĜҊ
drop	ĀѺāҖ
drop the	ā҈
dropped	āҎ
dropped _ $	āҌ
dropped |	āҌ
dropped | $	āҌ
duplicate	Ā҈
during	ĀѹāҜ
during _ run	ā҉
during exception	āҏ
during the	ā҇
each	ĀѺāѲĆҭĉҌĤ҇ĥҒŀ҉ńҋ
each _ of	Ć҆ĉҒĊѹ
each _ that	Ć҈
each _ with	Ċ҆ĥҏ
each _ |	Ā҇
each call	ĉҒĊѹ
each class	ĥҕ
each file	Ć҇
each function	Ċ҆
each other	Ā҇
each other |	Ā҈āѺ
each overload	Ć҆
each place	Ā҈
each place that	Ā҈
earlier	ā҉İѷŅҢ
earlier _ $	ā҉
earlier _ for	Ņ҇
earlier name	Ņҏ
earlier name for	Ņ҇
earlier release	ā҇
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҆
edges of <name>	Ċ҆
edit	āѭĐ҆įҕ
edit _ <name>	āѺį҈
edit _ <path>	į҈
edit of	āѷį҉
edit to	į҇
edited	āѵčҋĎ҈įҌ
edited _ $	ĀҌāѹįҊ
edited in	Āѹč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
else	Āҋā҉
elsewhere	Ī҇
elsewhere $	Ī҇
empty	āҌ
empty _ $	ā҇
empty |	ā҆
empty | $	ā҆
enclosed	ā҆Ļ҉
enclosed _ <name>	ā҇Ļҋ
enclosed by	ā҇Ļ҇
enclosed by <name>	ā҇Ļ҇
enclosing	Ļҏ
enclosing _ <name>	Ļҏ
end	ĀҍĢ҇ĦҊĨ҆
end _ $	Āҍĳ҆
end _ a	Āҋ
end _ being	ĀѸāҋĨ҆
end _ calling	ĀҋĊѵ
end _ depend	ħ҆
end up	ĀѷĦҊĨ҆
end up being	ĀѸāҋĨ҆
end up calling	ĀҋĊѵ
end up depend	ħ҆
end |	Āҍĳ҆
end | $	Āҍĳ҆
ending	ħ҆Œ҈
ends	ĀѹĔ҇Ĩ҇
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҇
enough	ĀѹāҖ
enough _ $	ā҈
enough _ be	ā҇
enough _ in	ā҈
enough tests	ā҈
enough tests in	ā҈
enough to	ā҇
enough to be	ā҇
enough |	ā҈
enough | $	ā҈
enter	ĀҍāѶ
enter the	ĀҍāѶ
entries	ĀѷĎ҈ĞҥŁѳ
entries _ it	ĀѸĎ҈
entries does	ĀѸĎ҈
entries does it	ĀѸĎ҈
entry	ĀѹāѺċ҆ĐҥĞҡį҉İ҆ĸҌ
entry <name>	ĐҎĸ҇
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	ĀѴĞ҉įҋĸ҆
entry _ <name>	ĐҌ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҇
entry _ the	ĀҊāѸĐ҈
entry _ |	Ā҈
entry for	ċ҇Đ҆
entry for <name>	Đ҆
entry inside	Đ҆
entry inside the	Đ҆
entry of	ĀҊāѷĐ҇İ҈
entry of the	ĀҋāѺ
entry point	Āѹāҋ
entry points	Ğң
entry points $	ĞҊ
entry points of	ā҇
entry points |	Ā҈
entry |	įҋ
entry | $	įҋ
enum	āґĶѵĸӠ
enum _ $	ĸҌ
enum _ <name>	ĀҏāҐĶѸĸҠ
enum _ <path>	ĸҊ
enum _ a	ĀѸā҈
enum _ are	ā҉
enum _ the	ĸ҈
enum case	ĸҋ
enum case <name>	ĸ҈
enum constant	Ķѹĸґ
enum constant <name>	ĶѹĸҎ
enum entry	ĸҊ
enum entry <name>	ĸ҈
enum member	ĀҒ
enum member <name>	ĀҙĸѶ
enum members	āҋ
enum members are	ā҉
enum value	ĸ҉
enum value <name>	ĸ҈
enum variant	āҋ
enum variant <name>	āҋ
enum |	ĸ҇
enumerate	Ā҇āѭĆҖľѺĿҌŏ҆
enumerate _ <name>	ĀҎ
enumerate _ classes	Ā҆ň҆
enumerate _ definition	ĀѺĆ҉
enumerate _ functions	ĀѺā҉
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҆
enumerate every	Ā҇
enumerate everything	Āҏ
enumerate the	ĀѴāѳĆҐĿ҇ŏ҆
enumerate the classes	Ā҆ň҆
enumerate the functions	ĀѺā҉
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҆
enumeration	ĸҏ
enumeration _ <name>	ĸҍ
enumeration member	ĸҍ
enumeration member <name>	ĸҍ
enumerator	ĸұ
enumerator <name>	ĸҩ
env	ĀѸā҆ğҬ
env _ <name>	āґğҒ
env var	ā҈ğҔ
env var <name>	āҎğҌ
env variable	ğ҈
env variable <name>	ğ҆
environment	ĀѺā҈ĊѺğҾ
environment $	ğҎ
environment _ $	āѸğҒ
environment _ <name>	āҎğҌ
environment variable	āҍğҎ
environment variable <name>	āґ
environment variables	Āҋāѹ
environment |	ĀѺğҖ
environment | $	āѸğҏ
equal	ĀѸđң
equal _ $	đ҆
equal _ what	đ҆
equal to	đҎ
equal to $	đ҆
equal to what	đ҆
equals	đҘĕҋ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đґ
equals what |	đҊ
error	ĀѺāҎŃҝńғ
error <name>	ŃҖ
error <name> $	Ń҇
error <name> |	Ń҆
error _ $	ŃҐ
error _ does	ń҆
error _ line	ā҈
error _ that	ńҌ
error _ type	ĀҊ
error _ |	Ń҆
error of	ĀҊ
error of type	ĀҊ
error on	ā҈
error on line	ā҈
error types	ń҉
error types does	ń҆
error |	Ń҈
error | $	Ń҇
errors	āѲĈҗĊѺńҪ
errors _ $	ĀѺĈҌ
errors _ <name>	āҋ
errors are	ń҆
errors come	ń҉
errors did	āҊ
errors |	ĀѺĈҌ
errors | $	ĀѺĈҌ
evaluate	đҌ
evaluate _ $	đ҈
evaluate to	đҊ
evaluates	Ň҇
evaluates to	Ň҇
even	ĀҌāѷ
events	ĀѹāѵŕҾ
events _ $	ŕ҈
events _ <path>	ŕҋ
events _ the	ŕҐ
events is	ŕ҉
events that	ŕ҈
events |	ŕ҈
events | $	ŕ҈
ever	ĀҒāҊęҏěѹŏ҇
ever _ $	ā҉
ever _ <name>	Ā҈
ever _ <path>	ā҉
ever _ back	Ħ҆
ever _ it	ŏ҆
ever _ |	Āҋ
ever a	ā҆
ever edited	Ā҆
ever imported	ā҇
ever imported <path>	ā҇
ever using	ŏ҆
ever using it	ŏ҆
every	Ā҉āҒĆҢćѵĉ҇ē҆Ė҇Ě҉ģҌĤҋĵѹķѵĹѹĺѵĿ҈ŀҏňґŉ҈ŋѺŎ҆őѸ
every <name>	āѱĚҎģҏ
every <name> item	ģҏ
every _ $	āғ
every _ <name>	ĊѹĤҋň҆
every _ definition	āѸĆ҆
every _ in	āѹŃ҉Ŏҋ
every _ item	ģҏ
every _ of	ĀѺāѸĆқğ҇ĥ҆ŀҋŃѺň҇Ŕ҆
every _ that	Āҙē҆
every _ to	ĀҐ
every _ where	ĀґĆѵ
every _ with	Ā҈ō҇
every annotation	ēҊ
every call	ĀҔĊѷ
every caller	āҊĊҎ
every class	Ā҉ňҍ
every class that	ĀҊň҇
every def	ĀѺĆҙ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҋŃ҆
every method	ĀѸĒ҈ĿҐ
every place	Ā҆ā҈Ċ҆
every place <name>	Ā҆Ċѹ
every place that	Āѷā҉Ć҆
every place where	ĀґĆѵ
every reference	ĀҐ
every reference to	ĀҐ
every single	Ć҈
every subclass	ĀѴňҎ
every test	ĀѶāҒō҆Ŏ҈
every test in	Ŏҋ
every test that	Ā҆
everyone	āҌ
everyone _ ever	Ā҆
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	Āѹā҇
everyone who	Ā҈
everyone who ever	Ā҆
everything	āҒćѸĈ҇ĉҊĒҎĖѹģҌĥ҆ĦѺĪҏŁ҈ňғŎҎŏѸ
everything <name>	ĀҐ
everything <path>	Āҍ
everything <path> imports	Ā҈
everything _ <name>	ĉ҉
everything _ can	Ł҇
everything _ defines	Āҏ
everything _ has	ĩ҆
everything _ implements	ĥ҈
everything _ imports	Āғ
everything _ is	ĀѺģ҇Ī҈
everything in	Ŏ҉
everything that	ĀҍĒ҆ĥ҈ĩ҇Ī҇
everything that <name>	ĉ҇
everything that calls	Ā҆
everything that has	ĩ҆
everything that implements	ĥ҈
everything that is	ģ҇
everything you	Ł҇
everything you can	Ł҇
everywhere	Ā҉Ćҍ
everywhere $	Ćҍ
everywhere <name>	ĀҐ
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҇ķҍĻ҆
exactly $	ķҏ
exactly _ $	Đ҆
exactly _ altered	ā҆
exactly _ thanks	ā҇
exactly once	ā҇
exactly once thanks	ā҇
exactly was	ā҆
exactly was altered	ā҆
exactly |	Đ҆
exactly | $	Đ҆
exc	ńҘ
except	ĀҒāҖĊѺīѸńҍŎѺ
except <name>	āҐŎѺ
except _ $	ĀҔāѲ
except the	āҐ
exception	āҊćѷŃҺńґ
exception <name>	ĀҕŃҜńѹ
exception <name> $	ŃҊ
exception <name> inherit	ĀҎāѸ
exception <name> |	Ń҉
exception _ $	ŃҐńѹ
exception _ <name>	ā҆ń҆
exception _ by	ā҆
exception _ inherit	ĀҎāѸ
exception _ |	ŃҋńҊ
exception class	Ń҈
exception class <name>	Ń҈
exception classes	ń҉
exception does	ń҈
exception types	ńғ
exception types |	ńҌ
exception |	Ń҆ńѺ
exception | $	ńѺ
exceptions	āҍŃѵńӔ
exceptions $	ŃѹńҌ
exceptions <name>	ĀѹāҚńѹ
exceptions _ $	ń҇
exceptions _ <name>	ńҍ
exceptions _ by	ń҆
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҈
exceptions _ the	ńҋ
exceptions are	Āҋ
exceptions can	āѹń҇
exceptions can <name>	āѹń҇
exceptions does	āҋ
exceptions does <name>	ĀѺāҎ
exceptions might	āѺń҉
exceptions must	ń҆
exceptions that	Ā҆
exceptions that <name>	Ā҇
exceptions thrown	ń҈
exceptions thrown in	ń҆
executables	āѺĞҖ
execute	ĀѶĉҋĘҎŌ҆Ŏҋ
execute _ test	Ō҆
execute _ tests	ŎҊ
execute the	ĀѸĘҎŎ҈
execute the tests	Ŏ҆
executed	āѺęҍěѺŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	Ċғ
exercise	ō҉
exercise <name>	ō҆
exercise <name> $	ō҆
exercise _ $	ō҆
exercise _ |	ō҆
exist	Ā҆ā҆ă҈Ą҇Ġғġҗņ҆ŋҊ
exist $	Āѯą҈ġҗ
exist _ $	ŋҎ
exist _ <name>	Āҗ
exist _ <tag>	āѴă҆Ą҆
exist _ me	Ā҇
exist _ other	ā҉
exist _ the	ā҆
exist _ this	ġ҇
exist at	āѷă҇
exist at <tag>	āѶă҇
exist in	ĀѺāґĄ҆
exist in <tag>	Ą҇
exist in other	ā҉
exist in the	ĀѺā҆
exist in this	ġ҇
exist tell	Ā҇
exist tell me	Ā҇
exist |	ŋҎ
exist | $	ŋҎ
existed	Ā҉Ġ҉
existed _ $	ĀҋāѶ
existed in	ā҆
existed |	ĀҋāѶ
existed | $	ĀҋāѶ
existence	ĀѹāѺġҏŋҗœѴ
existence _ <name>	ġҏ
existence _ the	ŋ҈
existence of	ĀѹāѺġҏŋҗœѴ
existence of <name>	ġҏ
existence of the	ŋ҈
existing	ŋҌ
existing _ $	ŋ҆
exists	ĀѵāѨĘҌĜҊġҠŋҜŌѵ
exists $	ŋ҉
exists _ $	ĀѶāѴĘҎĜҋġ҇
exists _ here	Ā҇
exists _ or	ġҋ
exists as	ŋ҆
exists in	Ā҆ġҊ
exists in here	Ā҇
exists |	ĀѸāѵĘҎĜҋ
exists | $	ĀѸāѵĘҎĜҋ
expand	ĀҊāҍ
expand _ |	ĀѺ
expand to	ĀѺ
expand to |	ĀѺ
expect	ĀҒāѶŁҋŐѹ
expects	Ł҉
explain	āҋĢҹ
explain <name>	Ā҉āѴĢҤ
explain <name> $	Āқāѵ
explain <name> to	ā҈
explain _ $	ĀҒāѵĢҖ
explain _ <name>	ĀѭāҎĢҘ
explain _ to	ā҈
explain the	āғ
explanation	Ģҍ
export	āҌģҠ
export $	ģҋ
export _ $	ĀҊāѸģ҇
export _ in	ģ҇
export _ of	ģ҆
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҊ
export statements in	ģ҇
export |	ĀҊāѸģ҇
export | $	ĀҊāѸģ҇
exported	ĀѨā҆ğѺģҮĬѺĭӈ
exported $	ĭҎ
exported _ $	ğѹĭҖ
exported _ <name>	ģ҉
exported _ <path>	ĀѸāҌģҊ
exported _ in	ģ҆
exported _ not	ĭ҆
exported _ of	ģҋ
exported by	āҒģ҆
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҇
exported |	ğѹĭҕ
exported | $	ğѹĭғ
exports	ĀѺāґģҽĥѺ
exports $	āѺģҝ
exports _ $	Ā҉ģґ
exports _ <name>	ģҊ
exports _ <path>	ģҊ
exports _ uses	ā҉ģѺ
exports from	ģ҈
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ģҋ
exports of <name>	ģ҆
exports the	āҋ
exports |	Ā҉āѶģҐ
exports | $	Ā҉āѶģҐ
expose	ĀѱāѸģҴ
expose $	ģҕ
expose _ $	ĀѹģҎ
expose _ the	ģ҈
expose by	ģ҇
expose to	ģ҉
expose to the	ģ҆
expose |	ĀѹģҎ
expose | $	ĀѹģҎ
extend	ĂҋćҏĘѹň҆
extend <name>	ĂҋĘѹ
extend <name> $	ĀѷĚғ
extend <name> |	ĀҍĂҊĚѲ
extend _ $	ĀѮćҐĚґ
extend _ |	ĀҗĂҊĚѲ
extend it	ĀҊ
extend it |	ĀҊ
extend |	ĀѸćҒ
extend | $	ĀѸćҒ
extended	ěҕň҇
extended _ $	ň҆
extended _ <name>	ěғ
extended by	ěҎ
extended by <name>	ěҊ
extended in	ě҈
extended |	ň҆
extended | $	ň҆
extending	ĀѳňҚ
extends	ĀѷĂ҉ćҔĚґňҌ
extends $	ćҍ
extends <name>	ĂҊĚґň҈
extends <name> $	Ě҈ň҆
extends <name> |	ĂҊ
extends _ $	ć҈Ě҈
extends _ |	ĀѹĂҊň҉
extends what	ć҆
extends what $	ć҆
extension	Ā҇āѸŒҘ
extension $	ŒҎ
extension _ the	Ā҈
extension is	Ā҈
extension |	Œ҆
external	ĀѵāѹĖҟ
external libraries	Ė҆
extra	Ā҉
extras	ĀҊ
fail	ĀҜāҜĉѺŃҋń҇ŊїŌҌōѶŎ҇œѹ
fail $	ĀҠń҆ŊѦōѹ
fail _ $	ĀҗāҌĉѺŊѲŎ҆œѺ
fail on	ĀѸā҉
fail with	āѹŃҌ
fail |	ĀҗāҌĉѺŊѲŎ҆œѺ
fail | $	ĀҗāҌĉѺŊѲŎ҆œѺ
failing	ĀҡāѬŌҐ
failing $	ĀѺāѷŌҘ
failing _ $	ĀғāѶŌѷŎ҇
failing _ in	ĀѺā҈
failing _ of	Ā҇
failing _ |	Ā҆
failing tests	ā҈
failing tests in	ĀѺā҈
failing tests of	Ā҇
failing why	Ā҆
failing why |	Ā҆
failing |	ĀғāѶŌѷŎ҇
failing | $	ĀғāѶŌѷŎ҇
fails	ĀҊāѵŌ҇
fails _ $	ĀҋāѰ
fails |	ĀҋāѰ
fails | $	ĀҋāѰ
failure	ĀҎāҌń҇ŋѹœѸ
failures	āѴŎҏ
failures _ $	āѷŎ҉
failures |	āѷŎ҉
failures | $	āѷŎ҉
fall	āѹĔҋł҈
falls	ĕ҇
falls back	ĕ҇
false	č҇Ę҆ĭ҈
false $	ĝ҆
false _ $	ĭ҆
false |	ĭ҆
false | $	ĭ҆
family	ĀҍćҊňѹ
family tree	ćҋ
far	Ā҆āѶĎ҈
far $	ĀҋāѶ
far _ $	Ď҇
far number	Ď҇
far number $	Ď҇
fast	ĀѵāҌ
fast _ <name>	ĀѵāҌ
fast is	ĀѵāҌ
fast is <name>	ĀѵāҌ
faster	āҤĬѹ
faster <name>	ā҇
faster <name> or	ā҇
faster _ $	āҊ
faster _ or	ā҇
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҊ
faster | $	āҊ
fastest	āҡĥѪ
fastest _ $	āҊ
fastest |	āҊ
fastest | $	āҊ
features	Āѯāҟ
features _ the	ā҈
features _ this	ĀѶāҍ
features does	Āѵāғ
features does the	ā҆
features does this	ĀѶāҍ
fetch	ĀҞāѭĔѸğҊ
fetch <name>	ğҊ
fetched	āѹğҎ
field	ĐҊĤғĶ҆Őғ
field $	ĐҊ
field <name>	āѶĶ҆ŐҔ
field <name> |	āѷĶ҈ŐҒ
field _ $	Ā҇Ĥҏ
field _ |	āѵĶ҈ŐҒ
field names	ĤҐ
field names $	ĤҐ
field of	āғĤѷ
fields	ĀҖĤӘĵѺľѹ
fields $	Ĥҗ
fields _ $	ā҆Ĥ҆
fields _ <name>	Āғā҆ĤҊ
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҍāѵĤ҇
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	ĀѺĤғ
fields does <name>	Ĥҍ
fields has	ĀҐāѴ
fields in	Ĥ҈
fields in <name>	Ĥ҆
fields is	Ĥ҈
fields is the	Ĥ҈
fields of	āҔ
fields of <name>	āҋĤ҉
fields that	ĤҎ
fields |	Ĥ҆
fields | $	ā҆Ĥ҆
file	ĀѥāѮĂѸąґćѱĈѺĉѷĊѵċғČҌĎҐďѸĐ҈đѫĒѹēѵĔѶĕѺĖѺėѺĚѺĝѷğҏĠѶġ҈ĢѲĤѴĥѭħѵĩѧĪ҈īѱĬѭĭѵĮѸįҍİѷĵҤĶҚķҜĸҘĹҒĺҜĻҊĽҡľѯĿѵŀѵŁѵŃѷńѷŅҚņҗŇѸňѶŉѹŊ҈ŋѳŌѯōѨŎҖŐѶőҔŒҿœҨŔ҆
file $	Ā҈ā҆ķѹĽ҇
file <name>	āѭąҐĎҎĐҋđѹģ҈Ī҇įҋĳ҉ĵѺĽѸľѸņ҆ŊҋōѶŎҏőқŒѹœѲ
file <name> $	Ā҉ą҈Ď҆ōѸŒѺ
file <name> has	Ā҆ľѺ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҈
file <name> which	őѸŒҊ
file <name> |	ā҉őҊ
file <path>	ąҋĎҋĐҌĩѸĪ҆įҌĲ҇ĳ҈őҊ
file <path> $	Ā҇āѺĎ҈Đ҇ĩѹĪ҈
file <path> where	Ā҈
file <path> |	āҔĪѺ
file _ $	Āҏāѳą҇č҇ĎҍĐҊġ҉ĩѴĪҎį҇ĵҋĹ҈ĺѺōѷŎѺ
file _ <literal>	ĵҌ
file _ <name>	āѺĺҎĻ҇ŅҒņѸŒ҉œ҉
file _ <path>	ŅғņѸ
file _ and	Ľ҆
file _ became	Ņѹņҍ
file _ been	į҆
file _ belongs	ő҆
file _ called	Œ҉
file _ class	āҋĵѸ
file _ contains	ķ҈Ľ҇
file _ formerly	ņҊ
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҉
file _ have	ĀѶĎҊĪ҉
file _ how	Ņ҆
file _ i	ĵ҆Œ҆
file _ import	Ĝ҈
file _ imported	āҍ
file _ in	ă҆
file _ is	āѺŅҊ
file _ it	ĸ҉Ņѹņ҉œ҈
file _ kindly	ő҇
file _ known	ņҋ
file _ line	ĀѸğ҆ķҋĹ҆ĺҏ
file _ module	āҊ
file _ more	ā҆
file _ name	Œ҇
file _ once	ņ҆
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņҊ
file _ renamed	ŅҊ
file _ stem	ŒҌ
file _ test	œ҇
file _ the	ĀѵāѺċ҉ĵ҆ĶҔķ҉ĸ҇ĽҎŒ҈œҎ
file _ to	ŅѺņҊ
file _ turned	Ņ҈
file _ used	Ņ҆
file _ was	ĺ҈Ņ҆
file _ where	ĀҋāѺ
file _ which	ĺ҉ŏ҆őѷŒ҉
file _ |	āҚđѺĦ҆őҔ
file adds	āѸċҊ
file and	ĀѸğ҆ķ҉ĺҌļҊ
file and line	Āѹğ҆ķ҉ĺҏ
file became	āѺŅҞņѷ
file became <name>	ŅҐ
file became <path>	ŅҎņѺ
file came	ņ҆
file came out	ņ҆
file changes	Āҏ
file contains	ĺґ
file declares the	Ľ҆
file do	ğ҆Œ҈
file does	ĀҌāѱķ҈ļ҆
file does it	ķ҉
file does the	ļ҆
file for	āҊ
file for module	āҊ
file formerly	ŅѶņҒ
file formerly known	ŅѺņҍ
file got	Ņҍņѵ
file got the	Ņҍņѵ
file had	Ņѷņҍ
file had the	Ņѷņҍ
file has	āҎķ҆ĸ҇ĺѺĻ҇ŅѺņѺŒ҇œҏ
file has <name>	Ļ҇
file has it	ĸ҈
file has more	ā҆
file has the	ņѹŒҌœҌ
file holds	ĵ҆œ҆
file holds the	ĵ҆
file in	ĺ҉
file in which	ĺ҉
file is	ĀѹŅ҇őѹŒҎœҌ
file is called	Œ҉
file is the	Ņ҈ŒѸ
file itself	ő҆
file itself |	ő҆
file line	ĵҎķ҉Ļ҆Ľ҇
file line $	ĵҏĽ҇
file name	Ņ҆
file named	őҌ
file named <name>	ő҈Œ҆
file names	Č҇
file names $	Č҇
file now	Ņ҇
file now called	Ņ҆
file read	āҋ
file read |	āҋ
file sets	Ķ҈
file that	ĀѺā҈ĶҎņҊ
file that contains	ķ҈
file that has	Ć҇
file that imported	āҍ
file that is	ŅҊ
file that used	ņ҆
file that was	ņ҈
file used	ŅѺņҊ
file used to	ŅѺņҊ
file w	ĵҌ
file was	ņҍ
file was formerly	ņҊ
file was once	ņ҆
file was previously	ŅѸņҊ
file was renamed	ŅҊ
file was turned	Ņ҈
file where	āҊĵѸ
file which	Ľ҇
file whose	Œҍ
file whose name	Œ҆
file with	ŒҊ
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆
file | $	ġҊĹҋŅ҆ŒѺ
filename	ĀѷŅҡ
filename _ $	ĀѹŅҘ
filename of	Ņ҉
files	ĀҐăҼĄҰąѸĆҚĉѺČӁčѺĎѺĜѺĠѶģѷĦѹħғĩҷĪѺįѷĳѸĽѺŅѶŉѹŏѷőѳŔҒ
files $	āҊă҆Č҆Ī҇
files <path>	ĝ҆
files _ $	ĀѸāѹăҌČ҆ħ҆Ĩ҆
files _ <commit>	ĀѺČҒč҆
files _ <name>	ĩ҆
files _ <path>	ĀѸā҇ĩҊ
files _ <tag>	Āѧāҕă҆ĄҒ
files _ added	āѷăҍĄ҈Čѹ
files _ an	ĩ҇
files _ been	āѴ
files _ bring	ĩ҈
files _ by	Č҆
files _ changed	Ā҈
files _ commit	ĀҏāѯČ҇
files _ created	ă҈
files _ from	Ā҇
files _ gets	ħ҆
files _ got	ă҆
files _ i	ă҆
files _ import	ĀѹāѺĜ҇ĩҌ
files _ imports	ĜѺĝ҉
files _ in	ĄҋČ҆ĩ҉
files _ it	Ā҉āѳĩҍĪѸ
files _ lines	Ā҆Ć҇
files _ modified	Ā҉ăѷ
files _ new	Āѷă҆ĄҊ
files _ not	ĀѹāҌă҇
files _ on	āѹĩ҇
files _ renamed	Ā҇
files _ since	ă҈
files _ the	Āґāҏĩѱņ҆ŒѺ
files _ there	ġ҆
files _ use	āҍĩѺ
files _ were	ĀѺă҉
files _ written	āҋ
files added	ăҊ
files affected	Āҍăѷ
files and	Ā҆Ć҇
files and lines	Ā҆Ć҇
files appeared	ĀѷăҌ
files are	ā҆Čҋ
files are new	Āѷă҆ĄҊ
files are written	āҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	Āѭāғ
files came	Ą҇
files came in	Ą҇
files changed	ĀҊ
files changed between	Ā҈
files contain	Ŕҋ
files depend	Ā҇
files depend on	Ā҇
files did	ĀҏāѨăҊČҌ
files did <commit>	āѺČҋ
files did commit	ĀҗāѴČѷ
files did not	ă҇
files do	ă҇ĩ҆
files do i	ă҇
files do import	āѹĩ҉
files do not	āҋĩѹ
files does	āѸă҆ħ҇ĪѸ
files does <path>	ħ҆
files does it	ĀҌāѺĪѹ
files got	Ā҆
files have been	āѸ
files import	ĀҖ
files import from	ā҆
files import it	āѺĩҌ
files import the	ĀҔĩѴ
files importing	Ā҇
files in	Ą҇
files include	ĩ҈
files introduced	ăҊ
files is	ā҈ġ҆Ī҉ņ҆
files is the	āҋņ҆
files last	ā҆
files last changed	ā҆
files of	Ą҆č҉
files pull	ĩҍ
files pull in	ĩҋ
files rely	ĩҊ
files rely on	ĩҊ
files that	ĄҎČ҈Ĝ҇ĩ҇
files that bring	ĩ҈
files that import	ĀѺĜ҇
files that were	ăҊ
files use	ĩҊ
files were	ĀҜāѶĄ҆
files were added	āѷăҋĄ҈ČѸ
files were renamed	Ā҇
files |	Āѹħ҆Ĩ҆
files | $	ĀѺă҆ħ҆Ĩ҆
fill	āѺĂҌ
fill in	Ăҋ
final	āѹİҐĶҌ
final _ <name>	Ķ҆
final commit	Āѵİҏ
final field	Ķ҆
final field <name>	Ķ҆
find	āѢĂ҇ă҇ąѹćѲĊ҆ČѹĐ҈đѶēѹĘѶĚѺğҋĢѲĪѹĵҏĶ҇Ĺ҆ĺҕĽҔńѺňѶŌѹŐѺőґŒҌœґŔѶ
find <name>	ĀѯāѧĊҎĘѳğғĠ҈Ĭ҇ĺңĻҍőҔ
find <name> $	ĀѲĊѹğѸĺҮőҔ
find <name> in	Ā҉Ġ҆
find <name> to	Ĭ҈
find <path>	ĀѴőҝ
find <path> $	ĀѴőҗ
find <path> among	Ĝ҇
find _ $	ĀѥĊѹğѸĺҬĿ҇őҩ
find _ <mark>	Ă҇ŀҋ
find _ <name>	Āѹā҈ćѶĘ҆Ě҉ĥѸĵҙĻѹļҋĽҍőѺœҐ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҇
find _ chains	ā҆
find _ code	ĀҎĉѸ
find _ commit	Āғāѷ
find _ definition	ķ҆
find _ entry	Đ҆
find _ enum	ĸ҆
find _ every	ĀѺĊҎ
find _ file	ă҆
find _ files	ā҇
find _ functions	ĉ҇
find _ how	Ā҆
find _ if	ĀѺāѵĈ҆ę҆ě҇Ŏ҆
find _ implementation	ĥ҆
find _ in	Ā҇āѷĠ҆Ľҕŏ҆Ŕѳ
find _ longest	ā҇
find _ method	Ā҆Ĺ҈
find _ newest	İ҆
find _ parent	āғ
find _ setting	Đ҆
find _ starts	ŕ҆
find _ test	œ҆
find _ that	ĩ҆
find _ the	Ā҇ĊѺĤ҆ĺѺĽѸĿ҆
find _ this	Ā҇
find _ throw	ĀѸŃҐ
find _ to	Ā҆Ĭ҈
find _ what	āҎĢѺ
find _ |	ő҆œ҆
find a	Ā҇
find all	ĀѸă҆ĉ҈ĊѸĿ҈ŀҊŃҍ
find all chains	ā҆
find calls	Ā҇
find calls to	Ā҇
find every	Ā҉ĥ҆őѺ
find everything	ĩ҆ň҆
find everything that	ĩ҆ň҆
find imports	ŏ҈
find imports in	ŏ҆
find in	ĀҌĘ҇ĻѸļҋ
find in <name>	Ę҇ĻѸļҋ
find in the	Ā҈
find in this	Ā҇
find its	ķ҇
find me	ĀѯāґĊ҈ĺѹĽѹ
find me all	Ć҇
find me every	ĀѺĊҎ
find me the	ĀѹāҏĽѹ
find out	ĀҐĈ҆ě҆ĢѺĭ҆Ŏ҆
find out how	Ā҆
find out if	āѶĈ҆ę҆ě҇Ŏ҆
find out the	Ā҆
find out what	āҎĢѺ
find test	Āѹœҏ
find test <name>	œҐ
find the	ĀҖāѢĂҊĐҊį҆ĶҒķ҈Ĺ҇ņ҆ňѹőѺ
find the code	ĀҎĉѸ
find the commit	Āғāѷ
find the definition	ķ҇
find the entry	Đ҆
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҇
find the method	ĹҊĺ҆
find the newest	İ҆
find the parent	ā҈
find the setting	Đ҆
find the test	œ҆
find what	Ā҇āҖ
find what <name>	Ā҆āҊ
find what starts	ŕ҆
find where	ā҈
find where the	ā҆
find which	āҋ
find |	Ŀ҈
find | $	Ŀ҈
finding	ĀѶ
finding _ commit	ĀѹāҊ
finding _ what	Ņ҈
finding out	āѺ
finding out what	Ņ҈
finding the	ĀѸā҇
finding the commit	ĀѹāҊ
finds	Ľ҇Ń҇
finds the	Ľ҇
fire	ĊҎŕ҇
fire off	ĊҎ
first	ĀҊāҟąҮĆғĉѳĩѺįѷİѶ
first $	āѶĆҏ
first _ $	Ā҉āҕĉѳ
first _ <path>	Ā҈āѸ
first _ in	ĀҊāѹ
first _ of	ĀѹāҗąҌİѴ
first _ that	ā҇ąҎ
first _ to	ĀѺāҌ
first _ w	ĀѺą҇
first _ with	Āҋāѵ
first _ |	ĀѲāҎąҊ
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	ĀѶāґ
first change of	ĀѶāґ
first commit	ĀҙāѭąҕİѴ
first commit $	ĀґąѴ
first commit of	ąҎİѷ
first commit that	Āѵąҏ
first commit w	ĀѺą҇
first defined	ĀѸā҉
first defined |	Āѹā҉
first file	āҍ
first file that	āҍ
first release	ĀҊ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҇
first test to	ā҇
first time	Ł҆
first |	ĀѺāҗĉѳ
first | $	ĀѺāҗĉѳ
five	āҐľѷ
five $	āҐľѷ
fix	āҜŉ҆œѺ
fix _ $	ĀҊ
fix _ failing	ā҇
fix it	ā҉
fix the	ĀѺāҘœѺ
fix the failing	ā҇
fixed	ĀѹĶ҉
fixed _ <name>	Ķ҉
fixed value	āѺĶ҉
fixtures	āҊ
fixtures does	āҊ
flag	āҌċҞĕѹŏ҈
flag <option>	Ā҆āҌċ҉ĕѹ
flag <option> $	āҌċѸ
flag <option> |	Āҍāѳ
flag _ $	āҌċѸ
flag _ defined	āѸċҊ
flag _ |	Āҋāѳċ҈
flaky	āҖŌѷ
flaky _ $	āҋ
flaky |	āҊ
flaky | $	āҊ
fn	ķҗĻ҈
fn <name>	ķҎĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	ĀѴā҉ĈѹőҲŒҌœ҉
folder $	ĀѸāҐĈѹ
folder _ $	Œ҆œ҇
folder _ <name>	őҎ
folder _ <path>	ĀҏőѺ
folder _ i	őґ
folder _ not	ā҇
folder _ our	ĀѸőҐ
folder do	ő҆
folder do i	ő҆
folder does	ĀѺőҊŒ҉
folder does not	ā҇
folder holding	őҍ
folder holds	ĀҌāѹ
folder holds our	ĀѸőҐ
folder would	ő҆
folder would i	ő҆
folder |	Œ҆œ҇
folder | $	Œ҆œ҇
follow	ĀѲāҋħ҉Ŀ҇
follow $	Ĩ҆
follow <name>	ĀѸāҊ
follow the	Ŀ҇
following	Ā҆āѱĦґ
following _ imports	Ħ҈
following imports	āѺĦҊ
following the	Ħ҈
following the imports	Ħ҈
for	ā҇ĂҌă҈ĄѺĆ҆ĈѶĊѷċҖČ҉čѴĎ҉đѳēѴĔҏĕҖėҍĘѺĚѵě҉ğҐĠѺġѶĢҗĥ҉ħѶĪѯīҎĬѰĭѷĮҊİѱĲҎĶѹĹ҇ĺѷļѺł҆ńѵņѷŇѯňѵŋѫŌѷō҇ŎѶŏҗŒѺœѸŔҌ
for $	ĀѮāҗė҉ĢңīҊĮѺ
for <commit>	ĀѹČҏ
for <commit> $	Č҈
for <commit> |	Č҆
for <literal>	ŔҌ
for <name>	ĀұāѸĂѺĆҊĉ҇Ď҉ď҆Đ҉đѵĕҏĖѹėҋěҌğғĢѱĤ҉ĥѬīҋĮѯĹ҆ĿѹŀҋŃ҆ŇѶňѸŋѸŌѸŎѷŏ҈œѹ
for <name> $	āѷĆ҆ĉ҉đѺě҉ğҕĢѳĤҍĥѸīҋŀ҉ŏ҉
for <name> being	ĀѺā҈
for <name> does	ĀҍāѴę҇
for <name> from	Ċ҈
for <name> i	ĀҊāѶ
for <name> in	Āҋā҉Đ҈ĕѺĳѺ
for <name> of	āғŇѺ
for <name> please	ō҆
for <name> what	āѷ
for <name> when	ĕҊ
for <name> which	Ā҇Ă҉ć҆ĥѸ
for <name> |	ĀѸāҎĂѸĎ҉ė҈Įѳĳ҆ŋѹŐ҆
for <option>	ĀѺċҚ
for <option> $	ċҋ
for <path>	ĀҊāѸĎ҇ĝҊĲ҆ŏ҉
for <path> $	ĀҋāѹĜ҇ŏҌ
for <path> does	ĝ҈
for <path> in	Ĝѹĝ҉
for <path> which	Ā҆
for <path> who	Ā҈
for <path> |	ĀѸĎ҈
for _ $	ĀѲāҎĂѷĈѺĉ҈ĊѺċ҉Č҇đ҉ě҈ğҒĤҋĥҎĪѵī҆ĳ҇Ĺ҉ĺѹŀ҈ŁѵŅ҇ŎѷŏҐő҇Ŕ҉
for _ <commit>	Āѹ
for _ <line>	Ĳҍ
for _ <name>	ĀѤćҍċҐđѴĔҌĕҔě҇ĢѸĿ҇ŁҍňѺ
for _ are	Ŏ҆
for _ attribute	Ő҇
for _ base	ň҉
for _ being	ĀѺā҈
for _ children	āѹĂҌ
for _ class	Āҏćҋ
for _ code	Į҇
for _ concrete	Ă҆
for _ dataclass	Ĥ҆
for _ does	Ā҉āѱę҇ĝ҈
for _ file	Āҋ
for _ first	Ł҆
for _ from	Ċ҈
for _ function	ĀҒāѺĔ҉ōҊ
for _ i	Ā҈
for _ imports	Ħ҈
for _ in	Ā҉āҊĐ҈ĕѺĜѹĝ҉ĳѺ
for _ inner	ā҇
for _ is	āѹĢҌ
for _ it	Ā҆āѹ
for _ last	į҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ĀѶāҏ
for _ of	āҒŇѺ
for _ old	ņ҈
for _ or	ł҆
for _ parent	ň҆
for _ please	Ā҉ō҆
for _ project	āѬėҊĮ҇ł҇
for _ repo	ā҆
for _ so	ň҆
for _ test	ĀѹŌ҆
for _ that	ĀѶāҏ
for _ to	āѵĂ҆Ğ҆
for _ trait	ĥ҈
for _ types	ĥҊ
for _ variable	āѸğҋ
for _ version	Įҋ
for _ what	Āѳā҉
for _ when	ĕҊ
for _ which	ĀҊāѹĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҇Ăҋ
for _ why	ā҆
for _ |	ĀѹĂѶĎҎĖѺė҇ĮѶĳ҆ĵҍŁ҇ŋѷŏҋ
for a	ě҈ł҆
for a <name>	āѺě҉
for a concrete	Ă҆
for a parent	ň҆
for adding	ą҉
for beginners	ĀѶāҍ
for class	ćҏ
for class <name>	ćҏ
for commit	Āѹ
for commit <commit>	Āѹ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѸģҍŏѺ
for import $	ģҍŏѺ
for it	Į҆ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѴĂҍĕҊ
for its children	āѹĂҌ
for line	ĲҊ
for line <line>	Ĳ҉
for me	ĀҋĂѺđ҇ĢѺģѺőҋ
for me $	āҏđ҈ĢѺĹ҆őҌ
for module	āҊ
for module <name>	āҊ
for nothing	āѺĪѵŏқ
for nothing $	ŏ҉
for nothing in	ŏ҆
for nothing |	ŏҋ
for routine	Ł҈
for routine <name>	Ł҈
for running	ĖҌ
for the	ĀґāѴăҏć҉ĈѺĔ҉ĕѹĖ҇ğ҇Ģѭĩ҉ĮѺİѷķ҆Ļ҈ŁѺŅѸōҊ
for the <name>	Œ҆
for the base	ň҉
for the class	ćҎ
for the dataclass	Ĥ҆
for the file	Āҋ
for the first	Ł҆
for the function	Ā҉Ĕ҉ōҊ
for the inner	ā҇
for the last	į҆
for the local	Ļ҇
for the module	āѺĩҊ
for the new	ĀѶāҋ
for the old	ņ҈
for the test	ĀѺŌ҆
for the trait	ĥ҈
for the variable	āѹğҋ
for this	ĀҋĞѺĮҙ
for this code	Į҇
for this project	āѴėҊĮ҇
for this repo	ā҆
for unused	ŏ҆
for unused imports	ŏ҆
for users	ĀѶā҆Ğ҇
for what	ĢҎ
for what is	ĢҌ
for which	Āѹĥҍ
for which types	ĥҊ
for |	ĀѥāҔđ҇ĢҔĥҗŏѺ
for | $	ĀѦāҕđ҇ĢғĥҔŏѺ
forced	Ă҇
forces	Ă҉Ŀѹ
forget	āҔĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forget to	ā҆
forgot	ŒҊ
form	Ħ҈
form <name>	ĀҊ
form _ $	ĀҊ
form a	Ħ҈
form of	ā҇
formal	ŁҔ
formal _ of	Łҍ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	Łҍ
former	Ņҙņҏőѳ
former <name>	ņҎ
former <name> $	ņ҉
former <path>	ņҏ
former <path> $	ņҋ
former _ $	ņҔ
former _ of	āҍŅҙņѵőѸ
former name	āҏŅ҆ņѶ
former name of	āҎŅ҆ņѶ
former path	Ņғőѹ
former path of	Ņғőѹ
formerly	ŅҌņҋ
formerly $	ŅҍņѸ
formerly _ $	Ņ҆
formerly _ as	ņҊ
formerly _ |	ņ҇
formerly known	ņ҇
formerly known as	ņҊ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѯę҇ěҋĝ҆Ġ҉ġ҇Ī҇İѹĴ҆Ń҈ŋ҈
found _ $	ĝ҆Ń҉
found _ <path>	Ĵ҆
found _ in	ġ҈
found _ the	Ā҈ěҋĠ҈İѹ
found among	ěҋ
found among the	ěҋ
found anywhere	ġ҈
found anywhere in	ġ҈
found in	ĀҏāѴĠ҈Ī҈İѹ
found in the	ĀҌĠ҈İѹ
found |	āѺĝ҆Ń҉
found | $	āѺĝ҆Ń҉
framework	łґ
free	ĀѸā҈Ĉ҆
free _ $	ā҉
free of	ĀѺĈ҆
free |	ā҉
free | $	ā҉
freshest	ĀѳąѸįҗ
freshest _ $	ĀѸąѸįҗ
freshest commit	ĀѳąѸįҗ
freshest commit $	ĀѸąѸįҗ
from	ā҈ĂҍćҞĉҋĊҏČѺčѸďғđѺĒѷēѶĖ҆ėѹęҕĚҙěҊĜѵĝ҇ğҖĠѺģҏĤѷĥѴħҋĨҗĩѺĪѹīѵĬѱĭѺįѶĶѹķѷĺѸļѺĿѴŀѶŁѸłѸŃҊń҇ŅңņѤň҉ŋѺōѴŎҏŏѺŐѺŒѸœѹŔ҉ŕѹ
from $	āѭćҥĚѷěҋŅҗņѸňѹ
from <commit>	Ā҆
from <name>	Ā҉ĂҋćѭĊѱď҇Ę҇ęҠĚҞĢ҆ģ҉ĥѺħҊĨҌĩѹŀѺŅѥņғŇ҇ňҙōѶŎ҆
from <name> $	Ā҉Ă҇ćѺĊѶĚҋĨ҉ń҈ŅѩņҕŇ҆ňҘōѺ
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҇
from <name> to	ĀѹĘҍęѸħ҉
from <name> what	ĀѰŇҌňҊ
from <name> y	ę҇Ě҆
from <name> yes	ĀҊ
from <name> |	ĀҊā҆ęҔĚҌĢҋŇѲ
from <path>	ĀҨāғĜѺģҊħҊĨґĩѷĪѰŅѩņҐŎҏ
from <path> $	ĀҗħѵĨҎŅѬņҒŎҊ
from <path> in	ĀғĝѺ
from <path> to	ĀѹāҍħҒ
from <path> what	ĀҌ
from <path> |	āқħѺ
from <tag>	Ā҇āҎ
from <tag> to	ĀҊă҈
from _ $	āѶĂ҆ą҇ĐѹĚ҆ě҉ğ҉ģ҈ħѲĨҗĪ҈ń҇Ň҆ňҙōѹŎҌŏѹ
from _ <line>	ĀҕĴѶ
from _ <name>	ĀѶā҉ĉҐĚҊĹ҆ń҇
from _ <tag>	ă҆
from _ and	ā҉
from _ base	ā҇
from _ because	ŏ҆
from _ by	āҌ
from _ class	ĀѺň҈
from _ classes	ĀҔňѰ
from _ does	āѶć҈Ċ҉
from _ environment	āѺğҎ
from _ file	Ņ҆ņѹ
from _ files	ĩ҇
from _ func	ā҆
from _ functions	Ń҇
from _ goes	ģ҇
from _ in	ĀҐĝѺ
from _ inside	Āѹĳ҉
from _ is	ĀѶĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҉
from _ modules	Ī҉
from _ of	ďҋ
from _ package	ā҆
from _ packages	Ī҆
from _ places	ĊҎ
from _ repo	ĀѲāҍ
from _ right	ę҇
from _ root	ő҇
from _ same	ā҇
from _ shell	Ğ҈
from _ signature	āѺĔҊ
from _ subclass	Ă҉
from _ that	ĀҌāѶ
from _ to	āҍă҇ĘҍęѷħҚ
from _ tree	ĀҊąѸ
from _ until	ĀҌăѷ
from _ version	Į҈
from _ was	Ņҏ
from _ what	āѺŇҌňҊ
from _ which	ă҆ć҇
from _ y	ę҇Ě҆ĝҌ
from _ yes	ĀҊ
from _ |	āҪĄ҇ęғĚ҈ĢҊħѸĪѹŁ҇Ňѱňҋ
from a	ĀҊĂ҉ćѺ
from a func	ā҆
from a subclass	Ă҉
from calling	ĊѺń҇
from calling <name>	ĊѺń҇
from class	Āѵā҇ĚҋĹ҆
from class <name>	Āѵā҇ĚҋĹ҆
from env	ğҏ
from importing	ā҇
from it	ňҍ
from it $	ň҆
from it |	ň҇
from its	āҊ
from its base	ā҆
from line	ĀҕĴѶ
from line <line>	ĀҕĴѶ
from lines	Āѹĳ҉
from lines inside	Āѹĳ҉
from originally	ĀѺąҋ
from originally $	ĀѺą҉
from other	Ī҈
from other modules	Ī҈
from outside	ĀѷāҒ
from outside |	Āѹāҍ
from root	ő҉
from root $	ő҉
from the	ąѷćѲĔҊĚ҆Ğ҆ğҐŁѺňҊőҊ
from the <name>	ā҆
from the class	ćѵňҌ
from the environment	āѺğҎ
from the root	ő҇
from the same	ā҇
from the shell	Ğ҇
from the signature	āѺĔҊ
from the tree	ĀҊąѸ
from this	ĀѲāҍ
from this repo	ĀѲāҎ
from those	ď҈
from those of	ď҈
from two	Āѹā҈
from what	āѹćҎĊ҉ŅҟņѭňѲ
from what $	ŅҏņѲ
from what was	Ņҍ
from where	ĀѸĊҗĩ҈Ņ҉ņѷ
from where $	Ņ҉ņѸ
from where <name>	Ċ҆
from where does	āѺĊ҉
from where is	ĀѺāҋ
from which	āѭćҎĊ҇ĩҍĸ҇Ń҇ŅҏņѴňѺ
from which classes	ćҊ
from which file	Ņ҆ņѹ
from which files	ĩ҇
from which functions	Ń҇
from which line	Ā҉
from which packages	Ī҆
from whom	ć҈
from whom does	ć҈
from within	ĉҐĝ҆
from within <name>	ĉҐ
from |	āѬćҌĪ҇ŅҚņѯŔ҆
from | $	āѮćҊĪ҇ŅҚņѯŔ҆
fulfil	ĀѸāѹĥҌīҋ
fulfil _ <name>	ĥ҉
fulfil the	ĥҌ
fulfil the <name>	ĥ҉
fulfils	īҊ
full	ĀҊāѷĆҐőҐ
full _ of	Ā҈Ćҏ
full _ to	ő҇
full list	Ć҈
full list of	Ć҈
full path	őҒ
full path to	ő҇
full set	Ć҈
full set of	Ć҇
func	ĀѯĉѺĊ҇ď҇ĒѺē҈ĔҐĕ҆ĘѺĥѶĬҏķҟĺѹĻҒŁҎŃ҇ńҍō҈ŐѺőѸ
func $	ķҊŁҋ
func <name>	ĀѴāѷĊ҈ď҈ē҉ĔҐĕ҇ĘѺę҆ĥѷĬҌķҔĺѺĻҒŃѺńҍōҋŐѺœ҆
func <name> $	ĀѸĊ҉ď҉ēҊĔҕĘѺę҆ĥѷńҍōҌŐѺœ҈
func <name> file	āҌ
func <name> inside	Ļ҆
func <name> |	ķ҆
func _ $	ĀѷāѹĊ҉ď҉ēҊĔҕĘѺę҆ĥѷŃ҈ńҍōҌŐѺœ҈
func _ file	āҌ
func _ inside	Ļ҆
func _ |	ķ҆
func in	ā҆
funcs	ĀѸā҈ĉҌĤѸľҏĿҐŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѵĒҒ
funcs _ <name>	ĤѹľҏĿґ
funcs _ |	Ŋ҈
funcs that	ā҉ĒѺ
function	Ā҉ąѺĆѹćѺĊҐĎѺĐѴđѹĒѴēҋĔґĕ҇Ę҆ęҏġҌĢҐģѺĤѹĥѹĬҠĭѸįѹĲѶĳѱĴѷĵѶĶѷķҥĸѺĹҋĻҥļҦĽѷĿѹŁҙŃ҆ńҏŅѹņѺŇҏŊѹŋѺŐѳőѹ
function $	ķ҈
function <name>	āѳĊ҆ĐѷđѺĒѹēҎĔҒĕ҈ĘҊęҒĢғĥѺĬҦĭѺĳѹĵѺĶѸķґĻҞļҒĽѸŁҗŃѶńґŇґŋѹŐѲ
function <name> $	ĀѹāѶĔ҈ĘҍĢҐĻҍŁ҈ō҇ŐѸ
function <name> called	āҏļѸ
function <name> defined	ķ҆
function <name> file	Ļ҇
function <name> first	ĀѸā҉
function <name> happens	Ĭ҆
function <name> has	ļ҉
function <name> have	ļ҆
function <name> in	ā҉Ļ҉
function <name> is	ĀѺāѹęҊĬҍĺ҉ļ҆
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҇
function <name> of	ĻҎ
function <name> out	ā҆
function <name> starts	ļ҇
function <name> that	Ļ҇
function <name> wear	ē҉
function <name> what	ĉ҆ĕ҈
function <name> where	ķҊ
function <name> who	āѹĊҊ
function <name> |	āѴĔҒĕѶĢҊĬҔļ҉ŀ҆ŋѺ
function _ $	ĉѺĔ҇ĘҋĢҐĻ҈ļҍŁҊń҆ŐѸ
function _ <name>	ā҈ķҋĹҏ
function _ a	āѳĊ҆ļҌŃ҇
function _ called	āҏļѸ
function _ defined	ķ҆
function _ file	ġ҆Ļ҆
function _ first	ĀѸā҉
function _ happens	Ĭ҆
function _ has	ļ҉
function _ have	ļ҆
function _ in	ĀѺĉ҉Ļҍ
function _ inside	āѳĻҒ
function _ is	ĀѺāѸę҉Ĭҏĺ҉ļ҆
function _ it	ā҈
function _ kindly	Ĕ҆
function _ line	ā҈
function _ list	ĉ҆
function _ nested	Ļ҇
function _ of	ĻҎ
function _ or	ġ҆
function _ out	ā҆
function _ starts	ļ҇
function _ test	ĀѹāҌ
function _ that	Ļ҇
function _ the	āѵĊҊ
function _ wear	ē҉
function _ what	ĉ҆ĕ҈
function _ where	ķҊĻѺ
function _ which	Ń҈
function _ who	āѹĊҊ
function _ |	āѳĔҒĕѶĢ҉ĬҔļ҈ŀ҆ŋѺ
function called	ķҋļ҇
function called <name>	ķҋļ҇
function class	ġ҈
function class or	ġ҆
function count	ĀҊ
function count $	ĀҊ
function does	Ā҆
function does the	Ā҇āѹ
function in	Ń҈
function in <name>	ā҈
function in a	ļ҇
function is	ĀѺā҉ĊҊ
function is it	ā҈
function nested	Ļ҆
function nested in	Ļ҆
function of	ĹҏĻ҉
function of <name>	ĹҏĻ҉
function or	ġ҆
function that	Ā҆
function which	ĀѺāҌ
function with	Ċ҆
function with a	Ċ҆
function |	ĀҌļҋ
function | $	ā҉
functions	āҐĂҗćѹĉүĊҝĎѶď҇đѲĒҰēѷĘҋĢѹģ҈ĤѴĥѺĪѺīѺĬѸĵѺĶѷķѺĻѹĽѺľҕĿңŁѸŃҰńѵŇѺňѹŊґōҏŏѹŐѹœѺ
functions $	ĀҋĊґľѷ
functions <name>	ĀѸāѸĉҎďҋĘѺęҍ
functions <name> calls	ĘѺęҍ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѴĉ҆
functions _ <mark>	āѺĒҎ
functions _ <name>	ĀѸāѳĂҟĉҊĊҏď҈ĒѹĘ҆ľ҇ĿҋŃ҉
functions _ <path>	āҋ
functions _ a	ĀҏĊҎŃѺ
functions _ an	Āґāѳ
functions _ and	ġ҆
functions _ are	ĀѬāқ
functions _ be	Ā҆
functions _ by	ā҆ĘҊ
functions _ call	Ċ҇
functions _ called	ĉ҆
functions _ calls	ĘѺęҍ
functions _ classes	Āҋāѷģҋ
functions _ decorated	ĀҐāѵ
functions _ defined	āѺ
functions _ have	Ē҆
functions _ in	ĀҊāѹĉ҇
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҈Ē҈
functions _ its	ā҆
functions _ not	ā҉ĒѺ
functions _ on	ā҈
functions _ raise	āҐŃѺ
functions _ tests	āѺŊҋ
functions _ the	ĀѵĒҏľҎĿғ
functions _ there	ĀѶā҉
functions _ to	ĀҊāѺļ҆Ŀ҇
functions _ up	Ā҇āѴŃҎ
functions _ with	ŃҊ
functions accept	ā҆
functions and	Ā҈āѹģҋ
functions and classes	Ā҉āѹģҋ
functions are	Ā҈āѲĉҊľҊŊ҈
functions are decorated	ĀҐāѵ
functions are defined	āѺ
functions are in	Ā҆
functions are not	ā҈
functions are tests	āѺŊҋ
functions are there	ĀѶā҉
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions besides	ā҇
functions besides <name>	ā҇
functions call	āѸĊҋ
functions call <name>	āѷĊ҉
functions called	ā҇ĉ҆ĘҊęѺ
functions called by	ā҇ĘҊęѸ
functions called in	ĉ҇
functions calling	Ę҇
functions calling <name>	Ę҇
functions can	ŃҊ
functions can be	Ā҆
functions carry	ĀҍāѰ
functions carry the	Āҍāѳ
functions catch	āҊŃѹ
functions catch it	ā҇
functions classes	ġ҆
functions classes and	ġ҆
functions depend	ā҇
functions depend on	ā҇
functions does	ĀѫĉғĊ҇ĒҋľҋĿҎ
functions does <mark>	Ē҇
functions does <name>	Āѵāҋĉ҉Ŀ҈
functions does it	āѷĉҊ
functions does the	Āѵľ҉Ŀ҆
functions end	ĀҊ
functions end up	ĀҊ
functions have	ĀҍāѳĒ҈
functions in	ĀѷāҖĂҋĉѸĿҍ
functions in <name>	ā҇ĂҎ
functions in <path>	āҎ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҇āѵĉҋ
functions is <name>	Ā҉āѳĉҋ
functions make	āѺĊ҆
functions of	Ā҈ĂғŃѵ
functions of <name>	ĂғŃѵ
functions raise	Ń҉
functions that	āҎĉҍŃ҆
functions that <name>	āѹĉҏ
functions that raise	Ń҆
functions there	ĀѬāҙ
functions there are	ĀѬāҙ
functions use	Ċҋ
functions use <name>	Ċҋ
functions use the	Ē҇
functions |	āѵĉ҆
functions | $	āѵĉ҆
further	ŀ҇
further down	ŀ҇
gave	ą҈
gave _ to	ą҈
gave birth	ą҈
gave birth to	ą҈
generator	āҍĬҤ
generator $	ĬҌ
generator _ $	Ā҉Ĭ҇
generator |	Ā҈Ĭ҈
generator | $	Ā҉Ĭ҆
get	ĉѺċ҈ė҇ęҍĞ҉ĶҊŋѺŕҍ
get _ $	Ā҆
get _ <name>	Ā҆āҊļѸ
get _ <path>	ā҉
get _ by	ĀѺāѹę҉Ĩ҆
get _ current	į҈
get _ from	ĀҋŅ҈
get _ if	Ā҇
get _ in	ę҆ļ҆
get _ inside	Ā҉
get _ into	Ī҈
get _ new	ā҉
get _ of	ā҆
get _ test	ĀҊ
get _ the	Āѷāғķ҆
get _ to	ņ҆
get _ value	Ķҋ
get _ when	ĀҍāѴ
get _ which	Ā҆
get _ with	ė҆
get _ |	ĀѰĊҌĩҊō҉ŕ҇
get a	Ō҇
get after	Ğ҇
get any	Āҋ
get back	ĀҍāѺ
get back from	ĀҍāѺ
get called	Ċ҈ę҈
get called from	ā҆
get called |	āѹĊҍ
get defined	āѸ
get defined $	ĵ҆
get defined |	āѺ
get errors	ĀґāѰ
get from	ĀѪāҙħґ
get from <name>	āҊ
get from <path>	ĀѬāҎħҌ
get if	āѺ
get imported	ĀѸāѸĝ҇Ĩ҆ĩ҇Ī҆
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	Āѹā҆ąѺįҊĶҊ
get its current	į҈
get its new	ā҈
get its value	Ķҋ
get renamed	Ņ҆
get renamed from	Ņ҈
get renamed to	ņ҆
get rid	ā҈
get rid of	ā҈
get run	ĀҎāѺ
get run if	Ā҇
get run |	Ā҆
get set	Đ҆
get set |	Đ҆
get thrown	Ā҉
get thrown |	Ń҆
get to	Āқāѷħѵ
get to <name>	Ā҆
get to <path>	Āғħѵ
get triggered	ŕ҉
get triggered |	ŕ҉
get where	āґ
get where <name>	āҌļѹ
get where the	ā҇
get why	ā҇
getenv	āѹğұ
getenv _ <name>	ğҐ
gets	Ā҉Ć҈ć҆Ċ҈Ė҇ęҍĝҎğҊĨҊĪ҆ĵѹ
gets _ $	Ā҇
gets _ <name>	Ā҆
gets _ <path>	ħ҆
gets _ by	Ā҈āҊĝ҉
gets _ from	ę҇Ĩ҆
gets _ in	ĀѺę҆ĝ҆
gets _ or	Ā҆
gets _ value	āѹĶ҈
gets _ |	āѷ
gets called	ĀѹęҊ
gets called $	ā҆
gets defined	Ćҍ
gets imported	āѺĝ҆ĩ҉
gets instantiated	Ā҈
gets its	āѶĶ҉
gets its value	āѹĶ҈
gets loaded	ā҈Ĩ҆
gets loaded from	Ĩ҆
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ĩ҆Ī҇
gets pulled in	Ī҇
gets read	Ā҆
gets to	ħ҆
gets to <path>	ħ҆
gets used	ĝ҆
gets used by	ĝ҆
getting	ĉ҇
getting called	ĉ҇
git	ČҊĎҐĝѺĢҥįҍİқĲҒĳѵŃѺňѹŉ҉
git $	į҆
git <name>	ĀҠĳѶ
git _ $	ĀѶāқ
git _ <name>	Ā҆āѷĢҧįҒİҜĳѶŃѺňѺ
git _ contains	ŉҋ
git _ for	ĀҒįѸ
git _ in	Ā҉āѺ
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҋ
git _ the	ĀҊİѵ
git _ |	ĀѶ
git blame	Ĳґ
git history	Ā҆āѺ
git history |	ĀѶ
git log	āѷĎҌĢѴįҋİҡ
git log $	İ҇
git log <name>	ĀѳĢѵįҕİҝ
git log for	ĀҒįѸ
git log on	ĀѸĎҋ
git show	ĀѺČҍ
git tag	ĀѺŉҍ
git tag contains	ĀѺŉҍ
git |	āҌ
git | $	āҌ
github	ĀѸāҋŕҋ
github _ <path>	ŕ҇
github actions	Ā҆
give	ĀѲāѲăҍĊ҈Č҆čѺĚѺĜѸĢҊģ҈Ī҇ĳҋĴ҇ĺѹŐҍ
give <name>	ā҇ŇѺŐ҉
give <name> in	ā҈
give _ $	ĀѸā҈
give _ <name>	Āѷă҉ģҎ
give _ a	ĀѸď҇ĢҎ
give _ all	Ī҈
give _ an	Āҏ
give _ contents	ŕ҉
give _ every	Ā҉
give _ in	ā҈
give _ its	Ā҈
give _ line	ĐҌĳѺ
give _ list	Ė҇
give _ location	ķҐ
give _ source	Ņ҆
give _ test	Ō҆
give _ the	Ā҈āѸć҈ĊҌĢѶĩҐĪѹĳҒĶ҇ķѵŁҋ
give _ use	Īҍ
give _ value	Ā҉
give _ |	Āѹā҈Ĵ҇Ő҈
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҆
give me	ĀҠāѬĊҌĒ҆ĕѺģѹĩҊĳ҉Ķ҇ķѲĹѺ
give me a	Āѹď҇ĢҎ
give me all	Ī҈
give me an	Āҏ
give me every	Ā҉
give me its	Ā҉
give me the	Ā҈āѴć҈ĊҍĢѶĩҐĪѹĳҒĶ҇ķѵŁ҇
give the	ĀѰāѠă҈ē҆Ė҆ĪҋĶѹķҎń҉ŕ҇
give the <name>	ă҉
give the contents	ŕ҉
give the line	ĐҌĳѺ
give the list	Ė҇
give the source	Ņ҆
give the use	Īҍ
give the value	Ā҉
give to	āҊĔѺ
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	ĀѲľ҇
given _ $	Ā҆
given _ <commit>	ĀѺāҊ
given _ <name>	Ĕ҆ě҇
given _ base	ĀҊ
given _ function	ā҈
given _ will	Ĝ҇
given class	ě҇
given class <name>	ě҇
given commit	ĀѺāҊ
given commit <commit>	ĀѺāҊ
given the base	ĀҊ
given the function	ā҈
given to	Ĕ҆
given to <name>	Ĕ҆
given |	Ā҆
given | $	Ā҆
gives	ĕ҇ŇҕŐѷ
gives _ $	Ň҈
gives back	ŇҊ
gives which	Ň҆
global	ĀѺā҈ĶҨ
global <name>	āҍĶғ
global <name> is	ā҉
global _ <name>	Ķґ
global _ is	ā҉
global variable	Ķҋ
global variable <name>	Ķ҉
go	ĀѰāѷĈҊĊ҈ėѷĮҶĽ҆Ņ҉Ŏ҉
go $	āґ
go <name>	ĀѺāѹĮҕ
go _ $	ā҇
go _ <name>	ĊҊ
go _ <path>	ĀҎāѺ
go _ for	ő҆
go _ the	Ľ҇
go _ |	ĀѺāѷĮҏ
go by	āѺŅҌ
go into	ĊҊő҆
go into for	ő҆
go through	ĀҊāѭĈҋŎҊ
go through $	Ĉ҆
go through <path>	Āҏāѹ
go through |	āѺ
go to	ĵҌĽ҇
go to the	Ľ҇
go version	ĮҊ
go |	ā҈
go | $	āҋ
goes	āѸģ҆ĦҋŁҋŅѺņ҆ōѺ
goes _ <path>	ĀѹĦ҉
goes _ at	ā҇
goes _ in	Āҍ
goes _ line	Ā҇
goes _ the	Ł҉
goes _ what	ģ҇
goes between	Ł҉
goes between the	Ł҉
goes by	ġ҆
goes from	Ā҇
goes from line	Ā҇
goes out	ģ҇
goes out what	ģ҇
goes through	ĀѹĦҊ
goes wrong	ĀҊ
goes wrong at	ā҇
goes wrong in	Āҍ
going	āѳă҆Ħ҇Ŏ҇
going _ $	Ŏ҇
going _ <tag>	ă҆
going _ in	Ħ҆
going round	Ħ҆
going round in	Ħ҆
going through	Ŏ҇
going through $	Ŏ҇
gone	ņҋ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѥāҦĔѺĢҏĬѹ
good _ $	ā҆
good _ for	āҎ
good _ i	āѸ
good _ that	ā҇
good _ |	ĀѵĢ҉
good afternoon	āѴ
good afternoon |	āѹ
good for	Ģҋ
good morning	ĀѺāѸ
good morning |	āѺ
good name	ā҉
good name for	ā҉
good style	ā҇
good style that	ā҇
good |	ā҇
good | $	ā҇
got	ĀҊāѳĂ҆č҆ġ҆ŋ҇
got <name> in	Ā҇
got _ $	Ā҈āѵĂ҈ăѸ
got _ <name>	ŋ҆
got _ as	ĝ҇
got _ import	Ĝ҆
got _ in	Ā҆
got _ name	ĀҏŅѷ
got _ new	ŅҌņѸ
got _ present	ā҈
got a	ŋҊ
got a <name>	ŋ҆
got an	Ĝ҆
got an import	Ĝ҆
got its	ĀҍŅѺ
got its name	ĀҏŅѷ
got its present	ā҈
got moved	ņ҆
got renamed	ņ҆
got something	ġ҆
got the	ŅҌņѵ
got the new	Ņҍņѵ
got |	āѵĂ҈ĳ҆
got | $	āѵĂ҈ĳ҆
gpl	ĀѸıҒ
gpl _ what	ıҊ
gpl or	ıҊ
gpl or what	ıҊ
gpl |	ĀѺı҈
graph	Ā҉āѷĦ҈
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	āѣŌҙŎҤ
green _ $	āѧŌҎŎҔ
green _ now	ĀҊĈѸ
green _ red	Ŏҋ
green or	ŎҊ
green or red	Ŏҋ
green right	ĀҊĈѸ
green right now	ĀҊĈѸ
green |	āѧŌҎŎҔ
green | $	āѧŌҎŎҔ
grep	āѵŔғ
had	ĀѰĄ҈ĠҕŅҐ
had <name>	Ġҋ
had _ $	Ņ҉
had _ been	Ņ҈
had _ far	ĀѺā҇
had _ name	āҋŅѳņҌ
had a	āѸ
had another	Ņ҇
had another name	Ņ҇
had before	Ņ҇
had formerly	Ņ҉
had formerly $	Ņ҉
had so	ĀѺā҇
had so far	ĀѺā҇
had the	Ņѷņҍ
had the name	Ņѷņҍ
had this	āҏŅѵ
had this name	āҏŅѵ
hand	Ĕ҆Ł҆
hand _ of	đ҇
hand _ over	Ĕ҇
hand _ to	Ł҆
hand over	Ł҆
hand over to	Ł҆
hand side	đ҇
hand side of	đ҇
handle	Āғ
handled	ĀғāѺĢҍĸѸ
handled $	ĀҔĸѺ
handled _ $	Ā҆
handled |	Ā҆
handled | $	Ā҆
handlers	Āҭ
handlers $	Āҡ
handles	āҋ
handles the	āҋ
hands	Ā҇āѶĉ҇Ňҋ
hands _ been	Āҍ
hands back	Ň҉
hands have	Āҍ
hands have been	Āҍ
happen	ň҆
happen _ know	ĀѶň҇
happen _ the	Ā҈
happen if	ā҈
happen in	Ā҈āѺ
happen to	Āѹň҆
happen to know	ĀѶň҇
happens	āҕĬ҈
happens _ be	Ĭ҈
happens _ i	ā҇
happens if	āґ
happens to	Ĭ҈
happens to be	Ĭ҈
has	āѭăѷĄҍćѷĉѷĊѹČѹčҎĎ҉Đ҆ē҉Ě҉Ĝҍĝ҆ğѸġҋĢѺģѸĤ҇ħѹĩѺĭҊĮѵįҍĳ҈ĴѺķ҈ĸ҆ĺ҈ļҌŀѺłѺŃѸńѷŅѯņғŇѴŊҍŋѺŌѹŏѹŐ҈œ҆
has $	ĀҏāѴđ҆ē҇Ĥ҈Ł҉ō҆
has <name>	Āҍāѯćѵď҇Ę҈Ě҇ě҆ġѺĤѹĬ҈ĭҊį҆ľ҇ņҋőҋ
has <name> $	ā҉Ő҇
has <name> as	Ā҇Ļ҇
has <name> been	āѸĬҌĭ҇ő҇
has <name> in	Ā҈Ģ҇
has <name> that	ď҆
has <path>	āѷį҆ņ҇ő҇
has <path> been	Ď҈
has _ $	ĀѺāҋćѹķ҇ĸ҆ņ҇ň҈Ő҉
has _ <commit>	Āѹāҍ
has _ <name>	āѷĐ҈įҋķ҇
has _ <path>	ĀѮāғ
has _ a	ĀѸĜ҆ĵ҈
has _ and	āѺ
has _ are	Ī҇
has _ argument	Ā҈
has _ as	Ā҆ĩ҆Ļ҇
has _ become	ņҌ
has _ been	ĀѸĎґĬҍĭ҈őҌ
has _ body	ĺ҉
has _ changed	Āѵč҇
has _ class	ć҈Ě҈ľѹ
has _ declared	Ĭ҈
has _ ever	ā҇
has _ existed	ĀҋāѶ
has _ file	į҆
has _ function	āѺļ҆
has _ gone	ņ҆
has _ got	Ā҆āѯĂ҈
has _ had	ĀѸāҋ
has _ import	Ĝ҇
has _ imported	ĝ҉
has _ in	Ā҈Ģ҇ĥ҆
has _ inner	ļ҈
has _ its	ć҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	ĀҐ
has _ method	ĀѸā҇ĺҊ
has _ methods	ā҈ľ҉
has _ most	ā҇
has _ name	Œ҆
has _ overridden	ŀ҇
has _ own	Ć҇
has _ parent	ā҈
has _ repository	ĀѸġҐ
has _ string	ā҆
has _ test	ĀѹŊ҈
has _ that	ď҆
has _ typedef	Ľ҇
has _ workflow	ĀѰāҐ
has _ written	Ā҆āѹķ҆
has _ |	āѶĳ҈őҊ
has a	Ā҇āѹĕ҇ĺ҉ļ҉
has a key	Ā҇
has a method	Āѹā҇ĺ҈
has abstract	ā҈
has abstract methods	ā҈
has an	Ā҆Ĝ҇ļ҆
has an argument	Ā҈
has an import	Ĝ҇
has an inner	ļ҆
has anybody	Āѷāѷĝ҉ĵ҆ň҇
has anybody imported	ĝ҉
has anyone	ĀҎ
has as	ć҇
has changed	ĀҎāѳ
has changed <name>	Ā҈āѸ
has changed <path>	Ā҇āѹ
has commit	Āѹāҍ
has commit <commit>	Āѹāҍ
has deleted	ĀѰāҒ
has ever	Ā҇āѺ
has got	Āѹĳ҈
has got |	ĳ҆
has how	ĀҐ
has how many	ĀҐ
has it	ĀҊāѫĂ҈ķ҆ĸ҇
has it $	ķ҈ĸ҆
has it changed	č҆
has it got	Ā҇āѶĂ҈
has its	Ć҆
has its own	Ć҇
has more	ā҈
has n	ľҋĿѸŊ҈
has n test	Ŋ҈
has no	ā҉
has one	āѹ
has put	ė҆
has renamed	ĀѬāҖ
has somebody written	Ā҇
has that	āҋ
has the	ĀѨāҊć҆Đ҈Ě҇ġҎĺҏľѸņѸŒҋœҍ
has the body	ĺ҉
has the class	ć҈Ě҈ľѹ
has the file	į҆
has the most	ā҇
has the typedef	Ľ҇
has the workflow	ĀѰāҐ
has to	ĂҌ
has today	ņ҈
has today $	ņ҈
has which	Ą҇đ҆Ī҆Ő҆
has which are	Ī҇
has |	āѸň҉
has | $	āѸň҉
hash	ĀѶąҍİҒ
hash $	ą҉
hash _ message	İ҉
hash _ the	ą҆
hash and	İҍ
hash and message	İ҉
hash of	ą҆
hash of the	ą҆
have	ĀҎāҊĂ҇ĈѺĉѷĊѸĎҌĐ҈đѶĒҊĕѺėѷěҊĜѹĠҌġҖģѺĥҋħѸĩѺĬѺĮ҇ĸѸŀ҉ł҇ŃѺņѵŇѷň҈ŉҌŊѷŋҒŌѹŎѶ
have $	ĀѯāѱĤҋıҊľ҇ŀ҆ňҗŐ҇
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	ĒҊ
have <name>	ĀѱāѮćѹěґĠҒňҌŋ҆
have <name> $	Ġ҆
have <name> among	ĀѺě҇ŋ҇
have <name> as	ěҊň҇
have <name> in	ĀѸ
have <name> |	Ā҈āѷĠ҈
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	ĀҘāѱă҆ĎҍĖ҆ġ҉Ģ҇Īҍıѵĸѹŉ҆Ŋ҇ŋ҈
have _ <name>	Ā҈ĂѹĐҍđѹĒ҆ġҍĥ҇
have _ <path>	ĀҐŊѺ
have _ added	ĀѺā҆
have _ among	ĀѺě҇ŋ҇
have _ and	Ŋ҆
have _ as	ěҊĜѺĝ҈ň҇
have _ at	ĀѺā҆
have _ be	ė҈
have _ been	āҐĎѳ
have _ changed	Āҋ
have _ class	Ā҈
have _ common	āҋ
have _ default	ĕ҆
have _ expect	Ā҉
have _ for	Āѹň҆ō҇
have _ go	ő҆
have _ got	ĀҊ
have _ hand	Ł҆
have _ impl	ĥ҆
have _ imports	Ā҆
have _ in	ĀѷĎҊ
have _ install	ĀҐ
have _ it	ľ҇
have _ line	ĀѳāҎ
have _ many	ĀѷāҎ
have _ method	Ā҆
have _ my	Ğ҆
have _ on	ā҈
have _ override	ĀѸĂҌ
have _ own	āѷŀҍ
have _ pass	Ł҇
have _ run	Į҉
have _ same	ā҈
have _ superclass	ĀѹćҌ
have _ test	ŋ҉
have _ to	āѹ
have _ visibility	ĭҌ
have _ |	ĀҘāѲĠ҈ġ҇
have a	ćҋġ҈ĵ҆ŋ҆
have a <name>	āѺġҍ
have a class	Ā҈
have a method	Ā҆
have a superclass	ĀѺćҌ
have a test	ŋ҉
have an	ĀҎāѵĥ҆
have an impl	ĥ҆
have been	Āҕă҆
have been added	ĀѺā҆
have been changed	ĀҋāѺ
have been on	Āҍ
have changed	ĀҌ
have changed <name>	ĀҌāѵ
have changed line	ĀѳāҎ
have for	ĀѺō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀқāѰđѸĞ҆ľ҇
have in <name>	Āҕāѹđѹ
have in <path>	ĀҒāѰ
have in common	āҋ
have in it	ľ҇
have its	ĐҎ
have its <name>	ĐҎ
have many	Ā҆
have no	ĀѸāҎ
have not	ĀѵāҎ
have one	ŋ҉
have outside	āҎŊѸ
have tests and	Ŋ҆
have tests |	Āҋ
have that	ĀѵāѺġҒ
have the	ĀѸāҊĒ҆
have the same	ā҈
have their	āѷŀҍ
have their own	āѷŀҍ
have to	Ā҈ā҇ĂҋĮ҈
have to <name>	Āѷāғ
have to be	ė҈
have to expect	Ā҉
have to go	ő҆
have to hand	Ł҆
have to install	ĀҐ
have to override	ĀѸĂҌ
have to pass	Ł҇
have to run	Į҉
have too	ĀѺāҊ
have too many	ĀѺāҊ
have unused	Ā҆
have unused imports	Ā҆
have we	ō҇
have we got	ĀҊ
have |	ă҆ĎҍĔ҆Ė҆Ģ҈ĪҍıѶĸѹŊ҇
have | $	ă҆ĎҍĔ҆Ė҆Ģ҈ĪҍıѶĸѹŊ҇
having	ĀѶāѺĒ҈ň҇
having <name>	ĀѺň҇
having <name> as	ĀѺň҇
having _ as	ĀѺň҇
having _ import	ĩ҆
having an	ĩ҆
having an import	ĩ҆
head	āѴĎѲİұ
head $	ĀҊ
head _ $	Āѵİғ
head _ which	Āѷİҋ
head _ |	āѺ
head commit	āѺİҊ
head is	ĀѺİ҉
header	ĀѶā҇ĽҔ
header _ it	Ľ҈
header of	ā҈
headers	Ī҈
headers _ <name>	Ī҇
hello	ĀѵāҎ
hello _ i	Āѹāҋ
hello |	ĀѶāҍ
hello | i	ĀѹāҌ
help	ĀѹāҕĊѺċ҆
help _ find	āҚĂ҆ĊѺĢѸ
help _ understand	Ģ҆
help me	āҘĊѺ
help me find	āҚĂ҆ĊѺĢѸ
help me understand	Ģ҆
helper	ķҪĺѺĻҌļқŁѹ
helper <name>	ķҙĺѺĻҍļҘŁѺ
helper <name> $	āѸķҊļҍ
helper <name> enclosed	ā҇
helper <name> is	ļ҇
helper <name> |	ķ҇
helper _ $	āѸķҊļҍ
helper _ <name>	ķҏ
helper _ enclosed	ā҇
helper _ is	ļ҇
helper _ |	ķ҇ļ҆
helpers	Ā҈āѳĉҖ
helpers _ $	ĀҏāѶ
helpers _ <name>	āѹĉҌ
helpers does	ĀѺĉҌ
helpers does <name>	āѹĉҌ
helpers |	Āҏāѵ
helpers | $	Āҏāѵ
here	ĀѵāѬĈґĒ҇ėҎġҠĬѹĮғįѷİ҇ıҎłҐņѺŋ҈
here $	Ā҆āѷĈҍė҆ġҏı҈
here _ $	ĀѱġҏĮҎİ҉ı҇ł҆ŋ҉
here _ in	Ā҆
here _ not	ė҆
here does	Ā҇
here does not	Ā҇
here is	ė҆
here is not	ė҆
here |	ĀѯāѺġҎĢѹĮҏİ҉ı҇ł҈ŋ҉
here | $	ĀѱġҏĢѹĮҎİ҉ı҇ŋ҉
hey	āѱ
hey _ tests	Ā҈
hey _ you	Āҏā҉
hey can	ĀҐ
hey can you	ĀҐ
hey do	āҊ
hey do you	āҊ
hey i	Āѵāѹ
hey what	ĀҊ
hey what tests	Ā҈
hi	ĀѸāғ
hi _ could	ķ҆
hi _ m	ā҇
hi _ somebody	Ā҈
hi i	ā҇
hi i m	ā҇
hi there	ā҇
hi |	ķ҆
hi | could	ķ҆
hi | somebody	Ā҈
hidden	āѲĻҎ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҐāѯćҌĉѺĚҖŀ҉ňҋ
hierarchy _ $	ĀѸāѹćҋĚ҆ň҆
hierarchy _ <name>	Ě҆
hierarchy |	ĀѸāѹćҋĚ҆ň҆
hierarchy | $	ĀѸāѹćҋĚ҆ň҆
hint	Ā҉
history	ĀҘāѴĎ҈İҘ
history $	ĀҞāѯąѸ
history _ $	ĀѺ
history _ <name>	āѸą҇Ďҋ
history _ <path>	ĎҐ
history _ this	ĀѲāҌ
history of	Āѭā҉ĎҚ
history of <name>	Ďҋ
history of <path>	ĀѺĎҐ
history of this	ĀѲāҌ
history was	Āҏāѵ
history was <path>	Ā҆
history |	Āѩāҏİҋ
history | $	ĀѺ
hit	ĀѺč҆
hits	ŏҙŔ҆
hits _ <name>	Ā҇ŏҋ
hits for	ŏҙ
hits for <name>	Ā҇ŏҋ
holding	Āѹāѹķҋŉ҉ő҉
holding _ $	ĀѺāѹŉ҉őҍ
holds	āѭĐ҉đ҆ĤҎĵҋŇѺŌ҈Ő҉
holds $	Ĥҏ
holds <path>	Āғőѳ
holds _ $	ő҇
holds _ <name>	ő҆
holds _ copyright	Āѹā҈
holds _ definition	ĵ҆
holds _ value	đ҆
holds _ |	ĀҔőѯ
holds our	ĀѸőҐ
holds the	ĀѶĵҋ
holds the copyright	Āѹā҈
holds the definition	ĵ҆
holds |	Ā҆
holds | $	Ā҆
hole	İҌ
hole _ $	ĀѶā҆İҌ
hole |	ā҆
hole | $	ā҆
home	ġ҆
hops	ħҌ
hops _ |	ħҋ
hover	Ő҆
how	ĀҐāҢĂѹăѺąѶĆ҇ćѺĈѲĉѹĊѷčѹĎҵďҡĐѹđҕĒѺēѹĖѺėҊĘѺęѹěѺĜѸĝѳĞѺĠѹġѹģѹĤѷĥѶĦѶħҚĨҚĩѯĪѸīѺĬѹĭѷįҐıҔĲѸĳҫĴґĶѷķѹĸѺĹѺĻѺľҭŀѺŁѺŃѹńѸŅҐňѹŊҳŋѷŌѷŎѵŏѸŐѹŒѯœѹŕҊ
how <path>	Ĩҋ
how <path> is	Ĩ҆
how _ $	Ŋ҆
how _ <name>	Āѵā҇ď҇ħҎĳ҇
how _ <path>	āѵĨҖŕҎ
how _ abstract	Ā҇āѺ
how _ ago	āѷįҎ
how _ are	ĀҊ
how _ arguments	Ā҆
how _ asserts	Āѳāҏ
how _ attributes	ĀҊāѺ
how _ bytes	ĀѱāҒ
how _ checkins	ĎҊ
how _ classes	Āҏ
how _ commits	āҊĎҞ
how _ cut	ā҇
how _ data	Ā҈
how _ days	ĀѬāҔ
how _ defs	Ā҆
how _ descendants	Ā҇
how _ different	āѺ
how _ do	ā҉
how _ does	Āѱāқė҈
how _ entries	ĀѸĎ҈
how _ exceptions	Ā҈āѹ
how _ exports	ĀґāѴ
how _ fields	Ā҇
how _ files	ĀҙāѴĩѺ
how _ functions	ĀҐāѱľҋ
how _ has	ĀѸāѹĎ҉įҋ
how _ i	ĀѯāҬħ҉
how _ import	ā҇
how _ imports	Ā҉
how _ is	ĀҘāѵđҎĬ҆ĳ҉Œѳ
how _ it	ĀѶĮ҆ĴҊŅ҆
how _ itself	ņ҈
how _ jobs	ĀѶāҋ
how _ line	Ĵ҈
how _ lines	ĀѶāҔĳҟ
how _ member	ĀѶľґ
how _ members	Ā҈āѺ
how _ methods	ĀѶā҆ľҤ
how _ must	āѸė҈
how _ of	ā҉
how _ one	āѸŅҊ
how _ open	ĀѺā҈
how _ other	Ā҇
how _ parameters	ĀҌāѹ
how _ people	āҐĎѺ
how _ places	āѷĆҊ
how _ revisions	ĀѴĎҐ
how _ seconds	ā҈
how _ separate	Ŋ҆
how _ subclasses	ĀҊāѸ
how _ symbols	Ā҆
how _ test	ĀѰŊқ
how _ tests	ĀѲāҏŊҨ
how _ that	Āѹĳ҆
how _ the	Ā҇āѹďҊ
how _ there	ā҇
how _ they	ā҇ĬѺ
how _ things	Ā҆
how _ this	ĀѸıҌ
how _ times	ĀѶĎґ
how _ unit	Ŋ҆
how _ was	Ď҆
how _ you	āѺł҈
how _ |	āѸđ҆
how are	ĀѶā҈
how big	ā҉đ҇ŒѴ
how big is	ā҉đ҆ŒѴ
how calls	ņ҈
how calls itself	ņ҈
how can	āҋ
how can i	ā҇
how come	āҰĬѹ
how come <name>	āҎ
how come <path>	āҊ
how come the	Āғāѷ
how come there	ā҇
how come they	ā҈ĬѺ
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	ŅҊ
how did it	ā҈
how did one	āѷŅҊ
how do	ĀѷāҏďҐħҎ
how do i	ĀѳāҡħҊ
how do the	āѺď҉
how does	ĀѶāѩħґĨҋĴҒŕ҉
how does <name>	ĀѲħҍ
how does <path>	āѳĨҋŕ҉
how does it	āѹĴҊ
how does line	āѺĴ҈
how does the	Ā҆
how fast	ĀѵāҌ
how fast is	ĀѵāҌ
how has <name>	ā҆
how is	āѣĨҋĮ҆ıҐŕҊ
how is <name>	ĀҢāѣ
how is <path>	Ĩҋŕ҆
how is it	Į҆
how is the	Āѳā҇
how is this	ĀѴıҌ
how long	āҐįҏĳҎ
how long ago	āѷįҎ
how long do	ā҉
how long does	ĀѸāғ
how long has	Ā҈āѹ
how long is	ĀҋāѶĎ҆ĳ҆
how long the	ā҆
how many	ĀӉāѶĆ҈ĎұĤѺĩѵĬѺĳҤľҰŊҽ
how many $	Ŋ҆
how many <name>	Āѷĳ҈
how many abstract	Ā҈āѺ
how many are	ĀҊ
how many arguments	Ā҆
how many asserts	Āѳāҏ
how many attributes	ĀҊāѺ
how many bytes	ĀѱāҒ
how many checkins	ĎҊ
how many classes	ĀҏāѸ
how many commits	āҊĎҠ
how many days	ĀѬāҔ
how many defs	Ā҆
how many descendants	Ā҇
how many different	āѺ
how many entries	ĀѸĎ҈
how many exceptions	Ā҈āѹ
how many exports	ĀґāѴ
how many fields	ā҆
how many files	ĀҔāѶ
how many functions	ĀҌāѳľҋ
how many jobs	ĀѶāҋ
how many lines	ĀѶāҕĳҝ
how many member	ĀѶľґ
how many members	Ā҈āѺ
how many methods	Āѷā҆ľң
how many open	ĀѺā҈
how many other	Ā҇
how many parameters	ĀҊāѹ
how many people	āҐĎѺ
how many places	āѷĆҊ
how many revisions	ĀѴĎҐ
how many seconds	ā҈
how many separate	Ŋ҆
how many subclasses	ĀҊāѸ
how many symbols	Ā҆
how many test	ĀѱŊҜ
how many tests	ĀѲāґŊҤ
how many that	Āѹĳ҆
how many things	Ā҆
how many times	ĀѵĎґ
how many unit	Ŋ҆
how mnay	Āқāѳ
how much	ĀѵāѷđҖ
how much is	āѸđ҉
how new	āѷėҐ
how new does	ė҈
how new must	āѺė҈
how often	Ďґ
how often does	ĀѹāҌ
how often has	ĀѺĎҊ
how often is	ĀҖāѲ
how often was	Ď҆
how recent	ĮҊ
how recently	Āѹį҉
how recently has	Āѹį҉
how the	ďҋ
how this	ıҊ
how to	ĀѸāҠħѺ
how to cut	ā҇
how was	āѵŅҍ
how was it	āѺŅ҈
how well	ā҇
how would	ł҉
how would you	ł҈
hunting	ĵ҆
hunting for	ĵ҆
hwo	ĀѶľ҇
hwo many	ĀѶľ҇
i	ĀѪāѢăѺĄѸĆ҆Đ҉Ĕ҈ĖѹĚ҇ĝҋğѸģ҇ĩѹĪѹĭ҈Į҆įѸıѹĵґĶ҇ķҊĸ҆Ĺ҉Ļ҆Ŀ҆ŁҎł҉ŃѹņѶŇ҆ŌѶōѺŐѸő҉Œ҆
i _ $	ĀѸāҍł҈
i _ <name>	Ā҉āѹĐҋĔҋĚҊĢ҆Ĭ҇ĮѺŁѺń҈Œ҆
i _ <path>	ā҆ĝҋ
i _ a	ĀѳĢ҇
i _ after	Ğ҇
i _ at	āѹĨ҈ł҇
i _ back	ĀҌāѹ
i _ by	ė҆
i _ calling	Ā҇
i _ errors	ĀґāѰ
i _ for	ė҆
i _ from	ĀѴāѴģҊħҌ
i _ if	Ā҉
i _ implementing	āҌ
i _ in	Ā҈Ę҇Ğ҆ğѸĭ҆
i _ into	ă҆Ę҆
i _ is	Ā҇
i _ it	ĀѵāҎĘ҆Į҆Ł҇
i _ its	ķ҇
i _ like	Ā҇āѴĪ҆
i _ looking	Ā҇
i _ new	Ģ҆
i _ not	āѬĔ҇ĬѺ
i _ on	Āѷā҈Ŀ҉
i _ only	āѹĵҊ
i _ out	Ĕ҆
i _ renaming	ā҆
i _ test	ā҆
i _ that	Ā҆Ĭ҉
i _ the	ĀҝăѹĆ҆ćѺĐѹđ҆ĤѺĬ҆İ҆ĹҍĻѺĿѸ
i _ this	ā҇Ė҇Į҈
i _ to	āѫĂҌĐ҇đѹĔѹĖѹėѷĞѸģѺĬ҆Ķ҇ķ҇ŁҖłѺńҌőҌ
i _ when	āѺŇ҆
i _ wondering	ĀѺāҌ
i _ writing	āѲ
i _ wrong	ā҈
i _ |	ĵ҇Ŀ҈Œ҆
i allowed	ā҇
i allowed to	ā҇
i altered	Ā҆
i altered the	Ā҆
i call	Ā҈āѶĊѺĔ҆Ŀ҉Łҋń҉Ň҆
i call <name>	ĀҍāѭĔ҈ńҌŇ҇
i call it	Ł҉
i call on	ā҆Ŀ҉
i can	Ā҇āѶ
i can not	ĀҊāѸ
i change	ĀҌāѭĐ҇
i change <name>	Đ҇
i change the	ĀҔāѮ
i d	Ā҉āѵĊ҆Ī҆ŀ҇
i d like	Ā҉āѷĊ҆Ī҆
i delete	Ā҉
i delete <name>	Ā҆āѺ
i do	ĀѱāѴĎ҆Ĕ҇
i do not	ĀѲāѴĔ҇
i drop	ā҆
i drop the	ā҇
i edit	Đ҆
i extend	ĀѸĂҌ
i extend <name>	ĀѸĂҌ
i find	āѥĘҊĚ҉Ĭ҆œ҈
i find <name>	ĀѹāѺę҆ĚҊĬ҈
i find <path>	Ĝ҇
i find a	Ā҇
i find in	Ā҆Ę҇
i find its	ķ҇
i find the	ĺ҆
i find |	Ŀ҈
i get	āѲė҆Ğ҈ħҋŎ҆
i get after	Ğ҇
i get back	ĀҍāѺ
i get errors	ĀґāѰ
i get from	āѵħҌ
i get to	ő҆
i have	Ā҆āѺĂ҈ėѹ
i have to	ĀҎĂҊėѺ
i hover	Ő҆
i import	ĀѷģҋĩѺł҈Œ҇
i import <name>	Œ҇
i import from	ģҋ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i leave	āҊĔ҈
i leave out	ā҆Ĕ҆
i look	Ę҆Ļ҇
i look into	Ę҆
i looking	ł҇
i looking at	ł҇
i m	ĀѺāѲĚ҆Ģ҇
i m a	Ģ҈
i m calling	Ā҇
i m implementing	āҌ
i m looking	Ā҇
i m new	Ģ҆
i m renaming	ā҆
i m writing	āѲ
i mean	Ā҇āѥİ҈Ĺ҇Ł҆
i mean is	Ā҇
i mean the	Āѹİ҇Ĺ҇
i move	āҋ
i need	āѷĖѹĞѹĬ҉Ľ҇ľ҆ń҉Ŋ҆
i need for	ė҇
i need only	ĵ҆
i need the	ĀҖāѵĐѹļ҆Ľ҈
i need to	ĀѳāѸĬ҉Ļ҆Ł҆ń҉
i never	Ĕ҉
i open	āѷĬ҈
i open the	Ĭ҈
i pass	ĀҗāѶŁ҉
i pass to	Ā҇āѸŁҋ
i put	āҐğѸ
i ran	Ā҇
i ran only	Ā҇
i read	ĀѸę҈Ĺ҇
i read <name>	ę҈
i read the	Ĺ҇
i receive	Ň҉
i rely	ā҇
i rely on	ā҇
i remove	Ā҈āѺ
i rename	ā҆
i right	ĀҒ
i right that	Ā҈
i run	ĀѶă҆ł҈
i run into	ă҆
i scroll	āѺļ҆
i scroll to	āѺļ҆
i see	Ę҆ĝ҆
i see the	ā҈œѺ
i see |	Ĵ҆
i set	ā҆
i skip	Ā҉āѵĔ҆
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i subclass	ā҈
i subclass <name>	ā҈
i suspect	Ā҆
i suspect <name>	Ā҇
i treat	ĭ҆
i treat <name>	ĭ҆
i use	ĀѺā҇ĢҊ
i use <name>	ĢҊ
i use this	ā҇
i ve	ĀѶāѺ
i want	Ċ҆ĭ҆
i want to	Ċ҆
i was	āҋ
i was wondering	āҍ
i wonder	Āҍ
i wonder if	Ā҈
idea	ĢҎķҊ
idea _ <name>	ĢҎ
idea _ the	ķ҆
idea behind	ĢҎ
idea behind <name>	ĢҎ
identical	ā҈Ćѹ
identifier	ġ҈
identifier <name>	ġ҈
identifier <name> is	ġ҈
identifier _ is	ġ҈
identifiers	Ā҈ģ҆
identifiers _ into	Ā҉
identifiers come	Ā҉
identifiers come into	Ā҉
identify	ĀѱāўĉҍĊѺĚѹĿ҉ŀ҇łѺŃ҆ń҉
identify _ <name>	Ğ҇
identify _ file	ĺ҇Œ҆
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĀѺĉґĊѹĤ҆ńҊ
identify every	āѶŀҌŃ҉
identify the	āѯĚѺĞ҆ĺ҆łѺň҆
identify the <name>	Ğ҇
identify the file	ĺ҇Œ҆
identify the predecessor	Ņ҆
identify the subdirectory	ő҆
if	ĀѺăѹĆѺćѸĈҒĉѸčғĔґĕ҇ĘҋęҐĚ҇ěҕĜҌĝґğѹĠҏġҖĢѶĦҊħѺĩѷĪѹĬҌĭҏŀѴŃѹŅѺņѺňѶŋҐŌҕōѸŎҖőѹœѵ
if <commit>	čҋ
if <name>	Ā҈āѹĘҒę҉ĚҌěҒĠ҉ġ҈Ĭ҇ĭҊ
if <name> count	ĭ҈
if <name> exists	ġҍ
if <name> has	Ā҇
if <name> is	Āґę҈Ě҆ěҎĬ҉
if <name> was	Ġ҈ĭ҈
if <name> were	ā҉
if <path>	ĀѺĜ҈ĝҐ
if <path> gets	ĝҌ
if <path> is	ĝ҆
if _ <name>	Ō҆
if _ build	Ĉ҆
if _ class	Ā҆
if _ count	ĭ҈
if _ do	āѷĔҌ
if _ drop	ā҇
if _ exists	ġҍ
if _ function	Ĭ҉
if _ gets	ĝҌ
if _ got	č҆
if _ has	Ā҆
if _ includes	Ĝ҇
if _ is	Āҍāѳę҉ěҎĝ҉ĬҋŎ҉
if _ leave	Ĕ҇
if _ of	ŋ҆
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ remove	Ā҈āѹ
if _ skip	Ĕ҆
if _ test	ŋ҆Ō҉
if _ tests	Ŏ҇
if _ the	Ō҆
if _ was	ĠҊĭ҈
if _ were	āґ
if a	ŋ҆
if any	ĀѸŋҋ
if i	ĀѶāґĂ҆Ĕғę҈ĢѺĳ҆
if i do	āѺĔ҈
if i drop	ā҇
if i leave	Ĕ҇
if i ran	Ā҇
if i remove	Ā҈āѹ
if i skip	Ĕ҆
if it	ĀѺĈҊŎҋ
if it is	āѺŎҊ
if test	Ō҆
if test <name>	Ō҆
if the	Ĉ҈ĬҊŎ҆
if the build	Ĉ҆
if the class	Ā҆
if the function	Ĭ҉
if there	ŋ҆
if this	ġ҆
if we	ā҇
ignore	āҘĊѸŒ҆
ignore _ result	ā҇
ignore its	ā҇
ignore its result	ā҇
ignore the	Œ҆
ignored	āҍ
ignored _ git	āҌ
ignored by	āҌ
ignored by git	āҌ
impl	Āѳĉ҇ĥҒīҗĿҋ
impl <name>	āѴĥҖ
impl <name> for	āѴĥҖ
impl _ <name>	ĥҎ
impl _ for	ĀѶāѱĥҒīҘ
impl _ of	ĉ҇Ŀҋ
impl of	āҔ
impl of <name>	ĥ҉
implement	ĀҋāҙĂҙĥҔňѵ
implement $	Ă҈ī҉
implement <name>	ĥҗ
implement <name> $	ĥ҉
implement <name> |	Ā҆āѷĥҋ
implement _ $	āѸĂҋĥҍ
implement _ <name>	ĥҊ
implement _ abstract	ā҉ĂѺ
implement _ interface	ĀѸāҌĥѷī҈
implement _ interfaces	ā҉
implement _ trait	ā҈
implement _ |	ĀҖāѳĥҋ
implement any	ĀѺī҈
implement any interface	ĀѺī҈
implement in	ĀҊāѺ
implement it	ĀҐ
implement it |	ĀҐāѸ
implement its	āҌ
implement its interfaces	ā҉
implement the	āґ
implement the interface	āҋĥѸ
implement |	Ā҇āѵĂҊ
implement | $	Ā҇āѵĂҊ
implementation	ĀѹĂҊĥ҈īҏ
implementation _ <name>	ĀѶāҎĥ҇
implementation _ interface	ĥ҆
implementation _ its	Ă҆
implementation _ the	Ā҆
implementation for	Ă҆
implementation of	ĀѵāҌĥҊīҊ
implementation of <name>	Āѱāҏĥ҇
implementation of interface	ĥ҆
implementation of the	Ā҆
implementations	ĀѺāѹĥҾī҉Ľѹŀ҉ňѸ
implementations $	ĥҒ
implementations _ <name>	ĥқ
implementations _ the	īҊŀ҆
implementations of	ĥҗ
implementations of <name>	ĥҐ
implementations of the	ŀ҆
implemented	Āѹā҇ĥҗīқķҊĺҋĽѺňѷ
implemented $	ķҋĺҍĽѺ
implemented _ $	ĥҊ
implemented _ <name>	īҊ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҉
implemented by	ĀѸā҈īҎňѺ
implemented by <name>	ī҇
implemented by the	ī҇
implemented for	ĥ҆ī҇
implemented interfaces	ī҆
implemented |	ĥҊ
implemented | $	ĥҊ
implementers	ĀѵĥӀňѹ
implementers $	ĥҠ
implementers _ <name>	ĀѹĥҠ
implementers of	ĀѹĥҠ
implementers of <name>	ĀѹĥҠ
implementing	ĀѸāҏĥґ
implementing <name>	āҌĥ҇
implementing <name> $	ĥ҈
implementing <name> so	āҌ
implementing _ $	ĥҌ
implementing _ so	āҌ
implementing _ |	ā҆
implementors	āѸĥҞĽѹ
implementors _ $	ĥ҆
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥҒ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҆
implementors | $	ĥ҆
implements	āѰĥҡīҮ
implements $	īҌ
implements <name>	ĀѷĥҦīѶ
implements <name> $	ĥ҈
implements <name> |	ĥҒ
implements _ $	ĥ҆īҋ
implements _ <name>	ĀҔĥѴ
implements _ of	īҏ
implements _ trait	ĥ҇
implements _ |	Āѹāѹĥҙ
implements clause	īґ
implements clause of	īҏ
implements the	ĀғāѺ
implements the <name>	ĀҔĥѱ
implements the trait	ĥ҇
implements what	īҎ
implements |	ī҆
impls	ĥҌīҐĽѸ
impls _ interface	ĥҌ
impls of	ĥҏ
impls of interface	ĥ҈
import	āҒąѺčѺĎѺĐѺĜҬĝҟģҖĦһħҤĨҝĩҘĪҖĬѸĭѺįѺĳѴłҏŅѺņѺŊѺŏҒőѷŕѺ
import $	Ĝ҉ģҏĩҘŏѴ
import <name>	ā҆Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѵāҝĜ҆ĝ҇ħҏĪѷ
import <path> $	ĀѶāҎĜҒĝѴ
import <path> is	Ĝѯĝҕ
import <path> lazily	ā҇
import <path> |	ĀѸĜҒĝѶħҌ
import _ $	Āҕā҇ĜҍĝѳĦҋĩ҇Ī҇ŏѶ
import _ <name>	ģ҆ħҍŒ҇
import _ <path>	ĀҔĝҎħҋĪѹ
import _ a	ł҇
import _ between	ĀҌ
import _ does	Ī҉
import _ ever	ŏ҆
import _ file	Ĝ҈
import _ for	Ĝҍ
import _ from	ĀѹāғĪ҈
import _ go	ĀҐĦѺ
import _ in	ĀѵĪҍŏҏ
import _ indirectly	Ħ҆
import _ is	ĜѮĝҐĨ҈
import _ lazily	ā҇
import _ module	ĀҖĩѷŒѹ
import _ names	ĀѺĪ҈
import _ nothing	ĪѺŏҋ
import _ of	ĀѺĪҘŏҊ
import _ or	Ħ҇
import _ other	Ā҉āѶ
import _ outside	ĀѺā҉
import _ starting	ħ҆
import _ that	ħ҇
import _ then	ŏ҆
import _ through	ā҈Ħ҈Īѹ
import _ to	ħѶĨҘ
import _ using	ŏ҆
import _ which	ĀѸĦҊ
import _ |	ĀѺĜқħҍĩҋ
import both	āҋ
import both <path>	ā҇
import but	ŏ҇
import chain	āҊħҌ
import chain <name>	ħ҇
import chain <path>	ħ҈
import chain from	ā҈
import chain to	Ĩ҇
import chains	Āѹā҉
import check	Ħ҇
import check $	Ħ҇
import circle	Ħ҇
import count	ĀғĪѸ
import count $	ĀғĪѸ
import cycle	ĀҌāҎĦҚĪѸ
import cycle $	ĦҎ
import cycle in	ĀѺā҉
import cycle which	ĀѹĦҊ
import cycle with	ā҆
import cycle |	ĀҊ
import each	Ā҉āѶ
import each other	Ā҉āѶ
import exists	Ĝҋ
import exists |	Ĝҋ
import for	ĪѺŏҋ
import for nothing	ĪѺŏҋ
import from	ĀҠāѳģґĪѸ
import from <name>	ģ҇
import from <path>	ĀҠāѪģ҉
import from outside	ĀѺā҉
import graph	Ħ҈
import hops	ħҌ
import in	ĀѷāґĜ҉ĝѸ
import in <path>	ĀѹāҎĜ҆ĝѺ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import it	ĀѺāѷĝҌĩҎ
import it |	āѷĝҌĩҊ
import its	Ī҈
import its names	Ī҈
import itself	Ħҏ
import itself indirectly	Ħ҆
import lines	ĀѺāѸĪҗĳѹŏҎ
import lines from	Ī҉
import lines in	ŏ҇
import lines of	Ī҆
import list	ĪҚ
import list $	ĪҊ
import list of	ĪҐ
import loop	ĦҎ
import of	āѺĝҘĩҏ
import of <path>	ĝҗĩ҇
import or	āѹłҏ
import or a	ł҇
import path	āѺħґĨ҆
import path from	ħ҇
import path to	Ĩ҆
import paths	āҋħѶ
import paths from	āҋħѶ
import route	ħҌĨҍ
import route is	Ĩ҈
import route to	Ĩ҆
import something	Ī҆
import something |	Ī҆
import statement	ĜҊ
import statement for	Ĝ҆
import statements	āѶĪҖŏҍ
import statements does	Ī҉
import statements in	āѺĪ҉ŏ҈
import statements of	ŏ҈
import the	ĀґĜ҇ĩѵŒѸ
import the file	Ĝ҈
import the module	ĀҖĩѷŒѹ
import the names	ā҈
import without	ĪѺŏҌ
import without ever	ŏ҆
import without using	ŏ҆
import |	ĀҕāѵĪґ
import | $	ĀҖāѵĪґ
imported	ĝҗģ҆ĨҐĩҠĪҖŏҚ
imported $	ĩҖ
imported <path>	āҐĝ҆ħ҆ĩѹ
imported <path> $	ħ҈
imported <path> in	ā҈
imported <path> into	ĝҊ
imported _ $	ĀѹĜҍĝѹħ҇ĩҕ
imported _ <name>	ĝҌĨ҇ĩѵĪҊŏ҆
imported _ <path>	ĝҕħѺĨҋĩѵĪҊŏ҉
imported _ and	ĩ҈
imported _ file	ĩѺĪ҉
imported _ in	ā҉
imported _ into	ĝҊ
imported _ nothing	ŏ҆
imported _ of	ģ҇
imported _ tests	ā҇
imported _ the	Ī҆
imported _ within	ĝ҆
imported _ |	ĀҔĝѹĦ҇
imported at	Ī҇
imported at the	Ī҇
imported by	ĀҢĝ҆ħѹĨҎ
imported by <name>	Ĩ҆
imported by <path>	ĀҔĨҊ
imported by tests	ā҇
imported by |	Āҋ
imported circular	Ħ҈
imported circular |	Ħ҈
imported for	ŏ҆
imported for nothing	ŏ҆
imported from	Āѩāґĝ҈ģҋ
imported from <path>	ĀѰāҏģ҆
imported from within	ĝ҆
imported in	ĀѴāѶĝҌĪҐŏҊ
imported in <name>	Ī҇
imported in <path>	Āѹĝ҉Īҋŏ҆
imported into	Ā҇āѸĝ҇
imported into <name>	Ā҇
imported modules	ĩѺĪ҉
imported modules file	ĩѺĪ҉
imported names	ĀҌāѹŏҊ
imported names |	Āҍ
imported out	ģ҇
imported out of	ģ҇
imported |	ĀѹĜҍĝѹĩҔĪ҆
imported | $	ĀѹĜҍĝѹĩғĪ҆
importer	Āѹĝ҈ĩѷĪҌ
importer $	Ĝѷĝҏ
importer _ $	ĩѸĪҍ
importer _ <path>	Ĝҏĝѹ
importer of	ĜҎĝѹĩѷĪҍ
importer of $	ĩѸĪҍ
importer of <path>	Ĝҏĝѹ
importers	ĀѹāѲĜҏģ҈Ħ҆ĩӌĳѺ
importers $	āѸĜ҉ĝѸĦ҆ĩҤ
importers _ $	āѹģҋĩҊ
importers _ <name>	ĩҍ
importers _ <path>	ĝҋĩҊ
importers of	ĝҋĩқ
importers of <name>	ĩҍ
importers of <path>	ĝҋĩҊ
importers |	āѹģҋĩҊ
importers | $	āѹģҋĩҊ
importing	ĀѴāҌĜҌĝѳĦ҉ħҌĩҌĪ҇Œ҇
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩҊ
importing <name> $	ĩ҆
importing <path>	ĀѹāҍĜҎĝѳħҌĩ҉
importing <path> $	āҋĩ҇
importing <path> |	ĜҌĝѴ
importing _ $	Āѹāҍĩ҉Œ҇
importing _ directly	ā҇
importing _ from	Ā҉
importing _ |	ĜҌĝѶĩҌ
importing itself	Ħ҇
importing needless	ŏ҇
importing needless $	ŏ҇
importing them	Ā҉
importing them from	Ā҉
importing |	Ī҈Œ҇
importing | $	Ī҈Œ҇
imports	ĀҌāѺąѺĎѺĐѹĜ҈ĝҞģѺĦҳħҸĨґĩҍĪҵĬѹŅѶņѸŊѺŏӎőѺ
imports $	ĜѴĝҔħҌĪҕŏѷ
imports <name>	Ħ҆ĩґĪѶ
imports <name> $	ĩ҇
imports <name> importing	Ħ҇
imports <name> |	ĩҍ
imports <path>	āҕĜҡħѹĩҎĪѱŏѶ
imports <path> $	Ĝ҆ĩҎĪѷ
imports <path> but	ā҉ŏѺ
imports <path> does	ā҇Ĝ҉ħѺ
imports <path> |	ĜҊĩ҆
imports _ $	ĀҐāѶĝҊħҊĩҏŏѸ
imports _ <name>	ĀѵāѺĦ҇ĪґŏҚ
imports _ <path>	ā҈ĜѹĦҏħҍĨ҆ĪҎŏҜ
imports _ a	Ħ҈
imports _ but	ā҉ŏѺ
imports _ does	ā҈Ĝ҉ħѺ
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҇
imports _ in	ĀѹāѺħ҆ĪҕŏѶ
imports _ never	āѸŏҐ
imports _ not	āѸĝ҆ŏҋ
imports _ of	ĀҖĪѺ
imports _ unused	ŏ҈
imports _ uses	ā҇
imports _ using	ā҆
imports _ which	ĩ҇
imports _ |	Ā҇Ĝ҉ĩҍ
imports are	ĀѸĪҊŏ҇
imports are follow	Ĩ҆
imports are in	āѺħ҆ĪҊŏѹ
imports are not	āѹŏҊ
imports are unused	ŏ҈
imports can	ŏ҆
imports do	ā҇
imports does	ĀѹāѺħ҆ĪҌ
imports found	Ī҈
imports found in	Ī҈
imports from	ĀҍĦ҇ĪѺ
imports from <path>	ĀҏĪѺ
imports in	āҍĪҐŏҕ
imports in <name>	ŏҊ
imports in <path>	āҊĪҋŏҍ
imports inside	ŏ҇
imports is	Ĩ҈
imports is <path>	Ĩ҈
imports it	Āҍĩѹ
imports it |	ĀҏĩѺ
imports mention	ĩҎ
imports missing	āҍ
imports missing from	āҍ
imports of	āѶĝҊĦҐĪҏŏҏ
imports of <name>	āѹĪҋŏҊ
imports of <path>	Ā҇ĝ҇ĦҊĪ҉
imports of which	ĩ҇
imports only	ħҊ
imports only $	ħҊ
imports or	ĝ҆
imports or not	ĝ҆
imports out	ĀҖĪѺ
imports out of	ĀҖĪѺ
imports still	ā҉
imports still using	ā҆
imports stuff	Ā҈
imports stuff from	Ā҈
imports that	āѹĦ҆Ĩ҇
imports that ends	Ĩ҇
imports till	ħ҇
imports till <path>	ħ҇
imports what	Ī҆
imports what $	Ī҆
imports without	ŏ҉
imports |	Ā҉ĝҊĪҎ
imports | $	Ā҉ĝҊĪҎ
in	ĀѲĂ҈ĄҒąҐĊѶċ҉čҏĎҏĐҠđѧĒѲēѫĔҕĕѴė҆Ę҇ĝ҆ğ҇ĠҏġҌĢѸĥѺĦґĪҌīѸĬяĭѱĮѭįѸıѫĲ҈Ĵ҆ĸ҆ĻҒļҊľ҆ŀҋŁѲłѷŅѯņѥŇѬňѤŉҌŊғŌѤōѴŎҗŏҍŐѲőҒŒѸœ҇ŔҔ
in $	āѷĪ҈ĵ҉ĶҊő҆
in <commit>	ĀѰČҐčҗ
in <commit> $	ĀѹČҍčҊ
in <commit> |	Āѹ
in <name>	ĀҗāҙĂҔĆѹĉҋĊѷĐҤđѩĒѷēѺĔҐĕѸĖ҇ėѹĘ҈ĠѲġѳĢѮģҕĤҋĦѵĩ҆ĬѸĭѹĴҋĶѺķѳĹҌĻҕļҊĽѹľ҈ĿҐŀѯŁѹŃѸńҌŇѸňѺŊҜŋѺōѤŎҞŏҒŐѺőѴœѶ
in <name> $	ĀҖā҆ĂҍĉҒĊѶĒѺĔҒĕѶĖҋĘѸę҈ĩҊķѺĹҎĻґľҍĿғŀѴŃѶńҊŊҐōѭŎѹ
in <name> <name>	ĔѺĕ҇
in <name> a	Ę҇
in <name> and	āѶ
in <name> be	Ā҈
in <name> but	āѹ
in <name> by	Ā҆
in <name> do	Ŏ҉
in <name> fail	Ā҈ā҈Ŋѳ
in <name> how	Āѵā҆
in <name> is	Ę҆
in <name> of	ģҋ
in <name> on	Ĵ҆
in <name> or	ğ҇
in <name> pass	ĀѹŎҊ
in <name> that	Đ҈ŏ҆
in <name> the	ĻѷļҒ
in <name> to	ā҆Ę҉ľѷ
in <name> what	ĀҒāҕĂ҇đѶĢѷ
in <name> |	ĂѹđѴĔҌĕѺĝ҇Ĥ҆Ļҏļѹľ҆Ŋґ
in <path>	ĀҜāҬčѹĐңĜҊĝғģҋĦѵħ҆Ī҉įѹĲҊĴҐņѺŊҕŎҎŏҝőѫŕ҇
in <path> $	ĀқĐ҇ĝҍģҊħѸĨ҈ĩ҉ĪҔŊҔŎѶőѵ
in <path> and	Ĩ҇
in <path> are	āҎ
in <path> between	Ā҆
in <path> do	ĀѷŎ҆
in <path> fail	Āҍā҉Ŋѯ
in <path> how	Āѷ
in <path> on	Ĵ҇
in <path> right	Ĝ҇
in <path> that	ŏ҇
in <path> to	ā҇
in <path> unused	ĀҊ
in <path> what	āҗĐѺ
in <path> who	Ĳ҆
in <path> |	āѳĐ҆ĜѴĝғĲ҈ŊҌ
in <tag>	ĀҏāѭĄҙĊѹĠґ
in <tag> $	ĀҎĄ҉Ċѹ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҊ
in _ $	ĀґāѷĂҍĄ҆ĆѹćѹĉҍĊѫČ҇ďѸĒѶĔҌĕѸėҙĝҊğ҇ĠѴĢѸģ҈ĥѺħѵĨ҈ĩҏĪқĬѹĭѺİҊıѺĴѺĵ҉ĸѸĹҌĻҋļѸĽҎľҘĿ҉łѺŃѺń҆ŅѸņѺŇѸňѵŊҠōѯŎѫŏѹőѶœ҉ŔѶŕҋ
in _ 's	ģ҈
in _ <commit>	ĀѳČҋčғ
in _ <name>	ĀѯāҕĈҌĊѸďҋĐѺĔҌĕҌĘѹę҆ğҏġѸĤ҉Ī҈ĵѺķѹĽѺōҊŎѸŔ҈
in _ <path>	ĀѺĝ҆Ĩ҇ĪҊ
in _ <tag>	ĀѶāѺăҌĄ҆Ġҏ
in _ a	Ę҇Ń҈
in _ all	āѸŎ҇
in _ an	ĩ҈
in _ and	āѵĨ҇Ī҇
in _ are	āҐģѹŎҊ
in _ arguments	ď҇
in _ base	Ā҆
in _ be	Ā҇
in _ before	ĀѺā҈
in _ body	āѳĉҚĻ҇ļ҆Ŀ҈
in _ brackets	Ł҈
in _ but	āѷŏ҆
in _ by	Ā҉
in _ call	āѸĊ҈Ĕ҆
in _ checkout	ő҆
in _ ci	Āѯāҝ
in _ circle	Ħҋ
in _ circular	Ā҈ā҆
in _ class	āѸľ҈Ŀѷŀ҈ňҒ
in _ classes	ŀҊ
in _ code	āѩĊҎĐѹđҋĘ҉Ġ҆ġ҇Ģ҇Ķ҇ĺҊŔҊ
in _ codebase	ġҋ
in _ commit	ĀҚāѹč҇įҍ
in _ commits	Ā҇
in _ config	ĀҊ
in _ configuration	Đ҇
in _ constant	đ҉
in _ cycle	Ħҋ
in _ declaration	ĥ҆
in _ definition	Ł҈
in _ dependencies	āѶĖҍ
in _ derived	ŀҍ
in _ dir	ő҉
in _ directory	őґŒ҆
in _ do	ĀѷŎҎ
in _ does	āѺ
in _ earlier	āҐ
in _ enum	ĸ҉
in _ fail	ĀҕāҐŊѢ
in _ fails	Ŏ҆
in _ file	ĀѴāҖĐ҆ğ҇Ĳ҉Ķ҆ĸҌĹ҈ĺҍļ҆Ŋ҆őѯŒѹ
in _ files	āҌĆ҈ĩ҈Ŕ҇
in _ folder	Œҍ
in _ for	Ė҆
in _ from	Ī҆
in _ function	ā҈Ĕ҇ļ҇
in _ functions	ĉѺĊҋ
in _ green	Ŏ҆
in _ hierarchy	āѸĚҖ
in _ history	ĀҒāѪĎҔ
in _ how	ĀѫāҊĎ҆Ĵ҆
in _ impl	ĿҌ
in _ implements	ī҇
in _ import	Ā҇āѷĦҔĩѺ
in _ imports	Ħ҆
in _ inheritance	ěҋ
in _ is	ĀѺĐ҈Ę҆Ĝ҈ő҈
in _ just	āѺŏҊ
in _ language	ā҆
in _ last	āҊ
in _ list	ĀѷĘҋ
in _ log	ĀҊįҋ
in _ main	ā҈
in _ many	ĆҋĎҌ
in _ mean	āҌĴѵ
in _ methods	Ń҉
in _ module	ċ҆ĭ҇Ķ҉ķґŒѺ
in _ next	ā҇
in _ of	ĀѧāѳĔҋę҆Ĝ҉ĝѹĢҐģ҉ĩ҆ĪѺĳ҉ĸ҇Ļ҈
in _ on	āѶĐ҇Ĵҍ
in _ or	ĀҐğ҆ŋ҇
in _ order	āҘēѺ
in _ overridden	āҊ
in _ package	ĀѹĞ҉ĭ҆ĵ҆
in _ parent	ĀҌ
in _ pass	Ŏҋ
in _ past	ĀѸŅҗ
in _ place	āѹő҇
in _ places	Ā҇
in _ please	Ā҉āѺĳ҇
in _ previous	ā҇
in _ project	Āѷġҋŋ҉ő҉
in _ release	āҐ
in _ releases	ŉ҆
in _ repo	ĀҢāѯġ҉İ҆ň҈ő҆Ŕ҇
in _ repository	ł҆
in _ requirements	Ā҇ė҆
in _ revision	ąҍ
in _ right	ě҈Ĝ҇
in _ same	āҋ
in _ signature	ĀҋāѺď҇ŇҊ
in _ source	Āѵāѷċ҆đҍğҌķ҉
in _ struct	Ĥ҈
in _ subclasses	ŀғ
in _ subdirectory	őҋ
in _ succeed	Ŏ҆
in _ switch	āҋĸѸ
in _ tags	ŉ҈
in _ terminal	ĞҊ
in _ test	Āѯī҆ōҌœҎ
in _ tests	ōҏœ҇
in _ that	āѵĐҍŏҍ
in _ the	āѹĵѺĺҎĻѶļҐ
in _ they	ā҈
in _ this	Ģ҈ķ҆
in _ to	āҊĘ҉ľѷ
in _ total	Ŋ҉
in _ tree	āѹőҐŒ҆
in _ true	ĝ҆
in _ try	Ā҆
in _ unit	āҌ
in _ unused	ĀҏāѺĝѸ
in _ variable	Ő҉
in _ verbatim	ĲѸĴ҉
in _ was	ĀҋāѺ
in _ way	āѷď҆ē҇
in _ what	ĀҏāҭĂ҇ĐѹđѶĢѶ
in _ when	ń҉
in _ where	ā҈
in _ which	Ą҇ģ҈
in _ who	āѺĲ҉
in _ why	ā҆
in _ wich	Ā҇āѺ
in _ without	ŏ҆
in _ word	ł҆
in _ words	ĢҎ
in _ workflow	Āҗāѵ
in _ year	ā҇
in _ yes	ġ҉
in _ |	ĀѺĂѷđѯĕѸĘѺĝҘğѳĠҍĤ҈ĦѺħ҈ĩѸİ҈ĲҌĳ҉ĻҌľ҉ņ҆ŊҙōѺ
in a	ĈҏĢ҈Ħҍļ҆
in a <name>	ĀѹĈҌĢ҇
in a circle	Ħҋ
in a circular	Ā҉
in a function	ļ҇
in a test	ī҆
in a try	Ā҆
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	Ħґ
in an earlier	ā҇
in an import	āѹĦҒ
in another	ĀѺāҍ
in between	ĀѺăҊħҋ
in between <tag>	ă҇
in between |	ħ҈
in body	ę҆Ļ҈
in body of	ę҆Ļ҈
in by	ĀѺĝ҈Ĩ҆Īҕ
in by <name>	Īҋ
in by <path>	ĪҊ
in by which	ĩ҆
in bytes	ĀѺā҇
in bytes |	ĀѺā҇
in cfg	ā҇
in change	ĀѸĢҋ
in change of	ĀѸĢҋ
in child	ŀ҇
in child classes	ŀ҇
in ci	ā҇ğѺŕҋ
in ci $	ŕҋ
in circles	Ħ҇
in class	ć҈
in cls	ĚҌ
in code	āѷğґĸ҇
in commit	ĀѶČҊčҐ
in commit <commit>	ĀѶČҊčҐ
in commits	Ā҆āѵĎ҈
in commits $	Ā҉
in commits |	Ď҉
in common	āҋ
in common |	āҋ
in directly	ĜҊ
in directly |	ĜҊ
in except	ń҉
in from	Ī҇
in func	Ĕҗę҈
in func <name>	Ĕҗę҈
in function	ĕ҆
in function <name>	ĕ҆
in git	į҆
in git $	į҆
in go	ā҇
in here	āѸĒ҈ġ҉İҋ
in here does	Ā҇
in here |	ĀѺāѺİҊ
in history	ĀѶİҐ
in how	ĀѺĆҋĎҎ
in how many	ĆҋĎҌ
in import	āѺĦҋ
in import cycle	āѺĦҋ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѶĚ҆ğѸľ҈Ŏ҆œҋ
in it $	ĀѷĘ҆ľ҇œҋ
in it are	Ŏ҆
in it |	Āѷā҆Ě҆ğѸ
in its	ĀҊāѬĉҒĘҋĭ҇
in its body	āѴĉҏĘ҆
in its code	Ę҆
in its enum	ĸ҆
in its module	ĭ҈
in java	ā҇
in line	ĀҐĐѺ
in lines	āѷĳҚ
in lines $	ĳ҉
in lines of	ĀѷĳҊ
in lines please	ĳ҆
in lines |	ĀҋāѺ
in motion	ŕ҇
in my	āѹĞ҇ğ҉
in my shell	ğ҉
in other	āҍ
in our	ā҉
in place	āҌ
in production	ā҉
in production |	ā҆
in python	āҋ
in python |	ā҆
in release	Ġ҆
in release <tag>	Ġ҆
in repo	ġґŋ҆őҊ
in repo $	ġ҆őҌ
in rust	ā҇
in short	ĀѶāҌ
in signature	Ĕҏ
in source	ğҐĽҏ
in source $	ĽҔŔѶ
in struct	Ĥ҇
in struct <name>	Ĥ҇
in subclasses	ŀғ
in subclasses $	ŀҏ
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҆
in tests |	Ā҈
in the	āҊĆѺćҐĉҎĊ҈č҉ďѵĐѳđҍĘ҉ěҐĞҍğ҆ĠҐĢѶģѴĥѺĩѳĪѵīҋĬѹĭѸİѺĵѲķѲĹѺĿҊŁҌŃѷŅҏņѸň҈ŎѸŏѹőҊŔҋŕѷ
in the <name>	ĀҊĉ҉
in the body	āѸĉҍļ҇Ŀ҈
in the brackets	Ł҈
in the call	āѹĊ҈
in the checkout	ő҆
in the ci	āҏ
in the class	āѹľ҈ĿѸňғ
in the code	āѲĊҏĐѹĠ҇ġҋĶ҈ĸ҆ĺҋŔ҈
in the commit	č҉
in the config	ĀҊ
in the configuration	Đ҇
in the constant	đ҉
in the declaration	ī҆
in the definition	Ł҈
in the directory	ő҈
in the file	ĀѫāҢĲ҉Ŋ҆őѵ
in the function	āҋĔ҇
in the hierarchy	ĚҊ
in the history	ĀҒāѫĎҒ
in the impl	ĿҌ
in the inheritance	ěҋ
in the last	āҋ
in the list	ĀѺĘҋ
in the log	Ā҇įҋ
in the main	ā҈
in the module	ā҈
in the next	ā҇
in the past	ĀѸŅҗ
in the previous	ā҇
in the project	ő҉
in the repo	Āҗāѹ
in the repository	Ā҈
in the requirements	ė҇
in the same	āҋ
in the signature	ĀҋāѺŇҊ
in the source	ĀѶāѹđҍğҌ
in the struct	Ĥ҈
in the test	Āѵōҏ
in the tests	œ҇
in the tree	āѹőҐŒ҆
in the variable	Ő҆
in the way	āѸē҇
in the workflow	Āҗāѵ
in their	ĀѸā҈ĥҋ
in their diff	Ď҆
in them	Ń҈
in them $	Ń҇
in there	āѹ
in this	ĀѺāѲĊҊĎѺđ҇Ē҆ĖѹġҡĢ҈ĭҊĮѸİ҇ň҇ŋҌőҊŔҊ
in this code	đ҈Ē҆Ģ҉ĭ҇
in this codebase	ġҋ
in this language	ā҆
in this package	ĭ҆
in this project	āѴġ҈ŋ҉
in this repo	ĀҋāѶġҊİ҆ň҈
in this repository	ĀѺā҆ġ҇ł҆
in total $	ā҇
in tree	ĵ҆ő҆
in tree is	ő҈
in version	ĀҊāѹĠ҆
in version <tag>	Ġ҆
in what	āѸĉѹċ҉ď҈ğ҇ĢѶģѺĩ҉ķ҇ĸҋĽ҇ŀҎŅѶņ҇ňѹŉ҉őґœ҈
in what $	Ī҇
in what commit	Āҏ
in what directory	ő҈
in what file	āѹğ҉ĸ҈Ĺ҆
in what files	Ā҇ĩ҉
in what from	Ī҆
in what module	ċ҆
in what order	āҏ
in what places	Ā҈
in what subdirectory	ő҇
in what test	œҊ
in what tests	ōҋ
in what they	ā҉
in what |	ŅѺņҊ
in which	ĀѲāқąҍĆҌĉѵĊ҈ďґēѺğѶį҇İѸĵҍĶ҉ķғĺҋŁѹŃ҈ŋѺŌѺōҒőҏœ҈
in which <name>	āѺďҍōҋ
in which a	Ń҉
in which commit	Āҏį҈
in which commits	ĀҊ
in which dir	ő҉
in which directory	Œ҆
in which file	Ķ҈ĺ҉ļ҈œ҇
in which files	āҍ
in which folder	Œ҉
in which functions	ĉѺĊҋ
in which module	āѺķҋ
in which of	āѺő҆
in which order	ā҉
in which place	ő҇
in which release	āҍ
in which revision	ąҊ
in which source	ĵ҇
in which subclasses	ŀ҇
in which tests	ō҉
in which the	ĺ҉
in wich	ķ҇Ń҈
in with	āѺĄ҇
in with an	ĩ҈
in with import	Ā҇
in |	āѳķҏĺ҇ő҆œ҆
in | $	āѴķҏĺ҇œ҆
include	ĀѸāѯč҇ęҊĚҎĩ҈ŉҏ
include $	Ī҇
include <commit>	ŉ҇
include <commit> |	ŉ҆
include <name>	ĀѸāѹęҊĚҎ
include <name> $	ĘҋĚ҉
include <name> |	Ęѹęҍ
include <path>	č҆
include <path> $	ĀѷĜқĝѶ
include <path> |	ĀҐĜѣĝҍ
include _ $	āѸĘҋĚ҉ĜҚĝѶ
include _ of	Ĝ҇
include _ |	Ā҇ĘѹęҍĜѣĝҏŉҊ
include list	Ĝ҇
include list of	Ĝ҇
include or	ĩ҆
included	ĀѶā҇ĝҐ
included $	ŉ҆
included _ $	āҊ
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҌ
included |	āҊ
included | $	āҊ
includes	āѸĜ҉ĩѩĪҧ
includes <path>	Ā҇Ĝ҆ĩѸ
includes <path> $	Ĝ҇
includes <path> |	Ā҉ĩѸ
includes _ $	Ĝ҇
includes _ |	ĀҍĩѸ
includes of	ĀѹĩѳĪҞ
including	ĀҍňѺ
incoming	ĉѭĊң
incoming _ of	ĉѹĊҏ
indirect	ĀҐĊѺ
indirect _ of	Ā҆
indirect callers	ĀҊĊѺ
indirectly	āҖĜѳĦ҈ħґĨҌĪѷňѹ
indirectly $	Ħ҆
indirectly _ $	ĀҎĜѸ
indirectly _ <path>	āѷħҌ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҇
indirectly _ which	Ĩ҇
indirectly import	āѷħҌ
indirectly import <path>	āѷħҌ
indirectly through	ĀѹāҘĪѺ
indirectly through its	ā҉ĪѺ
indirectly via	Ĩ҇
indirectly via which	Ĩ҇
indirectly |	ĀҎĜѸħ҆
indirectly | $	ĀҎĜѸ
indrect	ĀҍāѺ
inferred	āѱŐҗ
inferred _ <name>	Ő҆
inferred _ of	Ā҆ŇѸŐ҉
inferred for	Ő҉
inferred for <name>	Ő҆
inferred type	āѵŐҐ
inferred type of	Ā҆ŇѸŐ҉
inherit	ĀҍāҠć҆ĚҋľѲ
inherit $	ĀѲāҘć҇ľѳ
inherit _ $	Ā҉āѷć҇
inherit _ <name>	āҊĚҍ
inherit _ |	ĀқāѴĂѸ
inherit from	ć҆ĚҌ
inherit from $	āѺćҍ
inherit from <name>	ĀѹāҍĚҍ
inherit from |	Āқāѫ
inherit |	ĀҍćѺ
inherit | $	ĀҍćѺ
inheritance	āѸćҔĚҘěҎ
inheritance $	ě҆
inheritance _ $	ě҉
inheritance _ <name>	ćґ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҇
inheritance chain	āѺĚҊ
inheritance hierarchy	ć҇
inheritance of	ćґ
inheritance of <name>	ćґ
inheritance tree	Āҍ
inheritance tree above	ā҆
inherited	ĀҊāѳęѸěҍŀ҈ňҍ
inherited _ $	ĀҌňҊ
inherited _ <name>	āѺě҈ŀ҉
inherited by	ĀѺěґ
inherited from	Āҏ
inherited from $	Āҏ
inherited method	Ā҆āѺ
inherited method <name>	āѺŀ҉
inheriting	Āѷňғ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҉
inherits	āѶć҇ĚҍěҌňҊ
inherits <name>	Ā҇Ě҉
inherits _ $	ćҊě҇
inherits _ <name>	āѹĚҋň҈
inherits _ it	ň҆
inherits _ |	Ā҇ě҆
inherits from	āѸěҌňҋ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҋň҈
inherits from it	ň҆
inherits from |	ě҆
initial	ĀҕāѣĔҍĶҌ
initial _ $	Ā҇
initial _ of	ą҉
initial add	ą҉
initial add of	ą҉
initial assignment	ĶҊ
initialised	Ā҈Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѶāҎķѳĻҞļҬŁѺ
inner <name>	ļ҉
inner <name> |	ļ҆
inner _ <name>	ĀѺāғķѷĻҞļғŁѺ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҈
inner func <name>	Ļ҈
inner function	āҐļғ
inner function <name>	āҐĻ҈ļ҉
inner helper	ā҆ļ҈
inner helper <name>	ā҆ļ҈
input	Ł҇
inputs	ĀѶāѸŁҫ
inputs _ <name>	ĀѺāѷŁҕ
inputs _ function	Łҋ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	ŁҌ
inputs of <name>	āѺŁҍ
inputs the	Łҋ
inputs the function	Łҋ
inside	ĀѬĉҏĊѹĐҒęҒĢѵĵѴķѸĹғĻқļҐľ҇ĿҚń҆ŊҐōѸŎ҉ŒѲ
inside <name>	Ā҉āѶĉ҈ĊѺęҏĻ҉ļ҇Ŀ҈Ŋ҉ōѹ
inside <name> $	ĉ҆ę҈Ŀ҉Ŋ҉
inside <name> is	ĻѺļ҈
inside <name> what	ā҉
inside <name> |	ĀҋāѷęҊĻ҇
inside <path>	āѹ
inside <path> |	āѺ
inside _ $	ĉҊę҇Ī҇Ŀ҉ŊҐŏ҆
inside _ <name>	ĀѷāҏĵѸĹ҉ļ҇ĿҏŒѴ
inside _ body	ļ҆
inside _ class	Ĺ҆ľ҆
inside _ file	Đ҆
inside _ function	āѲĻґń҈
inside _ going	Ŏ҇
inside _ is	Ĝ҆ĻѺļ҈
inside _ what	ā҉
inside _ |	ĀҍāѲęҊĳ҈Ļ҇
inside a	ļ҆
inside a function	ļ҆
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѸĐ҇
inside of <name>	Āѹ
inside the	ĀѲāҒĐ҇ĢѹĵѹĹҐĻҎľ҆ń҈Œѳ
inside the <name>	āҍļ҆ŒѴ
inside the body	ļ҆
inside the class	Ĺ҆ľ҆
inside the file	Đ҆
inside the function	āѶĻґļѶń҈
install	ĀѶāҍĖҠĞҒ
install $	ĞҐ
install <name>	ĀҎĮѸ
install _ $	ĀѵāѶĖҙ
install _ it	Į҇
install _ this	ā҆
install _ what	Ė҉
install _ |	āҊĞѺ
install for	Į҆
install for it	Į҇
install for this	ā҆
install it	Į҇
install it |	Į҇
install this	Ė҇Ğѷ
install |	Ğ҈
install | $	Ğ҈
installation	āѵĞҍ
installed	ĀѷĖ҉ĞқĮѷ
installed _ $	ĀѺĞҏ
installed _ my	ā҈
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҉ĮѺ
installed on my	ā҈
installed |	ā҆Ğ҇
installed | $	ā҆Ğ҇
installing	ĞҎ
installing this	ĞҊ
installs	ĞҔ
installs $	ĞҐ
instance	ĀѸĚ҇ĤҠ
instance _ <name>	Ě҈Ĥ҇
instance _ does	Ĥ҉
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤґ
instance variables does	Ĥ҇
instances	ĀқŇ҆
instances of	ĀҌŇ҆
instantiate	ĀҝĊѺĩѶ
instantiate <name>	Āҕā҆ĩѶ
instantiated	ĀҌāҙĩѹĵѹ
instantiated _ $	Ā҉ā҇ĵѹ
instantiated |	Ā҆ā҆
instantiated | $	Ā҉ā҆ĵѹ
instead	āҏ
instead of	ā҇
int	ĭ҆Őҕ
int _ $	ĭ҆
int it	ĭ҆
int it $	ĭ҆
integer	Āѵāҍ
integration	ĀҎ
integration tests	Ā҇
interface	Ā҉āҌģ҆ĥҴīҔķѺĽҵĿѳňѹ
interface $	ī҆
interface <name>	ĀҌĥҮīѯĽҫĿѺ
interface <name> $	Āѹā҇ĥҚīѵĽҌ
interface <name> implemented	ĥ҆
interface <name> is	ā҈
interface <name> |	ĀҎāѲĥҌĽ҇
interface _ $	Ā҉ā҇ĥғīѲĽҌ
interface _ <name>	ī҈ĽҊ
interface _ implemented	ĥ҆
interface _ in	ĥ҇
interface _ is	ā҈
interface _ |	Ā҇ĥҋ
interface and	ĀѺī҈
interface is	ī҉
interface is <name>	ī҆
interface wise	ī҆
interface wise |	ī҆
interface |	Āҕīѹ
interface | $	ĀҐĥѹ
interfaces	āҋĥѶīӘ
interfaces $	īҏ
interfaces <name>	ī҉
interfaces _ <name>	īҏ
interfaces _ class	ī҉
interfaces _ it	ĀҊ
interfaces _ the	īҋ
interfaces _ |	ā҈
interfaces are	īҊ
interfaces does	īҍ
interfaces does <name>	ĀҊ
interfaces is	ī҇
interfaces of	īҋ
interfaces that	ī҇
intermediate	ħҍĨ҇
intermediate _ does	Ĩ҇
intermediate modules	ħ҈Ĩ҇
intermediate modules does	Ĩ҇
internal	ĀѷāѳĬѺĭӂ
internal $	ĭҍ
internal _ $	ĭҕ
internal |	āѺĭҔ
internal | $	ĭҒ
into	ĀѱāҐăҋąҕĊ҉ĝҏĩѵĮѷľ҇ŁҊŅѸņҖŉҍ
into <name>	ĊҊľ҇Ł҉
into <name> $	Ł҇
into <name> |	ā҉Ċҍľ҇
into <path>	ĝҋ
into <path> $	ĝ҆
into _ $	ĝҊŁ҇
into _ <name>	ā҉
into _ by	Ā҈āѹŅ҈
into _ code	Ā҉
into _ import	ā҆
into _ releases	ŉ҈
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ą҉
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҍĝ҆ľ҇
into a	āҊłѺ
into an	ā҆
into an import	ā҆
into by	ŅѺņҋ
into by renaming	ņ҈
into for	ő҆
into one	ā҉
into the	ąҒ
into the code	Ā҉
into the repo	ą҉
into the repository	ą҆
into the tree	ą҆
into what	ņҊ
into what was	ņ҆
introduced	Ā҉āѸăҍąҢğѺĽ҇
introduced $	Ā҇
introduced <name>	Āҍąѹ
introduced <name> $	ĀҜąѧ
introduced <name> |	Āѱąґ
introduced <path>	ĀѴąҐ
introduced <path> |	Āѵąҍ
introduced _ $	Āҙā҇ąѦĽ҆
introduced _ <tag>	ă҈
introduced _ file	ąҏ
introduced _ import	Āѷāҋ
introduced _ what	ą҆
introduced _ |	ĀѥąҠ
introduced in	ą҇
introduced the	ĀҍāѹąҎğѺ
introduced the file	ąҏ
introduced the import	Āѷāҋ
introduced |	ā҈Ľ҆
introduced | $	ā҈Ľ҆
introduces	āѹċ҆Ľ҇
introducing	ĀѸąҎ
introducing _ $	ĀѸąҋ
invoke	ĉҍĊ҉ĘҐ
invoke <name>	Ċ҇ĘҐ
invoke <name> |	ĘҎ
invoke _ $	ĉ҈
invoke _ |	ĘҎ
invoke |	ĉ҉
invoke | $	ĉ҉
invoked	ĉҐĊҐęҞ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҙ
invoked anywhere	ę҇
invoked by	ĉҌę҇
invoked by <name>	ĉҌę҆
invoked from	ęґ
invoked from <name>	ęҒ
invoked |	Ċҋ
invoked | $	Ċ҇
invokes	ĀѴāѺĉҕĊҌĘҌ
invokes $	ĉҊ
invokes <name>	ĀѶāѺĊҎĘҌ
invokes <name> $	ĀѺĊ҈Ę҆
invokes _ $	ĀѺĊ҈Ę҆
invoking	ĀѺĊҏĘҋĿѹ
invoking <name>	ĀѺĊҏĘҋĿѹ
invoking <name> $	ĊҐĿѹ
invoking _ $	ĊҐĿѹ
involved	Ħ҈
involved in	Ħ҆
is	Ā҆āѱĂѴăѮąѴĈҋĉѰĊѲċ҆ČѭčҎĎѨďѸĐ҆đҎĔ҉ĖѲėѵĘҏęҗĚҒěҡĜҐĝҘĞѶġ҈ĢҌģѹĤѷĥѹĦҌħѷĨ҇ĩѳĪѱīѲĬҖĭҠĮѹį҆ı҉Ĳ҇ķ҇Ĺҕĺ҇Ļ҆ĿѬŀѺŁѫłҊŃѵńѱŅѷŇѴŊѺŌ҈ŏѴŐҏŒҒœ҉
is $	Ć҇ķґł҉
is <commit>	ĀҎāѹŉ҇
is <mark>	Āѹā҇Ē҇
is <name>	āѬĂѹĆҎčҌĎѱđ҈ĒѷēҍĔ҇Ę҈ęҜĚҌěҘĜҍĝѺĠҊĢҏģѹĤѺĥѸĦ҈Ī҉ĬѸĮѷĳѷĴѹĵѹĶѶķѮĽѺŀҍłѹŅѹňҐŋҌō҉
is <name> $	ĆҎĐҊĳѸĺѺœ҉
is <name> 's	Āѷļ҈ľ҇ő҈
is <name> <name>	ĀѹāҢđѮŀ҆
is <name> a	ĀҌāѯęҊĚҎňѺŋ҆Ō҈
is <name> abstract	Āҍ
is <name> allowed	āҊ
is <name> among	ĀҋāѴĚҌ
is <name> an	ě҉ī҉
is <name> annotated	ē҆Ň҈
is <name> async	Ĭ҈
is <name> based	ĀѶćҏĚҍňѷ
is <name> being	ĀҎāѷ
is <name> built	ćҎňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѶĊґņҎ
is <name> configured	Ā҆
is <name> considered	ĭ҇
is <name> covered	Ā҇
is <name> declared	ā҆
is <name> decorated	ēҒ
is <name> defined	ā҈đғ
is <name> derived	ć҈
is <name> documented	ĀҗāѪ
is <name> doing	Ģ҆
is <name> ever	ęҐěѹ
is <name> extended	ě҈ň҇
is <name> faster	āҋĬѹ
is <name> for	Ģҍ
is <name> good	āѯĢҕ
is <name> implemented	ĀѸā҉ĺҍ
is <name> imported	ĀѸāҏ
is <name> importing	Īҋ
is <name> in	ĀѶĘҊĢ҉ň҆
is <name> inherited	ě҇ňҊ
is <name> invoked	ę҆
is <name> is	Ā҈
is <name> known	ġ҆
is <name> measured	āҋ
is <name> of	āҋ
is <name> one	āѶĘҌě҇Ĝ҇ŋҌ
is <name> overridden	ŀҎ
is <name> part	Ġ҇
is <name> public	ĭ҈
is <name> raised	Ń҉
is <name> set	đҏ
is <name> stable	ā҇
is <name> static	ĀѸā҆Ĭҋ
is <name> still	ā҆
is <name> tested	Āѹōҏ
is <name> the	ĀѴćѳĉҐĚѸě҇ğ҆ģ҆ňҕ
is <name> to	Ģ҇
is <name> used	Āҋāѯę҆ĩҊ
is <name> well	ĀѺāҎ
is <name> what	ěҎ
is <name> without	ĀҋāѺ
is <name> |	ĀҊāѵćҎĎѵĐѺĢѷĺҗňҐŒ҇
is <path>	ĀѣāѰčҋĜҔĝҗĦҋĨҙį҈ŕҊ
is <path> a	ĝҌ
is <path> among	Ĝѹĝґ
is <path> an	Ĝ҉ĝѹĪ҈
is <path> called	ĀѺņҋ
is <path> imported	ĀҏāѺĜҌĨ҈ĩѹ
is <path> importing	Īҋ
is <path> one	Ĝ҈
is <path> part	Ħ҆
is <path> pulled	Ĩҋ
is <path> reached	Ĩ҇
is <path> required	ĝ҆
is <path> started	ŕ҇
is _ $	ĀҖĆ҆Ĉ҆ĊѸčѺĔ҇ėѴěѵġѹĦѹĬғĮҕı҇ĳѷĶҊķҋŀѺŌ҇ōѶŐ҆ő҈œ҉
is _ 's	Āѳĳ҇ļ҈ľ҇Ŋ҆őҋ
is _ <commit>	Ā҈āѹ
is _ <line>	āҒ
is _ <name>	ĀѩāҍćѷĊ҉ďҋĐ҇đѮĔѷĘҚĚҞġҐĢѩģ҆ĬѸĵҐķѺņѺŋ҆Œҕ
is _ <number>	ĳ҆
is _ <option>	Ā҉ċѺ
is _ <path>	Ā҈āѳĜҋŅ҈
is _ a	ĀҠāѸĘ҉ęҍěҍĝ҉ĳѺł҇ňѴŌ҇
is _ about	Ā҈āѸ
is _ abstract	Āҕāѹ
is _ allowed	āҊ
is _ among	Ā҈āѰčҌĚҊĜѹĝҐ
is _ an	Ā҉āѯě҉Ĝҍĥ҇ĩѶĪҌī҇
is _ annotated	ē҆Ňҋ
is _ any	ĀѸō҆
is _ anything	ā҈
is _ anywhere	ġ҆
is _ async	Ā҆Ĭҋ
is _ at	ĀѶĴ҇ĺ҇
is _ available	ģҊ
is _ base	Ā҈āѳć҇ěѺňғ
is _ based	ĀѶćҏĚҍňѷ
is _ being	ĀҌāѵĦ҈
is _ biggest	Āѱāҝ
is _ body	ĀѮāҒ
is _ build	Āҋ
is _ built	ćҌ
is _ by	Ā҈ĊҍĔҋė҆Ģҍģ҈ĪѵĬѺńҊ
is _ called	Ć҆ĊҊķѸņҟ
is _ caller	ĊҊ
is _ changed	Āҋ
is _ child	ň҆
is _ class	ĀѸ
is _ classmethod	Ĭҍ
is _ closure	ĀѲāҍ
is _ code	Āѧā҉Ĉґ
is _ commit	Ďҏ
is _ considered	ĭ҇
is _ constant	āѹđ҉Ķґ
is _ coroutine	Ĭҍ
is _ correct	āѺ
is _ covered	Ā҇
is _ current	ņ҈
is _ dead	ĀѴāҖ
is _ decorated	ēҒ
is _ decorator	Āѵāҏ
is _ default	āҋċѸĔ҉ĕ҈
is _ defined	ā҆đҒœ҇
is _ dependency	ĜҊ
is _ derived	ćҋĚҌňѺ
is _ description	Āҋ
is _ difference	ĀѺāҊ
is _ documented	Ā҆
is _ doing	āҋĢ҉
is _ earlier	ĀҊİѷ
is _ enum	ĸ҆
is _ enumerator	ĸ҈
is _ environment	Āҏğѹ
is _ ever	ęҐěѹ
is _ exception	Ā҇
is _ exported	ĭҌ
is _ extended	ě҈ň҇
is _ faster	āҌĬѹ
is _ fastest	ā҉
is _ file	Āѱā҈Ŏ҇őҝŒѹ
is _ first	ĀґāѰą҇
is _ for	ĀѱāҌĢҘ
is _ former	ņ҆
is _ from	ĀѪāҌąҊňҊ
is _ function	āѺē҇ĬҏķҊ
is _ generator	Ĭҏ
is _ git	Ā҉āѺ
is _ given	Āҍ
is _ global	Ķҋ
is _ good	Ģғ
is _ handled	Ā҆ĸѺ
is _ here	ėҊ
is _ history	āҌ
is _ idea	ĢҌ
is _ ignored	āҌ
is _ implemented	ĀѸā҈ĥ҈ĺҍ
is _ import	ĀҕĜѹ
is _ imported	Ĝҋĝ҇Ĩҍ
is _ importing	ĀѹĪҖ
is _ in	āѴćѹđ҆Ę҈ģ҆ĦҌĪ҇ńҊŒ҆
is _ included	ā҆
is _ inferred	ĀҊ
is _ inheritance	ĀѺā҈
is _ inherited	ě҇ňҊ
is _ inner	Ļ҆ļҌ
is _ inside	Ĺ҆
is _ instantiated	ĀҒāѳ
is _ int	ĭ҆
is _ interface	ĥ҆
is _ internal	ĭҌ
is _ into	ĀҌ
is _ invoked	ę҆
is _ is	ĀғĄ҈
is _ it	Āѳć҈ė҆ĝ҆
is _ job	Ģ҉
is _ key	ĀҌ
is _ known	ġ҆
is _ largest	āҐ
is _ last	Ā҈āѵĳҍ
is _ latest	ĀѱİҔ
is _ length	Ā҉ĳѺ
is _ licence	ı҉
is _ license	āѸıҌ
is _ line	ĀҊāѪĲҌĳ҇Ĵ҆
is _ lines	ĳ҈
is _ loaded	ĩ҈
is _ local	Ļѷļҍ
is _ long	Đ҆
is _ longest	āҗħѹ
is _ lowest	ė҆
is _ lst	ĀҏŊѳ
is _ measured	āҋ
is _ member	ĸ҆
is _ method	Ĺҏľҋ
is _ minimum	Į҉
is _ mit	Āҋ
is _ module	āѲĝҊŒҕ
is _ more	Ć҆
is _ most	İҋ
is _ name	ĭ҈
is _ needless	ŏ҇
is _ new	ņ҈
is _ newest	āґĮѸį҆
is _ not	āѸį҉
is _ number	Ď҈Ŋ҆
is _ of	ĀѸā҆ć҆
is _ old	āѹŅҎ
is _ oldest	Ā҆āҋĆѺĮ҉
is _ on	ĀѺā҉Ė҇Įѷĺ҉Ľ҆Ō҆
is _ one	āѲč҉ĘҌě҇ĜҎġ҆ŋҏ
is _ option	āѵċ҉Đ҆
is _ outcome	Ŏ҆
is _ overridden	ŀґ
is _ parameter	ĀҌĐ҆
is _ parent	āѯćҏěҍ
is _ part	ĀѺāѸč҆Ġ҇ĦҊ
is _ path	ā҈ķ҆Œ҉
is _ predecessor	ŅҌ
is _ private	ĭҌ
is _ project	ĀѕāҰı҆
is _ property	Ĭҍ
is _ protected	ĭҌ
is _ public	ĭ҉
is _ pulled	Ĩҋ
is _ purpose	Ģ҆
is _ raised	Ń҉
is _ reached	āҕĨ҇
is _ read	Ā҉ā҆
is _ real	Ā҉
is _ referenced	ō҇
is _ release	ĀҌāѵ
is _ repo	ĀѸāѹĈ҈ġ҆ł҇
is _ repository	ĀҊāѶ
is _ required	Āҕĝ҆
is _ result	āѹŅ҇Ň҇Ō҆
is _ return	āѸŇ҈
is _ role	Ģ҉
is _ run	ĀѺāҏęҍěѸŌѺ
is _ set	ā҆đҏĢѺ
is _ shipped	āҏ
is _ shortest	āѸħҏ
is _ slowest	āҊ
is _ so	āѹ
is _ something	ġҌł҈
is _ somewhere	ĀѹĚҊ
is _ stable	ā҇
is _ started	ŕ҇
is _ state	Ā҇
is _ static	ĀҋāѷĬҌ
is _ status	Ā҈
is _ still	ā҆
is _ string	ĀҐāѳ
is _ struct	ā҈
is _ subclass	ĀҘć҈ĚѷěѺ
is _ successor	ņҊ
is _ such	Ā҈āѹġ҆ŋ҆
is _ superclass	ěҎ
is _ supported	Ā҉Į҆
is _ test	ĀѫāҎŋ҆ŌҋœҔ
is _ tested	ĀѺōҐ
is _ than	Ą҈
is _ thanks	āѸ
is _ that	Ā҇āѷ
is _ the	ĀѵāҐćѶĉҎđҍĚѴĞ҆ĢѶĬҌĭґňҕŋ҈őѸŒѴ
is _ this	Ā҆
is _ thrown	āѹŃҌ
is _ to	ĀѲāѴĂҎĊѷđғĔҔĕѺĝ҆ĢҊ
is _ today	Āҏ
is _ too	ā҇
is _ topmost	Āѹįҋ
is _ total	ŊҒ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҐĚѵ
is _ true	āѳĊѺĬҍ
is _ type	ĀҐāҋĶѺŇѫŐ҈
is _ unchanged	āѲįҏ
is _ up	Ā҆
is _ used	āѵę҆ĩҚ
is _ value	ĀҗāѹđѺĕ҆
is _ variable	ĀѹŐҕ
is _ well	ĀѺāҎ
is _ what	ĀѳāѺćѺěҍĬҋĹ҇ņ҇
is _ where	āѵĐ҆ōҋœҊ
is _ which	āѶİ҆
is _ why	ĀҍāѴ
is _ with	ĀѺāҌĒ҈ēҌŁ҉
is _ within	Ļ҇
is _ without	ĀҊāѳĕ҆
is _ workflow	ŕҌ
is _ wrapped	ē҆
is _ |	ąѹćҋĈѺĎѳĒѹĕ҈ėѸĢѹĪѺĭ҉Įѳĵ҈Ķ҇ķҋĹ҈ĺҢĻҋňҍŋѴŔѺ
is a	āҊĐҊđ҈ĢѶĬґĶ҈ļ҆ňҌ
is a <name>	Į҆
is a base	ňҋ
is a child	ň҆
is a classmethod	Ĭҍ
is a coroutine	Ĭҍ
is a decorator	ā҆
is a file	ő҆
is a generator	Ĭҏ
is a method	Ĺ҉
is a property	Ĭҍ
is a subclass	ĀҘć҈ĚѷěѺ
is a test	ŋ҈
is a variable	Ő҇
is abstract	ĬҖ
is abstract $	Ĭ҈
is added	ċ҆
is allowed	ā҈Ċѹė҆
is also	ĝҊ
is among	Ā҇
is among the	Ā҇
is an	ĀҌĜѹ
is an import	Ā҈Ĝѹ
is annotated	ē҈
is annotated with	ē҈
is anybody	ā҆
is assigned	đҊ
is assigned to	đҊ
is async	Ĭҕ
is async $	Ĭ҈
is at	Ĵ҉
is at line	Ĵ҇
is at the	Āҋ
is behind	āѸđ҆Ĳ҈
is behind <path>	Ĳ҆
is being	ĩ҆
is called	ĀҐāѶĊѹĕ҆ġҐŋҊŒҊ
is called <name>	āѳġҐŋҊŒҋ
is called by	āҍ
is called today	ĀҐ
is called without	āѹĕ҆
is calling	ĀѳĊ҉
is calling <name>	ĀѶĊ҈
is caught	Ā҉
is child	ć҇Ě҆
is child of	ć҇Ě҆
is commit	Ā҈āѹ
is commit <commit>	Ā҈āѹ
is configured	Đҍ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҏāѸĶ҈Ļ҆ĽҎŁ҉
is declared in	ĀҔ
is declared |	Ķҋ
is decorated	ĒҎē҆
is decorated by	Ē҇
is decorated with	Ē҆ē҆
is defined	Ć҉ġ҉ĺҎ
is defined $	ļ҇
is defined at	ĺ҈
is defined more	Ć҆
is defined |	ĺ҉
is derived	ě҆ňҋ
is derived from	ě҆ňҋ
is different	ā҉
is different in	āҋ
is empty	ā҇
is empty |	ā҆
is equal	đ҇
is equal to	đ҇
is ever	Ā҇
is everything	Ŏ҆
is existing	ŋ҆
is exported	ĀѺģҋĭҒ
is exported in	ģ҇
is expose	ģ҇
is expose by	ģ҇
is extended	ě҈
is failing	Ō҆
is failing why	Ā҆
is faster	āҍ
is faster <name>	ā҇
is faster |	ā҆
is for	ĀѵāҌĢҍ
is for $	ĀѷāҊĢҌ
is found	Ń҉
is func	Ĭ҉
is func <name>	Ĭ҉
is given	ĀѺāҊĔ҆
is gone	ņ҆
is green	Ō҆
is handled	ĀѸĢҍ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҇ķҌ
is implemented by	ĥ҇
is imported	Ā҆āҊĨѺĩ҉
is imported by	ĀҏĪѷ
is imported from	ĀѱāҔ
is imported in	ĀѹĪҏ
is imported into	ĀҌ
is importing	Āѹĩ҆ŏҊ
is importing needless	ŏ҇
is in	đ҆ĔѹĞ҇ģ҇Ķ҇Ĺ҆őѷ
is in $	Ķҋ
is in <name>	Ā҇āѹģҍ
is in <path>	ĀҊ
is in a	ā҈
is in the	āҊđ҇Ğ҆Ł҆őѺ
is in what	Ĺ҈
is in which	Œ҆
is inherited	ě҉
is inherited by	ě҉
is inside	ĀҎāҖĢѹŒѳ
is inside <name>	ĀґāѺ
is inside the	ĀѷāҡĢѺŒѴ
is installed	Ğ҈ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҇
is internal	ĭґ
is introduced	Ľ҆
is introduced |	Ľ҆
is invoked	Ċҋ
is invoked |	Ċ҆
is invoking	Ęҋ
is invoking <name>	Ęҋ
is it	Ā҈ĆѺĊѷĒѺėѺĢ҇ģѺĦ҇Ĭҏĭ҇Į҈İ҈ĳ҇Ĵѹķ҇ĺҌĻ҆ĽѺł҉Ņѹņ҉ňѷŋѶŌѷŐѹő҈ŒҌ
is it $	ĀҊāѹő҇
is it <name>	ā҈ĘҌĬѰ
is it <number>	ĳ҆
is it a	Ĭ҆
is it abstract	Ā҉
is it called	ĀҐķѸņ҇
is it defined	œ҆
is it derived	Ě҈
is it documented	ĀѯāҚ
is it doing	ĀѺā҉
is it given	Āҍ
is it good	āҒĢѺ
is it in	ĀҋāѹĦ҆ĺ҆őѷŒҊ
is it read	āҒ
is it safe	Ā҇
is it so	Ĭ҆
is it that	Ā҉āѳ
is it there	Ģ҇
is it true	āѳĊѺĬҌ
is it |	ĀѬāѸİ҈ķҏŋѶő҇
is its	āғđѹĢҌĬѹĶѹĺ҆Ņ҇ő҇
is its caller	ā҇
is its default	ā҈ĕ҆
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҈
is its path	ő҆
is its type	ā҈ĶѺ
is its value	āҋ
is licensed	ıҊ
is line	āҒ
is line <line>	āҒ
is listed	ĸ҆
is load	ĀҍĭѸ
is made	ģ҉
is made available	ģҊ
is meant	Ģ҇
is meant to	Ģ҇
is missing	ā҈
is missing $	ā҇
is named	ŋ҆
is named <name>	ŋ҆
is new	Ā҆ā҇
is new in	ā҆
is new to	Ā҉āѺ
is not	Āѳāѷė҆ĝ҈ĢѹĬ҉ĭ҇
is not <name>	āѹĬҊ
is not it	Āѵė҆
is now	ŅҌ
is now <name>	Ņ҆
is now <path>	Ņ҈
is on	Ĵ҇
is on line	ĀҎāѯ
is on the	ĀѴāҎ
is only	Ā҇ĥ҆
is only an	Ā҇ĥ҆
is our	ĀѸāҋ
is overridden	ŀ҈
is overriding	ĀғĢѹ
is passing	Ō҇
is pinned	ėґ
is pinned to	ė҆
is private	ĭҒ
is protected	ĭґ
is public	ĭғ
is pulled	ĩ҆
is pulled in	ĩ҆
is raised	ńҊ
is raised in	ĀѷńҌ
is red	Ā҈
is redefined	Ā҆ŀ҇
is redefined by	Ā҆
is required	ĀҖāѳėѳĮҌ
is required $	ėѳĮҖ
is required |	ĀҜāѷėѹĮѵ
is responsible	ā҆Ģ҆
is responsible for	ā҆Ģ҆
is returned	Ňҋ
is returned by	Ň҈
is running	ā҇
is set	Ā҆Đ҈đ҈Ķ҆
is set $	Ķ҇
is set to	đ҇
is set up	Ā҆
is situated	ő҆
is something	Ć҆
is static	ĬҔ
is static $	Ĭ҈
is still	Į҆
is still supported	Į҆
is stored	ĀѸđҋĤ҆Ő҈
is stored in	ĀѺđ҈Ő҆
is struct	ĵҋ
is struct <name>	ĵҋ
is teh	Āҍ
is teh name	ĭ҆
is test	ĀѵāҕŋѸŎ҇
is test <name>	ā҉ŋѸ
is test file	Ŏ҈
is tested	Ā҆ōҌ
is tested in	Ā҉
is that	ĀѴāѦě҇Ĭҏł҇Ō҆
is that a	ě҈
is that so	Ā҇
is that test	ĀѺŌ҇
is that what	Ĭҍ
is that |	ĀѹāѷĻ҆ł҈
is the	āҟĆѱć҈ĈғĉѺčѺđѶėѶě҈ĞѷğѳĢ҇ģѸħҊĩѷĪѹįҍİ҉ĵѲĶ҇ĸ҉Ĺ҆ĺѲļ҈ľ҉ŁѷłѷŃѹŇ҉Ŋ҉ŐҍŒҌ
is the <name>	Āҍā҉Đ҇ĢѺ
is the base	ĀҊāѲćҊň҈
is the biggest	Āѱāҝ
is the build	ĀҌ
is the class	ĀѸć҆
is the code	Āѩā҇Ĉґ
is the commit	ĀѶĎҏ
is the constant	Ā҆āѶđ҇Ķ҆
is the current	ņ҈
is the decorator	Āѷā҉Ē҆
is the default	ċѺĔҊ
is the difference	ĀѺāҊ
is the enumerator	ĸ҈
is the environment	ĀҏğѶ
is the exception	Ā҈
is the fastest	ā҉
is the file	ĀѵāѺőҘ
is the first	ĀҏāѮą҇
is the former	ņ҆
is the function	ē҇Ĭҍ
is the git	Ā҉āѺ
is the global	Ķҋ
is the history	āҌ
is the idea	Ģҋ
is the import	ĀҍĝѸ
is the inferred	ĀҊ
is the inheritance	ĀѺā҈
is the inner	ļ҈
is the interface	ĥ҆
is the key	ĀҍĐѺ
is the largest	āҐ
is the last	Ā҉āѵĳҍ
is the latest	ĀѱİҔ
is the length	Ā҉ĳѺ
is the licence	ı҈
is the license	āѸıҌ
is the local	ĻѸļ҈
is the longest	āҗħѹ
is the lowest	ė҆
is the lst	ĀҏŊѳ
is the method	Ĺ҇ľ҉
is the minimum	Į҉
is the module	āѴĝҊŒҎ
is the most	āѺİҋ
is the name	ā҆
is the new	ņ҆
is the newest	āґĮѸį҆
is the number	Ď҈Ŋ҆
is the oldest	Ā҆āҋĆѺĮ҉
is the one	Œ҆
is the option	āѵċ҈Đ҆
is the outcome	Ŏ҆
is the parameter	ĀҌĐ҆
is the parent	āѰćҐě҈
is the path	āҊķ҆Œ҈
is the predecessor	ŅҌ
is the project	ĀѴāҌ
is the public	ģ҈
is the release	ĀҌāѵ
is the repository	ĀҊāѶ
is the result	āѹŅ҇Ň҇Ō҆
is the return	āѹŇ҆
is the role	Ģ҉
is the shortest	āѸħҏ
is the slowest	āҊ
is the state	Ā҇
is the status	Ā҈
is the struct	ā҈
is the successor	ņҊ
is the superclass	ň҆
is the test	ĀѰā҈œҏ
is the topmost	Āѹįҋ
is the total	ŊҒ
is the trait	Ľ҉
is the type	Ā҉āѲŐҋ
is the value	ĀғāѰĕ҇
is the variable	ĀѹŐҎ
is the workflow	ŕҋ
is there	ĀѹāґĘҌĚ҆ĜҎġҒĢ҆ģ҆Ĭѷŋ҆
is there <name>	Ěҋ
is there <path>	ĜҌĝѺ
is there a	ĀґĘ҆ę҆Ħ҉ŋѹ
is there an	ĀҊāѶĝ҉ĦѺ
is there any	ĀѸō҆
is there anything	ā҈
is there more	Ā҆
is there one	ġ҆
is there something	ġҊ
is there such	Ā҈āѹġ҆ŋ҆
is there to	ģ҈
is there |	ā҇
is this	āҕĈѺı҈łҌ
is this a	ĀѺāҋł҇
is this file	āҋ
is this mit	Āҋ
is this project	ĀѡāҤı҇
is this repo	ġ҆ł҇
is this |	ĀғāѸłѸ
is thrown	Ńҍ
is thrown $	Ń҆
is too	ā҉
is transitively	Ĩ҆
is transitively imported	Ĩ҆
is triggered	Ā҆
is triggered which	Ā҆
is under	āѺ
is used	ĀѷāҋĊҌĕ҈ĶѸō҇
is used by	Ċҋ
is used |	Āѹĕ҆ō҇
is what	ě҇
is write	Ĵ҆
is write in	Ĵ҆
is written	āѰĴҋĵ҆Ĺ҇ĺ҆ĽҋœҐ
is written $	ĽҊ
is written in	ķ҇
is written on	ĺ҉
is written there	Ĵ҈
is wrong	āҐ
is wrong with	āҎ
is |	ĀѵāѨĔ҇ĬҌŐ҉Œ҆
is | $	ĀѶāѪĔ҈ĬҌŐ҉
isinstance	ěҍ
it	āҋĄѹĈғčҋďѴđѸĔҍĕ҈ĖҍĘ҈Ě҈ĜѺĝ҆ĦҎħѱĨѺĪѳīѷĬѺĸ҈ļѷĿѷŃѹŊѹŌҋō҇ŐѶŔҊ
it $	ĀѹāѶĊ҉ĔҊĥ҈ĪѵĬѺĸ҇ĽѺņѺōҌő҈œ҉Ŕ҇
it <name>	ĀѹāҌĕ҆ĘҌĬѰ
it <name> that	ā҈ĘҌĬѰ
it <name> |	ā҈ĕ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	Ā҈āѱĂѺćѵĉ҉č҇ĐѸėѸęҋĚ҉ĜҎĝҍğ҆Ġ҆ģѸĪѶīѺĬ҇ĵ҈ķҊĽ҆ĿѺŀѷŁѸŅѸň҆ŋѵŌ҉Őѹ
it _ <name>	ĀѴāҎĐҌĘҋĦ҆
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҉
it _ added	Ā҆
it _ an	ā҇
it _ anything	āѺč҆
it _ back	ĕ҇
it _ be	āѵĻҎ
it _ before	ĀҊāѺŅ҈
it _ called	Ā҇Ċ҈
it _ created	ā҆
it _ defined	Ĭ҆
it _ first	ā҇
it _ for	āҋĮ҈
it _ from	āѵćҋ
it _ green	Ŏ҉
it _ how	ĀѸāҍ
it _ imported	Ī҆
it _ in	ŉ҇ő҈
it _ inside	ā҈
it _ it	Ĝ҇
it _ its	ĀҎāѴ
it _ lines	ĳ҈
it _ me	đ҈
it _ moved	Ņ҉
it _ not	ĀҊāѰ
it _ now	ņҋ
it _ of	āѶĚ҆ĬҊ
it _ on	āҗĜѷĹ҈
it _ raised	āҋ
it _ run	Ā҆āѵ
it _ safe	ā҆
it _ since	ā҆
it _ so	ā҇
it _ style	ā҇
it _ tests	Ā҉
it _ that	Ā҇āѮĊѹĘ҉
it _ the	āѺĺ҆
it _ there	ŀ҆
it _ this	Āҋā҇Ņѵ
it _ to	āѸď҆ė҆ņ҉
it _ unused	ā҇
it _ up	Ĕ҇
it _ what	āѺĖ҇Ģ҈
it _ when	āҊ
it _ where	Ā҇āѺ
it _ which	āѷĮ҉
it _ who	ĀҌġѺ
it _ wise	Į҇
it _ without	ŏ҆
it _ |	ĀҋĊѺČ҉đѶĜѺĠѹĢҋĴ҈ŁҎń҈ņѺŋҌŎѹőѸŒ҉
it a	ĬҊ
it abstract	Ā҉Ĭ҇
it abstract |	Ā҉
it after	Ā҆
it after commit	Ā҆
it and	Āҏā҇
it and so	ā҇
it are	ŀ҆Ŏ҆
it are run	āѺŎ҆
it are there	ŀ҆
it are unused	ā҆
it async	Ĭ҇
it be	āҏ
it be called	ā҇
it be safe	ā҆
it been	āѺ
it build	ĀҌĈѸ
it call	Āҍāѳĉ҇
it call |	Āҍāѳĉ҇
it called	ĀҎķѸŅҊņ҆
it called before	ŅҊ
it called now	ņ҇
it called |	ĀҍķѸ
it calls	ĉҌ
it capture	āҏ
it change in	ā҈
it changed	č҇
it changed anything	č҆
it comes	ď҆
it contain	Ā҉āѹ
it contain |	Ā҉āѹ
it declare	ĀҊ
it declare |	ĀҊ
it defined	ĸ҆œ҆
it defined |	āѶœ҆
it demand	Į҇
it demand |	Į҇
it derived	Ě҈
it do	ĀҘĢ҆
it do $	ĀѷāҖĢѹ
it do |	ĀҟāѧĢҋ
it documented	ĀѯāҚ
it documented |	ĀѯāҚ
it does	ĀҋāѰĢҎ
it does $	ĢҎ
it does not	Āҋāѱ
it doing	ĀѺā҉
it exist	ĀѸā҆ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҈
it export |	ģ҇
it fail	ĀѲāҘ
it fail |	ĀѲāҘ
it for	đ҈
it for me	đ҈
it from	ā҆
it get	Ā҆Ċ҇Ĕ҆
it get called	Ċ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	Āҍ
it given |	Āҍ
it good	āҒĢѺ
it good for	āҋĢѺ
it good style	ā҇
it got	ĀҔāѴĂ҈
it got its	ĀҎāѸ
it got |	Ā҈āѷĂ҈
it had	āґŅѸ
it had this	āҏŅѵ
it has	Āҋ
it have	Ā҆āҊ
it have tests	Āҋ
it have |	ĀѴāҏ
it import	āѺĜҍ
it import it	Ĝ҈
it import without	ŏ҆
it import |	Ā҉āѺĪ҈
it imports	Ħ҇
it imports <name>	Ħ҇
it in	Ā҆āѸĺ҆Œ҉
it in the	ĺ҆
it in this	ĀҎāѹ
it in |	őѸŒ҉
it inherit	ć҉
it is	Āѯĕ҇ı҆Ĺ҈Ŏ҉
it is a	đ҇
it is green	Ŏ҉
it is in	Ĺ҇
it live	Ā҈āѺĵ҈
it live before	ĀҌ
it live |	ĵ҈
it makes	ĉ҉ĊѺ
it makes $	ĉ҉ĊѺ
it mean	ā҉
it mean |	ā҇
it need	āѺĪ҇
it need imported	Ī҇
it not	ŋ҈
it override	Ā҉āѺ
it override |	Ā҉āѺ
it pass	Ō҈
it please	ā҆
it please $	ā҆
it raise	ĀҌāѱńҊ
it raise |	ń҈
it raises	āѺń҈
it read	ĀѺāҋĴҊ
it read |	ĀѺāҋĴҊ
it received	Ņ҆
it received its	Ņ҆
it return	ā҇Ň҆
it return |	Ň҇
it run	ĀѸāҐ
it run |	ā҉
it runs	Ė҆
it safe	Ā҇
it safe to	Ā҇
it say	āѷĴ҉
it say |	āѸĴ҉
it set	ĐҊ
it should	āѸĻҎ
it should be	āѴĻҎ
it sit	ķ҇
it sit |	ķ҇
it so that	Ĭ҆
it static	Ĭ҇
it succeeds	Ĉ҉
it take	ĀѺ
it takes	ė҆Ł҆
it takes |	ė҆Ł҆
it that	Ā҉āѳ
it that the	ĀҋāѶ
it there	āѶĢ҇Ĳ҇
it there for	Ģ҇
it there |	āѺĲ҇
it true	āѳĊѺĬҌ
it true of	āѸĬҋ
it true that	ĊѺ
it use	Ā҇
it used	ā҆
it version	Į҇
it version wise	Į҇
it was	ĀѭāҊŅҐņ҆
it was added	ā҆
it was created	ā҆
it was moved	āѹŅҌ
it works	ā҆
it |	ĀѱāѯĉѷĊҎęҍĚҋĝҍğ҈ĪѸīѺĭѷĮ҈ıѺĵ҈ķҍĹ҈ĽҌŀѸŅѸň҇ŋѷŌ҈ŎѹŏѸŒѹ
it | $	ĀҋāјćѶĈѷĉѷĊҎč҈ėѹęҎĚҌĜҏĝҍğ҈Ġ҇ĪѶīѹĬ҆ĵ҉ķҌĽ҇ŀѹŅѷň҇ŋѶŌ҈ŎѺŐѹ
it | how	ĀѸāҊ
it | on	āғĜѷ
it | to	ė҆
it | what	āѷĖ҇Ģ҈
it | when	ā҆
it | which	āѷĮ҉
it | who	Ā҉ġѺ
item	āѺģҏĶҋķ҈
item <name>	ķ҉
item of	ģҏ
items	ģҎ
items in	ģҎ
its	ĀѸāҚĂ҇ąѴćҋĉҐĊѷČѺĔѴĕғĚҍěҊĜ҆ĝѹġѺĢѷĥ҇ĪҊīѳĬѶį҈ıѹĵѸķ҇ĸҏĹѹĻѹļҊŁ҆ńѺňѶ
its <name>	ĀѺĐҎĢ҈
its <name> field	Đҋ
its <name> method	ā҆
its _ $	ĀҐćѹĉҊĊѺěҍĦ҆Ő҉
its _ <name>	Ć҆ĕҒĺҊļҊ
its _ and	ķ҆
its _ are	āҌ
its _ classes	āѺĚҕěѴ
its _ contents	į҈
its _ defined	āҍ
its _ does	Āҕāѵ
its _ field	Đҋ
its _ for	āҍ
its _ from	āѹĪ҉
its _ function	āҐ
its _ green	Ŏ҆
its _ imports	ā҉ĪѺ
its _ in	ā҆Ď҆
its _ method	ā҆
its _ methods	ŀ҇
its _ name	ĀѹāҚŅҎ
its _ one	āѹ
its _ to	āѹĂҍ
its _ what	ĀҋĢѹ
its _ |	ĀѷāѬĂѺć҈ĉ҇ĎѹēҋĘѹęҊěҌĜ҈Ģҋĥ҈ĩ҆ĪҎĭ҆Ķ҆ķҎĸ҆ĿѸŁҋŅѳŌ҆
its ancestors	Ā҈
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҇
its base	ĚҔěѹ
its bases	ć҇
its bases |	ć҈
its body	āѳĉҏķ҆
its body $	āѷĉҋĊ҆
its body |	ķ҇
its callees	ĉ҆
its caller	ā҆
its caller |	ā҆
its callers	ā҇ęҋ
its callers $	āґĊѺ
its callers |	āѶĊ҉ęҋ
its children	āѷĂғĚѳěҐ
its children to	āѺĂҌ
its code	ĉ҇Ę҆
its commits	Ā҆
its commits |	Ā҉
its constructor	Ā҆
its current	į҈
its current contents	į҈
its declaration	āѹĭ҆
its decorators	ā҉
its decorators |	ā҆
its def	ķ҆
its default	āҊ
its default |	ā҈
its definition	ĀҋāѮĬ҆ĸ҆
its definition |	āѶĬ҆
its docstring	ĀҐĢѹ
its enum	ĸҊ
its enum |	ĸ҆
its extension	ŒҊ
its extension |	Œ҆
its file	ĀҗāѴŒ҆
its file $	ā҆
its file and	ķ҆
its file |	ĀҐāѸ
its importers	āѶĦ҇ĩҎ
its importers $	Ħ҇
its importers |	ĩҋ
its imports	ĀѶāѹĜҋĪґ
its imports are	ŏ҇
its imports |	ĀѺĜ҉ĪҒ
its inner	āҏļѺ
its inner function	āҏļѹ
its interfaces	āҎ
its job	Ģ҈
its job |	Ģ҉
its local	ļ҉
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҋ
its method <name>	ĺҌ
its methods	ā҆ĿҐ
its methods |	ā҆
its module	ĭ҈
its name	ĀҎŅѷ
its name |	ĀҎŅѷ
its names	Ī҈
its names from	Ī҈
its nested	ļҎ
its nested <name>	ļ҉
its new	āҍ
its new name	ā҉
its old	ā҆Ņ҈
its old name	ā҆Ņ҈
its own	ā҈Ć҇ĪѺ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺŌ҆
its parameter	ĕ҇
its parameter <name>	ĕ҇
its parameters	āҋ
its parent	ć҇ĚҎěѵ
its parents	ā҇
its parents |	ā҇
its path	ő҈
its places	ō҇
its present	ā҉
its present name	āҌ
its properties	Ĥ҆
its public	ģ҆
its result	ā҆
its result |	ā҇
its return	ŇҊ
its return value	Ň҆
its siblings	ā҈
its signature	āѹŁ҈
its signature |	āѹŁ҆
its subclasses	Ă҆ĚѶěҕ
its subclasses $	ĚѸěҌ
its subclasses |	ě҉
its superclass	ć҇
its tests	Ŏҋ
its tests green	Ŏ҆
its tests |	ā҆
its type	ā҇ĶѺŐ҉
its type $	āѸŐҋ
its type |	ā҆
its value	ĀҋāѸđ҆Ķҍ
its value $	ĀґāѸĶ҇
its value in	ĀѺāҌ
its value |	Ķ҆
its version	ė҉
itself	āѳćѹĒѹĦҚĪѺĵ҈ņ҇ŒҌ
itself $	Ė҆
itself _ $	Ħ҉Œҍ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	ĀҊćѹ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҈
itself indirectly $	Ħ҆
itself now	ņ҈
itself now the	ņ҈
itself |	ő҆
itself | location	ő҆
java	ĀѲėѺĮҽ
java <name>	āѶĮҔ
java _ $	ā҇Į҆
java _ |	āѸĮҏ
java version	Į҉
java |	ā҇
java | $	ā҇
job	Ģҫŕ҆
job _ $	Ģ҈
job _ <name>	ĀѵĢҜ
job _ <path>	ŕ҆
job _ for	ĀҔ
job in	ŕ҆
job in <path>	ŕ҆
job list	ĀҔ
job list for	ĀҔ
job of	ĀѹĢҕ
job of <name>	ĀѹĢҕ
job |	Ģ҉
job | $	Ģ҉
jobs	ĀқāҎŕѱ
jobs $	ĀѯāҘ
jobs _ <path>	Ā҆
jobs _ run	Ā҆
jobs _ that	Ā҆
jobs _ the	Ā҇ā҆
jobs does	Āҏāѷ
jobs does that	Ā҆
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	ĀѰāҐ
jobs in	Āҍāѹ
jobs in the	ĀҌāѹ
judging	Ĭ҇
judging _ its	Ĭ҇
judging by	Ĭ҇
judging by its	Ĭ҇
jump	ĀѶāѸķҘĹ҆œҊ
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҋ
jump to	ĀѶāѸķҘĹ҆œҊ
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҋ
just	ĀҊāѮĆ҈ľҊňѹŌ҉ŏҍő҆
just <name>	āѹŏҊ
just <name> <name>	āѺŏҊ
just _ <name>	āѹŏҌ
just _ test	Ō҆
just the	ĀҌľ҇ňѹŌ҆
just the test	Ō҆
k	ŌҔŎѸ
k <name>	ŌҔŎѸ
keep	ĀѶā҆ĭ҆
keep <name>	ĭ҇
keeps	ĀҐāѯ
keeps _ <name>	ĀҐāѲ
kept	Ā҆
kept _ <literal>	Ā҈
kept saying	Ā҈
kept saying <literal>	Ā҈
key	ĀҌāѹĐҭ
key <name>	ĀҏĐҟ
key <name> $	Đ҉
key <name> in	āҊ
key <name> of	Đ҇
key <name> set	ĀҍĐѸ
key <name> what	Ā҇
key <name> |	āѹĐ҆
key _ $	Đҏ
key _ in	āҊ
key _ of	Đ҇
key _ set	ĀҍĐѸ
key _ what	Ā҇
key _ |	āѹĐ҉
key |	Đ҆
key | $	Đ҆
keyword	ĀҊāѷŁ҈
keyword _ $	ĀҋāѸ
kicked	ŕ҇
kicked off	ŕ҇
kicks	ŕҌ
kicks _ <path>	ŕ҈
kicks off	ŕ҈
kicks off <path>	ŕ҈
kind	Āѱā҇Ěҋłҡń҈ŇҏŐ҆
kind $	āѴłҔ
kind _ <name>	āѺĚҌ
kind _ exception	ń҈
kind _ object	ĀҌŇ҉
kind _ project	ā҉
kind _ software	ł҉
kind _ tests	ĀѫāҘ
kind _ value	Ň҆
kind of	ĀѵāҒĚҋłҊń҉ŇҏŐ҆
kind of <name>	āѺĚҌ
kind of exception	ń҈
kind of object	ĀҌŇ҉
kind of project	ā҉
kind of software	ł҉
kind of tests	ĀѫāҘ
kind of value	Ň҆
kindly	ĀѡāѪő҇
kindly $	āѵő҆
kindly _ me	ĀѺ
kindly _ that	Ě҆
kindly _ the	Ł҆
kindly confirm that	Ě҆
kindly find	ň҆
kindly find me	ň҆
kindly find the	ĥ҆
kindly tell	Ł҇
know	ĀѺāѳąѸć҇ďѺĔѺĕ҈ĢѺĥ҈ħѺĭ҇ķѺ
know _ default	ĕ҆
know _ functions	ĊҊ
know _ import	Ĩ҆
know _ is	ĭ҆
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ā҇Ĭ҈ŋ҆
know _ type	Ā҉āѷŇ҆
know _ value	đ҈
know _ what	Āҍ
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҇
know from	ĩ҆
know if <name>	Ā҆
know in	ĺ҇
know in which	ĺ҇
know its	ĕ҇
know on	ļ҆
know on which	ļ҆
know the	ĀѵāѸđ҉Ĩ҆Ņ҇
know the import	Ĩ҆
know what	Ā҆āѳć҈ň҈ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҇
know where the	ā҇
know whether	ĬҊŋ҉
know whether the	Ĭ҉ŋ҆
know which	ĀѸĪ҇Ň҆
know which functions	Ċ҉
know which modules	Ī҈
know which type	Ň҈
know why	ā҆
know |	ĭ҈
know | is	ĭ҆
known	Āѹāѹġ҉Ņҗ
known _ $	Ņ҉ņѺ
known _ <path>	ņ҆
known _ this	ġ҆
known _ |	Ņҍ
known as	Ņҏņ҈
known as <path>	ņ҆
known as |	Ņҍ
l	āѶĳҡ
l <path>	ĳ҉
l <path> $	ĳ҉
l _ $	ĀѹĳҒ
l _ <name>	ĳ҆
l _ for	ĳ҆
l _ of	Ď҆
l _ |	ĳ҈
l give	ĳ҆
l give for	ĳ҆
l number	Ď҆
l number of	Ď҆
l say	ĳ҈
l say |	ĳ҈
lack	āҩĂѺĿѬŉѸ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҆
language	ā҉ėѹłҍ
language _ $	ł҈
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҈
language | $	ł҈
largest	āҥĤѱ
largest _ $	ā҇
largest _ the	ā҇
largest of	ā҇
largest of the	ā҇
largest |	ā҇
largest | $	ā҇
last	āҟąѵčѶĎѺįӕİҠĲҋĳҊĴѸŅѺ
last _ $	ĀѵāҒįҎİҋ
last _ <path>	įҊ
last _ and	ĀѺİ҈
last _ before	ā҇
last _ by	ĀҕčѸįѷ
last _ number	āѺĳҍ
last _ of	ĀѬāҏįҕ
last _ on	āѹįҌ
last _ that	į҉
last _ the	ĀҋāѸ
last _ to	ā҈
last _ together	ā҆
last _ |	ĀґāҋįҕİѶ
last change	įҎ
last change to	ā҉
last change |	į҇
last changed	Ā҇ā҈čѸį҈
last changed $	į҆
last changed together	ā҆
last changed |	Ā҇āѶį҇
last checkin	İ҆
last commit	Ā҆İҍ
last commit that	į҈
last commit |	ĀҊ
last edit	į҇
last line	ā҇İѵĳҌ
last line number	āѺĳҍ
last line of	ĀѵāҎ
last modification	į҈
last modification of	į҆
last modified	įҊ
last month	āҊ
last month |	ā҇
last release	āҍ
last release |	āҋ
last thing	İ҆
last time	įҐ
last time |	įҌ
last touch	į҆
last touched	ĀҘāѧ
last update	įҌ
last update of	įҌ
last week	āҐ
last week |	āҋ
last year	ā҉
last |	ĀѸį҈İ҆
last | $	ĀѸį҈İ҆
lately	ā҆
lately _ $	ā҈
lately |	ā҈
lately | $	ā҈
latest	ĀѩāҕąѷėѶįҫİҒ
latest _ $	āҎİѸ
latest _ of	ā҆ėѶįҎİҊ
latest _ to	āѺįҎ
latest _ with	āѺį҈
latest _ |	İҋ
latest change to	į҆
latest commit	ĀѭāґąѺįҊİҏ
latest commit of	İҋ
latest commit with	āѺį҈
latest commit |	İҋ
latest edit	āѶįҐ
latest edit of	āѷį҉
latest modification	į҈
latest version	āғėѶ
latest version of	āғėѶ
lazily	āҊ
lead	ĀҊāѲĚ҆Ħ҈
lead _ to	Ħ҈
lead back	Ħ҈
lead back to	Ħ҈
lead to	Ā҈āѱĚҊ
leads	ħ҈
leads from	ħ҉
leak	ĀѶāҎ
leak memory	ĀѺāҊ
least	ĀҏāѺ
least _ test	Āҏāѵ
least one	ĀғāѴ
least one test	Āҏāѵ
leave	ĀѹāҏĔ҈
leave _ <name>	Ĕ҆
leave _ |	āҒ
leave alone	āҋ
leave alone |	āҋ
leave out	ā҆Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҇
leaves	āѷĂҏ
leaves abstract	Ă҇
leaving	Ć҈
left	č҆
leftover	ĪѺŏҏ
leftover _ of	ĪѺŏҍ
leftover imports	ĪѺŏҍ
leftover imports of	ĪѺŏҍ
legal	Ė҇ı҇
length	ĀҎĎ҉
length _ <path>	ĀҎ
length _ the	Ď҉
length in	ĀҏĳѺ
length of	Ď҉
length of the	Ď҉
let	āҐıѹ
let _ see	ĀҐ
let _ |	Āѷāҕıѹ
let me	Ā҇āҌıѹ
let me see	ĀҐ
lets	ĕ҇
level	Ā҆āѴĩ҇ĭҋĶғ
level $	Ķ҉
level _ <name>	ĭҋĶ҉
level _ imports	ĩ҈
level of	ĩ҈ĭҌ
level of <name>	ĭҌ
level of imports	ĩ҈
level variable	ĶҊ
level variable <name>	ĶҊ
levels	āҌňѺ
levels _ $	ĀҊňѺ
lib	łҏ
lib or	łҊ
libraries	āѸĖҠ
libraries _ project	Ė҇
libraries _ the	Ė҆
libraries _ this	ĖҊ
libraries does	Ė҈
library	ĀѱāҌĖ҆łҪ
library $	ā҇
library _ $	āҋ
library a	ł҆
library or	łҍ
library |	āҌ
library | $	āҌ
libs	āѹĖҖ
licence	ĀѫāҎĮѺıӎ
licence $	ıҍ
licence _ $	ıҊ
licence _ is	ı҈
licence _ it	ı҇
licence _ the	ĀѶā҈ı҈
licence _ this	Ā҉
licence _ which	ıҊ
licence _ |	ĀѸıҍ
licence called	āѷıҌ
licence called |	ı҇
licence does	ĀҊ
licence does this	ĀҊıѷ
licence is	ı҉
licence it	ı҆
licence it is	ı҆
licence of	ı҆
license	ĀѩāҘıҽ
license $	ı҈
license _ $	ı҇
license _ the	ıҏ
license _ this	ıҏ
license has	ā҆
license is	ı҇
license of	āҎ
license of the	ı҈
license of this	ı҇
license |	ı҇
license | $	ı҇
licensed	Ā҉āѰıҌ
licensed $	ı҈
licensed _ $	ĀҎāѱ
licensed |	ĀҎāѵ
licensed | $	ĀҎāѵ
licensing	ĀѶāҊıҙ
licensing _ this	ıҍ
licensing of	ıҏ
licensing of this	ıҍ
licensing what	ā҇
lies	āѸœ҇
like	āҎď҆ĭ҈
like $	ĀҍāѶ
like <name>	ĀѺāҐď҇ē҇
like _ <tag>	ā҈
like _ in	ĭ҇
like _ know	Ā҆āѹĪ҆
like _ see	Ā҉
like _ use	ĭ҈
like at	ā҈
like at <tag>	ā҈
like in	ā҇
like to	āѶĪ҆
like to know	Ā҆āѹĪ҆
like to see	Ā҉
like to use	ĭ҈
line	ĀѺĂѹąѹĆѸćѵĉѷċҜčѺĎѷďѸĐҬđѰĒ҆ēѴĔѺĖѹĜѵğҋġѺĢѵģѶĤѷĥѳĦѹħѴĩѵĪѳīѷĬѴĭѷĮѷįѳİѱĲҴĳҎĴҷĵҝĶҧķңĸҗĹҞĺҟĻқļҡĽҜľѷĿѶŀѶŁѷŃѸńѸŅѵņѷŇѸňѸŊѶŋѸŌѶōѷŎѺŏѶŐѷőѶŒѶœҖŔҔŕѸ
line $	ĀѺāѸĊ҆Ĳѹĵ҇ĶҏĹ҆ĺѳļҋĽ҇
line <line>	Ā҉āҬĲӃĳѺĴӆ
line <line> $	ĀҎĴҊ
line <line> author	Ĳ҈Ĵѹ
line <line> from	Ĵҍ
line <line> in	ĀѸāҏĲҎĴҒ
line <line> of	āҙĲҙĴґ
line <line> out	Ĵ҇
line <line> to	ĀҚĲѺĴѴ
line <line> what	Ĵ҆
line <line> |	Ĳ҇ĴҊ
line <name>	Ĺ҆ĺ҇ļ҉
line <name> is	ĺ҉
line _ $	ĀґĜѶħѺĩѺĳ҈ķҒĻҏĽѵŔ҇
line _ <line>	ĴҌ
line _ <literal>	āѺĵҔ
line _ <name>	ĀҘĐґĳѷĶ҆ķѸļ҈
line _ <option>	ċҌ
line _ <path>	ĀѰāҊĐҎ
line _ author	Ĳ҈Ĵѹ
line _ does	ĀѶĳҏ
line _ enum	ā҆
line _ every	āҌğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҇
line _ from	ĴҌ
line _ function	ķҍ
line _ i	āѹļ҆
line _ in	ā҆ĲҍĴҏ
line _ is	ĺ҉
line _ it	āѯğ҉ĺ҉
line _ of	ĀҒāҔĲҕĳ҇ĴҍĹ҈
line _ out	Ĵ҇
line _ please	ķ҇
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѥāѷđѺĶҌĸ҉Ĺ҈ĺҒļҋĽҗœҋŔ҉
line _ to	ĀҚĲѺĴѴ
line _ trait	Ľ҆
line _ what	Ĵ҆
line _ which	Āҕİѵķ҆
line _ |	ĴҎĺ҇
line count	ĀѯĳҪ
line count $	ĀѸĳҎ
line count file	ĳ҆
line count of	ĳҐ
line defines	Ļ҉ļѹĽҊ
line does	āҏĳѶĵҐķҊ
line does <name>	ĀҔā҆ĳѹĺѹ
line does the	ĀѰāҐĺ҇
line flag	ā҈
line flag <option>	ā҈
line in	āҊĐѺļ҆
line in <name>	ā҉
line in the	ļ҇
line is	āѰğ҇Ķ҇ĸ҇ĺ҉
line is it	āѴğ҈ĺ҉
line is the	Ŕ҆
line no	Đ҆
line no |	Đ҆
line number	ĀѺāѰĐ҇ĳҗĴҊĺ҆
line number <line>	ĴҌ
line number does	ĀѶĳҏ
line number for	Đ҈ĳѺ
line number in	āѹĳҐ
line number of	ĺ҆
line number please	ķ҇
line of	ĀѰĐҗĵ҇ĺҋļҋĽҐœҊ
line of <name>	ĐҍĺҌļ҇
line of <path>	ĀѴā҇ĐҌ
line of every	āҌğ҆ķѺ
line of test	œҊ
line of the	ĵ҇ķ҆
line of which	Ľ҆
line option	ċ҇
line option <option>	ċ҆
line options	Āҍāѵ
line that	ĶҌ
line tool	ā҆ł҆
line where	ā҆ĵҍ
line where the	ĺ҉
line with	ĀҊāѸĶ҆
line with <name>	Āҋ
line |	ĀҊĐ҇ĜѷħѺİѵĹ҆ĺ҆ĻҎŔ҈
line | $	Đ҇ĜѷħѺĹ҆ĺ҆ĻҎŔ҈
line | which	Āҍİѵ
lines	ā҆Ć҆ĎѺēґğҋĪҔĲѹĳӘĴѸŊѺŏҌŔҊ
lines $	ĳғ
lines <line>	ĀҚ
lines <line> or	ĳ҆
lines <line> thru	Ā҈
lines <line> to	Āҍ
lines <name>	ĀҖĳѵ
lines <name> of	ĀҚĳѬ
lines <name> |	ĳ҇
lines _ $	āѵĳҖ
lines _ <name>	ĀѳāѹēҊĪ҇ĳҘ
lines _ <number>	āҍĳѹ
lines _ <path>	Āѱā҉ĪҌĳҕ
lines _ are	āѺĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҆
lines _ it	ĀѺā҆
lines _ its	Ā҇āѺ
lines _ lately	ā҇
lines _ of	ĀҚĳѬ
lines _ or	ĳ҆
lines _ text	ĀѵĳҎ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҈
lines _ to	Āҍ
lines _ |	ĳ҈
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēҐĳѷ
lines are	ĳ҆
lines are there	ĳ҇
lines changed	ā҇
lines changed lately	ā҇
lines did	ĀѲāҒ
lines does	Āҏāѳĳҋ
lines does <name>	āѹĳҌ
lines does <path>	Ā҉
lines from	Ī҉
lines from <path>	Ī҆
lines has	Āѹā҇
lines in	ĀѺĳҍŏ҇
lines in <path>	ĳ҇
lines inside	Āѹĳ҉
lines long	ĳ҈
lines of	Ī҆ĳҋ
lines of <path>	ĀѺāҌ
lines of text	ĀѵĳҎ
lines over	āҍĳѹ
lines over <number>	āҍĳѹ
lines please	ĳ҇
lines please $	ĳ҇
lines that	ĀҌāѺğ҆
lines there	āѺĳ҈
lines there are	āѺĳ҈
lines total	Āѹĳ҉
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҆āѷĳҌ
lines | $	Ā҆āѷĳҌ
link	ħҌ
link <path>	ħ҆
link <path> with	ħ҆
link _ with	ħ҉
linter	ŏ҆
linux	ĀѷāҒ
linux $	āҍ
list	āїĂҋĆҔĉ҈ĊҎČҎčѹĎѹĐѺĒ҈ēҏĔѺĖҠĘѺěѺĝѹĞҔġѵĢѶģҍĤҔĥҊĦѵĩ҉ĪҘī҇ĬѸĭѺĮѺįѹĳѺĵѺķѹĹѹĺѹľѰĿқŀ҈ŁҤńҍŅѺňҎŊѫō҇Ŏѵőѹ
list $	ĀѸĉѪĊҎģ҈Ī҆Łҕ
list _ $	Ŀ҈ō҇
list _ <mark>	ĀѺĂҕē҇
list _ <name>	ē҈ĘѸęҌĞқġѸĤ҉ŀ҇ŁҏňѸ
list _ <path>	Ā҆Ī҇
list _ annotations	ēҌ
list _ attributes	Ĥ҉
list _ base	ĀѺćғňѸ
list _ callers	ĀѱĊҊĘҌ
list _ class	ī҈
list _ commits	ā҇
list _ differences	ď҇
list _ direct	Ā҆
list _ exceptions	ń҆
list _ fields	Ĥ҆
list _ files	ĀҊăѹČ҆
list _ imports	Īҕ
list _ methods	ľѶĿҒ
list _ modules	ĩ҈
list _ overload	Ć҆
list _ place	Ā҆Ć҈Ċѹ
list _ places	ĀҐ
list _ runtime	Ė҇
list _ subclasses	ĀѲňҕ
list _ symbols	Ā҇
list _ tests	ĀҝŊѰō҇ŎѺ
list _ that	ĀѸĊ҆ĥ҈ĩҊ
list _ the	Ī҉
list _ traits	ī҇
list _ triggers	ŕ҈
list _ what	Ā҉
list _ who	Ā҆
list all	ĀҔŀҊ
list all direct	Ā҆
list cls	Ŀҋ
list each	ĆҊ
list each overload	Ć҆
list every	ĀҎĊѸĖ҆
list every class	ň҆
list every place	Ā҆Ć҈Ċѹ
list everyone	Ā҆
list everyone who	Ā҆
list everything	ĀѸĉ҆Ċ҆ģ҇
list everything that	Ċ҆
list files	ĩ҆
list files that	ĩ҆
list for	Ā҇ā҆Ĥҏ
list for <name>	ā҇Ĥҏ
list for <path>	Āҋ
list of	ĀѴāѱĂҍĆҌĉ҉Čҋď҈Ė҈ęҊĚ҆Ĝ҈ĞҘġѸĤѹĪҋī҉ľѸĿҎŁ҇ŊѸ
list of <name>	āѺď҉ĘѸęҌĞҜġѹŁҋ
list of methods	ĂѺľѹĿҐ
list of places	Ć҆
list of tests	ĀҍŊѺ
list of the	Ī҆
list or	Ā҇
list or what	Ā҉
list the	Ā҆āѳăѺćҍĉғĎѺď҆ēҋĖѺĤ҉ĥҊī҆Ń҆ň҈Ŋѵ
list the annotations	ē҇
list the commits	ā҇
list the differences	ď҇
list the files	ĀҌăѷ
list the imports	Īҏ
list the modules	ĩ҈
list the places	Ā҆
list the symbols	Ā҇
list the tests	ĀҎŊѷō҇
list the triggers	ŕ҈
list them	ō҇
list them $	ĀѸō҇
list |	ĀҊ
list | $	ĀҊ
listed	ĚҌĸ҇
listed _ the	ĚҎěѺ
listing	āѵăҊĿ҉ň҆
listing _ methods	Ŀ҇
listing _ the	ă҉
listing the	āѸĿ҆ň҆
listing the methods	Ŀ҇
lists	ĀѺďҔ
lists _ <name>	ďҐ
literal	ĀѶđҖĶѹŔҗ
literal <literal>	ĀѺā҆Ŕґ
literal _ in	ŔҌ
literal _ to	đҌ
literal assigned	đҌ
literal assigned to	đҌ
live	ĀҋāѯĆ҉ĠѸķҏĸ҇Ľ҉ōѹŒ҈œ҈
live $	ķҒ
live _ $	āѯĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
live _ <name>	Ā҇ōѹ
live _ the	Ā҉
live before	ĀҌāѺņѺ
live before the	ĀҌ
live in	Ā҉ōѹ
live in <name>	Ā҇ōѹ
live |	āѯĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
live | $	āѯĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
lives	Āѹķҝœ҈
lives $	āѸķ҆œ҈
lives _ <name>	Ĺ҆
lives _ which	ķҊ
lives in	ķ҈
lives in <name>	Ĺ҆
lives in which	ķҊ
load	ĀҔāѲĜ҉ħ҆ĩҏĪ҆ĭѸ
load $	ĪҌ
load <path>	ĀѺħ҇ĩ҉
load _ module	Ĝ҇
load _ |	Ā҈āѹĩҒĭѸ
load the	Ĝ҇
load the module	Ĝ҇
loaded	Āѷā҉ĝ҉Ĩҍ
loaded $	ĩ҈
loaded _ <path>	ĝ҆Ĩ҆
loaded by	ĀѹĝҊ
loaded by <path>	ĝ҆
loaded from	Ĩ҆
loads	ĀѹāҏœѺ
local	ĀѶāҎķѴĺѺĻҥļҟ
local _ <name>	ā҉ķѸĻҔļҠ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇Ļ҉ļҋ
local function <name>	ā҇ļҍ
local helper	Ļҍ
local helper <name>	Ļҍ
local to	Ļ҉ļ҆
local to the	ĻҊ
locate	āѧĐ҆đѸĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
locate <name>	ĺ҆ő҇
locate <name> 's	ĺ҈
locate _ 's	ĺ҈
locate _ <name>	āѺĐ҆Ĺ҆
locate _ constant	đѹĶ҉
locate _ for	őҋ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѯĐ҆đѸĵ҉Ķ҈ĽҊŋѺœҊŔѺ
locate the <name>	Đ҆
location	ĀѦāѲćѸċ҇ĐҋđѳğҐĢѺĥѸĵҚĶҙķҋĸҚĹҎĺҍĻҏĽґŀѸŁѺňѺŋѰŌѳőҝŒҖœґ
location $	ĀѹāѯđѸğҕĶҌķѵĸҐĺҐĻ҇Ľ҆ŒҎ
location _ $	ĀѺāѺĵ҉ķ҇ĻҍļѺœҌ
location _ <name>	őҒ
location _ <path>	ő҉
location _ repo	őҌ
location _ test	œ҆
location _ the	āѹĐ҈ĵҊĶ҉ĽҍŒ҈œ҉
location in	ĸ҈őҐ
location in repo	őҌ
location in the	ő҆
location of	ĀѷāҎĐ҆ĥѺĵ҈ĶҎķҎĹҊļ҈ĽҌŀѹŋѶŌѷőҖŒҊœ҆
location of <name>	őҒ
location of <path>	őҊ
location of test	œ҆
location of the	āѺĐ҈ĵҋĶ҉ĽҍŒ҉œ҉
location |	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
location | $	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
locations	āѷĆҙ
locations $	ĆҎ
locked	ėҊĮѺ
locked _ $	ė҈
log	ĀҒāѵĎҒĢѳįҒİҢ
log $	İ҇
log <name>	ĀѳĢѵįҕİҝ
log <name> <name>	Āѭįқ
log <name> <path>	ĀѸįҍ
log _ $	ĀѣāҋįѳİҪ
log _ <name>	ĀѫĎҍįҞİѺ
log _ <path>	ĀѺĎ҉įҍ
log _ changes	Āҋ
log _ commits	Ď҆
log for	ĀҒįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҇āѺĎ҈į҇
log of <path>	Ď҆į҇
log of changes	Āҋ
log on	ĀѸĎҋ
log on <path>	Ď҆
log |	ā҉
log | $	ĀѸāҌ
logged	ā҆
long	āҕĐ҈įґĳҐ
long $	ā҇
long _ $	ā҉
long _ <name>	ĀҘāѪĳ҆
long _ did	āѺį҈
long _ is	ĳ҆
long _ its	Ď҆
long _ the	Āѭāң
long ago	āѶįҏ
long ago did	āѺį҈
long do	ā҉
long do the	ā҉
long does	ĀѸāғ
long does the	ā҇
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҉āѳĎ҆ĳҎ
long is <name>	Āґāѫ
long is its	Ď҆
long is the	āҋ
long the	ā҆
long |	ā҈
long | $	ā҉
longer	ĀҊā҈
longer _ |	Āҍ
longer exist	Āҋ
longer exist |	Āҋ
longest	ĀѹāҶħѸ
longest _ chain	ā҆
longest _ cycle	ā҉
longest _ in	āҋ
longest _ of	āҌ
longest import	āҏ
longest import chain	ā҆
longest import cycle	ā҉
longest line	āҋ
longest line in	āҋ
longest method	ā҉
longest method of	ā҇
look	Ĺ҆œ҇
look _ $	Ā҇
look _ <name>	ĀҔĘ҆Ğ҇
look _ at	ā҈
look _ if	ě҆Ĝ҇
look _ line	Ĵ҆
look _ the	ĀѷāѴĥѷĪ҇ň҇őҊœ҆
look _ which	Ł҆
look for	Ā҈
look for <name>	Ā҉
look into	Ę҆
look like	Ā҈ā҉
look like at	ā҈
look up	āѲĆ҆
look up <name>	ĀҍĞ҈
look up if	ě҆Ĝ҇
look up line	Ĵ҆
look up the	ĀѶāѷĥѷĪ҇ķ҆ň҈őҊ
look up which	Ł҆
look |	ĀѺā҇
look | $	ĀѺā҇
looking	āѹĚ҆ķ҉ł҇
looking _ the	āѹĚ҆ķҊ
looking _ what	ė҇
looking at	Ě҆ł҈
looking at the	Ě҇
looking for	ķҊ
looking for the	ķҊ
looks	āѹğҍŁ҇
looks _ <name>	ğ҇
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	Āѹğұĺѵ
loop	ĦҘ
loop _ $	ā҇
loop |	ā҇
loop | $	ā҇
lost _ |	Ā҇
lowest	Į҉
lowest <name>	Į҆
lowest <name> version	Į҆
lowest _ version	Į҈
lst	ĀҋįҊŊѳ
lst _ tests	ĀҏŊѳ
lst _ to	įҊ
lst change	įҊ
lst change to	įҊ
lst of	ĀҏŊѳ
lst of tests	ĀҏŊѳ
m	ĀѺāѲĚ҆Ģ҇
m _ <name>	ā҇Ģ҆
m _ a	ĀѺāѹđ҇
m _ at	Ā҆
m a	Ģ҈
m calling	Ā҇
m calling <name>	Ā҇
m changing <name>	Ā҆
m changing the	ā҈
m implementing	āҌ
m implementing <name>	āҌ
m looking	Ā҇
m looking at	Ā҆
m new	Ģ҆
m renaming	ā҆
m writing	āѲ
m writing the	āѷ
machine	ā҉
machine _ $	āҊ
machine |	āҊ
machine | $	āҊ
made	ģ҈ĭ҇Ĳҋ
made $	Ā҆
made <name>	ĀѶāҔ
made _ $	ĭ҇
made _ abstract	āҌ
made _ by	ģҊ
made _ change	ĀѴā҇Ĳ҇
made _ function	ā҈ĬѺ
made _ in	ĀѺ
made _ |	Ā҇āѯĬ҈
made available	ģҊ
made available by	ģҊ
made by	Ā҆čѸ
made by <name>	Ā҇čѸ
made it	Āҍāѵ
made the	ĀѵāґĬѺĲ҇
made the change	ĀѴā҇Ĳ҇
made the function	ā҈ĬѺ
made |	Ā҆
main	ĀҎāґĈѸ
main _ $	Ā҇
maintained	Āѹāғ
maintained <name>	āҋ
maintains	ĀҎāѺ
maintains _ file	āҍ
make	āҗĈҋĉ҆Ěѷģ҈ĬѺŌѷō҆
make <name>	āҡĚѷ
make <name> a	āҎ
make <name> inherit	ā҉ĚѺ
make _ <name>	ā҈Ōѵ
make _ a	āҐ
make _ call	Ċ҆
make _ inherit	ā҉ĚѺ
make _ of	Ā҈āѺō҈
make _ static	ā҆
make _ |	ĀҔāѯ
make a	Ċ҆
make a call	Ċ҆
make it	ā҈
make public	ģ҇
make the	ĀѺāҊ
make use	Ā҇āѹō҈
make use of	Ā҈āѺō҈
make |	Ā҆
make | $	Ā҆
makes	āѥĉҍđ҉Ę҈ģҏĬ҆ŏ҆ŕ҈
makes $	ĉ҈ĊѺ
makes _ to	ģ҈
makes _ use	ŏ҆
makes a	ĀѺā҆
makes available	ģҌ
makes available to	ģ҈
makes it	Ĭ҈
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҌāѶ
making	Āѷā҇
making _ call	Ċ҇
making the	ā҆Ċ҇
mandatory	āѺĂҚĤѺ
mandatory _ $	Ă҈ĤѺ
mandatory methods	Ă҇
mandatory |	Ă҈ĤѺ
mandatory | $	Ă҈ĤѺ
many	ĀүāңĆ҈ĎҵĤѺħѺĩѵĬѺĳңľҳŊӁ
many $	Ŋ҆
many <name>	Āѱā҇ĳ҈
many <name> of	ĳ҈
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҇ĆҊľѷ
many _ are	Āҗāѩĳ҆ľҍ
many _ called	ĀѬāҕ
many _ can	ĀҏāѲ
many _ cases	ĀѹŊҎ
many _ changed	ĀѸĎҋ
many _ did	ľ҆
many _ do	ā҈
many _ does	ĀҍāѠĎҐĳҌľґ
many _ fail	ĀѭāқŊѸ
many _ functions	ĀѰľҐŊ҈
many _ has	ĀѶā҉ĎҎ
many _ have	ĀҌāҋ
many _ import	ĀҎāѸ
many _ imports	Ā҉āѹ
many _ in	ĀїāҢŊҏ
many _ is	āҔ
many _ long	ĳ҈
many _ methods	ĀҘāѧ
many _ of	Ā҆āҒ
many _ override	Ā҈āѹ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ take	ā҇
many _ tests	ĀѺāѺŊҏ
many _ there	āѺĎ҈ĳ҈
many _ this	āҌĎѶ
many _ touch	Ď҈
many _ touched	ĀѴā҆Ďҋ
many _ until	ĀѳāҗĎѶ
many _ use	ĀҘāѵŊѴ
many _ variables	ĀҊāѷ
many _ was	ĎҌ
many _ were	ā҈
many _ would	Ŋ҇
many _ wrote	ā҉
many _ |	ĀҖĳѹŊ҉
many abstract	Ā҈āѺ
many abstract methods	Ā҈āѺ
many are	ĀҊ
many are there	ĀҊ
many args	Ā҆
many asserts	Āѳāҏ
many asserts are	Āѳāҏ
many attributes	ĀҊ
many authors have	Ā҆
many bytes	ĀѱāҒ
many bytes is	ĀѲāҒ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎāѺ
many commits	āҎĎҤ
many commits changed	ĀѸĎҋ
many commits does	Ď҆
many commits has	ĎҊ
many commits there	Āҍāѱ
many commits this	āҊĎѶ
many commits touch	Ď҈
many commits touched	ĀѶā҈Ď҆
many commits until	ĀѳāҗĎѶ
many commits was	Ď҉
many days	ĀѬāҔ
many defs	āѹľҌ
many defs are	Ā҈
many descendants	Ā҇
many different	āѺ
many entries	ĀѸĎ҈
many entries does	ĀѸĎ҈
many exceptions	Ā҈āѹ
many exports	ĀґāѴ
many exports |	ĀґāѴ
many fields	Ā҇ā҆
many fields has	ĀҐāѴ
many fields |	ĀѯāҖ
many files	ĀҔāѸ
many files called	Āѭāғ
many files import	ĀҍāѶ
many for	ā҈ľѺ
many for <name>	ā҇
many functions	Āҋāѵľҋ
many functions are	āѴŊҊ
many functions does	Ā҉āѹľ҉
many functions there	ĀѬāҙ
many imports |	Ā҈āѹ
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѶāҖĳҞ
many lines are	ĳ҇
many lines did	ĀѶāҌ
many lines does	āѸĳҏ
many lines has	Āѹā҇
many lines is	ā҆
many lines long	ĳ҈
many lines of	Āҍā҇ĳѷ
many lines there	āѺĳ҈
many lines were	āҋ
many lines |	ĀҌ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҈āѺ
many methods	ĀѵāҋľҢ
many methods and	Āҍľѷ
many methods are	ľҊ
many methods did	ľ҆
many methods does	Āѹā҉
many names has	ĀѺā҇
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҇
many other files	Ā҇
many parameters	ĀҊāѺ
many people	āҐĎѺ
many people have	Ā҇ĎѺ
many people wrote	ā҉
many places	āѸĆҊ
many places and	ĀѹĆҊ
many places import	Ā҈āѹ
many revisions	ĀѴĎҐ
many revisions does	ĀѷĎҋ
many revisions there	Ď҆
many seconds	ā҈
many seconds take	ā҇
many separate	Ŋ҆
many separate tests	Ŋ҆
many subclasses	ĀҌāѸ
many symbols	Ā҆
many symbols are	Ā҆
many test	ĀѱŊҜ
many test cases	ĀѹŊҎ
many test functions	ĀѺŊ҉
many tests	ĀѯāґŊҩ
many tests are	ĀҖāѲ
many tests does	ŊҊ
many tests fail	ĀѭāқŊѸ
many tests have	ā҆
many tests in	ĀјāҞŊҏ
many tests of	ā҇
many tests use	ĀҠāѬŊѴ
many tests would	Ŋ҇
many tests |	Ŋ҈
many that	Āѹĳ҆
many things	Ā҆
many things are	ĀѵāҌ
many things does	ĀҊ
many times	Āѵā҆Ďґ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	Āѷāҋ
many times has	Ď҆
many unit	Ŋ҆
many unit tests	Ŋ҆
marked	āѺĂ҉ĒҐĭҋĿѺ
marked <mark>	Ē҇
marked _ y	ĭ҉
marked _ |	Ă҇
marked with	Ē҉
match	ā҆
matched	āҔĸѳ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	ĀѵāҐė҆
may	ĀѵāҢĊѰńҋ
may _ $	ā҆
may i	ā҆
may raise $	ā҆
me	ĀҊāѱĄ҇Ċ҉ČѺčѶĎѺĐ҈đҌĒҊĕѸěѶğѺĢ҉ģѸĦѵĨѸīѺĬѰĴҊķҐĺҋĻ҆Ł҉ń҆ŋѺőҌŒ҆
me $	āҎĄ҆đ҇Ĺ҆őҌ
me <name>	ĀҌ
me _ $	ıѹŁ҈ńҊ
me _ <commit>	č҆
me _ <line>	Ĵҋ
me _ <literal>	ĀѷķҟĽ҉ŔѸ
me _ <name>	āѺć҆ĊҕĐҏēҌĔ҉ĕѹĘ҉ĩ҇ĭҌĮѺĳҝĵѹķѹĺҊĻҌŁѸŃѷňѹŏѺ
me _ all	Ŀ҈
me _ amount	Ā҈
me _ annotations	ē҆
me _ arguments	Łҏ
me _ author	Ĳ҆
me _ callers	Ā҉
me _ calls	Ċ҆
me _ can	ģ҆Ł҆
me _ children	ň҉
me _ class	Ā҈ň҈
me _ classes	ĥ҇ň҇
me _ commit	Ā҈ą҈
me _ commits	ĀґĎѶ
me _ committers	Ā҆
me _ comparison	ď҇
me _ definition	ĺ҇
me _ definitions	Ā҈
me _ directory	ő҉
me _ earlier	Ņ҇
me _ exceptions	ĀѺā҇
me _ file	āѹķ҉Ņ҇Œҍ
me _ files	ĀқāѧĄ҇
me _ full	őҊ
me _ functions	ĉҌŃҊ
me _ hits	Ā҇
me _ if	ā҆
me _ import	ĪҐ
me _ imports	āѸŏҋ
me _ interfaces	ī҇
me _ is	ĀҊ
me _ it	ĀѺāѷĈ҇ŎҌ
me _ kind	ł҆
me _ latest	İ҆
me _ licence	ı҇
me _ license	ı҉
me _ line	ĸ҆ĺҏ
me _ literal	đ҈
me _ location	Ķҋķ҆
me _ many	Ā҆āѺĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	Ā҆ĩ҈ŊѺ
me _ number	ĀѶĎ҆ľҌŊҋ
me _ of	āҍ
me _ other	ĩ҆
me _ out	ā҆ĢѺ
me _ parameter	ŁҊ
me _ parent	ć҇
me _ path	ő҈
me _ place	ĀѷāғĆҊķѴ
me _ present	ŅѺņ҉
me _ purpose	Ģ҆
me _ setting	Āҋ
me _ short	ĢҎ
me _ source	ĀҌ
me _ spot	ķҊ
me _ subclass	ĀѴňҎ
me _ superfluous	ŏ҉
me _ test	Ā҇
me _ tests	Ā҇ō҆
me _ that	Ā҉ģ҇ňѷŌ҇ŎѺ
me _ the	ĀџāѷĂ҇Ģ҆Ĥ҈ĵҕķ҈Ĺ҈ĺѺĽ҈œ҇
me _ there	ġ҆
me _ to	āҌ
me _ traits	ī҆
me _ type	ŐҌ
me _ types	ĥ҈
me _ value	đҌ
me _ version	ė҆
me _ we	ĀҌ
me _ what	Ā҉āґĢҊņѺ
me _ where	ā҈
me _ which	ĀѺāҌ
me _ wrote	ā҇
me _ you	Ł҇
me a	ĀѬāҖď҇ĢҎ
me a <name>	Āѹāҏ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѳĆ҈Ċ҈Īҋ
me all import	Ī҉
me all the	Āѹ
me an	Āҏ
me an <name>	Āҏ
me at	ķғ
me each	Ā҉
me each place	Ā҉
me every	ĀѱĆ҉Ċґňғ
me every class	Ā҈ň҈
me every method	Ŀ҆
me every place	ĀѵĆҎ
me everything	ģ҇Ł҇ňѷ
me everything that	Ā҈ģ҇ňѷ
me everything you	Ł҇
me find	āҚĂ҆ĊѺĢѸ
me find <name>	āѲĻҎ
me find all	Ŀ҈
me find imports	ŏ҆
me find out	ā҈ĢѺ
me find the	āѹĂ҇Ĥ҆
me find what	Ā҇āҖ
me find where	ā҉
me find which	āҋ
me how	ā҉ĎҌď҉
me how many	Ā҆āѺĎҊ
me how the	ď҆
me how to	āҌ
me if	ĀѰĈ҆Ĝ҈ĬҊĭҋŌ҆ŎҊ
me if <name>	Ę҆Ĭ҇ĭ҇
me if it	āѺĈ҆ŎҌ
me its	Ā҇
me its commits	Ā҉
me line	ĴҌ
me line <line>	ĴҌ
me lines	Ā҆
me lines <line>	Ā҆
me see	ĀҐ
me the	ĀҍāѣćҒĊ҈čѸĎѷďѸđҎē҆ĢѸĦѸĩҋİҍĳҎķѸĹѶő҈Œ҉
me the <name>	ĀѓćҋĊҞĐҌēҎĩҍĪѹĳҟ
me the amount	Ā҈
me the author	Ĳ҆
me the classes	ň҆
me the commit	ą҆
me the commits	Ā҈
me the committers	Ā҆
me the definitions	Ā҈
me the directory	ő҉
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҈
me the functions	ĉ҉
me the hits	Ā҇
me the import	Ī҇
me the latest	İ҆
me the line	ĸ҆
me the literal	đ҈
me the location	Ķҋķ҆
me the member	Ĥ҆
me the methods	Ŀҍ
me the names	Ā҆ĩ҈ŊѺ
me the number	ĀѺľ҈Ŋ҉
me the parameter	ŁҊ
me the parent	ć҈
me the path	ő҈
me the place	ĀѹāҔķѵ
me the purpose	Ģ҆
me the setting	Āҋ
me the source	ĀҌ
me the spot	ķҊ
me the superfluous	ŏ҉
me the test	ō҇
me the types	ĥ҈
me the value	āѸđҊ
me the version	ė҆
me through	Ģ҈
me to	ĀѶāѲġ҈ĵ҈ķ҆ĺҒĻ҆œ҆
me to <name>	ĺҎ
me to the	āѶĵ҉ķ҉Ļ҇œ҇
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me what	Ģ҇ĺ҇ŀѺŅ҇Ő҉
me what <name>	ĀҊ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҆
me what that	Ā҇
me what the	Ģ҉
me what type	Őҋ
me when	ĀҎāѶ
me where	āѹĐ҆ğ҇Ķ҆ĸ҆Ĺ҈Ľ҉ŀ҈
me where <literal>	ķҌĽ҉Ŕѹ
me where <name>	Đ҆Ĺ҆ŀ҇
me where the	ĵ҈
me where we	Āҍ
me whether	ā҈Ě҇ŃѺ
me whether <name>	ĀҐ
me whether the	Āѷ
me which	ĀҚāѴĄ҉ĩѹŉ҇
me which arguments	Łҋ
me which commit	Ā҆
me which exceptions	ā҇
me which file	ĵ҆
me which files	ĀҚāѧĄ҉
me which of	āҍ
me which test	Ā҆
me which tests	Ā҇
me who	ĀѳĊ҉
me who calls	Ċ҇
me who wrote	ā҇
me why	āҌ
me |	ĀѳıѹŁҊńҋ
me | $	ĀѹıѹŁҊńҋ
mean	İ҇ĴѵĹ҇Ł҆Œ҇
mean _ $	āҜĴѵ
mean _ it	ĀҎāѶ
mean _ that	ň҆
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҇
mean the	Āѹİ҇Ĺ҇
mean |	āҝĴѵ
mean | $	āҝĴѵ
meant	āѶĢҊł҆ň҆
meant _ do	Ģ҇
meant for	āѹň҆
meant to	Ģҋ
meant to do	Ģ҇
measured	āҊĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
meeting	ĀѲā҈ğҌ
meeting _ $	ĀѲā҈ğҌ
meeting |	ĀѲā҈ğҌ
meeting | $	ĀѲā҈ğҌ
member	ĀѮāѶĉѺĤґķѹĸҜĹҎĺ҇ľңĿҦŃѸ
member <name>	Āҏā҈ĸҊ
member <name> defined	ĸ҆
member <name> have	ĀѲāҒ
member <name> matched	ā҈ĸѺ
member <name> |	ĀҔāѱ
member _ <name>	ĺ҉
member _ defined	ĸ҆
member _ does	ĀѷĿҌ
member _ have	ĀѲāҒ
member _ in	ľҗ
member _ matched	ā҈ĸѺ
member _ of	Ă҆Ĥ҆ĹҏĿқŃѺ
member _ |	ĀҐāѯĸ҆
member funcs	ĤѹľҏĿґ
member function	Ĺҏĺ҉
member functions	ĀѰāѷľҕĿҝ
member functions does	ĿҌ
member functions of	Ă҇ĿҊ
member variable	Ĥ҆
member variables	ĀѺĤҗ
member variables of	Ĥ҇
members	ĀҎāѵĂ҈ĤҧĵѺĿ҈
members _ <name>	Ā҇ĤҎ
members _ in	Ā҆āѷĤҌ
members _ struct	āѸĤҌĿҌ
members are	Ĥ҆
members are in	Ā҇āѷĤ҇
members of	Ā҆āѷĂ҆ĤғĿҊ
members of <name>	Ā҇Ĥ҉
members of struct	āѸĤҋĿҌ
memory	Āѹāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѺāѸĜ҆ĩҒō҉
mention <name>	ĕ҆
mention <name> |	ĕ҆
mention <path>	ĀѹĜ҆ĩ҉
mention <path> |	ĀѹĜ҆ĩ҉
mention _ $	ō҉
mention _ |	āѹĕ҆Ĝ҆ĩҎ
mentioned	āҊ
mentions	Ā҈ķ҆
mentions <name>	Ā҉
mentions <name> |	Ā҉
mentions _ |	Ā҉
merge	ā҇
merged	Ā҆
message	āҒįѺİҊŔґ
message <literal>	ĀѳāҊŔҏ
message <literal> |	ĀѺā҇
message _ $	Ā҈
message |	Ā҈
message | $	Ā҈
metadata	ĞҌĮҌ
metadata $	Ğ҉Į҆
method	ĀҢā҈ćѸĐѶē҆ĚѺġѸĢѺĤѸīѺĭѺĵѯķѷĹӂĺҼĽѹľҚĿҠŀқŃѸńҎňѸŐѹŒѺ
method $	Ā҈ĺҋ
method <name>	ĀѱāҚĂѺĐѹē҉ĬҌĵѸĹҧĺңľѳĿѤŀҴŃѺńґ
method <name> $	ĀҋĹѮĺҖĿѵŀҒń҉
method <name> belonging	Ĺ҆
method <name> for	Ā҈
method <name> from	ĀѹāҊ
method <name> gets	ā҆
method <name> in	Ā҇ĹҌ
method <name> is	āѹĬҐŇ҇
method <name> of	ĀѵāҐĹғĺѹ
method <name> on	āҊĹҍ
method <name> overridden	ŀ҈
method <name> so	ā҆
method <name> start	ĺ҆
method <name> where	ĺҎ
method <name> with	āѹĊ҇ŀ҈
method <name> |	ā҆Ĺѷĺҏń҉
method _ $	āѷĂҊĹѭĺҎľҗĿҋŀҏń҉
method _ <name>	Āҙā҉Ĺҗĺѵ
method _ belonging	Ĺ҆
method _ class	ĹҒ
method _ cls	Ŀ҉
method _ for	ľ҈Ŀ҇
method _ from	ĀѹāҊ
method _ gets	ā҆
method _ in	Ā҆ĹҌ
method _ is	āѹĬҐŇ҇
method _ it	Ā҉āѺ
method _ of	ĀѮāҋĹҏĺѸľҎĿҕŀѺ
method _ on	āҊĹҍ
method _ so	ā҇
method _ start	ĺ҆
method _ that	ĀҌāѹ
method _ the	Āҏŀѹ
method _ where	ĺҐ
method _ with	āѵĊ҇Ē҈ŀ҇
method _ |	ĀҌĹѵĺҘń҉
method count	Āѱľҡ
method count $	Āѹľҏ
method count for	ľ҉
method count of	ľ҇
method defined	ĀҌ
method does	Āґāѷ
method does <name>	Ā҇
method does it	Ā҉āѺ
method exist	ĀҊ
method in	Ā҆Ĺ҉
method in class	Ĺ҈
method in the	Ā҇
method is	Ā҉
method list	Ŀҝ
method list of	ĿҊ
method names	āѷĂғĿҌ
method names $	Ăҍ
method names of	Ŀ҆
method of	Ā҉ā҉ĹҐ
method of <name>	Ā҉ĹҐĿѺ
method on	Ā҇
method on <name>	Ā҈
method set	ľ҆Ŀ҈
method set of	ľ҆Ŀ҈
method tally	ĺѺľҚĿѶ
method that	ā҆
method that <name>	ā҈
method |	ĂѺĺҏ
method | $	Ā҆ĂѺĺҊ
methods	ĀѨā҇ĂҸćѱĉґĊҔĒғēѶĚѱěѵĢѺĥѶīѶĬѷĽѹľӐĿӠŀңŁѺŃқňѵōѸœѺ
methods $	ľ҆ĿҔ
methods <name>	ĉ҆ľҖĿѹ
methods <name> defines	ľ҈
methods _ $	ĀѸāѸĂ҇Ŀҗ
methods _ <mark>	Ē҆ĿѺ
methods _ <name>	Ā҇āҠĂѷĊҡĚѳěѷľҏĿґŀ҇ŃҌ
methods _ abstract	āѷĂҐ
methods _ are	ŀ҆
methods _ be	Ă҈
methods _ class	āѸĂҎľҊ
methods _ defined	Ŀ҆
methods _ defines	ľ҈
methods _ functions	Āҍľѷ
methods _ has	ľ҇
methods _ holds	Ā҆
methods _ i	Ă҈
methods _ in	ĿҎ
methods _ it	Ā҆āѷĿ҇ŀҋ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҆
methods _ that	āѺ
methods _ the	āѶĂ҉Ē҈ľҋŀ҆
methods _ there	ĿҌ
methods _ to	ľ҆Ŀ҉
methods _ too	ā҈ľѺ
methods _ |	ľ҈
methods and	Āҍľѷ
methods and functions	Āҍľѷ
methods are	ĀѸāѱĂҌľ҈Ŀқ
methods are abstract	āѷĂҋ
methods are defined	Ŀ҆
methods are there	ĿҌ
methods belong	ā҈
methods belong to	Ŀ҈
methods come	ā҉
methods declared	Ŀ҇
methods defined	Ŀ҉
methods did	ľ҆
methods do	Ă҆
methods do i	Ă҆
methods does	ĀґāҌćѹĉ҆ĿҊ
methods does <name>	ā҈Ă҆ĉ҆
methods does it	ĀҊ
methods does the	ĀҌĂ҆
methods from	Ŀ҆
methods in	ĀѭāҐĂҊ
methods in <name>	ĀѯāҘĿҋ
methods marked	Ă҈
methods must	Ăҋ
methods of	ĀҏāҖĂ҈ĚѴěѷľ҉ĿҊ
methods of <name>	ĀҔāҘĂѸĚѴěѷľ҇Ŀҍ
methods of class	Ă҇
methods on	ľ҇Ŀ҆
methods on <name>	ľ҇
methods only	āѵĿҊ
methods override	ĀґāѰ
methods override <name>	ĀҕāѴ
methods override it	ŀ҉
methods overriding	ŀ҈
methods per	ľ҇
methods per class	ľ҇
methods that	Ă҇Ŀ҈ŀ҈
methods that <name>	Ŀ҈
methods that override	ŀ҆
methods the	Ŀ҆
methods too	āҋľѶ
methods without	ā҇
methods |	ĀѸĂ҈Ŀ҈
methods | $	ĀѸĂ҈Ŀ҈
might	Āҋāѳń҇
might <name>	ĀҋāѴń҉
might _ <name>	āѹń҈
min	ė҇
min <name>	ėѹĮҌ
min <name> version	ėѹĮҌ
min _ version	ėѹĮҌ
mind	Āѵāҏđ҆
mind _ me	ĀҊđ҉ĩѷĲѺ
mind _ out	āѹ
mind _ the	Āѵň҆
mind _ whether	āѹ
mind checking	ā҆
mind checking whether	āѹ
mind counting	āѺľ҆
mind counting the	āѺľ҆
mind finding	Āѷ
mind finding out	āѺ
mind finding the	ĀѸā҇
mind listing	āѷĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind making	ā҆
mind making the	ā҆
mind renaming	ā҇
mind telling	ĀҌāҏĩѷĲѺ
mind telling me	ĀҌāҏĩѷĲѺ
minimum	ħ҇Įґ
minimum _ here	Į҇
minimum _ version	Įҍ
minimum version	Į҆
minimum version here	Į҇
miss	ĀҋāѸ
missing	ĀѶāҵōѯ
missing $	ā҇
missing _ $	āҋ
missing _ <name>	āқōѲ
missing from	āҎ
missing |	āҋ
missing | $	āҋ
mit	ĀѹāѲıҤ
mit _ gpl	ı҇
mit _ or	Āѹıҍ
mit apache	ĀѺıҋ
mnay	Āқāѳ
mnay _ are	Ā҇
mnay _ in	Ā҉
mock	Āѹī҇
mock <name>	ĀѺī҇
mock <name> in	ī҆
mock _ in	ī҆
model	Āѳāҙ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҇
modification of	įҍ
modification of <name>	į҆
modification of <path>	į҆
modified	āѸăѵČҖčҒĎҎįҝ
modified $	ĀҘăѷ
modified <name>	į҈
modified _ $	Č҆Ď҆įҌ
modified _ <commit>	čҌ
modified _ in	ĀѸį҉
modified _ the	č҆
modified and	Āѹį҉
modified and in	Āѹį҉
modified by	čҊ
modified by <commit>	č҇
modified in	Č҆
modified |	į҇
modified | $	į҇
modify	ĀѶČ҈č҉į҆
module	ĀѴĊѹċ҉ĐѹĜ҇ĝ҇ğ҆ĢҋģҕĥѸĦ҆ĩҌĪѸĬѺĵ҈ĶҭķҋĽ҉ŌѷōѸŎ҈őѳŒӉœҋ
module $	ķ҆Œҋ
module <name>	ā҉ĢҏģҐĩҍĶѵŎ҈őѺŒҞ
module <name> $	ĩҒŒҋ
module <name> in	Œ҈
module <name> |	ā҇ĢҍŒ҈
module <path>	ĀѺāѶĜ҉ĝ҉ģ҉ĩҍ
module <path> $	Ĝ҇ĩҋ
module <path> loaded	ĝҊ
module _ $	Āѷāҍĩҝ
module _ <name>	ĀѹāҌĶҒŒҔœ҇
module _ contains	ĀҊœ҆
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ published	ģҋ
module _ the	āѸķҎ
module _ variable	Ķ҈
module _ |	Ģҍģ҇Œҋ
module called	āҏŒҋ
module called <name>	āҏŒҋ
module file	āҍŒѶ
module is	œ҇
module level	ĶҒ
module level $	Ķ҉
module level variable	Ķ҈
module named	Œ҈
module named <name>	Œ҈
module that	ĵ҆œ҆
module var	Ķ҆
module var <name>	Ķ҆
module variable	ĶҚŒѺ
module variable <name>	ĶҌ
modules	āѲĊѹģ҇Ħ҉ħҖĨҊĩҢĪҲŏ҆
modules <name>	ĪҌ
modules <path>	ĪҌ
modules _ $	ĦҊ
modules _ <name>	ĀҊħ҆ĩ҈
modules _ <path>	ĀѹĜҊĝѹħ҇Ĩҋĩҏ
modules _ both	āҊ
modules _ depend	ĩ҆
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆ĪѸ
modules _ in	Īҋ
modules _ it	Ī҆
modules _ on	Ā҈ĩ҈Īѹ
modules _ pulls	Ī҆
modules _ the	Ī҆
modules _ used	Ī҆
modules _ uses	Īҋ
modules are	ĩѷĪғŏ҆
modules are imported	ŏ҆
modules are used	Ī҆
modules brings	Ī҇
modules depend	ĩҎ
modules depend on	ĩҍ
modules does	āѺħ҈Ĩ҇ĩѷĪҒ
modules does <path>	Ĩ҇
modules does it	Ī҇
modules does the	Ī҆
modules file	ĩѺĪ҉
modules import	ā҉
modules import both	āҊ
modules import from	ģ҆
modules imported	Ī҇
modules importing	ĜҎĝѴ
modules importing <path>	ĜҎĝѴ
modules is	Ī҈
modules it	Ħ҇
modules it imports	Ħ҇
modules link	ħ҈
modules load	ĀѵĩҒ
modules pulled	Ī҇
modules pulled in	Ī҇
modules require	ĩҋĪѹ
modules that	ĝҋĩҍ
modules that <path>	ĝ҈
modules that depend	ĩ҆
modules use	ĩҊĪѹ
modules using	ĩҊ
modules using <path>	ĩ҆
modules |	Ħ҇
modules | $	Ħ҇
moment	āѹŌ҉
moment _ $	Ō҉
moment |	Ō҇
moment | $	Ō҇
month	ĀѺāҗĎѺ
month _ $	āҎ
month |	āҎ
month | $	āҎ
more	ĀѺāҡĆ҈į҉ņ҆
more _ $	į҉
more _ once	Ć҆
more _ one	Ā҆
more _ than	āҋ
more commits	ā҆
more commits than	ā҆
more than	ā҇Ć҉
more than once	Ć҆
more than one	Ā҆
more |	į҉
more | $	į҉
morning	ĀѹāѸ
morning |	āѸ
most	ĀѭāӅąѷĊѹįҠİҟňѺ
most $	āғ
most _ $	āҔİ҇
most _ change	į҉
most _ commit	į҇İ҇
most _ modified	į҇
most _ the	ā҉
most _ |	İҌ
most methods	ā҆
most of	āҍ
most of the	ā҉
most often	āҋ
most often |	ā҉
most recent	āѰįҕİҎ
most recent change	į҉
most recent commit	į҈
most recently	āѳąѺįҏİҌ
most recently modified	į҇
most recently |	āѺ
most |	āҔ
most | $	āҔ
motion	ŕ҇
move	āҒķѺŅҒņҙ
move <path>	ā҇
move _ $	Ā҆āѸņ҉
move _ into	ā҆
move _ was	Ņ҆
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņґ
move the	āҏ
move to	Ņҋ
move |	Ā҆āѸņ҉
move | $	Ā҆āѸņ҉
moved	įѸŅҖņҨ
moved $	ĀҘāѮņ҈
moved _ $	Ņ҇ņҔ
moved _ |	ĀѴāҍ
moved away	ĀѴāҊ
moved away |	ĀѴāҊ
moved from	ŅҐņѵ
moved from $	Ņ҇
moved from where	ŅҊņѸ
moved here	Ņ҈
moved out	ā҆
moved out of	ā҆
moved to	ŅѸņҐ
moved to $	ņ҈
moved to where	ņ҆
moved where	ņҋ
moved where $	ņҋ
msg	İ҉
much	Āѳā҆đҖľѸ
much _ $	đ҆
much _ <name>	āѷđҌ
much _ the	āҌľѶ
much is	āѸđ҉
much is <name>	āѺ
much |	đ҆
much | $	đ҆
must	ĂҙėҊğѸĮҐŀѺŇѸ
must <name>	ĀҍŇѹ
must <name> be	ĀҍŇѹ
must _ <name>	ė҆
must _ be	ĀҍŇѹ
must _ subclass	Ă҇
must a	Ă҇
must a subclass	Ă҇
must be	āѷĂҊ
must have	Į҇
must i	āҐğѸ
must implement	Ă҆
my	ĀѲā҇ĞҌğ҈Į҈
my <name> $	ā҆
my _ $	ĀѸāҘ
my _ what	ĀҌāѵ
my _ |	ĮѺ
my last	Ā҈
my machine	Ā҇
my machine |	ā҈
my path	Ğ҇
my shell	ğ҉
my terminal	Ğ҆
n	āѵĈ҆ĊѺĘ҆ę҆ĝ҉ġҊĬ҆ĭ҇ĴҐľҊĿѷŊ҇Ŏ҆
n $	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
n <name>	ĀҊĴҒ
n <name> <name>	ĴҎ
n <name> <path>	ĀҌ
n _ <name>	ĀѸĳ҆ĴҎľҋĿѸ
n _ <path>	ĀҌ
n _ funcs	Ŋ҈
n lines	ĳ҇
n lines <name>	ĳ҇
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѲāѺąѸČҊčѺġҔĬѵĭҐĮѺįѸıҕĲҊĴѹľѸĿҋŃѹŅҸņҮŊѵŋғŌѹŎѹŒҔ
name $	ā҆ı҇Ņ҇
name <name>	āѭĆҊđ҈ġ҉ĭҕņѸŋҏŒҔ
name <name> $	Ć҈ņѷŒ҆
name <name> is	ĭ҆
name <name> |	ĭ҇
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	ĀѺā҉Ć҈ıҎŒ҆
name _ <name>	āѺġ҇Ņґņ҉Œ҉
name _ <path>	ā҉ŅґņҊ
name _ a	ā҇
name _ before	Ņѷņҍ
name _ class	ć҉ňѸ
name _ function	ĉ҇
name _ functions	ĀҎ
name _ had	Ņ҉
name _ has	ņ҈
name _ is	ĭ҆
name _ not	āҋ
name _ old	Ņҍņѷ
name _ parameters	Ł҆
name _ test	Ā҉ō҆
name _ the	Ī҇ı҈ņҎ
name _ this	Ā҇
name _ was	Ņ҇
name _ |	ĭ҇ŅѶŋ҆
name all	ĀҏĪ҇ī҈
name all functions	ĀҎ
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	ŅҌ
name did <path>	Ņ҇
name does	āҊņҌ
name does the	ņ҈
name each	Ċ҆
name each function	Ċ҆
name every	āѹĉҋē҆Ŀ҉
name every function	ĉҌ
name every test	Ā҉
name for	āҌŅҊ
name for <name>	Ņ҆
name for a	ā҈
name how	Ņ҆
name how was	Ņ҆
name of	ġ҇Ĳ҆ŅҘņҋŋҋ
name of <name>	Āѹġ҇Ņҋ
name of <path>	āҋŅҋ
name of the	ı҈
name only	āѷČҍ
name replaced	ŅѺņ҈
name the	āѶć҆Ł҆ŅѺņ҆
name the <name>	Āҋ
name the parameters	Ł҆
name was	Ņ҉ņѹ
name |	āҌŅ҆ņҋ
name | $	āҍņҊ
named	āѱĆ҈ć҇ġҐŅҐŋҍő҉ŒҐ
named $	Ņҏ
named <name>	āѺĆ҈ġҐŋҍŒґœ҆
named <name> $	ĀѺġҎŌ҇
named <name> in	Ā҇
named <name> is	Œ҇
named <name> |	Ā҆āѵġ҇ļ҆ŋ҇
named _ $	ĀѺāѷġҎņ҆Ō҇
named _ in	Ā҇
named _ is	Œ҇
named _ the	ć҈
named _ |	Ā҉āѳġ҇ļ҆ŋ҇
named in	ć҈
named in the	ć҈
named |	Ņ҆
named | $	Ņ҆
names	ĀҕĂҏČҌĜѹĝѺĞҙģҰĤҍħѷĿҒŁҙŃҋŅѶņѹŊѵŏ҉
names $	āѱĂҍČ҆ĤҐŃҍ
names _ $	ĀҊ
names _ <name>	Ă҆ģҔ
names _ <path>	ĀѸāҖģҐ
names _ all	Ā҇
names _ by	ĀѷāґĞ҈
names _ can	ģ҇
names _ imported	Ā҆ŏҊ
names _ in	Āґ
names _ other	ā҆
names _ takes	Ā҈
names _ the	ĀѺāѺČ҆ĩ҇ĿҊŁґŊѺ
names _ |	āѺĪ҇
names are	Āҋģ҆ŏҊ
names are imported	Ā҆ŏҊ
names both	ā҇
names defined	Ā҇
names defined in	Ā҇
names do	ā҆
names do other	ā҆
names does	Āҍā҆ģҊ
names does <name>	ĀҌāѹ
names does <path>	ā҉ģ҇
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āҒ
names for	Ł҈
names from	Ī҈
names from |	Ī҈
names has	ĀѺā҇
names in	ā҈Ł҇
names in the	Ł҇
names is	ģҊ
names it	ģ҆
names of	āѹČ҆ģ҉ĩ҆ĿҌŁҎŊѹ
names of <name>	ģҊ
names of <path>	ģ҆
names of all	Ā҇
names of the	āѺČ҆ĩ҇ĿҊŁҊŊѺ
names that	ģ҇
names |	ĀҊ
names | $	ĀҊ
narrower	ā҇
navigate	ĺ҆
need	ĀҊāҖđ҆ĞѶġѺĢ҈ģѵĬ҇Į҉Ľ҆ŀѵń҉ŉѺŏ҆
need $	ĀѺāҍĮ҇
need <name>	ĀҊāѺĢ҉
need _ $	ėѸĮҎ
need _ <name>	Ā҆ĐѺ
need _ <path>	ĀҔāѹģѸ
need _ have	Į҆
need _ know	ĀѹāѵĬ҉Ĺ҇
need _ position	ļ҆
need _ source	Ľ҇
need _ the	ĵ҆
need _ this	ė҇
need _ type	Ň҇
need _ |	Ī҇
need a	ĀѺāҍ
need for	ė҇
need for this	ė҇
need from	ĀғāѶģѸ
need from <path>	ĀҔāѹģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҈
need the	ĀғāѰđ҉ļ҆Ľ҈Ň҆
need the <name>	ĀҋĐѺ
need the source	Ľ҇
need the type	Ň҇
need to	ĀѱāѱĬ҈ĹҊŁ҆ń҉
need to have	Į҆
need to know	ĀѹāѵĬ҉Ĺ҇
need |	ėѸĮҎ
need | $	ėѸĮҎ
needed	ĀѲĖҡ
needed _ run	Ā҇āѱĖ҉
needed for	Āѵā҈
needed in	ĀѷāѹĖғ
needless	Īѳŏқ
needless $	ŏ҇
needless _ of	ŏ҇
needless _ statements	ĪѹŏҌ
needless import	ĪѹŏҌ
needless import statements	ĪѹŏҌ
needless imports	ŏ҉
needless imports of	ŏ҇
needs	ĀѺĖ҆ĪҌ
negative	Āѷāҋ
nested	ĀѰāґķѳĺѺĻҫļҢ
nested <name>	ļҍ
nested _ <name>	ĀѺĻқļқ
nested _ of	ĻҊ
nested _ the	Ļ҇
nested def	Ļ҆ļ҆
nested def <name>	Ļ҆ļ҆
nested function	āҌĻ҇ļ҉
nested function <name>	ā҆ļҌ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	ĻҜļѹ
nested in <name>	Ļҕ
network	ā҈
never	āҹĉѷĔ҆ĤѶĪѷĸѺŃѰńѹŏҫ
never _ $	ā҇ĪѸĸѺŏҡ
never _ <name>	āҏĔ҇Ńѱ
never _ |	Ā҇āҕĉѸńѺ
never called	Ā҈
never called |	Ā҈
never raise	āҗŃѱńѺ
never read	āґĤѷ
never read |	ā҈
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҋ
never used $	ŏ҈
never uses	āѸŏҍ
never uses $	āѺŏҊ
new	ĀѵăҖĄҕė҇ņҴ
new <name>	ĀҘāѱ
new <name> $	ĀҐāѹ
new _ $	Āҏāѷă҉ąҊņ҇
new _ <name>	ėҊŅҍņѴ
new _ <path>	ŅҎņѴ
new _ <tag>	ĀѸĄғ
new _ me	Ā҉āѺ
new _ of	Ą҆ŅѬņҢ
new _ the	ā҆
new _ |	ĀѱāҝŅѵņҗ
new does	ė҈
new files	ĀѷăҍĄ҇
new in	ĀѸĄғ
new in <tag>	ĀѹĄғ
new in the	ā҆
new must	āѺė҈
new name	ņң
new name $	ņ҆
new name <path>	ŅҎņѴ
new name of	Ņѭņҝ
new name |	Ņѹņғ
new path	ņҍ
new to	Ā҈
new to me	Ā҉āѺ
new |	āѺă҉ąҊ
new | $	āѺă҉ąҊ
newcomer	ā҇
newer	Ā҈
newer _ |	ā҇
newer than	Ā҉āѷ
newest	ĀѬāғąѷĮѶįҠİҞ
newest _ $	įѹİҎ
newest _ for	įҌ
newest _ in	Āѵİҙ
newest _ of	āґĮѸ
newest _ that	įҌ
newest commit	ąѷįҕİҋ
newest commit for	įҌ
newest revision	į҆
newest revision that	į҆
newest version	āҎĮѸ
newest version of	āҍĮѸ
newly	āѶă҉Ąҋ
newly created	Ą҆
next	ĀѲāҧďҋ
next _ $	ā҇
next _ <name>	ĀѺā҈ď҈
next _ <path>	ā҆
next _ of	ā҇
next _ |	ā҇
next commit	ā҈
next release	āҊ
next to	ā҈ďҋ
next to <name>	ď҈
no	ąѹćѷĈ҇č҇Ĕ҆Ę҉ĚҋĜҌġҍĦ҉ĪѺĬҋķ҇ĿѺňѹŋ҈ōѹŏҌ
no $	ĀѹĜ҇ġ҈ĬҊ
no <name>	Ĕ҈
no _ $	ĀѺāѺĐ҇Ę҉Ĝ҆ġ҇
no _ <name>	Ě҇
no _ circular	Ħ҆
no _ exist	Āҋ
no _ in	Ŏ҆
no _ is	Ā҇āѺĔ҈
no _ of	ŏ҆
no _ |	ĀѺā҆
no docstring	ā҈
no longer	Āҋ
no longer exist	Āҋ
no test	Ŏ҆
no test in	Ŏ҆
no tests	ā҆
no there	Ā҈
no there is	Ā҈
no use	āѹŏҏ
no use of	ŏ҆
no |	āѰč҇Ę҉ġ҈Ħ҉
no | $	āѳĐ҇Ę҉Ĝ҆ġ҇
no | circular	Ħ҆
nobody	āҚģѷŏ҈
nobody _ $	ā҉ģѹ
nobody _ |	ā҇
nobody imports	ā҇
nobody overrides	ā҈
nobody overrides <name>	ā҈
nobody uses	ā҉ģѹ
nobody uses $	ā҉ģѹ
node	ĀѳėѺĮҽ
node <name>	āѶĮҔ
node _ $	Į҆
node _ |	āѸĮҏ
node version	Į҉
node | $	ā҆
non	ĖҒ
non _ $	Āѱā҇ĖҒ
none	āҍ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҉
normally	ā҆
not	ĀѲāҞĂѺĄҗĆҏĈ҉ĉѸĊѹČѸč҆ĎѹďҗĒѱēѺĔҌĚҌĜҊĠ҇ĢѺģѷĥѸĨѺĩѳĪѱīѳĬҏĭҔį҆ĲѺĳѺĺѺľѺĿѶŀѹŇѺňѸŉѳŋҔōѴŏҩőҊŒ҇
not $	Ě҈ŋ҇
not <name>	āѹĬҌ
not _ $	Ĭ҉ĭ҇ĿѸŋ҆ŏҍ
not _ <commit>	āҋŉѷ
not _ <name>	āҗď҉ēѺĔҌōѸő҆
not _ <path>	āҏĎѹő҆
not _ and	āҋ
not _ any	āѺį҉
not _ anywhere	ĀѸā҈
not _ at	ă҇
not _ by	ŏ҆
not _ in	āѹĄҐŏ҉
not _ is	Ĭ҆
not _ it	ő҇
not _ on	ĀҌāѸ
not _ same	āѺď҈
not _ the	ĀҍāѰĆҌď҆ňѹ
not _ what	Ā҇āѺŁ҆
not _ where	āҐ
not _ why	ĀѹāҌ
not _ with	āҊĒѸ
not _ |	ĀҎāєĈ҆Ě҆ŏ҆
not abstract	āҊĂѸ
not abstract |	ā҈Ăѹ
not and	ď҉
not and the	ď҇
not been	ĀѵāҎ
not changed	āѸį҉
not changed any	āѷįҊ
not contain	āҜŉѵ
not contain <commit>	ā҇
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist	ă҆
not exist at	ă҇
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҇
not get	Āѷ
not get where	āґ
not get why	ā҇
not green	ĀҍāѴ
not green |	ĀҍāѴ
not have	āҍ
not have a	ā҇
not implement	ā҉
not import	āҋĩѹ
not import <path>	ā҆
not in	ď҆
not in <name>	ď҆
not it	ĀѩāҌĚ҆ŏѹ
not it and	āҌ
not it |	ĀѪāѸĈ҆Ě҇ŏѹ
not just	Ā҉Ć҈ňѺ
not just the	ĀҊňѺ
not know	āѸŒ҆
not know what	ĀҊāѸ
not need	ŏҊ
not ok	ŎҊ
not ok |	ŎҊ
not only	Ā҆āѺĆ҉
not only the	Ā҆āѵĆ҉
not override	āҊ
not pass	ĀҍāѰĔҋ
not passing	ĀҏāѴ
not passing |	ĀҏāѴ
not referenced	ŏ҆
not see	ő҈
not spot	ő҈
not the	āѹď҈
not the same	āѺď҈
not there	Ą҆
not touch	āҒĎѸ
not touch <name>	ā҈
not use	ŏ҈
not used	Āѷŏҙ
not used anywhere	ĀѸā҈
not used by	ŏ҇
not used in	ŏ҆
not used |	ŏ҆
not yet	Ą҇
not |	āѵĬ҇ĭ҈ŋ҇
not | $	āѵĬ҇ĭ҈ŋ҇
nothing	āҌĊѺĪѴŏҦ
nothing $	ŏ҉
nothing _ $	ĀѺŏҋ
nothing _ <name>	ĀҌ
nothing _ the	ā҆
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	ĀѶāҊŏҋ
nothing | $	ĀѺŏҋ
notice	ĀҊāѳ
now	āѯĬѺİҊŅҊņҫŌҐŎ҇
now $	ĈѸņҕŎ҇
now <name>	Ņ҆
now <path>	Ņ҈
now _ $	ĀѵĈ҉İ҆ņҎŌҋ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now called	Ņ҆
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҈
now |	ĀѷĈ҉İ҆ņҎŌҋ
now | $	ĀѵĈ҉İ҆ņҎŌҋ
null	ā҆
number	ĀҐāҔĊѹĎҝđҚĤѵĥѺĪѱĳҤĴ҈ĸѵľҜĿѰŁѺňѺŊҥ
number $	ĀҎāѹĎҊ
number <line>	ĴҌ
number <line> in	Ĳ҈
number <line> inside	Ĵ҆
number _ $	ķ҆
number _ <name>	ĀѵĐ҇ĳ҇ĺ҈
number _ <path>	ĀѺĳҎ
number _ attributes	Ā҈Ĥѷ
number _ calls	Āҋ
number _ classes	Ā҆
number _ commits	ĎҘ
number _ functions	Ā҇
number _ imports	ĀҌ
number _ in	Ĳ҈
number _ inside	Ĵ҆
number _ lines	ĳғ
number _ member	ľ҆
number _ methods	ĀѷľҦĿѸ
number _ modules	ĀҎĪѷ
number _ string	đґ
number _ test	Ŋҏ
number _ tests	ĀѸŊҙ
number _ the	ā҆
number does	ĀѪāҐĳҏ
number for	Đ҈ĳѺ
number for <name>	Đ҈ĳѺ
number in	ĀѺāѸĳҐ
number of	ĀҩāҜĊѹĎґĤѶĪѲĳҎľґĿѴŊҟ
number of attributes	Ā҈Ĥѷ
number of calls	Āҋ
number of classes	Ā҆
number of commits	ĎҔ
number of functions	Ā҇
number of imports	ĀҌ
number of lines	ĳғ
number of member	ľ҆
number of methods	ĀѹľҞĿѺ
number of modules	ĀҎĪѷ
number of test	Ŋҏ
number of tests	ĀѺŊҖ
number or	đґ
number or string	đґ
number please	ķ҇
number please $	ķ҇
number |	Āѹľ҉
number | methods	ľ҈
object	Ā҈Ĥ҉ĿҋŇғŐҊ
object $	ĿҊ
object <name>	Ň҇
object _ $	Ā҉
object _ <name>	Ā҈
object _ class	Ĥ҆
object _ i	Ň҆
object _ the	Ő҆
object does	ĀҌ
object does <name>	ĀҌ
object of	Ĥ҆
object of class	Ĥ҆
object |	Ā҈
object | $	Ā҉
objects	Āґāѳ
obliged	āѸĂҊ
occasions	ŕ҇
occur	Ċ҈ŔҎ
occur _ $	āѳĊ҈ŔҎ
occur in	ĀѺā҆
occur |	āѳĊ҈ŔҎ
occur | $	āѳĊ҈ŔҎ
occurrences	ĀҍŔ҉
occurrences of	ĀҍŔ҉
of	ā҉ĂҋăѺą҉ĆҒĊѳĎҖĐҌđѶĒѹēѹĔҎĕѺĖѺėҌĘѹĚҎěҊĜ҇ĝ҆ġѳĢҋģҊĥѸħѷĨҊĬѕĭѬĮѺıѴĵѳĶѷĹҐĺѸĻҊĽѺľҎłҒŅҊŊҐŋ҆ŌѳōѨőѴŒѹœѶŔҊ
of $	āѴć҈ĉҐĩѶĪҌňҖ
of <commit>	čҏ
of <commit> |	āѺ
of <literal>	ĀѹŔҚ
of <mark>	ĀѺĂҕ
of <name>	ĀҋāҜăѺĆҌćґĈѶċѸČѹčѸďҖđ҇ĒѳĔңĖѳėҎĘғĚҥěҤĞҋğ҇ĠѰĢѸģ҇ĦѸħѶĪ҆ĬѸĮѯİѧıѸĳѰĵѭĶѰķѲĸѲĹқĺҖĻҋļ҆ĽѹľѷŁҎłѴŃҋňѹŉѺŊѶŋѶŌѷō҈ŎҌŏ҆ŐѢŒѱœѴŔѷŕѷ
of <name> $	ĀѳāѧĂѸĆѯćҒĉҋĊ҈ďѷĐѹđҠĕѺĖѹĘѶĚѲĜѹĞѹğ҇ĢҎģ҈ĤҊĥҋĩ҉ĪҐī҇ĬѹĮѵįѺİѲĲѹĶѺĸѺļѹĿҔŀҎŃҋŅ҇ņҋŇҎňҖōҊŎ҆ŐҋŒѸ
of <name> 's	ĔѸĕҌę҆Ěҋĺ҇Ň҉Őѵ
of <name> <name>	Āҍ
of <name> a	Ā҉
of <name> all	ĀҎ
of <name> and	ďҐ
of <name> are	ė҉ĥ҆ŏ҆
of <name> as	ō҆
of <name> at	Āҋāѹ
of <name> be	ě҉
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> begins	ļ҆
of <name> by	ĚҌ
of <name> called	āҍĹѹ
of <name> compared	ďҌ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> differ	ā҆
of <name> do	ė҆
of <name> does	ĀҎāѫė҉Ę҆
of <name> except	āҐ
of <name> executed	ā҇
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҈
of <name> give	ĕ҆
of <name> have	ĀѶāҌĔ҇
of <name> identical	ā҈Ćѹ
of <name> implement	Ă҆
of <name> in	ĀҔāѮĆҊĔғĘѹę҇ġ҉Ģ҆ŀғ
of <name> include	ĘҋĚ҉
of <name> indrect	ĀҍāѺ
of <name> inside	Ĺ҆
of <name> into	ā҈
of <name> is	Đ҇ėѴĘѴęғěҐĮҌ
of <name> it	Ĺ҇
of <name> look	ĀҎāѶ
of <name> makes	Ĭ҈
of <name> not	ĆҊ
of <name> on	ő҇
of <name> or	āѷğ҈Ň҆
of <name> override	ĀѺā҉
of <name> please	ĺ҆Ł҈
of <name> thanks	Ě҆
of <name> that	āҙė҇ĬҋĮѹŀѸ
of <name> there	Ā҈
of <name> this	Į҆
of <name> versus	ď҆
of <name> what	ĀѷāҌĤ҈
of <name> when	ĀҊ
of <name> which	ķ҈ň҆
of <name> with	ā҉Ć҇
of <name> within	ę҆ġ҆ĵѺĹ҆
of <name> |	āѱĂ҆ćҌĉҖĊҎďҌđѩĘґęѭěҗġѵĢѸĤѹĩѺĭ҆ĳѶĹҊĺҊĻ҆ĽѺĿ҉ŁҙŐѵ
of <path>	āҐąґĎҊĐҎĜҔĝҚģґħѴĪґįҋĲ҆ĳ҆Ņ҆ņ҈ŎҌŏ҈ŕҐ
of <path> $	āѴąҌĜѷģҏħѺĨ҆ĩ҆ĪҔĳ҆ŅҊņ҆ŏ҆ŕ҉
of <path> 's	Ĝ҆
of <path> are	ĀғŏѶ
of <path> consist	Ď҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҈
of <path> is	Đ҆ĜҒĝѹ
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	Ĵ҇
of <path> that	ā҇
of <path> what	į҇
of <path> which	Ā҇
of <path> |	ĀҐāѭĜҊĪҍĲѹŕ҆
of <tag>	āѵĄҌĠҎ
of <tag> $	Ġ҆
of _ $	ĀҎāѭĂѶąҋĆѷćҌĈ҈ĎѱďѴđҝĒѹĕѸĖѸėѸĘѵĚѮĜѮĝ҈ĞѷĢҜģҔĤҌħѵĨ҇ĩҔĪҝīҍĬѶĭѸĮѵįѹİѳıѱĵѹĶѷĸѸĻѹļѷĿҐŀҋŃ҉ŅҎņҎŇҋňҜŊѸŋѳŌѴŏ҇Ő҉ő҇ŒѴœѱŕ҆
of _ 's	āѷĔѸĕҌĚҋĺ҆ņ҆Ň҉Őѵ
of _ <commit>	ĀҋāѺč҆
of _ <line>	Ĵҍ
of _ <name>	ĀѨāҒĉѵĊҐĐҎđ҉ĔѺĕ҆ĚѺĞѷĢґĥҋĩѹĵ҈ĶѴķ҆ĹҍĺѹĽ҉ľ҇ŀ҇ńѳŅѺŋ҉Őґőѷœ҉ŕ҇
of _ <option>	ċ҇
of _ <path>	ĀѺĎ҇ĜѺņ҇
of _ <tag>	ĠҊ
of _ a	Ā҉
of _ after	ņҊ
of _ all	ĀҜĆѺ
of _ and	Ā҉āѺďҋ
of _ are	ĀҖė҈ĥ҆ŀҊ
of _ argument	Ā҆Ł҆
of _ as	ō҆
of _ at	ĀҋāѸĩ҈
of _ back	Ņ҆
of _ base	ŀ҉
of _ bases	Ě҆
of _ be	ě҉
of _ been	ĺ҉
of _ before	Ņ҈
of _ begin	ĀѺą҈
of _ begins	ļ҆
of _ belong	ā҆
of _ branch	İ҆
of _ by	ĚҌ
of _ called	āҍĹѹ
of _ callees	ĘѵęҎ
of _ callers	ĊѹĘҕ
of _ cases	Ŋҍ
of _ changed	āҋ
of _ circular	Ħ҉
of _ class	ĀѸćҋĺ҆ŇҊ
of _ classes	Āѹň҇
of _ clearer	āҌŅѵ
of _ cls	ć҆
of _ code	ĀѸĠ҆
of _ comes	Ň҉
of _ commit	Ď҈
of _ compared	ďҌ
of _ complete	ĀҖĉѺ
of _ concerns	Ď҆
of _ consist	ĀѸĎҊ
of _ constant	ā҇đҊŐ҆
of _ contain	ĀѸĘҊ
of _ counted	ĳ҆
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹģ҇
of _ dependencies	āҋ
of _ dependency	ė҇
of _ did	ā҇
of _ differ	ā҆
of _ do	ĀѸė҆Ňҋ
of _ does	Ā҇āѲĐ҆ėҋĪѵĳҊń҈ŇѹŊ҇Ő҈
of _ enum	ĸҐ
of _ enumerator	ĸ҆
of _ environment	āѷğҍ
of _ errors	Ĉ҆
of _ ever	ā҈
of _ except	āҐ
of _ exception	ŃҐ
of _ executed	ā҇
of _ fail	ā҈
of _ fields	ĀѹĤҔ
of _ file	ĀқāѷĪ҆Ĵ҈ōѸŎѺ
of _ files	Āѷč҆ĜҎĝѴĩҍŒҏ
of _ folder	ő҆
of _ for	Ĕ҆Į҆
of _ from	āҌď҉Ŀ҆ŁѺ
of _ func	ķ҈Łҋœ҉
of _ funcs	ľґĿѺ
of _ function	ĢҋŇ҉
of _ functions	ĀѵęҊļ҆Ŋ҇
of _ get	ā҈
of _ git	Ā҈āѺ
of _ give	ĕ҆
of _ has	Đ҈
of _ have	ĀѵāҎĔ҇
of _ helper	ķ҈
of _ identical	ā҈Ćѹ
of _ implement	Ă҆
of _ import	āҊ
of _ importers	ĜҚĝѪ
of _ imports	ĜѧĝқŏҊ
of _ in	ĀҨāѯĂҏĆ҉ĔҊĘѸę҆ĚѸĝҍġ҈ĪѺĳ҈ŀґŇѺŏѹ
of _ include	ĀѷāѸĘҋĚ҉Ĝ҆ĝ҈
of _ indrect	ĀҍāѺ
of _ inside	ĀѹĹ҆ŊҎ
of _ interface	ĥѹī҆Ľґ
of _ interfaces	ā҆
of _ into	ā҈
of _ is	ĀҙāѮĐҍėѷĘѴęғěҏĜҕĝѵĨ҉ĮҌĳѵ
of _ it	ĉҋĹ҇
of _ language	āѸĮ҈
of _ lead	āѹĚҊ
of _ licence	ı҇
of _ line	Ĳ҈ĳ҆
of _ link	ħ҈
of _ list	ģ҉
of _ log	İ҉
of _ look	Āҍāѷ
of _ makes	Ĭ҈
of _ many	ĀҋāѴĳ҆
of _ matter	ā҈
of _ mention	Ĝ҇
of _ method	ĀҒĊ҆ĹѺŀѹńҒ
of _ methods	ĀѭāҜĂҎľѰ
of _ module	ĢҋĩҎĶ҇
of _ modules	ĜѺĝҌ
of _ move	Ņ҈ņҎ
of _ names	Ā҇ģҊ
of _ not	ĆҊ
of _ of	ĀғāѹĘҌĤѹľҍĿѹ
of _ on	ĀѹĮ҆őҊ
of _ one	ļ҆
of _ or	āѷğ҈Ň҆
of _ override	ĀѺā҉
of _ package	ĶҊ
of _ parameters	Ā҉ā҆ŁҊ
of _ parents	ě҆
of _ pass	Ŏ҇
of _ per	ĀѺāҏĎѸ
of _ phrase	ŔҎ
of _ please	Ł҈Ņ҉
of _ present	ĝ҆
of _ project	ĀҏĖ҆Į҉İҊı҇łѺ
of _ read	āѷĴҌ
of _ referenced	āҍ
of _ releases	ŉ҉
of _ rename	Ņҍ
of _ repo	ı҈
of _ repository	Ĉ҆ı҆ő҇
of _ right	Ě҆
of _ run	ā҈
of _ sets	Đ҇
of _ skipped	āҍŊѴ
of _ software	ł҆
of _ static	Ķҍ
of _ struct	ī҇
of _ subclasses	ě҇
of _ take	āѺį҉
of _ takes	Ģ҆
of _ test	āѺŋ҇œҐ
of _ tests	Ā҉āѲŋҖ
of _ thanks	Ě҆
of _ that	āґĂѺĎҐė҆Ĝ҉ĝѵĨ҆ĬҊĮѺŀѸ
of _ the	ā҇ĆѸİ҉Ō҇
of _ them	Ā҉
of _ there	Ā҈
of _ this	ĮҊłҍ
of _ to	ā҉Ď҈
of _ touching	Ďҍ
of _ trait	ĥ҈
of _ type	ĀҍāѸĤҎĿҊŇѹ
of _ use	Ģ҈
of _ variable	Őҋ
of _ variant	ĸ҈
of _ versus	ď҆
of _ what	ĀѹāҊĤ҈įҋĴ҆
of _ when	ĀҊ
of _ which	Ą҆ķ҇ň҆Ŋ҆ŏ҈
of _ who	ĀѶā҆Ĳ҇
of _ with	ā҈Ą҆Ć҈
of _ within	ę҆ġ҆ĵѺĹ҆
of _ written	Ĳ҉Ĵѹ
of _ |	Āғć҈ĉғĊҌĎ҆ďҊĐѸđѨē҇ĖѺĘҐęѬěҔĜ҈ĝѷġѴĢѸĤѶĪґĬѸĮѺĳ҇ķѺĹҊĺ҉ĿҋŀѵŁҘŇѴňѸŎ҇Őѳ
of a	ĀѵĞѹŅ҆
of a <name>	ā҈Ğѹ
of a module	Ķ҆
of all	āҋĆѷİ҈
of all the	āҌĆѸİ҉
of attributes	Ā҈Ĥѷ
of callers	ĘҌ
of callers of	ĘҌ
of calls	Āґ
of changes	Āҏ
of class	Āѹā҉Ă҈ćҋī҉
of class <name>	ĀѺāҊĂ҈ć҈ī҉
of cls	ā҆ľ҇
of cls <name>	ā҆ľ҇
of code	ĀҐā҇ĳѶ
of code in	Āѹāғ
of commit	ĀҊč҆ŉѺ
of commit <commit>	ĀҊč҆ŉѺ
of commits	ĀѷĎҫ
of commits $	ĀҏĎѶ
of commits concerns	Ď҆
of commits for	Ď҆
of commits per	ĀѺāҏĎѸ
of commits that	ĀѺĎґ
of commits to	ĀѹĎ҉
of commits touching	Ď҆
of config	Đ҆
of configuration	Đ҆
of configuration <name>	Đ҆
of constant	đ҈
of constant <name>	đ҈
of date	āҊ
of date |	āҊ
of decorators	ēҋ
of def	Ł҆
of def <name>	Ł҆
of definition	Ć҆
of dependency	ė҇
of every	āҋğ҆ķѺ
of exception	Ń҆ń҇
of exception does	ń҈
of fields	Ā҇
of file	ĀѴą҉Ďҍ
of file <path>	ĀѸĎ҈
of files	ĀҔāѱ
of files that	Ĝҋĝѷ
of files |	Ā҉āѷ
of fn	ķҏ
of fn <name>	ķҏ
of former	ņҊ
of func	āҏĉѺĊҒńѹ
of func <name>	āҏĉѺĊҒńѹ
of function	Ł҉
of function <name>	Ł҉
of functions	ĀҊ
of git	ĀѺİҋ
of go	Į҇
of how	ĀҋāѴĳ҆
of how many	ĀҋāѴĳ҆
of importing	Ā҉
of importing them	Ā҉
of imports	ĦҎħҏĨғĩ҆ĪѺŏѷ
of imports $	ĩ҈
of imports from	ā҉
of imports in	Āҋ
of imports is	Ĩ҉
of imports that	Ĩ҇
of imports |	ħ҆
of inheritance	ě҉
of interface	āҏĥ҇īѹ
of interface <name>	āҏĥ҇īѹ
of it	ė҈
of it are	ŀ҆
of it fail	ā҇
of it |	ŀѺ
of its	ā҇ĘѺęҋĢ҇
of its file	Ā҇
of its imports	ŏ҇
of its subclasses	ě҇
of java	Į҇
of line	ĴҎ
of line <line>	Ĵҍ
of lines	ĀѺĳҙ
of lines changed	ā҇
of lines in	ĳҌ
of lines |	āѸĳҊ
of member	ľҗĿѹ
of member functions	ľ҆
of method	Ĺҍŀ҈
of method <name>	Ĺҍŀ҈
of methods	ĀѵāѸĂѷľҷ
of methods does	ľ҆
of methods in	ā҆
of methods of	ľҐĿѺ
of module	ĩ҆
of modules	Āҍħ҇Īѵ
of modules does	ĀҊĪѷ
of modules link	ħ҈
of node	Į҇
of object	Ā҈āѺŇҏŐ҆
of object <name>	Ň҇
of object does	ĀҌ
of option	Đ҉
of option <name>	Đ҉
of our	ō҆
of our tests	ō҆
of parser	Āґ
of parser |	ĀҊ
of places	Ć҆
of project	łҗ
of project is	ĀҍłѺ
of python	Į҈
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҇
of software	łҒ
of some	ň҆
of something	ćҋ
of struct	āҋĿҋ
of struct <name>	āҋĿҋ
of subclasses	ĀҗňѶ
of teh	ŋ҆
of test	ĀѵāѴŊқŋ҉œґ
of test <name>	āѺŋҌœ҇
of test cases	Ŋҍ
of test functions	Ŋ҉
of testcases	Ŋҍ
of testcases inside	Ŋҍ
of tests	ĀѳāҕŊқ
of tests $	Āҋ
of tests does	ĀѦāҖŊ҉
of tests in	Ŋ҆
of tests skipped	āҍŊѴ
of tests which	Ŋ҇
of tests |	Ā҈
of text	Āѱĳҗ
of text does	ĳ҉
of text |	ĀѷĳҊ
of that	ĤѺ
of the	ĀѯāѱąѹĆ҆ćѸĈѺĉѴċ҉ďѸēѶĔ҇ĖѺěѸĞ҇Ġ҇ġѺĢ҈ĤҒĥ҉ĦѸħѵĩҍĬѸį҆İҐıҌĳѷĵґĶҏķҌĸҒĹѹĺѳĻҊľѺŀҊńҋņҍňѰŊѫŋ҇ōѴŎѯŐѹŒҍœҊ
of the <name>	ĀѺāѺĢҍĥ҈ĵҍĽ҇ŕ҈
of the <option>	ċ҇
of the base	ŀ҉
of the callers	ĊѺĘҚęѱ
of the class	ćҌĤҌĺ҆
of the code	ĀѹĠ҇
of the commit	Ď҈
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	ģ҇
of the dependencies	āҊ
of the dependency	ė҇
of the enum	ĸ҉
of the enumerator	ĸ҆
of the environment	āѸğҌ
of the file	ĀҕāѺĪ҆Ĵ҈ŊѸōѸ
of the files	ĀѸĜҎĝѵŒҏ
of the folder	ő҆
of the function	āѺĢҋŇ҈
of the functions	ęҊļ҆
of the git	Ā҈āѺ
of the helper	ķ҈
of the import	ā҆
of the importers	ĜҚĝѪ
of the imports	Ĝѧĝқ
of the interface	Ľ҆
of the language	āѸĮ҈
of the licence	ı҇
of the method	ĀҌĊ҆ĿѸńҒ
of the methods	Āѷā҆
of the module	Ģҋĩҏ
of the modules	ĜѺĝҌ
of the move	Ņ҆ņҏ
of the names	Ā҇
of the package	ĶҊ
of the parameters	ĀҊŁ҉
of the parents	ě҆
of the project	āѺİ҇ı҉
of the rename	Ņ҈
of the repository	ő҇
of the static	Ķҍ
of the struct	ī҇
of the test	œҎ
of the tests	Āҏāѵŋҍ
of the trait	ĥ҇
of the type	ĤҎĿҊŐѷ
of the variable	Ő҈
of them	ā҈ĆҐ
of them $	ĀҌĆ҉
of them |	Āѭāҍ
of thing	łҊ
of this	Ā҉ā҉ąѹĈ҉Ė҉İ҆ı҉
of this project	ĀҐĖ҆łѹ
of this repository	Ĉ҆
of today	ņ҆
of today 's	ņ҆
of trait	Ľ҆
of trait <name>	Ľ҆
of type	Ā҉
of type <name>	ĀҊ
of value	ŇҊŐ҆
of what	āѮĢҎĤ҆ňҍŐ҇
of what $	Āѵć҇ňҎ
of what <name>	Ģ҆
of what fields	Ĥ҇
of what file	ĵ҆
of what type	ĀҋāѹŐ҈
of what |	ĀҌćѸ
of which	āѧģҊĤ҈ĥѹĩ҆ī҈Ľ҆ŀѺŇ҉Ő҈
of which class	Ňҋ
of which fields	Ĥ҉
of which file	Ľ҆
of which files	ĩ҇
of which names	ģҊ
of which type	Ā҆
of |	Ā҈āѺćѶĢҒī҈ňѸ
of | $	Ā҈āѺćѶĢҒī҈ňѸ
off	āѵĊҎŕҙ
off <path>	ŕҎ
off <path> $	ŕ҈
off _ $	āѺĊҎŕҍ
offer	ĀҎāѨĚѵģҐĿҘ
offer _ importers	ģҌ
offer to	ģҍ
offer to importers	ģҌ
offers	Ŀ҆
offline	Āѹā҉
often	āҙĎґ
often <name>	ā҆
often _ $	ā҉
often _ <name>	Ď҇
often _ <path>	Ď҆
often _ you	ā҆
often does	ĀѹāҌ
often does <name>	ā҆
often has	ĀѺĎҊ
often is	ĀҖāѲ
often is <name>	ĀҊāѺ
often was	Ď҆
often would	ā҆
often would you	ā҆
often |	ā҉
often | $	ā҉
ok	ĀѯāѶĈҒŌҌŎҏ
ok _ $	ĀѲāѹĈҏŎҏ
ok _ ok	ŎҊ
ok not	ŎҊ
ok not ok	ŎҊ
ok or	ŌҊ
ok |	ĀѲāѹĈҏŎҐ
ok | $	ĀѲāѹĈҏŎҏ
old	ĀѴāҏĮ҉ŅҦņҚ
old <name>	ė҆ņ҈
old <path>	ņҊ
old _ $	ŅҒņѹ
old _ <name>	Ņѹņґ
old _ <path>	ŅѶņҔ
old _ back	ā҈
old _ is	ņ҉
old _ of	Ņғņѵ
old _ version	ā҆
old _ |	ĀѺŅҗņѷ
old file	ņґ
old file <name>	ņҊ
old file <path>	ņҋ
old name	Ņҝ
old name $	Ņҍ
old name <path>	ņ҆
old name back	ā҈
old name of	Ņғņѵ
old name |	āѺŅҐ
old one	Ņ҉ņѹ
old one |	Ņ҆
old path	Ņ҆
old version	ā҆
older	Į҉
older _ |	Į҉
older distribution	Į҆
older distribution |	Į҆
oldest	ĀҍāҊĆѺĮҔİѷ
oldest _ $	āҊĆѺ
oldest _ release	Į҆
oldest _ that	Įҋ
oldest |	āҊĆѺ
oldest | $	āҊĆѺ
omit	Ĕ҉
omit <name>	Ĕ҉
omits	ĕ҆
on	āҕĂ҈ąѵĆѷĉ҇ĊѳĎҔďѳĐҊđѳĒҔē҈ĖҏĘѴęѹěѺĜ҉ĝѷġѤģѴĤҕĥѯħҋĩҌĪҌīҏĬѯĭѹĮ҆įҍİѵıѷĲ҆Ĵ҈ĹғĺҋĻѷļ҇ĿҌŀѴŃѷńѶņѶŊѺŋѱŌѺŏѷŐѷőѸŒ҉Ŕ҉ŕҘ
on $	ĀҎāѢćҕĖ҉ĪҔĵҏĺ҉ňѴ
on <name>	ĀҖā҈ĂҏćѵĎҍďѺĒѹĖѹĘѺĚ҈ġѩĢҔĤ҇ĩҕĪѹĬѺĮѵį҉Ĺ҈ĺѹľҊĿ҈Ł҆ň҆ŋѺ
on <name> $	Ā҉āѵĂҒćѷĎ҇ġѰĢҜĩґį҇Ĺ҆ľҊň҈ō҆
on <name> and	Ā҈Ł҉
on <name> in	Ā҉
on <name> is	ā҇
on <name> |	āѳē҇ĚҌĤ҈ĩ҇
on <path>	ĀѰāѴĎҌĜҟħҏĩҌĪѸį҈
on <path> $	ĀѹĜҏħ҈ĩҊ
on <path> |	ĀѸāѺĎ҆Ĝ҉
on _ $	ĂґćѷĎҋĒҋĕ҆ė҈Ĝ҉ġѯĢҚħ҇ĩқĪѷĮѺįҌİѹĹ҆ľҊň҇ō҆
on _ <line>	ĀҊĲ҆Ĵ҈
on _ <name>	āҎćѵĤґī҇ĵѸĹ҉Ŀ҈ňҏ
on _ and	Ā҇Ł҉
on _ being	Ā҇
on _ events	ŕҌ
on _ for	Į҆
on _ functions	Ē҈
on _ import	ħ҉
on _ in	Ā҉
on _ instance	ā҇
on _ last	ĀѹāҊ
on _ line	Āѣā҇ċ҇ĐғĜѶğ҇ħѺĴ҈Ķ҇ķ҇ļҎĽҍœ҆Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	ĀѸā҉
on _ modules	Ī҈
on _ of	Īѹ
on _ older	Į҉
on _ other	ĩѹĪҍ
on _ path	āҔĞ҉őѶŒ҈
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҍ
on _ thanks	ā҇
on _ through	Ā҇
on _ transitively	ĀѸā҈
on _ type	īҎĽѺ
on _ way	ĉ҆
on _ |	ĀѺāѴĎ҉ēҊĚҌĜ҉Ĥ҉ĩ҉
on a	Ĥ҇Ŀҋ
on a <name>	Ā҆Ĥ҇Ŀҋ
on an	ā҇Į҉
on an instance	ā҇
on an older	Į҉
on ci	ā҇
on ci thanks	ā҇
on class	ćѵĤҋĵѹňҏ
on class <name>	ćѵĤҋĵѹňҏ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on it	Ā҇ē҆
on it |	Ā҉
on its	ā҆
on line	Ā҈Ĳ҆Ĵ҉
on line <line>	Ā҈Ĳ҆Ĵ҉
on linux	āҎ
on linux $	āҍ
on my	āҌĞ҆
on my <name>	ā҆
on my machine	Ā҇
on my path	Ğ҇
on pull	Ā҆
on pull requests	Ā҇
on push	Ā҇āѺ
on running	āѺŎ҈
on that	ĀѺā҆
on that line	ĀѺā҆
on the	āҎē҉ħ҉īҍİѶĴ҇ĽѺ
on the import	ħ҉
on the last	ĀѹāҊ
on the line	Ĵ҇
on the type	īҎĽѺ
on the value	ā҇
on this	ĀҊĖѶ
on top	ĒҏĪѹ
on top $	ĒҊ
on top of	Īѹ
on what	ĀѲć҇ĐҋĖҊķ҉ļ҆ňѺŕ҈
on what line	ĀѭāҍĐҋķ҉ļ҆
on when	ĖҊ
on which	ā҆Đ҈ĜѶğ҇ħѹĩѷĪґĺґĽ҆ŒѺœ҉ŕҊ
on which <name>	ā҉
on which events	ŕҊ
on which functions	Ē҆
on which line	āѹĐ҈Ĝѷğ҇ħѺļ҈Ľ҇œ҉
on which lines	Ā҉
on which modules	Ī҇
on which other	ĩѹĪҍ
on windows	ĀѶāҝ
on windows $	ā҇
on windows |	ĀѸāҎ
on |	Āѵĕ҇ė҇ŕҐ
on | $	ĀѸĕ҇ė҇
on | section	ŕҍ
once	ā҉Ć҆Ğ҆ņҊ
once _ $	āҊ
once named	ņ҆
once thanks	ā҇
once thanks $	ā҇
one	ĀѮāѱĂѸĆ҇ĉѺĊѷč҇Ę҉ĚѺěҎĜҊĝҋġ҆Ģѹħ҆ĩѹĪѷİ҈ı҉Ĺ҆Ļ҆ľѺł҉ŅҌňѶŋҟōѸ
one $	āѶŋ҉
one _ $	ĚѶěҋŅ҇ņ҇
one _ <name>	ĀѵāѸĘҍęѷ
one _ <path>	Ĝ҆
one _ its	ĘѺęҋ
one _ put	ė҆
one _ the	āҏĆѹč҈Ę҆Ĝ҉ĝ҈ķ҇ŋҌ
one _ this	āѹİ҈
one _ to	Ā҆
one _ |	Ā҈
one after	ā҆
one call	āѷŅҊ
one call <name>	Ņ҆
one caller	Ā҉
one find	ě҆
one finds	Ľ҇Ń҇
one finds the	Ľ҇
one get	Ā҆
one has	ė҆ĮѺő҇
one has put	ė҆
one in	āҏİ҈
one in <path>	ā҈
one in the	ā҉
one is	āҎ
one named	ġ҆ļ҆
one named <name>	ġ҆ļ҆
one of	āѺĆ҆č҈Ęҋę҇Ě҇ĜҌĝҊĩѺĸ҆Ĺ҆ŋҎ
one of <name>	ĘҋęѹĚ҇
one of <path>	Ĝ҆
one of its	ĘѺęҋ
one of the	Ā҇č҉Ę҆Ĝ҉ĝ҈ŋҌ
one test	ĀҎāѵ
one test |	ĀҌāѵ
one that	ā҆
one word	ł҇
one |	ĀѶĚѶěҋŅ҇ņ҇
one | $	ĀѷĚѶěҋŅ҇ņ҇
ones	āѤĂ҈Ć҇ď҆Ėѹň҉ōҏŏҌ
ones _ $	āѰň҇ŏҊ
ones _ <name>	ĀѴĆ҇
ones _ it	ō҈
ones _ the	āѺĂ҆
ones of	āѺĂ҈
ones of the	āѺĂ҆
ones |	āѳň҈ŏҊ
ones | $	āѵň҈ŏҊ
only	āҭĂҐĆ҈ČҌĒѹĖѮħ҉īѺĬѺĵҋĿ҈ōѶ
only $	ĒѺħҊĿҋ
only _ $	ĀѺā҉
only _ first	āѸĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҇ĥ҆
only _ linux	āҍ
only _ |	ā҆Ă҆ōѺ
only an	Ā҇ĥ҆
only an interface	Ā҇ĥ҆
only indirectly	ā҈
only on	āҎ
only on linux	āҍ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѵĆ҉
only the first	āѸĆҊ
only used	ĀҒāѮ
only |	āҌ
only | $	āҌ
onto	ēҗ
onto <name>	ēҗ
onto <name> $	ēҕ
onto _ $	ēҕ
open	ĀѱāҋĬ҇ı҆ĵғķ҈ő҆
open $	ĵҍ
open <name>	ĀѯāҔ
open <name> |	ĀѮāҕ
open _ code	Ĭ҈
open _ requests	ĀѺā҈
open _ |	ā҈
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҆
open the	Ĭ҈
open the code	Ĭ҈
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	ĀҍċҕĐҜ
option <name>	Ā҇Đҕ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	ĀҎ
option <option>	ĀѱāҌċҕ
option _ $	Ā҉āѵĐҔ
option _ in	Đ҆
option _ |	ĀҘ
option |	ĀҌāѶ
option | $	ĀҌāѶ
optional	ĀґĔҋĖѱ
optional <name>	ĀѸĔҌ
optional _ and	Ā҇
optional _ of	Ā҉ĔҍĖѴ
optional dependencies	ĀҙĖѱ
options _ the	ā҆
or	ĀѯāѤĈҘĉѷĊѮċҋčҏđҊĒ҈ĔѺĜҍĞ҉ğҍĠ҉ġҎĢѸĥѸħѺĬҔĭҐıҍĵѹķѺĹѹĽ҈ŁѹłҨŃѺńѺŅѺŇ҈ňѩŋ҈ŌҒōѲŎґŏѵőѹœѹŕ҉
or <name>	ĀѰāҪē҆ğ҇
or <name> |	ĀѱāҦē҆
or _ $	ĀѰāѺćѺĈҍĚ҆ě҆Ĝ҆ğ҈ĬҖĭҋŋ҆
or _ <name>	ć҉ňѸ
or _ <path>	Ĝ҇
or _ <tag>	ā҆
or _ and	ĀѺā҈
or _ build	ł҇
or _ does	āѸđ҈
or _ i	ł҈
or _ is	ė҆
or _ it	āѶĈ҈
or _ many	ĳ҆
or _ of	ĀҐ
or _ or	Ő҈
or _ other	Ā҉
or _ program	ł҉
or _ something	Āғ
or _ the	ĀѺā҈
or _ there	āҏ
or _ tool	ł҉
or _ type	Ň҉
or _ |	ĀѺā҉Ĉ҉čҊę҆ġҋĦҊĬ҇ıҋňѷŌ҉ōѲŎҌ
or a	ĀѸāѸłҙ
or a build	ł҇
or a program	ł҉
or after	āҍ
or after <tag>	ā҆
or broken	ĀѷĈҌ
or broken |	ĀѸĈҋ
or classes	ćҍňѸ
or deleted	ĀѺā҈
or deleted and	ĀѺā҈
or does	Ā҇Ĉ҇
or does something	ĀҌ
or fail	ĀѶŌ҆Ŏ҇
or failing	ĀѷŎҋ
or failing |	ĀѷŎҋ
or file	ġҎ
or file |	ġ҆
or gpl	ĀѺıҍ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ā҆
or in the	ā҆
or indirectly	ĀҏĜѹ
or indirectly |	ĀҏĜѹ
or is	Ā҈āѸ
or is it	Ā҈āѹ
or no	ĀҊāѴćѹč҉Ę҆Ĝ҆Ħ҉Ĭ҈ĭ҆ňѺ
or no there	Ā҈
or no |	āѷč҇Ę҆ġ҉ĦҊ
or not	ĀѺāѯĈ҆Ě҇Ġ҉ĬҎĭҊŋ҉
or not $	Ě҈ŋ҇
or not |	āѶĬ҈ĭ҆
or red	Ŏҋ
or something	łҌ
or string	đґ
or superclasses	ć҇
or the	āѺğ҆Ň҆
or through	Āҋ
or what	āѷė҆Ĭ҇ı҉Ň҇ŕ҆
or what $	Ĭ҉
or what is	Ā҆ė҆
or what type	Ň҈
order	āҔēѺŁ҆
order _ the	āҏ
order are	āҋ
order are the	āҋ
origin	ŅҊ
origin _ of	Ā҆
origin _ the	Ņҋ
origin commit	Ā҆
origin commit of	Ā҆
origin of	Ņҋ
origin of the	Ņҋ
original	ŅҒ
original _ of	Ņҏ
original filename	Ņ҉
original filename of	Ņ҉
original name	Ņ҇
original name of	Ņ҆
originally	ĀѷąҌŅ҈
originally $	ĀѺą҉
originate	ŃҊ
other	ĀѸāҬĉҖĊѺďҒģҐĦ҈ĩ҇ĪҘŁѸ
other _ $	Ā҈āѶĉ҆ģ҇ĩѹĪҋ
other _ <name>	ā҇
other _ depend	āҐĖѵ
other _ does	āѺĉ҆Ė҈Ī҇
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҋ
other classes	ā҆
other files	ĩҌĪҊ
other files $	ĩѹĪҋ
other files depend	Ā҇
other files import	ā҆
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҇āѶĉҔ
other functions are	ĉ҆
other functions |	Ā҉āѸ
other methods	ĉ҆
other modules	āѶģҍĦ҈Īҏ
other modules are	Ī҆
other modules does	Ī҈
other modules import	ģ҆
other modules |	Ħ҆
other packages	ĀѺāҌĖ҆
other packages does	Ė҆
other projects	ā҈
other than	āҐ
other than <name>	ā҈
other way	ď҈
other |	Ā҈āѹ
other | $	Ā҈āѺ
others	ģ҈
ought	āҫĒѹĵѸ
ought <name>	ā҈
ought <name> to	ā҈
ought _ to	āҋ
ought to	āҠĒѹĵѸ
our	ĀѲā҉ŋ҈őҍ
our <name>	ő҆
our <path>	ő҉
our <path> |	ĀѺő҉
our _ has	Ā҇
our _ have	ā҆
our _ model	ĀѸāҋ
our _ |	ĀѮŋ҉őҏ
our tests	āѳŋ҉
our tests |	ŋ҉
out	ĂѸĈ҆ĊѹĔҎęҊğ҉Ġ҈ġ҆ģҎĪѱĵѺļѹŁѺńҐŇҎŌҍŎҋ
out <name>	Ā҆Ĕ҈
out _ $	Ā҉Ć҈Ŕ҇
out _ <name>	ĀѷęҌĢѹńҏŇ҈
out _ <path>	ĀҎĪѶ
out _ <tag>	Āѱāғ
out _ date	āҊ
out _ many	Ā҆
out _ renaming	ņ҆
out _ the	Ā҉āѶĈ҆ğ҈Ĭ҈Ļ҆
out _ type	Ā҆
out _ when	ā҈
out _ which	ģ҇
out _ |	ĀѹŌҊ
out for	ā҉
out how	Ā҆
out how many	Ā҆
out if	ĀѺāѳĈ҆ę҈ě҆ġ҆Ŏ҆
out if <name>	ę҉ě҆
out if the	Ĉ҆
out of	āҍğҏģҊĪѶĴ҇ńҐŇҊ
out of <name>	ā҆ńҎŇ҇
out of <path>	ĀґĪѷ
out of date	āҊ
out of renaming	ņ҆
out of the	āѺğ҉Ļ҆
out the	āѸķ҆
out the <name>	ķ҆
out the type	Ā҆
out there	āѹĥ҈
out what	ā҉ĢѺģ҆Ņ҇
out what which	ģ҇
out |	Ć҈
out | $	Ć҈
outcome	āѹŌҐ
outcome of	āѺŌҏ
outdated	ĀѴāҔ
outdated _ $	Āѷāҋ
outdated |	Āѷāҋ
outdated | $	Āѷāҋ
outer	Ļҍ
outer _ <name>	Ļҍ
outgoing	ĉҡĊѰ
outgoing _ of	ĉҘĊѵ
outgoing calls	ĉқĊѲ
outgoing calls of	ĉҒĊѷ
output	Ň҉
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѯāҘĖҎģґŊѸ
outside $	ģ҇
outside _ $	ĀѴāҖģ҇ŊѸ
outside |	Āѹā҈ģ҇
outside | $	Āѹā҈ģ҇
over	ĀѷāҏĒ҇Ĕ҆ħҊĨ҇ĳѹ
over <number>	āҎĳѹ
over <number> <name>	āҍĳѹ
over _ <name>	ĀѴāҕĔ҆ĳѹ
over _ intermediate	ħ҇Ĩ҇
over the	Āѷ
over to	Ĕ҆Ł҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҇
over which intermediate	ħ҇Ĩ҇
overall	ĀѴāҔĢѺ
overload	ĀѺĆҖ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	Ćҏ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҏŀҪ
overridden $	ā҇ŀҎ
overridden _ $	ŀҊ
overridden _ <name>	Ā҆
overridden _ the	āҊ
overridden by	Ā҇āҊ
overridden by <name>	Ā҆
overridden by the	āҊ
overridden in	ŀ҆
overridden |	ŀ҉
overridden | $	ŀ҉
override	ĀҙāҔĂ҆Ŀѹŀ҉
override $	ĀҋāѸ
override <name>	ĀҌŀ҇
override <name> $	ŀҋ
override <name> in	ā҉
override <name> |	Āґŀѹ
override _ $	Āҍŀ҇
override _ <name>	ĀѴāғ
override _ |	ĀҒ
override from	ĀѰāғ
override it	ŀ҆
override of <name>	ŀ҉
override |	Āҏ
override | $	Āҏ
overrides	āҔĂҔćѹŀҪ
overrides $	ĀѺā҆ĂҕŀҊ
overrides <name>	ĀҊŀ҆
overrides <name> $	ĀҎ
overrides <name> |	ŀҋ
overrides _ $	Āғ
overrides _ <name>	ĀѶā҉ŀҘ
overrides _ it	ā҆
overrides _ |	Ā҆ŀ҇
overrides of	ĀѴāҏŀҏ
overrides of <name>	ĀѸā҉ŀҋ
overrides of it	ā҆
overriding	ĢѹĿѵŀӄ
overriding <name>	ŀҎ
overriding <name> $	ŀҎ
overriding _ $	ŀҐ
overriding _ for	ĀѺŀҐ
overriding _ of	ŀҘ
overriding _ |	ŀ҈
overriding definitions	ŀ҇
overriding definitions of	ŀ҇
overriding methods	ĿѺŀҒ
overview	Ā҇
overview _ the	Ā҇
overview of	Ā҇
overview of the	Ā҇
own	ĀѸĆҌĪѹŀҕ
own <name>	Ć҈ŀ҇
own <name> method	ĺ҆
own _ $	āѶŀҎŌ҆
own _ method	ĺ҆
own _ of	ā҇
own _ |	ā҈ĪѺŀ҆
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version	ā҆
own version of	ā҆
own |	āѹŀ҆Ō҆
own | $	āѹŀ҆Ō҆
package	āѸĖ҈ĞҞı҆ĵ҆Ķҋ
package $	Ğҋ
package <name>	ĀҎāѵ
package _ $	ĀѸāҊĞҌı҇
package _ |	ĀҔāѰ
package |	ā҈ĭ҆
package | $	ā҈ĭ҆
packages	Ā҇āѷĖҭĞѺĪҐĮѺ
packages _ $	ĀѷāҊĖ҈
packages _ <path>	Ī҆
packages _ in	Ī҇
packages _ the	ĀҊ
packages _ this	āѺĖҌ
packages are	Āғāѳ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҌĪ҉
packages does <path>	Ī҆
packages does the	Ā҆
packages does this	āѺĖ҉
packages |	ĀѷāҊĖ҉
packages | $	ĀѷāҊĖ҈
param	ĀҒāҕĕ҉ġѴńѹ
param <name>	ĕҊ
parameter	Āңā҈ďҊĔҍĕҔġѷŁҝŇѸŐѸ
parameter $	ĕ҈
parameter <name>	ĀҔāѺĔҕŇѹŐѹ
parameter <name> $	Ā҉
parameter <name> of	Ā҆Ĕ҉
parameter <name> |	Ā҇
parameter _ $	Ā҇ā҆ĕ҆
parameter _ <name>	ĀҎā҈
parameter _ configuration	Đ҆
parameter _ default	ĕ҆
parameter _ for	Āѷā҆Łҍ
parameter _ of	Āҕď҉Ĕ҉ġѹ
parameter _ |	ĕ҆
parameter by	Ā҈
parameter called	Ā҈
parameter count	ĀҊ
parameter list	ġѹŁҘ
parameter list for	Āѵā҇Ł҇
parameter list of	Āҏġѹ
parameter lists	ď҉
parameter of	Đ҆
parameter of configuration	Đ҆
parameter |	ā҇
parameter | $	ā҇
parameters	āѹďұĘѺŁҳ
parameters $	ď҆
parameters _ $	ď҇Ł҈
parameters _ <name>	Ā҈āѸďҙŁҐ
parameters _ by	Ł҉
parameters _ it	ā҇
parameters _ the	Ł҉
parameters _ |	ā҇
parameters does	Ł҆
parameters does <name>	Ł҆
parameters does it	ā҈
parameters of	Ā҈ď҇Łғ
parameters of <name>	Āҋď҇Ł҇
parameters of the	Ł҇
parameters |	Ł҈
parameters | $	Ł҈
params	āѲďҡŁҾŇѺ
params $	āѳďҕŁҔŇѺ
params <name>	ďѳŁҒ
params _ <name>	ďҍŁҎ
params for	Ł҇
params of	Ł҈
params that	Łґ
params that <name>	Łґ
parent	Ā҈ćҫěҐĺѺŀѹňҖ
parent $	ćѸĚҍěѵňҌ
parent 's	ā҈
parent 's method	ā҈
parent <name>	ćҞňѸ
parent _ $	ĀѸćҢňѺ
parent _ <name>	ĀѴā҆ĚѺěҒňҒ
parent _ from	ć҆
parent _ method	ā҈
parent _ of	āѹćҏě҈
parent _ |	ā҆
parent class	Ā҇ě҇
parent class of	ě҈
parent classes	āѹćҍ
parent classes |	ć҈
parent is	ćѮňҖ
parent is <name>	ćѮňҖ
parent of	ĀѷćҏĚѺěҐ
parent of <name>	ĀѹćҎĚѺěҒ
parentheses	āѶć҆Łҏ
parentheses _ $	āѹŁҍ
parentheses |	āѹŁҍ
parentheses | $	āѹŁҍ
parents	ĀѵāҚĆѹćҥęѹěҌňѷ
parents _ $	ā҇
parents _ <name>	ĀѹćҖęѹěҍ
parents of	ĀѹāѺćқěҍ
parents of <name>	ĀѺćҗěҍ
parents |	ā҇
parents | $	ā҇
parser	ĀҨāѸċҗ
parser $	Āѥāҡ
parser _ $	ĀҕāѶċ҈
parser _ |	Āҋ
parser in	ĀґāѴ
parser |	Āҗāѷ
parser | $	Āҗāѷ
part	Č҇čґĎѺĠҍĦ҆ŉ҉
part _ $	Ā҈ŉ҆
part _ <commit>	č҆
part _ <name>	ā҇
part _ a	Āҋ
part _ commit	č҆
part _ the	ĀѸĠҊ
part in	Āґāѹ
part in a	ĀҍĦѹ
part of	Āѯā҉Č҇čґĎѺĠҍĦҊ
part of $	Ā҇
part of <commit>	č҆
part of <name>	ā҇
part of commit	č҆
part of the	ĀѸĠҊ
partially	āҊĥѶ
parts	Ā҉ĂҊ
parts _ the	Ā҇
parts of	ĀҊ
parts of the	Ā҇
party	Ėҕ
party _ $	ā҆
party _ |	ĀѹāҎ
party packages |	ā҈
party |	ā҆
party | $	ā҆
pass	āҎĔ҉ŁҒŋѸŌҥŎҭœѹ
pass $	ĀѺŎҔ
pass <name>	ĀҎāѺĔ҇
pass <name> to	ĀҎāѺ
pass _ $	ĀҝāѭŌҌ
pass _ <name>	ā҆ď҇Łғ
pass _ fail	ĀѶŌ҆Ŏ҇
pass _ i	ā҈
pass _ the	ĀѵāҌŎҊ
pass _ to	ĀҎ
pass _ windows	ā҆
pass _ |	ĀѺŌ҇
pass fail	Ō҆
pass if	ā҇
pass if i	ā҈
pass on windows	ā҆
pass or	ĀѵŌ҇Ŏ҉
pass or fail	ĀѶŌ҆Ŏ҇
pass to	āҊď҇ŁҐ
pass to <name>	ā҇ď҈ŁҎ
pass when	Ŏҋ
pass when the	āѺŎ҆
pass |	ĀҝāѮŌҊ
pass | $	ĀҝāѮŌҊ
passed	Łҍ
passed _ |	ĀҊāѺ
passed to	Ł҉
passes	ĀҒāѮŋѸŌ҈Ŏҝ
passes $	ĀғāѶŋѹŎҌ
passes _ $	Ō҇
passes _ n	ŎҌ
passes y	ŎҌ
passes y n	ŎҌ
passes |	Ō҇
passes | $	Ō҇
passing	ĀѺāѮŌқŎҙœѺ
passing $	Ō҆Ŏ҉
passing _ $	ĀҋāѱŌ҈
passing _ failing	ĀѷŎҋ
passing or	ĀѶŎҊ
passing or failing	ĀѷŎҋ
passing |	ĀҊāѯŌ҇
passing | $	ĀҊāѯŌ҇
past	ĎѺŅҖ
past _ $	Ņҋ
past _ which	Ņ҆
past |	Ņҋ
past | $	Ņҋ
path	ĀѱāѬćѹĢѶģѸĥѺħҙĨ҉ĩѹĪѺĵҗķҕĺѸĽҋŅҘņҗŌѹőӄŒҦœҔ
path $	Œҍ
path _ $	āѷĽҋőҖœ҆
path _ <name>	āҔŅҊőҔŒѷ
path _ <path>	Āѹħ҉Ņ҈őҎ
path _ a	ā҆
path _ former	ņҊ
path _ line	Ċ҇ĵ҆
path _ module	Œ҆
path _ root	ő҉
path _ the	āѶĵҏņ҆ŒҎœ҉
path _ which	Ĩ҆
path and	Ċ҇ĵ҆
path and line	Ċ҇ĵ҆
path by	Ĩ҆
path by which	Ĩ҆
path for	ő҆
path from	őҊ
path from a	ā҆
path from root	ő҉
path is	Œ҈
path of	Ā҇ķҎŅғőҋŒҌœ҆
path of <name>	ŅҊő҈
path of <path>	āҊŅҊ
path of former	ņҊ
path of the	ŒҌ
path pls	Ľҋœ҇
path pls $	Ľҋœ҇
path to	āѶħѺĨ҆ĵҏőҒ
path to <name>	őҌ
path to <path>	Ĩ҆őҊ
path to the	ĵҌ
path was	Ņ҉
path |	őҘ
path | $	āѹőҘ
paths	Āѱă҇ČҟčѷħѶŃҍ
paths _ <commit>	ĀѺČҏ
paths _ <name>	ā҆
paths from	āҋħѶ
people	ĀҎā҉Ė҆İѹ
people _ pass	āҊ
people _ tests	ā҉
people _ to	Ā҆āѷ
people _ touched	ĀҌĎѺ
people have	ĀҌĎѺ
people have touched	ĀҌĎѺ
people usually	ā҈
people usually pass	ā҈
people wrote	ā҉
people wrote tests	ā҉
per	ĀѹāғĎѷľ҇
per _ touching	ĀѺāҏĎѸ
per _ |	ľ҇
per author	ĀѺāҏĎѸ
per author touching	ĀѺāҏĎѸ
per class	ľ҇
per class |	ľ҇
per request	ĀѸāҊ
per request |	ā҆
percentage	Āѳāқ
percentage _ code	Āѹāғ
percentage of	Āѳāқ
percentage of code	Āѹāғ
person	Ĳҟ
person _ $	Ĳ҇
person _ changes	Ā҇
person _ line	Ĳ҆
person commit	Ā҇
person commit changes	Ā҇
person |	Ĳ҇
person | $	Ĳ҇
phrase	Ŕғ
phrase <literal>	Ŕ҇
picks	ğ҇
pin	Āѹ
pinned	ĀѹėҢĮѸĲ҆
pinned $	ė҆
pinned _ $	Ā҆
pinned _ <line>	āѺĲ҇
pinned _ |	Āѷāҍė҆
pinned line	āѺĲ҇
pinned line <line>	āѺĲ҇
pinned to	ė҈
pinned |	Ā҆
pinned | $	Ā҆
pip	ĞҊ
pip install	Ğ҈
pipeline	ĀҐāѳŕҊ
pipeline <path>	ŕ҉
place	Āѯā҉ĐҎĥѹį҇ĵ҆Ķ҇ķ҈ĸҍĺҍĻѹļ҈œҋŔ҈
place $	āҍ
place <name>	ĆҊĊѹķҎ
place <name> is	ĊѹķҎ
place _ $	į҉
place _ <name>	āѺĆѲĊҌĺґļ҆
place _ <path>	Đ҆
place _ defines	āѸĆҏķ҆
place _ is	ĊѹķҎ
place _ the	Āѹā҈ķѹĸҋő҆
place _ uses	ĀѺāҎ
place in	āѸĐґĸ҆
place in <name>	Đ҇
place in <path>	Đ҆
place in the	ĸ҇
place of	ĵ҉ő҆
place of the	ő҇
place that	Ć҈
place that defines	āѸĆҏķ҆
place that uses	ĀѺāҎ
place where	ĀҋāҌĆѴķѶ
place where <name>	ĀҐĆѵ
place where the	āҎķѷ
place |	į҉
place | $	į҉
places	ĀҖāѯĆңĊҗğҊĶѺŃ҆
places _ <name>	ĆҊŃ҇
places _ a	Ā҆
places _ call	Ċ҇
places _ it	āҋ
places _ the	Ā҈
places _ which	ĀѺĆ҉
places and	ĀѹĆҊ
places define	ĀѺĆҌ
places defining	ā҆
places defining <name>	ā҆
places does	Ā҈
places import	Ā҈āѹ
places is	āҊ
places that	Ċ҈ğ҈
places that call	Ċ҇
places where	ĀҎ
places where <name>	Ā҈
planning	ĀѹāҊ
plays	āѶĢҞ
plays in	Ģ҉
please	ĀғāѭąѸĎѷđҊĖѹĚѹġѺĢҒĥѺĺ҈ĿѺŊ҆Ō҇ō҆Ő҆őҌ
please $	Āѳā҉ĎѸĢҖĥѺķ҆ĺҊļѺŁ҆Ņ҇ņѺ
please _ $	ĀҕĖѸ
please _ <path>	ő҆
please _ every	ĀҎ
please _ if	ĀҌ
please _ is	Ō҇
please _ it	đ҈
please _ me	ĀѭāѹķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҖāѷąѺć҈
please _ whether	ĀҎ
please check	Āҏ
please check if	ĀҌ
please display	Ā҉
please enumerate	Ā҉
please enumerate every	Ā҈
please give	Ā҈
please give the	Ā҉
please identify	Ā҆
please identify the	Ā҆
please list	ĀѺň҆
please list every	Ā҆ň҆
please list the	ĀѸ
please report	ĀҎ
please show	ĀѸć҈
please show the	Āѹć҉
please state	ĀҌ
please state the	Ā҈
please tell	ĀѲāѺ
please tell me	ĀѲāѺ
please their	ň҆
please their names	ň҆
please to	ĀѪĹѺ
please to show	ĀѺ
please |	ĀҊāѺĖѸŌ҇ő҈
please | $	ĀҕĖѸ
please | <path>	ő҆
pls	āѸıҋķҘœ҆
pls $	āѸıҋķҘœ҆
point	ĀѬā҈ĐҐİ҇ķҎĺҋ
point _ at	ķҒ
point _ exception	āҏ
point _ to	ĀѺĺҍ
point during	āҏ
point during exception	āҏ
point in	Āҋāѵ
point me	ĀѶāѸĐ҇ĵ҇ķҎĺҌ
point me at	ķҒ
point me to	ĀѺĺҍ
point of	Ģ҆
points	ĀҊĞң
points $	ĞҊ
points _ this	Ğ҉
points of	ā҇
points of this	Ğ҈
points |	Ā҈
position	ĀѹĐ҉ĵ҆ĸ҆ĺғĻ҆Ŀѹ
position $	ĵ҆ĺҐĿѹ
position _ option	Đ҉
position of	Đ҉ĸ҇
position of option	Đ҉
positional	Ł҉
positional _ keyword	Ł҉
positional and	Ł҉
positional and keyword	Ł҉
pr	ŕ҇
pr cron	ŕ҇
precede	ēҏ
predecessor	āѸŅҚņѹ
predecessor _ <path>	Ņ҇
predecessor _ of	Ņ҆
predecessor of	āѸŅҔ
predecessor of <path>	Ņ҇
predecessor path	Ņ҆
predecessor path of	Ņ҆
present	ĀѸāѷĝ҆ĠҌİ҇ņ҇ŋ҇Ō҇
present _ $	İ҇ŅѺŌ҉
present _ how	Ņ҆
present in	ĝ҆Ġ҆ŋ҇
present name	āҌņ҇
present name $	āҌŅѺ
present name how	Ņ҆
present |	āѺİ҇
present | $	āѺİ҇
preset	ĀѺĔҞ
preset of	ĔҔ
previous	ŅҟőѸ
previous _ $	Ņ҆
previous _ of	ŅҖőѸ
previous _ |	ā҇
previous name	Ņғ
previous name $	Ņ҆
previous name of	ŅҊ
previous path	ŅҌőѸ
previous path of	ŅҌőѸ
previous release	ā҇
previous release |	ā҇
previously	ĀѹŅҍņ҈
previously _ $	Ņ҈
previously _ as	ŅҌ
previously called	ņ҈
previously called $	Ņ҈
previously known	ŅҌ
previously known as	ŅҌ
print	Ā҇āѱđґĖҟģҌĤ҉İҊĲѵĴҕĶѶ
print <literal>	ĀҏāѸ
print <literal> |	ĀҏāѸ
print <name>	ĀѳĖҥ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ $	Āѯā҉ĖҤ
print _ <line>	Ĵґ
print _ <name>	đҊĶѸ
print _ from	Ā҇
print _ line	ĴҊ
print _ pub	ģҎ
print _ value	đ҇
print _ |	ĀҍāѸ
print all	ģҎ
print all pub	ģҎ
print its	Āҋ
print its value	Āҋ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	ĀҍāѸđҊ
prior	ĀѹāѺŅҞ
prior _ the	Ņ҇
prior filename	ĀѹŅҘ
prior to	Ņ҇
prior to the	Ņ҇
private	ĀѶā҆ĬѺĭӂľѺ
private $	ĭҍ
private _ $	ĭҕ
private _ does	ā҈
private functions	Āѷāҏ
private functions does	Āѷāҏ
private names	Āѹāҋ
private |	ĭҔ
private | $	ĭҒ
produce	ĀҌ
produce $	ń҆
production	ĀѺāҎ
production _ $	ĀѺāҋ
production |	ĀѺāҋ
production | $	ĀѺāҋ
program	āѺğ҉Ģ҇łҌ
program _ $	Ģ҈
program _ up	Ā҈āѹ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	ĀѵāҔ
programs	Ğҏ
project	ĀѸĈҖĎѸĖҝėҝĞҙġґĬѹĭѺĮҠįѺıҕłүŊѳŋҊŐѺőҊ
project $	ĀҠāѣĈѱĮҎİҋıҍłҊ
project 's metadata	Į҆
project _ $	ĀѮĖѹėґĞҍĮҊłҙŋ҉
project _ <name>	ė҆
project _ a	ā҈Ĉ҆łѹ
project _ for	ė҇
project _ have	ġ҈
project _ i	ł҆
project _ it	ł҆
project _ metadata	Į҆
project _ on	ĖҊĮѺ
project _ other	ā҆
project _ outside	āҎŊѸ
project _ run	Ė҇
project _ that	ł҈
project _ this	ĀғāѸłѸ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҆
project _ with	āҊ
project _ |	ĀҒāѭĮ҉
project and which	Į҆
project be	Ā҇āѺĈ҇
project belongs	łҌ
project build	Āѹā҉
project build |	Ĉ҇
project builds	Ĉҍ
project compiles	Ĉ҈
project depend	Ė҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҇Ė҇Ŋѷ
project have outside	āҎŊѸ
project have |	ĀҎāѹĖ҇ıѷ
project how	Į҆
project how is	Į҆
project in	Āѵāҋ
project installs	ĞҎ
project installs $	ĞҌ
project is	Ā҈
project is this	ĀғāѸłѸ
project need	Įҋ
project need |	ėѸĮҎ
project require	ĀҋĮѹ
project require |	ĀҌĮѹ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	ĮҌ
project support $	ĮҌ
project use	āҍ
project use |	āҍ
project wants $	Į҇
project work	ā҆
project work with	ā҇
project |	ĀҎāѷĖѷėҍġ҈ĮѺł҉ŋ҉
project | $	ĀҐāѸĖѷėҍł҆ŋ҉
projects	āґ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	Āѹā҈
promises	āѷĥ҈
properties	ćѺĤӀĿѺŐѸ
properties _ <name>	Ā҈
properties _ class	ĤҐ
properties _ on	Ĥ҈
properties are	Ĥ҆
properties does	Ā҈
properties does <name>	Ā҈
properties on	Ĥҍ
properties on class	Ĥҍ
property	āҊĤ҈Ĭҥ
property $	Ĭҋ
property _ $	Ĭҋ
property _ <name>	Ĥ҉
property of	Ĥ҉
property of <name>	Ĥ҉
property |	Ĭҍ
property | $	Ĭҋ
protected	ĀѷāѳĬѺĭӂ
protected $	ĭҍ
protected _ $	ĭҕ
protected |	āѺĭҔ
protected | $	ĭҒ
protocol	ĥҗ
protocol <name>	āѺĥҖ
protocol <name> $	ĥҎ
protocol _ $	ĥҐ
protocols	āѶīҿ
protocols <name>	ĀѹīҜ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	Ā҆āѸīҒ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҍŀ҆ŏѺ
provide _ import	ģҍŏѺ
provide for	ģҍŏѺ
provide for import	ģҍŏѺ
provided	Ğ҈
pub	ģҎ
pub _ in	ģҎ
pub items	ģҎ
pub items in	ģҎ
public	ĀѫāѹĠѷģӋĬѹĭӁ
public $	ĭҏ
public _ $	ģҍĭҏ
public _ <name>	ģ҈
public _ <path>	ģҋ
public _ in	ģ҇
public _ not	ĭ҆
public _ of	ģҔ
public api	ģҌ
public api of	ģҊ
public in	ģҌ
public in <path>	ģ҈
public interface	ģ҈
public names	ģҔ
public or	ĭ҆
public surface	ģ҇
public surface $	ģ҇
public |	ģ҆ĭґ
public | $	ģ҆ĭҏ
published	ģҊ
published $	ģҋ
pull	ĀҋāѸĜ҇ħ҆ĩҏŕ҇
pull _ $	ĀҊ
pull _ <path>	ĀѴĜҊħ҆ĩ҇
pull _ at	Ā҈āѺ
pull _ touch	ĀѺā҈
pull _ |	Āҋ
pull in	Ā҆āѵĜ҉ħ҆ĩҌ
pull in $	ĀҊ
pull in <path>	ĀѴĜҊħ҆ĩ҇
pull request	ŕ҈
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѸĖ҇ĝ҈ĨҌĪҊ
pulled _ by	ĝ҈Ĩ҆ĪҌ
pulled _ of	ā҈
pulled in	āѺĖ҇ĝ҈Ĩ҉Īҋ
pulled in by	ĝ҈Ĩ҆ĪҌ
pulled out	ā҈
pulled out of	ā҈
pulls	ĀѶāѷĜҍĩҕĪ҇
pulls _ <path>	ĀѺĜҍĩ҉
pulls _ in	ĩ҇
pulls _ what	Ī҇
pulls in	ĀѸĜҍĩҎĪ҈
pulls in <path>	ĀѺĜҍĩ҉
pulls in what	Ī҇
pulls that	ĩ҇
pulls that in	ĩ҇
pure	ĂҚĿѹ
pure virtual	ĂҚĿѹ
purpose	ĀѮćѺĊѹĢҽłҔ
purpose _ $	ĀѸłҔ
purpose _ <name>	ĀѸāѵĢҞ
purpose of	Ģґ
purpose of <name>	Ģґ
push	ĀѳāҍŕҒ
push $	ĀѮāҖ
push _ $	Ā҈
push _ cron	ŕ҇
push _ pull	ŕ҆
push pr	ŕ҇
push pr cron	ŕ҇
push |	Ā҇
push | $	Ā҈
put	Āѫą҆ĒҋĞ҆ğѶĮѹĲ҇ĵ҈Ķҋķ҈ĸ҈ĺҎń҇ő҉
put $	őҋ
put <mark>	Ē҇
put <name>	ō҇
put <name> through	ō҇
put _ $	āѹĺҋ
put _ <name>	ā҆ė҆
put _ there	āѺĲ҇
put _ through	ō҇
put _ what	ĸ҇
put a	ā҆
put for	ė҆
put for <name>	ė҆
put in	ğѸĸ҇ń҉
put it	Ĳ҇
put it there	āѺĲ҇
put the	Ķҋķ҆
put |	āѺĺҋ
put | $	āѺĺҋ
pytest	āѳŌҎŎҘ
pytest <path>	āѺŎҋ
pytest _ <name>	ŌҔŎѸ
pytest _ result	āѸŎҖ
pytest _ |	ŎҊ
pytest k	ŌҔŎѸ
pytest k <name>	ŌҔŎѸ
python	āѺėѹĮҿŒ҆
python $	ĀѺā҆Į҆
python <name>	ĀѷāѷĮҗ
python <tag>	ĀҍāѶ
python <tag> |	ĀҍāѶ
python _ $	āҊĮ҆
python _ is	Ā҈
python _ |	ĀҏāѪĮҐ
python version	Ā҆
python version is	Ā҈Įѹ
python |	āҊ
python | $	āҋ
quantity	Ď҆ľҊĿѹ
quantity _ commits	Ď҆
quantity _ methods	ľҊĿѹ
quantity of	Ď҆ľҊĿѹ
quantity of commits	Ď҆
quantity of methods	ľҊĿѹ
query	ğ҇
question	ĀѰŅѷ
question _ did	ā҉
question _ the	Ă҆
question _ what	ĀҌŅѷ
question _ which	ā҉
question about	Ă҆
question about the	Ă҆
question which	āҋ
question |	ĀҊŅѷ
question | what	ĀҍŅѷ
question | which	ā҆
quick	ĀѴāҖŅѷ
quick _ about	Ă҆
quick _ which	āҋ
quick _ |	ĀҊŅѷ
quick question	ĀѶŅѸ
quick question about	Ă҆
quick question which	āҋ
quick question |	ĀҊŅѷ
quickest	ħ҇
quickest import	ħ҇
quote	ĀҊāѹ
quote _ lines	Ā҈
raise	ĀҌā҆ŃҝńҦ
raise $	ā҆ńҋ
raise <name>	Āҕ
raise <name> |	ĀҎŃѺ
raise _ $	Ā҉ń҇
raise _ and	Āѹńҋ
raise _ exception	āҋńѺ
raise _ in	ń҆
raise _ of	ĀѶŃҎ
raise _ |	Āҗāѳ
raise an	āҊńѺ
raise an exception	āҊńѺ
raise anything	ń҉
raise statements	āѹńҕ
raise statements in	ń҆
raise statements |	ń҇
raise that	ĀҊāѶ
raise that |	ĀҊāѶ
raise |	Ā҇
raise | $	Ā҇
raised	ā҈ŃҘńқ
raised $	āҋŃҎńѹ
raised _ $	ńҌ
raised _ <name>	ńҕ
raised _ what	ŃҌńѺ
raised by	Ń҇
raised by what	Ń҇
raised in	Āѹńҏ
raised in <name>	ńҎ
raised inside	ń҇
raised the	ā҇
raised |	Ń҆
raises	ĀҍāѸŃґńҏ
raises $	ńҒ
raises <name>	Ā҈āѺŃҎ
raises <name> $	Ń҉
raises <name> |	ĀҍāѺ
raises _ $	Ń҉
raises _ exception	Ā҆
raises _ |	ĀҌāѶŃҊ
raises the	Ā҆
raises the exception	Ā҆
raising	ŃҒ
raising <name>	ŃҎ
raising <name> $	Ńҋ
raising _ $	Ńҋ
ran	Ā҇
ran only	Ā҇
range	ĀҖāѴă҈ėҔĳѺ
range _ <name>	ĀҘĳѺ
rather than	ā҇
re	ĀѺāҊĥѹĮ҇
re <name>	āҎ
re _ a	āѺ
re _ an	Į҆
re _ the	ā҈
re on	Į҆
re on an	Į҆
reach	ĀҎħ҈
reach <path>	Āѱā҈ħҊ
reach <path> through	Āѱā҉ħ҉
reach _ through	ĀѶā҇ħ҉
reached	āҚĨҊ
reached _ <path>	Ĩ҇
reached from	ĨҊ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	Āҝā҇ĐѺę҈ğґĴҞĶѵ
read $	ĀҎāѺ
read <name>	ę҈
read _ $	ĀҏāѹğҊĴҒ
read _ and	Ā҆
read _ constant	ĀѹāҒ
read _ |	ę҈
read me	Ĵ҇
read the	ĀѲāҍĵ҆Ĺ҆
read |	ĀґāѺğ҉ĴҒ
read | $	ĀґāѺğ҉ĴҒ
reading	ĀѺāѷđ҉ğ҉
reading <name>	ğ҆
reading _ the	āѸđ҉
reads	Āѱğҝ
reads <name>	ĀѸāҊ
reads <name> from	ā҇
reads <name> out	ĀѺ
reads _ from	ā҇
reads _ out	ĀѺ
reads _ |	ğ҇
reads it	ğ҇
reads it |	ğ҇
reads the	ā҆
real	Ā҇
really	Āѯā҉ġ҉
reason	āҕŌѺ
reason _ $	ĀҋŌѺ
reason _ <name>	ĀѺā҈
reason _ the	ĀҎāѺ
reason for	Ā҇
reason for <name>	ĀѺā҈
reason for the	ĀҍāѺ
reason |	ĀҋŌѺ
reason | $	ĀҋŌѺ
rebase	ĀѳāҒ
rebase |	ĀѴāґ
receive	ĀѺŇ҉
received	Ņ҆
received _ present	Ņ҆
received its	Ņ҆
received its present	Ņ҆
recent	āѭĮҌįҔİҐ
recent _ of	į҉
recent _ that	į҇
recent change	į҉
recent change of	į҆
recent commit	į҈
recent commit that	į҇
recently	ĀѷāѲąѺįҗİҌ
recently _ $	āѸį҉
recently _ |	į҈
recently has	Āѹį҉
recently modified	į҇
recently |	āѹ
recently | $	āѹ
recursively	ĀҎ
red	ĀҒāѭŎ҉
red _ $	Āґāѱ
red |	ĀҊāѷ
red | $	ĀҊāѷ
redefine	ĀѸŀҞňѹ
redefine <name>	āѵŀҞňѹ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҌŀѷ
redefine _ method	ŀ҉
redefine method	āҌŀѷ
redefine method <name>	āҌŀѷ
redefined	ŀ҈
redefined by	Ā҆
refactor	āҊ
refactor the	ā҈
refactoring	ā҉
refactoring _ $	ā҆
refactoring |	ā҆
refactoring | $	ā҆
refer	Āҍāѵ
refer _ <name>	Āҏāѵ
refer to	Āҍāѵ
refer to <name>	Āҏāѵ
reference	ĀҏāѺōґőѺ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	ĀҌō҉
reference to	ĀҌō҉
reference to <name>	ĀҌō҉
referenced	āҊō҆ŏҏ
referenced $	ŏҌ
referenced _ $	āҌ
referenced |	āҌ
referenced | $	āҌ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѪāҍĶѹŅ҆
regarding <name>	āѹ
regarding <name> |	āѺ
regarding <path>	ĀѺ
regarding _ <commit>	āҊ
regarding _ constant	ā҈ĶѺ
regarding _ function	āѳĉ҆Ċ҇
regarding _ |	Ņ҇
regarding commit	āҊ
regarding commit <commit>	āҊ
regarding tests	ā҆
regarding tests |	ā҆
regarding the	ĀѲĊ҇
regarding the constant	ā҈ĶѺ
regarding the function	āѳĉ҆Ċ҇
registered	ċҌ
reimplementations	ŀҍ
reimplementations _ <name>	ŀҌ
reimplementations of	ŀҍ
reimplementations of <name>	ŀҌ
relative	őҎ
relative _ of	ő҇
relative path	őҏ
relative path of	ő҇
release	āҒăґċѹėҗĠҚĮҕ
release $	āҍ
release <tag>	ĀѰăҏĠҕ
release <tag> $	Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	ĀѸāҊ
release _ $	ĀѸāҝĠҊ
release _ <commit>	ā҈
release _ <name>	ėҐ
release _ <path>	ĀҒāѰ
release _ contain	āѺĠ҈
release _ contains	ĀҌāѹ
release _ i	Į҇
release _ is	Į҉
release _ |	ĀѵāҊ
release builds	Āѹā҈
release has	ĀҋāѶ
release of	āѹėҔ
release of <name>	āѹėґ
release that	Į҉
release that is	Į҉
release turned	ĀѺāҊ
release turned <name>	ĀѺāҊ
release was	Ā҈
release with	Ā҆
release workflow	ĀҏāѲ
release |	āҜ
release | $	āҜ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	Āѯā҆čѺŉҹ
releases _ $	ĀѺŉ҆
releases _ <commit>	āѹŉҒ
releases _ commit	ŉҋ
releases _ it	ŉ҆
releases _ the	ŉ҆
releases contain	āѹŉ҇
releases did	āѺŉ҉
releases is	ŉ҆
releases that	ā҉
releases |	ĀѺŉ҆
releases | $	ĀѺŉ҆
relies	ĩҍ
relies on	ĩҍ
rely	ĀѸĉ҈ĖҊ
rely _ $	Ė҆
rely _ <name>	Ā҆
rely _ <path>	ĀѷĜ҆
rely on	ĀѺĖ҈
rely on $	Ė҆
rely on <name>	Ā҆
rely on <path>	ĀѷĜ҆
remove	Ā҈āҕŏѹ
remove _ import	ā҆
remove _ unused	āҊ
remove _ |	ĀҋāѸ
remove the	ĀѸāҟŏѹ
remove the import	ā҆
remove the unused	āҊ
removed	ĀҝāҔăѶąѳčѹ
removed <name>	Ā҈
removed <path>	ĀҔāѺąѵ
removed _ $	ĀҘāѹąѶ
removed _ <tag>	āҏăѶ
removed _ and	ĀҊāѺ
removed from	āҋ
removed |	Ā҈
removed | $	Ā҈
rename	āҎĸѺŅҧņң
rename $	āѳŅ҈ņґ
rename <name>	ĀҊ
rename <path>	āҋ
rename <path> |	ā҈
rename _ $	ŅҊ
rename _ <name>	ā҉
rename _ of	ĀѷŅҍņҌ
rename _ result	Ņ҆
rename _ |	ĀѺāҍ
rename of	ņ҉
rename source	ĀѺŅҐ
rename source of	ĀѺŅҐ
rename target	ņҐ
rename target of	ņҐ
rename that	Ņҋ
rename that result	Ņ҆
rename the	āҍ
rename |	Ņҏ
rename | $	ŅҊ
renamed	ĀҎŅҗņҰ
renamed $	ŅҌ
renamed <name>	Ā҇
renamed <path> $	Ā҆
renamed <path> |	ā҇
renamed _ $	Ā҇ŅҌņҒ
renamed _ deleted	ĀѺā҈
renamed _ or	ā҆
renamed _ what	ņҍ
renamed _ |	ĀҊņҊ
renamed before	ā҆
renamed before or	ā҆
renamed from	āѹŅ҉ņҋ
renamed from $	ŅҐ
renamed from <path>	ŅѭņҔ
renamed from what	ŅҏņѲ
renamed from |	Ņғņѳ
renamed in	ŅѺņҊ
renamed in what	ŅѺņҊ
renamed or	ĀѺā҈
renamed or deleted	ĀѺā҈
renamed to	Ā҈ņ҈
renamed to $	ŅѸņҏ
renamed to <path>	Ņҕņѫ
renamed to what	ŅѲņҒ
renamed to |	Ā҉ŅѪņғ
renamed |	ā҇ņ҇
renamed | $	ā҆
renaming	Ņ҉ņ҉
renaming _ $	ņ҆
renaming _ back	ā҇
renaming |	Ņ҈
renaming | $	Ņ҈
replace	ĀѸāҏď҇ŀҏŃѺ
replace <name>	ď҈ŀ҈
replace <name> by	ď҈
replace _ by	ď҈
replace _ with	ā҇
replace the	ŀ҈
replaced _ when	ŅѺņ҈
replaces	Āґāѵŀ҆
replaces the	ŀ҇
repo	āѨĆ҉ĈҒĎѺġҟįѹİҔıҋłҗň҆ŋҌōѺőҖŔ҈
repo $	Ć҇ĈҋĞ҈ġ҈ı҇ő҇
repo _ $	ĀѷĈ҈
repo _ is	Ā҆
repo _ it	Ĉ҇ő҉
repo has	Ā҆
repo is	Ĉ҇
repo is it	Ĉ҇
repo which	Ā҇
repo yes	ŋ҆
repo | $	ā҆
report	ĀќāѱĂ҇ĎѹĒ҇ğ҆ġ҆Ī҈Ķ҇ĺѺňҒ
report _ file	ğ҇
report _ former	Ņ҉
report _ importers	ĩ҇
report _ imports	ĪҐ
report _ method	Ē҈Ŀ҉
report _ superfluous	ĪѹŏҊ
report _ the	ġ҈Ķҋ
report all	ĀѰĩ҇ňҔ
report all importers	ĩ҇
report every	Ē҈
report the	ĀѵāѩĂ҈ć҆ğ҇Ī҉ŏ҆Œ҆
report the file	ğ҇
report the former	Ņ҉
report the imports	ĪҐ
report the superfluous	ĪѹŏҊ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҇
report whether the	ġ҈
repository	āѪĈ҉ġҟįѺİғı҇łҏőҒ
repository $	ĀѹāѺİґł҆
repository _ $	ĀҌāѹą҆
repository _ has	ő҈
repository _ |	ąѴĈ҈ő҆
repository a	ĀѸġҏ
repository contains	ĀѺİ҇
repository one	ő҈
repository one has	ő҈
repository please	ő҆
repository please |	ő҆
repository |	Ā҉İѺ
repository | $	ĀҍİѺ
request	ĀѳāҌŕ҈
request _ $	ā҆
request |	ā҆
request | $	ā҆
requests	Āҋ
requests touch	ĀѺā҈
require	ĀѷđѺėҎĜҍģѺĩҍĪҕĮѳ
require $	đѺė҆Īҝ
require <path>	ĀѶĜҍĩ҇
require <path> |	ĀѶĜҍ
require _ $	Ā҈ė҇ĩҋĪѹĮѹ
require _ |	ĀѵĜҍ
require |	Ā҉ā҆ė҇Įѹ
require | $	Ā҉ā҆ė҇Įѹ
required	ĀѸĂҞĖҐėҌĩѹĮҥŀѷ
required $	ĀғėѺĮҎ
required _ $	Ā҆āѭĂҖĖ҇ėѸĮҐŀѷ
required _ of	Ă҆ė҈
required _ |	ėҏ
required by	ė҇ĝ҆
required go	Į҇
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѹĖҎ
required python	Į҈
required rust	Į҆
required version	ėҏ
required version of	ė҈
required |	ĀқāѶėѹĮѹ
required | $	ĀқāѶėѹĮѹ
requirement	ĮҌ
requirement _ <name>	ė҆
requirement _ this	Įҏ
requirement of	Įҏ
requirement of this	Įҏ
requirements	ĀҊāѧĖҦėҘĞѺŊѺ
requirements $	āѯĖҕėҎŊѺ
requirements _ $	Ā҈
requirements _ this	Ė҈
requirements of	Ėҋ
requirements of this	Ė҈
requirements |	Ā҈
requirements | $	Ā҈
requires	ĀѰāѵĖҋĩқ
requires _ |	ĀѲāѴĩҜ
rerun	ō҆
reside	āѺő҆
reside $	ő҆
respect	Ą҆
respect to	Ą҆
responsible	Āѷą҉ĢҐ
responsible _ $	Ģ҉
responsible _ adding	ą҇
responsible _ |	Ģ҇
responsible for	ĀѸą҉Ģҋ
responsible for adding	ą҇
responsible for |	Ģ҇
result	ĀѩĈҋĊѷŅҎŇҪŌҜŎҦŐѪ
result $	ā҉ĊѺŇҐŐѳ
result _ $	ĀѴāѸĈҊŌҊŎҏ
result _ <name>	āґŇҌŎҊ
result _ <path>	Ŏ҆
result _ of	Ňҋ
result _ running	Ō҇
result _ the	Ō҉
result if	Ō҇
result in	Ń҆Ņ҆
result in <name>	Ń҆
result of	ĀѹāҏŅ҈ŇҊŌ҆ŎҔ
result of <name>	āғŇ҉Ŏҋ
result of running	Ō҇
result type	ŇҒ
result type of	Ňҋ
result |	ĀѴāѸĈҊŌҊŎҏ
result | $	ĀѴāѸĈҊŌҊŎҏ
ret	ĀѸŇңŐѬ
return	ĀѱāҤćѺŇӎŐѶ
return $	Ňғ
return _ $	ŇҔ
return _ does	Ň҇
return _ for	Ň҆
return _ of	āҋ
return _ on	Ň҇
return _ |	ā҇
return annotation	āѶŇҚ
return annotation of	āѹŇҋ
return annotation on	Ň҇
return of	Ň҆
return type	āҍŇҌŐѹ
return type $	Ň҆
return type of	āҍŇѹ
return value	Ň҇
return value $	Ň҆
return when	ā҇
return |	Ň҈
return | $	Ň҈
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	Ňҍ
returned by <name>	Ň҉
returning	Ň҇
returns	Āѹā҆ŇҔ
returns $	Ň҉
returns _ $	ā҈
returns |	ā҈
returns | $	ā҈
revert	āҡİѸ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	Āҏ
review |	Āѹā҈
reviewed	āҢĲѰ
reviewed _ <line>	āҍĲѸ
reviewed _ commit	ā҆
reviewed _ |	āҊĲѹ
reviewed it	āҊĲѹ
reviewed it |	āҊĲѹ
reviewed line	āҍĲѸ
reviewed line <line>	āҍĲѸ
reviewed the	ā҆
reviewed the commit	ā҆
revision	ĀҊāѳąҊČ҆č҆į҉İ҈
revision <commit>	ĀѹČ҆č҆
revision _ edited	į҆
revision _ in	ĀҎ
revision that	į҆
revision that edited	į҆
revision was	ąҊ
revisions	ĀҋĎң
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѸĎҍ
revisions _ the	ĀѷĎҋ
revisions does	ĀѷĎҋ
revisions does the	ĀѷĎҋ
revisions of	ĀҚĎҋ
revisions of file	ĀѸĎҍ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҇
rewrite	ŀ҆
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	ĀѨć҆đ҇ēҌĕ҆ę҈Ĝ҈ĭ҉ĶѸňѺ
right $	ĭ҆
right _ $	āѰč҆ę҆Ě҆Ĝ҉
right _ <name>	ć҇ēҊ
right _ side	đ҇
right _ which	āѹ
right _ |	ĀѪāҘĈ҉
right above	ć҇
right above <name>	ć҇
right before	ē҇
right hand	đ҇
right hand side	đ҇
right now	ĀѱāҌŌҋŎ҇
right now $	Ā҇ĈѸŎ҇
right now |	ĀѫāҎĈ҉
right that	Ā҈
right |	ĀѯāѥĜ҈
right | $	āѲč҆ę҆Ě҆Ĝ҉Ĭ҆ŋ҇
right | which	āѹ
role	ĀѰĢү
role _ <name>	ĀѹĢҝ
role _ the	ĀѸĢҏ
role of	ĀѹĢҕ
role of <name>	ĀѹĢҕ
root	ŅѺőҘ
root $	ő҉
root _ the	ő҆
root of	ő҆
root of the	ő҆
round	ĦҊ
round _ circles	Ħ҇
round in	Ħ҉
round in circles	Ħ҇
route	ħҖĨҊ
route _ <path>	Ĩҍ
route _ imports	ħ҈
route is	Ĩ҈
route is <path>	Ĩ҈
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѸķҢŁ҈
routine <name>	ķқŁ҈
routine <name> $	Ł҈
routine <name> |	ķҎ
routine _ $	ķ҆Ł҈
routine _ |	ķҎ
routines	ĉҐ
routines are	ĉ҉
run	ā҆Ĉґĉ҆ĊғēѹĖңĘҒęҋěѷĞ҇ĬѺĮҍĶѹĿѰłҊŊѰŋѺŌҩōѴŎүœѳŕ҉
run $	Āѹł҉Ŏ҆
run <name>	ĀҐāѳĊҗĘҔĿѲōѵ
run <name> $	Ā҈āѹĊҗĿѲ
run <name> and	Ŏ҆
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀҌā҆ĊҗĖҒĮҍĿѲŌ҇Ŏ҈œѺ
run _ <name>	ĀѤāҖęҍěѸŌҖ
run _ and	ŎҌ
run _ build	ĀѱĈҕ
run _ dependencies	Ė҆
run _ failures	āѷŎ҉
run _ i	Ā҇
run _ in	ă҆ŊѸŎґ
run _ on	ĀѺāҌ
run _ pull	Ā҇
run _ push	Ā҈
run _ test	ĀҙŌѬ
run _ tests	ĀҘāѳōѺŎ҆
run _ the	āѺĞҊ
run _ |	ĀѭāҋĖ҆ĘҔŌҋ
run by	ęҍěѸ
run by <name>	ęҍěѸ
run if	Ā҇
run if i	Ā҇
run in	ĀѸāҋŎѹ
run in <name>	āҎŎѹ
run into	ă҆
run it	Ōҍ
run it |	Ō҇
run on	Āҍāѹ
run on pull	Ā҇
run on push	Ā҈
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѸŎҒ
run tests in	ŊѸŎҒ
run the	ĀҒĈҕŌѪŎ҇
run the build	ĀѱĈҕ
run the test	ĀҚŌѨŎ҆
run the tests	ĀҙāѳōѺ
run this	ĀѹāҌĮҊ
run this $	Į҈
run time	āҌĖҞ
run time $	ĖҌ
run time dependencies	Ė҆
run time |	āҍ
run to	ĳ҈
run without	Ŏҋ
run without failures	āѷŎ҉
run |	Ā҉āҖĖ҈Ŏ҇œѺ
run | $	Ā҉āҖĖ҈Ŏ҇œѺ
rundown	ĺѶľѶĿҢ
running	ĀѱāѵĖғŌҐŎҋœѺ
running _ test	Ō҈
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҈Ŏ҇
running the test	Ō҈
running the tests	Ŏ҇
runs	āѹĊҌŕҍ
runs <name>	ĊҌ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	ĀѺĊҊŕ҆
runs _ |	ŕ҇
runs when	Āѹ
runtime	ĀѺĖҞ
runtime _ $	ĀѴĖґ
runtime _ of	Ė҆
runtime _ |	ā҆
runtime dependencies	āѺĖҍ
runtime dependencies $	ĀѹĖҎ
rust	ĀѶėѺĮҼ
rust $	ā҆
rust <name>	āѭĮҔ
rust _ $	ā҇
rust _ does	Ā҈āѹ
rust _ |	ĀѺĮҏ
rust version	Į҉
rust |	ā҆
rust | $	ā҇
safe	āҍ
safe to	ā҉
safely	ā҆
same	āҦďҎĦ҆
same _ as	āҞ
same file	Ħ҇
same parent	ā҆
satisfied	ĥ҆
satisfies	ĀѸĥ҉īҐ
say	ĀҒāѪĥҋĬ҉Ĵҏķ҆ő҇
say <name>	Ĭ҇
say <name> is	Ĭ҇
say _ $	āѱĳ҇Ĵҏ
say _ <name>	ĀҍāѺĥ҇
say _ is	Ĭ҇
say _ the	İѺķ҇ő҆
say about	ĀҍāѺİѺ
say about the	Ā҈İѺ
say for	ĀҊ
say for <name>	ĀҊ
say in	ĀҌāѹ
say me	Āѹķ҆ő҆
say me the	ķ҇ő҇
say that	ĀѹāҌ
say |	āѱĳ҈Ĵҏ
say | $	āѱĳ҈Ĵҏ
saying	Ā҆
saying <literal>	Ā҆
saying <literal> could	Ā҆
saying _ could	Ā҆
says	ĀѺĕғĶ҈
says <name>	ĕҏĶ҈
says _ |	ĕғ
schedule	ŕ҆
script	ĀѶāѹĞ҇ğ҆Ķ҈Ŏ҆
script _ |	Ŏ҇
scripts	ĀѶĞҝĩ҆
scripts _ use	ĩ҆
scripts that	ā҆
scripts that use	ĩ҆
scroll	āѹļ҆
scroll to	āѺļ҆
search	ŔҊ
second	ā҇
seconds	āҎ
seconds _ the	ā҈
seconds take	ā҇
seconds take the	ā҇
secrets	Āѳāҏ
secrets does	ā҆
section	ĀѵāѰĐғĖ҉Ğ҈ŕҎ
section $	āѹĖҊ
section _ <name>	Đ҇
section _ <path>	Đ҆ŕ҉
section _ the	Ğ҇
section from	Đ҆
section of	Đ҆Ğ҇ŕ҈
section of <path>	ŕ҈
security	āҏ
security <name>	āҋ
security _ |	āҐ
security hole |	ā҆
sed	ĀҊĴҒ
sed _ <name>	ĀҊĴҒ
sed n	ĀҊĴҒ
sed n <name>	ĀҊĴҒ
see	ĀҋāѱĒ҇Ę҉ő҇
see <name>	Ā҆
see <name> in	Ā҈
see _ $	Āѵā҆Ĵ҆
see _ in	Ā҇
see _ test	ā҈œѺ
see it	Ę҇
see the	ĀҒœѺ
see whatever	ĀѺ
see |	Ĵ҆
see | $	Ĵ҆
seems	ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҆
sense	āѹĢҍ
sensible	Āѵāҗ
separate	Ŋ҆
separate tests	Ŋ҆
sequence	ħ҆
sequence _ imports	Ĩ҆
sequence of	Ĩ҆
sequence of imports	Ĩ҆
server	ĀѹāҎ
serves	āҍđѹĢҞ
set	āҌĆҋċ҉ď҇ĐҎđҔĢѶĶҝĿ҆
set $	đҊĶ҉
set <name>	Āѵāҍď҈Đ҇ğ҇
set <name> $	ĀѺĐ҇
set <name> in	ğ҇
set <name> to	āҌ
set _ $	ĀѶāѶċ҇Đҋđ҇ĶҒ
set _ <name>	Ć҇ľ҈
set _ by	Ā҆
set _ in	ĀҔāѶğ҇
set _ option	ĀҎ
set _ the	Āѹā҈ĿҊ
set _ to	āҍ
set _ |	ā҇đ҆
set in	ĀѳāҎ
set of	āѷĆҌľ҆Ŀ҇
set of <name>	Ć҇ľ҈
set the	ĀҊ
set the option	ĀҎ
set to	ĀҍđҌ
set to $	đ҆
set to in	ĀҔāѷ
set to |	ā҆đ҆
set up	ċҊĞ҆
set up $	ċ҇Ğ҆
set up the	ā҈
set |	āѵĐ҆Ķҕ
set | $	āѵĐ҆Ķҕ
sets	ĀҋĐҒĶҋŕ҈
sets <name>	ĀҔāѹĐҍ
sets <name> $	Đ҇
sets <name> to	ĀҘ
sets <name> |	Đ҇
sets _ $	Đ҇
sets _ <path>	ŕ҉
sets _ to	ĀҘ
sets _ |	Đ҇
sets it	ā҈
setting	ĐҰ
setting <name>	ĐҜ
setting <name> from	Ā҈ā҇
setting <name> in	Đ҆
setting <name> location	Đ҇
setting _ $	Đ҆
setting _ from	Ā҈ā҇
setting _ in	Đ҆
setting _ location	Đ҇
several	ĀѺāҋĆҏ
several <name>	Ć҈
sha	ĀѲāѶąҌİҗ
sha $	İ҈
sha _ created	ąҌ
sha that	ąҌ
sha that created	ąҌ
share	ĀѷāҭňѶŐѺ
share $	ā҈
shell	Ğҋ
ship	ĀѵāҍĠҊ
shipped	ĀѷĞ҈ŉґ
shipped _ the	āҏ
shipped _ |	Ā҈āѷ
shipped in the	āҏ
shipped in |	Ā҈āѷ
shipped with	ŉ҇
short	ĀѱāҎĢҎħ҇
short _ of	ā҆ĢҎ
short form	ā҇
shortest	āѳħҞĨҌ
shortest _ $	ħ҆
shortest _ chain	Ĩ҇
shortest _ of	ħ҉
shortest chain	ħ҆
shortest import	ħ҈Ĩ҆
shortest import chain	Ĩ҇
should	āӸĻҌŇ҆ňѺ
should <name>	āҪ
should <name> be	āґ
should <name> have	ā҆
should <path>	āґ
should _ <name>	ā҈
should _ a	āѶĻҎ
should _ be	āҖŇҊ
should _ have	āҎ
should _ import	ā҇
should _ put	ā҈
should _ |	ĀҊ
should be	Ā҉āѷĻҍ
should be a	āѵĻҎ
should have	ā҇
should i	Ā҇
should it	ā҉
should one	ā҆
should the	āқ
should there	Ň҆
should there be	Ň҆
should we	ā҉
show	āѤĂ҇ć҆Čҍčѹď҆Ė҇ĢѺĦѸĩ҆ĬѺİ҉ĲѸĳѸĴҐŁҊł҇Ő҆
show <name>	ď҈
show <name> 's	ď҈
show _ $	ĀѳāҍĄ҆
show _ 's	ď҈
show _ <line>	ĲѺĴ҉
show _ <name>	Āҋ
show _ all	Ċ҉
show _ classes	ĀѺć҉
show _ default	Ĕ҇
show _ each	Ā҉
show _ every	ĀѮĆҍňҍ
show _ everything	ĀѺģ҇Ł҇
show _ first	ĀѺą҉
show _ history	ĀҎ
show _ how	ď҆
show _ if	ě҆
show _ import	Ī҇
show _ in	Āҍĩ҇
show _ last	ĀѸİҊ
show _ method	Ā҇
show _ overriding	ŀ҈
show _ project	ĀѸł҉
show _ structure	ĀҌ
show _ the	Ā҆āѸĐ҈İ҈ĵѸķѸĺ҈Ľ҇
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҈Ņ҇
show _ where	ķҋ
show _ which	Ā҆
show all	ĂҋĖ҈ĥ҉
show line	ĲѺĴ҉
show line <line>	ĲѺĴ҉
show me	āѳĊ҇Đ҇ĦѺİ҇ķ҈Ń҇ň҈
show me $	Ą҆
show me <name>	Āҍ
show me all	Ċ҉
show me each	Ā҉
show me every	ĀѮĆҍňҍ
show me everything	ĀѺģ҇Ł҇
show me how	ď҆
show me the	Ā҆āѹĐ҈İ҈ĵѸķѸĺ҈Ľ҇
show me what	Ī҈Ņ҇
show me where	ķҋ
show me which	Ā҆
show the	āѸďѺđ҆Ī҆ŀѺŁґł҈ňѺ
show the classes	ĀѺć҉
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҎ
show the import	Ī҇
show the last	ĀѸİҊ
show the method	Ā҇
show the project	ĀѸł҉
show the structure	ĀҌ
show the type	Ő҈
show the value	đ҈
show up	āҌě҆ĩ҇
show up in	Āҍĩ҇
show what	ć҇
shwo	Ā҈
shwo me	Ā҈
siblings	āҍ
side	ď҈đ҈
side _ side	ď҈
side _ the	đ҆
side by	ď҈
side by side	ď҈
side of	đ҈
side of the	đ҆
sign	Āѹĕ҇
sign _ <name>	ĕҊ
signal	ĉѶŃқ
signature	ĀѳāѴďңĔґĕҖŀѺŁҥŇҋ
signature _ <name>	ĀѹďҋĔҋĕҙŁҘŇ҇
signature _ |	āѸĔ҈
signature diff	ďҏ
signature of	āѹĔҍĕ҈ŁғŇҊ
signature of <name>	āѹĔҍĕ҈ŁҍŇҊ
signatures	ā҉ďҗĽѹ
signatures _ <name>	ĀѸďҒ
signatures of	ďҋ
signatures of <name>	ĀѺďҎ
similar	ĀѴāҜğ҇ġѹ
similar _ <name>	āҌġѺ
similar to	āґġѹ
similar to <name>	āҌġѺ
since	ĀҐāҩă҈Ą҆ąҋČѴĦѷĬѴįқņҊŌѹ
since <commit>	Āқāѱ
since <commit> $	ĀґāѶ
since <commit> |	ĀҊ
since <tag>	Ā҆āѶă҉Ą҆
since <tag> as	ă҈
since <tag> |	Ą҇
since _ $	ĀҏāѸ
since _ as	ă҈
since _ commit	ĀѴāҐąҊ
since _ date	āѺįҋ
since _ do	ĀҌāѶ
since _ does	ĀѷāҐ
since _ is	įҎ
since _ release	Ā҉
since _ was	ņ҆
since _ |	Ā҈Ą҇
since it	ņ҈
since it was	ņ҆
since last	ā҆
since what	āѺįҊ
since what date	āѺįҋ
since when	āҥĦѺĬѷįғŌѹ
since when do	ĀҌāѶ
since when does	ĀѷāҐ
since when is	įҎ
since when |	ā҆
since which	āғ
since which commit	ĀѵāҐą҆
since which release	Ā҉
single	ĀѷĆ҈Ōҋ
single _ <name>	Ōҋ
single _ of	Ć҈
single test	Ōҋ
single test <name>	Ōҋ
sit	Āѷāѷć҆ě҆őҌ
sit $	ő҇
sit _ <name>	ě҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
site	ĀѰĶ҆ķҙĸҌĺ҈
site _ $	Ľ҆
site _ <name>	ķҕĺҏ
site _ the	ā҆ĵ҆Ķ҇ĺѺ
site of	ĵ҆Ķ҇ķҗĺ҈
site of <name>	ķҕĺҏ
site of the	ā҆ĵ҆Ķ҇ĺѺ
site |	ĀѵĸҊĽ҆
site | $	Ľ҆
sites	Ā҉āѵĆҊĉѵĊңŃҎ
sites $	ĉѹĊҍ
sites _ <name>	Ā҈āѸĊҒŃҋ
sites for	Ć҈
sites of	ĀҋāѹĊҎŃҍ
sites of <name>	ĀҋāѹĊҎŃҋ
sits	ĀѺāѹķ҈ĻҋĽҊň҆
sits _ $	ĽҊ
sits _ <name>	ň҇
sits _ the	Ļ҆ő҈
sits in	ő҆
sits in the	ő҈
sitting	āѶĒ҆į҆
sitting _ top	Ē҆
sitting _ without	į҆
sitting on	Ē҆
sitting on top	Ē҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	ĀҊāѲĳҐľґĿѺ
size _ <name>	ĳ҈
size _ the	ľ҈
size of	ĳҎľґĿѺ
size of <name>	ĳ҈
size of the	ľ҈
skip	āғĕ҇ŀѸŌѸ
skip <name>	ĕ҇
skip _ test	āҊŌѸ
skip the	āҎŌѸ
skip the test	āҊŌѸ
skipped	āҝŊѯ
skipped $	āҍŊѴ
skipped _ $	ā҉
skipped _ ci	ā҆
skipped |	ā҉
skipped | $	ā҉
slow	āҗ
slowest	ĀѱāҸĊѶōѸ
slowest _ $	ā҈
slowest _ in	ā҆
slowest import	ā҆
slowest import in	ā҆
slowest |	ā҆
slowest | $	ā҆
so	ĀѭāҒĚҒĬҌıѺĽ҆
so _ $	Āңāѳ
so _ <name>	āѹĬҐ
so _ calls	āҋŀѺ
so _ does	ň҆
so _ is	ĀѹāѲĕ҇ő҇
so _ its	ā҆
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҇
so _ the	Āѷāҕıѹ
so _ to	Ĭ҇
so _ type	Ň҆
so _ |	āҋ
so does	Āѵāҏıѹ
so far	āѸĎ҈
so far $	ĀҋāѶ
so far number	Ď҇
so how	Ā҉
so how many	Ā҉
so is	āѹĚғ
so is <name>	ĬҊ
so is its	ā҇
so many	Āѳāҥ
so much	ā҇
so on	ĀҒ
so on $	ĀҒ
so that	Ĭ҆
so that <name>	Ĭ҆
so what	Āѷāѯĕ҆ő҆
so what is	ĀѺāѷĕ҇ő҇
so which methods	āҌ
so who	āҋŀѺň҆
so |	Ā҆
so | $	Ā҆
software	Ė҇łҖ
software _ this	ł҉
software is	Ė҇
some	ĀѷāѸĦ҈ň҆Őґ
some _ $	ĀҋāѺ
some _ does	ā҇
some _ import	Ħ҇
some _ |	āѹŐҐ
some classes	ň҇
some cyclic	Ħ҇
some cyclic import	Ħ҇
some other	ā҆
somebody	āѳĬ҇į҆İҋŒ҆
somebody _ <name>	āѺĬ҈
somebody _ a	Ā҇
somebody _ the	ĀѺĈ҇
somebody has	ķ҇
somebody last	āѸįҌ
somebody make	Ĭ҈
somebody make <name>	Ĭ҈
somebody written	Ā҇
somebody written a	Ā҇
somehow	Ā҆
somehow _ $	Ā҆
somehow |	Ā҆
somehow | $	Ā҆
someone	ĀѺāѴķ҉Ŕ҇
something	ĀѷāҙĆҍćҌĊѹĎҍĚѸĠ҈ġҗĬѺĶҊĹѺłҋŋѺ
something $	Ķ҉
something <name>	āґ
something _ $	āҏĪ҆
something _ <name>	ā҈ĆҎĠ҆
something _ does	Ā҆
something _ than	ā҆
something _ the	ġ҈
something called	Ā҉āѹĆҌĠ҇ġѺ
something called <name>	Ā҉āѹĆҌĠ҇ġѺ
something in	āѹ
something named	ĀѺġҌ
something named <name>	ĀѺġҌ
something to	Ď҉
something what	āѸġҍ
something with	ĀѷāҐ
something with <name>	āҌ
something |	ć҆Ī҆
something | $	Ī҆
somewhere	ĀѶāѷĐ҉Ě҇ě҉ķҐňѺ
somewhere _ $	ā҇
somewhere _ <name>	ĀѸāѺĚ҉ě҆
somewhere among	ĀҊ
somewhere in	ĀѺāѷĐ҆ę҆ķ҆
somewhere |	ā҇
somewhere | $	ā҇
sorry	ĀѲāѮ
sorry _ ask	ň҆
sorry i	āѸ
sorry to	ň҆
sorry to ask	ň҆
sort	āҎłҐ
sort _ imports	ā҇
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҏ
sort of project	ł҆
sort of thing	ł҆
sort the	āҒ
sort the imports	ā҇
source	ĀҍāѦćѺċҊđ҈ğҘĵҐķҒĺҐĽғĿѶŅҒņѺňѺŒҗœ҉Ŕ҈
source $	ĀҚđҋĽҔŔѷ
source <name>	ğґŔ҉
source _ $	ğҏķ҈ĺҍĿѹŔ҈
source _ <name>	Ā҉Ņ҆
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҌŅҊ
source _ |	ĵҋ
source file	āѺċ҆ĵ҈ķ҉ŒҘ
source file has	ķ҆
source line	Ŕ҇
source location	Ľ҈
source location of	Ľ҈
source of	ŅҚņѹœ҈
source of <name>	Ā҉Ņ҆
source of <path>	Ņ҉
source of the	Ņҋ
source position	ĸ҆ĺҐĿѹ
source position of	ĸ҆
source tree	ĵ҈ő҇
source tree |	ĵ҉
source |	ķ҉
source | $	ķ҉
sources	ĀѰāѱĈ҇ğ҆ĩҔŃҎ
sources <name>	ĀѹāѺĩҕ
sources _ <name>	āѹĩҍŃҍ
sources of	ŃҎ
span	āѹĳ҆
span _ lines	ĳ҇
span n	ĳ҇
span n lines	ĳ҇
spec	ĀѺāѺōҕ
spec _ <name>	ĀѺāѺōҕ
specialisation	ĀѷĚҊňҟ
specialisation _ <name>	ĀѸĚҋňҡ
specialisation of	ĀѷĚҊňҟ
specialisation of <name>	ĀѸĚҋňҡ
specialise	ĀѲĘѺęѴĚғěҐĥѸňҐ
specialise <name>	ĀѶĘѺĚҕĥѸňґ
specifier	ėҊ
speed	āҚďѶ
spell	Ŕ҆
spell out	Ŕ҆
spin	Ā҈āѹ
split	āҍ
spot	āѷĐ҆ĵ҈ķҋő҇
spot _ <name>	ķҊ
spot _ what	ő҈
spot in	Đ҆
spot where	ķҍ
spot where <name>	ķҋ
spots	ĀҊāѵĆҙ
spots _ <name>	ĀѺĆҎ
spots _ define	Ć҆
spots _ i	ĀҌ
spots that	Ć҆
spots that define	Ć҆
spots where	ĀѷĆҒ
squash	ĀѮāҚ
squash _ commits	ĀѺā҉
squash all	ĀѺā҉
squash all commits	ĀѺā҉
stable	ĀѺāҌ
stable _ is	ā҆
stable _ to	ā҇
stable enough	ā҇
stable enough to	ā҇
stable |	ā҈
stable | is	ā҆
stack	āѺē҇
stand	ĀѸāҊć҇đ҇ēҋĢѸňѹ
stand _ $	āґđѹĢѹ
stand _ |	đҎ
stand above	ē҆
stand for	āҕĢѸ
stand for |	đ҈
stand in	ć҈ňѹ
standard	āҊĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѦćҊĐ҉đҋĕ҆İ҇ĴҊŇҊ
stands _ <name>	ć҇
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆ŇҊ
stands after	ŇҌ
stands after the	ŇҌ
stands for	đ҆
start	ĀѶāҋĨ҇ķ҆Ļ҆œ҇ŕҕ
start $	ķ҇Ļ҇
start _ $	āѸŕҋ
start _ <path>	Ĩ҆
start _ end	Ā҉
start _ |	Āѷāғ
start and	Ā҉
start at	Ĩ҈
start at <path>	Ĩ҆
start the	ĀѺā҆
start up	ĀѸāҔ
start up |	ĀѸāґ
start |	āѹŕ҆
start | $	āѹŕ҆
started	āѷŕҐ
started _ ci	ŕ҆
started in	ŕ҆
started in ci	ŕ҆
starting	āѺħҎ
starting _ <path>	ħ҇
starting in	Ĩ҇
starts	ĀѺāѷķ҆ĹҊļ҆ŕҋ
starts $	ļ҆
starts _ $	Ĺҋ
starts _ ci	ŕ҆
starts the	ŕҊ
starts the ci	ŕ҆
state	āѥĈҖĠ҇
state _ <name>	ĀѺİ҇
state _ number	Ā҈
state _ the	Ā҇
state of	Ā҇
state of the	Ā҈
state the	İ҇
state the number	Ā҈
state whether	Āѹ
statement	āѺĜҊĵҌķ҇Ń҇
statement _ <name>	ķ҇
statement _ <path>	Ĝ҉
statement _ the	ĵҊ
statement for	Ĝ҆
statement for <path>	Ĝ҆
statement is	Ń҉
statements	ĀѲģ҉ĪҒĸѺĻѺńҜŏҌ
statements $	ā҇ĸѺ
statements _ $	ń҇
statements _ <name>	ĀѸāѺĪ҇ńҎ
statements _ <path>	ĪҊŏ҉
statements _ the	ń҈
statements does	Ī҇
statements in	āѹģ҆Ī҇ń҆ŏ҈
statements in <name>	ń҆
statements of	ŏ҈
statements |	ń҇
statements | $	ń҇
static	āҌĬӈĭѹįѺĶҋĿѶŐҋ
static $	ĀѺā҈ĬҔ
static _ $	ā҉Ĭҗ
static _ <name>	Ķ҆
static _ field	Ķ҆
static _ not	Ĭ҆
static final	ĶҌ
static final field	Ķ҆
static is	Ĭ҆
static or	Ĭ҆
static type	ŐҌ
static |	ā҈ĬҚ
static | $	ā҈Ĭҗ
status	āҐĈ҈łѸ
status $	āҙłѸ
status of	Ā҆āѺ
stay	āҋ
stay a	ā҆
stem	ŒҌ
step	Ā҇āѶħҍĨ҆
step $	ĀҍāѺ
step _ $	Ĩ҆
step _ step	Ā҇āѶħҌĨ҆
step by	Ā҈āѸħ҇Ĩ҆
step by step	Ā҈āѸħ҇Ĩ҆
step |	Ĩ҆
step | $	Ĩ҆
steps	ĀҜāѳħ҈ŕѸ
steps $	Ā҉
steps _ the	Ā҈
steps does	Ā҈
steps does the	Ā҈
still	ĀѴāҦĈ҇ŅѸ
still _ $	ā҆
still _ <tag>	Ġ҆
still _ here	Į҆
still _ it	Ċ҆
still _ the	āҎŅѹ
still _ without	ā҇
still _ |	Ĉ҈
still call	Ā҇āѹ
still call it	Ā҇āѹ
still supported	Į҆
still supported here	Į҆
still use	ā҉
still use the	ā҇
still using	ā҆
still using the	ā҆
still work	ā҉
still work without	ā҇
stop	ĀҐāґĜѺ
stop <name>	Āҋāѹ
stop _ <path>	āҎĜѺ
stop _ from	ā҇
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҎĜѺ
stop importing <path>	āҎĜѺ
store	ĀҊāѺ
stored	ĀѸđҌĤ҈Ő҈
stored _ <name>	đ҇
stored in	Āѹđ҉Ő҆
stored in <name>	ĀѺđ҇
str	āѸŐҒ
str _ int	Ő҆
string	ĀҊđҕŐ҆Ŕҏ
string <literal>	ĀҋŔ҆
string <literal> $	ā҆
string <literal> |	Ŕ҆
string _ $	āҊ
string _ <name>	đҐ
string _ |	Ŕ҇
string is	đ҇
string or	Ő҆
struct	Āѹā҇ĤҗĥѺīҔĵӀķѷĺѷĽѹĿҐ
struct <name>	ĀѳāҐĤҏĥѺīҔĵҭĺѷĿґ
struct <name> $	ā҆īҒĿҏ
struct <name> defined	ĵ҈
struct <name> implement	ā҇
struct <name> in	ĵ҆
struct <name> |	ĵ҆
struct _ $	Ĥ҇īҒĿҏ
struct _ declared	ĵ҆
struct _ defined	ĵҍ
struct _ implement	ā҇
struct _ in	ĵ҆
struct _ |	ĵ҆
struct |	Ā҈
struct | $	Ā҈
structs	ĥҝīѸ
structs _ an	ĥ҇
structs _ the	ĥ҉
structs that	ĥ҇
structure	ĀҊő҇
structure _ $	ő҈
structure of	ĀҌ
structure |	ő҈
structure | $	ő҈
stuck	ē҉
stuff	Ā҉āѲģ҇
stuff _ <path>	Ā҆
stuff from	Ā҇āѺ
stuff from <path>	Ā҈
stumbled	ĀҋāѺ
style	ĀѴāқ
style _ $	ĀѷāҊ
style _ <name>	ā҇
style that	ā҇
style that <name>	ā҇
style |	ĀѷāҊ
style | $	ĀѷāҊ
subclass	ĂҍćҧĘѹĚ҆ěҍĬѺŀҒ
subclass $	ĀѸĂ҉ćҋĚѸěҋ
subclass <name>	ĀѴāҊĚҍň҆
subclass <name> $	ĀѷĚҍ
subclass <name> |	ā҇
subclass _ $	Ā҆ćѸĚ҆ěҍ
subclass _ <name>	ā҇Ă҆ćҞĚ҆ěѶ
subclass _ overriding	ŀ҇
subclass of	ĀҒĂҌĚҊěѵň҈
subclass of <name>	ĀҔĂҌćѸĚ҈ěѷňҊ
subclass |	ĀѹĚѺěҏ
subclass | $	ĀѹĚѺěҏ
subclassed	ĀҋāѹęѸěҏňҊ
subclassed _ $	ĀҙāѺ
subclassed _ <name>	ĀѷęѹěҒ
subclassed by	ĀѷęѹěҒ
subclassed by <name>	ĀѷęѹěҒ
subclassed |	ĀҐ
subclassed | $	ĀҐ
subclasses	ĀҍāѶĆѹĚґěҒĿѴŀҭňҵ
subclasses $	ĀѴĚ҇ě҈ŀ҉ňҔ
subclasses <name>	āѫŀ҉ňҖ
subclasses <name> |	āѴňґ
subclasses _ $	ĀҋāѸ
subclasses _ <name>	Ā҈āҍĂѹĚҍňҗ
subclasses _ not	ā҈
subclasses _ the	āѴŀґ
subclasses _ their	ā҆
subclasses _ |	āѺňҐ
subclasses do	ā҈
subclasses do not	ā҈
subclasses does	ā҈ň҇
subclasses does <name>	ā҉ň҇
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	Ā҆
subclasses need	āҎŀѰ
subclasses of	ĀҘāҍĂѹĚҎŀѬňҎ
subclasses of <name>	ĀҐāҍĂѹĚҎŀѬňҕ
subclasses override	ŀ҇
subclasses redefine	āѲŀҘ
subclasses to	ĂҌ
subclasses which	ŀ҆
subclasses |	ĀҐāѷě҈ňѺ
subclasses | $	ĀҋāѸ
subclassing	ĀѹĂҚŀѷ
subclassing <name>	ĀѹĂҚŀѷ
subdirectory	őғ
subdirectory _ which	ő҆
subdirectory does	ő҇
subdirectory to	ő҆
subdirectory to which	ő҆
subfolder	ĀѺőҟ
subfolder _ <path>	ő҈
subfolder does	ő҇
subfolder hides	őҎ
succeed	āѦĈҜİѺŌҒŎқ
succeed $	āѸĈҊŌ҈Ŏҍ
succeed _ $	ĀѱĈҒŎҋ
succeed |	ĀѺŎҌ
succeed | $	ĀѺŎҌ
succeeds	āѺĈ҈Ōҕ
succeeds $	Ō҉
successful	āѶİѺŌҍ
successful _ $	Ō҈
successful |	Ō҈
successful | $	Ō҈
successfully	āѺŌ҇
successor	ņҕ
successor _ <path>	ņ҆
successor of	ņґ
successor of <path>	ņ҆
such	ğ҈ġҊŋ҇
such _ test	ŋ҈
such _ thing	ġ҈
such a	ğ҈ġ҉ŋ҇
such a test	ŋ҈
such a thing	ġ҈
suffix	ŒҔ
suffix $	ŒҊ
suite	Ā҆āѷŊѸŋҘōҌ
suite $	Ā҆
suite _ a	ĀѸŋҎ
suite _ passes	ŎҌ
suite _ test	œ҆
suite contain	ŋ҆
suite contain a	ŋ҆
suite is	œ҈
suite that	ō҈
suite |	ŋ҇ŎҌ
suite | passes	ŎҌ
sum	Ģ҈
sum _ what	Ģ҇
sum up	Ģ҈
sum up what	Ģ҇
summarise	ĢҐ
super	ĀҤć҇ŀѴ
super $	ā҉ŀѸ
super _ $	ā҈
super _ of	ĀҌć҆
super class	ć҆
super |	ā҈
super | $	ā҈
superclass	ćҷĚ҇ěҎĢѺŀѺň҆
superclass $	ćғĚҒěѵ
superclass _ $	ňҕ
superclass _ <name>	ĀѺćҢĚѶěҝňѸ
superclass of	ĚѶěҖň҇
superclass of $	ćѷňғ
superclass of <name>	ĀѴćҖĚѷěҘ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѶćӀě҈
superclasses _ <name>	ćҖě҈
superclasses of	ćҖě҈
superclasses of <name>	ćҖě҈
superfluous	Īѯŏҧ
superfluous _ $	ŏ҆
superfluous _ statements	ĪѹŏҊ
superfluous import	ĪѹŏҊ
superfluous import statements	ĪѹŏҊ
superfluous imports	ĪѺŏҒ
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѸĔ҈
supply	āѹĂ҇
support	ĀѴāҐĮ҈
support $	ĮҌ
support for	ā҇
supported	Įҩ
supported _ $	Į҉
supported _ <name>	Įҕ
supported _ |	Į҆
supported go	Į҆
supported here	Į҉
supported here |	Į҆
supported python	Į҆
supported |	Į҇
supported | $	Į҇
supports	Į҆
surface	ģ҉
surface $	ģ҇
suspect <name>	Ā҇
swallow	ĀѺāҒŁҎńѱ
swallow _ $	āѸŁҎ
swallow |	āѸŁҎ
swallow | $	āѸŁҎ
swap	ď҇
swap <name>	ď҇
swap <name> for	ď҇
swap _ for	ď҇
switch	ā҈ċғĸѷ
switch <option>	ċҎ
switch _ $	āҋĸѸ
symbol	āѺĭҘ
symbol <name>	āѺĭҘ
symbol <name> is	ĭ҆
symbol <name> |	ĭҋ
symbol _ is	ĭ҆
symbol _ |	ĭҋ
symbols	ĀқāѲģҝ
symbols <name>	ģ҆
symbols _ $	ģҋ
symbols _ <name>	ĀҎ
symbols _ <path>	ĀҌ
symbols _ by	Ā҆
symbols _ defined	Ā҆
symbols are	āѸģҊ
symbols are defined	Ā҆
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘ
symbols of <path>	ĀҌģѺ
symbols |	ģ҇
symbols | $	ģ҇
system	ĈѺłҐ
tag	āѹĠҏŉҒ
tag <tag>	ĀҎāѴĠҍ
tag <tag> $	Ġ҆
tag <tag> |	Āҋāѷ
tag _ $	Ġ҇
tag _ <commit>	ĀѺŉҊ
tag _ |	Āҋāѷ
tag contains	ĀѺŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѰāҍĠ҇ŉҋ
tagged _ $	Ġ҇
tagged versions	ŉҌ
tags	ĀѱāҔČѹčѷŉҸ
tags _ <commit>	āҌ
tags _ commit	ĀѸŉҌ
tags _ contain	ĀѹāѸŉҒ
tags _ it	ā҇
tags _ not	āҍŉѵ
tags _ the	ŉ҆
tags contain	Āґāѹ
tags contain <commit>	ĀғŉѰ
tags do	ĀѺ
tags do not	āҍŉѵ
tags have	ŉ҈
tags include	ĀѺŉҍ
tags is	ŉ҈
tags that	ŉ҈
taht created	ą҆
take	Ā҇ďғğ҆ĦѲį҈ķҋĿѺŁҍ
take <name>	ğ҇
take <name> as	ĀҋāѸ
take _ $	ďҊŁ҆
take _ <name>	ĀҌ
take _ as	ĀҋāѸ
take _ of	Ģ҈
take _ place	ŀ҆
take _ tests	ā҇
take _ to	ķҌ
take _ |	āѷį҉
take care	Ģ҈
take care of	Ģ҈
take me	āѺķҌ
take me to	āѺķҌ
take place	āѷį҉
take place |	āѷį҉
take so	ā҆
take the place	ŀ҆
take the tests	ā҇
take |	ďҊŁ҆
take | $	ďҊŁ҆
takes	āѷď҇ĕ҇ģѹĦ҉Ī҆Łҏ
takes $	ŁҌ
takes <name>	Ā҆ĕ҈
takes _ $	ė҆Ł҆
takes _ <name>	Ĕ҆
takes _ <path>	Ā҈
takes _ in	ĦҊ
takes _ of	Ā҇āѹ
takes _ what	Ī҆
takes care	Ā҆āѹĢ҇
takes care of	Ā҇āѹ
takes from	Ā҈
takes from <path>	Ā҈
takes in	Ī҆
takes in what	Ī҆
takes part	ĦҊ
takes part in	ĦҊ
takes the	ā҉
takes |	ė҆Ł҆
takes | $	ė҆Ł҆
tally	ĀѹāѺĺѺľҜĿѶŊҔ
tally $	ĀѺāѺĺѺľҗĿѷŊҔ
target	Ā҆āѺŅѷņҘ
target _ <name>	ņ҇
target _ <path>	ņ҉
target _ the	ņ҇
target docs	Ā҇
target of	ŅѷņҘ
target of <name>	ņ҇
target of <path>	ņ҉
target of the	ņ҇
targets	ĀѴĉҘ
task	ĀѵĢҤ
task _ <name>	ĢҊ
task is	ĀѷĢғ
team	Āѹā҈
teh	āѳĶ҈Ĺ҆ŋ҆
teh <name>	Ĺ҆
teh _ <name>	ĭ҆
teh _ of	ĀҌ
teh _ that	Ķ҉
teh name	ĭ҆
teh name <name>	ĭ҆
tell	āѴďѺĐѸĜ҆ķѷļ҆ňѺŉ҇
tell _ how	ĎҊ
tell _ if	ĀѳĜ҈Ĭ҈ĭ҇Ō҆
tell _ of	ć҆
tell _ the	Ā҆āѳć҆ĎѹĐѺē҈Ň҆ň҆
tell _ via	ħ҆
tell _ what	Ā҇ĺ҇ŇѺŐ҉
tell _ when	į҆
tell _ where	Āѷāѵğ҈ķѺļ҆ĽҌŀ҉
tell _ whether	ā҈Ě҇ŃѺ
tell _ which	āѹĄ҉ŉ҇
tell _ who	ĀѹāѷĊ҆
tell _ why	ā҉
tell me	āѺĐѸĜ҆ķѷļ҆ŉ҆
tell me how	ĎҊ
tell me if	ĀѳĜ҈Ĭ҈ĭ҇Ō҆
tell me the	Ā҆āѴć҆ĎѹĐѺē҈Ň҆ň҆
tell me via	ħ҆
tell me what	Ā҇ĺ҇ŇѺŐ҉
tell me when	į҆
tell me where	Āѷāѵğ҈ķѺļ҆ĽҌŀ҉
tell me whether	ā҈Ě҇ŃѺ
tell me which	āѹĄ҉ŉ҇
tell me who	ĀѹāѷĊ҆
tell me why	ā҉
tell the	Ł҇
telling	ĀҌāҏĩѷĲѺ
telling _ where	ā҇
telling _ which	ĀҒĩѸ
telling _ who	āҋ
telling me	ĀҌāҏĩѷĲѺ
telling me where	ā҇
telling me which	ĀҒĩѸ
telling me who	āҋ
terminal	ĞҊ
terms	ĀѮāѶĢ҆ıҫ
terms of	ā҆Ģ҆
test	ĀҋāѸąѶćѺĉѺĊѸĐѹēѺĖѸġѲģѹĤѺĪѺĬѬĭѴįѺĲѺĵѺĶѺķѸŀѺŃѹŅѹņѹŊӁŋӍŌӞōңŎҜőѹŒѹœӦ
test <name>	ĀѹāҩĬѺŊѵŋҢŌӄōѱŎѪœҵ
test <name> $	ŋҏœґ
test <name> and	Ōҍ
test <name> at	ĀҔāѭ
test <name> check	āҐ
test <name> exists	ŋҕŌѸ
test <name> fail	āҌ
test <name> flaky	āҏŌѺ
test <name> goes	Ō҇
test <name> green	Ō҉
test <name> in	œҌ
test <name> is	ĀѸā҇ŋ҉Ō҇
test <name> lives	ĀѺā҆
test <name> pass	Ā҉
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҈
test <name> succeeds	Ō҉
test <name> use	āҊ
test <name> where	āѺœҊ
test <name> |	Ā҇āѱŋ҉œґ
test _ $	ĀҢāҏŊҏŋ҈ŌѴōѶœ҆
test _ <name>	ĀѴāҒŊҊŋҊŎҕœҟ
test _ <path>	ŊҊŎғ
test _ a	Ō҆ō҇
test _ and	Ōҏ
test _ at	ĀҔāѭ
test _ by	ŋ҉
test _ check	Āѵāҏō҈
test _ contain	ŋ҆
test _ does	Ā҉Ŋ҈ōѸ
test _ exists	ŋҕŌѸ
test _ fail	āҌ
test _ failing	āѺŌҊ
test _ fails	ĀҐāѱ
test _ flaky	āҏŌѺ
test _ for	ĀѷŊ҈ō҈
test _ from	Ā҈
test _ goes	Ō҇
test _ green	ŌҐŎѷ
test _ have	Āҋ
test _ holds	āѸŌ҉œ҆
test _ in	ĀѷŊҌō҇œ҉
test _ is	ĀѴŋҎŎ҇œҐ
test _ live	āѺœ҉
test _ lives	ĀѺā҆
test _ location	āҗŋѴŌѷ
test _ of	ĀѴāѺŊҊŎґ
test _ or	ŋ҆
test _ pass	Ā҇ŌҊ
test _ passes	Ō҆
test _ passing	Ōҋ
test _ run	Ōҋ
test _ start	œ҈
test _ succeeds	Ōҏ
test _ that	āѺōҌ
test _ the	ŋҋ
test _ this	ĀѺŋ҉
test _ use	āҊ
test _ when	Ō҈
test _ where	āѷō҉œ҈
test _ which	ĀѸī҆ōҋ
test _ |	āѭŊ҈ŋґŎѺœғ
test called	āҊŋ҉œ҈
test called <name>	āҊŋ҉œ҈
test case	ĀѺŌҏōѹœҐ
test case <name>	āѺŌҏōѺœғ
test cases	Ā҈āѳŊ҈ōҡœѶ
test cases <name>	ōҌ
test cases does	ĀҐōѸ
test count	ĀѯŊң
test count $	ĀѹŊҊ
test count for	Ŋҋ
test count of	Ŋ҈
test coverage	ā҈ō҇
test coverage of	ō҈
test coverage |	āҌ
test file	Ŋ҇ŌѷōѹŎҢœҎ
test file <name>	ŎҐœѸ
test file <path>	Ŏ҈
test file holds	œ҆
test file is	œ҉
test for	ĀҔŋѷ
test for <name>	ĀҒŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	Ŋҋ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѸāѸŊҔōҚ
test functions can	Ā҆
test functions does	Ŋ҆
test functions |	Ŋ҆
test here	ŋ҈
test here |	ŋ҇
test in	ĀѲŋғŎҎ
test in <name>	Ŏ҉
test in <path>	Ŏ҈
test in this	ĀѺŋ҉
test is	ĀѹŌҏŎѹœ҈
test methods	Ŋ҉
test module	ŌѸŎҊœҎ
test name	Ā҉
test name $	Ā҉
test named	ŋ҆œ҇
test named <name>	ŋ҆œ҇
test result	āѺŎғ
test result of	āѺŎґ
test run	Ŏ҈
test script	Ŏ҇
test suite	ĀґāѴŊѺŋ҇ōҊ
test suite $	Ā҆
test suite contain	ŋ҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҇
test to	ā҇
test with	ō҇
test |	ĀѮāҕī҆œ҆
test | $	ĀѶāҚœѺ
test | which	ĀѺī҆
testcase	āѹŋ҉œҋ
testcase <name>	āѹŋ҉œҋ
testcases	Ŋҍō҈
testcases inside	Ŋҍ
tested	ĀғĿѷōҬŎѹ
tested $	āҔĿѷō҈
tested _ $	ĀҎāѴōҊ
tested _ |	Āѧōҡ
tested anywhere	ō҇
tested by	ĀѴōҖ
tested in	Ā҉
tested |	ĀҌāѵ
tested | $	ĀҌāѵ
tests	ĀҕāҙĊѷĎѺĖѺĩѹĬѹĭѺįѺŁѺŊӚŋҧŌѸōӧŎҾőѺœ҆
tests $	ĀҎŊҌŋ҉ōҋŎѬ
tests <name>	ĀѲōҔ
tests <name> has	ō҆
tests _ $	Ā҇āҍŋ҇ōѺŎҊ
tests _ <name>	ĀѶŊҋŋҊōҟŎҙ
tests _ <path>	Ā҈āҊŊҖŎҝ
tests _ a	ā҆
tests _ are	ĀѸŊҋ
tests _ cover	ō҈
tests _ do	ā҆
tests _ exercise	ō҇
tests _ fail	ĀѴāґ
tests _ for	āґōѴ
tests _ get	Ā҇
tests _ has	ō҆
tests _ how	ĀѺŊ҈
tests _ i	Ŋ҆
tests _ in	ĀҕŊ҇ōѴ
tests _ it	ĀѺōғ
tests _ not	ĀҒāѶōѺ
tests _ on	ō҉
tests _ only	ĀѺā҈
tests _ passing	ĀѺŎ҇
tests _ the	ĀҊŊѴōҚŎѺ
tests _ there	Ā҈āѹŊ҆
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҏāѺŊѷ
tests _ we	ōҊ
tests _ written	Ŋ҆
tests _ |	ŊѹŎҎœ҇
tests and	ĀѴā҈Ŋ҆
tests and how	Ŋ҆
tests and only	ĀѺā҈
tests are	ĀҥāѦŎ҇
tests are in	Āҏāѷ
tests are passing	ĀѺŎ҇
tests are there	ĀҊāѺ
tests are using	ĀҏāѺŊѷ
tests check	ā҈
tests check <name>	ā҈
tests depend	Ā҈āѶ
tests do	ĀҐāѲō҈
tests do not	ĀҐāѺōѺ
tests does	ĀѰāҏŊҐō҇
tests does <name>	ĀѶŊ҇ōҊ
tests does <path>	ĀѹŊҋ
tests does the	Ŋѹ
tests fail	āҍŊѸ
tests fail |	āҍŊѸ
tests failing	Ā҇āѺ
tests folder	œ҇
tests folder |	œ҇
tests for	ĀѵāқŎѷ
tests for <name>	āҜōѸŎѷ
tests for the	ĀѸōҍ
tests from	āѱōѺŎҙ
tests from <name>	ĀҌāѵōѺŎ҈
tests from <path>	ĀѸŎґ
tests green	Ŏҋ
tests green |	Ŏҋ
tests has	ŊҊ
tests have	ō҉
tests have we	Āѹō҇
tests import	ĀѺā҈
tests in	ĀѹāңŊҙŎґ
tests in <name>	ĀѹāҍŊ҉ōѺŎҌ
tests in <path>	āҝŊҏ
tests in it	āѺŎ҆
tests inside	ĀҋōѺŎҊ
tests inside <name>	Ā҆
tests is	ĀѴāѺŋҋōҍ
tests is <name>	ō҇
tests is it	ō҇
tests live	Ā҈ōѹ
tests live in	Ā҈ōѹ
tests of	ĀҝāѳŊѷŎґ
tests of <name>	āѲō҇Ŏҋ
tests of <path>	ŎҊ
tests of it	ā҇
tests of the	ĀҚŊѹōѹ
tests only	āҌ
tests only |	āҌ
tests pass	Ā҈
tests pass |	ĀҊāѸ
tests run	ĀѸō҉
tests run the	ĀѸō҉
tests skipped	āҍŊѴ
tests skipped $	āҍŊѴ
tests succeed	Ŏҍ
tests succeed $	Ŏ҉
tests that	Ŋ҇ōғ
tests that are	ĀѺ
tests touch	ō҆
tests use	ĀқāѪŊѴōҊ
tests use <name>	ĀҍāѳŊѺō҈
tests which	ĀѺŊ҆
tests within	Āҋ
tests would	ĀѶāҊŊҋ
tests would fail	ĀѱāҒ
tests would get	Ā҇
tests |	āҋŊ҈ŋ҇ōѺ
tests | $	ā҈Ŋ҈ŋ҇
tests | do	ā҆
tets	āѲōҒŎ҆
tets in	Ŏ҆
text	āѱĳҒĴҫŔғ
text $	ĀѵĴқ
text <literal>	ĀҐŔ҇
text <literal> $	Ŕ҈
text _ $	ĀѴĳ҇Ŕҍ
text _ line	ĴҊ
text _ the	Ā҉
text does	ĳ҉
text of	Ĵ҉
text of line	Ĵ҈
text |	ĀѵĳҊ
text | $	ĀѵĳҊ
than	āҰĄ҈Ć҈ď҉Łѹ
than <commit>	Ā҉āѸ
than <name>	āҖď҉ŁѺ
than <name> |	āҍ
than <path>	āҋ
than <path> |	āҊ
than _ please	Ā҉āѺ
than _ which	ďҊŁѺ
than _ |	ĀѹāҖĄ҈
than once	Ć҆
than one	Ā҆
thank	āѸ
thank you	āѹ
thanks	Āѱāґ
thanks $	ĀѴāҖ
that	Āѹā҆ăѺĄҐąҍćѴĉѺċ҆ď҉Ē҆ē҉ĔѶĖѹġ҆ģѷĥҋĩҍĪѴį҇ĳѴĶҋĺѶĻҊĽѵľѺĿѹŉ҆ŊѺŋѵōҍőѲŒѸœѶŕ҆
that $	ġҊ
that <name>	ĀҜāѪćҊĉҋĊѷď҇đ҈ĕ҇ęҎě҈ĥѹĩѹī҇ĭ҉ķ҆ĺѶŀѸŁҏŇҍňѴōѶ
that <name> <name>	āѸķ҈
that <name> calls	ĀҎęҊ
that <name> defines	Ā҇Ŀ҆
that <name> does	ď҉
that <name> hands	Ň҆
that <name> is	ĀѺāґć҇ě҉ĬѹĭҎŁ҉
that <name> lacks	ď҆
that <name> overrides	āҋ
that <name> raises	Ā҇
that <name> returns	Ň҆
that <name> takes	Ł҇
that <name> was	Ĭ҇
that <path>	ĀҍāѺĝ҉Ī҇
that <path> defines	Ā҆
that <path> imports	ĝ҉
that <path> was	ņ҈
that <tag>	Ą҇
that _ $	āѵġ҇Ļ҆ł҇ň҆Œ҆
that _ <commit>	čҊ
that _ <name>	āѸą҈ĆѸćѶĉѸĊҒĎ҆Đ҆ē҉ĘҏęѸğҌġѹīѺĬ҉įҋİѸĳѺĶҎķҋŀҋŁѸŃ҆ń҇ōҘ
that _ <option>	ċ҇
that _ <path>	ĀѺą҆Ď҇ĪѺįҌ
that _ a	Ċ҆Ń҆ň҆
that _ added	ă҇
that _ an	ĥ҆
that _ calls	ĀҙĊѷę҉
that _ class	ĀѸĵҍ
that _ commit	ŉ҆
that _ contains	Ā҈
that _ defines	ĀҍĿ҆
that _ deprecated	ā҆
that _ does	ď҉ŏ҆
that _ exist	Ā҈
that _ exported	ģ҈
that _ from	ĀҙāѺăѴĚ҆ħ҆ĩ҆ňѺ
that _ function	Ĭ҆ļ҈
that _ had	Ņ҇
that _ hands	Ň҆
that _ has	āѸĪ҇ĳ҆ŏѺ
that _ imports	ĝҎĩѺ
that _ in	ĀѳĨ҇ĩ҇Ņ҆
that _ interface	āѹĥ҉
that _ is	ć҆ě҉ĭҌŁ҉Ō҆ŎѹŔ҆
that _ it	ĀѴā҇ą҉Ć҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ not	Ā҉Ą҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	āҊ
that _ project	ė҉ĮѺ
that _ raises	Ā҇
that _ returns	Ň҆
that _ right	ē҇Ō҆
that _ run	Ā҆
that _ still	Į҆
that _ takes	Ł҇
that _ test	ĀѰāҎŎҋ
that _ tests	Ā҆
that _ the	Ā҈āҌĥҏķ҈ŀ҆ŋѺōѹŒѺœ҆
that _ through	Ħ҇
that _ to	ĒѺľ҆
that _ use	Āѹā҉
that _ uses	āѸĉ҉
that _ was	Ĭ҇ŅѸņҍ
that _ with	ĩ҆
that _ |	Āѷā҇Ġ҈
that a	āѺě҈
that added	Ā҇
that added <name>	Ā҉ąѹ
that are	ĀѱāґĪѺŏ҇
that be	āѷŇ҇
that be |	āѺ
that belong	ľ҇
that belong to	ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	Ċ҇Ę҉
that calls	āѴĘҌ
that calls <name>	āѵĊ҉Ęҍ
that carry	Ā҉āѷ
that carry the	ĀҊāѷ
that changed	Ď҆
that class	ĀѺī҆
that class <name>	ē҆
that come	ē҇
that commit	č҈
that commit <commit>	č҈
that constant	Ķ҈
that contain	ŉ҈
that contains	ĀѲąҌķ҈ő҇œ҈
that contains <path>	Āѷą҈
that contains the	ķ҈œ҆
that covers	āҐōѶ
that create	Āҍ
that created	ĀѸąҖ
that created <path>	ą҆
that define	āҗ
that define <name>	āҙ
that defines	Ćҏ
that defines <name>	ķ҆
that defines it	Ć҉
that deleted	ĀҐąѹ
that deleted <name>	Ā҆
that deleted <path>	ĀҊ
that depend	ĩ҆
that depend on	ĩ҆
that did	Ā҉
that does	ĀҊ
that edited	į҆
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҆ōѹ
that fail $	ā҇ōѺ
that file	ā҉
that file |	āҊ
that forget	ā҉
that goes	Ā҆
that goes from	Ā҇
that has	Ā҈Ć҆ň҆
that has <name>	Ā҈
that have	Ē҆ň҆
that have <name>	ň҆
that ignore	āҏĊѺ
that implement	ĥҊ
that implement <name>	ĥ҇
that implements	ĥҊ
that implements <name>	ā҆
that implements the	ĥ҉
that import	Ĝ҇
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҍ
that imports	ĩҌ
that imports <path>	ĩ҆
that in	ĩ҇
that in with	ĩ҇
that inherit	ĀѺĚ҇
that inherit from	ĀѺĚ҇
that inherits	Āҋ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҈
that introduces	āѺ
that is	ĀѱāѮĚѷģ҇ĮҌĻҌńҊŅ҇ňғŒ҆
that is <name>	ńҋ
that is a	ň҆
that is exported	ģ҈
that is now	ŅҊ
that is still	Į҆
that it	Ĭ҉
that it is	Ĭ҉
that leads	ħ҆
that leads from	ħ҆
that line	ĀѸĴҋ
that line $	Ĵ҆
that line |	Āѹ
that mentions	Ā҉
that method	Ā҉ĺҎ
that module	Œ҇
that name	āѺġ҆
that need	āҌŉѸ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	Ā҉āѹ
that nothing	ĀҌ
that of	ďҊ
that of <name>	ďҊ
that override	ŀ҇
that override <name>	ŀ҇
that raise	Ń҆
that raise <name>	Ń҆
that read	āҌ
that read the	āҌ
that reference	ō҆
that removed	ĀҏąѶ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҆
that result in	Ņ҆
that runs	ĊҊ
that says	Ķ҉
that sets	Đ҉
that sets <name>	Đ҇
that so	Ā҇
that so |	Ā҇
that test	āѹŌҌŎѷ
that test is	Ō҇ŎѺ
that the	ĀѳāѲĈҋĥ҇Ĭ҉İ҆ĵ҆Ķ҈œѸ
that the <name>	ĶҊ
that the class	ĵ҆
that the test	ĀѹāҏœѺ
that the tests	ĀҊāѸ
that this	Ė҆
that throw	Ń҆
that touch	ō҆
that touch <name>	ō҆
that touched	ĀѸāҊį҇
that touched <path>	ĀѺā҇
that use	ā҆ōғ
that use <name>	ā҇
that used	ņ҆
that used to	ņ҆
that uses	ĀѸāҌō҆
that variable	ğ҈
that version	Ġ҆
that was	ņ҈
that we	Āѹā҈
that were	ă҆Ą҆
that were not	Ą҆
that what	Ĭҍ
that what <name>	ĬҎ
that workflow	Ā҆
that workflow run	Ā҆
that works	Į҇
that |	āѱġ҇Ļ҆ł҈ň҆
that | $	āѱġ҇Ļ҆ł҈ň҆
the	āғćѷĈ҉ĉѳĊѹċҋĎѸďҌĜѷĝѺĞ҇ğҋĢѳĤ҇ĦѴĨѱĩѬĬџĭѸİ҉ıҋĴѹĵ҈ĶҐķҐĸҐĹ҉ĺѷĻҊļ҈ĽҎĿѺńѷŅҊŇѵňѺŉ҈ŊѬŌ҉ōѶŏѮŒҋœҏŔҗ
the <literal>	āѺĵ҈ĶҋĽ҆ŔѺ
the <mark>	Ēҋē҇
the <mark> decorator	ĒҊ
the <name>	Āѭā҆ĂѺă҇ĉ҆ĊҒċ҈ĐҖĒ҆ēҒĔҌĕѺěѺĝѺĞ҈ğ҉ĢѬĩҎĪѲīѵįѸĳҖĵҊĹҢĺ҉ĻѹĽҌĿѹłѹŅѵŋѺŌ҆ōѸŐѺőѩŒҎœҊŕ҈
the <name> $	ĀѯāҧģҊ
the <name> <name>	ā҈ċ҉đ҆ĢѳĶ҈Ľҋ
the <name> argument	ĔҎ
the <name> block	ŕ҉
the <name> class	Ĥ҆ĵҏĺҋ
the <name> constant	Ķ҇
the <name> dependencies	ĩ҈
the <name> docs	ā҆
the <name> entry	Đҏ
the <name> env	āѹğ҉
the <name> file	ŒҊ
the <name> for	āѺćҎğҋ
the <name> function	ķ҈Ł҇
the <name> imports	ĩґĪѺ
the <name> interface	Āҏ
the <name> line	Ĵ҆
the <name> lines	ē҉
the <name> method	ĹҒ
the <name> module	ā҈Œҕ
the <name> of	Āҍāѝĉ҉ĊқĢ҉ģѹĩѺĳҟŒѹ
the <name> or	ĀҎ
the <name> routine	ķ҈
the <name> setting	Đҍ
the <name> struct	ĵҌ
the <name> test	āѷŌ҈œҐ
the <name> tests	Āҋ
the <name> that	ēҐ
the <name> trait	ĥҊ
the <name> typedef	Ľ҇
the <name> way	ā҇
the <name> |	ĀѹāҌ
the <option>	Ā҈
the <option> option	ĀҊ
the <path>	āѹıҊŕ҉
the <path> file	ı҈
the <path> workflow	ŕҊ
the _ $	ĀѺāҚĆҐćѺĊҋĎѹĐѸđҍĖѺĞҊğ҈ģҌĤѺįѹİѶıҒķѹĸ҆ľ҉Ņ҉ŋҎ
the _ 's	Ā҇ı҉
the _ <commit>	ČҊčҖŉҐ
the _ <line>	āѸĴ҈
the _ <literal>	āҍĽ҉ŔҠ
the _ <mark>	āҕ
the _ <name>	ā҇ĂѸăѹĄѹĈѷĊѹČѶčѸĐҋĒҖē҈ĔҙĖѳė҇ęҕěҋĝѺĞѵğѲĠѹĢҎĤҒĥҕĦѹħѳĨѹīҖĬғĭ҈ĮѸįѷİѱıѱĲѹĳѶĵѱĶґķ҈ĸҐĺѳĻҋĽ҇ľѶĿ҆ŀ҆Ł҆łѸŃ҇ńҒŅѮňѴŉѸŊѵŋ҉ŌҏŎѭŐҠőѺŒѴœ҆Ŕѵŕѵ
the _ <option>	ĀѺā҉ċґ
the _ <path>	Ā҆āѵąҊĜҊĝҏģҏħѺĳ҆Ĵ҆ŅѸņҊŎѺő҇ŕҗ
the _ <tag>	āѺă҆Ġҕ
the _ a	ĀѯāѸġҏŐҍ
the _ above	Ě҆
the _ alias	ĽҚ
the _ and	ĀѳāѴĈ҆ğ҇Ģҍĵ҆ķ҉Ĺ҇
the _ annotation	Ā҆āѸĒ҇Ň҉
the _ api	ģ҉
the _ argument	ĔҔ
the _ assigned	Ā҇
the _ at	Ā҆āѹİҊ
the _ base	āѴĈ҆Ġ҆ġҋ
the _ be	Ĉ҇
the _ behind	Āѹđ҈Ģҍ
the _ between	Āѹāҍď҉
the _ block	ŕ҉
the _ branch	ĀѱāҐ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҍĈѹ
the _ builds	Ĉ҆
the _ by	Ā҆ąѺĨ҆
the _ called	ĀѯāҖĊѸĘҊęѹĢ҇ıҌķ҉ŋѷœҎ
the _ calls	Œҍ
the _ case	ŌҌ
the _ cases	Ā҈ŊѺ
the _ chain	ĚҊ
the _ change	āҋ
the _ changed	ĀѺ
the _ class	ĵҏĺҌŃ҇ňҏ
the _ classes	ěҋġ҆ňѺ
the _ clause	ńҊ
the _ comment	Āҍ
the _ commit	ĀґāѺįҌİҒ
the _ compile	Ĉ҉
the _ compiles	Ĉ҈
the _ constant	Ķ҇ĸ҇
the _ count	ĀѯĎҎĳҋľҋŊҌ
the _ coverage	ĀѰāҍō҆
the _ cycle	ĀѵāҔ
the _ declarations	Īҗ
the _ declared	Ĥ҉
the _ decorator	Ēҏ
the _ def	ļҊ
the _ defined	ĀҔāѲċ҇
the _ defining	ā҆
the _ definitions	āѹĆҐ
the _ dependencies	Āғĩ҈
the _ docs	Ā҈
the _ does	ő҆
the _ edges	Ċ҆
the _ edit	āѵįҐ
the _ entry	ĐҏįҊİ҇
the _ env	āѹğ҉
the _ environment	ğҊ
the _ exported	ā҈
the _ fail	Ā҉āѸ
the _ failing	ĀҋāѺ
the _ file	āҏĐҎı҇ŌѺŎҕőѴŒҐœѺ
the _ filename	Ņ҉
the _ files	Āѹă҆Ą҆
the _ final	ĶҌ
the _ first	ą҆
the _ folder	ĀѶāҐĈѹœ҈
the _ for	Ā҈āҝćҍğҌĵѺĽ҉Ŏѷ
the _ form	ā҆
the _ formerly	ŅѶņҒ
the _ from	ĀѪāѱĔ҇ħ҆ň҇ŎҚ
the _ func	ķҊ
the _ function	Āѵā҉ķ҆ĺ҈ĻҐļҊœ҉
the _ functions	ōҊ
the _ give	ĀѳāҐŇѺŐ҉
the _ go	Į҆
the _ graph	ĀҊāѸ
the _ hand	đ҇
the _ have	ā҆ı҆Ŋѷ
the _ helper	ā҆Ļҋ
the _ hierarchy	ćҋĚѺň҆
the _ history	Ā҆āѺĎҊ
the _ how	Į҆
the _ if	Ō҆
the _ implementation	ĀѺāҎ
the _ implementations	ŀҋ
the _ import	ĀѶāґħҍĪѸŏ҉
the _ importing	ĜҎĝѴ
the _ imports	āҎĩҎĪѱŏғ
the _ in	ĀҚā҆Ă҈ąҊĈҏĎҊďҊĐ҉ĠѶķѹĺҌĿѷŀѹŏѸ
the _ inside	ĀҊŊѺŎҊ
the _ interface	ĀҎāѺ
the _ introduced	ă҈
the _ is	ĀќāҚĄ҇Ĕҋğ҇Ō҆œ҇
the _ it	āѴĊѺĕ҇Ħ҆Ņ҈
the _ item	Ķҋķ҈
the _ itself	Ė҆ő҆
the _ java	Į҆
the _ job	ŕ҆
the _ keep	ĭ҇
the _ key	Đ҆
the _ level	ĭҋĶ҉
the _ library	ā҆
the _ like	ē҇
the _ line	āҊċҏİѵĳҊĴ҆
the _ lines	ē҉Īҍ
the _ list	āѹĆ҆ď҉Ĝ҆ġѹĪ҈ĿҌŁ҉
the _ listing	ă҉
the _ location	Ľ҈
the _ log	ā҆
the _ marked	Ă҈
the _ member	Ā҇ā҈ĸ҉Ĺҏ
the _ metadata	Ğҋ
the _ method	ĀѲĹҚŀҔ
the _ methods	Ăҙ
the _ modification	į҈
the _ module	āҊĶѺŌѺŒҜ
the _ name	Āѷā҉ŅҐŒҊ
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҉Ŀ҉Ł҆
the _ need	Į҇
the _ nested	Ļ҈
the _ node	Į҆
the _ notes	Ā҇āѶ
the _ now	Ņ҈ņѺ
the _ number	Āѷā҆ĐҌĳѹ
the _ of	āѧĂѯąҍĆѷć҇ĉҒĊғĎҔďѶĐѰđ҉ēҎĕҊĖ҆ĘҊęҎĞѲğѯĠ҈Ģ҈ģѣĤѷħѸĩѳĮѯįѺİѸĳҞķ҉ĺѹĻѺļҏľҕŀѱŁҊł҇Ńѱń҈ŅѵņҊŇѷňҔŊҘōѷŏѳŐѪő҉Ŕѹ
the _ on	ĀґāҍĈѸĤ҈Ĳ҈
the _ one	İ҈ő҆
the _ ones	ĀҎ
the _ option	Ā҈
the _ or	Ā҇āѷćҌĈ҈ňѸ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	Āѵā҉ċ҇
the _ part	Āѷāҋ
the _ pass	ĀѸ
the _ path	ĀҋāѲħҐŅҌņҋőҊ
the _ places	Ć҆
the _ points	Ā҆
the _ project	Ā҉
the _ python	Į҆
the _ recent	āѳįҎİҍ
the _ release	āҘ
the _ releases	ā҇
the _ require	āҋ
the _ requirements	ĖҌ
the _ requires	Ė҆
the _ responsible	ą҆
the _ return	Ňҋ
the _ review	Āѹā҈
the _ revision	Ā҆āѺįҊ
the _ routine	ķ҇
the _ runs	Ā҇
the _ rust	Į҆
the _ script	Ŏ҇
the _ section	ĀѺāѶĖ҉Ğ҇
the _ sequence	ħ҇
the _ set	āѹĆ҆Ğ҆ľ҆Ŀ҇
the _ setting	Đҍ
the _ sign	ĕ҇
the _ signature	āҋ
the _ site	ĵ҆Ķ҇ĺҍ
the _ sites	Ċ҈
the _ specifier	ė҉
the _ statement	ĵҍķ҇
the _ statements	ģ҈Ī҉Ń҉
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀҐāѴōҌ
the _ switch	ċ҈
the _ taht	ą҆
the _ take	ğ҇
the _ test	āѹŋѸŌҒœҝ
the _ tests	ĀҒ
the _ text	Ā҉Ŕ҆
the _ that	āѮăѸďѹĐѹēҒĜѶĝҔĢҊĥ҉ĩҐĭѺįѸĳѸĺѺĻѹŃ҆ŅҎŇҋŉ҆ŌѺōҎŒѵœѸ
the _ thing	ĀѸāҍ
the _ time	ĀѺāѴĖ҇įҐŁ҆
the _ to	ĀѵāҌĉ҆Ċ҈ıѶŅ҆ő҈
the _ touching	ā҆
the _ trait	ĥҊ
the _ tree	Ě҇ĵ҆őҋ
the _ type	āѯĞ҆Ľ҆łҌŇҌ
the _ typedef	Ľ҇
the _ types	ňҋ
the _ up	Āѹ
the _ update	į҇
the _ use	ā҈
the _ value	Ā҆āѴĔҍĶ҈
the _ var	ğҋĶҊ
the _ variable	āҐğ҈ĶҐ
the _ variables	Ĥҋ
the _ variant	ā҇
the _ version	ĀҊāҐĮҒ
the _ was	Āҏāѵ
the _ way	ď҈ħ҆
the _ what	āѸĞҊ
the _ where	āҋąҊĸ҆ĺ҆
the _ which	āѺĥ҇ĩ҇ĪѺĽ҇ňѺœѺ
the _ whose	ŒҎ
the _ will	āѺĚҊ
the _ with	ĀѶā҈Œ҈
the _ within	Ŀ҆
the _ work	ĀѶāғ
the _ workflow	ĀҍāѺŕ҉
the _ |	ĀѮĊѸďғĕѺė҇ĞҊğҐġ҆ģ҆ĥѹħ҆įѸķҌĽѺłҐŅ҈Ň҉Ō҇ŎѸŒ҆
the abc	Ă҆
the abc <name>	Ă҆
the abstract	Ăҗ
the abstract class	āҍĂѹ
the abstract members	Ă҆
the abstract methods	ĂҎ
the access	āѺĭҌ
the access level	ĭҌ
the added	ĀѺă҈
the added files	ĀѺă҈
the amount	ľ҆Ŋ҇
the amount of	ľ҆Ŋ҇
the ancestors	Ā҈āѹćҌě҈
the ancestors of	Ā҈ě҈
the annotation	Ēғ
the annotation <name>	ĒҐ
the annotations	ē҇
the argument	āѺċ҇ďҌ
the argument <name>	Ā҆
the argument list	ďҌ
the argument parser	ċ҇
the arguments	āѹďҊŁқ
the arguments <name>	Ł҆
the arguments of	ď҆Łҋ
the arrow	ŇҐ
the assignment	Ķ҇
the attribute	Őҙ
the attribute <name>	ŐҘ
the attributes	āҍē҆Ĥҏ
the attributes of	ĀѺāҎĤҌ
the author	ĀҋāѴĲҒĴѺ
the author of	ĲҐĴѺ
the authors	āѷĭҊı҆
the authors keep	ĭ҇
the base	ĀҐāѱĂ҈ěҌŀҋň҉ŒҊ
the base class	āѺĂ҈ňҕ
the base classes	ěҋňѵ
the base method	ĀѸŀ҇
the base name	ŒҊ
the bases	ć҆Ě҆ěҋ
the bases of	Ě҆ěҋ
the behaviour	ďѶĢҐ
the behaviour of	ďѶĢҐ
the biggest	ĀѰāҢ
the biggest one	ā҈
the body	ĀҊĉ҉ĊѹĘҎĳѹķҋļҎĿ҇ń҆
the body of	ĀҊĉ҉ĊѹĘҎĳѹķҋļҎĿ҇ń҆
the bottom	Āҍİѵ
the brackets	ŁҌ
the brackets of	ŁҊ
the build	ĀҊāҊĈҐ
the build broken	Ā҆
the build fail	Ā҇āѺ
the call	āѴĊҒ
the call graph	ĀҌāѺ
the call sites	Ċ҈
the call to	Ċ҇
the callees	ęҏ
the callees of	ęҏ
the caller	ĀѺāѭĉҏĕҎ
the caller of	āѲĉҏĕ҆
the callers	ĊғĘҍę҉
the callers of	ĀѵĊҕĘҍę҉
the calls	ĉ҈
the change	ĀѳČ҆Ĳ҇ŉ҇
the change <commit>	Āѳā҈
the change on	Ĳ҇
the changes	ą҆
the changes in	ą҆
the checker	ŇѺŐҊ
the checkin	ą҉
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	ĀѯĚҎěѺňҔ
the children of	ĀѰĚҎěѺňҔ
the ci	ĀѶāқŕ҇
the ci job	ŕ҆
the ci log	ā҈
the ci workflow	āҊ
the circular	āҍ
the circular import	āҍ
the class	āѦćҟĚҏěғĢґĤҔĥѸĵҒĶѺķѸĺҍľҍĿҍňґōҍ
the class <name>	ĀҒāѯćҒĚҍěҏĢҒĤғĥѹķѹĺ҉ľҋĿҏň҆ōҍ
the class hierarchy	ĚѺň҉
the class or	ćҋňѸ
the class tree	ĀѹĚҊňҊ
the classes	Āѵć҈ĥҐňғ
the classes <name>	ĀѺć҇ě҇
the classes that	ĀѺĚ҈
the classes which	Ā҇ĥ҈
the cli	ċҋ
the closure	Ļҗ
the closure <name>	Ļҗ
the code	ĀҖāѪĈҕĉѶĊ҉ĐѸğ҈ĠҎġ҉Ĭ҈Ķ҆ĺ҉ō҈
the code $	Ā҈āѺĊҐ
the code <name>	āҎ
the code base	āѲĈ҆Ġ҆ġҋ
the code is	ĀѸāҒ
the code of	ĀғāѱĠ҇ō҉
the code that	ĀҐāѸĉѸ
the code |	Ĭ҈Ķ҉
the command	ĀѹāҌċҐ
the command line	ĀѺāҌċҏ
the comment	ĀҌ
the commit	ąҎČ҇čҏĎҖŉ҈
the commit <commit>	Č҈čҌŉ҈
the commit by	Ā҉ąѺ
the commit count	ĀѷĎґ
the commit history	Ď҉
the commit in	ą҇
the commit responsible	ą҆
the commit taht	ą҆
the commit that	Āҋ
the commits	č҇ĎҌİ҈
the commits $	ĀҋĎѷ
the commits in	ĀѹĎ҉
the commits to	ā҇
the commits touching	ā҇
the commits which	āѸİ҉
the committers	Ā҆
the committers for	Ā҆
the complete	Ć҆
the config	Ā҆ā҈ĐҒ
the config <name>	Đ҆
the config file	āҋĐ҆
the configuration	Đ҇
the configuration file	Đ҇
the console	Ğҋ
the const	ĀѺĶҏ
the const <name>	Ķҏ
the constant	Ā҈āҏđҟĶҜŐҒ
the constant <name>	Ā҉āґđҘĶҝŐҒ
the constructor	ĀҐ
the constructor of	Āҋ
the contents	Ĵ҆ŕ҉
the contents of	Ĵ҆ŕ҉
the copyright	Āѷāҋ
the count	Ď҆
the count of	Ď҆
the creation	ą҈
the creation of	ą҈
the current	āѸņ҉
the current one	ņ҈
the data	ĀѸāҍĤ҇ĵ҇œѺ
the data members	Ĥ҆
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҋ
the date of	į҇
the dead	ŏ҈
the dead imports	ŏ҈
the declaration	ĀѺāѷĵ҈Ķ҆ĺҍĽҏ
the declaration of	ī҆ĽҌ
the declaration site	ĵ҆Ķ҇ĺҎ
the declared	Ė҉Ň҈
the declared return	Ň҈
the decorator	ĀѵāґĒҕ
the decorator <mark>	āғĒѹ
the decorator <name>	ĀѴĒҝ
the decorators	āҍē҈
the decorators on	ā҇
the def	ē҆Ĭ҇ķҏĻҌ
the def of	ē҆Ĭ҇ķ҉Ļ҈
the default	ĀѹāҍċѺĔҗĕҍ
the default of	āҐĔ҉
the default value	ĀҋāѰĔҊ
the definition	āѵēҌĵ҇ķҍĹ҇Ł҆
the definition of	āѶēҌĵ҉Ł҆
the definitions	Ć҇ģ҇
the definitions in	āѺģ҇
the definitions of	āҌĆ҇
the definitions that	Ā҈
the dependencies	ĀѳāҏĖґıѹ
the dependencies of	ĀѶĖ҉
the dependencies |	ā҇
the dependency	ėҔ
the dependency <name>	ėғ
the derived	ňҎ
the descendants	ĀѺňҏ
the descendants of	ĀѺňҏ
the dev	ĀґāѸ
the dev dependencies	ĀҌāѸ
the developers	āѺĶ҉
the diff	čҎ
the diff of	čҌ
the difference	ĀѺāҊ
the difference between	ď҆
the difference in	ā҆
the differences	ďҌ
the differences $	ď҈
the differences between	ā҈
the different	ĆҌ
the different definitions	Ć҉
the direct	ĀҊňѹ
the directory	őҙ
the directory of	ő҉
the directory that	ő҉
the doc	Āғ
the doc comment	ĀҊ
the docstring	ĀҌ
the documentation	ā҉
the dot	āѺĿ҇
the earlier	İѷŅҊ
the earlier name	ŅҊ
the end	ā҉
the entry	Đҍ
the entry <name>	Đ҇
the entry for	Đ҆
the enum	āҙĸқ
the enum constant	ĸ҇
the enum member	Ā҉ā҉
the enum variant	ā҇
the enumeration	ĸҏ
the enumeration member	ĸҍ
the enumerator	ĸғ
the enumerator <name>	ĸғ
the env	ğҗ
the env var	ğҌ
the env variable	ğ҆
the environment	ĀѺāҍğҞ
the environment $	ğ҇
the environment variable	āґ
the environment |	āѹğҍ
the equals	ĕ҇
the equals sign	ĕ҇
the error	Ńҕ
the error <name>	Ńҕ
the error on	ā҈
the exception	ĀҎā҉ćѺŃҗ
the exception <name>	Āґā҆Ńґ
the exception class	Ń҈
the exceptions	ń҇
the exceptions that	Ā҆
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҍ
the export statements	ģ҈
the exported	ģҊ
the failing tests	ā҇
the family	ćҋ
the family tree	ćҋ
the fastest	ā҉
the fastest |	ā҈
the field	āѷŐҔ
the field <name>	āѷŐҔ
the fields	ĀѺĤҕ
the fields of	Ĥ҈
the file	ąҘĆѺčҋĎҎģҌĥѺĪ҇įҏĲ҆ĳҌĴҋĵҋķѹĸѺľѵōѷŎѹŏ҆őҜ
the file <name>	āѲąҎĎҊģ҈į҉ĳ҇Ĵ҆ķѸĽѺľѹŊ҆ōѸőҔ
the file <path>	ąҋĎ҆į҈ĳ҆Ĵ҆ņѷő҉
the file and	ğ҇
the file for	āҊ
the file formerly	ŅѶņҒ
the file in	ĺ҉
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	āѺĶҌņҋŒѹ
the file which	Ľ҇
the file whose	ŒҌ
the file with	Œ҉
the files	ĀѺāѵă҈Čҋčҍĝ҈ĩҌŒҎ
the files introduced	ă҈
the files that	Ā҇Č҆ĝ҉ĩ҆
the first	ąҍĆҎİѹ
the first $	āѸĆҊ
the first commit	Āҋāѵąҍİѹ
the first release	ĀҊ
the first test	ā҇
the first time	Ł҆
the fix	ĀҊāѵ
the flag	Ā҉
the flag <option>	Ā҉
the folder	ő҇
the folder does	ő҆
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҆Ņ҆ņҌ
the former <name>	ņ҉
the former <path>	ņҊ
the former name	āҎ
the former path	Ņ҉
the full	ĀҍĆ҆őҊ
the full list	Ć҆
the full path	őҊ
the func	āѸķҌŁ҈
the func <name>	āѸķҋŁ҈
the function	āѸĉ҇ĐѺĒѷēҏĔ҈ĕ҉ĘҋęғĢҗĬҥĶѺķҖĻҍĽѺŁҋŃѹńғŇҏŋѷō҈ŐѶŒѺœѷ
the function <name>	Āҋāѫĉ҉Ċ҆ĒѺēҏĔ҈ĕ҉ĘҋęғĢҘĬҥĶѺķ҇ĻҊĽѺŁҌŃѹńҒŇҏŋѷō҇ŐѶ
the function called	ķҊ
the functions	ĀѴā҉ĉғďҊĘҏļ҆Ń҉
the functions <name>	āѺďҋĘѺęҍ
the functions called	ĉ҉ĘҊęѺ
the functions in	Ā҉
the functions that	Āѹāҏĉҋ
the git	Ā҇āѸ
the git history	Ā҆āѺ
the global	ā҇ĶҖ
the global <name>	ā҉ĶҌ
the global variable	Ķ҈
the hash	ą҆
the hash of	ą҆
the head	ĀҊāѺ
the header	ā҇
the header of	ā҈
the helper	Ā҇āѸķҒ
the helper <name>	Ā҇āѹķҌ
the hierarchy	ĚҐŀ҆ň҆
the history	Āҍą҈İҍ
the history $	ĀҌāѺ
the history of	ĀѶā҉ą҇Ď҉
the history was	Āҏāѵ
the history |	ĀѰāҌİҊ
the hits	Ā҇
the idea	Ģҍ
the idea behind	Ģҍ
the identifier	ġ҈
the identifier <name>	ġ҈
the impl	ĿҌ
the implementations	ā҇
the implementations of	ā҆
the implementors	ĥ҆
the implementors of	ĥ҆
the import	ĀѶāҌħҏĨҊĪқ
the import chain	ā҇
the import cycle	ĀѵāҔ
the import lines	Īҍ
the import list	Ī҉
the import of	Āҍĝѷ
the import path	ħҏ
the import statements	Īҋ
the importers	Ā҇Ĝ҈ĝҌ
the importers of	Ā҇Ĝ҈ĝҌ
the imports	ĀѷāѸĝҊĦҚħҋĩѹĪғ
the imports from	āѺħ҈
the imports in	āҋĪ҈
the imports of	ĝ҇ĦҏĪҊŏѶ
the imports that	Ī҆
the include	Ĝ҇
the include list	Ĝ҇
the inferred	ĀҊāѵŇ҇
the inferred type	Ā҉āѸ
the inheritance	ĀҌāѹĚ҇ěҋ
the inheritance chain	āѺĚҊ
the inheritance hierarchy	ć҇
the inheritance tree	Āҍ
the inherited	āѹŀҍ
the inherited method	āѺŀ҉
the inner	ĻҜļҐ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҆
the installed	ā҆
the integration	Ā҇
the integration tests	Ā҇
the interface	ĀҎā҆ĥқīѹĽҐĿѹ
the interface <name>	ĀғāѺĥҜĽҍĿѺ
the interfaces	īҒ
the interfaces that	ī҆
the key	Ā҇ĐҐ
the key <name>	Ā҇ĐҎ
the kind	ł҇
the kind of	ł҇
the language	āѸĮ҈
the largest	āҒ
the largest of	ā҇
the largest |	ā҇
the last	ĀѵāҖįґİҏĳҋ
the last change	āҌ
the last commit	İҍ
the last line	ā҇İѵĳҌ
the last release	āҌ
the last time	āѷįґ
the last update	į҇
the latest	Āѱā҉ąѺįҞİҌ
the latest change	į҆
the latest commit	Āѳāҏİ҉
the latest edit	āѷįҌ
the latest version	ā҉
the length	Ď҉
the length of	Ď҉
the level	ĩ҈
the level of	ĩ҈
the libraries	Ė҆
the licence	Āѷā҉ıҘ
the licence called	āѷıҌ
the license	ĀѲāҊıҎ
the license of	ı҇
the licensing	ıҍ
the licensing of	ı҉
the line	ĀѷāѰĐґĲ҆Ĵ҉Ķ҈ĸҎĹ҆
the line <line>	āѸĴ҈
the line count	ĳҍ
the line number	ĐҌĳѹ
the lines	Ā҆āѺĳҌ
the lines of	ĳ҈
the lines that	ĀҎ
the list	ĀѯĖҊęҍ
the list of	ĀѰĖҊęҍ
the literal	ĀѸā҇đҌ
the literal <literal>	ĀѺā҇
the local	ā҇ĻҊ
the local function	ā҈
the local helper	Ļ҉
the location	Ķ҉ķғőғœ҉
the location of	ĶҊķҌőҕœ҉
the log	Ā҇āѹįҋ
the log of	Ď҈įҋ
the longest	āңħѹ
the longest import	ā҉
the lowest	Į҉
the lowest <name>	Į҆
the lst	ĀҏŊѳ
the lst of	ĀҏŊѳ
the main	āҐ
the member	Ĥ҇ĺ҉
the member variables	Ĥ҈
the members	ĀҊ
the members of	ĀҋĤѺ
the message	ĀѶā҉ŔҊ
the message <literal>	ĀѳāҊŔҊ
the method	Ā҇āѹēҊĬҌĵѺĹҒĺ҈ľҍĿҐŀҋńґ
the method <name>	ēҊĬҌĹҕľѹĿѴŀҕńҒŇ҆
the method count	Āѹľҍ
the method in	Ā҇
the method list	ĿҌ
the method names	Ŀ҉
the method set	ľ҆Ŀ҈
the methods	ĂғĚѴěѷľҍĿҝŀ҈Ń҆
the methods in	āѷĂҋľ҉Ŀѹ
the methods marked	Ă҈
the methods of	Ā҈āҎĚѴěѷĿҏ
the methods that	Ă҆ŀ҇
the minimum	ĮҎ
the minimum version	Į҆
the module	Ā҉āѺĜҊĝ҈ĢҏģҐĥѺĩґĶҊŒҐ
the module <name>	ĢҏģҋĩҌĶѸŒ҈
the module <path>	āѷĜ҉ĝ҉ģ҇ĩ҉
the module called	āҍ
the module level	Ķ҈
the module named	Œ҆
the module that	ĵ҆
the module variable	ĶҌ
the modules	āѺĜ҇ĝ҇ĩҌ
the modules importing	ĜҎĝѴ
the modules it	Ħ҇
the modules that	ĝҌĩҋ
the moment	āѹŌ҈
the moment |	Ō҆
the most	ĀѺāҗįҌİґ
the most recent	āѳįҎİҍ
the most |	āҍ
the move	Ā҉āѶŅҎņҋ
the move $	Ņ҆
the move of	ņґ
the move to	Ņҋ
the move |	ĀҌ
the name	ĀѸāѳĆ҉ġғĭҍŅѺņҐŋҖŒҊ
the name <name>	āѷĆҊġҌĭҎŋҊŒ҇
the name of	āѹġ҇ŋҌ
the names	ŁҋŊѺ
the names defined	Ā҇
the names exported	ā҈
the names of	ĩ҇ŁҌŊѺ
the nested	ā҈Ļ҆ļҐ
the nested def	ļ҆
the nested function	ā҆ļ҆
the new	ĀѳāҊĄ҆ņ҉
the new name	Ņ҉
the newest	ĀѵāҘĮѶįҘİҍ
the newest commit	įҍİ҉
the newest revision	į҆
the newest version	āҎĮѸ
the next	āғ
the next commit	ā҈
the next release	ā҆
the number	Ā҇āѹĎҋđҊľғŊҖ
the number of	Ā҈āѹĎҋľҌŊҔ
the number or	đ҆
the old	ĀѷāҎŅҋņҙ
the old <name>	ņ҈
the old <path>	ņҊ
the old name	ņ҇
the old one	Ņ҉ņѹ
the old version	ā҆
the oldest	Ā҆āҋĆѺĮҍ
the oldest |	āҊĆѺ
the one	ĀѺāҋĆѺĹ҈Ļ҉
the one in	āҋ
the one of	Ĺ҇
the open	ĀѮāҕ
the option	āҊċ҈Đҏ
the option <name>	Ā҉ĐҌ
the option <option>	ĀѲāҎċ҈
the original	Ņ҉
the original filename	Ņ҉
the other	ď҉
the other way	ď҈
the outcome	Ō҈
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѺģҒ
the outside $	ģ҇
the outside |	ģ҉
the overloads	Ć҇
the overloads of	Ć҇
the overrides	ĀѶāҎ
the overrides of	ĀѶāҎ
the overriding	ŀҌ
the package	ĀҋāѲĞґı҇ĶҌ
the package <name>	ĀҎāѵ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀҔāѺĐ҆ĔҋġѸŁҋŐѺ
the parameter <name>	Ā҇ĔҌ
the parameter list	Ā҆ġѹŁґ
the parameter of	Đ҆
the parameters	Ā҈ďҎŁҔ
the parameters of	Āҍď҇Ł҆
the params	ďҍŁ҉
the parent	ĀѺćқ
the parent 's	ā҈
the parent class	ě҇
the parent of	āѶćғ
the parentheses	ć҆Ł҆
the parents	ćґěҍ
the parents of	ćґěҍ
the parser	ĀѤāҡ
the part	Ā҇
the part of	Ā҇
the past	ĎѺŅҖ
the past |	Ņҋ
the path	ĀѹķҍņѸőҊŒҐ
the path by	Ĩ҆
the path of	āҋŒҎ
the people	Ā҆
the phrase	Ŕ҆
the phrase <literal>	Ŕ҆
the pipeline	ĀҐāѴŕ҉
the pipeline <path>	ŕ҇
the place	ĀѺā҈ĐҋĥѺĶ҇ķ҆ĸ҆ĻѺļ҇
the place in	ĐҌ
the place where	āҒķѷ
the places	Ċҋ
the places that	Ċ҈
the places where	Ā҉
the position	ĵ҆
the predecessor	ŅҒņѺ
the predecessor of	ŅҌ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	Ņ҆
the previous name	Ņ҆
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѶāѰĈ҈Ėҗė҇Ğ҆ġ҉ĮҘıҌłґŊѶőҊ
the project $	ĀғāѸĈѲİ҇
the project and	Į҆
the project be	Ĉ҇
the project build	Ā҆ā҆ĈѸ
the project builds	Ĉ҆
the project have	Ā҇Ė҇Ŋѷ
the project how	Į҆
the project need	Į҇
the project require	Ā҆
the project requires	Ė҆
the project structure	ő҆
the project use	ā҆
the project work	ā҈
the project |	ĀѹāѲė҇łґ
the properties	ĤҎ
the protocol	ĥґ
the protocol <name>	ĥҒ
the public	ģҗ
the public api	ģ҉
the public names	ģ҈
the purpose	Ģҕ
the purpose of	Ģґ
the python	Œ҆
the raise	Ń҉
the raise statements	Ń҉
the range	ă҈
the reason for	ā҇
the refactoring	ā҈
the relative	ő҆
the relative path	ő҆
the release	Ġҋ
the release <tag>	ĀѹĠҋ
the release notes	Ā҇āѶ
the release with	ā҆
the release workflow	ĀҏāѲ
the releases	āѺăѹŉҏ
the rename	āѳŅҍņҙ
the rename $	āѵŅ҈ņ҈
the rename of	ņ҇
the rename that	Ņҋ
the renaming	āѹŅҋ
the renaming |	Ņ҇
the repo	ĀҎāѮą҈Ć҈Ĉ҇ő҇
the repo $	Ā҉Ć҈őѺ
the repository	Āґāѭġғİ҈őҎ
the repository $	Ā҆
the repository one	ő҈
the repository |	ą҈
the required	Ă҈Į҇
the required methods	Ă҈
the requirements	ėҎ
the result	ĀѸāҎŅ҈ŇҕŌ҈ŐѸ
the result of	āҖŅ҉Ň҉
the result type	ŇҌ
the return	ŇҒ
the return annotation	āѹŇҎ
the right	āҋđҋŌѺ
the right hand	đ҇
the role	ĀѺĢҐ
the role of	ĀѺĢҌ
the root	őҋ
the root of	ő҆
the routine	ķҗ
the routine <name>	ķҗ
the routines	ĉ҈
the run	Ė҇
the run time	Ė҇
the runtime	Ė҉
the runtime dependencies	Ė҉
the same	āҢďҍ
the sense	āѹĢҍ
the server	ĀѹāҊ
the setting	Đґ
the setting <name>	ĐҎ
the shell	āѺĞҊ
the short	ā҆
the shortest	āѴħҜ
the shortest import	ħҋ
the signature	āѴď҆Ĕ҆ĕ҈ŁҐŇҊ
the signature of	āѺĕ҉ŁҐŇҊ
the signatures	ďҊ
the single	Ō҉
the single test	Ō҉
the size	ľҊ
the size of	ľҊ
the slowest	āҊ
the source	āѰđҌğ҈ĵҊŒ҈Ŕ҆
the source $	Āѹđҍğ҉
the source location	Ľ҈
the source of	Āҋ
the source tree	ĵ҈ő҇
the source |	ķ҆
the sources	ĀѺĈ҇
the spot	ķҌ
the spot where	ķҍ
the spots	ĆҊ
the spots that	Ć҆
the standard	ā҆
the standard library	ā҆
the state	Ā҇
the state of	Ā҇
the static	ĶҌ
the static final	ĶҌ
the status	Ā҈
the status of	Ā҈
the steps	ĀҊ
the string	ĀҋŔ҈
the string <literal>	Āҋ
the struct	ĤҋīҔĵҐ
the struct <name>	Ĥ҆īҔĵ҉
the structure	ĀҌ
the structure of	ĀҌ
the subclasses	ĀѺāѷĚҐŀҋň҇
the subclasses of	āѸĚҐň҈
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successor	ņҏ
the successor of	ņҋ
the suite	ĀѺŋҊ
the superclass	ćѺňҕ
the superclass of	ćѺňғ
the superclasses	ćҊě҈
the superclasses of	ćҊě҈
the superfluous	ĪѶŏҖ
the superfluous import	ĪѹŏҊ
the superfluous imports	ŏҌ
the switch	ċ҇
the switch <option>	ċ҇
the symbol	ĭҏ
the symbol <name>	ĭҏ
the symbols	Ā҇
the symbols imported	Ā҆
the tag	Āѷā҆Ġ҆
the tag <tag>	Ġ҆
the tags	ŉҎ
the tags that	ŉ҆
the target	Ā҉
the target docs	Ā҇
the team	Āѹā҉
the test	ĀҌāґŋ҉ŌҞōғŎҗœҞ
the test <name>	ĀҔā҇ŋґŌқœғ
the test called	āҍŋѷœҏ
the test case	ŌҌ
the test cases	Ā҈ŊѺ
the test count	Ŋҍ
the test coverage	ĀѰāҍō҆
the test file	ŎҖœѺ
the test function	œҊ
the test functions	ōҊ
the test module	ŌѺœ҆
the test named	Ō҈
the test script	Ŏ҇
the test suite	ĀҐāѴōҌ
the tests	ĀҚāѹŋґōҎŎңœҌ
the tests $	ĀѶŋҋō҇
the tests folder	œ҇
the tests for	ĀѷāғŎѸ
the tests from	ĀѷŎқ
the tests in	ĀґāґŊ҆
the tests inside	ĀҌŊѺŎҊ
the tests of	ĀҏāѳōѺŎҏ
the tests pass	āѹ
the tests that	ĀѴā҇ōҐ
the tets	Ŏ҆
the tets in	Ŏ҆
the text	ĀҒĴ҇
the text <literal>	Āґ
the text of	Ĵ҇
the thing	ĀѷāѳĄ҈Ģ҇
the thing called	Ģ҈
the thing is	ĀѸāѱĄ҈
the throws	ńҔ
the time	Ġ҇
the time of	āѺ
the tip	İҎ
the tip of	İ҇
the top	āѸĪґŏ҆
the top of	Ī҈ŏ҆
the topmost	ĀѸįҋ
the topmost entry	ĀѺįҋ
the total	āѹľҋŊҗ
the total of	ĀѷĎ҆ľ҇ŊҔ
the trait	ĥҗĽғ
the trait <name>	ĥҙĽҐ
the traits	ī҆
the transitive	Āѹāґ
the tree	āѵă҈őҏŒ҆
the tree $	őҌ
the tree |	Œ҇
the triggers	ŕҎ
the triggers of	ŕҋ
the two	āѷğҌ
the type	ĀѴā҉ĤҌĥѹīҔĽҖĿҎł҉Ő҉
the type <name>	ĀѰĤҍĥѺīҕĽ҉ĿҏŐѮ
the type alias	Ā҇Ľҋ
the type annotation	Ā҈
the type of	āғłҊ
the type that	āѺŇҋŐ҈
the typedef	āҍĽҖ
the typedef <name>	āҐ
the typedef for	ĽҌ
the types	ĥҌ
the typescript	Ľґ
the unit	ŋѺœҏ
the unit test	ŋѺœҏ
the unused	āҐ
the unused imports	āҐ
the use	Īҗ
the use declarations	Īҗ
the user	Ğ҈
the value	Ā҈ĐѹđҜĔ҇ĕ҉
the value <name>	đ҆Ĕ҈
the value assigned	Ā҉
the value of	ā҇đҒ
the variable	Āҏđѷğ҈Őқ
the variable <name>	Āҏđѷğ҇ŐҜ
the variant	ā҆ĸғ
the variant <name>	ā҆ĸғ
the version	ĀѶėҔ
the version specifier	ė҉
the very	Ā҈
the very first	Ā҆
the visibility	ĭҌ
the visibility of	ĭ҇
the way	ē҇
the way of	āѸē҇
the whereabouts	ő҆
the whereabouts of	ő҆
the whole	ā҆
the whole thing	Āѹā҈
the words	Ŕ҉
the words <literal>	Ŕ҉
the work	āѹĥ҈
the workflow	ĀҞŕҕ
the workflow <name>	ĀҊ
the workflow <path>	āҊŕҔ
their	ā҇Ć҇ćѴĎ҉ďғŀҋň҉
their _ $	ĀҊ
their _ <name>	ŀ҇
their _ in	Ā҆
their _ |	ĀѭĎ҉ňҊ
their base	āҏćѺ
their base $	Āҋ
their base |	Āѹňҋ
their diff	Ď҆
their names	ň҆
their names $	ň҆
their own	Ć҆ŀҌ
their own <name>	ŀ҇
their parameters	ď҇
their signatures	ď҇
them	ĀѵāѸăѺĆҒĉҊĊѸĒҋĪѺŃ҈ōҎŏғ
them $	āѵĆ҈ĥ҆ĩ҆Ń҇ōҍŏҊ
them _ $	Āѭā҇Ć҆ĉ҈
them _ <path>	Ā҉
them from	Ā҉ăѺ
them from <path>	Ā҉
them |	Āѭā҆ĉ҉Ē҆
them | $	ĀѮā҇ĉ҉
then $	Ĕ҇
there	ĀѯāѴĉѴďѹđѶĔѺĘҍę҇ěѸĜ҇ĠҚġҔĤ҆ĥҏĩѺĬѨĭѴĲ҈ĳҌĻѺļҊĿ҇ŀҊń҆ŅѹŋҋŌѹ
there $	Ā҇āѴĥ҉
there <name>	Ěҋ
there <name> in	ā҉
there <name> |	ĚҎěѲ
there <path>	ĜҌĝѺ
there <path> |	Ĝ҈
there _ $	ĀҡĎѭđѺĴ҆
there _ <commit>	ā҇
there _ <name>	ĀћāҕĎ҇ę҉ĠҎōҊ
there _ <path>	Ď҆
there _ <tag>	ĀѺĄ҆
there _ a	ā҈Đ҆ġ҇ĬѴĲ҆ļ҇
there _ an	Ā҇Ĝѹ
there _ better	ā҇
there _ call	āѸĘҋ
there _ called	āѶŋҏ
there _ change	č҈
there _ circular	Ħ҈
there _ code	Āўāҫ
there _ import	Ā҉āѸĝ҉ģ҇ĦѺ
there _ imports	ŏ҆
there _ in	Āѷā҆ĪҊĳ҇ŏѷ
there _ loop	Ħ҆
there _ of	ĀѸĎ҆ę҆ň҈
there _ similar	āҍġѹ
there _ test	ĀҏāѲō҇
there _ tests	āҎ
there _ than	Ā҆
there _ that	Ā҉
there _ the	ĥ҈
there _ what	ġҍ
there _ which	ĀѺāѸē҆
there _ |	ĀѴā҈ĚҎěѲĜ҈Ģ҇
there a	ĀҐāѹč҆Ę҆ę҆ĠҊĦ҉ŋѹ
there a <name>	ĀѬā҉ĠҎ
there a call	āѸĘҋ
there a change	č҇
there a circular	Ħ҇
there a loop	Ħ҆
there a test	ĀҕāѴ
there an	ĀҊāѶĝ҉ĦѺ
there an import	ĀҍāѸĝ҉ĦѺ
there any	ā҆Ł҇ō҆
there any test	ō҇
there anything	ā҈
there anything similar	ā҉
there are	ĀѷāѲĎ҈ĳ҇
there are in	ĀѺĳ҇
there are of	Ď҆
there be	Ň҆
there been	Ā҉āҊĎѳ
there before	ā҇
there before <commit>	ā҇
there between	ĀѺā҆
there enough	ā҈
there enough tests	ā҈
there ever	ā҆
there ever a	ā҆
there exist	ā҉ŋѹ
there for	āѴĎҋĢҌōҊ
there for <name>	Ď҆ōҋ
there for |	Ģ҇
there imports	Ī҉ŏѺ
there imports in	ĪҋŏѸ
there in	Ą҆ĳ҈
there in <tag>	Ą҆
there in the	āҋ
there is	Đ҈ġ҈ĬѵĲ҆ļ҈ŋ҆
there is a	Đ҇ĬѷĲ҆ļ҇
there is an	Ā҇Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҊ
there such	Ā҇āѸġ҆ŋ҆
there such a	Ā҇āѸġ҆ŋ҆
there tests	Ā҇āѷŋҊ
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҌĎѹđѺĢѺĴ҆
there | $	ĀҐĎѹđѺĠ҆Ĵ҆
there | which	ē҆
these	ĀѹāѹņҌ
these _ |	ņҌ
these days	ņҌ
these days |	ņҌ
they	ĀѢāѝĆҍď҈Ė҆ė҆Ğ҈Ĥ҉ħѺĪҏŅѹň҇ŎҌŏѺ
they $	Ĥ҈Ī҈ňҊ
they _ $	ĀѹāѷŎ҆
they _ <name>	ĀѸāѴĐ҆ĬҎ
they _ in	Ī҈
they _ into	āѹľ҇
they _ it	ķ҆
they _ the	Ĭѹ
they _ |	Ćҍď҆Ğ҆
they called	āѺ
they import	Ī҇
they import in	Ī҇
they made	ā҈ĬѺ
they made the	ā҈ĬѺ
they make	āѷĬҊ
they make <name>	āѷĬҊ
they rename	ā҇
they take	ďҏ
they take |	āѺďҌ
they |	Āѹāѵ
they | $	ĀѺāѹ
thing	ĀѬāѯĄ҇ĈҊġҕĢҋł҉
thing $	ā҈
thing _ <name>	Ā҉Ģ҆
thing _ the	ā҈
thing _ this	ġ҇
thing called	Ģ҇
thing called <name>	Ģ҇
thing in	ġ҇
thing in this	ġ҇
thing is	ĀѸāѱĄ҈
thing is the	ā҈
things	ā҉Ē҈ę҈ģҍĪҎ
things _ <path>	Āҍ
things _ called	ĀѵāҌ
things _ imported	Ī҈
things _ windows	ā҆
things are	Āѵāҋ
things are called	ĀѵāҌ
things can	Ā҈āѹ
things does	ĀҊģ҉
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
third	Ėҕ
third party	Ėҕ
this	Ā҈āҏąѵćѹĈҙĉѺĊ҆čѺĎѫĐѸđҋēѺĖҨėҍĝѺĞҩġҟĢ҆ģѷĤѺĪѸĬѮĮҨįѴİҏıҢĳѺļѺŁѺłҟńѹŅѫņѺŇѹŊѸŋҏōѶŎѺŐѸŒѺŔҍ
this $	ĀҗāѫĢ҇
this _ $	āѴĖѺĞҌġҊĮҞİҊıҒłҋ
this _ <name>	Āѯāҙ
this _ a	ł҇
this _ ask	ė҈
this _ base	ĀҎāѸ
this _ be	Ā҇āѺ
this _ build	ĀѲĈҒĞ҆
this _ changed	ā҇
this _ depends	Ė҈
this _ has	Ā҆ķ҆
this _ i	ł҈
this _ in	ĀѶāҋ
this _ installs	Ğ҆
this _ is	ĀѶāѴĖ҇ıҋł҆
this _ library	ł҇
this _ licensed	ĀҌāѵ
this _ need	Ā҆ėѸĮҊ
this _ of	āҍ
this _ on	Ė҆Į҆
this _ pass	ĀѶāҌ
this _ please	Āѹđ҈
this _ read	ā҇
this _ rely	Ė҆
this _ require	ĮѶ
this _ so	ĀѺāҎ
this _ to	āѺ
this _ use	ĀҌ
this _ wants	Į҇
this _ without	Ĉ҇
this _ written	Ā҇
this _ |	ĀҊāҔđ҈Ėѹė҆ġ҉łѸŃ҆ŅѳŋҊŔ҇
this a	ĀѺāҋł҈
this code	ĀѶđ҈Ģ҉ĭ҆Į҇ıҌ
this code $	ĭ҇
this code base	ĀҎāѸ
this code is	ı҇
this code please	đ҈
this code |	Ģ҇ı҆
this codebase	ġҍ
this codebase $	ġ҇
this constant	đ҉Ķ҉
this constant |	đ҉
this error	Ń҆
this file	āҋ
this file read	āҋ
this is	łҌ
this kind	āҎ
this kind of	āҌ
this language	ā҆
this language for	ā҆
this mit	Āҋ
this name	āҎŅѵ
this name |	āҏŅѵ
this option	ā҇
this package	āѹĖ҆Ğґ
this package |	ĭ҆
this project	ĀҌĈҐĎѺėҖĞҊġ҆ĮҌıҌłѺŋҌ
this project $	Ā҆āѯĖѺĮҏıҊł҆
this project be	Ā҇
this project build	ĀѴĈҍ
this project depends	Ė҇
this project have	ā҇
this project need	ėѸĮҋ
this project require	ĮѸ
this project use	ā҇
this project wants	Į҇
this project |	ĀҘāѴĖѸėҊıѹłѹŋҊ
this repo	Ā҉ąѹġҍĮ҆İҋı҉ň҇
this repo $	Ğ҈Į҆
this repo has	Ā҆
this repo is	Ĉ҇
this repo which	Ā҇
this repo |	ā҉
this repository	ĈҊġҌı҆łҎ
this repository $	ł҆
this repository please	ő҆
this repository |	Ā҆
this software	Ė҈ł҇
this thing	Ĉ҉
this to	Ā҆
this workflow	ĀѶāҋ
this workflow pass	ĀѶāҌ
this year	āҐĎѸ
this year changed	ā҇
this |	ĀҐĮ҉łѸ
this | $	ĀҐĮ҉łѸ
those	ď҉ŀ҆
those _ <name>	ď҉
those of	ď҉
those of <name>	ď҉
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	ĀѷāҒ
thread _ $	ĀѸāґ
through	ĈҏĊѺĢ҇ĦҚħҒĨҌĪѷńѺňѺŌґŎҏőѺ
through $	ĀѺāѺĈ҈Ŏ҈
through <name>	ĀѷāҚĦ҉
through <path>	āѸĦҏ
through <path> $	Ħ҇
through <path> |	Ā҈āѸĦ҉
through _ $	ĀѺĦҊŌ҉
through _ chain	Ĩ҆
through _ files	ħҍ
through _ import	Ā҆āѹĜ҆ĩ҈
through _ own	ā҉ĪѺ
through _ places	ō҇
through _ |	ĀҍāѳĦҐ
through an	Ā҆āѹĜ҆ĩ҈
through an import	Ā҆āѹĜ҆ĩ҈
through imports |	Ā҆
through its	ā҈ō҇
through its own	ā҉ĪѺ
through its places	ō҇
through other	Ā҉
through what	Ĩ҆
through which	ħҍĨ҉
through which chain	Ĩ҆
through which files	ħ҉
through |	Ō҉
through | $	Ō҉
throw	Ā҈āѶĻѺŃҨńҜ
throw $	ń҈
throw <name>	ĀҊŃҋ
throw <name> $	ĀҋŃ҇
throw _ $	Ā҇Ń҈ń҉
throw _ <name>	Ńғ
throw out	ĀҌ
throw statements	ńҊ
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѶŃҲ
throwers of	ĀѶŃҲ
throwing	āҋĿѺŃ҉
throwing <name>	āҌŃ҈
throwing <name> $	ŃҊ
throwing _ $	ŃҊ
thrown	ĀѰāҌģѹŃҤńқ
thrown $	Ń҆
thrown _ $	āѲŃҚ
thrown _ <name>	Ā҇ā҈ģѺńґ
thrown by	āҊ
thrown by $	Ń҆
thrown by <name>	āҋń҆
thrown from	ģѺńҋ
thrown from <name>	ģѺńҋ
thrown in	ń҆
thrown out	ĀѱāҔ
thrown |	āѳŃҔ
thrown | $	āѳŃҔ
throws	ĀѺāѺŃҔńҢ
throws $	ń҆
throws <name>	ŃҒ
throws <name> |	āѺŃҊ
throws _ error	āѺŃ҉
throws _ the	ńҊ
throws _ |	Ń҉
throws what	ń҇
thru	Ā҈
thru <number>	Ā҈
thru <number> $	Ā҈
thru _ $	Ā҈
ticket	ĀѺā҆
ticket _ <path>	ā҆
ticket was	ĀѺā҇
tied	āѹė҉
till	ħ҇
till <path>	ħ҇
time	ĀѬāңĈѺĖҐĠ҇įҒ
time $	ĀѴāҖĈѷĖҌ
time _ $	ĀѺāґĖ҇įҊ
time _ of	Ė҈
time _ the	ĀҋāѸ
time _ what	ĀѹāҒĖѳ
time dependencies	Ė҆
time did	į҆
time of	āѺ
time |	Āѹāҍį҉
time | $	āҐįҊ
timeout	ĀҏĔѺ
times	ĀѶā҉Ďґ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	Ā҉
times _ was	Ď҈
times does	Āѷāҋ
times has	Ď҆
times is	Ā҆
times is <name>	Ā҉āѺ
tip	ĀѺİҕ
tip _ the	İ҉
tip of	İҍ
tip of the	İ҉
to	ĀѹĂҚăҊąѬĆѳćѴĈѹĉ҉ĊѶċ҇č҉ďҎđҘĔҗĕҏė҉ĜѶĞѺġѹģҋħ҇ĨғĩѶĪѳī҈Ĭѷį҈ıѲĴѭĵҌĶѺĸѸĹҒĻҋľѵŀѮŃѷņҔňѵŊѶŌѲŎѵŐѵœҍŔѹŕ҈
to $	ĀѳāѧĉҕđҜĒ҇ī҈ŅѱņҜ
to <name>	ĂѯĉѱĊ҇č҉Ď҆ďҔē҈ĔҖĘҒĚ҇ġѰĢѹģѷĥ҆ĬѸį҈ķѺĹғĺ҈Ł҈ńѹŅҙņѤ
to <name> $	ĀѹāѳĂѺĊҌĎ҈ďҊđҊē҈ĔѶĘҍęѶģѹĤ҈ĥ҉į҆Ĺ҇Ŀ҆Ł҈ŅқņѦō҈
to <name> and	Ĕ҇
to <name> in	ĀҋĊ҆ę҈őѺ
to <name> please	ĺҏ
to <name> the	ĀѸĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѶāґĘҎęѸĚ҈ő҇
to <number>	ĀҖā҇ĴѸ
to <number> lines	ā҈
to <number> of	Ā҇
to <number> please	Ā҉
to <path>	ā҈čҍĎ҈ħҜĨқį҈Ņҙņѧőҋ
to <path> $	ĀѺāҌĎҊħғį҇ŅҙņѨ
to <path> from	ħѴĨҖ
to <path> out	Ĩ҆
to <path> starting	Ĩ҇
to <path> through	ĀҔāѵ
to <path> via	ħ҈
to <path> when	Ĩ҈
to <path> |	ĀѸħґő҇
to <tag>	Ā҆ăҏĄ҈
to <tag> $	Āґ
to <tag> what	ĀѲā҇ăҋ
to _ $	āѳĂ҉ąѷĉѸĊҎĎғďҌđґĒ҈ĕҊė҇Ę҉ęѵĢ҆ģѴĥ҇ħҏĬѺįҊıѵĵѵĶѺĺѹľѵŁҊŅғņѳŇ҇ō҆
to _ <line>	ĀҍāѺ
to _ <name>	ĀҊāҒĂѷĐҊĔҎġ҆ģѺĮѸĵ҇ľ҆Ņѹņ҆œ҈
to _ <path>	ħ҆ŅѹņҊ
to _ after	Ā҆
to _ all	ĥ҆
to _ and	Ĕ҇
to _ as	Āҋ
to _ call	Āҋ
to _ called	Ņҏ
to _ class	Ŀ҉ō҇
to _ definition	ĹҊ
to _ end	Ģ҈
to _ fields	ā҆
to _ file	Āҏĵҍőѹ
to _ for	ĂҌĮ҆
to _ found	ĝ҆
to _ from	āѶĞ҆ģ҈ħѷĨҔ
to _ function	ā҇ĒѹķҊŁ҇
to _ functions	ĉ҆
to _ how	ĀҏĎѵ
to _ in	ĉѺč҇ę҈ń҈őѶŕ҆
to _ into	ő҆
to _ is	đҎ
to _ it	āҘ
to _ its	ĕ҇
to _ key	Ā҆
to _ line	Ā҉
to _ lines	ā҈
to _ me	ĀѸ
to _ method	Ĺ҆
to _ modules	ģ҆
to _ named	ġ҆ŅҊ
to _ nested	Ļ҇
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Į҆
to _ other	āѹĉ҇
to _ out	ā҇Ĩ҆
to _ outside	ģҐ
to _ over	Ł҆
to _ path	ņ҉
to _ please	Ā҆ĺҏ
to _ project	ĀҋāѲ
to _ protocols	ī҈
to _ repo	İ҇
to _ starting	Ĩ҇
to _ subclasses	ě҇
to _ tell	Ā҇
to _ test	œҋ
to _ thanks	ā҉
to _ that	Ā҈
to _ the	ĀѨā҇đ҈Ĩ҇Ķ҆ŁѷňҋŊ҇œ҉
to _ this	ĀѱāҙĞѸĮҒ
to _ through	ĀҔāѵħѺ
to _ to	ĀѵāѺĨ҆ķ҇ŁҔ
to _ value	Āҍ
to _ version	ė҆
to _ via	ħ҈
to _ was	ņ҇
to _ what	ĀѲăҌćҌŇ҇ň҇
to _ whatever	ĀѺ
to _ when	āѷĂҊĨ҈
to _ where	ā҆Đ҆
to _ whether	Ĭ҉ŋ҉
to _ which	Ĕ҉Ī҇
to _ |	Ā҇āҌĂҌč҈đѴĖ҈ĘҍęѸĚ҇ĢҎģҌħҎĨѺŇѶőҎ
to a	Ā҉Ēѹ
to a function	ā҆
to ask	ň҆
to be	ĀѮāѬė҉ĝ҆ĬҐĭҋŅҕņ҆
to be $	Ņ҇
to be <name>	ņ҇
to be <path>	ņ҉
to be a	Ĭ҇
to be called	Ņҏ
to be found	ĝ҆
to be named	ŅҊ
to bottom	āѺē҈
to bottom |	āѺē҈
to build	āҋĈѺ
to call	ā҇ĊѷĬ҆ŁҊ
to call <name>	ĊѷĬ҆ŁҊ
to catch	ńҍ
to change	ĀѵāҊĊ҆Đ҇
to change <name>	Đ҇
to change the	ā҈
to class	ĵ҉
to class <name>	ĵ҉
to compile	Ĉ҇
to cut	ā҇
to definition	ĺ҇
to definition of	ĺ҇
to do	Ģҋ
to do $	ĢҌ
to enum	ĸ҇
to every	ā҇
to exist	Ā҇
to exist tell	Ā҇
to expect	Ā҉
to fill	Ă҈
to fill in	Ă҇
to get to	Ĩ҆
to give	ā҈
to give <name>	ā҈
to go	āҊĵѸő҆
to go into	ő҆
to hand	Ł҆
to hand over	Ł҆
to have	Į҆
to implement	Ăҕ
to implement $	Ă҇
to import	ĀѴģґ
to import <path>	ā҈ħ҆
to import from	ģ҉
to importers	ģҌ
to importers |	ģҌ
to in	ĀҐāѹĔҕ
to in <name>	Ā҇ĔҒ
to in <path>	Ā҉āѺ
to install	ĀҎāҍĞѸ
to install for	ā҆
to it	ā҆Ċ҈
to it <name>	ā҆
to it after	Ā҆
to it |	ā҇
to its	Āҋě҆ĢѸŁ҆Ň҇
to its subclasses	ě҇
to key	Đ҆
to key <name>	Đ҆
to know	Āѳāѭć҉ĔѸĕ҆Ī҆Ĺ҆ň҆
to know by	Ā҆
to know its	ĕ҇
to know the	Āѷāѹđ҉Ĩ҆Ņ҇
to know what	ć҉ň҈
to know where	ā҇
to know whether	ĬҊŋ҉
to know which	ĀѸĊ҆Ī҇
to know |	ĭ҆
to line	ĀҍāѺ
to line <line>	ĀҍāѺ
to load	ā҇
to load |	ā҇
to make	ā҇
to me	Ā҉Ģ҈
to mock	ĀѺī҆
to mock <name>	ĀѺī҆
to one	ā҆
to one in	ā҆
to open	ķ҆ő҇
to other	ģҊ
to other modules	ģ҆
to override	ĀѸĂҌ
to pass	ŁҖ
to pass to	ĀѹāѺŁҖ
to put	ń҉
to read	Ā҇āѹĵ҆ķ҆
to read the	ĵ҆
to rename	ĀҎ
to rename <name>	ĀҌ
to return	Ňҋ
to return $	Ňҋ
to run	ĀѸāѷĖҌĞҊĮ҉
to run this	Į҉
to run |	āѹĖ҉
to say	Ā҉āѸ
to see	āѶĒ҆
to see the	ĀҎ
to see whatever	ĀѺ
to show	ĀѺ
to something	āҍġ҆
to supply	Ă҇
to test	œ҉
to test <name>	œ҉
to the	Ā҈ā҆ĉѸĊѸċҊģҍĥ҆ĵҏķ҈Ĺ҉ĻҋĽҊĿ҇ņѸőѵœҊ
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҆
to the file	ĀҐĵҋőѹ
to the function	ķҊĻ҆Ł҇
to the key	Ā҆
to the outside	ģҐ
to the test	œҋ
to this	ĀҌāѰİ҇ı҈
to this project	Āҋāѳ
to this repo	İ҇
to touch	ĀҌ
to true	ā҇
to true in	ā҇
to use	Āѵġ҈ĭ҈Įҋ
to use <name>	Āѹġ҈ĭ҈
to use this	Įҋ
to what	Ā҆đҊĒ҈ĔҌĕ҆ė҆ĢҐģѹŅѨņҙŇѺ
to what $	Ē҆ĔҌŅѲņҒ
to what <name>	āҋ
to what is	đҎ
to what it	ā҇
to what was	ņ҇
to what |	ĀҍāѺđѹĕ҉ĢҐ
to where	ŅѺņҋ
to where $	ņ҆
to which	Āҋāѯĉҏİ҈ł҈ŅѷņҎ
to which <name>	ĉ҈
to which path	ņ҇
to which the	ő҆
to which value	Āҍ
to work	Ė҇Į҇
to write	ĀѹĂґ
to write |	āѹĂҋ
to |	āѯđҍĕҋėҌŅѪņҒ
to | $	āѯđҍĕҋėҌŅѪņҒ
today	ĀҋāѷņҖ
today $	ĀҎŅѺņҋ
today 's	Ņ҈
today 's files	ņ҆
today _ $	ņ҈
today _ files	ņ҆
today |	ņ҈
today | $	ņ҈
together	ĀѺāҘĿѷ
together _ <path>	ā҈
together with	āҌ
together with <path>	ā҈
told	āѸġ҉
told me	ġ҈
too	āҵěҋľѱ
too _ $	ěҍ
too _ <name>	Āѹā҉
too _ for	āҋľѺ
too _ would	ā҆
too _ |	āҒ
too long	āґ
too long $	ā҇
too long |	ā҇
too many	ĀѸāҕľѸ
too many for	ā҈ľѺ
too much	āҊľѶ
too often	ā҉
too often would	ā҆
too |	āѸěҍ
too | $	āѸěҍ
tool	ĀѪāҍĈѹċ҈łҟ
tool $	Āѹāҋ
tool _ $	āѶċ҇ł҉
tool _ this	ā҈
tool or	ł҆
tool |	ł҉
tool | $	ł҉
top	ĀѵāѴĒҎē҉ĪҏİҔ
top $	Ē҉Ī҇
top _ $	İ҆
top _ <name>	ā҇
top _ a	Ķ҆
top _ bottom	āѺē҈
top _ the	İ҆
top of	ĀѺİ҆
top of <name>	ā҇
top of a	Ķ҆
top of the	İ҆
top to	āѺē҈
top to bottom	āѺē҈
top |	İ҆
top | $	İ҆
topmost	ĀѸįҋ
topmost _ |	įҋ
topmost entry	ĀѺįҋ
topmost entry |	įҋ
total	ĀҟāѱĊѺĎҠĤѥĩѳĳҔľҦĿѮŊҠ
total $	ľ҆Ŋ҉
total _ $	Āѵĳҍ
total _ <name>	Ā҆ľ҉
total _ <path>	ĀҐĩѸ
total _ commits	ĀѺĎҌ
total _ in	ĀѷľҋĿѺŊ҉
total _ lines	ĀѹĳҌ
total _ methods	ľ҉
total _ of	ĀҋĎҍ
total _ testcases	Ŋҍ
total from	Āѹĳ҉
total from lines	Āѹĳ҉
total imports	ĀҔĩѴ
total methods	ĀѺľҔĿѷ
total number	ĀҊ
total number of	ĀҌ
total of	ĀѵĎҋľ҇ŊҔ
total of commits	ĀѺĎҌ
total of methods	ľ҆
total of testcases	Ŋҍ
total revisions	ĀѸĎҍ
total revisions of	ĀѸĎҍ
total tests	ĀѹŊ҉
total tests in	ĀѹŊ҉
touch	ĀѷČҐčґĎ҆į҉
touch <name>	č҆
touch <name> $	ĀҊ
touch <path>	ĀѲāҊč҈
touch <path> |	ĀѸč҆
touch _ $	Ā҈Čҏ
touch _ |	ĀѲā҆č҉
touch |	āѹČҏ
touch | $	āѹČҏ
touched	ĀҢāѧăѵČҌčҔĎ҇įҗ
touched $	Č҆
touched <path>	ĀҍāҌĎѲ
touched <path> |	ĀҎĎѳ
touched _ $	ĎҒ
touched _ <commit>	č҈
touched _ commit	č҆
touched _ in	ā҇
touched _ last	į҇
touched _ often	ā҆
touched _ so	Āҋāѷ
touched _ |	ĀғāѹĎѺ
touched by	č҇
touched in	č҈
touched it	āѵĎ҇
touched it |	Ā҇āѸ
touched the	ĀҙāѦ
touched too	ā҆
touched too often	ā҆
touched |	Ď҇
touched | $	Ď҇
touching	Āѫāґį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	ĀѺ
touching <path>	ĀѶāҌ
touching <path> $	ĀѸā҇
touching _ $	ĀѲāҊį҉
touching _ by	ā҇
trace	ĀѹāѸħ҈
trace _ imports	ħ҈
trace the	ħ҈
trace the imports	ħ҈
trait	ĀѴāҌĥҠīҌķѺĽҰ
trait $	ĥҊ
trait <name>	ĀѸāҏĥҠīѰĽұ
trait <name> $	ĥҎīѹĽҍ
trait <name> written	Ľ҆
trait <name> |	ĥ҈
trait _ $	ĥҎīѹĽҍ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥ҈
trait implementations	īҎ
trait impls	ĥѹīҒ
traits	āѹĤѹĥѹīҿ
traits <name>	ī҇
traits _ <name>	ī҆
traits _ has	ī҇
traits _ implemented	ī҆
traits _ struct	ī҇
traits _ the	īҌ
traits are	ī҆
traits are implemented	ī҆
traits that	ī҈
transitive	ĀҘāҏĊѳňѯ
transitive _ of	ĀҪĊѳňѯ
transitively	ĀҖāҊħҐňѨ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҈
transitively _ by	Ĩ҆
transitively imported	Ĩ҆
transitively imported by	Ĩ҆
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	ĀѸā҈
transitively | $	Āѹā҈
translate	ā҇
translated	āҊŔѹ
treat	ĭ҆
treat <name>	ĭ҆
treat <name> as	ĭ҆
treat _ as	ĭ҆
tree	Āҋāѱă҈ĐѸĚ҈ĵҏň҆őҠ
tree $	őґ
tree _ $	āѹĚҌĵ҈Œ҇
tree _ <name>	Āґ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҌĵ҈Œ҇
tree | $	āѹĚҌĵ҈Œ҇
trigger	ĀѴĘҖŕҊ
trigger events	ŕ҈
triggered	ĉҊęҐĚѵŕғ
triggered _ $	ĀѺŕғ
triggered _ <name>	ĉҋęҐĚѵ
triggered _ jobs	Ā҆
triggered by	ĉҋŕ҆
triggered by $	ŕ҆
triggered which	Ā҆
triggered which jobs	Ā҆
triggered |	ŕҍ
triggered | $	ŕҍ
triggers	ĀѵāѲĊҝŕҢ
triggers _ $	ŕ҈
triggers _ <path>	ŕ҈
triggers _ |	ĀѶĊҝ
triggers of	ŕҍ
triggers of <path>	ŕ҈
triggers the	Ā҉
triggers |	ŕ҆
triggers | $	ŕ҆
true	ĀѹāѭĊѺčҌĚҊěҌĜ҇ĝ҆ĬҐĭ҈
true _ $	Ěҋĝ҆
true _ <name>	āѺĬҋ
true false	ĝ҆
true false $	ĝ҆
true in	ā҇
true of	āѸĬҋ
true of <name>	āѸĬҋ
true that	ĊѺ
true |	Ěҋ
true | $	Ěҋ
try	ĀҌāѳĈҖń҆
try _ <name>	ĀҊāѶ
try block	ā҇
trying	Ā҆
trying to	Ā҆
turn	Ā҉āҏłѺņ҈
turn _ $	Ā҈
turn into	ņ҈
turn up	Ā҈
turn up $	Ā҈
turned	ĀѺā҉Ņ҆
turned <name>	ĀѺāҊ
turned _ by	ņ҆
turned into	Ņ҆
turned into by	ņ҆
tutorial	ĀѶāҊ
twice	Āѹāҏ
twice in	āҊ
two	ĀѲāғğҌ
two _ |	ĀѶā҇ğҌ
type	ĀҙāҋĉѹĊѶđѰĔѵĞҋĢѸĥѴĪѺīҒĬѵĭѺĮѺĶѱķѷĽҭĿҊŁѶłҟŇӌňѹŏѹŐӧ
type $	ĀѶāѷłҌŐҡ
type <name>	ĤҍĥѸīҘĽҝĿҏŇѺŐѭ
type <name> $	ĤҎīҍŐѵ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѸāѷĽҐĿҋ
type _ $	ĀҕĤҍīҍŇѵŐѸ
type _ <name>	ĀҡāқĽҍŐ҈
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ for	Ā҆
type _ function	Ň҈
type _ inferred	Ő҆
type _ is	ńҋŐ҇
type _ it	ĀѺāҋŇҌ
type _ of	Ā҈
type _ out	Ň҆
type _ that	Ň҇
type _ the	Ā҆ā҆ĞҎĤѸŇҌŐҕ
type _ this	łҊ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type a	ĀѸŐҍ
type alias	āҌĽҐŐѺ
type alias <name>	Ā҆āҋĽҌ
type annotation	Ā҇ā҆ŇѷŐ҆
type annotation of	Ā҈
type at	Ğҋ
type comes	Ň҉
type comes out	Ň҆
type does	āѺŇҎŐҋ
type does <name>	ĀҌ
type does a	Ň҆
type does it	āѹŇ҈
type does the	ā҆ŇѷŐҌ
type has	ĀҌŐ҈
type has <name>	Ā҇
type hint	Ā҉
type is	ĀѸāҋŇ҉Őҏ
type is <name>	ŇѺŐҊ
type is it	ĀѵāҒ
type is the	āѺ
type of	łҘŇҘŐҙ
type of <name>	āҙ
type of the	āѺŇґŐ҈
type of this	łҊ
type should	āѹŇҊ
type that	ĀѺāѺńҋŇ҉Ő҇
type that <name>	ŇҌ
type the	ŇҊ
type |	ĀҕĽ҆Ňѵ
type | $	ĀҗŇѷ
typed	āѺĲҌŔҊ
typed <literal>	Ŕ҉
typedef	Āѹā҆Ľҽ
typedef <name>	āҌĽҗ
typedef <name> $	Ľҏ
typedef _ $	Ľґ
typedef _ <name>	ĽҘ
typedef for	ĽҌ
typedef for <name>	ĽҌ
types	ĀѲĥҴīѸŃѺńҨŇѷňҚ
types $	ňҎ
types _ $	ńҌ
types _ <name>	āѺńҜň҉
types _ an	ĥҍ
types _ is	ĥ҆
types _ to	ĥҏ
types does	ĥ҈ń҇
types does <name>	ń҆
types of	āҘńѸňҊ
types that	ĥ҈
types |	ńҌ
types | $	ńҌ
typescript	Ľґ
unchanged	āѵįҏ
unchanged $	āѲįҏ
under	Ă҈ćѹĐҌĒ҆Ě҉ıҌĹ҉ńѴŅҌņҏō҉ő҈œ҇ŕ҆
under <mark>	Ă҇
under <name>	ĀҔāѸĚҊ
under <name> in	ĚҌ
under _ $	ĀґāѸı҈
under _ <name>	ĹҊ
under _ circumstances	ā҇
under _ condition	ā҉
under _ conditions	āҎ
under _ folder	ő҈
under _ in	ĚҌ
under _ name	Ņ҆ņҍ
under _ new	ņ҉
under _ path	ĵ҈Ņ҇őѹ
under _ section	ĐҌ
under _ subfolder	ő҇
under _ |	Ă҇
under test	ō҇
under what	ĀѺĐ҈ı҆ńѺŅ҆ő҆
under what circumstances	ā҇
under what folder	ő҈
under what section	Đ҆
under which	ĀѶāҊł҇ńѺŅ҉ņ҈ő҈
under which condition	ā҉
under which conditions	āҎ
under which new	ņ҇
under which subfolder	ő҇
under |	ı҈
under | $	ı҈
understand	āѹĢҋ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āґ
undo _ <commit>	ā҈
undo the	ā҉
undo what	ā҈
undo what <commit>	ā҈
unit	ĀѴāҋōҎœҋ
unit _ <name>	āґ
unit test	œҋ
unit tests	Ŋ҆ōҏ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	ĪѸŏҎ
unneeded _ in	Īѹŏ҉
unneeded imports	Īѹŏ҉
unneeded imports in	Īѹŏ҉
unreferenced	ĀҘěѺĪѸĬѹŏҋ
unreferenced _ in	ĪѸŏҋ
unreferenced imports	ĪѸŏҋ
unreferenced imports in	ĪѸŏҋ
unset	đѷĕҌ
untested	ĀҕāҘľѮōѷ
until	āґĎѷ
until <path>	ĀѺāҍĎѷ
until <tag>	Ā҉
until _ $	Āҋăѷ
until _ is	ĀѳāҗĎѶ
untouched	āѺįҊ
untouched $	āѺįҊ
unused	ĀҌāҘĝѷĪѭŏӃ
unused $	ŏҐ
unused _ $	ĀҖāѳĝѸŏҕ
unused _ are	ĀѺā҆
unused _ from	āҊ
unused _ in	ĀѷāҠ
unused _ of	ŏҍ
unused functions	ĀѹāҌ
unused functions in	ĀѹāҌ
unused imports	āҗĪѳŏҠ
unused imports $	ŏҊ
unused imports from	āҊ
unused imports in	āґ
unused imports of	ŏҍ
unused in	ŏ҈
unused variables	ĀѺā҇
unused variables are	ĀѺā҇
unused |	ĀҗāѲĝѸŏҊ
unused | $	ĀҗāѲĝѸŏҊ
up	Ā҈āѳăҋĆ҇ć҇ĈѵĉѷĊѳċ҉ĎѵĐѺě҉ĞҋğҎĢ҇ĦҐħҊĮ҆ĳѹĶѸŃ҉Ŋ҆Ō҆
up $	ĀѺā҈ċ҇Ğ҈
up <name>	ĀҋĞ҈ğҎ
up <name> in	ĀҍĞ҈ğҌ
up _ $	ā҇ăѺŊ҆
up _ <name>	ĀҎāѨĆ҉ĊѴėҊě҆Ģ҇ĹҏŃҍ
up _ <path>	ħҊ
up _ <tag>	Āѹăҍ
up _ attributes	ē҇
up _ class	ĥҏ
up _ export	ģ҇
up _ i	ě҆
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	Ā҉Ğ҆ğҌ
up _ it	ā҈
up _ location	őҍ
up _ number	Ĵ҆
up _ on	ħ҆
up _ original	Ņ҉
up _ place	ķҍ
up _ that	ď҆
up _ the	ĀҊāѸ
up _ use	ĪҊ
up _ what	Ĕ҇
up _ workflow	ā҈
up a	Ā҇āѸ
up a <name>	Ā҇āѹ
up all	Ćҍ
up as	Ĕ҇
up being	ĀѸāҋĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҋĊѵ
up depend	ħ҆
up depend on	ħ҆
up if	ĀѺěҍĜ҇
up if <name>	ě҇
up importing	ħ҇
up importing <path>	ħ҇
up in	ĀҋāѷĦ҇ĩ҇
up in imports	ĩ҇
up in the	Āҏ
up line	Ĵ҆
up line number	Ĵ҆
up the	āҋĈѸĊѺĥѷĪ҇ķ҆ő҈
up the <name>	Ĺҏ
up the attributes	ē҇
up the export	ģ҇
up the location	őҍ
up the original	Ņ҉
up the place	ķҍ
up the use	ĪҊ
up the workflow	ā҈
up to	Āҏă҈ĎѴ
up to <tag>	ă҈
up what	ė҆Ģ҈
up what <name>	ė҆
up when	Ō҉
up which	ĀҊāѸŁ҆
up with	ĀѹŃҎ
up |	ā҉ăѺ
up | $	ā҉ăѺ
update	įҌ
update _ <name>	į҆
update _ <path>	į҆
update of	įҌ
update of <name>	į҆
update of <path>	į҆
updated	č҆į҇
updated _ $	į҆
updated |	į҆
updated | $	į҆
upgrade	ĀѱāҎă҆
upgrade _ <tag>	Āѱāҋă҆
upgrade from	Āѱāҋă҆
upgrade from <tag>	Āѱāҋă҆
upstream	Ā҇ā҈ėѹ
upwards	ĀҒāѸćҐĉѹ
usages	ĀҜāҋĉѹĊґđѺ
usages $	ĀҝāҔđѺ
use	ĀҌāҙĆѺĈѷĉ҈đѷĕ҇ėѺĘҋĚѺĢҋĥѹĩҌĭ҉ĶѳłѺŅ҇ŊѲōҢŏҠ
use $	ā҈ŏҋ
use <name>	ĀҐāѪĉѹĊҊĘҊġ҇Ģ҈ĩҌĭ҇ŊѺō҈
use <name> $	Ā҆āѶĊҋĘ҈
use <name> in	ā҆
use <name> |	ĀғāѰŊѺō҇
use <option>	Āѷāҍ
use <path>	ĀҎāѲĩҐŊѺ
use _ $	ĀѺā҇Ĉѹĉ҆ĊҋĘ҈ĩҊŏҍ
use _ <name>	ā҆ĕ҉Ģ҇ĩѹōҔ
use _ <path>	Āѷā҉
use _ be	ŅҌ
use _ by	ĉ҆
use _ in	ā҈
use _ inside	ĪҊ
use _ of	Īҍ
use _ project	āѹĮҐ
use _ through	ĩ҆
use _ value	ā҆
use _ via	ĩҊĪѹ
use _ |	ĀҞāѯŊѴōҊ
use a	āҊ
use declarations	Īҗ
use declarations inside	ĪҊ
use declarations of	Īҍ
use for	ĕ҉
use for <name>	ĕ҉
use from	ĀѶāҋ
use from <path>	ĀѷāҊ
use it	ō҆
use it |	ā҇
use of	ĉ҇ō҈ŏ҇
use or	Āґ
use the	ĀҎāҌĒ҇ĶѴ
use this	Įҏ
use this project	āѹĮҐ
use to	ŅҌ
use to be	ŅҌ
use |	āҏĈѹĉҊŏ҉
use | $	āҏĈѹĉҊŏ҉
used	ĀҍāҗąѸĊ҈đѺĒҐĔ҈ĕ҇ę҆ĝ҇ģѺĩҔĶѮĽѰŅҊņ҇ōҌŏҗ
used $	ā҆ĶѺŏҎ
used _ $	ĀғāѳĒҏĔҌĩҚĶѳ
used _ be	ŅҊņҋ
used _ exist	Ā҇
used _ in	ĀѺāҊ
used _ the	Āѹĉ҉ę҆
used _ |	Āѭāҝ
used anywhere $	Ā҉
used at	ĀҐāѲ
used by	ĀѮāѺĊҋę҈ĩҔŏ҆
used by $	ĀѴĩҚ
used for	Ā҈
used in	āґĉ҉Ľѷ
used in the	ĉ҉
used to	Ā҇ąѹŅҌņҊ
used to be	ŅҊņҋ
used to exist	Ā҇
used |	ĀґĒҏĕ҆Ķѳō҉
used | $	ĀҖĒҏĕ҆Ķѳ
useful	āҐŌѴ
user	Ğҋ
users	ĀѩāҘĞ҆ĩҒŒѺ
users _ <tag>	ĀѶāҊ
users _ the	ĩҒŒѺ
users of	ĩҒŒѺ
users of the	ĩҒŒѺ
uses	ĉ҈ĒҋĘҋġѹģѸĩѷĪ҇ŏҖ
uses $	ģѸĩѺĪҊŏҏ
uses <name>	ĀҤāѡ
uses <name> |	Āҍāѵ
uses _ $	Āқāѩŏ҆
uses _ <name>	Ę҇
uses _ its	āѵĉ҉ĕ҆
uses _ once	ā҇
uses _ |	ĀҕāѲġѺ
uses exactly	ā҇
uses exactly once	ā҇
uses for	ĕ҆
uses for its	ĕ҆
uses it	āҌġѺ
uses it |	Ā҈ġѺ
uses the	ā҇
using	ā҇Ē҆ĩ҉ĪѲĽ҆Ŋѷŏґ
using <path>	Ā҈ĩ҆
using _ $	Īѹŏҋ
using _ <name>	ĀѺĽ҆
using _ former	ā҆
using _ via	ĩ҆
using _ |	ĀҏāѸŊѷŏ҆
using it	ĪѺŏҌ
using it $	ŏ҆
using it |	ŏ҆
using the former	ā҆
using them	ŏ҆
usually	ĀѺāґ
usually _ to	ā҈
usually pass	ā҉
usually pass to	ā҈
val	đҋ
val _ <name>	đҋ
val of	đҋ
val of <name>	đҋ
value	Ā҈āҐĐѹđӏĔҬĕүĢѹĤѺĬѸĶ҈ŁѹŇҔőѺ
value $	ĀҌāѹđґĔѺĶ҇
value <name>	ĀѸāѸĕҕĶ҉ĸ҇
value <name> $	ĸ҇
value <name> has	đ҆
value _ $	āѸđҔĔғĕѴĸ҆
value _ <name>	ĀѶāґđқĕҕ
value _ allowed	ā҇
value _ configured	Ā҆
value _ has	đ҆
value _ i	đ҈
value _ in	āѺĶ҉
value _ is	đ҆
value _ it	ĀҌĕ҉
value _ stored	ĀѺđ҇
value _ the	ā҉Ĕ҉
value _ to	Ā҉
value _ used	Ĕ҆ĕ҈
value am	ā҈
value am i	ā҈
value are	ā҇
value are allowed	ā҇
value assigned	Ā҉
value assigned to	Ā҉
value behind	āҍđѸ
value does	ĀҌĕҋ
value does <name>	āҎ
value does it	Ĕ҇
value does the	ĀҋāѸ
value for	Āѵā҆ĔҒ
value for <name>	ā҇
value in	ĀѺāҌ
value in the	ĀѺā҆
value is	Ā҇āѮđҕĕҐ
value is <name>	đ҇
value is configured	Ā҆
value is it	Āҍ
value is stored	ĀѺđ҇
value is used	Ĕ҆ĕ҈
value of	Āҍā҉đҚĔѺ
value of <name>	đҚ
value of the	ā҉
value that	Ĕ҆
value to	Đ҈
value |	đҐĔ҈ĕѹ
value | $	đҐĔ҈ĕѹ
var	ā҆ğҔĶҎŐ҉
var <name>	āҌğҌĶҏŐ҉
var <name> $	āҋĶҊ
var <name> |	ğ҆
var _ $	āҋĶҊ
var _ |	ğ҆
variable	đѵĕѺğҥĬѺĶҨŇѹŐҿŒѸ
variable <name>	Ā҈āҍđѷğґĶҙŐҫ
variable <name> $	ğ҇Ķ҆Ő҉
variable <name> gets	Ā҆
variable <name> have	Āҋ
variable <name> is	ğ҈
variable <name> read	ĀҐāѳ
variable <name> what	ā҉ğѸ
variable <name> |	ā҈ğҊ
variable _ $	āѺğҊĶ҈Ő҉
variable _ <name>	Ķҋ
variable _ a	Ő҆
variable _ gets	Ā҆
variable _ have	Āҋ
variable _ is	ğ҈
variable _ read	ĀҐāѳ
variable _ the	Ĥ҆
variable _ what	ā҉ğѸ
variable _ |	ğҐĶ҆
variable of	Ĥ҆
variable of the	Ĥ҆
variable |	ğ҆
variables	Ĥҫ
variables _ <name>	ĀѹĤҗ
variables _ belong	Ĥ҆
variables _ in	ĀѺā҇
variables _ the	ā҇Ĥ҇
variables are in	ĀѺā҇
variables does	āѹĤҍ
variables does <name>	Ĥҋ
variables of	ā҇ĤҎ
variables of <name>	Ĥ҇
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѵāҞđѵĸҬ
variant <name>	āҚđѵĸҤ
variant <name> $	āҌđѵĸҌ
variant <name> is	āҍĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҇
variant _ $	āҋđѵĸҎ
variant _ is	āҍĸѷ
variant _ which	ĸ҇
variant _ |	ĸҋ
ve	ĀѳāѴņ҆
verbatim	ĲѷĴҎ
verbatim $	ĲѸĴ҉
verify	āѳĭ҆
verify _ <name>	Ā҉
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify that	āѹŎ҆
verify that no	Ŏ҆
verify the	ġ҆
verify the existence	ġ҆
versa	ď҉
version	ĀҌāҌėӘĠҜĢѹĬѹĮӅ
version $	Į҇
version <name> by	Į҆
version <tag>	ĠҘ
version <tag> $	Ġ҇
version _ $	ĀѷėғĠ҉Į҉
version _ <name>	Āҋā҆ė҉ŀ҆
version _ by	Į҆
version _ for	ėҌ
version _ go	Į҇
version _ installed	ā҈
version _ it	ė҆
version _ java	Į҇
version _ node	Į҇
version _ of	Į҇
version _ on	ėҋ
version _ one	ė҆
version _ project	ė҆
version _ python	Į҇
version _ required	Ā҈
version _ rust	Į҆
version _ the	ā҈
version _ this	ĀҒāѹ
version _ |	Ā҈āѴĮҏ
version constraint	ė҉ĮҌ
version constraint of	Į҈
version constraint on	ė҆
version does	ĀҌāѹĮ҉
version does it	Į҇
version does this	ĀҌ
version exactly	Į҇
version here	Į҇
version here |	Į҇
version is	Ā҇āҌė҇Įѱ
version is installed	ā҈
version is required	Ā҈
version number	ė҆
version of	ĀҏāҎė҇ĮҜ
version of <name>	ĀҌā҇ė҈
version of go	Į҆
version of java	Į҆
version of node	Į҆
version of python	Į҇
version of rust	Į҆
version of this	Ā҆
version range	ė҉
version required	ė҈
version specifier	ėҊ
version the	ė҉
version wise	ė҇
version wise $	ė҈
version |	ĀѹāҍĮ҆
version | $	ĀѺā҈Į҉
versions	ĀѮāѰėҌĮҕŀқŉҩ
versions _ <commit>	ŉҊ
versions _ <name>	ŀҋ
versions _ commit	ŉҋ
versions _ the	āѺė҆
versions _ this	ĮҊ
versions are	ė҆
versions does	Į҆ŉ҆
versions does this	Į҇
versions of	āѺėҋĮ҇ŀҙ
versions of <name>	ŀҋ
versions of the	āѺė҆
versus	ďҊ
versus <name>	ďҊ
very	Ā҆
very _ commit	Ā҆
very first	Ā҆
very first commit	Ā҆
via	ĀҋāѲĝ҆ħҚĨҊĪѳ
via _ $	ħ҆ĩҋĪѸ
via _ files	ħҊĨ҇ĩѹ
via _ modules	ħ҈Ĩ҇
via _ |	ĀҏāѲ
via import	ĝ҈ĩҋĪѹ
via import $	ĩҌĪѹ
via imports	ħҌ
via imports $	ħ҉
via which	ħҎĨҎĩѷ
via which files	ħҊĨ҇ĩѹ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	ĂҚĿѹŀ҆
visibility	ĀѺāѵĭҩ
visibility $	ĭ҆
visibility _ $	ĭҋ
visibility _ <name>	ĭҌ
visibility of	ĭҊ
visibility of <name>	ĭҊ
visibility |	ĭҋ
visibility | $	ĭ҈
vs	āҎďҙŁѷ
vs <name>	āҐďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	ĀѲą҇ĵҌĽ҈ŉ҉
w <name>	Œ҇
w _ $	ĀѺą҇ĵҌ
w _ <name>	Ľ҈Œ҆
waht	ĀѹāѸł҆ő҆
waht _ do	ő҆
waht folder	ő҆
waht folder do	ő҆
walk	ĀҎĢ҈
walk _ the	ĀҒ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭ҈Ķ҆
want _ know	ĭ҈
want to	Ċ҆ĭ҆Ķ҆
wants	āѺ
wants $	Į҇
warning	ā҇
was	Āҗā҈ąҢĊѸčҕĎҗĐѹđѹĒѺĠҕģѹĩѸĪѹīѸĬҏĭ҆ĮѸįҜİҗĲҋĴѳķѷńѺŅҩņҥŇѺŊѺŋѶōѹŎѺŏѹőѺŒѹ
was <commit>	ĀҌ
was <name>	āѲąҊč҈ĠѷĢ҇ĬҐįҊŅҍņ҆
was <name> added	ĀѱāҒą҆
was <name> called	ĀҎāѷ
was <name> changed	ĀҍāѲ
was <name> declared	ĭ҆
was <name> in	ĀѺā҆
was <name> last	į҇
was <name> moved	ĀҊāѹ
was <name> removed	ĀѸāҋ
was <name> renamed	ņ҇
was <name> written	āѴĢ҈ĬҎ
was <path>	ĀҠāѵąҋč҉Ņҍ
was <path> added	ĀҎą҆čѷ
was <path> called	Ā҇
was <path> changed	ĀѷčҌ
was <path> created	ĀѺā҆
was <path> last	ĀғčѸ
was <path> most	į҆
was <path> moved	ā҇
was <path> part	č҇
was <path> removed	ĀҊčѹ
was <path> renamed	Ā҉
was _ $	ĀѵąґĎ҆ĺ҇
was _ <line>	āҌ
was _ <name>	Āѱ
was _ <path>	ĀѺņ҇
was _ a	Ġ҉
was _ added	āҐąҌčѷĠѺ
was _ affected	ĀѺč҇
was _ already	Ġ҈
was _ any	ā҇
was _ before	Ņ҈
was _ brand	ąҊ
was _ by	č҈Ĳ҆
was _ called	ĀғāѶ
was _ changed	āѭčҎĎ҈įҍ
was _ declared	ĭ҆
was _ deleted	ĀҒāѴ
was _ edited	Ā҇
was _ ever	Ā҇
was _ first	ĀґāѴ
was _ former	āҌŅѸ
was _ from	ņ҈
was _ if	Ě҆
was _ in	Āѫąҍč҇Ď҇Ġ҇įѹĸ҇ŅѺņ҈
was _ introduced	ą҆
was _ last	āѹčѸįҏİҗ
was _ latest	āѺįҌ
was _ modified	č҆
was _ most	į҈İ҇
was _ moved	ĀҊįѺ
was _ named	ņ҆
was _ of	Ā҈
was _ old	Ņҋņѹ
was _ originally	Ņ҈
was _ part	ĀѹčҊ
was _ previously	Ņ҈
was _ public	āҎĠѸ
was _ removed	ā҉čѹ
was _ renamed	Ā҉ņҏ
was _ to	Ņґ
was _ touched	ĀѺāѸč҈įҊ
was _ value	ā҉
was _ what	ā҆
was _ which	Ā҆ā҉
was _ why	āҋ
was _ written	āѸĢ҈ĬҎ
was _ |	Ď҇ĠҊŅ҇
was added	ąҐ
was added in	ą҈
was born	ąҐ
was born $	ąҍ
was changed	Āѷā҉Ď҈
was changed to	ņ҆
was committed	āѹİҎ
was committed last	İҋ
was created	Āѷą҈
was created |	Āѹą҇
was formerly	ņҊ
was in	Āѹāҋ
was introduced |	Ā҇ąѹ
was it	ĀѹŅҏ
was it called	āѺŅҊ
was last	įҋ
was last changed	į҈
was line	āҌ
was line <line>	āҌ
was made	āѵĬ҇
was modified	ĀѺč҆Ď҆
was moved	āѵŅғņҊ
was moved $	ņ҆
was moved from	ŅҌņѸ
was moved to	ŅѺņҋ
was moved |	Ņ҇
was named	Ņ҆
was once	ņ҆
was once named	ņ҆
was part	Ā҈
was part of	Ā҈
was previously	ŅѸņҊ
was previously called	ŅѸņҊ
was released	Ġ҆
was released |	Ġ҆
was renamed	Āѹā҇ŅҊņҋ
was renamed from	ŅѲņҒ
was renamed in	ŅѺņҊ
was renamed to	ŅҚņѭ
was renamed |	āҊ
was the	ĀҔāҗąѯİ҈Ņ҉ņѳ
was the class	Ā҆āѸ
was the first	Ā҉
was the former	āҌŅѸ
was the last	Āѵį҉İ҉
was the latest	įҊ
was the old	Ņҋņѹ
was the value	ā҉
was there	ĠҐ
was there a	Ġ҈
was there ever	ā҆
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѸāҒ
was wondering if	Ě҆
was wondering in	āѺ
was wondering what	ā҆
was wondering which	Ā҆āҋ
was wondering why	āҋ
was written	ĺ҈
was written $	ĺ҈
way	ďҎē҆Ħ҉ħҊ
way _ $	āѸħ҆
way _ importing	Ā҉
way _ run	ā҇
way _ |	ā҆ď҆
way of	Ā҆āѵē҇Ħ҆
way of importing	Ā҉
way to	āҊ
way to run	ā҇
way |	āѹħ҆
way | $	āѹħ҆
wc	āѷĳҡ
wc _ <path>	ĳ҉
wc _ give	ĳ҆
wc _ number	Ď҆
wc _ say	ĳ҈
wc l	āѷĳҡ
wc l <path>	ĳ҉
wc l give	ĳ҆
wc l number	Ď҆
wc l say	ĳ҈
we	āѸă҇Ċ҇Ďѷėҏĝ҇ĠҋġҋĮѹįѷĶѸļ҇łҌŋҋŔҊ
we <name>	ĀѵāҌ
we _ $	ĀҌōѺ
we _ <name>	ĀҗāѥĢ҈ō҇
we _ <path>	ĝ҉
we _ a	Āҋāѵġ҉
we _ for	ō҉
we _ here	ł҇
we _ in	Ā҆
we _ on	ĀғāѭĖ҆
we _ one	ā҆
we _ out	Ŕ҆
we _ that	ġҊ
we _ the	āҍĶѺ
we _ to	ė҆
we _ |	ň҆
we depend	āѸĖ҇
we depend on	āѸĖ҇
we got	Ā҆āѺ
we got <name>	Ā҈
we had	āѸ
we had a	āѹ
we have	ĀѺāѱą҇ġҖłҋ
we have <name>	āѶŋ҆
we have a	ġҊ
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҇
we have one	ā҆
we have |	ň҆
we import	ĝ҉
we import <path>	ĝ҉
we lost	Ā҇
we need	ĢҊ
we need <name>	ĢҊ
we re	āѭĮ҇
we re <name>	āѺ
we re on	Į҆
we require	ė҉
we set	Ķ҆
we set the	Ķ҆
we use	Āҋā҇Ķѵ
wear	ĒҌēҏ
wear $	ē҉
wear <mark>	Ē҉
wear <mark> $	Ē҉
wear _ $	Ē҈ē҆
wear |	ē҆
wear | $	ē҆
week	ĀѶāғ
week $	āҋ
week _ $	āҍ
week |	āҊ
week | $	āҋ
well	ĀѰāҜĤ҇
well _ $	ā҉
well _ |	Āѹāҍ
well design	ā҈
well the	Ĥ҇
wen	ĀҌ
were	āҧĄҌċ҇İѺĽ҆
were _ between	ĀҙāѬ
were _ by	āҋ
were _ in	ĀѺā҈
were _ since	ĀҊāѹ
were _ there	Ą҆
were _ |	ĀѰāҍĄ҈
were added	ĀѷāҋăҍĄ҈Čѷ
were added from	ă҆
were added |	āѺĄ҈
were changed by	Č҆
were created	ă҇
were deleted	āҍ
were deleted between	ĀҎāѴ
were deleted from	ā҈
were deleted |	ĀѴāґ
were fixed	ā҇
were is	āѹċ҇Ľ҆
were modified	Č҆
were not	Ą҆
were not there	Ą҆
were removed	ĀҏāѶ
were renamed	Ā҇
what	ĀѲāѢĂҊąҒĆѴćҘĈѧĉҐĊҋċѸČҋčёĎѲď҉ĐѵđҗĒҋēҖĔҌĕғĖҍėҎĘѩęѩĚўěѵĜѢĝѝĞғğѳĠѤġѯĢҤģҜĤғĥ҈ĦѠĨѹĩґĪҚīҖĬњĭљİҔıҖĲѥĴҌĵѸĶѫĸѹĹѳĻѯļѶĽѸĿҕŀ҈ŁҖłҏŃҒńҚŅґņҜŇҔň҇ŉҍŊѹŋѩŌѩōҎŎѣŏ҈ŐҍŒѷŔѵŕҘ
what $	Āѭć҇đҌĔҋĕѺĢґĥѺĪҊĬ҈ňҊ
what <commit>	ā҈
what <commit> did	ā҈
what <name>	ĀѸāҌćҒĉҔď҉đѸěҎĢҐģ҆ĬҊĭѺĮ҇ŀѺŇѺňѳ
what <name> do	ėѹĮҋ
what <name> does	ĢҐ
what <name> extends	ć҆
what <name> has	ć҇
what <name> inherits	ć҇
what <name> is	ĀҒě҇Ģ҉ĬҌ
what <name> version	ėҊĮѺ
what <path>	ā҈
what <path> is	Ā҆
what _ $	āѡĊҊđ҇ĕҍĴ҆ŁҊł҆ŅѺŇҐő҆
what _ <commit>	Čҋ
what _ <mark>	ĀѺāѹĒҕ
what _ <name>	ĀѹāѱĉѹĊҞĐѸđҊĒѺēҔĔҎĠѸĢ҉ģѺĤѸĥҏĩ҇ŁѶŅҍņҕňғ
what _ <path>	Ā҆ĩ҇Ņҍņґ
what _ a	Āѫāҗł҈
what _ above	ćҎ
what _ added	āѺą҆
what _ after	āѺī҆ŇҌ
what _ all	ĀҍāѵĆ҇
what _ am	ā҆
what _ and	ĀҌ
what _ are	ĀѴāҏĊѺģ҆Ī҉ī҆ĮѺĿ҈ō҈ŏѺ
what _ at	İҋ
what _ be	Āѷā҆ģ҆ń҇
what _ been	Ā҆
what _ below	ňҋ
what _ between	Ł҇
what _ break	āґ
what _ brings	ĪҌ
what _ brought	ĀҊą҆
what _ called	āѷĉ҉ġҍ
what _ calls	Ċҋ
what _ can	Ā҉āѶĞ҈İѹ
what _ cases	ĀҋŊѺ
what _ changed	ĀҎĎѶ
what _ ci	Ā҆İѺ
what _ class	ćҌňѶ
what _ classes	ŀґňѷ
what _ code	ō҇
what _ come	ĊѺń҈
what _ commit	Āѹāғ
what _ committed	āѺİҎ
what _ concrete	Ă҆
what _ contains	ĺҒ
what _ declares	Ķ҆
what _ decorated	āҋĒ҉ēѹ
what _ decorator	ā҈ĒѺ
what _ derive	Ā҇ňѺ
what _ derived	ĀѺćѶňҕ
what _ did	ā҈ăҋČҊńѸ
what _ different	ā҉
what _ do	āҘĊ҉ďѺğ҆ĢѸķ҆ōѺ
what _ does	ĀѥāҖĉ҆Đ҇ēҋĔ҇Ğ҇ĢҕĤ҇ĥҍĪѹı҈ĳѳĵҍķҍļѺľѸĿ҈ŀҋŁ҈ŃѹńѴŇҋň҈ŌѷőҊ
what _ exported	ģ҆
what _ exports	ā҇
what _ expose	ģҖ
what _ extends	ć҆
what _ file	Ā҆
what _ files	Āѵă҆Ą҆ĩҊ
what _ from	ĀѸĐ҆ňҒ
what _ functions	āѺĉҊō҇
what _ gave	ą҈
what _ get	Ī҈
what _ happen	āҊ
what _ has	ĀѷāѲą҈ć҇į҉Ļ҆œҋ
what _ have	āѸō҇
what _ i	ĀѷĂҐğѸĢ҆ģ҉Ĵ҆Ŀ҆ŁҐń҇
what _ if	āҜ
what _ implement	ĥ҉
what _ imported	Āѷā҉ĪҒŏ҆
what _ imports	ŏҍ
what _ in	ĀҖāҍďѺđ҇ē҆Ğ҇ĩҒĪѶőѹ
what _ include	ŉ҇
what _ inherits	ć҈
what _ inside	ĀҎāғĢѹŒѴ
what _ introduced	ĀѸąҊ
what _ is	ĀҋāѸē҇ėҊĢҐĤ҆ĪѸĬ҇Ķ҈ĸҊŀѹŅѹ
what _ it	ā҇ć҈Ċ҆čѺĔҊĢґģ҈Īҋİ҈ĻѺŅ҈
what _ its	Ā҆āѯĢҊĤ҇ŁѹŅҊő҇
what _ line	ā҇
what _ lines	ŏ҆
what _ made	ģҊ
what _ members	Ĥ҇
what _ methods	Ŀ҇
what _ modules	Ī҇
what _ must	Ā҉āѷĂ҈Ňѹ
what _ new	ĀѺāҌ
what _ number	Āѵĳґ
what _ of	Āѵāѱė҈ĢѹħҊĨ҇ĪѴĮҗĵ҇ľҌĿѹłҖŇ҈Ŋ҉Őҍ
what _ off	ŕҍ
what _ on	ĢѸĩҟĴ҇
what _ or	āѹđҋ
what _ pulled	Ī҈
what _ put	ĊѺń҉
what _ raised	ĀѷńҎ
what _ route	Ĩ҈
what _ should	āғ
what _ somebody	İҌ
what _ start	ŕ҇
what _ symbols	ģ҇
what _ take	ď҉
what _ teh	Āҏ
what _ tested	Ā҉
what _ tests	ō҈
what _ that	āѺĢ҉Ī҈
what _ the	ĀҘćҊċѺĎҏď҇đѹĕҎĖ҆ğѺģ҆ĥѷħ҉ĪѺĬѺįҕıҊĶѹľ҇Ł҉łѸňѬŊҎŐ҇őѸŒҌ
what _ there	ĀѺģ҇
what _ they	āѯĤҋĪ҉
what _ this	Ā҈āѷłҋ
what _ throws	Ńҋ
what _ to	ā҉
what _ type	ĀѹāҊŐ҉
what _ version	ėҊĮѺ
what _ versions	ŉҋ
what _ want	ĭ҆
what _ was	ĀҋąѸĢ҈Ņҏ
what _ wc	ĳҎ
what _ we	ĢҊ
what _ were	āҐăѷĄ҇
what _ when	ā҇
what _ will	Ŀ҈
what _ write	Ĵ҆
what _ written	āѺĴҌ
what _ wrong	ĀҐāґĴѷ
what _ you	ā҇
what _ |	Āѹāѯį҈ĸ҆Ĺ҇Ň҈ňѸŏѸ
what a	Ă҈
what a concrete	Ă҆
what all	āѭĒ҇ĥ҇ŁҊ
what all classes	ĥ҇
what all is	Āґ
what annotations	ēҏ
what are	Ā҈āѲćѹĉ҇Ċ҆ĖҊĞ҆ĤґĿ҉
what are <name>	ćҋň҇
what are all	ĀҍāѵĆ҇
what are its	Ĥ҈ŁѺ
what are the	ā҉ćѳĊ҈Ė҆Ł҈ňѹ
what are they	āѸĤ҈
what arguments	ď҆ŁҊ
what arguments does	Ł҈
what attributes	ĤҌ
what base	ćҌňѷ
what base class	ćҌňѸ
what became	ņ҉
what became of	ņ҆
what branches	Ā҆
what breaks	āҖ
what breaks if	āҋ
what calls	Āѹĉ҈Ċ҆
what calls are	ĉҋ
what calls it	Ċ҈
what can	ĀѯĞ҆ģҖĩѺĿ҈ŁҎń҇
what can be	ĀѹāѺģ҆ŁҊń҇
what can i	ĀѸģ҇Ŀ҇
what can other	ģ҇
what causes	ŕ҆
what chain	ħ҆
what chain of	ħ҆
what changed	ĀҖāѬ
what child	ŀҌ
what child classes	ŀҌ
what circumstances	ā҇
what class	ĀѸćҔ
what classes	ĀҏćѵĥҎňҋ
what classes derive	Ā҇ňѺ
what classes is	ň҉
what classes |	ĀґćѶ
what code	āѵĊ҇ğҋĴ҆ŃҔ
what code calls	Ċ҆
what code throws	Ńҋ
what comes	ī҆İ҇
what comes after	ī҆
what commands	Ğ҇
what commands do	ā҆
what commands does	Ğ҈
what commit	āѰąұį҇
what commit $	ą҇
what commit added	ą҆
what commit brought	ą҆
what commit did	ĀҎ
what commit gave	ą҈
what commit has	ą҈
what commit introduced	ĀѸąҊ
what commit was	Āҍąѹ
what commit we	Ā҇
what commit |	ĀѶą҆į҉
what commits	ĀҎĎѶ
what commits changed	ĀҎĎѶ
what data	ĀѸĤҎ
what data members	Ĥ҇
what date	āѺįҋ
what date has	āѺįҋ
what decorators	ēҒ
what decorators does	ē҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩҒ
what depends on	ĩҒ
what did	ĀѸāҖčѷĠѺĪ҆İ҈Ņ҇ņҌ
what did <commit>	ā҇
what did <name>	ĀѹāҎĠѺņ҇
what did <path>	ĀѺā҈ņ҆
what did the	ĀҌāѷ
what did they	ĀѺāѷĪ҇
what did we	ā҇
what differs	ā҇
what differs |	ď҆
what dir	ő҈
what dir $	ő҈
what directory	ő҈
what do	āҌĂ҉Ĵ҇ń҇
what do i	Ă҉ń҈
what do the	āҊ
what do we	ĢҊ
what does	Ā҉āҡć҇Č҉đҖēѹĔҊĕҋģғħѺĪҙĻѺŏҍŕѶ
what does <name>	ĀҊāҊćѶđҎĔ҉ĕ҉
what does <path>	Ā҉ŏ҆
what does it	āҎģ҇ĪҎ
what does line	ā҈
what does that	āѺ
what does the	ĀѯāґćҌđ҉ĢѺģ҈ī҆Ł҆ŕѹ
what does this	ĀҋāѺĖ҆
what does wc	ĳ҆
what else	āҌ
what errors	ā҇ńҋ
what errors did	āҊ
what events	ŕҎ
what exactly	ā҇
what exactly was	ā҆
what exception	ń҆
what exceptions	ńҔ
what exceptions must	ń҆
what extends	ňҎ
what extends <name>	ňҎ
what fields	ĀѹĤҖ
what fields does	Ĥ҈
what fields is	Ĥ҇
what file	ĀѶāѳğ҉Ķ҇ķҊĸ҉Ĺ҇ĺғĻ҉Ľ҇ņѷŒ҉œҍ
what file contains	ĺҒ
what file do	ğ҆
what file has	Ļ҇œҋ
what file |	ĸ҆Ĺ҇
what files	Ā҈āѶăҋĄ҈Čґĩҍ
what files did	ĀѺāѺăҋČ҉
what files got	Ā҇
what files were	ā҉ăѹĄ҇
what folder	őґ
what folder does	ő҆
what folder would	ő҆
what for	ł҈ŏѺ
what for a	ł҈
what for |	āҋŏѺ
what from	Ī҆
what from other	Ī҆
what function	Ń҆
what functions	Ā҉āѺĉҊĊ҈ŃҐ
what functions $	Ċҋ
what functions does	ĉҌ
what functions in	ā҆
what gets	ĉ҆Ė҉ĪҊ
what gets pulled	Ī҈
what goes	ĀҌŁҊ
what goes between	Ł҉
what goes wrong	Āҍ
what had	Ņ҈
what happen	ĀҋāѺ
what happens	āҘ
what happens if	āґ
what has	ĀѶā҇Ē҈ņҍ
what has <name>	ņ҈
what has commit	Āѵāҏ
what i	ĭ҆
what i want	ĭ҆
what implementations	ĥҍ
what implements	ĀҋīѺ
what import	āѺĨ҈ŏҊ
what import lines	ŏ҆
what import route	Ĩ҈
what imports	ĀѺĩҒĪ҇ŏѺ
what imports <name>	ĩ҇
what imports <path>	ĩҌ
what imports are	Ī҇
what inputs	Āѹā҆Ł҉
what interfaces	īҕ
what interfaces does	ī҇
what is	ĀҨāѴćҊĊѭċѷĎҎĐѲđҌĒ҉ĖѹĘѺęѺĚѸěѷĝѶġ҉ĢҚģҍĥѸħ҈ĩѷĪҋĬѴĭѵİ҆ĲѺĳҊĴҎĶѵĺѸľґŃѺŅѺņҖŇ҈ňҋŉѹŊҒōѵŒѷŕѸ
what is <name>	āѷĊѺĐѺēҋĔ҆ĢґģѺĩ҈ľ҇ņ҇Ň҉
what is <path>	ņ҉
what is a	ĀѰāҔ
what is called	āѸġҍ
what is decorated	ĒҊ
what is derived	ĀѺćѶňҕ
what is different	ā҉
what is expose	ģ҇
what is imported	ĀѷāҊĪҎ
what is in	ĀҊđ҇Ğ҈ģ҈Ł҆őѺ
what is inside	ĀҐāҎĢѹŒѴ
what is it	Ā҆Ģҍİ҉
what is its	āѴĢҍŅ҇ő҈
what is made	ģҊ
what is new	āҍ
what is raised	ĀѷńҎ
what is teh	ĀҐ
what is tested	Ā҉
what is the	āѸą҇ćҍĊѷĎґđѸĕ҆ĢҌħҋįҌľҊłѺŅѷŇ҆ňѴŊґŌ҇Œ҈ŕѸ
what is there	ģ҈
what is this	łҊ
what is write	Ĵ҆
what is written	āѺĴҌ
what is wrong	āҐ
what it	Ģғ
what it does	ĢҎ
what it used	ā҇
what job	ĀѷĢҐ
what kicks	ŕ҈
what kicks off	ŕ҈
what kind	Ā҆āҍń҆ŇҌŐ҇
what kind of	Ā҆āҍń҆ŇҌŐ҇
what libraries	Ė҇
what licence	ıҏ
what license	ıҋ
what line	Āѱāѹċ҆ĐґđѺĴѸĵҐĶ҇ĸ҇ĺҋļ҉ĽҏŔ҈
what line <name>	ĺ҈
what line does	ĀѺāҋĐ҆ĳѶĵҏķҋ
what line is	Ķ҇ĸ҇ļ҆
what line number	Āѵĳґ
what line of	Đ҆Ľ҆
what line |	ĀҊ
what makes	ŕ҉
what makes the	ĀҌāѷ
what members	Ĥ҇
what members are	Ĥ҇
what methods	ĀѹĂ҇ľѷĿҙŀ҆
what methods are	Ŀҋ
what methods does	ľѺĿҍ
what module	ċ҇
what modules	ħ҇ĩ҇Īҋ
what modules brings	Ī҇
what modules is	ĩ҈
what must	āҊğѸ
what must i	āҌğѸ
what name	āѹŅ҇ņґ
what name did	Ņ҆
what names	ģҐ
what names are	ģ҉
what names does	Ā҈
what names in	ā҇ģѺ
what new	Ą҆
what number	ĀѷāҊđҎĪѷľҋŊ҇
what number does	ĀѴāҐ
what number of	Ā҆āѺĪѷľҋŊ҇
what number or	đҋ
what occasions	ŕ҇
what order	āҏ
what order are	ā҈
what other	Āѷāҋĉҋĩ҇Ī҆
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ā҈
what overrides	ŀҐ
what packages	ĀҊāѵ
what parameters	āҋŁ҇
what parameters does	ā҆Ł҆
what params	ŁҔŇѺ
what path	Ņ҈Œ҇
what person	Ā҇
what person commit	Ā҇
what places	ĀҌĊ҉ğѺ
what point	Đ҉
what properties	Ĥґ
what protocols	ī҇
what pulls	ĩҕĪѺ
what pulls in	ĩҕĪѺ
what quantity	Ď҆
what quantity of	Ď҆
what release	āѸėҐ
what release of	āѸėҐ
what releases	ŉ҉
what relies	ĩҍ
what relies on	ĩҍ
what return	Ň҆
what revision	ĀҎ
what role	Ģ҇
what route	ħ҈
what route of	ħ҈
what section	Đ҆
what section from	Đ҆
what sequence	Ĩ҆
what sequence of	Ĩ҆
what sets	ŕҊ
what should	āҕ
what sits	ň҇
what sort	ł҈
what sort of	ł҆
what source	Œ҆
what source file	Œ҆
what stands	āѬćҊĕ҆İ҇ĴҊŇҊ
what stands after	ŇҌ
what starts	ŕҋ
what starts the	ŕ҉
what steps	Ā҈
what steps does	Ā҈
what subdirectory	őҊ
what subdirectory does	ő҇
what tags	ĀѺā҈ŉҋ
what tags include	ŉ҇
what test	Ā҇Ŋѷō҇œҊ
what test cases	ĀҋŊѺ
what test functions	ō҇
what tests	ĀҋāѴŊѺōң
what tests <name>	ō҆
what tests do	Ā҇
what tests does	Ā҇
what tests is	ō҆
what tests would	Ā҇
what that	Ā҇
what the	ā҆Ģҋİ҉
what the class	ě҆
what they	ā҈
what things	ģ҇
what things get	Ī҈
what time	į҆
what time did	į҆
what to	ń҉
what to put	ń҉
what traits	īҊ
what triggers	āѷĊҝ
what triggers the	Ā҉
what type	ā҆ĤѸłҋŇҡŐҚ
what type $	Ň҆
what type <name>	ĀҍāѸŐ҆
what type does	āѷŇҏ
what type is	ĀѲāҎŇ҇ŐҊ
what type of	łҍ
what type the	Ő҇
what type |	Ň҉
what types	ĥ҈
what unit	ō҈
what unit tests	ō҈
what unused	ĪѺŏҊ
what unused imports	ĪѺŏҊ
what value	āҝđҐŐѸ
what value am	ā҈
what value does	āҋĔ҆
what value is	ĀҊđ҉
what version	ĀѺāѸėҋĮҝ
what version of	āѺėѸĮҞ
what versions	ė҉
what was	į҈İҐŅҢ
what was <path>	Ā҈Ņ҆
what was added	Ā҈
what was committed	āѺİҎ
what was in	ĀѺāҌ
what was it	Ņ҉
what was the	įҋŅҎņѸ
what which	ģ҇
what which symbols	ģ҇
what will	ā҇Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҍāҎĳ҇
what would be	āҌ
what would break	āґ
what would happen	āҊ
what would i	āѹĢҊŁ҈
what would wc	ĳ҈
what |	Ā҆āѤđ҈ĕҎĴ҇ŁѺł҆ń҈ŇҒ
what | $	Ā҇āѥđ҈ĕҎĴ҇ŁѸł҆ń҉Ňґ
whatever	Āѷċ҆Ĕ҈ĕѹŒ҇
whatever <name>	Ĕ҈ĕѺ
whatever _ is	Ĕ҈ĕѺ
whatever its	Œ҇
when	āҟąҐĊѱĔҝĕҏĖҏĦѶĨ҉ĩѹĪѺĭѺĮѵįҹİ҆ń҇ŅѶņѷŌҎŎґŒ҇ŕҏ
when <name>	ĕ҆
when <name> is	āѹĕ҆
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҆Ŏ҆
when _ <name>	ĀҏāҐĊѺĔҐĬѹįҋń҈ŇѸ
when _ <path>	ā҆ą҆įҐ
when _ call	Ā҈āѵĔҌŁ҆ń҇
when _ caller	ĕ҉
when _ import	Œ҇
when _ is	ĀѺāҌĕҋ
when _ it	āҌ
when _ line	ā҆
when _ look	Ę҆
when _ open	Ĭ҈
when _ somebody	į҆
when _ start	Ĩ҈
when _ subclass	āҊ
when _ support	ā҆
when _ test	Āѹāҋ
when _ tests	āѹŎҊ
when _ the	ĀѭāҘį҇İ҈ŕҊ
when _ they	ā҇
when _ this	ĀҏāѴ
when _ was	ĀѹĠ҆Ņѹņ҉
when _ we	ĀҔāѴįѹ
when _ |	āѷŌҋ
when calling	ĀҍĊѺĔ҉ń҈Ňѹ
when calling <name>	ĀҍĊѺĔ҉ń҈Ňѹ
when did	āҜįҎ
when did <path>	ĀѺā҈
when did it	Ā҉
when did the	į҈
when did they	ā҇
when do	ĀҌāѶ
when do the	Āѳāҍ
when do we	ĀҙāѨ
when does	ĀѴāҍŕҍ
when does <name>	ā҇
when does the	ŕ҉
when has	į҆
when has the	į҆
when i	ĀѲāѷĂ҇Ĕ҇ĨҋĬ҇Œ҇
when i call	Ā҈āѶĔ҉Ł҆ń҇
when i import	Œ҇
when i look	Ę҆
when i open	Ĭ҈
when i start	Ĩ҈
when is	įҎ
when is <name>	āҌ
when is <path>	āѷįҋ
when it	ĀѴāҎď҆Ė҇Ņѹņ҉
when it is	āҊ
when it was	ĀѺŅѹņ҉
when one	āѺ
when run	Ŏ҉
when run $	Ŏ҆
when running	Ė҈
when the	ĕ҈Ŏ҈
when the caller	ĕ҉
when the tests	āѺŎ҈
when was	ĀҜą҇įҊİ҈ņѺ
when was <name>	āѺį҇
when was <path>	Ā҈
when was it	āҌį҆
when was line	ā҆
when was the	āҍįѸİ҈
when will	āҎ
when will support	ā҆
when you	ĀѺŒ҆
when |	į҇
when | $	į҇
wher	Ā҈āѴō҆œҋ
wher <name>	ĀѺō҇
wher _ is	ō҇
wher _ the	āѷğ҆œ҇
wher does	ğ҆ĵ҆
wher does the	ğ҆ĵ҆
wher the	Ā҇
where	ĀѬĂѸąҎĆҙćѰĈѸĉѴĊҕċҡčѷĎѹĐҩđѨĒѺēѷĔѹėѹĘѸęѵĚѺěѶĜѸĝѶğҗĠѲġѫĢѶģѶĤѲĥѵĦѺħѹĩҖīѵĬўĭѦĮѸįѶĲѺĳѷĴѹĵқĶҢķҚĸғĹҚĺҢĻҕļҝĽҝľѶĿѵŀҋŁѶŃғńѷņҠŇѷňѳŊѹŋѩŌѬōҏŎѵŏѸŐѳőҒŒҍœқŔқŕѹ
where $	āѷĺ҇ĽҊņ҉
where <literal>	ķҋĽ҉Ŕѹ
where <literal> is	ķҋĽ҉Ŕѹ
where <name>	Ā҉āҌĊ҇ĐҐĩ҆ĵѷĹ҉ļѹĽѷŀ҆
where <name> gets	Ċ҆
where <name> is	ĀҌķ҇ĽѺ
where <name> sits	Đ҇
where <name> was	ą҆
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҈ĩ҈
where <path> was	ą҆
where _ $	ĀѸāѩĊ҇ķҍļ҆ŀ҈ōҊœ҈
where _ <name>	ĀѸā҈ĆѶĊ҈ĐҊĠѸķ҉ĺҒĻѺļҌŃ҈Ņ҇ņ҉ōҏőѶ
where _ <path>	ĀѵāѶĐ҈ĩ҇ŅҌņ҉
where _ a	Ā҈āѹ
where _ all	āѹĆ҉ķ҆
where _ calls	āҋļѹ
where _ class	ĵғ
where _ constant	ā҆
where _ decorator	ā҆
where _ enum	ā҆
where _ function	āғ
where _ gets	Ċ҆
where _ has	Đ҆
where _ i	Đ҈ķ҉ĹҊĽ҇œ҆
where _ interface	ā҈
where _ is	āѷĆҌċ҆ĩ҇ķғĹ҆ĺѸĻ҈Ľ҆Ń҇
where _ it	ĀҬāѶĐҋġѹĬѺĶ҆ķ҈ŋѵŒ҉
where _ its	āҞĶѺ
where _ method	Ĺ҇
where _ module	Ķ҆
where _ nested	Ļ҆
where _ of	āҋĐ҆ĵѺ
where _ one	Ā҆
where _ sits	Đ҆ő҆
where _ situated	ő҆
where _ struct	ĵҊ
where _ that	ļ҆
where _ the	ĀѴāҌċ҆ĐѶđѹğҕĶҊķѵĸ҇ĺҍĻ҆ļҌŃҊŌѸőҖŒ҉
where _ they	āѺĆҐ
where _ tree	ő҈
where _ was	ąҌ
where _ we	ĀҐĶѺ
where _ |	Đ҆
where a	Ā҆
where all	Ć҈
where all is	Ć҈
where are	ĀѹāҏĆҍŃ҉
where are all	āѺĆ҉
where are its	āҘ
where are the	Ń҉
where are they	Ć҇
where can	Āѹ
where can i	Āѹ
where class	āҊ
where class <name>	āҊ
where cls	ĵҍ
where cls <name>	ĵҍ
where did	Ā҉āѭĠѸĶ҉Ņ҆ņҍ
where did <name>	Ġѹņ҈
where did <path>	ņ҈
where did it	ĀҌ
where did the	āѺĶ҉
where did they	ĺ҆
where do	ĀҔāћĆ҉ğҋĶѺŀ҆œ҇
where do i	āѷœ҆
where do the	āѴğҌ
where do they	ĆҊ
where do we	ĀҐĶѺ
where does	ĀѤāҊĊ҇ċ҆Đ҈ķ҆ĸҌĻҌĽ҆Ń҈ō҉
where does <name>	Ā҆ķҊō҉
where does it	ĀҌĊ҈
where does the	Āќāҏċ҇ĸ҈Ļ҈Ľ҈Ń҈
where else	Āҍ
where enum	ā҇
where exactly	āѺķҍ
where exactly $	ķҏ
where exactly |	Đ҆
where has	āѸĺҋņ҉
where has the	ĺҋ
where in	āҌċ҆ļ҇őғœѹŔҋ
where in <name>	ļ҇
where in the	āғő҇œѹ
where in tree	ő҈
where inside	Đ҆ļҌ
where inside of	Đ҇
where inside the	ļ҈
where is	ĀҚā҉ĆѳĐ҇ġѸĩ҆ĬѵĭѸĺҗĻҕĽѶŋѴŌѺőґŒґ
where is <name>	Āѳā҈ĆѷĊ҇ĐҋĺҔŃ҆ō҇őѺ
where is it	ĀҖġѹķҍĽѺŋѵŒҊ
where is its	ā҈ĶѺ
where is situated	ő҆
where is the	ĀҠĐѺĵѺĻ҈ŃѺőҒŒҊ
where is this	ā҇
where one	Ľ҇
where should	ā҉
where stands	ĵ҆
where the	ĀѶāҜĵҋĶҏķѵĹ҉ĺ҈Ľ҉œ҆
where the <name>	ĺ҇Ľ҈
where the class	ĵґ
where the constant	ā҆
where the decorator	ā҆
where the enum	ā҆
where the function	āғ
where the interface	ā҈
where the method	Ĺ҉
where the module	Ķ҆
where the nested	Ļ҆
where was	āѹŅҌ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѸļҎ
where within the	ĻѺļ҉
where |	ĀѹāѪĊ҈ļ҆ŀ҉ōҋœ҈
where | $	ĀѹāѪĊ҈ļ҆ŀ҉ōҋœ҈
whereabouts	ĀѬāѫĐҎĵ҉ĶҋķҖļ҈Ľ҉ŋѺőҔœҐŔ҈
whereabouts _ <name>	ĀѹķҊő҉
whereabouts _ <path>	Đ҆ő҆
whereabouts _ it	œ҆
whereabouts _ the	āѺĶ҉ļ҉ő҆œ҇
whereabouts do	Ŕ҆
whereabouts has	őҋ
whereabouts in	āѹĐҍœ҇
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҆œ҇
whereabouts is	āѹĵ҆Ķ҇ļ҆
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķ҉ő҆
whereabouts the	ķ҆
whereabouts the <name>	ķ҆
whether	āѴćѹĈҎĊѺčҕĘ҈ęҌĚҋĜҔĠҊġҌĦҎĩѺĬҘĭҍİѷŃѸňѺŋҊŎҍœѵ
whether <commit>	čҊ
whether <name>	Ā҉āѹĘҊęҋĜ҉Ġ҆ĬҌĭ҉ŃѺ
whether <name> calls	Ę҇
whether <name> has	Ě҆
whether <name> is	ĀҍāѺě҆ĬҌĭ҇
whether <path>	ĜҍĦ҇
whether _ <commit>	čҊ
whether _ <name>	Ā҆
whether _ calls	Ę҇
whether _ class	Ě҈
whether _ def	Ĭ҈
whether _ has	Ě҆
whether _ identifier	ġ҈
whether _ imports	Ĝ҉
whether _ is	Ā҉āѷě҆ĝ҇Ħ҆Ĭҋĭ҇
whether _ named	ā҇
whether _ test	ĀґāѶŋ҈œѸ
whether _ tests	Ŏ҆
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҋāѶĈ҇Ě҈ġ҇Ĭҋĭ҇İѸŋ҇Ŏ҆œѸ
whether the <name>	Ā҇
whether the class	Ě҈
whether the def	Ĭ҈
whether the identifier	ġ҈
whether the test	ĀҐāѷŋ҆œѸ
whether the tests	Ŏ҆
which	ĀѰāѰĄ҉ąҐĆҍćҎĈѦĉҐĊҋČ҈čћĎѰďҌđѷĒҎēҐĕҌĖҊĘѧęѨĚѦěѪĜѝĝѣĞҎğҏĠѨġѧģґĤҌĥҍĦѦħґĨҔĩҔĪҌīҗĬыĭљİҊıҕĳѩĴѱķ҆ĺҏľѥŀҏŁҎŃҏńґŅ҆ņҊŇҏŉҝŊѦŋѫŌѧōҟŎѝŏҏőҊŒҌœ҇Ŕ҉
which $	ć҆
which <commit>	ŉ҆
which <mark>	ēҎ
which <name>	ĀѹāѸćҏďҋē҉ė҉ĥҎŀѹňѵō҉
which <name> does	ĀѴćҍė҇Įѹ
which <name> has	ķ҈
which <name> is	āѺć҆ďҍňѺ
which <name> system	āҊ
which <name> versions	Įҋ
which <name> was	Ā҈
which <path>	āѷĨ҈
which <path> gets	Ĩ҈
which _ $	ĀѢāѦćҏĩҊīҌĮ҉į҆ıҋĵѹĹ҈ő҉
which _ <commit>	Č҆
which _ <name>	āѲąѹćѺĊѹęѺĥғĩґİ҆ĺ҆ŀҋœѺ
which _ <path>	Āѳā҈Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	ą҉
which _ adds	āѸċҊ
which _ all	ā҇
which _ and	ģ҉
which _ applies	āѸĔ҆ı҈
which _ are	ĀҌāѤĉҋē҈Ė҆ģ҈ħ҈ĪґĿҋŏ҇
which _ became	āѺŅҞņѷ
which _ belong	ā҇ĤҊ
which _ besides	āҎ
which _ brought	ą҈
which _ call	ĊҎ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѶŃҊŏ҆
which _ carry	Ē҉
which _ cases	Ā҇
which _ catch	āҊŃѹ
which _ changed	Ā҉āѹ
which _ check	ā҈
which _ class	Ā҈
which _ classes	ŀҍ
which _ come	ĀҌăѺ
which _ comes	ć҈
which _ construct	ĀҊ
which _ contain	ĀҌŉѺŔҌ
which _ contains	ķ҇
which _ could	Ŀ҇
which _ declares	ĵ҇
which _ define	ĀѺĆҌ
which _ defines	Ļ҈ļѹ
which _ deleted	ĀҒāѴ
which _ depend	ā҉ĩҊ
which _ did	Āҋāѹąҋı҆ĵ҇
which _ do	Āѥāқė҆Œ҉
which _ does	ĀѸĈѵĉҒČҊĐѷĒ҈ē҈ĕ҆ĘѹĞ҇ĤѸħ҇ĩѹĪҘĮ҆İ҆ıѹĺҍļ҈ĿҎŀѳŁҍńѵŐґŒ҆
which _ end	ĀҊ
which _ exactly	Ā҆
which _ extend	Ā҉ň҆
which _ fail	āѸŃҌ
which _ faster	ā҈
which _ features	ĀѶāҍ
which _ file	āѷĵҊķҊœҌ
which _ files	Āѷāѷă҇ĩҋĪҌ
which _ first	Ā҉āѷ
which _ forget	ā҆
which _ fulfil	ĥ҉
which _ functions	ĀѴā҉ĉ҉Ŀҋō҈
which _ get	Ā҆
which _ gets	Ĩ҈
which _ got	Ņҍņѵ
which _ had	Ą҇ŅѶņҍ
which _ has	āҏĂҊĶ҈ķ҆ĸ҈ņѶň҈Œ҈
which _ have	āѵĒ҉ŀ҉ň҇ŉ҆
which _ hides	őҎ
which _ holds	ĀҊāѵő҆
which _ ignore	ā҈
which _ implement	Ā҈
which _ import	ĀҊā҈ĩ҇
which _ imported	Ā҇
which _ imports	ŏ҇
which _ in	Ā҇ļ҆Ŋ҆ŏ҉
which _ include	ŉ҇
which _ interface	Ľ҇
which _ introduced	ą҇
which _ invoke	Ċ҇
which _ invokes	Ċ҆
which _ is	ĀѵāҎąҋĆѶĉ҇ĊҊďҋĒѺĔҌĕ҈ğ҆Ģ҈ģ҇ĩѲĪҐī҈ĬѹĭѺĮѶįѸĲѺĴ҆ĻҌļѶňѳŉ҆Œ҉
which _ it	āѪį҇İѸŁ҆
which _ its	ĀѺā҈ć҈
which _ lead	ĀҊāѹ
which _ lines	ğ҈
which _ live	ĀҌōѹ
which _ load	ĀѵĩҒ
which _ looks	ğ҈
which _ made	ĀѬāҗ
which _ members	āҏ
which _ mention	ō҈
which _ method	Ā҉
which _ methods	ĀҖĿѲ
which _ might	āѺń҉
which _ module	ĀҊ
which _ modules	ħ҇Ĩ҇
which _ must	ĀѺĂ҉
which _ names	ĀѸā҇
which _ need	āҕŀѰ
which _ number	ĳ҆
which _ of	Ā҈āҮĂ҇ćѺĊѹĐқėҏĤѵĨ҇ĪѺĮҋķ҆Ļѹļ҇Ŀѷŀѷł҈Ň҆ŏѺ
which _ our	ō҆
which _ out	āѺĥ҈
which _ override	ĀҏāѰŀ҉
which _ party	Ā҇
which _ projects	ā҈
which _ provide	ŀ҆
which _ pull	ĩ҈
which _ raise	Ń҉
which _ reads	ĀѶāҐ
which _ redefine	āѳŀҖ
which _ release	Į҇
which _ replaced	ŅѺņ҈
which _ require	ĩҋĪѹ
which _ run	āѹĊҜĿѲō҉
which _ sets	Ķ҇
which _ share	āҒňѶ
which _ should	āғ
which _ sit	ć҇
which _ stand	ć҈ē҆ňѹ
which _ statements	ĀѺā҆Ī҆ĸѺńҊ
which _ system	āҋ
which _ that	Ĥ҆
which _ the	Ė҆ĥѸİ҆Ł҇Ň҆Œғ
which _ they	Ī҉ňҊŏѺ
which _ through	ĀѸāҖĦҊ
which _ throw	ĀҌ
which _ to	Ā҉
which _ today	ņ҆
which _ touched	Āҋāѷ
which _ turned	ĀѺāҊ
which _ type	Āҋ
which _ types	ń҉
which _ use	ĀѷāҎĊҋĩ҈Īѹō҉
which _ used	ŅѺņҊ
which _ variables	Āѵā҆ĤҎ
which _ version	ĀҔĮѺ
which _ versions	āѺĮҎ
which _ was	ĀҊāѰąҌįҌĵ҆ņҐ
which _ were	ĀҌāѸČ҆
which _ will	Ğ҇
which _ without	āѺĂ҆Ć҆
which _ would	āҡĉ҆
which _ wrote	Ĳ҆
which _ |	ĀўāѐąѷđҊēҐĜѶģ҈ĥ҇Ĩ҉īҋĮ҉İ҈ı҇Ĳ҈ĿҊŀѹŅ҆ňҍ
which a	ŃҊ
which annotations	ēҒ
which annotations does	ē҈
which are	āѧćҌňҋ
which are exported	āѺģ҇
which are imported	Ā҇
which are the	āѺć҈
which are they	Ī҉ňҊŏѺ
which args	ĀѺŁҋ
which args does	ĀѺŁҋ
which arguments	ĀѺāҌď҆ęѺŁҐ
which arguments <name>	ā҆ęѺ
which arguments does	ā҆
which attributes	ĤҐ
which attributes does	ĀҊ
which attributes has	Ĥ҆
which base	ć҆
which base class	ā҆
which binaries	Ğ҈
which binaries does	Ğ҇
which branches	ĀҏāҊŉѴ
which branches contain	āҌ
which branches is	Ā҉ŉѸ
which callers	āҜĊѺ
which callers forget	ā҆
which callers ignore	ā҈
which callers of	āҊ
which calls	ĉҊ
which calls does	ĉ҈
which chain	Ĩҋ
which chain of	Ĩ҈
which change	ĀҔāѲąҐ
which change did	ĀҍāѶ
which change introduced	ąҍ
which change throw	ĀҌ
which child	ŀ҇
which child classes	ŀ҆
which children	ŀ҆ňҌ
which class	ĀҊāѭćҗĥ҆īѺŇґňѷ
which class does	Ň҆
which class is	ćґňѺ
which classes	ā҇ć҉Ē҆ĥҏňң
which classes $	ć҆
which classes <name>	Ā҆āѸň҉
which classes are	ň҈
which classes does	ćҎ
which classes fulfil	ĥ҉
which classes have	ň҈
which classes implement	Ā҉
which classes is	ĀҐćѲ
which classes share	āҒňѶ
which classes should	ā҆
which classes |	ň҇
which code	ĀҎāѺĴҊ
which code invokes	Ċ҇
which code is	Ā҆āѺĴҊ
which code reads	ĀѶāҐ
which command	ā҇
which command line	ā҇
which commands	ĀѹĞҏ
which commands do	Ğ҆
which commit	Ā҈ā҈ąҝįғİҗ
which commit $	āѸ
which commit <name>	ąѺİ҇
which commit brought	ą҈
which commit deleted	ĀҒāѴ
which commit did	ą҉
which commit does	Ā҆āѵİ҈
which commit has	ĀѬāҘ
which commit introduced	ĀҊąѺ
which commit is	ąҍİѺ
which commit made	ĀѬāҗ
which commit was	ą҆įҌ
which commit |	ąѹİҊ
which commits	ĀҞĎѵ
which commits are	ā҉
which commits touched	ĀҋāѸ
which commits was	ĀҊ
which condition	ā҉
which condition does	ā҉
which conditions	āҎ
which crate	ā҈
which data	ĀҌ
which data type	ĀҌ
which decorators	ēҙ
which decorators does	Ā҆
which default	āѸĔ҈ĕґ
which definition	āҍĆѹ
which defs	Ā҆ĿҊ
which defs can	Ā҇
which dependencies are	Ā҇
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҍ
which dir $	ő҉
which directory	őҏŒґ
which directory holds	ő҇
which directory is	Œҍ
which does	Ė҈
which enum	ā҇
which enum members	āҋ
which error	ń҈
which error types	ń҆
which errors	ńҕ
which errors are	ń҆
which events	ŕҘ
which exceptions	ĀѺāҊńҕ
which exceptions <name>	ā҆
which exceptions are	Āҋ
which exceptions can	ń҇
which exceptions does	āҍ
which exceptions might	āѺń҉
which features	ā҉
which features does	ā҆
which fields	ĀѰāҊĤҝ
which fields does	ĀѺĤҋ
which fields of	āҏĤѸ
which fields |	Ĥ҈
which file	ĀѩāѹćѺċҌğ҆ĩѹīѺĵҍĶҐķҊĸҏĹ҇ĺҌĽ҉ŅҚņҒőѸŒҌœҍŔҊ
which file $	Ľ҈
which file <name>	ķ҆ĺ҉
which file adds	āѸċҊ
which file became	āѺŅҞņѷ
which file came	ņ҆
which file do	Œ҈
which file does	ļ҆
which file got	Ņҍņѵ
which file had	Ņѷņҍ
which file has	āҒĸ҈ņѸŒ҉
which file is	Ņ҈
which file sets	Ķ҇
which file used	ŅѺņҊ
which file was	ņҒ
which files	ĀҖāҎĄҎĆҎČҐčѺħҐĩҏĪѹőѹŒѵŔғ
which files $	āҐĩ҉
which files are	ā҉
which files besides	āҌ
which files changed	ĀҌāѹ
which files contain	Ŕҋ
which files did	ĀҋāѸ
which files does	ĀҊħ҇ĪѸ
which files have	ĀѴā҈
which files import	Āҍ
which files is	āҋĪ҉
which files pull	ĩ҇
which files rely	ĩҊ
which files use	ā҆
which files were	ĀҔāѰ
which files |	Ĩ҇
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҆āѺŒ҉
which folder holds	ĀҌāѹ
which folder |	Œ҆
which function	āғĊ҈ĲѺ
which function does	Ā҆
which function is	āҊĊҊ
which functions	ĀѷāҧĉҌĊқđѷĒҙģ҇ŃқńѺ
which functions <name>	ĉ҇
which functions accept	ā҆
which functions and	ģ҉
which functions are	Ā҈
which functions call	Ċҋ
which functions can	ŃҊ
which functions catch	āҊŃѹ
which functions depend	ā҇
which functions does	āѶĊ҈Ēҋ
which functions end	ĀҊ
which functions have	ĀҎāѲĒ҇
which functions in	Āѷāҍ
which functions is	Ā҆āѶĉҋ
which functions raise	Ń҈
which functions use	ā҆Ċҋ
which goes	ĀѹĦҊ
which goes through	ĀѹĦҊ
which header	Ľ҈
which headers	Ī҇
which helpers	āѸĉҏ
which helpers does	āѹĉҌ
which identifiers	Ā҉
which identifiers come	Ā҉
which import	ĀҍāѹĦѹ
which import statements	Ī҇
which imports	ĀѶāҌħ҆ĨҊĪґ
which imports are	Ĩ҆ĪҊ
which imports can	ŏ҆
which imports does	ĀѵĪҏ
which imports in	ŏ҉
which imports of	Āҋ
which inputs	āѺŁҔ
which instance	Ĥ҉
which interface	ā҆ĥѸīҎ
which interfaces	Āҍīҏ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҇
which intermediate modules	ħ҈Ĩ҇
which is	įҎĹ҈ŋ҆Œ҆
which is a	Ĺ҈
which is called	ŋ҆
which is faster	ā҈
which is it	Ā҆āѺį҈İѸ
which is the	į҆İ҈
which java	Į҆
which jobs	ĀҘāѰ
which jobs does	Āҍāѷ
which jobs get	Ā҆
which kind	ł҇
which libraries	Ė҇
which licence	ıҖ
which licence does	Āҋ
which license	ıҍ
which line	ĀѸāѦĐҜĜѶğ҇ħѺĵѹĹҋĺґļҟĽҋœҊ
which line $	ĹҊ
which line <name>	ļ҆
which line defines	Ļ҉ļѹ
which line does	ļ҇
which line in	ļ҇
which line is	āѲğ҈Ļ҆
which line number	ĳ҆
which line of	āѸĐҎĻѺļ҉
which line |	āҌĐ҈Ĝѷĺ҇
which lines	Āҍāѹ
which lines of	Ā҇
which match	ā҆
which member	ĀѸĤ҈Ŀҋ
which member functions	ĿҌ
which member variables	Ĥ҉
which method	ĀҐŀѸ
which method does	ĀҌāѸ
which method of	ā҇
which methods	ĂҖćѸĉ҆ĊҕľѺĿҚňѺ
which methods are	āѷĿҍ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѴāҚćѹĉ҇Ŀ҉
which methods must	Ă҉
which methods of	ĀҎĿѹ
which methods override	Āґāѱ
which methods |	ĿҊ
which module	āѷğҊĵ҆ķҒŒѺ
which module $	ķ҇
which modules	ĊѺĩҖĪғ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	ĪҊ
which modules depend	ĩҊ
which modules does	ĀѹĪҏ
which modules import	ā҉
which modules is	Ĩ҆ĪҊ
which modules load	ĀѵĩҒ
which modules require	ĩҋĪѹ
which modules use	ĩҊĪѹ
which name	Ņ҈ņ҉
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѹ
which names	ĀҏāҊģҍĪѹ
which names are	ĀҋāѸŏ҉
which names do	ā҆
which names does	ā҆ģ҆
which names exactly	Ā҈
which names exported	āҊ
which names is	ģҊ
which new	ă҇ņ҉
which node	Į҆
which of	ĀѹāҞĪѺŏҊő҆ŒҎ
which of all	ā҇
which of its	āҍ
which of our	ō҆
which of the	āҏő҆Œҏ
which of today	ņ҆
which one	āҐĆѺıҊ
which one is	āҎĆѺ
which ones	ĀѪāѮĂ҆Ć҉ňҊōҎŏҋ
which ones of	āѺĂ҈
which ones |	āѶň҈ŏҊ
which options	ĀѷāҌ
which order	ā҉
which other	ĀѸĉҏĩҋĪҐ
which other classes	ā҆
which other files	āѵĩ҈ĪҌ
which other functions	ĉҊ
which other projects	ā҆
which overrides	ŀ҇
which overrides of	ŀҊ
which packages	āѹĪҊ
which packages are	Ā҈
which packages does	Ī҈
which parameters	āѸďҒ
which parent	Āҋ
which parent class	ĀҌ
which part	Đ҆
which part of	Đ҆
which parts	ĀҊ
which parts of	ĀҊ
which path	āґņ҆őѸ
which paths	ČҊ
which person	āѹĲҖ
which person |	Ĳ҇
which place	ĀѵāѳĺҐő҇
which place in	ĸ҆
which place of	ő҇
which places	ĆҐ
which places define	ĀѺĆҌ
which places is	āҋ
which point	ĀҊ
which private	ĀѯāҚ
which private functions	Āѷāҏ
which private names	Āѹāҋ
which properties	Ā҇
which protocols	Ā҆īґ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҇
which raise	ńҊ
which raise statements	ńҊ
which release	ĀҘċѹė҉ŉѺ
which release has	ĀҋāѶ
which release turned	ĀѺāҊ
which release was	Ā҈
which releases	ĀѺŉҘ
which releases contain	ŉ҇
which releases is	ŉ҆
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҇
which routines are	ĉ҉
which rust	Ā҇āѹ
which script	āѵğҋĶ҈
which scripts	āѺĞ҈
which secrets	ā҆
which secrets does	ā҆
which section	Đ҈
which source	ĀѺāѺğ҇ĵҊķ҇
which source file	ĵҊķ҈
which sources	ĀѹāѺĩҕ
which sources <name>	ĀѹāѺĩҕ
which spots	ĀҌ
which steps	āѺħ҇
which structs	ĥҌ
which subclass	ā҈
which subclass of	ā҆
which subclasses	ĀѫāқĂѺŀҖ
which subclasses do	ā҈
which subclasses does	āҊň҇
which subclasses have	āѸŀҊ
which subclasses of	ĀѸāҗŀѵ
which subfolder	ĀѺőҚ
which subfolder does	ő҇
which subfolder hides	őҎ
which symbols	ĀѺģҔ
which symbols are	ģҊ
which symbols |	ģ҇
which tags	āѷŉҕ
which tags contain	ĀҕāѹŉѶ
which tags do	ĀѺŉ҆
which task	ĀѸĢҒ
which test	Āҍā҈ō҆
which test cases	Ā҇
which test file	œҌ
which test functions	ō҈
which test methods	Ā҆
which tests	Ā҇ōҫŎѺ
which tests $	ō҆
which tests and	ĀѺā҈
which tests are	ĀҏōѺ
which tests check	ā҈
which tests in	Āҏāѳ
which tests is	ō҇
which tests live	ĀҌōѹ
which tests run	ĀѸō҉
which tests use	ō҈
which tests would	ĀѱāҒ
which the	Ā҆ĺ҇
which the file	ő҆
which the function	ā҆
which the module	ĀҊ
which third	Ā҇
which third party	Ā҇
which ticket	ĀѺā҇
which ticket was	ĀѺā҇
which trait	ĥѹīҎ
which traits	āѺīҕ
which type	Ā҈āѰŇҟŐҗ
which type $	Ő҆
which type does	āѺŐҎ
which type is	Ā҆
which type should	āѹ
which type the	Ň҇
which type |	Ň҇
which types	āѸĥҡ
which types does	ĥ҆
which unit	āҌ
which unused	Āѹŏ҇
which unused imports	ŏ҇
which unused variables	ĀѺā҇
which value	Ā҆āѯĐѺđҗĔғĕҎ
which value are	ā҇
which value does	Āҍāѷ
which value is	āѵđ҈Ĕ҈ĕҏ
which value |	đҋ
which variables	ā҇
which version	ėҏ
which version does	Į҉
which version is	āҋĮѺ
which version of	Ā҈āѹ
which version |	Į҆
which versions	ĀѺāѺė҈ŉҋ
which versions of	āѸė҈Į҉
which workflow	ĀҋāѸ
which |	ĀѪāѥĂ҇ćҊĪ҇ī҈ĮҊŅ҆
which | $	ĀѪāѥĂ҇ćҊĪ҇ī҈ĮҊŅ҆
while	ā҇
while _ program	ā҆
while the	ā҆
while the program	ā҆
who	ĀҝāҬĂ҆ăѵćҔĊҝčѹđѺĒҎğҏĠѷġѷĢѷģѷĥқĦѸĩҢĬѲįѺĲҿĴѮĶѹĹѺĺѺŀҏłѹŃғńѶņѹňҡŏѺőѺŔѺ
who <name>	Ā҇āҐ
who <name> what	āҍ
who _ $	ā҇
who _ <commit>	ĀѪāҗ
who _ <name>	ĀѴāѫĂҊĉ҉ĊҌğ҆ĥ҈ĩҒŀҌŃ҈
who _ <path>	ĀҏāѹĩҒ
who _ behind	Ā҇āѺ
who _ calling	ĀѹĊҊ
who _ changed	Ā҆
who _ code	āҊ
who _ from	āѹňҋ
who _ i	Ā҈
who _ is	ĀѶāѺň҇
who _ it	ĀҮāѧĊҊġѹĩѶĲҊ
who _ its	āѵĊ҇
who _ line	Ā҉āѲĲґ
who _ most	āҌ
who _ on	Āҕāѳ
who _ renamed	ĀѬāҗ
who _ responsible	ā҇
who _ that	ĀѶā҇ĩ҇Ĳ҆ň҆
who _ the	Ā҆āғĂѹćҗĒ҇Ĳ҈Ń҈ň҇
who _ this	ĀѸāҋ
who _ up	Āѷāҏ
who _ using	Āѹā҉
who _ what	āҌ
who added	āҔăѷĲ҆
who added line	Ĳ҇
who added the	ā҉
who all	ĀѷāѶň҇
who all is	ĀѶāѺň҇
who are	āџćҋĊ҇ĥҊĩ҆ň҇
who are <name>	ĥ҆
who are its	āѵĊ҇
who are the	Ā҈āѦć҇ňҊ
who broke	ā҆
who broke the	ā҆
who calls	āҘĊҊŀѺ
who calls <name>	Ċ҇
who calls code	āҋ
who calls it	ā҇
who calls the	ā҆ŀѺ
who came	ā҈
who came up	ā҈
who catches	ĀѬāҞ
who catches <name>	Āѯāҕ
who changed	Āѹāҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҈
who do i	Ā҈
who does	āѲĉҍň҆
who does that	ň҆
who ever	Ā҆
who ever edited	Ā҆
who extends	ĀѹĂҋ
who first	ĀѺā҈
who has	ĀҊ
who has changed	Āґāѱ
who has renamed	ĀѬāҗ
who holds	Āѹā҈
who holds the	Āѹā҈
who implements	āѶĥҒ
who implements <name>	ĥ҈
who imports	Āґāѱĩ҉
who imports <name>	ĀѺĩҌ
who imports <path>	āѹĩ҇
who imports it	ĀҒĩѷ
who inherits	āѹňҌ
who inherits from	āѹňҌ
who introduced	ĀҒāѺğѺ
who introduced the	ĀҒāѺğѺ
who invokes	Ċ҉
who invokes <name>	Ċ҉
who is	ĀѩāѵćґĊҐĲґ
who is behind	Ā҇āѺ
who is calling	ĀѹĊҊ
who is responsible	ā҇
who is the	āѶćҒ
who know	ā҆
who last	ĀҌāѴĲ҇
who made	ĀҎĲ҇
who made <name>	ĀѷāҔ
who made the	ĀҊāѳĲ҇
who maintains	ĀҎāѺ
who makes	āѹ
who may	ĀѷāҘĊѱ
who overrides	āѵŀҕ
who overrides <name>	āѹŀҍ
who overrides the	ŀ҇
who pinned	Āѷā҇Ĳ҆
who pinned line	āѺĲ҇
who pulls	ĩ҇
who pulls that	ĩ҇
who put	Ĳ҈
who put it	āѺĲ҇
who raises	Ā҆āѴŃҊ
who raises <name>	Ā҉
who reads	ğ҇
who removed	ĀҊāѺ
who renamed	ĀҟāѬ
who renamed <name>	Āҍāѷ
who renamed <path>	ĀҌāѸ
who renamed it	Ā҆
who requires	ĀѲāѴĩҜ
who reviewed	āҞĲѰ
who reviewed it	āҊĲѹ
who reviewed line	āҍĲѸ
who reviewed the	ā҆
who set	ā҈
who set up	ā҈
who should	ā҆
who subclasses	ĀѶňґ
who subclasses <name>	ĀѶňґ
who tagged	ĀѴāҎ
who throws	āѺŃҍ
who throws <name>	ŃҊ
who touched	Āҋāѷ
who typed	Ĳ҆
who uses	Ā҆āҏĒ҇ġѺ
who uses <name>	Āқāѭ
who uses it	Ā҈ġѺ
who was	Āѹā҈
who worked	ĀҍāѸ
who worked on	ĀҍāѸ
who write to	ā҆
who wrote	ĀқĲ҈ňѺ
who wrote <name>	Ā҇
who wrote it	Ā҆Ĳ҇
who wrote line	ĀҊāѵ
who wrote most	āҊ
who wrote the	ĀҐ
whole	ĀґŎ҆
whole _ $	ĀҊ
whole thing	Āѹā҈
whom	ćҏĉ҆Ċ҈ĥ҆ĩ҇įѺĲҒ
whom _ $	ĀѶāѺĉҊĊҊ
whom _ <name>	ĀѺā҇
whom _ <path>	ĀҊ
whom _ the	ć҇Ĳ҉
whom does	ĀѺāѹć҈
whom has	Āґ
whom is	Āѹĥ҇ĩ҈ň҆
whom is <name>	ň҆
whom was	Ĳ҉
whom |	ĀѶāѺĉҊĊҊ
whom | $	ĀѶāѺĉҊĊҊ
whose	ĀѳāѸćҎĩҍĲҲĴѶňҗŒҊ
whose <name>	ĲҚ
whose <name> $	ĲҚ
whose _ $	ĲҚ
whose _ does	āҍ
whose _ have	Āҍ
whose _ is	ĀѲāѹćҥĲҋĴѺŒҊ
whose _ mention	ĩҎ
whose child	ćҒňѴ
whose child is	ćҒňѴ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	Āҍ
whose hands have	Āҍ
whose imports	ĩҎ
whose imports mention	ĩҎ
whose is	Ĳ҆
whose name	āҋ
whose parent	ćѮňҖ
whose parent is	ćѮňҖ
whose work	Ĳ҆
why	ĀҶāӸĬѸ
why <name>	āҐ
why <name> is	ā҆
why _ $	ĀҏāѶ
why _ <name>	ĀҍāҞ
why _ <path>	Āѹāқ
why _ ci	Ā҉āѸ
why _ commit	ĀѺā҈
why _ everyone	Āѹā҇
why _ is	āҎ
why _ it	ĀѺāҙ
why _ nobody	ā҈
why _ so	ā҈
why _ subclasses	ĀѶāҋ
why _ test	ĀҢāџ
why _ tests	ĀҘāѪ
why _ the	ĀҾāѕ
why _ there	ā҉
why _ this	ā҈
why _ we	ĀѴāҏ
why are	ā҇
why did	Ā҉
why did <path>	Āҍāѳ
why did commit	ā҇
why do	Āҕāѹ
why do <name>	Ā҉āѹ
why do so	ā҇
why do subclasses	ĀѶāҋ
why do tests	ĀҒāѯ
why do the	Āҕāѭ
why do we	ĀѴāҏ
why does	ĀҢāҊ
why does <name>	Ā҉ā҇
why does <path>	ĀѰāҙ
why does everyone	Āѹā҇
why does nobody	ā҇
why does the	ĀҝāѨ
why is	āҴ
why is <name>	āҔ
why is it	āҌ
why is the	Ā҈
why the	ā҆
why the tests	Ā҆
why was	Āѷāҝ
why was <name>	ā҆
why was <path>	ā҉
why was the	ā҆
why |	ĀҏāѶ
why | $	ĀҏāѶ
wich	Ā҇āѯĮ҈ķ҆ĹҊŀѺŃ҇
wich _ are	Āґāѹ
wich _ does	Ĥ҆
wich functions	āѺ
wich functions are	Ā҇āѺ
wich names	Ā҇
wich names are	Ā҇
will	Āѭā҇ĈҋĔ҈Ě҉Ĝ҆Ŀ҆ŅѺŌ҆
will <name>	Ĉ҆
will _ be	āҊ
will _ find	ĀѺāѳĚ҉Ĝ҆Ĭ҇Ŀ҇
will _ for	ā҆
will _ next	ā҇
will _ run	ā҆
will be	Ğ҇
will i	ĀѵāѪĚ҉Ĝ҆Ĭ҇Ŀ҇
will i find	ĀѺāѳĚ҉Ĝ҆Ĭ҇Ŀ҇
will it	āҍ
will support	ā҆
will support for	ā҆
will the	Ō҆
will the next	ā҇
windows	ĀѶāҞ
windows $	ā҇
windows _ $	ĀѸāҏ
windows |	ĀѸāҏ
windows | $	ĀѸāҏ
wise	āѮė҆ĭ҇
wise $	āѸė҈
wise _ $	āѷī҆
wise |	āѷī҆
wise | $	āѷī҆
with	ĀѸā҇ĂѹĄҊąҋĆҋćѲĉѹč҈ďҐĐѺĒҚēҜĘѷęѵĞ҈ĢѵģѺĥҊĦ҈ħҍĬѶĭѺĮ҇ıѺĳѸĴѹķѹĹѸŀ҆Ńҡń҉ŅѹņѸňѵŉґŌѹőѺŒ҆
with $	ē҇Ĥ҆Į҆Ł҉
with <commit>	ĀѷŉҎ
with <literal>	āѹĥҏŃҍ
with <mark>	ĀҊā҇Ē҇
with <mark> $	Ēҋ
with <mark> |	Āҋ
with <name>	ĀҍāѸćѸďҊĒҘēѷĠ҆ŃҝňѺ
with <name> $	ĀѹĒҋĠ҆Ńґ
with <name> as	Ā҉
with <name> in	Āҋ
with <name> |	ĒҊŃҍňѶ
with <option>	ĀѸāҊ
with <option> |	ĀѸāҊ
with <path>	Ħ҇ħ҇
with <path> |	āѹ
with <tag>	Ą҇
with _ $	ĀѳĒҒēҏĠ҆ĥҏŃҏ
with _ <commit>	Č҆
with _ <name>	ĀҐā҇Œ҆
with _ <path>	ħ҈
with _ and	Ċ҇
with _ arguments	āҚęѺ
with _ as	Āҋ
with _ change	ĀҋāѰį҇
with _ commit	Ā҇āѺąҊ
with _ decorator	Ē҆
with _ exceptions	ńҊ
with _ import	ĩҌ
with _ in	ĀҊ
with _ name	Ā҇āѸ
with _ old	ė҆
with _ one	ŀ҆
with _ other	ā҇
with _ own	ŀҊ
with _ to	Ą҆
with _ which	ă҆
with _ |	āґćѺč҈ĒҊŃҌňѶŉ҇
with a	Ā҇į҇ō҆
with a <name>	Āҏ
with a change	āѺį҇
with an	ĀѹāѺė҆ĩҌ
with an import	ĩҌ
with an old	ė҆
with import	Ā҆
with import |	Ā҇
with imported	ħ҈
with imported <path>	ħ҈
with it	ā҈
with it |	ā҉
with its	Ć҆
with most	ā҆
with respect	Ą҆
with respect to	Ą҆
with something	āҎ
with tests	ā҇
with tests |	ā҇
with that |	āҊ
with the	ď҇
with the <name>	ā҇
with the name	Ā҇
with their	ŀ҆
with their own	ŀ҆
with this	Ğ҆
with what	ēҕ
with what commit	Ā҈
with which	ą҈ęѺĮ҆ńҋ
with which arguments	āҘęѺ
with which commit	ą҈
with which exceptions	ń҉
with |	ēҊ
with | $	ēҊ
within	ĀѸāѯĉҍĊѹę҉ĝ҆ķѷĹҊĻҚļ҈
within <name>	āѺĉҎĊѺęҊĻҐļѺ
within <name> $	ĉҋĻ҉
within <name> |	ę҉
within _ $	ĉҊĻ҈
within _ <name>	ĵѺĹҋļ҆
within _ function	Ļҍ
within _ source	ĵ҉
within _ |	Ā҆āѸę҉
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	Āѹġ҆ĵ҉ĻҌļ҆
within the function	Ļҍ
within the source	ĵ҉
without	ĀѯāҒĂ҆ĆҍĈҍĔ҈ĕ҇ĪѳĿѷŉѮŌ҆ŎґŏҠ
without <name>	ĕҌ
without <name> which	ĕҌ
without <path>	ā҇
without <path> |	ā҇
without _ $	āҞĂѸĔҍŉѮ
without _ change	į҆
without _ for	Ă҇
without _ is	āѺĆ҆
without _ it	āҐ
without _ them	ŏ҆
without _ use	ŏ҈
without _ using	ŏ҆
without _ which	ĕҌ
without _ |	āѱĈ҉Ŏґ
without a	į҆
without a change	į҆
without breaking	āҋ
without docstring	āҊĂѸ
without error	āѺ
without error |	āѺ
without errors	Ĉ҈
without errors |	Ĉ҆
without ever	ŏ҇
without ever using	ŏ҆
without failures	āѶŎҋ
without failures |	āѷŎ҉
without it	Ĕҍ
without it $	Ĕҍ
without using	ĪѹŏҌ
without using it	ŏ҆
without using them	ŏ҆
wonder	ĀҌ
wonder if	Ā҈
wondering	ĀѸāҐ
wondering _ <name>	āѶĚ҆
wondering _ <path>	ā҆
wondering _ imports	ā҇
wondering _ value	ā҆
wondering _ which	āѹ
wondering if	Ě҆Ĭ҆
wondering if <name>	Ě҆
wondering if the	ā҈
wondering in	āѺ
wondering what	ā҆
wondering what <name>	āѸ
wondering what value	ā҆
wondering where the	āѺ
wondering which	Ā҆āҋ
wondering which imports	ā҇
wondering why	āҋ
word	ł҈
wording	ā҇Ĵ҆
wording _ line	Ĵ҆
wording of	Ĵ҆
wording of line	Ĵ҆
words	ĢҎŔҌ
words <literal>	Ŕҋ
words _ is	Ģҍ
words what	Ģҋ
words what is	Ģҋ
work	ĀѠāҞĉ҈Ė҆ĥ҇ĮҊĲ҆
work _ $	Āѷā҇Ĉ҆Į҆
work _ <path>	ā҇
work _ a	āҊ
work in	ā҆
work with	ā҇
work with $	Į҇
work with a	ā҈
work without	ā҇
work without <path>	ā҇
work |	Āѷā҈Ĉ҆
work | $	Āѷā҈Ĉ҆
worked	ĀҏāѴ
worked _ <path>	Ā҈
worked on <path>	Ā҈
workflow	ĀҟāҎŕү
workflow <name>	Ā҆ā҇
workflow <path>	āҎŕҨ
workflow <path> do	ā҈ŕѺ
workflow <path> run	Ā҇
workflow <path> start	ŕ҆
workflow <path> |	ĀѸāҎ
workflow _ $	āҕ
workflow _ <path>	ŕ҆
workflow _ do	āҍŕѺ
workflow _ fail	Ā҇āѺ
workflow _ run	ĀҊ
workflow _ start	ŕ҆
workflow _ what	Ā҆
workflow _ |	Ā҈ā҆
workflow jobs	ĀѯāҘ
workflow jobs $	ĀѯāҘ
workflow pass	ĀѶāҌ
workflow pass |	ĀѶāҌ
workflow run	ĀҎāѵ
workflow run |	Ā҆
workflow |	ĀҌŕѺ
workflow | $	ĀҌŕѺ
works	ĀҌāѰĈ҆Į҇Ō҉œѹ
works $	Ĉ҆
works _ this	Āґāѯ
would	āҏĊѵĔѹĘ҇ěҊģѹĥѹĬҌĭҎĴ҉ļѹłҌńѺŊҌŏҌ
would <name>	Ā҆āѴĭҏ
would <name> be	āѸĭҍ
would _ a	āҍ
would _ be	ĭҍŊ҇
would _ better	āҎķѺ
would _ call	ĬҌ
would _ classify	ł҉
would _ find	ę҆ķ҆
would _ flag	āѹŏ҈
would _ have	Ā҆Ł҇
would _ if	Āѱāҡ
would _ l	ĳ҈
would _ mind	Āѷā҈đ҆
would _ project	Ā҇
would _ run	Ā҇
would _ say	Ĭ҉
would _ see	Ę҇ĝ҇
would _ test	Ō҈
would _ to	ĀѺā҆
would _ what	Ĵ҇
would _ |	āґ
would a	Ā҆āѵĈ҆
would be	āҒ
would be a	āҍ
would break	āҔ
would break if	āҊ
would break |	ā҈
would fail	ĀѱāҒ
would get	Ā҇
would get run	Ā҇
would give	Ĵ҇
would give what	Ĵ҇
would happen	āҊ
would happen if	ā҈
would i	āѲĘҋę҆ĝ҆Ģ҉
would i find	ę҆
would i have	Ā҆Ł҇
would i see	Ę҇ĝ҇
would it	āҏķѺ
would it be	āҊ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	Āѱđ҆Ĭґł҈
would you call	ĬҌ
would you mind	Āѷā҈đ҆
would you say	Ĭ҉
wrap	Ā҇āѺĒ҇
wrap <name>	ĀҊāѵ
wrapped	ā҆ēҌ
wrapped _ a	ā҇
wrapped in	ā҆
wrapped in a	ā҇
write	āҞĂҐğѳ
write _ $	Ăҋ
write _ <line>	Āґāѱ
write _ test	āҎŋѸ
write _ the	ā҆
write a	ĀѷāҟŋѸ
write a test	āҎŋѸ
write in	āѹĴ҆
write line	Āґāѱ
write line <line>	Āґāѱ
write to	ā҆
write to the	ā҆
write |	Ăҋ
write | $	Ăҋ
writing	āѴ
writing the	āѷ
written	ĀѱĒ҆Ĭ҇ĲҌĵґķҒĹ҉ĺҌļҊĽґœҍŔ҆
written $	ĺ҆ĽҌ
written <name>	ĀѺā҈
written <name> |	ĀѺā҈
written _ $	āѶĲ҆Ĵѷĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ terms	ĀѵāҐĢ҆
written _ test	Ā҇
written _ the	ķ҆
written _ which	ķ҆
written _ |	ĀѴā҈Ĵ҇Ľ҇œ҈
written a	Ā҇
written a test	Ā҇
written by	Ĳ҈
written by $	Ĳ҆
written down	āѺĽҊ
written down |	Ľ҇
written in	ĀѰāҟĢ҆ķ҇Ŋ҆
written in terms	ĀѵāҐĢ҆
written in which	ķ҆
written in |	ā҈
written on	ĺ҉
written there	Ĵ҇
written there |	Ĵ҇
written |	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
written | $	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
wrong	āҺĢѲĴѷ
wrong $	āҊ
wrong _ $	āґĢѷ
wrong _ <name>	āҊ
wrong _ line	ā҉
wrong _ the	Āҍ
wrong _ |	ā҇
wrong at	ā҇
wrong in	ĀҊ
wrong in the	Āҍ
wrong with	āҎ
wrong |	āҒĢѷ
wrong | $	āҒĢѷ
wrote	ĀҔāҋĲҒňѺ
wrote <name>	ĀҊāѸ
wrote <name> |	āѺ
wrote _ $	Ĳ҆
wrote _ <line>	ĀҊāѷ
wrote _ and	ĀѤāҞ
wrote _ in	ā҉
wrote _ of	ā҉
wrote _ test	Ā҉āѸ
wrote _ |	Ā҇āѸĲ҇
wrote it	Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	ĀҊāѷ
wrote line <line>	ĀҊāѷ
wrote most	āҊ
wrote most of	ā҉
wrote tests	ā҉
wrote tests in	ā҉
wrote the	Āҍ
wrote the test	Ā҉āѸ
y	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y _ $	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n $	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
year	ĀѺāҫĎѸ
year $	ā҆
year _ $	āҏ
year _ |	ā҇
year ago	ā҇
year ago |	ā҆
year changed	ā҇
year was	ā҈
year |	āҍ
year | $	āҍ
yes	Ā҇āѬćѷč҈Ę҉Ěҋě҆ĜҍġҋĦҊĬҍňѹŋҊ
yes _ $	ġ҉Ĭ҆
yes _ no	ĀҊāѴćѹč҉Ę҆Ĝ҆Ħ҉Ĭ҈ĭ҆ňѺ
yes no	ĀѺĚ҇Ĝ҇ġ҇
yes no $	ġ҉Ĭ҆
yes or	ĀҊāѴćѹč҉Ę҆Ĝ҆Ħ҉Ĭ҈ĭ҆ňѺ
yes or no	ĀҊāѴćѹč҉Ę҆Ĝ҆Ħ҉Ĭ҈ĭ҆ňѺ
yesterday	ā҆ńѺ
yesterday 's	ĀѹāҌ
yesterday _ $	āҋ
yesterday |	ĀѺā҆
yesterday | $	āҋ
yet	ĀѸĄ҈ĠҎīѹ
yet _ $	ĀѹāҌĠ҉īѹ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	ĀѹĠҊ
yet | $	ĀѹĠ҉
yield	ĀѸŇҎ
you	ĀѤĎ҇ĕ҆ęѸĝѷġѸĬ҉ĹѺĺ҆ľ҉
you _ $	ĀѶāҊ
you _ <name>	ĀѴāҝĕ҆Ĭҋő҆
you _ a	Ō҇
you _ checking	ā҆
you _ counting	āѺľ҆
you _ find	Ā҆ň҆
you _ finding	Āѷ
you _ for	Ā҉ĭ҇ňѹ
you _ how	ĀѺľ҆
you _ in	ĺ҉
you _ it	Ō҆
you _ listing	āѷĿ҆ň҆
you _ making	ā҆
you _ me	ķ҈
you _ on	ļ҆
you _ out	Āҋ
you _ renaming	ā҇
you _ telling	ĀҌāҏĩѷĲѺ
you _ the	Ā҉āѳ
you _ this	ł҈
you _ to	Āѹň҆
you _ up	Āҋ
you _ what	āѺİ҆Ŀ҈ŏ҆
you _ whether	ĀҒā҈Ĝ҆ŋѺ
you _ which	Ă҇ğ҆ĵ҆Ň҈
you call	ĬҌ
you call it	Ĭ҇
you can	āѹŁ҆
you can find	Ā҇
you check	Ā҆āѹĭ҆
you check if	ĀѺ
you check the	Ī҇
you check what	İ҆
you check whether	ĀҒā҈Ĝ҆ŋѺ
you check which	Ă҇
you count	Ā҇
you describe	Ģҍ
you find	Āҏ
you find out	Āҋ
you get	ĀҋňѹŌ҇
you happen	ĀѶň҇
you happen to	ĀѶň҇
you have	āѵŋ҉
you kindly	ĀѪāѷ
you kindly find	ň҆
you know	ā҇ĥ҆ĺ҉ŏ҆
you know in	ā҉ĺ҈
you know on	ļ҆
you know what	ŏ҇
you know which	Ň҆
you list	Ć҇
you locate	őҋ
you look	Ā҈
you look up	Ā҈
you mind	Āѷā҈đ҆
you mind checking	ā҆
you mind counting	āѺľ҆
you mind finding	Āѷ
you mind listing	āѷĿ҆ň҆
you mind making	ā҆
you mind renaming	ā҇
you mind telling	ĀҌāҏĩѷĲѺ
you pass	ā҈
you run	ŌҋŎ҇
you run it	Ō҇
you run the	Ŏ҆
you say	Ĭҋķ҇
you say $	ā҆
you say <name>	Ĭ҇
you show how	Ĩ҆
you show me	Ā҇
you take	ķ҆
you take me	ķ҆
you tell	Āѹā҇ĩ҆
you tell me	ĀѺā҇ĩ҆
you |	Āѷ
you | $	Āѷ
|	ĀҨāѺă҈ąѶćѲĈҒĉѹĎѸĐ҈đѹĕҐėҊĘ҆ĞѷĠҊĢҍģѹĤѶĥѶĦҋĩѵĪѸĬ҇ĭҒı҆ĲѹĹѴĺѷľҏĿѫńѸŇҊŊѷŋ҇Ō҈ŎҖŏѲŐѮŕҏ
| $	ĀҪāӑąѴĆѱćѱĈғč҆ĎѶďѷĐѷđѸĔѭĕ҈ėѷĘҎĚҐĜ҈ĞѸĠҍġ҇ģѸĤѸĦ҆ħѸĩѺīѫĬҋĭҎĮ҇İҋı҇ĴѹĶѵĹѳļѸĽ҆ĿѳŇҎňѫŊѸŋҌŌ҆ōѷŎҋŏѱŐѨŒѹŔѹ
| <name>	āѯćҎĚ҉Ĭ҆ĭ҈ĻҊľ҆
| <name> $	ĻҊ
| <name> is	Ĭ҇
| <name> |	āѺćҏ
| <path>	ĀѷħҎő҆
| <path> $	ħҋ
| <path> |	ő҆
| _ $	āѺħҊĻҊ
| _ <name>	āѵē҆ě҇Ġ҈īҗĮ҇
| _ <path>	Āҏ
| _ abstract	Ă҆
| _ and	Ā҇āѺĵ҆ļ҆
| _ annotations	ēҌ
| _ are	ĀѵĆ҈Ŀ҆
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	ĀѠą҉ĊҍĩҔŃ҈ōҍ
| _ calls	Ċ҆
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѺąҊ
| _ commits	ā҆
| _ count	ĀѹĎ҉
| _ d	āѹ
| _ decorators	ē҆
| _ definition	ā҈ĆѺ
| _ dependency	ė҇Ħ҆
| _ did	į҈ĺ҆
| _ do	āѹĆҊğҌ
| _ does	Ā҉āҐĪ҈
| _ every	Ė҆
| _ exception	ń҆
| _ exceptions	ń҇
| _ fields	Ĥ҆
| _ file	ņ҇
| _ files	āѰăҌĄ҈Č҈Īѹ
| _ function	āҏ
| _ functions	ĀѺā҇ĉ҈
| _ importers	ĩҋ
| _ imports	ĀѴĪҌŏ҉
| _ in	ĀҐāѵąѭď҉Đ҈ő҆
| _ interfaces	ī҇
| _ is	ĐҌġѸĢ҉İ҉Ĳ҆Ķ҇ļ҆ĽѺņ҇ŋѴ
| _ it	āѯč҈Ę҇Ě҈Ĝҋġ҆Ħ҈ĬҌĭҏ
| _ its	ā҈
| _ long	Ď҈
| _ many	āҎĳ҆ľ҇Ŋ҆
| _ me	ĀҍāѶ
| _ mean	āѹ
| _ method	ĀҌāѺ
| _ methods	ŀ҈
| _ name	ŅѺņ҈
| _ names	Āҕāѹ
| _ need	Ā҇ĵ҆
| _ not	āѸŎҊ
| _ number	ĀѷāҊ
| _ of	ĂѵĐҍĔѹĕҊōѸŕ҈
| _ ones	Āѷ
| _ or	ĀҍāѯŌҎōѷŎ҆
| _ other	Ī҇
| _ over	āҍĳѹ
| _ place	ĀѸā҈
| _ put	āѺĲ҇
| _ renamed	Ā҆
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҆
| _ source	ğ҈
| _ subclasses	ā҈ĂѺ
| _ surface	ģ҇
| _ tags	ā҆
| _ test	Ŋ҉
| _ that	ě҈Ō҈
| _ the	ĀѹĈҌĎѺę҇ō҈
| _ their	ň҆
| _ them	Āѹō҇
| _ this	ĀѴāҋđ҈
| _ to	ē҇
| _ tool	āҊĈѺ
| _ true	Ěҋ
| _ type	āѶŇҊŐ҆
| _ types	ňҎ
| _ value	ĀҌĔ҉
| _ version	ėҊ
| _ want	ā҈
| _ was	Ā҈
| _ we	ā҉
| _ what	ĀѳāѮė҆ħ҇ņ҆
| _ when	āҋ
| _ which	ą҆ĜѶĺ҆ļ҆Ŀ҇Ŕ҆
| _ with	Āѹā҇
| _ would	ĳ҈
| _ wrote	Āҍāѵ
| _ y	ŎҌ
| _ you	ĀѺāѹķ҆
| _ |	ĀѴāђćҐĔ҇ģҋĤ҈ĥҋĲ҆ĳ҉ĵ҇ĸ҉Ňѧň҆ŐѺő҇Œ҆œҋ
| a	Ĭ҇
| abstract	Ă҇
| added	Ā҈ąѷ
| added by	Āѹą҉
| added with	ā҇
| anyone	ĀѺĸҊ
| anyone |	ĀѺĸҊ
| at	āѹ
| author	Ĳ҇ĴѺ
| author |	Ĳ҇ĴѺ
| called	Ċҍ
| called by	Ċҍ
| circular	Ħ҈
| circular dependency	Ħ҆
| commit	ĀѸĎ҉
| commit count	ĀѹĎ҉
| dead	ĀѹŏҎ
| dead imports	ĀѹŏҎ
| default	Ĕҋ
| default value	ĔҊĕѹ
| did	č҈
| do	āҍ
| do we	ā҉
| does	Ĉ҈ę҆ĜҋĦ҆ŋ҆Ō҇
| does <name>	ę҆
| does it	Ā҆āѳĘ҉ĜҌ
| does that	Ā҉
| does this	ĀѶāҌ
| every	ĀѸā҉
| every place	ĀѸā҉
| exports	ģҊ
| exports |	ģҊ
| file	āѺļ҆
| file and	ļ҆
| for	Āѷīҗ
| give	ĀҊ
| give me	ĀҊ
| has	āѸč҇
| has it	āѺč҆
| how	ĀѵāҕĎҌĳ҆ľ҇
| how long	Ď҈
| how many	āҎĳ҆ľ҇Ŋ҆
| i	ĀѶāѹĩ҇ĵ҇ň҇
| i d	āѸ
| i mean	āѹ
| i need	Ā҇ĵ҆
| i want	ā҈
| imported	ĝѺĩґ
| imported by	Āѵā҆ĩҕ
| imported names	Āҍ
| in	ĀҢāѶĐѸĔҏėҐ
| in <path>	ĀҐ
| in what	āѺ
| in which	ā҇
| is	ĀѪāґĚ҉ěҋĬҐĭҎŌ҇
| is it	ĀѺĚ҇Ĭҋĭҋ
| is its	āҊ
| is that	Āѷě҈Ō҇
| is the	ā҈
| its	ĀѵāѫēҌĥҊĩ҈Īҏŀ҇
| its importers	ĩҋ
| its imports	ĪҐ
| last	į҇
| lines	ĀѵāҌ
| lines over	āҍĳѹ
| lines |	ĀѹĳҊ
| list	ĀҐāѸĖ҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѸ
| list the	ď҆
| list them	ō҇
| location	ĀѹāѶĵ҉Ĺ҇Ļ҇œҌ
| location in	ő҆
| location |	āѺĵҊĻ҇œҌ
| methods	ľ҈
| name	ĀѺō҈
| new	ŅѺņ҈
| new name	ŅѺņ҈
| number	ā҉
| number of	ā҉
| of	ė҇
| of which	Ā҆
| ok	ŌҊŎ҉
| ok not	ŎҊ
| ok or	ŌҊ
| on	āҎĜѷŕ҇
| on which	āҒĜѷ
| one	ĝ҆
| one of	ĝ҆
| passes	ŎҐ
| passes y	ŎҌ
| path	ő҇
| path |	ő҇
| please	ň҆
| position	Đ҉
| position of	Đ҉
| public	ģ҇
| public surface	ģ҇
| section	ŕҍ
| section of	ŕ҆
| signature	ď҆
| since	ā҆
| since when	ā҆
| somebody	Ā҈
| tell	ć҆
| tell me	ć҆
| tested	ĀґŎѺ
| thank	āѹ
| thank you	āѹ
| the	ĀѺāѪ
| to	āѺė҆ņҍ
| to what	ė҆
| triggers	ŕ҆
| triggers |	ŕ҆
| type	ĀҠŇѭ
| what	ă҆Ą҆ć҇ĉѹđѺĕѶĖ҆Ğ҆ğ҇Ī҈ĬѷįѺİ҉ĳ҆Ĵ҆Ŀ҉ń҇ňҏŉѺ
| what are	āѵĆ҇Ŀ҇
| what classes	Āѷň҈
| what code	ğ҉
| what did	Ā҆
| what does	ĀҙĪ҉
| what files	Ą҈
| what is	Ď҆ĢҊİ҉ņ҈
| what parameters	ā҈
| what type	āѹŇ҆
| what value	ĀҎ
| what version	Į҆
| what was	Āҋ
| what would	ĳ҈
| when	ā҈įҍ
| when did	į҈
| when was	į҆
| when |	ā҆
| where	ĀѲĆҒċ҇ĐҗğҌġѸĬѸĵ҉ĶҊĸ҉ļҍŋѲőѸŒ҉Ŕ҆
| where are	āҍ
| where did	ĺ҆
| where do	āѴĆҊğҌ
| where does	Āѱāґ
| where in	Đ҈
| where is	ĀҌċ҆ĐҍġѹĶ҆ļ҇ŋѵ
| whereabouts	œ҆
| whereabouts is	œ҆
| which	āґĂѸĆѸĈѹēҌĕ҇ğҌħ҉ĬѺįѺŀ҉Ł҉ō҇
| which <name>	ē҆Į҇
| which arguments	āѺŁ҈
| which classes	Ā҇
| which commit	Ā҇
| which commits	ā҆
| which files	Ā҉āѺă҆ĩ҆Īѹ
| which function	āҏ
| which functions	ĀѺĉ҈
| which imports	ā҆ħ҆
| which interfaces	Ā҆
| which line	Đ҆
| which method	ĀҊ
| which methods	Ā҆ŀ҈
| which names	Ā҈
| which of	āҋĂѶ
| which ones	Āѷ
| which other	Ī҇
| which parameters	ď҆
| which source	ğ҈
| which subclasses	ā҈ĂѺ
| which |	āѹ
| who	ĀҔā҆ăѺġѹ
| who put	āѺĲ҇
| who renamed	Ā҆
| who reviewed	āҊĲѹ
| who wrote	Āҍāѵ
| why	āғ
| why is	ā҇
| would	Ĭ҆
| would that	ā҆
| would you	Ĭ҇
| |	Ŀ҇
| | which	Ŀ҇
~a	āқĂҍĄѺąѵĆ҉ćѷĉѪďѺēѷĔѹėѯĘҍę҆ĚҎěҍĝѺĞѺġҎģѴĤ҇ĥѴĦҢħѷĩѳĪѵīѸĬҠĭѥĲѹĴѳĶ҈ķѴļґŁѯłҌņѲŇ҆ŊѸŋҡŌҊŐҗőѺ
~abc	Ăґ
~about	ĀѶāҏĐ҆
~abov	ĀѱćҕĒґēҫěҏĳѶňѷ
~abstract	ĀѺāҘĂӐĬӉĭѸľѷĿѡ
~abstractmethod	ĀѸāѸĂҤ
~accept	ā҉ėґĘѺĮѺŁң
~acces	Āѳğҝĭҟ
~accord	ĀҍāѲĢѹŁ҆
~account	ĢҎŒѺ
~acros	ĀҎāѲĆҌ
~action	Ā҆
~actually	Ā҉āѷĥ҆ķ҇
~add	āҭăҭĄҌąҹċҘČѳčѰĪѷįѶ
~addition	ĀҙăҔĢѶįѺİѸ
~adher	ī҆
~adopt	īҍ
~affect	ăѷČҌčҍĎ҈
~after	āҞăҌčѭĞқĠѷīҋŁѺņҖŇҍňѸ
~afternoon	āѴ
~again	ĀѫāҡĦ҉
~against	āѺďҊ
~ago	įҏ
~ai	ĀѺġ҈
~alia	ā҆ĽүŐѶ
~all	ă҉ĆүćѲčѸďѺĐѷĒґĖ҆ėѹĚѺġҏģ҈ĥҌħѯĪҏĬѹĭѹĮѺĵѹĹѺĺѷĽѹĿҖŀґŃҒŅѷņѸŇѹŌѹŎҘőѷŔ҇
~allow	ĀѭāҠĊѸėҡ
~alon	āҎ
~along	Ė҉
~already	Āѷā҉ĠҒ
~also	ĀѶč҇ĚҏĝҊ
~alter	Ā҆ČҊčҎ
~although	āҘ
~alway	ĀѸā҆
~am	ĀҊł҇Œ҇
~among	ĀѸāѤćѸčҗęғĚғěҔĜҍĝҗŋҌ
~amount	ľҊĿѺŊҊ
~an	ĀґĂѹĆѺĊѹĔѺĕ҇ĘҊĚ҈ě҈ĜқĝҋĢ҈ģѸĤ҈ĥҚĦҋĩҒīғĬѷĭѹĮҒķѺĸ҉ĻѺļ҉ŁѺł҆ŃѹńѵňѸŏѺŒѺ
~ancestor	ćҩěҜňѷ
~and	ĀҍăҐąѸĆҒĈ҈ĉѹČѷčѹďҠĐѴĕҏĚѺĜѹĞ҈ğҋĠѷĦҊħҊĩѺĪѴĬѮĭѷİҋĲѹĳѯĴѸĵ҆ļ҉ľѲŁ҇ŃѸń҇Ō҈Ŏ҈őѹœ҈Ŕҍ
~anna	ā҉
~annotat	ĀѸāѷĒғēҔĲ҆Ňҋ
~annotation	ĀѲā҇ĒҝēӖĿѷŇҐňѺŐ҆
~another	ĀѷāҎŅ҉
~any	ĀҜāѶćѺĉѺč҈ďѹĚѹěѺĝ҉ĠѺġ҇Ħґį҈Ł҆ňѺŋғōѴŏҋŒ҈
~anybody	ĀѰĂҌĝ҉Ġ҆ĩ҈ň҆
~anyon	ĀҔāѶĂ҆ĸҊ
~anyth	č҆Ē҆ĚѹġҚİѺń҇ň҉
~anywher	Ā҆āѹĝ҈ġҔō҇
~apach	ĀѪıҡ
~apart	ĀѹāҘď҉ňѶ
~api	ĀѺģҎ
~app	ĀѶā҇łҊ
~appear	āѧăҏąҒěҋō҉Ŕѹ
~appl	Ĕ҆ıҋ
~appli	ĒҕēҔ
~application	ł҆
~ar	ĀҌāҐĂҏĄ҆ąѸĆҊć҇ĉҎĊ҉Č҇ď҉ĐѶđѸēҋĔѹĕѺĖҌė҉ĚѶĝѺĞґğѹĠѹġѺĢѵģ҆ĤҒĥ҈ĦҊĩѳĪҍī҉ĬѶĭѸįѹĲѺĴѺĵѵĶѹķѸĸѷĻѺļѺĽѹĿҗŀ҆łѺŃ҇ŅѷņѷŇѴňґŎҘŏҊŐѵőѷŒѺœѺ
~arg	ĀѴĉѵĊѸċ҆ďқŁҾ
~argument	ĀҖā҆ĉѺċґďҨđѺĔҔĕҍĘѺęѹĚѺĢѷŁӉŇѹŐѹ
~around	ġҍń҉
~arrow	ŇҐ
~as	ĀѷāѴćѹĎѸď҆đҏĒҊĚҕĜѰĝґĠ҆ĢѺĥѮĦѸĬҙĭҒİ҆Ļ҇ļѹĿѹŅҌŇѸňҋ
~ask	āѰėҌğҋň҆
~assert	ĀѳāҐ
~assign	āѴđҔĔѸĕҏĶҝ
~assignment	Ķҗ
~async	ĀѸāҗĒѶĬӈĭѹ
~at	Ā҈ąѹćѹĉѹĊѷĎѸĐҌĖҌĜѺğҌĠҌġҋĢѺģѹĤѹĦҐĪ҇ĭѺİґĴҏĶ҇ķҌĺ҉ń҆ŅѺŇѹňѴŌ҉ŐѹŔѹ
~attach	ēҒ
~attr	ĀѶĤҧŇѺŐ҉
~attribut	ćѺē҇ĤӘŇѹňѹŐҧ
~author	ĀҰāѺĎѵĭҊĲҬĴѧ
~autocomplet	āѸĿҋ
~availabl	ĀѺģҚ
~averag	ĀѶāҏ
~away	Āѷāҋņ҈
~b	Ā҇ā҈Ă҇ćѺĈҋĊѵđѸėҊę҆ĜѺġ҈ĢѶħѺĬҊĭҖİѸĻҊŀѶŁҍŅҎŊ҇ŋ҆ŏ҆Őѹ
~back	āҋĔҍĕ҇Ġ҉ĢѹĦҔŇҦŐѶ
~backport	āҒŉѸ
~bas	āѰĂ҆ćӄĊѺĘѸĚҡěңĤѺĥѸĬѺĵѺĹѷĺѺĿѶŅѺņѺňҠŒ҈
~bear	āѺĒ҈
~becam	āѸŅғņҌ
~becaus	ě҈ŏҎ
~becom	ĀѳĨҌņҝ
~been	Ā҉Đ҆Ē҆ĩѹĬҎĭҌį҉ő҇ŔѺ
~befor	ĀѺāүē҇ĴѹĽѹĿѺł҉ŅҤņѷ
~begin	āѴą҈ĐѷĨ҇ĵҗķ҇ĺ҆ļ҉
~beginner	ĀѴāҔ
~behav	Āѷāҋ
~behaviour	āҌďѵĢҎ
~behind	ĀѲāҏđ҆ĢҎĥҎĲҊĸѺ
~being	ā҇ę҆Ħ҆ĩ҈Ń҈ŏ҆
~belong	ĀѴāѹĂѷě҆ĤґĦҊĵѹĹғľҋĿ҉łҌŉ҇
~below	ĚҌň҇
~besid	āҢ
~best	āҔ
~better	ĀѹāӁĔѺķѺŁѺŔѺ
~between	ĀѺăғĆѺďґěҕĜѺĝ҈ħҘĪѹŁҍ
~big	ā҆đ҇ĳ҆Œѳ
~bigger	Ą҈
~biggest	ĀѰāҢ
~bin	ĀѸĞҚ
~binar	Ğҏ
~birth	ąҊ
~bit	āѷĂҍ
~blam	ĀѰāѴĲӁĴѶ
~block	ĿҌŕ҉
~blow	ĀѺŃҎ
~body	Ā҆āѹĉҕĘҏĳѸķҗĺ҇ĻҍļҍőѺ
~born	ąҐ
~both	ĀѸāҟ
~bottom	ĀҌāѹē҈İѵĳ҇
~bracket	ć҇ŁҌ
~branch	ĀҰāҏČѵčѺİҊŉѥ
~brand	ă҇ąҊ
~break	ĀғāҸĈ҈čѶ
~bring	Ī҇
~brok	ĀѶāҕ
~broken	ĀҋāѴĈ҇Ō҇
~brought	ąғĪ҆
~bug	ĀѳāҡĠѷ
~build	ĀҎāѷć҈ĈӛĮѹŎѸ
~built	ĀѺĈҍňҒ
~bump	āҊįѹ
~but	ĀѶā҈ă҉ēѺĪѸŏҔ
~by	ĀѴāѮĂ҈ăѹćѺĈѹĉґĊҔČґčҍĎѷď҈ĐѷđѶĒ҇ĔҏėҊęҖěҔĜѶĝғĞҋğѺĥҋħҌĨқĩҖĪҊī҆ĬѵĭѴĮѶįѱİѸĲҍĳѷĴѲĵѶĶѸķѸĹѹĺѷĻ҉ļѷĽѷĿѵŁҋłѺŃ҈ņѴŊѸŌѹōҌŎѸŐѷőѲœѹ
~byt	ĀѫāҚ
~cach	ĀҎāҎ
~call	āҊĂѱąѺćѴĉӵĊӒčѹĎѴďѺĐѵđѲĒѵēѶĔҕĖѺėѹĘӐęӓĚѶěѲĝѺĢѷģѵĤѱĥѷĦѹħѺĩѳĪѷīѷĬѺĭѭĮѸįѸı҇ĲѵĳѸĴѸĵѺĶѷķѶĹѧĺѹĻѴļѳľѷĿҍŀѬŁ҆ŃѷńҎŅҗņҗŇғňѲŊѷŋҖŌѶŎѶŐѰőѳŒҞŔѹŕѺ
~callabl	āѺĤѭĿҞ
~callback	ā҈
~caller	ĀҒāҋĆѹćѺĉҍĊӑĕҌĘҮęҘĚѬěѴĠѹĢѶĬѹķѷŁѷňѹ
~cam	ă҉Ą҇ą҈
~can	ĈҌĉѱĊѹĕѺĜѺĞ҈ğѺģҘĩѺĬѷĭҋĿҍŁҌłѺńґŇѺŉ҉ŎѸŏ҆ő҉
~captur	āҒ
~car	āѷĢҏ
~carr	Ē҆ēҎ
~carri	ē҆
~carry	ĀҋāѲĒҒē҆
~cas	ĸҋŌҋōҚ
~catch	ĀҭāұĊѴŃѪ
~category	ĀѶāѶłҭ
~caught	Ā҆āҏĦ҆
~caus	ŕҎ
~cfg	ĀѸĐҗ
~chain	ĀѵāґĚ҉ħҕĨҘĩѸĪѹ
~chanc	Āѱ
~chang	ĀҤāҖăѩĄѺą҈ČҮčҽĎҭĐҌđѺĔѵĢ҆ģѺĩѺįӉıѵĲ҆ĳѳŁѷŃѺńѺŅѶŐѸőѹ
~check	ĀѸāҒĈҏčҊĘ҈ęѹĚҊĜҌĠ҈Ħҕĭ҆ŇѺňѺŎґ
~checker	ĀѶāѹŇѺŐҚ
~checkin	ĀѲāѴąҍĎҊİҒ
~checkout	ĀѵāѷĈҕő҆
~child	ĀѰĂҊćҍĚҎŀҢňҒ
~children	ĀҐāѬĂҏćѳěҊľѺĿѹŀ҇ňһ
~chosen	ı҆
~ci	ĀҦā҇ğѸİѶŕҤ
~circl	āѺĦҟ
~circular	ā҉ĦҴ
~circumstanc	ā҇
~clas	ĀҊĂґąѺĆѷćұĉѸĊѷčѺĎѹďѺĐѳđѸēҌĚҍěҖğѸĢ҆ģѹĤҌĥҍĦѺĩѺĪѹīҜĬѩĭѲĮѹįѺĳѹĵӈĶѴķѭĸѹĹқĺҐĻѺĽѴľҚĿҠŁѸńѷŅѸņѸŇ҆ňҥŊѸŋѺō҇ŐҏőѳŒѶœѺŔѸ
~class	ĀҏāѬĆѺćҩĊѺđѺĒҗēѺěҏģ҆ĤѺĥҴīѸĬѸĿѺŀңŃѸń҈ňӇŒѺ
~classify	ĀѷāѲłҟ
~classmethod	ĀѸāҋĬҨ
~claus	ĀҏāѶīҙĵѹńҊ
~clean	ĀѳāҊŌ҇
~cleanly	Ĉ҇
~clearer	āҏŅѵ
~cli	ĀѹāѵċҔĞ҆łҐ
~closur	ĀѹāҎĻҤ
~cls	ĀѨćҔĚғě҈ĩѸĵҚĹ҇ľ҈ňҊ
~cod	ā҆ĂѺąѺćѺĈҐĉѷĊңċҍĐѴėѺğҚĠҋĢ҇ĤѺĩѸıҎĲѺĳѳĸҊĺ҉ŁѺŃҚńѺō҈őѸŔ҆
~codebas	ĀѹġҖ
~collect	ĀґŎѴ
~column	āѺĤ҉
~com	ĀѶāѫĄѺą҈ć҆ĊѴĚ҇ĞҋĢ҇ħ҇ī҇Ĭѷİ҉Ĳ҉ńҌŇҐňѺŋѺŌҌŔҌ
~command	ĀѳāҎċґĞҾĮѺ
~comment	ĀҔāҒĳѸ
~commercial	ā҆
~commit	ĀҳāҏĂѺąӟĆѺćѹĈѺĉѺĊѹČҝčҟĎӸďѺĐѸđѹĒѺēѹĔѺĜѺĝѺġѺĢѹģѷĤѹĥѹĦѷħѸĩѷĪѸīѺĬѷĭѸĮѷįҷİӄĲѺĳѸĴѺĵѺĶѺķѺĸѺĽѺľѺĿѺŀѺŁѺŃѺńѺŅѶņѴŇѺňѹŉҝŊѸōѹŎѺŏѷŐѺőѶŒѹœѹŔѸŕѸ
~committ	āѭĎҙįѹİҙ
~committer	ĀҐ
~common	āҋ
~compar	āѷĄ҆ďҫŁѹ
~comparison	ďҗ
~compil	ĀѤāѶĈӔ
~compilation	ĀѺĈҍ
~compiler	ĀѸł҉
~complain	ĀѲāҔ
~complet	ĀҔĆҍĉѺđ҈
~complexity	āҌ
~compos	Ĥ҉
~compris	ĀѹŊҋ
~concern	ĀѸč҇Ď҆
~concret	Ăҏĥҍ
~condition	ĀѶāҠ
~config	Āҝā҇ĐҠĪѰ
~configur	Ā҇āѴĐҝ
~configuration	ĐҎ
~confirm	Ĭ҆ĭ҆
~conform	ĀѺĥҕīҌ
~connection	Ā҇
~consider	āѺĭҏ
~consist	Ā҉āѳĤ҆ĳ҆
~consol	ĀѵāҋĞҘ
~const	ĀѤā҉đҠĶңŐҊ
~constant	ĀѷđӇĬѷĶӑķѺĸҍŐҗ
~constraint	ĀѺėҍĮҋ
~construct	Āҋ
~constructor	ĀҨĉѶĊѸ
~consult	ğҔ
~contain	ĀѰāѢą҇ćѹČѸĘҐĠҍĥѶīѺĳ҉ķ҉ĺҏľ҉ĿҎŅѫņѶŇѺŉҙŊҍŌѺōѵőҖŒѵœ҈ŔҎ
~content	āѶį҇ĲѹĴҳĶѹŕ҈
~contract	ī҆
~contribut	ĀқāѰĖѺ
~contributor	Āҡāѵ
~copyright	Āѷāҋ
~coroutin	ĀѸāҋĬҨ
~correct	ā҈ĘҋĬ҈ŇѰ
~correctly	āҎ
~correspond	Œ҇
~could	ĀҔāҔĢ҉ŇѺ
~count	ĀҤāѓĂѸăѺĄ҆ąѺćѬĊѸĎӆĚ҉ĤѰĦѹĩѺĪѯĬҎĭҋĳҾľӉĿѩŁѸňѰŊӍōѺŎѷŏѹ
~cover	āҙŋѶōҜ
~coverag	ā҈ō҇
~crash	āҝķѴ
~crat	āѵĖҏĞ҆
~creat	Ā҉āҎăҖąҶĆѺįѸŃѵ
~creation	ĀѶąқ
~cron	ŕ҇
~current	ĀѱāѳĈҋį҈İґņҗ
~currently	ĀҋāѲŌ҇
~customer	ĀѸā҈
~cut	ĀѺāҏ
~cycl	Ā҉āҐĜѺĦҧĪѸ
~cyclic	ĦқĪѺ
~d	Ā҆āѶĩ҆Ī҆ŀ҆
~dat	ĀҊā҇įҤ
~data	Ĥҧĵ҉ŇѸŐғœѹ
~dataclas	Ĥ҆
~day	ĀѭāҊņҌ
~dead	ĀҖāѸĪѶŏҢ
~debug	ĀҌāѺ
~decl	āѹĽҔ
~declar	āѤĂҜćѸċҎđѷēѺĞ҉ĢѺģѺĤ҈ĥѳĩѺĪѹĬҔĭҎĵҗĶҏĸҖĽҧĿ҇ŁҌŇҊňѹŒѺ
~declaration	ĀѩāѤĆ҇ĪҕĵҐĶҎķҎĺҌĽҦ
~decorat	ā҈ĒҢēҩ
~decorator	ĀѯāҖĒҼēӯĢѸĤѺĬѺŁѹ
~deep	ĀѺā҈
~def	ĀѮāѤĆҜćѷĒҔĕ҇ĢѺīѹĶ҇ķҫĹҌĺҌĻҘļ҈ľҊĿҏŀ҆ňѸ
~default	ĀѠāҔċѷđѳĔӜĕӜĢѷģѹ
~defin	āѹĂ҆ĆӇćѳĉѺĊѸċҔđ҇ĒѦēѹĘѹĚѹğѺĢѸģѹĤ҉ĥѺĩѺĪѷīѺĭѶĳѺĵҐĶҖķҋĸҎĺҝĻҍļңĽ҇ľҌĿҖŀѶŃѺňѲŊҏōѵőѷŒѹ
~definition	ĀѱāѫĆӀċҌĒ҈ē҇ĢѹĤѺĵҚĶҎķҕĸ҈Ĺ҇ĺқňѹőѹ
~delegat	āѺĉҠđѺ
~delet	ĀҠāҹąѲĆѷĴѺ
~deletion	Āҍ
~demand	āѸĂҍĮҏ
~dep	ĀѨāҔĖғėҠĦ҆ħ҉ĩҌĮѸıѵ
~depend	ĖҋĜҌĢѺħҍĩғĪқĮѺ
~dependenc	Ā҇ā҇ĖҲĞѸĩҐĪҢĮѺıѲ
~dependency	ĀҊėҞĜ҉ĝ҇ġѴĢѴĦҋĨ҇ĩҠĬѺĮѺ
~deprecat	āҘċѴ
~depth	ĀҐāѺ
~deriv	āѰĂҋćҎĚҖĥѷŀҔňҚ
~descend	ć҇Ě҇
~descendant	ĀҎāѴćѶĚҔěѸňҷ
~describ	āѶĢҭ
~description	Ā҇
~design	ĀѶāҒ
~determin	ĀѭāѬĺҋľ҆
~dev	ĀҌāѸĖ҉
~developer	ĀҋāѳĲҍĶ҉
~development	ĀҗĖѵ
~dict	Ő҇
~did	Āҕāҏă҆Ą҆ą҉Č҇čҡĎѺďѺĔѸĠҍĩѹĬҍĭҊįҍĲѸĴѸĵ҇ĹѺńѳŅқņҖŋѷŎѺŕѹ
~diff	ĀҐāѪčґďҚĢѺ
~differ	ĀҌăѴďҢŁѵ
~differenc	Āѷā҈ďҡ
~different	ĀҏāҊăѹĄѷĆҒďҐ
~dir	ĀѺőҧ
~direct	ĀҍĜҊňѷ
~directly	ĀҊĊѺĘҏňѺ
~directory	ĀѴőҰŒҐ
~disk	Œҕ
~display	Ā҉Ĵ҈
~distribution	Į҆
~do	ĀҌă҇ĄѷĆѹćѸĈҏĊѬċѷČ҇č҇Đ҇đѺēѵĕҌĘҡęҊĚҐěҎĜҟĝғğ҆ġҒĢ҇ģҊĥѵĦҖħґĩѥĪ҈ĬѧĭѴĮѹįѪİѺıѶĳҌĶѸĸѶĹѹĻѮŀѸŁ҇łѹŃѰŅѧņѵňѫŋҔŌ҆ōѦŎґŒ҈œѯ
~doc	ĀҺĢѸ
~docstr	ĀҬāҍĂѸĢѸ
~document	ĀѸāҠğѺ
~documentation	āґ
~doing	āҋĢҋ
~don	ĉҊ
~dos	ĀҎāѳĈ҆Ĝ҇ŌҎ
~dot	āѺĿ҇
~doubl	ĀѹāҒ
~down	ħ҉ķ҆ĽҊŀ҉ň҉
~drag	āѺĜҊ
~drop	ĀѺāҖ
~dropp	āҎ
~duplicat	Ā҈
~dur	ĀѹāҜ
~each	ĀѺāѲĆҭĉҌĤ҇ĥҒŀ҉ńҋ
~earlier	ā҉İѷŅҢ
~edg	Ċ҆
~edit	āѡČ҉čҒĎ҇Đ҆įҢ
~els	Āҋā҉
~elsewher	Ī҇
~empty	āҌ
~enclos	ĻҙŁѺ
~end	Ā҆āѷĔ҇Ģ҇ĦҋħҏĨҌİ҆Œ҇
~enough	ĀѹāҖ
~enter	ĀҍāѶ
~entr	ĀѷĎ҈ĞҥŁѳ
~entry	ĀѹāѺċ҆ĐҥĞҡį҉İ҆ĸҌ
~enum	āґĶѵĸӠ
~enumerat	Ā҇āѭĆҖľѺĿҌŏ҆
~enumeration	ĸҏ
~enumerator	ĸұ
~env	ĀѸā҆ğҬ
~environment	ĀѺā҈ĊѺğҾ
~equal	ĀѴāѹđһĔ҆ĕҊĢѸ
~error	ĀѺĈҙĊѹŃқńҽ
~evaluat	đҐŇҋ
~even	ĀҌāѷ
~event	ĀѹāѵŕҾ
~ever	ĀҒāҊęҏěѹŏ҇
~every	Ā҉āҒĆҢćѵĉ҇ē҆Ė҇Ě҉ģҌĤҋĵѹķѵĹѹĺѵĿ҈ŀҏňґŉ҈ŋѺŎ҆őѸ
~everyon	āҌ
~everyth	āҒćѸĈ҇ĉҊĒҎĖѹģҌĥ҆ĦѺĪҏŁ҈ňғŎҎŏѸ
~everywher	Ā҉Ćҍ
~exact	Ŕ҈
~exactly	Į҇ķҍĻ҆
~exc	ńҘ
~except	ĀҒāҖĊѺīѸńҍŎѺ
~exception	āҗćѵŁѺŃүńӦňѸŐѺ
~execut	ĀѰāѱĉ҆ĊғĘҌę҉ěѺŌҕŎҎ
~executabl	āѺĞҖ
~exercis	ōҎ
~exist	āѧă҈Ą҇ĊѺĘ҉ĠҡġҶĬѺĭѺŋұŌѬœѺ
~existenc	ĀѹāѺġҏŋҗœѴ
~expand	ĀҊāҍ
~expect	ĀґāѳŁҕŐѹ
~explain	āҊĢҼ
~explanation	Ģҍ
~export	ĀѢāҢģӸĥѸĪѵĬѹĭӄ
~expos	ĀѱāѸģҴ
~extend	ĀѭāѷĂҔćҡĘѷĚҔěҔĢѺĥѹīѺňҴ
~extension	Ā҇āѸŒҘ
~external	ĀѵāѹĖҟ
~extra	ĀғāѶ
~fail	ĀӋĉѺŃҋń҇ŊёŌҥōѯŎҎ
~failur	ĀҒń҇ŋѹŎҐœѷ
~fall	āѴĔҎĕ҇łҋ
~fals	č҇Ę҆ĭ҈
~family	ĀҍćҊňѹ
~far	Ā҆āѶĎ҈
~fast	ĀѵāҌ
~faster	āҤĬѹ
~fastest	āҡĥѪ
~featur	Āѯāҡ
~fetch	ĀҜāѤĔѸğҙ
~field	ĀғćѹĐ҈ĤӪĵѷľѶňѺŐҒ
~fil	ĀѩāѶĂѵăҽĄҫą҈ĆҕćѭĈѸĉѱĊѰċҐČӎčѸĎҋďѴđѨĒѴēѱĔѳĕѸĖѷėѷĘѸęѹĚѸěѹĜѹĞѸğҌĠѭġҊĢѯģѹĤѰĥѩħ҈ĩҝĪҊīѮĬѩĭѱĮѳİѴĵҟĶҖķҙĸҕĹҏĺҘĻ҇ĽқľѬĿѲŀѲŁѱłѹŃѴńѳŅҐņҔŇѵňѲŉѲŋѰŌѬōѣŎҒŏѶŐѴő҇ŒӁœҤŔҘŕѷ
~filenam	ĀѷŅҡ
~fill	āѺĂҌ
~final	āѹİҐĶҌ
~find	ĀѺāѢă҇ąѹćѲČѹĐ҈đѶēѹĘѶĚѺğҋĢѱģѺĩ҈ĪѹĵґĶ҇ķ҇ĺҒĽқľѺŃҏńѺņ҇ňѶŌѹŐѺőҒŒҌœґŔѹ
~fir	ĊҎŕ҇
~first	ĀҊāҟąҮĆғĉѳĩѺįѷİѶ
~fiv	āҐľѷ
~fix	ĀѺāҠĶ҉ŉ҇ŌѺ
~fixtur	āҊ
~flag	āҌċҞĕѹŏ҈
~flaky	āҖŌѷ
~fn	ķҗĻ҈
~folder	ĀѴā҉ĈѹőҲŒҌœ҉
~follow	ĀѸĦҔħҌĿ҇
~for	ā҇ĂҌă҈ĄѺĆ҆ĈѶĊѷċҖČ҉čѴĎ҉đѳēѴĔҏĕҖėҍĘѺĚѵě҉ğҐĠѺġѶĢҗĥ҉ħѶĪѯīҎĬѰĭѷĮҊİѱĲҎĶѹĹ҇ĺѷļѺł҆ńѵņѷŇѯňѵŋѫŌѷō҇ŎѶŏҗŒѺœѸŔҌ
~forc	ĂҐĿѹ
~forget	āҔĂѹ
~forgot	ŒҊ
~form	Ħ҈
~formal	ŁҔ
~former	Ņҙņҏőѳ
~formerly	ŅҌņҋ
~found	āѯę҇ěҋĝ҆Ġ҉ġ҇Ī҇İѹĴ҆Ń҈ŋ҈
~fr	ĀѸā҈Ĉ҆
~framework	łґ
~freshest	ĀѳąѸįҗ
~from	ā҈ĂҍćҞĉҋĊҏČѺčѸďғđѺĒѷēѶĖ҆ėѹęҕĚҙěҊĜѵĝ҇ğҖĠѺģҏĤѷĥѴħҋĨҗĩѺĪѹīѵĬѱĭѺįѶĶѹķѷĺѸļѺĿѴŀѶŁѸłѸŃҊń҇ŅңņѤň҉ŋѺōѴŎҏŏѺŐѺŒѸœѹŔ҉ŕѹ
~fulfil	ĀѷāѸĥҋīҕ
~full	ĀҊāѷĆҐőҐ
~func	ĀѨāҊĉ҆Ċ҈ď҇ē҇ĔҎĕ҆ĘѹĢѺĤѶĥѵĬҎķҟĺѹĻґľҍĿҎŁҋŃҋńҊňѹŊ҆ō҉Őѹőѷ
~function	ĀҐāҐĂғăѹąѶĆѷćѳĉҳĊүčѸĎѰĐѯđѫĒҡĔҍĖѺėѺĘґęҎĚѹěѸĜѺĝѺĠѺġҎĢ҉ĤѭĥѴĦѹħѺĩѶĪѶīѵĬҙĭѳĮѷįѵĲѴĳѭĴѴĵѰĶѮķҟĸѴĹ҈ĻҞļҩĽѰľҏĿҜŁґŃҷŅѳņѶŇ҉ňѴŊҊŋѵŌѸōҔŎѷŏѵŐѬőѵŒѷœѷŔѸŕѹ
~further	ŀ҇
~gav	ą҈
~generator	āҍĬҤ
~get	ĀҍāѸĆ҉ĊҊċҊĐ҆đѺĒѺĔ҆Ė҇ė҆ĘѺęҚĝҒĞ҆ğҎĨҋĪ҉īѹĬѺĭѸĵѷĶ҉ĸѺĺѺĽѹŁѺňѷŋѹō҇ŐѹŕҒ
~getenv	āѹğұ
~gett	ĉ҇
~git	ČҊĎҐĝѺĢҥįҍİқĲҒĳѵŃѺňѹŉ҉
~github	ĀѸāҋŕҋ
~giv	ĀѬāѭăҌĊ҆Č҆čѹĐ҆ĕҋĚѺĜѸĢ҉ģҌĪ҇ĳҊĴ҆Ňҏ
~given	ĀѲľ҇
~global	ĀѺā҈ĶҨ
~go	ĀѱāѯĈҎĊ҆ėѶĦ҉ĮҵŁҎŋ҆ŌҊōѷŎ҇
~going	āѳă҆Ħ҇Ŏ҇
~gon	ņҋ
~good	ĀѥāҦĔѺĢҏĬѹ
~got	ĀҊāѳĂ҆č҆ġ҆ŋ҇
~gpl	ĀѸıҒ
~graph	Ā҉āѷĦ҈
~green	āѣŌҙŎҤ
~grep	āѵŔғ
~had	ĀѰĄ҈ĠҕŅҐ
~hand	āѸĉ҈Ĕ҆Ł҇Ňґ
~handl	ĀҤā҆ĢҍĸѷŃѶ
~handler	Āҭ
~happen	āҒň҆
~has	āѭăѷĄҍćѷĉѷĊѹČѹčҎĎ҉Đ҆ē҉Ě҉Ĝҍĝ҆ğѸġҋĢѺģѸĤ҇ħѹĩѺĭҊĮѵįҍĳ҈ĴѺķ҈ĸ҆ĺ҈ļҌŀѺłѺŃѸńѷŅѯņғŇѴŊҍŋѺŌѹŏѹŐ҈œ҆
~hash	ĀѶąҍİҒ
~hav	Ă҆ĈѺĉѶĊѸĎҌĐ҈đѶĒҒĕѺėѷěҊĜѸĠҌġҖģѺĤ҉ĥҋħѸĬѺĮ҇ĲѺķѺĸѸŀ҈ł҇ņѵŇѷňҏŉҍŊѸŋґŌѹŎѶœѺ
~head	āѱĎѲİұł҆
~header	ĀѵĪ҈Ľҙ
~hello	ĀѵāҎ
~help	ĀѹāҕĊѺċ҆
~helper	Ā҈āѯĉҚķҩĺѺĻҌļқŁѹ
~her	ĀѵāѬĈґĒ҇ėҎġҠĬѹĮғįѷİ҇ıҎłҐņѺŋ҈
~hey	āѱ
~hi	ĀѸāғ
~hid	őҎ
~hidden	āѲĻҎ
~hierarchy	ĀҐāѯćҌĉѺĚҖŀ҉ňҋ
~hint	Ā҉
~history	ĀҘāѴĎ҈İҘ
~hit	č҆ŏҙŔ҇
~hol	İҌ
~hold	ĀѴāѧĐ҈đ҇Ĥґĵ҉ķҌŉҋŌ҈ŐҍőҎ
~hom	ġ҆
~hop	ħҏ
~hover	Ő҆
~how	ĀҐāҢĂѹăѺąѶĆ҇ćѺĈѲĉѹĊѷčѹĎҵďҡĐѹđҕĒѺēѹĖѺėҊĘѺęѹěѺĜѸĝѳĞѺĠѹġѹģѹĤѷĥѶĦѶħҚĨҚĩѯĪѸīѺĬѹĭѷįҐıҔĲѸĳҫĴґĶѷķѹĸѺĹѺĻѺľҭŀѺŁѺŃѹńѸŅҐňѹŊҳŋѷŌѷŎѵŏѸŐѹŒѯœѹŕҊ
~hunt	ĵ҆
~hwo	ĀѶľ҇
~i	ĀѪāѢăѺĄѸĆ҆Đ҉Ĕ҈ĖѹĚ҇ĝҋğѸģ҇ĩѹĪѹĭ҈Į҆įѸıѹĵґĶ҇ķҊĸ҆Ĺ҉Ļ҆Ŀ҆ŁҎł҉ŃѹņѶŇ҆ŌѶōѺŐѸő҉Œ҆
~idea	ĢҎķҊ
~identical	ā҈Ćѹ
~identifier	āѸġ҈ģ҆
~identify	ĀѱāўĉҍĊѺĚѹĿ҉ŀ҇łѺŃ҆ń҉
~if	ĀѺăѹĆѺćѸĈҒĉѸčғĔґĕ҇ĘҋęҐĚ҇ěҕĜҌĝґğѹĠҏġҖĢѶĦҊħѺĩѷĪѹĬҌĭҏŀѴŃѹŅѺņѺňѶŋҐŌҕōѸŎҖőѹœѵ
~ignor	āҥĊѸŒ҆
~impl	Āѱĉ҇ĥҟīҧĽѷĿҋ
~implement	āҠĂқćѳĢѺĥӝīӋĵѹķ҈ĺҋĽѸĿѹňѧ
~implementation	ĀѳĂ҉ĢѹĥӇīҘĽѸŀ҇ňѶ
~implementer	ĀѵĥӀňѹ
~implementor	āѸĥҞĽѹ
~import	āҖĂѷăѸĄѹąѱĆѶćѴĈѷĉѶĊѵċѸČѸčѲĎѰďѶĐѰđѵĒѷēѵĔѷĕѸĖѸėѸĘѸęѸĚѸěѸĜӁĝӈĞѸğѶĠѷġѷĢѷģҗĤѵĥѶĦӳħӟĨҼĩӒĪӲīѶĬѭĭѱĮѴįѲİѸıѸĲѵĳѬĴѵĵѷĶѷķѶĸѷĹѸĺѶĻѸļѸĽѶľѶĿѶŀѶŁѳłҋŃѶńѴŅѬņѮŇѵňѵŉѸŊѱŋѷŌѸōѵŎѴŏӸŐѶőѬœѷŔѸŕѲ
~importer	ĀѲāѱĜҔĝҊģ҇Ħ҆ĩӃĪ҉ĳѺ
~in	ĀѲĂ҈ĄҒąҐĊѶċ҉čҏĎҏĐҠđѧĒѲēѫĔҕĕѴė҆Ę҇ĝ҆ğ҇ĠҏġҌĢѸĥѺĦґĪҌīѸĬяĭѱĮѭįѸıѫĲ҈Ĵ҆ĸ҆ĻҒļҊľ҆ŀҋŁѲłѷŅѯņѥŇѬňѤŉҌŊғŌѤōѴŎҗŏҍŐѲőҒŒѸœ҇ŔҔ
~includ	ĀѹāѮčҊę҉ĚҌĜҌĝҔĩѶĪҬňѸŉҖ
~incom	ĉѭĊң
~indirect	ĀҐĊѺ
~indirectly	āҖĜѳĦ҈ħґĨҌĪѷňѹ
~indrect	ĀҍāѺ
~inferr	āѱŐҗ
~inherit	ĀҐā҇ćҌęѵĚҕěҖľѲŀ҆ňҧ
~inheritanc	āѸćҔĚҘěҎ
~initial	ĀҕāѣĔҍĶҌ
~initialis	Ā҈Ķ҇
~inner	ĀѶāҎķѳĻҞļҬŁѺ
~input	ĀѱŁҲ
~insid	ĀѬĉҏĊѹĐҒęҒĢѵĵѴķѸĹғĻқļҐľ҇ĿҚń҆ŊҐōѸŎ҉ŒѲ
~install	ĀѨāҌĖҤėѺĞӏĮѹłѺ
~installation	āѵĞҍ
~instanc	ĀҒćѹĚ҇ĤҞŇ҆
~instantiat	ĀҩāҙĊѸĩѯĵѹ
~instead	āҏ
~int	ĭ҆Őҕ
~integer	Āѵāҍ
~integration	ĀҎ
~interfac	āҗĂѹćѷĥҭīӮĵѺķѹĽҴĿѰňѶőѺ
~intermediat	ħҍĨ҇
~internal	ĀѷāѳĬѺĭӂ
~into	ĀѱāҐăҋąҕĊ҉ĝҏĩѵĮѷľ҇ŁҊŅѸņҖŉҍ
~introduc	āѰăҍąүğѹįѹĽҏ
~invok	ĀѥāѯĉұĊҴĘҥęҝĚѹĿѱ
~involv	Ħҍ
~is	Ā҆āѱĂѴăѮąѴĈҋĉѰĊѲċ҆ČѭčҎĎѨďѸĐ҆đҎĔ҉ĖѲėѵĘҏęҗĚҒěҡĜҐĝҘĞѶġ҈ĢҌģѹĤѷĥѹĦҌħѷĨ҇ĩѳĪѱīѲĬҖĭҠĮѹį҆ı҉Ĳ҇ķ҇Ĺҕĺ҇Ļ҆ĿѬŀѺŁѫłҊŃѵńѱŅѷŇѴŊѺŌ҈ŏѴŐҏŒҒœ҉
~isinstanc	ěҍ
~it	āҋĄѹĈғčҋďѴđѸĔҍĕ҈ĖҍĘ҈Ě҈ĜѺĝ҆ĦҎħѱĨѺĪѳīѷĬѺĸ҈ļѷĿѷŃѹŊѹŌҋō҇ŐѶŔҊ
~item	ĀѹāѸģҜĶҋķ҈
~its	ĀѸāҚĂ҇ąѴćҋĉҐĊѷČѺĔѴĕғĚҍěҊĜ҆ĝѹġѺĢѷĥ҇ĪҊīѳĬѶį҈ıѹĵѸķ҇ĸҏĹѹĻѹļҊŁ҆ńѺňѶ
~itself	āѳćѹĒѹĦҚĪѺĵ҈ņ҇ŒҌ
~java	ĀѲėѺĮҽ
~job	ĀҜāғĢҫŕѷ
~judg	Ĭ҇
~jump	ĀѶāѸķҘĹ҆œҊ
~just	ĀҊāѮĆ҈ľҊňѹŌ҉ŏҍő҆
~k	ŌҔŎѸ
~keep	āѵĢ҇ĭ҆
~kept	Ā҆
~key	ĀҋĐҭ
~keyword	ĀҊāѷŁ҈
~kick	ŕғ
~kind	Āѱā҇Ěҋłҡń҈ŇҏŐ҆
~kindly	ĀѡāѪő҇
~know	ĀѺāѳąѸć҇ďѺĔѺĕ҈ĢѺĥ҈ħѺĭ҇ķѺ
~known	Āѹāѹġ҉Ņҗ
~l	āѶĳҡ
~lack	āҧĂѺď҆ĿѬŉѸ
~lambda	ļ҆
~languag	āғėѹłҍŔѹ
~largest	āҥĤѱ
~last	āҟąѵčѶĎѺįӕİҠĲҋĳҊĴѸŅѺ
~lately	ā҆
~latest	ĀѩāҕąѷėѶįҫİҒ
~lazily	āҊ
~lead	ĀҌāѭĚ҆ĦҊħҋ
~leak	ĀѶāҎ
~least	ĀҏāѺ
~leav	Āѵā҆ĂҒĆ҈ĔҊ
~left	č҆
~leftover	ĪѺŏҏ
~legal	Ė҇ı҇
~length	ĀҎĎ҉
~let	āҐĕ҇ıѷ
~level	ĀҊĩ҇ĭҋĶғňѺ
~li	āѹœ҇
~lib	āѴĖҖłҏ
~librar	āѸĖҠ
~library	ĀѱāҌĖ҆łҪ
~licenc	ĀѫāҎĮѺıӎ
~licens	ĀѨāҒĖѸĞѹĮѺıӡłѶŅѺ
~lik	āҎď҆ĭ҈
~lin	āѹĂѸăѺąѷćѲĉѵċқČѸčѷĎѱďѶĐҨđѯĔѸĕѹĖѸėѺĘѺĚѺĜѲğҖĠѹġѸĢѳģѳĤѴĥѱĦѷħѱĨѺĩѱĪ҈īѵĬѱĭѵĮѵįѱİѯıѹĲҰĳӧĴҰĵқĶҤķҟĸҕĹҝĺҝĻҞļҞĽҙľѵĿѵŀѴŁѵŃѶńѶŅѲņѴŇѶňѵŉѺŊѱŋѷŌѵōѵŎѸŐѶőѳŒѵœҕŔҝŕѶ
~link	ħҌ
~linter	ŏ҆
~linux	ĀѷāҒ
~list	ĀѶāфĂҋă҉ąѺĆғĈѺĉ҈ĊҐČҏčѸĎѹďҗĐѹđѺĒ҆ēҎĔѹĕѺĖҟĘѹĚ҇ěѹĝѹĞҔĠѹġѴĢѴģґĤҕĥ҉Ħѵĩ҈ĪҗīҋĬѴĭѸĮѺįѸĳѹĵѹĶѺķѸĹѹĺѸĽѺľѬĿңŀҌŁҥńҍŅѺņѺňҒŊѫŌѹō҇ŎѴőѺŕ҇
~literal	ĀѶđҖĶѹŔҗ
~liv	āѬĆ҈đѺĠѸĵ҈ķҬĸ҇ĺѺĽ҇ōѸő҆Œ҇œҐ
~load	āҊĜ҈ĝ҉ħ҇ĨҊĩғĪ҈ĭѸœѺ
~local	ĀѶāҎķѴĺѺĻҥļҟ
~locat	āѧĐ҆đѸĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
~location	ĀѧāѩĆҜćѸċ҇ĐҊđѳğҏġѺĢѺĥѷĵҚĶҙķҋĸҙĹҎĺҍĻҎĽґŀѸŁѺňѹŋѰŌѳőҝŒҖœґ
~lock	ėҊĮѺ
~log	ĀҏāѺĎҒĢѳįҒİҢ
~logg	ā҆
~long	āҕĐ҈įґĳҐ
~longer	ĀҊā҈
~longest	ĀѹāҶħѸ
~look	āѪĚ҈ğғĪ҆ķ҇Ł҇
~lookup	Āѹğұĺѵ
~loop	ĦҘ
~lowest	Į҉
~lst	ĀҋįҊŊѳ
~m	Ā҉āѩĊ҆čѶĎѹĐҊđҎĒ҉ĕѸěѵĥѺĦѵĨѷĪ҆ĬѲĲѺĳ҆Ĵ҈ķҎĹ҈ĺҍŁ҈ń҉ņѹŋѺōѺőҊŒ҇
~machin	āҍ
~mad	ģ҈ĭ҇Ĳҋ
~main	ĀҎāґĈѸ
~maintain	Ā҆āҍ
~mak	ĈҊĉҔđ҈Ę҈ĚѶģҖŁѷŌѷŏ҆ŕҌ
~mandatory	āѺĂҚĤѺ
~many	ĀүāңĆ҈ĎҵĤѺħѺĩѵĬѺĳңľҳŊӁ
~mark	āѹĂҊĒҐĭҋĿѺ
~match	āҚĸѵ
~matter	ā҆
~maximum	ĀѵāҐė҆
~may	ĀѵāҢĊѰńҋ
~mean	İ҇ĴѵĹ҇Ł҆Œ҇
~meant	āѶĢҊł҆ň҆
~measur	āҊĳ҆
~meet	ĀѲā҈ğҌ
~member	āѬĂҊĉѹĤҸĵѸķѹĸҖĹҍĺ҇ľҡĿүŁѺŃѷ
~memory	Āѹāҍ
~mention	ĩҒķ҈ōҌ
~messag	āҒįѺİҊŔґ
~metadata	ĞҌĮҌ
~method	ĀҎāҐĂһąѺĆѶćѩĉҌĊғčѺĎѷďѹĐѱđѸĒҗĔѺĘѹęѸĚѫěѱğѹĠѺġѵĢѴģѷĤѵĥѴĦѺĩѹĪѸīѰĭѵĮѸįѹĲѺĳѹĴѺĵѪĶѷķѴĸѹĹӀĺҺĻѺĽѳľӪĿӸŀҳŁѵŃғń҉ŅѹņѸňѭŋѷōѵŎѺŏѺŐѳőѸŒѶœѷ
~might	Āҋāѳń҇
~min	ė҇
~mind	Āѵāҏđ҆
~minimum	ħ҇Įґ
~mis	ĀҋāѸ
~miss	ĀѶāҵōѯ
~mit	ĀѹāѲıҤ
~mnay	Āқāѳ
~mock	Āѹī҇
~model	Āѳāҙ
~modifi	āѸăѵČҖčҒĎҎįҝ
~modification	įҔ
~modify	ĀѶČ҈č҉į҆
~modul	ĀѱāѴćѹĉѷĊѲċ҈ĐѷđѺēѹĜ҈ĝ҇ġѺĢ҈ģҜĤѹĥѵĦҏħґĨ҈ĩҮĪҪīѺĬѷĵ҇Ķҫķ҉Ľ҈ŁѺłѺŅѹņѹňѺŌѶōѶŎ҇őѱŒӆœ҉ŕѺ
~moment	āѹŌ҉
~month	ĀѺāҗĎѺ
~mor	ĀѺāҡĆ҈į҉ņ҆
~morn	ĀѹāѸ
~most	ĀѭāӅąѷĊѹįҠİҟňѺ
~motion	ŕ҇
~mov	āғĝ҇įѷķѹŅҧņӁőѹ
~msg	İ҉
~much	Āѳā҆đҖľѸ
~must	ĂҙėҊğѸĮҐŀѺŇѸ
~my	ĀѲā҇ĞҌğ҈Į҈
~n	āѵĈ҆ĊѺĘ҆ę҆ĝ҉ġҊĬ҆ĭ҇ĴҐľҊĿѷŊ҇Ŏ҆
~nam	Ā҆āѲĂҋąѵĆ҉ć҇ĈѹČҖčѵďѸĐѺĔѹĖѷĘѺęѺĚѺěѸĜѴĝѶĞҕğѺġҡĢѷģҨĤҎĦѷħѳĨѸĩѶĬѭĭҊĮѶįѵıґĲ҈ĳѷĴѷĶѸķѹĸѺĹѲĺѺĻѷľѲĿҘŀѺŁҖŅҸņҩŇѹŊѩŋҞŎѳŏҌŐѹő҆ŒҢŔѺ
~narrower	ā҇
~navigat	ĺ҆
~need	Āѵāғđ҆ĖҬĞѵġѹĢ҈ģѴĪҍĬ҆ĮґŀѴń҈ŏҊ
~needles	Īѳŏқ
~negativ	Āѷāҋ
~nest	ĀѰāґķѳĺѺĻҫļҢ
~network	ā҈
~never	āҹĉѷĔ҆ĤѶĪѷĸѺŃѰńѹŏҫ
~new	ĀѵăҖĄҕė҇ņҴ
~newcomer	ā҇
~newer	Ā҈
~newest	ĀѬāғąѷĮѶįҠİҞ
~newly	āѶă҉Ąҋ
~next	ĀѲāҧďҋ
~no	ąѹćѷĈ҇č҇Ĕ҆Ę҉ĚҋĜҌġҍĦ҉ĪѺĬҋķ҇ĿѺňѹŋ҈ōѹŏҌ
~nobody	āҚģѷŏ҈
~nod	ĀѳėѺĮҽ
~non	ĀѹāҎĖҒ
~normal	Ā҉
~normally	ā҆
~not	ĀѵāҚĂѺĄҗĆҏćѺĈ҉ĉѸĊѹČѸč҆ĎѹďҖĒѱēѺĔҌĚҌĜҊĠ҇ĢѺģѷĥѸĨѺĩѳĪѱīѳĬҏĭғį҆ĲѺĳѺĺѺľѺĿѶŀѹŇѺňѸŉѳŋҔōѴŏҩőҊŒ҇
~noth	āҌĊѺĪѴŏҦ
~notic	ĀҊāѳ
~now	āѯĬѺİҊŅҊņҫŌҐŎ҇
~null	ā҆
~number	ĀҐāҔĊѹĎҝđҚĤѵĥѺĪѱĳҤĴ҈ĸѵľҜĿѰŁѺňѺŊҥ
~object	ĀҙāѵĤ҈ĵ҉ĿҊŇғŐ҉
~oblig	āѸĂҊ
~occasion	ŕ҇
~occur	āѸĊ҆ę҇ō҇Ŕғ
~occurrenc	ĀҍŔ҉
~of	ā҉ĂҋăѺą҉ĆҒĊѳĎҖĐҌđѶĒѹēѹĔҎĕѺĖѺėҌĘѹĚҎěҊĜ҇ĝ҆ġѳĢҋģҊĥѸħѷĨҊĬѕĭѬĮѺıѴĵѳĶѷĹҐĺѸĻҊĽѺľҎłҒŅҊŊҐŋ҆ŌѳōѨőѴŒѹœѶŔҊ
~off	āѵĊҎŕҙ
~offer	Ā҉āѧĚѵģғľ҆ĿҞ
~offlin	Āѹā҉
~often	āҙĎґ
~ok	ĀѯāѶĈҒŌҌŎҏ
~old	ĀѴāҏĮ҉ŅҦņҚ
~older	Į҉
~oldest	ĀҍāҊĆѺĮҔİѷ
~omit	Ĕҋ
~on	ĀѷāѮĂ҉ąѶĈѸĊѭĎҐďѹđѰĒҕĖ҈ě҈ĜҒġѩģѶĤґĥѰħҐĩ҆īҊĬѭĭѳįҊĴ҆ĸ҆ĹҖļҊĿ҇ŀѸŁѺńѶŅ҆ņѷŊѹŋҐŎѶŐѹőѸŒ҇Ŕ҆ŕҖ
~onc	ā҉Ć҆Ğ҆ņҊ
~only	āҭĂҐĆ҈ČҌĒѹĖѮħ҉īѺĬѺĵҋĿ҈ōѶ
~onto	ēҗ
~open	ĀѴāҏĬ҇ı҆ĵҒķҊ
~option	ĀҏċҔĐҜđѺ
~optional	ĀґĔҋĖѱ
~or	ĀѯāѤĈҘĉѷĊѮċҋčҏđҊĒ҈ĔѺĜҍĞ҉ğҍĠ҉ġҎĢѸĥѸħѺĬҔĭҐıҍĵѹķѺĹѹĽ҈ŁѹłҨŃѺńѺŅѺŇ҈ňѩŋ҈ŌҒōѲŎґŏѵőѹœѹŕ҉
~order	āҔēѺŁ҆
~origin	ŅҊ
~original	ŅҒ
~originally	ĀѷąҌŅ҈
~originat	ŃҊ
~other	ĀѹāҦĉҘĊѹďҒģҗĦҌĩҋĪҗŁѸ
~ought	āҫĒѹĵѸ
~our	ĀѶā҉ŋ҈őҍ
~out	ĂѸĈ҆ĊѹĔҎęҊğ҉Ġ҈ġ҆ģҎĪѱĵѺļѹŁѺńҐŇҎŌҍŎҋ
~outcom	āѹŌҐ
~outdat	ĀѴāҔ
~outer	Ļҍ
~outgo	ĉҡĊѰ
~output	Ň҉
~outsid	ĀѯāҘĖҎģґŊѸ
~over	ĀѷāҏĒ҇Ĕ҆ħҊĨ҇ĳѹ
~overall	ĀѴāҔĢѺ
~overload	ĀѸā҇Ćҥ
~overrid	ĀҜāҥĂҗĆѹćѵđѺĢѴĥѺĿѬŀӶňѷ
~overridden	āҏŀҪ
~overview	Ā҇
~own	ĀѴā҈ĆҌĪѹŀҕ
~packag	Ā҆āѮĖҵĞҝĪҒĮѵĶҋ
~param	Āҍā҇ďҢĕ҇ġѳŁһńѸŇѷ
~parameter	ĀңďһĔҋĕғĘѶęѹĚѹěѶġѶĢѸĬѺŁӐŇѷŐѸ
~parent	āҝĆѷćӏęѸĚ҇ěҜĺѹŀѸňҌ
~parenthes	āѶć҆Łҏ
~parser	ĀҨāѸċҗ
~part	Ā҉āѷĂҍČ҇čґĎѺĠҍĦ҆ŉ҉
~partially	āҊĥѶ
~party	Ėҕ
~pas	āҎĔ҉ŁҒŋѸŌҥŎҭœѹ
~pass	ĀҋāѡİѹŁҌŋѵŌҥŎҵœѵ
~past	ĎѺŅҖ
~path	ĀѢāѮă҆ćѹČҝčѵĢѶģѸĥѺħҏĨ҈ĩѹĪѺĵҗķҔĺѸĽҋŃҊŅҘņҖŌѹőӃŒҦœҔ
~peopl	ĀҎā҉Ė҆İѹ
~per	ĀѹāғĎѷľ҇
~percentag	Āѳāқ
~person	Ĳҟ
~phras	Ŕғ
~pick	ğҋ
~pin	Āѹ
~pinn	ĀѹėҢĮѸĲ҆
~pip	ĞҊ
~pipelin	ĀҐāѳŕҊ
~plac	ĆҤĊҙĐҋğҌġѸĥѷĬѺį҆ķ҆ĸҌĺҋĻѸļ҇œҊŔҍ
~plann	ĀѹāҊ
~play	āѶĢҞ
~pleas	ĀғāѭąѸĎѷđҊĖѹĚѹġѺĢҒĥѺĺ҈ĿѺŊ҆Ō҇ō҆Ő҆őҌ
~pls	āѸıҋķҘœ҆
~point	ĀѶĐҏĞҢķҍĺҋ
~position	ĀѹĐ҉ĵ҆ĸ҆ĺғĻ҆Ŀѹ
~positional	Ł҉
~pr	ŕ҇
~preced	ēҏ
~predecessor	āѸŅҚņѹ
~present	ĀѸāѷĝ҆ĠҌİ҇ņ҇ŋ҇Ō҇
~preset	ĀѺĔҞ
~previou	ŅҟőѸ
~previously	ĀѹŅҍņ҈
~print	Ā҇āѱđґĖҟģҌĤ҉İҊĲѵĴҕĶѶ
~prior	ĀѹāѺŅҞ
~privat	ĀѶā҆ĬѺĭӂľѺ
~produc	ĀҌń҇
~production	ĀѺāҎ
~program	āѶĞҎğ҉Ģ҇łҌ
~programmer	ĀѵāҔ
~project	Āѵā҇ĈҖĎѸĖҜėҝĞҙġґĬѹĭѺĮҠįѺıҕłҬŊѲŋҊŐѺő҉
~promis	Āѹĥ҇ī҆
~propert	ćѺĤӀĿѺŐѸ
~property	āҊĤ҈Ĭҥ
~protect	ĀѷāѳĬѺĭӂ
~protocol	ĀѹāѵĥғīҼ
~provid	āѴĞҋģҍŏѺ
~pub	ģҎ
~public	ĀѫāѹĠѷģӋĬѹĭӁ
~publish	ģҊ
~pull	ĀѹāѲĖҊĜғĝ҆ģѺħ҈ĨҋĩҡĪҕ
~pur	ĂҚĿѹ
~purpos	ĀѮćѺĊѹĢҽłҔ
~push	Āѵāҋŕғ
~put	Āѫą҆ĒҋĞ҆ğѶĮѹĲ҇ĵ҈Ķҋķ҈ĸ҈ĺҎń҇ő҉
~pytest	āѳŌҎŎҘ
~python	āѺėѹĮҿŒ҆
~quantity	Ď҆ľҊĿѹ
~query	ğ҇
~question	ĀѰŅѷ
~quick	ĀѴāҖŅѷ
~quickest	ħ҇
~quot	ĀҊāѹ
~r	ĀѺāҊĥѹĮ҇
~rais	ĀҖā҇ĉѸĘѺĮѺĿѺŃӘńӒ
~ran	Ā҇
~rang	ĀҖāѴă҈ėҔĳѺ
~reach	ĀҊāҖħҍĨҎ
~read	Ā҈Đѹę҇ğҷĴҢĶѴ
~real	Ā҇
~really	Āѯā҉ġ҉
~reason	āҕŌѺ
~rebas	ĀѳāҒ
~receiv	ĀѺāѷŅ҆Ň҉
~recent	āѭĮҌįҔİҐ
~recently	ĀѷāѲąѺįҗİҌ
~recursively	ĀҎ
~red	ĀҒāѭŎ҉
~redefin	ŀҦňѶ
~redefinition	ŀҊ
~refactor	ĀѺāҒ
~refer	ĀҊāѱōҌŏ҈
~referenc	ĀҐōҗŏҏőѷ
~regard	ĀѩāҋĶѹŅ҆
~register	ċґ
~reimplementation	ŀҍ
~rel	ĩҍ
~relativ	őҎ
~releas	ĀѰāҕăҏċѸČѺčѶėҗĠҝĮҔŉҽ
~rely	āѮĉ҈Ėґ
~remov	ĀҥāҩăѶąѱčѹŏѺ
~renam	Ā҈āҔąѺįѺĸѹĹѺŅӇņӜ
~replac	Ā҈ď҇ŀқŃѺŅѺņ҉
~repo	āѨĆ҉ĈҒĎѺġҟįѹİҔıҋłҗň҆ŋҌōѺőҖŔ҈
~report	ĀќāѱĂ҇ĎѹĒ҇ğ҆ġ҆Ī҈Ķ҇ĺѺňҒ
~repository	āѪĈ҉ġҟįѺİғı҇łҏőҒ
~request	āҌŕ҇
~requir	ĀџĂҜđѹĖҙėҜĜҍģѹĩҢĪқĮҙŀѶ
~requirement	Ā҉āѥĖҤėҜĞѹĮ҈łѺŊѺ
~rerun	ō҆
~resid	āѺő҆
~respect	Ą҆
~responsibl	Āѷą҉ĢҐ
~result	ĀѩĈҋĊѷŅҎŇҪŌҜŎҦŐѪ
~ret	ĀѸŇңŐѬ
~return	ĀѩāҩćѸđѹŇӸŐѬ
~revert	āҡİѸ
~review	ĀҊāҥĲѰ
~revision	ĀҖāѱąҊČ҆č҆ĎҢĪѹį҉İ҈
~rewrit	ŀ҆
~rid	ā҈
~right	ĀѨć҆đ҇ēҌĕ҆ę҈Ĝ҈ĭ҉ĶѸňѺ
~rol	ĀѰĢү
~root	ŅѺőҘ
~round	ĦҊ
~rout	ħҖĨҊ
~routin	ĀѴĉҐķҢŁ҇
~run	ĈҐĉ҆ĊҟēѹĖҨėѺĘґęҋěѶĞ҆ĬѹĮҎįѺĶѸĿѰł҉ŊѰŋѺŌҪōѳŎҴœѲŕҖ
~rundown	ĺѶľѶĿҢ
~runn	ĀѱāѵĖғŌҐŎҋœѺ
~runtim	ĀѺĖҞ
~rust	ĀѶėѺĮҼ
~s	Ā҈āѰĒ҇Ę҉ĿҌő҇Ŕ҇
~saf	āҍ
~safely	ā҆
~sam	āҦďҎĦ҆
~satisf	ĀѸĥ҉īҐ
~satisfi	ĥ҆
~say	ĀҒāѨĕҏĢѺĥҊĬ҈ĴҎĶ҇ő҆
~schedul	ŕ҆
~script	ĀѬĖѺĞҤğ҆Ķ҇Ŏ҆
~scroll	āѹļ҆
~search	ŔҊ
~second	ĀѸāҕ
~secret	Āѳāҏ
~section	ĀѵāѰĐғĖ҉Ğ҈ŕҎ
~security	āҏ
~sed	ĀҊĴҒ
~seem	ň҆
~sell	ā҆
~sens	āѹĢҍ
~sensibl	Āѵāҗ
~separat	Ŋ҆
~sequenc	ħ҆
~serv	āҍđѹĢҞ
~server	ĀѹāҎ
~set	Ā҈ā҇ĆҋċҊď҇ĐҠđҐĔѺĞ҇ĢѳĶҨĿ҆ņѸŕҋ
~sett	ĐҰ
~several	ĀѺāҋĆҏ
~sha	ĀѲāѶąҌİҗ
~shar	ĀѷāҭňѶŐѺ
~shell	Ğҋ
~ship	ĀѵāҍĠҊ
~shipp	ĀѷĞ҈ŉґ
~short	ĀѱāҎĢҎħ҇
~shortest	āѳħҞĨҌ
~should	āӸĻҌŇ҆ňѺ
~show	āѡĂ҇ć҆Čҍčѹď҆Đ҇Ė҇ĢѺĦѸĩ҆ĬѺİҊĲѷĳѸĴҔĵѺŁҊł҇ŊѺŋѺŐ҆
~shwo	Ā҈
~sibling	āҍ
~sid	ď҈đ҈
~sign	Āѹĕ҇
~signal	ĉѶŃқ
~signatur	ĀѯďҺĔґĕҖĽѷŀѺŁҤŇҊŐѺ
~similar	ĀѴāҜğ҇ġѹ
~sinc	ĀҐāҩă҈Ą҆ąҋČѴĦѷĬѴįқņҊŌѹ
~singl	ĀѷĆ҈Ōҋ
~sit	ĀѫāѪĆҋĉѴĊҞĚѺĢѺķҠĸґĹ҈Ļ҈ĽґŁѺŃҋőҏ
~sitt	āѶĒ҆į҆
~situat	ő҆
~siz	ĀҊāѱĳҐľґĿѺ
~skip	āғĕ҇ŀѸŌѸ
~skipp	āҝŊѯ
~slow	āҗ
~slowest	ĀѱāҸĊѶōѸ
~so	ĀѭāҒĚҒĬҌıѺĽ҆
~softwar	Ė҇łҖ
~som	ĀѷāѸĦ҈ň҆Őґ
~somebody	āѳĬ҇į҆İҋŒ҆
~somehow	Ā҆
~someon	ĀѺāѴķ҉Ŕ҇
~someth	ĀѷāҙĆҍćҌĊѹĎҍĚѸĠ҈ġҗĬѺĶҊĹѺłҋŋѺ
~somewher	ĀѶāѷĐ҉Ě҇ě҉ķҐňѺ
~sorry	ĀѲāѮ
~sort	āҎłҐ
~sourc	āіćѹċҊĐѹđ҇ğҟĩҒĪѺı҇ĵҕķҐĸ҈ĺґĽҗĿѶŀѺŃ҉ŅґņѺňѹőѹŒҖœ҈ŔҌ
~sp	āҚďѶ
~span	āѹĳ҆
~spec	ĀѺāѺōҕ
~specialis	ĀѲĘѺęѴĚғěҐĥѸňҐ
~specialisation	ĀѷĚҊňҟ
~specifier	ėҊ
~spell	ĀѺŔ҇
~spin	Ā҈āѹ
~split	āҍ
~spot	Ā҉āѬĆҗĵ҇ķҊő҆
~squash	ĀѮāҚ
~stabl	ĀѺāҌ
~stack	āѺē҇
~stand	ĀѴāѴćґĐ҈đғĒ҇ēҋĢѶİ҉Ĵ҈ŁѺŇ҉ňѷ
~standard	āҊĔ҆
~start	ĀѱāѳĦ҉ħҏĨ҉İѺķҌĹ҇ļ҆œ҆ŕҰ
~stat	āѥĈҖČ҇Ġ҇
~statement	ĀѮāѸĜ҇ģ҈ĪғĵҌķ҆ĸѹĻѺŃҊńҜŏҌ
~static	āҌĬӈĭѹįѺĶҋĿѶŐҋ
~statu	āҐĈ҈łѸ
~stay	āҋ
~stem	ŒҌ
~step	ĀҢāѩħҖĨ҆ŕѴ
~still	ĀѴāҦĈ҇ŅѸ
~stop	ĀҏāґĜѺ
~stor	āѷđҋŐ҈
~str	Ā҇āѳđҔŇ҇ŐҘŔҏ
~struct	ĀѸĤҖĥҗīҌĵӀķѷĺѷĽѸĿҐ
~structur	ĀҊő҇
~stuck	ē҉
~stuff	Ā҉āѲģ҇
~stumbl	ĀҋāѺ
~styl	ĀѴāқ
~subclas	ĂҍćҧĘѹĚ҆ěҍĬѺŀҒ
~subclass	ĀґāѬĂҟĆѹęѵĚҐěҡĿѴŀҡŁѺňӀ
~subdirectory	őғ
~subfolder	ĀѺőҟ
~succ	āѦĈҜİѺŌҒŎқ
~succeed	āѺĈ҈Ōҕ
~successful	āѶİѺŌҍ
~successfully	āѺŌ҇
~successor	ņҕ
~such	ğ҈ġҊŋ҇
~suffix	ŒҔ
~suit	Ā҆āѷŊѸŋҘōҌ
~sum	Ģ҈
~summaris	ĢҐ
~super	ĀҤć҇ŀѴ
~superclas	ćҷĚ҇ěҎĢѺŀѺň҆
~superclass	ĀѶćӀě҈
~superfluou	Īѯŏҧ
~suppli	āѸĔ҈
~supply	āѹĂ҇
~support	ĀѴāґī҇Įҷ
~surfac	ģ҉
~swallow	ĀѺāҒŁҎńѱ
~swap	ď҇
~switch	ā҈ċғĸѷ
~symbol	ĀҖāѬģҜĭҗ
~system	ĈѺłҐ
~tag	ĀѴāҌČѶčѵĠҎŉӉ
~tagg	ĀѰāҍĠ҇ŉҋ
~tak	Ā҇āѺďҙĔ҆ğ҇Ģ҈ģѷį҈ķҊĿѸŁҡ
~tally	ĀѹāѺĺѺľҜĿѶŊҔ
~target	ĀѺāѶĉҘŅѷņҘ
~task	ĀѵĢҤ
~team	Āѹā҈
~teh	āѳĶ҈Ĺ҆ŋ҆
~tell	Ā҇ć҆ĊѺďѺĐѷē҇Ĝ҆ĩѸķѶĻѺĽ҆ňѹŉ҇
~term	ĀѮāѶĢ҆ıҫ
~terminal	ĞҊ
~test	ĀҲāҫĂѷăѺąѱĆѷćѵĈѹĉѵĊѮċѺČѺčѶĎѵďѸĐѴĒѸēѵĔѸĕѹĖѲėѹĘѹęѸĚѹěѹĜѸĝѸĞѸğѹĠѶġѭĢѶģѴĤѵĥѵĦѷħѸĨѺĩѳĪѵĬѤĭѫĮѶįѴİѹıѺĲѶĳѶĴѷĵѶĶѶķѳĸѹĹѹĺѷĻѸļѹĽѷľѵĿѭŀѶŁѵłѸŃѴńѶŅѴņѴŇѸňѶŉѺŊӸŋӳŌӓōӸŎӚŏѶŐѷőѳŒѵœӟŔѺŕѷ
~testcas	ĀѺāѸŊҌŋ҉ō҈œҋ
~tet	āѲōҒŎ҆
~text	āѱĳҒĴҫŔғ
~th	āғćѷĈ҉ĉѳĊѹċҋĎѸďҌĜѷĝѺĞ҇ğҋĢѳĤ҇ĦѴĨѱĩѬĬџĭѸİ҉ıҋĴѹĵ҈ĶҐķҐĸҐĹ҉ĺѷĻҊļ҈ĽҎĿѺńѷŅҊŇѵňѺŉ҈ŊѬŌ҉ōѶŏѮŒҋœҏŔҗ
~than	āҰĄ҈Ć҈ď҉Łѹ
~thank	Āѭā҈
~that	Āѹā҆ăѺĄҐąҍćѴĉѺċ҆ď҉Ē҆ē҉ĔѶĖѹġ҆ģѷĥҋĩҍĪѴį҇ĳѴĶҋĺѶĻҊĽѵľѺĿѹŉ҆ŊѺŋѵōҍőѲŒѸœѶŕ҆
~their	ā҇Ć҇ćѴĎ҉ďғŀҋň҉
~them	ĀѵāѸăѺĆҒĉҊĊѸĒҋĪѺŃ҈ōҎŏғ
~ther	ĀѯāѴĉѴďѹđѶĔѺĘҍę҇ěѸĜ҇ĠҚġҔĤ҆ĥҏĩѺĬѨĭѴĲ҈ĳҌĻѺļҊĿ҇ŀҊń҆ŅѹŋҋŌѹ
~thes	ĀѹāѹņҌ
~they	ĀѢāѝĆҍď҈Ė҆ė҆Ğ҈Ĥ҉ħѺĪҏŅѹň҇ŎҌŏѺ
~thi	Ā҈āҏąѵćѹĈҙĉѺĊ҆čѺĎѫĐѸđҋēѺĖҨėҍĝѺĞҩġҟĢ҆ģѷĤѺĪѸĬѮĮҨįѴİҏıҢĳѺļѺŁѺłҟńѹŅѫņѺŇѹŊѸŋҏōѶŎѺŐѸŒѺŔҍ
~thing	ĀѫāѸĄ҇Ĉ҉ĒҊġҗĢ҈ģҍĪҍĮѺł҈
~third	Ėҕ
~thos	ď҉ŀ҆
~thousand	ĳ҇
~thread	ĀѶāҕ
~through	ĈҏĊѺĢ҇ĦҚħҒĨҌĪѷńѺňѺŌґŎҏőѺ
~throw	ĢѹĻѺĿѶŀѹŃӅńӀ
~thrower	ĀѶŃҲ
~thrown	ĀѰāҌģѹŃҤńқ
~thru	Ā҈
~ticket	ĀѺā҆
~tied	āѹė҉
~till	ħ҇
~tim	ĀѢāҫĈѺĎҒĖҐĠ҇įґ
~timeout	ĀҏĔѺ
~tip	ĀѺİҕ
~to	ĀѹĂҚăҊąѬĆѳćѴĈѹĉ҉ĊѶċ҇č҉ďҎđҘĔҗĕҏė҉ĜѶĞѺġѹģҋħ҇ĨғĩѶĪѳī҈Ĭѷį҈ıѲĴѭĵҌĶѺĸѸĹҒĻҋľѵŀѮŃѷņҔňѵŊѶŌѲŎѵŐѵœҍŔѹŕ҈
~today	ĀҋāѷņҖ
~together	ĀѺāҘĿѷ
~told	āѸġ҉
~too	āҵěҋľѱ
~tool	ĀѪāҍĈѹċ҈łҟ
~top	ĀѵāѴĒҎē҉ĪҏİҔ
~topmost	ĀѸįҋ
~total	ĀҟāѱĊѺĎҠĤѥĩѳĳҔľҦĿѮŊҠ
~touch	ăѵąѹČҝčҧĎґįҨĳѺŋѺō҉
~tr	Āҋāѱă҈ĐѸĚ҈ĵҏň҆őҠ
~trac	ĀѹāѸħ҈
~trait	ĀѰĤѶĥҙīӋĵѹķѺĽү
~transitiv	ĀҘāҏĊѳňѯ
~transitively	ĀҖāҊħҐňѨ
~translat	āґŔѺ
~treat	ĭ҆
~trigger	ĀѥāѰĉҊĊҙĘҖęҎĚѰŕҿ
~tru	ĀѹāѭĊѺčҌĚҊěҌĜ҇ĝ҆ĬҐĭ҈
~try	ĀҒāѲĈҗń҆
~turn	āҘłѺņ҈
~tutorial	ĀѶāҊ
~twic	Āѹāҏ
~two	ĀѲāғğҌ
~typ	Ā҉āҊćѹĉѷĊѲďѸĐѹđѯēѷĔѳĕѺĚѹĞҊĢѶģѺĥҨĩѹĪѹīҋĬѴĭѸĮѹĲ҉ĴѹĶѰķѳĺѺĻѺĽҩĿ҉ŀѹŁѲłҟŃѵńҦņѺŇӃňғōѹŏѸŐӣőѺŔ҈
~typedef	Āѹā҆Ľҽ
~typescript	Ľґ
~unchang	āѵįҏ
~under	Ă҈ćѹĐҌĒ҆Ě҉ıҌĹ҉ńѴŅҌņҏō҉ő҈œ҇ŕ҆
~understand	āѹĢҋ
~undo	āґ
~unit	ĀѴāҋōҎœҋ
~unlik	ďҍ
~unneed	ĪѸŏҎ
~unreferenc	ĀҘěѺĪѸĬѹŏҋ
~unset	đѷĕҌ
~untest	ĀҕāҘľѮōѷ
~until	āґĎѷ
~untouch	āѺįҊ
~unus	ĀҌāҘĝѷĪѭŏӃ
~up	Ā҈āѳăҋĆ҇ć҇ĈѵĉѷĊѳċ҉ĎѵĐѺě҉ĞҋğҎĢ҇ĦҐħҊĮ҆ĳѹĶѸŃ҉Ŋ҆Ō҆
~updat	ĀѺč҆įғ
~upgrad	ĀѴāҐ
~upstream	Ā҇ā҈ėѹ
~upward	ĀҒāѸćҐĉѹ
~us	ĀҊāҜĆѷĈѶĉҐđѶĒҎĕҌėѺĘҖĚѹĜ҇ġѺĢҍģѺĥѷĦѺĪҌĬѸĭ҈ĶѲĻѺŊѲōҦŏҶ
~usag	ĀҜāҋĉѹĊґđѺ
~used	ĀҍāҗąѸĊ҈đѺĒҐĔ҈ĕ҇ę҆ĝ҇ģѺĩҔĶѮĽѰŅҊņ҇ōҌŏҗ
~useful	āҐŌѴ
~user	ĀѦāҗĞґĠ҆ĩҒŒѺ
~using	ā҇Ē҆ĩ҉ĪѲĽ҆Ŋѷŏґ
~usually	ĀѺāґ
~v	ĀѳāѴņ҆
~val	đҋ
~valu	Ā҈āҐĐѹđӏĔҬĕүĢѹĤѺĬѸĶ҈ŁѹŇҔőѺ
~var	ā҆ğҔĶҎŐ҉
~variabl	ā҉đѵĕѺğҤĤҭĬѺĶҧĿѹŇѸŐҾŒѸ
~variant	ĀѵāҞđѵĸҬ
~verbatim	ĲѷĴҎ
~verify	āѳĭ҆
~versa	ď҉
~version	ĀѺČѸčѹĖѺėӤĠқĢѸīѺĬѹĮәĺѹŀҚňѺŉҫőѺ
~versu	ďҊ
~very	Ā҆
~via	ĀҋāѲĝ҆ħҚĨҊĪѳ
~vic	ď҉
~virtual	ĂҚĿѹŀ҆
~visibility	ĀѺāѵĭҩ
~vs	āҎďҙŁѷ
~w	Āѭāѵă҇ąҌĊ҆ĎѺėҎĝ҇ĠҋġҋĮѹįѷĵҋĶѷļ҇łҌŉ҉ŋҋŌѺőѶŔ҇
~waht	ĀѹāѸł҆ő҆
~walk	ĀҎĢ҈
~want	Ċ҆ĭ҈Ł҆
~warn	ā҇
~was	Āҗā҈ąҢĊѸčҕĎҗĐѹđѹĒѺĠҕģѹĩѸĪѹīѸĬҏĭ҆ĮѸįҜİҗĲҋĴѳķѷńѺŅҩņҥŇѺŊѺŋѶōѹŎѺŏѹőѺŒѹ
~way	āѹďҒē҆Ħ҉ħҊ
~wc	āѷĳҡ
~wear	āѺĒҏēҏ
~week	ĀѶāғ
~well	ĀѰāҜĤ҇
~wen	ĀҌ
~wer	āҧĄҌċ҇İѺĽ҆
~what	ĀѲāѢĂҊąҒĆѴćҘĈѧĉҐĊҋċѸČҋčёĎѲď҉ĐѵđҗĒҋēҖĔҌĕғĖҍėҎĘѩęѩĚўěѵĜѢĝѝĞғğѳĠѤġѯĢҤģҜĤғĥ҈ĦѠĨѹĩґĪҚīҖĬњĭљİҔıҖĲѥĴҌĵѸĶѫĸѹĹѳĻѯļѶĽѸĿҕŀ҈ŁҖłҏŃҒńҚŅґņҜŇҔň҇ŉҍŊѹŋѩŌѩōҎŎѣŏ҈ŐҍŒѷŔѵŕҘ
~whatever	Āѷċ҆Ĕ҈ĕѹŒ҇
~when	āҟąҐĊѱĔҝĕҏĖҏĦѶĨ҉ĩѹĪѺĭѺĮѵįҹİ҆ń҇ŅѶņѷŌҎŎґŒ҇ŕҏ
~wher	ĀѵāѶĂѸąҍĆҗćѮĈѷĉѴĊҘċҡčѷĎѹĐҬđѧĒѺēѶĔѹėѹĘѸęѴĚѺěѶĜѸĝѶğқĠѲġѫĢѵģѶĤѱĥѴĦѹħѹĩҖīѵĬѝĭѦĮѸįѶĲѺĳѷĴѹĵҜĶҡķҙĸҔĹҚĺҢĻҕļҜĽҞľѶĿѵŀҌŁѶŃҒńѶņҠŇѷňѳŊѹŋѨŌѫōҕŎѴŏѸŐѳőғŒҌœҦŔқŕѹ
~whereabout	ĀѬāѫĐҎĵ҉ĶҋķҖļ҈Ľ҉ŋѺőҔœҐŔ҈
~whether	āѴćѹĈҎĊѺčҕĘ҈ęҌĚҋĜҔĠҊġҌĦҎĩѺĬҘĭҍİѷŃѸňѺŋҊŎҍœѵ
~which	ĀѰāѰĄ҉ąҐĆҍćҎĈѦĉҐĊҋČ҈čћĎѰďҌđѷĒҎēҐĕҌĖҊĘѧęѨĚѦěѪĜѝĝѣĞҎğҏĠѨġѧģґĤҌĥҍĦѦħґĨҔĩҔĪҌīҗĬыĭљİҊıҕĳѩĴѱķ҆ĺҏľѥŀҏŁҎŃҏńґŅ҆ņҊŇҏŉҝŊѦŋѫŌѧōҟŎѝŏҏőҊŒҌœ҇Ŕ҉
~whil	ā҇
~who	ĀҝāҬĂ҆ăѵćҔĊҝčѹđѺĒҎğҏĠѷġѷĢѷģѷĥқĦѸĩҢĬѲįѺĲҿĴѮĶѹĹѺĺѺŀҏłѹŃғńѶņѹňҡŏѺőѺŔѺ
~whol	ĀґŎ҆
~whom	ćҏĉ҆Ċ҈ĥ҆ĩ҇įѺĲҒ
~whos	ĀѳāѸćҎĩҍĲҲĴѶňҗŒҊ
~why	ĀҶāӸĬѸ
~wich	Ā҇āѯĮ҈ķ҆ĹҊŀѺŃ҇
~will	Āѭā҇ĈҋĔ҈Ě҉Ĝ҆Ŀ҆ŅѺŌ҆
~window	ĀѶāҞ
~wis	āѮė҆ĭ҇
~with	ĀѸā҇ĂѹĄҊąҋĆҋćѲĉѹč҈ďҐĐѺĒҚēҜĘѷęѵĞ҈ĢѵģѺĥҊĦ҈ħҍĬѶĭѺĮ҇ıѺĳѸĴѹķѹĹѸŀ҆Ńҡń҉ŅѹņѸňѵŉґŌѹőѺŒ҆
~within	ĀѸāѯĉҍĊѹę҉ĝ҆ķѷĹҊĻҚļ҈
~without	ĀѯāҒĂ҆ĆҍĈҍĔ҈ĕ҇ĪѳĿѷŉѮŌ҆ŎґŏҠ
~wonder	āҍ
~word	ĀѸā҆ĢҎĴ҆ł҈ŔҌ
~work	ĀѹĈҎĉ҈ĥ҇ĮҐį҆ŌҊœѹ
~workflow	ĀҟāҎŕү
~would	āҏĊѵĔѹĘ҇ěҊģѹĥѹĬҌĭҎĴ҉ļѹłҌńѺŊҌŏҌ
~wrap	Ā҇āѺĒ҇
~wrapp	ā҇ēҌ
~writ	āҒĂґğѴŋѺ
~written	ĀѱĒ҆Ĭ҇ĲҌĵґķҒĹ҉ĺҌļҊĽґœҍŔ҆
~wrong	āҺĢѲĴѷ
~wrot	ĀҔāҋĲҒňѺ
~y	ĀѹāѺĈ҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
~year	ĀѺāҫĎѸ
~yes	Ā҇āѬćѷč҈Ę҉Ěҋě҆ĜҍġҋĦҊĬҍňѹŋҊ
~yesterday	ā҆ńѺ
~yet	ĀѸĄ҈ĠҎīѹ
~yield	ĀѸŇҎ
~you	ĀѤĎ҇ĕ҆ęѸĝѷġѸĬ҉ĹѺĺ҆ľ҉
"""


def lookup(feature: str) -> Iterator[tuple[int, int]]:
    """The kinds a feature speaks for or against: two letters tell which and how much."""
    at = WEIGHTS.find(f"\n{feature}\t")
    if at < 0:
        return
    at += len(feature) + 2
    said = WEIGHTS[at : WEIGHTS.index("\n", at)]
    for letter, weight in zip(said[::2], said[1::2], strict=True):
        yield ord(letter) - FIRST, ord(weight) - MIDDLE


def is_asked_with(word: str, kind: str) -> bool:
    """Whether a sentence of the kind was seen to hold the word."""
    at = ASKED_WITH.find(f"\n{word}\t")
    letter = chr(FIRST + KINDS.index(kind))
    return at >= 0 and ASKED_WITH.find(letter, at, ASKED_WITH.index("\n", at + 1)) >= 0


def is_pair(left: str, right: str) -> bool:
    """Whether the two words were seen side by side."""
    at = PAIRS.find(f"\n{left}\t")
    return at >= 0 and PAIRS.find(f" {right} ", at, PAIRS.index("\n", at + 1)) >= 0
