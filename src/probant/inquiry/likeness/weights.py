"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
RELATIONS = ('', '', 'abstract_methods', 'added_between', 'added_between', 'added_by', 'defined_in', 'extends', 'run', 'calls', 'called_by', 'cli_option', 'commit_files', 'commit_files', 'commits_touching', 'compare', 'config_key', 'value', 'decorated_by', 'decorators', 'default', 'default', 'dependencies', 'dependencies', 'calls', 'calls', 'extends', 'extends', 'imports', 'imports', 'entry_points', 'env_var', 'existed_at', 'exists', 'description', 'exports', 'fields', 'implemented_by', 'import_cycle', 'import_path', 'import_path', 'imported_by', 'imports', 'implements', 'trait', 'visibility', 'language_version', 'last_change', 'last_commit', 'licence', 'line_author', 'line_count', 'lines', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'defined_in', 'methods', 'methods', 'overridden_by', 'parameters', 'project_type', 'raised_by', 'raises', 'renamed', 'renamed', 'returns', 'extended_by', 'tags_containing', 'test_cases', 'exists', 'run', 'tests', 'run', 'unused_imports', 'type', 'defined_in', 'defined_in', 'defined_in', 'occurs_in', 'workflow_triggers')
WORDS = "a abc able about above absence abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also altered although always am among amount an ancestor ancestors and annotate annotated annotation annotations another any anybody anyone anything anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught causes cfg chain chains chance change changed changes changing check checked checker checkin checking checkins checkout cheers cherry child children choose chosen churn ci circle circles circular circumstances claim clap class classes classify classmethod clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect columns combined come comes coming command commands comment comments commercial commit commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configuration configure configured confirm conflict conform conforming conforms connection considered consist consists console const constant constraint construct constructed construction constructor consulted consults contain contained containing contains content contents contract contracts contribute contributed contributors control copy copyright coroutine correct correctly correspond cost could count counted counting cover coverage covered covering covers crash crate crates create created creation cron curious current currently customer customers cut cycle cyclic d data database dataclass date day days dead dealing debug debugger decl declaration declarations declare declared declares declaring decorated decorator decorators deep def default defaults define defined defines defining definition definitions defs delegates delete deleted deletion demand demands demo deos dep depend dependencies dependency depends deprecated deps depth derive derived descendants descends describe description design determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differs dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends enough entangled enter entitled entries entry enum enumerate enumeration enumerator env environment equal equals error errors evaluate evaluated evaluates even events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling fetch fetched fetches few fewer fidn field fields figure file filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flaky flie fn folder follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave generator get getenv gets getting git github give given gives giving global go goes going gone good got gpl graph green grep grown hacking had hand handed handle handled handlers handles hands happen happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementers implementing implementors implements impls import imported importer importers importing imports in include included includes including incoming incompatible indirect indirectly individual indrect inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internal internet interrupt into introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly know known l lack lacks laid lambda land landed language languages laptop large larger largest last lately latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence license licensed licensing lie lies life like limits line lines link linter linux list listed listing lists literal little live lives load loaded loads loc local locate location locations locked log logged logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meant measured meeting member members memory mention mentioned mentioning mentions merge merged message metadata method methods might min mind minimal minimum miss missing mit mnay mock model modification modifications modified modify module modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr null number o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overload overloads overridden override overrides overriding overview own owns p package packages packaging page parallelise param parameter parameters params parent parentheses parents parser part partially parts party pass passed passes passing past paste path paths people per percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plain plan planning plays please pls plug plus point pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print prior private process produce produced production program programmers programming programs project project's projects promise promises prompt properties property protected protocol protocols provide provided provides pub public published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote raise raised raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads real really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret return returned returning returns revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha share she shell ship shipped short shortest should show showing shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash stable stack stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling temporary ten terminal terms test testcase testcases tested tests tets text th than thank thanks that the their them then there these they thing things think thinking third this those thousand thread threads through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool top topmost total touch touched touching trace traceback track trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror var variable variables variant ve vendor verbatim verify versa version versions versus very via vice view vim violation virtual visibility vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were what whatever when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow working works would wrap wrapped wrapper wrapping write writing written wrong wrote y year yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = '-L ABC AI API Actions Any Apache C CI CLI GPL GitHub Go HEAD I Java Linux MIT Mac Node None OK Optional Override PATH Python QA Rust SPDX TypeScript ValueError Windows'
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
by	 $ <commit> <mark> <name> <path> <tag> a an any anyone anything argument at before calling checkin child class classes cls commit complexity constant default extending field file following formerly func function git hand hop how import importing imports in inheritance installing it its load method more my name now one others our outer overload overriding parameter pip pull push raising renaming side signature some somebody someone step subclasses subclassing tags test tests that the then this type users way what which who whom wich with | 
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
colleague	 keeps only sent since write 
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
did	 <commit> <name> <path> <tag> anybody anyone anything ci class commit commits default i it line my not one people release so somebody someone something test that the there these they this to version we which whoever wrong you 
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
	ĀӸāӸĂѲăѹĄѡąѸĆѱć҇ĈӁĉѽĊѶċҘČҎčѥĎќďѩĐёđѹĒҴēѸĔђĕїĖҿėѩĘѣęіĚѣěіĜѴĝѮĞҭğѵĠѭġѴĢѹģҖĤѾĥҍĦѸħѣĨѬĩҭĪҥīҀĬѢĭѱĮҪį҂İҽıҹĲѾĳҍĴҎĵ҅Ķҁķ҃ĸѯĹщĺѯĻєļѝĽ҇ľќĿѪŀѵŁ҃łҳŃ҅ńѶŅҠņҖŇѰň҄ŉғŊќŋѕŌѨōѠŎҌŏ҈ŐѦőҳŒѡœђŔҗŕ҂
#CALL BY False	āҍĉӡĘѸęѺĿѸŁ҉
#CALL PAIR False	āҒĉѴĊ҆ĔҕĘӔęѹĬѺŁѵŇѳ
#CALL PAIR True	ĀѮā҉ĉѷĘѮęӅ
#CALL TO False	ĀҵāѦĂѹĆѱćѺĉѸĊӸĔѹĘѪęѫġѵĢѺĤѹĩѭĪѸĬҊĭѺķѹŁҘŃѹńҝŅҩņҏŇҪňѹōҍŐѸ
#DECORATE BY False	ĀѺāҘĒӤēѮĿѺ
#DECORATE TO False	ēҮ
#IMPORT BY False	ĜѯĝѲĦҷħѵĪӰŏң
#IMPORT PAIR False	āҕč҉ę҉ĚҍĜӄĝғģѱĦѳħҟĪѩŏѬ
#IMPORT PAIR True	ĀҐāѯĜѷĝұĨғĪѴŏѺ
#IMPORT TO False	ĀҚāѳĜѴĝѬģҡĦҞħѴĨѸĩӨŉҎŏғ
#INHERIT BY False	ĀґĂ҇ćӞĢѺľѱňѱ
#INHERIT PAIR False	ā҉ćѮĘѴĚӔěѶňѳ
#INHERIT PAIR True	ĀѴęѴěҪ
#INHERIT TO False	ĀҡāѩĂҲćѯĚѳěѺĥѷīѺňӨ
#OVERRIDE BY False	ĀҲ
#OVERRIDE PAIR False	āҒŀѮ
#OVERRIDE TO False	ĀѧāҏŀӮňѺ
#RAISE BY False	ĀѡāҟńӜ
#RAISE PAIR False	ĀҩāѴŃѴńѺ
#RAISE PAIR True	ĀҚńѺ
#RAISE TO False	ĀѹāѺĿѱŃӸ
's	ĀѢāѝćҊĔѶĕҗĚ҉Ģ҉ģ҉ĬѺİ҇ıҌĶѺĹѳĺғĻѷļҕłѹŅ҈Ŋ҆ŎѶő҆
's $	ď҉
's <name>	āѹĔѶĕғģ҈ĺ҈
's <name> $	ģ҈
's <name> method	ĺ҉
's _ $	ĀѵāѲćҍĊ҆đ҈ĕѸĚҎěѵĜҊĝѷĢґģҌĩ҈Ī҉ķѹŀғŎѷŏѸ
's _ <name>	Ā҆ĺҐ
's _ classes	ćѸĚѺěҊŀѹňҎ
's _ commit	Āѹ
's _ count	ĀѴĳ҇ľ҇Ŋ҆
's _ for	ĕ҇
's _ function	ĻѺļҊ
's _ helper	ļҎ
's _ is	ņ҆
's _ list	ŁҌ
's _ method	ĺ҉
's _ name	Ņ҆
's _ of	ĺҊ
's _ please	ĕ҆
's _ that	Ā҈ā҈
's _ |	ĀѲĘҌęѺĜѷĝҊı҉őҋ
's base	ćҊĚѺěҊňѵ
's callees	ĉҋ
's callees $	ĉҋ
's callers	ĀѺĊґęҋĚѸ
's callers |	ĘҍęѺ
's definition	ķҎ
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҈
's fields $	Ĥ҈
's files	ņ҆
's files is	ņ҆
's first	ą҆
's first commit	ą҆
's importers	ĜҋĝѸĩҏ
's importers $	ĜҋĝѸĩҏ
's imports	ĜѷĝҊĪҊ
's imports $	Īҍŏѹ
's imports |	Ĝѷĝҋ
's inner	ĻѺļҊ
's inner function	ĻѺļҊ
's interfaces	ī҉
's interfaces $	ī҉
's line	ĳ҇
's line count	ĳ҇
's method	ā҈ĺ҇ľ҇
's method <name>	ĺҋ
's method count	ľ҇
's method that	ā҉
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
's signature	ď҇ĕҐ
's subclasses	ĚҏěѶňҋ
's subclasses $	ĚҏěѶňҋ
's test	Ŋ҆
's test count	Ŋ҆
's tests	Āғāѵō҆Ŏѷ
's tests $	ō҇Ŏѷ
's type	Ő҉
's type $	Ő҉
's value	đҏ
's value $	đҏ
<commit>	āҗąѬČӷčӸĎѶĜѺĝѹģѹĩѷĪѺĬѺĭѹĮѹįѰİѯĳѴŅѷņѵŉӦőѸ
<commit> $	ĀҙāѰČңčҒŉҞ
<commit> 's	Č҆
<commit> <name>	āѺčҋ
<commit> <name> with	āѺč҉
<commit> _ $	ĀҋČҜčҒŉҊ
<commit> _ <name>	ĀѮčҟ
<commit> _ <path>	āҊčқ
<commit> _ a	č҇
<commit> _ also	č҇
<commit> _ anything	ā҇
<commit> _ by	Ā҉čѸ
<commit> _ changes	č҇
<commit> _ did	ā҈
<commit> _ files	Čҍ
<commit> _ in	āғčѸŉ҆
<commit> _ is	Ā҇
<commit> _ it	āѸčҍŉ҇
<commit> _ its	āѺ
<commit> _ made	ĀҕāѰ
<commit> _ the	č҆
<commit> _ to	ā҉ŉ҆
<commit> _ what	ā҆Č҇
<commit> _ which	ĀѶā҉
<commit> _ with	āѺč҉
<commit> _ |	Ā҇āѮČҍč҉ŉ҈
<commit> altered	čҍ
<commit> altered <path>	č҆
<commit> and	Āѱāґ
<commit> break	ĀѮāҝčѷ
<commit> break <name>	ā҇
<commit> break <path>	ĀѶāҐ
<commit> change	ĀѴāҗ
<commit> change $	ā҇
<commit> change <name>	č҈
<commit> change in	ĀѸāҐ
<commit> changed	ĀѩāҔČ҆čҋ
<commit> changed <path>	č҆
<commit> changed in	ĀѵāҒ
<commit> concerns	č҇
<commit> concerns also	č҇
<commit> contain	č҇
<commit> delete	ĀҊāѺ
<commit> did	ĀѺč҉
<commit> did it	č҈
<commit> did to	ā҉
<commit> has	č҈
<commit> in	āҎčѷŉҋ
<commit> in which	ā҆
<commit> include	č҉
<commit> include <path>	č҆
<commit> included	ŉ҇
<commit> included $	ŉ҆
<commit> is	āѸŉґ
<commit> leave	ā҇
<commit> left	č҆
<commit> made	Ā҉
<commit> make	āѹč҇
<commit> modify	ĀѹāѺČ҈č҉
<commit> please	Ā҈āѷ
<commit> touch	ĀѶāѹČҏč҈
<commit> touched	ĀѶā҇Č҉
<commit> touched $	Č҇
<commit> touched <path>	ĀѺā҈
<commit> was	āѺ
<commit> what	Ā҆čѺ
<commit> what did	ā҈
<commit> which	Āѱāҏ
<commit> which files	Č҆
<commit> |	ĀҔāѹČҏčҕŉҋ
<commit> | $	ĀҚāѲčғŉ҉
<commit> | has	č҆
<commit> | what	ā҆
<line>	ĀҍāҘįѺĲӘĳѴĴӦ
<line> $	Ā҇āѹĴҗ
<line> _ $	ĀѸāѹĲҔĴґ
<line> _ <name>	ĀѰāҋĲҔĴҕ
<line> _ <number>	ĀҬĲѺĳѸĴѴ
<line> _ <path>	āҜĲғĴҕ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	Ĵ҈
<line> _ who	ā҈
<line> and	Ā҆
<line> author	Ĳ҉Ĵѹ
<line> author $	Ĳ҉Ĵѹ
<line> from	Ĵҍ
<line> from <path>	Ĵ҆
<line> in	ĀѶāҌĲҖĴґ
<line> in <name>	Ĵ҇
<line> in <path>	ĀѹāҊĲ҇Ĵҍ
<line> in the	Ĳ҉
<line> of	āҘĲҗĴҒ
<line> of <name>	ĀѴā҇ĲҎĴҊ
<line> of <path>	ĀҍāғĲ҈
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҈
<line> thru <number>	Ā҈
<line> to	ĀҧāѹĲѺĴѲ
<line> to <number>	ĀҙĴѸ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҆
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҈
<line> |	ĀѶĲ҉ĴҔ
<line> | $	ĀѺāѹĲ҈Ĵҕ
<line> | author	Ĳ҈ĴѺ
<line> | who	ā҉
<literal>	ĀьĈѺċѹČѹĒѺĖѹĥҞĩѹīҐįѹİѶıѸĳѶĵҟĶҋķғĽҟĿѺŃҞŅѺňѸőѯŔӸ
<literal> $	ĀѣĥҔĵ҉ķґőѺŔҮ
<literal> <name>	ĥ҈ĵ҆
<literal> <name> |	ĥ҈ĵ҆
<literal> _ $	āѷīҐĵѸķҒĽѺŔҕ
<literal> _ <name>	āҎŃ҈
<literal> _ from	āѺŔҎ
<literal> _ in	Āѹā҆Ŕ҆
<literal> _ is	ĶҋŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҈
<literal> _ them	Ń҆
<literal> _ this	Ŕ҈
<literal> _ written	ķѹĽҏ
<literal> _ you	Ā҆
<literal> _ |	ĀҜāѵĥ҈Ľ҇ŔѺ
<literal> and	Ŕҍ
<literal> comes	Ŕ҇
<literal> comes from	Ŕ҇
<literal> could	Ā҆
<literal> could you	Ā҆
<literal> in	ĀѶĽҏŔҔ
<literal> in source	ĽҐ
<literal> in them	Ń҆
<literal> is	ĀѺķҋĽ҉
<literal> is written	ķѹĽҏ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҉
<literal> where	Ŕ҇
<literal> with	ā҇Ń҇
<literal> |	ğ҈Ŕғ
<literal> | $	Ā҈Ŕ҆
<mark>	Āјā҇ĂүĉѺĒӴēҗĪѹĿѴŀҕŃѹ
<mark> $	āѺĒҧ
<mark> _ $	ĀҕāѫĂҍĒҐ
<mark> _ <name>	ĀѺĂҖ
<mark> _ above	ĒҊ
<mark> _ in	Ăҏ
<mark> _ is	ā҇
<mark> _ more	ā҈
<mark> _ of	ŀҋ
<mark> _ on	Ē҆
<mark> _ stuck	ē҉
<mark> _ the	āѷēҍŀҌ
<mark> _ to	āҋ
<mark> _ |	āѺĒҎ
<mark> applied	Ēҏ
<mark> applied to	ĒҌ
<mark> are	ē҉
<mark> decorated	āѹĒҎ
<mark> decorator	ĒҊ
<mark> decorator $	Ē҆
<mark> do	ā҇
<mark> does	ēҍ
<mark> does the	ēҍ
<mark> functions	Ăҏ
<mark> in	ĀѺĂҖ
<mark> is	Ē҆
<mark> itself	ā҆
<mark> line	ĒҎ
<mark> on	Ē҈
<mark> that	ē҈
<mark> used	ĀѺā҆
<mark> |	ĀҋĂҍ
<mark> | $	ĀҗāѱĂҍ
<name>	ĀнāѶĂҙăѦĄѕĆҟćҪĈрĉңĊқċјČпčҐĎ҆ďҘĐҝđңĒѝēҪĔҌĕҊĖоėҰĜѵĝѳĞёğҖĠҥġҤĢҧģѱĤҥĥғĦѮħѷĨѨĩѫĪѥīҦĬҹĭүĮљįҎİгıнĲѭĳѲĴѲĶ҆ķҔĸґĹѹĺҕļ҇Ľ҆ľҋĿҗŀҜŁҩłнŃҎńҡŅѶņѸŇҢňҦŉыŊѬŋ҇ŌҔōҫŎѮŏѬŐҞőѱŒҖœ҇Ŕюŕф
<name> $	ĀҖāѐăѵĄѶąѯćѳĈѬĊҚČѰčѺĎ҉ďҖĐҜđѲēҠĔҊėѵĘ҉ęҔĚҋě҇ĜѦĞѨğѷġѲģ҉Ĥ҈ĥғĦѱħѪĨ҆ĩ҈ĬѝĭѡĮѱıѱĳҠĴѺĵѲķѶĹғĺҕĻҕľ҇ŀҙŁѶłѵŃҜńҎņѹň҇ŉѴŌѩōҤŎѫŏѳŐҏőҍœғŔѹŕѱ
<name> 's	ĀѵāѡćҌĊ҆ĔѷĕҘĚ҉ĢҊĹѷĺҎĻѸļҖň҆Ŏѵ
<name> 's <name>	ĔѶĕғĺ҈
<name> 's base	ćҊĚѺěҊňѵ
<name> 's callees	ĉҋ
<name> 's callers	ĀѺĊґęҋĚѸ
<name> 's definition	ķҎ
<name> 's fields	Ĥ҈
<name> 's inner	ĻѺļҊ
<name> 's interfaces	ī҉
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parameter	Ā҆
<name> 's parents	ćҌĚҊ
<name> 's signature	ď҇ĕҐ
<name> 's subclasses	ĚҏěѶňҋ
<name> 's tests	Āҕāѵō҆ŎѶ
<name> 's type	Ő҉
<name> 's value	đҎ
<name> <literal>	ğ҈īҐĵѹ
<name> <name>	ĀѶāҜąѷćѫĉѷĊѳċ҈ďҤĐѴđҶĔѳĕҔėѸęѸĚѵĠѹġѶĥѺĪѸįҠİѹĲҊĳҒĴҕĵѺĶҔĹ҇ĺѹŀҋŁѲŃѶŇѴňѸŌѺōѫŏҋőѷŒғœ҈
<name> <name> $	ĀҜā҈ćѷďҞđќēѸĢґĥ҇įҔİѺĳҧĴ҆ĹҋĺѺŀҏŁѸňѨœҊ
<name> <name> <name>	ĀѰāҶđѬĘѷě҇į҈
<name> <name> comments	āҔ
<name> <name> for	đѷĕҎ
<name> <name> in	āѹđҐē҇
<name> <name> is	ā҆ĔѺĕ҇Ķ҉
<name> <name> its	ā҆
<name> <name> something	Ķҋ
<name> <name> to	āѱđҎ
<name> <name> version	Į҆
<name> <name> what	đҚŇѺ
<name> <name> |	ĀѢāҷď҆ĐѹđһĘѸě҆ĢѶĩ҉ĮѹįҋňѺōѨŏҊ
<name> <path>	Ā҈āѰħҋįҌ
<name> <path> $	ħ҆įҌ
<name> <path> |	Ā҈āѺ
<name> _ $	ĀҌāўĂѩăѸĄѹą҇ćҐĈѷĉҎĊ҆ċѴČѵďҐĐ҇đ҈ĔѹĖѮėѥĘѷęҌěѸĜѪĝҏĞ҈ġҍĤґĥҚħѶĪґīҎĭѯĮҒįҋİѪıѳĳҒĴҒĺҐļҋĿґŁѵłѷŅѮŇҌňҍŉѶŌѺōҊŎѳŏѴŐ҉őѷŔѴŕѳ
<name> _ <literal>	ŔҐ
<name> _ <name>	āҖĂѷćҐĈѹĉѰĊҋĎѺďҰĐҖđїĔҗĕҜėѶĘҶęҕĚҬěҗğ҈ĠѺĢѳģғĤѲĥѰĩѰĪѴīѳĬѣĭѰĲҖĳѺĵѵĸѵĹқĻҏļ҇ĿѯŀҏŁѠŃҕŅѺņѷŇѭň҇ŐѹőѯŒѶ
<name> _ <path>	ĀңāҒĆ҉ĎѭĐ҆ĜңģҐħҜĩѭĪѲŏѷőѸ
<name> _ <tag>	ā҇ĊѹĠҎ
<name> _ a	ĀҘā҉ĂѺć҇ĊѶĐ҈Ē҈ĕ҆ĘҋĚҏě҇ġѳĬҏļ҉ľѺŃѷŅ҆ņѺňҎŌ҈ŎѸ
<name> _ above	ēҚĚѺěҐĳѷ
<name> _ abstract	ĀѸā҇ĂҖĬґĿѺ
<name> _ access	ĭ҈
<name> _ added	Ā҈
<name> _ after	ĀҐĠѺ
<name> _ all	Ā҆āѺĆҋġ҉Ģ҇
<name> _ allowed	ė҈
<name> _ among	ĀҋĚ҇ňѺ
<name> _ an	āҔĘ҈ĥѹĩ҇īҌļ҉ŀѺńѺ
<name> _ and	ĀҌāҝĊѺĐѺķѵĺѺ
<name> _ annotated	ē҉
<name> _ any	Āҕāѱī҇ň҆
<name> _ anybody	Ā҈
<name> _ anything	ĀѺń҈
<name> _ anywhere	ġ҆ō҈
<name> _ are	ĀѶĉ҇Ċ҆ĤҌĥѺń҈
<name> _ args	ā҉ĉѷŁҐ
<name> _ argument	ď҉
<name> _ arguments	Ł҇
<name> _ around	Ā҆
<name> _ as	đҏĚ҇ěѶĬҒĭҍŋ҆
<name> _ async	āҋĬғ
<name> _ at	āѸĖ҈ĩѺĶ҈ń҇Ō҇
<name> _ attribute	ŐҒ
<name> _ attributes	āѺĤҋ
<name> _ available	ģ҇
<name> _ back	ĔҎŇҕŐѸ
<name> _ base	ĀѮěҜ
<name> _ be	ĭ҉
<name> _ before	ĀҌņѺ
<name> _ between	Ā҇āѰŁ҈
<name> _ big	āҌŒѷ
<name> _ born	ą҈
<name> _ by	ĀѧāҋčҊę҆ěҘĩ҉Ļҋ
<name> _ call	ĀѶā҈ĉѬĊҒĕ҆Ę҆ęҎ
<name> _ called	ĀҋāѺĆѺĉѲĊҍĕ҆ęқĚ҆
<name> _ callees	ĉҋ
<name> _ caller	ĀѵāѷĉҐĘҙĚѹ
<name> _ callers	ĀѺĊґęҋĚѸ
<name> _ calling	āѸĊ҆ĔҌĘ҇
<name> _ calls	Ęҍ
<name> _ can	ķ҇
<name> _ caught	Āҕ
<name> _ cfg	ā҇
<name> _ change	ĀѶĢ҉
<name> _ changed	ĀѸĎ҆įҍ
<name> _ child	ĀѺāѺćғĚҏň҈
<name> _ children	Āҋňғ
<name> _ ci	ĀѹāҐŕѸ
<name> _ class	ĵѰĹҪ
<name> _ classes	Ā҈ćҌĥѵňҍ
<name> _ classmethod	Ĭҋ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҍāѶŃ҆
<name> _ come	āѳŌҊ
<name> _ comments	āҕ
<name> _ commit	įҎİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	Đҏ
<name> _ considered	ĭ҇
<name> _ constant	Ā҇āѰđҊ
<name> _ constraint	Į҆
<name> _ coroutine	Ĭҋ
<name> _ count	ĀҢćѰĎҋ
<name> _ dead	ĀҒāѫŏ҆
<name> _ declared	ĀѺĭ҆ĽҍŁ҉
<name> _ decorated	ēҌ
<name> _ decorators	ē҉
<name> _ def	Ļ҇
<name> _ default	āѷđѺĔҎĕҒ
<name> _ defined	ĀѴĆҕġҊĵ҉ķѸĺҎļ҇
<name> _ definition	ķҍ
<name> _ deleted	ĀѹāҊ
<name> _ derived	Ā҉ćҊě҆ňѸ
<name> _ descendants	ĚҒ
<name> _ design	ā҈
<name> _ differences	ďҋ
<name> _ different	ĀѺā҇ď҇
<name> _ disk	Œҍ
<name> _ do	ĀҊāѯŋ҉
<name> _ does	ĕҋĘ҇ę҈Ģ҆Ĵ҆ĻѺŋҏ
<name> _ down	āѺĽ҆
<name> _ during	āҊ
<name> _ enough	ā҈
<name> _ entry	Đ҇
<name> _ environment	ğ҈
<name> _ equal	đ҇
<name> _ every	ĀѸā҉
<name> _ everything	ň҆
<name> _ exceptions	ŃѵńҞ
<name> _ executed	ęҎěѹŌ҆
<name> _ existing	ŋҊ
<name> _ exists	āѹĘҎ
<name> _ exported	ĭҚ
<name> _ exports	ģ҉
<name> _ extended	ěҎ
<name> _ extension	Œҋ
<name> _ fail	āґōѹ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҆
<name> _ field	Ĥ҇
<name> _ fields	ĀҔāѨĤҎ
<name> _ file	ĸ҈ŒҊ
<name> _ for	ĀѹāҊă҈đѺĔѹĕҧğҗĢ҈īѷŇѸŌѺŏҘŐѷ
<name> _ forget	ā҇
<name> _ found	ĀѷāѸę҇Ġ҆ġ҇ŋ҆
<name> _ from	ĀѴāҊĂ҇ćҒĊ҆ďҕęҗĚҟě҉ģѨĪѷĸ҇Ņ҆ņѺňѮ
<name> _ func	ďҍĻҐŁѸ
<name> _ function	Ĕ҈ĕѺĹҏĻҍ
<name> _ functions	āҎ
<name> _ generator	ĀҊ
<name> _ get	Āѹā҇Ğ҆ĵ҆
<name> _ gets	ā҆
<name> _ give	Ā҇
<name> _ given	ĀѺ
<name> _ go	Ĉ҆
<name> _ good	āҕ
<name> _ green	Ŏ҆
<name> _ has	Āҍć҇ĵ҇ňѷ
<name> _ have	āҋ
<name> _ here	ġҎ
<name> _ how	āѳĎҊđ҈ľ҈
<name> _ i	ĀҏāѴĘ҇Į҉Ĺ҉
<name> _ if	ā҉
<name> _ implement	ā҆
<name> _ implementation	ī҈
<name> _ implementations	ĥ҇
<name> _ implemented	ā҆ĥ҈ķҌĹ҆
<name> _ implementers	ĥ҆
<name> _ import	āѹĩҊĪѸ
<name> _ imported	ĀѳĩҖ
<name> _ importing	ĀѺāҍ
<name> _ imports	āѸħҋ
<name> _ in	ĀҍĂѵą҉ćѸĉ҇ĊѵĎ҆Đ҆đ҆ĔҜĕѷĖѺėҖĚѸě҈ğ҈Ģ҇ĩѱĶҊĸѷĹҋĻҏĽѷň҆ŊѸŋҎŌѹŎѸŏѺőҍœѺ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѹ
<name> _ inheritance	ā҆Ěҍ
<name> _ inherited	Āҋě҆
<name> _ initialised	Ā҉
<name> _ inner	ĻѷļҖ
<name> _ inside	ĀѹĐ҆ę҈ĿҒ
<name> _ instantiated	Ā҈
<name> _ int	āѹŐґ
<name> _ interfaces	īҊ
<name> _ internal	ĭҗ
<name> _ into	āҋ
<name> _ introduced	Ľ҇
<name> _ invoked	ĊҐęҐ
<name> _ is	āѯď҇đѸĚ҈ĭҊį҈İѺĹҔĻ҈ļҊňѷœҊ
<name> _ it	āѷĂѸĔ҈ĕ҆ęҏĚ҈Ġ҈ĢҊĬҗŁѺŌҍ
<name> _ its	ĀѩāҌĂ҈ĉѸĐҊē҉ĚғĢѹĪ҉īѺį҇ĶҐĺҊĻѸļґŇѶ
<name> _ itself	Ħ҆
<name> _ jobs	ā҈
<name> _ known	Ņҍ
<name> _ l	ĀҍĎ҆ĳѷ
<name> _ last	ā҇įҐ
<name> _ like	Ā҆ĭ҇
<name> _ line	ĀҏāѤĴѷĵ҉ĶҊķґĹ҉ĺѺ
<name> _ list	ĀҒĉҋď҆ōѸ
<name> _ lives	āѹķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѸĵҊķѸĺҕĻ҇Ľ҈
<name> _ long	Āҋ
<name> _ made	ĀѸĬҌĭ҈
<name> _ make	ā҇
<name> _ many	Ŋ҆
<name> _ matched	ā҆
<name> _ me	āҍĂѺĹ҆ľ҇Ŀѹń҆ő҇
<name> _ mean	Ā҉āѱŁ҇
<name> _ member	ľҒĿѺ
<name> _ method	ĀѵāҊĺҏ
<name> _ methods	ĀѯāқĂѸĿҗ
<name> _ modified	į҇
<name> _ most	ā҈
<name> _ moved	ā҆ņ҇
<name> _ must	ā҈ğѹ
<name> _ my	ā҆ğ҉
<name> _ n	Ę҇ę҆Ě҆ľҋĿѸ
<name> _ name	āѺŅ҉
<name> _ names	ĤҐ
<name> _ need	ļ҆
<name> _ negative	ĀѷāҌ
<name> _ nested	ā҇ļғ
<name> _ never	ĀѺāғĕ҆ĸѺŏ҆
<name> _ new	Ā҈āѹ
<name> _ no	ĀѶāҏĐ҆
<name> _ nobody	ĕ҆
<name> _ none	ā҆
<name> _ not	āҌďҎĘ҆Ěҍě҇ĢѺīѺĿѶ
<name> _ now	ā҆ņҍ
<name> _ number	ĀѸāҐ
<name> _ of	ĂҌĆѷćѳĉѸĊѷč҇ĔҒĕѹĘҋğҤĠ҈ĢѸģґĩҵĪѱĮғĹ҇ĺѳŁѹŇѷŌѹŏѺœѷŕ҈
<name> _ ok	ŌҋŎ҇
<name> _ on	ĀҙāҋćҎĉ҆ēѵĚ҈Ĝ҉ġѰĩѷĪҍĹ҆őѺŒҏ
<name> _ one	āҎĹ҆Ļ҈
<name> _ ones	Ā҉āѸďҊŁѹō҈
<name> _ only	Ā҆ĂҒĆ҉ĒѺ
<name> _ or	ĀҙāѶċ҉Ğ҇ňѷ
<name> _ other	ďҊŁѺ
<name> _ our	ŋ҆
<name> _ out	ĀҎ
<name> _ outside	ā҈
<name> _ over	Āѹāҍ
<name> _ overridden	āҌŀҐ
<name> _ overrides	ĀѶĂҕŀғ
<name> _ overriding	ĀҔĢѹ
<name> _ own	āѺ
<name> _ parameter	Ā҆
<name> _ parent	ĚѺě҉ň҈
<name> _ parents	ćҌĚҊ
<name> _ pass	Ŏ҉
<name> _ passes	Ā҆
<name> _ passing	ĀѺŌҒ
<name> _ path	Ċ҇őҎ
<name> _ per	ĀѷāҊ
<name> _ pinned	ėғ
<name> _ place	ā҈
<name> _ please	ĀѺĻ҇
<name> _ pls	Ľҋœ҇
<name> _ position	Đ҇
<name> _ present	Ġ҆Ō҆
<name> _ private	ĭҗ
<name> _ project	ł҆
<name> _ property	ĀѶĬҏ
<name> _ protected	ĭҗ
<name> _ public	ģ҆ĭҘ
<name> _ pulled	ā҈
<name> _ put	āѹĸ҇ĺҊő҇
<name> _ raise	Ā҇
<name> _ raised	ĀҐāѵŃґńѸ
<name> _ read	Ā҇
<name> _ redefined	ŀҌ
<name> _ release	āѹė҈
<name> _ renamed	ĀѸņҋ
<name> _ required	ĀѴāҝėѺĮ҆
<name> _ responsible	Ģ҇
<name> _ right	ĀѲāҐ
<name> _ run	ŌҊ
<name> _ same	āҋ
<name> _ set	ĐҎđ҇
<name> _ should	āѷĻҍ
<name> _ signature	ďҍĔҎĕҏŁѺ
<name> _ since	Āѫāҗ
<name> _ sits	Ļ҇
<name> _ so	ā҉Ĭ҆
<name> _ something	Ķҋ
<name> _ somewhere	ę҈
<name> _ source	ĺҘĿѹ
<name> _ specialisation	ć҇Ěҋ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	ĀѷāҐĬғ
<name> _ subclass	ĀѰĚҐ
<name> _ subclassed	ęѺěҌ
<name> _ subclasses	Ā҇ĚҎěѴŀҊ
<name> _ succeed	Ŏ҈
<name> _ superclass	ĀҊĚѺěҐ
<name> _ superclasses	ć҆
<name> _ tally	ĺѺľҘĿѶŊҌ
<name> _ test	Ō҇œ҆
<name> _ tested	ĀґāѸōҚŎѺ
<name> _ tests	ĀҔāѰō҈ŎѺ
<name> _ text	Āѹĳ҈Ĵҍ
<name> _ than	ā҉
<name> _ that	āҪĆѹćѺĊѸď҉Ōѹ
<name> _ the	āҚćѴĊҋč҈ĎѸďҕĐҊĔҔė҈ĘҎěҐğҗĠ҆ġҒĤѷĪѸĬѺįѹİѸĵѫķѭĹҊĻҌļҋľѴĿѭŀѶŁѮŃѷńѺŅҊņҋŇѵňҗŐѱ
<name> _ their	ĀҊĥ҇ň҈
<name> _ there	ĀѮāѺĘҋĚҊĢ҉ĥ҇ļ҆
<name> _ these	ņ҆
<name> _ this	ĀҘĊ҉ėҌĞѵġѺ
<name> _ through	ĀѸŌҎŎ҈
<name> _ thrown	Ā҆āѸŃҕ
<name> _ to	Āѡā҈ĉҒĊѺď҇đҍĕҕĚ҈ĢҒħ҉īҊĬҊĮѹĵѳĶѺĺѷŁѮŅ҈Ňҍ
<name> _ today	ņҍ
<name> _ too	āҌ
<name> _ tree	ĵ҆
<name> _ true	ě҉
<name> _ twice	āҋ
<name> _ type	ĀҒŇѳŐҗ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҎ
<name> _ up	Ā҈ě҆Ō҉
<name> _ used	Ā҇āҍĊҋĶѸō҇ŏѺ
<name> _ value	ĀѰđ҇ĔҐĕґ
<name> _ variable	ĶҌ
<name> _ version	ėҏ
<name> _ was	Ņ҆
<name> _ we	Āѹėҋġ҉
<name> _ week	ā҇
<name> _ what	ćҊďҋđқĕҏėҍě҆Ĥ҆ĥѺīҊĮѵĿ҉ŁѷņѺŇѵ
<name> _ when	āҏĔҌį҆ŇѶŎ҇
<name> _ where	Ā҉Đ҈ġѹĶ҉ķ҆Ļҋļ҉ĽҌŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	ĀѲāҊđ҉ē҆ĕ҇ĮѹĽѶŁҌŅѸňҋŐ҆ő҇
<name> _ who	ĀѶāҚŀѺ
<name> _ why	ā҉
<name> _ will	Ă҇
<name> _ with	āѴď҈ēҔ
<name> _ within	ĀҋĻҏļѺ
<name> _ without	āҏ
<name> _ work	ĉ҈
<name> _ would	ĀѺāѺĬ҆Ĵ҇
<name> _ written	ĀѯāҎĵ҈ķғĺҌĽѸœҎ
<name> _ wrong	āҍ
<name> _ yes	ġҋ
<name> _ yesterday	āҋ
<name> _ you	ĀѵāѳĔ҇ĕҊğ҇Ģ҆ŋ҉Œ҆
<name> _ |	Ā҈āѝĈѺĉҕđүĕѳėѵěҜĜѺĝѹğѹġѮĥҌĪҊīѺĬҙĭҏĮѸİѺĲѺĵҊĺѲĻ҈ľҊĿҏŀѸŁҎŅѸņ҆ŇғŊ҇ŋѶōѪŎ҈ŒѸŔѹ
<name> a	āѣćҊĘ҆ę҆ĚҐĬҞĳѺĹ҈Ľ҇ňѸŌ҉œҋ
<name> a <name>	ĀҍĚѵĹ҆
<name> a base	ćѶňҌ
<name> a child	ćғĚ҉ňѺ
<name> a classmethod	Ĭҋ
<name> a coroutine	Ĭҋ
<name> a generator	ĀҊ
<name> a good	āҌ
<name> a list	Ā҉
<name> a parent	ĚѺěҌ
<name> a property	ĀѶĬҏ
<name> a specialisation	ć҇Ěҋ
<name> a subclass	ĀѰĚҐ
<name> a superclass	ĀҋćѶĚѺěҐňѸ
<name> a test	ĀѴŋ҆œҌ
<name> a typedef	Ľ҈
<name> about	ĀѹāҎ
<name> above	ēҏ
<name> abstract	ā҈ĬҔ
<name> abstract $	ĬҎ
<name> abstract methods	āҋĂѷ
<name> abstract |	Ā҉
<name> accept	ĀҐāѴŁҋ
<name> across	Ā҉
<name> across the	Ā҉
<name> actually	āѹķ҈
<name> add	āґĪѹ
<name> added	Āҟāѩ
<name> added $	ĀҐāѲ
<name> added to	ĀѶāҊ
<name> added |	ĀҠāѣ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҈
<name> after <tag>	ā҈
<name> all	ĀҌ
<name> all of	Āґ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> already	Āѹ
<name> also	ā҇Ěҏ
<name> although	ĀѺāғ
<name> although it	ĀѺāғ
<name> among	āѱćѺč҈ĚҊěҐŋ҆
<name> among its	ěҌ
<name> among the	ĀҎāѳĚҌěѺ
<name> an	Āѹāѹě҉īҊ
<name> an implementation	ī҈
<name> and	ďҟĕҏğ҈Ħ҈ĩѺŌ҉
<name> and <name>	ĀѮāҌďҞğҋ
<name> and <path>	āҊ
<name> and at	Āҋ
<name> and do	ĀҊāѸ
<name> and in	āѺň҇
<name> and it	Ĕ҈
<name> and its	ĀҊāѸĦ҆
<name> and need	Ā҆Ĺ҆
<name> and never	ĕ҆
<name> and the	āѺďҋ
<name> and their	ĀҎ
<name> and when	ā҇
<name> and which	ĀѸāѶŁ҇ň҈
<name> and who	Āѭāҕ
<name> annotated	ēҍŇ҈
<name> annotated with	ēҍ
<name> any	ā҈Œ҈
<name> any good	ā҉
<name> apart	ď҉
<name> apart from	ď҉
<name> appear	ĀѺěҌ
<name> applied	ēҌ
<name> are	ĀѷāүĆ҆ĉѺė҉ŏ҇
<name> are a	ā҆
<name> are failing	Ā҆
<name> are never	ā҆
<name> are only	āѵĂҍ
<name> are tested	ā҆
<name> are there	ĥ҇ŀ҆
<name> are unused	ŏ҈
<name> are used	ā҈ŏѺ
<name> argument	ĀҐāѵĔҍĕѺ
<name> argument of	Ĕ҈
<name> argument to	Ā҆
<name> around	ġҍ
<name> around in	ġҌ
<name> as	āѶćѴĒ҈ĚҘě҆ġѸĬѺĭ҈ňҐŌ҈
<name> as a	āѸĒ҈ěҍġѹĬѹĻ҇
<name> as an	Ā҆ā҈
<name> as base	Ě҉
<name> as their	Ā҈ň҉
<name> assigned	ĶҎ
<name> assigns	ĕ҆
<name> assigns to	ĕ҆
<name> async	ĀѸĬҚ
<name> async $	ĬҊ
<name> async |	Ĭҍ
<name> at	āѬĠҋġ҈ĺ҆ń҇ō҈
<name> at <tag>	ĀѺĠ҆
<name> at all	ĀҍāѸġ҉
<name> at me	āѺń҇
<name> at some	Āҋāѹ
<name> at which	ā҉
<name> base	ćҖňѯ
<name> based	ĀѶćҐĚҍňѶ
<name> based on	ĀѶćҎĚҍňѶ
<name> be	ĀҘāғě҈ġ҇ĭҊŀѹŇѵ
<name> be a	ā҇
<name> be called	ĀґāѭĚ҆
<name> be considered	ĭ҇
<name> be found	ĀѷāѸę҇ġ҇ŋ҆
<name> be made	ā҉
<name> be moved	ā҉
<name> be overridden	āҎŀѺ
<name> be pulled	ā҉
<name> be run	Ō҇
<name> because	āѺě҉
<name> become	ņҏ
<name> been	ĀѸāѱĬҌĭ҆ĺ҈ő҆
<name> been committed	Ď҆
<name> been made	Ĭ҈
<name> been put	ĺҊő҇
<name> before	Āѹā҉ņ҉ŋѸ
<name> before the	Ņ҆
<name> before |	āҊŋѸ
<name> begin	ĀҋĐѺ
<name> begin and	ĀҒĐѺ
<name> begins	ķ҉
<name> behave	Āѷāҋ
<name> being	ĀҌāѸę҆
<name> being called	ę҈
<name> belong	ě҇
<name> belong to	ě҇
<name> belonging	ĹҊ
<name> belonging to	ĹҊ
<name> block	ŕ҉
<name> block of	ŕ҉
<name> blow	ā҈
<name> blow up	ā҈
<name> body	ķ҇
<name> builds	ĀѺć҉
<name> builds on	ĀѺć҉
<name> built	ňҊ
<name> built on	ćѺňґ
<name> by	Āѱď҉ęҏĚҊěѸń҉
<name> by <name>	Āѯć҈ď҈ęґńҊ
<name> by calling	Ċ҈Ę҆
<name> by default	ĕ҉
<name> by inheritance	ā҆Ěҍ
<name> by the	Į҆
<name> call	ĀѩāҍĘҏęғŁҊ
<name> call $	āѳĉҌĘ҇
<name> call <name>	āґŁѺ
<name> call in	ā҆
<name> call it	ĘѶęґ
<name> call |	āѸĉҍ
<name> called	āҗĉѹĊҕĹѹļѷņҎ
<name> called $	ĊҊ
<name> called before	ĀҎāѸ
<name> called from	Ċ҉
<name> called in	Āҏāѳ
<name> called now	ņ҈
<name> called per	ĀѷāҊ
<name> called |	ĀѷāҝĹѹļѸ
<name> callers	ĀѵĊҘ
<name> calling	ĊґĘѺ
<name> calling <name>	ĊґĘѺ
<name> calls	ā҈ĉҎĊѰĘ҆ęҙļѹ
<name> calls $	Āҍęҍ
<name> calls <name>	ĘҐ
<name> calls what	ĉ҆
<name> calls whom	ā҆
<name> calls |	ę҈
<name> can	ĀѹāҎĉѹńҋ
<name> can fail	ā҉
<name> can raise	ń҆
<name> carries	ēҐ
<name> carries $	ēҋ
<name> carry	ĀѺā҉
<name> catch	ĀѸāҍ
<name> catch |	ā҈
<name> caught	Āѧāқ
<name> change	ā҉
<name> change after	Ā҇āѺ
<name> changed after	ĀҒāѴ
<name> changed since	ĀѷāҊ
<name> check	Āѹāҝ
<name> check $	āҎ
<name> class	ĀѶāѺĵҗĹ҉ĺҌĿ҇
<name> class $	ĵҊ
<name> class <name>	Ĺ҆
<name> class is	Ĺ҈
<name> class |	Ĥ҇
<name> classes	Āѷĥѹňқ
<name> come	ĀѹāѲćѹĚ҉
<name> come from	Ě҉
<name> come into	āѵ
<name> come with	Ĥ҆
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> comments	āҔ
<name> comments $	āҔ
<name> commit	ĀѸĎҍ
<name> compare	ďҋ
<name> compare with	ď҉
<name> compared	ďҌ
<name> compared to	ďҌ
<name> configured	Ā҆
<name> configured in	Ā҆
<name> conforms	īҋ
<name> conforms to	ī҉
<name> considered	ĭ҇
<name> considered like	ĭ҇
<name> consists	Ā҉āѸ
<name> consists of	Ā҉āѸ
<name> constant	đҍ
<name> constant $	đҍ
<name> contain	ĀѯĘҍľҊĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѸĘ҉
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	Āґ
<name> content	đѸĴҠ
<name> content $	đѸĴҠ
<name> correct	āҒĘҋŇѰ
<name> could	ĀѺā҇Ģ҇
<name> could you	Āѷā҆Ģ҇
<name> count	ĀѺāѺĚҋĬҍĭ҉
<name> count as	ĀѶāѺĚҋĬҍĭҊ
<name> counted	ĳ҆
<name> counted in	ĳ҆
<name> covered	Ā҇
<name> covered by	Ā҈
<name> crash	āҗķѸ
<name> created	Ā҈āѹ
<name> created |	ĀҊāѷ
<name> currently	Ō҇
<name> declaration	ķҖ
<name> declare	āѹĿҊ
<name> declare |	āѺĿҊ
<name> declared	ĀѲĬ҉ĵ҉ĽҌ
<name> declared $	Ľ҇
<name> declared |	ĵ҆
<name> declares	Ă҆ļ҆
<name> declares its	Ā҆ļ҆
<name> decorated	āҊēҐ
<name> decorated $	āҋ
<name> decorated with	ē҆
<name> decorator	Ēҍ
<name> decorator $	Ē҇
<name> def	ĵҊĶҋķѵĺҕ
<name> def line	ĶҎ
<name> def location	ĵҋķѸĺҖ
<name> default	đѺĔ҆ĕҘ
<name> default $	Ĕҏ
<name> default to	ĕҋ
<name> default value	đѺĔѺĕґ
<name> defaults	ĔҌĕҏ
<name> defaults to	ĔҒ
<name> define	āѺĐ҆ĺҐļ҈Ŀ҆
<name> define $	Ŀ҈
<name> define <name>	ĀҌāѸĐ҈ĺҊ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҋđґĒѰĵ҉Ķ҇Ĺ҇ĺѹļ҇
<name> defined $	ĺҎĻѸļҍ
<name> defined by	Ā҉Ļ҇
<name> defined in	ķ҆
<name> defined |	ĀҊĆҋĒѱĵ҇ĺѰ
<name> defines	Ā҉āѸļҎľ҈Ŀ҇
<name> defines $	Ā҉ľ҆
<name> defines <name>	ļҊ
<name> delegates	āѺĉҠđѺ
<name> demand	Ăҍ
<name> depend	ĀҌāѲĪҍ
<name> depend on	ĀҌāѲĪҋ
<name> dependencies	ĩҚĪѺ
<name> dependencies of	ĩҚĪѸ
<name> dependency	Ĝ҆
<name> depends	ĩѹĪ҈
<name> depends on	ĩѹĪ҈
<name> deps	ĩҗ
<name> deps of	ĩҗ
<name> derive	ćҍňѹ
<name> derive from	ćҍňѹ
<name> derived	ĀѺćҊĚґňѹ
<name> derived from	ć҆Ěґňѹ
<name> descends	ć҈Ě҈
<name> descends from	Ě҈
<name> differ	Āѵā҇ďҎ
<name> differ from	ď҆
<name> directly	Ęҋ
<name> directly or	Āґ
<name> do	ĀѬāҊġ҈ĢґĮҊŋ҉Ŏ҈
<name> do i	ėѹĮҋ
<name> do in	ā҆
<name> do the	ĀѷŎ҇
<name> do we	āѹġ҉
<name> do wrong	ā҈
<name> do you	āѹŋ҉
<name> do |	ĀѷĢҗ
<name> docs	ā҆
<name> documented	ĀҊ
<name> documented in	ā҈
<name> documented |	ĀҒāѯ
<name> does	āѴć҇ď҆Đ҆ėҎĘґě҆ġҊĢҥĪѺīѹļҊŌѹ
<name> does $	Ģҋ
<name> does <name>	ĀҍāѦćҌę҆ě҆
<name> does inner	ļ҆
<name> does it	āҌĘ҇
<name> does not	ď҈
<name> does that	ĀҎāѷ
<name> does the	ĀѫāҔġ҈
<name> does this	āѳė҉
<name> doing	Ģ҆
<name> enclosed	ā҆Ļ҇
<name> enclosed by	ā҆
<name> enclosing	ĻҐ
<name> end	ĀҌ
<name> end up	ĀѸā҉
<name> end |	Ā҇
<name> entry	ĐҒ
<name> entry inside	Đ҆
<name> entry of	Đ҈
<name> enum	ĸ҉
<name> env	āѺğ҉
<name> environment	ğҋ
<name> equal	đҚ
<name> equals	đҙ
<name> equals what	đґ
<name> evaluate	đҋ
<name> evaluate to	đҋ
<name> evaluates	Ň҇
<name> evaluates to	Ň҇
<name> ever	āҊęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҏ
<name> except the	āҏ
<name> exception	ŃҜ
<name> execute	ĉҌĘҎ
<name> executed	ā҇
<name> exist	ĀѺāҌĘѸĠҖġҐ
<name> exist $	ĀѱġҘ
<name> exist at	ĀѸĠ҆
<name> exist in	āҌġѺ
<name> exist |	ĀѹĠ҆
<name> existed	Ā҆Ġ҆
<name> existed in	ā҇
<name> exists	āѶġҟŋҙŌѷ
<name> exists $	ŋ҈
<name> exists as	ŋ҇
<name> exists in	Ā҇ġ҉
<name> expand	ĀѸāҐ
<name> expand to	ĀѺ
<name> expect	ĀҊŁ҉Őѹ
<name> expects	ŁҊ
<name> export	ģҋ
<name> export |	ģ҇
<name> exported	ğѸĭґ
<name> exported |	ğѸĭ҈
<name> exports	ģҍ
<name> exports $	ģҋ
<name> expose	ģҖ
<name> expose $	ģҍ
<name> extend	ćҒĘѺĚ҆
<name> extend <name>	Ā҉ĘѺĚ҆
<name> extend |	ĀѸćғ
<name> extended	ě҈ň҇
<name> extended by	ě҉
<name> extended |	ň҆
<name> extends	ćҗĚґňѷ
<name> extends $	ćҍ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	ĀҚń҆Ŋѳ
<name> fail $	Āґāѹń҆ŊѴ
<name> fail on	Āѹā҈
<name> fail |	Āґ
<name> failing	Ā҆āѹ
<name> failing |	ĀғŌѱ
<name> fails	ĀҌāѷ
<name> fails |	ĀҍāѲ
<name> fall	ĔҌ
<name> faster	āҏĬѹ
<name> faster now	ā҆
<name> field	Ā҈ĐҋĤҍ
<name> field $	Đҋ
<name> field names	ĤҐ
<name> fields	ĀѸā҉Ĥ҆
<name> file	ā҆ĵҌķѶĻ҆Ľ҇Œҋ
<name> file $	Œ҆
<name> file and	āҊĶ҆ķѷ
<name> file line	ĵҌĽ҇
<name> final	ĀҊ
<name> final |	Ā҆
<name> first defined	ĀѸā҉
<name> flaky	āҏŌѺ
<name> for	āѳĂѹć҇ċҐđѴĔ҇ĕҌėѺĞѸğ҈ĢғģѺĥҒīѹįѺİѷĿѹŐҌő҆
<name> for $	ĀѺĢҗ
<name> for <name>	ĀѲāѷď҇Őҍ
<name> for a	ň҆
<name> for me	ĀѺāғĹ҆ő҈
<name> for the	ĀҗćҎĔ҈ğҊĢѸįѺİѸ
<name> for this	ĀҍėѹĞѸ
<name> for |	āѬĢ҈ĥҖ
<name> forces	Ă҉Ŀѹ
<name> forgot	Œ҈
<name> free	ā҇
<name> from	ĐѺĔҊğҕĹ҆Łѹňҍ
<name> from <name>	Ā҆ňҏ
<name> from <path>	ā҆
<name> from a	Ā҈
<name> from class	ĀѸā҈
<name> from outside	ā҈
<name> from the	Ā҆āѳąѸď҇ĔҊğҊŁѺ
<name> from where	ĀѹĊ҈
<name> fulfils	īҋ
<name> func	ķҊŁҌ
<name> func $	ķҊŁҌ
<name> function	ĀҌāѵĔ҆ķ҇ļҋŁ҆
<name> function $	ķ҈
<name> function <name>	ĀҊĔ҆
<name> get	ĀѹāҏĉѺęҐĶ҆ō҈
<name> get called	ā҈ę҈
<name> get from	āґ
<name> get its	Ķ҈
<name> get set	Đ҆
<name> get thrown	ĀҊ
<name> gets	Ā҇ĆҊĊ҉ęҍĶ҇ŀ҆
<name> gets called	ĀѺĊ҆ęҊ
<name> gets defined	Ćҍ
<name> gets instantiated	Ā҈
<name> gets its	āѹĶ҉
<name> gets read	Ā҇
<name> give	Ā҉ā҈Ĕѹĕҋ
<name> give me	Āҏ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇҕŐѷ
<name> gives back	ŇҊ
<name> gives which	Ň҇
<name> go	Ā҈āѷ
<name> go through	āѸ
<name> go |	ĀҊ
<name> goes	Ō҆
<name> goes through	Ō҆
<name> good	āѸĢҌ
<name> good for	āѸĢҌ
<name> got	ľ҇ņ҆
<name> got a	Ā҈
<name> got |	ľ҇
<name> green	Ō҇
<name> green |	Ō҉
<name> had	ŅҎ
<name> handled	Āқāѱ
<name> hands	ĉ҇Ň҉
<name> hands back	Ň҉
<name> happens	Ĭ҈
<name> happens to	Ĭ҈
<name> has	ćѺĐ҉ē҇ĕ҆Ě҇Ĥҋī҇ķ҇ĺҌĻѹļҔľ҈Ŀ҇ŀѹŇѷŌѺ
<name> has $	āѶđ҇ē҈Ĥ҈Ł҉ō҆
<name> has <name>	ĚҊ
<name> has a	Āѹĕ҇ĺ҉ļҊ
<name> has an	Ā҇ļ҆
<name> has as	ć҇
<name> has been	ĭ҆
<name> has how	Ā҇
<name> has its	ĺ҆
<name> has n	ľҋĿѸ
<name> has no	ā҉
<name> has that	āҌ
<name> has the	Đ҆
<name> has which	đ҆Ŀ҆Ő҆
<name> has |	ň҉
<name> have	ć҉ĉѸĐ҇ē҇Ĕ҆ė҇ěҌĤ҇ĭҊĳ҈ĸѺ
<name> have $	ĀѦāѶĤҌľ҆ŀ҆ňҗŐ҈
<name> have <name>	ĀѳĚ҇ěҒ
<name> have a	ĀҎāѹćҌ
<name> have in	ĀқāѮđѷľ҇
<name> have its	Đ҉ļ҆
<name> have no	ā҇
<name> have to	ė҉
<name> have |	Ā҉āѵĎ҆đ҈Ĕ҆Ģ҉ĳ҉ľѹ
<name> here	ĀѶāҕġҊ
<name> here |	ĀѹāҗĢѺ
<name> hits	ŏҙ
<name> hits for	ŏҙ
<name> holds	āѴĐ҆đҊĤҏŌ҉Ő҇
<name> holds $	ĤҎ
<name> how	ĀѶāҌŊ҇Œѷ
<name> how many	ĀѹŊ҇
<name> i	āѬĕ҆Ğ҆ĺ҉Ł҇
<name> i mean	Ā҉āѱŁ҇
<name> i need	ļ҆
<name> identical	ā҈Ćѹ
<name> if	Ĕ҇
<name> implement	ĀҏĂ҆ĥѹī҉
<name> implement $	īҋ
<name> implement in	ĀҊāѺ
<name> implement its	āҋ
<name> implement |	Ā҈āѹĂ҆
<name> implemented	ĀѷĥғĺҎ
<name> implemented $	ĥҋĺҎ
<name> implements	ĥѶīҚ
<name> implements $	ī҈
<name> implements what	ĥѺīҏ
<name> import	ĀҎĝ҆ģѷŏ҆
<name> import <path>	ĀѺāҋ
<name> import from	ĀҜāѵģѷ
<name> import |	Ī҈
<name> imported	ĀѸāҏ
<name> imported |	ĀѺāҏ
<name> importing	Ħ҇Ī҈
<name> importing $	Ħ҇
<name> imports	ĀҋĝҊĩҋŏѳ
<name> imports $	ĝ҈Ī҈
<name> imports <path>	āҍĜҋ
<name> imports of	ĩґĪѺ
<name> in	ĀҜĂѶĆ҈ćѹĉѷĊҘč҉ĐҍĔҋĕѷĖѹę҈ĚҎğ҆ĠґġҐĢҏģѷĤѷĥ҇ĪѺĬѹĮѷĳѳķѹĹ҈ĺѶĻґļѺĿѴŀҒŁѷńѺŇѵňҏŊѹŌѺŎѺŐѶœҒŔѹ
<name> in $	ő҆
<name> in <name>	ĀҚāҔĐҍĕѺĘѸę҉ĢѹĹҌĻҊļѹŀѺ
<name> in <path>	ĀҙĐҊ
<name> in <tag>	ĀҌāѶĊѹĠ҈
<name> in a	Ģ҈
<name> in an	Ħ҆
<name> in cfg	ā҇
<name> in child	ŀ҆
<name> in here	ġ҈
<name> in it	Ā҆āѹĚ҆Ġ҈œҌ
<name> in its	Ę҆
<name> in my	ğ҉
<name> in our	Ā҈
<name> in place	āҍ
<name> in subclasses	ŀҏ
<name> in the	āѨĆ҆ĊҖĐѸđ҉ę҆ě҉Ğ҇ġ҇Ķ҆Ļ҆ŁѺŇѹňҒ
<name> in their	ĀѸāҋĥҊ
<name> in this	ā҇Ċ҉Ģ҆
<name> in what	ė҆
<name> in which	ĀѸā҈Ć҇ő҉
<name> include	ĀѸĘҋĚҊĪ҈
<name> include <name>	ĘҋĚҊ
<name> indirectly	ĀѺāҋ
<name> indirectly through	ĀѺāґ
<name> indrect	ĀҌāѺ
<name> inherit	āҔć҆ľѳ
<name> inherit $	Āѱāҙć҇ľѳ
<name> inherit from	Āҋ
<name> inherited	ĀѺě҈ňҋ
<name> inherits	Āѹć҉Ěҏěҋ
<name> inherits from	Āѹć҇Ě҆ěҌ
<name> inside	Đ҇ę҆ĹҐĻҗļѲ
<name> inside <name>	ę҆ĻҊ
<name> inside the	ĹҋĻ҉ļѹ
<name> instantiated	Ā҆āҋĩѺ
<name> instantiated |	Ā҈āѸ
<name> interface	ĀҊāѸĥҊīѺĽҏ
<name> interface |	ĀҌāѸ
<name> internal	ĭҎ
<name> internal |	ĭ҇
<name> into	ĀѴāҙą҈ľ҇
<name> into <name>	ĀѸāґľ҈
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҉
<name> introduced $	Ā҉
<name> invoke	ĉҏ
<name> invoke |	ĉ҉
<name> invoked	ęҎ
<name> invoked from	ęҊ
<name> invokes	ĉҕĊѺĘҌ
<name> invokes $	ĉҊ
<name> invokes <name>	ĘҌ
<name> is	ĀҏĂѺąѺćѰĈѷĉѺċѹĐҕĒѸē҈ĔґĘҋęҒĚ҆ěҨĝѺġ҆ģѸĨѹīѺĬҫĭҘĮ҇İѹıѹĴѸĸѵļ҉łѹňѰŋ҆ō҉ŎѺŐҊőѹŒѷŔѺ
<name> is $	Ā҆
<name> is <name>	ĀѫāҜĆҎęҊěҊĻѺļ҉
<name> is a	ĀҋĬҕň҆
<name> is abstract	Ĭҏ
<name> is among	Ā҇
<name> is an	Ā҆ĥѺī҇
<name> is annotated	ē҈
<name> is async	Ĭҏ
<name> is called	ĀҌĕ҆
<name> is caught	Ā҉
<name> is child	ć҇Ě҆
<name> is configured	ĐҎ
<name> is declared	Ļ҆ĽҋŁ҉
<name> is decorated	ēҌ
<name> is defined	Ć҆ġҊĵ҆ķѹĺҍ
<name> is derived	ĀҋćҊě҆ňѪ
<name> is equal	đ҇
<name> is existing	ŋ҆
<name> is exported	ĭҍ
<name> is extended	ě҉
<name> is for	ĀѷĢҎ
<name> is how	āѺđ҆
<name> is implemented	ā҇ĥ҆ķҌĹ҆
<name> is imported	ĩ҆
<name> is in	Ķҋ
<name> is inherited	ě҉
<name> is internal	ĭҌ
<name> is introduced	Ľ҆
<name> is invoked	Ċҋ
<name> is it	Ā҆āѹĬҊ
<name> is not	ě҆
<name> is only	Ā҈
<name> is overridden	ŀҋ
<name> is pinned	ėҏ
<name> is private	ĭҌ
<name> is protected	ĭҌ
<name> is public	ĭҎ
<name> is raised	ĀҌāѸ
<name> is redefined	ŀҋ
<name> is required	ĀҋāѶėѴĮҍ
<name> is responsible	Ģ҇
<name> is set	Ā҇Đ҈đ҇
<name> is static	Ĭҏ
<name> is tested	ōҍ
<name> is the	Āѷā҉ćѮĐҊěҊĻѶļҊŅ҆ňғ
<name> is there	ĀѺāѷĘҌĚҋĢ҉
<name> is thrown	ŃҊ
<name> is used	ĀѺāҌĊҋĶѸō҈
<name> is what	ě҇
<name> is written	āѷĵ҆ķҐĺ҇Ľѹœҍ
<name> is |	ĀѹĬҍŐ҆
<name> it	ĀҎāѭĥ҆Ĺ҆ĻҐ
<name> it $	Ā҈
<name> it is	ĀѺĹ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѲđ҉į҆ķ҆Őҍ
<name> its last	į҆
<name> its value	āѹđ҉
<name> itself	Āҋćѹ
<name> just	āѺ
<name> key	Đ҉
<name> kindly	āѺ
<name> kindly $	āѺĔ҆ė҆
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҍ
<name> last change	į҆
<name> leaves	āѺĂҐ
<name> leaves abstract	Ă҇
<name> like	ā҆
<name> line	ĀѷāѵĐ҇Ĳ҇Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҆
<name> line no	Đ҇
<name> lines	ēҒ
<name> lines a	ĳ҆
<name> lines above	ēҏĳѸ
<name> list	Ā҆ģ҇
<name> list everything	ň҆
<name> list the	ĉ҇ĊѺ
<name> listed	ĚҎěѺ
<name> live	ĠѸķғœ҉
<name> live $	ķғ
<name> live in	ā҇
<name> live |	āѵœ҉
<name> lives	ĀѸķҐ
<name> lives in	Ĺ҆
<name> load	Ī҇
<name> loads	ĀѺāҏœѺ
<name> local	ĻҎ
<name> location	ĀѹāҒĐ҇đѸğҘĶ҇ĸҒĻҍŋѹŌѺœѷ
<name> location $	āѹđѸğҙĶ҇ĸҒĻ҈
<name> location in	Đ҇ő҇
<name> look like	ĀҊ
<name> make	Ā҈āѵ
<name> make |	Ā҉āѹ
<name> makes	ĊѺĘ҉ģ҈Ĭ҆
<name> makes available	ģ҆
<name> makes it	Ĭ҇
<name> marked	ĭ҉
<name> matched	āҊĸѺ
<name> matched in	ā҈ĸѺ
<name> me	ĀѺ
<name> mean	ā҆
<name> mean |	ā҆
<name> measured	āҌ
<name> method	ĀѳĹҕĺҞľҍŀ҇
<name> method $	Ā҆ĺ҈
<name> method <name>	ĺҊĿѹŀҋ
<name> method in	ĹҊ
<name> method of	Ĺ҉
<name> method on	Ā҈
<name> method |	ĺҌ
<name> methods	āҍľѷ
<name> module	ā҇Ķ҈Œғ
<name> module $	Œҋ
<name> most	āҊ
<name> move	ņ҈
<name> moved	ĀҊāѸņ҇
<name> names	ģҌ
<name> names of	ģҋ
<name> need	Ā҇ā҈ģѺ
<name> need a	ā҈
<name> needs	Ī҆
<name> nested	ā҆Ļ҇
<name> nested function	ā҆ĻѺ
<name> nested in	Ļҍ
<name> never	āҐĉѸńѹ
<name> new	ņ҈
<name> new name	ņ҈
<name> no	Ā҆
<name> not	Ćҋ
<name> not only	āѹĆ҉
<name> object	ĀѺāҎĿҋ
<name> object $	ĿҊ
<name> objects	ĀҎāѲĵ҆
<name> obliged	āѹĂ҈
<name> occur	ĀҊĊ҈
<name> occur |	ĀҌāѹĊ҈
<name> of	ĀҞāѬćѫĉ҇ĊґďѹđѺĔҚĕѴĚѷěѹĢѱģҨĤѶĩѯĪѵĳҎĵѹķѸĹҖĺѶĻҘļѲľ҉ĿѹŀҟŁѹŃҡŅѶņ҇ŇѴňғŐ҈ŒѺŔҊ
<name> of <name>	ćѰĉ҈ĊғďѺĔҖĕѶĚѸěѹĢѨģҒĹҋĺѵŀҤŃҦŇѵňҠŐѷ
<name> of <path>	ĀҘāѬģқĩѸ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of text	ĳ҈
<name> of the	ĀѺāҚĢҋĻҐļѸŀѺņҐňѸŒѺ
<name> offer	ĀҒāѺĚѵģ҇
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	ĀѸāѹğ҆ĢҧĹҋŒҌ
<name> on <name>	ĀѷĢҨĹ҈
<name> on cls	Ĺ҈
<name> on disk	Œҍ
<name> on which	āѷğ҇
<name> one	āѺĘҌě҇Ĝ҇Ŀ҆ŋҌ
<name> one of	Ā҆āѶĘҌĚ҇Ĝ҇ŋҌ
<name> one |	ā҈ĚѶěҋ
<name> only	āғ
<name> only indirectly	ā҈
<name> open	ĵҌ
<name> or	Ā҇āѵĈ҉ċҋē҆ĚҊğғĬѺĭѺŊ҈
<name> or <name>	āҌē҇ğ҉
<name> or is	Ā҈āѹ
<name> or not	Ě҈
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҈
<name> ought	āґĵѸ
<name> ought to	āҏĵѸ
<name> out	ĀѸāғğ҉
<name> out of	āҊğ҉
<name> over	ā҇Ĕ҇
<name> over to	Ĕ҇
<name> overridden	ŀҖ
<name> overridden $	ŀҍ
<name> override	Ā҇āҎ
<name> override $	ĀҌāѸ
<name> override from	Āѯāғ
<name> override |	ā҆
<name> overrides	ĀҠāҎŀѢ
<name> overrides $	āҋŀѸ
<name> param	Āғĕ҈ġѳ
<name> parameter	Ā҆ĔѸĕҐ
<name> parameter $	ĕ҈
<name> params	āѹďҖ
<name> part	Āѯā҈č҆Ġ҉
<name> part of	ĀѯāҊč҆Ġ҉
<name> pass	ĀѸāҧŁѱŎҌ
<name> pass $	ā҇ŌѺ
<name> pass on	ā҆
<name> pass to	āҐŁѴ
<name> pass when	Ŏ҉
<name> pass |	āѴŌҋ
<name> passes	Āҕāѵŋѹ
<name> passes $	ĀҖāѸŋѹ
<name> passing	Ō҆Ŏ҈
<name> passing $	Ŏ҆
<name> passing |	Ō҇
<name> path	Ľҋœ҇
<name> path pls	Ľҋœ҇
<name> plays	Ģҋ
<name> plays in	Ģ҈
<name> please	ĀѺĹѷĺғĽ҈ō҇
<name> please $	āѺĕ҆ĺғĽ҆ō҇
<name> please to	ā҉
<name> please |	Ō҇
<name> present	Ġ҆ŋ҇
<name> present in	ŋ҆
<name> previously	ŅҌ
<name> private	ĭҎ
<name> private |	ĭ҇
<name> produce	ń҆
<name> produce $	ń҆
<name> protected	ĭҎ
<name> protected |	ĭ҇
<name> provide	ģ҆
<name> public	ĀѸāҋĠѸĭҒ
<name> public |	ĭҋ
<name> pulls	Ĝ҆Ī҆
<name> pulls in	Ĝ҆Ī҆
<name> raise	āҋń҆
<name> raise <name>	Ā҆
<name> raise an	āҊńѺ
<name> raise |	Ā҆
<name> raised	ńҊ
<name> raised $	Ńҋ
<name> raises	Ā҈āҋŃѸń҉
<name> raises $	ńҏ
<name> raises |	Ā҆ā҆
<name> reached	āҖ
<name> read	ĀҞāѡ
<name> read |	ĀґāѰ
<name> really	Āѷā҈
<name> rely	ĉ҈
<name> removed	ĀѸāҋ
<name> removed |	Ā҆
<name> renamed	ņ҉
<name> renamed to	ŅѺņ҉
<name> renamed |	Ā҇āѹ
<name> required	ĀҒāѺĂҗŀѸ
<name> requirement	Įҏ
<name> requirement of	Įҏ
<name> responsible	ĢҊ
<name> result	āѺŌҊŎ҈
<name> result |	āѺŌҊŎ҈
<name> return	āҏŇ҉
<name> return $	Ň҈
<name> returns	ŇҔ
<name> returns $	Ň҉
<name> returns |	ā҇
<name> right	ĀѸę҆Ě҇
<name> right |	Āѹę҆Ě҇
<name> routine	ķ҈
<name> run	ĀѳĘғęҍěѸ
<name> run |	āҊ
<name> say	Āҋ
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	Ā҆đѹĢҞ
<name> set	ĀґĐѺđҌĞ҆ĢѺ
<name> set $	đҋ
<name> set in	ĀѴāҐ
<name> set to	ĀҒāѶ
<name> set |	ĀҌ
<name> sets	ĀҊāѺĐ҇
<name> setting	Đҍ
<name> share	āҗŐѹ
<name> should	Ā҉ā҈
<name> should be	ĀҊ
<name> show	ĀҐě҆
<name> show up	ĀҌě҆
<name> side	ď҇
<name> side by	ď҇
<name> sit	āѶě҆Ĺ҆ő҇
<name> sit |	āѷĹ҆
<name> sits	Đ҆ķ҆Ľ҈
<name> sits in	Đ҇
<name> so	ē҆ĕ҆
<name> so what	ĀѸāѸĕ҆
<name> so which	ā҈
<name> something	Ķҋ
<name> somewhere	Ě҈ě҆ķҍňѺ
<name> source	ĀҤķѺŒҎ
<name> span	āѺ
<name> specialise	ĀѴĘѺęѴĚғěґ
<name> speed	āҘďѷ
<name> stable	ā҇
<name> stable enough	ā҇
<name> stand	āҋđ҈ē҆ĢѸ
<name> stand for	āґĢѹ
<name> stands	đ҆
<name> stands for	đ҆
<name> start	Ā҉āѵķ҇Ļ҇œ҈
<name> start $	ķ҇Ļ҇
<name> starts	ĵ҈ļ҇
<name> starts $	ļ҆
<name> static	ĀѮāҏĬқ
<name> static $	Ĭ҉
<name> static |	ĀѴā҇Ĭҏ
<name> still	āҎ
<name> stop	ĀҊ
<name> struct	ĵҌ
<name> subclass	ĀҎĚҍ
<name> subclass $	ĀѺćҏ
<name> subclasses	ĀѺć҇ě҇ŀѹňҋ
<name> subclasses $	ĀѺć҇ě҇ŀѹňҋ
<name> succeed	Ōҏ
<name> succeed $	Ō҉
<name> succeeds	ŌҌ
<name> succeeds $	Ō҉
<name> swallow	āҊŁҎńѲ
<name> system	āҋ
<name> system does	āҋ
<name> take	Ā҈āѺď҇Łҏ
<name> take |	Ł҆
<name> takes	ĀҊāѷď҆ĕ҇ŁҊ
<name> takes $	ŁҌ
<name> takes <name>	Ā҇ĕ҈
<name> test	ĀѬŊҌŋҐŌ҉ŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҉
<name> test is	œ҆
<name> tested	ĀѸōҖ
<name> tested $	ōҊ
<name> tests	āѹōѹŎҐ
<name> tests within	ĀҌ
<name> thanks	Ě҆
<name> thanks $	Ě҆
<name> that	ĀѲāҥĐ҇ēҐė҆ĘҌĬѷĮѹķѸĻҘŀѷōѸŏ҉
<name> that <name>	āҒď҆ĬѮ
<name> that are	ā҆
<name> that fail	ā҈ōѹ
<name> that forget	ā҇
<name> that is	Ļҍ
<name> that it	āѸĬҋ
<name> the	ĀіāҒćѯĉҎĊѺďҋĐ҆Ĕ҆ĚѶě҇ğҊİ҇ĵѷĺ҉ļҊľѵŀ҉ŁѵňҔŎ҇ŒѺŕѸ
<name> the <name>	āѺĔ҇ğ҆ģ҆
<name> the ci	ĀѸāҐŕѸ
<name> the method	āѺĺ҆ŀҋ
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҈
<name> the superclass	ćѷňҐ
<name> there	Ā҉āѸļ҈
<name> there is	ļ҈
<name> there |	Ā҈
<name> this	āѹđҊĮ҆
<name> this project	Į҇
<name> through	Ā҉āѷō҇
<name> through an	ĩ҆
<name> through its	ō҇
<name> throw	Ā҉ńҐ
<name> throw $	ń҇
<name> throw |	ńҊ
<name> throws	ńҒ
<name> throws what	ń҈
<name> to	āҰĉ҆đ҈Ĕ҈ĕ҆ĘҐęѸħҍĸѺľѶŁѺ
<name> to $	āѶđҎ
<name> to <name>	Ā҉ĔҏĕѺĘҒęѶĸѺ
<name> to <path>	ħҎ
<name> to <tag>	ā҉
<name> to be	ĭ҆
<name> to me	ā҈Ģ҇
<name> to the	Ģ҈
<name> to true	ā҇
<name> to what	ĀҖāѺĕҍĢѺ
<name> too	ĀѹěҌ
<name> too long	ā҆
<name> top	ē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> touched	ĀҌĎѱ
<name> trait	ĥҋ
<name> trait $	ĥҊ
<name> transitively	ĀҜňѧ
<name> trigger	ĀѶĘҗ
<name> triggered	ęҐĚѵ
<name> true	Ę҆Ěҍ
<name> turn	Ā҉
<name> turn up	Ā҉
<name> type	ā҈
<name> typedef	Ľ҇
<name> under	ĚҌĹҊ
<name> unused	Ā҆
<name> up	Ā҇āѶ
<name> upwards	ćҎ
<name> usages	ĀҞāҔđѺ
<name> usages $	ĀҞāҔđѺ
<name> use	ĀѬĉ҈ĕ҉ĘҌ
<name> use $	ā҈
<name> use <name>	ĘҎ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀҒāѶĒҐę҆ĩҋĽѳŅҍ
<name> used to	Ņҍ
<name> used |	ĀҚāѦĒҐĶѷ
<name> uses	Āѹāѷĉ҉ĘҌĪ҆
<name> value	āҍ
<name> variable	Ő҈
<name> version	āѸĮҟ
<name> version $	ėѹĮҌ
<name> version <name>	Į҆
<name> version constraint	Į҆
<name> version does	ė҈
<name> version of	Į҆
<name> versions	Įҋ
<name> versions does	Į҇
<name> versus	ďҊ
<name> versus <name>	ďҊ
<name> via	ĩ҇ĪѺ
<name> via import	ĩ҇ĪѺ
<name> vs	āҎďҙŁѷ
<name> vs <name>	āҐďҌ
<name> was	ĀѬāѶąҎč҆Ď҇ĠҎĭ҇į҆ĸ҇ĺ҇ņ҉
<name> was added	ą҉
<name> was born	ą҈
<name> was made	āѺĬ҆
<name> was renamed	ņ҆
<name> was written	ĺ҈
<name> way	ā҇
<name> way to	ā҈
<name> wc	ĀҍĎ҆ĳѷ
<name> wc l	ĀҍĎ҆ĳѷ
<name> wear	ēҎ
<name> wear $	ē҉
<name> well	ĀѺāҎ
<name> well design	ā҈
<name> were	āҊ
<name> what	Āѝāҏćѷĉ҈Ċѹĕ҉ė҈ĚѺěҌğѷĤҎĩѹĻѺŁҋņѺŇҩŐѳ
<name> what are	ĉ҆ĤҏŁѹ
<name> what does	ĀѹāѺĕҌĢ҈
<name> what is	ĀҒď҈Į҇
<name> what it	Ģҍ
<name> what methods	ā҆
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what type	ĀѯāғŇҐŐѸ
<name> what value	ĀѵāҕđѶĔ҇
<name> what will	Ă҇
<name> what |	ĢѷŇҙ
<name> whatever	Œ҇
<name> whatever its	Œ҇
<name> when	āѯď҆Ĕҍĕҋį҇Ł҇Œ҆
<name> when calling	Ĕ҈
<name> when i	Ā҉Ł҈
<name> when it	ď҆
<name> when you	Œ҆
<name> where	Ķѷķґĺ҈œ҈
<name> where are	ā҈
<name> where in	ő҆
<name> where is	Ā҉āѹĶѹķ҉œ҆
<name> whereabouts	ļ҆
<name> which	ĂҌć҆đѷĔҌĕ҈ĤѺĥѱį҈İѹĸ҆ĹґĻ҇ŀѺŁѺń҈ŏ҆őѶŒ҉
<name> which are	āѵň҈
<name> which classes	ĀҒĥѸ
<name> which exceptions	ń҆
<name> which file	ĸ҇ĺ҈
<name> which functions	āҏ
<name> which is	ĀѺā҈Ĺ҈
<name> which line	āѺĹҊļ҇
<name> which methods	ĀѲāҖ
<name> which of	āѹĂҍ
<name> which one	āҊ
<name> which ones	ďҊŁѹō҉
<name> which type	Ő҆
<name> which value	ĔҏĕҊ
<name> who	Ā҆āѩĊ҇ň҇
<name> who are	āѵĊ҈
<name> whose	ĲҚ
<name> whose <name>	Ĳҙ
<name> why	āҏ
<name> why is	ā҆
<name> with	āѶč҉ďҍĒҊēѺŀ҈ŃѺ
<name> with <name>	č҆ď҆Ē҆
<name> with a	ā҆
<name> within	ę҆ġ҆ĵѸĹҋĻҍ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҈
<name> without it	Ĕ҇
<name> work	āҋ
<name> works	Ō҉œѹ
<name> would	āѹĘҌ
<name> would i	ĘҌ
<name> write	ĀҔāѷ
<name> written	āѮĢ҇Ĭҍļ҆Ľ҆
<name> written down	Ľ҆
<name> written in	Ģ҈
<name> written |	Đ҆ļ҆
<name> y	Ę҇ę҆Ě҆
<name> y n	Ę҇ę҆Ě҆
<name> yes	Āҏ
<name> yes or	Āҏ
<name> yield	ĀѸŇҎ
<name> |	āѥăѺĈѪĉѵĊҙċѷČѷĎҊĐҐē҉ĔҖĕҏĖѷėғęҘĚҗě҉ĜѲĝ҉ĞѴġѸĢ҆ħѺĩҖīѱĮ҉įѸİѱıѶĴѹĸѸĹҊĺҊĻҋļҐŀ҆ŁѺłѹŃ҆ń҆ŅѸŇѴňҖŉѹŋ҇ŌѲŎѵŔѶŕѶ
<name> | $	ĀѤāҋąҌĈѱĊҎČѺč҇Ď҈ďѰēѶĕҌĖѸėѹĘҊęғĚҏĜѶĝҍĞѶģѶħѸĩґīѸĬѵĭѷĮҜįѱİѶıѹĳѸĴѺĵѷĶѸĸѸĺҋĻ҈Ľ҆ŀ҆ņѷŇңŋҏŌѺŎѯő҆œ҉ŕѹ
<name> | <name>	āѶćҏĚ҉
<name> | <path>	ħ҆
<name> | a	Ĭ҈
<name> | abstract	Ă҇
<name> | added	ĀҎąѴ
<name> | called	ĊҎ
<name> | default	Ĕҋ
<name> | does	Ā҉ę҆ŋ҆
<name> | every	ĀѸā҉
<name> | file	āѺļ҆
<name> | give	Ā҉
<name> | how	ľ҆
<name> | i	āѹĵ҆
<name> | imported	ĀѺĩ҉
<name> | in	ĀҚĐѹĔҐėҐ
<name> | is	ĀѸĚҋě҇Ĭ҆ĭҊ
<name> | its	āѵēҊĩ҆Ī҇ŀ҇
<name> | list	Ā҈ď҆ōѹ
<name> | location	Ļ҈
<name> | number	āҊ
<name> | of	Ā҆ė҈
<name> | ok	ŌҊ
<name> | public	ģ҆
<name> | signature	ď҆
<name> | tested	Āґ
<name> | type	ĀҟŇѭ
<name> | what	āҜć҈ĉѺĊ҈đѸĕѹĢѹ
<name> | when	į҆
<name> | where	ĀҒāҍĐҋğ҈ġѹĸ҆ļ҆ŋѵœѹ
<name> | whereabouts	œ҆
<name> | which	āґĂѵĕ҉Ŀѷń҆
<name> | who	ĀҏāѴ
<name> | why	ā҆
<name> | would	Ĭ҆
<name> | |	Ŀ҇
<number>	Āҏā҉ĲғĳѴĴҎ
<number> $	āѺĲҘ
<number> <name>	āҌĳѹ
<number> <name> |	āҌĳѹ
<number> _ $	ĀҏāѶĴғ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҆
<number> _ <path>	ĀҊ
<number> _ |	Āѷāҗĳѷ
<number> lines	Āѵā҉
<number> lines <line>	ĳ҆
<number> lines |	ĀѺā҉
<number> of	ĀҌ
<number> of <path>	Ā҇
<number> please	ĀҊĴѺ
<number> please $	ĀҊĴѺ
<number> text	ĀѶĴҚ
<number> text $	ĀѶĴҚ
<number> |	ĀҐāѹ
<number> | $	ĀҐāѹ
<option>	ĀѣāҟċӸĕѶĢѺ
<option> $	Āѳāҏċҋ
<option> _ $	Āѵā҉ċҟ
<option> _ in	ċҍ
<option> _ the	āѹċҏ
<option> _ what	ĀҐāѲ
<option> _ where	ċ҉
<option> flag	ċ҇
<option> is	Āѹā҆ċ҉
<option> on	ċ҈
<option> option	ĀҙāѰ
<option> registered	ċ҈
<option> where	ċҊ
<option> |	āѸċҕ
<option> | $	ĀѶā҆ċҌ
<path>	ĀѯāҖĂѪăѭĄѮąҺĆѳćѦĈѫĉѨĊѨċѬČѣčӍĎӁďѩĐӃđѢĒѧēѨĔѪĕѫĖѪėѬĘѭęѬĚѬěѬĜӏĝӋĞѬğѮĠѨġѪĢѤģҳĤѨĥѨĦңħӆĨҵĩҩĪҔīѨĬћĭѡĮѤįӋİѝıѴĲҮĳҹĴҰĵѵķѫĸѳĹѬĺѫĻѫļѬĽѪľѦĿѩŀѨŁҒłѬŃѨńѨŅұņҶŇѪňѨŉѪŊҰŋѪŌѪōѧŎҴŏҤŐѨőҶŒѦœѩŔѫŕӧ
<path> $	ĀҞāѣĂѺąҏĆѺćѹĉѺĊѺČѺčҎĎҖďѺĐҍđѹĒѺēѺĔѺĖѺĜҷĢѺģҕĤѺĥѺĦѹħҭĨґĩҝĪ҉īѺĬѹĭѹįҗİѹĳґĵѺĶѺķѺĸѺĽѺľѺĿѺŀѺŁѺŃѺńѺŅҋņ҉ŇѺňѺŊҐōѺŎѸŐѺőҙŒѺœѺŕҎ
<path> 's	ĀѳāѺŊ҆
<path> 's importers	ĜҋĝѸ
<path> 's imports	ĜѺĝ҇
<path> <line>	ĀѲāѹĲғĴҘ
<path> <line> $	ĀѺĴ҉
<path> <line> which	Ĳ҆
<path> <line> |	ĴҊ
<path> <name>	ĀҒāґąѯĩѹįѺĲҊĳқĴ҉ŎѺőѸ
<path> <name> $	Ā҈ā҆ąѴĩѺįѷĳҢ
<path> <name> <name>	āҎ
<path> <name> from	Ā҇
<path> <name> |	ā҇
<path> <number>	ĀѲĲҎĴҎ
<path> <path>	Ĝ҈ħҌ
<path> <path> $	ħ҇
<path> _ $	Ā҉āѬą҉č҇ĎҍĜҎĝҝģҏħҙĩҔĪҤĬѺĲҊĳҥĴҊŅѸņҍŊ҉ő҆ŕҐ
<path> _ <commit>	č҇
<path> _ <line>	Ā҆āҋ
<path> _ <name>	Ā҈ĎѵĐ҈ĜѺĝҍĨ҆ĩѷĪѵĳѸŁҫ
<path> _ <path>	āңĜҥĝҙĦѲħҢĨ҇ĩѲĪѰŏѳ
<path> _ a	Ĩ҇ĳ҆ŅҊņѺ
<path> _ added	ĀѺąҊ
<path> _ after	Ā҈čѺ
<path> _ also	ĝҊ
<path> _ an	ĜҔ
<path> _ at	ĀҊāѷ
<path> _ available	ģ҈
<path> _ before	āҏņѷ
<path> _ begins	Ĩ҇
<path> _ born	ą҈
<path> _ but	ŏ҇
<path> _ by	č҉ĝҒĨ҆ĩѹ
<path> _ called	Ņ҇
<path> _ changed	ĀҏčѺĎ҇
<path> _ commit	ĀѲā҇įҍ
<path> _ committed	ĎҊ
<path> _ content	ĴҎ
<path> _ could	ā҇
<path> _ count	ĎҌĪѺ
<path> _ dead	ŏҋ
<path> _ dependency	ĝҌ
<path> _ directly	ĜҊ
<path> _ does	ĀѲĝ҇
<path> _ each	Ā҉āѸ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	ĜҌ
<path> _ exports	ģ҉
<path> _ for	ā҈ģ҆ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҇āҌĝҋģѵĨҊĪѺŅҊņѸ
<path> _ green	Ŏ҆
<path> _ how	ĀҏāѵĎ҈
<path> _ i	Ĩ҈
<path> _ import	ĀѷĜҌĦ҆ĩ҇ĪѴ
<path> _ imported	ĜѹĝҕĨ҇ĩҗĪѶ
<path> _ importer	Ĝ҉ĝѹĪ҇
<path> _ importers	ĜҋĝѸ
<path> _ importing	ĀѺāҋ
<path> _ imports	ĀҊāѺĜѵĝҋħҜĩѸ
<path> _ in	Āѳą҇č҉ĝґĨҏĩѺĳ҇őҊŕ҉
<path> _ into	ą҆
<path> _ is	ĀҘāѰĪѺįҌ
<path> _ it	ĀѸā҆ĝ҉
<path> _ its	ĀѰāҋĜҋĪҍŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҋ
<path> _ known	ŅҊ
<path> _ last	ĀѺā҇įҎ
<path> _ line	Ĳ҈
<path> _ lines	ā҈
<path> _ list	Ā҆Ī҇
<path> _ loaded	Ĩ҉
<path> _ long	ā҆
<path> _ longer	Ā҇
<path> _ many	ĀѷāҊŊ҈
<path> _ moved	ņ҆
<path> _ n	ĝ҆
<path> _ name	Ņ҈
<path> _ named	Ņ҆
<path> _ names	Ā҇
<path> _ needed	ā҆
<path> _ never	ŏ҈
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҆č҆ĜҏħѺ
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѸčҋĜ҉
<path> _ on	ĀѷĜҎĩѶĪҐŕ҈
<path> _ one	ĝ҉
<path> _ only	ħҊ
<path> _ or	ā҆
<path> _ part	ĀҎā҆ĦѸ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҆Ĩ҇
<path> _ put	ő҆
<path> _ recently	į҆
<path> _ renamed	ņҋ
<path> _ since	Ā҆āѺ
<path> _ so	ā҉
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҆
<path> _ tests	Ŋ҉
<path> _ the	ĀѮā҉ą҆ĐҍĜ҇ĝҋĪѷŅҐő҇
<path> _ there	ĀѯāҔĜ҇
<path> _ through	Ŏ҇
<path> _ to	Ā҉ā҆ģҊŕ҆
<path> _ today	ŅѺņҌ
<path> _ transitively	Ĩ҆
<path> _ triggered	āѹŕҊ
<path> _ triggers	ŕҎ
<path> _ unused	Āҕāѹ
<path> _ up	ĀѺĦ҆ħ҇
<path> _ used	āҌĝ҈ŏѵ
<path> _ uses	ŏ҆
<path> _ value	Āѭāҗ
<path> _ was	Ņ҇
<path> _ what	Ā҆Ī҆Ņ҆ŏѹ
<path> _ where	ĆҊĐ҇
<path> _ which	Đ҇ħ҉Ĩ҈
<path> _ who	Ĳ҈
<path> _ with	Ī҇
<path> _ without	ŏ҆
<path> _ |	āѩĜҔĝѶĪ҈ĴҊĵ҉ĶҔĸ҉ņғŊҌ
<path> a	ĀѸĝҊ
<path> a dependency	ĝҌ
<path> added	Āҏą҆čѷ
<path> affected	ĀѺč҈
<path> affected by	ĀѺč҈
<path> after	ĀѸā҇
<path> among	ĀѺč҆ĝҐ
<path> among its	Ĝҍ
<path> among the	ĝҏ
<path> an	ĜҌĝѸĪ҈
<path> an importer	Ĝ҉ĝѹĪ҈
<path> and	ĀҔĦ҆Ĩ҆Ŏ҇
<path> and <path>	Ā҆āҏ
<path> and begins	Ĩ҇
<path> and its	Ħ҆
<path> are	āҟĪѺŏѺ
<path> are unused	ĀҎāѷ
<path> are used	āҍŏѵ
<path> as	ĜѹĝҊ
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҇
<path> be	āҌ
<path> become	Ĩ҇ņҋ
<path> become $	ņҊ
<path> become a	Ĩ҇
<path> become part	ā҆
<path> been	ĀѹĎ҉į҆
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҇
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
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҇
<path> called now	ņ҆
<path> changed	Ā҉āѱčҌ
<path> changed $	ĀҍāѶ
<path> changed after	Ā҈čѺ
<path> changed by	ĀѴčҎ
<path> come	ĀѺ
<path> commit	ąѺĎ҇
<path> consist	Ď҆
<path> contain	ā҉ŅѶ
<path> contains	Ŋ҆
<path> created	ĀѺ
<path> define	Āҍāѳ
<path> define |	Āҍāѳ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѸĪҊ
<path> depend on	ĀѹĪ҇
<path> depends	ĩѸĪ҈
<path> depends on	ĩѸĪ҈
<path> did	āҊ
<path> directly	Ā҇Ĝѹ
<path> do	ĀѶāҍŎ҆ŕѺ
<path> do |	ĀѲāґ
<path> does	ĝ҆ħѺ
<path> does not	Ĝ҉
<path> drag	Ĝ҆
<path> end	ĀѹĨ҆
<path> end up	Ĩ҆
<path> ever	Ā҆
<path> exist	Ā҉āѶ
<path> export	ĀҎ
<path> export |	ĀҏāѺģѹ
<path> exports	ā҉ģ҇
<path> exports $	ģҋ
<path> expose	ĀѹģҐ
<path> expose $	ģ҈
<path> fail	ĀҠāѶŊѮ
<path> fail $	ĀҐŊѱ
<path> fail |	ĀґāѴ
<path> file	āѺı҈
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѴĨғ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҍ
<path> get	ĀѱāҎĝ҈ħѴŕҋ
<path> get imported	ĀѺĝ҈Ĩ҆
<path> get its	ā҇
<path> get to	ĀҔħѶĨѺ
<path> get triggered	ŕ҉
<path> gets	ĝҎĨҍ
<path> gets imported	ĝ҆ĩ҆
<path> gets loaded	Ĩ҆
<path> gets pulled	Ĩ҉
<path> got	Āѹā҉
<path> green	Ŏ҇
<path> had	ŅҏņѺ
<path> has	Ĝ҆Ŋ҉
<path> have	ā҈ĝ҈ĳѷŊ҈
<path> have <path>	ĝ҆
<path> have unused	Ā҉ŏѺ
<path> have |	Ī҉ĳѵ
<path> how	ĀѴā҆Ŋ҈
<path> how many	ĀѶāҊŊ҈
<path> import	ĀҝĜ҇ĝ҆ģѹĩѺĪѶŏ҈
<path> import $	ā҈
<path> import <path>	āҌ
<path> import exists	ĜҌ
<path> import for	ŏ҇
<path> import from	ĀҖāѷ
<path> import it	ĝ҈
<path> import itself	Ħҋ
<path> import |	Ā҆
<path> imported	ĀҎāѹĜҌĨ҈Īѹ
<path> imported $	ĩ҉
<path> imported by	ĀҒĝ҈ĩѫ
<path> imported |	ĜҎĝѹ
<path> importing	Īҋ
<path> importing $	Ī҇
<path> imports	Ā҇ā҉ĝҏĩѺĪ҇
<path> imports $	ĜѸĝҎĪ҈
<path> imports <path>	āҍĜґħѹ
<path> imports only	ħҊ
<path> in	čҍĝҋĦ҆ĪѺőҎŕ҆
<path> in <name>	ĀҎ
<path> in <path>	Ā҈āѺĜѶĝҒ
<path> in directly	ĜҊ
<path> in the	ā҉ő҇
<path> include	Āҍĝ҆
<path> include <path>	Ā҉
<path> include |	Ā҇
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҇
<path> indirectly	ħҋ
<path> indirectly |	ħ҆
<path> into	ā҇ĝҊ
<path> into <path>	ĝ҇
<path> is	ĀѶĎѸĐҌĝҟĩ҇ĳ҆
<path> is <name>	āҎĎѷ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҉
<path> is imported	ĝ҈ĩ҇
<path> is importing	ŏ҆
<path> is in	āҋ
<path> is not	ĝ҈
<path> is the	Đ҇
<path> is there	Ĝ҇
<path> is transitively	Ĩ҆
<path> its	ā҇
<path> last	ĀҏčѸį҉
<path> last changed	ĀҖčѸ
<path> lazily	ā҇
<path> line	āҋ
<path> line <line>	āҌ
<path> list	ģ҆
<path> load	Ĝ҆
<path> load $	Ī҆
<path> loaded	ĝ҉
<path> loaded by	ĝҊ
<path> makes	ģ҇
<path> makes available	ģ҆
<path> most	į҆
<path> most recently	į҆
<path> move	ņ҇
<path> moved	ā҆ņ҆
<path> moved $	Āҍāѹ
<path> needs	Ī҆
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҉
<path> new name	ņ҉
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҆
<path> number of	ā҆
<path> of	ĀѵāѳĜ҇ĝѷĩѺŁҭ
<path> of <name>	ĀѶāѵĩѺŁҭ
<path> of <path>	Ĝ҇ĝѺ
<path> offer	ģ҆
<path> offer to	ģ҆
<path> old	ŅҋņѸ
<path> old name	ŅҋņѸ
<path> on	āѺĴ҇
<path> one	Ĝ҈
<path> one of	Ĝ҈
<path> or	Ĝ҆
<path> or not	Ĝ҆
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
<path> present	ĝ҇
<path> present in	ĝ҇
<path> previously	Ņ҉
<path> pull	Ĝ҇
<path> pull in	Ĝ҇
<path> pulled	ĨҊ
<path> pulled in	ĨҊ
<path> pulls	Ĝ҈Ī҈
<path> pulls in	Ĝ҈Ī҈
<path> reach	ĀѶħ҆
<path> reach <path>	ĀѶā҆ħ҇
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	Ĵ҇
<path> removed	ĀҊčѹ
<path> renamed	Ā҆ņ҆
<path> renamed from	Ņ҈
<path> renamed to	ĀҏŅѱ
<path> renamed |	ņ҆
<path> require	ĀѷĜҊĪ҈
<path> required	ĝ҆
<path> required by	ĝ҆
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ā҇
<path> run on	Ā҆
<path> runs	ŕҊ
<path> set	āѵĶҕ
<path> sets	ĀҌ
<path> sets <name>	Āҍ
<path> shipped	ā҈
<path> show	ĩ҆
<path> since	ĀҊāѹ
<path> sit	ő҆
<path> so	āѹ
<path> start	ŕ҇
<path> start |	ŕ҆
<path> started	ŕ҇
<path> started in	ŕ҆
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҉
<path> stop	ā҈
<path> stop importing	ā҈
<path> take	ĀҊĦѳ
<path> test	ŊҊ
<path> tests	ĀѺŎҋ
<path> that	Ā҉ā҆Đ҆ŏ҆
<path> through	Ā҉āѸĜ҆ħ҉
<path> through an	Ĝ҆
<path> to	ĀѳāҖħҔ
<path> to <path>	ĀѸāҌħҕ
<path> too	ā҆
<path> too long	ā҆
<path> total	Ŋ҆
<path> transitively	ħҍ
<path> triggered	ŕ҉
<path> unused	ĀҊ
<path> unused |	ĀҊ
<path> use	ĀѳāҋŅ҆
<path> use to	Ņ҆
<path> used	ĩҐŅҌņѹ
<path> used to	ŅҍņѺ
<path> verbatim	ĲѹĴ҉
<path> via	ħҊĩ҈Īѹ
<path> via import	ĩ҈ĪѺ
<path> via imports	ħҋ
<path> was	ĀѳąҒč҉Ďҋį҆ņҌ
<path> was added	ą҈
<path> was born	ą҈
<path> was changed	ĀѺĎ҆
<path> was renamed	ņ҆
<path> what	āґĐѺĝѹħ҇į҈
<path> what does	ĀѴā҉
<path> what is	ĀҘāѵį҈
<path> what names	Ā҈
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҈
<path> which	ĀҒį҈ŏ҇
<path> which are	Ā҇
<path> who	Ā҉āѶĲҊ
<path> who imports	ĀҌĩѺ
<path> why	ĀѺāҋ
<path> with	ħ҉
<path> workflow	ĀѳāҊŕҊ
<path> written	Ĳ҇
<path> y	ĝ҆
<path> y n	ĝ҆
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҐāѵąҌĆ҆č҉ĎҒĐҍĜҚĝґħҞĨ҇ĩҚĬѹįҊŏ҆ŕҐ
<path> | $	Ā҉ą҉čҋĎҌĜҟĝҕģѹħҔĨҊĩґő҇ŕ҈
<path> | <path>	ħ҈
<path> | does	Ĝ҈
<path> | how	ĀҌāѹ
<path> | imported	Ā҇ĝѺĩ҈
<path> | is	ĝ҆
<path> | its	Ī҉
<path> | lines	ā҈
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҇
<path> | where	ĆҊĐ҈
<path> | which	ĀҊāҍħ҇Īѹ
<tag>	ĀҌāѱăӆĄүĊѶČѰėѷĠӸġѸĩѺĬѺĭѷĮѸŅѺņѸ
<tag> $	ĀҒā҇ăҡĄ҈ĊѸČѺĠҕ
<tag> <tag>	ā҈ăғĠѺ
<tag> <tag> |	Āѹăҋ
<tag> _ $	ĀҐāҒăҍĄғ
<tag> _ <name>	ĀѴĠң
<tag> _ <tag>	ĀҗăңĄѺ
<tag> _ did	ā҇ĠѺ
<tag> _ does	Ġ҈
<tag> _ files	Ā҇
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҈
<tag> _ released	Ġ҆
<tag> _ the	Ā҇
<tag> _ to	ĀҊ
<tag> _ was	Ġ҇
<tag> _ what	ă҇Ą҆
<tag> _ which	ĄҊ
<tag> _ with	Ġ҇
<tag> _ |	ĀѵăҒ
<tag> already	ā҇
<tag> and	ĀҕāѺăҕ
<tag> and <tag>	Ā҆ā҉ă҇
<tag> as	ă҈
<tag> as of	ă҈
<tag> contain	āѹĠҋ
<tag> did	Ġ҆
<tag> had	āѺĠ҈
<tag> has	ăѹĄҐ
<tag> have	ĀѶă҇Ġ҇
<tag> have <name>	Ġ҆
<tag> is	Ą҈
<tag> to	ăҒ
<tag> to <tag>	Ā҇ăҏ
<tag> until	Ā҉
<tag> until <tag>	Ā҉
<tag> was	ĀѺĠҌ
<tag> was released	Ġ҆
<tag> what files	Āҋ
<tag> which	ă҉
<tag> which files	Ą҇
<tag> with <tag>	ă҆
<tag> |	ā҈ăҍĄҟĠҚ
<tag> | $	Āҍā҇ĄҖĠҋ
<tag> | does	Ġ҆
<tag> | what	Ą҆
^ <commit>	ĀѸāѷČҐčғŉ҈
^ <commit> is	ŉ҆
^ <commit> |	āѺ
^ <mark>	Ē҈
^ <name>	ĀѦāћĂѴć҆ĈѶċ҉čѹĎҋďѳđҗĒѶē҈ĕҏĖѰĘҊĝѵğҎĢҗģҐĨѺĩҌĬҝĭ҈ĮѳİѱıѹĳҐĴ҉ĵѫķҋĸѹĹѴĺ҇ĻѹĽѭĿҏŁѴłѸņҊŇҘňҟŋѶŌѷŐҌŒҊŕѳ
^ <name> $	ĀҾňѺ
^ <name> 's	ĀѱāѺćҊĊ҈ĕҋĢҐķ҉ĺѵľѹŀҋŇѸŊѷōҌŐ҆
^ <name> <name>	ĀҫāѧćѶĉѺĊѷďѶĐѺđҲēѺĘҎĚѸě҆ğҌġѺĢѶĥѳĩѺĮѶĲҌĳҦĴҋŇѷňҏŒҍ
^ <name> a	ĀѺāѮĬґĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> all	ĆҊ
^ <name> and	ĀҍāѴğҌ
^ <name> as	Ō҉
^ <name> async	ĬҊ
^ <name> at	ĀѺĠ҆
^ <name> base	ćҖňѯ
^ <name> call	ĉѱĊ҇Łґ
^ <name> callers	ĀѵĊҗ
^ <name> calls	Āѷāҋĉ҇ĊѸĘҊ
^ <name> commits	Ď҆
^ <name> declared	Ĭ҇
^ <name> def	ķѸĺҝ
^ <name> dependencies	ĩғ
^ <name> depends	Ī҆
^ <name> deps	ĩҗ
^ <name> does	ĀѺāҋĢҚ
^ <name> equals	đґ
^ <name> exists	ġҌ
^ <name> extends	ć҆
^ <name> field	Ā҉Ĥ҈
^ <name> fields	ĀѸā҉Ĥ҆
^ <name> has	āѷĕ҈Ĥ҇ľ҉ŇѹŊ҆
^ <name> hits	ŏҙ
^ <name> i	ĕ҆Ğ҆
^ <name> implements	ĥѹīҐ
^ <name> imports	Ĝ҆Ī҆ŏѷ
^ <name> in	ĀѳāҋĐ҈Ġ҇ő҆
^ <name> inherits	Ěґ
^ <name> invoked	ę҈
^ <name> invokes	ĉ҆
^ <name> is	Ā҉āѥćѷĊҌĐ҆đ҆ė҇Ę҆Ěѯŀ҇ōҋŐ҆
^ <name> marked	ĭ҉
^ <name> method	ĀѱāѺĺ҉ľҒĿґŀѸ
^ <name> methods	āҐľѸ
^ <name> names	ģҋ
^ <name> of	ĀџāѺćѲĊѺĢѱģҟĤѷĩѺĪѺĹѹľҐĿѸŀҫŃңŅѸņҊňҜŐґŔҋ
^ <name> overrides	Āҝŀѭ
^ <name> raises	ā҇
^ <name> renamed	Ņ҇
^ <name> requirement	Įҏ
^ <name> returns	Ň҆
^ <name> source	ĀҤķѺŒҎ
^ <name> static	ĬҊ
^ <name> takes	ď҉
^ <name> test	Ŋҍ
^ <name> tests	ĀѺŎ҈
^ <name> the	ĀѵāҝľѷŕѸ
^ <name> throws	ńҌ
^ <name> used	Ņ҆
^ <name> value	āҍ
^ <name> vs	āҐďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѳāҍđѷŁҐŇҝ
^ <name> which	ėѸĮҊ
^ <name> |	ĀҏąѴē҆ĔҒėҏĘѷę҇ğѺĢ҇ĮѷķѺŇҹňѸŋѺōѺŐѺ
^ <option>	ċ҇
^ <path>	ĀѬāњĎҏĜ҉ĝҍħѹį҇ĲҋĳҖĴҔŁҪŅҊņ҉Ŋ҇
^ <path> <line>	Ĳ҉
^ <path> <name>	ĀѺĩѹĲҋĳҜĴ҈őѸ
^ <path> <path>	Ĝ҉
^ <path> commit	Ď҇
^ <path> depends	ĩѺ
^ <path> gets	Ĩ҆
^ <path> import	ĀҌ
^ <path> imports	ā҇Ĝ҉Ī҆ŏѸ
^ <path> included	ĝҌ
^ <path> is	Ā҆āѱĝҊĩ҇
^ <path> line	ā҆ĲѺ
^ <path> new	ņ҇
^ <path> number	ā҆
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҇
^ <path> was	āѺą҆
^ <path> workflow	ĀѶāҌ
^ <path> |	āѺĐ҆ĩ҆ŏ҈ŕ҈
^ <tag>	ĀѷăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӒāѺňѺ
^ _ 's	ĀѬāѷćҊĊ҈ĕҊĢҐĪ҉ķ҈ĺѴľѹŀҋŇѸŊѷōҌ
^ _ <commit>	Āѷā҈čқ
^ _ <line>	ĀѺāѶĲґĴҏ
^ _ <literal>	ĀѶāҋĽҐŔҍ
^ _ <mark>	Āѱā҈Ē҇ēҕ
^ _ <name>	ĀҊā҇Ă҇ĆѹćѬĉѺĊѩČѷčҎĎѹđҋĒѵēѹĔѹĕҙĖҒėҊĘҨęҏĚҠěҩĜҘĝѰĞѸğҖġ҉ĢѱģѵĤѲĥѲĦҎħѺĨѹĩѠĪѯī҆ĭґĮҶįѱİѸıѺĲҔĳҐĴҌķѪĸҎĹғĻѴļҋĽҍľѵĿѸŀўŁѨŃѨńѯŅѲņѱŇѷŉѺŌҊōѲŎҎŏѸŐ҆őѴŒҊœѴ
^ _ <number>	ĀѶĴҚ
^ _ <option>	āҊċ҇ĕѹ
^ _ <path>	ĀҌā҈čҒĜҧĝҞĦҒĨѳĩѳĪѲįѶĲҎĴҍĵҋĶҒŅѸņѵŊ҉ŎҐŏѺő҉
^ _ <tag>	ĀџāґăҊĠҜ
^ _ a	ĀѺāґĈ҆ĬҔŋѹŌѺő҆œҋ
^ _ above	ēҎ
^ _ abstract	Ă҈ĬҐĿѷ
^ _ access	ğҚ
^ _ add	ą҉
^ _ added	ĀѸā҉ăҍ
^ _ adding	ą҆
^ _ affected	Āҍăѷ
^ _ afternoon	āѴ
^ _ ai	ĀѺġ҈
^ _ alias	ā҉
^ _ all	ĀѪāѸĂҊăҋĆѯĒ҆Ė҇ģ҈ĥҊī҆ŀҕŁ҆ňҔ
^ _ an	ĚҍĢҎŒѺ
^ _ and	Āҋāѳğ҉ķѺĺҖ
^ _ annotation	Ň҈
^ _ annotations	ēҏ
^ _ any	Ā҆
^ _ anybody	Āѵĝ҉ĩ҉ň҇
^ _ anyone	ĀҚāѸ
^ _ anything	ĀҘ
^ _ applied	Ē҆ēҎ
^ _ are	āѪĆ҇Ċ҇ĥ҈Ł҇Ń҇ň҇
^ _ arg	ďҋĔҍ
^ _ args	ĀѺŁ҆
^ _ arguments	ď҉Ł҆
^ _ as	Ō҉
^ _ async	ĬҌ
^ _ at	ā҈Ė҆Ě҆Ġ҆
^ _ attributes	ĤҖ
^ _ base	ň҇
^ _ big	āѺđ҆
^ _ binaries	ĞҌ
^ _ blame	Ĳ҇
^ _ both	ā҈
^ _ branches	ĀҊ
^ _ breaks	āґ
^ _ build	āѶĈҌ
^ _ building	ĀѸĈҎ
^ _ call	Ā҆āҕĉѭĊѹŁҐ
^ _ called	ĀҍāѸ
^ _ caller	ĀҊ
^ _ callers	ĀґāҋĊҊ
^ _ calling	ĀѺĘ҇ōҊ
^ _ calls	ĉҍĊҔĘ҉ĲѺņ҇
^ _ can	āҎģҎĩѺĿ҈ń҈
^ _ case	ōѺœҍ
^ _ catches	ĀҖāҊ
^ _ cfg	Đ҇
^ _ chain	āѺħҔ
^ _ chance	ĀѲ
^ _ change	Āѹā҈ąҋį҉
^ _ changed	Ā҉āѸ
^ _ changes	ā҆ăѺ
^ _ check	Ā҇ĈҌ
^ _ checkin	ą҉
^ _ child	ćҏŀҏňѫ
^ _ children	ĀѹāѺňҚ
^ _ ci	Ā҉āѺ
^ _ class	ĀѸāҊĂѸćқĚ҆ĵҍĹѯĺҐĿ҈
^ _ classes	ĀѳāҎćҏĥҏŀѹňҗ
^ _ clause	Āғāѹ
^ _ cls	ćҔ
^ _ code	Ċ҇Ĵ҇ŃҎ
^ _ come	āүĬѹ
^ _ comes	ī҆
^ _ commands	ĀѹĞҔ
^ _ commit	ĀҎā҉ąҍčѴĎҎįғİҋ
^ _ commits	ĀҔāѺ
^ _ config	Ā҆
^ _ conforming	ĥ҆
^ _ constant	ĀѺāҌđҍĶѸ
^ _ constraint	ė҉
^ _ containing	ŉ҆őґ
^ _ count	ĳҋľ҉ňѹŊҍ
^ _ covering	ĀѺōҘ
^ _ creation	ĀѺąҐ
^ _ cyclic	Ħ҇
^ _ d	ĀҖĹ҆
^ _ data	Ā҇Ĥ҆
^ _ dead	ŏ҆
^ _ declared	Āѳā҈ĂҊĬҊĿ҈
^ _ declaring	Ľ҇
^ _ decorated	Ē҈ēґ
^ _ decorator	Āѵāғ
^ _ decorators	ēґ
^ _ deep	ĀѺā҈
^ _ def	ĀѺĆҔķѹĺҝĻ҇
^ _ default	ĀѸĔ҈ĕҖ
^ _ defined	ĀѺĤ҇
^ _ definitions	āѶĆҍ
^ _ defs	Ć҉Ē҆Ŀ҉ŀҋ
^ _ dependencies	ĩҒ
^ _ depends	ĀѶĩ҇Ī҉
^ _ deps	Ā҉āѶĩҗ
^ _ derived	Ě҈ŀ҆
^ _ descendants	Āҋňґ
^ _ descends	ĀѸňҏ
^ _ did	Āѹā҆čѹİ҈Ķ҈ŅҔņҙ
^ _ diff	ĀҖāѸďҋĢѹ
^ _ different	Ć҆
^ _ directory	őҘ
^ _ display	Ā҉
^ _ do	ĀҦĂ҉ď҈ġ҉ħ҉
^ _ does	ĀѵĉҍĊѺČ҆đ҈ēѺĔ҈Ė҉Ģҙģ҇Ĥѹħ҉Ĩ҉Ī҇ķ҆ĸ҆ĻҋŃ҇ŇѹŌѺŏ҇őѹŕ҈
^ _ each	ĀѵĆ҆ĉҍĤ҈ŀҊńҋ
^ _ else	ĀҎ
^ _ entry	āѷċ҇Ğ҈
^ _ enum	ĀѰāҗĸ҇
^ _ enumerate	Ā҉
^ _ environment	āҏ
^ _ equals	đґ
^ _ error	ń҆
^ _ errors	ĀѸā҆ĊѺńҔ
^ _ events	ŕ҉
^ _ every	ĀѮāҏĉҊĊѸĒ҇ģҎĤҊŀҎŉ҉ō҆őѺ
^ _ everything	ĀѶāңĖѺĩ҈
^ _ exactly	ā҇
^ _ exception	ā҈
^ _ exceptions	Ā҈ā҆
^ _ executables	Ğ҇
^ _ exists	ġҌ
^ _ export	ģ҈
^ _ exported	ģҊĭ҆
^ _ exports	ā҉ģ҈
^ _ extends	ňҍ
^ _ fast	Āѵāҍ
^ _ features	ĀѺāҋ
^ _ fetch	ĀҐāѶ
^ _ field	Ā҆āҋĤѷŐҏ
^ _ fields	Ā҉āҎĤ҇
^ _ file	ā҈ċ҉ĥѺĪѶĶҍĹ҇ĺ҇Ľ҇ľѶŅҐņҡőѶŒ҇œҊ
^ _ filename	ĀѹŅҗ
^ _ files	ā҉ă҈ĆҋČґčѸĩҌĪ҇
^ _ find	Ā҆
^ _ first	ā҈
^ _ fixtures	āҋ
^ _ flag	ĀҊāѰċҋ
^ _ folder	őҊ
^ _ following	Ħҋ
^ _ for	ĀѲĉҌċҌĝ҆ğѺĥѷĵ҇ķҊŇѹňѺŔҋ
^ _ former	Ā҆
^ _ freshest	ĀѹąѸįҗ
^ _ from	ĀҕāѬăҊĝѺģ҉ĳ҉
^ _ func	ā҉Ĭ҉Ļ҆
^ _ funcs	ĒѺĤѺĿҗ
^ _ function	ĀҊā҉ĊҊĔѶĕҎę҈ĢѺ
^ _ functions	Ā҈āҗģҋĿҋŃґ
^ _ get	Ĩ҆
^ _ gets	Ċ҆Ė҇
^ _ git	Āѵİҍ
^ _ give	Ā҈
^ _ go	Įғ
^ _ goes	Āҍ
^ _ got	ņ҆
^ _ had	āѷŅҋ
^ _ hands	ĀҍāѸĉ҇
^ _ happen	ĀҋāѺ
^ _ happens	āҗ
^ _ has	ĀѮĕ҇ĺҍľ҉ņҏŇѸňѺŊҊŏ҇ő҆
^ _ have	ĵ҇
^ _ head	ĀѺİҎ
^ _ headers	Ī҇
^ _ helpers	āѹĉҎ
^ _ hits	ŏҙ
^ _ holding	ĀѹāѹŉҊőҎ
^ _ holds	Āѹā҈
^ _ hops	ħҋ
^ _ how	āѭĆҋĎ҉ĳ҉Ŋ҈
^ _ i	ĀҞāѪĂѺăѹĈ҇ĔҊę҆ĚѷĜѺĝҏĞ҇ĩѹĭҒĺѹĽѸŀ҇ŁѺŌѺŒ҇
^ _ idea	Ā҆ķ҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҈āѹĘ҉ĭѹ
^ _ impl	āҖĉҋĥѯ
^ _ implementations	āѷĥҤī҇
^ _ implementers	ĥҚ
^ _ implementing	ĥ҉
^ _ implements	Ā҇āѶĥ҉īҊ
^ _ import	Āҏĝ҉Ħ҆ħѲŏҋ
^ _ imported	Ī҆
^ _ importers	ĩҗ
^ _ importing	Ā҇āѺĜ҆
^ _ imports	Ā҆āѵĜҍħѷĨ҆ĩҏĪҌŏҢ
^ _ in	ĀѯĐҔĠ҇Ħ҇ĩѺĪғĸ҈ĻѳļҌľѹĿҐŊ҈ŋѺŏѮőҍ
^ _ included	ĝҌ
^ _ inherits	Ěґ
^ _ inner	Ļ҇
^ _ inputs	ĀѷŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѸĥґī҈
^ _ interfaces	Ā҇īҋ
^ _ introduced	ĀґāѺğѺ
^ _ introducing	ĀѸąҎ
^ _ invoked	ĉҌę҆
^ _ invokes	ĉ҆Ċ҇
^ _ is	ĀҋĂ҆ĆѴćҋĊ҆Ď҆ĐѵĒ҈ĕѸĖѺĚѸĜѺĝѺġѺĢѵģ҈Ĩ҈ĩҍĭѷĮѳı҉ĳ҆ĺҒĻҎļѴľ҉ĿѺŀ҈ŁѺłѹŊҋō҆ŎѺőҋ
^ _ it	āҋĈѺĊѸĘ҆Ĭ҇ķ҈ŅҊ
^ _ java	ĮҒ
^ _ job	ĀѷĢҐ
^ _ jobs	ĀҎāѸ
^ _ just	Ā҇ňѹ
^ _ k	ŌҔŎѸ
^ _ kicks	ŕ҈
^ _ kind	łґŇҊ
^ _ l	Āѹĳғ
^ _ language	Āҋā҉ėѺĮѺ
^ _ last	ĀҒāѵ
^ _ length	Ď҉ĳ҇
^ _ libraries	Ė҇
^ _ libs	Ėҕ
^ _ licence	ıғ
^ _ license	ıҍ
^ _ lies	āѸœ҇
^ _ line	āҏĲѦĴ҇ĵҒķ҈ļ҈Ľҋ
^ _ lines	Ā҉āѺēҊĳѺ
^ _ list	ĀѸēҋĖҏĤҋĪ҆ī҇Łҗ
^ _ load	Āҍĭѹ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	ĵ҆őҖ
^ _ log	ĀҏĎ҇ĢѴįҎ
^ _ long	ā҉įҎĳ҇
^ _ lowest	Į҆
^ _ m	Ā҈āѵ
^ _ made	ā҉
^ _ maintains	ĀҒāѰ
^ _ make	ĀҋāѯĈҎ
^ _ makes	Ā҇āѴŕ҇
^ _ many	ĀҕāҠĎҙĳҍľҒŊҐ
^ _ marked	ĭ҉
^ _ may	ĀѷāҙĊѱ
^ _ me	ĀҊĆҋĊ҉čѹĕѷěѹğѺħ҇ĬѹļѸľѸĿҋŊѸŔѹ
^ _ member	ĀѲĿҌ
^ _ members	ĤѺĿҝ
^ _ message	āҎ
^ _ method	āҌĹѵľҒĿ҈ŀѱ
^ _ methods	āѹĂҎćѸĊҒľ҆Ŀҋŀ҈Ń҆
^ _ missing	ĀѸāҦōѲ
^ _ mnay	ĀҜāѳ
^ _ module	Ķ҈ķ҆ŒҊ
^ _ modules	ĪҕŏҎ
^ _ morning	āѹ
^ _ moved	ņҏ
^ _ much	ĀѶđҋ
^ _ my	ĀҊāѮ
^ _ n	ĀҋĴҒ
^ _ name	Āѹāѵĭ҆ıҋŅҚņҍ
^ _ named	ĀѳŋҙŒ҇œѶ
^ _ names	āҏĞ҈ģҐĪѺŁ҈
^ _ need	ĀҏāѯĬ҈Ľ҇ľ҆
^ _ new	ĀѹāѲĄҍėҊņ҉
^ _ no	āѺĔ҈
^ _ node	ĮҒ
^ _ not	āѮĔ҈ĬҊő҈
^ _ number	ĀҋđҎĪѷľҍ
^ _ of	ĀѱāњĂѹąѹĆѫćғĈѺčѳĎѷĐѵđҊĔѷĖѸėѸĘѺęѷĚѮěѲĜѲĞғğѷĠѸĢҘĤңĥҎĪҨĮѺĴѸĺ҉Ľ҆ľ҆ĿѡŀҌŁҍłҋŃҥńѱŅѵňҜŉѺŎѱŏѯŐҙő҆Œ҉œ҈Ŕґ
^ _ often	Ā҆Ďҋ
^ _ old	Ņ҆
^ _ on	ĀѬāҋē҈ĢҪňѺ
^ _ one	ĀѸě҆Ľ҇
^ _ ones	āѺĂ҈
^ _ only	Ā҆
^ _ option	ā҇
^ _ options	ĀѶāҎ
^ _ or	āҙġѸĦ҆Ľ҈
^ _ other	ĀѴāҎĩҎĪ҇
^ _ out	āѲńҊŎ҇
^ _ overrides	ĀғāѴŀғ
^ _ overriding	ŀ҈
^ _ packages	āѸ
^ _ parameters	ďҊŁҊ
^ _ params	ďҊŁҗ
^ _ parent	āѺćҒň҈
^ _ parser	ĀҎāѷ
^ _ part	Ā҇Đ҆
^ _ pass	ĀѷāѸŌҐ
^ _ path	Ĩ҆ŅҎņ҉
^ _ paths	ĀѹāѸČҐčѺŃҍ
^ _ people	ĀҌİѹ
^ _ person	Ā҆ĲҎ
^ _ pinned	ĀѶĲ҇
^ _ place	ĀҎāѹĆѱĊ҉Đ҇
^ _ places	ĀҋāѶĆҌ
^ _ points	ā҇
^ _ previously	ŅҌ
^ _ print	ĀҊāѺđ҈
^ _ private	Āѱāғ
^ _ project	ĀѸā҇ĞҌ
^ _ properties	Ā҆ĤҎ
^ _ property	Ĥ҉
^ _ protocols	Ā҈āѹī҈
^ _ public	ģ҇ĭ҆
^ _ pulled	Ī҇
^ _ pulls	ĀѺĩҐ
^ _ purpose	ĀѶāҌĊѺłғ
^ _ put	ā҈
^ _ python	ĮҐ
^ _ quantity	Ď҆
^ _ question	ĀѷŅѷ
^ _ raise	ĀѵŃҎ
^ _ raised	ŃѶńҍ
^ _ raises	Ń҉
^ _ recent	į҆
^ _ recently	Āѹį҈
^ _ release	ĀҊāѺė҉
^ _ releases	ŉ҈
^ _ relies	ĩҎ
^ _ removed	ĀѹāғăѺ
^ _ renamed	ĀҖāѬŅҍ
^ _ report	Āҍ
^ _ requirement	ĮҊ
^ _ requirements	Ā҇āѵĖҗŊѺ
^ _ requires	ĀѲāѴĩҜ
^ _ result	āѹŎғ
^ _ return	āҍ
^ _ returns	Ň҆
^ _ reviewed	āғĲѸ
^ _ revision	ĀҎ
^ _ revisions	ĀѷĎҍ
^ _ role	āѶĢқ
^ _ routines	ĉ҇Ċ҆
^ _ running	āѹ
^ _ rust	āѺĮҐ
^ _ script	āѸğҋĶ҈
^ _ scripts	Ğ҈
^ _ secrets	ā҆
^ _ set	ĀѹĆ҇
^ _ sets	ĀҔ
^ _ setting	Đ҈
^ _ should	āҚ
^ _ show	Āѱć҉ČҎĩ҇
^ _ sites	Āҙ
^ _ sits	ň҉
^ _ size	ĀҐāѶĬѺ
^ _ somebody	ā҈Ĭ҈
^ _ something	ā҉
^ _ sort	ł҇
^ _ source	ĀқğѺŅҏŒҍ
^ _ sources	ĀѹāѺĩҕ
^ _ span	ĳ҇
^ _ spots	ĀѷĆҏ
^ _ stands	Ā҆āѲć҇ĵ҆
^ _ state	ĀҌ
^ _ statements	ĪғńҏŏѴ
^ _ static	Ā҈āѶĬҍĿѷŐ҈
^ _ status	ĀѹāҖĈ҈łѷ
^ _ steps	ĀҊāѹ
^ _ still	ā҇
^ _ struct	ā҆ĵҐ
^ _ structs	ĥ҇
^ _ stuff	Ā҆
^ _ subclass	ĀҎćҗňѵ
^ _ subclasses	ĀѺāҌŀҍňҔ
^ _ subfolder	őҎ
^ _ suite	ŎҌ
^ _ superclasses	ćҧ
^ _ suspect	Ā҆
^ _ symbols	ĀѺģґ
^ _ tag	ŉ҈
^ _ tagged	ĀѳāҌŉ҆
^ _ tags	Ā҈ŉҋ
^ _ takes	ď҉Ī҇
^ _ target	ņҌ
^ _ task	ĀѶĢғ
^ _ tell	ĀѱŁ҈
^ _ test	ĀѵāқŊ҉ŋ҇ŌҐ
^ _ tests	Ā҆āѯōғŎҢ
^ _ text	ā҆
^ _ that	Āѫā҇Ą҆ąҎĈ҇Ċҏĥ҇Ł҆ŃѺň҇ŉѺōҍŎ҉
^ _ the	Ā҇āғĄ҆ć҇Ĉ҈ĉҍč҇ĐҊđѸĒѹĔѸĕ҆ė҉ĘҎĚҌĜ҇ĝ҆ġҊĢ҇ģ҆Ħ҉įѶİ҇ĲѺĴѷĵѺĶѷķѳĻѸļѸĽѸľѺŀѶłҔņѸŇѺŊѷŌ҆ōѵŏ҈őѹœѩ
^ _ there	āҫĉѺč҈ďѺęҋĚѴĠ҇Ħ҇Ŋѹ
^ _ they	āѶĬҍ
^ _ thing	ĀѹāѱĄ҇Ģ҇
^ _ things	ģ҈
^ _ third	Ā҉
^ _ this	ĀҕĈ҉ĖѺġ҇
^ _ throwing	ĀѺāҌĿѺŃҊ
^ _ throws	āѸŃҌńҊ
^ _ ticket	ĀѺā҆
^ _ to	ĀѴĂѸă҇ĊѺĎѴđѺĢѷħѹĵҔĶ҈ķґĸ҈Ĺ҉ń҈ő҆œҌ
^ _ total	ĳҋ
^ _ touched	Ā҉
^ _ trait	ĥѳīҊĽғ
^ _ traits	īҏ
^ _ triggers	āѷĊҝ
^ _ type	ĀѯĤѷłҋŇҭŐҚ
^ _ typed	Ĳ҇
^ _ types	āҎĥҋńҐ
^ _ unit	ĀѺō҉
^ _ unused	ĀѺā҇ĪѺŏ҉
^ _ up	ĆҊĈѸĊѺĞ҆ĵѺ
^ _ used	ŅҌ
^ _ uses	āҋĒ҆
^ _ using	ĩҋ
^ _ value	āѴđҪĔҖ
^ _ var	Ķ҆
^ _ variable	Āҍ
^ _ variables	Ĥҋ
^ _ ve	Āѹāѷ
^ _ version	Ġ҇ĮҎ
^ _ versions	ė҇ŉҊ
^ _ virtual	Ăґ
^ _ visibility	ĭ҇
^ _ vs	āҐďҌ
^ _ w	ŉҊŒ҈
^ _ want	Ā҉āѺĊ҇ĖѺ
^ _ was	āҐąҐįҍİҔŅґņѸ
^ _ we	āқĝ҉ġ҇ŋҊ
^ _ what	ĀѲąѶĉѵĊҊčѺĐҒē҈ĕѺĝѺĢ҆ģѷħ҆Ĩ҉ĩ҈ĪѳįҐĲѺĴѹķҌĺѹŁҌł҇ņҋŇґŉҊŊѹŐѹőҍ
^ _ when	āҖĦѺĬѺįҐ
^ _ where	Ā҇āҍĵ҆Ķҏĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѭāѶĜҋĠ҆ġҊĦ҆Ō҉
^ _ which	ąҔĉѸĊҊĎѸėѹĘѺħҌĨҊĬѹĮҌİҊıѺĵҐķѷĺ҆Ļ҆Ľ҈Ņ҆ņѺō҉œ҇
^ _ whom	ĀҌĥ҆įѺĲ҈
^ _ whose	āҌ
^ _ wich	ķ҇Ń҈
^ _ will	āҖ
^ _ with	Ē҆Ķ҆
^ _ within	ĻѸļҏ
^ _ wonder	Āҍ
^ _ wording	ā҇ŔѺ
^ _ worked	ĀҎāѷ
^ _ would	Āҋā҇Ģ҉ł҆
^ _ wrote	ĀҗňѺ
^ _ you	āѣĎ҆đ҇ęѹěѺĬ҇ķѵľҊňҌŏ҇ő҇
^ _ |	ĀѥāѯąѸĐ҉ĔҒėҏĘѷę҆Ģ҆ģ҆ĥѹĩ҇īҕĮѵįҊıҞĺѺŃѹŇҸňѷŋѷŌѺōѸŎѶŏ҇Őѷŕҍ
^ a	ĀқāѬœѺ
^ a test	ĀҞāѶŋѷœѺ
^ abstract	āѺĂҎ
^ according	ĀҋĢѹ
^ according to	ĀҋĢѹ
^ add	ĀѮāҦ
^ add a	ĀѺāҒ
^ after	āѵĞҒ
^ after the	Ğ҇
^ all	ĀҠĆґħѶĪ҇ĿҊŃҍňѬ
^ all callers	Ā҈
^ all import	āҌħѶ
^ all imports	Ī҉
^ all the	ňҋ
^ allowed	ėҌ
^ allowed value	ā҇
^ am	ĀҊĭ҆
^ am i	ĀҊĭ҆
^ among	ĀѺę҇Ĝ҈ġ҆
^ among the	ę҇ŋ҆
^ an	ġ҈
^ ancestors	Āѹćқ
^ annotations	ēқ
^ annotations on	ē҉
^ any	āѰĝҋĦ҇ŋҋōѴ
^ any chance	ĀѲ
^ any idea	Ā҆ķ҆
^ any import	ĀѴĝҌĦ҇
^ any test	ĀѺŋҍ
^ anything	ĀѷāѲĒ҆ĚѺġ҉ĩ҆ňҌō҆
^ anything in	ō҆
^ anything that	āѺĚѺĩ҇ňҌ
^ are	ā҇ĆѷĦґŋҊōѺ
^ are all	ā҈Ćѹ
^ are the	Ħ҆
^ are there	āѶŁ҆ŋ҈
^ args	ď҈ŁҊ
^ as	ĀѬāҍĂ҆Ċ҆ĎѺĝ҆ĥѸŇѷ
^ as for	ĀѯāғĂ҆Ċ҆ĎѺĝ҆ĥѸŇѺ
^ as what	Ő҆
^ async	ā҇ĒѺ
^ at	ĀҌĆ҇Đ҇ĖѶ
^ at tag	Ā҆
^ at what	į҆
^ at which	Ā҈Ć҈
^ attributes	Ĥҋ
^ author	ĀҏĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	ĀҔ
^ authors of	ĀҔ
^ base	ĀғćҍĹѺŀѹňѵ
^ bases	ćҗ
^ before	ĀѲĽѺŅҎ
^ before i	ĀѳāҌĽѺ
^ before it	āѺŅ҈
^ before the	Ņ҇
^ better	āҎŔѺ
^ between	ěҎĝҊ
^ between <tag>	ĀѶā҈
^ between the	Ā҆āѶăѷěҎĝҊ
^ blame	ĀѴĲҡ
^ branches	ĀҒāѷ
^ build	Ā҇ĈҊ
^ build the	ĀҖĈѳ
^ by	āѮĄ҆Ċ҇ē҈ĝѹĢѹĥ҉ħ҈ĩҋĪѹį҈Ĳ҆ŀ҈ňғ
^ by how	Ď҇
^ by the	Ą҇
^ by what	ĀѰāѹē҉Ĩ҇ĩ҇ĪѺį҈ňҋ
^ by which	į҆
^ by whom	ĀҎĥ҆įѺĲ҈
^ call	Ā҈ĉҐĊ҈
^ call path	ā҆
^ call sites	ĊҌ
^ callees	ĉҙ
^ callees of	ĉҍ
^ callers	āѴĊҝĠѺ
^ callers of	āѴĊҝĠѺ
^ calling	Ń҆Ň҇
^ calling <name>	Ň҇
^ can	āҦą҆Ĉ҉Ě҆ģѺĭ҇ĮѺŁѹńѹőҍ
^ can <name>	ĀҏĚ҆
^ can i	ĀҜāҌė҆
^ can not	ő҉
^ can the	ĀѹŌҋ
^ can you	ĀѱāѶą҆Ī҆ő҆
^ cfg	Đҏ
^ chain	Ĩ҆
^ chain of	Ĩ҆
^ change	ĀѺāҘıѷ
^ change the	āҖıѷ
^ changed	ČҋčѺ
^ check	āѭĘ҈ĦҋŌ҆Ŏҍ
^ check <name>	Ŏ҆
^ check if	Ā҈āѹĘ҉ĭѹ
^ check whether	Ĝ҆Ō҆
^ child	ćѱňҙ
^ child class	ćѳŀ҉ňґ
^ ci	ĀҘāѥŕ҇
^ circular	ĦҊ
^ circular import	ĦҊ
^ class	ĀѬē҇Ě҆īғ
^ class <name>	Āѱē҇Ě҆īғĵѹ
^ classes	ĀѹĒ҇ĥ҈ň҉
^ classes implementing	ĥ҇
^ classes that	ć҆
^ cls	ĀѺāҌĚ҈ĩѹĵҎňҍ
^ cls <name>	ĀѺāҌĚ҈ĩѹĵҎňҍ
^ code	ĊҗğѵŃ҉
^ code that	āҋĊҗğѳ
^ collect	ĀҔŎѳ
^ collect the	ĀҔŎѳ
^ commit	ąҔč҆Ďѹ
^ commit <commit>	āѸč҆
^ commit adding	ą҆
^ commit count	Ā҈
^ commit introducing	ĀѸąҊ
^ commit that	Āҏāѵ
^ compare	Ā҉ďҌ
^ compare the	Ā҇
^ config	ĀҒĐ҇Īѳ
^ const	ĀѫāҒđҌĶҊŐҊ
^ const <name>	ĀѫāҒđҌĶҊŐҊ
^ constant	ĀѴāѵĶҞ
^ constant <name>	Ķ҉
^ content	đ҉
^ content of	đ҉
^ contributors	ĀҒ
^ contributors to	ĀҐ
^ could	ĀұāѶ
^ could <name>	Ā҇
^ could you	ĀҮāѪ
^ count	ĀҕĎҐĤѷĪѹĳ҈ľҒĿѶňѺŊҙ
^ count everything	Ā҇
^ count of	Ď҈
^ count the	ĀҥĤѷĪѹľ҈Ŋ҉
^ create	ĀѰāҘą҇
^ create commit	ą҇
^ current	İ҈Ņѹņҏ
^ current path	ņҊ
^ cut	ā҈
^ data	ĤҊŐҌ
^ data members	ĤҊ
^ data type	ŐҌ
^ date	Ā҇ā҉įҋ
^ date of	Ā҉įҋ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ēҌ
^ def	ĔѹĕҊķҚĹҊĺѺ
^ def <name>	ĔѹĕҊĹҊ
^ default	āѺĔ҉ĕ҇
^ definition	ĆѸĶҋĺҚĻ҈
^ definition of	ĆѸĶҋĺҚĻ҈
^ delete	ĀѹāҩĆѴĴѺ
^ delete all	āҒĆѴ
^ delete line	āҋĴѺ
^ delete the	āҋ
^ deletion	ĀҊ
^ deletion of	ĀҊ
^ dep	ĀѴĖҒė҇ħҊĮѹ
^ dep path	ħҊ
^ dependencies	ĀѸĩѸĪҢ
^ dependencies of	ĀѸĩѸĪҢ
^ dependency	ĀѶĩң
^ dependency of	ĀѶĩң
^ deps	Ė҆
^ derived	ň҈
^ derived classes	ň҈
^ descendants	ĀѸňҗ
^ descendants of	ĀѸňҗ
^ describe	āѹĢҜ
^ determine	ĀѦāѬĺҊľ҆
^ determine the	ĀѱāѰĊ҆ĺҌľ҇
^ determine whether	ĀѺ
^ determine which	ğ҇
^ did	Ā҆čҜĠҖĬґĭҎįѹİѹĲѺŋѸ
^ did <commit>	Āѷčҏ
^ did <name>	Ġҋ
^ did <path>	ĀҋāѸ
^ did <tag>	Ġ҈
^ did commit	Āґāѵ
^ did somebody	āѸĈ҇Ĭ҉
^ did the	āҗĭҊİѹ
^ did they	āѸĬ҉
^ dir	őґ
^ dir containing	őґ
^ display	Ĵ҉
^ display line	Ĵ҉
^ do	ĀҊāѢĘҊĝҐġ҈ĢѹĦҍħѺĪѹŋҋŎ҇
^ do <path>	Ā҉āѵ
^ do i	Āґ
^ do not	Ĕ҈
^ do tests	Ŏ҇
^ do the	ĀҍāѦĘҋĚ҇Ĝ҆ĝ҈Ħ҇
^ do we	ā҈ĝ҉ġҊŋ҈
^ do you	Āѭĺ҆ļ҆Ō҈ŏ҇
^ does	ĀҕāҒćѶĈҖĉѶĊѴčҔėѺĘҖęҒĚҗěғĜҧĝ҉ġҌĢѳģѸĤѷĥѹĦҐħѸĪѲīѸĬ҇ĭ҇ĮѸĴѹĵѸĺѺĿѺŁѵŇѸňѯŌҞōѷŎҏŏѳ
^ does <name>	ĀѺāѳĉѹĘқĚҖěҌĜҎġҍĬҊĭ҉ŁѺń҈ŋѸ
^ does <path>	ĀҌĜғĝ҈Īѹŏѹ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does an	Ā҇
^ does any	Ā҇
^ does anything	Āҏ
^ does every	Āѩāҗ
^ does following	Ħ҈
^ does it	Ā҇āҏĈѹ
^ does one	ě҆
^ does our	ā҆
^ does the	ĀғćѸčҐĘ҈ęҋĚҊĜ҇ňѶŌҋ
^ does this	ĀѺāѺĈ҈
^ dose	ĀҏāѲĈ҆Ĝ҈Ōҏ
^ dose <name>	Ā҆
^ dose the	Ĝ҈Ō҆
^ down	ň҆
^ down the	ň҆
^ each	ĆҌ
^ entry	ā҇
^ entry points	ā҇
^ enum	ĀѺĸ҈
^ enum member	ĀѺ
^ enumerate	āѰĆҏľѺĿҍŏ҆
^ enumerate everything	ĀҐ
^ enumerate the	ĀѰāѶĆҍĿ҇ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	Āұāѹ
^ every place	ĀғĆѨĊҊ
^ everything	ĀҐāѴćѺĪ҆ňҗ
^ everything <path>	Ā҇
^ exception	Ā҇āѹ
^ exception <name>	Ā҇āѹ
^ exceptions	āҌń҆
^ exceptions <name>	āҕńѳ
^ execute	Ŏ҇
^ existence	ġҊŋҏœѸ
^ existence of	ġҊŋҏœѸ
^ explain	āҋĢҞ
^ explain <name>	ĀҊāѳĢҦ
^ explain the	āҔĢѸ
^ export	āҒ
^ exports	ģғ
^ exports from	ģ҉
^ exports of	ģҊ
^ failing	Ā҈
^ failing tests	Ā҈
^ fields	ĀѶĤҖ
^ file	Ā҇Č҇ĵѶĺҔĽ҉ŒҌ
^ file and	ķѺĺҖ
^ file line	ķ҈
^ file where	ā҉ĵѸ
^ files	āҥĄҋČ҆
^ files added	āѸăҋ
^ files importing	Ā҇
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	ĀѳāѮă҈ąѵćѵĊҐđѹĘѮĚѺĜѺğҎĥѺīѺİ҆ĵҖĶ҇ĺҕĽғĿѸŃ҉ňѺŌѹőҖŒҌœҊŔѷ
^ find <name>	ĀѹĊҏĘѯğғĺңőґ
^ find all	Āѵă҆ĉ҉ĊѺŀҊŃҎ
^ find calls	Ā҇ĉѺ
^ find every	Āҍĥ҇
^ find everything	ĩ҆ň҆
^ find me	ĀѰāґĊ҇ĺѹĽѹ
^ find test	Āѹœҏ
^ find the	ĀҗāѰąѵĐ҆İ҇ĶҏĻ҇
^ first	ĀҎāґ
^ first change	Āѷāґ
^ first commit	Ā҆
^ first file	āҎ
^ fix	ĀѹāҙœѺ
^ fix the	ĀѹāҘœѺ
^ folder	őҎ
^ folder holding	őҎ
^ for	ĀѠć҈ĕѳĖ҈Ģ҇ĥҌĩ҇ĳ҆ĹѺĺ҆
^ for <name>	ĂѸĔ҆ĕѹĺ҆Ł҆Ň҆
^ for <path>	Āѹā҉
^ for a	ā҆
^ for class	ćҎ
^ for commit	Āѹ
^ for the	Āѹď҇Ė҆ĩҊŁѺň҇
^ for what	ĢҌ
^ for which	ĥ҇
^ former	ŅҒņѺ
^ former name	Ņ҈
^ former path	ŅҊ
^ from	ĀҍāѱćҊĊҍģ҈Į҆ŅҒņѵ
^ from <name>	ģ҆
^ from <path>	ĀҊ
^ from <tag>	Āѷā҇
^ from what	ĊҊŅҌ
^ from which	Ā҈āѶć҈Ņ҆ņѺ
^ full	Ć҇
^ func	ĕ҈
^ func <name>	ĕ҈
^ funcs	ā҆
^ funcs that	āҋĒѹ
^ function	ļ҉
^ function <name>	ļ҉
^ functions	ĒҊ
^ git	ĀҖČҋĢҥįҋĳѶŃѺňѺ
^ git <name>	ĀҢĳѶ
^ git blame	Ĳ҆
^ git log	ĀҏĎ҇ĢѴįҎ
^ git show	ĀѺČҎ
^ git tag	ŉ҈
^ give	ĀѬāќăҍĊҍĔ҆ĕѺĜѹĢҍģ҇ĩ҇Īҋĺѷń҇ŎѸŐ҆
^ give every	ģҏ
^ give me	ĀҋāѶĊҐĕѸģѹĩҋĳ҉Ķ҆ķѴĹѺŁ҆őѸ
^ give the	ĀѨāѢă҈Đ҈ē҆Ė҆ĪҋĶѹķҎń҉ŕ҆
^ given	ĀѴ
^ given class	ě҇
^ given commit	ĀѺāҊ
^ global	ĶҌ
^ go	āѸĮҐĵҋĽ҇
^ go to	ĵҋĽ҇
^ going	ă҇
^ good	ĀѶāѭ
^ good afternoon	āѴ
^ good morning	āѹ
^ grep	āѶŔґ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѫčҋĘ҇ĚҌĜ҆ĝҍġҍĬҎĭҋ
^ has <name>	āѸĘҊĬҌĭҌ
^ has anybody	ĝ҉ň҇
^ has anyone	ĀҎ
^ has somebody	Ā҆
^ has the	āѷę҆Ě҈ġҏňѺ
^ have	Ā҆
^ have we	Ā҇
^ head	Āѯİҕ
^ hello	ĀѶāҎ
^ hello |	Āѷāҍ
^ help	āҕĊѺ
^ help me	āҕĊѺ
^ hey	āѱ
^ hey can	ĀҐ
^ hey do	āҊ
^ hey i	Āѵāѹ
^ hey what	ĀҊ
^ hi	ĀѷāҔ
^ hi i	ā҇
^ hi there	ā҉
^ how	ĀҙāӇąѹĎҊď҈đҋėҊĝѷĦѺħҎĨғĩѷĬѴįҒıҌĳҎľ҉ŋѹŎѷŕҍ
^ how are	Āѷā҈
^ how big	āѺđ҆
^ how calls	ņ҈
^ how can	ā҉
^ how come	āүĬѹ
^ how deep	ĀѺā҈
^ how did	āѶŅҊ
^ how do	ĀѸďҋħҊ
^ how does	ĀѹāѲħҏĨҋĴ҇ŕ҉
^ how fast	Āѵāҍ
^ how is	Ā҇āѦĨҋıҐŕ҉
^ how long	ā҉įҎĳ҇
^ how many	ĀҟāңĎҔĳҌľҋŊҋ
^ how mnay	ĀҜāѳ
^ how much	ĀѶđҋ
^ how new	āѺėҊ
^ how often	Ā҆Ďҋ
^ how recently	Āѹį҈
^ how to	ĀѺāҕ
^ how would	ł҇
^ hwo	ĀѶľ҇
^ hwo many	ĀѶľ҇
^ i	ĀҰāѓąѸď҆ĖѺė҇ę҇ĚҊĬ҆ĮѹĶ҆Ľ҈ŁѷōѺŔ҇
^ i can	Ā҈
^ i d	ĀҘ
^ i do	Āѵ
^ i have	Āѹ
^ i m	Ā҈āѵ
^ i need	ĀҏāѰĬ҈Ľ҇ľ҆
^ i suspect	Ā҇
^ i ve	ĀѺāѺ
^ i want	ĀҊāѺĊ҇ĖѺ
^ i was	āҋ
^ i wonder	Āҍ
^ identify	ĀѫāѠĉҌĊѺĚѹĿ҉ŀҋŃ҆ń҉
^ identify all	ĿҌ
^ identify each	ĀѺĉґĊѹĤ҆ńҊ
^ identify every	āѶŀҌŃ҉
^ identify the	ĀѶāѰĚѺĺ҆ň҆
^ if	ĀҋāѧĔҐ
^ if <name>	ĀҊāѺ
^ if i	āѰĔҐ
^ impl	ĀѶāѱĥҒīҖ
^ impl <name>	āѴĥҖ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҋ
^ impls	ĥ҇
^ impls of	ĥ҇
^ import	āѺĜѵħҕĨ҆ĩѺĪҗŏѷ
^ import chain	ħҎ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҇
^ import path	Ĩ҇
^ import statements	ĪҔŏѵ
^ imported	ĩѺĪ҈
^ imported modules	ĩѺĪ҉
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҌĝѺĩѲĪҬŏѱ
^ imports from	ĀҕĝѺ
^ imports in	Īҗŏѯ
^ imports missing	āҍ
^ imports of	ĩѳĪҜŏѶ
^ imports still	ā҆
^ in	Ć҈ćѹĉѳĊ҆ċ҆đѳēѹĔѭĕҒęѺĚ҇ĝѷğѺģѺĪѺĳѸĵҋĸ҇ļҊŁѸŃ҆ōҎŎ҈ő҈œ҆
^ in <name>	Ā҇ā҈Ă҇Đ҇đѶĔѶĕ҈ĢѸŎ҈
^ in <path>	ā҇ĝѺĲ҆
^ in <tag>	āѺĠ҆
^ in class	ĺ҆
^ in how	ĀѺĆҋ
^ in the	ĀѮāѳĕ҆ĚҊįҊĻѺĿ҉ŇҊō҉
^ in what	ĀҠā҆ąѱĉѺįѸŀ҆őҌœ҈
^ in which	Āѷā҇ąҌĉѹĊҋĎѺğѸĵҍķѺĻ҇ļ҇ō҈ő҈Œ҇
^ in wich	ķ҇Ń҈
^ includes	ĀѸĩѳĪҟ
^ includes of	ĀѸĩѳĪҟ
^ inferred	ŇѷŐҎ
^ inferred type	ŇѷŐҎ
^ inheritance	ćҒ
^ inheritance of	ćҒ
^ initial	Ĕҍ
^ initial add	ą҉
^ inner	Ļҏ
^ inner func	Ļ҆
^ inside	Ę҈Ĝ҆ĻѺļҌ
^ inside <name>	Ę҆ļ҆
^ instance	Ĥ҉
^ interface	ī҉
^ interfaces	īҍ
^ interfaces of	īҊ
^ into	ŅѺņҋŉ҇
^ into what	ŅѺņ҉
^ is	ĀҭāҥĆѹćѬĈҒĉѸčқĎѺĐѷđѴĔѺėѸĘҏęҟĚҔěҗĜҒĝҦğѵĠ҇ġҊĢѷģѷĦҖĨѵĪѸĬҗĭҖįѺİѹıѸĲѹĴѺĶѺķѺĸѹĻѷļѺľѺĿѺŁѸŃѺńѸņѺŇѯňѰŋҊŌ҈ŎҍőѹœѰ
^ is <name>	Āҍā҈ćѳčҊđѺĘҊęқĚқěҔĜҏĠ҉Ħ҉ĳѺńѺňѳŋҏ
^ is <path>	Āѫāҏč҆Ĝ҇ĝҨĦ҉ĨѸ
^ is a	Ā҈āѶĬ҆Į҆
^ is anybody	ā҇
^ is func	Ĭ҉
^ is it	āѲĊѹĘ҉ĳ҆
^ is line	āҋ
^ is load	ĀҌĭѹ
^ is not	āѷĬҊ
^ is test	ā҉Ŏ҇
^ is the	ā҆ĈҘĬҋŌ҆œѺ
^ is there	Ā҆āҕę҆ĚѹĦ҆
^ is this	ĀҐĈѺł҆
^ it	ĀѺā҇
^ java	āѹĮҏ
^ job	ĀҍĢҒ
^ job list	Āҕ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѶāѸĶ҆ķғĹ҆œҊ
^ jump to	ĀѶāѸĶ҆ķғĹ҆œҊ
^ kindly	ĺ҇Ł҆
^ kindly tell	Ł҆
^ last	āѹįҏ
^ latest	ĀѹāҌėѹį҆İ҇
^ latest commit	Āѹį҆İ҇
^ leftover	ĪѺŏҌ
^ leftover imports	ĪѺŏҌ
^ let	ĀҌ
^ let me	ĀҌ
^ license	āҏıҊ
^ line	ĀҜĵҋĺѸœ҈
^ line <line>	āѹĲ҇Ĵ҉
^ line count	ĀѺĳҌ
^ line of	Ĺ҆Ļ҆œ҉
^ line where	ā҈ĵҍĸѺ
^ lines	Āґĳѳ
^ lines <name>	ĀҙĳѬ
^ lines total	ĀѹĳҊ
^ list	ĀҏĂҏĆѹć҉ĉ҉ĖѵĞҙĤ҆ĥҊĪ҆ľѶĿ҇ŀ҉Łѷń҇ň҇ŊѴŎѺ
^ list all	Āґŀ҉
^ list every	Ā҈ā҇ĊѸ
^ list everyone	Ā҆
^ list everything	ĀѺ
^ list files	ĩ҆
^ list of	ĀѸĂҏĞҝľѹĿҌŁѳ
^ list the	ĀҎāѺăѷćҎĉ҇ĊҊē҇ĖѸĤ҈ĥ҇Ī҉Ł҇ŊѶ
^ literal	đҊŔ҉
^ local	ĻҊļѺ
^ locate	āѪđѸĵ҉ĶҊĹ҈ĺ҆Ļ҆ĽҊŋѺœҋ
^ locate <name>	ĺ҇
^ locate the	āѯĐ҆đѸĵ҉Ķ҈ĽҋŋѺœҋŔѺ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆
^ location of	ĵ҆Ĺ҉Ľ҆ŀѺŒ҆
^ log	Āҋ
^ log of	Āҋ
^ longest	āҔ
^ longest import	ā҆
^ longest line	āҊ
^ look	āѲĆ҆Ğ҆ĵѺ
^ look up	ĀѳāѴĆ҆Ğ҆ĵѺ
^ looking	Ě҇ķ҇
^ looking at	Ě҇
^ looking for	ķ҇
^ lst	įҋ
^ lst change	įҋ
^ make	ĀѴāӇĚѷĬѯŌѲ
^ make <name>	ĀѺāҬĚѷĬѰ
^ member	ĿҠ
^ merge	ā҇
^ method	ĀѹĹґĺѸĿҏ
^ method <name>	Ĺғĺѹ
^ method names	Ŀ҆
^ methods	ĀѹāѴĂѷĉҊĊ҆Ē҈ľѯĿҝŃ҈
^ methods <name>	ĉ҆
^ methods defined	Ŀ҆
^ methods of	ľѹĿҍ
^ methods that	Ŀ҆
^ min	ėѹĮҌ
^ min <name>	ėѹĮҌ
^ mit	ı҆
^ module	ģ҈
^ module <name>	ģ҆Œ҇
^ modules	ĩҌ
^ modules pulled	Ī҇
^ modules using	ĩҋ
^ most	į҇
^ most recent	į҇
^ move	āғ
^ move <path>	ā҆
^ move the	āҋ
^ must	ā҈
^ name	ĀҔāѮĉ҆ē҇Ī҇ī҇ŅѷňѺ
^ name all	ĀҐĪ҇ī҈
^ name each	Ċ҆
^ name every	āѹĉҌē҆Ŀ҉
^ name the	ĀҋāѸć҆Ł҆
^ names	Āҋ
^ names both	ā҈
^ names of	Ā҆
^ needless	ĪѶŏғ
^ needless import	ĪѸŏҌ
^ needless imports	ŏ҇
^ nested	Ļ҇
^ new	āѹņ҇
^ newest	Āѷį҈İґ
^ newest commit	į҈
^ node	āѹĮҏ
^ not	Āґňѹ
^ not only	Ā҆
^ number	ĀңāҔĤѹŊ҉
^ number of	ĀңāҔĤѹŊ҉
^ of	āѣė҇Ģҋģҏİ҇ĳ҆ļ҆
^ of all	İ҈
^ of how	ĳ҆
^ of the	āѴļ҆
^ of what	Ā҇āѳĢҋ
^ of which	ĀѹāѸģҊň҆
^ old	ŅѶņҗ
^ old file	ŅѸņҍ
^ old name	ņ҉
^ oldest	Ā҇Į҇
^ on	ĀѱāҊć҆ĉ҆ĐҊķҊĺҎļѹňѹŒѺŕ҉
^ on what	Āѷā҉ć҇ĐҊķҌňѺ
^ on which	ĉ҆ĺҌĽ҆œ҉
^ on |	ŕ҇
^ open	ā҆
^ origin	Ā҆Ņҋ
^ origin commit	Ā҇
^ origin of	Ņҋ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҇
^ ought <name>	ā҇
^ our	Ā҇
^ outgoing	ĉґĊѸ
^ outgoing calls	ĉґĊѸ
^ over	ħ҇Ĩ҇
^ over which	ħ҇Ĩ҇
^ overrides	ā҈
^ overrides of	ā҈
^ overriding	ĀѹŀҔ
^ overriding methods	ŀ҉
^ param	āҙńѹ
^ parameter	ĀѸĔҊĕѹŁҎ
^ parameter <name>	ĔҊĕѹ
^ parameters	Ł҆
^ parameters of	Ł҆
^ parent	ćҌ
^ path	āѸĵҋķ҉Ņѵőҡœ҆
^ path of	ķҊŅѶőҖ
^ path to	āѹĵҌőҊ
^ percentage	ĀѹāҔ
^ percentage of	ĀѹāҔ
^ places	ğ҉
^ places that	ğ҉
^ places where	Ā҆
^ please	ĀҠāѧć҇ķѹĿѶŊ҆
^ please check	ĀҐ
^ please display	Ā҉
^ please enumerate	Ā҉
^ please give	Ā҈
^ please identify	Ā҆
^ please list	ĀѺ
^ please report	Āҍ
^ please show	ĀѸć҉
^ please state	ĀҌ
^ please tell	ĀѲ
^ please to	ĀѪ
^ point	ĀѸāѺķҐĺҎ
^ point me	ĀѸķҐĺҎ
^ predecessor	āѹŅ҈
^ predecessor of	āѹŅ҈
^ previous	ŅҔőѸ
^ previous name	Ņ҇
^ previous path	ŅҍőѸ
^ print	ĀѺāѳđ҈ĖҠģҌĤ҉İҌĲѹĴҍĶѸ
^ print <name>	ĀѳĖҦ
^ print <path>	Ĵ҈
^ print all	ģҎ
^ print the	ĀҔāѺ
^ prior	ĀѹŅҗ
^ prior filename	ĀѹŅҗ
^ project	Āѱā҈łҊ
^ properties	ĤҖŐѸ
^ protocols	īҖ
^ public	ģҏ
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	ā҉
^ put a	ā҆
^ pytest	āѲŌҏŎҘ
^ pytest <path>	āѺŎҊ
^ pytest k	ŌҔŎѸ
^ python	ĀѷāѺĮҒ
^ quantity	ľ҈ĿѺ
^ quantity of	ľ҈ĿѺ
^ quick	ĀѷŅѷ
^ quick question	ĀѷŅѸ
^ quote	Ā҈
^ read	ĀҊĴ҆
^ regarding	ĀѪāҌĶѸŅ҆
^ regarding <name>	āѹ
^ regarding <path>	ĀѺ
^ regarding commit	āҊ
^ regarding tests	ā҇
^ regarding the	ĀѱĊ҇
^ reimplementations	ŀҍ
^ reimplementations of	ŀҍ
^ releases	ĀѺā҇
^ remove	Āѷāҙ
^ remove the	ĀѸāҖ
^ rename	ĀѶāҖĸѺŅҌņ҇
^ rename source	ĀѹŅґ
^ rename target	ņҌ
^ rename the	āҍĸѺ
^ replace	āґ
^ repo	ĀѰİҋłғ
^ report	ĀњāѧĂ҇Ē҇ğ҆ġ҇Ī҈Ķ҈ňғŒ҆
^ report all	ĀѰĩ҇ňҔ
^ report every	Ē҈
^ report the	ĀѴāѪĂ҈ć҆ğ҇Ī҉Œ҆
^ report where	Ķҋ
^ report whether	ġ҈
^ required	ĀѵāѹėҋĮқ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	Ň҉
^ return annotation	Ň҈
^ revert	āқčѹİѷ
^ revert <commit>	āҍčѹ
^ review	ĀҩāѦ
^ revisions	Āң
^ revisions of	Āң
^ run	ĀҫāѲĈғĊѺŊѵōѭŎҕœѹ
^ run <name>	ĀңōѴ
^ run test	ĀѹŌғ
^ run tests	ŊѷŎҒ
^ run the	ĀҔĈҔŌѫōѺŎ҆
^ runtime	ĀѷĖҌ
^ runtime dependencies	ĀѷĖҋ
^ rust	ĀѺĮҐ
^ say	ĀѫāҔő҉
^ say me	ő҉
^ search	Ŕ҇
^ sed	ĀҋĴҒ
^ sed n	ĀҋĴҒ
^ set	ā҉
^ set <name>	ā҉
^ setting	Đ҈
^ setting <name>	Đ҈
^ sha	ąҋ
^ sha that	ąҋ
^ shortest	Ĩҋ
^ shortest import	Ĩ҇
^ should	āҷ
^ should <name>	āҙ
^ should <path>	ā҇
^ should i	Ā҉āѹ
^ should the	ā҉
^ show	ĀҙāѩĂ҇ćѹď҆Ė҆Ĥ҆ĦѺİҌĴ҈Ŀ҆ŁҌł҇
^ show <name>	ď҉
^ show all	ĂҋĖ҉ĥ҈
^ show line	ĲѹĴҊ
^ show me	āѸĆ҇Đ҇ķ҇ň҈
^ show the	ĀҍāѺđ҆İ҉ŀѺŁҐł҈
^ shwo	Ā҈
^ shwo me	Ā҈
^ signature	ĀѸďҐŁҍ
^ since	āҔąҋĦѸĬѷįҙ
^ since what	āѺįҊ
^ since when	āҔĦѺĬѺįґ
^ since which	āҍ
^ size	ĀѺĳҌľ҇
^ size of	ĀѺĳҌľ҇
^ skip	ĀѺāҙœѹ
^ skip the	ĀѺāҙœѹ
^ slowest	ĀѳāҭĊѷōѹ
^ slowest import	ā҆
^ so	āѫĚҏĬҋ
^ so how	Ā҉
^ so is	āѴĚҏĬ҉
^ somebody	āѺķ҆
^ something	ĀґāѸ
^ something called	ĀҎāѹ
^ sorry	ĀѲāѯ
^ sorry i	āѹ
^ sorry to	ň҆
^ sort	āҒ
^ sort the	āғ
^ source	ĵ҆œ҇
^ source of	œ҇
^ split	ā҈
^ spot	Ķ҆
^ squash	ĀѺā҉
^ squash all	ĀѺā҉
^ starting	ħ҇
^ state	ĀѱāѺİ҇
^ state the	ĀѺİ҇
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҍĺѹ
^ struct <name>	ĵҍĺѹ
^ structs	ĥ҈
^ subclass	ŀ҆
^ subclasses	ňҋ
^ subclasses of	ňҋ
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	ĀѷĢґ
^ super	Āҍć҆
^ superfluous	ŏ҇
^ superfluous imports	ŏ҇
^ supported	Įҕ
^ symbols	Āҕ
^ symbols of	ĀҚģѶ
^ tags	ĀѶāҘ
^ tell	ĀҊāѴĄ҆ĐѺē҇ķѺĽ҇ŋ҇
^ tell me	ĀҋāѵĄ҆ĐѺē҇ķѺĽ҇ľѺŋ҇
^ test	Āѫŋҝō҆ŎҊ
^ test <name>	ĀѲāҕŌҊŎѷ
^ test case	ōѺœҍ
^ test count	Ŋҋ
^ test result	āѺŎғ
^ tests	ā҇ōҞŎѷ
^ tests for	ĀѳāҊō҈
^ tests from	Āҏāѵ
^ tests in	Ŋ҉
^ tests of	ĀҌŊѸōҌ
^ that	ĀѺĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀќāѠĂѺĄҍĉѸčѺĒѺēѹěѶĝѹĞѸğѺġѷģҌĩҊĬѹĮ҆įҊĳҊĴҊľѸŁҊłҋŅ҆ŇҋňѷōҌŎѺŏ҇Ő҉ő҆
^ the <name>	ĀґāѴĩ҈Ĵ҆Ĺ҇ň҇
^ the arguments	Ł҆
^ the attributes	Ĥ҆
^ the checkin	ą҉
^ the class	ĀѡāҢĚ҉Ŀ҆
^ the classes	ć҈ĥҌňѸ
^ the commit	ā҆
^ the config	Ā҆
^ the constant	ĀѺāҊ
^ the decorator	ĀѵāҒ
^ the decorators	ē҆
^ the default	ĕ҇
^ the different	Ć҆
^ the directory	ő҉
^ the enum	ĀѲāҏ
^ the environment	ā҉ğѺ
^ the exception	ā҉
^ the export	ģ҆
^ the file	ĀғĪѺĶ҉ľѷŅ҆
^ the former	Ā҆
^ the function	āҊĕ҈ę҈ķ҇ĻѸ
^ the import	Ī҇
^ the imports	ĪҊ
^ the inner	Ļ҇
^ the interface	Āҋ
^ the key	ā҆
^ the length	ĀѸĎ҉ĳ҉
^ the location	őҊ
^ the lowest	Į҆
^ the method	Ā҆ā҆
^ the methods	Ŀ҆
^ the name	ĭ҇Ņ҈
^ the new	Ą҆
^ the number	ľ҆
^ the old	ņ҆
^ the option	ā҇
^ the params	ďҋŁ҇
^ the part	Ā҈
^ the struct	ĵ҈
^ the subclasses	ŀ҆
^ the test	Āѳā҈ŋ҉
^ the tests	āѶōҐ
^ the text	ā҆
^ the thing	ĀѹāѲĄ҇Ģ҇
^ the type	ĀѸłҊŇҋ
^ the value	ĔҊ
^ the variable	Āҏ
^ the whereabouts	ő҆
^ the workflow	ĀҍāѶ
^ there	ĀѸĆ҇œ҆
^ there is	ĀѺķ҆œ҆
^ this	ĀѵāҌĖ҈Ğ҆
^ this project	ā҉
^ through	ħ҉Ĩ҆
^ through which	ħ҈
^ throw	ń҉
^ throw statements	ńҊ
^ to	đҌĨ҆ī҆İ҈ŅѺņҋ
^ to get	Ĩ҆
^ to what	ĀѸđҐ
^ to which	Ā҇āѹİ҈
^ total	ĀҭĊѺĎҒĤѩĩѳĳ҈ľҔĿѶ
^ total from	Āѹĳ҉
^ total imports	Āҕĩѳ
^ total methods	ĀѺľҕĿѶ
^ total number	ĀҌŊѹ
^ total revisions	ĀѷĎҍ
^ total tests	ĀѹŊҊ
^ trace	ħ҇
^ trace the	ħ҇
^ trait	āҊī҇
^ trait <name>	āҋĽ҆
^ traits	ĤѺīҖ
^ transitive	ĀҠĊѸňѯ
^ try	ĀѵāѺĈғ
^ trying	Ā҇
^ trying to	Ā҇
^ turn	ĀѺāҖłѺ
^ type	Ľ҈Őґ
^ type <name>	Ľ҈
^ type alias	āҊ
^ type of	āѷŐҗ
^ types	ĥ҈
^ under	ĀѳāҏĐ҈ĵ҇ł҇ńѵŅҊő҈
^ under what	Đ҆ńѺ
^ under which	ĀѸāҏł҇ńѺŅ҆
^ undo	āҎ
^ undo the	ā҆
^ undo what	ā҉
^ unneeded	ĪѹŏҊ
^ unneeded imports	ĪѹŏҊ
^ unreferenced	ĪѸŏҌ
^ unreferenced imports	ĪѸŏҌ
^ unused	Āѹāҋ
^ unused functions	ĀѹāҌ
^ usages	āѷĉѺĊҔ
^ users	ĩҒŒѺ
^ users of	ĩҒŒѺ
^ value	ĀҎāѺĔѴĕҎ
^ value of	ĀҎđ҉ĔѴ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҎ
^ variant <name>	ĸҎ
^ verify	Āѳāѵġ҆Ŏ҆
^ verify that	ĀѶāѹĈ҆Ŏ҆
^ verify the	ġ҆
^ version	ėґĮѸ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҇ő҆
^ waht folder	ő҆
^ walk	ĀҎ
^ was	ĀҍāҟčҌĬҏįѳŅѲ
^ was <name>	Āѹč҉ĠѸĬҐ
^ was <path>	Āҕč҉įѹ
^ was the	āҒŅѵ
^ was there	Ġ҉
^ wc	Āѹĳғ
^ wc l	Āѹĳғ
^ we	ĀѲāѕ
^ we had	āѸ
^ we re	āѮ
^ wen	ĀҎ
^ were	Ā҇āѲċ҇İѺĽ҆
^ were is	āѹċ҇Ľ҆
^ what	ĀҟāүăѺąҍĆѵĈѷĉҐČҋčѭďѸĐѵđҒĒ҈ē҉ĔѺĖҊĘѸęѶĚѴěѵĜѶĝѵĞѹĠѵġѵĢѷģҘĥҋĦѵħѺĨѹĩқĪҎĬѱĭѹĮѺįѮı҇ĲѰĶѹĸѹĹѺļѷľ҇ŀ҈ŃҏńҏŊ҆ŋѶŌѹōҊŎѵŏҏŐҊőѴŒѷŔѳ
^ what <name>	Āѷć҈ĉғď҉đѹģ҇Łѹł҆ňѸ
^ what all	āѱĥ҇ŁҊ
^ what annotations	ē҆
^ what are	Ā҈ā҇ćѶĊ҆
^ what arguments	ď҇
^ what base	Ā҇
^ what breaks	āґ
^ what calls	ĉҊ
^ what can	ĀѳģҎĩѺĿ҈ń҈
^ what changed	ĀҔāѬ
^ what classes	Ā҆
^ what code	āѹĊ҇Ńҋ
^ what comes	ī҆
^ what commit	ĀѭąҞ
^ what commits	ĀҎĎѶ
^ what data	ĀѺĤ҇
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩғ
^ what did	Āѵā҆Ī҆İ҉ņҎ
^ what do	āҌĂ҇ń҆ŇѺ
^ what does	ā҈Č҇đҕĒ҆ĔҊĖҋģҋĪ҉ŏ҉ŕѷ
^ what errors	ā҈ĊѺń҉
^ what exactly	ā҇
^ what extends	ňҎ
^ what fields	ĤҊ
^ what file	Ķ҆ĺҐĻ҇ņѹœҋ
^ what files	āѸă҇Č҆
^ what folder	ő҆
^ what for	ł҈
^ what functions	ĀҎāѷŃҎ
^ what gets	Ė҇Ī҆
^ what goes	ĀҎ
^ what happen	ĀҋāѺ
^ what happens	āҗ
^ what has	ĀѸā҉Ē҇ņҋ
^ what i	ĭ҆
^ what implements	ĀҊīѺ
^ what import	ŏ҈
^ what imports	ĩғ
^ what interfaces	īҊ
^ what is	ĀѹāҳĂ҇ćҋĊѮĎҊĒҊėѹģҏĥѺĪҒĮѸĲѹĳ҇ĶѺľҍń҆Ňҋň҆ŊҌōѷŕѶ
^ what job	ĀѷĢҐ
^ what kicks	ŕ҈
^ what kind	ĀҊā҉łѲŇҊ
^ what licence	ı҆
^ what line	ĀѷāѵĵғĽҊ
^ what makes	ŕ҈
^ what methods	ĿҊ
^ what modules	Īҋ
^ what names	ā҆ģ҇
^ what number	đҎĪѷľ҇Ŋ҇
^ what other	ĀѹāҍĪ҇
^ what overrides	ŀҏ
^ what person	Ā҈
^ what properties	Ĥҍ
^ what pulls	ĩҕĪѺ
^ what quantity	Ď҆
^ what relies	ĩҎ
^ what should	āҎ
^ what sits	ň҉
^ what stands	Ā҆āѲć҇
^ what steps	Ā҈
^ what test	Ā҈Ŋѷōҋ
^ what tests	Ā҆ōҊ
^ what things	ģ҇
^ what triggers	āѸĊҝ
^ what type	āҏĤѸ
^ what unit	ō҇
^ what unused	ŏ҇
^ what value	ĀҒāѳđґĕ҆
^ what version	Į҇
^ what was	įҋİҌŅҌ
^ what will	āҊ
^ what would	ĀҒā҆Ģ҆
^ when	ĀҘāҋąҊĕ҆İ҇ņѷŒ҆ŕ҇
^ when <name>	ĕ҇
^ when did	ĀѶāҤ
^ when does	ŕ҉
^ when i	āѵŒ҇
^ when was	ĀҠāѶą҇İ҈ņѺ
^ when will	āҍ
^ wher	Ā҉āѵĵ҆œ҇
^ wher does	ğ҇ĵ҆
^ where	ćѺĊ҇đѵĒ҆ğѸĩ҇ĸ҈Ĺ҉ĺҗĻҌļҏĽ҇ŃҐŅҌņҌŌѶőҍŒ҈œ҆
^ where all	Ć҈
^ where are	āѹĆ҇Ń҉
^ where can	ĀѺ
^ where d	Ĺ҆
^ where did	āѭĶ҉ŅҊņҎ
^ where do	ĀҙāѮĶѺ
^ where does	ĀѬāҊċ҆ĩ҆ķ҈ĸ҇ĻҌŃҊ
^ where has	āѹĺҋņ҆
^ where in	āҟķ҆œѹ
^ where inside	ļҌ
^ where is	Ā҉ā҆ĆѵĊ҆ċѹĐѵĩ҈ķѹĺҔĻҐļѺō҆őҒŒ҈
^ where should	ā҇
^ where was	Ņ҈
^ where within	ĻѸļҏ
^ whereabouts	ĀѹāѹĐ҉ķ҉őҋœ҇Ŕ҆
^ whereabouts has	őҌ
^ whereabouts in	ĐҊœ҇
^ which	ĀҫāҿĄѶąѺĆ҈ĈѵčѳĎѶĖ҆ĘѺęѺĚѸěѸĜѶĝѹĞ҆ĠѺġѹĢғĤ҇ĦѰħѱĩҘĪғĬѳĭѷĮѲİ҈ĳѷĺѴĻѹľѷŀ҇łѹņғŊѱŋѹŌѹōѺŎѵŏґőҋŔ҆ŕѺ
^ which <mark>	ēҎ
^ which <name>	Āѯćҍ
^ which annotations	ē҉
^ which are	āѺć҈
^ which args	ĀѺŁ҆
^ which attributes	Ĥ҈
^ which binaries	Ğ҇
^ which branches	Ā҈
^ which callers	āҎ
^ which change	Ā҇ąҍ
^ which children	āѺŀ҆ňҊ
^ which class	Ā҉āѱćғĥ҇Ň҆ňѺ
^ which classes	ĀѶāҐňҏ
^ which code	ĀѺĴҋ
^ which commands	ĀѺā҆
^ which commit	Ā҆į҇İҊ
^ which commits	ĀҎāѸ
^ which decorators	ē҇
^ which default	ĔҊĕ҆
^ which defs	Ā҇ĿҊ
^ which dependencies	ā҇
^ which derived	ŀ҇
^ which directory	őҏ
^ which enum	ā҉
^ which error	ń҆
^ which errors	ń҉
^ which exceptions	Ā҈ā҇
^ which fields	ĀѶĤҋ
^ which file	Āѵċ҈ķ҈ŅҐņҙŔ҆
^ which files	Ā҆āҕĆҋĪ҈Ŕ҆
^ which fixtures	āҋ
^ which folder	Ā҇
^ which function	ĊҊ
^ which functions	āҙģ҇Ń҇
^ which headers	Ī҇
^ which helpers	āѹĉҎ
^ which identifiers	Ā҉
^ which import	ĀҎāѺĦѹĪ҆
^ which imports	ĀѺĨ҇ĪҔ
^ which inputs	āѺŁҎ
^ which interface	ī҇
^ which interfaces	Ā҈
^ which is	āҎį҆
^ which jobs	Āҋāѹ
^ which line	āѵĐ҈ļҌ
^ which lines	Ā҈
^ which member	ĀѸĿҌ
^ which members	ā҆
^ which methods	ĀҐāѭĂҊćѹĉ҆Ċғ
^ which module	ķ҇
^ which modules	Ā҇ā҇ĩҍŏ҇
^ which names	Ā҈āҍŏ҆
^ which of	āҖŒҎ
^ which ones	āѺĂ҈
^ which options	ĀѷāҊ
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	Ĳҍ
^ which places	ĀҋāѶĆҌ
^ which private	ĀѲāҕ
^ which properties	Ā҇
^ which protocols	Ā҉āѹ
^ which release	Āғāѷ
^ which releases	ŉ҆
^ which routines	ĉ҇Ċ҆
^ which rust	Ā҇āѹ
^ which script	āѸğҋĶ҈
^ which secrets	ā҆
^ which sources	ĀѹāѺĩҕ
^ which subclass	ā҈
^ which subclasses	ĀѮāҖŀҍ
^ which subfolder	őҎ
^ which symbols	ģ҉
^ which tags	ĀҌ
^ which test	Ā҇œ҈
^ which tests	ōҌ
^ which third	Ā҉
^ which ticket	ĀѺā҇
^ which traits	ī҉
^ which type	ŐҌ
^ which types	ĥҎ
^ which unused	ĀѺā҇
^ which value	āѸđҐ
^ which variables	ā҆
^ which version	ĀҊĮѺ
^ which versions	ŉ҈
^ which workflow	ĀҋāѸ
^ who	ĀҐāҥĂѸćҐĉ҇Ċ҈čѺĒ҉ğҎĠѸģѸĥҔĩқĬѷĲҖĴѶŀҐłѺŃ҉ńѺňғ
^ who <name>	Ā҈āҋģѺ
^ who added	āҒ
^ who all	ĀѵāѶň҈
^ who are	āѫĥҊĩ҆ň҇
^ who broke	ā҆
^ who calls	ā҆Ċ҆
^ who catches	Āѯāҗ
^ who changed	ĀѶāҎ
^ who declared	āҊĂѺ
^ who depends	Āѹā҈
^ who do	Ā҉
^ who first	Āѹā҉
^ who implements	āѺĥҌ
^ who imports	āѹĩ҉
^ who introduced	ĀҒāѺğѺ
^ who is	ĀѱāѷćҐĊ҈Ĳ҇
^ who last	ĀҍāѴ
^ who made	ā҉
^ who maintains	ĀҒāѰ
^ who makes	Ā҆āѸ
^ who overrides	āѹŀҏ
^ who pinned	ĀѶā҇Ĳ҇
^ who put	ā҈
^ who raises	ĀҋāѸ
^ who removed	Āҋāѹ
^ who renamed	ĀқāѮ
^ who requires	ĀѲāѴĩҜ
^ who reviewed	āғĲѸ
^ who set	ĀѺā҉
^ who subclasses	ĀѶňҒ
^ who tagged	ĀѴāҎ
^ who throws	āѹŃҋ
^ who touched	ĀҋāѸ
^ who uses	āҋ
^ who was	ĀѹāҊ
^ who worked	ĀҎāѷ
^ who wrote	ĀҗňѺ
^ whose	āѵćҒĩҏĲҏĴѸňғ
^ whose child	ćґňѴ
^ whose code	Ĳ҆
^ whose hands	Āҍ
^ whose imports	ĩҏ
^ why	ĀҺāӁ
^ why did	ĀҌ
^ why do	ĀҖāѶ
^ why does	Āҡ
^ why is	āң
^ why was	ĀѸāҖ
^ wich	ĀҌĤ҆
^ wich names	Ā҇
^ will	ā҇Ĉ҈Ĭ҇
^ will <name>	Ā҆Ĉ҇
^ will i	Ĭ҈
^ with	Ā҉āѯē҈Į҈ńҍ
^ with what	ē҈
^ with which	āѸĮ҆ń҉
^ would	ĀҊāѮđ҆ěҍĝ҇ĭ҇
^ would <name>	āѷě҆ĭҊ
^ would a	ĀҊāѶ
^ would i	ę҈ĝ҇
^ would it	āҋ
^ would the	Ō҆
^ would you	Āѵđ҆Ĭ҈
^ write	ĀѱāҪŋѷ
^ write a	Āѹāқŋѷ
^ yes	ĀҎĚ҆
^ yes or	ĀҎĚ҆Ħ҆
^ you	āҒ
a	āҘĂҌĄѺąѶĆ҈ćѷĉѫďѺēѷĔѹĕѺėѯĘҌĚҌěҍĞѺġҎģѵĤ҇ĥѴĦҡħѷĩѴĪѶīѸĬҡĭѧĲѺĴѳĶ҈ķѴļґŁѯłҊņѲŊѸŋҠŌҊŐҖőѺ
a <name>	Ā҇āѹĂѹĆ҈ĊѷĚҋĞѹğѺĠҋġҦĢ҇ĤҕĬѲķѺĿҒŃ҆ńѹ
a <name> $	ĀҐāѷġғ
a <name> <name>	Į҆
a <name> and	Ĺ҆
a <name> argument	Āҋāѹ
a <name> at	ĀѺġ҇
a <name> call	Ęҋ
a <name> exception	ŃҊ
a <name> for	ĀѱāғĞѹĵ҈
a <name> in	ĀѸġҏ
a <name> lines	ĳ҆
a <name> method	Āҏ
a <name> object	ĀѺāҎĿҋ
a <name> of	ĀҎāѺ
a <name> one	ā҈
a <name> or	Āѵāҏ
a <name> somewhere	ā҆
a <name> test	ŋҍ
a <name> what	Ģ҇
a <name> |	ĀҒāѠĆҋĚ҇ġғ
a _ $	ĀҘāҖĂ҆ćѶĐѺġҍĦ҈ĬҞĶ҇ŃѸňҋŋѺ
a _ <name>	Ā҉ā҉Ă҈Đ҆ġѺĬѺĮҊĺ҈ŃѷŋҙŌѺŐҍ
a _ a	ł҇
a _ ago	ā҆
a _ an	āѺ
a _ and	ĀѯćҌđ҆Ĺ҆
a _ argument	Āҕāѵ
a _ as	ġ҈
a _ at	ĀѺāѹġ҆
a _ block	ā҇
a _ by	Ā҆
a _ call	ĀѺāѹĘҊę҇
a _ called	Āғ
a _ child	ě҉
a _ class	āѺćѺě҇ň҈
a _ could	Ģ҈
a _ dep	Ħ҇
a _ dependency	Ħ҆
a _ exception	ŃҊ
a _ for	ĀҒāҋĞѹĵ҇ŋѶŌ҇
a _ from	Ę҉ęѸ
a _ function	ĀҋāѵĻ҆ļ҇ŋ҆
a _ here	ŋ҈
a _ import	ā҆ĜҊ
a _ in	ĀѶāѱĘ҈ġґį҇ĺҊŋ҇
a _ is	ĀѹĬ҇ł҈
a _ language	ł҆
a _ like	āҊ
a _ lines	ĳ҇
a _ method	ĀҐ
a _ name	āҎŅ҇
a _ named	Āңŋѵő҆
a _ object	ĀѺāҎĿҋ
a _ of	ĀћāѥĉѸĊ҇ď҆Ę҇ęҌĚҬě҈ĝ҉Ħ҇Ĩ҆ĬѱĹҋŃҊńҋňѸ
a _ on	Ā҇ā҉ē҇
a _ one	āґ
a _ only	āҊ
a _ or	ĀѵĜ҆Ĭ҈ł҉Ő҇
a _ parameter	āҌŁѺ
a _ produce	ā҇
a _ project	Ā҉łѺ
a _ somewhere	ā҆
a _ state	āѸĈҍ
a _ system	ł҈
a _ test	ĀѺŋҐ
a _ that	ā҇Ō҆
a _ the	āѺĬ҆
a _ to	āѯĉѺĊҋč҉Đ҈ę҉ġѺŇ҆ō҈
a _ type	āҊ
a _ what	Ģ҇
a _ which	āѷ
a _ with	ĀҌ
a _ yes	Ĭ҆
a _ |	āҌĆҋĈѺĚѸě҆ġғĦҊĬҡĮѺł҆ŅҊņѺŋѸŌѸœҊ
a base	ćѲě҈ňҕ
a base class	ě҈ň҉
a better	āғ
a breakpoint	ĺ҆
a breakpoint at	ķ҆
a breakpoint in	ĺ҇
a breakpoint on	ā҆
a bug	ĀѸāҌ
a build	ĀѺł҈
a build system	ł҈
a call	āѧĉѴĊҏĘґęҟġѹń҉ŇҊ
a call of	āѷĉѺĘѲęҘń҈
a call to	āѹĉѺĊҋę҉Ň҆
a caller	ĀѵĘҙĚѹ
a caller of	ĀѶĘҙĚѹ
a change	āѪčҍįҋ
a change in	āѹį҈
a change to	āѷč҉
a child	ĀѹćғĚґěѹ
a child of	ĀѹćғĚҍěѺ
a circle	ĦҎ
a circular	Ħҍ
a circular dep	Ħ҇
a circular import	Ā҇
a class	ĀҘĵҋ
a class or	ġ҆
a class that	Ā҈
a class |	ĀҋāѺ
a classmethod	ĀѸāҊĬҥ
a classmethod $	ĬҊ
a classmethod |	ā҆ĬҎ
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҇
a compiler |	ł҆
a concrete	āѸĂғ
a concrete <name>	Ă҉
a constant	Ķ҆
a coroutine	ĀѸāҊĬҥ
a coroutine $	ĬҊ
a coroutine |	ā҆ĬҎ
a cycle	ĦҌ
a cycle $	Ħ҆
a cyclic	Ħ҇
a decorator	ĒҌē҆
a decorator $	Ē҇
a decorator on	ē҇
a decorator |	Ē҆
a default	ā҇
a definition	Ć҉
a definition of	Ć҆
a dependency	ĀҝāѹĝҌġѷĨ҇ĬѺ
a dependency $	Āҏ
a dependency of	ĝҌĨ҇
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
a function	āѲġ҈ĻҌļҍ
a function |	ļ҆
a generator	ā҆Ĭң
a generator $	ĬҌ
a generator |	Ā҈Ĭ҈
a good	ĀѶāҠ
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
a list	āѶ
a list of	Āѷō҆
a list or	Ā҈
a list |	Ā҇āѺ
a local	ļ҈
a long	ĀҎāѷ
a loop	ĦҊ
a lot	Ā҇
a member	Āѷā҆
a member <name>	ĀѸā҉
a method	ĀҩāѲĺ҉ĿѺ
a method <name>	ĀҌāѺĺ҉
a method of	Ĺҍ
a module	Ķ҈ŒҊ
a name	ā҆
a nested	Ļ҆
a nested function	Ļ҆
a network	ā҇
a new	ĀҐā҉ėѺĮ҆ŃѶ
a new <name>	ĀғāѺŃѶ
a newcomer	ā҇
a newer	āҋ
a parameter	ĀҒ
a parameter called	Ā҈
a parent	āѺćѸĚѶěҙň҇
a parent $	ň҈
a parent of	ĚѹěҔ
a pass	Ō҆Ŏ҆
a passing	Ō҇
a program	ł҉
a property	ā҇ĬҤ
a property $	Ĭҋ
a property |	ĬҌ
a raise	ŃҊ
a raise of	Ń҈
a reference	ō҉
a reference to	ō҉
a rename	ŅҊ
a rename |	ŅҋņѺ
a run	Ō҉
a run |	āҊ
a security	ā҉
a short	ĢҎ
a specialisation	ć҇Ěҋ
a specialisation of	ć҇Ěҋ
a struct	Ā҉
a struct |	Ā҉
a subclass	ĀҎĂҌěҏ
a subclass $	Ă҉ĚѸěҌ
a subclass of	ĀғĂ҈ĚҋěѵňѺ
a subclass |	ĀѹĚѺěҏ
a superclass	ěҌ
a superclass $	ĚҎěѵ
a superclass of	ĀҊćѵĚѶěҙňѸ
a tag	ĀҌāѹ
a test	Ā҉āѵġѺĬѹŋҮ
a test <name>	ĀѸŋҒŌѺ
a test called	Āҍŋ҆
a test for	ĀҒŋѸ
a test function	ŋ҆
a test here	ŋ҈
a test in	ĀѺŋ҉
a test named	Āҏŋѵ
a test that	Ō҆
a test |	ĀѸī҆œҌ
a thing	ġҏ
a thousand	ĳ҇
a thousand |	ĳ҆
a trait	ā҉
a try	ĀҊń҆
a try block	ā҇
a type	ā҆
a typedef	ĽҌ
a valid	Ā҆
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
about	ĀѷāҐĐ҆
about <name>	Āѹāҋ
about <name> |	Āѹāҋ
about _ call	Ĭ҆
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѵāҐĐ҇
about to call	Ĭ҆
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҉āѳ
about | $	Ā҉āѳ
above	ĀѱćҕĒґēҪěҏĳѶňѶ
above <name>	ĀѵćҌēҜěҏĳѷňѺ
above <name> $	ēқĳѷ
above <name> in	ćҏĚѺěҐ
above _ $	ēҚĳѷ
above _ def	ē҉
above _ in	ćҏĚѺěҐ
above _ |	ē҉
above the	ēҊ
above the def	ē҇
above them	Ē҆
abstract	ĀѹāҙĂӏĬӅĭѸľѷĿџ
abstract $	ĀѺĬҗ
abstract _ $	Ā҈ā҆ĂҍĬҏĿѺ
abstract _ <name>	āҌ
abstract _ does	Ā҉āѵĂ҇
abstract _ in	Ă҇
abstract _ not	Ĭ҆
abstract _ of	ā҆Ăҏ
abstract _ |	āҋ
abstract class	āҍ
abstract class <name>	āҍ
abstract in	Ă҉
abstract is	Ĭ҆
abstract members	Ăҋ
abstract members of	Ă҉
abstract method	ā҇
abstract method |	ā҇ĂѺ
abstract methods	āҒĂҔľѺĿѴ
abstract methods does	Ā҉āѵĂ҇
abstract methods in	Ă҇
abstract methods of	āҋ
abstract methods |	ā҆
abstract or	Ĭ҇
abstract parts	ĂҊ
abstract |	Ā҉ĬҖ
abstract | $	Ā҉Ĭғ
abstractmethods	ĀѸāѸĂҤ
accept	āҋď҆ė҇ĘѺŁҍ
accept $	ŁҊ
accept <name>	ĀҍāҊ
accept <name> |	ĀҍāҊ
accept _ $	Ł҇
accept _ |	ĀҍāҊ
accept the	ĀѺď҆
accept |	Ł҇
accept | $	Ł҇
accepted	Łґ
accepted by	Łґ
accepts	ėҋ
accepts $	ė҆
access	ĀѳğҞĭҝ
access _ <name>	ğҚ
access _ of	ĭҋ
access _ |	ĭ҇
access level	ĭҋ
access level of	ĭҋ
according	ĀҌāѲĢѹŁ҇
according _ its	ĀҍāѵĢѹŁ҇
according to	ĀҌāѲĢѹŁ҇
according to its	ĀҍāѵĢѹŁ҇
account	ĢҎŒѺ
across	ĀҏāѱĆҌ
across _ repo	ĆҊ
across the	ĀҌāѸĆҍ
across the repo	ĆҊ
actions	Ā҆
actually	ĀҊāѶĥ҇ķ҇
actually _ <name>	Āҏ
add	Āѹāҧă҈ąҌĪѹ
add <path>	ĀҎāѸ
add <path> |	ĀҐāѶ
add _ <name>	ā҉
add _ file	ą҉
add _ to	Āѷāҋ
add _ |	ĀҍāѶ
add a	āҐ
add of	ą҉
add of file	ą҉
add to	ā҈
added	ĀҎāҐăңĄҋąҜċ҉ČѶčѵįѷ
added $	Āҕāѳą҆
added <name>	ą҆Ġ҇
added <name> |	ą҈
added <path> $	ą҈
added <path> |	ĀҊ
added _ $	ĀҌāѬă҈Ą҇ąҎ
added _ <line>	Ĳ҇
added _ <path>	Āѹāҋ
added _ <tag>	āѴăғ
added _ commit	ĀҊčѷ
added _ first	ā҈
added _ tests	ā҇
added _ the	ĀѹāҕČѸ
added _ which	Ā҆
added _ |	ą҈
added after	ĀѺāҋ
added between	Ā҉
added between <tag>	Ā҉
added by	ĀҋąҊČѸčѷ
added by which	Āѹąҋ
added files	ĀѯăҌ
added from	ă҆
added from <tag>	ă҆
added in	Āҍąѹ
added in which	Āҍąѹ
added it	ą҉
added line	Ĳ҇
added line <line>	Ĳ҇
added the	āґ
added the first	ā҈
added to	ĀѳāҒ
added to <name>	ĀѺā҈
added to <path>	Āѹāҋ
added with	ā҇
added with tests	ā҇
added |	ĀҍāѮĄ҇
added | $	ĀҍāѮĄ҇
adding	ĀѶąҏ
adding <name>	ą҈
adding <name> $	ą҈
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	Āѷąҏ
additions	ĀҙăҕĢѶįѺİѸ
adds	āѸċҋ
adheres	ī҆
adopts	īҋ
affect	ĀѵĎ҆
affect _ $	ĀѺĎ҆
affected	Ā҉āѸăѷČҊč҉
affected _ <commit>	Č҈
affected _ commit	ĀѸč҈
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	ĀѸč҈
after	āҟăҌčѭĞҚĠѶīҌŁѺŅѺņҖŇҌňѸ
after <commit>	ĀҟāѰ
after <commit> |	Āҋ
after <name>	ĀѶāҡ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҌĠѺ
after <tag> and	ă҇
after <tag> |	ĀҌāѸ
after _ $	ĀҊ
after _ <commit>	āҍčѶ
after _ <name>	ć҉ňѹ
after _ and	ă҇
after _ in	ī҈
after _ rename	ŅѺņґ
after _ up	ĀѺā҇
after _ |	ĀҐā҈
after commit	āҍčѶ
after commit <commit>	āҍčѶ
after implements	īҊ
after installing	Ğ҇
after the	ĀѵĞ҆ņґŇҋ
after the rename	ņҌ
afternoon	āѴ
afternoon _ i	āѺ
afternoon |	āѺ
afternoon | i	āѺ
again	ĀѫāҢĦ҉
again _ $	ĀѬāҠĦ҆
again |	āҊĦ҆
again | $	āҋĦ҆
against	āѺďҊ
ago	įҏ
ago _ $	āҋ
ago did	āѺį҈
ago |	āҋ
ago | $	āҋ
ai	ĀѺġ҈
alias	ā҆ĽүŐѶ
alias <name>	ā҉ĽҕŐѺ
alias <name> $	Ľ҈
alias <name> is	Ľ҆
alias <name> used	Āҋā҆ĽѴ
alias <name> |	Ľ҇
alias _ $	Ľҍ
alias _ <name>	Ľ҆
alias _ is	Ľ҆
alias _ used	Āҋā҆ĽѴ
alias _ |	ĽҐ
all	ă҉ĆүćѲčѸĐѷĒґĖ҆ėѹĚѺġҏģ҈ĥҌħѰĪҎĬѺĭѺĵѹĺѷĽѹĿҕŀҐŃҒŅѷņѹŇѹŌѹŎҗőѷŔ҇
all $	ġ҇
all <mark>	ĂҎŀҋ
all <name>	ĀѸĆ҉Ŀ҉ŀҌ
all _ $	ĀҏĢ҆ōѸ
all _ <name>	ĀѷĆ҇ī҈
all _ changing	ā҆
all _ classes	ňҊ
all _ commits	āѵİ҈
all _ declared	Āҕ
all _ decorated	Ē҆
all _ definitions	āҝĆѮ
all _ files	ă҆ĩ҆
all _ for	Āѹō҈
all _ found	Ī҉
all _ functions	ĂҌġ҆
all _ have	ĥ҈
all _ having	Ń҆
all _ importing	ĩ҆
all _ in	ĿҌ
all _ items	ģҎ
all _ lines	Ī҉
all _ method	ŀҌ
all _ methods	āѷľ҆Ŀҍ
all _ of	ĀҿāѺĥҋĩ҆ĿѹŃѹňѸ
all _ packages	ĀѸĖ҉Ī҆
all _ paths	āҌħѶ
all _ places	ā҆
all _ sites	ĀѰĊ҇ŃҎ
all _ spots	Ć҈
all _ that	Ā҉ā҇
all _ the	Ć҇Ċ҆
all _ them	āҏĆҊ
all _ way	ā҉
all _ |	ĆҊŎ҇
all call	Ċ҈
all call sites	Ċ҈
all chains	ā҆
all chains of	ā҆
all classes	ĥ҇
all classes have	ĥ҈
all commits	ĀѸāҏ
all commits changing	ā҆
all commits that	ĀѺā҉
all definition	Ć҆
all definition sites	Ć҆
all direct	Ā҆
all direct and	Ā҆
all do	āѹŁ҉
all functions	ĀҐĿ҈
all functions of	Āҏ
all import	āҋħѶĪ҉
all import lines	Ī҉
all import paths	āҌħѶ
all importers	ĩ҈
all importers of	ĩ҈
all imports	Ī҇
all imports found	Ī҉
all is	āѸĆ҈ň҇
all is <name>	Ć҈
all is declared	Āҕ
all is importing	ĩ҆
all its	Ŀ҉
all its methods	Ŀ҉
all methods	Ē҇
all of	āҎĆґ
all of the	Ć҇
all of them	āҏĆҊ
all overloads	Ć҆
all overloads of	Ć҆
all overrides	ŀ҇
all overriding	ŀ҆
all pass	Ŏ҈
all pass $	Ŏ҆
all places	Āҋ
all protocols	īҊ
all pub	ģҎ
all pub items	ģҎ
all the	ĀѱāҊĆ҉ćѹĪ҇İ҇ňґ
all the classes	ňҊ
all the commits	āѵİ҈
all the definitions	āҏ
all the files	ĩ҆
all the functions	ġ҆
all the methods	āѹľ҆
all the packages	Ī҇
all the places	ā҆
all the spots	Ć҈
all the way	ā҉
all this	Ģ҈ķ҆
all |	āҋ
all | $	āҋ
allowed	ĀѭāҠĊѸėҟ
allowed _ call	āҊĊѹ
allowed _ for	ā҇
allowed _ give	ā҈
allowed _ in	āҊ
allowed _ it	ā҇
allowed for	ā҇
allowed for it	ā҇
allowed here	āѹėҍ
allowed to	āҒĊѹ
allowed to call	āҊĊѹ
allowed to give	ā҈
allowed twice	āҊ
allowed twice in	āҊ
allowed value	āҌ
allowed value for	ā҇
alone	āҎ
alone _ $	āҊ
alone |	āҊ
alone | $	āҊ
along	Ė҉
along with	Ė҆
already	Āѷā҈ĠҒ
already _ <name>	āѺĠҍ
already _ before	ā҇
already _ in	Ġ҇
already there	Ġ҇
already there before	ā҇
also	ĀѶč҇ĚҏĝҊ
also <path>	ĝ҈
also <path> |	ĝ҈
also _ <name>	Ěҏ
also _ |	ĀѺč҇ĝҊ
also a	āѵĚҏ
altered	Ā҆ČҊčҎĽѺ
altered <path>	č҆
altered _ interface	Ā҇
altered the	Ā҇
altered the interface	Ā҇
although	ĀѺāҘ
although _ is	āҐ
although it	ĀѺāҘ
although it is	āҐ
always	Āѷā҆
am	ĀҊł҇Œ҇
am _ allowed	ā҇
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҋĬ҆ł҇Œ҇
am i allowed	ā҇
am i looking	ł҇
am i right	ĀҒ
among	ĀѸāѥćѸčҗęғĚғěғĜҍĝҖŋҋ
among _ ancestors	Ā҉Ě҉
among _ base	ĀѶĚҒ
among _ callers	Ęѳęҙ
among _ dependencies	Ā҆
among _ files	čҏĜѮĝҔ
among _ functions	ĘҒęѹ
among _ importers	ĝ҇
among _ imports	ĜҜĝѶ
among _ modules	Ĝҍ
among _ of	ěҊ
among _ subclasses	ĀѳĚғ
among _ tests	ĀѺŋҍ
among _ things	ę҆
among its	ěҋĜҌ
among its imports	Ĝҍ
among the	āѩčғęҔĚҖĝҖ
among the ancestors	Ě҉
among the callers	Ęѳęҙ
among the dependencies	Ā҆
among the files	čҏĜѮĝҔ
among the functions	ĘҒęѹ
among the importers	ĝ҇
among the imports	Ĝҋ
among the modules	Ĝҍ
among the tests	ŋ҆
among the things	ę҆
amount	ľҊĿѺŊҊ
amount _ methods	ľҊĿѺ
amount _ tests	Ŋ҉
amount of	ľҊĿѺŊҊ
amount of methods	ľҊĿѺ
amount of tests	Ŋ҉
an	ĀґĂѹĆѺĊѹĔѹĕ҈ĘҊĚ҈ě҈ĜҚĝҊĢ҈ģѷĤ҈ĥҘĦ҉ĩҒīҒĬѸĭѺĮґķѺĸ҉ĻѺļ҉ŁѺł҆ŃѹńѵňѸŏѺ
an <mark>	Ē҇
an <mark> line	Ē҇
an <name>	Ā҈Ę҈
an <name> of	Ā҈Ę҉
an _ $	Ā҇āѶĝҏĩҋ
an _ <name>	Āҕāѳė҆
an _ a	ł҆
an _ argument	ĕ҈
an _ cycle	ĀҍĦ҇
an _ distribution	Į҆
an _ for	ī҆
an _ function	ļҋ
an _ in	ĜҊĝѹ
an _ line	Ē҆
an _ loop	Ħҍ
an _ method	ā҉Ăѹ
an _ of	āѲĘ҈ěҋĜ҇ĝ҈ĢҋģѺĤҊĥґĪҋ
an _ release	ā҉
an _ statement	ĜҊ
an _ what	Ā҆
an _ |	ĀҚā҆ĩ҆ńѹ
an abstract	āҊĂѹ
an abstract method	āҊĂѹ
an ancestor	ĀѷěҎ
an ancestor of	ĀѷěҎ
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
an import	ĀҋāѪĜҘĦҌĩҦĪѸ
an import $	āѹĜ҇ĩҌ
an import cycle	ĀҍĦ҇
an import in	ĜҊĝѹ
an import loop	Ħҍ
an import of	āѹĝґĩҐ
an import statement	ĜҊ
an import |	ĩ҆
an importer	ĀѸĝ҈ĩѷĪҍ
an importer $	ĜѷĝҐ
an importer of	ĜҎĝѸĩѷĪҍ
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
ancestor _ <name>	ĀѵěҎ
ancestor of	ĀѵěҎ
ancestor of <name>	ĀѵěҎ
ancestors	Ā҆ćҩěҏňѷ
ancestors $	Āҋ
ancestors <name>	ć҆
ancestors _ <name>	ćғěҐ
ancestors of	ćқěҏ
ancestors of <name>	ćғěҐ
and	ĀҎăҎąѸĆґĈ҇ĉѹČѷčѺďҟĐѴĕҏĖѺĚѺĜѺĞ҈ğҊĠѷĦ҉ħ҉ĪѴĬѯĭѸİҋĲѹĳѯĴѸĵ҆ļ҈ľѲŁ҇ŃѸń҇Ō҇Ŏ҇őѹœ҈Ŕҋ
and <name>	Āѭāҍďҝğҋ
and <name> $	ď҈
and <name> are	ď҆
and <name> differ	ď҈
and <name> |	ĀѷāҍďѸğҌ
and <path>	āҙħҊ
and <path> $	ħ҆
and <path> import	Ā҆
and <path> |	āҐħѺ
and <tag>	Ā҈ā҈ă҆
and <tag> $	Āѹăґ
and <tag> which	ā҇
and <tag> |	āҍ
and _ $	ĀѸāҔăґĊ҆Ğ҆ħ҆ķҊĺѶļ҈ľѷ
and _ <name>	ĀѸā҆ď҆ė҆
and _ are	Āҋāѱď҆
and _ at	ā҆
and _ callers	Ā҈āҍĊѷ
and _ differ	āѶď҈
and _ does	ĀҙģҊ
and _ from	ĀѷĢҍ
and _ import	Ā҆
and _ importers	Ħ҇
and _ imports	Ħ҉
and _ in	Ĩ҇
and _ is	ĀѴā҆ġ҆ĬѺİҊ
and _ it	ĀҊāѵ
and _ many	Ŋ҆
and _ me	Ā҈ŎҊ
and _ modules	Ħ҇
and _ number	ķҋĺ҆
and _ of	ĀѺĵ҆ķѹĺҋĽ҆
and _ on	ĀҒ
and _ ones	ĀѺŁҊň҈
and _ other	āѺď҈
and _ share	ā҈
and _ subclasses	Āҋ
and _ tests	ĀѺā҈
and _ the	āѰ
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	ĀҌăѶį҈
and _ when	āѹď҆
and _ whether	Ŏ҈
and _ which	ň҇
and _ wrote	ĀѮāҔ
and _ |	Ā҇Ć҆ćҊďѶğҋħѸĪ҇ī҆Į҈ń҇ŏѺ
and at	ĀҊ
and at what	Āҋ
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѸĊ҈
and classes	Ā҈āѹģҊ
and classes are	Ā҈
and classes does	ģҊ
and do	Ā҈
and do not	Ā҆
and functions	ĀҖľѷ
and functions $	Āғľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѵĩ҆į҉ň҇
and in what	ĀѸĩ҆į҉
and in which	Ā҈āѷň҇
and indirect	Ā҇
and is	ĀѺā҈
and it	Ĕ҈
and its	Ā҆ĊѺĦҋ
and its importers	Ħ҇
and keyword	ŁҊ
and line	Ċ҆ğ҆ĴѺĵ҇ķҌĺҍ
and line $	Ċ҇ķҊĺѷļ҈
and line at	ā҆
and line number	ķҋĺ҆
and line of	ā҆ĵ҆ķѹĺҋĽ҆
and line |	āѺ
and lines	Ā҆Ć҇
and message	İ҉
and need	Ā҆āѵĹ҆
and need the	āѹ
and need to	Ĺ҆
and never	ĕ҆
and not	āҋ
and now	ĀҚāѧ
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
and the	āѷďғĦ҇
and the modules	Ħ҇
and the other	ď҈
and their	ĀҎ
and vice	ď҉
and vice versa	ď҉
and what	Āѹİ҈ń҈
and what are	āѺ
and what is	Āѹİ҈
and when |	Ā҇āѺ
and where	ĀҕāѹĐѺ
and where |	Ā҆
and which	ĀѨāѦĆ҆ćҋĪ҆ī҆ĮҋŁ҇ň҇
and which ones	Ć҆Ł҇ň҈
and which |	ĀѰāѱćҋĪҊī҆Į҉ŏѺ
and who	ĀѪāҠ
and who wrote	ĀѮāҔ
and written	Āѹā҉
and written <name>	Āѹā҉
annotate	Ĳ҆
annotated	ĀѸāѷĒҒēҔŇҋ
annotated _ $	ē҈
annotated _ <mark>	Ē҆
annotated with	ĀѹāѺĒҎēғ
annotated with $	ē҇
annotation	āҋĒҝĿѺŇғŐ҆
annotation <name>	ĒҕēѺ
annotation <name> $	Ēҍ
annotation _ $	āҋĒҍ
annotation _ <name>	ŇҐ
annotation _ the	Ő҆
annotation of	Ā҈āѹŇ҆
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
annotations _ the	ēҐ
annotations does	ēҌ
annotations of	ēҍ
annotations of <name>	ēҍ
annotations on	ēҊ
annotations on the	ē҉
annotations |	ēҎ
annotations | $	ēҎ
another	ĀѷāҎŅ҉
another _ |	āҐ
another name	Ņ҉
another project	ĀѺāҊ
another project |	ĀѺāҊ
any	ĀҜāѷćѺč҈ďѹĚѹĝ҉ĠѺġ҇Ħґį҈Ł҆ňѺŋғōѴŏҋŒ҉
any <name>	Āѭāҍġ҇ň҆
any <name> |	ň҆
any _ $	ĀҐā҇Œ҈
any _ <name>	ā҈
any _ and	ĀѺī҈
any _ called	ĀѺŋҋ
any _ cycle	Ħ҆
any _ for	ĀҙāѶōѵ
any _ in	ĀѶāґ
any _ of	ĀҌāѸĝҌ
any _ on	Ł҉
any _ that	ĀѺ
any _ to	āѺč҆
any _ wher	ĀѸō҇
any _ you	Āѷ
any _ |	āѺĆ҈į҉
any chance	Āѱ
any chance you	Āѷ
any circular	Ħ҉
any class	ĀҊā҇ěѺ
any good	āҒ
any good |	ā҆
any idea	ķ҆
any import	ĀѳĝҌĦҊ
any import cycle	Ħ҆
any import of	ĀѷĝҌ
any interface	ĀѺī҈
any more	āѷį҉
any more |	āѸį҉
any place	āѺ
any subclasses	Ā҈
any subclasses of	Ā҇
any test	ĀҊāѶŋҍ
any test $	Ā҇
any tests	ĀҖāѷōѳ
any use	ŏ҉
anybody	ĀѰĂҌĝ҉Ġ҆ĩ҉ň҆
anybody _ <name>	ĀѴĠ҇ĵ҈ňҊ
anybody _ <path>	ĝ҉
anybody imported	ĝ҉
anybody imported <path>	ĝ҉
anyone	ĀҕāѶĂ҆ĸҊ
anyone _ $	ĸҊ
anyone _ <name>	ĀҏāѸ
anyone _ the	Ā҆
anyone |	ĸҊ
anyone | $	ĸҊ
anything	č҆Ē҆ĚѹġҚĩ҆İѺń҇ň҉
anything _ <name>	Ā҆āѺġҐ
anything _ <path>	č҆
anything _ all	ġ҆
anything _ imports	ĩ҇
anything _ is	ĚѺňҌ
anything _ the	ġ҇ō҆
anything _ to	ā҈
anything _ what	ĀѺń҈
anything at	ġ҆
anything at all	ġ҆
anything called	ġҏ
anything called <name>	ġҏ
anything down	ā҆
anything in	č҇ō҆
anything in the	ō҆
anything similar	ā҉
anything similar to	ā҉
anything that	āѺĚѺĩ҇ňҌ
anything that imports	ĩ҇
anywhere	Ā҆āѹĝ҉ġғō҇
anywhere $	ĀҒġ҆
anywhere _ $	ĀҌāѺġ҇
anywhere _ <path>	ĝ҈
anywhere _ by	ĀѹĊ҉
anywhere _ this	ġ҇
anywhere and	ĀѹĊ҉
anywhere and by	ĀѹĊ҉
anywhere in	ġ҆
anywhere in this	ġ҇
anywhere |	Ā҆āѹġ҇ō҈
anywhere | $	ĀҌāѺġ҇
apache	ĀѪıҟ
apart	ĀѹāҘď҉ňѶ
apart _ <name>	āҊď҉ňѶ
apart from	āҔď҉ňѶ
apart from <name>	āҊď҉ňѶ
api	Āѹģҍ
api of	ģҌ
app	ĀѶā҇łҊ
appear	ĀҔāѮąҌěҌŔѰ
appear _ $	ĀҘāѵąҌŔѮ
appear in	ěҌ
appear |	ĀҘāѵąҋŔѮ
appear | $	ĀҘāѵąҋŔѮ
appeared	ĀѵăҐ
appears	ĀѺāѺŔ҉
appears _ $	Ŕ҆
appears |	Ŕ҇
appears | $	Ŕ҆
application	ł҆
applied	ĒҖēҔ
applied _ $	Ē҇
applied _ <name>	ēҒ
applied to	ĒҐē҇
applies	Ĕ҇ıҋ
are	ĀҊāҐĂҍĄ҆ąѹĆҊć҆ĉҍĊ҈Č҇ď҉ĐѶđѹēҋĔѹĕѺĖҋė҈ĚѶĝѺĞґğѺĠѺġѺĢѵĤҐĥ҆ĦҊĩѲĪҋī҉ĬѷĭѹįѹĵѵĶѺķѹĸѷĽѹĿҖŀ҆łѺŃ҆ŅѷņѸŇѴňҐŎҗŏ҉ŐѶőѸŒѺ
are <name>	ĀѭāҌć҉
are <name> 's	ć҉
are _ $	ĀҎćѺĤ҇ŀ҈ň҈
are _ 's	ĀѺć҉
are _ <name>	ēҍģѺ
are _ <path>	Ā҇Ī҆ŊѴ
are _ abstract	ĂҎ
are _ after	ā҆
are _ ancestors	ć҇
are _ and	Ħ҇
are _ any	ā҉Ł҇
are _ at	ĀҊ
are _ base	ĀҒćѱ
are _ between	Āѹā҆ħ҈
are _ by	āѶĉҏĩѷĪҏī҇
are _ callers	ĀѶāѸĊҖ
are _ calls	ę҆
are _ children	ĀѸňҎ
are _ decorated	ā҉ĒѸ
are _ documented	Āѹā҇
are _ enough	ā҈
are _ exported	ā҇ģѺ
are _ fields	Ĥ҈
are _ for	Ďҋōҋŏ҆
are _ green	ĀҎāѳ
are _ here	ė҉
are _ imports	Ī҈ŏѺ
are _ in	ĀѶāѷăѶĄҌĉ҉ĊѺģ҆Ĥ҈Ī҆ĳ҇Ŀ҆ŊҍōѺ
are _ inside	Āѹā҆
are _ it	Ĥ҆
are _ its	ĀѸā҈Ŀ҆
are _ methods	Ŀ҆
are _ names	ĀѶŁ҆
are _ next	ā҇
are _ not	ĀҏāѴ
are _ of	ĀҊČ҆
are _ on	Ŀ҇
are _ or	ĀѺŎ҇
are _ parameters	ď҆
are _ parents	āѹćҎ
are _ party	āҋ
are _ raise	Ń҈
are _ read	ā҈
are _ referenced	ŏ҆
are _ steps	Ā҆
are _ subclasses	ĀҊ
are _ tests	Ā҈āѹŋҊōѷŎ҉
are _ that	ľ҆
are _ the	ĀҋāѴĆ҇ď҈ĖҊ
are _ to	Ā҆
are _ used	Ā҈āѵŏґ
are _ with	Ā҇āѺĒ҉
are _ |	ĀѹāҕĂҎăҍĎѹĖ҈ģҋĤѷľѹŎ҇ŏѳ
are abstract	Ă҉
are abstract |	Ă҇
are all	ĀҋāѴĆ҈Ŏ҇
are all the	ĀҌĆ҈
are allowed	ėҋ
are allowed for	ā҇
are allowed here	ė҉
are async	ā҈
are async |	ā҆
are called	ĀѴā҈ĉ҇
are called <name>	ĀѵāҌ
are children	Āҏāѵ
are children of	Āҏāѵ
are comments	ā҇
are currently	ĀҏāѴ
are currently not	ĀҏāѴ
are declared	Ā҆
are decorated	Āҏāѵ
are decorated with	ĀҐāѵ
are defined	ľ҇Ŀ҇
are defined by	Āѹ
are defined |	Āҍāѵ
are deprecated	ā҈
are derived	ň҈
are different	ĀғāѺăѹĄѷ
are exported	āѷģҐ
are exported |	āѸģҊ
are failing	ĀҍāѸ
are failing |	Ā҆
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	ī҈
are imported	ĀҍāѹŏҎ
are imported by	ĀҎ
are imported for	ŏ҆
are imported in	āѺŏ҉
are importing	Ā҆
are in	Ā҉ĎѺĖ҉ĤҌħ҇Ī҈ĳ҇ŏѷ
are in <name>	ģѺŊ҈
are in <path>	ā҇Ī҈ŊѸ
are in between	ħ҈
are in its	ĀѸāҍ
are in the	ĖҊ
are its	ĀѶćҌĊ҉Ĥ҆ŁѺŎ҆
are its callers	āѹĊҊ
are its subclasses	ā҆
are its tests	Ŏ҆
are mandatory	Ă҈ĤѺ
are mandatory |	Ă҈ĤѺ
are missing	āҊ
are missing |	āҊ
are needed for	Āѵā҈
are never	āҒ
are never read	ā҈
are never used	ā҇
are new	ĀѷĄҍ
are new in	ĀѺĄґ
are new |	ă҉
are not	āҐĂѸď҉ģѹŏҗ
are not abstract	ā҉ĂѸ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҎāѴ
are not the	āѺď҈
are not used	Āѷŏґ
are of	Ď҆
are on	ĀҌāѭē҉
are on <name>	Ā҉āѳē҇
are only	ĀҒāѣĂҍ
are only used	ĀғāѮ
are out	āҊ
are out of	āҊ
are outdated	ĀѷāҊ
are outdated |	ĀѷāҊ
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
are skipped |	ā҈
are slow	āҋ
are superfluous	ŏ҈
are supported	ā҉Į҉
are tested	ā҆
are tests	Ŋҋ
are tests |	āѺŊҋ
are the	Ā҈Ă҇ĊҋĖ҆ĥ҆Ħ҆ŁҊŃ҈
are the <name>	ē҇
are the base	ĀҒćѱ
are the children	ĀѸňҎ
are the imports	Ħ҆
are the names	ĀѹŁ҇
are the parents	āѹćҎ
are the steps	Ā҆
are the subclasses	ĀҍňѸ
are there	Ā҈āѮĉѹĤ҇ĥ҈Ī҉ĳ҆Ŀҋŀ҉ŋ҈
are there $	Āҏāѭĥ҉ŀ҆
are there any	ā҉Ł҇
are there enough	ā҈
are there for	āѹĎҋōҋ
are there imports	Ī҉ŏѺ
are there in	ĳ҈
are there tests	Ā҇āѷŋҊ
are there that	ľ҆
are there |	Ā҈āѹĎѺ
are they	āѷĆ҆Ğ҇Ĥ҈ĪҊň҉ŏѸ
are they $	Ĥ҈Ī҈ňҊ
are they called	āѺ
are they |	ĀѺ
are third	āҋ
are third party	āҋ
are unused	ŏҍ
are unused |	ŏ҆
are used	āҗŏѮ
are used by	Ī҆
are used |	āҏŏѳ
are using	ĀҐāѺŊѷ
are we	Ā҆
are which	āѹ
are wrapped in	ā҆
are written	ā҈
are written in	ā҈
are you	ĀѵāҌ
arg	ĀѷāѺċ҆ďҊĔ҆ĕ҆Łқ
arg _ <name>	ďҋĔҍ
args	ĉѶĊѸďґŁҤ
args _ <name>	āѺďғ
args does	Łҋ
args does <name>	Ł҇
argument	ĀҠāѶċҐď҈ĔҔĕҎĢѹŁҊŇѺŐѺ
argument $	Ā҈
argument <name>	ĀҌĔҌĕҌ
argument <name> |	ĀҎ
argument _ $	ĕ҇
argument _ <name>	ĀҔāѶĔҍ
argument _ in	Ł҇
argument _ of	ďҊ
argument _ |	Āҍ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҇
argument of <name>	Ĕ҇
argument parser	ċ҇
argument to	Ā҉
argument to <name>	Ā҉
arguments	ĀѵāҏďҟęѹŁӀ
arguments $	Ł҈
arguments <name>	ā҆ęѺŁҊ
arguments <name> takes	Ł҆
arguments _ $	ā҈Ł҇
arguments _ <name>	ďґŁ҈
arguments _ in	āѹ
arguments _ it	āѸŁҍ
arguments _ takes	ŁҌ
arguments _ the	ĀѹāҌ
arguments does	ĀѷāҌŁҌ
arguments does <name>	āҏ
arguments does it	āѸŁҋ
arguments of	ď҈Ł҆
arguments of <name>	ĀҌāѵď҈
arguments |	ā҈Ł҈
arguments | $	ā҈Ł҇
around	ġҍń҉
around in	ġҌ
arrow	Ňґ
as	ĀѷāѵćѹĎѸď҆đҏĒ҉ĘѺĚҕĜѰĝґĠ҆ĢѹĥѮĦѸĬҗĭҐİ҆Ļ҇ļѺĿѹŅҋŇѸňҊ
as $	ĀѸđҐ
as <name>	Ā҉āҒġ҈
as <name> in	ġ҆
as <name> |	āґ
as <path>	ņ҆
as _ $	ŅҊň҈
as _ <name>	Ă҆Ċ҆ĥѸŇѺ
as _ <path>	ĝ҇
as _ <tag>	ă҈
as _ argument	ā҆
as _ base	Ā҈ě҉ň҆
as _ class	Ě҉ňѺ
as _ decorator	ĒҎ
as _ dependencies	Ė҉
as _ for	ĀҎāѱĕ҇
as _ generator	Ĭ҇
as _ i	ā҇
as _ import	ĩ҆
as _ importer	ĜѷĝҐ
as _ in	ġ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	ā҈
as _ parent	ĀҎćѺĚҌěѱň҈
as _ subclass	ĀѹĚѵěҚ
as _ superclass	ĚғěѴ
as _ test	Ōҋ
as _ the	Āѭāҍİ҆
as _ type	Ő҇
as _ |	ĀѬāҊĔ҇Ĭғĭ҇
as a	ĀҐāѲćѷĒҍě҇Ļ҉ň҆ŌҊ
as a decorator	ĒҎ
as a generator	Ĭ҇
as a list	ō҆
as a nested	ĻҊ
as a parameter	ā҈
as a parent	Āҋ
as a subclass	ĀѹĚѵěҚ
as a superclass	ĚҎěѵ
as a test	Ōҋ
as abstract	Ĭ҉
as abstract |	Ĭ҈
as an	Ā҆ā҇ĜѶĝҎ
as an argument	ā҆
as an import	ĩ҆
as an importer	ĜѷĝҐ
as arguments	Ł҆
as async	Ĭ҇
as async |	Ĭ҆
as base	Ě҉
as default	ĕ҈
as default for	ĕ҈
as for	ĀѯāғĂ҆Ċ҆ĎѺĝ҆ĥѸŇѺ
as for <name>	Ă҆Ċ҆ĥѸŇѺ
as for <path>	Ā҆ĝ҇
as for the	ĀѮāҎİ҆
as input	Ł҇
as its	ĚґěѺ
as its superclass	ć҇
as of	ă҈Ġ҇
as of <tag>	ă҈
as static	Ĭ҈
as static |	Ĭ҇
as test	ŋ҇
as their	Ā҈ňҋ
as their base	ň҇
as unused	ŏ҇
as what	Ĕ҈ŇѺŐ҆
as what type	ŇѺŐ҆
as what |	Ĕ҈
as |	Ņҍ
as | $	Ņҍ
ask	ň҆
ask _ $	ė҈
ask _ |	Į҆
ask for $	ė҈
ask for |	Į҆
asks	āѹğҌ
asserts	ĀѴāҐ
asserts _ in	ĀѴāҎ
asserts are	ĀѴāҎ
asserts are in	ĀѴāҎ
assign	Ĕѹĕ҉
assign to	Ĕѹĕ҉
assigned	āѹđҔĶҖ
assigned $	Ķ҇
assigned _ $	ĶҊ
assigned _ <name>	đҐ
assigned _ the	Ā҉Đѹ
assigned at	Ķ҆
assigned to	đҗ
assigned to <name>	đҐ
assigned to the	Ā҉
assignment	Ķҗ
assignment _ $	ĶҊ
assignment of	Ķ҉
assigns	ĕ҆Ķ҆
assigns to	ĕ҆
async	ĀѷāҖĒѶĬӆĭѹ
async $	Ĭҕ
async _ $	ā҈ĬҖ
async _ not	Ĭ҆
async or	Ĭ҆
async |	ā҇ĬҘ
async | $	ā҈Ĭҕ
at	Ā҈ąѹćѺĉѹĊѶĎѸĐҌĖҍĜѺğҌĠҌġҋĢѺģѺĤѺĦҏĪ҇İґĴҏĶ҇ķҋĺ҈ń҆ŅѺŇѹňѳŌ҉ŐѹŔѹ
at $	Ĺ҆
at <name>	ō҈
at <name> $	ō҈
at <path>	Ħ҈Ĵҋ
at <path> <line>	Ĵ҈
at <path> line	ā҆
at <tag>	ĀѪāҨă҆
at <tag> $	ă҆
at <tag> |	ĀѴāҕ
at _ $	ĀѲāѶă҆ġ҆ķҒł҆ō҈
at _ <line>	ĀѺĲҊĴҎ
at _ <name>	Ā҆
at _ <tag>	Ġ҆
at _ depth	ĀґāѺ
at _ how	ā҆
at _ level	ĩ҇Ķ҉
at _ line	ā҉ĩѺĲѹĹѺĺҒļ҈
at _ moment	āѹŌ҉
at _ one	ĀғāѴ
at _ places	ĀѺāҊ
at _ point	Ā҆ā҆Đ҈
at _ test	Ā҆
at _ the	Ļ҆
at _ time	ĀѲāңĖ҇
at _ tip	İ҉
at _ top	āѶĪґŏ҆
at _ up	ā҇
at _ what	Ā҈
at _ |	ĀѱāҌĨ҇İ҇ńҋ
at all	āҍġґ
at all $	ġ҇
at all |	Ā҆āҊ
at every	Ā҇
at least	ĀҎ
at least one	ĀғāѴ
at line	ĲҊĴ҈
at line <line>	Ĳҋ
at me	āѸńҋ
at me |	āѸńҋ
at module	Ķ҉
at module level	Ķ҉
at present	āѴİ҇Ō҈
at present |	āѺİ҇
at run	āҏĖғ
at run time	āҏĖғ
at runtime	ĖҌ
at some	ĀҊ
at start	ā҇
at start up	ā҇
at tag	Ġ҆
at tag <tag>	Ġ҆
at the	āѡĚ҆ĞҊğ҈Ġ҈ĩ҆ĪҐŌ҇
at the level	ĩ҈
at the moment	āѹŌ҈
at the test	Ā҆
at the tip	İ҉
at the top	āѶĪґŏ҆
at what	ĀҎāѶĐҌį҆
at what line	Āҏāѹœ҆
at what point	Đ҈
at what time	į҆
at which	āҍĆ҆İ҆ĺҋļ҆
at which line	Āѹā҇ĺҍ
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
attr	ŇѺŐҊ
attribute	ĀѸĤ҆ŐҪ
attribute <name>	ĀѹĤ҆Őҥ
attribute <name> $	ŐҜ
attribute _ $	ŐҜ
attributes	Ā҆ćѺē҈Ĥӓ
attributes $	Ĥ҈
attributes <name>	Ā҆
attributes <name> has	Ā҆
attributes _ $	ĀѺĤґ
attributes _ <name>	Āҕē҇
attributes _ class	āґ
attributes _ has	Ā҆
attributes _ the	ĀѺāѸĤҗ
attributes are	Ĥ҇
attributes does	Ĥ҇
attributes does <name>	ĀҒĤѲ
attributes does the	ĀѸĤҌ
attributes has	Ĥ҆
attributes of	āҎĤҍ
attributes of <name>	Ĥҋ
attributes of the	ĤҊ
attributes |	ĀѺĤґ
attributes | $	ĀѺĤґ
attrs	ĀѺĤҤ
attrs _ <name>	ĀѺĤҤ
attrs of	ĀѺĤҤ
attrs of <name>	ĀѺĤҤ
author	ĀҖĎѷĲҬĴѧ
author $	ĲҊĴѹ
author _ $	ĲҊĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲҐĴѸ
author list	Āҍ
author list for	Ā҈
author of	ā҆ĲғĴѵ
author of <commit>	Ā҆
author of line	ĲҍĴѹ
author touching	ĀѺāҏĎѸ
author |	ĲҊĴѺ
author | $	ĲҊĴѺ
authors	ĀҙāѸĭҊı҆
authors _ <name>	Ā҉ĭҊ
authors have	Ā҆
authors keep	ĭ҇
authors keep <name>	ĭ҇
authors of	ĀҖ
autocomplete	āѷĿҋ
available	ĀѺģҚ
available _ <name>	ģ҆
available _ other	ģ҉
available by	ģҊ
available to	ģҋ
available to other	ģ҉
average	Āѵāҏ
away	ĀѷāҊņ҈
away _ $	Āѳāҋ
away |	ĀѳāҊņ҈
away | $	Āѳāҋ
back	āҊĔҍĕ҆Ġ҈ĢѹĦғŇҥŐѶ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҇ā҆
back _ <tag>	Ġ҇
back _ in	ĔҎ
back _ it	Ħ҆
back _ what	ā҇
back _ |	Ā҆ĕ҇
back from	ĀҎāѺ
back from <name>	ĀҎāѺ
back to	ĔҎĦҌ
back to in	ĔҎ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҇
backport	ĀѸā҉
backported	āҊŉѷ
base	ĀҟāѴĂ҇ćҎĚҋěҜġ҆ĥѺĹѸĿѹňҘŒ҈
base $	ĀҐ
base <name>	ĀѴćѺňҘ
base _ $	ĀѸāѴćҍěҍġ҆ňҋ
base _ <name>	ĀҘĂҊćѶĚ҆ě҆ĹѺŒҊ
base _ for	ĀѷěҊ
base _ is	ćѰňҗ
base _ of	ćҒĈ҆ĚѺěҏňѲ
base _ with	āҏňѷ
base _ |	ā҉ĚҎěѳ
base class	ĀҍāғĂ҈ćѹĹѹňғ
base class $	ćґňѴ
base class <name>	ĀқāѳĂҊćѸĚ҈ĹѺŀѹň҇
base class is	ćѰňҗ
base class of	ĀѮāҊć҆ň҆
base class |	āҊ
base classes	ćҤĚҌě҈ňљ
base classes $	ćҍě҉ňѰ
base classes of	ćҍěҋňѭ
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҇ň҉
base |	āѴġ҆ňҊ
base | $	ĀҊāѵġ҆
based	Āѳć҈Ěҍ
based _ $	ćҐňѶ
based _ <name>	ĀѴćѹĚҍňҏ
based on	Āѳć҇Ěҍ
based on $	ćҎňѶ
based on <name>	ĀѴćѹĚҍňҏ
bases	ĀѰćүĘѺĚ҈ě҈
bases $	ňҊ
bases _ $	Āѹć҉
bases _ <name>	ĀѺćҒĚ҆ěҊ
bases _ the	ćҋ
bases of	ĀѺćҕěҊ
bases of <name>	ć҈Ě҆ěҊ
bases of the	ćҊ
bases |	Āѹć҉
bases | $	Āѹć҉
be	Ā҆ā҇Ă҇ćѺĈҋĊѵđѷėҊę҆ĜѺġ҈ĢѶħѺĬҊĭҔİѹĻ҉ŀѶŁҍŅҎŊ҇ŋ҆ŏ҇Őѹ
be $	Ņ҈
be <name>	ņ҇
be <path>	ņ҉
be _ $	ŅҊŇѺ
be _ <name>	āѹ
be _ a	Ě҆
be _ anywhere	ġ҇
be _ as	Ĉ҈
be _ better	ā҇
be _ by	ĀґāѱĂҏňѺ
be _ for	ě҉Ğ҇ň҆
be _ from	ń҉
be _ function	āѳĻҍ
be _ in	Ā҆āҔĠ҆İѹŎѸ
be _ next	āҎ
be _ out	ĀѺāҌ
be _ this	āѷėҋ
be _ to	ā҉Łҋ
be _ with	ĀҎāѱ
be _ without	āѸŎ҉
be _ |	ĀѲāғĝ҆Ņ҈
be a	āҍĻҌ
be a better	ā҇
be better	ā҉
be built	Ĉҍ
be built as	Ĉ҉
be called	ĀҌāѯĚ҆Ŀ҇ŅҌņѹ
be called $	Ņ҆
be called |	ŅҊ
be considered	ĭ҇
be defined	Ă҈
be dropped	āҌ
be dropped |	āҌ
be for	āѷėҋ
be for this	āѷėҋ
be found	āѭęҊĝ҆Ġ҆ġ҇İѹŋ҉
be found anywhere	ġ҇
be found in	ĀҐāѶĠ҆İѹ
be found |	ĝ҇
be imported	ģҒ
be imported from	ģҋ
be imported out	ģ҇
be it	ġ҆
be made	āҎ
be moved	āҊ
be moved out	ā҆
be named	ŅҊ
be named $	ŅҊ
be none	Ň҆
be none |	Ň҆
be overridden	āҎŀѺ
be overridden $	ā҈
be passed	ŁҎ
be passed to	ŁҊ
be pulled	ā҇
be pulled out	ā҈
be run	Ō҇
be run in	āҌŎѹ
be run without	āѷŎ҉
be safe	ā҆
be safe to	ā҆
be set	ā҈
be thrown	ģѺńҊ
be written	Āѵāҕ
be |	āѷ
be | $	āѷ
bear	Ē҉
bear the	Ē҉
became	āѸŅғņҌ
became $	ŅѸņҍ
became <name>	ŅҐ
became <path>	ŅҎņѺ
became _ $	Ņ҈
became _ after	Ņ҇
became _ |	Ņҏ
because	ě҉ŏҎ
because of	ě҉
become	ĀѶĨ҇ņҝ
become $	āѹņҘ
become _ dependency	Ĩ҇
become _ of	ā҇
become a	Ĩ҇
become a dependency	Ĩ҇
become part	ā҇
become part of	ā҇
been	Ā҈ĩѹĬҎĭҌį҈ő҇ŔѺ
been _ $	ĀҎāѶĎ҉őҋ
been _ <path>	ĀҊ
been _ and	Āѹį҈
been _ as	Ĭҍ
been _ by	āѷč҇
been _ in	ĀѺ
been _ into	ĝ҆
been _ there	į҆
been _ to	Ď҆
been _ |	Āѷāґĺ҉
been a	āҎ
been added	ĀѺā҆
been called	Ņ҈
been changed	Ď҇
been changed by	āѹ
been committed	āѸĎґ
been committed $	Ďҋ
been committed to	Ď҆
been declared	āѹĬ҆ĭ҉
been declared as	Ĭ҈
been imported	ĝ҆
been imported into	ĝ҆
been made	Ĭ҈
been modified	Ā҉
been modified $	Āґ
been modified and	Āѹį҈
been newly	Ą҇
been on	Āҍ
been put	ĺ҉őҌ
been put $	őҌ
been put |	ĺҋ
been renamed	ĀѵāҐņ҆
been renamed |	ĀѸāҍ
been sitting	į҆
been sitting there	į҆
been subclassed	ĀҐ
been subclassed |	ĀҐ
been untouched	į҆
been untouched $	į҆
before	ĀѺāүē҇ĴѹĽѹł҈Ņңņѷ
before $	Āѷņҋ
before <commit>	ā҉
before <commit> |	ā҉
before <name>	ē҈
before <name> $	ē҈
before _ $	Ā҈ē҇ŋѸ
before _ after	āҍ
before _ altered	Ā҇
before _ call	Ĭ҆
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
before i	Āѯā҇ĽѺ
before i altered	Ā҇
before i call	Ĭ҆
before i rely	ĀѵāҎ
before i skip	ĀҊāѶ
before it	Ā҇āҋŅ҉ņѱ
before it got	Āҍ
before it had	āҏŅѵ
before it received	Ņ҆
before it was	Ņғņѳ
before or	āҍ
before or after	āҍ
before the	Ā҉Ņҍ
before the move	ĀҋāѺŅ҆ņѺ
before the refactoring	ā҈
before the rename	āѹŅҊ
before |	Ā҉ņ҆ŋѸ
before | $	Ā҉ņ҆ŋѸ
begin	Ā҈āѶą҈ĐѸĵҎ
begin _ $	Āѵāѹą҈ĵґ
begin and	ĀҒĐѺ
begin |	Āѹą҈
begin | $	Āѹą҈
beginners	ĀѴāҕ
begins	Ĩ҇ĵ҉ķ҉Ľ҆
begins _ <name>	ā҆
begins in	Ĩ҇
begins the	ļ҆Ľ҇
behave	Āѷāҋ
behaviour	āҋďѵĢҏ
behaviour _ <name>	āҎďѵ
behaviour of	ďѶĢґ
behind	ĀѲāҎđ҇ĢҎĥҎĲҊĸѺ
behind <name>	āѺĢҏ
behind <name> what	Ģ҆
behind <path>	Ĳ҆
behind _ $	ĀѺĢ҉
behind _ <line>	Ĳ҉
behind _ <name>	ĀѸāҖđѶ
behind _ constant	đ҉
behind _ what	Ģ҆
behind the	Āѷā҇đҍ
behind the constant	đ҉
being	ā҆ę҆Ħ҆ĩ҈Ń҈ŏ҆
being _ $	Ń҇
being _ by	Ĩ҆
being _ circular	Ħ҈
being _ there	Ę҆
being _ |	Ā҈āҊ
being called	ĀѺę҉
being imported	ĀѺĦ҇Ĩ҆ĩ҆
being imported by	Ĩ҆
being imported circular	Ħ҈
being raised	Ńҋ
being tested	Ā҈āѺ
being used	ĀѹāҊ
belong	ĀѴĂѹě҆ĤҍĦ҆ľ҈Ŀ҆
belong _ $	ŉ҆
belong _ <name>	Ĥ҈ľ҆Ŀ҆
belong _ the	Ŀ҈
belong _ |	āҊĿѷ
belong to	ĀѶāѷĂѹě҆ĤҍĦ҆ľ҈Ŀҏ
belong to $	ŉ҆
belong to <name>	Ĥ҈ľ҆Ŀ҆
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	āѹĹ҈łҌ
belongs _ $	ł҈ő҆
belongs _ <name>	Ĺ҈
belongs to	āѺĹ҈ł҉
belongs to <name>	Ĺ҈
belongs |	ő҆
belongs | $	ő҆
below	ćѺĚҌň҇
below <name>	ćѺĚҌň҆
below <name> in	ĚҌň҇
below _ in	ĚҌň҉
besides	āҢ
besides <name>	ĀѳāҞ
besides <name> are	ā҆
besides <name> |	Āѹā҉
besides <path>	āҍ
besides _ are	ā҆
besides _ import	ā҈
besides _ |	Āѹā҉
besides the	Ā҆
best	āҔ
best for	āҊ
better	ĀѹāӀĔѺķѺŔѺ
better _ <name>	āҌ
better _ for	āҒŔѺ
better _ |	āҊķѺ
between	ĀѸăғĆѺďґěҖĜѺĝ҈ħҗĪѹŁҍ
between <name>	ĀѸā҈ħ҆
between <name> and	ĀѸā҈
between <path>	Ā҇ħ҆
between <path> and	Ā҈
between <tag>	ā҇ă҉
between <tag> and	ā҇ă҉
between _ $	ħ҈
between _ <line>	Ā҆
between _ <tag>	ă҉
between _ and	ĀѹāҘă҉ħҊ
between _ arguments	ď҈
between _ importers	ĝҊ
between _ parentheses	āѷŁҏ
between _ tags	ă҇
between _ |	ě҉
between the	āѮďҋěҍĝҊŁ҉
between the importers	ĝҊ
between the parentheses	Ł҇
between the tags	ă҇
between their	ď҇
between |	ħ҈
between | $	ħ҈
big	ā҇đ҇ĳ҆Œѳ
big _ <name>	Āҍāѱ
big _ the	đ҆
big is	āҊđ҆Œѳ
big is <name>	Āҍāѱ
big is the	đ҆
bigger	Ą҈
biggest	ĀѰāҢ
biggest one	ā҈
bin	ĀѸĞҚ
binaries	ĞҐ
binaries does	Ğҋ
birth	ąҊ
birth to	ą҇
bits	āѸĂҎ
blame	ĀѱāѵĲҿĴѵ
blame <name>	Ĳҏ
blame <path>	ĀѹĲҏ
blame _ <line>	Ĳ҈
blame _ <number>	ĀѴĲҙ
blame _ for	Ĳ҉
blame for	ĲҊ
block	ĀѸā҇ĥ҆ŕ҈
block _ $	ā҉
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҉
block | $	ā҉
blocks	ĀҌĿҌ
blow	ĀѺŃҎ
blow up	ĀѺŃҎ
body	Ā҆āѹĉҕĘҏĳѸķҗĺ҇ĻҌļҌŁѺőѺ
body $	ĉҊ
body _ $	ķ҇
body _ <name>	Āҋĉ҆ĊѹĘҊę҈ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body of	Ā҉ĉ҈ĊѹĘҊę҈ĳѹķҋĻҊļҍĿ҇ń҆
body of <name>	Āҋĉ҆ĊѹĘҊę҈ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body |	ķ҇
body | $	ķ҇
born	ąҐ
born $	ąҍ
both	Āѷāҟ
both <name>	ā҈
both <name> and	ā҈
both <path>	āҋ
both <path> and	āҋ
both _ $	ā҇
both _ and	āғ
both |	ā҇
both | $	ā҇
bottom	ĀҌāѹē҈İѵĳ҆
bottom _ $	āѺē҈
bottom |	āѺē҈
bottom | $	āѺē҈
brackets	ć҈ŁҌ
brackets of	ŁҊ
branch	ā҈İҌŉѺ
branches	Āҭā҈Čѷŉѩ
branches _ <commit>	ĀҌ
branches _ commit	Ā҉
branches _ it	āҒŉѷ
branches contain	āҌ
branches is	ĀҊŉѹ
branches is it	Ā҇ŉѺ
brand	ă҇ąҊ
brand _ |	ąҊ
brand new	ă҇ąҊ
brand new |	ąҊ
break	āҦčѷ
break <name>	ā҇
break <name> |	ā҇
break <path>	ĀѵāҐ
break <path> |	ĀѶāҐ
break _ $	ĀҒāѸ
break _ build	Āѷā҇Ĉ҆
break _ |	ĀѱāҜčѷ
break if	ā҉
break the	ĀѶāҌĈ҆
break the build	Āѷā҇Ĉ҆
break |	ĀғāѶ
break | $	ĀғāѶ
breaking	ĀҒ
breaking _ |	āҋ
breakpoint	ĺ҆
breakpoint _ <name>	ĺ҇
breakpoint _ line	ā҆
breakpoint _ the	ķ҆
breakpoint at	ķ҆
breakpoint at the	ķ҆
breakpoint in	ĺ҇
breakpoint in <name>	ĺ҇
breakpoint on	ā҆
breakpoint on line	ā҆
breaks	āҕ
breaks if	āҋ
breaks if i	Ā҈
bring	ĩ҈
bring _ with	ĀҊĪѷ
bring in	Ā҆ĩ҈
bring in with	ĀҊĪѷ
brings	ĀѺĪҌ
brings _ from	Ī҆
brings _ in	Ī҇
brings in	Ī҆
brings in from	Ī҆
broke	ĀѶāҖ
broke the	ā҇
broken	ĀҋāѳĈ҇Ō҈
broken _ $	Āґāѷ
brought	ąғĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҇
brought _ into	ą҇
brought in	Ā҇Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
bug	ĀѷāҜĠѷ
bug _ <name>	Ġѷ
bug in	Ġѷ
bug in <name>	Ġѷ
bugs	ā҇
bugs _ fixed	ā҇
bugs were	ā҇
bugs were fixed	ā҇
build	ĀҞĈҮĮѺł҈Ŏѹ
build $	ĈҐ
build <name>	ĀѷĈ҉
build _ $	āғ
build _ does	āѸ
build _ or	ĀѲĈҔł҆
build _ project	ĀҒĈѰ
build _ this	Āѷā҇
build _ through	ĈҊ
build a	ĀҌ
build and	Ĉ҈Ğ҆
build broken	Ā҆
build fail	Ā҆
build fail |	Ā҆
build it	Ā҆
build ok	ĀѳĈҐ
build system	Ā҆āѹĈѹłҏ
build the	ĀҕĈѲ
build the project	ĀғĈѲ
build |	ĀҌāѵĈҋ
build | $	ĀҏāѯĈҋ
building	āѱĈғ
builds	Āѭć҉ĈҘ
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
but	Āѵā҈ă҉ĪѸŏҔ
but _ for	ā҉ŏѺ
but _ in	āѹ
but _ not	ā҇
but do	ă҆
but do not	ā҇
but never	ŏҐ
but not	āѹ
but not in	āѺ
but what	ā҈
but what for	ā҉ŏѺ
by	ĀѷāѮĂ҈ăѹćѺĈѹĉҐĊғČҐčҍĎѷď҈ĐѷđѷĒ҇ĔҎėҊęҕěҔĜѶĝҒĞҋğѺĥҋħҊĨҙĩҕĪ҉ī҆ĬѶĭѵĮѶįѲİѸĲҍĳѷĴѲĵѷĶѸķѹĹѺĺѷĻҊļѷĽѸĿѵŁҋłѺŃ҈ņѴŊѹŌѹōҋŎѹŐѸőѲœѹ
by $	ĀѱĩҚĲ҆Ń҆
by <commit>	ĀѲČҍčҚ
by <commit> $	Č҆č҆
by <commit> |	ĀѵČ҇čҌ
by <name>	ĀҒąѷćҋĉҘĊѮčѴĎѮĒ҇ēѺęқĚѷěқĝҎĢҌģ҆ĥѹĨҌĩѱĪҐī҇ĬѺĭѺįѵĻҍŀѰŃѸńҐŇ҆ňѷ
by <name> $	ĀѲĉҖĊѵęҔěҍģ҉ĪҌĻ҉ŀѶń҉Ň҇
by <name> in	ā҉
by <name> is	Ęҏęѵ
by <name> |	ĀґāѵąѸć҈ĉ҆ĊѺčѷĘѵęҐĚѺěҐĝ҆ĢҏĪ҆įѶńҊ
by <path>	ĝҗħѸĨғĩѮĪҏ
by <path> $	Ā҆ĝ҈ģҊĩѸĪҋ
by <path> |	ĀѺĝ҉ĨҋĩѺĪ҇
by <tag>	Ġ҆
by _ $	Ā҆āѰĉҒĊ҆Č҈Ē҆ęҐě҉ĝ҆ģғħѸĨ҆ĩѶĪҒĻ҈ŀѵń҆ōҋŕѹ
by _ <commit>	ČҊ
by _ <name>	āѸąѺŁҍ
by _ <path>	Ĩ҈
by _ class	Āѷāґě҆
by _ classes	ĀѺĥ҉ŀ҇ňҎ
by _ colleague	ā҆
by _ commit	Āѫąғč҆įҍ
by _ definition	Ĭ҆
by _ environment	āҋ
by _ events	ŕ҆
by _ files	āҌĩҍ
by _ from	Ā҇
by _ function	ę҇
by _ functions	ĊҔ
by _ has	Āҗ
by _ how	ħ҆
by _ import	Ĩ҇
by _ in	ĔҊ
by _ indirectly	Ĩ҇
by _ is	ĀѶĘҏęѴĥ҇ĩ҈ň҉
by _ it	āѵĊ҉Ę҇ĩ҇
by _ its	Ā҆
by _ last	ā҆
by _ many	Ďҋ
by _ methods	ŀ҇
by _ modules	ĩҒ
by _ name	ġ҈ŋ҉Œ҆
by _ nobody	ā҆
by _ of	Ā҇Ħ҆
by _ only	āҋ
by _ out	Ā҆
by _ please	Ł҆
by _ project	āѹė҉
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҇
by _ struct	ī҇
by _ test	Ā҈ā҆
by _ tests	ōҊ
by _ them	ĉҐĊѸ
by _ time	Ā҈āѵ
by _ types	ĥҊ
by _ was	Ĳҋ
by _ what	ĔѹĕҊ
by _ |	ĀѴąѸć҇ĊҊČ҈ĎѺĘѴęҋěҋĝ҆ĢҌĨҔĩѸĪ҉įѷŀѺń҇
by a	Ņ҆
by a rename	Ņ҆
by any	āҌ
by any test	Ā҆
by calling	Ā҆āѸĉҋĘ҇
by calling it	āѺĊ҉Ę҇
by calling them	ĉҐĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҇č҇
by commit <commit>	Č҇č҇
by default	ĔҎĕ҈
by default in	ĔҊ
by default what	ĔѹĕҊ
by file	Ā҉āѷ
by file $	Ā҉āѷ
by func	Łҍ
by func <name>	Łҍ
by git	āҌ
by git |	āҌ
by how	Ďҋ
by how many	Ďҋ
by importing	ĩ҇
by importing it	ĩ҇
by inheritance	ā҆ĚҐěѺň҇
by inheritance $	Ě҇
by inheritance |	ā҆Ě҆
by its	āҊĬ҈
by its definition	Ĭ҆
by its last	ā҆
by my	ā҈
by my colleague	ā҆
by side	ď҈
by step	Ā҈āѸħ҇Ĩ҆
by step $	ĀҎāѺ
by step |	Ĩ҇
by test	ĀҊ
by test name	ĀҊ
by tests	āҒ
by tests only	āҋ
by tests |	ā҇
by the	Āѵā҉ę҆ġ҈ī҇ŋ҈Œ҈
by the class	ā҆ě҇
by the commit	ā҉
by the environment	āҋ
by the function	ę҇
by the name	Āѷġ҈ŋҊŒ҆
by the program	ā҆
by the project	āѺ
by the struct	ī҇
by the time	Ā҈āѵ
by this	āѺĞҎ
by users	ā҆
by way	Ā҇Ħ҆
by way of	Ā҇Ħ҆
by what	ĀѲāѴĊҕē҈Ģѹĥ҇ħҊĨ҆ĩ҈ĪѸŀ҆Ń҆ńѺŅѸņ҇ňҌ
by what classes	ň҉
by what commit	į҆
by what functions	Ċҍ
by what import	Ĩ҈
by what is	ē҆
by what modules	ĩҊ
by what name	Ņѹņ҉
by what route	ħ҈
by which	ą҇ĥҍĩҔį҆ŀҋō҇
by which <name>	Ā҆ąѺ
by which <path>	Ĩ҈
by which classes	ĥ҇ň҇
by which commit	ĀѶąҎį҈
by which files	āҍĩҋ
by which functions	Ċ҇
by which modules	ĩ҈
by which tests	ō҇
by who	Ā҆
by who has	Ā҆
by whom	Ċҍĥ҇ĩ҇įѺĲҋ
by whom has	Āґ
by whom is	ĀѸĥ҇ĩ҉ň҆
by whom was	Ĳ҉
by whom |	ĀѶĊҏ
by |	ĊҎōҎ
by | $	ĊҎōҎ
bytes	ĀѫāҚ
bytes _ $	Āѹā҈
bytes is	ĀѲāҒ
bytes |	Āѹā҈
bytes | $	Āѹā҈
cache	ĀҎāҎ
cache _ $	ĀҐ
call	ā҈ĂѸĊҡĎѹĔҎĘҬęҜĚѺġѳĢѺĤѹĬҌĿ҉ŀѹŁґńҌŇҎ
call $	āѴĉҍĘ҇
call <name>	āҔĉѸĊѱĔҊĘ҈ęѸĬҊŁ҇ńҋŇ҆
call <name> $	āҙĊѴĘ҇
call <name> and	ĕ҆
call <name> on	ĀҊ
call <name> without	Ĕ҇
call <name> |	ĀѺā҈Ň҆
call _ $	ĀҌā҉ĉѹĊҕĘҏęѹ
call _ <name>	ĊѶĔ҈ĘҌęҗġѺŁѺń҇Ň҈
call _ a	Ŀ҈
call _ and	ĕ҆
call _ from	ĀҌā҇
call _ in	ĀѰāѷĉҘę҇Ņ҈
call _ of	ĀѸā҆Ċҕ
call _ on	ĀҊ
call _ without	Ĕ҇
call _ |	ĀѱĊ҈ĘҒęҊĬ҆
call first	ā҆
call graph	ĀҌāѺ
call graph |	Ċ҆
call in	ĘҎ
call in <name>	āѸĘҊ
call it	ĀѺęҍĬ҉Ł҈
call it |	āѷęҎ
call of	Ā҇āҍĉ҇ĊѫĘѵęҐŁѺń҇
call of <name>	Ā҇āҍĉ҇ĊѫĘѵęҐŁѺń҇
call on	ā҆Ŀҍ
call on a	ā҆Ŀ҈
call path	ā҆
call path from	ā҆
call site	ā҇
call sites	āѺĉѶĊҫ
call sites $	ĉѺĊҍ
call sites of	ĀѺĊҕ
call super	ā҉
call super |	ā҈
call to	āѹĉѸĊҒęҍŇ҆
call to <name>	āѺĉѸĊҍęҎŇ҆
call |	ĀҋāѳĉҎĘҊ
call | $	ĀҋāѳĉҎĘҊ
callables	āѺĤѬĿҠ
callback	ā҈
called	āҐĉ҆ĊҍęғġҖĩѹĬѴĭѶıҊĹѮĻѸĿ҉ŅҙņҖŋқŌѺŎѺŒҐ
called $	ĀҋŅҏ
called <name>	ĀѬāҍĆҌĉѵĊѹĘѺĠ҆ġҚĢ҆ķҋļ҈Ľ҆ŋҝōѺŒғœ҆
called <name> $	ĀѴāҌĊѺĠ҆ķ҇ŋҋŒҊ
called <name> for	ā҈
called <name> in	ĀѸ
called <name> what	Ģ҈
called <name> where	ķ҆
called <name> |	ĀѶā҇ġ҇ŋҜ
called <path>	ĀѱāҎ
called <path> $	ņ҆
called _ $	ĊҊĠ҆ı҆ĹѵļѷĿ҇ŅҌņҍŋҋŒҊ
called _ <name>	āѺĉҎĊѵĕ҇Ę҆ęҙ
called _ and	ĀѺĊ҉
called _ are	ĀѬāҔ
called _ days	ņҊ
called _ for	ā҈
called _ i	ę҈
called _ in	ĀѸ
called _ it	Ā҉Ĕ҇ŅѸ
called _ or	ā҆
called _ request	ĀѷāҊ
called _ the	ĀҎ
called _ what	Ģ҈
called _ where	ķ҆
called _ within	ĉҋ
called _ |	ĊҊĘ҆ęѴġ҇ņ҇ŋҜ
called anywhere |	Ā҈
called before	ĀҒŅ҈ņѺ
called before $	ĀѸŅҌ
called before it	Ā҉ŅѸ
called before or	ā҆
called before |	ĀғāѰ
called by	āґĊҎĘ҆
called by <name>	ĀѸāҐĘ҇
called earlier	Ņ҇
called from	ĀѵĉҋĊҋęҌ
called from <name>	ęҌ
called from within	ĉҋ
called from |	ā҆
called in	ĀҊāѲĊѺęҎ
called in <name>	ĀѺĉ҆ę҇
called in the	ĀҎāѲ
called inside	ĉ҈
called now	Āѹņҗ
called now $	ņ҇
called now |	ĀѺņҋ
called per	ĀѷāҊ
called per request	ĀѷāҊ
called these	ņҊ
called these days	ņҊ
called today	Āҏ
called today $	ĀҐ
called without	āѹĕ҆
called |	ĀҋĊҏı҇ķѷĹѵļѷĿ҉ŅҊ
called | $	ĀҋĊҏı҇ķѷĹѵļѷĿ҈ŅҊ
callees	ĀѳĉӁĊѶęҌ
callees $	ĉҡĊѺ
callees _ <name>	ĀѷĉҚęҎ
callees of	ĀѺā҈ĉҎęҎ
callees of <name>	ĀѺā҈ĉҎęҎ
caller	āѸĉҎĊґĕҎĘҖĚѹ
caller _ $	ĀҋĉҏĊѺ
caller _ <name>	ĀѵāѷĊҘĕ҆ĘҖĚѹ
caller of	ĀѵāѮĉҏĊғĕ҆ĘҖĚѹ
caller of <name>	ĀѵāѷĊҘĕ҆ĘҖĚѹ
callers	ĀҎāғĊӀĘҗęқĚѲěѹĠѹĢѷŁѸ
callers $	ĀѲā҉ĊҦ
callers _ $	āѸĊҏĘ҇
callers _ <name>	ĀҐĊґĘҒęҗĚѵĠѺ
callers _ the	Ċ҇
callers and	ĀҊ
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҈
callers of	ĀҋāѹĊҡĘҙĠѺ
callers of <name>	ĀҍāѺĊҕĘҙę҆ĠѺ
callers |	āѸĊҍĘ҇
callers | $	āѸĊҍĘ҇
calling	āѬĊґĔҊĘғęѺńҎŇҌō҉Őѹ
calling <name>	āѷĉѳĊҍĔҋĘҌęѺńґŇҋōҊŐѺ
calling <name> $	ĀѰĉѷĊқĘѸńҎōҊ
calling <name> what	Ĕ҈
calling <name> |	ĀҐĘ҈Ňѹ
calling _ $	ĀѯĊҜĘѸńҎōҊ
calling _ what	Ĕ҈
calling _ |	ĀҍāѷĘҊŇѹ
calling it	āѺĊҎĘ҇
calling it |	āѺĊҌ
calling them	ĉҐĊѸ
calling them $	ĉ҇
calling them |	ĉ҉
calls	ĀғĉҭĊҚĘҍęҜĲѺļѸŀѸŒҌ
calls $	Āғāѹĉ҉ĊѸęҌ
calls <name>	ĀҋāѱĉѳĊғĘҙ
calls <name> $	ĀѸĊҋ
calls <name> |	ĀѺāѹĊҋĘҏ
calls _ $	Āѷā҉ĉ҈Ċ҈ę҇
calls _ <name>	ĉҋŒҍ
calls _ at	āҋ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҈
calls _ the	Āҋ
calls _ |	Āѵāѷĉ҇ĊғĘҏ
calls are	ĉҋ
calls both	ā҆
calls both |	ā҆
calls code	āҋ
calls code at	āҋ
calls does	ĉ҈
calls from	ĉ҆
calls from <name>	ĉ҆
calls in <name>	ā҆
calls inside	ā҇
calls inside <name>	ā҇
calls it makes	ĉ҉ĊѺ
calls it |	ĀѹĊҏ
calls itself	āѷņ҈Œҍ
calls itself now	ņ҈
calls of	Ā҆āѳĊҏ
calls of <name>	Ā҆ĉ҈ę҆
calls the	Ċ҉ŀѺ
calls the function	Ċ҉
calls to	ĀҊĉѺĊ҈
calls to <name>	Ċ҇
calls what	ĉ҆
calls whom	ā҆
calls |	ĉ҆ę҈
calls | $	ĉ҆ę҈
came	ă҉Ą҇ą҈
came _ <commit>	Ā҈
came _ of	ņ҆
came _ the	ā҇
came _ with	ĀѺā҆Ą҇
came in	āѸĄ҇ą҈
came in with	Ą҇
came into	ā҇
came into the	ā҇
came out	ņ҆
came out of	ņ҆
came up	ā҈
came up with	ā҈
can	ĈҌĉѱĊѹĕѺĞ҈ģҖĩѺĬѸĭҊĿҌŁҌńҐŇѺŉ҉ŎѸŏ҆ő҈
can <name>	ĀґāѺĚ҆ŃѺń҇
can <name> be	Ě҆
can <name> raise	Ā҈āѹ
can <name> throw	ĀҌ
can <path>	ā҉
can _ <name>	Ā҆Ń҆
can _ be	Ě҆
can _ call	Ā҇Ŀ҉
can _ check	Ā҇ĭ҆İ҆
can _ delete	Ā҇
can _ find	Ę҇ņ҇
can _ found	ĀґāѺİѹ
can _ get	ė҆
can _ import	ĀѸģҋ
can _ imported	ģҒ
can _ in	Ā҇Ń҇
can _ instantiate	ā҇
can _ locate	őҋ
can _ modules	ģ҇
can _ pass	Āҙāѵ
can _ passed	ŁҌ
can _ raise	Ā҈āѸ
can _ rely	Ā҈āѸ
can _ run	ĀѸāҒ
can _ say	ķ҇
can _ see	ő҆
can _ spot	ő҉
can _ stop	āҏĜѺ
can _ tell	ĀѸāѳ
can _ test	āѴŋ҆ŌҊ
can _ throw	Āҋ
can _ thrown	ģѺń҉
can _ treat	ĭ҆
can _ use	ā҉
can _ |	āҌĉѺ
can a	āѹŋ҆
can a test	ŋ҆
can be	ĀҊāѱģ҈İѹŁҍń҆
can be found	ĀґāѺİѹ
can be imported	ģҒ
can be passed	ŁҌ
can be thrown	ģѺń҉
can fail	ā҉
can fail |	āҊ
can find	Ā҇
can i	Āҏāҍė҆ģ҆Į҆Ŀ҈
can i call	Ā҇Ŀ҉
can i delete	Ā҇
can i find	Ę҇
can i get	ė҆
can i import	ģҋ
can i pass	Āҙāѵ
can i rely	Ā҈āѸ
can i treat	ĭ҆
can i use	ā҉
can not	Ā҈āѲőҋ
can not spot	ő҉
can other	ģ҈
can other modules	ģ҇
can pass	Ł҇
can raise	ń҆
can show	Ċ҆
can show me	Ċ҆
can the	ĀѷāѶĈ҉Ğ҇Ōҋ
can the test	āѷŌҋ
can you	āѸą҆Ī҆ĭ҆İ҆Ŏѹ
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
care	āѷĢҐ
care _ |	Ģ҈
care of	āѸĢҊ
care of |	Ģ҈
carried	ē҆
carries	Ē҆ēҍ
carries $	ēҋ
carry	ĀҏāѲĒҎē҆
carry _ decorator	ĀҎāѲ
carry the	Āҗāѩ
carry the decorator	ĀҎāѲ
case	ĀѵĸҊŌҍōѹœҎ
case $	ā҆
case <name>	āѹĸҌŌҏōѹœғ
case <name> $	ĸ҆
case <name> succeed	Ō҇
case _ $	ĸ҆
case _ <name>	œҌ
case _ succeed	Ō҇
cases	Ā҆Ŋ҈ōҡœѵ
cases <name>	ōҌ
cases _ <name>	ōҘœѺ
cases _ it	Ā҈
cases does	ĀҐōѷ
cases does it	Ā҈
cat	ā҆
catch	ĀқāҊĊѷŃѵńҋ
catch _ $	ĀѺāҌ
catch _ it	Āҋāѷ
catch _ |	ā҇
catch it	ā҇
catch it |	ā҇
catch when	ń҆
catch |	ĀѺāҌ
catch | $	ĀѺāҌ
catched	ĀѺāҙŃѴ
catches	ĀқāҍńѺ
catches <name>	ĀҤ
catches <name> $	ĀҎāҏ
catches <name> |	ĀҖāѯ
catches _ $	Ā҉āҕ
catches _ |	ĀҖāѯ
category	ĀѶāѷłҬ
category _ project	ł҇
category _ this	łҍ
category of	ł҈
caught	Ā҇āҏĦ҆
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
chain	Ě҉ħҙĨҗĩѸĪѸ
chain <name>	ħ҇
chain <path>	ħ҉
chain <path> <path>	ħ҇
chain _ <name>	ĚҌ
chain _ <path>	Ĩ҆
chain _ imports	Ĩҋ
chain _ modules	ħ҇
chain from	ā҈
chain from <path>	ā҆
chain of	āѷĚҌħҍĨҏ
chain of imports	Ĩҋ
chain of modules	ħ҇
chain to	ħѺĨ҇
chain to <path>	Ĩ҇
chains	Āѹāҏ
chains _ imports	ā҆
chains of	ā҆
chains of imports	ā҆
chance	Āѱ
chance _ can	ĀѺ
chance you	Āѷ
chance you can	ĀѺ
change	ĀѺąҊĊ҉ČҊčҒĐҍĔѷĢ҈įҴıѶĲ҈ŁѺŐѺ
change $	ā҈
change <commit>	Āѳā҈ŉ҆
change <commit> |	ĀѳāҌ
change <name>	ĀѱāѺĊ҇č҉Đҏ
change <name> in	ĐҊ
change <name> |	Āѹ
change <path> $	č҇
change <path> |	Ā҇čѺ
change _ $	ĀѯČ҇č҉įҐ
change _ <commit>	Ā҆
change _ <name>	įҏ
change _ <path>	ĀѮāҒįҐ
change _ <tag>	Āҋāѷ
change _ default	ā҈ĔѺ
change _ header	āҊ
change _ in	ĐҊ
change _ out	Āҍ
change _ the	ĀѺąҍ
change _ |	āѱĢҊ
change after	ĀҎāѵ
change between	ĀҔāѲ
change between <tag>	ĀҏāѲ
change did	ĀҍāѶ
change in	ĀѵāҔį҇
change in <name>	ā҈
change in <path>	ĀѺāҊ
change introduced	ąҍ
change introduced the	ąҍ
change its	ā҆
change of	ĀѭāҎĢҋ
change of <path>	Āѹā҉
change of |	ĀѸĢҋ
change on	Ĳ҇
change since	ĀѴāҌ
change the	Ā҈āҏĔѺıѷ
change the default	ā҈ĔѺ
change the header	āҊ
change throw	Āҍ
change throw out	Āҍ
change to	āѺčҊįҏ
change to <name>	į҇
change to <path>	č҆į҇
change |	ĀѶČ҆įҏ
change | $	ĀѶČ҆įҏ
changed	ĀҍāғăѲąѺČҜčҙĎҟįҜĳѶ
changed $	ĀҊāѴČ҆į҉
changed <name>	č҇
changed <name> |	āѸ
changed <path>	č҉
changed <path> $	Ā҆Ďѹ
changed <path> |	Ā҆āѱč҆Ď҈
changed _ $	Ā҉ā҉Ďѷįҋ
changed _ <commit>	č҉
changed _ <line>	ĀѳāҎ
changed _ <name>	Ā҆įѺ
changed _ <path>	Ā҉
changed _ <tag>	ĀҕāѶăѺ
changed _ a	Ď҇
changed _ after	Āѯāғ
changed _ commit	Č҈
changed _ in	āѸč҇Ď҆
changed _ last	į҇
changed _ more	āѷį҉
changed _ the	Ď҇
changed _ value	ĀѳāҎ
changed _ with	ā҆
changed _ |	ĀҊāѲč҈ĎҍĳѺ
changed after	ĀҝāѲčѵ
changed after <commit>	ĀҊ
changed after commit	ĀҊčѺ
changed any	āѷį҉
changed any more	āѷį҉
changed anything	č҆
changed anything in	č҆
changed anywhere	Āѹā҉
changed between	Ā҈āѺ
changed between <tag>	Ā҈āѺ
changed by	āѷČ҈čҌĎ҇įѺ
changed by <commit>	ĀѸč҉
changed files	Č҆
changed in	ĀѺČ҇Ď҉
changed in <commit>	Āѹā҆
changed in <path>	Ā҉
changed in the	Ď҇
changed it	Ā҈
changed last	ā҆
changed lately	ĳѺ
changed lately |	ā҇ĳѺ
changed line	ĀѳāҎ
changed line <line>	ĀѳāҎ
changed most	ā҈
changed since	ĀҊČѷ
changed since <commit>	Ā҈
changed the	ĀѲāҒ
changed the value	ĀѳāҎ
changed to	ņ҆
changed to $	ņ҆
changed together	ā҆
changed together with	ā҆
changed while	ā҆
changed while the	ā҆
changed |	ā҈į҆
changed | $	ā҈į҆
changes	ĀҠāѰăѹČ҉čҏĎ҇įѷ
changes $	ĀҌāѴ
changes <name>	Ā҆
changes _ $	Ā҈Č҆
changes _ <path>	Ā҆č҆
changes _ which	ą҆
changes in	ĀѸą҆
changes in which	ą҆
changes to	ĀҒāѹ
changes to <path>	Ā҉
changing	āҌ
changing _ base	ā҆
changing _ since	ā҆
changing the	ā҈
changing the base	ā҆
check	ā҈ĈҎč҈Ę҈ĚҊĜҌĦҒİѺňѺŎҏŏѺ
check $	āҎĦ҇
check <name>	ĀѯŎ҆
check <name> |	āѮōҕ
check _ $	ĀѮāҍōҋ
check _ <commit>	č҇
check _ <name>	āҘĘҋĚ҇Ĝ҆ġ҆ōѦ
check _ <path>	Ĝ҉
check _ for	Ħ҈
check _ import	Ī҇
check _ something	ā҇
check _ tests	ŎҊ
check _ the	ĀҜāѯİ҆ŋѹ
check _ |	āѬōҕ
check if	ĀҌāѶč҇Ę҈ġҊŋ҉
check if <name>	ĀҌāѹĘ҈ġ҆
check if the	Ā҈
check on	Ā҈
check that	Ŏ҈
check the	ĀѺĪ҇
check the import	Ī҇
check what	İ҆ŇѺ
check what <name>	ā҇
check what the	İ҇
check whether	ĀҒā҇ĜҏŋѸ
check whether <name>	Ĝ҆Ĭ҆
check whether <path>	Ĝ҉
check whether something	ā҇
check whether the	ĀҖāѸŋѹ
check which	Ă҇
check |	ĀѵāҎ
check | $	Āѵāҏ
checker	ĀѶāѹŇѺŐҚ
checker _ for	ĀѸŐҎ
checkin	ĀѴāѶąҍİҒ
checkin where	ą҉
checking	ā҉
checking _ which	ā҉ęѺ
checking whether	āѸ
checkins	ĎҊ
checkout	ĀѶāѷĈҕő҆
checkout _ $	ő҆
checkout of	Ĉ҆
checkout |	ő҆
checkout | $	ő҆
child	ĀѰĂҊćҍĚҎŀҢňҒ
child _ $	ć҈ň҆
child _ <name>	ĀѺā҈Ă҉ĚҔěѶŀҎňѺ
child _ of	ćѱňҙ
child class	ćѳŀҊňҐ
child class of	ćѳňҐ
child classes	ćѰŀҚňҔ
child classes $	ćѹňҊ
child classes <name>	ŀҏ
child is	ćґňѴ
child of	Āѷā҇Ă҉ćҚĚҍěѴ
child of $	ćҏ
child of <name>	ā҉Ă҉ćѺĚҔěѶ
children	ĀҐāѬĂҏćѳěҊľѺĿѹŀ҇ňҽ
children $	ĚѳěҐňҔ
children _ <name>	ĚҎěѺňҕ
children _ the	ĀѹćѺňҚ
children _ write	āѺĂ҉
children of	ĚҎěѺňҕ
children of <name>	ĚҎěѺ
children of the	ňҐ
children to	āѹĂҌ
children to write	āѺĂ҉
children |	ĀҌňѹ
chosen	ı҆
ci	Āҥā҇ğѸİѶŕң
ci $	ŕҋ
ci _ $	ĀҞāѺ
ci _ <name>	ā҈
ci _ <path>	ŕґ
ci _ in	ŕ҆
ci _ |	ĀґāѴ
ci is	ā҈
ci is the	ā҆
ci job	ŕ҆
ci job in	ŕ҆
ci log	ā҈
ci pass	ĀѺā҈
ci thanks	ā҈
ci thanks $	ā҈
ci workflow	ā҈
ci workflow <name>	ā҆
ci workflow <path>	ŕ҇
ci |	āҋ
ci | $	āҋ
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
circular import	āҒĦҐ
circular import in	ā҈
circular import |	Ā҇ā҆ĦѺ
circular imports	Ā҈
circular imports $	ĀҊ
circular |	ĦҎ
circular | $	ĦҎ
circumstances	ā҇
class	Ā҉ĂҐąѺĆѷćҰĉѸĊѷĎѹďѺĐѳđѹēҌĚҋěҕğѸģѹĤҌĥҋĩѺĪѺīҚĬѫĭѴĮѹįѺĳѹĵӇĶѴķѬĸѹĹҚĺҏĽѴľҘĿҞŁѸńѷŅѸņѹŇ҆ňңŊѸŋѺō҇ŐҎőѳŒѵœѺŔѸ
class $	ĀҊćҎĵ҉ňѴ
class <name>	āҍĂҖĆѸćҊĊѺĐѸēґĚҚěҒğѺĢҌĤҍĥѳīҢĬѷĭѹĵҜĶѸķѲĹҢĽѸľғĿҧŀѯńѺŇѷňҐōҊŐѶőѷŒѺ
class <name> $	āѸĂ҇ćҍĵғĹҒĺѷľ҆Ŀ҈ň҇ō҆
class <name> are	Ă҇
class <name> as	ĚҌňѹ
class <name> carries	ē҉
class <name> come	Ě҉
class <name> conforms	ī҇
class <name> contain	ĀѷľҊĿҋ
class <name> created	ĀҋāѸ
class <name> declared	ĵ҇
class <name> define	ĀѸā҆
class <name> defines	ĺ҆
class <name> does	ā҉ě҇
class <name> for	Ĺ҆
class <name> forces	Ă҉Ŀѹ
class <name> from	ĀѸā҉
class <name> gets	Ā҇āҊ
class <name> has	ĀѸā҆ĺҌ
class <name> have	ĀҊĤ҆ňѷ
class <name> implement	ī҉
class <name> inherit	ĀѮā҆ćҍ
class <name> is	āѸē҇ĚҌěѹĵҎ
class <name> live	ā҆
class <name> one	Ŀ҆
class <name> please	ā҉ĹѺ
class <name> starts	ĵҊ
class <name> what	āѸĤ҈ĿҊ
class <name> where	ĀҌ
class <name> which	ā҉ĹҊ
class <name> who	āѵň҇
class <name> |	Ā҇āґĂѴĚғĢҎīѺĵ҇ĹҌĺѳľѵňҐ
class _ $	ĀѱĂ҆ćҐĵҘĹҎĺѵĿ҆ŀҋň҉ō҆ŐҎ
class _ <literal>	ĥҏīҐĵѶ
class _ <name>	ĀѪāҋćҕěғĺҋŇ҆
class _ a	ĀҏāѲ
class _ are	Ă҇
class _ as	ĚҌňѹ
class _ carries	ē҉
class _ classes	ćҍňѷ
class _ come	Ě҉
class _ conforms	ī҇
class _ contain	ĀѷľҊĿҋ
class _ created	ĀҋāѸ
class _ declared	ĵ҇
class _ define	ĀѸā҆
class _ defines	ĺ҆
class _ does	ā҉ě҆
class _ file	ġ҆
class _ for	ĵ҇
class _ forces	Ă҉Ŀѹ
class _ from	ā҇
class _ gets	Ā҇āҊ
class _ has	ā҆ĺҌ
class _ have	ĀҊĤ҆ňѷ
class _ implement	ī҉
class _ in	ĵ҇
class _ inherit	ĀѮā҆ćҍ
class _ inherits	Ā҆
class _ is	āѸē҇ĚҊěѸĵҎň҈
class _ live	ā҆
class _ of	ĀҕĹѹ
class _ one	Ŀ҆
class _ please	ā҉ĹѺ
class _ starts	ĵҊ
class _ the	ĀҍŐ҉
class _ what	āѷćѷĤ҈Ŀҍňҏ
class _ where	ĀҌ
class _ which	āҊĹҊ
class _ who	āѵň҇
class _ |	ĀѷāҋĂѲćҌĚҚĢҌĤ҆ĵ҈ĹҌĺѳľѸňҔ
class body	ĵ҇
class definition	ĵ҈
class does	ć҆Ň҇
class does <name>	ćҊŇ҇
class does the	Ā҆
class gets	ā҆
class has	Ĥ҆ĵ҈
class hierarchy	Ěѹň҉
class hierarchy |	ć҆ĚѺň҆
class in	āҊ
class is	Ā҇āѵĹ҆ňҎ
class is <name>	ňҍ
class is the	ĀҊāѹ
class itself	ĵ҆
class method <name>	ŀ҇
class of	ĀѪěҋŇ҆ňғ
class of <name>	Āѭć҈ěҎ
class or	ćҍġҌňѷ
class or classes	ćҍňѷ
class or file	ġ҆
class that	ĀҏĚѺň҆
class that has	ĀҊ
class that implements	ā҆
class that inherits	Ā҆
class that is	ň҆
class tree	ĚҊň҉
class tree $	ň҉
class with	āҐĥҎňѷ
class |	Āѷā҆ľ҆ŀҊŐҏ
class | $	Āѹā҆ŀҊňѸŐҏ
classes	ĀҎāѬĆѺćҩđѺĒҕēѺěҎģ҆ĥҳīѸĬѹĿѺŀҡŃѸń҈ňӅ
classes $	Āѱć҇ě҈ŀ҈ňҕ
classes <name>	āѷćҎĚѺě҆ŀҏ
classes <name> inherits	ě҇
classes _ $	ĀҌāѺĚҌ
classes _ <name>	āѳćҌě҈ĥҎŀҍňҐ
classes _ <path>	Ā҆
classes _ derive	ĀҊ
classes _ from	Ā҇āѹĂ҈ňҎ
classes _ functions	Ā҉
classes _ has	ň҉
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҉ňѹ
classes _ inherit	ĀѺā҆Ě҇
classes _ inherits	ě҇
classes _ it	Āҍāѷĥ҉
classes _ on	ćѹňґ
classes _ the	āҋćҏňѲ
classes _ their	āҏćѺ
classes _ there	āѵĥ҈ň҇
classes and	Ā҈ġ҆
classes and functions	Ā҉
classes are	ĀҊāѶňҎ
classes are in	Ā҈
classes are there	ň҇
classes derived	Ā҈Ă҈
classes derived from	Ā҈Ă҈
classes does	ĀѸćҏģҊ
classes does <name>	ĀѸćҏ
classes fulfil	ĥ҉
classes fulfil the	ĥ҉
classes has	ćҍňѷ
classes has the	ćҊňѸ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	Ā҉ā҇
classes implement <name>	Āѷĥҋ
classes implement it	ĀҒāѸ
classes implement the	āҋĥѷ
classes implementing	ĥ҉
classes implementing <name>	ĥ҇
classes is	ĀҍćѰŀ҈ň҈
classes is <name>	ĀҎćѱŀ҈ň҈
classes of	Ā҆ćҊěҋŀѹ
classes of <name>	ć҇ěҋŀѹ
classes share	āҒňѷ
classes should	ā҆
classes stand	ć҈ňѹ
classes subclass	ň҉
classes subclass <name>	ň҆
classes that	ĀѳćҎĚ҇
classes that <name>	ćҎňѹ
classes that have	ň҆
classes that inherit	ĀѺĚ҇
classes use	ā҆
classes use the	ā҆
classes which	Ā҈ĥ҈
classes which <name>	ĥҌňѶ
classes with	Ā҉
classes with <name>	Ā҉
classes |	ĀҋāѺćѺĚҌěѺ
classes | $	ĀҌāѺĚҌ
classify	ĀѷāѲłҟ
classify _ project	ĀѷāѳłҞ
classify this	łҊ
classify this project	ł҈
classmethod	ĀѸāҊĬҥ
classmethod $	ĬҊ
classmethod _ $	ā҇Ĭҍ
classmethod |	ā҆ĬҎ
classmethod | $	ā҇ĬҌ
clause	ĀҏāѶīҙĵѹń҉
clause $	īҐĵѹ
clause _ <name>	ĀҒāѹī҈
clause of	ĀѹīҐńҊ
clause of <name>	īҐ
clean	ĀѴā҉Ō҇
cleanly	Ĉ҇
cleanly $	Ĉ҇
clearer	āҏŅѵ
clearer $	āҏŅѵ
cli	ĀѸāѵċҔĞ҇łҐ
cli _ <option>	ċҌ
cli flag	ċ҇
cli flag <option>	ċ҆
closure	ĀѺāҏĻҤ
closure <name>	ĻҤ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҆
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҆
cls	ĀѨćҔĚғě҈ĩѹĵҚĹ҇ľ҉ň҉
cls <name>	ĀѴāҍĂ҆ć҆Ě҈ĩѹĵҚĹ҇ľ҉ňҊ
cls <name> $	Ă҈ćҊ
cls <name> |	Ě҈ňҍ
cls _ $	Ă҈ćҐ
cls _ <name>	Āѷāѹć҉ě҉ĹҌ
cls _ |	ĀѹāѶĚҕňҍ
code	ĀҌąѺćѺĈҏĉѷĊңċҌĐѵėѺğҚĠҊĤѺĩѸıҎĲѺĳѳĸҊĺҊŁѺŃҚńѺō҈őѸŔ҆
code $	ĊҌĘ҆ğҎ
code <name>	āҍ
code _ $	āѶĢ҆Ĭ҆ı҇Ķ҉ĺ҆
code _ <name>	ĀҠāҘĉѷĳѶō҈
code _ <path>	ā҇
code _ a	ĀґāѪĈҍ
code _ at	āѺğ҆Ĵ҉
code _ does	ĀѷāҐıѹ
code _ it	ğҎ
code _ the	ĀѶĸ҉ŃҊ
code _ this	Ń҆
code _ with	āѺŃҍ
code _ |	ā҇ġ҈
code at	āҋ
code base	ĀҒāѫġ҇
code base $	Ā҇āѺ
code base |	ĀҋāѶġ҆
code calls	Ċ҆
code has	ĀҋāѶķ҆
code in	ĀѴāҎĈҋ
code invokes	Ċ҇
code invokes <name>	Ċ҇
code is	ĀҐğ҆ı҇ĳѶĴҊ
code is <name>	ĀҗĳѶ
code is at	Ĵ҉
code is it	ā҆
code of	ā҉Ġ҇ĸ҇ō҉
code of <name>	āҍō҉
code of the	ĸ҈
code paths	Ńҍ
code please	đ҈
code reads	ĀѶāҒ
code reads <name>	ĀѸāҐ
code runs	ĀѺā҇
code that	ĀҌĉѸĊҗğѵ
code throws	Ńҋ
code which	ĀҐāѵ
code |	ĀѳĢ҆Ĭ҆ı҆Ķ҉ĺ҆
code | $	ĀѳĢ҆Ĭ҆ı҆Ķ҉ĺ҆
codebase	Āѹġҗ
codebase $	ġ҇
coding	ĀѶā҇
coding _ |	ĀѶā҇
colleague	ā҇
colleague _ $	ā҆
colleague only	ā҆
colleague only $	ā҆
collect	ĀҒŎѳ
collect _ tests	ĀҔŎѳ
collect the	ĀҔŎѳ
collect the tests	ĀҔŎѳ
columns	āѺĤ҉
come	ą҉ĉ҆Ċѷē҆Ě҈ĬѸńҎŋѺŌҍŔ҆
come <name>	āҍ
come <path>	āҊ
come _ $	Ĥ҆
come _ <name>	Ě҉
come _ has	ā҇
come _ import	ħ҇
come _ is	āҎ
come _ made	ā҇ĬѺ
come _ of	ń҇
come _ test	ĀҊāѷ
come _ tests	ĀҌāѶ
come _ the	āѶ
come _ |	āѶăѺŔ҆
come after	āҍ
come after <name>	āҊ
come from	ĀѹĊѺĚ҉ń҇Ŕ҆
come from <name>	ĚҊ
come from |	ĀѺŔ҆
come into	Āҍāѱą҆
come into the	āѷą҆
come out	Āѹāѹń҇ŌҎ
come out of	ń҇
come right	ē҈
come the	ĀғāѶ
come the test	ĀҊāѷ
come the tests	ĀҌāѶ
come there	ā҇
come there is	ā҇
come they	ā҇ĬѺ
come they made	ā҇ĬѺ
come to	ħ҆
come to import	ħ҇
come with	āѵĞ҆Ĥ҆
come with $	Ā҆Ĥ҆
comes	āѩćҋď҆Ğ҇ī҉İ҇Ĳ҆ĸ҈Ŀ҆ŇҒ
comes <name>	ć҉
comes <name> by	ć҉
comes _ by	ć҉
comes _ of	ŇҌ
comes _ which	ĸ҇
comes after	ī҆
comes from	ĸ҈
comes from which	ĸ҇
comes out	ŇҎ
comes out of	ŇҌ
comes to	āѹď҆
comes with	Ğ҇Ŀ҇
coming	ę҆
command	ā҇ċҔĞғ
command _ flag	ā҈
command _ option	ċ҆
command _ options	Āҍāѵ
command _ tool	ā҆ł҆
command line	ā҆ċҔĞ҇ł҆
command line flag	ā҈
command line option	ċ҆
command line options	Āҍāѵ
command line tool	ā҆ł҆
command names	Ğ҆
commands	Āѳā҆ĞҮ
commands $	āѺĞ҉
commands _ i	ā҆
commands does	Ğҋ
comment	Āҙāѷ
comment _ <name>	ĀҏāѺ
comments	āқĳѸ
comments $	āҖ
commercial	ā҆
commit	ĀҙāѸąӢČҜčҚĎқģѺĦѺħѺĩѺĪѺĬѺĮѺįҺİһŅѹņѸŉҜŏѺőѸŔѺŕѺ
commit $	ĀҏāѶį҇İҔ
commit <commit>	āҙąѲČҝčҥįѶİѹŉҟ
commit <commit> $	Ā҈č҇ŉҌ
commit <commit> break	ĀѴāҏ
commit <commit> change	ĀѶāҌ
commit <commit> changed	Āѳāҏ
commit <commit> concerns	č҇
commit <commit> delete	ĀҊāѺ
commit <commit> did	č҉
commit <commit> in	ā҇
commit <commit> touched	Č҇
commit <commit> what	ā҈čѺ
commit <commit> which	Āѱāҏ
commit <commit> |	Ā҉ā҆
commit <name>	İ҇
commit <name> it	Ā҈
commit _ $	ĀҝāѰąѲč҆Ďҗŉҏ
commit _ <name>	Ā҆āѩąҦįҒİѹ
commit _ <path>	āѲąҫįҘ
commit _ a	āѺį҈
commit _ added	Ā҆
commit _ and	ĀѮāҖ
commit _ birth	ą҇
commit _ break	ĀѴāҏ
commit _ change	ĀѶāҋ
commit _ changed	ĀѲāҏ
commit _ concerns	č҇
commit _ contains	ĀѵąҌ
commit _ created	Āѵąґ
commit _ delete	ĀҊāѺ
commit _ deleted	āҍąѸ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѵĎҎ
commit _ hash	İ҇
commit _ head	Āѵİҍ
commit _ imports	Āѷāҍ
commit _ in	ĀѸā҇
commit _ introduced	ą҉
commit _ it	ĀҕāѴ
commit _ lost	Ā҇
commit _ of	ĀѹąѺĎґ
commit _ please	ĀҊĎѶ
commit _ removed	ĀҐąѶ
commit _ the	ĀѣāҘąѹİқ
commit _ this	Ā҇āҌąѷ
commit _ to	Ā҆
commit _ touched	Č҇į҈
commit _ what	ĀѸā҈čѺİ҉
commit _ which	ĀѹāҎ
commit _ |	āҎĎ҈İѹ
commit added	ąҊ
commit added <name>	ĀѸąҌ
commit added <path>	ĀҊ
commit added the	ā҈
commit adding	ą҆
commit break	ā҆
commit brought	ĀѺąҎ
commit by	ĀҖąѴ
commit by which	Ā҉ąѺ
commit changes	Ā҈
commit changes to	Ā҈
commit count	ĀѠĎҰ
commit count $	ĀѨĎҚ
commit count for	ĀѷĎҎ
commit count of	Ď҈
commit count |	ĀѹĎ҉
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҇āѺ
commit deleted <path>	Āҋāѹ
commit did	ĀҊą҇
commit did <path>	Āґąѳ
commit did the	ĀѺą҈
commit do	ą҆
commit do we	ą҆
commit does	Ā҆āѵİ҈
commit does <name>	Ā҉āѸ
commit for	įҖ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҉
commit gave	ą҇
commit gave birth	ą҇
commit has	Āѩāҗąҋ
commit has deleted	ĀѰāҒ
commit here	Ā҆
commit history	ĀҒąѶİѺ
commit history $	ĀҒąѺ
commit history of	Ď҉
commit in	ĀѶāҍ
commit in the	Ā҇
commit in this	ĀѶāґ
commit in which	ą҆
commit introduced <name>	ĀҎąѶ
commit introduced <path>	Āѵąҍ
commit introducing	ĀѸąҊ
commit is	Ā҉ąҍ
commit made	ĀѴāҒ
commit made the	Āѫāҗ
commit made |	Ā҇āѺ
commit message	ĀѺā҈
commit of	āѸąқ
commit of <name>	Ā҆
commit of <path>	ĀѬąҚ
commit of the	āѹį҆
commit of this	ĀҋąѺ
commit on	įҎ
commit on <name>	į҉
commit on <path>	į҆
commit responsible	ą҆
commit responsible for	ą҆
commit taht created	ą҆
commit that	ąҏįҐ
commit that added	Ā҆
commit that contains	ĀѵąҌ
commit that created	ĀѹąҊ
commit that deleted	Āґąѹ
commit that introduced	ą҉
commit that removed	ĀҐąѶ
commit that touched	į҇
commit the	ā҈
commit touching	į҉
commit w	ĀѺą҈
commit was	ĀҊāѺįҐ
commit was <path>	ą҆į҉
commit was the	ĀҏąѴ
commit we	Ā҇
commit we lost	Ā҇
commit with	āѺį҈
commit with a	āѺį҈
commit |	ĀґāѰİҊ
commit | $	ĀҏāѱİҊ
commits	ĀҖāґąѷĎӘįѹİ҆
commits $	ĀқĎѲ
commits <name>	Ď҇
commits _ $	Ā҉āѷĎ҈
commits _ <name>	ĎҒ
commits _ <path>	āґĎҕ
commits _ are	ĀҌāѱ
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
commits _ year	āҊĎѺ
commits are between	ĀҋāѶ
commits are in	ĀѸāҋ
commits are there	ĀѶĎ҇
commits by	ĀҒĎѰ
commits changed	āѹ
commits changing	ā҆
commits concerns	Ď҆
commits did <name>	Āҋāѹ
commits did not	āҌĎѸ
commits has	Ďҋ
commits have	ā҆
commits have touched	ĀѷĎ҉
commits in	Ď҆
commits in the	Ď҆
commits on	ĀѶĎҎ
commits on <name>	ĀѸĎҊ
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
commits this	āҊĎѵ
commits this year	āҊĎѺ
commits to	ĀѸāҋ
commits to it	ĀѹāҊ
commits touch	Ď҈
commits touched <name>	ĀѸĎ҆
commits touched it	Ā҇āѺ
commits until	ĀѴāҗĎѶ
commits was	Ā҇
commits which	āѸĎ҉İ҈
commits |	Ā҉āѶĎ҈
commits | $	Ā҉āѶĎ҈
committed	āѭĎҙįѹİҘ
committed $	āѺĎґ
committed _ $	İ҆
committed _ it	Ā҆
committed _ |	İ҆
committed last	İҏ
committed to	Āҋāѷ
committed to it	Ā҆
committers	ĀҐ
committers for	Ā҆
common	āҌ
common _ $	āҋ
common |	āҋ
common | $	āҋ
compare	āѸďқ
compare _ signatures	Ā҇
compare the	Ā҆ď҆
compare the signatures	Ā҇
compare with	ď҉
compared	Ą҆ďҌ
compared _ <name>	ďҌ
compared _ <tag>	Ą҆
compared to	Ą҆ďҌ
compared to <name>	ďҌ
compared to <tag>	Ą҆
compares	āҋ
comparing	āѹă҈ď҆
comparison	ďҘ
comparison _ <name>	ďғ
comparison of	ď҇
compilation	ĀѺĈҍ
compile	ĀѰĈҮ
compile _ $	Ĉ҆
compile _ project	Ĉ҆
compile this	Ĉ҇
compiler	ĀѸł҉
compiler _ $	ł҆
compiler |	ł҇
compiler | $	ł҆
compiles	ĈҘ
compiles _ $	Ĉ҆
compiles |	Ĉ҆
compiles | $	Ĉ҆
compiling	ĀѹĈҎ
complain	ĀѲāҗ
complain _ unused	ā҆
complain about	āҊ
complain about unused	ā҆
complete	ĀғĆҎĉѺđ҈
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
conditions	ĀѷāҘ
config	Āҝā҇ĐҠĪѰ
config <name>	ĐҊ
config <path>	Ā҆Đ҉
config _ $	Đ҈
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
configure <name> $	Đ҉
configure _ $	Đ҉
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
confirm	Ĭ҆
conform	ĥҐ
conform to	ĥҐ
conforming	ĥ҆
conforming to	ĥ҆
conforms	īҋ
conforms to	ī҉
connection	Ā҇
connection _ $	Ā҉
connection |	Ā҉
connection | $	Ā҉
considered	ĭҎ
considered like	ĭ҇
consists	Ā҆āѷ
consists _ how	Ā҉āѸ
consists of	Ā҉āѸ
consists of how	Ā҉āѸ
console	ĀѵāҌĞҘ
console commands	Ğ҆
console scripts	ĀѸāҊĞҋ
const	ĀѣāҊđҡĶңŐҊ
const $	đ҉
const <name>	ĀѤāҌđҕĶңŐҊ
const <name> $	ĀѺđ҉ĶҒ
const <name> its	āѵŐҋ
const _ $	ĀѺđ҉ĶҒ
const _ <name>	āѴđґ
const _ its	āѵŐҋ
constant	ĀѶđӅĬѸĶӐķѹĸҌŐҕ
constant $	đҏĶ҆
constant <name>	āҎđҩĶқĸҊŐҖ
constant <name> $	Ā҆āѸđҐĶ҇ĸ҈
constant <name> at	āҊ
constant <name> defined	Ķ҉
constant <name> get	Ķ҇
constant <name> is	đ҉
constant <name> stand	đ҇
constant <name> used	ĀҌĶѷ
constant <name> where	ā҈
constant <name> |	Ā҉āѸŐ҆
constant _ $	Ā҉āѶđҘĶ҆ĸ҈
constant _ at	āҊ
constant _ defined	Ķҍ
constant _ get	Ķ҇
constant _ is	đ҉Ķ҆
constant _ set	ĀѴāѸĶҗ
constant _ stand	đ҇
constant _ used	ĀҌĶѷ
constant _ where	ā҈
constant _ |	Ā҉āѸĶҋŐ҆
constant is	Ķ҆
constant which	Ķ҆
constant |	đ҈
constant | $	đ҈
constraint	ĀѺėҍĮҌ
constraint _ <name>	ė҉
constraint _ the	Į҆
constraint of	Į҈
constraint of the	Į҆
constraint on	ė҇
constraint on <name>	ė҇
construct	Ā҈
construct _ <name>	Ā҈āѹ
construct a	Ā҈āѹ
construct a <name>	Ā҈āѹ
constructor	ĀҩĉѶĊѸ
constructor $	Ā҆
constructor _ $	Ā҆
constructor of	Āҋ
constructor |	Ā҆
constructor | $	Ā҆
consults	ğҐ
contain	ĀѫĘҌğ҇ĠҋĪ҆ĳ҇ľҊĿҊŅѰŉ҉ōѸŔ҇
contain $	ĀѺĳ҈Ŀҋ
contain <commit>	ĀҐāѶ
contain <commit> $	Āѹŉ҈
contain <commit> |	ĀҘāѲŉѹ
contain <literal>	Ŕ҆
contain <name>	āҋ
contain <name> $	āҍ
contain <path>	Ā҈āѹ
contain <path> |	Ā҈āѹ
contain _ $	ā҉ľҊŉ҇ōѷŔ҆
contain _ <commit>	Āѹā҆
contain _ it	āҒŅѲ
contain _ |	ĀҐāѷ
contain a	Āѹ
contain an	ĀѷĘ҉
contain before	āҒŅѲ
contain before it	āҒŅѲ
contain commit	Āѹā҆
contain commit <commit>	Āѹā҆
contain it	ĀѲāҍ
contain it |	ĀѲāҍ
contain something	āѺĠ҆
contain |	āѹĪ҆ľҊōѸ
contain | $	āѹĪ҆ľҊōѸ
containing	āѺőґ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őґ
contains	Ā҇āѧąҊĥѸķҌĺґĽ҆ŉ҆ŊҌő҇Œѹœ҆
contains $	Ŋ҇
contains <commit>	Ā҈
contains <commit> |	Ā҈
contains <name>	ĺҒ
contains <name> $	ĺҒ
contains <path>	āѷą҈
contains <path> |	āѷą҈
contains _ $	ĀҒİ҆ĺҒő҇
contains _ <name>	Ľ҈
contains _ test	œ҆
contains _ |	āѵąҌ
contains the	ķҏœ҆
contains |	ĀҐİ҆
contains | $	ĀҐİ҆
content	āѺĴҩĶѹ
content $	đѸĴҠ
content of	đҌĴ҆Ķѹ
contents	į҈ĴҊŕ҈
contents _ $	į҈
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҈
contents of the	ŕ҉
contents |	į҈
contents | $	į҈
contracts	ī҆
contributed	Āҕāѯ
contributed _ <path>	ĀҌāѵ
contributed to	ĀҔāѯ
contributed to <path>	ĀҌāѵ
contributors	Āҡāѵ
contributors _ the	ĀҐ
contributors to	Āґ
contributors to the	ĀҐ
copyright	ĀѶāҋ
coroutine	ĀѸāҊĬҥ
coroutine $	ĬҊ
coroutine _ $	ā҇Ĭҍ
coroutine |	ā҆ĬҎ
coroutine | $	ā҇ĬҌ
correct	ā҉ĘҋĬ҈Ňѯ
correct _ $	Ęҋ
correct _ <name>	Ĭ҆
correct that	Ĭ҆
correct that <name>	Ĭ҆
correct |	Ęҋ
correct | $	Ęҋ
correctly	āҎ
correctly _ $	ā҇
correctly |	ā҇
correctly | $	ā҇
correspond	Œ҇
correspond to	Œ҆
could	ĀғāҔĢ҉Ňѹ
could <name>	Ā҇
could <name> be	Ā҇ā҆
could _ be	Ā҆
could _ count	Ā҉
could _ find	Ā҇
could _ kindly	Āѩāѷ
could _ look	Ā҉
could _ tell	āҒ
could _ the	Ŀ҈
could be	ā҉
could i	Ā҇
could you	ĀҚāѳĢ҉
could you count	Ā҉
could you find	Ā҇
could you kindly	Āѩāѷ
could you look	Ā҉
could you tell	āҒ
count	ĀҤāѤĂѹąѺćѬĊѸĎҾĚ҉ĤѯĦѹĩѺĪѯĬҎĭҊĳҰľҾĿѬŁѸňѯŊӇŎѹŏѺ
count $	ĀүćѯĎҍĪѷĳ҈ľ҈Ŋ҆
count <name>	ĀѷŊҋ
count <name> 's	ĀѸŊ҉
count <path>	ĀѺ
count _ $	Ŋ҇
count _ 's	ĀѶŊҌ
count _ <name>	ĀѲĎ҉ĳҊľҎŊ҉
count _ <path>	ĀѰĎ҉ĳҍŊ҉
count _ a	Ě҇Ĭ҈
count _ callers	Ā҇
count _ commits	ĀѶĎҕ
count _ functions	ĀҊ
count _ importers	ĀҎ
count _ imports	ĀҌĪѺ
count _ lines	ĀѺĳҍ
count _ methods	Āѵľҕ
count _ of	Āѹ
count _ revisions	Ď҇
count _ tests	ĀѮŊҠ
count _ that	Ā҇
count _ the	ľҌĿѹ
count all	ľ҇ĿѺ
count as	ĀѵāѹĚҋĬҐĭҍ
count as a	Ě҇Ĭ҈
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѳĎҏľ҉Ŋҋ
count for <name>	ĀѺľ҈Ŋ҆
count for <path>	ĀѹĎ҇
count of	ĀѪĎҕĳҎľҌŊҎ
count of <name>	ĀѸĳ҈ľ҆
count of <path>	Āѹĳ҈
count of revisions	Ď҇
count the	ĀҢĎҋĤѷĪѹĳ҆ľҌŊҏ
count the commits	ĀѺĎҍ
count the functions	ĀҊ
count the importers	ĀҎ
count the imports	ĀҌĪѺ
count the lines	ĀѺĳҋ
count the methods	ĀѶľғ
count the tests	ĀѯŊҚ
count |	ĀѶĎ҉
count | $	ĀѶĎ҉
counted	āѹĳҊ
counted in	āѺĳҊ
counting	āѸĄ҇ľ҇ŊҊ
counting _ methods	ľ҆
counting the	āѹľ҆Ŋ҉
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
covered	Ā҆āҌ
covered _ any	Ā҆
covered _ tests	ā҇
covered by	Ā҇āҎ
covered by any	Ā҆
covered by tests	ā҇
covering	ĀѺōҘ
covering <name>	ĀѺōҘ
covering <name> $	ĀѺōҘ
covering _ $	ĀѺōҘ
covers	āғōѶ
crash	āҞķѴ
crate	Ā҈Ğ҆
create	ĀҎāҔąҌŃѵ
create _ from	ā҆
create _ of	Ā҈ą҇
create a	ĀҐŃѶ
create commit	ą҇
create commit of	ą҇
created	āѹăҖąҪįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	Ā҉āѳąҝ
created _ <tag>	Ą҆
created _ |	ā҈
created after	ă҇
created after <tag>	ă҇
created between	ĀѺă҈
created for	ĀѺā҇
created for |	ĀѺā҇
created |	ĀҜāѶ
created | $	ĀҙāѶ
creation	ĀѶąқ
creation _ $	ĀѺąҐ
creation _ <path>	ą҆
creation commit	ĀѺąҐ
creation commit $	ĀѺąҐ
creation of	ą҇
cron	ŕ҇
current	ĀѲāѲĈҋį҈İґņҗ
current _ of	Ņѹņҏ
current _ |	ĀѺį҈ņ҇
current contents	į҈
current contents |	į҈
current one	ņ҈
current one |	ņ҈
current path	ņҎ
current path of	ņҊ
currently	ĀҋāѱŌ҇
currently _ passing	ĀҏāѴ
currently not	ĀҏāѴ
currently not passing	ĀҏāѴ
cut	ĀѺāҎ
cut _ chain	ā҇
cut _ down	ā҈
cycle	Ā҈āҏĜѺĦҦĪѷ
cycle $	ĦҔ
cycle _ $	ĀҊ
cycle _ <path>	āҊ
cycle _ goes	ĀѸĦҊ
cycle _ is	ā҇
cycle in	ĀѺāҊ
cycle in <path>	ā҇
cycle that	Ħ҇
cycle which	ĀѸĦҊ
cycle which goes	ĀѸĦҊ
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
d	Ā҇āѶĩ҆Ī҆ŀ҆
d _ put	Ĺ҆
d _ to	āѷĪ҆
d like	Ā҇āѵĪ҆
d like to	āѺĊ҆Ī҆
d they	Ĺ҆
d they put	Ĺ҆
data	Ĥҧĵ҈ŇѸŐғœѹ
data _ <name>	ĵ҇
data _ has	ĀҌ
data _ of	ĤҏŐҊ
data _ the	ĀѺāҏœѺ
data members	āѸĤҚ
data members of	Ĥҏ
data type	Ā҉āѺŇѸŐғ
data type has	ĀҌ
data type of	Őҋ
date	Āҋā҇įң
date <path>	ā҇
date _ $	ĀѸāҏ
date _ <name>	āѺįҊ
date _ commit	ĀҊ
date _ got	āҋ
date _ the	į҈
date has	āѺįҋ
date of	Ā҉įҒ
date of the	į҈
date |	ĀѸāҏ
date | $	ĀѸāҏ
day	āѺ
days	ĀѧāҐņҌ
days _ $	ņҌ
days _ between	Āѱāҏ
days |	ņҌ
days | $	ņҌ
dead	ĀҗāѷĪѶŏң
dead _ $	ĀҠāѸ
dead _ in	ŏ҈
dead _ inside	ŏ҇
dead _ |	ĀѹŏҎ
dead code	Ā҉
dead code |	ā҆
dead imports	ĪѶŏҢ
dead imports in	ŏ҈
dead imports inside	ŏ҇
dead imports |	ŏҎ
debug	ĀҌ
debug the	ĀҎāѷ
decl	āѹĽҔ
declaration	ĀѰāѬĵҐĶҏķҎĺҌĽҧŁ҇ŐѺ
declaration $	ĥ҇
declaration <name>	ĶҌ
declaration <name> $	ĶҌ
declaration _ $	ĀѹāѹĶҌĽҘ
declaration _ <name>	ī҆
declaration _ of	ĵ҆Ķ҆ĺҎ
declaration _ the	Ľ҉
declaration _ |	Ľ҆
declaration line	ķҖ
declaration of	ī҆ĽҌ
declaration of <name>	ī҆
declaration of the	Ľ҉
declaration site	ĵ҆Ķ҆ĺҎ
declaration site of	ĵ҆Ķ҆ĺҎ
declaration |	ĀѺāѹĽҒ
declaration | $	ĀѺāѺĽҐ
declarations	ĀѹāѹĆ҈Ē҆Īҗ
declarations _ <name>	Īҍ
declarations _ <path>	ĪҊ
declarations inside	Īҋ
declarations of	Īҍ
declare	Ā҈Ă҆Ŀ҆
declare _ $	ĀҎāѵĿ҆
declare a	ā҆
declare |	ĀҎāѵĿ҆
declare | $	ĀҎāѵĿ҆
declared	ĀѺāѲĂґċ҆Ğ҇Ĥ҈ĪѺĬҔĭҏĵґĶҌĸҋĻ҆ĽҕŁ҈Ňҋ
declared $	ĵ҉ĸ҉Ľ҉
declared <name>	Ĭ҇
declared _ $	āѷĂ҆ĬѺĵ҆Ķҋĸ҆Ł҉
declared _ <name>	ĂҎĤҋĿ҉
declared _ a	Ĭ҆
declared _ abstract	ā҆Ăѹ
declared _ of	Ė҈Ň҆
declared _ on	ā҇
declared _ return	Ň҆
declared _ type	Ň҆
declared _ |	ĀѺĭҏ
declared abstract	āѹĂҌ
declared as	ĬҊ
declared does	Ĭ҆
declared for	ĀҌāѺ
declared in	ĀҎĂѶĤ҉Ľ҆Ŀҋ
declared in <name>	Ā҇ĂѶĤ҉Ŀҋ
declared on	ĀѺĂҗ
declared on <name>	ĀѺĂҗ
declared return	ŇҌ
declared return of	Ň҆
declared return type	Ň҆
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҈ĶҌĸ҆
declared | $	ĵ҆ĶҌĸ҇
declares	āѺĂ҆ċ҇ĵ҇ĸ҇ļ҆Ľ҆
declares _ constant	Ķ҆
declares _ interface	Ľ҆
declares its	Ā҆ļ҆
declares the	ĸ҆Ľ҇
declares the constant	Ķ҆
declares the interface	Ľ҆
declaring	Ľ҇
decorated	ā҉ĒҢēҩĢѺ
decorated $	āҋĒ҆
decorated <name>	ēғ
decorated <name> $	ēҐ
decorated _ $	ĀѶāѵĒґēҘ
decorated _ <mark>	ĀҏĒѷ
decorated _ <name>	ĒҘēѺ
decorated _ |	ē҈
decorated by	Ēҍ
decorated by <name>	Ē҉
decorated with	ĀҐēҍ
decorated with <mark>	ĀҏĒѵ
decorated with <name>	Ēҏ
decorated |	ĀѺāѹĒҍ
decorated | $	ĀѺāѹĒҍ
decorator	ĀѮāғĒҺēҘŁѺ
decorator $	āѹĒҗ
decorator <mark>	āҖĒѵ
decorator <mark> do	ā҇
decorator <mark> itself	ā҆
decorator <name>	ĀѴĒҢ
decorator <name> $	āѹĒҍ
decorator <name> |	Ē҈
decorator _ $	āѷĒҕ
decorator _ <name>	ā҇ē҉
decorator _ applied	Ē҇
decorator _ do	āҍĒѶ
decorator _ itself	ā҆
decorator _ |	Ē҆
decorator on	ā҆
decorator on <name>	ā҇ē҆
decorator |	āѷĒҐ
decorator | $	āѸĒҎ
decorators	ēӗĤѺ
decorators $	ēҌ
decorators _ $	ē҈
decorators _ <name>	ĀѺāҌēҚ
decorators _ on	Āҋāѳē҆
decorators _ the	ē҇
decorators are	ĀҊāѸ
decorators are on	Āҋāѳ
decorators does	āѺē҈
decorators does <name>	ē҇
decorators has	ē҉
decorators has <name>	ē҇
decorators is	ē҇
decorators on	ā҇
decorators on <name>	ā҇
decorators that	ē҇
decorators |	ē҈
decorators | $	ē҈
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѰāѯĆҔē҉ĕ҇Ķ҇ķҮĹҌĺҍĻҘļ҇ňѹ
def <name>	ĔѹĕҊĵѺķҊĹҊĻҎļ҈
def <name> $	ĻѸļҌŁ҆
def <name> begins	ķҋ
def <name> |	ĔѹĕҊ
def _ $	āѸċ҆ĵҊĶҋķѷĺғļҊ
def _ <name>	ĀѸĆҕĬ҇ķ҇Ļ҇
def _ begins	ķҋ
def _ of	ķҙ
def _ that	ķ҈
def _ |	ĔѹĕҊ
def line	ĶҎ
def line $	ĶҎ
def location	ċ҆ĵҊķѸĺҖ
def location $	ċ҆ĵҊķѸĺҖ
def of	ĀѸĆҕĬ҇ķ҇Ļ҈
def of <name>	ĀѸĆҕĬ҇ķ҇Ļ҈
def |	ē҆
default	ĀѡāқċѷđѶĔӇĕӌĢѺ
default $	ĔҌ
default <name>	Ĕ҆
default _ $	āҐđѺĔѸĕҗ
default _ <name>	ĀѶāҊĔҎĕқ
default _ its	ĕ҆
default _ of	Ĕ҆
default _ the	ĀѹċѺĔҜ
default _ |	āѺĕҊ
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
default to	ĕҊ
default to |	ĕ҈
default value	ĀҊāѶđѹĔҊĕҍ
default value $	ā҇đѺĕ҈
default value of	ĀҌāѱ
default value |	Ĕ҉
default what	ĔѹĕҊ
default |	ā҇ĕ҉
default | $	ā҇ĕ҉
defaults	āѸĔҕĕҎ
defaults to	Ĕҕ
define	Āѹā҆ĆҚĐҋĘѺĺҍļҎŊ҈
define $	Ŀ҈
define <name>	āҕĆҋĐҊĺ҈
define <name> $	ĀѵāҗĆ҉Đҋĺѹ
define <name> |	ĀҊĺҏ
define _ $	Ā҉ā҈Ć҈ĐҋĺѹŊ҇
define _ <name>	ĀѶĆҌ
define _ inner	ļ҆
define _ method	ĺ҈
define _ nested	ļ҇
define _ |	ĀҊĺҏ
define a	ĀѹĆҋ
define a <name>	ĀѺĆҌ
define its	ļ҈
define the	Āѷĺ҇
define the method	ĺ҇
define |	ĀҔāѱŊ҇
define | $	ĀҔāѱŊ҇
defined	ĆҢćѸċҏĐѶđҍĒѧġ҆ĤҊĬ҆ĭѸĵҔĶҏķ҈ĸҌĻ҆ļҍĿҌŀѹňѶőѹŒѺœ҆
defined $	āѴċ҆ĺҏĻѶļҔ
defined _ $	ĀҊāѺĆҊċ҆đҐĒѬĵ҉ĸҌĹ҉ĺѹœ҇
defined _ <name>	Ā҆Ĥ҉ĻҊĿ҉
defined _ <path>	Ā҉
defined _ the	Ļ҈
defined _ which	ĺ҇
defined _ |	ġ҇ķ҉
defined as	ĀѷđҐĬҊ
defined at	ĺ҈
defined before	ā҆
defined by	Ă҇Ļ҇Ŀ҆
defined by <name>	Ļ҇
defined in	Ā҆ķ҈
defined in <path>	Ā҈
defined in |	ķ҉
defined on	ĀѸĤ҉Ŀ҆
defined on <name>	ĀѹĿ҆
defined |	ĀҒĆҋċ҆ĒѭĶ҇ĸ҉Ĺ҆ĺѺœ҇
defined | $	ĀғāѺĆҊċ҆ĒѭĶ҇ĸҌĹ҆ĺѺœ҇
defines	ĀҋāѫĆҍĺҋĻҋļ҇Ľ҉ľ҇Ŀ҇ōѺ
defines $	ĀҔāѹľ҆
defines <name>	Ć҆ĵѸĺҌ
defines <name> $	Ć҇ĵѸĺҎ
defines <name> |	ļ҇
defines _ $	Ć҉ĵѺĺҍ
defines _ nested	ļ҆
defines _ |	āѹļ҇
defines it	āѹĆ҉
defines the	āѺĽҊ
defining	ā҆
defining <name>	ā҆
definition	ĀѲāѦĆҙċҌē҈ĢѺĵҙĶҎķҗĸ҈Ĺ҇ĺҜ
definition $	Ć҈
definition _ $	āѳĬ҆ķ҇
definition _ <name>	āѷĆ҆ēҊķѸĹҊĺҢĻ҆
definition _ class	ĵ҉Ĺѷ
definition _ for	Ć҉
definition _ the	Ķҏ
definition is	ā҇ĆѺ
definition of	ĀѲāѷĆҊē҉ĶҌĹ҈ĺҨĻ҇
definition of <name>	ĀѵĆ҆ēҊĵѷķѺĹҌĺҥĻ҆
definition of class	ĵ҉Ĺѷ
definition of the	Ķҍ
definition sites	ĆҌ
definition sites for	Ć҉
definition |	ĀѷāѲĬ҆ĵҎķ҇
definition | $	āѳĬ҆ķ҇
definitions	ā҆Ćҧģ҆ŀ҆
definitions _ <name>	ĀѺāҌĆҙŀ҆
definitions in	āѺģ҇
definitions of	ĀѶāҒĆґŀ҆
definitions of <name>	ĀѶāҒĆґŀ҆
definitions that	Ā҈
defs	āѵĆ҈ĒҐľҋĿҒŀҋ
defs _ be	Ā҇
defs _ i	Ŀ҉
defs _ in	Ā҈
defs _ the	ĀѺľҊ
defs _ with	Ē҇
defs are	Ā҈
defs are in	Ā҈
defs can	Ā҇
defs can be	Ā҇
defs does	ľ҇ĿҊ
defs will	Ŀ҉
defs will i	Ŀ҉
delegates	āѺĉҠđѺ
delegates _ $	āѺĉҟđѺ
delete	āҥĆѷĴѺ
delete <name>	Ā҇āѸ
delete <path>	Ā҈
delete _ <line>	āҋĴѺ
delete _ |	Ā҆
delete all	āҒĆѴ
delete line	āҋĴѺ
delete line <line>	āҋĴѺ
delete the	āҋ
deleted	ĀҜāҒąѯ
deleted $	Ā҇
deleted <name>	Ā҈
deleted <name> $	Ā҉āѺ
deleted <path>	ĀҋąѸ
deleted <path> $	ĀғāѶ
deleted <path> |	ĀѸāҍ
deleted _ $	ĀҙąѴ
deleted _ <tag>	ĀҎāѴ
deleted _ written	Āѹā҉
deleted _ |	Āѹāґ
deleted and	Āѹā҉
deleted and written	Āѹā҉
deleted between	ĀҎāѴ
deleted between <tag>	ĀҎāѴ
deleted from	ā҆
deleted |	āґ
deleted | $	āґ
deletion	Āҍ
deletion _ <path>	Ā҇
deletion of	Āҍ
deletion of <path>	Ā҇
demand	āѸĂҍĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands	Į҆
demands _ in	Į҆
dep	ĀѳĖҒėҋĦ҆ħҊĩѹĮѸ
dep <name>	āҊėҋĩѺĮѸ
dep between	Ħ҇
dep path	ħҊ
depend	ĀґāѸħ҈ĩҐĪҍ
depend _ $	ĀґāѨĪҖ
depend _ <name>	ĀҐāѷĩ҈
depend _ <path>	ħ҉ĩ҈ĪѺ
depend _ it	ĀҊ
depend _ the	ā҈
depend _ this	ĀѺāғĖѷ
depend _ |	ĀѹĖҊė҇
depend on	Āҋħ҉ĩҏĪҊ
depend on $	Ā҈āѲĪғ
depend on <name>	ĀҐāѷĩ҈
depend on <path>	ħ҉ĩ҈ĪѺ
depend on it	ĀҊ
depend on the	ā҈
depend on this	ĀѺāғĖѷ
depend on |	ė҇
depend |	Ā҉āѶ
depend | $	Ā҉āѶ
dependencies	Ā҈ā҇Ėұė҆ĞѸĩґĪҡĮѺıѱ
dependencies $	ĀҎāѵĖҌ
dependencies _ $	ĀҋāѸĖҖıѹ
dependencies _ <name>	ĩҋĪҐ
dependencies _ <path>	Āѹĩ҇ĪҊ
dependencies _ does	Ė҈
dependencies _ outdated	ĀѷāҊ
dependencies _ the	ĪҌ
dependencies _ there	Āҏāѳ
dependencies _ this	Ā҉Ė҈
dependencies _ |	ĀҋĖѸ
dependencies are outdated	ĀѷāҊ
dependencies are there	Āҏāѳ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	ĀѺāҋ
dependencies have |	ā҆
dependencies of	ĖҊĩғĪҚ
dependencies of <name>	ĩҋĪҐ
dependencies of <path>	Āѹĩ҈ĪҊ
dependencies of this	Ā҈Ė҈
dependencies |	Ā҉ā҈Ė҆ıѸ
dependencies | $	Āҏıѹ
dependency	ĀҋėҟĜ҉ĝ҈ġѴĢѴĦҋĨ҆ĩҠĬѺ
dependency $	Āҕġѹ
dependency <name>	ā҈ėҚĢѶ
dependency <name> $	ėҊ
dependency _ $	ėҌ
dependency _ <name>	ĩґ
dependency _ <path>	ĀѲĜ҈ĩҍ
dependency of	ĀѹāѺĝҊĨ҇ĩҢ
dependency of <name>	ĩґ
dependency of <path>	ĀѸĝ҇ĩҎ
dependency on	Ĝҋ
dependency on <path>	Ĝҋ
dependency through	Ħ҆
depends	Āѳā҉Ė҈Ĝ҇Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѹĪҋ
depends on	Āѳā҉Ė҈Ĝ҈Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѹĪҋ
deprecated	āҘċѴ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѶāҕėҖĩғıѵ
deps $	ĀѲāҜėҖıѵ
deps of	ĩҗ
depth	ĀґāѺ
derive	Ā҇Ă҆ćҌňѷ
derive _ <name>	ĀҋĂ҆Ě҈ňѶ
derive from	Ā҇Ă҆ćҌňѷ
derive from <name>	ĀҋĂ҆Ě҈ňѶ
derived	āѵĂ҆ĚґĥѸŀҔňҤ
derived _ $	ćҏĚѺě҈ň҆
derived _ <name>	Ă҈ćѹĚҌňҐ
derived _ is	ŀ҆
derived _ of	ňғ
derived _ the	ćѵňҌ
derived _ what	ĀҏňѲ
derived _ |	ć҈ŀ҆
derived class	ŀ҆
derived classes	ćѺŀҐň҆
derived classes is	ŀ҆
derived classes of	ň҈
derived from	Ă҇ć҇ĚҎě҆
derived from $	ćҋě҈ňѸ
derived from <name>	Ă҈Ě҆ňҍ
derived from the	ćѵňҌ
derived from what	ĀҏňѲ
derived from |	ć҈
derived of	Ě҆
derived of <name>	Ě҆
derived types	ňҙ
descendants	ĀҏāѳćѶĚҕěѸňҸ
descendants $	Ā҆ňҤ
descendants _ $	ň҈
descendants _ <name>	ĚҘ
descendants _ class	ňҌ
descendants of	Ā҇ĚҗňҌ
descendants of <name>	ĚҘ
descendants of class	ňҌ
descendants |	ň҈
descendants | $	ň҈
descends	ć҇Ě҇
descends _ $	ć҇
descends _ <name>	ň҇
descends from	Ě҇
descends from <name>	ň҇
describe	āѵĢҮ
describe <name>	Ģ҈
describe the	ĀѸĢҟ
description	Ā҇
design	ĀѶāҒ
determine	ĀѭāѬĺҊľ҆
determine _ changes	ą҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҆Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѸāѯĊ҆ĺҌľ҇
determine the changes	ą҆
determine the declaration	ĵ҆Ķ҇ĺҎ
determine whether	ĀѺ
determine which	ğ҇
dev	ĀҍāѹĖ҉
dev _ $	ĀҎāѹ
dev _ |	ĀҘāѪ
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҌāѴĶ҉
development	ĀҖĖѶ
development _ |	ĀѺĖҍ
dict	Ő҇
did	ĀғāҏĄ҆ą҈Č҇čҠďѺĔѸĠҌĩѺĬҌĭҊįҌĲѸĴѸĵ҇ĹѺńѳŅқņҕŋѶŎѺŕѹ
did <commit>	ĀѰāґČҋčҊ
did <commit> <name>	āѺč҉
did <commit> break	ĀѺāҍčѺ
did <commit> change	āҌ
did <commit> leave	ā҇
did <commit> make	āѹč҇
did <commit> modify	Č҈
did <name>	ĀҢā҇į҉ńѸŅҌņҋ
did <name> <name>	ĀҌąѹ
did <name> become	ņ҈
did <name> change	Ā҈āѶ
did <name> come	Ā҇āѷ
did <name> exist	ĀѳĠҕ
did <name> last	į҆
did <name> live	ĠѸ
did <name> look	ĀѸāґ
did <name> move	ņ҈
did <path>	ĀҘāѹąѵŅҏņ҈
did <path> <name>	ĀҙąѰ
did <path> become	ņ҇
did <path> exist	ĀҌāѷ
did <path> get	Āѹ
did <path> move	ņ҇
did <path> use	Ņ҆
did <tag>	Ġ҈
did _ <commit>	ĀҍČѹ
did _ <name>	ĀҢāѲąѨč҉įѺľ҇
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ already	ĀѺ
did _ author	Ā҈āѹ
did _ authors	ĀѺāѺĭҊ
did _ become	Āѹā҆ņґ
did _ begin	ā҆
did _ break	ĀѳāґĈ҆čѺ
did _ call	āѺŅҌ
did _ change	ĀҎāѷ
did _ come	āѶą҇
did _ commit	āѺİ҇
did _ contain	āґŅѲ
did _ exist	āѵă҆ĠҔŋѸ
did _ fail	Āғāѭ
did _ first	Āѷąҋ
did _ get	ĀҎį҆
did _ give	ā҉
did _ go	āѺŅҋ
did _ have	Ņ҆
did _ history	Āѹą҈
did _ import	Ī҇
did _ last	įҎ
did _ latest	āѺį҈
did _ leave	ā҇
did _ live	ĀґĠѸņѹ
did _ look	ĀѲāқ
did _ make	āѥč҆ĬҒ
did _ modify	Č҈
did _ move	ĀѸāѺņҐ
did _ put	ĵ҆ĺ҆
did _ rename	ā҇
did _ tests	ā҇
did _ touch	ā҈č҉ĎѸ
did _ turn	ņ҉
did _ use	Ņҍ
did _ work	ā҇
did _ write	Āҍāѳ
did anything	č҆
did ci	ĀҊāѷ
did commit	ĀҍČѹ
did commit <commit>	ĀҍČѹ
did it	Ā҆ā҈
did it get	ĀҎāѺ
did it live	Āҍ
did not	āҊĄ҇ĎѸ
did not exist	ă҆
did not touch	āҌĎѸ
did one	āѷŅҊ
did one call	āѷŅҊ
did people	āѺ
did somebody	ĀѵāѫĈ҆Ĭ҉į҇İ҇
did somebody last	āѹį҉
did somebody make	Ĭ҉
did the	āҋą҈ĭҊİѺĶ҉
did the author	Ā҈āѹ
did the authors	ĀѺāѺĭҊ
did the history	Āѹą҈
did the last	ā҇
did the latest	āѺį҈
did they	ĀѮāѥĪ҆Ĭ҈ķ҆ĺ҆ő҆
did they import	Ī҇
did they make	āѸĬ҉
did they put	ĺ҆
did they rename	ā҇
did to	ā҉
did we	ĀѹāҐįѹ
diff	ĀґāѪčҐďқĢѹ
diff $	ď҆
diff <name>	Āҍď҉Ģѹ
diff _ $	ĀҎāѹĢѹ
diff _ <commit>	čҊ
diff _ <name>	ďҍ
diff of	čҌ
diff of <commit>	čҊ
diff the	ăѺ
diff |	āѺ
diff | $	āѺ
differ	ĀҎăѴďҟŁѷ
differ _ $	ĀѺā҆ď҇
differ from	ĀҎăѴ
differ |	ĀѺā҆ď҇
differ | $	ĀѺā҆ď҇
difference	ĀѺāҊď҇
difference between	ď҆
differences	ĆѺďҚ
differences $	ď҉
differences between	ā҉ĆѺ
differences in	ďҊ
different	ĀҎāҊăѹĄѷĆґďҐ
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
differs	ā҇
differs _ $	ď҆
differs |	ď҆
differs | $	ď҆
dir	ĀѺőҧ
dir $	őґ
dir _ <path>	ő҆
dir containing	őґ
direct	ĀҍĜҊňѷ
direct _ indirect	Ā҇
direct _ of	Ĝ҇
direct and	Ā҇
direct and indirect	Ā҇
direct import	ĜҊ
direct import of	Ĝ҇
directly	ĀҊĊѺĘҏňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҏĜѹ
directly _ through	ĀҌ
directly or	ĀҞāѺĜѹ
directly or indirectly	ĀҏĜѹ
directly or through	ĀҌ
directly |	ĀѸĜҊ
directly | $	ĀѹĜҊ
directory	ĀѴőұŒҐ
directory _ <name>	őҏ
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
display	Ā҉Ĵ҉
display _ <line>	Ĵ҉
display line	Ĵ҉
display line <line>	Ĵ҉
distribution	Į҆
distribution _ what	Į҆
distribution |	Į҆
distribution | what	Į҆
do	āүĂ҇ă҉ćѷĉѵđѶĒѵēѯĘ҉ęѷĝҋğҊġ҈ĢҘģѷĦҎĪѲīѹĬѰįѺĶѺĻѺŀ҆Ł҇Ň҈ŊѸŋҌŎҒŐѹŒ҉Ŕ҆ŕѸ
do $	ĀѶāҕ
do <name>	ĀҐāѴ
do <name> 's	ĀҎāѶ
do <name> and	ď҆
do <name> objects	Ā҈āѺ
do _ $	āҔďѸēѹĢҠ
do _ 's	ĀҎāѵ
do _ <name>	ĢѺōҊ
do _ <path>	āѺĩ҆
do _ a	ā҆
do _ all	Ŏ҇
do _ and	ĀҋāѵĦ҆
do _ by	ĀҎāѺ
do _ contain	āҐŉѴ
do _ decorators	ā҆
do _ depend	ĀҊāѹ
do _ dependencies	ā҆
do _ files	ā҇
do _ find	āѹœ҆
do _ follow	ā҆
do _ get	āѵħҌňѸŌ҉
do _ go	ĊҊ
do _ happen	Āѷň҇
do _ have	āѯĂҋą҇ėѶġҔŋҎ
do _ import	ā҉ĝҊĩѸ
do _ importers	ĜѵĝҒ
do _ imports	ĜґĝѶĦ҉
do _ in	ĀғāѮ
do _ installed	ā҆
do _ it	āҊ
do _ know	ĺ҆ļ҆ŏ҆
do _ mean	Œ҈
do _ methods	ā҉
do _ need	ĀѸĞѺĢ҉Ł҆ń҈
do _ objects	Ā҈āѺ
do _ of	Ŏ҇
do _ override	Āѵāҕ
do _ pass	Ā҉āѯĔҋ
do _ see	œѺ
do _ set	Ķ҇
do _ test	ĀґāѰ
do _ tests	ĀҘāѲ
do _ tets	Ŏ҆
do _ the	ā҆ŀ҆
do _ use	ĀґĶѵ
do _ work	āѹĥ҈
do at	ă҆
do i	āҐĂҋă҆ĈѺėѺĢѺħҌĵ҆ķ҇Ĺ҆Ľ҆ŁҍŇ҉őҊ
do i find	āѹœ҆
do i get	Ā҇āѳħҋ
do i have	Ā҉ĂҌėѷ
do i need	ĀѸĞѺŁ҆ń҉
do i see	ā҇œѺ
do import	āѸĩҊ
do it	ā҆
do its	ā҆
do not	ĀѲāҥĒѺĔґĩѷŉѳ
do not contain	āҐŉѴ
do not get	ĀѰā҆
do not have	ā҆
do not import	ā҉ĩѹ
do not know	āѺŒ҆
do not override	ā҉
do not pass	ĀҋāѱĔҋ
do other	ā҇
do other files	ā҇
do so	ā҇
do step	ĀҎāѺ
do step by	ĀҎāѺ
do subclasses	Āѵā҈
do tests	ĀҐāѫŎ҇
do tests in	ĀғāѮ
do tests of	Ŏ҇
do the	Āѵāѵď҉ĘҋĚ҇Ĝ҆ĝ҈ğҌĥ҈Ħ҉Ŏҍ
do the <name>	ā҆
do the decorators	ā҆
do the importers	ĜѵĝҒ
do the imports	ĜґĝѶĦ҉
do the installed	ā҆
do the tests	ĀҌ
do the tets	Ŏ҆
do they	Ć҉Ŏ҇
do to	āҋĒѺ
do to a	ā҆
do we	Āқāѩą҇Ċ҈ė҈ĝ҉ġҎĶѺł҈ŋ҆Ŕ҈
do we depend	ĀҊāѹ
do we have	āѥą҇ġҕłҊ
do we import	ĝҊ
do we need	Ģ҉
do we set	Ķ҆
do we use	ĀґĶѵ
do without	ā҆
do wrong	āҊ
do you	ĀѶā҇ĺ҆ŋ҈Ō҈ŏ҆
do you get	ĀҋňѹŌ҈
do you happen	Āѷň҇
do you have	āѷŋ҉
do you know	ĺ҆ļ҆ŏ҆
do |	āҍďѸēѹĢҤ
do | $	āҍďѸēѹĢҤ
doc	Āғ
doc comment	Ā҉
docs	ĀҨ
docs _ <name>	Āҡ
docs _ the	ā҆
docstring	ĀҬāҍĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	Āҙ
docstring of	Āҗ
docstring of <name>	Āҗ
documentation	āґ
documentation _ <name>	Ā҈
documentation for	ĀґāѸ
documentation for <name>	ĀҕāѲ
documented	ĀѸāңğѺ
documented _ $	āҏ
documented _ the	ā҇
documented in	ā҈
documented in the	ā҇
documented |	āҊ
documented | $	āҊ
does	ĀғāѯĂѷąѸĆѴĈҘĉҌĊѫċѸČ҈čҊĕҌĘҗęҒĚҍěғĜҞĝ҇Ğ҉Ġ҆ġ҇ĢҏģҎĥѱħҊĨ҆ĩѫĪҔī҆ĬѺĭѹįѰĳ҉ĸѺĹѵĻѴĽѹŀѲłѷŃѲŅѬņѹŇѵňѰŊ҉ŋ҆ōѫœѰŔѹ
does $	Ģҙ
does <commit>	ĀѶāѹČҌŉ҆
does <commit> touch	ĀѷČҍ
does <literal>	ĀѶĵғ
does <mark>	ĀѺāѶĒғ
does <name>	ĆѹćҏĉҖĊѶđҏĒѸĕҋĖѸĘҍęҐĚҒěҒĜ҇ğѷġ҉ĢѱĤѺħ҉ĩѺĪ҆īҊĬ҉ĮѷĳҊĵѶĽѺľѺŃѵń҈Ňѷŋѵō҈ő҇
does <name> <name>	ĀѳāҞđҌĘѸĚѸ
does <name> accept	ĀҏāѳŁҊ
does <name> appear	ĀѺěҌ
does <name> behave	Āѷāҋ
does <name> call	ĀѵāҐĉҐĘѳęҎŁѺ
does <name> carry	āҋ
does <name> catch	ĀѹāҌ
does <name> check	āҌ
does <name> come	āѺ
does <name> count	ĀѹĬҏ
does <name> declare	āѹĿҊ
does <name> default	ĕ҆
does <name> define	ĀҌāѴĐ҆ĺҋļ҈
does <name> depend	ĀѶĪҍ
does <name> do	āѲĢҘ
does <name> end	Ā҆
does <name> execute	ĉҌĘҎ
does <name> exist	ā҆ĘѺġҔ
does <name> expect	ĀҊŁ҉Őѹ
does <name> export	ģ҉
does <name> expose	ģҋ
does <name> extend	ćғĘѺĚ҆
does <name> get	ĀѷĉѺęҒō҉
does <name> have	ĀѵāѧćҍĉѸĐ҈đ҆ē҇Ě҇ě҇ĢѺĪѺĭҊĳҍĿ҆ňҋŐ҆
does <name> implement	ĀҎ
does <name> import	ĀҍāѺĝ҆ģѷŏ҈
does <name> include	ĀѺĪ҈
does <name> inherit	Ā҇āҋĚ҉ľѳ
does <name> invoke	ĉҏ
does <name> itself	ĀҌćѹ
does <name> live	ķґ
does <name> need	ĀҌģѺ
does <name> never	āҏĉѸńѺ
does <name> not	ā҆
does <name> occur	ĀҎāѺ
does <name> of	ģ҉
does <name> offer	ģ҇
does <name> override	Āҍ
does <name> pass	āҒŁѱ
does <name> provide	ģ҆
does <name> raise	ĀѷāҎń҇
does <name> really	ĀѸā҆
does <name> rely	ĉ҆
does <name> return	āҌŇ҈
does <name> run	ĀѴĘҔ
does <name> sit	ě҆ő҈
does <name> specialise	ĀѷĘѺĚҕ
does <name> stand	āҐĢѸ
does <name> subclass	ĀѶćҍĚҍ
does <name> take	ā҈Ł҇
does <name> throw	ńҎ
does <name> turn	Ā҉
does <name> use	ĀѲāѺĉ҉ĕ҉ĘҌ
does <path>	ĀҌāѺĜ҉ĝҎģ҇ħ҉ĨҏĩѹĪ҈ŊҌő҉
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	Āҍāѳ
does <path> depend	ĀѸĪ҉
does <path> drag	Ĝ҆
does <path> end	ĀѹĨ҆
does <path> export	ĀҎ
does <path> expose	Āѹģҋ
does <path> get	ĀѸāҋĝ҈ħѴŕ҉
does <path> have	ĝ҈ĳѹŊ҉
does <path> import	ĀҐĜѷĝ҈Ħ҆ĪѺŏҋ
does <path> include	ĀҒĜѷ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҇
does <path> reach	ĀѶħ҆
does <path> require	ĀѷĜҊĪ҈
does <path> say	Ā҆
does <path> set	Ā҆
does <path> sit	ő҆
does <path> take	ĀҍĦѴ
does <path> use	ĀѴāҎ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	ĀҊĢҜ
does _ <literal>	āѺĥ҆Ľ҉
does _ <name>	ĀѴāҔđҒĘѶĚѷĢѺķ҈ĿҋŇ҈Ō҉ōѺŒ҆
does _ accept	ĀҎāѲŁҎ
does _ and	ď҇
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҎāѷĵҒ
does _ behave	Āѷāҋ
does _ belong	ě҇Ħ҆ŉ҆
does _ body	ĀѸĘҊ
does _ break	ā҇
does _ bring	ĀҊĪѺ
does _ build	Ā҉ā҆ĈѶ
does _ call	ĀҍĉҒęҍġѺŁѹ
does _ capture	āҏ
does _ carry	ā҈ē҆
does _ catch	ĀѸāҐ
does _ change	Ā҈āѹ
does _ check	Āѵāҗ
does _ checker	ŇѺŐ҉
does _ ci	Ā҇āѹ
does _ class	ĚѸĤ҉īҌľґňѴ
does _ code	ĀҍāѶğ҇
does _ come	āѸħ҆
does _ commit	Ā҇āѶč҇
does _ conform	ā҉
does _ constant	ĀѸđ҆Ķ҈
does _ contain	Ī҇ĳ҈ōѷ
does _ count	ĀѵāѹĬҒ
does _ declare	ĀҍāѵĿ҆
does _ decorator	ā҉
does _ default	ĕ҆
does _ define	ĀҗāѥĐҌĺҋļ҈Ŋ҈
does _ demand	āѺĮ҇
does _ depend	ĀѲĪҖ
does _ diff	č҉
does _ do	ĀҕāѳĢҝ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	Ĩ҆ĳ҈
does _ enum	Āѫāҗ
does _ error	Ā҈āҍ
does _ exception	ĀҌāѴŃҊ
does _ execute	ĀѺĉҌĘҎ
does _ exist	ĀѷāҌą҈ĘѺġҚŋҊ
does _ expect	Ā҉āѹŁҍŐѹ
does _ export	Ā҉ģҌ
does _ expose	Āѵģҙ
does _ extend	ćґĘѹ
does _ fail	ĀҒāѱ
does _ file	ĀѳāѶĎҊĪҍ
does _ find	ě҆
does _ function	āѺēҊĘ҇
does _ get	ĀѭāҊĉѷĊ҈Ĕ҇ęґĝ҇ħѵĩ҉ō҈ŕҌ
does _ give	ā҈
does _ go	ĀҊ
does _ have	ĀѸāѭă҆ćҍĉѸĐҌđ҆ě҆ĝ҇ĢѹĤ҆ĭ҉ĳ҈Ŀ҇ňҊŊҏŋѺŐҋ
does _ history	ĀҊĎѸ
does _ implement	Āҍ
does _ import	ĀҕāѺĝґģѰĦҊħѺŏҖ
does _ in	ĀҌāѲ
does _ include	Ā҇Ī҇
does _ indirectly	āѷħҌ
does _ inherit	ā҉ć҇Ěҍľѳ
does _ interface	Āҏ
does _ invoke	ĀѺĉҏĘ҉
does _ it	ĀѺāҌŏѹ
does _ itself	ĀҌćѹ
does _ keep	ā҇
does _ l	ĳ҇
does _ leak	ĀѹāҊ
does _ linter	ā҆
does _ list	Ęѹęҍ
does _ live	ĀѶĵ҉ķҐőҊ
does _ load	ĀѹĜ҇Ī҈
does _ log	ĀѸĎ҈
does _ make	Āѹĉ҈ģҊ
does _ mean	āҍ
does _ method	Ā҉
does _ module	ĀѸĢ҇ģҌ
does _ need	ĀҍāѵĖ҉ė҇ģѸĮѹŏ҈
does _ never	āҏĉѸńѺ
does _ no	Āҋ
does _ not	ŋ҈
does _ occur	Ā҈
does _ of	ģ҉
does _ offer	Āѷģҍ
does _ option	ĀѳāҎ
does _ override	ĀҖ
does _ package	ı҇
does _ parameter	āѺĔ҉
does _ pass	āҎŁѱŌ҇Ŏ҆
does _ point	ĀѸİ҈
does _ project	ĀҊĖ҉ġ҆Į҆ŊѶ
does _ provide	ģҍŏѺ
does _ pull	āѸĜҊħ҆Ī҇
does _ raise	Ā҇ńҎ
does _ reach	Āѱā҈ħ҈
does _ read	āѹĴҊ
does _ really	Āѵā҆
does _ rely	ĀѸĉ҇Ĝ҆
does _ repo	ĀҐ
does _ require	ĀѲđѺĜҍĪҜ
does _ reside	ő҆
does _ return	ĀѷāґŇҏ
does _ run	ĀѴĘҔĳ҇
does _ say	ĀҖāѳİѺĴ҉
does _ sit	ĀѺě҆ķ҇őҍ
does _ specialise	ĀѷĘѺĚҕ
does _ stand	āҐĢѸ
does _ start	ĀҊ
does _ still	Ĉ҆
does _ subclass	ĀѹĂѸćҍĚҍ
does _ succeed	ĀѮĈҙ
does _ support	Āѵā҈Įҋ
does _ take	Āҍā҈ĦѳŁ҉
does _ test	āқŌѲ
does _ text	ĀҖāѲ
does _ the	ĀѶāѷĻ҆ŌҐ
does _ throw	ńҍ
does _ touch	ĀѶČҍ
does _ turn	Ā҉
does _ type	Āѹāґ
does _ typedef	āҍ
does _ use	ĀѮā҇ĉ҈ĕ҉Ęҋ
does _ variable	Ā҉đѺ
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
does class	ĀѷĿҌ
does class <name>	ĀѷĿҌ
does every	Āѩāҗ
does every test	Āѩāҗ
does everyone	ĀѺā҇
does everyone import	ĀѺā҇
does following	Ħ҈
does inner	ļ҆
does it	Āҗć҆ĉ҇ċѺĘ҉ęѺĜ҆ĝѹĢѺĪҍĮҊĴҌĻѷŁ҇Ň҆ŋ҉ōѶŎѸ
does it build	ĀҌĈѸ
does it call	ĀҎāѳĉ҇Ę҆
does it capture	āҏ
does it contain	Ā҉āѹ
does it declare	ĀҊ
does it demand	Į҇
does it do	Āҕ
does it exist	ĀѸā҈ŋҊ
does it export	ģ҈
does it fail	ā҇
does it get	ĀѸĊ҈
does it give	ā҈
does it have	Ā҈ā҉
does it import	āѹĜҍĪ҆
does it inherit	ć҉
does it invoke	Ę҆
does it list	Ā҆
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҇
does it override	Ā҉āѺ
does it pass	Ō҈
does it raise	ĀҌāѱń҉
does it read	āѹĴҊ
does it return	Ň҇
does it say	āѶĴ҉
does it sit	ķ҇
does its	āѸ
does load	ĀҊ
does nobody	ĀѺā҈
does not	āғď҇ŏ҉
does not and	ď҇
does not have	ā҈
does not it	āҍŏѹ
does not need	ŏҊ
does one	āѶě҆
does one find	ě҆
does one get	Ā҆
does our	ā҆
does our linter	ā҆
does parser	Ā҈
does project	ė҇
does project support	ĮҌ
does something	Āҋ
does test	ĀҕāѸōѺ
does test <name>	Āҕāѹ
does that	ĀҒāѨň҆
does that class	ī҆
does that workflow	Ā҆
does the	ĀѴāѷćѵĈѺĊѺċ҇čҐĎ҇ĐѺĒѹēҎĕ҇Ę҆ęҋĚ҈ğҊĢѸģ҈ĥѹĴѸĶ҇ķѺĺҌľҍŃ҆ŅѺŇѲňѴŊѶŐ҈őѺ
does the <name>	āѭđ҇Ğ҆ŌҊŒ҆
does the body	ĀѸĘҊ
does the build	ā҇
does the checker	ŇѺŐ҉
does the ci	Ā҇āѹ
does the class	ĚѺĤ҉ľҎĿ҆ňѶ
does the code	Āҍāѷğ҇
does the commit	Ā҇āѶč҇
does the constant	ĀѸđ҆Ķ҈
does the decorator	ā҈
does the diff	č҉
does the docstring	Ā҇
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
does the module	ĀѸĢ҇ģҌ
does the option	ĀѳāҎ
does the parameter	āѺĔ҉
does the project	ĀҌĖ҇ġ҆Ŋѷ
does the test	ĀҎāҏŌѷ
does the text	ĀҖāѲ
does the type	ĀѹāҐ
does the typedef	āҍ
does the variable	Ā҉đѺ
does the workflow	ā҇
does this	ĀҎĈ҉ĖҎė҆Ğ҉
does this project	ā҆Ĉ҇
does this repo	ĀҐ
does this workflow	ĀѶāҌ
does wc	ĳ҇
does wc l	ĳ҇
does |	ĀҌ
does | $	ĀҌ
doing	āҋĢҋ
doing _ $	āѺĢҌ
doing |	āѺĢҌ
doing | $	āѺĢҌ
done	ĉҊ
dose	ĀҏāѲĈ҆Ĝ҈Ōҏ
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
down	ħ҉ķ҆ĽҊŀ҉ň҈
down $	Āҍ
down _ $	ā҈Ľ҇
down _ <number>	ā҈
down _ <path>	ħ҉
down _ hierarchy	ŀ҇
down the	ŀ҇ň҈
down the hierarchy	ŀ҇
down to	ĀѺħ҉
down to <number>	ā҈
down to <path>	ħ҉
down |	ā҈Ľ҇
down | $	ā҈Ľ҇
drag	ĜҊ
drag <path>	ĜҊ
drag <path> in	ĜҊ
drag _ in	ĜҊ
drop	ĀѺāҕ
drop the	ā҇
dropped	āҎ
dropped _ $	āҌ
dropped |	āҌ
dropped | $	āҌ
duplicate	Ā҈
during	ĀѸāҜ
during _ run	ā҉
during exception	āҏ
during the	ā҆
each	ĀѺāѳĆҭĉҌĤ҇ĥҒŀ҉ńҋ
each _ of	ĀѺĆ҆ĉҒĊѹ
each _ that	Ć҈
each _ with	Ċ҆ĥҏ
each _ |	Ā҇
each call	ĉҒĊѹ
each class	ĥҕ
each file	Ć҇
each function	Ċ҆
each other	Ā҇
each other |	Ā҈āѹ
each overload	Ć҇
each place	Ā҈
each place that	Ā҈
earlier	ā҉İѷŅҡ
earlier $	Ņ҆
earlier _ $	āҊ
earlier _ for	Ņ҇
earlier _ of	Ņ҆
earlier name	ŅҐ
earlier name for	Ņ҇
earlier name of	Ņ҆
earlier release	ā҇
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҆
edges of <name>	Ċ҆
edit	āѮĐ҆įҔ
edit _ <name>	āѺį҇
edit _ <path>	į҈
edit of	āѸį҉
edit to	į҆
edited	āѶčҋĎ҈įҌ
edited _ $	ĀҌāѹįҊ
edited in	Āѹč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
else	ĀҌāҊ
elsewhere	Ī҇
elsewhere $	Ī҇
empty	āҌ
empty _ $	ā҇
empty _ |	ā҆
empty |	ā҆
empty | $	ā҆
enclosed	ā҆Ļ҉
enclosed _ <name>	ā҆ĻҌ
enclosed by	ā҆Ļ҇
enclosed by <name>	ā҆Ļ҇
enclosing	ĻҐ
enclosing _ <name>	ĻҐ
end	ĀҎĢ҇ĦҊĨ҆
end _ $	ĀҎĳ҆
end _ a	Āҋ
end _ being	ĀѸāҊĨ҆
end _ calling	ĀҋĊѵ
end _ depend	ħ҆
end up	ĀѸĦҊĨ҆
end up being	ĀѸāҊĨ҆
end up calling	ĀҋĊѵ
end up depend	ħ҆
end |	ĀҎĳ҆
end | $	ĀҎĳ҆
ending	ħ҆Œ҈
ends	ĀѹĔ҈Ĩ҆
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҈
enough	Āѹāҗ
enough _ $	ā҉
enough _ be	ā҇
enough _ in	ā҈
enough tests	ā҈
enough tests in	ā҈
enough to	ā҇
enough to be	ā҇
enough |	ā҉
enough | $	ā҉
enter	ĀҍāѶ
enter the	ĀҍāѶ
entries	ĀѷĎ҈ĞҤŁѴ
entries _ it	ĀѸĎ҈
entries does	ĀѸĎ҈
entries does it	ĀѸĎ҈
entry	ĀѹāѺċ҆ĐҥĞҡį҉ĸҍ
entry <name>	Đҍĸ҇
entry <name> line	Đ҇
entry _ $	ĀѳĞҊįҋĸ҆
entry _ <name>	ĐҌ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҇
entry _ the	ĀҋāѸĐ҈
entry _ |	Ā҈
entry for	ċ҇Đ҆
entry for <name>	Đ҆
entry inside	Đ҆
entry inside the	Đ҆
entry of	ĀҋāѷĐ҈İ҈
entry of the	Āҋāѹ
entry point	ĀѸāҋ
entry points	ĞҤ
entry points $	ĞҊ
entry points of	ā҇
entry points |	Ā҉
entry |	įҋ
entry | $	įҋ
enum	āґĶѵĸӞ
enum _ $	ĸҋ
enum _ <name>	ĀҍāҐĶѸĸҠ
enum _ <path>	ĸҊ
enum _ a	ĀѸā҉
enum _ are	ā҉
enum _ the	ĸ҈
enum case	ĸҋ
enum case <name>	ĸ҈
enum constant	ĶѸĸґ
enum constant <name>	ĶѹĸҎ
enum entry	ĸҊ
enum entry <name>	ĸ҈
enum member	Āґ
enum member <name>	ĀҘĸѶ
enum members	āҋ
enum members are	ā҉
enum value	ĸ҉
enum value <name>	ĸ҈
enum variant	āҊ
enum variant <name>	āҋ
enum |	ĸ҇
enumerate	Ā҇āѭĆҖľѺĿҍŏ҆
enumerate _ <name>	Āҏ
enumerate _ classes	Ā҆ň҆
enumerate _ definition	ĀѺĆ҉
enumerate _ functions	ĀѺā҉
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҆
enumerate every	Ā҇
enumerate everything	ĀҐ
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
env	ĀѸā҆ğҭ
env _ <name>	āґğғ
env var	ā҈ğҔ
env var <name>	āҎğҍ
env variable	ğ҈
env variable <name>	ğ҆
environment	ĀѺā҇ĊѺğҾ
environment $	ğҍ
environment _ $	āѸğҒ
environment _ <name>	āҍğҍ
environment variable	āҌğҎ
environment variable <name>	āҐ
environment variables	Āҋāѹ
environment |	ĀѺğҖ
environment | $	āѸğҏ
equal	ĀѸđҤ
equal _ $	đ҆
equal _ what	đ҆
equal to	đҎ
equal to $	đ҆
equal to what	đ҆
equals	đҙĕҋŇѺ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đґ
equals what |	đҊ
error	āҎŃқńҒ
error <name>	Ńҕ
error <name> $	Ń҇
error <name> |	Ń҆
error _ $	ŃҐ
error _ does	ń҆
error _ line	ā҈
error _ that	ńҌ
error _ type	ĀҊ
error of	ĀҊ
error of type	ĀҊ
error on	ā҈
error on line	ā҈
error types	ń҈
error types does	ń҆
error |	Ń҈
error | $	Ń҇
errors	āѲĈҖĊѹńҪ
errors _ $	ĈҌ
errors _ <name>	ĀѺāҋ
errors are	ń҆
errors come	ĊѺń҉
errors did	āҊ
errors |	ĈҌ
errors | $	ĈҌ
evaluate	đҌ
evaluate _ $	đ҉
evaluate to	đҋ
evaluates	Ň҇
evaluates to	Ň҇
even	ĀҍāѶ
events	ĀѹāѵŕҺ
events _ $	ŕ҈
events _ <path>	ŕҋ
events _ the	ŕҏ
events is	ŕ҉
events that	ŕ҇
events |	ŕ҈
events | $	ŕ҈
ever	ĀҒāҊęҎěѹŏ҇
ever _ $	ā҉
ever _ <name>	Ā҈
ever _ <path>	ā҉
ever _ back	Ħ҆
ever _ it	ŏ҆
ever _ |	ĀҊ
ever a	ā҆
ever edited	Ā҆
ever imported	ā҇
ever imported <path>	ā҇
ever using	ŏ҆
ever using it	ŏ҆
every	ĀҋāґĆҡćѵĉ҇ē҆Ė҇Ě҈ģҌĤҌĵѸķѶĹѸĺѵĿ҈ŀҐňґŉ҉ŋѺŎ҆őѸ
every <name>	āѱĚҎģҏ
every <name> item	ģҏ
every _ $	āҔ
every _ <name>	ĊѸĤҌň҆
every _ definition	āѸĆ҆
every _ in	āѹŃ҉Ŏҋ
every _ item	ģҏ
every _ of	āѷĆқğ҈ĥ҆ŀҋŃѺň҈
every _ that	ĀҚē҆
every _ to	ĀҐ
every _ where	ĀґĆѶ
every _ with	Ā҈ō҇
every annotation	ēҊ
every call	ĀҕĊѶ
every caller	āҊĊҎ
every class	Ā҉ćѺňҎ
every class that	ĀҊň҇
every def	ĀѺĆҘ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҌŃ҇
every method	ĀѸĒ҈ĿҐ
every place	Ā҆ā҈Ċ҆
every place <name>	Ā҆ĊѸ
every place that	Āѷā҉Ć҆
every place where	ĀґĆѶ
every reference	ĀҐ
every reference to	ĀҐ
every single	Ć҈
every subclass	ĀѴňҏ
every test	ĀѷāҒō҆Ŏ҇
every test in	Ŏҋ
every test that	Ā҆ō҆
everyone	āҌ
everyone _ ever	Ā҆
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	ĀѺā҇
everyone who	Ā҈
everyone who ever	Ā҆
everything	āҒćѷĈ҇ĉҊĒҎĖѹģҋĥ҆ĦѺĪҏŁ҈ňғŎҎŏѸ
everything <name>	ĀҐ
everything <path>	ĀҍĪ҆
everything <path> imports	Ā҇
everything _ <name>	ĉ҉
everything _ can	Ł҈
everything _ defines	ĀҐ
everything _ has	ĩ҆ň҆
everything _ implements	ĥ҉
everything _ imports	Āғ
everything _ is	ĀѺģ҇Ī҉
everything in	Ŏ҉
everything that	ĀҍĒ҆ĥ҈ĩ҇Ī҇
everything that <name>	ĉ҇
everything that calls	Ā҆
everything that has	ĩ҆ň҆
everything that implements	ĥ҉
everything that is	ģ҇
everything you	Ł҈
everything you can	Ł҈
everywhere	Ā҈Ćҍ
everywhere $	Ćҍ
everywhere <name>	Āґ
evry	Ć҆
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҇ķҍĻ҆
exactly $	ķҐ
exactly _ $	Đ҆
exactly _ altered	ā҆
exactly _ it	Ļ҆
exactly _ thanks	ā҈
exactly is	Ļ҆
exactly is it	Ļ҆
exactly once	ā҈
exactly once thanks	ā҈
exactly was	ā҆
exactly was altered	ā҆
exactly |	Đ҆
exactly | $	Đ҆
exc	ńҘ
except	ĀҒāҕĊѺīѸńҍŎѺ
except <name>	āҐŎѺ
except _ $	ĀҕāѲ
except the	āҏ
exception	ā҈ćѷŃһńҐ
exception <name>	ĀҕŃҜńѸ
exception <name> $	ŃҊ
exception <name> inherit	ĀҎāѸ
exception <name> |	Ń҉
exception _ $	ŃҐńѹ
exception _ <name>	ā҇ń҆
exception _ by	ā҆
exception _ inherit	ĀҎāѸ
exception _ |	ŃҌńҊ
exception class	Ń҈
exception class <name>	Ń҈
exception classes	ń҉
exception does	ń҈
exception types	ńғ
exception types |	ńҌ
exception |	Ń҆ńѺ
exception | $	ńѺ
exceptions	āҍŃѵńӓ
exceptions $	ŃѹńҌ
exceptions <name>	ĀѸāқńѺ
exceptions _ $	ń҇
exceptions _ <name>	ńҌ
exceptions _ by	ń҆
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҇
exceptions _ the	ńҋ
exceptions are	Āҋ
exceptions can	āѸń҇
exceptions can <name>	āѹń҆
exceptions does	āҋ
exceptions does <name>	ĀѺāҍ
exceptions might	āѺń҈
exceptions must	ń҆
exceptions that	Ā҆
exceptions that <name>	Ā҇
exceptions thrown	ń҈
exceptions thrown in	ń҆
executables	āѺĞҖ
execute	ĀѶĉҌĘҎŌ҆Ŏҋ
execute _ test	Ō҆
execute _ tests	ŎҊ
execute the	ĀѸĘҎŎ҇
execute the tests	Ŏ҆
executed	āѺęҎěѹŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	ĊҔ
exercise	ō҉
exercise _ |	ō҆
exist	Ā҆ā҆ă҈Ą҆ĠғġҖņ҆ŋ҉
exist $	ĀѮą҈ġҘ
exist _ $	ĥ҆ŋҎ
exist _ <name>	ĀҘ
exist _ <tag>	āѴă҆
exist _ me	Ā҈
exist _ other	ā҉
exist _ the	ā҆
exist _ this	ġ҇
exist _ |	āѺ
exist at	āѷă҆
exist at <tag>	āѶă҆
exist in	ĀѺāґĄ҆
exist in <tag>	Ą҆
exist in other	ā҉
exist in the	ĀѺā҆
exist in this	ġ҇
exist tell	Ā҈
exist tell me	Ā҈
exist |	ĥ҆ŋҎ
exist | $	ĥ҆ŋҎ
existed	Ā҉Ġ҉
existed _ $	ĀҋāѶ
existed in	ā҆
existed |	Āҋāѷ
existed | $	Āҋāѷ
existence	ĀѹāѺġҐŋҗœѳ
existence _ <name>	ġҐ
existence _ the	ŋ҈
existence of	ĀѹāѺġҐŋҗœѳ
existence of <name>	ġҐ
existence of the	ŋ҈
existing	ŋҌ
existing _ $	ŋ҆
exists	ĀѵāѩĘҌĜҊġҟŋҜŌѵ
exists $	ŋ҈
exists _ $	ĀѶāѴĘҎĜҋġ҈
exists _ here	Ā҇
exists _ or	ġҋ
exists as	ŋ҇
exists in	Ā҇ġҊ
exists in here	Ā҇
exists |	ĀѹāѵĘҎĜҌ
exists | $	ĀѹāѵĘҎĜҌ
expand	Āҋāҍ
expand _ |	ĀѺ
expand to	ĀѺ
expand to |	ĀѺ
expect	ĀґāѶŁҋŐѹ
expects	ŁҊ
explain	āҌĢһ
explain <name>	Ā҉āѴĢҦ
explain <name> $	ĀҜāѵ
explain <name> to	ā҈
explain _ $	ĀҒāѵĢҗ
explain _ <name>	ĀѫāҏĢҙ
explain _ to	ā҈
explain the	āҔĢѺ
explanation	Ģҍ
export	āҍģҠ
export $	ģҊ
export <path>	ģ҆
export <path> of	ģ҆
export _ $	ĀҊāѷģ҆
export _ in	ģ҆
export _ of	ģ҇
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҊ
export statements in	ģ҆
export |	ĀҊāѷģ҆
export | $	ĀҊāѷģ҆
exported	Āѧā҇ğѺģҫĬѺĭӅ
exported $	ĭҎ
exported _ $	ğѸĭҕ
exported _ <name>	ģ҉
exported _ <path>	ĀѸāҌģҊ
exported _ in	ģ҆
exported _ not	ĭ҆
exported _ of	ģҋ
exported by	āҒ
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҇
exported |	ğѸĭҔ
exported | $	ğѸĭҒ
exports	ĀѹāґģҽĥѺ
exports $	āѹģҞ
exports _ $	Ā҈ģґ
exports _ <name>	ģҊ
exports _ <path>	ģҊ
exports _ uses	ā҉ģѺ
exports from	ģ҉
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ģҋ
exports of <name>	ģ҇
exports the	āҌ
exports |	Ā҉āѷģҐ
exports | $	Ā҉āѷģҐ
expose	ĀѱāѸģҵ
expose $	ģҕ
expose _ $	ĀѺģҎ
expose _ the	ģ҇
expose by	ģ҇
expose to	ģ҉
expose to the	ģ҆
expose |	ĀѺģҎ
expose | $	ĀѺģҎ
extend	ĂҋćҏĘѹň҆
extend <name>	ĂҋĘѹĚ҆
extend <name> $	ĀѶĚғ
extend <name> |	ĀҍĂҊĚѳ
extend _ $	ĀѮćҐĚґ
extend _ |	ĀҗĂҊĚѳ
extend it	ĀҊ
extend it |	ĀҊ
extend |	ĀѷćҒ
extend | $	ĀѷćҒ
extended	ěҖň҇
extended _ $	ň҆
extended _ <name>	ěғ
extended by	ěҎ
extended by <name>	ěҊ
extended in	ě҉
extended |	ň҆
extended | $	ň҆
extending	ĀѳňҚ
extends	ĀѶĂ҉ćҔĚґňҌ
extends $	ćҍ
extends <name>	ĂҊĚґň҈
extends <name> $	Ě҈ň҆
extends <name> |	Ăҋ
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
extra	ĀҊ
extras	ĀҊ
fail	ĀҝāқĉѺŃҌń҇ŊіŌҋōѵŎ҇œѹ
fail $	Āҡń҆ŊѤōѹ
fail _ $	ĀҗāҋŊѳŎ҆œѺ
fail on	ĀѸā҉
fail with	āѹŃҌ
fail |	ĀҗāҌŊѳŎ҆œѺ
fail | $	ĀҗāҌŊѳŎ҆œѺ
failing	ĀҢāѫŌҐōѺ
failing $	ĀѺāѶŌҙ
failing _ $	ĀҔāѵŌѶŎ҇
failing _ in	ĀѺā҈
failing _ of	Ā҈
failing tests	ā҈
failing tests in	ĀѺā҈
failing tests of	Ā҈
failing |	ĀҔāѵŌѶŎ҇
failing | $	ĀҔāѵŌѶŎ҇
fails	ĀҊāѵŌ҇
fails _ $	ĀҊāѰ
fails |	ĀҊāѰ
fails | $	ĀҊāѰ
failure	ĀҎāҌń҈ŋѹœѷ
failures	āѴŎҏ
failures _ $	āѷŎ҉
failures |	āѷŎ҉
failures | $	āѷŎ҉
fall	āѸĔҌł҇
falls	ĕ҇
falls back	ĕ҇
false	č҇Ę҇ĝ҆ĭ҇
false $	ĝ҆
false _ $	ĭ҆
false |	ĭ҆
false | $	ĭ҆
family	ĀҍćҋňѸ
family tree	ćҋ
far	Ā҆āѶĎ҇
far $	ĀҋāѶ
far _ $	ĀѺĎ҆
far number	Ď҇
far number $	Ď҇
fast	Āѵāҍ
fast _ <name>	Āѵāҍ
fast is	Āѵāҍ
fast is <name>	Āѵāҍ
faster	āҥĬѹ
faster <name>	ā҈
faster <name> or	ā҈
faster _ $	āҊ
faster _ or	ā҈
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҊ
faster | $	āҊ
fastest	āҠĥѪ
fastest _ $	ā҉
fastest |	ā҉
fastest | $	ā҉
features	ĀѯāҠ
features _ the	ā҈
features _ this	ĀѶāҍ
features does	Āѵāғ
features does the	ā҆
features does this	ĀѶāҍ
fetch	ĀҞāѭĔѸğҊ
fetch <name>	ğҊ
fetched	āѹğҍ
field	ĐҊĤғĶ҆ŐҒ
field $	Đҋ
field <name>	āѷĶ҆Őғ
field <name> |	āѸĶ҈Őґ
field _ $	Ā҈Ĥҏ
field _ |	āѵĶ҈Őґ
field names	ĤҐ
field names $	ĤҐ
field of	āҔĤѷ
fields	ĀҖĤӗĵѺľѸ
fields $	Ĥҙ
fields _ $	Ĥ҆
fields _ <name>	ĀҔĤ҉
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҍāѵĤ҇
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	ĀѺĤғ
fields does <name>	Ĥҍ
fields has	ĀҐāѳ
fields in	Ĥ҈
fields in <name>	Ĥ҆
fields is	Ĥ҈
fields is the	Ĥ҈
fields of	āҔ
fields of <name>	āҋĤ҉
fields that	ĤҎ
fields | $	Ĥ҆
file	ĀѧāѮĂѹąҐćѱĉѷĊѶċґČҍĎҎďѸĐ҈đѪĒѹēѶĔѷĕѺĖѺėѺĝѷğҎĠѷġ҇ĢѳĤѴĥѭħѵĩѨĪ҉īѲĬѯĭѶĮѸįҌİѷĵҤĶҚķқĸҖĹґĺқĻ҉ĽҟľѰĿѶŀѶŁѶŃѸńѷŅҘņҖŇѹňѶŉѹŊ҇ŋѳŌѮōѨŎҖŐѷőғŒҽœҨ
file $	Ā҈ķѹĽ҇
file <name>	āѭąҐĎҍĐҋđѹģ҈Ī҇įҋĳ҉ĵѺĽѷľѸņ҆ŊҋōѵŎҏőқŒѸœѱ
file <name> $	ĀҊą҈Ď҆ōѸŒѺ
file <name> has	Ā҆ľѹ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҈
file <name> which	őѸŒҊ
file <name> |	ā҉őҊ
file <path>	ąҋĎ҉ĐҋĩѸĪ҆įҋĲ҆ĳ҈ő҉
file <path> $	Ā҇āѺĎ҇Đ҇ĩѹĪ҈őѺ
file <path> where	Ā҉
file <path> |	āғĪѺő҆
file _ $	ĀҐāѳą҇č҇ĎҌĐҊġ҉ĩѴĪҎį҇ĵҋķѺĹ҈ĺѺōѷŎѺ
file _ <literal>	ĵҌ
file _ <name>	āѺĺҎĻ҇ŅҒņѷŒ҉œ҉
file _ <path>	Ņғņѷ
file _ and	Ľ҆
file _ became	ŅѸņҍ
file _ been	į҆
file _ belongs	ő҆
file _ called	ŒҊ
file _ class	āҋĵѸ
file _ contains	ķ҈Ľ҈
file _ formerly	ŅѺņҋ
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҉
file _ have	ĀѶĎҊĪ҉
file _ how	Ņ҆
file _ i	ĵ҆Œ҆
file _ import	Ĝ҈
file _ imported	āҎ
file _ in	ă҆
file _ is	āѺŅҊ
file _ it	ĸ҉Ņѹņ҉œ҈
file _ kindly	ő҇
file _ known	ņҋ
file _ line	ĀѸğ҆ķҋĺҐ
file _ module	āҋ
file _ name	Œ҇
file _ once	ņ҇
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņҊ
file _ renamed	ŅҊņѺ
file _ stem	ŒҌ
file _ test	œ҈
file _ the	ĀѵāѺċ҈ĵ҆ĶҔķ҉ĸ҇ĽҍŒ҇œҍ
file _ to	ŅѺņҊ
file _ turned	Ņ҈ņѺ
file _ used	Ņ҆
file _ was	ĺ҈Ņ҆
file _ where	ĀҌāѹ
file _ which	ĺ҉őѷŒ҉
file _ |	āҚđѺőҔ
file adds	āѸċ҉
file and	Āѹğ҆ķ҉ĺҌļҊ
file and line	Āѹğ҆ķ҉ĺҐ
file became	āѺŅҟņѶ
file became <name>	ŅҐ
file became <path>	ŅҎņѺ
file came	ņ҆
file came out	ņ҆
file changes	ĀҐăѺ
file contains	ĺҒ
file declares the	Ľ҆
file do	āѺŒ҉
file does	ĀҌāѱķ҈ļ҆
file does it	ķ҉
file does the	ļ҆
file for	āҊ
file for module	āҋ
file formerly	ŅѵņҒ
file formerly known	ŅѺņҍ
file got	Ņҍņѵ
file got the	Ņҍņѵ
file had	ŅѶņҍ
file had the	ŅѶņҍ
file has	āҎķ҆ĸ҇ĺѹĻ҇ŅѺņѺŒ҇œҏ
file has <name>	Ļ҇
file has it	ĸ҈
file has the	ņѹŒҌœҌ
file holds	ĵ҆œ҆
file holds the	ĵ҇
file in	ĺ҉
file in which	ĺ҉
file is	ĀѹŅ҇őѹŒҎœҌ
file is called	ŒҊ
file is the	Ņ҈ŒѸ
file itself	ő҆
file itself |	ő҆
file line	ĵҎķ҉Ļ҆Ľ҇
file line $	ĵҏĽ҇
file name	Ņ҇
file named	őҌŒ҆
file named <name>	ő҈Œ҆
file names	Č҇
file names $	Č҇
file now	Ņ҇
file now called	Ņ҆
file read	āҋ
file read |	āҋ
file sets	Ķ҉
file that	ĀѺā҈ĶҎņ҉
file that contains	ķ҈
file that has	Ć҇
file that imported	āҎ
file that is	ŅҊ
file that used	ņ҆
file that was	ņ҈
file used	ŅѺņҊ
file used to	ŅѺņҊ
file w	ĵҌ
file was	ņҍ
file was formerly	ŅѺņҋ
file was once	ņ҇
file was previously	ŅѸņҊ
file was renamed	ŅҊņѺ
file was turned	Ņ҈ņѺ
file where	ā҉ĵѸ
file which	Ľ҈
file whose	Œҍ
file whose name	Œ҆
file with	ŒҊ
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆ŒѺ
file | $	ġҊĹҋŅ҆Œѹ
filename	ĀѸŅҠ
filename _ $	ĀѹŅҗ
filename of	Ņ҉
files	ĀҍăҺĄҮąѸĆҚĉѺČӀčѺĜѺĠѷģѷĦѹħґĩҶĪѹįѷĳѸĽѺŅѶŉѹŏѷőѳŔґ
files $	ā҉ă҆Č҆Ī҆
files <path>	ĝ҆
files _ $	ĀѸāѺăҌČ҆Ĩ҆
files _ <commit>	ĀѺČҒč҆
files _ <name>	ĩ҆
files _ <path>	ĀѸā҇ĩҊ
files _ <tag>	ĀѦāҔă҆ĄҒ
files _ added	āѷăҍĄ҇Čѹ
files _ an	ĩ҆
files _ been	āѴ
files _ bring	ĩ҈
files _ changed	Ā҈
files _ commit	ĀҏāѯČ҇
files _ created	ă҈
files _ from	Ā҇
files _ gets	ħ҆
files _ got	ă҆
files _ import	ĀѹāѺĜ҇ĩҌ
files _ imports	ĜѹĝҊ
files _ in	ĄҋČ҆ĩ҉
files _ it	ĀҊāѳĩҍĪѸ
files _ lines	Ā҆Ć҇
files _ modified	Ā҉ăѷ
files _ new	Āѷă҆Ą҉
files _ not	ĀѸāҍă҆
files _ on	āѹĩ҇
files _ renamed	Ā҇
files _ since	ă҇
files _ the	ĀҐāҐĩѱņ҆ŒѺ
files _ there	ġ҆
files _ use	āҎĩѺ
files _ were	ĀѺă҉
files _ written	āҋ
files added	ăҊ
files affected	Āҍăѷ
files and	Ā҆Ć҇
files and lines	Ā҆Ć҇
files appeared	Āѷăҍ
files are	ā҆Čҋ
files are new	Āѷă҆Ą҉
files are written	āҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѭāҔ
files came	Ą҇
files came in	Ą҇
files changed	Āҋ
files changed between	Ā҈āѺ
files contain	Ŕҋ
files depend	Ā҈
files depend on	Ā҈
files did	ĀҐāѧăҊČҍ
files did <commit>	āѺČҌ
files did commit	ĀҘāѳČѷ
files did not	ă҆
files do	ă҆ĩ҆
files do i	ă҆
files do import	āѸĩҊ
files do not	āҋĩѸ
files does	āѸă҆ħ҆ĪѸ
files does <path>	ħ҆
files does it	ĀҌāѺĪѹ
files got	Ā҆
files have been	āѸ
files import	Āҕ
files import from	ā҇
files import it	āѺĩҋ
files import the	ĀҔĩѴ
files importing	Ā҇
files in	Ą҈
files include	ĩ҈
files introduced	ă҉
files is	ā҈ġ҆ĩѺĪ҉ņ҆
files is the	āҋņ҆
files last	ā҆
files last changed	ā҆
files of	Ą҆čҊ
files of commit	č҆
files pull	ĩҍ
files pull in	ĩҋ
files rely	ĀѺĩҊ
files rely on	ĀѺĩҊ
files that	ĄҎČ҈Ĝ҇ĩ҇
files that bring	ĩ҈
files that import	ĀѺĜ҇
files that were	ă҉
files use	ĩҊ
files were	ĀҝāѴĄ҆
files were added	āѷăҋĄ҇Čѷ
files were changed	Ā҆āѺ
files were renamed	Ā҇
files |	ĀѹĨ҆
files | $	Āѹă҆Ĩ҆
fill	āѺĂҌ
fill in	Ăҋ
final	āѹİҐĶҌ
final _ <name>	Ķ҆
final commit	Āѵİҏ
final field	Ķ҆
final field <name>	Ķ҆
final |	Ā҆
find	āѣĂ҆ă҇ąѸćѳĊ҇ČѺĐ҈đѶēѺĘѷĚѺğҊĢѱĪѹĵҎĶ҈Ĺ҆ĺғĽғńѺňѷŌѹŐѺőґŒҌœґŔѷ
find <name>	ĀѯāѩĊҎĘѳğҒĠ҈Ĭ҇ĺҢĻҌőҔ
find <name> $	ĀѳĊѹğѸĺҮőҕ
find <name> in	Ā҉Ġ҆
find <name> to	Ĭ҈
find <path>	Āѵőҝ
find <path> $	ĀѴőҗ
find <path> among	Ĝ҇
find _ $	ĀѥĊѹğѸĺҭĽѺĿ҈őҪ
find _ <mark>	Ă҇ŀҋ
find _ <name>	ĀѹāҊćѶĘ҆Ě҉ĥѸĵҚĻѹļҋĽҎőѹœҐ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҇
find _ chains	ā҆
find _ code	ĀҎĉѸ
find _ commit	ĀҔāѷ
find _ definition	ķ҆
find _ entry	Đ҆
find _ enum	ĸ҆
find _ every	ĀѺĊҎ
find _ file	ă҆
find _ files	ā҇
find _ functions	ĉ҇
find _ how	Ā҆
find _ if	ĀѺāѵĈ҆ę҆ě҆Ŏ҆
find _ implementation	ĥ҆
find _ in	Ā҇āѷĠ҆Ľҕŏ҆Ŕѳ
find _ longest	ā҇
find _ method	Ā҆Ĺ҈
find _ newest	İ҆
find _ parent	āғ
find _ setting	Đ҇
find _ starts	ŕ҆
find _ test	œ҆
find _ that	ĩ҆ň҆
find _ the	Ā҈ĊѺĤ҆ĺѺĽѷĿ҆
find _ this	Ā҇
find _ throw	ĀѸŃґ
find _ to	Ā҆ĉѺĬ҈
find _ what	āҏĢѺ
find _ |	ő҆œ҆
find a	Ā҇
find all	ĀѸă҆ĉ҉ĊѸĿ҇ŀҊŃҎ
find all chains	ā҆
find calls	Ā҇ĉѺ
find calls to	Ā҇ĉѺ
find every	Ā҉ĥ҆
find everything	ĩ҆ň҆
find everything that	ĩ҆ň҆
find imports	āѺŏ҈
find imports in	āѺŏ҆
find in	ĀҍĘ҇ĻѸļҌ
find in <name>	Ę҇ĻѸļҌ
find in the	Ā҈
find in this	Ā҇
find its	ķ҇
find me	ĀѯāґĊ҇ĺѸĽѹ
find me all	Ć҇
find me every	ĀѺĊҎ
find me the	ĀѹāҏĺѺĽѹ
find out	ĀҐĈ҆ě҆ĢѹŎ҆
find out how	Ā҆
find out if	āѶĈ҆ę҆ě҆Ŏ҆
find out the	Ā҆
find out what	āҏĢѺ
find test	Āѹœҏ
find test <name>	œґ
find the	ĀҖāѢĂ҉ĐҊį҆Ķґķ҉Ĺ҇ņ҆ňѸőѹ
find the code	ĀҎĉѸ
find the commit	ĀҔāѷ
find the definition	ķ҇
find the entry	Đ҆
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҇
find the method	Ĺҋĺ҆
find the newest	İ҆
find the parent	ā҉
find the setting	Đ҇
find the test	œ҆
find what	Ā҇āҕ
find what <name>	Ā҆āҊ
find what starts	ŕ҆
find where	ā҈
find which	āҊ
find |	Ŀ҈
find | $	Ŀ҈
finding	Āѷ
finding _ commit	Āѹā҉
finding _ what	Ņ҇
finding out	āѺ
finding out what	Ņ҇
finding the	ĀѸā҆
finding the commit	Āѹā҉
finds	Ľ҇Ń҇
finds the	Ľ҇
fire	Ċҏŕ҇
fire off	Ċҏ
first	ĀҊāҠąҬĆғĉѲįѷİѶ
first $	āѵĆҏ
first _ $	Ā҈āҕĉѳ
first _ <path>	Ā҈āѸ
first _ in	ĀҊāѹ
first _ of	ĀѹāҗąҌİѳ
first _ that	ĀѺā҈ąҎ
first _ to	ĀѹāҌ
first _ w	ĀѺą҈
first _ with	ĀҊāѵ
first _ |	ĀѲāҎąҊ
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	Āѷāґ
first change of	Āѷāґ
first commit	ĀҙāѭąҕİѴ
first commit $	ĀґąѴ
first commit of	ąҎİѷ
first commit that	ĀѴąҏ
first commit w	ĀѺą҈
first defined	ĀѸāҊ
first defined |	ĀѸā҉
first file	āҎ
first file that	āҎ
first release	ĀҊāѺ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҈
first test to	ā҈
first |	ĀѺāҗĉѳ
first | $	ĀѺāҗĉѳ
five	āҐľѷ
five $	āґľѷ
fix	āқŉ҆œѺ
fix _ $	ĀҊ
fix _ failing	ā҇
fix it	ā҉
fix the	ĀѹāҘœѺ
fix the failing	ā҇
fixed	ĀѹĶ҉
fixed _ <name>	Ķ҉
fixed value	āѺĶ҉
fixtures	āҋ
fixtures does	āҋ
flag	āҋċҞĕѹŏ҈
flag <option>	āҌċ҉ĕѹ
flag <option> $	āҌċѸ
flag <option> |	Āҍāѳ
flag _ $	āҌċѸ
flag _ defined	āѸċҊ
flag _ |	Āҋāѳċ҈
flaky	āҖŌѷ
flaky _ $	āҋ
flaky |	ā҉
flaky | $	ā҉
flie	Č҆
fn	ķҘĻ҈
fn <name>	ķҎĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	ĀѳāҊĈѹőҲŒҌœ҈
folder $	ĀѸāҐĈѹ
folder _ $	Œ҆œ҆
folder _ <name>	őҎ
folder _ <path>	ĀҏőѺ
folder _ i	őҐ
folder _ not	ā҈
folder _ our	ĀѸőҐ
folder do	ő҆
folder do i	ő҆
folder does	ĀѺőҊŒ҉
folder does not	ā҈
folder holding	őҎ
folder holds	ĀҌāѹ
folder holds our	ĀѸőҐ
folder would	ő҆
folder would i	ő҆
folder |	Œ҆œ҆
folder | $	Œ҆œ҆
follow	ĀѲāҋħ҈Ŀ҈
follow $	Ĩ҆
follow <name>	ĀѸāҋ
follow the	Ŀ҈
following	Ā҆āѱĦґ
following _ imports	Ħ҈
following imports	āѺĦ҉
following the	Ħ҈
following the imports	Ħ҈
for	ĂҌă҈Ć҆ĈѶĊѷċҕČ҉čѴĎ҇đѴēѴĔҏĕҖėҌĘѺĚѵěҊğҏĠѺġѶĢҘĥ҉ħѷĪѯīҎĬѲĭѸĮҋİѰĲҎĴѺĶѹĹ҈ĺѸńѶņѸŇѯňѵŋѬŌѸō҈ŎѷŏҕŒѺœѷŔҌ
for $	ĀѭāҘćѺė҉ĢҤīҊĮѺ
for <commit>	ĀѹāѺČҏ
for <commit> $	Č҈
for <commit> |	Č҆
for <literal>	ŔҌ
for <name>	ĀұāѸĂѹĆҊĉ҆Ď҉Đ҈đѵĕҏĖѸėҋěҍğғĢѱĤ҉ĥѬīҊĮѰĹ҆ĿѹŀҋŅ҆ŇѶňѸŋѸŌѸŎѸŏ҇œѸ
for <name> $	āѶĆ҆ĉҊđѺě҉ğҖĢѳĤҍĥѷīҊŀ҉ŏ҈
for <name> being	ĀѺā҈
for <name> does	ĀҍāѴę҇
for <name> from	āѺĊ҈
for <name> i	Ā҉āѷ
for <name> in	Āҋā҉Đ҇ĕѺĳѺ
for <name> of	āҔŇѺ
for <name> please	ō҆
for <name> what	āѶ
for <name> when	ĕҊ
for <name> which	Ā҈Ă҉ć҆ĥѸ
for <name> |	ĀѷāҐĂѷĎ҉ė҈Įѳĳ҇ŋѹ
for <option>	ĀѺċҚ
for <option> $	ċҋ
for <path>	ĀҋāѸĎ҆ĝ҉ŏ҈
for <path> $	ĀҌāѺĜ҇ŏҋ
for <path> does	ĝ҈
for <path> in	ĜѹĝҊ
for <path> which	Ā҆
for <path> who	Ā҈
for <path> |	ĀѸĎ҈
for _ $	ĀѱāҎĂѷąѺĈѺĉ҈ċ҈Č҇đ҈ě҈ğҒĤҋĥҍĪѵī҆ĳ҇ĹҊĺѹŀ҈ŁѵŅ҇Ŏѷŏҏő҈Ŕ҉
for _ <commit>	ĀѸ
for _ <line>	ĲҌ
for _ <name>	ĀѤćҍċҏđѴĔҌĕҕě҇ĢѸĿ҇ŁҍňѺ
for _ are	Ŏ҆
for _ attribute	Ő҇
for _ base	ň҈
for _ being	ĀѺā҈
for _ children	āѹĂҌ
for _ class	Āҏćҋ
for _ code	Į҇
for _ does	Ā҉āѱę҇ĝ҈
for _ file	Āҋ
for _ from	Ċ҈
for _ function	ĀҒāѺĔ҉ōҊ
for _ i	Ā҇
for _ imports	Ħ҈
for _ in	Ā҉āҊĐ҇ĕѺĜѹĝ҉ĳѺ
for _ inner	ā҇
for _ is	āѹĢҌ
for _ it	Ā҇āѹ
for _ last	į҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ĀѶāҏ
for _ of	āҒŇѹ
for _ old	ņ҈
for _ or	ł҆
for _ parent	ň҆
for _ please	Ā҉ō҆
for _ project	āѬėҊĮ҆ł҇
for _ repo	ā҆
for _ so	ň҆
for _ test	ĀѹŌ҆
for _ that	ĀѵāҐōѺ
for _ to	āѵĂ҆Ğ҆
for _ trait	ĥ҈
for _ types	ĥҊ
for _ variable	āѸğҌ
for _ version	ĮҊ
for _ what	Āѳā҈
for _ when	ĕҊ
for _ which	ĀҊāѺĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҇Ăҋ
for _ why	ā҆
for _ |	ĀѺĂѶĎҎĖѺė҇ĮѶĳ҆ĵҍŁ҇ŋѶŏҋ
for a	ě҈ł҆
for a <name>	āѺě҉
for a parent	ň҆
for adding	ą҉
for beginners	ĀѶāҍ
for class	ćҏ
for class <name>	ćҏ
for commit	Āѹ
for commit <commit>	Āѹ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҉
for import	āѸģҍŏѺ
for import $	ģҍŏѺ
for it	Į҆ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѳĂҎĕҊ
for its children	āѹĂҌ
for line	ĲҊ
for line <line>	Ĳ҉
for me	ĀҋĂѺđ҇ĢѺģѺĹ҆őҋ
for me $	āҐđ҈ĢѺĳ҆Ĺ҆őҌ
for module	āҋ
for module <name>	āҋ
for nothing	āѹĪѴŏқ
for nothing $	ĪѺŏ҉
for nothing in	ŏ҆
for nothing |	āѺŏҋ
for routine	Ł҈
for routine <name>	Ł҈
for running	ĖҌ
for the	ĀҐāѳăҏćҊĈѺĔ҉ĕѹĖ҈ğ҇Ģѭĩ҉ĮѺİѷĵѺĻ҈ŁѺŅѸōҋ
for the <name>	Œ҆
for the base	ň҈
for the class	ćҎ
for the file	Āҋ
for the function	Ā҈Ĕ҉ōҊ
for the inner	ā҇
for the last	į҆
for the local	Ļ҇
for the module	āѺĩҊ
for the new	ĀѶāҋ
for the old	ņ҈
for the test	ĀѺŌ҇
for the trait	ĥ҈
for the variable	āѹğҌ
for this	ĀҋĞѹĮҙ
for this code	Į҇
for this project	āѴėҊĮ҇
for this repo	ā҆
for unused	ŏ҇
for unused imports	ŏ҇
for users	Āѵā҇Ğ҇
for what	ĢҎ
for what is	ĢҌ
for which	Āѹĥҍ
for which types	ĥҊ
for |	ĀѥāҔđ҇ĢҕĥҖŏѺ
for | $	ĀѦāҔđ҇ĢҔĥҔŏѺ
forced	Ă҆
forces	Ă҉Ŀѹ
forget	āғĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forget to	ā҆
forgot	Œҋ
form	Ħ҈
form <name>	Āҋ
form _ $	Āҋ
form a	Ħ҈
form of	ā҇
formal	Łҕ
formal _ of	Łҍ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	Łҍ
former	ŅҙņҏőѲ
former <name>	ņҎ
former <name> $	ņҊ
former <path>	ņҏ
former <path> $	ņҊ
former _ $	ņҔ
former _ of	āҍŅҙņѴőѸ
former name	āҏŅ҆ņѶ
former name of	āҎŅ҆ņѶ
former path	ŅҔőѸ
former path of	ŅҔőѸ
formerly	ŅҌņҋ
formerly $	ŅҎņѷ
formerly _ $	Ņ҆
formerly _ as	ņҊ
formerly _ |	ņ҈
formerly known	ņ҇
formerly known as	ņҊ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѰę҇ěҊĝ҆Ġ҉ġ҇Ī҈İѹĴ҆Ń҈ŋ҈
found _ $	ĝ҆Ń҉
found _ <path>	Ĵ҆
found _ in	ġ҈
found _ the	Ā҈ěҋĠ҈İѹ
found among	ěҋ
found among the	ěҋ
found anywhere	ġ҇
found anywhere in	ġ҈
found in	ĀҏāѴĠ҈Ī҈İѹ
found in the	ĀҌĠ҈İѹ
found |	āѺĝ҆Ń҉
found | $	āѺĝ҆Ń҉
framework	łҐ
free	ĀѸā҉Ĉ҆
free _ $	āҊ
free of	Ĉ҆
free |	āҊ
free | $	āҊ
fresh	Ā҆
freshest	ĀѳąѸįҗİ҆
freshest _ $	ĀѹąѸįҗ
freshest commit	ĀѳąѸįҗİ҆
freshest commit $	ĀѹąѸįҗ
from	ā҆ĂҍćҝĉҋĊҍČѺčѹďғđѺĒѸēѶĖ҆ėѹęҕĚҙěҊĜѵĝ҇ğҗĠѺĢѺģҎĤѸĥѴħ҉ĨҗĩѹĪѺīѵĬѳįѶĶѹķѷĺѸĿѴŀѶŁѷłѸŃҊń҇Ņҡņѣň҈ōѴŎҏŏѺŒѸœѹŔ҉ŕѹ
from $	āѬćҥęѺĚѷěҋŅҘņѷňѹ
from <commit>	Ā҇
from <name>	ĀҋĂҋćѬĊѱď҈Ę҆ęҡĚҞĢ҆ģ҉ĥѺħҊĨҌĩѹŀѺŅѤņҔŇ҆ňҙōѶŎ҆
from <name> $	Ā҉Ă҇ćѹĊѶĚҋĨ҉ń҈ŅѨņҖŇ҇ňҘōѺ
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҈
from <name> to	ĀѹĘҎęѷħ҉
from <name> what	ĀѰŇҌňҊ
from <name> y	ę҇Ě҆
from <name> yes	Āҋ
from <name> |	ĀҊęҔĚҌĢҋŇѱň҆
from <path>	ĀҨāҒĜѺģҊħ҈ĨґĩѶĪѯŅѩņҐŎҏ
from <path> $	ĀҖħѴĨҎŅѬņҒŎҋ
from <path> in	ĀғĝѺ
from <path> to	ĀѹāҍħҐ
from <path> what	Āҍ
from <path> |	āҜħѹ
from <tag>	Ā҇āҍ
from <tag> to	Āҋă҈
from _ $	āѷĂ҆ą҇ĐѹĚ҆ě҉ğ҉ģ҈ħѱĨҗĩѺĪ҈ń҇Ň҆ňҙōѹŎҎŏѹ
from _ <line>	ĀҕĴѶ
from _ <name>	Āѷā҉ĉҐĚҊĹ҆ń҇
from _ <tag>	ă҆
from _ and	ā҉
from _ base	ā҇
from _ because	ŏ҆
from _ by	āҋ
from _ class	ĀѺň҈
from _ classes	ĀҔňѰ
from _ does	Ā҆āѶć҈Ċ҉
from _ environment	āѺğҍ
from _ file	Ņ҆ņѹ
from _ files	ĩ҇
from _ func	ā҆
from _ functions	Ń҇
from _ goes	ģ҇
from _ in	ĀҐĝѺ
from _ inside	ĀѸĳ҉
from _ is	ĀѷĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҉
from _ modules	Ī҉
from _ of	ďҋ
from _ package	ā҆
from _ packages	Ī҆
from _ places	ĊҎ
from _ repo	ĀѲāҍ
from _ right	ę҈
from _ root	ő҇
from _ same	ā҇
from _ shell	Ğ҈
from _ signature	āѺĔҊ
from _ subclass	Ă҉
from _ that	ĀҎāѵ
from _ to	āҋă҇ĘҍęѷħҘ
from _ tree	ĀҊąѸ
from _ until	ĀҌăѷ
from _ version	Į҇
from _ was	Ņҏ
from _ what	āѺŇҌňҊ
from _ which	ć҆
from _ y	ę҇Ě҆ĝҌ
from _ yes	Āҋ
from _ |	ĀѺāҪĄ҇ęғĚ҈ĢҊħѸĪѹŁ҇ŇѰňҋ
from a	ĀҊĂ҉ćѺ
from a func	ā҆
from a subclass	Ă҉
from calling	ĊѺń҇
from calling <name>	ĊѺń҇
from class	Āѵā҇ĚҋĹ҆
from class <name>	Āѵā҇ĚҋĹ҆
from elsewhere	Ī҆
from elsewhere $	Ī҆
from env	ğҐ
from importing	ā҇
from it	ā҆ňҍ
from it $	ň҆
from it |	ā҆ň҇
from its	āҊ
from its base	ā҇
from line	ĀҕĴѶ
from line <line>	ĀҕĴѶ
from lines	Āѹĳ҉
from lines inside	Āѹĳ҉
from originally	ĀѺąҊ
from originally $	ĀѺą҉
from other	Ī҈
from other modules	Ī҈
from outside	Āѷāґ
from outside |	Āѹāҍ
from root	őҊ
from root $	őҊ
from the	ąѷćѲĔҊĚ҇Ğ҆ğҏŁѺňҊőҊ
from the <name>	ā҆
from the class	ćѵňҌ
from the environment	āѺğҍ
from the root	ő҇
from the same	ā҇
from the shell	Ğ҇
from the signature	āѺĔҊ
from the tree	ĀҊąѸ
from this	Āѱāҍ
from this repo	ĀѲāҎ
from those	ď҈
from those of	ď҈
from two	ĀѺā҈
from what	āѹćҏĊ҉ŅҟņѬňѲ
from what $	ŅҐņѲ
from what was	Ņҍ
from where	ĀѸĊҗĩ҉Ņ҉ņѷ
from where $	Ņ҉ņѸ
from where <name>	Ċ҆
from where does	āѺĊ҉
from where is	ĀѺāҋ
from which	āѮćҍĊ҇ĩҍĸ҇Ń҇ŅҏņѴňѺ
from which classes	ćҋ
from which file	Ņ҆ņѹ
from which files	ĩ҇
from which functions	Ń҇
from which line	ĀҊ
from which packages	Ī҆
from whom	ć҈
from whom does	ć҈
from within	ĉҐĝ҆
from within <name>	ĉҐ
from |	āѭćҌĪ҇ŅқņѯŔ҆
from | $	āѮćҋĪ҇ŅқņѯŔ҆
fulfil	ĀѸāѹĥҌīҊ
fulfil _ <name>	ĥ҉
fulfil the	ĥҌ
fulfil the <name>	ĥ҉
fulfils	īҋ
full	ĀҊāѷĆҐőҐ
full _ of	Ā҈Ćҏ
full _ to	ő҆
full list	Ć҈
full list of	Ć҈
full path	őҒ
full path to	ő҆
full set	Ć҈
full set of	Ć҇
func	ĀѯĊ҇ď҇ĒѺē҉Ĕҏĕ҇ĘѺę҆ĥѷĬҎķҠĺѹĻґŁҎŃ҇ńҌō҉Őѹőѷ
func $	ķҊŁҌ
func <name>	ĀѴāѶĊ҈ď҈ē҉ĔҐĕ҇ĘѺę҆ĥѷĬҋķҔĺѹĻҒŃѺńҍōҋŐѺœ҆
func <name> $	ĀѹĊ҉ď҉ēҋĔҕĘѺę҆ĥѸńҍōҌŐѺœ҈
func <name> file	āҌ
func <name> inside	Ļ҆
func <name> |	ķ҆
func _ $	ĀѸāѹĊ҉ď҈ēҊĔҕĘѺę҆ĥѸŃ҈ńҍōҌŐѺœ҈
func _ file	āҌ
func _ inside	Ļ҆
func _ |	ķ҆
func in	ā҆
funcs	ĀѸā҈ĉҌĤѹľҏĿҐŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѵĒғ
funcs _ <name>	ĤѹľҐĿґ
funcs _ |	Ŋ҈
funcs that	āҊĒѹ
function	Ā҉ąѺĆѹĊҏĎѺĐѵđѺĒѴēҌĔҐĕ҆ęҎġҌĢҏģѺĤѹĥѺĬҝĭѹįѹĲѷĳѱĴѸĵѵĶѷķҤĸѺĹҋĻңļҥĽѷĿѹŁҘŃ҆ńҏŅѹŇҏŊѹŋѺŐѴőѹ
function $	ķ҈
function <name>	āѵĐѷĒѹēҎĔҒĕ҇Ę҉ęґĢҒĬҢĳѹĵѺĶѹķҐĻҝļҒĽѸŁҖŃѶńҐŇґŋѹŐѲ
function <name> $	ĀѸāѷĔ҇ĘҌĢґĻҌŁ҈ō҇ŐѸ
function <name> called	āҐļѸ
function <name> defined	ķ҆
function <name> file	Ļ҇
function <name> first	ĀѸā҉
function <name> has	ļ҉
function <name> have	ļ҆
function <name> in	ā҉Ļ҉
function <name> is	ĀѺāѹĘѺę҉Ĭҋĺ҉ļ҆
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
function <name> |	āѶĔғĕѵĢҊĬғļ҉ŀ҆ŋѺōѺ
function _ $	ĉѺĔ҇ĘҊĢҐĻ҇ļҎŁҊń҆ŐѸ
function _ <name>	ĀѺā҈ķҋĹҏĻ҆
function _ a	āѳĊ҆ļҌŃ҇
function _ called	āҐļѸ
function _ defined	ķ҆
function _ file	ġ҇Ļ҆
function _ first	ĀѸā҉
function _ has	ļ҉
function _ have	ļ҆
function _ in	Āѹĉ҉ĻҎ
function _ inside	āѳĻґ
function _ is	ĀѺāѸĘѺę҉Ĭҍĺ҉ļ҆
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
function _ |	āѴĔҒĕѵĢҊĬҒļ҈ŀ҆ŋѺōѺ
function called	ķҌļ҇
function called <name>	ķҌļ҇
function class	ġ҈
function class or	ġ҆
function count	Āҋ
function count $	Āҋ
function does	Ā҆
function does the	Ā҇āѹ
function in	Ń҉
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
functions	āҍĂҗăѺćѹĉҭĊҜĎѶď҆đѲĒҬēѷĘҌĢѹģ҈ĤѴīѺĬѹĵѺĶѷķѺĻѹĽѺľҔĿңŁѸŃҰńѵŇѺňѹŊҐōҏŏѹŐѹœѺ
functions $	ĀҌĊґľѷ
functions <name>	ĀѸāѸĉҍĊѺďҊĘѺęҍ
functions <name> calls	ĘѺęҍ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѴĉ҆
functions _ <mark>	āѹĒҍ
functions _ <name>	ĀѷāѳĂҟĉ҈ĊҐď҈ĒѹĘ҇ľ҆ĿҊŃҊ
functions _ <path>	āҊ
functions _ a	ĀҐĊҍŃѺ
functions _ an	Āґāѳ
functions _ and	ġ҆
functions _ are	ĀѬāҜ
functions _ be	Ā҇
functions _ by	ĘҊ
functions _ call	Ċ҇
functions _ called	ĉ҆
functions _ calls	ĘѺęҍ
functions _ classes	ĀҋāѷģҊ
functions _ decorated	Āҏāѵ
functions _ defined	āѺ
functions _ have	Ē҆
functions _ in	ĀҊāѹĉ҇
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҈Ē҈
functions _ its	ā҆
functions _ not	āҊĒѺ
functions _ on	ā҈
functions _ raise	āҏŃѺ
functions _ tests	āѺŊҋ
functions _ the	ĀѵĒҎľҎĿҔ
functions _ there	ĀѶā҉ľ҆
functions _ to	ĀҊāѺļ҆Ŀ҇
functions _ up	Ā҇āѴŃҍ
functions _ with	ŃҊ
functions accept	ā҆
functions and	Ā҈āѹģҊ
functions and classes	Ā҉āѹģҊ
functions are	Ā҇āѲĉҊľҊŊ҈
functions are decorated	Āҏāѵ
functions are defined	āѺ
functions are in	Ā҆
functions are not	ā҈ĒѺ
functions are tests	āѺŊҋ
functions are there	ĀѶā҉ľ҆
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions besides	ā҇
functions besides <name>	ā҇
functions call	āѷĊҌ
functions call <name>	āѶĊҊ
functions called	ā҆ĉ҇ĊѺĘҊęѺ
functions called by	ā҆ĘҊęѹ
functions called in	ĉ҇
functions calling	Ę҈
functions calling <name>	Ę҈
functions can	Ā҆ŃҊ
functions can be	Ā҇
functions carry	ĀҎāѰ
functions carry the	ĀҎāѳ
functions catch	āҋŃѹ
functions catch it	ā҇
functions classes	ġ҆
functions classes and	ġ҇
functions depend	ā҇
functions depend on	ā҇
functions does	ĀѫĉғĊ҆ĒҊľҋĿҎ
functions does <mark>	Ē҇
functions does <name>	Āѵāҋĉ҉Ŀ҈
functions does it	āѷĉҊ
functions does the	Āѵľ҉Ŀ҇
functions end	ĀҊ
functions end up	ĀҊ
functions have	ĀҍāѳĒ҈
functions having	Ń҆
functions in	ĀѷāҖĂҋĉѷĿҍ
functions in <name>	ā҇ĂҎ
functions in <path>	āҎ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҇āѵĉҊ
functions is <name>	Ā҉āѳĉҋ
functions make	āѹĊ҆
functions of	Ā҈ĂҔŃѵ
functions of <name>	ĂҔŃѵ
functions raise	Ń҈
functions that	āҎĉҌŃ҆
functions that <name>	āѹĉҎ
functions that raise	Ń҆
functions there	ĀѬāҙ
functions there are	ĀѬāҙ
functions use	ĊҌ
functions use <name>	ĊҌ
functions use the	Ē҇
functions |	āѵĉ҆
functions | $	āѵĉ҆
further	ŀ҇
further down	ŀ҇
gave	ą҇
gave _ to	ą҇
gave birth	ą҇
gave birth to	ą҇
generator	āҌĬң
generator $	ĬҌ
generator _ $	Ā҈Ĭ҇
generator |	Ā҈Ĭ҈
generator | $	Ā҈Ĭ҆
get	ĉѺċ҈ė҇ęҌĞ҉Ķ҉ŋѺŕҌ
get _ $	Ā҇ĵ҆
get _ <name>	Ā҆ā҉ļѸ
get _ <path>	ā҉
get _ by	Āѹāѹę҉ě҆Ĩ҆
get _ current	į҈
get _ from	ĀҋŅ҈
get _ if	Ā҇
get _ in	ę҇ļ҆
get _ inside	ĀҊ
get _ into	Ī҈
get _ new	āҊ
get _ of	ā҆
get _ test	Āҋ
get _ the	ĀѷāҔĥѺķ҆
get _ to	ņ҆
get _ value	Ķҋ
get _ when	ĀҍāѴ
get _ which	Ā҇
get _ with	ė҆
get _ |	ĀѯĊҌĩҊō҉ŕ҇
get a	Ō҇
get after	Ğ҇
get any	Āҋ
get back	ĀҎāѺ
get back from	ĀҎāѺ
get called	Ċ҈ę҇
get called from	ā҇
get called |	āѹĊҍ
get defined	āѸĵ҆
get defined $	ĵ҆
get defined |	āѹ
get errors	ĀґāѰ
get from	ĀѪāҘħҐ
get from <name>	ā҉
get from <path>	ĀѬāҎħҌ
get if	āѺ
get imported	ĀѸāѸĝ҇Ĩ҆ĩ҇Ī҆
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	Āѹā҆ąѹį҉ĶҊ
get its current	į҈
get its new	ā҉
get its value	Ķҋ
get renamed	Ņ҆
get renamed from	Ņ҈
get renamed to	ņ҆
get rid	ā҈
get rid of	ā҈
get run	ĀҎāѺ
get run if	Ā҈
get run |	Ā҆
get set	Đ҆
get set |	Đ҆
get thrown	ĀҊ
get to	ĀқāѷħѶ
get to <name>	Ā҆
get to <path>	ĀҒħѶ
get triggered	ŕ҉
get triggered |	ŕ҉
get used |	ā҆
get where	āґ
get where <name>	āҌļѹ
get where the	ā҈
get why	ā҇
getenv	āѹğҲ
getenv _ <name>	ğҐ
gets	ĀҊĆ҈ć҆Ċ҈Ė҈ęҍĝҍğҊĨ҉Ī҆ĵѹ
gets _ $	Ā҇
gets _ <name>	Ā҆
gets _ <path>	ħ҆
gets _ by	Ā҉āҊĝ҉
gets _ from	ę҇Ĩ҆
gets _ in	ĀѺĖ҆ę҆
gets _ or	Ā҇
gets _ value	āѹĶ҈
gets _ |	āѷ
gets called	ĀѺęҊ
gets called $	ā҆
gets defined	Ćҍ
gets imported	ĝ҆ĩ҉
gets instantiated	Ā҈
gets its	āѵĶ҉
gets its value	āѹĶ҈
gets loaded	ā҈Ĩ҆
gets loaded from	Ĩ҆
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ė҆Ĩ҆Ī҇
gets pulled in	Ė҆Ī҇
gets read	Ā҇
gets to	ħ҆
gets to <path>	ħ҆
getting	ĉ҇
getting called	ĉ҇
git	ČҊĎҏĝѺĢҤįҍİҚĲҒĳѵŃѺňѹŉ҈
git $	į҆
git <name>	ĀҢĳѶ
git _ $	ĀѵāҜ
git _ <name>	Ā҈āѷĢҦįғİқĳѶŃѺňѺ
git _ contains	ŉҋ
git _ for	ĀғįѸ
git _ in	Ā҉āѺ
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҋ
git _ the	ĀҊİѵ
git _ |	Āѵ
git blame	Ĳґ
git history	Ā҇āѹ
git history |	Āѵ
git log	āѷĎҋĢѴįҋİҠ
git log $	İ҇
git log <name>	ĀѳĢѵįҖİҜ
git log for	ĀғįѸ
git log on	ĀѸĎҋ
git show	ĀѺČҎ
git tag	ĀѺŉҍ
git tag contains	ĀѺŉҍ
git |	āҋ
git | $	āҌ
github	ĀѸāҋŕҋ
github _ <path>	ŕ҇
github actions	Ā҆
give	ĀѳāѳăҌĊ҇Č҆čѺĚѺĜѹĢ҉ģ҈ĩ҆Ī҇ĳҊĴ҆ĺѹŇѺŐҍ
give <name>	ā҇ŇѹŐ҈
give <name> in	ā҈
give _ $	ĀѸā҇
give _ <name>	ĀѸă҈ģҎ
give _ a	ĀѸď҇ĢҎ
give _ all	Ī҈
give _ an	ĀҐ
give _ contents	ŕ҉
give _ every	Ā҉
give _ in	ā҈
give _ its	Ā҉
give _ line	ĐҌĳѺ
give _ list	Ė҈
give _ location	ķҐ
give _ result	ĳ҆
give _ source	Ņ҆
give _ test	Ō҆
give _ the	Ā҇āѸć҈ĊҌĢѶĩҐĪѹĳґĶ҇ķѴŁҋ
give _ use	Īҍ
give _ value	Ā҉
give _ |	Āѹā҈Ĵ҇Ő҈
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҇
give me	ĀҠāѬĊҌĒ҆ĕѺģѹĩҊĳ҈Ķ҆ķѲĹѺ
give me a	Āѹď҇ĢҎ
give me all	Ī҈
give me an	ĀҐ
give me every	Ā҉
give me its	Ā҉
give me the	Ā҇āѴć҈ĊҍĢѶĩҐĪѹĳґĶ҇ķѵŁ҇
give the	ĀѱāѠă҈ē҆Ė҆ĪҋĶѹķҎń҉ŕ҆
give the <name>	ă҈
give the contents	ŕ҉
give the line	ĐҌĳѺ
give the list	Ė҈
give the result	ĳ҆
give the source	Ņ҆
give the use	Īҍ
give the value	Ā҉
give to	āҊĔѺĕ҆
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	Āѱľ҇
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
gives which	Ň҇
global	ĀѺā҉ĶҨ
global <name>	āҍĶғ
global <name> is	ā҈
global _ <name>	ĶҐ
global _ is	ā҈
global variable	ĶҊ
global variable <name>	Ķ҉
go	ĀѯāѷĈҊĊ҈ėѶĮҵĽ҆Ņ҉Ŏ҉
go $	āґĮ҆
go <name>	ĀѺāѹĮҕ
go _ $	ā҇Ĉ҆
go _ <name>	ĊҊ
go _ <path>	ĀҏāѺ
go _ for	ő҆
go _ the	Ľ҇
go _ |	ĀѺāѷĮҏ
go by	āѺŅҋ
go into	ĊҊő҆
go into for	ő҆
go through	ĀҊāѭĈҌŎ҉
go through $	Ĉ҇
go through <path>	Āҏāѹ
go through |	āѺ
go to	ĵҌĽ҇
go to the	Ľ҇
go version	Į҉
go |	ā҉
go | $	āҌ
goes	āѸģ҆ĦҊŁҌŅѺņ҆ōѺ
goes _ <path>	ĀѹĦ҉
goes _ at	ā҆
goes _ in	ĀҎ
goes _ line	Ā҈
goes _ the	Ł҉
goes _ what	ģ҇
goes between	ŁҊ
goes between the	ŁҊ
goes by	ġ҆
goes from	Ā҈
goes from line	Ā҈
goes out	ģ҇
goes out what	ģ҇
goes through	ĀѹĦ҉
goes wrong	Āҋ
goes wrong at	ā҆
goes wrong in	ĀҎ
going	āѳă҆Ħ҇Ŏ҇
going _ $	Ŏ҇
going _ <tag>	ă҆
going _ who	Ā҆
going by who	Ā҆
going through	Ŏ҇
going through $	Ŏ҇
gone	ņҊ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѥāҦĔѺĢҏĬѺ
good _ for	āҎ
good _ i	āѹ
good _ that	ā҆
good _ |	ĀѵĔѺĢҊ
good afternoon	āѴ
good afternoon |	āѺ
good for	Ģҋ
good morning	āѹ
good name	ā҉
good name for	ā҉
good style	ā҆
good style that	ā҆
good |	ā҆
good | $	ā҆
got	ĀҊāѴĂ҆č҆ġ҆įѺŋ҇
got <name> in	Ā҇
got _ $	Ā҈āѵĂ҈ăѸ
got _ <name>	ň҆ŋ҆
got _ as	ĝ҇
got _ import	Ĝ҇
got _ in	Ā҆
got _ name	ĀҏŅѷ
got _ new	ŅҌņѸ
got _ present	ā҈
got a	ŋ҉
got a <name>	ŋ҆
got an	Ĝ҇
got an import	Ĝ҇
got its	ĀҍŅѺ
got its name	ĀҏŅѷ
got its present	ā҈
got moved	ņ҆
got renamed	ņ҆
got something	ġ҆
got the	Ņҍņѵ
got the new	Ņҍņѵ
got |	āѶĂ҈ĳ҆
got | $	āѶĂ҈ĳ҆
gpl	ĀѷıҒ
gpl _ what	ıҊ
gpl or	ıҊ
gpl or what	ıҊ
gpl |	ĀѺı҈
graph	ĀҊāѷĦ҈
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	āѢŌҙŎҤ
green _ $	āѧŌҎŎҔ
green _ now	ĀҊĈѸ
green _ red	ŎҊ
green or	ĀѺĈ҆ŎҊ
green or red	ŎҊ
green right	ĀҊĈѸ
green right now	ĀҊĈѸ
green |	āѧŌҎŎҔ
green | $	āѧŌҎŎҔ
grep	āѵŔҔ
had	ĀѰĄ҈ĠҔŅҐ
had <name>	Ġҋ
had _ $	Ņ҉
had _ been	Ņ҇
had _ far	Āѹā҇
had _ name	āҌŅѲņҍ
had a	āѸ
had another	Ņ҇
had another name	Ņ҇
had before	Ņ҇
had formerly	Ņ҉
had formerly $	Ņ҉
had so	Āѹā҇
had so far	Āѹā҇
had the	ŅѶņҍ
had the name	ŅѶņҍ
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
handled $	ĀҕĸѺ
handled _ $	Ā҆
handled |	Ā҆
handled | $	Ā҆
handlers	ĀҮ
handlers $	ĀҢ
handles	āҌ
handles the	āҌ
hands	Ā҆āѶĉ҇ŇҊ
hands _ been	Āҍ
hands back	Ň҉
hands have	Āҍ
hands have been	Āҍ
happen	ň҆
happen _ know	Āѷň҇
happen _ the	Ā҈
happen if	ā҈
happen in	Ā҇
happen to	ĀѺň҇
happen to know	Āѷň҇
happens	āҔĬ҇
happens _ be	Ĭ҈
happens _ i	ā҆
happens if	āґ
happens to	Ĭ҈
happens to be	Ĭ҈
has	āѭăѷĄҍćѷĉѸĊѹČѹčҎĎ҉ē҉Ě҉Ĝҍĝ҆ğѸġҋĢѺģѸĤ҇ħѹĩѺĭ҉ĮѶįҋĳ҈ķ҇ĸ҆ĺ҈ļҌŀѺłѺŃѹńѷŅѯņғŇѴŊҍŌѹŏѹŐ҈œ҆
has $	ĀҎāѳđ҆ē҇Ĥ҈Ł҉ō҆
has <name>	Āҍāѯćѵď҈Ę҉Ě҇ġѺĤѹĬ҈ĭ҉į҆ľ҇ņҋőҋ
has <name> $	ā҉Ő҈
has <name> as	Ā҇Ļ҇
has <name> been	āѸĬҌĭ҆ő҈
has <name> in	Ā҈Ģ҇
has <name> that	ď҆
has <path>	āѶņ҇ő҇
has <path> been	Ď҈
has _ $	Āѹāҋćѹķ҇ĸ҆ņ҈ň҈ŐҊ
has _ <commit>	ĀѺāҍ
has _ <name>	āѸĐ҈įҋķ҇
has _ <path>	ĀѮāҒ
has _ a	ĀѸĜ҆ĵ҈
has _ and	Ā҆āѺ
has _ are	Ī҇
has _ argument	Ā҈
has _ as	Ā҆ĩ҆Ļ҇
has _ become	ņҌ
has _ been	ĀѷĎґĬҍĭ҇őҌ
has _ body	ĺҊ
has _ changed	ĀѶč҇
has _ class	ć҈Ě҉ľѹ
has _ declared	Ĭ҈
has _ ever	ā҇
has _ existed	Āҋāѷ
has _ file	į҆
has _ function	ę҆
has _ gone	ņ҆
has _ got	Ā҆āѰĂ҇
has _ had	ĀѷāҌ
has _ import	Ĝ҇
has _ imported	ĝ҉
has _ in	Ā҉Ģ҇ĥ҆
has _ inner	ļ҈
has _ its	ć҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	Āҏ
has _ method	ĀѸā҈ĺҊ
has _ methods	ā҈ľ҉
has _ most	ā҇
has _ name	Œ҆
has _ overridden	ŀ҈
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
has a	Ā҇āѺĕ҆ĺ҈ļ҉
has a key	Ā҈
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
has changed	ĀҎāѴ
has changed <name>	Ā҇āѸ
has changed <path>	Ā҇āѹ
has commit	ĀѺāҍ
has commit <commit>	ĀѺāҍ
has committed	Ā҆
has committed to	Ā҆
has deleted	ĀѰāҒ
has ever	Ā҇āѺ
has got	Āѹĳ҈
has got |	ĳ҆
has how	ĀҐ
has how many	ĀҐ
has it	ĀҊāѫĂ҇ķ҆ĸ҇
has it $	ķ҈ĸ҇
has it been	āѺ
has it changed	č҆
has it got	Ā҈āѷĂ҈
has its	Ć҆
has its own	Ć҇
has more	ā҈
has n	ľҋĿѸŊ҈
has n test	Ŋ҈
has no	ā҈
has one	āѹ
has put	ė҆
has renamed	Āѫāҗ
has somebody written	Ā҇
has that	āҋ
has the	ĀѨā҉ć҇Đ҇Ě҈ġҎĺҐľѹņѸŒҋœҍ
has the body	ĺҊ
has the class	ć҈Ě҉ľѹ
has the file	į҆
has the function	ę҆
has the most	ā҇
has the typedef	Ľ҇
has the workflow	ĀѰāґ
has to	Ăҍ
has today	ņ҉
has today $	ņ҉
has which	Ą҇đ҆Ī҆Ŀ҆Ő҆
has which are	Ī҇
has which methods	Ŀ҆
has |	āѸĤ҆ň҉
has | $	āѸĤ҆ň҉
hash	ĀѵąҍİҒ
hash $	ą҉
hash _ message	İҊ
hash _ the	ą҆
hash and	İҍ
hash and message	İҊ
hash of	ą҆
hash of the	ą҆
have	ĀҍāҊĂ҆ĈѺĉѷĊѸĎҌĐ҈đѶĒ҉ĕѺėѷěҊĜѹĠҋġҖģѺĤ҆ĥҋħѸĩѺĮ҇ĸѸŀ҈ł҇ņѵŇѸň҇ŉҋŊѶŋҐŌѺŎѷŔ҆
have $	ĀѰāѰĤҌıҊľ҇ŀ҆ňҗŐ҈
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	ĒҊ
have <name>	ĀѱāѮćѹěґĠґňҋŋ҆ō҆
have <name> $	Ġ҆
have <name> among	ĀѺě҇ŋ҇
have <name> as	ěҊň҇
have <name> in	ĀѸ
have <name> |	Ā҈āѷĠ҈
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	ĀҙāѰă҆ĎҌĔ҆Ė҆ġ҉Ģ҇Īҍıѵĸѹŉ҆Ŋ҇ŋ҈
have _ <name>	Ā҈āѺĂѹĐҍđѹĒ҆ġҍĥ҇
have _ <path>	ĀҐŊѺ
have _ added	ĀѺā҆
have _ among	ĀѺě҇ŋ҇
have _ and	ĀѺŊ҆
have _ as	ěҊĜѺĝ҈ň҇
have _ at	ĀѺā҆
have _ be	ė҈
have _ been	āґĎѴ
have _ changed	ĀҋāѺ
have _ class	Ā҈
have _ common	āҋ
have _ default	ĕ҆
have _ expect	Ā҈
have _ for	ĀѸň҆ō҈
have _ go	ő҆
have _ got	ĀҊ
have _ hand	Ł҆
have _ impl	ĥ҆
have _ imports	Ā҆ŏѺ
have _ in	ĀѷĎҊ
have _ install	Āґ
have _ it	ľ҇
have _ line	ĀѳāҎ
have _ many	ĀѶāҏ
have _ method	Ā҆
have _ my	āѺĞ҆
have _ name	ā҆
have _ on	ā҉
have _ override	ĀѸĂҌ
have _ own	āѷŀҍ
have _ pass	Ł҇
have _ run	Į҈
have _ same	ā҈
have _ superclass	ĀѹćҌ
have _ test	ŋ҉
have _ to	āѺ
have _ visibility	ĭҋ
have _ |	ĀҙāѱĠ҈ġ҆ł҆
have a	ćҋġ҈ĵ҆
have a <name>	ġҎĳ҆
have a class	Ā҈
have a method	Ā҆
have a superclass	ĀѺćҌ
have a test	ŋ҉
have an	ĀҎāѵĥ҆
have an impl	ĥ҆
have been	ĀҖ
have been added	ĀѺā҆
have been changed	ĀҋāѺ
have been on	Āҍ
have changed	Āҍ
have changed <name>	ĀҌāѵ
have changed line	ĀѳāҎ
have for	ĀѺō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀҜāѯđѷĞ҆ľ҇
have in <name>	ĀҖāѸđѹ
have in <path>	ĀғāѰ
have in common	āҋ
have in it	ľ҇
have its	ĐҎļ҆
have its <name>	ĐҎ
have many	Ā҆
have no	ĀѸāҎ
have not	ĀѴāҏ
have one	ŋ҉
have outside	āҎŊѸ
have tests and	ĀѺŊ҆
have tests |	Āҋ
have that	ĀѵāѺġҒ
have the	ĀѸāҊĒ҆
have the same	ā҈
have their	āѶŀҍ
have their own	āѶŀҍ
have to	Ā҈ā҆ĂҋĮ҈
have to <name>	ĀѸāҒ
have to be	ė҈
have to expect	Ā҈
have to go	ő҆
have to hand	Ł҆
have to install	Āґ
have to override	ĀѸĂҌ
have to pass	Ł҇
have to run	Į҈
have too	Āѹāҋ
have too many	Āѹāҋ
have unused	Ā҆
have unused imports	Ā҆
have we	ō҈
have we got	ĀҊ
have |	ă҆ĎҌĔ҆Ė҆Ģ҈ĪҍıѶĸѹŊ҇
have | $	Ā҆ă҆ĎҌĔ҆Ė҆Ģ҈ĪҍıѶĸѹŊ҇
having	ĀѶāѺĒ҈Ń҆ň҇
having <name>	Āѹň҇
having <name> as	ĀѺň҇
having _ as	ĀѺň҇
having _ import	ĩ҆
having _ in	Ń҆
having an	ĩ҆
having an import	ĩ҆
head	āѴĎѲİұ
head $	ĀҊ
head _ $	Āѵİғ
head _ which	Āѷİҋ
head _ |	āѺ
head commit	āѺİҊ
head is	Āѹİ҉
header	ĀѶā҇ĽҔ
header _ it	Ľ҈
header of	ā҈
headers	Ī҈
headers _ <name>	Ī҇
headers does <path>	Ā҆
hello	ĀѶāҎ
hello _ i	Āѹāҋ
hello |	Āѷāҍ
hello | i	Āѹāҍ
help	ĀѹāҔĊѺċ҆
help _ find	āҚĢѷ
help _ understand	Ģ҆
help me	āҗĊѺ
help me find	āҚĢѷ
help me understand	Ģ҆
helper	ķҪĺѹĻҋļҚŁѹ
helper <name>	ķҙĺѺĻҍļҘŁѺ
helper <name> $	āѸķҋļҍ
helper <name> enclosed	ā҇
helper <name> is	ļ҇
helper <name> |	ķ҇
helper _ $	āѸķҋļҍ
helper _ <name>	ķҐ
helper _ enclosed	ā҇
helper _ is	ļ҇
helper _ |	ķ҇ļ҆
helpers	Ā҈āѲĉҖ
helpers _ $	Āҏāѵ
helpers _ <name>	āѹĉҌ
helpers does	ĀѺĉҌ
helpers does <name>	āѹĉҌ
helpers |	Āҏāѵ
helpers | $	Āҏāѵ
here	ĀѶāѪĈґĒ҇ėҎġҠĬѺĮҒįѷİ҈ıҏłҐņѺŋ҈
here $	Ā҆āѷĈҍė҆ġҐı҈
here _ $	ĀѲġҏĮҍİҊı҇ł҆ŋҊ
here _ in	Ā҆
here _ not	ė҆
here does	Ā҇
here does not	Ā҇
here is	ė҆
here is not	ė҆
here |	ĀѯāѹġҎĢѹĮҎİ҉ı҇ł҉ŋҊ
here | $	ĀѲġҏĢѹĮҍİҊı҇ŋҊ
hey	āѱ
hey _ tests	Ā҈
hey _ you	ĀҐā҉
hey can	ĀҐ
hey can you	ĀҐ
hey do	āҊ
hey do you	āҊ
hey i	Āѵāѹ
hey what	ĀҊ
hey what tests	Ā҈
hi	ĀѷāҔ
hi _ could	ķ҆
hi _ m	ā҇
hi _ somebody	Ā҇
hi i	ā҇
hi i m	ā҇
hi there	ā҉
hi | could	ķ҆
hi | somebody	Ā҇
hidden	āѳĻҍ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҐāѰćҋĉѺĚҖŀ҉ňҋ
hierarchy _ $	ĀѸāѹćҋĚ҆ň҇
hierarchy _ <name>	Ě҆
hierarchy |	ĀѸāѹćҋĚ҆ň҇
hierarchy | $	ĀѸāѹćҋĚ҆ň҇
hint	ĀҊ
history	ĀҚāѴĎ҈İҗ
history $	ĀҡāѮąѸ
history _ $	ĀѺ
history _ <name>	āѸą҇Ďҋ
history _ <path>	ĎҐ
history _ this	ĀѲāҌİ҆
history of	ĀѮā҉ĎҚ
history of <name>	Ďҋ
history of <path>	ĎҐ
history of this	ĀѲāҌİ҆
history was	Āҏāѵ
history was <path>	Ā҆
history |	ĀѨāҐİҋ
history | $	ĀѺ
hit	Āѹč҆
hits	ŏҘŔ҆
hits _ <name>	Ā҇ŏҋ
hits for	Ā҆ŏҘ
hits for <name>	Ā҇ŏҋ
holding	ĀѹāѹķҋŉҊőҊ
holding _ $	ĀѹāѹŉҊőҎ
holds	āѮĐ҉đ҆ĤҎĵҋŇѺŌ҈Ő҉ő҆
holds $	ĤҎ
holds <path>	ĀҒőѳ
holds _ $	ő҇
holds _ <name>	ő҆
holds _ copyright	Āѹā҈
holds _ value	đ҆
holds _ |	ĀҔőѯ
holds our	ĀѸőҐ
holds the	ĀѶĵҌ
holds the copyright	Āѹā҈
holds |	Ā҇
holds | $	Ā҇
hole	İҌ
hole _ $	Āѵā҆İҌ
hole |	ā҆
hole | $	ā҆
home	ġ҆
hops	ħҌ
hops _ |	ħҋ
hover	Ő҆
how	ĀҐāҠĂѺăѺąѶĆ҇ćѺĈѲĉѹĊѷčѹĎҰďҡĐѹđҕĒѺēѺĖѺėҊĘѺęѹěѺĜѸĝѳĞѺĠѹġѹģѺĤѶĥѶĦѷħҘĨқĩѮĪѸĬѺĭѷįҏıҔĲѸĳҨĴґĶѷķѺĸѺľҪŀѺŁѹŃѺńѹŅҐňѸŊүŋѷŌѷŎѵŏѸŐѹŒѯœѹŕҊ
how <path>	Ĩҋ
how <path> is	Ĩ҆
how _ $	Ŋ҆
how _ <name>	ĀѶā҇ď҇ħҎĳ҆
how _ <path>	āѶĝѺĨҖŕҎ
how _ abstract	Ā҇āѺ
how _ ago	āѷįҍ
how _ are	ĀҋāѺ
how _ arguments	Ā҇
how _ asserts	ĀѴāҎ
how _ attributes	ĀҊāѺ
how _ bytes	ĀѱāҒ
how _ checkins	ĎҊ
how _ classes	Āҏ
how _ commits	ā҉Ďҝ
how _ cut	ā҇
how _ data	Ā҈
how _ days	ĀѬāҕ
how _ defs	Ā҇
how _ descendants	Ā҈
how _ different	āѺ
how _ do	ā҉
how _ does	ĀѰāқė҈
how _ entries	ĀѸĎ҈
how _ exceptions	Ā҈āѹ
how _ exports	ĀґāѴ
how _ fields	Ā҇ā҆
how _ files	ĀҚāѴĩѹ
how _ functions	Āґāѱľҋ
how _ has	ĀѸāѹĎ҉įҊ
how _ i	ĀѮāҫħ҉
how _ import	ā҇
how _ imports	Ā҉
how _ inputs	āѺ
how _ is	ĀҙāѶđҎĬ҆ĳ҉Œѳ
how _ it	ĀѶĮ҆ĴҊŅ҆
how _ itself	ņ҈
how _ jobs	ĀѶāҋ
how _ line	Ĵ҇
how _ lines	ĀѴāғĳҝ
how _ member	ĀѶľґ
how _ members	Ā҉āѺ
how _ methods	ĀѶľң
how _ must	āѸė҈
how _ of	ā҉
how _ one	āѸŅҊ
how _ open	ĀѺā҈
how _ other	Ā҈
how _ parameters	ĀҌāѹ
how _ people	āҐĎѺ
how _ places	āѷĆҊ
how _ revisions	ĀѴĎҐ
how _ seconds	ā҈
how _ separate	Ŋ҆
how _ subclasses	ĀҊāѸ
how _ symbols	Ā҆
how _ test	ĀѮŊқ
how _ tests	ĀѱāҍŊҦ
how _ that	Āѹĳ҆
how _ the	Ā҈āѹďҊ
how _ there	ā҇
how _ they	ā҇ĬѺ
how _ things	Ā҇
how _ this	ĀѹıҌ
how _ times	ĀѷĎґ
how _ unit	Ŋ҆
how _ was	Ď҆
how _ you	āѺł҈
how _ |	āѸđ҆
how are	Āѵā҈
how big	ā҉đ҇Œѳ
how big is	āҊđ҆Œѳ
how calls	ņ҈
how calls itself	ņ҈
how can	āҊ
how can i	ā҇
how come	āүĬѹ
how come <name>	āҍ
how come <path>	āҊ
how come the	Āғāѷ
how come there	ā҇
how come they	ā҇ĬѺ
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	ŅҊ
how did it	ā҈
how did one	āѷŅҊ
how do	ĀѶāҏďҐħҍ
how do i	ĀѱāҢħ҉
how do the	āѺďҊ
how does	ĀѷāѩħҐĨҋĴґŕ҉
how does <name>	ĀѲħҌ
how does <path>	āѳĨҋŕ҉
how does it	āѹĴҊ
how does line	āѺĴ҈
how does the	Ā҇āѺ
how fast	Āѵāҍ
how fast is	Āѵāҍ
how is	Ā҆āѤĨҋĮ҆ıҐŕ҉
how is <name>	Āңāѣ
how is <path>	ĨҌ
how is it	Į҆
how is the	Āѳā҈
how is this	ĀѴıҌ
how long	āҏįҏĳҎ
how long ago	āѷįҍ
how long do	ā҉
how long does	ĀѹāҒ
how long has	Ā҈āѹ
how long is	ĀҋāѶĎ҆ĳ҇
how long the	ā҇
how many	ĀӇāѴĆ҈ĎҮĤѺĩѴĳҢľҭŊҹ
how many $	Ŋ҆
how many <name>	Āѷĳ҈
how many abstract	Ā҇āѺ
how many are	ĀҋāѺ
how many arguments	Ā҇
how many asserts	ĀѴāҎ
how many attributes	ĀҊāѺ
how many bytes	ĀѱāҒ
how many checkins	ĎҊ
how many classes	ĀҐāѸ
how many commits	ā҉Ďҟ
how many days	ĀѬāҕ
how many defs	Ā҇
how many descendants	Ā҈
how many different	āѺ
how many entries	ĀѸĎ҈
how many exceptions	Ā҈āѹ
how many exports	ĀґāѴ
how many fields	ā҆
how many files	ĀҔāѶ
how many functions	ĀҌāѴľҋ
how many jobs	ĀѶāҋ
how many lines	ĀѵāҔĳҜ
how many member	ĀѶľґ
how many members	Ā҉āѺ
how many methods	ĀѶľҢ
how many open	ĀѺā҈
how many other	Ā҈
how many parameters	ĀҊāѹ
how many people	āҐĎѺ
how many places	āѷĆҊ
how many revisions	ĀѴĎҐ
how many seconds	ā҈
how many separate	Ŋ҆
how many subclasses	ĀҊāѸ
how many symbols	Ā҆
how many test	ĀѯŊҜ
how many tests	ĀѲāҏŊҢ
how many that	Āѹĳ҆
how many things	Ā҇
how many times	ĀѵĎґ
how many unit	Ŋ҆
how mnay	ĀҜāѳ
how much	ĀѴāѶđҖ
how much is	āѸđ҉
how new	āѶėҐ
how new does	ė҈
how new must	āѺė҈
how often	ā҆Ďґ
how often does	Āѹāҍ
how often has	ĀѺĎҊ
how often is	ĀҗāѲ
how often was	Ď҆
how recent	Į҉
how recently	Āѹį҈
how recently has	Āѹį҈
how the	ďҋ
how this	ıҊ
how to	ĀѸāҡħѺ
how to cut	ā҇
how was	āѵŅҎ
how was it	āѺŅ҈
how well	ā҆
how would	ł҉
how would you	ł҈
hunting	ĵ҆
hunting for	ĵ҆
hwo	ĀѶľ҇
hwo many	ĀѶľ҇
i	ĀѫāѣăѺĄѸĐ҈Ĕ҇ĖѺĚ҆ĝҋğѸģ҆ĩѺĪѹĭ҇Į҆įѹıѹĵґĶ҆ķ҉ĸ҆Ĺ҉Ļ҆Ŀ҇ŁҎł҈ŃѹņѶŇ҆ŌѵōѺŐѹő҈
i _ $	ĀѸāҎł҈
i _ <name>	ĀҊāѸĐҋĔҊĚҊĢ҆Ĭ҆ĮѺŁѺń҈Œ҆
i _ <path>	ā҆ĝҋ
i _ a	ĀѳĢ҇
i _ after	Ğ҇
i _ at	āѹĨ҈ł҇
i _ back	ĀҌāѹ
i _ by	ė҆
i _ calling	Ā҇
i _ errors	ĀґāѰ
i _ for	ė҆
i _ from	ĀѴāѵģҊħҌ
i _ if	Ā҉
i _ implementing	āҌ
i _ in	Ā҉Ę҇Ğ҆ğѸ
i _ into	Ę҆
i _ is	Ā҈
i _ it	ĀѶāҎĘ҆Į҆Ł҈
i _ its	ķ҇
i _ like	Ā҇āѴĪ҆
i _ looking	Ā҇
i _ new	Ģ҆
i _ not	āѬĔ҆
i _ on	ĀѸā҈Ŀ҉
i _ only	āѸĵҋ
i _ out	ā҆Ĕ҆
i _ renaming	ā҆
i _ test	ā҆
i _ that	Ā҆Ĭ҈
i _ the	ĀҜăѹĆ҆ćѺĐѹđ҆İ҆ĹҍĻѺĿѸ
i _ this	ā҈Ė҇Į҈
i _ to	āѬĂҌĐ҇đѹĔѹĖѹėѷĞѸģѺĬ҆Ķ҇ķ҇ŁҗłѺńҌőҋ
i _ when	āѺŇ҆
i _ wondering	ĀѺāҌ
i _ writing	āѲ
i _ wrong	ā҈
i _ |	ĵ҇Ŀ҈Œ҆
i allowed	ā҇
i allowed to	ā҇
i altered	Ā҇
i altered the	Ā҇
i call	Ā҇āѵĊѺĔ҆Ŀ҉Łҋń҉Ň҆
i call <name>	ĀҍāѬĔ҈ńҌŇ҇
i call it	Ł҉
i call on	ā҆Ŀ҉
i can	Ā҇āѶ
i can not	ĀҊāѸ
i change	ĀҌāѭĐ҇
i change <name>	Đ҇
i change the	ĀҔāѮ
i d	ĀҊāѵĪ҆ŀ҇
i d like	Ā҉āѶĪ҆
i delete	Ā҉
i delete <name>	Ā҇āѺ
i do	ĀѱāѴĎ҆Ĕ҆
i do not	ĀѲāѴĔ҆
i drop	ā҆
i drop the	ā҇
i edit	Đ҆
i extend	ĀѸĂҋ
i extend <name>	ĀѸĂҋ
i find	āѧĘҊĚ҉Ĭ҆œ҈
i find <name>	Āѹę҆ĚҊĬ҇
i find <path>	Ĝ҇
i find a	Ā҈
i find in	Ā҆Ę҇
i find its	ķ҇
i find the	ĺ҆
i find |	Ŀ҈
i get	āѲė҆Ğ҈ħҋŎ҆
i get after	Ğ҇
i get back	ĀҎāѺ
i get errors	ĀґāѰ
i get from	āѵħҌ
i have	āѹĂ҈ėѺ
i have to	ĀҎĂҊėѺŁ҆
i hover	Ő҆
i import	ĀѷģҋĩѺł҈Œ҇
i import <name>	Œ҇
i import from	ģҋ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i leave	āҊĔ҈
i leave out	ā҇Ĕ҆
i look	Ę҆Ļ҇
i look into	Ę҆
i looking	ł҇
i looking at	ł҇
i m	āѳĚ҆ĝ҆Ģ҇
i m a	Ģ҈
i m calling	Ā҇
i m implementing	āҌ
i m looking	Ā҇
i m new	Ģ҆
i m renaming	ā҆
i m writing	āѲ
i mean	Ā҆āѦİ҈Ĺ҇Ł҆
i mean is	Ā҈
i mean the	Āѹİ҇Ĺ҇
i move	āҊ
i need	āѸĖѹĞѹĬ҈Ľ҇ľ҆ńҊ
i need for	ė҆
i need only	ĵ҆
i need the	ĀҕāѵĐѹļ҆Ľ҉
i need to	ĀѳāѹĬ҈Ł҆ń҉
i never	Ĕ҉
i open	āѷĬ҇
i open the	Ĭ҈
i pass	ĀҘāѶŁ҉
i pass to	Ā҇āѸŁҋ
i put	āҐğѹ
i ran	Ā҇
i ran only	Ā҈
i read	ĀѸę҈Ĺ҇
i read <name>	ę҈
i read the	Ĺ҇
i receive	Ň҉
i rely	ā҆
i rely on	ā҆
i remove	Ā҈āѺ
i rename	ā҆
i right	ĀҒ
i right that	Ā҈
i run	ĀѶł҈
i scroll	āѺ
i see	Ę҆ĝ҆
i see the	ā҈œѺ
i see |	Ĵ҆
i skip	ĀҊāѵĔ҆
i skip the	ĀҊāѵ
i start	Ĩ҈
i start at	Ĩ҈
i subclass	ā҇
i subclass <name>	ā҇
i suspect	Ā҆
i suspect <name>	Ā҇
i treat	ĭ҆
i treat <name>	ĭ҆
i use	ĀѺā҇Ģҋ
i use <name>	āѺĢҋ
i use this	ā҈
i ve	ĀѵāѺ
i want	Ċ҆ĭ҆
i want to	Ċ҆
i was	āҋ
i was wondering	ĀѺāҍ
i wonder	Āҍ
i wonder if	Ā҈
idea	ĢҏķҊ
idea _ <name>	Ģҏ
idea _ the	ķ҆
idea behind	Ģҏ
idea behind <name>	Ģҏ
identical	ā҈Ćѹ
identifier	ġ҈
identifier <name>	ġ҈
identifier <name> is	ġ҈
identifier _ is	ġ҈
identifiers	Ā҈ģ҆
identifiers _ into	Ā҉
identifiers come	Ā҉
identifiers come into	Ā҉
identify	ĀѱāџĉҌĊѺĚѹĿ҉ŀ҈Ń҆ń҉
identify _ <name>	Ğ҇
identify _ file	ĺ҇Œ҆
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĀѺĉґĊѹĤ҆ńҊ
identify every	āѶŀҌŃ҉
identify the	āѰĚѺň҆
identify the <name>	Ğ҇
identify the file	ĺ҇Œ҆
identify the predecessor	Ņ҆
identify the subdirectory	ő҆
if	ĀѺăѹĆѺćѸĈґĉѸčғĔґĕ҇ĘҊęҐĚ҆ěҕĜҌĝҐğѹĠҎġҖĢѶĦ҉ħѺĩѷĪѺĬҌĭҍŀѴŃѺŅѺňѶŋҐŌҔōѸŎҕőѹœѵ
if <commit>	čҊ
if <name>	Ā҈āѸĘҒę҉ĚҌěҒĠ҉ġ҈Ĭ҇ĭ҉
if <name> count	ĭ҇
if <name> exists	ġҍ
if <name> has	Ā҇
if <name> is	ĀҒę҇ěҍĬ҉
if <name> was	Ġ҈ĭ҈
if <name> were	ā҈
if <path>	ĀѺĜ҈ĝҏ
if <path> gets	ĝҌ
if <path> is	ĝ҆
if _ <name>	Ō҆
if _ build	Ĉ҆
if _ class	Ā҆
if _ count	ĭ҇
if _ do	āѷĔҌ
if _ drop	ā҇
if _ exists	ġҍ
if _ function	Ĭ҈
if _ gets	ĝҌ
if _ got	č҆
if _ has	Ā҇
if _ includes	Ĝ҇
if _ is	ĀҍāѴę҈ěҍĝ҉ĬҋŎ҈
if _ leave	Ĕ҇
if _ of	ŋ҆
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ remove	Ā҈āѹ
if _ skip	Ĕ҆
if _ test	ŋ҆Ō҉
if _ tests	Ŏ҇
if _ the	Ō҆
if _ was	Ġ҉ĭ҈
if _ were	āґ
if a	ŋ҆
if any	ĀѸŋҋ
if i	ĀѶāҐĂ҆Ĕғę҈ĢѺĳ҆
if i do	āѹĔ҉
if i drop	ā҇
if i leave	Ĕ҇
if i ran	Ā҇
if i remove	Ā҈āѹ
if i skip	Ĕ҆
if it	ĀѺĈҊŎҋ
if it is	ŎҊ
if test	Ō҆
if test <name>	Ō҆
if the	Ĉ҈ĬҊ
if the build	Ĉ҆
if the class	Ā҆
if the function	Ĭ҈
if there	ŋ҇
if there is	ŋ҆
if this	ġ҆
if we	ā҈
ignore	āҙĊѸŒ҆
ignore _ result	ā҆
ignore its	ā҇
ignore its result	ā҆
ignore the	Œ҆
ignored	āҍ
ignored _ git	āҌ
ignored by	āҌ
ignored by git	āҌ
impl	Āѳĉ҇ĥғīҖĿҋ
impl <name>	āѴĥҖ
impl <name> for	āѴĥҖ
impl _ <name>	ĥҎ
impl _ for	ĀѶāѱĥҒīҘ
impl _ of	ĉ҈Ŀҋ
impl of	āҔīѺ
impl of <name>	ĥ҈
implement	ĀҋāҙĂҙćѺĥҔňѵ
implement $	Ă҈ī҉
implement <name>	ĥҗ
implement <name> $	ĥҊ
implement <name> |	Ā҇āѷĥҋ
implement _ $	āѸĂҋĥҌ
implement _ <name>	ĥҋ
implement _ abstract	ā҉ĂѺ
implement _ interface	ĀѸāҌĥѷī҈
implement _ interfaces	āҊ
implement _ trait	ā҈
implement _ |	Āҗāѳĥҋ
implement any	ĀѺī҈
implement any interface	ĀѺī҈
implement in	ĀҊāѺ
implement it	ĀҐ
implement it |	ĀҐāѸ
implement its	āҌ
implement its interfaces	ā҉
implement the	āґ
implement the interface	āҊĥѸ
implement |	Ā҇āѵĂҊī҆
implement | $	Ā҇āѵĂҊī҆
implementation	ĀѹĂҊĥ҈īҏ
implementation _ <name>	ĀѶāҎĥ҇
implementation _ interface	ĥ҇
implementation _ its	Ă҆
implementation _ the	Ā҇
implementation for	Ă҆
implementation of	ĀѵāҌĥҊīҊ
implementation of <name>	Āѱāҏĥ҈
implementation of interface	ĥ҇
implementation of the	Ā҇
implementations	ĀѺāѹĥҿī҈Ľѹŀ҉ňѸ
implementations $	ĥғ
implementations _ <name>	ĥқ
implementations _ the	īҊŀ҆
implementations of	ĥҗ
implementations of <name>	ĥҐ
implementations of the	ŀ҆
implemented	Āѹā҆ĥҖīқķҋĺҋĽѹňѷ
implemented $	ķҋĺҍĽѺ
implemented _ $	ĥҊ
implemented _ <name>	īҊ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҉
implemented by	ĀѸā҈īҎňѹ
implemented by <name>	ī҇
implemented by the	ī҇
implemented for	ĥ҆ī҇
implemented interfaces	ī҆
implemented |	ĥҊ
implemented | $	ĥҊ
implementers	ĀѵĥӀňѹ
implementers $	ĥҡ
implementers _ <name>	ĀѺĥҠ
implementers of	ĀѺĥҠ
implementers of <name>	ĀѺĥҠ
implementing	ĀѸāҏĥґ
implementing <name>	āҌĥ҇
implementing <name> $	ĥ҉
implementing <name> so	āҌ
implementing _ $	ĥҌ
implementing _ so	āҌ
implementing _ |	ā҆
implementors	āѸĥҟĽѸ
implementors _ $	ĥ҆
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥҒ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҆
implementors | $	ĥ҆
implements	āѰĥҠīҭ
implements $	īҋ
implements <name>	ĀѶĥҧīѶ
implements <name> $	ĥ҉
implements <name> |	ĀѺĥғ
implements _ $	ĥ҆īҌ
implements _ <name>	ĀҔĥѴ
implements _ of	īҐ
implements _ trait	ĥ҇
implements _ what	ī҆
implements _ |	Āѹāѹĥҙ
implements clause	ĀѺīґ
implements clause of	īҐ
implements the	ĀҔāѺ
implements the <name>	ĀҔĥѰ
implements the trait	ĥ҇
implements what	ĥѺīҏ
impls	ĥҌīҐĽѸ
impls _ interface	ĥҌ
impls of	ĥҏ
impls of interface	ĥ҇
import	āҒĐѺĜҨĝҝģҕĦҷħҠĨҜĩҕĪҔĬѹĳѴłҏŅѺņѺŊѺŏҐőѷ
import $	Ĝ҉ģҏħѺĩҗŏѴ
import <name>	ā҆Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѴāҝĜ҆ĝ҇ħҎĪѷ
import <path> $	ĀѶāҎĜґĝѴ
import <path> is	ĜѮĝҕ
import <path> lazily	ā҇
import <path> |	ĀѸĜҒĝѵħҋ
import _ $	Āҕā҆ĜҌĝѳĦҋĩ҇Ī҆ŏѵ
import _ <name>	ģ҆ħҍŒ҇
import _ <path>	ĀҒĝҎħҊĪѹ
import _ a	ł҇
import _ between	ĀҌ
import _ does	ĪҊ
import _ ever	ŏ҆
import _ file	Ĝ҈
import _ for	Ĝҍ
import _ from	ĀѹāҒĪ҈
import _ go	ĀҐĦѹ
import _ in	ĀѴĪҍŏҏ
import _ indirectly	Ħ҆
import _ is	ĜѮĝґĨ҇
import _ lazily	ā҇
import _ module	ĀҖĩѷŒѸ
import _ names	ĀѺĪ҈
import _ nothing	ĪѺŏҋ
import _ of	ĀѺĪҙŏ҉
import _ or	Ħ҇
import _ other	Ā҉āѷ
import _ outside	ĀѹāҊ
import _ starting	ħ҆
import _ that	ħ҇
import _ through	ā҈Ħ҇Īѹ
import _ to	ħѶĨҙ
import _ using	ŏ҆
import _ which	ĀѸĦ҉
import _ |	ĜқħҌĩҊ
import both	āҋ
import both <path>	ā҆
import but	ŏ҇
import chain	āҊħҌ
import chain <name>	ħ҇
import chain <path>	ħ҉
import chain from	ā҈
import chain to	ħѺĨ҇
import chains	Āѹā҉
import check	Ħ҇
import check $	Ħ҇
import circle	Ħ҈
import count	ĀғĪѸ
import count $	ĀғĪѸ
import cycle	ĀҋāҍĦҚĪѸ
import cycle $	Ħҏ
import cycle in	ĀѺā҉
import cycle which	ĀѸĦҊ
import cycle with	ā҆
import cycle |	ĀҊ
import each	Ā҉āѷ
import each other	Ā҉āѷ
import exists	ĜҌ
import exists |	ĜҌ
import for	ĪѺŏҋ
import for nothing	ĪѺŏҋ
import from	ĀҠāѴģґħѺĪѷ
import from <name>	ģ҆
import from <path>	ĀҠāѫģ҉
import from outside	ĀѹāҊ
import graph	Ħ҈
import hops	ħҌ
import in	ĀѷāґĜ҉ĝѸ
import in <path>	ĀѹāҍĜ҆ĝѺ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import it	ĀѺāѸĝҋĩҎ
import it |	āѷĝҋĩҊ
import its	Ī҈
import its names	Ī҈
import itself	Ħҏ
import itself indirectly	Ħ҆
import lines	āѸĪҗĳѹŏҍ
import lines from	Ī҉
import lines in	ŏ҇
import lines of	Ī҆
import list	Īқ
import list $	Īҋ
import list of	Īґ
import loop	Ħҍ
import of	āѺĝҘĩҏ
import of <path>	ĝҗĩ҇
import or	āѹłҏ
import or a	ł҇
import path	āѺħґĨ҇
import path from	ħ҇
import path to	Ĩ҇
import paths	āҌħѶ
import paths from	āҌħѶ
import route	ħҌĨҌ
import route is	Ĩ҇
import route to	Ĩ҆
import something	Ī҆
import something |	Ī҆
import statement	ĜҊ
import statement for	Ĝ҆
import statements	āѵĪҖŏҍ
import statements does	ĪҊ
import statements in	āѺĪ҉ŏ҈
import statements of	ŏ҈
import the	ĀҐā҆Ĝ҈ĩѵŒѸ
import the file	Ĝ҈
import the module	ĀҖĩѷŒѸ
import the names	ā҈
import without	ĪѺŏҌ
import without ever	ŏ҆
import without using	ŏ҆
import |	ĀҕāѴĪҐ
import | $	ĀҖāѵĪҐ
imported	ĝҖģ҆ħѺĨҐĩҠĪҔŏҙ
imported $	ĩҗ
imported <path>	āҐĝ҆ħ҆ĩѺ
imported <path> $	ħ҈
imported <path> in	ā҉
imported <path> into	ĝҊ
imported _ $	ĀѹĜҎĝѸħ҇ĩҔ
imported _ <name>	Ā҇ĝҋĨ҇ĩѵĪҊŏ҆
imported _ <path>	ĜѺĝҕħѺĨҋĩѴĪҊŏ҈
imported _ and	ĩ҉
imported _ file	ĩѺĪ҉
imported _ in	ā҉
imported _ into	ĝҊ
imported _ nothing	ŏ҆
imported _ of	ģ҇
imported _ tests	ā҇
imported _ the	Ī҆
imported _ what	ĩ҆
imported _ within	ĝ҆
imported _ |	ĀҔĝѹĦ҇
imported at	Ī҆
imported at the	Ī҆
imported by	ĀҢģѺħѹĨҎ
imported by <name>	Ĩ҆
imported by <path>	ĀғĨ҉ĩѺ
imported by tests	ā҇
imported by |	Āҋ
imported circular	Ħ҈
imported circular |	Ħ҈
imported for	ŏ҆
imported for nothing	ŏ҆
imported from	ĀѩāҒĝ҈ģҋ
imported from <path>	ĀѰāҏģ҆
imported from within	ĝ҆
imported in	ĀѴāѶĝҌĪҐŏ҉
imported in <name>	Ī҈
imported in <path>	ĀѺĝ҉Īҋ
imported into	Ā҈āѷĝ҇
imported into <name>	Ā҈āѺ
imported into <path>	ĝ҆
imported modules	ĩѺĪ҉
imported modules file	ĩѺĪ҉
imported names	ĀҍāѸŏҊ
imported names |	ĀҎ
imported out	ģ҇
imported out of	ģ҇
imported |	ĀѺĜҎĝѹĩғĪ҆
imported | $	ĀѺĜҎĝѹĩҒĪ҆
importer	ĀѸĝ҈ĩѷĪҌ
importer $	ĜѷĝҐ
importer _ $	ĩѸĪҍ
importer _ <path>	ĜҏĝѸ
importer of	ĜҎĝѸĩѷĪҍ
importer of $	ĩѸĪҍ
importer of <path>	ĜҏĝѸ
importers	ĀѺāѲĜҎģ҇Ħ҆ĩӏĳѺ
importers $	āѸĜ҉ĝѷĦ҆ĩҦ
importers _ $	āѹģҋĩҊ
importers _ <name>	ĩҎ
importers _ <path>	ĝҋĩҊ
importers of	ĝҋĩқ
importers of <name>	ĩҎ
importers of <path>	ĝҋĩҊ
importers |	āѹģҋĩҊ
importers | $	āѹģҋĩҊ
importing	ĀѳāҋĜҍĝѳĦ҈ħҋĩҌĪ҆Œ҇
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩҊ
importing <name> $	ĩ҆
importing <path>	ĀѹāҍĜҎĝѲħҋĩ҉
importing <path> $	āҋĩ҇
importing <path> yes	Ĝ҆
importing <path> |	ĜҌĝѳ
importing _ $	Āѹāҍĩ҉Œ҇
importing _ directly	ā҇
importing _ from	Ā҉
importing _ yes	Ĝ҆
importing _ |	ĜҌĝѶĩҍ
importing itself	Ħ҇
importing needless	ŏ҇
importing needless $	ŏ҇
importing them	Ā҉
importing them from	Ā҉
importing |	Ī҈Œ҇
importing | $	Ī҈Œ҇
imports	ĀҊāѺąѺĎѺĐѹĜ҇ĝҜģѺĦүħҵĨҐĩҊĪҳĬѺŅѶņѸŊѺŏӉőѺ
imports $	ĜѴĝҔħҋĪҕŏѷ
imports <name>	Ħ҆ĩґĪѶ
imports <name> $	ĩ҇
imports <name> importing	Ħ҇
imports <name> |	ĀѺĩҎ
imports <path>	āҔĜҡħѹĩҍĪѰŏѶ
imports <path> $	Ĝ҆ĩҏĪѷ
imports <path> but	ā҉ŏѺ
imports <path> does	ā҇Ĝ҉
imports <path> |	ĜҊ
imports _ $	ĀҐāѶĝҊħҊĩҏŏѷ
imports _ <name>	ĀѵāѺĦ҆Īґŏҙ
imports _ <path>	ā҈ĜѹĦҍħҌĪҍŏқ
imports _ a	Ħ҈
imports _ but	ā҉ŏѺ
imports _ does	ā҈Ĝ҉
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҇
imports _ in	ĀѹāѺħ҆Īҕŏѵ
imports _ never	āѷŏґ
imports _ not	āѸĝ҆ŏҋ
imports _ of	ĀҖĪѺ
imports _ there	Ī҆
imports _ unused	ŏ҈
imports _ uses	ā҈
imports _ using	ā҆
imports _ which	ĩ҇
imports _ |	Ā҇ĜҊĩҌ
imports are	ĀѸĨ҆ĪҊŏ҇
imports are follow	Ĩ҆
imports are in	āѺħ҆Īҋŏѹ
imports are not	āѹŏҊ
imports are there	Ī҆
imports are unused	ŏ҈
imports can	ŏ҆
imports do	ā҇
imports does	ĀѹāѺħ҆ĪҌ
imports found	Ī҉
imports found in	Ī҉
imports from	Āҍā҆Ħ҆ĪѺ
imports from <path>	ĀҎ
imports in	āҌĪҏŏҔ
imports in <name>	ŏ҉
imports in <path>	ā҉ĪҊŏҌ
imports inside	ŏ҇
imports is	Ĩ҈
imports is <path>	Ĩ҈
imports it	Āҍĩѹ
imports it |	ĀҏĩѺ
imports mention	ĩҏ
imports missing	āҍ
imports missing from	āҍ
imports of	āѶĝ҈ĦҏĪҏŏҎ
imports of <name>	āѹĪҋŏ҉
imports of <path>	Ā҇ĝ҆Ħ҉ĩѺĪ҉
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
imports that	āѹĨ҆
imports that ends	Ĩ҇
imports till	ħ҇
imports till <path>	ħ҇
imports what	Ī҆
imports what $	Ī҆
imports without	ŏ҉
imports |	Ā҉ĝҊĪҎ
imports | $	Ā҉ĝҊĪҎ
in	ĀѱĂ҉ĄҒąҎĊѶċ҉čҍĎҍĐҞđѧĒѲēѬĔҔĕѵė҇Ę҈ĝ҇ğ҆ĠҎġҌĢѸĦҐĪҋīѹĬєĭѳĮѯįѸıѬĲ҇ĸ҆Ĺ҆ĻҒļҊľ҆ŀҊŁѳłѷŅѱņѧŇѭňѥŉҋŊґŌѥōѴŎҖŏҍŐѳőҐŒѸœ҇Ŕғ
in $	āѷĪ҈ĵҊĶҊő҇
in <commit>	ĀѯČҐčҖ
in <commit> $	ĀѸČҍč҉
in <commit> |	Āѹ
in <name>	ĀҖāҙĂҔĆѹĉҊĊѸĐҥđѩĒѷēѺĔҐĕѸĖ҆ėѹĘ҈ĠѲġѳĢѯģҖĤҊĦѵĩ҇ĬѹĭѹĴҋĶѺķѲĹҌĻҕļҊĽѹľ҇ĿҏŀѯŁѹŃѸńҌŇѷŊқŋѺōѤŎҝŏҒŐѺőѴœѶ
in <name> $	Āҗā҇ĂҌĉґĊѶĒѺĔҒĕѶĖҊĘѸę҈ĩҋĪ҆ķѺĹҎĻґļѺľҍĿғŀѴŃѶńҊŊҐōѭŎѹœѺ
in <name> <name>	ĔѺĕ҇
in <name> a	Ę҇
in <name> and	āѶ
in <name> be	Ā҈
in <name> but	āѹ
in <name> by	Ā҆
in <name> do	Ŏ҉
in <name> fail	Ā҈ā҉Ŋѳ
in <name> how	Āѵ
in <name> is	Ę҆
in <name> of	ģҌ
in <name> on	Ĵ҆
in <name> or	ğ҇
in <name> pass	ĀѸŎҊ
in <name> that	Đ҈ŏ҆
in <name> the	ĻѷļҒ
in <name> to	ĘҊľѷ
in <name> what	ĀғāҕĂ҇đѶĢѷ
in <name> where	ā҆
in <name> |	ĂѹđѴĔҌĕѹĝ҇Ĥ҆Ī҆Ĳ҆Ļҏļѹľ҆ŊҐ
in <path>	ĀҜāҨčѸĐҢĜ҉ĝғģ҉Ħѵħ҆Ī҇įѹĲ҉ĴҏŊғŎҍŏҜőѫŕ҆
in <path> $	ĀқĐ҇ĝҎģ҉ħѸĨ҈ĩ҉ĪғŊғŎѶőѴ
in <path> and	Ĩ҇
in <path> are	āҍ
in <path> between	Ā҆
in <path> do	ĀѷŎ҆
in <path> fail	Āҍā҈ŊѮ
in <path> how	Āѷ
in <path> on	Ĵ҇
in <path> right	Ĝ҇
in <path> that	ŏ҆
in <path> to	ā҇
in <path> unused	ĀҊ
in <path> what	āҘĐѺ
in <path> who	Ĳ҆
in <path> |	āѳĐ҆ĜѳĝғĲ҇ŊҌ
in <tag>	ĀҏāѭĄҙĊѸĠґ
in <tag> $	ĀҏĄҊĊѹ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҊ
in _ $	ĀҐāѷĂҍĄ҇ĆѹćѹĉҍĊѫČ҇ďѹđѺĒѶĔҌĕѸėҙĝҋğ҇ĠѴĢѸģ҆ħѵĨ҈ĩҏĪқĬѺİ҉Ĵѹĵ҉ĸѸĹҌĻҋļѸĽҎľҘĿ҈łѺŃѺń҆ŅѹņѺŇѸňѵŊҞōѯŎѪŏѹőѶœ҉Ŕѷŕҋ
in _ 's	ģ҈
in _ <commit>	ĀѲČҋčҒ
in _ <name>	ĀѰāҕĈҌĊѸďҋĐѺĔҋĕҌĘѹę҆ğҏġѸĤҊĪ҉ĵѹķѺĽѺōҊŎѷőѺŔ҈
in _ <path>	ĀѺĨ҆ĪҊ
in _ <tag>	ĀѶāѺăҌĄ҆Ġҏ
in _ a	Ę҇Ń҉
in _ all	āѸŎ҇
in _ an	ĩ҈
in _ and	āѵĨ҆Ī҇
in _ are	āҐģѹŎҊ
in _ arguments	ď҇
in _ base	Ā҆
in _ be	Ā҇
in _ before	Āѹā҈
in _ body	āѳĉҚĻ҇ļ҆Ŀ҈
in _ brackets	Ł҈
in _ but	āѷŏ҆
in _ by	Ā҉
in _ call	āѸĊ҈Ĕ҆
in _ checkout	ő҆
in _ ci	Āѯāҝ
in _ circle	ĦҊ
in _ circular	Ā҈ā҇
in _ class	āѹľ҇ĿѶŀ҈ňғ
in _ classes	ŀҊ
in _ code	āѩĊҎĐѹđҋĘ҉ġ҈Ģ҇Ķ҇ĺҋŔҊ
in _ codebase	ġҋ
in _ commit	ĀҚāѺč҇įҌİѺ
in _ commits	Ā҇
in _ config	ĀҊ
in _ configuration	Đ҇
in _ constant	đ҉
in _ cycle	Ħҋ
in _ declaration	ĥ҆Ł҆
in _ definition	Ł҉
in _ dependencies	āѶĖҌ
in _ derived	ŀҍ
in _ dir	ő҉
in _ directory	őґŒ҆
in _ do	ĀѷŎҏ
in _ does	Ā҆āѺĐ҆
in _ earlier	āґ
in _ elsewhere	Ī҆
in _ enum	ĸ҈
in _ fail	ĀҕāҐŊѡ
in _ fails	Ŏ҆
in _ file	ĀѵāҖĐ҆ğ҇Ĳ҉Ķ҆ĸҋĹ҉ĺҎļ҆Ŋ҆őѯŒѹ
in _ files	āҌĆ҈ĩҊŔ҆
in _ folder	Œҍ
in _ for	Ė҆
in _ from	Ī҇
in _ function	ā҈Ĕ҇ļ҇
in _ functions	ĉѺĊҋ
in _ green	Ŏ҆
in _ hierarchy	āѹĚҖ
in _ history	ĀҒāѩĎҕ
in _ how	Āѫā҈Ď҆Ĵ҆Ŋ҆
in _ impl	ĿҌ
in _ implements	ī҆
in _ import	Ā҇āѷĦғĩѺ
in _ imports	Ħ҆
in _ inheritance	ěҋ
in _ is	ĀѺĐ҈Ę҆Ĝ҈ő҈
in _ just	āѺŏҊ
in _ language	ā҆
in _ last	āҊ
in _ list	ĀѷĘҋ
in _ log	Āҋįҋ
in _ main	ā҈
in _ many	ĀѺĆҋĎҋ
in _ mean	āҌĴѵ
in _ methods	Ń҉
in _ module	ċ҆ĭ҇Ķ҈ķґŒѺ
in _ next	ā҆
in _ of	ĀѦāѳĔҌę҆Ĝ҉ĝѸĢҏģҋĩ҆ĪѺĳ҉ĸ҇Ļ҈
in _ on	āѷĐ҇Ĵҍ
in _ or	ĀҐğ҆ŋ҈
in _ order	āҗēѺ
in _ overridden	āҋ
in _ package	ĀѸĞҊĵ҆
in _ parent	ĀҌ
in _ pass	ŎҌ
in _ past	ĀѸŅҖ
in _ place	āѹő҇
in _ places	Ā҇
in _ please	ĀҊāѺĳ҇
in _ previous	ā҇
in _ project	ĀѸġҋŋ҈ő҉
in _ release	āҐ
in _ releases	ŉ҆
in _ repo	ĀҡāѰġ҇İ҆ň҇ő҆Ŕ҇
in _ requirements	Ā҈ė҆
in _ revision	ąҍ
in _ right	ě҉Ĝ҇
in _ same	āҋ
in _ signature	ĀҋāѺď҇ŇҊ
in _ source	Āѵāѷċ҆đҍğҌķ҉
in _ struct	Ĥ҈
in _ subclasses	ŀҒ
in _ subdirectory	őҋ
in _ succeed	Ŏ҆
in _ switch	āҋĸѸ
in _ tags	ŉ҈
in _ terminal	ĞҊ
in _ test	ĀѮōҌœҍ
in _ tests	ōҏœ҇
in _ that	āѵĐҍŏҌ
in _ the	āѺĵѺĺҎĻѶļҐ
in _ they	ā҈
in _ this	Ģ҈ķ҆
in _ to	āҊĘҊľѷ
in _ total	Ŋ҉
in _ tree	āѹőҏŒ҆
in _ true	ĝ҇
in _ try	Ā҆
in _ unit	āҍ
in _ unused	ĀҐāѹĝѸ
in _ variable	Ő҉
in _ verbatim	ĲѸĴ҉
in _ was	ĀҋāѺ
in _ way	āѷď҆ē҇
in _ what	ĀҐāҭĂ҇ĐѹđѵĢѶ
in _ when	ń҉
in _ where	ā҉
in _ which	Ą҇ģ҇
in _ who	āѺĲ҉
in _ why	ā҇
in _ wich	Ā҇āѺ
in _ without	ŏ҆
in _ word	ł҆
in _ words	ĢҎ
in _ workflow	Āҗāѵ
in _ year	ā҇
in _ yes	ġ҉
in _ |	ĂѸđѯĕѸĘѺĝҘğѳĠҍĤ҉ĦѺħ҈ĩѸİ҉ĲҌĳ҈ĻҌľ҉ņ҆ŊҘōѺ
in a	ĈҏĢ҈Ħҋļ҆
in a <name>	ĀѹĈҌĢ҇
in a circle	ĦҊ
in a circular	Ā҉
in a function	ļ҇
in a test	ī҆
in a try	Ā҆
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	Ħґ
in an earlier	ā҇
in an import	āѹĦґ
in another	ĀѺāҌ
in between	ĀѺăҊħҋ
in between <tag>	ă҇
in between |	ħ҈
in body	ę҇Ļ҉
in body of	ę҇Ļ҉
in by	ĀѺĝ҈Ĩ҆Īҕ
in by <name>	Īҋ
in by <path>	ĪҊ
in by which	ĩ҆
in bytes	Āѹā҈
in bytes |	Āѹā҈
in cfg	ā҇
in change	ĀѸĢҋ
in change of	ĀѸĢҋ
in child	ŀ҇
in child classes	ŀ҇
in ci	ā҈ğѺŕҋ
in ci $	ŕҋ
in ci is	ā҆
in circles	Ħ҇
in class	ć҈
in cls	ĚҌ
in code	āѷğҒĸ҈
in commit	ĀѵČҊčҏ
in commit <commit>	ĀѵČҊčҏ
in commits	Ā҆āѵĎ҈
in commits $	Ā҉āѺ
in commits |	Ď҉
in common	āҋ
in common |	āҋ
in directly	ĜҊ
in directly |	ĜҊ
in except	ń҉
in from	Ī҇
in from elsewhere	Ī҆
in func	Ĕҗę҈
in func <name>	Ĕҗę҈
in function	ĕ҆
in function <name>	ĕ҆
in git	į҆
in git $	į҆
in go	ā҈
in here	āѷĒ҈ġ҉İҌ
in here does	Ā҇
in here |	ĀѹāѺİҋ
in history	ĀѶİҏ
in how	ĀѹĆҋĎҍ
in how many	ĆҋĎҋ
in import	āѺĦҋ
in import cycle	āѺĦҋ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѶĘ҆Ě҆ğѸľ҈Ŏ҆œҋ
in it $	ĀѶĘ҆ľ҇œҋ
in it are	Ŏ҆
in it |	Āѷā҆Ě҆ğѸ
in its	ĀҋāѭĉҒĘҋĭ҇
in its body	āѴĉҎĘ҆
in its code	Ę҆
in its module	ĭ҇
in java	ā҇
in line	ĀҐĐѺ
in lines	āѷĳҜ
in lines $	ĳ҉
in lines of	ĀѷĳҊ
in lines please	ĳ҆
in lines |	ĀҋāѺ
in motion	ŕ҇
in my	āѹĞ҇ğ҉
in my shell	ğ҉
in other	āҍ
in our	ā҉
in place	āҍ
in production	ā҉
in production |	ā҆
in python	āҋ
in python |	ā҇
in repo	ġґŋ҆őҊ
in repo $	ġ҆őҌ
in rust	ā҇
in short	ĀѶāҌ
in signature	Ĕҏ
in source	ğҐĽҏ
in source $	ĽғŔѷ
in struct	Ĥ҈
in struct <name>	Ĥ҈
in subclasses	ŀғ
in subclasses $	ŀҐ
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҆
in tests |	Ā҈
in the	āҋćҐĉҎĊ҇č҈ďѵĐѳđҍĘ҉ěҏĞҎğ҆ĠҏĢѶģѴĥѹĩѴĪѵīҋĬѺĭѹİѺĲ҆ĵѲĶѺķѱĹѺĿҊŁҌŃѷŅҏņѸň҈ŎѸŏѹő҉ŔҊŕѷ
in the <name>	ĀҋĉҊ
in the body	āѷĉҍļ҇Ŀ҈
in the brackets	Ł҈
in the call	āѹĊ҈
in the checkout	ő҆
in the ci	āҏ
in the class	āѺĹ҆ľ҈ĿѸňғ
in the code	āѲĊҏĐѺĠ҆ġҋĶ҇ĺҋŔ҈
in the commit	č҈
in the config	ĀҊ
in the configuration	Đ҇
in the constant	đ҉
in the declaration	ī҆Ł҆
in the definition	Ł҉
in the directory	ő҈
in the file	ĀѪāңĲҊŊ҆őѵ
in the function	āҋĔ҇
in the hierarchy	ĚҊ
in the history	ĀғāѫĎғ
in the impl	ĿҌ
in the inheritance	ěҋ
in the last	āҋ
in the list	ĀѹĘҋ
in the log	Ā҇āѺįҋ
in the main	ā҈
in the module	ā҈
in the next	ā҆
in the past	ĀѸŅҖ
in the previous	ā҇
in the project	őҊ
in the repo	Āҗāѹ
in the repository	Ā҈
in the requirements	ė҇
in the same	āҋ
in the signature	ĀҌāѺŇҊ
in the source	ĀѶāѹđҍğҍ
in the struct	Ĥ҈
in the test	ĀѴōҏ
in the tests	ōѺœ҇
in the tree	āѹőҏŒ҆
in the variable	Ő҇
in the way	āѸē҇
in the workflow	Āҗāѵ
in their	ĀѸā҈ĥҋ
in them	Ń҈
in them $	Ń҇
in there	āѹ
in this	ĀѺāѳĊҊĎѺđ҇Ē҆ĖѸġҟĢ҇ĭ҉Įѹİ҆ň҇ŋҋőҊŔҊ
in this code	đ҈Ģ҉ĭ҇
in this codebase	ġҋ
in this language	ā҆
in this project	āѵġ҈ŋ҈
in this repo	Āҋāѷġ҉İ҆ň҈
in this repository	ĀѺā҆ġ҇
in total $	ā҇
in tree	ĵ҆ő҆
in tree is	ő҉
in version	ĀҊāѹĠ҆
in version <tag>	Ġ҆
in what	āѹĉѸċ҉ď҈ğ҇ĢѵģѺĩ҉Ī҆ķ҆ĸҋĹ҆Ľ҇ŀҎŅѶņ҇ňѹŉҊőґœ҈
in what $	Ī҈
in what commit	Āҏ
in what directory	ő҈
in what file	āѹğ҉ĸ҈Ĺ҆
in what files	Ā҈ĩҊ
in what from	Ī҇
in what module	ċ҆
in what order	āҏ
in what places	Ā҈
in what subdirectory	ő҈
in what test	œҊ
in what tests	ōҋ
in what they	ā҉
in what |	ŅѺņҊ
in which	ĀѲāҜąҌĆҋĉѵĊ҈ďґēѺğѶį҆İѷĵҌĶ҉ķғĺҋŁѹŃ҉ŋѺŌѹōҒőҏœ҈
in which <name>	āѺďҍōҋ
in which a	Ń҉
in which commit	ĀҎį҇
in which commits	ĀҊ
in which dir	ő҉
in which directory	Œ҆
in which file	Ķ҈ĺ҉ļ҇œ҇
in which files	āҍ
in which folder	ŒҊ
in which functions	ĉѺĊҋ
in which module	āѺķҋ
in which of	āѺő҆
in which order	ā҉
in which place	ő҇
in which release	āҎ
in which revision	ąҊ
in which source	ĵ҆
in which subclasses	ŀ҇
in which tests	ōҊ
in which the	ĺ҉
in wich	ķ҇Ń҈
in with	āѺĄ҇
in with an	ĩ҈
in with import	Ā҈
in |	āѳķҏĺ҇ő҆œ҆
in | $	āѴķҏĺ҇œ҆
include	ĀѷāѰč҇ę҉ĚҎĩ҉ŉҏ
include $	Ī҇
include <commit>	ŉ҇
include <name>	ĀѹāѺę҉ĚҎ
include <name> $	ĘҋĚҊ
include <name> |	Ęѹęҍ
include <path>	č҆
include <path> $	ĀѶĜқĝѶ
include <path> |	ĀҏĜѣĝҍ
include _ $	āѸĘҋĚҊĜқĝѵ
include _ of	Ĝ҇
include _ |	Ā҇ĘѹęҍĜѢĝҐŉҊ
include list	Ĝ҇
include list of	Ĝ҇
include or	ĩ҆
included	ĀѶā҈ĝҐ
included $	ŉ҆
included _ $	āҊ
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҌ
included |	āҊ
included | $	āҊ
includes	āѸĜ҉ĩѪĪҧ
includes <path>	Ā҈Ĝ҆ĩѷ
includes <path> $	Ĝ҇
includes <path> |	ĀҊĩѸ
includes _ $	Ĝ҇
includes _ |	Āҍĩѷ
includes of	ĀѸĩѳĪҟ
including	Āҍňѹ
incoming	ĉѭĊҤ
incoming _ of	ĉѹĊҐ
indirect	ĀҐĊѺ
indirect _ of	Ā҆
indirect callers	ĀҊĊѺ
indirectly	āҘĜѳĦ҈ħҏĨҌĪѷňѹ
indirectly $	Ħ҆
indirectly _ $	ĀҎĜѹ
indirectly _ <path>	āѷħҌ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҇
indirectly _ which	Ĩ҇
indirectly import	āѷħҌ
indirectly import <path>	āѷħҌ
indirectly through	ĀѹāҙĪѺ
indirectly through its	ā҉ĪѺ
indirectly via	Ĩ҇
indirectly via which	Ĩ҇
indirectly |	ĀҍĜѸħ҆
indirectly | $	ĀҎĜѹ
indrect	ĀҌāѺ
inferred	āѱŐҗ
inferred _ <name>	Ő҇
inferred _ of	Ā҆ŇѷŐ҉
inferred for	Ő҉
inferred for <name>	Ő҇
inferred type	āѶŐҐ
inferred type of	Ā҆ŇѷŐ҉
inherit	ĀҌāҠć҆ĚҌľѲ
inherit $	Āѱāҙć҇ľѳ
inherit _ $	Ā҉āѷć҇
inherit _ <name>	ā҉Ěҍ
inherit _ |	ĀҜāѴĂѸ
inherit from	ć҆ĚҌ
inherit from $	āѺćҎ
inherit from <name>	ĀѸāҍĚҍ
inherit from |	ĀҜāѫ
inherit |	ĀҍćѺ
inherit | $	ĀҍćѺ
inheritance	āѸćҕĚҙěҎ
inheritance $	ě҆
inheritance _ $	ě҉
inheritance _ <name>	ćҒ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҇
inheritance chain	āѺĚҊ
inheritance hierarchy	ć҇
inheritance of	ćҒ
inheritance of <name>	ćҒ
inheritance tree	Āҍ
inheritance tree above	ā҆
inherited	ĀҋāѲęѷěҍŀ҇ňҎ
inherited _ $	ĀҌňҊ
inherited _ <name>	āѺě҈ŀ҉
inherited by	Āѹěґ
inherited from	Āҏ
inherited from $	Āҏ
inherited method	Ā҇āѺ
inherited method <name>	āѺŀ҉
inheriting	ĀѷňҔ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҉
inherits	āѶć҆ĚҎěҋňҊ
inherits <name>	Ā҇Ě҉
inherits _ $	ćҊě҆
inherits _ <name>	āѹĚҋň҇
inherits _ it	ň҆
inherits _ |	Ā҇
inherits from	āѸěҌňҋ
inherits from $	ć҈ě҆
inherits from <name>	āѹĚҋň҇
inherits from it	ň҆
initial	ĀҕāѢĔҍĶҌ
initial _ $	Ā҇
initial _ of	ą҉
initial add	ą҉
initial add of	ą҉
initial assignment	ĶҊ
initialised	Ā҈Ķ҇
initialised _ $	Ķ҇
initialised |	Ķ҇
initialised | $	Ķ҇
inner	ĀѶāҎķѲĻҞļҫŁѺ
inner <name>	ļ҉
inner <name> |	ļ҆
inner _ <name>	ĀѺāғķѶĻҞļғŁѺ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҈
inner func <name>	Ļ҈
inner function	āҐļғ
inner function <name>	āҏĻ҈ļ҈
inner helper	ā҆ļ҈
inner helper <name>	ā҆ļ҈
input	Ł҇
inputs	ĀѶāѸŁҬ
inputs _ <name>	ĀѺāѷŁҖ
inputs _ function	Łҋ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	Łҍ
inputs of <name>	āѺŁҍ
inputs the	Łҋ
inputs the function	Łҋ
inside	ĀѫĉҐĊѸĐҒęҒĢѶĵѴķѷĹғĻҚļҏľ҇ĿҚń҇ŊҏōѸŎ҉ŏ҆ŒѲ
inside <name>	Ā҉āѶĉ҈ĊѺęҏĻ҉ļ҇Ŀ҈Ŋ҉ōѹ
inside <name> $	ĉ҆ę҈Ŀ҉Ŋ҉
inside <name> is	Ę҆ĻѺļ҈
inside <name> what	ā҉
inside <name> |	ĀҋāѷęҊĻ҈
inside <path>	āѹ
inside <path> |	āѺ
inside _ $	ĉҋę҈Ī҇Ŀ҉ŊҐŏ҆
inside _ <name>	ĀѷāҎĵѸĹҊļ҇ĿҏŒѴ
inside _ body	ļ҆
inside _ class	Ĺ҆ľ҇
inside _ file	Đ҆
inside _ function	āѳĻҐń҈
inside _ going	Ŏ҇
inside _ is	Ę҆Ĝ҆ĻѺļ҈
inside _ what	ā҉
inside _ |	ĀҍāѲęҊĳ҈Ļ҈
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѸĐ҇
inside of <name>	Āѹ
inside the	ĀѱāғĐ҇ĢѺĵѹĹҐĻҍľ҆ń҈Œѳ
inside the <name>	āҍļ҆ŒѴ
inside the body	ļ҆
inside the class	Ĺ҆ľ҇
inside the file	Đ҆
inside the function	āѷĻҐļѶń҈
install	ĀѶāҌĖҠĞҒ
install $	ĞҐ
install <name>	ĀҎĮѸ
install _ $	ĀѵāѶĖҙ
install _ it	Į҇
install _ this	ā҆
install _ what	Ė҉
install _ |	ā҉ĞѺ
install for	Į҇
install for it	Į҇
install for this	ā҆
install it	Į҇
install it |	Į҇
install this	Ė҈Ğѷ
install |	Ğ҈
install | $	Ğ҈
installation	āѵĞҌ
installed	ĀѶĖ҉ĞҚĮѷ
installed _ $	ĀѺĞҏ
installed _ my	ā҈ĮѺ
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҉ĮѺ
installed on my	ā҈ĮѺ
installed |	ā҆Ğ҇
installed | $	ā҆Ğ҇
installing	ĞҎ
installing this	ĞҊ
installs	ĞҔ
installs $	ĞҐ
instance	ĀѸĚ҇Ĥҟ
instance _ <name>	Ě҈Ĥ҆
instance _ does	Ĥ҉
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤҒ
instance variables does	Ĥ҇
instances	ĀҜŇ҇
instances of	ĀҍŇ҇
instantiate	ĀҝĊѺĩѶ
instantiate <name>	Āҕā҇ĩѶ
instantiated	ĀҌāҙĩѺĵѹ
instantiated _ $	Ā҉ā҇ĵѹ
instantiated |	ā҆
instantiated | $	Ā҉ā҆ĵѹ
instead	āҎ
instead of	ā҇
int	ĭ҆ŐҔ
int _ $	ĭ҆
int _ |	Ā҆
int it	ĭ҆
int it $	ĭ҆
integer	ĀѵāҎ
integration	Āҍ
integration tests	Ā҇
interface	Ā҈āҋģ҆ĥҲīҔķѹĽҵĿѳňѹ
interface $	ī҆
interface <name>	ĀҌĥҮīѯĽҫĿѺ
interface <name> $	ĀѸā҇ĥқīѵĽҌ
interface <name> implemented	ĥ҆
interface <name> is	ā҉
interface <name> |	ĀҎāѲĥҌĽ҆
interface _ $	Ā҈ā҆ĥғīѲĽҌ
interface _ <name>	ī҉Ľ҉
interface _ implemented	ĥ҆
interface _ in	ĥ҇
interface _ is	ā҉
interface _ |	Ā҇ĥҋ
interface and	ĀѺī҈
interface is	ī҉
interface is <name>	ī҆
interface wise	ī҆
interface wise |	ī҆
interface |	Āҕīѹ
interface | $	Āҏĥѹ
interfaces	āҋĥѵīӘ
interfaces $	īҏ
interfaces <name>	ī҉
interfaces _ <name>	īҐ
interfaces _ class	ī҉
interfaces _ it	ĀҊ
interfaces _ the	īҊ
interfaces _ |	ā҉
interfaces are	īҊ
interfaces does	īҎ
interfaces does <name>	Ā҉
interfaces is	ī҇
interfaces of	īҌ
interfaces that	ī҇
intermediate	ħҍĨ҆
intermediate _ does	Ĩ҇
intermediate modules	ħ҈Ĩ҇
intermediate modules does	Ĩ҇
internal	ĀѷāѴĬѺĭҾ
internal $	ĭҌ
internal _ $	ĭғ
internal |	ĭғ
internal | $	ĭґ
into	ĀѱāҏăҊąҔĊ҉ĝҏĩѵĮѷľ҇ŁҊŅѸņҖŉҍ
into <name>	ĊҊľ҇Ł҉
into <name> $	Ł҈
into <name> |	ā҉ĊҎľ҈
into <path>	ĝҋ
into <path> $	ĝ҇
into _ $	ĝҊŁ҇
into _ <name>	āҊ
into _ by	Ā҈āѸŅ҈ņѺ
into _ code	Ā҈
into _ import	ā҆
into _ releases	ŉ҈
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ą҉
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҎĝ҆ľ҇
into a	ā҉łѺ
into an	ā҆
into an import	ā҆
into by	ŅѺņҋ
into by renaming	ņ҈
into for	ő҆
into one	ā҉
into the	ąґ
into the code	Ā҈
into the repo	ą҉
into the tree	ą҆
into what	ŅѺņҊ
into what was	ņ҆
introduced	Ā҉āѸăҍąҢğѹįѺĽ҇
introduced $	Ā҈
introduced <name>	ĀҌąѺ
introduced <name> $	ĀҜąѨ
introduced <name> |	ĀѰąҒ
introduced <path>	ĀѴąҐ
introduced <path> |	Āѵąҍ
introduced _ $	Āҙā҇ąѦĽ҆
introduced _ <tag>	ă҈
introduced _ file	ąҏ
introduced _ import	Āѷāҋ
introduced _ what	ą҆
introduced _ |	Āѥąҡ
introduced in	ą҇
introduced the	ĀҍāѺąҎğѹ
introduced the file	ąҏ
introduced the import	Āѷāҋ
introduced |	ā҈Ľ҆
introduced | $	ā҈Ľ҆
introduces	āѹċ҆Ľ҇
introducing	ĀѸąҎ
introducing _ $	ĀѸąҊ
invoke	ĉҌĊ҉ĘҐ
invoke <name>	Ċ҈ĘҐ
invoke <name> |	ĘҎ
invoke _ $	ĉ҇
invoke _ |	ĘҎ
invoke |	ĉ҉
invoke | $	ĉ҉
invoked	ĉҐĊҐęҞ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҙ
invoked anywhere	ę҇
invoked by	ĉҌę҆
invoked by <name>	ĉҌ
invoked from	ęґ
invoked from <name>	ęҒ
invoked |	ĊҊ
invoked | $	Ċ҇
invokes	ĀѳĉҕĊҋĘҌ
invokes $	ĉҊ
invokes <name>	ĀѵāѺĊҎĘҌ
invokes <name> $	ĀѺĊ҉Ę҆
invokes <name> |	Ċ҆
invokes _ $	ĀѺĊ҈Ę҆
invokes _ |	Ċ҆
invoking	ĀѺĊҏĘҋĿѸ
invoking <name>	ĀѺĊҏĘҋĿѸ
invoking <name> $	ĊҐĿѸ
invoking _ $	ĊҐĿѸ
involved	Ħ҇
involved in	Ħ҆
is	Ā҈āѰĂѴăѯąѵĈҋĉѰĊѱČѭčҋĎѪďѸĐ҆đҍĔ҉ĖѳėѶĘҏęҖĚґěҡĜҏĝҘĞѷğѺġ҉ĢҋĤѷĥѹĦҊħѷĨ҈ĩѳĪѱīѴĬҖĭҝĮѹį҆ı҉Ĳ҇ķ҇ĹҔĺ҇Ļ҆ĿѭŀѺŁѫł҈ŃѶńѲŅѷŇѳŌ҈ŏѶŐҏŒҒœ҈
is $	Ć҇ķҒĽѺł҉
is <commit>	Āҏāѹŉ҆
is <mark>	ĀѸā҈Ē҇
is <mark> used	ĀѺā҆
is <name>	āѬĂѹĆҎčҋĎѲđ҆ĒѷēҍĔ҇ĕѺĘ҈ęҜĚҋěҙĜҎĝѺĠ҉ĢҏģѺĤѺĥѸĦ҈Ī҉ĬѸĮѷĳѸĴѹĵѸĶѶķѭĽѹŀҍłѹŅѹňҏŋҋō҉Ő҆
is <name> $	ĀѺĆҎĐ҉ĳѸĺѺōѺő҆œ҉
is <name> 's	Āѷļ҉ľ҇ő҈
is <name> <name>	ĀѹāңđѮŀ҇
is <name> a	ĀҌāѰęҊĚҎňѺŋ҆Ō҈
is <name> abstract	ĀҎ
is <name> allowed	āҊ
is <name> among	ĀҌāѳĚҌ
is <name> an	ě҉ī҉
is <name> annotated	ē҆Ň҈
is <name> async	Ĭ҈
is <name> based	ĀѶćҐĚҍňѶ
is <name> being	ĀҎāѶ
is <name> built	ćҎňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѵĊҐņҎ
is <name> configured	Ā҆
is <name> considered	ĭ҇
is <name> covered	Ā҇
is <name> declared	ā҆
is <name> decorated	ēҒ
is <name> defined	ā҈đҒ
is <name> derived	ć҈
is <name> documented	ĀҘāѪ
is <name> doing	Ģ҆
is <name> ever	ęҏěѹ
is <name> extended	ě҈ň҇
is <name> faster	āҋĬѹ
is <name> for	ĢҎ
is <name> good	āѮĢҖ
is <name> implemented	ĀѸā҈ĺҎ
is <name> imported	ĀѸāҏ
is <name> importing	Īҋ
is <name> in	ĀѷĘҊĚ҆Ģ҉ň҆ő҆
is <name> inherited	ĀѺě҈ňҋ
is <name> invoked	ę҆
is <name> is	Ā҈
is <name> known	ġ҆
is <name> measured	āҌ
is <name> of	āҌ
is <name> one	āѶĘҌě҇Ĝ҇ŋҌ
is <name> overridden	ŀҎ
is <name> part	Ġ҆
is <name> public	ĭ҈
is <name> raised	Ń҉
is <name> set	đҏĢѺ
is <name> stable	ā҇
is <name> static	ĀѸā҆Ĭҋ
is <name> still	ā҆
is <name> tested	ĀѹōҐ
is <name> the	ĀѴćѳĉҏĚѷě҈ğ҆ģ҆ňҖ
is <name> to	ĀѺĢ҇
is <name> used	ĀҌāѮę҆ĩҊ
is <name> well	ĀѺāҎ
is <name> what	ćѺěҎ
is <name> without	ĀҋāѺ
is <name> |	ĀҊāѴćҏĎѶĐѺĢѷĺҙňҏŒ҇
is <path>	ĀѣāѰčҋĜғĝҖĦҊĨҘį҈ŕ҉
is <path> a	ĝҌ
is <path> among	ĜѸĝҐ
is <path> an	Ĝ҉ĝѹĪ҈
is <path> called	ĀѺņҋ
is <path> imported	ĀҎāѺĜҌĨ҈ĩѺĪѺ
is <path> importing	Īҋ
is <path> one	Ĝ҈
is <path> part	Ħ҆
is <path> pulled	ĨҊ
is <path> reached	Ĩ҇
is <path> required	ĝ҆
is <path> started	ŕ҇
is _ $	ĀҖĆ҆Ĉ҆ĊѷčѺĔ҇ėѴěѴġѹĦѹĬҒĮҕı҇ĳѷĶҊķҋŀѺŌ҇ōѶŐ҇ő҉œ҉
is _ 's	ĀѲĳ҇ļ҉ľ҇Ŋ҆őҌ
is _ <commit>	Ā҈āѹ
is _ <line>	āґ
is _ <name>	ĀѩāҎćѶĊ҉ďҋĐ҇đѭĔѶĘҚĚҝġґĢѩģ҇ĬѸĵҐķѺĺѺņѺŋ҆ŒҖ
is _ <number>	ĳ҆
is _ <option>	Ā҉
is _ <path>	Ā҈āѳĜҋŅ҇
is _ a	ĀҢāѸĘ҉ęҍěҍĝ҉ĳѺł҇ňѴŌ҇
is _ about	Ā҉āѸ
is _ abstract	ĀҖāѹ
is _ allowed	āҊ
is _ among	Ā҈āѰčҌĚҊĜѹĝҐ
is _ an	Ā҇āѯě҉ĜҌĥ҆ĩѶĪҍī҇
is _ annotated	ē҆Ňҋ
is _ any	ĀѸō҆
is _ anything	ā҈
is _ anywhere	ġ҆
is _ async	Ā҆Ĭҋ
is _ at	ĀѵĴ҇ĺ҈
is _ available	ģҊ
is _ base	Ā҈āѳć҈ěѹňғ
is _ based	ĀѶćҐĚҍňѶ
is _ being	ĀҌāѴĦ҇
is _ biggest	ĀѱāҜ
is _ body	ĀѮāғ
is _ build	ĀҋāѺ
is _ built	ćҌ
is _ by	Ā҈ĊҍĒ҆Ĕҋė҆Ģҍģ҈ĪѵńҊ
is _ called	Ć҆ĊҊķѷņҞ
is _ caller	ĊҊ
is _ changed	Āҋ
is _ child	ň҆
is _ class	Āѷ
is _ classmethod	ĬҌ
is _ closure	ĀѲāҍ
is _ code	Āѧā҉Ĉґı҆
is _ commit	Ďҏ
is _ considered	ĭ҇
is _ constant	āѹđ҈ĶҒ
is _ coroutine	ĬҌ
is _ correct	āѺ
is _ covered	Ā҇
is _ current	ņ҈
is _ dead	ĀѴāҖ
is _ decorated	ēҒ
is _ decorator	Āѵāґ
is _ default	āҌċѸĔ҈ĕ҈
is _ defined	ā҆đҒœ҇
is _ dependency	Ĝҋ
is _ derived	ćҌĚҍňѺ
is _ description	Āҋ
is _ difference	ĀѺāҋ
is _ documented	Ā҆
is _ doing	āҋĢҊ
is _ earlier	ĀҊİѷ
is _ enum	ĸ҆
is _ enumerator	ĸ҇
is _ environment	Āҏğѹ
is _ ever	ęҏěѹ
is _ exception	Ā҇
is _ exported	ĭҌ
is _ extended	ě҈ň҇
is _ faster	āҌĬѹ
is _ fastest	ā҉
is _ file	Āѱā҈Ŏ҈őҞŒѹ
is _ first	ĀґāѰą҆
is _ for	ĀѱāҌĢҙ
is _ former	ņ҆
is _ from	ĀѩāҌąҊňҋ
is _ function	ē҈ĬҎķҊ
is _ generator	ĬҎ
is _ git	Ā҉āѺ
is _ given	ĀҎ
is _ global	ĶҌ
is _ good	ĢҔ
is _ handled	Ā҇ĸѺ
is _ here	ėҊ
is _ history	āҌ
is _ idea	ĢҌ
is _ ignored	āҌ
is _ implemented	ĀѸā҈ĥ҈ĺҎ
is _ import	ĀҖĜѹ
is _ imported	ĜҊĝ҇Ĩҍ
is _ importing	ĀѹĪҖ
is _ in	āѵćѹđ҆Ę҈ģ҆ĦҋĪ҇ńҊŒ҆
is _ included	ā҆
is _ inferred	ĀҊ
is _ inheritance	ĀѺā҈
is _ inherited	ĀѺě҈ňҋ
is _ inner	Ļ҆ļҌ
is _ inside	Ĺ҆
is _ instantiated	Āғāѳ
is _ int	ĭ҆
is _ interface	ĥ҆
is _ internal	ĭҋ
is _ into	Āҍ
is _ invoked	ę҆
is _ is	ĀғĄ҇
is _ it	Āѳć҇ė҆ĝ҆
is _ job	Ģ҉
is _ key	ĀҌ
is _ known	ġ҆
is _ largest	āҏ
is _ last	Ā҉āѵĳҌ
is _ latest	ĀѱİҔ
is _ length	Ā҉ĳѹ
is _ licence	ı҉
is _ license	āѸıҍ
is _ line	ĀҊāѪĲҋĳ҇
is _ lines	ĳ҈
is _ loaded	ĩ҈
is _ local	ĻѶļҍ
is _ long	Đ҇
is _ longest	āҖħѸ
is _ lowest	ė҆
is _ lst	ĀҎŊѴ
is _ measured	āҌ
is _ method	Ĺҏľҋ
is _ minimum	Į҉
is _ mit	ĀҊ
is _ module	āѲĝ҉ŒҔ
is _ most	İҊ
is _ name	ĭ҇
is _ needless	ŏ҇
is _ new	ņ҇
is _ newest	āґĮѸį҆
is _ not	āѸį҉
is _ number	Ď҇Ŋ҆
is _ of	ĀѸā҆ć҆
is _ old	āѹŅҍ
is _ oldest	Ā҆āҌĆѺĮ҈
is _ on	ĀѺā҉Ė҇Įѷĺ҉Ō҆
is _ one	āѳč҈ĘҌě҇ĜҎġ҆ŋҏ
is _ option	āѵċ҉Đ҆
is _ outcome	Ŏ҆
is _ overridden	ŀґ
is _ parameter	ĀҍāѺĐ҆
is _ parent	āѯćҏěҍ
is _ part	āѸĠ҆ĦҊ
is _ path	ā҈ķ҆Œ҈
is _ pinned	āѺ
is _ predecessor	ŅҌ
is _ private	ĭҋ
is _ project	Āѕāүı҆
is _ property	ĬҌ
is _ protected	ĭҋ
is _ public	ĭ҉
is _ pulled	ĨҊ
is _ purpose	Ģ҆
is _ raised	Ń҉
is _ reached	āҕĨ҇
is _ read	ĀҊ
is _ real	ĀҊ
is _ referenced	ō҇
is _ release	ĀҋāѶ
is _ repo	ĀѸāѹĈ҈ġ҆ł҆
is _ repository	ĀҊāѶ
is _ required	Āҗĝ҆
is _ result	āѹŅ҇Ň҇Ō҆
is _ return	āѸŇ҇
is _ role	Ģ҉
is _ run	ĀѹāҏęҍěѸŌѹ
is _ set	ā҆đҏĢѺ
is _ shipped	āҏ
is _ shortest	āѸħҎ
is _ slowest	ā҉
is _ so	āѹ
is _ something	āѺġҌł҈
is _ somewhere	ĀѹĚҊ
is _ stable	ā҇
is _ started	ŕ҇
is _ state	Ā҈
is _ static	ĀҋāѶĬҌ
is _ status	Ā҈
is _ still	ā҇
is _ stored	Œ҆
is _ string	Āґāѳ
is _ struct	ā҈
is _ subclass	Āҙć҈ĚѷěѺ
is _ successor	ņҊ
is _ such	Ā҈āѹġ҆ŋ҆
is _ superclass	ěҏ
is _ supported	Ā҉Į҆
is _ test	ĀѫāҎŋ҆ŌҊœҔ
is _ tested	ĀѺōґ
is _ than	Ą҈
is _ thanks	āѸ
is _ that	Ā҇āѷ
is _ the	ĀѴāҏćѵĉҎđҎĚѳĞ҆ĢѶĬҋĭҐňҕŋ҈őѸŒѵ
is _ this	Ā҆
is _ thrown	āѹŃҌ
is _ to	ĀѱāѴĂҍĊѷđҔĔҔĕѺĝ҆ĢҊ
is _ today	ĀҐ
is _ too	ā҈
is _ topmost	Āѹįҋ
is _ total	Ŋґ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҐĚѵ
is _ true	āѳĊѺĬҌ
is _ type	ĀҐāҌĶѺŇѫŐ҈
is _ unchanged	āѲįҐ
is _ up	Ā҆
is _ used	āѵę҆ĩҚ
is _ value	ĀҘāѸđѹĕ҆
is _ variable	ĀѸŐҔ
is _ well	ĀѺāҎ
is _ what	ĀѳāѺćѺěҍĬҊĹ҈ņ҆
is _ where	āѵĐ҆ōҋœҊ
is _ which	āѷİ҆
is _ why	ĀҍāѴ
is _ with	ĀѺāҌĒ҇ēҌŁ҉
is _ within	Ļ҇
is _ without	ĀҊāѳĕ҆
is _ workflow	ŕҌ
is _ wrapped	ē҆
is _ |	ąѸćҌĈѺĎѳĒѺĕ҈ėѸĢѹĪѺĭ҈ĮѴĵ҇Ķ҆ķҋĹ҈ĺҢĻҋňҍŋѴŔѺ
is a	āҊĐҊđ҉ĢѶĬҐĶ҉ļ҆ňҌ
is a <name>	Į҆
is a base	ňҋ
is a child	ň҆
is a classmethod	ĬҌ
is a coroutine	ĬҌ
is a decorator	ā҆
is a file	ő҆
is a generator	ĬҎ
is a method	Ĺ҉
is a property	ĬҌ
is a subclass	Āҙć҈ĚѷěѺ
is a test	ŋ҈
is a variable	Ő҆
is abstract	ĬҔ
is abstract $	Ĭ҈
is allowed	ā҈Ċѹ
is also	ĝҊ
is among	Ā҇
is among the	Ā҇
is an	ĀҍĜѹ
is an import	Ā҈Ĝѹ
is annotated	ē҈
is annotated with	ē҈
is anybody	ā҇
is assigned	đҊ
is assigned to	đҋ
is async	ĬҔ
is async $	Ĭ҈
is at	Ĵ҉
is at line	Ĵ҇
is at the	ĀҊ
is behind	āѸđ҆Ĳ҈
is behind <path>	Ĳ҆
is being	ĩ҆
is called	ĀҐāѶĊѹĕ҆ġҏŋҊŒҋ
is called <name>	āѳġҐŋҊŒҋ
is called by	āҍ
is called today	ĀҐ
is called without	āѹĕ҆
is calling	ĀѳĊ҉
is calling <name>	ĀѵĊ҈
is caught	Ā҉
is child	ć҇Ě҆
is child of	ć҇Ě҆
is commit	Ā҈āѹ
is commit <commit>	Ā҈āѹ
is configured	Đҍ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҐāѸĶ҈Ļ҆ĽҎŁ҉
is declared in	Āҕ
is declared |	Ķҋ
is decorated	Ēҍē҆
is decorated by	Ē҈
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
is exported	ĀѺģҋĭґ
is exported in	ģ҇
is expose	ģ҇
is expose by	ģ҇
is extended	ě҉
is failing	Ō҆
is faster	āҎ
is faster <name>	ā҈
is faster |	ā҆
is for	ĀѵāҌĢҍ
is for $	ĀѶāҊĢҌ
is found	Ń҉
is func	Ĭ҉
is func <name>	Ĭ҉
is given	ĀѺāҋĔ҆
is gone	ņ҆
is green	Ō҆
is handled	ĀѸĢҎ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҈ķҌ
is implemented by	ĥ҇
is imported	Ā҈āҊĨѺĩ҈
is imported by	ĀҏĪѶ
is imported from	ĀѱāҔ
is imported in	ĀѹĪҏ
is imported into	Āҍ
is importing	ĀѸĩ҆ŏҊ
is importing needless	ŏ҇
is in	đ҇ĔѹĞ҇ģ҈Ķ҇Ĺ҆őѷ
is in $	Ķҋ
is in <name>	Ā҇āѹģҎ
is in <path>	Āҋ
is in a	ā҈
is in the	āҊđ҈Ğ҇őѺ
is in what	Ĺ҈
is in which	Œ҆
is inherited	ě҉
is inherited by	ě҉
is inside	ĀҎāҗĢѹŒѴ
is inside <name>	ĀҒāѹ
is inside the	ĀѶāҢĢѺŒѴ
is installed	Ğ҈ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҇
is internal	ĭҐ
is introduced	Ľ҆
is introduced |	Ľ҆
is invoked	Ċҋ
is invoking	Ęҋ
is invoking <name>	Ęҋ
is it	Ā҈ąѺĊѶĒѺėѺĝ҆Ģ҇ģѺĦ҇ĬҎĭ҇Į҈İ҈ĳ҇Ĵѹķ҇ĺҌĻ҇ĽѺł҉Ņѹņ҉ňѷŋѶŌѶŐѹő҈ŒҌ
is it $	ĀҊāѹő҆
is it <name>	ā҈ĘҍĬѰ
is it <number>	ĳ҆
is it abstract	Ā҉
is it called	Āґķѷņ҇
is it correct	Ĭ҆
is it defined	œ҆
is it derived	Ě҈
is it documented	ĀѮāқ
is it doing	ĀѺāҊ
is it given	ĀҎ
is it good	āҒĢѺ
is it in	ĀҋāѹĦ҆ĺ҆őѷŒҊ
is it read	āҒ
is it safe	Ā҇
is it so	Ĭ҆
is it stored	Œ҆
is it that	Ā҉āѳ
is it there	Ģ҇
is it true	āѴĊѺĬҋ
is it |	Āѫāѹİ҈ķҎĹ҆ŋѶő҇
is its	āғđѹĢҌĬѺĶѹĺ҆Ņ҇ő҇
is its caller	ā҇
is its default	ā҈ĕ҇
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҈
is its path	ő҆
is its type	ā҈ĶѺ
is its value	āҊ
is licensed	ıҊ
is line	āґ
is line <line>	āґ
is listed	ĸ҆
is load	ĀҌĭѹ
is made	ģҊ
is made available	ģҊ
is meant	Ģ҈
is meant to	Ģ҈
is missing	ā҈
is missing $	ā҇
is named	ŋ҆
is named <name>	ŋ҆
is nested	Ļ҆
is new	Ā҇ā҇
is new in	ā҆
is new to	ĀҊāѺ
is not	ĀѳāѶė҆ĝ҈ĢѹĬ҉ĭ҆
is not <name>	āѹĬҊ
is not it	ĀѴė҆
is now	ŅҌ
is now <name>	Ņ҆
is now <path>	Ņ҈
is on	Ĵ҇
is on line	Āҏāѯ
is on the	Āѵāҍ
is only	Ā҇ĥ҆
is only an	Ā҇ĥ҆
is our	ĀѸāҋ
is overridden	ŀ҈
is overriding	ĀғĢѹ
is passing	Ō҇
is pinned	ėґ
is pinned to	ė҆
is private	ĭҐ
is protected	ĭҐ
is public	ĭҒ
is public in	ģ҆
is pulled	ĩ҆
is pulled in	ĩ҆
is raised	ńҋ
is raised in	ĀѷńҌ
is red	Ā҉āѺ
is redefined	Ā҆ŀ҇
is redefined by	Ā҇
is required	ĀҖāѲėѳĮҋ
is required $	ėѳĮҖ
is required |	ĀҜāѶėѹĮѶ
is responsible	ā҆Ģ҆
is responsible for	ā҆Ģ҆
is returned	Ňҋ
is returned by	Ň҈
is running	ā҇
is set	Ā҆Đ҈đ҉Ķ҆
is set $	Ķ҈
is set to	đ҈
is set up	Ā҇
is situated	ő҆
is something	Ć҆
is static	ā҆Ĭғ
is static $	Ĭ҈
is still	Į҆
is still supported	Į҆
is stored	ĀѷđҋĤ҆Ő҉
is stored in	Āѹđ҈Ő҇
is struct	ĵҌ
is struct <name>	ĵҌ
is teh	Āҍ
is test	ĀѵāҕŋѸŎ҇
is test <name>	ā҉ŋѸ
is test file	Ŏ҈
is tested	Ā҆ōҋ
is tested in	Ā҉
is that	ĀѵāѦě҇ĬҎł҇Ō҇
is that a	ě҉
is that so	Ā҇
is that test	ĀѺŌ҇
is that what	ĬҌ
is that |	ĀѹāѸĻ҆ł҈
is the	āҟĆѱć҈ĈғčѺđѵėѶě҈ĞѷğѳĢ҇ģѸħ҉ĩѷĪѹįҍİ҈ĵѲĶ҈ĸ҉Ĺ҆ĺѲļ҈ľ҉ŁѷłѷŃѸŇ҉Ŋ҈ŐҌŒҋ
is the <name>	ĀҎā҉Đ҇ĢѺ
is the base	ĀҊāѳćҋň҉
is the biggest	ĀѱāҜ
is the build	Āҋ
is the class	ĀѸ
is the code	Āѩā҆Ĉґ
is the commit	ĀѶĎҏ
is the constant	āѶđ҆Ķ҇
is the current	ņ҈
is the decorator	ĀѷāҊ
is the default	ċѺĔҊ
is the difference	ĀѺāҋ
is the enumerator	ĸ҇
is the environment	ĀҏğѶ
is the exception	Ā҈
is the fastest	ā҉
is the file	ĀѵāѺőҙ
is the first	Āҏāѯą҇
is the former	ņ҆
is the function	ē҈ĬҌ
is the git	Ā҉āѺ
is the global	ĶҌ
is the history	āҌ
is the idea	Ģҋ
is the import	ĀҎĝѸ
is the inferred	ĀҊ
is the inheritance	ĀѺā҈
is the inner	ļ҈
is the interface	ĥ҆
is the key	Āҍ
is the largest	āҏ
is the last	Ā҉āѵĳҌ
is the latest	ĀѱİҔ
is the length	Ā҉ĳѹ
is the licence	ı҈
is the license	āѸıҍ
is the local	Ļѷļ҈
is the longest	āҖħѸ
is the lowest	ė҆
is the lst	ĀҎŊѴ
is the method	Ĺ҇ľ҉
is the minimum	Į҉
is the module	āѴĝ҉ŒҎ
is the most	āѺİҊ
is the name	ā҆
is the new	ņ҆
is the newest	āґĮѸį҆
is the number	Ď҇Ŋ҆
is the oldest	Ā҆āҌĆѺĮ҈
is the one	Œ҆
is the option	āѵċ҈Đ҆
is the outcome	Ŏ҆
is the parameter	ĀҍāѺĐ҆
is the parent	āѰćҐě҈
is the path	āҊķ҆Œ҈
is the predecessor	ŅҌ
is the project	ĀѴāҌ
is the public	ģ҈
is the release	ĀҋāѶ
is the repository	ĀҊāѶ
is the result	āѹŅ҇Ň҇Ō҆
is the return	āѹ
is the role	Ģ҉
is the shortest	āѸħҎ
is the slowest	ā҉
is the state	Ā҈
is the status	Ā҈
is the struct	ā҈
is the successor	ņҊ
is the superclass	ě҆
is the test	ĀѰā҈œҏ
is the topmost	Āѹįҋ
is the total	Ŋґ
is the trait	Ľ҉
is the type	Ā҉āѲŐҋ
is the value	ĀҔāѯĕ҇
is the variable	ĀѸŐҎ
is the workflow	ŕҋ
is there	ĀѸāґĘҌĚ҆ěѺĜҎġҒĢ҆ģ҇ĬѸŋ҆
is there <name>	Ěҋ
is there <path>	ĜҌĝѺ
is there a	ĀґĘ҆Ħ҉ŋѹ
is there an	Ā҉āѶĝ҉ĦѺ
is there any	ĀѸō҆
is there anything	ā҈
is there more	Ā҆
is there one	ġ҆
is there something	ġҋ
is there such	Ā҈āѹġ҆ŋ҆
is there to	ģ҈
is there |	ā҈
is this	āҔĈѹı҈łҌ
is this a	ĀѺāҋł҇
is this file	āҋ
is this mit	ĀҊ
is this project	Āѡāңı҈
is this repo	ġ҆ł҆
is this |	ĀҒāѸłѺ
is thrown	Ńҍ
is thrown $	Ń҆
is too	ā҉
is transitively	Ĩ҆
is transitively imported	Ĩ҆
is triggered	Ā҆
is triggered which	Ā҆
is under	āѺ
is used	ĀѶāҋĊҍĕ҈ĶѸō҇
is used by	Ċҋ
is used |	ĀѸĕ҆ō҈
is what	ě҇
is write	Ĵ҆
is write in	Ĵ҆
is written	āѰĴҋĹ҇ĺ҆ĽҋœҐ
is written $	Ĺ҆Ľҋ
is written in	ķ҇
is written on	ĺҊ
is written there	Ĵ҈
is wrong	āҐ
is wrong with	āҎ
is |	ĀѵāѨĔ҈ĬҋŐ҉Œ҆
is | $	ĀѶāѪĔ҈ĬҌŐ҉
isinstance	ěҍ
it	āҌĄѺĈғčҊďѵđѹĔҌĕ҇ĖҌĘ҈Ě҇ĜѺĝ҆ĦҍħѲĪѴīѷĬѺĸ҇ļѸĿѷŃѺŊѺŌҋō҆ŐѶŔҊ
it $	ĀѹāѶĊ҈ĔҊĥ҈Īѵĸ҇ĽѺľ҆ōҌő҇œҊŔ҇
it <name>	ĀѹāҌĕ҆ĘҌĬѰ
it <name> that	ā҈ĘҍĬѰ
it <name> |	ā҈ĕ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	Ā҈āѲćѴĉ҈č҆ĐѸėѸęҋĚ҉ĜҎĝҌğ҆Ġ҆ģѸĪѶīѺĬ҇ĵ҈ķ҉Ľ҆ĿѺŀѷŁѹŅѸň҆ŋѴŌ҉Őѹ
it _ <name>	ĀѶāҎĐҌĘҋĦ҇
it _ <path>	č҆
it _ a	đ҇
it _ abstract	āҊ
it _ added	Ā҆
it _ an	ā҈
it _ anything	āѺč҆
it _ back	ĕ҇
it _ be	āѶĻҍ
it _ before	ĀҊāѺŅ҉
it _ called	Ā҇Ċ҈
it _ created	ā҆
it _ defined	Ĭ҆
it _ first	ā҇
it _ for	āҋĮ҇
it _ from	āѵćҌ
it _ green	Ŏ҉
it _ how	ĀѸāҎ
it _ imported	Ī҆
it _ in	ŉ҇ő҈
it _ inside	ā҈
it _ it	Ĝ҇
it _ its	ĀҎāѳ
it _ lines	ĳ҈
it _ me	đ҈
it _ moved	Ņ҉
it _ not	ĀҊāѰ
it _ now	ņҊ
it _ of	āѶĚ҆ĬҊ
it _ on	āҗĜѶĹ҈
it _ public	ģ҆
it _ raised	āҋ
it _ run	Ā҆āѴ
it _ safe	ā҆
it _ since	ā҆
it _ so	ā҇
it _ style	ā҆
it _ tests	Ā҉
it _ that	Ā҆āѯĊѹĘ҉
it _ the	āѺĺ҆
it _ there	ŀ҆
it _ this	Āҋā҇Ņѵ
it _ to	āѷď҆ė҆ņ҉
it _ unused	ā҇
it _ up	Ĕ҈
it _ what	Ė҇Ģ҇
it _ when	āҊ
it _ where	Ā҇āѺ
it _ which	āѷĮ҈
it _ who	Āҍġѹ
it _ wise	Į҇
it _ without	ŏ҆
it _ |	ĀҌĊѺČ҉đѶĕ҆ĜѺĠѹĢҋĴ҈Łҍń҈ņѺŋҌŎѸőѸŒ҈
it a	Ĭ҉
it abstract	Ā҉Ĭ҇
it abstract |	Ā҉
it after	Ā҆
it after commit	Ā҆
it and	ĀҐā҇
it and so	ā҇
it are	ŀ҆Ŏ҆
it are run	āѺŎ҇
it are there	ŀ҆
it are unused	ā҆
it as	ň҆
it as a	ň҆
it async	Ĭ҆
it be	āҎ
it be called	ā҇
it be safe	ā҆
it been	āѺ
it build	ĀҌĈѸ
it call	ĀҎāѳĉ҇Ę҆
it call |	ĀҎāѳĉ҆
it called	ĀҏķѷŅҊ
it called before	Ņҋ
it called now	ņ҇
it called |	ĀҎķѸ
it calls	ĉҌ
it capture	āҏ
it change in	ā҈
it changed	č҆
it changed anything	č҆
it comes	ď҆
it contain	Ā҉āѹ
it contain |	Ā҉āѹ
it correct	Ĭ҆
it correct that	Ĭ҆
it declare	ĀҊ
it declare |	ĀҊ
it defined	ĸ҆œ҆
it defined |	āѶœ҆
it demand	Į҇
it demand |	Į҇
it derived	Ě҈
it do	Āҙ
it do $	ĀѷāҖĢѹ
it do |	ĀҟāѧĢҋ
it documented	ĀѮāқ
it documented |	ĀѮāқ
it does	ĀҋāѰĢҎ
it does $	ĢҎ
it does not	ĀҋāѲ
it doing	ĀѺāҊ
it exist	Āѷā҆ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҈
it export |	ģ҇
it fail	Āѱāҙ
it fail |	Āѱāҙ
it for	đ҈
it for me	đ҈
it from	ā҆
it get	Ā҆Ċ҈Ĕ҆
it get called	āѺĊ҈
it give	ā҈
it give back	ā҈
it given	ĀҎ
it given |	ĀҎ
it good	āҒĢѺ
it good for	āҌĢѺ
it good style	ā҆
it got	ĀҕāѴĂ҈
it got its	ĀҎāѸ
it got |	Ā҈āѷĂ҈
it had	āґŅѸ
it had this	āҏŅѵ
it has	Āҋ
it have	Ā҈āҊ
it have tests	Āҋ
it have |	ĀѴāҏ
it import	āѺĜҍĪ҆
it import it	Ĝ҇
it import without	ŏ҆
it import |	Ā҉āѺĪ҈
it imports	Ħ҇
it imports <name>	Ħ҇
it in	Ā҆āѷĺ҆őѺŒ҈
it in the	ĺ҆
it in this	ĀҎāѹ
it in |	őѸŒ҉
it inherit	ć҉
it into	ŉ҆
it invoke	Ę҆
it is	Āѯĕ҇ı҆ķ҆Ĺ҉Ŏ҉
it is a	đ҇
it is green	Ŏ҉
it is in	Ĺ҇
it list	Ā҆
it list |	Ā҆
it live	Ā҈āѹĵ҈
it live before	Āҍ
it live |	ĵ҈
it make public	ģ҆
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
it raise	ĀҌāѲńҊ
it raise |	ń҈
it raises	āѺń҈
it read	ĀѺāҋĴҊ
it read |	ĀѺāҋĴҊ
it received	Ņ҆
it received its	Ņ҆
it return	ā҇Ň҆
it return |	Ň҇
it run	ĀѸāґ
it run |	ā҉
it runs	Ė҆
it safe	Ā҇
it safe to	Ā҇
it say	āѶĴ҉
it say |	āѸĴ҉
it set	ĐҊ
it should	āѸĻҍ
it should be	āѵĻҍ
it sit	ķ҇
it sit |	ķ҇
it so that	Ĭ҆
it static	Ĭ҆
it stored	Œ҆
it succeeds	Ĉ҉
it take	ĀѺ
it takes	ė҆
it takes |	ė҆
it that	Ā҉āѳ
it that the	ĀҌāѶ
it there	āѶĢ҇Ĳ҇
it there for	Ģ҇
it there |	āѺĲ҇
it true	āѴĊѺĬҋ
it true of	āѸĬҋ
it true that	ĊѺ
it use	Ā҉
it used	ā҆
it version	Į҇
it version wise	Į҇
it was	Āѭā҉Ņҏņ҆
it was added	ā҇
it was created	ā҆
it was moved	āѸŅҋ
it works	ā҆
it |	ĀѲāѰĉѶĊҏęҍĚҊĝҌğ҈ĪѹīѺĭѸĮ҈ıѺĵ҈ķҌĹ҈ĽҌŀѸŅѸň҇ŋѷŌ҉ŎѹŏѷŒѹ
it | $	ĀҌāјćѵĈѸĉѷĊҏč҈ėѹęҎĚҌĜҏĝҍğ҈Ġ҇ĪѷīѹĬ҆ĵҊķҋĽ҇ŀѸŅѷň҇ŋѵŌ҈ŎѺŐѹ
it | how	ĀѸāҋ
it | on	āғĜѶ
it | to	ė҆
it | what	āѷĖ҇Ģ҈
it | when	ā҆
it | which	āѷĮ҈
it | who	ĀҊġѹ
item	āѺģҏĶҋķ҉
item <name>	ķ҉
item of	ģҏ
items	ģҎ
items in	ģҎ
its	ĀѹāҙĂ҆ąѴćҊĉҏĊѶČѹĔѴĕғĚҍěҊĜ҆ĝѹġѺĢѷĥ҇ĪҊīѳĬѷį҈ıѸĵѸķ҆ĸҎĹѹĻѹļҋņѺňѵ
its <name>	ĀѺĐҎĢ҈
its <name> field	Đҋ
its <name> method	ā҆ĺ҆
its _ $	ĀҐćѹĉҊĊѺěҍĦ҆Ő҉
its _ <name>	Ć҆ĕҒĺҋļҊ
its _ and	ķ҆
its _ are	āҌ
its _ classes	āѺĚҕěѴ
its _ contents	į҈
its _ defined	āҍ
its _ does	ĀҖāѵ
its _ field	Đҋ
its _ for	āҍ
its _ from	āѹĪ҉
its _ function	āҏ
its _ green	Ŏ҆
its _ imports	ā҉ĪѺ
its _ in	ā҆Ď҆
its _ method	ā҆ĺ҆
its _ methods	ŀ҇
its _ name	ĀѸāқŅҎ
its _ one	āѹ
its _ to	āѹĂҍ
its _ value	Ň҆
its _ what	ĀҋĢѹ
its _ |	ĀѷāѮĂѺć҉ĉ҆ĎѹēҊĘѹęҊěҌĜ҉ĢҊĥ҉ĪҎĭ҆Ķ҆ķҎĸ҆ĿѸŁҋŅѳŌ҆
its ancestors	Ā҈
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҇
its base	ĚҔěѸ
its bases	ć҇
its bases $	ň҆
its bases |	ć҈
its body	āѳĉҎĘ҆ķ҆
its body $	āѷĉҋĊ҆
its body |	ķ҇
its callees	ĉ҆
its caller	ā҆
its caller |	ā҆
its callers	ā҇ĘѺęҋ
its callers $	āґĊѺ
its callers |	āѶĊ҉ĘѺęҋ
its children	āѷĂҔĚѳěҐ
its children to	āѹĂҌ
its code	ĉ҇Ę҆
its commits	Ā҆
its commits |	ĀҊ
its constructor	Ā҆
its current	į҈
its current contents	į҈
its declaration	āѺĭ҆
its decorators	ā҉
its decorators |	ā҇
its def	ķ҆
its default	āҊ
its default |	ā҈
its definition	ĀҌāѮĬ҆ĸ҆
its definition |	āѶĬ҆
its docstring	ĀҏĢѹ
its enum	ĸҊ
its enum |	ĸ҆
its extension	ŒҊ
its extension |	Œ҆
its file	ĀҘāѳ
its file $	ā҆
its file and	ķ҇
its file |	Āґāѷ
its importers	āѶĦ҇ĩҎ
its importers $	Ħ҇
its importers |	ĩҊ
its imports	ĀѵāѹĜҋĪґ
its imports are	ŏ҇
its imports |	ĀѺĜҊĪҒ
its inner	āҎ
its inner function	āҎļѺ
its interfaces	āҎ
its job	Ģ҈
its job |	Ģ҉
its local	ļ҉
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҌ
its method <name>	ĺҌ
its methods	ā҆ĿҐ
its methods |	ā҆
its module	ĭ҇
its name	ĀҎŅѷ
its name |	ĀҎŅѷ
its names	Ī҈
its names from	Ī҈
its nested	ļҎ
its nested <name>	ļ҉
its new	āҎ
its new name	āҊ
its old	ā҆Ņ҈
its old name	ā҆Ņ҈
its own	ā҈Ć҇ĪѺ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺŌ҆
its parameter	ĕ҇
its parameter <name>	ĕ҇
its parameters	āҌ
its parent	ć҇ĚҎěѵ
its parents	ā҇
its parents |	ā҇
its path	ő҇
its places	ō҇
its present	ā҉
its present name	āҌ
its public	ģ҆
its result	ā҆
its result |	ā҆
its return	ŇҊ
its return value	Ň҆
its siblings	ā҈
its signature	āѹŁ҈
its signature |	āѺŁ҆
its subclasses	Ă҆ĚѶěҕ
its subclasses $	ĚѸěҌ
its subclasses |	ě҉
its superclass	ć҇
its tests	Ŏҋ
its tests green	Ŏ҆
its tests |	ā҇
its type	ā҆ĶѺŐ҉
its type $	āѷŐҌ
its type |	ā҆
its value	Āҋāѷđ҆ĶҌ
its value $	ĀҒāѸĶ҇
its value in	ĀѺāҋ
its value |	Ķ҇
its version	ė҉
itself	āѴćѸĒѹĖ҆ĦҙĪѺĵ҈ņ҇ŒҌ
itself $	Ė҆
itself _ $	Ħ҉Œҍ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	ĀҊćѹ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҉
itself indirectly $	Ħ҆
itself now	ņ҈
itself now the	ņ҈
itself |	ő҆
itself | location	ő҆
java	ĀѲėѺĮҼ
java <name>	āѶĮҔ
java _ $	ā҇
java _ |	āѸĮҏ
java version	Į҉
java |	ā҇
java | $	ā҇
job	ĢҬŕ҆
job _ $	Ģ҈
job _ <name>	ĀѵĢҝ
job _ <path>	ŕ҆
job _ for	Āҕ
job in	ŕ҆
job in <path>	ŕ҆
job list	Āҕ
job list for	Āҕ
job of	ĀѹĢҖ
job of <name>	ĀѹĢҖ
job |	Ģ҉
job | $	Ģ҉
jobs	ĀқāҎŕѱ
jobs $	ĀѯāҘ
jobs _ <path>	Ā҆
jobs _ run	Ā҆
jobs _ that	Ā҆
jobs _ the	Ā҆ā҆
jobs does	Āҏāѷ
jobs does that	Ā҆
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	ĀѰāґ
jobs in	ĀҍāѸ
jobs in the	ĀҌāѹ
judging	Ĭ҆
judging _ its	Ĭ҆
judging by	Ĭ҆
judging by its	Ĭ҆
jump	ĀѶāѸķҘĹ҆œҊ
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҌ
jump to	ĀѶāѸķҘĹ҆œҊ
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҌ
just	Ā҉āѯĆ҈ľҊňѹŌ҉ŏҍő҆
just <name>	āѹŏҊ
just <name> <name>	āѺŏҊ
just _ <name>	āѹŏҌ
just _ test	Ō҆
just the	Āҍľ҇ňѹŌ҆
just the test	Ō҆
k	ŌҔŎѸ
k <name>	ŌҔŎѸ
keep	Āѵā҆ĭ҆
keep <name>	ĭ҇
keep the	ā҆
keeps	ĀҐāѮ
keeps _ <name>	ĀґāѲ
kept	Ā҆
kept _ <literal>	Ā҇
kept saying	Ā҇
kept saying <literal>	Ā҇
key	ĀҌāѹĐҭ
key <name>	ĀҎĐҟ
key <name> $	Đ҉
key <name> in	āҊ
key <name> of	Đ҇
key <name> set	ĀҍĐѹ
key <name> what	Ā҈
key <name> |	āѹĐ҆
key _ $	Đҏ
key _ in	āҊ
key _ of	Đ҇
key _ set	ĀҍĐѹ
key _ what	Ā҈
key _ |	āѹĐ҉
key |	Đ҆
key | $	Đ҆
keyword	ĀҋāѷŁ҈
keyword _ $	ĀҌāѷ
kicked	ŕ҆
kicked off	ŕ҆
kicks	ŕҌ
kicks _ <path>	ŕ҈
kicks off	ŕ҈
kicks off <path>	ŕ҈
kind	ĀѰā҇ĚҋıѺłҢń҈ŇҏŐ҆
kind $	āѳłҕ
kind _ <name>	āѺĚҌ
kind _ exception	ń҈
kind _ object	ĀҌŇҊ
kind _ project	ā҉
kind _ software	ł҉
kind _ tests	ĀѫāҘ
kind _ value	Ň҆
kind of	ĀѴāҒĚҋł҉ń҈ŇҏŐ҆
kind of <name>	āѺĚҌ
kind of exception	ń҈
kind of object	ĀҌŇҊ
kind of project	ā҉
kind of software	ł҉
kind of tests	ĀѫāҘ
kind of value	Ň҆
kindly	ĀѡāѪő҆
kindly $	āѵő҆
kindly _ me	ĀѺĺ҆
kindly _ that	Ě҆
kindly _ the	Ł҆
kindly confirm	Ě҆
kindly confirm that	Ě҆
kindly find	ň҆
kindly find me	ň҆
kindly find the	ĥ҆
kindly tell	Ł҆
know	āѴąѸć҇ďѺĔѺĕ҇ĢѺĥ҇ĭ҆ķѺ
know _ default	ĕ҆
know _ functions	ĊҊ
know _ going	Ā҆
know _ import	Ĩ҆
know _ is	ĭ҆
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ā҇Ĭ҈ŋ҆
know _ type	ĀҊāѷŇ҆
know _ value	đ҈
know _ what	Āҍ
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҇
know by which	ĥ҆
know from	ĩ҆
know if <name>	Ā҆
know in	ĺ҇
know in which	ĺ҇
know its	ĕ҆
know on	ļ҆
know on which	ļ҆
know the	ĀѵāѸđ҉Ĩ҆Ņ҇
know the import	Ĩ҆
know what	Ā҆āѳć҈ň҈ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҈
know where in	ĺ҆
know where the	ā҆
know whether	Ĭ҉ŋ҈
know whether the	Ĭ҉ŋ҆
know which	ĀѷĪ҇Ň҆
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
known as	Ņҏņ҇
known as <path>	ņ҆
known as |	Ņҍ
l	āѶĳң
l <path>	ĳ҉
l <path> $	ĳ҉
l _ $	Āѹĳғ
l _ <name>	ĳ҇
l _ for	ĳ҇
l _ of	Ď҆
l _ |	ĳ҈
l for	ĳ҆
l give	ĳ҇
l give for	ĳ҇
l number	Ď҆
l number of	Ď҆
l say	ĳ҈
l say |	ĳ҈
lack	āҫĂѺĿѫŉѷ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҇
language	ā҈ėѹłҍ
language _ $	ł҈
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҈
language | $	ł҈
largest	āҦĤѱ
largest _ $	ā҆
largest _ the	ā҇
largest of	ā҇
largest of the	ā҇
largest |	ā҆
largest | $	ā҆
last	āҝąѴčѶĎѺįӒİҠĲҌĳҊĴѸŅѺ
last _ $	ĀѳāҒįҍİҋ
last _ <path>	įҊ
last _ and	ĀѺİ҈
last _ before	ā҈
last _ by	ĀҕčѸįѸ
last _ number	āѺĳҌ
last _ of	ĀѬāҎįҕ
last _ on	āѹįҌ
last _ that	į҉
last _ the	ĀҋāѸ
last _ to	ā҇
last _ together	ā҆
last _ |	ĀґāҊįҔİѶ
last change	įҎ
last change to	ā҉
last change |	į҈
last changed	Ā҆ā҇čѸį҈
last changed $	į҆
last changed together	ā҆
last changed |	Ā҇āѵį҇
last checkin	İ҆
last commit	İҍ
last commit $	İ҆
last commit on	į҆
last commit that	į҈
last commit |	ĀҊ
last edit	į҆
last line	ā҇İѵĳҌ
last line number	āѺĳҌ
last line of	Āѵāҍ
last modification	į҈
last modification of	į҇
last modified	įҊ
last month	āҋ
last month |	ā҇
last release	āҍ
last release |	āҋ
last thing	İ҆
last time	įҏ
last time |	įҌ
last touch	į҆
last touched	ĀҘāѧ
last update	įҋ
last update of	įҋ
last week	ĀѺāҐ
last week |	āҋ
last year	ā҈
last |	ĀѸį҈İ҆
last | $	ĀѸį҈İ҆
lately	ā҇ĳѺ
lately _ $	ā҉ĳѺ
lately |	ā҈ĳѺ
lately | $	ā҈ĳѺ
latest	ĀѨāҕąѷėѶįҬİҒ
latest _ $	āҎİѷ
latest _ of	ĀѺā҇ėѶįҍİҋ
latest _ that	ā҆
latest _ to	āѺįҍ
latest _ with	āѺį҈
latest _ |	İҋ
latest change to	į҆
latest commit	ĀѬāґąѺįҋİҏ
latest commit of	İҋ
latest commit that	ā҆
latest commit with	āѺį҈
latest commit |	İҋ
latest edit	āѶįҏ
latest edit of	āѸį҉
latest modification	į҈
latest version	āғėѶ
latest version of	āғėѶ
launches	Ń҆
launches the	Ń҆
lazily	āҊ
lead	ĀҊāѲĚ҆Ħ҈
lead _ to	Ħ҈
lead back	Ħ҈
lead back to	Ħ҈
lead to	Ā҉āѱĚҊ
leads	ħ҈
leads from	ħ҈
leak	ĀѶāҎ
leak memory	ĀѹāҊ
least	ĀҎ
least _ test	ĀҎāѵ
least one	ĀғāѴ
least one test	ĀҎāѵ
leave	ĀѹāҏĔ҈
leave _ <name>	Ĕ҆
leave _ |	āғ
leave alone	āҊ
leave alone |	āҊ
leave out	ā҇Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҇
leaves	āѷĂҐ
leaves abstract	Ă҇
leaving	Ć҈
left	č҆
leftover	ĪѺŏҏ
leftover _ of	ĪѺŏҍ
leftover imports	ĪѺŏҍ
leftover imports of	ĪѺŏҍ
legal	āѺĖ҇ı҈
length	ĀҎĎ҈
length _ <path>	Āҏ
length _ the	Ď҉
length in	ĀҏĳѺ
length of	Ď҉
length of the	Ď҉
let	āҏıѹ
let _ see	ĀҐ
let _ |	ĀѷāҔıѹ
let me	Ā҈āҋıѹ
let me see	ĀҐ
lets	ĕ҇
level	Ā҆āѴĩ҇ĭҊĶҒ
level $	Ķ҉
level _ <name>	ĭҊĶ҈
level _ imports	ĩ҈
level of	ĩ҈ĭҋ
level of <name>	ĭҋ
level of imports	ĩ҈
level variable	Ķ҉
level variable <name>	Ķ҉
levels	āҍňѺ
levels _ $	ĀҊňѺ
lib	łҐ
lib or	łҋ
libraries	ĀѺāѸĖҠ
libraries _ project	Ė҇
libraries _ the	Ė҇
libraries _ this	ĖҊ
libraries does	Ė҉
library	ĀѱāҋĖ҆łҩ
library $	ā҇
library _ $	āҋ
library a	ł҆
library or	łҍ
library |	āҍ
library | $	āҍ
libs	ĖҖ
licence	ĀѪāҍĮѺıӏłѺ
licence $	ıҎ
licence _ $	ıҊ
licence _ is	ı҈
licence _ it	ı҇
licence _ the	ĀѶā҈ı҈
licence _ this	Ā҈
licence _ which	ıҊ
licence _ |	ĀѸıҍ
licence called	āѷıҌ
licence called |	ı҇
licence do	ā҆
licence does	ĀҊ
licence does this	ĀҊıѸ
licence is	ı҉
licence it	ı҆
licence it is	ı҆
licence of	ı҇
licence of this	ı҆
license	ĀѩāҗıҼłѺ
license $	ı҈
license _ $	ı҇
license _ the	ıҏ
license _ this	ıҏ
license has	ā҆
license is	ı҇
license of	āҏ
license of the	ı҉
license of this	ı҇
license |	ı҇
license | $	ı҇
licensed	Ā҈āѰıҌ
licensed $	ı҈
licensed _ $	ĀҎāѱ
licensed |	ĀҎāѵ
licensed | $	ĀҎāѵ
licensing	ĀѵāҊıҚ
licensing _ this	ıҍ
licensing of	ıҐ
licensing of this	ıҍ
licensing what	ā҇
lies	āѸœ҇
like	āҎď҆ē҆ĭ҇
like $	ĀҍāѶ
like <name>	ĀѺāҐď҇ē҇
like _ <tag>	ā҈
like _ in	ĭ҇
like _ know	āѺđ҆Ī҆
like _ see	Ā҉
like _ use	ĭ҇
like at	ā҈
like at <tag>	ā҈
like in	ā҈
like to	āѶĪ҆
like to know	āѺđ҆Ī҆
like to see	Ā҉
like to use	ĭ҇
line	ĀѹāѹĂѺąѹĆѸćѵĉѷċқčѺĎѷďѸĐҪđѰĒ҆ēѵĔѺĖѹĜѵğҊġѺĢѵģѷĤѷĥѴĦѺħѵĩѵĪѴīѷĬѵĭѸĮѸįѳİѱĲұĳҍĴҳĵҜĶҦķҢĸҖĹҝĺҞĻҘļҠĽҚľѸĿѶŀѷŁѷŃѹńѹŅѵņѷŇѸňѸŊѷŋѸŌѶōѷŎѺŏѷŐѸőѶŒѷœҖŔғŕѹ
line $	ĀѹāѸĊ҇Ĳѹĵ҇ĶҏĹ҆ĺѲļҌĽ҈
line <line>	āҨĲӀĳѺĴӂ
line <line> $	ĀҍĴҊ
line <line> author	Ĳ҉Ĵѹ
line <line> from	Ĵҍ
line <line> in	ĀѸāҎĲҎĴґ
line <line> of	āҘĲҘĴҏ
line <line> out	Ĵ҇
line <line> to	ĀқĲѺĴѳ
line <line> what	Ĵ҆
line <line> |	Ĳ҆Ĵ҉
line <name>	Ĺ҆ĺ҇ļ҉
line <name> is	ĺҊ
line _ $	ĀґāѺĜѶħѺĩѺĳ҈ķҒĻҏĽѵŔ҇
line _ <line>	ĴҌ
line _ <literal>	āѺĵғ
line _ <name>	ĀҙĐҒĳѶĶ҆ķѷļ҇
line _ <option>	ċҋ
line _ <path>	ĀѰā҉Đҍ
line _ author	Ĳ҉Ĵѹ
line _ class	ĵ҆
line _ does	Āѵĳҏ
line _ enum	ā҆
line _ every	āҋğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҇
line _ from	ĴҌ
line _ function	ķҍ
line _ i	āѺļ҆
line _ in	ā҆ĲҌĴҎ
line _ is	ĺҊ
line _ it	āѰğ҉ĺ҉
line _ of	ĀґāҒĲҔĳ҇ĴҋĹ҉
line _ out	Ĵ҇
line _ please	ķ҇
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѦāѸĐѺđѺĶҌĸ҉Ĺ҇ĺҒļҋĽҖœҋŔ҈
line _ to	ĀқĲѺĴѳ
line _ trait	Ľ҆
line _ what	Ĵ҆
line _ which	ĀҖİѵķ҆
line _ |	Ĵҍĺ҇
line at	ā҆
line at which	ā҆
line count	Āѭĳҫ
line count $	ĀѷĳҎ
line count file	ĳ҆
line count of	ĀѺĳҐ
line defines	Ļ҉ļѹĽҊ
line does	āҏĳѶĵҐķҊ
line does <name>	Āҕā҆ĳѹĺѹ
line does the	ĀѰāҐĺ҇
line flag	ā҈
line flag <option>	ā҇
line in	āҌĐѺļ҇
line in <name>	āҊ
line in the	ļ҇
line is	āѱğ҇Ķ҇ĸ҇ĺ҉
line is it	āѵğ҇ĺҊ
line no	Đ҆
line no |	Đ҆
line number	ĀѺāѰĐ҆ĳҖĴҊĺ҆
line number <line>	ĴҌ
line number does	Āѵĳҏ
line number for	Đ҇ĳѺ
line number in	āѺĳҏ
line number of	ĺ҇
line number please	ķ҇
line of	ĀѲĐҖĵ҆ĺҌļҋĽҏœҊ
line of <name>	Đҍĺҍļ҇
line of <path>	ĀѴā҇Đҋ
line of every	āҋğ҆ķѺ
line of test	œҊ
line of the	ĵ҇ķ҇
line of which	Ľ҆
line option	ċ҆
line option <option>	ċ҆
line options	Āҍāѵ
line that	Ķҋ
line tool	ā҆ł҆
line where	ā҆ĵҍ
line where the	ĺ҉
line with	ĀҊāѸĶ҆
line with <name>	ĀҋĶ҆
line |	ĀҋĐ҇ĜѶĩѺİѵĹ҆ĺ҆ĻҎŔ҈
line | $	Đ҇ĜѶĩѺĹ҆ĺ҆ĻҎŔ҈
line | which	Āҍİѵ
lines	Ć҆ĎѺēҐğҋĪҔĲѹĳӘĴѸŏҋŔ҉
lines $	ĳғ
lines <line>	ĀҚ
lines <line> or	ĳ҆
lines <line> thru	Ā҈
lines <line> to	ĀҌ
lines <name>	ĀҖĳѵ
lines <name> of	ĀқĳѬ
lines <name> |	ĳ҇
lines _ $	āѵĳҖ
lines _ <name>	Āѳāѹē҉Ī҇ĳҘ
lines _ <number>	āҌĳѹ
lines _ <path>	ĀѰā҉Īҋĳҕ
lines _ are	āѹĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҆
lines _ is	ĳ҆
lines _ it	ĀѺā҆
lines _ its	Ā҈āѺ
lines _ lately	ā҇ĳѺ
lines _ of	ĀқĳѬ
lines _ or	ĳ҆
lines _ text	Āѵĳҏ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҈
lines _ to	ĀҌ
lines _ |	ĳ҉
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēҐĳѷ
lines are	ĳ҇
lines are there	ĳ҇
lines changed	ā҇ĳѺ
lines changed lately	ā҇ĳѺ
lines did	ĀѲāҒ
lines does	ĀҐāѳĳҊ
lines does <name>	āѹĳҌ
lines does <path>	Ā҉
lines from	Ī҉
lines from <path>	Ī҆
lines has	Āѹā҈
lines in	ĀѺĳҌŏ҇
lines in <path>	ĳ҈
lines inside	Āѹĳ҉
lines long	ĳ҈
lines long is	ĳ҆
lines of	Ī҆ĳҋ
lines of <path>	ĀѹāҌ
lines of text	Āѵĳҏ
lines over	āҌĳѹ
lines over <number>	āҌĳѹ
lines please	ĳ҇
lines please $	ĳ҇
lines that	ĀҌāѺğ҆
lines there	āѹĳ҈
lines there are	āѹĳ҈
lines total	ĀѹĳҊ
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҆āѷĳҍ
lines | $	Ā҆āѷĳҍ
link	ħҌ
link <path>	ħ҆
link <path> with	ħ҆
link _ with	ħ҉
linter	ŏ҆
linter complain	ā҆
linter complain about	ā҆
linux	ĀѷāҒ
linux $	āҍ
list	Ā҆āјĂҊĆҔĉ҉ĊҍČҍčѹĎѺĐѺĒ҇ēҏĔѺĖҠĘѺěѺĝѹĞґġѵĢѶģҌĤғĥ҉Ħѵĩ҈Īҗī҇ĬѹĭѺįѹĳѺĵѺķѹĹѺĺѹľѰĿқŀ҈ŁҤńҎŅѺňҍŊѫō҆Ŏѵőѹ
list $	ĀѸĉѫĊҎĖ҆ģ҈Ī҇Łҕń҆
list _ $	Ŀ҈ō҇
list _ <mark>	ĀѺĂҖē҈
list _ <name>	ē҉ĘѸęҌĞҚġѹĤ҉Ŀ҆ŀ҇ŁҏňѸ
list _ <path>	Ā҆Ī҇
list _ annotations	ēҋ
list _ attributes	ĤҊ
list _ base	ĀѺćғňѸ
list _ callers	ĀѰĊҋĘҌ
list _ class	ī҉
list _ differences	ď҇
list _ direct	Ā҆
list _ exceptions	ń҇
list _ fields	Ĥ҆
list _ files	ĀҊăѹČ҆
list _ imports	ĀѺĪҖ
list _ methods	ľѶĿҒ
list _ modules	ĩ҈
list _ overload	Ć҇
list _ place	Ā҆Ć҈ĊѸ
list _ places	ĀҐ
list _ runtime	Ė҇
list _ subclasses	ĀѲňҕ
list _ symbols	Ā҇
list _ tests	ĀҟŊѯō҆ŎѺ
list _ that	ĀѸĊ҆ĥ҈ĩҊ
list _ the	Ī҉
list _ traits	ī҇
list _ triggers	ŕ҉
list _ what	Ā҉
list _ who	Ā҆
list all	ĀҕŀҊ
list all direct	Ā҆
list cls	ĥ҆ĿҌ
list each	Ćҋ
list each overload	Ć҇
list every	ĀҏĊѸĖ҆ň҆
list every class	ň҆
list every place	Ā҆Ć҈ĊѸ
list everyone	Ā҆
list everyone who	Ā҆
list everything	Āѷĉ҆Ċ҆ģ҇
list everything that	Ċ҆
list files	ĩ҆
list files that	ĩ҆
list for	Ā҇ā҆Ĥҏ
list for <name>	ā҇Ĥҏ
list for <path>	Āҋ
list of	ĀѴāѲĂҍĆҌĉ҉ĊѺČҋď҈Ė҈ęҊĚ҆Ĝ҈ĞҖġѸĤѹĪҋīҊľѸĿҏŁ҈ŊѸ
list of <name>	āѺď҉ĘѸęҌĞқġѹŁҌ
list of methods	ĂѺľѹĿґ
list of places	Ć҇
list of tests	ĀҎŊѺ
list of the	Ā҆Ī҇
list or	Ā҇
list or what	Ā҉
list the	Ā҇āѲăѺĆѺćҎĉғď҆ēҊĖѺĤҊĥ҉ĿѺŃ҆ň҈Ŋѵ
list the annotations	ē҇
list the differences	ď҇
list the files	ĀҌăѸ
list the imports	Īҏ
list the modules	ĩ҈
list the places	Ā҆
list the symbols	Ā҇
list the tests	ĀҏŊѶō҇
list the triggers	ŕ҉
list them	ō҇
list them $	ĀѸō҇
list |	ĀҊĿ҆
list | $	ĀҊĿ҆
listed	ĚҌĸ҇
listed _ the	ĚҎěѺ
listing	āѵăҊĿҊň҆
listing _ methods	Ŀ҇
listing _ the	ă҈
listing the	āѸĿ҆ň҇
listing the methods	Ŀ҇
lists	ĀѺďҔ
lists _ <name>	ďҐ
literal	ĀѵđҖĶѸŔҗ
literal <literal>	Āѹā҆Ŕґ
literal _ in	ŔҌ
literal _ to	đҌ
literal assigned	đҌ
literal assigned to	đҌ
live	ĀҌāѮĆ҉ĠѸķҏĸ҇Ľ҉ōѹŒ҈œ҉
live $	ķҒ
live _ $	āѮĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
live _ <name>	Ā҇ōѹ
live _ the	Ā҉
live before	ĀҍāѺņѺ
live before the	Āҍ
live in	Ā҉ōѹ
live in <name>	Ā҇ōѹ
live |	āѮĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
live | $	āѮĆ҉ĵ҉ĸ҈Ľҋő҈œ҉
lives	Āѹķҝœ҈
lives $	āѷķ҆œ҈
lives _ <name>	Ĺ҆
lives _ which	ķҋ
lives in	ķ҇Ĺ҆
lives in <name>	Ĺ҆
lives in which	ķҋ
load	ĀғāѲĜ҈ĩҏĪ҇ĭѸ
load $	Īҍ
load <path>	ĀѺħ҆ĩ҉
load _ module	Ĝ҇
load _ |	Ā҇āѹĩҒĭѹ
load the	Ĝ҇
load the module	Ĝ҇
loaded	Āѷā҉ĝ҉Ĩҍ
loaded $	ĩ҈
loaded _ <path>	ĝ҆Ĩ҇
loaded by	Āѹĝ҉
loaded by <path>	ĝ҆
loaded from	Ĩ҆
loads	ĀѺāҎœѺ
local	ĀѶāҎķѳĺѺĻҥļҟ
local _ <name>	ā҉ķѷĺѺĻғļҠ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇Ļ҉ļҊ
local function <name>	ā҇ļҍ
local helper	Ļҍ
local helper <name>	Ļҍ
local to	Ļ҉ļ҆
local to the	ĻҊ
locate	āѧĐ҆đѷĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
locate <name>	ĺ҇ő҇
locate <name> 's	ĺ҈
locate _ 's	ĺ҈
locate _ <name>	āѹĐ҆Ĺ҆
locate _ constant	đѹĶ҉
locate _ for	őҋ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѯĐ҆đѸĵ҉Ķ҈ĽҊŋѺœҋ
locate the <name>	Đ҆
location	ĀѧāѲćѸċ҇ĐҋđѳğҏĢѺĥѸĵҚĶҚķҋĸҘĹҎĺҎĻҏĽҒŀѸŁѺňѺŋѰŌѳőҝŒҗœґ
location $	ĀѸāѯċ҆đѸğҕĶҎķѵĸҏĺґĻ҈Ľ҆ŒҎ
location _ $	ĀѺāѹĵ҉ķ҇ĻҍļѹœҌ
location _ <name>	őҒ
location _ <path>	ő҈
location _ repo	őҍ
location _ test	œ҆
location _ the	āѹĐ҈ĵҊĶ҈ĽҍŒ҈œ҉
location in	Đ҆ĸ҈őҐ
location in repo	őҍ
location in the	ő҆
location of	ĀѸāҏĐ҇ĥѺĵ҈ĶҎķҎĹҊļ҈ĽҍŀѹŋѵŌѶőҖŒҊœ҆
location of <name>	őғ
location of <path>	ő҉
location of test	œ҆
location of the	āѺĐ҈ĵҋĶ҉ĽҎŒҊœ҉
location |	āѺĵ҉ķ҇Ļ҈œҌ
location | $	āѺĵ҉ķ҇Ļ҈œҌ
locations	āѷĆҙ
locations $	Ćҏ
locked	ėҊĮѺ
locked _ $	ė҈
log	ĀғāѵĎґĢѳįҒİҢ
log $	İ҇
log <name>	ĀѳĢѵįҖİҜ
log <name> <name>	ĀѭįҜİѺ
log <name> <path>	ĀѷįҎ
log _ $	ĀѣāҋįѲİҪ
log _ <name>	ĀѫĎҎįҞİѹ
log _ <path>	ĀѺĎ҈įҎ
log _ changes	Āҋ
log _ commits	Ď҆
log for	ĀғįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҈āѺĎ҈į҇
log of <path>	Ď҆į҇
log of changes	Āҋ
log on	ĀѸĎҋ
log on <path>	Ď҆
log |	ā҉
log | $	ĀѸāҌ
logged	ā҇
long	āҔĐ҈įҐĳҐ
long $	ā҈
long _ $	ā҉
long _ <name>	ĀҘāѪĳ҆
long _ a	ā҆
long _ did	āѺį҈
long _ is	ĳ҆
long _ its	Ď҆
long _ the	ĀѮāң
long ago	āѶįҏ
long ago did	āѺį҈
long do	ā҉
long do the	ā҉
long does	ĀѹāҒ
long does the	ā҇
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҈āѲĎ҆ĳҎ
long is <name>	ĀҐāѫĳ҆
long is its	Ď҆
long is the	āҋ
long the	ā҇
long |	ā҈
long | $	ā҉
longer	ĀҊā҇
longer _ |	Āҍ
longer exist	Āҋ
longer exist |	Āҋ
longer than	ā҆
longest	ĀѹāҶħѸ
longest _ chain	ā҆
longest _ cycle	ā҉
longest _ in	āҌ
longest _ of	āҌ
longest import	āҏ
longest import chain	ā҆
longest import cycle	ā҉
longest line	āҌ
longest line in	āҌ
longest method	ā҉
longest method of	ā҇
look	Ĺ҆œ҇
look _ $	Ā҇
look _ <name>	Āҕđ҆Ę҆Ğ҈
look _ at	ā҈
look _ how	Ā҆
look _ if	ě҇Ĝ҇
look _ line	Ĵ҆
look _ the	ĀѶāѴĥѷĪ҇ń҆ň҈ő҉œ҆
look _ which	Ł҆
look for	Ā҈
look for <name>	Ā҉
look into	Ę҆
look like	Ā҈ā҉
look like at	ā҈
look up	āѲĆ҆
look up <name>	Āҍđ҆Ğ҉
look up if	ě҇Ĝ҇
look up line	Ĵ҆
look up the	ĀѶāѷĥѷĪ҇ķ҆ň҈őҊ
look up which	Ł҆
look |	ĀѺā҇
look | $	ĀѺā҇
looking	āѺĚ҆ķ҉ł҇
looking _ the	āѹĚ҆ķҊ
looking _ what	ė҇
looking _ |	ł҆
looking at	Ě҇ł҈
looking at the	Ě҇
looking for	ķҊ
looking for the	ķҊ
looks	āѹğҍŁ҇
looks _ <name>	ğ҇
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	ĀѹğҲĺѵ
loop	ĀѺĦҗ
loop _ $	ā҆
loop |	ā҆
loop | $	ā҆
lost _ |	Ā҇
lowest	Į҉
lowest <name>	Į҆
lowest <name> version	Į҆
lowest _ version	Į҈
lst	ĀҊįҋŊѴ
lst _ tests	ĀҎŊѴ
lst _ to	įҋ
lst change	įҋ
lst change to	įҋ
lst of	ĀҎŊѴ
lst of tests	ĀҎŊѴ
m	āѳĚ҆ĝ҆Ģ҇
m _ <name>	ā҆Ģ҆
m _ a	ĀѺāѹđ҇
m _ at	Ā҇
m a	Ģ҈
m calling	Ā҇
m calling <name>	Ā҇
m changing <name>	Ā҆
m changing the	ā҈
m implementing	āҌ
m implementing <name>	āҌ
m looking	Ā҇
m looking at	Ā҇
m new	Ģ҆
m renaming	ā҆
m writing	āѲ
m writing the	āѷ
machine	ā҉
machine _ $	āҊĮѺ
machine |	āҊĮѺ
machine | $	āҊĮѺ
made	ģ҈ĭ҇Ĳҋ
made $	Ā҇
made <name>	Āѵāҕ
made _ $	ĭ҇
made _ abstract	āҌ
made _ by	ģҊ
made _ change	Āѳā҇Ĳ҇
made _ function	ā҇ĬѺ
made _ in	ĀѺ
made _ |	Ā҇āѯĬ҈
made available	ģҊ
made available by	ģҊ
made by	Ā҆čѸ
made by <name>	Ā҇čѸ
made it	ĀҍāѴ
made the	ĀѵāҐĬѺĲ҇
made the change	ĀѴā҇Ĳ҇
made the function	ā҇ĬѺ
made |	Ā҆
main	ĀҎāҐĈѸ
main _ $	Ā҇
maintained	ĀѸāҔ
maintained <name>	āҋ
maintains	ĀҎāѺ
maintains _ file	ĀѺāҎ
make	āҕĈҋĉ҆ĚѶģ҈ĬѺŌѷō҆
make <name>	āҡĚѷ
make <name> a	āҍ
make <name> inherit	ā҉ĚѺ
make _ <name>	ā҉ŌѴ
make _ a	āҏ
make _ call	Ċ҆
make _ inherit	ā҉ĚѺ
make _ of	Ā҈āѹō҈
make _ static	ā҆
make _ |	ĀҔāѮģ҆
make a	āѺĊ҆
make a call	Ċ҆
make it	ā҈
make public	ģ҈
make public |	ģ҆
make the	ĀѺāҊ
make use	Ā҈āѹō҈
make use of	Ā҈āѹō҈
make |	Ā҆
make | $	Ā҆
makes	āѥĉҌđҊĘ҈ģҏĬ҆ŏ҆ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҈
makes _ use	ŏ҆
makes a	ĀѺā҆
makes available	ģҌ
makes available to	ģ҈
makes it	Ĭ҇
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҍāѶ
making	Āѷā҇
making _ call	Ċ҇
making the	ā҆Ċ҈
mandatory	ĂҚĤѺ
mandatory _ $	Ă҈ĤѺ
mandatory methods	Ă҇
mandatory |	Ă҈ĤѺ
mandatory | $	Ă҈ĤѺ
many	ĀҬāҢĆ҈ĎұĤѹĩѴĬѺĳҡľұŊҼ
many $	Ŋ҆
many <name>	Āѱā҇ĳ҈
many <name> of	ĳ҈
many _ $	ĳ҇
many _ <path>	Ď҆
many _ and	Ā҇ĆҊľѷ
many _ are	ĀҕāѪĳ҆ľҌ
many _ called	ĀѬāҖ
many _ can	ĀҐāѲ
many _ cases	ĀѸŊҎ
many _ changed	ĀѸĎҋ
many _ did	ľ҆
many _ do	ā҉
many _ does	ĀҍāџĎҏĳҌľҒ
many _ fail	ĀѮāҚŊѸ
many _ functions	ĀѯľҐŊ҈
many _ has	ĀѶā҉Ďҍ
many _ have	ĀҋāҋŊѺ
many _ import	ĀҎāѷ
many _ imports	Ā҉āѹ
many _ in	ĀіāҢŊҏ
many _ is	āғ
many _ long	ĳ҈
many _ methods	ĀҘāѧ
many _ of	Ā҆āґ
many _ override	Ā҇āѹ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ take	ā҇
many _ tests	ĀѺāѺŊҏ
many _ there	āѺĎ҇ĳ҈
many _ this	āҌĎѵ
many _ touch	Ď҈
many _ touched	ĀѴā҆Ďҋ
many _ until	ĀѴāҗĎѶ
many _ use	ĀҘāѶŊѳ
many _ variables	ĀҊāѶ
many _ was	ĎҌ
many _ were	ā҈
many _ would	Ŋ҇
many _ wrote	ā҉
many _ |	ĀҕĳѸŊ҉
many abstract	Ā҇āѺ
many abstract methods	Ā҇āѺ
many are	ĀҋāѺ
many are there	ĀҋāѺ
many args	Ā҆
many asserts	ĀѴāҎ
many asserts are	ĀѴāҎ
many attributes	ĀҊāѺ
many authors have	Ā҆
many bytes	ĀѱāҒ
many bytes is	ĀѲāҒ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎāѺ
many commits	ĀѹāҍĎң
many commits changed	ĀѷĎҋ
many commits has	ĎҊ
many commits there	Āҍāѱ
many commits this	āҊĎѵ
many commits touch	Ď҈
many commits touched	ĀѶā҇Ď҆
many commits until	ĀѴāҗĎѶ
many commits was	Ď҉
many days	ĀѬāҕ
many defs	āѹľҌ
many defs are	Ā҈
many descendants	Ā҈
many different	āѺ
many entries	ĀѸĎ҈
many entries does	ĀѸĎ҈
many exceptions	Ā҈āѹ
many exports	ĀґāѴ
many exports |	ĀґāѴ
many fields	Ā҇ā҆
many fields has	ĀҐāѳ
many fields |	ĀѮāҗ
many files	ĀҔāѸ
many files called	ĀѭāҔ
many files import	ĀҌāѶ
many for	ā҈ľѺ
many for <name>	ā҇
many functions	ĀҌāѶľҋ
many functions are	āѴŊҊ
many functions does	ĀҊāѹľ҈
many functions there	ĀѬāҙ
many imports |	Ā҉āѹ
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѴāҕĳҝ
many lines are	ĳ҇
many lines did	ĀѶāҌ
many lines does	āѸĳҏ
many lines has	Āѹā҈
many lines is	ā҆
many lines long	ĳ҈
many lines of	Āҍā҆ĳѶ
many lines there	āѹĳ҈
many lines were	āҋ
many lines |	ĀҌ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҉āѺ
many methods	ĀѵāҊľҠ
many methods and	Āҍľѷ
many methods are	ľ҉
many methods did	ľ҆
many methods does	Āѹā҈
many methods |	ľ҆
many names has	Āѹā҇
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҈
many other files	Ā҈
many parameters	ĀҊāѺ
many people	āҐĎѺ
many people have	Ā҇ĎѺ
many people wrote	ā҉
many places	āѷĆҊ
many places and	ĀѹĆҊ
many places import	Ā҈āѸ
many revisions	ĀѴĎҐ
many revisions does	ĀѷĎҊ
many revisions there	Ď҆
many seconds	ā҈
many seconds take	ā҇
many separate	Ŋ҆
many separate tests	Ŋ҆
many subclasses	ĀҋāѸ
many symbols	Ā҆
many symbols are	Ā҆
many test	ĀѯŊҜ
many test cases	ĀѸŊҎ
many test functions	ĀѺŊ҉
many tests	ĀѮāҏŊҧ
many tests are	ĀҕāѲ
many tests does	ŊҊ
many tests fail	ĀѮāҚŊѸ
many tests have	ā҇
many tests in	ĀїāҞŊҏ
many tests of	ā҇
many tests use	ĀҠāѭŊѳ
many tests would	Ŋ҇
many tests |	Ŋ҈
many that	Āѹĳ҆
many things	Ā҇
many things are	ĀѵāҌ
many things does	Āҋ
many times	ĀѵĎґ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	Āѷāҋ
many unit	Ŋ҆
many unit tests	Ŋ҆
marked	Ă҉ĒҐĭҋĿѺ
marked <mark>	Ă҆Ē҇
marked _ y	ĭ҉
marked _ |	Ă҇
marked with	Ē҉
match	ā҇
matched	āҔĸѳ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	ĀѵāҐė҆
may	ĀѵāҡĊѰńҋ
may _ $	ā҆
may i	ā҇
may raise $	ā҆
me	ĀҊāѳĄ҇Ċ҈ČѺčѶĐ҉đҌĒ҉ĕѸěѶĢ҉ģѷĦѶĨѸĬѲĴҊķҐĺҋĻ҆ŁҊń҆ŋѺőҌŒ҆
me $	āҎĄ҆đ҇ģѺĹ҆őҌ
me <name>	Āҍ
me _ $	ıѹŁ҈ńҊ
me _ <commit>	č҆
me _ <line>	Ĵҋ
me _ <literal>	ĀѷķҠĽҊŔѸ
me _ <name>	āѺć҆ĊҖĐҐēҌĔ҉ĕѸĘ҉ģѺĩ҇ĭҋĮѺĳҝĵѹķѸĺҋĻҋŁѷŃѷňѹŏѺ
me _ all	Ŀ҈
me _ amount	Ā҈
me _ annotations	ē҆
me _ arguments	Łҏ
me _ author	Ĳ҆
me _ callers	ĀҊ
me _ calls	Ċ҆
me _ can	ģ҆Ł҆
me _ children	ň҉
me _ class	Ā҉ň҈
me _ classes	ĥ҇ň҆
me _ commit	Ā҈ą҈
me _ commits	ĀҒĎѵ
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
me _ functions	ĉҌŃҋ
me _ hits	Ā҈
me _ if	ā҆
me _ import	ĪҐ
me _ imports	āѸŏҋ
me _ interfaces	ī҇
me _ is	ĀҊ
me _ it	ĀѹāѸĈ҇ŌѺŎҌ
me _ kind	ł҆
me _ latest	İ҆
me _ licence	ı҈
me _ license	ı҈
me _ line	ĸ҆ĺҏ
me _ literal	đ҉
me _ location	Ķҋķ҆
me _ many	Ā҆āѺĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	Ā҆ĩ҈ŊѺ
me _ number	ĀѵľҌĿѺŊҌ
me _ of	āҌ
me _ other	ĩ҇
me _ out	ā҆ĢѺ
me _ parameter	ŁҊ
me _ parent	ć҇
me _ path	ő҈
me _ place	ĀѷāҔĆҊķѴ
me _ present	ŅѺņ҉
me _ setting	ĀҌ
me _ short	ĢҎ
me _ somebody	Ā҆
me _ source	ĀҌ
me _ spot	ķҊ
me _ subclass	ĀѴňҏ
me _ superfluous	ŏ҉
me _ test	Ā҈
me _ tests	Ā҇ō҆
me _ that	Ā҉ģ҇ňѷŌ҇ŎѺ
me _ the	ĀўāѸĂ҇Ģ҆Ĥ҈ĵҕķ҈Ĺ҈ĺѹĽ҇œ҇
me _ there	ġ҆
me _ to	āҋ
me _ traits	ī҆
me _ type	Őҋ
me _ types	ĥ҈
me _ value	đҌ
me _ version	ė҆
me _ we	ĀҌ
me _ what	Ā҉āҐĢҊņѹ
me _ where	ā҈
me _ which	ĀѺāҌ
me _ wrote	ā҈
me _ you	Ł҈
me a	ĀѬāҖď҇ĢҎ
me a <name>	Āѹāҏ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѴĆ҈Ċ҈ĪҊ
me all import	Ī҉
me all the	Āѹ
me an	ĀҐ
me an <name>	ĀҐ
me at	ķғ
me each	Ā҉
me each place	Ā҉
me every	ĀѱĆ҉ĊҐňғ
me every class	Ā҉ň҈
me every method	Ŀ҆
me every place	ĀѵĆҎ
me everything	ģ҇Ł҇ňѷ
me everything that	Ā҈ģ҇ňѷ
me everything you	Ł҈
me find	āҚĢѷ
me find <name>	āѳĻҍ
me find all	Ŀ҈
me find imports	āѺŏ҆
me find out	ā҈ĢѺ
me find the	āѺĂ҇Ĥ҆
me find what	Ā҇āҕ
me find where	ā҉
me find which	āҊ
me how	ā҉ĎҌď҉
me how many	Ā҆āѺĎҊ
me how the	ď҆
me how to	āҋ
me if	ĀѰĈ҆Ĝ҈ĬҊĭҊŌ҆Ŏ҉
me if <name>	Ę҆Ĭ҆ĭ҇
me if it	Ĉ҆ŎҌ
me its	Ā҇
me its commits	ĀҊ
me line	ĴҌ
me line <line>	ĴҌ
me lines	Ā҆
me lines <line>	Ā҆
me see	ĀҐ
me the	ĀҌāѤćғĊ҈čѸĎѷďѸđҎē҆ĢѸĦѸĩҋİҍĳҍķѸĹѶő҈Œ҉
me the <name>	ĀђćҋĊҠĐҌēҎĩҍĪѹĳҟ
me the amount	Ā҈
me the author	Ĳ҆
me the classes	ň҆
me the commit	ą҇
me the commits	Ā҉ĎѺ
me the committers	Ā҆
me the definitions	Ā҈
me the directory	ő҉
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҇
me the functions	ĉ҉
me the hits	Ā҈
me the import	Ī҇
me the latest	İ҆
me the line	ĸ҆
me the literal	đ҉
me the location	Ķҋķ҆
me the member	Ĥ҆
me the methods	Ŀҍ
me the names	Ā҆ĩ҈ŊѺ
me the number	Āѹľ҈Ŋ҉
me the parameter	ŁҊ
me the parent	ć҈
me the path	ő҈
me the place	Āѹāҕķѵ
me the setting	ĀҌ
me the source	ĀҌ
me the spot	ķҊ
me the superfluous	ŏ҉
me the test	ō҇
me the types	ĥ҈
me the value	āѸđҊ
me through	Ģ҈
me to	ĀѶāѲġ҈ĵ҈ķ҆ĺғĻ҆œ҆
me to <name>	ĺҏ
me to the	āѶĵ҉ķ҉Ļ҆œ҇
me under	Ņ҆
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me what	Ģ҇ĺ҇ŀѺŅ҇Ő҈
me what <name>	Āҋ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҇
me what that	Ā҇
me what the	Ģ҉
me what type	ŐҊ
me when	Āҏāѵ
me when somebody	Ā҆
me where	ĀѺāѹĐ҆ğ҇Ķ҆ĸ҆Ĺ҈Ľ҉ŀ҈
me where <literal>	ķҌĽҊŔѹ
me where <name>	Đ҆Ĺ҆ŀ҈
me where the	ĵ҈
me where we	Āҍ
me whether	ā҈Ě҇ŃѺ
me whether <name>	ĀҐŃѺ
me whether the	Āѷ
me which	ĀҙāѵĄ҉ĩѹŉ҇
me which arguments	ŁҊ
me which commit	Ā҆
me which exceptions	ā҇
me which file	ĵ҆
me which files	ĀҚāѧĄ҉
me which of	āҍ
me which test	Ā҇
me which tests	Ā҇
me who	ĀѳĊ҈
me who calls	Ċ҆
me who wrote	ā҈
me why	āҌ
me |	ĀѳıѹŁҊńҋ
me | $	ĀѹıѹŁҊńҋ
mean	ā҆İ҇ĴѵĹ҇Ł҆Œ҈
mean _ $	āҝĴѵ
mean _ it	ĀҍāѶ
mean _ that	ň҆
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҈
mean the	Āѹİ҇Ĺ҇
mean |	āҝĴѵ
mean | $	āҝĴѵ
meant	āѷĢҋł҆ň҆
meant _ do	Ģ҈
meant for	āѹň҆
meant to	Ģҋ
meant to do	Ģ҈
measured	āҋĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
meeting	Āѳā҈ğҌ
meeting _ $	Āѳā҈ğҌ
meeting |	Āѳā҈ğҌ
meeting | $	Āѳā҈ğҌ
member	ĀѬāѸĉѺĤҒķѹĸқĹҎĺ҇ľңĿҥŃѸ
member <name>	Āҏā҉ĸҊ
member <name> $	ā҆
member <name> defined	ĸ҆
member <name> have	ĀѲāҒ
member <name> matched	ā҈ĸѺ
member <name> |	Āғāѱ
member _ <name>	ĺ҉
member _ defined	ĸ҆
member _ does	ĀѷĿҌ
member _ have	ĀѲāҒ
member _ in	ľҗ
member _ matched	ā҈ĸѺ
member _ of	Ă҆Ĥ҆ĹҏĿҚŃѺ
member _ |	Āҏāѯĸ҆
member funcs	ĤѹľҐĿґ
member function	Ĺҏĺ҉
member functions	ĀѯāѸľҕĿҝ
member functions does	ĿҌ
member functions of	Ă҇Ŀ҉
member variable	Ĥ҆
member variables	ĀѺĤҘ
member variables of	Ĥ҇
members	ĀҎāѵĂ҈ĤҨĵѺĿ҈
members _ <name>	Ā҆ĤҎ
members _ in	Ā҆āѷĤҍ
members _ struct	āѸĤҍĿҌ
members _ the	Ā҆
members are	Ĥ҆
members are in	Ā҈āѷĤ҈
members does the	Ā҆
members of	Ā҆āѷĂ҆ĤҔĿҊ
members of <name>	Ā҇Ĥ҉
members of struct	āѸĤҌĿҍ
memory	ĀѸāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѺāѸĕ҆Ĝ҆ĩҒō҉
mention <name>	ĕ҆
mention <name> |	ĕ҆
mention <path>	ĀѹĜ҆ĩ҉
mention <path> |	ĀѹĜ҆ĩҊ
mention _ $	ō҉
mention _ |	āѹĕ҆Ĝ҆ĩҎ
mentioned	āҋ
mentions	Ā҉ķ҆
mentions <name>	Ā҉
mentions <name> |	Ā҉
mentions _ |	Ā҉
merge	ā҆
merged	Ā҆
message	āҐįѺİҊŔҒ
message <literal>	ĀѲā҉ŔҐ
message <literal> |	Āѹā҇
message _ $	Ā҈
message |	Ā҉
message | $	Ā҉
metadata	ĞҌĮҋ
metadata $	ĞҊĮ҆
method	Āңā҆ćѸĐѶē҆ĚѺġѸĢѺĤѸĵѯķѷĹӀĺҼĽѹľҙĿҟŀҙŁѺŃѸńҎňѸŐѹŒѺ
method $	Ā҈ĺҋ
method 's	ĺ҆
method <name>	ĀѰāҘĂѹĐѹē҉ĬҌĵѷĹҧĺҤľѳĿѣŀҳŃѺńҐ
method <name> $	ĀҋĹѭĺҗĿѴŀҒń҉
method <name> belonging	Ĺ҆
method <name> for	Ā҈
method <name> from	ĀѹāҊ
method <name> gets	ā҆
method <name> in	Ā҇Ĺҍ
method <name> is	āѹĬҏŇ҇
method <name> of	ĀѵāґĹҔĺѹ
method <name> on	āҊĹҎ
method <name> overridden	ŀ҇
method <name> so	ā҆
method <name> start	ĺ҆
method <name> where	ĺҏ
method <name> with	āѹĊ҇ŀ҈
method <name> |	ĹѶĺҏń҉
method _ $	āѶĂҊĹѬĺҐľҗĿҋŀҎń҉
method _ <name>	Āҙā҉Ĺҗĺѵ
method _ belonging	Ĺ҆
method _ class	ĹғĺѺ
method _ cls	ĿҊ
method _ for	ľ҈Ŀ҇
method _ from	ĀѹāҊ
method _ gets	ā҆
method _ in	Ā҆Ĺҍ
method _ is	āѹĬҏŇ҇
method _ it	Ā҉āѺ
method _ of	ĀѭāҌĹҏĺѷľҎĿҖŀѺ
method _ on	āҊĹҎ
method _ overridden	Ā҆
method _ so	ā҆
method _ start	ĺ҆
method _ that	ĀҌāѹ
method _ the	ĀҐŀѹ
method _ where	ĺґ
method _ with	āѵĊ҇Ē҈ŀ҇
method _ |	ĀҌĹѴĺҘń҉
method count	ĀѯľҢ
method count $	ĀѸľҏ
method count for	ĀѺľ҉
method count of	ľ҇
method defined	ĀҌ
method does	ĀҐāѷ
method does <name>	Ā҇
method does it	Ā҉āѺ
method exist	ĀҊ
method for	Ĺ҆
method for <name>	Ĺ҆
method in	Ā҇Ĺ҉
method in class	Ĺ҈
method in the	Ā҈
method is	ĀҊ
method list	ĿҞ
method list of	ĿҊ
method names	āѶĂҔĿҌ
method names $	ĂҎ
method names of	Ŀ҆
method of	ĀҊā҉ĹҐ
method of <name>	Ā҉ĹҏĿѹ
method on	Ā҈
method on <name>	Ā҈
method set	ľ҆Ŀ҈
method set of	ľ҆Ŀ҈
method tally	ĺѺľҚĿѶ
method that	ā҆
method that <name>	ā҈
method |	ĂѺĺҐ
method | $	Ā҆ĂѺĺҊ
methods	Āѥā҈ĂҶćѱĉґĊҒĒғēѶĚѱěѵĢѺĥѷīѶĬѷĽѺľӍĿӞŀҡŃқňѵōѸœѺ
methods $	ľ҆Ŀҕ
methods <name>	ĉ҆ľҗĿѺ
methods <name> defines	ľ҈
methods _ $	ĀѷāѷĂ҇Ŀҗ
methods _ <mark>	Ē҆ĿѺ
methods _ <name>	āҠĂѶĊҟĚѲěѶľҐĿґŀ҆ŃҌ
methods _ abstract	āѷĂҐ
methods _ be	Ă҈
methods _ class	āѷĂҎľ҉
methods _ defined	Ŀ҆
methods _ defines	ľ҈
methods _ functions	Āҍľѷ
methods _ has	ľ҆
methods _ holds	Ā҇
methods _ i	Ă҈
methods _ in	ĿҎ
methods _ it	Ā҆āѷĿ҇ŀҋ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҆
methods _ that	āѺ
methods _ the	āѷĂ҉Ē҈ľҊŀ҆
methods _ there	ĿҌ
methods _ to	Ŀ҉
methods _ too	ā҈ľѺ
methods _ |	ľ҈
methods and	Āҍľѷ
methods and functions	Āҍľѷ
methods are	ĀѸāѱĂҋľ҇ĿҚ
methods are abstract	āѸĂҊ
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
methods does	ĀҒāҋćѹĿҊ
methods does <name>	ā҇Ă҆ĉ҆
methods does it	ĀҊ
methods does the	ĀҌĂ҆
methods from	Ŀ҆
methods in	ĀѬāґĂ҉
methods in <name>	ĀѮāҙĿҋ
methods in class	Ă҆
methods marked	Ă҈ĿѺ
methods marked <mark>	Ă҆
methods must	Ăҋ
methods of	ĀҏāҖĂ҇Ěѳěѷľ҉ĿҊ
methods of <name>	ĀҔāҘĂѸĚѳěѷľ҇Ŀҍ
methods of class	Ă҇
methods on	ľ҇Ŀ҇
methods on <name>	ľ҇
methods only	āѵĿҊ
methods override	Āґāѱ
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
might <name>	ĀҋāѴń҈
might _ <name>	āѺń҇
min	ė҇
min <name>	ėѹĮҌ
min <name> version	ėѹĮҌ
min _ version	ėѹĮҌ
mind	ĀѵāҐđ҆
mind _ me	Ā҉đ҉ĩѸĲѺ
mind _ out	āѸ
mind _ the	Āѵň҇
mind _ whether	āѹ
mind checking whether	āѹ
mind counting	āѺľ҆
mind counting the	āѺľ҆
mind finding	Āѷ
mind finding out	āѺ
mind finding the	ĀѸā҆
mind listing	āѷĿ҆ň҇
mind listing the	āѸĿ҆ň҇
mind making	ā҇
mind making the	ā҇
mind renaming	ā҇
mind telling	ĀҋāҐĩѸĲѺ
mind telling me	ĀҋāҐĩѸĲѺ
minimum	ħ҇Įґ
minimum _ here	Į҇
minimum _ version	ĮҌ
minimum version	Į҆
minimum version here	Į҇
miss	ĀҋāѸ
missing	ĀѵāҵōѮ
missing $	ā҇
missing _ $	āҊ
missing _ <name>	āҜōѲ
missing from	āҎ
missing |	āҊ
missing | $	āҊ
mit	ĀѸāѳıң
mit _ gpl	ı҇
mit _ or	ĀѸıҎ
mit apache	ĀѺıҋ
mnay	ĀҜāѳ
mnay _ are	Ā҇
mnay _ in	ĀҊ
mock	Āѹī҇
mock <name>	ĀѺī҇
mock <name> in	ī҆
mock _ in	ī҆
model	Āѳāҙ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҇
modification of	įҍ
modification of <name>	į҇
modification of <path>	į҆
modified	āѸăѵąѺČҖčҒĎҍįҜ
modified $	ĀҘăѷ
modified <name>	į҈
modified _ $	Č҆Ď҆įҌ
modified _ <commit>	čҌ
modified _ in	Āѹį҈
modified _ the	č҆
modified and	Āѹį҈
modified and in	Āѹį҈
modified by	čҊ
modified by <commit>	č҇
modified in	Č҆
modified |	į҇
modified | $	į҇
modify	ĀѵČ҈č҉
modify _ $	ĀѺ
module	ĀѳĊѹċ҉ĐѹĜ҇ĝ҆ğ҆ĢҋģҔĥѸĦ҆ĩҊĪѸĬѺĵ҈ĶҫķҊĽ҉ŌѷōѸŎ҈őѳŒӇœҋ
module $	ķ҆Œҋ
module <name>	ā҉ĢҏģҐĩҍĶѵķѺŎ҈őѹŒҞ
module <name> $	ĩҒŒҌ
module <name> in	Œ҈
module <name> |	ā҇ĢҍŒ҉
module <path>	ĀѺāѷĜ҈ĝ҈ģ҉ĩҌ
module <path> $	Ĝ҆ĩҊ
module <path> loaded	ĝҊ
module _ $	ĀѶāҍĩҜ
module _ <name>	ĀѹāҌĶҒŒғœ҇
module _ contains	Āҋœ҇
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ published	ģҋ
module _ the	āѸķҎ
module _ variable	Ķ҇
module _ |	Ģҍģ҇Œҋ
module called	āҏŒҋ
module called <name>	āҏŒҋ
module file	āҍŒѶ
module is	œ҇
module level	Ķґ
module level $	Ķ҉
module level variable	Ķ҇
module named	Œ҈
module named <name>	Œ҈
module that	ĵ҆œ҇
module var	Ķ҆
module var <name>	Ķ҆
module variable	ĶҚŒѹ
module variable <name>	ĶҌ
modules	āѳĊѹģ҆Ħ҈ħҕĨ҉ĩҡĪҰŏ҆
modules <name>	ĪҌ
modules <path>	ĩѺĪҌ
modules _ $	Ħ҉
modules _ <name>	ĀҊħ҆ĩ҉
modules _ <path>	ĀѸĜ҉ĝѹħ҇Ĩҋĩҏ
modules _ both	āҊ
modules _ depend	ĩ҇
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆ĪѸ
modules _ in	Īҋ
modules _ it	Ī҆
modules _ on	Ā҉ĩ҈ĪѸ
modules _ pulls	Ī҆
modules _ the	Ī҆
modules _ used	Ī҆
modules _ uses	ĪҌ
modules are	ĩѶĪғŏ҆
modules are imported	ŏ҆
modules are used	Ī҆
modules brings	Ī҇
modules depend	ĩҏ
modules depend on	ĩҍ
modules does	āѺħ҇Ĩ҆ĩѷĪҒ
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
modules require	ĩҋĪѸ
modules that	ĝҊĩҍ
modules that <path>	ĝ҈
modules that depend	ĩ҇
modules use	ĩҊĪѹ
modules using	ĩҋ
modules using <path>	ĩ҆
modules which	ĩ҆
modules which import	ĩ҆
modules |	Ħ҇
modules | $	Ħ҇
moment	āѹŌ҉
moment _ $	Ō҉
moment |	Ō҇
moment | $	Ō҇
month	ĀѺāҗĎѺ
month _ $	āҏĎѺ
month |	āҎĎѺ
month | $	āҎĎѺ
more	ĀѺāҡĆ҈į҉
more _ $	į҉
more _ one	Ā҆
more _ than	āҋ
more commits	ā҆
more commits than	ā҆
more than	ā҇Ć҉
more than one	Ā҆
more |	į҉
more | $	į҉
morning	ĀѺāѸ
morning |	āѸ
most	ĀѬāӄąѷĊѸįҠİҟňѺ
most $	āҔ
most _ $	āғİ҇
most _ change	į҉
most _ commit	į҇İ҈
most _ modified	į҇
most _ the	ā҉
most _ |	İҌ
most methods	ā҆
most of	āҍ
most of the	ā҉
most often	āҊ
most often |	ā҈
most recent	āѰįҕİҎ
most recent change	į҉
most recent commit	į҇
most recently	āѳąѺįҏİҌ
most recently modified	į҇
most recently |	āѹ
most |	āҔ
most | $	āҔ
motion	ŕ҇
move	āґķѺŅґņҘ
move <path>	ā҇
move _ $	Ā҇āѸņҊ
move _ into	ā҆
move _ was	Ņ҇
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņґ
move the	āҏ
move to	Ņҋ
move |	Ā҇āѸņҊ
move | $	Ā҇āѸņҊ
moved	įѸŅҕņҨ
moved $	ĀҙāѮņ҇
moved _ $	Ņ҇ņҔ
moved _ of	ā҆
moved _ |	Āѳāҍ
moved away	ĀѳāҊ
moved away |	ĀѳāҊ
moved from	ŅҐņѵ
moved from $	Ņ҆
moved from where	ŅҊņѸ
moved here	Ņ҈
moved out	ā҆
moved out of	ā҆
moved to	ŅѷņҐ
moved to $	ņ҈
moved to where	ņ҇
moved where	ņҌ
moved where $	ņҌ
msg	İ҉
much	Āѳā҆đҖľѷ
much _ $	đ҆
much _ <name>	āѸđҌ
much _ the	āҌľѶ
much is	āѸđ҉
much is <name>	āѺ
much |	đ҆
much | $	đ҆
multiple	Ć҆
must	ĂҚė҉ğѸĮҏŀѺŇѸ
must <name>	ĀҍŇѹ
must <name> be	ĀҍŇѹ
must _ <name>	ė҆
must _ be	ĀҍŇѹ
must _ subclass	Ă҈
must a	Ă҇
must a subclass	Ă҈
must be	āѸĂҋ
must have	Į҇
must i	āҏğѹ
must implement	Ă҇
my	ĀѲāҋĞҌğ҈Į҇
my <name> $	ā҆
my _ $	ĀѸāҘ
my _ only	ā҆
my _ what	ĀҌāѴ
my _ |	ĮѺ
my colleague	ā҇
my colleague only	ā҆
my last	Ā҈
my machine	Ā҈
my machine |	ā҈ĮѺ
my path	Ğ҇
my shell	ğ҉
my terminal	Ğ҆
n	āѵĈ҆ĊѺĘ҆ę҆ĝ҉ġҊĬ҆ĭ҇ĴҐľҋĿѷŊ҇Ŏ҆
n $	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
n <name>	ĀҋĴҒ
n <name> <name>	ĴҎ
n <name> <path>	Āҋ
n _ <name>	Āѹĳ҆ĴҎľҋĿѸ
n _ <path>	Āҋ
n _ funcs	Ŋ҈
n lines	ĳ҇
n lines <name>	ĳ҇
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѳąѸČҋčѺġҔĬѶĭҎįѸıҔĲ҉ĴѹľѸĿҋŃѹŅҵņҬŊѵŋҒŌѸŎѺŒғ
name $	ā҆ı҇Ņ҈
name <name>	āѭĆ҉đ҈ġ҉ĭғņѸŋҏŒғ
name <name> $	Ć҈ņѷŋ҆Œ҆
name <name> has	ņ҆
name <name> |	ĭ҇
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	ĀѺā҉Ć҈ıҎŒ҆
name _ <name>	āѺġ҇Ņґņ҉Œ҉
name _ <path>	ĀѺā҈ŅҐņ҉
name _ a	ā҇
name _ before	ŅѶņҍ
name _ class	ć҉ňѷ
name _ existed	Ņ҆
name _ function	ĉ҈
name _ functions	Āҏ
name _ had	Ņ҉
name _ has	ņ҉
name _ not	āҋ
name _ old	Ņҍņѷ
name _ parameters	Ł҆
name _ test	Ā҉ō҆
name _ the	Ī҇ı҈ņҎ
name _ this	Ā҇
name _ was	Ņ҇
name _ |	ĭ҇Ņѵ
name all	ĀҐĪ҇ī҈
name all functions	Āҏ
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	ŅҌ
name did <path>	Ņ҇
name does	āҋņҌ
name does the	ņ҈
name each	Ċ҆
name each function	Ċ҆
name every	āѹĉҌē҆Ŀ҉
name every function	ĉҌ
name every test	Ā҉
name for	āҌŅҊ
name for <name>	Ņ҆
name for a	ā҈
name how	Ņ҆
name how was	Ņ҆
name of	ġ҆Ĳ҆Ņҗņ҉ŋҋ
name of <name>	ĀѸġ҇Ņҋ
name of <path>	āҊŅҊ
name of the	ı҈
name only	āѶČҎ
name replaced	ŅѺņ҈
name that	ā҆
name the	āѶć҆Ł҆Ņѹņ҆
name the <name>	ĀҌ
name the parameters	Ł҆
name was	Ņ҉ņѹ
name |	āҌņҊ
name | $	āҍņҊ
named	āѱĆ҈ć҇ġҏŅҐŋҍő҈Œґ
named $	ŅҏņѺ
named <name>	āѺĆ҈ġҏŋҍŒґ
named <name> $	ĀѺġҎŌ҇
named <name> in	Ā҇
named <name> is	Œ҇
named <name> |	Ā҆āѶġ҇ļ҆ŋ҇
named _ $	ĀѹāѷġҎņ҆Ō҇
named _ in	Ā҇
named _ is	Œ҇
named _ the	ć҉
named _ |	Ā҉āѳġ҇ļ҆ŋ҆
named in	ć҉
named in the	ć҉
named |	Ņ҆
named | $	Ņ҆
names	ĀҕĂҐČҋĜѹĝѺĞҙģҮĤҍħѷĨѺĩѺĿґŁҙŃҌŅѶņѺŊѵŏ҉
names $	āѱĂҍČ҆ĤҐŃҍ
names _ $	ĀҊ
names _ <name>	Ă҆ģҕ
names _ <path>	ĀѸāҕģҏ
names _ all	Ā҈
names _ by	ĀѷāҒĞ҉
names _ can	ģ҇
names _ imported	Ā҆ŏҊ
names _ in	ĀҒ
names _ other	ā҇
names _ takes	Ā҈
names _ the	ĀѹāѺČ҆ĩ҇ĿҊŁґŊѺ
names _ |	āѺĪ҇
names are	ĀҌŏҊ
names are imported	Ā҆ŏҊ
names are in	Ā҆
names both	ā҈
names defined	Ā҈
names defined in	Ā҈
names do	ā҇
names do other	ā҇
names does	ĀҌā҆ģ҉
names does <name>	ĀҋāѺ
names does <path>	ā҈ģ҆
names exactly	Ā҈
names exactly |	Ā҈
names exported	āҒ
names exported by	āҒ
names for	Ł҈
names found	Ā҆
names found in	Ā҆
names from	Ī҈
names from |	Ī҈
names has	Āѹā҇
names in	ā҈Ł҇
names in the	Ł҇
names is	ģҋ
names it	ģ҆
names of	āѸČ҆ģҊĩ҆ĿҌŁҍŊѹ
names of <name>	ģҊ
names of <path>	ģ҆
names of all	Ā҈
names of the	āѺČ҆ĩ҇ĿҊŁҊŊѺ
names that	ģ҇
names |	Āҋ
names | $	Āҋ
narrower	ā҇
navigate	ĺ҆
need	Ā҉āҗđ҇ĞѷġѺĢ҈ģѵĬ҇Į҉Ľ҆ŀѵń҉ŉѺŏ҆
need $	āҎĮ҇
need <name>	ĀҋāѺĢ҉
need _ $	ėѸĮҍ
need _ <name>	Ā҆Đѹ
need _ <path>	ĀҔāѹģѸ
need _ have	Į҆
need _ know	ĀѹāѶĬ҉Ĺ҇
need _ position	ļ҆
need _ source	Ľ҇
need _ the	ĵ҆
need _ this	ė҇
need _ type	Ň҇
need _ |	Ī҇
need a	ĀѺāҍ
need for	ė҆
need for this	ė҇
need from	ĀғāѶģѸ
need from <path>	ĀҔāѹģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҇
need the	ĀғāѰđ҉ļ҆Ľ҈Ň҆
need the <name>	ĀҋĐѹ
need the source	Ľ҇
need the type	Ň҇
need to	ĀѱāѲĬ҈ĹҊŁ҆ń҉
need to have	Į҆
need to know	ĀѹāѶĬ҉Ĺ҇
need |	ėѸĮҍ
need | $	ėѸĮҍ
needed	ĀѲĖҡ
needed _ run	Ā҇āѱĖ҉
needed for	Āѵā҈
needed in	ĀѸāѹĖғ
needless	ĪѲŏҜ
needless $	ŏ҇
needless _ of	ŏ҇
needless _ statements	ĪѸŏҌ
needless import	ĪѸŏҌ
needless import statements	ĪѸŏҌ
needless imports	ŏ҉
needless imports of	ŏ҇
needs	ĀѺĖ҆ĪҌ
negative	Āѷāҋ
nested	ĀѰāґķѲĺѺĻҪļҢ
nested <name>	ļҍ
nested _ <name>	ĀѺĻҚļқ
nested _ of	ĻҊ
nested _ the	Ļ҈
nested def	Ļ҆ļ҆
nested def <name>	Ļ҆ļ҆
nested function	āҋĻ҇ļ҉
nested function <name>	ā҆ļҋ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	ĻҜļѹ
nested in <name>	Ļҕ
network	ā҈
never	āҹĉѷĔ҇ĤѶĪѷĸѺŃѰńѹŏҫ
never _ $	ā҇ĪѷĸѺŏҡ
never _ <name>	āҏĔ҇Ńѱ
never _ |	Ā҇āҕĉѸńѹ
never called	Ā҈
never called |	Ā҈
never raise	āҗŃѱńѺ
never read	āҒĤѶ
never read |	ā҇
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҊ
never used $	ŏ҈
never uses	āѷŏҎ
never uses $	āѺŏҋ
new	ĀѵăҖĄҔė҆ŅѺņҳ
new <name>	ĀҙāѱŃ҆
new <name> $	ĀҐāѹŃ҆
new _ $	Āҏāѷă҉ąҊŃ҆ņ҆
new _ <name>	ėҊŅҎņѴ
new _ <path>	ŅҎņѴ
new _ <tag>	ĀѹĄҒ
new _ me	ĀҊāѺ
new _ of	Ą҆ŅѫņҢ
new _ the	ā҆
new _ |	ĀѱāҝŅѴņҘ
new does	ė҈
new files	ĀѶăҎĄ҇
new in	ĀѹĄғ
new in <tag>	ĀѹĄғ
new in the	ā҆
new location	ņ҆
new must	āѺė҈
new name	ņң
new name $	ņ҆
new name <path>	ŅҎņѴ
new name of	ŅѬņҝ
new name |	ŅѸņғ
new path	ņҍ
new to	Ā҉āѺ
new to me	ĀҊāѺ
new |	āѺă҉ąҊ
new | $	āѺă҉ąҊ
newcomer	ā҇
newer	Ā҇
newer _ |	ā҇
newer than	Ā҉āѷ
newest	ĀѫāҔąѷĮѶįҟİҞ
newest _ $	ĀѺįѹİҎ
newest _ for	ąѺįҍ
newest _ in	ĀѵİҘ
newest _ of	āҒĮѸ
newest _ that	įҌ
newest commit	ąѷįҕİҋ
newest commit for	ąѺįҍ
newest revision	į҆
newest revision that	į҆
newest version	āҎĮѸ
newest version of	āҍĮѸ
newly	āѶă҉Ąҋ
newly created	Ą҆
next	ĀѲāҧďҋ
next _ $	ā҆
next _ <name>	ĀѺā҈ď҈
next _ <path>	ā҇
next _ of	ā҇
next _ |	ā҇
next commit	ā҈
next release	ā҉
next to	ā҈ďҌ
next to <name>	ď҈
no	ąѹćѸĈ҇č҇Ĕ҆Ę҉ĚҋĜҋġҌĦ҈ĪѺĬҊķ҈Ŀѹňѹŋ҈ōѹŏҍ
no $	ĀѹĜ҇ġ҈ĬҊ
no <name>	Ĕ҈
no _ $	ĀѺāѺĐ҇Ę҉Ĝ҆ġ҇
no _ <name>	Ě҇
no _ circular	Ħ҆
no _ exist	Āҋ
no _ in	Ŏ҆
no _ is	Ā҇āѺĔ҈
no _ of	ŏ҆
no _ |	Āѹā҆
no docstring	ā҈
no longer	Āҋ
no longer exist	Āҋ
no test	Ŏ҆
no test in	Ŏ҆
no tests	ā҆
no tests |	ā҆
no there	Ā҈
no there is	Ā҈
no use	āѹŏҏ
no use of	ŏ҆
no |	āѱč҇Ę҉ġ҇Ħ҈
no | $	āѴĐ҇Ę҉Ĝ҆ġ҇
no | <name>	Ā҆
no | circular	Ħ҆
nobody	āҚģѷŏ҇
nobody _ $	ā҉ģѹ
nobody _ |	ā҇
nobody imports	ā҈
nobody imports |	ā҆
nobody overrides	ā҈
nobody overrides <name>	ā҈
nobody uses	ā҉ģѹ
nobody uses $	ā҉ģѹ
node	ĀѳėѺĮҼ
node <name>	āѶĮҔ
node _ |	āѹĮҏ
node version	Į҉
node | $	ā҆
non	ĖҒ
non _ $	ĀѲā҈ĖҒ
none	āҍ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҉
normally	ā҆
not	ĀѱāҝĄҗĆҏĈ҈ĉѸĊѹČѹč҆ĎѺďҖĒѲēѺĔҌĚҋĜ҉Ġ҈ĢѺģѷĥѸĩѳĪѱīѴĬҏĭҒį҆ĲѺĳѺĺѺĿѶŀѺŇѺňѸŉѲŋғōѴŏҨőҊŒ҇
not $	āѺĚ҈ŋ҇
not <name>	āѸĬҌ
not _ $	Ġ҆Ĭ҈ĭ҆Ŀѷŋ҆ŏҍ
not _ <commit>	āҌŉѶ
not _ <name>	āҗď҉ēѺĔҌōѸő҆
not _ <path>	āҏĎѹő҆
not _ and	āҌ
not _ any	į҉
not _ anywhere	Āѷā҉
not _ at	ă҆
not _ by	ŏ҆
not _ in	āѹĄҐŏҊ
not _ it	ő҇
not _ on	ĀҌāѷ
not _ same	āѺď҈
not _ the	ĀҎāѯĆҌď҆ňѹ
not _ what	Ā҈āѺŁ҆
not _ where	āґ
not _ why	ĀѹāҌ
not _ with	āҊĒѸ
not _ |	ĀҍāѓĈ҆Ě҇
not abstract	ā҉ĂѸ
not abstract |	ā҈Ăѹ
not and	ď҉
not and the	ď҇
not been	ĀѴāҏ
not changed	āѸį҉
not changed any	āѷį҉
not contain	āҝŉѴ
not contain <commit>	ā҇ŉѺ
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist	ă҆
not exist at	ă҆
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҇
not get	ĀѶ
not get where	āґ
not get why	ā҇
not green	ĀҎāѴ
not green |	ĀҎāѴ
not have	āҍ
not have a	ā҈
not implement	ā҉
not import	āҋĩѸ
not import <path>	ā҆
not in	ď҆
not in <name>	ď҆
not it	ĀѩāҌŏѹ
not it and	āҌ
not it |	ĀѪāѸĈ҆Ě҇ŏѹ
not just	Ā҉Ć҈ňѹ
not just the	Āҋňѹ
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
not spot	ő҉
not the	āѸď҈
not the same	āѺď҈
not there	Ą҆
not touch	āҒĎѸ
not touch <name>	ā҈
not use	ŏ҇
not used	ĀѶŏҚ
not used anywhere	Āѷā҉
not used by	ŏ҆
not used in	ŏ҆
not used |	ŏ҆
not yet	Ą҇
not |	āѵĬ҇ĭ҇ŋ҇
not | $	āѵĬ҇ĭ҇ŋ҇
nothing	āҋĊѺĪѴŏҦ
nothing $	ĪѺŏ҉
nothing _ $	ĀѺŏҋ
nothing _ <name>	ĀҌ
nothing _ the	ā҆
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	Āѷā҉ŏҋ
nothing | $	ĀѺŏҋ
notice	ĀҊāѳ
now	āѯĎѺĬѺİҊŅ҉ņҪŌҐŎ҆
now $	ĈѸņҕŎ҇
now <name>	Ņ҆
now <path>	Ņ҈
now _ $	ĀѴĈҊİ҆ņҎŌҊ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now called	Ņ҆
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҈
now |	ĀѷĈҊİ҆ņҎŌҊ
now | $	ĀѴĈҊİ҆ņҎŌҊ
null	ā҆
number	ĀҐāғĊѸĎҜđҙĤѴĥѺĪѱĳҡĴ҈ĸѵľҜĿѰŁѺňѹŊҥ
number $	ĀҏāѹĎҊ
number <line>	ĴҌ
number <line> in	Ĳ҈
number <line> inside	Ĵ҆
number _ $	ķ҇
number _ <name>	ĀѵĐ҇ĳ҇ĺ҉
number _ <path>	ĀѺĳҎ
number _ attributes	Ā҈Ĥѷ
number _ calls	ĀҌ
number _ classes	Ā҇
number _ commits	Ďҗ
number _ functions	Ā҇
number _ imports	ĀҌ
number _ in	Ĳ҈
number _ inside	Ĵ҆
number _ lines	ĳҒ
number _ member	ľ҆
number _ methods	ĀѶľҦĿѸ
number _ modules	ĀҎĪѷ
number _ please	Ā҆
number _ string	đҐ
number _ test	Ŋҏ
number _ tests	ĀѷŊҙ
number _ the	ā҆
number does	ĀѩāҐĳҏ
number for	Đ҇ĳѺ
number for <name>	Đ҇
number in	ĀѺāѷĳҏ
number of	ĀҨāҜĊѹĎҐĤѶĥѺĪѲĳҎĺ҆ľґĿѳŁѺňѺŊҟ
number of attributes	Ā҈Ĥѷ
number of calls	ĀҌ
number of classes	Ā҇
number of commits	Ďғ
number of functions	Ā҇
number of imports	ĀҌ
number of lines	ĳҒ
number of member	ľ҆
number of methods	ĀѹľҞĿѺ
number of modules	ĀҎĪѷ
number of test	Ŋҏ
number of tests	ĀѹŊҖ
number or	đҐ
number or string	đҐ
number please	ķ҇
number please $	ķ҇
number |	ĀѸľ҉
number | methods	ľ҈
object	Ā҈Ĥ҈ĿҋŇғŐҊ
object $	ĿҊ
object <name>	Ň҇
object _ $	Ā҉
object _ <name>	Ā҉
object _ class	Ĥ҇
object _ i	Ň҆
object _ the	Ő҆
object does	Āҍ
object does <name>	Āҍ
object of	Ĥ҆
object of class	Ĥ҇
object |	Ā҈
object | $	Ā҉
objects	Āґāѳĵ҆
obliged	āѸĂҊ
occasions	ŕ҇
occur	Ċ҈ŔҎ
occur _ $	āѳĊ҈ŔҎ
occur in	ĀѺā҆
occur |	āѳĊ҈ŔҎ
occur | $	āѳĊ҈ŔҎ
occurrences	ĀҎŔ҉
occurrences of	ĀҎŔ҉
of	ā҉ĂҋăѺą҉ĆғĊѳĎҔĐҌđѴĒѹēѺĔҎĕѺĖѹėҌĘѹĚҍěҊĜ҇ĝ҆ġѴĢҊģҊĥѷħѸĨҊĬњĭѮıѵĵѳĶѷĹҐĺѹĻ҉ĽѺľҍłҒŅ҉Ŋґŋ҇ŌѵōѩőѴŒѺœѷŔ҉
of $	āѴć҉ĉҏĎѺĩѶĪҌňҗ
of <commit>	čҎ
of <commit> |	āѺ
of <literal>	ĀѹŔҚ
of <mark>	ĂҖ
of <name>	Ā҉āқĆҋćґĈѶċѸČѺčѸďҖĒѳĔҢĖѲėҎĘҒĚҤěҥĞ҉ğ҆ĠѰĢѹģ҈ĦѹħѷĪ҇ĬѹĮѱİѧıѹĳѰĵѭĶѰķѳĸѲĹқĺҘĻҋļ҆ĽѸľѶŁҌłѴŃҊňѹŉѺŊѷŋѶŌѷō҈ŎҌŏ҆ŐѣŒѱœѵŔѶŕѸ
of <name> $	ĀѳāѧĂѺĆѯćҒĉҌĊ҈ďѷĐѹđҠĕѺĖѹĘѶĚѲĜѹĞѹğ҇Ģҏģ҇ĤҊĥҋĩ҉Īґī҇ĬѺĮѵįѺİѲĲѸĶѺĸѺĻѺļѹĿғŀҍŃҊŅ҆ņҊŇҍňҗōҊŎ҆ŐҌŒѷ
of <name> 's	ĔѸĕҌĚҋĺ҇ŇҊŐѴ
of <name> <name>	Āҍ
of <name> a	Ā҉
of <name> all	Āҏ
of <name> and	ďҐ
of <name> are	ė҈ĥ҆ŏ҆
of <name> as	ō҆
of <name> at	ĀҌāѹ
of <name> be	ě҉
of <name> been	ĺҊ
of <name> before	Ņ҆
of <name> begins	ļ҆
of <name> by	ĚҌ
of <name> called	āҎĹѹ
of <name> compared	ďҌ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> differ	ā҇
of <name> do	ė҆
of <name> does	ĀҏāѪė҉Ę҆
of <name> except	āҏ
of <name> executed	ā҇
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҉
of <name> give	ĕ҆
of <name> have	ĀѵāҍĔ҇
of <name> identical	ā҈Ćѹ
of <name> implement	Ă҆
of <name> in	ĀҕāѮĆҊĔғĘѸę҇ġ҉Ģ҆ŀғ
of <name> include	ĘҋĚҊ
of <name> indrect	ĀҌāѺ
of <name> inside	Ĺ҆
of <name> into	ā҈
of <name> is	Đ҇ėѴĘѴęғěҐĮҌ
of <name> it	Ĺ҇
of <name> look	ĀҍāѶ
of <name> makes	Ĭ҇
of <name> not	ĆҊ
of <name> on	ő҇
of <name> or	āѷğ҈Ň҆
of <name> override	ĀѺā҉
of <name> please	ĺ҆Ł҈
of <name> thanks	Ě҆
of <name> that	āҙė҆ĬҊĮѹŀѸ
of <name> there	Ā҈
of <name> this	Į҇
of <name> versus	ď҆
of <name> what	ĀѸāҍĤ҈
of <name> when	Āҋ
of <name> which	ķ҈ň҆
of <name> with	ā҉Ć҇
of <name> within	ę҆ġ҆ĵѺĹ҆
of <name> |	āѱĂ҆ćҍĉҖĊҏďҌđѧĘґęѮěҗġѶĢѹĤѺĩѺĪ҆ĭ҆ĳѵĹҊĺҊĻ҆ĽѺĿ҈ŁҗŇѹŐѵ
of <path>	āҏąҐĎҊĐҌĜҔĝҙģґħѴĪҐįҊņ҇Ŏҋŏ҈ŕҏ
of <path> $	āѳąҋĜѷģҏħѺĨ҆ĪҔŅ҉ņ҆ŕ҉
of <path> 's	Ĝ҆
of <path> are	ĀғŏѶ
of <path> consist	Ď҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҉
of <path> is	Đ҆ĜҒĝѹ
of <path> please	Ņ҆
of <path> present	ĝ҇
of <path> read	Ĵ҇
of <path> that	ā҆
of <path> what	į҇
of <path> which	Ā҈
of <path> |	ĀґāѭĜҊĪҍĲѸŕ҆
of <tag>	āѵĄҌĠҎ
of <tag> $	Ġ҆
of _ $	ĀҏāѭĂѷąҊĆѷćҌĈ҈ĎѱďѴđҝĒѹĕѸĖѸėѸĘѵĚѮě҆Ĝѯĝ҇ĞѶĢҜģҔĤҌħѵĨ҇ĩғĪҝīҍĬѷĭѹĮѵįѺİѳıѱĵѺĶѸĸѸĻѸļѷĿҐŀ҉Ń҇ŅҍņҍŇҋňҝŊѹŋѳŌѵŏ҇ŐҊő҇ŒѴœѱŕ҆
of _ 's	āѷĔѸĕҌĚҋĺ҇ņ҆ŇҊŐѴ
of _ <commit>	ĀҌāѺ
of _ <line>	ĴҌ
of _ <name>	ĀѧāғĉѶĊҐĐҏđ҉ĔѺĕ҆ĚѺĞѷĢҐĥҊĩѹĵ҆ĶѴĹҍĺѹĽ҉ľ҆ŀ҈ńѳŅѺŋ҉ŐґőѶœ҉ŕ҇
of _ <option>	ċ҈
of _ <path>	ĀѹĎ҆ĜѺĝ҆ņ҇
of _ <tag>	ĠҊ
of _ a	Ā҉
of _ after	ņҊ
of _ all	ĀҜĆѺ
of _ and	Ā҉āѸďҋ
of _ are	ĀҖė҈ĥ҆ŀҋ
of _ argument	Ā҆Ł҆
of _ as	ō҆
of _ at	ĀҋāѸĩ҈
of _ back	Ņ҆
of _ base	ŀ҉
of _ bases	Ě҆
of _ be	ě҉
of _ been	ĺҊ
of _ before	Ņ҈
of _ begin	ĀѺą҈
of _ begins	ļ҆
of _ belong	ā҇
of _ branch	İ҆
of _ by	ĚҌ
of _ called	āҎĹѹ
of _ callees	Ęѵęҏ
of _ callers	ĊѹĘҕ
of _ cases	Ŋҍ
of _ changed	āҋĳѺ
of _ circular	Ħ҉
of _ class	Āѷā҆ćҊĺ҆Ňҋ
of _ classes	Āѹň҈
of _ clearer	āҌŅѵ
of _ cls	ć҆
of _ code	ĀѸĠ҆
of _ comes	ŇҊ
of _ commit	Ď҈
of _ compared	ďҌ
of _ complete	ĀҗĉѺ
of _ concerns	Ď҆
of _ consist	ĀѸĎҊ
of _ constant	ā҇đҋŐ҆
of _ contain	ĀѷĘҊ
of _ counted	ĳ҆
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹģ҇
of _ dependencies	āҋ
of _ dependency	ė҇
of _ did	ā҆
of _ differ	ā҇
of _ do	ĀѸė҆Ňҋ
of _ does	Ā҈āѲĐ҆ėҋĘ҆ĪѵĳҊń҈ŇѹŊ҆Ő҈
of _ enum	ĸҐ
of _ enumerator	ĸ҆
of _ environment	āѷğҍ
of _ errors	Ĉ҆
of _ ever	ā҉
of _ except	āҏ
of _ exception	Ńґ
of _ executed	ā҇
of _ fail	ā҈
of _ fields	ĀѹĤғ
of _ file	ĀҜāѸĪ҆Ĵ҈ōѸŎѺ
of _ files	Āѷč҆ĜҎĝѴĩҍŒҏ
of _ flie	Č҆
of _ folder	ő҆
of _ for	Ĕ҆Į҆
of _ from	āҋď҉Ŀ҆ŁѺ
of _ func	ķ҈ŁҌœ҉
of _ funcs	ľҒĿѺ
of _ function	ĢҋŇ҉
of _ functions	ĀѴęҊļ҆Ŋ҈
of _ get	ā҉
of _ git	Ā҉āѹ
of _ give	ĕ҆
of _ has	Đ҈
of _ have	ĀѴāҎĔ҇
of _ helper	ķ҈
of _ identical	ā҈Ćѹ
of _ implement	Ă҆
of _ import	āҊ
of _ importers	ĜҚĝѩ
of _ imports	Ĝѧĝқŏ҉
of _ in	ĀҨāѯĂҐĆ҉Ĕ҉ĘѸę҇ĚѸĝҍġ҈ĪѺĳ҈ŀґŇѺŏѹ
of _ include	ĀѶāѹĘҋĚҊĜ҆ĝ҈
of _ indrect	ĀҌāѺ
of _ inside	ĀѹĹ҆ŊҎ
of _ interface	ĥѹī҆Ľґ
of _ interfaces	ā҆
of _ into	ā҈
of _ is	ĀҘāѯĐҌėѷĘѴęғěҏĜҕĝѵĨ҈Įҋĳѵ
of _ it	ĉҋĹ҇
of _ just	Ō҆
of _ l	ĳ҆
of _ language	āѸĮ҈
of _ lead	āѹĚҊ
of _ licence	ı҇
of _ line	Ĳ҈ĳ҇
of _ link	ħ҈
of _ list	ģ҉
of _ log	İ҉
of _ look	Āҍāѷ
of _ makes	Ĭ҇
of _ many	ĀҋāѴĳ҆
of _ matter	ā҈
of _ mention	Ĝ҇
of _ method	ĀҒĊ҆ĹѹŀѹńҒ
of _ methods	ĀѫāҜĂҎľѰ
of _ module	ĢҊĩҎĶ҆
of _ modules	ĜѺĝҍ
of _ move	Ņ҈ņҏ
of _ names	Ā҇ģҊ
of _ not	ĆҊ
of _ of	ĀғāѸĘҍĤѹľҎĿѹ
of _ on	ĀѹĮ҆őҊ
of _ one	ļ҆
of _ or	āѷğ҈Ň҆
of _ override	ĀѺā҉
of _ package	ĶҊ
of _ parameters	Ā҇ā҇ŁҊ
of _ parents	ě҆
of _ pass	Ŏ҇
of _ per	ĀѺāҏĎѸ
of _ phrase	Ŕҍ
of _ please	Ł҈Ņ҉
of _ present	ĝ҇
of _ project	ĀҏĮ҉İҊı҇łѺ
of _ read	āѸĴҌ
of _ referenced	āҎ
of _ releases	ŉ҉
of _ rename	ŅҌ
of _ repo	ąѺı҈
of _ repository	Ĉ҆ı҆ő҇
of _ result	Ň҆
of _ right	Ě҇
of _ run	ā҈
of _ sets	Đ҇
of _ skipped	āҎŊѴ
of _ software	ł҆
of _ static	Ķҍ
of _ struct	ī҇
of _ subclasses	ĚѺě҇
of _ take	āѺį҉
of _ takes	Ģ҆
of _ test	ŋ҇œҏ
of _ tests	ĀҊāѲŋҖ
of _ thanks	Ě҆
of _ that	āґĂѺĎҏė҆ĜҊĝѵĨ҆ĬҊĮѺŀѸ
of _ the	ā҇ĆѸİ҉Ō҇
of _ them	Ā҉
of _ there	Ā҈
of _ this	ĮҊłҍ
of _ to	āҊĎ҇
of _ touching	ĎҎ
of _ trait	ĥ҈
of _ type	ĀҎāѸĤҍĿҊŇѹ
of _ use	Ģ҈
of _ variable	ŐҊ
of _ variant	ĸ҈
of _ versus	ď҆
of _ what	ĀѹāҋĤ҈įҊĴ҆
of _ when	Āҋ
of _ which	Ą҆ķ҈ň҆Ŋ҆ŏ҈
of _ who	ĀѶā҆Ĳ҇
of _ with	ā҈Ą҆Ć҈
of _ within	ę҆ġ҆ĵѹĹ҆
of _ would	Ę҆
of _ written	Ĳ҉Ĵѹ
of _ |	ĀҒć҈ĉғĊҍĎ҆ďҋĐѸđѦē҇ĖѺĘҐęѭěҔĜ҈ĝѷġѵĢѹĤѷĪґĬѸĮѺĳ҇Ĺ҉ĺ҉ĿҋŀѵŁҕŇѳňѸŎ҇ŐѴ
of a	ĀѵĞѹŅ҆
of a <name>	ā҉Ğѹ
of a module	Ķ҆
of all	āҋĆѷİ҈
of all the	āҌĆѷİ҈
of an	ĀѺ
of an import	ā҆
of attributes	Ā҈Ĥѷ
of callers	Ęҍ
of callers of	Ęҍ
of calls	ĀҒ
of changes	ĀҐ
of class	ĀѹāҊĂ҈ćҋī҉
of class <name>	ĀѹāҊĂ҈ć҈īҊ
of cls	ā҇ľ҇
of cls <name>	ā҇ľ҇
of code	Āґā҆ĳѶ
of code in	ĀѹāҔ
of commit	ĀҋŉѺ
of commit <commit>	ĀҋŉѺ
of commits	ĀѵĎҩ
of commits $	ĀҏĎѶ
of commits concerns	Ď҆
of commits for	Ď҆
of commits per	ĀѺāҏĎѸ
of commits that	ĀѹĎҐ
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
of dependency	ė҈
of every	āҊğ҆ķѺ
of exception	Ń҆ń҇
of exception does	ń҈
of fields	Ā҇
of file	Āѳą҉Ďҍ
of file <path>	ĀѸĎ҇
of files	ĀҕāѰ
of files that	Ĝҋĝѷ
of files |	Ā҉āѷ
of fn	ķҏ
of fn <name>	ķҏ
of former	ņҊ
of func	āҏĉѺĊҒńѹ
of func <name>	āҏĉѺĊҒńѹ
of function	ĀѺŁҊ
of function <name>	ĀѺŁҊ
of functions	ĀҊ
of git	ĀѺİҋ
of go	Į҇
of how	ĀҋāѴĳ҆
of how many	ĀҋāѴĳ҆
of importing	Ā҉
of importing them	Ā҉
of imports	ĦҍħҎĨҒĩ҆ĪѺŏѷ
of imports $	ĩ҈
of imports from	ā҉
of imports in	Āҋ
of imports is	Ĩ҉
of imports that	Ĩ҆
of inheritance	ě҉
of interface	āҏĥ҆īѹ
of interface <name>	āҏĥ҆īѹ
of it	ė҈
of it are	ŀ҆
of it fail	ā҇
of it |	ŀѺ
of its	ā҇ĘѺęҋĢ҇
of its file	Ā҈
of its imports	ŏ҇
of its subclasses	ĚѺě҇
of java	Į҇
of line	Ĵҍ
of line <line>	ĴҌ
of lines	Āѹĳҙ
of lines changed	ā҇ĳѺ
of lines in	ĳҌ
of lines |	āѸĳҊ
of member	ľҘĿѹ
of member functions	ľ҆
of method	Ĺҍŀ҉
of method <name>	Ĺҍŀ҉
of methods	ĀѵāѸĂѷľҷ
of methods does	ľ҆
of methods in	ā҆Ŀ҆
of methods of	ľґĿѺ
of module <name>	Œ҆
of modules	Āҍħ҇Īѵ
of modules does	ĀҊĪѷ
of modules link	ħ҈
of node	Į҇
of object	Ā҉āѺŇҏŐ҆
of object <name>	Ň҇
of object does	Āҍ
of option	ĐҊ
of option <name>	ĐҊ
of our	ō҆
of our tests	ō҆
of ours |	Ā҆
of parser	ĀҒ
of parser |	ĀҊ
of places	Ć҆
of project	łҘ
of project is	ĀҌ
of python	Į҇
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҆
of software	āѺłґ
of some	ň҆
of something	ćҋ
of struct	āҌĿҌ
of struct <name>	āҌĿҌ
of subclasses	ĀҘňѶ
of teh	ŋ҆
of test	ĀѵāѴŊқŋ҉œҐ
of test <name>	āѺŋҌœ҇
of test cases	Ŋҍ
of test functions	ŊҊ
of testcases	ŊҌ
of testcases inside	ŊҌ
of tests	ĀѲāҕŊқ
of tests $	Āҋ
of tests does	ĀѦāҖŊ҈
of tests in	Ŋ҆
of tests skipped	āҎŊѴ
of tests which	Ŋ҆
of tests |	Ā҈
of text	Āѱĳҗ
of text does	ĳҊ
of text |	ĀѷĳҊ
of that	ĤѺ
of the	ĀѱāѰąѺĆ҆ćѸĈѹĉѵċ҉ďѸēѶĔ҈ĖѺěѸĞ҇Ġ҆ġѺĢ҈Ĥґĥ҉ĦѹħѶĩҌĬѹį҆İҐıҌĳѷĵҐĶҏķҌĸҒĹѸĺѳĻҊľѺŀҌńҋņҌňѰŊѫŋ҇ōѵŎѯŐѹŒҍœҊ
of the <name>	ĀѺāѺĢҍĥ҈ĵҍĽ҇ŕ҈
of the <option>	ċ҈
of the base	ŀ҉
of the callers	ĊѹĘқęѱ
of the class	ćҋĤҌĺ҇
of the code	ĀѹĠ҆
of the commit	Ď҈
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	ģ҇
of the dependencies	āҊ
of the dependency	ė҇
of the enum	ĸ҉
of the enumerator	ĸ҆
of the environment	āѸğҌ
of the file	ĀҖāѺĪ҆Ĵ҈ŊѸōѸ
of the files	ĀѸĜҎĝѵŒҏ
of the folder	ő҆
of the function	āѺĢҋŇ҈
of the functions	ęҊļ҆
of the git	Ā҉āѹ
of the helper	ķ҈
of the import	ā҆
of the importers	ĜҚĝѩ
of the imports	Ĝѧĝқ
of the interface	Ľ҆
of the language	āѸĮ҈
of the licence	ı҇
of the method	ĀҌĊ҆ĿѸńҒ
of the methods	ĀѶā҆
of the module	ĢҊĩҎ
of the modules	ĜѺĝҍ
of the move	Ņ҆ņҏ
of the names	Ā҈
of the package	ĶҊ
of the parameters	Ā҉Ł҉
of the parents	ě҆
of the project	āѺİ҇ı҉
of the rename	Ņ҈
of the repository	ő҇
of the result	Ň҆
of the static	Ķҍ
of the struct	ī҇
of the test	œҎ
of the tests	ĀҐāѵŋҍ
of the trait	ĥ҇
of the type	ĤҍĿҊŐѷ
of the variable	Ő҇
of their	ŀ҆
of them	ā҈ĆҐ
of them $	ĀҍĆҊ
of them |	Āѭāҍ
of thing	ł҉
of thing does	Ő҆
of this	Ā҈ā҉ąѹĈ҈Ė҈İ҆ı҉
of this project	ĀҐłѺ
of this repo	ąѺ
of this repository	Ĉ҆
of today	ņ҆
of today 's	ņ҆
of trait	Ľ҇
of trait <name>	Ľ҇
of type	Ā҉
of type <name>	ĀҊ
of value	Ň҉Ő҆
of wc	ĳ҆
of wc l	ĳ҆
of what	āѮĢҎĤ҆ĵ҆ňҍŐ҇
of what $	ĀѴć҈ňҎ
of what fields	Ĥ҇
of what file	ĵ҆
of what type	ĀҌāѹŐ҈
of what |	Āҍćѷ
of which	āѧģҊĤ҇ĥѸĩ҆ī҈Ľ҆ŀѺŇ҉Ő҈
of which class	Ňҋ
of which fields	Ĥ҉
of which file	Ľ҆
of which files	ĩ҇
of which names	ģҋ
of which type	Ā҇
of |	Ā҉ćѶĢҒī҈ňѷ
of | $	Ā҉ćѶĢҒī҈ňѷ
off	āѵĊҏŕҘ
off <path>	ŕҍ
off <path> $	ŕ҈
off _ $	āѺĊҏŕҍ
offer	ĀҎāѨĚѵģҏĿҙ
offer _ importers	ģҌ
offer to	ģҍ
offer to importers	ģҌ
offers	Ŀ҇
offline	Āѹā҉
often	āҚĎҐ
often <name>	ā҆
often _ $	ā҈
often _ <name>	Ď҇
often _ <path>	Ď҆
often _ you	ā҆
often does	Āѹāҍ
often does <name>	ā҇
often does <path>	ā҆
often has	ĀѺĎҊ
often is	ĀҗāѲ
often is <name>	ĀҊāѺ
often was	Ď҆
often would	ā҆
often would you	ā҆
often |	ā҈
often | $	ā҈
ok	ĀѰāѷĈґŌҌŎҏ
ok _ $	ĀѲāѹĈҏŎҏ
ok _ ok	ŎҊ
ok not	ŎҊ
ok not ok	ŎҊ
ok or	Ōҋ
ok |	ĀѲāѹĈҏŎҐ
ok | $	ĀѲāѹĈҏŎҏ
old	ĀѴāҎĮ҈ŅҤņҙ
old <name>	ė҆ņ҉
old <path>	ņ҉
old _ $	ŅҒņѸ
old _ <name>	Ņѹņґ
old _ <path>	ŅѶņҔ
old _ back	ā҈
old _ is	ņ҉
old _ of	ŅғņѴ
old _ |	ĀѺŅҗņѶ
old file	ņҒ
old file <name>	ņҊ
old file <path>	ņҋ
old name	ŅҜ
old name $	Ņҍ
old name <path>	ņ҆
old name back	ā҈
old name of	ŅғņѴ
old name |	āѺŅҏņѺ
old one	ŅҊņѹ
old one |	Ņ҇
old path	Ņ҆
old version	ā҆
older	Į҉
older _ |	Į҉
older distribution	Į҆
older distribution |	Į҆
oldest	ĀҌāҊĆѺĮҒİѷ
oldest _ $	āҊĆѺ
oldest _ release	Į҆
oldest _ that	ĮҊ
oldest |	āҊĆѺ
oldest | $	āҊĆѺ
omit	ĔҊ
omit <name>	ĔҊ
omits	ĕ҆
on	āҕĂ҈ąѶĆѷĉ҇ĊѳĎғďѳĐҊđѳĒғē҈ĖҏĘѴęѺěѺĜ҈ĝѷġѤģѵĤҕĥѯħҋĩҋĪҋīҏĬѰĭѹĮ҆įҍİѵıѷĴ҇ĹғĺҋĻѶļ҇ĿҌŀѴŃѷńѶņѶŊѺŋѲŌѺŏѸŐѸőѸŒҊŔ҉ŕҗ
on $	ĀҍāѣćҖĖ҉ĪҕĵҎĺ҉ňѳ
on <name>	ĀҖā҈ĂҏćѵĎҍďѺĒѹĖѸė҆ĘѺĚ҈ġѩĢғĤ҇ĩҖĪѸĮѵį҉Ĺ҉ĺѹľҊĿ҉ň҆ŋѺ
on <name> $	Ā҉āѵĂҒćѷĎ҇ġѯĢҜĩґį҈Ĺ҇ľҊň҈ō҆
on <name> and	Ā҈Ł҉
on <name> in	Ā҉
on <name> is	ā҇
on <name> |	āѲē҆ĚҌĤ҈ĩ҇
on <path>	ĀѱāѴĎҋĜҟħҎĩҋĪѷį҈
on <path> $	ĀѹĜҏħ҈ĩҊĪѺ
on <path> through	Ā҆
on <path> |	ĀѸāѺĎ҆Ĝ҉
on _ $	ĂґćѶĎҋĒҊĕ҆ė҉Ĝ҉ġѯĢҚħ҇ĩқĪѶĬѺĮѺįҌİѸĹ҆ľҊň҈ō҆
on _ <line>	ĀҊĴ҈
on _ <name>	āҏćѵĤґī҇ĵѸĹ҉Ŀ҈ňҏ
on _ and	Ā҇Ł҉
on _ being	Ā҇
on _ build	ā҆
on _ day	Ā҆āѺ
on _ events	ŕҋ
on _ for	Į҆
on _ functions	Ē҈
on _ import	ħ҉
on _ in	Ā҈
on _ instance	ā҇
on _ is	ā҆
on _ last	ĀѹāҊ
on _ line	ĀѤā҈ċ҇ĐғĜѶğ҇Ĵ҈Ķ҇ķ҇ļҎĽҌœ҆Ŕ҆
on _ lines	ĀҊ
on _ machine	Ā҈
on _ methods	ĀѷāҊ
on _ modules	Ī҇
on _ of	Īѹ
on _ older	Į҉
on _ other	ĩѹĪҌ
on _ path	āғĞ҉őѶŒ҉
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҍ
on _ thanks	ā҇
on _ through	Ā҈
on _ transitively	ĀѸā҈
on _ type	īҎĽѺ
on _ way	ĉ҇
on _ |	āѵĎ҉ēҊĖѺĚҌĜ҉Ĥ҉ĩ҉
on a	Ĥ҆Ŀҋ
on a <name>	Ā҆Ĥ҆Ŀҋ
on an	ā҇Į҉
on an instance	ā҇
on an older	Į҉
on ci	ā҇
on ci thanks	ā҈
on class	ćѵĤҋĵѹňҏ
on class <name>	ćѵĤҋĵѹňҏ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on it	Ā҇ē҆
on it |	Ā҉
on its	ā҆
on line	Ā҈Ĵ҈
on line <line>	Ā҈Ĵ҈
on linux	āҎ
on linux $	āҍ
on my	Ā҆āҊĞ҆
on my <name>	ā҆
on my machine	Ā҈
on my path	Ğ҇
on pull	Ā҇
on pull requests	Ā҇
on push	Ā҇āѺ
on running	āѺŎ҈
on that	ĀѺā҆
on that line	ĀѺā҆
on the	āҎē҉ħ҉īҍİѶĴ҆ĽѺ
on the build	ā҆
on the import	ħ҉
on the last	ĀѹāҊ
on the line	Ĵ҇
on the type	īҎĽѺ
on the value	ā҇
on this	ĀҊĖѷ
on top	ĒҎĪѹ
on top $	ĒҊ
on top of	Īѹ
on what	ĀѲć҇ĐҋĖҊķ҉ļ҆ňѺŕ҇
on what line	ĀѮāҎĐҋķ҉ļ҆
on when	Ė҉
on which	ā҆Đ҇ĜѶğ҆ħѹĩѷĪґĺґĽ҆ŒѺœ҉ŕ҉
on which <name>	āҊ
on which day	Ā҆
on which events	ŕҊ
on which line	āѹĐ҈ĜѶğ҇ļ҈Ľ҇œ҉
on which lines	ĀҊ
on which modules	Ī҆
on which other	ĩѹĪҌ
on windows	Āѵāҝ
on windows $	ā҇
on windows |	ĀѸāҎ
on |	Āѵĕ҇ė҇ŕґ
on | $	Āѹĕ҇ė҇
on | section	ŕҍ
once	ā҉Ğ҆ņҊ
once _ $	āҊ
once named	ņ҇
once thanks	ā҈
once thanks $	ā҈
one	ĀѮāѳĂѸĆ҇ĉѹĊѷč҇ēѺĘ҉ĚѺěҎĜҊĝҋġ҇Ģѹħ҆ĩѹĪѷİ҈ıҊĹ҆Ļ҆ľѺł҉ŅҌňѶŋҞōѹ
one $	āѶĕ҆ŋ҉
one _ $	ĚѶěҋŅ҇ņ҇
one _ <name>	ĀѵāѸĘҍęѷġ҆
one _ <path>	Ĝ҆
one _ by	Ļ҆
one _ its	ĘѺęҋ
one _ put	ė҆
one _ the	āҏĆѹč҈Ę҆Ĝ҉ĝ҇ķ҇ŋҌ
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
one in	āҎİ҈
one in <path>	ā҈
one in the	ā҉
one is	āҎ
one named	ġ҆ļ҆
one named <name>	ġ҆ļ҆
one of	āѺĆ҆č҈Ęҋę҈Ě҇ĜҌĝҊĩѹĸ҆Ĺ҆ŋҎ
one of <name>	ĘҋęѹĚ҇
one of <path>	Ĝ҆
one of its	ĘѺęҋ
one of the	Ā҆č҈Ę҆Ĝ҉ĝ҇ŋҌ
one please	Ā҆
one test	ĀҎāѵ
one test |	ĀҌāѵ
one that	ā҇
one word	ł҇
one |	ĀѷĚѶěҋŅ҇ņ҇
one | $	ĀѷĚѶěҋŅ҇ņ҇
ones	āѤĂ҈Ć҇ď҇Ėѹň҉ōҏŏҌ
ones _ $	āѰň҇ŏ҉
ones _ <name>	ĀѴĆ҇
ones _ it	ō҉
ones _ the	āѹĂ҆
ones of	āѹĂ҈
ones of the	āѺĂ҆
ones |	āѳň҈ŏ҉
ones | $	āѶň҈ŏ҉
only	āҬĂҐĆ҈ČҌĒѺĖѯħ҉īѺĬѺĵҋĿ҈ōѶ
only $	ĒѺħҊĿҋ
only _ $	Āѹā҉
only _ first	āѸĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҇ĥ҆
only _ linux	āҍ
only _ |	Ă҆ōѺ
only an	Ā҇ĥ҆
only an interface	Ā҇ĥ҆
only indirectly	ā҈
only on	āҎ
only on linux	āҍ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѴĆ҉ĵ҆
only the first	āѸĆҊ
only used	ĀғāѮ
only |	āҌ
only | $	āҌ
onto	ēҗ
onto <name>	ēҗ
onto <name> $	ēҕ
onto _ $	ēҕ
open	ĀѳāҊĬ҇ĵҒķ҈ő҆
open $	ĵҍ
open <name>	ĀѯāҔ
open <name> |	Āѯāҕ
open _ code	Ĭ҈
open _ requests	ĀѺā҈
open _ |	ā҇
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҆
open the	Ĭ҈
open the code	Ĭ҈
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	ĀҍċҕĐқ
option <name>	Ā҈ĐҔ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	ĀҎ
option <option>	ĀѰāҋċҕ
option _ $	Ā҉āѵĐҔ
option _ in	Đ҆
option _ |	ĀҘ
option |	ĀҋāѶ
option | $	ĀҋāѶ
optional	ĀҒĔҋĖѰ
optional <name>	ĀѷĔҍ
optional _ and	Ā҇
optional _ of	ĀҊĔҍĖѳ
optional dependencies	ĀқĖѰ
options _ the	ā҇
or	ĀѯāѧĈҗĉѷĊѮċҋčҎđ҉Ē҈ĜҍĞ҉ğҎĠ҉ġҎĢѸĥѸħѺĬҒĭҎıҍĵѹķѺĹѺĽ҈ŁѺłҥŃѺŅѺŇ҇ňѩŋ҈ŌғōѳŎґŏѵőѺœѹŕ҈
or <name>	ĀѰāҪē҆ğ҈
or <name> $	ā҆
or <name> |	ĀѲāҦē҇
or _ $	ĀѰāѺćѺĈҍĚ҆ě҆Ĝ҆ğ҉ĬҔĭҊŋ҆
or _ <name>	ćҊňѸ
or _ <path>	Ĝ҇
or _ <tag>	ā҆
or _ and	Āѹā҉
or _ build	ł҇
or _ does	āѸđ҈
or _ i	ł҈
or _ is	ė҆
or _ it	āѶĈ҈
or _ many	ĳ҆
or _ of	ĀҐ
or _ or	Ő҈
or _ other	ĀҊ
or _ program	ł҉
or _ something	Āғ
or _ the	ĀѺā҉
or _ there	āҏ
or _ tool	ł҉
or _ type	Ň҉
or _ |	Āѹā҉Ĉ҉č҉ē҆ę҆ġҌĦ҉Ĭ҇ıҋňѷŌҊōѲŎҍ
or a	ĀѸāѸłҘ
or a build	ł҇
or a program	ł҉
or after	āҍ
or after <tag>	ā҆
or broken	ĀѶĈҍ
or broken |	ĀѷĈҋ
or classes	ćҍňѷ
or deleted	Āѹā҉
or deleted and	Āѹā҉
or does	Ā҇Ĉ҇
or does something	Āҍ
or fail	ĀѶŌ҆Ŏ҇
or fail |	ĀѺ
or failing	ĀѶŎҋ
or failing |	ĀѶŎҋ
or file	ġҎ
or file |	ġ҆
or gpl	ĀѺıҍ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ĀѺā҇
or in the	ĀѺā҇
or indirectly	ĀҏĜѹ
or indirectly |	ĀҏĜѹ
or is	Ā҇āѸ
or is it	Ā҈āѹ
or no	ĀҊāѵćѹč҈Ę҆Ĝ҆Ħ҉Ĭ҇ĭ҆ňѺŋ҆
or no there	Ā҈
or no |	āѸč҇ġ҉Ħ҉ŋ҆
or not	āѯĈ҆č҆Ě҈ĠҊĬҍĭ҉ŋ҉
or not $	Ě҈ŋ҇
or not |	āѶĬ҇
or red	ŎҊ
or something	łҋ
or string	đҐ
or superclasses	ć҆
or the	āѺğ҇Ň҆
or through	ĀҌ
or what	āѷė҆Ĭ҇ıҊŇ҇ŕ҆
or what $	Ĭ҉
or what is	Ā҆ė҆
or what type	Ň҈
or what |	ĀѺ
order	āғēѺŁ҆
order _ the	āҎ
order are	āҋ
order are the	āҋ
origin	Ņҋ
origin _ of	Ā҇
origin _ the	Ņҋ
origin commit	Ā҇
origin commit of	Ā҇
origin of	Ņҋ
origin of the	Ņҋ
original	Ņғ
original _ of	Ņҏ
original filename	Ņ҉
original filename of	Ņ҉
original name	Ņ҈
original name of	Ņ҆
originally	ĀѷąҌŅ҈
originally $	ĀѺą҉
originate	Ńҋ
other	ĀѹāҫĉҕĊѺďҒģҏĦ҇ĩ҇ĪҗŁѸ
other _ $	Ā҈āѶĉ҆ģ҇ĩѹĪҋ
other _ <name>	ā҆
other _ depend	āґĖѵ
other _ does	āѹĖ҈Ī҇
other _ import	ā҆
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҌ
other classes	ā҆
other files	ĩҌĪ҉
other files $	ĩѹĪҋ
other files depend	Ā҈
other files import	ā҇
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҈āѵĉғ
other functions are	ĉ҆
other functions |	Ā҉āѸ
other methods	ĉ҆
other modules	āѶģҍĦ҈Īҏ
other modules are	Ī҆
other modules does	Ī҈
other modules import	ģ҆
other modules |	Ħ҆
other packages	ĀѺāҋĖ҇
other packages does	Ė҇
other projects	ā҈
other than	āҐ
other than <name>	ā҇
other way	ď҈
other |	Ā҈āѹ
other | $	Ā҈āѺ
others	āѺģ҇
ought	āҫĒѸĵѸ
ought <name>	ā҇
ought <name> to	ā҇
ought _ to	āҊ
ought to	āҡĒѸĵѸ
our	ĀѲā҉ŋ҈őҍ
our <name>	ő҆
our <path>	ő҉
our <path> |	ĀѺő҉
our _ complain	ā҆
our _ has	Ā҈
our _ have	ā҇
our _ model	ĀѸāҋ
our _ |	ĀѮŋ҈őҏ
our linter	ā҆
our linter complain	ā҆
our tests	āѴŋ҉
our tests |	ŋ҉
ours |	Ā҆
ours | $	Ā҆
out	ā҆ĂѸĈ҆ĊѺĔҎęҊğ҈Ġ҈ġ҆ĢѺģҏĪѱĵѺļѹŁѺńҐŇҎŌҍŎҊ
out <name>	Ā҆Ĕ҈
out _ $	ĀҊĆ҈Ŕ҇
out _ <name>	ĀѶęҌĢѹńҏŇ҈
out _ <path>	ĀҍĪѷ
out _ <tag>	Āѱāғ
out _ class	ā҆
out _ date	āҊ
out _ many	Ā҆
out _ renaming	ņ҆
out _ the	ĀҊāѶĈ҆ğ҈Ĭ҇Ļ҆
out _ type	Ā҇
out _ when	ā҈
out _ which	ģ҇
out _ |	ĀѹŌҊ
out for	ā҈
out how many	Ā҆
out if	ĀѺāѳĈ҆ę҈ě҆ġ҆Ŏ҆
out if <name>	ę҉ě҆
out if the	Ĉ҆
out of	āҎğҏģҊĪѶĴ҇ńҏŇҊ
out of <name>	ā҆ģ҆ńҎŇ҇
out of <path>	ĀҐĪѷ
out of date	āҊ
out of renaming	ņ҆
out of the	āѺğ҉Ļ҆
out the	āѷķ҆
out the <name>	ķ҆
out the type	Ā҇
out there	āѹĥ҈
out what	āҊĢѺģ҆Ņ҆
out what <name>	ĢѺ
out what <path>	ā҆
out what which	ģ҇
out |	Ć҈
out | $	Ć҈
outcome	āѹŌҐ
outcome of	āѺŌҏ
outdated	ĀѴāҔ
outdated _ $	ĀѷāҊ
outdated |	ĀѷāҊ
outdated | $	ĀѷāҊ
outer	Ļҍ
outer _ <name>	Ļҍ
outgoing	ĉҡĊѰ
outgoing _ of	ĉҘĊѴ
outgoing calls	ĉқĊѲ
outgoing calls of	ĉҒĊѷ
output	Ň҉
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѯāҖĖҏģҐŊѸ
outside $	ģ҇
outside _ $	Āѳāҕģ҇ŊѸ
outside |	Āѹā҈ģ҇
outside | $	Āѹā҈ģ҇
over	ĀѷāҎĒ҇ē҆Ĕ҆ħҊĨ҆ĩѺĳѹŁ҆
over <number>	āҎĳѹ
over <number> <name>	āҌĳѹ
over _ <name>	ĀѴāҕĔ҇ĳѹ
over _ intermediate	ħ҇Ĩ҇
over the	ĀѶā҆
over to	Ĕ҆Ł҆
over to <name>	Ĕ҇
over which	ħ҉Ĩ҇
over which intermediate	ħ҇Ĩ҇
overall	ĀѴāҔĢѺ
overload	ĀѺĆҖ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	ĆҐ
overloads _ <name>	Ćҏ
overloads of	Ćҏ
overloads of <name>	Ćҏ
overridden	āҐŀҪ
overridden $	ā҇ŀҎ
overridden _ $	ŀҊ
overridden _ <name>	Ā҇
overridden _ the	āҋ
overridden by	Ā҇āҋ
overridden by <name>	Ā҇
overridden by the	āҋ
overridden in	ŀ҆
overridden |	ŀ҉
overridden | $	ŀ҉
override	ĀҚāғĿѹŀ҈
override $	ĀҌāѸ
override <name>	ĀҌŀ҇
override <name> $	ŀҋ
override <name> in	ā҉
override <name> |	Āґŀѹ
override _ $	Āҍŀ҇
override _ <name>	ĀѴāҔ
override _ |	ĀҒŀѺ
override from	Āѯāғ
override it |	ā҆
override of <name>	ŀҊ
override |	Āҏ
override | $	Āҏ
overrides	āҒĂҔćѹŀҪ
overrides $	ā҆ĂҕŀҊ
overrides <name>	ĀҊŀ҇
overrides <name> $	Āҍ
overrides <name> |	ŀҋ
overrides _ $	Āғ
overrides _ <name>	Āѵā҈ŀҘ
overrides _ it	ā҆
overrides _ |	Ā҆ŀ҇
overrides of	ĀѴāҎŀҏ
overrides of <name>	ĀѸā҉ŀҋ
overrides of it	ā҆
overriding	ĢѹĿѵŀӄ
overriding <name>	ŀҎ
overriding <name> $	ŀҎ
overriding _ $	ŀҐ
overriding _ for	ĀѹŀҐ
overriding _ of	ŀҘ
overriding _ |	ŀ҈
overriding definitions	ŀ҇
overriding definitions of	ŀ҇
overriding methods	ĿѺŀғ
overview	Ā҇
overview _ the	Ā҇
overview of	Ā҇
overview of the	Ā҇
own	ĀѸĆҌĪѹŀҕ
own <name>	Ć҇ŀ҈
own <name> method	ĺ҆
own _ $	āѵŀҎŌ҆
own _ method	ĺ҆
own _ of	ā҆
own _ |	ā҈ĪѺŀ҆
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version of	ā҆
own |	āѹŀ҆Ō҆
own | $	āѹŀ҆Ō҆
package	āѹĖ҈ĞҞı҆ĵ҆Ķҋ
package $	ĞҊ
package <name>	ĀҎāѵ
package _ $	ĀѸāҊĞҍı҇
package _ |	ĀҔāѰ
package |	ā҈
package | $	ā҈
packages	Ā҆āѷĖҭĞѺĪҏĮѺ
packages _ $	ĀѶāҋĖ҉
packages _ <path>	Ī҇
packages _ in	Ī҇
packages _ the	ĀҊ
packages _ this	āѺĖҌ
packages are	ĀҔāѳ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҌĪ҉
packages does <path>	Ī҇
packages does the	Ā҆
packages does this	āѺĖ҉
packages |	ĀѶāҋĖ҉
packages | $	ĀѶāҋĖ҉
param	ĀҒāҕĕҊġѳńѹ
param <name>	ĕҊ
parameter	ĀҤā҆ďҊĔҌĕғġѷŁҝŇѸŐѹ
parameter $	ĕ҈
parameter <name>	ĀҕāѺĔҕŇѹŐѹ
parameter <name> $	ĀҊ
parameter <name> of	Ā҆Ĕ҉
parameter <name> |	Ā҇
parameter _ $	Ā҇ā҆ĕ҆
parameter _ <name>	ĀҎā҈
parameter _ configuration	Đ҆
parameter _ default	ĕ҆
parameter _ for	Āѷā҆Łҍ
parameter _ of	Āҕď҉Ĕ҈ġѹ
parameter _ |	ĕ҆
parameter by	Ā҈
parameter called	Ā҈
parameter count	ĀҊ
parameter list	ġѹŁҘ
parameter list for	ĀѴā҇Ł҈
parameter list of	Āҏġѹ
parameter lists	ď҈
parameter of	Đ҆
parameter of configuration	Đ҆
parameter |	ā҇
parameter | $	ā҇
parameters	āѹďҰŁҳ
parameters $	ď҆
parameters _ $	ď҆Ł҈
parameters _ <name>	Ā҇āѷďҙŁҐ
parameters _ by	ŁҊ
parameters _ it	ā҈
parameters _ the	Ł҉
parameters _ |	ā҇
parameters does	Ł҇
parameters does <name>	Ł҆
parameters does it	ā҈
parameters of	Ā҆ď҇ŁҔ
parameters of <name>	Āҋď҇Ł҇
parameters of the	Ł҇
parameters |	āѺŁ҈
parameters | $	Ł҈
params	āѲďҠŁҿŇѺ
params $	āѲďҖŁҕŇѺ
params <name>	ďѲŁҒ
params _ <name>	ďҌŁҍ
params for	Ł҇
params of	Ł҈
params that	Łґ
params that <name>	Łґ
parent	ĀҊćҫěҐĺѺŀѸňҕ
parent $	ćѷĚҎěѵňҌ
parent 's	ā҈
parent 's method	ā҉
parent <name>	ĀѺćҟňѸ
parent _ $	ĀѸćңňѹ
parent _ <name>	ĀѴā҆ĚѹěғňҒ
parent _ from	ć҆
parent _ method	ā҉
parent _ of	āѹćҏě҈
parent _ |	ā҆
parent class	Ā҈ě҇
parent class of	ě҈
parent classes	āѸćҍ
parent classes |	ć҉
parent is	ćѭňҖ
parent is <name>	ćѭňҖ
parent of	ĀѷćҏĚѹěҐ
parent of <name>	ĀѹćҎĚѹěғ
parentheses	āѶć҆Łҏ
parentheses _ $	āѹŁҍ
parentheses |	āѹŁҍ
parentheses | $	āѹŁҍ
parents	ĀѵāҚĆѹćҦęѹěҍňѶ
parents _ $	ā҇
parents _ <name>	Āѹćҗęѹěҍ
parents of	ĀѹāѺćҜĚѺěҍ
parents of <name>	ĀѹćҘĚѺěҍ
parents |	ā҇
parents | $	ā҇
parser	ĀҫāѶċҗ
parser $	ĀѤāҢ
parser _ $	Āҕāѵċ҈
parser _ |	ĀҌāѺ
parser in	ĀҒāѳ
parser raise	Ā҆
parser |	ĀҘāѶ
parser | $	ĀҘāѶ
part	Č҆čҐĎѺĠҌĦ҆ŉ҉
part _ $	Ā҉ĎѺŉ҆
part _ <commit>	č҆
part _ <name>	ā҇
part _ a	Āҋ
part _ commit	č҆
part _ the	ĀѹĠ҉
part in	Āґāѹ
part in a	ĀҍĦѹ
part of	Āѯā҈Č҇čҐĎѺĠҌĦҊ
part of $	Ā҈ĎѺ
part of <commit>	č҆
part of <name>	ā҇
part of an	ā҆
part of commit	č҆
part of the	ĀѹĠ҉
partially	āҊĥѶ
parts	Ā҉āѺĂҊ
parts _ the	Ā҇
parts of	ĀҊ
parts of the	Ā҇
party	Ėҕ
party _ $	ā҆
party _ |	ĀѹāҎ
party packages |	ā҉
party |	ā҆
party | $	ā҆
pass	āҎĔ҈ŁҒŋѸŌҥŎҭœѹ
pass $	ĀѺā҆ŎҔ
pass <name>	ĀҎāѺĔ҇
pass <name> to	ĀҏāѺ
pass _ $	ĀҜāѭŌҌ
pass _ <name>	ď҇ŁҔ
pass _ fail	ĀѶŌ҆Ŏ҇
pass _ i	ā҇
pass _ the	ĀѵāҌŎҊ
pass _ to	Āҏ
pass _ windows	ā҆
pass _ |	ĀѺŌ҇
pass fail	Ō҆
pass if	ā҇
pass if i	ā҇
pass on windows	ā҆
pass or	ĀѵŌ҇Ŏ҉
pass or fail	ĀѶŌ҆Ŏ҇
pass to	āҋď҇ŁҐ
pass to <name>	ā҇ď҈ŁҎ
pass when	Ŏҋ
pass when the	āѺŎ҇
pass |	ĀҝāѭŌҊ
pass | $	ĀҝāѭŌҊ
passed	Łҍ
passed _ |	ĀҊāѺ
passed to	ŁҊ
passes	ĀҒāѮŋѸŌ҈ŎҜ
passes $	ĀғāѶŋѹŎҋ
passes _ $	ĕ҆Ō҇
passes _ n	ŎҌ
passes y	ŎҌ
passes y n	ŎҌ
passes |	Ō҇
passes | $	Ō҇
passing	ĀѹāѭŌҜŎҘœѺ
passing $	Ō҆Ŏ҉
passing _ $	ĀҋāѱŌ҈
passing _ failing	ĀѶŎҋ
passing or	ĀѵŎҊ
passing or failing	ĀѶŎҋ
passing |	ĀҊāѮŌ҇
passing | $	ĀҊāѮŌ҇
past	ĎѹŅҖ
past _ $	Ņҋ
past |	Ņҋ
past | $	Ņҋ
path	ĀѲāѫćѹĞ҆ĢѶģѸĥѺħҘĨ҉ĩѹĪѺĵҗķҕĺѹĽҋŅҗņҖŌѹőӃŒҦœҕ
path $	ŒҎ
path _ $	āѷĽҋőҖœ҇
path _ <name>	āҒŅҊőҕŒѷ
path _ <path>	Āѹħ҉Ņ҈őҎ
path _ a	ā҆
path _ former	ņҊ
path _ line	Ċ҇ĵ҆
path _ module	Œ҇
path _ root	őҊ
path _ the	āѷĵҎņ҆Œҍœ҉
path _ which	Ĩ҆
path and	Ċ҇ĵ҆
path and line	Ċ҇ĵ҆
path by	Ĩ҆
path by which	Ĩ҆
path for	ő҇
path from	őҊ
path from a	ā҆
path from root	őҊ
path is	Œ҈
path of	Ā҇ķҎŅҔőҋŒҌœ҆
path of <name>	Ņҋő҉
path of <path>	āҊŅҊ
path of former	ņҊ
path of the	ŒҌ
path pls	Ľҋœ҇
path pls $	Ľҋœ҇
path to	āѶħѺĨ҇ĵҏőҒ
path to <name>	őҌ
path to <path>	ħѺĨ҇őҊ
path to the	ĵҌ
path was	Ņ҉
path |	őҗ
path | $	āѹőҘ
paths	Āѱă҇ČҞčѷħѶŃҍ
paths _ <commit>	ĀѺČҏ
paths _ <name>	ā҆
paths from	āҌħѶ
people	ĀҎā҈Ė҆İѹ
people _ pass	āҊ
people _ tests	ā҉
people _ to	āѷ
people _ touched	ĀҌĎѺ
people have	ĀҌĎѺ
people have touched	ĀҌĎѺ
people usually	ā҈
people usually pass	ā҈
people wrote	ā҉
people wrote tests	ā҉
per	ĀѹāғĎѷľ҇
per _ touching	ĀѺāҏĎѸ
per _ |	Ā҆ľ҇
per author	ĀѺāҏĎѸ
per author touching	ĀѺāҏĎѸ
per class	ľ҇
per class |	ľ҇
per request	ĀѷāҊ
per request |	ā҆
percentage	ĀѳāҜ
percentage _ code	ĀѹāҔ
percentage of	ĀѳāҜ
percentage of code	ĀѹāҔ
person	ĲҟĴѺ
person _ $	Ĳ҆
person _ changes	Ā҈
person _ line	Ĳ҆
person commit	Ā҈
person commit changes	Ā҈
person |	Ĳ҆
person | $	Ĳ҆
phrase	ŔҒ
phrase <literal>	Ŕ҇
picks	ğ҇
pin	Āѹ
pinned	ĀѹėңĮѸĲ҇
pinned $	ė҆
pinned _ $	Ā҆āѺ
pinned _ <line>	āѺĲ҇
pinned _ |	ĀѶāҍė҇
pinned line	āѺĲ҇
pinned line <line>	āѺĲ҇
pinned to	ė҈
pinned |	Ā҆āѺ
pinned | $	Ā҆āѺ
pip	ĞҊ
pip install	Ė҆Ğ҈
pipeline	ĀҐāѳİѺŕҊ
pipeline <path>	ŕ҉
pkg	Ė҆
place	ĀѮāҊĐҍĥѹį҇ĵ҆Ķ҇ķ҈ĸҍĺҍĻѸļ҉œҋŔ҈
place $	āҍ
place <name>	ĆҊĊѸķҎ
place <name> is	ĊѸķҎ
place _ $	į҈
place _ <name>	āѺĆѳĊҍĺҒļ҆
place _ defines	āѸĆҐķ҆
place _ is	ĊѸķҎ
place _ the	Āѹā҈ķѹĸҋő҆
place _ uses	ĀѺāҎ
place in	āѹĐґĸ҆
place in <name>	Đ҇
place in the	ĸ҇
place of	ĵҊő҇
place of the	ő҇
place that	Ć҈
place that defines	āѸĆҐķ҆
place that uses	ĀѺāҎ
place where	ĀҋāҌĆѴķѶ
place where <name>	ĀҐĆѵ
place where the	āҎķѷ
place |	į҈
place | $	į҈
places	ĀҗāѯĆңĊҗğҊĶѺŃ҇Ŕ҆
places _ <name>	ĆҊŃ҇
places _ a	Ā҇
places _ call	Ċ҇
places _ it	āҋ
places _ the	Ā҈
places _ which	ĀѹĆ҉
places and	ĀѹĆҊ
places define	ĀѺĆҌ
places defining	ā҆
places defining <name>	ā҆
places does	Ā҈
places import	Ā҈āѸ
places is	āҊ
places that	Ċ҈ğ҉
places that call	Ċ҇
places where	Āҏ
places where <name>	Ā҈
planning	Āѹā҉
plays	āѶĢҞ
plays in	Ģ҈
please	ĀғāѮąѸĎѷđҊĖѸĚѹĢғĥѺĺ҈ĿѺŊ҆Ō҈ō҆Ő҆őҋ
please $	Āѳā҇ĎѷĢҗĥѺķ҆ĺҊļѺŁ҆Ņ҇ņѺō҆
please _ $	ĀҕĖѸ
please _ <path>	ő҆
please _ a	Ā҆
please _ confirm	ě҆
please _ every	ĀҎ
please _ if	ĀҌ
please _ is	ĀѺŌ҇
please _ it	đ҈
please _ me	ĀѬāѹķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҖāѷąѺć҈đ҆
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
please list	ĀѺň҇
please list every	Ā҆ň҆
please list the	ĀѸ
please report	Āҍ
please show	Āѷć҉
please show the	Āѹć҉
please state	ĀҌ
please state the	Ā҈
please tell	ĀѲ
please tell me	ĀѲ
please their	ň҆
please their names	ň҆
please to	ĀѪĹѺ
please to confirm	ě҆
please to show	ĀѺ
please |	ĀҊĖѸŌ҇ő҈
please | $	ĀҕĖѸ
please | <path>	ő҆
pls	āѸıҋķҘœ҇
pls $	āѸıҋķҘœ҇
point	ĀѬā҈Đҏİ҇ķҎĺҌ
point _ at	ķҒ
point _ exception	āҏ
point _ to	ĺҍ
point during	āҏ
point during exception	āҏ
point in	Āҋāѵ
point me	ĀѶāѸĐ҇ĵ҇ķҎĺҌ
point me at	ķҒ
point me to	ĺҍ
point of	Ģ҆
points	ĀҊĞҤ
points $	ĞҊ
points _ this	ĞҊ
points of	ā҇
points of this	Ğ҉
points |	Ā҉
position	ĀѹĐ҉ĵ҆ĸ҆ĺғĻ҆ĿѸ
position $	ĵ҆ĺҐĿѹ
position _ option	ĐҊ
position of	Đ҉ĸ҇
position of option	ĐҊ
positional	ŁҊ
positional _ keyword	ŁҊ
positional and	ŁҊ
positional and keyword	ŁҊ
pr	ŕ҇
pr cron	ŕ҇
precede	ēҐ
predecessor	āѸŅҚņѹ
predecessor _ <path>	Ņ҇
predecessor _ of	Ņ҆
predecessor of	āѹŅҕ
predecessor of <path>	Ņ҇
predecessor path	Ņ҆
predecessor path of	Ņ҆
present	ĀѷāѶĝ҆Ġҍİ҇ņ҇ŋ҇Ō҇
present _ $	İ҇ŅѺŌ҉
present _ how	Ņ҆
present in	ĝ҇Ġ҆ŋ҇
present name	āҌņ҇
present name $	āҌŅѺ
present name how	Ņ҆
present |	āѺİ҇
present | $	āѺİ҇
preset	ĀѺĔҟ
preset of	ĔҔ
previous	ŅҠőѷ
previous _ $	Ņ҆
previous _ of	ŅҖőѸ
previous _ |	ā҈
previous name	ŅҔ
previous name $	Ņ҆
previous name of	ŅҊ
previous path	ŅҍőѸ
previous path of	ŅҍőѸ
previous release	ā҇
previous release |	ā҇
previously	ĀѹŅҍņ҈
previously _ $	Ņ҉
previously _ as	ŅҌ
previously called	ņ҈
previously called $	Ņ҉
previously known	ŅҌ
previously known as	ŅҌ
print	Ā҈āѲđҒĖҞģҋĤ҉İ҉ĲѵĴҕĶѶ
print <literal>	ĀҐāѸ
print <literal> |	ĀҐāѸ
print <name>	ĀѳĖҦ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ $	Āѯā҉Ėҥ
print _ <line>	Ĵґ
print _ <name>	đҋĶѸ
print _ from	Ā҇
print _ line	ĴҊ
print _ pub	ģҎ
print _ test	Ā҆
print _ value	đ҈
print _ |	ĀҎāѸ
print all	ģҎ
print all pub	ģҎ
print its	Āҋ
print its value	Āҋ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	ĀҍāѸđҊ
print the test	Ā҆
prior	ĀѹāѺŅҞ
prior _ the	Ņ҆
prior filename	ĀѹŅҗ
prior to	Ņ҆
prior to the	Ņ҆
private	ĀѶā҇ĭҿľѺ
private $	ĭҌ
private _ $	ĭҔ
private _ are	ā҆
private _ does	ā҉
private functions	ĀѶāҐ
private functions does	ĀѶāҐ
private names	ĀѸāҋ
private names are	ā҆
private names does	ā҆
private |	ĭғ
private | $	ĭґ
process	ğ҆
produce	Āҍ
produce $	ń҆
production	ĀѹāҎ
production _ $	ĀѺāҋ
production |	ĀѺāҋ
production | $	ĀѺāҋ
program	ğ҉Ģ҇łҋ
program _ $	Ģ҈
program _ up	Ā҉āѹ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	Āѵāҕ
programs	Ğҏ
project	ĀѹĈҕĎѸĖқėқĞҘġґĬѺĮҝįѺıғłҮŊѳŋҊŐѺőҊ
project $	ĀҠāѣĈѱĮҎİҋıҍłҊ
project 's	łѺ
project _ $	ĀѯĎѺĖѹėҏĞҌĮҊłҘŋ҉
project _ <name>	ė҇ĮѺ
project _ a	ā҈Ĉ҆łѹ
project _ for	ė҇
project _ have	ġ҈
project _ i	ł҆
project _ it	ł҆
project _ on	Ė҉ĮѺ
project _ other	ā҆
project _ outside	āҎŊѸ
project _ run	Ė҇
project _ that	ł҈
project _ this	ĀҒāѸłѹ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҆
project _ with	āҊ
project _ |	ĀғāѬĮ҈ő҆
project and	Į҆
project and which	Į҆
project be	Ā҇āѺĈ҇
project belongs	łҌ
project build	ĀѹāҊ
project build |	Ĉ҇
project builds	ĈҎ
project compiles	Ĉ҈
project depend	Ė҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҇Ė҇Ŋѷ
project have outside	āҎŊѸ
project have |	ĀҏāѹĖ҇ıѷ
project how	Į҆
project how is	Į҆
project in	Āѵāҋ
project installs	ĞҎ
project installs $	ĞҌ
project is	Ā҇
project is this	ĀҒāѸłѹ
project need	ĮҊ
project need |	ėѸĮҍ
project require	ĀҋĮѺ
project require |	ĀҌĮѺ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	ĮҌ
project support $	ĮҌ
project use	āҍ
project use |	āҍ
project wants $	Į҇
project work	ā҇
project work with	ā҇
project |	ĀҏāѸĖѸėҌġ҇ĮѺł҉ŋ҉
project | $	ĀҐāѹĖѸėҌŋ҉
projects	āґ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	Āѹā҈
promises	āѶĥ҈
properties	ćѺĤӀĿѺŐѸ
properties _ <name>	Ā҈
properties _ class	Ĥґ
properties _ on	Ĥ҈
properties are	Ĥ҆
properties does	Ā҈
properties does <name>	Ā҈
properties on	Ĥҍ
properties on class	Ĥҍ
property	ā҉Ĥ҉ĬҤ
property $	Ĭҋ
property _ $	Ĭҋ
property _ <name>	Ĥ҉
property of	Ĥ҉
property of <name>	Ĥ҉
property |	ĬҌ
property | $	ĬҊ
protected	ĀѷāѴĬѺĭҾ
protected $	ĭҌ
protected _ $	ĭғ
protected |	ĭғ
protected | $	ĭґ
protocol	ĥҗ
protocol <name>	āѺĥҖ
protocol <name> $	ĥҎ
protocol _ $	ĥҐ
protocols	āѶīӁ
protocols <name>	Āѹīҝ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	Ā҆āѸīҒ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҍŀ҇ŏѺ
provide _ import	ģҍŏѺ
provide for	ģҍŏѺ
provide for import	ģҍŏѺ
provided	Ğ҈
pub	ģҎ
pub _ in	ģҎ
pub items	ģҎ
pub items in	ģҎ
public	ĀѩāѺĠѷģӌĬѹĭҾ
public $	ĭҎ
public _ $	ģҎĭҎ
public _ <name>	ģ҉
public _ <path>	ģҋ
public _ in	ģ҇
public _ not	ĭ҆
public _ of	ģғ
public api	ģҌ
public api of	ģҊ
public in	ģҌ
public in <path>	ģ҈
public interface	ģ҈
public names	ģғ
public or	ĭ҆
public surface	ģ҈
public surface $	ģ҈
public |	ģ҇ĭґ
public | $	ģ҇ĭҎ
published	ģҋ
published $	ģҋ
pull	ĀҋāѹĜ҇ħ҆ĩҏŕ҆
pull _ $	ĀҊ
pull _ <path>	ĀѴĜҊħ҆ĩ҇
pull _ at	Ā҈āѺ
pull _ touch	ĀѺā҈
pull _ |	ĀҌ
pull in	Ā҆āѵĜҊħ҆ĩҌ
pull in $	ĀҊ
pull in <path>	ĀѴĜҊħ҆ĩ҇
pull request	ŕ҇
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѸĖ҇ĝ҈ĨҋĪҊ
pulled _ by	ĝ҈Ĩ҆ĪҌ
pulled _ of	ā҈
pulled in	āѺĖ҈ĝ҈Ĩ҉ĪҊ
pulled in by	ĝ҈Ĩ҆ĪҌ
pulled out	ā҈
pulled out of	ā҈
pulls	ĀѶāѷĜҍĩҕĪ҈
pulls _ <path>	ĀѺĜҍĩ҈
pulls _ in	ĩ҇
pulls _ what	Ī҈
pulls in	ĀѸĜҍĩҎĪ҈
pulls in <path>	ĀѺĜҍĩ҈
pulls in what	Ī҈
pulls that	ĩ҇
pulls that in	ĩ҇
pure	ĂқĿѹ
pure virtual	ĂқĿѹ
purpose	ĀѮćѹĊѹĢҾłғ
purpose _ $	ĀѸłғ
purpose _ <name>	ĀѹāѴĢҝ
purpose of	ĢҐ
purpose of <name>	ĢҐ
push	ĀѴāҌŕґ
push $	ĀѮāҖ
push _ $	Ā҈
push _ cron	ŕ҇
push _ pull	ŕ҆
push pr	ŕ҇
push pr cron	ŕ҇
push |	Ā҇
push | $	Ā҈
put	Āѫą҆ĒҋĞ҆ğѶĮѹĲ҆ĵ҉Ķҋķ҈ĸ҈ĺҎń҇ō҆ő҉
put $	őҌ
put <mark>	Ē҇
put <name>	ō҇
put <name> through	ō҇
put _ $	āѹĺҋ
put _ <name>	ā҆ė҆ĮѺ
put _ there	āѺĲ҇
put _ through	ō҇
put _ what	ĸ҈
put a	ā҆
put for	ė҆
put for <name>	ė҆
put in	ğѹĸ҈ń҉
put it	Ĳ҇
put it there	āѺĲ҇
put the	Ķҋķ҆
put |	āѹĺҋ
put | $	āѹĺҋ
pytest	āѳŌҎŎҘ
pytest <path>	āѺŎҊ
pytest _ <name>	ŌҔŎѸ
pytest _ result	āѸŎҖ
pytest _ |	ŎҊ
pytest k	ŌҔŎѸ
pytest k <name>	ŌҔŎѸ
python	ėѸĮҽŒ҆
python $	ĀѺā҆Į҇
python <name>	ĀѷāѸĮҗ
python <tag>	ĀҍāѶ
python <tag> |	ĀҍāѶ
python _ $	āҊĮ҆
python _ is	Ā҈
python _ |	ĀҐāѪĮҐ
python version is	Ā҈ĮѺ
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
question _ what	ĀҍŅѷ
question _ which	ā҉
question which	āҋ
question |	ĀҊŅѶ
question | what	ĀҎŅѷ
question | which	ā҆
quick	ĀѴāҕŅѷ
quick _ which	āҋ
quick _ |	ĀҊŅѶ
quick question	ĀѶŅѷ
quick question which	āҋ
quick question |	ĀҊŅѶ
quickest	ħ҈
quickest import	ħ҈
quote	Āҋāѹ
quote _ lines	Ā҈
raise	ĀҌĉѺŃҜńҥ
raise $	ā҆ńҋ
raise <name>	Āҕ
raise <name> |	ĀҎ
raise _ $	Ā҉ń҇
raise _ and	Āѹńҋ
raise _ exception	āҋńѺ
raise _ in	ń҆
raise _ of	ĀѵŃҎ
raise _ |	Āҗāѳ
raise an	āҊńѺ
raise an exception	āҊńѺ
raise anything	ń҈
raise statements	āѹńҕ
raise statements in	ń҆
raise statements |	ń҆
raise that	Ā҉āѷ
raise that |	Ā҉āѶ
raise |	Ā҇
raise | $	Ā҇
raised	ā҈ŃҘńқ
raised $	āҊŃҏńѹ
raised _ $	ńҌ
raised _ <name>	ńҕ
raised _ what	ŃҌńѺ
raised by	Ń҇
raised by what	Ń҇
raised in	ĀѹńҎ
raised in <name>	ńҎ
raised inside	ń҇
raised the	ā҇
raised |	Ń҆
raises	ĀҎāѸŃґńҎ
raises $	ńҒ
raises <name>	Ā҉āѺŃҎ
raises <name> $	ŃҊ
raises <name> |	ĀҎāѹ
raises _ $	Ń҉
raises _ exception	Ā҆
raises _ |	ĀҎāѶŃ҉
raises the	Ā҆
raises the exception	Ā҆
raising	Ńґ
raising <name>	ŃҎ
raising <name> $	Ńҋ
raising _ $	Ńҋ
ran	Ā҇
ran only	Ā҈
range	ĀҗāѴă҈ėҕĳѺ
range _ <name>	ĀҙĳѺ
rather than	ā҇
re	ĀѺāҊĥѹĮ҇
re <name>	āҎ
re _ a	āѺ
re _ an	Į҆
re _ the	ā҈
re on	Į҆
re on an	Į҆
reach	ĀҐħ҈
reach <name>	Ā҆
reach <path>	Āѱā҈ħҊ
reach <path> through	Āѱā҉ħ҉
reach _ through	Āѷā҇ħ҉
reached	āҙĨҊ
reached _ <path>	Ĩ҇
reached from	ĨҊ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	Āҝā҈ĐѺę҈ğҐĴҞĶѵ
read $	ĀҎāѺ
read <name>	ę҈
read _ $	ĀҏāѸğҊĴҒ
read _ and	Ā҇
read _ constant	Āѹāғ
read _ |	ę҈
read me	Ĵ҇
read the	ĀѲāҍĵ҆Ĺ҆
read |	ĀҐāѺğ҉ĴҒ
read | $	ĀҐāѺğ҉ĴҒ
reading	ĀѺāѷđҊğ҉
reading <name>	ğ҆
reading _ the	āѸđҊ
reads	Āѱğҝ
reads <name>	ĀѸāҊ
reads <name> from	ā҆
reads <name> out	ĀѺ
reads _ from	ā҆
reads _ out	ĀѺ
reads _ |	ğ҆
reads it	ğ҆
reads it |	ğ҆
reads the	ā҆
real	Ā҇
really	Āѯā҈ġ҉
reason	āҕŌѺ
reason _ $	ĀҌŌѺ
reason _ <name>	ĀѺā҈
reason _ the	Āҏāѹ
reason for	Ā҇
reason for <name>	ĀѺā҈
reason for the	ĀҍāѺ
reason |	ĀҌŌѺ
reason | $	ĀҌŌѺ
rebase	ĀѳāҒ
rebase |	ĀѴāґ
receive	ĀѺŇ҉
received	Ņ҆
received _ present	Ņ҆
received its	Ņ҆
received its present	Ņ҆
recent	āѮĮҋįҔİҏ
recent _ of	įҊ
recent _ that	į҇
recent change	į҉
recent change of	į҆
recent commit	į҇
recent commit that	į҇
recently	ĀѷāѲąѺįҗİҌ
recently _ $	āѸį҉
recently _ |	į҈
recently has	Āѹį҈
recently modified	į҇
recently |	āѹ
recently | $	āѹ
recursively	Āҏ
red	ĀҒāѮŎ҈
red _ $	Āґāѱ
red |	ĀҊāѸ
red | $	ĀҊāѸ
redefine	ĀѸŀҟňѹ
redefine <name>	āѴŀҞňѹ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҌŀѷ
redefine _ method	ŀ҉
redefine method	āҌŀѷ
redefine method <name>	āҌŀѷ
redefined	Ā҆ŀ҈
redefined by	Ā҇
refactor	āҊ
refactor the	ā҈
refactoring	ā҉
refactoring _ $	ā҆
refactoring |	ā҆
refactoring | $	ā҆
refer	Āҍāѵō҆
refer _ <name>	Āҏāѵō҆
refer to	Āҍāѵō҆
refer to <name>	Āҏāѵō҆
reference	ĀҎāѺōҐ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	Āҋō҉
reference to	Āҋō҉
reference to <name>	Āҋō҉
referenced	āҊō҇ŏҐ
referenced $	ŏҌ
referenced _ $	āҌ
referenced |	āҌ
referenced | $	āҌ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѪāҌĶѸŅ҆
regarding <name>	āѹ
regarding <name> |	Ā҆āѹ
regarding <path>	ĀѺ
regarding _ <commit>	āҊ
regarding _ constant	ā҈ĶѺ
regarding _ function	āѳĉ҆Ċ҇
regarding _ |	Ņ҇
regarding commit	āҊ
regarding commit <commit>	āҊ
regarding tests	ā҇
regarding tests |	ā҇
regarding the	ĀѱĊ҇
regarding the constant	ā҈ĶѺ
regarding the function	āѳĉ҆Ċ҇
registered	ċҌ
reimplementations	ŀҎ
reimplementations _ <name>	ŀҍ
reimplementations of	ŀҎ
reimplementations of <name>	ŀҍ
relative	őҏ
relative _ of	ő҇
relative path	őҏ
relative path of	ő҇
release	āғăґċѹėҗĠҙĮғ
release $	āҍ
release <tag>	ĀѰăҎĠғ
release <tag> $	ă҆Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	ĀѸāҊ
release _ $	ĀѸāқĠ҉
release _ <commit>	ā҉
release _ <name>	ėҐ
release _ <path>	ĀҒāѰ
release _ <tag>	ā҆
release _ contain	āѺĠ҈
release _ contains	ĀҌāѹ
release _ i	Į҆
release _ is	Į҈
release _ |	ĀѵāҊ
release after	ā҆
release after <tag>	ā҆
release builds	ĀѸā҉
release has	Āҋāѷ
release of	āѺėҔ
release of <name>	āѹėґ
release that	Į҈
release that is	Į҈
release turned	ĀѺāҋ
release turned <name>	ĀѺāҋ
release was	Ā҈
release with	Ā҆
release workflow	ĀҎāѲ
release |	āқ
release | $	āқ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	ĀѮčѺŉһ
releases _ $	ŉ҆
releases _ <commit>	āѸŉҒ
releases _ commit	ŉҋ
releases _ it	ŉ҇
releases _ the	ŉ҆
releases contain	āѸŉ҈
releases did	āѺŉ҉
releases is	ŉ҇
releases that	ā҉
releases |	ŉ҆
releases | $	ŉ҆
relies	ĩҍ
relies on	ĩҎ
rely	ĀѸĉ҈ĖҊ
rely _ $	ĉ҆Ė҆
rely _ <name>	Ā҆
rely _ <path>	ĀѷĜ҆
rely on	ĀѹĖ҈Ĝ҆
rely on $	Ė҆
rely on <name>	Ā҆
rely on <path>	ĀѷĜ҆
remove	Ā҈āҕŏѸ
remove _ import	ā҆
remove _ unused	āҊ
remove _ |	ĀҋāѸ
remove the	ĀѸāҞŏѸ
remove the import	ā҆
remove the unused	āҊ
removed	ĀҞāғăѶąѳčѹ
removed <name>	Ā҉
removed <path>	ĀҔāѺąѵ
removed _ $	ĀҘāѹąѶ
removed _ <tag>	āҏăѶ
removed _ and	Āҋāѹ
removed from	āҊ
removed |	Ā҈
removed | $	Ā҈
rename	āҎĸѺŅҥņҢ
rename $	āѳŅ҇ņґ
rename <name>	ĀҊ
rename <path>	āҊ
rename <path> |	ā҈
rename _ $	ŅҊ
rename _ <name>	ā҉
rename _ of	ĀѷŅҍņҌ
rename _ result	Ņ҆
rename _ |	ĀѺāҍ
rename of	ņ҈
rename source	ĀѹŅґ
rename source of	ĀѹŅґ
rename target	ŅѺņґ
rename target of	ŅѺņґ
rename that	Ņҋ
rename that result	Ņ҆
rename the	āҍĸѺ
rename |	ŅҎ
rename | $	ŅҊ
renamed	ĀҎŅҖņҮ
renamed $	ŅҌ
renamed <name>	Ā҇
renamed <path>	Ā҆
renamed <path> $	Ā҆
renamed <path> |	ā҆
renamed _ $	Ā҆ŅҌņґ
renamed _ deleted	Āѹā҉
renamed _ or	ā҆
renamed _ what	ņҍ
renamed _ |	Āҋņ҉
renamed before	ā҆
renamed before or	ā҆
renamed from	āѹŅҊņҊ
renamed from $	Ņґ
renamed from <path>	ŅѭņҔ
renamed from what	ŅҐņѲ
renamed from |	ŅҔņѳ
renamed in	ŅѺņҊ
renamed in what	ŅѺņҊ
renamed it	Ā҆
renamed it |	Ā҆
renamed or	Āѹā҉
renamed or deleted	Āѹā҉
renamed to	Ā҈ņ҈
renamed to $	ŅѸņҏ
renamed to <path>	ŅҖņѫ
renamed to what	ŅѲņҒ
renamed to |	Ā҉ŅѪņғ
renamed |	ā҇ņ҇
renaming	Ņ҉ņ҈
renaming _ $	ņ҆
renaming _ back	ā҇
renaming |	Ņ҇
renaming | $	Ņ҇
replace	ĀѸāҏď҈ŀҐŃѺ
replace <name>	ď҈ŀ҈
replace <name> by	ď҈
replace _ by	ď҈
replace _ with	ā҇
replace the	ŀ҈
replaced	ŀ҆
replaced _ when	ŅѺņ҈
replaces	ĀґāѴŀ҆
replaces the	ŀ҇
repo	āѩĆ҉ĈҒĎѺė҆ġҞįѹİҔıҊłҕň҆ŋҌōѺőҖŔ҈
repo $	Ć҇ĈҊĞ҉ġ҇ı҇ő҇
repo _ $	ĀѷĈ҉
repo _ is	Ā҇
repo _ it	Ĉ҇ő҉
repo has	Ā҆
repo is	Ĉ҇
repo is it	Ĉ҇
repo which	Ā҇
repo yes	ŋ҆
report	ĀќāѲĂ҇ĎѹĒ҇ğ҆ġ҇Ī҈Ķ҇ĺѺňҒŒ҆
report _ file	ğ҈
report _ former	āѺŅ҉
report _ importers	ĩ҈
report _ imports	Īґ
report _ method	āѺĒ҈Ŀ҉
report _ superfluous	ĪѹŏҊ
report _ the	ġ҈Ķҋ
report all	ĀѰĩ҇ňҔ
report all importers	ĩ҈
report every	Ē҈
report the	ĀѶāѩĂ҈ć҆ğ҇Ī҉Œ҆
report the file	ğ҈
report the former	āѺŅ҉
report the imports	Īґ
report the superfluous	ĪѹŏҊ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҈
report whether the	ġ҈
repository	āѫĈ҉ġҞįѺİғı҇łҎōѺőҒ
repository $	ĀѹāѺİҐł҆
repository _ $	ĀҌāѺ
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
request	ĀѳāҌŕ҇
request _ $	ā҆
request |	ā҆
request | $	ā҆
requests	Āҋ
requests touch	ĀѺā҈
require	ĀѷđѺėҎĜҍģѺĩҎĪҖĮѴ
require $	đѺė҆Īҟ
require <path>	ĀѶĜҍĩ҇
require <path> |	ĀѶĜҍ
require _ $	Ā҈ė҇ĩҋĪѸĮѺ
require _ |	ĀѶĜҍ
require |	Ā҉ā҆ė҇ĮѺ
require | $	Ā҉ā҆ė҇ĮѺ
required	ĀѺĂҞĖҐėҌĝ҆ĩѹĮҥŀѷ
required $	ĀҕėѺĮҎ
required _ $	āѬĂҖĖ҇ėѹĮґŀѸ
required _ of	āѺĂ҆ė҈
required _ |	ėҏ
required by	ė҇ĝ҆
required go	Į҇
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѹĖҏ
required python	Į҈
required rust	Į҆
required version	ėҏ
required version of	ė҈
required |	ĀқāѵėѹĮѹ
required | $	ĀқāѵėѹĮѹ
requirement	Įҍ
requirement _ <name>	ė҆
requirement _ this	Įҏ
requirement of	Įҏ
requirement of this	Įҏ
requirements	ĀҋāѨĖҥėҘĞѺŊѺ
requirements $	āѰĖҔėҏŊѺ
requirements _ $	Ā҈
requirements _ this	Ė҈
requirements of	ĖҊ
requirements of this	Ė҈
requirements |	Ā҈
requirements | $	Ā҈
requires	ĀѰāѵĖҋĩқ
requires _ |	ĀѲāѴĩҜ
rerun	ō҆
reside	āѺ
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
result	Āѩā҆ĈҋĊѷŅҎŇҪŌқŎҥŐѩ
result $	āҊĊѺŇҐŐѲ
result _ $	ĀѴāѹĈҊŌ҉Ŏҏ
result _ <name>	āґŇҍŎҋ
result _ <path>	Ŏ҆
result _ of	Ňҋ
result _ running	Ō҇
result _ the	Ō҉
result _ wc	ĳ҆
result if	Ō҇
result in	Ń҇Ņ҆
result in <name>	Ń҇
result of	ĀѹāҎŅ҈ŇҊŌ҆ŎҔ
result of <name>	āғŇ҉Ŏҋ
result of running	Ō҇
result of wc	ĳ҆
result type	ŇҒ
result type of	Ňҋ
result |	ĀѴāѹĈҊŌ҉Ŏҏ
result | $	ĀѴāѹĈҊŌ҉Ŏҏ
ret	ĀѸŇҤŐѫ
return	ĀѰāҥćѺđѺŇӍŐѵ
return $	ŇҔ
return _ $	Ňғ
return _ does	Ň҇
return _ for	Ň҆
return _ of	āҋ
return _ on	Ň҇
return _ |	ā҇
return annotation	āѶŇҙ
return annotation of	āѹŇҋ
return annotation on	Ň҇
return of	Ň҆
return type	āҍŇҌŐѸ
return type $	Ň҆
return type of	āҍŇѹ
return value	Ň҇
return value $	Ň҆
return when	ā҇
return |	Ň҇
return | $	Ň҇
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	Ňҍ
returned by <name>	Ň҉
returning	Ň҇
returns	ĀѸā҆ŇҔ
returns $	Ň҉
returns _ $	ā҈
returns |	ā҈
returns | $	ā҈
revert	āҡİѷ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	ĀҐ
review |	ĀѸā҈
reviewed	āҢĲѱ
reviewed _ <line>	āҌĲѸ
reviewed _ commit	ā҆
reviewed _ |	āҊĲѹ
reviewed it	āҊĲѹ
reviewed it |	āҊĲѹ
reviewed line	āҌĲѸ
reviewed line <line>	āҌĲѸ
reviewed the	ā҇
reviewed the commit	ā҆
revision	ĀҊāѴąҊČ҇č҆į҉İ҈
revision <commit>	ĀѸČ҇č҆
revision _ edited	į҆
revision _ in	ĀҎ
revision that	į҆
revision that edited	į҆
revision was	ąҊ
revisions	ĀҋĎң
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѷĎҍ
revisions _ the	ĀѷĎҊ
revisions does	ĀѷĎҊ
revisions does the	ĀѷĎҊ
revisions of	ĀҚĎҋ
revisions of file	ĀѷĎҍ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҇
rewrite	ŀ҆
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	Āѩć҆đ҇ēҌĕ҆ę҈Ĝ҈ĭ҇ĶѸňѺ
right $	ĭ҆
right _ $	āѰč҆ę҆Ě҇Ĝ҉
right _ <name>	ć҇ēҋ
right _ side	đ҇
right _ which	āѹ
right _ |	ĀѪāҗĈҊ
right above	ć҇
right above <name>	ć҇
right before	ē҈
right hand	đ҇
right hand side	đ҇
right now	ĀѰāҌŌҋŎ҆
right now $	Ā҆ĈѸŎ҇
right now |	ĀѪāҎĈҊ
right that	Ā҈
right |	ĀѰāѦč҆ę҆Ě҆Ĝ҈
right | $	āѳč҆ę҆Ě҇Ĝ҉ŋ҇
right | which	āѹ
role	ĀѰĢҰ
role _ <name>	ĀѹĢҝ
role _ the	ĀѸĢҏ
role of	ĀѹĢҕ
role of <name>	ĀѹĢҕ
root	ŅѺőҘ
root $	őҊ
round	ĦҊ
round _ circles	Ħ҇
round in	Ħ҉
round in circles	Ħ҇
route	ħҕĨҊ
route _ <path>	Ĩҍ
route _ imports	ħ҈
route is	Ĩ҇
route is <path>	Ĩ҈
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѸķҤŁ҈
routine <name>	ķҜŁ҈
routine <name> $	Ł҈
routine <name> |	ķҏ
routine _ $	ķ҇Ł҈
routine _ |	ķҏ
routines	ĉҐ
routines are	ĉ҉
run	ā҇ĈҐĉ҇ĊҒēѹĖҢĘґęҌěѷĞ҇ĮҌįѺĶѹĿѱł҉ŊѰŋѺŌҨōѳŎҭœѲŕ҉
run $	Āѹł҉Ŏ҆
run <name>	ĀґāѴĊҖĘҔĿѲōѴ
run <name> $	Ā҉āѹĊҖĿѲ
run <name> and	Ŏ҆
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀҌā҇ĊҖĖґĮҍĿѲŌ҆Ŏ҇œѺ
run _ <name>	ĀѤāҗęҍěѸŌҖ
run _ and	ŎҌ
run _ build	ĀѱĈҕ
run _ dependencies	Ė҇
run _ failures	āѷŎ҉
run _ i	Ā҈
run _ in	ŊѷŎґ
run _ on	ĀѺāҌ
run _ pull	Ā҇
run _ push	Ā҈
run _ test	ĀҙŌѬ
run _ tests	ĀҙāѲōѺŎ҇
run _ the	āѹĞҊ
run _ |	ĀѭāҋĖ҆ĘҔŌҋ
run by	ęҍěѸ
run by <name>	ęҍěѸ
run if	Ā҈
run if i	Ā҈
run in	ĀѸāҋŎѹ
run in <name>	āҎŎѹ
run it	Ōҍ
run it |	Ō҇
run on	ĀҎāѹ
run on pull	Ā҇
run on push	Ā҈
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѷŎҒ
run tests in	ŊѷŎҒ
run the	ĀҒĈҔŌѪŎ҈
run the build	ĀѱĈҕ
run the test	ĀҚŌѨŎ҆
run the tests	ĀҙāѲōѺŎ҆
run this	ĀѹāҌĮ҉
run this $	Į҈
run time	āҋĖҞ
run time $	ĖҌ
run time dependencies	Ė҇
run time |	āҍĖ҆
run to	ĳ҇
run without	ŎҊ
run without failures	āѷŎ҉
run |	Ā҈āҗĖ҈Ŏ҇œѺ
run | $	Ā҈āҗĖ҈Ŏ҇œѺ
rundown	ĺѵľѶĿң
running	ĀѱāѴĖғŌҏŎҋœѺ
running _ test	Ō҇
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҇Ŏ҇
running the test	Ō҇
running the tests	Ŏ҇
runs	āѺĊҌŕҍ
runs <name>	ĊҌ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	ĀѹĊҊŕ҆
runs _ |	ŕ҇
runs when	Āѹ
runtime	Ėҟ
runtime _ $	ĀѳĖҒ
runtime _ of	Ė҆
runtime _ |	ā҆
runtime dependencies	āѺĖҍ
runtime dependencies $	ĀѹĖҏ
rust	ĀѵėѹĮҺ
rust $	ā҆
rust <name>	āѮĮҔ
rust _ $	ā҇
rust _ does	Ā҇āѹ
rust _ |	ĀѺĮҏ
rust version	Į҉
rust |	ā҆
rust | $	ā҇
safe	āҍ
safe to	ā҉
safely	ā҆
same	āҥďҍĦ҆
same _ as	āҞ
same file	Ħ҆
same parent	ā҆
satisfied	ĥ҆
satisfies	ĀѸĥҊīҐ
say	ĀҒāѪĥҋĬ҉Ĵҏķ҆ő҇
say <literal>	ĥ҆
say <literal> $	ĥ҆
say <name>	Ĭ҆
say <name> is	Ĭ҆
say _ $	āѱĳ҇Ĵҏ
say _ <name>	ĀҎāѺĥ҇
say _ is	Ĭ҆
say _ the	İѺķ҇ő҇
say about	ĀҍāѺİѺ
say about the	Ā҈İѺ
say for	ĀҊ
say for <name>	ĀҊ
say in	ĀҌāѹ
say me	Āѹķ҆ő҇
say me the	ķ҇ő҇
say that	Āѹāҍ
say |	āѱĳ҈Ĵҏ
say | $	āѱĳ҈Ĵҏ
saying	Ā҆
saying <literal>	Ā҆
saying <literal> could	Ā҆
saying _ could	Ā҆
says	ĀѺĕҔĶ҈
says <name>	ĕҏĶ҈
says _ |	ĕҔ
script	ĀѵāѹĞ҇ğ҆Ķ҈Ŏ҇
script _ |	Ŏ҇
scripts	ĀѶĞҝĩ҆
scripts _ use	ĩ҇
scripts that	ā҆
scripts that use	ĩ҇
scroll	āѺ
search	ŔҊ
second	ā҇
seconds	āҎ
seconds _ the	ā҈
seconds take	ā҇
seconds take the	ā҇
secrets	Āѳāҏ
secrets does	ā҆
section	ĀѵāѰĐҒĖ҉Ğ҈ŕҎ
section $	āѹĖҊ
section _ <name>	Đ҇
section _ <path>	ŕ҉
section _ the	Ğ҇
section from	Đ҆
section of	Đ҆Ğ҇ŕ҈
section of <path>	ŕ҈
security	āҏ
security <name>	āҌ
security _ |	āґ
security hole |	ā҆
sed	ĀҋĴҒ
sed _ <name>	ĀҋĴҒ
sed n	ĀҋĴҒ
sed n <name>	ĀҋĴҒ
see	ĀҌāѱĒ҇Ę҉ő҇
see <name>	Ā҇
see <name> in	Ā҉
see _ $	ĀѶā҆Ĵ҆
see _ in	Ā҉āѺ
see _ test	ā҈œѺ
see it	Ę҇
see the	ĀғœѺ
see whatever	ĀѺ
see |	Ĵ҆
see | $	Ĵ҆
seems	Ć҆ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҆
sense	āѹĢҍ
sensible	Āѵāҗ
separate	Ŋ҆
separate tests	Ŋ҆
sequence	ħ҆
server	ĀѹāҎ
serves	āҍđѹĢҞ
set	āҋĆҋċ҉ď҇ĐҎđғĢѶĶқĿ҇
set $	đҊĶҊ
set <name>	ĀѴāҍď҉Đ҇ğ҇
set <name> $	ĀѺĐ҇
set <name> in	ğ҇
set <name> to	āҌ
set _ $	ĀѶāѷċ҇ĐҌđ҇Ğ҆ĶҐ
set _ <name>	Ć҇ľ҈
set _ by	Ā҆
set _ in	ĀҔāѶğ҇
set _ option	ĀҎ
set _ the	Āѹā҈ĿҊ
set _ to	āҍ
set _ |	ā҈đ҆
set in	ĀѳāҎ
set of	āѷĆҌľ҆Ŀ҇
set of <name>	Ć҇ľ҈
set the	ĀҊĶ҆
set the option	ĀҎ
set to	ĀҍđҌ
set to $	đ҆
set to in	ĀҔāѷ
set to |	ā҆đ҆
set up	ċҊĞ҆
set up $	ċ҇Ğ҆
set up the	ā҈
set |	āѶĐ҆Ķғ
set | $	āѶĐ҆Ķғ
sets	ĀҋĐҒĶҋŕ҈
sets <name>	ĀҔāѹĐҎ
sets <name> $	Đ҇
sets <name> to	Āҙ
sets <name> |	Đ҇
sets _ $	Đ҇
sets _ <path>	ŕ҉
sets _ to	Āҙ
sets _ |	Đ҇
sets it	ā҈
setting	ĐҰ
setting <name>	Đҝ
setting <name> from	Ā҈ā҇
setting <name> in	ĀѺĐ҆
setting <name> location	Đ҈
setting _ $	Đ҆
setting _ from	Ā҈ā҇
setting _ in	ĀѺĐ҆
setting _ location	Đ҈
several	ĀѺāҌĆҏ
several <name>	Ć҈
sha	ĀѲāѶąҋİҗ
sha $	İ҈
sha _ created	ąҋ
sha that	ąҋ
sha that created	ąҋ
share	ĀѷāҭňѶŐѹ
share $	ā҈
shell	Ğҋ
ship	ĀѵāҌĠҋ
shipped	ĀѸĞ҈ŉґ
shipped _ the	āҏ
shipped _ |	Ā҈āѶ
shipped in the	āҏ
shipped in |	Ā҈āѶ
shipped with	ŉ҇
short	ĀѱāҏĢҎħ҇
short _ of	ā҇ĢҎ
short form	ā҈
shortest	āѴħҜĨҌ
shortest _ chain	Ĩ҇
shortest _ of	ħ҉
shortest import	ħ҈Ĩ҇
shortest import chain	Ĩ҇
should	āӸĻҋňѺ
should <name>	āҨ
should <name> be	āҐ
should <path>	āҏ
should _ <name>	ā҈
should _ a	āѷĻҍ
should _ be	āҔŇҊ
should _ have	āҍ
should _ import	ā҆
should _ put	ā҉
should _ |	ĀҊ
should be	Ā҉āѸĻҍ
should be a	āѶĻҍ
should have	ā҇
should i	Ā҆
should it	ā҉
should one	ā҆
should the	āҚ
should there	Ň҆
should there be	Ň҆
should we	ā҈
show	āѤĂ҆Čҍčѹď҆Ė҇ĢѺĦѸİ҈ĲѸĳѸĴҐŁҊł҆ŋѺŐ҇
show <name>	ď҉
show <name> 's	ď҉
show _ $	ĀѳāҍĄ҆
show _ 's	ď҉
show _ <line>	ĲѹĴҊ
show _ <name>	ĀҌ
show _ all	Ċ҉
show _ classes	ĀѺć҉
show _ default	Ĕ҇
show _ each	Ā҉
show _ every	ĀѭĆҍňҍ
show _ everything	Āѹģ҇Ł҈
show _ first	ĀѺą҉
show _ history	ĀҐ
show _ how	ď҆
show _ if	ě҆
show _ import	Ī҇
show _ in	Āҍĩ҇
show _ last	ĀѷİҊ
show _ method	Ā҇
show _ overriding	ŀ҈
show _ project	ĀѸł҉
show _ structure	ĀҌ
show _ test	Ā҆
show _ the	Ā҆āѸĐ҉İ҈ĵѸķѸĺ҈Ľ҇
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҈Ņ҇
show _ where	ķҋ
show _ which	Ā҆
show all	ĂҋĖ҉ĥҊ
show every test	Ā҆
show line	ĲѹĴҊ
show line <line>	ĲѹĴҊ
show me	āѴĊ҇Đ҇ĦѺİ҇ķ҈Ń҇ň҈
show me $	Ą҆
show me <name>	ĀҎ
show me all	Ċ҉
show me each	Ā҉
show me every	ĀѭĆҍňҍ
show me everything	Āѹģ҇Ł҈
show me how	ď҆
show me the	Ā҇āѹĐ҉İ҈ĵѸķѸĺ҈Ľ҇
show me what	Ī҈Ņ҇
show me where	ķҋ
show me which	Ā҆
show the	āѹďѺđ҆Ī҆ŀѺŁґł҈ňѺ
show the classes	ĀѺć҉
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҐ
show the import	Ī҇
show the last	ĀѷİҊ
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
sign	ĀѸā҆ĕ҇
sign _ <name>	ĕҊ
signal	ĀѺĉѶŃҜ
signature	ĀѳāѴďңĔґĕҖŀѺŁҥŇҋ
signature _ $	ď҆
signature _ <name>	ĀѹďҋĔҋĕҙŁҘŇ҇
signature _ |	āѷĔ҈
signature diff	ďҐ
signature of	āѹĔҌĕ҈ŁғŇ҉
signature of <name>	āѹĔҍĕ҈ŁҍŇ҉
signatures	ā҉ďҗĽѸ
signatures _ <name>	ĀѸďҒ
signatures of	ďҊ
signatures of <name>	ĀѺďҍ
similar	ĀѴāҞğ҇ġѹ
similar _ <name>	āҌġѺ
similar to	āґġѹ
similar to <name>	āҌġѺ
since	ĀҐāҧă҈Ą҆ąҊČѳĦѷĬѴįҚņҊŌѸ
since <commit>	ĀҜāѱ
since <commit> $	ĀҒāѶ
since <commit> |	ĀҊ
since <tag>	Ā҆āѵă҈Ą҆
since <tag> as	ă҈
since <tag> |	Ą҇
since _ $	ĀҏāѸ
since _ as	ă҈
since _ commit	ĀѴāҐąҊ
since _ date	āѺįҋ
since _ do	ĀҌāѶ
since _ does	ĀѷāҐ
since _ is	ĀѺĬѺįҎ
since _ release	Ā҉
since _ was	ņ҆
since _ |	Ā҈Ą҇
since it	ņ҈
since it was	ņ҆
since last	ā҆
since what	āѺįҊ
since what date	āѺįҋ
since when	ĀѺāҥĦѺĬѷįғŌѹ
since when do	ĀҌāѶ
since when does	ĀѷāҐ
since when is	ĬѺįҎ
since when |	ā҆
since which	āғ
since which commit	ĀѵāҐ
since which release	Ā҉
single	ĀѷĆ҈ŌҊ
single _ <name>	ŌҊ
single _ of	Ć҈
single test	ŌҊ
single test <name>	ŌҊ
sit	ĀѸāѷć҆őҌ
sit $	ő҈
sit _ <name>	ě҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
site	ĀѰĶ҆ķҙĸҌĺ҈
site _ $	Ľ҆
site _ <name>	ķҕĺҏ
site _ the	ā҆ĵ҆Ķ҇ĺѹ
site of	ĵ҆Ķ҆ķҘĺ҈
site of <name>	ķҕĺҏ
site of the	ā҆ĵ҆Ķ҇ĺѹ
site |	ĀѵĸҊĽ҆
site | $	Ľ҆
sites	ĀҊāѵĆҋĉѵĊңŃҎ
sites $	ĉѺĊҍ
sites _ <name>	Ā҉āѹĊґŃҋ
sites for	Ć҉
sites of	ĀҋāѹĊҍŃҍ
sites of <name>	ĀҌāѹĊҍŃҋ
sits	ĀѺāѹķ҈ĻҋĽҊň҇
sits _ $	Ľҋ
sits _ <name>	ň҇
sits _ the	Ļ҆ő҉
sits in	ő҆
sits in the	ő҉
sitting	āѶĒ҆Ĥ҆į҆
sitting _ top	Ē҆
sitting _ without	į҆
sitting in	Ĥ҆
sitting on	Ē҆
sitting on top	Ē҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	ĀҊāѲĬѺĳҐľґĿѹ
size _ <name>	ĳ҉
size _ the	ľ҈
size of	ĀѺĳҎľґĿѹ
size of <name>	ĳ҉
size of the	ľ҈
skip	āҒĕ҇ŀѸŌѸ
skip <name>	ĕ҇
skip _ test	āҊŌѸ
skip the	āҎŌѸ
skip the test	āҊŌѸ
skipped	āҝŊѯ
skipped $	āҎŊѴ
skipped _ $	ā҉
skipped _ ci	ā҆
skipped |	ā҉
skipped | $	ā҉
slow	āҗ
slowest	ĀѱāҸĊѷōѸ
slowest _ $	ā҇
slowest _ in	ā҆
slowest import	ā҆
slowest import in	ā҆
slowest |	ā҆
slowest | $	ā҆
so	ĀѬāҒĚҒĬҋıѺ
so _ $	Āңāѳ
so _ <name>	āѹĬҏ
so _ calls	āҊŀѺ
so _ does	ň҆
so _ is	ĀѹāѲĕ҇ő҇
so _ its	ā҆
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҇
so _ parameters	ā҆
so _ the	ĀѷāҔıѹ
so _ to	Ĭ҆
so _ type	Ň҆
so _ |	āҋ
so does	ĀѵāҎıѹ
so far	āѹĎ҇
so far $	ĀҋāѶ
so far number	Ď҇
so how	Ā҉
so how many	Ā҉
so is	āѺĚғ
so is <name>	Ĭ҉
so is its	ā҇
so many	Āѱāҥ
so much	ā҇
so on	ĀҒ
so on $	ĀҒ
so that	Ĭ҆
so that <name>	Ĭ҆
so what	ĀѶāѰĕ҆ő҆
so what is	Āѹāѷĕ҇ő҇
so which methods	āҍ
so who	āҋŀѺň҆
so |	Ā҇
so | $	Ā҇
software	Ė҇łҖ
software _ this	ł҉
software is	Ė҈
some	ĀѷāѹĦ҇ň҆ŐҐ
some _ $	ĀҌāѺ
some _ does	ā҈
some _ import	Ħ҆
some _ |	āѺň҆Őҏ
some classes	ň҇
some cyclic	Ħ҆
some cyclic import	Ħ҆
some other	ā҆
somebody	āѱĬ҇į҆İҋŒ҇
somebody _ <name>	āѹĬ҉
somebody _ a	Ā҇
somebody _ the	ĀѺĈ҇
somebody has	ķ҇
somebody last	āѸįҌ
somebody make	Ĭ҉
somebody make <name>	Ĭ҉
somebody written	Ā҇
somebody written a	Ā҇
somehow	Ā҆
somehow _ $	Ā҆
somehow |	Ā҆
somehow | $	Ā҆
someone	ĀѺāѴķ҉Ŕ҇
something	ĀѷāҙĆҌćҌĊѹĎҌĚѸĠ҈ġҗĶҊĹѺłҊŋѹ
something $	Ķ҉
something <name>	āґ
something _ $	āҎĪ҆
something _ <name>	ā҈ĆҎ
something _ does	Ā҆
something _ than	ā҆
something _ the	ġ҈
something called	Ā҉āѸĆҌĠ҇ġѺ
something called <name>	Ā҉āѸĆҌĠ҇ġѺ
something in	āѹ
something named	ĀѺġҌ
something named <name>	ĀѺġҌ
something to	Ď҉
something what	āѸġҍ
something with	Āѷāґ
something with <name>	āҍ
something |	ć҆Ī҆
something | $	Ī҆
somewhere	ĀѶāѸĐ҉Ě҇ě҉ķҐňѺ
somewhere _ $	ā҈
somewhere _ <name>	ĀѸāѺĚ҉ě҆
somewhere among	ĀҊ
somewhere in	ĀѺāѷĐ҆ę҆ķ҆
somewhere |	ā҈
somewhere | $	ā҈
sorry	ĀѲāѯ
sorry _ ask	ň҆
sorry i	āѹ
sorry to	ň҆
sorry to ask	ň҆
sort	āҎłґ
sort _ imports	ā҈
sort _ project	ł҆
sort _ thing	ł҆
sort of	āѺłҏ
sort of project	ł҆
sort of thing	ł҆
sort the	āғ
sort the imports	ā҈
source	ĀҍāѦćѺċҊđ҈ğҘĵҐķґĺҐĽҒĿѶŅҒņѺňѺŒҖœ҈Ŕ҈
source $	ĀҚđҋĽғŔѷ
source <name>	ğґŔ҉
source _ $	ğҏķ҈ĺҍĿѹŔ҈
source _ <name>	Ā҈Ņ҆
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҌŅҊ
source _ |	ĵҋ
source file	āѺċ҆ĵ҈ķ҉ŒҘ
source file has	ķ҆
source line	Ŕ҆
source location	Ľ҉
source location of	Ľ҉
source of	ŅҚņѹœ҈
source of <name>	Ā҉Ņ҇
source of <path>	Ņ҉
source of the	Ņҋ
source position	ĸ҆ĺҐĿѹ
source position of	ĸ҆
source tree	ĵ҈ő҇
source tree |	ĵ҉
source |	ķ҉
source | $	ķ҉
sources	ĀѰāѱĈ҇ğ҇ĩҔŃҏ
sources <name>	ĀѹāѺĩҕ
sources _ <name>	āѹĩҍŃҎ
sources of	Ńҏ
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
specialise	ĀѲĘѺęѴĚғěґĥѷňґ
specialise <name>	ĀѶĘѺĚҕĥѸňґ
specifier	ėҋ
speed	āҜďѵ
speed _ $	ā҆
speed |	ā҆
speed | $	ā҆
spell	Ŕ҆
spell out	Ŕ҆
spin	Ā҈āѹ
split	āҍ
spot	āѷĐ҆ĵ҇ķҋő҇
spot _ <name>	ķҊ
spot _ what	ő҉
spot in	Đ҆
spot where	ķҍ
spot where <name>	ķҋ
spots	ĀҋāѴĆҘ
spots _ <name>	ĆҎ
spots _ define	Ć҆
spots _ i	ĀҌ
spots that	Ć҆
spots that define	Ć҆
spots where	ĀѷĆґ
squash	ĀѮāҚ
squash _ commits	ĀѺā҉
squash all	ĀѺā҉
squash all commits	ĀѺā҉
stable	ĀѺāҌ
stable _ $	ā҆
stable _ is	ā҆
stable _ to	ā҇
stable enough	ā҇
stable enough to	ā҇
stable |	ā҉
stable | $	ā҆
stable | is	ā҆
stack	ē҇
stand	ĀѸāҊć҇đ҈ēҋĢѸňѹ
stand _ $	āҒđѹĢѹ
stand _ |	āѺđҎ
stand above	ē҆
stand for	āҕĢѸ
stand for |	đ҈
stand in	ć҉ňѹ
standard	āҊĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѦćҊĐ҉đҋĕ҆İ҇ĴҊĵ҆ŇҊ
stands _ <name>	ć҇
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆ŇҊ
stands after	Ňҋ
stands after the	Ňҋ
stands for	đ҆
start	ĀѶāҌĨ҇ķ҆Ļ҆œ҇ŕҔ
start $	ķ҇Ļ҇
start _ $	āѸŕҋ
start _ <path>	Ĩ҆
start _ end	ĀҊ
start _ |	ĀѶāҔ
start and	ĀҊ
start at	Ĩ҈
start at <path>	Ĩ҆
start the	Āѹā҆
start up	ĀѷāҔ
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
starts	ĀѺāѸķ҆ĹҊļ҆ŕҋ
starts $	ļ҆
starts _ $	ĹҌ
starts _ ci	ŕ҆
starts the	ŕҊ
starts the ci	ŕ҆
state	āѦĈҖĠ҇
state _ <name>	ĀѺİ҇
state _ number	Ā҈
state _ the	Ā҇
state of	Ā҈
state of the	Ā҈
state the	İ҇
state the number	Ā҈
state whether	Āѹ
statement	āѺĜҊĵҌķ҇Ń҇
statement _ <name>	ķ҈
statement _ <path>	Ĝ҉
statement _ the	ĵҊ
statement for	Ĝ҆
statement for <path>	Ĝ҆
statement is	Ń҉
statements	Āѱģ҈ĪҒĸѺĻѺńҝŏҌ
statements $	ā҇ĸѺ
statements _ $	ń҆
statements _ <name>	ĀѸĪ҇ńҎ
statements _ <path>	Īҋŏ҉
statements _ the	ń҉
statements does	Ī҈
statements in	āѹģ҆Ī҇ń҆ŏ҈
statements in <name>	ń҆
statements of	ŏ҈
statements |	ń҆
statements | $	ń҆
static	āҋĬӅĭѹįѺĶҋĿѵŐҌ
static $	ĀѺā҈ĬҔ
static _ $	ā҈ĬҖ
static _ <name>	Ķ҆
static _ field	Ķ҆
static final	ĶҌ
static final field	Ķ҆
static or	Ĭ҆
static type	ŐҌ
static |	ā҈ĬҘ
static | $	ā҈Ĭҕ
status	āҐĈ҈łѷ
status $	āҚłѷ
status of	Ā҇āѺ
stay	āҋ
stem	ŒҌ
step	Ā҇āѶħҍĨ҆
step $	ĀҍāѺ
step _ $	Ĩ҇
step _ step	Ā҇āѶħҌĨ҆
step by	Ā҈āѸħ҇Ĩ҆
step by step	Ā҈āѸħ҇Ĩ҆
step |	Ĩ҇
step | $	Ĩ҇
steps	Āҝāѳħ҈ŕѸ
steps $	ĀҊ
steps _ the	Ā҈
steps does	Ā҈
steps does the	Ā҈
still	ĀѳāҧĈ҇ŅѸ
still _ $	ĀѺā҇
still _ <tag>	Ġ҆
still _ here	Į҆
still _ it	Ā҆Ċ҆
still _ the	āҎŅѹ
still _ without	ā҈
still _ |	Ĉ҇
still call	Ā҇āѹ
still call it	Ā҇āѹ
still supported	Į҆
still supported here	Į҆
still use	ā҉
still use the	ā҇
still using	ā҆
still using the	ā҆
still work	ā҉
still work without	ā҈
stop	ĀґāґĜѺ
stop <name>	ĀҋāѸ
stop _ <path>	āҎĜѺ
stop _ from	ā҇
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҎĜѺ
stop importing <path>	āҎĜѺ
store	ĀҋāѺĤѺ
stored	ĀѷđҋĤ҈Ő҉
stored _ <name>	đ҇
stored in	Āѹđ҉Ő҇
stored in <name>	ĀѺđ҇
str	āѸŐҒ
str _ int	Ő҆
str or	Ő҆
string	Ā҉đҔįѺŔґ
string <literal>	ĀҋŔ҇
string <literal> $	ā҆
string <literal> |	Ŕ҆
string _ $	āҊ
string _ <name>	đҏ
string _ |	Ŕ҇
string is	đ҇
string or	Ő҆
struct	Āѹā҇ĤҗĥѹīғĵӀķѷĺѷĽѹĿҐ
struct <name>	ĀѲāґĤҏĥѹīғĵҭĺѷĿґ
struct <name> $	ā҆īҒĿҏ
struct <name> defined	ĵ҈
struct <name> implement	ā҈
struct <name> in	ĵ҆
struct <name> |	ĵ҆
struct _ $	Ĥ҇īҒĿҏ
struct _ declared	ĵ҆
struct _ defined	ĵҎ
struct _ implement	ā҈
struct _ in	ĵ҆
struct _ |	Ĥ҆ĵ҆
struct |	Ā҈āѺ
struct | $	Ā҈āѺ
structs	ĥҞīѷ
structs _ an	ĥ҇
structs _ the	ĥҊ
structs that	ĥ҇
structure	Āҋő҇
structure _ $	ő҈
structure of	ĀҌ
structure |	ő҈
structure | $	ő҈
stuck	ē҉
stuff	Ā҉āѲģ҇
stuff _ <path>	Ā҆
stuff from	Ā҇āѺ
stuff from <path>	Ā҈
stumbled	ĀҌāѺ
style	ĀѴāқ
style _ $	ĀѶāҊ
style _ <name>	ā҆
style that	ā҆
style that <name>	ā҆
style |	ĀѶāҊ
style | $	ĀѶāҊ
subclass	ĂҍćҧĘѹĚ҆ěҍĬѺŀҒ
subclass $	ĀѸĂ҉ćҋĚѷěҋ
subclass <name>	Āѳā҉Ěҍň҆
subclass <name> $	ĀѶĚҍ
subclass <name> |	ā҆
subclass _ $	Ā҆ćѸĚ҆ěҍ
subclass _ <name>	ā҇ćҞĚ҆ěѶ
subclass _ overriding	ŀ҇
subclass of	ĀғĂҌĚҋěѵň҈
subclass of <name>	ĀҔĂҌćѷĚ҈ěѷňҊ
subclass |	ĀѹĚѺěҏ
subclass | $	ĀѹĚѺěҏ
subclassed	ĀҋāѹęѸěҏňҊ
subclassed _ $	ĀҚāѺ
subclassed _ <name>	ĀѶęѸěғ
subclassed by	ĀѶęѸěғ
subclassed by <name>	ĀѶęѸěғ
subclassed |	ĀҐāѺ
subclassed | $	ĀҐāѺ
subclasses	ĀҎāѴĆѹĚҐěҒĿѴŀҮňҵ
subclasses $	ĀѴĚ҆ě҈ŀ҉ňҕ
subclasses <name>	āѪŀҊňҖ
subclasses <name> |	āѴňґ
subclasses _ $	ĀҌāѸ
subclasses _ <name>	Ā҉āҋĂѹĚҍňҘ
subclasses _ not	ā҈
subclasses _ the	āѳŀґ
subclasses _ their	ā҆
subclasses _ |	ňҐ
subclasses do	ā҈
subclasses do not	ā҈
subclasses does	ā҈ŀѺň҇
subclasses does <name>	ā҉ŀѺň҇
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	Ā҇
subclasses need	āҎŀѯ
subclasses of	ĀҘāҌĂѹĚҍŀѬňҎ
subclasses of <name>	ĀґāҌĂѹĚҍŀѬňҕ
subclasses override	ŀ҈
subclasses redefine	āѲŀҘ
subclasses to	ĂҌ
subclasses which	ŀ҆
subclasses |	Āґāѷě҈ňѹ
subclasses | $	ĀҌāѸ
subclassing	ĀѹĂҚŀѷ
subclassing <name>	ĀѹĂҚŀѷ
subdirectory	őғ
subdirectory _ which	ő҆
subdirectory does	ő҈
subdirectory to	ő҆
subdirectory to which	ő҆
subfolder	ĀѺőҠ
subfolder _ <path>	ő҈
subfolder does	ő҈
subfolder hides	őҎ
succeed	āѦĈқİѺŌҒŎқ
succeed $	āѸĈҊŌ҉Ŏҍ
succeed _ $	ĀѰĈґŎҋ
succeed |	ĀѹŎҌ
succeed | $	ĀѹŎҌ
succeeds	āѺĈ҉ŋѺŌҕ
succeeds $	ŌҊ
successful	āѶİѺŌҍ
successful _ $	ĀѺŌ҈
successful |	ĀѺŌ҈
successful | $	ĀѺŌ҈
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
suffix $	Œҋ
suite	Ā҇āѷŊѸŋҘōҋ
suite $	Ā҆
suite _ a	ĀѸŋҏ
suite _ passes	ŎҌ
suite _ test	œ҆
suite is	œ҇
suite that	ō҈
suite |	ŋ҇ŎҌ
suite | passes	ŎҌ
sum	Ģ҈
sum _ what	Ģ҇
sum up	Ģ҈
sum up what	Ģ҇
summarise	Ģґ
super	Āҥć҈ŀѴ
super $	ā҉ŀѸ
super _ $	ā҈
super _ of	Āҍć҆
super class	ć҆
super |	ā҈
super | $	ā҈
superclass	ćҹĚ҇ěҏĢѺŀѹň҆
superclass $	ćҔĚҒěѴ
superclass _ $	ňҖ
superclass _ <name>	ĀѹćңĚѶěҟŀѺňѷ
superclass of	ĚѶěҖň҇
superclass of $	ćѷňҔ
superclass of <name>	ĀѳćҗĚѶěҙ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѶćӁě҇
superclasses _ <name>	ćҖě҈
superclasses of	ćҖě҈
superclasses of <name>	ćҖě҈
superfluous	ĪѯŏҨ
superfluous _ $	ŏ҆
superfluous _ of	ŏ҆
superfluous _ statements	ĪѹŏҊ
superfluous import	ĪѹŏҊ
superfluous import statements	ĪѹŏҊ
superfluous imports	ĪѺŏҒ
superfluous imports of	ŏ҆
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѸĔ҈
supply	āѹĂ҇
support	ĀѳāҐĮ҈
support $	ĮҌ
support for	ā҇
supported	ĮҨ
supported _ $	Į҉
supported _ <name>	Įҕ
supported _ |	Į҆
supported go	Į҆
supported here	Į҈
supported here |	Į҆
supported python	Į҆
supported |	Į҇
supported | $	Į҇
supports	Į҆
surface	ģ҉
surface $	ģ҈
suspect <name>	Ā҇
swallow	ĀѹāғŁҎńѱ
swallow _ $	āѸŁҎ
swallow |	āѸŁҎ
swallow | $	āѸŁҎ
swap	ď҇
swap <name>	ď҇
swap <name> for	ď҇
swap _ for	ď҇
switch	ā҇ċғĸѷ
switch <option>	ċҎ
switch _ $	āҊĸѸ
symbol	āѺĭҗ
symbol <name>	ĭҗ
symbol <name> |	ĭҊ
symbol _ |	ĭҊ
symbols	ĀҚāѲģҞ
symbols <name>	ģ҆
symbols _ $	ģҌ
symbols _ <name>	Āҏ
symbols _ <path>	ĀҌ
symbols _ by	Ā҆
symbols _ defined	Ā҆
symbols _ exports	ģ҆
symbols are	āѸģҊ
symbols are defined	Ā҆
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘ
symbols of <path>	ĀҌģѺ
symbols |	ģ҇
symbols | $	ģ҇
system	Ĉѹłҏ
tag	āѺĠҏŉҒ
tag <tag>	ĀҎāѴĠҍ
tag <tag> |	Āҋāѷ
tag _ $	Ġ҇
tag _ <commit>	ĀѺŉҊ
tag _ |	Āҋāѷ
tag contains	ĀѺŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѰāҍĠ҇ŉҊ
tagged _ $	Ġ҇
tagged versions	ŉҋ
tags	ĀѱāғČѹčѷŉҶ
tags _ <commit>	āҋ
tags _ commit	ĀѸŉҌ
tags _ contain	ĀѹāѸŉҒ
tags _ it	ā҇
tags _ not	āҎŉѴ
tags _ the	ŉ҆
tags can	ŉ҆
tags contain	ĀґāѸ
tags contain <commit>	ĀғŉѰ
tags do	Āѹ
tags do not	āҎŉѴ
tags have	ŉ҈
tags include	ĀѺŉҍ
tags is	ŉ҇
tags that	ŉ҈
taht created	ą҆
take	Ā҇ďҒğ҆ĦѲį҈ķҋĿѺŁҍ
take <name>	ğ҇
take <name> as	ĀҌāѷ
take _ $	ďҊŁ҆
take _ <name>	Āҍ
take _ as	ĀҌāѷ
take _ of	Ģ҈
take _ tests	ā҇
take _ to	ķҌ
take _ |	āѸį҉
take care	Ģ҈
take care of	Ģ҈
take me	āѺķҌ
take me to	āѺķҌ
take place	āѸį҉
take place |	āѸį҉
take so	ĀѺā҇
take the tests	ā҇
take |	ďҊŁ҆
take | $	ďҊŁ҆
takes	āѹď҆ĕ҇ģѹĦ҉Ī҆Łҏ
takes $	ŁҌ
takes <name>	Ā҇ĕ҈
takes _ $	ĀѺė҆
takes _ <name>	Ĕ҇
takes _ <path>	Ā҈
takes _ in	ĦҊ
takes _ of	Ā҈āѹ
takes _ what	Ī҇
takes care	Ā҆āѹĢ҇
takes care of	Ā҈āѹ
takes from	Ā҈
takes from <path>	Ā҈
takes in	Ī҇
takes in what	Ī҇
takes part	ĦҊ
takes part in	ĦҊ
takes the	āҊ
takes |	ė҆
takes | $	ė҆
tally	ĀѹāѺĺѺľҜĿѵŊҔ
tally $	ĀѺāѺĺѺľҘĿѶŊҔ
target	āѺŅѷņҘ
target _ <name>	ņ҇
target _ <path>	ņ҉
target _ the	ņ҇
target docs	Ā҇
target of	ŅѷņҘ
target of <name>	ņ҇
target of <path>	ņ҉
target of the	ņ҇
targets	ĀѴĉҘ
task	ĀѵĢҥ
task _ <name>	ĢҊ
task is	ĀѶĢғ
team	ĀѸā҈
teh	āѳĶ҈Ĺ҆ŋ҆
teh <name>	Ĺ҆
teh _ of	Āҍ
teh _ that	Ķ҉
tell	āѴĊѺďѺĐѸĜ҆ķѷļ҆Ł҆ňѺŉ҇
tell _ how	ĎҊ
tell _ if	ĀѲĜ҈Ĭ҇ĭ҆Ō҆
tell _ of	ć҆
tell _ the	Ā҆āѳć҆ĎѹĐѺē҉Ň҇ň҆
tell _ under	Ņ҆
tell _ via	ħ҆
tell _ what	Ā҆ĺ҇ŀѺŇѺŐ҈
tell _ where	Āѷāѵğ҇ķѹĽҌŀҊ
tell _ whether	ā҈Ě҇ŃѺ
tell _ which	āѹĄ҉ŉ҇
tell _ who	ĀѹāѸĊ҆
tell _ why	ā҉
tell me	āѺĊѺĐѹĜ҇ķѷļ҆ŉ҆
tell me how	ĎҊ
tell me if	ĀѲĜ҈Ĭ҇ĭ҆Ō҆
tell me the	Ā҆āѴć҆ĎѹĐѺē҉Ň҇ň҆Ŋ҆
tell me under	Ņ҆
tell me via	ħ҆
tell me what	Ā҆ĺ҇ŀѺŇѺŐ҈
tell me where	Āѷāѵğ҇ķѹĽҌŀҊ
tell me whether	ā҈Ě҇ŃѺ
tell me which	āѹĄ҉ŉ҇
tell me who	ĀѹāѸĊ҆
tell me why	ā҉
tell the	Ł҆
telling	ĀҋāҐĩѸĲѺ
telling _ where	ā҇
telling _ which	ĀҒĩѸ
telling _ who	āҌĲѺ
telling me	ĀҋāҐĩѸĲѺ
telling me where	ā҇
telling me which	ĀҒĩѸ
telling me who	āҌĲѺ
terminal	ĞҊ
terms	ĀѯāѶĢ҆ıҩ
terms of	ā҆Ģ҆
test	Ā҇āѹąѶĉѺĊѸĐѹĖѸġѰģѹĪѺĬѮĭѵįѺĶѺķѷŃѹŅѹņѺŊҿŋӉŌәōҠŎҗőѹŒѹœӢ
test <name>	ĀѶāҪŊѴŋҟŌӂōѱŎѩœҳ
test <name> $	ŋҏœґ
test <name> and	ŌҌ
test <name> at	ĀҔāѭ
test <name> check	āґ
test <name> exists	ŋҕŌѸ
test <name> fail	āҋ
test <name> failing	āѺ
test <name> flaky	āҏŌѺ
test <name> goes	Ō҆
test <name> green	Ō҉
test <name> in	œҋ
test <name> is	ĀѸā҆ŋ҉Ō҇
test <name> lives	ĀѺā҆
test <name> pass	Ā҉
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҈
test <name> succeeds	Ō҉
test <name> use	āҋ
test <name> where	āѺœ҉
test <name> |	Ā҆āѲŋ҈œґ
test _ $	ĀҢāҐŊҎŋ҇Ōѳōѵ
test _ <name>	ĀѴāҒŊҋŋ҉ŎҔœҝ
test _ <path>	ŊҊŎҒ
test _ a	Ō҆ō҇
test _ and	ŌҎ
test _ at	Āғāѭ
test _ by	ŋ҉
test _ check	Āѵāҏō҈
test _ does	Ā҈Ŋ҉ōѸ
test _ exists	ŋҕŌѸ
test _ fail	āҋ
test _ failing	āѺŌҊ
test _ fails	ĀҐāѱ
test _ flaky	āҏŌѺ
test _ for	ĀѶŊ҉ō҈
test _ found	Ā҆
test _ from	Ā҉
test _ goes	Ō҆
test _ green	ŌҐŎѷ
test _ have	ĀҌ
test _ holds	āѸŌ҉œ҆
test _ in	ĀѶŊҌō҇œ҉
test _ is	ĀѳŋҎŎ҆œҐ
test _ live	āѹœҊ
test _ lives	ĀѺā҆
test _ location	āҗŋѴŌѷ
test _ of	ĀѵāѹŊ҉Ŏґ
test _ or	ŋ҇
test _ pass	Ā҆ŌҊ
test _ passes	Ō҆
test _ passing	Ōҋ
test _ run	Ōҋ
test _ start	œ҈
test _ succeeds	Ōҏ
test _ that	āѺōҌœ҆
test _ the	ŋҋ
test _ this	ĀѺŋ҉
test _ use	āҊ
test _ when	Ō҈
test _ where	āѷō҉œ҈
test _ which	ĀѸōҋ
test _ |	āѮŊ҈ŋґŎѺœҒ
test called	āҋŋ҉œ҈
test called <name>	āҋŋ҉œ҈
test case	ĀѺŌҏōѹœҐ
test case <name>	āѺŌҏōѹœғ
test cases	Ā҈āѳŊ҈ōҡœѵ
test cases <name>	ōҌ
test cases does	ĀҐōѸ
test count	ĀѭŊҤ
test count $	ĀѹŊҋ
test count for	Ŋҋ
test count of	Ŋ҈
test coverage	ā҈ō҇
test coverage of	ō҈
test coverage |	āҌ
test file	Ŋ҇ŌѶōѹŎҢœҏ
test file <name>	ŎҐœѸ
test file <path>	Ŏ҈
test file holds	œ҆
test file is	œ҉
test for	Āҕŋѷ
test for <name>	ĀҒŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	Ŋҋ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѷāѸŊҔōҚ
test functions can	Ā҇
test functions does	ĀѺŊ҇
test goes	ĀѺ
test here	ŋ҈
test here |	ŋ҇
test in	ĀѲŋҒŎҎ
test in <name>	Ŏ҉
test in <path>	Ŏ҇
test in this	ĀѺŋ҉
test is	ĀѸŌҏŎѹœ҈
test methods	Ŋ҉
test module	ŌѸōѺŎҊœҎ
test name	Ā҉
test name $	ĀҊ
test named	ŋ҆œ҇
test named <name>	ŋ҆œ҇
test names	Ā҆
test names found	Ā҆
test result	āѺŎғ
test result of	āѺŎґ
test run	Ŏ҈
test script	Ŏ҇
test suite	ĀҒāѴŊѺŋ҆ōҊ
test suite $	Ā҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҈
test to	ā҈
test with	ō҇
test |	ĀѮāҕœ҆
test | $	ĀѶāҚœѺ
test | which	ĀѺī҆
testcase	āѹŋ҉œҌ
testcase <name>	āѹŋ҉œҌ
testcases	ŊҌō҈
testcases inside	ŊҌ
tested	ĀҒā҇ĿѶōҬŎѹ
tested $	āҕĿѷō҈
tested _ $	ĀҎāѳōҊ
tested _ enough	ā҆
tested _ |	ĀѦōҢ
tested anywhere	ō҇
tested by	ĀѴōҖ
tested in	Ā҉
tested well	ā҆
tested well enough	ā҆
tested |	ĀҌāѵ
tested | $	ĀҌāѵ
tests	ĀҒāҕĊѶĖѺĩѸĬѺĭѺįѺŁѹŊӖŋҥŌѷōӤŎҺőѺœ҆
tests $	ĀҎŊҍŋ҉ōҊŎѬ
tests <name>	Āѱōҕ
tests <name> has	ō҇
tests _ $	Ā҇āҍŋ҇ōѺŎҊ
tests _ <name>	ĀѴŊҊŋ҉ōҞŎҘ
tests _ <path>	Ā҈ā҇ŊҔŎқ
tests _ a	ā҆
tests _ are	ĀѷŊҋ
tests _ cover	ō҈
tests _ do	ā҆
tests _ exercise	ō҆
tests _ fail	ĀѴāҐ
tests _ for	āҒōѳ
tests _ get	Ā҈
tests _ has	ĀѺō҇
tests _ how	ĀѺŊ҈
tests _ in	ĀҔŊ҈ōѳ
tests _ it	ĀѺōҒ
tests _ not	ĀҒāѶōѺ
tests _ on	ō҉
tests _ only	ĀѺā҈
tests _ passing	ĀѺŎ҇
tests _ the	ĀҌŊѳōҚŎѹ
tests _ there	Ā҇āѹŊ҆
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҐāѺŊѷ
tests _ we	ōҊ
tests _ written	Ŋ҇
tests _ |	ŊѹŎҎœ҇
tests and	ĀѴā҈Ŋ҆
tests and how	ĀѺŊ҆
tests and only	ĀѺā҈
tests are	ĀҤāѥōѺŎ҇
tests are in	ĀҎāѷ
tests are passing	ĀѺŎ҇
tests are there	ĀҊāѺ
tests are using	ĀҐāѺŊѷ
tests check	ā҉
tests check <name>	ā҉
tests depend	Ā҈āѶ
tests do	Āґāѱō҈
tests do not	ĀҐāѺōѺ
tests does	ĀѲāҎŊҏō҇
tests does <name>	ĀѶŊ҆ōҊ
tests does <path>	ĀѺŊҋ
tests does the	Ŋѹ
tests fail	āҋŊѸ
tests fail |	āҋŊѸ
tests failing	Ā҇āѺ
tests folder	œ҇
tests folder |	œ҇
tests for	ĀѴāқŎѷ
tests for <name>	āҜōѹŎѷ
tests for the	ĀѸōҍ
tests from	āѱōѺŎҙ
tests from <name>	ĀҌāѴōѺŎ҈
tests from <path>	ĀѸŎґ
tests green	ŎҌ
tests green |	ŎҌ
tests has	ŊҊ
tests have	ĀѺō҉
tests have we	ĀѸō҈
tests import	ĀѺā҈
tests in	ĀѸāҠŊҙŎҐ
tests in <name>	ĀѸāҍŊ҉ōѺŎҋ
tests in <path>	āҙŊҎ
tests in it	āѺŎ҆
tests inside	ĀҋōѺŎҊ
tests inside <name>	Ā҇ōѺ
tests is	ĀѳāѺŋҋōҍ
tests is <name>	ō҆
tests is it	ō҇
tests live	Ā҉ōѹ
tests live in	Ā҉ōѹ
tests of	ĀҞāѳŊѷŎҏ
tests of <name>	āѱō҇ŎҊ
tests of <path>	ŎҊ
tests of it	ā҇
tests of the	ĀҜŊѹōѹ
tests only	āҌ
tests only |	āҌ
tests pass	Ā҇
tests pass |	ĀҊāѸ
tests run	ĀѸō҉
tests run the	ĀѸō҉
tests skipped	āҎŊѴ
tests skipped $	āҎŊѴ
tests succeed	Ŏҍ
tests succeed $	ŎҊ
tests that	Ŋ҇ōғ
tests that are	Āѹ
tests touch	ō҇
tests use	ĀҚāѫŊѳōҋ
tests use <name>	ĀҌāѴŊѺō҈
tests which	ĀѺŊ҆
tests within	ĀҌ
tests would	ĀѶāҊŊҊ
tests would fail	ĀѲāҒ
tests would get	Ā҈
tests |	āҌŊ҈ŋ҆ōѹ
tests | $	ā҈Ŋ҈ŋ҇
tests | do	ā҆
tets	āѱōғŎ҆
tets in	Ŏ҆
text	āѱĳҒĴҩŔҒ
text $	ĀѶĴҚ
text <literal>	ĀҐŔ҇
text <literal> $	Ŕ҈
text <literal> |	ā҆
text _ $	ĀѴĳ҇Ŕҍ
text _ line	ĴҊ
text _ the	Ā҉
text _ |	ā҆
text does	ĳҊ
text of	Ĵ҈
text of line	Ĵ҈
text |	ĀѵĳҊ
text | $	ĀѵĳҊ
than	āҰĄ҇Ć҈ď҉Łѹ
than <commit>	Ā҉āѸ
than <name>	āҖďҊŁѺ
than <name> |	āҍ
than <path>	āҋ
than <path> |	āҊ
than _ please	Ā҉āѺ
than _ which	ďҊŁѺ
than _ |	ĀѹāҗĄ҇
than one	Ā҆
thank	āѸ
thank you	āѺ
thanks	ĀѰāґ
thanks $	ĀѴāҖ
that	Āѷā҆ăѺĄҐąҎćѴĉѺċ҆ď҉Ē҆ē҉ĔѶĖѹĠ҆ġ҆ģѸĥҋĩҍĪѴį҆ĳѵĶҊĺѷĻҊĽѵĿѸŁѺŉ҆ŊѺŋѵōҍŏ҆őѳŒѹœѶŕ҆
that $	ġҊ
that <name>	ĀҜāѪćҊĉҋĊѷď҇đ҈ĕ҇ęҎě҈ĥѸĩѹī҇ĭ҈ķ҆ĺѶŀѸŁҏŇҍňѳōѵ
that <name> <name>	āѹķ҈
that <name> calls	ĀҍęҊ
that <name> defines	Ā҇Ŀ҆
that <name> does	ď҉
that <name> hands	Ň҆
that <name> has	Ě҆
that <name> is	ĀѹāҐć҇ě҉ĬѹĭҌŁ҉
that <name> lacks	ď҆
that <name> overrides	āҌ
that <name> raises	Ā҇
that <name> takes	Ł҇
that <name> was	Ĭ҆
that <path>	ĀҍāѺĝ҉Ī҇
that <path> defines	Ā҆
that <path> imports	ĝ҈
that <path> was	ņ҈
that <tag>	Ą҇
that _ $	āѷġ҇Ļ҆ł҇ň҆Œ҆
that _ 's	ĺ҆
that _ <commit>	čҊ
that _ <mark>	Ē҆
that _ <name>	āѸą҉ĆѹćѶĉѸĊҒĎ҆Đ҆ē҉ĘҏęѸğҌġѹīѺĬ҉įҋİѸĳѺĶҍķҋŀҋŁѸŃ҆ń҇ōҙ
that _ <option>	ċ҇
that _ <path>	ĀѺą҆Ď҇ĪѺįҋ
that _ a	Ċ҆Ń҆ň҆
that _ added	ă҆
that _ an	ĥ҆
that _ calls	ĀҚĊѷę҉
that _ class	Āѷĵҍ
that _ contains	Ā҈
that _ defines	ĀҍĿ҆
that _ deprecated	ā҆
that _ does	ď҉ŏ҆
that _ exist	Ā҉
that _ exported	ģ҈
that _ from	ĀҙāѹăѴĚ҆ħ҆ĩ҆ňѺ
that _ function	Ĭ҆ļ҈
that _ had	Ņ҇
that _ hands	Ň҆
that _ has	āѸĚ҆Ī҇ĳ҆ŏѹ
that _ imports	ĝҎĩѺ
that _ in	ĀѳĨ҆ĩ҈Ņ҆
that _ interface	āѸĥ҉
that _ is	ć҆ě҉ĭҋŁ҉Ō҆ŎѹŔ҆
that _ it	ĀѴā҇ą҉Ć҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ not	Ā҉Ą҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	āҊ
that _ project	ė҉ĮѺ
that _ raises	Ā҇
that _ right	ē҈Ō҆
that _ run	Ā҆
that _ still	Į҆
that _ takes	Ł҇
that _ test	ĀѯāҎŎҋ
that _ tests	Ā҆
that _ the	Ā҇āҍĥҏķ҈ŀ҆ŋѺōѹŒѺœ҆
that _ through	Ħ҇
that _ to	Ēѹľ҇
that _ use	ĀѹāҊ
that _ uses	āѸĉ҉
that _ was	ĎѺĬ҆ŅѸņҍ
that _ with	ĀѺĩ҇
that _ |	Āѷā҆Ġ҈
that a	āѹě҉
that added	Ā҆
that added <name>	Ā҉ąѸ
that are	ĀѱāґĪѺŏ҇
that be	āѷŇ҇
that belong	ľ҇
that belong to	ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	Ċ҇Ę҉
that calls	āѳĘҍ
that calls <name>	āѵĊ҉Ęҍ
that carry	Ā҉āѷ
that carry the	ĀҊāѷ
that changed	Ď҆
that class	ĀѺē҆ī҆
that class <name>	ē҆
that come	ē҈
that commit	č҇
that commit <commit>	č҈
that constant	Ķ҈
that contain	ŉ҇
that contains	ĀѱąҌķ҈ő҇œ҈
that contains <name>	ő҆
that contains <path>	ĀѶą҈
that contains the	ķ҈œ҇
that covers	āҐōѶ
that create	Āҍ
that created	ĀѷąҖ
that created <path>	ą҆
that define	āҗ
that define <name>	āҚ
that defines	Ćҏ
that defines <name>	ķ҆
that defines it	Ć҉
that deleted	Āґąѹ
that deleted <name>	Ā҆
that deleted <path>	Āҋ
that depend	ĩ҇
that depend on	ĩ҇
that did	Ā҉
that does	ĀҊ
that edited	į҆
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҇ōѹ
that fail $	ā҇ōѹ
that file	ā҉
that file |	āҊ
that forget	ā҉
that goes	Ā҇
that goes from	Ā҈
that has	Ā҈Ć҆ĩ҆ň҇
that has <name>	Ā҉
that has it	ň҆
that have	ĀѺĒ҆ň҆
that have <name>	ň҆
that ignore	āҐĊѺ
that implement	ĥҊ
that implement <name>	ĥ҈
that implements	ĥ҉
that implements <name>	ā҆
that implements the	āѺĥ҉
that import	Ĝ҇
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҎ
that imports	ĩҌ
that imports <path>	ĩ҆
that in	ĩ҇
that in with	ĩ҇
that inherit	ĀѺĚ҇
that inherit from	ĀѺĚ҇
that inherits	Āҋ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҉
that introduces	āѺ
that is	ĀѱāѮĚѷģ҇ĮҋĻҌńҊŅ҇ňҔŒ҆
that is <name>	ńҋ
that is a	ň҇
that is exported	ģ҈
that is now	Ņҋ
that is still	Į҆
that it	Ĭ҈
that it is	Ĭ҉
that line	ĀѸĴҊ
that line $	Ĵ҆
that line |	Āѹā҆
that mentions	Ā҉
that method	ĀҊĺҏ
that method 's	ĺ҆
that module	Œ҇
that name	āѺġ҇
that need	āҋŉѸ
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
that removed	ĀҐąѶ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҆
that result in	Ņ҆
that runs	ĊҊ
that say	ĥ҆
that say <literal>	ĥ҆
that says	Ķ҉
that sets	Đ҉
that sets <name>	Đ҇
that so	Ā҇
that so |	Ā҇
that test	āѺŌҌŎѷ
that test is	Ō҇ŎѺ
that the	ĀѳāѲĈҋĥ҇Ĭ҈İ҇ĵ҆Ķ҈œѸ
that the <name>	ĶҊ
that the class	ĵ҆
that the test	ĀѹāҏœѺ
that the tests	ĀҊāѸ
that this	Ė҆
that throw	Ń҆
that touch	ō҆
that touch <name>	ō҆
that touched	ĀѸā҉į҇
that touched <path>	ĀѺā҇
that use	ōғ
that use <name>	ā҇
that used	ņ҆
that used to	ņ҆
that uses	ĀѸāҍō҆
that variable	ğ҈
that version	Ġ҆
that was	ņ҈
that we	ĀѸā҉
that were	ă҆Ą҆
that were not	Ą҆
that what	ĬҌ
that what <name>	Ĭҍ
that workflow	Ā҆
that workflow run	Ā҆
that works	Į҇
that |	āѲġ҇Ļ҆ł҈ň҆
that | $	āѲġ҇Ļ҆ł҈ň҆
the	āґćѸĈ҈ĉѳĊѸċҊĎѷďҌĜѸĞ҇ğҋĢѴĤ҆ĦѶĨѲĩѬĬѤĭѹİ҉ıҋĵ҇ĶҏķҎĸҎĹ҉ĺѵĻҊļ҉ĽҌĿѹłѺńѸŅ҈ŇѶňѺŉ҇ŊѭŋѺŌ҉ōѷŏѯŒҊœҎŔҕ
the <literal>	āѺĵ҈ĶҋĽ҆ŔѺ
the <mark>	Ēҋē҇
the <mark> decorator	ĒҊ
the <name>	ĀѮā҈ĂѺă҇ĉ҆ĊҒċ҇ĐҕĒ҆ēғĔҌĕѺěѺĝѺĞ҈ğ҈ĢѬĩҎĪѲīѵįѸĳҖĵҊĹҢĺ҈ĻѹĽҌĿѹłѺŅѵŋѺŌ҆ōѸŐѺőѩŒҎœҊŕ҉
the <name> $	ĀѯāҨģҊ
the <name> <name>	ā҈ċ҉đ҇ĢѲĶ҈Ľҋ
the <name> argument	ĔҎ
the <name> block	ŕ҉
the <name> class	Ĥ҆ĵҏĺҋ
the <name> constant	Ķ҇
the <name> dependencies	ĩ҈
the <name> docs	ā҆
the <name> entry	Đҏ
the <name> env	āѺğ҉
the <name> file	Œҋ
the <name> for	āѺćҏğҌ
the <name> function	ķ҉Ł҇
the <name> imports	ĩґĪѺ
the <name> interface	Āҏ
the <name> line	Ĵ҆
the <name> lines	ē҉
the <name> method	ĹҒ
the <name> module	ā҈ŒҔ
the <name> of	Āҏāќĉ҉ĊҜĢ҉ģѸĩѺĳҠŒѺ
the <name> or	ĀҎ
the <name> routine	ķ҈
the <name> setting	Đҍ
the <name> struct	ĵҌ
the <name> test	āѷŌ҈œҐ
the <name> tests	ĀҌ
the <name> that	ēґ
the <name> trait	ĥҊ
the <name> typedef	Ľ҇
the <name> way	ā҈
the <name> |	Āѹāҋ
the <option>	Ā҈ċ҆
the <option> option	ĀҊ
the <path>	āѹıҊŕ҉
the <path> file	ı҈
the <path> workflow	ŕҊ
the _ $	ĀѺāҘĆҐćѺĊҋĎѸĐѸđҍĖѺĞҊğ҉ģҌĤѺįѹİѶıғķѹĸ҆ľ҉Ņ҉ŋҎ
the _ 's	Ā҈ı҉łѺ
the _ <commit>	ĀѺČ҉čҔŉҏ
the _ <line>	āѸĴ҈
the _ <literal>	āҍįѺĽ҈ŔҠ
the _ <mark>	āҕ
the _ <name>	ĂѸăѹĄѺĈѷĊѹČѶčѹĐҊĒҖē҈ĔҙĕѺĖѴė҈ęҕěҊĞѶğѲĠѺĢҍĤҏĥҕĦѹħѴĨѹīҕĬҒĭ҇ĮѹįѸİѲıѱĲѺĳѷĵѱĶҐķ҆ĸҍĹ҆ĺѲĻҋľѶŀ҆łѸŃ҇ńґŅѮňѴŉѸŊѷŋ҉ŌҎŎѮŐҝőѹŒѴŔѶŕѶ
the _ <option>	ĀѺā҉ċҐ
the _ <path>	āѶąҊĜҊĝҎģҎħѺŅѸņ҉ŎѺő҇ŕҕ
the _ <tag>	āѺĠҔ
the _ a	ĀѯāѸġҏŐҍ
the _ above	Ě҇
the _ after	ā҆
the _ alias	ĽҚ
the _ and	ĀѳāѵĈ҆ğ҇ĢҌĵ҆ķ҉Ĺ҇
the _ annotation	Ā҆āѸĒ҇Ň҈
the _ api	ģ҈
the _ argument	ĔҔ
the _ assigned	Ā҇
the _ at	Ā҇āѹİҊ
the _ base	āѵġҋ
the _ be	Ĉ҈
the _ behind	Āѹđ҈ĢҎ
the _ between	ĀѸāҎĆѺď҈
the _ block	ŕ҉
the _ branch	ĀѰāґ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҍĈѸ
the _ builds	Ĉ҆
the _ by	Ā҆ąѺĨ҆
the _ called	ĀѮāҖĊѸĘҊęѺĢ҈ıҌķ҉ŋѷœҎ
the _ calls	Œҍ
the _ case	ŌҌ
the _ cases	Ā҇ŊѺ
the _ chain	Ě҉
the _ change	āҊ
the _ changed	ĀѺ
the _ class	ĵҏĺҍŃ҇ňҎ
the _ classes	ěҋġ҆
the _ clause	ńҊ
the _ comment	ĀҎ
the _ commit	ĀҏāѺįҋİҒ
the _ compile	Ĉ҉
the _ compiles	Ĉ҈
the _ constant	Ķ҇ĸ҆
the _ count	ĀѯĎҎĳҋľҋŊҌ
the _ coverage	ĀѰāҍō҆
the _ cycle	ĀѴāғ
the _ declarations	Īҗ
the _ declared	Ĥ҉
the _ decorator	Ēҏ
the _ def	ļ҉
the _ defined	ĀҖāѲċ҇
the _ defining	ā҆
the _ definitions	āѹĆҐ
the _ dependencies	Āғĩ҈
the _ docs	Ā҈
the _ does	ő҆
the _ edges	Ċ҆
the _ edit	āѵįҏ
the _ entry	ĐҏįҊİ҇
the _ env	āѺğ҉
the _ environment	ğҊ
the _ exported	ā҈
the _ fail	Ā҈āѹ
the _ failing	Āҋāѹ
the _ file	āҏĐҍı҇ŌѹŎҕőѴŒҐœѺ
the _ filename	Ņ҉
the _ files	Āѹă҆Ą҆
the _ final	ĶҌ
the _ first	ą҆
the _ folder	ĀѶāҐĈѹœ҈
the _ for	Ā҈āҝćҍğҌĵѺĽ҉Ŏѷ
the _ form	ā҇
the _ formerly	ŅѵņҒ
the _ from	ĀѩāѱĔ҈ě҆ħ҆ň҇Ŏқ
the _ func	ķҋ
the _ function	Āѵā҉ķ҆ĺ҉ĻҐļ҉ŀ҆œ҉
the _ functions	ō҉
the _ give	ĀѴāҐŇѺŐ҈
the _ go	Į҆
the _ graph	ĀҊāѸ
the _ hand	đ҇
the _ have	ı҆Ŋѷ
the _ helper	ā҆Ļҋ
the _ hierarchy	ćҋĚѹ
the _ history	Ā҆āѹĎҊ
the _ how	Į҆
the _ if	Ō҆
the _ implementation	ĀѺāҎ
the _ implementations	ŀҋ
the _ import	ĀѶāґħҋĪѸŏ҉
the _ importing	ĜҎĝѴ
the _ imports	āҎĩҎĪѰŏҒ
the _ in	ĀқĂ҈ąҊĈҏĎҊďҊĐ҈ĠѶķѹĺҌĿѶŀѹŏѸ
the _ inside	ĀҋŊѺōѺŎҊ
the _ interface	ĀҎāѺ
the _ introduced	ă҈
the _ is	ĀѝāқĄ҇Ĕҋğ҇Ō҆œ҇
the _ it	āѵĊѺĕ҇Ħ҆Ņ҈
the _ item	Ķҋķ҉
the _ itself	Ė҆ő҆
the _ java	Į҆
the _ job	ŕ҆
the _ keep	ĭ҇
the _ key	Đ҆
the _ level	ĭҊĶ҈
the _ library	ā҆
the _ like	ē҈
the _ line	ā҈ċҎİѵĳҊĴ҆
the _ lines	ē҈Īҍ
the _ list	āѹĆ҆ď҉Ĝ҆ġѹĪ҉ĿҌŁ҈
the _ listing	ă҈
the _ location	Ľ҈
the _ log	ā҆
the _ marked	Ă҈
the _ member	Ā҆ā҈ĸ҉Ĺҏ
the _ members	Ă҆
the _ metadata	ĞҌ
the _ method	ĀѳĹҚŀҔ
the _ methods	ĂҘ
the _ modification	į҈
the _ modified	Č҆
the _ module	ā҉ĶѺŌѺőѺŒҜ
the _ name	ĀѷāҊŅҏŒ҉
the _ named	ć҆ļ҆Ō҈
the _ names	ĀҊĿ҉Ł҆
the _ need	Į҆
the _ nested	Ļ҇
the _ node	Į҆
the _ notes	Ā҇āѶ
the _ now	Ņ҈ņѺ
the _ number	ĀѶā҆Đҋĳѹ
the _ of	āѪĂѯąҍĆѷć҈ĉҒĊғĎғďѶĐѰđ҇ēҎĕҊĖ҇Ę҉ęҎĞѲğѯĠ҈Ģ҈ģѣĤѸħѸĩѳĮѱįѺİѸĳҝķ҉ĺѹĻѹļҏľғŀѱŁҋł҇Ńѱń҈ŅѵņҊŇѷňҔŊҘōѸŏѳŐѫő҉ŔѸ
the _ on	ĀҒāҌĈѸĤ҈Ĳ҉
the _ one	İ҈ő҇
the _ ones	ĀҎ
the _ option	Ā҈
the _ or	Ā҇āѷćҌĈ҈ňѷ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	Āѵā҉ċ҇
the _ part	ĀѶāҌ
the _ pass	ĀѸ
the _ path	ĀҋāѲħҏŅҌņҋőҊ
the _ places	Ć҆
the _ points	Ā҆
the _ project	Ā҉
the _ python	Į҆
the _ recent	āѴįҎİҌ
the _ release	āҗ
the _ releases	ā҇
the _ require	āҋ
the _ requirements	ĖҌ
the _ requires	Ė҆
the _ responsible	ą҆
the _ return	Ňҋ
the _ review	ĀѸā҈
the _ revision	Ā҆āѺįҊ
the _ routine	ķ҇
the _ runs	Ā҇
the _ script	Ŏ҇
the _ section	ĀѺāѷĖ҉Ğ҇
the _ sequence	ħ҇
the _ set	āѹĆ҆Ğ҆ľ҆Ŀ҈
the _ setting	Đҍ
the _ sign	ĕ҇
the _ signature	āҋ
the _ site	ĵ҆Ķ҆ĺҍ
the _ sites	Ċ҈
the _ specifier	ėҊ
the _ statement	ĵҍķ҇
the _ statements	ģ҇Ī҉Ń҈
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀґāѴōҋ
the _ switch	ċ҈
the _ taht	ą҆
the _ take	ğ҇
the _ test	āѺŋѸŌґœҝ
the _ tests	ĀҒ
the _ text	Ā҉
the _ that	āѭăѸďѹĐѹēҒĜѶĝҔĢ҉ĥ҉ĩҐĭѺįѸĳѸĺѺĻѺŃ҆ŅҎŇҋŌѺōҎŒѵœѸŔ҆
the _ the	āѺ
the _ thing	ĀѸāҍ
the _ time	ĀѺāѴĖ҇įҏ
the _ to	ĀѴāҌĉ҆Ċ҉ıѶŅ҆ő҈
the _ trait	ĥҊ
the _ tree	Ě҇ĵ҆őҋ
the _ type	āѯĽ҆łҍŇҋŐѺ
the _ typedef	Ľ҇
the _ types	ňҋ
the _ up	Āѹ
the _ update	į҇
the _ use	ā҈
the _ value	Ā҆āѵĔҍĶ҈
the _ var	ğҋĶҊ
the _ variable	āҏğ҈ĶҏŐ҆
the _ variables	Ĥҋ
the _ variant	ā҇
the _ version	ĀҋāґĮґ
the _ was	Āҏāѵ
the _ way	ď҈ħ҆
the _ what	āѹĞҊ
the _ where	āҋąҊĺ҆
the _ which	ĥ҇ĩ҇ĪѺĽ҈ňѺœѺ
the _ whose	ŒҎ
the _ will	āѺĚҊ
the _ with	Āѵā҈Œ҇
the _ within	Ŀ҇
the _ work	ĀѶāғ
the _ workflow	ĀҌāѺŕ҈
the _ |	ĀѯĈѺĊѷďҔĕѺĖѺė҆ĞҊğҏġ҆ģ҆ĥѺħ҆įѸķҌĽѺłҐŅ҇Ň҉Ō҇ŎѸŒ҆
the abstract	ĂҖ
the abstract class	āҍĂѺ
the abstract members	Ă҆
the abstract methods	ĂҎ
the access	āѺĭҋ
the access level	ĭҋ
the added	ĀѺă҈
the added files	ĀѺă҈
the amount	ľ҆Ŋ҇
the amount of	ľ҆Ŋ҇
the ancestors	Ā҈āѺćҋĚ҆ě҇
the ancestors of	Ā҉Ě҆ě҇
the annotation	Ēғ
the annotation <name>	ĒҐ
the annotations	ē҇
the argument	āѺċ҇ďҍ
the argument <name>	Ā҆
the argument list	ďҌ
the argument parser	ċ҇
the arguments	āѹďҊŁқ
the arguments <name>	Ł҆
the arguments of	āѺď҆Łҋ
the arrow	Ňґ
the assignment	Ķ҇
the attribute	ŐҘ
the attribute <name>	Őҗ
the attributes	āҎē҆Ĥҏ
the attributes of	ĀѹāҏĤҍ
the author	ĀҋāѳĲґĴѺ
the author of	ĲҐĴѺ
the authors	āѸĭҊı҆
the authors keep	ĭ҇
the base	ĀҐāѱĂ҇ěҌŀҋň҈ŒҊ
the base class	Ă҈ěѺňҕ
the base classes	ěҋňѶ
the base method	ĀѸŀ҇
the base name	ŒҊ
the bases	ć҆Ě҇ěҋ
the bases of	Ě҇ěҋ
the behaviour	ďѶĢґ
the behaviour of	ďѶĢґ
the biggest	ĀѰāҢ
the biggest one	ā҈
the body	ĀҊĉҊĊѹĘҎĳѹķҋļҎĿ҇ń҆
the body of	ĀҊĉҊĊѹĘҎĳѹķҋļҎĿ҇ń҆
the bottom	Āҍİѵ
the brackets	ŁҌ
the brackets of	ŁҊ
the build	Āҋā҈Ĉҏ
the build broken	Ā҆
the build fail	Ā҆
the call	āѴĊґ
the call graph	ĀҌāѺ
the call sites	Ċ҈
the call to	Ċ҈
the callees	ęҏ
the callees of	ęҏ
the caller	ĀѺāѭĉҏĕҎ
the caller of	āѳĉҏĕ҆
the callers	ĊғĘҍę҉
the callers of	ĀѴĊҕĘҍę҉
the calls	ĉ҈
the change	ĀѳĲ҇ŉ҇
the change <commit>	Āѳā҈ŉ҆
the change on	Ĳ҇
the changes	ą҆
the changes in	ą҆
the checker	ŇѺŐ҉
the checkin	ą҉
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	ĀѯĚҎěѺňҕ
the children of	ĀѯĚҎěѺňҕ
the ci	Āѵāқ
the ci job	ŕ҆
the ci log	ā҈
the ci workflow	āҊ
the circular	āҍ
the circular import	ĀѺāҍ
the class	āѧćҝĚҏěғĢґĤғĥѸĵғĶѺķѸĺҍľҌĿҌňҐōҍ
the class <name>	ĀґāѯćҐĚҍěҎĢҒĤғĥѸķѹĺ҉ľҊĿҎň҆ōҍ
the class hierarchy	Ěѹň҉
the class or	ćҋňѸ
the class tree	ĀѹćѺĚҊňҋ
the classes	ĀѴć҈ĥҐňғ
the classes <name>	ĀѺć҈ě҇
the classes that	ĀѺĚ҈
the classes which	Ā҈ĥ҈
the cli	ċҋ
the closure	ĻҖ
the closure <name>	ĻҖ
the code	ĀҖāѪĈҔĉѷĊ҉ĐѸğ҇Ġҍġ҉Ĭ҇Ķ҆ĺ҉ō҈Ŕ҆
the code $	Ā҈āѺĊҐ
the code <name>	āҏ
the code base	āѲġҋ
the code is	ĀѸāҒ
the code of	ĀғāѱĠ҇ō҉
the code that	ĀҐāѷĉѸ
the code |	Ĭ҇Ķ҉
the command	ĀѸāҌċҎ
the command line	ĀѺāҌċҎ
the comment	ĀҌ
the commit	ąҍČ҇čҎĎҕŉ҇
the commit <commit>	Č҈čҌŉ҇
the commit by	Ā҉ąѺ
the commit count	ĀѷĎґ
the commit history	Ď҉
the commit in	ą҇
the commit responsible	ą҆
the commit taht	ą҆
the commit that	Āҋ
the commits	č҇ĎҌİ҈
the commits $	ĀҌĎѶ
the commits in	ĀѹĎ҉
the commits to	ā҇
the commits which	āѸİ҈
the committers	Ā҆
the committers for	Ā҆
the complete	Ć҆
the config	ā҈Đґ
the config <name>	Đ҆
the config file	āҋĐ҆
the configuration	Đ҇
the configuration file	Đ҇
the console	Ğҋ
the const	Ķҏ
the const <name>	ĶҐ
the constant	Ā҇āҎđҞĶҜŐҐ
the constant <name>	Ā҈āҏđҗĶҝŐґ
the constructor	ĀҐ
the constructor of	Āҋ
the contents	Ĵ҆ŕ҈
the contents of	Ĵ҆ŕ҈
the copyright	ĀѶāҋ
the count	Ď҆
the count of	Ď҆
the creation	ą҇
the creation of	ą҇
the current	āѸņ҉
the current one	ņ҈
the data	ĀѸāҍĤ҇ĵ҇œѺ
the data members	Ĥ҆
the date	įҊ
the date of	į҇
the dead	ŏ҈
the dead imports	ŏ҈
the declaration	ĀѺāѸĵ҈Ķ҆ĺҍĽҎ
the declaration of	ī҆ĽҌ
the declaration site	ĵ҆Ķ҆ĺҎ
the declared	Ė҉Ň҈
the declared return	Ň҈
the decorator	ĀѵāґĒҔ
the decorator <mark>	āҒĒѸ
the decorator <name>	ĀѴĒҜ
the decorators	āҌē҈
the decorators on	ā҇
the def	ē҆Ĭ҇ķҐĻҋ
the def of	ē҆Ĭ҇ķ҉Ļ҈
the default	ĀѹāҌċѺĔҗĕҌ
the default of	āҏĔ҉
the default value	ĀҌāѰĔ҉
the definition	āѶēҌĵ҇ķҍĹ҇Ł҆
the definition of	āѷēҌĵ҈Ł҇
the definitions	Ć҇ģ҇
the definitions in	āѺģ҇
the definitions of	āҌĆ҇
the definitions that	Ā҈
the dependencies	ĀѳāҐĖґıѹ
the dependencies have	ā҆
the dependencies of	ĀѵĖҊ
the dependencies |	ā҈
the dependency	ėҔ
the dependency <name>	ėғ
the derived	ňҎ
the descendants	Āѹňҏ
the descendants of	Āѹňҏ
the dev	ĀҐāѸ
the dev dependencies	ĀҌāѹ
the developers	āѺĶ҉
the diff	čҎ
the diff of	čҌ
the difference	ĀѺāҊ
the difference between	ď҆
the difference in	ā҆
the differences	ĆѺďҌ
the differences $	ď҈
the differences between	ā҉ĆѺ
the different	ĆҌ
the different definitions	Ć҉
the direct	ĀҊňѹ
the directory	ĀѺőҚ
the directory of	ő҉
the directory that	ő҉
the doc	ĀҔ
the doc comment	ĀҊ
the docstring	ĀҌ
the documentation	ā҉
the dot	āѺĿ҇
the earlier	İѷŅҊ
the earlier name	ŅҊ
the end	ā҈
the entry	Đҍ
the entry <name>	Đ҇
the entry for	Đ҆
the enum	āҙĸҙ
the enum constant	ĸ҇
the enum member	Ā҈ā҈
the enum variant	ā҇
the enumeration	ĸҏ
the enumeration member	ĸҍ
the enumerator	ĸҒ
the enumerator <name>	ĸҒ
the env	ğҗ
the env var	ğҌ
the env variable	ğ҆
the environment	ĀѹāҌğҝ
the environment $	ā҆ğ҇
the environment variable	āґ
the environment |	āѸğҌ
the equals	ĕ҇
the equals sign	ĕ҇
the error	ŃҔ
the error <name>	ŃҔ
the error on	ā҈
the exception	ĀҎā҉ćѺŃҖ
the exception <name>	ĀґŃґ
the exception class	Ń҈
the exceptions	ń҆
the exceptions that	Ā҆
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҍ
the export <path>	ģ҆
the export statements	ģ҈
the exported	ģҊ
the failing tests	ā҇
the family	ćҋ
the family tree	ćҋ
the fastest	ā҉
the fastest |	ā҇
the field	āѸŐғ
the field <name>	āѸŐғ
the fields	ĀѺĤҔ
the fields of	Ĥ҇
the file	ąҘĆѺčҋĎҌģҌĥѺĪ҇įҎĲ҆ĳҌĴҋĵҋķѸĸѺľѵōѷŎѹŏ҆őҜ
the file <name>	āѳąҎĎ҉ģ҈į҈ĳ҇Ĵ҆ķѸĽѺľѹōѸőҔ
the file <path>	Ā҆ąҋį҇ĳ҆Ĵ҆ņѷő҉
the file and	ğ҇
the file for	āҋ
the file formerly	ŅѵņҒ
the file in	ĺ҉
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	āѺĶҌņҊŒѹ
the file which	Ľ҈
the file whose	ŒҌ
the file with	Œ҉
the files	ĀѺāѶă҇ČҊčҌĝ҉ĩҋŒҎ
the files introduced	ă҈
the files of	č҆
the files that	Ā҇āѺČ҆ĝ҉
the first	ąҋĆҎİѸ
the first $	āѸĆҊ
the first commit	ĀҋāѴąҍİѹ
the first release	ĀҊāѺ
the first test	ā҈
the fix	Ā҉āѵ
the flag	Ā҈
the flag <option>	Ā҈
the folder	ő҇
the folder does	ő҆
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҇Ņ҆ņҌ
the former <name>	ņ҉
the former <path>	ņ҉
the former name	āҎ
the former path	Ņ҉
the full	ĀҍĆ҇ő҉
the full list	Ć҆
the full path	őҊ
the func	āѸķҌŁ҈
the func <name>	āѸķҋŁ҈
the function	āѺĉ҇ĒѷēҏĔ҇ĕ҈ĘҊęҒĢҗĬҡĳѺĶѺķҗĺѺĻҍĽѹŁ҈ŃѹńҒŇҎŋѷō҉ŐѶŒѺœѷ
the function <name>	Āҋāѭĉ҈Ċ҆ĒѺēҏĔ҈ĕ҈ĘҊęҒĢҗĬҢĳѺĶѺķ҇Ļ҉ĽѺŁҊŃѹńҒŇҏŋѷō҇ŐѶ
the function called	ķҊ
the functions	Āѵā҉ĉҒďҊĘҐġ҆ļ҆Ń҉
the functions <name>	āѺďҊĘѺęҍ
the functions called	ĉ҉ĘҊęѺ
the functions in	ĀҊ
the functions that	Āѹāҏĉҋ
the git	Ā҇āѸ
the git history	Ā҇āѹ
the global	ā҆Ķҕ
the global <name>	ā҉ĶҌ
the global variable	Ķ҈
the hash	ĀѺą҆
the hash of	ą҆
the head	ĀҊāѺ
the header	ā҇
the header of	ā҈
the helper	Ā҇āѸķҒ
the helper <name>	Ā҇āѹķҌ
the hierarchy	ĚҐŀ҆ň҆
the history	ĀҎą҈İҍ
the history $	ĀҌāѺ
the history of	Āѷā҉ą҈Ď҉
the history was	Āҏāѵ
the history |	ĀѰāҌİҊ
the hits	Ā҇
the idea	ĢҎ
the idea behind	ĢҎ
the identifier	ġ҈
the identifier <name>	ġ҈
the impl	ĿҌ
the implementations	ā҇
the implementations of	ā҆
the implementors	ĥ҆
the implementors of	ĥ҆
the import	ĀѷāҋĝѺħҏĨ҉Īқ
the import chain	ā҇
the import cycle	ĀѴāғ
the import lines	Īҍ
the import list	ĪҊ
the import of	Āҍĝѷ
the import path	ħҎ
the import statements	Īҋ
the importers	Ā҇Ĝ҈ĝҌ
the importers of	Ā҇Ĝ҈ĝҌ
the imports	ĀѸāѸĝ҉ĦҙħҋĩѹĪҒ
the imports from	āѺħ҈
the imports in	āҋĪ҈ŏѺ
the imports of	ĝ҆ĦҏĪҊŏѶ
the imports that	Ī҆
the include	Ĝ҇
the include list	Ĝ҇
the inferred	ĀҊāѵŇ҆
the inferred type	Ā҉āѸ
the inheritance	ĀҌāѹĚ҆ěҋ
the inheritance chain	āѺĚҊ
the inheritance hierarchy	ć҇
the inheritance tree	Āҍ
the inherited	āѹŀҍ
the inherited method	āѺŀ҉
the inner	ĻҜļҏ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҆
the installed	ā҆
the integration	Ā҇
the integration tests	Ā҇
the interface	ĀҎĥқīѹĽҏĿѹ
the interface <name>	ĀғāѹĥҜĽҌĿѺ
the interfaces	īґ
the interfaces that	ī҆
the key	Ā҆ĐҐ
the key <name>	Ā҇ĐҎ
the kind	ł҇
the kind of	ł҇
the language	āѸĮ҈
the largest	āҒ
the largest of	ā҇
the largest |	ā҆
the last	Āѵāҕįҏİҏĳҋ
the last change	āҋ
the last commit	İҍ
the last line	ā҇İѵĳҌ
the last release	āҋ
the last time	āѷįґ
the last update	į҇
the latest	ĀѰāҊąѺįҞİҋ
the latest change	į҆
the latest commit	Āѳāҏİ҈
the latest edit	āѷįҌ
the latest version	āҊ
the length	Ď҉
the length of	Ď҉
the level	ĩ҈
the level of	ĩ҈
the libraries	Ė҇
the licence	Āѷā҈ıҘ
the licence called	āѷıҌ
the license	ĀѲā҉ıҎ
the license of	ı҇
the licensing	ıҎ
the licensing of	ı҉
the line	ĀѷāѱĐҐĲ҆Ĵ҈Ķ҇ĸҎĹ҆
the line <line>	āѸĴ҈
the line count	ĳҍ
the line number	Đҋĳѹ
the line of	ĸ҆
the lines	Ā҆āѺĳҌ
the lines of	ĳ҈
the lines that	Āҏ
the list	ĀѯĖҋęҍ
the list of	ĀѯĖҋęҍ
the literal	ĀѸā҇đҍ
the literal <literal>	ĀѺā҇
the local	ā҆Ļ҉
the local function	ā҈
the local helper	Ļ҈
the location	Ķ҉ķғőғœ҉
the location of	ĶҊķҌőҕœ҉
the log	Ā҈āѸįҊ
the log of	Ď҈įҋ
the longest	āҢħѸ
the longest import	ā҉
the longest method	ā҆
the lowest	Į҉
the lowest <name>	Į҆
the lst	ĀҎŊѴ
the lst of	ĀҎŊѴ
the main	āҐ
the member	Ĥ҇ĺ҉
the member variables	Ĥ҈
the members	ĀҊ
the members of	ĀҋĤѺ
the message	ĀѶā҉ŔҊ
the message <literal>	ĀѳāҊŔҊ
the method	Ā҇āѸēҊĬҋĵѺĹҒĺ҈ľҍĿҐŀҊńґ
the method <name>	ēҊĬҌĹҕľѹĿѴŀҔńґŇ҆
the method count	Āѹľҍ
the method in	Ā҈
the method list	Ŀҍ
the method names	Ŀ҉
the method set	ľ҆Ŀ҈
the methods	ĂғĚѳěѷľҌĿҜŀ҈Ń҆
the methods in	āѷĂҋľ҉Ŀѹ
the methods marked	Ă҈
the methods of	Ā҈āҎĚѳěѷĿҏ
the methods that	Ă҆ŀ҇
the minimum	ĮҎ
the minimum version	Į҆
the module	Ā҉ĜҊĝ҈ĢҏģҏĥѺĩґĶ҉ŒҐ
the module <name>	ĢҏģҊĩҌĶѸŒ҉
the module <path>	āѷĜ҉ĝ҉ģ҆ĩ҉
the module called	āҍ
the module level	Ķ҇
the module named	Œ҆
the module that	ĵ҆
the module variable	ĶҌ
the modules	āѺĜ҆ĝ҆ĩҌ
the modules importing	ĜҎĝѴ
the modules it	Ħ҇
the modules that	ĝҌĩҋ
the modules which	ĩ҆
the moment	āѹŌ҈
the moment |	Ō҆
the most	ĀѹāҕįҌİґ
the most recent	āѴįҎİҌ
the most |	āҍ
the move	Ā҉āѶŅҏņҊ
the move $	Ņ҆
the move of	ņґ
the move to	Ņҋ
the move |	Āҍ
the name	ĀѷāѴĆ҉ġғĭҋŅѹņґŋҕŒҊ
the name <name>	āѷĆҊġҌĭҌŋҊŒ҇
the name of	āѹġ҇ŋҌ
the names	ŁҋŊѺ
the names defined	Ā҈
the names exported	ā҈
the names of	ĩ҇ŁҋŊѺ
the nested	ā҈ļҐ
the nested def	ļ҆
the nested function	ā҆
the new	ĀѴāҊĄ҆ņ҈
the new name	Ņ҉
the newest	ĀѴāҘĮѶįҗİҍ
the newest commit	įҍİ҉
the newest revision	į҆
the newest version	āҎĮѸ
the next	ĀѺāғ
the next commit	ā҈
the next release	ā҆
the number	Ā҇āѹĎҊđҊľґŊҖ
the number of	Ā҈āѺĎҊľҋŊғ
the number or	đ҆
the old	ĀѷāҏŅ҉ņҘ
the old <name>	ņ҉
the old <path>	ņ҉
the old name	ņ҇
the old one	ŅҊņѹ
the old version	ā҆
the oldest	Ā҆āҋĆѺĮҌ
the oldest |	āҊĆѺ
the one	ĀѺāҌĆѺĹ҈Ļ҉
the one in	āҋ
the one of	Ĺ҇
the open	ĀѮāҕ
the option	āҊċ҈ĐҎ
the option <name>	ĀҊĐҋ
the option <option>	ĀѲāҎċ҈
the original	Ņ҉
the original filename	Ņ҉
the other	ď҉
the other way	ď҈
the outcome	Ō҇
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѹģҒ
the outside $	ģ҇
the outside |	ģ҉
the overloads	Ć҇
the overloads of	Ć҇
the overrides	ĀѶāҏ
the overrides of	ĀѶāҏ
the overriding	ŀҌ
the package	ĀҋāѳĞҒı҇ĶҌ
the package <name>	ĀҎāѵ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀҕāѹĐ҆ĔҋġѸŁҊ
the parameter <name>	Ā҈ĔҌ
the parameter list	Ā҇ġѹŁҐ
the parameter of	Đ҆
the parameters	Ā҆ďҎŁҔ
the parameters of	ĀҌď҇Ł҆
the params	ďҍŁ҉
the parent	ĀѺćқ
the parent 's	ā҈
the parent class	ě҇
the parent of	āѶćғ
the parentheses	ć҆Ł҇
the parents	ĀѺćґěҍ
the parents of	ĀѺćґěҍ
the parser	ĀѤāҢ
the part	Ā҈
the part of	Ā҈
the past	ĎѹŅҖ
the past |	Ņҋ
the path	ĀѸķҍņѸő҉ŒҐ
the path by	Ĩ҆
the path of	āҋŒҎ
the people	Ā҇
the phrase	Ŕ҆
the phrase <literal>	Ŕ҆
the pipeline	ĀҐāѳİѺŕ҈
the pipeline <path>	ŕ҇
the place	ĀѺā҈ĐҊĥѺĶ҇ķ҆ĸ҆ĻѺļ҈Ŕ҆
the place in	ĐҌ
the place where	āҒķѷ
the places	Ċҋ
the places that	Ċ҈
the places where	Ā҉
the position	ĵ҆
the predecessor	ŅҒņѹ
the predecessor of	ŅҌ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	Ņ҆
the previous name	Ņ҆
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѷāѰĈ҉Ėҗė҇ġ҉ĮҕıҋłҏŊѶőҊ
the project $	ĀғāѸĈѲİ҇
the project 's	łѺ
the project and	Į҆
the project be	Ĉ҈
the project build	ā҆ĈѸ
the project builds	Ĉ҆
the project have	Ā҈Ė҇Ŋѷ
the project how	Į҆
the project need	Į҆
the project require	Ā҆
the project requires	Ė҆
the project structure	ő҆
the project use	ā҆
the project work	ā҈
the project |	Āѹāѳė҆łґ
the properties	ĤҎ
the protocol	ĥҐ
the protocol <name>	ĥґ
the public	ĀѺģҗ
the public api	ģ҈
the public names	ģ҇
the purpose	ĢҔ
the purpose of	ĢҐ
the python	Œ҇
the raise	Ń҈
the raise statements	Ń҈
the range	ă҈
the reason for	ā҇
the refactoring	ā҈
the relative	ő҆
the relative path	ő҆
the release	ĠҊ
the release <tag>	ĀѹĠҋ
the release notes	Ā҇āѶ
the release with	ā҆
the release workflow	ĀҎāѲ
the releases	āѺăѹŉҏ
the rename	āѳŅҌņҙ
the rename $	āѵŅ҇ņ҈
the rename of	ņ҇
the rename that	Ņҋ
the renaming	āѹŅҋ
the renaming |	Ņ҇
the repo	ĀҎāѮą҈Ć҈Ĉ҈ő҇
the repo $	Ā҈Ć҈őѺ
the repo |	āѺ
the repository	ĀҐāѮġғİ҈őҎ
the repository $	Ā҆
the repository one	ő҈
the repository |	ą҇
the required	Ă҈Į҇
the required methods	Ă҈
the requirements	ėҍ
the result	ĀѹāҎŅ҈ŇҕŌ҈ŐѸ
the result of	āҖŅ҉Ň҉
the result type	ŇҌ
the return	Ňґ
the return annotation	āѹŇҎ
the right	āҋđҋŌѺ
the right hand	đ҇
the role	ĀѺĢҏ
the role of	ĀѺĢҋ
the root	őҊ
the routine	ķҘ
the routine <name>	ķҘ
the routines	ĉ҈
the run	Ė҇
the run time	Ė҇
the runtime	ĖҊ
the runtime dependencies	ĖҊ
the same	āҡďҌ
the sense	āѹĢҍ
the server	ĀѹāҊ
the setting	Đґ
the setting <name>	Đҍ
the shell	āѺĞҊ
the short	ā҆
the shortest	āѴħқ
the shortest import	āѺħҊ
the signature	āѴĕ҈ŁҐŇ҉
the signature of	āѺĕ҈ŁҐŇҊ
the signatures	ď҉
the single	Ō҉
the single test	Ō҉
the size	ľҊ
the size of	ľҊ
the slowest	ā҉
the source	āѰđҌğ҈ĵ҉Œ҈Ŕ҆
the source $	ĀѸđҍğ҉
the source location	Ľ҉
the source of	Āҋ
the source tree	ĵ҈ő҇
the source |	ķ҆
the sources	ĀѺĈ҇
the spot	ķҌ
the spot where	ķҍ
the spots	Ć҉
the spots that	Ć҆
the standard	ā҆
the standard library	ā҆
the state	Ā҇
the state of	Ā҈
the static	ĶҌ
the static final	ĶҌ
the status	Ā҈
the status of	Ā҈
the steps	Āҋ
the steps $	Ā҆
the string	ĀҋŔ҈
the string <literal>	ĀҋŔ҆
the struct	ĤҋīҔĵҐ
the struct <name>	Ĥ҆īҔĵ҉
the structure	ĀҌ
the structure of	ĀҌ
the subclasses	āѷĚҐĿѺŀҊň҆
the subclasses of	āѸĚҐň҇
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successor	ņҐ
the successor of	ņҋ
the suite	ĀѺŋҊ
the superclass	ćѹňҖ
the superclass of	ćѹňҔ
the superclasses	ćҊě҈
the superclasses of	ćҊě҈
the superfluous	ĪѵŏҖ
the superfluous import	ĪѹŏҊ
the superfluous imports	ŏҌ
the switch	ċ҆
the switch <option>	ċ҆
the symbol	ĭҎ
the symbol <name>	ĭҎ
the symbols	Ā҇
the symbols imported	Ā҆
the tag	Āѷā҇Ġ҆
the tag <tag>	Ġ҆
the tags	ŉҍ
the tags that	ŉ҆
the target	Ā҈
the target docs	Ā҇
the team	Āѹā҉
the test	ĀҌāҐŋ҆ŌҜōҒŎҖœҜ
the test <name>	ĀҔā҆ŋҐŌҙŎѺœҒ
the test called	āҍŋѷœҎ
the test case	ŌҌ
the test cases	Ā҇ŊѺ
the test count	ŊҌ
the test coverage	ĀѰāҍō҆
the test file	ŌѺŎҕœѺ
the test function	œҊ
the test functions	ō҉
the test module	ŌѺœ҆
the test named	Ō҈
the test names	Ā҆
the test script	Ŏ҇
the test suite	ĀґāѴōҋ
the tests	ĀҙāѸŋґōҎŎҡœҌ
the tests $	ĀѶŋҋō҇
the tests folder	œ҇
the tests for	ĀѶāғŎѷ
the tests from	ĀѵŎқ
the tests in	ĀҒāҏ
the tests inside	ĀҌŊѺŎҊ
the tests of	ĀҐāѳōѺŎҎ
the tests pass	āѹ
the tests that	Āѳā҇ōҐ
the tets	Ŏ҆
the tets in	Ŏ҆
the text	ĀҒĴ҆ŔѺ
the text <literal>	ĀґŔѺ
the text of	Ĵ҆
the thing	ĀѸāѴĄ҇Ģ҇
the thing called	Ģ҈
the thing is	ĀѹāѲĄ҇
the things	ę҆
the things that	ę҆
the throws	ńҔ
the time	Ġ҇
the time of	āѺ
the tip	İҏ
the tip of	İ҇
the top	āѸĪґŏ҆
the top of	Ī҈ŏ҆
the topmost	ĀѸįҊ
the topmost entry	ĀѺįҊ
the total	āѹľҊŊҖ
the total of	ĀѶĎ҆ľ҇Ŋғ
the trait	ĥҗĽҒ
the trait <name>	ĥҙĽҏ
the traits	ī҆
the transitive	Āѹāґ
the tree	āѵă҈őҏŒ҆
the tree $	őҌ
the tree |	Œ҇
the triggers	ŕҎ
the triggers of	ŕҋ
the two	āѷğҌ
the type	Āѳā҉ĤҋĥѹīҔĽҕĿҏł҉ŐҊ
the type <name>	ĀѱĤҌĥѺīҕĽ҉ĿҏŐѯ
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
the value	Ā҈ĐѹđқĔ҇ĕ҉
the value <name>	đ҆Ĕ҈
the value assigned	ĀҊ
the value of	ā҇đґ
the variable	Āҏđѷğ҈Őҙ
the variable <name>	Āҏđѷğ҆ŐҚ
the variant	ā҆ĸҒ
the variant <name>	ā҆ĸҒ
the version	ĀѵėҔ
the version specifier	ėҊ
the very	Ā҇
the very first	Ā҆
the visibility	ĭҋ
the visibility of	ĭ҇
the way	ē҇
the way of	āѸē҇
the whereabouts	ő҆
the whereabouts of	ő҆
the whole	ā҆
the whole thing	ĀѸā҈
the words	Ŕ҉
the words <literal>	Ŕ҉
the work	āѹĥ҈
the workflow	ĀҝŕҒ
the workflow <name>	ĀҊ
the workflow <path>	āҋŕҒ
their	ā҆Ć҇ćѴĎ҉ďғŀҌň҈
their _ $	Āҋ
their _ <name>	ŀ҈
their _ in	Ā҇
their _ |	ĀѭĎ҈ňҊ
their base	āҏćѺ
their base $	ĀҌ
their base |	Āѹňҋ
their names	ň҆
their names $	ň҆
their own	ŀҌ
their own <name>	ŀ҈
their parameters	ď҇
their signatures	ď҇
them	ĀѶāѸăѺĆґĉ҉ĊѸĒҊĪѺŃ҈ōҎŏғ
them $	āѵĆ҈ĥ҆ĩ҆Ń҇ōҍŏ҉
them _ $	Āѭā҇Ć҆ĉ҈
them _ <path>	Ā҉
them from	Ā҉ăѺ
them from <path>	Ā҉
them |	Āѭā҆ĉ҈Ē҆
them | $	ĀѮā҇ĉ҉
then $	Ĕ҇
there	ĀѯāѵĂѺĉѴďѹđѶĘҍę҆ěѸĜ҆ĠҙġғĤ҆ĥҏĩѺĬѪĭѵĲ҈ĳҌĻѺļҊĿ҆ŀҊń҆ŅѺŋ҉Ōѹ
there $	Ā҆āѶĥ҉ŀ҆
there <name>	Ěҋ
there <name> in	ā҉
there <name> |	ĚҎěѲ
there <path>	ĜҌĝѺ
there <path> |	Ĝ҈
there _ $	ĀҡĎѭđѺĴ҆
there _ <commit>	ā҇
there _ <name>	ĀћāҕĎ҇ę҉Ġҍōҋ
there _ <path>	Ď҆
there _ <tag>	ĀѺĄ҆
there _ a	ā҈Đ҆ġ҇ĬѶĲ҆ļ҇
there _ an	Ā҇Ĝѹ
there _ better	ā҆
there _ call	āѸĘҋ
there _ called	āѶŋҎ
there _ change	č҈
there _ circular	Ħ҈
there _ code	Āўāҫ
there _ import	Ā҈āѸĝ҉ģ҈ĦѺ
there _ imports	ŏ҆
there _ in	Āѷā҆Īҋĳ҇ŏѷ
there _ loop	Ħ҆
there _ of	ĀѷĎ҆ę҆ň҈
there _ place	āѺ
there _ similar	āҍġѹ
there _ test	Āҏāѱō҇
there _ tests	āҎ
there _ than	Ā҆
there _ that	Ā҉
there _ the	ĥ҈
there _ what	ġҍ
there _ which	ĀѺāѸē҆
there _ |	ĀѴā҈ĚҎěѱĜ҈Ģ҇
there a	ĀҐāѹĘ҆Ġ҉ġѺĦ҉ŋѺ
there a <name>	ĀѬā҉ĠҎ
there a call	āѸĘҋ
there a change	č҇
there a circular	Ħ҇
there a loop	Ħ҆
there a test	Āҕāѳ
there an	Ā҉āѶĝ҉ĦѺ
there an import	ĀҌāѸĝ҉
there any	ĀѺā҇Ł҇ō҆
there any place	āѺ
there any test	ĀѺō҈
there anything	ā҈
there anything similar	ā҉
there are	ĀѶāѲĎ҈ĳ҇
there are in	ĀѺĳ҇
there are of	Ď҆
there be	Ň҆
there been	Ā҉āҊĎѴ
there before	ā҇
there before <commit>	ā҇
there between	ĀѺā҆
there enough	ā҈
there enough tests	ā҈
there ever	ā҆
there ever a	ā҆
there exist	ā҉ŋѸ
there for	āѴĎҋĢҌōҋ
there for <name>	Ď҆ōҋ
there for |	Ģ҇
there imports	Ī҉ŏѺ
there imports in	ĪҋŏѸ
there in	Ą҆ĳ҈
there in <tag>	Ą҆
there in the	āҋ
there is	Đ҇ġ҈ĬѶĲ҆ļ҈
there is a	Đ҇ĬѸĲ҆ļ҇
there is an	Ā҇Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҋ
there such	Ā҈āѸġ҆ŋ҆
there such a	Ā҈āѸġ҆ŋ҆
there tests	Ā҇āѷŋҊ
there that	ľ҆
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҋĎѹđѺĢѺĴ҆
there | $	ĀҏĎѹđѺĴ҆
there | which	ē҆
these	ĀѹāѹņҌ
these _ |	ņҌ
these days	āѺņҌ
these days |	ņҌ
they	ĀѢāѝĆҎď҇Ė҆ė҆Ğ҇ĤҊħѺĪҏŅѹň҆ŎҊŏѺ
they $	Ĥ҈Ī҈ňҊ
they _ $	ĀѹāѷŎ҆
they _ <name>	ĀѸāѵĐ҆Ĭҍ
they _ in	Ī҈
they _ into	āѸľ҇
they _ it	ķ҆
they _ the	ĬѺ
they _ |	Ćҍď҆Ğ҆
they called	āѺ
they called |	āѺ
they import	Ī҇
they import in	Ī҇
they made	ā҇ĬѺ
they made the	ā҇ĬѺ
they make	āѸĬ҉
they make <name>	āѸĬ҉
they rename	ā҇
they take	ďҎ
they take |	ďҌ
they |	ĀѺāѵ
they | $	ĀѺāѹ
thing	ĀѬāѰĄ҇ĈҊġҔĢҋł҈
thing $	ā҉
thing _ <name>	Ā҉Ģ҆
thing _ the	ā҈
thing _ this	ġ҇
thing called	Ģ҈
thing called <name>	Ģ҈
thing does	Ő҆
thing in	ġ҇
thing in this	ġ҇
thing is	ĀѹāѲĄ҇
thing is the	ā҈
things	ā҈Ē҈ę҉ģҌĪҎ
things _ <path>	Āҍ
things _ called	ĀѵāҌ
things _ imported	Ī҈
things _ windows	ā҆
things are	ĀѵāҌ
things are called	ĀѵāҌ
things can	Ā҈āѸ
things does	ĀҊģ҉
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
things that	ę҆
things that <name>	ę҆
third	Ėҕ
third party	Ėҕ
this	āҏąѵćѹĈҗĉѺĊ҆ĎѪĐѸđҌĖҥėҋĞҨġҜģѸĤѺĪѸĬѰĮҧįѵİҍıҠĳѺŁѺłҜńѺŅѫŇѹŊѹŋҍōѷŐѹŒѺŔҌ
this $	ĀҗāѫĢ҇
this _ $	āѶĖѹĞҌġ҉ĮҝİҊıҒłҌ
this _ <name>	Āѯāҙ
this _ a	ł҆
this _ ask	ė҈
this _ base	ĀҎāѸ
this _ be	Ā҇āѺ
this _ build	ĀѲĈҒĞ҆
this _ changed	ā҇
this _ depends	Ė҈
this _ for	ā҆
this _ has	Ā҆ķ҆
this _ i	ł҈
this _ in	ĀѶāҋ
this _ installs	Ğ҆
this _ is	ĀѵāѴĖ҇ıҋł҆
this _ library	ł҇
this _ licensed	ĀҌāѴ
this _ need	Ā҆ėѸĮ҉
this _ of	āҎ
this _ on	Ė҆Į҆
this _ pass	ĀѶāҌ
this _ please	Āѹđ҈
this _ read	ā҈
this _ rely	Ė҆
this _ require	ĮѶ
this _ so	ĀѺāҍ
this _ to	āѺ
this _ use	ĀҌ
this _ wants	Į҇
this _ without	Ĉ҇
this _ written	Ā҇
this _ |	Ā҉āғđ҉Ėѹġ҉łѸŃ҆Ņѳŋ҉Ŕ҇
this a	ĀѺāҋł҈
this code	ĀѶđ҈Ģ҈ĭ҆Į҇ıҌķ҆
this code $	ĭ҇
this code base	ĀҎāѸ
this code is	ı҇
this code please	đ҈
this code |	āѺĢ҆ı҇
this codebase	ġҍ
this codebase $	ġ҇
this constant	đ҉ĶҊ
this constant |	đҊ
this error	Ń҆
this file	āҌ
this file read	āҋ
this is	łҌ
this kind	āҏ
this kind of	āҍ
this language	ā҆
this language for	ā҆
this mit	ĀҊ
this name	āҎŅѵ
this name |	āҏŅѵ
this option	ā҇
this package	āѺĖ҆ĞҐ
this project	ĀҍĈҏĎѺėҔĞҊġ҆ĮҋıҌłѺŋҋ
this project $	Ā҆āѯĖѹĮҏıҊł҆
this project be	Ā҈
this project build	ĀѳĈҍ
this project depends	Ė҇
this project have	ā҇
this project need	ėѸĮҋ
this project require	Įѹ
this project use	ā҆
this project wants	Į҇
this project |	ĀҗāѴĖѹė҉ıѸłѺŋ҉
this repo	Ā҉ąѹġҋĮ҆İҋı҈ň҇ōѺ
this repo $	Ğ҈
this repo has	Ā҆
this repo is	Ĉ҇
this repo which	Ā҈
this repo |	ā҉
this repository	Ĉ҉ġҋı҆łҍ
this repository $	ł҆
this repository please	ő҆
this repository |	Ā҆
this software	āѺĖ҈ł҇
this thing	Ĉ҉
this to	Ā҆
this workflow	ĀѶāҋ
this workflow pass	ĀѶāҌ
this year	āҐĎѸ
this year changed	ā҇
this |	ĀҏĮ҉łѹ
this | $	ĀҏĮ҉łѹ
those	ď҉ŀ҆
those _ <name>	ď҉
those of	ď҉
those of <name>	ď҉
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	Āѷāғ
thread _ $	ĀѸāҒ
through	ĈҏĊѺĢ҇ĦҙħґĨҋĪѶńѺňѺŌҒŎҎőѺ
through $	ĀѺāѺĈ҉Ŏ҈
through <name>	ĀѶāҙĦ҉
through <path>	āѸĦҏ
through <path> $	Ħ҇
through <path> |	Ā҈āѸĦ҈
through _ $	ĀѺāѺĦҊŌ҉
through _ chain	Ĩ҆
through _ files	ħҍ
through _ import	Ā҆āѹĜ҆ĩ҈
through _ own	ā҉ĪѺ
through _ places	ō҇
through _ |	ĀҍāѳĦҏ
through an	Ā҆āѹĜ҆ĩ҈
through an import	Ā҆āѹĜ҆ĩ҈
through its	ā҈ō҇
through its own	ā҉ĪѺ
through its places	ō҇
through other	Ā҉
through what	Ĩ҆
through which	ħҌĨ҉
through which chain	Ĩ҆
through which files	ħ҉
through |	Ō҉
through | $	Ō҉
throw	Ā҈āѶĻѺŃҧńҜ
throw $	ń҈
throw <name>	ĀҊŃҊ
throw <name> $	ĀҋŃ҇
throw _ $	Ā҇Ń҇ń҉
throw _ <name>	ŃҔ
throw out	ĀҌ
throw statements	ńҊ
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѶŃҳ
throwers of	ĀѶŃҳ
throwing	āҋĿѺŃҊ
throwing <name>	āҋĿѺŃ҈
throwing <name> $	ĿѺŃҋ
throwing _ $	ĿѺŃҋ
thrown	ĀѯāҌģѹŃңńҜ
thrown $	Ń҆
thrown _ $	āѲŃҚ
thrown _ <name>	Ā҇ā҈ģѹńҒ
thrown by	āҊ
thrown by $	Ń҆
thrown by <name>	āҋń҇
thrown from	ģѺńҋ
thrown from <name>	ģѺńҋ
thrown in	ń҆
thrown out	ĀѰāҔ
thrown |	āѲŃҔ
thrown | $	āѲŃҔ
throws	ĀѺāѹŃҔńҢ
throws <name>	ŃҒ
throws <name> |	ŃҊ
throws _ error	āѺŃ҉
throws _ the	ńҊ
throws _ |	Ń҉
throws what	ń҈
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
time	ĀѬāңĈѺĖґĠ҇įґ
time $	ĀѳāҘĈѶĖҌ
time _ $	ĀѺāҐĖ҇į҈
time _ of	Ė҈
time _ the	ĀҋāѸ
time _ what	ĀѸāҒĖѴ
time dependencies	Ė҇
time did	į҆
time of	āѺ
time |	ĀѺāҋį҈
time | $	āҏį҉
timeout	ĀҐĔѹ
times	ĀѶā҉Ďґ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	ĀҊ
times _ was	Ď҈
times does	Āѷāҋ
times is	Ā҆
times is <name>	Ā҉āѺ
tip	ĀѺİҕ
tip _ the	İ҉
tip of	İҎ
tip of the	İ҉
to	ĀѸĂҚăҋąѭĆѴćѴĈѺĉ҈Ċѵċ҆č҈ďҍđҗĔҖĕҎė҈ĜѷĞѺġѹģҋħ҇ĨғĩѶĪѴī҉Ĭѹį҇ıѲĴѮĵҋĶѺĸѺĹҒĻҊľѶŀѯŃѸņғňѵŊѷŌѳŎѶŐѶœҍŔѺŕ҈
to $	ĀѳāѧĉҕđҝĒ҇ī҇ŅѰņҝ
to <name>	ĂѯĉѰĊ҇č҉Ď҆ďғē҈ĔҖĘҒĚ҆ġѰĢѹģѷĤ҆ĥ҆Ĭѹį҈ķѺĹғĺ҈Ł҉ńѹŅҚņѤ
to <name> $	ĀѹāѴĂѺĊҌĎ҈ď҉đҋē҇ĔѶĘҌęѶģѹĤ҈ĥҊį҆Ĺ҇Ŀ҆Ł҈ŅқņѦō҈
to <name> and	Ĕ҈
to <name> in	ĀҊĊ҆ę҈ġѺőѺ
to <name> please	ĺҏ
to <name> the	ĀѸĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѶāҒĘҎęѸĚ҈Ł҆ő҇
to <number>	ĀҖā҇ĴѸ
to <number> lines	ā҈
to <number> of	Ā҇
to <number> please	ĀҊĴѺ
to <path>	ā҈čҌĎ҈ħқĨҚį҈Ņҙņѧőҋ
to <path> $	ĀѺāҌĎҊħҒį҆ŅҙņѨ
to <path> from	ħѴĨҖ
to <path> out	Ĩ҆
to <path> starting	Ĩ҇
to <path> through	ĀҔāѵ
to <path> via	ħ҈
to <path> when	Ĩ҈
to <path> |	Āѷħґő҇
to <tag>	ăҏĄ҇
to <tag> $	ĀҒ
to <tag> what	ĀѲā҇ăҋ
to _ $	Ā҆āѲĂ҉ąѷĉѸĊҎĎҒďҌđҐĒ҈ĕҊė҇Ę҉ęѴĢ҇ģѳĤ҆ĥ҈ħҏĬѺį҉ıѵĵѵĶѺĺѹľѵŁҊŅҒņѳŇ҈ō҆
to _ <line>	ĀҍāѺ
to _ <name>	ĀҋāғĂѷĎѺĐҊĔҍġ҆ĮѸĵ҈ľ҆ŅѸņ҆œ҇
to _ <path>	ħ҆ŅѸņҊ
to _ after	Ā҆
to _ and	Ĕ҈
to _ as	Āҋ
to _ call	Āҋ
to _ called	ŅҐ
to _ class	Ŀ҉ō҇
to _ definition	ĹҊ
to _ end	Ģ҈
to _ fields	ā҇
to _ file	Āҏĵҍőѹ
to _ for	ĂҌĮ҆
to _ found	ĝ҇
to _ from	ĀѺāѵĞ҇ģ҈ħѷĨҔ
to _ function	ā҆ĒѹķҋĻ҆Ł҇
to _ functions	ĉ҆
to _ how	ĀҎĎѵ
to _ in	ĉѺč҆ę҈ń҈őѶ
to _ interface	ā҆
to _ into	ő҆
to _ is	đҎ
to _ it	āҙ
to _ its	ĕ҆
to _ key	Ā҆
to _ line	ĀҊ
to _ lines	ā҈
to _ me	ĀѸ
to _ method	Ĺ҇
to _ modules	ģ҆
to _ named	ġ҆ŅҊ
to _ nested	Ļ҇
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Į҆
to _ other	āѹĉ҇
to _ out	ā҇Ĩ҆
to _ outside	āѺģҐ
to _ over	Ł҆
to _ path	ņ҉
to _ please	Ā҆ĴѺĺҏ
to _ project	Āҋāѳ
to _ protocols	ī҈
to _ repo	İ҇
to _ starting	Ĩ҇
to _ subclasses	ě҇
to _ tell	Ā҈
to _ test	œҋ
to _ thanks	ā҉
to _ that	Ā҈ě҆
to _ the	Āѩā҈đ҈Ĩ҆Ķ҆ŁѷňҋŊ҆œ҈
to _ this	ĀѱāҘĞѸĮґ
to _ through	ĀғāѵħѺ
to _ to	ĀѴāѺĨ҆ķ҈ŁҔ
to _ value	Āҍ
to _ version	ė҆
to _ via	ħ҈
to _ was	ņ҇
to _ what	ĀѱăҌćҍŇ҆ň҇
to _ whatever	ĀѺ
to _ when	āѷĂҊĨ҈ń҆
to _ where	ā҆Đ҆
to _ whether	Ĭ҉ŋ҈
to _ which	Ĕ҉Ī҇
to _ |	Ā҇āҌĂҌč҈đѳĖ҉ĘҍęѷĚ҇ĢҎģҌħҎĨѺłѺŇѶőҏ
to a	ĀҊĒѹ
to a function	ā҆
to ask	ň҆
to be	ĀѭāѬė҈ĝ҆ĬҐĭҊŅҕņ҆
to be $	Ņ҈
to be <name>	ņ҇
to be <path>	ņ҉
to be a	Ĭ҆
to be called	ŅҐ
to be found	ĝ҇
to be named	ŅҊ
to bottom	āѺē҈
to bottom |	āѺē҈
to build	āҋĈѺ
to call	ā҈ĊѷĬ҆ŁҊ
to call <name>	ā҆ĊѷĬ҆ŁҊ
to catch	ńҍ
to change	ĀѵāҊĊ҆Đ҇
to change <name>	Đ҇
to change the	ā҈
to class	ĵҊ
to class <name>	ĵҊ
to compile	Ĉ҇
to confirm	ě҆
to cut	ā҇
to define	Ă҆
to definition	ĺ҇
to definition of	ĺ҇
to delete	ĀѺ
to do	Ģҋ
to do $	ĢҌ
to enum	ĸ҈
to every	ĀѺā҈
to exist	Ā҇
to exist tell	Ā҈
to expect	Ā҈ń҆
to fill	Ă҈
to fill in	Ă҇
to get	Ĩ҆
to get to	Ĩ҆
to give	ā҈
to give <name>	ā҈
to go	ā҉ĵѸő҆
to go into	ő҆
to hand	Ł҆
to hand over	Ł҆
to have	Į҆
to implement	Ăҕ
to implement $	Ă҇
to import	ĀѴģґ
to import <path>	ā҈
to import from	ģ҉
to importers	ģҌ
to importers |	ģҌ
to in	ĀҐāѹĔҔ
to in <name>	Ā҇ĔҒ
to in <path>	ĀҊāѺ
to install	ĀҎāҍĞѸ
to it	ā҆Ċ҇
to it <name>	ā҆
to it after	Ā҆
to it |	ā҇
to its	ĀҊě҆ĢѸŁ҆Ň҈
to its subclasses	ě҇
to key	Đ҆
to key <name>	Đ҆
to know	Āѳāѯć҉ĔѸĕ҆Ī҆Ĺ҆
to know by	Ā҆
to know its	ĕ҆
to know the	ĀѸāѹđҊĨ҆Ņ҇
to know what	ć҉ň҈
to know where	ā҇
to know whether	Ĭ҉ŋ҈
to know which	ĀѸĊ҆Ī҇
to know |	ĭ҆
to line	ĀҍāѺ
to line <line>	ĀҍāѺ
to load	ā҆
to load |	ā҆
to make	ā҈
to me	ĀҊĢ҇
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
to read	Ā҆āѹĵ҆ķ҆
to read the	ĵ҆
to rename	ĀҎ
to rename <name>	ĀҌ
to return	Ňҋ
to return $	ŇҌ
to run	ĀѷāѸĖҋĞ҉Į҈
to run this	Į҈
to run |	āѹĖҊ
to say	Ā҉āѸ
to see	āѷĒ҆
to see the	ĀҎ
to see whatever	ĀѺ
to show	ĀѺ
to something	āҍġ҆
to supply	Ă҇
to test	œ҉
to test <name>	œ҉
to the	Ā҉ā҆ĉѸĊѸċҊģҍĥ҆ĵҎķ҈Ĺ҈ĺѺĻҋĽҋĿ҇ņѸőѵœҊ
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҇
to the file	ĀҐĵҋőѹ
to the function	ķҋĻ҆Ł҇
to the key	Ā҆
to the outside	āѺģҐ
to the test	œҋ
to this	ĀҌāѰİ҇ı҈
to this project	Āҋāѳ
to this repo	İ҇
to touch	ĀҌ
to true	ā҇
to true in	ā҇
to use	Āѵġ҈ĭ҇ĮҊ
to use <name>	Āѹġ҈ĭ҇
to use this	Įҋ
to what	Ā҆đҊĒ҈Ĕҍĕ҆ė҆ĢҐģѹŅѧņҘŇѺ
to what $	Ē҆ĔҍŅѱņғ
to what <name>	āҋ
to what is	đҎ
to what it	ā҇
to what was	ņ҇
to what |	ĀҍāѺđѺĕ҉ĢҐ
to where	ŅѺņҌ
to where $	ņ҇
to which	ĀҌāѯĉҏİ҈ł҈ŅѶņҎ
to which <name>	ĉ҈
to which path	ņ҇
to which the	ő҆
to which value	ĀҎ
to work	Ė҇Į҆
to write	ĀѹĂҒ
to write |	āѸĂҋ
to |	āѯđҍĕҋėҌŅѪņҒ
to | $	āѯđҍĕҋėҌŅѪņҒ
today	ĀҋāѸņҗ
today $	ĀҎŅѹņҌ
today 's	Ņ҈
today 's files	ņ҆
today _ $	ņ҈
today _ files	ņ҆
today |	ņ҈
today | $	ņ҈
together	ĀѺāҙĿѷ
together _ <path>	ā҈
together with	āҌ
together with <path>	ā҈
told	āѸġ҉
told me	ġ҈
too	āҶěҋľѰ
too _ $	ěҍ
too _ <name>	ĀѹāҊ
too _ for	āҋľѺ
too _ would	ā҆
too _ |	āґ
too long	āґ
too long $	ā҈
too long |	ā҆
too many	ĀѸāҖľѸ
too many for	ā҈ľѺ
too much	āҊľѶ
too often	ā҉
too often would	ā҆
too |	āѸěҎ
too | $	āѸěҎ
tool	ĀѩāҎĈѹċ҇łҟ
tool $	Āѹāҍ
tool _ $	āѶċ҇łҊ
tool _ this	ā҈
tool or	ł҆
tool |	łҊ
tool | $	łҊ
top	ĀѵāѳĒҍē҈ĪҏİҔ
top $	Ē҉Ī҇
top _ $	İ҆
top _ <name>	ā҇
top _ a	Ķ҆
top _ bottom	āѺē҈
top _ the	İ҆
top of	İ҆
top of <name>	ā҇
top of a	Ķ҆
top of the	İ҆
top to	āѺē҈
top to bottom	āѺē҈
top |	İ҆
top | $	İ҆
topmost	ĀѸįҊ
topmost _ |	įҋ
topmost entry	ĀѺįҊ
topmost entry |	įҋ
total	ĀҟāѲĊѹĎҟĤѥĩѲĳҔľҦĿѭŊҠ
total $	ľ҆Ŋ҉
total _ $	Āѵĳҍ
total _ <name>	Ā҆ľ҉
total _ <path>	Āґĩѷ
total _ commits	ĀѹĎҌ
total _ in	ĀѶľҋĿѺŊҊ
total _ lines	ĀѸĳҌ
total _ methods	ľ҉
total _ of	ĀҋĊѺĎҍ
total _ testcases	ŊҌ
total from	ĀѸĳ҉
total from lines	Āѹĳ҉
total imports	Āҕĩѳ
total methods	ĀѺľҕĿѶ
total number	ĀҊ
total number of	ĀҌ
total of	ĀѴĎҋľ҇Ŋғ
total of commits	ĀѹĎҌ
total of testcases	ŊҌ
total revisions	ĀѷĎҍ
total revisions of	ĀѷĎҍ
total tests	ĀѹŊҊ
total tests in	ĀѹŊҊ
touch	ĀѶČҐčҐĎ҇į҉ŋѺ
touch <name>	č҆ŋѺ
touch <name> $	ĀҊŋѺ
touch <name> |	ĀѺ
touch <path>	ĀѲā҉č҈
touch <path> |	ĀѸč҆
touch _ $	Ā҈ČҏŋѺ
touch _ |	ĀѲā҆č҉
touch |	āѹČҏ
touch | $	āѹČҏ
touched	ĀҠāѧăѵČҍčғĎ҇įҖ
touched $	Č҇
touched <path>	ĀҌāҋĎѳ
touched <path> |	ĀҍĎѳ
touched _ $	ĀѺĎғ
touched _ <commit>	č҈
touched _ commit	č҆
touched _ in	ā҇
touched _ last	į҇
touched _ often	ā҆
touched _ so	ĀҋāѸ
touched _ |	ĀғāѸĎѺ
touched by	ĀѺč҇
touched in	č҈
touched it	āѵĎ҇
touched it |	Ā҈āѷ
touched the	ĀҙāѦ
touched too	ā҆
touched too often	ā҆
touched |	Ď҇
touched | $	Ď҇
touching	ĀѫāҐį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	Āѹ
touching <path>	ĀѶāҋ
touching <path> $	ĀѸā҇
touching _ $	ĀѱāҊį҉
touching _ by	ā҆
trace	ĀѹāѸħ҈
trace _ imports	ħ҈
trace the	ħ҈
trace the imports	ħ҈
trait	ĀѴāҋĥҟīҋķѺĽҰ
trait $	ĥҊ
trait <name>	ĀѸāҏĥҡīѯĽұ
trait <name> $	ĥҏīѸĽҍ
trait <name> written	Ľ҆
trait <name> |	ĥ҈
trait _ $	ĥҏīѸĽҍ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥ҈
trait implementations	īҎ
trait impls	ĥѹīҒ
traits	āѹĤѹĥѸīҿ
traits <name>	ī҇
traits _ <name>	ī҇
traits _ has	ī҇
traits _ implemented	ī҆
traits _ struct	ī҈
traits _ the	īҌ
traits are	ī҆
traits are implemented	ī҆
traits that	ī҉
transitive	ĀҙāҏĊѳňѯ
transitive _ of	ĀҫĊѳňѯ
transitively	ĀҗāҊħҐňѧ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҈
transitively _ by	Ĩ҆
transitively imported	Ĩ҆
transitively imported by	Ĩ҆
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	ĀѸā҈
transitively | $	Āѹā҈
translate	ā҈
translated	āҊŔѹ
treat	ĭ҆
treat <name>	ĭ҆
treat <name> as	ĭ҆
treat _ as	ĭ҆
tree	Āҋāѱă҈ĐѷĚ҈ĵҏň҆őҟ
tree $	őґ
tree _ $	āѹĚҌĵ҈Œ҇
tree _ <name>	Āґ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҌĵ҈Œ҇
tree | $	āѹĚҌĵ҈Œ҇
trigger	ĀѳĘҗŕ҉
trigger events	ŕ҇
triggered	ĉҋęҐĚѵŕҒ
triggered _ $	ĀѺŕҒ
triggered _ <name>	ĉҋęҐĚѵ
triggered _ jobs	Ā҆
triggered by	ĉҋŕ҆
triggered by $	ŕ҆
triggered which	Ā҆
triggered which jobs	Ā҆
triggered |	ŕҍ
triggered | $	ŕҍ
triggers	ĀѴāѲĊҝŕң
triggers _ $	ŕ҈
triggers _ <path>	ŕ҉
triggers _ |	ĀѶĊҝ
triggers of	ŕҍ
triggers of <path>	ŕ҉
triggers the	Ā҈
triggers |	ŕ҇
triggers | $	ŕ҇
true	ĀѹāѮĊѹčҌĚҊěҍĜ҇ĝ҆Ĭҏĭ҈
true _ $	Ěҋĝ҆
true _ <name>	āѺĬҋ
true false	ĝ҆
true false $	ĝ҆
true in	ā҇
true of	āѸĬҋ
true of <name>	āѸĬҋ
true that	ĊѺ
true |	ĚҌ
true | $	ĚҌ
try	ĀҋāѴĈҖń҆
try _ <name>	Ā҉āѷ
try block	ā҇
try block |	ā҆
trying	Ā҆
trying to	Ā҆
turn	ĀҊāҎłѺņ҈
turn _ $	Ā҉
turn into	ņ҉
turn up	Ā҉
turn up $	Ā҉
turned	ĀѺā҉Ņ҆
turned <name>	ĀѺāҋ
turned _ by	ņ҆
turned into	Ņ҆
turned into by	ņ҆
tutorial	ĀѶāҊ
twice	Āѹāҏ
twice in	āҊ
two	ĀѲāғğҌ
two _ |	Āѵā҇ğҌ
type	ĀҗāҋĉѹĊѵđѯĔѴĞҊĢѸĥѴīҒĬѶĭѺĮѺĶѱķѶĽҬĿҊŁѶłҞŇӋňѹŏѹŐӤ
type $	ĀѶāѷłҍŐҢ
type <name>	ĤҌĥѷīҘĽҜĿҏŇѺŐѮ
type <name> $	ĤҍīҎŐѶ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѹāѷĽҏĿҋ
type _ $	ĀғĤҍĥѺīҍŇѷŐѷ
type _ <name>	ĀҡāқĽҍŐ҉
type _ a	Ň҇
type _ call	Ň҇
type _ constant	Ő҉
type _ for	Ā҇
type _ function	Ň҈
type _ inferred	Ő҆
type _ is	ńҋŐ҇
type _ it	ĀѺāҋŇҋ
type _ of	Ā҈
type _ out	Ň҆
type _ that	Ň҇
type _ the	Ā҇ā҆ĞҎĤѷŇҋŐҒ
type _ this	łҊ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type a	ĀѸŐҍ
type alias	āҍĽҐŐѺ
type alias <name>	āҋĽҍ
type annotation	Ā҇ā҆ŇѷŐ҆
type annotation of	Ā҈
type at	āѺĞҋ
type comes	Ň҉
type comes out	Ň҆
type does	āѺŇҎŐҊ
type does <name>	ĀҌ
type does a	Ň҆
type does it	āѸŇ҈
type does the	ā҆ŇѷŐҋ
type has	ĀҌŐ҈
type has <name>	Ā҇
type hint	ĀҊ
type is	ĀѸāҌŇ҇Őҏ
type is <name>	ŇѺŐҋ
type is it	Āѵāғ
type is the	āѺ
type of	łҘŇҗŐҙ
type of <name>	āҙ
type of the	āѺŇҐŐ҇
type of this	łҊ
type should	āѹŇ҉
type that	ĀѺāѺńҋŇ҈Ő҇
type that <name>	Ňҋ
type the	ŇҊ
type |	ĀғĽ҆Ňѷ
type | $	ĀҕŇѹ
typed	āѺĲҍŔҋ
typed <literal>	ŔҊ
typedef	ĀѺĽҾ
typedef <name>	āҋĽҗ
typedef <name> $	Ľҏ
typedef _ $	ĽҒ
typedef _ <name>	ĽҘ
typedef for	ĽҌ
typedef for <name>	ĽҌ
types	ĀѲĥҵīѸŃѹńҨŇѷňҚ
types $	ňҎ
types _ $	ńҌ
types _ <name>	āѺńҜň҉
types _ an	ĥҍ
types _ is	ĥ҆
types _ to	ĥҐ
types does	ĥ҉ń҇
types does <name>	ń҆
types of	āҙńѷňҊ
types that	ĥ҈
types |	ńҌ
types | $	ńҌ
typescript	Ľґ
unchanged	āѴįҐ
unchanged $	āѲįҐ
under	Ă҉ćѹĐҌĒ҆Ě҉ıҋĹ҉ńѴŅҌņҎōҊő҈œ҇ŕ҆
under <mark>	Ă҈
under <name>	ĀҔāѸĚҊ
under <name> in	ĚҌ
under _ $	Āґāѷı҈
under _ <name>	ĹҊ
under _ circumstances	ā҇
under _ condition	ā҉
under _ conditions	āҎ
under _ folder	ő҈
under _ in	ĚҌ
under _ name	ņҌ
under _ new	ņ҉
under _ path	ĵ҈Ņ҆őѹ
under _ section	ĐҌ
under _ subfolder	ő҈
under _ |	Ă҈
under test	ō҇
under what	ĀѺĐ҇ńѺŅ҆ő҆
under what circumstances	ā҇
under what folder	ő҈
under what section	Đ҆
under which	ĀѶāҊł҇ńѺŅ҈ņ҈ő҈
under which condition	ā҉
under which conditions	āҎ
under which new	ņ҇
under which subfolder	ő҈
under |	āѺı҉
under | $	āѺı҉
understand	āѹĢҋ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āҒ
undo _ <commit>	ā҉
undo _ last	ā҆
undo the	ā҉
undo the last	ā҆
undo what	ā҉
undo what <commit>	ā҉
unit	ĀѴāҋōҍœҋ
unit _ <name>	āґ
unit test	œҋ
unit tests	Ŋ҆ōҏ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	Īѷŏҏ
unneeded _ in	ĪѹŏҊ
unneeded imports	ĪѹŏҊ
unneeded imports in	ĪѹŏҊ
unreferenced	ĀҙěѺĪѸĬѹĭѺŏҌ
unreferenced _ in	ĪѸŏҌ
unreferenced imports	ĪѸŏҌ
unreferenced imports in	ĪѸŏҌ
unset	đѷĕҍ
untested	ĀҕāҙľѮōѷ
until	āҐĎѷ
until <path>	ĀѺāҌĎѷ
until <tag>	Ā҉
until _ $	Āҋăѷ
until _ is	ĀѴāҗĎѶ
untouched	āѺįҊ
untouched $	āѺįҊ
unused	ĀҌāҘĝѶĪѬŏӁ
unused $	ŏҐ
unused _ $	ĀҖāѳĝѸŏҕ
unused _ are	ĀѺā҆
unused _ from	āҊ
unused _ in	Āѷāҟ
unused _ of	ŏҍ
unused functions	ĀѹāҌ
unused functions in	ĀѹāҌ
unused imports	āҗĪѲŏҟ
unused imports $	ŏҋ
unused imports from	āҊ
unused imports in	āҐ
unused imports of	ŏҍ
unused in	ŏ҈
unused variables	ĀѺā҇
unused variables are	ĀѺā҇
unused |	ĀҗāѲĝѸŏҊ
unused | $	ĀҗāѲĝѸŏҊ
up	Ā҇āѴăҌĆ҇ć҇ĈѵĉѷĊѴċ҉ĎѵĐѺĒѺě҉ĞҌğҏĢ҇Ħҏħ҉Į҆ĳѹĶѸŃ҈Ŋ҆Ō҇
up $	ĀѺā҈ċ҇Ğ҉
up <name>	ĀҋĞ҉ğҎ
up <name> in	ĀҎĞ҉ğҌ
up _ $	ā҇ăѺĤ҆
up _ <name>	ĀҎāѩĆ҉ĊѴėҊě҆Ģ҇ĹҏŃҌ
up _ <path>	ħ҉
up _ <tag>	Āѹăҍ
up _ attributes	ē҈
up _ class	ĥҏ
up _ export	ģ҆
up _ i	ě҆
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	Ā҉Ğ҇ğҌ
up _ it	ā҈
up _ location	őҍ
up _ number	Ĵ҆
up _ on	ħ҆
up _ original	Ņ҉
up _ place	ķҍ
up _ that	ď҆
up _ the	ĀҊāѸĊ҆
up _ use	Īҋ
up _ what	Ĕ҈
up _ workflow	ā҈
up a	Ā҇āѸ
up a <name>	Ā҇āѹ
up all	Ćҍ
up as	Ĕ҈
up being	ĀѸāҊĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҋĊѵ
up depend	ħ҆
up depend on	ħ҆
up if	ĀѹěҍĜ҇
up if <name>	ě҇
up importing	ħ҆
up importing <path>	ħ҆
up in	ĀҋāѷĦ҆ĩ҇
up in imports	ĩ҇
up in the	ĀҐ
up line	Ĵ҆
up line number	Ĵ҆
up the	āҋĈѸĥѷĪ҇ķ҆ő҈
up the <name>	Ĺҏ
up the attributes	ē҈
up the export	ģ҆
up the location	őҍ
up the original	Ņ҉
up the place	ķҍ
up the use	Īҋ
up the workflow	ā҈
up to	ĀҎă҈ĎѴ
up to <tag>	ă҈
up what	ė҆Ģ҉
up what <name>	ė҆
up when	Ō҉
up which	ĀҊāѷŁ҆
up with	ĀѹŃҎ
up |	āҊăѺ
up | $	āҊăѺ
update	įҋ
update _ <name>	į҆
update _ <path>	į҆
update of	įҋ
update of <name>	į҆
update of <path>	į҆
updated	č҆į҇
updated _ $	į҆
updated |	į҆
updated | $	į҆
upgrade	ĀѰāҎă҆
upgrade _ <tag>	ĀѱāҌă҆
upgrade from	ĀѱāҌă҆
upgrade from <tag>	ĀѱāҌă҆
upstream	Ā҇ā҈ėѹ
upwards	ĀҒāѸćҐĉѹ
usages	ĀҝāҋĉѹĊҒđѺ
usages $	ĀҞāҔđѺ
use	ĀҍāҙĆѺĈѷĉ҈đѷĕ҈ėѺĘҊĚѺĢҌĥѹĩҌĭ҈ĶѳłѺŅ҇ņѺŊѱōҢŏҟ
use $	ā҇ŏҋ
use <name>	ĀҐāѪĉѹĊҊĘҊġ҇Ģ҉ĩҌĭ҇ŊѺō҈
use <name> $	Ā҇āѶĊҌĘ҈
use <name> in	ā҆
use <name> |	ĀғāѰŊѺō҈
use <option>	Āѷāҍ
use <path>	ĀҎāѳĩҐŊѹ
use _ $	ā҇Ĉѹĉ҆ĊҋĘ҈ĩҊĮѺŏҍ
use _ <name>	ā҆ĕ҉Ģ҇ĩѹōҕ
use _ <path>	ĀѶā҉
use _ be	Ņҍ
use _ by	ĉ҆
use _ in	ā҉
use _ inside	Īҋ
use _ of	Īҍ
use _ project	āѺĮҏ
use _ through	ĩ҇
use _ value	ā҆
use _ via	ĩҊĪѹ
use _ |	ĀҞāѯŊѳōҊ
use a	āҊ
use declarations	Īҗ
use declarations inside	Īҋ
use declarations of	Īҍ
use for	āѺĕ҉
use for <name>	ĕ҉
use from	ĀѶāҌ
use from <path>	ĀѷāҊ
use it	ō҆
use it |	ā҇
use of	ĉ҇ō҇ŏ҇
use or	ĀҒ
use the	ĀҏāҌĒ҇Ķѵ
use this	ā҆ĮҎ
use this project	āѺĮҏ
use to	Ņҍ
use to be	Ņҍ
use |	āҏĈѹĉҊŏ҉
use | $	āҏĈѹĉҊŏ҉
used	ĀҌāҗąѹĊ҈đѺĒҐĔ҇ĕ҇ę҆ĝ҇ģѺĩғĶѮĽѰŅ҉ņ҇ōҍŏҖ
used $	ā҆ĶѺŏҎ
used _ $	ĀҔāѳĒҏĔҍĩҚĶѳ
used _ be	Ņ҉ņҋ
used _ exist	Ā҈
used _ in	ĀѺāҋ
used _ the	ĀѸĉҊę҆
used _ |	ĀѬāҝ
used anywhere $	ĀҊ
used at	Āґāѱ
used by	ĀѭāѺĊҋę҈ĩҔŏ҆
used by $	ĀѴĩқ
used for	Ā҈
used in	ĀѺāґĉҊĽѷ
used in the	ĉҊ
used to	Ā҇ąѹŅҌņҊ
used to be	Ņ҉ņҋ
used to exist	Ā҈
used |	ĀґĒҐĕ҆ĶѳōҊ
used | $	ĀҗĒҐĕ҆Ķѳ
useful	āґŌѳ
user	Ğҋ
users	ĀѩāҘĞ҆ĩҒŒѺ
users _ <tag>	ĀѶāҋ
users _ the	ĩҒŒѺ
users of	ĩҒŒѺ
users of the	ĩҒŒѺ
uses	ĉ҈ĒҊĘҋġѸģѸĩѶĪ҇ŏҖ
uses $	ģѸĩѺĪҋŏҏ
uses <name>	ĀҦāѠ
uses <name> |	ĀҍāѴ
uses _ $	ĀҜāѨŏ҆
uses _ <name>	Ę҇
uses _ its	āѵĉ҉
uses _ once	ā҈
uses _ |	ĀҖāѱġѹ
uses exactly	ā҈
uses exactly once	ā҈
uses it	āҌġѹ
uses it |	Ā҉ġѹ
uses the	ā҇
using	ā҈Ē҆ĩҊĪѱĽ҆ŊѶŏґ
using <path>	Ā҇ĩ҆
using _ $	Īѹŏҋ
using _ <name>	ĀѺĽ҆
using _ former	ā҆
using _ via	ĩ҇
using _ |	ĀҏāѸŊѷŏ҆
using it	ĪѺŏҌ
using it $	ŏ҆
using it |	ŏ҆
using the	ā҆
using the former	ā҆
using them	ŏ҆
usually	ĀѺāҒ
usually _ to	ā҈
usually pass	ā҉
usually pass to	ā҈
val	đҌ
val _ <name>	đҌ
val of	đҌ
val of <name>	đҌ
valid	Ā҆
value	Ā҇āҒĐѸđӏĔҪĕҬĢѹĤѺĬѹĶ҆ŁѸŇғőѺ
value $	ĀҋāѹđҒĔѺĶ҇
value <name>	ĀѸāѷĕҕĶ҈ĸ҇
value <name> $	ĸ҇
value <name> has	đ҇
value _ $	āѸđҕĔғĕѳĸ҇
value _ <name>	ĀѵāҐđқĕҕ
value _ allowed	ā҇
value _ configured	Ā҆
value _ has	đ҇
value _ i	đ҈
value _ in	āѺĶ҉
value _ is	đ҆
value _ it	ĀҌāѺĕ҉
value _ stored	ĀѺđ҇
value _ the	ā҉Ĕ҉ĶѺ
value _ to	ĀҊ
value _ used	ĕ҈
value am	ā҈
value am i	ā҈
value are	ā҇
value are allowed	ā҇
value assigned	ĀҊ
value assigned to	ĀҊ
value behind	āҍđѹ
value does	ĀҌĕҋ
value does <name>	āҎ
value does it	Ĕ҇
value does the	Āҋāѷ
value for	ĀѴā҇ĔҒ
value for <name>	ā҈
value in	ĀѺāҋ
value in the	ĀѺā҆
value is	Ā҈āѮđҔĕҐ
value is <name>	đ҇
value is configured	Ā҆
value is it	ĀҎ
value is stored	ĀѺđ҇
value is used	ĕ҈
value of	ĀҎā҉đҙĔѹ
value of <name>	đҙ
value of the	ā҉
value that	Ĕ҆
value to	Đ҈
value |	đґĔ҈ĕѹ
value | $	đґĔ҈ĕѹ
var	ğҔĶҏŐ҉
var <name>	āҋğҌĶҏŐ҉
var <name> $	āҋĶҊ
var <name> |	ğ҇
var _ $	āҋĶҊ
var _ |	ğ҇
variable	đѵĕѺğҥĶҧŇѸŐҽŒѸ
variable <name>	Ā҇āҎđѶĕѺğҐĶҗŐҩ
variable <name> $	ğ҈Ő҉
variable <name> gets	Ā҇
variable <name> have	ĀҌđѺ
variable <name> is	ğ҈
variable <name> read	ĀҐāѲ
variable <name> what	ā҉ğѹ
variable <name> |	ā҈ğҊ
variable _ $	āѹğҊĶ҈Ő҉
variable _ <name>	ĶҌ
variable _ a	Ő҆
variable _ gets	Ā҇
variable _ have	ĀҌđѺ
variable _ is	ğ҈
variable _ read	ĀҐāѲ
variable _ the	Ĥ҆
variable _ what	ā҉ğѹ
variable _ |	ğҐ
variable of	Ĥ҆
variable of the	Ĥ҆
variable |	ğ҆
variables	ā҆ĤҬ
variables _ <name>	ĀѹĤҘ
variables _ belong	Ĥ҆
variables _ in	ĀѺā҇
variables _ the	ā҇Ĥ҇
variables are in	ĀѺā҇
variables does	āѹĤҍ
variables does <name>	Ĥҋ
variables of	ĀѺā҈Ĥҏ
variables of <name>	Ĥ҈
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	Āѵāҝđѵĸҫ
variant <name>	āҙđѵĸң
variant <name> $	āҌđѵĸҌ
variant <name> is	āҍĸѷ
variant <name> which	ĸ҈
variant <name> |	ĸ҇
variant _ $	āҌđѵĸҎ
variant _ is	āҍĸѷ
variant _ which	ĸ҈
variant _ |	ĸҊ
ve	Āѳāѵņ҆
verbatim	ĲѶĴҎ
verbatim $	ĲѸĴ҉
verify	ĀѺāѳŎ҆
verify _ <name>	Ā҉
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify _ the	Ĉ҆
verify that	āѹŎ҆
verify that no	Ŏ҆
verify that the	Ĉ҆
verify the	ġ҆
verify the existence	ġ҆
versa	ď҉
version	ĀҊāҍėӗĠқĢѹĬѺĮӀ
version $	Į҇
version <name> by	Į҆
version <tag>	Ġҗ
version <tag> $	Ġ҇
version _ $	ĀѶėҒĠ҉Į҉
version _ <name>	Āҋā҆ė҉ŀ҆
version _ by	Į҆
version _ for	ėҌ
version _ go	Į҆
version _ installed	ā҈ĮѺ
version _ it	ė҆
version _ java	Į҆
version _ node	Į҆
version _ of	Į҇
version _ on	ėҋ
version _ one	ė҆
version _ project	ė҆
version _ python	Į҇
version _ required	Ā҈
version _ rust	Į҆
version _ the	ā҈
version _ this	Āғāѹ
version _ |	Ā҈āѴĮҏ
version constraint	ė҉ĮҌ
version constraint of	Į҈
version constraint on	ė҇
version does	ĀҌāѹĮ҈
version does it	Į҇
version does this	ĀҌ
version exactly	Į҇
version here	Į҇
version here |	Į҇
version is	Ā҆āҌė҇Įѱ
version is installed	ā҈ĮѺ
version is required	Ā҈
version number	ė҇
version of	Āҏāҏė҇ĮҚ
version of <name>	ĀҌā҇ė҈
version of go	Į҆
version of java	Į҆
version of node	Į҆
version of python	Į҆
version of rust	Į҆
version of this	Ā҇
version range	ė҉
version required	ė҇
version specifier	ėҋ
version the	ė҉
version wise	ė҆
version wise $	ė҈
version |	Āѹāҍ
version | $	Āѹā҈Į҈
versions	ĀѮāѯėҌĮҔŀқŉҨ
versions _ <commit>	ŉҊ
versions _ <name>	ŀҋ
versions _ commit	ŉҋ
versions _ the	āѺė҆
versions _ this	ĮҊ
versions are	ė҆
versions does	Į҆ŉ҆
versions does this	Į҇
versions of	āѺėҊĮ҇ŀҙ
versions of <name>	ŀҋ
versions of the	āѺė҆
versus	ďҊ
versus <name>	ďҊ
very _ commit	Ā҆
very first	Ā҆
very first commit	Ā҆
via	ĀҋāѲĝ҆ħҙĨҊĪѳ
via _ $	ħ҆ĩҌĪѸ
via _ files	ħҊĨ҇ĩѹ
via _ modules	ħ҇Ĩ҇
via _ |	Āҏāѱ
via import	ĝ҈ĩҌĪѸ
via import $	ĩҌĪѸ
via imports	ħҋ
via imports $	ħ҉
via which	ħҎĨҍĩѷ
via which files	ħҊĨ҇ĩѹ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	ĂқĿѹŀ҆
visibility	āѶĭҦ
visibility $	ĭ҆
visibility _ $	ĭҊ
visibility _ <name>	ĭҋ
visibility of	ĭ҉
visibility of <name>	ĭ҉
visibility |	ĭҊ
visibility | $	ĭ҈
vs	āҎďҙŁѷ
vs <name>	āҐďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	Āѱą҇ĵҌĽ҈ŉ҉
w <name>	Œ҈
w _ $	ĀѺą҈ĵҍ
w _ <name>	Ľ҈Œ҆
waht	ĀѹāѸł҆
waht _ do	ő҆
waht folder	ő҆
waht folder do	ő҆
walk	ĀҏĢ҈
walk _ the	Āғ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭ҈Ķ҆
want _ know	ĭ҇
want to	Ċ҆Ķ҆
wants	āѺ
wants $	Į҇
warning	ā҇
was	Āҕā҉ăѺąҞĊѸčҔĎҖĐѹđѹĒѺĠҕģѹĩѹĪѹīѹĬҍĭ҇ĮѸįҚİҕĲҋĴѳķѶŅҦņҢŇѺŋѷōѹŏѺőѹŒѹ
was <commit>	ĀҍāѺ
was <name>	āѲą҉č҈ĠѷĢ҈Ĭҏį҉ŅҌ
was <name> added	ĀѰāҒ
was <name> called	ĀҎāѷ
was <name> changed	ĀҍāѲ
was <name> declared	ĭ҆
was <name> in	Āѹā҆
was <name> last	į҇
was <name> moved	ĀҊāѹ
was <name> removed	ĀѸāҋ
was <name> renamed	ņ҇
was <name> written	āѴĢ҈Ĭҍ
was <path>	ĀҞāѴąҊč҈ŅҌ
was <path> added	Āҏčѷ
was <path> called	Ā҇
was <path> changed	ĀѶčҌ
was <path> created	ĀѺ
was <path> last	ĀғčѸ
was <path> most	į҆
was <path> moved	ā҇
was <path> part	č҇
was <path> removed	ĀҊčѹ
was <path> renamed	Ā҉
was _ $	ĀѴąґĎ҆ĺ҈
was _ <line>	āҌ
was _ <name>	ĀѰ
was _ <path>	ĀѺņ҇
was _ a	Ġ҉
was _ added	āҐąҋčѷĠѺ
was _ affected	ĀѺč҇
was _ already	Ġ҇
was _ any	ā҇
was _ before	Ņ҈
was _ brand	ąҊ
was _ by	č҇Ĳ҆
was _ called	ĀғāѶ
was _ changed	āѬčҎĎ҈įҌ
was _ declared	ĭ҆
was _ deleted	ĀғāѴ
was _ edited	Ā҇
was _ ever	Ā҈
was _ first	ĀґāѴ
was _ former	āҌŅѸ
was _ from	ņ҈
was _ if	Ě҆
was _ in	Āѫąҍč҇Ď҇Ġ҇įѹĸ҇ŅѺņ҈
was _ introduced	ą҆
was _ last	āѹčѸįҏİҖ
was _ latest	āѺįҌ
was _ modified	č҆
was _ most	į҈İ҇
was _ moved	Āҋįѹ
was _ named	ņ҇
was _ of	Ā҈ĎѺ
was _ old	Ņҋņѹ
was _ originally	Ņ҈
was _ part	ĀѹčҊ
was _ previously	Ņ҉
was _ public	āҎĠѸ
was _ removed	ā҉čѹ
was _ renamed	Ā҉ņҏ
was _ to	ŅҐ
was _ touched	Āѹāѹč҈įҊ
was _ value	ā҉
was _ what	ā҆
was _ which	Ā҆āҊ
was _ why	āҊ
was _ written	āѸĢ҈Ĭҍ
was _ |	Ď҇ĠҊŅ҇
was added	ąҐ
was added in	ą҈
was born	ąҐ
was born $	ąҍ
was changed	Āѷā҉Ď҉
was changed to	ņ҆
was committed	āѹİҍ
was committed last	İҊ
was created	Āѷą҈
was created |	Āѹą҇
was formerly	ŅѺņҋ
was in	ĀѹāҌ
was introduced |	Ā҇ąѹ
was it	ĀѹŅҏ
was it called	āѹŅҋ
was last	įҋ
was last changed	į҇
was line	āҌ
was line <line>	āҌ
was made	āѵĬ҆
was modified	ĀѺč҆Ď҆
was moved	āѵŅғņ҉
was moved $	ņ҆
was moved from	ŅҌņѸ
was moved to	ŅѺņҋ
was moved |	Ņ҆
was named	Ņ҆
was once	ņ҇
was once named	ņ҇
was part	Ā҈ĎѺ
was part of	Ā҈ĎѺ
was previously	ŅѸņҊ
was previously called	ŅѸņҊ
was released	Ġ҆
was released |	Ġ҆
was renamed	Āѹā҇Ņ҉ņҋ
was renamed from	ŅѲņҒ
was renamed in	ŅѺņҊ
was renamed to	ŅҙņѬ
was renamed |	āҊ
was the	ĀҕāҖąѯİ҈Ņ҉ņѲ
was the class	Ā҇āѸ
was the first	Ā҉
was the former	āҌŅѸ
was the last	Āѵį҉İ҈
was the latest	įҊ
was the old	Ņҋņѹ
was the value	ā҉
was there	ĠҐ
was there a	Ġ҈
was there ever	ā҆
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	āҊ
was wondering	ĀѸāҒ
was wondering if	Ě҆
was wondering in	āѺ
was wondering what	ā҆
was wondering which	Ā҇āҌ
was wondering why	āҊ
was written	ĺ҈
was written $	ĺ҈
way	ďҎē҇Ħ҉ħҊ
way _ $	āѸ
way _ importing	Ā҉
way _ run	ā҈
way _ |	ā҆ď҆
way of	Ā҆āѵē҇Ħ҆
way of importing	Ā҉
way to	āҋ
way to run	ā҈
way |	āѹ
way | $	āѹ
wc	āѷĳң
wc _ <path>	ĳ҉
wc _ for	ĳ҆
wc _ give	ĳ҇
wc _ number	Ď҆
wc _ say	ĳ҈
wc l	āѷĳң
wc l <path>	ĳ҉
wc l for	ĳ҆
wc l give	ĳ҇
wc l number	Ď҆
wc l say	ĳ҈
we	āѸă҇Ċ҇ĎѷėҎĝ҇ĠҊġҋĮѹįѷĶѹļ҇łҋŋҊŌѺŔҊ
we <name>	Āѵāҍ
we _ $	ĀҍōѺ
we _ <name>	ĀҘāѦĢ҈ō҈
we _ <path>	ĝҊ
we _ a	ĀҊāѵġҊ
we _ for	ō҉
we _ here	ł҇
we _ in	Ā҆
we _ on	ĀғāѭĖ҆
we _ one	ā҇
we _ out	Ŕ҆
we _ that	ġҊ
we _ the	āҍĶѺ
we _ to	ė҆
we _ |	ň҆
we depend	āѹĖ҆
we depend on	āѹĖ҆
we got	Ā҆āѺ
we got <name>	Ā҈
we had	āѸ
we had a	āѹ
we have	ĀѺāѳą҇ġҖłҋ
we have <name>	āѷŋ҆
we have a	ġҋ
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҇
we have one	ā҇
we have |	ň҆
we import	ĝҊ
we import <path>	ĝҊ
we lost	Ā҇
we need	Ģ҉
we need <name>	Ģ҉
we re	āѭĮ҇
we re <name>	āѺ
we re on	Į҆
we require	ėҊ
we set	Ķ҆
we set the	Ķ҆
we use	ĀҊā҈Ķѵ
wear	Ēҋēҏ
wear $	ē҉
wear <mark>	Ē҉
wear <mark> $	Ē҉
wear _ $	Ē҈ē҆
wear |	ē҆
wear | $	ē҆
week	ĀѶāғ
week $	āҌ
week _ $	āҍ
week |	āҊ
week | $	āҋ
well	ĀѰāҝĤ҇
well _ $	ā҉
well _ |	ĀѸāҏ
well design	ā҈
well enough	ā҆
well enough |	ā҆
well the	Ĥ҇
wen	ĀҎ
were	āҥĄҋċ҇İѹĽ҆
were _ between	ĀҚāѫ
were _ by	ĀѺāҋ
were _ in	ĀѺā҈
were _ since	ĀҊāѹ
were _ there	Ą҆
were _ |	ĀѰāҍĄ҈
were added	ĀѶāҋăҌĄ҇Čѷ
were added from	ă҆
were added |	āѺĄ҈
were changed by	Č҆
were created	ă҇
were deleted	āҌ
were deleted between	ĀҎāѴ
were deleted from	ā҈
were deleted |	ĀѴāҐ
were fixed	ā҇
were is	āѹċ҇Ľ҆
were modified	Č҆
were not there	Ą҆
were removed	ĀҐāѵ
were renamed	Ā҇
what	ĀѲāѢĂҋąҐĆѵćҖĈѧĉҐĊҊċѸČҊčєĎѳď҈ĐѵđҕĒҊēҕĔҋĕґĖҍėҍĘѩęѩĚўěѵĜѣĝўĞҒğѵĠѥġѯĢңģқĤғĥ҈ĦѢĨѺĩґĪҚīҖĬўĭѝİғıҔĲѥĴҌĵѸĶѬĸѹĹѳĻѰļѷĽѷĿҖŀ҈ŁҕłҎŃҒńҚŅҐņҙŇҒň҇ŉҌŊѹŋѪŌѪōҏŎѥŏ҇ŐҍŒѸŔѵŕҗ
what $	ĀѬć҇đҍĔҌĕѺĢґĥѺĩѺĪҋī҆Ĭ҈ňҊ
what <commit>	ā҉
what <commit> did	ā҉
what <name>	ĀѹāҍćҒĉҔď҈đѹěҎĢҏģ҇Ĭ҉ĭѺĮ҆ŀѺŇѺňѲ
what <name> do	ėѹĮҋ
what <name> does	Ģҏ
what <name> has	ć҇
what <name> inherits	ć҇
what <name> is	Āғě҇Ģ҉Ĭҋ
what <name> version	ėҊĮѺ
what <path>	ā҉
what <path> is	Ā҆
what _ $	āѢĊҋđ҇ĕҍĴ҆ŁҊł҆ŅѺŇҐő҆
what _ <commit>	Čҋ
what _ <mark>	ĀѺāѹĒҕ
what _ <name>	ĀѸāѰĉѺĊҞĐѸđ҉ĒѹēҕĔҍĠѸĢҊĤѸĥҏĩ҆ŁѶŃ҆ŅҌņҔňҔ
what _ <path>	ĩ҈ŅҎņґ
what _ a	Āѫāҗł҈
what _ above	ćҎ
what _ added	Ā҆āѹą҆
what _ after	āѺī҆Ňҋ
what _ all	ĀҎāѵĆ҆
what _ am	ā҆
what _ and	Āҍ
what _ are	ĀѴāҏĊѺģ҇ĪҊĮѺĿ҇ō҈ŏѺ
what _ at	İҋ
what _ be	Āѷā҆ģ҆ń҇
what _ been	Ā҆
what _ below	ňҌ
what _ between	Ł҈
what _ break	āҐ
what _ brings	Īҍ
what _ brought	ĀҊą҆
what _ called	āѷĉ҉ġҍ
what _ calls	ĊҌ
what _ can	Ā҉āѶĞ҇İѹ
what _ cases	ĀҌŊѹ
what _ changed	ĀҎĎѵ
what _ ci	Ā҆İѺ
what _ class	ćҌňѶ
what _ classes	ŀґňѷ
what _ code	ō҇
what _ come	ĊѺń҈
what _ commit	ĀѺāғ
what _ committed	āѺİҍ
what _ concrete	Ă҆
what _ contains	ĺҒ
what _ declares	Ķ҆
what _ decorated	āҌĒ҉ēѹ
what _ decorator	ā҈ĒѺ
what _ derive	Ā҈ňѺ
what _ derived	ĀѹćѶňҕ
what _ did	ā҉ăҊČҊńѸ
what _ different	ā҉
what _ do	āҘĊ҉ďѺğ҆ĢѸķ҆ōѺ
what _ does	ĀѥāҖĉ҆Đ҇ēҌĔ҇Ğ҇ĢҕĤ҇ĥҌĪѹı҈ĳѳĵҍķҍļѺľѸĿ҉ŀҌŁ҇ŃѹńѴŇҋň҈ŌѶőҊ
what _ exported	ģ҆
what _ exports	ā҈
what _ expose	ģҗ
what _ file	Ā҆
what _ files	Āѵă҆Ą҆ĩҊ
what _ from	ĀѷĐ҆ňғ
what _ functions	āѺĉҊō҇
what _ gave	ą҇
what _ get	Ī҈
what _ happen	āҊ
what _ has	ĀѶāѲą҈ć҇į҉Ļ҇œҋ
what _ have	āѸō҈
what _ i	ĀѸĂґğѸĢ҆ģ҈Ĵ҆Ŀ҆Łґń҇ŇѺ
what _ if	āқ
what _ implement	ĥ҉
what _ imported	Āѷā҉ĩѺĪҒŏ҆
what _ imports	ŏҌ
what _ in	ĀҕāҎďѺđ҇Ğ҇ĩғĪѶőѹ
what _ include	ŉ҈
what _ inherits	ć҈
what _ inside	ĀҎāҔĢѹŒѴ
what _ introduced	Āѷąҋ
what _ is	Āҍāѹē҇ėҋě҆ĢҐĤ҆ĪѸĬ҇Ķ҈ĸҊŀѹŅѹ
what _ it	ā҇ć҉Ċ҇čѺĔҊĢґģ҈Īҋİ҈ĻѺŅ҉
what _ its	Ā҆āѯĢҊĤ҇ŁѹŅҊő҇
what _ line	ā҇
what _ lines	ŏ҆
what _ made	ģҊ
what _ members	Ĥ҆
what _ methods	Ŀ҇
what _ modules	Ī҇
what _ must	Ā҉āѷĂ҈Ňѹ
what _ new	ĀѺāҌ
what _ number	ĀѵĳҐ
what _ of	Āѵāѱė҈ĢѹħҊĨ҇ĪѴĮҖĵ҈ľҌĿѹłҖŇ҈Ŋ҉Őҍ
what _ off	ŕҍ
what _ on	ĢѸĩҠĴ҇
what _ or	āѺđҊ
what _ other	Ī҆
what _ packages	Ė҆
what _ pulled	Ė҆Ī҈
what _ put	ń҈
what _ raised	ĀѷńҎ
what _ route	Ĩ҈
what _ should	āҔ
what _ somebody	İҌ
what _ start	ŕ҇
what _ symbols	ģ҇
what _ take	ď҉
what _ teh	Āҏ
what _ tested	ĀҊ
what _ tests	ō҇
what _ that	āѺĢ҉Ī҈
what _ the	ĀҘćҊċѺĎҏď҇đѹĕҎĖ҆ğѹģ҆ĥѸħ҈ĪѺįҔıҊĶѹľ҇Ł҉łѸňѬŊҎŐ҇őѸŒҌ
what _ there	ĀѺģ҈
what _ they	āѯĤҋĪ҉
what _ this	Ā҈āѸłҋ
what _ throws	Ńҋ
what _ to	ā҉
what _ type	ĀѷāҊŐҊ
what _ version	ėҊĮѺ
what _ versions	ŉҋ
what _ want	ĭ҆
what _ was	ĀҊąѹĢ҈Ņҏ
what _ wc	ĳҎ
what _ we	Ģ҉
what _ were	āґăѷĄ҆
what _ when	ā҇
what _ will	Ŀ҉
what _ would	Ā҆
what _ write	Ĵ҆
what _ written	āѺĴҍ
what _ wrong	ĀҐāґĴѷ
what _ you	ā҇
what _ |	Āѹāѯį҈ĸ҆Ĺ҇Ň҉ňѸŏѸ
what a	Ă҈
what a concrete	Ă҆
what all	āѭĉ҆Ē҇ĥ҈ŁҊ
what all classes	ĥ҇
what all is	ĀҒ
what annotations	ēҏ
what are	Ā҉āѲćѹĉ҇Ċ҆ĖҊĞ҆ĤґĿ҉
what are <name>	ćҋň҈
what are all	ĀҎāѵĆ҆
what are its	Ĥ҈ŁѺ
what are the	ā҈ćѳĊ҈Ė҆Ł҈ňѹ
what are they	āѸĤ҈
what arguments	ď҆Ł҉
what arguments does	Ł҈
what attributes	ĤҌ
what base	Ā҆ćҌňѷ
what base class	ćҌňѷ
what became	ņ҈
what branches	Ā҆
what breaks	āҗ
what breaks if	āҋ
what calls	ĀѸĉ҈Ċ҇
what calls are	ĉҋ
what calls it	Ċ҉
what can	ĀѮĞ҆ģҕĩѹĿ҈Łҏń҇
what can be	ĀѹāѺģ҆ŁҊń҇
what can i	ĀѸģ҇Ŀ҇
what can other	ģ҇
what causes	ŕ҆
what changed	ĀҖāѬ
what child	ćѺŀҌ
what child classes	ćѺŀҌ
what circumstances	ā҇
what class	ĀѷćҔňѺ
what classes	ĀҐćѴĥҍňҊ
what classes derive	Ā҈ňѺ
what classes is	ň҉
what classes |	Āґćѵ
what code	āѴĊ҇ğҌĴ҆ŃҔ
what code calls	Ċ҆
what code throws	Ńҋ
what comes	ī҆İ҇
what comes after	ī҆
what commands	Ğ҇
what commands do	ā҆
what commands does	Ğ҈
what commit	āѱąүį҆
what commit $	ą҆
what commit added	ą҆
what commit brought	ą҆
what commit did	Āҏ
what commit gave	ą҇
what commit has	ą҈
what commit introduced	Āѷąҋ
what commit is	İ҆
what commit was	Āҍąѹ
what commit we	Ā҇
what commit |	Āѷą҆į҉
what commits	ĀҎĎѶ
what commits changed	ĀҎĎѶ
what data	ĀѸĤҍ
what data members	Ĥ҆
what date	āѺįҋ
what date has	āѺįҋ
what decorators	ēґ
what decorators does	ē҆
what default does	Ĕ҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩғ
what depends on	ĩғ
what did	ĀѹāҔčѷĠѺĪ҆İ҈Ņ҈ņҌ
what did <commit>	ā҈
what did <name>	ĀѸāҎĠѺņ҇
what did <path>	Āѹā҇ņ҇
what did the	ĀҍāѶ
what did they	ĀѺāѸĪ҇
what did we	ā҇
what differs	ā҇
what differs |	ď҆
what dir	ő҉
what dir $	ő҉
what directory	ő҈
what do	āҌĂ҉Ĵ҇ń҇ŇѺ
what do i	āѺĂ҉ń҈
what do the	āҊ
what do we	ĢҊ
what does	ĀҊāҟć҇Č҉đҕēѸĔҊĕҋģҒħѺĪҘĻѺń҆ŏҌŕѶ
what does <name>	ĀҊāҊćѶđҍĔ҈ĕ҉ģ҆Ī҆ń҆
what does <path>	ĀҊŏ҆
what does it	āҎģ҇ĪҎ
what does line	ā҇
what does that	āѺ
what does the	ĀѯāҐćҍđҊĢѹģ҈ī҆Ł҆ŕѹ
what does this	ĀҋāѺĖ҆
what does wc	ĳ҇
what else	āҌ
what errors	ā҇ĊѺńҌ
what errors did	āҊ
what events	ŕҍ
what exactly	ā҇
what exactly was	ā҆
what exception	ń҇
what exceptions	ńҔ
what exceptions must	ń҆
what extends	ňҎ
what extends <name>	ňҎ
what fields	ĀѹĤҖ
what fields does	Ĥ҈
what fields is	Ĥ҇
what file	Āѷāѳğ҉Ķ҇ķ҉ĸ҈Ĺ҇ĺғĻ҉Ľ҇ņѸŒ҉œҍ
what file contains	ĺҒ
what file do	ğ҆
what file has	Ļ҇œҌ
what file |	ĸ҆Ĺ҈
what files	Ā҇āѵăҊĄ҇Čґĩҍ
what files did	ĀѹāѺăҊČ҉
what files got	Ā҇
what files were	ā҉ăѹĄ҇
what files |	ĩ҆
what folder	őҐ
what folder does	ő҆
what folder would	ő҆
what for	ł҇ŏѺ
what for a	ł҈
what for |	āҋŏѺ
what from	Ī҇
what from other	Ī҇
what function	Ń҆
what functions	Ā҉āѺĉҊĊ҈Ńґ
what functions $	Ċҋ
what functions does	ĉҍ
what functions in	ā҆
what gets	ĉ҆Ė҉ĪҊ
what gets pulled	Ė҆Ī҈
what goes	ĀҍŁҋ
what goes between	ŁҊ
what goes wrong	Āҍ
what had	Ņ҈
what happen	ĀҋāѺ
what happens	āҘ
what happens if	āґ
what has	ĀѶā҆Ē҈ņҌ
what has <name>	ņ҈
what has been	Ā҆
what has commit	Āѵāҏ
what i	ĭ҆
what i want	ĭ҆
what implementations	ĥҎ
what implements	ĀҊīѺ
what import	āѺĨ҈ŏҊ
what import lines	ŏ҆
what import route	Ĩ҈
what imports	ĀѹĩҒĪ҇ŏѹ
what imports <name>	ĩ҇
what imports <path>	ĩҍ
what imports are	Ī҇ŏѺ
what inputs	Āѹā҆Ł҉
what interfaces	āѺīҕ
what interfaces does	ī҇
what is	ĀҪāѵćҊĊѭċѷĎҎĐѳđҋĒ҉ĖѹĘѺęѺĚѸěѷĝѶġ҉ĢқģҍĥѸħ҇ĩѶĪҋĬѵĭѶĲѺĳ҉ĴҎĶѵĺѸľҐŃѺŅѹņҕŇ҇ňҊŉѹŊґōѵŒѸŕѸ
what is <name>	āѷĊѺĐѺēҌĔ҆ĢҒģѺĩ҈ľ҆ņ҇Ň҉ň҆
what is <path>	ņ҉
what is a	ĀѰāҔ
what is called	āѸġҍ
what is decorated	ĒҊ
what is derived	ĀѹćѶňҕ
what is different	ā҉
what is expose	ģ҇
what is imported	ĀѷāҊĪҏ
what is in	Āҋđ҇Ğ҈ģ҉őѺ
what is inside	ĀҏāҎĢѹŒѴ
what is it	Ā҆Ģҍİ҉
what is its	Ā҆āѴĢҌŅ҇ő҇
what is made	ģҊ
what is new	āҍ
what is raised	ĀѷńҎ
what is teh	ĀҐ
what is tested	ĀҊ
what is the	āѺą҇ćҍĊѷĎҐđѷĕ҆Ģҍħ҉įҌľҊłѺŅѷŇ҆ňѴŊҐŌ҇Œ҈ŕѹ
what is there	ģ҈
what is this	ł҉
what is write	Ĵ҆
what is written	āѺĴҍ
what is wrong	āҐ
what it	Ģғ
what it does	ĢҎ
what it used	ā҇
what job	ĀѷĢҐ
what kicks	ŕ҈
what kicks off	ŕ҈
what kind	āҍŇҍŐ҆
what kind of	āҍŇҍŐ҆
what libraries	Ė҇
what licence	ıҏ
what license	ıҋ
what line	ĀѳāѺċ҆ĐҐđѺĩѺĴѸĵҐĶ҇ĸ҆ĺҋļ҈ĽҎŔ҇
what line <name>	ĺ҈
what line does	āҋĐ҆ĳѶĵҏķҋ
what line is	Ķ҇ĸ҆ļ҆
what line number	ĀѵĳҐ
what line of	Ľ҆
what line |	ĀҊ
what makes	ŕ҉
what makes the	ĀҍāѶ
what members	Ĥ҈
what members are	Ĥ҈
what methods	ĀѹĂ҇ľѶĿҘŀ҆
what methods are	ĿҊ
what methods does	ľѺĿҍ
what module	ċ҇
what modules	ħ҇ĩ҇ĪҊ
what modules brings	Ī҇
what modules is	ĩ҈
what must	ā҉ğѹ
what must i	āҌğѹ
what name	āѹŅ҇ņҐ
what name did	Ņ҆
what names	ģҏ
what names are	ģ҉
what names does	Ā҈
what names in	ā҇ģѺ
what new	Ą҆
what number	ĀѸāҊđҍĪѷľҊŊ҇
what number does	ĀѴāҐ
what number of	Ā҆āѺĪѷľҋŊ҇
what number or	đҊ
what occasions	ŕ҇
what order	āҏ
what order are	ā҈
what other	ĀѷāҊĉҊĩ҇Ī҆
what other files	ĩҊ
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ĀѺā҈
what overrides	ŀҐ
what packages	ĀҊāѵ
what parameters	ĀѺāҌŁ҇
what parameters does	ā҇Ł҇
what params	ŁҕŇѺ
what path	Ņ҈Œ҇
what person	Ā҈
what person commit	Ā҈
what places	ĀҍĊ҉ğѹ
what point	Đ҈
what properties	Ĥґ
what protocols	ī҇
what pulls	ĩҕĪѺ
what pulls in	ĩҕĪѺ
what quantity	Ď҆
what quantity of	Ď҆
what release	āѸėҏ
what release of	āѸėҐ
what releases	ŉ҉
what relies	ĩҎ
what relies on	ĩҎ
what return	Ň҆
what revision	ĀҎ
what role	Ģ҇
what route	ħ҈
what route of	ħ҈
what section	Đ҆
what section from	Đ҆
what sets	ŕҊ
what should	āғ
what sits	ň҇
what sort	ł҈
what sort of	ł҆
what stands	āѬćҋĕ҆İ҇ĴҊŇҊ
what stands after	Ňҋ
what starts	ŕҋ
what starts the	ŕ҉
what steps	Ā҈
what steps does	Ā҈
what subdirectory	őҋ
what subdirectory does	ő҈
what tags	Āѹā҈ŉҊ
what tags include	ŉ҈
what test	Ā҇Ŋѷō҇œҊ
what test cases	ĀҌŊѹ
what test functions	ō҇
what tests	ĀҋāѴŊѹōҤ
what tests <name>	ō҆
what tests do	Ā҇
what tests does	Ā҈
what tests is	ō҆
what tests would	Ā҈
what that	Ā҇
what the	ĢҋİҊ
what they	ā҉
what things	ģ҇
what things get	Ī҈
what time	į҆
what time did	į҆
what to	ń҉
what to put	ń҉
what traits	īҊ
what triggers	āѷĊҝ
what triggers the	Ā҈
what type	ā҆ĤѷłҊŇҠŐҘ
what type <name>	ĀҍāѸŐ҆
what type does	āѶŇҏ
what type is	ĀѲāҏŇ҆ŐҊ
what type of	łҌŇѺŐ҆
what type the	Ő҇
what type |	ŇҊ
what types	ĥ҈
what unit	ō҇
what unit tests	ō҇
what unused	ĪѺŏҊ
what unused imports	ĪѺŏҊ
what value	āҞđҏŐѸ
what value am	ā҈
what value does	āҊĔ҆
what value is	ĀҊđ҈
what version	ĀѺāѹėҋĮқ
what version of	āѺėѸĮҝ
what versions	ė҉
what was	į҈İҏŅҡ
what was <path>	Ā҇Ņ҆
what was added	ĀҊāѺ
what was committed	āѺİҍ
what was in	Āѹāҍ
what was it	Ņ҉
what was the	įҊŅҎņѸ
what which	ģ҇
what which symbols	ģ҇
what will	ā҇Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҌāҎĳ҇
what would be	āҌ
what would break	āҐ
what would happen	āҊ
what would i	āѹĢҊŁ҈
what would wc	ĳ҈
what |	Ā҆āѥđ҈ĕҎĴ҆Łѹł҆ń҈ŇҒ
what | $	Ā҇āѦđ҈ĕҎĴ҆ŁѸł҆ń҈Ňґ
whatever	ĀѶċ҆Ĕ҈ĕѹŒ҇
whatever <name>	Ĕ҈ĕѹ
whatever _ is	Ĕ҈ĕѹ
whatever its	Œ҇
when	āҟąҐĊѱĔҝĕҏĖҏĦѶĨ҉ĩѹĪѺĬѺĮѵįҶń҆ŅѵņѷŌҎŎҐŒ҇ŕҏ
when <name>	ĕ҆
when <name> is	āѹĕ҆
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҆Ŏ҆
when _ <name>	ĀҏāҏĊѺĔҐĬѸįҋń҇Ňѷ
when _ <path>	įҐ
when _ call	Ā҇āѵĔҌŁ҆ń҇
when _ caller	ĕ҉
when _ import	Œ҇
when _ is	ĀѹāҌĕҋ
when _ it	āҌ
when _ line	ā҇
when _ look	Ę҆
when _ open	Ĭ҈
when _ somebody	į҇
when _ start	Ĩ҈
when _ subclass	āҊ
when _ support	ā҆
when _ test	ĀѹāҌ
when _ tests	āѹŎ҉
when _ the	Āѭāҙį҆İ҈ŕҊ
when _ they	ā҇
when _ this	ĀҏāѴ
when _ was	ĀѹĠ҆Ņѹņ҉
when _ we	ĀҕāѴįѹ
when _ |	āѷŌҋ
when calling	ĀҎĊѺĔ҉ń҇Ňѹ
when calling <name>	ĀҎĊѺĔ҉ń҇Ňѹ
when did	āҜįҎ
when did <path>	ĀѺā҈
when did it	Ā҉
when did somebody	į҆
when did the	į҈
when did they	ā҇
when do	ĀҌāѶ
when do the	ĀѳāҎ
when do we	ĀҚāѧ
when does	ĀѴāҎŕҌ
when does <name>	ā҇
when does the	ŕ҉
when has	į҆
when has the	į҆
when i	ĀѲāѸĂ҇Ĕ҇ĨҋĬ҇Œ҇
when i call	Ā҈āѶĔ҈Ł҆ń҇
when i import	Œ҇
when i look	Ę҆
when i open	Ĭ҈
when i start	Ĩ҈
when is	ĀѺĬѺįҎ
when is <name>	āҌ
when is <path>	āѷįҊ
when it	ĀѴāҎď҆Ė҇Ņѹņ҉
when it is	āҊ
when it was	ĀѺŅѹņ҉
when one	āѺ
when run	Ŏ҉
when run $	Ŏ҆
when running	Ė҇
when the	ĕ҈Ŏ҈
when the caller	ĕ҉
when the tests	āѹŎ҈
when was	Āҝą҆į҈İ҇ņѺ
when was <name>	āѺį҆
when was <path>	Ā҈
when was it	āҌį҆
when was line	ā҇
when was the	āҍįѷİ҈
when will	āҍ
when will support	ā҆
when you	ĀѺŒ҆
when |	į҇
when | $	į҇
wher	Ā҉āѴō҇œҋ
wher <name>	Āѹō҇
wher _ is	ō҈
wher _ the	āѷğ҇ĵ҆œ҇
wher does	ğ҇ĵ҆
wher does the	ğ҇ĵ҆
wher the	Ā҇
where	ĀѬĂѸąҎĆҙćѰĈѸĉѵĊҕċҡčѷĎѺĐҧđѧĒѺēѷĔѺėѹĘѸęѴĚѺěѶĜѹĝѶğҖĠѲġѫĢѶģѷĤѲĥѵĦѺħѹĩҖīѶĬѡĭѩĮѹįѷĳѸĴѺĵҚĶҡķҙĸґĹҙĺҢĻҕļҜĽҜľѷĿѶŀҊŁѷŃғńѷņҟŇѸňѳŊѺŋѩŌѬōҏŎѵŏѸŐѳőҐŒҌœҚŔҚŕѺ
where $	āѷĺ҇ĽҊņҊ
where <literal>	ķҌĽҊŔѹ
where <literal> is	ķҌĽҊŔѹ
where <name>	Ā҉āҌĊ҇ĐҐĩ҆ĵѶĹ҉ļѺĽѷŀ҇
where <name> gets	Ċ҆
where <name> is	ĀҌķ҇Ĺ҆ĽѺ
where <name> sits	Đ҇
where <name> was	ą҇
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҈ĩ҇
where <path> was	ą҆
where _ $	ĀѸāѩĊ҈ķҍļ҆ŀ҈ōҊœ҈
where _ <name>	Āѹā҇ĆѵĊ҈ĐҊĠѸķҊĺғĻѺļҋŃ҈Ņ҆ņ҉ōҐőѵ
where _ <path>	ĀѵāѷĐ҈ĩ҈Ņҋņ҉
where _ a	Ā҈āѺ
where _ all	āѸĆ҉ķ҆
where _ calls	āҊļѹ
where _ ci	ā҆
where _ class	ĵғ
where _ decorator	ā҆
where _ enum	ā҆
where _ function	āғ
where _ gets	Ċ҆
where _ i	Đ҈ķ҉ĹҊĽ҇œ҆
where _ interface	ā҉
where _ is	āѷĆҍĩ҇ķғĹ҆ĺѸĻ҈Ľ҆Ń҇
where _ it	ĀҫāѷĐ҉ĒѺġѹĬѺķ҈ŋѵŒҊ
where _ its	āҞĶѺ
where _ method	Ĺ҇
where _ nested	Ļ҆
where _ of	āҌĐ҇ĵѺ
where _ one	Ā҆
where _ sits	Đ҇ő҆
where _ situated	ő҆
where _ struct	ĵҋ
where _ that	ļ҆
where _ the	ĀѴāҊċ҇ĐѶđѹğҕĩѺĶҊķѴĸ҇ĺҍĻ҆ļҌŀѺŃҊŌѸőҗŒ҈
where _ they	āѺĆҐ
where _ tree	ő҉
where _ was	ąҍ
where _ we	ĀҐ
where _ |	Đ҆
where a	Ā҆
where all	Ć҈
where all is	Ć҈
where are	ĀѹāҏĆҍŃ҈
where are all	āѹĆ҉
where are its	āҘ
where are the	Ń҉
where are they	Ć҇
where can	Āѹ
where can i	Āѹ
where class	āҊ
where class <name>	āҊ
where cls	ĵҍ
where cls <name>	ĵҍ
where d	Ĺ҆
where d they	Ĺ҆
where did	ĀҊāѭĠѸĶ҉ĺ҆ņҍ
where did <name>	ĠѸņ҈
where did <path>	ņ҈
where did it	Āҍ
where did the	Ķ҉
where did they	ĺ҆
where do	ĀғāќĆ҉ğҋĶѺŀ҆œ҇
where do i	āѷœ҆
where do the	āѴğҌ
where do they	ĆҊ
where do we	ĀҐ
where does	ĀѥāҊĊ҆ċ҇Đ҇ķ҆ĸҌĻҌĽ҆Ń҈ō҉
where does <name>	Ā҇ķҋō҉
where does it	ĀҌĊ҈
where does the	ĀћāҎċ҇ĸ҈Ļ҈Ľ҈Ń҈
where else	ĀҎ
where enum	ā҇
where exactly	āѺķҍ
where exactly $	ķҐ
where exactly is	Ļ҆
where exactly |	Đ҆
where has	āѸĺҋņ҉
where has the	ĺҋ
where in	āҌċ҆ļ҇őғœѹŔҊ
where in <name>	ļ҇
where in ci	ā҆
where in the	āҔő҇œѺ
where in tree	ő҉
where inside	Đ҆ĻѺļҌ
where inside of	Đ҇
where inside the	ļ҈
where is	ĀҘā҈ĆѳĐ҇đѺġѸĩ҇ĬѶĭѹĺҘĻҕĽѷŋѴŌѺőґŒґ
where is <name>	ĀѴā҈ĆѷĊ҇ĐҋĺҖŀ҆Ń҆ō҇őѹ
where is it	ĀҖġѹķҍĽѺŋѵŒҊ
where is its	ā҇ĶѺ
where is situated	ő҆
where is the	ĀҠĐѺĵѺĻ҈ŃѺőҒŒ҉
where is this	ā҇
where one	Ľ҇
where should	ā҈
where stands	ĵ҆
where the	ĀѶāқĊѺĵҋĶҏķѵĹ҉ĺ҈Ľ҈œ҆
where the <name>	ĺ҇Ľ҈
where the class	ĵґ
where the decorator	ā҆
where the enum	ā҇
where the function	āғ
where the interface	ā҉
where the method	Ĺ҉
where the nested	Ļ҆
where was	āѹŅҋ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѸļҏ
where within the	ĻѺļ҉
where |	ĀѹāѪĊ҉ļ҆ŀ҉ōҊœ҈
where | $	ĀѹāѪĊ҉ļ҆ŀ҉ōҊœ҈
whereabouts	ĀѬāѫĐҎĵ҉ĶҋķҖļ҉Ľ҉ŋѺőҔœҏŔ҈
whereabouts _ <name>	ĀѸķҊő҉
whereabouts _ <path>	Đ҆ő҆
whereabouts _ it	œ҆
whereabouts _ the	āѺĶ҉ļҊő҆œ҇
whereabouts do	Ŕ҆
whereabouts has	őҌ
whereabouts in	āѹĐҍœ҇
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҆œ҇
whereabouts is	āѹĵ҆Ķ҇ļ҆œ҆
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķҊ
whereabouts the	ķ҆
whereabouts the <name>	ķ҆
whether	āѶćѹĈҎĊѺčҔĘ҈ęҋĚҋĜҔĠ҉ġҌĦҍħѺĩѺĬҖĭҌİѷŃѸňѺŋ҉ŎҌœѵ
whether <commit>	čҊ
whether <name>	ĀҊāѹĘҊęҋĜ҉Ġ҆Ĭҋĭ҉ŃѺ
whether <name> calls	Ę҇
whether <name> has	Ě҆
whether <name> is	ĀҍāѺě҆Ĭҋĭ҇
whether <path>	ĜҌĦ҆
whether _ <commit>	čҊ
whether _ <name>	Ā҆
whether _ calls	Ę҇
whether _ class	Ě҈
whether _ def	Ĭ҇
whether _ has	Ě҆
whether _ identifier	ġ҈
whether _ imports	Ĝ҉
whether _ is	Ā҉āѸě҆ĝ҇Ħ҆ĬҊĭ҇
whether _ named	ā҇
whether _ test	ĀґāѶŋ҈œѸ
whether _ tests	Ŏ҆
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҊāѶĈ҇Ě҈ġ҇ĬҊĭ҆İѸŋ҇Ŏ҆œѸ
whether the <name>	Ā҆
whether the class	Ě҈
whether the def	Ĭ҇
whether the identifier	ġ҈
whether the test	ĀҐāѷŋ҆œѸ
whether the tests	Ŏ҆
which	ĀѱāѰĄ҉ąҎĆҌćҎĈѦĉҎĊҋČ҇čўĎѱďҌđѷĒҌēҐĕҌĖ҇ĘѧęѩĚѦěѪĜѝĝѤĞҎğҎĠѪġѨģҐĤҌĥҌĦѧħґĨҔĩғĪҋīҗĬѐĭќİ҉ıҔĳѫĴѲĺҎľѧĿ҆ŀҏŁҍŃҏńґŅ҆ņҊŇҏŉқŊѧŋѬŌѧōҟŎўŏҎő҉ŒҌœ҈Ŕ҈
which $	ć҆
which <commit>	ŉ҆
which <mark>	ēҎ
which <name>	ĀѺāѸćҏďҋēҊė҉ĥҎŀѸňѵōҊ
which <name> does	Āѵćҍė҇Įѹ
which <name> has	ķ҈
which <name> is	āѺć҇ďҍňѺ
which <name> system	āҋ
which <name> version	ė҆
which <name> versions	Įҋ
which <name> was	Ā҈
which <path>	āѷĨ҈
which <path> gets	Ĩ҈
which _ $	ĀѣāѥćҏėѺĩҊīҌĮ҉į҆ıҋĵѹĹ҈ő҉
which _ <commit>	Č҆
which _ <name>	āѲąѹćѹĊѹęѺĥғĩґİ҆ŀҋœѹ
which _ <path>	Āѳā҈Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	ą҉
which _ adds	āѸċ҉
which _ all	ā҇
which _ and	ģ҉
which _ applies	āѸĔ҇ı҈
which _ are	Āҋāѥĉҋē҈ģ҈ħ҇ĩѺĪґĿҋŏ҇
which _ became	āѺŅҟņѶ
which _ belong	ā҇ĤҊ
which _ besides	āҎ
which _ brought	ą҈
which _ call	Ċҏ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѶŃҊŏ҆
which _ carry	Ē҉
which _ cases	Ā҇
which _ catch	āҋŃѹ
which _ changed	ĀҊāѸ
which _ check	ā҉
which _ class	Ā҈
which _ classes	ŀҌ
which _ come	ĀҌăѺ
which _ comes	ć҉
which _ construct	ĀҊ
which _ contain	ĀҌŔҌ
which _ contains	ķ҇
which _ could	Ŀ҈
which _ declares	ĵ҇
which _ define	ĀѺĆҌ
which _ defines	Ļ҉ļѹ
which _ deleted	ĀҒāѴ
which _ depend	ĀѺāҊĩҊ
which _ did	ĀҊāѹąҊı҇ĵ҇
which _ do	ĀѥāҚė҆Œ҉
which _ does	ĀѸĈѵĉґČ҉ĐѷĒ҇ē҉ĕ҆ĖѺĘѹĞ҇Ĥѹħ҆ĩѹĪҘĮ҆İ҆ıѹĺҍļ҈ĿҏŀѲŁҍńѴŌѺŐҐŒ҆
which _ end	ĀҊ
which _ extend	Ā҉ň҆
which _ fail	āѷŃҍ
which _ faster	ā҉
which _ features	ĀѶāҍ
which _ file	āѷĵҊķҊœҌ
which _ files	ĀѶāѷă҇ĩҌĪҌ
which _ first	Ā҉āѶ
which _ forget	ā҆
which _ fulfil	ĥ҉
which _ function	ā҆
which _ functions	Āѵā҈ĉ҉Ŀҋō҈
which _ get	Ā҆
which _ gets	Ĩ҈
which _ got	Ņҍņѵ
which _ had	Ą҇ŅѶņҍ
which _ has	āҎĂ҉Ķ҈ķ҆ĸ҈ņѶň҉Œ҈
which _ have	āѶĒ҉ŀ҉ň҇
which _ hides	őҎ
which _ holds	Ā҉āѶĵ҆ő҆
which _ ignore	ā҈
which _ implement	Ā҈
which _ import	ĀҊā҈ĩ҇
which _ imported	Ā҈
which _ imports	ŏ҈
which _ in	Ā҇ļ҆Ŋ҆ŏ҉
which _ include	ŉ҇
which _ interface	Ľ҈
which _ introduced	ą҆
which _ invoke	Ċ҇
which _ invokes	Ċ҆
which _ is	ĀѴāҎąҋĆѶĉ҇ĊҊďҋĒѺĔҌĕ҈ğ҆Ģ҈ģ҈ĩѳĪҐī҉ĬѹĭѺĮѷįѷĲѺĴ҇ĻҌļѶňѲŉ҆ŒҊ
which _ it	āѫį҇İѸ
which _ its	ĀѺā҇ć҈
which _ lead	Āҋāѹ
which _ line	ā҆
which _ lines	ğ҈
which _ live	ĀҌōѹ
which _ load	ĀѵĩҒ
which _ looks	ğ҉
which _ made	Āѫāҗ
which _ members	āҐ
which _ mention	ō҈
which _ method	Ā҉
which _ methods	ĀҗĿѲ
which _ might	āѺń҈
which _ module	ĀҊ
which _ modules	ħ҇Ĩ҆
which _ must	ĀѺĂ҉
which _ names	Āѷā҇
which _ need	āҕŀѰ
which _ number	ĳ҆
which _ of	Ā҇āҪĂ҇ćѺĊѹĐқėҏĤѵĨ҇ĪѺĮҊķ҆ĻѸļ҆ĿѶŀѸł҈Ň҆ŏѺ
which _ our	ō҆
which _ out	āѺĥ҈
which _ override	Āҏāѱŀ҈
which _ party	Ā҇
which _ projects	ā҈
which _ provide	ŀ҇
which _ pull	ĩ҈
which _ raise	Ń҈
which _ reads	ĀѶāҐ
which _ redefine	āѳŀҗ
which _ release	Į҆
which _ replaced	ŅѺņ҈
which _ require	ĩҋĪѸ
which _ run	āѹĊқĿѲō҉
which _ sets	Ķ҇
which _ share	āҒňѷ
which _ should	āғ
which _ sit	ć҇
which _ stand	ć҈ē҆ňѹ
which _ statements	ĀѺā҆Ī҆ĸѺńҊ
which _ system	āҌ
which _ that	Ĥ҆
which _ the	Ė҆ĥѹŁ҇Ň҆ŒҒ
which _ they	Ī҉ňҊŏѹ
which _ through	ĀѸāҖĦҊ
which _ throw	ĀҌ
which _ to	Ā҉
which _ today	ņ҆
which _ touched	Āҋāѷ
which _ turned	ĀѺāҋ
which _ type	Āҋ
which _ types	ń҉
which _ use	ĀѶāҎĊҋĩ҈Īѹō҉
which _ used	ŅѺņҊ
which _ variables	Āѵā҆ĤҎ
which _ version	ĀғĮѺ
which _ versions	āѺĮҎ
which _ was	ĀҊāѯąҋįҌĵ҆ņҐ
which _ were	ĀҌāѷČ҆
which _ will	Ğ҇
which _ without	āѹĂ҆Ć҆
which _ would	āҠĉ҆
which _ wrote	Ĳ҆
which _ |	ĀџāђąѷđҊēҏĜѵģ҈ĥ҇Ĩ҉īҋĮ҉İ҈ı҆Ĳ҈ĿҊŀѸŅ҆ňҍ
which a	ŃҊ
which annotations	ēґ
which annotations does	ē҈
which are	āѧćҌňҋ
which are exported	āѺģ҇
which are imported	Ā҈
which are the	āѺć҈
which are they	Ī҉ňҊŏѹ
which args	ĀѺŁҋ
which args does	ĀѺŁҋ
which arguments	ĀѺāҌď҆ęѺŁґ
which arguments <name>	ā҆ęѺ
which arguments does	ā҆
which attributes	ĤҐ
which attributes does	Ā҉
which attributes has	Ĥ҆
which base	ć҆
which base class	ā҆
which binaries	Ğ҈
which binaries does	Ğ҇
which branches	ĀҏāҊŉѴ
which branches contain	āҌ
which branches is	Ā҉ŉѹ
which callers	āқĊѹ
which callers forget	ā҆
which callers ignore	ā҈
which callers of	āҊ
which calls	ĉҋ
which calls does	ĉ҈
which chain	Ĩҋ
which chain of	Ĩ҈
which change	ĀҕāѲąҐ
which change did	ĀҍāѶ
which change introduced	ąҍ
which change throw	Āҍ
which child	ŀ҇
which child classes	ŀ҆
which children	ŀ҆ňҌ
which class	ĀҋāѮćҗĥ҆īѺŇґňѶ
which class does	Ň҇
which class is	ćґňѹ
which classes	ā҇ć҉ĥҎňҢ
which classes $	ć҆
which classes <name>	Ā҆āѸňҊ
which classes are	ň҈
which classes does	ćҎ
which classes fulfil	ĥ҉
which classes have	ň҈
which classes implement	Ā҉
which classes is	Āґćѱ
which classes share	āҒňѷ
which classes should	ā҆
which classes use	ā҆
which classes |	ň҇
which code	ĀҍāѺĴҋ
which code invokes	Ċ҇
which code is	Ā҆āѹĴҋ
which code reads	ĀѶāҐ
which command	ā҈
which command line	ā҇
which commands	ĀѸĞҏ
which commands do	Ğ҆
which commit	Ā҇ā҈ąҚįґİҗ
which commit $	āѸ
which commit <name>	ąѺİ҇
which commit brought	ą҈
which commit deleted	ĀҒāѴ
which commit did	ą҉
which commit does	Ā҆āѵİ҈
which commit has	ĀѬāҘ
which commit introduced	Āҋąѹ
which commit is	ąҍİѺ
which commit made	Āѫāҗ
which commit was	įҌ
which commit |	ąѹİҊ
which commits	ĀҟĎѵ
which commits are	ā҉
which commits touched	ĀҋāѸ
which commits was	ĀҊ
which condition	ā҉
which condition does	ā҉
which conditions	āҎ
which crate	ā҈
which data	ĀҌ
which data type	ĀҌ
which day	Ā҆
which decorators	ēҙ
which decorators does	Ā҆
which default	ĀѺāѸĔ҈ĕґ
which definition	āҍĆѹ
which defs	Ā҆ĿҊ
which defs can	Ā҇
which dependencies are	Ā҆
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҍ
which dir $	ő҉
which directory	őҐŒґ
which directory holds	ő҇
which directory is	Œҍ
which does	Ė҈
which enum	ā҇
which enum members	āҋ
which error	ń҈
which error types	ń҆
which errors	ńҕ
which errors are	ń҆
which events	ŕҗ
which exceptions	ĀѹāҊńҔ
which exceptions <name>	ā҆
which exceptions are	Āҋ
which exceptions can	ń҇
which exceptions does	āҍ
which exceptions might	āѺń҈
which features	ā҉
which features does	ā҆
which fields	ĀѰāҊĤҝ
which fields does	ĀѺĤҋ
which fields of	āҏĤѷ
which fields |	Ĥ҈
which file	ĀѪāѸćѺċҋğ҆ĩѹīѺĵҍĶҏķ҉ĸҏĹ҇ĺҌĽ҈ŅҚņҒőѸŒҋœҍŔҊ
which file $	Ľ҈
which file <name>	ķ҆ĺ҉
which file adds	āѸċ҉
which file became	āѺŅҟņѶ
which file came	ņ҆
which file do	Œ҈
which file does	ļ҆
which file got	Ņҍņѵ
which file had	ŅѶņҍ
which file has	āґĸ҈ņѷŒ҉
which file is	Ņ҈
which file sets	Ķ҇
which file used	ŅѺņҊ
which file was	ņғ
which files	ĀҕāҎĄҎĆҍČҏčѺħҏĩҏĪѹŏѺőѹŒѵŔғ
which files $	āґĩҊ
which files are	āҊ
which files besides	āҌ
which files changed	ĀҌāѹ
which files contain	Ŕҋ
which files did	ĀҋāѸ
which files does	Āҋħ҆ĪѸ
which files have	Āѳā҉
which files import	Āҍ
which files is	āҋĪ҉
which files pull	ĩ҇
which files rely	ĀѺĩҊ
which files use	ā҆
which files were	ĀҕāѮ
which files |	Ĩ҆
which fixtures	āҋ
which fixtures does	āҋ
which folder	Ā҆āѺŒ҉
which folder holds	ĀҌāѹ
which folder |	Œ҆
which function	āғĊ҈ĲѺ
which function does	Ā҆
which function is	ĀѺā҉ĊҊ
which functions	ĀѵāҦĉҋĊқđѷĒҗģ҆ŃҚńѺ
which functions <name>	ĉ҇
which functions accept	ā҆
which functions and	āѺģ҉
which functions are	Ā҈
which functions call	ĊҌ
which functions can	Ńҋ
which functions catch	āҋŃѹ
which functions depend	ā҇
which functions does	āѵĊ҈ĒҊ
which functions end	ĀҊ
which functions have	ĀҎāѲĒ҇
which functions in	Āѷāҍ
which functions is	Ā҆āѶĉҋ
which functions raise	Ń҇
which functions use	ĊҌ
which goes	ĀѸĦҊ
which goes through	ĀѸĦҊ
which header	Ľ҈
which headers	Ī҇
which helpers	āѸĉҏ
which helpers does	āѹĉҌ
which identifiers	Ā҉
which identifiers come	Ā҉
which import	ĀҍāѸĦѹ
which import statements	Ī҇
which imports	Āѵāҋħ҆ĨҊĪґ
which imports are	Ĩ҆ĪҊ
which imports can	ŏ҆
which imports does	ĀѴĪҏ
which imports in	ŏҊ
which imports of	ĀҌ
which inputs	āѺŁҔ
which instance	Ĥ҉
which interface	ā҆ĥѷīҎ
which interfaces	Āҍīҏ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҇
which intermediate modules	ħ҈Ĩ҇
which is	ā҆įҍĹ҈ŋ҆Œ҆
which is a	Ĺ҈
which is called	ŋ҆
which is faster	ā҉
which is it	Ā҆į҇İѸ
which is the	į҆İ҈
which jobs	ĀҘāѰ
which jobs does	ĀҌāѷ
which jobs get	Ā҆
which kind	ł҇
which libraries	Ė҇
which licence	āѺıҖ
which licence does	Āҋ
which license	ıҌ
which line	ĀѸāѨĐҜĜѶğ҆ħѺĵѹĹҋĺҐļҟĽҋœҊ
which line $	Đ҆ĹҊ
which line <name>	ļ҆
which line defines	Ļ҉ļѹ
which line does	Ā҆ļ҇
which line in	ļ҇
which line is	āѳğ҇Ļ҆
which line number	ĳ҆
which line of	āѸĐҏĻѺļ҉
which line |	āҍĐ҇ĜѶĺ҇
which lines	ĀҎāѹ
which lines of	Ā҈
which match	ā҆
which member	ĀѸĤ҈ĿҌ
which member functions	ĿҌ
which member variables	Ĥ҉
which members	ā҆
which method	ĀҐŀѷ
which method does	ĀҌāѸ
which method of	ā҇
which methods	ĂҖćѸĊғľѹĿқňѺ
which methods $	Ŀ҆
which methods are	āѷĿҍ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѴāқćѹĉ҆ĿҊ
which methods must	Ă҉
which methods of	ĀҏĿѹ
which methods override	Āґāѱ
which methods |	Ŀҋ
which module	āѶğҊĵ҆ķҒŒѺ
which module $	ķ҇
which modules	ĊѺĩҖĪғ
which modules <name>	Ī҈
which modules <path>	Ī҇
which modules are	ĪҊ
which modules depend	ĩҋ
which modules does	ĀѸĪҐ
which modules import	ā҉
which modules is	Ĩ҆ĪҊ
which modules load	ĀѵĩҒ
which modules require	ĩҋĪѸ
which modules use	ĩҊĪѹ
which name	Ņ҇ņ҉
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѹ
which names	ĀҎāҋģҍĪѹ
which names are	ĀҋāѸŏ҉
which names do	ā҇
which names does	ā҆ģ҆
which names exactly	Ā҈
which names exported	āҊ
which names is	ģҋ
which new	ă҇ņ҉
which of	ĀѹāҞĪѺŏҊő҆ŒҎ
which of all	ā҇
which of its	āҌ
which of our	ō҆
which of the	āҏő҆Œҏ
which of today	ņ҆
which one	āҐĆѹıҊ
which one is	āҎĆѺ
which ones	ĀѪāѮĂ҆Ć҉ňҋōҎŏҋ
which ones of	āѹĂ҈
which ones |	āѷň҈ŏ҉
which options	ĀѷāҌ
which order	ā҉
which other	ĀѸĉҏĩҋĪҐ
which other classes	ā҆
which other files	āѵĩ҈ĪҌ
which other functions	ĉҊ
which other projects	ā҆
which overrides	ŀ҇
which overrides of	ŀҋ
which packages	āѹĪҊ
which packages are	Ā҈
which packages does	Ī҈
which parameters	āѷďҒ
which parent	Āҋ
which parent class	ĀҌ
which part	Đ҆
which part of	Đ҆
which parts	ĀҊ
which parts of	ĀҊ
which path	āґņ҆őѸ
which paths	ČҊ
which person	āѹĲҖ
which person |	Ĳ҆
which place	ĀѴāѳĺҐő҇
which place in	ĸ҆
which place of	ķ҆ő҇
which places	Ćҏ
which places define	ĀѺĆҌ
which places is	āҋ
which point	ĀҊ
which private	Āѯāқ
which private functions	ĀѶāҐ
which private names	ĀѸāҋ
which properties	Ā҇
which protocols	Ā҇āѺīҒ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҇
which raise	ńҊ
which raise statements	ńҊ
which release	ĀҘċѹė҉ŉѺ
which release has	Āҋāѷ
which release turned	ĀѺāҋ
which release was	Ā҈
which releases	ĀѺŉҘ
which releases contain	ŉ҈
which releases is	ŉ҇
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҇
which routines are	ĉ҉
which rust	Ā҇āѺ
which script	āѵğҋĶ҈
which scripts	āѺĞ҈
which secrets	ā҆
which secrets does	ā҆
which section	Đ҇
which source	ĀѺāѺğ҇ĵ҉ķ҇
which source file	ĵҊķ҈
which sources	ĀѹāѺĩҕ
which sources <name>	ĀѹāѺĩҕ
which spots	ĀҌ
which steps	āѺħ҇
which structs	ĥҌ
which subclass	ā҈
which subclass of	ā҇
which subclasses	ĀѬāҚĂѹŀҗ
which subclasses do	ā҈
which subclasses does	āҊŀѺň҇
which subclasses have	āѸŀҊ
which subclasses of	Āѹāҗŀѵ
which subfolder	ĀѺőҚ
which subfolder does	ő҈
which subfolder hides	őҎ
which symbols	ĀѺģғ
which symbols are	ģҊ
which symbols |	ģ҇
which tags	Ā҆āѷŉҔ
which tags contain	ĀҖāѸŉѵ
which tags do	Āѹŉ҆
which task	ĀѷĢғ
which test	ĀҎā҈ō҆
which test cases	Ā҇
which test file	œҍ
which test functions	ō҈
which test methods	Ā҇
which tests	Ā҇ŊѺōҪŎѺ
which tests $	ō҆
which tests and	ĀѺā҈
which tests are	ĀҏōѺ
which tests check	ā҉
which tests in	ĀҏāѲ
which tests is	ō҇
which tests live	ĀҌōѹ
which tests run	ĀѸō҉
which tests use	ō҈
which tests would	ĀѱāҒ
which the	Ā҇ĺ҇
which the file	ő҆
which the function	ā҆
which the module	Āҋ
which third	Ā҇
which third party	Ā҇
which ticket	ĀѺā҇
which ticket was	ĀѺā҇
which trait	ĥѹīҏ
which traits	āѺīҔ
which type	Ā҈āѰŇҞŐҖ
which type $	Ő҆
which type does	āѺŐҎ
which type has	Ā҆
which type is	Ā҇
which type should	āѹ
which type the	Ň҇
which type |	Ň҇
which types	āѸĥҢ
which types does	ĥ҆
which unit	āҌ
which unused	ĀѺŏ҇
which unused imports	ŏ҈
which unused variables	ĀѺā҇
which value	Ā҇āѯĐѹđҘĔҒĕҍ
which value are	ā҇
which value does	ĀҍāѶ
which value is	āѵđ҇Ĕ҇ĕҏ
which value |	đҌ
which variables	ā҇
which version	ėҏ
which version does	Į҈
which version is	āҋĮѺ
which version of	Ā҈āѹ
which version |	Į҆
which versions	āѹė҈ŉҊ
which versions of	āѸė҈Į҉
which workflow	ĀҋāѸ
which |	ĀѫāѥĂ҇ćҋĪ҇ī҇ĮҊŅ҆
which | $	ĀѫāѥĂ҇ćҋĪ҇ī҇ĮҊŅ҆
while	ā҇
while _ program	ā҇
while the	ā҇
while the program	ā҇
who	ĀҝāҫĂ҇ăѵćғĊҝčѹđѺĒҎğҏĠѷġѷĢѷģѷĥқĦѹĩҡĬѲįѺĲҽĴѮĶѹĹѺĺѺŀҏłѹŃҒńѶņѹňҠŏѺőѺŔѺ
who <name>	Ā҇āҐģѺ
who <name> what	āҎģѺ
who _ $	ā҇
who _ <commit>	Āѩāҗ
who _ <name>	ĀѵāѭĂҊĉ҈ĊҌğ҆ĥ҇ĩҒŀҌŃ҈
who _ <path>	ĀҐāѸĩҐ
who _ behind	Ā҇āѺ
who _ calling	ĀѹĊҊ
who _ changed	Ā҆
who _ code	āҊ
who _ committed	Ā҆
who _ edited	Ā҆
who _ from	āѹňҊ
who _ i	Ā҉
who _ is	ĀѶāѹň҈
who _ it	ĀҮāѧĊ҉ġѹĩѶĲҊ
who _ its	āѵĊ҈
who _ line	Ā҈āѲĲґ
who _ most	āҌ
who _ on	ĀҖāѳ
who _ renamed	ĀѬāҗ
who _ responsible	ā҇
who _ that	Āѵā҇ĩ҇Ĳ҆ň҆
who _ the	āҔĂѹćҗĒ҇Ĳ҈Ń҈ň҇
who _ this	ĀѷāҌ
who _ up	ĀѷāҐ
who _ using	Āѹā҉
who _ what	āҌģѺ
who added	āҔăѶĲ҆
who added line	Ĳ҇
who added the	ā҉
who all	Āѷāѵň҈
who all is	ĀѶāѹň҈
who are	āѠćҊĊ҇ĥҊĩ҆ň҇
who are <name>	ĥ҆
who are its	āѵĊ҈
who are the	Ā҈āѦć҆ňҊ
who broke	ā҇
who broke the	ā҇
who calls	āҘĊҊŀѺ
who calls <name>	Ċ҇
who calls code	āҋ
who calls it	ā҈
who calls the	ā҆ŀѺ
who came	ā҈
who came up	ā҈
who catches	ĀѬāҞ
who catches <name>	ĀѯāҖ
who changed	Āѹāҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҈
who do i	Ā҉
who does	āѳĉҌň҆
who does that	ň҆
who ever	Ā҆
who ever edited	Ā҆
who extends	ĀѹĂҋ
who first	Āѹā҉
who has	ĀҊ
who has changed	Āґāѱ
who has committed	Ā҆
who has renamed	ĀѬāҗ
who holds	Āѹā҈
who holds the	Āѹā҈
who implements	āѶĥғ
who implements <name>	ĥ҈
who imports	Āґāѱĩ҉
who imports <name>	ĀѹĩҌ
who imports <path>	āѹĩ҇
who imports it	ĀҒĩѶ
who inherits	āѹňҌ
who inherits from	āѹňҌ
who introduced	ĀҒğѺ
who introduced the	ĀҒğѺ
who invokes	ĊҊ
who invokes <name>	ĊҊ
who is	ĀѪāѵćґĊҏĲҐ
who is behind	Ā҇āѺ
who is calling	ĀѹĊҊ
who is responsible	ā҇
who is the	āѶćҒ
who know	ā҆
who last	ĀҌāѴĲ҇
who made	ĀҎĲ҇
who made <name>	ĀѶāҕ
who made the	ĀҊāѲĲ҇
who maintains	ĀҎāѺ
who makes	Ā҆āѸ
who may	ĀѷāҗĊѱ
who overrides	ĀѺāѵŀҖ
who overrides <name>	āѹŀҎ
who overrides the	ŀ҇
who pinned	ĀѶā҇Ĳ҇
who pinned line	āѺĲ҇
who pulls	ĩ҇
who pulls that	ĩ҇
who put	Ĳ҈
who put it	āѺĲ҇
who raises	Ā҈āѴŃ҉
who raises <name>	ĀҊ
who reads	ğ҆
who removed	Āҋāѹ
who renamed	ĀҠāѫ
who renamed <name>	ĀҎāѷ
who renamed <path>	ĀҌāѸ
who renamed it	Ā҆
who requires	ĀѲāѴĩҜ
who reviewed	āҞĲѱ
who reviewed it	āҊĲѹ
who reviewed line	āҌĲѸ
who reviewed the	ā҇
who set	ĀѺā҉
who set up	ā҈
who should	ā҆
who subclasses	ĀѶňҒ
who subclasses <name>	ĀѶňҒ
who tagged	ĀѴāҎ
who throws	āѺŃҍ
who throws <name>	ŃҊ
who touched	ĀҋāѸ
who typed	Ĳ҆
who uses	Ā҆āҏĒ҇ġѹ
who uses <name>	ĀҜāѭ
who uses it	Ā҉ġѹ
who was	Āѹā҈
who worked	ĀҎāѷ
who worked on	ĀҎāѷ
who write to	ā҇
who wrote	ĀҚĲ҇ňѺ
who wrote <name>	Ā҈
who wrote it	Ā҆Ĳ҇
who wrote line	Ā҉āѶ
who wrote most	āҊ
who wrote the	ĀҐ
whole	ĀґŎ҆
whole _ $	Ā҉ā҆
whole thing	ĀѸā҈
whom	ćҏĉ҆Ċ҈ĥ҇ĩ҇įѺĲґ
whom _ $	ĀѵāѹĉҋĊҊ
whom _ <name>	ĀѺā҇
whom _ <path>	ĀҊ
whom _ the	ć҇Ĳ҉
whom does	Āѹāѹć҈
whom has	Āґ
whom is	ĀѸĥ҇ĩ҉ň҆
whom is <name>	ĀѺň҆
whom was	Ĳ҉
whom |	ĀѵāѹĉҋĊҊ
whom | $	ĀѵāѹĉҋĊҊ
whose	ĀѴāѹćҎĩҍĲұĴѶňҗŒҊ
whose <name>	Ĳҙ
whose <name> $	Ĳҙ
whose _ $	Ĳҙ
whose _ does	āҍ
whose _ have	Āҍ
whose _ is	ĀѳāѹćҥĲҋĴѺŒҊ
whose _ mention	ĩҏ
whose child	ćґňѴ
whose child is	ćґňѴ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	Āҍ
whose hands have	Āҍ
whose imports	ĩҏ
whose imports mention	ĩҏ
whose name	āҌ
whose parent	ćѭňҖ
whose parent is	ćѭňҖ
whose work	Ĳ҆
why	ĀҭāӸĬѹ
why <name>	āҏ
why <name> is	ā҆
why _ $	ĀҎāѷ
why _ <name>	ĀҊāҝ
why _ <path>	ĀѸāҚ
why _ ci	Ā҉āѸ
why _ commit	ĀѺā҈
why _ everyone	ĀѺā҇
why _ is	āҎ
why _ it	ĀѺāҗ
why _ nobody	ā҈
why _ so	ā҇
why _ subclasses	ĀѶāҋ
why _ test	Āңāў
why _ tests	ĀҘāѩ
why _ the	Āҽāі
why _ there	ā҉
why _ this	ā҈
why _ we	ĀѴāҏ
why are	ā҆
why did	Ā҈
why did <path>	ĀҎāѳ
why did commit	ĀѺā҇
why do	ĀҕāѸ
why do <name>	Ā҉āѸ
why do so	ā҆
why do subclasses	ĀѶāҋ
why do tests	ĀғāѮ
why do the	ĀҕāѮ
why do we	ĀѴāҏ
why does	ĀҞā҉
why does <name>	Ā҇ā҈
why does <path>	Āѯāҙ
why does everyone	ĀѺā҇
why does nobody	ā҇
why does the	ĀҝāѨ
why does this	ā҆
why is	āұ
why is <name>	āғ
why is it	āҋ
why is the	Ā҇
why is there	ā҆
why the	ā҆
why the tests	Ā҆
why was	ĀѶāҜ
why was <name>	ā҆
why was <path>	ā҉
why was the	ā҆
why |	ĀҎāѷ
why | $	ĀҎāѷ
wich	Ā҈āѯĮ҈ķ҇ĹҊŀѺŃ҇
wich _ are	ĀґāѸ
wich _ does	ĀѺĤ҆
wich functions	āѺ
wich functions are	Ā҇āѺ
wich names	Ā҇
wich names are	Ā҇
will	Āѭā҇ĈҋĔ҈Ě҉Ĝ҆Ŀ҆ŅѺŌ҆
will <name>	Ā҆Ĉ҇
will _ be	ā҉
will _ find	ĀѺāѴĚҊĜ҇Ĭ҇Ŀ҇
will _ for	ā҆
will _ next	ā҈
will _ run	ā҇
will be	Ğ҇
will i	ĀѶāѫĚ҉Ĝ҆Ĭ҆Ŀ҇
will i find	ĀѺāѴĚҊĜ҇Ĭ҇Ŀ҇
will it	āҍ
will support	ā҆
will support for	ā҆
will the	Ō҆
will the next	ā҈
windows	ĀѵāҞ
windows $	ā҇
windows _ $	ĀѸāҎ
windows |	ĀѸāҎ
windows | $	ĀѸāҎ
wise	āѮė҆ĭ҇
wise $	āѷė҈
wise _ $	āѷī҆
wise |	āѷī҆
wise | $	āѷī҆
with	ĀѸā҉ĂѹĄҊąҋĆҋćѲĉѺč҈ďҐĐѺĒҘēҜĘѷęѶĞ҈ĢѵģѺĥҊĦ҇ħҍĬѷĭѺĮ҇ıѺĳѸĴѹķѹĹѸŀ҆ŃҠń҉ŅѹņѸňѵŉҐŌѹőѺŒ҆
with $	ē҈Ĥ҆Į҆Ł҉
with <commit>	ĀѷŉҎ
with <literal>	āѺĥҏŃҍ
with <mark>	Ā҉ā҇Ē҆
with <mark> $	ĒҊ
with <mark> |	ĀҊ
with <name>	ĀҍāѸćѸďҊĒҘēѷĠ҆ŃҜňѺ
with <name> $	ĀѹĒҋĠ҆Ńґ
with <name> as	Ā҉
with <name> in	ĀҌ
with <name> |	ĒҊŃҌňѶ
with <option>	ĀѸāҊ
with <option> |	ĀѸāҊ
with <path>	Ħ҇ħ҇
with <path> |	āѺ
with <tag>	Ą҇
with _ $	ĀѲĒҐēҏĠ҆ĥҏŃҏ
with _ <commit>	Č҇
with _ <name>	ĀҐā҈Ķ҆Œ҆
with _ <path>	ħ҈
with _ and	Ċ҇
with _ arguments	āҚęѺ
with _ as	Āҋ
with _ change	ĀҋāѰį҇
with _ commit	Ā҆āѺąҋ
with _ decorator	Ē҆
with _ exceptions	ńҊ
with _ import	ĩҌ
with _ in	Āҋ
with _ name	Ā҇āѸ
with _ old	ė҆
with _ one	ŀ҆
with _ other	ā҇
with _ own	ŀ҉
with _ to	Ą҆
with _ which	ă҆
with _ |	āғćѺč҈ĒҊŃҋňѶŉ҇
with a	Ā҈į҇ō҆
with a <name>	Āҏ
with a change	āѺį҇
with an	ĀѹāѺė҆ĩҌ
with an import	ĩҌ
with an old	ė҆
with import	Ā҆
with import |	Ā҈
with imported	ħ҈
with imported <path>	ħ҈
with it	ā҉
with it |	ā҉
with its	Ć҇
with most	ā҆
with respect	Ą҆
with respect to	Ą҆
with something	āҏ
with tests	ā҇
with tests |	ā҇
with that |	āҋ
with the	ď҇
with the <name>	ā҆
with the name	Ā҇
with their own	ŀ҆
with this	Ğ҆
with what	ēҖ
with what commit	Ā҇
with which	ą҈ęѺĮ҆ńҊ
with which arguments	āҘęѺ
with which commit	ą҇
with which exceptions	ń҉
with |	ēҋ
with | $	ēҋ
within	ĀѷāѰĉҎĊѹę҉ĝ҆ķѶĹҊĻҚļ҈
within <name>	āѺĉҎĊѺęҊĻҏļѺ
within <name> $	ĉҋĻ҈
within <name> |	ęҊ
within _ $	ĉҋĻ҈
within _ <name>	ĵѺĹҋļ҆
within _ function	ĻҎ
within _ source	ĵ҉
within _ |	Ā҆āѸęҊ
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	ĀѸġ҆ĵ҉ķѺĻҌļ҆
within the function	ĻҎ
within the source	ĵ҉
without	ĀѯāҒĂ҆ĆҍĈҍĔ҈ĕ҇ĪѲĿѷŉѭŌ҆ŎҐŏҠ
without <name>	ĕҌ
without <name> which	ĕҌ
without <path>	ā҈
without <path> |	ā҈
without _ $	āҞĂѸĔҎŉѮ
without _ change	į҆
without _ for	Ă҈
without _ is	āѺĆ҆
without _ it	āґ
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
without ever	ŏ҈
without ever using	ŏ҆
without failures	āѶŎҋ
without failures |	āѷŎ҉
without implementing it	ā҆
without it	ĔҎ
without it $	ĔҎ
without using	ĪѹŏҌ
without using it	ŏ҆
without using them	ŏ҆
wonder	ĀҌ
wonder if	Ā҈
wondering	ĀѸāґ
wondering _ <name>	āѶē҆Ě҆
wondering _ <path>	ā҆
wondering _ imports	ā҈
wondering _ value	ā҇
wondering _ which	āѹ
wondering if	Ě҆Ĭ҆
wondering if <name>	Ě҆
wondering if the	ā҈
wondering in	āѺ
wondering what	ā҆
wondering what <name>	āѸē҆
wondering what value	ā҇
wondering where the	āѺ
wondering which	Ā҇āҌ
wondering which imports	ā҈
wondering why	āҊ
word	ł҈
wording	ā҇Ĵ҆
wording _ line	Ĵ҆
wording of	Ĵ҆
wording of line	Ĵ҆
words	ĢҎŔҋ
words <literal>	Ŕҋ
words _ is	Ģҍ
words what	Ģҋ
words what is	Ģҋ
work	Āџāҝĉ҈Ė҆ĥ҈Į҉Ĳ҆
work _ $	Āѷā҇Ĉ҆Į҇
work _ <path>	ā҇
work _ a	āҊ
work in	ā҆
work with	ā҇
work with $	Į҇
work with a	ā҈
work without	ā҈
work without <path>	ā҈
work |	Āѷā҈Ĉ҆
work | $	Āѷā҈Ĉ҆
worked	Āҏāѵ
worked _ <path>	Ā҈
worked on <path>	Ā҈
workflow	ĀҝāҎŕҭ
workflow <name>	Ā҆ā҇
workflow <path>	āҏŕҦ
workflow <path> do	ā҈ŕѺ
workflow <path> run	Ā҇
workflow <path> start	ŕ҆
workflow <path> |	ĀѷāҎ
workflow _ $	āҕ
workflow _ do	āҍŕѺ
workflow _ fail	Ā҆āѺ
workflow _ run	ĀҊ
workflow _ start	ŕ҆
workflow _ what	Ā҆
workflow _ |	Ā҆ā҆
workflow jobs	ĀѯāҘ
workflow jobs $	ĀѯāҘ
workflow pass	ĀѶāҌ
workflow pass |	ĀѶāҌ
workflow run	ĀҎāѵ
workflow run |	Ā҆
workflow |	Āҍŕѹ
workflow | $	Āҍŕѹ
works	ĀҌāѯĈ҆Į҆Ō҉œѹ
works $	Ĉ҆
works _ this	ĀҒāѮ
would	āҏĊѵĐ҆ĔѹĘ҇ěҊģѺĥѹĬҋĭҌĴ҈ļѹłҌńѺŊҋŏҋ
would <name>	Ā҇āѴĭҎ
would <name> be	āѹĭҌ
would _ a	āҍ
would _ be	ĭҌŊ҆
would _ better	āҏķѺ
would _ call	Ĭҋ
would _ classify	ł҉
would _ find	ę҆ķ҆
would _ flag	āѹŏ҈
would _ have	Ł҇
would _ if	ĀѱāҠ
would _ l	ĳ҈
would _ mind	Āѷā҈đ҆
would _ project	Ā҇
would _ run	Ā҇
would _ say	Ĭ҈
would _ see	Ę҇ĝ҇
would _ test	Ō҈
would _ to	ĀѺ
would _ what	Ĵ҇
would _ |	āґ
would a	Ā҆āѶĈ҆
would be	āғ
would be a	āҍ
would break	āғ
would break if	ā҉
would break |	ā҉
would fail	ĀѲāҒ
would get	Ā҈
would get run	Ā҈
would give	Ĵ҇
would give what	Ĵ҇
would happen	āҊ
would happen if	ā҈
would i	āѲĘҋę҆ĝ҆Ģ҉
would i find	ę҆
would i have	Ł҇
would i see	Ę҇ĝ҇
would it	āҏķѺ
would it be	āҊ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	Āѱđ҆ĬҐł҈
would you call	Ĭҋ
would you mind	Āѷā҈đ҆
would you say	Ĭ҈
wrap	Ā҆Ē҆
wrap <name>	Ā҉āѶ
wrapped	ā҆ēҋ
wrapped _ a	ā҇
wrapped in	ā҆
wrapped in a	ā҇
write	āҝĂґğѳ
write _ $	āѺĂҋ
write _ <line>	Āґāѱ
write _ test	āҏŋѷ
write _ the	ā҇
write a	ĀѷāҠŋѷ
write a test	āҏŋѷ
write in	āѸĴ҆
write line	Āґāѱ
write line <line>	Āґāѱ
write to	ā҇
write to the	ā҇
write |	Ăҋ
write | $	Ăҋ
writing	āѴ
writing the	āѷ
written	ĀѱĒ҆Ĭ҇ĲҌĵҐķҒĹ҉ĺҌļҊĽґœҌŔ҆
written $	ĺ҆ĽҌ
written <name>	Āѹā҉
written <name> |	Āѹā҉
written _ $	āѷĲ҆Ĵѷĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ terms	ĀѵāҐĢ҇
written _ test	Ā҇
written _ the	ķ҆
written _ which	ķ҆
written _ |	ĀѴā҈Ĵ҇Ľ҇œ҉
written a	Ā҇
written a test	Ā҇
written by	Ĳ҈
written by $	Ĳ҇
written down	āѺĽҊ
written down |	Ľ҇
written in	ĀѱāҟĢ҆ķ҇Ŋ҆
written in terms	ĀѵāҐĢ҇
written in which	ķ҆
written in |	ā҈
written on	ĺҊ
written there	Ĵ҈
written there |	Ĵ҈
written |	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
written | $	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
wrong	āһĢѱĴѷōѺ
wrong $	āҋ
wrong _ $	āґĢѷ
wrong _ <name>	āҊ
wrong _ line	ā҉
wrong _ the	ĀҎ
wrong _ |	ā҇
wrong at	ā҆
wrong in	ĀҊ
wrong in the	ĀҎ
wrong with	āҎ
wrong |	āҒĢѷ
wrong | $	āҒĢѷ
wrote	ĀғāҌĲҒĴѺňѹ
wrote <name>	ĀҊāѸ
wrote <name> |	āѺ
wrote _ $	Ĳ҆
wrote _ <line>	Ā҉āѷ
wrote _ and	Āѣāҟ
wrote _ in	ā҉
wrote _ of	ā҉
wrote _ test	ĀҊāѸ
wrote _ |	Ā҇āѷĲ҇
wrote it	Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	Ā҉āѷ
wrote line <line>	Ā҉āѷ
wrote most	āҊ
wrote most of	ā҉
wrote tests	ā҉
wrote tests in	ā҉
wrote the	ĀҌ
wrote the test	ĀҊāѸ
y	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y _ $	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
y n $	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
year	ĀѺāҪĎѸ
year $	ā҆
year _ $	āҎ
year _ |	ā҇
year ago	ā҇
year ago |	ā҆
year changed	ā҇
year was	ā҈
year |	āҌ
year | $	āҌ
yes	Ā҈āѭćѷč҈Ę҉ĚҌě҆ĜҍġҋĦҊĬҌňѹŋҋ
yes _ $	ġ҉Ĭ҆
yes _ no	ĀҊāѵćѹč҈Ę҆Ĝ҆Ħ҉Ĭ҇ĭ҆ňѺŋ҆
yes no	ĀѺĚ҇Ĝ҇ġ҇
yes no $	ġ҉Ĭ҆
yes or	ĀҊāѵćѹč҈Ę҆Ĝ҆Ħ҉Ĭ҇ĭ҆ňѺŋ҆
yes or no	ĀҊāѵćѹč҈Ę҆Ĝ҆Ħ҉Ĭ҇ĭ҆ňѺŋ҆
yesterday	ā҆ńѺ
yesterday 's	ĀѹāҌ
yesterday _ $	āҋ
yesterday |	ĀѺā҆
yesterday | $	āҋ
yet	ĀѸĄ҈ĠҎīѸ
yet _ $	ĀѹāҌĠ҉īѸ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	Āѹā҆ĠҊ
yet | $	Āѹā҆Ġ҉
yield	ĀѸŇҎ
you	ĀѤĎ҇ęѸĝѷġѸĬ҈ĹѺĺ҆ľ҈
you _ $	ĀѵāҊ
you _ <name>	ĀѴāҝĕ҆Ĭҋő҆
you _ a	Ō҈
you _ by	ĥ҆
you _ confirm	Ě҆
you _ counting	āѺľ҆
you _ find	ň҆
you _ finding	Āѷ
you _ for	ĀҊĭ҆ňѹ
you _ how	Āѹ
you _ in	ĺҊ
you _ it	Ō҆
you _ listing	āѷĿ҆ň҇
you _ making	ā҇
you _ me	ķ҈
you _ on	ļ҆
you _ out	Āҋ
you _ renaming	ā҇
you _ telling	ĀҋāҐĩѸĲѺ
you _ the	Ā҉āѳ
you _ this	ł҈
you _ to	ĀѺň҇
you _ up	ĀҌ
you _ what	āѹİ҆Ŀ҈ŏ҆
you _ whether	Āғā҈Ĝ҆ŋѺ
you _ which	Ă҇ğ҆ĵ҆Ň҈
you call	Ĭҋ
you call it	Ĭ҆
you can	āѹŁ҇
you can find	Ā҇
you can show	Ċ҆
you check	Ā҆āѺĭ҆İ҆
you check if	ĀѺ
you check the	Ī҇
you check what	İ҆
you check whether	ĀҒā҈Ĝ҆ŋѺ
you check which	Ă҇
you count	Ā҆
you describe	Ģҍ
you find	ĀҎ
you find out	Āҋ
you get	ĀҋňѹŌ҈
you happen	Āѷň҇
you happen to	Āѷň҇
you have	āѵŋ҉
you kindly	Āѩāѷ
you kindly confirm	Ě҆
you kindly find	ĥ҆ň҆
you know	ā҆ĥ҆ĺ҉ļ҆ŏ҆
you know by	ĥ҆
you know in	ā҈ĺ҈
you know on	ļ҆
you know what	ŏ҆
you know which	Ň҆
you list	Ć҇
you locate	őҋ
you look	Ā҈
you look up	Ā҈
you mind	Āѷā҈đ҆
you mind counting	āѺľ҆
you mind finding	Āѷ
you mind listing	āѷĿ҆ň҇
you mind making	ā҇
you mind renaming	ā҇
you mind telling	ĀҋāҐĩѸĲѺ
you pass	ā҈
you run	ŌҊŎ҆
you run it	Ō҆
you run the	Ŏ҆
you say	ĬҊķ҇
you say $	ā҆
you say <name>	Ĭ҆
you show me	Ā҇
you take	ķ҆
you take me	ķ҆
you tell	Āѹā҇
you tell me	Āѹā҇
you |	Āѷ
you | $	Āѷ
|	ĀҨă҈ąѵćѳĈґĉѹĎѹĐ҈đѸĕҏėҊĘ҆ĞѷĠҊĢҍģѺĤѷĥѷĦ҉ĩѵĪѷĬ҇ĭҐĲѹĹѵĺѶľҏĿѬńѸŇҊŊѹŋ҆Ō҉ŎҔŏѲŐѰŕҏ
| $	ĀҩāӑąѳĆѲćѳĈҒč҆ĎѷďѹĐѸđѸĔѮĕ҈ėѷĘҎĚҐĜ҈ĝѺĞѸĠҍġ҇ģѸĤѺħѷīѫĬҌĭҌĮ҇İ҉ĴѺĶѵĹѴļѸĽ҆ĿѵŇҏňѪŊѺŋҌŌ҇ōѷŎ҉ŏѱŐѪŒѺŔѺ
| <name>	āѯćҏĚ҉ĭ҇ĻҊľ҆
| <name> $	ĻҊ
| <name> is	Ĭ҇
| <name> |	āѺćҐ
| <path>	Āѷħҍő҆
| <path> $	ħҋ
| <path> |	ő҆
| _ $	ħҊĻҊ
| _ <name>	āѵē҆ę҆ě҇Ġ҈īҗĮ҆
| _ <path>	Āҏ
| _ abstract	Ă҆
| _ and	Ā҈āѺĵ҆ļ҆
| _ annotations	ēҌ
| _ are	ĀѵĆ҉Ŀ҇
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	ĀџąҊĊҍĩҔŃ҈ōҍ
| _ calls	ĀѺĊ҆
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѺąҊ
| _ commits	ā҆
| _ count	ĀѹĎ҉
| _ d	āѹ
| _ decorators	ē҆
| _ definition	ā҈ĆѺ
| _ dependency	ė҈Ħ҆
| _ did	į҈ĺ҆
| _ do	āѸĆҊğҋ
| _ does	Ā҉āґĪ҈
| _ every	Ė҆
| _ exactly	Ļ҆
| _ exception	ń҆
| _ exceptions	ń҇
| _ file	ņ҇
| _ files	āѱăҋĄ҇Č҈Īѹ
| _ function	āҎ
| _ functions	ĀѺā҇ĉ҈
| _ importers	ĩҊ
| _ imports	ĀѴĪҌŏҊ
| _ in	ĀґāѵąѬď҈Đ҈ő҇
| _ interfaces	Ā҆ī҇
| _ is	ĐҋġѸĢ҉İ҉Ķ҇ļ҇ņ҇ŋѴŒ҆
| _ it	āѯč҈Ę҇Ě҈ĜҊġ҆Ħ҇ĬҊĭҎ
| _ its	ā҇
| _ library	ł҆
| _ list	Ŀ҆
| _ long	Ď҇
| _ many	āҏĳ҆ľ҇
| _ me	ĀҎāѵć҆
| _ mean	āѺň҆
| _ method	ĀҋāѺ
| _ methods	ŀ҈
| _ name	Ņѹņ҈
| _ names	Āҕāѹ
| _ need	Ā҇ĵ҆
| _ not	āѸŎҊ
| _ number	Āѷāҋ
| _ of	ĂѵĐҍĔѹĕҊōѸŕ҈
| _ ones	Āѷ
| _ or	ĀҍāѯŌҏōѷŎ҆
| _ other	Ī҇
| _ over	āҌĳѹ
| _ place	ĀѸā҈
| _ put	āѺĲ҇
| _ renamed	Ā҆
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҆
| _ source	ğ҈
| _ subclasses	ā҈ĂѺ
| _ surface	ģ҈
| _ tags	ā҆
| _ test	Ŋ҉
| _ tests	Ā҆
| _ that	ě҈Ō҉
| _ the	ĀѹĈҋĎѹď҆ę҇ō҈
| _ their	ň҆
| _ them	Āѹō҇
| _ this	ĀѴāҌđ҈
| _ to	ē҈
| _ tool	āҊĈѺ
| _ true	ĚҌ
| _ type	āѶŇҊ
| _ types	ňҎ
| _ value	ĀҌĔ҉
| _ version	ė҉
| _ want	ā҈
| _ was	Ā҈
| _ we	ā҉
| _ what	ĀѳāѮė҆ħ҆
| _ when	āҋ
| _ which	ą҆ĜѶĺ҆ļ҆Ŀ҇ŌѺŔ҆
| _ with	Āѹā҇
| _ would	ĳ҈
| _ wrote	ĀҎāѴ
| _ y	ŎҌ
| _ you	ĀѺāѹ
| _ |	ĀѳāђćґĔ҈ģҋĤ҈ĥҌĲ҆ĳҊĵ҇ĸ҉Ňѧň҆ŐѺő҇Œ҆œҋ
| a	Ĭ҇
| abstract	Ă҇
| added	Ā҉ąѶ
| added by	ĀѹąҊ
| added with	ā҇
| anyone	ĀѺĸҊ
| anyone |	ĀѺĸҊ
| at	āѹ
| author	Ĳ҈ĴѺ
| author |	Ĳ҈ĴѺ
| called	ĊҎ
| called by	ĊҎ
| circular	Ħ҉
| circular dependency	Ħ҆
| commit	ĀѷĎ҉
| commit count	ĀѹĎ҉
| dead	Āѹŏҏ
| dead imports	Āѹŏҏ
| default	Ĕҋ
| default value	ĔҊĕѹ
| did	č҈
| do	āҎ
| do we	ā҉
| does	Ĉ҉Ě҆ĜҊĦ҆ŋ҆Ō҇
| does <name>	ę҆
| does it	Ā҆āѳĘ҉ĜҌŌ҆
| does that	Ā҉
| does this	ĀѶāҌ
| every	ĀѸā҉
| every place	ĀѸā҉
| exports	ģҊ
| exports |	ģҊ
| file	āѹļ҆
| file and	ļ҆
| for	ĀѷīҘ
| give	ĀҊ
| give me	ĀҊ
| has	āѸč҇
| has it	č҆
| how	ĀѵāҖĎҋľ҇
| how long	Ď҇
| how many	āҏĳ҆ľ҇
| i	ĀѷāѺĩ҇ĵ҇ň҈
| i d	āѸ
| i mean	āѺň҆
| i need	Ā҇ĵ҆
| i want	ā҈
| imported	ĝѺĩґ
| imported by	ĀѴā҇ĩҕ
| imported names	Āҍ
| in	ĀңāѶĐѸĔҏėҐ
| in <path>	ĀҐ
| in what	āѺ
| in which	ā҈
| is	ĀѪāґĚҊěҋĬҎĭҍŌ҇
| is it	ĀѺĚ҇ĬҊĭҊ
| is its	āҊ
| is that	Āѷě҈Ō҇
| is the	ā҈
| its	ĀѵāѫēҍĥҊĩ҇ĪҐŀ҇
| its importers	ĩҊ
| its imports	ĪҐ
| last	į҇
| lines	Āѵāҋ
| lines over	āҌĳѹ
| lines |	Āѹĳҋ
| list	ĀҐāѸĖ҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѸ
| list the	ď҆
| list them	ō҇
| location	ĀѺāѶĵ҉Ĺ҇Ļ҈œҌ
| location in	ő҆
| location |	āѺĵҊĻ҈œҌ
| methods	ľ҈
| name	Āѹō҈
| new	Ņѹņ҈
| new name	Ņѹņ҈
| number	āҊ
| number of	āҊ
| of	ė҈
| of which	Ā҇
| ok	ŌҊŎ҉
| ok not	ŎҊ
| ok or	Ōҋ
| on	āҎĜѶŕ҇
| on which	āҒĜѶ
| one	ĝ҆
| one of	ĝ҆
| passes	Ŏґ
| passes y	ŎҌ
| path	ő҇
| path |	ő҇
| please	ň҆
| position	ĐҊ
| position of	ĐҊ
| public	ģ҇
| public surface	ģ҈
| section	ŕҍ
| section of	ŕ҇
| signature	ď҆
| since	ā҆
| since when	ā҆
| somebody	Ā҇
| tell	ć҆
| tell me	ć҆
| tested	Āґ
| thank	āѹ
| thank you	āѹ
| the	ĀѺāѪ
| to	āѹė҆ņҌ
| to what	ė҆
| triggers	ŕ҇
| triggers |	ŕ҇
| type	ĀҟŇѭ
| what	ă҆Ć҆ć҇ĉѹđѹĕѵĖ҆Ğ҆ğ҇Ī҈ĬѸįѺİ҉ĳ҆Ĵ҆Ŀ҉ń҇ňҏŉѺ
| what are	āѴĆ҇Ŀ҇
| what classes	Āѷň҈
| what code	ğ҉
| what did	Ā҆
| what does	ĀқĪ҈
| what files	Ą҇
| what is	Ď҆ĢҊİ҉ņ҈
| what parameters	ā҈
| what type	āѹŇ҇
| what value	Āҏ
| what version	Į҆
| what was	Āҋ
| what would	ĳ҈
| when	ā҇įҍ
| when did	į҈
| when was	į҆
| when |	ā҆
| where	ĀѰĆҒċ҇ĐҖğҌġѸĬѹĵ҉Ķ҉ķѺĸ҉ļҍŋѲőѸŒ҉Ŕ҆
| where are	āҍ
| where did	ĺ҆
| where do	āѴĆҊğҋ
| where does	ĀѰāҒ
| where exactly	Ļ҆
| where in	Đ҈
| where is	Āҋċ҇ĐҌġѹļ҇ŋѵ
| whereabouts	œ҆
| whereabouts is	œ҆
| which	āҏĂѷĆѸĈѹēҌĕ҈ğҌħ҈įѺŀ҉Ł҉ō҆
| which <name>	āѺē҆Į҇
| which arguments	āѺŁ҈
| which classes	Ā҈
| which commit	Ā҆
| which commits	ā҆
| which files	ĀҊāѺĪѹ
| which function	āҎ
| which functions	ĀѺĉ҈
| which imports	ā҆ħ҆
| which interfaces	Ā҆
| which line	Đ҆
| which method	ĀҊ
| which methods	Ā҆ŀ҈
| which names	Ā҈
| which of	āҊĂѵ
| which ones	Āѷ
| which other	Ī҇
| which parameters	ď҆
| which private	ā҆
| which source	ğ҈
| which subclasses	ā҈ĂѺ
| which |	āѹŅ҆
| who	Āҕā҆ăѺġѹ
| who put	āѺĲ҇
| who renamed	Ā҆
| who reviewed	āҊĲѹ
| who wrote	ĀҎāѴ
| why	āҒ
| why is	ā҇
| would	Ĭ҆
| would that	ā҆
| would you	Ĭ҆
| |	Ŀ҇
| | which	Ŀ҇
~a	āҘĂҌĄѺąѶĆ҈ćѷĉѫďѺēѷĔѹĕѺėѯĘҌĚҌěҍĞѺġҎģѵĤ҇ĥѴĦҡħѷĩѴĪѶīѸĬҡĭѧĲѺĴѳĶ҈ķѴļґŁѯłҊņѲŊѸŋҠŌҊŐҖőѺ
~abc	Ăґ
~about	ĀѷāҐĐ҆
~abov	ĀѱćҕĒґēҪěҏĳѶňѶ
~abstract	ĀѹāҙĂӏĬӅĭѸľѷĿџ
~abstractmethod	ĀѸāѸĂҤ
~accept	ā҈ėґĘѺĮѹŁң
~acces	ĀѳğҞĭҝ
~accord	ĀҌāѲĢѹŁ҇
~account	ĢҎŒѺ
~acros	ĀҏāѱĆҌ
~action	Ā҆
~actually	ĀҊāѶĥ҇ķ҇
~add	āҭăҫĄҋąҸċҗČѳčѰĪѸįѶ
~addition	ĀҙăҕĢѶįѺİѸ
~adher	ī҆
~adopt	īҍ
~affect	ăѷČҌčҍĎ҈
~after	āҟăҌčѭĞҚĠѶīҌŁѺŅѺņҖŇҌňѸ
~afternoon	āѴ
~again	ĀѫāҢĦ҉
~against	āѺďҊ
~ago	įҏ
~ai	ĀѺġ҈
~alia	ā҆ĽүŐѶ
~all	ă҉ĆүćѲčѸĐѷĒґĖ҆ėѹĚѺġҏģ҈ĥҌħѰĪҎĬѺĭѺĵѹĺѷĽѹĿҕŀҐŃҒŅѷņѹŇѹŌѹŎҗőѷŔ҇
~allow	ĀѭāҠĊѸėҢ
~alon	āҎ
~along	Ė҉
~already	Āѷā҈ĠҒ
~also	ĀѶč҇ĚҏĝҊ
~alter	Ā҆ČҊčҎĽѺ
~although	ĀѺāҘ
~alway	Āѷā҆
~am	ĀҊł҇Œ҇
~among	ĀѸāѥćѸčҗęғĚғěғĜҍĝҖŋҋ
~amount	ľҊĿѺŊҊ
~an	ĀґĂѹĆѺĊѹĔѹĕ҈ĘҊĚ҈ě҈ĜҚĝҊĢ҈ģѷĤ҈ĥҘĦ҉ĩҒīҒĬѸĭѺĮґķѺĸ҉ĻѺļ҉ŁѺł҆ŃѹńѵňѸŏѺ
~ancestor	ćҨěҜňѷ
~and	ĀҎăҎąѸĆґĈ҇ĉѹČѷčѺďҟĐѴĕҏĖѺĚѺĜѺĞ҈ğҊĠѷĦ҉ħ҉ĪѴĬѯĭѸİҋĲѹĳѯĴѸĵ҆ļ҈ľѲŁ҇ŃѸń҇Ō҇Ŏ҇őѹœ҈Ŕҋ
~annotat	ĀѸāѷĒҒēҔŇҋ
~annotation	Āѱā҇ĒҜēӖĿѶŇҏňѺŐ҆
~another	ĀѷāҎŅ҉
~any	ĀҜāѷćѺč҈ďѹĚѹĝ҉ĠѺġ҇Ħґį҈Ł҆ňѺŋғōѴŏҋŒ҉
~anybody	ĀѰĂҌĝ҉Ġ҆ĩ҉ň҆
~anyon	ĀҕāѶĂ҆ĸҊ
~anyth	č҆Ē҆ĚѹġҚĩ҆İѺń҇ň҉
~anywher	Ā҆āѹĝ҉ġғō҇
~apach	ĀѪıҟ
~apart	ĀѹāҘď҉ňѶ
~api	Āѹģҍ
~app	ĀѶā҇łҊ
~appear	āѦăҐąғěҋō҉ŔѸ
~appl	Ĕ҇ıҋ
~appli	ĒҖēҔ
~application	ł҆
~ar	ĀҊāҐĂҍĄ҆ąѹĆҊć҆ĉҍĊ҈Č҇ď҉ĐѶđѹēҋĔѹĕѺĖҋė҈ĚѶĝѺĞґğѺĠѺġѺĢѵĤҐĥ҆ĦҊĩѲĪҋī҉ĬѷĭѹįѹĵѵĶѺķѹĸѷĽѹĿҖŀ҆łѺŃ҆ŅѷņѸŇѴňҐŎҗŏ҉ŐѶőѸŒѺ
~arg	ĀѴĉѵĊѷċ҆ďҜŁҿ
~argument	ĀҖĉѺċҐďҧđѺĔғĕҌĘѹęѸĚѺĢѷŁӊŇѹŐѹ
~around	ġҍń҉
~arrow	Ňґ
~as	ĀѷāѵćѹĎѸď҆đҏĒ҉ĘѺĚҕĜѰĝґĠ҆ĢѹĥѮĦѸĬҗĭҐİ҆Ļ҇ļѺĿѹŅҋŇѸňҊ
~ask	āѰėҌğҋň҆
~assert	ĀѴāҐ
~assign	āѴđҔĔѸĕҏĶҜ
~assignment	Ķҗ
~async	ĀѷāҖĒѶĬӆĭѹ
~at	Ā҈ąѹćѺĉѹĊѶĎѸĐҌĖҍĜѺğҌĠҌġҋĢѺģѺĤѺĦҏĪ҇İґĴҏĶ҇ķҋĺ҈ń҆ŅѺŇѹňѳŌ҉ŐѹŔѹ
~attach	ēҒ
~attr	ĀѶĤҧŇѺŐҊ
~attribut	ćѺē҇ĤӘŇѹňѹŐҦ
~author	ĀүāѺĎѵĭ҉ĲҬĴѦ
~autocomplet	āѷĿҋ
~availabl	ĀѺģҚ
~averag	Āѵāҏ
~away	ĀѷāҊņ҈
~b	Ā҆ā҇Ă҇ćѺĈҋĊѵđѷėҊę҆ĜѺġ҈ĢѶħѺĬҊĭҔİѹĻ҉ŀѶŁҍŅҎŊ҇ŋ҆ŏ҇Őѹ
~back	āҊĔҍĕ҆Ġ҈ĢѹĦғŇҥŐѶ
~backport	ĀѺāғŉѸ
~bas	āѱĂ҆ćӅĊѺĘѷĚҡěңĢѺĤѺĥѷĬѺĵѺĹѷĺѺĿѶŅѺňҟŒ҈
~bear	āѺĒ҈
~becam	āѸŅғņҌ
~becaus	ě҉ŏҎ
~becom	ĀѳĨҌņҝ
~been	Ā҈ĩѹĬҎĭҌį҈ő҇ŔѺ
~befor	ĀѺāүē҇ĴѹĽѹł҈Ņңņѷ
~begin	āѵą҈ĐѶĨ҇ĵҗķ҇ļ҉
~beginner	ĀѳāҔ
~behav	Āѷāҋ
~behaviour	āҋďѵĢҏ
~behind	ĀѲāҎđ҇ĢҎĥҎĲҊĸѺ
~being	ā҆ę҆Ħ҆ĩ҈Ń҈ŏ҆
~belong	ĀѵāѹĂѷě҆ĤґĦ҉ĵѹĹғľҋĿ҉łҌŉ҆
~below	ćѺĚҌň҇
~besid	āҢ
~best	āҔ
~better	ĀѹāӀĔѺķѺŔѺ
~between	ĀѸăғĆѺďґěҖĜѺĝ҈ħҗĪѹŁҍ
~big	ā҇đ҇ĳ҆Œѳ
~bigger	Ą҈
~biggest	ĀѰāҢ
~bin	ĀѸĞҚ
~binar	ĞҐ
~birth	ąҊ
~bit	āѶĂҎ
~blam	ĀѱāѵĲҿĴѵ
~block	ĿҌŕ҈
~blow	ĀѺŃҎ
~body	Ā҆āѹĉҕĘҏĳѸķҗĺ҇ĻҌļҌŁѺőѺ
~born	ąҐ
~both	Āѷāҟ
~bottom	ĀҌāѹē҈İѵĳ҆
~bracket	ć҈ŁҌ
~branch	ĀҲāҏČѴčѹİҊŉѣ
~brand	ă҇ąҊ
~break	ĀғāҷĈ҇čѶ
~breakpoint	ĺ҆
~bring	Ī҇
~brok	ĀѶāҖ
~broken	ĀҋāѳĈ҇Ō҈
~brought	ąғĪ҆
~bug	ĀѲāңĠѷ
~build	ĀҍāѶć҈ĈәĮѹŎѸ
~built	ĀѺĈҍňҒ
~bump	āҋįѹ
~but	Āѵā҈ă҉ĪѸŏҔ
~by	ĀѷāѮĂ҈ăѹćѺĈѹĉҐĊғČҐčҍĎѷď҈ĐѷđѷĒ҇ĔҎėҊęҕěҔĜѶĝҒĞҋğѺĥҋħҊĨҙĩҕĪ҉ī҆ĬѶĭѵĮѶįѲİѸĲҍĳѷĴѲĵѷĶѸķѹĹѺĺѷĻҊļѷĽѸĿѵŁҋłѺŃ҈ņѴŊѹŌѹōҋŎѹŐѸőѲœѹ
~byt	ĀѫāҚ
~cach	ĀҎāҎ
~call	ā҇ĂѱąѺĆѺćѴĉӵĊӏčѹĎѵďѺĐѶđѲĒѶēѶĔҕĖѺėѹĘӏęӑĚѵěѱĝѺĢѷģѵĤѱĥѸĦѹĩѳĪѸīѷĭѯĮѹįѹı҈ĲѶĳѸĴѸĵѺĶѷķѶĹѦĺѺĻѴļѳľѷĿҍŀѬŁ҆ŃѷńҎŅҖņҕŇғňѲŊѷŋҕŌѷŎѶŐѰőѳŒҞŔѺŕѺ
~callabl	āѺĤѬĿҠ
~callback	ā҈
~caller	ĀғāҋĆѹćѺĉҌĊӑĕҌĘҭęҘĚѫěѴĠѹĢѶĬѹķѸŁѷňѹ
~cam	ă҉Ą҇ą҈
~can	ĈҌĉѱĊѹĕѺĞ҈ģҖĩѺĬѸĭҊĿҌŁҌńҐŇѺŉ҉ŎѸŏ҆ő҈
~captur	āҒ
~car	āѷĢҐ
~carr	Ē҆ēҍ
~carri	ē҆
~carry	ĀҊāѱĒҒē҆ŉ҆
~cas	ĸҋŌҋōҚ
~cat	ā҆
~catch	ĀүāҰĊѴŃѪ
~category	ĀѶāѷłҬ
~caught	Ā҇āҏĦ҆
~caus	ŕҎ
~cfg	ĀѸĐҗ
~chain	ĀѶāґĚ҉ħҔĨҗĩѸĪѸ
~chanc	Āѱ
~chang	ĀҤāҔăѩĄѺą҇ČҬčҹĎҪĐҍđѺĔѵģѺĩѺįӇıѴĲ҆ĳѳŁѷŃѺŅѶŐѸőѹ
~check	ĀѹāғĈҎčҊĘ҈ęѹĚҊĜҌĠ҈Ħҕĭ҆ňѺŎґ
~checker	ĀѶāѹŇѺŐҚ
~checkin	ĀѱāѵąҍĎҊİҒ
~checkout	ĀѶāѷĈҕő҆
~child	ĀѰĂҊćҍĚҎŀҢňҒ
~children	ĀҐāѬĂҏćѳěҊľѺĿѹŀ҇ňҽ
~chosen	ı҆
~ci	Āҥā҇ğѸİѶŕң
~circl	āѺĦҟ
~circular	ā҉ĦҴ
~circumstanc	ā҇
~clas	Ā҉ĂҐąѺĆѷćҰĉѸĊѷĎѹďѺĐѳđѹēҌĚҋěҕğѸģѹĤҌĥҋĩѺĪѺīҚĬѫĭѴĮѹįѺĳѹĵӇĶѴķѬĸѹĹҚĺҏĽѴľҘĿҞŁѸńѷŅѸņѹŇ҆ňңŊѸŋѺō҇ŐҎőѳŒѵœѺŔѸ
~class	ĀҎāѬĆѺćҩđѺĒҕēѺěҎģ҆ĥҳīѸĬѹĿѺŀҡŃѸń҈ňӅ
~classify	ĀѷāѲłҟ
~classmethod	ĀѸāҊĬҥ
~claus	ĀҏāѶīҙĵѹń҉
~clean	ĀѳāҊŌ҇
~cleanly	Ĉ҇
~clearer	āҏŅѵ
~cli	ĀѸāѵċҔĞ҇łҐ
~closur	ĀѺāҏĻҤ
~cls	ĀѨćҔĚғě҈ĩѹĵҚĹ҇ľ҉ň҉
~cod	ąѺćѺĈҏĉѷĊңċҌĐѵėѺğҚĠҊĢ҇ĤѺĩѸıҎĲѺĳѳĸҊĺҊŁѺŃҚńѺō҈őѸŔ҆
~codebas	Āѹġҗ
~colleagu	ā҇
~collect	ĀҒŎѳ
~column	āѺĤ҉
~com	ĀѸāѪĄѺą҈ć҆ĉ҆ĊѳĚ҈ĞҋĢ҇ħ҇ī҇Ĭѷİ҉Ĳ҉ńҌŇҐňѺŋѺŌҌŔҌ
~command	ĀѲāҍċҏĞҾĮѺ
~comment	ĀҕāҒĳѸ
~commercial	ā҆
~commit	ĀүāҊąәćѺĈѺĉѺĊѺČҚčҜĎӳĐѹđѺĒѺēѺĜѺĝѺĢѹģѸĤѺĥѺĦѸħѹĩѸĪѸīѺĬѸĭѹĮѸįҳİӁĲѺĳѸĴѺĶѺķѺľѺŀѺŁѺŃѺńѺŅѶņѵŇѺňѺŉҚŊѹōѺŎѺŏѸŐѺőѶŒѺœѺŔѹŕѸ
~committ	āѭĎҙįѹİҘ
~committer	ĀҐ
~common	āҌ
~compar	āѷĄ҆ďҭŁѸ
~comparison	ďҘ
~compil	ĀѥāѵĈӔįѺ
~compilation	ĀѺĈҍ
~compiler	ĀѸł҉
~complain	ĀѱāҔ
~complet	ĀғĆҎĉѺđ҈
~complexity	āҌ
~compos	Ĥ҉
~compris	ĀѹŊҊ
~concern	ĀѸč҇Ď҆
~concret	Ăҏĥҍ
~condition	Āѵāҡ
~config	Āҝā҇ĐҠĪѰ
~configur	Ā҇āѵĐҝ
~configuration	ĐҎ
~confirm	Ĭ҆
~conform	ĀѺĥҖīҌ
~connection	Ā҇
~consider	ĭҎ
~consist	Ā҈āѳĤ҆ĳ҆
~consol	ĀѵāҌĞҘ
~const	ĀѣāҊđҡĶңŐҊ
~constant	ĀѶđӅĬѸĶӐķѹĸҌŐҕ
~constraint	ĀѺėҍĮҌ
~construct	Āҋ
~constructor	ĀҩĉѶĊѸ
~consult	āѺğҕ
~contain	ĀѰāѢą҈ćѹČѸĘҐĠҍġ҆ĥѶĳ҉ĶѺķ҉ĺҏľ҉ĿҎŅѬņѶŇѺŉҘŊҍŌѺōѴőҕŒѵœ҈Ŕҍ
~content	āѷđ҆į҇ĲѸĴҲĶѸŕ҈
~contract	ī҆
~contribut	ĀқāѰĖѺ
~contributor	Āҡāѵ
~copyright	ĀѶāҋ
~coroutin	ĀѸāҊĬҥ
~correct	ā҉ĘҋĬ҈Ňѯ
~correctly	āҎ
~correspond	Œ҇
~could	ĀғāҔĢ҉Ňѹ
~count	ĀңāѕĂѸăѺĄ҆ąѺćѬĊѸĎӅĚ҉ĤѯĦѹĩѺĪѯĬҍĭҊĳҼľӉĿѨŁѷňѯŊӍōѺŎѸŏѹ
~cover	āҚŋѵōқ
~coverag	ā҈ō҇
~crash	āҞķѴ
~crat	āѶĖҏĞ҆
~creat	Ā҉āҍăҖąҶĆѺįѹŃѵ
~creation	ĀѶąқ
~cron	ŕ҇
~current	ĀѲāѲĈҋį҈İґņҗ
~currently	ĀҋāѱŌ҇
~customer	ĀѸā҈
~cut	ĀѺāҎ
~cycl	Ā҈āҏĜѺĦҦĪѷ
~cyclic	ĦқĪѺ
~d	Ā҇āѶĩ҆Ī҆ŀ҆
~dat	Āҋā҇įң
~data	Ĥҧĵ҈ŇѸŐғœѹ
~day	ĀѭāҊņҋ
~dead	ĀҗāѷĪѶŏң
~debug	ĀҌ
~decl	āѹĽҔ
~declar	āѥĂҜćѸċҎđѷēѺĞ҉ĢѺģѺĤ҉ĥѲĩѺĪѹĬғĭҎĵҗĶҏĸҕĽҦĿ҆ŁҌŇҊňѹŒѺ
~declaration	ĀѩāѥĆ҇ĪҕĵҐĶҏķҍĺҌĽҦŁ҆ŐѺ
~decorat	ā҉ĒҢēҩĢѺ
~decorator	ĀѮāҔĒҺēӮĢѸĤѹŁѹ
~deep	ĀѺā҈
~def	ĀѯāѤĆҜćѷĒғĕ҇ĢѺīѹĶ҇ķҭĹҋĺҌĻҗļ҇ľҊĿҏŀ҇ňѸ
~default	ĀџāғċѷđѲĔӛĕӚĢѶģѹ
~defin	āѺĂ҇ĆӈćѳĉѺĊѸċҔđ҆ĒѦēѹĘѹĚѹğѺĢѸģѹĤ҈ĩѺĪѸīѺĭѷĵҐĶҔķҊĸҍĺҝĻҍļҢĽ҇ľҌĿҖŀѶŃѺňѲŊҐōѵőѶŒѸ
~definition	ĀѱāѬĆҿċҌĒ҈ē҆ĢѹĤѺĵҙĶҎķҕĸ҇Ĺ҇ĺқŃѺňѹőѹ
~delegat	āѺĉҠđѺ
~delet	ĀҠāҸąѲĆѷĴѺ
~deletion	Āҍ
~demand	āѸĂҍĮҎ
~dep	ĀѩāҕĖғėҡĦ҆ħ҉ĩҌĮѸıѴ
~depend	ĖҋĜҌĢѹħҍĩҒĪҚ
~dependenc	Ā҈ā҇Ėұė҆ĞѸĩґĪҡĮѺıѱ
~dependency	ĀҋėҟĜ҉ĝ҈ġѴĢѴĦҋĨ҆ĩҠĬѺ
~deprecat	āҘċѴ
~depth	ĀґāѺ
~deriv	āѱĂҌćҎĚҕĥѶŀҔňқ
~descend	ć҇Ě҇
~descendant	ĀҏāѳćѶĚҕěѸňҸ
~describ	āѵĢҮ
~description	Ā҇
~design	ĀѶāҒ
~determin	ĀѭāѬĺҊľ҆
~dev	ĀҍāѹĖ҉
~developer	ĀҊāѳĲҍĶ҉
~development	ĀҖĖѶ
~dict	Ő҇
~did	ĀғāҏĄ҆ą҈Č҇čҠďѺĔѸĠҌĩѺĬҌĭҊįҌĲѸĴѸĵ҇ĹѺńѳŅқņҕŋѶŎѺŕѹ
~diff	ĀґāѪčҐďқĢѹ
~differ	ĀҌăѴďҡŁѴ
~differenc	ĀѶāҊĆѺďҡŁѺ
~different	ĀҎāҊăѹĄѷĆґďҐ
~dir	ĀѺőҧ
~direct	ĀҍĜҊňѷ
~directly	ĀҊĊѺĘҏňѺ
~directory	ĀѴőұŒҐ
~disk	Œҕ
~display	Ā҉Ĵ҉
~distribution	Į҆
~do	ĀҊă҇ĄѸĆѹćѸĈҎĊѬċѷČ҆č҇Đ҇ēѵĕҌĘҟę҉ĚґěҎĜҞĝғğ҆ġҒĢ҇ģ҉ĥѵĦҕħҐĩѦĪ҈ĬѫĭѶĮѺįѫİѺıѷĳҌĶѸĸѶĹѹĻѮļ҆ŀѹŁ҇łѸŃѱŅѨņѶňѫŋғŌ҆ōѦŎҐŒ҈œѰ
~doc	ĀһĢѸ
~docstr	ĀҬāҍĂѸĢѸ
~document	ĀѸāҠğѺ
~documentation	āґ
~doing	āҋĢҋ
~don	ĉҊ
~dos	ĀҏāѲĈ҆Ĝ҈Ōҏ
~dot	āѺĿ҇
~doubl	ĀѹāҒ
~down	ħ҉ķ҆ĽҊŀ҉ň҈
~drag	āѺĜҊ
~drop	ĀѺāҕ
~dropp	āҎ
~duplicat	Ā҈
~dur	ĀѸāҜ
~each	ĀѺāѳĆҭĉҌĤ҇ĥҒŀ҉ńҋ
~earlier	ā҉İѷŅҡ
~edg	Ċ҆
~edit	āѢČ҉čґĎ҇Đ҆įҠ
~els	ĀҌāҊ
~elsewher	Ī҇
~empty	āҌ
~enclos	ĻҙŁѺ
~end	Ā҆āѷĔ҇Ģ҇ĦҊħҎĨҌİ҆Œ҇
~enough	Āѹāҗ
~enter	ĀҍāѶ
~entr	ĀѷĎ҈ĞҤŁѴ
~entry	ĀѹāѺċ҆ĐҥĞҡį҉ĸҍ
~enum	āґĶѵĸӞ
~enumerat	Ā҇āѭĆҖľѺĿҍŏ҆
~enumeration	ĸҏ
~enumerator	ĸұ
~env	ĀѸā҆ğҭ
~environment	ĀѺā҇ĊѺğҾ
~equal	ĀѴāѹđҽĔ҆ĕҊĢѸĪѺŇѺ
~error	ĀѹĈҙĊѹŃҙńҼ
~evaluat	đҐŇҋ
~even	ĀҍāѶ
~event	ĀѹāѵŕҺ
~ever	ĀҒāҊęҎěѹŏ҇
~every	ĀҋāґĆҡćѵĉ҇ē҆Ė҇Ě҈ģҌĤҌĵѸķѶĹѸĺѵĿ҈ŀҐňґŉ҉ŋѺŎ҆őѸ
~everyon	āҌ
~everyth	āҒćѷĈ҇ĉҊĒҎĖѹģҋĥ҆ĦѺĪҏŁ҈ňғŎҎŏѸ
~everywher	Ā҈Ćҍ
~evry	Ć҆
~exact	Ŕ҈
~exactly	Į҇ķҍĻ҆
~exc	ńҘ
~except	ĀҒāҕĊѺīѸńҍŎѺ
~exception	āҕćѵŁѹŃҰńӤňѸ
~execut	Āѯāѱĉ҆ĊғĘҌęҊěѹŌҕŎҎ
~executabl	āѺĞҖ
~exercis	ōҍ
~exist	āѨă҈Ą҆ĊѺĘ҉ĚѺĠҠġҶĬѺĭѺŋұŌѬœѺ
~existenc	ĀѹāѺġҐŋҗœѳ
~expand	Āҋāҍ
~expect	ĀґāѲŁҕŐѹ
~explain	āҋĢҾ
~explanation	Ģҍ
~export	ĀѡāңģӸĥѹĪѵĬѹĭӁ
~expos	ĀѱāѸģҵ
~extend	ĀѬāѷĂҔćҡĘѷĚҕěҔĢѹĥѹīѺňҳ
~extension	Ā҇āѸŒҘ
~external	ĀѵāѹĖҟ
~extra	ĀғāѶ
~fail	ĀӌĉѺŃҌń҇ŊёŌҥōѭŎҌ
~failur	Āғń҈ŋѹŎҐœѷ
~fall	āѴĔҎĕ҇łҋ
~fals	č҇Ę҇ĝ҆ĭ҇
~family	ĀҍćҋňѸ
~far	Ā҆āѶĎ҇
~fast	Āѵāҍ
~faster	āҥĬѹ
~fastest	āҠĥѪ
~featur	Āѯāҡ
~fetch	ĀҜāѥĔѸğҙ
~field	ĀғćѹĐ҉ĤӪīѺĵѶľѶňѹŐґ
~fil	ĀѨāѶĂѶăҼĄҩą҉ĆҔćѭĈѸĉѱĊѱċҎČӍčѹĎ҉ďѴđѨĒѵēѲĔѴĕѸĖѷėѷĘѹęѹĚѹěѹĜѹĞѹğҋĠѮġҊĢѰģѹĤѱĥѩħ҇ĩҝĪ҉īѯĬѫĭѳĮѴİѴĵҟĶҖķҘĸғĹҎĺҘĻ҇ĽҙľѭĿѳŀѳŁѲłѹŃѴńѴŅҎņғŇѶňѲŉѲŋѰŌѬōѣŎҒŏѶŐѵő҇ŒҿœңŔҗŕѸ
~filenam	ĀѸŅҠ
~fill	āѺĂҌ
~final	āѹİҐĶҌ
~find	Āѹāѣă҇ąѸćѲĊ҆ČѹĐ҇đѶēѺĘѷĚѹğҊĢѱģѺĩ҈ĪѹĵҐĶ҇ķ҈ĺґĽҚŃҎńѺņ҆ňѶŌѹŐѺőґŒҌœґŔѺ
~fir	Ċҏŕ҇
~first	ĀҊāҠąҬĆғĉѲįѷİѶ
~fiv	āҐľѷ
~fix	ĀѹāҟĶ҉ŉ҇Ōѹ
~fixtur	āҋ
~flag	āҋċҞĕѹŏ҈
~flaky	āҖŌѷ
~fli	Č҆
~fn	ķҘĻ҈
~folder	ĀѳāҊĈѹőҲŒҌœ҈
~follow	ĀѸĦғħҌĿ҈
~for	ĂҌă҈Ć҆ĈѶĊѷċҕČ҉čѴĎ҇đѴēѴĔҏĕҖėҌĘѺĚѵěҊğҏĠѺġѶĢҘĥ҉ħѷĪѯīҎĬѲĭѸĮҋİѰĲҎĴѺĶѹĹ҈ĺѸńѶņѸŇѯňѵŋѬŌѸō҈ŎѷŏҕŒѺœѷŔҌ
~forc	ĂҏĿѹ
~forget	āғĂѹ
~forgot	Œҋ
~form	Ħ҈
~formal	Łҕ
~former	ŅҙņҏőѲ
~formerly	ŅҌņҋ
~found	āѰę҇ěҊĝ҆Ġ҉ġ҇Ī҈İѹĴ҆Ń҈ŋ҈
~fr	ĀѸā҉Ĉ҆
~framework	łҐ
~fresh	Ā҆
~freshest	ĀѳąѸįҗİ҆
~from	ā҆ĂҍćҝĉҋĊҍČѺčѹďғđѺĒѸēѶĖ҆ėѹęҕĚҙěҊĜѵĝ҇ğҗĠѺĢѺģҎĤѸĥѴħ҉ĨҗĩѹĪѺīѵĬѳįѶĶѹķѷĺѸĿѴŀѶŁѷłѸŃҊń҇Ņҡņѣň҈ōѴŎҏŏѺŒѸœѹŔ҉ŕѹ
~fulfil	ĀѷāѸĥҋīҕ
~full	ĀҊāѷĆҐőҐ
~func	ĀѨāҋĉ҇Ċ҈ď҇ē҇ĔҎĕ҆ĘѹĢѺĤѶĥѶĬҎķҟĺѸĻҐľҎĿҎŁҌŃҋń҉ňѸŊ҆ō҉Őѹőѷ
~function	ĀҏāҏĂғăѹąѷĆѸćѴĉҰĊҮčѹĎѰĐѰđѬĒҞĔҍĘҐęҍĚѹěѸĠѺġҏĢ҈ĤѭĥѴĦѺħѺĩѷĪѶīѵĬҖĭѴĮѸįѶĲѴĳѭĴѵĵѰĶѮķҞĸѴĹ҈ĻҜļҨĽѱľҏĿҜŁҐŃҷŅѴņѶŇ҉ňѴŊ҉ŋѶŌѹōҔŎѷŏѶŐѭőѵŒѷœѷŔѸŕѺ
~further	ŀ҇
~gav	ą҇
~generator	āҌĬң
~get	ĀҎāѸĆ҈ĊҊċҊđѺĒѺĔ҆Ė҇ė҆ĘѺęҙĝҒĞ҆ğҍĨҋĪ҉īѺĭѹĵѷĶ҉ĸѺĺѺĽѹŁѺňѷŋѹō҇Őѹŕґ
~getenv	āѹğҲ
~gett	ĉ҇
~git	ČҊĎҏĝѺĢҤįҍİҚĲҒĳѵŃѺňѹŉ҈
~github	ĀѸāҋŕҋ
~giv	ĀѮāѭăҌČ҆čѺĕҋĚѺĜѹĢ҈ģҌĩ҆Ī҇ĳҊĴ҆Ňҏ
~given	Āѱľ҇
~global	ĀѺā҉ĶҨ
~go	ĀѱāѯĈҎĊ҆ėѶĦ҉ĮҴĽ҆ŁҎŋ҆Ō҉ōѷŎ҇
~going	āѳă҆Ħ҇Ŏ҇
~gon	ņҊ
~good	ĀѥāҦĔѺĢҏĬѺ
~got	ĀҊāѴĂ҆č҆ġ҆įѺŋ҇
~gpl	ĀѷıҒ
~graph	ĀҊāѷĦ҈
~green	āѢŌҙŎҤ
~grep	āѵŔҔ
~had	ĀѰĄ҈ĠҔŅҐ
~hand	āѷĉ҈Ĕ҆Ł҈Ňґ
~handl	Āңā҇ĢҍĸѷŃѵ
~handler	ĀҮ
~happen	āҒň҆
~has	āѭăѷĄҍćѷĉѸĊѹČѹčҎĎ҉ē҉Ě҉Ĝҍĝ҆ğѸġҋĢѺģѸĤ҇ħѹĩѺĭ҉ĮѶįҋĳ҈ķ҇ĸ҆ĺ҈ļҌŀѺłѺŃѹńѷŅѯņғŇѴŊҍŌѹŏѹŐ҈œ҆
~hash	ĀѵąҍİҒ
~hav	ĈѺĉѷĊѸĎҋĐ҈đѶĒґĕѺėѷěҊĜѷĠҋġҖģѺĤ҉ĥҋħѸĬѺĮ҇ĲѺĸѸŀ҈ł҇ņѵŇѷňҎŉҍŊѷŋҐŌѹŎѶœѺ
~head	āѱĎѲİұł҆
~header	ĀѵĪ҈Ľҙ
~hello	ĀѶāҎ
~help	ĀѹāҔĊѺċ҆
~helper	Ā҈āѯĉҚķҪĺѹĻҋļҚŁѹ
~her	ĀѶāѪĈґĒ҇ėҎġҠĬѺĮҒįѷİ҈ıҏłҐņѺŋ҈
~hey	āѱ
~hi	ĀѷāҔ
~hid	őҎ
~hidden	āѳĻҍ
~hierarchy	ĀҐāѰćҋĉѺĚҖŀ҉ňҋ
~hint	ĀҊ
~history	ĀҚāѴĎ҈İҗ
~hit	č҆ŏҘŔ҇
~hol	İҌ
~hold	ĀѴāѧĐ҈đ҇ĤҐĵҊķҍŉҌŌ҈Őҍőҏ
~hom	ġ҆
~hop	ħҏ
~hover	Ő҆
~how	ĀҐāҠĂѺăѺąѶĆ҇ćѺĈѲĉѹĊѷčѹĎҰďҡĐѹđҕĒѺēѺĖѺėҊĘѺęѹěѺĜѸĝѳĞѺĠѹġѹģѺĤѶĥѶĦѷħҘĨқĩѮĪѸĬѺĭѷįҏıҔĲѸĳҨĴґĶѷķѺĸѺľҪŀѺŁѹŃѺńѹŅҐňѸŊүŋѷŌѷŎѵŏѸŐѹŒѯœѹŕҊ
~hunt	ĵ҆
~hwo	ĀѶľ҇
~i	ĀѫāѣăѺĄѸĐ҈Ĕ҇ĖѺĚ҆ĝҋğѸģ҆ĩѺĪѹĭ҇Į҆įѹıѹĵґĶ҆ķ҉ĸ҆Ĺ҉Ļ҆Ŀ҇ŁҎł҈ŃѹņѶŇ҆ŌѵōѺŐѹő҈
~idea	ĢҏķҊ
~identical	ā҈Ćѹ
~identifier	āѹġ҈ģ҆
~identify	ĀѱāџĉҌĊѺĚѹĿ҉ŀ҈Ń҆ń҉
~if	ĀѺăѹĆѺćѸĈґĉѸčғĔґĕ҇ĘҊęҐĚ҆ěҕĜҌĝҐğѹĠҎġҖĢѶĦ҉ħѺĩѷĪѺĬҌĭҍŀѴŃѺŅѺňѶŋҐŌҔōѸŎҕőѹœѵ
~ignor	āҥĊѸŒ҆
~impl	Āѱĉ҇ĥҞīҦĽѶĿҊ
~implement	āҟĂҜćѲĢѹĥӛīӈĵѹķ҈ĺҌĽѷĿѹňѦ
~implementation	ĀѳĂ҉ćѺĢѹĥӇīҘĽѷŀ҇ňѶ
~implementer	ĀѵĥӀňѹ
~implementor	āѸĥҟĽѸ
~import	āҕĂѷăѹĄѺąѲĆѷćѴĈѷĉѷĊѶċѹČѸčѳĎѱďѷĐѰđѶĒѸēѶĔѸĕѹĖѸėѹĘѹęѹĚѹěѸĜһĝӃĞѹğѷĠѸġѸĢѸģҕĤѶĥѷĦөħӗĨҹĩӌĪӬīѷĬѯĭѲĮѵįѳİѹıѹĲѶĳѬĴѶĵѷĶѷķѷĸѸĹѹĺѷĻѸļѹĽѷľѶĿѷŀѷŁѴłҋŃѷńѵŅѭņѯŇѶňѶŉѹŊѲŋѸŌѸōѶŎѵŏӷŐѷőѭœѸŔѹŕѳ
~importer	ĀѲāѲĜҔĝҊģ҇Ħ҆ĩӅĪ҉ĳѺ
~in	ĀѱĂ҉ĄҒąҎĊѶċ҉čҍĎҍĐҞđѧĒѲēѬĔҔĕѵė҇Ę҈ĝ҇ğ҆ĠҎġҌĢѸĦҐĪҋīѹĬєĭѳĮѯįѸıѬĲ҇ĸ҆Ĺ҆ĻҒļҊľ҆ŀҊŁѳłѷŅѱņѧŇѭňѥŉҋŊґŌѥōѴŎҖŏҍŐѳőҐŒѸœ҇Ŕғ
~includ	ĀѸāѯčҊę҉ĚҍĜҌĝҔĩѶĪҬňѷŉҖ
~incom	ĉѭĊҤ
~indirect	ĀҐĊѺ
~indirectly	āҘĜѳĦ҈ħҏĨҌĪѷňѹ
~indrect	ĀҌāѺ
~inferr	āѱŐҗ
~inherit	ĀҐā҆ćҌęѴĚҖěҖĥѺľѲŀ҆ňҧ
~inheritanc	āѸćҕĚҙěҎ
~initial	ĀҕāѢĔҍĶҌ
~initialis	Ā҈Ķ҇
~inner	ĀѶāҎķѲĻҞļҫŁѺ
~input	ĀѱŁҴ
~insid	ĀѫĉҐĊѸĐҒęҒĢѶĵѴķѷĹғĻҚļҏľ҇ĿҚń҇ŊҏōѸŎ҉ŏ҆ŒѲ
~install	ĀѧāҊĖҤĞӎĮѹłѺ
~installation	āѵĞҌ
~instanc	ĀҔćѹĚ҇ĤҝŇ҆
~instantiat	ĀҩāҚĊѸĩѰĵѹ
~instead	āҎ
~int	ĭ҆ŐҔ
~integer	ĀѵāҎ
~integration	Āҍ
~interfac	āҖĂѹćѷĥҪīӮĵѺķѸĽҴĿѰňѶőѺ
~intermediat	ħҍĨ҆
~internal	ĀѷāѴĬѺĭҾ
~into	ĀѱāҏăҊąҔĊ҉ĝҏĩѵĮѷľ҇ŁҊŅѸņҖŉҍ
~introduc	āѱăҍąҰğѹįѸĽҏ
~invok	ĀѥāѰĉұĊҴĘҦęҝĚѹĿѰ
~involv	Ħҍ
~is	Ā҈āѰĂѴăѯąѵĈҋĉѰĊѱČѭčҋĎѪďѸĐ҆đҍĔ҉ĖѳėѶĘҏęҖĚґěҡĜҏĝҘĞѷğѺġ҉ĢҋĤѷĥѹĦҊħѷĨ҈ĩѳĪѱīѴĬҖĭҝĮѹį҆ı҉Ĳ҇ķ҇ĹҔĺ҇Ļ҆ĿѭŀѺŁѫł҈ŃѶńѲŅѷŇѳŌ҈ŏѶŐҏŒҒœ҈
~isinstanc	ěҍ
~it	āҌĄѺĈғčҊďѵđѹĔҌĕ҇ĖҌĘ҈Ě҇ĜѺĝ҆ĦҍħѲĪѴīѷĬѺĸ҇ļѸĿѷŃѺŊѺŌҋō҆ŐѶŔҊ
~item	ĀѹāѸģҜĶҋķ҉
~its	ĀѹāҙĂ҆ąѴćҊĉҏĊѶČѹĔѴĕғĚҍěҊĜ҆ĝѹġѺĢѷĥ҇ĪҊīѳĬѷį҈ıѸĵѸķ҆ĸҎĹѹĻѹļҋņѺňѵ
~itself	āѴćѸĒѹĖ҆ĦҙĪѺĵ҈ņ҇ŒҌ
~java	ĀѲėѺĮҼ
~job	ĀҜāғĢҫŕѷ
~judg	Ĭ҆
~jump	ĀѶāѸķҘĹ҆œҊ
~just	Ā҉āѯĆ҈ľҊňѹŌ҉ŏҍő҆
~k	ŌҔŎѸ
~keep	Ā҆āѴĢ҇ĭ҆
~kept	Ā҆
~key	ĀҊĐҬ
~keyword	ĀҋāѷŁ҈
~kick	ŕғ
~kind	ĀѰā҇ĚҋıѺłҢń҈ŇҏŐ҆
~kindly	ĀѡāѪő҆
~know	āѴąѸć҇ďѺĔѺĕ҇ĢѺĥ҇ĭ҆ķѺ
~known	Āѹāѹġ҉Ņҗ
~l	āѶĳң
~lack	āҧĂѺď҆Ŀѫŉѷ
~lambda	ļ҇
~languag	āҒėѹłҍŔѹ
~largest	āҦĤѱ
~last	āҝąѴčѶĎѺįӒİҠĲҌĳҊĴѸŅѺ
~lately	ā҇ĳѺ
~latest	ĀѨāҕąѷėѶįҬİҒ
~lazily	āҊ
~lead	ĀҍāѭĚ҆Ħ҉ħҋ
~leak	ĀѶāҎ
~least	ĀҎ
~leav	Āѵā҆ĂғĆ҈ĔҊ
~left	č҆
~leftover	ĪѺŏҏ
~legal	āѺĖ҇ı҈
~length	ĀҎĎ҈
~let	āҏĕ҇ıѷ
~level	Ā҉ĩ҇ĪѺĭҊĶҒňѺ
~li	āѹœ҇
~lib	āѵĖҖłҏ
~librar	ĀѺāѸĖҠ
~library	ĀѱāҋĖ҆łҩ
~licenc	ĀѪāҍĮѺıӏłѺ
~licens	ĀѧāґĖѸĞѹĮѺıӢłѶŅѺ
~lik	āҎď҆ē҆ĭ҇
~lin	ĀѺāѶĂѸăѺąѸćѳĉѶċҙČѸčѸĎѲďѶĐҥđѯĔѹĕѺĖѸėѺĚѺĜѲğҕĠѺġѹĢѳģѳĤѵĥѲĦѸħѲĩѱĪ҈īѵĬѳĭѶĮѶįѱİѰıѺĲҬĳӦĴҬĵҚĶҢķҞĸҔĹқĺҜĻқļҝĽҘľѵĿѵŀѵŁѵŃѷńѷŅѳņѵŇѶňѶŊѲŋѷŌѵōѶŎѹŐѷőѳŒѵœҔŔҜŕѷ
~link	ħҌ
~linter	ŏ҆
~linux	ĀѷāҒ
~list	ĀѶāцĂҊă҉ąѺĆғĈѺĉ҉ĊҏČҎčѸĎѹďҗĐѹđѺĒ҆ēҎĔѹĕѺĖҟĘѹĚ҆ěѹĝѹĞґĠѹġѵĢѴģґĤҔĥ҉ĦѴĩ҇ĪҗīҌĬѵĭѸĮѺįѸĳѺĵѹķѸĹѹĺѸĽѺľѬĿҤŀҋŁҤńҎŅѺňґŊѪŌѺō҆ŎѴőѺŕ҇
~literal	ĀѵđҖĶѸŔҗ
~liv	āѫĆ҈ĐѺđѺĠѸĵ҈ķҬĸ҇ĺѺĽ҇ōѸő҆Œ҇œґ
~load	ā҉Ĝ҈ĝ҈ħ҇ĨҊĩҔĪ҉ĭѸœѺ
~local	ĀѶāҎķѳĺѺĻҥļҟ
~locat	āѧĐ҆đѷĵ҉ĶҊĹҏĻҊĽҊŋѺőґœҊ
~location	ĀѧāѩĆҝćѸċ҇ĐҋđѲğҏġѺĢѺĥѷĵҚĶҚķҋĸҘĹҎĺҍĻҏĽґŀѸŁѺňѹŋѰŌѳőҜŒҖœґ
~lock	ėҊĮѺ
~log	ĀҐāѺĎґĢѳįҒİҢ
~logg	ā҇
~long	āҔĐ҈įҐĳҐ
~longer	ĀҊā҇
~longest	ĀѹāҶħѸ
~look	āѬĚ҈ğҔĠѺĪ҆ķ҇Ł҇
~lookup	ĀѹğҲĺѵ
~loop	ĀѺĦҗ
~lowest	Į҉
~lst	ĀҊįҋŊѴ
~m	Ā҉āѫčѷĎѹĐҊđҎĒ҈ĕѸěѵģѺĥѺĦѶĨѸĪ҆ĬѴĲѺĴ҉ķҎĹ҇ĺҍŁ҈ń҉ņѺŋѺōѺő҉Œ҈
~machin	āҍ
~mad	ģ҈ĭ҇Ĳҋ
~main	ĀҎāҐĈѸ
~maintain	Ā҆āҏ
~mak	Ĉ҉ĉҔđ҈Ę҈ĚѶĢ҆ģҗŁѷŌѶŏ҆ŕҌ
~mandatory	ĂҚĤѺ
~many	ĀҬāҢĆ҈ĎұĤѹĩѴĬѺĳҡľұŊҼ
~mark	āѹĂҊĒҐĭҋĿѹ
~match	āҚĸѵ
~matter	ā҆
~maximum	ĀѵāҐė҆
~may	ĀѵāҡĊѰńҋ
~mean	ā҆İ҇ĴѵĹ҇Ł҆Œ҈
~meant	āѷĢҋł҆ň҆
~measur	āҋĳ҆
~meet	Āѳā҈ğҌ
~member	āѭĂ҉ĉѹĤҺĵѸķѸĸҕĹҍĺ҇ľҡĿҭŁѺŃѷ
~memory	ĀѸāҍ
~mention	ĩҒķ҈ōҌ
~messag	āҐįѺİҊŔҒ
~metadata	ĞҌĮҋ
~method	ĀҌāҏĂҹąѺĆѷćѩĉҋĊҐčѺĎѸďѹĐѱđѸĒҗĔѺĘѹęѸĚѪěѱğѹġѵĢѴģѸĤѴĥѴĩѹĪѹīѱĬѺĭѶĮѹįѺĳѹĵѪĶѸķѳĸѹĹҾĺһĻѺĽѳľӧĿӸŀүŁѵŃғń҉ŅѹņѹňѭŋѸōѵŏѺŐѴőѸŒѷœѸ
~might	Āҋāѳń҇
~min	ė҇
~mind	ĀѵāҐđ҆
~minimum	ħ҇Įґ
~mis	ĀҋāѸ
~miss	ĀѵāҵōѮ
~mit	ĀѸāѳıң
~mnay	ĀҜāѳ
~mock	Āѹī҇
~model	Āѳāҙ
~modifi	āѸăѵąѺČҖčҒĎҍįҜ
~modification	įҔ
~modify	ĀѵČ҈č҉
~modul	ĀѯāѵćѹĉѷĊѲċ҈ĐѷđѺēѹĜ҇ĝ҆ġѺĢ҈ģҚĤѹĥѵĦҎħҐĨ҇ĩҬĪҨīѺĬѸĵ҇ĶҪķ҈Ľ҈ŁѺŅѹņѹŌѶōѶŎ҇őѰŒӅœ҉
~moment	āѹŌ҉
~month	ĀѺāҗĎѺ
~mor	ĀѺāҡĆ҈į҉
~morn	ĀѺāѸ
~most	ĀѬāӄąѷĊѸįҠİҟňѺ
~motion	ŕ҇
~mov	āғĝ҇įѷķѸŅҦņҿőѸ
~msg	İ҉
~much	Āѳā҆đҖľѷ
~multipl	Ć҆
~must	ĂҚė҉ğѸĮҏŀѺŇѸ
~my	ĀѲāҋĞҌğ҈Į҇
~n	āѵĈ҆ĊѺĘ҆ę҆ĝ҉ġҊĬ҆ĭ҇ĴҐľҋĿѷŊ҇Ŏ҆
~nam	āѴĂҋąѵĆ҉ć҇ĈѺČҖčѵďѹĐѺĔѹĖѷĘѺęѺěѸĜѴĝѶĞҖğѺġҠĢѷģҦĤҎĦѸħѳĨѸĩѶĬѯĭ҉ĮѷįѵıҐĲ҇ĳѷĴѷĶѸķѹĸѺĹѲĺѺĻѷľѲĿҘŀѺŁҖŅҶņҧŇѺŊѨŋҝŎѳŏҋŐѺŒҡŔѺ
~narrower	ā҇
~navigat	ĺ҆
~need	Āѵāғđ҆ĖҫĞѵġѹĢ҈ģѴĪҍĬ҆ĮҐŀѴń҈ŏҊ
~needles	ĪѲŏҜ
~negativ	Āѷāҋ
~nest	ĀѰāґķѲĺѺĻҪļҢ
~network	ā҈
~never	āҹĉѷĔ҇ĤѶĪѷĸѺŃѰńѹŏҫ
~new	ĀѵăҖĄҔė҆ŅѺņҳ
~newcomer	ā҇
~newer	Ā҇
~newest	ĀѫāҔąѷĮѶįҟİҞ
~newly	āѶă҉Ąҋ
~next	ĀѲāҧďҋ
~no	ąѹćѸĈ҇č҇Ĕ҆Ę҉ĚҋĜҋġҌĦ҈ĪѺĬҊķ҈Ŀѹňѹŋ҈ōѹŏҍ
~nobody	āҚģѷŏ҇
~nod	ĀѳėѺĮҼ
~non	ĀѺāҎĖґ
~normal	Ā҉
~normally	ā҆
~not	ĀѳāҙĄҗĆҏĈ҈ĉѸĊѹČѹč҆ĎѺďҖĒѲēѺĔҌĚҋĜ҉Ġ҈ĢѺģѷĥѸĩѳĪѱīѴĬҏĭҒį҆ĲѺĳѺĺѺĿѶŀѺŇѺňѸŉѲŋғōѴŏҨőҊŒ҇
~noth	āҋĊѺĪѴŏҦ
~notic	ĀҊāѳ
~now	āѯĎѺĬѺİҊŅ҉ņҪŌҐŎ҆
~null	ā҆
~number	ĀҐāғĊѸĎҜđҙĤѴĥѺĪѱĳҡĴ҈ĸѵľҜĿѰŁѺňѹŊҥ
~object	ĀҚāѴĤ҈ĵ҉ĿҊŇғŐ҉
~oblig	āѸĂҊ
~occasion	ŕ҇
~occur	āѸĊ҆ę҈ō҇Ŕғ
~occurrenc	ĀҎŔ҉
~of	ā҉ĂҋăѺą҉ĆғĊѳĎҔĐҌđѴĒѹēѺĔҎĕѺĖѹėҌĘѹĚҍěҊĜ҇ĝ҆ġѴĢҊģҊĥѷħѸĨҊĬњĭѮıѵĵѳĶѷĹҐĺѹĻ҉ĽѺľҍłҒŅ҉Ŋґŋ҇ŌѵōѩőѴŒѺœѷŔ҉
~off	āѵĊҏŕҘ
~offer	Ā҉āѦĚѵģғľ҆Ŀҟ
~offlin	Āѹā҉
~often	āҚĎҐ
~ok	ĀѰāѷĈґŌҌŎҏ
~old	ĀѴāҎĮ҈ŅҤņҙ
~older	Į҉
~oldest	ĀҌāҊĆѺĮҒİѷ
~omit	Ĕҋ
~on	ĀѷāѯĂ҉ąѷĆ҆ĈѹĊѮĎҐďѺđѰĒҔĖ҈ĚѺě҈ĜҒġѪģѷĤҐĥѰħҏīҊĬѯĭѴįҊĴ҆ĸ҆ĹҖļҊĿ҇ŀѹŁѺńѶŅ҆ņѷŊѺŋҏŎѶŐѹőѹŒ҈Ŕ҆ŕҕ
~onc	ā҉Ğ҆ņҊ
~only	āҬĂҐĆ҈ČҌĒѺĖѯħ҉īѺĬѺĵҋĿ҈ōѶ
~onto	ēҗ
~open	ĀѵāҏĬ҇ĵҒķҊ
~option	ĀҏċҔĐқđѺ
~optional	ĀҒĔҋĖѰ
~or	ĀѯāѧĈҗĉѷĊѮċҋčҎđ҉Ē҈ĜҍĞ҉ğҎĠ҉ġҎĢѸĥѸħѺĬҒĭҎıҍĵѹķѺĹѺĽ҈ŁѺłҥŃѺŅѺŇ҇ňѩŋ҈ŌғōѳŎґŏѵőѺœѹŕ҈
~order	āғēѺŁ҆
~origin	Ņҋ
~original	Ņғ
~originally	ĀѷąҌŅ҈
~originat	Ńҋ
~other	ĀѺāҥĉҗĊѹďҒġѺģҗĦҋĩҊĪҖŁѸ
~ought	āҫĒѸĵѸ
~our	ĀѷāҊŋ҈őҍ
~out	ā҆ĂѸĈ҆ĊѺĔҎęҊğ҈Ġ҈ġ҆ĢѺģҏĪѱĵѺļѹŁѺńҐŇҎŌҍŎҊ
~outcom	āѹŌҐ
~outdat	ĀѴāҔ
~outer	Ļҍ
~outgo	ĉҡĊѰ
~output	Ň҉
~outsid	ĀѯāҖĖҏģҐŊѸ
~over	ĀѷāҎĒ҇ē҆Ĕ҆ħҊĨ҆ĩѺĳѹŁ҆
~overall	ĀѴāҔĢѺ
~overload	ĀѸā҈ĆҦ
~overrid	ĀҞāҢĂҖĆѹćѴđѺĢѴĥѺĿѫŀӵňѷ
~overridden	āҐŀҪ
~overview	Ā҇
~own	ĀѴā҈ĆҌĪѹŀҕ
~packag	āѯĖҵĞҜĪґĮѵĶҋ
~param	Āҍā҇ďҢĕ҆ġѳŁҼńѷŇѷ
~parameter	ĀҡďҺĔҊĕҒĘѶęѹĚѹěѶġѶĢѷŁӐŇѷŐѸ
~parent	āҜĆѷćӏęѸĚ҇ěҝĺѹŀѷňҋ
~parenthes	āѶć҆Łҏ
~parser	ĀҫāѶċҗ
~part	Ā҉āѶĂҍČ҆čҐĎѺĠҌĦ҆ŉ҉
~partially	āҊĥѶ
~party	Ėҕ
~pas	āҎĔ҈ŁҒŋѸŌҥŎҭœѹ
~pass	Ā҉āѡĕ҆İѹŁҌŋѵŌҥŎҴœѴ
~past	Ā҆ĎѹŅҖ
~path	ĀѢāѮă҆ćѹČҝčѵĢѶģѸĥѺħҎĨ҈ĩѹĪѺĵҖķҔĺѹĽҋŃҊŅҖņҕŋѺŌѹőӂŒҦœҔ
~peopl	ĀҎā҈Ė҆İѹ
~per	ĀѹāғĎѷľ҇
~percentag	ĀѳāҜ
~person	ĲҟĴѺ
~phras	ŔҒ
~pick	ğҋ
~pin	Āѹ
~pinn	ĀѹėңĮѸĲ҇
~pip	ĞҊ
~pipelin	ĀҐāѳİѺŕҊ
~pkg	Ė҆
~plac	ĆҥĊҙĐҊđѺğҋġѸĢѺĥѷĬѺį҆ķ҆ĸҌĺҋĻѸļ҇Ń҆œҊŔҎ
~plann	Āѹā҉
~play	āѶĢҞ
~pleas	ĀғāѮąѸĎѷđҊĖѸĚѹĢғĥѺĺ҈ĿѺŊ҆Ō҈ō҆Ő҆őҋ
~pls	āѸıҋķҘœ҇
~point	ĀѶĐҎĞҢķҍĺҋ
~position	ĀѹĐ҉ĵ҆ĸ҆ĺғĻ҆ĿѸ
~positional	ŁҊ
~pr	ŕ҇
~preced	ēҐ
~predecessor	āѸŅҚņѹ
~present	ĀѷāѶĝ҆Ġҍİ҇ņ҇ŋ҇Ō҇
~preset	ĀѺĔҟ
~previou	ŅҠőѷ
~previously	ĀѹŅҍņ҈
~print	Ā҈āѲđҒĖҞģҋĤ҉İ҉ĲѵĴҕĶѶ
~prior	ĀѹāѺŅҞ
~privat	ĀѶā҇ĭҿľѺ
~proces	ğ҆
~produc	Āҍń҇
~production	ĀѹāҎ
~program	āѷĞҎğ҉Ģ҇łҋ
~programmer	Āѵāҕ
~project	ĀѶā҆ĈҕĎѸĖҚėқĞҘġҐĬѺĮҜįѺıғłҫŊѳŋ҉ŐѺőҊ
~promis	Āѹĥ҈ī҆
~propert	ćѺĤӀĿѺŐѸ
~property	ā҉Ĥ҉ĬҤ
~protect	ĀѷāѴĬѺĭҾ
~protocol	Āѹāѵĥғīҽ
~provid	āѴĞҋģҍŏѺ
~pub	ģҎ
~public	ĀѩāѺĠѷģӌĬѹĭҾ
~publish	ģҋ
~pull	ĀѹāѲĖҊĜҔğ҆ģѺħ҈ĨҊĩҢĪҕ
~pur	ĂқĿѹ
~purpos	ĀѮćѹĊѹĢҾłғ
~push	ĀѶāҋŕҒ
~put	Āѫą҆ĒҋĞ҆ğѶĮѹĲ҆ĵ҉Ķҋķ҈ĸ҈ĺҎń҇ō҆ő҉
~pytest	āѳŌҎŎҘ
~python	ėѸĮҽŒ҆
~quantity	Ď҆ľҊĿѹ
~query	ğ҇
~question	ĀѰŅѷ
~quick	ĀѴāҕŅѷ
~quickest	ħ҈
~quot	Āҋāѹ
~r	ĀѺāҊĥѹĮ҇
~rais	ĀҖā҆ĉѷĘѺěѺĮѺĿѺŃӕńӏ
~ran	Ā҇
~rang	ĀҗāѴă҈ėҕĳѺ
~reach	ĀҋāҔħҍĨҎ
~read	Ā҇Đѹę҈ğҶĤѺĴҡĶѴ
~real	Ā҇
~really	Āѯā҈ġ҉
~reason	āҕŌѺ
~rebas	ĀѳāҒ
~receiv	ĀѹāѷŅ҆Ň҉
~recent	āѮĮҋįҔİҏ
~recently	ĀѷāѲąѺįҗİҌ
~recursively	Āҏ
~red	ĀҒāѮŎ҈
~redefin	ŀҧňѵ
~redefinition	ŀҊ
~refactor	ĀѺāғ
~refer	ĀҊāѱōҌŏ҈
~referenc	ĀҏōҗŏҐőѷ
~regard	ĀѩāҋĶѸŅ҆
~register	ċґ
~reimplementation	ŀҎ
~rel	ĩҍ
~relativ	őҏ
~releas	ĀѭāҕăҎċѹČѺčѶėҗĠҜĮҒŉҾ
~rely	Ā҆āѮĉ҈Ėґ
~remov	ĀҥāҩăѵąѱčѹŏѺ
~renam	Ā҇āғąѺĸѹĹѺŅӄņә
~replac	Ā҈ď҈ŀқŃѺŅѺņ҉
~repo	āѩĆ҉ĈҒĎѺė҆ġҞįѹİҔıҊłҕň҆ŋҌōѺőҖŔ҈
~report	ĀќāѲĂ҇ĎѹĒ҇ğ҆ġ҇Ī҈Ķ҇ĺѺňҒŒ҆
~repository	āѫĈ҉ġҞįѺİғı҇łҎōѺőҒ
~request	āҌŕ҇
~requir	ĀѡĂҜđѹĖҚėқěѺĜҍģѹĩҢĪқĮҙŀѶ
~requirement	ĀҊāѦĖңėқĞѹĮ҉łѺŊѺ
~rerun	ō҆
~resid	āѺ
~respect	Ą҆
~responsibl	Āѷą҉ĢҐ
~result	Āѩā҆ĈҋĊѷŅҎŇҪŌқŎҥŐѩ
~ret	ĀѸŇҤŐѫ
~return	ĀѧāҩćѸđѹŇӸŐѪ
~revert	āҡİѷ
~review	ĀҊāҥĲѱ
~revision	Āҕāѱą҉Č҆č҆ĎҢĪѹį҉İ҇
~rewrit	ŀ҆
~rid	ā҈
~right	Āѩć҆đ҇ēҌĕ҆ę҈Ĝ҈ĭ҇ĶѸňѺ
~rol	ĀѰĢҰ
~root	ŅѺőҘ
~round	ĦҊ
~rout	ħҕĨҊ
~routin	ĀѴĉҐķңŁ҇
~run	Ĉҏĉ҇ĊҞēѹĖҦėѺĘґęҋěѶĞ҆ĬѺĮҍįѺĶѸĿѰł҉ŊѯŋѺŌҩōѲŎҲœѱŕҖ
~rundown	ĺѵľѶĿң
~runn	ĀѱāѴĖғŌҏŎҋœѺ
~runtim	Ėҟ
~rust	ĀѵėѹĮҺ
~s	Ā҉āѰĒ҇Ę҉ĿҌő҇Ŕ҇
~saf	āҍ
~safely	ā҆
~sam	āҥďҍĦ҆
~satisf	ĀѸĥҊīҐ
~satisfi	ĥ҆
~say	ĀҒāѨĕҐĢѺĥҊĬ҇ĴҎĶ҇ő҆
~script	ĀѫĖѹĞҥğ҆Ķ҇Ŏ҆
~scroll	āѺ
~search	ŔҊ
~second	ĀѸāҕ
~secret	Āѳāҏ
~section	ĀѵāѰĐҒĖ҉Ğ҈ŕҎ
~security	āҏ
~sed	ĀҋĴҒ
~seem	Ć҆ň҆
~sell	ā҆
~sens	āѹĢҍ
~sensibl	Āѵāҗ
~separat	Ŋ҆
~sequenc	ħ҆
~serv	āҍđѹĢҞ
~server	ĀѹāҎ
~set	Ā҇ā҇ĆҋċҊď҈ĐҠđҏĔѹĞ҈ĢѳĶҦĿ҆ņѸŕҋ
~sett	ĐҰ
~several	ĀѺāҌĆҏ
~sha	ĀѲāѶąҋİҗ
~shar	ĀѷāҭňѶŐѹ
~shell	Ğҋ
~ship	ĀѵāҌĠҋ
~shipp	ĀѸĞ҈ŉґ
~short	ĀѱāҏĢҎħ҇
~shortest	āѴħҜĨҌ
~should	āӸĻҋňѺ
~show	āѡĂ҆Čҍčѹď҆Đ҇Ė҇ĢѺĦѸİ҉ĲѷĳѸĴҔŁҊł҆ŋѺŐ҇
~shwo	Ā҈
~sibling	āҍ
~sid	ď҈đ҈
~sign	ĀѸā҆ĕ҇
~signal	ĀѺĉѶŃҜ
~signatur	ĀѯďҺĔҐĕҖĽѷŀѺŁҤŇҊŐѺ
~similar	ĀѴāҞğ҇ġѹ
~sinc	ĀҐāҧă҈Ą҆ąҊČѳĦѷĬѴįҚņҊŌѸ
~singl	ĀѷĆ҈ŌҊ
~sit	ĀѬāѪĆҋĉѴĊҞĚѺĢѺķҠĸҐĹ҈Ļ҈ĽґŁѺŃҋőҏœ҆
~sitt	āѶĒ҆Ĥ҆į҆
~situat	ő҆
~siz	ĀҊāѱĬѺĳҐľґĿѹ
~skip	āҒĕ҇ŀѸŌѸ
~skipp	āҝŊѯ
~slow	āҗ
~slowest	ĀѱāҸĊѷōѸ
~so	ĀѬāҒĚҒĬҋıѺ
~softwar	Ė҇łҖ
~som	ĀѷāѹĦ҇ň҆ŐҐ
~somebody	āѱĬ҇į҆İҋŒ҇
~somehow	Ā҆
~someon	ĀѺāѴķ҉Ŕ҇
~someth	ĀѷāҙĆҌćҌĊѹĎҌĚѸĠ҈ġҗĶҊĹѺłҊŋѹ
~somewher	ĀѶāѸĐ҉Ě҇ě҉ķҐňѺ
~sorry	ĀѲāѯ
~sort	āҎłґ
~sourc	āїćѹċҊĐѹđ҇ğҟĩҒĪѺı҆ĵҕķҐĸ҇ĺґĽҖĿѶŀѺŃҊŅґņѹňѹőѹŒҖœ҈Ŕҋ
~sp	āҜďѵ
~span	āѹĳ҆
~spec	ĀѺāѺōҕ
~specialis	ĀѲĘѺęѴĚғěґĥѷňґ
~specialisation	ĀѷĚҊňҟ
~specifier	ėҋ
~spell	ĀѺŔ҇
~spin	Ā҈āѹ
~split	āҍ
~spot	ĀҊāѫĆҖĵ҇ķҊő҆
~squash	ĀѮāҚ
~stabl	ĀѺāҌ
~stack	ē҇
~stand	ĀѴāѴćґĐ҉đғĒ҆ēҊĢѶİ҉Ĵ҈ŁѺŇ҉ňѷœ҆
~standard	āҊĔ҆
~start	ĀѱāѴĦ҈ħҏĨ҉İѹķҌĹ҇ļ҆œ҇ŕү
~stat	āѥĈҖČ҈Ġ҇
~statement	ĀѮāѹĜ҇ģ҈ĪғĵҌķ҇ĸѺĻѺŃҊńҜŏҌ
~static	āҋĬӅĭѹįѺĶҋĿѵŐҌ
~statu	āҐĈ҈łѷ
~stay	āҋ
~stem	ŒҌ
~step	ĀңāѩħҕĨ҆ŕѳ
~still	ĀѳāҧĈ҇ŅѸ
~stop	ĀҏāґĜѺ
~stor	āѷđҋŐ҉
~str	Ā҇āѵđғįѺŇ҇ŐҗŔґ
~struct	ĀѸĤҖĥҗīҋĵӀķѶĺѷĽѷĿҐőѺ
~structur	Āҋő҇
~stuck	ē҉
~stuff	Ā҉āѲģ҇
~stumbl	ĀҌāѺ
~styl	ĀѴāқ
~subclas	ĂҍćҧĘѹĚ҆ěҍĬѺŀҒ
~subclass	ĀҒāѩĂҟĆѹęѵĚҏěҡĿѳŀҢŁѺňӁ
~subdirectory	őғ
~subfolder	ĀѺőҠ
~succ	āѦĈқİѺŌҒŎқ
~succeed	āѺĈ҉ŋѺŌҕ
~successful	āѶİѺŌҍ
~successfully	āѺŌ҇
~successor	ņҕ
~such	ğ҈ġҊŋ҇
~suffix	ŒҔ
~suit	Ā҇āѷŊѸŋҘōҋ
~sum	Ģ҈
~summaris	Ģґ
~super	Āҥć҈ŀѴ
~superclas	ćҹĚ҇ěҏĢѺŀѹň҆
~superclass	ĀѶćӁě҇
~superfluou	ĪѯŏҨ
~suppli	āѸĔ҈
~supply	āѹĂ҇
~support	ĀѴāґī҇ĮҶ
~surfac	ģ҉
~swallow	ĀѹāғŁҎńѱ
~swap	ď҇
~switch	ā҇ċғĸѷ
~symbol	Āҕāѭģҝĭҕ
~system	Ĉѹłҏ
~tag	ĀѲāҍČѵčѶĠҎŉӈ
~tagg	ĀѰāҍĠ҇ŉҊ
~tak	Ā҆ďҘĔ҇ğ҈Ģ҈ģѶį҈ķҊĿѸŁҡ
~tally	ĀѹāѺĺѺľҜĿѵŊҔ
~target	ĀѺāѷĉҘŅѷņҘ
~task	ĀѵĢҥ
~team	ĀѸā҈
~teh	āѳĶ҈Ĺ҆ŋ҆
~tell	Ā҇ć҆ĊѺďѺĐѸē҇Ĝ҆ĩѹķѶļ҆ňѹŉ҇
~term	ĀѯāѶĢ҆ıҩ
~terminal	ĞҊ
~test	ĀҪāҪĂѸąѲĆѸćѶĈѹĉѶĊѮČѺčѷĎѶďѹĐѵĒѸēѶĔѹĕѺĖѲėѺĘѺęѹĚѹěѹĜѹĝѸĞѹğѹĠѷġѬĢѶģѴĤѶĥѶĦѸħѸĩѳĪѵĬѧĭѭĮѷįѴİѹıѺĲѷĳѷĴѷĵѷĶѶķѲĸѺĹѺĺѶĻѸļѹĽѷľѶĿѭŀѶŁѴłѹŃѵńѷŅѵņѵŇѹňѷŊӸŋӮŌӎōӸŎӒŏѷŐѸőѳŒѶœӚŔѺŕѸ
~testcas	āѸŊҌŋ҉ō҈œҌ
~tet	āѱōғŎ҆
~text	āѱĳҒĴҩŔҒ
~th	āґćѸĈ҈ĉѳĊѸċҊĎѷďҌĜѸĞ҇ğҋĢѴĤ҆ĦѶĨѲĩѬĬѤĭѹİ҉ıҋĵ҇ĶҏķҎĸҎĹ҉ĺѵĻҊļ҉ĽҌĿѹłѺńѸŅ҈ŇѶňѺŉ҇ŊѭŋѺŌ҉ōѷŏѯŒҊœҎŔҕ
~than	āҰĄ҇Ć҈ď҉Łѹ
~thank	Āѭā҉
~that	Āѷā҆ăѺĄҐąҎćѴĉѺċ҆ď҉Ē҆ē҉ĔѶĖѹĠ҆ġ҆ģѸĥҋĩҍĪѴį҆ĳѵĶҊĺѷĻҊĽѵĿѸŁѺŉ҆ŊѺŋѵōҍŏ҆őѳŒѹœѶŕ҆
~their	ā҆Ć҇ćѴĎ҉ďғŀҌň҈
~them	ĀѶāѸăѺĆґĉ҉ĊѸĒҊĪѺŃ҈ōҎŏғ
~ther	ĀѯāѵĂѺĉѴďѹđѶĘҍę҆ěѸĜ҆ĠҙġғĤ҆ĥҏĩѺĬѪĭѵĲ҈ĳҌĻѺļҊĿ҆ŀҊń҆ŅѺŋ҉Ōѹ
~thes	ĀѹāѹņҌ
~they	ĀѢāѝĆҎď҇Ė҆ė҆Ğ҇ĤҊħѺĪҏŅѹň҆ŎҊŏѺ
~thi	āҏąѵćѹĈҗĉѺĊ҆ĎѪĐѸđҌĖҥėҋĞҨġҜģѸĤѺĪѸĬѰĮҧįѵİҍıҠĳѺŁѺłҜńѺŅѫŇѹŊѹŋҍōѷŐѹŒѺŔҌ
~thing	ĀѬāѸĄ҇Ĉ҉Ē҉ġҗĢ҈ģҌĪҎĮѺł҈
~third	Ėҕ
~thos	ď҉ŀ҆
~thousand	ĳ҇
~thread	ĀѶāҖ
~through	ĈҏĊѺĢ҇ĦҙħґĨҋĪѶńѺňѺŌҒŎҎőѺ
~throw	āѺĢѹĻѺĿѵŀѹŃӅńҿ
~thrower	ĀѶŃҳ
~thrown	ĀѯāҌģѹŃңńҜ
~thru	Ā҈
~ticket	ĀѺā҆
~tied	āѹė҉
~till	ħ҇
~tim	ĀѢāҫĈѺĎґĖґĠ҆įҐ
~timeout	ĀҐĔѹ
~tip	ĀѺİҕ
~to	ĀѸĂҚăҋąѭĆѴćѴĈѺĉ҈Ċѵċ҆č҈ďҍđҗĔҖĕҎė҈ĜѷĞѺġѹģҋħ҇ĨғĩѶĪѴī҉Ĭѹį҇ıѲĴѮĵҋĶѺĸѺĹҒĻҊľѶŀѯŃѸņғňѵŊѷŌѳŎѶŐѶœҍŔѺŕ҈
~today	ĀҋāѸņҗ
~together	ĀѺāҙĿѷ
~told	āѸġ҉
~too	āҶěҋľѰ
~tool	ĀѩāҎĈѹċ҇łҟ
~top	ĀѵāѳĒҍē҈ĪҏİҔ
~topmost	ĀѸįҊ
~total	ĀҟāѲĊѹĎҟĤѥĩѲĳҔľҦĿѭŊҠ
~touch	āѹăѵąѹČҝčҦĎҒįҨĳѺŋѹō҉
~tr	Āҋāѱă҈ĐѷĚ҈ĵҏň҆őҟ
~trac	ĀѹāѸħ҈
~trait	ĀѰĤѶĥҗīӊĵѸķѹĽү
~transitiv	ĀҙāҏĊѳňѯ
~transitively	ĀҗāҊħҐňѧ
~translat	āґŔѺ
~treat	ĭ҆
~trigger	ĀѤāѰĉҊĊҙĘҗęҏĚѰŕҾ
~tru	ĀѹāѮĊѹčҌĚҊěҍĜ҇ĝ҆Ĭҏĭ҈
~try	ĀҒāѳĈҗń҆
~turn	āҗłѺņ҈
~tutorial	ĀѶāҊ
~twic	Āѹāҏ
~two	ĀѲāғğҌ
~typ	Ā҇āҊćѹĉѷĊѲďѹĐѹđѮēѷĔѳĕѺĚѹĞҊĢѵĥҨĩѹĪѹīҊĬѵĭѹĮѺĲҊĴѹĶѱķѳĺѺĻѺĽҨĿ҉ŀѺŁѱłҞŃѵńҥŇӂňғōѹŏѸŐӠőѺŔ҈
~typedef	ĀѺĽҾ
~typescript	Ľґ
~unchang	āѴįҐ
~under	Ă҉ćѹĐҌĒ҆Ě҉ıҋĹ҉ńѴŅҌņҎōҊő҈œ҇ŕ҆
~understand	āѹĢҋ
~undo	āҒ
~unit	ĀѴāҋōҍœҋ
~unlik	ďҍ
~unneed	Īѷŏҏ
~unreferenc	ĀҙěѺĪѸĬѹĭѺŏҌ
~unset	đѷĕҍ
~untest	ĀҕāҙľѮōѷ
~until	āҐĎѷ
~untouch	āѺįҊ
~unus	ĀҌāҘĝѶĪѬŏӁ
~up	Ā҇āѴăҌĆ҇ć҇ĈѵĉѷĊѴċ҉ĎѵĐѺĒѺě҉ĞҌğҏĢ҇Ħҏħ҉Į҆ĳѹĶѸŃ҈Ŋ҆Ō҇
~updat	ĀѺč҆įғ
~upgrad	ĀѳāҐ
~upstream	Ā҇ā҈ėѹ
~upward	ĀҒāѸćҐĉѹ
~us	ĀҋāқĆѶĈѶĉҐđѷĒҎĕҌėѺĘҖĚѹĜ҈ġѺĢҎģѹĥѷĦѺĪҌĬѹĭ҇ĶѲŊѱōҦŏҵ
~usag	ĀҝāҋĉѹĊҒđѺ
~used	ĀҌāҗąѹĊ҈đѺĒҐĔ҇ĕ҇ę҆ĝ҇ģѺĩғĶѮĽѰŅ҉ņ҇ōҍŏҖ
~useful	āґŌѳ
~user	ĀѦāҘĞґĠ҆ĩҒŒѺ
~using	ā҈Ē҆ĩҊĪѱĽ҆ŊѶŏґ
~usually	ĀѺāҒ
~v	Āѳāѵņ҆
~val	đҌ
~valid	Ā҆
~valu	Ā҇āҒĐѸđӏĔҪĕҬĢѹĤѺĬѹĶ҆ŁѸŇғőѺ
~var	ğҔĶҏŐ҉
~variabl	ā҉đѴĕѺğңĤҭĶҦĿѸŇѸŐҼŒѷ
~variant	Āѵāҝđѵĸҫ
~verbatim	ĲѶĴҎ
~verify	ĀѺāѳŎ҆
~versa	ď҉
~version	ĀѸČѸčѺĖѺėӢĠҚĢѸīѺĬѹĮӔĺѹŀҚňѺŉҪőѺ
~versu	ďҊ
~via	ĀҋāѲĝ҆ħҙĨҊĪѳ
~vic	ď҉
~virtual	ĂқĿѹŀ҆
~visibility	āѶĭҦ
~vs	āҎďҙŁѷ
~w	Āѭāѵă҇ąҌĊ҆ĎѺėҎĝ҇ĠҊġҋĪѺĮѹįѷĵҋĶѸļ҇Ľ҆łҋŉ҉ŋҋŌѺőѶŔ҇
~waht	ĀѹāѸł҆
~walk	ĀҏĢ҈
~want	Ċ҆ĭ҇Ł҆
~warn	ā҇
~was	Āҕā҉ăѺąҞĊѸčҔĎҖĐѹđѹĒѺĠҕģѹĩѹĪѹīѹĬҍĭ҇ĮѸįҚİҕĲҋĴѳķѶŅҦņҢŇѺŋѷōѹŏѺőѹŒѹ
~way	āѹďҒē҇Ħ҉ħҊ
~wc	āѷĳң
~wear	ĒҎēҏ
~week	ĀѶāғ
~well	ĀѰāҝĤ҇
~wen	ĀҎ
~wer	āҥĄҋċ҇İѹĽ҆
~what	ĀѲāѢĂҋąҐĆѵćҖĈѧĉҐĊҊċѸČҊčєĎѳď҈ĐѵđҕĒҊēҕĔҋĕґĖҍėҍĘѩęѩĚўěѵĜѣĝўĞҒğѵĠѥġѯĢңģқĤғĥ҈ĦѢĨѺĩґĪҚīҖĬўĭѝİғıҔĲѥĴҌĵѸĶѬĸѹĹѳĻѰļѷĽѷĿҖŀ҈ŁҕłҎŃҒńҚŅҐņҙŇҒň҇ŉҌŊѹŋѪŌѪōҏŎѥŏ҇ŐҍŒѸŔѵŕҗ
~whatever	ĀѶċ҆Ĕ҈ĕѹŒ҇
~when	āҟąҐĊѱĔҝĕҏĖҏĦѶĨ҉ĩѹĪѺĬѺĮѵįҶń҆ŅѵņѷŌҎŎҐŒ҇ŕҏ
~wher	ĀѴāѵĂѸąҎĆҗćѯĈѷĉѴĊҘċҠčѷĎѹĐҪđѧĒѺēѷĔѹėѹĘѷęѳĚѹěѶĜѸĝѶğқĠѲġѫĢѵģѶĤѲĥѴĦѹħѹĩҖīѵĬѡĭѨĮѹįѷĲѺĳѷĴѺĵҜĶҠķҘĸҒĹҙĺҡĻҕļҜĽҝľѶĿѵŀҌŁѶŃҒńѷņҟŇѷňѳŊѹŋѨŌѫōҕŎѵŏѸŐѳőҒŒҋœҥŔқŕѺ
~whereabout	ĀѬāѫĐҎĵ҉ĶҋķҖļ҉Ľ҉ŋѺőҔœҏŔ҈
~whether	āѶćѹĈҎĊѺčҔĘ҈ęҋĚҋĜҔĠ҉ġҌĦҍħѺĩѺĬҖĭҌİѷŃѸňѺŋ҉ŎҌœѵ
~which	ĀѱāѰĄ҉ąҎĆҌćҎĈѦĉҎĊҋČ҇čўĎѱďҌđѷĒҌēҐĕҌĖ҇ĘѧęѩĚѦěѪĜѝĝѤĞҎğҎĠѪġѨģҐĤҌĥҌĦѧħґĨҔĩғĪҋīҗĬѐĭќİ҉ıҔĳѫĴѲĺҎľѧĿ҆ŀҏŁҍŃҏńґŅ҆ņҊŇҏŉқŊѧŋѬŌѧōҟŎўŏҎő҉ŒҌœ҈Ŕ҈
~whil	ā҇
~who	ĀҝāҫĂ҇ăѵćғĊҝčѹđѺĒҎğҏĠѷġѷĢѷģѷĥқĦѹĩҡĬѲįѺĲҽĴѮĶѹĹѺĺѺŀҏłѹŃҒńѶņѹňҠŏѺőѺŔѺ
~whol	ĀґŎ҆
~whom	ćҏĉ҆Ċ҈ĥ҇ĩ҇įѺĲґ
~whos	ĀѴāѹćҎĩҍĲұĴѶňҗŒҊ
~why	ĀҭāӸĬѹ
~wich	Ā҈āѯĮ҈ķ҇ĹҊŀѺŃ҇
~will	Āѭā҇ĈҋĔ҈Ě҉Ĝ҆Ŀ҆ŅѺŌ҆
~window	ĀѵāҞ
~wis	āѮė҆ĭ҇
~with	ĀѸā҉ĂѹĄҊąҋĆҋćѲĉѺč҈ďҐĐѺĒҘēҜĘѷęѶĞ҈ĢѵģѺĥҊĦ҇ħҍĬѷĭѺĮ҇ıѺĳѸĴѹķѹĹѸŀ҆ŃҠń҉ŅѹņѸňѵŉҐŌѹőѺŒ҆
~within	ĀѷāѰĉҎĊѹę҉ĝ҆ķѶĹҊĻҚļ҈
~without	ĀѯāҒĂ҆ĆҍĈҍĔ҈ĕ҇ĪѲĿѷŉѭŌ҆ŎҐŏҠ
~wonder	āҍ
~word	ĀѸā҆ĢҎĴ҆ł҈ŔҌ
~work	ĀѸĈҎĉ҈ĥ҈Įҏį҆Ōҋœѹ
~workflow	ĀҝāҎŕҭ
~would	āҏĊѵĐ҆ĔѹĘ҇ěҊģѺĥѹĬҋĭҌĴ҈ļѹłҌńѺŊҋŏҋ
~wrap	Ā҆Ē҆
~wrapp	ā҇ēҋ
~writ	āҒĂґğѴŋѹ
~written	ĀѱĒ҆Ĭ҇ĲҌĵҐķҒĹ҉ĺҌļҊĽґœҌŔ҆
~wrong	āһĢѱĴѷōѺ
~wrot	ĀғāҌĲҒĴѺňѹ
~y	ĀѹāѺĈ҆č҆Ę҆ę҆Ě҆ĝҊġҊĬ҆ĭ҇Ŏ҆
~year	ĀѺāҪĎѸ
~yes	Ā҈āѭćѷč҈Ę҉ĚҌě҆ĜҍġҋĦҊĬҌňѹŋҋ
~yesterday	ā҆ńѺ
~yet	ĀѸĄ҈ĠҎīѸ
~yield	ĀѸŇҎ
~you	ĀѤĎ҇ęѸĝѷġѸĬ҈ĹѺĺ҆ľ҈
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
