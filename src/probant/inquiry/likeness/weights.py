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
being	ĀąĉĊĘęěĝğĠĨĩĪĬĵĶĸŃņōŏŐ
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
imported	ĀĜĝģħĨĩĪĶŏ
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
write	ĀĂĘĚĢĮĳĴĽńŊŋőŔ
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
circular	 dep dependency import importing imports | 
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
has	 $ <commit> <literal> <mark> <name> <path> <tag> a abstract access added an and anybody anyone anything as been between brought changed children come commit commits committed contributed created defined deleted ever every exported for found gone got grown how implementations implemented in inside internal it its line listed lots made marked method methods modified more most n no nobody not on one please private protected public put quote renamed security set several since so some somebody someone something teh test that the there these this to today touched typed unused what when which within written | 
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
imported	 $ <name> <path> anywhere at before but by everywhere first for from how in indirectly inside into modules names out please so the where which | 
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
	ĀӸāӸĂѱăѵĄўąѺĆѮć҇ĈӂĉѼĊѸċҕČҏčѪĎѢďѨĐѐđѶĒұēѷĔѓĕљĖӃėѪĘѦęїĚѦěљĜѵĝѱĞүğѷĠѩġѱĢѺģҘĤѽĥҍĦѵħѣĨѬĩҰĪҨīѽĬїĭѰĮҟį҃İӂıҷĲѾĳґĴҍĵ҄Ķҁķ҃ĸѯĹъĺѯĻѓļњĽ҅ľњĿѪŀѴŁ҄łҲŃҁńѵŅҡņҖŇѬň҅ŉґŊџŋїŌѦōѣŎҎŏ҈ŐѢőҶŒўœѕŔҒŕҀ
#CALL BY False	āҏĉӡĊ҇ĘѹĿѸŁҊ
#CALL PAIR False	ĀѺāҔĉѴĊ҆ĔҕĘӓĬѹŁѶŇѳ
#CALL PAIR True	ĀѰā҈ĉѷĘѯęӅ
#CALL TO False	ĀҸāѩĂѹĆѲćѺĊӸĔѺĘѫęѬġѶĢѺĤѹĩѬĪѷĬҌĭѸķѹŁҙŃѹńҟŅҬņґŇҪňѹōҌŐѸ
#DECORATE BY False	ĀѺāқĒӫēѰĿѺ
#DECORATE TO False	ēҲ
#IMPORT BY False	āѹĜѱĝѳĦҾħѵĩ҇Īӵŏҩ
#IMPORT PAIR False	Ā҇āҔč҉ę҉ĚҌĜӂĝҗģѱĦѳħҥĪѨŏѫ
#IMPORT PAIR True	ĀґāѮĜѹĝұĨғĪѳ
#IMPORT TO False	ĀқāѳĜѵĝѰģңĦҙħѵĨѹĩӬĪҌŉҎŏҙ
#INHERIT BY False	ĀґĂ҇ćӜľѰňѳ
#INHERIT PAIR False	Ā҆ā҇ćѰĘѴĚӑěѶňѴ
#INHERIT PAIR True	Āѵęѵěҧ
#INHERIT TO False	ĀҠāѩĂҴćѲĚѴġѺĥѸīѺňӨ
#OVERRIDE BY False	ĀҮ
#OVERRIDE PAIR False	Ā҆āґŀѮ
#OVERRIDE TO False	ĀѪāҒŀӮ
#RAISE BY False	ĀѢāҢńӝ
#RAISE PAIR False	ĀҨāѵŃѵńѺ
#RAISE PAIR True	Āҙ
#RAISE TO False	ĀѺĿѲŃӸ
's	ĀѠāњćҍĔѷĕҘĚ҈Ģ҇ģ҈ĩ҆ĬѺĭѺİ҈ıҌĹѵĺғĻѷļҕŀ҇łѹŅ҇Ŋ҆ŎѶő҆
's $	ď҈
's <name>	āѹĔѷĕғģ҇ĺ҉
's <name> $	ģ҇
's <name> method	ĺ҉
's _ $	ĀѴāѱćҏđ҇ĕѹĚҍěѵĜҊĝѸĢҏģҋĩ҉ĪҊķѺŀҕŎѶŏѸ
's _ <name>	ĺҏ
's _ classes	ćѹě҉ŀѺňҍ
's _ commit	ĀѺ
's _ count	ĀѶĳ҇ľ҇Ŋ҆
's _ for	ĕ҇
's _ function	ļҊ
's _ helper	ļҎ
's _ is	ņ҆
's _ list	ŁҊ
's _ method	ĺ҉
's _ of	ĺ҉
's _ that	Ā҇ā҈
's _ |	ĀѱĘҌęѺĜѷĝҊı҉őҋ
's base	ć҉ě҉ňѶ
's callees	ĉҊ
's callees $	ĉҊ
's callers	ĀѺĊҐĘ҆ęҋĚѸ
's callers |	ĘҍęѺ
's definition	ķҍ
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҇
's fields $	Ĥ҇
's files	ņ҆
's files is	ņ҆
's importers	ĜҋĝѸĩҏ
's importers $	ĜҋĝѸĩҏ
's imports	ĜѷĝҊĪҋ
's imports $	Īҍŏѹ
's imports |	ĜѸĝҊ
's inner	ļҊ
's inner function	ļҊ
's interfaces	ī҇
's interfaces $	ī҇
's line	ĳ҇
's line count	ĳ҇
's metadata	Į҆
's method	ā҇ĺ҇ľ҇
's method <name>	ĺҋ
's method count	ľ҈
's method that	ā҈
's methods	Ŀ҉
's methods $	Ŀ҇
's nested	ļ҉
's nested helper	ļ҉
's parents	ćҌĚҊ
's path	őҋ
's path |	őҋ
's signature	ď҇ĕҏ
's subclasses	ĚҏěѶňҊ
's subclasses $	ĚҏěѶňҊ
's test	Ŋ҆
's test count	Ŋ҆
's tests	ĀҒāѶō҆Ŏѷ
's tests $	ō҇Ŏѷ
's type	Ő҈
's type $	Ő҈
's value	đҍ
's value $	đҍ
<commit>	Ā҆āҚąѪČӸčӸĎѵĐѺĜѺĝѹģѸĩѶĪѹĬѸĭѸĮѸįѯİѲĳѴŅѶņѵŉӲŏѺőѷŕѺ
<commit> $	ĀҚāѱČҧčҖŉҡ
<commit> 's	Č҇
<commit> <name>	āѺčҋ
<commit> <name> with	āѺč҉
<commit> _ $	ĀҏČҞčҔŉҎ
<commit> _ <name>	ĀѮčҠ
<commit> _ <path>	āҍčҜ
<commit> _ a	č҇
<commit> _ also	č҇
<commit> _ anything	ā҆
<commit> _ by	Ā҉čѸ
<commit> _ changes	č҇
<commit> _ did	ā҆
<commit> _ files	ČҎ
<commit> _ has	č҆
<commit> _ in	āғčѹŉ҆
<commit> _ is	Ā҆č҆
<commit> _ it	āѸčҍŉ҇
<commit> _ made	Āғāѱ
<commit> _ the	č҇
<commit> _ to	ā҉ŉ҇
<commit> _ what	ā҇Č҈
<commit> _ which	Āѷāҋ
<commit> _ with	āѺč҉
<commit> _ |	Ā҈āѬČҏč҉ŉ҉
<commit> altered	čҍ
<commit> and	ĀѲāҏ
<commit> break	ĀѰāҜčѷ
<commit> break <name>	ā҇
<commit> break <path>	ĀѷāґčѺ
<commit> change	ĀѶāҘ
<commit> change $	ā҆
<commit> change <name>	č҇
<commit> change in	Āѹāҏ
<commit> changed	ĀѩāҔČ҆čҍ
<commit> changed <path>	č҆
<commit> changed in	ĀѵāҒ
<commit> concerns	č҇
<commit> concerns also	č҇
<commit> contain	č҈
<commit> delete	Ā҉
<commit> did	ĀѺč҉
<commit> did it	č҇
<commit> did to	ā҈
<commit> has	č҉
<commit> in	āҐčѷŉҋ
<commit> in which	ā҆
<commit> include	č҉
<commit> include <path>	č҆
<commit> included	ŉ҇
<commit> included $	ŉ҆
<commit> is	āѸŉғ
<commit> is in	ŉ҆
<commit> leave	ā҇
<commit> left	č҆
<commit> made	Ā҉
<commit> make	āѺč҇
<commit> modified	Č҆
<commit> modify	ĀѺāѺČ҇č҉
<commit> please	Ā҉āѶ
<commit> touch	ĀѵāѹČҐč҉
<commit> touch <path>	č҆
<commit> touched	Āѷā҆Č҈č҆
<commit> touched $	Č҆
<commit> touched <path>	ā҇
<commit> what	Ā҆čѺ
<commit> what did	ā҇
<commit> which	ĀѲāҏ
<commit> which files	Č҆
<commit> |	ĀҗāѺČҐčҘŉҏ
<commit> | $	ĀҜāѲČ҆čҕŉҌ
<commit> | has	č҆
<commit> | what	ā҇
<commit> | which	ā҆
<line>	ĀҕāҠĐѺįѺĲӢĳѶĴӲ
<line> $	Ā҈Ĳ҆Ĵҗ
<line> _ $	ĀѹāѷĲҘĴғ
<line> _ <name>	ĀѲāҍĲғĴҗ
<line> _ <number>	ĀҬĳѸĴѵ
<line> _ <path>	Ā҇āҠĲҗĴҙ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	Ĵ҉
<line> _ who	ā҉
<line> and	Ā҇
<line> author	Ĳ҈Ĵѹ
<line> author $	Ĳ҈Ĵѹ
<line> from	Ĵҍ
<line> from <path>	Ĵ҆
<line> in	ĀѷāҎĲҗĴҔ
<line> in <name>	Ĵ҈
<line> in <path>	ĀѺāҋĲ҉ĴҎ
<line> in the	Ĳ҈
<line> of	āҜĲҘĴҕ
<line> of <name>	ĀѶā҉ĲҍĴҋ
<line> of <path>	ĀҎāҖĲҊ
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҇
<line> thru <number>	Ā҇
<line> to	ĀҩĲѹĴѲ
<line> to <number>	ĀқĴѸ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҆
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҈
<line> |	ĀѷĲҋĴҖ
<line> | $	ĀѺāѸĲҊĴҖ
<line> | author	Ĳ҇
<line> | what	Ĵ҆
<line> | who	ā҉
<literal>	ĀъąѺċѹČѹĒѺĖѺĥҞĩѹīҐįѺİѷıѸĳѶĵҡĶҌķҔĽҠĿѺŃҝŅѹňѸőѯŔӸ
<literal> $	ĀѢĥҔĵ҉ķґőѺŔҮ
<literal> <name>	ĥ҇ĵ҆
<literal> <name> |	ĥ҇ĵ҆
<literal> _ $	āѷīҐĵѸķґŔҕ
<literal> _ <name>	āҋŃ҈
<literal> _ from	Ŕҍ
<literal> _ in	ĀѺā҆Ŕ҆
<literal> _ is	ĶҋŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҈
<literal> _ this	Ŕ҈
<literal> _ written	ķѺĽҎ
<literal> _ you	Ā҇
<literal> _ |	ĀҙāѶĥ҇Ľ҈
<literal> and	Ŕҏ
<literal> comes	Ŕ҇
<literal> comes from	Ŕ҇
<literal> could	Ā҇
<literal> could you	Ā҇
<literal> in	ĀѷĽҐŔғ
<literal> in source	ĽҐ
<literal> is	ķҋĽ҉
<literal> is written	ķѺĽҎ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҉
<literal> where	Ŕ҆
<literal> with	ā҇Ń҇
<literal> |	ğ҇Ŕҕ
<literal> | $	Ā҈Ŕ҇
<mark>	Āќā҆ĂҮĒӸēҘĪѹĿѴŀҔŃѹ
<mark> $	ĒҨ
<mark> _ $	ĀҖāѫĂҌĒґ
<mark> _ <name>	ĀѹĂҕ
<mark> _ above	ĒҊ
<mark> _ in	Ăҏ
<mark> _ is	ā҇
<mark> _ more	ā҇
<mark> _ of	ŀҋ
<mark> _ on	Ē҆
<mark> _ stuck	ē҉
<mark> _ the	āѷēҍŀҌ
<mark> _ them	Ē҆
<mark> _ to	āҌ
<mark> _ |	Ēҍ
<mark> above	Ē҆
<mark> applied	Ēҍ
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
<mark> is	Ē҇
<mark> itself	ā҆
<mark> line	ĒҎ
<mark> on	Ē҉
<mark> that	ē҇
<mark> |	ĀҌĂҍ
<mark> | $	ĀҘāѰĂҍ
<name>	ĀжāѵĂҜăџĄюĆҠćҲĈлĉҨĊҢċїČлčҏďҜĐҞđҧĒўēҭĔҌĕҋĖтėүĘҊĚҊĜѬĝѫĞѓğҜĠҤġҦĢҮģѯĤҪĥҚĦѧħѲĨѢĩѫĪќīҪĬҴĭҵĮёįҊİвıиĲѪĳѰĴѰĶҊķҙĸҕĹѺĺҘļ҆Ľ҉ľҍĿқŀҡŁҰłиŃґńҤŅѵņѶŇҤňҮŉуŊѨŋҊŌҕōҭŎѪŏѩŐҝőѲŒҗœҋŔэŕж
<name> $	ĀҖāђăѳĄѴąѮćѲĈѬĊқČѯčѹĎ҉ďҕĐҝđѳēңĔҍĖҊėѱĘҍęҕĚҌě҆ĜѣĞѩğѸġѰģ҉ĤҌĥґĦѰħѧĨ҆ĩ҈ĪѹĬіĭќĮѬıѰĳңĴѹĵѲķѵĹґĺҕĻҗľ҇ĿҋŀҚłѵŃҜńғņѸňҊŉѲŌѧōҦŎѩŏѴŐҎőґœғŔѹŕѮ
<name> 's	ĀѴāѠćҎĊ҆ĔѸĕҘĚ҉Ģ҉ĹѹĺҎĻѸļҕŀ҆ň҆Ŏѵ
<name> 's <name>	Ĕѷĕғĺ҉
<name> 's base	ć҉ě҉ňѶ
<name> 's callees	ĉҊ
<name> 's callers	ĀѺĊҐĘ҆ęҋĚѸ
<name> 's definition	ķҍ
<name> 's fields	Ĥ҇
<name> 's inner	ļҊ
<name> 's interfaces	ī҇
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parents	ćҌĚҊ
<name> 's signature	ď҇ĕҏ
<name> 's subclasses	ĚҏěѶňҊ
<name> 's tests	ĀҕāѶō҆ŎѶ
<name> 's type	Ő҈
<name> 's value	đҌ
<name> <literal>	ğ҈īҐĵѹ
<name> <name>	ĀѷāқąѷćѬĉѷĊѲċ҇ďҢĐѴđҸĔѳĕҔėѸęѸĚѵĠѹġѷĥѺĪѹįҠİѺĲҊĳҔĴҕĵѺĶғĹ҆ĺѺŀҋŁѲŃѶŇѵňѷŌѺōѬŏҋőѶŒҒœ҇
<name> <name> $	Āҕā҆ćѷďҜđѡēѹĢҐĥ҆įҔĳҦĴ҆ĹҊĺѺŀҎŁѹňѪœ҉
<name> <name> <name>	ĀѰāҵđѮĘѷě҇ĢѺį҈
<name> <name> comments	āғ
<name> <name> for	đѷĕҎ
<name> <name> in	āѺđҐē҇
<name> <name> is	ĔѺĕ҈Ķ҉
<name> <name> something	Ķҋ
<name> <name> to	āѲđҎ
<name> <name> version	Į҆
<name> <name> what	đҘŇѺ
<name> <name> |	Āѥāһď҇ĐѹđҶĘѷě҆ĢѶĩ҉ĮѺįҋňѺōѪŏҊ
<name> <path>	Ā҆āѯħҋįҋ
<name> <path> $	įҋ
<name> <path> |	Ā҇āѺ
<name> _ $	ĀґāћĂѨăѶĄѷąҊćґĈѷĉҐċѴČѴďґĐ҉đ҆ĖѭėѥĘѶęҌěѷĜѩĝҎĞҋğѺġҌģ҆ĤҐĥҝħѳĪҏīҏĭѭĮғįҋİѪıѳĳҒĴғĵ҆ĸ҇ĺҐļҌĿґŀ҆ŁѱłѶŅѮŇ҉ňҋŉѵŌѸō҉ŎѳŏѴŐ҉őѸœ҇ŔѴŕѱ
<name> _ <literal>	ŔҐ
<name> _ <name>	āҗĂѷĆ҆ćҐĈѹĉѰĊҋĎѺďҳĐҕđљĔҙĕҝėѶĘҷęҘĚҪěҘĜѺğҊĠѹĢѳģғĤѲĥѰĩѰĪѴīѳĬѠĭѮĲҗĳѹĵѵĸѵĹҚĻҒļ҇ĿѯŀҐŁѡŃҕŅѹņѷŇѭň҇őѯŒѶ
<name> _ <path>	ĀҠāҔĆ҉ĎѮĐ҆ĜңģҎħҟĩѭĪѲŏѷőѸ
<name> _ <tag>	ā҇ĊѺĠҍ
<name> _ a	ĀҚā҉ĂѺć҈ĊѶĐ҈Ē҉ĕ҆ĘҍĚҏě҈ġѴĥѺĬҐĭѺĺ҆ļ҉ľѺŃѶņѺňҎŌ҇ŎѸ
<name> _ above	ēқĚѺěҐĳѷ
<name> _ abstract	Āѹā҇ĂҖĬҔ
<name> _ access	ĭ҉
<name> _ added	Ā҇
<name> _ after	ĀҏĠѺ
<name> _ all	Ā҈āѹĆҊġ҈Ģ҇
<name> _ allowed	ė҉
<name> _ among	ĀҊĚ҇ňѺ
<name> _ an	āҕĘ҇ĥѹĩ҆īҌļ҉ĿѺńѹ
<name> _ and	ĀҋāҜĊѺĐѺķѶĺѺ
<name> _ annotated	ē҉
<name> _ any	ĀҔāѳī҈
<name> _ anybody	Ā҈
<name> _ anything	Āѹń҉
<name> _ anywhere	ō҈
<name> _ are	Āѵĉ҈Ċ҆ĤҌń҇
<name> _ args	ā҇ĉѶŁҐ
<name> _ argument	ď҉
<name> _ arguments	Ł҈
<name> _ around	Ā҆
<name> _ as	āѸđҎĚ҇ěѷĬҔĭҏ
<name> _ async	āҋĬҖ
<name> _ at	āѺĖ҇ĠѹĶ҈ń҈Ō҈
<name> _ attribute	ŐҒ
<name> _ attributes	āѺĤҊ
<name> _ available	ģ҇
<name> _ back	ĔҏŇҕŐѹ
<name> _ base	ĀѰěқ
<name> _ be	Ā҆āѺĐ҆ĭҊ
<name> _ been	ā҆ĭ҆
<name> _ before	ĀҌ
<name> _ being	Ĭ҆
<name> _ between	Ā҈āѰŁ҈
<name> _ big	āҋŒѷ
<name> _ born	ą҇
<name> _ by	ĀѨāҍč҉ę҇ěҘĩ҉Ļҋ
<name> _ call	Āѷā҈ĉѬĊґĘ҆ęҍ
<name> _ called	ĀҋāѺĉѲĊҍĕ҆ęқ
<name> _ callees	ĉҊ
<name> _ caller	ĀѵāѶĉҐĘҙĚѹ
<name> _ callers	ĀѺĊҐĘ҆ęҋĚѸ
<name> _ calling	āѹĊ҇ĔҋĘ҇
<name> _ calls	ĉ҇ĘҌ
<name> _ can	ķ҈
<name> _ caught	Āғ
<name> _ cfg	ā҇
<name> _ change	ĀѶĢ҉
<name> _ changed	ĀѹĎ҆įҍ
<name> _ child	ĀѹāѺćҒĚҎň҈
<name> _ children	Āҋňґ
<name> _ ci	ĀѹāҐŕѹ
<name> _ class	ĵѱĹҪ
<name> _ classes	Ā҉ćҌĥѴňҌ
<name> _ classmethod	ĬҌ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҌāѸŃ҆
<name> _ come	āѳŌҊ
<name> _ comments	āҔ
<name> _ commit	ĀѹįҎİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	ĐҐ
<name> _ considered	ĭ҉
<name> _ constant	āѰđҋ
<name> _ constraint	Į҆
<name> _ coroutine	ĬҌ
<name> _ count	ĀҠćѱĎҋ
<name> _ created	ā҆
<name> _ dead	ĀґāѬŏ҆
<name> _ declared	ĀѺĭ҇ĽҏŁ҉
<name> _ decorated	ēҋ
<name> _ decorators	ēҊ
<name> _ def	Ļ҇
<name> _ default	āѸĔҍĕґ
<name> _ defined	ĀѶĆҕġ҉ĵ҉ķѸĺҎļ҇
<name> _ definition	ķҌ
<name> _ deleted	Āѹā҉
<name> _ derived	Ā҉ć҉ě҆ňѹ
<name> _ descendants	Ěґ
<name> _ design	ā҈
<name> _ differences	āѺďҋ
<name> _ different	ā҇ď҇
<name> _ disk	ŒҌ
<name> _ do	ĀҊāѯŋ҉
<name> _ does	ĕҋĘ҇ę҉Ģ҇Ĵ҆ĻѺŋҐ
<name> _ down	Ľ҆
<name> _ during	ā҉
<name> _ enough	ā҈
<name> _ entry	Đ҇
<name> _ environment	ğ҉
<name> _ equal	đ҇
<name> _ every	ĀѸā҉
<name> _ exceptions	ŃѶńҜ
<name> _ executed	ęҌěѺ
<name> _ existing	ŋҊ
<name> _ exists	āѹĘҎ
<name> _ exported	ĭҝ
<name> _ exports	ģ҈
<name> _ extended	ěҍ
<name> _ extension	Œҋ
<name> _ fail	āґĉѺōѺ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҇
<name> _ field	Ĥ҇
<name> _ fields	ĀҒāѪĤҎ
<name> _ file	ĸ҈Œ҈
<name> _ for	ĀѷāҎă҉đѺĕҦğҕĢ҇īѸŇѸŌѺŏҚŐѸ
<name> _ forget	ā҇
<name> _ found	Āѷāѷę҇Ġ҆ġ҈ŋ҆
<name> _ from	Āѷā҈Ă҇ćҐďҕęҗĚҝěҊģѩĪѸĸ҈Ņ҇ņѺňѮ
<name> _ func	ďҌĻҏŁѹ
<name> _ function	Ĕ҈ĹҏĻҎ
<name> _ functions	āҎ
<name> _ generator	ĀҊ
<name> _ get	Āѹā҆
<name> _ give	Ā҆
<name> _ given	Āѹ
<name> _ good	āҔ
<name> _ has	Āҍā҆ć҆ĵ҇ňѷ
<name> _ have	āҊ
<name> _ here	ġҏ
<name> _ how	āѶĎҋđ҇ľ҇
<name> _ i	ĀҍāѴĕ҆ėѺĘ҈ĮҊĹ҉
<name> _ if	āҊ
<name> _ implementation	ī҈
<name> _ implementations	ĥ҇
<name> _ implemented	ĥ҈ķҌĹ҆
<name> _ implementers	ĥ҇
<name> _ import	āѸĩ҉Īѹ
<name> _ imported	ĀѶĩҗ
<name> _ importing	āҌ
<name> _ imports	āѸħҊ
<name> _ in	ĀҐĂѵą҉ćѸĉ҈Ċѵđ҈ĔқĕѸėҕĚѹě҇ğ҇Ġ҆Ģ҈ĤѺĩѱĬѺĶҊĸѶĹҋĻҐĽѸŊѸŋҌŌѺŎѸŏѹőҌœѺ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѺ
<name> _ inheritance	ā҇ĚҌ
<name> _ inherited	Āҋ
<name> _ initialised	Ā҈
<name> _ inner	ĻѸļҖ
<name> _ inside	ĀѹĐ҆ę҇Ŀґ
<name> _ instantiated	Ā҈
<name> _ int	āѸŐғ
<name> _ interfaces	ī҉
<name> _ internal	ĭҚ
<name> _ into	ā҈
<name> _ introduced	Ľ҇
<name> _ invoked	ĊҐęҐ
<name> _ is	āѯď҇đѺĚ҇ĭҋį҈İѺĹҔĻҊļҊĽ҆ňѷœҋ
<name> _ it	āѷĂѸĔ҈ĕ҆ęҏĚ҉Ġ҈ĢҊĬқŁѺŌҌ
<name> _ its	ĀѪāҍĂ҈ĉѸĐ҉ē҈ĚҔĢѺĪ҈īѺį҇Ķґĺ҉ĻѹļґŇѷŐѺ
<name> _ itself	Ħ҇
<name> _ jobs	ā҈
<name> _ known	ŅҌ
<name> _ l	Āҍĳѷ
<name> _ last	ā҈įҏ
<name> _ like	Ā҆ĭ҇
<name> _ line	ĀҏāѢĴѸĵ҉ĶҋķґĹ҉ĺѺ
<name> _ list	ĀҒĉҋď҆ōѸ
<name> _ listed	ĸ҆
<name> _ lives	āѹķҍĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѹĵҋķѸĺҒĻ҇Ľ҇
<name> _ long	Āҋ
<name> _ made	ĀѺĬҌĭ҈
<name> _ many	Ŋ҆
<name> _ matched	ā҆
<name> _ me	āҋľ҇ĿѺń҇ő҆
<name> _ mean	ĀҊāѯŁ҇
<name> _ member	ľґĿѺ
<name> _ method	ĀѶāҋĺҏľ҆
<name> _ methods	ĀѯāқĂѹĿҘ
<name> _ modified	į҇
<name> _ most	ā҈
<name> _ moved	ņ҇
<name> _ must	ā҈ğѸ
<name> _ my	ğ҉
<name> _ n	Ę҆ę҆Ě҆ľҊĿѸ
<name> _ name	āѺŅҊ
<name> _ names	ĤҐ
<name> _ need	ļ҆
<name> _ negative	ĀѷāҌ
<name> _ nested	ā҇ļҒ
<name> _ never	āғĸѺŏ҆
<name> _ new	Ā҈āѸ
<name> _ no	ĀѶāҐĐ҇
<name> _ none	ā҆
<name> _ not	āҍďҏĘ҆Ěҍě҆ĢѺīѺĿѷ
<name> _ now	ā҆ņҌ
<name> _ number	Āѹāҏ
<name> _ of	ĂҍĆѸćѴĉѹĊѷč҈ĔҒĕѹĘҋğҥĠ҉ĢѸģҏĩҵĪѲĮҔĹ҇ĺѳŁѺŇѸŌѹœѷŕ҈
<name> _ ok	ŌҊŎ҆
<name> _ on	ĀҘāҋćҎĉ҆ēѵĚ҈Ĝ҈ġѰĩѸĪҌĹ҆őѺŒҎ
<name> _ one	āҏĹ҆Ļ҈
<name> _ ones	Ā҉āѸď҉ŁѺō҈
<name> _ only	Ā҇ĂґĆ҈ĒѺīѺ
<name> _ or	ĀҘāѶċ҉Ğ҇łѺňѷ
<name> _ other	ď҉ŁѺ
<name> _ our	ŋ҆
<name> _ out	ĀҎ
<name> _ outside	āҊ
<name> _ over	ĀѺāҌ
<name> _ overridden	āҌŀҐ
<name> _ overrides	ĀѶĂҕŀҒ
<name> _ overriding	ĀҒĢѺ
<name> _ own	āѺŀ҆
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
<name> _ pls	Ľҋœ҆
<name> _ position	Đ҆
<name> _ present	Ō҆
<name> _ private	ĭҚ
<name> _ property	ĀѸĬҎ
<name> _ protected	ĭҚ
<name> _ public	ĭқ
<name> _ pulled	ā҈
<name> _ put	āѺĸ҇ĺҊő҆
<name> _ raise	Ā҇
<name> _ raised	ĀҏāѶŃҒńѹ
<name> _ read	Ā҆
<name> _ redefined	ŀҌ
<name> _ release	ė҈
<name> _ renamed	Āѹņҋ
<name> _ required	ĀѲāқĮ҇
<name> _ responsible	Ģ҇
<name> _ return	Ň҆
<name> _ right	ĀѲāҐ
<name> _ run	ŌҊ
<name> _ same	ā҉
<name> _ set	ĐҎđ҈
<name> _ should	āѶĻҏ
<name> _ signature	ĀѺďҍĔҍĕҏ
<name> _ since	ĀѭāҖ
<name> _ sits	Ļ҇
<name> _ so	ā҈Ĭ҇
<name> _ something	Ķҋ
<name> _ somewhere	ę҇
<name> _ source	ĺҗĿѹŒ҆
<name> _ specialisation	ć҆Ěҋ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	ĀѹāҐĬҕ
<name> _ subclass	ĀѲĚҏ
<name> _ subclassed	ěҋ
<name> _ subclasses	Ā҇ĚҎěѵŀҊ
<name> _ succeed	Ŏ҈
<name> _ superclass	Ā҉ĚѺěҏ
<name> _ superclasses	ć҆
<name> _ tally	ĺѺľҗĿѷŊҌ
<name> _ test	ĀѺŌ҇œ҇
<name> _ tested	ĀґāѸōқŎѺ
<name> _ tests	Āғāѱō҈ŎѺ
<name> _ text	Āѹĳ҈Ĵҍ
<name> _ than	āҊ
<name> _ thanks	āѺ
<name> _ that	āҪĆѹćѺĊѹďҊŌѺ
<name> _ the	āқćѴĊҋč҈ĎѸďҗĐҊĔҔė҇ĘҎěҒğҗĠ҇ġғģѺĤѶĪѸīѺĬѸįѹİѷĵѫķѭĹ҉ĻҍļҌľѴĿѭŀѷŁѯŃѷńѺŅҊņҋŇѵňҗŐѱ
<name> _ their	ĀҊĥ҈ň҉
<name> _ there	ĀѯāѶĘҋĚҊĠ҆Ģ҉ĥ҇ļ҆
<name> _ these	ņ҆
<name> _ this	ĀҘāѺĊҊėҌĞѶ
<name> _ through	ĀѸŌҎŎ҉
<name> _ thrown	Ā҆āѸŃҕ
<name> _ to	ĀѠā҉ĉғĊѺď҈đҎĕҖĚ҈ĢґħҊīҊĬҊĮѹĵѳĺѸŁѯŅ҈ŇҌ
<name> _ today	ņҌ
<name> _ too	āҌ
<name> _ tree	ĵ҆
<name> _ true	ě҉
<name> _ twice	āҊ
<name> _ type	ĀғŇѱŐҖ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҎ
<name> _ up	ě҆ī҆Ō҉
<name> _ used	Ā҇āҎĊҋĶѸō҇ŏѺ
<name> _ value	ĀѰđ҆ĔҐĕґ
<name> _ variable	ĶҊ
<name> _ version	ėҎ
<name> _ was	Ņ҆œ҆
<name> _ we	ĀѺėҌġ҉
<name> _ week	ā҆
<name> _ what	ćҋďҋđҚĕҏėҍĤ҆ī҈ĬѺĮѵĿ҈ŁѷŇѶ
<name> _ when	āґĔҌį҆ŇѷŎ҇
<name> _ where	Ā҉ĐҊġѹĶ҉ķ҆Ļҋļ҉Ľҋŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	ĀѴāҋđ҈ē҈ĕ҇ĮѸĽѷŁҍń҆ŅѸňҋō҆Ő҆ő҆
<name> _ who	ĀѷāҚŀѹ
<name> _ why	āҊ
<name> _ will	Ă҆
<name> _ with	āѳď҈ēҒ
<name> _ within	ĀҊĻҎ
<name> _ without	āҎ
<name> _ work	ĉ҈
<name> _ would	ĀѺāѹĬ҇Ĵ҇
<name> _ written	ĀѰāҌĵ҉ķғĺҌĽѹœҏ
<name> _ wrong	āҌ
<name> _ yes	ġҊ
<name> _ yesterday	āҋ
<name> _ you	ĀѵāѴĔ҇ĕҋğ҇Ģ҆ŋ҉Œ҆
<name> _ |	āњĈѹĉҖď҆đүĕѳėѶěҜĜѺĝѹğѹġѮĥҎħѺĪ҉īѹĬҚĭҒĮѸİѺĲѹĵҌĺѵĻ҈ľҋĿҍŀѺŁҏŅѸņ҆ŇғŊ҆ŋѶōѬŎ҇ŒѹŔѹŕѺ
<name> a	āѥćҊĘ҈ę҆ĚҐĬҠĳѺĹ҈Ľ҇ňѸŌ҉œҋ
<name> a <name>	ĀҌĚѶĹ҆
<name> a base	ćѸňҊ
<name> a child	ćҒĚ҉
<name> a classmethod	ĬҌ
<name> a coroutine	ĬҌ
<name> a generator	ĀҊ
<name> a good	āҌ
<name> a list	Ā҉
<name> a parent	ěҋ
<name> a property	ĀѸĬҎ
<name> a specialisation	ć҆Ěҋ
<name> a subclass	ĀѲĚҏ
<name> a superclass	ĀҋćѷĚѺěҏňѸ
<name> a test	Āѵŋ҆œҌ
<name> a typedef	Ľ҈
<name> about	ĀѸāҎ
<name> above	ēҎ
<name> abstract	ā҈ĬҖ
<name> abstract $	Ĭҍ
<name> abstract methods	āҋĂѸ
<name> abstract |	Ā҈Ĭ҆
<name> accept	ĀҏāѵŁҌ
<name> across	Ā҉
<name> across the	Ā҉
<name> actually	āѺķ҇
<name> add	āҐĪѹ
<name> added	ĀҞāѪ
<name> added $	ĀҐāѲ
<name> added to	ĀѶāҊ
<name> added |	Āҟāѥ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҇
<name> after <tag>	ā҇
<name> all	ĀҌ
<name> all of	Āґ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> already	Āѹ
<name> also	ā҆Ěҏ
<name> although	āҔ
<name> although it	āҔ
<name> among	āѲćѺč҈ĚҋěҐŋ҆
<name> among its	ěҌ
<name> among the	ĀҎāѴĚҋ
<name> an	ĀѺāѸě҉īҊ
<name> an implementation	ī҈
<name> and	ĊѺďҡĕҏğ҉Ħ҇ĩѹŌҋ
<name> and <name>	ĀѯāҎďҡğҋ
<name> and <path>	āҊ
<name> and at	ĀҊ
<name> and do	ĀҊāѸ
<name> and in	ň҇
<name> and it	Ĕ҇
<name> and its	ĀҊāѸ
<name> and need	Ā҆Ĺ҆
<name> and the	āѺďҌ
<name> and their	Āҏ
<name> and when	ā҇
<name> and which	ĀѸāѷŁ҈ň҇
<name> and who	ĀѮāҔ
<name> annotated	ēҌŇ҈
<name> annotated with	ēҋ
<name> any	ā҇Œ҇
<name> any good	ā҉
<name> apart	ď҇
<name> apart from	ď҇
<name> appear	ěҋ
<name> applied	ēҌ
<name> are	ĀѹāҰĂ҇Ć҆ĉѺėҊĥ҆ŏ҇
<name> are a	ā҇
<name> are failing	Ā҇āѺ
<name> are never	ā҇
<name> are only	āѶĂҍ
<name> are there	āѺĥ҈
<name> are unused	ŏ҈
<name> are used	ā҇ŏѺ
<name> argument	ĀҏāѶĔҍ
<name> argument of	Ĕ҈
<name> around	ġҍ
<name> around in	ġҋ
<name> as	āѶćѵĒ҈Ěҗě҆ġѸĬѹĭ҉ňґŌ҇
<name> as a	āѺĒ҈ěҌġѹĬѸĻ҆ō҆
<name> as an	Ā҆ā҈
<name> as base	Ě҉
<name> as their	Ā҈ňҊ
<name> assigned	Ķҍ
<name> assigns	ĕ҇
<name> assigns to	ĕ҇
<name> async	ĀѹĬҙ
<name> async $	Ĭ҉
<name> async |	Ĭҍ
<name> at	āѬĠҋġ҈ĺ҆ń҈ō҇
<name> at <tag>	ĀѺ
<name> at all	Āҏāѷġ҈
<name> at me	āѹń҈
<name> at some	ĀҊāѺ
<name> at which	ā҈
<name> base	ćҕňѰ
<name> based	ĀѶćҏĚҍňѷ
<name> based on	ĀѶćҍĚҍňѷ
<name> be	ĀҗāҔě҇ġ҈ĭҌŀѹŇѵ
<name> be a	ā҈
<name> be called	ĀґāѮĚ҆
<name> be considered	ĭ҉
<name> be found	ĀѷāѸę҇ġ҈ŋ҆
<name> be made	ā҈
<name> be moved	ā҈
<name> be overridden	āҎŀѺ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѺě҉
<name> become	ņҏ
<name> been	ĀѸāѰĬҌĭ҇ĺ҈
<name> been made	Ĭ҇
<name> been put	ĺҊő҆
<name> before	ĀѺā҈ņ҈ŋѹ
<name> before the	Ņ҆
<name> before |	ā҉ŋѹ
<name> begin	ĀҋĐѺ
<name> begin and	ĀҐĐѺ
<name> begins	ĵ҆ķ҈
<name> behave	Āѷāҋ
<name> being	ĀҎāѺę҆
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
<name> built	ň҉
<name> built on	ňҐ
<name> but on	ā҆
<name> by	ĀѰĊ҆ď҉ęҏĚҊěѸń҉
<name> by <name>	ĀѰć҈ď҇ęҐńҋ
<name> by calling	Ċ҉Ę҆
<name> by default	ĕ҈
<name> by inheritance	ā҇ĚҌ
<name> by the	Į҆
<name> call	ĀѩāҌĘҐęғŁҊ
<name> call $	āѳĉҍĘ҇
<name> call <name>	ĀѺāґŁѺ
<name> call it	Ęѷęґ
<name> call |	āѸĉҌ
<name> called	āҖĉѹĊҕĹѺļѸņҎ
<name> called $	Ċ҉
<name> called anywhere	Ċ҆
<name> called before	ĀҎāѸ
<name> called by	ę҆
<name> called from	Ċ҈
<name> called in	ĀҎāѴ
<name> called now	ņ҇
<name> called per	ĀѸāҊ
<name> called |	ĀѸāҜĹѺļѸ
<name> callers	ĀѶĊҗ
<name> calling	ĊҐ
<name> calling <name>	ĊҐ
<name> calls	ā҈ĉҎĊѲĘ҇ęҙļѸ
<name> calls $	Āҍęҍ
<name> calls <name>	ĘҐ
<name> calls whom	ā҆
<name> calls |	ę҈
<name> can	ĀѺāҎĉѹńҋ
<name> can fail	āҊĉѺ
<name> carries	ēґ
<name> carries $	ēҋ
<name> carry	ĀѺāҊ
<name> catch	Āѹāҍ
<name> catch |	ā҉
<name> caught	ĀѨāҙ
<name> change	ā҈
<name> change after	Ā҇āѺ
<name> changed after	ĀҐāѶ
<name> changed since	Āѷāҋ
<name> check	Āѹāҝ
<name> check $	āҍ
<name> class	ĀѶĤ҆ĵҖĹҊĺҌĿ҆
<name> class $	ĵҊ
<name> class is	Ĺ҇
<name> class |	Ĥ҇
<name> classes	Āѹĥѹňҗ
<name> come	ĀѺāѰćѹĚ҉Ĥ҆
<name> come from	Ě҉
<name> come into	Ā҆āѶ
<name> come with	Ĥ҆
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> comments	āғ
<name> comments $	āғ
<name> commit	ĀѸĎҍ
<name> compare	ďҋ
<name> compare with	ď҈
<name> compared	ďҌ
<name> compared to	ďҌ
<name> conform	ī҆
<name> conforms	īҋ
<name> conforms to	ī҉
<name> considered	ĭ҇
<name> considered like	ĭ҇
<name> consists	Ā҈āѹ
<name> consists of	Ā҈āѹ
<name> constant	đҌ
<name> constant $	đҌ
<name> contain	ĀѯĘҍľҊĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѹĘ҉
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	ĀҐ
<name> content	đѸĴҠ
<name> content $	đѸĴҠ
<name> correct	āґĘҋŇѱ
<name> could	ĀѺā҈Ģ҇
<name> could you	ĀѶā҆Ģ҇
<name> count	āѸĚҋĬҎĭҋ
<name> count as	ĀѷāѹĚҋĬҎĭҋ
<name> covered	Ā҇
<name> covered by	Ā҈
<name> crash	āҗķѷ
<name> created	Ā҈āѹ
<name> created |	ĀҊāѸ
<name> currently	Ō҆
<name> declaration	ķҖ
<name> declare	āѹĿ҉
<name> declare |	āѺĿ҉
<name> declared	ĀѲĬҊĵҊĽҌ
<name> declared $	Ľ҇
<name> declared |	ĵ҆
<name> declares	Ă҆ļ҆
<name> declares its	Ā҆ļ҆
<name> decorated	āҊēґ
<name> decorated $	āҊ
<name> decorated with	ē҆
<name> decorator	Ēҍ
<name> decorator $	Ē҇
<name> def	ĵҋĶҌķѵĺғ
<name> def line	ĶҎ
<name> def location	ĵҋķѸĺҔ
<name> default	Ĕ҇ĕҖ
<name> default $	Ĕҏ
<name> default to	ĕҋ
<name> default value	ĔѺĕҏ
<name> defaults	Ĕҋĕҍ
<name> defaults to	ĔҐ
<name> define	āѺĺґļ҈Ŀ҆
<name> define $	Ŀ҇
<name> define <name>	ĀҋāѸĐ҇ĺҋ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҋđҒĒѲĵ҉Ķ҈Ĺ҇ĺѸļ҇
<name> defined $	ĺҋĻѹļҌ
<name> defined by	Ā҈Ļ҇
<name> defined |	Ā҈ĆҊĒѲĵ҇Ĺ҆ĺѲ
<name> defines	Ā҉āѸļҎľ҈Ŀ҇
<name> defines $	Ā҉ľ҆
<name> defines <name>	ļҊ
<name> delegates	āѺĉҠđѺ
<name> demand	Ăҍ
<name> depend	ĀҌāѱĪҌ
<name> depend on	ĀҌāѱĪҊ
<name> dependencies	ĩҙ
<name> dependencies of	ĩҙĪѹ
<name> depends	ĩѹĪ҇
<name> depends on	ĩѹĪ҇
<name> deps	ĩҗ
<name> deps of	ĩҗ
<name> derive	ćҍňѹ
<name> derive from	ćҍňѹ
<name> derived	ćҊĚҐňѹ
<name> derived from	ć҆ĚҐňѺ
<name> descends	ć҇Ě҈
<name> descends from	Ě҈
<name> differ	ĀѶā҆ďҎ
<name> differ from	ď҆
<name> directly	Ęҋ
<name> directly or	ĀҐ
<name> do	ĀѮāҌġ҈ĢҏĮҊŋ҉Ŏ҈
<name> do i	ėѸĮҌ
<name> do in	ā҆
<name> do the	ĀѷŎ҈
<name> do we	āѹġ҉
<name> do wrong	ā҇
<name> do you	āѹŋ҉
<name> do |	ĀѹĢҕ
<name> docs	ā҆
<name> documented	ĀҊ
<name> documented in	ā҈
<name> documented |	ĀґāѰ
<name> does	āѳć҈ď҇ėҏĘҏě҆ġҊĢҤĪѺīѹĮѺļҋŌѺ
<name> does $	Ģҋ
<name> does <name>	ĀҌāѦćҌę҆ě҇
<name> does inner	ļ҆
<name> does it	āҌĘ҇
<name> does not	ā҆ď҈
<name> does that	ĀҎāѶ
<name> does the	ĀѪāҔġ҈
<name> does this	āѲėҊ
<name> does |	Ģ҆
<name> doing	Ģ҆
<name> enclosed	ā҇Ļ҇
<name> enclosed by	ā҇
<name> enclosing	Ļҏ
<name> end	Āҋ
<name> end up	ĀѷāҊ
<name> end |	Ā҇
<name> entry	Đғ
<name> entry inside	Đ҆
<name> entry of	Đ҈
<name> enum	ĸ҉
<name> env	āѹğ҉
<name> environment	ğҋ
<name> equal	đҗ
<name> equals	đҗ
<name> equals what	đҐ
<name> evaluate	đҊ
<name> evaluate to	đҊ
<name> evaluates	Ň҆
<name> evaluates to	Ň҆
<name> ever	āҋęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҏ
<name> except the	āҏ
<name> exception	Ńҙ
<name> execute	ĉҊĘҎ
<name> executed	ā҆
<name> exist	āҋĘѸĠҖġҐ
<name> exist $	ĀѲġҖ
<name> exist at	ĀѹĠ҆
<name> exist in	āҌ
<name> exist |	ĀѺ
<name> existed	Ā҆Ġ҇
<name> existed in	ā҇
<name> exists	āѴġҟŋҙŌѷ
<name> exists $	ŋ҉
<name> exists as	ŋ҆
<name> exists in	Ā҆ġ҉
<name> expand	ĀѸāҏ
<name> expand to	ĀѺ
<name> expect	ĀҊŁ҉Őѹ
<name> expects	Ł҉
<name> export	ģҊ
<name> exported	ğѹĭҒ
<name> exported |	ğѹĭ҉
<name> exports	ģҎ
<name> exports $	ģҋ
<name> expose	ģҕ
<name> expose $	ģҌ
<name> extend	ćҒĘѺ
<name> extend <name>	ĀҊĘѺ
<name> extend |	ĀѸćҒ
<name> extended	ě҉ň҈
<name> extended by	ě҉
<name> extended |	ň҆
<name> extends	ćҗĚҒňѹ
<name> extends $	ćҍ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	Āҙń҆ŊѴ
<name> fail $	ĀҐāѺń҆Ŋѵ
<name> fail on	Āѹā҈
<name> fail |	Āґ
<name> failing	āѺ
<name> failing |	ĀґŌѳ
<name> fails	ĀҌāѶ
<name> fails |	ĀҌāѲ
<name> fall	Ĕҋ
<name> faster	āҏĬѺ
<name> faster now	ā҆
<name> field	Ā҆ĐҊĤҍ
<name> field $	ĐҊ
<name> field names	ĤҐ
<name> fields	Āѹā҈
<name> file	ā҈ĵҋķѶĻ҆Ľ҇Œҋ
<name> file $	Œ҆
<name> file and	āҋĶ҆ķѷ
<name> file line	ĵҌĽ҆
<name> final	Ā҈
<name> first defined	ĀѸā҉
<name> flaky	āҏŌѺ
<name> for	āѮĂѺć҇ċҐď҆đѴĔ҇ĕҍėѺĞѹğ҈ĢҒĥҒīѺįѺİѸĿѺŐҌő҆
<name> for $	ĀѺĢҖ
<name> for <name>	ĀѲāѷď҇ŐҎ
<name> for a	ň҆
<name> for me	āґĹ҆ő҇
<name> for the	ĀҖćҍĔ҈ğҊĢѸİѸ
<name> for this	ĀҌėѹĞѹĮ҆
<name> for |	āѬĢ҇ĥҖ
<name> forces	Ă҉ĿѺ
<name> forget	ā҆
<name> forget to	ā҆
<name> forgot	Œ҇
<name> free	ā҇
<name> from	Ċ҆ĐѺĔҊğҕĹ҆ŁѺňҍ
<name> from <name>	Ā҆ňҎ
<name> from <path>	ā҇
<name> from a	Ā҈
<name> from class	ĀѸā҈
<name> from outside	āҊ
<name> from the	āѳąѷď҈ĔҊğҋŁѺ
<name> from where	ĀѸĊ҈
<name> fulfils	īҊ
<name> func	ķҊŁҊ
<name> func $	ķҊŁҊ
<name> function	ĀҋāѵĔ҆ķ҈ļҌŁ҇
<name> function $	ķ҈
<name> function <name>	Ā҉Ĕ҆
<name> get	ĀѸāҐĉѹęҐĶ҇Ń҆ō҉
<name> get called	ā҆ę҉
<name> get from	āҒ
<name> get its	Ķ҈
<name> get set	Đ҆
<name> get thrown	Ā҉
<name> gets	ĆҊĊ҉ęҏğ҆Ķ҈ŀ҆
<name> gets called	ĀѺĊ҆ęҋ
<name> gets defined	Ćҍ
<name> gets instantiated	Ā҈
<name> gets its	āѸĶ҉
<name> gets read	Ā҆
<name> give	Ā҈ā҉ĔѹĕҊ
<name> give me	Āҍ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇҔŐѸ
<name> gives back	ŇҊ
<name> gives which	Ň҆
<name> go	Ā҇āѷ
<name> go through	āѸ
<name> go |	Ā҉
<name> goes	Ō҇
<name> goes through	Ō҆
<name> good	āѹĢҌ
<name> good for	āѸĢҌ
<name> got	ľ҆ņ҆
<name> got a	Ā҇
<name> got |	ľ҆
<name> green	Ō҇
<name> green |	Ō҉
<name> had	Ņҍ
<name> handled	ĀҚāѱ
<name> hands	ĉ҇Ň҉
<name> hands back	ŇҊ
<name> happens	Ĭ҉
<name> happens to	Ĭ҉
<name> has	ĐҊē҆ĕ҇Ě҇ĤҌī҆ĬѺķ҇ĺҌĻѺļҔľ҉Ŀ҇ŀѺŁ҆ŇѷŌѺ
<name> has $	āѷđ҆ē҆Ĥ҉Ł҉
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
<name> has which	Ő҆
<name> has |	ň҉
<name> have	Ā҇ćҊĉѸĐ҇ē҆Ĕ҆ė҇ěҌĤ҆ĭҋĮѺĳ҉ĸѺ
<name> have $	ĀѧāѷĤҊľ҆ŀ҆ňҗŐ҈
<name> have <name>	ĀѴĚ҇ěґ
<name> have a	ĀҌāѺćҌ
<name> have in	ĀҙāѮđѸľ҇
<name> have its	Đ҉ļ҆
<name> have no	ā҆
<name> have to	ė҉
<name> have |	ĀҌāѴđ҇Ĕ҆Ģ҉ĳ҉ľѸ
<name> here	ĀѶāҖġ҈
<name> here |	ĀѸāҘĢѺ
<name> hits	ŏҚ
<name> hits for	ŏҚ
<name> holds	āѴđ҉ĤґŌ҉Ő҇
<name> holds $	Ĥҏ
<name> how	ĀѵāҌŊ҆Œѷ
<name> how many	ĀѸŊ҆
<name> i	āѪĺ҉Ł҈
<name> i mean	ĀҊāѯŁ҇
<name> i need	ļ҆
<name> identical	ā҈ĆѺ
<name> if	Ĕ҇
<name> implement	ĀҎĥѺī҉
<name> implement $	īҊ
<name> implement in	Ā҉āѺ
<name> implement its	āҊ
<name> implement |	Ā҉āѹĂ҆
<name> implemented	Āѷā҆ĥғĺҍ
<name> implemented $	ĥҊĺҍ
<name> implements	ĥѸīқ
<name> implements $	ī҉
<name> implements what	īҍ
<name> import	ĀҐĝ҆ģѷŏ҇
<name> import <path>	āҊ
<name> import from	ĀқāѴģѸ
<name> import |	Ī҆
<name> imported	Āѷāҍ
<name> imported |	Āѹāҍ
<name> importing	Ħ҇Ī҉
<name> importing $	Ħ҆
<name> imports	ĀҊĝҊĩҋŏѴ
<name> imports $	ĝ҇Ī҇
<name> imports <path>	āҌĜҋ
<name> imports of	ĩґĪѺ
<name> in	ĀҘāѺĂѶĆ҈ćѹĉѷĊҚčҊĐҎĔҌĕѸĖѺę҉ĚҎě҆ğ҇ĠҒġґĢґģѷĤѷĥ҈ĪѹĬѷĭѺĮѷĳѲķѹĹ҇ĺѶĻґĿѴŀғŁѷńѺŇѴňҐŊѸŌѺŎѺŐѷœґŔѺ
<name> in $	Đ҆
<name> in <name>	ĀҘāҕĐҍĕѺĘѸę҉ĢѹĹҌĻҊļѺŀѺ
<name> in <path>	ĀҖĐҋ
<name> in <tag>	ĀҋāѶĊѺĠ҈
<name> in a	Ģ҈ī҆
<name> in an	Ħ҆
<name> in cfg	ā҇
<name> in here	ġ҇
<name> in it	Ā҆āѹĚ҆Ġ҉œҋ
<name> in my	ğ҉
<name> in our	Ā҇
<name> in place	āҌ
<name> in subclasses	ŀҎ
<name> in the	āѦĊҖĐѸđ҉ę҆ěҊĞ҆ġ҈Ķ҇Ļ҆ŁѺŇѸňҒ
<name> in their	ĀѸāҊĥҋ
<name> in this	ā҆ĊҊĢ҇
<name> in which	ĀѸā҈Ć҇ő҉
<name> include	ĀѸĘҌĚ҈Ī҈
<name> include <name>	ĘҌĚ҉
<name> indirectly	ĀѺāҊħ҆
<name> indirectly through	ĀѺāҐ
<name> indrect	ĀҍāѺ
<name> inherit	āҔľѲ
<name> inherit $	ĀѳāҘć҆ľѲ
<name> inherit from	ĀҌ
<name> inherited	ě҇ňҊ
<name> inherits	ĀѺć҉ĚҎěҌ
<name> inherits from	ĀѺć҇Ě҆ěҍ
<name> inside	Đ҆ĹҐĻҘļѳ
<name> inside <name>	Ļҋ
<name> inside the	ĹҋĻ҈ļѹ
<name> instantiated	āҌĩѹ
<name> instantiated |	Ā҇āѺ
<name> interface	ĀҊāѸĥҊĽҏ
<name> interface |	ĀҌāѸ
<name> internal	ĭҐ
<name> internal |	ĭ҈
<name> into	ĀѶāҗą҈ľ҇
<name> into <name>	ĀѺāҎľ҇
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҇
<name> introduced $	Ā҇
<name> invoke	ĉҎ
<name> invoke |	ĉ҉
<name> invoked	ęҍ
<name> invoked from	ęҊ
<name> invokes	ĉҕĘҌ
<name> invokes $	ĉҊ
<name> invokes <name>	ĘҌ
<name> is	Āҍā҇ĂѺąѹćѱĈѶĉѺċѹĐҖĒѸē҉ĔґĖѺĘҋęғĚ҆ěҩĝѹģѷĨѸīѺĬҲĭҟĮ҈İѹıѸĴѷĸѶļҊłѹňѰŋ҆ōҊŎѹŐҋőѷŒѶŔѺ
<name> is $	Ā҆
<name> is <name>	ĀѫāҝĆҎęҋě҉ĻѺļ҈ŒѺ
<name> is a	ĀҌĬҘň҇
<name> is abstract	Ĭґ
<name> is among	Ā҇
<name> is an	ī҇
<name> is annotated	ē҈
<name> is async	Ĭґ
<name> is being	Ĭ҆
<name> is called	Āҍĕ҆
<name> is caught	Ā҉
<name> is child	ć҇
<name> is configured	Đҏ
<name> is declared	ĽҌŁ҉
<name> is decorated	ēҋ
<name> is defined	ġҊķѹĺҍ
<name> is derived	ĀҋćҊě҆ňѫ
<name> is equal	đ҇
<name> is existing	ŋ҆
<name> is exported	ĭҏ
<name> is extended	ě҈
<name> is for	ĀѸĢҍ
<name> is how	āѺđ҆
<name> is implemented	ā҆ķҌĹ҆
<name> is imported	ĩ҇
<name> is in	Ķҋ
<name> is inherited	ě҈
<name> is internal	ĭҎ
<name> is introduced	Ľ҆
<name> is invoked	Ċҋ
<name> is it	Ā҆āѸĬҌ
<name> is listed	ĸ҆
<name> is only	Ā҉
<name> is overridden	ŀҋ
<name> is pinned	ėҏ
<name> is private	ĭҎ
<name> is protected	ĭҎ
<name> is public	ĭҐ
<name> is raised	ĀҌāѹ
<name> is redefined	ŀҊ
<name> is required	Ā҉āѷėѴĮҎ
<name> is responsible	Ģ҇
<name> is set	Ā҇Đ҈đ҇
<name> is static	Ĭґ
<name> is tested	ōҎ
<name> is the	ĀѷāҍćѯĐҊěҊĻѷļҊňғ
<name> is there	ĀѺāѵĘҋĚҊĢ҉
<name> is thrown	ŃҊ
<name> is used	āҌĊҋĶѸō҇
<name> is what	ě҇
<name> is written	āѷĵ҇ķҏĺ҇Ľѹœҍ
<name> is |	ĀѹĬҎŐ҆
<name> it	ĀҏāѫĹ҆ĻҒ
<name> it $	Ā҇
<name> it is	Ĺ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѲđ҉į҆ķ҆Őҍ
<name> its last	į҆
<name> its value	āѹđ҉
<name> itself	ĀҊćѹ
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
<name> line	ĀѸāѵĐ҇Ĳ҈Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҆
<name> line no	Đ҇
<name> lines	ēҔ
<name> lines a	ĳ҆
<name> lines above	ēҐĳѷ
<name> list	Ā҆ĉ҆ģ҇ň҆
<name> list the	ĉ҇
<name> listed	ĚҎ
<name> live	ĠѸķғœ҈
<name> live $	ķҒ
<name> live in	ā҆
<name> live |	āѶœ҈
<name> lives	ĀѹķҐ
<name> load	Ī҆
<name> loads	ĀѺāҏœѺ
<name> local	Ļҍ
<name> location	ĀѹāҐđѹğҗĶ҆ĸҒĻҌŋѹŌѺœѸ
<name> location $	āѹđѹğҘĶ҆ĸҒĻ҇
<name> location in	Đ҆ő҇
<name> look like	ĀҊ
<name> make	Ā҇āѶ
<name> make |	Ā҈āѺ
<name> makes	ĊѺĘ҉ģ҈Ĭ҇
<name> makes available	ģ҆
<name> makes it	Ĭ҈
<name> marked	ĭ҈
<name> matched	āҊĸѹ
<name> matched in	ā҉ĸѹ
<name> me	ĀѺ
<name> mean	ā҇
<name> mean |	ā҇
<name> measured	āҋ
<name> method	ĀѵĹҖĺҞľҍĿ҆ŀ҈
<name> method $	Ā҆ĺ҈
<name> method <name>	ĺ҈ĿѺŀҋ
<name> method in	ĹҊ
<name> method of	Ĺ҉
<name> method on	Ā҈
<name> method |	ĺҋ
<name> methods	āҋľѸ
<name> module	ā҈Ķ҇ŒҔ
<name> module $	Œҋ
<name> most	ā҉
<name> move	ņ҈
<name> moved	ĀҊāѸņ҇
<name> names	ģ҉
<name> names of	ģ҉
<name> need	Ā҈ā҆ģѺ
<name> need a	ā҇
<name> needs	Ī҆
<name> nested	ā҆Ļ҈
<name> nested function	ā҆
<name> nested in	Ļҍ
<name> never	āґĉѸńѹ
<name> new	ņ҇
<name> new name	ņ҇
<name> no	Ā҆
<name> not	ĆҌ
<name> not only	āѺĆ҉
<name> object	ĀѺāҎĤ҆Ŀҋ
<name> object $	ĿҊ
<name> objects	ĀҎāѲĵ҆
<name> obliged	āѺĂ҈
<name> occur	Ā҈Ċ҈
<name> occur |	ĀҊāѹĊ҉
<name> of	ĀҜāѬćѫĉ҇ĊґďѹĔҚĕѵĚѷěѹĢѲģҦĤѶĩѯĪѶĳҍĵѹķѸĹҕĺѶĻҘļѳľ҈ĿѹŀҟŁѹŃҡŅѶņ҇ŇѴňғŐ҈ŒѺŔҊ
<name> of <name>	ĀѺćѱĉ҈ĊғďѺĔҕĕѷĚѹěѺĢѨģҒĹҋĺѶŀҤŃҦŇѶňҞŐѷ
<name> of <path>	ĀҘāѭģҘĩѸ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of text	ĳ҈
<name> of the	āҘĢҋĻҐļѹŀѺņҐňѹŒѹ
<name> offer	ĀҒāѺĚѵģ҇
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	ĀѸāѸğ҇ĢҥĴ҆ĹҊļ҆ŒҌ
<name> on <name>	ĀѷĢҦĹ҇
<name> on cls	Ĺ҈
<name> on disk	ŒҌ
<name> on which	āѶğ҈
<name> one	āѺĘҌě҇Ĝ҆ŋҌ
<name> one of	Ā҆āѶĘҌĚ҆Ĝ҆ŋҌ
<name> one |	ā҈Ěѷěҋ
<name> only	āғ
<name> only indirectly	ā҈
<name> open	ĵҍ
<name> option	Đ҆
<name> option |	Đ҆
<name> or	Ā҆āѷĈ҉ċҋĚ҉ğґĬѺĭѹŊ҈
<name> or <name>	āҌē҆ğ҉
<name> or is	Ā҉āѹ
<name> or not	Ě҈
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҇
<name> ought	āғĵѸ
<name> ought to	āҐĵѸ
<name> out	ĀѸāғğҊ
<name> out of	āҊğҊ
<name> over	ā҆Ĕ҆
<name> over to	Ĕ҆
<name> overridden	ŀҖ
<name> overridden $	ŀҌ
<name> override	Ā҇āҎ
<name> override $	ĀҋāѸ
<name> override from	ĀѰāҒ
<name> override |	ā҇
<name> overrides	ĀҞāҍŀѣ
<name> overrides $	āҋŀѹ
<name> param	Āғĕ҈ġѴ
<name> parameter	Ā҆ĔѹĕҐ
<name> parameter $	ĕ҈
<name> params	āѹďҕ
<name> part	Āѯā҇č҇ĠҊ
<name> part of	ĀѰā҈č҇ĠҊ
<name> pass	ĀѶāҪŁѲŎҋ
<name> pass $	ā҇
<name> pass on	ā҇
<name> pass to	āҏŁѴ
<name> pass when	Ŏ҉
<name> pass |	āѸŌҊ
<name> passes	Āҕāѵŋѹ
<name> passes $	ĀҖāѸŋѹ
<name> passing	Ō҆Ŏ҈
<name> passing $	Ŏ҆
<name> passing |	Ō҇
<name> path	Ľҋœ҆
<name> path pls	Ľҋœ҆
<name> plays	ĢҌ
<name> plays in	Ģ҉
<name> please	ĀѺĹѸĺҒĽ҇ō҆
<name> please $	ĺґĽ҆ō҆
<name> please to	ā҉
<name> please |	Ō҇
<name> present	Ġ҆ŋ҇
<name> present in	ŋ҆
<name> previously	Ņҋ
<name> private	ĭҐ
<name> private |	ĭ҈
<name> produce	ń҆
<name> produce $	ń҆
<name> protected	ĭҐ
<name> protected |	ĭ҈
<name> provide	ģ҆
<name> public	ĀѹāҋĠѸĭғ
<name> public |	ĭҌ
<name> raise	āҌń҇
<name> raise <name>	Ā҇
<name> raise an	āҋńѺ
<name> raised	ńҊ
<name> raised $	ŃҊ
<name> raises	Ā҈āҋŃѹń҉
<name> raises $	ńҎ
<name> raises |	Ā҆
<name> reached	āҗ
<name> read	ĀҜāѤ
<name> read |	Āґāѱ
<name> really	Āѷā҈
<name> rely	ĉ҇
<name> removed	ĀѹāҊ
<name> removed |	Ā҆
<name> renamed	ņ҉
<name> renamed to	ņ҉
<name> renamed |	Ā҇āѹ
<name> required	ĀҍĂҖŀѷ
<name> requirement	Įҏ
<name> requirement of	Įҏ
<name> responsible	Ģ҉
<name> result	āѹŌҊŎ҈
<name> result |	āѹŌҊŎ҈
<name> return	āҏŇҋ
<name> return $	Ň҈
<name> returns	Ňҕ
<name> returns $	Ň҉
<name> returns |	ā҇
<name> right	ĀѸę҆Ě҆
<name> right |	Āѹę҆Ě҆
<name> routine	ķ҇
<name> run	ĀѳĘғęҌěѸŌ҆
<name> run |	ā҉
<name> say	Āҋ
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	Ā҆đѺĢҝ
<name> set	ĀҒĐѹđҌĢѺ
<name> set $	đ҉
<name> set in	ĀѴāҏ
<name> set to	ĀҒāѶ
<name> set |	ĀҌĐѺ
<name> sets	ĀҊāѺĐ҆
<name> setting	ĐҎ
<name> share	āҖŐѺ
<name> should	Ā҉ā҈
<name> should be	ĀҊ
<name> show	ĀҐě҆
<name> show up	ĀҌě҆
<name> side	ď҈
<name> side by	ď҈
<name> sit	āѶě҆ő҇
<name> sit |	āѸ
<name> sits	ķ҆Ľ҈
<name> sits in	Đ҆
<name> so	ē҇ĕ҆
<name> so what	Āѹāѵĕ҇
<name> so which	ā҉
<name> something	Ķҋ
<name> somewhere	Ě҈ě҆ķҍ
<name> source	ĀңķѺŒҍ
<name> span	āѺ
<name> specialise	ĀѴĘѺęѵĚғěҏ
<name> speed	āҕďѹ
<name> stable	ā҈
<name> stable enough	ā҇
<name> stand	āҊđ҈ē҆ĢѸ
<name> stand for	āҐĢѸ
<name> stands	đ҆
<name> stands for	đ҆
<name> start	Ā҈āѶķ҇Ļ҇œ҇
<name> start $	ķ҇Ļ҇
<name> starts	ĵ҈ļ҇
<name> starts $	ļ҆
<name> static	ĀѰāҏĬқ
<name> static $	ā҆Ĭ҈
<name> static |	Āѵā҆Ĭҏ
<name> still	āҍ
<name> stop	ĀҊ
<name> struct	ĵҌ
<name> subclass	ĀҌĚҌ
<name> subclass $	ĀѺćҏ
<name> subclasses	ć҇ě҇ŀѺň҉
<name> subclasses $	ć҇ě҇ŀѺň҉
<name> succeed	Ōҏ
<name> succeed $	Ō҈
<name> succeeds	Ōҋ
<name> succeeds $	Ō҉
<name> swallow	āҊŁҍńѱ
<name> system	āҊ
<name> system does	āҊ
<name> take	Ā҈āѺď҇ŁҎ
<name> takes	Ā҉āѷď҈ĕ҇ŁҊ
<name> takes $	Łҋ
<name> takes <name>	Ā҆ĕ҇
<name> test	ĀѭŊҌŋҏŌҊŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҈
<name> test is	œ҆
<name> tested	ĀѹōҔ
<name> tested $	ō҉
<name> tests	āѹōѺŎҏ
<name> tests within	ĀҊ
<name> thanks	Ě҆
<name> thanks $	Ě҆
<name> that	ĀѰāҫĐ҆ēҎė҆ĘҋĬѸĮѸķѹĻҙŀѷōѹŏ҉
<name> that <name>	āҔĬѮ
<name> that are	ā҆
<name> that fail	ā҈ōѺ
<name> that forget	ā҇
<name> that is	ĻҎ
<name> that it	āѷĬҌ
<name> the	ĀѕāґćѰĉҏĊѺďҌĐ҆Ĕ҆Ěѷě҆ğҋİ҇ĵѷĺ҉ļҋľѶŀ҈ŁѵňғŎ҆ŕѸ
<name> the <name>	āѺĔ҇ğ҇ģ҆
<name> the ci	ĀѸāҐŕѹ
<name> the method	ĺ҆ŀ҉
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҈
<name> the superclass	ćѸňҏ
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
<name> throws	ńҒ
<name> throws what	ń҇
<name> to	āүđ҇Ĕ҈ĘҐęѹĢ҇ħҍĸѺľѶ
<name> to $	āѷđҎ
<name> to <name>	Ā҉ĔҏĘҒęѷ
<name> to <path>	ħҎ
<name> to <tag>	ā҈
<name> to be	Ĭ҆ĭ҇
<name> to me	ā҈Ģ҇
<name> to the	ā҆Ģ҈
<name> to true	ā҆
<name> to what	ĀҕāѺĕҋ
<name> too	ěҌ
<name> too long	ā҆
<name> top	ē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> touched	ĀҍĎѱ
<name> trait	ĥҋ
<name> trait $	ĥҊ
<name> transitively	ĀҙňѪ
<name> trigger	ĀѷĘҕ
<name> triggered	ęҏĚѵ
<name> true	ĚҌ
<name> turn	Ā҈
<name> turn up	Ā҈
<name> type	ā҈
<name> typedef	Ľ҇
<name> under	ĚҌĹҊ
<name> up	Ā҇āѷ
<name> upwards	ćҍ
<name> usages	ĀҜāғđѺ
<name> usages $	ĀҜāғđѺ
<name> use	Āѭĉ҉ĕ҉ĘҌ
<name> use $	ā҈
<name> use <name>	ĘҎ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀғāѴĒҐę҆ĩҋĶѺĽѳŅҍ
<name> used to	Ņҍ
<name> used |	ĀҚāѧĒҏĶѷ
<name> uses	ĀѺāѶĉ҉ĕ҆Ęҋ
<name> uses for	ĕ҆
<name> value	āҍ
<name> variable	Ő҇
<name> version	āѷĮҢ
<name> version $	ėѺĮҌ
<name> version <name>	Į҆
<name> version constraint	Į҆
<name> version does	ė҈
<name> version of	Į҆
<name> versions	Įҋ
<name> versions does	Į҆
<name> versus	ďҊ
<name> versus <name>	ďҊ
<name> via	ĩ҆
<name> via import	ĩ҆
<name> vs	āҎďҙŁѷ
<name> vs <name>	āҏďҌ
<name> was	ĀѭāѵąҎč҇Ď҈Ġҏĭ҇į҇ĸ҆ĺ҇ņҊ
<name> was added	ą҈
<name> was born	ą҇
<name> was made	āѺĬ҇
<name> was renamed	ņ҆
<name> was written	ĺ҇
<name> way	ā҆
<name> way to	ā҆
<name> wc	Āҍĳѷ
<name> wc l	Āҍĳѷ
<name> wear	ēҎ
<name> wear $	ē҉
<name> well	āҍ
<name> well design	ā҈
<name> were	āҌ
<name> what	ĀњāҔćѸĉ҉Ċѹď҆Ĕ҆ĕ҉ė҈ĚѺěҋğѶĤҎĩѹī҆ĻѺŁҌņѺŇҦŐѴ
<name> what are	ĉ҇ĤҏŁѹ
<name> what does	ĀѹĕҌĢ҉
<name> what is	ĀҐď҉Į҆
<name> what it	Ģҍ
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what the	ā҆ě҆
<name> what type	ĀѰāҒŇҍŐѺ
<name> what value	ĀѶāҕđѷĔ҇
<name> what will	Ă҇
<name> what |	đ҆ĢѷŇҖ
<name> whatever	Œ҈
<name> whatever its	Œ҈
<name> when	āѱď҆ĔҎĕҌį҇Ł҇
<name> when calling	Ĕ҇
<name> when i	Ā҈Ł҇
<name> when it	ď҆
<name> where	Ā҆āѸĐ҆Ķѷķґĺ҉œ҉
<name> where are	ā҇
<name> where in	ő҆
<name> where is	ĀҊāѸĶѹķ҉œ҆
<name> whereabouts	ļ҆
<name> which	ĀѺĂҌć҆đѸĔҌĕ҉ĤѺĥѰį҈İѹĸ҆ĹґĻ҇ŀѺŁѺń҈őѶŒ҉
<name> which are	āѶň҉
<name> which classes	ĀґĥѸ
<name> which exceptions	ń҆
<name> which file	ĸ҇ĺ҇
<name> which functions	āҏ
<name> which is	ĀѺā҉Ĺ҈
<name> which line	āѹĹҊļ҇
<name> which methods	ĀѱāҖ
<name> which of	Ăҍ
<name> which one	āҋ
<name> which ones	ď҉ŁѺō҈
<name> which type	Ő҆
<name> which value	Ĕҏĕҋ
<name> who	Ā҆āѩĊ҇ň҆
<name> who are	āѵĊ҇
<name> whose	Ĳқ
<name> whose <name>	Ĳқ
<name> why	āґ
<name> why is	ā҇
<name> with	āѷĆ҆č҉ďҍĒ҉ŀ҉ŃѺ
<name> with <name>	ď҆
<name> with a	ā҇
<name> within	ę҆ġ҆ĵѹĹҋĻҎ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҇
<name> without it	Ĕ҇
<name> work	āҋ
<name> works	Ō҉œѺ
<name> would	āѹĘҌ
<name> would i	ĘҌ
<name> write	ĀғāѶ
<name> written	āѮĐ҆Ģ҇ĬҏĽ҆
<name> written down	Ľ҆
<name> written in	Ģ҈
<name> written |	Đ҆ļ҆
<name> y	Ę҇ę҆Ě҆
<name> y n	Ę҇ę҆Ě҆
<name> yes	ĀҎ
<name> yes or	ĀҎ
<name> yield	ĀѸŇҎ
<name> |	āѦăѹĄѺĈѪĉѷĊҕċѷČѶč҆ĎҊď҆Đґē҉ĔҗĕҐĖѶėҕęҘĚҗě҉ĜѰĝ҉ĞѴġѷĥ҆ĦѺħѸĩҖīѰĮ҈įѶİѱıѵĲѺĴѸĸѸĹҊĺҋĻҌļҒŁѸłѸŃ҈ń҈ŅѸŇѹňҕŉѸŋ҉ŌѱŎѳŔѵŕѴ
<name> | $	ĀѣāҋąҎĈѱĊҍċѺČѺč҉Ď҇ďѱēѷĕҌĖѷėѺĘ҈ęҒĚҐĜѵĝҎĞѶĠ҆ģѸħѶĩґīѸĬѳĭѶĮҜįѲİѶıѹĳѷĴѺĵѷĶѷĸѹĺҌĻ҈ļ҈Ľ҇ŀ҆Ń҈ņѶŇҟŉѺŊ҇ŋҏŌѹŎѮő҆œҋŔѺŕѸ
<name> | <name>	āѶćҎĚ҉
<name> | <path>	ħ҆
<name> | a	Ĭ҉
<name> | abstract	Ă҇
<name> | added	ĀҌąѵ
<name> | called	Ċҍ
<name> | default	ĔҊ
<name> | does	Ā҈ę҆ŋ҆
<name> | every	ĀѸā҉
<name> | file	ļ҆
<name> | give	Ā҈
<name> | how	ĀѺĎ҆
<name> | i	āѸĵ҆
<name> | imported	ĀѺĩ҉
<name> | in	ĀҚĐѸĔҐėҐ
<name> | is	ĀѸĚҊě҇Ĭ҇ĭҌ
<name> | its	āѵē҉Ī҆ŀ҇
<name> | list	Ā҈ď҆ōѹ
<name> | location	Ļ҇
<name> | number	ā҈
<name> | of	Ā҆ė҇
<name> | ok	ŌҊ
<name> | signature	ď҆
<name> | tested	ĀґŎѺ
<name> | type	ĀҟŇѭ
<name> | what	āҟć҉Ċ҇đѹĕѹ
<name> | where	ĀҒāҍĐҍğ҈ġѹļ҆ŋѶœѺ
<name> | whereabouts	œ҆
<name> | which	āґĂѷē҆ĕ҈ĿѷŁ҆ń҆
<name> | who	ĀҏāѴ
<name> | why	ā҇
<name> | would	Ĭ҇
<name> | |	Ŀ҇
<number>	ĀҌāҊĲҕĳѵĴґ
<number> $	āѺĲҙ
<number> <name>	āҎĳѹ
<number> <name> |	āҎĳѹ
<number> _ $	ĀҎāѶĴҕ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҆
<number> _ <path>	ĀҊ
<number> _ |	Āѷāҙĳѷ
<number> lines	Āѵā҉
<number> lines <line>	ĳ҆
<number> lines |	ĀѺāҊ
<number> of	Āҋ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѵĴҜ
<number> text $	ĀѵĴҜ
<number> |	ĀҐāѹ
<number> | $	ĀҐāѹ
<option>	ĀѦāҢċӸĕѸĢѺ
<option> $	ĀѳāҐċҋ
<option> _ $	Āѵā҉ċҠ
<option> _ added	ċ҆
<option> _ in	ċҍ
<option> _ the	āѺċґ
<option> _ what	Āҏāѳ
<option> _ where	ċ҈
<option> flag	ċ҇
<option> is	ĀѺċҊ
<option> is added	ċ҆
<option> on	ċ҉
<option> option	Āҙāѱ
<option> registered	ċ҈
<option> where	ċҊ
<option> |	āѹċҖ
<option> | $	Āѷċҍ
<path>	āңĂѥăѩĄѫąӅĆѮćѡĈѨĉѣĊѣċѨČѡčӔĎӌďѥĐӍđўĒѣēѣĔѥĕѧĖѧėѨĘѩęѩĚѨěѨĜӚĝӘĞѨğѪĠѤġѥĢѠģҿĤѢĥѢĦҪħӓĨҽĩҴĪҤīѣĬђĭњĮѝįӔİѝıѱĲҷĳӆĴҹĵѲĶѸķѦĸѯĹѧĺѦĻѧļѨĽѦľѡĿѤŀѣŁґłѨŃѣńѣŅһņҿŇѥňѣŉѦŊҴŋѥŌѥōѢŎҾŏҬŐѢőӄŒѡœѤŔѨŕӵ
<path> $	ĀҠāѥĂѹăѺąғĆѹćѸĈѺĉѹĊѹċѺČѹčҎĎҜďѹĐҌđѸĒѹēѹĔѹĕѺĖѺėѺĘѺęѺĚѺěѺĜһĞѺğѺĠѹġѹĢѹģҙĤѸĥѹĦѸħҰĨҕĩҡĪҒīѹĬѷĭѸĮѺįҚİѹıѺĳғĵѹĶѸķѹĸѹĹѺĺѺĻѹļѺĽѹľѹĿѹŀѹŁѹłѺŃѹńѹŅҏņҋŇѹňѹŉѺŊҔŋѹŌѹōѹŎѸŏ҆ŐѸőқŒѸœѹŔѺŕґ
<path> 's	ĀѴāѺŊ҆
<path> 's importers	ĜҋĝѸĩ҆
<path> 's imports	ĜѺĝ҇
<path> <line>	ĀѲāѸĲҕĴҚ
<path> <line> $	Ĵ҉
<path> <line> which	Ĳ҆
<path> <line> |	Ĵҋ
<path> <name>	ĀґāҎąѯĩѸįѺĲҌĳҜĴҊőѸ
<path> <name> $	Ā҉ąѵĩѺįѷĳҢ
<path> <name> <name>	āҍ
<path> <name> from	Ā҇
<path> <name> |	ā҆
<path> <number>	ĀѰĲҏĴҏ
<path> <path>	Ĝ҈ħҋ
<path> <path> $	ħ҆
<path> _ $	ĀҍāѰąҋč҇ĎҏđѺĜґĝҠģҐħҜĨ҆ĩҗĪҦĬѸĭѺĮѹĲҍĳҪĴҊŅѹņҎŊҌő҆ŕғ
<path> _ <commit>	č҈
<path> _ <line>	Ā҇āҌ
<path> _ <name>	Ā҇ĎѵĐ҉ĜѺĝҍĨ҆ĩѶĪѶĳѹŁҭ
<path> _ <path>	āҧĜҦĝқĦѲħҧĨ҈ĩѲĪѯŏѲ
<path> _ a	Ĩ҇ĳ҆ŅҊņѺ
<path> _ added	ĀѺąҊ
<path> _ after	Ā҈
<path> _ also	ĝҊ
<path> _ an	Ĝҕ
<path> _ at	Ā҈āѸ
<path> _ available	ģ҈
<path> _ before	āґņѸ
<path> _ begins	Ĩ҇
<path> _ born	ą҉
<path> _ but	ŏ҈
<path> _ by	Ā҆č҉ĝґĨ҇ĩѹ
<path> _ called	Ņ҆
<path> _ changed	ĀҐĎ҇
<path> _ commit	ĀѲā҈įҏ
<path> _ committed	Ďҋ
<path> _ content	Ĵҏ
<path> _ could	ā҇
<path> _ count	Ā҇ĎҋĪѺ
<path> _ created	ą҆
<path> _ dead	ŏҊ
<path> _ dependency	ĝҋ
<path> _ directly	ĜҊ
<path> _ does	ĀѲĝ҈Ĵ҆
<path> _ each	Ā҉āѷ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	Ĝҋ
<path> _ exports	ģ҉
<path> _ for	ĀѺā҈ģ҇ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҈āҌĝҋģѴĨҋĪѺŅҊņѹ
<path> _ green	Ŏ҆
<path> _ how	ĀҐāѵĎ҈Ĵ҆
<path> _ i	Ĩ҈
<path> _ import	ĀѷĜҍĦ҆ĩ҇ĪѴ
<path> _ imported	ĝҗĨ҇ĩҙĪѷ
<path> _ importer	Ĝ҉ĝѺĪ҇
<path> _ importers	ĜҋĝѸĩ҆
<path> _ importing	āҋŏ҆
<path> _ imports	ĀҋāѺĜѵĝҋħҝĩѷ
<path> _ in	Āѳą҈č҉Ĝ҆ĝҐĨҐĩѺĳ҈őҌŕҊ
<path> _ is	Āҗāѯħ҆įҍ
<path> _ it	Āѹā҆ĝҊ
<path> _ its	Āѱā҈ĜҊĪҍį҆ŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҋ
<path> _ kicked	ŕ҆
<path> _ known	Ņҋ
<path> _ last	ā҉įҎ
<path> _ line	Ĳ҉
<path> _ lines	ā҉
<path> _ list	Ā҇Ī҆
<path> _ loaded	ĨҊ
<path> _ long	ā҆
<path> _ longer	Ā҇
<path> _ many	ĀѶāҌŊ҇
<path> _ moved	ņ҇
<path> _ n	ĝ҆
<path> _ name	Ņ҉
<path> _ names	Ā҇
<path> _ needed	ā҆
<path> _ never	ŏ҉
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҇č҆Ĝҏĝ҆ħѺ
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѹčҌĜ҉Ĩ҆
<path> _ ok	Ŏ҆
<path> _ on	ĀѸĜҎĩѷĪҐŕ҉
<path> _ one	ĝҊ
<path> _ only	ħҊ
<path> _ or	ā҆
<path> _ out	Ā҆
<path> _ part	ĀҎā҆ĦѸ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҇Ĩ҈
<path> _ put	ő҆
<path> _ recently	į҇
<path> _ renamed	ņҌ
<path> _ so	āҋ
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҇
<path> _ tests	Ŋ҉
<path> _ the	Āѭā҇ą҇č҆ĐҐĜ҈ĝҌĪѷŅҒő҉
<path> _ there	ĀѱāґĜ҈
<path> _ through	Ŏ҇
<path> _ to	Āҋā҆ģҌĦ҆ŕ҇
<path> _ today	ņҌ
<path> _ transitively	Ĩ҆
<path> _ triggered	āѺŕҋ
<path> _ triggers	ŕҍ
<path> _ unused	ĀғāѺ
<path> _ up	ĀѺāѺĦ҇ħ҈
<path> _ used	āҌĝ҈ŏѶ
<path> _ uses	ŏ҆
<path> _ value	Āѭāҗ
<path> _ was	Ņ҆
<path> _ what	Ā҆Ī҆Ņ҆ŏѺ
<path> _ where	ĆҊĐ҈
<path> _ which	Đ҈ħҊĨ҉ŏѺ
<path> _ who	Ĳ҉
<path> _ with	Ī҇
<path> _ without	ŏ҇
<path> _ |	āѨĜғĝѷħ҆Ī҉Ĵҋĵ҉Ķҕĸ҉ņғŊҍŎ҈ŕ҇
<path> a	ĀѸĝ҉
<path> a dependency	ĝҋ
<path> added	Āҍą҇čѸ
<path> affected	č҈
<path> affected by	č҈
<path> after	ĀѸā҇
<path> all	Ŏ҆
<path> among	Āѹč҆ĝҒ
<path> among imports	ĝ҆
<path> among its	Ĝҍ
<path> among the	ĝҏ
<path> an	ĜҌĝѹĪ҇
<path> an importer	Ĝ҉ĝѺĪ҇
<path> and	ĀҖĦ҇ħ҆Ĩ҆Ŏ҈
<path> and <path>	Ā҇āҐ
<path> and begins	Ĩ҇
<path> and its	Ħ҆
<path> and which	Ī҆
<path> are	āҞŏѺ
<path> are not	Ā҆
<path> are unused	ĀҎāѸ
<path> are used	āҌŏѶ
<path> as	ĜѹĝҊ
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҇
<path> be	āҎ
<path> become	Ĩ҇ņҋ
<path> become $	ņ҉
<path> become a	Ĩ҇
<path> becomes	Ĩ҆
<path> becomes imported	Ĩ҆
<path> been	Ď҉į҇
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҆
<path> been put	ő҆
<path> been renamed	ā҆
<path> before	ĀѺņ҉
<path> between	Ā҇
<path> bring	Ā҇
<path> bring in	Ā҇
<path> but	ā҉
<path> but never	ŏ҆
<path> but what	ā҉ŏѺ
<path> by	ā҆Ĩ҆
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҆
<path> called now	ņ҆
<path> came	ą҆
<path> changed	Ā҈āѳčҋ
<path> changed $	ĀҌāѷ
<path> changed after	Ā҈
<path> changed by	Āѵčҍ
<path> come	ĀѺ
<path> commit	ąѺĎ҇
<path> consist	Ď҆
<path> contain	ā҉Ņѵ
<path> contains	Ŋ҇
<path> created	ĀѺā҆
<path> define	ĀҍāѴ
<path> define |	ĀҍāѴ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѹĪҊ
<path> depend on	ĀѹĪ҇
<path> depends	ĩѸĪ҈
<path> depends on	ĩѹĪ҈
<path> did	āҊ
<path> directly	Ā҇ĜѸ
<path> do	ĀѵāҎŎ҆ŕѺ
<path> do |	ĀѲāґ
<path> does	ĝ҇ħѺ
<path> does not	ā҆Ĝ҈
<path> drag	Ĝ҆
<path> end	ĀѹĨ҆
<path> end up	Ĩ҆
<path> ever	Ā҇
<path> exist	Ā҈āѷ
<path> export	ĀҎ
<path> export |	ĀҎģѹ
<path> exports	ā҉ģ҈
<path> exports $	ģҊ
<path> expose	ĀѸģґ
<path> expose $	ģ҈
<path> fail	ĀҟāѷŊѰ
<path> fail $	ĀҐŊѲ
<path> fail |	ĀҐāѵ
<path> file	āѺı҈
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѳĨҔ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҍ
<path> get	ĀѴāҍĝ҉ħѳŕҋ
<path> get imported	ĝ҉Ĩ҆
<path> get its	ā҆į҆
<path> get to	ĀҕħѵĨѺ
<path> get triggered	ŕ҉
<path> gets	ĝҐĨҎ
<path> gets imported	ĝ҇ĩ҆
<path> gets loaded	Ĩ҆
<path> gets pulled	Ĩ҉
<path> gets used	ĝ҆
<path> got	ĀѺā҉
<path> green	Ŏ҇
<path> had	ŅҏņѺ
<path> has	Ĝ҇ĳ҆ŊҊ
<path> have	āҋĎ҆ĝ҈Ī҆ĳѸŊ҈
<path> have <path>	ĝ҆
<path> have unused	Ā҈
<path> have |	Ī҉ĳѶ
<path> how	ĀѴā҈Ŋ҇
<path> how many	ĀѶāҌŊ҇
<path> import	ĀҟĜ҆ĝ҇ģѹĩѺĪѶŏ҉
<path> import $	ā҇
<path> import <path>	āҍ
<path> import exists	Ĝҋ
<path> import for	ŏ҇
<path> import from	ĀҖāѸ
<path> import it	ĝ҈
<path> import itself	Ħҋ
<path> imported	ĀҎāѺĜҌĨ҉
<path> imported $	ĩ҈
<path> imported by	ĀҒĝ҈ĩѫ
<path> imported |	ĜҎĝѺ
<path> importing	Īҋ
<path> importing $	Ī҇
<path> imports	Ā҇āҊĜ҆ĝҐĩѺĪ҆
<path> imports $	ĜѹĝҎĪ҈
<path> imports <path>	āҎĜґħѺ
<path> imports only	ħҊ
<path> in	čҐĝҊĦ҇ĪѺőґŕ҆
<path> in <commit>	č҆
<path> in <name>	ĀҎ
<path> in <path>	Ā҈āѺĜѸĝґ
<path> in directly	ĜҊ
<path> in the	ā҈ő҈
<path> include	ĀҏĜѺĝ҆
<path> include <path>	ĀҊ
<path> include |	Ā҇
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҆
<path> indirectly	ħҌ
<path> indirectly |	ħ҇
<path> into	ā҇ą҆ĝҊ
<path> into <path>	ĝ҇
<path> is	ĀѶĎѷĐҎĜ҆ĝҠĨ҆ĩ҇ĳ҈
<path> is <name>	āҎĎѷ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҈
<path> is imported	ĝ҉ĩ҈
<path> is importing	ŏ҆
<path> is in	āҊ
<path> is not	ĝ҈
<path> is the	Đ҈Ņ҆
<path> is there	Ĝ҈
<path> is transitively	Ĩ҆
<path> its	ā҇
<path> last	Āґčѹį҇
<path> last changed	ĀҖčѹįѺ
<path> lazily	ā҈
<path> line	āҌ
<path> line <line>	āҍ
<path> list	ģ҆
<path> load	Ĝ҆
<path> loaded	ĝҊ
<path> loaded by	ĝҊ
<path> makes	ģ҈
<path> makes available	ģ҇
<path> most	į҇
<path> most recently	į҇
<path> move	ņ҇
<path> moved	ā҆ņ҆
<path> moved $	ĀҌāѺ
<path> needs	Ī҆
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҈
<path> new name	ņ҈
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҇
<path> number of	ā҇
<path> of	ĀѵāѳĜ҇ĝѷĩѹŁҮ
<path> of <name>	ĀѶāѴĩѹŁҮ
<path> of <path>	Ĝ҇ĝѺ
<path> offer	ģ҆
<path> offer to	ģ҆
<path> old	Ņҋņѹ
<path> old name	Ņҋņѹ
<path> on	āѺĴ҈
<path> one	Ĝ҈
<path> one of	Ĝ҈
<path> out	Ĩ҆
<path> out of	Ĩ҆
<path> part	č҉Ħ҇
<path> part of	č҉Ħ҇
<path> pass	Ŏ҇
<path> pass |	Ā҇
<path> passes	Ŏ҇
<path> passing	Ŏ҇
<path> please	Ņ҆
<path> please $	Ņ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	Ņ҉
<path> pull	Ĝ҆
<path> pull in	Ĝ҆
<path> pulled	Ĩҋ
<path> pulled in	Ĩҋ
<path> pulls	Ĝ҈Ī҇
<path> pulls in	Ĝ҈Ī҇
<path> reach	Āѵā҆ħ҆
<path> reach <path>	ĀѶā҆ħ҇
<path> reachable	Ĩ҆
<path> reachable from	Ĩ҆
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	Ĵ҇
<path> removed	ĀҊčѺ
<path> renamed	Ā҇ņ҇
<path> renamed $	Ņ҆
<path> renamed from	Ņ҇
<path> renamed to	ĀҏŅѲ
<path> renamed |	ņ҆
<path> require	ĀѶĜҊĪ҇
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ā҆ŕ҆
<path> run on	Ā҆
<path> runs	ŕ҉
<path> set	ĀѺāѵĶҗ
<path> sets	ĀҌ
<path> sets <name>	ĀҌ
<path> shipped	ā҈
<path> show	ĩ҆
<path> since	ĀҊāѹ
<path> sit	ő҆
<path> so	āѹ
<path> start	ŕ҈
<path> start |	ŕ҇
<path> started	ŕ҈
<path> started in	ŕ҆
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҈
<path> stop	ā҈
<path> stop importing	ā҈
<path> take	Ā҉ĦѴ
<path> test	ŊҊ
<path> tests	ĀѺŎҋ
<path> that	Ā҉ā҇Đ҇ŏ҇
<path> through	Ā҇āѹĜ҆ħҊ
<path> through an	Ĝ҆
<path> to	ĀѴāҘħҗŕ҆
<path> to <path>	ĀѸāҎħҘ
<path> too	ā҆
<path> too long	ā҆
<path> transitively	ħҍ
<path> triggered	ŕҊ
<path> unused	Ā҉
<path> unused |	Ā҉
<path> use	ĀѴāҋ
<path> used	ĩҐŅҌņѹ
<path> used to	ŅҍņѺ
<path> verbatim	ĲѺĴ҉
<path> via	ħҋĩ҇Īѹ
<path> via import	ĩ҈ĪѺ
<path> via imports	ħҌ
<path> was	ĀѵąҕčҊĎҌį҇ņҍ
<path> was added	ą҈
<path> was born	ą҉
<path> was renamed	ņ҇
<path> what	āҏĐѺĝѺħ҈į҈
<path> what does	ĀѴā҈
<path> what is	Āҗāѵħ҆į҉
<path> what names	Ā҈
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҇
<path> which	ĀҐį҉ŏ҈
<path> which are	Ā҆
<path> who	ĀҊāѶĲҊ
<path> who imports	ĀҌĩѹ
<path> why	āҊ
<path> with	ħҊ
<path> workflow	ĀѴāҋŕ҉
<path> written	Ĳ҇
<path> y	ĝ҆
<path> y n	ĝ҆
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҎāѶąҍčҊĎғĐҏđѺĜҞĝғĦ҆ħңĨ҈ĩҟĪ҇ĬѸĭѺĮѺįҋņ҆ŏ҈ŕғ
<path> | $	Ā҈ā҇ąҊčҋĎҍĜҡĝҗģѺħҗĨҋĩҕĪ҇į҆ő҆ŕҊ
<path> | <path>	ħ҉
<path> | does	Ĝ҉
<path> | how	ĀҋāѺ
<path> | imported	Ā҇ĝѺĩ҈
<path> | its	āѺĪ҉
<path> | lines	ā҉
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҆
<path> | where	ĆҊĐ҉
<path> | which	Ā҉āҍħ҇Īѹ
<tag>	ĀҍāѴăӍĄҴĊѷČѰėѷĠӸġѹĩѹĬѹĭѶĮѷŅѹņѸőѺ
<tag> $	Āғā҈ăҢĄ҉ĊѹČѺĠҗ
<tag> <tag>	ā҇ăҒĠѺ
<tag> <tag> $	ā҆
<tag> <tag> |	ĀѹăҌ
<tag> _ $	ĀҏāҗăҎĄҖĠ҆
<tag> _ <name>	ĀѶĠҤ
<tag> _ <tag>	Āқăҥ
<tag> _ did	ā҆ĠѺ
<tag> _ does	Ġ҈
<tag> _ files	Ā҇Ą҆
<tag> _ had	Ġ҆
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҈
<tag> _ released	Ġ҆
<tag> _ the	Ā҆
<tag> _ to	ĀҊ
<tag> _ was	Ġ҈
<tag> _ what	ă҇Ą҇
<tag> _ which	ĄҊ
<tag> _ with	Ġ҇
<tag> _ |	Āѵăғ
<tag> already	ā҇
<tag> and	ĀҖăҘ
<tag> and <tag>	Ā҈ā҉ă҉
<tag> as	ă҈
<tag> as of	ă҈
<tag> contain	āѹĠҌ
<tag> did	Ġ҆
<tag> had	āѺĠ҈
<tag> has	ăѺĄҐ
<tag> have	Āѷă҇Ġ҈
<tag> have <name>	Ġ҆
<tag> is	Ą҈
<tag> to	Ā҆ăҒ
<tag> to <tag>	Ā҇ăҏ
<tag> until	Ā҉
<tag> until <tag>	Ā҉
<tag> was	ĠҌ
<tag> was released	Ġ҆
<tag> what files	Āҋ
<tag> which	ăҌ
<tag> which files	Ą҇
<tag> with <tag>	ă҆
<tag> |	ā҉ăґĄңĠҜ
<tag> | $	Āҋāҋă҆ĄҙĠҌ
<tag> | does	Ġ҇
<tag> | was	Ġ҆
<tag> | what	Ą҇
^ <commit>	ĀѺāѸČҐčҒŉ҉
^ <commit> is	ŉ҇
^ <commit> |	āѺ
^ <mark>	Ē҇
^ <name>	ĀѨāїĂѴć҇ĈѶĉѸċҊčѹĎҋďѴđҗĒѸēҊĕҏĖѲĘ҉ĝѵğҎĢғģґĨѹĩҍĬҝĭ҈ĮѴİѲıѺĳҒĴҋĵѬķҌĸѺĹѴĻѺĽѭĿҌŁѴłѷņҋŇҘňҠŉѺŋѴŌѶŐҍŒҋŔ҆ŕѲ
^ <name> $	ĀһňѺ
^ <name> 's	ĀѱāѺćҋĊ҇ĕҊĢҏķ҈ĺѵľѹŀҍŇѺŊѸōҋ
^ <name> <name>	ĀҨāѩćѷĉѺĊѷďѶĐѺđұĘҍĚѸě҆ğҊġѺĢѶĥѴĩѺĮѷĲҌĳҥĴҌŇѸňҍŒҌ
^ <name> a	āѯĬҐĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> all	ĆҊ
^ <name> and	ĀҌāѴğҌ
^ <name> as	Ō҈
^ <name> async	Ĭ҉
^ <name> at	ĀѺ
^ <name> base	ćҕňѰ
^ <name> call	ĉѰĊ҇Łґ
^ <name> callers	ĀѶĊҖ
^ <name> calls	ĀѸāҋĉ҇ĊѹĘ҉
^ <name> commits	Ď҆
^ <name> declared	Ĭ҇
^ <name> def	ķѸĺҚ
^ <name> dependencies	ĩґ
^ <name> depends	Ī҆
^ <name> deps	ĩҗ
^ <name> does	ĀѺāҋĢҗ
^ <name> equals	đҐ
^ <name> exists	ġҋ
^ <name> extends	ć҆
^ <name> field	Ā҇Ĥ҈
^ <name> fields	Āѹā҈
^ <name> has	āѷĕ҈Ĥ҆ľ҉Ňѹ
^ <name> hits	ŏҚ
^ <name> implements	īҏ
^ <name> imports	Ĝ҆ŏѸ
^ <name> in	ĀѴāҋĐ҇Ġ҆ő҆
^ <name> inherits	Ěҏ
^ <name> invoked	ę҇
^ <name> invokes	ĉ҆
^ <name> is	ĀҊāѣćѸĊҋĐ҆đ҆ė҆Ę҆ĚѰŀ҆ōҌŐ҆
^ <name> marked	ĭ҉
^ <name> method	ĀѳāѺĺ҈ľґĿҐŀѹ
^ <name> methods	āҎľѺ
^ <name> names	ģ҉
^ <name> of	ĀѠāѺćѳĊѺĔѺĢѲģҞĤѸĩѺĹѹľҏĿѹŀҩŃҢŅѸņҋňқŐґŔҋ
^ <name> overrides	ĀҜŀѭ
^ <name> raises	ā҇
^ <name> renamed	Ņ҆
^ <name> requirement	Įҏ
^ <name> returns	Ň҆
^ <name> source	ĀңķѺŒҍ
^ <name> static	Ĭ҉
^ <name> takes	ď҉
^ <name> test	Ŋҍ
^ <name> tests	Ŏ҇
^ <name> the	ĀѵāҜľѷŕѸ
^ <name> throws	ńҋ
^ <name> used	Ņ҆
^ <name> value	āҍ
^ <name> vs	āҏďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѴāҎđѹĢѺŁҏŇҙ
^ <name> which	ėѷĮҋ
^ <name> |	ĀҍąѴē҆ĔҒėҒĘѷę҆ğѺĢ҇ĮѶķѺŇҲňѹŋѺōѺŎѺŐѺ
^ <option>	ċ҇
^ <path>	ĀѭāјĎҎĜҊĝҎį҈ĲҍĳҙĴҘŁҫŅҋņ҉Ŋ҆
^ <path> <line>	ĲҊĴ҆
^ <path> <name>	ĀѹĩѹĲҌĳҝĴ҉őѸ
^ <path> <path>	Ĝ҉
^ <path> commit	ąѺĎ҇
^ <path> depends	ĩѺĪ҆
^ <path> gets	Ĩ҇
^ <path> import	ĀҌ
^ <path> imports	ā҇Ĝ҉ŏѹ
^ <path> included	ĝҌ
^ <path> is	Ā҆āѰĝ҉ĩ҈
^ <path> line	ā҇ĲѺ
^ <path> new	ņ҆
^ <path> number	ā҇
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҆
^ <path> was	āѹą҇
^ <path> workflow	Āѷāҍ
^ <path> |	āѸĐ҆ĩ҇ŏ҈ŕ҈
^ <tag>	ĀѷăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӍāѺňѺ
^ _ 's	ĀѬāѷćҊĊ҇ĕҊĢҏĪҊķ҈ĺѵľѹŀҍŇѺŊѸōҊ
^ _ <commit>	Āѷā҇čҟ
^ _ <line>	ĀѺāѶĲґĴҐ
^ _ <literal>	ĀѶā҉ĽҐŔҋ
^ _ <mark>	ĀѳĒ҈ēҕ
^ _ <name>	Āҋā҆Ă҇ăѺĆѸćѫĊѨČѷčҏĎѸđҍĒѴēѺĔѷĕҙĖҔėҋĘҩęҐĚҢěҧĜҗĝѰĞѸğҙġҋĢѰģѴĤѲĥѲĦҊħѺĨѸĩѠĪѮī҈Ĭ҆ĭҖĮҷįѱİѸıѹĲҘĳғĴҍķѪĸҐĹҔĻѳļҊĽҎľѴĿѸŀѝŁѩŃѦńѯŅѲņѰŇѷňѺŉѹŌҌōѲŎҍŏѷŐ҇őѳŒҊœѲŔѺ
^ _ <number>	ĀѵĴҜ
^ _ <option>	āҊċ҆ĕѺ
^ _ <path>	ĀҍčҖĜҪĝңĦґĨѴĩѴĪѳįѵĲґĴҎĵҋĶҔŅѹņѴŊ҈ŎғŏѺőҊ
^ _ <tag>	ĀџāґăҋĠҜ
^ _ a	āҒĈ҆ĬҔŋѹŌѺő҇œҋ
^ _ above	ēҍ
^ _ abstract	Ă҉ĬҐĿѸ
^ _ access	ğҗ
^ _ add	ą҉
^ _ added	ĀѸāҌăҌ
^ _ adding	ą҆
^ _ affected	Āҍăѷ
^ _ afternoon	āѴ
^ _ ai	ĀѺġ҈
^ _ alias	āҊ
^ _ all	ĀѧāѺĂҊăҊĆѮĒ҆Ė҇ģ҉ĥ҉ī҆ŀҖŁ҆ŅѺňҔō҇
^ _ an	ĚҍĢҎŒѹ
^ _ and	ĀҊāѳğҊĺҔ
^ _ annotation	Ň҈
^ _ annotations	ēҏ
^ _ any	Ā҆
^ _ anybody	Āѵĝ҉ĩ҇ň҇
^ _ anyone	ĀҚāѸ
^ _ anything	Āҗ
^ _ api	ģ҆
^ _ applied	ēҎ
^ _ are	āѨĆ҈ć҆Ċ҇ĥ҉Ł҇Ń҈ň҇
^ _ arg	ďҊĔҌ
^ _ args	ĀѺŁ҇
^ _ arguments	ď҉Ł҇
^ _ as	Ō҈
^ _ async	ĬҌ
^ _ at	ā҉Ě҆Ġ҆
^ _ attributes	ĤҖ
^ _ base	ň҇
^ _ big	đ҆
^ _ binaries	Ğҋ
^ _ blame	Ĳ҈
^ _ both	ā҇
^ _ branches	Āҋ
^ _ breaks	āґ
^ _ build	āѶĈҌ
^ _ building	ĀѸĈҎ
^ _ call	āҖĉѬĊѹŁҐ
^ _ called	ĀҍāѸ
^ _ caller	Ā҉
^ _ callers	ĀґāҋĊҌ
^ _ calling	ĀѺĘ҇ōҊ
^ _ calls	ĉҍĊҔĘ҈ĲѺņ҇
^ _ can	āҎģҏĩѺĿ҈ń҈
^ _ case	œҍ
^ _ catches	ĀҔāҋ
^ _ cfg	Đ҇
^ _ chain	āѺħғ
^ _ chance	ĀѲ
^ _ change	ĀѸā҈ąҌį҉
^ _ changed	Ā҉āѸČ҆
^ _ changes	ā҆
^ _ check	Ā҆Ĉҍ
^ _ checkin	ą҉
^ _ child	ćҐŀҏňѬ
^ _ children	Āѹāѹŀ҆ňҙ
^ _ ci	ĀҊāѺ
^ _ class	Āѹā҉ĂѹćқĚ҇ĥ҆ĵҍĹѯĺҐĿ҈Ň҆
^ _ classes	ĀѳāҐćҏĥҐŀѺňҗ
^ _ clause	ĀҒāѹ
^ _ cls	ćғ
^ _ code	Ċ҇Ĵ҇Ńҍ
^ _ come	āұĬѸ
^ _ comes	ī҆
^ _ commands	ĀѹĞҔ
^ _ commit	ĀҎāҍąҏčѴĎҎįҕİҎŉѺ
^ _ commits	Āғ
^ _ config	Ā҆
^ _ conforming	ĥ҆
^ _ constant	ĀѺāҌđҌĶѺ
^ _ constraint	ė҉
^ _ containing	őґ
^ _ count	Ā҇ĳҋľ҈ňѹŊҌ
^ _ covering	ĀѺāѺōҘ
^ _ creation	ĀѺąҏ
^ _ cyclic	Ħ҇
^ _ d	Āҗ
^ _ data	Ā҆Ĥ҇
^ _ dead	ŏ҆
^ _ declared	ĀѴā҈ĂҊĬҊĿ҈
^ _ declaring	Ľ҆
^ _ decorated	Ē҈ēҏ
^ _ decorator	ĀѵāҒ
^ _ decorators	ēҔ
^ _ deep	ā҈
^ _ def	ĀѺĆҔķѹĺҙĻ҇
^ _ default	ĀѸĔ҈ĕҖ
^ _ defined	Ĥ҇
^ _ definitions	āѶĆҍ
^ _ defs	Ć҇Ē҆Ŀ҉ŀҊ
^ _ dependencies	Ė҇ĩґ
^ _ depends	ĀѶĩ҇Ī҉
^ _ deps	Ā҉āѶĩҗ
^ _ derived	Ě҈ŀ҇
^ _ descendants	Ā҉ňҐ
^ _ descends	Āѹňҍ
^ _ did	ā҇čѹİ҈Ķ҉Ņҕņқ
^ _ diff	ĀғāѹďҊ
^ _ different	Ć҆
^ _ directory	őҖ
^ _ display	Ā҉
^ _ do	ĀҩĂ҈ď҈ġ҈ħҊ
^ _ does	ĀѶĉҌĊѺČ҇đҊēѺĔ҉ĖҊĢҖģ҈ĤѹħҋĨ҉Ī҉ķ҆ĸ҆ĻҋŃ҇ŇѺŌѺŏ҈őѺŕ҈
^ _ each	ĀѵāѺĆ҇ĉҍĤ҈ŀҊńҌ
^ _ else	ĀҌ
^ _ entry	āѸċ҇Ğ҉
^ _ enum	ĀѱāҖĸ҇
^ _ enumerate	ĀҊ
^ _ environment	āҐ
^ _ equals	đҐ
^ _ error	ń҆
^ _ errors	Āѹā҆ńҕ
^ _ events	ŕҊ
^ _ every	ĀѮāҐĉҊĊѹĒ҇ģҎĤҊŀҍŉ҈őѺ
^ _ everything	ĀѴāҢĖѺĩ҉
^ _ exactly	ā҇
^ _ exception	ā҈
^ _ exceptions	ā҇
^ _ executables	Ğ҇
^ _ exists	ġҋ
^ _ export	ģ҇
^ _ exported	ģҊĭ҆
^ _ exports	ā҉ģ҈
^ _ extends	ňҍ
^ _ fast	ĀѶāҌ
^ _ features	āҊ
^ _ fetch	ĀҐāѶ
^ _ field	ā҉ĤѸŐҐ
^ _ fields	Ā҉āҍĤ҇
^ _ file	ā҈ċҊĥѺĪѶĶҎĹ҈ĺ҇Ľ҇ľѵŅҒņҡőѷŒ҇œҊ
^ _ filename	ĀѹŅҘ
^ _ files	āҋăҊĆҋČғčѸĩҍĪ҇Ŕ҆
^ _ first	ā҇
^ _ fixtures	āҊ
^ _ flag	ĀҊāѱċ҉
^ _ folder	őҋ
^ _ following	Ħҋ
^ _ for	ĀѳĉҌċҎĝ҆ĥѵĵ҆ķҊł҆ŇѹňѺŔҋ
^ _ former	Ā҆
^ _ freshest	ĀѸąѸįҗ
^ _ from	ĀҔāѭăҊĝѺģ҇ĳ҈
^ _ func	ā҇Ĭ҉Ļ҇
^ _ funcs	ĒѺĤѺĿҗ
^ _ function	ĀҊā҈ĊҊĔѷĕҍę҈Ĭ҆
^ _ functions	ĀҌāқĉ҆Ē҆ģҍĿҊŃҏ
^ _ get	Ĩ҆
^ _ gets	Ė҆
^ _ git	ĀѵİҎ
^ _ give	Ā҉
^ _ go	Įғ
^ _ goes	ĀҌ
^ _ got	ņ҆
^ _ had	āѷŅҋ
^ _ hands	ĀҌāѹĉ҇
^ _ happen	ĀҌāѺ
^ _ happens	āҘ
^ _ has	ĀѮĕ҈ĺҌľ҉ņҐŇѸŊҊŏ҆
^ _ have	ĵ҇
^ _ head	ĀѹİҎ
^ _ headers	Ī҇
^ _ helpers	āѸĉҎ
^ _ hits	ŏҚ
^ _ holding	ĀѺāѺŉ҉őҍ
^ _ holds	Āѹā҈
^ _ hops	ħҋ
^ _ how	āѫĆҋĎҊĳ҉Ŋ҈
^ _ i	ĀҟāѬĂѺăѺĈ҇ĔҋĚѸĜѺĝҐĞ҆ĩѸĭҕĺѸĽѸŀ҇ŁѺŅѺŒ҇
^ _ idea	Ā҆ķ҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҇āѹč҆Ę҉ĭѹ
^ _ impl	āҕĉҋĥѯ
^ _ implementations	āѷĥҢī҇
^ _ implementers	ĥҙ
^ _ implementing	ĥ҈
^ _ implements	Ā҇āѶĥҊī҉
^ _ import	ĀҐā҆ĝ҈ħѲĨ҆ŏҌ
^ _ imported	Ī҆
^ _ importers	ĩғ
^ _ importing	Ā҆
^ _ imports	Ā҇āѷĜҍħѷĨ҆ĩґĪҍŏҥ
^ _ in	ĀѰĐғĠ҇Ħ҇ĪҒĸ҇ĻѳļҌľѺĿҏŊ҇ŋѺŏѮőҎ
^ _ included	ĝҌ
^ _ inherits	Ěҏ
^ _ inner	Ļ҇
^ _ inputs	ĀѶŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѸĥґī҈
^ _ interfaces	Ā҈īҋ
^ _ internal	ĭ҆
^ _ introduced	ĀҐāѺğѺ
^ _ introducing	ĀѸąҎ
^ _ invoked	ĉҌę҆
^ _ invokes	ĉ҆Ċ҆
^ _ is	ĀҎĆѴćҋĊ҈ċѺčѺĎ҇ĐѴĒ҉ĕѹĖѺĚѹĜѺĝѺĠѺĢѵģ҈ħѺĨ҈ĩҏĭѵĮѲı҈ĳ҉ĺґĻҎļѵľ҉Ŀѹŀ҉ŁѹłѹŊҍō҆ŎѹőҋŒ҆
^ _ it	ĀѺāҎĊѹĬ҈ĳ҆ķ҆Ņҋ
^ _ java	ĮҒ
^ _ job	ĀѷĢґ
^ _ jobs	Āҏāѹ
^ _ just	Ā҇ňѺ
^ _ k	ŌҔŎѹ
^ _ key	ā҆Đ҆
^ _ kicks	ŕ҈
^ _ kind	łҐń҆ŇҊ
^ _ l	ĀѺĳҒ
^ _ language	ĀҋāҊĮѹ
^ _ last	Āғāѵ
^ _ length	Ď҉
^ _ libraries	Ė҇
^ _ libs	āѸĖҖ
^ _ licence	ıҐ
^ _ license	ıҍ
^ _ lies	āѸœ҇
^ _ line	āҐĐ҆ĲѦĵғķ҇ļ҈Ľҍ
^ _ lines	Ā҉āѺēҊĳѺ
^ _ list	ĀѺēҊĖҐĤҋĪ҆ī҆Łҕ
^ _ load	ĀҎĭѸ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	őҕ
^ _ log	ĀҏĎ҉ĢѵįҎ
^ _ long	āҊįҏĳ҆
^ _ lowest	Į҆
^ _ m	Ā҉āѴĊѺ
^ _ made	ā҈
^ _ maintains	Āґāѱ
^ _ make	ĀҊāѰĈҍ
^ _ makes	Ā҆āѴŕ҇
^ _ many	ĀҚāҤĎҜĳҐľғŊҔ
^ _ marked	ĭ҈
^ _ may	ĀѷāҙĊѱ
^ _ me	Ā҉ĆҌĊҊčѸĕѶěѺğѹħ҇Ĭѷı҆ļѸľѷĿҌŊѷŎѺŔѷ
^ _ member	ĀѲĿҌ
^ _ members	Ŀқ
^ _ message	āҏ
^ _ method	āҌĹѶľҒĿ҉ŀѳ
^ _ methods	āѵĂҏćѹĉ҆ĊҕĒ҆ľ҇ĿҊŀ҉Ń҇
^ _ missing	ĀѹāҤōѳ
^ _ mnay	Āқāѳ
^ _ module	Ķ҈ķ҆ŒҊ
^ _ modules	ĪҔŏҎ
^ _ morning	ĀѺāѸ
^ _ moved	ņҎ
^ _ much	Āѷđҍ
^ _ my	Ā҉āѯ
^ _ n	ĀҊĴҒ
^ _ name	Āѹāѵĭ҈ıҋŅқņҍ
^ _ named	Āѵŋҗœѷ
^ _ names	āҏĞ҈ģҐĪѺŁ҉ŏ҆
^ _ need	ĀҐāѭĬ҉Ļ҆Ľ҇ľ҇
^ _ new	ĀѺāѳĄҍėҋņ҇
^ _ no	āѺĔ҈
^ _ node	ĮҒ
^ _ not	āѰĔ҇Ĭ҉ő҈
^ _ number	ĀҋđҐĪѷľҎ
^ _ of	ĀѮāіĂѹĆѪćғĈѺčѳĎѺĐѶđ҉ĔѷĖѹėѸĘѺęѷĚѯěѲĜѲĞҖğѷĠѸĢҗĤҥĥҎĦѺĪҩĮѺĴѸĺ҈Ľ҈ĿѢŀҋŁҎłҋŃҥńѱŅѷņ҆ňҚŎѲŏѰŐҙŒ҉œ҈Ŕґ
^ _ often	Ā҆ĎҌ
^ _ old	Ņ҆
^ _ on	ĀѬāҋē҈ĢҧňѺ
^ _ one	ĀѸě҆Ľ҆
^ _ ones	āѺĂ҈
^ _ only	Ā҆
^ _ option	ā҆
^ _ options	ĀѷāҌ
^ _ or	āҘġѸĽ҈
^ _ other	ĀѵāҏĩҎĪ҈
^ _ out	āѲń҉Ŏ҇
^ _ overrides	Āғāѵŀґ
^ _ overriding	ŀ҉
^ _ packages	āѸĖ҆
^ _ parameters	ďҋŁҊ
^ _ params	ďҋŁҘ
^ _ parent	ćҐň҉
^ _ parser	ĀҍāѸ
^ _ part	Ā҆Đ҆
^ _ pass	ĀѸāѸŌҏ
^ _ path	ŅҎņ҉
^ _ paths	ĀѹāѸČҐčѺŃҍ
^ _ people	ĀҌİѹ
^ _ person	Ĳҍ
^ _ pinned	ĀѷĲ҇
^ _ place	ĀҐāѸĆѰĊ҈Đ҈
^ _ places	ĀҊāѶĆҌ
^ _ points	ā҇
^ _ previously	Ņҍ
^ _ print	Ā҉āѺđ҈
^ _ private	ĀѱāҒĭ҆
^ _ project	Āѹā҆ĞҌ
^ _ properties	Ā҆Ĥҍ
^ _ property	Ĥ҉
^ _ protected	ĭ҆
^ _ protocols	Ā҈āѹī҉
^ _ public	ģ҇ĭ҆
^ _ pulled	Ī҇
^ _ pulls	ĀѺĩґ
^ _ purpose	ĀѶāҋĊѺłҔ
^ _ put	ā҈
^ _ python	Įҏ
^ _ question	ĀѶŅѷ
^ _ raise	ĀѶŃҎ
^ _ raised	ŃѶńҎ
^ _ raises	Ń҈
^ _ raising	Ń҆
^ _ recent	į҆
^ _ recently	Āѹį҉
^ _ release	ĀҊāѸėҊ
^ _ releases	ŉ҇
^ _ relies	ĩҍ
^ _ removed	ĀѺāҒăѺ
^ _ renamed	ĀҕāѭŅҌ
^ _ report	ĀҎ
^ _ requirement	ĮҊ
^ _ requirements	āѵĖҗ
^ _ requires	ĀѱāѴĩҜ
^ _ result	āѺŎғ
^ _ return	āҍ
^ _ returns	Ň҆
^ _ reviewed	āҒĲѹ
^ _ revision	Āҍ
^ _ revisions	ĀѸĎҎ
^ _ role	āѶĢқ
^ _ routines	ĉ҇
^ _ running	āѺ
^ _ rust	āѹĮґ
^ _ script	āѸğҋĶ҈
^ _ scripts	Ğ҉
^ _ set	ĀѹĆ҇
^ _ sets	ĀҔ
^ _ setting	Đ҈
^ _ should	āҟ
^ _ show	ĀѲć҈Čҍĩ҇
^ _ sites	ĀҗĊ҆
^ _ sits	ň҈
^ _ size	ĀҏāѶ
^ _ somebody	ā҉Ĭ҇
^ _ something	ā҈
^ _ sort	ł҇
^ _ source	ĀҜŅҏŒҍ
^ _ sources	ĀѸāѺĩҕ
^ _ span	ĳ҆
^ _ spots	ĀѷĆҏ
^ _ stands	Ā҆āѲć҇ĵ҆
^ _ state	ĀҌ
^ _ statements	ĪҒńҏŏѶ
^ _ static	Ā҈āѷĬҌĿѸŐ҆
^ _ status	ĀѸāҔĈ҉łѸ
^ _ steps	ĀҊāѹ
^ _ still	ā҆
^ _ struct	ĵҐ
^ _ structs	ĥ҆
^ _ subclass	ĀҎćҕňѶ
^ _ subclasses	ĀѺāҐŀҊňҒ
^ _ subfolder	őҎ
^ _ suite	Ŏҋ
^ _ superclasses	ćҤ
^ _ suspect	Ā҆
^ _ symbols	ģҐ
^ _ tag	ŉ҈
^ _ tagged	ĀѳāҌŉ҇
^ _ tags	Ā҇ŉҍ
^ _ takes	ď҉Ī҆
^ _ target	ņҋ
^ _ task	ĀѷĢғ
^ _ teh	ĭ҆
^ _ tell	ĀѰŁ҈
^ _ test	ĀѵāҝŊҊŋ҈ŌҐō҆
^ _ tests	Ā҆āѱōҔŎң
^ _ that	ĀѮā҉Ą҆ąҍĈ҇Ċґĥ҇Ł҆ň҈ŉѹōҌŎ҉
^ _ the	āҙĄ҆ĈҊĉҍč҇Đ҉đѷĒѸĔѷĕ҆ė҈ĘҐĚҌě҆Ĝ҈ĝ҆Ğ҆ġҊģ҉ĦҋĪ҆įѳİ҇ĲѺĳѺĴѷĶѸķѱĻѷļѸĽѶŀѶłғņѹŊѸŌ҆ōѶŏҊŐѺőѷœѨ
^ _ there	āҬĉѺč҉ďѺęҋĚѵĠ҇Ħ҈ĬѺŊѹ
^ _ they	āѴĬҐ
^ _ thing	ĀѷāѯĄ҈Ģ҇
^ _ things	ģ҈
^ _ third	Ā҉
^ _ this	ĀҕĈҊĖѺġ҈
^ _ throwing	ĀѺāҌŃ҉
^ _ throws	āѹŃҌńҊ
^ _ ticket	ĀѺā҇
^ _ to	ĀѶĂѹă҇ĎѳđѺĢѸħѹĵҔĶ҇ķґĸ҆Ĺ҉ń҈œҍ
^ _ total	ĳҊ
^ _ touched	Ā҉
^ _ trace	Ĩ҆
^ _ trait	ĥѴī҉Ľғ
^ _ traits	īҐ
^ _ triggers	āѷĊҜ
^ _ type	ĀѰĤѷłҌŇүŐҙ
^ _ typed	Ĳ҈
^ _ types	āҍĥҊńҐ
^ _ unit	ĀѺō҉
^ _ unused	ĀѺā҇ŏ҉
^ _ up	ĀѺĆҊĈѸĊѺĵѺ
^ _ used	Ņҋ
^ _ uses	ā҈Ē҆
^ _ using	ĩ҉
^ _ value	Ā҇āѴđҨĔҗĕ҇
^ _ variable	ĀҌ
^ _ variables	ĤҊ
^ _ ve	Āѹāѷ
^ _ version	Ġ҇Įҏ
^ _ versions	ė҇ŉҊ
^ _ virtual	ĂҐ
^ _ visibility	ĭ҈
^ _ vs	āҏďҌ
^ _ w	ŉ҉Œ҇
^ _ want	ĀҊāѺĊ҇ĖѺ
^ _ was	āҐąґįҏİҕŅҒņѺ
^ _ we	āҘĝ҉ġ҆ŋ҉
^ _ what	ĀѳąѴĉѶĊ҉čѹĐҒē҈ĕѺĝѺģѶħ҆ĨҊĩ҇ĪѳįґĲѺĴѹķҍĺѺŁҌł҇ņҌŇҍŉ҉ŊѹŐѺőҎ
^ _ when	āҖĦѺįҒ
^ _ where	Ā҇āҍĵ҆Ķґĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѮāѳĜҋĠ҇ġҊĦ҇Ĭ҇Ō҉
^ _ which	ĀѺąҗĉѸĊҊĎѷėѸĘѺĦѺħҍĨҋĬѸĮҍİ҉ıѺĳѺĵҐĶ҆ķѷĺ҇Ļ҆Ľ҇Ņ҇ō҈œ҇
^ _ whom	ĀҍįѺĲ҉
^ _ whose	āҋ
^ _ wich	ķ҇Ń҈
^ _ will	āҗ
^ _ within	ĻѹļҎ
^ _ wonder	Āҍ
^ _ wording	ā҇ŔѺ
^ _ worked	ĀҌāѸ
^ _ would	Āҋā҇Ģ҉ł҆
^ _ write	ā҆
^ _ wrote	ĀҖňѺ
^ _ you	āѢĎ҆Ę҆ęѸĢѺĬ҇ķѵľҋŃ҆ňҌŊ҆ŎѺŏ҈ő҇
^ _ |	ĀѦāѯąѹĐҊĔҒėґĘѷĥѹĩҊīҕĮѵį҉ıҠĺѺŃѹŇҲňѸŋѷŌѺōѹŎѶŏ҆Őѷŕҍ
^ a	ĀҙāѭœѺ
^ a test	ĀҜāѷŋѸœѺ
^ abstract	āѺĂҍ
^ according	ĀҌĢѹ
^ according to	ĀҌĢѹ
^ add	ĀѰāҤ
^ add a	ĀѺāғ
^ after	āѵĞҒ
^ after the	Ğ҇
^ all	ĀҞĆҒħѵĪ҇ĿҊŃҍňѮ
^ all callers	Ā҈
^ all import	āҌħѶ
^ all imports	Ī҈
^ all the	Ć҆ň҉
^ allowed	ėҋ
^ allowed value	ā҇
^ am	ĀҌĭ҇
^ am i	ĀҌĭ҇
^ among	ĀѹāѺę҇Ĝ҉ġ҆ŋ҇
^ among the	ĀѺāѺę҈ŋ҇
^ an	ġ҈
^ ancestors	ĀѹćҚ
^ annotations	ēҚ
^ annotations on	ē҉
^ any	āѰĝҊĦ҇ŋҋōѵ
^ any chance	ĀѲ
^ any idea	Ā҆ķ҆
^ any import	ĀѶĝҋĦ҇
^ any test	ĀѺŋҍ
^ anything	ĀѸāѲĒ҇ĚѺġ҈ňҋō҆
^ anything in	ō҆
^ anything that	ĚѺĩ҆ňҋ
^ are	ĆѸĦҒŁ҆ŋҋōѹŎ҆
^ are all	ā҇ĆѺ
^ are the	Ħ҈
^ are there	āѶĪ҆Ł҇ŋ҉
^ args	ď҈ŁҊ
^ as	ĀѭāҐĂ҆Ċ҆ĎѺĝ҇Ģ҇ĥѷŇѸ
^ as for	ĀѱāҕĂ҆Ċ҆ĎѺĝ҇ĥѷŇѺ
^ async	ā҇ĒѺ
^ at	ĀҍĆ҇Đ҈ĖѶ
^ at tag	Ā҆
^ at what	Đ҆į҆
^ at which	Ā҇Ć҈
^ attributes	Ĥ҉
^ author	ĀҏĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	ĀҒ
^ authors of	ĀҒ
^ base	ĀҔćҍĹѺŀѹňѶ
^ bases	ćҕ
^ before	ĀѱĽѺŅҏ
^ before i	ĀѲāҍĽѺ
^ before it	āѺŅ҈
^ before the	Ņ҇
^ better	āҎŔѺ
^ between	ěҍĝҊ
^ between <tag>	ĀѶā҇
^ between the	Ā҆āѵăѷěҍĝҊ
^ blame	ĀѳĲҡ
^ branches	Āґāѷ
^ bug	ā҆
^ bug on	ā҆
^ build	Ā҆Ĉҋ
^ build the	ĀҖĈѲ
^ by	āѬĄ҆Ċ҇ē҇ĝѹĢѺĥ҉ħ҉ĩҋĪѹį҈Ĳ҇ŀ҉ňғō҆
^ by how	Ď҇
^ by the	āѺĄ҇
^ by what	ĀѰāѹē҈Ĩ҈ĩ҇ĪѺį҉ňҊ
^ by which	į҆
^ by whom	ĀҏįѺĲ҉
^ call	Ā҈ĉҏĊ҈
^ call path	ā҆
^ call sites	ĊҌ
^ callees	ĉҘ
^ callees of	ĉҌ
^ callers	Ā҆āѴĊҚĠѺ
^ callers of	Ā҆āѴĊҚĠѺ
^ calling	Ń҆Ň҆
^ calling <name>	Ň҆
^ calls	ĉ҆
^ can	āҦą҆ĈҊĘ҆Ě҆ġ҆ĭ҈ĮѹŁѺńѹőҌ
^ can <name>	ĀҐĚ҆ġ҆
^ can i	ĀҚāҏė҆
^ can not	ő҉
^ can the	ĀѹŌҊ
^ can you	ĀѳāѴą҇Ī҆ő҆
^ cfg	Đҏ
^ chain	Ĩ҆
^ chain of	Ĩ҆
^ change	ĀѺāҗıѸ
^ change the	āҕıѸ
^ changed	ČҊčѺ
^ check	āѮĘ҉ĦҋŌ҆Ŏҍ
^ check <name>	Ŏ҆
^ check if	Ā҇āѹč҆Ę҉ĭѹ
^ check whether	Ĝ҇
^ child	ćѲňҗ
^ child class	ćѴŀ҈ňҐ
^ ci	Āҕāѩŕ҇
^ circular	ĦҊ
^ circular import	ĦҊ
^ class	Āѭē҇Ě҆īғ
^ class <name>	Āѱē҇Ě҆īғĵѺ
^ classes	ĀѺĒ҆ĥ҈ňҊ
^ classes implementing	ĥ҆
^ cls	ĀѺāҌĚ҈ĩѹĵҍňҍ
^ cls <name>	ĀѺāҌĚ҈ĩѹĵҍňҍ
^ code	ĊҗğѵŃ҉
^ code that	āҋĊҗğѳ
^ collect	ĀҒŎѵ
^ collect the	ĀҒŎѵ
^ commit	ąҔč҆Ďѹ
^ commit <commit>	āѸč҇
^ commit adding	ą҆
^ commit count	Ā҇
^ commit introducing	ĀѸąҋ
^ commit that	ĀҐāѶ
^ compare	Ā҈ďҋ
^ compare the	Ā҇
^ config	ĀҐĐ҇ĪѴ
^ const	ĀѮāҏđҌĶҊŐҊ
^ const <name>	ĀѮāҏđҌĶҊŐҊ
^ constant	ĀѳāѴĶҟ
^ constant <name>	Ķ҈
^ content	đ҈
^ content of	đ҈
^ contributors	ĀҒ
^ contributors to	ĀҐ
^ could	ĀҲāѵ
^ could <name>	Ā҆
^ could you	ĀүāѪ
^ count	ĀғāѺĎҏĤѸĪѺĳ҉ľҕĿѶňѺŊҙ
^ count everything	Ā҇
^ count of	Ď҈
^ count the	ĀҡĤѸĪѺľҊŊҊ
^ create	Āѱāҗą҇
^ create commit	ą҇
^ current	İ҈ŅѹņҎ
^ current path	ņ҉
^ cut	ā҈
^ data	Ĥ҉ŐҊ
^ data members	ĤҊ
^ data type	ŐҊ
^ date	Ā҇ā҈įҌ
^ date of	Ā҈įҌ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ēҌ
^ def	ĔѹĕҊķҙĹҊĺѺ
^ def <name>	ĔѺĕҊĹҊ
^ default	Ĕ҉ĕ҇
^ definition	ĆѸĶҊĺҙĻ҈
^ definition of	ĆѸĶҊĺҙĻ҈
^ delete	ĀѹāҨĆѴĴѺ
^ delete all	āҒĆѵ
^ delete line	āҋĴѺ
^ delete the	āҋ
^ deletion	Ā҉
^ deletion of	Ā҉
^ dep	ĀѳĖҒė҈ħҊĮѸ
^ dep path	ħҊ
^ dependencies	ĀѷĩѹĪҢ
^ dependencies of	ĀѷĩѹĪҢ
^ dependency	ĀѶĩң
^ dependency of	ĀѶĩң
^ deps	Ė҆
^ derived	ň҈
^ derived classes	ň҈
^ descendants	Āѹňҕ
^ descendants of	Āѹňҕ
^ describe	āѹĢҚ
^ determine	Āѥāѫĺҋľ҆
^ determine the	ĀѰāѯĊ҆ĺҌľ҇
^ determine which	ğ҆
^ did	āѺčҞĠҗĬҒĭҏįѹİѹŋѹ
^ did <commit>	ĀѸčҏ
^ did <name>	ĠҌ
^ did <path>	ĀҊāѸ
^ did <tag>	Ġ҇
^ did commit	ĀҏāѸ
^ did somebody	āѺĈ҇Ĭ҈
^ did the	āҖĭҋİѺ
^ did they	āѶĬҋ
^ dir	őґ
^ dir containing	őґ
^ display	Ĵ҈
^ display line	Ĵ҈
^ do	ĀҎāѠĘҋĝҐġ҇ĢѹĦҎħѺĪѹĬѹŋҋŎ҇
^ do <name>	Ā҆
^ do <path>	Ā҉āѵ
^ do i	ĀҐ
^ do not	Ĕ҇
^ do tests	Ŏ҇
^ do the	ĀҌāѩĘҌĚ҆Ĝ҇ĝ҈Ħ҇
^ do we	ĝ҉ġ҉ŋ҇
^ do you	ĀѬĺ҆ļ҆Ō҇ŏ҇
^ does	ĀҗāґćѵĈҔĉѶĊѴčҕėѺĘҙęҒĚҖěғĜҩĝҋĠ҆ġҌĢѲģѷĤѷĥѹĦҏħѸĪѲīѺĬ҆ĭ҈ĮѹĴѹĵѹĺѺĿѺŁѵŇѸňѰŌҞōѷŎґŏѳœѺ
^ does <name>	ĀѸāѳĉѹĘҜę҆ĚҖěҌĜҏġҍĬҊĭҊń҉ŋѸ
^ does <path>	ĀҍĜғĝҊĪѹŏѺ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does an	Ā҇
^ does any	Ā҆
^ does anything	Āҏ
^ does every	ĀѪāҖ
^ does following	Ħ҉
^ does it	āґĈѹ
^ does one	ě҆
^ does our	ā҆
^ does the	ĀҕćѸčґĘ҉ęҋĚ҉Ĝ҇ňѷŌҊ
^ does this	āѺĈ҇
^ dose	ĀҏāѴĈ҆Ĝ҇ŌҎ
^ dose <name>	Ā҇
^ dose the	Ĝ҇Ō҆
^ down	ň҆
^ down the	ň҆
^ each	Ćҋ
^ entry	ā҇
^ entry points	ā҇
^ enum	ĀѺĸ҈
^ enum member	ĀѺ
^ enumerate	āѰĆҏľѺĿҌŏ҆
^ enumerate everything	ĀҎ
^ enumerate the	ĀѱāѶĆҍĿ҇ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	ĀҰ
^ every place	ĀҔĆѨĊ҈
^ everything	ĀҒāѳňҖ
^ everything <path>	Ā҈
^ exception	Ā҇āѹ
^ exception <name>	Ā҇āѹ
^ exceptions	āҍ
^ exceptions <name>	āҔńѳ
^ execute	Ŏ҇
^ existence	ġҊŋҎœѸ
^ existence of	ġҊŋҎœѸ
^ explain	Ā҆ā҉ĢҞ
^ explain <name>	ĀҊāѳĢң
^ explain the	āҒĢѺ
^ export	āҎ
^ exports	ģҒ
^ exports from	ģ҈
^ exports of	ģҊ
^ failing	Ā҇
^ failing tests	Ā҇
^ fields	ĀѸĤҕ
^ file	Ā҈Č҆ĵѶĺғĽ҉ŒҊ
^ file and	ĺҔ
^ file line	ķ҈
^ file where	āҊĵѸ
^ files	āҦĄ҉Č҆
^ files added	āѺăҊ
^ files importing	Ā҆
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	Āѵāѯă҈ąѷćѵĊҏđѺĘѮĚѺĜѺğҏĥѺīѺİ҆ĵҕĶ҈ĺҗĽғĿѸŃ҉ňѹŌѺőҖŒҋœҊŔѵ
^ find <name>	ĀѸĊҎĘѰğҔĺңőҏ
^ find all	ĀѶă҆ĉ҈ĊѺŀҊŃҍ
^ find calls	Ā҇
^ find every	Āҍĥ҆
^ find everything	ĩ҆
^ find me	ĀѰāҒĊ҈ĺѺĽѺ
^ find out	Ā҆āѺ
^ find test	Āѹō҆œҎ
^ find the	ĀҘāѱąѷİ҇ĶҎĻ҆
^ first	ĀҍāҒ
^ first change	ĀѶāґ
^ first commit	Ā҇
^ first file	āҍ
^ fix	ĀѺāҙœѺ
^ fix the	ĀѺāҗœѺ
^ folder	őҍ
^ folder holding	őҍ
^ for	ĀѠā҇ć҈ĕѴĖ҈Ģ҆ĥҌĩ҇ĳ҇
^ for <name>	ĂѹĕѹĬ҆Ł҆Ň҆
^ for <path>	ĀѸā҉
^ for a	ā҆
^ for class	ćҎ
^ for commit	ĀѺ
^ for the	ĀѸď҈Ė҆ĥ҆ĩҊŁѺň҈
^ for what	Ģҋ
^ for which	ĥ҇
^ former	ŅґņѺ
^ former name	Ņ҈
^ former path	Ņ҉
^ from	ĀҋāѱćҊĊҎģ҈Į҇ŅҔņѵňѺ
^ from <path>	Ā҈
^ from <tag>	Āѷā҇
^ from what	ĊҊŅҍ
^ from which	Ā҈āѶć҈Ņ҇
^ full	Ć҇
^ func	ĕ҈
^ func <name>	ĕ҈
^ funcs that	ā҉ĒѺ
^ function	āѺļ҈
^ function <name>	ļ҈
^ functions	ĒҊ
^ git	ĀғČҋĎ҇ĢҦįҋĳѶŃѺňѺ
^ git <name>	ĀҟĳѶ
^ git blame	Ĳ҇
^ git log	ĀҏĎ҉ĢѵįҎ
^ git show	ĀѺČҍ
^ git tag	ŉ҈
^ give	ĀѬāјăҍĊҍđ҆ĕѺĜѹĢҎģ҈ĩ҆ĪҌĺѷń҈ŎѸŕ҆
^ give every	ģҏ
^ give me	ĀҋāѵĊҐĕѸģѺĩҊĳҊĶ҆ķѵĹѺŁ҆őѸ
^ give the	ĀѨāѠă҉Đ҉ē҆ĪҋĶѺķҎń҉ŕ҇
^ given	Āѵě҆
^ given class	ě҇
^ given commit	āҊ
^ global	Ķҋ
^ go	āѸĮҏĵҊĽ҆
^ go to	ĵҊĽ҆
^ going	ă҇
^ good	Āѵāѫ
^ good afternoon	āѴ
^ good morning	ĀѺāѸ
^ grep	āѶŔҐ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѩčҊĘ҆ĚҌĜ҆ĝҎġҍĬҎĭҌ
^ has <name>	āѷĘ҉ĬҌĭҎ
^ has anybody	ĝҊň҇
^ has anyone	ĀҎ
^ has somebody	Ā҆
^ has the	āѷĚ҈ġҏňѺ
^ have we	Ā҆
^ head	ĀѰİҔ
^ hello	Āѵāҏ
^ hello |	ĀѶāҎ
^ help	āҗĂ҆ĊѺĻ҆
^ help me	āҗĂ҆ĊѺĻ҆
^ hey	āѰă҆
^ hey can	ĀҐ
^ hey do	āҋ
^ hey i	ĀѵāѸ
^ hey what	ĀҊ
^ hi	Āѹāғ
^ hi i	ā҈
^ hi there	ā҆
^ hi |	ā҆ķ҆
^ how	ĀқāӋąѸĎҍď҈đҍėҋĝѷĦѺħҐĨғĩѸĬѳįғıҌĳґľҋŊ҈ŋѺŎѸŕҎ
^ how are	ĀѸā҇
^ how big	đ҆
^ how calls	ņ҈
^ how can	āҊ
^ how come	āұĬѸ
^ how deep	ā҈
^ how did	āѶŅҋ
^ how do	ďҋħҋő҆
^ how does	ĀѸāѱħҐĨҋĴ҈ŕ҉
^ how fast	ĀѶāҌ
^ how is	āѥĨҌıґŕҋ
^ how long	āҊįҏĳ҆
^ how many	ĀҤāҧĎҗĳҎľҌŊҏ
^ how mnay	Āқāѳ
^ how much	Āѷđҍ
^ how new	āѺėҌ
^ how often	Ā҆ĎҌ
^ how recently	Āѹį҉
^ how to	ĀѺāҕ
^ how would	ł҇
^ hwo	Āѷľ҇
^ hwo many	Āѷľ҇
^ i	Āҵāѐąѷď҆ĖѺė҇ę҇ĚҊĭѺĮѹĶ҇Ľ҇ŁѷōѺŔ҈
^ i can	Ā҈
^ i d	Āҙ
^ i do	Āѵ
^ i have	Āѹ
^ i m	Ā҉āѴĊѺ
^ i need	ĀҐāѮĬ҉Ļ҆Ľ҇ľ҇
^ i suspect	Ā҇
^ i ve	ĀѺāѺ
^ i want	ĀҋāѺĊ҇ĖѺ
^ i was	āҌ
^ i wonder	Āҍ
^ identify	ĀѪāўĉҍĊѹĚѹĞ҆Ŀ҉ŀҊłѺŃ҆ń҉
^ identify all	ĿҌ
^ identify each	ĀѺĉґĊѸĤ҆ńҊ
^ identify every	āѶŀҌŃ҉
^ identify the	ĀѵāѯĚѺĞ҆ĺ҆łѺň҆
^ if	ĀҋāѨĔҐ
^ if <name>	ĀҊ
^ if i	āѱĔҏ
^ impl	ĀѶāѱĥғīҕ
^ impl <name>	āѳĥҖ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҊ
^ impls	ĥ҈
^ impls of	ĥ҈
^ import	āѺĜѷħҔĪҖŏѸ
^ import chain	ħҍ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҆
^ import statements	ĪҒŏѶ
^ imported	ĩѺĪ҈
^ imported modules	ĩѺĪ҈
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҍĝѺĩѳĪҪŏѱ
^ imports from	Āҕ
^ imports in	ĪҖŏѰ
^ imports missing	āҍ
^ imports of	ĩѴĪҚŏѸ
^ imports still	ā҆
^ in	Ć҉ćѹĉѴĊ҇ċ҇Đ҆đѳēѸĔѭĕґĚ҇ĝѷģѺĪѺĲ҇ĳѸĵҋĸ҈ļҊŀ҆ŁѸŃ҆Ň҆ōҎŎ҈ő҉œ҇
^ in <name>	Ā҆āҋĂ҆Đ҆đѶĔѶĕ҈ĢѸŎ҈
^ in <path>	ā҇ĝѺĲ҇
^ in <tag>	āѺĠ҇
^ in class	ĺ҆
^ in how	ĆҌ
^ in the	ĀѮāѳĕ҆Ě҉įҋĿ҉ŇҊō҉őѺ
^ in what	ĀҠā҆ąѱįѸőҌœ҈
^ in which	Āѷā҆ąҍĉѹĊҋĎѺğѸĵҍķѺĻ҇ļ҇ō҇ő҉Œ҆
^ in wich	ķ҇Ń҈
^ includes	ĀѹĩѲĪҞ
^ includes of	ĀѹĩѲĪҞ
^ inferred	ŇѸŐҍ
^ inferred type	ŇѸŐҍ
^ inheritance	ćґ
^ inheritance of	ćґ
^ initial	ą҆ĔҌ
^ initial add	ą҉
^ inner	Ļҏ
^ inner func	Ļ҇
^ inside	Ę҇Ĝ҆ļҌ
^ inside <name>	ļ҆
^ instance	Ĥ҉
^ interface	ī҈
^ interfaces	īҍ
^ interfaces of	ī҉
^ into	ņҊŉ҇
^ into what	ņ҉
^ is	ĀҲāҪĂѺĆѹćѬĈғĉѸčҠĎѹĐѶđѴĔѹėѷĘҏęҟĚҔěҖĜҕĝҧğѶĠ҈ġҊĢѷģѷĦҒĨѶĪѸīѺĬҚĭқįѺİѺıѸĲѷĴѹĵѺĶѹķѹĸѸĹѺĺѺĻѶļѹľѺĿѺŁѸŃѺńѸŅѺņѹŇѯňѰŋ҉Ō҉ŎҎŏѺőѹœѰ
^ is <commit>	č҆
^ is <name>	ĀҎā҈ćѴčҌđѺĘҌęҜĚқěҔĜҎĠ҉ĳѺňѴŋҐ
^ is <path>	Āѭāҏč҈Ĝ҈ĝҩĦ҇Ĩѹ
^ is a	Ā҇āѶĬ҆Į҆
^ is anybody	ā҆
^ is func	Ĭ҉
^ is it	āѳĊѹĘ҈Ĭ҆ĳ҆
^ is line	āҍ
^ is load	ĀҍĭѸ
^ is not	āѸĬҊ
^ is teh	ĭ҆
^ is test	āҊŎ҇
^ is the	ā҆ĈҗĬҍŌ҆œѺ
^ is there	Ā҇āҗę҆ĚѺĦ҈
^ is this	ĀҎł҇
^ it	ā҆
^ java	āѸĮҐ
^ job	ĀҍĢґ
^ job list	Āғ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѷāѹĶ҆ķҒĹ҆œҊ
^ jump to	ĀѷāѹĶ҆ķҒĹ҆œҊ
^ kindly	ĺ҆Ł҆
^ kindly tell	Ł҇
^ last	āѹįҐ
^ latest	ĀѺāҋėѹį҆İ҇
^ latest commit	ĀѺį҆İ҇
^ leftover	ĪѺŏҋ
^ leftover imports	ĪѺŏҋ
^ let	Āҋ
^ let me	Āҋ
^ license	āҍıҋ
^ line	ĀҜĵҌĺѹœ҈
^ line <line>	āѹĲ҇ĴҊ
^ line count	ĳҋ
^ line of	œ҉
^ line where	ā҇ĵҍĸѺ
^ lines	Āґĳѳ
^ lines <name>	ĀҘĳѭ
^ lines total	Āѹĳ҉
^ list	ĀҌĂҐĆѸć҈ĉ҉ĖѵĞқĤ҆ĥҊĪ҆ľѶĿ҆ŀҊŁѶń҆ň҇ŊѶ
^ list all	Āҏŀ҉
^ list every	Ā҇ā҇Ċѹ
^ list files	ĩ҆
^ list of	ĀѸĂҏĞҞľѹĿҊŁѳ
^ list the	Āҍăѷćҍĉ҇Ċ҉ē҇ĖѸĤ҇ĥ҈Ī҉Ł҆Ŋѷ
^ literal	đ҉Ŕ҉
^ local	ĻҊļѺ
^ locate	āѫĐ҆đѸĵ҉ĶҊĹ҉Ļ҆ĽҊŋѺœҊ
^ locate <name>	ĺ҆
^ locate the	āѯĐ҆đѹĵҊĶ҈ĽҋŋѺœҊŔѹ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆œ҆
^ location of	ĵ҆Ĺ҉Ľ҆ŀѺŒ҆œ҆
^ log	ĀҊ
^ log of	ĀҊ
^ longest	āҒ
^ longest import	ā҆
^ longest line	ā҉
^ look	āѲĆ҆ĥ҆ĵѺő҆
^ look up	ĀѱāѵĆ҆ĥ҆ĵѺő҆
^ looking	Ě҆ķ҇
^ looking at	Ě҆
^ looking for	ķ҇
^ lst	įҊ
^ lst change	įҊ
^ make	ĀѵāӇĚѸĬѯŌѳ
^ make <name>	ĀѺāҭĚѸĬѯ
^ member	ĿҠ
^ merge	ā҇
^ method	ĀѺĹҐĺѸĿҎ
^ method <name>	ĹҒĺѹ
^ method names	Ŀ҆
^ methods	āѵĂѶĉҊĊ҆Ē҈ľѯĿҝŃ҇
^ methods <name>	ĉ҆
^ methods of	ľѺĿҊ
^ methods that	Ŀ҆
^ min	ėѺĮҌ
^ min <name>	ėѺĮҌ
^ mit	ı҆
^ module	ģ҇Œ҆
^ module <name>	Œ҇
^ modules	ĩҋĪ҆
^ modules pulled	Ī҇
^ modules using	ĩ҉
^ most	į҇
^ most recent	į҇
^ move	āғ
^ move the	āҌ
^ must	ā҈
^ my	ĀѺ
^ name	ĀҔāѯĉ҆ē҇Ī҈ī҇Ņѷ
^ name all	ĀҏĪ҇ī҈
^ name each	Ċ҆
^ name every	āѹĉҋē҆Ŀ҉
^ name the	ĀҊāѹć҆
^ names	ĀҊ
^ names both	ā҇
^ needless	ĪѷŏҒ
^ needless import	ĪѹŏҌ
^ needless imports	ŏ҇
^ nested	Ļ҇
^ new	āѹņ҇
^ newest	ĀѶį҈İҒ
^ newest commit	į҈
^ node	āѸĮҐ
^ not	ĀҐňѺ
^ not only	Ā҆
^ number	ĀңāҖĤѹľѹŊҊ
^ number of	ĀңāҖĤѹľѹŊҊ
^ of	āѢė҇ĢҋģҏĤ҆İ҈ļ҆Ő҆
^ of all	İ҉
^ of the	āѵģ҆ļ҆
^ of what	āѴĢҋ
^ of which	ĀѺāѸģҊň҆
^ old	ŅѷņҖ
^ old file	ŅѹņҌ
^ old name	ņҊ
^ oldest	Ā҆Į҈
^ on	ĀѰāҋć҆ĉ҆ĐҊĪ҆ķҊĺҎļѹňѹŒѺœ҆ŕ҉
^ on what	ĀѶā҈ć҇ĐҊķҌňѺ
^ on which	ĉ҆Ī҆ĺҌĽ҆ŒѺœ҉
^ on |	ŕ҆
^ open	ā҆
^ origin	ŅҊ
^ origin commit	Ā҆
^ origin of	ŅҊ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҈
^ ought <name>	ā҈
^ our	Ā҇
^ outgoing	ĉґĊѸ
^ outgoing calls	ĉґĊѸ
^ over	ħ҇Ĩ҇
^ over which	ħ҇Ĩ҇
^ overrides	ā҈
^ overrides of	ā҈
^ overriding	ĀѺŀғ
^ overriding methods	ŀ҉
^ param	āҗńѺ
^ parameter	ĀѹĔҊĕѹŁҍ
^ parameter <name>	ĔҊĕѺ
^ parent	ćҌ
^ path	āѹĵҌķ҉ŅѶőҝœ҆
^ path of	ķҊŅѶőҔ
^ path to	āѺĵҌő҉
^ percentage	Āѹāғ
^ percentage of	Āѹāғ
^ places	ğ҈
^ places that	ğ҈
^ please	ĀңāѥąѺć҈ķѹĿѶ
^ please check	ĀҐ
^ please display	Ā҉
^ please enumerate	ĀҊ
^ please give	Ā҉
^ please identify	Ā҆
^ please report	ĀҎ
^ please show	ĀѸć҈
^ please state	ĀҌ
^ please tell	ĀѲ
^ please to	ĀѫāѺ
^ please trace	Ĩ҆
^ point	ĀѷāѺķҐĺҍ
^ point me	ĀѷķҐĺҍ
^ predecessor	āѹŅ҉
^ predecessor of	āѹŅ҉
^ previous	ŅҔőѹ
^ previous name	Ņ҈
^ previous path	ŅҌőѹ
^ print	ĀѸāѳđ҇ĖҠģҍĤ҉İҍĲѹĴҎĶѸ
^ print <name>	ĀѳĖҤ
^ print <path>	Ĵ҈
^ print all	ģҎ
^ print the	ĀҔāѺŁ҆
^ prior	ĀѹŅҘ
^ prior filename	ĀѹŅҘ
^ project	Āѱā҆ł҉
^ properties	ĤҗŐѸ
^ protocols	īҔ
^ public	ģҏ
^ pure	ĂҐ
^ pure virtual	ĂҐ
^ put	āҊ
^ put a	ā҆
^ pytest	āѱŌҏŎҘ
^ pytest <path>	āѺŎҌ
^ pytest k	ŌҔŎѹ
^ python	ĀѹāѺĮҒ
^ quantity	ľ҇
^ quantity of	ľ҇
^ quick	ĀѶŅѷ
^ quick question	ĀѶŅѷ
^ quote	Ā҇
^ read	ĀҊĴ҆
^ regarding	ĀѪāҍĶѹŅ҆
^ regarding <name>	āѹ
^ regarding <path>	ĀѺ
^ regarding commit	āҊ
^ regarding tests	ā҆
^ regarding the	ĀѲĊ҆
^ reimplementations	ŀҌ
^ reimplementations of	ŀҌ
^ releases	ā҈
^ remove	ĀѸāҘ
^ remove the	Āѹāҕ
^ rename	ĀѸāҗŅҌņ҇
^ rename source	ŅҐ
^ rename target	ņҋ
^ rename the	āҌ
^ replace	āґŃѺ
^ repo	ĀѰİҊłҔ
^ report	ĀљāѦĂ҇Ē҇ğ҆ġ҇Ī҈Ķ҈ňҒŏ҆
^ report all	ĀѰĩ҇ňғ
^ report every	Ē҈
^ report the	ĀѲāѩĂ҈ć҆ğ҆Ī҉ŏ҆Œ҆
^ report where	Ķҋ
^ report whether	ġ҇
^ required	ĀѵāѹėҋĮҚ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	ŇҊ
^ return annotation	Ň҈
^ revert	āҚčѹİѸ
^ revert <commit>	āҍčѹ
^ review	ĀҦāѧ
^ revisions	ĀҢ
^ revisions of	ĀҢ
^ run	ĀҩāѲĈҔŊѶōѮŎҒœѹ
^ run <name>	ĀҟōѶ
^ run test	ĀѹŌҒ
^ run tests	ŊѸŎґ
^ run the	ĀғĈҕŌѫōѺ
^ runtime	ĀѸĖҋ
^ runtime dependencies	ĀѸĖҊ
^ rust	ĀѺĮҐ
^ say	ĀѬāғő҈
^ say me	ő҈
^ search	Ŕ҇
^ sed	ĀҊĴҒ
^ sed n	ĀҊĴҒ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҆
^ setting <name>	Đ҆
^ sha	ąҌ
^ sha that	ąҌ
^ shortest	Ĩҋ
^ shortest import	Ĩ҇
^ should	āӂ
^ should <name>	āҟ
^ should <path>	ā҉
^ should i	Āҋāѷ
^ should the	āҋ
^ should we	ā҆
^ show	ĀҗāѩĂ҈ćѺď҆Ė҆Ĥ҆ĦѺİҍĴ҈Ŀ҆Łҋł҇
^ show <name>	ď҈
^ show all	ĂҌĖ҈ĥ҇
^ show line	ĲѺĴ҉
^ show me	āѷĆ҈Đ҇ķ҇ň҈
^ show the	ĀҍāѺą҆đ҆İ҉ŀѺŁҏł҈
^ shwo	Ā҈
^ shwo me	Ā҈
^ signature	ĀѹďҎŁҍ
^ since	āҕąҌĦѷĬѸįқ
^ since what	āѺįҊ
^ since when	āғĦѺįҒ
^ since which	āҎą҆
^ size	ĳҊľ҇
^ size of	ĳҊľ҇
^ skip	ĀѺāҘœѹ
^ skip the	ĀѺāҘœѹ
^ slowest	ĀѳāҭĊѶōѸ
^ slowest import	ā҆
^ so	āѫĚҏĬҌ
^ so how	Ā҉
^ so is	āѳĚҏĬҊ
^ somebody	āѺķ҆
^ something	ĀґāѸ
^ something called	ĀҍāѺ
^ sorry	ĀѱāѬ
^ sorry i	āѸ
^ sorry to	ň҆
^ sort	āґ
^ sort the	āҒ
^ source	œ҆
^ source of	œ҆
^ split	ā҇
^ spot	Ķ҆
^ squash	ĀѺāҊ
^ squash all	ĀѺāҊ
^ starting	ħ҇
^ state	ĀѰāѸİ҆
^ state the	ĀѺİ҆
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҍĺѹ
^ struct <name>	ĵҍĺѹ
^ structs	ĥ҇
^ subclasses	Ā҆ň҈
^ subclasses of	Ā҆ň҈
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	ĀѷĢҏ
^ super	ĀҌ
^ superfluous	ŏ҇
^ superfluous imports	ŏ҇
^ supported	ĮҔ
^ symbols	Āҕ
^ symbols of	ĀҙģѶ
^ tags	Āѷāҙ
^ tell	ĀҊāѴĄ҈ĐѺē҇ķѺĽ҈ŋ҇
^ tell me	ĀҋāѵĄ҈ĐѺē҇ķѺĽ҈ľѺŋ҇
^ test	ĀѪŋҜō҆ŎҌ
^ test <name>	ĀѲāҔŌҊŎѹ
^ test case	œҍ
^ test count	ŊҊ
^ test result	āѺŎғ
^ tests	ā҈ōқŎѸ
^ tests for	ĀѴā҉ō҇
^ tests from	Āҍāѷ
^ tests in	Ŋ҉
^ tests of	ĀҋŊѸōҊ
^ that	ĀѺĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀљāѢĂѺĄҍĉѹčѹēѹěѶĝѹĞѹğѹġѷģҌĩҋĬѸĮ҉įҊĳ҈ĴҋľѸŁҌłҋŃѺŅ҆ŇҋňѸōҌŎѹŏ҇ŐҊő҇
^ the <name>	ĀҐāѴĩ҈Ĵ҆Ĺ҇ň҆
^ the abstract	ā҆
^ the arguments	Ł҆
^ the attributes	Ĥ҆
^ the chain	ħ҆
^ the checkin	ą҉
^ the class	ĀѤāҟć҆Ě҉ĺ҆Ŀ҆
^ the classes	ć҇ĥҋňѹ
^ the config	Ā҆
^ the constant	ĀѺāҊ
^ the decorator	Āѵāґ
^ the decorators	ē҆
^ the default	ĕ҇
^ the different	Ć҆
^ the directory	ő҉
^ the enum	ĀѴāҏ
^ the environment	āҊğѹ
^ the exception	ā҉
^ the file	ĀҒĪѺĶ҉ľѷŅ҆
^ the files	ă҆
^ the former	Ā҆
^ the function	ā҉ĕ҇ę҉Ĭ҇ķ҆ĻѸ
^ the import	Ī҇
^ the imports	Ī҉
^ the inner	Ļ҇
^ the interface	Āҋ
^ the key	ā҆
^ the length	ĀѹĎ҉ĳ҈
^ the location	őҊ
^ the lowest	Į҆
^ the method	ā҆
^ the methods	Ŀ҇
^ the name	ĭ҈Ņ҇
^ the new	Ą҆
^ the number	ľ҆
^ the old	ņ҆
^ the option	ā҆
^ the params	ďҋŁ҈
^ the part	Ā҇
^ the struct	ĵ҈
^ the subclasses	ŀ҆
^ the test	ĀѴā҈ŋҊ
^ the tests	āѷōҏ
^ the text	ā҆
^ the thing	ĀѷāѰĄ҈Ģ҇
^ the type	ĀѹłҊŇҊ
^ the value	Ĕ҉
^ the variable	ĀҎ
^ the whereabouts	ő҆
^ the workflow	Āҍāѷ
^ there	ĀѸĆ҇œ҆
^ there is	ķ҆œ҆
^ this	ĀѶāҎĖ҈Ğ҆
^ this project	ā҈
^ through	ħҊĨ҆
^ through which	ħ҉
^ throw	ń҉
^ throw statements	ńҊ
^ to	đҌī҆İ҈ŅѺņҌ
^ to get	Ĩ҆
^ to what	ĀѸđҏņ҆
^ to which	Ā҆āѹİ҈
^ total	ĀҪĎҒĤѩĩѴĳ҈ľғĿѶ
^ total from	Āѹĳ҉
^ total imports	ĀғĩѴ
^ total methods	ľҔĿѷ
^ total number	ĀҌŊѺ
^ total revisions	ĀѸĎҎ
^ total tests	ĀѹŊ҉
^ trace	ħ҆
^ trace the	ħ҆
^ trait	āҊī҇
^ trait <name>	āҋ
^ traits	īҕ
^ transitive	ĀҟĊѸňѰ
^ try	ĀѶāѺĈғ
^ trying	Ā҆
^ trying to	Ā҆
^ turn	ĀѺāҕłѺ
^ type	Ľ҆Őғ
^ type <name>	Ľ҇
^ type alias	āҊ
^ type of	āѸŐҗ
^ types	ĥ҈
^ under	ĀѲāҏĐ҈ĵ҇ł҇ńѴŅҊő҉
^ under what	Đ҆ńѺ
^ under which	ĀѸāҏł҇ńѺŅ҇
^ undo	āҎ
^ undo the	ā҆
^ undo what	ā҈
^ unneeded	Īѹŏ҉
^ unneeded imports	Īѹŏ҉
^ unreferenced	Īѹŏҋ
^ unreferenced imports	Īѹŏҋ
^ unused	Āѹāҋ
^ unused functions	ĀѹāҌ
^ usages	āѸĉѺĊғ
^ users	ĩҒŒѺ
^ users of	ĩҒŒѺ
^ value	ĀҌĔѵĕҎ
^ value of	Āҍđ҈Ĕѵ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҍ
^ variant <name>	ĸҍ
^ verify	Āѳāѵġ҆Ŏ҆
^ verify that	ĀѶāѺŎ҆
^ verify the	ġ҆
^ version	ėҐĮѷ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҇ő҆
^ waht folder	ő҇
^ walk	Āҍ
^ was	ĀҎāҢčҎĬҒįѲŅѲ
^ was <name>	Āѹā҆č҉ĠѸĬғ
^ was <path>	ĀҗčҊįѸ
^ was the	āҒŅѵ
^ was there	Ġ҈
^ wc	ĀѺĳҒ
^ wc l	ĀѺĳҒ
^ we	Āѱāѕ
^ we had	āѸ
^ we re	āѮ
^ wen	Āҋ
^ were	Ā҇āѳċ҇Ľ҆
^ were is	āѺċ҇Ľ҆
^ what	ĀңāұąҍĆѵĈѶĉҐĊ҆ČҋčѫďѹĐѴđҖĒ҈ēҊĖ҉ĘѷęѵĚѳěѵĜѵĝѴĞѺğѺĠѴġѴĢѸģҘĥҌĦѳħѸĨѷĩҟĪҐĬѭĭѶĮѺįѯı҇ĲѯĶѸĸѸĹѹļѶľ҈ŀ҈łѺŃҌńґň҆Ŋ҉ŋѵŌѸōҍŎѴŏґŐ҉őѳŒѶŔѳ
^ what <name>	ĀѸć҈ĉғď҉đѺģ҆ŁѺňѸ
^ what all	āѱĥ҆ŁҊ
^ what annotations	ē҆
^ what are	Ā҉ā҆ćѸĊ҆
^ what arguments	ď҇
^ what breaks	āґ
^ what calls	ĉҊ
^ what can	ĀѴģҐĩѺĿ҈ń҈
^ what changed	ĀҔāѭ
^ what code	āѺĊ҇ŃҊ
^ what comes	ī҆
^ what commit	ĀѯąҞ
^ what commits	ĀҍĎѷ
^ what data	ĀѺĤ҈
^ what decorators	ē҆
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩҒ
^ what did	ĀѴāҊİ҉ņҎ
^ what do	āҎĂ҇ń҆
^ what does	ā҈Č҈đҖĔҊĖҋģҌĪҊŏҊŕѸ
^ what errors	ā҈ń҉
^ what exactly	ā҇
^ what extends	ňҍ
^ what fields	ĤҊ
^ what file	Ķ҆ĺҐĻ҆ņѹœҊ
^ what files	āѸă҈Č҆
^ what folder	ő҆
^ what for	ł҈
^ what functions	ĀҏāѷŃҋ
^ what gets	Ė҆Ī҇
^ what goes	Āҍ
^ what happen	ĀҌāѺ
^ what happens	āҘ
^ what has	Āѷā҉Ē҆ņҌ
^ what i	ĭ҇
^ what implements	ĀҊīѺ
^ what import	ŏ҈
^ what imports	ĩҒ
^ what interfaces	īҋ
^ what is	āұĂ҇ćҊĊѯĎҋĒҊėѹģҏĪҒĬѺĮѹĲѹĳ҉ĶѺľҎń҆Ň҉ň҆ŊҎōѸŕѶ
^ what job	ĀѷĢґ
^ what kicks	ŕ҈
^ what kind	Āҋā҉łѲń҆ŇҊ
^ what licence	ı҆
^ what line	ĀѶāѴĵҔĽҊ
^ what makes	ŕ҈
^ what methods	ĿҊ
^ what modules	Īҋ
^ what names	ā҆ģ҆
^ what number	đҏĪѷľ҇Ŋ҇
^ what other	ĀѹāҎĪ҇
^ what overrides	ŀҏ
^ what person	Ā҇
^ what properties	Ĥҋ
^ what pulls	ĩҔĪѺ
^ what relies	ĩҍ
^ what should	āґ
^ what sits	ň҈
^ what stands	Ā҆āѲć҇
^ what steps	Ā҈
^ what test	Ā҇ŊѸōҋ
^ what tests	Ā҆ōҊ
^ what things	ģ҇
^ what triggers	āѸĊҜ
^ what type	āҎĤѹŇ҆
^ what unit	ō҈
^ what unused	ŏ҇
^ what value	ĀҒāѳđґĕ҆
^ what version	Į҈
^ what was	įҌİҍŅҍ
^ what will	ā҉
^ what would	Āґā҇
^ when	Āқāҋąҋĕ҆İ҈ņѸŒ҇ŕ҈
^ when <name>	ĕ҇
^ when did	ĀѸāҤ
^ when does	ŕ҉
^ when i	āѵĘ҆Œ҇
^ when was	ĀҠāѶą҇İ҈
^ when will	āҎ
^ wher	Ā҈āѵœ҇
^ wher does	ğ҆
^ where	ą҆ćѺĊ҇đѵĒ҇ğѷĩ҇ĬѹĭѺĸ҉Ĺ҉ĺҗĻҍļҐĽ҇ŃґŅҎņҎŌѷőҎŒҊœ҆
^ where all	Ć҇
^ where are	āѺĆ҆Ń҉
^ where can	ĀѺ
^ where did	āѭĶ҉Ņҋņҏ
^ where do	ĀқāѮĶѹ
^ where does	ĀѩāҊķ҈ĸ҇ĻҌĽ҆ŃҊ
^ where has	āѺĺҋņ҆
^ where in	āҞœѹ
^ where inside	ļҌ
^ where is	Āҋā҆ĆѷĊ҆ċѹĐѵĩ҇ķѺĺғĻҐőҒŒҊ
^ where should	ā҉
^ where was	Ņ҉
^ where within	ĻѹļҎ
^ whereabouts	ĀѸāѸĐ҉Ķ҆ķ҉őҋœ҇Ŕ҆
^ whereabouts has	őҋ
^ whereabouts in	Đ҉œ҈
^ which	ĀҲāӄĄѵĆ҈ĈѵčѱĎѵē҆ĖҊĘѹęѹĚѷěѸĜѵĝѷĞ҈ĠѹġѸĢғĤ҇ĦѯħѰĩқĪғĬѱĭѵĮѭİ҉ıѺĳѶĵѺĺѵĻѹľѵłѺņҔŉ҆ŊѱŋѸŌѸōѹŎѵŏґőҌŔ҆ŕѹ
^ which <mark>	ēҎ
^ which <name>	ĀѮćҍ
^ which annotations	ē҉
^ which are	āѺć҈
^ which args	ĀѺŁ҇
^ which attributes	Ĥ҉
^ which binaries	Ğ҇
^ which branches	Ā҈
^ which callers	āҏ
^ which change	Ā҆ąҍ
^ which children	āѺŀ҆ňҊ
^ which class	Ā҈āѲćҒĥ҇Ň҆
^ which classes	ĀѶāғňҎ
^ which code	ĴҊ
^ which commit	į҈İҋ
^ which commits	Āҍāѹ
^ which decorators	ē҇
^ which default	ĔҊĕ҆
^ which defs	Ā҆ĿҊ
^ which dependencies	ā҇
^ which derived	ŀ҇
^ which directory	őҎ
^ which enum	ā҈
^ which error	ń҆
^ which errors	ńҊ
^ which exceptions	Ā҆ā҈
^ which fields	Āѷā҆Ĥҋ
^ which file	ĀѶċ҉ķ҈ŅҐņҙ
^ which files	Ā҇āҖĄѺĆҋĪ҈Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҇
^ which function	Ċ҉
^ which functions	Ā҆āҝĒ҆ģ҉Ń҇
^ which headers	Ī҇
^ which helpers	āѸĉҎ
^ which identifiers	Ā҉
^ which import	ĀҍĦѺĪ҆
^ which imports	Ĩ҈ĪҔ
^ which inputs	āѺŁҎ
^ which interface	ī҇
^ which interfaces	Ā҉
^ which is	āҍį҇
^ which jobs	ĀҌāѹ
^ which line	āѵĐ҈ļҌ
^ which lines	Ā҇
^ which member	ĀѸĿҌ
^ which methods	ĀҐāѫĂҋćѹĉ҇ĊҖ
^ which module	ķ҇
^ which modules	Ā҉ā҇ĩҎŏ҈
^ which names	Ā҉āҍŏ҇
^ which of	āҔŒҏ
^ which ones	āѺĂ҈
^ which options	ĀѸāҊ
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	ĲҌ
^ which place	Đ҆
^ which places	ĀҊāѶĆҌ
^ which private	ĀѳāҔ
^ which properties	Ā҇
^ which protocols	Ā҈āѹ
^ which release	ĀҒāѷ
^ which routines	ĉ҇
^ which rust	Ā҇āѹ
^ which script	āѸğҋĶ҈
^ which sources	ĀѸāѺĩҕ
^ which subclass	ā҇
^ which subclasses	Āѭāҙŀҋ
^ which subfolder	őҎ
^ which symbols	ģ҉
^ which tags	ĀҊ
^ which test	Ā҆œ҇
^ which tests	ā҆ōҍ
^ which third	Ā҉
^ which ticket	ĀѺā҇
^ which traits	īҊ
^ which type	Őҍ
^ which types	ĥҍ
^ which unused	ĀѺā҇
^ which value	āѷđґ
^ which variables	ā҇
^ which version	Ā҉Įѹ
^ which versions	ŉ҉
^ which workflow	ĀҋāѸ
^ who	ĀҐāҨĂѸćґĉ҇Ċ҉Ē҈ğҏĠѹģѹĥҕĩҞĬѶĲғĴѵŀҏłѺŃ҉ńѺňҕ
^ who <name>	Ā҇āҊ
^ who added	āғ
^ who all	Āѵāѷň҇
^ who are	āѩć҆ĥҋĩ҆ň҇
^ who broke	ā҆
^ who calls	ā҇
^ who catches	Āѱāҕ
^ who changed	ĀѶāҍ
^ who declared	āҊĂѺ
^ who depends	Āѹā҈
^ who do	Ā҈
^ who first	ĀѺā҇
^ who implements	ĥҋ
^ who imports	āѹĩ҉
^ who introduced	ĀґāѺğѺ
^ who is	ĀѯāѸćҐĊҊĲ҈
^ who last	ĀҍāѴ
^ who made	ā҉
^ who maintains	Āґāѱ
^ who makes	āѹ
^ who overrides	āѹŀҎ
^ who pinned	ĀѷĲ҇
^ who put	ā҈
^ who raises	ĀҊāѹ
^ who removed	ĀҊāѺ
^ who renamed	Āҙāѯ
^ who requires	ĀѱāѴĩҜ
^ who reviewed	āҒĲѹ
^ who set	ā҈
^ who subclasses	ĀѷāѺňґ
^ who tagged	ĀѴāҎ
^ who throws	āѺŃҋ
^ who touched	Āҋāѷ
^ who uses	ā҉
^ who was	ĀѺāҊ
^ who worked	ĀҌāѸ
^ who write	ā҆
^ who wrote	ĀҖňѺ
^ whose	āѴćҒĩҏĲҐĴѺňғ
^ whose child	ćҒňѵ
^ whose hands	Āҍ
^ whose imports	ĩҎ
^ why	ĀӇāӌ
^ why did	ĀҎāѺ
^ why do	Āҗāѷ
^ why does	Āҥā҇
^ why is	āҧ
^ why was	ĀѺāҗ
^ wich	ĀҋĤ҆
^ wich names	Ā҇
^ will	ā҆Ĉ҈Ĭ҈
^ will <name>	Ĉ҆
^ will i	Ĭ҉
^ with	ĀҌāѯē҉ĮҊńҍ
^ with what	ē҈
^ with which	Ā҆āѸĮ҇ń҉
^ would	Ā҉āѰđ҆ěҍĝ҇ĩѺĬ҇ĭҊ
^ would <name>	āѷě҆ĭҋ
^ would a	Ā҉āѶ
^ would i	ę҈ĝ҇
^ would it	āҋ
^ would the	Ō҆
^ would you	ĀѴđ҆ĬҊ
^ write	ĀѲāҨŋѸ
^ write a	ĀѹāҚŋѸ
^ yes	ĀҍĚ҆
^ yes or	ĀҍĚ҆Ħ҆
^ you	āҒ
a	āҚĂҎĄѹąѵĆҊćѸĈ҆ĉѩďѹēѷĔѸĖѺėѮĘҍę҇ĚҏěҍĞѺğѺĠ҆ġҏģѳĤ҇ĥѳĦңħѶĩѳĪѴīѷĬҠĭѣĲѸĴѲĶ҈ķѴĻ҆ļҒŁѮłҎņѱŇ҆ŊѸŋҡŌҋŐҙőѺ
a <name>	Ā҆āѷĂѺĆ҉ĊѷĚҌĞѺğѺĠҍġҧĢ҈ĤҘĬѯĮ҆ķѺĿғŃ҆ńѹ
a <name> $	ĀҐāѷġғ
a <name> <name>	Į҆
a <name> and	Ĺ҆
a <name> argument	ĀҋāѺ
a <name> at	ġ҆
a <name> call	Ęҋ
a <name> exception	ŃҊ
a <name> for	ĀѱāғĞѺĵ҈
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
a <name> |	ĀҔāџĆҋĚ҈ġґ
a _ $	ĀҙāҝĂ҆ćѶĐѺġҍĬҞĶ҇ŃѷňҋŋѺ
a _ <name>	Āҋā҇Ă҈Đ҆ġѺĬѹĮҊĺ҉ŃѷŋҜŌѺŐҎ
a _ a	āѺł҈
a _ ago	ā҇
a _ an	āѺ
a _ and	ĀѯćҌđ҆Ĺ҆
a _ argument	ĀҔāѶ
a _ as	ġ҈
a _ at	āѹ
a _ block	ā҇
a _ by	Ā҇
a _ call	ĀѺāѹĘҊę҇
a _ called	Āғļ҆
a _ child	ě҈
a _ class	Ā҆ćѺě҇ň҉
a _ could	Ģ҈
a _ dep	Ħ҇
a _ dependency	Ħ҆
a _ exception	ŃҊ
a _ for	ĀғāҋĞѺĵ҇ŋѶŌ҆
a _ from	Ę҉ęѹ
a _ function	ĀҊāѶĻ҆ļ҇
a _ here	ŋ҇
a _ import	ā҆Ĝ҉Ħ҈
a _ in	ĀѶāѯč҆Ę҈ġҒį҇ĺ҉ŋ҈
a _ is	ĀѹĬ҈ł҈
a _ language	ł҆
a _ like	āҌ
a _ lines	ĳ҇
a _ method	ĀҐ
a _ name	āҏŅ҇
a _ named	ĀҡŋѶő҆
a _ object	ĀѺāҎĤ҆Ŀҋ
a _ of	ĀњāѣĂ҆ć҇ĉѸĊ҇ď҆Ę҈ęҌĚҬě҇ĝ҉Ħ҉Ĩ҆ĬѮĹҌŃҋńҋňѹ
a _ on	Ā҇ā҈ē҈
a _ one	āґ
a _ only	ā҉
a _ or	ĀѵĜ҆Ĭ҉łҋŐ҇
a _ parameter	āҌŁѺ
a _ produce	ā҆
a _ project	Ā҈
a _ state	āѸĈҍ
a _ system	ł҈
a _ test	ĀѺŋҏ
a _ that	Ā҆Ō҆
a _ the	āѹĬ҇
a _ to	āѭĉѺĊҌčҊĐ҈ęҊŇ҆ō҈
a _ type	ā҉
a _ what	Ģ҇
a _ which	āѸ
a _ with	Āҋ
a _ yes	Ĭ҇
a _ |	āҎĆҌĈѺĚѺě҇ġҒĦҋĬҩĮѺł҇ŅҊņѺŋѸŌѸœҊ
a base	ćѳě҈ňҔ
a base class	ě҈ňҊ
a better	āҔ
a better name	ā҇
a breakpoint in	ĺ҆
a breakpoint on	ā҆
a bug	ĀѺā҉
a bug in	āѺ
a build	ĀѺł҈
a build system	ł҈
a call	āѨĉѳĊґĘҐęҠġѹĬѺń҉ŇҊ
a call of	āѷĉѹĘѳęҗń҈
a call to	āѹĉѺĊҍęҋŇ҇
a caller	ĀѵĘҙĚѹ
a caller of	ĀѵĘҙĚѹ
a change	āѪčҏįҌ
a change in	āѺį҈
a change to	āѶčҊ
a child	ĀѹćҒĚґěѹ
a child of	ĀѺćҒĚҍěѺ
a circle	Ħҍ
a circular	Ā҆ĦҎ
a circular dep	Ħ҇
a circular import	Ā҇
a class	ĀҖĵҋ
a class or	ġ҆
a class that	Ā҈
a class |	Ā҉
a classmethod	ĀѸāҌĬҫ
a classmethod $	Ĭҋ
a classmethod |	ā҆Ĭґ
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҈
a compiler |	ł҆
a concrete	āѹĂғ
a concrete <name>	Ă҉
a constant	Ķ҇
a coroutine	ĀѸāҌĬҫ
a coroutine $	Ĭҋ
a coroutine |	ā҆Ĭґ
a cycle	Ħҍ
a cycle $	Ħ҆
a cycle of	Ħ҆
a cyclic	Ħ҈
a decorator	Ēҍē҇
a decorator $	Ē҆
a decorator on	ē҈
a decorator |	Ē҆
a default	ā҆
a definition	Ćҋ
a definition of	Ć҆
a dependency	ĀҚāѺĝҋġѷĨ҇
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
a function	āѰġ҈ĻҎļҎ
a function called	āѺļ҆
a function |	ļ҆
a generator	ā҈ĬҨ
a generator $	ĬҌ
a generator |	Ā҈ĬҊ
a good	ĀѸāҟ
a good name	ā҉
a helper	ķ҇
a key	ĀҋāѺ
a key <name>	ĀҋāѺ
a kind	āѺĚҌ
a kind of	āѺĚҌ
a library	łҎ
a library a	ł҇
a library or	ł҇
a linter	ŏ҈
a list	āѵō҆
a list of	Āѷō҆
a list or	Ā҈
a list |	Ā҇āѺ
a local	ļ҈
a long	ĀҍāѸ
a loop	ĦҊ
a lot	Ā҆
a member	Āѷā҆ĸ҆
a member <name>	ĀѸā҉
a method	ĀҨāѲĹ҆ĺҊĿѺ
a method <name>	ĀҌĺҊ
a method of	Ĺҍ
a module	Ķ҈Œҋ
a nested	Ļ҇
a nested function	Ļ҇
a network	ā҆
a new	ĀҐā҆ėѺĮ҇ŃѶ
a new <name>	ĀҒāѺŃѶ
a newcomer	ā҇
a newer	āҌ
a parameter	ĀҒ
a parameter called	Ā҇
a parent	ćѸĚѷěҗň҇
a parent $	ň҈
a parent of	ĚѺěғ
a pass	Ō҆Ŏ҆
a passing	Ō҇
a program	łҊ
a property	ā҉ĬҨ
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
a specialisation	ć҆Ěҋ
a specialisation of	ć҆Ěҋ
a struct	Ā҇
a struct |	Ā҇
a subclass	ĀҋĂҍěҎĬѺ
a subclass $	Ă҉ĚѸěҋ
a subclass of	ĀҒĂҊć҆ĚҊěѶ
a subclass |	ĀѺĚѺěҎ
a superclass	ěҋ
a superclass $	ĚҍěѶ
a superclass of	ĀҊćѶĚѷěҗňѸ
a tag	Āҋāѹ
a test	ĀҌāѵĬѷŋұœ҆
a test <name>	ĀѹŋҔŌѺ
a test called	Āҍŋ҆
a test for	ĀґŋѸ
a test here	ŋ҇
a test in	ĀѺŋҊ
a test named	Āҍŋѷ
a test that	Ō҆
a test |	ĀѸī҆œҌ
a thing	ġҏ
a thing as	Ā҆
a thousand	ĳ҇
a thousand |	ĳ҆
a tool	ł҆
a trait	ā҈
a try	ĀҋāѺń҆
a try block	ā҇
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
about	ĀѷāҏĐ҆
about <name>	ĀѺāҋ
about <name> |	ĀѺāҋ
about _ abc	Ă҆
about _ call	āѺĬ҈
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѶāҏĐ҆
about the	Ă҆
about the abc	Ă҆
about to	Ĭ҆
about to call	āѺĬ҈
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҈āѴ
about | $	Ā҈āѴ
above	ĀѰćҕĒҒēҮěҏĳѶňѷ
above <name>	ĀѵćҌēҜěҏĳѷňѺ
above <name> $	ēқĳѷ
above <name> in	ćҏĚѺěҐ
above _ $	ēҚĳѷ
above _ def	ēҊ
above _ in	ćҏĚѺěҐ
above _ |	ē҈
above the	ēҋ
above the def	ē҇
above them	Ē҆
abstract	āҘĂӒĬӍĭѷľѷĿѣ
abstract $	ĀѺĂ҆ĬҘ
abstract _ $	Ā҈ā҆ĂҍĬғ
abstract _ <name>	āҌ
abstract _ does	Ā҉āѵĂ҆
abstract _ in	Ă҇
abstract _ not	Ĭ҆
abstract _ of	ā҆Ăҏ
abstract _ |	āҋ
abstract class	āҍ
abstract class <name>	āҍ
abstract in	Ă҉
abstract is	Ĭ҇
abstract members	ĂҊ
abstract members of	Ă҇
abstract method	ā҆
abstract method |	ā҇
abstract methods	āҒĂҕľѺĿѵ
abstract methods does	Ā҉āѵĂ҆
abstract methods in	Ă҇
abstract methods of	āҋ
abstract or	Ĭ҈
abstract parts	ĂҊ
abstract |	Ā҉Ĭҙ
abstract | $	ĀҊĬҖ
abstractmethods	ĀѸāѸĂҤ
accept	āҋď҆ė҇ĘѺŁҍ
accept $	Ł҉
accept <name>	ĀҌāҊ
accept <name> |	ĀҌāҊ
accept _ $	Ł҇
accept _ |	ĀҌāҊ
accept the	ĀѺď҆
accept |	Ł҇
accept | $	Ł҇
accepted	Łґ
accepted by	Łґ
accepts	ėҊ
access	ĀѳğқĭҢ
access _ <name>	ğҗĭ҆
access _ of	ĭҍ
access _ |	ĭ҈
access level	ĭҍ
access level of	ĭҍ
access to	ĭ҆
access to <name>	ĭ҆
according	ĀҍāѲĢѹŁ҆
according _ its	ĀҍāѵĢѹŁ҆
according to	ĀҍāѲĢѹŁ҆
according to its	ĀҍāѵĢѹŁ҆
account	ĢҏŒѺ
across	ĀҎāѳĆҌ
across _ repo	Ć҉
across the	ĀҌāѹĆҌ
across the repo	Ć҉
actions	Ā҆
actually	Ā҈āѷĥ҆ķ҇
actually _ <name>	Āҍ
add	āҥă҈ąҌĪѹ
add <path>	Āҍāѹ
add <path> |	ĀҎāѷ
add _ <name>	āҊ
add _ file	ą҉
add _ to	ĀѺā҉
add _ |	ĀҌāѷ
add a	āґ
add of	ą҉
add of file	ą҉
add to	ā҇
added	ĀҏāҏăҦĄҍąҠċ҉ČѶčѶįѷĲ҆
added $	ĀҕāѲą҇
added <name>	ą҆Ġ҇
added <name> |	ą҈
added <path>	Ā҆
added <path> $	ą҇
added <path> |	Ā҉
added _ $	ĀҎāѫă҈Ą҈ąҏ
added _ <line>	Ĳ҇
added _ <path>	Āѹāҋ
added _ <tag>	āѵăҔ
added _ commit	Ā҉čѸ
added _ first	ā҇
added _ tests	ā҇
added _ the	ĀѹāҕČѸ
added _ which	Ā҆
added _ |	ą҈
added after	ĀѺāҊ
added between	Ā҇
added between <tag>	Ā҈
added by	ĀҊąҊČѸčѸ
added by <name>	Ā҈
added by which	ĀѹąҊ
added files	ĀѱăҌ
added from	ă҆
added from <tag>	ă҆
added in	ĀҌąѺ
added in which	Āҍąѹ
added it	ą҉
added line	Ĳ҇
added line <line>	Ĳ҇
added the	āґ
added the first	ā҇
added to	Āѳāғ
added to <name>	ā҉
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
additions	ĀҙăҔĢѶİѸ
adds	āѸċҌ
adheres	ī҆
adopts	īҋ
affect	ĀѶĎ҆
affect _ $	ĀѺĎ҆
affected	ĀҊāѸăѷČҊč҉
affected _ <commit>	Č҈
affected _ commit	ĀѸč҈
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	ĀѸč҈
after	āҞăҍčѮĞқĠѷīҌŁѺņҘŇҍňѸ
after <commit>	ĀҞāѱ
after <commit> |	ĀҌ
after <name>	ĀѷāҠ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҍĠѹ
after <tag> and	ă҈
after <tag> |	ĀҌāѹ
after _ $	ĀҊ
after _ <commit>	āҍčѶ
after _ <name>	ć҈ňѺ
after _ and	ă҈
after _ in	ī҈
after _ rename	ņґ
after _ renaming	Ņ҆
after _ up	ā҇
after _ |	ĀҐā҉
after commit	āҍčѶ
after commit <commit>	āҍčѶ
after implements	īҋ
after installing	Ğ҈
after the	ĀѴĞ҆ņҒŇҋ
after the rename	ņҍ
after the renaming	Ņ҆
afternoon	āѳ
afternoon _ i	āѺ
afternoon i	āѺ
afternoon |	āѹ
afternoon | i	āѺ
again	ĀѫāҡĦҊ
again _ $	ĀѬāҠĦ҇
again |	āҋĦ҇
again | $	āҌĦ҇
against	āѺď҉
ago	įҐ
ago _ $	āҋ
ago did	āѺį҈
ago was	į҆
ago |	āҋ
ago | $	āҋ
ai	ĀѺġ҈
alias	ā҇ĽҰŐѷ
alias <name>	āҋĽҕ
alias <name> $	Ľ҈
alias <name> is	Ľ҆
alias <name> used	ĀҌĽѴ
alias <name> |	Ľ҇
alias _ $	ĽҎ
alias _ <name>	Ľ҆
alias _ is	Ľ҆
alias _ used	ĀҌĽѴ
alias _ |	Ľҏ
all	ā҇ă҈ĆҰćѲčѸďѺĐѷĒғĖ҆ėѹĚѺĠѺġҏģ҉ĥҍħѯĪҐĬѸĭѹĮѺĳѺĵѹĹѺĺѷĽѹĿҗŀҒŃғŅѶņѸŇѹŌѹŎҙőѷŔ҇
all $	ġ҇
all <mark>	ĂҎŀҋ
all <name>	ĀѹĆ҉Ŀ҈ŀҋ
all _ $	ĀҍĢ҇
all _ <name>	ĀѹĆ҆ī҈
all _ changing	ā҆
all _ classes	ň҉
all _ commits	āѵİ҉
all _ declared	Āғ
all _ decorated	Ē҆
all _ definitions	āҝĆѯ
all _ files	ĩ҆
all _ for	ĀѺō҈
all _ found	Ī҈
all _ functions	Ăҍġ҆
all _ have	ĥ҇
all _ in	ĿҌ
all _ items	ģҎ
all _ lines	Ī҉
all _ method	ŀҋ
all _ methods	āѷľ҆ĿҎ
all _ of	ĀһĥҊĩ҆ĿѹŃѺ
all _ packages	ĀѹĖ҈Ī҇
all _ paths	āҌħѶ
all _ places	ā҆
all _ sites	ĀѱĊ҇ŃҎ
all _ spots	Ć҉
all _ that	Ā҈ā҈
all _ the	Ć҇
all _ them	āҎĆҊ
all _ way	ā҉
all _ |	ĆҊŎ҇
all call	Ċ҈
all call sites	Ċ҈
all callers	Ā҆
all callers of	Ā҆
all chains	ā҆
all chains of	ā҆
all classes	ĥ҆
all classes have	ĥ҇
all commits	ĀѸāҏ
all commits changing	ā҆
all commits that	ĀѺāҊ
all definition	Ć҆
all definition sites	Ć҆
all direct	Ā҆
all direct and	Ā҆
all do	āѺŁ҈
all functions	ĀҏĿ҈
all functions of	ĀҎ
all import	āҌħѵĪ҉
all import lines	Ī҉
all import paths	āҌħѶ
all importers	ĩ҇
all importers of	ĩ҇
all imports	Ī҇
all imports found	Ī҈
all is	āѸĆ҆ň҇
all is <name>	Ć҇
all is declared	Āғ
all its	Ŀ҉
all its methods	Ŀ҉
all methods	Ē҇
all of	āҍĆҐ
all of the	Ć҇
all of them	āҎĆҊ
all overrides	ŀ҆
all overriding	ŀ҆
all pass	Ŏ҈
all pass $	Ŏ҆
all places	Āҋ
all protocols	īҋ
all pub	ģҎ
all pub items	ģҎ
all tests	Ŏ҆
all the	ĀѰā҉ĆҋćѹĪ҈İ҈ňҐ
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
allowed	ĀѮāҠĊѹėҞ
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
along _ this	Ė҆
along with	Ė҇
along with this	Ė҆
already	ĀѶāҊĠҒ
already _ <name>	Ġҍ
already _ before	ā҇
already _ in	Ġ҈
already there	Ġ҈
already there before	ā҇
already there in	Ġ҆
also	ĀѶč҇Ěҏĝ҉
also <path>	ĝ҇
also <path> |	ĝ҇
also _ <name>	Ěҏ
also _ |	ĀѺč҇ĝҊ
also a	āѴĚҐ
altered	Ā҆ČҋčҎĽѺ
altered _ interface	Ā҆
altered the	Ā҆
altered the interface	Ā҆
although	āҙ
although _ is	āҒ
although it	āҙ
although it is	āҒ
always	ĀѸā҆
am	ĀҊł҆Œ҇
am _ allowed	ā҇
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҌĬ҆ĭ҆ł҇Œ҇
am i allowed	ā҇
am i looking	ł҇
am i right	ĀҒ
among	ĀѷāѤćѸčҙęғĚғěҕĜҎĝҘŋҍ
among _ ancestors	Ā҈Ě҇
among _ base	ĀѶĚҒ
among _ callers	ĘѴęҗ
among _ files	čҐĜѯĝҔ
among _ functions	ĘҐęѺ
among _ importers	ĝ҆
among _ imports	ĜҜĝѷ
among _ modules	Ĝҍ
among _ of	ě҈
among _ subclasses	ĀѵĚґ
among _ tests	ĀѺŋҎ
among imports	ĝ҆
among imports of	ĝ҆
among its	ěҌĜҌ
among its imports	Ĝҍ
among the	āѩčҕęҔĚҔĝҗŋ҇
among the ancestors	Ě҈
among the callers	ĘѴęҗ
among the files	čҐĜѯĝҔ
among the functions	ĘҐęѺ
among the importers	ĝ҆
among the imports	ĜҌ
among the modules	Ĝҍ
among the tests	ŋ҈
amount	ľ҉ŊҊ
amount _ methods	ľҊ
amount _ tests	Ŋ҉
amount of	ľ҉ŊҊ
amount of methods	ľҊ
amount of tests	Ŋ҉
an	ĀҒĂѹĆѺĊѹĔѺĕ҇Ę҉Ě҈ě҈ĜҜĝҍĢ҉ģѸĤ҈ĥқĦҌĩғīҔĬѶĭѹĮҔķѺĸҊĻѺļ҉ŁѺł҆ŃѹńѵňѷŏѺŒѺ
an <mark>	Ē҇
an <mark> line	Ē҇
an <name>	Ā҇Ę҈
an <name> of	Ā҇Ę҉
an _ $	Ā҆āѷĝҐĩҌ
an _ <name>	ĀҔāѴė҆
an _ a	ł҇
an _ argument	ĕ҈
an _ cycle	ĀҍĦ҉
an _ distribution	Į҆
an _ for	ī҆
an _ function	ļҋ
an _ in	Ĝ҉ĝѹ
an _ line	Ē҇
an _ loop	ĦҎ
an _ method	ā҉ĂѺ
an _ of	āѱĘ҇ěҋĜ҈ĝҊĢҌģѺĤҋĥғĪҊī҈
an _ release	ā҉
an _ statement	Ĝҋ
an _ |	Āҙā҆ĩ҆ńѹ
an abstract	ā҉ĂѺ
an abstract method	ā҉ĂѺ
an ancestor	Āѷěҍ
an ancestor of	Āѷěҍ
an app	ł҆
an app a	ł҆
an argument	Āҍā҆
an argument $	Ā҆
an earlier	ā҇
an earlier release	ā҇
an enum	ĸҍ
an error	ā҉
an error of	ĀҊ
an exception	āҋńѺ
an exception |	āҊńѺ
an impl	ĥҌ
an impl of	ĥҍ
an implementation	āѺīґ
an implementation of	īҌ
an import	ĀҋāѪĜқĝ҇ĦҐĩҧĪѹ
an import $	āѺĜ҇ĩҎ
an import cycle	ĀҍĦ҉
an import in	Ĝ҉ĝѹ
an import loop	ĦҎ
an import of	āѸĝґĩґ
an import statement	Ĝҋ
an import |	ĩ҆
an importer	ĀѺĝ҉ĩѷĪҌ
an importer $	Ĝѷĝҏ
an importer of	ĜҍĝѹĩѷĪҌ
an inner	ļҋ
an inner function	ļҋ
an instance	Ě҈
an instance of	Ě҈
an interface	Ā҆ĥ҈
an interface |	ĀҌ
an object	Ā҆Ĥ҆
an object of	Ĥ҆
an old	ĀѺĮҏ
an old <name>	ė҆
an older	ĮҊ
an older distribution	Į҆
an override	Ā҆
an override of	Ā҆
an overview	Ā҇
an overview of	Ā҇
ancestor	Āѹěҍ
ancestor _ <name>	Āѵěҍ
ancestor of	Āѵěҍ
ancestor of <name>	Āѵěҍ
ancestors	Ā҆āѺćҩěҏňѷ
ancestors $	ĀҊ
ancestors <name>	ć҇
ancestors _ <name>	ćғěҐ
ancestors of	ćҚěҏ
ancestors of <name>	ćғěҐ
and	ĀҎăґąѷĆҔć҆Ĉ҉ĉѹČѷčѹďҡĐѳĕҏĚѺĜѹĞ҈ğҊĠѷĥѺĦҊħҊĩѹĪѵĬѭĭѶİҌĲѸĳѮĴѷĵ҇ļ҉ľѱŁ҇ŃѸń҇ŋѺŌ҈Ŏ҉őѸœ҈Ŕҏ
and <name>	ĀѮāҏďҠğҋ
and <name> $	ď҈
and <name> are	ď҆
and <name> differ	ĀѺď҉
and <name> |	ĀѹāҌďѸğҌ
and <path>	āҚħҋ
and <path> $	ħ҆
and <path> import	Ā҇
and <path> the	ħ҆
and <path> |	Ā҆āґħѺ
and <tag>	ĀҊā҉ă҇
and <tag> $	Āѹăґ
and <tag> which	ā҇
and <tag> |	āҎ
and _ $	ĀѶāҖăґĊ҆Ğ҆ķ҉ĺѷļ҈ľѷ
and _ <name>	Āѹď҆
and _ <tag>	ă҆
and _ are	ĀҊāѲď҆
and _ callers	Ā҈āҋĊѸ
and _ differ	āѶď҉
and _ does	ĀҖģҋ
and _ from	ĀѸĢҍ
and _ have	ā҆
and _ import	Ā҇
and _ importers	Ħ҇
and _ imports	Ħ҉
and _ in	Ĩ҇
and _ is	ĀѴġ҆İҋ
and _ it	ĀҊāѵ
and _ many	Ŋ҆
and _ me	ĀҊĈ҆ŎҊ
and _ modules	Ħ҆
and _ number	ķҋ
and _ of	ĵ҆ķѹĺҊĽ҆
and _ on	ĀҒ
and _ ones	ĀѹŁҋň҇
and _ other	ď҉
and _ share	ā҈
and _ subclasses	Āҋ
and _ tests	ĀѺā҈
and _ the	āѰħ҆
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	ĀҊāѺăѷį҉
and _ when	āѺď҆
and _ whether	ŎҊ
and _ which	ň҇
and _ wrote	Āѯāғ
and _ |	Ā҇Ć҆ćҊďѶğҋħѸĪ҇ī҇Į҈ń҇ŏѹ
and at	Ā҉
and at what	ĀҊ
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѹĊ҈
and classes	Ā҈āѹģҌ
and classes are	Ā҈
and classes does	ģҋ
and do	Ā҈
and functions	ĀҖľѷ
and functions $	ĀҒľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѷįҊň҇
and in what	ĀѷįҊ
and in which	Ā҆āѸň҇
and indirect	Ā҆
and is	ĀѺā҈
and it	Ĕ҇
and its	Ā҇ĊѺĦҋ
and its importers	Ħ҇
and keyword	Ł҉
and line	ĀѺĊ҆ğ҆Ĵѹĵ҈ķҌĸ҆ĺҌĻ҆Ľ҆œ҆
and line $	Ċ҇ķҊĺѷļ҈
and line number	ķҋ
and line of	ā҆ĵ҆ķѹĺҊĽ҇
and line |	āѺ
and lines	Ć҇
and message	İ҉
and need	āѶĹ҆
and need the	āѹ
and need to	Ĺ҆
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
and tell	Ā҇
and tell me	Ā҈
and the	āѷďҔĦ҆
and the modules	Ħ҆
and the other	ď҉
and their	Āҏ
and vice	ď҉
and vice versa	ď҉
and what	ĀѸİ҈ń҉
and what is	Āѹİ҉
and when |	Ā҇āѺ
and where	ĀҔāѹĐѺ
and where |	Ā҆
and which	ĀѦāѦĆ҆ćҋďѺĪ҇ī҇ĮҋŁ҇ň҇
and which ones	ĀѺŁ҈ň҈
and which |	ĀѯāѱćҋĪҊī҇Į҉ŏѺ
and who	ĀѬāҞ
and who wrote	Āѯāғ
and written	ĀѺā҈
and written <name>	ĀѺā҈
anna	ā҉
anna _ $	ā҇
anna only	ā҇
anna only $	ā҇
annotate	Ĳ҆
annotated	ĀѸāѷĒҔēҔŇҋ
annotated _ $	ē҇
annotated _ <mark>	Ē҇
annotated with	ĀѹāѺĒҏēґ
annotated with $	ē҆
annotated with <mark>	Ē҆
annotation	āҋĒҠŇҔŐ҆
annotation <mark>	Ē҇
annotation <name>	ā҆Ēҕ
annotation <name> $	Ēҍ
annotation _ $	āҌĒҍ
annotation _ <name>	Ňґ
annotation _ the	Ő҆
annotation of	Ā҈āѹŇ҆
annotation of <name>	Ā҈āѹŇ҇
annotation on	Ň҇
annotation on <name>	Ň҈
annotation to	ā҇
annotation to <name>	ā҇
annotation |	ā҉
annotation | $	ā҉
annotations	ĀѶēӒ
annotations <name>	ē҆
annotations _ $	ēҎ
annotations _ <name>	ēҗ
annotations _ the	ēҐ
annotations does	ēҌ
annotations of	ēҌ
annotations of <name>	ēҌ
annotations on	ēҊ
annotations on the	ē҉
annotations |	ēҎ
annotations | $	ēҎ
another	ĀѶāҎŅ҉
another _ |	āґ
another name	ŅҊ
another project	ĀѹāҊ
another project |	ĀѺāҋ
any	ĀҟāѵĉѺč҉ďѹĚѹěѺĝ҈ĠѺġ҇ĦҒį҈Ł҆ňѺŋғōѴŏҋŒ҇
any <name>	Āѯāҋġ҇
any _ $	Āґā҆Œ҇
any _ <name>	ā҈
any _ and	ĀѺī҈
any _ called	ĀѺŋҊ
any _ cycle	Ħ҆
any _ for	Āҗāѷōѵ
any _ in	ĀѶāҐ
any _ of	Āҋāѹĝҋ
any _ on	Ł҉
any _ to	āѺč҇
any _ wher	Āѹō҇
any _ you	ĀѶ
any _ |	āѺĆ҈į҉
any chance	ĀѰ
any chance you	ĀѶ
any circular	ĦҊ
any class	Ā҉ā҈
any good	āҒ
any good |	ā҇
any import	ĀѵĝҋĦҊ
any import cycle	Ħ҆
any import of	ĀѸĝҋ
any imports	ŏ҆
any interface	ĀѺī҈
any more	āѷį҉
any more |	āѸįҊ
any place	āѺ
any subclasses	Ā҈
any subclasses of	Ā҇
any test	ĀҊāѶŋҍ
any test $	Ā҇
any tests	ĀҕāѸōѳ
any use	ŏ҉
anybody	ĀѰĂҌĝ҉Ġ҆ĩ҇ň҇
anybody _ <name>	ĀѴĠ҇ĵ҈ňҊ
anybody _ <path>	ĝ҉
anybody imported	ĝҊ
anybody imported <path>	ĝҊ
anyone	ĀҔāѶĂ҆ĸҊ
anyone _ $	ĸҊ
anyone _ <name>	ĀҎāѸ
anyone _ the	Ā҇
anyone |	ĸҊ
anyone | $	ĸҊ
anything	č҇Ē҆ĚѹġҚİѺń҈ň҉
anything _ <name>	Ā҆āѺġҏ
anything _ <path>	č҆
anything _ all	ġ҆
anything _ imports	ĩ҆
anything _ is	ĚѺňҋ
anything _ the	ġ҈ō҆
anything _ to	ā҇
anything _ what	ĀѺń҉
anything at	ġ҆
anything at all	ġ҆
anything call	Ā҆
anything called	ġҎ
anything called <name>	ġҎ
anything in	āѺč҇ō҆
anything in the	ō҆
anything similar	ā҈
anything similar to	ā҈
anything that	ĚѺĩ҆ňҋ
anything that imports	ĩ҆
anywhere	Ā҆āѹĝ҈ġҔō҇
anywhere $	Āґ
anywhere _ $	ĀҋāѺġ҇
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѺĊ҈
anywhere _ this	ġ҈
anywhere and	ĀѹĊ҈
anywhere and by	ĀѺĊ҈
anywhere in	ġ҈
anywhere in this	ġ҈
anywhere |	Ā҆āѺġ҇ō҈
anywhere | $	ĀҋāѺġ҇
apache	ĀѪıҡ
apart	ĀѹāҘď҈Ė҆ňѶ
apart _ <name>	āҋď҇ňѶ
apart from	āҕď҇Ė҆ňѶ
apart from <name>	āҋď҇ňѶ
api	ĀѺģҏ
api of	ģҍ
app	Āѷā҆łҊ
app a	ł҆
appear	ĀґāѮąҍěҋŔѱ
appear _ $	ĀҕāѵąҍŔѯ
appear in	ěҋ
appear |	ĀҕāѵąҋŔѯ
appear | $	ĀҕāѵąҋŔѯ
appeared	ĀѶăҏ
appears	Ŕ҈
appears |	Ŕ҆
application	ł҆
applied	Ēҕēҕ
applied _ $	Ē҇
applied _ <name>	ēҒ
applied to	Ēҏē҉
applied to <name>	ē҆
applies	Ĕ҆ıҋ
are	ĀҌāҔĂґĄ҇ąѷĆҋć҈ĉҏĊ҈Č҆čѺď҉ĐѵđѸēҋĔѸĕѺĖҍė҉ĚѶĜѺĝѹĞґğѹĠѸġѺĢѴģ҇ĤҔĥ҉ĦҋĩѳĪҐīҊĬѵĭѸįѸĲѺĴѺĵѴĶѹķѷĸѷĻѹļѺĽѸĿҘŀ҆łѺŃ҇ŅѶņѶŇѴňґŋ҆ŌѺŎҘŏҋŐѵőѶŒѹœѺ
are <name>	ĀѮāҋćҊĥ҆
are <name> 's	ćҊĥ҆
are _ $	ĀҎćѺĤ҇ŀ҈ň҉
are _ 's	ĀѺćҊĥ҆ĩ҆
are _ <name>	āѹēҌģѺ
are _ <path>	Ā҉Ī҆Ŋѳ
are _ abstract	ĂҎ
are _ after	ā҆
are _ ancestors	ć҈
are _ and	Ħ҆
are _ any	ā҈Ł҈
are _ at	ĀҊ
are _ base	ĀґćѲ
are _ between	ĀѺħ҉
are _ by	āѶĉҏĩѸĪҐī҈
are _ callers	ĀѷāѹĊҕ
are _ calls	ę҆
are _ children	ĀѹňҎ
are _ decorated	ā҉Ēѹ
are _ decorators	ā҆
are _ documented	ĀѺā҇
are _ enough	ā҈
are _ exported	ā҇ģѺ
are _ fields	Ĥ҇
are _ for	ĎҋōҊŏ҆
are _ going	Ħ҆
are _ green	ĀҍāѴ
are _ here	ė҉
are _ imports	Ī҉ŏѺ
are _ in	ĀѴāѹăѶĄҍĉ҉ĊѺģ҇Ĥ҈Ī҆ĳ҈Ŀ҇ŊҎōѺ
are _ inside	ĀѺā҇
are _ it	Ĥ҆
are _ its	ĀѸā҈
are _ methods	Ŀ҆
are _ names	ĀѶŁ҆
are _ next	ā҆
are _ not	ĀҎāѵ
are _ of	Ā҈Č҆
are _ on	Ŀ҇
are _ or	Ŏ҆
are _ parameters	ď҆
are _ parents	āѹćҎ
are _ party	āҊ
are _ properties	Ĥ҆
are _ raise	Ń҉
are _ read	ā҈
are _ referenced	ŏ҆
are _ subclasses	Ā҉
are _ tests	Ā҈āѺŋҊōѷŎ҉
are _ the	ĀҋāѶĆ҈ď҈ĖҊ
are _ to	ē҆
are _ used	Ā҈āѷŏҒ
are _ with	Ā҇āѺĒ҈
are _ |	āҔĂҐăҍĎѸĖ҈ģҋĤѸľѹŎ҇ŏѳ
are abstract	ĂҊ
are abstract |	āѺĂ҈
are all	ĀҊāѵĆ҉Ŏ҇
are all the	ĀҋĆ҈
are allowed	ėҋ
are allowed for	ā҇
are allowed here	ė҉
are async	ā҇
are async |	ā҆
are called	Āѵā҈ĉ҇
are called <name>	ĀѶāҋ
are children	ĀҍāѶ
are children of	ĀҍāѶ
are comments	ā҈
are comments |	ā҆
are currently	ĀҎāѵ
are currently not	ĀҎāѵ
are declared	Ā҆
are decorated	ĀҏāѶ
are decorated with	ĀҐāѶ
are defined	ľ҇Ŀ҇
are defined by	ĀѹĤ҆
are defined |	ĀҍāѶ
are deprecated	ā҈
are derived	ň҇
are different	ĀғăѹĄѷ
are exported	āѷģґ
are exported |	āѹģҊ
are failing	ĀҎāѸ
are failing |	Ā҇āѺ
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	ī҉
are imported	ĀҋāѸŏҐ
are imported by	Āҍ
are imported in	āѺŏҊ
are in	ĀҋĖ҉ĤҌħ҈Ī҇ĳ҇Ŀ҆ŏѸ
are in <name>	āѹŊ҈
are in <path>	ā҈Ī҈Ŋѷ
are in between	ħ҉
are in its	ĀѸāҌ
are in the	ĖҊ
are its	ĀѸćҋĊ҉Ĥ҆ŁѺ
are its callers	āѹĊҊ
are its properties	Ĥ҆
are its subclasses	ā҆
are mandatory	Ă҇
are mandatory |	Ă҇
are missing	āҋ
are missing |	āҋ
are needed for	ĀѶā҇
are never	āҔ
are never read	ā҈
are never used	ā҇
are new	ĀѷĄҎ
are new in	ĀѹĄҒ
are new |	ă҉
are not	āґĂѸď҉ģѹŏҘ
are not abstract	āҊĂѸ
are not decorated	ā҉Ēѹ
are not exported	ā҇ģѺ
are not green	Āҍāѵ
are not the	āѺď҈
are not used	ĀѸŏґ
are of	Ď҆
are on	ĀҌāѬēҊ
are on <name>	ĀҊāѳē҇
are only	ĀґāѥĂҍ
are only used	Āґāѯ
are out	āҊ
are out of	āҊ
are outdated	ĀѶāҋ
are outdated |	ĀѶāҋ
are part	Č҆
are part of	Č҆
are passing	Ŏ҆
are passing or	Ŏ҆
are public	ģ҉
are public in	ģ҇
are put	Ğ҆
are raised	ń҈
are run	āѷŎ҈
are run |	āѹŎ҈
are skipped	āҊ
are skipped |	ā҉
are slow	āҋ
are superfluous	ŏ҇
are supported	ā҇ĮҊ
are tests	ŊҊ
are tests |	āѺŊҊ
are the	Ā҈āѺĂ҈ć҆Ċҋĥ҇Ħ҇ŁҊŃ҈
are the <name>	ē҆
are the base	ĀґćѲ
are the children	ĀѹňҎ
are the decorators	ā҆
are the imports	Ħ҈
are the names	ĀѹŁ҇
are the parents	āѹćҎ
are the subclasses	ĀҌňѹ
are there	āѱĉѹďѺĤ҈ĥ҉Ī҉ĳ҆Ŀҋŀ҈ŋ҈
are there $	ĀҏāѮĥ҉
are there any	ā҈Ł҈
are there enough	ā҈
are there for	āѹĎҋōҊ
are there imports	ĪҊŏѺ
are there in	ĳ҈
are there tests	Ā҆āѷŋҋ
are there |	Ā҈Ďѹ
are they	ĀѺāѶĆ҆Ğ҇Ĥ҈ĪҊň҉ŏѹ
are they $	Ĥ҈Ī҈ňҊ
are they |	ĀѺāѺ
are third	āҊ
are third party	āҊ
are unused	Ā҆āѺŏҍ
are unused |	Ā҆ŏ҆
are used	āҗŏѯ
are used by	Ī҆
are used |	āҍŏѴ
are using	ĀҎāѺŊѸ
are we	Ā҇ė҆
are which	āѹ
are written	ā҈
are written in	ā҈
are you	ĀѷāҊ
arg	ĀѸāѺċ҆ď҉Ĕ҆Łҙ
arg _ <name>	ďҊĔҌ
args	ĉѵĊѹďґŁҥ
args _ <name>	āѺďғ
args does	ŁҌ
args does <name>	Ł҇
argument	ĀҠāѶċҒď҉ĔҖĕҎĢѺŁ҈ŇѺŐѺ
argument $	Ā҈
argument <name>	ĀҋĔҍĕҌ
argument <name> |	Āҍ
argument _ $	ĕ҇
argument _ <name>	ĀҔāѶĔҍ
argument _ in	Ł҆
argument _ of	ďҊ
argument _ |	Āҍ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҈
argument to	Ā҉
argument to <name>	Ā҉
arguments	ĀѶāґďҡęѹŁӂ
arguments $	Ł҉
arguments <name>	ā҆ęѺŁ҉
arguments <name> takes	Ł҆
arguments _ $	ā҉Ł҆
arguments _ <name>	ā҆ďҐŁ҈
arguments _ in	āѹ
arguments _ it	āѷŁҎ
arguments _ takes	Łҋ
arguments _ the	ĀѸāҌ
arguments does	ĀѷāҋŁҍ
arguments does <name>	āҏ
arguments does it	āѷŁҌ
arguments of	ď҈Ł҆
arguments of <name>	ĀҌāѶď҈
arguments |	ā҈Ł҈
arguments | $	ā҈Ł҆
arms	ā҆
around	ġҌń҉
around in	ġҋ
arrow	ŇҐ
as	ĀѸāѴćѹĎѷď҆đҏĒҋĚҕĜѰĝҒĠ҇ĥѭĦѷĬҚĭҔİ҆ĸ҆Ļ҇ļѹĿѹŅҌŇѹňҋ
as $	Āѹđҏ
as <name>	Ā҈āҔġ҇
as <name> in	ġ҆
as <name> |	āҒ
as <path>	ņ҆
as _ $	ĭ҆Ņҋň҇
as _ <name>	Ă҆Ċ҆ĥѷŇѺ
as _ <path>	Ā҆ĝ҇
as _ <tag>	ă҈
as _ argument	ā҆
as _ base	Ā҈ě҈ň҇
as _ class	Ě҉ňѺ
as _ classmethod	Ĭ҆
as _ coroutine	Ĭ҆
as _ decorator	Ēҏ
as _ dependencies	Ė҉
as _ for	ĀҌāѲĕ҈
as _ generator	Ĭ҇
as _ i	ā҆
as _ import	ĩ҆
as _ importer	Ĝѷĝҏ
as _ in	ġ҆
as _ is	ĭ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	ā҈
as _ parent	ĀҍĚҌěѲň҉
as _ property	Ĭ҆
as _ subclass	ĀѺĚѵěҙ
as _ superclass	Ěґěѵ
as _ test	ŌҊ
as _ the	Āѯāҍİ҆
as _ type	Ő҆
as _ |	Āѭā҆Ĕ҇Ĭҕĭ҈
as a	ĀҐāѳćѷĒҎě҇Ĭ҆Ļ҉ň҇Ō҉
as a classmethod	Ĭ҆
as a coroutine	Ĭ҆
as a decorator	Ēҏ
as a generator	Ĭ҇
as a list	ō҆
as a nested	ĻҊ
as a parameter	ā҈
as a parent	Āҋ
as a property	Ĭ҆
as a subclass	ĀѺĚѵěҙ
as a superclass	ĚҍěѶ
as a test	ŌҊ
as abstract	ĬҊ
as abstract |	Ĭ҉
as an	Ā҆ā҆ĜѶĝҎ
as an argument	ā҆
as an import	ĩ҆
as an importer	Ĝѷĝҏ
as arguments	Ł҆
as async	Ĭ҈
as async |	Ĭ҇
as base	Ě҉
as default	ĕ҈
as default for	ĕ҈
as exported	ĭ҆
as for	ĀѱāҕĂ҆Ċ҆ĎѺĝ҇ĥѷŇѺ
as for <name>	Ă҆Ċ҆ę҆ĥѷŇѺ
as for <path>	Ā҆ĝ҇
as for the	ĀѰāҎİ҆
as input	Ł҇
as its	ĚҐěѺ
as its superclass	ć҇
as of	ă҈Ġ҈
as of <tag>	ă҈
as public	ĭ҆
as static	Ĭ҉
as static |	Ĭ҈
as test	ŋ҆
as their	Ā҇ňҌ
as their base	ň҈
as unused	ŏ҈
as unused |	ŏ҆
as what	Ĕ҇
as what |	Ĕ҇
as |	Ņҍ
as | $	Ņҍ
aside	ā҆
ask	ň҆
ask _ $	ė҈
ask _ |	Į҆
ask for	ė҆
ask for $	ė҈
ask for |	Į҆
asks	āѸğҌ
asserts	ĀѴāҏ
asserts _ in	ĀѴāҎ
asserts are	ĀѴāҎ
asserts are in	ĀѴāҎ
assign	ĔѺĕ҈
assign to	ĔѺĕ҈
assigned	āѹđҔĶҗ
assigned $	Ķ҇
assigned _ $	ĶҊ
assigned _ <name>	đҐ
assigned _ the	Ā҉Đѹ
assigned at	Ķ҆
assigned to	đҖ
assigned to <name>	đҐ
assigned to the	Ā҉
assignment	ĶҖ
assignment _ $	Ķ҉
assignment of	Ķ҉
assigns	ĕ҇Ķ҆
assigns to	ĕ҇
async	ĀѸāҗĒѶĬӍĭѹ
async $	Ĭҕ
async _ $	ā҈Ĭҙ
async _ not	Ĭ҆
async is	Ĭ҆
async or	Ĭ҇
async |	ā҇Ĭқ
async | $	ā҈ĬҘ
at	Ā҆ąѸćѹĉѹĊѷĎѷĐҍĖҌĜѹĞ҆ğҌĠҋġҌĢѺģѹĤѹĦґĪ҈ĬѺĭѺİґĴҐĶ҇ķҍĺҊĻ҆ŁѺń҆ŅѺŇѺňѴŊѺŌ҉ŐѸŔѹ
at $	Ĺ҆
at <name>	ō҇
at <name> $	ō҈
at <path>	Ħ҉ĴҌ
at <path> <line>	Ĵ҉
at <path> line	ā҆
at <tag>	ĀѪāҨă҇
at <tag> $	ă҇
at <tag> |	ĀѴāҖ
at _ $	ĀѲāѷă҇ġ҆ķґō҇
at _ <line>	ĀѺĲҋĴҏ
at _ <tag>	Ġ҆
at _ depth	ĀҐāѺ
at _ how	ā҆
at _ level	ĩ҈Ķ҈
at _ line	ā҈Ĳѹĺғļ҉
at _ moment	āѹŌ҉
at _ one	ĀғāѴ
at _ places	āҊ
at _ point	Ā҆ā҇Đ҉
at _ tag	Ġ҆
at _ the	Ļ҇
at _ time	ĀѳāҥĖ҆
at _ tip	İҊ
at _ top	āѶĪґŏ҇
at _ up	ā҈
at _ what	Ā҇
at _ |	ĀѲāҌĨ҇İ҇ńҌ
at all	āҍġґ
at all $	ġ҇
at all |	Ā҆ā҉
at every	Ā҆
at least	ĀҏāѺ
at least one	ĀғāѴ
at line	ĲҋĴ҉
at line <line>	ĲҋĴ҆
at me	āѸńҋ
at me |	āѸńҋ
at module	Ķ҉
at module level	Ķ҉
at present	āѴİ҇Ō҈
at present |	āѺİ҇
at run	āҒĖғ
at run time	āҒĖғ
at runtime	Ėҋ
at some	Ā҉
at start	ā҈
at start up	ā҈
at tag	Ġ҆
at tag <tag>	Ġ҆
at the	āѢĚ҆ĞҊğ҈Ġ҈Ħ҆ĩ҇ĪґŌ҇
at the level	ĩ҈
at the moment	āѹŌ҈
at the tip	İҊ
at the top	āѶĪґŏ҇
at what	ĀҌāѷĐҎ
at what line	Āҍāѹ
at what point	Đ҉
at what time	į҆
at which	āҋĆ҆İ҆ĺҌļ҇
at which line	ĀѸā҆ĺҍļ҆
at which places	āҊ
at which point	ĀҊ
at |	āѹđ҆ł҆
at | $	āѹđ҆ł҆
attached	ēғ
attached _ <name>	ēҍ
attached _ the	ē҆
attached to	ēғ
attached to <name>	ēҍ
attached to the	ē҆
attr	Ő҉
attribute	ĀѷĤ҆Őҭ
attribute <name>	ĀѹĤ҆Őҩ
attribute <name> $	Őҝ
attribute _ $	Őҝ
attributes	Ā҆ē҈ĤӔ
attributes $	Ĥ҇
attributes <name>	Ā҆
attributes <name> has	Ā҆
attributes _ $	ĀѺĤґ
attributes _ <name>	Āҕē҆
attributes _ class	āҏ
attributes _ has	Ā҆
attributes _ the	āѸĤҖ
attributes are	Ĥ҇
attributes does	Ĥ҇
attributes does <name>	ĀҐĤѳ
attributes does the	ĀѹĤҋ
attributes has	Ĥ҆
attributes of	āҍĤҋ
attributes of <name>	Ĥ҈
attributes of the	ĤҊ
attributes |	ĀѺĤґ
attributes | $	ĀѺĤґ
attrs	ĀѺĤҥ
attrs _ <name>	ĀѺĤҥ
attrs of	ĀѺĤҥ
attrs of <name>	ĀѺĤҥ
author	ĀҗĎѷĲҮĴѩ
author $	Ĳ҉Ĵѹ
author _ $	ĲҊĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲґĴѹ
author list	Āҍ
author list for	Ā҈
author of	ā҆ĲҕĴѶ
author of <commit>	Ā҆
author of line	ĲҎĴѺ
author touching	āҏĎѸ
author |	ĲҊĴѺ
author | $	ĲҊĴѺ
authors	ĀҙāѶĭҋı҆
authors _ <name>	Ā҈ĭҋ
authors have	Ā҆
authors keep	ĭ҇
authors keep <name>	ĭ҇
authors of	Āҕ
autocomplete	āѸĿҋ
available	ĀѺģҚ
available _ <path>	ģ҆
available _ other	ģ҉
available by	ģҊ
available to	ģҋ
available to other	ģ҉
average	Āѵāҏ
away	ĀѸāҋņ҈
away _ $	ĀѴāҊ
away |	ĀѴā҉ņ҈
away | $	ĀѴāҊ
back	āҋĔҎĕ҇Ġ҉ĢѹĦҕŇҧŐѷ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҆ā҇
back _ <tag>	Ġ҇
back _ in	Ĕҏ
back _ it	Ħ҆
back _ what	ā҇
back _ |	Ā҆ĕ҇
back from	ĀҌ
back from <name>	ĀҌ
back to	ĔҏĦҍ
back to in	Ĕҏ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҇
backport	ĀѺā҈
backported	āҊŉѷ
base	ĀҝāѳĂ҈ćҐĚҍěҝġ҆ĬѹĹѸĿѹňҙŒ҈
base $	Āҏ
base <name>	ĀѴňҖ
base _ $	ĀѹāѳćҎěҍġ҇ňҋ
base _ <name>	ĀҘĂҋćѷĚ҇ĹѺň҆ŒҊ
base _ for	ĀѷěҊ
base _ is	ćѱňҖ
base _ of	ćґĈ҆ěҏňѲ
base _ with	āҐňѷ
base _ |	ā҉ĚҎěѴ
base class	ĀҎāғĂ҉ćѹĹѹňҕ
base class $	ćҐňѶ
base class <name>	ĀҚāѳĂҋćѸĚ҈ĹѺŀѹň҈
base class is	ćѲňҖ
base class of	Āѯā҉ň҆
base class |	āҊ
base classes	ćңĚҍě҈ňњ
base classes $	ćҌě҉ňѱ
base classes of	ćҍěҋňѭ
base method <name>	ā҆
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҆ň҈
base |	āѴġ҇ňҊ
base | $	ĀҊāѵġ҇
based	Āѳć҉Ěҍ
based _ $	ćҏňѷ
based _ <name>	ĀѴćѹĚҍňҎ
based on	Āѳć҇Ěҍ
based on $	ćҎňѷ
based on <name>	ĀѴćѹĚҍňҎ
bases	ĀѰćҬĚ҇ě҈
bases $	ň҉
bases _ $	Āѹć҉
bases _ <name>	ĀѺćҐěҊ
bases _ the	ćҋ
bases of	ĀѺćғěҊ
bases of <name>	ć҆ěҊ
bases of the	ć҉
bases |	Āѹć҉
bases | $	Āѹć҉
be	Ā҈ā҈Ă҇ćѺĈҌĊѵđѹėҋę҆ĜѺġ҈ĢѶħѹĬҋĭҘİѸĻҋŀѵŁҍń҆ŅҎŊ҇ŋ҆ŏ҆Őѹ
be $	Ņ҇
be <name>	ņ҇
be <path>	ņ҉
be _ $	Ņ҉ŇѺ
be _ <name>	āѺ
be _ a	Ě҆
be _ anywhere	ġ҈
be _ as	Ĉ҈
be _ better	ā҇
be _ by	ĀҒāѱĂҎ
be _ for	ě҉Ğ҆ň҆
be _ from	ĀѺń҉
be _ function	āѱĻҏ
be _ in	āҔĠ҆İѹŎѸ
be _ next	āҏ
be _ out	āҊ
be _ this	āѶėҌ
be _ to	āҋĔѺŁҋ
be _ with	ĀҎāѱ
be _ without	āѷŎ҉
be _ |	ĀѲāҕĝ҆Ņ҈
be a	āҎĬ҆ĻҎ
be a better	ā҇
be better	ā҈
be built	Ĉҍ
be built as	Ĉ҉
be called	ĀҍāѯĚ҆Ŀ҇ŅҍņѺ
be called $	Ņ҆
be called |	Ņ҉
be considered	ĭ҉
be defined	Ă҈
be dropped	āҌ
be dropped |	āҌ
be for	āѶėҌ
be for this	āѶėҌ
be found	āѬęҊĝ҆Ġ҆ġ҈İѹŋ҉
be found anywhere	ġ҈
be found in	ĀҏāѵĠ҆İѹ
be found |	ĝ҆
be imported	ģҒ
be imported from	ģҋ
be imported out	ģ҆
be it	ġ҆
be made	āҎ
be moved	ā҉
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
be safe	ā҇
be safe to	ā҇
be set	ā҇
be supplied	Ł҆
be thrown	ģѺńҊ
be written	ĀѵāҔ
be |	Ā҆āѷ
be | $	Ā҆āѷ
bear	Ē҉
bear the	Ē҉
became	āѸŅғņҌ
became $	ŅѹņҌ
became <name>	Ņҏ
became <path>	ŅҎ
became _ $	Ņ҈
became _ after	Ņ҇
became _ |	ŅҎ
became of	ņ҆
because	ě҈ŏҏ
because _ the	ā҆
because of	ě҈
because of the	ā҆
become	Āѷā҆Ĩ҇ņҝ
become $	āѹņҗ
become _ dependency	Ĩ҇
become _ of	ā҆
become a	Ĩ҇
become a dependency	Ĩ҇
become part	ā҆
become part of	ā҆
becomes	Ĩ҆
becomes _ from	Ĩ҆
becomes imported	Ĩ҆
becomes imported from	Ĩ҆
been	ĀҊĐ҆Ē҆ĩѹĬҎĭҍįҋņ҆ő҇ŔѺ
been _ $	ĀҎāѷĎ҉őҊ
been _ <path>	Ā҉
been _ and	Āѹį҉
been _ as	Ĭҏ
been _ by	āѸč҇
been _ into	ĝ҆
been _ there	į҆
been _ |	ĀѶāґĺ҉
been a	āҎ
been called	Ņ҈
been changed	Ď҇
been changed by	āѺ
been committed	āѹĎҐ
been committed $	Ďҋ
been declared	āѸĬ҈ĭ҉
been declared as	Ĭ҉
been defined	Ĭ҆
been defined as	Ĭ҆
been imported	ĝ҆
been imported into	ĝ҆
been made	Ĭ҇
been modified	Ā҉
been modified $	ĀґįѺ
been modified and	Āѹį҉
been moved	ņ҆
been newly	Ą҇
been on	Āҍ
been put	ĺ҉őҋ
been put $	őҋ
been put |	ĺҋ
been renamed	ĀѶāҏņ҇
been renamed |	ĀѸāҌ
been sitting	į҆
been sitting there	į҆
been subclassed	ĀҎ
been subclassed |	ĀҎ
been untouched	į҇
been untouched $	į҇
before	ĀѺāүē҆ĴѺĽѹĿѺł҉ŅҥņѸ
before $	ĀѸņҋ
before <commit>	ā҉
before <commit> |	ā҉
before <name>	ē҇
before <name> $	ē҇
before _ $	Ā҈ē҇ņ҆ŋѹ
before _ after	āҍ
before _ altered	Ā҆
before _ call	Ĭ҇
before _ got	Āҍ
before _ had	āҎŅѵ
before _ install	Į҆
before _ move	Ā҈Ņ҆ņѺ
before _ received	Ņ҆
before _ refactoring	ā҇
before _ rely	ĀѵāҎ
before _ rename	āѹŅҏ
before _ skip	Ā҉āѶ
before _ was	Ņғņѳ
before _ |	āҊ
before i	Āѯā҈ĽѺ
before i altered	Ā҆
before i call	Ĭ҇
before i install	Į҆
before i rely	ĀѵāҎ
before i skip	Ā҉āѶ
before it	Ā҇āҍŅ҉ņѱ
before it got	Āҍ
before it had	āҎŅѵ
before it received	Ņ҆
before it was	Ņғņѳ
before or	āҍ
before or after	āҍ
before the	Ā҈Ņҏ
before the move	ĀҋāѺŅ҆
before the refactoring	ā҇
before the rename	āѹŅҊ
before |	ĀҊņ҆ŋѹ
before | $	ĀҊņ҆ŋѹ
begin	Ā҆āѶą҈ĐѸĵҏ
begin _ $	Āѵāѹą҈ĵҒ
begin and	ĀҐĐѺ
begin |	ĀѺą҈
begin | $	ĀѺą҈
beginners	ĀѴāҔ
begins	Ĩ҇ĵ҉ķ҈
begins in	Ĩ҇
begins the	Ľ҆
behave	Āѷāҋ
behaviour	āҌďѵĢҎ
behaviour _ <name>	āҎďѵ
behaviour of	ā҆ďѷĢҏ
behind	ĀѲāҏđ҆ĢҍĥҎĲҋ
behind <name>	āѺĢҎ
behind <name> what	Ģ҇
behind <path>	Ĳ҆
behind _ $	Ģ҇
behind _ <line>	Ĳ҉
behind _ <name>	ĀѸāҗđѶ
behind _ constant	đ҈
behind _ what	Ģ҇
behind the	ĀѸā҆đҍ
behind the constant	đ҈
being	ā҉ę҆ĩ҈Ń҈ŏ҆
being _ $	Ń҆
being _ by	Ĩ҆
being _ |	āҌ
being called	ę҉
being imported	ĩ҆
being imported by	Ĩ҆
being raised	Ńҋ
being tested	Ā҇āѺ
being used	ĀѸāҌ
belong	ĀѳĂѹě҆ĤҍĦ҇ľ҉Ŀ҇ŉ҆
belong _ $	ŉ҇
belong _ <name>	Ĥ҈ľ҆Ŀ҆
belong _ the	Ŀ҈
belong _ |	āҊĿѸ
belong to	ĀѵāѸĂѹě҆ĤҍĦ҇ľ҉Ŀҏŉ҆
belong to $	ŉ҇
belong to <name>	Ĥ҈ľ҆Ŀ҆
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	āѹĹ҈łҍ
belongs _ $	ł҉ő҆
belongs _ <name>	Ĺ҉
belongs to	āѺĹ҉ł҉
belongs to <name>	Ĺ҉
belongs |	ő҆
belongs | $	ő҆
below	Ěҋň҇
below <name>	Ěҋň҆
below <name> in	Ěҋň҇
below _ in	Ěҋň҉
besides	āҢ
besides <name>	ĀѴāҜ
besides <name> are	ā҇
besides <name> |	ĀѺā҈
besides <path>	āҍ
besides _ are	ā҇
besides _ import	ā҇
besides _ |	ĀѺā҈
besides the	Ā҇
best	āҔ
best for	ā҉
better	ĀѹāӃĔѺķѺŁѺŔѺ
better _ <name>	āҋ
better _ for	āғŔѺ
better _ |	āҊķѺ
better name	ā҇
better than	ā҆
between	ăҔĆѺďҒěҕĜѺĝ҈ħҙĪѺŁҍ
between <name>	ĀѺā҈ħ҆
between <name> and	ĀѺā҈
between <path>	Ā҇ħ҇
between <path> and	Ā҇
between <tag>	ā҈ă҉
between <tag> and	ā҈ă҉
between _ $	ħ҈
between _ <line>	Ā҇
between _ <tag>	ăҊ
between _ and	āҙă҉ħҊ
between _ arguments	ď҈
between _ importers	ĝҊ
between _ parentheses	āѷŁҎ
between _ tags	ă҇
between _ |	ě҈
between the	āѮďҋěҍĝҊŁ҈
between the importers	ĝҊ
between the parentheses	Ł҆
between the tags	ă҇
between their	ď҇
between |	ħ҈
between | $	ħ҈
big	ā҆ĎѺđ҇ĳ҆ŒѴ
big _ <name>	ĀҌāѲ
big _ the	đ҆
big is	ā҉đ҆ŒѴ
big is <name>	ĀҌāѲ
big is the	đ҆
bigger	Ą҈
biggest	ĀѰāҢ
biggest one	ā҈
bin	ĀѸĞҚ
binaries	Ğҏ
binaries does	ĞҊ
birth	ąҋ
birth _ <path>	ą҆
birth to	ą҈
bits	āѹĂҍ
blame	ĀѰāѴĲӃĴѷ
blame <name>	Ĳҏ
blame <path>	ĀѸĲҐ
blame _ <line>	Ĳ҉
blame _ <number>	ĀѳĲҚ
blame _ for	ĲҊ
blame for	ĲҊ
block	Āѷā҇ĥ҆ŕ҉
block _ $	ā҈
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҈
block | $	ā҈
blocks	ĀҋĿҌ
blow	ĀѺŃҏ
blow up	ĀѺŃҏ
body	Ā҆āѷĉҖĘҏĳѹķҗĺ҇ĻҍļҍőѺ
body $	ĉҊ
body _ $	ķ҇
body _ <name>	Āҋĉ҇ĊѹĘҊę҈ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body of	Ā҉ĉ҈ĊѹĘ҉ę҈ĳѹķҋĻҋļҎĿ҇ń҆
body of <name>	Āҋĉ҇ĊѹĘҊę҈ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body |	ķ҇
body | $	ķ҇
born	ąҐ
born $	ąҌ
both	ĀѸāҠ
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
brackets	ć҇Łҋ
brackets of	ŁҊ
branch	ā҇İҌ
branches	Āҫā҈ČѸŉѪ
branches _ <commit>	ĀҌ
branches _ commit	Ā҉
branches _ it	āґŉѷ
branches contain	āҋ
branches is	ĀҋŉѸ
branches is it	Ā҇ŉѹ
brand	ă҈ąҊ
brand _ |	ąҊ
brand new	ă҈ąҊ
brand new |	ąҊ
break	Ā҆āҩčѷ
break <name>	ā҇
break <name> |	ā҇
break <path>	ĀѶāҐčѺ
break <path> |	ĀѷāґčѺ
break _ $	ĀҔāѶ
break _ <name>	ā҆
break _ build	Āѷā҇Ĉ҆
break _ |	ĀѲāҜčѷ
break if	āҌ
break if <name>	ā҆
break the	ĀѶāҍĈ҆
break the build	Āѷā҇Ĉ҆
break |	ĀҔāѴ
break | $	ĀҔāѴ
breaking	ĀҐ
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
bring _ with	ĀҊĪѸ
bring in	Ā҆ĩ҈
bring in with	ĀҊĪѸ
brings	Īҋ
brings _ in	Ī҇
broke	ĀѷāҔ
broke the	ā҇
broken	ĀҋāѵĈ҇Ō҇
broken _ $	Āґāѷ
broken |	Ā҆
broken | $	Ā҆
brought	ąҔĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҇
brought _ into	ą҈
brought in	Ā҇Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
bug	ĀѸāҚĠѷ
bug _ <name>	Ġѷ
bug _ line	ā҆
bug in	Ġѷ
bug in <name>	Ġѷ
bug on	ā҆
bug on line	ā҆
bugs	ā҇
bugs _ fixed	ā҆
bugs were	ā҆
bugs were fixed	ā҆
build	ĀҞĈҳĮѹłҊŎѹ
build $	ĀѺĈґ
build <name>	ĀѸĈ҈
build _ $	āҒ
build _ does	āѸ
build _ or	ĀѴĈҔł҆
build _ project	ĀғĈѯ
build _ this	ĀѸā҇
build _ through	ĈҊ
build a	ĀҌ
build and	Ĉ҉Ğ҆
build broken	Ā҆
build fail	Ā҈āѹ
build fail |	Ā҈āѹ
build ok	ĀѳĈґ
build system	Ā҆āѹĈѺłҐ
build the	ĀҖĈѱ
build the project	ĀҔĈѲ
build this	ā҆
build |	ĀҌāѶĈҌ
build | $	ĀҏāѰĈҋ
building	āѱĈғ
builds	ĀѮć҉Ĉҗ
builds _ $	ĀѶć҉Ĉ҈
builds on	ĀѺć҉
built	ĀѺĈҍňґ
built _ $	Āѹā҉ć҇ňѺ
built _ top	ň҆
built as	Ĉ҉
built on	ćѺňҘ
built on top	ň҆
built |	Āѹā҉ć҇ňѺ
built | $	Āѹā҉ć҇ňѺ
bump	āҊįѺ
but	ĀѶā҉ă҉ď҆ēѺĪѸŏҕ
but _ for	ā҉ŏѺ
but _ in	āѹ
but _ not	ā҇
but do	ă҇
but do not	ā҇
but never	ŏґ
but not	āѺ
but not in	āѺ
but on	ā҆
but what	ā҉
but what for	ā҉ŏѺ
by	ĀѵāѭĂ҉ăѹćѺĈѹĉґĊҔČҒčҍĎѷď҉ĐѶđѶĒ҇ĔҏėҊęҕěҕĜѶĝғĞҋğѺĥҋħҍĨҞĩҗĪҍī҆ĬѴĭѲĮѵįѰİѹĲҌĳѶĴѲĵѶĶѷķѸĹѹĺѷĻ҈ļѷĽѷĿѵŁҊłѹŃ҉ņѴŊѸŌѸōҌŎѸŐѷőѱœѸ
by $	ĀѲĩҚĲ҆Ń҆
by <commit>	ĀѴČҏčҚ
by <commit> $	Č҆č҆
by <commit> |	ĀѷČ҇čҌ
by <name>	ĀҍąѹćҋĉҘĊѯčѵĎѮĒ҇ēѺęҜĚѷěҚĝҏĢҌģ҇ĥѺĨҌĩѱĪґī҇ĬѺĭѹįѴĻҍŀѱŃѸńҐŇ҇ňѷ
by <name> $	ĀѱāѺĉҗĊѶęҕěҍģ҉ĪҍĻ҉ŀѷń҉Ň҇
by <name> are	ā҆
by <name> in	ā҈
by <name> is	ĘҎęѶ
by <name> |	ĀҏāѶąѺć҇ĉ҆ĊѺčѷĘѷęҎĚѺěҎĝ҆ĢҏĪ҆įѶńҊ
by <path>	ĝҘģ҆ħѹĨҔĩѯĪґ
by <path> $	ĝ҈ģҋĩѸĪҌ
by <path> |	ĀѺĝҊĨҌĩѺĪ҈
by <tag>	Ġ҆
by _ $	āѯĉҒČ҉Ē҆ęґěҊģҕħѹĨ҇ĩѶĪҔĻ҈ŀѵōҊŕѹ
by _ <commit>	ČҊ
by _ <name>	āѸąѺŁҍ
by _ <path>	Ĩ҉
by _ are	ā҆
by _ class	ĀѷāҒ
by _ classes	ĀѺĥҊŀ҇ňҎ
by _ commit	Āѭąҕč҆įҎ
by _ decorators	ē҆
by _ definition	Ĭ҇
by _ environment	āҊ
by _ events	ŕ҆
by _ files	āҌĩҍ
by _ for	Ĕ҆
by _ from	Ā҇
by _ function	ę҇
by _ functions	ĊҔ
by _ has	ĀҖįѺ
by _ how	ħ҆
by _ import	Ĩ҇
by _ in	ĔҊ
by _ indirectly	Ĩ҈
by _ is	ĀѷĘҎęѴĥ҇ĩ҇ň҉
by _ it	āѶĊҊĘ҇ĩ҇
by _ its	Ā҆
by _ many	Ďҋ
by _ methods	ŀ҇
by _ modules	ĩґ
by _ name	ġ҉ŋ҉Œ҆
by _ of	Ā҇Ħ҆
by _ only	āґ
by _ out	Ā҆
by _ project	āѹėҊ
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҇
by _ struct	ī҆
by _ test	Ā҉ā҆
by _ tests	ōҌ
by _ them	ĉґĊѸ
by _ time	Ā҈āѵ
by _ types	ĥ҉
by _ via	ĝ҆
by _ was	Ĳҋ
by _ what	ĔѺĕҊ
by _ |	Āѵąѹć҇ĊҊČ҈ĎѹĘѵęҊěҊĝ҇ĢҌĨҔĩѸĪҋĬѺįѶŀѺŁѺń҇
by a	Ņ҆
by a rename	Ņ҆
by a test	ā҆
by anna	ā҇
by anna only	ā҇
by any	āҌ
by any test	Ā҆
by calling	āѸĉҌĘ҇
by calling it	ĊҊĘ҇
by calling them	ĉґĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҈č҆
by commit <commit>	Č҈č҆
by default	Ĕҏĕ҉
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
by inheritance	ā҆Ěҏň҆
by inheritance $	Ě҇
by inheritance |	ā҇Ě҆
by its	ā҈ĬҊ
by its definition	Ĭ҇
by side	ď҈
by step	Ā҇āѸħ҈Ĩ҆
by step $	ĀҌāѺ
by step |	Ĩ҆
by test	Ā҉
by test name	Ā҉
by tests	āҒ
by tests only	ā҉
by tests |	ā҈
by the	Āѷā҇ę҆ġ҈ī҇ŋ҈Œ҈
by the class	ā҆ě҇
by the commit	ā҈
by the environment	āҊ
by the function	ę҇
by the name	Āѹġ҉ŋҊŒ҆
by the program	ā҆
by the project	āѺ
by the struct	ī҆
by the time	Ā҈āѵ
by this	āѺĞҎ
by users	ā҆
by way	Ā҇Ħ҆
by way of	Ā҇Ħ҆
by what	ĀѲāѴą҆ĊҔē҇ĢѺĥ҇ħҊĨ҇ĩ҈ĪѸį҆ŀ҆Ń҇Ņѹņ҇ňҋ
by what classes	ň҈
by what commit	ą҆į҆
by what functions	Ċҍ
by what import	Ĩ҈
by what modules	ĩ҉
by what name	ŅѺņ҉
by what route	ħ҈
by which	āѹą҇ĥҍĩҔį҆ŀҋō҉őѺ
by which <name>	Ā҇ąѺ
by which <path>	Ĩ҉
by which classes	ĥ҇ň҇
by which commit	Āѷąҏį҈
by which files	āҌĩҋ
by which functions	Ċ҇
by which modules	ĩ҈
by which tests	ō҈
by whom	Ċҍĥ҆ĩ҇įѺĲҌ
by whom has	ĀґįѺ
by whom is	Āѹĥ҇ĩ҈
by whom was	ĲҊ
by whom |	ĀѷĊҎ
by |	ĊҌōҎ
by | $	ĊҌōҎ
bytes	ĀѬāҙ
bytes _ $	ĀѺā҇
bytes _ it	ā҆
bytes is	ĀѲāґ
bytes is it	ā҆
bytes |	ĀѺā҇
bytes | $	ĀѺā҇
cache	Āҍāҍ
cache _ $	ĀҎ
call	āҊĂѸĊңĎѺĔҎĘҬęҝġѳĢѺĤѹĬҏĿ҉ŀѹŁғńҎŇҏőѺ
call $	āѴĉҏĘ҇
call <name>	āҘĉѷĊѯĔҊĘ҉ęѹĬҍŁ҈ńҋŇ҆
call <name> $	āҚĊѴĘ҈
call <name> on	Ā҉
call <name> without	Ĕ҇
call <name> |	ĀѸāҊŇ҆
call _ $	ĀҊāҋĉѸĊҕĘҐęѺ
call _ <name>	ĊѸĔ҈ĘҋęҗġѺŁѺń҈Ň҉
call _ a	Ŀ҈
call _ from	ĀҌā҆
call _ in	Āѱāѷĉҗę҆Ņ҉
call _ of	Āѹā҆Ċҕ
call _ on	Ā҉
call _ without	Ĕ҇
call _ |	ĀѱĊ҇ĘґęҊĬ҇Ň҆
call graph	ĀҋāѺ
call graph |	Ċ҆
call in	ĘҌ
call in <name>	āѹĘ҈
call it	āѺęҎĬҋŁ҈
call it |	āѶęҎ
call of	Ā҆āҎĉ҇ĊѫĘѶęҏń҇
call of <name>	Ā҆āҎĉ҇ĊѫĘѶęҏń҇
call on	ĿҎ
call on a	ā҆Ŀ҈
call path	ā҆
call path from	ā҆
call site	ā҇
call sites	āѺĉѶĊҬ
call sites $	ĉѹĊҍ
call sites of	ĀѺĊҖ
call super	ā҉
call super |	ā҈
call to	āѹĉѸĊғęҎŇ҇
call to <name>	āѹĉѸĊҎęҎŇ҇
call |	Ā҉āѴĉҍĘҊ
call | $	Ā҉āѴĉҍĘҊ
callables	ĤѮĿҝ
callback	ā҈
called	āҐĆ҆ĉ҇ĊҐęҕġҗĩѹĬѲĭѴıҊĹѰĻѸĿ҉ŅҜņҚŋҝŌѺŎѺŒҐ
called $	ĀҊŅҎ
called <name>	ĀѮāҌĆҍĉѵĊѹĠ҆ġҚĬѺķҋļ҉Ľ҆ŋҟōѺŒғœ҇
called <name> $	ĀѵāҌĠ҆ķ҆ŋҋŒҊ
called <name> for	ā҇
called <name> in	Āѹ
called <name> what	Ģ҇
called <name> where	ķ҆
called <name> which	āѺļ҆
called <name> |	Āѷā҆ġ҈ŋҝ
called <path>	ĀѳāҌ
called <path> $	ņ҆
called _ $	ā҇ĊҋĠ҆ı҆ĹѶļѷĿ҇ŅҌņҍŋҋŒҊ
called _ <name>	ĉҎĊѵĕ҆Ę҇ęҙ
called _ and	ĀѺĊ҈
called _ are	ĀѯāҒ
called _ days	ņҊ
called _ for	ā҇
called _ i	ę҈
called _ in	Āѹ
called _ it	Ā҉Ĕ҆Ņѹ
called _ or	ā҆
called _ request	ĀѸāҊ
called _ the	Āҍ
called _ what	Ģ҇
called _ where	ķ҆
called _ which	āѺļ҆
called _ within	ĉҋ
called _ |	ĊҊęѴġ҈ņ҈ŋҝ
called anywhere	Ċ҆
called anywhere |	Ā҇
called before	ĀҒŅ҉
called before $	ĀѸŅҋ
called before it	Ā҉Ņѹ
called before or	ā҆
called before |	ĀҒāѰ
called by	āҒĊҎĘ҆
called by <name>	ĀѸāҐĘ҇ę҆
called earlier	Ņ҇
called from	ĀѵĉҋĊҋęҍ
called from <name>	ęҋ
called from within	ĉҋ
called in	Ā҉āѳĊѺęҍ
called in <name>	ĀѺĉ҆ę҇
called in the	Āҍāѳ
called inside	ĉ҇
called now	ĀѺņҗ
called now $	ņ҈
called now |	ņҋ
called per	ĀѸāҊ
called per request	ĀѸāҊ
called these	ņҊ
called these days	ņҊ
called today	Āҏ
called today $	Āҏ
called without	āѹĕ҆
called |	ĀҋĊҏı҆ķѸĹѶļѷĿ҉ŅҊ
called | $	ĀҋĊҏı҆ķѸĹѶļѷĿ҈ŅҊ
callees	ĀѳĉҼĊѶęҌ
callees $	ĉҝĊѺ
callees _ <name>	ĀѷĉҚęҎ
callees of	ĀѺā҇ĉҎęҎ
callees of <name>	ĀѺā҇ĉҎęҎ
caller	āѸĉҏĊҒĕҎĘҖĚѹķѺ
caller _ $	ĀҊĉҐ
caller _ <name>	ĀѴāѷĊҗĕ҆ĘҗĚѹ
caller of	ĀѴāѮĉҏĊғĕ҆ĘҗĚѹ
caller of <name>	ĀѴāѷĊҗĕ҆ĘҗĚѹ
callers	ĀҐāҒĊӀĘҙęҚĚѳěѹĠѹĢѸŁѸ
callers $	Āѳā҉ĊҢ
callers _ $	ĀѺāѷĊҏĘ҈
callers _ <name>	ĀҔĊҒĘғęҖĚѶĠѺ
callers _ the	Ċ҇
callers and	ĀҊ
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҈
callers of	ĀҎāѹĊҢĘҙĠѺ
callers of <name>	ĀҐāѺĊҕĘҙĠѺ
callers |	ĀѺāѷĊҎĘ҈
callers | $	ĀѺāѷĊҎĘ҈
calling	ĀѹāѭĊғĔҊĘғńҍŇҋō҈ŐѺ
calling <name>	ĀѺāѷĉѴĊҍĔҋĘҌńґŇ҉ō҉
calling <name> $	ĀѰĉѸĊҚĘѹńҎō҉
calling <name> what	Ĕ҈
calling <name> |	ĀҎĘ҆Ňѹ
calling _ $	ĀѯĊқĘѹńҎō҉
calling _ what	Ĕ҈
calling _ |	ĀҊāѸĉ҆Ę҉Ňѹ
calling it	āѺĊҐĘ҇
calling it |	Ċҍ
calling them	ĉґĊѸ
calling them $	ĉ҇
calling them |	ĉ҉
calls	ĀҔā҆ĉұĊҙĘҍęҞĲѺļѷŀѸŒҌ
calls $	ĀҒāѺĉҊĊѸęҌ
calls <name>	ĀҋāѲĉѴĊғĘҙ
calls <name> $	ĀѹĊҋ
calls <name> |	āѸĊҋĘҏ
calls _ $	ĀѸā҇ĉ҉Ċ҈ę҈
calls _ <name>	ĉҋŒҍ
calls _ at	āҋ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ makes	ĉ҉
calls _ now	ņ҈
calls _ the	Ā҉
calls _ |	ĀѷāѸĉ҇ĊҒĘҏ
calls are	ĉҋ
calls both	ā҇
calls both |	ā҇
calls code	āҋ
calls code at	āҋ
calls does	ĉ҇
calls inside	ā҇
calls inside <name>	ā҇
calls it	ĉ҆
calls it makes	ĉ҉
calls it |	ĀѺĊҍ
calls itself	āѶņ҈Œҍ
calls itself now	ņ҈
calls of	Ā҆āѴĊҎ
calls of <name>	Ā҇ĉ҉ę҆
calls the	ā҆Ċ҉ŀѺ
calls the function	Ċ҉
calls to	ĀҊĊ҈
calls to <name>	Ċ҇
calls whom	ā҆
calls |	ĉ҆ę҈
calls | $	ĉ҆ę҈
came	ĀѺā҆ă҈Ą҇ą҈
came _ <commit>	Ā҇
came _ of	ņ҆
came _ the	ā҈
came _ with	ĀѺā҆Ą҇
came in	āѹĄ҇ą҉
came in with	Ą҇
came into	ā҈
came into the	ā҈
came out	ņ҆
came out of	ņ҆
came up	ā҈
came up with	ā҈
can	ĈҍĉѰĊѹĕѺĜѺĞ҉ğѺģҙĩѺĬѶĭҋįѺĿҍŁҌłѺńҒŇѺŉ҉ŎѸŏ҆őҊ
can <name>	ĀҒāѹĚ҆ġ҆ŃѺń҇
can <name> be	Ě҆ġ҆
can <name> raise	Ā҇āѹ
can <name> throw	Āҋ
can <path>	āҊ
can _ <name>	Ń҆
can _ be	Ě҆ġ҆
can _ call	Ā҇Ŀ҉
can _ check	Ā҇ĭ҆
can _ delete	Ā҆
can _ find	Ę҇ņ҇
can _ found	ĀҐāѹİѹ
can _ get	ė҆
can _ import	ĀѸģҌ
can _ imported	ģҒ
can _ in	Ā҇Ń҆
can _ instantiate	ā҇
can _ locate	őҊ
can _ modules	ģ҇
can _ pass	Āҗāѵ
can _ passed	ŁҌ
can _ raise	Ā҈āѹ
can _ rely	Ā҇āѸ
can _ run	ĀѸāҒ
can _ say	ķ҇
can _ see	ő҇
can _ show	Ĩ҆
can _ spot	ő҉
can _ stop	āҏĜѺ
can _ tell	ĀѸāѲ
can _ test	āѴŋ҆ŌҊ
can _ throw	Āҋ
can _ thrown	ģѺń҉
can _ treat	ĭ҇
can _ use	ā҉
can _ |	āҌĉѹ
can a	āѺŋ҆
can a test	ŋ҆
can be	ĀҊāѱģ҈İѹŁҍń҆
can be found	ĀҐāѹİѹ
can be imported	ģҒ
can be passed	ŁҌ
can be thrown	ģѺń҉
can fail	āҊĉѺ
can fail |	āҊĉѺ
can find	Ā҇
can i	ĀҍāҐė҆ģ҇ĬѺĮ҆Ŀ҈
can i call	Ā҇Ŀ҉
can i delete	Ā҆
can i find	Ę҇
can i get	ė҆
can i import	ģҌ
can i pass	Āҗāѵ
can i rely	Ā҇āѸ
can i treat	ĭ҇
can i use	ā҉
can not	Ā҈āѲőҌ
can not spot	ő҉
can other	ģ҈
can other modules	ģ҇
can pass	Ł҆
can the	ĀѷāѷĈ҉Ğ҇ŌҊ
can the test	āѸŌҊ
can you	āѵą҆Ī҆ĭ҇İ҆Ŏѹ
can you check	Ā҇ĭ҆
can you find	Ā҈
can you locate	őҊ
can you run	ā҆
can you say	ķ҇
can you show	Ĩ҆
can you tell	ĀѹāѴ
capture	āҒ
capture _ $	ā҆
capture |	ā҆
capture | $	ā҆
care	āѷĢҐ
care _ |	Ģ҉
care of	āѷĢҊ
care of |	Ģ҉
carried	ē҆
carries	Ē҆ēҏ
carries $	ēҋ
carry	ĀҏāѲĒҎē҇
carry _ decorator	ĀҍāѲ
carry the	ĀҗāѨĒ҆
carry the decorator	ĀҍāѲ
case	ĀѵĸҋŌҍōѹœҏ
case $	ā҆
case <name>	āѹĸҋŌҏōѺœғ
case <name> succeed	Ō҇
case _ <name>	œҋ
case _ succeed	Ō҇
case _ the	Ĭ҆
case that	Ĭ҆
case that the	Ĭ҆
cases	Ā҇Ŋ҉ōҡœѷ
cases <name>	ōҋ
cases _ <name>	ōҗ
cases _ it	Ā҈
cases does	ĀҏōѸ
cases does it	Ā҈
catch	ĀҙāҊĊѸŃѶńҌ
catch _ $	āҌ
catch _ i	ń҆
catch _ it	Āҋāѷ
catch _ |	ā҇
catch it	ā҇
catch it |	ā҇
catch when	ń҇
catch when i	ń҆
catch |	āҌ
catch | $	āҌ
catched	ĀѺāҘŃѴ
catches	Āҙāҍńѹ
catches <name>	Āҡ
catches <name> $	ĀҌāҏ
catches <name> |	ĀҕāѰ
catches _ $	Ā҈āҕ
catches _ |	ĀҕāѰ
category	ĀѵāѶłҮ
category _ project	ł҇
category _ this	łҍ
category of	ł҉
caught	Ā҆āҎĦ҇
caught _ $	āҐ
caught |	āҐ
caught | $	āҐ
causes	ŕҎ
causes _ to	ŕ҈
cfg	ĀѸĐҗ
cfg _ $	ā҇
cfg _ <name>	Đ҈
cfg _ |	Đҏ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	ĚҊħҚĨҚĩѸĪѹ
chain <name>	ħ҇
chain <path>	ħ҈
chain <path> <path>	ħ҆
chain _ <name>	ĚҌ
chain _ <path>	Ĩ҆
chain _ imports	ā҆ĨҌ
chain _ modules	ħ҇
chain from	āҊ
chain from <path>	ā҇
chain of	āѸĚҌħҎĨґĩѺ
chain of imports	ā҆ĨҌ
chain of modules	ħ҇
chain to	Ĩ҇
chain to <path>	Ĩ҇
chains	ĀѺāҎ
chains _ imports	ā҆
chains of	ā҆
chains of imports	ā҆
chance	ĀѰ
chance _ can	ĀѺ
chance you	ĀѶ
chance you can	ĀѺ
change	ąҋĊ҉ČҌčҔĐҍĔѷĢ҉įҶıѷĲ҉ŁѺŐѹ
change $	ā҈
change <commit>	Āѳā҈
change <commit> |	ĀѴāҋ
change <name>	ĀѲāѺĊ҇č҈ĐҐ
change <name> in	ĐҊ
change <name> |	Āѹ
change <path> $	č҆
change <path> |	Ā҆čѺ
change _ $	ĀѲČ҈č҇įҐ
change _ <name>	įҎ
change _ <path>	ĀѮāҔįҐ
change _ <tag>	ĀҋāѶ
change _ default	ā҉ĔѺ
change _ header	āҊ
change _ in	ĐҊ
change _ out	ĀҌ
change _ the	ĀѺąҍ
change _ |	Ā҆āѱĢҋ
change after	ĀҌāѶ
change between	ĀҒāѳ
change between <tag>	ĀҎāѳ
change did	ĀҍāѶ
change in	ĀѵāҒį҇
change in <name>	ā҇
change in <path>	ĀѺāҊ
change introduced	ąҍ
change introduced the	ąҍ
change its	ā҇
change of	ĀѬāҏĢҋ
change of <path>	ĀѸāҊ
change of |	ĀѸĢҌ
change on	Ĳ҇
change since	ĀѶāҋ
change the	Ā҈āҏĔѺıѸ
change the default	ā҉ĔѺ
change the header	āҊ
change throw	ĀҌ
change throw out	ĀҌ
change to	čҌįҏ
change to <name>	į҇
change to <path>	č҈į҇
change |	ĀѷČ҆įҏ
change | $	ĀѷČ҆įҏ
changed	ĀҍāҘăѳąѺČҟčҝĎҢįҞĳѷ
changed $	Ā҉āѵČ҇įҊ
changed <name>	č҇
changed <name> |	āѸ
changed <path>	čҊ
changed <path> $	Ā҆ĎѺ
changed <path> |	āѲč҆Ď҈
changed _ $	Ā҉āҌĎѸį҉
changed _ <commit>	čҊ
changed _ <line>	ĀѳāҎ
changed _ <name>	Ā҆įѺ
changed _ <path>	Ā҉
changed _ <tag>	ĀҒāѹăѺ
changed _ a	Ď҇
changed _ after	ĀѰāҒ
changed _ commit	Č҉
changed _ in	āѸč҈Ď҇
changed _ last	į҇
changed _ more	āѷįҊ
changed _ the	Ď҆
changed _ value	Āѳāҍ
changed _ with	ā҇
changed _ |	ĀҊāѲč҉Ďҍ
changed after	ĀқāѳčѶ
changed after <commit>	ĀҊ
changed after commit	Ā҉čѺ
changed any	āѷįҊ
changed any more	āѷįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	ĀѺā҈
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѸČ҈čҍĎ҇įѺ
changed by <commit>	Āѹč҉
changed files	Č҆
changed in	Č҈Ď҉
changed in <commit>	ĀѺ
changed in <path>	Ā҉
changed in the	Ď҆
changed it	Ā҇
changed lately |	ā҆
changed line	ĀѳāҎ
changed line <line>	ĀѳāҎ
changed most	ā҇
changed since	Ā҈ČѸ
changed since <commit>	Ā҈
changed since <tag>	ā҆
changed the	ĀѲāґ
changed the value	Āѳāҍ
changed together	ā҇
changed together with	ā҇
changed |	āҊ
changed | $	āҋ
changes	ĀҞāѰăѺČ҉čҐĎ҉įѸ
changes $	ĀҌāѵ
changes _ $	Ā҇Č҆
changes _ <path>	č҇
changes _ which	ą҆
changes in	Āѹą҆
changes in which	ą҆
changes to	ĀҐāѹ
changes to <path>	Ā҈
changing	āҍ
changing _ base	ā҇
changing _ since	ā҆
changing the	ā҉
changing the base	ā҇
check	ā҇ĈҐč҉Ę҉ĚҊĜҌĦҒŇѺŎҏŏѺ
check $	āҌĦ҇
check <name>	ĀѰŎ҆
check <name> |	āѯōҕ
check _ $	ĀѯāҎō҉
check _ <commit>	č҇
check _ <name>	Ā҆āҗĘҌĚ҇Ĝ҆ōѧ
check _ <path>	Ĝ҉
check _ for	Ħ҈
check _ import	Ī҇
check _ something	ā҇
check _ tests	Ŏ҉
check _ the	Āқāѯİ҆ŋѸ
check _ |	āѬōҕ
check if	ĀҌāѶč҇Ę҉ġҊŋ҉
check if <name>	ĀҌāѹĘ҉ġ҆
check if <path>	ĝ҆
check if the	Ā҇
check on	Ā҈
check that	Ŏ҈
check the	ĀѺĪ҇
check the import	Ī҇
check what	İ҆ŇѺ
check what <name>	ā҇
check what the	İ҆
check whether	ĀҒā҇ĜҏĬ҆ŋѸ
check whether <name>	Ĝ҆Ĭ҇
check whether <path>	ĜҊ
check whether something	ā҇
check whether the	ĀҖāѸŋѸ
check which	Ă҇
check |	ĀѵāҎĭ҆
check | $	ĀѶāҏ
check | <name>	ĭ҆
checked	ą҆
checked in	ą҆
checker	ĀѶāѹŇѺŐқ
checker _ for	ĀѷŐҏ
checkin	ĀѵāѶąҍİҒ
checkin where	ą҉
checking	ā҉
checking _ which	ā҉ęѺ
checking whether	āѹ
checkins	ĎҊ
checkout	ĀѵāѷĈҕő҆
checkout _ $	ő҆
checkout of	Ĉ҆
checkout |	ő҆
checkout | $	ő҆
child	ĀѰĂҊćҎĚҍŀңňҒ
child _ $	ć҈ň҇
child _ <name>	ĀѺā҈Ă҉ĚҒěѶŀҎňѺ
child _ of	ćѱňҗ
child class	ćѳŀҊňҏ
child class of	ćѳňҐ
child classes	ćѱŀқňҔ
child classes $	ćѺňҊ
child classes <name>	ŀҏ
child is	ćҒňѵ
child of	Āѷā҇Ă҉ćҙĚҍěѵ
child of $	ćҎ
child of <name>	ā҉Ă҉ĚғěѶ
children	ĀҐāѭĂҏćѳě҉ľѺĿѹŀ҇ňһ
children $	ĚѳěҏňҒ
children _ <name>	ĚҍěѺňҕ
children _ the	ĀѺćѺňҙ
children _ write	āѺĂ҈
children of	ĚҍěѺňҕ
children of <name>	ĚҎěѺ
children of the	ňҏ
children to	āѺĂҌ
children to write	āѺĂ҈
children |	ĀҌňѺ
chosen	ı҆
ci	ĀҨā҈ğѸİѶŕҦ
ci $	ŕҌ
ci _ $	ĀҜ
ci _ <name>	ā҉
ci _ <path>	ŕҒ
ci _ in	ŕ҇
ci _ |	ĀґāѴ
ci is	ā҇
ci job	ŕ҇
ci job in	ŕ҇
ci log	ā҈
ci pass	ā҆
ci thanks	ā҈
ci thanks $	ā҈
ci workflow	ā҉
ci workflow <name>	ā҆
ci workflow <path>	ŕ҇
ci |	āҊ
ci | $	āҊ
circle	āѺĦҗ
circle _ $	Ħ҇
circle _ <path>	Ħ҆
circle |	Ħ҇
circle | $	Ħ҇
circles	Ħ҇
circular	ā҉Ħұ
circular _ $	Ā҆ĦҌ
circular _ between	Ħ҇
circular _ in	ā҈
circular _ through	Ħ҆
circular _ |	Ā҇
circular dep	Ħ҇
circular dep between	Ħ҇
circular dependency	Ħҋ
circular dependency through	Ħ҆
circular import	āҒĦҔ
circular import in	ā҈
circular import |	Ā҇ā҆
circular imports	Ā҆
circular imports $	Ā҈
circular |	Ħ҈
circular | $	Ħ҈
circumstances	ā҇ńѺ
class	Ā҉ĂҒąѹĆѷćҴĉѸĊѶčѺĎѸďѹĐѲđѸēҍĔѺĚҐěҗğѸĠѺĢ҇ģѸĤҎĥҎĦѺĩѹĪѹīҟĬѦĭѱĮѸįѹĳѹĴѺĵӉĶѴķѭĸѹĹҞĺґĻѺĽѴľҜĿҢŁѷńѶŅѷņѸŇ҆ňҦŊѷŋѹō҇ŎѺŏѺŐҏőѳŒѵœѹŔѷŕѺ
class $	Ā҉ćҎĵ҉ňѵ
class <name>	āҍĂҗĆѸćҍĉѺĊѹĐѷđѺēҒĚҜěғğѺĢҍĤҐĥѴīҤĬѵĭѷĵҝĶѸķѲĹҤĺ҇ĽѸľҖĿҪŀѯŁѺńѹŅѺņѺŇѷňғŊѺōҊŐѶőѸŒѺ
class <name> $	āѷĂ҈ćҍĵҔĹғĺѸľ҇Ŀҋň҇ō҇
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
class <name> forces	Ă҉ĿѺ
class <name> from	ĀѸā҉
class <name> gets	Ā҇āҊ
class <name> has	ĀѺĺҌ
class <name> have	ĀҋňѸ
class <name> implement	ī҈
class <name> inherit	ĀѰā҆ćҌ
class <name> is	āѸē҇ĚҌěѹĵҎ
class <name> live	ā҆
class <name> one	Ŀ҆
class <name> please	āҊĹѺ
class <name> starts	ĵ҉
class <name> what	āѹĤ҈ĿҊ
class <name> where	Āҋ
class <name> which	ā҈ĹҊ
class <name> who	āѵň҇
class <name> |	āғĂѴĚҔĢҏīѺĵ҇ĹҋĺѴľѶňҐ
class _ $	ĀѱĂ҇ćґĵҚĹҏĺѶĿ҈ŀҋňҊō҆ŐҐ
class _ <literal>	ĥҐīҏĵѶ
class _ <name>	ĀѬāҋćҔěғĺҋŀ҆
class _ a	ĀҎāѲ
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
class _ forces	Ă҉ĿѺ
class _ from	ā҇
class _ gets	Ā҇āҊ
class _ has	ĺҌ
class _ have	ĀҋňѸ
class _ implement	ī҈
class _ implements	ĥ҆
class _ in	ĵ҆
class _ inherit	ĀѰā҆ćҌ
class _ inherits	Ā҆ě҆
class _ is	āѸē҇ĚҋěѹĵҎň҈
class _ live	ā҆
class _ of	ĀҔĹѹ
class _ please	āҊĹѺ
class _ starts	ĵ҉
class _ the	ĀҌŐ҉
class _ what	āѷćѸĤ҈ĿҍňҎ
class _ where	Āҋ
class _ which	āҊĹҊ
class _ who	āѵň҆
class _ |	ĀѶāҌĂѲćҌĚқĢҍĤ҇ĵ҈Ĺҋĺѳľѹňҕ
class body	ĵ҆
class definition	ĵ҈
class does	ć҆Ň҆
class does <name>	ćҊŇ҆
class gets	ā҆
class has	Ĥ҆ĵ҈
class hierarchy	ĚѺňҊ
class hierarchy |	ĚѺň҆
class i	Ĺ҆
class in	āҋ
class is	Ā҆āѵĹ҆ňҎ
class is <name>	ňҌ
class is the	Ā҉āѺ
class itself	ĵ҆
class method <name>	ŀ҇
class of	ĀѫěҌŇ҆ňғ
class of <name>	Āѯć҆ěҏň҆
class or	ćҍġҌňѸ
class or classes	ćҍňѸ
class or file	ġ҆
class that	Āҏ
class that has	Ā҉
class that implements	ā҆
class that inherits	Ā҇
class tree	ĚҊň҈
class tree $	ň҈
class with	āґĥҏňѶ
class |	ĀѶā҆ľ҆ŀ҉ŐҐ
class | $	ĀѸā҆ŀҊňѹŐҐ
classes	ĀґāѫĆѺćҬĉѺĊѺđѺĒҘēѹĚ҆ěҐģ҇ĤѺĥҶīѸĬѷĭѺĿѹŀҥŃѸń҇ňӈŒѺ
classes $	ĀѲć҇ě҈ŀ҈ňғ
classes <name>	āѷćҏĚѺě҇ŀҏ
classes <name> inherits	ě҇
classes _ $	ĀҍāѺĚҌ
classes _ <name>	āѲćҎě҉ĥҏŀҎňҒ
classes _ <path>	Ā҆
classes _ derive	ĀҊ
classes _ from	Ā҆āѹĂ҇ňҎ
classes _ functions	Ā҈
classes _ has	ň҈
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҈ňѹ
classes _ inherit	ĀѺĚ҇
classes _ inherits	ě҇
classes _ it	ĀҍāѶĥ҉
classes _ on	ćѺňҏ
classes _ the	āҌćҎňѲ
classes _ their	āҐćѺňѺ
classes _ there	āѶĥ҈ň҈
classes and	Ā҈ġ҆
classes and functions	Ā҉
classes are	ĀҊāѷňҎ
classes are in	Ā҈
classes are there	ň҈
classes derived	Ā҇Ă҇
classes derived from	Ā҇Ă҇
classes does	ĀѹāѺćҍģҋ
classes does <name>	ĀѹćҎ
classes fulfil	ĥ҉
classes fulfil the	ĥ҉
classes has	ćҌňѸ
classes has the	ć҉ňѹ
classes have	ĥ҇
classes have <name>	ň҉
classes implement	Ā҉ā҈
classes implement <name>	ĀѸĥҋ
classes implement it	ĀґāѸ
classes implement the	āҌĥѶ
classes implementing	ĥ҈
classes implementing <name>	ĥ҆
classes is	ĀҌćѲŀ҈ň҈
classes is <name>	ĀҌćѳŀ҈ň҉
classes of	Ā҆ćҊěҊŀѺ
classes of <name>	ć҇ěҊŀѺ
classes or	Ē҆
classes share	āғňѶ
classes stand	ć҈ňѹ
classes subclass	ň҈
classes subclass <name>	ň҆
classes that	ĀѴćҎĚ҇ň҆
classes that <name>	ćҍňѺ
classes that have	ň҆
classes that inherit	ĀѺĚ҇
classes use	ā҆
classes use the	ā҆
classes which	Ā҇ĥ҈
classes which <name>	ĥҌňѶ
classes with	Ā҈
classes with <name>	Ā҉
classes |	ĀҋāѺćѺĚҌň҆
classes | $	ĀҍāѺĚҌ
classify	ĀѷāѲłҟ
classify _ project	ĀѸāѳłҝ
classify this	łҋ
classify this project	ł҉
classmethod	ĀѸāҌĬҫ
classmethod $	Ĭҋ
classmethod _ $	ā҇Ĭҏ
classmethod |	ā҆Ĭґ
classmethod | $	ā҇Ĭҏ
clause	ĀҏāѶīҙĵѹńҊ
clause $	īҐĵѹ
clause _ <name>	ĀҒāѹī҈
clause of	ĀѺīҏńҊ
clause of <name>	īҏ
clean	ĀѴā҈Ō҇
clean $	Ŏ҆
cleanly	Ĉ҇
cleanly $	Ĉ҇
clearer	āҐŅѵ
clearer $	āҏŅѵ
cli	ĀѹāѵċҕĞ҆łґ
cli _ <option>	ċҍ
cli flag	ċ҇
closure	ĀѹāҎĻҤ
closure <name>	ĻҤ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҇
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҇
cls	ĀѩćҔĚғě҈ĩѸĵҚĹ҆ľ҈ňҊ
cls <name>	ĀѴāҌĂ҆ć҇Ě҇ĩѹĵҚĹ҆ľ҈ňҊ
cls <name> $	Ă҈ćҊ
cls <name> |	Ě҈ňҍ
cls _ $	Ă҈ćҏ
cls _ <name>	ĀѷāѺć҉ě҉ĹҊ
cls _ |	ĀѹāѶĚҔňҍ
code	Ā҉ĂѺąѺćѺĈґĉѷĊҤċҍĐѴđ҆ėѺğқĠҌĤѺĩѹıҎĲѺĳѳĸҊĺ҉ŁѺŃқńѺō҈őѸŔ҆
code $	ĊҌĘ҇ğҌ
code <name>	āҌ
code _ $	āѷĢ҇Ĭ҇ı҆Ķ҉ĺ҆
code _ <name>	ĀҠāҕĉѷĳѶō҇
code _ <path>	ā҇
code _ a	ĀҐāѫĈҌ
code _ at	āѺğ҆Ĵ҈
code _ does	Āѷāґıѹ
code _ it	ğҏ
code _ the	Āѷĸ҉Ń҉
code _ this	Ń҆
code _ with	āѺŃҍ
code _ |	ā҇ġ҈
code at	āҋ
code base	ĀҐāѪĈ҆Ġ҆ġ҈
code base $	Ā҇āѺ
code base |	Āҋāѵġ҇
code calls	Ċ҆
code has	Āҋāѷķ҆
code in	ĀѴāҍĈҌ
code invokes	Ċ҇
code invokes <name>	Ċ҇
code is	Āҏğ҆ı҈ĳѶĴҋ
code is <name>	ĀҕĳѶ
code is at	Ĵ҈
code is it	ā҆
code of	ā҉Ġ҇ĸ҇ō҈
code of <name>	āҌō҈
code of the	ĸ҇
code paths	Ńҍ
code please	đ҈
code reads	ĀѶāҒ
code reads <name>	ĀѸāҐ
code reads it	ğ҆
code runs	ā҆
code that	ĀҌĉѸĊҗğѶ
code throws	Ńҋ
code which	ĀҎāѷ
code |	ĀѲĢ҇Ĭ҇ı҆Ķ҉ĺ҆
code | $	ĀѳĢ҇Ĭ҇ı҆Ķ҉ĺ҆
codebase	ĀѹġҖ
codebase $	ġ҇
coding	Āѷā҇
coding _ |	Āѷā҇
collect	ĀҐŎѵ
collect _ tests	ĀҒŎѵ
collect the	ĀҒŎѵ
collect the tests	ĀҒŎѵ
columns	āѺĤ҉
come	ą҉ĉ҆ĊѸē҆Ě҈ĬѷńҏŌҍŔ҆
come <name>	āҎ
come <path>	āҊ
come _ $	Ĥ҆
come _ <name>	Ě҉
come _ has	ā҇
come _ import	ħ҇
come _ is	āҍ
come _ made	ā҈Ĭѹ
come _ of	ń҈
come _ test	ĀҊāѷ
come _ tests	Āҋāѷ
come _ the	āѶ
come _ |	āѶăѺ
come after	āҌ
come after <name>	āҊ
come from	ĀѹĚ҉ń҆
come from <name>	Ě҉
come from |	ĀѺ
come into	ĀҎāѱ
come into the	Ā҆āѷą҆
come out	ĀѹāѸń҈ŌҎ
come out of	ń҈
come right	ē҇
come the	ĀғāѶ
come the test	ĀҊāѷ
come the tests	Āҋāѷ
come there	ā҆
come there is	ā҆
come they	ā҈Ĭѹ
come they made	ā҈Ĭѹ
come to	ħ҆
come to import	ħ҇
come with	āѵĞ҇Ĥ҆
come with $	Ĥ҆
comes	ĀѺāѩćҋĞ҇ī҉İ҆Ĳ҆ĸ҈Ŀ҆ŇҒŔ҆
comes <name>	ć҈
comes <name> by	ć҈
comes _ by	ć҈
comes _ of	ŇҌ
comes _ which	ĸ҇
comes after	ī҆
comes from	ĸ҈Ŕ҆
comes from which	ĸ҇
comes out	Ňҍ
comes out of	ŇҌ
comes to	āѹď҆
comes with	Ğ҆Ŀ҇
coming	ă҆
command	ā҈ċҗĞғ
command _ flag	ā҈
command _ option	ċ҇
command _ options	ĀҍāѶ
command _ tool	ł҇
command line	ā҆ċҖĞ҇ł҇
command line flag	ā҈
command line option	ċ҇
command line options	ĀҍāѶ
command line tool	ł҇
command names	Ğ҆
commands	ĀѴā҆ĞҰ
commands $	āѺĞ҉
commands _ i	ā҆
commands does	ĞҌ
comment	ĀҘāѸ
comment _ <name>	ĀҎ
comments	āҜĳѸ
comments $	āҕ
comments _ $	ā҆
comments |	ā҆
comments | $	ā҆
commercial	ā҆
commit	ĀҢąӭČҢčҟĎҟĐѺđѺēѺĢѺģѹĦѸħѹĩѹĪѹĬѸĭѺĮѸįӄİӃŅѷņѷŉҡŊѺōѺŏѹőѸœѺŔѹŕѹ
commit $	ĀҐāѸį҈İҔ
commit <commit>	āҝąѰČҤčҩįѶŉң
commit <commit> $	Ā҇čҊŉҏ
commit <commit> break	Āѵāҏ
commit <commit> change	ĀѷāҎ
commit <commit> changed	ĀѲāҎ
commit <commit> concerns	č҇
commit <commit> delete	Ā҉
commit <commit> did	č҉
commit <commit> in	ā҇
commit <commit> modify	č҆
commit <commit> touched	Č҇
commit <commit> what	ā҇
commit <commit> which	ĀѲāҏ
commit <commit> |	ĀҌā҇
commit <name>	İ҇
commit <name> it	Ā҇
commit _ $	ĀҜāѱąѲč҈ĎҖİ҆ŉҒ
commit _ <name>	Ā҈āѨąҧįғİѺ
commit _ <path>	āѲąҭįҙ
commit _ a	āѺį҈
commit _ added	Ā҆
commit _ and	ĀѭāҖ
commit _ birth	ą҈
commit _ break	Āѵāҏ
commit _ change	ĀѶāҍ
commit _ changed	Āѱāҏ
commit _ concerns	č҇į҆
commit _ contains	ĀѶąҌ
commit _ created	ĀѶąґ
commit _ delete	Ā҉
commit _ deleted	āҎąѹ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѴĎҏ
commit _ hash	İ҇
commit _ head	ĀѶİҍ
commit _ imports	ĀѸāҌ
commit _ in	Āѹā҇
commit _ introduced	ą҈
commit _ it	ĀҖāѴą҆
commit _ lost	Ā҆
commit _ modify	č҆
commit _ of	ĀѺĎґ
commit _ please	ĀҊĎѷ
commit _ removed	Āҏąѷ
commit _ the	ĀѦāҘąѷį҇İқ
commit _ this	Ā҆āҍąѹ
commit _ touched	Č҇į҈
commit _ we	ą҆
commit _ what	ĀѸā҆İҊ
commit _ which	ĀѺāҍ
commit _ |	Ā҇āҎĎ҈İѺ
commit added	ąҊ
commit added <name>	Āѹąҋ
commit added <path>	ĀҊ
commit added the	ā҇
commit adding	ą҆
commit break	ā҆
commit brought	ĀѺąҏ
commit by	ĀҕąѶ
commit by which	Ā҉ąѺ
commit changes	Ā҇
commit changes to	Ā҇
commit count	ĀѢĎү
commit count $	ĀѫĎҘ
commit count for	ĀѷĎҐ
commit count of	Ď҈
commit count |	ĀѹĎ҈
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҈āѺ
commit deleted <path>	ĀҋāѺ
commit did	Āҋą҉
commit did <path>	ĀҒąѳ
commit did it	ą҆
commit did the	ĀѺą҈
commit do	ą҆
commit do we	ą҆
commit does	āѵİ҈
commit does <name>	Ā҈āѸ
commit for	įҕ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҈
commit gave	ą҈
commit gave birth	ą҈
commit has	Āѩāҗąҋ
commit has deleted	ĀѰāґ
commit has the	ā҆
commit here	Ā҆
commit history	ĀҐąѶ
commit history $	ĀҐąѺ
commit history of	Ď҉
commit in	ĀѶāҎ
commit in the	Ā҆
commit in this	ĀѶāґ
commit in which	ą҆
commit introduced <name>	ĀҎąѵ
commit introduced <path>	Āѵąҍ
commit introducing	ĀѸąҋ
commit is	Ā҈ąҎ
commit made	ĀѴāҒ
commit made the	ĀѬāҗ
commit made |	Ā҇
commit message	ā҇
commit of	āѹąҚ
commit of <path>	ĀѮąҙ
commit of the	āѺį҇
commit of this	Āҋ
commit on	įҍ
commit on <name>	į҈
commit on <path>	į҆
commit responsible	ą҆
commit responsible for	ą҆
commit taht	ą҆
commit taht created	ą҇
commit that	Ā҈ąҏįғ
commit that added	Ā҆
commit that concerns	į҆
commit that contains	ĀѶąҌ
commit that created	ĀѺą҉
commit that deleted	ĀҐąѹ
commit that introduced	ą҈
commit that removed	Āҏąѷ
commit that touched	į҇
commit the	ā҈
commit touching	į҉
commit w	ą҇
commit was	ĀҍāѹįҐ
commit was <path>	ą҆į҉
commit was the	ĀҐąѳ
commit we	Ā҆
commit we lost	Ā҆
commit with	āѺį҈
commit with a	āѺį҈
commit |	ĀҐāѮİҋ
commit | $	Āҏāѱİҋ
commits	ĀҗāҙąѸĎӢįѹİ҇
commits $	ĀқĎѴ
commits <name>	Ď҇
commits _ $	Ā҉āѷĎ҉
commits _ <name>	ĎҒ
commits _ <path>	āҕĎҗ
commits _ are	ĀҌāѱ
commits _ author	āҏĎѸ
commits _ between	Ā҈āѺ
commits _ changed	ĀѺĎҊ
commits _ far	Ď҉
commits _ in	ĀѸāҋ
commits _ modified	Ď҇
commits _ not	ĀѷāҒĎѸ
commits _ something	āѺĎҊ
commits _ the	ĎҊ
commits _ there	ā҇ĎѺ
commits _ touched	ĀѰāҎĎ҆
commits _ was	Ď҆
commits _ year	āҊĎѺ
commits are	ā҇
commits are between	Ā҉āѸ
commits are in	ĀѸāҋ
commits are there	ĀѶā҆Ď҇
commits by	ĀґĎѱ
commits changed	āѹĎ҆
commits changing	ā҆
commits concerns	Ď҆
commits did <name>	ĀҊāѺ
commits did not	āҌĎѸ
commits does	Ď҆
commits has	ĎҌ
commits has <path>	Ď҆
commits have touched	ĀѸĎ҈
commits in	Ď҆
commits in the	Ď҆
commits on	ĀѷĎҎ
commits on <name>	ĀѹĎ҉
commits on <path>	Ď҆
commits per	āҏĎѸ
commits per author	āҏĎѸ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҆
commits that	ĀѴā҈Ďґ
commits that changed	Ď҇
commits that touched	ĀѹāҌ
commits there	Āҍāѱ
commits there are	Āҍāѱ
commits this	āҊĎѶ
commits this year	āҊĎѺ
commits to	ĀѸāҊ
commits to it	ĀѺā҉
commits touch	Ď҇
commits touched <name>	ĀѺĎ҆
commits touched it	Ā҇
commits until	ĀѴāҗĎѵ
commits was	Ā҇
commits which	āѷĎ҉İ҉
commits |	Ā҉āѶĎ҉
commits | $	Ā҉āѶĎ҉
committed	āѭĎҚįѸİҚ
committed $	āѺĎґ
committed _ $	İ҆
committed _ |	İ҇
committed last	İҐ
committed to	ĀҊāѷ
committers	Āҏ
committers for	Ā҆
common	āҌ
common _ $	āҋ
common |	āҋ
common | $	āҋ
compare	āѹďҚ
compare _ signatures	Ā҇
compare the	Ā҆
compare the signatures	Ā҇
compare with	ď҈
compared	Ą҇ďҌ
compared _ <name>	ďҌ
compared _ <tag>	Ą҇
compared to	Ą҇ďҌ
compared to <name>	ďҌ
compared to <tag>	Ą҇
compares	ā҉
comparing	ă҈
comparison	ďҗ
comparison _ <name>	ďҒ
comparison of	ď҇
compilation	ĀѺĈҍ
compile	ĀѰĈҰ
compile _ $	Ĉ҆
compile _ project	Ĉ҆
compile this	Ĉ҇
compiler	ĀѹłҊ
compiler _ $	ł҇
compiler |	ł҈
compiler | $	ł҇
compiles	ĈҘ
compiles _ $	Ĉ҆
compiles |	Ĉ҆
compiles | $	Ĉ҆
compiling	ĀѹĈҎ
complain	ĀѳāҖ
complain _ unused	ā҆
complain about	āҊ
complain about unused	ā҆
complete	ĀҔĆҍĉѺđ҈
complete _ of	ĆҎ
complete list	Ć҉
complete list of	Ć҉
complexity	āҋ
composed	ĤҊ
comprises	Ŋ҆
concerns	ĀѸč҇į҆
concerns _ which	į҆
concerns also	č҇
concrete	Ăҏĥҍ
concrete <name>	Ă҉
concrete _ behind	ĥ҇
concrete _ of	Ă҈
concrete classes	ĥ҆
condition	ā҉ńѺ
condition _ <name>	ā҉ńѺ
condition does	ā҉ńѺ
condition does <name>	ā҉ńѺ
conditions	ĀѸāҖ
config	Āҝā҇ĐҡĪѱ
config <name>	Đ҉
config <path>	Ā҆ĐҊ
config _ $	Ā҆Đ҈
config _ <name>	Đ҉
config _ and	Āҋ
config file	āҋĐ҉
config is	ĀҐĪѴ
configuration	ĐҎ
configuration <name>	Đ҇
configuration <name> written	Đ҇
configuration _ written	Đ҇
configuration file	Đ҈
configure	Đҋ
configure <name>	Đҋ
configure <name> $	Đ҈
configure _ $	Đ҈
configured	Ā҈āѵĐғ
configured _ $	Đ҈
configured _ <name>	Ā҇
configured _ inside	Đ҇
configured for	Ā҆
configured for <name>	Ā҆
configured where	Đ҇
configured where inside	Đ҇
configured |	Đ҉
configured | $	Đ҈
confirm	Ĭ҆ĭ҇
conform	ĥҐ
conform _ $	ī҆
conform to	ā҆ĥҐ
conforming	ĥ҆
conforming to	ĥ҆
conforms	īҋ
conforms to	ī҉
connection	Ā҆
connection _ $	Ā҈
connection |	Ā҈
connection | $	Ā҈
considered	āѺĭҐ
considered like	ĭ҇
consists	Ā҆āѷ
consists _ how	Ā҈āѹ
consists of	Ā҈āѹ
consists of how	Ā҈āѹ
console	ĀѶāҊĞҙ
console commands	Ğ҇
console scripts	Āѹā҈ĞҌ
const	Āѥā҈đҟĶҤŐ҉
const $	đ҈
const <name>	ĀѧāҊđҕĶҤŐҊ
const <name> $	Āѹđ҉ĶҒ
const <name> its	āѶŐҊ
const _ $	Āѹđ҉ĶҒ
const _ <name>	āѵđҐ
const _ its	āѶŐҊ
constant	ĀѸđӊĬѶĶӓĸҎŐҘ
constant $	đҏĶ҆
constant <name>	Ā҇āҎđҬĶҝĸҌŐҙ
constant <name> $	Ā҈āѸđҐĶ҈ĸ҉Ő҆
constant <name> at	āҊ
constant <name> defined	Ķ҉
constant <name> get	Ķ҇
constant <name> is	đ҉
constant <name> stand	đ҇
constant <name> used	ĀҍĶѷ
constant <name> where	ā҈
constant <name> |	ĀҋāѷĶ҆Ő҆
constant _ $	ĀҋāѶđҙĶ҇ĸ҉Ő҆
constant _ at	āҊ
constant _ defined	ĶҌ
constant _ get	Ķ҇
constant _ is	đ҉Ķ҆
constant _ set	ĀѳāѷĶҙ
constant _ stand	đ҇
constant _ used	ĀҍĶѷ
constant _ where	ā҈
constant _ |	ĀҊāѷĶҌŐ҆
constant which	Ķ҆
constant |	đ҉
constant | $	đ҉
constraint	āѺėҎĮҌ
constraint _ <name>	ė҉
constraint _ the	Į҆
constraint of	Į҈
constraint of the	Į҆
constraint on	ė҆
constraint on <name>	ė҆
construct	Ā҈
construct _ <name>	Ā҈āѸ
construct a	Ā҈āѸ
construct a <name>	Ā҈āѸ
constructor	ĀҧĉѶĊѸ
constructor $	Ā҆
constructor _ $	Ā҇
constructor of	ĀҊ
constructor |	Ā҇
constructor | $	Ā҇
consults	ğҏ
contain	ĀѬā҆Ęҋğ҇ĠҋĪ҆ĳ҇ľҊĿҊŅѯŉҊōѸŔ҈
contain $	ĀѺĳ҈Ŀҋ
contain <commit>	ĀҐāѶ
contain <commit> $	ĀѺŉ҇
contain <commit> |	ĀҖāѳŉѺ
contain <literal>	Ŕ҇
contain <name>	āҋ
contain <name> $	āҍ
contain <path>	Ā҇āѺ
contain <path> |	Ā҇āѺ
contain _ $	ā҈ľҊŉ҇ōѸŔ҇
contain _ <commit>	ĀѺā҆
contain _ it	āғŅѱ
contain _ |	ĀҎāѹ
contain a	ĀѺ
contain an	ĀѷĘ҉
contain before	āғŅѱ
contain before it	āғŅѱ
contain commit	ĀѺā҆
contain commit <commit>	ĀѺā҆
contain it	Āѳāҍ
contain it |	ĀѳāҎ
contain something	Ġ҆
contain |	āѺľҊōѸ
contain | $	āѺľҊōѸ
contained	ŉ҆
containing	őґ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őґ
contains	Ā҈āѧąҊĥѹķҌĺҐŉ҇ŊҌő҈Œѹœ҆
contains $	Ŋ҆
contains <commit>	Ā҈
contains <commit> |	Ā҇
contains <name>	ĺґ
contains <name> $	ĺґ
contains <path>	āѷą҇
contains <path> |	āѷą҇
contains _ $	Āґĺґő҇
contains _ <name>	Ľ҇
contains _ test	œ҆
contains _ |	āѴąҌ
contains the	ķҏœ҆
contains |	ĀҐ
contains | $	ĀҐ
content	āѺĴҩĶѹ
content $	đѸĴҠ
content of	đҊĴ҆ĶѺ
contents	į҈ĴҊŕ҉
contents _ $	į҈
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҉
contents of the	ŕ҉
contents |	į҈
contents | $	į҈
contracts	ī҇
contributed	ĀҔāѰ
contributed _ <path>	ĀҋāѶ
contributed to	ĀҔāѰ
contributed to <path>	ĀҋāѶ
contributors	ĀҡāѴ
contributors _ the	ĀҐ
contributors to	ĀҐ
contributors to the	ĀҐ
copyright	Āѷāҋ
coroutine	ĀѸāҌĬҫ
coroutine $	Ĭҋ
coroutine _ $	ā҇Ĭҏ
coroutine |	ā҆Ĭґ
coroutine | $	ā҇Ĭҏ
correct	ā҈ĘҊĬ҉ŇѰ
correct _ $	ĘҊ
correct |	ĘҊ
correct | $	ĘҊ
correctly	āҎ
correctly _ $	ā҇
correctly |	ā҇
correctly | $	ā҇
correspond	Œ҇
correspond to	Œ҆
could	ĀҕāҖĢ҉ŇѺ
could <name>	Ā҆
could <name> be	Ā҆ā҆
could _ be	Ā҆
could _ count	ĀҊ
could _ find	Ā҇
could _ kindly	ĀѪāѷ
could _ look	Ā҈
could _ tell	āҔ
could _ the	Ŀ҇
could _ without	ā҆
could be	ā҉
could do	ā҆
could do without	ā҆
could i	Ā҆
could you	ĀқāѶĢ҈
could you count	ĀҊ
could you find	Ā҇
could you kindly	ĀѪāѷ
could you look	Ā҈
could you tell	āҔ
count	ĀҦāџĂѹąѺćѬĊѹĎӁĚ҉ĤѱĦѹĩѺĪѰĬҎĭҌĳҴľӁĿѮŁѸňѰŊӊŎѸŏѺ
count $	ĀүćѰĎҍĪѷĳ҉ľ҇Ŋ҆
count <name>	ĀѸŊҊ
count <name> 's	ĀѹŊ҈
count _ $	Ŋ҇
count _ 's	ĀѷŊҋ
count _ <name>	ĀѳĎ҉ĳҊľҏŊ҉
count _ <path>	ĀѱĎҊĳҍŊҊ
count _ a	Ě҇Ĭ҈
count _ callers	Ā҆
count _ commits	ĀѸĎҕ
count _ functions	Ā҈
count _ importers	Āҍ
count _ imports	Āҋ
count _ lines	ĳҍ
count _ methods	ĀѶľҖ
count _ of	Āѹ
count _ revisions	Ď҇
count _ tests	ĀѰŊҠ
count _ that	Ā҇
count _ the	ľҌĿѺ
count all	ľ҇
count as	ĀѶāѷĚҋĬґĭҏ
count as a	Ě҇Ĭ҈
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѳĎґľҊŊҋ
count for <name>	ľ҉
count for <path>	ĀѸĎ҈Ŋ҆
count of	ĀѬĎҕĳҎľҍŊҏ
count of <name>	Āѹĳ҇ľ҆
count of <path>	ĀѺĳ҈
count of revisions	Ď҇
count the	ĀҟāѺĎҋĤѸĪѺĳ҈ľҎŊґ
count the commits	ĎҌ
count the functions	Ā҈
count the importers	Āҍ
count the imports	Āҋ
count the lines	ĳҋ
count the methods	ĀѶľғ
count the tests	ĀѱŊҚ
count |	ĀѷĎ҈
count | $	ĀѷĎ҈
counted	āѹĳ҉
counted in	āѺĳ҉
counting	āѸĄ҇ľ҇Ŋҋ
counting _ methods	ľ҆
counting the	āѹľ҆ŊҊ
counting the methods	ľ҆
cover	ōҎ
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
covered	Ā҇āҎ
covered _ a	ā҆
covered _ any	Ā҆
covered _ tests	ā҈
covered by	Ā҈āҏ
covered by a	ā҆
covered by any	Ā҆
covered by tests	ā҈
covering	ĀѺāѺōҘ
covering <name>	ĀѺāѺōҘ
covering <name> $	ĀѺāѺōҘ
covering _ $	ĀѺāѺōҘ
covers	āғōѶ
crash	āҝķѴ
crate	Ā҈Ğ҆
create	ĀҍāҔąҌŃѶ
create _ from	ā҆
create _ of	Ā҇ą҇
create a	ĀҐŃѶ
create commit	ą҇
create commit of	ą҇
created	āѺăҗąҬįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	ĀҊāѳąҝ
created _ <tag>	ă҆Ą҆
created _ |	ā҉
created after	ă҈
created after <tag>	ă҇
created between	ĀѺă҈
created for	ĀѺā҇
created for |	ĀѺā҇
created it	Ā҆
created it |	Ā҆
created |	Āқāѷ
created | $	ĀҘāѸ
creation	ĀѶąқ
creation _ $	ĀѺąҏ
creation _ <path>	ą҇
creation commit	ĀѺąҏ
creation commit $	ĀѺąҏ
creation of	ą҈
cron	ŕ҇
current	ĀѱāѳĈҋį҈İґņҗ
current _ of	ŅѺņҏ
current _ |	ĀѺį҈ņ҇
current contents	į҈
current contents |	į҈
current one	ņ҈
current one |	ņ҈
current path	ņҎ
current path of	ņ҉
currently	ĀҋāѲŌ҆
currently _ passing	ĀҎāѵ
currently not	ĀҎāѵ
currently not passing	ĀҎāѵ
cut	ĀѺāҐ
cut _ chain	ā҇
cut _ down	ā҈
cycle	Ā҉āґĜѺĦҨĪѹ
cycle $	Ħғ
cycle _ $	ĀҊ
cycle _ <name>	ā҆
cycle _ <path>	āҌ
cycle _ goes	ĀѹĦҊ
cycle _ imports	Ħ҆
cycle _ is	ā҇
cycle in	ĀѺāҋ
cycle in <path>	ā҈
cycle of	Ħ҆
cycle of imports	Ħ҆
cycle that	Ħ҆
cycle which	ĀѹĦҊ
cycle which goes	ĀѹĦҊ
cycle with	ā҆
cycle |	ĀҊ
cycle | $	ĀҊ
cyclic	Ħқ
cyclic _ $	Ħ҈
cyclic _ check	Ħ҇
cyclic import	ĦҒ
cyclic import check	Ħ҇
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҆āѶĊ҆ĩ҆Ī҆ŀ҆
d _ to	āѷĊ҆Ī҆
d like	Ā҇āѶĊ҆Ī҆
d like to	āѺĊ҆Ī҆
data	ĤҨĵ҉ŇѸŐғœѹ
data _ <name>	ĵ҇
data _ has	Āҋ
data _ of	ĤҏŐҊ
data _ the	ĀѺāҏœѺ
data members	āѸĤҙ
data members of	Ĥҏ
data type	Ā҉ŇѹŐҒ
data type has	Āҋ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	Ā҉ā҆įҧ
date <path>	ā҇
date _ $	ĀѹāҎ
date _ <name>	įҊ
date _ <path>	į҆
date _ commit	Ā҉
date _ got	āҊ
date _ the	į҉
date has	āѺįҋ
date of	Ā҈įҔ
date of the	į҉
date |	ĀѹāҎ
date | $	ĀѹāҎ
days	ĀѩāҏņҌ
days _ $	ņҌ
days _ between	ĀѳāҎ
days |	ņҌ
days | $	ņҌ
dead	ĀҕāѹĪѷŏҢ
dead _ $	ĀҞāѹ
dead _ in	ŏ҉
dead _ inside	ŏ҇
dead _ |	ĀѸŏҍ
dead code	Ā҇
dead code |	ā҇
dead imports	ĪѷŏҢ
dead imports in	ŏ҉
dead imports inside	ŏ҇
dead imports |	ŏҍ
debug	ĀҌāѺ
debug the	ĀҎāѸ
decl	āѺĽғ
declaration	ĀѰāѪĭ҆ĵґĶҎķҏĺҌĽҧŁ҆
declaration $	ĥ҇
declaration <name>	ĶҊ
declaration <name> $	ĶҊ
declaration _ $	ĀѺāѸĶҊĽҗ
declaration _ <name>	ī҆
declaration _ of	ĵ҇Ķ҇ĺҎ
declaration _ the	ĽҊ
declaration _ |	Ľ҆
declaration line	ķҖ
declaration of	ī҆Ľҍ
declaration of <name>	ī҆
declaration of the	ĽҊ
declaration site	ĵ҇Ķ҇ĺҎ
declaration site of	ĵ҇Ķ҇ĺҎ
declaration |	ĀѺāѸĽҒ
declaration | $	āѹĽґ
declarations	ĀѹāѸĆ҈ĪҖ
declarations _ <name>	Īҍ
declarations _ <path>	ĪҊ
declarations inside	ĪҊ
declarations of	Īҍ
declare	Ā҈
declare _ $	ĀҎāѵĿ҆
declare a	ā҆
declare |	ĀҎāѵĿ҆
declare | $	ĀҎāѵĿ҆
declared	ĀѺāѯĂҒċ҆ēѺĞ҇Ĥ҈ĪѺĬҗĭҏĵҒĶҌĸҍĽҘŁ҈Ňҋ
declared $	ĵ҉ĸҊĽҊ
declared <name>	Ĭ҈
declared _ $	āѷĂ҆ĬѺĵ҇ĶҌĸ҇Ł҉
declared _ <name>	ĂҎĤҋĿҊ
declared _ a	Ĭ҇
declared _ abstract	ĂѺ
declared _ of	Ė҈Ň҆
declared _ on	ā҆
declared _ return	Ň҆
declared _ |	ĀѺĭҐ
declared abstract	āѹĂҍ
declared as	ĬҌ
declared as a	Ĭ҆
declared does	Ĭ҇
declared for	Āҋ
declared in	ĀҌĂѶĤ҉Ľ҇ĿҌ
declared in <name>	Ā҆ĂѶĤ҉ĿҌ
declared on	ĀѹĂҖ
declared on <name>	ĀѺĂҖ
declared return	Ňҋ
declared return of	Ň҆
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҉ĶҌĸ҇
declared | $	ĵ҇ĶҌĸ҇
declares	āѹĂ҆ċ҈ĵ҆ĸ҆ļ҆Ľ҇
declares _ interface	Ľ҆
declares its	Ā҆ļ҆
declares the	ĸ҆Ľ҈
declares the interface	Ľ҆
declaring	Ľ҆
decorated	ā҈Ēңēҩ
decorated $	āҊ
decorated <name>	ēґ
decorated <name> $	ēҎ
decorated _ $	ĀѷāѶĒґēҘ
decorated _ <mark>	ĀҏĒѸ
decorated _ <name>	ĒҘ
decorated _ |	ē҈
decorated by	Ēҍ
decorated by <name>	Ē҉
decorated with	ĀҐēҍ
decorated with <mark>	ĀҏĒѵ
decorated with <name>	Ēҏ
decorated |	ĀѺāѹĒҍ
decorated | $	ĀѺāѹĒҍ
decorator	ĀѮāҕĒҾēҚ
decorator $	Ēҗ
decorator <mark>	āҗĒѶ
decorator <mark> do	ā҇
decorator <mark> itself	ā҆
decorator <name>	ĀѵĒҤ
decorator <name> $	āѺĒҍ
decorator <name> |	Ē҈
decorator _ $	āѸĒҖ
decorator _ <name>	ā҇ēҊ
decorator _ applied	Ē҆
decorator _ do	āҎĒѶ
decorator _ itself	ā҆
decorator _ |	Ē҇
decorator on	ā҆
decorator on <name>	ā҆ē҇
decorator |	āѷĒҐ
decorator | $	āѸĒҎ
decorators	ēӜ
decorators $	ēҋ
decorators _ $	ē҉
decorators _ <name>	ĀѺāҎēҚ
decorators _ on	Āҋāѳē҇
decorators _ the	ē҈
decorators _ to	ē҆
decorators are	ĀҊāѹē҆
decorators are on	Āҋāѳ
decorators does	ē҈
decorators does <name>	ē҆
decorators has	ēҊ
decorators has <name>	ē҈
decorators is	ē҈
decorators on	ā҈
decorators on <name>	ā҈
decorators that	ē҇
decorators |	ē҉
decorators | $	ē҉
deep	ā҈
deep _ the	ā҈
deep is	ā҈
deep is the	ā҈
def	ĀѯāѮĆҖē҉ĕ҇Ĭ҆Ķ҈ķҬĹҌĺҋĻҙļ҉ňѹ
def <name>	ĔѹĕҊĵѺķ҉ĹҊĻҎļ҉
def <name> $	ĻѸļҋŁ҆
def <name> begins	ķ҉
def <name> |	ĔѺĕҊ
def _ $	āѸĵҊĶҋķѷĺґļҊ
def _ <name>	ĀѸĆҖĬ҈ķ҆Ļ҈
def _ begins	ķ҉
def _ of	ķҙ
def _ that	ķ҇
def _ |	ĔѺĕҊ
def line	ĶҎ
def line $	ĶҎ
def location	ĵҋķѸĺҔ
def location $	ĵҋķѸĺҔ
def of	ĀѸĆҖē҆Ĭ҈ķ҇Ļ҈
def of <name>	ĀѸĆҖē҆Ĭ҈ķ҇Ļ҈
def |	ē҆
default	ĀѣāҞċѷđѷĔӊĕӑĢѺ
default $	ĔҌ
default _ $	āҐĔѹĕҕ
default _ <name>	ĀѶāҌĔҐĕқ
default _ its	ĕ҆
default _ of	Ĕ҇
default _ the	ĀѹċѺĔҜ
default _ |	ĕҋ
default does	ĀѺĔҊ
default for	ā҉ĕҏ
default for <name>	ā҉ĕ҈
default in	ĔҒ
default in <name>	Ĕ҉
default in the	Ĕ҉
default is	Ĕ҇
default of	āҎĔ҇ĕҏ
default of <name>	āҊ
default of the	ā҆Ĕ҆
default to	ĕҋ
default to |	ĕ҈
default value	Ā҉āѶđѺĔҌĕҏ
default value $	ā҆ĕ҈
default value of	ĀҌāѱ
default value |	Ĕ҉
default what	ĔѺĕҊ
default |	ā҈ĕ҈
default | $	ā҈ĕ҈
defaults	āѹĔҔĕҌ
defaults to	ĔҔ
define	ĀѸā҆ĆҚĐҋĺҎļҎŊ҇
define $	Ŀ҇
define <name>	āҕĆҋĐ҉ĺ҉
define <name> $	ĀѶāҗĆ҉ĐҊĺѺ
define <name> |	Ā҉ĺҏ
define _ $	Ā҉ā҈Ć҈ĐҊĺѺŊ҆
define _ <name>	ĀѶĆҍ
define _ inner	ļ҆
define _ method	ĺ҈
define _ nested	ļ҇
define _ |	Ā҉ĺҏ
define a	ĀѹĆҌ
define a <name>	ĀѺĆҍ
define its	ļ҈
define the	Āѷĺ҆
define the method	ĺ҇
define |	ĀғāѱŊ҆
define | $	ĀғāѱŊ҆
defined	ĆңćѹċҎĐѷđҎĒѩĤҋĬ҆ĭѷĵҔĶҐķ҈ĸҍĺ҆Ļ҇ļҎĿҌŀѹňѶőѹœ҇
defined $	āѵċ҆Ķ҆ĺҍĻѷļҕ
defined _ $	Ā҈āѹĆҋđҐĒѮĵ҉ĸҌĹ҉œ҇
defined _ <name>	Ĥ҉Ļ҉ĿҊ
defined _ <path>	Ā҈
defined _ than	Ć҇
defined _ the	Ļ҈
defined _ which	ĺ҇
defined _ |	ġ҇ķ҈
defined as	ĀѸđҏĬҋ
defined at	ĺ҇
defined by	Ă҇Ļ҇Ŀ҆
defined by <name>	Ļ҇
defined in	ķ҇
defined in <path>	Ā҇
defined in |	ķ҈
defined more	Ć҇
defined more than	Ć҇
defined on	ĀѹĤ҉Ŀ҆
defined on <name>	ĀѹĿ҆
defined |	ĀґĆҌĒѮĶ҆ĸҊĹ҇œ҇
defined | $	ĀґāѹĆҋĒѮĶ҇ĸҌĹ҇œ҇
defines	ĀҋāѫĆҎĺҋĻҋļ҉ĽҊľ҈Ŀ҆
defines $	ĀҔāѹľ҆
defines <name>	Ć҆ĵѸĺҌ
defines <name> $	Ć҇ĵѸĺҎ
defines <name> |	ļ҆
defines _ $	Ć҈ĵѺĺҎ
defines _ nested	ļ҆
defines _ |	āѹļ҆
defines it	āѹĆ҉
defines the	āѹĽҋ
defining	ā҆
defining <name>	ā҆
definition	ĀѰāѥĆҚċҍēҊĢѺĵқĶҐķҗĸ҉Ĺ҈ĺҝ
definition $	Ć҈
definition _ $	ĀѺāѲĬ҇ķ҇
definition _ <name>	āѶĆ҆ēҋķѹĹҋĺҢĻ҆
definition _ class	ĵ҉ĹѸ
definition _ for	Ć҈
definition _ the	ċ҆Ķҏ
definition is	ā҈ĆѺ
definition of	ĀѳāѶĆ҉ċ҆ēҊĵ҆ĶҌĹ҈ĺҧĻ҇
definition of <name>	ĀѶĆ҆ēҋĵѷķѺĹҌĺҤĻ҆
definition of class	ĵ҉ĹѸ
definition of the	ċ҆Ķҍ
definition sites	ĆҌ
definition sites for	Ć҈
definition |	ĀѷāѱĬ҇ĵҎķ҇
definition | $	āѳĬ҇ķ҇
definitions	Ćҩģ҇ŀ҆
definitions _ <name>	āҌĆқŀ҆
definitions in	āѺģ҈
definitions of	ĀѷāҒĆғŀ҇
definitions of <name>	ĀѷāҒĆғŀ҇
definitions that	Ā҈
defs	āѵĆ҇ĒҐľҋĿҒŀ҉
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
delegates _ $	āѺĉҞđѺ
delete	āҧĆѷĴѺ
delete <name>	Ā҆āѹ
delete <path>	Ā҈
delete _ <line>	āҋĴѺ
delete _ |	Ā҆
delete all	āҒĆѵ
delete line	āҋĴѺ
delete line <line>	āҋĴѺ
delete the	āҋ
deleted	ĀҜāҕąѰ
deleted $	Ā҇
deleted <name>	Ā҈
deleted <name> $	Ā҉āѺ
deleted <path>	ĀҊąѹ
deleted <path> $	ĀҒāѶ
deleted <path> |	ĀѸāҍ
deleted _ $	ĀҘąѴ
deleted _ <tag>	Āҍāѵ
deleted _ written	ĀѺā҈
deleted _ |	ĀѺāҐ
deleted and	ĀѺā҈
deleted and written	ĀѺā҈
deleted between	Āҍāѵ
deleted between <tag>	Āҍāѵ
deleted from	ā҆
deleted |	āҒąѺ
deleted | $	āҒąѺ
deletion	Āҍ
deletion _ <path>	Ā҆
deletion of	Āҍ
deletion of <path>	Ā҆
demand	āѸĂҍĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands	Į҇
demands _ in	Į҇
dep	ĀѲĖҒėҋĦ҆ħҊĩѹĮѷ
dep <name>	āҊėҋĩѺĮѷ
dep between	Ħ҇
dep path	ħҊ
depend	ĀґāѶħ҈ĩґĪҏ
depend _ $	ĀґāѧĪҕ
depend _ <name>	ĀҏāѸĩ҈
depend _ <path>	ħ҉ĩ҉
depend _ it	ĀҊ
depend _ the	ā҈
depend _ this	āҒĖѶ
depend _ |	ĀѹĖ҉ė҈
depend on	ĀҊħ҉ĩҐĪҋ
depend on $	Ā҈āѱĪҒ
depend on <name>	ĀҏāѸĩ҈
depend on <path>	ħ҉ĩ҉
depend on it	ĀҊ
depend on the	ā҈
depend on this	āҒĖѶ
depend on |	ė҈
depend |	Ā҉āѶ
depend | $	Ā҉āѶ
dependencies	Ā҆ā҇ĖҲĞѹĩҐĪҢĮѺıѳ
dependencies $	ĀҏāѶĖҋ
dependencies _ $	ĀҋāѸĖҖıѹ
dependencies _ <name>	ĩҊĪҐ
dependencies _ <path>	Āѹĩ҇Īҋ
dependencies _ does	Ė҈
dependencies _ outdated	ĀѶāҋ
dependencies _ the	Īҋ
dependencies _ there	ĀҎāѴ
dependencies _ this	Ā҈Ė҉
dependencies _ |	ĀҊĖѹ
dependencies are outdated	ĀѶāҋ
dependencies are there	ĀҎāѴ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	āҊ
dependencies of	ĀѺāѺĖҋĩҒĪҚ
dependencies of <name>	ĩҋĪҐ
dependencies of <path>	Āѹĩ҇Īҋ
dependencies of this	Ā҇Ė҉
dependencies |	Ā҉ā҇Ė҆ıѹ
dependencies | $	Āҏıѹ
dependency	ĀҊėҟĜ҉ĝ҇ġѴĢѵĦҌĨ҇ĩҠĬѺĮѺ
dependency $	ĀҔġѹ
dependency <name>	ā҇ėҚĢѷ
dependency <name> $	ėҊ
dependency _ $	ėҌ
dependency _ <name>	ĩҐ
dependency _ <path>	ĀѲĜ҈ĩҍ
dependency _ what	ė҆
dependency of	ĀѸāѺĝҊĨ҇ĩҢ
dependency of <name>	ĩҐ
dependency of <path>	ĀѸĝ҇ĩҎ
dependency on	ĜҊ
dependency on <path>	ĜҊ
dependency through	Ħ҆
depends	Āѳā҈Ė҈Ĝ҇Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѹĪҌ
depends on	Āѳā҉Ė҈Ĝ҇Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѹĪҌ
deprecated	āҘċѴ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѶāґėҕĩғıѶ
deps $	ĀѳāҙėҕıѶ
deps of	ĩҗ
depth	ĀҐāѺ
derive	Ā҈Ă҆ćҌňѸ
derive _ <name>	ĀҋĂ҆Ě҈ňѶ
derive from	Ā҈Ă҆ćҌňѸ
derive from <name>	ĀҋĂ҆Ě҈ňѶ
derived	āѴĂ҆ĚҒĥѸŀҕňҢ
derived _ $	ćҏě҇ň҆
derived _ <name>	Ă҇ćѹĚҌňҐ
derived _ is	ŀ҆
derived _ of	ňҒ
derived _ the	ćѵňҌ
derived _ what	ĀҏňѲ
derived _ |	ć҈ŀ҇
derived class	ŀ҇
derived classes	ŀґň҆
derived classes is	ŀ҆
derived classes of	ň҇
derived from	āѺĂ҇ć҇ĚҎ
derived from $	ćҋě҈ňѹ
derived from <name>	Ă҇Ě҆ňҍ
derived from the	ćѵňҌ
derived from what	ĀҏňѲ
derived from |	ć҈
derived of	Ě҆
derived of <name>	Ě҆
derived types	ňҘ
descendants	ĀҎāѴćѷĚғěѸňҶ
descendants $	Ā҆ňҡ
descendants _ $	ň҉
descendants _ <name>	ĚҖ
descendants _ class	ňҌ
descendants of	Ā҇ĚҕěѺňҌ
descendants of <name>	ĚҖ
descendants of class	ňҌ
descendants |	ň҉
descendants | $	ň҉
descends	ć҇Ě҇
descends _ $	ć҇
descends _ <name>	ň҆
descends from	Ě҇
descends from <name>	ň҆
describe	āѶĢҫ
describe <name>	Ģ҈
describe the	ĀѹĢҜ
description	Ā҇
design	ĀѶāґ
determine	ĀѬāѫĺҋľ҆
determine _ changes	ą҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҇Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѷāѮĊ҆ĺҌľ҇
determine the changes	ą҆
determine the declaration	ĵ҇Ķ҇ĺҎ
determine which	ğ҆
dev	ĀҍāѸĖ҉
dev _ $	ĀҎāѹ
dev _ |	Āҕāѭ
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҌāѴĶҊ
development	ĀҗĖѴ
development _ |	ĖҌ
dict	Ő҇
did	ĀҗāҎă҆Ą҆ą҉Č҇čҤĎѺďѹĔѹĠҍĥѺĩѹĬҍĭҋįҍĴѸĵ҇Ķ҆ĹѺńѲŅқņҙňѺŋѷŎѺŕѹ
did <commit>	ĀѳāҐČҋčҌ
did <commit> <name>	āѺč҉
did <commit> break	āҍčѺ
did <commit> change	āҋ
did <commit> leave	ā҇
did <commit> make	āѺč҇
did <commit> modify	Č҈
did <name>	Āңā҆į҉ńѸŅҌņҌ
did <name> <name>	ĀҌąѹ
did <name> become	ņ҈
did <name> change	Ā҉āѶ
did <name> come	Ā҇āѷ
did <name> exist	ĀѴĠҕ
did <name> live	Ġѹ
did <name> look	Āѹāҏ
did <name> move	ņ҈
did <path>	ĀҚāѺąѵŅҏņ҉
did <path> <name>	ĀҚąѰįѺ
did <path> become	ņ҇
did <path> exist	ĀҊāѷ
did <path> move	ņ҇
did <tag>	Ġ҇
did _ <commit>	ĀҌā҈Čѹ
did _ <name>	ĀҢāѳąѩč҉įѺľ҆
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ already	ĀѺ
did _ author	Ā҈āѺ
did _ authors	ĀѺāѹĭҋ
did _ become	Āѹā҆ņґ
did _ break	ĀѴāҐĈ҆čѺ
did _ call	āѹŅҌ
did _ change	Āҏāѷ
did _ come	āѶą҇
did _ commit	āѺİ҇
did _ contain	āҒŅѱ
did _ do	ā҆
did _ exist	āѵă҇Ą҆ĠҔŋѹ
did _ fail	ĀғāѮ
did _ first	Āѷąҋ
did _ get	ĀҎāѺį҇
did _ give	ā҉
did _ go	āѺŅҌ
did _ history	ĀѺą҈
did _ import	Ī҇
did _ last	įҎ
did _ latest	āѹį҉
did _ leave	ā҆
did _ live	ĀҐĠѹņѺ
did _ look	Āѳāҙ
did _ make	āѦč҆Ĭғ
did _ modify	Č҈
did _ move	ĀѸāѹņҏ
did _ put	ĵ҆
did _ rename	ā҇
did _ tests	ā҈
did _ touch	ā҈čҋĎѸ
did _ turn	ņ҈
did _ use	ŅҌ
did _ work	ā҇
did _ write	Āҍāѳ
did anything	č҇
did ci	ĀҋāѶ
did commit	ĀҌā҈Čѹ
did commit <commit>	ĀҌā҈Čѹ
did it	ā҈
did it get	ĀҎāѺ
did it live	ĀҌ
did not	āҊă҆Ą҉Ďѷ
did not exist	ă҇Ą҆
did not touch	āҌĎѸ
did one	āѷŅҋ
did one call	āѷŅҋ
did somebody	ĀѵāѮĈ҆Ĭ҈į҆İ҇
did somebody last	āѺį҉
did somebody make	Ĭ҈
did the	āҊą҇ĭҊĶ҉
did the author	Ā҈āѺ
did the authors	ĀѺāѹĭҋ
did the history	ĀѺą҈
did the last	ā҇
did the latest	āѹį҉
did they	ĀѭāѤĬҋő҆
did they import	Ī҇
did they make	āѶĬҋ
did they put	ĺ҆
did they rename	ā҇
did to	ā҈
did we	ĀѸāҐįѹ
diff	ĀҏāѪčґďҚ
diff <name>	Āҋď҈
diff _ $	ĀҊāѹ
diff _ <commit>	čҋ
diff _ <name>	ďҌ
diff of	čҍ
diff of <commit>	čҋ
diff the	ăѺ
diff |	āѺ
diff | $	āѺ
differ	ĀҎāѺăѴďҡŁѷ
differ $	ď҆
differ _ $	ĀѺā҆ď҈
differ from	ĀҎăѴď҆
differ |	ĀѺā҆ď҈
differ | $	ĀѺā҆ď҈
difference	ĀѺā҉ď҈
difference between	ď҇
difference in	ā҆
differences	ďқ
differences $	ď҉
differences between	ā҇
differences in	ďҋ
different	ĀҏāҋăѹĄѷĆҒďґ
different _ $	ďҋ
different _ on	ā҆
different _ the	ďҊ
different definitions	ĆҊ
different in	ĀҐā҉Ąѷ
different in the	ďҊ
different things	ā҆
different things on	ā҆
different |	ď҇
different | $	ď҇
differs	ā҇
differs _ $	ď҆
differs |	ď҆
differs | $	ď҆
dir	ĀѺőҧ
dir $	őґ
dir _ <path>	ő҇
dir containing	őґ
direct	ĀҍĜҊňѷ
direct _ indirect	Ā҆
direct _ of	Ĝ҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	ĜҊ
direct import of	Ĝ҆
directly	ĀҋĊѺĘҏňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҏĜѸ
directly _ through	Āҋ
directly or	ĀҞāѺĊѺĜѸ
directly or indirectly	ĀҏĜѸ
directly or through	Āҋ
directly |	ĀѹĜҊ
directly | $	ĀѹĜҊ
directory	ĀѴőҰŒґ
directory _ <name>	őҎ
directory _ <path>	őҌ
directory _ contains	ő҉
directory _ is	ő҇
directory _ it	őѺŒҊ
directory _ the	Œ҈
directory holds	ő҇
directory is	Œҍ
directory is it	őѺŒҊ
directory of	ő҈
directory that	ő҉
directory that contains	ő҉
disk	ŒҖ
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
do	āҴĂ҆ăҊćѶĈѺĉѵđѶĒѵēѰĔ҆ĘҊęѸĝҊğҊġ҈ĢҙģѷĦҏħ҆ĩѺĪѱīѸĬѫĭѺĮѺįѺĶѸĻѹŀ҆Ł҇Ň҉ŊѷŋҍŎҔŐѸŒҊŔ҇ŕѸ
do $	Āѷāҕ
do <name>	ĀҐāѵď҇
do <name> 's	Āҍāѷ
do <name> and	ď҇
do <name> objects	Ā҈āѺ
do _ $	āғďѸĢҠ
do _ 's	ĀҍāѶ
do _ <name>	ĢѺō҉
do _ a	ā҆
do _ all	Ŏ҇
do _ and	ĀҍāѴď҆Ħ҆
do _ by	ĀҌāѺ
do _ call	Ł҆
do _ contain	āҎŉѶ
do _ decorators	ā҇
do _ depend	Ā҉āѹ
do _ find	āѸĤ҆œ҆
do _ follow	ā҆
do _ get	āѴħҌňѸŌ҉
do _ go	ĊҊ
do _ happen	Āѵň҆
do _ have	āѱĂҋą҈ėѶġҔŋҎ
do _ import	ā҉ĝ҉ĩѹ
do _ importers	Ĝѵĝґ
do _ imports	ĜҒĝѶĦҊ
do _ in	ĀҒāѯ
do _ it	āҋ
do _ know	ŏ҆
do _ mean	Œ҈
do _ methods	ā҈
do _ need	ĀѹĞѺĢ҉Ł҆ń҈
do _ objects	Ā҈āѺ
do _ of	Ŏ҇
do _ override	Āѵāҕ
do _ pass	Ā҉āѯĔҋ
do _ run	ă҆
do _ see	œѺ
do _ set	Ķ҆
do _ signatures	ĀѺ
do _ test	Āғāѯ
do _ tests	ĀҗāѴŎ҆
do _ tets	Ŏ҆
do _ the	ā҇ŀ҆
do _ use	ĀҒĶѴ
do _ work	āѺĥ҈
do at	ă҇
do i	āғĂҋă҆ĈѹėѹĢѺħҍĵ҆ķ҇Ĺ҆Ľ҆ŁҌń҆ŇҊőҌ
do i call	Ł҆
do i find	āѸœ҆
do i get	Ā҆āѳħҋő҆
do i have	Ā҇ā҆ĂҌėѶ
do i need	ĀѹĞѺŁ҆ń҈
do i run	ă҆
do i see	ā҇œѺ
do import	āѹĩ҉
do its	ā҆
do not	ĀѳāҦĒѺĔҒĩѸŉѶōѺ
do not contain	āҎŉѶ
do not get	Āѱ
do not have	ā҆
do not import	ā҉ĩѹ
do not know	āѺŒ҆
do not override	āҊ
do not pass	ĀҋāѲĔҋ
do so	ā҈
do step	ĀҌāѺ
do step by	ĀҌāѺ
do subclasses	Āѵā҇
do tests	ĀҐāѬŎ҇
do tests in	ĀҒāѯ
do tests of	Ŏ҇
do the	Āѷāѷď҉ĘҌĚ҆Ĝ҇ĝ҇ğҋĥ҇Ħ҉Ŏҍ
do the <name>	ā҆
do the decorators	ā҆
do the importers	Ĝѵĝґ
do the imports	ĜҒĝѶĦҊ
do the tests	Āҋ
do the tets	Ŏ҆
do they	Ć҉Ŏ҈
do to	āҌĒѺ
do to a	ā҆
do we	ĀҚāѩą҈Ċ҈ė҈ĝ҈ġҎĶѹł҈Ŕ҈
do we depend	Ā҉āѹ
do we have	āѤą҈ġҕłҊ
do we import	ĝ҉
do we need	ĢҊ
do we use	ĀҒĶѴ
do without	ā҆
do wrong	āҊ
do you	ĀѴā҈ĢѺĬѺĺ҆ŋ҉Ō҇ŏ҇
do you get	ĀҋňѺŌ҇
do you happen	Āѵň҆
do you have	āѷŋ҉
do you know	ā҆ĺ҆Ň҆ŏ҆
do |	āҍďѸĢң
do | $	āҍďѸĢң
doc	Āғ
doc comment	Ā҉
docs	ĀҦ
docs _ <name>	Āҝ
docstring	ĀҬāҍĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	Āҙ
docstring of	Āҗ
docstring of <name>	Āҗ
documentation	āґ
documentation _ <name>	Ā҇
documentation for	Āҏāѹ
documentation for <name>	ĀҒāѴ
documented	ĀѸāң
documented _ $	āҏ
documented _ the	ā҇
documented in	ā҈
documented in the	ā҇
documented |	āҋ
documented | $	āҋ
does	ĀґāѮĂѵĄѺąѷĆѳĈҘĉҏĊѬċѷČ҉čҊĐ҆Ĕ҆ĕҌĘҚęҔĚҎěғĜҠĝҊĞҊġ҈ĢҏģґĥѲħҍĨ҇ĩѪĪҕī҈ĬѵĭѶįѮĳҌĸѸĹѴĻѴĽѸŀѱłѸŃѱŅѪņѷŇѶňѰŉѺŊ҉ŋ҈ōѫœѯŔѹ
does $	Ģҙ
does <commit>	ĀѶāѹČҍŉ҆
does <commit> touch	ĀѷČҍ
does <literal>	ĀѶĵҔ
does <mark>	ĀѺāѶĒғ
does <name>	ĆѹćґĉҗĊѶď҆đҐĒѸĕҋĖѹĘҏęҐĚҒěҒĜ҈ğѷġ҉ĢѰĤѺħҌĩѺīҊĬ҈ĮѶĳҋĵѷĶѺĽѺľѸŃѶń҆ŇѸŋѵō҇ő҇
does <name> <name>	ĀѴāҞđҌĘѷĚѸ
does <name> accept	ĀҎāѴŁҊ
does <name> appear	ěҋ
does <name> behave	Āѷāҋ
does <name> call	ĀѴāҏĉґĘѵęҎŁѺ
does <name> carry	āҌ
does <name> catch	Āѹāҍ
does <name> check	āҌ
does <name> come	āѺ
does <name> count	ĀѺĬҐ
does <name> declare	āѹĿ҉
does <name> default	ĕ҆
does <name> define	ĀҋāѴĺҌļ҈
does <name> depend	ĀѷĪҌ
does <name> do	āѳĢҕ
does <name> end	Ā҆
does <name> execute	ĉҊĘҎ
does <name> exist	ĘѺġғ
does <name> expect	ĀҊŁ҉Őѹ
does <name> export	ģ҈
does <name> expose	ģҋ
does <name> extend	ćҒĘѺ
does <name> get	ĀѷĉѺęґŃ҆ō҉
does <name> have	ĀѴāѨćҍĉѸĐ҈Ě҈ě҇ĢѺĭҋĳҌĿ҆ňҋ
does <name> implement	Āҍ
does <name> import	ĀҎāѸĝ҇ģѷŏ҈
does <name> include	Ī҈
does <name> inherit	Ā҈āҋĚ҈ľѲ
does <name> invoke	ĉҎ
does <name> itself	ĀҋćѺ
does <name> live	ķҐ
does <name> need	ĀҌģѺ
does <name> never	āҏĉѸńѹ
does <name> not	ā҆
does <name> occur	ĀҌāѺ
does <name> of	ģ҈
does <name> offer	ģ҇
does <name> override	Āҍ
does <name> pass	āґŁѲ
does <name> provide	ģ҆
does <name> raise	ĀѷāҎń҇
does <name> really	ĀѸā҆
does <name> return	āҋŇ҉
does <name> run	ĀѵĘҔ
does <name> sit	ě҆ő҇
does <name> specialise	ĀѷĘѺĚҔ
does <name> stand	āҐĢѸ
does <name> subclass	ĀѶćҌĚҌ
does <name> take	ā҈Ł҆
does <name> throw	ńҍ
does <name> turn	Ā҈
does <name> use	ĀѲĉ҉ĕ҉ĘҌ
does <path>	ĀҏāѹĜҊĝґģ҉ħҊĨҐĩѺĪ҈ĳ҆Ŋҍő҉
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	ĀҍāѴ
does <path> depend	ĀѹĪ҉
does <path> drag	Ĝ҆
does <path> end	ĀѹĨ҆
does <path> export	ĀҎ
does <path> expose	ĀѹģҌ
does <path> get	Āѹāҋĝ҉ħѳŕ҉
does <path> have	ĝ҈ĳѹŊ҉
does <path> import	ĀҒĜѷĝ҈ģѺĦ҇ĪѺŏҌ
does <path> include	ĀғĜѶ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҆
does <path> reach	Āѵā҆ħ҆
does <path> require	ĀѶĜҊĪ҇
does <path> set	Ā҆
does <path> sit	ő҆
does <path> take	ĀҍĦѴ
does <path> use	Āѵāҍ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	ĀҊĢҚ
does _ <literal>	ĥ҆Ľ҈
does _ <name>	ĀѲāҖđҒĘѶĚѷĢѺķ҈ĿҌŇ҈ŌҊōѺŒ҆
does _ accept	ĀҎāѳŁҍ
does _ and	ď҈
does _ appear	ěҋ
does _ become	Ĩ҇
does _ begin	ĀҋāѸĵғ
does _ behave	Āѷāҋ
does _ belong	ě҇Ħ҇ŉ҇
does _ body	ĀѹĘҊ
does _ break	ā҇
does _ bring	Ā҉ĪѺ
does _ build	ĀҊā҆Ĉѷ
does _ call	ĀҌĉҔęҍġѺŁѹ
does _ capture	āҎ
does _ carry	ā҉ē҆
does _ catch	ĀѸāҐ
does _ change	ĀҊāѶ
does _ check	Āѵāҗ
does _ checker	ŇѺŐҊ
does _ ci	Ā҇āѹ
does _ class	ĚѸĤ҉īҌľҒňѵ
does _ code	ĀҎāѶğ҇
does _ come	ĀѺāѷħ҆
does _ commit	Ā҆āѶč҇
does _ conform	ā҉
does _ constant	ĀѷĶ҉
does _ contain	Ī҇ĳ҈ōѸ
does _ count	ĀѶāѸĬғ
does _ declare	Āҍāѵ
does _ decorator	āҋ
does _ default	ĕ҆
does _ define	ĀҖāѦĐҌĺҌļ҈Ŋ҇
does _ demand	āѺĮ҈
does _ depend	ĀѲĜ҆Īҕ
does _ diff	čҊ
does _ do	ĀҕāѲĢҜ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	ħ҇Ĩ҆ĳ҈
does _ entry	ā҆
does _ enum	ĀѬāҕ
does _ error	Ā҇āҍ
does _ exception	ĀҌāѴŃҊ
does _ execute	ĀѺĉҊĘҎ
does _ exist	ĀѸāҌą҈ĘѺġҙŋҊ
does _ expect	Ā҉āѹŁҍŐѹ
does _ export	ĀҊģҌ
does _ expose	ĀѵģҚ
does _ extend	ćґĘѺ
does _ fail	ĀґāѲ
does _ file	ĀѳāѶĎҊĪҍ
does _ find	ě҆
does _ function	āѹēҊĘ҇
does _ get	ĀѰāҋĉѷĊ҈Ĕ҇ęҐĝ҈ħѵĩ҉ō҉ŕҌ
does _ give	ā҈
does _ go	Ā҈
does _ have	Āѵāѯă҆ćҏĉѸĐҌĚ҆ě҆ĝ҇ĢѹĭҊĳ҈Ŀ҇ňҊŊҐŐҋ
does _ history	ĀҊĎѸ
does _ implement	ĀҌī҆
does _ import	ĀҙāѹĝґģѱĦҋŏҗ
does _ in	ĀҊāѴ
does _ include	Ā҈Ī҇
does _ indirectly	āѷħҌ
does _ inherit	āҊć҆ĚҌľѲ
does _ interface	ĀҎ
does _ invoke	ĉҏĘ҈
does _ it	ĀѹāҌŏѺ
does _ itself	ĀҋćѺ
does _ keep	ā҇
does _ l	ĳ҆
does _ leak	ĀѺāҊ
does _ linter	ā҆
does _ list	ĘѹęҌ
does _ live	Āѷĵ҈ķҏő҉
does _ load	Ĝ҇Ī҆
does _ log	ĀѹĎ҈
does _ make	ĀѺĉ҈ģҊ
does _ mean	āҍ
does _ method	Ā҈
does _ module	ĀѸĢ҆ģҌ
does _ need	ĀҎāѶĖ҉ė҈ģѸĮѸŏ҈
does _ never	āҏĉѸńѹ
does _ no	Āҋ
does _ not	ŋ҈
does _ occur	Ā҆
does _ of	ģ҈
does _ offer	ĀѸģҍ
does _ option	ĀѳāҎ
does _ override	ĀҖ
does _ package	ı҇
does _ parameter	Ĕ҉
does _ pass	āҍŁѲŌ҈Ŏ҆
does _ point	ĀѸİ҈
does _ project	ĀҊĖҊġ҆Į҇Ŋѷ
does _ provide	ģҍŏѺ
does _ pull	āѷĜ҉ħ҆Ī҈
does _ raise	Ā҈ńҏ
does _ reach	Āѱā҇ħ҉
does _ read	āѸĴҋ
does _ really	Āѵā҆
does _ rely	Āѹĉ҆Ĝ҆
does _ repo	ĀҎ
does _ require	ĀѲĜҍĪҚ
does _ reside	ő҇
does _ return	ĀѸāґŇҐ
does _ run	ĀѵāѺĘҔĳ҈
does _ say	ĀҕāѳİѺĴ҉
does _ set	Ā҆
does _ sit	Āѹě҆ķ҆őҍ
does _ specialise	ĀѷĘѺĚҔ
does _ stand	āҐĢѸ
does _ start	Ā҉
does _ still	Ĉ҆
does _ subclass	ĀѹĂѸćҌĚҌ
does _ succeed	ĀѮĈҙ
does _ support	ĀѶā҇Įҋ
does _ take	Āҍā҈ĦѴŁ҉
does _ test	āқŋ҆ŌѴ
does _ text	ĀҔāѳ
does _ the	ĀѸāѷŌҏ
does _ throw	ńҍ
does _ touch	ĀѶČҎ
does _ turn	Ā҈
does _ type	ĀѹāҐ
does _ typedef	āҍ
does _ use	Āѭā҉ĉ҉ĕ҉Ęҋ
does _ variable	Ā҉
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
does every	ĀѪāҖ
does every test	ĀѪāҖ
does everyone	ĀѺā҇
does everyone import	ĀѺā҇
does following	Ħ҉
does inner	ļ҆
does it	ĀҖāѸć҆ĉ҈ċѺĘ҉Ĝ҇ĝѺģ҆ĪҍĮҋĴҎĻѸŁ҇Ň҇ŋҊōѶŎѸ
does it build	ĀҋĈѹ
does it call	ĀҌāѴĉ҈
does it capture	āҎ
does it contain	Ā҈āѺ
does it declare	ĀҊ
does it demand	Į҈
does it do	ĀҔĢ҇
does it exist	Āѹā҈ŋҊ
does it export	ģ҉
does it fail	ā҇
does it get	ĀѺĊ҈Ĕ҆
does it give	ā҈
does it have	āҊ
does it import	āѺĜҎ
does it inherit	ć҉
does it list	Ā҆
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҆
does it override	ĀҊāѺ
does it pass	Ō҈
does it raise	ĀҍāѰńҊ
does it read	āѸĴҋ
does it return	Ň҇
does it say	āѷĴ҉
does it sit	ķ҆
does it take	ĀѺ
does its	āѺ
does load	Āҋ
does nobody	ā҈
does not	āҒď҇ŏҊ
does not and	ď҈
does not have	ā҇
does not it	ĀѺāҍŏѺ
does not need	ŏҋ
does one	āѵě҆
does one find	ě҆
does one get	Ā҆
does our	ā҆
does our linter	ā҆
does parser	Ā҇
does project	ė҈
does project support	ĮҌ
does something	Āҋ
does test	Āғāѹ
does test <name>	ĀғāѺ
does that	ĀҒāѧň҆
does that class	ī҆
does that workflow	Ā҆
does the	ĀѳāѺćѴĈѹĊѺċ҇čґĎ҇ĐѺĒѹēҎĕ҇Ę҇ęҌĚ҇ğҊĢѹģ҈ĥѹĴѸĶ҈ĺҌľҎŃ҆ŅѺŇѲňѴŊѶŐ҈őѺ
does the <name>	āѮđ҆ŌҊŒ҇
does the body	ĀѹĘҊ
does the build	ā҇
does the checker	ŇѺŐҊ
does the ci	Ā҇āѹ
does the class	ĚѹĤ҉ľҏňѷ
does the code	ĀҎāѷğ҇
does the commit	Ā҆āѶč҇
does the constant	ĀѷĶ҉
does the decorator	ā҉
does the diff	čҊ
does the docstring	Ā҇
does the entry	ā҆
does the enum	ĀѭāҖ
does the error	āҋ
does the exception	ĀҌāѴŃҊ
does the file	ĀѴĎҊĪ҈
does the function	āѸēҊĘ҇
does the history	ĀҊĎѸ
does the include	Ĝ҇
does the interface	ĀҎ
does the log	ĀѹĎ҈
does the method	ĺ҆
does the module	ĀѸĢ҆ģҌ
does the option	ĀѳāҎ
does the parameter	Ĕ҉
does the project	ĀҊĖ҇ġ҇Ŋѷ
does the test	ĀҌāҐŌѸ
does the text	ĀҔāѳ
does the type	Āѹāҏ
does the typedef	āҍ
does the variable	Ā҉
does the workflow	ā҇
does this	ĀґāѸĈ҉ĖҎė҆ĞҊ
does this project	ā҆Ĉ҇
does this repo	ĀҎ
does this workflow	ĀѶāҌ
does wc	ĳ҆
does wc l	ĳ҆
does |	Āҋ
does | $	Āҋ
doing	āҋĢҊ
doing _ $	Ģҋ
doing |	Ģҋ
doing | $	Ģҋ
done	ĉҊ
dose	ĀҏāѴĈ҆Ĝ҇ŌҎ
dose <name>	Ā҆
dose _ file	Ĝ҇
dose _ project	Ĉ҆
dose the	Ĝ҇Ō҆
dose the file	Ĝ҇
dot	āѺĿ҇
double	ĀѺāґ
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
dropped	āҏ
dropped _ $	āҌ
dropped |	āҌ
dropped | $	āҌ
duplicate	Ā҈
during	ĀѺāҜ
during _ run	ā҈
during exception	āҏ
during the	ā҇
each	ĀѺāѱĆҭĉҌĤ҇ĥҒŀ҉ńҋ
each _ of	Ć҆ĉҒĊѹ
each _ that	Ć҈
each _ with	Ċ҆ĥҏ
each _ |	Ā҇
each call	ĉґĊѹ
each class	ĥҕ
each file	Ć҇
each function	Ċ҆
each other	Ā҇
each other |	Ā҈āѺ
each overload	Ć҆
each place	Ā҈
each place that	Ā҈
earlier	ā҉İѷŅҢ
earlier $	Ņ҆
earlier _ $	ā҉
earlier _ for	Ņ҇
earlier name	Ņҏ
earlier name for	Ņ҇
earlier release	ā҇
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҆
edges of <name>	Ċ҆
edit	āѬĐ҆įҗ
edit _ <name>	āѺį҈
edit _ <path>	āѺį҉
edit of	āѷįҊ
edit to	į҇
edited	āѵčҋĎ҈įҍ
edited <path>	į҆
edited _ $	ĀҋāѸįҋ
edited in	ĀѺč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
editor	ķ҆
else	ĀҊā҉
elsewhere	Ī҆
elsewhere $	Ī҆
empty	āҌ
empty _ $	ā҇
empty |	ā҆
empty | $	ā҆
enclosed	ā҇Ļ҉
enclosed _ <name>	ā҇ĻҌ
enclosed by	ā҇Ļ҇
enclosed by <name>	ā҇Ļ҇
enclosing	Ļҏ
enclosing _ <name>	Ļҏ
end	ĀҍĢ҇ĦҋĨ҆
end _ $	Āҍĳ҆
end _ a	Āҋ
end _ being	ĀѷāҌĨ҆
end _ calling	ĀҋĊѵ
end _ depend	ħ҆
end up	ĀѷĦҋĨ҆
end up being	ĀѷāҌĨ҆
end up calling	ĀҋĊѵ
end up depend	ħ҆
end |	Āҍĳ҆
end | $	Āҍĳ҆
ending	ħ҆Œ҈
ends	ĀѺĔ҇Ĩ҇
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҇
enough	ĀѺāҖ
enough _ $	ā҈
enough _ be	ā҇
enough _ in	ā҈
enough tests	ā҈
enough tests in	ā҈
enough to	ā҇
enough to be	ā҇
enough |	ā҇
enough | $	ā҈
enter	ĀҍāѶ
enter the	ĀҍāѶ
entries	ĀѶĎ҉ĞҥŁѳ
entries _ it	ĀѸĎ҉
entries does	ĀѸĎ҉
entries does it	ĀѸĎ҉
entry	Āѹāѹċ҆ĐҧĞҡįҊİ҆ĸҌ
entry <name>	ĐҎĸ҇
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	ĀѴĞ҉įҋ
entry _ <name>	ĐҌ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҆
entry _ the	Ā҉āѹĐ҈
entry _ |	Ā҇
entry for	ċ҇Đ҇
entry for <name>	Đ҇
entry inside	Đ҆
entry inside the	Đ҆
entry of	Ā҉āѸĐ҈İ҈
entry of the	ĀҊāѺ
entry point	ĀѺā҉
entry points	Ğң
entry points $	ĞҊ
entry points of	ā҆
entry points |	Ā҈
entry |	įҋ
entry | $	įҋ
enum	āҒĶѶĸӤ
enum _ $	ĸҍ
enum _ <name>	ĀҏāғĶѸĸҠ
enum _ <path>	ĸҊ
enum _ a	ĀѸā҈
enum _ are	ā҉
enum _ the	ĸ҈
enum case	ĸҌ
enum case <name>	ĸ҈
enum constant	ĶѹĸҒ
enum constant <name>	ĶѺĸҏ
enum entry	ĸ҉
enum entry <name>	ĸ҈
enum member	ĀҒ
enum member <name>	ĀҙĸѶ
enum members	āҊ
enum members are	ā҉
enum value	ĸ҉
enum value <name>	ĸ҈
enum variant	āҌ
enum variant <name>	āҌ
enum |	ĸ҈
enum | $	ĸ҆
enumerate	Ā҈āѭĆҕľѺĿҌŏ҆
enumerate _ <name>	ĀҎ
enumerate _ classes	Ā҆
enumerate _ definition	Ć҈
enumerate _ functions	ā҉
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҆
enumerate every	Ā҈
enumerate everything	ĀҎ
enumerate the	ĀѵāѳĆҐĿ҇ŏ҆
enumerate the classes	Ā҆
enumerate the functions	ā҉
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҆
enumeration	ĸҎ
enumeration _ <name>	ĸҌ
enumeration member	ĸҌ
enumeration member <name>	ĸҌ
enumerator	āѺĸҲ
enumerator <name>	ĸҪ
env	Āѹğҭ
env _ <name>	āҐğғ
env var	ā҇ğҔ
env var <name>	āҎğҌ
env variable	ğ҉
env variable <name>	ğ҆
environment	ā҈ĊѺğӀ
environment $	ğҏ
environment _ $	āѸğғ
environment _ <name>	āҎğҌ
environment variable	āҎğҎ
environment variable <name>	āґ
environment variables	ĀҊāѹ
environment |	ĀѺğҖ
environment | $	āѸğҐ
equal	ĀѹđҢ
equal _ $	đ҆
equal _ what	đ҆
equal to	đҎ
equal to $	đ҆
equal to what	đ҆
equals	đҗĕҋ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đҐ
equals what |	đҊ
error	ĀѺāҏŃҟńҔ
error <name>	Ńҗ
error <name> $	Ń҈
error <name> |	Ń҆
error _ $	ŃҐŎ҆
error _ does	ń҆
error _ line	ā҈
error _ that	ńҍ
error _ type	ĀҊ
error _ |	Ń҆
error of	ĀҊ
error of type	ĀҊ
error on	ā҈
error on line	ā҈
error types	ń҉
error types does	ń҆
error |	Ń҈Ŏ҆
error | $	Ń҇Ŏ҆
errors	āѲĈҗĊѺńҬ
errors <name>	ń҆
errors _ $	ĀѺĈҌ
errors _ <name>	āҋ
errors come	ń҉
errors did	āҊ
errors |	ĀѺĈҌ
errors | $	ĀѺĈҌ
evaluate	đҌ
evaluate _ $	đ҈
evaluate to	đҊ
evaluates	Ň҆
evaluates to	Ň҆
even	ĀҌāѷ
events	ĀѸāѴŕӂ
events _ $	ŕ҉
events _ <path>	ŕҌ
events _ the	ŕґ
events is	ŕҊ
events of	ŕ҆
events that	ŕ҉
events |	ŕ҉
events | $	ŕ҉
ever	ĀғāҋęҎěѹĦ҆ŏ҆
ever _ $	ā҉
ever _ <name>	Ā҇
ever _ <path>	ā҉
ever _ back	Ħ҇
ever _ |	Āҋ
ever a	ā҇
ever imported	ā҇
ever imported <path>	ā҇
every	ĀҋāҒĆңćѵĉ҇ĐѺē҆Ė҇Ě҉ģҌĤҋĵѹķѵĹѹĺѵĿ҈ŀҏňҐŉ҈ŋѺŎ҇őѸ
every <name>	āѰĚҎģҏ
every <name> item	ģҏ
every _ $	āғ
every _ <name>	ĊѹĤҋň҆
every _ definition	āѸĆ҆
every _ in	āѹŃ҉ŎҌ
every _ item	ģҏ
every _ of	ĀѺāѹĆҜğ҇ŀҋŃѺň҇Ŕ҆
every _ that	Āҙ
every _ to	ĀҐőѺ
every _ where	ĀґĆѵ
every _ with	Ā҈ō҆
every annotation	ēҊ
every call	ĀғĊѷ
every caller	āҊĊҎ
every class	Ā҉ňҍ
every class that	ĀҊň҆
every def	ĀѺĆҙ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҋŃ҇
every method	ĀѸĒ҈Ŀҏ
every place	Ā҈ā҇Ċ҆
every place <name>	Ā҆Ċѹ
every place that	ĀѸā҉Ć҆
every place where	ĀґĆѵ
every reference	ĀҐőѺ
every reference to	ĀҐőѺ
every single	Ć҈
every subclass	ĀѴňҎ
every test	ĀѶāҒō҆Ŏ҈
every test in	ŎҌ
every test that	Ā҆
everyone	āҌ
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	ĀѺā҇
everyone who	Ā҇
everything	Ā҆āҒćѸĈ҆ĉҊĒҎĖѺģҌĥ҆ĪҎŁ҈ňғŎҏŏѸ
everything <name>	ĀҐ
everything <path>	Āҍ
everything <path> imports	Ā҈
everything _ <name>	ĉ҉
everything _ can	Ł҇
everything _ defines	ĀҎ
everything _ has	ĩ҆
everything _ implements	ĥ҈
everything _ imports	Āғ
everything _ is	ģ҇Ī҈
everything in	ŎҊ
everything that	ĀҌĒ҆ĥ҈ĩ҈Ī҈
everything that <name>	ĉ҆
everything that calls	Ā҆
everything that has	ĩ҆
everything that implements	ĥ҈
everything that is	ģ҈
everything you	Ł҇
everything you can	Ł҇
everywhere	Ā҉Ćҍ
everywhere $	Ćҍ
everywhere <name>	ĀҐ
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҇ķҌĻ҆
exactly $	ķҏ
exactly _ $	Đ҆
exactly _ thanks	ā҇
exactly once	ā҇
exactly once thanks	ā҇
exactly |	Đ҆
exactly | $	Đ҆
exc	ńҘ
except	ĀґāҖĊѺīѹńҍŎѺ
except <name>	āҐŎѺ
except _ $	ĀҔāѳ
except the	āҏ
exception	āҋćѷŃҽńҒ
exception <name>	ĀҕŃҞńѺ
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
exception |	ā҆Ń҆ńѺ
exception | $	ńѺ
exceptions	āҎŃѵńӗ
exceptions $	ŃѹńҌ
exceptions <name>	Āѹāҙńѹ
exceptions _ $	ń҆
exceptions _ <name>	ńҍ
exceptions _ by	ń҆
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҈
exceptions _ the	ńҋ
exceptions are	Ā҉
exceptions can	āѹń҇
exceptions can <name>	āѹń҇
exceptions does	āҌ
exceptions does <name>	ĀѺāҎ
exceptions might	āѹń҉
exceptions must	ń҆
exceptions that	Ā҆
exceptions that <name>	Ā҇
exceptions thrown	ń҈
exceptions thrown in	ń҆
executables	āѺĞҕ
execute	ĀѶĉҊĘҎŌ҇ŎҌ
execute _ test	Ō҇
execute _ tests	ŎҊ
execute the	ĀѸĘҎŌ҆Ŏ҈
execute the tests	Ŏ҇
executed	āѺęҌěѺŌҎ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	Ċғ
exercise	ōҊ
exercise <name>	ō҇
exercise <name> $	ō҆
exercise _ $	ō҆
exercised	ō҆
exist	Ā҇ā҆ă҉Ą҈Ġғġҗņ҆ŋҊ
exist $	ĀѰą҈ġҖ
exist _ $	ŋҎ
exist _ <name>	ĀҖ
exist _ <tag>	āѴă҆Ą҆
exist _ me	Ā҇
exist _ other	ā҉
exist _ the	ā҆
exist _ this	ġ҇
exist at	āѸă҇
exist at <tag>	āѶă҇
exist in	ĀѺāґĄ҇
exist in <tag>	Ą҇
exist in other	ā҉
exist in the	ĀѺā҆
exist in this	ġ҇
exist tell	Ā҇
exist tell me	Ā҇
exist |	ŋҎ
exist | $	ŋҎ
existed	Ā҉ĠҊ
existed _ $	ĀҋāѶ
existed in	ā҆Ġ҆
existed |	ĀҋāѶ
existed | $	ĀҋāѶ
existence	ĀѹāѺġҐŋҖœѴ
existence _ <name>	ġҐ
existence _ the	ŋ҈
existence of	ĀѹāѺġҐŋҖœѴ
existence of <name>	ġҐ
existence of the	ŋ҈
existing	ŋҌ
existing _ $	ŋ҆
exists	ĀѶāѧĘҌĜҊġҠŋҜŌѶ
exists $	ŋ҉
exists _ $	ĀѶāѴĘҍĜҋġ҇
exists _ here	Ā҇
exists _ or	ġҊ
exists _ this	ġ҆
exists as	ŋ҆
exists in	Ā҆ġҋ
exists in here	Ā҇
exists in this	ġ҆
exists |	ĀѹāѴĘҎĜҋ
exists | $	ĀѹāѴĘҎĜҋ
expand	ĀҊāҍ
expand _ |	ĀѺ
expand to	ĀѺ
expand to |	ĀѺ
expect	ĀґāѶŁҌŐѹ
expects	Ł҉
explain	āҊĢҹ
explain <name>	Ā҉āѵĢң
explain <name> $	ĀҚāѵ
explain <name> to	ā҈
explain _ $	ĀґāѵĢҖ
explain _ <name>	ĀѮāҌĢҗ
explain _ to	ā҈
explain the	āґ
explanation	ĢҌ
export	āҋģҡ
export $	ģҋ
export _ $	ĀҋāѸģ҆
export _ in	ģ҇
export _ of	ģ҆
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҋ
export statements in	ģ҇
export |	ĀҋāѸģ҆
export | $	ĀҋāѸģ҆
exported	ĀѨğѺģҰĬѺĭӍ
exported $	ĭҏ
exported _ $	ğѹĭҘ
exported _ <name>	ģҊ
exported _ <path>	Āѹāҋģҋ
exported _ in	ģ҆
exported _ not	ĭ҆
exported _ of	ģҋ
exported by	āҒģ҇
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҇
exported |	ğѹĭҗ
exported | $	ğѹĭҕ
exports	āґģҾĥѺ
exports $	āѺģҝ
exports _ $	Ā҉āѺģҒ
exports _ <name>	ģ҉
exports _ <path>	ģҊ
exports _ uses	ā҉ģѺ
exports from	ģ҈
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ā҆ģҌ
exports of <name>	ģ҆
exports the	āҋ
exports |	ĀҊāѵģґ
exports | $	ĀҊāѵģґ
expose	ĀѱāѸģҵ
expose $	ģҔ
expose _ $	ĀѹģҎ
expose _ the	ģ҈
expose by	ģ҇
expose to	ģҊ
expose to the	ģ҇
expose |	ĀѹģҎ
expose | $	ĀѹģҎ
extend	ĂҌćҏĘѹň҇
extend <name>	ĂҌĘѺ
extend <name> $	ĀѷĚҒ
extend <name> |	ĀҍĂҋĚѲ
extend _ $	ĀѯćҐĚґ
extend _ |	ĀҘĂҋĚѲ
extend it	Āҋ
extend it |	Āҋ
extend |	ĀѸćґ
extend | $	ĀѸćґ
extended	ěҕň҇
extended _ $	ň҆
extended _ <name>	ěҒ
extended by	ěҎ
extended by <name>	ěҋ
extended in	ě҈
extended |	ň҆
extended | $	ň҆
extending	ĀѳňҚ
extends	ĀѷĂ҉ćҕĚҒňҌ
extends $	ćҍ
extends <name>	ĂҊĚҒň҈
extends <name> $	Ě҈ň҆
extends <name> |	Ăҋ
extends _ $	ć҈Ě҈
extends _ |	ĀѺĂҋň҉
extends what	ć҆
extends what $	ć҆
extension	Ā҆āѹŒҘ
extension $	Œҍ
extension _ the	Ā҇
extension is	Ā҇
extension |	Œ҆
external	ĀѵāѹĖҠ
external libraries	Ė҆
extra	Ā҉
extras	ĀҊ
fail	ĀҝāҜĉѺŃҋń҇ŊјŌҌōѶŎ҈œѹ
fail $	ĀҞń҆ŊѧōѺ
fail _ $	ĀҙāҋĉѺŊѲŎ҆œѺ
fail on	ĀѸāҊ
fail with	āѺŃҋ
fail |	ĀҙāҋĉѺŊѲŎ҆
fail | $	ĀҙāҋĉѺŊѲŎ҆
failing	ĀҡāѬŌҐ
failing $	ĀѺāѷŌҗ
failing _ $	ĀғāѶŌѷŎ҇
failing _ in	ĀѺā҉
failing _ of	Ā҇
failing _ |	Ā҆āѺ
failing tests	ā҈
failing tests in	ĀѺā҉
failing tests of	Ā҇
failing why	Ā҆āѺ
failing why |	Ā҆āѺ
failing |	ĀғāѶŌѷŎ҇
failing | $	ĀғāѶŌѷŎ҇
fails	ĀҊāѴŌ҇
fails _ $	ĀҋāѰ
fails |	ĀҋāѰ
fails | $	ĀҋāѰ
failure	ĀҍāҌń҇ŋѹœѸ
failures	āѴŎҏ
failures _ $	āѷŎ҉
failures |	āѷŎ҉
failures | $	āѷŎ҉
fall	āѹĔҋł҈
falls	ĕ҇
falls back	ĕ҈
false	āѺč҇Ę҆ĭ҈
false $	ĝ҆
false _ $	ĭ҆
false |	ĭ҆
false | $	ĭ҆
family	ĀҍćҊňѹ
family tree	ćҊ
far	Ā҇āѵĎ҈
far $	Āҋāѵ
far _ $	Ď҇
far number	Ď҇
far number $	Ď҇
fast	ĀѶāҌ
fast _ <name>	ĀѶāҌ
fast is	ĀѶāҌ
fast is <name>	ĀѶāҌ
faster	āҥĬѹ
faster <name>	ā҇
faster <name> or	ā҇
faster _ $	āҊ
faster _ or	ā҇
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҊ
faster | $	āҊ
fastest	āҡĥѩ
fastest _ $	āҊĥѺ
fastest |	āҊĥѺ
fastest | $	āҊĥѺ
features	ĀѰāҟ
features _ the	ā҈
features _ this	ĀѷāҌ
features does	ĀѶāҒ
features does the	ā҆
features does this	ĀѷāҌ
fetch	ĀҞāѬĔѹğ҉
fetch <name>	ğ҉
fetched	āѹğҎ
field	ĐҊĤғĶ҆ŐҔ
field $	ĐҊ
field <name>	āѶĶ҆Őҕ
field <name> |	āѷĶ҈ŐҒ
field _ $	Ā҆Ĥҏ
field _ |	āѵĶ҈ŐҒ
field names	ĤҐ
field names $	ĤҐ
field of	āҒĤѷ
fields	ĀҖĤӚľѹ
fields $	ĤҖ
fields _ $	ā҆Ĥ҇
fields _ <name>	Āғā҆ĤҊ
fields _ are	Ĥ҆
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҍāѶĤ҈
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	Ĥғ
fields does <name>	Ĥҍ
fields has	ĀҏāѴ
fields in	Ĥ҈
fields in <name>	Ĥ҆
fields is	Ĥ҉
fields is the	Ĥ҉
fields of	āҕ
fields of <name>	āҋĤ҉
fields that	ĤҎ
fields that are	Ĥ҆
fields |	Ĥ҆
fields | $	ā҆Ĥ҇
file	ĀѥāѯĂѸąҒćѱĈѺĉѶĊѵċҕČҌĎҒďѷĐ҈đѫĒѸēѴĔѶĕѹĖѹėѹĘѺĚѺĝѷğҐĠѶġ҉ĢѲĤѳĥѬħѴĩѦĪ҈īѱĬѫĭѳĮѷįҍİѷĵҥĶқķҞĸҚĹғĺҝĻҊĽңľѮĿѵŀѵŁѵŃѶńѶŅҚņҙŇѷňѵŉѹŊ҈ŋѳŌѯōѨŎҗŐѶőҔŒӃœҩŔ҇
file $	Ā҈ā҆ķѹĽ҈
file <name>	āѬąґĎҎĐҋđѹģ҈Ī҇įҋĳ҈ĵѺĽѸľѸņ҆ŊҋōѶŎҏőқœѲ
file <name> $	Ā҈ą҈Ď҆ōѸ
file <name> has	Ā҆ľѺ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҇
file <name> which	őѸŒҊ
file <name> |	ā҉ő҉
file <path>	ąҌĎҍĐҌĩѸĪ҆įҍĲ҇ĳ҉őҊ
file <path> $	Ā҇āѺĎ҈Đ҇ĩѹĪ҇
file <path> has	Ā҆
file <path> where	Ā҈
file <path> |	āҕĪѺ
file _ $	ĀҏāѲą҈č҇ĎҎĐҋġ҉ĩѴĪҎį҈ĵҊĹ҈ōѷŎѺ
file _ <literal>	ĵҌ
file _ <name>	āѺĺҏĻ҆ŅґņѸŒ҉œ҉
file _ <option>	ċ҆
file _ <path>	ŅғņѸ
file _ and	Ľ҆
file _ became	ŅѹņҌ
file _ been	į҆
file _ belongs	ő҆
file _ called	Œ҉
file _ class	āҋĵѸ
file _ contains	ķ҈Ľ҇
file _ formerly	ņ҉
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҉
file _ have	ĀѷĎҊĪ҉
file _ how	Ņ҆
file _ i	ĵ҇Œ҇
file _ import	Ĝ҇
file _ imported	āҍ
file _ in	ă҆
file _ is	āѺŅҊŒ҆
file _ it	ĸ҈Ņѹņ҉œ҈
file _ kindly	ő҇
file _ known	ņҋ
file _ line	Āѷğ҆ķҋĹ҆ĺҏ
file _ module	ā҉
file _ more	ā҆
file _ name	Œ҈
file _ once	ņ҆
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņ҉
file _ renamed	ŅҋņѺ
file _ stem	Œҋ
file _ test	œ҇
file _ the	ĀѵāѺċ҉ĶҕķҊĸ҈ĽҎŒ҈œҎ
file _ to	ŅѺņ҉
file _ turned	Ņ҇
file _ used	Ņ҆
file _ was	ĺ҇Ņ҆
file _ where	Āҋāѹ
file _ which	ĺ҉ŏ҆őѷŒ҉
file _ |	āқđѺĦ҆őҒ
file adds	āѸċҊ
file and	ĀѸğ҆ķ҉ĺҋļҊ
file and line	ĀѸğ҆ķ҉ĸ҆ĺҏ
file became	āѹŅҝņѷ
file became <name>	Ņҏ
file became <path>	ŅҎ
file came	ņ҆
file came out	ņ҆
file changes	Āҏ
file contains	ĺґ
file declares	Ľ҆
file declares the	Ľ҆
file do	ğ҆Œ҈
file does	ĀҌāѱķ҈ļ҆
file does it	ķ҉
file does the	ļ҆
file for	ā҉
file for module	āҊ
file formerly	ŅѶņҒ
file formerly known	ŅѺņҍ
file got	ŅҌņѵ
file got the	ŅҌņѵ
file had	Ņѷņҍ
file had the	Ņѷņҍ
file has	āҏķ҆ĸ҇ĺѺĻ҆ŅѺņѺŒ҈œҏ
file has <name>	Ļ҇
file has it	ĸ҈
file has more	ā҆
file has the	ņѹŒҌœҋ
file holds	ĵ҆
file holds the	ĵ҆
file in	ĺ҉
file in which	ĺ҉
file is	ĀѸŅ҇őѹŒҏœҌ
file is called	Œ҉
file is the	Ņ҇Œѹ
file itself	ő҆
file itself |	ő҆
file line	ĵҎķ҉Ļ҇Ľ҇
file line $	ĵҎĽ҆
file name	Ņ҆
file named	őҍ
file named <name>	ő҇Œ҆
file names	Č҇
file names $	Č҇
file now	Ņ҇
file read	āҊ
file read |	āҊ
file sets	Ķ҉
file that	ā҈ĶҎņҊ
file that contains	ķ҈
file that has	Ć҇
file that imported	āҍ
file that is	ŅҊ
file that used	ņ҆
file that was	ņ҈
file used	ŅѺņ҉
file used to	ŅѺņ҉
file w	ĵҌ
file was	ņҌ
file was formerly	ņ҉
file was once	ņ҆
file was previously	ŅѸņ҉
file was renamed	ŅҋņѺ
file was turned	Ņ҇
file where	āҊĵѸ
file which	Ľ҇
file whose	Œҍ
file whose name	Œ҇
file with	ŒҊ
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆
file | $	ġҊĹҋŅ҆ŒѺ
filename	ĀѷŅҡ
filename _ $	ĀѹŅҘ
filename of	Ņ҉
files	ĀғăҾĄҳąѷĆқĉѹĊѺČӄčѺĎѺĠѵģѶĦѹħҕĩҹįѶĳѸĽѹŅѵŉѺŏѷőѲŔҒ
files $	āҊČ҆Ī҇
files <path>	ĝ҆
files _ $	ĀѹāѹăҍČ҆ħ҆Ĩ҇
files _ <commit>	ČҒč҆
files _ <name>	ĩ҆
files _ <path>	Āѹā҆ĩҋ
files _ <tag>	ĀѨāҔă҆ĄҒ
files _ added	āѷăҌĄ҈Čѹ
files _ an	ĩ҇
files _ been	āѵ
files _ bring	ĩ҈
files _ by	Č҆
files _ changed	Ā҈
files _ commit	ĀҎāѰČ҈
files _ created	ă҈
files _ from	Ā҈
files _ gets	ħ҆
files _ i	ă҆
files _ import	ĀѹāѺĜ҇ĩҌ
files _ imports	ĜѺĝ҉
files _ in	ĄҋČ҆ĩ҈
files _ it	Ā҉āѳČ҆ĩҍĪѹ
files _ lines	Ć҇
files _ modified	Ā҉ăѷ
files _ new	Āѷă҆ĄҊ
files _ not	Āѹāҋă҇
files _ on	āѹĩ҈
files _ part	Č҆
files _ renamed	Ā҇
files _ since	ă҈
files _ the	ĀҐāҏĩѱņ҆ŒѺ
files _ there	ġ҆
files _ use	āҍĩѺ
files _ were	ĀѺăҊ
files _ written	āҋ
files added	ă҉
files affected	Āҍăѷ
files and	Ć҇
files and lines	Ć҇
files appeared	ĀѸăҌ
files are	ā҆ČҌ
files are new	Āѷă҆ĄҊ
files are part	Č҆
files are written	āҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѯāҒ
files came	Ą҇
files came in	Ą҇
files changed	ĀҊ
files changed between	Ā҈
files contain	Ŕҋ
files depend	Ā҆
files depend on	Ā҆
files did	ĀҏāѩăҋČҍ
files did <commit>	āѺČҋ
files did commit	ĀҕāѵČѸ
files did not	ă҇
files do	ă҇ĩ҆
files do i	ă҇
files do import	āѹĩ҉
files do not	āҊĩѹ
files does	āѸă҆ħ҇ĪѸ
files does <path>	ħ҆
files does it	ĀҋāѺĪѹ
files got	Ā҇
files have been	āѹ
files import	ĀҖ
files import it	āѺĩҌ
files import the	ĀғĩѴ
files importing	Ā҆
files in	Ą҇
files include	ĩ҈
files introduced	ăҊ
files is	ā҇ġ҆Ī҉ņ҆
files is the	āҊņ҆
files last	ā҆
files last changed	ā҆
files of	Ą҆č҉
files pull	ĩҍ
files pull in	ĩҋ
files rely	ĩ҉
files rely on	ĩ҉
files that	ĄҏČ҈Ĝ҇ĩ҇
files that bring	ĩ҈
files that import	ĀѺĜ҇
files that were	ăҊ
files use	ĩҊ
files were	ĀқāѸĄ҇
files were added	āѷăҊĄ҈ČѸ
files were renamed	Ā҇
files |	ĀѺħ҆Ĩ҇
files | $	ĀѺă҇ħ҆Ĩ҇
fill	āѺĂҌ
fill in	Ăҋ
final	āѹİҏĶҌ
final _ <name>	Ķ҆
final commit	ĀѶİҎ
final field	Ķ҆
final field <name>	Ķ҆
find	āџĂ҇ă҈ąѺćѲĊ҆ČѹĐ҈đѶēѹĘѶĚѺğҋĢѲĪѹĵҎĶ҈Ĺ҆ĺҖĽҕńѺŅѺňѶŌѹŐѺőғŒҌœҐŔѵ
find <name>	ĀѯāѥĊҍĘѳğғĠ҈Ĭ҈ĺңĻҎőҔ
find <name> $	ĀѲĊѹğѹĺҭőғ
find <name> in	Ā҉Ġ҆
find <name> to	Ĭ҉
find <path>	ĀѵőҜ
find <path> $	ĀѴőҖ
find <path> among	Ĝ҆
find _ $	ĀѤĊѹğѹĺҬĿ҇őҨ
find _ <mark>	Ă҇ŀҋ
find _ <name>	ĀѺā҇ćѶĘ҆Ě҉ĥѸĵҘĻѹļҊĽҍőѺœҏ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҆
find _ chains	ā҆
find _ code	ĀҎĉѸ
find _ commit	ĀҒāѷ
find _ definition	ķ҆
find _ entry	Đ҆
find _ enum	ĸ҆
find _ every	ĀѺĊҎ
find _ file	ă҆
find _ files	ā҆
find _ functions	ĉ҇
find _ how	Ā҆
find _ if	āѵĈ҆ę҆ě҇Ŏ҆
find _ implementation	ĥ҆
find _ in	Ā҇āѷĠ҆ĽҔŏ҆Ŕѳ
find _ longest	ā҆
find _ method	Ā҆Ĺ҈ĺ҆
find _ newest	İ҆
find _ parent	āҒ
find _ setting	Đ҆
find _ starts	ŕ҇
find _ test	œ҆
find _ that	ĩ҆
find _ the	Ā҆ā҆ĊѺĤ҆ĽѹĿ҆
find _ this	Ā҇
find _ throw	ĀѹŃҐ
find _ to	Ā҆Ĭ҈
find _ what	āҍ
find _ |	ő҇œ҆
find a	Ā҇
find all	Āѹă҆ĉ҈ĊѸĿ҈ŀҊŃҍ
find all chains	ā҆
find calls	Ā҆
find calls to	Ā҇
find every	Ā҉ĥ҆őѺ
find everything	ĩ҆
find everything that	ĩ҆
find imports	ŏ҈
find imports in	ŏ҆
find in	ĀҌĘ҇ĻѸļҋ
find in <name>	Ę҇ĻѸļҋ
find in the	Ā҈
find in this	Ā҇
find its	ķ҇
find me	ĀѮāґĊ҈ĺѹĽѹ
find me <name>	Ĺ҆
find me all	Ć҇
find me every	ĀѺĊҎ
find me the	ĀѹāҏĽѺ
find out	ĀҐĈ҆ě҆ĢѺĭ҆Ŏ҆
find out how	Ā҆
find out if	āѵĈ҆ę҆ě҇Ŏ҆
find out what	āҍ
find test	Āѹō҆œҎ
find test <name>	œҏ
find the	ĀҗāѡĂҊĐ҉į҆ĶҒķ҈Ĺ҈ņ҆ňѹőѺ
find the code	ĀҎĉѸ
find the commit	ĀҒāѷ
find the definition	ķ҇
find the entry	Đ҇
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҆
find the method	ĹҊĺ҆
find the newest	İ҆
find the parent	ā҈
find the setting	Đ҆
find the test	œ҆
find what	Ā҇āҖ
find what <name>	Ā҆ā҉
find what starts	ŕ҇
find where	ā҈
find where the	ā҇
find which	āҌ
find |	Ŀ҈
find | $	Ŀ҈
finding	Āѷ
finding _ commit	Āѹā҉
finding _ what	Ņ҈
finding out	āѺ
finding out what	Ņ҈
finding the	Āѹā҆
finding the commit	Āѹā҉
finds	Ľ҆Ń҇
finds the	Ľ҇
fire	ĊҎŕ҇
fire off	ĊҎ
first	ĀҌāҠąұĆғĉѳĩѺįѷİѶ
first $	āѶĆҏ
first _ $	Ā҈āҔĉѴ
first _ <path>	Ā҈āѸ
first _ in	ĀҊāѹ
first _ of	ĀѹāҗąҌİѴ
first _ that	ā҇ąҎ
first _ to	ĀѺāҋ
first _ w	ą҇
first _ with	Āҋāѵ
first _ |	ĀѲāҏąҋ
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	ĀѶāґ
first change of	ĀѶāґ
first commit	ĀҚāѮąҖİѴ
first commit $	ĀґąѴ
first commit of	ąҎİѷ
first commit that	Āѵąҏ
first commit w	ą҇
first defined	ĀѸā҉
first defined |	Āѹā҈
first file	āҍ
first file that	āҍ
first release	Āҋ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҇
first test to	ā҇
first |	ĀѺāҗĉѴ
first | $	ĀѺāҗĉѴ
five	āҏľѷ
five $	āҐľѷ
fix	āҜŉ҆œѺ
fix _ $	Āҋ
fix _ failing	ā҇
fix it	āҊ
fix it $	ā҆
fix the	ĀѺāҘœѺ
fix the failing	ā҇
fixed	ĀѹĶҊ
fixed _ <name>	ĶҊ
fixed value	āѺĶҊ
fixtures	āҊ
fixtures does	āҊ
flag	āҍċҞĕѺŏ҉
flag <option>	Ā҆āҎċ҈ĕѺ
flag <option> $	āҍċѸ
flag <option> |	ĀҌāѴ
flag _ $	āҍċѸ
flag _ defined	āѹċҊ
flag _ |	Āҋāѵċ҈
flaky	āҗŌѷ
flaky _ $	āҌ
flaky |	āҊ
flaky | $	āҊ
fn	ķҖĻ҈
fn <name>	ķҎĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	Āѳā҉ĈѹőҵŒҌœ҉
folder $	ĀѸāҐĈѹ
folder _ $	Œ҆œ҇
folder _ <name>	őҎ
folder _ <path>	ĀҎ
folder _ i	őҒ
folder _ it	ő҆
folder _ not	ā҇
folder _ our	ĀѸőҐ
folder do	ő҇
folder do i	ő҇
folder does	ĀѺőҋŒ҉
folder does <path>	ő҆
folder does not	ā҇
folder holding	őҍ
folder holds	ĀҋāѸ
folder holds our	ĀѸőҐ
folder would	ő҆
folder would i	ő҆
folder |	Œ҆œ҇
folder | $	Œ҆œ҇
follow	ĀѲāҋħ҉Ŀ҇
follow $	Ĩ҆
follow <name>	ĀѸāҋ
follow the	Ŀ҇
following	Ā҆āѱĦҒ
following _ imports	Ħ҈
following imports	āѹĦҊ
following the	Ħ҈
following the imports	Ħ҈
for	ā҆ĂҌă҈ĄѺą҆Ć҆ĈѶĊѶċҘČ҈čѳĎҌđѳēѳĔҐĕҖėҌĘѺĚѵě҉ğҐĠѹġѶĢҘĥҊħѵĩѹĪѯīҐĬѮĭѶĮҋİѱĲҏĶѹĹ҈ĺѷļѺł҇ńѵņѷŇѯňѴŋѫŌѷō҆ŎѶŏҘŒѹœѸŔҌ
for $	ĀѮāҖė҈ĢҢīҊ
for <commit>	ĀѹČҎ
for <commit> $	Č҇
for <commit> |	Č҆
for <literal>	Ŕҍ
for <name>	ĀұāѷĆҊĉ҇Ď҉ď҆ĐҋđѵĕҏĖѹėҋěҌğғĢѳĤ҉ĥѬīҋĮѮĹ҆ĿѹŀҌŃ҆ŇѷňѷŋѷŌѹŎѷŏ҈œѹ
for <name> $	āѸĆ҆ĉ҉đѺě҉ğҔĢѳĤҍĥѸīҋŀ҉ŏ҉
for <name> being	ĀѺā҈
for <name> does	Āҍāѳę҇
for <name> from	Ċ҈
for <name> i	Āҋāѵ
for <name> in	ĀҊā҉Đ҉ĕѺĳѺ
for <name> of	āҒŇѺ
for <name> please	ō҆
for <name> what	āѷĢ҆
for <name> when	ĕҊ
for <name> which	Ā҇Ă҉ć҆ĥѸ
for <name> |	ĀѹāҌĂѹĎ҉ė҈Įѳĳ҆ŋѹŐ҆
for <option>	ĀѺċқ
for <option> $	ċҋ
for <path>	Ā҉āѸĎ҈Ĝ҆ĝҊĲ҆ŏҊ
for <path> $	ĀҋāѹĜ҇ŏҍ
for <path> does	ĝ҉
for <path> in	ĜѺĝ҉
for <path> which	Ā҇
for <path> who	Ā҈
for <path> |	ĀѷĎ҉Ĝ҆
for _ $	ĀѳāҎĂѷĈѺĉ҇ĊѺċ҉Č҆đ҉ě҈ğґĤҌĥҎĪѵī҇ĳ҇Ĺ҉ĺѹŀ҈ŁѵŅ҇Ŏѷŏґő҈Ŕ҉
for _ <commit>	Āѹŉ҆
for _ <line>	Ĳҍ
for _ <name>	ĀѤćҍċҐđѴĔҌĕҔě҇ĢѸĿ҇ŁҍňѺ
for _ attribute	Ő҇
for _ base	ň҉
for _ being	ĀѺā҈
for _ children	āѺĂҋ
for _ class	ĀҏćҊ
for _ code	Į҇
for _ dataclass	Ĥ҆
for _ does	Ā҉āѰę҇ĝ҈
for _ file	Āҋ
for _ from	Ċ҈
for _ function	ĀҒĔ҉ōҊ
for _ i	Ā҉
for _ imports	Ħ҈
for _ in	Ā҉āҋĐ҈ĕѺĜѹĝ҉ĳѺ
for _ inner	ā҇
for _ is	āѹĢҋ
for _ it	Ā҆āѹ
for _ last	į҇
for _ line	Ĳ҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	Āѵāҏ
for _ of	āґŇѺ
for _ old	ņ҈
for _ or	ł҆
for _ please	ĀҊō҆
for _ project	āѬėҋĮ҇ł҈
for _ repo	ā҆
for _ so	ň҆
for _ test	ĀѹŌ҆
for _ that	ĀѶāҎ
for _ to	āѵĂ҆Ğ҆
for _ trait	ĥ҈
for _ types	ĥҋ
for _ variable	āѸğҌ
for _ version	Įҋ
for _ what	Āѳā҉Ģ҆
for _ when	ĕҊ
for _ which	ĀҊāѺĂ҉Ė҆ĥѺ
for _ who	Ā҆Ăҋ
for _ why	ā҇
for _ |	ĀѸĂѷĎҐĖѺė҈Įѵĳ҆ĵҍŁ҇ŋѷŏҋ
for a	ĀѺě҈ł҇
for a <name>	āѺě҉
for adding	ą҉
for beginners	ĀѶāҍ
for class	ćҏ
for class <name>	ćҏ
for commit	Āѹ
for commit <commit>	Āѹ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѷģҍŏѺ
for import $	ģҍŏѺ
for it	Į҆ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѴĂҍĕҊ
for its children	āѺĂҋ
for line	Ĳҋ
for line <line>	ĲҊ
for me	ĀҋĂѺđ҇ĢѺőҋ
for me $	āҎđ҈ĢѺĹ҆őҌ
for module	āҊ
for module <name>	āҊ
for nothing	Īѵŏқ
for nothing $	ŏ҉
for nothing |	ŏҋ
for routine	Ł҈
for routine <name>	Ł҈
for running	ĖҌ
for the	ĀҒāѴăҏć҉ĈѺď҆Ĕ҉ĕѺĖ҇ğ҇Ģѭĩ҉Įѹİѷķ҆Ļ҈ŁѺŅѸōҊ
for the <name>	Œ҆
for the base	ň҉
for the class	ćҍ
for the dataclass	Ĥ҆
for the file	Āҋ
for the function	Ā҉Ĕ҉ōҊ
for the inner	ā҇
for the last	į҇
for the local	Ļ҇
for the module	āѺĩҋ
for the new	Āѵāҋ
for the old	ņ҉
for the test	Ō҆
for the trait	ĥ҈
for the variable	āѸğҌ
for this	ĀҋāѺĞѺĮқ
for this code	Į҇
for this project	āѴėҋĮ҇
for this repo	ā҆
for unused	ŏ҆
for unused imports	ŏ҆
for users	ĀѶā҆Ğ҇
for what	Ģҍ
for what is	Ģҋ
for which	Āѹĥҍ
for which types	ĥҋ
for |	ĀѦāҕđ҇ĢҔĥҗŏѺ
for | $	ĀѦāҕđ҇ĢҒĥҔŏѺ
forced	Ă҇
forces	Ă҉ĿѺ
forget	āҔĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forget to	ā҆
forgot	ŒҊ
form	Ħ҈
form <name>	Ā҉
form _ $	Ā҉
form a	Ħ҈
form of	ā҇
formal	ŁҔ
formal _ of	Łҍ
formal parameters	Ł҇
formal parameters of	Ł҇
formal params	Łҍ
former	ŅҘņҐőѴ
former <name>	ņҍ
former <name> $	ņ҉
former <path>	ņҏ
former <path> $	ņҋ
former _ $	ņҔ
former _ of	āҎŅҘņѵőѹ
former name	āҏŅ҆ņѷ
former name of	āҎŅ҆ņѷ
former path	ŅҒőѹ
former path of	ŅҒőѹ
formerly	ŅҌņҌ
formerly $	ŅҍņѸ
formerly _ $	Ņ҆
formerly _ as	ņҊ
formerly _ |	ņ҆
formerly known	ņ҈
formerly known as	ņҊ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѭę҇ěҊĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
found _ $	ĝ҆Ń҉
found _ <path>	Ĵ҆
found _ in	ġ҉
found _ the	Ā҈ěҋĠ҈İѹ
found among	ěҋ
found among the	ěҋ
found anywhere	ġ҈
found anywhere in	ġ҉
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
freshest	ĀѴąѸįҗ
freshest _ $	ĀѸąѸįҗ
freshest commit	ĀѴąѸįҗ
freshest commit $	ĀѸąѸįҗ
from	ā҇ĂҍćҟĉҋĊҐČѺčѸďғđѺĒѷēѶĖ҆ėѹęҕĚқěҋĜѴĝ҇ğҗĠѹģґĤѷĥѴħҋĨҙĪѹīѵĬѰĭѺįѵĶѸķѷĺѷĻѺļѺĿѴŀѶŁѸłѸŃҋń҈ŅҥņѥňҊŋѺōѴŎҏŏѺŐѺŒѷœѹŔ҉ŕѸ
from $	āѭćҤĚѷěҋŅҖņѸňѹ
from <commit>	Ā҆
from <name>	Ā҆ĂҌćѭĊѲď҆Ę҇ęҟĚҟĢ҆ģ҉ħҊĨҌĩѹŀѺń҆ŅѧņҒŇ҇ňҚōѶŎ҆
from <name> $	Ā҈Ă҇ćѺĊѶĚҋĨ҉ń҉ŅѪņғŇ҆ňҙōѺ
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҇
from <name> to	ĀѹĘҍęѸħ҉
from <name> what	ĀѱŇҋňҊ
from <name> which	ć҆
from <name> y	ę҆Ě҆
from <name> yes	ĀҊ
from <name> |	Ā҉ā҇ęғĚҍĢҋŇѳ
from <path>	ĀҩāҔĜѺģҊħҊĨғĩѷĪѰŅѩņҐŎҏ
from <path> $	ĀҖħѵĨҏŅѭņґŎ҉
from <path> in	Āғ
from <path> to	Āѹāҏħғ
from <path> what	Āҋ
from <path> |	āқħѺ
from <tag>	Ā҈āҎ
from <tag> to	Āҋă҈
from _ $	āѵĂ҆ą҇ĐѹĚ҇ě҉ğ҉ģ҈ħѱĨҘĪ҈ń҈ňҙōѹŎҋŏѹ
from _ <line>	ĀҕĴѶ
from _ <name>	Āѵā҉ĉҐĚҊĹ҆ń҇
from _ <tag>	ă҆
from _ and	ā҈
from _ base	ā҇
from _ because	ŏ҆
from _ by	āҌ
from _ class	ň҈
from _ classes	ĀҔňѱ
from _ does	āѶć҈ĊҊ
from _ environment	āѺğҏ
from _ file	Ņ҆ņѹ
from _ files	ĩ҇
from _ func	ā҆
from _ functions	Ń҇
from _ goes	ģ҆
from _ in	ĀҐ
from _ inside	Āѹĳ҉
from _ is	ĀѶĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҈
from _ modules	Ī҉
from _ of	ďҋ
from _ package	ā҆
from _ packages	Ī҆
from _ places	ĊҎ
from _ repo	Āѳāҍ
from _ right	ę҇
from _ root	ő҈
from _ same	ā҇
from _ shell	Ğ҈
from _ signature	āѺĔҊ
from _ subclass	Ă҉
from _ that	Āҋāѷ
from _ to	āҏă҈ĘҍęѸħқ
from _ tree	ĀҋąѸ
from _ until	ĀҌăѷ
from _ version	Į҈
from _ was	ŅҐ
from _ what	āѺŇҋňҊ
from _ which	ă҆ć҇
from _ y	ę҆Ě҆ĝҌ
from _ yes	ĀҊ
from _ |	āҪĄ҇ęҒĚ҉ĢҊħѸĪѹŁ҇ŇѲňҋ
from a	ĀҊĂ҉
from a func	ā҆
from a subclass	Ă҉
from calling	ń҆
from calling <name>	ń҆
from class	Āѵā҇ĚҋĹ҆
from class <name>	Āѵā҇ĚҋĹ҆
from env	ğҏ
from importing	ā҇
from it	ňҍ
from it |	ň҈
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
from outside	Āѷāғ
from outside |	ĀѺāҍ
from root	ő҉
from root $	ő҉
from the	ąѷćѳď҆ĔҊĚ҆Ğ҆ğҐŁѺňҊőҋ
from the <name>	ā҆
from the class	ćѵňҌ
from the environment	āѺğҏ
from the root	ő҈
from the same	ā҇
from the shell	Ğ҇
from the signature	āѺĔҊ
from the tree	ĀҋąѸ
from this	ĀѲāҍ
from this repo	Āѳāҍ
from those	ď҈
from those of	ď҈
from two	ĀѺā҈
from what	āѹćҍĊ҉ŅҟņѮňѲ
from what $	ŅҎņѳ
from what was	ŅҎ
from where	ĀѷĊҗĩ҈Ņ҉ņѸ
from where $	Ņ҉ņѹ
from where <name>	Ċ҇
from where does	āѺĊҊ
from where is	ĀѺāҋ
from which	āѬćҎĊ҇ĩҎĸ҇Ń҇ŅҐņѵňѺ
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
from |	āѫćҋě҆Ī҈ŅҚņѰ
from | $	āѬćҊě҆Ī҈ŅҚņѰ
fulfil	ĀѸāѹĥҋīҋ
fulfil _ <name>	ĥ҉
fulfil the	ĥҌ
fulfil the <name>	ĥ҉
fulfils	īҊ
full	ĀҊāѶĆҐőґ
full _ of	Ā҉Ćҏ
full _ to	ő҇
full list	Ć҈
full list of	Ć҈
full path	őғ
full path to	ő҇
full set	Ć҈
full set of	Ć҇
func	ĀѯĉѺĊ҇ď҇ĒѺē҈ĔҐĕ҆ĘѺĥѶĬҏķҟĺѹĻғŁҍŃ҇ńҍō҈ŐѺőѸ
func $	ķҊŁҊ
func <name>	ĀѴāѷĉѺĊ҈ď҈ē҈ĔҐĕ҆ĘѺĥѷĬҌķғĺѺĻғŃѺńҎōҊŐѺœ҆
func <name> $	ĀѸĊ҉ď҉ēҊĔҕĘѺę҆ĥѷńҎōҌœ҈
func <name> file	āҌ
func <name> inside	Ļ҇
func <name> |	ķ҆
func _ $	ĀѷāѺĊ҉ď҉ē҉ĔҕĘѺę҆ĥѷŃ҈ńҎōҌœ҈
func _ file	āҌ
func _ inside	Ļ҇
func _ |	ķ҆
func in	ā҆
funcs	ĀѸā҈ĉҌĤѸľҏĿҐŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѶĒґ
funcs _ <name>	ĤѹľҏĿґ
funcs _ |	Ŋ҈
funcs that	ā҉ĒѺ
function	Ā҈ā҇ąѹĆѹćѺĊҐĎѺĐѳđѹĒѴēҌĔҒĕ҈Ę҇ęґġҌĢґģѺĤѸĥѹīѺĬҤĭѷįѹĲѶĳѲĴѷĵѶĶѶķҥĸѹĹҋĻҥļҩĽѶľѺĿѸŁҚŃ҆ńҐŅѹņѺŇҐňѺŊѹŋѹŐѳőѹ
function $	ķ҈
function <name>	āѴąѺĉ҆Ċ҇ĐѶđѺĒѹēҎĔғĕ҉ĘҋęғĢҔĥѺĬҫĭѹĳѹĵѺĶѸķґĻҞļҕĽѸŁҗŃѵńҒŇҒŋѸŐѲŒѺ
function <name> $	ĀѺāѶĔ҈Ęҍę҆ĢҐĻҍŁ҉ō҆ŐѸ
function <name> a	Ĭ҆
function <name> called	āҐļѸ
function <name> file	Ļ҇
function <name> first	ĀѸā҉
function <name> happens	Ĭ҆
function <name> has	ļ҉
function <name> have	ļ҆
function <name> in	ā҉Ļ҈
function <name> is	ĀѺāѸęҊĬҎĺ҈ļ҆
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҇
function <name> of	ĻҎ
function <name> out	ā҆
function <name> starts	ļ҈
function <name> that	Ļ҇
function <name> wear	ē҉
function <name> what	ĉ҆ĕ҈
function <name> where	Ā҆ķ҉
function <name> who	āѹĊ҉
function <name> |	āѴĔҒĕѷĢ҉ĬҕļҊŀ҆Ň҆ŋѺ
function _ $	ĉѺĔ҈ĘҋĢҐĻ҈ļҍŁҋń҆ŐѸ
function _ <name>	ā҈ķҋĹҏ
function _ a	āѳĊ҆ļҍŃ҇
function _ called	āҐļѸ
function _ class	ġ҆
function _ file	ġ҆Ļ҇
function _ first	ĀѸā҉
function _ happens	Ĭ҆
function _ has	ļ҈
function _ have	ļ҆
function _ in	ĀѺĉ҈Ļҍ
function _ inside	āѱĻғ
function _ is	ĀѺāѷęҊĬҐĺ҈ļ҆
function _ it	ā҈
function _ kindly	Ĕ҆
function _ line	ā҈
function _ list	ĉ҆
function _ nested	Ļ҇
function _ of	ĻҎ
function _ or	ġ҆
function _ out	ā҆
function _ starts	ļ҈
function _ test	Āѹāҋ
function _ that	Ļ҇
function _ the	āѵĊ҉
function _ wear	ē҉
function _ what	ĉ҆ĕ҈
function _ where	Ā҆ķ҉ĻѺ
function _ which	Ń҈
function _ who	āѹĊ҉
function _ |	āѲĔҒĕѷĢ҉Ĭҕļ҉ŀ҆Ň҆ŋѺ
function called	ķҋļ҇
function called <name>	ķҋļ҇
function class	ġ҈
function class or	ġ҆
function count	ĀҊ
function count $	ĀҊ
function does	Ā҆
function does the	Ā҇āѹ
function in	ā҆Ń҉
function in <name>	ā҇
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
function |	Āҋļҋ
function | $	ā҉
functions	Ā҆āґĂҘćѹĉҲĊҞĎѶď҇đѲĒҴēѷĘҊĢѹģ҉ĤѴĥѺĩѺĪѺīѺĬѷĭѺĵѺĶѶķѹĸѺĻѸĽѹľҖĿҥŁѸŃҲńѵŅѺŇѺňѹŊҒōҐŏѹŐѹœѺ
functions $	ĀҋĊґĒ҆ľѷ
functions <name>	ĀѸāѸĉҎďҋĘѺęҍ
functions <name> calls	ĘѺęҍ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѵĉ҆Ŋ҆
functions _ <mark>	āѺĒҎ
functions _ <name>	ĀѷāѲĂҠĉҋĊҏď҈ĒѺĘ҆ľ҈ĿҌŃ҉
functions _ <path>	āҌ
functions _ a	ĀҏĊҎ
functions _ an	ĀҐāѳ
functions _ and	ġ҆
functions _ are	ĀѮāҙ
functions _ by	ā҇ĘҊ
functions _ call	Ċ҇
functions _ called	ĉ҆
functions _ calls	ĘѺęҍ
functions _ classes	ĀҋāѷĒ҆ģҌ
functions _ decorated	ĀҏāѶ
functions _ defined	āѺ
functions _ have	Ē҆
functions _ in	ĀҊāѺĉ҇
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҈Ē҈
functions _ its	ā҇
functions _ not	ā҉
functions _ on	ā҈
functions _ raise	āҐ
functions _ tests	āѺŊҊ
functions _ the	ĀѵĒҐľҎĿғ
functions _ there	ĀѶā҉
functions _ to	Ā҉āѺļ҆Ŀ҇
functions _ up	Ā҈āѴŃҎ
functions _ with	Ń҉
functions accept	ā҆
functions and	Ā҈āѸģҌ
functions and classes	Ā҉āѹģҌ
functions are	Ā҈āѵĉ҉ľҊŊ҇
functions are decorated	ĀҏāѶ
functions are defined	āѺ
functions are in	Ā҆
functions are not	ā҈
functions are tests	āѺŊҊ
functions are there	ĀѶā҉
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions besides	ā҇
functions besides <name>	ā҇
functions call	āѺĊҊ
functions call <name>	āѹĊ҈
functions called	ā҇ĉ҆ĘҊęѺ
functions called by	ā҇ĘҊęѹ
functions called in	ĉ҇
functions calling	Ę҆
functions calling <name>	Ę҆
functions can	ŃҊ
functions carry	Āҍāѱ
functions carry the	Āҍāѳ
functions catch	āҊŃѹ
functions catch it	ā҇
functions classes	ġ҆
functions classes and	ġ҆
functions depend	ā҇
functions depend on	ā҇
functions does	ĀѪĉғĊ҇ĒҋľҋĿҎ
functions does <mark>	Ē҈
functions does <name>	ĀѵāҊĉ҉Ŀ҈
functions does it	āѸĉҊ
functions does the	Āѵľ҉Ŀ҆
functions end	ĀҊ
functions end up	ĀҊ
functions have	ĀҌāѳĒ҉
functions in	ĀѶāҖĂҋĉѸĿҍ
functions in <name>	ā҇ĂҎ
functions in <path>	āҎ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҆āѵĉҋ
functions is <name>	Ā҈āѳĉҌ
functions make	āѺĊ҆
functions of	Ā҈ĂғĿ҆Ńѵ
functions of <name>	ĂғĿ҆Ńѵ
functions raise	Ń҉
functions that	āҎĉҎŃ҇
functions that <name>	āѹĉҏ
functions that raise	Ń҆
functions there	ĀѮāҗ
functions there are	ĀѮāҗ
functions use	ā҆ĊҊ
functions use <name>	Ċҋ
functions use the	Ē҆
functions |	āѵĉ҆Ŋ҆
functions | $	āѵĉ҆Ŋ҆
further	ŀ҈
further down	ŀ҈
gave	ą҈
gave _ to	ą҈
gave birth	ą҈
gave birth to	ą҈
generator	āҍĬҨ
generator $	ĬҌ
generator _ $	Ā҈Ĭ҉
generator |	Ā҈ĬҊ
generator | $	Ā҈Ĭ҈
get	ĉѺċ҇ė҇ęҍĞ҉ĭѺĶҊŋѺŕҍ
get _ $	Ā҆
get _ <name>	āҊļѸ
get _ <path>	ā҉
get _ by	āѺę҉Ĩ҆
get _ current	į҈
get _ from	ĀҊŅ҈
get _ if	Ā҇
get _ in	ę҆ļ҆
get _ inside	Ā҉
get _ into	Ī҈
get _ new	ā҈
get _ of	ā҆
get _ test	ĀҊ
get _ the	Āѷāғķ҆
get _ to	ņ҆
get _ value	Ķҋ
get _ when	ĀҍāѴ
get _ which	Ā҆
get _ with	ė҆
get _ |	ĀѱāѹĊҌĩҊō҉ŕ҇
get a	Ō҇
get after	Ğ҇
get any	Āҋ
get back	ĀҍāѺ
get back from	ĀҍāѺ
get called	Ċ҉ę҈
get called |	āѹĊҍ
get defined	āѹ
get defined |	āѺ
get errors	Āґāѱ
get from	ĀѪāҙħґ
get from <name>	āҊ
get from <path>	ĀѭāҎħҌ
get if	āѺ
get imported	ĀѸāѸĝ҈Ĩ҆ĩ҈Ī҆
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	Āѹā҆ąѺįҊĶҋ
get its current	į҈
get its new	ā҈
get its value	Ķҋ
get renamed	Ņ҆
get renamed from	Ņ҈
get renamed to	ņ҆
get rid	ā҈
get rid of	ā҈
get run	ĀҍāѺ
get run if	Ā҇
get run |	Ā҆
get set	Đ҆
get set |	Đ҆
get thrown	Ā҉
get thrown |	Ń҆
get to	ĀқāѸħѵő҆
get to <name>	Ā҆
get to <path>	ĀҒħѶ
get triggered	ŕ҉
get triggered |	ŕ҉
get where	āґ
get where <name>	āҌļѸ
get where the	ā҇
get why	ā҇
get |	Ĕ҆
get | $	Ĕ҆
getenv	āѺğү
getenv _ <name>	ğҐ
gets	Ā҈Ć҈ć҇Ċ҈Ė҇ęҎĝҏğҋĨҋĪ҇ĵѹŕ҆
gets _ $	Ā҇
gets _ <name>	Ā҆
gets _ <path>	ħ҆
gets _ by	Ā҇āҊĝ҉
gets _ from	ę҈Ĩ҆
gets _ in	ĀѺę҆ĝ҆
gets _ or	Ā҆
gets _ value	āѹĶ҈
gets _ |	āѷ
gets called	Āѹęҋ
gets called $	ā҆
gets defined	Ćҍ
gets imported	āѺĝ҇ĩҊ
gets instantiated	Ā҈
gets its	āѶĶ҉
gets its value	āѹĶ҈
gets loaded	ā҈Ĩ҆
gets loaded from	Ĩ҆
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ĩ҇Ī҇
gets pulled in	Ī҇
gets read	Ā҆
gets to	ħ҆
gets to <path>	ħ҆
gets used	ĝ҆
gets used by	ĝ҆
getting	ĉ҆
getting called	ĉ҆
git	ČҊĎґĝѺĢҥįҎİқĲҔĳѵŃѺňѹŉ҉
git $	į҇
git <name>	ĀҟĳѶ
git _ $	Āѷāқ
git _ <name>	āѷĢҧįғİҜĳѶŃѺňѺ
git _ contains	ŉҋ
git _ for	ĀҒįѸ
git _ in	Ā҉āѺ
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҋ
git _ the	ĀҊİѵ
git _ |	ĀѶ
git blame	ĲҒ
git history	Ā҆
git history |	ĀѶ
git log	āѶĎҍĢѵįҋİҠ
git log $	İ҇
git log <name>	ĀѲĢѵįҕİҝ
git log for	ĀҒįѸ
git log on	ĀѸĎҋ
git show	ĀѺČҍ
git tag	ŉҍ
git tag contains	ŉҍ
git |	āҌ
git | $	āҌ
github	ĀѹāҊŕҌ
github _ <path>	ŕ҈
github actions	Ā҆
give	ĀѰāѱăҍĊ҈Č҆čѹĚѺĜѸĢҊģ҉Ī҇ĳҊĴ҇ĺѹŐҍ
give <name>	ā҇ŇѺŐ҉
give <name> in	ā҈
give _ $	Āѷā҈
give _ <name>	Āѷă҉ģҎ
give _ a	ĀѸď҇Ģҏ
give _ all	Ī҉
give _ an	Āҏ
give _ contents	ŕ҉
give _ every	Ā҉
give _ in	ā҈
give _ its	Ā҈ā҆
give _ line	Đҍĳѹ
give _ list	Ė҆
give _ location	ķҏ
give _ source	Ņ҆
give _ test	Ō҆
give _ the	Ā҉āѷć҈ĊҌĢѶĩҏĪѸĳґĶ҈ķѵŁҋ
give _ use	Īҍ
give _ value	Ā҉
give _ |	Āѹā҈Ĵ҇Ő҈
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҆
give me	ĀҟāѬĊҍĒ҇ĕѺģѹĩҊĳҊĶ҇ķѲĹѺ
give me a	Āѹď҇Ģҏ
give me all	Ī҉
give me an	Āҏ
give me every	Ā҉
give me its	Ā҉
give me the	Ā҉āѴć҈ĊҍĢѶĩҏĪѸĳґĶ҈ķѵŁ҇
give the	ĀѰāџă҉ē҆ĪҋĶѹķҎń҉ŕ҇
give the <name>	ă҉
give the contents	ŕ҉
give the line	ĐҍĳѺ
give the list	Ė҆
give the source	Ņ҆
give the use	Īҍ
give the value	Ā҉
give to	āҊ
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	ĀѲľ҇
given _ $	Ā҆
given _ <commit>	āҊ
given _ <name>	Ĕ҆ě҇
given _ base	ĀҊ
given _ function	ā҉
given _ will	Ĝ҆
given class	ě҇
given class <name>	ě҇
given commit	āҊ
given commit <commit>	āҊ
given the base	ĀҊ
given the function	ā҉
given to	Ĕ҆
given to <name>	Ĕ҆
given |	Ā҆
given | $	Ā҆
gives	ĕ҇ŇҔŐѸ
gives _ $	Ň҈
gives back	ŇҊ
gives which	Ň҆
global	ĀѺā҈ĶҪ
global <name>	āҍĶғ
global <name> is	ā҉
global _ <name>	ĶҒ
global _ is	ā҉
global variable	Ķҋ
global variable <name>	ĶҊ
go	ĀѰāѶĈ҉Ċ҈ėѷĮҸĽ҆Ņ҉ŎҊ
go $	āҒ
go <name>	ĀѺāѹĮҕ
go _ $	ā҆
go _ <name>	ĊҊ
go _ <path>	ĀҎāѺ
go _ for	ő҇
go _ the	Ľ҆
go _ without	Ŏ҆
go _ |	ĀѺāѶĮҏ
go by	āѺŅҌ
go into	ĊҊő҇
go into for	ő҇
go through	ĀҊāѭĈҋŎҊ
go through $	Ĉ҆
go through <path>	Āҏāѹ
go through without	Ŏ҆
go through |	āѺ
go to	ĵҋĽ҆
go to the	Ľ҆
go version	ĮҊ
go |	ā҉
go | $	āҊ
goes	āѺĦҋĴѺŁҋņ҆Ō҆
goes _ <path>	ĀѺĦ҉
goes _ at	ā҇
goes _ in	Āҍ
goes _ line	Ā҇
goes _ the	Ł҈
goes _ what	ģ҆
goes between	Ł҈
goes between the	Ł҈
goes by	ġ҆
goes from	Ā҇
goes from line	Ā҇
goes out	ģ҆
goes out what	ģ҆
goes through	ĀѹĦҊ
goes wrong	ĀҊā҆
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
gone	ņҌ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѤāҦĔѺĢҏĬѹ
good _ $	ā҆
good _ for	āҎ
good _ i	āѸ
good _ that	ā҈
good _ |	ĀѴĢ҉
good afternoon	āѴ
good afternoon i	āѺ
good afternoon |	āѹ
good for	ĢҌ
good morning	ĀѺāѸ
good morning |	āѺ
good name	ā҉
good name for	ā҉
good style	ā҈
good style that	ā҈
good |	ā҇
good | $	ā҇
got	ĀҋāѲĂ҇č҆ġ҆ĬѺŋ҈
got <name> in	Ā҆
got _ $	Ā҈āѴĂ҉ăѸ
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
got renamed	ņ҆
got something	ġ҆
got the	ŅҌņѵ
got the new	ŅҌņѵ
got |	āѴĂ҉ĳ҆
got | $	āѴĂ҉ĳ҆
gpl	ĀѸıҒ
gpl _ what	ıҊ
gpl or	ıҊ
gpl or what	ıҊ
gpl |	ĀѺı҈
graph	Ā҉āѷĦ҈
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	Ā҆āѣŌҙŎҥ
green _ $	āѨŌҍŎҔ
green _ now	ĀҊĈѸ
green _ red	Ŏҋ
green or	Ŏҋ
green or red	Ŏҋ
green right	ĀҊĈѸ
green right now	ĀҊĈѸ
green |	āѨŌҍŎҔ
green | $	āѨŌҍŎҔ
grep	āѶŔғ
had	ĀѰĄ҉ĠҕŅґ
had <name>	ĠҌ
had _ $	Ņ҈
had _ been	Ņ҈
had _ far	ĀѺā҇
had _ name	āҋŅѳņҍ
had a	āѸ
had another	Ņ҇
had another name	Ņ҇
had before	Ņ҇
had formerly	Ņ҈
had formerly $	Ņ҈
had so	ĀѺā҇
had so far	ĀѺā҇
had the	Ņѷņҍ
had the name	Ņѷņҍ
had this	āҎŅѵ
had this name	āҎŅѵ
hand	Ĕ҆
hand _ of	đ҇
hand _ over	Ĕ҆
hand side	đ҇
hand side of	đ҇
handle	Āғ
handled	ĀҒāѺĢҍĸѸ
handled $	ĀҔĸѺ
handled _ $	Ā҆
handled |	Ā҆
handled | $	Ā҆
handlers	ĀҬ
handlers $	ĀҠ
handles	āҊ
handles the	āҊ
hands	Ā҇āѶĉ҇Ňҋ
hands _ been	Āҍ
hands back	Ň҉
hands have	Āҍ
hands have been	Āҍ
happen	ň҆
happen _ know	Āѵň҆
happen _ the	Ā҈
happen if	ā҇
happen in	Ā҈āѺ
happen to	ĀѸň҆
happen to know	Āѵň҆
happens	āҖĬ҈
happens _ be	Ĭ҉
happens _ i	ā҇
happens if	āҒ
happens if i	ā҆
happens to	Ĭ҉
happens to be	Ĭ҉
has	āѮĂ҆ăѷĄҍćѷĉѷĊѹČѹčҏĎ҈Đ҇Ē҆ē҉ĚҊĜҌĝ҇ğѸġҋĢѺģѷĤ҈ħѹĩѹĭҋĮѵįҏĳ҈ĴѺķ҉ĸ҆ĺ҈ļҌŀѺłѺŃѸńѶŅѯņҔŇѳŊҎŋѺŌѹŎѺŏѸŐ҈ő҆œ҆
has $	ĀҐāѴđ҆ē҆Ĥ҉Ł҉
has <name>	ĀҍāѯćѶď҇Ę҈Ě҇ě҆ġѺĤѹĬ҈ĭҋį҆ľ҈ņҋőҊ
has <name> $	ā҉Ő҆
has <name> as	Ā҇Ļ҇
has <name> been	āѸĬҌĭ҇ő҇
has <name> in	Ā҇Ģ҇
has <name> that	ď҆
has <path>	āѷį҇ņ҈ő҇
has <path> been	Ď҉
has _ $	āҋćѺķ҇ĸ҆ņ҆ň҈Ő҈
has _ <commit>	Āѹāҍ
has _ <name>	āѷĐ҉įҌķ҇
has _ <path>	ĀѮāғ
has _ a	ĀѸĜ҆ĵ҈
has _ are	Ī҇
has _ argument	Ā҈
has _ as	Ā҆ĩ҆Ļ҇
has _ become	ņҌ
has _ been	ĀѹĎґĬҍĭ҉őҌ
has _ body	ĺ҉
has _ changed	Āѵč҈
has _ class	ć҇Ě҈ľѹ
has _ declared	Ĭ҉
has _ ever	ā҇
has _ existed	ĀҋāѶ
has _ file	į҆
has _ function	āѺļ҆
has _ gone	ņ҆
has _ got	Ā҆āѮĂ҈
has _ had	ĀѸāҋ
has _ import	Ĝ҇
has _ imported	ĝҊ
has _ in	Ā҈Ģ҇ĥ҆
has _ inner	ļ҈
has _ its	ć҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	Āґ
has _ method	Āѹā҇ĺҊ
has _ methods	ā҇ľ҉
has _ most	ā҈
has _ overridden	ŀ҇
has _ own	Ć҇
has _ parent	ā҈
has _ repository	ĀѸġҐ
has _ string	ā҆
has _ test	ĀѹŊ҇
has _ that	ď҆
has _ typedef	Ľ҇
has _ workflow	Āѱāҏ
has _ written	Ā҆āѹ
has _ |	āѶĳ҈őҊ
has a	Ā҈āѸĕ҇ĺ҉ļҊ
has a key	Ā҇
has a method	ĀѺā҆ĺ҈
has abstract	ā҇
has abstract methods	ā҇
has an	Ā҆Ĝ҇ļ҆
has an argument	Ā҈
has an import	Ĝ҇
has an inner	ļ҆
has anybody	ĀѷāѷĝҊĵ҆ň҇
has anybody imported	ĝҊ
has anyone	ĀҎ
has as	ć҇
has been	ĭ҆
has changed	Āҏāѳ
has changed <name>	Ā҈āѷ
has changed <path>	Ā҇āѺ
has commit	Āѹāҍ
has commit <commit>	Āѹāҍ
has deleted	ĀѰāґ
has ever	Ā҇āѺ
has got	Āѹĳ҈
has got |	ĳ҆
has how	Āґ
has how many	Āґ
has it	Ā҉āѪĂ҈ķ҆ĸ҇
has it $	ķ҇ĸ҆
has it changed	č҆
has it got	Ā҇āѶĂ҉
has its	Ć҆
has its own	Ć҇
has more	ā҉
has n	ľҋĿѸŊ҈
has n test	Ŋ҈
has no	ā҉
has one	āѹ
has put	ė҆
has renamed	ĀѬāҖ
has somebody written	Ā҇
has that	āҋ
has the	ĀѩāҊć҆Đ҈Ě҇ġҎĺҏľѸņѸŒҋœҌ
has the body	ĺ҉
has the class	ć҇Ě҈ľѹ
has the file	į҆
has the most	ā҈
has the typedef	Ľ҇
has the workflow	Āѱāҏ
has to	ĂҌ
has today	ņ҇
has today $	ņ҇
has which	Ą҈Ī҆Ő҆
has which are	Ī҇
has |	āѸň҉
has | $	āѸň҉
hash	ĀѷąҍİҒ
hash $	ą҉
hash _ message	İ҉
hash _ the	ą҆
hash and	İҌ
hash and message	İ҉
hash of	ą҆
hash of the	ą҆
have	ĀҎā҉Ă҇ĈѺĉѶĊѸĎҎĐ҈đѵĒҋĕѹėѷěҊĜѹĠҌġҗģѺĥҌħѷĩѺĬѹĮ҈ķѺĸѷŀ҉ł҈ŃѺņѵŇѷň҉ŉҌŊѸŋғŌѹŎѶŐ҆œѺ
have $	ĀѯāѲĤҊıҊľ҇ŀ҆ňҗŐ҇
have <commit>	ŉ҆
have <literal>	ĥ҇
have <mark>	ĒҊ
have <name>	ĀѰāѮćѺěґĠғňҌŋ҆
have <name> $	Ġ҆
have <name> among	ĀѺě҇ŋ҇
have <name> as	ěҊň҈
have <name> in	ĀѸ
have <name> |	Ā҇āѷĠ҉
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	Āҗāѱă҆ĎҍĖ҆ġ҉Ģ҇ĪҍıѶĸѹŉ҆Ŋ҇ŋ҈
have _ <name>	Ā҉ĂѹĐҍđѹĒ҆ġҍĥ҇
have _ <path>	ĀҐŊѺ
have _ among	Āѹě҇ŋ҇
have _ and	Ŋ҆
have _ as	ěҊĜѺĝ҈ň҈
have _ at	ĀѺā҆
have _ be	ė҈
have _ been	āҐĎѳ
have _ changed	ĀҊ
have _ class	Ā҈
have _ common	āҋ
have _ default	ĕ҆
have _ do	ŕ҆
have _ expect	Ā҉
have _ for	Āѹň҆ō҇
have _ go	ő҇
have _ got	Ā҉
have _ impl	ĥ҆
have _ in	ĀѷĎҊ
have _ install	ĀҐ
have _ it	ľ҇
have _ line	ĀѴāҍ
have _ many	ĀѷāҎ
have _ method	Ā҆
have _ my	Ğ҆
have _ on	ā҇
have _ override	ĀѸĂҍ
have _ own	āѸŀҍ
have _ pass	Ł҇
have _ run	ĮҊ
have _ same	ā҈
have _ superclass	ĀѹćҌ
have _ test	ŋҊ
have _ to	āѹ
have _ visibility	ĭҍ
have _ |	ĀҖāѲĠ҉ġ҇
have a	ćҋġ҈ĵ҆ŋ҆
have a <name>	āѺġҍ
have a class	Ā҈
have a method	Ā҇
have a superclass	ĀѺćҌ
have a test	ŋҊ
have an	Āҍāѵĥ҆
have an impl	ĥ҆
have been	Āҕă҆
have been changed	ĀҊāѺ
have been on	Āҍ
have changed	Āҋ
have changed <name>	ĀҋāѶ
have changed line	ĀѴāҍ
have for	Āѹō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀҚāѰđѸĞ҆ľ҇
have in <name>	Āҕāѹđѹ
have in <path>	Āґāѱ
have in common	āҋ
have in it	ľ҇
have its	ĐҎļ҆
have its <name>	ĐҎ
have no	ĀѸāҎ
have not	ĀѵāҎ
have one	ŋҊ
have outside	āҍŊѸ
have tests and	Ŋ҆
have tests |	Āҋ
have that	ĀѵāѺġҒ
have the	ĀѸāҊĒ҇
have the same	ā҈
have their	āѷŀҍ
have their own	āѷŀҍ
have to	Ā҉ā҇ĂҌĮ҈
have to <name>	Āѷāғ
have to be	ė҈
have to do	ŕ҆
have to expect	Ā҉
have to go	ő҇
have to install	ĀҐ
have to override	ĀѸĂҍ
have to pass	Ł҇
have to run	ĮҊ
have too	ĀѺā҉
have too many	ĀѺā҉
have unused	Ā҆
have unused imports	Ā҆
have we	ō҇
have we got	ĀҊ
have |	Ā҆ă҆ĎҍĖ҆Ģ҈ĪҍıѶĸѹŊ҇
have | $	Ā҆ă҆ĎҍĔ҆Ė҆Ģ҈ĪҍıѶĸѹŊ҇
having	ĀѷāѺĒ҈ň҆
having <name>	ĀѺň҇
having <name> as	ĀѺň҇
having _ as	ĀѺň҇
having _ import	ĩ҆
having an	ĩ҆
having an import	ĩ҆
head	āѴąѺĎѲİҲ
head $	ĀҊ
head _ $	ĀѶİҒ
head _ which	ĀѸİҋ
head commit	İҊ
head is	ĀѺİ҉
header	ĀѶā҈ĽҔ
header _ it	Ľ҈
header of	ā҈
headers	Ī҈
headers _ <name>	Ī҇
headers _ <path>	Ā҆
headers does <path>	Ā҆
hello	Āѵāҏ
hello _ i	ĀѸāҋ
hello |	ĀѶāҎ
hello | i	Āѹāҍ
help	ĀѹāҕĊѺċ҆Ļ҆
help _ find	āқĂ҆ĊѺĢѸĻ҆
help _ understand	Ģ҆
help me	āҘĂ҆ĊѺĻ҆
help me find	āқĂ҆ĊѺĢѸĻ҆
help me understand	Ģ҆
helper	ķҪĺѺĻҌļқŁѹ
helper <name>	ķҙĻҍļҙŁѺ
helper <name> $	āѸķҊļҍ
helper <name> enclosed	ā҇
helper <name> is	ļ҇
helper <name> |	ķ҇
helper _ $	āѸķҊļҍ
helper _ <name>	ķҏ
helper _ enclosed	ā҇
helper _ is	ļ҇
helper _ |	ķ҇ļ҆
helpers	Ā҇āѳĉҗ
helpers _ $	ĀҎāѷ
helpers _ <name>	āѹĉҌ
helpers does	ĀѺĉҍ
helpers does <name>	āѹĉҌ
helpers |	ĀҎāѶ
helpers | $	ĀҎāѶ
here	ĀѴāѭĈґĒ҈ėҎġҡĬѹĮҕįѷİ҇ıҎłґņѺŋ҈
here $	Ā҆āѸĈҍė҇ġҎı҈
here _ $	ĀѰġҐĮҐİ҉ı҇ł҆ŋ҉
here _ in	Ā҆
here _ not	ė҆
here does	Ā҇
here does not	Ā҇
here is	ė҆
here is not	ė҆
here |	ĀѮġҏĢѹĮґİ҈ı҆ł҈ŋ҉
here | $	ĀѰġҐĢѹĮҐİ҉ı҇ŋ҉
hey	āѰă҆
hey _ tests	Ā҈
hey _ you	Āҏā҉
hey can	ĀҐ
hey can you	ĀҐ
hey do	āҋ
hey do you	āҋ
hey i	ĀѵāѸ
hey what	ĀҊ
hey what tests	Ā҈
hi	Āѹāғ
hi _ could	ķ҆
hi _ m	ā҈
hi _ somebody	Ā҈
hi i	ā҈
hi i m	ā҈
hi there	ā҆
hi |	ā҆ķ҆
hi | could	ķ҆
hi | somebody	Ā҈
hidden	āѱĻҏ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҏāѮćҌĉѺĚҖŀ҉ňҌ
hierarchy _ $	ĀѸāѸćҋĚ҆ň҆
hierarchy _ <name>	Ě҆
hierarchy |	ĀѸāѸćҋĚ҆ň҆
hierarchy | $	ĀѸāѸćҋĚ҆ň҆
hint	Ā҉
history	ĀҘāѵĎ҈İҙ
history $	ĀҝāѰąѸ
history _ $	ĀѺ
history _ <name>	āѸą҇ĎҊ
history _ <path>	ĎҐ
history _ this	ĀѲāҌ
history of	Āѭā҉ĎҚ
history of <name>	Ďҋ
history of <path>	ĀѺĎҐ
history of this	ĀѲāҌ
history replace	ņ҆
history replace the	ņ҆
history was	ĀҎāѵ
history was <path>	Ā҆
history |	ĀѫāҎİҋ
history | $	ĀѺ
hit	ĀѺč҆
hits	ŏҚŔ҆
hits _ <name>	Ā҆ŏҋ
hits for	ŏҚ
hits for <name>	Ā҆ŏҋ
holding	ĀѹāѺķҋŉ҉ő҉
holding _ $	ĀѺāѺŉ҉őҍ
holds	āѭĐ҉đ҆ĤҏĵҋŇѺŌ҈Ő҉ő҆
holds $	Ĥҏ
holds <path>	ĀҒőѴ
holds _ $	ő҇
holds _ <name>	ő҆
holds _ copyright	Āѹā҈
holds _ definition	ĵ҆
holds _ value	đ҆
holds _ |	ĀғőѰ
holds our	ĀѸőҐ
holds the	ĀѶĵҋ
holds the <name>	Đ҆
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
how	ĀґāҢĂѹăѺąѵĆ҇ćѹĈѲĉѹĊѷčѸĎҸďҢĐѸđҖĒѺēѹĕѺĖѹėҋĘѹęѹěѺĜѸĝѳĞѹĠѸġѹģѸĤѷĥѶĦѶħҜĨқĩѰĪѷīѺĬѸĭѶįґıҔĲѷĳҮĴґĶѶķѹĸѺĹѺĺѺĻѺľҰŀѹŃѹńѸŅҐňѹŊҷŋѷŌѷŎѵŏѷŐѸŒѯœѹŔѺŕҋ
how <path>	Ĩҋ
how <path> becomes	Ĩ҆
how <path> is	Ĩ҆
how _ $	Ŋ҆
how _ <name>	ĀѴā҇ď҇ħҏĳ҇
how _ <path>	āѴĨҗŕҏ
how _ abstract	Ā҈āѺ
how _ ago	āѷįҎ
how _ are	ĀҊ
how _ arguments	Ā҆
how _ asserts	ĀѴāҎ
how _ attributes	ĀҊāѺ
how _ becomes	Ĩ҆
how _ bytes	ĀѲāҒ
how _ checkins	ĎҊ
how _ classes	Āҏ
how _ commits	āҌĎҞ
how _ cut	ā҇
how _ data	Ā҇
how _ days	ĀѮāғ
how _ defs	Ā҆
how _ descendants	Ā҇
how _ different	āѺ
how _ do	āҊ
how _ does	Āѱāқė҈
how _ entries	ĀѸĎ҉
how _ exceptions	Ā҈āѹ
how _ exports	ĀґāѴ
how _ fields	Ā҇
how _ files	ĀҙāѴĩѺ
how _ functions	ĀҏāѰľҌ
how _ has	ĀѹāѹĎ҉įҋ
how _ i	Āѯāҭħ҉ő҆
how _ import	ā҇
how _ imports	Ā҉
how _ is	ĀҘāѴđҏĬ҇ĳ҈ŒѴ
how _ it	ĀѶāѺĮ҆ĴҋŅ҆
how _ itself	ņ҈
how _ jobs	ĀѷāҊ
how _ line	Ĵ҈
how _ lines	ĀѸāҕĳҠ
how _ member	ĀѶľґ
how _ members	Ā҈āѺ
how _ methods	Āѷā҇ľҥ
how _ must	āѷė҈
how _ of	āҊ
how _ one	āѸŅҋ
how _ open	ĀѺā҈
how _ other	Ā҆
how _ parameters	ĀҌāѹ
how _ people	āҐ
how _ places	āѸĆҊ
how _ revisions	ĀѴĎҐ
how _ seconds	ā҈
how _ separate	Ŋ҆
how _ subclasses	ĀҊāѸ
how _ test	ĀѱŊқ
how _ tests	ĀѲāҐŊҪ
how _ that	Āѹĳ҆
how _ the	Ā҇āѸďҊ
how _ there	ā҆
how _ they	ā҇Ĭѹ
how _ things	Ā҆
how _ this	ĀѸıҌ
how _ times	ĀѷĎҒ
how _ was	Ď҇
how _ you	āѺł҈
how _ |	āѸđ҆
how are	ĀѶā҇
how big	ā҉đ҇ŒѴ
how big is	ā҉đ҆ŒѴ
how calls	ņ҈
how calls itself	ņ҈
how can	āҋ
how can i	ā҈
how come	āұĬѸ
how come <name>	āҏ
how come <path>	āҊ
how come the	Āғāѷ
how come there	ā҆
how come they	ā҈Ĭѹ
how deep	ā҈
how deep is	ā҈
how did	Ņҋ
how did it	ā҇
how did one	āѷŅҋ
how do	ĀѸāҏďҐħҎő҆
how do i	ĀѳāҢħҊő҆
how do the	āѺď҉
how does	ĀѵāѨħҒĨҋĴғŕ҉
how does <name>	ĀѲħҎ
how does <path>	āѲĨҌŕ҉
how does it	āѸĴҋ
how does line	āѹĴ҉
how does the	Ā҆
how fast	ĀѶāҌ
how fast is	ĀѶāҌ
how has <name>	ā҆
how is	āѣĨҌĮ҆ıҐŕҋ
how is <name>	ĀҠāѤ
how is <path>	ĨҌŕ҆
how is it	Į҆
how is the	Āѳā҆
how is this	ĀѴıҌ
how long	āҏįҐĳҎ
how long ago	āѷįҎ
how long do	āҊ
how long does	ĀѸāҔ
how long has	Ā҈āѹ
how long is	ĀҋāѵĎ҆ĳ҆
how long the	ā҆
how many	ĀӋĆ҈ĎҴĩѶĬѺĳҦľҳŊӁ
how many $	Ŋ҆
how many <name>	Āѷĳ҈
how many abstract	Ā҈āѺ
how many are	ĀҊ
how many arguments	Ā҆
how many asserts	ĀѴāҎ
how many attributes	ĀҊāѺ
how many bytes	ĀѲāҒ
how many checkins	ĎҊ
how many classes	ĀҏāѸ
how many commits	āҍĎҠ
how many days	ĀѮāғ
how many defs	Ā҆
how many descendants	Ā҇
how many different	āѺ
how many entries	ĀѸĎ҉
how many exceptions	Ā҈āѹ
how many exports	ĀґāѴ
how many files	ĀҔāѶ
how many functions	ĀҋāѳľҌ
how many jobs	ĀѷāҊ
how many lines	ĀѸāҖĳҞ
how many member	ĀѶľґ
how many members	Ā҈āѺ
how many methods	Āѷā҇ľҤ
how many open	ĀѺā҈
how many other	Ā҆
how many parameters	ĀҊāѹ
how many people	āҐ
how many places	āѸĆҊ
how many revisions	ĀѴĎҐ
how many seconds	ā҈
how many separate	Ŋ҆
how many subclasses	ĀҊāѸ
how many test	ĀѲŊқ
how many tests	ĀѲāҒŊҧ
how many that	Āѹĳ҆
how many things	Ā҆
how many times	ĀѵĎҒ
how mnay	Āқāѳ
how much	ĀѵāѶđҗ
how much is	āѸđ҉
how new	āѶėґ
how new does	ė҉
how new must	āѺė҈
how often	ĎҒ
how often does	ĀѺāҌ
how often has	ĀѺĎҊ
how often is	ĀҖāѳ
how often was	Ď҇
how recent	āѺĮҋ
how recently	Āѹį҉
how recently has	Āѹį҉
how the	ďҌ
how this	ıҊ
how to	ĀѹāҡħѺ
how to cut	ā҇
how was	āѵŅҍ
how was it	āѺŅ҈
how well	ā҇
how would	łҊ
how would you	ł҈
hunting	ĵ҆
hunting for	ĵ҆
hwo	Āѷľ҇
hwo many	Āѷľ҇
i	ĀѪāѡăѺĄѸąѺĆ҇ĐҊēѺĔ҈ĖѹĚ҇ĝҌğѷģ҇ĩѸĪѸĭ҉Į҆įѷıѸĵҒĶ҇ķҊĸ҇ĹҋĻ҆Ŀ҆Łҏł҉ŃѸŅѹņѴŇ҇ŌѶōѺŏѺŐѷőҊŒ҇
i _ $	ĀѸāҍł҈
i _ <name>	Ā҉āѹĐҋĔҋĚҊĬ҇ĮѺń҉Œ҆
i _ <path>	ā҆ĝҌ
i _ a	ĀѳĢ҇
i _ about	Ĭ҆
i _ after	Ğ҇
i _ at	āѸĨ҈ł҇
i _ back	ĀҌāѹ
i _ by	ė҆
i _ calling	Ā҈
i _ changing	ā҆
i _ errors	Āґāѱ
i _ for	ė҇
i _ from	ĀѴāѴģҋħҌ
i _ if	Ā҉
i _ implementing	āҋ
i _ in	Ā҈Ę҇Ğ҆ğѷĭ҆
i _ into	ă҆Ę҇
i _ is	Ā҇
i _ it	ĀѵāҎĘ҆Į҆Ł҇
i _ its	ķ҇
i _ like	Ā҇āѴĊ҆Ī҆
i _ looking	Ā҇
i _ new	Ģ҇
i _ not	āѬĔ҇Ĭѹ
i _ on	Āѷā҈Ŀ҉
i _ only	āѹĵҊ
i _ out	Ĕ҆
i _ renaming	ā҇
i _ test	ā҇
i _ that	Ā҆Ĭ҉
i _ the	ĀҞăѹĆ҇ćѺĐѹđ҆ĤѺĬ҆İ҆ĹҎĿѸ
i _ this	ā҇Ė҇Į҈
i _ to	āѪĂҌĐ҇đѹĔѹĖѹėѶĞѸģѺĬ҆Į҆Ķ҆ķ҆ŁҖłѺńҌőҌ
i _ when	āѺŇ҆
i _ wondering	ĀѺāҌ
i _ writing	āѲ
i _ wrong	ā҉
i _ |	āѺĵ҇Ŀ҇Œ҇
i allowed	ā҇
i allowed to	ā҇
i altered	Ā҆
i altered the	Ā҆
i call	Ā҈āѶĊѹĔ҇Ŀ҉ŁҋńҊŇ҆
i call <name>	ĀҍāѭĔ҈ńҌŇ҇
i call it	Ł҉
i call on	ā҆ĿҊ
i can	Ā҇āѵ
i can not	ĀҊāѸ
i change	ĀҋāѮĐ҇
i change <name>	Đ҇
i change the	Āғāѯ
i d	Ā҉āѶĊ҆Ī҆ŀ҇
i d like	Ā҈āѷĊ҆Ī҇
i delete	Ā҉
i delete <name>	Ā҇āѺ
i do	ĀѱāѵĎ҇Ĕ҇
i do not	ĀѳāѵĔ҇
i drop	ā҆
i drop the	ā҇
i edit	Đ҇
i extend	ĀѸĂҌ
i extend <name>	ĀѸĂҌ
i find	āѣĘҊĚ҈Ĭ҆œ҈
i find <name>	ĀѹāѺę҆Ě҉Ĭ҈
i find <path>	Ĝ҆
i find a	Ā҇
i find in	Ā҆Ę҇
i find its	ķ҇
i find the	ĺ҇
i find |	Ŀ҈
i get	āѲė҆Ğ҈ħҋŎ҆
i get after	Ğ҇
i get back	ĀҍāѺ
i get errors	Āґāѱ
i get from	āѵħҌ
i get to	ő҆
i have	Ā҆Ă҉ėѹ
i have to	ĀҎĂҋėѹĮ҆Ł҆
i hover	Ő҆
i import	ĀѷģҌĩѺł҈Œ҇
i import <name>	Œ҈
i import from	ģҌ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i leave	āҊĔ҈
i leave out	Ĕ҆
i look	Ę҇Ļ҆
i look into	Ę҇
i looking	ł҇
i looking at	ł҇
i m	āѱĚ҆Ģ҈
i m a	Ģ҈
i m about	Ĭ҆
i m calling	Ā҈
i m changing	ā҆
i m implementing	āҋ
i m looking	Ā҇
i m new	Ģ҇
i m renaming	ā҇
i m writing	āѲ
i mean	Ā҇āѤİ҇Ĺ҇Ł҇
i mean is	Ā҇
i mean the	ĀѹāѺİ҇Ĺ҇
i move	āҋ
i need	āѵĖѺĞѹĬ҉Ľ҇ľ҇ńҊŊ҆
i need for	ė҇
i need only	ĵ҆
i need the	ĀҖāѵĐѹļ҆Ľ҈
i need to	ĀѴāѷĬ҉Ļ҆Ł҆ń҉
i never	Ĕ҈
i open	āѷĬ҈
i open the	Ĭ҉
i pass	ĀҕāѶŁ҉
i pass to	Ā҇āѹŁҊ
i put	āґğѸ
i ran	Ā҇
i ran only	Ā҇
i read	ĀѸę҈Ĺ҇
i read <name>	ę҈
i read the	Ĺ҇
i receive	Ň҉
i rely	ā҇
i rely on	ā҇
i remove	Ā҈
i rename	ā҆
i right	ĀҒ
i right that	Ā҉
i run	Āѷă҆ł҈
i run into	ă҆
i scroll	āѹļ҆
i scroll to	āѺļ҆
i see	Ę҇ĝ҆
i see the	ā҈œѺ
i see |	Ĵ҆
i set	ā҆
i skip	Ā҉āѶĔ҆
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i subclass	ā҈
i subclass <name>	ā҈
i suspect	Ā҆
i suspect <name>	Ā҆
i treat	ĭ҇
i treat <name>	ĭ҇
i use	ā҈ĢҊ
i use <name>	ĢҊ
i use this	ā҇
i ve	ĀѶāѺ
i want	Ā҆Ċ҆ĭ҇
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
identical	ā҈ĆѺ
identifier	ġ҈
identifier <name>	ġ҈
identifier <name> is	ġ҈
identifier _ is	ġ҈
identifiers	Ā҈ģ҇
identifiers _ into	Ā҉
identifiers come	Ā҉
identifiers come into	Ā҉
identify	ĀѰāѝĉҍĊѹĚѹĞ҆Ŀ҉ŀ҇łѺŃ҆ń҉
identify _ <name>	Ğ҇
identify _ file	ĺ҇
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĀѺĉґĊѸĤ҆ńҊ
identify every	āѶŀҌŃ҉
identify the	āѮĚѺĞ҆ĺ҆łѺ
identify the <name>	Ğ҇
identify the file	ĺ҇
identify the predecessor	Ņ҆
identify the subdirectory	ő҆
if	ĀѺā҇ăѹĆѺćѸĈғĉѸĊѺčҕĐѺĔҒĕ҇ĘҌęҐĚ҇ěҖĜҌĝҒğѹĠҏġҖĢѵĦҋħѺĩѷĪѹĬҍĭҐŀѴŁѺŃѹŅѹņѺňѵŋҐŌҕōѷŎҘőѹœѵ
if <commit>	čҋ
if <name>	Ā҉āѹĘҒę҉ĚҌěғĠҊġ҉Ĭ҇ĭҋ
if <name> count	ĭ҈
if <name> exists	ġҍ
if <name> has	Ā҆
if <name> is	ĀҒę҈Ě҆ěҏĬ҉
if <name> was	Ġ҉ĭ҉
if <name> were	ā҉
if <path>	ĀѺĜ҈ĝґ
if <path> gets	ĝҍ
if <path> is	ĝ҇
if _ <name>	Ō҆
if _ build	Ĉ҆
if _ class	Ā҆
if _ count	ĭ҈
if _ do	āѸĔҌ
if _ drop	ā҇
if _ exists	ġҍ
if _ function	Ĭ҉
if _ gets	ĝҍ
if _ got	č҆
if _ has	Ā҆
if _ includes	Ĝ҆
if _ is	Āҍāѳę҉ěҏĝҊĬҌŎ҉
if _ leave	Ĕ҇
if _ of	ŋ҆
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ remove	Ā҈āѺ
if _ skip	Ĕ҆
if _ test	ŋ҆Ō҉
if _ tests	Ŏ҈
if _ the	Ō҆
if _ was	Ġҋĭ҉
if _ were	āҒ
if a	ŋ҆
if any	ĀѸŋҋ
if i	ĀѶāҒĂ҆Ĕғę҇ĢѺĳ҆
if i do	āѺĔ҈
if i drop	ā҇
if i leave	Ĕ҇
if i ran	Ā҇
if i remove	Ā҈āѺ
if i skip	Ĕ҆
if it	ĀѺĈҊŎҋ
if it is	āѺŎҊ
if test	Ō҆
if test <name>	Ō҆
if the	Ĉ҈ĬҌŎ҆
if the build	Ĉ҆
if the class	Ā҆
if the function	ĬҊ
if there	ŋ҆
if this	ġ҆
if we	ā҇
ignore	āҘĊѹ
ignore _ result	ā҇
ignore its	ā҇
ignore its result	ā҇
ignore the	ā҆
ignored	āҎ
ignored _ git	āҌ
ignored by	āҌ
ignored by git	āҌ
impl	ĀѲĉ҇ĥғīҘĿҋ
impl <name>	āѳĥҖ
impl <name> for	āѳĥҖ
impl _ <name>	ĥҎ
impl _ for	ĀѵāѱĥҒīҘ
impl _ of	ĉ҇Ŀҋ
impl of	āҔ
impl of <name>	ĥ҉
implement	ĀҋāҚĂҚĥҔī҆ňѶ
implement $	Ă҉ī҉
implement <name>	ĥҖ
implement <name> $	ĥ҉
implement <name> |	Ā҆āѸĥҋ
implement _ $	āѸĂҋĥҍ
implement _ <name>	ĥҊ
implement _ abstract	ā҉ĂѺ
implement _ interface	ĀѸāҌĥѷī҈
implement _ interfaces	ā҉
implement _ trait	ā҈
implement _ |	ĀҖāѳĥҋ
implement any	ĀѺī҈
implement any interface	ĀѺī҈
implement in	Ā҉āѺ
implement it	ĀҐ
implement it |	ĀҐāѸ
implement its	āҋ
implement its interfaces	ā҉
implement the	āҒ
implement the interface	āҋĥѸ
implement |	Ā҈āѵĂҊ
implement | $	Ā҈āѵĂҊ
implementation	ĀѸĂ҉ĥ҉īҐ
implementation _ <name>	ĀѶāҎĥ҇
implementation _ interface	ĥ҆
implementation _ the	Ā҆
implementation of	ĀѵāҌĥҊīҋ
implementation of <name>	ĀѲāҎĥ҇
implementation of interface	ĥ҆
implementation of the	Ā҆
implementations	āѹĥҾī҉Ľѹŀ҉ňѸ
implementations $	ĥґ
implementations _ <name>	ĥқ
implementations _ the	ī҉ŀ҆
implementations of	ĥҘ
implementations of <name>	ĥҐ
implementations of the	ŀ҆
implemented	Āѹā҇ĥҘīҝķҊĺҊĽѺňѸ
implemented $	ķҋĺҌ
implemented _ $	ĥҊ
implemented _ <name>	īҋ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҈
implemented by	Āѷā҉īҏňѺ
implemented by <name>	ī҇
implemented by the	ī҇
implemented for	ĥ҆ī҈
implemented interfaces	ī҆
implemented |	ĥҋ
implemented | $	ĥҋ
implementers	ĀѵĥӀňѹ
implementers $	ĥҠ
implementers _ <name>	ĀѹĥҠ
implementers of	ĀѹĥҠ
implementers of <name>	ĀѹĥҠ
implementing	ĀѸāҐĥґ
implementing <name>	āҌĥ҇
implementing <name> $	ĥ҈
implementing <name> so	āҋ
implementing _ $	ĥҌ
implementing _ so	āҋ
implementing _ |	ā҆
implementors	āѸĥҞĽѹ
implementors _ $	ĥ҇
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥҒ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҇
implementors | $	ĥ҇
implements	āѰĥңīү
implements $	īҍ
implements <name>	ĀѷĥҦīѶ
implements <name> $	ĥ҉
implements <name> |	ĥҒ
implements _ $	ĥ҈īҋ
implements _ <name>	Āғĥѵ
implements _ of	īҏ
implements _ trait	ĥ҇
implements _ |	Āѹāѹĥҙ
implements clause	īґ
implements clause of	īҏ
implements the	Āғ
implements the <name>	Āғĥѱ
implements the trait	ĥ҇
implements what	īҍ
implements |	ī҆
impls	ā҆ĥҌīҐĽѸ
impls _ interface	ĥҌ
impls of	ĥҏ
impls of interface	ĥ҈
import	āҕąѺčѺĎѺĐѺĜҮĝҡģҘĦӀħҦĨҞĩҙĪҘĬѷĭѺĮѺįѺĳѴłҐŅѹņѹŊѹŏҕőѷŕѺ
import $	ĜҊĝ҆ģҏĩҘŏѵ
import <name>	ā҆Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѵāҟĜ҆ĝ҈ħґĪѸ
import <path> $	ĀѶāҎĜҒĝѵ
import <path> is	ĜѯĝҔ
import <path> lazily	ā҈
import <path> |	ĀѸĜґĝѶħҌ
import _ $	ĀҖā҇ĜҍĝѳĦҋĩ҇Ī҈ŏѶ
import _ <name>	ģ҇ħҌŒ҇
import _ <path>	Āҕĝҏģ҆ħҋĪѹ
import _ a	ł҇
import _ between	Āҋ
import _ does	Ī҈
import _ file	Ĝ҇
import _ for	ĜҎ
import _ from	ĀѹāҔĪ҈
import _ go	ĀҏĦѺ
import _ in	ĀѵĪҎŏҏ
import _ indirectly	Ħ҆
import _ is	ĜѯĝҐĨ҈
import _ lazily	ā҈
import _ module	ĀҕĩѷŒѹ
import _ names	ĀѺĪ҈
import _ nothing	ŏҋ
import _ of	ĀѺĪҘŏҊ
import _ or	Ħ҇
import _ other	Ā҉āѶ
import _ outside	ĀѺā҉
import _ starting	ħ҆
import _ that	ħ҈
import _ then	ŏ҆
import _ through	ā҈Ħ҈ĪѸ
import _ to	ħѶĨҙ
import _ using	ŏ҆
import _ which	ĀѸĦҊ
import _ |	ĀѺĜҜħҎĩҌ
import both	āҌ
import both <path>	ā҇
import but	ŏ҇
import chain	āҊħҋĨ҆
import chain <name>	ħ҇
import chain <path>	ħ҈
import chain from	ā҉
import chain to	Ĩ҇
import chains	ĀѺā҈
import check	Ħ҇
import check $	Ħ҇
import circle	Ħ҈
import count	ĀғĪѸ
import count $	ĀғĪѸ
import cycle	ĀҌāҏĦҚĪѹ
import cycle $	Ħҍ
import cycle in	ĀѺā҉
import cycle which	ĀѹĦҊ
import cycle with	ā҆
import cycle |	ĀҊ
import each	Ā҉āѶ
import each other	Ā҉āѶ
import exists	Ĝҋ
import exists |	Ĝҋ
import for	ŏҋ
import for nothing	ŏҋ
import from	ĀҠāѳģҒĪѸ
import from <name>	ģ҇
import from <path>	ĀҠāѫģ҉
import from outside	ĀѺā҉
import graph	Ħ҈
import hops	ħҌ
import in	ĀѸāҒĜ҈ĝѹ
import in <path>	ĀѹāҎĜ҆ĝѺ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import it	ĀѺāѷĝҌĩҏ
import it |	āѶĝҌĩҊ
import its	Ī҈
import its names	Ī҈
import itself	ĦҐ
import itself indirectly	Ħ҆
import lines	ĀѺāѷĪҘĳѹŏҏ
import lines from	Ī҉
import lines in	ŏ҇
import lines of	Ī҇
import list	Īҙ
import list $	Ī҉
import list of	ĪҐ
import loop	ĦҎ
import of	āѺĝҘĩҐ
import of <path>	ĝҗĩ҇
import or	āѹłҏ
import or a	ł҇
import path	āѺħҒĨ҆
import path from	ħ҇
import path that	ħ҆
import path to	Ĩ҆
import paths	āҌħѶ
import paths from	āҌħѶ
import route	ħҍĨҍ
import route is	Ĩ҈
import route to	Ĩ҆
import something	Ī҆
import something |	Ī҆
import statement	Ĝҋ
import statement for	Ĝ҇
import statements	āѶĪҕŏҎ
import statements does	Ī҉
import statements in	āѺĪҊŏ҉
import statements of	ŏ҈
import the	ĀҐā҆Ĝ҇ĩѵŒѹ
import the file	Ĝ҇
import the module	ĀҕĩѷŒѹ
import the names	ā҈
import without	ĪѺŏҌ
import without using	ŏ҆
import |	ĀҕāѵĪґ
import | $	ĀҖāѵĪґ
imported	ĝҚģ҇ĦѹĨҒĩңĪҙŏҜ
imported $	ĩҕ
imported <path>	āҐĝ҇ħ҆ĩѹ
imported <path> $	ħ҈
imported <path> in	ā҈
imported <path> into	ĝҊ
imported _ $	ĀѸĜҍĝѹħ҇ĩҖ
imported _ <name>	ĝҌĨ҇ĩѵĪҋŏ҇
imported _ <path>	ĝҔħѺĨҌĩѵĪҋŏҊ
imported _ and	ĩ҈
imported _ file	ĩѺĪ҈
imported _ in	ā҉
imported _ into	ĝҊ
imported _ of	ģ҆
imported _ tests	ā҆
imported _ the	Ī҆
imported _ within	ĝ҆
imported _ |	ĀҖĝѺ
imported at	Ī҇
imported at the	Ī҇
imported by	Āҟĝ҇ħѺĨҏ
imported by <name>	Ĩ҆
imported by <path>	ĀғĨҋ
imported by tests	ā҆
imported by |	ĀҊ
imported from	ĀѩāҐĝ҈ģҋ
imported from <path>	ĀѱāҎģ҇
imported from within	ĝ҆
imported in	ĀѵāѷĝҍĪҐŏҌ
imported in <name>	Ī҇
imported in <path>	Āѹĝ҈Īҋŏ҇
imported into	Ā҆āѹĝ҇
imported into <name>	Ā҆
imported modules	ĩѺĪ҈
imported modules file	ĩѺĪ҈
imported names	ĀҌāѹŏҊ
imported names |	Āҍ
imported out	ģ҆
imported out of	ģ҆
imported |	ĀѸĜҍĝѹĩҕĪ҇
imported | $	ĀѸĜҍĝѹĩҔĪ҇
importer	ĀѺĝ҉ĩѷĪҌ
importer $	Ĝѷĝҏ
importer _ $	ĩѸĪҍ
importer _ <path>	ĜҎĝѹ
importer of	ĜҍĝѹĩѷĪҌ
importer of $	ĩѸĪҍ
importer of <path>	ĜҎĝѹ
importers	ĀѸāѱĜҏģ҈Ħ҆ĩӋ
importers $	āѸĜ҉ĝѸĦ҇ĩҢ
importers _ $	āѸģҋĩҊ
importers _ <name>	ĩҍ
importers _ <path>	Ĝ҆ĝҋĩҋ
importers of	Ĝ҆ĝҋĩқ
importers of <name>	ĩҍ
importers of <path>	Ĝ҆ĝҋĩҋ
importers |	āѸģҋĩҊ
importers | $	āѸģҋĩҊ
importing	ĀѴāҌĜҌĝѴĦҊħҌĩҋĪ҇Œ҇
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩ҉
importing <name> $	ĩ҆
importing <path>	ĀѹāҍĜҎĝѳħҌĩ҉
importing <path> $	āҋĩ҆
importing <path> |	ĜҌĝѴ
importing _ $	ĀѺāҍĩ҈Œ҇
importing _ directly	ā҇
importing _ from	Ā҉
importing _ |	ĜҌĝѶĩҌ
importing itself	Ħ҈
importing needless	ŏ҇
importing needless $	ŏ҇
importing them	Ā҉
importing them from	Ā҉
importing |	Ī҈Œ҈
importing | $	Ī҈Œ҈
imports	ĀҎąѺčѺĎѺĐѸĜҊĝҠģѺĦҹħҽĨғĩҏĪҸĬѸĭѺįѺĳѺŅѶņѷŊѺŏӑőѹŕѺ
imports $	āѺĜѵĝғħҌĪҕŏѷ
imports <name>	āѺĦ҆ĩґĪѷ
imports <name> $	ĩ҇
imports <name> importing	Ħ҆
imports <name> |	ĩҍ
imports <path>	āҕĜҡħѺĩҎĪѱŏѶ
imports <path> $	Ĝ҆ĩҎĪѷ
imports <path> but	ā҉ŏѺ
imports <path> does	ā҇Ĝ҉
imports <path> |	Ĝ҉ĩ҆
imports _ $	ĀҏāѷĝҊħҊĩҏŏѸ
imports _ <name>	ĀѵāѺĦ҈Īґŏқ
imports _ <path>	Ā҆ā҈ĜѺĦҐħҍĨ҆Īҏŏҝ
imports _ a	āѺĦ҈
imports _ but	ā҉ŏѺ
imports _ does	ā҈Ĝ҉
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҆
imports _ in	ĀѺāѺħ҆ĪҔŏѶ
imports _ never	āѸŏҏ
imports _ not	āѸĝ҆ŏҋ
imports _ of	ĀҖĪѺ
imports _ unused	ŏ҈
imports _ uses	ā҇
imports _ which	ĩ҇
imports _ |	Ā҉Ĝ҉ĩҌ
imports are	ĀѸĪҊŏ҈
imports are follow	Ĩ҆
imports are in	āѺħ҆ĪҊŏѹ
imports are not	āѹŏҊ
imports are unused	ŏ҈
imports can	ŏ҇
imports do	ā҇
imports does	ĀѺħ҇ĪҌ
imports found	Ī҈
imports found in	Ī҈
imports from	ĀҎĦ҇ĪѺ
imports from <path>	ĀҏĪѺ
imports in	āҏĪґŏҕ
imports in <name>	ŏҊ
imports in <path>	āҋĪҌŏҍ
imports inside	ŏ҇
imports is	Ĩ҉
imports is <path>	Ĩ҉
imports it	ĀҎĩѹ
imports it |	ĀҏĩѺ
imports mention	ĩҎ
imports missing	āҍ
imports missing from	āҍ
imports of	āѵĝҊĦґĪҏŏґ
imports of <name>	āѹĪҋŏҋ
imports of <path>	Ā҇ĝ҇ĦҊĩѺĪ҉
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
imports till	ħ҈
imports till <path>	ħ҈
imports without	ŏҊ
imports |	Ā҈ĝҋĪҏ
imports | $	Ā҈ĝҋĪҏ
in	ĀѲĂ҈ĄғąґĊѶċҊčґĎҎĐҡđѦĒѱēѪĔҔĕѴė҆Ĝ҆ĝ҆ğ҈ĠҐġҍĢѸĥѺĦґĪҌīѸĬщĭѯĮѫįѸıѪĲ҈Ĵ҇ĸ҇Ĺ҆ĻҒļҋľ҆ŀҋŁѰłѷŅѮņѢŇѫňѤŉҌŊҖŌѣōѳŎҙŏҌŐѰőҒŒѸœ҆Ŕҕ
in $	āѸĪ҈ĵ҉ĶҊő҆
in <commit>	ĀѱČґčҙ
in <commit> $	ĀѹČҎčҊ
in <commit> |	ĀѺ
in <name>	ĀҙāҚĂҔĆѹĉҌĊѶĐҤđѩĒѷēѺĔҐĕѹĖ҈ėѹĘ҇ĠѲġѲĢѮģҕĤҋĦѵĩ҆ĬѸĭѸĴҌĶѺķѳĹҌĻҗļҊĽѹľ҇ĿґŀѯŁѹŃѸńҍŇѸňѺŊҝŋѺōѤŎҟŏҒŐѺőѴœѶ
in <name> $	Āҗā҆ĂҍĉҒĊѶĒѺĔҒĕѷĖҋĘѸę҈ĩҊķѺĹҍĻҒľҍĿҔŀѴŃѶńҋŊґōѭŎѹ
in <name> <name>	ĔѺĕ҈
in <name> a	Ę҇
in <name> and	āѶď҆
in <name> be	Ā҈
in <name> but	āѹ
in <name> do	Ŏ҉
in <name> fail	Ā҉ā҆ŊѴ
in <name> how	ĀѶā҆
in <name> is	Ę҆
in <name> of	ģҊ
in <name> on	Ĵ҆
in <name> or	ğ҆
in <name> pass	ĀѺŎ҉
in <name> that	Đ҈ŏ҆
in <name> the	Ļѷļґ
in <name> to	ā҆Ę҉ľѷ
in <name> what	ĀґāҗĂ҇đѶĢѷ
in <name> |	ĂѹđѵĔҋĕѺĝ҇Ĥ҆Ļҏļѹľ҆Ŋґ
in <path>	ĀҜāүąѺčѺĐҥĜҌĝҒģҍĦѴħ҇Ĩ҆ĪҋįѹĲҋĴҐņѺŊҗŎҏŏҞőѬŕ҈
in <path> $	ĀқĐ҆ĝҍģҋħѸĨ҈ĩҊĪҕŊҖŎѶőѵ
in <path> and	Ĩ҇
in <path> are	āҏ
in <path> between	Ā҆
in <path> do	ĀѷŎ҆
in <path> fail	Āҍā҈ŊѰ
in <path> how	Āѷ
in <path> on	Ĵ҈
in <path> right	Ĝ҇
in <path> that	Đ҆ŏ҈
in <path> to	ā҆
in <path> unused	Ā҉
in <path> what	āҖĐѺ
in <path> who	Ĳ҆
in <path> |	āѳĐ҇ĜѴĝғĲ҆Ŋҍ
in <tag>	ĀҎāѭĄқĊѺĠґ
in <tag> $	ĀҎĄ҉ĊѺ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҊ
in _ $	ĀҒāѶĂҎĄ҆ĆѹćѹĉҎĊѫČ҇ďѸĒѵĔҌĕѸėҘĘѺĝ҉ğ҇ĠѴĢѷģҊĥѺħѵĨ҈ĩҐĪҚĬѸĭѹİҋıѺĵ҉ĸѸĹҌĻҌļѸĽҏľҗĿ҉łѹŃѺń҆ŅѸņѹŇѸňѵŊҢŋѺōѮŎѫŏѸőѷœ҈ŔѵŕҌ
in _ 's	ģ҇
in _ <commit>	ĀѴČҌčғ
in _ <name>	ĀѮāҖĈҌĉ҆ĊѸďҋĐѺĔҌĕҌĘѹę҆ğҏġѸĤ҉Ĩ҆Ī҈ĵѺķѹĽѺōҊŎѸŔ҈
in _ <path>	ĀѺĝ҆Ĩ҇ĪҊ
in _ <tag>	ĀѶăҌĄ҆ĠҐ
in _ a	Ę҇Ń҉
in _ all	āѸŎ҈
in _ an	ĩ҈
in _ and	āѶĨ҇Ī҇
in _ are	āҒģѹŎҊ
in _ arguments	ď҇
in _ base	Ā҇
in _ be	Ā҇
in _ before	ĀѺā҇
in _ body	āѲĉқĻ҈ļ҇Ŀ҈
in _ brackets	Ł҈
in _ but	āѷŏ҆
in _ by	Ā҉
in _ call	āѸĊ҈Ĕ҆
in _ checkout	ő҆
in _ ci	Āѯāҝ
in _ circle	Ħ҉
in _ circular	Ā҉ā҇
in _ class	āѸľ҈ĿѸŀ҈ňғ
in _ classes	ŀҊ
in _ code	āѨĊҎĐѹđҋĒ҆Ę҉Ġ҆ġ҇Ģ҈ĭ҆Ķ҈ĺҊŔҊ
in _ codebase	ġҋ
in _ commit	Āқāѹč҇įҎ
in _ commits	Ā҇
in _ config	ĀҊ
in _ configuration	Đ҈
in _ constant	đ҈
in _ cycle	Ħҋ
in _ declaration	ĥ҆
in _ definition	ć҆Ł҈
in _ dependencies	āѶĖҍ
in _ derived	ŀҍ
in _ diff	Ď҆
in _ dir	ő҉
in _ directory	őҒŒ҆
in _ do	ĀѷŎҏ
in _ does	āѺ
in _ earlier	āҐ
in _ enum	ĸҊ
in _ fail	ĀҖāҎŊѤ
in _ fails	Ŏ҆
in _ file	ĀѴāҗĐ҆ğ҈Ĳ҉Ķ҆ĸҌĹ҈ĺҎļ҇Ŋ҆őѯŒѹ
in _ files	āҌĆ҉ĩ҇Ŕ҇
in _ first	ā҆
in _ folder	Œҍ
in _ for	Ė҆
in _ from	Ī҆
in _ function	ā҈Ĕ҇ļ҇
in _ functions	ĉѺĊҋ
in _ go	Ŏ҆
in _ hierarchy	āѸĚҕ
in _ history	ĀҒāѫĎҔ
in _ holds	Đ҆
in _ how	ĀѫāҊĎ҆Ĵ҆
in _ impl	ĿҌ
in _ implements	ī҇
in _ import	Ā҇āѶĦҕ
in _ imports	Ħ҆
in _ inheritance	ěҋ
in _ is	ĀѺĐ҉Ę҆Ĝ҈ő҇
in _ just	āѺŏҊ
in _ language	ā҆
in _ last	āҋ
in _ list	ĀѷĘҊ
in _ log	Ā҉įҋ
in _ main	ā҈
in _ many	ĆҋĎҌ
in _ mean	āҋĴѶ
in _ methods	Ń҉
in _ module	ċ҆ĭ҈Ķ҉ķҒŒѺ
in _ next	ā҇
in _ of	ĀѨāѲĔҋę҆Ĝ҉ĝѹĢҐģ҈ĩ҆ĪѺĳ҉ĸ҇Ļ҇
in _ on	āѶĐ҈ĴҎ
in _ or	ĀҐğ҆ŋ҇
in _ order	āҘēѹ
in _ overridden	āҊ
in _ package	ĀѹĞ҈ĭ҆ĵ҇
in _ parent	Āҋ
in _ pass	ŎҊ
in _ past	ĀѸŅҘ
in _ place	āѹő҇
in _ places	Ā҇
in _ please	Ā҉āѺĳ҇
in _ previous	ā҆
in _ project	ĀѶġҌŋ҉ő҉
in _ release	āҐ
in _ releases	ŉ҆
in _ repo	ĀҢāѰġҊİ҆ň҈Ŕ҈
in _ repository	ġ҆ł҆
in _ requirements	Ā҇ė҇
in _ revision	ąҍ
in _ right	ě҈Ĝ҇
in _ same	āҌ
in _ signature	ĀҋāѺď҇ŇҊ
in _ source	Āѵāѷċ҆đҍğҌķ҉
in _ struct	Ĥ҈
in _ subclasses	ŀғ
in _ subdirectory	őҋ
in _ succeed	Ŏ҇
in _ switch	āҋĸѸ
in _ tags	ŉ҉
in _ terminal	ĞҊ
in _ test	Āѯī҆ōҌœҎ
in _ tests	ōҏœ҇
in _ that	āѵĐҍŏҎ
in _ the	āѹĺҎĻѶļҐ
in _ they	ā҈Đ҆
in _ this	Ģ҈ķ҆
in _ to	āҊĘ҈ľѷ
in _ total	Ŋ҉
in _ tree	āѹőҐŒ҆
in _ true	ĝ҆
in _ try	Ā҇
in _ unit	āҌ
in _ unused	ĀҏāѺĝѹ
in _ variable	Ő҉
in _ verbatim	ĲѸĴ҉
in _ was	ĀҊāѺ
in _ way	āѷď҇ē҇
in _ what	ĀҏāҭĂ҆ĐѹđѶĢѵ
in _ when	ń҉
in _ where	ā҇
in _ which	Ą҇ģ҈
in _ who	āѺĲ҉
in _ why	ā҆
in _ wich	Ā҇āѺ
in _ without	ŏ҆
in _ word	ł҆
in _ words	ĢҎ
in _ workflow	ĀҗāѶ
in _ year	ā҇
in _ yes	ġ҉
in _ |	ĀѹĂѸđѯĕѹĘѺĝҘğѳĠҍĤ҈ħ҉ĩѸİ҇ĲҊĳҊĻҍľ҉ņ҆ŊҚōѺőѺ
in a	āѺĈҏĢ҈Ħҋļ҇
in a <name>	ĀѹĈҌĢ҇
in a circle	Ħ҉
in a circular	Ā҉
in a function	ļ҇
in a test	ī҆
in a try	Ā҇
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	ĦҒ
in an earlier	ā҇
in an import	āѹĦҒ
in another	ĀѺāҍ
in between	ĀѺăҋħҌ
in between <tag>	ă҇
in between |	ħ҈
in body	ę҆Ļ҈
in body of	ę҆Ļ҈
in by	ĀѺĝ҉Ĩ҇Īҕ
in by <name>	ĪҊ
in by <path>	Īҋ
in by which	ĩ҆
in bytes	ĀѺā҇
in bytes |	ĀѺā҇
in cfg	ā҆
in change	ĀѸĢҌ
in change of	ĀѸĢҌ
in child	ŀ҆
in child classes	ŀ҆
in ci	ā҇ŕҌ
in ci $	ŕҌ
in circles	Ħ҇
in class	ć҈
in cls	ĚҌ
in code	āѸğҐĸ҇
in commit	ĀѶČҋčҐ
in commit <commit>	ĀѶČҋčҐ
in commits	Ā҆āѵĎ҈
in commits $	Ā҉
in commits |	ĎҊ
in common	āҋ
in common |	āҋ
in directly	ĜҊ
in directly |	ĜҊ
in except	ń҉
in from	Ī҆
in func	Ĕҗę҇
in func <name>	Ĕҗę҇
in function	ĕ҆
in function <name>	ĕ҆
in git	Ď҆į҆
in git $	į҇
in go	ā҇
in here	āѸĒ҈ġҊİҊ
in here does	Ā҇
in here |	ĀѺİ҉
in history	ĀѶİҐ
in how	ĀѺĆҋĎҎ
in how many	ĆҋĎҌ
in import	ĦҊ
in import cycle	ĦҊ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѷĚ҆ğѷĠ҆ľ҈Ŏ҆œҊ
in it $	ĀѷĘ҆ľ҇œҊ
in it are	Ŏ҆
in it |	Āѷā҆Ě҆ğѸ
in its	Ā҉āѫĉғĘҋĭ҇ĸ҆
in its body	āѴĉҏ
in its code	Ę҆
in its enum	ĸ҆
in its module	ĭ҈
in java	ā҇
in line	ĀҏĐѺ
in lines	āѷĳқ
in lines $	ĳ҈
in lines of	ĀѷĳҊ
in lines please	ĳ҆
in lines |	ĀҌāѹ
in motion	ŕ҇
in my	āѺĞ҇ğ҉
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
in repo	ġҐőҊ
in repo $	ġ҆őҋ
in rust	ā҆
in short	ĀѵāҌ
in signature	Ĕҏ
in source	ğҐĽҏ
in source $	ĽҔŔѶ
in struct	Ĥ҇
in struct <name>	Ĥ҇
in subclasses	ŀҒ
in subclasses $	ŀҏ
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҆
in tests |	Ā҇
in the	Ā҆ā҉ĆѺćҐĉҏĊ҉č҉ďѵĐѲđҍĘ҉ěҐĝѺĞҍğ҇ĠҐĢѶģѴĥѹĩѳĪѴīҌĬѸĭѷİѺĵѲķѲĹѺĿҊŁҋŃѶŅҐņѷň҈ŎѸŏѹő҉Ŕҍŕѷ
in the <name>	Ā҉ĉ҉
in the body	āѸĉҎļ҈Ŀ҈
in the brackets	Ł҈
in the call	āѹĊ҈
in the checkout	ő҆
in the ci	ĀѺāҐ
in the class	āѹľ҈Ŀѹňғ
in the code	āѱĊҏĐѹĠ҇ġҋĶ҈ĸ҆ĺҋŔ҈
in the commit	č҉
in the config	ĀҊ
in the configuration	Đ҈
in the constant	đ҈
in the declaration	ī҆
in the definition	ć҆Ł҈
in the directory	ő҈
in the file	ĀѬāҡĲ҉Ŋ҆őѵ
in the first	ā҆
in the function	āҋĔ҇
in the hierarchy	Ě҉
in the history	ĀҒāѬĎҒ
in the impl	ĿҌ
in the inheritance	ěҋ
in the last	āҌ
in the list	ĀѺĘҊ
in the log	Ā҆įҋ
in the main	ā҈
in the module	ā҈
in the next	ā҇
in the past	ĀѸŅҘ
in the previous	ā҆
in the project	ő҉
in the repo	Āҗāѹ
in the repository	Ā҈
in the requirements	ė҈
in the same	āҌ
in the signature	ĀҋāѺŇҊ
in the source	ĀѷāѹđҍğҌ
in the struct	Ĥ҈
in the test	ĀѵōҏŎ҆
in the tests	œ҇
in the tree	āѹőҐŒ҆
in the variable	Ő҆
in the way	āѷē҇
in the workflow	ĀҗāѶ
in their	ĀѸā҈Ď҆ĥҋ
in their diff	Ď҆
in them	Ń҈
in them $	Ń҇
in there	āѺ
in this	ĀѹāѲĊҊĎѺđ҇Ē҇ĖѹġңĢ҈ĬѺĭҊĮѸİ҇ň҇ŋҍőҋŔҋ
in this code	đ҈Ē҆ĢҊĭ҇
in this codebase	ġҋ
in this language	ā҆
in this package	ĭ҆
in this project	āѴġ҉ŋҊ
in this repo	Āҋāѷġҋİ҆ň҈
in this repository	ĀѺā҆ġ҇ł҆ő҆
in total $	ā҇
in tree	ĵ҆ő҆
in tree is	ő҈
in version	Ā҉āѹĠ҆
in version <tag>	Ġ҆
in what	āѸĉѹċ҉ď҉ğ҈ĢѶģѺĩ҉ķ҇ĸҌĽ҇ŀҎŅѵņ҆ňѹŉ҉őґœ҉
in what $	Ī҆
in what commit	ĀҐāѺį҆
in what directory	ő҈
in what file	āѹğҊĸ҉Ĺ҆
in what files	Ā҆ĩ҉
in what from	Ī҆
in what order	āҏ
in what places	Ā҈
in what subdirectory	ő҇
in what test	œҊ
in what tests	ōҋ
in what they	ā҉
in what way	ď҆
in what |	ŅѺņ҉
in which	ĀѲāҜąҎĆҎćѺĉѵĊ҈čѺĎѺďґēѺğѷį҈İѸĵҍĶ҉ķҒĺҋŁѹŃ҈ŋѺŌѺōґőҐœ҈
in which <name>	ďҍōҋ
in which a	Ń҉
in which commit	Āҏį҉
in which commits	Ā҉
in which dir	ő҉
in which directory	Œ҇
in which file	Ķ҈ĺ҉ļ҈œ҆
in which files	āҌ
in which folder	Œ҉
in which functions	ĉѺĊҋ
in which module	ķҋ
in which of	āѺő҇
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
in |	āѳą҆ĵ҆ķҏĺ҇ő҆œ҆
in | $	āѴą҆ĵ҆ķҏĺ҇œ҆
include	Āѹāѯč҇ęҊĚҍĩ҈ŉҏ
include $	Ī҇
include <commit>	ŉ҈
include <commit> |	ŉ҆
include <name>	ĀѸāѹęҊĚҍ
include <name> $	ĘҌĚ҈
include <name> |	ĘѹęҌ
include <path>	Ā҆č҆
include <path> $	ĀѸĜҚĝѶ
include <path> |	ĀҏĜѤĝҍ
include _ $	āѸĘҌĚ҈ĜҚĝѶ
include _ of	Ĝ҇
include _ |	Ā҇āѺĘѹęҌĜѣĝҏŉҊ
include list	Ĝ҇
include list of	Ĝ҇
include or	ĩ҆
included	ĀѶā҇ĝҐ
included _ $	āҊ
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҌ
included |	āҊ
included | $	āҊ
includes	āѸĜ҉ĩѩĪҧ
includes <path>	Ā҇Ĝ҆ĩѸ
includes <path> $	Ĝ҆
includes <path> |	Ā҉ĩѸ
includes _ $	Ĝ҆
includes _ imports	Ī҆
includes _ |	ĀҌĩѸ
includes of	ĀѹĩѲĪҞ
including	ĀҍňѺ
incoming	ĉѭĊң
incoming _ of	ĉѹĊҏ
indirect	ĀҐĊѺ
indirect _ of	Ā҆
indirect callers	ĀҊĊѺ
indirectly	āҕĜѳĦ҈ħґĨҌĩѺĪѷňѺ
indirectly $	Ħ҆
indirectly _ $	ĀҎĜѸ
indirectly _ <path>	āѷħҌ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҆
indirectly _ which	Ĩ҈
indirectly import	āѷħҌ
indirectly import <path>	āѷħҌ
indirectly through	ĀѹāҘĪѹ
indirectly through its	ā҉ĪѺ
indirectly via	Ĩ҈
indirectly via which	Ĩ҈
indirectly |	ĀҎĜѸħ҇
indirectly | $	ĀҎĜѸ
indrect	ĀҍāѺ
inferred	āѱŐҗ
inferred _ <name>	Ő҆
inferred _ of	Ā҆ŇѹŐ҉
inferred for	Ő҉
inferred for <name>	Ő҆
inferred type	āѵŐҐ
inferred type of	Ā҆ŇѹŐ҉
inherit	ĀҏāҠĚҌľѲ
inherit $	ĀѳāҘć҆ľѲ
inherit _ $	Ā҉āѷć҆
inherit _ <name>	āҊĚҍ
inherit _ |	ĀқāѵĂѸ
inherit from	Ā҇ĚҌ
inherit from $	āѺćҌ
inherit from <name>	ĀѹāҍĚҍ
inherit from |	ĀҜāѬ
inherit |	ĀҌ
inherit | $	ĀҌ
inheritance	āѸćҔĚҙěҎ
inheritance $	ě҆
inheritance _ $	ě҉
inheritance _ <name>	ćґ
inheritance _ above	ā҈
inheritance _ |	ć҇
inheritance chain	āѹĚҊ
inheritance hierarchy	ć҇
inheritance of	ćґ
inheritance of <name>	ćґ
inheritance tree	Āҍ
inheritance tree above	ā҆
inherited	ĀҋāѳęѸěҌŀ҉ňҌ
inherited _ $	ĀҋňҊ
inherited _ <name>	āѺě҇ŀҊ
inherited by	ĀѺěҐ
inherited from	ĀҎ
inherited from $	ĀҎ
inherited method	Ā҆āѺŀ҆
inherited method <name>	āѺŀҊ
inheriting	Āѷňғ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҈
inherits	āѶć҇ĚҍěҌňҋ
inherits <name>	Ā҇Ě҈
inherits _ $	ćҊě҇
inherits _ <name>	āѹĚҌň҈
inherits _ it	ň҆
inherits _ |	Ā҇ě҆
inherits from	āѸěҌňҋ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҌň҈
inherits from it	ň҆
inherits from |	ě҆
initial	ĀҔāѤą҆ĔҌĶҋ
initial _ $	Ā҆
initial _ of	ą҉
initial add	ą҉
initial add of	ą҉
initial assignment	Ķ҉
initialised	Ā҇Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѶāҎķѴĻҠļҮŁѹ
inner <name>	ļҊ
inner <name> |	ļ҆
inner _ <name>	ĀѹāғķѸĻҠļҔŁѺ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҉
inner func <name>	Ļ҉
inner function	āҐĻ҆ļҔ
inner function <name>	āҐĻ҉ļҊ
inner helper	ā҇ļ҈
inner helper <name>	ā҇ļ҈
input	Ł҇
inputs	ĀѵāѸŁҫ
inputs _ <name>	ĀѺāѷŁҔ
inputs _ function	ŁҊ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	ŁҌ
inputs of <name>	āѺŁҌ
inputs the	ŁҊ
inputs the function	ŁҊ
inside	ĀѭĉҏĊѹĐҒęҒĢѵĪ҆ĵѴķѹĹғĻҞļҒľ҇ĿҚń҆ňѺŊҐōѸŎ҉ŒѲ
inside <name>	Ā҉āѷĉ҈ęҏĻҋļ҈Ŀ҈Ŋ҉ōѹ
inside <name> $	ĉ҆ę҈Ŀ҉Ŋ҉
inside <name> is	ĻѺļ҈
inside <name> what	ā҈
inside <name> |	ĀҊāѸęҊĻ҈
inside <path>	āѹŊ҆
inside <path> $	Ŋ҆
inside _ $	ĉҊę҈Ī҇Ŀ҉ŊҐŏ҆
inside _ <name>	ĀѷāҐĵѸĹҊļ҇ĿҎŒѴ
inside _ body	ļ҆
inside _ class	Ĺ҆ľ҆
inside _ file	Đ҆
inside _ function	āѰĻҒń҈
inside _ going	Ŏ҇
inside _ is	Ĝ҆ĻѺļ҈
inside _ what	ā҈
inside _ |	ĀҍāѲęҊĳ҈Ļ҇
inside a	ļ҆
inside a function	ļ҆
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѸĐ҆
inside of <name>	ĀѺ
inside the	ĀѳāҐĐ҇ĢѹĵѹĹҐĻҏľ҆ń҈Œѳ
inside the <name>	āҍĹ҆ļ҆ŒѴ
inside the body	ļ҆
inside the class	Ĺ҆ľ҆
inside the file	Đ҆
inside the function	āѵĻҒļѷń҈
install	ĀѷāҎĖҠĞғ
install $	Ğҏ
install <name>	ĀҎĮѸ
install _ $	ĀѶāѵĖҘ
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
installed	ĀѷĖҊĞҜĮѷ
installed _ $	Ğҏ
installed _ my	ā҈ĮѺ
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҉ĮѺ
installed on my	ā҈ĮѺ
installed |	Ğ҇
installed | $	Ğ҇
installing	ĞҎ
installing this	ĞҊ
installs	ĞҔ
installs $	Ğҏ
instance	ĀѸĚ҇ĤҠ
instance _ <name>	Ě҈Ĥ҇
instance _ does	Ĥ҉
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤґ
instance variables does	Ĥ҇
instances	ĀҙŇ҆
instances of	ĀҌŇ҆
instantiate	ĀҝĊѺĩѶ
instantiate <name>	Āҕā҆ĩѷ
instantiated	ĀҍāҘĩѹĵѹ
instantiated _ $	Ā҉ā҇ĵѹ
instantiated |	Ā҆
instantiated | $	Ā҉ā҆ĵѹ
instead	āҐ
instead _ $	ā҆
instead of	ā҈
instead |	ā҆
instead | $	ā҆
int	ĭ҆ŐҖ
int _ $	ĭ҆
int it	ĭ҆
int it $	ĭ҆
integer	ĀѶāҍ
integration	ĀҎ
integration tests	Ā҇
interface	Āҋāҋģ҇ĥҵīҔķѺĽҷĿѴňѹ
interface $	ī҆
interface <name>	ĀҍĥҮīѰĽҫĿѺ
interface <name> $	ĀѺā҈ĥҙīѵĽҌ
interface <name> implemented	ĥ҆
interface <name> is	ā҈
interface <name> |	ĀҎāѲĥҌĽ҇
interface _ $	Ā҉ā҇ĥҒīѳĽҌ
interface _ <name>	ī҈ĽҊ
interface _ implemented	ĥ҆
interface _ in	ĥ҇
interface _ is	ā҈
interface _ the	ģ҆
interface _ |	Ā҇ĥҋĽ҆
interface and	ĀѺī҈
interface is	ī҉
interface is <name>	ī҆
interface of	ģ҆
interface of the	ģ҆
interface wise	ī҆
interface wise |	ī҆
interface |	ĀҕīѸ
interface | $	Āҏĥѹ
interfaces	āҋĥѷīӚ
interfaces $	īҎ
interfaces <name>	ī҉
interfaces _ <name>	Ā҆ā҆īҎ
interfaces _ class	ī҉
interfaces _ it	ĀҊ
interfaces _ the	īҋ
interfaces _ |	ā҈
interfaces are	īҋ
interfaces does	Ā҆īҍ
interfaces does <name>	ĀҊ
interfaces is	ī҇
interfaces of	īҋ
interfaces that	ī҈
intermediate	ħҍĨ҇
intermediate _ does	Ĩ҇
intermediate modules	ħ҈Ĩ҇
intermediate modules does	Ĩ҇
internal	ĀѶāѲĬѺĭӇ
internal $	ĭҎ
internal _ $	āѺĭҖ
internal _ not	ĭ҆
internal |	āѺĭҖ
internal | $	āѺĭғ
into	ĀѱāґăҋąҕĊ҉ĝҏĩѵĮѷľ҆ŁҊŅѹņҗŉҍ
into <name>	ĊҊľ҇Ł҉
into <name> $	Ł҇
into <name> |	ā҈Ċҍľ҇
into <path>	ĝҋ
into <path> $	ĝ҇
into _ $	ĝҊŁ҇
into _ <name>	ā҈
into _ by	Ā҈āѹŅ҇
into _ code	Ā҉
into _ import	ā҇
into _ releases	ŉ҈
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ą҉
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҍĝ҆ľ҇
into a	āҊłѺ
into an	ā҇
into an import	ā҇
into by	ŅѺņҋ
into by renaming	ņ҈
into for	ő҇
into one	ā҉
into the	ąҒ
into the code	Ā҉
into the repo	ą҉
into the repository	ą҆
into the tree	ą҆
into what	ņҊ
into what was	ņ҆
introduced	Ā҈āѹăҍąҢğѺĽ҈
introduced $	Ā҆
introduced <name>	Āҍąѹ
introduced <name> $	ĀқąѨ
introduced <name> |	ĀѲąҐ
introduced <path>	ĀѵąҐ
introduced <path> |	Āѵąҍ
introduced _ $	Āҙā҇ąѦĽ҆
introduced _ <tag>	ă҈
introduced _ file	ąҏ
introduced _ import	Āѷāҋ
introduced _ what	ą҇
introduced _ |	Āѧąҟ
introduced in	ą҇
introduced the	ĀҌāѺąҎğѺ
introduced the file	ąҏ
introduced the import	Āѷāҋ
introduced |	ā҇Ľ҆
introduced | $	ā҇Ľ҆
introduces	āѹċ҇Ľ҈
introducing	ĀѸąҎ
introducing _ $	ĀѸąҋ
invoke	ĉҍĊ҉ĘҐ
invoke <name>	Ċ҇ĘҐ
invoke <name> |	ĘҎ
invoke _ $	ĉ҈
invoke _ |	ĘҎ
invoke |	ĉ҉
invoke | $	ĉ҉
invoked	āѺĉҐĊґęҞ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҘ
invoked anywhere	ę҇
invoked by	ĉҌę҇
invoked by <name>	ĉҌę҆
invoked from	ęҐ
invoked from <name>	ęґ
invoked |	Ċҋ
invoked | $	Ċ҇
invokes	ĀѵāѺĉҕĊҌĘҌ
invokes $	ĉҊ
invokes <name>	ĀѷāѹĊҍĘҌ
invokes <name> $	Ċ҈Ę҆
invokes _ $	Ċ҈Ę҆
invoking	ĀѺĊҏĘҊĿѹ
invoking <name>	ĀѺĊҏĘҊĿѹ
invoking <name> $	ĊҏĿѹ
invoking _ $	ĊҏĿѹ
involved	Ħ҉
involved in	Ħ҇
is	Ā҈āѲĂѳăѭąѲĈҊĉѰĊѲċ҆ČѬčҐĎѧďѷĐ҇đҍĔ҉ĖѱėѴĘҎęҗĚҒěҤĜґĝҘĞѵġ҈ĢҌģѸĤѶĥѸĦҋħѶĨ҈ĩѲĪѰīѱĬҕĭңĮѺį҇ıҊĲ҇ĴѺķ҇ĹҖĺ҈ĿѫŀѺŁѪłҌŃѵńѱŅѶŇѵŊѹŌ҈ŏѲŐҏŒғœ҉ŔѺ
is $	Ć҇ķҐł҉
is <commit>	ĀҎāѹŉ҈
is <mark>	Āѹā҆Ē҇
is <name>	āѪĂѹĆҍć҆čҍĎѱđ҉ĒѷēҎĔ҇Ę҉ęҜĚҌěҙĜҍĝѹĠҊĢҐģѹĤѺĥѸĪ҉ĬѸĮѷĳѶĴѹĵѹĶѶķѮĽѺŀҍłѹŅѹňґŋҌō҉
is <name> $	ĆҎĐҊĳѸĺѺœ҉
is <name> 's	ĀѸļ҈ľ҇ő҇
is <name> <name>	ĀѺāҡđѯŀ҆
is <name> a	ĀҋāѯęҊĚҎňѺŋ҇Ō҉
is <name> abstract	ĀҌ
is <name> allowed	āҊ
is <name> among	ĀҋāѴĚҋ
is <name> an	ě҉ī҉
is <name> annotated	ē҆Ň҈
is <name> async	Ĭ҇
is <name> based	ĀѶćҏĚҍňѷ
is <name> being	ĀҐāѸ
is <name> built	ćҍňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѷĊґņҎ
is <name> considered	ĭ҇
is <name> covered	Ā҇
is <name> declared	ā҆
is <name> decorated	ēҒ
is <name> defined	ā҇đғ
is <name> derived	ć҈
is <name> documented	ĀҖāѫ
is <name> doing	Ģ҆
is <name> ever	ęҏěѹ
is <name> extended	ě҉ň҈
is <name> faster	āҋĬѺ
is <name> for	ĢҌ
is <name> good	āѯĢҔ
is <name> implemented	ĀѸā҉ĺҍ
is <name> imported	ĀѸāҎ
is <name> importing	Īҋ
is <name> in	ĀѶĘҊĢҊň҆
is <name> inherited	ě҇ňҊ
is <name> invoked	ę҆
is <name> is	Ā҉
is <name> known	ġ҆
is <name> measured	āҋ
is <name> of	āҊ
is <name> one	āѶĘҌě҇Ĝ҆ŋҌ
is <name> overridden	ŀҎ
is <name> part	ĀѺĠ҇
is <name> public	ĭ҈
is <name> raised	Ń҉
is <name> set	đҎ
is <name> stable	ā҇
is <name> static	Āѹā҇ĬҊ
is <name> tested	Āѹōҏ
is <name> the	ĀѵćѳĉҐĚѸě҆ğ҆ģ҆ňҕ
is <name> to	Ģ҇
is <name> used	ĀҊāѯę҆ĩҋ
is <name> well	āҍ
is <name> what	ěҍ
is <name> without	ĀҊāѺ
is <name> |	ĀҊāѶćҎĎѵĐѺĢѷĺҕňҏŒ҆
is <path>	ĀѤāѯčҍĜҕĝҘĦ҉ĨқĪ҆į҉ĳ҆ņ҆ŕҋ
is <path> a	ĝҋ
is <path> among	Ĝѹĝґ
is <path> an	Ĝ҉ĝѺĪ҇
is <path> called	ņҋ
is <path> imported	ĀҏāѺĜҌĨ҉ĩѹ
is <path> importing	Īҋ
is <path> one	Ĝ҈
is <path> part	Ħ҇
is <path> pulled	Ĩҋ
is <path> reachable	Ĩ҆
is <path> reached	Ĩ҇
is <path> started	ŕ҈
is _ $	ĀҗĆ҆Ĉ҆ĊѸčѺĔ҇ėѳěѵġѹĦѹĬҔĮҖı҇ĳѷĶҊķҋŌ҇ōѶő҈œ҈
is _ 's	ĀѴĳ҇ļ҈ľ҇Ŋ҆őҋ
is _ <commit>	Ā҈āѺ
is _ <line>	āғ
is _ <name>	ĀѧāҎćѷĊҊďҋĐ҇đѯĔѷĘҚĚҞġґĢѪģ҆ĬѷĵҐķѺŋ҆Œҕ
is _ <number>	ĳ҆
is _ <option>	ĀҊċѺ
is _ <path>	Ā҇āѳĜҌŅ҈
is _ a	ĀҞāѹĘ҉ęҎěҍĝ҈ĭѺĳѺł҈ňѴŌ҇
is _ about	Ā҈āѸ
is _ abstract	ĀҔāѹ
is _ allowed	āҊ
is _ among	Ā҈āѱčҍĚҊĜѺĝҐ
is _ an	ĀҊāѯě҉Ĝҍĥ҇ĩѶĪҌī҆
is _ annotated	ē҆Ňҋ
is _ any	ĀѸō҆
is _ anything	ā҈
is _ anywhere	ġ҆
is _ async	Ā҆Ĭҋ
is _ at	ĀѷĴ҈ĺ҇
is _ available	ģҊ
is _ base	Ā҇āѴć҆ěѺňғ
is _ based	ĀѶćҏĚҍňѷ
is _ being	ĀҎāѶ
is _ biggest	Āѱāҝ
is _ body	Āѯāґ
is _ build	Āҋ
is _ built	ćҌ
is _ by	Ā҈ĊҍĔҋė҆Ģҍģ҉ĪѶĬѺńҊ
is _ called	ĊҋķѸņҟ
is _ caller	ĊҊ
is _ changed	ĀҊ
is _ child	ň҆
is _ class	ĀѸć҆
is _ classmethod	ĬҎ
is _ closure	Āѳāҍ
is _ code	Āѧā҉Ĉґ
is _ commit	ĎҐ
is _ configured	āѺ
is _ considered	ĭ҇
is _ constant	Ā҆āѹđҊĶґ
is _ coroutine	ĬҎ
is _ covered	Ā҇
is _ current	ņ҈
is _ dead	ĀѳāҖ
is _ decorated	ēҒ
is _ decorator	ĀѶāҎ
is _ default	āҌċѸĔ҉ĕ҈
is _ defined	đҒœ҇
is _ dependency	ĜҊ
is _ derived	ćҋĚҌňѺ
is _ description	ĀҊ
is _ difference	ĀѺāҊ
is _ doing	āҋĢ҈
is _ earlier	ĀҊİѷ
is _ enum	ĸ҆
is _ enumerator	ĸ҈
is _ environment	ĀҏğѸ
is _ ever	ęҏěѹ
is _ exception	Ā҇
is _ exported	ĭҍ
is _ extended	ě҉ň҈
is _ faster	āҌĬѺ
is _ fastest	āҊ
is _ file	Āѱā҉Ŏ҈őҜŒѺ
is _ first	ĀґāѰą҇
is _ flag	ċ҆
is _ for	ĀѲāҋĢҘ
is _ former	ņ҆
is _ from	ĀѫāҋąҋňҊ
is _ function	āѹē҇ĬҐķҊ
is _ generator	ĬҐ
is _ git	Ā҉āѺ
is _ given	Āҍ
is _ global	Ķҋ
is _ good	ĢҒĬѺ
is _ handled	Ā҆ĸѺ
is _ here	ėҊ
is _ history	ĀѺāҌ
is _ idea	Ģҋ
is _ ignored	āҍ
is _ implemented	Āѷā҈ĥ҈ĺҍ
is _ import	ĀҔĜѹ
is _ imported	Ĝҋĝ҇Ĩҍ
is _ importing	ĀѹĪҖ
is _ in	ĀѹāѴćѹĘ҈ģ҆ĦҍĪ҇ĲѺńҊŒ҇
is _ included	ā҆
is _ inferred	ĀҊ
is _ inheritance	ā҈
is _ inherited	ě҇ňҊ
is _ inner	Ļ҆ļҍ
is _ inside	Ĺ҆
is _ instantiated	ĀҒāѴ
is _ int	ĭ҆
is _ internal	ĭҌ
is _ into	Āҋ
is _ invoked	ę҆
is _ is	ĀғāѺĄ҈
is _ it	ĀѴć҈ė҆ĝ҆
is _ job	Ģ҉
is _ key	ĀҌ
is _ known	ġ҆
is _ largest	āҐ
is _ last	Ā҈āѵĳҍ
is _ latest	Āѱİҕ
is _ length	Ā҈ĳѺ
is _ licence	ı҉
is _ license	āѹıҌ
is _ line	Ā҉āѫĲҍĳ҈Ĵ҆
is _ lines	ĳ҈
is _ loaded	ĩ҇
is _ local	Ļѷļҍ
is _ long	Đ҆
is _ longest	āҘħѹ
is _ lowest	ė҆
is _ lst	ĀҏŊѳ
is _ measured	āҊ
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
is _ newest	āґĮѸį҇
is _ not	āѸįҊ
is _ number	Ď҈Ŋ҇
is _ of	ĀѸć҆
is _ old	āѹŅҎ
is _ oldest	Ā҇āҋĆѺĮҋ
is _ on	ĀѺāҊĖ҇Įѷĺ҉Ľ҆
is _ one	āѱč҉ĘҌě҇ĜҎġ҆ŋҐ
is _ option	āѵċ҉Đ҆
is _ or	ĭ҆
is _ outcome	Ŏ҆
is _ overridden	ŀҐ
is _ parameter	ĀҋĐ҇
is _ parent	āѰćҏěҍ
is _ part	ĀѺāѸč҆Ġ҇ĦҌ
is _ path	ā҇ķ҆Œ҉
is _ predecessor	Ņҋ
is _ private	ĭҌ
is _ project	ĀѕāҰı҆
is _ property	ĬҎ
is _ protected	ĭҌ
is _ public	ĭ҉
is _ pulled	Ĩҋ
is _ purpose	Ģ҇
is _ raised	Ń҉
is _ reached	āҖĨ҇
is _ read	Ā҉ā҆
is _ real	Ā҉
is _ referenced	ō҇
is _ release	Āҍāѵ
is _ repo	ĀѸāѹĈ҈ġ҆ł҇
is _ repository	ĀҊāѶ
is _ required	Āғ
is _ result	āѹŅ҇Ň҇
is _ return	āѸŇ҈
is _ right	Ĭ҆
is _ role	ĢҊ
is _ run	ĀѺāҎęҍěѹŌѺ
is _ set	ā҆đҎ
is _ shipped	āҏ
is _ shortest	āѹħҏ
is _ slowest	āҋ
is _ so	āѸĬ҆
is _ something	ĀѺġҌł҈
is _ somewhere	ĀѹĚ҉
is _ stable	ā҇
is _ started	ŕ҈
is _ state	Ā҇
is _ static	ĀҋāѷĬҌ
is _ status	Ā҈
is _ still	ā҆
is _ string	ĀҐāѳ
is _ struct	ā҇
is _ subclass	ĀҘć҈ĚѷěѺ
is _ successor	ņ҉
is _ such	Ā҈āѹġ҆ŋ҆
is _ superclass	ěҍň҆
is _ supported	Ā҉Į҇
is _ test	Āѫāҏŋ҆ŌҋœҔ
is _ tested	ĀѺōґ
is _ than	Ą҈
is _ thanks	āѸ
is _ that	Ā҆āѷ
is _ the	ĀѵāҐćѶĉҎč҆đҌĚѴĢѶĬҌĭҒňҔŋ҈őѸŒѳ
is _ thrown	āѹŃҋ
is _ to	ĀѲāѳĂҎĊѷđҒĔҔĝ҆ĢҊ
is _ today	Āҏ
is _ too	ā҇
is _ topmost	Āѹįҋ
is _ total	ŊҒ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҏĚѵ
is _ true	āѲĊѺĬҍ
is _ type	ĀҐāҋĶѺŇѫŐ҉
is _ unchanged	āѲįҏ
is _ up	Ā҆
is _ used	āѵę҆ĩҚ
is _ value	ĀҖāѺđѺĕ҆
is _ variable	ĀѹŐҖ
is _ well	āҍ
is _ what	ĀѳāѺěҍĬҌĹ҇ņ҇
is _ where	āѵĐ҆ōҋœ҉
is _ which	āѶİ҆
is _ why	Āҍāѵ
is _ with	ĀѺāҍĒ҈ēҍŁ҉
is _ within	Ļ҆
is _ without	Ā҉āѳĕ҆
is _ workflow	ŕҍ
is _ wrapped	ē҆
is _ |	ąѹćҋĈѹĎѳĒѹĕ҈ėѸĢѸĪѺĭҊĮѳĲ҆ĵ҈Ķ҈ķҊĹ҈ĺҡĻҋŃ҆ňҌŋѴŔѺ
is a	ā҉ĐҊđ҈ĢѶĬҒĶ҈ļ҆ňҌ
is a <name>	Į҆
is a base	ňҋ
is a child	ň҆
is a classmethod	ĬҎ
is a coroutine	ĬҎ
is a file	ő҆
is a generator	ĬҐ
is a local	ļ҆
is a method	Ĺ҉
is a property	ĬҎ
is a subclass	ĀҘć҈ĚѷěѺ
is a test	ŋ҉
is a variable	Ő҇
is abstract	Ĭҗ
is abstract $	Ĭ҈
is added	ċ҆
is allowed	ā҇Ċѹė҆
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
is async	Ĭҗ
is async $	Ĭ҈
is at	Ĵ҈
is at line	Ĵ҆
is at the	Āҋ
is behind	āѸĲ҉
is behind <path>	Ĳ҆
is being	ĩ҆Ĭ҆
is called	ĀҐāѶĊѺĕ҆ġҐŋҊŒҊ
is called <name>	āѴġҐŋҋŒҊ
is called by	āҌ
is called today	Āҏ
is called without	āѹĕ҆
is calling	ĀѳĊ҉
is calling <name>	ĀѶĊ҈
is caught	Ā҉
is child	ć҇
is child of	ć҇
is commit	Ā҈āѹ
is commit <commit>	Ā҈āѹ
is configured	ĐҎ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҍāѸĶ҈Ļ҆ĽҏŁ҉
is declared in	ĀҒ
is declared |	Ķҋ
is decorated	ĒҎē҆
is decorated by	Ē҇
is decorated with	Ē҇ē҆
is defined	Ć҉ġ҉ĺҏ
is defined $	Ā҆ļ҇
is defined at	ĺ҇
is defined more	Ć҇
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
is exported	ĀѺģҌĭҔ
is exported in	ģ҇
is expose	ģ҇
is expose by	ģ҇
is extended	ě҇
is failing	āѺŌ҆
is failing why	Ā҆āѺ
is faster	āҍ
is faster <name>	ā҇
is faster |	ā҆
is for	ĀѵāҌĢҍ
is for $	Āѷā҉ĢҌ
is found	Ń҉
is func	Ĭ҉
is func <name>	Ĭ҉
is given	ĀѺāҊĔ҆
is gone	ņ҆
is green	Ō҆
is handled	ĀѹĢҍ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҇ķҌ
is implemented by	ĥ҆
is imported	āҊĨѺĩҊĪ҆
is imported by	ĀҎĪѷ
is imported from	ĀѱāҒ
is imported in	ĀѹĪҎ
is imported into	Āҋ
is importing	Āѹĩ҆ŏҊ
is importing needless	ŏ҇
is in	Ā҆ĔѺĞ҇ģ҇Ķ҇Ĺ҆őѷ
is in $	Ķҋ
is in <name>	Ā҆āѹģҌ
is in <path>	ĀҊ
is in a	ā҇
is in the	āҊđ҆Ğ҆Ł҆őѺ
is in what	Ĺ҇
is in which	Œ҆
is inherited	ě҈
is inherited by	ě҈
is inside	ĀҎāҖĢѹŒѳ
is inside <name>	ĀґāѺ
is inside the	ĀѸāҠĢѺŒѳ
is installed	ā҆Ğ҈ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҇
is internal	ĭғ
is introduced	Ľ҆
is introduced |	Ľ҆
is invoked	Ċҋ
is invoked |	Ċ҆
is invoking	ĘҊ
is invoking <name>	ĘҊ
is it	Ā҈ąѺĆѺĊѷĒѺėѹĢ҇ģѺĦ҉ĪѺĬҐĭ҈Į҉İ҈ĲѺĳ҇Ĵѹķ҈ĺҌĻ҆łҊŅѸņ҉ňѷŉѺŋѶŌѷŐѹő҈Œҍ
is it $	ĀҊāѹő҇
is it <name>	ā҉ĘҌĬѰ
is it <number>	ĳ҆
is it a	Ĭ҇
is it abstract	Ā҉
is it called	Āҏķѹņ҇
is it defined	œ҆
is it derived	Ě҈
is it documented	ĀѯāҚ
is it doing	ĀѺā҉
is it given	Āҍ
is it good	āғĢѺ
is it in	ĀҋāѺĦ҆ĺ҆őѷŒҊ
is it read	āҒ
is it safe	Ā҇
is it so	Ĭ҇
is it that	Ā҈āѳ
is it the	Ĭ҆
is it there	Ģ҇
is it true	āѳĊѺĬҍ
is it |	ĀѭāѸİ҈ķҎŋѶő҇
is its	āҔđѹĢҌĬѹĶѸŅ҇ő҈
is its caller	ā҇
is its default	ā҈ĕ҆
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҈
is its path	ő҇
is its type	ā҈ĶѺ
is its value	āҋđѺ
is licensed	ıҊ
is line	āғ
is line <line>	āғ
is listed	ĸ҇
is load	ĀҍĭѸ
is made	ģ҉
is made available	ģҊ
is meant	Ģ҇
is meant to	Ģ҇
is missing	ā҉
is missing $	ā҇
is named	ŋ҆
is named <name>	ŋ҆
is new	Ā҆ā҇
is new in	ā҆
is new to	Ā҉āѺ
is not	ĀѴāѷĝ҈ĢѹĬ҉ĭ҇
is not <name>	āѹĬҊ
is not it	Āѵė҆
is now	Ņҍ
is now <name>	Ņ҆
is now <path>	Ņ҈
is on	Ĵ҇
is on line	ĀҍāѰ
is on the	ĀѵāҎ
is only	Ā҈ĥ҆
is only an	Ā҈ĥ҆
is our	ĀѸāҋ
is overridden	ŀ҈
is overriding	ĀҒĢѺ
is passing	Ō҇
is pinned	ėҒ
is pinned to	ė҆
is private	ĭғ
is protected	ĭғ
is public	ĭҕ
is pulled	ĩ҆
is pulled in	ĩ҆
is raised	ńҊ
is raised in	ĀѷńҌ
is red	Ā҇
is redefined	Ā҆ŀ҇
is redefined by	Ā҆
is required	ĀҕāѳėѳĮҌ
is required $	ėѳĮҗ
is required |	ĀқāѷėѹĮѵ
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
is stable	į҆
is static	ĬҖ
is static $	Ĭ҈
is still	Į҇
is still supported	Į҇
is stored	ĀѸđҋĤ҆Ő҈
is stored in	ĀѺđ҈Ő҆
is struct	ĵҌ
is struct <name>	ĵҌ
is teh	Āҍĭ҆
is teh name	ĭ҆
is test	ĀѵāҕŋѸŎ҇
is test <name>	ā҉ŋѸ
is test file	Ŏ҈
is tested	Ā҇ōҌ
is tested in	Ā҉
is that	Āѳāѥě҇ĬҐł҇Ō҆Œ҆
is that a	ě҈
is that so	Ā҆
is that test	Ō҇
is that what	ĀѺĬҎ
is that |	ĀѸāѷĻ҆ł҈
is the	āҢĆѰć҈ĈғĉѺčѹĎ҆đѷėѶě҈ĞѶğѲĢ҇ģѷħҊĩѷĪѸĭѺįҎİҊĵѲĶ҇ĸ҉Ĺ҆ĺѳļ҈ľ҉ŁѸłѷŃѹńѺŇ҉ŊҊōѺŐҎŒҎ
is the <name>	ĀҌā҈Đ҇ĢѺ
is the base	Ā҉āѳćҊň҈
is the biggest	Āѱāҝ
is the build	ĀҌ
is the class	ĀѸć҇
is the code	Āѩā҇Ĉґ
is the commit	ĀѵĎҐ
is the constant	Ā҇āѵđ҇Ķ҆
is the current	ņ҈
is the decorator	Āѷā҈Ē҆
is the default	ċѺĔҊ
is the difference	ĀѺāҊ
is the enumerator	ĸ҈
is the environment	ĀҏğѶ
is the exception	Ā҇
is the fastest	āҊ
is the file	Āѵőҗ
is the first	ĀҏāѮą҇
is the former	ņ҆
is the function	ē҇Ĭҏ
is the git	Ā҉āѺ
is the global	Ķҋ
is the history	ĀѺāҌ
is the idea	ĢҊ
is the import	ĀҍĝѸ
is the inferred	ĀҊ
is the inheritance	ā҈
is the inner	ļ҈
is the interface	ĥ҆
is the key	ĀҍĐѺ
is the largest	āҐ
is the last	Ā҈āѵĳҍ
is the latest	Āѱİҕ
is the length	Ā҈ĳѺ
is the licence	ı҈
is the license	āѹıҌ
is the local	ā҆ĻѸļ҈
is the longest	āҘħѹ
is the lowest	ė҆
is the lst	ĀҏŊѳ
is the method	Ĺ҇ľ҉
is the minimum	Į҉
is the module	āѴĝҊŒҏ
is the most	āѹİҋ
is the name	ā҆
is the new	ņ҇
is the newest	āґĮѸį҇
is the number	Ď҈Ŋ҇
is the oldest	Ā҇āҋĆѺĮҋ
is the one	Œ҆
is the option	āѶċ҈Đ҆
is the outcome	Ŏ҆
is the parameter	ĀҋĐ҇
is the parent	āѱćҐě҈
is the path	āҊķ҆Œ҉
is the predecessor	Ņҋ
is the project	ĀѴāҋĮ҆
is the public	ģ҈
is the release	Āҍāѵ
is the repository	ĀҊāѶ
is the result	āѹŅ҇Ň҇
is the return	āѹŇ҆
is the role	ĢҊ
is the shortest	āѹħҏ
is the slowest	āҋ
is the state	Ā҇
is the status	Ā҈
is the struct	ā҇
is the successor	ņ҉
is the superclass	ň҆
is the test	Āѯā҉œҏ
is the topmost	Āѹįҋ
is the total	ŊҒ
is the trait	Ľ҉
is the type	Ā҉āѲŐҌ
is the value	ĀҒāѱĕ҇
is the variable	ĀѺŐҏ
is the workflow	ŕҌ
is there	ĀѺāҐĘҋĚ҆ĜҏġғĢ҆ģ҆ĬѶŋ҆
is there <name>	Ěҋ
is there <path>	ĜҌĝѺ
is there a	ĀҐę҇ĦҊŋѸ
is there an	ĀҊāѶĝ҈
is there any	ĀѸō҆
is there anything	ā҈
is there more	Ā҆
is there one	ġ҆
is there something	ġҋ
is there such	Ā҈āѹġ҆ŋ҆
is there to	ģ҇
is there |	ā҆
is this	āҗĈѺıҊłҍ
is this a	ĀѹāҌł҈
is this file	āҊ
is this mit	Āҋ
is this project	ĀѡāҤı҇
is this repo	ġ҆ł҇
is this |	ĀғāѹłѸ
is thrown	Ńҍ
is thrown $	Ń҆
is too	āҊ
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
is |	ĀѵāѨĔ҇ĬҍŐ҉Œ҆
is | $	ĀѶāѪĔ҈ĬҍŐ҉
isinstance	ěҍ
it	āҍĄѹą҆ĈғčҋďѳđѸĔҍĕ҉ĖҎĘ҈Ě҉ěѺĜѺĝ҇ĦҏħѰĨѹĪѳīѶĬѸįѺĳѺĸ҉Ļ҆ļѷĿѶŀѺŃѹŊѸŌҋō҈ŐѵŔҋ
it $	ĀѺāѵĊ҉ĔҊĥ҈ĪѵĬѹĸ҇ĽѺņѺōҌő҇œ҉Ŕ҇
it <name>	ĀѹāҌĕ҆ĘҋĬѰ
it <name> that	ā҉ĘҌĬѰ
it <name> |	ā҇ĕ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	ĀҊāѱĂѺćѵĉ҉č҈ĐѸėѸęҌĚ҉ĜҏĝҎğ҆ģѸĪѶīѺĬ҇ĴѺĵ҈ķҊĽ҆ĿѺŀѷŁѸŅѷň҆ŋѵŌ҉Őѹ
it _ <name>	ĀѴāҎĐҌĘҋĦ҆
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҉
it _ added	Ā҆
it _ an	ā҇
it _ anything	āѺč҆
it _ back	ĕ҇
it _ be	āѴĻҏ
it _ before	ĀҊāѹŅ҈
it _ called	Ā҇Ċ҈
it _ case	Ĭ҆
it _ created	ā҆
it _ defined	Ĭ҇
it _ first	ā҇
it _ for	āҋĢ҆Į҈
it _ from	āѶćҋ
it _ green	Ŏ҉
it _ how	Āѹāҍ
it _ imported	Ī҆
it _ in	ŉ҇ő҈
it _ inside	ā҈
it _ it	Ĝ҈
it _ its	ĀҍāѴ
it _ lines	ĳ҈
it _ me	đ҈
it _ moved	ŅҊ
it _ not	ĀҊāѰ
it _ now	ņҋ
it _ of	āѶĚ҆Ĭҋ
it _ on	āҗĜѷĹ҈
it _ raised	āҋ
it _ renamed	ā҆
it _ run	āѵ
it _ safe	ā҇
it _ since	ā҆
it _ so	ā҇
it _ style	ā҈
it _ tests	Ā҉
it _ that	Ā҉āѮĊѹĘ҈
it _ the	āѺĺ҆
it _ there	ŀ҆
it _ this	Āҋā҇Ņѵ
it _ to	āѹė҆ņ҉
it _ unused	ā҇
it _ up	Ĕ҇
it _ what	āѺĖ҇Ģ҈
it _ when	āҊ
it _ where	Ā҇āѺ
it _ which	āѶĮ҉
it _ who	ĀҌġѺ
it _ wise	Į҇
it _ |	Ā҉ĊѺČҊđѷĜѹĠѺĢҌĴ҉Łҏń҈ņѺŋҌŎѹőѷŒ҉
it a	Ĭҋ
it abstract	Ā҉Ĭ҈
it abstract |	Ā҉
it after	Ā҆
it after commit	Ā҆
it and	Āҏā҇
it and so	ā҇
it are	ŀ҆Ŏ҆
it are run	āѺŎ҆
it are there	ŀ҆
it are unused	ā҆
it async	Ĭ҈
it be	āҐ
it be called	ā҇
it be safe	ā҇
it been	āѺ
it build	ĀҋĈѹ
it call	ĀҌāѴĉ҈
it call |	ĀҌāѴĉ҇
it called	ĀҍķѹŅ҉ņ҆
it called before	ŅҊ
it called now	ņ҈
it called |	Āҍķѹ
it calls	ĉҌ
it capture	āҎ
it change in	ā҇
it changed	č҇
it changed anything	č҆
it comes	ď҆
it contain	Ā҈āѺ
it contain |	Ā҈āѺ
it declare	ĀҊ
it declare |	ĀҊ
it defined	ĸ҆œ҆
it defined |	āѶœ҇
it demand	Į҈
it demand |	Į҈
it derived	Ě҈
it do	ĀҗĢ҇
it do $	ĀѸāҕĢѹ
it do |	ĀҝāѧĢҌ
it documented	ĀѯāҚ
it documented |	ĀѯāҚ
it does	ĀҋāѰĢҎ
it does $	ĢҎ
it does not	Āҋāѱ
it doing	ĀѺā҉
it exist	ĀѸā҆ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҉
it export |	ģ҇
it fail	Āѳāҗ
it fail |	Āѳāҗ
it for	đ҈
it for me	đ҈
it from	ā҆
it get	Ā҈Ċ҈Ĕ҆
it get called	Ċ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	Āҍ
it given |	Āҍ
it good	āғĢѺ
it good for	āҋĢѺ
it good style	ā҈
it got	ĀҔāѴĂ҉
it got its	ĀҎāѹ
it got |	Ā҇āѶĂ҉
it had	āҐŅѹ
it had this	āҎŅѵ
it has	ĀҌ
it have	āҋ
it have tests	Āҋ
it have |	ĀѲāҏ
it import	āѺĜҎ
it import it	Ĝ҈
it import |	Ā҉āѺĪ҈
it imports	Ħ҆
it imports <name>	Ħ҆
it in	Ā҆āѸőѺŒ҉
it in the	ĺ҆
it in this	Āҍāѹ
it in |	őѸŒҊ
it inherit	ć҉
it is	ĀѯĆ҆Ĉ҆ĕ҇Ĭ҆ı҆Ĺ҈ŎҊ
it is a	đ҇
it is green	Ŏ҉
it is in	Ĺ҇
it list	Ā҆
it list |	Ā҆
it live	Ā҈āѹĵ҇
it live before	ĀҌ
it live |	ĵ҈
it makes	ĉ҉
it makes $	ĉ҉
it mean	ā҉
it mean |	ā҈
it need	āѺĪ҆
it need imported	Ī҇
it not	ŋ҈
it override	ĀҊāѺ
it override |	ĀҊāѺ
it pass	Ō҈
it please	ā҆
it please $	ā҆
it raise	ĀҍāѰńҋ
it raise |	ń҈
it raises	āѺń҉
it read	ĀѺāҊĴҋ
it read |	ĀѺāҊĴҋ
it received	Ņ҆
it received its	Ņ҆
it return	ā҇Ň҆
it return |	Ň҇
it run	Āѹāҏ
it run |	ā҈
it runs	Ė҆
it safe	Ā҇
it safe to	Ā҇
it say	āѷĴ҉
it say |	āѸĴ҉
it set	ĐҊ
it should	āѷĻҏ
it should be	āѳĻҏ
it sit	ķ҆
it sit |	ķ҆
it so that	āѺĬ҇
it static	Ĭ҈
it succeeds	Ĉ҈
it take	ĀѺ
it takes	ė҆
it takes |	ė҆
it that	Ā҈āѴ
it that the	ĀҋāѶ
it the	Ĭ҆
it the case	Ĭ҆
it there	āѶĢ҇Ĳ҇
it there for	Ģ҇
it there |	āѺĲ҇
it throw	ń҆
it true	āѳĊѺĬҍ
it true of	āѷĬҌ
it true that	ĊѺ
it use	Ā҆
it used	ā҆
it version	Į҇
it version wise	Į҇
it was	ĀѭāҋŅҏņ҇
it was added	ā҆
it was created	ā҆
it was moved	āѹŅҌ
it was renamed	ā҆
it |	ĀѳāѮĉѷĊҎč҆ęҎĚҋĝҏğ҈ĪѷīѹĭѶĮ҈ıѺĵ҈ķҍĹ҈ĽҌŀѷŅѷň҈ŋѸŌ҈ō҆ŎѹŏѷŒѹ
it | $	ĀҌāљćѷĈѷĉѷĊҎč҉ėѹęҏĚҌĜҐĝҏğ҈Ġ҆ĪѶīѹĬ҆ĵ҉ķҌĽ҇ŀѸŅѷň҈ŋѶŌ҇ŎѺŐѹ
it | <name>	Ĭ҆
it | how	ĀѹāҊ
it | on	āғĜѷ
it | to	ė҆
it | what	āѷĖ҇Ģ҉
it | when	ā҆
it | which	āѷĮ҉
it | who	Ā҉ġѺ
item	āѺģҏĶҋķ҈
item <name>	ķ҈
item of	ģҏ
items	ģҎ
items in	ģҎ
its	ĀѷāҞĂ҇ąѴćҋĉґĊѶČѺĔѴĕғĚҎěҋĝѸġѹĢѸĥ҆ĪҋīѳĬѶį҉ıѹĴѺĵѸĶ҆ķ҉ĸҏĹѹĻѸļҋŁ҇ŃѺńѺňѶŒ҆
its <name>	ĀѺĐҎĢ҈
its <name> field	ĐҊ
its <name> method	ā҆
its _ $	ĀҐćѹĉҊěҍĦ҆Ķ҆Ł҆Ő҉
its _ <name>	Ć҆ĕҒĺҊļҊ
its _ and	ķ҆
its _ are	āҍŏ҆
its _ classes	ĚҔěѵ
its _ contents	į҈
its _ defined	āҍ
its _ does	ĀҔāѵ
its _ field	ĐҊ
its _ for	āҍ
its _ from	āѸĪҊ
its _ function	āґ
its _ imports	ā҉ĪѺ
its _ in	ā҆Ď҆
its _ method	ā҆
its _ methods	ŀ҇
its _ name	ĀѹāқŅҎ
its _ one	āѹ
its _ to	āѹĂҍ
its _ what	ĀҋĢѹ
its _ |	ĀѷāѫĂѺć҈ĉ҇ĎѹēҋĘѹęҊěҌĜ҈Ģҋĥ҈ĩ҆ĪҎĭ҇Ķ҆ķҏĸ҆ĿѸŁҋŅѲņѺ
its ancestors	Ā҈
its argument	ĕҋ
its argument <name>	ĕҋ
its arguments	ā҇
its base	Ěғěѹ
its bases	ć҇
its bases |	ć҈
its body	āѲĉҏķ҆
its body $	āѷĉҋĊ҆
its body |	ķ҇
its callees	ĉ҆
its caller	ā҆
its caller |	ā҆
its callers	ā҇ęҋ
its callers $	āҐĊѺ
its callers |	āѷĊ҉ęҋ
its children	āѷĂғĚѳěҏ
its children to	āѺĂҌ
its code	ĉ҇Ę҆
its commits |	Ā҉
its constructor	Ā҆
its current	į҈
its current contents	į҈
its declaration	āѹĭ҇
its decorators	ā҈
its def	ķ҆
its default	āҊ
its default |	ā҈
its definition	ĀҊāѮĬ҇ķ҆ĸ҆
its definition |	āѵĬ҇
its docstring	ĀҐĢѹ
its enum	ĸҋ
its enum |	ĸ҆
its extension	Œҋ
its extension |	Œ҆
its file	ĀҗāѴŒ҆
its file $	ā҆
its file and	ķ҆
its file |	ĀҐāѸ
its import	Ī҆
its importers	āѶĦ҇ĩҎ
its importers $	Ħ҇
its importers |	ĩҋ
its imports	ĀѶāѸĜҋĪґ
its imports are	ŏ҇
its imports |	ĀѺĜ҉ĪҒ
its inner	āҏļѺ
its inner function	āҏļѹ
its interfaces	āҍ
its job	Ģ҉
its job |	Ģ҉
its local	ļҊ
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҋ
its method <name>	ĺҋ
its methods	ā҇Ŀҏ
its methods |	ā҇
its module	ĭ҈
its name	ĀҎŅѷ
its name |	ĀҎŅѷ
its names	Ī҈
its names from	Ī҈
its nested	ļҎ
its nested <name>	ļ҉
its new	āҍ
its new name	ā҈
its old	ā҇Ņ҈
its old name	ā҇Ņ҈
its own	ā҈Ć҇Īѹ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺ
its parameter	ĕ҇
its parameter <name>	ĕ҇
its parameters	āҋ
its parent	ć҇ĚҍěѶ
its parents	ā҇
its parents |	ā҇
its path	ő҈
its places	ō҇
its present	āҊ
its present name	āҌ
its properties	Ĥ҆
its public	ģ҇
its result	ā҇
its result |	ā҇
its return	ŇҊ
its siblings	ā҉
its signature	āѹŁ҈
its signature |	āѹŁ҆
its subclasses	Ă҆Ěѷěҕ
its subclasses $	ĚѸěҌ
its subclasses |	ěҊ
its superclass	ć҇
its tests	ŎҌ
its tests |	ā҆
its type	ā҇ĶѺŐ҉
its type $	āѸŐҋ
its type |	ā҆
its value	Āҋāѹđ҆Ķҍ
its value $	ĀґāѸĶ҈
its value in	ĀѺāҌ
its value |	Ķ҆
its version	ė҉
itself	āѳćѹĒѹĦқĪѺĵ҈ņ҇ŒҌ
itself _ $	Ħ҉Œҍ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	ĀҊćѺ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҉
itself indirectly $	Ħ҆
itself now	ņ҈
itself now the	ņ҈
itself |	ő҆
itself | location	ő҆
java	ĀѲėѺĮӀ
java <name>	āѶĮҔ
java _ $	ā҇Į҆
java _ |	āѷĮҐ
java version	ĮҊ
java |	ā҇
java | $	ā҇
job	Ģҫŕ҆
job _ $	Ģ҉
job _ <name>	ĀѶĢҜ
job _ <path>	ŕ҇
job _ for	Āғ
job in	ŕ҇
job in <path>	ŕ҇
job list	Āғ
job list for	Āғ
job of	ĀѹĢҔ
job of <name>	ĀѹĢҔ
job |	Ģ҉
job | $	Ģ҉
jobs	ĀҜāҎŕѱ
jobs $	ĀѯāҘ
jobs _ <path>	Ā҆
jobs _ run	Ā҆
jobs _ that	Ā҆
jobs _ the	Ā҇
jobs does	Āҏāѷ
jobs does that	Ā҆
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	Āѱāҏ
jobs in	Āҍāѹ
jobs in the	ĀҌāѹ
judging	Ĭ҇
judging _ its	Ĭ҇
judging by	Ĭ҇
judging by its	Ĭ҇
jump	ĀѷāѸķҘĹ҆œҊ
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҋ
jump to	ĀѷāѸķҘĹ҆œҊ
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҋ
just	ĀҊāѮĆ҈ľҊňѹŌ҉ŏҍő҆
just <name>	āѹŏҊ
just <name> <name>	āѺŏҊ
just _ <name>	āѹŏҋ
just _ test	Ō҆
just the	ĀҌľ҈ňѹŌ҆
just the test	Ō҆
k	ŌҔŎѹ
k <name>	ŌҔŎѹ
keep	ĀѶā҆ĭ҆
keep <name>	ĭ҇
keep the	ā҆
keeps	ĀҏāѰ
keeps _ <name>	ĀҐāѳ
kept	Ā҆
kept _ <literal>	Ā҈
kept saying	Ā҈
kept saying <literal>	Ā҈
key	ĀҍāѹĐҮ
key <name>	ĀҐĐҠ
key <name> $	Đ҉
key <name> in	āҊ
key <name> of	Đ҇
key <name> set	ĀҍĐѸ
key <name> what	Ā҇
key <name> |	āѺĐ҇
key _ $	Đҏ
key _ in	āҊ
key _ of	Đ҇
key _ set	ĀҍĐѸ
key _ what	Ā҇
key _ |	āѹĐҊ
key |	Đ҆
key | $	Đ҆
keyword	Ā҉āѸŁ҇
keyword _ $	ĀҊāѹ
kicked	ŕ҇
kicked off	ŕ҇
kicks	ŕҌ
kicks _ <path>	ŕ҈
kicks off	ŕ҈
kicks off <path>	ŕ҈
kind	Āѱā҇ĚҋłҢń҉ŇҏŐ҇
kind $	āѴłғ
kind _ <name>	āѺĚҌ
kind _ exception	ń҈
kind _ object	ĀҋŇ҉
kind _ project	ā҈
kind _ software	łҊ
kind _ tests	ĀѬāҘ
kind _ value	Ň҆
kind of	ĀѶāґĚҋłҋń҉ŇҏŐ҇
kind of <name>	āѺĚҌ
kind of exception	ń҈
kind of object	ĀҋŇ҉
kind of project	ā҈
kind of software	łҊ
kind of tests	ĀѬāҘ
kind of value	Ň҆
kindly	Āѡāѩė҆ő҆
kindly $	ĀѺāѵ
kindly _ me	ĀѺĺ҆
kindly _ the	Ł҆
kindly find me	ň҆
kindly tell	Ł҇
know	ĀѹāѲąѷć҇ďѺĔѺĕ҈ĢѺĥ҈ħѺĭ҇ķѺ
know _ default	ĕ҆
know _ functions	ĊҊ
know _ import	Ĩ҆
know _ is	ĭ҆
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ā҇Ĭ҉ŋ҆
know _ type	Ā҉āѷŇ҆
know _ value	đ҇
know _ what	ĀҌ
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҆
know from	ĩ҆
know in	ĺ҇
know in which	ā҆ĺ҇
know its	ĕ҇
know on	ļ҆
know on which	ļ҆
know the	ĀѵāѸđ҉Ĩ҆Ņ҇Œ҆
know the import	Ĩ҆
know what	Ā҆āѳć҈ň҈ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҇
know where the	ā҇
know whether	Ĭҋŋ҉
know whether the	ĬҊŋ҆
know which	ĀѸĪ҇Ň҆
know which functions	Ċ҉
know which modules	Ī҈
know which type	Ň҈
know why	ā҆
know |	ĭ҉
know | is	ĭ҇
known	Āѹāѹġ҈Ņҗ
known _ $	Ņ҉
known _ <path>	ņ҇
known _ this	ġ҆
known _ |	Ņҍ
known as	ŅҐņ҈
known as <path>	ņ҇
known as |	Ņҍ
l	āѶĳҡ
l <path>	ĳ҉
l <path> $	ĳ҉
l _ $	ĀѺĳҒ
l _ for	ĳ҆
l _ |	ĳ҈
l give	ĳ҆
l give for	ĳ҆
l say	ĳ҈
l say |	ĳ҈
lack	āҨĂѺĿѬŉѸ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҆
language	āҊėѹłҍ
language _ $	ł҇
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҇
language | $	ł҇
largest	āҥĤѲ
largest _ $	ā҇
largest _ the	ā҇
largest of	ā҇
largest of the	ā҇
largest |	ā҇
largest | $	ā҇
last	āҡąѵčѷĎѺįӘİҢĲҌĳҊĴѸŅѺ
last _ $	ĀѶāҒįҏİҋ
last _ <path>	įҋ
last _ and	ĀѺİ҉
last _ before	ā҇
last _ by	ĀҔčѹįѷ
last _ number	āѺĳҍ
last _ of	ĀѬāҏįҖ
last _ on	āѹįҌ
last _ that	į҉
last _ the	ĀҌāѷ
last _ to	ā҈
last _ together	ā҆
last _ |	ĀҒāҌįҖİѶ
last change	įҏ
last change to	āҊ
last change |	į҇
last changed	Ā҇ā҉čѹį҇
last changed $	į҆
last changed together	ā҆
last changed |	Ā҇āѷį҆
last checkin	İ҆
last commit	Ā҇İҎ
last commit that	į҈
last commit |	ĀҊ
last edit	į҇
last line	ā҇İѵĳҍ
last line number	āѺĳҍ
last line of	ĀѵāҎ
last modification	į҈
last modification of	į҇
last modified	įҊ
last month	āҊ
last month |	ā҇
last release	āҎ
last release |	āҌ
last thing	İ҇
last time	įґ
last time |	įҍ
last touch	į҆
last touched	ĀҘāѧ
last update	įҌ
last update of	įҌ
last week	āҐ
last week |	āҋ
last year	ā҉
last |	Āѹį҈İ҆
last | $	Āѹį҈İ҆
lately	ā҆
lately _ $	ā҈
lately |	ā҇
lately | $	ā҇
latest	ĀѪāғąѷėѶįҭİҔ
latest _ $	āҎİѸ
latest _ of	ėѶįҏİҊ
latest _ to	āѺįҏ
latest _ with	āѺį҈
latest _ |	İҋ
latest change to	į҆
latest commit	ĀѮāҏąѺįҊİґ
latest commit of	İҋ
latest commit with	āѺį҈
latest commit |	İҋ
latest edit	āѶįҐ
latest edit of	āѷįҊ
latest modification	į҈
latest version	āҒėѶ
latest version of	āҒėѶ
lazily	āҊ
lead	ĀҊāѲĚ҆Ħ҈
lead _ to	Ħ҈
lead back	Ħ҈
lead back to	Ħ҈
lead to	Ā҈āѲĚҊ
leads	ħ҈
leads from	ħ҉
leak	ĀѷāҎ
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
leave out |	ā҆
leaves	āѷĂҏ
leaves abstract	Ă҇
leaving	Ć҈
left	č҆
leftover	ĪѺŏҏ
leftover _ of	ĪѺŏҍ
leftover imports	ĪѺŏҍ
leftover imports of	ĪѺŏҍ
legal	Ė҇ı҇
length	ĀҍĎ҉
length _ <path>	ĀҎ
length _ the	Ď҉
length in	ĀҏĳѺ
length of	Ď҉
length of the	Ď҉
let	āҒıѹ
let _ see	ĀҐ
let _ |	ĀѷāҖıѹ
let me	Ā҇āҍıѹ
let me see	ĀҐ
lets	ĕ҈
level	Ā҆āѴĩ҈ĭҌĶҔ
level $	Ķ҈
level _ <name>	ĭҍĶҊ
level _ imports	ĩ҈
level of	ĩ҈ĭҍ
level of <name>	ĭҍ
level of imports	ĩ҈
level variable	ĶҊ
level variable <name>	ĶҊ
levels	āҋ
levels _ $	ĀҊ
lib	łҏ
lib or	łҊ
libraries	āѸĖҡ
libraries _ project	Ė҇
libraries _ the	Ė҆
libraries _ this	ĖҊ
libraries does	Ė҈
library	ĀѱāҍĖ҆łҬ
library $	ā҇
library _ $	āҋ
library a	ł҇
library or	łҎ
library |	āҌ
library | $	āҌ
libs	āѸĖҗ
licence	ĀѬāҏĮѺıӏ
licence $	ıҌ
licence _ $	ıҊ
licence _ is	ı҈
licence _ it	ı҇
licence _ the	Āѷā҈ı҈
licence _ this	Ā҉
licence _ which	ıҊ
licence _ |	ĀѸıҍ
licence called	āѸıҌ
licence called |	ı҆
licence does	ĀҊ
licence does this	Āҋıѷ
licence is	ı҉
licence it	ı҆
licence it is	ı҆
licence of	ı҆
license	ĀѨāҘıҿŅѺ
license $	ı҈
license _ $	ı҈
license _ the	ıҏ
license _ this	ıҏ
license is	ı҈
license of	āҍı҆
license of the	ı҈
license of this	ı҈
license |	ı҈
license | $	ı҈
licensed	Ā҉āѰıҌ
licensed $	ı҈
licensed _ $	Āҍāѱ
licensed |	ĀҎāѶ
licensed | $	ĀҎāѶ
licensing	ĀѷāҊıҙ
licensing _ this	ıҍ
licensing of	ıҏ
licensing of this	ıҍ
licensing what	ā҆
lies	āѸœ҇
like	āҏď҆ĭ҉
like $	ĀҍāѶ
like <name>	ĀѺāҐď҇ē҇
like _ <tag>	ā҈
like _ in	ĭ҇
like _ know	Ā҆āѸĪ҆
like _ see	Ā҈
like _ use	ĭ҉
like at	ā҈
like at <tag>	ā҈
like in	ā҆
like to	āѶĊ҆Ī҆
like to know	Ā҆āѸĪ҆
like to see	Ā҈
like to use	ĭ҉
line	ĂѹąѸĆѸćѴĉѷċҞčѹĎѶďѷĐүđѰĒ҆ēѳĔѺĕѺĖѹĜѴğҋĠѺġѹĢѴģѵĤѶĥѳĦѹħѴĩѴĪѳīѶĬѲĭѶĮѶįѳİѰıѺĲҸĳҎĴһĵҟĶҩķҥĸҘĹҠĺҢĻҞļңĽҝľѷĿѶŀѶŁѷŃѸńѸŅѴņѶŇѷňѷŊѶŋѸŌѶōѶŎѹŏѶŐѷőѵŒѶœҗŔҕŕѸ
line $	ĀѺāѹĊ҆ċ҆Ĳѹĵ҇ĶҐĹ҆ĺѳļҋĽ҇
line <line>	ĀҌāұĲӇĳѺĴӋ
line <line> $	ĀҎĴҊ
line <line> author	Ĳ҈Ĵѹ
line <line> from	Ĵҍ
line <line> in	ĀѹāҏĲҏĴғ
line <line> of	āҝĲҙĴҒ
line <line> out	Ĵ҇
line <line> to	ĀҚĲѹĴѴ
line <line> what	Ĵ҆
line <line> |	Ĳ҈Ĵҋ
line <name>	Ĺ҆ĺ҇ļ҉
line <name> is	ĺ҉
line _ $	ĀґĜѶħѺĩѺĳ҇ķғĻҐĽѶŔ҇
line _ <line>	ĴҌ
line _ <literal>	āѺĵҔ
line _ <name>	ĀҗĐґĳѷķѸļ҈
line _ <option>	ċҌ
line _ <path>	ĀѰā҉Đҏ
line _ author	Ĳ҈Ĵѹ
line _ does	ĀѶĳҏ
line _ enum	ā҆
line _ every	āҌğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҈
line _ from	Ĵҍ
line _ function	ķҍ
line _ i	āѹļ҇
line _ in	ā҇ĲҎĴґ
line _ is	ĺ҉
line _ it	āѯğҊĺ҉
line _ of	ĀҒāҗĲҖĳ҇ĴҎĹ҈
line _ out	Ĵ҇
line _ please	ķ҆
line _ starts	Ĺ҆
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѤāѶĶҍĸҊĹ҈ĺғļҋĽҘœҌŔҊ
line _ to	ĀҚĲѹĴѴ
line _ trait	Ľ҆
line _ what	Ĵ҆
line _ which	Āҕİѵķ҆
line _ |	Đ҆Ĳ҆Ĵҏĺ҇
line count	ĀѰĳҩ
line count $	ĀѸĳҍ
line count file	ĳ҆
line count of	ĳҐ
line defines	Ļ҈ļѹĽҋ
line does	āҏĳѶĵґķҊ
line does <name>	Āғā҆ĳѹĺѺ
line does the	ĀѰāҐĺ҈
line flag	ā҈
line flag <option>	ā҈
line in	ā҉ļ҆
line in <name>	ā҈
line in the	ļ҇
line is	āѰğ҇Ķ҇ĸ҈ĺ҉Ŕ҆
line is it	āѴğ҈ĺ҉
line is the	ĸ҆Ŕ҆
line no	Đ҆
line no |	Đ҆
line number	āѰĐ҇ĳҘĴ҉ķ҆ĺ҆
line number <line>	ĴҌ
line number does	ĀѶĳҏ
line number for	Đ҈ĳѺ
line number in	āѹĳҐ
line number of	ĺ҆
line number please	ķ҇
line of	ĀѰĐҙĵ҇Ĺ҆ĺҋļҋĽґœҋ
line of <name>	ĐҍĺҌļ҈
line of <path>	ĀѴā҇Đҍ
line of every	āҌğ҆ķѺ
line of test	œҊ
line of the	āѺĵ҇ķ҆Ĺ҆
line of which	Ľ҆
line option	ċ҇
line option <option>	ċ҆
line options	ĀҍāѶ
line that	Ķҍ
line tool	ł҇
line where	ĵҎ
line where the	ĺ҉
line with	ĀҊāѸĶ҆
line with <name>	Āҋ
line |	Ā҉Đ҈ĜѶİѴĹ҆ĺ҆ĻҏŔ҈
line | $	Đ҈ĜѷĹ҆ĺ҆ĻҏŔ҈
line | which	Āҍİѵ
lines	ā҆Ć҇ĎѺēҒğҋĪҕĲѺĳӛĴѹŊѺŏҍŔҊ
lines $	ĳғ
lines <line>	ĀҚ
lines <line> or	ĳ҆
lines <line> thru	Ā҇
lines <line> to	Āҏ
lines <name>	ĀҖĳѴ
lines <name> of	ĀҚĳѬ
lines <name> |	ĳ҆
lines _ $	āѶĳҕ
lines _ <name>	ĀѳāѹēҊĪ҇ĳҘ
lines _ <number>	āҎĳѹ
lines _ <path>	ĀѲāҊĪҌĳҖ
lines _ are	āѺĳ҇
lines _ deleted	ā҇
lines _ has	ĳ҆
lines _ it	ĀѺā҇
lines _ its	Ā҇āѺ
lines _ lately	ā҆
lines _ of	ĀҚĳѬ
lines _ or	ĳ҆
lines _ text	Āѵĳҏ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҇
lines _ to	Āҏ
lines _ |	ĳ҈
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēґĳѷ
lines are	ĳ҆
lines are there	ĳ҇
lines changed	ā҆
lines changed lately	ā҆
lines did	ĀѳāҒ
lines does	ĀҎāѳĳҌ
lines does <name>	āѹĳҌ
lines does <path>	Ā҈
lines from	Ī҉
lines from <path>	Ī҆
lines has	Āѹā҇
lines in	ĀѺĳҍŏ҇
lines in <path>	ĳ҇
lines inside	Āѹĳ҉
lines long	ĳ҈
lines of	Ī҆ĳҋ
lines of <path>	ĀѺāҌ
lines of text	Āѵĳҏ
lines over	āҎĳѹ
lines over <number>	āҎĳѹ
lines please	ĳ҇
lines please $	ĳ҇
lines that	ĀҋāѺğ҆
lines there	āѺĳ҇
lines there are	āѺĳ҇
lines total	Āѹĳ҉
lines were	āҋ
lines were deleted	ā҇
lines |	Ā҇āѷĳҌ
lines | $	Ā҇āѷĳҌ
link	ħҌ
link <path>	ħ҆
link <path> with	ħ҆
link _ with	ħ҉
linter	ŏ҇
linter complain	ā҆
linter complain about	ā҆
linux	ĀѸāґ
linux $	āҌ
list	āѕĂҌąѺĆғĉ҇ĊҏČҎčѹĎѹĐѹĒ҉ēҐĔѹĕѺĖҟĘѺěѹĝѸĞҖġѵĢѵģҎĤҔĥҋĦѶĩ҉ĪҘī҇ĬѷĭѹĮѺįѹĳѺĵѹķѹĹѹĺѸĽѺľѰĿҚŀ҉ŁҧńҍŅѺņѺňҏŊѬō҈Ŏѵőѹ
list $	ĀѸĉѪĊҎģ҈Ī҆Łҕ
list _ $	Ŀ҈ō҇
list _ <mark>	ĀѺĂҕē҇
list _ <name>	ē҇ĘѹęҋĞҜġѸĤ҉ŀ҆ŁҐňѸ
list _ <path>	Ā҆Ī҇
list _ annotations	ēҌ
list _ attributes	Ĥ҉
list _ base	ĀѺćҒňѸ
list _ callers	ĀѲĊҊĘҌ
list _ class	ī҈
list _ commits	ā҇
list _ differences	ď҇
list _ exceptions	ń҇
list _ fields	Ĥ҆
list _ files	ĀҋăѹČ҇
list _ imports	Īҕ
list _ methods	ľѷĿґ
list _ modules	ĩ҈
list _ overload	Ć҆
list _ place	Ā҆Ć҈Ċѹ
list _ places	Āҏ
list _ runtime	Ė҆
list _ subclasses	ĀѲňҕ
list _ symbols	Ā҈
list _ tests	ĀқŊѱō҉ŎѺ
list _ that	ĀѸĊ҆ĥ҇ĩҊ
list _ the	Ī҈
list _ traits	ī҇
list _ triggers	ŕ҉
list _ what	Ā҉
list all	ĀғŀҊ
list cls	ĿҊ
list each	ĆҊ
list each overload	Ć҆
list every	ĀҎĊѹĖ҆
list every place	Ā҆Ć҈Ċѹ
list everything	ĀѸĉ҆Ċ҆ģ҇
list everything that	Ċ҇
list files	ĩ҆
list files that	ĩ҆
list for	Ā҇ā҆Ĥҏ
list for <name>	ā҇Ĥҏ
list for <path>	Āҋ
list of	ĀѵāѰĂҍĆҌĉ҉Čҋď҈Ė҇ę҉Ě҆Ĝ҈ĞҙġѸĤѹĪҊī҉ľѸĿҎŁ҈Ŋѷ
list of <name>	āѺďҊĘѹęҌĞҜġѹŁҊ
list of methods	ľѹĿҏ
list of places	Ć҆
list of tests	ĀҍŊѺ
list of the	Ī҆
list or	Ā҇
list or what	Ā҉
list the	Ā҆āѴăѺćҍĉҒĎѺď҆ēҋĖѺĤ҉ĥҊī҆Ń҆ň҈ŊѶŕ҆
list the annotations	ē҈
list the commits	ā҇
list the differences	ď҇
list the files	ĀҌăѷ
list the imports	ĪҎ
list the modules	ĩ҈
list the symbols	Ā҈
list the tests	ĀҍŊѸō҇
list the triggers	ŕ҉
list them	ō҇
list them $	ĀѸō҇
list |	ĀҊ
list | $	ĀҊ
listed	ĚҌĸ҈
listed _ the	ĚҎ
listing	āѵăҊĿ҉ň҆
listing _ methods	Ŀ҆
listing _ the	ă҉
listing the	āѸĿ҆ň҆
listing the methods	Ŀ҆
lists	ĀѺďҔ
lists _ <name>	ďҏ
literal	ĀѶđҖĶѹŔҘ
literal <literal>	ĀѺā҆Ŕґ
literal _ in	ŔҌ
literal _ to	đҋ
literal assigned	đҋ
literal assigned to	đҋ
live	ĀҋāѰĆ҉ĠѸķҏĸ҇Ľ҉ōѸŒ҉œ҈
live $	ķҒ
live _ $	āѰĆ҉ĵ҉ĸ҇ĽҊő҈œ҈
live _ <name>	Ā҇ōѹ
live _ the	Ā҉
live before	ĀҌāѺņѺ
live before the	ĀҌ
live in	Ā҉ōѹ
live in <name>	Ā҇ōѹ
live |	āѰĆ҉ĵ҉ĸ҇ĽҊő҈œ҈
live | $	āѰĆ҉ĵ҉ĸ҇ĽҊő҈œ҈
lives	ĀѹķҝĻ҆œ҈
lives $	āѸķ҆œ҉
lives _ which	ķҋ
lives in	ķ҈
lives in which	ķҋ
load	ĀҖāѲĜ҉ħ҆ĩҏĭѸ
load $	Īҋ
load <path>	ĀѺħ҇ĩ҉
load _ module	Ĝ҇
load _ |	Ā҈āѹĩґĭѸ
load the	Ĝ҇
load the module	Ĝ҇
loaded	Āѷā҉ĝ҉Ĩҍ
loaded $	ĩ҇
loaded _ <path>	ĝ҆Ĩ҇
loaded by	ĀѹĝҊ
loaded by <path>	ĝ҆
loaded from	Ĩ҆
loads	ĀѺāҎœѺ
local	ĀѶāҎķѴĻҦļҠ
local _ <name>	ā҉ķѸĻҕļҠ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇ĻҊļҋ
local function <name>	ā҇ļҍ
local helper	ĻҎ
local helper <name>	ĻҎ
local to	Ļ҈ļ҆
local to the	ĻҊ
locate	āѨĐ҇đѸĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
locate <name>	ĺ҆ő҆
locate <name> 's	ĺ҇
locate _ 's	ĺ҇
locate _ <name>	āѺĐ҆Ĺ҆
locate _ constant	đѺĶ҉
locate _ file	ő҆
locate _ for	őҊ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѯĐ҆đѹĵ҉Ķ҈ĽҊŋѺœҊŔѺ
locate the <name>	Đ҆
locate the file	ő҆
location	ĀѦāѲćѸċ҆ĐҊđѵğҐĢѺĥѸĵқĶҙķҋĸқĹҎĺҌĻҎĽґŀѸŁѺňѺŋѰŌѳőҞŒҖœҒ
location $	ĀѹāѰđѹğҕĶҋķѵĸҐĺҏĻ҇Œҍ
location _ $	ĀѺāѺĵ҉ķ҇ĻҌļѺœҌ
location _ <name>	őґ
location _ <path>	ő҉
location _ repo	őҋ
location _ test	œ҆
location _ the	āѹĐ҈ĵҊĶ҉ĽҍŒ҈œ҉
location in	ĸ҈őҐ
location in repo	őҋ
location in the	ő҆
location of	ĀѷāҎĐ҇ĥѺĵ҉ĶҏķҎĹҊļ҈ĽҌŀѹŋѶŌѷőҖŒҊœ҆
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
log	ĀґāѵĎҔĢѴįғİҢ
log $	İ҇
log <name>	ĀѲĢѵįҕİҝ
log <name> <name>	ĀѮįҚ
log <name> <path>	ĀѸįҍ
log _ $	ĀѣāҋįѴİҩ
log _ <name>	ĀѫāѺĎҎįҞİѺ
log _ <path>	ĎҊįҍ
log _ changes	ĀҊ
log _ commits	Ď҆
log for	ĀҒįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҇āѺĎ҈į҈
log of <path>	Ď҆į҇
log of changes	ĀҊ
log on	ĀѸĎҋ
log on <path>	Ď҇
log |	ā҉
log | $	ĀѸāҋ
logged	ā҆
long	āҕĐ҈įҒĳҐ
long $	ā҇
long _ $	ā҉
long _ <name>	Āҙāѫ
long _ did	āѺį҈
long _ is	ĳ҆
long _ its	Ď҆
long _ the	ĀѮāҤ
long _ was	į҆
long ago	āѵįҐ
long ago did	āѺį҈
long ago was	į҆
long do	āҊ
long do the	ā҉
long does	ĀѸāҔ
long does it	ā҆
long does the	ā҈
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҉āѲĎ҆ĳҍ
long is <name>	ĀҒāѫ
long is its	Ď҆
long is the	āҋ
long the	ā҆
long |	ā҈
long | $	ā҉
longer	ĀҊā҈
longer _ |	Āҍ
longer exist	Āҋ
longer exist |	Āҋ
longest	ĀѹāҶħѹ
longest _ cycle	ā҉
longest _ in	āҋ
longest _ of	āҌ
longest import	āҎ
longest import cycle	ā҉
longest line	āҋ
longest line in	āҋ
longest method	ā҉
longest method of	ā҇
look	āѺĹ҆œ҆
look _ $	Ā҇
look _ <name>	ĀғĘ҆Ğ҇
look _ at	ā҈
look _ if	ě҆Ĝ҆
look _ line	Ĵ҆
look _ the	ĀѶāѴĥѷĪ҇ń҆ň҇őҊ
look _ which	Ł҆
look for	Ā҈
look for <name>	Ā҉
look into	Ę҇
look like	Ā҈ā҉
look like at	ā҈
look up	ĀѹāѲĆ҆ĥ҆ő҆
look up <name>	ĀҋĞ҈
look up if	ě҆Ĝ҆
look up line	Ĵ҆
look up the	ĀѵāѷĥѷĪ҇ķ҆Ĺ҆ň҈őҊ
look up which	Ł҆
look |	ĀѺā҇
look | $	ĀѺā҇
looking	āѸĚ҆ķ҉ł҇
looking _ the	āѸĚ҆ķҊ
looking _ what	ė҇
looking at	Ě҆ł҈
looking at the	Ě҆
looking for	ķҊ
looking for the	ķҊ
looks	āѺğҍŁ҇
looks _ <name>	ğ҆
lookup	ĀѹğҰĺѵ
loop	Ħҙ
loop _ $	ā҇
loop |	ā҇
loop | $	ā҇
lost _ |	Ā҆
lowest	ĮҊ
lowest <name>	Į҆
lowest <name> version	Į҆
lowest _ version	Į҉
lst	ĀҌįҊŊѳ
lst _ tests	ĀҏŊѳ
lst _ to	įҊ
lst change	įҊ
lst change to	įҊ
lst of	ĀҏŊѳ
lst of tests	ĀҏŊѳ
m	āѱĚ҆Ģ҈
m _ <name>	Ā҆ā҇Ģ҆
m _ a	ĀѺāѹđ҇
m _ at	Ā҆
m _ to	Ĭ҆
m a	Ģ҈
m about	Ĭ҆
m about to	Ĭ҆
m calling	Ā҈
m calling <name>	Ā҈
m changing	ā҆
m changing <name>	Ā҆
m changing the	ā҉
m implementing	āҋ
m implementing <name>	āҋ
m looking	Ā҇
m looking at	Ā҆
m new	Ģ҇
m renaming	ā҇
m writing	āѲ
m writing the	āѷ
machine	ā҉
machine _ $	āҋĮѺ
machine |	āҋĮѺ
machine | $	āҋĮѺ
made	ģ҈ĭ҇Ĳҋ
made $	Ā҆
made <name>	Āѷāғ
made _ $	ĭ҇
made _ abstract	āҋ
made _ by	ģҊ
made _ change	ĀѴā҇Ĳ҇
made _ function	ā҈Ĭѹ
made _ in	ĀѺ
made _ |	Ā҇āѯĬ҈
made available	ģҊ
made available by	ģҊ
made by	Ā҆čѹ
made by <name>	Ā҇čѹ
made it	ĀҌāѵ
made the	ĀѵāҒĬѹĲ҇
made the change	ĀѴā҇Ĳ҇
made the function	ā҈Ĭѹ
made |	Ā҇
main	ĀҎāҒĈѸ
main _ $	Ā҇
main _ |	ā҆
maintained	ĀѹāҒ
maintained <name>	āҊ
maintains	ĀҍāѺ
maintains _ file	āҌ
make	āҚĈҋĉ҆Ěѷģ҈Ōѷō҆
make <name>	ĀѺāңĚѸ
make <name> a	āҏ
make <name> inherit	ā҉
make _ <name>	ā҈Ōѵ
make _ a	āґ
make _ call	Ċ҆
make _ inherit	ā҉
make _ of	Ā҇āѺō҈
make _ static	ā҆
make _ |	ĀғāѰ
make a	Ċ҆
make a call	Ċ҆
make it	ā҈
make public	ģ҇
make the	ĀѺāҊ
make use	Ā҇āѺō҈
make use of	Ā҇āѺō҈
makes	āѦĉҍđ҉Ę҈ģҏĬ҆ŏ҆ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҈
makes _ use	ŏ҆
makes a	ĀѺ
makes available	ģҌ
makes available to	ģ҈
makes it	Ĭ҈
makes no	ŏ҆
makes no use	ŏ҆
makes the	Āҋāѷ
making	Āѷā҆
making _ call	Ċ҇
making the	ā҆Ċ҇
mandatory	āѺĂҚĤѺ
mandatory _ $	Ă҇
mandatory methods	Ă҇
mandatory |	Ă҇
mandatory | $	Ă҇
many	ĀҳāҩĆ҈ĎҸĤѺħѺĩѶĬѹĳҦľҶŊӄ
many $	Ŋ҆
many <name>	ĀѲā҆ĳ҈
many <name> of	ĳ҈
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҈ĆҊľѷ
many _ are	Āҗāѫĳ҆ľҎ
many _ called	ĀѮāғ
many _ can	ĀҏāѲ
many _ cases	ĀѺŊҎ
many _ changed	ĀѹĎҋ
many _ did	ľ҆
many _ do	ā҇
many _ does	ĀҌāѢĎґĳҍľҐ
many _ fail	ĀѭāқŊѸ
many _ functions	ĀѰľґŊ҉
many _ has	ĀѶā҈Ďҏ
many _ have	Āҍā҉
many _ import	ĀҎāѸ
many _ imports	Ā҉āѺ
many _ in	ĀљāҢŊҎ
many _ is	āғ
many _ long	ĳ҈
many _ methods	Āҗāѧ
many _ of	Ā҇āғŊѺ
many _ override	Ā҇āѹ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ take	ā҆
many _ tests	Ŋҏ
many _ there	āѺĎ҈ĳ҈
many _ this	āҌĎѶ
many _ touch	Ď҇
many _ touched	ĀѴā҆Ďҋ
many _ until	ĀѴāҗĎѵ
many _ use	ĀҘāѵŊѵ
many _ variables	Ā҉āѷ
many _ was	ĎҌ
many _ were	ā҉
many _ would	Ŋ҇
many _ wrote	ā҉
many _ |	ĀҖĳѹŊ҉
many abstract	Ā҈āѺ
many abstract methods	Ā҈āѺ
many are	ĀҊ
many are there	ĀҊ
many asserts	ĀѴāҎ
many asserts are	ĀѴāҎ
many attributes	ĀҊ
many authors have	Ā҆
many bytes	ĀѲāҒ
many bytes is	ĀѲāґ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎāѺ
many commits	āҐĎҤ
many commits changed	ĀѸĎҋ
many commits does	Ď҆
many commits has	Ďҋ
many commits there	Āҍāѱ
many commits this	āҊĎѶ
many commits touch	Ď҇
many commits touched	ĀѶā҈Ď҆
many commits until	ĀѴāҗĎѵ
many commits was	Ď҉
many days	ĀѮāғ
many defs	āѹľҌ
many defs are	Ā҈
many descendants	Ā҇
many different	āѺ
many entries	ĀѸĎ҉
many entries does	ĀѸĎ҉
many exceptions	Ā҈āѹ
many exports	ĀґāѴ
many exports |	ĀґāѴ
many fields	Ā҇ā҆
many fields has	ĀҏāѴ
many fields |	ĀѰāҕ
many files	ĀҔāѸ
many files called	ĀѯāҒ
many files import	ĀҌāѶ
many for	ā҈ľѺ
many for <name>	ā҆
many functions	ĀҋāѵľҌ
many functions are	āѵŊҊ
many functions does	Ā҈āѹľ҉
many functions there	ĀѮāҗ
many imports |	Ā҇āѺ
many jobs	ĀѷāҊ
many jobs has	ĀѶāҋ
many lines	ĀѸāҗĳҟ
many lines are	ĳ҇
many lines did	ĀѷāҌ
many lines does	āѸĳҏ
many lines has	Āѹā҇
many lines is	ā҆
many lines long	ĳ҈
many lines of	ĀҎā҈ĳѷ
many lines there	āѺĳ҇
many lines were	āҋ
many lines |	Āҋ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҈āѺ
many methods	ĀѶāҌľң
many methods and	ĀҎľѷ
many methods are	ľҋ
many methods did	ľ҆
many methods does	ĀѺāҊ
many names has	ĀѺā҇
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҆
many other files	Ā҆
many parameters	ĀҊāѺ
many people	āҐ
many people have	Ā҇
many people wrote	ā҉
many places	āѸĆҊ
many places and	ĀѹĆҊ
many places import	Ā҇āѺ
many revisions	ĀѴĎҐ
many revisions does	ĀѷĎҊ
many revisions there	Ď҆
many seconds	ā҈
many seconds take	ā҆
many separate	Ŋ҆
many separate tests	Ŋ҆
many subclasses	ĀҌāѸ
many test	ĀѲŊқ
many test cases	ĀѺŊҎ
many test functions	Ŋ҉
many tests	ĀѯāҒŊҫ
many tests are	ĀҗāѲ
many tests does	Ŋҋ
many tests fail	ĀѭāқŊѸ
many tests have	ā҆
many tests in	ĀњāҞŊҎ
many tests of	ā҇
many tests use	ĀҟāѬŊѵ
many tests would	Ŋ҈
many tests |	Ŋ҈
many that	Āѹĳ҆
many things	Ā҆
many things are	ĀѶāҋ
many things does	Ā҉
many times	Āѵā҆ĎҒ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	Āѷāҋ
many times has	Ď҆
marked	āѺĂ҉ĒґĭҋĿѺ
marked <mark>	Ē҇
marked _ y	ĭ҉
marked _ |	Ă҇
marked with	ĒҊ
match	ā҇
match arms	ā҆
matched	āҕĸѳ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	Āѵāҏ
may	ĀѴāҢĊѰńҋ
may i	ā҆
me	ĀҊāѲĄ҈Ć҆ĊҋčѶĎѹĐ҈đҋĒҋĕѸěѵğѺĠѺĢ҉ģѹĦѵĨѷīѺĬѮĲѺĴ҉ķҐĺҌĻ҇Ł҉ń҇ŋѺőҍŒ҆
me $	āҍĄ҆đ҇Ĺ҆őҌ
me <name>	Āҋ
me _ $	ıѹŁ҈ńҋ
me _ <commit>	č҇
me _ <line>	Ĵҋ
me _ <literal>	ĀѷķҞĽ҉ŔѸ
me _ <name>	ĀѺāѹć҆ĊҕĐҏēҌĔ҉ĕѹĘҊĩ҇ĭҍĮѺĳҜĵѹķѹĺҊĻҍŁѸŃѸňѹŏѺ
me _ all	Ŀ҈
me _ amount	Ā҈
me _ annotations	ē҆
me _ arguments	ŁҎ
me _ callers	Ā҉
me _ calls	Ċ҆
me _ can	ģ҆Ł҆
me _ children	ň҈
me _ class	Ā҈ň҈
me _ classes	ĥ҇ň҇
me _ commit	Ā҈ą҈
me _ commits	ĀґĎѶ
me _ committers	Ā҆
me _ comparison	ď҇
me _ definition	ĺ҇
me _ definitions	Ā҈
me _ directory	ő҈
me _ earlier	Ņ҇
me _ exceptions	ĀѺā҇
me _ file	āѸķ҉Ņ҇Œҍ
me _ files	ĀҚāѨĄ҉
me _ full	őҋ
me _ functions	ĉҌĒ҆ŃҊ
me _ hits	Ā҇
me _ if	ā҆
me _ import	ĪҐ
me _ imports	āѸŏҋ
me _ interfaces	ī҇
me _ is	ĀҊ
me _ it	ĀѺāѷĈ҇ŎҌ
me _ kind	ł҆
me _ latest	İ҇
me _ licence	ı҇
me _ license	ı҉
me _ line	ĸ҆ĺҏ
me _ literal	đ҈
me _ location	ĶҌķ҆
me _ many	Ā҆āѹĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	Ā҆ĩ҈ŊѺ
me _ number	ĀѷĎ҆ľҌŊҋ
me _ of	āҍ
me _ other	ĩ҆
me _ parameter	ŁҊ
me _ parent	ć҈
me _ path	ő҉
me _ place	ĀѷāғĆҊķѴ
me _ present	ņ҉
me _ purpose	Ģ҆
me _ setting	ĀҊ
me _ short	ĢҎ
me _ source	ĀҌ
me _ spot	ķ҉
me _ subclass	ĀѴňҎ
me _ superfluous	ŏ҉
me _ test	Ā҆
me _ tests	Ā҈ō҇
me _ that	Ā҉ģ҇ňѸŌ҇ŎѺ
me _ the	ĀџāѶĂ҈Ģ҇Ĥ҇ĵҕķ҉Ĺ҈ĺѺĽ҈œ҇
me _ there	ġ҆
me _ to	āҌ
me _ traits	ī҇
me _ type	ŐҌ
me _ types	ĥ҈
me _ value	đҌ
me _ version	ė҇
me _ we	ĀҌ
me _ what	ĀҊāґĢ҉ņѺ
me _ where	ā҈
me _ which	ĀѺāҍ
me _ wrote	ā҇
me _ you	Ł҇
me a	Āѫāҕď҇ĢҎ
me a <name>	Āѹāҏ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѳĆ҉Ċ҈Īҋ
me all import	Ī҉
me all the	ĀѸĆ҆
me an	Āҏ
me an <name>	Āҏ
me at	ķғ
me each	Ā҈
me each place	Ā҉
me every	ĀѱĆ҉ĊґňҒ
me every class	Ā҈ň҈
me every method	Ŀ҆
me every place	ĀѶĆҍ
me everything	ģ҇Ł҇ňѸ
me everything that	Ā҇ģ҈ňѸ
me everything you	Ł҇
me find	āҚĂ҆ĊѺĢѸĻ҆
me find <name>	āѱĻҏ
me find all	Ŀ҈
me find imports	ŏ҆
me find out	ā҈
me find the	āѹĂ҇Ĥ҆
me find what	Ā҇āҖ
me find where	ā҉
me find which	āҌ
me how	ā҉ĎҌď҉
me how many	Ā҆āѹĎҊ
me how the	ď҆
me how to	āҌ
me if	ĀѱĈ҆č҆Ĝ҈ĬҋĭҌŌ҆ŎҊ
me if <name>	Ę҆Ĭ҇ĭ҈
me if it	āѺĈ҆Ĭ҆ŎҌ
me its	Ā҇
me its commits	Ā҉
me line	ĴҌ
me line <line>	ĴҌ
me lines	Ā҆
me lines <line>	Ā҆
me see	ĀҐ
me the	ĀҍāѢćҒĊ҉čѸĎѷďѸđҏē҆ĢѸĦѸĩҋĬѺİҎĳҎĶ҆ķѷĹѶő҈Œ҉
me the <name>	ĀєćҊĊҞĐҌēҎĩҍĪѹĳҞ
me the amount	Ā҈
me the classes	ň҆
me the commit	ą҆
me the commits	Ā҈
me the committers	Ā҆
me the definitions	Ā҈
me the directory	ő҈
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҈
me the functions	ĉ҉
me the hits	Ā҇
me the import	Ī҇
me the latest	İ҇
me the line	ĸ҆ĺ҆
me the literal	đ҈
me the location	ĶҌķ҆
me the member	Ĥ҆
me the methods	ĿҌ
me the names	Ā҆ĩ҈ŊѺ
me the number	ľ҈Ŋ҈
me the parameter	ŁҊ
me the parent	ć҈
me the path	ő҉
me the place	ĀѹāҔķѵ
me the purpose	Ģ҆
me the setting	ĀҊ
me the source	ĀҌ
me the spot	ķ҉
me the superfluous	ŏ҉
me the test	ō҈
me the types	ĥ҈
me the value	āѸđҊ
me the version	ė҆
me through	Ģ҈
me to	ĀѵāѲġ҈ĵ҉ķ҆ĺҒĻ҇œ҇
me to <name>	ĺҎ
me to the	āѶĵ҉ķ҉Ļ҇œ҇
me under	Ņ҆
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me what	Ģ҇ĺ҇Ņ҇Ő҉
me what <name>	ĀҊ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҆
me what that	Ā҇
me what the	ĢҊ
me what type	Őҋ
me when	ĀҎāѶ
me where	āѹĐ҆ğ҇Ķ҆ĸ҆Ĺ҉ĽҊŀ҇
me where <literal>	ķҋĽ҉Ŕѹ
me where <name>	Đ҆Ĺ҆ŀ҇
me where the	ĵ҇
me where we	ĀҌ
me whether	ā҈č҆Ě҇
me whether <name>	Āҏ
me whether the	ĀѸ
me which	ĀҚāѴĄҊĩѹŉ҇
me which arguments	ŁҊ
me which commit	Ā҆
me which exceptions	ā҇
me which file	ĵ҆
me which files	ĀҙāѨĄҊ
me which of	āҍ
me which test	Ā҆
me which tests	Ā҈
me which version	Į҆
me who	ĀѴĊ҉
me who calls	Ċ҇
me who wrote	ā҇
me why	āҍ
me |	ĀѲıѹŁҊńҋ
me | $	ĀѸıѹŁҊńҋ
mean	İ҇ĴѵĹ҇Ł҆Œ҇
mean _ $	ĀѺāҜĴѶ
mean _ arguments	Ł҆
mean _ it	Āҏāѵ
mean _ line	Ĺ҆
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҇
mean the	ĀѹāѺİ҆Ĺ҇
mean the line	Ĺ҆
mean |	āҝĴѶ
mean | $	āҝĴѶ
meant	āѶĢҊł҆ň҆
meant _ do	Ģ҇
meant for	āѹň҆
meant to	ĢҊ
meant to do	Ģ҇
measured	āҊĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
meeting	ĀѲā҉ğҌ
meeting _ $	ĀѲā҉ğҌ
meeting |	ĀѲā҉ğҌ
meeting | $	ĀѲā҉ğҌ
member	ĀѭāѷĉѺĤґķѹĸҞĹҎĺ҇ľңĿҨŃѸ
member <name>	ĀҏāҊĸҊ
member <name> defined	ĸ҆
member <name> have	Āѳāґ
member <name> matched	ā҉ĸѹ
member <name> |	ĀҒāѳ
member _ <name>	ĺ҉
member _ defined	ĸ҆
member _ does	ĀѷĿҌ
member _ have	Āѳāґ
member _ in	ľҖ
member _ matched	ā҉ĸѹ
member _ of	Ă҆Ĥ҆ĹҏĿҜŃѺ
member _ |	ĀҎāѱĸ҆
member funcs	ĤѹľҏĿґ
member function	Ĺҏĺ҉
member functions	ĀѰāѷľҖĿҞ
member functions does	ĿҌ
member functions of	Ă҇ĿҊ
member variable	Ĥ҆
member variables	Ĥҗ
member variables of	Ĥ҇
members	ĀҎāѵĂ҈ĤҦĵѺĿ҉
members _ <name>	Ā҇ĤҎ
members _ in	Ā҆āѷĤҌ
members _ struct	āѸĤҌĿҌ
members are	Ĥ҆
members are in	Ā҇āѷĤ҇
members does the	Ā҆
members of	Ā҇āѷĂ҆ĤғĿҊ
members of <name>	Ā҈Ĥ҉
members of struct	āѹĤҊĿҌ
memory	Āѹāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѺāѹĜ҆ĩҒō҉
mention <path>	ĀѹĜ҆ĩ҉
mention <path> |	ĀѹĜ҆ĩ҉
mention _ $	ō҉
mention _ |	āѺĜ҆ĩҎ
mentioned	āҊ
mentions	Ā҈ķ҆
mentions <name>	Ā҉
mentions <name> |	Ā҉
mentions _ |	Ā҉
merge	ā҇
message	āғįѺİҊŔґ
message <literal>	ĀѳāҊŔҏ
message <literal> |	ĀѺā҆
message _ $	Ā҇
message |	Ā҈
message | $	Ā҈
metadata	ĞҋĮҍ
metadata $	Ğ҉Į҇
method	Āҥā҉ćѸĐѶĚѺġѸĢѺĤѸīѺĭѹĵѯĶѺķѷĹӄĺҽĽѹľқĿҠŀҞŃѸńҏňѷŋѺŐѸŒѺ
method $	Ā҈ĺҋ
method <name>	ĀѲāқĂѺĐѺē҉ĬҍĵѸĹҨĺҤľѳĿѥŀҵŃѺńҒ
method <name> $	ĀҌĹѮĺҕĿѵŀғń҉
method <name> belonging	Ĺ҆
method <name> for	Ā҈
method <name> from	ĀѹāҊ
method <name> gets	ā҆
method <name> in	Ā҇ĹҌ
method <name> is	āѸĬґŇ҇
method <name> of	ĀѶāҏĹҔĺѺ
method <name> on	āҊĹҍ
method <name> overridden	ŀ҈
method <name> so	ā҇
method <name> start	ĺ҆
method <name> where	ĺҎ
method <name> with	āѹĊ҇ŀ҈
method <name> |	ā҆ĹѷĺҏńҊ
method _ $	āѷĂҊĹѭĺҎľҖĿҋŀҐń҉
method _ <name>	Āқā҈Ĺҗĺѵ
method _ belonging	Ĺ҆
method _ class	ĹҒ
method _ cls	Ŀ҉
method _ for	ľ҈Ŀ҇
method _ from	ĀѹāҊ
method _ gets	ā҆
method _ in	Ā҆ĹҌ
method _ is	āѸĬґŇ҇
method _ it	ĀҊāѺ
method _ of	ĀѮāҊĹҐĺѸľҎĿҕ
method _ on	āҊĹҍ
method _ so	ā҇
method _ start	ĺ҆
method _ that	Āҋāѹ
method _ the	Āҏŀѹ
method _ where	ĺҐ
method _ with	āѵĊ҇Ē҈ŀ҇
method _ |	ĀҍĹѵĺҘńҊ
method count	ĀѲľҡ
method count $	ĀѺľҎ
method count for	ľҊ
method count of	ľ҇
method defined	Āҋ
method does	ĀҒāѷ
method does <name>	Ā҈
method does it	ĀҊāѺ
method exist	Ā҉
method in	Ā҆Ĺ҉
method in class	Ĺ҈
method in the	Ā҇
method is	Ā҈
method list	ĿҜ
method list of	ĿҊ
method names	āѷĂғĿҌ
method names $	Ăҍ
method names of	Ŀ҆
method of	ĀҊā҉Ĺґ
method of <name>	Ā҉ĹҐĿѺ
method on	Ā҇
method on <name>	Ā҈
method set	ľ҆Ŀ҇
method set of	ľ҆Ŀ҇
method tally	ĺѺľҚĿѷ
method that	ā҆
method that <name>	ā҇
method |	ĂѺĺҏ
method | $	ĺ҉
methods	Āѧā҈ĂһćѱĉҒĊҖĎѺĒҔēѷĚѲěѵĢѺģѺĥѶīѶĬѶĭѺĵѺĽѹľӔĿӤŀҦŁѺŃқńѺŇѺňѵōѸŐѺœѺ
methods $	ľ҇Ŀғ
methods <name>	ĉ҆ľҖĿѹ
methods <name> defines	ľ҈
methods _ $	ĀѸāѹĂ҇ĿҖ
methods _ <mark>	Ē҇ĿѺ
methods _ <name>	Ā҇āңĂѹĊҢĚѴěѷľҏĿґŀ҈ŃҌ
methods _ abstract	āѷĂґ
methods _ are	ŀ҆
methods _ be	Ă҈
methods _ class	āѸĂҎľҊ
methods _ defined	Ŀ҆
methods _ defines	ľ҈
methods _ functions	ĀҎľѷ
methods _ has	ľ҈
methods _ holds	Ā҆
methods _ i	Ă҈
methods _ in	Ŀҏ
methods _ it	Ā҆āѷĿ҇ŀҋ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҆
methods _ that	āѺ
methods _ the	āѶĂҊĒ҈ľҌŀ҇
methods _ there	ĿҌ
methods _ to	ľ҆Ŀ҉
methods _ too	ā҈ľѺ
methods _ |	ľ҈
methods and	Āҍľѷ
methods and functions	ĀҎľѷ
methods are	ĀѷāѱĂҌľ҉ĿҜ
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
methods does	ĀҐāҍćѹĉ҆Ŀҋ
methods does <name>	āҋĉ҇
methods does it	ĀҊ
methods does the	ĀҌĂ҆
methods from	Ŀ҆
methods in	ĀѯāґĂҋ
methods in <name>	ĀѰāҘĿҊ
methods marked	Ă҈
methods must	Ăҋ
methods of	ĀҎāҗĂ҈ĚѵěѸľҊĿҊ
methods of <name>	ĀғāҙĂѸĚѵěѸľ҈Ŀҍ
methods of class	Ă҇
methods on	ľ҇Ŀ҆
methods on <name>	ľ҇
methods only	āѶĿҊ
methods override	ĀґāѰ
methods override <name>	ĀҕāѴ
methods override it	ŀ҉
methods overriding	ŀ҈
methods per	ľ҇
methods per class	ľ҇
methods that	Ă҇Ŀ҉ŀ҈
methods that <name>	Ŀ҈
methods that override	ŀ҆
methods the	Ŀ҆
methods too	āҊľѷ
methods without	ā҇
methods |	ĀѸĂ҈Ŀ҈
methods | $	ĀѸĂ҈Ŀ҈
might	ĀҋāѲń҈
might <name>	ĀҌāѳń҉
might _ <name>	āѹń҈
min	ė҇
min <name>	ėѺĮҌ
min <name> version	ėѺĮҌ
min _ version	ėѺĮҌ
mind	ĀѴāҏđ҆
mind _ me	Ā҉đ҉ĩѷĲѺ
mind _ out	āѹ
mind _ the	Āѵň҆
mind _ whether	āѹ
mind checking	ā҆
mind checking whether	āѹ
mind counting	āѺľ҆
mind counting the	āѺľ҆
mind finding	Āѷ
mind finding out	āѺ
mind finding the	Āѹā҆
mind listing	āѷĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind making	ā҆
mind making the	ā҆
mind renaming	ā҇
mind telling	ĀҋāҐĩѷ
mind telling me	ĀҋāҐĩѷ
minimum	ħ҇ĮҒ
minimum _ here	Į҇
minimum _ version	Įҍ
minimum version	Į҆
minimum version here	Į҇
miss	ĀҋāѸ
missing	ĀѶāҵōѯŏѺ
missing $	ā҇
missing _ $	āҋ
missing _ <name>	āқōѳ
missing from	āҎ
missing |	āҋ
missing | $	āҋ
mit	Āѹāѱıҥ
mit _ gpl	ı҈
mit _ or	Āѹıҍ
mit apache	ĀѺıҋ
mnay	Āқāѳ
mnay _ are	Ā҇
mnay _ in	Ā҉
mock	Āѹī҇
mock <name>	ĀѺī҇
mock <name> in	ī҆
mock _ in	ī҆
model	ĀѳāҘ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҈
modification of	įҍ
modification of <name>	į҆
modification of <path>	į҇
modified	Ā҆āѸăѵČҖčғĎҎįҞ
modified $	ĀҘăѷ
modified <name>	į҈
modified _ $	Č҆Ď҇įҌ
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
modify	ĀѶČ҇č҉į҆
module	ĀѳĊѹċ҈ĐѹĜ҇ĝ҇ğ҆ĢҌģҖĥѷĦ҆ĩҎĪѸĬѹĵ҈ĶүķҍĽ҉ŌѷōѸŎ҈őѴŒӋœҊ
module $	ķ҆Œҋ
module <name>	āҊĢҏģґĩҍĶѵŎ҇őѺŒҞ
module <name> $	ĩҒŒҋ
module <name> in	Œ҈
module <name> |	ā҇ĢҍŒ҈
module <path>	ĀѺāѵĜ҉ĝ҉ģҊĩҎ
module <path> $	Ĝ҇ĩҌ
module <path> loaded	ĝҊ
module _ $	ĀѷāҍĩҞ
module _ <name>	ĀѹāҋĶғŒҕœ҆
module _ contains	ĀҊœ҆
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ published	ģҊ
module _ runs	Ŏ҆
module _ the	āѸķҎ
module _ variable	Ķ҉
module _ |	Ģҍģ҇ŒҌ
module called	āҏŒҋ
module called <name>	āҏŒҋ
module file	āҍŒѶ
module is	œ҇
module level	Ķғ
module level $	Ķ҉
module level variable	Ķ҉
module named	Œ҈
module named <name>	Œ҈
module that	ĵ҆œ҆
module variable	Ķҙ
module variable <name>	Ķҍ
modules	āѱĊѹģ҈ĦҊħҗĨҋĩңĪҴŏ҇
modules <name>	Īҋ
modules <path>	ĪҌ
modules _ $	ĦҊ
modules _ <name>	Āҋħ҆ĩ҇
modules _ <path>	ĀѹĜҊĝѺħ҈Ĩҋĩҏ
modules _ both	āҊ
modules _ depend	ĩ҆
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆Īѹ
modules _ in	ĪҊ
modules _ it	Ī҆
modules _ on	Ā҈ĩ҈ĪѺ
modules _ pulls	Ī҆
modules _ the	Ī҇
modules _ used	Ī҆
modules _ uses	Īҋ
modules are	ĩѷĪғŏ҆
modules are imported	ŏ҆
modules are used	Ī҆
modules brings	Ī҇
modules depend	ĩҎ
modules depend on	ĩҍ
modules does	āѹħ҉Ĩ҇ĩѸĪґ
modules does <path>	Ĩ҇
modules does it	Ī҇
modules does the	Ī҇
modules file	ĩѺĪ҈
modules import	ā҉
modules import both	āҊ
modules import from	ģ҆
modules imported	Ī҇
modules importing	ĜҍĝѴ
modules importing <path>	ĜҍĝѴ
modules is	Ī҈
modules it	Ħ҆
modules it imports	Ħ҆
modules link	ħ҈
modules load	ĀѶĩґ
modules pulled	Ī҇
modules pulled in	Ī҇
modules require	ĩҊĪѹ
modules that	ĝҋĩҎ
modules that <path>	ĝ҈
modules that depend	ĩ҆
modules use	ĩҊĪѹ
modules using	ĩ҉
modules using <path>	ĩ҆
modules |	Ħ҈
modules | $	Ħ҈
moment	āѹŌ҉
moment _ $	Ō҉
moment |	Ō҇
moment | $	Ō҇
month	āҗĎѺ
month _ $	āҎ
month |	āҎ
month | $	āҎ
more	āҡĆ҉į҉ņ҆
more _ $	įҊ
more _ once	Ć҇
more _ one	Ā҆
more _ than	āҌ
more commits	ā҆
more commits than	ā҆
more than	ā҇Ć҉
more than once	Ć҇
more than one	Ā҆
more |	įҊ
more | $	įҊ
morning	ĀѸāѷ
morning |	āѸ
most	ĀѭāӇąѷĊѹįҢİҟňѺ
most $	āҒ
most _ $	āҕİ҇
most _ change	įҊ
most _ commit	į҈İ҇
most _ modified	į҈
most _ the	ā҉
most _ |	ā҆İҍ
most methods	ā҆
most of	āҍ
most of the	ā҉
most often	āҋ
most often |	ā҉
most recent	āѰįҕİҏ
most recent change	įҊ
most recent commit	į҈
most recently	āѳąѺįҏİҌ
most recently modified	į҈
most recently |	āѺ
most |	āҕ
most | $	āҕ
motion	ŕ҇
move	āҒķѺŅҒņҚ
move <path>	ā҇
move _ $	Ā҆āѸņ҉
move _ into	ā҆
move _ was	Ņ҇
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņґ
move the	āҐ
move to	ŅҊ
move |	Ā҆āѸņ҉
move | $	Ā҆āѸņ҉
moved	įѸŅҗņҪ
moved $	Āҗāѯņ҉
moved _ $	Ņ҈ņҕ
moved _ |	ĀѴāҍ
moved away	Āѵā҉
moved away |	Āѵā҉
moved from	ŅҐņѶ
moved from $	Ņ҇
moved from where	Ņ҉ņѹ
moved here	Ņ҈
moved to	ŅѸņҐ
moved to $	ņ҈
moved to where	ņ҆
moved where	ņҋ
moved where $	ņҋ
moved |	ņ҆
moved | $	ņ҆
msg	İ҉
much	Āѳā҆đҗľѸ
much _ <name>	āѷđҍ
much _ the	āҌľѷ
much is	āѸđ҉
much is <name>	āѺ
much |	đ҆
much | $	đ҆
multiple	Ć҆
must	ĂҙėҊğѷĮґŀѺŇѸ
must <name>	ĀҌŇѹ
must <name> be	ĀҌŇѹ
must _ <name>	ė҆
must _ be	ĀҌŇѹ
must _ subclass	Ă҇
must _ supplied	Ł҆
must a	Ă҇
must a subclass	Ă҇
must be	āѷĂҋ
must be supplied	Ł҆
must have	Į҇
must i	āҐğѸ
must implement	Ă҆
my	ĀѲā҇ĞҌğ҈Į҉
my <name> $	ā҆
my _ $	Āѹāҗ
my _ what	Āҋāѵ
my _ |	ā҆ĮѺ
my editor	ķ҆
my last	Ā҈
my machine	Ā҇
my machine |	ā҉ĮѺ
my path	Ğ҇
my shell	ğ҉
my terminal	Ğ҆
n	ĀѺāѵĈ҆ĊѺĘ҆ĝҊġҊĬ҆ĭ҇ĴґľҊĿѸŊ҇Ŏ҆
n $	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
n <name>	ĀҊĴҒ
n <name> <name>	Ĵҍ
n <name> <path>	ĀҊ
n _ <name>	ĀѺĳ҆ĴҍľҊĿѸ
n _ <path>	ĀҊ
n _ funcs	Ŋ҈
n lines	ĳ҆
n lines <name>	ĳ҆
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѳąѸČҊčѺĐѺĖѺġҔĬѴĭґĮѺįѸıҖĲҊĴѹĻѺľѷĿҋŃѹŅһņұŊѵŋҔŌѹŎѹŒҗ
name $	ā҇ı҇Ņ҇
name <name>	āѬĆҊđ҈ġ҉ĭҘņѷŋҐŒҖ
name <name> $	Ć҈ņѷŒ҇
name <name> is	ĭ҇
name <name> |	ĭ҈
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	ā҉Ć҈ıҎŒ҆
name _ <name>	āѺġ҇ŅҒņҊŒ҉
name _ <path>	ĀѺāҊŅҒņҋ
name _ a	ā҇
name _ before	Ņѷņҍ
name _ class	ć҉ňѸ
name _ existed	Ņ҆
name _ function	ĉ҇
name _ functions	ĀҎ
name _ had	Ņ҈
name _ has	ņ҇
name _ is	ĭ҆
name _ not	āҋ
name _ old	Ņҍņѷ
name _ parameters	Ł҆
name _ test	Ā҉ō҆
name _ the	Ī҇ı҈ņҏ
name _ this	Ā҇
name _ was	Ņ҇
name _ |	ĭ҈ŅѶŋ҆
name all	ĀҏĪ҇ī҈
name all functions	ĀҎ
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	ŅҌ
name did <path>	Ņ҇
name did the	ņ҆
name does	āҊņҌ
name does the	ņ҈
name each	Ċ҆
name each function	Ċ҆
name every	āѹĉҋē҆Ŀ҉
name every function	ĉҋ
name every test	Ā҉
name for	āҍŅҊ
name for <name>	Ņ҆
name for a	ā҈
name how	Ņ҆
name how was	Ņ҆
name of	ġ҇Ĳ҆ŅҚņҌŋҋ
name of <name>	Āѹġ҈ŅҌ
name of <path>	āҋŅҌ
name of the	ı҈
name only	āѷČҍ
name replaced	ŅѺņ҈
name the	āѶć҆ŅѺņ҆
name the <name>	ĀҊ
name the parameters	Ł҆
name was	Ņ҉ņѺ
name |	āҌŅ҇ņҋ
name | $	āҍņҊ
named	āѱĆ҈ć҇ġҐŅҐŋҍő҉ŒҐœ҆
named $	Ņҏ
named <name>	āѺĆ҈ġґŋҍŒґœ҇
named <name> $	ġҍŌ҆
named <name> in	Ā҇
named <name> is	Œ҇
named <name> |	āѵġ҈ļ҆ŋ҇
named _ $	āѷġҍņ҆Ō҆
named _ in	Ā҇
named _ is	Œ҇
named _ the	ć҉
named _ |	Ā҈āѳġ҈ļ҆ŋ҇
named in	ć҉
named in the	ć҉
named |	Ņ҆
named | $	Ņ҆
names	ĀҔĂҏČҌĜѹĝѺĞҙģҳĤҎħѷĿҒŁҙŃҋŅѶņѹŊѵŏҊ
names $	āѱĂҍČ҆ĤҐŃҍ
names _ $	Ā҉
names _ <name>	Ă҆ģҔ
names _ <path>	ĀѸāҗģҐ
names _ all	Ā҇
names _ by	ĀѷāґĞ҈
names _ can	ģ҇
names _ imported	ŏҋ
names _ in	ĀҐ
names _ takes	Ā҈
names _ the	Č҆ĩ҇ĿҊŁґŊѺ
names _ |	āѺĪ҇
names are	Āҋģ҆ŏҋ
names are imported	ŏҋ
names both	ā҇
names defined	Ā҇
names defined in	Ā҇
names does	Āҍā҇ģҊ
names does <name>	ĀҌāѹ
names does <path>	ā҉ģ҇
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āґ
names for	Ł҈
names from	Ī҈
names from |	Ī҈
names has	ĀѺā҇
names in	ā҈Ł҆
names in the	Ł҆
names is	ģҊ
names it	ģ҆
names of	āѹČ҆ģ҉ĩ҆ĿҌŁҎŊѹ
names of <name>	ģ҉
names of <path>	ģ҆
names of all	Ā҇
names of the	āѺČ҆ĩ҇ĿҊŁҋŊѺ
names that	ģ҇
names |	ĀҊ
names | $	ĀҊ
narrower	ā҇
navigate	ĺ҆
need	ĀҊāҖđ҆ĞѶġѺĢ҉ģѵĬ҇ĮҊĽ҆ŀѵń҉ŉѺŏ҆
need $	ĀѺāҍĮ҇
need <name>	ĀҊĢ҉
need _ $	ėѷĮҏ
need _ <name>	Ā҆ĐѺ
need _ <path>	ĀғāѹģѸ
need _ have	Į҇
need _ know	ĀѹāѵĬҊĹ҇
need _ position	ļ҆
need _ source	Ľ҆
need _ the	ĵ҆
need _ this	ė҇
need _ type	Ň҇
need _ |	Ī҆
need a	ĀѺāҍ
need for	ė҇
need for this	ė҇
need from	ĀҒāѷģѸ
need from <path>	ĀғāѹģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҈
need the	ĀҔāѰđ҉ļ҆Ľ҈Ň҆
need the <name>	ĀҊĐѺ
need the source	Ľ҆
need the type	Ň҇
need to	ĀѱāѱĞѺĬ҉ĹҊĻ҆Ł҆ń҉
need to have	Į҇
need to know	ĀѹāѵĬҊĹ҇
need |	ėѷĮҏ
need | $	ėѷĮҏ
needed	ĀѱĖҡ
needed _ run	Ā҇āѲĖ҉
needed for	ĀѶā҇
needed in	ĀѷāѹĖғ
needless	Īѳŏқ
needless $	ŏ҇
needless _ of	ŏ҇
needless _ statements	ĪѹŏҌ
needless import	ĪѹŏҌ
needless import statements	ĪѹŏҌ
needless imports	ŏ҉
needless imports of	ŏ҇
needs	ĀѹĖ҇ĪҌ
negative	Āѷāҋ
nested	ĀѱāґķѴĺѺĻҫļҤ
nested <name>	ļҍ
nested _ <name>	ĀѺĻқļҝ
nested _ of	ĻҊ
nested _ the	Ļ҇
nested def	Ļ҆ļ҆
nested def <name>	Ļ҆ļ҆
nested function	āҌĻ҇ļҊ
nested function <name>	ā҆ļҍ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	ĻҜļѹ
nested in <name>	ĻҖ
network	ā҇
never	āҺĉѷĔ҆ĤѷĪѷĸѺŃѰńѹŏҫ
never _ $	ā҇ĪѸĸѺŏҡ
never _ <name>	āҏĔ҇Ńѱ
never _ |	Ā҇āҖĉѸńѹ
never called	Ā҉
never called |	Ā҉
never raise	āҗŃѱńѹ
never read	āґĤѷ
never read |	ā҈
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҋ
never used $	ŏ҈
never uses	āѹŏҍ
never uses $	ŏҊ
new	ĀѵăҕĄҗė҇ņҵ
new <name>	ĀҘāѲ
new <name> $	ĀҐāѹ
new _ $	ĀҐāѶă҉ąҊņ҇
new _ <name>	ėҊŅҍņѴ
new _ <path>	ŅҎņѴ
new _ <tag>	ĀѸĄҔ
new _ me	Ā҉āѺ
new _ of	Ą҆Ņѭņң
new _ the	ā҆
new _ |	ĀѱāҝŅѵņҗ
new does	ė҉
new files	ĀѷăҍĄ҈
new in	ĀѸĄҕ
new in <tag>	ĀѸĄҕ
new in the	ā҆
new must	āѺė҈
new name	ņң
new name <path>	ŅҎņѴ
new name of	ŅѮņҝ
new name |	Ņѹņғ
new path	ņҎ
new to	Ā҉
new to me	Ā҉āѺ
new |	āѺă҉ąҊ
new | $	āѺă҉ąҊ
newcomer	ā҇
newer	Ā҈
newer _ |	ā҇
newer than	ĀҊāѷ
newest	ĀѬāғąѷĮѶįҡİҟ
newest _ $	įѹİҍ
newest _ for	įҌ
newest _ in	Āѵİҙ
newest _ of	āґĮѸ
newest _ that	įҌ
newest commit	ąѷįҖİҊ
newest commit for	įҌ
newest commit that	į҆
newest revision	į҇
newest revision that	į҇
newest version	āҎĮѸ
newest version of	āҍĮѸ
newly	āѶă҉Ąҋ
newly created	Ą҆
next	ĀѳāҨďҋ
next _ $	ā҇
next _ <name>	ĀѺā҇ď҈
next _ <path>	ā҆
next _ of	ā҇
next _ |	ā҈
next commit	ā҇
next release	āҊ
next to	ā҇ďҋ
next to <name>	ď҈
no	ąѹćѷĈ҇č҈Ĕ҆Ę҉ĚҋĜҌġҎĦҊĪѺĬҋķ҇ĿѺňѹŋ҈ōѹŏҌ
no $	ĀѹĜ҆ġ҈Ĭҋ
no <name>	Ĕ҈
no _ $	āѹĐ҇Ę҉Ĝ҆ġ҈
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
no |	āѯč҇Đ҆Ę҉ġ҈Ħ҉
no | $	āѲĐ҇Ę҉Ĝ҆ġ҈
no | circular	Ħ҆
nobody	āҚģѷŏ҈
nobody _ $	ā҉ģѹ
nobody _ |	ā҆
nobody imports	ā҇
nobody overrides	ā҈
nobody overrides <name>	ā҈
nobody uses	ā҉ģѹ
nobody uses $	ā҉ģѹ
node	ĀѳėѺĮӀ
node <name>	āѶĮҔ
node _ $	ā҆Į҆
node _ |	āѸĮҐ
node version	ĮҊ
node |	ā҆
node | $	ā҆
non	Ėґ
non _ $	Āѱā҇ĖҒ
none	āҍ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҉
not	ĀѴāҟĂѺĄҘĆҏćѺĈ҉ĉѸĊѹČѸč҇ĎѹďҗĒѱēѺĔҍĚҌĜҊĝ҆Ġ҇ĢѺģѷĥѸĨѺĩѳĪѱīѳĬҐĭҕį҆ĲѺĳѹĺѺľѺĿѷŀѸŇѹňѸŉѴŋҔōѴŏҩőҋŒ҇
not $	Ě҇Ĭ҆ŋ҇
not <name>	āѹĬҌ
not _ $	ĬҊĭ҇Ŀѹŋ҇ŏҍ
not _ <commit>	āҋŉѸ
not _ <name>	āҘď҉ēѺĔҋōѸő҆
not _ <path>	āҎĎѹő҇
not _ and	āҋ
not _ any	āѺįҊ
not _ anywhere	ĀѸā҈
not _ at	ă҇
not _ by	ŏ҆
not _ in	āѺĄҐŏ҉
not _ is	Ĭ҆
not _ it	ő҇
not _ on	Āҋāѹ
not _ same	āѺď҈
not _ the	ĀҍāѰĆҍď҇ňѹ
not _ what	Ā҇āѺŁ҆
not _ where	āҐ
not _ why	ĀѺāҌ
not _ with	āҊĒѹ
not _ |	ĀҎāєĄ҆Ĉ҆Ě҆
not abstract	āҊĂѸ
not abstract |	ā҈Ăѹ
not and	ď҉
not and the	ď҈
not been	Āѵāҍ
not changed	āѸįҊ
not changed any	āѷįҊ
not contain	āқŉѶ
not contain <commit>	ā҆
not decorated	ā҉Ēѹ
not decorated with	ā҉Ēѹ
not exist	ă҇Ą҆
not exist at	ă҇
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҆
not get	Āѷ
not get where	āґ
not get why	ā҇
not green	Āҍāѵ
not green |	Āҍāѵ
not have	āҍ
not have a	ā҇
not implement	ā҈
not import	āҋĩѹ
not import <path>	ā҆
not in	ď҆
not in <name>	ď҇
not it	ĀѪāҍĚ҆ŏѹ
not it and	āҋ
not it |	ĀѫāѹĚ҇ŏѹ
not just	Ā҉Ć҈ňѺ
not just the	ĀҊňѺ
not know	āѷŒ҆
not know what	ĀҊāѸ
not need	ŏҋ
not ok	ŎҊ
not ok |	ŎҊ
not only	Ā҆Ć҉
not only the	Ā҆āѵĆ҉
not override	āҋ
not pass	ĀҎāѰĔҋ
not passing	ĀҎāѵ
not passing |	ĀҎāѵ
not referenced	ŏ҆
not see	ő҈
not spot	ő҉
not the	āѹď҈
not the same	āѺď҈
not there	Ą҇
not touch	āҒĎѸ
not touch <name>	ā҈
not use	ŏ҈
not use $	ŏ҆
not used	ĀѷŏҘ
not used anywhere	ĀѸā҈
not used by	ŏ҆
not used |	ŏ҆
not yet	Ą҇
not |	āѴĬ҈ĭ҉ŋ҇
not | $	āѴĬ҈ĭ҉ŋ҇
nothing	āҌĊѺĪѵŏҧ
nothing $	ŏ҉
nothing _ $	ĀѺŏҊ
nothing _ <name>	ĀҌ
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	ĀѶāҊŏҊ
nothing | $	ĀѺŏҊ
notice	ĀҊāѳ
now	āѯĎѺĬѺİҊŅҋņҬŌґŎ҇
now $	ĈѸņҖŎ҇
now <name>	Ņ҆
now <path>	Ņ҈
now <path> |	Ņ҆
now _ $	ĀѶĈ҉İ҆ņҎŌҋ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҈
now |	ĀѸĈ҉İ҆ņҎŌҋ
now | $	ĀѶĈ҉İ҆ņҎŌҋ
null	ā҆
number	ĀҒāҔĊѹĎҟđқĤѵĪѱĳҦĴ҈ĸѵľҜĿѰŁѺňѺŊҦ
number $	ĀҍāѺĎҊ
number <line>	ĴҌ
number <line> in	Ĳ҈
number <line> inside	Ĵ҆
number _ $	ķ҆
number _ <name>	ĀѵĐ҈ĳ҆ĺ҈
number _ <path>	ĀѺĳҏ
number _ attributes	Ā҈ĤѸ
number _ calls	Āҋ
number _ classes	Ā҇
number _ commits	ĎҚ
number _ functions	Ā҇
number _ imports	Āҋ
number _ in	Ĳ҈
number _ inside	Ĵ҆
number _ lines	ĳҔ
number _ member	ľ҆
number _ methods	ĀѸľҦĿѸ
number _ modules	ĀҎĪѷ
number _ string	āѺđҒ
number _ test	Ŋҏ
number _ tests	ĀѹŊҙ
number _ the	ā҇
number does	ĀѫāҐĳҎ
number for	Đ҈ĳѺ
number for <name>	Đ҈ĳѺ
number in	ĀѺāѸĳҐ
number of	ĀҫāҜĊѹĎғĤѶĪѳĳҐľґĿѴŊҠ
number of attributes	Ā҈ĤѸ
number of calls	Āҋ
number of classes	Ā҇
number of commits	ĎҖ
number of functions	Ā҇
number of imports	Āҋ
number of lines	ĳҔ
number of member	ľ҆
number of methods	ĀѺľҞ
number of modules	ĀҎĪѷ
number of test	Ŋҏ
number of tests	Ŋҗ
number or	āѺđҒ
number or string	āѺđҒ
number please	ķ҆
number please $	ķ҇
number string	đ҆
number |	Āѹľ҉
number | methods	ľ҈
object	Ā҇ĤҊĿҌŇғŐҊ
object $	ĿҊ
object <name>	Ň҇
object _ $	Ā҈
object _ <name>	Ā҈
object _ class	Ĥ҆
object _ i	Ň҆
object does	ĀҌ
object does <name>	ĀҌ
object of	Ĥ҆
object of class	Ĥ҆
object |	Ā҈
object | $	Ā҈
objects	ĀґāѴ
obliged	āѸĂҊ
occasions	ŕ҇
occur	Ċ҈ŔҎ
occur _ $	āѳĊ҉ŔҎ
occur in	ĀѺā҆
occur |	āѳĊ҉ŔҎ
occur | $	āѳĊ҉ŔҎ
occurrences	ĀҌŔ҉
occurrences of	ĀҌŔ҉
of	ā҉ĂҌăѹą҉ĆҒĊѳĎҘĐҍđѷĒѸēѹĔҎĕѺĖѺėҌĘѺĚҍěҋĜ҈ĝ҆ġѱĢҍģҋĥѷħѶĨҋī҆ĬѐĭѪĮѺıѴĵѴĶѸĹґĺѹĻ҉ľҏłҕŅҊŊҎŌѲōѧőѴŒѸœѵŔҋ
of $	āѴć҈ĉҐĩѶĪҌňҕ
of <commit>	čҐ
of <commit> |	āѺ
of <literal>	ĀѹŔқ
of <mark>	ĀѺĂҕ
of <name>	ĀҊāҝăѺĄѺĆҍćґĈѶċѸČѹčѷďҖđ҉ĒѲĔңĖѳėҏĘҔĚҥěҤĞҍğ҆ĠѯĢѸģ҇ĦѸħѵĪ҆ĬѶĮѮİѧıѸĳѯĵѭĶѯķѳĸѱĹҜĺҗĻҌļ҇ĽѹľѸŀ҆ŁҏłѴŃҋŉѹŊѵŋѵŌѶō҈Ŏҋŏ҆ŐѡŒѰœѳŔѷŕѶ
of <name> $	ĀѴāѨĂѸĆѰćҒĉҋĊ҇ďѷĐѹđҠĕѺĖѺĘѷĚѳĜѸĞѺğ҇Ģҍģ҇ĤҋĥҋĩҊĪҐī҈ĬѸĮѵįѺİѲĲѸĶѹĸѺļѸĿҔŀҐŃҌŅ҇ņҌŇҏňҖōҊŐҊŒѷ
of <name> 's	ĔѹĕҋĚҋĺ҇Ň҉Őѵ
of <name> <name>	Āҍ
of <name> a	Ā҉
of <name> all	ĀҎ
of <name> and	ďҐ
of <name> are	ė҉ĥ҇ŏ҆
of <name> as	ō҆
of <name> at	ĀҊāѹ
of <name> be	ě҉
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> by	ĚҌ
of <name> called	āҍĹѺ
of <name> compared	ďҌ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> differ	ā҆ď҆
of <name> do	ė҇
of <name> does	ĀҎāѫė҉
of <name> except	āҏ
of <name> executed	ā҆
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҇
of <name> give	ĕ҆
of <name> have	ĀѶāҋĔ҇
of <name> identical	ā҈ĆѺ
of <name> implement	Ă҆
of <name> in	ĀғāѯĆҊĔҒĘѹę҇ġ҉Ģ҆ŀғŇѺ
of <name> include	ĘҌĚ҉
of <name> indrect	ĀҍāѺ
of <name> into	ā҈
of <name> is	Đ҇ėѵĘѵęғěҐĮҍ
of <name> it	Ĺ҇
of <name> look	Āҍāѷ
of <name> makes	Ĭ҈
of <name> not	ĆҊ
of <name> on	ő҆
of <name> or	āѸğ҇Ň҆
of <name> override	ĀѺā҉
of <name> please	ĺ҆Ł҈
of <name> thanks	Ě҆
of <name> that	āҚė҇ĬҋĮѸŀѸ
of <name> there	Ā҈
of <name> this	Į҆
of <name> versus	ď҆
of <name> what	ĀѷāҌĤ҈
of <name> when	ĀҊ
of <name> which	ķ҇ň҆
of <name> with	ā҉Ć҇
of <name> within	ę҆ġ҆Ĺ҆
of <name> |	āѴĂ҆ćҌĉҗĊҌďҌđѬĔ҆ĘҐęѭěҖġѵĢѷĤѹĩѺĬѺĭ҇ĳѷĹҋĺҊĻ҆ĽѺĿҊŁҙŐѴ
of <path>	āҐąҒĎҊĐҐĜҖĝқģҒħѴĪғįҋĲ҇ĳ҈Ņ҇ņ҉ŎҍŏҊŕҒ
of <path> $	āѶąҌĜѷĝ҆ģҐħѹĨ҇ĪҖĳ҆Ņҋņ҇ŏ҇ŕҊ
of <path> are	ĀҒŏѷ
of <path> consist	Ď҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҈
of <path> is	Đ҇ĜҒĝѺ
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	Ĵ҇
of <path> that	ā҇
of <path> what	į҇
of <path> which	Ā҇
of <path> |	ĀґāѬĜҋĪҎŕ҇
of <tag>	āѶĄҌĠҏ
of <tag> $	Ġ҇
of _ $	ĀҏāѯĂѵąҋĆѷćҊĈ҈ĎѱďѳđҝĒѸĕѸĖѹėѷĘѵĚѯĜѮĝ҉ĞѷĢҜģҔĤҍħѴĨ҇ĩҔĪҟīҎĬѵĭѸĮѵįѹİѳıѱĲѺĵѹĶѷĸѷĻѹļѷĿҐŀҌŃҊŅҏņҐŇҌňҜŊѶŋѲŌѴŏ҉Ő҈ő҈ŒѴœѱŕ҆
of _ 's	āѷĔѹĕҋĚҋĺ҆ņ҆Ň҉Őѵ
of _ <commit>	ĀҋāѺč҆
of _ <line>	Ĵҍ
of _ <name>	ĀѩāґĉѵĊҐĐҎđ҉ĔѺĕ҆ĚѺĞѸĢғĥҋĩѹĵ҈ĶѴķ҇ĹҎĺѺĽҊľ҇ŀ҇ńѳŅѺŋ҉ŐҐőѷœ҉ŕ҇
of _ <option>	ċ҈
of _ <path>	ĀѺĎ҇ņ҆
of _ <tag>	Ġҋ
of _ a	Ā҈
of _ after	ņҊ
of _ all	ĀҜĆѺ
of _ and	Ā҉ďҋ
of _ are	Āҗė҉ĥ҇ŀҊ
of _ argument	Ā҆
of _ as	ō҆
of _ at	ĀҊāѹĩ҈
of _ back	Ņ҆
of _ base	ŀ҉
of _ be	ě҉
of _ been	ĺ҉
of _ before	Ņ҉
of _ begin	ĀѺą҈
of _ belong	ā҆
of _ branch	İ҆
of _ by	Ď҆ĚҌ
of _ called	āҍĹѺ
of _ callees	ĘѶęҎ
of _ callers	ĊѹĘҕ
of _ cases	Ŋҍ
of _ changed	āҊ
of _ circular	Ħҋ
of _ class	ĀѸćҋĤ҆ĺ҆ŇҊ
of _ classes	Āѹň҇
of _ clearer	āҌŅѵ
of _ closure	Ļ҆
of _ cls	ć҆
of _ code	ĀѸĠ҇
of _ comes	Ň҉
of _ commit	Ď҈
of _ compared	ďҌ
of _ complete	ĀҖĉѺ
of _ concerns	Ď҆
of _ consist	ĀѸĎ҉
of _ constant	ā҇đҊŐ҆
of _ contain	ĀѸĘҊ
of _ counted	ĳ҆
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹĆ҆ģ҈
of _ dependencies	āҋ
of _ dependency	ė҇
of _ did	ā҇
of _ differ	ā҆ď҆
of _ do	ĀѸė҇Ňҋ
of _ does	Ā҆āѲĐ҇ėҋĪѵĳҊń҈ŇѺŊ҇Ő҈
of _ enum	ĸґ
of _ enumerator	ĸ҇
of _ environment	āѷğҎ
of _ errors	Ĉ҆
of _ ever	ā҈
of _ except	āҏ
of _ exception	Ńҏ
of _ executed	ā҆
of _ fail	ā҈
of _ fields	ĀѹĤҔ
of _ file	ĀҚāѷĴ҈ōѹŎѺ
of _ files	ĀѷāѺč҆ĜҎĝѵĩҍŒҏ
of _ fix	ā҆
of _ folder	ő҇
of _ for	Ā҆Ĕ҆Į҆
of _ from	āҍďҊĿ҆ŁѺ
of _ func	ķ҈Ł҉œ҉
of _ funcs	ľґĿѺ
of _ function	ĢҋŇ҉
of _ functions	ĀѵęҊļ҆Ŋ҇
of _ get	ā҇
of _ git	Ā҈āѺ
of _ give	ĕ҆
of _ has	Đ҉
of _ have	ĀѶāҍĔ҇
of _ helper	ķ҈
of _ identical	ā҈ĆѺ
of _ implement	Ă҆
of _ import	āҊ
of _ importers	Ĝҙĝѫ
of _ imports	ĜѨĝқŏҊ
of _ in	ĀҨāѯĂҏĆ҉ĔҊĘѸę҆Ěѹĝҍġ҈Ģ҆ĪѺĳ҈ŀґŇѺŏѹ
of _ include	ĀѸāѸĘҌĚ҈Ĝ҆ĝ҈
of _ indrect	ĀҍāѺ
of _ inside	ĀѹŊҎ
of _ interface	ĥѺĽҒ
of _ into	ā҈
of _ is	ĀҙāѮĐҎėѸĘѵęғěҐĜҕĝѵĨ҉ĬѺĮҌĳѵ
of _ it	ĉҋĹ҇
of _ language	āѸĮ҈
of _ latest	į҆
of _ lead	āѸĚҊ
of _ licence	ı҇
of _ line	Ĳ҉ĳ҆
of _ link	ħ҈
of _ list	ģ҈
of _ log	İ҉
of _ look	ĀҍāѸ
of _ makes	Ĭ҈
of _ many	ĀҌāѴ
of _ matter	ā҈
of _ mention	Ĝ҇
of _ method	ĀґĊ҆Ĺѹŀѹńғ
of _ methods	ĀѭāҝĂҏľѰ
of _ module	ĢҋĩҏĶ҈
of _ modules	ĝҌ
of _ move	Ņ҈ņҎ
of _ names	Ā҆ģҋ
of _ not	ĆҊ
of _ of	ĀҒāѹĘҌĤѹľҌĿѺ
of _ on	ĀѹĮ҆őҊ
of _ one	ļ҆
of _ or	āѸğ҇Ň҆
of _ override	ĀѺā҉
of _ package	ĶҊ
of _ parameters	ĀҊŁҊ
of _ parents	ě҆
of _ pass	Ŏ҇
of _ per	āҏĎѸ
of _ phrase	ŔҎ
of _ please	Ł҈Ņ҉
of _ present	ĝ҆
of _ project	ĀҎĖ҇Į҉İҊı҇łѺ
of _ read	āѷĴҌ
of _ referenced	āҍ
of _ releases	ŉ҉
of _ rename	ŅҎ
of _ repo	ı҈
of _ repository	Ĉ҆ı҆ő҇
of _ run	ā҉
of _ sets	Đ҇
of _ skipped	āҍŊѴ
of _ software	ł҆
of _ static	Ķҍ
of _ struct	ī҇
of _ subclasses	ě҇
of _ take	āѹįҊ
of _ test	āѺŋ҈œҐ
of _ tests	Ā҈āѳŋҗ
of _ thanks	Ě҆
of _ that	āҒĂѺĎҐė҆Ĝ҉ĝѶħ҆Ĩ҆ĬҋĮѺŀѷ
of _ the	ā҈ĆѸİҊŌ҇
of _ them	Ā҉
of _ there	Ā҈
of _ this	ĮҋłҎ
of _ to	ā҉Ď҈
of _ touching	Ďҍ
of _ trait	ĥ҈
of _ type	ĀҌāѸĤҎĿ҉Ňѹ
of _ use	Ģ҈
of _ variable	Őҋ
of _ variant	ĸ҈
of _ versus	ď҆
of _ what	ĀѸā҉Ĥ҇įҋĴ҆
of _ when	ĀҊ
of _ which	Ą҆ķ҇ň҆Ŋ҆ŏ҈
of _ who	ĀѶā҆Ĳ҇
of _ with	ā҈Ą҆Ć҉
of _ within	ę҆ġ҆ĵѺĹ҆
of _ written	Ĳ҉ĴѺ
of _ |	Āґć҉ĉғĊҊďҋĐѷđѪē҇ĖѺĘҏęѬěғĜ҉ĝѷġѴĢѷĤѶĪґĬѷĮѺĳ҈ķѺĹҊĺ҉ĿҌŀѴŁҘŇѶňѹŎ҆Őѳ
of a	ĀѵĞѺĶ҆Ņ҇
of a <name>	ā҈ĞѺ
of a module	Ķ҆
of all	āҋĆѷİ҉
of all the	āҌĆѸİ҉
of attributes	Ā҈ĤѸ
of callers	ĘҌ
of callers of	ĘҌ
of calls	ĀҐ
of changes	Āҏ
of class	ĀѹāҊĂ҈ćҋī҉
of class <name>	ĀѺāҊĂ҈ć҈ī҉ň҆
of cls	ā҆ľ҇
of cls <name>	ā҆ľ҇
of code	Āҏā҇ĳѶ
of code in	Āѹāғ
of commit	ĀҊč҆
of commit <commit>	ĀҊč҆
of commits	ĀѷĎҭ
of commits $	ĀҎĎѷ
of commits concerns	Ď҆
of commits for	Ď҇
of commits per	āҏĎѸ
of commits that	ĀѺĎґ
of commits to	ĀѹĎҊ
of commits touching	Ď҆
of config	Đ҆
of configuration	Đ҇
of configuration <name>	Đ҇
of constant	đ҇
of constant <name>	đ҇
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
of files	Āғāѱ
of files that	ĜҊĝѸ
of files |	Ā҉āѷ
of fn	ķҏ
of fn <name>	ķҏ
of former	ņ҉
of func	āҎĉѹĊҒńѺ
of func <name>	āҎĉѹĊҒńѺ
of function	Ł҈
of function <name>	Ł҈
of functions	ĀҊ
of git	ĀѺİҋ
of go	Į҈
of how	ĀҌāѴ
of how many	ĀҌāѴ
of importing	Ā҉
of importing them	Ā҉
of imports	ĦҏħҏĨҔĩ҆ĪѺŏѶ
of imports $	ĩ҈
of imports from	āҊ
of imports in	Āҋ
of imports is	ĨҊ
of imports that	Ĩ҇
of imports |	ħ҆
of inheritance	ě҉
of interface	āҏĥ҇īѹ
of interface <name>	āҏĥ҇īѹ
of it	ė҈
of it are	ŀ҆
of it fail	ā҇
of it |	ŀѹ
of its	ā҈ĘѺęҊĢ҇
of its file	Ā҇
of its imports	ŏ҇
of its subclasses	ě҇
of java	Į҈
of line	Ĵҏ
of line <line>	Ĵҍ
of lines	ĀѺĳҚ
of lines changed	ā҆
of lines in	ĳҌ
of lines |	āѹĳҊ
of member	ľҗĿѺ
of member functions	ľ҆
of method	Ĺҍŀ҈
of method <name>	Ĺҍŀ҈
of methods	ĀѶāѸĂѸľҸ
of methods does	ľ҆
of methods in	ā҆
of methods of	ľҏĿѺ
of methods on	ľ҆
of module	ĩ҆
of modules	Āҍħ҇Īѵ
of modules does	ĀҊĪѸ
of modules link	ħ҈
of node	Į҈
of object	Ā҈āѺŇҏŐ҇
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
of python	Į҉
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҇
of software	łҒ
of some	ň҆
of something	ćҊ
of struct	āҋĿҋ
of struct <name>	āҋĿҋ
of subclasses	Āҗňѷ
of teh	ŋ҆
of test	ĀѶāѴŊқŋ҉œґ
of test <name>	āѺŋҌœ҇
of test cases	Ŋҍ
of test functions	Ŋ҉
of testcases	Ŋҍ
of testcases inside	Ŋҍ
of tests	ĀѵāҖŊқ
of tests $	Āҋ
of tests does	ĀѧāҖŊ҉
of tests in	Ā҆Ŋ҆
of tests skipped	āҍŊѴ
of tests which	Ŋ҇
of tests |	Ā҈
of text	ĀѲĳҗ
of text does	ĳҊ
of text |	ĀѷĳҊ
of that	ĤѺ
of the	ĀѫāѳąѹĆ҆ćѷĈѺĉѴĊѺċ҉ďѷēѶĔ҇ěѹĞ҆Ġ҇ġѺĢ҉Ĥғĥ҈ĦѸħѵĩҌĪѺĬѷį҆İҏıҌĳѶĵҒĶҐķҌĸғĹѸĺѴĻҋľѺŀ҉ńҌņҎňѰŊѪŋ҈ōѴŎѯŐѹŒҍœҊ
of the <name>	ĀѺāѺĢҍĥ҈ĵҎĸ҆Ľ҇ŕ҉
of the <option>	ċ҈
of the base	ŀ҉
of the callers	ĊѺĘҚęѲ
of the class	ćҋĤҌĺ҆
of the classes	ě҆
of the closure	Ļ҆
of the code	ĀѸĠ҇
of the commit	Ď҉
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	ģ҈
of the dependencies	āҊ
of the dependency	ė҇
of the enum	ĸ҉
of the enumerator	ĸ҇
of the environment	āѷğҌ
of the file	ĀҔāѹĪ҆Ĵ҈Ŋѹōѹ
of the files	ĀѸĜҎĝѵŒҏ
of the folder	ő҇
of the function	āѺĢҋŇ҈
of the functions	ā҆ęҊļ҆
of the git	Ā҈āѺ
of the helper	ķ҈
of the import	ā҆
of the importers	Ĝҙĝѫ
of the imports	ĜѨĝқ
of the interface	Ľ҇
of the language	āѸĮ҈
of the latest	į҆
of the licence	ı҇
of the method	ĀҌĊ҆ĿѸńғ
of the methods	Āѷā҆
of the module	Ģҋĩҏ
of the modules	ĝҌ
of the move	Ņ҆ņҏ
of the names	Ā҇
of the package	ĶҊ
of the parameters	ĀҌŁ҈
of the parents	ě҆
of the project	āѺİ҆ı҉
of the rename	Ņ҈
of the repository	ő҇
of the static	Ķҍ
of the struct	ī҇
of the test	œҏ
of the tests	ĀҎāѶŋҎ
of the trait	ĥ҇
of the type	ĤҏĿҊŐѶ
of the variable	Ő҉
of them	ā҈ĆҐ
of them $	ĀҌĆ҉
of them |	ĀѮāҍ
of thing	łҊ
of this	ĀҊā҉ąѹĈ҉Ėҋİ҆ı҈
of this project	ĀҐĖ҆łѹ
of this repository	Ĉ҆
of today	ņ҆
of today 's	ņ҆
of trait	Ľ҆
of trait <name>	Ľ҆
of type	Ā҉
of type <name>	ĀҊ
of value	ŇҊŐ҆
of what	āѯĢҎĤ҆ňҍŐ҈
of what $	ĀѶć҆ňҍ
of what <name>	Ģ҆
of what fields	Ĥ҈
of what type	ĀҊāѺŐ҉
of what |	Āҋćѹ
of which	āѦģ҉Ĥ҈ĥѹĩ҆ī҈Ľ҆Ň҉Ő҉
of which class	ŇҊ
of which fields	ĤҊ
of which file	Ľ҆
of which files	ĩ҇
of which names	ģҊ
of which type	Ā҆
of |	Ā҇āѺćѷĢғī҉ňѸ
of | $	Ā҇āѺćѷĢғī҉ňѸ
off	āѵĊҎŕҚ
off <path>	ŕҎ
off <path> $	ŕ҈
off _ $	āѺĊҎŕҍ
offer	ĀҎāѨĚѵģҐĿҘ
offer _ importers	ģҌ
offer to	ģҍ
offer to importers	ģҌ
offers	Ŀ҆
offline	ĀѹāҊ
often	āҙĎҒ
often <name>	ā҆
often _ $	ā҉
often _ <name>	Ď҇
often _ <path>	Ď҇
often _ you	ā҆
often does	ĀѺāҌ
often does <name>	ā҆
often has	ĀѺĎҊ
often is	ĀҖāѳ
often is <name>	ĀҊāѺ
often was	Ď҇
often would	ā҆
often would you	ā҆
often |	ā҉
often | $	ā҉
ok	ĀѯāѶĈҒŌҌŎҐ
ok _ $	ĀѲāѹĈҏŎҏ
ok _ ok	ŎҊ
ok not	ŎҊ
ok not ok	ŎҊ
ok or	ŌҊ
ok |	ĀѲāѸĈҏŎҐ
ok | $	ĀѲāѹĈҏŎҏ
old	ĀѳāҐĮҊŅҨņҜ
old <name>	ė҆ņ҈
old <path>	ņҊ
old _ $	Ņґņѹ
old _ <name>	ŅѹņҐ
old _ <path>	ŅѷņҔ
old _ back	ā҈
old _ is	ņ҉
old _ of	Ņғņѵ
old _ version	ā҆
old _ |	ĀѺŅҘņѷ
old file	ņґ
old file <name>	ņҊ
old file <path>	ņҋ
old name	ŅҞ
old name $	ŅҌ
old name <path>	ņ҆
old name back	ā҈
old name of	Ņғņѵ
old name |	āѺŅҐ
old one	Ņ҉ņѹ
old one |	Ņ҆
old path	Ņ҆
old version	ā҆
older	ĮҊ
older _ |	ĮҊ
older distribution	Į҆
older distribution |	Į҆
oldest	Āҍā҉ĆѹĮҖİѷ
oldest _ $	āҊĆѺ
oldest _ release	Į҇
oldest _ that	Įҋ
oldest |	āҋĆѺ
oldest | $	āҊĆѺ
omit	Ĕ҉
omit <name>	Ĕ҉
omits	ĕ҆
on	āҙĂ҉ąѵĆѶĉ҇ĊѲĎҔďѲĐҋđѲĒҖē҉ĖҏĘѴęѹěѺĜ҉ĝѶġѤģѳĤҖĥѯħҌĩҎĪҎīҏĬѮĭѸĮ҇įҌİѵıѷĲ҇Ĵ҈ĹғĺҍĻѷļ҇ĿҌŀѳŃѶńѵŅѺņѵŉѺŊѹŋѱŌѺŏѶŐѶőѷŒ҉Ŕ҉ŕҚ
on $	ĀҎāѢćҕĖ҉ĪҔĵҏĺ҉ňѵ
on <name>	ĀҖā҈ĂҐćѶĎҍďѺĒѹĖѹė҆ĘѺĚ҈ġѩĢҔĤ҇ĩҖĪѹĬѺĮѵį҉Ĺ҈ĺѺľҊĿ҈Ł҆ŋѺ
on <name> $	ĀҋāѵĂғćѸĎ҆ġѰĢҜĩґį҇Ĺ҆ľҋň҈ō҆
on <name> and	Ā҈Ł҉
on <name> in	Ā҉
on <name> is	ā҆
on <name> |	āѴē҈ĚҌĤ҈ĩ҇
on <path>	ĀѯāѴĎҌĜҟħҐĩҍĪѸį҈
on <path> $	ĀѺĜҎħ҈ĩҋ
on <path> |	ĀѷāѺĎ҆Ĝ҉
on _ $	ĂҒćѷĎҋĒҋĕ҆ė҉Ĝ҉ġѯĢҚħ҇ĩқĪѷĬѺĮѺįҋİѹĹ҆ľҊň҇
on _ <line>	ĀҊĲ҇Ĵ҉
on _ <name>	ĀѺāҏćѵĤҒī҆ĵѸĹ҉Ŀ҈ňҎ
on _ and	Ā҇Ł҉
on _ being	Ā҆
on _ events	ŕҍ
on _ for	Į҆
on _ functions	Ē҉
on _ import	ħ҉
on _ in	Ā҈
on _ instance	ā҈
on _ last	Āѹāҋ
on _ line	ĀѢā҆ċ҇ĐҔĜѶğ҇Ĵ҈Ķ҇ķ҈ļҎĽҍœ҆Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	Āѹā҈
on _ modules	Ī҈
on _ of	Īѹ
on _ older	ĮҊ
on _ other	ĩѹĪҍ
on _ path	āҕĞ҉őѶŒ҈
on _ please	őҊ
on _ requests	Ā҆
on _ section	ŕҍ
on _ thanks	ā҇
on _ through	Ā҆
on _ transitively	Āѹā҈
on _ type	īҎĽѺ
on _ value	Ĕ҆
on _ version	ė҆
on _ way	ĉ҆
on _ |	ĀѹāѴĎҊēҋĚҌĜ҉ĤҊĩ҉
on a	Ĥ҇Ŀҋ
on a <name>	Ā҆Ĥ҇Ŀҋ
on an	ā҇ĮҊ
on an instance	ā҈
on an older	ĮҊ
on ci	ā҇
on ci thanks	ā҈
on class	ćѶĤҋĵѺňҏ
on class <name>	ćѶĤҋĵѺňҏ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on it	Ā҇ē҆
on it |	Ā҉
on its	ā҇
on line	Ā҈Ĳ҈Ĵ҉
on line <line>	Ā҈Ĳ҈Ĵ҉
on linux	āҍ
on linux $	āҌ
on my	āҌĞ҆
on my <name>	ā҆
on my machine	Ā҇
on my path	Ğ҇
on pull	Ā҆
on pull requests	Ā҆
on push	Ā҇āѺ
on running	āѺŎ҈
on that	ĀѺā҆
on that line	ĀѺā҆
on the	āҎē҉ħҊīҍİѷĴ҇ĽѺ
on the import	ħҊ
on the last	Āѹāҋ
on the line	Ĵ҈
on the type	īҎĽѺ
on the value	ā҇
on this	ĀҊĖѶ
on top	ĒҏĪѹ
on top $	ĒҊ
on top of	Īѹ
on what	ĀѲć҆ĐҋĖҊķ҉ļ҆ňѺŕ҈
on what line	ĀѭāҍĐҋķ҉ļ҆Ľ҆
on when	ĖҊ
on which	Đ҈ĜѶğ҇ħѹĩѷĪҒĺґĽ҆ŒѺœ҉ŕҊ
on which <name>	ā҉
on which events	ŕҋ
on which functions	Ē҆
on which line	āѸĐ҉Ĝѷğ҈ļ҈Ľ҇œ҉
on which lines	Ā҉
on which modules	Ī҇
on which other	ĩѹĪҍ
on windows	ĀѶāҞ
on windows $	ā҇
on windows |	ĀѸāҎ
on |	Āѵĕ҇ė҇ŕґ
on | $	Āѹĕ҇ė҇
on | section	ŕҍ
once	ā҈Ć҇Ğ҆ņҊ
once _ $	āҊ
once named	ņ҆
once thanks	ā҇
once thanks $	ā҇
one	ĀѭāѰĂѸĆ҇ĉѺĊѷč҈Ę҉ĚѺěҎĜҊĝҌġ҆Ģѹħ҇ĩѹĪѶİ҉ı҉Ĺ҇Ļ҆ļ҆ľѺłҊŅҍňѶŋҡŌ҆ōѸ
one $	āѶŋ҉
one _ $	Ěѷěҋļ҆Ņ҇ņ҇
one _ <name>	ĀѵāѸĘҍęѷ
one _ its	ęҋ
one _ put	ė҆
one _ the	āҏĆѹč҉Ę҆Ĝ҉ĝ҉ķ҇ŋҌ
one _ this	āѹİ҈
one _ to	Ā҆
one _ |	Ā҉
one after	ā҇
one call	āѷŅҋ
one call <name>	Ņ҆
one caller	Ā҉
one find	ě҆
one finds	Ľ҆Ń҇
one finds the	Ľ҇
one get	Ā҆
one has	ė҆ĮѺő҇
one has put	ė҆
one in	āҏİ҈
one in <path>	ā҇
one in the	ā҉
one is	āҎ
one named	ġ҆ļ҆
one named <name>	ġ҆ļ҆
one of	āѹĆ҇č҉ĘҌę҇Ě҆ĜҌĝҋĩѺĸ҆Ĺ҆ŋҏ
one of <name>	ĘҋęѹĚ҇
one of <path>	Ĝ҆
one of its	ęҋ
one of the	Ā҆čҊĘ҆Ĝ҉ĝ҉ŋҌ
one test	ĀҎāѵ
one test |	ĀҌāѵ
one that	ā҆
one word	ł҇
one |	ĀѶĚѷěҋŅ҇ņ҇
one | $	ĀѷĚѷěҋŅ҇ņ҈
ones	āѣĂ҈Ć҇ď҇Ėѹň҉ōҏŏҍ
ones _ $	āѯň҇ŏҊ
ones _ <name>	ĀѵĆ҇
ones _ it	ō҈
ones _ the	āѺĂ҆
ones of	āѺĂ҈
ones of the	āѺĂ҆
ones |	āѲň҈ŏҊ
ones | $	ĀѺāѵň҈ŏҊ
only	āҭĂҏĆ҈ČҌĒѹĖѮħ҉īѹĬѺĵҋĿ҈ōѷ
only $	ĒѺħҊĿҋ
only _ $	ĀѺā҉
only _ first	āѸĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҈ĥ҆
only _ linux	āҌ
only _ |	ā҆Ă҆ōѺ
only an	Ā҈ĥ҆
only an interface	Ā҈ĥ҆
only indirectly	ā҈
only on	āҍ
only on linux	āҌ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѵĆ҉
only the first	āѸĆҊ
only used	Āґāѯ
only |	āҋ
only | $	āҋ
onto	ēҗ
onto <name>	ēҗ
onto <name> $	ēҕ
onto _ $	ēҕ
open	ĀѰāҊĬ҈ı҆ĵҔķ҈ő҆
open $	ĵҍ
open <name>	Āѯāғ
open <name> |	ĀѯāҔ
open _ code	Ĭ҉
open _ requests	ĀѺā҈
open _ |	ā҈
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҇
open the	Ĭ҈
open the code	Ĭ҉
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	ĀҍċҗĐҝ
option <name>	Ā҇Đҕ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	Āҍ
option <option>	ĀѱāҌċҕ
option _ $	Ā҉āѴĐҔ
option _ in	Đ҆
option _ |	ĀҘ
option |	ĀҌāѵ
option | $	ĀҌāѵ
optional	ĀҏĔҋĖѳ
optional <name>	ĀѸĔҌ
optional _ and	Ā҆
optional _ of	Ā҈ĔҌĖѶ
optional dependencies	ĀҗĖѳ
options _ the	ā҆
or	ĀѮāѡĈҚĉѶĊѭċҋčҐđҊĒ҈ĔѺĜҍĞ҉ğҍĠ҉ġҏĢѸĥѸĦ҆ħѺĩѺĬҕĭґıҍĵѹķѺĹѹĽ҈ŁѹłҪŃѹńѺŅѺŇ҉ňѩŋ҈ŌҒōѲŎҒŏѵőѹœѹŕ҉
or <name>	ĀѰāҩē҆ğ҇
or <name> |	ĀѱāҦē҆
or _ $	ĀѰāѹćѺĈҎĚ҆ě҆Ĝ҆ğ҈Ĭҙĭҋ
or _ <name>	ć҉ňѸ
or _ <path>	Ĝ҇
or _ <tag>	ā҆
or _ and	ĀѺā҈
or _ build	ł҇
or _ does	āѹđ҈
or _ i	ł҈
or _ is	ė҆
or _ it	āѶĈ҈
or _ many	ĳ҆
or _ of	ĀҐ
or _ or	Ő҈
or _ other	Ā҉
or _ program	łҊ
or _ something	ĀҒ
or _ the	ĀѺā҈
or _ there	āҏ
or _ tool	ł҉
or _ type	Ň҉
or _ |	ĀѺā҉Ĉ҉čҊę҆ġҋĦҊĬ҈ĭ҆ıҊňѷŌ҉ōѲŎҌ
or a	ĀѸāѸĬѺłҚ
or a build	ł҇
or a program	łҊ
or after	āҍ
or after <tag>	ā҆
or broken	ĀѸĈҌ
or broken |	ĀѹĈҊ
or classes	ćҍňѸ
or deleted	ĀѺā҈
or deleted and	ĀѺā҈
or does	Ā҇Ĉ҇
or does something	ĀҌ
or fail	ĀѷŌ҆Ŏ҇
or failing	ĀѸŎҊ
or failing |	ĀѸŎҊ
or file	ġҏ
or gpl	ĀѺıҍ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ā҆
or in the	ā҆
or indirectly	ĀҏĜѸ
or indirectly |	ĀҏĜѸ
or is	Ā҈āѸ
or is it	Ā҈āѹ
or no	Ā҉āѲćѹč҉Ę҆Ĝ҇ĦҊĬ҈ĭ҆ňѺ
or no there	Ā҈
or no |	āѶč҈Ę҆ġҊĦҊ
or not	ĀѺāѮĈ҆Ě҇Ġ҉ĬҐĭҋŋ҉
or not $	Ě҇Ĭ҆ŋ҇
or not |	āѶĬ҉ĭ҆
or red	Ŏҋ
or something	łҌ
or string	āѺđҒ
or superclasses	ć҈
or the	āѺğ҆Ň҆
or through	Āҋ
or what	āѷė҆Ĭ҇ıҊŇ҇ŕ҆
or what $	ĬҊ
or what is	Ā҆ė҆
or what type	Ň҈
order	āҕēѹŁ҆
order _ the	āҏ
order are	āҌ
order are the	āҌ
origin	ŅҊ
origin _ of	Ā҆
origin _ the	ŅҊ
origin commit	Ā҆
origin commit of	Ā҆
origin of	ŅҊ
origin of the	ŅҊ
original	Ņғ
original _ of	Ņҏ
original filename	Ņ҉
original filename of	Ņ҉
original name	Ņ҇
original name of	Ņ҆
originally	ĀѷąҍŅ҈
originally $	ĀѺą҉
originate	ŃҊ
other	ĀѸāҭĉҗĊѺďғģґĦ҈ĩ҈ĪҙŁѸ
other _ $	Ā҈āѶĉ҆ģ҇ĩѸĪҋ
other _ <name>	ā҈
other _ depend	āҐĖѵ
other _ does	āѺĉ҆Ė҈Ī҇
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҊĦ҆
other classes	ā҇
other files	ĩҍĪҋ
other files $	ĩѹĪҌ
other files depend	Ā҆
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҇āѷĉҔ
other functions are	ĉ҆
other functions |	Ā҉āѸ
other methods	ĉ҆
other modules	āѶģҎĦ҈Īҏ
other modules are	Ī҆
other modules does	Ī҈
other modules import	ģ҆
other modules |	Ħ҆
other packages	āҌ
other packages does	Ė҆
other projects	ā҈
other than	āґ
other than <name>	ā҉
other way	ď҉
other |	Ā҈āѹ
other | $	Ā҈āѺ
others	ģ҈
ought	āҬĒѺĵѸ
ought <name>	ā҈
ought <name> to	ā҈
ought _ to	āҋ
ought to	āҡĒѺĵѸ
our	ĀѲā҈ŋ҉őҎ
our <name>	ő҆
our <path>	ő҉
our <path> |	ĀѺő҉
our _ complain	ā҆
our _ has	Ā҇
our _ have	ā҆
our _ model	ĀѸāҋ
our _ |	ĀѮŋ҉őҏ
our linter	ā҆
our linter complain	ā҆
our tests	āѳŋҊ
our tests |	ŋҊ
out	ĂѸĈ҆ĊѹĔҎęҊğҊĠ҈ġ҆ģҏĪѰĵѺļѹŁѺńҒŇҎŌҍŎҋ
out <name>	Ā҆Ĕ҈
out _ $	Ā҉Ć҈Ŕ҇
out _ <name>	ĀѷęҌě҆ĢѺĬѺńҐŇ҈
out _ <path>	ĀҎĪѶ
out _ <tag>	ĀѲāҒ
out _ date	āҊ
out _ many	Ā҆
out _ renaming	ņ҆
out _ the	Ā҉āѶĈ҆ğ҉Ĭ҈Ļ҆
out _ type	Ā҆
out _ when	ā҉
out _ which	ģ҆
out _ |	ĀѹŌҊ
out for	ā҉
out how many	Ā҆
out if	āѳĈ҆ę҈ě҆ġ҆Ŏ҆
out if <name>	ę҈ě҇
out if <path>	ĝ҆
out if the	Ĉ҆
out of	āҌğҐģҊĪѶĴ҇ńґŇҊ
out of <name>	ā҇ńҎŇ҇
out of <path>	ĀґĪѷ
out of date	āҊ
out of renaming	ņ҆
out of the	āѺğҊĻ҆
out the	āѸ
out the <name>	ķ҆
out the type	Ā҆
out there	āѹĥ҈
out what	ā҈ģ҆Ņ҇
out what which	ģ҆
out |	Ć҈
out | $	Ć҈
outcome	āѸŌґ
outcome of	āѺŌҏ
outdated	ĀѴāғ
outdated _ $	ĀѶāҋ
outdated |	ĀѶāҋ
outdated | $	ĀѶāҋ
outer	ĻҎ
outer _ <name>	ĻҎ
outgoing	ĉҡĊѰ
outgoing _ of	ĉҘĊѵ
outgoing calls	ĉқĊѳ
outgoing calls of	ĉҒĊѷ
output	Ň҈
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѰāҙĖҎģґŊѸ
outside $	ģ҈
outside _ $	ĀѴāҖģ҇ŊѸ
outside |	Āѹā҉ģ҇
outside | $	Āѹā҉ģ҇
over	ĀѶāҐĒ҇ē҆Ĕ҆ħҋĨ҇ĳѹ
over <number>	āҏĳѹ
over <number> <name>	āҎĳѹ
over _ <name>	ĀѴāҕĔ҆ĳѹ
over _ intermediate	ħ҇Ĩ҇
over the	Āѷ
over to	Ĕ҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҇
over which intermediate	ħ҇Ĩ҇
overall	ĀѴāҔĢѺ
overload	ĆҖ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	ĆҐ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҏŀҪ
overridden $	ā҇ŀҍ
overridden _ $	ŀҋ
overridden _ <name>	Ā҆
overridden _ the	āҊ
overridden by	Ā҆āҊ
overridden by <name>	Ā҆
overridden by the	ā҉
overridden in	ŀ҆
overridden |	ŀҊ
overridden | $	ŀҊ
override	ĀқāҔĂ҆ĿѹŀҊ
override $	ĀҋāѸ
override <name>	Āҍŀ҇
override <name> $	ŀҋ
override <name> in	ā҈
override <name> |	ĀҒŀѹ
override _ $	ĀҎŀ҇
override _ <name>	Āѵāғ
override _ |	ĀҒ
override from	ĀѰāҒ
override it	ŀ҆
override it |	ā҆
override of <name>	ŀ҉
override |	Āҏ
override | $	Āҏ
overrides	āҕĂҔćѺŀҪ
overrides $	ĀѺā҆Ăҕŀ҉
overrides <name>	Āҋŀ҆
overrides <name> $	ĀҎ
overrides <name> |	ŀҋ
overrides _ $	ĀҒ
overrides _ <name>	ĀѶā҉ŀҙ
overrides _ it	ā҇
overrides _ |	ŀ҈
overrides of	ĀѴāҏŀҐ
overrides of <name>	ĀѹāҊŀҋ
overrides of it	ā҇
overriding	ĢѹĿѶŀӅ
overriding <name>	ŀҏ
overriding <name> $	ŀҎ
overriding _ $	ŀґ
overriding _ for	ŀҏ
overriding _ of	ŀҘ
overriding _ |	ŀ҈
overriding definitions	ŀ҈
overriding definitions of	ŀ҈
overriding methods	ŀғ
overview	Ā҇
overview _ the	Ā҇
overview of	Ā҇
overview of the	Ā҇
own	ĀѸĆҌĪѹŀҖ
own <name>	Ć҈ŀ҆
own <name> method	ĺ҆
own _ $	āѷŀҍ
own _ method	ĺ҆
own _ of	ā҇
own _ |	ā҈ĪѺŀ҆
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version	ā҆
own version of	ā҆
own |	āѹŀ҆
own | $	āѹŀ҆
package	āѷĖ҉Ğҟĭ҆ı҆ĵ҆ĶҌ
package $	Ğҋ
package <name>	ĀҎāѵ
package _ $	ĀѸā҉ĞҌĭ҆ı҇
package _ |	Āғāѱ
package |	ā҈ĭ҆
package | $	ā҈ĭ҆
packages	Ā҈āѶĖҭĪґĮѺ
packages _ $	ĀѷāҊĖ҈
packages _ <path>	Ī҆
packages _ in	Ī҇
packages _ the	ĀҊ
packages _ this	ĖҌ
packages are	ĀғāѴ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҌĪ҉
packages does <path>	Ī҆
packages does the	Ā҆
packages does this	Ė҉
packages |	ĀѷāҊĖ҉
packages | $	ĀѷāҊĖ҈
param	ĀҒāҔĕ҉ġѴńѺ
param <name>	ĕҊ
parameter	ĀҢā҉ďҋĔҎĕҕġѷŁҝŇѹŐѸ
parameter $	ĕ҈
parameter <name>	ĀғĔҖĕ҆ŇѹŐѹ
parameter <name> $	Ā҉
parameter <name> of	Ā҆Ĕ҉
parameter <name> |	Ā҇
parameter _ $	Ā҆ā҆ĕ҇
parameter _ <name>	Āҍā҈
parameter _ configuration	Đ҇
parameter _ default	ĕ҆
parameter _ for	Āѷā҆Łҍ
parameter _ of	Āҕď҉Ĕ҉ġѹŐѺ
parameter _ |	ĕ҇
parameter by	Ā҈
parameter called	Ā҇
parameter count	ĀҊ
parameter list	ġѹŁҘ
parameter list for	Āѵā҇Ł҇
parameter list of	Āҏġѹ
parameter lists	ď҉
parameter of	Đ҇
parameter of configuration	Đ҇
parameter |	ā҆
parameter | $	ā҆
parameters	āѹďҲĘѺŁҲ
parameters $	ď҆
parameters _ $	ď҇Ł҇
parameters _ <name>	ĀҊāѹďҙŁҐ
parameters _ by	Ł҉
parameters _ it	ā҇
parameters _ the	Ł҉
parameters _ |	ā҇
parameters does	Ł҆
parameters does it	ā҈
parameters of	Ā҉ď҇Łғ
parameters of <name>	ĀҌď҇Ł҇
parameters of the	Ł҇
parameters |	Ł҇
parameters | $	Ł҇
params	āѲďҡŁҾŇѺ
params $	āѴďҔŁҔ
params <name>	ďѳŁґ
params _ <name>	ďҍŁҎ
params for	Ł҇
params of	Ł҈
params that	Łґ
params that <name>	Łґ
parent	Ā҇ćҬěҐĺѺŀѹňҗ
parent $	ćѸĚҍěѶňҍ
parent 's	ā҇
parent 's method	ā҈
parent <name>	ćҝňѹ
parent _ $	ĀѹćҡňѺ
parent _ <name>	ĀѴā҇ĚѺěҒňҒ
parent _ from	ć҆
parent _ method	ā҈
parent _ of	āѺćҏě҈
parent _ |	ā҆
parent class	Ā҆ě҇
parent class of	ě҈
parent classes	āѹćҍ
parent classes |	ć҈
parent is	ćѮňҖ
parent is <name>	ćѮňҖ
parent of	ĀѸćҎĚѺěҐ
parent of <name>	ĀѹćҎĚѺěҒ
parentheses	āѶć҆ŁҎ
parentheses _ $	āѹŁҌ
parentheses |	āѹŁҌ
parentheses | $	āѹŁҌ
parents	ĀѵāҙĆѹćҥęѺěҌňѷ
parents _ $	ā҇
parents _ <name>	ĀѹćҖęѺěҌ
parents of	ĀѺāѺćҜěҌ
parents of <name>	ĀѺćҗěҌ
parents |	ā҇
parents | $	ā҇
parser	ĀҨāѸċҘ
parser $	ĀѦāҠ
parser _ $	ĀҔāѷċ҉
parser _ |	ĀҊ
parser in	ĀҐāѴ
parser |	ĀҖāѷ
parser | $	ĀҖāѷ
part	Č҇čґĎѺĠҎĦ҈ŉ҉
part _ $	Ā҈ŉ҇
part _ <commit>	č҆
part _ <name>	ā҇
part _ a	ĀҊ
part _ commit	č҆
part _ the	ĀѸĠҊ
part in	Āґāѹ
part in a	ĀҍĦѺ
part of	Āѯā҉Č҇čҒĎѺĐ҆ĠҎĦҋ
part of $	Ā҇
part of <commit>	č҆
part of <name>	ā҇
part of commit	č҆
part of the	ĀѸĠҊ
partially	āҊĥѶ
parts	Ā҉Ă҉
parts _ the	Ā҆
parts of	ĀҊ
parts of the	Ā҆
party	ĖҔ
party _ $	ā҆
party _ |	ĀѸāҍ
party packages |	ā҈
party |	ā҆
party | $	ā҆
pass	āҏĔ҉ŁҒŋѸŌҥŎҮœѹ
pass $	ĀѺŎҕ
pass <name>	ĀҍāѺĔ҇
pass <name> to	ĀҍāѺ
pass _ $	ĀҝāѮŌҌ
pass _ <name>	ā҆ď҈Łғ
pass _ fail	ĀѷŌ҆Ŏ҇
pass _ i	ā҈
pass _ the	ĀѶāҋŎҊ
pass _ to	Āҍ
pass _ windows	ā҆
pass _ |	ĀѺŌ҇
pass fail	Ō҆
pass if	ā҇
pass if i	ā҈
pass on windows	ā҆
pass or	ĀѶŌ҈Ŏ҉
pass or fail	ĀѷŌ҆Ŏ҇
pass to	āҊď҇ŁҐ
pass to <name>	ā҇ď҈ŁҎ
pass when	Ŏҋ
pass when the	āѺŎ҆
pass |	ĀҞāѮŌҊ
pass | $	ĀҞāѮŌҊ
passed	Łҍ
passed _ the	Ł҆
passed _ |	ĀҊāѺ
passed to	Ł҉
passes	ĀғāѭŋѸŌ҉Ŏҝ
passes $	ĀҔāѶŋѹŎҌ
passes _ $	Ō҈
passes _ n	Ŏҋ
passes y	Ŏҋ
passes y n	Ŏҋ
passes |	Ō҈
passes | $	Ō҈
passing	ĀѺāѯŌқŎҙœѺ
passing $	Ō҆Ŏ҉
passing _ $	ĀҋāѲŌ҈
passing _ failing	ĀѸŎҊ
passing or	ĀѷŎ҉
passing or failing	ĀѸŎҊ
passing |	Ā҉āѰŌ҆
passing | $	Ā҉āѰŌ҆
past	ĎѺŅҘ
past _ $	ŅҌ
past _ which	Ņ҆
past |	ŅҌ
past | $	ŅҌ
path	ĀѰāѫćѹĢѶģѸĥѺħҚĨ҉ĩѹĪѺįѺĵҙķҕĺѸĽҌŅҚņҘŌѹőӆŒҨœҔ
path $	Œҍ
path _ $	āѶĽҋőҗœ҆
path _ <name>	āҕŅ҉őғŒѷ
path _ <path>	ĀѺħҊŅ҉őҏ
path _ a	ā҆
path _ former	ņ҉
path _ line	Ċ҇ĵ҇
path _ module	Œ҆
path _ root	ő҉
path _ the	āѶĵҏņ҆Œҏœ҉
path _ which	Ĩ҆
path and	Ċ҇ĵ҇
path and line	Ċ҇ĵ҇
path by	Ĩ҆
path by which	Ĩ҆
path for	ő҆
path from	őҊ
path from a	ā҆
path from root	ő҉
path is	Œ҇
path of	Ā҇ķҏŅғőҋŒҍ
path of <name>	ŅҊő҈
path of <path>	āҊŅҊ
path of former	ņ҉
path of the	Œҍ
path pls	Ľҋœ҆
path pls $	Ľҋœ҆
path that	ħ҆
path to	āѷħѺĨ҆ĵҏőғ
path to <name>	őҋ
path to <path>	Ĩ҆őҊ
path to the	ĵҌ
path was	Ņ҉
path |	őҘ
path | $	āѹőҙ
paths	Āѱă҇ČҟčѸħѶŃҍ
paths _ <commit>	ĀѺČҏ
paths _ <name>	ā҆
paths from	āҌħѶ
people	ĀҎā҈Ė҆İѹ
people _ pass	āҊ
people _ tests	ā҉
people _ to	āѷ
people _ touched	Āҋ
people have	ĀҌ
people have touched	Āҋ
people usually	ā҇
people usually pass	ā҇
people wrote	ā҉
people wrote tests	ā҉
per	ĀѹāҒĎѷľ҇
per _ touching	āҏĎѸ
per _ |	ľ҇
per author	āҏĎѸ
per author touching	āҏĎѸ
per class	ľ҇
per class |	ľ҇
per request	ĀѸāҊ
per request |	ā҆
percentage	Āѳāқ
percentage _ code	Āѹāғ
percentage of	Āѳāқ
percentage of code	Āѹāғ
person	ĲҠ
person _ $	Ĳ҇
person _ changes	Ā҇
person commit	Ā҇
person commit changes	Ā҇
person |	Ĳ҇
person | $	Ĳ҇
phrase	Ŕғ
phrase <literal>	Ŕ҈
picks	ğ҇
pin	Āѹ
pinned	ĀѺėҢĮѸĲ҇
pinned $	ė҆
pinned _ <line>	āѺĲ҇
pinned _ |	ĀѷāҌė҇
pinned line	āѺĲ҇
pinned line <line>	āѺĲ҇
pinned to	ė҈
pip	ĞҊ
pip install	Ğ҈
pipeline	ĀҐāѳŕҋ
pipeline <path>	ŕ҉
place	ĀѰā҈Đҏĥѹį҇ĵ҆Ķ҇ķ҈ĸҎĺҎĻѹļ҈Ľ҆ŀ҆œҋŔ҈
place $	āҌ
place <name>	Ć҉Ċѹķҍ
place <name> is	Ċѹķҍ
place _ $	į҉
place _ <name>	ĆѲĊҋĺґļ҆
place _ <path>	Đ҆
place _ defines	āѸĆҏķ҆
place _ is	Ċѹķҍ
place _ the	Āѹā҈ķѹĸҌő҆
place _ uses	āҎ
place in	āѸĐҒĸ҆
place in <name>	Đ҇
place in <path>	Đ҆
place in the	ĸ҇
place of	ĵ҉ő҇
place of the	ő҇
place that	Ć҈
place that defines	āѸĆҏķ҆
place that uses	āҎ
place where	ĀҋāҍĆѴķѶ
place where <name>	ĀҐĆѴ
place where the	āҎķѷ
place |	į҉
place | $	į҉
places	ĀҕāѯĆҤĊҘğҊĶѺŃ҆
places _ <name>	ĆҊŃ҇
places _ a	Ā҆
places _ call	Ċ҆
places _ it	āҋ
places _ the	Ā҈
places _ which	ĀѺĆ҉
places and	ĀѹĆҊ
places define	ĀѺĆҌ
places defining	ā҆
places defining <name>	ā҆
places does	Ā҈
places import	Ā҇āѺ
places is	āҊ
places that	Ċ҈ğ҈
places that call	Ċ҆
places where	ĀҎ
places where <name>	Ā҈
planning	ĀѹāҊ
plays	āѶĢҟ
plays in	Ģ҉
please	ĀҔāѬąѸć҆ĎѷđҋĖѺĚѺġѺĢґĥѺĬѺĺ҈ĿѺŊ҆Ō҇Ő҆őҍ
please $	ĀѲāҊĎѸĢҕĥѺķ҆ĺҊļѺŁ҆Ņ҇ņѺ
please _ $	ĀҔĖѹ
please _ <path>	ő҆
please _ every	ĀҎ
please _ how	Ĩ҆
please _ if	ĀҌ
please _ is	Ō҇
please _ it	đ҈
please _ me	ĀѭāѸķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҗāѷąѺć҈ĐѺ
please _ whether	Āҏ
please check	Āҏ
please check if	ĀҌ
please display	Ā҉
please enumerate	ĀҊ
please enumerate every	Ā҈
please give	Ā҈
please give the	Ā҉
please identify	Ā҆
please identify the	Ā҆
please list	ň҆
please list every	Ā҆
please list the	Āѹ
please report	ĀҎ
please show	ĀѸć҈
please show the	ĀѺć҈
please state	ĀҌ
please state the	Ā҉
please tell	ĀѱāѺ
please tell me	ĀѱāѺ
please their	ň҆
please their names	ň҆
please to	ĀѪĹѹ
please to show	ĀѺ
please trace	Ĩ҆
please trace how	Ĩ҆
please |	Ā҉āѺĖѹŌ҇ő҉
please | $	ĀҔĖѹ
please | <path>	ő҆
pls	āѸıҋķҘœ҆
pls $	āѸıҋķҘœ҆
point	Āѭā҇ĐҐİ҇ķҎĺҋ
point _ <name>	Đ҆
point _ at	ķҒ
point _ exception	āҏ
point _ to	ĀѺĺҍ
point during	āҏ
point during exception	āҏ
point in	Āҋāѵ
point me	ĀѵāѸĐ҈ĵ҈ķҏĺҌ
point me at	ķҒ
point me to	ĀѺĺҍ
point of	Ģ҆
points	Ā҉Ğң
points $	ĞҊ
points _ this	Ğ҉
points of	ā҆
points of this	Ğ҈
points |	Ā҈
position	ĀѺĐ҈ĵ҆ĸ҆ĺғĻ҆Ŀѹ
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
predecessor	āѸŅҚņѺ
predecessor _ <path>	Ņ҈
predecessor _ of	Ņ҆
predecessor of	āѸŅҔ
predecessor of <path>	Ņ҈
predecessor path	Ņ҆
predecessor path of	Ņ҆
present	ĀѸāѷĝ҆ĠҌİ҇ņ҇ŋ҇Ō҈
present _ $	İ҇ŅѺŌ҉
present _ how	Ņ҆
present in	ĝ҆Ġ҆ŋ҇
present name	āҌņ҇
present name $	āҌŅѺ
present name how	Ņ҆
present |	āѺİ҇
present | $	āѺİ҇
preset	ĀѺĔҞ
preset of	Ĕғ
previous	ŅҟőѸ
previous _ of	ŅҖőѹ
previous _ |	ā҇
previous name	Ņғ
previous name of	Ņҋ
previous path	ŅҌőѹ
previous path of	ŅҌőѹ
previous release	ā҆
previous release |	ā҆
previously	ĀѹŅҍņ҈
previously _ $	Ņ҈
previously _ as	Ņҍ
previously called	ņ҈
previously called $	Ņ҈
previously known	Ņҍ
previously known as	Ņҍ
print	Ā҆āѱđґĖҟģҌĤ҉İҊĲѶĴҖĶѷ
print <literal>	ĀҎāѸ
print <literal> |	ĀҎāѸ
print <name>	ĀѳĖҤ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ $	Āѯā҈ĖҤ
print _ <line>	Ĵґ
print _ <name>	đ҉Ķѹ
print _ from	Ā҇
print _ line	ĴҊ
print _ pub	ģҎ
print _ value	đ҇
print _ |	ĀҌāѸ
print all	ģҎ
print all pub	ģҎ
print its	Āҋ
print its value	Āҋ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	ĀҍāѸđҊ
prior	ĀѸāѺŅҟ
prior _ the	Ņ҇
prior filename	ĀѹŅҘ
prior to	Ņ҇
prior to the	Ņ҇
private	ĀѶĬѺĭӈľѺ
private $	ĭҎ
private _ $	ĭҗ
private _ does	ā҈
private _ not	ĭ҆
private functions	Āѷāҏ
private functions does	Āѷāҏ
private names	ĀѹāҊ
private |	ĭҖ
private | $	ĭҔ
produce	ĀҌ
produce $	ń҆
production	ĀѺāҎ
production _ $	ĀѺāҊ
production |	ĀѺāҊ
production | $	ĀѺāҊ
program	āѺğ҉Ģ҇łҍ
program _ $	Ģ҈
program _ up	Ā҈āѹ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	ĀѵāҔ
programs	ĞҐ
project	ĀѷĈҗĎѸĖҟėҟĞҚġғĬѸĭѺĮҥįѺıҗłүŊѲŋҋŐѺő҉
project $	ĀҠāѤĈѱĮҏİҋıҎłҊ
project 's metadata	Į҆
project _ $	ĀѯĖѹėҒĞҍĮҊłҗŋҊ
project _ <name>	ė҆
project _ a	ā҈Ĉ҆łѹ
project _ for	ė҇
project _ have	ġ҈
project _ i	ł҆
project _ it	ł҆
project _ metadata	Į҆
project _ on	ĖҊĮѺ
project _ outside	āҍŊѸ
project _ run	Ė҇
project _ that	ł҈
project _ this	ĀғāѸłѸ
project _ to	ł҉
project _ version	ė҇
project _ which	Į҆
project _ with	āҊ
project _ |	ĀҒāѮĮҋ
project and	Į҆
project and which	Į҆
project be	Ā҇āѺĈ҇
project belongs	łҌ
project build	ā҈
project build |	Ĉ҇
project builds	Ĉҍ
project compiles	Ĉ҈
project depend	Ė҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҆Ė҇Ŋѷ
project have outside	āҍŊѸ
project have |	ĀҎāѺĖ҇ıѷ
project how	Į҆
project how is	Į҆
project in	Āѵāҋ
project installs	ĞҎ
project installs $	Ğҋ
project is	Ā҈
project is this	ĀғāѹłѸ
project need	Įҋ
project need |	ėѷĮҏ
project require	ĀҋĮѸ
project require |	ĀҌĮѹ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	ĮҌ
project support $	ĮҌ
project use	āҌ
project use |	āҌ
project wants $	Į҇
project work	ā҆
project work with	ā҇
project |	ĀҏāѶĖѷėҎġ҈ĮѺł҉ŋҊ
project | $	ĀґāѷĖѷėҎŋҊ
projects	āҐ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	Āѹā҈
promises	āѷĥ҈
properties	ĤӁĿѺŐѷ
properties _ <name>	Ā҇
properties _ class	ĤҐ
properties _ on	Ĥ҈
properties are	Ĥ҆
properties does	Ā҇
properties does <name>	Ā҇
properties on	Ĥҍ
properties on class	Ĥҍ
property	āҊĤ҈ĬҨ
property $	Ĭҋ
property _ $	ĬҌ
property _ <name>	Ĥ҉
property of	Ĥ҉
property of <name>	Ĥ҉
property |	Ĭҍ
property | $	Ĭҋ
protected	ĀѶāѲĬѺĭӇ
protected $	ĭҎ
protected _ $	āѺĭҖ
protected _ not	ĭ҆
protected |	āѺĭҖ
protected | $	āѺĭғ
protocol	ĥҘ
protocol <name>	āѺĥҖ
protocol <name> $	ĥҎ
protocol _ $	ĥҐ
protocols	āѶīӀ
protocols <name>	Āѹīқ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	āѸīғ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҍŏѺ
provide _ import	ģҍŏѺ
provide for	ģҍŏѺ
provide for import	ģҍŏѺ
provided	Ğ҈
pub	ģҎ
pub _ in	ģҎ
pub items	ģҎ
pub items in	ģҎ
public	ĀѬāѸĠѷģӎĬѸĭӅ
public $	ĭҏ
public _ $	āѺģҍĭҐ
public _ <name>	ģ҈
public _ <path>	ģҋ
public _ in	ģ҇
public _ not	ĭ҇
public _ of	ģҖ
public api	ģҍ
public api of	ģҋ
public in	ģҌ
public in <path>	ģ҈
public interface	ģ҉
public interface of	ģ҆
public names	ģҕ
public or	ĭ҆
public surface	ģ҇
public surface $	ģ҇
public |	āѺģ҆ĭғ
public | $	ģ҆ĭҐ
published	ģҊ
published $	ģҊ
pull	ĀҋāѸĜ҇ħ҆ĩҏŕ҇
pull _ $	Ā҉
pull _ <path>	ĀѵĜ҉ħ҆ĩ҇
pull _ at	Ā҇āѺ
pull _ touch	ĀѺā҈
pull _ |	Āҋ
pull in	Ā҆āѵĜ҉ħ҆ĩҌ
pull in $	Ā҉
pull in <path>	ĀѵĜ҉ħ҆ĩ҇
pull request	ŕ҈
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѸĖ҆ĝ҉ĨҍĪҊ
pulled _ by	ĝ҉Ĩ҇ĪҌ
pulled _ of	ā҇
pulled in	āѺĖ҆ĝ҉ĨҊĪҋ
pulled in by	ĝ҉Ĩ҇ĪҌ
pulled out	ā҇
pulled out of	ā҇
pulls	ĀѶāѸĜҍĩҖĪ҇
pulls _ <path>	ĀѺĜҍĩ҉
pulls _ in	ĩ҆
pulls _ what	Ī҆
pulls in	ĀѷĜҍĩҏĪ҇
pulls in <path>	ĀѺĜҍĩ҉
pulls in what	Ī҆
pulls that	ĩ҆
pulls that in	ĩ҆
pure	ĂҚĿѺ
pure virtual	ĂҚĿѺ
purpose	ĀѭĊѹĢҼłҔ
purpose _ $	ĀѸłҔ
purpose _ <name>	ĀѸāѵĢҞ
purpose of	Ģґ
purpose of <name>	Ģґ
push	Āѳāҍŕғ
push $	ĀѮāҖ
push _ $	Ā҇
push _ cron	ŕ҇
push _ pull	ŕ҇
push pr	ŕ҇
push pr cron	ŕ҇
push |	Ā҇
push | $	Ā҈
put	ĀѪą҆Đ҆ĒҌĞ҆ğѵĮѹĲ҇ĵ҈ĶҌķ҈ĸ҈ĺҎń҈ő҉
put $	őҋ
put <mark>	Ē҆
put <name>	ō҇
put <name> through	ō҇
put _ $	āѹĺҋ
put _ <name>	ė҆
put _ into	ā҆
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
pytest	āѲŌҎŎҘ
pytest <path>	āѺŎҌ
pytest _ <name>	ŌҔŎѹ
pytest _ result	āѸŎҖ
pytest _ |	ŎҊ
pytest k	ŌҔŎѹ
pytest k <name>	ŌҔŎѹ
python	āѹėѹĮӁŒ҆
python $	Į҆
python <name>	ĀѸāѷĮҗ
python <tag>	ĀҌāѷ
python <tag> |	ĀҌāѷ
python _ $	āҊĮ҇
python _ is	Ā҈
python _ |	ĀҏāѪĮґ
python version	Ā҇
python version is	Ā҈Įѹ
python |	āҊ
python | $	āҋ
quantity	ľҊĿѺ
quantity _ commits	Ď҆
quantity _ methods	ľҊĿѺ
quantity of	ľҊĿѺ
quantity of commits	Ď҆
quantity of methods	ľҊĿѺ
query	ğ҇
question	ĀѱŅѷ
question _ did	ā҉
question _ the	Ă҆
question _ what	ĀҌŅѷ
question _ which	ā҉
question about	Ă҆
question about the	Ă҆
question which	āҋ
question |	ĀҊŅѶ
question | what	ĀҍŅѷ
question | which	ā҇
quick	ĀѳāҖŅѷ
quick _ about	Ă҆
quick _ which	āҋ
quick _ |	ĀҊŅѶ
quick question	ĀѵŅѷ
quick question about	Ă҆
quick question which	āҋ
quick question |	ĀҊŅѶ
quickest	ħ҇
quickest import	ħ҇
quote	Ā҉āѺ
quote _ lines	Ā҇
raise	Āҍā҆ŃҞńҧ
raise $	ńҌ
raise <name>	Āҕ
raise <name> |	ĀҎŃѺ
raise _ $	Ā҈ń҈
raise _ and	ĀѹńҌ
raise _ exception	āҋńѺ
raise _ in	ń҆
raise _ of	ĀѶŃҎ
raise _ |	ĀҘāѲ
raise an	āҋńѺ
raise an exception	āҊńѺ
raise anything	ń҉
raise statements	āѹŃ҆ńҕ
raise statements in	ń҆
raise statements |	ń҇
raise that	Āҋāѵ
raise that |	ĀҋāѴ
raise |	Ā҇
raise | $	Ā҇
raised	ā҉Ńҙńҝ
raised $	āҋŃҍńѺ
raised _ $	ńҌ
raised _ <name>	ńҖ
raised _ what	ŃҌ
raised by	Ń҇
raised by what	Ń҈
raised in	ĀѹńҐ
raised in <name>	ńҎ
raised inside	ń҇
raised the	ā҇
raised |	Ń҆
raises	ĀҎāѷŃґńҏ
raises $	āѺńҒ
raises <name>	Ā҉āѺŃҎ
raises <name> $	Ń҈
raises <name> |	ĀҌāѺ
raises _ $	Ń҈
raises _ exception	Ā҆
raises _ |	ĀҌāѶŃҊ
raises the	Ā҆
raises the exception	Ā҆
raising	ŃҒ
raising <name>	ŃҎ
raising <name> $	ŃҌ
raising _ $	ŃҌ
ran	Ā҇
ran only	Ā҇
range	ĀҕāѴă҉ėҔĳѺ
range _ <name>	ĀҗĳѺ
rather than	ā҇
re	ĀѹāҊĥѹĮ҈
re <name>	āҎ
re _ an	Į҆
re _ the	ā҇
re on	Į҆
re on an	Į҆
reach	Āҍħ҉
reach <path>	Āѱā҈ħҋ
reach <path> through	Āѱā҉ħ҉
reach _ through	ĀѶā҇ħ҉
reached	āҚĨҊ
reached _ <path>	Ĩ҇
reached from	Ĩҋ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	ĀҞā҆ĐѺę҇ğҒĴҠĶѵ
read $	ĀҍāѺ
read <name>	ę҈
read _ $	ĀҐāѹğҊĴғ
read _ and	Ā҇
read _ constant	ĀѺāґ
read _ line	Ĵ҆
read _ |	ę҈
read me	Ĵ҇
read the	ĀѳāҌĵ҆Ĺ҆
read |	ĀґāѺğ҈Ĵғ
read | $	ĀґāѺğ҈Ĵғ
reading	ĀѺāѷđ҉ğ҉
reading <name>	ğ҆
reading _ the	āѸđ҉
reads	Āѱğҝ
reads <name>	ĀѸā҉
reads <name> from	ā҇
reads _ from	ā҇
reads _ |	ğ҇
reads it	ğ҇
reads it |	ğ҇
reads the	ā҇
real	Ā҇
really	Āѯā҉ġ҉
reason	āҕŌѺ
reason _ $	ĀҋŌѺ
reason _ <name>	ĀѺā҈
reason _ the	ĀҍāѺ
reason for	Ā҆
reason for <name>	ĀѺā҈
reason for the	ĀҌāѺ
reason |	ĀҋŌѺ
reason | $	ĀҋŌѺ
rebase	ĀѲāҒ
rebase |	Āѳāґ
receive	ĀѺŇ҉
received	Ņ҆
received _ present	Ņ҆
received its	Ņ҆
received its present	Ņ҆
recent	āѭĮҍįҔİґ
recent _ of	į҉
recent _ that	į҈
recent change	įҊ
recent change of	į҆
recent commit	į҈
recent commit that	į҈
recently	ĀѷāѲąѺįҘİҌ
recently _ $	āѸį҉
recently _ |	į҈
recently has	Āѹį҉
recently modified	į҈
recently |	āѹ
recently | $	āѹ
recursively	Āҍ
red	ĀғāѭŎ҉
red _ $	Āґāѱ
red |	ĀҋāѶ
red | $	ĀҋāѶ
redefine	ĀѷŀҞňѺ
redefine <name>	āѵŀҝňѺ
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
refactoring	ā҈
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
reference _ <name>	ĀҌō҉őѺ
reference to	ĀҌō҉őѺ
reference to <name>	ĀҌō҉őѺ
referenced	āҊō҇ŏҐ
referenced $	ŏҌ
referenced _ $	āҌ
referenced |	āҌ
referenced | $	āҌ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѪāҍĶѹŅ҆
regarding <name>	āѹ
regarding <path>	ĀѺ
regarding _ <commit>	āҊ
regarding _ constant	ā҈ĶѺ
regarding _ function	āѴĊ҇
regarding _ |	Ņ҈
regarding commit	āҊ
regarding commit <commit>	āҊ
regarding tests	ā҆
regarding tests |	ā҆
regarding the	ĀѲĊ҆
regarding the constant	ā҈ĶѺ
regarding the function	āѴĊ҇
registered	ċҌ
reimplementations	ŀҍ
reimplementations _ <name>	ŀҌ
reimplementations of	ŀҍ
reimplementations of <name>	ŀҌ
relative	őҎ
relative _ of	ő҇
relative path	őҏ
relative path of	ő҇
release	Ā҇āҐăґċѹėҘĠқĮҗ
release $	āҍ
release <tag>	ĀѰăҏĠҖ
release <tag> $	ă҆Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	ĀѸāҊ
release _ $	ĀѸāҞĠҊ
release _ <commit>	ā҈
release _ <name>	ėґ
release _ <path>	Āғāѯ
release _ contain	āѺĠ҈
release _ contains	ĀҌāѹ
release _ i	Į҇
release _ is	ĮҊ
release _ |	ĀѶāҊ
release builds	Āѹā҈
release has	ĀҋāѶ
release of	āѸėҔ
release of <name>	āѹėґ
release that	ĮҊ
release that is	ĮҊ
release turned	āҊ
release turned <name>	āҊ
release was	Ā҈
release with	Ā҆
release workflow	Āҏāѱ
release |	āҝ
release | $	āҝ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	Āѱā҇čѺŉҸ
releases _ $	ĀѺŉ҆
releases _ <commit>	āѺŉґ
releases _ commit	ŉҊ
releases _ it	ŉ҆
releases _ the	ŉ҆
releases contain	āѹŉ҆
releases did	ŉ҉
releases is	ŉ҆
releases that	ā҉
releases |	ĀѺŉ҆
releases | $	ĀѺŉ҆
relies	ĩҍ
relies on	ĩҍ
rely	ĀѸĉ҈ĖҊ
rely _ $	Ė҆
rely _ <path>	ĀѷĜ҆
rely on	ĀѹĖ҈
rely on $	Ė҆
rely on <path>	ĀѷĜ҆
remove	Ā҉āҖŏѹ
remove _ import	ā҆
remove _ unused	āҊ
remove _ |	ĀҊāѸ
remove the	ĀѸāҟŏѹ
remove the import	ā҆
remove the unused	āҊ
removed	ĀҝāҔăѶąѳčѹ
removed <name>	Ā҈
removed <path>	Āғąѵ
removed _ $	ĀҘāѺąѷ
removed _ <tag>	āҏăѷ
removed _ and	ĀҊāѺ
removed from	āҊ
removed |	Ā҉
removed | $	Ā҉
rename	āҏĸѺĹѺŅҩņҤ
rename $	āѴŅ҉ņґ
rename <name>	ĀҊ
rename <path>	āҋ
rename <path> |	ā҉
rename _ $	ŅҊ
rename _ <name>	ā҉
rename _ of	ĀѸŅҍņҌ
rename _ result	Ņ҆
rename _ |	ĀѺāҍ
rename of	ņ҉
rename source	ŅҐ
rename source of	ŅҐ
rename target	ņҐ
rename target of	ņҐ
rename that	Ņҋ
rename that result	Ņ҆
rename the	āҍ
rename |	Ņҏ
rename | $	ŅҊ
renamed	ĀҎŅҙņҲ
renamed $	Ņҍ
renamed <name>	Ā҆
renamed <path> $	Ā҆
renamed <path> |	ā҇
renamed _ $	Ā҈ŅҌņґ
renamed _ deleted	ĀѺā҈
renamed _ what	ņҍ
renamed _ |	Ā҉ņҋ
renamed from	āѹŅ҉ņҊ
renamed from $	Ņҏ
renamed from <path>	Ņѭņғ
renamed from what	ŅҎņѳ
renamed from |	ŅғņѴ
renamed in	ŅѺņ҉
renamed in what	ŅѺņ҉
renamed or	ĀѺā҈
renamed or deleted	ĀѺā҈
renamed to	Ā҈ņ҇
renamed to $	ŅѹņҎ
renamed to <path>	Ņҕņѫ
renamed to what	Ņѳņґ
renamed to |	Ā҈Ņѫņғ
renamed |	ā҈ņ҇
renamed | $	ā҇
renaming	Ņ҉ņ҉
renaming _ $	ņ҇
renaming _ back	ā҇
renaming |	Ņ҈
renaming | $	Ņ҈
replace	ĀѹāҎď҇ŀҐŃѺ
replace <name>	ď҇ŀ҈
replace <name> by	ď҇
replace _ by	ď҇
replace _ old	ņ҆
replace _ with	ā҇
replace the	ŀ҈
replace the old	ņ҆
replaced _ when	ŅѺņ҈
replaces	ĀҐāѵŀ҆
replaces the	ŀ҇
repo	āѧĆ҉ĈҒĎѺġҠįѸİҔıҌłҙň҆ŋҌōѺőҖŔ҉
repo $	Ć҇ĈҋĞ҈ġ҉Į҆ı҇ő҆
repo _ $	ĀѷĈ҈
repo _ is	Ā҇
repo _ it	Ĉ҇ő҈
repo has	Ā҆
repo is	Ĉ҆
repo is it	Ĉ҆
repo which	Ā҇
repo yes	ŋ҆
repo | $	ā҇
report	ĀћāѰĂ҇ĎѹĒ҇ğ҆ġ҆Ī҇Ķ҈ĺѺňґŏ҆
report _ file	ğ҇
report _ former	Ņ҈
report _ importers	ĩ҇
report _ imports	ĪҐ
report _ method	Ē҈Ŀ҉
report _ superfluous	ĪѹŏҊ
report _ the	ġ҈Ķҋ
report all	ĀѰĩ҇ňғ
report all importers	ĩ҇
report every	Ē҈
report the	ĀѴāѨĂ҈ć҆ğ҆Ī҉ŏ҆Œ҆
report the file	ğ҇
report the former	Ņ҈
report the imports	ĪҐ
report the superfluous	ĪѹŏҊ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҇
report whether the	ġ҈
repository	āѪĈҊġҠįѺİғı҇łҐőғ
repository $	ĀѹāѺİґł҆
repository _ $	Āҍāѹą҆
repository _ has	ő҈
repository _ |	ąѴĈ҈ő҆
repository a	ĀѸġҏ
repository contains	ĀѺİ҆
repository one	ő҈
repository one has	ő҈
repository please	ő҆
repository please |	ő҆
repository |	Ā҉
repository | $	ĀҎ
request	ĀѳāҌŕ҈
request _ $	ā҆
request |	ā҆
request | $	ā҆
requests	Āҋ
requests touch	ĀѺā҈
require	ĀѶėҏĜҍģѺĩҍĪҕĮѳ
require $	ė҆ĪҜ
require <path>	ĀѵĜҍĩ҇
require <path> |	ĀѶĜҍ
require _ $	Ā҈ė҈ĩҊĪѹĮѸ
require _ |	ĀѵĜҍ
require |	Ā҈ā҆ė҈ĮѸ
require | $	Ā҈ā҆ė҈ĮѸ
required	ĀѶĂҟĖҐėҎĩѺĮҥŀѶ
required $	ĀґĮҎ
required _ $	āѮĂҖĖ҇ėѹĮҎŀѷ
required _ of	Ă҆ė҈
required _ |	ėҏ
required by	ė҇
required go	Į҆
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѹĖҍ
required python	Į҈
required rust	Į҆
required version	ėҏ
required version of	ė҈
required |	ĀҚāѶėѹĮѹ
required | $	ĀҚāѶėѹĮѹ
requirement	Įҍ
requirement _ <name>	ė҆
requirement _ this	Įҏ
requirement of	Įҏ
requirement of this	Įҏ
requirements	Ā҉āѧĖҦėҘ
requirements $	āѯĖҕėҎ
requirements _ $	Ā҇
requirements _ this	Ė҉
requirements of	Ėҋ
requirements of this	Ė҉
requirements |	Ā҇
requirements | $	Ā҇
requires	ĀѯāѵĖҊĩқ
requires _ |	ĀѱāѴĩҜ
rerun	ō҆
reside	āѺő҆
reside $	ő҇
respect	Ą҆
respect to	Ą҆
responsible	ĀѷąҊĢҐ
responsible _ $	Ģ҈
responsible _ adding	ą҇
responsible _ |	Ģ҇
responsible for	ĀѷąҊĢҋ
responsible for adding	ą҇
responsible for |	Ģ҇
result	ĀѨĈҋĊѸŅҎŇҪŌҜŎҦŐѫ
result $	ā҉ŇҏŐѴ
result _ $	ĀѴāѸĈҊŌҊŎҏ
result _ <name>	āґŇҌŎҊ
result _ <path>	Ŏ҆
result _ of	Ňҋ
result _ running	Ō҇
result _ the	Ō҈
result if	Ō҆
result in	Ń҆Ņ҆
result in <name>	Ń҆
result of	ĀѹāҏŅ҉ŇҊŌ҆ŎҔ
result of <name>	āғŇ҉ŎҊ
result of running	Ō҇
result type	ŇҒ
result type of	Ňҋ
result |	ĀѴāѸĈҊŌҊŎҏ
result | $	ĀѴāѸĈҊŌҊŎҏ
ret	ĀѸŇҢŐѭ
return	ĀѲāҥćѺŇӐŐѷ
return $	Ňғ
return _ $	ŇҔ
return _ does	Ň҆
return _ for	Ň҆
return _ of	āҋ
return _ on	Ň҈
return _ |	ā҈
return annotation	āѷŇқ
return annotation of	āѹŇҌ
return annotation on	Ň҈
return of	Ň҆
return type	āҍŇҌŐѺ
return type $	Ň҆
return type of	āҌŇѹ
return value	Ň҈
return value $	Ň҆
return when	ā҆
return |	Ň҈
return | $	Ň҈
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	Ňҍ
returned by <name>	ŇҊ
returning	Ň҇
returns	Āѹā҆Ňҕ
returns $	Ň҉
returns _ $	ā҈
returns |	ā҈
returns | $	ā҈
revert	āҡİѸ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	ĀҎ
review |	Āѹā҇
reviewed	āҢĲѱ
reviewed _ <line>	āҌĲѹ
reviewed _ commit	ā҆
reviewed _ |	āҊĲѹ
reviewed it	āҊĲѹ
reviewed it |	āҊĲѹ
reviewed line	āҌĲѹ
reviewed line <line>	āҌĲѹ
reviewed the	ā҇
reviewed the commit	ā҆
revision	ĀҋāѳąҊČ҆č҆įҊİ҈
revision <commit>	ĀѺČ҆č҆
revision _ edited	į҇
revision _ in	ĀҎ
revision that	į҇
revision that edited	į҇
revision was	ąҊ
revisions	ĀҋĎң
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѸĎҎ
revisions _ the	ĀѷĎҊ
revisions does	ĀѷĎҊ
revisions does the	ĀѷĎҊ
revisions of	ĀҚĎҌ
revisions of file	ĀѸĎҎ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҇
rewrite	ŀ҆
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	ĀѨć҇đ҇ēҌĕ҇ę҇Ĝ҈ĭҊĶѸňѺ
right $	ĭ҆
right _ $	āѰč҆ę҆Ě҆Ĝ҈Ĭ҆Ŏ҆
right _ <name>	ć҇ēҊ
right _ side	đ҇
right _ which	āѸ
right _ |	ĀѫāҘĈ҉
right above	ć҇
right above <name>	ć҇
right before	ē҇
right hand	đ҇
right hand side	đ҇
right now	ĀѱāҌŌҋŎ҇
right now $	Ā҇ĈѸŎ҇
right now |	ĀѫāҎĈ҉
right that	Ā҉
right |	ĀѮāѤč҆Ĝ҈
right | $	āѲč҇ę҆Ě҆Ĝ҉Ĭ҆ŋ҆
right | which	āѸ
role	ĀѰĢҰ
role _ <name>	ĀѹĢҞ
role _ the	ĀѸĢҏ
role of	ĀѹĢҕ
role of <name>	ĀѹĢҕ
root	őҙ
root $	ő҉
root _ the	ő҆
root of	ő҆
root of the	ő҆
round	Ħҋ
round _ circles	Ħ҇
round in	Ħ҉
round in circles	Ħ҇
route	ħҖĨҋ
route _ <path>	ĨҎ
route _ imports	ħ҈
route is	Ĩ҈
route is <path>	Ĩ҈
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѸķҢŁ҈
routine <name>	ĀѺķҚŁ҈
routine <name> $	Ł҈
routine <name> |	ķҍ
routine _ $	ķ҆Ł҈
routine _ |	ķҍ
routines	ĉҐ
routines are	ĉ҈
run	ĈҒĉ҆ĊҕēѹĖҥĘґęҋěѷĞ҇ĬѹĮҎįѺĶѹĿѯłҊŊѰŋѺŌҫōѵŎұœѳŕҋ
run $	Āѹł҉Ŏ҇
run <name>	ĀҎāѲĊҘĘғĿѱōѶ
run <name> $	Ā҇āѹĊҙĿѲ
run <name> and	Ŏ҆
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀҌĊҘĖҒĮҎĿѱŌ҈Ŏ҈œѺ
run _ <name>	ĀѥāҖęҍěѸŌҖŎѺ
run _ and	ŎҌ
run _ build	ĀѱĈҖ
run _ dependencies	Ė҇
run _ failures	āѷŎ҉
run _ i	Ā҇
run _ in	ă҆ŊѸŎґ
run _ on	ĀѺāҌ
run _ pull	Ā҆
run _ push	Ā҈
run _ test	ĀҙŌѬ
run _ tests	ĀҘāѳōѺŎ҆
run _ the	āѺĞҊ
run _ |	ĀѭāҋĖ҆ĘҔŌҌ
run by	ęҍěѹ
run by <name>	ęҍěѹ
run if	Ā҇
run if i	Ā҇
run in	ĀѸāҋŎѸ
run in <name>	āҎŎѹ
run into	ă҆
run it	Ōҍ
run it |	Ō҇
run on	Āҍāѹ
run on pull	Ā҆
run on push	Ā҈
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѸŎґ
run tests in	ŊѸŎґ
run the	ĀғĈҖŌѪŎ҇
run the build	ĀѱĈҖ
run the test	ĀҚŌѨ
run the tests	ĀҘāѳōѺ
run this	ĀѹāҋĮҋ
run this $	Į҉
run time	āҎĖҞ
run time $	ĖҌ
run time dependencies	Ė҇
run time |	āҏ
run to	ĳ҈
run without	āѺŎҋ
run without failures	āѷŎ҉
run |	ĀҊāҕĖ҈Ŏ҈œѺ
run | $	ĀҊāҕĖ҈Ŏ҈œѺ
rundown	ĺѶľѷĿҡ
running	ĀѱāѵĖғŌҐŎҋœѺ
running _ test	Ō҈
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҈Ŏ҇
running the test	Ō҈
running the tests	Ŏ҇
runs	āѹĊҌŎ҆ŕҍ
runs <name>	ĊҌ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	ĀѺĊҊ
runs _ |	ŕ҇
runs clean	Ŏ҆
runs clean $	Ŏ҆
runs when	ĀѺ
runtime	ĀѺĖҟ
runtime _ $	ĀѴĖґ
runtime _ of	Ė҆
runtime _ |	ā҆
runtime dependencies	Ėҍ
runtime dependencies $	ĀѺĖҎ
rust	ĀѶėѺĮҿ
rust $	ā҆
rust <name>	Ā҆āѭĮҔ
rust _ $	ā҇Į҆
rust _ does	Ā҈āѹ
rust _ |	ĀѺĮҐ
rust version	ĮҊ
rust |	ā҆
rust | $	ā҇
safe	āҍ
safe to	ā҉
safely	ā҆
same	āҧďҎĦ҇
same _ as	āҟ
same file	Ħ҇
satisfied	ĥ҆
satisfies	Āѹĥ҈īҏ
say	ĀґāѪĥҋĬҊĴҏķ҆ő҇
say <name>	Ĭ҈
say <name> is	Ĭ҈
say _ $	āѲĳ҇Ĵҏ
say _ <name>	ĀҌāѺĥ҇
say _ is	Ĭ҈
say _ the	İѺķ҇ő҆
say about	ĀҍāѺİѺ
say about the	Ā҈İѺ
say for	Ā҉
say for <name>	Ā҉
say in	ĀҌāѹ
say me	ĀѺķ҇ő҆
say me the	ķ҇ő҆
say that	ĀѸāҌ
say |	āѲĳ҈Ĵҏ
say | $	āѲĳ҈Ĵҏ
saying	Ā҇
saying <literal>	Ā҇
saying <literal> could	Ā҇
saying _ could	Ā҇
says	ĀѺĕғĶ҈
says <name>	ĕҎĶ҈
says _ |	ĕғ
schedule	ŕ҆
script	ĀѶāѸĞ҆ğ҆Ķ҈Ŏ҆
script _ |	Ŏ҆
scripts	ĀѷĞҞĩ҆
scripts _ use	ĩ҆
scripts that	ā҆
scripts that use	ĩ҆
scroll	āѹļ҆
scroll to	āѺļ҆
search	ŔҊ
second	ā҇
seconds	āҎ
seconds _ the	ā҈
seconds take	ā҆
seconds take the	ā҆
secrets	Āѳāҏ
section	ĀѵāѯĐҔĖ҉Ğ҈ŕҎ
section $	āѹĖҊ
section _ <name>	Đ҇
section _ <path>	Đ҆ŕҊ
section _ the	Ğ҆
section from	Đ҇
section of	āѺĐ҇Ğ҆ŕ҈
section of <path>	ŕ҈
security	āҏ
security <name>	āҋ
security _ |	āҐ
security hole |	ā҆
sed	ĀҊĴҒ
sed _ <name>	ĀҊĴҒ
sed n	ĀҊĴҒ
sed n <name>	ĀҊĴҒ
see	ĀҋāѱĒ҇Ę҉ő҈Ŕ҆
see <name> in	Ā҇
see _ $	Āѵā҆Ĵ҆
see _ in	Ā҇
see _ test	ā҈œѺ
see it	Ę҇
see the	ĀҒœѺ
see |	Ĵ҆
see | $	Ĵ҆
seems	ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҆
sense	āѹĢҍ
sensible	Āѵāҗ
sentence	Ŕ҆
separate	Ŋ҆
separate tests	Ŋ҆
sequence	ħ҆Ĩ҆
sequence _ imports	Ĩ҆
sequence of	Ĩ҆
sequence of imports	Ĩ҆
server	Āѹāҍ
serves	āҍđѺĢҝ
set	āҌĆҋċ҉ď҆ĐҎđҔĢѶĶҠĿ҆
set $	đ҉Ķ҉
set <name>	Āѵāҍď҇Đ҇ğ҇
set <name> $	Đ҇
set <name> in	ğ҈
set <name> to	āҌ
set _ $	ĀѶāѴċ҇Đҋđ҇ĶҔ
set _ <name>	Ć҇ľ҈
set _ by	Ā҆
set _ in	ĀғāѶğ҈
set _ option	Āҍ
set _ the	ĀѺā҈ĿҊ
set _ to	āҍ
set _ |	ā҆đ҆
set in	ĀѴāҎ
set of	āѸĆҌľ҆Ŀ҇
set of <name>	Ć҇ľ҈
set the	ĀҊ
set the option	Āҍ
set to	Āҍđҍ
set to in	Āғāѷ
set to |	đ҆
set up	ċҊ
set up $	ċ҇
set up the	ā҈
set |	āѴĐ҆ĶҖ
set | $	āѴĐ҆ĶҖ
sets	ĀҌāѺĐҒĶҋŕ҉
sets <name>	ĀғāѸĐҍ
sets <name> $	Đ҇
sets <name> to	Āҗ
sets <name> |	Đ҇
sets _ $	Đ҇
sets _ <path>	ŕ҉
sets _ to	Āҗ
sets _ |	Đ҇
sets it	ā҈
setting	Đұ
setting <name>	Đҝ
setting <name> from	Ā҇ā҇
setting <name> in	Đ҆
setting <name> location	Đ҆
setting _ $	Đ҇
setting _ from	Ā҇ā҇
setting _ in	Đ҆
setting _ location	Đ҆
several	ĀѺāҊĆҐ
several <name>	Ć҈
sha	ĀѱāѶąҌİҘ
sha $	İ҈
sha _ created	ąҌ
sha that	ąҌ
sha that created	ąҌ
share	ĀѷāҭňѶŐѺ
share $	ā҇
shell	ĞҌ
shell _ which	ğ҆
shell |	ğ҆
shell | which	ğ҆
ship	ĀѵāҎĠҊ
shipped	ĀѷĞ҈ŉҒ
shipped _ the	āҏ
shipped _ |	Ā҈āѷ
shipped in	ā҆
shipped in the	āҏ
shipped in |	Ā҈āѷ
shipped with	ŉ҇
short	ĀѱāҎĢҎħ҇
short _ of	ā҆ĢҎ
short form	ā҇
shortest	āѴħҠĨҍ
shortest _ $	ħ҆
shortest _ chain	Ĩ҇
shortest _ of	ħҊ
shortest chain	ħ҆
shortest import	ħ҈Ĩ҇
shortest import chain	Ĩ҇
should	āӸĻҍŇ҆
should <name>	āҮ
should <name> be	āҒ
should <name> have	ā҇
should <path>	āҒ
should _ <name>	ā҈
should _ a	āѵĻҏ
should _ be	āҘŇҊ
should _ have	āҏ
should _ import	ā҇
should _ put	ā҈
should _ |	ĀҊ
should be	Ā҉āѵĻҏ
should be a	āѴĻҏ
should have	ā҇
should i	Ā҈ļ҆
should i put	ā҆
should it	āҊ
should one	ā҆
should the	āҜ
should there	Ň҆
should there be	Ň҆
should we	āҊ
show	Ā҆āѣĂ҇ć҆ČҍčѹĎѺď҇Ė҇ĝѺĢѹĦѹĩ҆ĬѺİҊĲѸĳѸĴҐĵѺľѺŁҊł҆ŇѺŊѺŋѺŐ҆
show <name>	ď҈
show <name> 's	ď҈
show _ $	ĀѴāҍĄ҆
show _ 's	ď҈
show _ <line>	ĲѺĴ҉
show _ <name>	ĀҊ
show _ <path>	Ĩ҆
show _ all	Ċ҉
show _ classes	ĀѺć҈
show _ default	Ĕ҇
show _ each	Ā҉
show _ every	ĀѯĆҌňҌ
show _ everything	ĀѺģ҇Ł҇
show _ first	ĀѺą҉
show _ history	ĀҌ
show _ how	ď҆
show _ if	ě҆
show _ import	Ī҇
show _ in	Āҍĩ҇
show _ last	ĀѸİҊ
show _ method	Ā҆
show _ overriding	ŀ҈
show _ project	ĀѸł҉
show _ structure	Āҋ
show _ the	āѷĐ҈İ҈ĵѷķѹĺ҈Ľ҇
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҇Ņ҇
show _ where	ķҋ
show _ which	Ā҆
show all	ĂҌĖ҈ĥ҉
show how	Ĩ҆
show how <path>	Ĩ҆
show line	ĲѺĴ҉
show line <line>	ĲѺĴ҉
show me	āѲăѺĆ҆Ċ҇Đ҇İ҈ĵѺķ҈Ń҇ň҈
show me $	Ą҆
show me <name>	ĀҌ
show me all	Ċ҉
show me each	Ā҉
show me every	ĀѯĆҌňҌ
show me everything	ĀѺģ҇Ł҇
show me how	ď҆
show me the	Ā҆āѸĐ҈İ҈ĵѷķѹĺ҈Ľ҇
show me what	Ī҇Ņ҇
show me where	ķҋ
show me which	Ā҇
show the	āѸďѺđ҆Ī҆ŀѺŁҐł҈ňѺ
show the classes	ć҉
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҌ
show the import	Ī҇
show the last	ĀѹİҊ
show the method	Ā҆
show the project	ĀѸł҉
show the structure	Āҋ
show the type	Ő҈
show the value	đ҈
show up	āҋě҆ĩ҇
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
sign _ <name>	ĕ҉
signal	ĉѶŃҙ
signature	ĀѳāѳďҤĔґĕҖŁҥŇҌ
signature _ <name>	ĀѹāѺďҋĔҌĕҙŁҘŇ҈
signature _ |	āѸĔ҈
signature diff	ďҏ
signature of	āѸĔҍĕ҉ŁғŇҊ
signature of <name>	āѹĔҍĕ҉ŁҍŇҊ
signatures	āҊďҘĽѹ
signatures _ <name>	ĀѸďҒ
signatures _ |	ď҆
signatures of	ďҋ
signatures of <name>	ĀѹďҎ
similar	Āѵāқğ҆ġѺ
similar _ <name>	āҌġѺ
similar to	āґġѺ
similar to <name>	āҌġѺ
since	Āҏāҫă҉Ą҆ąҋČѴĦѶĬѴįҝņҊŌѹ
since <commit>	ĀҚāѲ
since <commit> $	ĀҐāѷ
since <commit> |	ĀҊ
since <tag>	āѶă҉Ą҆
since <tag> as	ă҈
since <tag> |	Ą҇
since _ $	ĀҎāѸ
since _ <name>	ā҆
since _ as	ă҈
since _ commit	ĀѵāҐąҊ
since _ date	āѺįҋ
since _ do	Āҋāѷ
since _ does	ĀѷāҐ
since _ is	įҏ
since _ release	Ā҉
since _ was	ņ҆
since _ |	Ā҈Ą҇
since it	ņ҈
since it was	ņ҆
since last	ā҆
since what	āѺįҊ
since what date	āѺįҋ
since when	ĀѺāҦĦѺĬѷįҔŌѺ
since when <name>	ā҆
since when do	Āҋāѷ
since when does	ĀѷāҐ
since when is	įҏ
since when |	ā҆
since which	āғą҆
since which commit	ĀѶāҐą҆
since which release	Ā҉
single	ĀѷĆ҈ŌҌ
single _ <name>	ŌҌ
single _ of	Ć҈
single test	ŌҌ
single test <name>	ŌҌ
sit	ĀѷāѸć҆ě҆őҌ
sit $	ő҇
sit _ <name>	ě҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
site	ĀѰĵ҆Ķ҇ķҙĸҍĺ҈
site _ $	Ľ҆
site _ <name>	ķҕĺҎ
site _ the	ā҆ĵ҇Ķ҇ĺѺ
site of	ĵ҆Ķ҇ķҗĺ҈
site of <name>	ķҕĺҎ
site of the	ā҆ĵ҇Ķ҇ĺѺ
site |	ĀѵĸҊĽ҆
site | $	Ľ҆
sites	Ā҉āѵĆҊĉѵĊҤŃҎ
sites $	ĉѹĊҍ
sites _ <name>	Ā҈āѸĊғŃҋ
sites for	Ć҈
sites of	ĀҊāѹĊҎŃҍ
sites of <name>	ĀҊāѹĊҎŃҋ
sits	ĀѺāѹķ҈ĻҋĽҊň҆
sits _ $	ĽҊ
sits _ <name>	ň҆
sits _ the	ő҈
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
size	ĀҊāѲĳҏľґĿѺ
size _ <name>	ĳ҈
size _ <path>	ĳ҆
size _ the	ľ҈
size of	ĳҍľґĿѺ
size of <name>	ĳ҈
size of <path>	ĳ҆
size of the	ľ҈
skip	āғĕ҇ŀѸŌѸ
skip <name>	ĕ҇
skip _ test	āҊŌѸ
skip the	āҎŌѸ
skip the test	āҊŌѸ
skipped	āҞŊѯ
skipped $	āҍŊѴ
skipped _ $	āҊ
skipped _ ci	ā҆
skipped |	āҊ
skipped | $	āҊ
slow	āҗ
slowest	ĀѱāҹĊѶōѸ
slowest _ $	ā҉
slowest _ in	ā҆
slowest import	ā҆
slowest import in	ā҆
slowest |	ā҇
slowest | $	ā҇
so	ĀѯāҒĚҒĬҎıѹĽ҆
so _ $	Āңāѳ
so _ <name>	āѸĬґ
so _ calls	āҋŀѺ
so _ does	ň҆
so _ files	Č҆
so _ is	ĀѹāѲĕ҇ő҇
so _ its	ā҆
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҇
so _ the	ĀѶāҖıѹ
so _ to	Ĭ҈
so _ type	Ň҆
so _ |	āҋ
so does	ĀѵāҐıѹ
so far	Ā҆āѸĎ҈
so far $	Āҋāѵ
so far number	Ď҇
so how	Ā҉
so how many	Ā҉
so is	āѹĚғ
so is <name>	ĬҊ
so is its	ā҇
so many	ĀѴāҦ
so much	ā҈
so on	ĀҒ
so on $	ĀҒ
so that	Ĭ҇
so that <name>	āѺĬ҇
so what	Āѷāѭĕ҇ő҆
so what is	ĀѺāѷĕ҇ő҇
so which methods	āҌ
so which type	Ň҆
so who	āҌŀѺň҆
so |	Ā҆
so | $	Ā҆
software	Ė҇łҗ
software _ this	ł҉
software is	Ė҇
some	ĀѶāѷĦ҈ň҆ŐҒ
some _ $	Āҋ
some _ does	ā҇
some _ import	Ħ҇
some _ |	āѹŐҐ
some classes	ň҇
some cyclic	Ħ҇
some cyclic import	Ħ҇
somebody	āѳĬ҆į҇İҊŒ҆
somebody _ <name>	āѺĬ҇
somebody _ a	Ā҇
somebody _ the	ĀѺĈ҇
somebody has	ķ҇
somebody last	āѹįҌ
somebody make	Ĭ҈
somebody make <name>	Ĭ҈
somebody written	Ā҇
somebody written a	Ā҇
somehow _ $	Ā҆
somehow |	Ā҆
somehow | $	Ā҆
someone	ĀѺāѳķ҉Ŕ҇
something	ĀѷāҙĆҍćҌĊѹĎҍĚѸĠ҈ġҘĬѺĶҊĹѺłҋ
something $	Ķ҉
something <name>	āґ
something _ $	āҐ
something _ <name>	ā҈ĆҏĠ҆
something _ <path>	Ď҆
something _ than	ā҆
something _ the	ġ҈
something called	Ā҈āѹĆҍĠ҇ġѺ
something called <name>	Ā҈āѹĆҍĠ҇ġѺ
something in	āѸ
something named	ĀѺġҌ
something named <name>	ĀѺġҌ
something to	Ď҉
something what	āѸġҍ
something with	ĀѸāҏ
something with <name>	āҌ
something |	ć҆Ī҆
something | $	Ī҆
somewhere	ĀѵāѷĐҊĚ҇ě҉ķҐňѺ
somewhere _ $	ā҇
somewhere _ <name>	ĀѸāѺĚ҈ě҆
somewhere among	ĀҊ
somewhere in	ĀѹāѷĐ҆ę҆ķ҆
somewhere |	ā҇
somewhere | $	ā҇
sorry	ĀѱāѬ
sorry _ ask	ň҆
sorry i	āѷ
sorry to	ň҆
sorry to ask	ň҆
sort	āҍłҐ
sort _ imports	ā҇
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҎ
sort of project	ł҆
sort of thing	ł҆
sort the	āҒ
sort the imports	ā҇
source	ĀҍāѥćѺċҊĐѺđ҉ğҙı҆ĵґķғĸ҆ĺҐĽғĿѶŅҒňѺŒҘœ҈Ŕ҈
source $	ĀҚđҋĽҔŔѶ
source <name>	ğґŔ҉
source _ $	ğҏķ҈ĺҍĿѹŔ҈
source _ <name>	Ā҉Ņ҆
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҌŅҊ
source _ |	ĵҋ
source file	āѹċ҆ĵ҈ķ҉Œҙ
source file has	ķ҆
source line	Ŕ҇
source location	Ľ҈
source location of	Ľ҈
source of	ŅҚņѺœ҈
source of <name>	Ā҉Ņ҆
source of <path>	Ņ҈
source of the	Ņҋ
source position	ĸ҆ĺҐĿѹ
source position of	ĸ҆
source tree	ĵ҉ő҈
source tree |	ĵ҉
source |	ķ҉
source | $	ķ҉
sources	ĀѰāѰĈ҇ğ҆ĩҔŃҍ
sources <name>	ĀѸāѺĩҕ
sources _ <name>	āѹĩҍŃҌ
sources of	Ńҍ
span	āѹĳ҆
span _ lines	ĳ҆
span n	ĳ҆
span n lines	ĳ҆
spec	ĀѺāѺōҕ
spec _ <name>	ĀѺāѺōҕ
specialisation	ĀѷĚҊňҟ
specialisation _ <name>	ĀѸĚҋňҠ
specialisation of	ĀѷĚҊňҟ
specialisation of <name>	ĀѸĚҋňҠ
specialise	ĀѳĘѺęѵĚғěҏĥѸňҐ
specialise <name>	ĀѶĘѺĚҔĥѸňҐ
specifier	ėҊ
speed	āҙďѷ
spell	Ŕ҆
spell out	Ŕ҆
spin	Ā҈āѹ
split	āҍ
spot	āѷĐ҆ĵ҈ķҋő҇
spot _ <name>	ķҊ
spot _ what	ő҉
spot in	Đ҆
spot where	ķҍ
spot where <name>	ķҋ
spots	ĀҊāѵĆҚ
spots _ <name>	ĀѺĆҎ
spots _ define	Ć҆
spots _ i	ĀҌ
spots that	Ć҆
spots that define	Ć҆
spots where	ĀѷĆҒ
squash	ĀѭāҚ
squash _ commits	ĀѺāҊ
squash all	ĀѺāҊ
squash all commits	ĀѺāҊ
stable	ĀѺāҌĬѺį҆
stable _ to	ā҇
stable enough	ā҇
stable enough to	ā҇
stable |	ā҈
stack	āѺē҈
stand	ĀѸāҊć҇đ҈Ē҆ēҋĢѸňѹ
stand _ $	āґđѹĢѹ
stand _ |	đҎ
stand above	ē҆
stand for	āҔĢѸ
stand for |	đ҈
stand in	ć҈ňѺ
standard	āҋĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѦćҊĐ҉đҌĕ҆İ҆ĴҊŇҊ
stands _ <name>	ć҇
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆ŇҊ
stands after	ŇҌ
stands after the	ŇҌ
stands for	đ҆
start	ĀѶāҊĨ҈ķ҆Ļ҆œ҇ŕҖ
start $	ķ҇Ļ҇
start _ $	āѸŕҌ
start _ <path>	Ĩ҆
start _ end	Ā҉
start _ |	Āѷāғ
start and	Ā҉
start at	Ĩ҈
start at <path>	Ĩ҆
start the	ĀѺ
start up	ĀѸāҔ
start up |	ĀѸāґ
start |	āѹŕ҇
start | $	āѹŕ҇
started	āѷŕґ
started _ ci	ŕ҆
started in	ŕ҆
started in ci	ŕ҆
starting	āѺħҎ
starting _ <path>	ħ҇
starting in	Ĩ҇
starts	ĀѺāѷķ҇ĹҊļ҆ŕҌ
starts $	ļ҆
starts _ $	ĹҌ
starts _ ci	ŕ҇
starts the	ŕҋ
starts the ci	ŕ҇
state	āѥĈҖĠ҇
state _ <name>	ĀѺİ҆
state _ number	Ā҈
state _ the	Ā҆
state of	Ā҇
state of the	Ā҇
state the	İ҆
state the number	Ā҈
state whether	Āѹ
statement	āѹĜҋĵҌķ҇Ń҇
statement _ <name>	ķ҇
statement _ <path>	ĜҊ
statement _ the	ĵҊ
statement for	Ĝ҇
statement for <path>	Ĝ҇
statement is	Ń҉
statements	ĀѲģ҉ĪҒĸѹńҝŏҎ
statements $	ā҈ĸѺ
statements _ $	ń҇
statements _ <name>	ĀѸāѺĪ҇Ń҆ńҎ
statements _ <path>	ĪҊŏҊ
statements _ the	ń҈
statements does	Ī҇
statements in	āѹģ҆Ī҈ń҆ŏ҉
statements in <name>	ń҆
statements in <path>	ŏ҆
statements of	ŏ҈
statements of <path>	ŏ҆
statements |	ń҇
statements | $	ń҇
static	āҌĬӌĭѹįѺĶҋĿѶŐҊ
static $	ā҈Ĭҕ
static _ $	ā҉Ĭҙ
static _ <name>	Ķ҆
static _ field	Ķ҆
static _ not	Ĭ҆
static final	ĶҌ
static final field	Ķ҆
static is	Ĭ҆
static or	Ĭ҇
static type	Őҋ
static |	ā҈Ĭқ
static | $	ā҉ĬҘ
status	āҏĈ҈łѸ
status $	āҗłѸ
status of	Ā҆āѺ
stay	āҌ
stay a	ā҆
stem	Œҋ
step	Ā҆āѶħҎĨ҆
step $	ĀҌāѺ
step _ $	Ĩ҆
step _ step	Ā҆āѷħҌĨ҆
step by	Ā҇āѸħ҈Ĩ҆
step by step	Ā҇āѸħ҈Ĩ҆
step |	Ĩ҆
step | $	Ĩ҆
steps	ĀҜāѳħ҉ŕѸ
steps $	Ā҉
steps _ the	Ā҈
steps does	Ā҈
steps does the	Ā҈
still	ĀѳāҧĈ҇Ņѹ
still _ $	ā҆
still _ <tag>	Ġ҇
still _ here	Į҇
still _ it	Ċ҆
still _ the	āҎŅѺ
still _ without	ā҇
still _ |	Ĉ҈
still call	Ā҇āѺ
still call it	Ā҇āѺ
still supported	Į҇
still supported here	Į҇
still use	ā҉
still use the	ā҇
still using	ā҆
still using the	ā҆
still work	ā҉
still work without	ā҇
stop	ĀҐāґĜѺ
stop <name>	Āҋāѹ
stop _ <path>	āҎĜѺ
stop _ from	ā҈
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҎĜѺ
stop importing <path>	āҎĜѺ
store	Ā҉āѺ
stored	ĀѸđҌĤ҈Ő҈
stored _ <name>	đ҇
stored in	ĀѺđ҉Ő҆
stored in <name>	đ҇
str	āѸŐғ
str _ int	Ő҆
string	ĀҊđҗŐ҆ŔҎ
string <literal>	Āҋ
string <literal> $	ā҆
string _ $	ā҉
string _ <name>	đҐ
string _ |	Ŕ҇
string is	đ҈
string or	Ő҆
struct	ĀѸā҈ĤҗĥѺīҔĵӂķѸĺѷĽѺĿґ
struct <name>	ĀѳāҐĤҏĥѺīҕĵүĺѸĿґ
struct <name> $	ā҆īҒĿҐ
struct <name> defined	ĵ҈
struct <name> implement	ā҇
struct <name> in	ĵ҆
struct <name> |	ĵ҆
struct _ $	Ĥ҆īҒĿҏ
struct _ declared	ĵ҆
struct _ defined	ĵҍ
struct _ implement	ā҇
struct _ in	ĵ҆
struct _ |	ĵ҆
struct |	Ā҇
struct | $	Ā҇
structs	ĥҝīѹ
structs _ an	ĥ҇
structs _ implement	ĥ҆
structs _ the	ĥ҉
structs that	ĥ҆
structure	Ā҉ő҇
structure _ $	ő҈
structure of	Āҋ
structure |	ő҈
structure | $	ő҈
stuck	ē҉
stuff	Ā҉āѲģ҇Ī҆
stuff _ <path>	Ā҇
stuff from	Ā҇āѺ
stuff from <path>	Ā҈
stumbled	Āҋ
style	Āѵāқ
style _ $	ĀѸā҉
style _ <name>	ā҈
style that	ā҈
style that <name>	ā҈
style |	ĀѸā҉
style | $	ĀѸā҉
subclass	ĂҍćҧĘѺĚ҇ěҌĬѹŀғň҆
subclass $	ĀѸĂ҉ćҋĚѸěҊ
subclass <name>	ĀѴāҊĚҌň҆
subclass <name> $	ĀѷĚҍ
subclass <name> |	ā҈
subclass _ $	Ā҆ćѹĚ҆ěҍ
subclass _ <name>	ā҆Ă҇ćҝĚ҆ěѶ
subclass _ overriding	ŀ҇
subclass _ |	ā҇
subclass of	ĀғĂҍĚҊěѶň҈
subclass of <name>	ĀҔĂҍćѹĚ҈ěѷň҉
subclass |	ĀѺĚѺěҎ
subclass | $	ĀѺĚѺěҎ
subclassed	ĀҋāѺęѸěҎňҊ
subclassed _ $	ĀҘ
subclassed _ <name>	ĀѸęѹěґ
subclassed by	ĀѸęѹěґ
subclassed by <name>	ĀѸęѹěґ
subclassed |	Āҏ
subclassed | $	Āҏ
subclasses	ĀҏāѷĂ҆ĆѹĚґěҒĿѴŀҭňҴ
subclasses $	ĀѵĚ҇ě҈ŀ҉ňғ
subclasses <name>	āѬŀ҉ňҖ
subclasses <name> |	āѴňґ
subclasses _ $	ĀҋāѸ
subclasses _ <name>	ĀҊāҌĂѹĚҍňҗ
subclasses _ not	ā҉
subclasses _ the	āѴŀґ
subclasses _ their	ā҇
subclasses _ |	āѺňҐ
subclasses do	ā҉
subclasses do not	ā҉
subclasses does	ā҈ň҆
subclasses does <name>	ā҉ň҆
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	Ā҇
subclasses need	āҎŀѰ
subclasses of	ĀҙāҌĂѹĚҎŀѬňҎ
subclasses of <name>	ĀґāҍĂѹĚҎŀѬňҔ
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
subfolder	ĀѺőҠ
subfolder _ <path>	ő҉
subfolder does	ő҇
subfolder hides	őҎ
succeed	āѦĈҜİѺŌҒŎҜ
succeed $	āѸĈҊŌ҈Ŏҍ
succeed _ $	ĀѱĈҒŎҌ
succeed |	ĀѺŎҍ
succeed | $	ĀѺŎҍ
succeeds	āѺĈ҈ŌҔ
succeeds $	Ō҉
successful	āѶŌҍ
successful _ $	Ō҈
successful |	Ō҈
successful | $	Ō҈
successfully	āѺŌ҇
successor	ņҕ
successor _ <path>	ņ҆
successor of	ņҐ
successor of <path>	ņ҆
such	ğ҇ġҊŋ҇
such _ test	ŋ҈
such _ thing	ġ҈
such a	ğ҇ġ҉ŋ҇
such a test	ŋ҈
such a thing	ġ҈
suffix	ŒҔ
suffix $	ŒҊ
suite	Ā҆āѷŊѹŋҙōҍ
suite $	Ā҆
suite _ a	ĀѹŋҎ
suite _ passes	Ŏҋ
suite _ test	œ҆
suite is	œ҈
suite that	ō҈
suite |	ŋ҇Ŏҋ
suite | passes	Ŏҋ
sum	Ģ҈
sum _ what	Ģ҇
sum up	Ģ҈
sum up what	Ģ҇
summarise	Ģҏ
super	ĀҢć҇ŀѴ
super $	ā҉ŀѸ
super _ $	ā҈
super _ of	ĀҌ
super |	ā҈
super | $	ā҈
superclass	ćҷĚ҇ěҎĢѺŀѺň҆
superclass $	ćҒĚґěѵ
superclass _ $	ňҕ
superclass _ <name>	ĀѺćҡĚѷěҜňѸ
superclass of	Ěѷěҕň҆
superclass of $	ćѷňғ
superclass of <name>	ĀѵćҕĚѷěҗ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѶćҿě҇
superclasses _ <name>	ćҗě҈
superclasses of	ćҗě҈
superclasses of <name>	ćҗě҈
superfluous	ĪѰŏҨ
superfluous _ $	ŏ҆
superfluous _ statements	ĪѹŏҊ
superfluous import	ĪѹŏҊ
superfluous import statements	ĪѹŏҊ
superfluous imports	ŏҒ
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѷĔ҈
supply	āѺĂ҇
support	ĀѴāҐĮ҈
support $	ĮҌ
support for	ā҇
supported	Įҫ
supported _ $	ĮҊ
supported _ <name>	ĮҔ
supported _ |	Į҇
supported go	Į҆
supported here	ĮҊ
supported here |	Į҇
supported python	Į҆
supported |	Į҇
supported | $	Į҇
supports	Į҇
surface	ģ҉
surface $	ģ҇
suspect <name>	Ā҆
swallow	ĀѺāҒŁҍńѱ
swallow _ $	āѹŁҍ
swallow |	āѹŁҍ
swallow | $	āѹŁҍ
swap	ď҇
swap <name>	ď҇
swap <name> for	ď҇
swap _ for	ď҇
switch	ā҉ċҔĸѷ
switch <option>	ċҏ
switch _ $	āҋĸѷ
symbol	āѺĭҙ
symbol <name>	āѺĭҙ
symbol <name> is	ĭ҇
symbol <name> |	ĭҋ
symbol _ is	ĭ҇
symbol _ |	ĭҋ
symbols	ĀҜāѲģҝ
symbols _ $	ģҋ
symbols _ <name>	ĀҎ
symbols _ <path>	ĀҌ
symbols _ by	Ā҆
symbols are	āѸģҊ
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘ
symbols of <path>	ĀҌģѺ
symbols |	ģ҆
symbols | $	ģ҆
system	ĈѺłҐ
tag	āѸĠҐŉҒ
tag <tag>	ĀҎāѳĠҎ
tag <tag> $	Ġ҆
tag <tag> |	ĀҊāѷ
tag _ $	Ġ҇
tag _ <commit>	ĀѺŉҊ
tag _ |	ĀҊāѷ
tag contains	ŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѰāҌĠ҇ŉҌ
tagged _ $	Ġ҇
tagged versions	ŉҌ
tags	ĀѱāҔČѺčѶŉҺ
tags _ <commit>	āҌ
tags _ commit	Āѹŉҋ
tags _ contain	ĀѺāѸŉҒ
tags _ it	ā҇
tags _ not	āҌŉѶ
tags _ the	ŉ҆
tags contain	ĀҐāѹ
tags contain <commit>	ĀҒŉѲ
tags do	ĀѺ
tags do not	āҌŉѶ
tags have	ŉ҈
tags include	ŉҍ
tags is	ŉ҈
tags that	ŉ҉
taht	ą҆
taht created	ą҇
take	Ā҇ďҔğ҆ĦѲį҉ķҋĿѺŁҎ
take <name>	ğ҆
take <name> as	ĀҊāѹ
take _ $	ďҋŁ҆
take _ <name>	Āҋ
take _ as	ĀҊāѹ
take _ of	Ģ҉
take _ place	ŀ҆
take _ tests	ā҆
take _ to	ķҌ
take _ |	āѷįҊ
take care	Ģ҉
take care of	Ģ҉
take me	āѺķҌ
take me to	āѺķҌ
take place	āѷįҊ
take place |	āѷįҊ
take so	ā҆
take the	ŀ҆
take the place	ŀ҆
take the tests	ā҆
take |	ďҋŁ҆
take | $	ďҋŁ҆
takes	āѷď҇ĕ҇ė҆ģѺĦҊŁҏ
takes $	Łҋ
takes <name>	Ā҆ĕ҇
takes _ $	ė҆
takes _ <name>	Ĕ҆
takes _ <path>	Ā҈
takes _ in	ĦҊ
takes _ of	Ā҈āѹ
takes _ what	Ī҆
takes care	Ā҆āѹĢ҇
takes care of	Ā҈āѹ
takes from	Ā҈
takes from <path>	Ā҈
takes in	Ī҆
takes in what	Ī҆
takes part	ĦҊ
takes part in	ĦҊ
takes the	ā҉
takes |	ė҆
takes | $	ė҆
tally	ĀѹāѺĺѺľҜĿѶŊҔ
tally $	ĀѺĺѺľҗĿѷŊҔ
target	Ā҆āѺŅѸņҘ
target _ <name>	ņ҇
target _ <path>	ņ҉
target _ the	ņ҈
target docs	Ā҈
target of	ŅѸņҘ
target of <name>	ņ҇
target of <path>	ņ҉
target of the	ņ҈
targets	ĀѴĉҗ
task	ĀѶĢҤ
task _ <name>	Ģҋ
task is	ĀѷĢғ
team	Āѹā҈
teh	āѲĶ҈Ĺ҆
teh <name>	Ĺ҆
teh _ <name>	ĭ҆
teh _ of	Āҍ
teh _ that	Ķ҉
teh name	ĭ҆
teh name <name>	ĭ҆
tell	āѶĄ҆ďѺĐѷē҆Ĝ҆ķѶĻѺļ҆ŉ҇
tell _ how	ĎҊ
tell _ if	Āѳč҆Ĝ҈Ĭ҈ĭ҇Ō҆
tell _ of	ć҆
tell _ the	Ā҆āѳĎѹĐѺē҈Ň҆ň҆
tell _ under	Ņ҆
tell _ via	ħ҆
tell _ what	Ā҈ā҆Ĕ҆ģ҆ĺ҇ŇѺŐ҉
tell _ when	į҆
tell _ where	ĀѷāѶğ҈ķѺļ҆ĽҌŀ҉
tell _ whether	ā҈č҆Ě҇
tell _ which	āѹĄҊŉ҇
tell _ who	ĀѹāѸĊ҆
tell _ why	āҊ
tell me	Ą҆ĐѸē҆Ĝ҆ģ҆ķѶĻѺļ҆ŉ҆
tell me how	ĎҊ
tell me if	Āѳč҆Ĝ҈Ĭ҈ĭ҇Ō҆
tell me the	Ā҇āѴĎѹĐѺē҈Ň҆ň҆
tell me under	Ņ҆
tell me via	ħ҆
tell me what	Ā҈ā҆Ĕ҆ģ҆ĺ҇ŇѺŐ҉
tell me when	į҆
tell me where	ĀѷāѶğ҈ķѺļ҆ĽҌŀ҉
tell me whether	ā҈č҆Ě҇
tell me which	āѹĄҊŉ҇
tell me who	ĀѹāѸĊ҆
tell me why	āҊ
tell the	Ł҇
telling	ĀҋāҐĩѷ
telling _ where	ā҆
telling _ which	ĀґĩѸ
telling _ who	āҋ
telling me	ĀҋāҐĩѷ
telling me where	ā҆
telling me which	ĀґĩѸ
telling me who	āҋ
terminal	ĞҊ
terms	ĀѭāѶĢ҆ıҬ
terms of	ā҆Ģ҆
test	ĀҌąѶćѺĉѹĊѷčѺĎѺĐѸēѺĖѸġѳĢѺģѸĤѺĥѺĩѺĪѺĬѪĭѲĮѺįѹĲѹĴѺĵѺĶѹķѸĽѺľѺĿѺŀѺŃѹńѺŅѸņѹňѺŊӂŋӐŌӤōҦŎҡŐѺőѹŒѹœӭ
test <name>	ĀѸāҭĬѹŊѵŋҥŌӇōѲŎѫœҶ
test <name> $	ŋҐœґ
test <name> and	Ōҍ
test <name> at	ĀҔāѬ
test <name> check	āҐ
test <name> exists	ŋҕŌѸ
test <name> fail	āҍ
test <name> flaky	āҏŌѺ
test <name> goes	Ō҇
test <name> green	Ō҉
test <name> in	œҌ
test <name> is	ĀѸā҈ŋ҉Ō҇
test <name> lives	ā҆
test <name> pass	ĀҊ
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҈
test <name> succeeds	Ō҉
test <name> use	āҊ
test <name> where	āѹœҊ
test <name> |	Ā҇āѳŋ҉œґ
test _ $	ĀңāҐŊҏŋ҉ŌѴōѶœ҇
test _ <name>	ĀѵāғŊҊŋ҉ŎҕœҢ
test _ <path>	ŊҊŎҔ
test _ a	Ō҆ō҇
test _ and	ŌҐ
test _ at	ĀҔāѬ
test _ by	ŋ҉
test _ check	ĀѶāҏō҇
test _ does	Ā҉Ŋ҈ōѸ
test _ exists	ŋҕŌѸ
test _ fail	āҍ
test _ failing	ŌҊ
test _ fails	ĀҐāѱ
test _ flaky	āҏŌѺ
test _ for	ĀѷŊ҉ō҈
test _ from	Ā҇
test _ goes	Ō҇
test _ green	ŌҏŎѸ
test _ have	ĀҊ
test _ holds	āѸŌ҉œ҆
test _ in	ĀѷŊҍō҈œ҉
test _ is	ĀѴŋҎŎ҇œҐ
test _ live	œ҈
test _ lives	ā҆
test _ location	āҖŋѴŌѷ
test _ of	ĀѴāѺŊҊŎґ
test _ pass	Ā҈Ō҉
test _ passes	Ō҆
test _ passing	ŌҊ
test _ run	Ōҋ
test _ start	œ҈
test _ succeeds	Ōҏ
test _ that	āѺōҋ
test _ the	ŋҋ
test _ this	ĀѺŋҊ
test _ use	āҊ
test _ when	Ō҈
test _ where	āѷōҊœ҉
test _ which	ĀѸī҆ōҋ
test _ |	Ā҆āѮŊ҉ŋґœғ
test called	āҊŋ҉œ҉
test called <name>	āҊŋ҉œ҉
test case	ĀѺŌҏōѺœґ
test case <name>	āѺŌҏōѺœғ
test cases	Ā҉āѳŊ҉ōҡœѷ
test cases <name>	ōҋ
test cases does	ĀҐōѸ
test count	ĀѰŊң
test count $	ĀѺŊҊ
test count for	Ŋҋ
test count of	Ŋ҉
test coverage	ā҈ō҇
test coverage of	ō҈
test coverage |	āҌ
test file	Ŋ҇ŌѸōѺŎҤœҎ
test file <name>	ŎҐœѸ
test file <path>	Ŏ҉
test file holds	œ҆
test file is	œ҉
test for	ĀҔŋѷ
test for <name>	ĀґŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	ŊҊ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѹāѹŊҕōҚ
test functions does	Ŋ҆
test functions |	Ŋ҆
test here	ŋ҇
test here |	ŋ҆
test in	ĀѲŋғŎҏ
test in <name>	Ŏ҉
test in <path>	Ŏ҈
test in this	ĀѺŋҊ
test is	ĀѹŌҏŎѹœ҉
test methods	Ŋ҉
test module	ŌѹŎҊœҍ
test name	Ā҉
test name $	Ā҉
test named	œ҈
test named <name>	œ҈
test result	āѺŎғ
test result of	Ŏґ
test run	Ŏ҈
test script	Ŏ҆
test suite	ĀҐāѴŋ҈ōҋ
test suite $	Ā҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҇
test to	ā҇
test with	ō҆
test |	Āѯāҕī҆œ҇
test | $	Āѷāҙ
test | which	ĀѺī҆
testcase	āѹŋ҉œҋ
testcase <name>	āѹŋ҉œҋ
testcases	ĀѺŊҍō҈
testcases inside	Ŋҍ
tested	ĀғĿѷōҭŎѹ
tested $	āҒĿѸō҈
tested _ $	ĀҍāѴōҊ
tested _ |	Āѧōҡ
tested anywhere	ō҇
tested by	Āѵōҕ
tested in	Ā҉
tested |	ĀҌāѵō҆
tested | $	ĀҌāѵō҆
tests	ĀҙāқĊѷĎѺĖѺĠѺģѺĩѹĪѺĬѸĭѹĮѺįѺŁѺŅѺņѺŊӠŋҩŌѸōӬŎӃőѺœ҆
tests $	ĀҍŊҌŋҊōҍŎѬ
tests <name>	Āѳōғ
tests <name> has	ō҆
tests _ $	Ā҈āҍŋ҇ŎҊ
tests _ <name>	ĀѺŊҌŋҊōҟŎқ
tests _ <path>	Ā҉āҋŊҘŎҞ
tests _ are	ĀѸŊҋ
tests _ cover	ō҈
tests _ exercise	ō҇
tests _ fail	ĀѴāґ
tests _ for	āґōѴ
tests _ get	Ā҇
tests _ has	ō҆
tests _ how	ĀѺŊ҈
tests _ i	Ŋ҆
tests _ in	ĀҗŊ҆ōѴ
tests _ it	ĀѹōҔ
tests _ not	ĀҒāѷōѺ
tests _ on	ō҈
tests _ only	ĀѺā҈
tests _ passing	Ŏ҆
tests _ the	Ā҉ŊѴōҚŎѺ
tests _ there	Ā҈āѹŊ҆
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҎāѺŊѸ
tests _ we	ōҊ
tests _ written	Ŋ҆
tests _ |	ŊѹŎҎœ҇
tests and	Āѵā҈Ŋ҆
tests and how	Ŋ҆
tests and only	ĀѺā҈
tests are	ĀҦāѧŎ҈
tests are in	ĀҐāѸ
tests are passing	Ŏ҆
tests are there	ĀҊāѺ
tests are using	ĀҎāѺŊѸ
tests check	ā҇
tests check <name>	ā҇
tests cover	ō҆
tests depend	Ā҈āѶ
tests do	ĀҐāѳō҈
tests do not	ĀҏōѺ
tests does	ĀѮāҐŊҒō҇
tests does <name>	ĀѶŊ҇ō҉
tests does <path>	ĀѹŊҌ
tests does the	Ŋѹ
tests fail	āҍŊѸ
tests fail |	āҍŊѸ
tests failing	Ā҇āѺ
tests folder	œ҇
tests folder |	œ҇
tests for	ĀѷāҙŎѷ
tests for <name>	āҚōѸŎѸ
tests for the	ĀѸōҍ
tests from	āѲōѺŎҙ
tests from <name>	ĀҋāѶōѺŎ҈
tests from <path>	ĀѹŎҒ
tests green	Ŏҋ
tests green |	Ŏҋ
tests has	Ŋҋ
tests have	ō҈
tests have we	Āѹō҇
tests import	ĀѺā҈
tests in	ĀѺāҦŊқŎґ
tests in <name>	ĀѺāҍŊ҉ōѺŎҌ
tests in <path>	āҟŊҐ
tests in it	āѺŎ҆
tests inside	ĀҊŎҊ
tests inside <name>	Ā҆
tests is	ĀѴāѺŋҋōҎ
tests is <name>	ō҇
tests is it	ō҇
tests live	Ā҈ōѹ
tests live in	Ā҈ōѹ
tests of	ĀҝāѲŊѷŎҒ
tests of <name>	āѱō҇Ŏҋ
tests of <path>	Ŏҋ
tests of it	ā҇
tests of the	ĀҙŊѹōѹ
tests only	āҋ
tests only |	āҋ
tests pass	Ā҇āѺŎ҆
tests pass |	ĀҊāѷ
tests run	ĀѸō҈
tests run the	ĀѸō҈
tests skipped	āҍŊѴ
tests skipped $	āҍŊѴ
tests succeed	Ŏҍ
tests succeed $	Ŏ҉
tests that	Ŋ҈ōҔ
tests that are	ĀѺ
tests touch	ō҆
tests use	ĀқāѪŊѵōҊ
tests use <name>	ĀҎāѳō҇
tests which	ĀѺŊ҇
tests within	ĀҊ
tests would	ĀѵāҊŊҋ
tests would fail	ĀѱāҒ
tests would get	Ā҇
tests |	āҋŊ҇ŋ҇ōѺ
tests | $	ā҈Ŋ҇ŋ҈
tets	āѲōґŎ҆
tets in	Ŏ҆
text	āѲĳҒĴҭŔҔ
text $	ĀѵĴҜ
text <literal>	ĀҏŔ҈
text <literal> $	Ŕ҈
text _ $	ĀѴĳ҇ŔҎ
text _ line	Ĵҋ
text _ the	Ā҉
text does	ĳҊ
text of	Ĵ҉
text of line	Ĵ҈
text |	ĀѵĳҊŔ҆
text | $	ĀѵĳҊŔ҆
than	āұĄ҈Ć҉ď҉ŁѺ
than <commit>	ĀҊāѷ
than <name>	āҗď҉ŁѺ
than <name> |	āҍ
than <path>	āҋ
than <path> |	āҊ
than _ please	ĀҊāѹ
than _ which	ďҊŁѺ
than _ |	ĀѺāҖĄ҈
than once	Ć҇
than one	Ā҆
than the	ā҆
thank	āѷ
thank you	āѸ
thanks	Āѱāґ
thanks $	ĀѴāҗ
that	Āѹā҈ĄґąҎćѴĉѺċ҇ďҊĒ҇ē҉ĔѵĖѺġ҆ģѷĥҋĩҌĪѴį҇ĳѴĶҌĺѶĻҊĽѵľѺĿѸŅѺŉ҆ŊѹŋѵŌ҆ōҌőѰŒѸœѵŕ҇
that $	ġҊ
that <name>	ĀҜāѫćҊĉҌĊѷď҈đ҉ĕ҇ęҍě҇ġѺĢ҆ĥѹĩѺī҇ĬѺĭҊķ҆ĺѶŀѸŁҐŇҍňѴōѶ
that <name> <name>	āѸķ҇
that <name> calls	ĀҍęҊ
that <name> defines	Ā҆Ŀ҆
that <name> does	ď҉
that <name> hands	Ň҆
that <name> imports	ĝ҆
that <name> is	ĀѺāғć҇ě҉ĬѸĭҏŁ҉
that <name> lacks	ď҆
that <name> overrides	āҋ
that <name> raises	Ā҇
that <name> returns	Ň҆
that <name> takes	Ł҇
that <name> was	Ĭ҇
that <path>	ĀҍāѺĝҊĪ҇
that <path> defines	Ā҆
that <path> imports	ĝ҉
that <path> was	ņ҈
that <tag>	Ą҇
that _ $	āѴġ҈Ļ҆ł҇ň҆Œ҇
that _ <commit>	čҊ
that _ <name>	āѹą҉ĆѸćѶĉѸĊғĐ҆ē҉ĘҎęѸğҋġѹĢѺĬҊįҋİѸĳѺĶҎķҋŀҋŁѹŃ҆ń҇ōҘ
that _ <option>	ċ҇
that _ <path>	ą҇Ď҈ĪѺįҍ
that _ a	Ċ҆Ń҆ň҆
that _ abstract	ā҆
that _ added	ă҇
that _ an	ĥ҆
that _ calls	ĀҙĊѷę҈
that _ class	ĀѸĵҎ
that _ commit	ŉ҆
that _ contains	Ā҈
that _ defines	ĀҍĿ҆
that _ deprecated	ā҆
that _ does	ď҉ŏ҆
that _ exist	Ā҈
that _ exported	ģ҈
that _ from	ĀҙăѴĚ҆ħ҇ĩ҆ňѺ
that _ function	Ĭ҇ļ҈
that _ had	Ņ҇
that _ hands	Ň҆
that _ has	āѹĪ҆ĳ҆ŏѺ
that _ imports	ĝҏ
that _ in	ĀѳĨ҇ĩ҇Ņ҆
that _ interface	āѹĥ҉
that _ is	ć҆ě҈ĭҍŁ҉Ō҆ŎѹŔ҆
that _ it	ĀѴā҇ąҊĆ҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ method	Ĭ҆
that _ not	Ā҈Ą҇ŏ҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	ā҉
that _ project	ė҉ĮѺ
that _ raises	Ā҇
that _ returns	Ň҆
that _ right	ē҇Ō҆
that _ run	Ā҆
that _ still	Į҇
that _ takes	Ł҇
that _ test	ĀѱāҍŎҋ
that _ tests	Ā҆
that _ the	Ā҈āҋĥҐķ҈ŀ҆ŋѺōѹŒѺ
that _ through	Ħ҇
that _ to	Ĺ҆ľ҇
that _ use	ĀѺā҉
that _ uses	āѸĉ҉ŏ҆
that _ was	Ĭ҇ŅѸņҍ
that _ with	ĩ҆
that _ |	Āѷā҇Ġ҈
that a	āѺě҈
that added	Ā҆
that added <name>	Ā҈ąѹ
that are	ĀѱāҒĄ҆ŏ҇
that be	āѶŇ҇
that be |	āѺ
that belong	Ĥ҆ľ҇
that belong to	Ĥ҆ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	Ċ҇Ę҉
that calls	āѵĘҌ
that calls <name>	āѶĊҊĘҌ
that carry	ĀҊāѷ
that carry the	ĀҊāѷ
that changed	Ď҇
that class	ĀѺī҇
that class <name>	ē҆
that come	ē҇
that commit	č҈
that commit <commit>	č҈
that concerns	į҆
that constant	Ķ҈
that contain	ŉ҈
that contains	Āѳąҋķ҈ő҇œ҈
that contains <path>	Āѷą҇
that contains the	ķ҈œ҆
that covers	āҐōѶ
that create	ĀҌ
that created	ĀѸąҖ
that created <path>	ą҆
that define	āҖ
that define <name>	āҙ
that defines	ĆҎ
that defines <name>	ķ҆
that defines it	Ć҉
that deleted	ĀҐąѹ
that deleted <name>	Ā҆
that deleted <path>	ĀҊ
that depend	ĩ҆
that depend on	ĩ҆
that did	Ā҉
that does	Ā҉
that edited	į҇
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҆ōѺ
that fail $	ā҆ōѺ
that file	ā҉
that file |	ā҉
that forget	ā҉
that goes	Ā҆
that goes from	Ā҇
that has	Ā҈Ć҆ň҆
that has <name>	Ā҈
that have	Ē҆ň҆
that have <name>	ň҆
that ignore	āҎ
that implement	ĥҊ
that implement <name>	ĥ҇
that implements	ĥҊ
that implements <name>	ā҆
that implements the	ĥ҉
that import	Ĝ҇
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҍ
that imports	ĩҋ
that in	ĩ҆
that in with	ĩ҆
that inherit	ĀѺĚ҇
that inherit from	ĀѺĚ҇
that inherits	ĀҌ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҈
that introduces	āѺ
that is	ĀѱāѭĚѷģ҇ĮҍĻҍńҊŅ҇ňғŒ҆
that is <name>	ńҋ
that is a	ň҆
that is exported	ģ҈
that is now	ŅҊ
that is still	Į҇
that it	ĬҊ
that it is	ĬҊ
that leads	ħ҆
that leads from	ħ҆
that line	ĀѸĴҋ
that line $	Ĵ҆
that line |	Āѹ
that mentions	Ā҉
that method	Ā҉ĺҎ
that module	Œ҇
that name	ġ҆
that need	āҌŉѸ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	Ā҈āѺŏ҆
that nothing	Āҋ
that of	ďҊ
that of <name>	ďҊ
that override	ŀ҇
that override <name>	ŀ҇
that raise	Ń҆
that raise <name>	Ń҆
that read	āҋ
that read the	āҋ
that reference	ō҆
that removed	Āҏąѷ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҆
that result in	Ņ҆
that runs	ĊҊ
that says	Ķ҉
that sets	ĐҊ
that sets <name>	Đ҇
that so	Ā҆
that so |	Ā҆
that test	āѹŌҍŎѷ
that test is	Ō҇ŎѺ
that the	ĀѳāѲĈҋĥ҆Ĭ҉İ҆ĵ҆Ķ҈œѸ
that the <name>	ĶҊ
that the class	ĵ҆
that the method	Ĭ҆
that the test	ĀѹāҎœѺ
that the tests	ĀҊāѸ
that this	Ė҆
that throw	Ń҇
that touch	ō҆
that touch <name>	ō҆
that touched	ĀѸāҊį҇
that touched <path>	ĀѺā҈
that use	ōғ
that use <name>	ā҆
that used	ņ҆
that used to	ņ҆
that uses	ĀѹāҌō҆
that variable	ğ҇
that version	Ġ҇
that was	ņ҈
that we	Āѹā҈
that were	ă҇Ą҇
that were not	Ą҇
that what	ĀѺĬҎ
that what <name>	ĬҎ
that workflow	Ā҆
that workflow run	Ā҆
that works	Į҈
that |	āѰġ҈Ļ҆ł҈ň҆
that | $	āѰġ҈Ļ҆ł҈ň҆
the	āғćѶĈҋĉѵĊѺċҍĎѷďҍĖ҆ĜѷĝѸĞ҉ğҌĢѵĤ҉ĦѳĨѯĩѪĬњĭѵİҊıҍĴѷĵ҉ĶҒķґĸґĹ҉ĺѹĻ҈ļ҈ĽҏĿѹńѹŅҊŇѵňѹŉ҈ŊѫŌ҈ōѷŏѮŒҍœҐŔҙŕ҆
the <literal>	āѺĵ҈ĶҋĽ҆ŔѺ
the <mark>	ĒҌē҇
the <mark> decorator	ĒҊ
the <name>	ĀѪĂѺă҈ĉ҆ĊҒċ҇ĐҗĒ҆ēғĔҍěѺĝѺĞ҈ğҊĢѮĩҎĪѱīѵįѸĳҕĵҊĹҤĺҊĻѹĽҌĿѹłѹŅѵŋѺŌ҆ōѸŐѹőѪŒҎœҊŕ҉
the <name> $	ĀѰāҦģҊ
the <name> <name>	ā҇ċ҈đ҆ĢѴĶ҈ĽҊ
the <name> argument	Ĕҏ
the <name> block	ŕ҉
the <name> class	Ĥ҆ĵҏĺҋ
the <name> constant	Ķ҆
the <name> decorator	Ē҆
the <name> dependencies	ĩ҈
the <name> docs	ā҆
the <name> entry	Đҏ
the <name> env	āѹğ҉
the <name> file	ŒҊ
the <name> for	āѺćҎğҌ
the <name> function	ķ҉Ł҇
the <name> imports	ĩґĪѺ
the <name> interface	ĀҎ
the <name> line	Ĵ҆
the <name> lines	ē҉
the <name> method	Ĺғ
the <name> module	ā҈Œҕ
the <name> of	Āҋāџĉ҉ĊҚĢ҉ģѺĩѺĳҞŒѹ
the <name> option	Đ҆
the <name> or	ĀҎ
the <name> routine	ķ҇
the <name> setting	ĐҎ
the <name> struct	ĵҌ
the <name> test	āѷŌ҉œҐ
the <name> tests	ĀҊ
the <name> that	ēҏ
the <name> trait	ĥҊ
the <name> typedef	Ľ҇
the <name> way	ā҆
the <name> |	ĀѹāҌ
the <option>	Ā҈ċ҆
the <option> option	ĀҊ
the <path>	āѹıҊŕ҉
the <path> file	ı҈
the <path> workflow	ŕҊ
the _ $	ĀѺāқĆҐćѺĊҋĎѹĐѸđҍĖѺĝѺĞҊğ҈ģҌĤѺįѹİѶıҒķѹľҊŅҊŋҎ
the _ 's	Ā҇ıҊ
the _ <commit>	ČҋčҗŉҐ
the _ <line>	āѸĴ҉
the _ <literal>	āҍĽ҉Ŕҡ
the _ <mark>	āҖ
the _ <name>	Ā҇ā҇ĂѸăѸĄѹĈѶĊѹČѵčѷĐҌĒҗēҊĔҙĖѳė҇ęҖěҋĜѺĝѹĞѵğѳĠѸĢґĤҕĥҖĦѸħѲĨѸĪѹīҙĬҔĭ҈ĮѷįѶİѰıѱĲѸĳѶĵѲĶґķ҈ĸҒĺѴĻҋĽ҈ľѷĿ҆ŀ҆Ł҇łѷŃ҈ńғŅѭňѳŉѷŊѴŋҋŌҏŎѬŐҤőѹŒѵœ҆ŔѵŕѴ
the _ <option>	ĀѺāҊċґ
the _ <path>	Ā҇āѴąҋĜҋĝҏģҐħѺĩ҆ĳ҆Ĵ҆ŅѸņҋŎѹő҇ŕҙ
the _ <tag>	āѺă҆ĠҖ
the _ a	ĀѯāѸġҏŐҎ
the _ above	Ě҆
the _ alias	ĽҚ
the _ and	ĀѳāѳĈ҇ğ҇ĢҌĵ҇ķ҉Ĺ҈
the _ annotation	Ā҆āѷĒ҈Ň҉
the _ api	ģ҉
the _ argument	ĔҔ
the _ assigned	Ā҇
the _ at	āѹİҋ
the _ base	āѴĈ҆Ġ҆ġҋ
the _ be	Ĉ҇
the _ behind	Āѹđ҇ĢҌ
the _ between	ĀѹāҌď҉
the _ block	ŕ҉
the _ branch	ĀѲāҏ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҌĈѺ
the _ builds	Ĉ҆
the _ by	Ā҆ąѺĨ҆
the _ called	ĀѰāҕĊѸĘҊęѺĢ҇ıҌķ҈ŋѷœҏ
the _ calls	āѺŒҍ
the _ case	ŌҌ
the _ cases	Ā҈ŊѺ
the _ chain	ĚҊ
the _ change	āҌ
the _ changed	ĀѺ
the _ class	ĵҏĺҌŃ҈ňҐ
the _ classes	ěҊġ҆ŀ҆ňѺ
the _ clause	ńҊ
the _ comment	Āҍ
the _ commit	ĀҒįҍİғ
the _ compile	Ĉ҈
the _ compiles	Ĉ҈
the _ constant	Ķ҇ĸ҇
the _ count	ĀѯĎҐĳҌľҌŊҍ
the _ coverage	ĀѰāҌō҆
the _ cycle	Āѵāҕ
the _ declarations	Īҗ
the _ declared	Ĥ҉
the _ decorator	ĒҐ
the _ def	ļҊ
the _ defined	ĀғāѲċ҇
the _ defining	ā҆
the _ definitions	āѹĆґ
the _ dependencies	Āғĩ҈
the _ docs	Ā҉
the _ does	ő҆
the _ edges	Ċ҆
the _ edit	āѴįґ
the _ entry	Đҏįҋİ҇
the _ env	āѹğ҉
the _ environment	ğҊ
the _ exported	ā҇
the _ fail	ĀҊāѷ
the _ failing	ĀҊāѺ
the _ file	āҏĐҏı҈ņ҆ŌѺŎҖőѴŒҐœѺ
the _ filename	Ņ҉
the _ files	Āѹă҆Ą҆
the _ final	ĶҌ
the _ first	ą҇
the _ folder	ĀѶāҐĈѹœ҈
the _ for	Ā҉āқćҌğҌĵѺĽҊŎѷ
the _ form	ā҆
the _ formerly	ŅѶņҒ
the _ from	ĀѫāѰĔ҇ħ҆ň҈ŉ҆ŎҚ
the _ func	ķҊ
the _ function	Āѵā҉ķ҇ĺ҈Ļґļҍŀ҆Ł҆œ҉
the _ functions	ōҊ
the _ give	ĀѲāҐŇѺŐ҉
the _ go	Į҆
the _ graph	Ā҉āѷ
the _ hand	đ҇
the _ have	ā҇ı҆Ŋѷ
the _ helper	ā҇ĻҌ
the _ hierarchy	ćҋĚѺň҇
the _ history	Ā҆āѺĎҊ
the _ how	Ď҆Į҆
the _ implementation	ĀѺāҎ
the _ implementations	ŀҋ
the _ import	ĀѶāҒħҍĪѸŏҊ
the _ importing	ĜҍĝѴ
the _ imports	āҏĩҎĪѱŏҔ
the _ in	ĀҘā҈Ă҈ąҊĈҏĎҊďҊĐ҉ĠѶķѹĺҋĿѷŀѺŏѸ
the _ inside	ĀҊŊѺŎҊ
the _ interface	ĀҍāѺ
the _ introduced	ă҈
the _ is	ĀќāҗĄ҈Ĕҋğ҈œ҇
the _ it	āѴĉ҆ĕ҇Ħ҆Ĺ҆Ņ҈
the _ item	Ķҋķ҈
the _ itself	ő҆
the _ java	Į҆
the _ job	ŕ҇
the _ keep	ĭ҇
the _ key	Đ҆
the _ level	ĭҌĶҊ
the _ library	ā҆
the _ like	ē҇
the _ line	āҊċҐİѴĳҋĴ҆
the _ lines	ē҉Īҍ
the _ list	āѸĆ҆ďҊĜ҆ġѸĪ҈ĿҌŁҋ
the _ listing	ă҉
the _ location	Ľ҈
the _ log	ā҆
the _ marked	Ă҈
the _ member	Ā҆āҊĸ҈Ĺҏ
the _ metadata	ĞҊ
the _ method	ĀѲĹқŀҔ
the _ methods	ĂҚ
the _ modification	į҈
the _ module	āҊŌѺŒҜ
the _ name	ĀѷāҊŅҒŒҊ
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҉ģ҆Ŀ҉
the _ need	Į҇
the _ nested	Ļ҈
the _ node	Į҆
the _ notes	Ā҇āѶ
the _ now	Ņ҈ņѺ
the _ number	Āѷā҇ĐҌĳѹ
the _ of	āѨĂѮąҍĆѷć҇ĉҔĊғĎҕďѵĐѯđҊēҐĕҋĘҋęҏĞѳğѯĠ҇Ģ҈ģѣĤѶħѷĩѳĬѺĮѮįѺİѸĳҞķ҉ĺѹĻѺļҏľҗŀѱŁ҉ł҈Ńѱń҇ŅѴņҊŇѷňҔŊҘōѷŏѳŐѨő҉Ŕѹ
the _ on	ĀґāҎĈѸĤ҈Ĳ҈
the _ one	İ҈ő҆
the _ ones	ĀҎ
the _ option	Ā҉
the _ or	Ā҇āѷćҍĈ҈ňѸ
the _ package	ā҉
the _ parameters	Ł҇
the _ parser	Āѵā҉ċ҈
the _ part	ĀѸāҊ
the _ pass	ĀѸ
the _ path	ĀҊāѱħґŅҍņҌőҊ
the _ places	Ć҆
the _ points	Ā҆Ğ҆
the _ project	Ā҉
the _ python	Į҇
the _ recent	āѳįҏİҍ
the _ release	āҚ
the _ releases	ā҇
the _ replace	ņ҆
the _ require	āҋĖѺ
the _ requirements	ĖҌ
the _ requires	Ė҆
the _ responsible	ą҆
the _ return	ŇҊ
the _ review	Āѹā҇
the _ revision	Ā҆āѺįҋ
the _ routine	ķ҇
the _ runs	Ā҇
the _ rust	Į҆
the _ script	Ŏ҆
the _ section	ĀѺāѷĖ҉Ğ҆
the _ sequence	ħ҈
the _ set	āѺĆ҆ľ҆Ŀ҇
the _ setting	ĐҎ
the _ sign	ĕ҇
the _ signature	āҋ
the _ site	ĵ҆Ķ҇ĺҍ
the _ sites	Ċ҉
the _ specifier	ė҈
the _ statement	ĵҍķ҇
the _ statements	āѺģ҈Ī҉Ń҉
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀҏāѴōҌ
the _ switch	ċ҉
the _ tag	Ā҆
the _ taht	ą҇
the _ take	ğ҆
the _ test	āѹŋѹŌғœҞ
the _ tests	Āґ
the _ text	Ā҉Ŕ҆
the _ that	āѬăѹĊ҆ďѹĐѸēґĜѷĝҔĢҊĥ҉ĩҐĭѹįѸĳѸĺѺĻѹŁ҆Ń҆ŅҎņ҆Ňҋŉ҆ŌѺōҏŎѺŒѵœѸ
the _ they	ď҆
the _ thing	ĀѸāҍ
the _ time	ĀѺāѴĖ҇įґ
the _ to	ĀѵāҌĉ҆Ċ҈ıѷŅ҆ő҈
the _ touching	ā҆
the _ trait	ĥҊ
the _ tree	Ě҇ĵ҆őҋ
the _ type	āѯĞ҆Ľ҇łҌŇҍ
the _ typedef	Ľ҇
the _ types	ňҋ
the _ up	ĀѺ
the _ update	į҈
the _ use	ā҈
the _ value	Ā҆āѴĔҎĶ҉
the _ var	ğҌĶҊ
the _ variable	āҐğ҈Ķґ
the _ variables	Ĥҋ
the _ variant	ā҈
the _ version	Ā҉āҐĮғ
the _ was	ĀҎāѵ
the _ way	ď҉ħ҆
the _ what	āѸĞҊ
the _ where	āҋąҊĸ҆ĺ҇
the _ which	āѹģ҆ĥ҇ĩ҆Ľ҇ňѺ
the _ whose	Œҍ
the _ will	āѺĚҊ
the _ with	ĀѶā҈Œ҈
the _ within	Ŀ҆
the _ work	ĀѶāғ
the _ workflow	ĀҎāѺŕҊ
the _ |	ĀѮĊѸďғė҇ĞҊğґġ҇ĥѹħ҆įѸķҌłҏŅ҉Ň҉Ō҆ŎѸŒ҆
the abc	Ă҆
the abc <name>	Ă҆
the abstract	ĂҘ
the abstract class	āҍĂѺ
the abstract methods	Ăҏ
the access	āѺĭҍ
the access level	ĭҍ
the added	ă҈
the added files	ă҈
the amount	ľ҆Ŋ҇
the amount of	ľ҆Ŋ҇
the ancestors	Ā҇āѹćҍě҉
the ancestors of	Ā҈ě҉
the annotation	ĒҔ
the annotation <name>	ĒҐ
the annotations	ē҈
the argument	ċ҈ďҍ
the argument <name>	Ā҆Ĕ҆
the argument list	ďҌ
the argument parser	ċ҈
the arguments	āѹďҊŁқ
the arguments <name>	Ł҆
the arguments of	ď҆ŁҊ
the arrow	ŇҐ
the assignment	Ķ҇
the attribute	Őқ
the attribute <name>	ŐҚ
the attributes	āҌē҆Ĥҏ
the attributes of	ĀѺāҍĤҌ
the author	ĀҋāѴĲҒĴѺ
the author of	Ĳґ
the authors	āѷĭҋı҆
the authors keep	ĭ҇
the base	ĀҏāѲĂ҈ěҋŀҋňҊŒҊ
the base class	āѺĂ҉ňҖ
the base classes	Ā҆ěҋňѵ
the base method	ĀѸā҆ŀ҆
the base name	ŒҊ
the bases	ć҆ěҋ
the bases of	ěҋ
the behaviour	ā҆ďѷĢҏ
the behaviour of	ā҆ďѷĢҏ
the biggest	ĀѰāҢ
the biggest one	ā҈
the body	ĀҊĉҊĊѹĘҎĳѹķҋĺ҆ļҎĿ҇ń҆
the body of	ĀҊĉҊĊѹĘҎĳѹķҋĺ҆ļҎĿ҇ń҆
the bottom	Āҍİѵ
the brackets	Łҋ
the brackets of	ŁҊ
the build	ĀҊāҊĈҒ
the build broken	Ā҆
the build fail	Ā҈āѹ
the call	āѳĊҒ
the call graph	ĀҋāѺ
the call sites	Ċ҉
the call to	Ċ҇
the callees	ęҏ
the callees of	ęҏ
the caller	ĀѺāѭĉҏĕҏ
the caller of	āѲĉҏĕ҆
the callers	ĊғĘҍę҉
the callers of	ĀѶĊҕĘҍę҉
the calls	ĉ҈
the case	Ĭ҆
the case that	Ĭ҆
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
the children	ĀѰĚҍěѺňҔ
the children of	ĀѰĚҍěѺňҔ
the ci	Āѷāқŕ҈
the ci job	ŕ҇
the ci log	ā҈
the ci workflow	āҋ
the circular	āҍ
the circular import	āҍ
the class	āѦćҟĚҐěғĢҒĤҖĥѹī҆ĵҒĶѺķѸĺҍľҎĿҎňҒōҍ
the class <name>	ĀғāѯćҒĚҎěҏĢғĤҕĥѹī҆ķѹĺ҉ľҌĿҏň҇ōҎ
the class hierarchy	ĚѺňҊ
the class or	ćҋňѸ
the class tree	ĀѹĚ҉ňҊ
the classes	ĀѶć҈ĥҐňғ
the classes <name>	ĀѺć҇ě҇
the classes that	Ě҈
the classes which	Ā҇ĥ҈
the cli	ċҌ
the closure	Ļҗ
the closure <name>	Ļҗ
the code	ĀҕāѩĈҕĉѷĊ҉ĐѸğҊĠҏġ҉Ĭ҈Ķ҆ĺ҉ō҇Ŕ҆
the code $	Ā҈ĊҐ
the code <name>	āҎ
the code base	āѲĈ҆Ġ҆ġҋ
the code is	Āѷāґ
the code of	ĀғāѱĠ҇ō҈
the code that	ĀҐāѸĉѸ
the code |	Ĭ҈Ķ҉
the command	ĀѺāҌċґ
the command line	āҌċҐ
the comment	Āҋ
the commit	ąҐČ҈čҏĎҘŉ҈
the commit <commit>	Č҉čҍŉ҉
the commit by	Ā҉ąѺ
the commit count	ĀѷĎғ
the commit history	Ď҉
the commit in	ą҇
the commit responsible	ą҆
the commit taht	ą҇
the commit that	Āҋ
the commits	č҇ĎҌİ҉
the commits $	ĀҋĎѷ
the commits in	ĀѺĎ҈
the commits to	ā҇
the commits touching	ā҇
the commits which	āѷİ҉
the committers	Ā҆
the committers for	Ā҆
the complete	Ć҆
the config	Ā҇ā҈ĐҒ
the config <name>	Đ҆
the config file	āҋĐ҇
the configuration	Đ҈
the configuration file	Đ҈
the console	ĞҊ
the const	ĀѺĶҏ
the const <name>	Ķҏ
the constant	ĀҊāҏđҡĶҜŐғ
the constant <name>	ĀҋāҒđҚĶҝŐғ
the constructor	Āҏ
the constructor of	ĀҊ
the contents	Ĵ҆ŕ҉
the contents of	Ĵ҆ŕ҉
the copyright	Āѷāҋ
the count	Ď҇
the count of	Ď҇
the creation	ą҈
the creation of	ą҈
the current	āѸņ҉
the current one	ņ҈
the data	ĀѸāҍĤ҇ĵ҇œѺ
the data members	Ĥ҆
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҌ
the date of	į҈
the dead	ŏ҈
the dead imports	ŏ҈
the declaration	ĀѺāѷĵ҉Ķ҆ĺҍĽҐ
the declaration of	ī҆Ľҍ
the declaration site	ĵ҇Ķ҇ĺҎ
the declared	Ė҉Ň҈
the declared return	Ň҈
the decorator	ĀѵāґĒҖ
the decorator <mark>	āғĒѹ
the decorator <name>	ĀѵĒҞ
the decorators	āҎē҈
the decorators on	ā҈
the decorators that	ē҆
the def	ē҆Ĭ҈ķҏĻҌ
the def of	ē҇Ĭ҈ķ҉Ļ҉
the default	ĀѺāҎċѺĔҗĕҎ
the default of	āҒĔ҈
the default value	ĀҋāѰĔҋ
the definition	āѵēҌĵ҈ķҍĹ҇Ł҆
the definition of	āѶēҌĵ҉Ł҆
the definitions	Ć҈ģ҇
the definitions in	āѺģ҈
the definitions of	āҌĆ҈
the definitions that	Ā҈
the dependencies	ĀѴāҎĖґıѹ
the dependencies of	ĀѷĖ҉
the dependencies |	ā҇
the dependency	ėҔ
the dependency <name>	ėғ
the derived	ňҍ
the descendants	ňҎ
the descendants of	ňҎ
the dev	ĀґāѸ
the dev dependencies	ĀҌāѹ
the developers	āѺĶҊ
the diff	čҏ
the diff of	čҍ
the difference	ĀѺāҊ
the difference between	ď҇
the difference in	ā҆
the differences	ďҍ
the differences $	ď҈
the differences between	ā҇
the different	Ćҍ
the different definitions	ĆҊ
the direct	ĀҊňѹ
the directory	őҙ
the directory of	ő҈
the directory that	ő҉
the doc	Āғ
the doc comment	ĀҊ
the docstring	ĀҌ
the documentation	ā҉
the dot	āѺĿ҇
the earlier	İѷŅҊ
the earlier name	ŅҊ
the end	ā҉
the entry	ĐҎĞ҆
the entry <name>	Đ҇
the entry for	Đ҇
the entry points	Ğ҆
the enum	āқĸҜ
the enum constant	ĸ҇
the enum member	Ā҈āҊ
the enum variant	ā҈
the enumeration	ĸҎ
the enumeration member	ĸҌ
the enumerator	ĸҔ
the enumerator <name>	ĸҔ
the env	ğҘ
the env var	ğҌ
the env variable	ğ҆
the environment	āҌğҟ
the environment $	ğ҈
the environment variable	āҒ
the environment |	āѸğҍ
the equals	ĕ҇
the equals sign	ĕ҇
the error	ŃҖ
the error <name>	ŃҖ
the error on	ā҈
the exception	ĀҎā҉ćѺŃҚ
the exception <name>	Āґā҆Ńғ
the exception class	Ń҈
the exceptions	ń҈
the exceptions that	Ā҆
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҍ
the export statements	ģ҈
the exported	ģҊ
the failing tests	ā҇
the family	ćҊ
the family tree	ćҊ
the fastest	āҊ
the fastest |	ā҈
the field	āѷŐҕ
the field <name>	āѷŐҕ
the fields	ĀѺĤҖ
the fields of	ā҆Ĥ҈
the fields that	Ĥ҆
the file	ąҙĆѺčҋĎҐģҍĥѺĪ҇įҐĲ҆ĳҌĴҋĵҋķѺĸѺľѴņ҇ōѷŎѹŏ҆őҜ
the file <name>	āѲąҏĎҊģ҉į҉ĳ҇Ĵ҆ķѸĽѺľѹŊ҆ōѸőҔ
the file <path>	ąҌĎ҇ģ҆į҉ĳ҇Ĵ҆ņѷőҊ
the file and	ğ҇
the file for	āҊ
the file formerly	ŅѶņҒ
the file in	ĺ҉
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	āѺĶҌņҋŒѹ
the file which	Ľ҇
the file whose	Œҋ
the file with	Œ҉
the files	āѴă҈ČҋčҎĝ҈ĩҌŒҏ
the files introduced	ă҈
the files that	Ā҇Č҆ĝ҉ĩ҆
the first	ąҎĆҏİѸ
the first $	āѸĆҊ
the first commit	ĀҋāѵąҎİѹ
the first release	Āҋ
the first test	ā҇
the fix	ĀҊāѵ
the flag	Ā҈
the flag <option>	Ā҈
the folder	ő҈
the folder does	ő҇
the formal	ŁҎ
the formal parameters	Ł҇
the former	ā҆Ņ҆ņҍ
the former <name>	ņ҉
the former <path>	ņҊ
the former name	āҏ
the former path	Ņ҉
the full	ĀҍĆ҇őҊ
the full list	Ć҆
the full path	őҋ
the func	āѸķҍŁ҈
the func <name>	āѸķҋŁ҈
the function	āѹĉ҈Ċ҆ĐѺĒѷēҏĔ҈ĕ҉ĘҌęҔĢҘĬҩĶѺķҕĻҌĽѺŁҌŃѸńҔŇҏŋѷō҈ŐѶŒѺœѸ
the function <name>	ĀҊāѬĉ҉Ċ҇ĐѺĒѺēҐĔ҉ĕ҉ĘҌęҔĢҘĬҩĶѺķ҆Ļ҉ĽѺŁҎŃѹńғŇҐŋѷō҇ŐѶ
the function called	ķҊ
the functions	Āѳā҉ĉҔďҊĘҎļ҆Ń҉
the functions <name>	āѺďҋĘѺęҍ
the functions called	ĉ҉ĘҊęѺ
the functions in	Ā҇
the functions that	ĀѹāҎĉҌ
the git	Ā҇āѹ
the git history	Ā҆
the github	ŕ҆
the global	ā҇Ķҗ
the global <name>	ā҉ĶҌ
the global variable	Ķ҉
the hash	ą҆
the hash of	ą҆
the head	Ā҉āѺ
the header	ā҈
the header of	ā҈
the helper	Ā҇āѸķҒ
the helper <name>	Ā҇āѹķҌ
the hierarchy	ĚҐŀ҆ň҆
the history	ĀҎą҈İҍ
the history $	Āҋ
the history of	ĀѶāҊą҇Ď҉
the history replace	ņ҆
the history was	ĀҎāѵ
the history |	ĀѲāҋİҊ
the hits	Ā҆
the idea	Ģҍ
the idea behind	Ģҍ
the identifier	ġ҈
the identifier <name>	ġ҈
the impl	ĿҌ
the implementations	ā҇
the implementations of	ā҆
the implementors	ĥ҆
the implementors of	ĥ҆
the import	ĀѵāҌħҐĨҊĪҜ
the import chain	ā҇
the import cycle	Āѵāҕ
the import lines	Īҍ
the import list	Ī҉
the import of	ĀҌĝѸ
the import path	ħҏ
the import statements	Īҋ
the importers	Ā҆Ĝ҈ĝҌ
the importers of	Ā҆Ĝ҈ĝҌ
the imports	ĀѷāѷĝҊĦҜħҋĩѹĪҔ
the imports from	āѺħ҈
the imports in	āҋĪ҈
the imports of	ĝ҇ĦҐĪҊŏѷ
the include	Ĝ҇
the include list	Ĝ҇
the inferred	ĀҊāѵŇ҇
the inferred type	Ā҈āѷ
the inheritance	ĀҌāѸĚ҇ěҋ
the inheritance chain	āѹĚҊ
the inheritance hierarchy	ć҇
the inheritance tree	Āҍ
the inherited	āѹŀҎ
the inherited method	āѺŀҊ
the inner	ĻҜļґ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҇
the installed	ā҆
the integration	Ā҇
the integration tests	Ā҇
the interface	ĀҏĥқīѺĽґĿѹ
the interface <name>	ĀғĥҜĽҍĿѺ
the interfaces	īғ
the interfaces that	ī҆
the key	Ā҇Đґ
the key <name>	Ā҈Đҏ
the kind	ł҈
the kind of	ł҈
the language	āѸĮ҈
the largest	āғ
the largest of	ā҇
the largest |	ā҇
the last	ĀѵāҘįғİҐĳҌ
the last change	āҌ
the last commit	İҍ
the last line	ā҇İѵĳҍ
the last release	āҍ
the last time	āѷįғ
the last update	į҈
the latest	Āѱā҈ąѺįҠİҍ
the latest change	į҆
the latest commit	ĀѴāҎİҊ
the latest edit	āѷįҍ
the latest version	ā҉
the length	Ď҉
the length of	Ď҉
the level	ĩ҈
the level of	ĩ҈
the libraries	Ė҆
the licence	Āѷā҉ıҚ
the licence called	āѸıҌ
the license	ĀѲāҌıҍ
the license of	ı҈
the licensing	ıҍ
the licensing of	ı҉
the line	ĀѷāѯĐҒĴ҉Ķ҉ĸҎĹ҆
the line <line>	āѸĴ҉
the line count	ĳҍ
the line number	ĐҌĳѹ
the line of	ĸ҆
the line where	ĺ҆
the lines	āѺĳҍ
the lines of	ĳ҈
the lines that	Āҍ
the list	ĀѰĖ҉ęҌ
the list of	ĀѰĖ҉ęҌ
the literal	ĀѸā҆đҌ
the literal <literal>	ā҇
the local	ā҇ĻҊļ҆
the local function	ā҉ļ҆
the local helper	Ļ҉
the location	ĶҊķғőғœ҉
the location of	ĶҊķҌőҕœ҉
the log	Ā҇āѹįҋ
the log of	Ď҈įҋ
the longest	āҤħѹ
the longest import	ā҉
the lowest	ĮҊ
the lowest <name>	Į҆
the lst	ĀҏŊѳ
the lst of	ĀҏŊѳ
the main	āґ
the member	Ĥ҇ĺ҉
the member variables	Ĥ҈
the members	ĀҊ
the members of	ĀҋĤѺ
the message	ĀѷāҊŔ҉
the message <literal>	ĀѴāҊŔ҉
the method	Ā҈āѺēҊĬҍĵѺĹҒĺ҈ľҍĿҐŀҍńҒ
the method <name>	ēҊĬҍĹҔľѹĿѴŀҗńғŇ҆
the method count	ĀѺľҍ
the method in	Ā҇
the method list	Ŀҍ
the method names	Ŀ҉
the method set	ľ҆Ŀ҇
the methods	ĂҔĚѵěѸľҎĿҞŀ҉Ń҆
the methods in	āѸĂҋľ҉Ŀѹ
the methods marked	Ă҈
the methods of	Ā҆āҎĚѵěѸĿҏ
the methods that	Ă҆ŀ҇
the minimum	Įҏ
the minimum version	Į҆
the module	Ā҈āѺĜҊĝ҉ĢҏģҒĥѺĩҒĶҌŒҒ
the module <name>	ĢҐģҋĩҌĶѸŒ҈
the module <path>	āѶĜ҉ĝ҉ģ҈ĩҋ
the module called	āҍ
the module level	Ķ҉
the module named	Œ҆
the module that	ĵ҆
the module variable	Ķҍ
the modules	āѺĜ҇ĝ҇ĩҌ
the modules importing	Ĝҍĝѵ
the modules it	Ħ҆
the modules that	ĝҌĩҌ
the moment	āѹŌ҈
the moment |	Ō҆
the most	ĀѺāҙįҍİґ
the most recent	āѳįҏİҍ
the most |	āҍ
the move	Ā҉āѶŅҎņҋ
the move $	Ņ҆
the move of	ņґ
the move to	ŅҊ
the move |	ĀҌ
the name	ĀѸāѳĆҊġғĭҏĲ҆ŅѹņҐŋҖŒҋ
the name <name>	āѶĆҋġҌĭҏŋҋŒ҈
the name of	āѹġ҇ŋҋ
the names	ŁҌŊѺ
the names defined	Ā҇
the names exported	ā҈
the names of	ĩ҇ŁҌŊѺ
the nested	ā҉Ļ҆ļґ
the nested def	ļ҆
the nested function	ā҆ļ҆
the new	ĀѳāҊĄ҆Ņ҆ņҊ
the new name	ŅҊ
the newest	ĀѶāҘĮѶįҙİҍ
the newest commit	įҎİ҈
the newest revision	į҇
the newest version	āҎĮѸ
the next	āғ
the next commit	ā҇
the next release	ā҇
the number	Ā҈āѸĎҋđҊľҔŊҗ
the number of	Ā҈āѹĎҌĳ҆ľҍŊҔ
the number or	đ҆
the old	ĀѷāҎŅҌņқ
the old <name>	ņ҈
the old <path>	ņҊ
the old name	ņ҇
the old one	Ņ҉ņѹ
the oldest	Ā҇āҊĆѺĮҎ
the oldest |	āҋĆѺ
the one	āҋĆѺĹ҉Ļ҉
the one in	āҋ
the one of	Ĺ҇
the open	ĀѮāҔ
the option	āҊċ҈ĐҐ
the option <name>	Ā҉Đҍ
the option <option>	ĀѲāҎċ҉
the original	Ņ҉
the original filename	Ņ҉
the other	ďҊ
the other way	ď҉
the outcome	Ō҈Ŏ҆
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѺģғ
the outside $	ģ҈
the outside |	ģ҉
the overloads	Ć҇
the overloads of	Ć҇
the overrides	ĀѷāҎ
the overrides of	ĀѷāҎ
the overriding	ŀҌ
the package	ĀҌāѳĞґı҇ĶҌ
the package <name>	ĀҎāѵ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀғĐ҆ĔҌġѸŁҍŐѺ
the parameter <name>	Ā҇ĔҌ
the parameter list	Ā҆ġѹŁґ
the parameter of	Đ҇
the parameters	Ā҉ďҎŁҔ
the parameters of	ĀҎď҇Ł҆
the params	ďҍŁҊ
the parent	ĀѺćҜ
the parent 's	ā҇
the parent class	ě҇
the parent of	āѷćҒ
the parentheses	ć҆Ł҆
the parents	ćґěҍ
the parents of	ćґěҍ
the parser	Āѥāҟ
the part	Ā҇
the part of	Ā҇
the past	ĎѺŅҘ
the past |	ŅҌ
the path	Āѹĵ҆ķҍņѸőҊŒґ
the path by	Ĩ҆
the path of	āҋķ҆ŒҎ
the people	Ā҆
the phrase	Ŕ҇
the phrase <literal>	Ŕ҇
the pipeline	ĀҐāѴŕ҉
the pipeline <path>	ŕ҇
the place	Āѹā҈ĐҋĥѺĶ҇ķ҆ĸ҇ĻѺļ҇
the place in	Đҍ
the place of	ŀ҆
the place that	ķ҆
the place where	āғķѷ
the places	Ċҋ
the places that	Ċ҈
the places where	Ā҉
the position	ĵ҆
the predecessor	ŅґņѺ
the predecessor of	Ņҋ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	Ņ҆
the previous name	Ņ҇
the previous release	ā҆
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѵāѱĈ҉Ėҗė҇Ğ҇ġҊĮҜıҍłҐŊѶőҊ
the project $	ĀғāѹĈѲİ҇
the project and	Į҆
the project be	Ĉ҇
the project build	Ā҆ā҆Ĉѹ
the project builds	Ĉ҆
the project have	Ā҆Ė҇Ŋѷ
the project how	Į҆
the project need	Į҇
the project require	Ā҆ĖѺ
the project requires	Ė҆
the project structure	ő҆
the project use	ā҆
the project work	ā҈
the project |	ĀѺāѲė҇łҐ
the properties	ĤҎ
the protocol	ĥҒ
the protocol <name>	ĥҒ
the public	ģҙ
the public api	ģ҉
the public names	ģ҈
the purpose	ĢҖ
the purpose of	Ģґ
the python	Œ҆
the raise	Ń҉
the raise statements	Ń҉
the range	ă҉
the reason for	ā҇
the refactoring	ā҈
the relative	ő҆
the relative path	ő҆
the release	Ġҋ
the release <tag>	ĀѹĠҌ
the release notes	Ā҇āѶ
the release with	ā҆
the release workflow	Āҏāѱ
the releases	Ā҆āѺăѹŉҏ
the rename	āѳŅҏņҚ
the rename $	āѵŅ҈ņ҈
the rename of	ņ҇
the rename that	Ņҋ
the renaming	āѹŅҋ
the renaming |	Ņ҇
the repo	ĀҎāѮą҉Ć҈Ĉ҇ő҇
the repo $	Ā҉Ć҈őѺ
the repository	ĀҒāѭġғİ҇őҎ
the repository $	Ā҆
the repository one	ő҈
the repository |	ą҈
the required	Ă҈Į҈
the required methods	Ă҈
the requirements	āѺėҏ
the result	ĀѸāҏŅ҉ŇҕŌ҈ŐѸ
the result of	āҖŅ҉Ň҉
the result type	ŇҌ
the return	Ňғ
the return annotation	āѹŇҏ
the right	āҌđҋŌѺ
the right hand	đ҇
the role	ĀѺĢґ
the role of	ĀѺĢҌ
the root	őҋ
the root of	ő҆
the routine	ķҖ
the routine <name>	ķҖ
the routines	ĉ҈
the run	Ė҇
the run time	Ė҇
the runtime	Ė҉
the runtime dependencies	Ė҉
the same	āҤďҍ
the sense	āѹĢҍ
the server	ĀѺāҊ
the setting	ĐҒ
the setting <name>	Đҏ
the shell	ĞҊ
the shortest	āѴħҞ
the shortest import	ħҋ
the signature	āѳď҆Ĕ҆ĕ҉ŁҏŇҊ
the signature of	āѹĕ҉ŁҐŇҊ
the signatures	ďҊ
the single	ŌҊ
the single test	ŌҊ
the size	ľҊ
the size of	ľҊ
the slowest	āҋ
the slowest |	ā҆
the source	āѯđҌğ҈ĵҋĽ҆Œ҉Ŕ҇
the source $	Āѹđҍğ҈
the source location	Ľ҈
the source of	Āҋ
the source tree	ĵ҉ő҈
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
the string	ĀҋŔ҇
the string <literal>	ĀҌ
the struct	ĤҌīҕĵґ
the struct <name>	Ĥ҆īҕĵҊ
the structure	Āҋ
the structure of	Āҋ
the subclasses	āѶĚҐŀҋň҇
the subclasses of	āѸĚҐň҈
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successor	ņҏ
the successor of	ņҋ
the suite	ŋҊ
the superclass	ňҔ
the superclass of	ćѺňғ
the superclasses	ćҋě҈
the superclasses of	ćҋě҈
the superfluous	ĪѶŏҖ
the superfluous import	ĪѹŏҊ
the superfluous imports	ŏҌ
the switch	ċ҇
the switch <option>	ċ҇
the symbol	ĭҐ
the symbol <name>	ĭҐ
the symbols	Ā҇
the symbols imported	Ā҆
the tag	ĀѸĠ҇
the tag <tag>	Ġ҇
the tags	ŉҏ
the tags that	ŉ҆
the target	Ā҉
the target docs	Ā҈
the team	Āѹā҈
the test	ĀҍāғŋҌŌҠōҕŎҗœҠ
the test <name>	ĀҔāҋŋғŌҝœҔ
the test called	āҌŋѷœҏ
the test case	ŌҌ
the test cases	Ā҈ŊѺ
the test count	Ŋҍ
the test coverage	ĀѰāҌō҆
the test file	ŎҗœѺ
the test function	œҊ
the test functions	ōҊ
the test module	ŌѺŎ҆
the test named	Ō҈
the test script	Ŏ҆
the test suite	ĀҏāѴōҌ
the tests	ĀқāѹŋғōҐŎҦœҌ
the tests $	ĀѶŋҋō҆
the tests folder	œ҇
the tests for	ĀѸāґŎѸ
the tests from	ĀѸŎқ
the tests in	ĀґāҒŊ҈
the tests inside	ĀҋŊѺŎҊ
the tests of	ĀҏāѳŎҐ
the tests pass	āѹ
the tests that	ĀѴā҇ōҐ
the tets	Ŏ҆
the tets in	Ŏ҆
the text	ĀґĴ҇
the text <literal>	ĀҐ
the text of	Ĵ҇
the thing	ĀѶāѳĄ҈Ģ҇
the thing called	Ģ҇
the thing is	ĀѷāѰĄ҈
the throws	ńҕ
the time	Ġ҇
the tip	İҎ
the tip of	İ҇
the top	āѸĪґŏ҇
the top of	Ī҈ŏ҇
the topmost	ĀѸįҋ
the topmost entry	ĀѺįҋ
the total	āѸľҋŊҘ
the total of	ĀѷĎ҆ľ҇Ŋҕ
the trait	ĥҘĽҔ
the trait <name>	ĥҚĽґ
the traits	ī҆
the transitive	Āѹāґ
the tree	āѵă҈őҏŒ҆
the tree $	őҌ
the tree |	āѺŒ҇
the triggers	ŕҏ
the triggers of	ŕҌ
the two	āѷğҌ
the type	ĀѴāҊĤҍĥѹīҕĽҖĿҎł҉Ő҉
the type <name>	ĀѰĤҎĥѺīҖĽҊĿҏŐѭ
the type alias	Ā҈ĽҌ
the type annotation	Ā҈
the type of	āҔłҊ
the type that	āѺŇҋŐ҉
the typedef	āҍĽҗ
the typedef <name>	āҐ
the typedef for	ĽҌ
the types	ĥҌ
the types that	ĥ҆
the typescript	Ľґ
the unit	ŋѺœҏ
the unit test	ŋѺœҏ
the unused	āґ
the unused imports	āґ
the use	Īҗ
the use declarations	Īҗ
the user	Ğ҈
the value	Ā҈ĐѹđҝĔ҆ĕҊ
the value <name>	đ҆Ĕ҈
the value assigned	ĀҊ
the value of	ā҈đғ
the variable	ĀҎđѷğ҉ŐҞ
the variable <name>	Āҏđѷğ҇ŐҞ
the variant	ā҇ĸғ
the variant <name>	ā҇ĸғ
the version	ĀѷėҔ
the version specifier	ė҈
the very	Ā҈
the very first	Ā҆
the visibility	ĭҍ
the visibility of	ĭ҈
the way	ē҇
the way of	āѸē҇
the whereabouts	ő҆
the whereabouts of	ő҆
the whole thing	Āѹā҈
the words	Ŕ҉
the words <literal>	Ŕ҉
the work	āѹĥ҈
the workflow	ĀҞŕҘ
the workflow <name>	ĀҊ
the workflow <path>	Ā҆ā҉ŕҖ
their	ā҈Ć҈ćѴĎҊďҔĥ҆ŀҋň҉
their _ $	ĀҊ
their _ <name>	ŀ҇
their _ in	Ā҇
their _ |	ĀѭĎ҉ňҊ
their base	āҏćѺ
their base $	Āҋ
their base |	ĀѺňҋ
their diff	Ď҆
their names	ň҆
their names $	ň҆
their own	Ć҆ŀҌ
their own <name>	ŀ҇
their parameters	ď҈
their signatures	ď҈
them	ĀѵāѸăѺĆҒĉҊĊѸĒҋĪѺŃ҈ōҎŏҔ
them $	āѵĆ҈ĥ҆ĩ҆Ń҇ōҍŏҊ
them _ $	Āѭā҆Ć҇ĉ҉
them _ <path>	Ā҉
them from	Ā҉
them from <path>	Ā҉
them |	Āѭĉ҉Ē҆
them | $	ĀѮā҇ĉ҉
then	ŏ҆
then $	Ĕ҆
there	ĀѯāѳĉѳďѸđѶĔѺĘҌę҈ěѹĜ҈ĠҜġҕĤ҆ĥҏĩѺĬѥĭѳĲ҉ĳҌĻѺļҊĿ҇ŀҊń҆ŅѹŋҌŌѹ
there $	Ā҈āѴĥ҉
there <name>	Ěҋ
there <name> in	ā҉
there <name> |	Ěҍěѳ
there <path>	ĜҌĝѺ
there <path> |	Ĝ҈
there _ $	ĀҢĎѭĠ҆Ĵ҆ŏ҆
there _ <commit>	ā҇
there _ <name>	ĀћāҕĎ҇ę҉ĠҎōҊ
there _ <path>	Ď҆
there _ <tag>	ĀѺĄ҇
there _ a	ā҈Đ҇ġ҈ĬѳĲ҆ļ҇
there _ an	Ā҇Ĝѹ
there _ better	ā҇
there _ call	āѸĘҊę҆
there _ called	āѶŋҏ
there _ change	č҈
there _ circular	Ħ҈
there _ code	Āўāҫ
there _ import	Ā҉āѸĝ҈ģ҇
there _ imports	ŏ҆
there _ in	ĀѷĪҊĳ҇ŏѷ
there _ loop	Ħ҆
there _ of	ĀѸę҆ň҈
there _ place	āѺ
there _ similar	āҍġѺ
there _ test	Āҏāѳō҆
there _ tests	āҎ
there _ than	Ā҆
there _ that	Ā҈
there _ the	ĥ҇
there _ what	ġҍ
there _ which	ĀѺāѸē҆
there _ |	Āѳā҈ĚҍěѳĜ҈Ģ҇
there a	ĀҐāѺč҆ę҆ĠҊĦҊŋѹ
there a <name>	ĀѬā҉ĠҎ
there a call	āѸĘҊę҆
there a change	č҇
there a circular	Ħ҇
there a loop	Ħ҆
there a test	Āҕāѵ
there an	ĀҊāѶĝ҈
there an import	ĀҍāѸĝ҈
there any	Ł҈ō҆
there any place	āѺ
there any test	ō҇
there anything	ā҈
there anything similar	ā҈
there are	ĀѷāѲĎ҈ĳ҇
there are in	ĳ҇
there are of	Ď҆
there be	Ň҆
there been	Ā҉āҊĎѳ
there before	ā҇
there before <commit>	ā҇
there between	ĀѺā҆
there enough	ā҈
there enough tests	ā҈
there ever	ā҇
there ever a	ā҇
there exist	ā҈ŋѹ
there for	āѵĎҋĢҌōҊ
there for <name>	Ď҆ōҋ
there for |	Ģ҇
there imports	ĪҊŏѺ
there imports in	ĪҋŏѸ
there in	Ą҇Ġ҆ĳ҈
there in <tag>	Ą҇
there in the	āҋ
there is	ć҆Đ҈ē҆ġ҈ĬѴĲ҆ļ҈ŋ҆
there is a	Đ҇ĬѶĲ҆ļ҇
there is an	Ā҇Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҋ
there such	Ā҇āѸġ҆ŋ҆
there such a	Ā҇āѸġ҆ŋ҆
there tests	Ā҆āѷŋҋ
there to	ģ҇
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҍāѺĎѹĠ҆ĢѺĴ҆
there | $	ĀҐĎѹĠ҆Ĵ҆
there | which	ē҆
these	ĀѹāѹņҌ
these _ |	ņҌ
these days	ņҍ
these days |	ņҍ
they	ĀѠāћĆҎď҉Ė҆Ğ҈Ĥ҉ħѺĪҎĬ҆ķ҆Ņѹň҇ŎҍŏѺ
they $	Ĥ҈Ī҈ňҊ
they _ $	ĀѹāѶŎ҇
they _ <name>	ĀѸāѳĐ҆ĬҐ
they _ in	Ī҇
they _ into	āѹľ҆
they _ it	ķ҆
they _ the	Ĭѹ
they _ |	Ćҍď҇Ğ҆
they import	Ī҇
they import in	Ī҇
they made	ā҈Ĭѹ
they made the	ā҈Ĭѹ
they make	āѶĬҋ
they make <name>	āѷĬҋ
they rename	ā҇
they take	ďҐ
they take |	āѺďҍ
they |	Āѹāѵ
they | $	ĀѺāѹ
thing	ĀѫāѯĄ҈ĈҊġҖĢҋł҉
thing $	ā҈
thing _ <name>	ĀҊĢ҆
thing _ the	ā҈
thing _ this	ġ҈
thing called	Ģ҇
thing called <name>	Ģ҇
thing in	ġ҈
thing in this	ġ҈
thing is	ĀѷāѰĄ҈ł҆
thing is <name>	Ā҆
thing is the	ā҈
thing |	ā҆
thing | $	ā҆
things	āҊĒ҉ę҈ģҎĪҎ
things _ <path>	ĀҌ
things _ called	ĀѶāҋ
things _ imported	Ī҈
things _ windows	ā҆
things are	Āѵāҋ
things are called	ĀѶāҋ
things can	Ā҈āѹ
things does	Ā҉ģ҉
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
third	ĖҔ
third party	ĖҔ
this	ĀҊāҐĂѺąѴćѹĈқĉѹĊ҆čѺĎѪĐѷđҋēѺĖҫėҎĘѺĜѺĝѺĞҬĠѺġҡĢ҇ģѶĤѹĪѸĬѬĮҬįѳİҐıҥĲѺĳѹļѺŁѹłңńѹŅѪņѹŇѸŊѷŋҐōѶŎѺŏѺŐѸŒѺŔҍ
this $	ĀҖāѫĢ҈
this _ $	āѳĞҍġҊĭ҆ĮҠİҋıғłҌ
this _ <name>	ĀѯāҘ
this _ a	ł҇
this _ ask	ė҈
this _ base	ĀҎāѹ
this _ be	Ā҇āѺ
this _ build	ĀѳĈґĞ҆
this _ changed	ā҆
this _ depends	Ė҈
this _ for	ā҆
this _ has	Ā҆ķ҆
this _ i	ł҈
this _ in	ĀѵāҌ
this _ installs	Ğ҇
this _ is	ĀѶāѵĖ҇ıҌł҆
this _ library	ł҇
this _ licensed	ĀҌāѵ
this _ need	Ā҆ėѷĮҋ
this _ of	āҍ
this _ on	Ė҆Į҆
this _ pass	ĀѶāҌ
this _ please	Āѹđ҈ő҆
this _ read	ā҇
this _ rely	Ė҆
this _ require	Įѵ
this _ so	ĀѹāҎ
this _ use	Āҍ
this _ version	Į҆
this _ wants	Į҇
this _ without	Ĉ҇
this _ written	Ā҇
this _ |	Āҋāҕđ҈ĖѸė҇ġҊłѸŃ҆ŅѳŋҋŔ҈
this a	Āѹāҋł҉
this code	Āѵđ҈Ē҆Ģ҉ĭ҇Į҇ıҌ
this code $	ĭ҇
this code base	ĀҎāѹ
this code is	ı҇
this code please	đ҈
this code |	Ģ҇ı҆
this codebase	ġҍ
this codebase $	ġ҇
this constant	đ҉Ķ҉
this constant |	đ҉
this error	Ń҆
this file	āҋ
this file read	āҊ
this is	łҍ
this kind	āҎ
this kind of	āҌ
this language	ā҆
this language for	ā҆
this mit	Āҋ
this name	āҎŅѵ
this name |	āҎŅѵ
this option	ā҆
this package	āѹĖ҆ĞҒĭ҆
this package |	ĭ҆
this project	ĀҌĈҐĎѺėҘĞҊġ҇ĮҍıҌłѺŋҌ
this project $	Ā҆āѯĮҐıҋł҆
this project be	Ā҇
this project build	ĀѵĈҍ
this project depends	Ė҇
this project have	ā҇
this project need	ėѷĮҌ
this project require	ĮѸ
this project use	ā҇
this project wants	Į҇
this project |	ĀҙāѴĖѸėҋıѹłѹŋҊ
this repo	Ā҉ąѹġҎĮ҆İҋı҉ň҇
this repo $	Ğ҈Į҆
this repo has	Ā҆
this repo is	Ĉ҆
this repo which	Ā҇
this repo |	āҊ
this repository	ĀѹĈҊġҌı҆łҏ
this repository $	ł҆
this repository please	ő҆
this software	Ė҇ł҇
this thing	Ĉ҉
this to	Ā҆
this workflow	ĀѶāҋ
this workflow pass	ĀѶāҌ
this year	āґĎѸ
this year changed	ā҆
this |	ĀҐĮҊłѸ
this | $	ĀҐĮҊłѸ
those	ďҊŀ҆
those _ <name>	ďҊ
those of	ďҊ
those of <name>	ďҊ
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	ĀѷāҒ
thread _ $	ĀѸāґ
through	ĈҏĊѺĢ҇ĦқħҔĨҍĪѷńѺŌґŎҏőѺ
through $	Ĉ҈Ŏ҈
through <name>	ĀѷāҚĦ҉
through <path>	āѸĦҐ
through <path> $	Ħ҇
through <path> |	Ā҈āѷĦ҉
through _ $	āѺĦҊŌ҉
through _ chain	Ĩ҇
through _ error	Ŏ҆
through _ files	ħҎ
through _ import	āѺĜ҆ĩ҉
through _ own	ā҉ĪѺ
through _ places	ō҇
through _ |	ĀҌāѴĦґ
through an	āѺĜ҆ĩ҉
through an import	āѺĜ҆ĩ҉
through its	ā҈ō҇
through its own	ā҉ĪѺ
through its places	ō҇
through other	Ā҉
through what	Ĩ҆
through which	ħҍĨҊ
through which chain	Ĩ҇
through which files	ħ҉
through without error	Ŏ҆
through |	Ō҉
through | $	Ō҉
throw	Ā҈āѶŃҩńҝ
throw $	ń҈
throw <name>	ĀҊŃҌ
throw <name> $	ĀҋŃ҈
throw _ $	Ā҇Ń҉ń҉
throw _ <name>	Ńғ
throw out	ĀҌ
throw statements	ńҊ
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѶŃҰ
throwers of	ĀѶŃҰ
throwing	āҋŃ҉
throwing <name>	āҌŃ҇
throwing <name> $	Ń҉
throwing _ $	Ń҉
thrown	ĀѱāҌģѹŃҥńҚ
thrown $	Ń҆
thrown _ $	āѳŃҚ
thrown _ <name>	Ā҇ā҈ģѺńґ
thrown by	āҊŃ҆
thrown by $	Ń҆
thrown by <name>	āҋń҆
thrown from	ģѺńҊ
thrown from <name>	ģѺńҊ
thrown in	ń҆
thrown out	ĀѲāғ
thrown |	āѳŃҔ
thrown | $	āѳŃҔ
throws	ĀѺāѺŀѺŃҕńң
throws $	ń҆
throws <name>	āѺŃҒ
throws <name> |	āѺŃҊ
throws _ error	āѺŃ҉
throws _ the	ńҊ
throws _ |	Ń҉
throws what	ń҇
thru	Ā҇
thru <number>	Ā҇
thru <number> $	Ā҇
thru _ $	Ā҇
ticket	ĀѺā҆
ticket _ <path>	ā҆
ticket was	ĀѺā҇
tied	āѹė҉
till	ħ҈
till <path>	ħ҈
time	ĀѭāңĖґĠ҇įғ
time $	ĀѴāҕĈѸĖҌ
time _ $	ĀѺāғĖ҇įҋ
time _ of	Ė҈
time _ the	ĀҋāѸ
time _ what	ĀѹāґĖѴ
time dependencies	Ė҇
time did	į҆
time |	ĀѹāҏįҊ
time | $	āҒįҋ
timeout	ĀҏĔѺ
times	ĀѶā҉ĎҒ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	Ā҈
times _ was	Ď҈
times does	Āѷāҋ
times has	Ď҆
times is	Ā҇
times is <name>	Ā҉āѺ
tip	ĀѺİҕ
tip _ the	İ҉
tip of	İҎ
tip of the	İ҉
to	ĀѺĂҚăҊąѬĆѲćѳĈѸĉ҉ĊѶċ҈č҉ďҐđҘĔҙĕҐėҋĜѵĞѹġѹģҍħ҆ĨҔĩѶĪѲī҉ĬѶį҈ıѲĴѬĵҌĶѺĸѷĹғĻҋľѵŀѭŃѷņҕňѵŊѶŌѱŎѴŐѴœҍŔѹŕ҉
to $	ĀѴāѨĉҕđҜĒ҇ī҈ŅѱņҜ
to <name>	ĂѯĉѰĊ҈čҊĎ҇ďҖē҉ĔҗĘґĚ҇ġѱĢѹģѸĬѸį҈Ĺғĺ҉Ł҈ńѹŅҘņѥō҆
to <name> $	ĀѹāѳĂѹĊҌĎ҈ďҋđҊē҈ĔѷĘҍęѷģѺĤ҈ĥ҉į҆Ĺ҇Ł҈ŅҙņѨō҈
to <name> and	Ĕ҇
to <name> in	ĀҋĊ҇ę҉őѺ
to <name> please	ĺҎ
to <name> the	ĀѸĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѶāҐĘҎęѹĚ҈ő҇
to <number>	ĀҘā҇ĴѸ
to <number> lines	ā҈
to <number> of	Ā҇
to <number> please	Ā҉
to <path>	āҌčҎĎ҉ħҜĨҜį҉ŅҙņѧőҌ
to <path> $	ĀѹāҍĎҋħҔį҇Ņҙņѩ
to <path> from	ħѴĨҖ
to <path> out	Ĩ҆
to <path> starting	Ĩ҇
to <path> through	ĀҔāѵ
to <path> via	ħ҈
to <path> when	Ĩ҈
to <path> |	Āѹč҆ħҐő҇
to <tag>	Ā҆ăҏĄ҉
to <tag> $	Āґ
to <tag> what	Āѳā҇ăҋ
to _ $	āѵĂҊąѸĉѸĊҎĎғďҍđґĒ҇ĕҊė҈Ę҉ęѵĢ҆ģѴĥ҇ħҏĬѹįҊıѶĵѴĶѺĺѹľѵŁ҉ŅҔņѳŇ҇ō҆
to _ <line>	Āҍ
to _ <name>	ĀҊāҒĂѷĐҊĔҎġ҆Įѷĵ҇ľ҆Ņѹœ҈
to _ <path>	ħ҆ŅѹņҊ
to _ after	Ā҆
to _ all	ĥ҆
to _ and	Ĕ҇
to _ as	ĀҊ
to _ call	ĀҊ
to _ called	āѺŅҏ
to _ class	Ŀ҉ō҇
to _ definition	ĹҊ
to _ end	Ģ҈
to _ fields	ā҆
to _ file	Āҏĵҍőѹ
to _ for	ĂҌ
to _ found	ĝ҆
to _ from	āѶĞ҆ģ҈ħѷĨҔ
to _ function	ā҇ĒѹķҊŁ҇
to _ functions	ĉ҆
to _ how	ĀҏĎѵ
to _ in	č҈ę҈ń҈őѶŕ҆
to _ into	ő҇
to _ is	đҍ
to _ it	āҗ
to _ its	ĕ҇
to _ key	Ā҇
to _ line	Ā҈
to _ lines	ā҈
to _ me	ĀѸ
to _ method	Ĺ҆
to _ modules	ģ҆
to _ named	ġ҆ŅҊ
to _ nested	Ļ҇
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Į҇
to _ other	āѺĉ҇
to _ out	ā҇Ĩ҆
to _ outside	ģґ
to _ path	ņҊ
to _ please	ĺҎ
to _ project	ĀҋāѲ
to _ protocols	ī҉
to _ repo	İ҇
to _ since	ā҆
to _ starting	Ĩ҇
to _ subclasses	ě҇
to _ tell	Ā҇
to _ test	œҊ
to _ thanks	ā҉
to _ that	Ā҇
to _ the	Āѧā҇đ҉Ĩ҇Ķ҆ŁѷňҋŊ҇œ҉
to _ this	ĀѱāҙĞѸĮғ
to _ through	ĀғāѶħѺ
to _ to	ĀѶāѺĨ҆ķ҇Łғ
to _ value	Āҍ
to _ version	ė҇
to _ via	ħ҈
to _ was	ņ҇
to _ what	ĀѲăҋćҍŇ҇ň҇
to _ when	āѶĂҋĨ҈
to _ where	ā҇Đ҆
to _ whether	ĬҊŋ҉
to _ which	Ĕ҉Ī҇
to _ |	Ā҉āҌĂҌč҉đѴĖ҈ĘҍęѸĚ҇ĢҎģҌħҍŇѶőҎ
to a	Ā҉ā҇Ēѹ
to a function	ā҇
to ask	ň҆
to be	ĀѯāѪė҉ĝ҆ĬҒĭҌŅҕņ҇
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
to call	ā҇ĊѷĬ҇ŁҊ
to call <name>	ĊѸĬ҇ŁҊ
to catch	ńҍ
to change	ĀѵāҊĊ҇Đ҇
to change <name>	Đ҇
to change the	ā҈
to class	ĵ҉
to class <name>	ĵ҉
to compile	Ĉ҈
to cut	ā҇
to definition	ĺ҇
to definition of	ĺ҇
to do	Ģҋŕ҆
to do $	Ģҋ
to enum	ĸ҇
to every	ā҆
to exist	Ā҇
to exist tell	Ā҇
to expect	Ā҉
to fill	Ă҇
to fill in	Ă҆
to get to	Ĩ҆
to give	ā҈
to give <name>	ā҈
to go	āҊĵѸő҇
to go into	ő҇
to have	Į҇
to implement	ĀѺĂҖ
to implement $	Ă҈
to import	Āѵģґ
to import <path>	ā҇ħ҆
to import from	ģ҉
to importers	ģҌ
to importers |	ģҌ
to in	ĀҐāѹĔҕ
to in <name>	Ā҇ĔҒ
to in <path>	Ā҉
to install	ĀҎāҍĞѸ
to install for	ā҆
to it	Ċ҈
to it after	Ā҆
to it |	ā҇
to its	Āҋě҆ĢѸŁ҆Ň҇
to its subclasses	ě҇
to key	Đ҆
to key <name>	Đ҆
to know	ĀѳāѬć҉Ĕѹĕ҆Ī҆Ĺ҆ň҆ŋ҆
to know by	Ā҆
to know its	ĕ҇
to know the	ĀѷāѹđҊĨ҆Ņ҇Ŋ҆
to know what	ć҉ň҉
to know where	ā҇
to know whether	Ĭҋŋ҉
to know which	ĀѹĊ҆Ī҇
to know |	ĭ҇
to line	Āҍ
to line <line>	Āҍ
to load	ā҇
to load |	ā҇
to make	ā҆
to me	Ā҉Ģ҈
to mock	ĀѺī҆
to mock <name>	ĀѺī҆
to one	ā҆
to one in	ā҆
to open	ő҇
to other	ģҊ
to other modules	ģ҆
to override	ĀѷĂҍ
to pass	ŁҖ
to pass to	ĀѺāѺŁҕ
to put	ĊѺń҉
to read	Ā҇āѹĵ҆ķ҆
to read the	ĵ҆
to rename	ĀҎ
to rename <name>	ĀҌ
to return	ŇҊ
to return $	Ňҋ
to run	ĀѹāѶĖҌĞҊĮ҉
to run this	ĮҊ
to run |	āѺĖ҉
to say	Ā҈āѸ
to see	āѶĒ҆
to see the	ĀҎāѺ
to show	ĀѺ
to something	āҎġ҆
to supply	Ă҇
to test	œ҉
to test <name>	œ҉
to the	Ā҈ā҆ĉѹĊѸċҋģҎĥ҇ĵҐķ҉ĸѺĹ҉ĻҋĽ҉Ŀ҆ņѸőѵœҊ
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҆
to the file	Āҏĵҋőѹ
to the function	ķҊĻ҆Ł҇
to the key	Ā҇
to the outside	ģґ
to the test	œҊ
to this	ĀҌāѰİ҇ı҈
to this project	Āҋāѳ
to this repo	İ҇
to touch	ĀҌ
to true	ā҆
to true in	ā҆
to use	Āѵġ҈ĭ҈Įҋ
to use <name>	ĀѸġ҈ĭ҉
to use this	ĮҌ
to what	Ā҆đ҉Ē҇ĔҌĕ҆ė҇ĢҐģѹŅѩņҙŇѺ
to what $	ĔҋŅѳņҒ
to what <name>	āҋ
to what is	đҍ
to what it	ā҇
to what was	ņ҇
to what |	ĀҌāѺđѹĕ҈Ģҏ
to where	ņҋ
to where $	ņ҆
to which	ĀҊāѯĉҏİ҈ł҈Ņѷņҏ
to which <name>	ĉ҈
to which path	ņ҇
to which the	ő҆
to which value	Āҍ
to work	Ė҆Į҈
to write	ĀѺĂґ
to write |	āѹĂҋ
to |	āѯđҎĕҋėҌŅѫņҒ
to | $	āѯđҎĕҋėҌŅѫņҒ
today	ĀҋāѷņҖ
today $	ĀҎŅѺņҊ
today 's	Ņ҈
today 's files	ņ҆
today _ $	ņ҈
today _ files	ņ҆
today |	ņ҈
today | $	ņ҈
together	ĀѺāҘĿѸ
together _ <path>	ā҈
together with	āҌ
together with <path>	ā҈
told	āѹġҊ
told me	ġ҈
too	āҴěҋľѲ
too _ $	ěҍ
too _ <name>	ĀѺā҉
too _ for	āҋľѺ
too _ would	ā҆
too _ |	āғ
too long	āґ
too long $	ā҇
too long |	ā҇
too many	ĀѸāҕľѹ
too many for	ā҈ľѺ
too much	ā҉ľѷ
too often	ā҉
too often would	ā҆
too |	āѸěҍ
too | $	āѸěҍ
tool	ĀѪāҌĈѺċ҇Ė҆łҠ
tool $	ĀѹāҊ
tool _ $	āѷċ҇ł҉
tool _ this	ā҇
tool or	ł҇
tool |	ł҉
tool | $	ł҉
top	ĀѵāѴĒҎē҉ĪҐİҔ
top $	ĒҊĪ҇
top _ $	İ҆
top _ <name>	ā҇
top _ a	Ķ҆
top _ bottom	āѺē҈
top _ the	İ҆
top of	ĀѺİ҆Ķ҆
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
total	ĀҝāѱĎҡĤѥĩѳĳҔľҦĿѮŊҡ
total $	ľ҆Ŋ҈
total _ $	ĀѶĳҍ
total _ <name>	Ā҆ľ҉
total _ <path>	ĀҏĩѸ
total _ commits	ĀѺĎҌ
total _ in	ĀѷľҋŊ҉
total _ lines	ĀѹĳҌ
total _ methods	ľҊ
total _ of	ĀҋĎҎ
total _ testcases	Ŋҍ
total from	Āѹĳ҉
total from lines	Āѹĳ҉
total imports	ĀғĩѴ
total methods	ľҔĿѷ
total number	ĀҊ
total number of	Āҍ
total of	ĀѵĎҋľ҇Ŋҕ
total of commits	ĀѺĎҌ
total of methods	ľ҆
total of testcases	Ŋҍ
total revisions	ĀѸĎҎ
total revisions of	ĀѸĎҎ
total tests	ĀѹŊ҉
total tests in	ĀѹŊ҉
touch	ĀѶČґčҒį҈
touch <name>	č҆
touch <name> $	Ā҉
touch <path>	ĀѳāҊč҉
touch <path> |	ĀѸč҆
touch _ $	Ā҇Čҏ
touch _ |	Āѳā҇čҊ
touch |	āѹČҏ
touch | $	āѹČҏ
touched	ĀңāѧăѶČҍčҔĎ҇įҗ
touched $	Č҆
touched <path>	ĀҌāҌĎѳ
touched <path> |	ĀҍĎѴ
touched _ $	ĎҒ
touched _ <commit>	č҉
touched _ in	ā҇
touched _ last	į҇
touched _ often	ā҆
touched _ so	Āҋāѷ
touched _ |	ĀґāѺ
touched by	č҇
touched in	č҈
touched it	āѵĎ҇
touched it |	Ā҇āѸ
touched the	Āҙāѥ
touched too	ā҆
touched too often	ā҆
touched |	Ď҆
touched | $	Ď҆
touching	ĀѫāҒį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	ĀѺ
touching <path>	ĀѶāҌ
touching <path> $	ĀѸā҇
touching _ $	ĀѲāҋį҉
touching _ by	ā҇
trace	Āѹāѹħ҈
trace _ <path>	Ĩ҆
trace _ imports	ħ҈
trace how	Ĩ҆
trace how <path>	Ĩ҆
trace the	ħ҇
trace the imports	ħ҈
trait	ĀѳāҌĥҡīҍĽұ
trait $	ĥҊ
trait <name>	ĀѸāҐĥҡīѱĽҲ
trait <name> $	ĥҎīѹĽҎ
trait <name> written	Ľ҆
trait <name> |	ĥ҉
trait _ $	ĥҎīѹĽҎ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥ҉
trait implementations	īҎ
trait impls	ĥѺīґ
traits	āѹĤѹĥѺīӁ
traits <name>	ī҇
traits _ <name>	ī҇
traits _ has	ī҇
traits _ implemented	ī҇
traits _ struct	ī҇
traits _ the	īҍ
traits are	ī҇
traits are implemented	ī҇
traits does	ī҆
traits that	ī҉
transitive	ĀҘāҏĊѴňѰ
transitive _ of	ĀҩĊѴňѰ
transitively	ĀҕāҊħҐĨ҆ňѪ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҈
transitively _ by	Ĩ҆
transitively imported	Ĩ҆
transitively imported by	Ĩ҆
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	Āѹā҈
transitively | $	Āѹā҈
translate	ā҇
translated	āҊŔѹ
treat	ĭ҇
treat <name>	ĭ҇
treat <name> as	ĭ҇
treat _ as	ĭ҇
tree	ĀҌāѱă҇ĐѸĚ҈ĵҏň҆őҠ
tree $	őґ
tree _ $	āѹĚҋĵ҉Œ҇
tree _ <name>	Āґ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҋĵ҉Œ҇
tree | $	āѹĚҋĵ҉Œ҇
trigger	ĀѵĘҕŕҌ
trigger _ of	ŕ҆
trigger events	ŕ҉
trigger events of	ŕ҆
triggered	ĉҊęҏĚѵŕҔ
triggered _ $	ĀѺŕҔ
triggered _ <name>	ĉҊęҏĚѵ
triggered _ jobs	Ā҆
triggered by	ĉҊŕ҆
triggered by $	ŕ҆
triggered which	Ā҆
triggered which jobs	Ā҆
triggered |	ĀѺŕҎ
triggered | $	ĀѺŕҎ
triggers	ĀѵāѲĊҜŕң
triggers _ $	ŕ҈
triggers _ <path>	ŕ҉
triggers _ |	ĀѶĊҜ
triggers of	ŕҍ
triggers of <path>	ŕ҉
triggers the	Ā҉
triggers |	ŕ҆
triggers | $	ŕ҆
true	ĀѹāѬĊѺčҌĚҊěҌĜ҇ĝ҆Ĭґĭ҉
true _ $	Ěҋĝ҆
true _ <name>	āѹĬҌ
true false	ĝ҆
true false $	ĝ҆
true in	ā҆
true of	āѷĬҌ
true of <name>	āѷĬҌ
true that	ĊѺ
true |	Ěҋ
true | $	Ěҋ
try	ĀҌāѳĈҗń҇
try _ <name>	Āҋāѵ
try block	ā҇
trying	Ā҆
trying to	Ā҆
turn	Ā҈āҏłѺņ҈
turn _ $	Ā҈
turn into	ņ҈
turn up	Ā҈
turn up $	Ā҈
turned	ĀѺā҈
turned <name>	āҊ
turned _ by	ņ҆
turned into by	ņ҆
tutorial	ĀѶā҉
twice	Āѹāҏ
twice in	āҊ
two	ĀѲāғğҌ
two _ |	ĀѶā҇ğҌ
type	ĀҚāҎĉѹĊѶđѯēѺĔѵĞҋĢѸĥѴĪѺīғĬѴĭѹĮѺĶѱķѷĽҭĿҊŁѶłҠŇӏňѹŏѸŐӭ
type $	ĀѶāѷłҌŐҢ
type <name>	ĤҍĥѸīҙĽҝĿҏŇѺŐѭ
type <name> $	ĤҎīҍŐѵ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѸāѷĽҐĿҋ
type _ $	ĀҖĤҎīҍŇѳŐѸ
type _ <name>	ĀҠāҞĽҌŐ҈
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ for	Ā҆
type _ function	Ň҈
type _ inferred	Ő҆
type _ is	ńҋŐ҇
type _ it	ĀѺāҋŇҋ
type _ of	Ā҈
type _ out	Ň҆
type _ that	Ň҇
type _ the	ā҆ĞҎĤѸŇҍŐҘ
type _ this	łҊ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type a	ĀѷŐҎ
type alias	Ā҆āҎĽҐŐѺ
type alias <name>	Ā҆āҌĽҌ
type annotation	Ā҇ā҆ŇѷŐ҇
type annotation of	Ā҈
type as	ā҆
type as <name>	ā҆
type at	Ğҋ
type comes	Ň҉
type comes out	Ň҆
type does	ŇҎŐҌ
type does <name>	Āҋ
type does a	Ň҆
type does it	āѹŇ҇
type does the	ā҆ŇѷŐҌ
type has	ĀҌŐ҈
type has <name>	Ā҈
type hint	Ā҉
type is	ĀѸāҋŇҊŐҏ
type is <name>	Ő҉
type is it	ĀѶāҒ
type of	łҙŇҚŐҙ
type of <name>	āҙ
type of the	ŇґŐ҉
type of this	łҊ
type should	āѸŇҊ
type that	ĀѺāѺńҋŇ҉Ő҈
type that <name>	ŇҌ
type the	ŇҊ
type |	ĀҖĽ҆ŇѴŐ҆
type | $	ĀҘŇѶ
typed	āѺĲҍŔҊ
typed <literal>	Ŕ҉
typedef	Āѹā҆ĽҾ
typedef <name>	āҌĽҖ
typedef <name> $	ĽҎ
typedef _ $	Ľґ
typedef _ <name>	ĽҘ
typedef for	ĽҌ
typedef for <name>	ĽҌ
types	ĀѱĥҴīѹŃѺńҩŇѷňҚ
types $	ňҎ
types _ $	ńҌ
types _ <name>	āѺńҜň҉
types _ an	ĥҍ
types _ is	ĥ҆
types _ the	ĥ҆
types _ to	ĥҏ
types does	ĥ҈ń҇
types does <name>	ń҆
types of	āҗńѹňҊ
types that	ĥ҉
types with	ĥ҆
types with an	ĥ҆
types |	ńҌ
types | $	ńҌ
typescript	Ľґ
unchanged	āѵįҏ
unchanged $	āѲįҏ
under	ĀѺĂ҈ćѺĐҍĒ҆Ě҉ıҍĹ҉ńѳŅҍņҐō҉ő҈œ҇ŕ҆
under <mark>	Ă҇
under <name>	ĀҔāѸĚҊ
under <name> in	ĚҌ
under _ $	ĀґāѸı҈
under _ <name>	ĹҊ
under _ circumstances	ā҇ńѺ
under _ condition	ā҉ńѺ
under _ conditions	āҎ
under _ folder	ő҉
under _ in	ĚҌ
under _ name	Ņ҇ņҎ
under _ new	ņ҉
under _ path	ĵ҈Ņ҇őѺ
under _ section	Đҍ
under _ subfolder	ő҇
under _ |	Ă҇
under test	ō҇
under the	āѺ
under what	ĀѹĐ҈ı҆ńѺŅ҆ő҇
under what circumstances	ā҇ńѺ
under what folder	ő҉
under what name	ņ҆
under what section	Đ҇
under which	ĀѶāҊł҇ńѺŅҊņ҈ő҇
under which condition	ā҉ńѺ
under which conditions	āҎ
under which new	ņ҈
under which subfolder	ő҇
under |	ı҈
under | $	ı҈
understand	āѹĢҋ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āґ
undo _ <commit>	ā҈
undo _ last	ā҆
undo the	ā҉
undo the last	ā҆
undo what	ā҈
undo what <commit>	ā҈
unit	ĀѴāҋōҎœҋ
unit _ <name>	āґ
unit test	œҌ
unit tests	Ŋ҆ōҐ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	ĪѸŏҎ
unneeded _ in	Īѹŏ҉
unneeded imports	Īѹŏ҉
unneeded imports in	Īѹŏ҉
unreferenced	ĀҗĪѹĬѺŏҋ
unreferenced _ in	Īѹŏҋ
unreferenced imports	Īѹŏҋ
unreferenced imports in	Īѹŏҋ
unset	đѷĕҌ
untested	ĀҕāҘľѮōѷ
until	āґĎѷ
until <path>	ĀѺāҍĎѷ
until <tag>	Ā҉
until _ $	ĀҌăѷ
until _ is	ĀѴāҗĎѵ
untouched	āѺįҊ
untouched $	āѺįҊ
unused	ĀҌāҘĝѷĪѯŏӆ
unused $	ŏґ
unused _ $	ĀҖāѲĝѸŏҕ
unused _ are	ĀѺā҆
unused _ from	ā҉
unused _ in	Āѷāҡ
unused _ of	ŏҎ
unused functions	ĀѹāҌ
unused functions in	ĀѹāҌ
unused imports	āҘĪѴŏҡ
unused imports $	ŏҊ
unused imports from	ā҉
unused imports in	āҒ
unused imports of	ŏҎ
unused in	ŏ҇
unused variables	ā҆
unused variables are	ā҆
unused |	ĀҗāѱĝѸŏҋ
unused | $	ĀҗāѱĝѸŏҋ
up	Ā҆āѳăҌĆ҇ć҇ĈѵĉѷĊѲċҊĎѵĐѺě҉ĞҋğҏĢ҇ĦґħҋĪѺĮ҆ĳѹĶѸŃ҉Ō҆
up $	ĀѺā҇ċ҇Ğ҈
up <name>	ĀҊĞ҇ğҎ
up <name> in	ĀҌĞ҈ğҋ
up _ $	ā҇ăѺŊ҆
up _ <name>	ĀҎāѨĆ҉ĊѴėҊě҆Ģ҇ĹҏŃҍ
up _ <path>	ħҋ
up _ <tag>	ĀѺăҍ
up _ attributes	ē҇
up _ class	ĥҐ
up _ export	ģ҇
up _ i	ě҆
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	Ā҇Ğ҆ğҋ
up _ it	ā҈
up _ location	őҍ
up _ number	Ĵ҆
up _ on	ħ҆
up _ original	Ņ҉
up _ place	ķҍ
up _ that	ď҆
up _ the	ĀҋāѸ
up _ use	ĪҊ
up _ what	Ĕ҇
up _ workflow	ā҈
up a	Ā҆āѸ
up a <name>	Ā҇āѹ
up all	Ćҍ
up as	Ĕ҇
up being	ĀѷāҌĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҋĊѵ
up depend	ħ҆
up depend on	ħ҆
up if	ĀѺěҌĜ҆
up if <name>	ě҆
up importing	ħ҇
up importing <path>	ħ҈
up in	ĀҋāѷĦ҇ĩ҇
up in imports	ĩ҇
up in the	Āҏ
up line	Ĵ҆
up line number	Ĵ҆
up the	āҊĈѸĊѺĥѷĪ҆ķ҆ő҉
up the <name>	Ĺҏ
up the attributes	ē҇
up the export	ģ҇
up the location	őҍ
up the original	Ņ҉
up the place	ķҍ
up the use	ĪҊ
up the workflow	ā҈
up to	Āҏă҉Ďѳ
up to <tag>	ă҉
up what	ė҆Ģ҈
up what <name>	ė҆
up when	Ō҉
up which	ĀҊāѸŁ҆
up with	ĀѹŃҏ
up |	āҊăѺ
up | $	āҊăѺ
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
upwards	ĀґāѸćҐĉѹ
usages	ĀқāҋĉѹĊґđѺ
usages $	ĀҜāғđѺ
use	ĀҍāҙĈѷĉ҉đѷĕ҇ėѺĘҋĚѺĢҋĥѹĩҌĭҊĶѲłѺŅ҇ŊѳōҢŏҢ
use $	ā҈ŏҋ
use <name>	ĀҏāѫĉѹĊ҉Ęҋġ҇Ģ҈ĩҋĭ҈ŊѺō҈
use <name> $	Ā҆āѷĊҊĘ҈
use <name> from	ĭ҆
use <name> in	ā҆
use <name> |	ĀғāѰō҇
use <option>	Āѷāҍ
use <path>	ĀҍāѳĩҐŊѺ
use _ $	ā҇ĈѺĉ҇ĊҊĘ҈ĩҊŏҍ
use _ <name>	ĀѺā҆ĕ҉Ģ҇ĩѹōҔ
use _ <path>	Āѷā҉
use _ be	ŅҌ
use _ by	ĉ҆
use _ from	ĭ҆
use _ in	ā҇
use _ inside	ĪҊ
use _ of	Īҍ
use _ project	āѹĮґ
use _ through	ĩ҆
use _ value	ā҆
use _ via	ĩҊĪѹ
use _ |	ĀҞāѯŊѵō҉
use a	ā҉
use declarations	āѺĪҗ
use declarations inside	ĪҊ
use declarations of	Īҍ
use for	ĕ҉
use for <name>	ĕ҉
use from	Āѷāҋ
use from <path>	ĀѷāҊ
use it	ō҇
use it |	ā҇
use of	ĉ҈ō҈ŏ҇
use or	Āґ
use the	ĀҏāҍĒ҆ĶѴ
use this	ĮҐ
use this project	āѹĮґ
use to	ŅҌ
use to be	ŅҌ
use |	āҎĈѺĉҊŏҊ
use | $	āҎĈѺĉҊŏҊ
used	ĀҍāҙąѸĊ҇ĒҐĔ҈ĕ҇ę҆ĝ҇ģѺĩҔĬѺĶѮĽѰŅҊņ҇ōҌŏҗ
used $	ā҆ŏҎ
used _ $	ĀҒāѴĒҏĔҌĩҚĶѳ
used _ be	Ņҋņҋ
used _ exist	Ā҇
used _ in	ā҉
used _ the	Āѹĉ҉ę҆
used _ |	ĀѮāҜ
used anywhere $	Ā҉
used at	Āҏāѳ
used by	ĀѮāѺĊҋę҈ĩҔŏ҆
used by $	ĀѴĩҚ
used for	Ā҇
used in	āҒĉ҉Ľѷ
used in the	ĉ҉
used to	Ā҇ąѹŅҍņҊ
used to be	Ņҋņҋ
used to exist	Ā҇
used |	ĀґĒҏĕ҆Ķѳō҉
used | $	ĀҖĒҏĕ҆Ķѳ
useful	āҏŌѵ
user	Ğҋ
users	ĀѩāҙĞ҆ĩҒŒѺ
users _ <tag>	ĀѷāҊ
users _ the	ĩҒŒѺ
users of	ĩҒŒѺ
users of the	ĩҒŒѺ
uses	ĉ҈ĒҋĘҋġѹģѸĩѷĪ҇ŏҗ
uses $	ģѹĪҊŏҏ
uses <name>	ĀҢāѣ
uses <name> |	ĀҌāѵ
uses _ $	ĀҚāѪŏ҆
uses _ <name>	Ę҇
uses _ its	āѵĉ҉ĕ҆
uses _ once	ā҇
uses _ |	ĀғāѲġѺ
uses exactly	ā҇
uses exactly once	ā҇
uses for	ĕ҆
uses for its	ĕ҆
uses it	āҌġѺ
uses it |	Ā҈ġѺ
uses the	ā҈
using	ā҇Ē҆ĩ҉ĪѲĽ҆Ŋѷŏґ
using <path>	Ā҈ĩ҆
using _ $	Īѹŏҋ
using _ <name>	Ľ҆
using _ former	ā҆
using _ via	ĩ҆
using _ |	ĀҎāѹŊѸ
using it	ĪѺŏҌ
using it $	ŏ҆
using the former	ā҆
using them	ŏ҆
usually	ĀѺāґ
usually _ to	ā҇
usually pass	ā҈
usually pass to	ā҇
val	đҊ
val _ <name>	đҊ
val of	đҊ
val of <name>	đҊ
value	Ā҉āҐĐѺđӐĔҮĕҳĢѹĤѺĬѸĭѺĶҋŁѹŇҖőѺ
value $	ĀҌāѹđҏĕ҆Ķ҇
value <name>	ĀѸāѸĕҕĶ҉ĸ҇
value <name> $	ĸ҇
value <name> has	đ҆
value _ $	āѸđғĔғĕѵĸ҆
value _ <name>	ĀѶāҒđҜĕҖŇ҆
value _ allowed	ā҇
value _ configured	Ā҆
value _ has	đ҆
value _ i	đ҉
value _ in	āѺĶҊ
value _ is	đ҆
value _ it	ĀҋĔ҆ĕ҉
value _ stored	đ҇
value _ the	ā҈ĔҊ
value _ to	ĀҊ
value _ used	Ĕ҆ĕ҉
value am	ā҈
value am i	ā҈
value are	ā҇
value are allowed	ā҇
value assigned	ĀҊ
value assigned to	ĀҊ
value behind	āҍđѸ
value does	ĀҌĕҌ
value does <name>	āҏ
value does it	Ĕ҇
value does the	ĀҋāѸ
value for	Āѵā҆ĔҒ
value for <name>	ā҇
value in	ĀѺāҌ
value in the	ĀѺā҆
value is	Ā҇āѮđҖĕҐ
value is <name>	đ҈
value is configured	Ā҆
value is it	Āҍ
value is stored	đ҇
value is used	Ĕ҆ĕ҉
value of	Āҍā҉đқ
value of <name>	đҚ
value of the	āҊ
value that	đ҆Ĕ҆
value to	Đ҈
value |	đҏĔ҈ĕѺ
value | $	đҏĔ҈ĕѺ
var	ğҔĶҎŐ҉
var <name>	āҌğҌĶҏŐ҉
var <name> $	āҋĶҊ
var <name> |	ğ҆
var _ $	āҋĶҊ
var _ |	ğ҆
variable	đѶğҦĬѺĶҩŇѹŐӂŒѹ
variable <name>	Ā҈āҍđѷğҒĶҜŐҮ
variable <name> $	ğ҇Ķ҆ŐҊ
variable <name> gets	Ā҆
variable <name> have	ĀҌ
variable <name> is	ğ҈Ķ҆
variable <name> read	ĀҐāѳ
variable <name> what	ā҉ğѸ
variable <name> |	ā҇ğҊ
variable _ $	āѺğҊĶ҉ŐҊ
variable _ <name>	ĶҊ
variable _ a	Ő҆
variable _ gets	Ā҆
variable _ have	ĀҌ
variable _ is	ğ҈Ķ҆
variable _ read	ĀҐāѳ
variable _ the	Ĥ҆
variable _ what	ā҉ğѸ
variable _ |	ğҐĶ҆
variable of	Ĥ҆
variable of the	Ĥ҆
variable |	ğ҆
variables	Ĥҫ
variables _ <name>	ĀѹĤҖ
variables _ belong	Ĥ҆
variables _ in	ā҆
variables _ the	ā҇Ĥ҇
variables are in	ā҆
variables does	āѺĤҍ
variables does <name>	Ĥҋ
variables of	ā҇ĤҎ
variables of <name>	Ĥ҇
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѶāҟđѵĸҭ
variant <name>	āҜđѵĸҤ
variant <name> $	āҌđѵĸҌ
variant <name> is	āҍĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҈
variant _ $	āҌđѵĸҎ
variant _ is	āҍĸѷ
variant _ which	ĸ҇
variant _ |	ĸҋ
ve	ĀѳāѴņ҆
verbatim	ĲѷĴҍ
verbatim $	ĲѸĴ҉
verify	āѲĭ҆
verify _ <name>	Ā҉
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify that	āѹŎ҆
verify that no	Ŏ҆
verify the	ġ҆
verify the existence	ġ҆
versa	ď҉
version	ĀҋāҌėӛĠҝĢѹĬѹĮӍ
version $	Į҇
version <name> by	Į҆
version <tag>	Ġҙ
version <tag> $	Ġ҈
version _ $	ĀѷėҖĠҊĮҊ
version _ <name>	Ā҉ā҆ė҉ŀ҆
version _ by	Į҆
version _ for	ėҋ
version _ go	Į҇
version _ installed	ā҈ĮѺ
version _ it	ė҆
version _ java	Į҇
version _ node	Į҇
version _ of	Į҇
version _ on	ėҋ
version _ one	ė҆
version _ python	Į҈
version _ required	Ā҈
version _ rust	Į҇
version _ the	ā҉
version _ this	ĀҒāѹ
version _ |	Ā҇āѴĮҐ
version constraint	ė҉ĮҌ
version constraint of	Į҈
version constraint on	ė҆
version does	ĀҋāѹĮҊ
version does it	Į҈
version does this	ĀҌ
version exactly	Į҈
version here	Į҇
version here |	Į҇
version is	Ā҇āҌė҇Įѱ
version is installed	ā҈ĮѺ
version is required	Ā҈
version number	ė҆
version of	ĀҎāҎė҈Įҟ
version of <name>	ĀҊā҇ė҈
version of go	Į҇
version of java	Į҇
version of node	Į҇
version of python	Į҇
version of rust	Į҆
version of this	Ā҆
version range	ė҉
version required	ė҈
version specifier	ėҊ
version the	ė҈
version wise	ė҈
version wise $	ė҉
version |	ĀѺāҌĮ҈
version | $	ĀѺā҇Įҋ
versions	ĀѮāѱėҌĮҖŀҚŉҪ
versions _ <commit>	ŉҊ
versions _ <name>	ŀҋ
versions _ commit	ŉҋ
versions _ the	āѺė҇
versions _ this	Įҋ
versions are	ė҆
versions does	Į҆ŉ҇
versions does this	Į҆
versions of	āѺėҋĮ҈ŀҘ
versions of <name>	ŀҋ
versions of the	āѺė҇
versus	ďҊ
versus <name>	ďҊ
very	Ā҆
very _ commit	Ā҆
very first	Ā҆
very first commit	Ā҆
via	ĀҊāѲĝ҆ħқĨҋĪѳ
via _ $	ħ҆ĩҋĪѸ
via _ files	ħҊĨ҇ĩѹ
via _ modules	ħ҈Ĩ҇
via _ |	ĀҎāѲ
via import	ĝ҈ĩҋĪѹ
via import $	ĩҌĪѹ
via imports	ħҌ
via imports $	ħ҉
via which	ħҏĨҎĩѷ
via which files	ħҊĨ҇ĩѹ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	ĂҚĿѺŀ҆
visibility	ĀѹāѴĭҬ
visibility $	ĭ҆
visibility _ $	ĭҌ
visibility _ <name>	ĭҍ
visibility _ |	ĭ҆
visibility of	ĭҋ
visibility of <name>	ĭҋ
visibility |	ĭҌ
visibility | $	ĭ҉
vs	āҎďҙŁѷ
vs <name>	āҏďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	ĀѲą҇ĵҌĽ҈ŉ҉
w <name>	Œ҇
w _ $	ą҇ĵҍ
w _ <name>	Ľ҈
waht	Āѹāѹł҆ő҆
waht _ do	ő҇
waht folder	ő҇
waht folder do	ő҇
walk	ĀҎĢ҈
walk _ the	ĀҒ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭ҉Ķ҆
want _ know	ĭ҈
want to	Ċ҆ĭ҆Ķ҆
want to know	ĭ҆
wants	āѺ
wants $	Į҇
warning	ā҇
was	ĀқāҋąҤĊѹčҖĎҗĐѸđѹĒѺĔѺĠҖģѸĤѺĩѸĪѸīѸĬҐĮѸįҝİҙĲҋĴѳķѷĹѺľѺńѺŅҭņҨŇѹŊѺŋѵōѹŎѺŏѸőѺŒѹŕѺ
was <commit>	Āҋ
was <name>	āѱąҊč҈ĠѷĢ҇ĬҒįҋŅҍņ҆
was <name> added	ĀѲāґą҆
was <name> called	Āҏāѷ
was <name> changed	ĀҌāѳ
was <name> declared	ĭ҆
was <name> in	ĀѺā҆
was <name> last	į҇
was <name> moved	ĀҊāѹ
was <name> removed	ĀѹāҊ
was <name> renamed	ņ҇
was <name> written	āѳĢ҈Ĭҏ
was <path>	ĀңāѴąҌč҉Ď҆Ņҏ
was <path> added	Āҍą҆čѸ
was <path> called	Ā҆
was <path> changed	ĀѸčҌĎ҆
was <path> created	ĀѺā҆
was <path> last	Āғčѹ
was <path> most	į҇
was <path> moved	ā҇
was <path> part	č҇
was <path> removed	ĀҊčѺ
was <path> renamed	ĀҊ
was <path> touched	į҆
was _ $	ĀѵąҒĎ҆ĺ҇Ņ҆
was _ <line>	āҌ
was _ <name>	Āѱ
was _ <path>	ņ҇
was _ a	Ġ҉
was _ added	āҏąҍčѸ
was _ affected	ĀѺč҇
was _ already	Ġ҈
was _ any	ā҇
was _ before	Ņ҉
was _ brand	ąҊ
was _ by	č҈Ĳ҆
was _ called	ĀғāѶ
was _ changed	āѭčҎĎ҉įҎ
was _ declared	ĭ҆
was _ deleted	ĀҒāѵ
was _ edited	Ā҇
was _ ever	Ā҇
was _ first	ĀґāѴ
was _ former	āҌŅѸ
was _ from	ņ҈
was _ in	ĀѬąҍč҈Ď҇Ġ҈įѹĸ҇ŅѺņ҈
was _ introduced	ą҆
was _ last	āѹčѹįҎİҙ
was _ latest	āѺįҌ
was _ most	į҈İ҇
was _ moved	ĀҋįѺ
was _ named	ņ҆
was _ of	Ā҇
was _ old	ŅҋņѺ
was _ originally	Ņ҈
was _ part	ĀѹčҊ
was _ previously	Ņ҈
was _ public	āҎĠѸ
was _ removed	ā҈čѹ
was _ renamed	ĀҊņҏ
was _ to	ŅҒ
was _ touched	āѸč҈įҊ
was _ value	ā҈
was _ what	ā҆
was _ which	ā҉
was _ why	āҌ
was _ written	āѷĢ҈Ĭҏ
was _ |	Ď҈ĠҊŅ҇
was added	ąҐ
was added in	ą҇
was born	ąҐ
was born $	ąҌ
was changed	ĀѸā҉Ď҈
was changed $	į҆
was committed	āѸİҏ
was committed last	İҋ
was created	Āѷą҈
was created |	Āѹą҇
was formerly	ņ҉
was in	ĀѺāҊ
was introduced |	Ā҇ąѹ
was it	ĀѹŅҏ
was it called	āѺŅҊ
was last	įҌ
was last changed	į҈
was line	āҌ
was line <line>	āҌ
was made	āѵĬ҇
was modified	č҆Ď҆
was moved	āѵŅҔņҊ
was moved $	ņ҇
was moved from	ŅҋņѸ
was moved to	ņҋ
was moved |	Ņ҇
was named	Ņ҆
was once	ņ҆
was once named	ņ҆
was part	Ā҇
was part of	Ā҇
was previously	ŅѸņ҉
was previously called	ŅѸņ҉
was released	Ġ҆
was released |	Ġ҆
was renamed	Āѹā҈ŅҋņҌ
was renamed from	ŅѳņҒ
was renamed in	ŅѺņ҉
was renamed to	ŅҚņѭ
was renamed |	āҋ
was the	Āғāҗąѯį҆İ҉Ņ҉ņѴ
was the class	Ā҆āѸ
was the first	Ā҉
was the former	āҌŅѸ
was the last	Āѵį҉İҊ
was the latest	įҊ
was the old	ŅҋņѺ
was the value	ā҈
was there	ĠҐ
was there a	Ġ҈
was there ever	ā҇
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѸāғ
was wondering in	āѺ
was wondering what	ā҆
was wondering which	Ā҆āҋ
was wondering why	āҌ
was written	ĺ҇
was written $	ĺ҇
way	āѺďҏē҆Ħ҈ħҋ
way _ $	āѹħ҆
way _ importing	Ā҉
way _ run	ā҆
way _ |	ā҆ď҆
way of	Ā҆āѵē҇Ħ҆
way of importing	Ā҉
way to	āҊ
way to run	ā҆
way |	āѺħ҆
way | $	āѺħ҆
wc	āѷĳҡ
wc _ <path>	ĳ҉
wc _ give	ĳ҆
wc _ say	ĳ҈
wc l	āѷĳҡ
wc l <path>	ĳ҉
wc l give	ĳ҆
wc l say	ĳ҈
we	āѸă҇ą҆Ċ҇Ďѷėҏĝ҆ĠҋġҌĮѺįѷĶѷļ҇łҌŋҋŔҋ
we <name>	ĀѵāҌ
we _ $	Āҋė҆
we _ <name>	ĀҗāѥĠ҆Ģ҈ō҇
we _ <path>	ĝ҉
we _ a	ĀҌāѵġ҉
we _ for	ō҉
we _ here	ł҇
we _ in	Ā҆
we _ on	ĀҒāѭĖ҆
we _ one	ā҆
we _ out	Ŕ҆
we _ that	ġҊ
we _ the	āҍĶѹ
we _ to	ė҆
we _ |	ň҆
we depend	āѸĖ҇
we depend on	āѸĖ҇
we got	Ā҆āѺ
we got <name>	Ā҇
we had	āѸ
we had a	āѹ
we have	Āѹāѱą҈ġҖłҌŋ҆
we have <name>	āѷŋ҇
we have a	ġ҉
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҇
we have one	ā҆
we have |	ň҆
we import	ĝ҉
we import <path>	ĝ҉
we lost	Ā҆
we need	ĢҊ
we need <name>	ĢҊ
we re	āѭĮ҈
we re <name>	āѺ
we re on	Į҆
we require	ė҉
we use	ĀҌā҇ĶѴ
wear	ĒҌēҏ
wear $	ē҉
wear <mark>	Ē҈
wear <mark> $	Ē҈
wear _ $	Ē҈ē҆
wear |	ē҆
wear | $	ē҆
week	Āѷāғ
week $	āҋ
week _ $	āҍ
week |	ā҉
week | $	āҋ
well	ĀѱāқĤ҇
well _ $	ā҉
well _ |	ĀѹāҌ
well design	ā҈
well the	Ĥ҇
wen	Āҋ
were	āҩĄҍċ҆İѺĽ҆
were _ between	ĀҙāѬ
were _ by	āҋ
were _ in	ĀѺā҈
were _ since	Ā҉āѺ
were _ there	Ą҇
were _ to	ā҆
were _ |	ĀѰāҍĄ҈
were added	ĀѸāҊăҍĄ҈ČѸ
were added from	ă҆
were added |	āѺĄ҈
were created	ă҇
were deleted	āҍ
were deleted between	Āҍāѵ
were deleted from	ā҇
were deleted |	ĀѴāґ
were fixed	ā҆
were is	āѺċ҇Ľ҆
were modified	Č҆
were not	Ą҆
were not there	Ą҇
were removed	ĀҎāѷ
were renamed	Ā҇
what	ĀѱāѣĂҋąғĆѳćҙĈѧĉґĊҋċѸČҌčюĎѲďҊĐѴđҘĒҋēҘĔҍĕғĖҌėҍĘѨęѨĚѝěѴĜѠĝћĞҕğѳĠѢġѮĢҤģҞĤҔĥҊĦѝĨѸĩҔĪқīҗĬєĭєİҖıҗĲѤĴҌĵѷĶѫĸѸĹѱĻѭļѵĽѹĿҕŀ҈ŁҖłґŃҒńҝŅҒņҝŇғň҈ŉҍŊѹŋѧŌѨōҐŎѢŏ҉ŐҍŒѶŔѴŕҚ
what $	Āѯć҆đҌĔҊĢҏĪ҉Ĭ҈ňҊ
what <commit>	ā҈
what <commit> did	ā҈
what <name>	ĀѸāҋćғĉҔď҉đѸěҍĢҏģ҆ĬҋĭѺĮ҈ŀѺŇѺňѳ
what <name> do	ėѹĮҌ
what <name> does	ĢҐ
what <name> extends	ć҆
what <name> has	ć҇
what <name> inherits	ć҆
what <name> is	Āґě҇Ģ҈ĬҌ
what <name> version	ėҊĮѺ
what <path>	ā҈
what <path> is	Ā҆
what _ $	āѠą҆ĊҊđ҇ĕҍĴ҆ŁҊł҆ń҆ŅѺŇҐő҆
what _ <commit>	Čҋ
what _ <mark>	ĀѺāѹĒҔ
what _ <name>	āѯĉѹĊҟĐѸđҋĒѺēҔĔҏĠѸĢ҈ĤѸĥҏĩ҇ŁѶŅҍņҖňғ
what _ <path>	Ā҇ĩ҇Ņҍņґŏ҆
what _ a	ĀѬāҖł҈
what _ above	ćҎ
what _ added	ą҇
what _ after	ī҆ŇҌ
what _ all	ĀҌāѵĆ҇
what _ am	ā҆
what _ and	Āҋ
what _ are	ĀѴāҎĉ҆ĊѺģ҆Ī҉ī҆ĮѺĿ҉ō҈
what _ at	İҋ
what _ be	ĀѸā҆ģ҆ń҇
what _ below	ňҋ
what _ between	Ł҇
what _ break	āҒ
what _ brings	Īҋ
what _ brought	ĀҊą҆
what _ called	āѷĉ҉ġҍ
what _ calls	Ċҋ
what _ can	Ā҈āѶĞ҈İѹ
what _ cases	ĀҊŊѺ
what _ changed	ĀҍĎѷ
what _ ci	Ā҆İѺ
what _ class	ćҌě҆ňѷ
what _ classes	ŀҒňѸ
what _ code	ō҇
what _ come	ń҈
what _ commit	ĀѸāҔ
what _ committed	āѺİҏ
what _ concrete	Ă҆
what _ contains	ĺґ
what _ decorated	āҋĒ҉ēѹ
what _ decorator	ā҉ĒѺ
what _ derive	Ā҇
what _ derived	ĀѺćѶňҔ
what _ did	ā҈ăҋČҊńѸ
what _ different	ā҉
what _ do	āҘĊ҉ďѺğ҆ĢѸķ҆
what _ does	ĀѤāҖĐ҇đѺēҋĔ҇Ğ҇ĢҖĤ҇ĥҍĪѹı҈ĳѳĵҎķҎĺ҆ļѺľѸĿ҈ŀҋŁ҈ŃѺńѴŇҊň҈ŌѷőҊ
what _ exported	ģ҇
what _ exports	ā҇
what _ expose	ģҖ
what _ extends	ć҆
what _ file	Ā҆
what _ files	ĀѵĄ҆ĩҊ
what _ from	ĀѸĐ҇ňҒ
what _ functions	āѺĉҊō҇
what _ gave	ą҈
what _ get	Ī҈
what _ happen	āҊ
what _ has	ĀѷāѲą҈ć҇įҊĻ҆œҊ
what _ have	āѹō҇
what _ i	ĀѷĂҐğѸģҊĴ҆Ŀ҆Łґń҇
what _ if	āҝ
what _ implement	ĥ҈
what _ imported	Āѷā҉ĪҒŏ҇
what _ imports	ŏҍ
what _ in	ĀҖāҍďѺđ҆ē҆Ğ҇ĩҒĪѶőѹ
what _ include	ŉ҇
what _ inherits	ć҈
what _ inside	ĀҏāғĢѹŒѳ
what _ introduced	ĀѹąҊ
what _ is	ĀҊāѹē҇ėҋĢҐĤ҇ĪѸĬ҇Ķ҈ĸҋŀѹŅѹŇ҆
what _ it	ā҆ć҈čѺĔҊĢғģ҈Īҋİ҉Ņ҉
what _ its	Ā҆āѰĢҊĤ҇ŁѹŅҊő҈
what _ line	ā҇
what _ lines	ŏ҆
what _ made	ģҊ
what _ members	Ĥ҇
what _ methods	Ŀ҇
what _ modules	Ī҇
what _ must	Ā҈āѸĂ҈Ňѹ
what _ new	ĀѺāҌ
what _ number	Āѵĳґ
what _ of	Āѵāѯė҈ĢѹħҊĨ҈ĪѳĮҙĵ҇ľҌĿѹłҗń҆Ň҉Ŋ҉Őҍ
what _ off	ŕҍ
what _ on	ĢѹĩҟĴ҆
what _ or	āѹđҌ
what _ packages	ā҆
what _ pulled	Ī҈
what _ put	ĊѺń҉
what _ raised	Āѷńҍ
what _ route	Ĩ҈
what _ should	āҒ
what _ somebody	İҋ
what _ start	ŕ҇
what _ symbols	ģ҆
what _ take	ď҉
what _ teh	Āҏ
what _ tested	Ā҉
what _ tests	ō҈
what _ that	āѺĢ҉Ī҈
what _ the	ĀҘą҆ćҊċѺĎҐď҇ĐѺđѹĕҏĖ҆ğѺģ҆ĥѷħҊĪѺĬѹįҗı҉Ķѹľ҈Ł҉łѸňѭŊҏŐ҈őѸŒҌ
what _ there	ĀѺģ҇
what _ they	āѯĤҋĪ҉
what _ this	Ā҈āѷłҌ
what _ throws	Ńҋ
what _ to	ā҈
what _ type	ĀѺāҊŐ҉
what _ version	ėҊĮѺ
what _ versions	ŉҋ
what _ want	ĭ҇
what _ was	ĀҌąѸĢ҈ŅҐ
what _ wc	ĳҎ
what _ we	ĢҊ
what _ were	āҐăѸĄ҇
what _ when	ā҇
what _ will	Ŀ҈
what _ would	ő҆
what _ write	Ĵ҆
what _ written	āѺĴҍ
what _ wrong	ĀҏāҒĴѷ
what _ you	ā҆
what _ |	ĀѹāѰį҉ĸ҆Ĺ҇Ň҇ňѸŏѸ
what a	Ă҈
what a concrete	Ă҆
what all	ĀѺāѮĒ҇ĥ҇ŁҊ
what all classes	ĥ҇
what all is	ĀҐ
what annotations	ēҏ
what are	Ā҉āѲĆ҆ćѺĉ҇Ċ҇ĖҊĞ҆ĤҒĿ҉
what are <name>	ćҋň҇
what are all	ĀҌāѵĆ҇
what are its	Ĥ҈ŁѺ
what are the	ā҈ćѴĊ҈Ė҆Ł҈ňѺ
what are they	āѹĤ҈
what arguments	ď҇ŁҊ
what arguments does	Ł҈
what attributes	ĤҌ
what base	ćҋňѸ
what base class	ćҌňѸ
what became	ņ҉
what became of	ņ҆
what branches	Ā҆
what breaks	āҗ
what breaks if	āҋ
what calls	Āѹĉ҉
what calls are	ĉҋ
what calls it	Ċ҇
what can	ĀѯĞ҆ģҗĩѺĿ҈ŁҎń҇
what can be	ĀѹāѺģ҆ŁҊń҇
what can i	ĀѸģ҈Ŀ҇
what can other	ģ҇
what causes	ŕ҆
what chain	ħ҆
what chain of	ħ҆
what changed	ĀҖāѬ
what child	ŀҌ
what child classes	ŀҌ
what circumstances	ā҇ńѺ
what class	ĀѸćҔ
what classes	ĀҏćѵĥҎňҋ
what classes derive	Ā҇
what classes is	ň҉
what classes |	ĀґćѶ
what code	āѵĊ҇ğҋĴ҆Ńҕ
what code calls	Ċ҆
what code throws	Ńҋ
what comes	ī҆İ҆
what comes after	ī҆
what commands	Ğ҈
what commands do	ā҆
what commands does	Ğ҈
what commit	āѯąҳį҈
what commit $	ą҈
what commit added	ą҇
what commit brought	ą҆
what commit did	Āҏ
what commit gave	ą҈
what commit has	ą҈
what commit introduced	ĀѹąҊ
what commit was	ĀҎąѸ
what commit we	Ā҆
what commit |	ĀѶą҆įҊ
what commits	ĀҍĎѷ
what commits changed	ĀҍĎѷ
what data	ĀѹĤҎ
what data members	Ĥ҇
what date	āѺįҋ
what date has	āѺįҋ
what decorators	ēғ
what decorators does	ē҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩҒ
what depends on	ĩҒ
what did	ĀѷāҘčѷĠѺİ҈Ņ҆ņҍ
what did <commit>	ā҇
what did <name>	ĀѹāҎĠѺņ҈
what did <path>	ĀѺā҉ņ҆
what did commit	ā҆
what did the	ĀҋāѸ
what did they	ĀѺāѷĪ҆
what did we	ā҇
what differs	ā҇
what differs |	ď҆
what dir	ő҉
what dir $	ő҉
what directory	ő҈
what do	āҍĂ҉Ĵ҇ń҈
what do i	Ă҉ń҈
what do the	āҊ
what do we	ĢҊ
what does	ĀҋāҠć҆Č҉đҗēѺĔҋĕҋģҔħѺĪҚĻѺŏҍŕѶ
what does <name>	Āҋā҉ćѷđҏĔҊĕ҉
what does <path>	Ā҉Ī҆ŏ҇
what does it	āҍĢ҇ģ҇ĪҎ
what does line	ā҈
what does the	ĀѱāҒćҌđ҉ĢѺģ҈Ł҆ŕѹ
what does this	ĀҌāѹĖ҆
what does wc	ĳ҆
what else	āҋ
what errors	ā҇ńҌ
what errors did	āҊ
what events	ŕҏ
what exactly	ā҇
what exception	ń҆
what exceptions	ńҕ
what exceptions must	ń҆
what extends	ňҍ
what extends <name>	ňҍ
what fields	ĀѺĤҗ
what fields does	Ĥ҉
what fields is	Ĥ҈
what file	ĀѶāѳğ҉Ķ҇ķҊĸ҉Ĺ҇ĺғĻ҈Ľ҇ņѶŒҊœҎ
what file contains	ĺґ
what file do	ğ҆
what file has	Ļ҇œҋ
what file |	ĸ҆Ĺ҇
what files	Ā҈āѵăҍĄ҉ČґčѺĩҍ
what files did	āѺăҋČ҈
what files got	Ā҇
what files were	ā҉ăѺĄ҇
what folder	őҒ
what folder does	ő҆
what folder would	ő҆
what for	ł҈ŏѺ
what for a	ł҈
what for |	āҋŏѺ
what from	Ī҆
what from other	Ī҆
what function	Ń҆
what functions	Ā҉ĉ҉Ċ҈Ńҏ
what functions $	Ċҋ
what functions does	ĉҋ
what functions in	ā҆
what gets	ĉ҆Ė҈Īҋ
what gets pulled	Ī҈
what goes	ĀҌŁҊ
what goes between	Ł҈
what goes wrong	ĀҌ
what had	Ņ҈
what happen	ĀҌāѺ
what happens	āҚ
what happens if	āҒ
what has	Āѵā҇Ē҈ņҍ
what has <name>	ņ҈
what has commit	Āѵāҏ
what i	ĭ҇
what i want	ĭ҇
what implementations	ĥҍ
what implements	ĀҊīѺ
what import	āѺĨ҈ŏҋ
what import lines	ŏ҆
what import route	Ĩ҈
what imports	ĀѺĩҒĪ҇
what imports <name>	ĩ҆
what imports <path>	ĩҌ
what imports are	Ī҆
what inputs	Āѹā҆Ł҉
what interfaces	īҖ
what interfaces are	ī҆
what interfaces does	ī҇
what is	ĀҨāѳćҊĊѮċѷčѺĎҏĐѲđҋĒ҉ĖѹĘѺęѺĚѸěѷĝѵġ҈ĢҚģҎĥѸĦѺħ҉ĩѸĪҌĬѲĭѴİ҇ĲѺĳҋĴҎĶѵĺѸľҒŃѺņҗŇ҇ňҋŉѹŊҒōѵŒѷŕѷ
what is <name>	āѶĊѺĐѺēҋĔ҇Ģґĩ҈ľ҇ņ҈Ň҉
what is <path>	ņ҉
what is a	Āѱāғ
what is called	āѸġҍ
what is decorated	Ē҉
what is derived	ĀѺćѶňҔ
what is different	ā҉
what is expose	ģ҇
what is imported	ĀѷāҊĪҎ
what is in	ĀҊđ҆Ğ҈ģ҇Ł҆őѺ
what is inside	ĀҐāҍĢѹŒѳ
what is it	ĢҍİҊ
what is its	Ā҆āѵĢҍŅ҈ő҈
what is made	ģҊ
what is new	āҍ
what is raised	Āѷńҍ
what is teh	ĀҐ
what is tested	Ā҉
what is the	āѷą҇ćҌĊѷĎҒđѸĕ҇ĢҌħҋĮ҆įҍĳ҇ľҋłѺŅѷŇ҆ňѵŊҒŌ҆Œ҈ŕѸ
what is there	ģ҈
what is this	łҊ
what is write	Ĵ҆
what is written	āѺĴҍ
what is wrong	āҐ
what it	Ģғ
what it does	ĢҎ
what it used	ā҇
what job	ĀѷĢґ
what kicks	ŕ҈
what kicks off	ŕ҈
what kind	āҍń҇ŇҌŐ҇
what kind of	āҍń҇ŇҌŐ҇
what libraries	Ė҇
what licence	ıҎ
what license	ıҌ
what line	Āѯāѹċ҆ĐҒđѺĴѷĵҐĶ҇ĸ҇ĺҋļ҉ĽҏŔ҈
what line <name>	ĺ҈
what line does	ĀѸāҋĐ҆ĳѶĵҐķҋ
what line is	Ķ҇ĸ҇ļ҆
what line number	ĀѶĳґ
what line of	Đ҆Ľ҆
what line |	Ā҉
what makes	ŕ҉
what makes the	Āҋāѷ
what members	Ĥ҇
what members are	Ĥ҇
what methods	ĀѹĂ҇ľѷĿҚŀ҆
what methods are	Ŀҋ
what methods does	ľѺĿҍ
what module	ċ҇
what modules	ħ҈ĩ҇Īҋ
what modules brings	Ī҇
what modules is	ĩ҇
what must	āҋğѸ
what must i	āҍğѸ
what name	āѹŅ҈ņґ
what name did	Ņ҆
what names	ģҐ
what names are	ģ҈
what names does	Ā҈
what names in	ā҇ģѺ
what new	Ą҆
what number	ĀѸā҉đҏĪѷľҋŊ҇
what number does	ĀѵāҐ
what number of	āѺĪѷľҋŊ҇
what number or	đҌ
what occasions	ŕ҇
what order	āҏ
what order are	ā҈
what other	ĀѷāҌĉҋĩ҇Ī҇
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ā҈
what overrides	ŀҐ
what packages	ĀҊāѵ
what parameters	āҊŁ҇
what parameters does	ā҆Ł҆
what params	ŁҔ
what path	Ņ҈Œ҈
what person	Ā҇
what person commit	Ā҇
what places	ĀҌĊ҉ğѺ
what point	Đ҉
what properties	ĤҐ
what protocols	ī҇
what pulls	ĩҔĪѺ
what pulls in	ĩҔĪѺ
what release	āѸėҐ
what release of	āѸėҐ
what releases	ŉ҉
what relies	ĩҍ
what relies on	ĩҍ
what return	Ň҆
what revision	ĀҎ
what role	Ģ҈
what route	ħ҈
what route of	ħ҈
what section	Đ҇
what section from	Đ҇
what sequence	Ĩ҆
what sequence of	Ĩ҆
what sets	ŕҊ
what should	āҖ
what sits	ň҆
what sort	ł҈
what sort of	ł҆
what source	Œ҆
what source file	Œ҆
what stands	āѬćҊĕ҆İ҆ĴҊŇҊ
what stands after	ŇҌ
what starts	ŕҋ
what starts the	ŕ҉
what steps	Ā҈
what steps does	Ā҈
what subdirectory	őҊ
what subdirectory does	ő҇
what tags	ĀѺā҇ŉҋ
what tags include	ŉ҇
what test	Ā҆ŊѸō҈œҋ
what test cases	ĀҊŊѺ
what test functions	ō҇
what tests	ĀҋāѵŊѺōҤ
what tests do	Ā҇
what tests does	Ā҆
what tests is	ō҆
what tests would	Ā҇
what that	Ā҇
what the	ā҆ě҆Ģҋİ҉
what the class	ě҆
what they	ā҈
what things	ģ҇
what things get	Ī҈
what time	į҆
what time did	į҆
what to	ĊѺń҉
what to put	ĊѺń҉
what traits	īҋ
what triggers	āѷĊҜ
what triggers the	Ā҉
what type	ā҆ĤѸłҌŇҠŐҜ
what type $	Ň҆
what type <name>	ĀҍāѸŐ҆
what type does	āѸŇҏ
what type is	ĀѲāҎŇ҈ŐҊ
what type of	łҎ
what type the	Ő҇
what type |	Ň҈
what types	ĥ҈
what unit	ō҈
what unit tests	ō҈
what unused	ŏҊ
what unused imports	ŏҊ
what value	āҝđґŐѸ
what value am	ā҈
what value does	āҌĔ҇
what value is	Ā҉đ҉
what version	ĀѺāѸėҋĮҡ
what version of	āѺėѷĮҠ
what versions	ė҉
what was	į҈İґŅң
what was <name>	Ā҆
what was <path>	Ā҈Ņ҇
what was added	Ā҇
what was committed	āѺİҏ
what was in	ĀѺāҋ
what was it	Ņ҉
what was the	įҋŅҎņѹ
what way	ď҆
what which	ģ҆
what which symbols	ģ҆
what will	ā҇Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҌāҎĳ҇
what would be	āҌ
what would break	āҒ
what would happen	āҊ
what would i	āѸĢ҉Ł҈
what would wc	ĳ҈
what |	Ā҆āѣđ҈ĕҍĴ҇ł҆ń҉Ňґ
what | $	Ā҆āѤđ҉ĕҎĴ҇Łѹł҆ń҉ŇҐ
whatever	Āѷċ҆Ĕ҈ĕѹŒ҈
whatever <name>	Ĕ҈ĕѺ
whatever _ extension	Œ҆
whatever _ is	Ĕ҈ĕѺ
whatever its	Œ҈
whatever its extension	Œ҆
when	āҠąҒĊѰĔҝĕґĖҏĦѵħѺĨҊĩѸĪѺĭѺĮѵįҼİ҆ıѺń҈ŅѶņѸŌҏŎґŒ҇ŕҐ
when <name>	ĕ҆
when <name> is	āѹĕ҆
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҇Ŏ҆
when _ <name>	ĀҏāҐĊѺĔҐĬѺįҌń҈ŇѸ
when _ <path>	ą҆įҐ
when _ call	Ā҈āѵĔҋŁ҆ń҇
when _ caller	ĕ҉
when _ import	Œ҈
when _ is	ĀѺāҋĕҋ
when _ it	āҌ
when _ line	ā҆
when _ look	Ę҇
when _ open	Ĭ҉
when _ somebody	į҆
when _ start	Ĩ҈
when _ subclass	āҊ
when _ support	ā҆
when _ test	ĀѺāҋ
when _ tests	āѹŎҊ
when _ the	Āѭāҗį҈İ҈ŕҊ
when _ they	ā҇
when _ this	Āҏāѵ
when _ was	ĀѸĠ҆ŅѺņ҉
when _ we	Āғāѵįѹ
when _ |	āѷŌҋ
when calling	ĀҌĊѺĔ҉ń҈Ňѹ
when calling <name>	ĀҌĊѺĔ҉ń҈Ňѹ
when did	āҜįҎ
when did <path>	ā҈
when did it	Ā҉
when did the	į҉
when did they	ā҇
when do	Āҋāѷ
when do the	ĀѴāҍ
when do we	Āҗāѩ
when does	ĀѴāҍŕҍ
when does <name>	ā҇
when does the	ŕ҉
when has	į҇
when has the	į҇
when i	ĀѲāѷĂ҇Ĕ҈ĨҌĬ҈Œ҇
when i call	Ā҈āѶĔ҉Ł҆ń҇
when i import	Œ҈
when i look	Ę҇
when i open	Ĭ҉
when i start	Ĩ҈
when is	įҏ
when is <name>	āҋ
when is <path>	āѶįҋ
when it	Āѳāҏď҆Ė҇Ņѹņ҈
when it is	āҊ
when it was	ĀѺŅѺņ҉
when one	āѹ
when run	āѺŎ҉
when run $	Ŏ҇
when running	Ė҈
when the	ĕ҈Ŏ҈
when the caller	ĕ҉
when the tests	āѺŎ҈
when was	ĀҜą҇įҊİ҈ņѺ
when was <name>	āѺį҇
when was <path>	Ā҉
when was it	āҋį҆
when was line	ā҆
when was the	āҍįѹİ҉
when will	āҏ
when will support	ā҆
when you	ĀѺ
when |	į҇
when | $	į҇
wher	Ā҈āѴō҆œҋ
wher <name>	ĀѺō҇
wher _ is	ō҇
wher _ the	āѷğ҆œ҇
wher does	ğ҆
wher does the	ğ҆
wher the	Ā҇
where	ĀѬĂѸąҎĆҚćѯĈѸĉѴĊҖċңčѶĎѸĐҬđѨĒѺēѶĔѹĕѺėѹĘѸęѵĚѺěѶĜѸĝѵğҗĠѱġѫĢѶģѶĤѲĥѴĦѺħѸĩҖīѵĬњĭѣĮѷįѶĲѹĳѷĴѹĵҜĶңķқĸҕĹҜĺңĻҖļҞĽҟľѵĿѵŀҌŁѶŃҕńѶņҡŇѷňѳŊѸŋѨŌѬōҐŎѴŏѸŐѳőғŒҎœҜŔҜŕѹ
where $	āѸĺ҆Ľ҉ņ҉
where <literal>	ķҋĽ҉Ŕѹ
where <literal> is	ķҋĽ҉Ŕѹ
where <name>	Ā҉āҌĊ҇ĐҐĩ҆ĵѷĹ҉ļѹĽѷŀ҆
where <name> gets	Ċ҆
where <name> is	ĀҌķ҈ĽѺ
where <name> sits	Đ҆
where <name> was	ą҆
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҈ĩ҈
where <path> was	ą҆
where _ $	ĀѸāѪĊ҇ķҌļ҆ŀ҈ōҊœ҇
where _ <name>	Āѷā҇ĆѶĊ҈ĐҊĠѸķҊĺғĻѺļҍŃ҈Ņ҇ņҊōҏőѶ
where _ <path>	ĀѵāѶĐ҈ĩ҇ŅҌņҊ
where _ a	Ā҉āѹ
where _ all	āѹĆ҈ķ҆
where _ calls	āҋļѸ
where _ class	ĵғ
where _ constant	ā҆
where _ decorator	ā҆
where _ enum	ā҆
where _ function	āғ
where _ gets	Ċ҆
where _ has	Đ҆
where _ i	Đ҈ķ҉ĹҊĽ҇œ҆
where _ interface	ā҈
where _ is	āѷĆҌċ҆ĩ҇ĬѺķғĹ҇ĺѸĻ҈Ľ҇Ń҇
where _ it	ĀҬāѵĐҌġѹĬѹĶ҆ķ҈ĸ҆ŋѵŒ҉
where _ its	āҝĶѺ
where _ method	Ĺ҇
where _ module	Ķ҆
where _ nested	Ļ҆
where _ of	āҋĐ҆ĵѺ
where _ old	ņ҆
where _ one	Ā҆
where _ sits	Đ҆ő҆
where _ situated	ő҆
where _ struct	ĵҊ
where _ that	ļ҆
where _ the	ĀѴāҌċ҆ĐѶđѹğҕĶҊķѵĸ҇ĺҍĻ҇ļҌŃҋŌѸőҖŒҊ
where _ they	āѺĆҐ
where _ tree	ő҈
where _ was	ąҌ
where _ we	ĀґĶѹ
where _ |	Đ҆
where a	Ā҆
where all	Ć҇
where all is	Ć҇
where are	ĀѹāҎĆҌŃ҉
where are all	āѺĆ҉
where are its	āҗ
where are the	Ń҉
where are they	Ć҇
where can	Āѹ
where can i	Āѹ
where class	āҊ
where class <name>	āҊ
where cls	ĵҍ
where cls <name>	ĵҍ
where did	Ā҉āѬĠѸĶ҉Ņ҇ņҎ
where did <name>	Ġѹņ҉
where did <path>	Ņ҆ņ҈
where did it	ĀҌ
where did the	āѺĶҊ
where did they	ĺ҆
where do	ĀҕāћĆ҉ğҋĶѹŀ҆œ҇
where do i	āѷœ҆
where do the	āѵğҌ
where do they	ĆҊ
where do we	ĀґĶѹ
where does	Āѣā҉Ċ҈ċ҆Đ҉ķ҆ĸҋĻҌĽ҆Ń҈ō҉
where does <name>	ķҊō҉
where does it	ĀҍĊ҈
where does the	ĀќāҎċ҇ĸ҈Ļ҈Ľ҈Ń҇
where else	ĀҌ
where enum	ā҇
where exactly	āѺķҌ
where exactly $	ķҏ
where exactly |	Đ҆
where has	āѹĺҋņ҉
where has the	ĺҋ
where in	āҌċ҇ļ҈őҒœѹŔҋ
where in <name>	ļ҈
where in the	āғő҇œѹŔ҆
where in tree	ő҈
where inside	Đ҆ļҌ
where inside of	Đ҇
where inside the	ļ҇
where is	ĀқāҊĆѴĐ҈ġѸĩ҆ĬѴĭѷĺҖĻҖĽѶŋѴŌѺőґŒҒ
where is <name>	Āѳā҇ĆѸĊ҇Đҋĺғō҆őѺ
where is it	ĀҖġѹĬѺķҍĽѺŋѵŒҊ
where is its	ā҈ĶѺ
where is situated	ő҆
where is the	ĀҠĐѺĵѺĻ҉őґŒҋ
where is this	ā҇
where one	Ľ҇
where should	āҊ
where stands	ĵ҆
where the	ĀѵāҜğ҆ĵҋĶҐķѵĹ҉ĺ҈ĽҊœ҇
where the <name>	ĺ҈Ľ҈
where the class	ĵґ
where the constant	ā҆
where the decorator	ā҆
where the enum	ā҆
where the function	āҔ
where the interface	ā҈
where the method	Ĺ҉
where the module	Ķ҆
where the nested	Ļ҆
where the old	ņ҆
where was	āѹŅҌ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѹļҎ
where within the	ĻѺļ҈
where |	ĀѹāѫĊ҈ļ҆ŀ҉ōҋœ҈
where | $	ĀѹāѫĊ҈ļ҆ŀ҉ōҋœ҈
whereabouts	ĀѫāѫĐҏĵ҉ĶҋķҖļ҈Ľ҉ŋѹőҕœҐŔ҈
whereabouts _ <name>	Āѹķ҉ő҉
whereabouts _ <path>	Đ҆ő҇
whereabouts _ it	œ҆
whereabouts _ the	āѺĶ҉ļ҉ő҆œ҇
whereabouts do	Ŕ҆
whereabouts has	őҋ
whereabouts in	āѹĐҍő҆œ҇
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҇œ҇
whereabouts is	āѹĵ҇Ķ҇
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķ҉ő҆
whereabouts the	ķ҆
whereabouts the <name>	ķ҆
whether	āѲćѹĈҏĊѺčҖĘ҈ęҌĚҌĜҔĝ҆ĠҊġҌĦҏĩѺĬҚĭҎİѶŃѸňѺŋҊŎҎœѵ
whether <commit>	čҊ
whether <name>	Ā҉āѹĘҊęҋĚ҆Ĝ҉Ġ҇ĬҎĭ҉ŃѺ
whether <name> calls	Ę҇
whether <name> has	Ě҆
whether <name> is	Āҍāѹě҆ĬҎĭ҈
whether <path>	ĜҍĦ҇
whether <path> is	ĝ҆
whether _ <commit>	čҊ
whether _ <name>	Ā҆
whether _ calls	Ę҇
whether _ class	Ě҈
whether _ def	Ĭ҈
whether _ has	Ě҆
whether _ identifier	ġ҈
whether _ imports	Ĝ҉
whether _ is	Ā҈āѶě҆ĝ҇Ħ҇Ĭҋĭ҇
whether _ named	ā҇
whether _ test	ĀҒāѶŋ҈œѸ
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҌāѵĈ҈Ě҈ġ҇ĬҌĭ҇İѷŋ҇Ŏ҆œѸ
whether the <name>	Ā҇
whether the class	Ě҈
whether the def	Ĭ҈
whether the identifier	ġ҈
whether the test	Āґāѷŋ҆œѸ
which	ĀѰāѰĄҊąґĆҏćҐĈѥĉҒĊҊČҊčјĎѮďҌđѷĒҐēґĕҍĖҌė҇ĘѦęѧĚѥěѪĜћĝѢĞҏğґĠѦġѦģғĤҌĥҍĦѤħҒĨҖĩҕĪҍīҘĬцĭєİҋıҕĳѨĴѯķ҇ĸѺĺґľѣŀҏŁҏł҆ŃҏńҒņҌŇҏŉҟŊѥŋѪŌѥōҟŎћŏҎőҌŒҍœ҆ŔҊ
which $	ć҆
which <commit>	ŉ҇
which <mark>	ēҎ
which <name>	ĀѸāѷćҏĉ҆ďҋēҊė҉ĥҍĮ҆ŀѹňѵō҉
which <name> does	Āѳćҍė҈ĮѸ
which <name> has	ķ҈
which <name> is	āѺć҆ďҍňѺ
which <name> system	āҊ
which <name> versions	Įҋ
which <name> was	Ā҈
which <path>	āѶĨ҉
which <path> gets	Ĩ҉
which _ $	ĀѡāѦćҏėѺĩҊīҍĮ҉į҆ıҋĵѹĹ҈Ő҆őҊ
which _ <commit>	Č҆
which _ <name>	āѲąѹĊѺęѺĥҒĩҒİ҇ĺ҆ŀҊœѺ
which _ <path>	Āѳā҈Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	ą҉
which _ adds	āѸċҊ
which _ all	ā҇
which _ and	ģҊ
which _ applies	āѸĔ҆ı҈
which _ are	Āҋāѧĉҋē҈Ė҆ģҊħ҈ĪҒĿҌŏ҇
which _ became	āѹŅҝņѷ
which _ belong	ā҇ĤҊ
which _ besides	āҎ
which _ brought	ą҈
which _ call	Ċҍ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѶŃҊŏ҆
which _ carry	āѺĒ҉
which _ cases	Ā҇ō҆
which _ catch	āҊŃѹ
which _ changed	Ā҉āѹ
which _ check	ā҇
which _ class	Ā҆
which _ classes	ŀҍ
which _ come	ĀҌăѺń҆
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
which _ did	ĀҋāѸąҋı҆ĵ҇
which _ do	ĀѦāқė҆Œ҉
which _ does	ĀѷĈѶĉғČҊĐѷĒ҈ē҈ĕ҆ĘѺĞ҈Ĥѷħ҇ĩѹĪҗİ҆ıѹĺҍļ҈ĿҎŀѳŁҍńѴŐґŒ҇
which _ end	ĀҊ
which _ exactly	Ā҆
which _ exported	ā҆
which _ exports	ģ҆
which _ extend	ĀҊň҆
which _ fail	āѹŃҌ
which _ faster	ā҈
which _ features	ĀѷāҌ
which _ file	āѶĵҋķҋœҌ
which _ files	ĀѷāѸă҆ĩҋĪҌ
which _ first	Ā҈āѷ
which _ forget	ā҆
which _ fulfil	ĥ҉
which _ functions	ĀѴā҉ĉ҈Ŀҋō҈
which _ get	Ā҆
which _ gets	Ĩ҉
which _ got	ŅҌņѵ
which _ had	Ą҇ŅѶņҍ
which _ has	āґĂҊĶ҉ķ҆ĸ҈ņѶň҈Œ҈
which _ have	āѴĒҊŀ҉ň҇ŉ҆
which _ hides	őҎ
which _ holds	Ā҉āѵő҇
which _ ignore	ā҈
which _ implement	Ā҈
which _ import	ĀҊā҉ĩ҇
which _ imported	Ā҇
which _ imports	ŏ҇
which _ in	Ā҇ļ҆Ŋ҆ŏ҈
which _ include	ŉ҇
which _ interface	Ľ҇
which _ introduced	ą҇
which _ invoke	Ċ҆
which _ invokes	Ċ҆
which _ is	ĀѵāҎąҋĆѷĉ҈Ċ҉ďҋĒѺĔҋĕ҉ğ҇Ģ҉ģ҇ĩѲĪҐī҉ĬѸĭѹĮѶįѸĲѺĴ҆ĻҌļѶňѳŉ҆Œ҉
which _ it	āѪį҈İѸ
which _ its	ĀѺā҉ć҇ŏ҆
which _ lead	ĀҊāѹ
which _ lines	ğ҈
which _ live	Āҋōѹ
which _ load	ĀѶĩґ
which _ looks	ğ҈
which _ made	ĀѬāҗ
which _ members	āҎ
which _ mention	ō҈
which _ method	Ā҉
which _ methods	ĀҔĿѳ
which _ might	āѹń҉
which _ module	ĀҊ
which _ modules	ħ҈Ĩ҇
which _ must	ĀѺĂ҉
which _ names	ĀѸā҇
which _ need	āҔŀѰ
which _ number	ĳ҆
which _ of	Ā҈āҮĂ҈ćѺĊѹĐҜėґĤѵĨ҇ĪѺĮҋķ҆Ļѹļ҇Ŀѷŀѷł҉Ň҆ŏѺ
which _ other	ā҆
which _ our	ō҆
which _ out	āѺĥ҈
which _ override	ĀҐāѰŀ҉
which _ party	Ā҇
which _ projects	ā҇
which _ pull	ĩ҈
which _ raise	Ń҉
which _ reads	ĀѶāҐ
which _ redefine	āѳŀҖ
which _ release	Į҇
which _ replaced	ŅѺņ҈
which _ require	ĩҊĪѹ
which _ run	āѸĊҝĿѱō҈
which _ sets	Ķ҇
which _ share	āғňѶ
which _ should	āҒļ҆
which _ sit	ć҇
which _ stand	ć҈ē҆ňѺ
which _ statements	ĀѺā҆ĸѺń҉
which _ system	āҊ
which _ that	Ĥ҆
which _ the	ā҆ąѺĉѺĖ҆ĥѸį҆İ҆Ł҇Ň҆ŒҔ
which _ they	Ī҈ňҊŏѺ
which _ through	ĀѸāҖĦҊ
which _ throw	Āҋ
which _ to	Ā҈
which _ today	ņ҆
which _ touched	Āҋāѷ
which _ turned	āҊ
which _ type	ĀҊ
which _ types	ń҉
which _ use	ĀѸāҎĊҊĩ҈Īѹō҈
which _ used	ŅѺņ҉
which _ variables	ĀѶā҆ĤҎ
which _ version	Āғ
which _ versions	āѺĮҏ
which _ was	ĀҊāѰąҍįҌĵ҆ņҐ
which _ were	ĀҍāѸČ҆
which _ will	Ğ҆
which _ without	āѺĆ҆
which _ would	āҢĉ҆
which _ wrote	Ĳ҆
which _ |	ĀѝāэąѷĐ҆đ҉ēґĜѵģ҉ĥ҈Ĩ҉īҊĮ҉İ҉ı҇Ĳ҉Ŀ҉ŀѹňҎ
which a	ŃҊ
which annotations	ēғ
which annotations does	ē҈
which are	āѧćҋģ҆Ł҆ňҋ
which are exported	āѺģ҈
which are imported	Ā҇
which are the	āѺć҈
which are they	Ī҈ňҊŏѺ
which args	ĀѺŁҋ
which args does	ĀѺŁҌ
which arguments	āҍď҆ęѺŁҐ
which arguments <name>	ā҆ęѺ
which arguments does	ā҆
which attributes	ĤҐ
which attributes does	Ā҉
which attributes has	Ĥ҆
which base	ć҆
which binaries	Ğ҈
which binaries does	Ğ҇
which branches	ĀҐāҊŉѳ
which branches contain	āҋ
which branches is	ĀҊŉѸ
which callers	āҜ
which callers forget	ā҆
which callers ignore	ā҈
which callers of	āҊ
which calls	ĉҊ
which calls does	ĉ҇
which chain	ĨҌ
which chain of	Ĩ҈
which change	ĀғāѲąҐ
which change did	ĀҍāѶ
which change introduced	ąҍ
which change throw	ĀҌ
which child	ŀ҈
which child classes	ŀ҆
which children	ŀ҆ňҌ
which class	Ā҉āѭćҘĥ҇īѺŇґňѷ
which class does	Ň҆
which class is	ćҐňѺ
which classes	ā҈ćҋĒ҆ĥҏňң
which classes $	ć҆
which classes <name>	Ā҆āѸň҉
which classes are	ň҈
which classes does	ćҍ
which classes fulfil	ĥ҉
which classes have	ň҈
which classes implement	Ā҉
which classes is	Āҏćѳ
which classes share	āғňѶ
which classes use	ā҆
which classes |	ň҈
which code	ĀҐāѹĴҊ
which code invokes	Ċ҇
which code is	āѺĴҊ
which code reads	ĀѶāҐ
which command	ā҇
which command line	ā҇
which commands	ĀѹĞҏ
which commands do	Ğ҆
which commit	ĀҊā҇ąҟįҕİҘ
which commit $	āѹ
which commit <name>	İ҇
which commit brought	ą҈
which commit deleted	ĀҒāѴ
which commit did	ąҊ
which commit does	āѵİ҈
which commit has	ĀѬāҘ
which commit introduced	ĀҊąѺ
which commit is	ąҍİѺ
which commit made	ĀѬāҗ
which commit was	ą҇įҌ
which commit |	ąѹİҊ
which commits	ĀҝĎѶ
which commits are	ā҈
which commits touched	ĀҋāѸ
which commits was	Ā҉
which condition	ā҉ńѺ
which condition does	ā҉ńѺ
which conditions	āҎ
which crate	ā҇
which data	Āҋ
which data type	Āҋ
which decorators	ēқ
which decorators does	Ā҆
which default	āѹĔ҈ĕґ
which definition	āҍĆѹ
which defs	ĿҊ
which defs can	Ā҇
which dependencies are	Ā҆
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҎ
which dir $	ő҉
which directory	őҐŒґ
which directory holds	ő҇
which directory is	Œҍ
which does	Ė҈
which enum	ā҇
which enum members	āҊ
which error	ń҈
which error types	ń҆
which errors	ńҖ
which events	ŕҚ
which exceptions	ĀѸāҋńҗ
which exceptions <name>	ā҆
which exceptions are	ĀҊ
which exceptions can	ń҇
which exceptions does	āҍ
which exceptions might	āѹń҉
which features	ā҉
which features does	ā҆
which fields	ĀѱāҊĤҞ
which fields does	ĀѺĤҋ
which fields of	āҏĤѸ
which fields |	Ĥ҈
which file	ĀѩćѺċҍĐѺğ҆ĩѸīѺĵҍĶҐķ҉ĸҏĹ҇ĺҍĽҊŅҙņҔőѸŒҍœҍŔҊ
which file $	Ľ҈
which file <name>	ĺ҉
which file adds	āѸċҊ
which file became	āѹŅҝņѷ
which file came	ņ҆
which file do	Œ҇
which file does	ļ҆
which file got	ŅҌņѵ
which file had	Ņѷņҍ
which file has	āҒĸ҈ņѸŒ҉
which file is	Ņ҈
which file sets	Ķ҇
which file used	ŅѺņ҉
which file was	ņҒ
which files	ĀҕāҏĄҐĆҎČҒčѹħҒĩҏĪѹőѹŒѵŔғ
which files $	āҐĩҊ
which files are	ā҉
which files besides	āҌ
which files changed	ĀҋāѺ
which files contain	Ŕҋ
which files did	ĀҊāѹ
which files does	ĀҊħ҇ĪѸ
which files have	Āѵā҈
which files import	ĀҌ
which files is	āҋĪҊ
which files pull	ĩ҇
which files rely	ĩ҉
which files were	ĀҔāѱ
which files |	Ĩ҇
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҆āѹő҆Œ҉
which folder holds	ĀҋāѸ
which folder |	Œ҆
which function	āғĊ҇ĲѺ
which function does	Ā҆
which function is	āҊĊҊ
which functions	ĀѹāҨĉҍĊқđѷĒҜģ҈ŃҜńѺ
which functions <name>	ĉ҆
which functions accept	ā҆
which functions and	āѺģҊ
which functions are	Ā҈
which functions call	ĊҊ
which functions can	ŃҊ
which functions catch	āҊŃѹ
which functions depend	ā҇
which functions does	āѶĊ҈Ēҋ
which functions end	ĀҊ
which functions have	ĀҍāѲĒ҇
which functions in	ĀѸāҍ
which functions is	āѶĉҌ
which functions raise	Ń҈
which functions use	ā҆Ċҋ
which go	Į҆
which goes	ĀѹĦҊ
which goes through	ĀѹĦҊ
which header	Ľ҈
which headers	Ī҇
which helpers	āѸĉҏ
which helpers does	āѹĉҌ
which identifiers	Ā҉
which identifiers come	Ā҉
which import	ĀҌāѹĦѹ
which import statements	Ī҇
which imports	ĀѶāҍħ҆ĨҊĪґ
which imports are	Ĩ҆ĪҊ
which imports can	ŏ҇
which imports does	ĀѵĪҏ
which imports in	ŏ҉
which imports of	Āҋ
which inputs	āѺŁҔ
which instance	Ĥ҉
which interface	ĥѸīҎ
which interfaces	ĀҎīҐ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҇
which intermediate modules	ħ҈Ĩ҇
which is	įҎĹ҈ŋ҆Œ҆
which is a	Ĺ҈
which is called	ŋ҆
which is faster	ā҈
which is it	Ā҆āѺį҈İѸ
which is the	į҇İ҉
which java	Į҆
which jobs	ĀҘāѰ
which jobs does	Āҍāѷ
which jobs get	Ā҆
which kind	ł҈
which libraries	Ė҇
which licence	ıҕ
which licence does	Āҋ
which license	ıҎ
which line	ĀѷāѤċ҆ĐҝĜѶğ҇ħѺĵѹĹҌĺҒļҠĽҋœҊ
which line $	ĹҊ
which line <name>	ļ҆
which line defines	Ļ҈ļѹ
which line does	ļ҇
which line in	ļ҇
which line is	āѲğ҈Ļ҇
which line number	ĳ҆
which line of	āѸĐҏĻѺļ҉
which line |	āҋĐ҈Ĝѷĺ҇
which lines	ĀҌāѹ
which lines of	Ā҇
which match	ā҆
which member	ĀѸĤ҈ĿҌ
which member functions	ĿҌ
which member variables	Ĥ҉
which method	ĀҐŀѸ
which method does	ĀҌāѸ
which method of	ā҈
which methods	ĂҖćѸĉ҆ĊҗľѺĿқŀ҆ňѺ
which methods are	āѸĿҎ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѳāҚćѺĉ҇Ŀ҉
which methods must	Ă҉
which methods of	ĀҎĂ҆ĿѺ
which methods override	Āґāѱ
which methods |	ĿҊ
which module	āѸğ҉ĵ҆ķҒ
which module $	ķ҇
which modules	ĊѺĩҗĪғ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	ĪҊ
which modules depend	ĩҊ
which modules does	ĀѹĪҎ
which modules import	ā҉
which modules is	Ĩ҆ĪҊ
which modules load	ĀѶĩґ
which modules require	ĩҊĪѹ
which modules use	ĩҊĪѹ
which name	Ņ҈ņҊ
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѺ
which names	ĀҏāҋģҍĪѹ
which names are	ĀҊāѸŏ҉
which names does	ā҇ģ҆
which names exactly	Ā҈
which names exported	āҊ
which names is	ģҊ
which new	ă҇ņ҉
which node	Į҆
which of	ĀѸāҠĉѺŏҊő҆Œҏ
which of all	ā҇
which of its	āҍŏ҆
which of our	ō҆
which of the	āҏő҆Œҏ
which of today	ņ҆
which one	āґĆѺıҊ
which one is	āҎĆѺ
which ones	ĀѪāѭĂ҆Ć҈ňҊōҎŏҋ
which ones of	āѺĂ҈
which ones |	āѶň҈ŏҊ
which options	ĀѸāҋ
which order	ā҉
which other	ĀѸĉҏĩҊĪҐ
which other classes	ā҇
which other files	āѶĩ҈Īҍ
which other functions	ĉҊ
which overrides	ŀ҇
which overrides of	ŀҊ
which packages	āѹĪ҉
which packages are	Ā҇
which packages does	Ī҈
which parameters	āѹďғ
which parent	ĀҊ
which parent class	Āҋ
which part	Đ҆
which part of	Đ҆
which parts	ĀҊ
which parts of	ĀҊ
which path	āґņ҇őѹ
which paths	ČҊ
which person	āѹĲҖ
which person |	Ĳ҇
which place	ĀѵāѲĺҏő҇
which place in	ĸ҆
which place of	ő҇
which places	ĆҐ
which places define	ĀѺĆҌ
which places is	āҋ
which point	ĀҊ
which private	ĀѰāҙ
which private functions	Āѷāҏ
which private names	ĀѹāҊ
which properties	Ā҇
which protocols	Ā҆īґ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҈ĮѺ
which raise	ńҊ
which raise statements	ńҊ
which release	Āҙċѹė҉ŉѺ
which release has	ĀҋāѶ
which release turned	āҊ
which release was	Ā҈
which releases	ŉҘ
which releases contain	ŉ҆
which releases is	ŉ҆
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҇
which routines are	ĉ҈
which rust	Ā҇āѹ
which script	āѵğҋĶ҈
which scripts	āѺĞ҈
which section	Đ҈
which source	ĀѺāѹğ҇ĵҊķ҇
which source file	ĵҋķ҈
which sources	ĀѸāѺĩҕ
which sources <name>	ĀѸāѺĩҕ
which spots	ĀҌ
which steps	āѺħ҇
which structs	ĥҌ
which subclass	ā҇
which subclass of	ā҆
which subclasses	ĀѫāҝĂѺŀҖ
which subclasses do	ā҉
which subclasses does	āҊň҆
which subclasses have	āѸŀҊ
which subclasses of	Āѹāҗŀѵ
which subfolder	ĀѺőҚ
which subfolder does	ő҇
which subfolder hides	őҎ
which symbols	ĀѺģҔ
which symbols are	ģҊ
which symbols |	ģ҆
which tags	āѷŉҖ
which tags contain	ĀҔāѺŉѶ
which tags do	ĀѺŉ҇
which task	ĀѸĢҒ
which test	ĀҌā҉ō҇
which test cases	Ā҇ō҆
which test file	œҌ
which test functions	ō҈
which test methods	Ā҆
which tests	Ā҉ōҬŎѺ
which tests $	ō҇
which tests and	ĀѺā҈
which tests are	ĀҏōѺ
which tests check	ā҇
which tests in	ĀҎāѴ
which tests is	ō҈
which tests live	Āҋōѹ
which tests run	ĀѸō҈
which tests use	ō҇
which tests would	ĀѱāҒ
which the	ĺ҇
which the file	ő҆
which the module	ĀҊ
which third	Ā҇
which third party	Ā҇
which ticket	ĀѺā҇
which ticket was	ĀѺā҇
which trait	ĥѺīҎ
which traits	āѺīҖ
which traits does	ī҆
which type	Ā҈āѯŇҟŐҙ
which type $	Ő҇
which type does	āѺŐҏ
which type is	Ā҆
which type should	āѹ
which type the	Ň҇
which type |	Ň҇
which types	āѸĥҡ
which types does	ĥ҆
which types |	ĥ҆
which unit	āҋ
which unused	ĀѺŏ҇
which unused imports	ŏ҇
which unused variables	ā҆
which value	Ā҆āѮĐѺđҘĔғĕҏ
which value are	ā҇
which value does	ĀҌāѷ
which value is	āѴđ҈Ĕ҈ĕҏ
which value |	đҊ
which variables	ā҇
which version	ėҐ
which version does	Į҉
which version is	āҋĮѺ
which version of	Ā҇āѹė҆
which version |	Į҇
which versions	ĀѺāѺė҈Į҆ŉҋ
which versions of	āѸė҈Į҉
which workflow	ĀҋāѸ
which |	ĀѩāѤĂ҇ćҋĪ҈ī҈Įҋ
which | $	ĀѩāѤĂ҇ćҋĪ҈ī҈Įҋ
while	ā҆
while _ program	ā҆
while the	ā҆
while the program	ā҆
who	ĀҝāҮĂ҆ăѵćҕĊҟčѸđѹĒҎğҐĠѸġѷĢѷģѸĥҝĦѸĩңĬѱįѺĲӀĴѭĶѹĹѺĺѺŀҎłѹŃғńѶņѹňҢŏѺőѺŔѺ
who <name>	Ā҇āҐ
who <name> that	ā҆
who <name> what	āҍ
who _ $	ā҇
who _ <commit>	ĀѫāҖ
who _ <name>	ĀѵāѨĂҊĉ҉Ċҋğ҆ĥ҈ĩҒŀҌŃ҉
who _ <path>	ĀҏāѹĩҒ
who _ behind	Ā҇āѺ
who _ calling	ĀѸĊҊ
who _ changed	Ā҇
who _ code	āҊ
who _ from	āѹňҋ
who _ i	Ā҈
who _ is	ĀѶāѺň҇
who _ it	ĀҮāѧĊҋġѺĩѶĲҋ
who _ its	āѵĊ҇
who _ line	Ā҈āѵĲҏ
who _ most	āҌ
who _ on	Āғāѵ
who _ renamed	ĀѬāҖ
who _ responsible	ā҇
who _ that	ĀѶā҆ĩ҆Ĳ҆ň҆
who _ the	āҕĂѹćҘĒ҆Ĳ҉Ń҇ň҇
who _ this	ĀѺāҊ
who _ up	Āѷāҏ
who _ using	Āѹā҉
who _ what	āҋ
who added	āҔăѷĲ҇
who added line	Ĳ҇
who added the	āҊ
who all	ĀѷāѶň҇
who all is	ĀѶāѺň҇
who are	āџćҌĊ҇ĥҋĩ҆ň҇
who are <name>	ĥ҇
who are its	āѵĊ҇
who are the	Ā҈āѦć҇ňҊ
who broke	ā҆
who broke the	ā҆
who calls	āҙĊҊŀѹ
who calls <name>	Ċ҆
who calls code	āҋ
who calls it	ā҇
who calls the	ā҆ŀѺ
who came	ā҈
who came up	ā҈
who catches	ĀѮāҜ
who catches <name>	Āѱāғ
who changed	Āѹāҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҈
who do i	Ā҈
who does	āѲĉҍň҆
who does that	ň҆
who extends	ĀѺĂҋ
who first	ĀѺā҇
who has	ĀҊ
who has changed	Āґāѱ
who has renamed	ĀѬāҖ
who holds	Āѹā҈
who holds the	Āѹā҈
who implements	āѶĥҒ
who implements <name>	ĥ҈
who imports	Āғāѱĩ҉
who imports <name>	ĩҋ
who imports <path>	āѹĩ҇
who imports it	ĀҒĩѷ
who inherits	āѹňҍ
who inherits from	āѹňҍ
who introduced	ĀґğѺ
who introduced the	ĀґğѺ
who invokes	Ċ҉
who invokes <name>	Ċ҉
who is	ĀѧāѵćґĊґĲғ
who is behind	Ā҇āѺ
who is calling	ĀѸĊҊ
who is responsible	ā҇
who is the	āѶćҒ
who know	ā҆
who last	ĀҍāѳĲ҈
who made	ĀҎĲ҇
who made <name>	Āѷāғ
who made the	Ā҉āѴĲ҇
who maintains	ĀҍāѺ
who makes	āѹ
who may	ĀѷāҗĊѱ
who overrides	āѵŀҕ
who overrides <name>	āѹŀҍ
who overrides the	ŀ҇
who pinned	ĀѷĲ҇
who pinned line	āѺĲ҇
who pulls	ĩ҆
who pulls that	ĩ҆
who put	Ĳ҉
who put it	āѺĲ҇
who raises	Ā҆āѴŃҊ
who raises <name>	Ā҈
who reads	ğ҇
who removed	ĀҊāѺ
who renamed	ĀҟāѬ
who renamed <name>	Āҍāѷ
who renamed <path>	ĀҌāѸ
who renamed it	Ā҆
who requires	ĀѱāѴĩҜ
who reviewed	āҞĲѱ
who reviewed it	āҊĲѹ
who reviewed line	āҌĲѹ
who reviewed the	ā҇
who set	ā҈
who set up	ā҈
who should	ā҇
who subclasses	ĀѷāѺňґ
who subclasses <name>	ĀѷāѺňґ
who tagged	ĀѴāҎ
who throws	Ńҍ
who throws <name>	ŃҊ
who touched	Āҋāѷ
who typed	Ĳ҇
who uses	Ā҇āҍĒ҇ġѺ
who uses <name>	ĀҙāѮ
who uses it	Ā҈ġѺ
who was	Āѹā҈
who worked	ĀҌāѸ
who worked on	ĀҌāѸ
who write	ā҆
who write to	ā҆
who wrote	ĀқĲ҈ňѺ
who wrote <name>	Ā҇
who wrote it	Ā҆Ĳ҇
who wrote line	Ā҉āѶ
who wrote most	āҊ
who wrote the	ĀҐ
whole	ĀґŎ҆
whole _ $	ĀҊ
whole thing	Āѹā҈
whom	ćҏĉ҆Ċ҉ĥ҆ĩ҇įѺĲғ
whom _ $	ĀѶāѺĉҊĊҊ
whom _ <name>	ĀѺā҇
whom _ <path>	ĀҊ
whom _ the	ć҇Ĳ҉
whom does	ĀѺāѸć҈
whom has	ĀґįѺ
whom is	Āѹĥ҇ĩ҈
whom was	ĲҊ
whom |	ĀѶāѺĉҊĊҊ
whom | $	ĀѶāѺĉҊĊҊ
whose	ĀѲāѷćҎĩҍĲҴĴѷňҗŒҊ
whose <name>	Ĳқ
whose <name> $	Ĳқ
whose _ $	Ĳқ
whose _ does	āҍ
whose _ have	Āҍ
whose _ is	ĀѲāѸćҤĲҋŒҊ
whose _ mention	ĩҎ
whose child	ćҒňѵ
whose child is	ćҒňѵ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	Āҍ
whose hands have	Āҍ
whose imports	ĩҎ
whose imports mention	ĩҎ
whose is	Ĳ҆
whose name	āҋŒ҆
whose parent	ćѮňҖ
whose parent is	ćѮňҖ
whose work	Ĳ҆
why	ĀҾāӸĬѷ
why <name>	āґ
why <name> is	ā҇
why <path>	ā҆
why _ $	Āҏāѵ
why _ <name>	ĀҎāҢ
why _ <path>	Āѹāҝ
why _ ci	Ā҉āѸ
why _ commit	ā҇
why _ everyone	ĀѺā҇
why _ is	āҏ
why _ it	ĀѺāҚ
why _ nobody	ā҈
why _ not	ā҆
why _ so	ā҈
why _ subclasses	ĀѶāҊ
why _ test	ĀҠāѡ
why _ tests	ĀҘāѪ
why _ the	Āӂāѓ
why _ there	āҊ
why _ this	ā҈
why _ we	ĀѴāҐ
why are	ā҇
why did	Āҋ
why did <path>	ĀҍāѴ
why did commit	ā҆
why do	ĀҖāѹ
why do <name>	Ā҈āѺ
why do so	ā҇
why do subclasses	ĀѶāҊ
why do tests	ĀҒāѯ
why do the	ĀҗāѬ
why do we	ĀѴāҏ
why does	Āңāҍ
why does <name>	ĀҊā҈
why does <path>	Āѱāҙ
why does everyone	ĀѺā҇
why does nobody	ā҆
why does the	ĀҝāѨ
why is	āҸ
why is <name>	āҖ
why is it	āҍ
why is the	Ā҉
why is there	ā҆
why the	ā҆
why the tests	Ā҆
why was	ĀѸāҞ
why was <name>	ā҆
why was <path>	āҊ
why was the	ā҆
why |	Āҏāѵ
why | $	Āҏāѵ
wich	Ā҇āѮĮ҉ķ҆ĹҊŃ҇
wich _ are	Āґāѹ
wich _ does	Ĥ҆
wich functions	āѹ
wich functions are	Ā҇āѺ
wich names	Ā҇
wich names are	Ā҇
will	Āѭā҆ĈҋĔ҈Ě҈Ŀ҆ŅѺŌ҆
will <name>	Ĉ҆
will _ be	āҋ
will _ find	ĀѹāѲĚ҉Ĝ҆Ĭ҈Ŀ҇
will _ for	ā҆
will _ next	ā҇
will _ run	ā҆
will be	Ğ҆
will i	ĀѴāѩĚ҉Ĝ҆Ĭ҇Ŀ҇
will i find	ĀѹāѲĚ҉Ĝ҆Ĭ҈Ŀ҇
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
wise	āѮė҇ī҆ĭ҇
wise $	āѸė҉
wise _ $	āѶī҆
wise |	āѶī҆
wise | $	āѶī҆
with	ĀѺā҇ĂѹĄҊąҊĆҋćѱĉѹč҇ďҐĐѹĒҝēҝĘѷęѵĞ҉ĢѵģѹĥҋĦ҈ħҍĬѵĭѹĮ҈ĳѸĴѹķѹĹѷĽѺŀ҇ŃҢń҉ŅѹņѷňѴŉґŌѹőѺŒ҆
with $	ē҇Ĥ҆Į҆Ł҉
with <commit>	ĀѷŉҎ
with <literal>	āѹĥҐŃҍ
with <mark>	ĀҊā҇Ē҈
with <mark> $	ĒҌ
with <mark> above	Ē҆
with <mark> |	Āҋ
with <name>	ĀҍāѹćѸďҊĒҘēѸĠ҇ŃҝňѺ
with <name> $	ĀѺĒҋĠ҆Ńґ
with <name> as	Ā҉
with <name> in	ĀҌ
with <name> |	ĒҊŃҎňѶ
with <option>	ĀѸāҊ
with <option> |	ĀѸāҊ
with <path>	Ħ҇ħ҈
with <path> |	āѹ
with <tag>	Ą҇
with _ $	ĀѳĒғēҎĠ҆ĥҏŃҏ
with _ <commit>	Č҆
with _ <name>	ĀҐā҇Œ҆
with _ <path>	ħ҈
with _ above	Ē҆
with _ and	Ċ҇
with _ arguments	āҚęѺ
with _ as	Āҋ
with _ change	ĀҊāѰį҇
with _ commit	Ā҈āѺąҊ
with _ exceptions	ńҊ
with _ import	ĩҌ
with _ in	ĀҊ
with _ name	Ā҇āѸġ҆
with _ old	ė҆
with _ one	āѺŀ҆
with _ other	ā҇
with _ own	ŀҋ
with _ to	Ą҆
with _ which	ă҆
with _ |	āҐćѺč҈ĒҋŃҍňѵŉ҈
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
with it	ā҉
with it |	ā҉
with its	Ć҆
with respect	Ą҆
with respect to	Ą҆
with something	āҍ
with tests	ā҇
with tests |	ā҇
with that |	āҊ
with the	ď҇
with the <name>	ā҇
with the name	Ā҇
with their	ŀ҆
with their own	ŀ҆
with this	Ğ҆
with what	ēҖ
with what commit	Ā҈
with which	ą҈ęѺĮ҇ńҋ
with which arguments	āҗęѺ
with which commit	ą҈
with which exceptions	ń҉
with |	ēҊ
with | $	ēҊ
within	ĀѸāѮĉҍĊѺę҉ĝ҆ķѷĹҊĻҚļ҉
within <name>	āѺĉҎęҊĻҐ
within <name> $	ĉҋĻ҉
within <name> |	ę҉
within _ $	ĉҋĻ҉
within _ <name>	ĵѺĹҋļ҆
within _ function	Ļҍ
within _ source	ĵ҉
within _ |	Ā҆āѸę҉
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	ĀѹāѺġ҆ĵ҉ĻҌļ҆
within the function	Ļҍ
within the source	ĵ҉
without	ĀѰāҒĆҍĈҍĔ҈ĕ҈ĪѳĿѸŉѮŌ҆Ŏґŏҡ
without <name>	ĕҌ
without <name> which	ĕҌ
without <path>	ā҇
without <path> |	ā҇
without _ $	āҝĂѸĔҍŉѮ
without _ change	į҆
without _ for	Ă҇
without _ is	āѺĆ҆
without _ it	āҐŏ҆
without _ them	ŏ҆
without _ use	ŏ҉
without _ which	ĕҌ
without _ |	āѱĈ҉Ŏґ
without a	į҆
without a change	į҆
without breaking	āҋ
without docstring	āҊĂѸ
without error	āѺŎ҆
without error |	āѺŎ҆
without errors	Ĉ҈
without errors |	Ĉ҆
without ever	ŏ҇
without failures	āѶŎҌ
without failures |	āѷŎ҉
without implementing it	ā҆
without it	Ĕҍ
without it $	Ĕҍ
without using	ĪѹŏҌ
without using it	ŏ҆
without using them	ŏ҆
wonder	ĀҌ
wonder if	Ā҈
wondering	ĀѸāґ
wondering _ <name>	āѷ
wondering _ <path>	ā҇
wondering _ imports	ā҇
wondering _ value	ā҆
wondering _ which	āѹ
wondering if	Ĭ҇
wondering if <name>	Ě҆
wondering if the	ā҈
wondering in	āѺ
wondering what	ā҆
wondering what <name>	āѸ
wondering what value	ā҆
wondering where the	āѺ
wondering which	Ā҆āҋ
wondering which imports	ā҇
wondering why	āҌ
word	ł҉
wording	ā҇Ĵ҆
wording _ line	Ĵ҆
wording of	Ĵ҆
wording of line	Ĵ҆
words	ĢҎŔҌ
words <literal>	Ŕҋ
words _ is	Ģҍ
words what	Ģҋ
words what is	Ģҋ
work	ĀѠāҞĉ҈ĥ҇ĮҊĲ҆
work _ $	Āѷā҇Ĉ҆Į҆
work _ <path>	ā҆
work _ a	āҊ
work in	ā҆
work with	ā҇
work with $	Į҆
work with a	ā҈
work without	ā҇
work without <path>	ā҇
work |	Āѷā҈Ĉ҆
work | $	Āѷā҈Ĉ҆
worked	ĀҏāѴ
worked _ <path>	Ā҇
worked on <path>	Ā҇
workflow	Āҡāҏŕҳ
workflow <name>	Ā҆ā҈
workflow <path>	āҎŕҫ
workflow <path> do	ā҉ŕѺ
workflow <path> fail	Ā҆
workflow <path> run	Ā҇
workflow <path> start	ŕ҇
workflow <path> |	Āѹāҍ
workflow _ $	āҖ
workflow _ <path>	ŕ҆
workflow _ do	āҍŕѺ
workflow _ fail	Ā҈āѹ
workflow _ run	ĀҊ
workflow _ start	ŕ҇
workflow _ what	Ā҇
workflow _ |	Ā҉ā҆
workflow jobs	ĀѯāҘ
workflow jobs $	ĀѯāҘ
workflow pass	ĀѶāҌ
workflow pass |	ĀѶāҌ
workflow run	ĀҎāѵ
workflow run |	Ā҆
workflow |	ĀҌ
workflow | $	ĀҌ
works	ĀҋāѱĈ҆Į҇Ō҉œѺ
works $	Ĉ҆
works _ this	ĀҐāѰ
would	āҎĊѵĔѹĘ҇Ě҆ěҊģѹĥѹĬҍĭҏĴ҉ļѹłҌńѺŊҌŏҍ
would <name>	āѳĭґ
would <name> be	āѷĭҎ
would _ a	āҍ
would _ be	āѺĭҎŊ҇
would _ better	āҍķѺ
would _ call	Ĭҍ
would _ classify	łҊ
would _ find	ę҆ķ҆
would _ flag	āѹŏ҉
would _ have	Ā҆Ł҇
would _ if	Āѱāҡ
would _ l	ĳ҈
would _ mind	ĀѶā҉đ҆
would _ project	Ā҇
would _ run	Ā҇
would _ say	ĬҊ
would _ see	Ę҇ĝ҇
would _ test	Ō҈
would _ to	ĀѺ
would _ what	Ĵ҇
would _ |	āґ
would a	Ā҇āѵĈ҆
would be	āґ
would be a	āҍ
would break	āҕ
would break if	āҋ
would break |	ā҈
would fail	ĀѱāҒ
would get	Ā҇
would get run	Ā҇
would give	Ĵ҇
would give what	Ĵ҇
would happen	āҊ
would happen if	ā҇
would i	āѱĘҋĝ҆Ģ҈
would i find	ę҆
would i have	Ā҆Ł҇
would i see	Ę҇ĝ҇
would it	āҐķѺ
would it be	āҋ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	ĀѰđ҆Ĭғł҈
would you call	Ĭҍ
would you mind	ĀѶā҉đ҆
would you say	ĬҊ
wrap	Ā҈āѹĒ҇
wrap <name>	ĀҋāѴ
wrapped	ā҆ēҌ
wrapped _ a	ā҇
wrapped in	ā҆
wrapped in a	ā҇
write	āҡĂҐğѳ
write _ $	Ăҋ
write _ <line>	ĀґāѶ
write _ test	āҎŋѸ
write _ the	ā҆
write a	ĀѷāҟŋѸ
write a test	āҎŋѸ
write in	āѹĴ҆Ŋ҆
write line	ĀґāѶ
write line <line>	ĀґāѶ
write to	ā҆
write to the	ā҆
write |	Ăҋ
write | $	Ăҋ
writing	āѳ
writing the	āѷ
written	ĀѰĒ҆Ĭ҈ĲҍĵҒķғĹ҉ĺҌļ҉ĽґœҎŔ҆
written $	ĺ҆Ľҋ
written <name>	ĀѺā҈
written <name> |	ĀѺā҈
written _ $	āѶĲ҆Ĵѷĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ terms	ĀѵāҐĢ҆
written _ test	Ā҇
written _ the	ķ҆
written _ which	ķ҆
written _ |	ĀѴā҈Ĵ҈Ľ҇œ҈
written a	Ā҇
written a test	Ā҇
written by	Ĳ҇
written by $	Ĳ҆
written down	ĽҊ
written down |	Ľ҇
written in	ĀѰāҞĢ҆ķ҇Ŋ҆
written in terms	ĀѵāҐĢ҆
written in which	ķ҆
written in |	ā҈
written on	ĺ҉
written there	Ĵ҈
written there |	Ĵ҈
written |	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
written | $	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
wrong	āҺĢѲĴѷ
wrong $	ā҉
wrong _ $	āҒĢѷ
wrong _ <name>	āҊ
wrong _ line	ā҉ĴѺ
wrong _ the	Āҍ
wrong _ |	ā҇
wrong at	ā҇
wrong in	ĀҊ
wrong in the	Āҍ
wrong with	āҎ
wrong |	āҒĢѷ
wrong | $	āҒĢѷ
wrote	ĀҔāҋĲғňѺ
wrote <name>	Ā҉āѹ
wrote <name> |	āѺ
wrote _ $	Ĳ҆
wrote _ <line>	Ā҉āѷ
wrote _ and	Āѥāҝ
wrote _ in	ā҉
wrote _ of	ā҉
wrote _ test	Ā҉āѹ
wrote _ |	Ā҈āѸĲ҇
wrote it	Ā҆Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	Ā҉āѸ
wrote line <line>	Ā҉āѸ
wrote most	āҊ
wrote most of	ā҉
wrote tests	ā҉
wrote tests in	ā҉
wrote the	Āҍ
wrote the test	Ā҉āѹ
y	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y _ $	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n $	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
year	ĀѺāҭĎѷ
year $	ā҇
year _ $	āҐ
year _ |	ā҇
year ago	ā҇
year ago |	ā҆
year changed	ā҆
year was	ā҈
year |	āҎ
year | $	āҎ
yes	Ā҆āѫćѷč҉Ę҉Ěҋě҆ĜҎġҌĦҋĬҎĭ҆ňѹŋҊ
yes _ $	ġ҉Ĭ҆
yes _ no	Ā҉āѲćѹč҉Ę҆Ĝ҇ĦҊĬ҈ĭ҆ňѺ
yes no	ĀѺĚ҇Ĝ҇ġ҈Ĭ҆
yes no $	ġ҉Ĭ҆
yes or	Ā҉āѲćѹč҉Ę҆Ĝ҇ĦҊĬ҈ĭ҆ňѺ
yes or no	Ā҉āѲćѹč҉Ę҆Ĝ҇ĦҊĬ҈ĭ҆ňѺ
yesterday	ā҆ńѺ
yesterday 's	ĀѹāҌ
yesterday _ $	āҋ
yesterday |	ĀѺā҆
yesterday | $	āҋ
yet	ĀѸā҆Ą҈Ġҏīѹ
yet _ $	ĀѹāҌĠ҉īѹ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	ĀѹĠҊ
yet | $	ĀѺĠ҉
yield	ĀѸŇҎ
you	ĀѤĎ҇ĕ҆ęѷĝѶġѸĬ҉ĹѺľ҉
you _ $	ĀѶā҉
you _ <name>	ĀѴāҜĕ҆ĬҌ
you _ a	Ō҇
you _ checking	ā҆
you _ counting	āѺľ҆
you _ find	Ā҆
you _ finding	Āѷ
you _ for	Ā҉ĭ҇ňѺ
you _ how	ĀѺĨ҆ľ҆
you _ in	ā҆ĺ҉
you _ it	Ĭ҆Ō҇
you _ listing	āѷĿ҆ň҆
you _ making	ā҆
you _ me	ķ҈
you _ on	ļ҆
you _ out	Āҋ
you _ renaming	ā҇
you _ telling	ĀҋāҐĩѷ
you _ the	Ā҈āѴ
you _ this	ł҈
you _ to	Āѹň҆
you _ up	Āҋ
you _ what	āѺİ҆Ŀ҈ŏ҆
you _ whether	ĀҒā҇Ĝ҆ŋѺ
you _ which	Ă҇ĵ҆Ň҈
you call	Ĭҍ
you call it	Ĭ҇
you can	āѹŁ҆
you can find	Ā҇
you check	Ā҆āѺĭ҆
you check the	Ī҇
you check what	İ҆
you check whether	ĀҒā҈Ĝ҆ŋѺ
you check which	Ă҇
you count	Ā҇
you describe	ĢҌ
you find	Āҏ
you find out	Āҋ
you get	ĀҋňѺŌ҇
you happen	Āѵň҆
you happen to	Āѵň҆
you have	āѶŋ҉
you kindly	ĀѪāѷ
you know	ā҉ĥ҆ĺ҉ŏ҆
you know in	ā҉ĺ҇
you know on	ļ҆
you know what	ŏ҇
you know which	Ň҆
you list	āѺĆ҇
you locate	őҊ
you look	Ā҇
you look up	Ā҈
you mind	ĀѶā҉đ҆
you mind checking	ā҆
you mind counting	āѺľ҆
you mind finding	Āѷ
you mind listing	āѷĿ҆ň҆
you mind making	ā҆
you mind renaming	ā҇
you mind telling	ĀҋāҐĩѷ
you pass	ā҇
you run	ŌҋŎ҇
you run it	Ō҇
you run the	Ŏ҆
you say	ĬҌķ҇
you say $	ā҆
you say <name>	Ĭ҈
you show	Ā҆Ĩ҆
you show how	Ĩ҆
you show me	Ā҈
you take	ķ҆
you take me	ķ҆
you tell	ĀѺā҉
you tell me	ā҉
you verify that	Ā҆
you |	ĀѸ
you | $	ĀѸ
|	Āҩāѹă҈ąѵćѳĈҒĉѹĎѶĐ҇đѺĔѺĕҏėҊĞѸĠ҈ĢҎģѹĤѴĥѷĦҊĩѵĪѸĬ҆ĭғı҈ĲѹĹѳĺѹĻѺľҎĿѪńѸņѺŇҋŊѴŋ҆Ō҈ŎҗŏѱŐѬŔѺŕґ
| $	ĀҪāӒąѳĆѲćѲĈғč҇ĎѴďѷĐѷđѹĔѬĕ҇ėѸĘҍĚҐĜ҇ĞѹĠҋġ҈Ģ҆ģѸĤѶħѸīѫĬҊĭҎĮ҇İҍı҈ĴѸĶѵĹѳļѹĽ҆ĿѱņѺŇҎňѪŊѶŋҌŌ҇ōѷŎҌŏѰŐѦŒѹŔѹ
| <name>	āѮćҎĚ҈Ĭ҆ĭ҉ĻҊ
| <name> $	ĻҊ
| <name> is	Ĭ҈
| <name> |	āѺćҏ
| <path>	Āѷħҏő҆
| <path> $	ħҋ
| <path> |	ő҆
| _ $	āѺħҊĻҊ
| _ <name>	āѵē҆ě҇Ġ҉īҖĮ҇
| _ <path>	Āҏ
| _ abstract	Ă҆
| _ and	Ā҇ĵ҆ļ҆
| _ annotations	ēҌ
| _ are	ĀѶĆ҈Ŀ҆
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	ĀѠą҉ĊҌĩҔŃ҈ōҌ
| _ classes	ň҈
| _ code	ğ҉
| _ commit	āѺąҊ
| _ commits	ā҆
| _ count	ĀѹĎ҈
| _ d	ĀѺāѹ
| _ decorators	ē҆
| _ definition	ā҈ĆѺ
| _ dependency	ė҇Ħ҆
| _ did	į҈ĺ҆
| _ do	āѹĆҊğҌ
| _ does	Ā҈āҐĪ҉Ĵ҆
| _ every	Ė҆
| _ exceptions	ń҈
| _ fields	Ĥ҆
| _ file	ņ҇
| _ files	āѰăҌĄ҈Č҈ĩ҆Īѹ
| _ function	āҏ
| _ functions	ĀѺā҇ĉ҈
| _ importers	ĩҋ
| _ imports	ĀѵĪҌŏ҉
| _ in	ĀҏāѵąѮď҉Đ҈ő҆
| _ interfaces	Ā҆ī҇
| _ is	ĐҌġѸĢ҉İ҉Ĳ҆Ķ҇ļ҆ĽѺņ҇ŋѵ
| _ it	āѮč҈Ę҆Ě҈Ĝҋġ҇Ħ҉ĬҍĭҐ
| _ its	ā҈
| _ kind	ā҆
| _ long	Ď҈
| _ many	āҎĳ҇ľ҇
| _ me	ĀҍāѶ
| _ mean	āѹ
| _ method	ĀҌ
| _ methods	ŀ҈
| _ name	ŅѺņ҈
| _ names	ĀҔāѹ
| _ need	Ā҇ĵ҆
| _ not	āѷŎҊ
| _ number	ĀѷāҊ
| _ of	ĂѶĐҍĔѹĕҊōѸŕ҈
| _ ones	ĀѸ
| _ or	ĀҎāѰŌҍōѷŎ҆
| _ other	Ī҆
| _ over	āҎĳѹ
| _ place	ĀѸā҈
| _ put	āѺĲ҇
| _ renamed	Ā҆
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҆
| _ source	ğ҇
| _ subclasses	ā҈
| _ surface	ģ҇
| _ tags	ā҆
| _ test	Ŋ҈
| _ that	ě҈Ō҈
| _ the	ĀѸĈҌĎѺę҈ō҈
| _ their	ň҆
| _ them	Āѹō҇
| _ this	ĀѴāҌđ҈
| _ to	ē҇
| _ tool	ā҉
| _ true	Ěҋ
| _ type	āѶŇ҉Ő҆
| _ types	ňҎ
| _ value	ĀҋĔ҉
| _ version	ėҊ
| _ want	ā҈
| _ was	Ā҈
| _ we	ā҈
| _ what	ĀѳāѮė҆ħ҇ņ҆
| _ when	āҋ
| _ which	ą҇ĜѶĺ҆ļ҆Ŀ҆Ŕ҇
| _ with	ĀѺā҇
| _ would	ĳ҈
| _ wrote	Āҍāѵ
| _ y	Ŏҋ
| _ you	ĀѺāѸķ҆
| _ |	ĀѴāђćҐĔ҆ģҊĤ҈ĥҋĲ҆ĳ҉ĵ҈ĸ҉ŇѨň҆ŋѺŐѺő҈Œ҆œҌ
| a	Ĭ҈
| abstract	Ă҇
| added	Ā҇ąѷ
| added by	Āѹą҉
| added with	ā҇
| anyone	ĀѺĸҊ
| anyone |	ĀѺĸҊ
| at	āѹ
| author	Ĳ҇
| author |	Ĳ҇
| called	Ċҍ
| called by	Ċҍ
| circular	Ħ҉
| circular dependency	Ħ҆
| commit	ĀѸĎ҈
| commit count	ĀѹĎ҈
| dead	ĀѹŏҎ
| dead imports	ĀѹŏҎ
| default	ĔҊ
| default value	ĔҊĕѺ
| did	č҈
| do	āҍ
| do we	ā҈
| does	Ĉ҈ę҆Ě҆ĜҋĠ҆Ħ҇ŋ҆Ō҆
| does <name>	ę҆
| does it	Ā҆āѳĘ҈Ĝҍ
| does that	Ā҈
| does this	ĀѶāҌ
| every	ĀѸā҉
| every place	ĀѸā҉
| exports	ģ҉
| exports |	ģ҉
| file	āѺļ҆
| file and	ļ҆
| for	ĀѶīҗ
| give	Ā҉
| give me	Ā҉
| has	āѷč҈
| has it	āѺč҆
| how	ĀѴāҕĎҍĳ҆ľ҇
| how long	Ď҈
| how many	āҎĳ҇ľ҇
| i	ĀѴāѹĩ҇ĵ҇ň҇
| i d	ĀѺāѹ
| i mean	āѹ
| i need	Ā҇ĵ҆
| i want	ā҈
| imported	ĝѺĩґ
| imported by	Āѵĩҕ
| imported names	ĀҌ
| in	ĀҢāѶĐѸĔҏėҐ
| in <path>	Āҏ
| in what	āѺ
| in which	ā҇
| is	ĀѫāҐĚ҉ěҋġ҆Ħ҆ĬґĭҐŌ҇
| is it	ĀѺĚ҆ĬҌĭҌ
| is its	āҊ
| is that	Āѷě҈Ō҇
| is the	ā҈
| its	ĀѵāѫēҋĥҊĩ҈Īҏŀ҇
| its importers	ĩҋ
| its imports	Īҏ
| last	į҆
| lines	ĀѶāҌ
| lines over	āҎĳѹ
| lines |	ĀѹĳҊ
| list	ĀҐāѸĖ҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѹ
| list the	ď҆
| list them	ō҇
| location	Āѹāѷĵ҉Ĺ҇Ļ҇œҌ
| location in	ő҆
| location |	ĵҊĻ҇œҌ
| methods	ľ҈
| name	ĀѺō҈
| new	ŅѺņ҈
| new name	ŅѺņ҈
| number	ā҈
| number of	ā҈
| of	āѺė҇
| of which	Ā҆
| ok	ŌҊŎ҉
| ok not	ŎҊ
| ok or	ŌҊ
| on	āҎĜѷŕ҇
| on which	āҒĜѷ
| one	ĝ҆
| one of	ĝ҆
| passes	ŎҐ
| passes y	Ŏҋ
| path	ő҇
| path |	ő҇
| please	ň҆
| position	Đ҉
| position of	Đ҉
| public	ģ҇
| public surface	ģ҇
| section	ŕҍ
| section of	ŕ҆
| should	ā҆
| signature	ď҆
| since	ā҇
| since when	ā҇
| somebody	Ā҈
| tell	ć҆
| tell me	ć҆
| tested	ĀґŎѺ
| thank	āѹ
| thank you	āѹ
| the	ĀѺāѩ
| to	āѺė҆ņҍ
| to what	ė҆
| triggers	ŕ҆
| triggers |	ŕ҆
| type	ĀҟŇѭ
| via	ħ҆
| via which	ħ҆
| was	Ġ҆
| what	Ą҆ć҈ĉѺčѺđѺĕѶĖ҆Ğ҆ğ҆Ī҉ĬѶĭѺįѺİ҉ĳ҆Ĵ҆Ŀ҉ń҇ňҏŉѺ
| what are	āѵĆ҇Ŀ҇
| what classes	ĀѸň҈
| what code	ğ҉
| what does	ĀҗĪ҉
| what files	āѺĄ҈
| what is	Ď҆ĢҊİ҉ņ҉
| what kind	ā҆
| what parameters	ā҈
| what type	āѹŇ҆
| what value	Āҍ
| what version	Į҇
| what was	Āҋ
| what would	ĳ҈
| when	ā҈įҍ
| when did	į҈
| when |	ā҆
| where	ĀѳĆғċ҇ĐҙğҋġѸĬѷĭѺĵ҉ĶҊĸ҉ļҍŋѳőѸŒ҉Ŕ҆
| where are	āҍ
| where did	ĺ҆
| where do	āѴĆҊğҌ
| where does	ĀѲāҏ
| where in	Đ҈
| where is	Āҋċ҆ĐҎġѹĶ҆ļ҇ŋѶ
| whereabouts is	œ҆
| which	āґĂѹĆѸĈѹēҍĕ҇ğҌħ҉ĬѺįѺı҆ĲѺŀ҈ŁҊō҇
| which <name>	ē҆Į҈
| which arguments	āѺŁ҈
| which classes	Ā҇
| which commit	Ā҈
| which commits	ā҆
| which files	Ā҉āѺă҆ĩ҆Īѹ
| which function	āҏ
| which functions	ĉ҈
| which imports	ā҆ħ҆
| which interfaces	Ā҆
| which line	Đ҆
| which method	ĀҊ
| which methods	Ā҆ŀ҈
| which names	Ā҈
| which of	āҋĂѷ
| which ones	ĀѸ
| which other	Ī҇
| which parameters	ď҆
| which source	ğ҇
| which subclasses	ā҈
| which |	āѹ
| who	ĀҔā҆ġѺ
| who put	āѺĲ҇
| who renamed	Ā҆
| who reviewed	āҊĲѹ
| who wrote	Āҍāѵ
| why	āҔ
| why is	ā҈
| would	Ĭ҇
| would that	ā҇
| would you	Ĭ҇
| |	Ŀ҇
| | which	Ŀ҇
~a	āҚĂҎĄѹąѵĆҊćѸĈ҆ĉѩďѹēѷĔѸĖѺėѮĘҍę҇ĚҏěҍĞѺğѺĠ҆ġҏģѳĤ҇ĥѳĦңħѶĩѳĪѴīѷĬҠĭѣĲѸĴѲĶ҈ķѴĻ҆ļҒŁѮłҎņѱŇ҆ŊѸŋҡŌҋŐҙőѺ
~abc	Ăґ
~about	ĀѷāҏĐ҆
~abov	ĀѰćҕĒҒēҮěҏĳѶňѷ
~abstract	āҘĂӒĬӍĭѷľѷĿѣ
~abstractmethod	ĀѸāѸĂҤ
~accept	ā҈ėҐĘѺĮѺŁң
~acces	ĀѳğқĭҢ
~accord	ĀҍāѲĢѹŁ҆
~account	ĢҏŒѺ
~acros	ĀҎāѳĆҌ
~action	Ā҆
~actually	Ā҈āѷĥ҆ķ҇
~add	āҫăҮĄҌąҽċҘČѳčѱĪѷįѶ
~addition	ĀҙăҔĢѶİѸ
~adher	ī҆
~adopt	īҎ
~affect	ăѷČҍčҍĎ҉
~after	āҞăҍčѮĞқĠѷīҌŁѺņҘŇҍňѸ
~afternoon	āѳ
~again	ĀѫāҡĦҊ
~against	āѺď҉
~ago	įҐ
~ai	ĀѺġ҈
~alia	ā҇ĽҰŐѷ
~all	ā҇ă҈ĆҰćѲčѸďѺĐѷĒғĖ҆ėѹĚѺĠѺġҏģ҉ĥҍħѯĪҐĬѸĭѹĮѺĳѺĵѹĹѺĺѷĽѹĿҗŀҒŃғŅѶņѸŇѹŌѹŎҙőѷŔ҇
~allow	ĀѮāҡĊѹėҡ
~alon	āҎ
~along	Ė҉
~already	ĀѶāҊĠҒ
~also	ĀѶč҇Ěҏĝ҉
~alter	Ā҆ČҋčҎĽѺ
~although	āҙ
~alway	ĀѸā҆
~am	ĀҊł҆Œ҇
~among	ĀѷāѤćѸčҙęғĚғěҕĜҎĝҘŋҍ
~amount	ľ҉ŊҊ
~an	ĀҒĂѹĆѺĊѹĔѺĕ҇Ę҉Ě҈ě҈ĜҜĝҍĢ҉ģѸĤ҈ĥқĦҌĩғīҔĬѶĭѹĮҔķѺĸҊĻѺļ҉ŁѺł҆ŃѹńѵňѷŏѺŒѺ
~ancestor	ćҩěҜňѷ
~and	ĀҎăґąѷĆҔć҆Ĉ҉ĉѹČѷčѹďҡĐѳĕҏĚѺĜѹĞ҈ğҊĠѷĥѺĦҊħҊĩѹĪѵĬѭĭѶİҌĲѸĳѮĴѷĵ҇ļ҉ľѱŁ҇ŃѸń҇ŋѺŌ҈Ŏ҉őѸœ҈Ŕҏ
~anna	ā҉
~annotat	ĀѷāѷĒҔēҔĲ҆Ňҋ
~annotation	ĀѲā҆ĒҟēӗĿѷŇҒňѺŐ҆
~another	ĀѶāҎŅ҉
~any	ĀҟāѵĉѺč҉ďѹĚѹěѺĝ҈ĠѺġ҇ĦҒį҈Ł҆ňѺŋғōѴŏҋŒ҇
~anybody	ĀѰĂҌĝ҉Ġ҆ĩ҇ň҇
~anyon	ĀҔāѶĂ҆ĸҊ
~anyth	č҇Ē҆ĚѹġҚİѺń҈ň҉
~anywher	Ā҆āѹĝ҈ġҔō҇
~apach	ĀѪıҡ
~apart	ĀѹāҘď҈Ė҆ňѶ
~api	ĀѺģҏ
~app	Āѷā҆łҊ
~appear	āѧăҎąғěҋō҈Ŕѹ
~appl	Ĕ҆ıҋ
~appli	Ēҕēҕ
~application	ł҆
~ar	ĀҌāҔĂґĄ҇ąѷĆҋć҈ĉҏĊ҈Č҆čѺď҉ĐѵđѸēҋĔѸĕѺĖҍė҉ĚѶĜѺĝѹĞґğѹĠѸġѺĢѴģ҇ĤҔĥ҉ĦҋĩѳĪҐīҊĬѵĭѸįѸĲѺĴѺĵѴĶѹķѷĸѷĻѹļѺĽѸĿҘŀ҆łѺŃ҇ŅѶņѶŇѴňґŋ҆ŌѺŎҘŏҋŐѵőѶŒѹœѺ
~arg	ĀѴĉѵĊѸċ҆ďҚŁҾ
~argument	Āҗā҇ĉѺċґďҪđѺĔҕĕҍĘѺęѹĚѺĢѸŁӋŇѹŐѹ
~arm	ā҆
~around	ġҌń҉
~arrow	ŇҐ
~as	ĀѸāѴćѹĎѷď҆đҏĒҋĚҕĜѰĝҒĠ҇ĥѭĦѷĬҚĭҔİ҆ĸ҆Ļ҇ļѹĿѹŅҌŇѹňҋ
~asid	ā҆
~ask	āѰėҌğҋň҆
~assert	ĀѴāҏ
~assign	āѴđҔĔѹĕҎĶҝ
~assignment	ĶҖ
~async	ĀѸāҗĒѶĬӍĭѹ
~at	Ā҆ąѸćѹĉѹĊѷĎѷĐҍĖҌĜѹĞ҆ğҌĠҋġҌĢѺģѹĤѹĦґĪ҈ĬѺĭѺİґĴҐĶ҇ķҍĺҊĻ҆ŁѺń҆ŅѺŇѺňѴŊѺŌ҉ŐѸŔѹ
~attach	ēғ
~attr	ĀѷĤҧŐ҉
~attribut	ćѺē҇ĤӚŇѹňѹŐҩ
~author	ĀҰāѹĎѵĭҊĲҭĴѨ
~autocomplet	āѸĿҋ
~availabl	ĀѺģҚ
~averag	Āѵāҏ
~away	ĀѸāҋņ҈
~b	Ā҈ā҈Ă҇ćѺĈҌĊѵđѹėҋę҆ĜѺġ҈ĢѶħѹĬҋĭҘİѸĻҋŀѵŁҍń҆ŅҎŊ҇ŋ҆ŏ҆Őѹ
~back	āҋĔҎĕ҇Ġ҉ĢѹĦҕŇҧŐѷ
~backport	āґŉѸ
~bas	āѰĂ҇ćӅĊѺĘѹĚҡěҤġ҆ĤѺĥѸĬѹĵѺĹѷĺѺĿѶŅѺņѺňҡŒ҈
~bear	āѺĒ҉
~becam	āѸŅғņҌ
~becaus	ě҈ŏҏ
~becom	ĀѳĨҍņҝ
~been	ĀҊĐ҆Ē҆ĩѹĬҎĭҍįҋņ҆ő҇ŔѺ
~befor	ĀѺāүē҆ĴѺĽѹĿѺł҉ŅҥņѸ
~begin	āѴą҈ĐѷĨ҇ĵҘķ҇ĺ҆ļ҉
~beginner	ĀѴāҔ
~behav	Āѷāҋ
~behaviour	āҌďѵĢҎ
~behind	ĀѲāҏđ҆ĢҍĥҎĲҋ
~being	ā҉ę҆ĩ҈Ń҈ŏ҆
~belong	ĀѳāѹĂѷě҆ĤґĦҊĵѹĹғľҌĿҊłҍŉ҇
~below	Ěҋň҇
~besid	āҢ
~best	āҔ
~better	ĀѹāӃĔѺķѺŁѺŔѺ
~between	ăҔĆѺďҒěҕĜѺĝ҈ħҙĪѺŁҍ
~big	ā҆ĎѺđ҇ĳ҆ŒѴ
~bigger	Ą҈
~biggest	ĀѰāҢ
~bin	ĀѸĞҚ
~binar	Ğҏ
~birth	ąҋ
~bit	āѸĂҍ
~blam	ĀѰāѳĲӃĴѷ
~block	ĿҌŕ҉
~blow	ĀѺŃҏ
~body	Ā҆āѷĉҖĘҏĳѹķҗĺ҇ĻҍļҍőѺ
~born	ąҐ
~both	ĀѸāҠ
~bottom	ĀҌāѹē҈İѵĳ҇
~bracket	ć҇Łҋ
~branch	ĀҰāҏČѶčѺİҋŉѥ
~brand	ă҈ąҊ
~break	ĀғāһĈ҈čѶ
~bring	Ī҆
~brok	ĀѷāҔ
~broken	ĀҋāѵĈ҇Ō҇
~brought	ąҔĪ҆
~bug	ĀѴāҠĠѷ
~build	ĀҏāѸć҈ĈӝĮѸł҆ŎѸ
~built	ĀѺĈҍňґ
~bump	āҋįѹ
~but	ĀѶā҉ă҉ď҆ēѺĪѸŏҕ
~by	ĀѵāѭĂ҉ăѹćѺĈѹĉґĊҔČҒčҍĎѷď҉ĐѶđѶĒ҇ĔҏėҊęҕěҕĜѶĝғĞҋğѺĥҋħҍĨҞĩҗĪҍī҆ĬѴĭѲĮѵįѰİѹĲҌĳѶĴѲĵѶĶѷķѸĹѹĺѷĻ҈ļѷĽѷĿѵŁҊłѹŃ҉ņѴŊѸŌѸōҌŎѸŐѷőѱœѸ
~byt	ĀѬāҙ
~cach	Āҍāҍ
~call	āҌĂѱąѹćѴĈѺĉӸĊӕčѸĎѴďѺĐѴđѲĒѵēѵĔҕĖѺėѹĘӐęӗĚѶěѲĜѺĝѹĢѶģѴĤѱĥѷĦѸħѹĩѳĪѷīѶĬѹĭѫĮѸįѸı҇ĲѵĳѸĴѷĵѺĶѶķѶĸѺĹѧĺѹĻѳļѳľѶĿҍŀѫŁ҇ŃѷńҐŅҚņҙŇҔňѲŊѶŋҗŌѶŎѶŐѱőѲŒҞŔѹŕѹ
~callabl	ĤѮĿҝ
~callback	ā҈
~caller	ĀҒāҊĆѹćѺĉҍĊӒĕҌĘҰęҗĚѬěѴĠѹĢѷĬѺķѷŁѷňѹ
~cam	ĀѺā҆ă҈Ą҇ą҈
~can	ĈҍĉѰĊѹĕѺĜѺĞ҉ğѺģҙĩѺĬѶĭҋįѺĿҍŁҌłѺńҒŇѺŉ҉ŎѸŏ҆őҊ
~captur	āҒ
~car	āѷĢҐ
~carr	Ē҆ēҏ
~carri	ē҆
~carry	ĀҌāѱĒғē҇
~cas	ĸҌŊ҆ŌҋōҚœ҆
~catch	ĀҬāҰĊѴŃѫ
~category	ĀѵāѶłҮ
~caught	Ā҆āҎĦ҇
~caus	ŕҎ
~cfg	ĀѸĐҗ
~chain	ĀѵāґĚҊħҕĨҚĩѸĪѹ
~chanc	ĀѰ
~chang	ĀҤāқăѪĄѺą҈ČҰčӁĎүĐҍđѺĔѵĢ҆ģѹĩѺĬѺįӌıѵĲ҆ĳѴŁѷŃѹńѺŅѵŐѷőѸ
~check	ĀѸāҒą҆ĈҐčҋĘ҉ęѹĚҊĜҌĠ҈Ħҕĭ҇ŇѺňѺŎґ
~checker	ĀѶāѹŇѺŐқ
~checkin	ĀѲāѴąҍĎҊİҒ
~checkout	ĀѵāѷĈҕő҆
~child	ĀѰĂҊćҎĚҍŀңňҒ
~children	ĀҐāѭĂҏćѳě҉ľѺĿѹŀ҇ňһ
~chosen	ı҆
~ci	ĀҨā҈ğѸİѶŕҦ
~circl	āѺĦҞ
~circular	ā҉Ħұ
~circumstanc	ā҇ńѺ
~clas	Ā҉ĂҒąѹĆѷćҴĉѸĊѶčѺĎѸďѹĐѲđѸēҍĔѺĚҐěҗğѸĠѺĢ҇ģѸĤҎĥҎĦѺĩѹĪѹīҟĬѦĭѱĮѸįѹĳѹĴѺĵӉĶѴķѭĸѹĹҞĺґĻѺĽѴľҜĿҢŁѷńѶŅѷņѸŇ҆ňҦŊѷŋѹō҇ŎѺŏѺŐҏőѳŒѵœѹŔѷŕѺ
~class	ĀґāѫĆѺćҬĉѺĊѺđѺĒҘēѹĚ҆ěҐģ҇ĤѺĥҶīѸĬѷĭѺĿѹŀҥŃѸń҇ňӈŒѺ
~classify	ĀѷāѲłҟ
~classmethod	ĀѸāҌĬҫ
~claus	ĀҏāѶīҙĵѹńҊ
~clean	ĀѴā҉Ō҇
~cleanly	Ĉ҇
~clearer	āҐŅѵ
~cli	ĀѹāѵċҕĞ҆łґ
~closur	ĀѹāҎĻҤ
~cls	ĀѩćҔĚғě҈ĩѸĵҚĹ҆ľ҈ňҊ
~cod	ā҇ĂѺąѺćѺĈґĉѷĊҤċҍĐѴđ҆ėѺğқĠҌĢ҇ĤѺĩѹıҎĲѺĳѳĸҊĺ҉ŁѺŃқńѺō҈őѸŔ҆
~codebas	ĀѹġҖ
~collect	ĀҐŎѵ
~column	āѺĤ҉
~com	ĀѵāѪĄѺą҈ć҆ĊѵĚ҇ĞҌĢ҇ħ҇ī҈ĬѶĮѺİ҉ĲҊńҎŇҐňѺŌҌŔҌ
~command	ĀѳāҏċғĞӁĮѹ
~comment	ĀҔāғĳѸ
~commercial	ā҆
~commit	ĀҹāҕĂѺąӥĆѺćѹĈѺĉѹĊѹČҡčҢĎӸďѺĐѸđѹĒѹēѸĔѺĕѺėѺĜѹĝѹğѺĠѺġѺĢѸģѶĤѹĥѹĦѶħѷĩѷĪѷīѹĬѶĭѷĮѶįҽİӉıѺĲѹĳѸĴѹĵѺĶѹķѹĸѺĹѺĺѺĻѺĽѹľѹĿѹŀѹŁѹŃѹńѹŅѵņѴŇѹňѹŉҟŊѷŋѺōѹŎѹŏѷŐѹőѵŒѹœѹŔѸŕѷ
~committ	āѭĎҚįѸİҚ
~committer	Āҏ
~common	āҌ
~compar	āѸĄ҇ďҪŁѹ
~comparison	ďҗ
~compil	ĀѤāѷĈӖ
~compilation	ĀѺĈҍ
~compiler	ĀѹłҊ
~complain	ĀѲāҔ
~complet	ĀҔĆҍĉѺđ҈
~complexity	āҋ
~compos	ĤҊ
~compris	ĀѸŊҋ
~concern	ĀѸč҇į҆
~concret	Ăҏĥҍ
~condition	ĀѷāҟńѺ
~config	Āҝā҇ĐҡĪѱ
~configur	Ā҇āѴĐҞ
~configuration	ĐҎ
~confirm	Ĭ҆ĭ҇
~conform	ĀѺĥҕīҍ
~connection	Ā҆
~consider	āѺĭҐ
~consist	ĀҊāѳĤ҆
~consol	ĀѶāҊĞҙ
~const	Āѥā҈đҟĶҤŐ҉
~constant	ĀѸđӊĬѶĶӓĸҎŐҘ
~constraint	āѺėҎĮҌ
~construct	Āҋ
~constructor	ĀҧĉѶĊѸ
~consult	ğҔ
~contain	ĀѱāѢą҇ćѹČѹĘҏĠҎĥѶīѺĳҊķ҉ĺҏľ҉ĿҎŅѪņѶŇѺŉҚŊҍŋ҆ōѶőҖŒѵœ҈ŔҎ
~content	āѶį҇ĲѹĴҳĶѹŕ҉
~contract	ī҇
~contribut	ĀқāѱĖѺ
~contributor	ĀҡāѴ
~copyright	Āѷāҋ
~coroutin	ĀѸāҌĬҫ
~correct	ā҈ĘҊĬ҉ŇѰ
~correctly	āҎ
~correspond	Œ҇
~could	ĀҕāҖĢ҉ŇѺ
~count	ĀҥāѐĂѸăѺĄ҆ąѺćѬĊѹĎӈĚ҉ĢѺĤѱĦѹĩѺĪѰĬҎĭҋĳҿľӋĿѪŁѸňѰŊӐōѺŎѷŏѹ
~cover	āҙŋѶōҝ
~coverag	ā҈ō҇
~crash	āҝķѴ
~crat	āѵĖҎĞ҆
~creat	Ā҈āҎăҗąҸĆѺįѸŃѵ
~creation	ĀѶąқ
~cron	ŕ҇
~current	ĀѱāѳĈҋį҈İґņҗ
~currently	ĀҋāѲŌ҆
~customer	ĀѸā҈
~cut	ĀѺāҐ
~cycl	Ā҉āґĜѺĦҨĪѹ
~cyclic	Ħқ
~d	Ā҆āѶĊ҆ĩ҆Ī҆ŀ҆
~dat	Ā҉ā҆įҧ
~data	ĤҨĵ҉ŇѸŐғœѹ
~dataclas	Ĥ҆
~day	ĀѭāҊņҌ
~dead	ĀҕāѹĪѷŏҢ
~debug	ĀҌāѺ
~decl	āѺĽғ
~declar	āѢĂҝćѹċҏđѷēѺĞ҉ġѺĢѺģѺĤ҈ĥѴĪѹĬҕĭҎĵҘĶҐĸҖĽҩĿ҇ŁҌŇҊňѺŒѺ
~declaration	ĀѨāѢĆ҇Īҕĭ҆ĵґĶҎķҎĺҌĽҧ
~decorat	ā҈Ēңēҩ
~decorator	ĀѰāҗĒҿēӴĢѸĤѺĬѹŁѹ
~deep	ā҈
~def	ĀѮāѣĆҜćѶĒҔĕ҇ĢѺīѹĬ҆Ķ҈ķҫĹҌĺҊĻҙļ҉ľҊĿҏŀ҆ňѸ
~default	ĀѡāҗċѷđѳĔӞĕӝĢѷģѺ
~defin	āѸĂ҆ĆӉćѳĉѺĊѸċҔđ҈ĒѧēѸĘѹĚѹğѺĢѸģѺĤ҉ĥѺĩѺĪѷīѺĭѵĳѺĵҐĶҖķҋĸҏĺҟĻҎļҥĽ҇ľҌĿҖŀѶŃѹňѲŊҏŋѺōѵőѶŒѹ
~definition	ĀѱāѪĆӂċҌĒ҈ē҈ĢѹĤѺĵқĶҏķҖĸ҈Ĺ҇ĺҜňѹőѹ
~delegat	āѺĉҠđѺ
~delet	ĀҠāҼąѳĆѷĴѺ
~deletion	Āҍ
~demand	āѷĂҍĮҐ
~dep	ĀѨāҒĖҔėҠĦ҆ħ҉ĩҌĮѷıѶ
~depend	ĖҊĜҌĢѺħҎĩҔĪҜĮѺ
~dependenc	Ā҆ā҇ĖҲĞѹĩҐĪҢĮѺıѳ
~dependency	ĀҊėҟĜ҉ĝ҇ġѴĢѵĦҌĨ҇ĩҠĬѺĮѺ
~deprecat	āҘċѴ
~depth	ĀҐāѺ
~deriv	āѯĂҋćҎĚҗĥѷŀҕňҚ
~descend	ć҇Ě҇
~descendant	ĀҎāѴćѷĚғěѸňҶ
~describ	āѶĢҫ
~description	Ā҇
~design	ĀѶāґ
~determin	ĀѬāѫĺҋľ҆
~dev	ĀҍāѸĖ҉
~developer	ĀҋāѲĲҍĶҊ
~development	ĀҗĖѴ
~dict	Ő҇
~did	ĀҗāҎă҆Ą҆ą҉Č҇čҤĎѺďѹĔѹĠҍĥѺĩѹĬҍĭҋįҍĴѸĵ҇Ķ҆ĹѺńѲŅқņҙňѺŋѷŎѺŕѹ
~diff	ĀҏāѪčґďҚ
~differ	ĀҌăѴďңŁѵ
~differenc	Āѷā҇ďң
~different	ĀҏāҋăѹĄѷĆҒďґ
~dir	ĀѺőҧ
~direct	ĀҍĜҊňѷ
~directly	ĀҋĊѺĘҏňѺ
~directory	ĀѴőҰŒґ
~disk	ŒҖ
~display	Ā҉Ĵ҈
~distribution	Į҆
~do	ĀҎă҇ĄѷąѺĆѸćѸĈҏĊѬċѷČ҈č҆Đ҇đѺēѴĕҋĘңęҋĚґěҎĜҠĝҕĞ҆ġҒĢ҈ģҋĥѵĦҖħҔĨ҆ĩѥĪ҈ĬѢĭѲĮѸįѩİѺıѶĳҍĶѷĸѴĹѹĻѭĽѺŀѸŁ҇łѹŃѰŅѥņѳňѫŋҕŌ҆ōѧŎғŒ҈œѯ
~doc	ĀҸĢѹ
~docstr	ĀҬāҍĂѸĢѸ
~document	ĀѷāҠğѺ
~documentation	āґ
~doing	āҋĢҊ
~don	ĉҊ
~dos	ĀҏāѴĈ҆Ĝ҇ŌҎ
~dot	āѺĿ҇
~doubl	ĀѺāґ
~down	ħ҉ķ҆ĽҊŀ҉ň҉
~drag	āѺĜҊ
~drop	ĀѺāҖ
~dropp	āҏ
~duplicat	Ā҈
~dur	ĀѺāҜ
~each	ĀѺāѱĆҭĉҌĤ҇ĥҒŀ҉ńҋ
~earlier	ā҉İѷŅҢ
~edg	Ċ҆
~edit	āџČ҉čҒĎ҈Đ҆įҤ
~editor	ķ҆
~els	ĀҊā҉
~elsewher	Ī҆
~empty	āҌ
~enclos	ā҆ĻҙŁѺ
~end	Ā҆āѸĔ҇Ģ҇ĦҌħҐĨҌİ҆Œ҇
~enough	ĀѺāҖ
~enter	ĀҍāѶ
~entr	ĀѶĎ҉ĞҥŁѳ
~entry	Āѹāѹċ҆ĐҧĞҡįҊİ҆ĸҌ
~enum	āҒĶѶĸӤ
~enumerat	Ā҈āѭĆҕľѺĿҌŏ҆
~enumeration	ĸҎ
~enumerator	āѺĸҲ
~env	Āѹğҭ
~environment	ā҈ĊѺğӀ
~equal	ĀѴāѹđҹĔ҆ĕҊĢѸ
~error	ĀѹĈҚĊѹŃҝńҿŇѺ
~evaluat	đҏŇҋ
~even	ĀҌāѷ
~event	ĀѸāѴŕӂ
~ever	ĀғāҋęҎěѹĦ҆ŏ҆
~every	ĀҋāҒĆңćѵĉ҇ĐѺē҆Ė҇Ě҉ģҌĤҋĵѹķѵĹѹĺѵĿ҈ŀҏňҐŉ҈ŋѺŎ҇őѸ
~everyon	āҌ
~everyth	Ā҆āҒćѸĈ҆ĉҊĒҎĖѺģҌĥ҆ĪҎŁ҈ňғŎҏŏѸ
~everywher	Ā҉Ćҍ
~exact	Ŕ҈
~exactly	Į҇ķҌĻ҆
~exc	ńҘ
~except	ĀґāҖĊѺīѹńҍŎѺ
~exception	āҚćѶŁѺŃҲńӪňѹŐѺ
~execut	ĀѰāѱĉ҆ĊҒĘҌę҉ěѺŌҕŎҏ
~executabl	āѺĞҕ
~exercis	ōҏ
~exist	āѦă҈Ą҈ĊѺĘ҉Ġҡġҷī҆ĬѺĭѺŋҲŌѭœѺ
~existenc	ĀѹāѺġҐŋҖœѴ
~expand	ĀҊāҍ
~expect	ĀґāѳŁҕŐѹ
~explain	āҊĢҼ
~explanation	ĢҌ
~export	ĀѥāҠģӸĥѹĩѺĪѶĬѸĭӉ
~expos	ĀѱāѸģҵ
~extend	ĀѭāѶĂҔćҢĘѷĚғěҔĢѺĥѹīѹňҴ
~extension	Ā҆āѹŒҘ
~external	ĀѵāѹĖҠ
~extra	ĀғāѶ
~fail	ĀӌĉѹŃҊń҇ŊђŌҦōѰŎҏ
~failur	Āґń҇ŋѹŎґœѷ
~fall	āѵĔҎĕ҇łҌ
~fals	āѺč҇Ę҆ĭ҈
~family	ĀҍćҊňѹ
~far	Ā҇āѵĎ҈
~fast	ĀѶāҌ
~faster	āҥĬѹ
~fastest	āҡĥѩ
~featur	ĀѰāҠ
~fetch	ĀҜāѣĔѹğҙ
~field	ĀґćѹĐ҈ĤӭĵѸľѷňѺŐғ
~fil	ĀѬāѷĂѴăҿĄҮą҈ĆҖćѬĈѸĉѰĊѯċҒČӑčѸĎҌďѳđѧĒѳēѰĔѳĕѷĖѶėѶĘѸęѸĚѸěѸĜѺĝѺĞѸğҍĠѫġҊĢѮģѹĤѯĥѨħҊĩҝĪҊīѭĬѧĭѯĮѲİѳĵҠĶҗķқĸҗĹґĺҙĻ҈ĽҜľѫĿѱŀѱŁѰłѸŃѲńѲŅҏņҖŇѴňѱŉѲŋѰŌѬōѣŎғŏѵŐѲő҇ŒӅœҤŔҙŕѶ
~filenam	ĀѷŅҡ
~fill	āѺĂҌ
~final	āѹİҏĶҌ
~find	āўă҈ąѺćѲČѹĐ҇đѵēѸĘѶĚѺğҌĢѲģѺĩ҇ĪѹĵґĶ҈ķ҇ĺҔĽқľѺŁѺŃҏńѹņ҇ňѶŌѹŐѺőҔŒҌœҐŔѸ
~fir	ĊҎŕ҇
~first	ĀҌāҠąұĆғĉѳĩѺįѷİѶ
~fiv	āҏľѷ
~fix	ĀѺāҠĶ҉ŉ҈ŌѺ
~fixtur	āҊ
~flag	āҍċҞĕѺŏ҉
~flaky	āҗŌѷ
~fn	ķҖĻ҈
~folder	Āѳā҉ĈѹőҵŒҌœ҉
~follow	ĀѸĦҕħҍĿ҇
~for	ā҆ĂҌă҈ĄѺą҆Ć҆ĈѶĊѶċҘČ҈čѳĎҌđѳēѳĔҐĕҖėҌĘѺĚѵě҉ğҐĠѹġѶĢҘĥҊħѵĩѹĪѯīҐĬѮĭѶĮҋİѱĲҏĶѹĹ҈ĺѷļѺł҇ńѵņѷŇѯňѴŋѫŌѷō҆ŎѶŏҘŒѹœѸŔҌ
~forc	ĂҐĿѹ
~forget	āҔĂѹ
~forgot	ŒҊ
~form	Ħ҈
~formal	ŁҔ
~former	ŅҘņҐőѴ
~formerly	ŅҌņҌ
~found	āѭę҇ěҊĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
~fr	ĀѸā҈Ĉ҆
~framework	łґ
~freshest	ĀѴąѸįҗ
~from	ā҇ĂҍćҟĉҋĊҐČѺčѸďғđѺĒѷēѶĖ҆ėѹęҕĚқěҋĜѴĝ҇ğҗĠѹģґĤѷĥѴħҋĨҙĪѹīѵĬѰĭѺįѵĶѸķѷĺѷĻѺļѺĿѴŀѶŁѸłѸŃҋń҈ŅҥņѥňҊŋѺōѴŎҏŏѺŐѺŒѷœѹŔ҉ŕѸ
~fulfil	ĀѷāѸĥҋīҕ
~full	ĀҊāѶĆҐőґ
~func	ĀѧāҊĉ҆Ċ҇ď҇ē҆ĔҎĕ҆ĘѹĢѺĤѵĥѵĬҏķҟĺѹĻҒľҍĿҏŁҋŃҋńҋňѹŊ҆ō҉ŐѺőѷ
~function	ĀҐāҕĂғăѹąѵĆѷćѲĈѺĉҶĊұčѸĎѰĐѮđѫĒҥĔҎĖѺėѺĘґęҐĚѸěѸĜѺĝѺĞѺĠѹġҎĢҊĤѬĥѳĦѸħѹĩѶĪѵīѴĬқĭѱĮѶįѴĲѳĳѭĴѴĵѰĶѭķҟĸѴĹ҇ĻҞļҬĽѰľҐĿҝŁҒŃҹŅѳņѵŇ҉ňѳŉѺŊҋŋѴŌѸōҔŎѶŏѵŐѬőѴŒѶœѸŔѷŕѸ
~further	ŀ҈
~gav	ą҈
~generator	āҍĬҨ
~get	ĀҍāѷĆ҉ĊҋċҊĐ҆đѺĒѹēѺĔ҆Ė҇ė҆ĘѺęқĝҔĞ҇ğҏĨҌĪҊīѹĬѹĭѸĵѶĶҊĺѹĽѺŁѺňѶŋѹō҈Őѹŕғ
~getenv	āѺğү
~gett	ĉ҆
~git	ČҊĎґĝѺĢҥįҎİқĲҔĳѵŃѺňѹŉ҉
~github	ĀѹāҊŕҌ
~giv	ĀѫāѬăҍĊ҆Č҆čѹĐ҆ĕҋĚѺĜѸĢ҉ģҍĪ҇ĬѺĳҊĴ҇ŇҐ
~given	ĀѲľ҇
~global	ĀѺā҈ĶҪ
~go	ĀѱāѰĈҎĊ҆ėѷĦҊĮҷŁҍŋ҆ŌҊōѸŎ҈
~going	āѳă҆Ħ҇Ŏ҇
~gon	ņҌ
~good	ĀѤāҦĔѺĢҏĬѹ
~got	ĀҋāѲĂ҇č҆ġ҆ĬѺŋ҈
~gpl	ĀѸıҒ
~graph	Ā҉āѷĦ҈
~green	Ā҆āѣŌҙŎҥ
~grep	āѶŔғ
~had	ĀѰĄ҉ĠҕŅґ
~hand	āѹĉ҇Ĕ҆Ł҇ŇҒ
~handl	ĀҤĢҌĸѷŃѶ
~handler	ĀҬ
~happen	āғň҆
~has	āѮĂ҆ăѷĄҍćѷĉѷĊѹČѹčҏĎ҈Đ҇Ē҆ē҉ĚҊĜҌĝ҇ğѸġҋĢѺģѷĤ҈ħѹĩѹĭҋĮѵįҏĳ҈ĴѺķ҉ĸ҆ĺ҈ļҌŀѺłѺŃѸńѶŅѯņҔŇѳŊҎŋѺŌѹŎѺŏѸŐ҈ő҆œ҆
~hash	ĀѷąҍİҒ
~hav	Ă҆ĈѺĉѶĊѸĎҍĐ҈đѵĒғĕѹėѶě҉ĜѸĠҌġҗģѹĤ҈ĥҋħѷĬѹĮ҈ĲѺķѺĸѷŀ҉ł҇ņѴŇѶňҏŉҎŊѹŋғŌѹŎѶœѺ
~head	āѲąѺĎѲİҲł҆
~header	ĀѶĪ҈Ľҙ
~hello	Āѵāҏ
~help	ĀѹāҕĊѺċ҆Ļ҆
~helper	Ā҆āѰĉҚķҩĺѺĻҌļқŁѹ
~her	ĀѴāѭĈґĒ҈ėҎġҡĬѹĮҕįѷİ҇ıҎłґņѺŋ҈
~hey	āѰă҆
~hi	Āѹāғ
~hid	őҎ
~hidden	āѱĻҏ
~hierarchy	ĀҏāѮćҌĉѺĚҖŀ҉ňҌ
~hint	Ā҉
~history	ĀҘāѵĎ҈İҙ
~hit	č҆ŏҚŔ҇
~hol	İҌ
~hold	ĀѴāѦĐ҈đ҇ĤҒĵ҉ķҍŉҊŌ҈Őҍőҏ
~hom	ġ҆
~hop	ħҏ
~hover	Ő҆
~how	ĀґāҢĂѹăѺąѵĆ҇ćѹĈѲĉѹĊѷčѸĎҸďҢĐѸđҖĒѺēѹĕѺĖѹėҋĘѹęѹěѺĜѸĝѳĞѹĠѸġѹģѸĤѷĥѶĦѶħҜĨқĩѰĪѷīѺĬѸĭѶįґıҔĲѷĳҮĴґĶѶķѹĸѺĹѺĺѺĻѺľҰŀѹŃѹńѸŅҐňѹŊҷŋѷŌѷŎѵŏѷŐѸŒѯœѹŔѺŕҋ
~hunt	ĵ҆
~hwo	Āѷľ҇
~i	ĀѪāѡăѺĄѸąѺĆ҇ĐҊēѺĔ҈ĖѹĚ҇ĝҌğѷģ҇ĩѸĪѸĭ҉Į҆įѷıѸĵҒĶ҇ķҊĸ҇ĹҋĻ҆Ŀ҆Łҏł҉ŃѸŅѹņѴŇ҇ŌѶōѺŏѺŐѷőҊŒ҇
~idea	ĢҎķҊ
~identical	ā҈ĆѺ
~identifier	āѸġ҈ģ҆
~identify	ĀѰāѝĉҍĊѹĚѹĞ҆Ŀ҉ŀ҇łѺŃ҆ń҉
~if	ĀѺā҇ăѹĆѺćѸĈғĉѸĊѺčҕĐѺĔҒĕ҇ĘҌęҐĚ҇ěҖĜҌĝҒğѹĠҏġҖĢѵĦҋħѺĩѷĪѹĬҍĭҐŀѴŁѺŃѹŅѹņѺňѵŋҐŌҕōѷŎҘőѹœѵ
~ignor	āҥĊѹ
~impl	ĀѰĉ҆ĥҟīҨĽѷĿҋ
~implement	āҡĂҜćѳĢѺĤѺĥӠīӐĵѹķ҈ĺҋĽѸĿѹňѨ
~implementation	ĀѳĂ҈ĢѹĥӇīҙĽѸŀ҇ňѷ
~implementer	ĀѵĥӀňѹ
~implementor	āѸĥҞĽѹ
~import	āҘĂѶăѸĄѸąѰĆѵćѳĈѶĉѵĊѴċѷČѷčѱĎѯďѵĐѮđѴĒѶēѴĔѶĕѷĖѷėѷĘѸęѸĚѷěѷĜӆĝӏĞѸğѶĠѶġѶĢѷģҚĤѴĥѵĦӷħӧĨӀĩӗĪӸīѵĬѫĭѯĮѳįѱİѷıѸĲѴĳѫĴѴĵѶĶѶķѵĸѶĹѷĺѶĻѷļѷĽѵľѵĿѵŀѵŁѳłҋŃѵńѴŅѫņѭŇѵňѴŉѸŊѯŋѶŌѷōѴŎѳŏӸŐѵőѬœѶŔѷŕѱ
~importer	ĀѲāѰĜҔĝҋģ҈Ħ҆ĩӂĪ҉
~in	ĀѲĂ҈ĄғąґĊѶċҊčґĎҎĐҡđѦĒѱēѪĔҔĕѴė҆Ĝ҆ĝ҆ğ҈ĠҐġҍĢѸĥѺĦґĪҌīѸĬщĭѯĮѫįѸıѪĲ҈Ĵ҇ĸ҇Ĺ҆ĻҒļҋľ҆ŀҋŁѰłѷŅѮņѢŇѫňѤŉҌŊҖŌѣōѳŎҙŏҌŐѰőҒŒѸœ҆Ŕҕ
~includ	ĀѺāѮčҊę҉ĚҌĜҌĝҔĠ҆ĩѵĪҭňѸŉҖ
~incom	ĉѭĊң
~indirect	ĀҐĊѺ
~indirectly	āҕĜѳĦ҈ħґĨҌĩѺĪѷňѺ
~indrect	ĀҍāѺ
~inferr	āѱŐҗ
~inherit	Āғā҇ćҋęѵĚҕěҗľѱŀ҇ňҧ
~inheritanc	āѸćҔĚҙěҎ
~initial	ĀҔāѤą҆ĔҌĶҋ
~initialis	Ā҇Ķ҇
~inner	ĀѶāҎķѴĻҠļҮŁѹ
~input	ĀѱŁұ
~insid	ĀѭĉҏĊѹĐҒęҒĢѵĪ҆ĵѴķѹĹғĻҞļҒľ҇ĿҚń҆ňѺŊҐōѸŎ҉ŒѲ
~install	ĀѩāҍĖҥėѺĞӑĮѹłѺ
~installation	āѵĞҍ
~instanc	ĀґćѹĚ҇ĤҟŇ҆
~instantiat	ĀҪāҙĊѸĩѰĵѹ
~instead	āҐ
~int	ĭ҆ŐҖ
~integer	ĀѶāҍ
~integration	ĀҎ
~interfac	āҖĂѹćѷĥүīӰĵѺķѹĽҶĿѱňѷőѺ
~intermediat	ħҍĨ҇
~internal	ĀѶāѲĬѺĭӇ
~into	ĀѱāґăҋąҕĊ҉ĝҏĩѵĮѷľ҆ŁҊŅѹņҗŉҍ
~introduc	āѱăҍąүğѺįѺĽҏ
~invok	ĀѦāѮĉҲĊҴĘҥęҝĚѺĿѱ
~involv	ĦҎ
~is	Ā҈āѲĂѳăѭąѲĈҊĉѰĊѲċ҆ČѬčҐĎѧďѷĐ҇đҍĔ҉ĖѱėѴĘҎęҗĚҒěҤĜґĝҘĞѵġ҈ĢҌģѸĤѶĥѸĦҋħѶĨ҈ĩѲĪѰīѱĬҕĭңĮѺį҇ıҊĲ҇ĴѺķ҇ĹҖĺ҈ĿѫŀѺŁѪłҌŃѵńѱŅѶŇѵŊѹŌ҈ŏѲŐҏŒғœ҉ŔѺ
~isinstanc	ěҍ
~it	āҍĄѹą҆ĈғčҋďѳđѸĔҍĕ҉ĖҎĘ҈Ě҉ěѺĜѺĝ҇ĦҏħѰĨѹĪѳīѶĬѸįѺĳѺĸ҉Ļ҆ļѷĿѶŀѺŃѹŊѸŌҋō҈ŐѵŔҋ
~item	ĀѸāѸģҝĶҋķ҈
~its	ĀѷāҞĂ҇ąѴćҋĉґĊѶČѺĔѴĕғĚҎěҋĝѸġѹĢѸĥ҆ĪҋīѳĬѶį҉ıѹĴѺĵѸĶ҆ķ҉ĸҏĹѹĻѸļҋŁ҇ŃѺńѺňѶŒ҆
~itself	āѳćѹĒѹĦқĪѺĵ҈ņ҇ŒҌ
~java	ĀѲėѺĮӀ
~job	ĀҝāғĢҪŕѷ
~judg	Ĭ҇
~jump	ĀѷāѸķҘĹ҆œҊ
~just	ĀҊāѮĆ҈ľҊňѹŌ҉ŏҍő҆
~k	ŌҔŎѹ
~keep	āѶĢ҇ĭ҆
~kept	Ā҆
~key	ĀҌĐҮ
~keyword	Ā҉āѸŁ҇
~kick	ŕғ
~kind	Āѱā҇ĚҋłҢń҉ŇҏŐ҇
~kindly	Āѡāѩė҆ő҆
~know	ĀѹāѲąѷć҇ďѺĔѺĕ҈ĢѺĥ҈ħѺĭ҇ķѺ
~known	Āѹāѹġ҈Ņҗ
~l	āѶĳҡ
~lack	āҦĂѺď҆ĿѬŉѸ
~lambda	ļ҆
~languag	āҔėѹłҍŔѹ
~largest	āҥĤѲ
~last	āҡąѵčѷĎѺįӘİҢĲҌĳҊĴѸŅѺ
~lately	ā҆
~latest	ĀѪāғąѷėѶįҭİҔ
~lazily	āҊ
~lead	ĀҌāѭĚ҆ĦҊħҋ
~leak	ĀѷāҎ
~least	ĀҏāѺ
~leav	Āѵā҆ĂґĆ҈ĔҊ
~left	č҆
~leftover	ĪѺŏҏ
~legal	Ė҇ı҇
~length	ĀҍĎ҉
~let	āґĕ҇ıѷ
~level	ĀҊĩ҇ĭҌĶҔňѺ
~li	āѹœ҇
~lib	āѳĖҗłҏ
~librar	āѸĖҡ
~library	ĀѱāҍĖ҆łҬ
~licenc	ĀѬāҏĮѺıӏ
~licens	ĀѨāҒĖѹĞѺĮѹıӣłѷŅѺ
~lik	āҏď҆ĭ҉
~lin	āѺĂѷăѺąѶćѱĈѺĉѵċҝČѸčѶĎѱďѵĐҫđѮĔѸĕѹĖѸėѹĘѺęѺĚѹěѺĜѱğҗĠѹġѸĢѲģѲĤѴĥѰĦѶħѱĨѺĩѰĪ҈īѴĬѯĭѴĮѴįѰİѯıѹĲҳĳӪĴҴĵҜĶҦķҡĸҖĹҞĺҠĻҠļҠĽқľѵĿѴŀѴŁѴŃѵńѶŅѲņѳŇѵňѴŉѺŊѰŋѶŌѴōѴŎѷŐѵőѲŒѴœҕŔҟŕѵ
~link	ħҌ
~linter	ŏ҇
~linux	ĀѸāґ
~list	ĀѵāтĂҌă҉ąѺĆҒĉ҈ĊґČҏčѸĎѸďҘĐѸđѺĒ҇ēҎĔѹĕѺĖҟĘѹĚ҇ěѹĝѸĞҗĠѹġѴĢѴģҒĤҕĥҊĦѵĩ҉ĪҗīҋĬѴĭѷĮѹįѸĳѹĵѸĶѺķѸĹѹĺѸĽѹľѬĿҢŀҍŁҧńҌŅѹņѺňғŊѫŌѹō҉ŎѴőѹŕ҈
~literal	ĀѶđҖĶѹŔҘ
~liv	āѬĆ҈đѺĠѸĵ҈ķҬĸ҆ĺѺĽ҇ōѸŒ҈œҐ
~load	Ā҆ā҉Ĝ҈ĝ҉ħ҇ĨҊĩҒĪ҈ĭѸœѺ
~local	ĀѶāҎķѴĻҦļҠ
~locat	āѨĐ҇đѸĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
~location	ĀѦāѩĆҝćѸċ҆ĐҊđѴğҏĢѺĥѷĵқĶҙķҋĸқĹҎĺҌĻҎĽґŀѷŁѺňѹŋѰŌѳőҞŒҕœҒ
~lock	ėҊĮѺ
~log	ĀҎāѺĎҔĢѴįғİҢ
~logg	ā҆
~long	āҕĐ҈įҒĳҐ
~longer	ĀҊā҈
~longest	ĀѹāҶħѹ
~look	āѨĚ҈ğғĢѺĪ҆ķ҈Ĺ҆Ł҇ő҆
~lookup	ĀѹğҰĺѵ
~loop	Ħҙ
~lowest	ĮҊ
~lst	ĀҌįҊŊѳ
~m	ĀҊāѨĄ҆Ċ҇čѶĎѸĐҋđҎĒҊĕѸěѴĜѺĥѺĦѵĨѷĪ҆ĬѯĲѹĳ҆Ĵ҈ķҏĹ҈ĺҍĻ҆Ľ҆Ł҈ń҉ņѸŋѺőҋŒ҇
~machin	āҍ
~mad	ģ҈ĭ҇Ĳҋ
~main	ĀҎāҒĈѸ
~maintain	Ā҆āҌ
~mak	ĈҊĉҕđ҈Ę҉ĚѷĢ҆ģҖŁѸŌѷŏ҆ŕҌ
~mandatory	āѺĂҚĤѺ
~many	ĀҳāҩĆ҈ĎҸĤѺħѺĩѶĬѹĳҦľҶŊӄ
~mark	āѸĂҊĒґĭҋĿѺ
~match	āқĸѴ
~matter	ā҆
~maximum	Āѵāҏ
~may	ĀѴāҢĊѰńҋ
~mean	İ҇ĴѵĹ҇Ł҆Œ҇
~meant	āѶĢҊł҆ň҆
~measur	āҊĳ҆
~meet	ĀѲā҉ğҌ
~member	āѬĂҊĉѹĤҷĵѸķѸĸҘĹҍĺ҇ľҡĿұŁѺŃѷ
~memory	Āѹāҍ
~mention	ĩҒķ҈ōҌ
~messag	āғįѺİҊŔґ
~metadata	ĞҋĮҍ
~method	ĀҐāҒĂҿąѹĆѶćѩĉҍĊҕčѹĎѷďѸĐѱđѷĒҘĔѹĕѺėѺĘѹęѸĚѬěѱğѹĠѺġѵĢѴģѶĤѴĥѳĦѺħѺĩѸĪѸīѰĭѳĮѸįѹĲѺĳѸĴѺĵѩĶѶķѳĸѹĹӂĺһĻѹĽѲľӮĿӸŀҹŁѵŃғń҉ŅѸņѸňѭŋѷŌѺōѴŎѺŏѹŐѲőѷŒѶœѷŕѺ
~might	ĀҋāѲń҈
~min	ė҇
~mind	ĀѴāҏđ҆
~minimum	ħ҇ĮҒ
~mis	ĀҋāѸ
~miss	ĀѶāҵōѯŏѺ
~mit	Āѹāѱıҥ
~mnay	Āқāѳ
~mock	Āѹī҇
~model	ĀѳāҘ
~modifi	Ā҆āѸăѵČҖčғĎҎįҞ
~modification	įҔ
~modify	ĀѶČ҇č҉į҆
~modul	ĀѱāѴćѸĉѷĊѲċ҇ĐѶđѹēѹĜ҉ĝ҇ġѺĢ҉ģҞĤѹĥѵĦҐħҒĨ҉ĩұĪҬīѹĬѶĵ҆ĶҭķҋĽ҈ŀѺŁѺłѺŃѺńѺŅѹņѸňѺŌѶōѶŎ҆őѱŒӉœ҉ŕѺ
~moment	āѹŌ҉
~month	āҗĎѺ
~mor	āҡĆ҉į҉ņ҆
~morn	ĀѸāѷ
~most	ĀѭāӇąѷĊѹįҢİҟňѺ
~motion	ŕ҇
~mov	āҒĝ҇įѷķѹŅҩņӄőѺ
~msg	İ҉
~much	Āѳā҆đҗľѸ
~multipl	Ć҆
~must	ĂҙėҊğѷĮґŀѺŇѸ
~my	ĀѲā҇ĞҌğ҈Į҉
~n	ĀѺāѵĈ҆ĊѺĘ҆ĝҊġҊĬ҆ĭ҇ĴґľҊĿѸŊ҇Ŏ҆
~nam	Ā҆āѳĂҌąѴĆҊć҆ĈѹČҕčѴĎѺďѸĐѹĔѹĕѺĖѷėѺĘѺęѺĚѺěѸĜѳĝѶĞҕğѺġҢĢѷģҫĤҎĦѷħѳĨѸĩѶĬѬĭҋĮѵįѴıҒĲ҈ĳѷĴѶĶѷķѸĸѹĹѲĺѺĻѷľѲĿҙŀѹŁҖŅһņҬŇѹŊѩŋҞŎѳŏҌŐѹő҇ŒҥŔѺŕѺ
~narrower	ā҇
~navigat	ĺ҆
~need	ĀѵāҔđ҆ĖҭĞѵġѹĢ҈ģѴĪҍĬ҇ĭѺĮҒŀѵń҈ŏҊ
~needles	Īѳŏқ
~negativ	Āѷāҋ
~nest	ĀѱāґķѴĺѺĻҫļҤ
~network	ā҇
~never	āҺĉѷĔ҆ĤѷĪѷĸѺŃѰńѹŏҫ
~new	ĀѵăҕĄҗė҇ņҵ
~newcomer	ā҇
~newer	Ā҈
~newest	ĀѬāғąѷĮѶįҡİҟ
~newly	āѶă҉Ąҋ
~next	ĀѳāҨďҋ
~no	ąѹćѷĈ҇č҈Ĕ҆Ę҉ĚҋĜҌġҎĦҊĪѺĬҋķ҇ĿѺňѹŋ҈ōѹŏҌ
~nobody	āҚģѷŏ҈
~nod	ĀѳėѺĮӀ
~non	ĀѹāҎĖґ
~normal	Ā҉
~not	ĀѷāқĂѺĄҘĆҏćѺĈ҉ĉѸĊѹČѸč҆ĎѹďҗĒѱēѺĔҍĚҌĜҊĝ҆Ġ҆ĢѺģѷĥѸĨѺĩѳĪѱīѳĬҐĭҕĲѺĳѹĺѺľѺĿѷŀѸŇѹňѸŉѴŋҔōѴŏҩőҋŒ҇
~noth	āҌĊѺĪѵŏҧ
~notic	ĀҊāѳ
~now	āѯĎѺĬѺİҊŅҋņҬŌґŎ҇
~null	ā҆
~number	ĀҒāҔĊѹĎҟđқĤѵĪѱĳҦĴ҈ĸѵľҜĿѰŁѺňѺŊҦ
~object	ĀҘāѶĤ҉ĵ҈ĿҋŇғŐҊ
~oblig	āѸĂҊ
~occasion	ŕ҇
~occur	āѸĊ҇ę҇ō҇Ŕғ
~occurrenc	ĀҌŔ҉
~of	ā҉ĂҌăѹą҉ĆҒĊѳĎҘĐҍđѷĒѸēѹĔҎĕѺĖѺėҌĘѺĚҍěҋĜ҈ĝ҆ġѱĢҍģҋĥѷħѶĨҋī҆ĬѐĭѪĮѺıѴĵѴĶѸĹґĺѹĻ҉ľҏłҕŅҊŊҎŌѲōѧőѴŒѸœѵŔҋ
~off	āѵĊҎŕҚ
~offer	Ā҉āѦĚѵģҔĿҞ
~offlin	ĀѹāҊ
~often	āҙĎҒ
~ok	ĀѯāѶĈҒŌҌŎҐ
~old	ĀѳāҐĮҊŅҨņҜ
~older	ĮҊ
~oldest	Āҍā҉ĆѹĮҖİѷ
~omit	ĔҊ
~on	ĀѵāѰĂ҉ąѶĈѸĊѭĎҐďѸđѯĒҗĖ҈ě҈ĜҒġѩģѶĤґĥѯħҒĩ҈īҊĬѫĭѲį҉Ĵ҆ĸ҆ĹҖļҋĿ҇ŀѸł҆ńѶŅ҆ņѶŇѺŊѸŋҒŎѶŐѸőѸŒ҇Ŕ҇ŕҗ
~onc	ā҈Ć҇Ğ҆ņҊ
~only	āҭĂҏĆ҈ČҌĒѹĖѮħ҉īѹĬѺĵҋĿ҈ōѷ
~onto	ēҗ
~open	ĀѳāҏĬ҇ı҆ĵғķҊœ҆
~option	ĀҐċҖĐҝđѺ
~optional	ĀҏĔҋĖѳ
~or	ĀѮāѡĈҚĉѶĊѭċҋčҐđҊĒ҈ĔѺĜҍĞ҉ğҍĠ҉ġҏĢѸĥѸĦ҆ħѺĩѺĬҕĭґıҍĵѹķѺĹѹĽ҈ŁѹłҪŃѹńѺŅѺŇ҉ňѩŋ҈ŌҒōѲŎҒŏѵőѹœѹŕ҉
~order	āҕēѹŁ҆
~origin	ŅҊ
~original	Ņғ
~originally	ĀѷąҍŅ҈
~originat	ŃҊ
~other	ĀѹāҨĉҙĊѹďғģҙĦҍĩҌĪҘŁѸ
~ought	āҬĒѺĵѸ
~our	ĀѶā҉Ń҆ŋ҉őҎ
~out	ĂѸĈ҆ĊѹĔҎęҊğҊĠ҈ġ҆ģҏĪѰĵѺļѹŁѺńҒŇҎŌҍŎҋ
~outcom	āѸŌґ
~outdat	ĀѴāғ
~outer	ĻҎ
~outgo	ĉҡĊѰ
~output	Ň҈
~outsid	ĀѰāҙĖҎģґŊѸ
~over	ĀѶāҐĒ҇ē҆Ĕ҆ħҋĨ҇ĳѹ
~overall	ĀѴāҔĢѺ
~overload	Āѹā҆Ćҥ
~overrid	ĀҜāҥĂҗĆѹćѵđѺĢѴĥѺĿѭŀӸňѷ
~overridden	āҏŀҪ
~overview	Ā҇
~own	ĀѴā҉ĆҌĪѹŀҖ
~packag	Ā҇āѭĖҶĞҟĪҒĮѴĶҋ
~param	Āҍā҆ďҢĕ҇ġѳŁһńѸŇѸ
~parameter	ĀҥďҽĔҌĕҔĘѷęѹĚѹěѶġѶĢѸĬѺŁӏŇѷŐѷ
~parent	āҝĆѷćӏęѹĚ҇ěҜĺѹŀѸňҎ
~parenthes	āѶć҆ŁҎ
~parser	ĀҨāѸċҘ
~part	Ā҉āѷĂҍČ҇čґĎѺĠҎĦ҈ŉ҉
~partially	āҊĥѶ
~party	ĖҔ
~pas	āҏĔ҉ŁҒŋѸŌҥŎҮœѹ
~pass	ĀҌāѡİѹŁҍŋѵŌҦŎҶœѵ
~past	ĎѺŅҘ
~path	ĀѢāѮă҆ćѹČҝčѵĢѶģѷĥѹħҏĨ҈ĩѹĪѺįѺĵҙķҕĺѸĽҋŃҊŅҙņҘŌѹőӅŒҨœҔ
~peopl	ĀҎā҈Ė҆İѹ
~per	ĀѹāҒĎѷľ҇
~percentag	Āѳāқ
~person	ĲҠ
~phras	Ŕғ
~pick	ğҋ
~pin	Āѹ
~pinn	ĀѺėҢĮѸĲ҇
~pip	ĞҊ
~pipelin	ĀҐāѳŕҋ
~plac	ĆҤĊҚĐҍğҍġѸĥѷĬѹį҆ķ҆ĸҍĺҌĻѸļ҇œҊŔҍ
~plann	ĀѹāҊ
~play	āѶĢҟ
~pleas	ĀҔāѬąѸć҆ĎѷđҋĖѺĚѺġѺĢґĥѺĬѺĺ҈ĿѺŊ҆Ō҇Ő҆őҍ
~pls	āѸıҋķҘœ҆
~point	ĀѶĐҐĞҢķҎĺҋ
~position	ĀѺĐ҈ĵ҆ĸ҆ĺғĻ҆Ŀѹ
~positional	Ł҉
~pr	ŕ҇
~preced	ēҏ
~predecessor	āѸŅҚņѺ
~present	ĀѸāѷĝ҆ĠҌİ҇ņ҇ŋ҇Ō҈
~preset	ĀѺĔҞ
~previou	ŅҟőѸ
~previously	ĀѹŅҍņ҈
~print	Ā҆āѱđґĖҟģҌĤ҉İҊĲѶĴҖĶѷ
~prior	ĀѸāѺŅҟ
~privat	ĀѶĬѺĭӈľѺ
~produc	ĀҌń҇
~production	ĀѺāҎ
~program	āѵĞҏğ҉Ģ҇łҌ
~programmer	ĀѵāҔ
~project	Āѵā҈ĈҗĎѸĖҞėҟĞҚġҒĬѸĭѺĮҥįѹıҗłҭŅѺŊѲŋҋŐѺő҉
~promis	Āѹĥ҇ī҆
~propert	ĤӁĿѺŐѷ
~property	āҊĤ҈ĬҨ
~protect	ĀѶāѲĬѺĭӇ
~protocol	ĀѸāѶĥҔīҽ
~provid	āѵĞҋģҍŏѺ
~pub	ģҎ
~public	ĀѬāѸĠѷģӎĬѸĭӅ
~publish	ģҊ
~pull	ĀѹāѱĖ҉Ĝғĝ҇ģѺħ҈ĨҍĩҢĪҖ
~pur	ĂҚĿѺ
~purpos	ĀѭĊѹĢҼłҔ
~push	ĀѵāҋŕҔ
~put	ĀѪą҆Đ҆ĒҌĞ҆ğѵĮѹĲ҇ĵ҈ĶҌķ҈ĸ҈ĺҎń҈ő҉
~pytest	āѲŌҎŎҘ
~python	āѹėѹĮӁŒ҆
~quantity	ľҊĿѺ
~query	ğ҇
~question	ĀѱŅѷ
~quick	ĀѳāҖŅѷ
~quickest	ħ҇
~quot	Ā҉āѺ
~r	ĀѹāҊĥѹĮ҈
~rais	ĀҘā҈ĉѸĘѺĮѺĿѺŃӛńӕ
~ran	Ā҇
~rang	ĀҕāѴă҉ėҔĳѺ
~reach	Ā҈āҘħҎĨҏŒѺ
~read	Ā҉Đѹę҇ğҸĴңĶѳ
~real	Ā҇
~really	Āѯā҉ġ҉
~reason	āҕŌѺ
~rebas	ĀѲāҒ
~receiv	ĀѺāѷŅ҆Ň҉
~recent	āѭĮҍįҔİґ
~recently	ĀѷāѲąѺįҘİҌ
~recursively	Āҍ
~red	ĀғāѭŎ҉
~redefin	ŀҦňѶ
~redefinition	ŀҊ
~refactor	āҒ
~refer	ĀҊāѲōҌŏ҈
~referenc	ĀҐōҘŏҏőѷ
~regard	ĀѩāҌĶѹŅ҆
~register	ċґ
~reimplementation	ŀҍ
~rel	ĩҍ
~relativ	őҎ
~releas	ĀѵāҔăҏċѸčѵėҗĠҟĮҕŉҽ
~rely	āѯĉ҈Ėґ
~remov	ĀҦāҩăѶąѲčѹ
~renam	Ā҉āҗįѺĸѹĹѺŅӋņӠ
~replac	Ā҈ď҇ŀқŃѺŅѺņ҉
~repo	āѧĆ҉ĈҒĎѺġҠįѸİҔıҌłҙň҆ŋҌōѺőҖŔ҉
~report	ĀћāѰĂ҇ĎѹĒ҇ğ҆ġ҆Ī҇Ķ҈ĺѺňґŏ҆
~repository	āѪĈҊġҠįѺİғı҇łҐőғ
~request	āҌŕ҈
~requir	ĀќāѺĂҝđѹĖҙėҞĜҍģѹĩңĪҚĮҘŀѶ
~requirement	Ā҈āѥĖҤėҜĞѹĮ҈łѺ
~rerun	ō҆
~resid	āѺő҆
~respect	Ą҆
~responsibl	ĀѷąҊĢҐ
~result	ĀѨĈҋĊѸŅҎŇҪŌҜŎҦŐѫ
~ret	ĀѸŇҢŐѭ
~return	ĀѪāҩćѸđѺŇӸŐѭ
~revert	āҡİѸ
~review	Ā҉āҤĲѱ
~revision	ĀҗāѰąҊČ҆ĎҢĪѹį҉İ҈
~rewrit	ŀ҆
~rid	ā҈
~right	ĀѨć҇đ҇ēҌĕ҇ę҇Ĝ҈ĭҊĶѸňѺ
~rol	ĀѰĢҰ
~root	őҙ
~round	Ħҋ
~rout	ħҖĨҋ
~routin	ĀѴāѺĉҐķҡŁ҇
~run	ĄѺĈґĉ҆ĊҠēѹĖҪėѺĘґęҋěѷĞ҇ĤѺĬѹĮҏįѺĶѸĿѯłҊŊѰŋѺŌҬōѳŎҷœѲŕҘ
~rundown	ĺѶľѷĿҡ
~runn	ĀѱāѵĖғŌҐŎҋœѺ
~runtim	ĀѺĖҟ
~rust	ĀѶėѺĮҿ
~s	Ā҈āѰĒ҆Ę҉Ŀҋő҇Ŕ҇
~saf	āҍ
~safely	ā҆
~sam	āҧďҎĦ҇
~satisf	Āѹĥ҈īҏ
~satisfi	ĥ҆
~say	ĀҒāѨĕҏĢѺĥҊĬ҉ĴҎĶ҇
~schedul	ŕ҆
~script	ĀѭĞҤğ҆Ķ҇Ŏ҆
~scroll	āѹļ҆
~search	ŔҊ
~second	ĀѸāҕ
~secret	Āѳāҏ
~section	ĀѵāѯĐҔĖ҉Ğ҈ŕҎ
~security	āҏ
~sed	ĀҊĴҒ
~seem	ň҆
~sell	ā҆
~sens	āѹĢҍ
~sensibl	Āѵāҗ
~sentenc	Ŕ҆
~separat	Ŋ҆
~sequenc	ħ҆Ĩ҆
~serv	āҍđѺĢҝ
~server	Āѹāҍ
~set	Ā҉ā҆ĆҋċҊď҆ĐҠđҐĔѺĞ҇ĢѳĶҫĿ҆ņѸŕҌ
~sett	Đұ
~several	ĀѺāҊĆҐ
~sha	ĀѱāѶąҌİҘ
~shar	ĀѷāҭňѶŐѺ
~shell	ĞҌ
~ship	ĀѵāҎĠҊ
~shipp	ĀѷĞ҈ŉҒ
~short	ĀѱāҎĢҎħ҇
~shortest	āѴħҠĨҍ
~should	āӸĻҍŇ҆
~show	āѠĂ҇ć҆ČҍčѹĎѺď҇Đ҆Ė҇ĝѺĢѹĦѹĩ҆ĬѹĭѺİҋĲѷĳѸĴҔĵѺľѺŁҊł҆ŇѺŊѺŋѺŐ҆
~shwo	Ā҈
~sibling	āҍ
~sid	ď҈đ҈
~sign	Āѹĕ҇
~signal	ĉѶŃҙ
~signatur	ĀѯďҼĔґĕҖĽѷŀѺŁҤŇҋŐѺ
~similar	Āѵāқğ҆ġѺ
~sinc	Āҏāҫă҉Ą҆ąҋČѴĦѶĬѴįҝņҊŌѹ
~singl	ĀѷĆ҈ŌҌ
~sit	ĀѩāѪĆҋĉѳĊҟĒ҆ĚѺĢѺĤѺķҠĸҒĹ҇Ļ҈ĽҐŁѺŃҋőҏ
~sitt	āѶĒ҆į҆
~situat	ő҆
~siz	ĀҊāѱĳҏľґĿѺ
~skip	āғĕ҇ŀѸŌѸ
~skipp	āҞŊѯ
~slow	āҗ
~slowest	ĀѱāҹĊѶōѸ
~so	ĀѯāҒĚҒĬҎıѹĽ҆
~softwar	Ė҇łҗ
~som	ĀѶāѷĦ҈ň҆ŐҒ
~somebody	āѳĬ҆į҇İҊŒ҆
~someon	ĀѺāѳķ҉Ŕ҇
~someth	ĀѷāҙĆҍćҌĊѹĎҍĚѸĠ҈ġҘĬѺĶҊĹѺłҋ
~somewher	ĀѵāѷĐҊĚ҇ě҉ķҐňѺ
~sorry	ĀѱāѬ
~sort	āҍłҐ
~sourc	āѕćѹċҋĐѸđ҈ğҟĩҒĪѺı҇ĵҖķґĸ҈ĺґĽҗĿѶŀѺŃ҈ŅґņѺňѹőѹŒҗœ҈ŔҌ
~sp	āҙďѷ
~span	āѹĳ҆
~spec	ĀѺāѺōҕ
~specialis	ĀѳĘѺęѵĚғěҏĥѸňҐ
~specialisation	ĀѷĚҊňҟ
~specifier	ėҊ
~spell	ĀѺŔ҇
~spin	Ā҈āѹ
~split	āҍ
~spot	Ā҉āѬĆҗĵ҇ķҊő҆
~squash	ĀѭāҚ
~stabl	ĀѺāҌĬѺį҆
~stack	āѺē҈
~stand	ĀѵāѳćґĐ҈đғĒ҇ēҋĢѶİ҈Ĵ҈ŁѺŇ҉ňѷ
~standard	āҋĔ҆
~start	ĀѱāѲĦҊħҏĨҊİѺķҌĹ҇ļ҇œ҆ŕҳ
~stat	āѤĈҖČ҇Ġ҇
~statement	ĀѮāѶĜ҈ģ҉ĪҒĵҌķ҆ĸѹĻѺŃҋńҜŏҍ
~static	āҌĬӌĭѹįѺĶҋĿѶŐҊ
~statu	āҏĈ҈łѸ
~stay	āҌ
~stem	Œҋ
~step	ĀҢāѪħҗĨ҆ŕѴ
~still	ĀѳāҧĈ҇Ņѹ
~stop	ĀҏāґĜѺ
~stor	āѶđҋĤ҆Ő҈
~str	Ā҇āѲđҖŇ҇ŐҙŔҎ
~struct	ĀѷĤҖĥҖīҍĵӂķѸĺѷĽѸĿҐ
~structur	Ā҉ő҇
~stuck	ē҉
~stuff	Ā҉āѲģ҇Ī҆
~stumbl	Āҋ
~styl	Āѵāқ
~subclas	ĂҍćҧĘѺĚ҇ěҌĬѹŀғň҆
~subclass	ĀҒāѭĂҠĆѹęѶĚҐěҡĿѴŀҡŁѺňӀ
~subdirectory	őғ
~subfolder	ĀѺőҠ
~succ	āѦĈҜİѺŌҒŎҜ
~succeed	āѺĈ҈ŌҔ
~successful	āѶŌҍ
~successfully	āѺŌ҇
~successor	ņҕ
~such	ğ҇ġҊŋ҇
~suffix	ŒҔ
~suit	Ā҆āѷŊѹŋҙōҍ
~sum	Ģ҈
~summaris	Ģҏ
~super	ĀҢć҇ŀѴ
~superclas	ćҷĚ҇ěҎĢѺŀѺň҆
~superclass	ĀѶćҿě҇
~superfluou	ĪѰŏҨ
~suppli	āѷĔ҈
~supply	āѺĂ҇
~support	ĀѵāҐī҆Įҹ
~surfac	ģ҉
~swallow	ĀѺāҒŁҍńѱ
~swap	ď҇
~switch	ā҉ċҔĸѷ
~symbol	ĀҗāѬģҜĭҘ
~system	ĈѺłҐ
~tag	ĀѶāҌČѷčѵĠҏŉӌ
~tagg	ĀѰāҌĠ҇ŉҌ
~taht	ą҆
~tak	Ā҇āѺďқĔ҆ğ҇Ģ҉ģѷį҈ķҊĿѸŁҡ
~tally	ĀѹāѺĺѺľҜĿѶŊҔ
~target	āѶĉҗŅѸņҘ
~task	ĀѶĢҤ
~team	Āѹā҈
~teh	āѲĶ҈Ĺ҆
~tell	Ā҇ā҆Ą҆ć҆ďѺĐѷē҇ĩѸı҆ķѶĻѺĽ҆ňѺŉ҇
~term	ĀѭāѶĢ҆ıҬ
~terminal	ĞҊ
~test	ĀҸāҲĂѷăѺĄѺąѱĆѶćѴĈѹĉѵĊѮċѺČѺčѵĎѴďѷĐѲĒѷēѵĔѸĕѹĖѲėѹĘѹęѷĚѹěѸĜѸĝѷĞѸğѹĠѵġѮĢѵģѲĤѴĥѵĦѶħѷĨѺĩѳĪѴĬѡĭѩĮѵįѳİѹıѹĲѵĳѵĴѶĵѶĶѵķѲĸѹĹѹĺѶĻѷļѸĽѶľѵĿѭŀѵŁѴłѷŃѴńѵŅѳņѳŇѸňѵŉѹŊӸŋӸŌӚōӸŎӤŏѵŐѶőѲŒѵœӥŔѹŕѶ
~testcas	ĀѺāѸŊҍŋ҉ō҇œҋ
~tet	āѲōґŎ҆
~text	āѲĳҒĴҭŔҔ
~th	āғćѶĈҋĉѵĊѺċҍĎѷďҍĖ҆ĜѷĝѸĞ҉ğҌĢѵĤ҉ĦѳĨѯĩѪĬњĭѵİҊıҍĴѷĵ҉ĶҒķґĸґĹ҉ĺѹĻ҈ļ҈ĽҏĿѹńѹŅҊŇѵňѹŉ҈ŊѫŌ҈ōѷŏѮŒҍœҐŔҙŕ҆
~than	āұĄ҈Ć҉ď҉ŁѺ
~thank	Āѭā҈
~that	Āѹā҈ĄґąҎćѴĉѺċ҇ďҊĒ҇ē҉ĔѵĖѺġ҆ģѷĥҋĩҌĪѴį҇ĳѴĶҌĺѶĻҊĽѵľѺĿѸŅѺŉ҆ŊѹŋѵŌ҆ōҌőѰŒѸœѵŕ҇
~their	ā҈Ć҈ćѴĎҊďҔĥ҆ŀҋň҉
~them	ĀѵāѸăѺĆҒĉҊĊѸĒҋĪѺŃ҈ōҎŏҔ
~then	ŏ҆
~ther	ĀѯāѳĉѳďѸđѶĔѺĘҌę҈ěѹĜ҈ĠҜġҕĤ҆ĥҏĩѺĬѥĭѳĲ҉ĳҌĻѺļҊĿ҇ŀҊń҆ŅѹŋҌŌѹ
~thes	ĀѹāѹņҌ
~they	ĀѠāћĆҎď҉Ė҆Ğ҈Ĥ҉ħѺĪҎĬ҆ķ҆Ņѹň҇ŎҍŏѺ
~thi	ĀҊāҐĂѺąѴćѹĈқĉѹĊ҆čѺĎѪĐѷđҋēѺĖҫėҎĘѺĜѺĝѺĞҬĠѺġҡĢ҇ģѶĤѹĪѸĬѬĮҬįѳİҐıҥĲѺĳѹļѺŁѹłңńѹŅѪņѹŇѸŊѷŋҐōѶŎѺŏѺŐѸŒѺŔҍ
~thing	ĀѩāѹĄ҇Ĉ҉ĒҋġҘĢ҈ģҍĪҍĮѺł҉
~third	ĖҔ
~thos	ďҊŀ҆
~thousand	ĳ҇
~thread	ĀѶāҔ
~through	ĈҏĊѺĢ҇ĦқħҔĨҍĪѷńѺŌґŎҏőѺ
~throw	ĢѹĻѺĿѶŀѸŃӇńӂ
~thrower	ĀѶŃҰ
~thrown	ĀѱāҌģѹŃҥńҚ
~thru	Ā҇
~ticket	ĀѺā҆
~tied	āѹė҉
~till	ħ҈
~tim	ĀѣāҫĎҒĖґĠ҆įғ
~timeout	ĀҏĔѺ
~tip	ĀѺİҕ
~to	ĀѺĂҚăҊąѬĆѲćѳĈѸĉ҉ĊѶċ҈č҉ďҐđҘĔҙĕҐėҋĜѵĞѹġѹģҍħ҆ĨҔĩѶĪѲī҉ĬѶį҈ıѲĴѬĵҌĶѺĸѷĹғĻҋľѵŀѭŃѷņҕňѵŊѶŌѱŎѴŐѴœҍŔѹŕ҉
~today	ĀҋāѷņҖ
~together	ĀѺāҘĿѸ
~told	āѹġҊ
~too	āҴěҋľѲ
~tool	ĀѪāҌĈѺċ҇Ė҆łҠ
~top	ĀѵāѴĒҎē҉ĪҐİҔ
~topmost	ĀѸįҋ
~total	ĀҝāѱĎҡĤѥĩѳĳҔľҦĿѮŊҡ
~touch	ăѵąѹČҞčҨĎҐįҩĳѺŋѺō҉
~tr	ĀҌāѱă҇ĐѸĚ҈ĵҏň҆őҠ
~trac	Āѹāѹħ҈
~trait	ĀѯĤѷĥқīӎĵѹķѺĽҰ
~transitiv	ĀҘāҏĊѴňѰ
~transitively	ĀҕāҊħҐĨ҆ňѪ
~translat	āҐŔѺ
~treat	ĭ҇
~trigger	Āѥāѱĉ҉ĊҙĘҕęҎĚѱŕӂ
~tru	ĀѹāѬĊѺčҌĚҊěҌĜ҇ĝ҆Ĭґĭ҉
~try	ĀҒāѱĈҘń҇
~turn	āҗłѺņ҈
~tutorial	ĀѶā҉
~twic	Āѹāҏ
~two	ĀѲāғğҌ
~typ	Ā҉āҍĂѺćѹĉѷĊѲďѸĐѹđѮēѷĔѴĕѺęѺĚѹĞҊĢѶģѺĥҨĩѹĪѹīҌĬѳĭѷĮѹĲ҉ĴѹĶѰķѴĺѺĻѺĽҩĿ҉ŀѹŁѲłҠŃѵńҨŅѺņѺŇӆňғōѹŏѸŐөőѺŔ҈
~typedef	Āѹā҆ĽҾ
~typescript	Ľґ
~unchang	āѵįҏ
~under	ĀѺĂ҈ćѺĐҍĒ҆Ě҉ıҍĹ҉ńѳŅҍņҐō҉ő҈œ҇ŕ҆
~understand	āѹĢҋ
~undo	āґ
~unit	ĀѴāҋōҎœҋ
~unlik	ďҍ
~unneed	ĪѸŏҎ
~unreferenc	ĀҗĪѹĬѺŏҋ
~unset	đѷĕҌ
~untest	ĀҕāҘľѮōѷ
~until	āґĎѷ
~untouch	āѺįҊ
~unus	ĀҌāҘĝѷĪѯŏӆ
~up	Ā҆āѳăҌĆ҇ć҇ĈѵĉѷĊѲċҊĎѵĐѺě҉ĞҋğҏĢ҇ĦґħҋĪѺĮ҆ĳѹĶѸŃ҉Ō҆
~updat	Āѹč҆įғ
~upgrad	ĀѴāҐ
~upstream	Ā҇ā҈ėѹ
~upward	ĀґāѸćҐĉѹ
~us	ĀҌāҚĆѷĈѶĉґđѶĒҎĕҌėѺĘҕĚѹĜ҇ĢҎģѺĥѷĦѺĪҌĬѷĭ҉ĶѱĻѺŃѺŊѲōҦŏҹ
~usag	ĀқāҋĉѹĊґđѺ
~used	ĀҍāҙąѸĊ҇ĒҐĔ҈ĕ҇ę҆ĝ҇ģѺĩҔĬѺĶѮĽѰŅҊņ҇ōҌŏҗ
~useful	āҏŌѵ
~user	ĀѦāҘĞҒĠ҇ĩҒŒѺŔ҆
~using	ā҇Ē҆ĩ҉ĪѲĽ҆Ŋѷŏґ
~usually	ĀѺāґ
~v	ĀѳāѴņ҆
~val	đҊ
~valu	Ā҉āҐĐѺđӐĔҮĕҳĢѹĤѺĬѸĭѺĶҋŁѹŇҖőѺ
~var	ğҔĶҎŐ҉
~variabl	ā҉đѵĕѺğҥĤҭĬѺĶҩĿѹŇѹŐӁŒѹ
~variant	ĀѶāҟđѵĸҭ
~verbatim	ĲѷĴҍ
~verify	āѲĭ҆
~versa	ď҉
~version	ĀѹČѸčѹĖѺėӧĠҝĢѸīѺĬѸĮӣĺѹŀҚňѺŉҬőѺ
~versu	ďҊ
~very	Ā҆
~via	ĀҊāѲĝ҆ħқĨҋĪѳ
~vic	ď҉
~virtual	ĂҚĿѺŀ҆
~visibility	ĀѹāѴĭҬ
~vs	āҎďҙŁѷ
~w	ĀѮāѵă҇ąҍĊ҇ĎѺėҏĝ҆ĠҋġҋĮѺįѷĵҋĶѶļ҆łҌŉ҉ŋҌőѶŔ҈
~waht	Āѹāѹł҆ő҆
~walk	ĀҎĢ҈
~want	Ċ҆ĭ҈Ķ҆Ł҆
~warn	ā҇
~was	ĀқāҋąҤĊѹčҖĎҗĐѸđѹĒѺĔѺĠҖģѸĤѺĩѸĪѸīѸĬҐĮѸįҝİҙĲҋĴѳķѷĹѺľѺńѺŅҭņҨŇѹŊѺŋѵōѹŎѺŏѸőѺŒѹŕѺ
~way	āѹďғē҆Ħ҈ħҋ
~wc	āѷĳҡ
~wear	āѺĒҏēҏ
~week	Āѷāғ
~well	ĀѱāқĤ҇
~wen	Āҋ
~wer	āҩĄҍċ҆İѺĽ҆
~what	ĀѱāѣĂҋąғĆѳćҙĈѧĉґĊҋċѸČҌčюĎѲďҊĐѴđҘĒҋēҘĔҍĕғĖҌėҍĘѨęѨĚѝěѴĜѠĝћĞҕğѳĠѢġѮĢҤģҞĤҔĥҊĦѝĨѸĩҔĪқīҗĬєĭєİҖıҗĲѤĴҌĵѷĶѫĸѸĹѱĻѭļѵĽѹĿҕŀ҈ŁҖłґŃҒńҝŅҒņҝŇғň҈ŉҍŊѹŋѧŌѨōҐŎѢŏ҉ŐҍŒѶŔѴŕҚ
~whatever	Āѷċ҆Ĕ҈ĕѹŒ҈
~when	āҠąҒĊѰĔҝĕґĖҏĦѵħѺĨҊĩѸĪѺĭѺĮѵįҼİ҆ıѺń҈ŅѶņѸŌҏŎґŒ҇ŕҐ
~wher	ĀѴāѵĂѷąҍĆҘćѮĈѷĉѳĊҘċҢčѶĎѸĐүđѧĒѺēѶĔѸĕѺėѸĘѸęѴĚѹěѶĜѸĝѵğқĠѱġѫĢѵģѵĤѱĥѳĦѺħѸĩҖīѴĬљĭѣĮѷįѵĲѹĳѷĴѹĵҞĶңķҚĸҖĹқĺҢĻҕļҞĽҠľѵĿѴŀҎŁѵŃҔńѶņҡŇѷňѲŊѸŋѧŌѫōҖŎѳŏѷŐѲőҔŒҍœҧŔҝŕѸ
~whereabout	ĀѫāѫĐҏĵ҉ĶҋķҖļ҈Ľ҉ŋѹőҕœҐŔ҈
~whether	āѲćѹĈҏĊѺčҖĘ҈ęҌĚҌĜҔĝ҆ĠҊġҌĦҏĩѺĬҚĭҎİѶŃѸňѺŋҊŎҎœѵ
~which	ĀѰāѰĄҊąґĆҏćҐĈѥĉҒĊҊČҊčјĎѮďҌđѷĒҐēґĕҍĖҌė҇ĘѦęѧĚѥěѪĜћĝѢĞҏğґĠѦġѦģғĤҌĥҍĦѤħҒĨҖĩҕĪҍīҘĬцĭєİҋıҕĳѨĴѯķ҇ĸѺĺґľѣŀҏŁҏł҆ŃҏńҒņҌŇҏŉҟŊѥŋѪŌѥōҟŎћŏҎőҌŒҍœ҆ŔҊ
~whil	ā҆
~who	ĀҝāҮĂ҆ăѵćҕĊҟčѸđѹĒҎğҐĠѸġѷĢѷģѸĥҝĦѸĩңĬѱįѺĲӀĴѭĶѹĹѺĺѺŀҎłѹŃғńѶņѹňҢŏѺőѺŔѺ
~whol	ĀґŎ҆
~whom	ćҏĉ҆Ċ҉ĥ҆ĩ҇įѺĲғ
~whos	ĀѲāѷćҎĩҍĲҴĴѷňҗŒҊ
~why	ĀҾāӸĬѷ
~wich	Ā҇āѮĮ҉ķ҆ĹҊŃ҇
~will	Āѭā҆ĈҋĔ҈Ě҈Ŀ҆ŅѺŌ҆
~window	ĀѶāҞ
~wis	āѮė҇ī҆ĭ҇
~with	ĀѺā҇ĂѹĄҊąҊĆҋćѱĉѹč҇ďҐĐѹĒҝēҝĘѷęѵĞ҉ĢѵģѹĥҋĦ҈ħҍĬѵĭѹĮ҈ĳѸĴѹķѹĹѷĽѺŀ҇ŃҢń҉ŅѹņѷňѴŉґŌѹőѺŒ҆
~within	ĀѸāѮĉҍĊѺę҉ĝ҆ķѷĹҊĻҚļ҉
~without	ĀѰāҒĆҍĈҍĔ҈ĕ҈ĪѳĿѸŉѮŌ҆Ŏґŏҡ
~wonder	āҍ
~word	ĀѸā҆ĢҎĴ҆ł҈Ŕҍ
~work	ĀѹĈҎĉ҇ĥ҇Įґį҆ŌҊœѺ
~workflow	Āҡāҏŕҳ
~would	āҎĊѵĔѹĘ҇Ě҆ěҊģѹĥѹĬҍĭҏĴ҉ļѹłҌńѺŊҌŏҍ
~wrap	Ā҈āѹĒ҇
~wrapp	ā҇ēҌ
~writ	āҕĂґğѴ
~written	ĀѰĒ҆Ĭ҈ĲҍĵҒķғĹ҉ĺҌļ҉ĽґœҎŔ҆
~wrong	āҺĢѲĴѷ
~wrot	ĀҔāҋĲғňѺ
~y	ĀѸāѺĈ҆Ę҆ę҆ĝҊġҊĬ҆ĭ҇Ŏ҆
~year	ĀѺāҭĎѷ
~yes	Ā҆āѫćѷč҉Ę҉Ěҋě҆ĜҎġҌĦҋĬҎĭ҆ňѹŋҊ
~yesterday	ā҆ńѺ
~yet	ĀѸā҆Ą҈Ġҏīѹ
~yield	ĀѸŇҎ
~you	ĀѤĎ҇ĕ҆ęѷĝѶġѸĬ҉ĹѺľ҉
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
