"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
WORDS = "a abc able about above absence abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also altered although always am among amount an ancestor ancestors and anna annotate annotated annotation annotations another any anybody anyone anything anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught causes cfg chain chains chance change changed changes changing check checked checker checkin checking checkins checkout cheers cherry child children choose chosen churn ci circle circles circular circumstances claim clap class classes classify classmethod clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect colour columns combined come comes coming command commands comment comments commercial commit commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configerror configuration configure configured confirm conflict conform conforming conforms connection considered consist consists console const constant constants constraint construct constructed construction constructor consulted consults contain contained container's containing contains content contents contract contracts contribute contributed contributors control copy copyright coroutine correct correctly correspond cost could count counted counting cover coverage covered covering covers crash crate crates create created creation cron curious current currently customer customers cut cycle cyclic d data database dataclass date day days dead dealing debug debugger decl declaration declarations declare declared declares declaring decorated decorator decorators deep def default defaults define defined defines defining definition definitions defs delegates delete deleted deletion demand demands demo deos dep depend dependencies dependency depends deprecated deps depth derive derived descendants descends describe description design determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differs dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate duplicates during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends engine enough entangled enter entitled entries entry enum enumerate enumeration enumerator env environment equal equals error errors evaluate evaluated evaluates even events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features fetch fetched fetches few fewer fidn field fields figure file filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flaky flie fn folder follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave generator get getenv gets getting git github give given gives giving global go goes going gone good got gpl grace graph green grep grown hacking had hand handed handle handled handlers handles hands happen happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementers implementing implementors implements impls import imported importer importers importing imports in include included includes including incoming incompatible indirect indirectly individual indrect inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internal internet interrupt into introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly know known l lack lacks laid lambda land landed language languages laptop large larger largest last lately later latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence license licensed licensing lie lies life like limit limits line lines link linter linux list listed listing lists literal little live lives load loaded loads loc local locate location locations locked log logged logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines macro made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meant measured meeting member members memory mention mentioned mentioning mentions merge merged message metadata method methods might min mind minimal minimum miss missing mit mnay mock model modification modifications modified modify module modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr null number numpy o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overload overloads overridden override overrides overriding overview own owns p package packages packaging page parallelise param parameter parameters params parent parentheses parents parse parser part partially parts party pass passed passes passing past paste path paths people per percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plain plan planning plays please pls plug plus point pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print prior private process produce produced production program programmers programming programs project project's projects promise promises prompt properties property protected protocol protocols provide provided provides pub public published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote race raise raised raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads real really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret retry return returned returning returns revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines rows run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha shape share she shell ship shipped short shortest should show showing shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash src stable stack stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling temporary ten terminal terms test testcase testcases tested tests tets text th than thank thanks that the their them then there these they thing things think thinking third this those thousand thread threads through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool top topmost total touch touched touching trace traceback track trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror var variable variables variant ve vendor verbatim verbose verify versa version versions versus very via vice view vim violation virtual visibility vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were what whatever when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow working works would wrap wrapped wrapper wrapping write writing written wrong wrote y year yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = "-L ABC AI API Actions Anna Any Apache Base C CI CLI Circle Colour Config ConfigError Container Container's Engine GPL GitHub Go Grace HEAD HOME I Java LIMIT Linux MIT Mac Node None OK Optional Override PATH Point Python QA Rust SPDX Shape TypeScript ValueError Windows"
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
<path>	ĀąčĎĐĜĝğģĦħĨĩĪĮįıĲĳĴĵĶķĸĽŁŅņŇŊŎŏőŕ
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
circle	ĀĦ
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
colour	Ā
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
configerror	Ā
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
constants	ĀĶ
constraint	ėĮ
construct	ĀĤ
constructed	Ā
constructor	Ā
consulted	ğ
consults	ğ
contain	ĀĊČčĐđĘĜğĠġģĤĦĩĪıĳľĿŀŃńŉŊŋōŐŔ
contained	ĀČģĳĻľĿŉŊŎœŔ
container's	Ė
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
duplicate	Ć
duplicates	ĀĆ
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
engine	Ā
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
grace	Ā
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
home	Āġĵ
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
later	ă
latest	Āįİ
latter	Ěħ
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
limit	Āĳ
limits	đĶ
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
macro	Āđ
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
numpy	Ā
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
parse	Āċ
parser	ċ
part	ĀĂČčďĐğĠĢĦŉŕ
partially	Ħ
parts	ĀĂŃ
party	ĀĖı
pass	ĀĈċďĔĕŁŌŎő
passed	ĀĕīĵŁŌŎ
passes	ĀĈĔĕĦŌŎ
passing	ĀĚŌŎ
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
rows	Āĳ
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
shape	Ā
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
src	Ā
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
verbose	Ā
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
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> a abc about above abstract accept accepts access across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also although am among an and annotated annotation any anything anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees caller callers calling calls came can capture care carried carries carry case catch catches caught causes cfg change changed changes check chosen circular class classes clearer cls come comes comments commit commits committed compare compared complain complains complete composed comprise comprises configured conform conforms connection considered consist consists const constant contain contained container's contains content contents correct correspond cost could count counted cover covered crash created creation currently cyclic data date dead decl declaration declarations declare declared declares decorated decorator decorators def default defaults define defined defines definition definitions defs delegates deleted demand depend dependencies dependency depends deps derive derived descendants descends deviate diagram did differ different differs directly diverge do docs documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled enter entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates even events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose extend extended extends fail failed failing fails failure fall falls far faster fetches field fields figure file files final first fix flaky follow for forced forces forget forgot formerly found free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green grown had hand handed handle handled handlers hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes including incoming indirectly indrect inherit inheritance inherited inherits initial initialised inner inside installed instance instances instantiable instantiated instead integration interface internal into introduced invoke invoked invokes involved is it item its itself java just keep keeps kept key kindly know known lack lacks large larger last lately layering lead leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local locate location locations locked long look looks lookup lose lot lying made make makes mark marked match matched matter may me mean measured member mention mentioned method methods might min model modified modify module more most move moved multiple must mutable my myself name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one ones only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce promises protected protocol provide provides public published pull pulls purpose put puzzling python question quick raise raised raises range rather re reach reached reaches read reads real really receive recent recursively redefine refer referenced relies rely removed renamed replaced replaces report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems serves set sets setting share shipped should show side sign signal since sit sites sits sitting skipped slow so somebody somehow someone something somewhere source span specialise specified specifies speed spelled stable stack stand stands start starts state static stay stem step still stop stops stored stores struct style subclass subclassed subclasses succeed succeeds suffix suite sum superclasses support supported supports supposed swallow system take taken takes taking tangled tell test tested tests text than thank thanks that the there these they thing things this thread through throw thrown throws tied timeout to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
<number>	 $ <name> any everywhere from in lines of or please text there to | 
<option>	 $ <name> a and available be been but cli command could declared def default defined do exist exists flag for get gets have i in introduced is its live made mentioned of on option registered removed since so still switch take thanks the to together twice two was what when where which work | 
<path>	 $ 's <line> <name> <number> <path> a add added affected after again all alone along already also among an and any anywhere apart appear appears are around as assigns at away back be became because become becomes been before begin being belong belongs better between both brand break bring brings broke build but by called came can carried caught causes cfg change changed changes circular clearer come comes commit commits committed comprise comprises consist contain contains contents could count counted covered crash created creation currently cyclic declare declares define defines definition deleted depend dependency depends did different directly do does down drag drags edited elsewhere end ending ends entangled ever every exist existed export exported exports expose fail failed failing fails faster fetches figure file files fire first fix follow following for formerly free freshest from function get gets give given gives go goes going gone good got green grown had hands has hash have help here hold holds hooked how i if ignored import imported importers importing imports in include included includes indirectly inside instead into introduced involved is it its just keep kept kicks kindly known last lately launched lazily lead leaves leaving length lies line lines list listing live lives load loaded loads location look looks lose made make makes matter mean measured mention mentioned modified most move moved name named names necessary need needed needs never new next no nobody not number of offer offers ok old on one only open or originally originate ought out over overridden part pass passed passes passing path per please pls present previously print produce provide published pull pulled pulls put puzzling reach reachable reached reaches reacts read reads really receive refer referenced relies rely removed renamed require required requires reside result reviewed right run runs saw say seems set sets share shipped shortest should show since sit site sits sitting slow so somebody somehow someone somewhere span stable stands start started starting stem step still stop stops stored succeed succeeds suite take takes tangled tell test tests than thank thanks that the there they this through to tomorrow too top total touched transitively triggered true turn turned unchanged under until unused use used uses verbatim via w was we went were what when wher where whereabouts which who whose why wich will with within without work workflow works would write written y yes | 
<tag>	 $ <name> <tag> a against already and appeared as be besides but came changed compared contain contains could counting did diff differ do does dose end for from got had has have how include included includes is just kindly last newly not one or please release ship shipped show since so thanks that till to until up versus waht was were what when where which will with would y yet | 
^	 <commit> <env> <literal> <mark> <name> <option> <path> <tag> a abc about above abstract abstractmethods according actual add after against all allowed am among amount an ancestors annotation annotations any anybody anything are arg args as async at attributes attrs author authors back backport base bases before besides better between bin blame branches brand break bug build by call callables callees callers calling calls can cant cast cat catch category cfg chain change changed changes check cherry child ci circular class classes classify clean cli closure cls cmdline code collect coming command commands commit commits compare compared comparing compile compiles complete concrete config confirm console const constant constructor content contents contributors cost could count counting create current customers cut data date dead debug decl declare declared decorator decorators def default define definition delete deletion deos dep dependencies dependency deprecated deps derived descendants describe determine dev did diff differ difference different dir directly display do docs docstring does dose double down drop duplicate each earlier engine entry enum enumerate enumerator env environment error errors evaluate events every everyone everything evry exc except exception exceptions executables execute existence expand explain export exported exports external failing fastest field fields file files find first fix flag folder following for formal former fresh from full func funcs function functions further generator getenv git give given global go going good got grep had has have having head header hello help helpers hey hi hits home hop how hunting hwo i identify if impl implement implementations implementers implementing implementors implements impls import imported importers importing imports in includes incoming inferred inheritance initial inner inputs inside install installed instance instances interface interfaces intermediate into is it java job jobs jump just kind kindly largest last latest leaving leftover legal let lib library licence license licensing line lines list literal load local locate location log longest look looking lst main make may member members merge method methods might min minimum mit module modules morning most move msg must my name names nature navigate need needless needs nested never new newest newly no node not nr number occurrences of old oldest omit on once one only open optional order origin original ought our out outcome outdated outer outgoing output over override overrides overriding param parameter parameters params parent parents parser path paths people percentage pinned place places please point port predecessor preset previous print prior project properties protocols pub public pure put pytest python quantity quick quickest quote raise read reason receiver recursively redefinitions redundant refactor regarding reimplementations relative release releases remove rename replace repo report required restart result ret return revert review revisions role round run runtime rust say script search sed set setting several sha shortest should show shwo siblings side signature signatures similar since size skip slowest so some somebody someone something somewhere sorry sort source sources spec specialisation split spot spots squash standard start starting state static status step stepping stop string struct structs subclass subclasses subclassing successor summarise summary super superclass superclasses superfluous supply supported symbol symbols tag tagged tags take target teh tell terms test tests tets text thanks that the there things third this through throw throwers tip to today too top total trace trait traits transitive translate trigger triggers try trying turn type typedef types under undo unimplemented unit unnecessary unneeded unreferenced unused up upgrade upwards usages users uses val value var variable variant verify version versions via vim visibility waht walk want was wc we wen were what when wher where whereabouts whether which who whoever whom whose why why's wich will with within without wondering workflow would wrap write yes you 
a	 <literal> <mark> <name> <number> <option> <path> base beginner best better big bigger bit blame body bound breakpoint buffer bug build bunch call callback caller capitals cat catch chain change checker checkout child ci circle circular class classmethod clean cli closure code colleague command commercial commit common comparison compile compiler complete concrete configuration conflict console const constant constructor coroutine count crash customer cycle cyclic database dataclass debugger declared decorator def default definition dependency derived descendants dict different direct docstring double duplicate fail failing failure few field figure file final first fix fixed flag flaky for form framework free fresh full func function generator git go good green hash header helper history hole hot hunch key keyword kind known lambda language large lay layering lead lib library licence license limit line link linter list listing little local log long look loop lot mac machine macro main manager match member method module month move name narrower nested network new newcomer newer nice nightly normal null number package parameter parent part partially pass passing path percentage pin pip plain plug position print process program programming project promise property pull push puzzling python question raise read readme real reason recent reference regression release rename renamed report required requirement restart result return reviewer role round run rundown safe schedule screenshot script second secrets security sensible separate sequence set setting settings shell short shortest sibling simpler single slide small source specialisation spin stack standard state statement str string struct subclass summary super superclass switch table tag test testcase thing third thousand thread throw time timeout tool top traceback trait try tuple tutorial type typed typedef types unit use user valid value valueerror variable variant verbose version warning wc week what whole word workflow working wrapper wrong year yes 
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
after	 <commit> <literal> <name> <path> <tag> a being building calling changing class commit construction editing implements installation installing it its line other parse pip rename serialising start step the version | 
afternoon	 i | 
again	 $ after at but please what | 
against	 <name> <path> <tag> that the what 
ago	 $ did right was | 
ai	 replace told 
alias	 <name> and declaration instead is like live one or type written 
alike	 but | 
all	 $ <mark> <name> abstract attributes authors began branches call callers calls can chains changes check classes clear cli commits committers contributors data declarations decorators definition definitions descendants did direct do does duplicate errors exceptions executables exported file files funcs functions gets goes green has how i implementors impls import importers imports in interfaces is its jobs levels lines local locations member methods must new occurence occurrences of ok optional our outgoing over overloads overrides overriding pass passing places properties protocols pub raise releases required sits spots structs subclass subclasses succeed tags test tests thanks that the things third this throw told took try types versions was wears who will without | 
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
any	 $ <name> branch call callers chain chance change changes circular class code command console decorators depth docstring documentation environment errors explanation extension failing failures good harm idea implementations implementors import imports in interface list more number of optional options other out parameters place programs race red release subclasses suffix symbol test tests things use | 
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
arg	 <name> declared list lists of parse parser 
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
base	 $ <name> a and as at class classes cls come file for free gets has have is it list method name of thanks the version with | 
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
before	 $ <commit> <name> <path> <tag> i it its last line making me on or parse rename running someone that the us use we | 
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
by	 $ <commit> <mark> <name> <path> <tag> a an anna any anyone anything argument at before calling checkin child class classes cls commit complexity constant default extending field file following formerly func function git grace hand hop how import importing imports in inheritance installing it its load method more my name now one others our outer overload overriding parameter pip pull push raising renaming side signature some somebody someone step subclasses subclassing tags test tests that the then this type users way what which who whom wich with | 
bytes	 do is | 
c	 then | 
cache	 <name> on the with | 
call	 $ <name> <path> args before both coming directly exist exists fewer first from getenv graph hierarchy in inside instead it its kept list of on other out parse path site sites so somewhere super targets that the this those to transitively tree unused yes | 
callables	 carry members that 
callback	 signature | 
called	 $ <name> <option> <path> a according after anywhere before by directly during earlier from if in inside instead most next now nowadays on or out per please thanks the there these timeout today twice up what with within without | 
callees	 $ for is of | 
caller	 $ <name> count do leaves of says that | 
callers	 $ <name> and at do does for forget if ignore include of pass please that too would | 
calling	 $ <name> in it its the them which 
calls	 $ <name> are at both code does from func in inside into is it its itself made of on or parse please should so some something takes that the through to upon what which whom will would | 
came	 across after between first in into out up 
can	 <name> <path> a an be block call change classify closure come count dig do end explain fail find get give have i import instantiate it list load look no not one other parse pass plug put quote raise reach read result run safely see send show somebody stand tell the this throw type use walk we write you 
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
circle	 $ at implement of override somehow through yes | 
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
colour	 an have | 
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
config	 <name> <path> file have is key store | 
configerror	 raised | 
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
constant	 $ 's <name> <path> assigned at but called equal i in is lives name set so that where which written | 
constants	 are does have into 
constraint	 $ declared for in is of on one | 
construct	 a it 
constructed	 | 
construction	 | 
constructor	 $ argument calls of with | 
consulted	 $ the | 
consults	 env it 
contain	 $ <commit> <literal> <name> <path> a an anything before changes commit it something such the this | 
contained	 $ in | 
container's	 | 
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
cover	 <name> it parse that the 
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
did	 <commit> <name> <path> <tag> anna anybody anyone anything ci class commit commits default grace i it line not one people release so somebody someone something test that the there these they this to version we which whoever wrong you 
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
do	 $ <name> <path> <tag> a about abstract according all any as at before bodies callers child console contain contributors cover different entry exist for here i if import imports in instead it its methods most named not on or other others our params parse pass people replace so some step subclasses tests that the their there these they throw to users we what when with without wrong you | 
doc	 comment text 
docs	 $ broken build for in is mention need not of say site | 
docstring	 $ describe for of on that what | 
documentation	 about comment for still up | 
documented	 $ <name> anywhere at for in still | 
documenting	 <name> our the 
does	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a abstract an any anybody anyone anything async at base begin blame build building calling changing ci circle circular class commit config control counting data decorator engine every everyone everything exactly fetch following function git head helper implementing importing inner installing it its line load make method my mypy new nobody not nothing one our overriding parse pass pip project repo shape she somebody someone something static struct teh test that the this throwing to trigger type wc what workflow | 
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
duplicate	 definitions yesterday 
duplicates	 $ from | 
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
engine	 $ a defined extend final have is | 
enough	 tests to what | 
entangled	 in 
enter	 the 
entitled	 <name> 
entries	 $ does of 
entry	 $ <name> defined for in inside of point points right | 
enum	 $ 's and before case cases colour constant containing could declaration declares define defines does entry file has have it item listing member members of should so take that value variant where with | 
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
explain	 $ <name> engine me please the to what why 
explaining	 what why 
explanation	 is of 
explicit	 argument names 
export	 $ <name> <path> and different fewer list nothing one parse so statements wise | 
exported	 $ <name> access according api as by correct declarations from going has here identifiers if in int is names or out please right so symbols the things true under visibility y yes | 
exporting	 $ <name> 
exports	 $ <name> a are did documented from nobody of so the what which work | 
expose	 $ by from to | 
extend	 $ <name> base it the | 
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
grace	 make touched write | 
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
home	 of read to 
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
implement	 $ <name> a all an any exactly fewer for in interface it its methods one only shape so that the to trait what which yet | 
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
importing	 $ <name> <path> does from it itself modules needless numpy side that them what | 
imports	 $ <name> <path> a and apart are around at between broke but c can come could do does file for form found from go going i in inside is it lead leading leads lying made make mention missing more not nothing of on only or out please shortest should sit so something standing step still stuff such taking than that the things till to w what which will with within without would yes | 
in	 $ <commit> <name> <path> <tag> a abstract after all an another any arguments as at before behaviour between bin body bound brackets by bytes c capitals cfg change child ci circles circular class cls code codebase commit commits common config constant could decorators deps derived developing different directly exactly except fetch few fields figure file for former from front full func function git github go going hand help here history how if import imports interfaces it its java last line lines memory methods more motion multiple my n next no node not now number on one optional order other our parameters place plain please production python raise release repo requirements revision root rust seconds several short signature signatures simpler so some source speed src struct subclasses such suite tag taking teh terms tests that the their them there these thinking this through time total tree turn two type typescript use uses utils variable version what when which whose wich with yesterday you | 
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
is	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a able about above abstract access accessed added after alias all allowed already also among an annotated anybody anything applied asked asking assigned async at attached attribute base been behind being below best better between bigger blank bound breaking broken building built by called calling caught checked child chosen ci class colour coming commit complaining composed config configerror configured const constant consulted contained contributed covered dead declared decorated defined dependency deprecated derived different doing done down each empty engine enough entangled enum env equal evaluated ever every everything executed existing exported exporting expose extended extending failing faster fastest fetch fetched first for forced found from full func getting given gone good green grep handed handled happy having head held help how huge i implemented implementing imported importing in included inferred inherited inheriting initialised inside installed int internal introduced invoked invoking involved it its just kept laid larger launched left licensed like limit line listed load loaded local locked long longer looking made make making mandatory marked matched meant missing modified module more my mypy named need needed negative nested never new next no nobody none not now nowadays number of offer ok okay on one only open option or other our overload overridden overriding parse part passed passing picked pinned pip placed please point present preset private protected provide public published pulled put pytest raised raising rather reachable reached read reading really red redefined referenced registered released relying request requests required reside responsible return returned returning rows run running rust satisfied selected set several shape she sitting situated size slow slowest so some something somewhere specified spelled stable standing start started static still stored struct stuck subclassed successful such superfluous supplied supposed symbol tagged taken taking teh test tested thanks that the their then there this thrown to told too touched touching trait transitively triggered tucked under unhappy unlike unreferenced unused up used using var very visibility wanted we what when where which who wrapped write written wrong yes | 
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
later	 one 
latest	 change commit edit modification one release revision tag to version 
latter	 | 
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
limit	 a of | 
limits	 in over 
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
macro	 <name> does | 
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
many	 $ <name> abstract added and are args arguments asserts attributes authors bits bugs bytes call callers calls checkins children classes command commands commits console contributors data days dead decorated decorators definitions defs dependencies deps descendants different direct does entries entry environment exactly exceptions exports fields files for formal funcs functions has have helpers hops implementations import importers imports in inputs instance interfaces jobs levels libraries lines member members methods modules more names nested of open other others overloads packages parameters people places private releases required return revisions rows seconds separate settings single source spots static steps subclasses symbols test tests thanks that things times top traits types unit unused variables variant were workflow | 
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
named	 $ <name> <path> after before engine exports in prior these | 
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
not	 $ <commit> <name> <path> a able abstract again always and as async at be been build call called carry changed compile conform contain correct covered declare decorated define developing documented exist existing exists export exported extend find finding for found free from get give given green handled happy have implement import imported in include inherit install instantiate internal involved it its jump just know like live long make merged mind need needed none ok on only other override parse pass passed passing please private protected public referenced return right run same say scroll see serialise set shipped show simpler something somewhere spot start static succeed support sure take tell tested thanks the there they this too top touch touched track triggered typed understand use used want we where why with work wrapped yet you | 
notes	 $ could for still | 
nothing	 $ at but calls happen happens in refers uses what | 
notice	 $ by for | 
now	 $ <name> <path> after called compared could does have it known pass that the which | 
nowadays	 $ called 
nr	 of 
null	 <name> | 
number	 $ <line> accompanies am and at behind could does for in object of one or please string the will | 
numpy	 | 
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
of	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a all an annotations another arg argument arguments at attr attribute attributes base bases branches by bytes callers calls changed changes ci class classes closure cls code codebase colour command commit commits compilation config configuration constant contents contributors creation current data date day declaration decorator decorators def definition definitions dependencies dependency deps descendants each engine enum environment error errors events every everything exception exceptions failure fetch fields file files final fn for former func funcs function functions git github giving global go hand having head helper hits how i implementing implementors import importing imports includes inheritance inheriting inputs installed interface it its java just last license licensing limit line lines mandatory me member message method methods module modules msg node non now object open option optional os other others our ours parameters params parse paths person places plain program project projects python raising references release renaming repo repository requests result return returning revisions run running runtime rust shape software some something source splitting struct stuff subclasses tag teh test testcases tests text that the their them these thing things third this those timeout today trait traits type types unit untested users value valueerror variable version wc what whatever which whoever whom workflow zero | 
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
on	 $ <name> <path> <tag> a after an and any are as at average bad branch by calling can ci class cls current disk does empty every for from funcs function github head how in install it its line lines linux main me my numpy of opening other pip pull push record running screen so struct that the their them this to top variable version via what when which wich windows with | 
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
other	 $ <name> class classes command constants data decorators environment error file files flag function functions has helpers in inner keys kind languages libraries library lines local members methods module modules name one ones packages parameters parts please project projects right routines scripts stuff tests than tool type variables variant way where | 
others	 are as does import to | 
ought	 <name> that to 
our	 <name> <path> build ci class code constants data dependencies functions inventory lawyers linter parser repo requirements server sources style test tests thread types users 
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
overloads	 $ does duplicates of 
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
parse	 <name> a and code get have in raise take tested the to | 
parser	 $ entry get in is know learn line thanks | 
part	 $ in of tomorrow ways | 
partially	 initialised | 
parts	 $ of too 
party	 <name> dependencies libraries libs notice package packages | 
pass	 $ <name> <option> a all anything as before do fail for if in into it its last more nothing now on or please the this through to when without | 
passed	 $ around as between ci if in into most or to where yesterday 
passes	 $ <name> as does it its on one or right through when y | 
passing	 $ <name> a again if one or since test tests thanks y | 
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
point	 $ a added at did do does during in me not of out should so | 
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
race	 conditions 
raise	 $ <name> a an anything in instead it its of on please sites something statements that the things valueerror what when which | 
raised	 $ anywhere by exceptions from in inside it on that the where within | 
raises	 $ <name> an configerror it the which who | 
raising	 $ <name> it the | 
ran	 <name> <path> only 
range	 <tag> does for from in is of that we 
rather	 attributes long not than 
re	 <name> adding backport compiling created documenting exports fill getting going hunting looking making ok on packaging pinned planning reviewing splitting stuck tagged writing 
reach	 <commit> <name> <path> from it parse 
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
reference	 <name> it parse to 
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
remove	 $ <name> <path> all duplicates parse the | 
removed	 $ <name> <path> <tag> between by from in so the | 
rename	 $ <name> <path> and in it its method of parse source target that the whose | 
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
retry	 on 
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
rows	 a of 
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
shape	 abstract an declare does have interface | 
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
src	 between directory since 
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
the	 <literal> <mark> <name> <option> <path> <tag> abc absence abstract access action actual add added additions alias amount ancestor ancestors annotate annotation annotations api application arg argument arguments arrow assignment async at attribute attributes author authors average base bases bear behaviour best better big biggest bin binaries birth blame blank blow body bottom brackets branch branches broken bug build cache call callables callback callees caller callers calls capitals case cases category causes chain change changes check checker checkin checkout child children ci circular claim class classes cli closure code coding columns command commands comment commit commits committers comparing compilation compiler complete concrete config configuration console const constant construction constructor content contents contract contracts contributors copyright count crash creation current customers cycle data database dataclass date dead debugger declaration declarations declared decorated decorator decorators def default definition definitions defs deletion demo dependencies dependency deprecated derived descendants description design dev developer developers development diff difference differences different direct directory disk doc docs docstring documentation dot earlier editor end ending entry enum enumeration enumerator env environment equal equals error errors events exact exception exceptions existence existing export exported exports extension external extra failing failures family fastest field fields figure file files final first fix fixed flag flie fn folder following form formal former free freshest full func function functions getenv git github global go gpl handlers hash head header headers help helper helpers hierarchy history hits hole idea identifier impl implementation implementations implemented implementers implementing implementors implements import importers importing imports include includes incoming indirect individual inferred inheritance inherited initial inner input inputs install installation installed instance integration interface interfaces internal internet introducing java job jobs key keyword kind language largest last later latest latter leftover legal length level libraries library licence license licensing life like line lines link linter list listing literal little local location locations log logs long longest lookup lowest lst macro main manager mandatory manifest match maximum member members message method methods minimal minimum mock modifications module modules moment morning most move moved multiple name names nature needless nested network new newbie newest newly next node non normal number object old oldest on one ones only open option optional options order origin original other others out outcome outer outgoing output outside overall overloads overrides overriding package packages packaging page param parameter parameters params parent parentheses parents parser part past path paths people per person phrase pinned pipeline pkg place places planning point position possible predecessor present preset previous private process program project prompt properties property protocol protocols public pure purpose python qa quickest raise range reading readme real reason record redundant refactoring reimplementations relative release releases rename renamed renaming repo repository request required requirement requirements result retry return review revision rewrite right role root routine routines run runner runtime rust same script scripts second section sense sentence server set setting settings several shape shell short shortest siblings signature signatures single size slowest small software source sources span spdx spec spot spots src stack standard star start stat state static status steps string struct structs structure subclass subclasses subdirectory subject successor suffix suite super superclass superclasses superfluous supported switch symbol symbols system tag tags tally target task team terminal test testcase tests tets text thing things throw throwers throws ticket time timeout tip tool top topmost total traceback trait traits transitive tree trigger triggers tutorial two type typedef types typescript unit unused usages use user users using utils value variable variables variant verbatim verbose version versions very virtual visibility warning way whereabouts whole wording words work workflow wrapper wrong yes youngest 
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
to	 $ <name> <number> <path> <tag> a access add and annotate another anything apache arrive ask assignment backport be begin beginners blame bother bottom break bring bug build bump by call carry cast cat catch change check cherry class commit compare compile confirm const contribute copy could count cut date define definition delete depend differ dig disturb do double drop each edit enum every exist expect explain export figure fill find five follow for forward fulfil get git give go hand happen have head hear helper how ignore implement import importers in inherit install instantiate int interrupt it its itself jump keep key know land learn line list live load look make me mock modify name newer next none now on one open optional other others override parameters parse pass path pick please port production protocol provide pull put raise read record refactor release remove rename rerun return review rewrite run rust safe satisfy say search see sell serialise set ship show sign so some something split start stay store struct subclass such supply swap tag take task tell test thank thanks that the their them then this throw tidying today touch trace trouble true try type understand unpack use users verify version wear what when where which whoever wich work wrap write yet zero | 
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
use	 $ <mark> <name> <option> <path> <tag> a at declarations dep for from func have in instead is isinstance it its more numpy of on or release that the them this to with | 
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
variable	 $ <name> declaration defined holds home in is like not of on read type up who with | 
variables	 <name> are does have inside of other that | 
variant	 $ <name> after be come does is right | 
ve	 a an been changed come fixed got just lost merged missing never no only pip pushed raised read renamed run set star touched 
vendor	 <name> <path> 
verbatim	 $ text | 
verbose	 option 
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
we	 <name> add allow already apply at broke build cache call change collect configure could d dealing declare define depend do drop dropped find fixed follow for get go going got had have import install last leak lost make modified move moved need not on parse pick pin possess print promise query re read relying rename replace require rewrite run saw set ship should spell squash still stop suspect swap taking test throw tied to took touch upgrade use ve want were write wrote | 
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
where	 $ <commit> <literal> <mark> <name> <option> <path> a about all an appears are can class cls const constant could d def did do does each else engine enum enumerator env environment exactly from func gets has helper i in inside instances is it its method objects one our precisely should somebody something stands struct subclasses that the there they this trait type was we will within without would you | 
whereabouts	 def did do does has in is of the 
whether	 <commit> <name> <path> <tag> a all any anybody anything at commit everything github it its method or something the there they this we 
which	 $ <commit> <mark> <name> <option> <path> a abstract abstractmethods affect an annotation annotations are args arguments attribute attributes author base bases binaries bit branch branches brand bugs build builds call callables caller callers calls came can case cases category chain change checkin child children ci class classes code command commands commit commits compares compiler concrete condition conditions console constant constants contains content contracts contributors crate crates created data day decorated decorator decorators default defines definition definitions defs dependencies dependency derive derived design dev developer developers difference different dir directory documented does edited entry enum environment error errors events exc exception exceptions executables exercise exist exported exports external extras features fields file files fixtures flag flie folder funcs function functions github go goes has have header headers heading helper helpers identifiers implement implementation implementations implementers implementing import imported importers imports include inherited inner inputs instance interface interfaces intermediate is it java job jobs keys kind language languages last libraries licence license line lines lives locations machine machines macro match may member members message method methods module modules name names new newly node normal number of old older one ones open options order original other outside overload override overrides overriding package packages parameter parameters parent part parts path paths people person pipeline place places point points private projects properties protocols public python raise raises redefine reference references release released releases return revision role routines rust script scripts secrets section sets settings sha shell should show signatures similar sits somebody sort source sources spot spots stand stands static steps stops structs subclass subclasses subdirectory subfolder superclass switch symbols table tagged tags task terms test tests text the they things third this throw ticket tool top touch touched trait traits triggers type types unit unused use user users uses value variables version versions was way workflow year | 
while	 <name> calling reading the 
who	 <name> actually added all are asked author besides broke call calls came can catches changed changes commits consults contributed created declared defined deleted depends derive design do does else ever extends first gave handles has have holds implements imports in includes inherits instantiate introduced invokes is know last left made maintained maintains makes may moved needs or overrides owns picked pinned pulls put raised raises reads released relies removed renamed requires reviewed see set sets should spots started still subclasses tagged takes the throws touch touched typed understand used uses was which worked works write wrote | 
whoever	 calls imports last made wrote 
whole	 family lot module of project protocol repo test thing | 
whom	 <commit> could does first has in is line should the was | 
whose	 <name> base bodies calls child code commit creation hands import imports interface is line method name parent receiver source stem subclass work 
why	 $ 's <commit> <name> <path> a anyone are class constant did do does drop function has have i is it line nobody not on our so somebody the there they this was we were | 
why's	 the 
wich	 arguments attributes branches commit decorators events file files folder functions go interfaces java jobs line methods module modules names node one parent protocols python rust section tags test unit version versions 
will	 <commit> <name> <path> ai an anything be causes do i it not support take the there this turn we 
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
	ĀӸāӸĂѰăѸĄѝąѻĆѭć҃ĈӇĉѻĊѸċҘČґčѧĎўďѨĐэđѵĒҴēѸĔѐĕїĖӉėѨĘѥęєĚѤěїĜѵĝѰĞҴğѵĠѨġѲĢѻģҚĤѼĥҌĦѳħѠĨѪĩҳĪҩīѹĬѓĭѭĮҠįҁİӊıҼĲѿĳҔĴҎĵ҅ĶҀķ҄ĸѮĹшĺѮĻёļљĽ҃ľјĿѩŀѴŁ҅łҷŃҀńѴŅҢņҕŇѫň҃ŉғŊџŋѕŌѥōѤŎҏŏ҈ŐѠőҸŒќœђŔҔŕҀ
#CALL BY False	āҏĉӢĊ҇ĘѹĿѸŁҋ
#CALL PAIR False	ĀѺāҔĉѴĊ҇ĔҕĘӕĬѹŁѵŇѲ
#CALL PAIR True	ĀѰā҆ĉѷĘѯęӈ
#CALL TO False	ĀһāѨĂѹĆѵćѺĊӸĔѺĘѩęѪġѶĢѺĤѹĩѬĪѷĬҌĭѸķѹŁҙŃѸńҠŅҭņҒŇҬňѹōҌŐѸ
#DECORATE BY False	āҜĒӮēѰĿѺ
#DECORATE TO False	ēҳ
#IMPORT BY False	āѺĜѰĝѲĦҿħѵĩ҇ĪӸŏҩ
#IMPORT PAIR False	Āҋāґč҉ę҉ĚҌĜӂĝҘģѰĦѳħҧĪѧŏѪ
#IMPORT PAIR True	ĀғāѭĜѹĝҲĨҔĪѲŏѺ
#IMPORT TO False	ĀҚāѴĜѵĝѯģҥĦҚħѴĨѸĩӮĪҍŉҏŏҚ
#INHERIT BY False	ĀҕĂ҈ćӜľѮňѲ
#INHERIT PAIR False	ĀѲā҇ćѵĘѶĚәěѹňѴ
#INHERIT PAIR True	ĀѸęѴěҦ
#INHERIT TO False	ĀңāѨĂҵćѱĚѳěѺĥѸīѺňӬ
#OVERRIDE BY False	Āҫā҇
#OVERRIDE PAIR False	Ā҈āґŀѬ
#OVERRIDE TO False	ĀѫāҐŀӱňѺ
#RAISE BY False	ĀѣāҢńӟ
#RAISE PAIR False	ĀҫāѳŃѵńѺ
#RAISE PAIR True	ĀқńѺ
#RAISE TO False	ĀѵĿѲŃӸ
's	ĀџāљćҋĔѷĕҘĚ҉Ģ҈ģ҈ĩ҆ĬѺĭѺİ҈ıҍĶѺĹѵĺҔĻѷļҕŀ҈łѹŅ҈Ŏѵő҇
's $	ď҉
's <name>	āѸĔѷĕғģ҇ĺ҉
's <name> $	ģ҇
's <name> method	ĺҊ
's _ $	ĀѴāѱćҌĉ҆Ċ҆đ҈ĕѹĚҏěѴĜҊĝѷĢҐģҌĩ҉ĪҊķѺŀҗŎѶŏѷ
's _ <name>	ĺҏ
's _ classes	ćѹĚѺěҊŀѹňҍ
's _ commit	ĀѺ
's _ count	Āѷĳ҇ľ҈Ŋ҆
's _ for	ĕ҇
's _ function	ļҊ
's _ helper	ļҎ
's _ is	ņ҇
's _ list	ŁҊ
's _ method	ĺҊ
's _ of	ĺ҉
's _ that	Ā҈ā҈
's _ |	ĀѰĘҍęѺĜѷĝҋı҉őҋ
's base	ćҊĚѺěҊňѶ
's callees	ĉҊ
's callees $	ĉҊ
's callers	ĀѹĊҐĘ҇ęҋĚѸ
's callers |	ĘҎęѺ
's definition	ķҎ
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҇
's fields $	Ĥ҇
's files	ņ҇
's files is	ņ҇
's importers	ĜҋĝѸĩҏ
's importers $	ĜҋĝѸĩҏ
's imports	ĜѷĝҋĪҋ
's imports $	ĪҎŏѹ
's imports |	Ĝѷĝҋ
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
's methods $	Ŀ҈
's nested	ļ҉
's nested helper	ļ҉
's parents	ć҉ĚҊ
's path	őҌ
's path |	őҌ
's signature	ď҇ĕҏ
's subclasses	ĚҐěѵň҉
's subclasses $	ĚҐěѵň҉
's test	Ŋ҆
's test count	Ŋ҆
's tests	Āғāѷō҆ŎѶ
's tests $	Ā҆ō҇Ŏѷ
's type	Ő҈
's type $	Ő҈
's value	đҎ
's value $	đҎ
<commit>	āҜąѩČӸčӸĎѵĐѺĜѺĝѹģѸĩѶĪѹĬѸĭѸĮѸįѮİѲĳѴŅѶņѵŉӵŏѺőѷŕѺ
<commit> $	ĀҚāѱČҨčҖŉҢ
<commit> 's	Č҇
<commit> <name>	āѺčҊ
<commit> <name> with	āѺč҉
<commit> _ $	ĀҐČҟčҒŉҎ
<commit> _ <name>	ĀѰčҟ
<commit> _ <path>	āҌčҝ
<commit> _ a	č҈
<commit> _ also	č҆
<commit> _ anything	ā҆
<commit> _ changes	č҇
<commit> _ did	ā҇
<commit> _ files	ČҎ
<commit> _ has	č҆
<commit> _ in	āґčѸŉ҆
<commit> _ is	Ā҆č҆
<commit> _ it	āѸčҎŉ҇
<commit> _ its	āѺ
<commit> _ made	Āғāѱ
<commit> _ the	č҇
<commit> _ their	ŉ҆
<commit> _ to	ā҉ŉ҇
<commit> _ what	ā҇Č҈
<commit> _ which	Āѷāҋ
<commit> _ with	āѺč҉
<commit> _ |	Ā҈āѬČҐč҉ŉ҉
<commit> altered	čҍ
<commit> and	Āѱāґ
<commit> break	ĀѯāҝčѶ
<commit> break <name>	ā҇
<commit> break <path>	ĀѷāҒčѹ
<commit> change	ĀѶāҚ
<commit> change $	ā҇
<commit> change <name>	č҆
<commit> change in	ĀѸāҐ
<commit> changed	ĀѪāғČ҆čҍ
<commit> changed <path>	č҇
<commit> changed in	ĀѸāҏ
<commit> concerns	č҆
<commit> concerns also	č҆
<commit> contain	č҈
<commit> delete	ĀҊ
<commit> did	ĀѺč҉
<commit> did it	č҇
<commit> did to	ā҈
<commit> has	čҊ
<commit> in	āҐčѷŉҋ
<commit> in which	ā҇
<commit> include	č҉
<commit> include <path>	č҆
<commit> included	ŉ҇
<commit> included $	ŉ҆
<commit> is	āѸŉғ
<commit> is in	ŉ҆
<commit> leave	ā҇
<commit> left	č҆
<commit> make	āѺč҇
<commit> modified	Č҆
<commit> modify	ĀѹāѺČ҇č҉
<commit> please	ĀҊāѵ
<commit> touch	ĀѵāѹČҐč҉
<commit> touch <path>	č҆
<commit> touched	ĀѸČ҉č҇
<commit> touched $	Č҆
<commit> touched <path>	ā҇
<commit> what	Ā҆čѺ
<commit> what did	ā҈
<commit> which	ĀѱāҐČ҆
<commit> which files	Č҆
<commit> |	ĀҘāѺČґčҖŉҏ
<commit> | $	ĀҞāѱČ҇čғŉҍ
<commit> | has	č҆
<commit> | what	ā҇
<commit> | which	ā҆
<line>	ĀҔāҠĐѺįѹĲӤĳѵĴӴŅѺ
<line> $	Ā҉āѺĲ҆ĴҘ
<line> _ $	ĀѸāѷĲҘĴҔ
<line> _ <name>	ĀѳāҍĲғĴҗ
<line> _ <number>	ĀҭĲѺĳѸĴѵ
<line> _ <path>	āҡĲҘĴҚ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҇
<line> _ line	ĀҔĴѶ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	ĴҊ
<line> _ who	ā҉
<line> and	Ā҇
<line> and line	Ā҆
<line> author	Ĳ҈Ĵѹ
<line> author $	Ĳ҈Ĵѹ
<line> from	ĴҎ
<line> from <path>	Ĵ҆
<line> in	ĀѶāҏĲҖĴҕ
<line> in <name>	Ĵ҈
<line> in <path>	ĀѺāҌĲ҈ĴҎ
<line> in the	Ĳ҈
<line> of	āҝĲҘĴҖ
<line> of <name>	ĀѶā҉ĲҍĴҊ
<line> of <path>	ĀҍāҖĲҋ
<line> of the	Ĵ҇
<line> or	ĳ҇
<line> or how	ĳ҇
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҈
<line> thru <number>	Ā҈
<line> to	ĀҩĲѹĴѲ
<line> to <number>	ĀқĴѸ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҇
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҉
<line> |	ĀѶĲҌĴҖ
<line> | $	ĀѹāѸĲҋĴҗ
<line> | author	Ĳ҇ĴѺ
<line> | what	Ĵ҆
<line> | who	ā҉
<literal>	ĀуąѹċѹČѹĐѺĒѺĖѺĥҠĩѹīґįѹİѶıѸĳѵĵңĶҌķҕĽҡĿѺŃҞŅѹňѸőѯŔӸ
<literal> $	ĀѠĥҖĵ҉ķҒőѺŔү
<literal> <name>	ĥ҈ĵ҆
<literal> <name> |	ĥ҈ĵ҆
<literal> _ $	āѶīґĵѸķґŔҖ
<literal> _ <name>	āҋŃ҈
<literal> _ from	ŔҎ
<literal> _ in	Āѹā҆Ŕ҆
<literal> _ is	ĶҌŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҉
<literal> _ this	Ŕ҉
<literal> _ written	ķѺĽҎ
<literal> _ you	Ā҇
<literal> _ |	ĀҚāѵĥ҈Ľ҈
<literal> and	ŔҐ
<literal> comes	Ŕ҇
<literal> comes from	Ŕ҈
<literal> could	Ā҇
<literal> could you	Ā҇
<literal> in	ĀѶĽҐŔҔ
<literal> in source	ĽҐ
<literal> is	ĀѺķҋĽ҉
<literal> is written	ķѺĽҎ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҉
<literal> where	Ŕ҆
<literal> with	ā҇Ń҇
<literal> |	ğ҇Ŕҕ
<literal> | $	Ā҈Ŕ҇
<mark>	Āљā҇ĂүĒӸēҙĪѹĿѴŀҔŃѹ
<mark> $	Ēҩ
<mark> _ $	ĀҖāѩĂҍĒҒ
<mark> _ <name>	ĀѹĂҖ
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
<mark> applied	ĒҎ
<mark> applied to	Ēҋ
<mark> are	ē҉
<mark> decorated	āѹĒҎ
<mark> decorator	Ēҋ
<mark> decorator $	Ē҆
<mark> do	ā҇
<mark> does	ēҍ
<mark> does the	ēҍ
<mark> functions	Ăҏ
<mark> in	ĀѺĂҖ
<mark> is	Ē҇
<mark> itself	ā҆
<mark> line	Ēҏ
<mark> on	Ē҉
<mark> that	ē҇
<mark> |	ĀҌĂҍ
<mark> | $	ĀҘāѯĂҍ
<name>	ĀЪāѴĂҟăџĄэĆҧćҹĈиĉҨĊңċѕČйčҎĎ҇ďқĐҞđҧĒўēҰĔҌĕҋĖрėҳĘҋĚ҉ĜѩĝѪĞѓğҟĠҥġҧĢұģѮĤҭĥҝĦѦħѰĨѡĩѪĪљīүĬҷĭҴĮюįҍİаıжĲѬĳѮĴѲĶ҈ķҘĸҕĹѺĺҘĽ҇ľҎĿқŀҡŁұłеŃҏńҤŅѵņѵŇҤňҰŉтŊѧŋҊŌҖōҮŎѩŏѩŐҠőѲŒҗœҊŔьŕд
<name> $	ĀҗāђăѳĄѴąѮćѴĈѬĊҚČѯčѹĎ҆ďҔĐҞđѰēҦĔҍĖҌėѱĘҍęҕĚҍě҆ĜѣĞѩğѷġѱĢ҆ģ҉ĤҌĥҍĦѯħѦĨ҆ĩ҉ĪѸĬєĭњĮѪıѰĳҦĴѹĵѱķѵĹҒĺҕĻҘľ҈ĿҌŀқłѵŃҝńҔņѸňҌŉѱŌѧōҧŎѩŏѴŐҍőҒœғŔѹŕѮ
<name> 's	ĀѴāѠćҌĊ҆ĔѸĕҙĚҊĢ҉ķ҆ĹѹĺҏĻѸļҖŀ҇ň҆Ŏѳ
<name> 's <name>	Ĕѷĕғĺ҉
<name> 's base	ćҊĚѺěҊňѶ
<name> 's callees	ĉҊ
<name> 's callers	ĀѹĊҐĘ҇ęҋĚѸ
<name> 's definition	ķҎ
<name> 's fields	Ĥ҇
<name> 's imports	Ī҆
<name> 's inner	ļҊ
<name> 's interfaces	ī҇
<name> 's method	ĺ҆ľ҈
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parents	ć҉ĚҊ
<name> 's signature	ď҇ĕҏ
<name> 's subclasses	ĚҐěѵň҉
<name> 's tests	ĀҖāѷō҆Ŏѵ
<name> 's type	Ő҈
<name> 's value	đҌ
<name> <literal>	ğ҇īҐĵѸ
<name> <name>	āҝąѷćѪĉѶĊѲċ҇ďңĐѳđҵĔѲĕҕėѷęѸĚѳĠѹġѷĢѸĪѹįңİѺĲҋĳҔĴҕĵѺĶҔĹ҆ĺѺŀҋŁѲŃѶŇѵňѶŌѺōѫŏҌőѶŒҒœ҈
<name> <name> $	ĀҗćѶďҜđѢēѹĢ҉ĥ҇įҖĳҧĴ҇ĹҊĺѺŀҏŁѹňѩœҊ
<name> <name> <name>	ĀѱāҷđѭĘѶě҇į҈ļ҆
<name> <name> comments	āҕ
<name> <name> for	đѷĕҎ
<name> <name> in	đҒē҇
<name> <name> is	ĔѺĕ҈Ķ҉
<name> <name> something	ĶҌ
<name> <name> to	āѱđҏ
<name> <name> version	Į҆
<name> <name> what	đҙŇѺ
<name> <name> |	ĀѫāҾĉѺď҇ĐѸđҵĘѶě҆ĢѵĩҊĮѺįҋňѺōѩŏҊ
<name> <path>	Āҋāѭħҋįҋ
<name> <path> $	Ā҆įҊ
<name> <path> |	Ā҈āѹ
<name> _ $	ĀҕāњĂѨăѷĄѷąҍćҒĈѶĉґċѴČѴďҒĐ҉đ҉ĖѭėѤĘѵęҋěѴĜѩĝҏĞҌğѸġҌģ҇ĤҋĥҡħѳĪҐīҎĭѬĮғįҏİѫıѳĳғĴғĵ҇ĸ҆ĺҎļҌĿґŀ҇ŁѮłѶŅѮŇҋňҍŉѵŌѹōҊŎѳŏѴŐҋőѸŒѺœ҈Ŕѳŕѱ
<name> _ <line>	ā҆
<name> _ <literal>	Ŕґ
<name> _ <name>	āҗĂѷćҐĈѹĉѰĊҌĎѹďҴĐҖđїĔҙĕҝėѶĘҺęҚĚүěҙĜѺğҊĠѹĢѴģҔĤѱĥѰĩѯĪѴīѲĬџĭѭĲҙĵѵĸѵĹҚĻғļ҇ĿѮŀґŁѠŃҗŅѹņѷŇѬň҇ŐѺőѮŒѵ
<name> _ <path>	ĀҜāғĐ҇ĜңģҏħҟĩѬĪѱŏѷőѺ
<name> _ <tag>	ā҇ĊѺĠҍ
<name> _ a	Āғā҈ĂѺć҉ĊѶĐ҈Ē҉ĕ҆ĘҍĚғěҋġѳĥѺĬҏĭѹĺ҆ļҋľѺŃѵņѺňҐŌ҈ŎѸ
<name> _ above	ēҜĚѺěҐĳѷ
<name> _ abstract	Āѹā҇ĂҕĬҔ
<name> _ access	ĭ҉
<name> _ added	Ā҈
<name> _ after	ĀҐĠѺ
<name> _ all	Ā҉āѹĆҊġ҉Ģ҇
<name> _ allowed	ė҉
<name> _ among	ĀҌĚ҇ňѺ
<name> _ an	āҕĘ҇ĥѹĩ҆īҍļҊĿѺńѹ
<name> _ and	ĀҌāҝĊѹĐѹķѶĺѹ
<name> _ annotated	ē҉
<name> _ any	ĀҘāѱī҆
<name> _ anybody	Ā҈
<name> _ anything	Āѹń҉
<name> _ anywhere	ĀѺĊ҆ō҈
<name> _ are	Āѵĉ҈Ċ҆ĤҌń҇
<name> _ args	ā҇ĉѶŁґ
<name> _ argument	ďҊ
<name> _ arguments	Ł҈
<name> _ around	Ā҆
<name> _ as	āѸđҎĚ҇ěѶĬҔĭҏ
<name> _ async	āҋĬҗ
<name> _ at	āѸĖ҇ĠѸĶ҈ń҈Ō҈
<name> _ attribute	Őғ
<name> _ attributes	āѺĤҊ
<name> _ available	ģ҇
<name> _ back	ĔҏŇҖŐѹ
<name> _ base	Āѯěҝ
<name> _ be	Ā҆āѺĐ҆ĭҋ
<name> _ been	ā҆ĭ҆
<name> _ before	ĀҌ
<name> _ being	Ĭ҆
<name> _ between	Ā҉āѯŁ҈
<name> _ big	āҋŒѷ
<name> _ born	ą҇
<name> _ by	ĀѬāҊč҈ę҇ěҚĩ҉Ļҋ
<name> _ call	Āѷā҇ĉѫĊҒĘ҇ęҍ
<name> _ called	Ā҈āѸĉѲĊҎĕ҆ęҜĚ҆Ņ҆
<name> _ callees	ĉҊ
<name> _ caller	ĀѸāѶĉҐĘҙĚѸ
<name> _ callers	ĀѹĊҐĘ҇ęҋĚѸ
<name> _ calling	āѹĊ҇ĔҋĘ҈
<name> _ calls	ĉ҇ĘҌ
<name> _ can	ķ҈
<name> _ caught	ĀҔ
<name> _ cfg	ā҇
<name> _ change	ĀѶĢ҉
<name> _ changed	ĀѹįҎ
<name> _ child	āѺćҒĚҎň҈
<name> _ children	ĀҌňҒ
<name> _ ci	ĀѺāҏŕѸ
<name> _ class	ĀѶā҉ĵѰĹҫ
<name> _ classes	Ā҇ćҍĥѵňҌ
<name> _ classmethod	Ĭҋ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҍāѶŃ҇
<name> _ come	āѳŌҋ
<name> _ comments	āҖ
<name> _ commit	ĀѹįҎİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	ĐҐ
<name> _ considered	āѺĭ҉
<name> _ constant	āѲđҎ
<name> _ constraint	Į҇
<name> _ coroutine	Ĭҋ
<name> _ count	ĀҡćѱĎҋ
<name> _ created	ā҆
<name> _ dead	ĀҒāѫŏ҆
<name> _ declared	ĀѺāѺĭ҇ĽҏŁҊ
<name> _ decorated	ēҋ
<name> _ decorators	ēҊ
<name> _ def	Ļ҇
<name> _ default	āѸĔҎĕҒ
<name> _ defined	ĀѮĆҚġҊĵ҉ķѹĺҎļ҈
<name> _ definition	ķҍ
<name> _ deleted	ĀѺā҉
<name> _ derived	Āҋć҉ě҆ňѸ
<name> _ descendants	Ā҆ĚҐ
<name> _ design	ā҈
<name> _ differences	āѺďҌ
<name> _ different	ā҆ď҇
<name> _ disk	Œҍ
<name> _ do	ĀҊāѮŋ҉
<name> _ does	ĕҋĘ҇ę҉Ģ҇Ĵ҆ĻѺŋҐ
<name> _ down	Ľ҆
<name> _ during	āҊ
<name> _ enough	ā҉ĬѺ
<name> _ entry	Đ҇
<name> _ environment	ğ҉
<name> _ equal	đ҆
<name> _ every	Āѹā҉
<name> _ exceptions	Ńѵńҝ
<name> _ executed	ęҍěѺ
<name> _ existing	ŋҊ
<name> _ exists	āѸĘҏ
<name> _ exported	ĭҞ
<name> _ exports	ģ҈
<name> _ extended	ěҋ
<name> _ extension	Œҋ
<name> _ fail	āҒĉѺōѺ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҇
<name> _ field	Ĥ҈
<name> _ fields	ĀҒāѩĤҎ
<name> _ file	ĸ҈Œ҈
<name> _ for	Āѵāҏă҉đѺĔѺĕҧğҕĢ҇īѸŇѸŌѹŏҜŐѷ
<name> _ forget	ā҈
<name> _ found	Āѷāѷę҇Ġ҆ġ҉ŋ҆
<name> _ from	ĀѺā҆Ă҇ćҐĊ҆ďҖęҘĚҜěҊģѧĪѷĸ҈Ņ҇ņѺňѭ
<name> _ func	ďҍĻҐŁѸ
<name> _ function	Ĕ҉ĹҏĻҎ
<name> _ functions	āҏ
<name> _ generator	Ĭҋ
<name> _ get	Āѹā҆
<name> _ give	Ā҆ĎѺ
<name> _ given	Āѹ
<name> _ go	Ĉ҆
<name> _ good	āғ
<name> _ has	ĀҌā҆ć҆ĵ҇ňѷ
<name> _ have	ā҉
<name> _ here	ġҏ
<name> _ hold	ā҆
<name> _ how	āѵĎҌđ҇ľ҇
<name> _ i	ĀҌāѴĕ҆Ę҉ĮҊĹ҉
<name> _ if	ā҉
<name> _ implement	ā҆
<name> _ implementation	ī҈
<name> _ implementations	ĥ҈
<name> _ implemented	ĥ҈ķҌĹ҆
<name> _ implementers	ĥ҇
<name> _ import	āѸĩҊĪѹ
<name> _ imported	Āѷĩҗ
<name> _ importing	āҌ
<name> _ imports	āѸħҋĪ҆
<name> _ in	Āґā҆ĂѵąҊćѷĉ҈ĊѵđҊĔҜĕѷėҖĚѹě҈ğ҈Ġ҆Ģ҉ĤѺĩѱĬѺĶҊĸѶĹҌĻҐĽѷŁѺň҆ŊѸŋҍŌѺŎѸŏѹőҌœѹ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѹ
<name> _ inheritance	ā҇Ěҍ
<name> _ inherited	ĀҊě҆
<name> _ initialised	Ā҈
<name> _ inner	ĻѸļҗ
<name> _ inside	ĀѹĐ҆ĘѺę҇Ŀґ
<name> _ instantiated	Ā҇
<name> _ int	āѸŐҔ
<name> _ interfaces	ī҉
<name> _ internal	ĭқ
<name> _ into	ā҈
<name> _ introduced	Ľ҈
<name> _ invoked	ĊҐęґ
<name> _ is	āѭď҇đѹĭҋįҌİѹĹҔĺ҆ĻҊļҋĽ҆ňѷœҋ
<name> _ it	āѵĂѷćѺĔ҈ĕ҆ęҐĚ҉Ġ҉ĢҊĬҝŁѺŌҍ
<name> _ its	ĀѫāҋĂ҈ĉѸĐ҉ē҈ĚҕĢѹĪ҉īѹį҈Ķґĺ҉ĻѸļҒŇѷŐѺ
<name> _ itself	Ħ҇
<name> _ jobs	ā҈
<name> _ known	ŅҌ
<name> _ l	Āҏĳѵ
<name> _ last	ā҇įҐ
<name> _ like	Ā҇ĭ҇
<name> _ line	āѬĵ҉ĶҋķҒĹҊĺѺļ҆
<name> _ list	Āғĉҋď҆ōѸ
<name> _ listed	ĸ҆
<name> _ live	Œ҆
<name> _ lives	āѹķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѹĵҋķѷĺҒĻ҇Ľ҇
<name> _ long	ĀҎ
<name> _ made	ĀѺĬҍĭ҈
<name> _ make	ā҆
<name> _ many	Ŋ҆
<name> _ me	āҊĂѺĹ҆ľ҇ĿѺń҇ő҆
<name> _ mean	Ā҇āѲŁ҈
<name> _ member	ľґĿѺ
<name> _ method	ĀѷāҋĺҐľ҆
<name> _ methods	ĀѰāқĂѸĿҘ
<name> _ modified	į҇
<name> _ most	ā҈
<name> _ moved	ņ҇
<name> _ must	ā҈ğѸ
<name> _ my	ğҊ
<name> _ n	Ę҇ę҆Ě҆ľҋĿѸ
<name> _ name	āѺŅҊ
<name> _ names	ĀѺĤґ
<name> _ need	ĊѺļ҆
<name> _ negative	ĀѶāҌ
<name> _ nested	ā҈ĻѺļғ
<name> _ never	āғĸѺŏ҇
<name> _ new	Ā҉āѸ
<name> _ no	ĀѵāґĐ҇
<name> _ none	ā҆
<name> _ not	āҍďҏĘ҆ĚҌě҆ĢѺīѺĿѶ
<name> _ now	ā҇ņҌ
<name> _ number	Āѹāҏ
<name> _ of	ĂҍĆѸćѲĉѸĊѷč҈ĔғĕѹĘҋğҦĠ҉ĢѸģҐĩҷĪѲĮҕĹ҇ĺѲŁѹŇѸŌѹŏѺœѷŕ҈
<name> _ ok	ŌҋŎ҆
<name> _ on	ĀҙāҍćҎĉ҇ēѴĚ҉Ĝ҈ġѰĩѷĪҌĹ҆ň҆őѺŒҎ
<name> _ one	āҏĹ҆Ļ҈
<name> _ ones	ĀҊāѸďҊŁѺō҉
<name> _ only	Ā҈ĂґĆ҉ĒѺīѺ
<name> _ or	ĀқāѶċ҈Ğ҉łѹňѷ
<name> _ other	ďҊŁѺ
<name> _ our	ŋ҆
<name> _ out	ĀҏāѺ
<name> _ outside	āҊ
<name> _ over	āҌ
<name> _ overridden	āҍŀҐ
<name> _ overrides	ĀѵĂҖŀғ
<name> _ overriding	ĀғĢѹ
<name> _ own	āѺŀ҆
<name> _ parent	ćѺĚѺě҉ň҉
<name> _ parents	ć҉ĚҊ
<name> _ pass	Ŏ҉
<name> _ passes	Ā҇
<name> _ passing	ĀѺŌҒ
<name> _ path	Ċ҇őҍ
<name> _ per	ĀѸāҊ
<name> _ pinned	ėҔ
<name> _ place	ā҇
<name> _ please	ĀѺĻ҇
<name> _ pls	ĽҌœ҆
<name> _ position	Đ҆
<name> _ present	Ō҆
<name> _ private	ĭқ
<name> _ property	Ĭҋ
<name> _ protected	ĭқ
<name> _ public	ĭқ
<name> _ pulled	ā҈
<name> _ put	āѺĸ҇ĺҊő҆
<name> _ raise	Ā҇
<name> _ raised	ĀґāѴŃҒńѸ
<name> _ read	Ā҇
<name> _ redefined	ŀҌ
<name> _ release	āѺė҈
<name> _ renamed	Āѹņҋ
<name> _ required	ĀѳāқĮ҇
<name> _ responsible	Ģ҇
<name> _ return	Ň҆
<name> _ right	ĀѯāҒ
<name> _ run	ŌҊ
<name> _ same	ā҉
<name> _ set	Đҏđ҈
<name> _ should	āѵĻҏ
<name> _ signature	ĀѺďҎĔҎĕҏŁѺ
<name> _ since	ĀѬāҖ
<name> _ sits	Ļ҇
<name> _ so	ā҈Ĭ҇
<name> _ something	Ķҋ
<name> _ somewhere	ĘѺę҈
<name> _ source	ĺҘĿѹŒ҆
<name> _ specialisation	ć҆Ěҋ
<name> _ stands	ĕ҆Ňҋ
<name> _ static	ĀѺāҏĬҖ
<name> _ subclass	Ě҆
<name> _ subclassed	Ā҆ęѺěҊ
<name> _ subclasses	Ā҇ĚҐěѴŀҊ
<name> _ succeed	Ŏ҈
<name> _ superclass	ćҌĚѺěҍň҉
<name> _ superclasses	ć҇
<name> _ tally	ĺѺľҘĿѷŊҍ
<name> _ test	ĀѺŌ҇œ҇
<name> _ tested	ĀґāѸōҜŎѹ
<name> _ tests	ĀҔāѲō҉Ŏѹ
<name> _ than	āҋ
<name> _ thanks	āѺ
<name> _ that	āҪĆѸĊѹďҊŌѺ
<name> _ the	āҙćѳĊҋč҈ĎѸďҘĐҊĔҔė҇ĘҏĚ҆ěҒğҘĠ҇ġҔģѹĤѶĪѸīѺĬѸįѹİѷĵѫķѭĹҊĻҍļҍĽѺľѳĿѭŀѶŁѬŃѸńѺŅҊņҋŇѴňҘŐѱŒѺ
<name> _ their	Āҍĥ҇ň҈
<name> _ there	ĀѯāѶĘҌĚҋĠ҇Ģ҉ĥ҇ļ҆
<name> _ these	ņ҆
<name> _ this	ĀҗĊҊėҍĞѴ
<name> _ through	ĀѷŌҎŎ҉
<name> _ thrown	Ā҆āѸŃҖ
<name> _ to	Āџā҉ĉғĊѹď҈đҎĔ҆ĕҗĚ҈ĢҒħҊīҊĬҊĮѹĵѳĺѸŁѭŅ҈ŇҌ
<name> _ today	ņҌ
<name> _ too	āҋ
<name> _ tree	ĵ҆
<name> _ true	ě҉
<name> _ twice	āҊ
<name> _ type	ĀҕŇѰŐҖ
<name> _ typedef	Ľ҉
<name> _ unused	ŏҎ
<name> _ up	ě҆ī҆Ō҉
<name> _ used	Ā҈āҎĊҋĶѸō҈ŏѺ
<name> _ value	Āѱđ҇ĔҐĕҐ
<name> _ variable	ĶҊ
<name> _ version	ėҍ
<name> _ was	Ņ҆œ҆
<name> _ we	ėҌġ҉
<name> _ week	ā҇
<name> _ what	ćҋďҋđқĕҐėҏě҆Ĥ҆ī҈ĬѹĮѴĿ҉ŁѷņѺŇѵ
<name> _ when	āғĔҌį҆ŇѶŎ҇
<name> _ where	Ā҈ĐҊġѹĶҊķ҆Ļҋļ҉ĽҌŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	Āѳā҉đ҈ē҉ĕ҇ī҆ĮѸĽѷŁҍń҆ŅѸňҌō҆Ő҆ő҆
<name> _ who	ĀѷāҝŀѸ
<name> _ whom	ĀѺ
<name> _ why	āҊ
<name> _ will	Ă҇
<name> _ with	āѳď҈ēҒĪ҆
<name> _ within	ĀҊĻҏ
<name> _ without	āҎ
<name> _ work	ĉ҈
<name> _ would	āѹĬ҇Ĵ҈
<name> _ written	ĀѯāҌĵ҉ķғĺҌĽѸœҏ
<name> _ wrong	āҌ
<name> _ yes	ġҊ
<name> _ yesterday	āҊ
<name> _ you	ĀѴāѳĔ҇ĕҋğ҇Ģ҆ŋ҉Œ҆
<name> _ |	āљĈѹĉҕċѺď҆đҬĕѲėѵĘѺěҝĜѹĝѸġѭĤҎĥғħѺĪ҈ĬҝĭғĮѸİѺıѺĲѹĵҋĶѹĻ҉ľҏĿґŁҏŅѷŇҒŋѶōѪŎ҆ŒѹŔѹŕѺ
<name> a	ĀѵāѩćҐĘ҈ĚҐĬңĳѹĹ҈Ľ҈Ō҈œҋ
<name> a <name>	Ĺ҆
<name> a base	ćѷň҉
<name> a child	ćґĚҊňѺ
<name> a classmethod	Ĭҋ
<name> a coroutine	Ĭҋ
<name> a generator	Ĭҋ
<name> a good	āҋ
<name> a list	Ā҉
<name> a parent	ĚѺěҋ
<name> a property	Ĭҋ
<name> a specialisation	ć҆Ěҋ
<name> a subclass	Ě҆
<name> a superclass	ĚѺěҍ
<name> a test	Āѷœҍ
<name> a typedef	Ľ҉
<name> about	ĀѸāҏ
<name> above	ēҎ
<name> abstract	ĀѸāҍĬҜ
<name> abstract $	Ĭҍ
<name> abstract methods	āҋĂѷ
<name> abstract |	Ĭҍ
<name> accept	ĀґāѵĘѺŁҌ
<name> across	ĀҊ
<name> across the	ĀҊ
<name> actually	āѹķ҈
<name> add	āґĪѸ
<name> added	Āҟāѩ
<name> added $	Āґāѱ
<name> added to	ĀѶāҊ
<name> added |	Āҡāѣ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҇
<name> after <tag>	ā҇
<name> all	Āҍ
<name> all of	Āґ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> also	ā҆ĚҎ
<name> although	āҔ
<name> although it	āҔ
<name> among	āѲćѹč҈ĚҌěҐŋ҇
<name> among its	ĀѺěҌ
<name> among the	ĀҎāѴč҆Ěҍ
<name> an	ĀѸāѹě҉īҊ
<name> an implementation	ī҈
<name> and	ĊѺďҢĕҏğҊĦ҇ĩѹŌҋ
<name> and <name>	ĀѯāҎďҡğҌ
<name> and <path>	āҊ
<name> and at	Ā҉
<name> and do	ĀҊāѸ
<name> and in	ň҈
<name> and it	Ĕ҇
<name> and its	ĀҋāѸ
<name> and need	Ā҆ĊѺĹ҆
<name> and the	āѺďҍ
<name> and their	ĀҒāѺ
<name> and when	ā҇
<name> and which	ĀѹāѶŁ҈ň҈
<name> and who	Āѭāҕ
<name> annotated	ēҌŇ҈
<name> annotated with	ēҋ
<name> any	ā҆Œ҇
<name> any good	ā҈
<name> apart	ď҇
<name> apart from	ď҇
<name> appear	ěҌ
<name> applied	ēҌ
<name> are	ĀѺāұĂ҆Ć҆ĉѺėҊĤѺĥ҆ŏ҇
<name> are a	ā҆
<name> are failing	Ā҇āѺ
<name> are never	ā҇
<name> are only	āѶĂҍ
<name> are tested	ā҆
<name> are there	āѺĥ҈
<name> are unused	ŏ҈
<name> are used	ā҈ŏѺ
<name> argument	ĀҍāѸĔҎ
<name> argument of	Ĕ҈
<name> argument to	Ā҆
<name> around	ġҍ
<name> around in	ġҋ
<name> as	Ā҆āѶćѵĒ҉ĚҖġѷĬѸĭҊňҒŌ҇
<name> as a	āѺĒ҉ěҌġѸĬѸĻ҇ō҆
<name> as an	Ā҆ā҉
<name> as base	Ě҉
<name> as one	ě҆
<name> as their	Ā҇ňҋ
<name> assigned	ĶҎ
<name> assigns	ĕ҇
<name> assigns to	ĕ҇
<name> async	ĀѺĬҙ
<name> async $	Ĭ҉
<name> async |	ĬҌ
<name> at	āѬĠҋġ҈ĺ҆ń҈ō҇
<name> at <tag>	ĀѺ
<name> at all	Āҏāѷġ҉
<name> at me	āѹń҈
<name> at some	ĀҊāѺ
<name> at which	ā҉
<name> back	ā҆
<name> base	ćҖňѰ
<name> based	ĀѶćҐĚҍňѷ
<name> based on	ĀѶćҎĚҍňѷ
<name> be	ĀҘāғě҈ġ҈ĭҌŀѸŇѵ
<name> be a	ā҈
<name> be called	ĀґāѭĚ҇
<name> be considered	āѺĭ҉
<name> be found	Āѷāѷę҇ġ҉ŋ҆
<name> be made	ā҉
<name> be moved	ā҇
<name> be overridden	āҏŀѹ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѺě҉
<name> become	ņҐ
<name> been	ĀѷāѱĬҌĭ҇ĺ҈
<name> been made	Ĭ҇
<name> been put	ĺҊő҇
<name> before	ĀѺā҈ņ҈ŋѹ
<name> before the	Ņ҆
<name> before |	ā҉ŋѹ
<name> begin	ĀҍĐѺ
<name> begin and	ĀґĐѺ
<name> begins	ĵ҆ķ҈
<name> behave	ĀѶāҌ
<name> being	ĀҎāѺę҆
<name> being called	ę҈
<name> belong	ě҇
<name> belong to	ě҇
<name> belonging	ĹҊ
<name> belonging to	ĹҊ
<name> block	ŕ҉
<name> block of	ŕ҉
<name> blow	ā҈
<name> blow up	ā҈
<name> body	ķ҈
<name> builds	ĀѺćҊ
<name> builds on	ĀѺćҊ
<name> built	ňҊ
<name> built on	ćѺňґ
<name> but never	ŏ҆
<name> but not	ď҆
<name> but on	ā҆
<name> by	ĀѳĊ҆ď҉ęҎĚҊěѸńҊ
<name> by <name>	ĀѴć҈ď҇ęҏěѺńҋ
<name> by calling	Ċ҉Ę҆
<name> by default	ĕ҈
<name> by inheritance	ā҇Ěҍ
<name> by the	Į҆
<name> call	ĀѩāҋĘґęҔŁҋ
<name> call $	āѲĉҎĘ҇
<name> call <name>	ĀѺāҒŁѺ
<name> call it	ĘѷęҒ
<name> call |	āѸĉҌ
<name> called	āҗĉѹĊҖĹѹļѷņҎ
<name> called $	Ċ҉
<name> called anywhere	Ċ҆
<name> called before	ĀҎāѸ
<name> called by	ę҆
<name> called from	Ċ҈
<name> called in	Āҏāѳ
<name> called now	ņ҇
<name> called per	ĀѸāҊ
<name> called |	ĀѸāҝĹѹļѷ
<name> callers	ĀѵĊҘ
<name> calling	ĊҒĘѺ
<name> calling <name>	ĊҒĘѺ
<name> calls	Ā҆ā҇ĉҏĊѱĘ҇ęқļѸ
<name> calls $	ĀҍęҎ
<name> calls <name>	Ęґ
<name> calls whom	ā҆
<name> calls |	ę҈
<name> can	ĀѺāҎĉѸńҋ
<name> can fail	āҊĉѺ
<name> carries	ēґ
<name> carries $	ēҋ
<name> carry	ĀѺāҋ
<name> catch	Āѹāҍ
<name> catch |	ā҉
<name> caught	ĀѦāқ
<name> change	Ā҆ā҆
<name> change after	Ā҈āѹ
<name> changed after	Āґāѵ
<name> changed since	ĀѶāҌ
<name> check	Āѹāҝ
<name> check $	āҍ
<name> class	ĀѵĵҗĹҊĺҍĿ҇
<name> class $	ĵҊ
<name> class is	Ĺ҇
<name> class |	Ĥ҆
<name> classes	ĀѹĥѹňҘ
<name> come	ĀѺāѮćѺĚҊ
<name> come from	ĀѺĚҋ
<name> come into	Ā҇āѵ
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> comments	āҕ
<name> comments $	āҕ
<name> commit	ĀѹĎҌ
<name> compare	ďҋ
<name> compare with	ď҈
<name> compared	ďҍ
<name> compared to	ďҍ
<name> configured	Ā҆
<name> configured in	Ā҆
<name> conform	ī҆
<name> conforms	īҋ
<name> conforms to	ī҈
<name> considered	ĭ҈
<name> considered like	ĭ҈
<name> consists	Ā҉āѸ
<name> consists of	Ā҉āѸ
<name> constant	đҌ
<name> constant $	đҌ
<name> contain	ĀѯĘҍľҋĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѹĘ҉
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	ĀҐ
<name> content	đѸĴҡ
<name> content $	đѸĴҡ
<name> correct	āґĘҊŇѰ
<name> could	ĀѺā҇Ģ҇
<name> could you	Āѵā҆Ģ҇
<name> count	āѸĚҌĬҎĭҋ
<name> count as	ĀѷāѹĚҌĬҎĭҋ
<name> covered	Ā҇
<name> covered by	Ā҈
<name> crash	āҘķѷ
<name> created	Ā҈āѹ
<name> created |	ĀҊāѷ
<name> currently	Ō҇
<name> declaration	ķҖ
<name> declare	Ă҉Ŀ҈
<name> declare |	Ă҉Ŀ҈
<name> declared	ĀѴĬҊĵҊĽҌ
<name> declared $	Ľ҇
<name> declared |	ĵ҆
<name> declares	Ă҆ļ҆
<name> declares its	ļ҆
<name> decorated	ā҉ēҒ
<name> decorated $	āҊ
<name> decorated with	ē҆
<name> decorator	Ēҍ
<name> decorator $	Ē҇
<name> def	ĵҋĶҌķѴĺғ
<name> def line	ĶҎ
<name> def location	ĵҌķѷĺҔ
<name> default	Ĕ҇ĕҖ
<name> default $	ĔҏĕѺ
<name> default to	ĕҋ
<name> default value	ĔѺĕҏ
<name> defaults	ĔҌĕҍ
<name> defaults to	Ĕґ
<name> define	āѺĺґļ҈Ŀ҆
<name> define $	Ŀ҇
<name> define <name>	ĀҍāѷĐ҇ĺҋ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҋđҒĒѰĵ҉Ķ҇Ĺ҈ļ҈
<name> defined $	ĺ҇Ļѹļҍ
<name> defined by	ĀҊĻ҇
<name> defined |	ĆҌĒѱĵ҇Ĺ҆
<name> defines	Ā҉āѷļҏľ҉Ŀ҇
<name> defines $	Ā҉ľ҆
<name> defines <name>	ļҋ
<name> delegates	āѹĉҡđѺ
<name> demand	ĂҎ
<name> depend	ĀҌāѰĪҍ
<name> depend on	ĀҌāѱĪҋ
<name> dependencies	ĩҙ
<name> dependencies of	ĩҚĪѹ
<name> dependency	ė҆
<name> depends	ĩѹĪ҇
<name> depends on	ĩѹĪ҇
<name> deps	ĩҘ
<name> deps of	ĩҘ
<name> derive	ćҋňѹ
<name> derive from	ćҋňѹ
<name> derived	ćҋĚҐňѹ
<name> derived from	ć҇ĚҐňѹ
<name> descends	ć҈Ě҈
<name> descends from	Ě҈
<name> differ	ĀѶā҆ďҎ
<name> differ from	ď҆
<name> directly	ĘҌ
<name> directly or	Āґ
<name> do	ĀѭāҌġ҈ĢҏĮҊŋ҉Ŏ҉
<name> do i	ėѸĮҌ
<name> do in	ā҆
<name> do the	Āѵā҆Ŏ҈
<name> do we	āѹġ҉
<name> do wrong	ā҇
<name> do you	āѹŋҊ
<name> do |	ĀѺĢҕ
<name> docs	ā҆
<name> documented	Āҋ
<name> documented in	ā҉
<name> documented |	ĀғāѮ
<name> does	āѲć҉ď҇ėҏĘҐě҆ġҊĢҦĪѺīѸļҋŌѺ
<name> does $	ĢҌ
<name> does <name>	ĀҎāѤćҍę҆ě҇
<name> does inner	ļ҆
<name> does it	āҍĘ҇
<name> does not	ď҈
<name> does that	ĀҎāѶ
<name> does the	ĀѪāҔġ҉
<name> does this	āѱėҊ
<name> does |	Ģ҆
<name> doing	Ģ҆
<name> enclosed	ā҇Ļ҇ļ҆
<name> enclosed by	ā҇
<name> enclosing	ĻҐ
<name> end	Āҋ
<name> end up	ĀѷāҊ
<name> end |	Ā҈
<name> entry	ĐҔ
<name> entry inside	Đ҆
<name> entry of	Ā҆Đ҈
<name> enum	ĸ҉
<name> env	āѹğҊ
<name> environment	ğҋ
<name> equal	đҘ
<name> equals	đҘ
<name> equals what	đґ
<name> evaluate	đҋ
<name> evaluate to	đҋ
<name> evaluates	Ň҇
<name> evaluates to	Ň҇
<name> ever	āҊęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҐ
<name> except the	āҐ
<name> exception	ĀѺŃҚ
<name> execute	ĉҋĘҏ
<name> executed	ā҇
<name> exist	āҊĘѸĠҖġґ
<name> exist $	Āѱġҗ
<name> exist at	ĀѺĠ҆
<name> exist in	āҋ
<name> exist |	ĀѺ
<name> existed	Ā҆Ġ҇
<name> existed in	ā҇
<name> exists	āѴġҠŋҚŌѷ
<name> exists $	ŋ҉
<name> exists as	ŋ҆
<name> exists in	Ā҆ġ҉
<name> expand	Āѷāґđ҆
<name> expand to	ĀѸā҆đ҆
<name> expect	ĀҋŁ҉Őѹ
<name> expects	ŁҊ
<name> export	ģҊ
<name> exported	ğѹĭҒ
<name> exported |	ğѹĭ҉
<name> exports	ģҎ
<name> exports $	ģҋ
<name> expose	ģҕ
<name> expose $	ģҍ
<name> extend	ĀѹćҒĚ҉
<name> extend <name>	Ě҉
<name> extend |	ćҒ
<name> extended	ě҉ň҈
<name> extended by	ěҊ
<name> extended |	ň҆
<name> extends	ćҘĚҒňѸ
<name> extends $	ćҍ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	ĀҚāѹń҆Ŋѳ
<name> fail $	ĀҐāѺń҆Ŋѵ
<name> fail on	Āѹā҉
<name> fail |	ĀҔāѸ
<name> failing	āѺ
<name> failing |	ĀғŌѱ
<name> fails	ĀҎāѵ
<name> fails |	ĀҎāѱ
<name> fall	ĔҌ
<name> faster	āҐĬѹ
<name> faster now	ā҆
<name> field	Ā҆ĐҊĤҎ
<name> field $	Đҋ
<name> field names	Ĥґ
<name> fields	ĀѸā҈Ĥ҆
<name> file	ā҈ĵҋķѶĻ҆Ľ҇Œҋ
<name> file $	Œ҆
<name> file and	āҌĶ҆ķѷ
<name> file line	ĵҌĽ҇
<name> first defined	Āѹā҉
<name> flaky	āҐŌѺ
<name> for	āѫĂѺć҇ċҒď҆đѳĔ҇ĕҎėѹĞѸğ҈ĢғĥғīѹİѷĿѺŐҋő҆
<name> for $	ĀѹĢҘ
<name> for <name>	ĀѲāѷď҇Őҍ
<name> for a	ň҆
<name> for me	āґĹ҆ő҇
<name> for the	ĀҚāѹćҎĔ҉ğҋĢѹİѷ
<name> for this	ĀҍėѹĞѸĮ҆
<name> for |	āѬĢ҇ĥҗ
<name> forces	Ă҉Ŀѹ
<name> forget	ā҆
<name> forget to	ā҆
<name> forgot	Œ҇
<name> free	ā҇
<name> from	Ċ҆ď҆ĐѹĔҊğҕĹ҆Łѹňҍ
<name> from <name>	Ā҆ňҎ
<name> from <path>	ā҆
<name> from a	Ā҉
<name> from class	ĀѸā҈
<name> from outside	āҊ
<name> from the	āѴąѷď҈ĔҊğҋŁѺ
<name> from where	ĀѹĊ҈
<name> fulfils	īҊ
<name> func	ķҋŁҊ
<name> func $	ķҋŁҊ
<name> function	ĀҌāѵĔ҆ķ҈ļҌŁ҇
<name> function $	ķ҈
<name> function <name>	ĀҊĔ҇
<name> get	ĀѺāҏĉѹęґĶ҇Ń҆ō҉
<name> get called	ā҆ę҉
<name> get from	āҒ
<name> get its	Ķ҈
<name> get set	Đ҆
<name> get thrown	ĀҊ
<name> gets	Ā҇Ć҉Ċ҉ęҏğ҇Ķ҈ŀ҆
<name> gets called	ĀѺĊ҆ęҋ
<name> gets defined	ĆҌ
<name> gets instantiated	Ā҇
<name> gets its	āѸĶ҉
<name> gets read	Ā҆
<name> give	ĀҊā҈ĔѹĕҊ
<name> give me	Āҏ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇҕŐѸ
<name> gives back	Ňҋ
<name> gives which	Ň҆
<name> go	Ā҈āѶ
<name> go through	āѸ
<name> go |	ĀҊ
<name> goes	Ō҇
<name> goes through	Ō҆
<name> good	āѹĢҌ
<name> good for	āѸĢҌ
<name> got	ľ҆ņ҆
<name> got a	Ā҉
<name> green	Ō҇
<name> green |	Ō҈
<name> had	Ņҍ
<name> handled	Āқāѱ
<name> hands	ĉ҇ŇҊ
<name> hands back	ŇҊ
<name> happens	Ĭ҉
<name> happens to	Ĭ҉
<name> has	ĐҊē҇ĕ҈Ě҇Ĥҍī҇ĬѺķ҇ĺҍĻѹļҖľ҉Ŀ҇ŀѹŁ҆ŇѷŌѹ
<name> has $	āѷđ҆ē҆ĤҊŁ҉
<name> has <name>	Ě҉
<name> has a	ĀѺĕ҈ĺҊļҌ
<name> has an	Ā҇ļ҆
<name> has as	ć҇
<name> has been	ĭ҆
<name> has how	Ā҇
<name> has its	ĺ҆
<name> has n	ľҋĿѸ
<name> has no	ā҉
<name> has that	āҋ
<name> has the	Đ҆
<name> has which	Ő҆
<name> has |	ň҉
<name> have	ćҊĉѸĐ҇ē҆Ĕ҆ė҇ěҌĤ҆ĭҋĮѺĳ҇ĸѺľ҆Ŀ҆
<name> have $	ĀѮāѶľ҆ŀ҇ňҘŐ҈
<name> have <name>	ĀѶĚ҆ěґ
<name> have a	ĀҌćҋ
<name> have in	ĀҚāѮđѸľ҇
<name> have its	Đ҉ļ҆
<name> have no	ā҇
<name> have to	ė҉
<name> have |	āѶĔ҆Ģ҈ĤҊĳ҇Ŀ҉
<name> here	Āѷāҗġ҈
<name> here |	ĀѹāҙĢѹ
<name> hits	ŏҜ
<name> hits for	ŏҜ
<name> holds	āѳđҊĤҒŌ҉Ő҇
<name> holds $	ĤҐ
<name> how	ĀѵāҍŊ҆Œѷ
<name> how many	ĀѹŊ҆
<name> i	āѬĺ҉Ł҈
<name> i mean	Ā҇āѲŁ҈
<name> i need	ļ҆
<name> identical	ā҈ĆѺ
<name> if	Ĕ҈
<name> implement	ĥѺīҏ
<name> implement $	īҊ
<name> implement in	Āҋāѹ
<name> implement its	ā҉
<name> implement |	āѸī҆
<name> implemented	ĀѸā҆ĥғĺҍ
<name> implemented $	ĥҋĺҍ
<name> implements	ĥѸīқ
<name> implements $	ī҉
<name> implements what	īҍ
<name> import	Āґĝ҇ģѶŏ҇
<name> import <path>	āҋ
<name> import from	ĀҝāѳģѶ
<name> import |	Ī҆
<name> imported	ĀѷāҎ
<name> imported |	ĀѹāҎ
<name> importing	Ħ҈Ī҉
<name> importing $	Ħ҇
<name> imports	ĀҌĝҋĩҌŏѳ
<name> imports $	ĝ҇Ī҇
<name> imports <path>	āҍĜҋ
<name> imports of	ĩҒĪѹ
<name> in	ĀҜāѸĂѵĆ҈ćѹĉѷĊқčҊĐҏĔҌĕѸĖѹę҉Ěҏě҆ğ҇ĠғġҒĢґģѶĤѷĥ҈ĪѹĬѷĭѺĮѶĳѱķѸĹ҈ĺѶĻґļѺĿѴŀҒŁѶńѹŇѴňҒŊѸŌѺŎѹŐѶœґŔѹ
<name> in $	Đ҆
<name> in <name>	ĀҚāҕĐҏĕѺĘѷęҊĢѸĹҍĻҋļѹŀѹ
<name> in <path>	ĀҝĐҊ
<name> in <tag>	ĀҋāѶĊѺĠ҈
<name> in a	Ģ҉
<name> in an	Ħ҆
<name> in cfg	ā҇
<name> in here	ġ҇
<name> in it	Ā҆āѸĚ҆Ġ҉œҋ
<name> in its	Ċ҆Ę҆
<name> in my	ğҊ
<name> in our	Ā҇
<name> in place	āҌ
<name> in subclasses	ŀҎ
<name> in the	āѩĊҖĐѷđҋę҆ěҊĞ҆Ġ҆ġ҈Ķ҇Ļ҆ŁѹŇѸňғ
<name> in their	ĀѸāҋĥҋ
<name> in this	ā҆ĊҊĢ҇
<name> in which	ĀѸā҈Ć҇ő҉
<name> include	ĀѹāѺĘҍĚ҉Ī҈
<name> include <name>	ĘҍĚ҉
<name> indirectly	ĀѹāҊħ҆
<name> indirectly through	ĀѹāҐ
<name> indrect	ĀҎāѺ
<name> inherit	Ā҇āғć҆ľѰ
<name> inherit $	ĀѴāҗć҇ľѰ
<name> inherit from	Āҍ
<name> inherited	ě҈ň҉
<name> inherits	ĀѺć҉ĚҎěҍ
<name> inherits from	ĀѺć҇Ě҆ěҍ
<name> inside	Đ҆ĹґĻҙļѲ
<name> inside <name>	Ļҋ
<name> inside the	ĹҋĻ҉ļѹ
<name> instantiated	Ā҇āҋĩѹ
<name> instantiated |	Ā҈āѹ
<name> interface	ĥҏĽҐ
<name> interface |	ĥ҉
<name> internal	ĭҐ
<name> internal |	ĭ҈
<name> into	ĀѶāҘą҈ľ҈
<name> into <name>	ĀѺāҏľ҈
<name> into one	ā҉
<name> into the	ą҈
<name> introduced	Ā҆
<name> introduced $	Ā҆
<name> invoke	ĉҎ
<name> invoke |	ĉҊ
<name> invoked	ęҎ
<name> invoked from	ęҊ
<name> invokes	ĉҖĘҌ
<name> invokes $	ĉҋ
<name> invokes <name>	ĘҌ
<name> is	Ā҈ā҈ĂѺąѹĆҊćѳĈѶĉѺċѹĎѺĐҖĒѸē҉ĔґĖѺĘҌęҔĚҍěҫĝѹĞѺġ҆ģѷĨѷĪѺīѺĬҳĭҟĮ҉İѸıѸĴѷĸѵĻѺļҋłѹňѰŋ҇ōҊŎѹŐҋőѷŒѵŔѹ
<name> is $	Ā҆
<name> is <name>	ĀѰāҝĆҌęҋě҉ĻѺļ҈ŒѺ
<name> is a	Āѹā҆ć҇Ě҈ĬҘň҈
<name> is abstract	Ĭґ
<name> is among	Ā҈
<name> is an	ĥѺī҇
<name> is annotated	ē҈
<name> is async	ĬҒ
<name> is being	Ĭ҆
<name> is called	Āҋĕ҆
<name> is caught	Āҋ
<name> is child	ć҇
<name> is configured	Đҏ
<name> is declared	Ļ҆ĽҌŁҊ
<name> is decorated	ēҋ
<name> is defined	ĀѸĆҋġҊķѺĺҍ
<name> is derived	Āҍć҉ě҆ňѪ
<name> is equal	đ҆
<name> is existing	ŋ҆
<name> is exported	ĭҐ
<name> is extended	ě҇
<name> is for	ĀѸĢҎ
<name> is how	āѺđ҆
<name> is implemented	ā҆ķҌĹ҆
<name> is imported	ĩ҇
<name> is in	Ķҋ
<name> is inherited	ě҈
<name> is internal	ĭҏ
<name> is introduced	Ľ҇
<name> is invoked	Ċҋ
<name> is it	Ā҈āѷĬҍ
<name> is listed	ĸ҆
<name> is only	ĀҊ
<name> is overridden	ŀҋ
<name> is pinned	ėҐ
<name> is private	ĭҏ
<name> is protected	ĭҏ
<name> is public	ĭґ
<name> is raised	Āҍāѷ
<name> is redefined	ŀҋ
<name> is required	ĀҋāѵėѴĮҏ
<name> is responsible	Ģ҇
<name> is set	Ā҆Đ҈đ҇
<name> is static	ĬҒ
<name> is tested	ōҎ
<name> is the	ĀѶāҎćѰĐҊěҊĻѶļҋŅ҆ňғ
<name> is there	ĀѺāѴĘҌĚҋĢ҉
<name> is thrown	ŃҊ
<name> is used	āҌĊҋĶѸō҈
<name> is what	ě҇
<name> is written	āѷĵ҇ķҐĺ҇Ľѹœҍ
<name> is |	ĀѹĬҏŐ҇
<name> it	Āҏāѩĥ҆Ĺ҆Ļғ
<name> it $	Ā҈
<name> it is	Ĺ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѰđ҉į҆ķ҇Őҍ
<name> its last	į҆
<name> its value	āѹđ҉
<name> itself	Āҋćѹ
<name> just	āѺ
<name> key	Đ҉
<name> kindly	āѹė҆ĮѺ
<name> kindly $	āѺė҇ĮѺ
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҎ
<name> last change	į҆
<name> leaves	āѺĂҏ
<name> leaves abstract	Ă҇
<name> line	ĀѸāѵĐ҇Ĳ҈Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҇
<name> line no	Đ҇
<name> lines	ēҕ
<name> lines above	ēґĳѷ
<name> list	Ā҆ĉ҆ģ҇ň҆
<name> list the	ĉ҇
<name> listed	ĚҎěѺ
<name> live	ĠѸķҔœ҈
<name> live $	ķҒ
<name> live in	ā҇
<name> live |	āѶœ҉
<name> lives	ĀѸķҐ
<name> load	Ī҆
<name> loads	ĀѺāҏœѹ
<name> local	ĻҎ
<name> location	ĀѹāґđѹğҘĶ҆ĸґĻҍŋѸŌѺœѷ
<name> location $	āѹđѹğҙĶ҆ĸҒĻ҇
<name> location in	Đ҆ő҇
<name> look	Ā҆
<name> look like	Āҋ
<name> makes	ĊѺĘҊģ҈Ĭ҈
<name> makes available	ģ҆
<name> makes it	Ĭ҉
<name> marked	ĭ҈
<name> matched	āҋĸѹ
<name> matched in	ā҉ĸѹ
<name> me	ĀѺ
<name> mean	ā҇
<name> mean |	ā҇
<name> measured	āҊ
<name> method	ĀѶĹҗĺҟľҍĿ҆ŀ҈
<name> method $	Ā҆ĺ҈
<name> method <name>	ĺ҉Ŀѹŀҋ
<name> method in	ĹҊ
<name> method of	Ĺ҉
<name> method on	Ā҈
<name> method |	ĺҋ
<name> methods	āҌľѸ
<name> module	ā҈Ķ҇Œҕ
<name> module $	Œҋ
<name> module live	Œ҆
<name> most	ā҉
<name> move	ņ҇
<name> moved	Ā҉āѸņ҇
<name> names	ģҊ
<name> names of	ģ҉
<name> need	ĀҊģѺ
<name> need a	ā҇
<name> needs	Ī҆
<name> nested	ā҆Ļ҈
<name> nested function	ā҇ĻѺ
<name> nested in	Ļҍ
<name> never	āҒĉѸńѹ
<name> new	ņ҇
<name> new name	ņ҇
<name> no	Ā҆
<name> not	ĆҌ
<name> not only	āѹĆ҉
<name> object	ĀѺāҎĤ҇ĿҌ
<name> object $	ĿҊ
<name> objects	ĀҎāѲĵ҇
<name> obliged	āѺĂ҇
<name> occur	Ā҉Ċ҉
<name> occur |	ĀҋāѸĊ҉
<name> of	Āҥāѩćѩĉ҇ĊґďѹĔҚĕѵĚѶěѹĢѲģҧĤѶĥѺĩѮĪѵĳ҇ĵѹķѸĹҖĺѵĻҙļѳľ҉ĿѺŀҢŁѸŃҤŅѵņ҇ŇѴňҔŐ҈ŒѹŔҋ
<name> of <name>	Āѵćѯĉ҈ĊғďѺĔҖĕѷĚѸěѺĢѨģғĹҊĺѶŀҧŁѺŃҨŇѵňҟŐѶ
<name> of <path>	ĀҚāѭģҙĩѷ
<name> of class	ĹҊ
<name> of config	Đ҆
<name> of the	āҐĢҋĻҐļѸŀѺņґňѹŒѹ
<name> offer	ĀҕāѹĚѳģ҇
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	ĀѹāѲğ҇ĢҧĴ҆ĹҊļ҆ŒҌ
<name> on <name>	ĀѶĢҨĹ҇
<name> on cls	Ĺ҈
<name> on disk	Œҍ
<name> on which	āѶğ҈
<name> one	āѸĘҍě҇Ĝ҇ŋҌ
<name> one of	Ā҇āѵĘҍĚ҇Ĝ҇ŋҍ
<name> one |	ā҆Ěѷěҋ
<name> only	āғ
<name> only indirectly	ā҈
<name> open	ĵҍ
<name> or	Ā҇āѶĈ҉ċҋē҆ė҆ĚҊğґĬѺĭѹŊ҈
<name> or <name>	āҌē҆ğ҉
<name> or is	Ā҉āѹ
<name> or not	Ě҇
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҈
<name> ought	āҔĵѸ
<name> ought to	āҐĵѸ
<name> out	ĀѹāҔğҊ
<name> out of	āҊğҊ
<name> over	ā҇Ĕ҇
<name> over to	Ĕ҇
<name> overridden	ŀҗ
<name> overridden $	ŀҍ
<name> override	Ā҆āґ
<name> override $	ĀҌāѷ
<name> override from	Āѯāғ
<name> override |	ā҈
<name> overrides	ĀҟāҎŀѡ
<name> overrides $	āҋŀѹ
<name> param	ĀҒĕ҈ġѴ
<name> parameter	Ā҆Ĕѹĕґ
<name> parameter $	ĕ҈
<name> params	āѹďҖ
<name> part	Āѯā҇č҇ĠҊ
<name> part of	Āѯā҈č҇ĠҊĦ҆
<name> pass	ĀѸāҪŁѰŎҋ
<name> pass $	ā҈ŌѺ
<name> pass on	ā҇
<name> pass to	āґŁѳ
<name> pass when	Ŏ҉
<name> pass |	Ā҆āѶŌҊ
<name> passes	ĀҕāѵŋѸ
<name> passes $	ĀҖāѸŋѹ
<name> passing	Ō҆Ŏ҈
<name> passing $	Ŏ҆
<name> passing |	Ō҇
<name> path	ĽҌœ҆
<name> path pls	ĽҌœ҆
<name> plays	Ģҍ
<name> plays in	ĢҊ
<name> please	ĀѹĹѷĺҒĽ҈ō҆
<name> please $	ĺҒĽ҆ō҇
<name> please to	āҊ
<name> please |	Ō҇
<name> present	Ġ҆ŋ҇
<name> present in	ŋ҆
<name> previously	Ņҋ
<name> private	ĭґ
<name> private |	ĭ҈
<name> produce	ń҆
<name> produce $	ń҆
<name> protected	ĭҐ
<name> protected |	ĭ҈
<name> provide	ģ҆
<name> public	ĀѹāҋĠѷĭҒ
<name> public |	ĭҊ
<name> pulls	Ĝ҆
<name> pulls in	Ĝ҆
<name> raise	Ā҆āҊń҇
<name> raise <name>	Ā҈
<name> raise an	āҋńѺ
<name> raise |	Ā҆
<name> raised	ńҋ
<name> raised $	Ń҉
<name> raises	Ā҇āҋŃѹń҉
<name> raises $	ńҎ
<name> raises |	Ā҆
<name> reached	āҙŒѺ
<name> read	ĀҐāѬğ҈
<name> really	Āѷā҈
<name> rely	ĉ҇
<name> removed	Āѹāҋ
<name> removed |	Ā҆
<name> renamed	ņ҉
<name> renamed to	ŅѺņ҉
<name> renamed |	Ā҇āѹ
<name> required	ĀҎĂҗŀѷ
<name> requirement	ĮҐ
<name> requirement of	ĮҐ
<name> responsible	Ģ҉
<name> result	āѹŌҊŎ҈
<name> result |	āѹŌҊŎ҈
<name> return	āҏŇҋ
<name> return $	Ň҇
<name> returns	ŇҖ
<name> returns $	Ň҉
<name> returns |	ā҇
<name> right	Āѹę҆
<name> right |	Āѹę҆
<name> routine	ķ҇
<name> run	ĀѴĘҔęҍěѸŌ҆
<name> run |	ā҉
<name> say	Āҋ
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	Ā҆đѹĢҞ
<name> set	ĀғĐѸđҋĞ҆ĢѺĤ҆
<name> set $	đҊĤ҆
<name> set in	ĀѴāҐ
<name> set to	Āғāѵ
<name> set |	ĀҍĐѺ
<name> sets	ĀҊāѺĐ҆
<name> setting	ĐҎ
<name> share	āҗŐѺ
<name> should	Ā҉ā҈
<name> should be	ĀҊ
<name> show	ĀҒě҆
<name> show up	Āҍě҆
<name> side	ď҈
<name> side by	ď҈
<name> sit	āѵě҆Ĺ҆ő҇
<name> sit |	āѷĸ҆Ĺ҆
<name> sits	ķ҆Ľ҈
<name> sits in	Đ҆
<name> so	ē҇ĕ҇
<name> so what	ĀѸāѵĕ҇
<name> so which	ā҈ŀ҆
<name> something	Ķҋ
<name> somewhere	Ě҈ě҆ķҎňѺ
<name> source	ĀҦķѹŒҍ
<name> span	Ā҆āѹ
<name> specialise	ĀѵĘѹęѴĚҔěҐ
<name> speed	āҕďѹ
<name> stable	ā҈ĬѺ
<name> stable enough	ā҈ĬѺ
<name> stand	āҋđ҈ē҆ĢѸ
<name> stand for	āґĢѸ
<name> stands	đ҆
<name> stands for	đ҆
<name> start	Ā҈āѶķ҇ĺ҆Ļ҇œ҈
<name> start $	ķ҇Ļ҇
<name> starts	ĵ҈ļ҈
<name> starts $	ļ҇
<name> static	ĀѴāҎĬҙ
<name> static $	Ĭ҉
<name> static |	ĀѹĬҌ
<name> still	āҌ
<name> stop	ĀҊ
<name> struct	ĵҌ
<name> subclass	ĀҎāѺĚҌ
<name> subclass $	ĀѺćҐ
<name> subclasses	ĀѺć҈ě҇ŀѹňҊ
<name> subclasses $	ĀѺć҈ě҇ŀѹňҊ
<name> succeed	Ōҏ
<name> succeed $	Ō҈
<name> succeeds	ŌҌ
<name> succeeds $	Ō҉
<name> swallow	āҊŁҎńѰ
<name> system	āҊ
<name> system does	āҊ
<name> take	ĀҊāѹď҈ŁҎ
<name> takes	ĀҊāѷď҈ĕ҇Łҋ
<name> takes $	ŁҌ
<name> takes <name>	Ā҆ĕ҈
<name> test	ĀѮŊҍŋҏŌҋŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҉
<name> test is	œ҆
<name> tested	ĀѺōҔ
<name> tested $	ō҉
<name> tests	āѸōѺŎҏ
<name> tests within	Āҋ
<name> that	ĀѯāҬĐ҇ēҏė҇ĘҌĬѸĮѷķѹĻҚŀѶōѹŏ҉
<name> that <name>	āҕď҆Ĭѭ
<name> that are	ā҆
<name> that fail	ā҈ōѺ
<name> that forget	ā҈
<name> that is	ĻҎ
<name> that it	āѶĬҍ
<name> the	ĀѕāґćѯĉҏĊѺďҍĐ҆Ĕ҆ĚѸě҆ğҌİ҇ĵѷĺҊļҋľѵŀ҈ŁѵňғŎ҇ŕѷ
<name> the <name>	āѺĔ҇ğ҇ģ҆
<name> the ci	ĀѹāҐŕѸ
<name> the class	ĺ҆
<name> the method	ĺ҆ŀҊ
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҉
<name> the superclass	ćѸňҏ
<name> there	Āҋāѷļ҈
<name> there is	ļ҈
<name> there |	ĀҊ
<name> this	āѺđ҉Į҇
<name> this project	Į҇
<name> through	Ā҈āѸō҇
<name> through its	ō҇
<name> throw	ĀҋńҐ
<name> throw $	ń҇
<name> throw |	ńҊ
<name> throws	ńҒ
<name> throws what	ń҇
<name> to	āүđ҈Ĕ҈ĘґęѹĢ҆ħҌķѺĸѺľѶ
<name> to $	āѷđҏ
<name> to <name>	ĀҊĔҏĘғęѷ
<name> to <path>	ħҎ
<name> to <tag>	ā҇
<name> to be	Ĭ҆ĭ҇
<name> to me	ā҈Ģ҇
<name> to the	ā҆Ģ҈
<name> to true	ā҆
<name> to what	ĀҗāѺĕҋ
<name> too	ěҌ
<name> too long	ā҆
<name> top	āѺē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> trait	ĥҋ
<name> trait $	ĥ҉
<name> transitively	ĀҚňѩ
<name> trigger	ĀѸĘҕ
<name> triggered	ęҐĚѴ
<name> true	Ę҆ĚҌ
<name> turn	Ā҇
<name> turn up	Ā҇
<name> type	ā҈
<name> typedef	Ľ҈
<name> under	ĚҌĹҋ
<name> unused	Ā҆
<name> up	Ā҈āѶ
<name> upwards	ćҌ
<name> usages	ĀҞāҔđѺ
<name> usages $	ĀҞāҔđѺ
<name> use	ĀѮĉ҉ĕ҉ĘҌ
<name> use $	ā҈
<name> use <name>	ĘҎ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀҔāѲĒҒę҆ĩҋĶѺĽѲŅҍ
<name> used to	ŅҎ
<name> used |	ĀҝāѥĒґĶѷ
<name> uses	ĀѺāѶĉ҉ĕ҆ĘҌ
<name> uses for	ĕ҆
<name> value	āҎ
<name> variable	Ő҈
<name> version	āѷĮҡ
<name> version $	ėѹĮҌ
<name> version <name>	Į҆
<name> version constraint	Į҇
<name> version does	ėҊ
<name> version for	Į҆
<name> version of	Į҆
<name> versions	Įҋ
<name> versions does	Į҇
<name> versus	ďҊ
<name> versus <name>	ďҊ
<name> via	ĩ҆
<name> via import	ĩ҇
<name> vs	āҍďҚŁѷ
<name> vs <name>	āҏďҍ
<name> was	ĀѭāѴąҎč҆Ď҇Ġҏĭ҇į҇ĸ҆ĺ҇ņҊ
<name> was added	ą҉
<name> was born	ą҇
<name> was given	Ő҆
<name> was made	āѹĬ҈
<name> was renamed	ņ҆
<name> was written	ĺ҈
<name> way	ā҆
<name> way to	ā҇
<name> wc	Āҏĳѵ
<name> wc l	Āҏĳѵ
<name> wear	ēҎ
<name> wear $	ē҉
<name> well	āҌ
<name> well design	ā҈
<name> were	āҍ
<name> what	ĀјāҖćѷĉ҉Ċѹď҆Ĕ҆ĕ҈ė҈ĚѺěҌğѶĤҎĩѹĻѺŁҍņѺŇҧŐѴ
<name> what are	ĉ҇ĤҏŁѹ
<name> what does	ĀѸĕҌĢ҉
<name> what is	Āҏď҉Į҇
<name> what it	Ģҍ
<name> what source	Œ҆
<name> what stands	ĕ҆Ňҋ
<name> what the	ā҆ě҆
<name> what type	ĀѯāҒŇҍŐѺ
<name> what value	ĀѷāҕđѶĔ҇
<name> what will	Ă҇
<name> what |	đ҇ĢѶŇҖ
<name> whatever	Œ҈
<name> whatever its	Œ҈
<name> when	āѲď҆ĔҎĕҌį҇Ł҇
<name> when calling	Ĕ҇
<name> when i	Ā҈Ł҈
<name> when it	ď҆
<name> when |	į҆
<name> where	Ā҆āѸĐ҆ĶѷķҒĺҊœ҉
<name> where are	ā҇
<name> where do	ŀ҆
<name> where in	ő҆
<name> where is	ĀҊāѸĶѹķҊœ҆
<name> whereabouts	ļ҆
<name> which	ĀѹĂҌć҇đѷĔҌĕ҉ĤѺĥѯį҈İѹĸ҆ĹҒĻ҇ļ҆ŀѺŁѺń҈őѶŒ҉
<name> which are	āѵň҉
<name> which classes	ĀҐĥѸ
<name> which exceptions	ń҆
<name> which file	ĸ҇ĺ҇
<name> which functions	āҐ
<name> which is	ĀѺā҉Ĺ҉
<name> which line	āѸĹҋļ҈
<name> which methods	Āѳāҗ
<name> which of	Ăҍ
<name> which one	āҋ
<name> which ones	ďҊŁѺō҉
<name> which type	Ő҇
<name> which value	ĔҐĕҋ
<name> who	Ā҇āѨĊ҈Ĳ҆ň҇
<name> who are	āѵĊ҇
<name> whose	Ĳҝ
<name> whose <name>	ĲҜ
<name> why	āґ
<name> why is	ā҇
<name> with	āѷĆ҆č҈ďҍĒ҉ĹѺŀ҉ŃѺ
<name> with <name>	ď҆
<name> with a	ā҇
<name> within	āѺę҆ġ҆ĵѹĹҋĻҎ
<name> within <name>	ę҆Ļ҉
<name> within class	ĵѺĹҌ
<name> within the	ġ҆Ļ҆
<name> without	Ā҈
<name> without it	Ĕ҇
<name> work	āҊ
<name> works	Ō҉œѺ
<name> would	āѸĘҍ
<name> would i	Ęҍ
<name> written	āѭĐ҆Ģ҈ĬҐļ҆Ľ҆
<name> written down	Ľ҆
<name> written in	Ģ҉
<name> written so	Ĭ҆
<name> written |	Đ҇ļ҆
<name> y	Ę҇ę҆Ě҆
<name> y n	Ę҇ę҆Ě҆
<name> yes	ĀҐ
<name> yes or	Āґ
<name> yield	ĀѸŇҎ
<name> |	āѧăѹĄѺą҉ćѺĈѩĉѶĊҕċѶČѶč҈Ď҇ď҆Đґē҉ĔҘĕґĖѳėҗęҘĚҙě҆ĜѰĝ҉ĞѴġѵĤѹĥ҆ĦѺħѸĩҖīѰĮ҈İѱıѵĲѹĴѸĸѷĹҊĺҊĻҌļҒŁѸłѸŃ҈ń҇ŅѸŇѺňҕŉѷŋ҈ŌѰŎѲŔѵŕѳ
<name> | $	ĀўāҌąҒĈѰĊҌċѺČѹčҌďѱēѶĕҍĖѷėѹĘ҈ęҒĚҕĜѵĝҎĞѶĠ҇ģѸħѶĩґīѸĬѳĭѵĮҝįѷİѷıѸĳѶĴѹĵѸĶѷĸѹĺҌĻ҈ļ҇Ľ҇Ń҇ņѶŇҡŉѺŊ҇ŋҏŌѹŎѮő҇œҋŔѺŕѸ
<name> | <name>	āѶćҎĚ҉
<name> | <path>	ħ҆
<name> | a	Ĭ҉
<name> | abstract	Ă҇
<name> | added	ĀҍąѴ
<name> | are	Ā҇
<name> | called	Ċҍ
<name> | default	ĔҊ
<name> | does	Ā҉ę҆ŋ҆
<name> | every	Āѹā҉
<name> | file	āѺļ҆
<name> | give	Ā҈ĎѺ
<name> | how	ĀѹĎ҇
<name> | i	āѸĵ҆
<name> | imported	Āѹĩ҉
<name> | in	ĀҜĐѸđ҆Ĕґėґ
<name> | is	ĀѺĚ҈ě҇Ĭ҇ĭҌ
<name> | its	āѵē҉Ī҇ŀ҇
<name> | list	Ā҈ď҆ōѸ
<name> | location	Ļ҇
<name> | number	ā҉
<name> | of	ė҇
<name> | ok	ŌҊ
<name> | signature	ď҆
<name> | tested	ĀґŎѺ
<name> | type	ĀҡŇѬŐѺ
<name> | what	āҠć҉Ċ҈đѸĔ҆ĕѹĢѺ
<name> | where	ĀґāҎĐҎğҊġѹļ҆ŋѵœѺ
<name> | whereabouts	œ҆
<name> | which	āғĂѷē҇ĕ҈ĿѷŁ҆ń҆
<name> | who	ĀҐāѳ
<name> | why	ā҇
<name> | would	Ĭ҈
<name> | |	Ŀ҇
<number>	ĀҌāҊĲҖĳѴĴғ
<number> $	āѹĲҚ
<number> <name>	āҎĳѸ
<number> <name> |	āҎĳѸ
<number> _ $	ĀҎāѴĴҘ
<number> _ <line>	ĳ҇
<number> _ <name>	Ā҆
<number> _ <path>	ĀҊ
<number> _ |	ĀѶāҚĳѶ
<number> lines	ĀѴāҊ
<number> lines <line>	ĳ҇
<number> lines |	Āѹāҋ
<number> of	Āҋ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѴĴҞ
<number> text $	ĀѴĴҞ
<number> |	ĀҒāѸ
<number> | $	ĀҒāѸ
<option>	ĀљāҪċӸĕѸĢѹ
<option> $	ĀѷāҍċҌ
<option> _ $	ĀѶā҈ċҢ
<option> _ added	ċ҆
<option> _ in	ċҍ
<option> _ the	āѺċҐ
<option> _ what	ĀҏāѲ
<option> _ where	ċ҇
<option> _ |	ĀѴāҎ
<option> is	ĀѺċҋ
<option> is added	ċ҆
<option> on	ċҊ
<option> registered	ċ҇
<option> where	ċҊ
<option> |	āѹċҕ
<option> | $	ĀѷċҎ
<path>	ĀѱāҤĂѥăѩĄѫąӈĆѤćѡĈѨĉѣĊѢċѨČѡčӕĎӑďѤĐӎđќĒѢēѢĔѥĕѧĖѧėѨĘѩęѨĚѨěѨĜӜĝӚĞѨğѪĠѤġѥĢџģӀĤѢĥѢĦҪħӓĨҾĩҴĪҤīѣĬёĭљĮѝįәİќıѱĲҺĳӉĴһĵѲĶѹķѦĸѯĹѧĺѦĻѦļѨĽѦľѠĿѤŀѣŁҒłѨŃѣńѣŅһņҿŇѤňѢŉѦŊҴŋѤŌѥōѢŎӁŏҭŐѢőӅŒѡœѤŔѧŕӸ
<path> $	ĀҠāѢĂѹăѺĄѺąҕĆѹćѸĈѺĉѹĊѹċѺČѹčҏĎҟďѹĐҋđѸĒѹēѹĔѹĕѺĖѺėѺĘѺęѺĚѺěѺĜҽĞѺğѺĠѹġѹĢѸģҚĤѸĥѸĦѸħҰĨҖĩҡĪҒīѹĬѷĭѸĮѹįҚİѹıѺĳғĵѹĶѸķѹĸѹĹѺĺѺĻѹļѺĽѹľѸĿѹŀѹŁѹłѺŃѹńѹŅҏņҊŇѸňѸŉѺŊҕŋѹŌѹōѹŎѸŏ҆ŐѸőҜŒѸœѹŔѺŕҒ
<path> 's	ĀѳāѺŊ҆
<path> 's importers	ĜҋĝѸĩ҆
<path> 's imports	ĜѺĝ҇Ī҆
<path> <line>	ĀѲāѷĲҖĴқ
<path> <line> $	Ĵ҉
<path> <line> which	Ĳ҆
<path> <line> |	ĴҌ
<path> <name>	ĀҕāҍąѮĩѸįѹĲҌĳҟĴҊőѷ
<path> <name> $	ĀҊąѴĩѺįѶĳҤőѺ
<path> <name> <name>	āҎ
<path> <name> from	Ā҈ąѺ
<path> <name> |	ā҆
<path> <number>	ĀѰĲҐĴҐ
<path> <path>	Ĝ҉ħҋ
<path> <path> $	ħ҇
<path> _ $	ĀҍāѰąҋč҈ĎґĐѺđѺĜґĝҡģҐħҝĨ҆ĩҖĪҦĬѸĭѺĮѹĲҎĳҭĴҋŅѸņҎŊҋŕҔ
<path> _ <commit>	č҈
<path> _ <line>	Ā҇āҌ
<path> _ <name>	ĀҍĎѴĐ҉ĜѺĝҌĨ҆ĩѵĪѵĳѹŁү
<path> _ <path>	āҩĜҨĝҜĦѱħҩĨ҈ĩѱĪѯŏѱ
<path> _ a	Ĩ҇ĳ҆ŅҊņѺ
<path> _ added	ĀѺąҋ
<path> _ after	Ā҈
<path> _ also	ĝҊ
<path> _ an	ĜҖ
<path> _ anna	ā҆
<path> _ at	Ā҇āѸŎ҆
<path> _ available	ģ҈
<path> _ before	āґņѷ
<path> _ begins	Ĩ҇
<path> _ born	ą҉
<path> _ but	ŏ҈
<path> _ by	č҈ĝҒĨ҇ĩѸ
<path> _ called	Ņ҆
<path> _ changed	ĀҐčѺĎ҇
<path> _ commit	Āѱā҇įҐ
<path> _ committed	ĎҌ
<path> _ content	Ĵҏ
<path> _ could	ā҈
<path> _ count	Ā҇ĎҌĪѺ
<path> _ created	ą҆
<path> _ dead	ŏҋ
<path> _ dependency	ĝҌ
<path> _ directly	ĜҊ
<path> _ does	ĀѲĝ҈Ĵ҇
<path> _ each	ĀҊāѷ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	ĜҌ
<path> _ exports	ģ҉
<path> _ for	ĀѺā҈ģ҇ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҈āҍĝҋģѴħѺĨҌĪѺŅҊņѹ
<path> _ green	Ŏ҆
<path> _ how	ĀҐāѵĎ҈Ĵ҆
<path> _ i	Ĩ҈
<path> _ import	ĀѶĜҍĦ҆ĩ҇ĪѴ
<path> _ imported	ĀѺĜѺĝҘĨ҇ĩҚĪѷ
<path> _ importer	Ĝ҉ĝѹĩѺĪ҇
<path> _ importers	ĜҋĝѸĩ҆
<path> _ importing	Āѹāҍŏ҆
<path> _ imports	ĀҋāѹĜѵĝҌħҞĩѷ
<path> _ in	ĀѲą҇č҉Ĝ҆ĝҐĨґĩѺĳ҉őҌŕҊ
<path> _ into	ą҆
<path> _ is	Āҗāѯħ҆įҍ
<path> _ it	Āѹā҆ĝҊ
<path> _ its	Āѯā҇ĜҋĪҎį҇ŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҌ
<path> _ kicked	ŕ҆
<path> _ known	Ņҋ
<path> _ last	ā҈įҏ
<path> _ line	Ĳ҉
<path> _ lines	ā҉
<path> _ list	Ā҇Ī҆
<path> _ loaded	Ĩҋ
<path> _ long	ā҇
<path> _ longer	Ā҇
<path> _ many	ĀѶāҍŊ҇
<path> _ moved	ņ҇
<path> _ n	ĝ҆
<path> _ name	Ņ҉
<path> _ named	Ņ҆
<path> _ names	Ā҇
<path> _ never	ŏ҉
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆ģѺŏ҆
<path> _ not	ā҆č҆ĜҐĝ҇ħѺ
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѹčҌĜ҉Ħ҆Ĩ҆
<path> _ ok	Ŏ҆
<path> _ on	ĀѷĜҏĩѶĪґŕ҉
<path> _ one	ĝҊ
<path> _ only	ħҊ
<path> _ part	ĀҎā҆ĦѸ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҇
<path> _ public	ģ҆
<path> _ pulled	ĝ҈Ĩ҉
<path> _ put	ő҆
<path> _ recently	į҇
<path> _ renamed	ņҋ
<path> _ since	Ā҆āѺ
<path> _ so	āҋ
<path> _ started	ŕ҆
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҇
<path> _ tests	Ŋ҉
<path> _ the	Āѭą҇č҆ĐґĜ҈ĝҌĪѷŅғő҉
<path> _ their	Ď҆
<path> _ there	ĀѱāґĜ҈
<path> _ through	Ŏ҇
<path> _ to	Āҋā҇ģҌĦ҆ŕ҇
<path> _ today	ŅѺņҍ
<path> _ transitively	Ĩ҆
<path> _ triggered	āѺŕҋ
<path> _ triggers	ŕҎ
<path> _ unused	ĀҕāѺ
<path> _ up	ĀѺāѺĦ҇ħ҈
<path> _ used	āҌĝ҈ŏѵ
<path> _ uses	ŏ҆
<path> _ value	ĀѰāҕ
<path> _ was	Ņ҆
<path> _ what	Ā҇Ī҇Ņ҇ŏѹ
<path> _ when	į҆
<path> _ where	ĐҊ
<path> _ which	Đ҈ħҋĨ҉ŏѺ
<path> _ who	Ĳ҉
<path> _ with	Ī҈
<path> _ without	ŏ҇
<path> _ |	āѦĜҔĝѷħ҆Ī҉Ĵҋĵ҉Ķҗĸ҉ņғŊҍŎ҈ŕ҈
<path> a	ĀѷĝҊ
<path> a dependency	ĝҌ
<path> added	ĀҊą҈čѶ
<path> affected	č҇
<path> affected by	č҇
<path> after	ĀѸā҆
<path> all	Ŏ҆
<path> among	Āѹč҆Ĝ҆ĝҒ
<path> among imports	ĝ҆
<path> among its	Ĝҍ
<path> among the	ĝҐ
<path> an	ĜҌĝѹĩѺĪ҈
<path> an importer	Ĝ҉ĝѹĩѺĪ҈
<path> and	ĀҘĦ҇ħ҆Ĩ҇Ŏ҈
<path> and <path>	Ā҈āґĦѺ
<path> and begins	Ĩ҇
<path> and its	Ħ҇
<path> and tell	Ā҆
<path> and which	Ī҆
<path> are	Ā҇āҝŏѹ
<path> are not	Ā҆
<path> are unused	ĀҎāѸ
<path> are used	āҍŏѶ
<path> as	ĜѹĝҊ
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back	ā҆
<path> back to	ā҇
<path> be	āҎ
<path> because	ŏ҆
<path> become	Ĩ҇ņҋ
<path> become $	ņҊ
<path> become a	Ĩ҇
<path> becomes	Ĩ҆
<path> becomes imported	Ĩ҆
<path> been	ĀѺĎҊį҇
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҇
<path> been put	ő҆
<path> been renamed	ā҆
<path> before	ņ҉
<path> begin	ĀѺ
<path> bring	Ā҇
<path> bring in	Ā҇
<path> but	āҊ
<path> but never	ŏ҆
<path> but what	āҊŏѺ
<path> by	ā҆Ĩ҆
<path> by its	ā҆
<path> called	ņҌ
<path> called before	Ā҇
<path> called now	ņ҆
<path> came	ą҆
<path> changed	Ā҈āѱčҌ
<path> changed $	ĀҌāѷ
<path> changed after	Ā҈
<path> changed by	ĀѴčҎ
<path> come	ĀѺ
<path> commit	ąѺĎ҇
<path> consist	Ď҆
<path> contain	āҋŅѴ
<path> contains	Ŋ҇
<path> created	Āѹā҆
<path> define	ĀҍāѴ
<path> define |	ĀҎāѴ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѸĪҋ
<path> depend on	ĀѹĪ҇
<path> depends	ĩѸĪ҉
<path> depends on	ĩѸĪ҉
<path> did	āҊ
<path> directly	Ā҈ĜѸ
<path> do	ĀѵāҎŎ҆ŕѺ
<path> do |	ĀѱāҒ
<path> does	ĝ҈ħѺ
<path> does <path>	ĝ҆
<path> does not	ā҆Ĝ҉ħѺ
<path> drag	Ĝ҆
<path> end	ĀѸĨ҆
<path> end up	Ĩ҆
<path> end |	ĳ҆
<path> ever	Ā҇
<path> exist	Ā҇āѷ
<path> export	ĀҎ
<path> export |	Āҏģѹ
<path> exports	āҊģ҈
<path> exports $	ģҋ
<path> expose	ĀѸģҒ
<path> expose $	ģ҉
<path> fail	ĀҠāѶŊѯ
<path> fail $	ĀґŊѲ
<path> fail |	ĀґāѴ
<path> file	āѹı҉
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѲĨҔ
<path> from <name>	Ĩ҇
<path> from <path>	ħѶĨҍ
<path> get	ĀѴāҎĝ҉ħѲŕҋ
<path> get imported	ĝ҉Ĩ҆
<path> get its	ā҆į҆
<path> get to	ĀҖħѴĨѺ
<path> get triggered	ŕ҉
<path> gets	ĝҐĨҐ
<path> gets imported	ĝ҇ĩ҇
<path> gets loaded	Ĩ҇
<path> gets pulled	ĨҊ
<path> gets used	ĝ҆
<path> got	ĀѺā҉
<path> green	Ŏ҇
<path> had	ŅҐņѺ
<path> has	Ĝ҇ĳ҆ŊҊ
<path> has how	Ā҆
<path> have	ĀѹāҌĎ҇ĝ҈Ī҆ĳѷŊ҉
<path> have <path>	ĝ҆
<path> have unused	Ā҉
<path> have |	Ī҉ĳѵ
<path> how	ĀѴā҉Ŋ҇
<path> how many	ĀѵāҍŊ҇
<path> import	ĀҡĜ҆ĝ҇ģѹĩѺĪѵŏҊ
<path> import $	ā҇
<path> import <path>	āҍ
<path> import exists	ĜҌ
<path> import for	ŏ҇
<path> import from	ĀҖāѸ
<path> import it	ĝ҉
<path> import itself	Ħҋ
<path> import |	Ā҆
<path> imported	ĀҐāѺĜҌĨҊĩѺĪѺ
<path> imported $	ĩ҉
<path> imported by	ĀҔĝ҉Ĩ҆ĩѪ
<path> imported |	ĜҎĝѺ
<path> importing	ĪҌ
<path> importing $	Ī҇
<path> imports	Ā҇āҊĜ҆ĝґĩѺĪ҆
<path> imports $	ĜѹĝҎĪ҈
<path> imports <path>	āҎĜҒħѹ
<path> imports only	ħҊ
<path> in	čҐĝҊĦ҇ĪѺőґŕ҆
<path> in <commit>	č҆
<path> in <name>	ĀҐ
<path> in <path>	Ā҈āѺĜѸĝҒ
<path> in directly	ĜҊ
<path> in the	ā҈ő҈
<path> include	ĀҏĜѺĝ҆
<path> include <path>	ĀҋĜѺ
<path> include |	Ā҆
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҇
<path> indirectly	ħҍ
<path> indirectly |	ħ҇
<path> into	ā҇ą҇ĝҊ
<path> into <path>	ĝ҇
<path> into the	ą҆
<path> is	ĀѴĎѷĐҏĜ҆ĝҡĨ҆ĩ҈ĳ҈
<path> is <name>	āҏĎѶ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҉
<path> is imported	ĝ҉ĩ҉
<path> is importing	ŏ҆
<path> is in	āҊ
<path> is not	ĝ҈
<path> is the	Đ҉Ņ҆
<path> is there	Ĝ҈
<path> is transitively	Ĩ҆
<path> its	ā҈
<path> last	ĀҏčѸį҉
<path> last changed	ĀҕčѸ
<path> lazily	ā҈
<path> lazily or	ā҆
<path> line	āҍ
<path> line <line>	āҍ
<path> list	ģ҆
<path> load	Ĝ҆
<path> loaded	ĝҊ
<path> loaded by	ĝҊ
<path> makes	ģ҈
<path> makes available	ģ҇
<path> most	į҇
<path> most recently	į҇
<path> move	ņ҈
<path> moved	ā҆ņ҆
<path> moved $	Āҍāѹ
<path> needs	Ī҇
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҉
<path> new name	ņ҉
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҇
<path> number of	ā҇
<path> of	ĀѸāѲĜ҇ĝѷĩѹŁҰ
<path> of <name>	ĀѸāѳĩѹŁҰ
<path> of <path>	Ĝ҇ĝѺ
<path> offer	ģ҇
<path> offer to	ģ҇
<path> old	Ņҋņѹ
<path> old name	Ņҋņѹ
<path> on	āѹĴ҈
<path> one	Ĝ҈
<path> one of	Ĝ҈
<path> or	Ĝ҆
<path> or not	Ĝ҆
<path> out	Ĩ҆
<path> out of	Ĩ҆
<path> part	čҊĦ҇
<path> part of	čҊĦ҇
<path> pass	Ŏ҇
<path> pass |	Ā҈
<path> passes	Ŏ҇
<path> passing	Ŏ҇
<path> please	Ņ҆
<path> please $	Ņ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	ŅҊ
<path> pull	Ĝ҇
<path> pull in	Ĝ҇
<path> pulled	Ĩҍ
<path> pulled in	Ĩҍ
<path> pulls	Ĝ҈Ī҇
<path> pulls in	Ĝ҈Ī҇
<path> reach	ĀѴā҆ħ҇
<path> reach <path>	ĀѴā҇ħ҈
<path> reachable	Ĩ҆
<path> reachable from	Ĩ҆
<path> reached	Ĩ҈
<path> reached from	Ĩ҈
<path> read	āѺĴ҈
<path> removed	ĀҊčѹ
<path> renamed	Ā҈ņ҇
<path> renamed $	Ņ҆
<path> renamed from	Ņ҈
<path> renamed to	ĀҐŅѰ
<path> renamed |	ņ҆
<path> require	ĀѵĜҋĪ҈
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	Ā҆ā҆ŕ҆
<path> run on	Ā҆
<path> runs	ŕҊ
<path> say	Ā҆
<path> set	ĀѹāѴĶҙ
<path> sets	Āҍ
<path> sets <name>	Āҍ
<path> shipped	ā҉
<path> show	ĩ҆
<path> sit	ő҆
<path> so	Ā҆āѸ
<path> start	ŕ҉
<path> start |	ŕ҈
<path> started	ŕ҈
<path> started in	ŕ҇
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҈
<path> stop	ā҉
<path> stop importing	ā҉
<path> take	ĀҊĦѳ
<path> take |	ā҆
<path> test	ŊҊ
<path> tests	ĀѺŎҌ
<path> that	ĀҊā҇Đ҇ŏ҈
<path> through	Ā҈āѹĜ҆ħҊ
<path> through an	Ĝ҆
<path> to	ĀѴāҗħҘŕ҆
<path> to <path>	ĀѸāҎħҙ
<path> too	ā҇
<path> too long	ā҇
<path> touched	į҆
<path> transitively	ħҍ
<path> triggered	ŕҋ
<path> unused	Ā҉
<path> unused |	Ā҉
<path> use	ĀѳāҌ
<path> used	ĩґŅҍņѹ
<path> used to	ŅҍņѺ
<path> verbatim	ĲѹĴ҉
<path> via	ħҌĩ҈Īѹ
<path> via import	ĩ҈Īѹ
<path> via imports	ħҍ
<path> was	ĀѴąҖčҊĎҍį҇ņҍ
<path> was added	ą҉
<path> was born	ą҉
<path> was last	į҆
<path> was renamed	ņ҆
<path> what	Ā҇āҎĐѺĝѺħ҈į҈
<path> what does	ĀѴā҉
<path> what is	Āҗāѵħ҆į҉
<path> what names	Ā҈
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҇
<path> which	ĀҒāѺį҉ŏ҈
<path> which are	Ā҇
<path> who	ĀҋāѵĲҋ
<path> who imports	Āҍĩѹ
<path> why	āҊ
<path> with	ħҊ
<path> workflow	ĀѴāҌŕ҉
<path> written	Ĳ҈
<path> y	ĝ҇
<path> y n	ĝ҇
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҎāѶąҍčҋĎҕĐҏđѺĜҞĝғħҤĨ҈ĩҡĪ҈ĬѸĭѺĮѺįҌņ҆ŏ҈ő҆ŕғ
<path> | $	Ā҇ā҇ą҉čҌĎҏĜҡĝҘģѺħҗĨҋĩҕĪ҈į҆ő҆ŕҊ
<path> | <path>	ħ҉
<path> | does	ĜҊ
<path> | how	ĀҋāѺ
<path> | imported	Ā҇ĝѺĩ҉
<path> | its	āѹĪ҉
<path> | lines	āҊ
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҆
<path> | where	Đҋ
<path> | which	Ā҉āҎħ҇Īѹ
<tag>	ĀҌāѶăӐĄҴĊѷČѯėѷĠӸġѹĩѸĬѹĭѶĮѷŅѹņѸőѺ
<tag> $	ĀғāҊăңĄ҈ĊѹČѹĠҘ
<tag> <tag>	ā҈ăғĠѺ
<tag> <tag> $	ā҆
<tag> <tag> |	ĀѹăҌ
<tag> _ $	ĀҏāҘăҎĄҗĠ҆
<tag> _ <name>	ĀѵĠҥ
<tag> _ <tag>	ĀқăҧĄѺ
<tag> _ did	ā҇ĠѺ
<tag> _ does	Ġ҉
<tag> _ files	Ā҇
<tag> _ had	Ġ҆
<tag> _ not	Ąҍ
<tag> _ of	ă҈
<tag> _ release	ă҉
<tag> _ released	Ġ҆
<tag> _ to	Āҋ
<tag> _ up	ă҆
<tag> _ was	Ġ҈
<tag> _ what	ă҇Ą҇
<tag> _ which	Ąҋ
<tag> _ with	Ġ҈
<tag> _ |	Āѵăғ
<tag> already	ā҈
<tag> and	ĀҖăҙ
<tag> and <tag>	Ā҈āҊă҉
<tag> and up	ă҆
<tag> as	ă҉
<tag> as of	ă҈
<tag> contain	āѹĠҌ
<tag> did	Ġ҆
<tag> had	āѹĠ҉
<tag> has	ăѹĄҒ
<tag> have	ĀѶă҇Ġ҈
<tag> have <name>	Ġ҇
<tag> is	Ą҉
<tag> to	Ā҆ăғ
<tag> to <tag>	Ā҈ăҐ
<tag> until	Ā҉
<tag> until <tag>	Ā҉
<tag> was	ĠҌ
<tag> was released	Ġ҆
<tag> what files	Āҋ
<tag> which	ăҍ
<tag> which files	Ą҇
<tag> with <tag>	ă҇
<tag> |	āҊăґĄҤĠҝ
<tag> | $	ĀҌāҋă҆ĄҚĠҌ
<tag> | does	Ġ҇
<tag> | was	Ġ҆
<tag> | what	Ą҇
^ <commit>	ĀѹāѸČҐčғŉ҉
^ <commit> is	ŉ҇
^ <commit> |	āѺ
^ <literal>	Ŕ҆
^ <mark>	Ē҇
^ <name>	ĀѨāіĂѲĆѸć҉ĈѵĉѷċҋčѸĎҊďѳđҗĒѷēҋĕҏĖѱĘҊĝѵğҍĢғģҒĤѺĨѹĩҍĬҞĭ҈ĮѳİѲıѺĳғĴҌĵѪķҌĸѺĹѳĻѹĽѬĿҌŁѳłѷņҋŇҚňҢŉѺŋѳŌѵŐҎŒҋŔ҇ŕѱ
^ <name> $	ĀҿňѺ
^ <name> 's	ĀѰāѺćҌĊ҇ĕҋĢҏķ҉ĺѵľѹŀҎŇѺŊѷōҌ
^ <name> <name>	ĀҨāѨćѷĉѺĊѷďѶĐѹđҲĘҎĚѷě҆ğҋġѺĢѶĥѴĩѺĮѶĲҍĳҦĴҋŇѷňҎŒҌ
^ <name> a	āѮĬґĹ҆œҍ
^ <name> abstract	ĬҌ
^ <name> all	Ć҆
^ <name> and	Āҍāѳğҍ
^ <name> as	Ō҈
^ <name> async	Ĭ҉
^ <name> at	ĀѺ
^ <name> base	ćҖňѰ
^ <name> call	ĉѯĊ҇ŁҒ
^ <name> callers	ĀѵĊҗ
^ <name> calls	ĀѸāҋĉ҇ĊѹĘ҉
^ <name> commits	Ď҆
^ <name> declared	Ĭ҇
^ <name> def	ķѷĺқ
^ <name> dependencies	ĩҒ
^ <name> depends	Ī҆
^ <name> deps	ĩҘ
^ <name> does	ĀѺāҋĢҘ
^ <name> equals	đґ
^ <name> exists	ġҌ
^ <name> extends	ć҇
^ <name> field	Ā҈Ĥ҈
^ <name> fields	ĀѸā҈Ĥ҆
^ <name> has	āѷĕ҉Ĥ҆ĥ҆ľҊŇѹ
^ <name> hits	ŏҜ
^ <name> implements	īҏ
^ <name> imports	Ĝ҆ŏѷ
^ <name> in	ĀѴāҋĐ҈Ġ҆ő҆
^ <name> inherits	Ěҏ
^ <name> invoked	ę҇
^ <name> invokes	ĉ҆
^ <name> is	āѢĊҋė҇Ę҆ě҆ŀ҇ōҌŐ҇
^ <name> marked	ĭ҉
^ <name> method	ĀѳāѺĺ҈ľґĿґŀѹ
^ <name> methods	āҏľѹ
^ <name> names	ģ҉
^ <name> of	ĀўāѹćѳĊѺĔѹĚѺĢѱģҞĤѸĩѺĪѺĹѹľҏĿѹŀҫŃҥŅѸņҋňқŐґŔҌ
^ <name> overrides	ĀҞŀѬ
^ <name> raises	ā҈
^ <name> renamed	Ņ҆
^ <name> requirement	ĮҐ
^ <name> returns	Ň҆
^ <name> source	ĀҦķѹŒҎ
^ <name> static	ĬҊ
^ <name> takes	ď҉
^ <name> test	ŊҎ
^ <name> tests	Ŏ҇
^ <name> the	ĀѵāҜľѷŕѸ
^ <name> throws	ńҋ
^ <name> used	Ņ҆
^ <name> value	āҍ
^ <name> vs	āҏďҍ
^ <name> was	ĀѴąҊ
^ <name> what	ĀѴāҎđѹĢѺŁҐŇҙ
^ <name> which	ėѷĮҋ
^ <name> |	ĀҏąѴē҆ĔғėғĘѷę҆ğѺĮѶķѹŇҳňѹŋѺōѹŎѺŐѺ
^ <option>	ċ҆
^ <path>	ĀѮāїĎҎĜҋĝҎį҇ĲҎĳҜĴҙŁҭŅҋņ҉Ŋ҇
^ <path> 's	Ī҆
^ <path> <line>	ĲҊĴ҇
^ <path> <name>	ĀѺĩѸĲҍĳҟĴ҉őѷ
^ <path> <path>	Ĝ҉
^ <path> commit	ąѺĎ҇
^ <path> depends	ĩѺĪ҆
^ <path> gets	Ĩ҈
^ <path> import	Āҍ
^ <path> imports	ā҇ĜҊŏѸ
^ <path> included	ĝҌ
^ <path> is	Ā҆āѯĝҊĩ҈Ņ҆
^ <path> line	ā҇ĲѺ
^ <path> new	ņ҆
^ <path> number	ā҇
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҇
^ <path> was	āѹą҇
^ <path> workflow	ĀѶāҎ
^ <path> |	āѸĐ҇ĩ҈ŏ҈ŕ҈
^ <tag>	ĀѷăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӐāѺňѺ
^ _ 's	ĀѫāѷćҌĊ҆ĕҋĢҏĪҊķ҉ĺѵľѹŀҎŇѺŊѷōҌ
^ _ <commit>	Āѷā҈čҞ
^ _ <line>	ĀѺāѶĲҒĴґ
^ _ <literal>	Āѷā҉ĽҐŔҋ
^ _ <mark>	ĀѳĒ҈ēҖ
^ _ <name>	Ā҉ā҆Ă҆ăѺĆѷćѨĊѧČѶčҍĎѸđҐĒѴĔѶĕҚĖҖėҍĘҩęҐĚҢěҨĜҕĝѯĞѸğҚġҋĢѵģѴĤѱĥѳĦҊħѺĨѸĩџĪѮī҇ĬҊĭҖĮҹįѰİѸıѹĲҜĳҕĴҏķѩĸґĹҔĻѲļҊĽҎľѳĿѸŀћŁѨŃѥńѮŅѱņѰŇѶňѺŉѹŌҌōѲŎҍŏѷŐ҈őѳŒҊœѲŔѺ
^ _ <number>	ĀѴĴҞ
^ _ <option>	ā҉ċ҆ĕѺ
^ _ <path>	ĀҋčҔĜҫĝҤĦґĨѳĩѳĪѳįѹĲҒĴҎĵҋĶҖŅѹņѴŊ҈ŎғŏѺőҋ
^ _ <tag>	ĀћāҔăҋĠҝ
^ _ a	āғĈ҆ĬҕŋѹŌѺő҇œҌ
^ _ above	ēҎ
^ _ abstract	ĂҊĬҏĿѹ
^ _ access	ğҘ
^ _ add	ąҊ
^ _ added	ĀѸāҌăҍ
^ _ adding	ą҆
^ _ affected	ĀҍăѶ
^ _ afternoon	āѳ
^ _ ai	Āѹġ҉
^ _ alias	āҊ
^ _ all	ĀѪāѺĂҊăҋĆѫĖ҈ģ҉ĥҊŀҖŁ҇ŅѺňҔō҇
^ _ an	ĚҎĢҏŒѹ
^ _ and	ĀҋāѲğҊķѺĺҔ
^ _ annotation	Ň҈
^ _ annotations	ēҏ
^ _ anybody	ĀѴĝ҉ĩ҈ň҇
^ _ anyone	ĀҚāѸ
^ _ anything	Āҗ
^ _ api	ģ҆
^ _ applied	ēҏ
^ _ are	ĀѸāѧĆ҉ćҏĞѺĥҊŁ҈Ń҈ň҉
^ _ arg	ďҊĔҍ
^ _ args	ĀѺŁ҇
^ _ arguments	ďҊŁ҇
^ _ as	Ō҈
^ _ async	Ĭҍ
^ _ at	ā҉Ė҆Ě҆Ġ҆
^ _ attributes	ĤҘ
^ _ base	ň҈
^ _ big	đ҆
^ _ binaries	ĞҌ
^ _ blame	Ĳ҈
^ _ both	ā҇
^ _ branches	ĀҌāѺ
^ _ breaks	āҒ
^ _ build	āѵĈҌ
^ _ building	ĀѷĈҏ
^ _ call	Ā҆āҖĉѫĊѸŁґ
^ _ called	Āҍāѹ
^ _ caller	Ā҈
^ _ callers	ĀҐāҋĊҎ
^ _ calling	ĀѺĘ҇ōҊ
^ _ calls	ĉҍĊҕĘ҉ĲѺņ҈
^ _ can	āҏģҐĩѺĿ҈ń҈
^ _ case	ōѺœҍ
^ _ catches	ĀҔāҋ
^ _ cfg	Đ҇
^ _ chain	āѺħғ
^ _ chance	ĀѲ
^ _ change	Āѷā҉ąҌį҉
^ _ changed	Č҆
^ _ changes	ā҇ăѺ
^ _ check	Ĉҍ
^ _ checkin	ą҉
^ _ child	ćґŀҏňѫ
^ _ children	Āѹāѹŀ҆ňҚ
^ _ ci	ĀҊāѺ
^ _ class	ĀѶāҌĂѹćқĚ҇ĥ҆ĵҍĹѯĺґĿ҈Ň҆
^ _ classes	ĀѷāҐćҌĥҏŀѺňҘ
^ _ clause	ĀҔāѹ
^ _ cls	ćҔ
^ _ code	Ċ҇Ĵ҇ŃҎ
^ _ colleague	ő҆
^ _ come	āҳĬѶ
^ _ comes	ī҆
^ _ commands	ĀѹĞҕ
^ _ commit	ĀҍāҍąҎčѹĎҎįҔİҎŉѺ
^ _ commits	ĀҔāѺ
^ _ config	Ā҉
^ _ conforming	ĥ҆
^ _ constant	ĀѺāҊđҍĶѹ
^ _ constraint	ė҉
^ _ containing	ŉ҆őҒ
^ _ count	Ā҈ĳҋľ҈ňѹŊҌ
^ _ covering	ĀѺāѺōҚ
^ _ creation	ĀѺąҏ
^ _ cyclic	Ħ҇
^ _ d	ĀҘıѺ
^ _ data	Ā҆Ĥ҇
^ _ dead	ŏ҆
^ _ declared	Āѳā҈Ă҉ĬҋĿ҉
^ _ declaring	Ľ҆
^ _ decorated	Ē҉ēҏ
^ _ decorator	Āѵāғ
^ _ decorators	ēҔ
^ _ deep	ĀѺā҈
^ _ def	ĆғķѸĺҚĻ҇
^ _ default	ĀѹĔ҈ĕҗ
^ _ defined	ĀѺĤ҈
^ _ definitions	āѶĆҌ
^ _ defs	Ć҇Ē҆Ŀ҉ŀҊ
^ _ dependencies	Ė҈ĩґ
^ _ depends	ĀѶĩ҇ĪҊ
^ _ deps	Ā҉āѶĩҗ
^ _ derived	Ě҈ŀ҇
^ _ descendants	Ā҈ňґ
^ _ descends	Āѹňҍ
^ _ did	ā҇čѹİ҈Ķ҉Ņҕņқ
^ _ diff	ĀғāѹďҊ
^ _ different	Ć҇
^ _ directory	őҗ
^ _ display	Ā҉
^ _ do	ĀҬĂ҈ď҈ēѺġ҈ħҋŕ҆
^ _ does	ĀѶĉҌĊѺČ҇đҊēѺĔ҉ĖҊĢҖģ҉ĤѸħҌĨ҉Ī҉ķ҆ĸ҆ĻҋŃ҇ŇѺŌѺŏ҈őѹŕ҉
^ _ each	ĀѵāѺĆ҇ĉҍĤ҈ŀҋńҌ
^ _ else	Āҍ
^ _ engine	ĀҎāѸ
^ _ entry	āѴċ҇Ğ҉
^ _ enum	ĀѲāҖĸ҇
^ _ enumerate	Ā҉
^ _ environment	āҐ
^ _ equals	đґ
^ _ error	ń҆
^ _ errors	Āѹńҕ
^ _ events	ŕҊ
^ _ every	ĀѯāҐĉҊĊѺĒ҇ģҎĤҊĥ҆Ŀ҆ŀҍŉ҉ō҆őѹ
^ _ everyone	ā҆
^ _ everything	ĀѳāҤĖѺĩ҉
^ _ exactly	ā҈
^ _ exception	ā҉
^ _ exceptions	Ā҆ā҆
^ _ executables	Ğ҇
^ _ exists	ġҌ
^ _ export	ģ҈
^ _ exported	ģҋĭ҆
^ _ exports	āҊģ҈
^ _ extends	ć҆ňҌ
^ _ fast	ĀѵāҌ
^ _ features	āҊ
^ _ fetch	ĀҎāѷ
^ _ field	ā҉ĤѷŐґ
^ _ fields	ĀҊāҍĤ҆
^ _ file	ā҉ċҋĥѺĪѵĶҎĸ҆Ĺ҈ĺ҈Ľ҇ľѵŅҒņҢőѷŒ҇œҊ
^ _ filename	ĀѸŅҙ
^ _ files	Ā҆āҋăҊĆҊČҕčѷĩҍĪ҇Ŕ҆
^ _ find	Ā҉ňѹ
^ _ first	ā҇
^ _ fixtures	āҊ
^ _ flag	ĀҍāѰċ҇
^ _ folder	őҌ
^ _ following	ĦҌ
^ _ for	ĀѴĉҍċҏĝ҇ĥѵĵ҆ķҊł҆ŇѹňѹŔҋ
^ _ forgot	Ĭ҆
^ _ former	Ā҆
^ _ freshest	ĀѸąѷįҘ
^ _ from	ĀҖāѬăҋĝѺģ҇ĪѺĳ҉
^ _ func	ā҇Ĭ҉Ļ҇
^ _ funcs	ĒѺĤѺĿҘ
^ _ function	ĀҊā҇ĊҊĔѷĕҍę҉Ĭ҆
^ _ functions	ĀҍāҜĊѺĒ҇ģҍĿҋŃҐ
^ _ get	Ĩ҆
^ _ gets	Ċ҆Ė҆
^ _ git	ĀѴİҏ
^ _ give	Ā҈
^ _ go	Įғ
^ _ goes	ĀҌ
^ _ got	ņ҆
^ _ had	āѷŅҋ
^ _ hands	ĀҌāѹĉ҇
^ _ happen	Āҍāѹ
^ _ happens	āҙ
^ _ has	ĀѮĕ҈ĺҍľ҉ņґŇѸŊҊŏ҆ő҆
^ _ have	ĵ҇
^ _ head	ĀѺİҎ
^ _ headers	Ī҇
^ _ helpers	āѸĉҎ
^ _ hits	ŏҜ
^ _ holding	ĀѺāѺŉ҉őҍ
^ _ holds	ĀѸā҈
^ _ hops	ħҋ
^ _ how	āѫĆҊĎ҉ĳ҉Ŋ҉
^ _ i	ĀҟāѫĂѺăѺĈ҇ĔҋĚѷĜѺĝҐĩѸĭҕĮѺĺѸĽѸŀ҇ŁѺŅѺŒ҈
^ _ idea	Ā҇
^ _ identifiers	ĀҊ
^ _ identify	Ā҇
^ _ if	Ā҇āѹč҆ĘҊĭѹ
^ _ impl	āҖĉҋĥѮ
^ _ implementations	āѷĥҤī҇
^ _ implementers	ĥқ
^ _ implementing	ĥ҈
^ _ implements	āѶĥҍīҊ
^ _ import	Āґā҆ĝ҉ħѱĨ҆ŏҍ
^ _ imported	Ī҆
^ _ importers	ĩғ
^ _ importing	Ā҆
^ _ imports	Ā҈āѷĜҍħѶĨ҇ĩґĪҌŏҦ
^ _ in	ĀѰĐҔĠ҈Ħ҇Īғĸ҇ĻѳļҌľѺĿҏŊ҈ŋѹŏѭőҏ
^ _ included	ĝҌ
^ _ inherits	Ěҏ
^ _ inner	Ļ҈
^ _ inputs	ĀѶŁҐ
^ _ inside	ļҌ
^ _ instance	Ĥ҈
^ _ interface	āѹĥҎī҈
^ _ interfaces	Ā҆īҋ
^ _ internal	ĭ҆
^ _ introduced	ĀҒāѺğѺ
^ _ introducing	ĀѸąҎ
^ _ invoked	ĉҌę҆
^ _ invokes	ĉ҆Ċ҆
^ _ is	Ā҉ĆѷćҌĊ҇čѺĎ҇ĐѳĒҊĕѸĖѺĜѺĝѺĠѺġѺĢѳģ҈ħѹĨ҈ĩҏĭѴĮѱı҈ĳҊĺҐĻҎļѵľ҉ĿѸŀ҉ŁѹłѸŊҍō҆ŎѹőҋŒ҇
^ _ it	ĀѸāҐĈѺĊѸĘ҆Ĭ҉ĳ҆ķ҇Ņҋ
^ _ java	Įғ
^ _ job	ĀѸĢҐ
^ _ jobs	ĀҏāѸ
^ _ just	Ā҇ňѺ
^ _ k	ŌҔŎѹ
^ _ key	ā҆Đ҆
^ _ kicks	ŕ҈
^ _ kind	łґń҇ŇҊ
^ _ l	ĀѺĳҒ
^ _ language	ĀҋāҊėѺĮѺ
^ _ last	ĀҔāѴ
^ _ length	Ď҉
^ _ libraries	Ė҇
^ _ libs	āѷĖҘ
^ _ licence	ıҐ
^ _ license	ıҎ
^ _ lies	āѸœ҇
^ _ line	āґĐ҆ĲѦĵҔķ҇ļ҈Ľҍ
^ _ lines	ĀҊāѺēҋĳѺ
^ _ list	ĀѹēҋĖґĤҋĪ҆ī҆ŁҖ
^ _ load	Āҍĭѹ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	őҖ
^ _ log	ĀҏĎ҉Ģѵįҏ
^ _ long	āҊįҏĳ҆
^ _ lowest	Į҆
^ _ m	Ā҉āѵĊѺ
^ _ made	ā҇
^ _ maintains	ĀҒāѰ
^ _ make	ĀҊāѰĈҎ
^ _ makes	Ā҆āѴŕ҈
^ _ many	ĀҚāңĎҝĳҏľғŊҔ
^ _ marked	ĭ҉
^ _ may	ĀѶāқĊѰ
^ _ me	Ā҈Ć҇ĊҋčѸď҆ĕѶěѹğѹħ҈ĨѺĬѶĮ҆ı҆ļѸľѷĿҍŊѷŎѺŔѷ
^ _ member	ĀѵĿҋ
^ _ members	ĤѹĿҜ
^ _ message	āҐ
^ _ method	āҍĹѶľҒĿ҉ŀѲ
^ _ methods	Ā҇āѵĂҎćѹĉ҆ĊҗĒ҆ľ҇Ŀ҆ŀ҉Ń҇
^ _ missing	ĀѹāҦōѲ
^ _ mnay	ĀқāѲ
^ _ module	Ķ҈ķ҇Œҋ
^ _ modules	Ā҆ĊѺĪҕŏҎ
^ _ morning	Āѹāѷ
^ _ moved	ņҎ
^ _ much	ĀѶđҍ
^ _ my	ĀҊāѯ
^ _ n	ĀҊĴҒ
^ _ name	ĀѸāѵĭ҈ıҋŅҜņҎ
^ _ named	ĀѶŋҗœѶ
^ _ names	āҐĞ҉ģҐĪѺŁ҉ŏ҆
^ _ need	ĀҐāѬĬ҉Ļ҆Ľ҇ľ҇
^ _ new	ĀѺāѳĄҎėҍņ҇
^ _ no	āѺĔ҈
^ _ node	Įғ
^ _ not	āѱĔ҇ĬҊő҉
^ _ number	ĀҊđґĪѷľҏ
^ _ of	ĀѭāєĂѹĆѩćҖĈѺčѳĎѹĐѵđҋĔѶĖѹėѸĘѺęѷĚѯěѲĜѲĞҘğѷĠѷĢҘĤҧĥҏĦѺĪҪĮѺĴѸĺ҉Ľ҈ĿѠŀҋŁҏłҌŃҦńѱŅѶņ҆ňҚŉѺŎѲŏѯŐҙŒҊœ҈ŔҒ
^ _ often	Ā҆ĎҌ
^ _ old	Ņ҆
^ _ on	ĀѫāҌē҈ĢҩňѺ
^ _ one	ĀѸě҆Ľ҆
^ _ ones	āѺĂ҈
^ _ only	Ā҆
^ _ options	Āѷāҍ
^ _ or	āҙĚ҆ġѸĦ҆Ľ҈
^ _ other	ĀѶāҎĩҎĪ҈
^ _ out	āѲě҆ń҉Ŏ҇
^ _ overrides	ĀҖāѵŀґ
^ _ overriding	ŀ҉
^ _ packages	āѸĖ҆
^ _ parameters	ĀѺďҋŁҊ
^ _ params	ďҋŁҙ
^ _ parent	āѺćҐňҊ
^ _ parse	Ā҉
^ _ part	Ā҆Đ҇
^ _ pass	ĀѸāѸŌҐ
^ _ path	Ĩ҆ŅҎņ҉
^ _ paths	ĀѹāѸČґčѺŃҎ
^ _ people	Āҍİѹ
^ _ person	ĲҎ
^ _ pinned	ĀѷĲ҇
^ _ place	āѹĐ҈
^ _ places	ĀҊāѵĆҍ
^ _ point	ĀҊāѷ
^ _ points	ā҈Ğ҆
^ _ previously	Ņҍ
^ _ print	ĀҊāѺđ҇
^ _ private	ĀѰāҕĭ҆
^ _ project	ĀѸā҆Ğҍ
^ _ properties	Ĥґ
^ _ property	Ĥ҉
^ _ protected	ĭ҆
^ _ protocols	Ā҉āѸī҉
^ _ public	ģ҇ĭ҆
^ _ pulled	Ī҈
^ _ pulls	ĀѺĩґ
^ _ purpose	ĀѵāҌĊѺłҕ
^ _ put	ā҈
^ _ python	ĮҐ
^ _ quantity	Ď҆
^ _ question	Āѷļ҇Ņѷ
^ _ raise	ĀѵŃҏ
^ _ raised	ŃѶńҎ
^ _ raises	ŃҌ
^ _ raising	Ń҆
^ _ recent	į҆
^ _ recently	ĀѸį҉
^ _ release	ĀҊāѸėҊ
^ _ releases	ŉ҈
^ _ relies	ĩҎ
^ _ removed	ĀѹāғăѺ
^ _ renamed	ĀҖāѬŅҌ
^ _ report	ĀҎ
^ _ repository	ā҆
^ _ requirement	ĮҊ
^ _ requirements	āѵĖҘ
^ _ requires	ĀѰāѴĩҞ
^ _ result	āѹŎҔ
^ _ return	āҎ
^ _ returns	Ň҆
^ _ reviewed	āғĲѸ
^ _ revision	ĀҎ
^ _ revisions	ĀѸĎҎ
^ _ role	āѵĢҝ
^ _ routines	ĉ҇Ċ҆
^ _ running	āѹ
^ _ rust	āѹĮҒ
^ _ script	āѹğҋĶ҈
^ _ scripts	Ğ҉
^ _ secrets	ā҆
^ _ set	ĀѹĆ҇
^ _ sets	Āҕ
^ _ setting	Đ҈
^ _ should	āҟ
^ _ show	ĀѲć҉Čҍĩ҇
^ _ sites	ĀҗĊ҆
^ _ sits	ň҈
^ _ size	ĀҋāѸ
^ _ somebody	āҊĬ҇
^ _ something	ā҈
^ _ sort	ł҇
^ _ source	ĀҞŅҏŒҍ
^ _ sources	ĀѹāѹĩҖ
^ _ span	ĳ҆
^ _ spots	ĀѺĆҌ
^ _ stands	āѴć҇ĵ҆
^ _ state	Āҍ
^ _ statements	ĪҒńҏŏѵ
^ _ static	Ĭҍ
^ _ status	ĀѷāҕĈ҉łѸ
^ _ steps	ĀҊāѹ
^ _ still	ā҆
^ _ struct	ĵҐ
^ _ structs	ĥ҆
^ _ subclass	ĀҏćҖňѵ
^ _ subclasses	āҐŀҊňҒ
^ _ subfolder	őҏ
^ _ suite	Ŏҋ
^ _ superclasses	ćҤ
^ _ suspect	Ā҆
^ _ symbols	ģҐ
^ _ tag	ŉ҈
^ _ tagged	ĀѱāҎŉ҇
^ _ tags	Ā҈āѺŉҎ
^ _ takes	ď҉Ī҆
^ _ target	ņҋ
^ _ task	ĀѹĢҒ
^ _ teh	ĭ҆
^ _ tell	ĀѰāѺŁ҉
^ _ test	ĀѶāҟŊҋŋ҈Ōґō҆
^ _ tests	Ā҆āѰōҕŎң
^ _ text	ā҆
^ _ that	ĀѭāҊĄ҆ąҎĈ҇Ċґĥ҇Ł҆ň҈ŉѸōҌŎ҉
^ _ the	Ā҆āҚĂ҆Ą҇ĈҋĉҍċѺč҇ĐҊđѵĒѹĔѷĕ҆ė҈Ęґę҆ĚҌě҆Ĝ҈ĝ҇Ğ҉ġҊģ҉ĦҋĪ҇įѱİ҉ĲѹĳѺĴѶĶѷķѱĻѶļѸĽѶŀѶłғņѺŊѷōѵŏҊŐѹőѷœѧŔѺ
^ _ there	ĀѸāүĉѺč҉ďѹęҌĚѳĠ҈Ħ҈ĬѹŊѹŋѺ
^ _ they	āѳĬҐ
^ _ thing	ĀѷāѯĄ҈Ģ҇
^ _ things	ģ҉
^ _ third	Ā҈
^ _ this	ĀҔĈҊĖѺġ҈
^ _ throwing	ĀѺāҍŃ҉
^ _ throws	āѹŃҋńҊ
^ _ ticket	ĀѺā҇
^ _ to	ĀѷĂѸă҇ĎѲđѺĢѸħѹĵҔĶ҇ķҒĸ҆Ĺ҉ń҈œҍ
^ _ total	ĳҋ
^ _ touched	ĀҊāѺ
^ _ trace	Ĩ҆
^ _ trait	ĥѴī҉Ľғ
^ _ traits	īҐ
^ _ triggers	āѷĊҞ
^ _ type	ĀѲĤѷłҍŇұŐҘ
^ _ typed	Ĳ҈
^ _ types	āҎĥҊńҐ
^ _ unit	ĀѺō҉
^ _ unused	ā҆ŏ҉
^ _ up	ĀѺĆҋĈѸĊѹĵѺő҆
^ _ used	ŅҌ
^ _ uses	ā҉Ē҆
^ _ using	ĩҊ
^ _ value	āѵđҪĔҗĕ҇
^ _ variable	Āҋ
^ _ variables	Ĥҋ
^ _ ve	ĀѸāѷ
^ _ version	Ġ҇Įҏ
^ _ versions	ĀѺė҈ŉҋ
^ _ virtual	Ăґ
^ _ visibility	ĭ҈
^ _ vs	āҏďҍ
^ _ w	ŉ҉Œ҇
^ _ want	ĀҊāѺĊ҇ĖѺĶ҆
^ _ was	Ā҆āҐąҒįҏİҖŅғņѺ
^ _ we	āҘĝ҉ġ҇ŋ҉
^ _ what	ĀѲąѲĉѶĊҊčѹĐғē҈ĕѺĝѹĢ҆ģѶħ҇Ĩҋĩ҈ĪѲĮ҆įґĲѺĴѸķҍĺѺľѺŁҌł҇ņҌŇҍňѹŉҊŊѹŐѹőҎ
^ _ when	āҖĦѺĬѺįҒ
^ _ where	Ā҆āҏĵ҇Ķґĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѮāѳĜҋĠ҇ġҊĦ҇Ĭ҇Ō҉
^ _ which	ąҘĉѸĊҋčѺĎѷėѸĘѹĦѺħҍĨҌĬѸĭѺĮҎİҊıѺĳѺĵҐĶ҆ķѷĺ҇Ļ҇Ľ҇Ņ҈ō҉œ҈ŕ҆
^ _ whom	ĀҍįѺĲ҉
^ _ whose	āҌ
^ _ wich	ķ҇Ń҈
^ _ will	āҗ
^ _ with	Ķ҆
^ _ within	Ļѹļҏ
^ _ wonder	Āҍ
^ _ wording	ā҇ŔѺ
^ _ worked	ĀҌāѸ
^ _ workflow	ā҆
^ _ would	Āҋā҈Ģ҉ł҇
^ _ write	ā҆
^ _ wrote	ĀҘňѺ
^ _ yes	Ĉ҆
^ _ you	āѡĎ҆ĐѺĘ҇ęѸĢѹĬ҇ķѴľҋňҌŊ҆ŎѺŏ҈ő҇
^ _ |	ĀѢāѱąѸĐҊē҆ĔғėҒĘѷģ҆ĥѺĩҌīҖĮѳį҉ıҢŃѹŇҳňѸŋѷŌѺōѸŎѵŏ҇ŐѶŕҍ
^ a	ĀҙāѭœѺ
^ a test	ĀҜāѷŋѷœѺ
^ abstract	āѺĂҍ
^ according	ĀҌĢѹ
^ according to	ĀҌĢѹ
^ add	ĀѰāҥ
^ add a	ĀѺāҔ
^ after	āѵĞҔ
^ after the	Ğ҈
^ all	ĀҡĆҐħѵĪ҇ĿҊŃҎňѯ
^ all callers	Ā҈
^ all import	āҌħѵ
^ all imports	Ī҈
^ all the	Ć҆ňҊ
^ allowed	ėҋ
^ allowed value	ā҇
^ am	ĀҌĭ҇
^ am i	ĀҌĭ҇
^ among	Āѹāѹę҈Ĝ҉ŋ҇
^ among the	ĀѺāѺę҉ŋ҈
^ an	ġ҉
^ ancestors	ćҙ
^ annotations	ēҚ
^ annotations on	ē҉
^ any	Ā҈āѯĝҋĦ҇ŋҌōѴ
^ any chance	ĀѲ
^ any idea	Ā҇ķ҆
^ any import	ĀѵĝҌĦ҇
^ any test	ĀѺŋҍ
^ anything	ĀѸāѲĒ҇Ěѹġ҈ňҌō҆
^ anything in	ō҆
^ anything that	ĚѺĩ҆ňҌ
^ are	ĆѸę҆ĦғŁ҆ŋҌōѹŎ҆
^ are all	ā҇ĆѺ
^ are the	Ħ҇
^ are there	āѹę҆Ī҆Ł҇ŋ҉ōѺ
^ are we	Ā҆
^ args	ď҈ŁҊ
^ as	ĀѫāґĂ҆Ċ҆ĎѺĝ҇Ģ҇ĥѷŇѸ
^ as for	ĀѯāҖĂ҆Ċ҆ĎѺĝ҇ĥѷŇѺ
^ async	ā҇ĒѺ
^ at	Āҍā҆Ć҇Đ҈Ėѵ
^ at tag	Ā҇
^ at what	Đ҆į҆
^ at which	Ā҈Ć҇
^ attributes	Ĥ҉
^ author	ĀҏĲ҆
^ author list	Ā҉
^ author of	Ā҇Ĳ҇
^ authors	Āғ
^ authors of	Āғ
^ base	ĀҒćҊĹѺŀѹňѷ
^ bases	ćҗ
^ before	ĀѱĽѺŅҏ
^ before i	ĀѲāҌĽѺ
^ before it	āѺŅ҈
^ before the	Ņ҈
^ better	āҏŔѺ
^ between	ěҎĝҊ
^ between <tag>	ĀѶā҈
^ between the	Ā҆āѴăѷěҎĝҊ
^ blame	ĀѳĲң
^ branches	ĀҒāѶ
^ bug	ā҆
^ bug on	ā҆
^ build	Ĉҋ
^ build the	ĀҘĈѱ
^ by	āѬĄ҆Ċ҈ē҇ĝѸĢѺĥ҉ħҊĩҋĪѸĮѺį҈Ĳ҇ŀ҉ňҒō҆őѺ
^ by how	Ď҆
^ by the	Ą҆
^ by what	Āѱāѹē҈ħ҆Ĩ҉ĩ҇Īѹį҉ň҉
^ by which	ĩ҆į҆
^ by whom	ĀҏįѺĲ҉
^ call	Ā҇ĉҐĊ҈
^ call path	ā҆
^ call sites	Ċҍ
^ callees	ĉҙ
^ callees of	ĉҍ
^ callers	Ā҆āѳĊҜĠѺ
^ callers of	Ā҆āѳĊҜĠѺ
^ calling	Ń҆Ň҆
^ calling <name>	Ň҆
^ calls	ĉ҆
^ can	āҧą҆ĈҊĘ҆Ě҇ġ҆ģѺĬѺĭ҈ĮѸŁѺŃѺńѹőҍ
^ can <name>	ĀґĚ҆ġ҇
^ can i	ĀҜāҎė҆
^ can not	ő҉
^ can the	ĀѹŌҋ
^ can you	ĀѳāѴĂ҆ą҇Ī҇ő҆
^ cfg	Đҏ
^ chain	Ĩ҇
^ chain of	Ĩ҇
^ change	ĀѺāҙıѷ
^ change the	āҗıѷ
^ changed	ČҋčѺ
^ check	āѭĘ҉Ĝ҆ĦҋŌ҆Ŏҍ
^ check <name>	Ŏ҆
^ check for	Ā҇
^ check if	Ā҇āѹč҆ĘҊĭѺ
^ check whether	Ĝ҇
^ child	ćѱňҘ
^ child class	ćѳŀ҈ňґ
^ ci	ĀҖāѨŕ҇
^ circular	ĦҊ
^ circular import	ĦҊ
^ class	Āѭē҇Ě҆īҔ
^ class <name>	ĀѲē҇Ě҆īҔĵѹ
^ classes	ĀѹĒ҆ĥ҈ňҊ
^ classes implementing	ĥ҆
^ classes that	ć҆
^ cls	āҌĚ҈ĩѹĵҎňҍ
^ cls <name>	āҌĚ҈ĩѹĵҎňҍ
^ code	ĀѺĊҗğѵŃ҉
^ code that	āҋĊҘğѲ
^ collect	ĀҒŎѵ
^ collect the	ĀҒŎѵ
^ commit	ĀѺąҖč҆Ďѹ
^ commit <commit>	āѸč҆
^ commit adding	ą҆
^ commit count	Ā҇
^ commit introducing	ĀѸąҋ
^ commit that	Āґāѵ
^ compare	Ā҆ďҌ
^ config	ĀҐĐ҇ĪѴ
^ const	ĀѮāҐđҍĶҊŐҊ
^ const <name>	ĀѮāҐđҍĶҊŐҊ
^ constant	ĀѲāѴĶҡ
^ constant <name>	Ķ҈
^ content	đ҈
^ content of	đ҈
^ contributors	Āғ
^ contributors to	Āґ
^ could	ĀҵāѴ
^ could <name>	Ā҈
^ could you	Āұāѩ
^ count	ĀғāѺĎҏĤѸĪѺĳҊľҕĿѶňѺŊҚ
^ count everything	Ā҇
^ count of	Ď҈
^ count tests	Ŋ҆
^ count the	ĀҢĤѸĪѺĳ҆ľҊŊҊ
^ create	ĀѱāҘą҇
^ create commit	ą҇
^ current	İ҈Ņѹņҏ
^ current name	ņ҆
^ current path	ņ҉
^ cut	ĀѺā҉
^ data	Ĥ҉Őҋ
^ data members	Ĥ҉
^ data type	Őҋ
^ date	Ā҇ā҉įҌ
^ date of	Ā҈įҌ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ēҌ
^ def	ĔѹĕҊķҚĹҊĺѺ
^ def <name>	ĔѹĕҋĹҋ
^ default	ĔҊĕ҇
^ definition	ĆѷĶҊĺҚĻ҉
^ definition of	ĆѷĶҊĺҚĻ҉
^ delete	ĀѹāҩĆѵĴѺ
^ delete all	āҒĆѵ
^ delete line	āҌĴѺ
^ delete the	āҌ
^ deletion	Ā҉
^ deletion of	Ā҉
^ dep	ĀѲĖғė҈ħҊĮѸ
^ dep path	ħҊ
^ dependencies	ĀѷĩѸĪң
^ dependencies of	ĀѷĩѸĪң
^ dependency	ĀѵĩҤ
^ dependency of	ĀѵĩҤ
^ deps	ĀѺĖ҆
^ derived	ň҈
^ derived classes	ň҈
^ descendants	ĀѹňҖ
^ descendants of	ĀѹňҖ
^ describe	āѸĢҚ
^ determine	ĀѤāѫĺҌľ҆
^ determine the	ĀѰāѮĊ҇ĺҍľ҇
^ determine whether	ĀѺ
^ determine which	ğ҆
^ did	Ā҈āѷčҜĠҘĬҒĭҏįѹİѹŋѹ
^ did <commit>	ĀѸčҏ
^ did <name>	Āѷā҆ĠҌ
^ did <path>	ĀҊāѸ
^ did <tag>	Ġ҇
^ did commit	ĀҐāѸ
^ did somebody	āѺĈ҇Ĭ҈
^ did the	āҘĭҋİѹ
^ did they	āѵĬҌ
^ dir	őҒ
^ dir containing	őҒ
^ display	Ĵ҈
^ display line	Ĵ҈
^ do	ĀҐāўĘҌĝҐġ҈ĢѸĦҎħѺĪѹĬѹŋҊŎ҆
^ do <name>	Ā҇
^ do <path>	ĀҊāѴ
^ do i	Āґ
^ do not	Ĕ҈
^ do tests	Ŏ҇
^ do the	ĀҎāѧĘҍĚ҆Ĝ҇ĝ҈Ħ҇
^ do we	ā҆ĝ҉ġҊŋ҆
^ do you	ĀѫĬѺĺ҆ļ҆Ō҇ŏ҇
^ does	ĀҗāҔćѶĈҕĉѶĊѳčҕėѺĘқęҔĚҗěғĜҪĝҋĠ҆ġҌĢѱģѷĤѷĥѹĦҏħѸĪѱīѸĬ҆ĭ҈ĮѸĴѹĵѹĺѹľѺĿѺŁѵŇѷňѰŌҟōѶŎҒŏѲœѺ
^ does <name>	ĀѺāѶĉѹĘҝę҆ĚҗěҋĜҏġҎĢѺĬ҉ĭҊń҉ŋѸ
^ does <path>	ĀҏĜҔĝҊĪѹŏѹ
^ does <tag>	Ġ҇
^ does a	Ā҈
^ does an	Ā҇
^ does any	Ā҆
^ does anything	ĀҎ
^ does every	ĀѩāҘ
^ does following	Ħ҉
^ does it	āҒĈѸ
^ does one	ě҆
^ does our	ā҆
^ does the	ĀҖćѹčґĘҊęҌĚ҉Ĝ҇ňѶŌҋ
^ does this	āѹĈ҈ı҆
^ dose	ĀґāѳĈ҇Ĝ҇ŌҎ
^ dose <name>	Ā҇
^ dose the	Ĝ҈Ō҆
^ down	ň҆
^ down the	ň҆
^ each	ĆҊ
^ entry	ā҈Ğ҆
^ entry points	ā҈Ğ҆
^ enum	ĀѺĸ҈
^ enum member	ĀѺ
^ enumerate	āѯĆҐľѺĿҍŏ҆
^ enumerate everything	Āҏ
^ enumerate the	ĀѱāѵĆҎĿ҈ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	ĀҦāѺĆґĊѺ
^ every place	Ćѹ
^ everything	ĀҔāѲňҗ
^ everything <path>	Ā҈
^ exception	Ā҈āѸ
^ exception <name>	Ā҈āѸ
^ exceptions	āҎ
^ exceptions <name>	āҕńѲ
^ execute	Ŏ҇
^ existence	ġҊŋҏœѸ
^ existence of	ġҊŋҏœѸ
^ explain	ā҆ĢҤ
^ explain <name>	ĀѷāѷĢҫ
^ explain the	āґĢѺ
^ explain what	ā҆
^ export	āҏ
^ exports	ģҒ
^ exports from	ģ҈
^ exports of	ģҊ
^ failing	Ā҇
^ failing tests	Ā҇
^ fields	ĀѷĤҖ
^ file	Ā҉Č҆ĵѶĺҔĽ҉ŒҊ
^ file and	ĺҔ
^ file line	ķ҈
^ file where	āҊĵѸ
^ files	āҨĄ҉Č҆
^ files added	āѹăҊ
^ files importing	Ā҆
^ files last	ā҆
^ files that	ā҇Ą҆
^ find	Āѵāѯă҈ąѷćѵĊҏđѺĘѭĚѺĜѺğҐĥѺīѺİ҆ĵҖĶ҈ĺҗĽғĿѸŃ҈ňѹŌѹőҗŒҌœҊŔѵ
^ find <name>	ĀѸĊҏĘѮğҕĺҤőҐ
^ find all	ĀѶă҆ĉ҈ĊѺŀҊŃҍ
^ find calls	Ā҇
^ find every	Āҏĥ҆őѺ
^ find everything	ĩ҆
^ find me	ĀѯāғĊ҈ĺѹĽѺ
^ find out	Ā҆āѺě҆
^ find test	Āѹō҆œҎ
^ find the	ĀҘāѰąѷİ҇ĶҏĻ҆
^ first	ĀҌāғ
^ first change	ĀѵāҒ
^ first commit	Ā҈
^ first file	āҌ
^ fix	ĀѹāҙœѺ
^ fix the	ĀѺāҘœѺ
^ folder	őҍ
^ folder holding	őҍ
^ for	Āўā҇ć҈ĕѳĖ҈Ģ҆ĥҍĩ҇ĳ҇
^ for <name>	ĂѹĕѹĬ҆ĺ҆Ł҇Ň҆
^ for <path>	Āѷā҉
^ for a	ā҇Ă҆
^ for class	ćҍ
^ for commit	Āѹ
^ for the	ĀѸď҈Ė҆ĥ҆ĩҊŁѺň҈
^ for what	ĢҌ
^ for which	ĥ҇
^ former	ŅґņѺ
^ former name	Ņ҈
^ former path	Ņ҉
^ from	ĀҊāѰă҆ćҋĊҏģ҈Į҈ŅҕņѴňѺ
^ from <path>	Ā҉
^ from <tag>	Āѷā҈
^ from what	ĊҊĮ҆ŅҎ
^ from which	Ā҉āѵć҈Ņ҇ņѺ
^ full	Ć҇
^ func	ĕ҈
^ func <name>	ĕ҈
^ funcs	ā҆
^ funcs that	ā҉ĒѺ
^ function	āѺļ҉
^ function <name>	ļ҉
^ functions	ĒҊ
^ git	ĀғČҋĎ҆ĢҨįҌĳѴŃѺňѺ
^ git <name>	ĀҠĳѵ
^ git blame	Ĳ҇
^ git log	ĀҏĎ҉Ģѵįҏ
^ git show	ĀѺČҍ
^ git tag	ŉ҈
^ give	ĀѫāїăҍĊҍĐ҆đ҆ĕѺĜѸĢҏģ҈ĩ҆ĪҌĺѷń҉ŎѸőѺŕ҆
^ give every	ģҏ
^ give me	ĀҋāѵĊҐĕѸģѺĩҊĳҋĶ҆ķѴĹѺŁ҆őѸ
^ give the	ĀѧāѠă҉ĐҊē҆ĪҌĶѺķҏńҊŕ҇
^ given	ĀѶ
^ given class	ě҇
^ given commit	āҊ
^ global	Ķҋ
^ go	āѷĮҐĵҊĽ҆
^ go to	ĵҊĽ҆
^ going	ă҇
^ good	ĀѴāѪ
^ good afternoon	āѳ
^ good morning	Āѹāѷ
^ grep	āѶŔҐ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѧčҋĘ҇ĚҌĜ҆ĝҎġҎĬҎĭҍ
^ has <name>	āѶĘ҉ĬҌĭҎ
^ has <path>	Ĝ҆
^ has anybody	ĀѺĝҊň҈
^ has anyone	ĀҎ
^ has somebody	Ā҆
^ has the	āѷĚ҈ġҏňѺ
^ have we	Ā҆
^ head	ĀѰİҕ
^ hello	ĀѴāҏ
^ hello |	ĀѶāҍ
^ help	āҗĂ҆ĊѺĻ҇Ŀ҆
^ help me	āҗĂ҆ĊѺĻ҇Ŀ҆
^ hey	āѰă҇
^ hey can	ĀҐ
^ hey do	āҌ
^ hey i	ĀѵāѸ
^ hey what	ĀҊ
^ hi	ĀѹāҔ
^ hi i	ā҈
^ hi there	ā҆
^ hi |	ā҆ķ҆
^ how	ĀқāӌąѸĎҎď҈đҍėҌĝѷĦѺħґĨғĩѸĬѰįҔıҍĳҐľҊŊ҈ŋѹŎѸŕҏ
^ how are	ĀѸā҇
^ how big	đ҆
^ how calls	ņ҉
^ how can	āҊ
^ how come	āҳĬѶ
^ how deep	ĀѺā҈
^ how did	āѵŅҋ
^ how do	ďҋħҋő҆
^ how does	ĀѷāѱħґĨҋĴ҉ŕ҉
^ how fast	ĀѵāҌ
^ how has	ā҇ĎѺ
^ how is	Ā҆āѣĨҌıґŕҋ
^ how long	āҊįҏĳ҆
^ how many	ĀҤāҧĎҙĳҍľҋŊҐ
^ how mnay	ĀқāѲ
^ how much	ĀѶđҍ
^ how new	āѺėҍ
^ how often	Ā҆ĎҌ
^ how recently	ĀѸį҉
^ how to	Āѹāҕ
^ how would	ł҇
^ hwo	Āѷľ҇
^ hwo many	Āѷľ҇
^ i	ĀҸāёąѶď҆đ҆ĖѺė҇ę҇Ě҇Ĭ҆ĭѺĮѹĶ҇Ľ҇ŁѶōѺŔ҈
^ i can	Ā҈
^ i d	ĀҚā҇ıѺ
^ i do	Āѵ
^ i forgot	Ĭ҆
^ i have	ĀѸ
^ i m	Ā҉āѵĊѺ
^ i need	ĀґāѭĬ҉Ļ҆Ľ҇ľ҇
^ i suspect	Ā҇
^ i ve	ĀѹāѺ
^ i want	ĀҋāѺĊ҇ĖѺĶ҆
^ i was	āҍ
^ i wonder	Āҍ
^ identify	ĀѫāѝĉҍĊѹĖ҆ĚѹĞ҇ĿҊŀҋłѸŃ҇ńҊ
^ identify all	ĿҌ
^ identify each	ĉҒĊѸĤ҆ńҋ
^ identify every	āѶŀҌŃ҉
^ identify the	ĀѵāѯĖ҆Ğ҇łѸ
^ if	ĀҌāѦĔҐ
^ if <name>	ĀҌāѹ
^ if i	āѱĔҐ
^ impl	ĀѵāѱĥғīҖ
^ impl <name>	āѴĥҗ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҊ
^ impls	ĥ҉
^ impls of	ĥ҉
^ import	āѺĜѶħҔĪҗŏѸ
^ import chain	ħҍ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҆
^ import statements	ĪҒŏѵ
^ imported	ĩѺĪ҈
^ imported modules	ĩѺĪ҈
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҎā҆ĝѺĩѲĪҫŏѰ
^ imports from	ĀҖĝѺ
^ imports in	Īҗŏѯ
^ imports missing	āҎ
^ imports of	ĩѳĪҚŏѸ
^ imports still	ā҆
^ in	āѺĆ҈ćѺĉѳĊ҇ċ҇Đ҆đѲēѷĔѬĕґĚ҇ĝѷģѺĪѹĲ҈ĳѸĵҋĸ҈ļҊŀ҆ŁѸŃ҆ņѺŇ҆ōҎŎ҈őҊœ҇
^ in <name>	Ā҆āҋĂ҆Đ҇đѶĔѶĕ҈ĢѸŎ҉
^ in <path>	ĝѺĲ҇
^ in <tag>	āѹĠ҇
^ in class	ĺ҆
^ in how	Ćҋ
^ in the	ĀѮāѴĕ҆ĚҊįҋĿ҉ŇҊōҊőѺ
^ in what	Āҡā҆ąѰĉѺįѷŀ҆őҌœ҉
^ in which	Āѷā҆ąҍĉѹĊҌĎѺğѸĵҎķѺĻ҈ļ҇ō҇ő҉Œ҆
^ in wich	ķ҇Ń҈
^ includes	ĀѸĩѲĪҟ
^ includes of	ĀѸĩѲĪҟ
^ inferred	ŇѸŐҍ
^ inferred type	ŇѸŐҍ
^ inheritance	ćґ
^ inheritance of	ćґ
^ initial	ą҆Ĕҍ
^ initial add	ąҊ
^ inner	ĻҐ
^ inner func	Ļ҇
^ inside	Ę҈Ĝ҆ĻѺļҍ
^ inside <name>	ļ҆
^ instance	Ĥ҉
^ interface	ī҈
^ interfaces	īҌ
^ interfaces of	ī҈
^ into	ņҋŉ҇
^ into what	ņ҉
^ is	ĀҸāҩĂѺĆѸćѩĈҔĉѸĊѺčҡĎѸĐѵđѶĔѹėѶĘҎęҡĚґěҖĜҕĝҩğѹĠ҉ġҊĢѶģѷĦғĨѵĪѸīѺĬҟĭҜįѹİѺıѷĲѷĴѹĵѺĶѹķѹĸѺĹѺĺѺĻѶļѹľѹĿѺŁѷŃѺńѸŅѺņѹŇѮňѮŋ҉Ō҉ŎҎŏѹőѸœѰ
^ is <commit>	č҆
^ is <name>	ĀҊāҏćѱčҌĘҋęҜĚҚěҕĜҎĠҊĦ҆ĳѺňѲŋҐ
^ is <path>	ĀѪāґč҉Ĝ҉ĝҫĦ҇Ĩѹ
^ is a	Ā҈āѴĬ҇Į҆
^ is anybody	ĀѺā҇
^ is func	Ĭ҉
^ is it	āѳĊѹĘ҈Ĭ҇ĳ҆
^ is line	āҎ
^ is load	ĀҌĭѹ
^ is not	āѸĬҊ
^ is symbol	ĭ҆
^ is teh	ĭ҆
^ is test	āҋŎ҇
^ is the	ĀѸā҉ĈҙĬҎŌ҆œѺ
^ is there	āҙę҆ĚѸġ҆Ħ҈
^ is this	ĀҌĈѺł҈
^ it	ā҇
^ java	āѷĮґ
^ job	ĀҍĢґ
^ job list	ĀҔ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѷāѸĶ҆ķғĹ҆œҊ
^ jump to	ĀѷāѸĶ҆ķғĹ҆œҊ
^ kindly	ĺ҇Ł҇
^ kindly tell	Ł҇
^ last	āѹįҐ
^ last commit	į҆
^ latest	ĀѺāҋėѹį҆İ҇
^ latest commit	ĀѺį҆İ҇
^ leftover	ĪѺŏҌ
^ leftover imports	ĪѺŏҌ
^ let	ĀҌ
^ let me	ĀҌ
^ license	āҍıҋ
^ line	ĀҝĳѺĵҌĺѸœ҉
^ line <line>	āѹĲ҇ĴҊ
^ line count	ĳҋ
^ line of	œ҉
^ line where	ā҇ĵҍĸѺ
^ lines	ĀҒĳѲ
^ lines <name>	ĀҙĳѬ
^ lines total	Āѹĳ҉
^ list	ĀҍĂҐĆѵĉ҉ĖѴĞҞĤ҇ĥҋĪ҆ľѶĿ҆ŀҊŁѶń҆ň҉ŉ҆ŊѶ
^ list all	ĀҎŀҊ
^ list every	Ā҈ā҈ĊѺ
^ list files	ĩ҆
^ list of	ĀѷĂҐĞҠľѹĿҊŁѱ
^ list the	ĀҏăѶĆѺć҈ĉ҇ĊҊē҇ĖѸĤ҈ĥ҈Ī҉Ł҇ň҇Ŋѷ
^ literal	đҊŔ҉
^ local	ĻҋļѺ
^ locate	āѫĐ҆đѸĵҊĶҋĹ҉Ļ҆ĽҋŋѺœҊŔѺ
^ locate <name>	ĺ҆
^ locate the	āѮĐ҆đѹĵҊĶ҈ĽҋŋѺœҋŔѸ
^ location	ĵ҆ĸ҈Ĺ҉Ľ҆ŀѹŒ҆œ҆
^ location of	ĵ҇Ĺ҉Ľ҆ŀѹŒ҆œ҆
^ log	ĀҊ
^ log of	ĀҊ
^ longest	āҒ
^ longest import	ā҆
^ longest line	ā҉
^ look	āѲĆ҆ĥ҆ĵѺő҆
^ look up	ĀѱāѴĆ҆ĥ҆ĵѺő҆
^ looking	Ě҆ķ҇
^ looking at	Ě҇
^ looking for	ķ҇
^ lst	įҊ
^ lst change	įҊ
^ main	ā҆
^ main author	ā҆
^ make	ĀѷāӆĚѸĬѯŌѳ
^ make <name>	āҬĚѸĬѯ
^ member	Ŀҡ
^ merge	ā҇
^ method	ĀѺĹҐĺѹĿҍ
^ method <name>	ĹҒĺѹ
^ methods	āѴĂѶĉҋĊ҇Ē҈ľѯĿҞŃ҇
^ methods <name>	ĉ҆
^ methods defined	Ŀ҆
^ methods of	ľѺĿҊ
^ methods that	Ŀ҆
^ min	ėѹĮҌ
^ min <name>	ėѹĮҌ
^ mit	ı҇
^ module	ģ҇Œ҆
^ module <name>	Œ҇
^ modules	ĩҋĪ҇
^ modules pulled	Ī҈
^ modules using	ĩҊ
^ most	į҇
^ most recent	į҇
^ move	āғ
^ move the	āҍ
^ must	ā҈
^ my	Āѹ
^ my colleague	ő҆
^ name	ĀҔāѮĉ҆ē҇Ī҈ī҈Ņѷ
^ name all	ĀҐĪ҇ī҈
^ name each	Ċ҆
^ name every	āѹĉҋē҆Ŀ҉
^ name the	ĀҋāѸć҇Ł҆
^ names	ĀҊČ҆
^ names both	ā҇
^ names of	Č҆
^ needless	ĪѶŏғ
^ needless import	ĪѸŏҌ
^ needless imports	ŏ҇
^ nested	Ļ҇
^ new	āѺņ҇
^ new name	Ņ҆
^ newest	ĀѵāѺį҈İғ
^ newest commit	į҈
^ node	āѷĮґ
^ not	ĀґňѺ
^ not only	Ā҆
^ number	ĀңāҙĤѷľѸŊҊ
^ number of	ĀңāҙĤѷľѸŊҊ
^ of	āѡė҈ĢҋģҐĤ҆ĪѺİ҉ļ҆Ő҆
^ of all	İҊ
^ of the	āѴģ҇ļ҆
^ of what	āѴĢҌ
^ of which	ĀѺāѷģҊň҆
^ old	Ņѷņҗ
^ old file	ŅѹņҌ
^ old name	ņҊ
^ oldest	Ā҆Į҈
^ on	ĀѰāҊć҇ĉ҆ĐҊĪ҆ķҊĺҎļѹňѹŒѹœ҇ŕ҉
^ on what	ĀѶā҈ć҈ĐҊķҍňѺ
^ on which	ĉ҆Ĕ҆Ī҆ĺҌŒѺœҊ
^ on |	ŕ҆
^ open	ā҇
^ origin	ŅҊ
^ origin commit	Ā҆
^ origin of	Ņҋ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҈
^ ought <name>	ā҈
^ our	Ā҇
^ outgoing	ĉґĊѸ
^ outgoing calls	ĉґĊѸ
^ over	ħ҇Ĩ҇
^ over which	ħ҇Ĩ҇
^ overrides	ā҉
^ overrides of	ā҉
^ overriding	ĀѺŀҔ
^ overriding methods	ŀ҉
^ param	āҘńѺ
^ parameter	ĀѸĔҊĕѹŁҎ
^ parameter <name>	ĔҊĕѹ
^ parent	ćҍ
^ path	āѹĵҌķҊŅѵőҝœ҆
^ path of	ķҊŅѶőҔ
^ path to	āѺĵҌő҉
^ percentage	ĀѸāғ
^ percentage of	ĀѸāғ
^ places	ğ҈
^ places that	ğ҈
^ places where	Ā҆
^ please	ĀңāѤąѺć҈ķѹĿѶŁѺ
^ please check	ĀҐ
^ please display	Ā҉
^ please enumerate	Ā҉
^ please give	Ā҈
^ please identify	Ā҇
^ please report	Āҏ
^ please show	ĀѸć҉
^ please state	Āҍ
^ please tell	ĀѲę҆
^ please to	ĀѪāѺ
^ please trace	Ĩ҆
^ point	ĀѶķҐĺҍ
^ point me	ĀѶķҐĺҍ
^ predecessor	āѹŅ҉
^ predecessor of	āѹŅ҉
^ previous	ŅҔőѸ
^ previous name	Ņ҈
^ previous path	ŅҌőѹ
^ print	ĀѷāѲđ҈ĖҢģҍĤҊİҎĲѹĴҎĶѸ
^ print <name>	ĀѲĖҦ
^ print <path>	Ĵ҈
^ print all	ģҏ
^ print the	ĀғāѺŁ҆
^ prior	ĀѸŅҙ
^ prior filename	ĀѸŅҙ
^ project	ĀѰā҆ł҉
^ properties	ĤҙŐѷ
^ protocols	īҔ
^ public	ģҏ
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	āҊ
^ put a	ā҆
^ pytest	āѰŌҏŎҙ
^ pytest <path>	āѺŎҌ
^ pytest k	ŌҔŎѹ
^ python	ĀѺāѸĮҒ
^ quantity	ľ҇
^ quantity of	ľ҇
^ quick	Āѷļ҇Ņѷ
^ quick question	Āѷļ҇Ņѷ
^ quote	Ā҇
^ read	ĀҋĴ҇
^ regarding	ĀѫāҏĶѹŅ҆
^ regarding <name>	āѸ
^ regarding <path>	Āѹ
^ regarding commit	āҋ
^ regarding tests	ā҆
^ regarding the	ĀѲĊ҆
^ reimplementations	ŀҌ
^ reimplementations of	ŀҌ
^ releases	ā҉
^ remove	ĀѹāҘ
^ remove the	ĀѺāҕ
^ rename	ĀѸāҗŅҍņ҈
^ rename source	ŅҐ
^ rename target	ņҋ
^ rename the	āҋ
^ replace	āґŃѺ
^ repo	ĀѯİҊłҕ
^ report	ĀњāѥĂ҈Ē҇ğ҆ġ҇Ī҈Ķ҉ĺѺňґŏ҆
^ report all	ĀѲĩ҇ňғ
^ report every	Ē҈
^ report the	ĀѲāѨĂ҉ğ҆Ī҉ŏ҆Œ҆
^ report where	ĶҌ
^ report whether	ġ҇
^ required	ĀѴāѺėҌĮҙ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	ŇҊ
^ return annotation	Ň҉
^ revert	āқčѹİѸ
^ revert <commit>	āҍčѹ
^ review	ĀҨāѦ
^ revisions	Āң
^ revisions of	Āң
^ run	ĀҬāѲĈҖĊѺŊѶōѮŎҒœѹ
^ run <name>	ĀҢāѺōѵ
^ run test	ĀѹŌғ
^ run tests	ŊѸŎґ
^ run the	ĀғĈҖŌѪōѺ
^ runtime	ĀѷĖҋ
^ runtime dependencies	ĀѷĖ҉
^ rust	āѺĮҐ
^ say	ĀѪāҕő҈
^ say me	ő҈
^ search	Ŕ҈
^ sed	ĀҊĴҒ
^ sed n	ĀҊĴҒ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҇
^ setting <name>	Đ҇
^ sha	ąҌ
^ sha that	ąҌ
^ shortest	ĨҌ
^ shortest import	Ĩ҇
^ should	āӅ
^ should <name>	āҟ
^ should <path>	ā҉
^ should i	Ā҈āѺ
^ should the	āҋ
^ should we	ā҆
^ show	ĀҗāѩĂ҉ď҆Ė҆Ĥ҆ĦѺİҎĴ҉Ŀ҆Łҋł҈
^ show <name>	ď҈
^ show all	ĂҍĖ҈ĥ҆
^ show line	ĲѺĴ҉
^ show me	āѶĐ҇İ҆ķ҇ň҉
^ show the	ĀҍāѺđ҇İ҉Łҏł҉ŇѺ
^ shwo	Ā҈
^ shwo me	Ā҈
^ signature	ĀѸďҎŁҍ
^ since	āҕąҌĦѷĬѷįқ
^ since what	āѺįҊ
^ since when	āғĦѺĬѺįҒ
^ since which	āҏą҆
^ size	ĳҊľ҇
^ size of	ĳҊľ҇
^ skip	āҙœѹ
^ skip the	āҙœѹ
^ slowest	ĀѲāҰĊѶōѸ
^ slowest import	ā҆
^ so	āѫĎѺĚҎĬҌ
^ so how	Ā҉
^ so is	āѴĚҎĬҊ
^ somebody	āѺķ҇
^ something	Āґāѹ
^ something called	ĀҍāѺ
^ sorry	ĀѰāѬ
^ sorry i	āѸ
^ sorry to	ň҆
^ sort	āҒ
^ sort the	āҒ
^ source	œ҆
^ source of	œ҆
^ split	ā҇
^ spot	Ķ҆
^ squash	ĀѺāҊ
^ squash all	ĀѺāҊ
^ starting	ħ҈
^ state	ĀѯāѸİ҇
^ state how	ĀѺ
^ state the	ĀѺİ҇
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҎĺѹ
^ struct <name>	ĵҎĺѹ
^ structs	ĥ҇
^ subclass	ŀ҆
^ subclasses	ň҉
^ subclasses of	ň҉
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	ĀѶĢҏ
^ super	ĀҌć҆
^ superfluous	ŏ҇
^ superfluous imports	ŏ҇
^ supported	Įҕ
^ symbols	Āҗ
^ symbols of	ĀҚģѵ
^ tags	ĀѷāҚ
^ tell	ĀҊāѴĄ҈ĐѺē҇ķѺĽ҈ŋ҇
^ tell me	ĀҋāѵĄ҈ĐѺē҇ķѺĽ҈ŋ҇
^ test	ĀѪŋҝō҆Ŏҍ
^ test <name>	ĀѳāҕŌҊŎѸ
^ test case	ōѺœҍ
^ test count	ŊҊ
^ test result	āѺŎҔ
^ tests	ā҇ōҜŎѸ
^ tests for	ĀѴāҊō҇
^ tests from	ĀҎāѶ
^ tests in	Ŋ҉
^ tests of	ĀҋŊѸōҊ
^ that	Āѹĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀјāѡĂѺĄҍĉѹčѹēѹěѶĝѹĞѹğѹġѷģҌĤ҆ĩҌĬѸĮ҉įҊĳ҉ĴҋľѸŁҍłҌŃѺŅ҆ŇҋňѸōҌŎѹŏ҇Őҋő҇Ŕ҆
^ the <name>	ĀґāѴĩ҈Ĵ҆Ĺ҇ň҇
^ the abstract	ā҆
^ the arguments	Ł҆
^ the attributes	Ĥ҆
^ the chain	ħ҆
^ the checkin	ą҉
^ the class	ĀѢāҢĚҊĺ҆Ŀ҆
^ the classes	ć҆ĥҌňѸ
^ the config	Ā҉
^ the constant	ĀѺāҋ
^ the decorator	Āѵāґ
^ the decorators	ē҆
^ the default	ĕ҇
^ the different	Ć҇
^ the directory	ő҉
^ the enum	ĀѴāҏ
^ the environment	āҊğѹ
^ the exception	āҊ
^ the file	ĀҒĩ҆ĪѹĶҊľѶŅ҆
^ the files	ă҆
^ the former	Ā҆
^ the function	ā҉ĕ҇ę҉Ĭ҇ķ҇Ļѷ
^ the import	Ī҇
^ the imports	Ī҉
^ the inner	Ļ҈
^ the interface	ĀҊ
^ the key	ā҆
^ the length	ĀѸĎ҉ĳ҈
^ the location	őҊ
^ the lowest	Į҆
^ the method	ā҆
^ the methods	Ŀ҇
^ the name	ĭ҉Ņ҈
^ the new	Ą҆
^ the number	ľ҆
^ the old	ņ҆
^ the params	ďҋŁ҈
^ the part	Ā҇
^ the struct	ĵ҈
^ the subclasses	ŀ҆
^ the test	ĀѴā҈ŋҋ
^ the tests	āѶōҐ
^ the text	ā҆
^ the thing	ĀѷāѰĄ҈Ģ҇
^ the type	ĀѸłҋŇҊ
^ the value	Ĕ҉
^ the variable	Āҍ
^ the whereabouts	ő҆
^ the workflow	Āҍāѷ
^ there	ĀѸĆ҇ĬѺœ҆
^ there is	ķ҆œ҆
^ this	ĀѵāҏĖ҈Ğ҇
^ this project	ā҉ĮѺ
^ this repository	ā҆
^ through	ħҋĨ҇
^ through which	ħ҉
^ throw	ń҉
^ throw statements	ńҊ
^ to	đҌĨ҆ī҆İ҉ŅѹņҌ
^ to get	Ĩ҆
^ to what	ĀѷđҐņ҆
^ to which	Ā҇āѸİ҉
^ total	ĀҬĎғĤѨĩѳĳ҈ľҔĿѶ
^ total from	Āѹĳ҉
^ total imports	ĀғĩѴ
^ total methods	ĀѺľҔĿѶ
^ total number	ĀҌŊѺ
^ total revisions	ĀѸĎҎ
^ total tests	ĀѹŊ҉
^ trace	ħ҇
^ trace the	ħ҇
^ trait	āҊī҇
^ trait <name>	āҋ
^ traits	īҕ
^ transitive	ĀҠĊѸňѯ
^ try	ĀѵāѹĈҔ
^ trying	Ā҆
^ trying to	Ā҆
^ turn	ĀѺāҖłѺ
^ type	Ľ҆ŐҔ
^ type <name>	Ľ҈
^ type alias	āҊ
^ type of	āѷŐҘ
^ types	ĥ҈
^ under	ĀѲāҏĐ҈ĵ҈ł҇ńѴŅҊő҉
^ under what	Đ҆ńѺ
^ under which	ĀѸāҏł҇ńѺŅ҇
^ undo	āҎ
^ undo the	ā҆
^ undo what	ā҈
^ unneeded	Īѹŏ҉
^ unneeded imports	Īѹŏ҉
^ unreferenced	ĪѸŏҋ
^ unreferenced imports	ĪѸŏҋ
^ unused	ĀѸāҌ
^ unused functions	ĀѸāҍ
^ usages	āѷĉѹĊғ
^ users	ĩғŒѺ
^ users of	ĩғŒѺ
^ value	ĀҌĔѵĕҎ
^ value of	ĀҌđ҉Ĕѵ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҎ
^ variant <name>	ĸҎ
^ verify	Āѳāѵġ҆Ŏ҆
^ verify that	ĀѶāѺĈ҆Ŏ҆
^ verify the	ġ҆
^ version	ėґĮѶ
^ via	Ĩ҈
^ via which	Ĩ҈
^ waht	ł҇ő҇
^ waht folder	ő҇
^ walk	ĀҎ
^ was	Ā҇āҤčҐĬғįѵŅѱ
^ was <name>	č҈ĠѷĬҔ
^ was <path>	Āҕč҇
^ was the	āғŅѵ
^ was there	Ġ҉
^ wc	ĀѺĳҒ
^ wc l	ĀѺĳҒ
^ we	ĀѱāѕėѺĮ҆
^ we had	āѸ
^ we re	āѯ
^ wen	ĀҊ
^ were	Ā҇āѳċ҆İѺĽ҆
^ were is	āѺċ҆Ľ҆
^ what	ĀҡāҲąҏĆѵĈѶĉҐĊ҇ċѺČҋčѪďѹĐѳđҗĒ҈ēҋĖ҉ĘѷęѴĚѲěѵĜѴĝѳĞѷğѺĠѴġѴĢѷģҚĥҍĦѳħѸĨѷĩҠĪґĬѭĭѶĮѷįѯı҈ĲѮĵ҆ĶѸĸѷĹѹļѵľ҈ŀҊłѹŃҊńҒň҇Ŋ҉ŋѵŌѸōҍŎѳŏҒŐ҉őѲŒѵŔѳ
^ what <name>	ĀѸć҇ĉҔďҊđѹē҆ģ҆ŁѹňѸ
^ what all	āѰĥ҇Łҋ
^ what annotations	ē҆
^ what arguments	ď҇
^ what breaks	āҒ
^ what calls	ĉҊ
^ what can	ĀѳģҐĩѺĿ҉ń҈
^ what changed	ĀҐāѲ
^ what code	āѺĊ҇Ńҋ
^ what comes	ī҆
^ what commit	ĀѯąҞ
^ what commits	ĀҍĎѶ
^ what data	ĀѺĤ҇
^ what decorators	ē҆
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩғ
^ what did	Āѳāҋİ҉ņҏ
^ what do	āҎĂ҇ń҆
^ what does	ā҈Č҈đҖĔҋĖҌģҌĪҊŏҋŕѷ
^ what errors	ā҈ń҉
^ what exactly	ā҈
^ what extends	ňҍ
^ what fields	ĤҊ
^ what file	Ķ҆ĺґĻ҇ņѸœҊ
^ what files	āѸă҈Č҆
^ what folder	ő҆
^ what for	āѺł҈
^ what functions	ĀҏāѷŃҌ
^ what gets	Ė҆Ī҇
^ what goes	Āҍ
^ what had	Ņ҆
^ what happen	Āҍāѹ
^ what happens	āҙ
^ what has	Āѹā҇Ē҇ņҌ
^ what i	ĭ҇
^ what implements	ĥ҈
^ what import	ŏ҈
^ what imports	ĩғ
^ what interfaces	īҋ
^ what is	āҵĂ҈ć҇ĊѯĎҌđ҆ĒҊĔ҆ėѹģҐĪҒĬѺĮѷĲѸĳ҉ĶѺľҎń҇ŇҊŊҎōѷŕѶ
^ what job	ĀѸĢҐ
^ what kicks	ŕ҈
^ what kind	Āҋā҉łѱń҇ŇҊ
^ what licence	ı҇
^ what line	ĀѵāѴĵҖĽҋ
^ what makes	ŕ҈
^ what methods	ĿҊ
^ what modules	ĪҌ
^ what names	ā҆ģ҆
^ what number	āѺđҐĪѷľ҈Ŋ҈
^ what other	ĀѹāҎĪ҇
^ what overrides	ŀҏ
^ what person	Ā҆
^ what properties	ĤҊ
^ what pulls	ĩҕĪѺ
^ what quantity	Ď҆
^ what relies	ĩҎ
^ what should	āґ
^ what sits	ň҈
^ what stands	āѴć҇
^ what steps	Ā҈
^ what test	Ā҈ŊѸōҋ
^ what tests	ōҊ
^ what things	ģ҇
^ what triggers	āѷĊҞ
^ what type	āҎĤѸŇ҆
^ what unit	ĀѺō҈
^ what unused	ŏ҇
^ what value	Āғāѳđґĕ҆
^ what version	Į҈
^ what was	įҌİҍŅҍ
^ what will	āҊ
^ what would	ĀҒā҇
^ when	ĀқāҌąҋďѺĕ҆İ҈ņѸŒ҇ŕ҉
^ when <name>	āѺĕ҇
^ when did	ĀѸāҥ
^ when does	ŕҊ
^ when i	āѵĘ҆Œ҈
^ when was	ĀҠāѷą҇İ҉ņѺ
^ when will	āҏ
^ wher	Ā҉āѴœ҇
^ wher does	ğ҆
^ where	ą҆ćѺĊ҇ĐѺđѴĒ҇ğѵĤѺĩ҈ĬѹĭѺĸ҈Ĺ҉ĺҗĻҍļҐĽ҇ŃҒŅҎņҎŌѶőҎŒҋœ҆
^ where all	Ć҆
^ where are	Ć҇ŃҊ
^ where can	ĀѺ
^ where did	āѬĶҊŅҋņҏ
^ where do	ĀҝāѬĶѹ
^ where does	Āѧāҋķ҉ĸ҈ĻҌĽ҆ŃҊ
^ where has	āѺĺҋņ҆
^ where in	āҟğѺő҆œѹ
^ where inside	ļҌ
^ where is	ĀҋĆѺĊ҆ĐѴĒ҆ĩ҇ķѺĺҔĻґőҒŒҋ
^ where should	ā҉
^ where was	Ņ҉
^ where within	Ļѹļҏ
^ whereabouts	ĀѸāѸĐ҉Ķ҆ķ҉őҋœ҈Ŕ҆
^ whereabouts does	Ķ҆
^ whereabouts has	őҋ
^ whereabouts in	ĐҊœ҈
^ which	ĀҰāӊĄѴąѺĆ҉ĈѴčѰĎѴē҆ĖҋĘѹęѸĚѷěѸĜѵĝѷĞ҈ĠѸġѸĢҔĤҊĦѯħѰĩҜĪғĬѱĭѵĮѮİ҉ıѸĳѶĵѺĺѵĻѸľѵĿ҆łѹņҔŉ҆ŊѱŋѸŌѸōѹŎѵŏҒőҍŔ҇ŕѹ
^ which <mark>	ēҏ
^ which <name>	ĀѭćҎ
^ which annotations	ē҉
^ which are	ć҆
^ which args	ĀѺŁ҇
^ which attributes	ĤҊ
^ which binaries	Ğ҇
^ which branches	Ā҉
^ which callers	āҏ
^ which change	Ā҇ąҍ
^ which children	āѹŀ҆ňҊ
^ which class	Ā҈āѲćҒĥ҇Ň҇ňѺ
^ which classes	ĀѷāҔňҏ
^ which code	ĴҊ
^ which commit	Ā҇į҇İҊ
^ which commits	ĀҍāѺ
^ which decorators	ē҇
^ which default	ĔҊĕ҆
^ which defs	Ā҇ĿҊ
^ which dependencies	ā҇
^ which derived	ŀ҇
^ which directory	őҎ
^ which enum	ā҈
^ which error	ń҆
^ which errors	ńҊ
^ which exceptions	Ā҇ā҇
^ which fields	ĀѶā҇ĤҊ
^ which file	ĀѶċ҉ķ҈ŅґņҚ
^ which files	Ā҉āҖĄѹĆҋČ҆Ī҈Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҈
^ which function	ĊҊ
^ which functions	Ā҈āҜĒ҆ģ҉Ń҈
^ which headers	Ī҇
^ which helpers	āѸĉҎ
^ which identifiers	ĀҊ
^ which import	ĀҎĦѹĪ҆
^ which imports	Ĩ҈ĪҔ
^ which inputs	āѺŁҏ
^ which interface	ī҇
^ which interfaces	Ā҈
^ which is	āҍį҇
^ which jobs	ĀҍāѸ
^ which line	āѴĐ҈ļҍ
^ which lines	Ā҈
^ which member	Ŀҋ
^ which methods	ĀғāѪĂҊćѺĉ҇ĊҘ
^ which module	ķ҇
^ which modules	Āҋā҇ĊѺĩҍŏ҈
^ which names	Ā҉āҍŏ҇
^ which of	āҕņ҆Œҏ
^ which ones	āѺĂ҈
^ which options	ĀѸāҊ
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҇
^ which person	ĲҌ
^ which places	ĀҊāѵĆҍ
^ which private	ĀѲāҗ
^ which properties	Ĥ҇
^ which protocols	Ā҉āѸ
^ which release	ĀґāѸ
^ which releases	ŉ҆
^ which routines	ĉ҇Ċ҆
^ which rust	Ā҈āѸ
^ which script	āѹğҋĶ҈
^ which secrets	ā҆
^ which sources	ĀѹāѹĩҖ
^ which subclass	ā҈
^ which subclasses	ĀѬāҚŀҋ
^ which subfolder	őҏ
^ which symbols	ģ҉
^ which tags	Āҋ
^ which test	Ā҇œ҇
^ which tests	ā҆ōҍ
^ which third	Ā҈
^ which ticket	ĀѺā҇
^ which traits	īҊ
^ which type	Őҍ
^ which types	āѺĥҎ
^ which unused	ā҇
^ which value	āѷđғ
^ which variables	ā҇
^ which version	Ā҉ė҆Įѹ
^ which versions	ŉҊ
^ which workflow	ĀҊāѹ
^ who	ĀҏāҧĂѸćґĉ҈Ċ҉čѺĒ҉ğҏĠѸĢѺģѹĥҕĩҞĬѶĲғĴѶŀҏłѺŃҏńѺňҔ
^ who <name>	Ā҉āҊ
^ who added	āҔ
^ who all	ĀѳāѸň҈
^ who are	āѨć҆ĥҋĩ҆ň҆
^ who broke	ā҆
^ who calls	ā҈Ċ҆
^ who catches	Āѱāҕ
^ who changed	ĀѶāҍ
^ who declared	āҊĂѺ
^ who depends	Āѹā҈
^ who do	Ā҇
^ who first	ĀѺā҇
^ who implements	ĥҊ
^ who imports	āѸĩ҉
^ who introduced	ĀғāѺğѺ
^ who is	ĀѮāѸćґĊҊĲ҈
^ who last	ĀҏāѲ
^ who made	ā҈
^ who maintains	ĀҒāѰ
^ who makes	āѹ
^ who overrides	āѸŀҏ
^ who pinned	Āѷā҆Ĳ҇
^ who put	ā҈
^ who raises	āѶŃ҉
^ who removed	ĀҊāѺ
^ who renamed	Āҙāѯ
^ who requires	ĀѰāѴĩҞ
^ who reviewed	āғĲѸ
^ who set	ā҉
^ who subclasses	ĀѷāѺňґ
^ who tagged	Āѳāҏ
^ who throws	āѺŃҊ
^ who touched	ĀҌāѷ
^ who uses	āҊ
^ who was	ĀѺāҊ
^ who worked	ĀҌāѸ
^ who write	ā҆
^ who wrote	ĀҘňѺ
^ whom	āѺ
^ whose	āѴćґĩҐĲҐĴѺňҕ
^ whose child	ćғňѴ
^ whose hands	Āҍ
^ whose imports	ĩҏ
^ why	Āӆāӌ
^ why did	ĀҐāѹ
^ why do	ĀҖāѸ
^ why does	Āңā҈
^ why is	Ā҆āҧ
^ why was	ĀѺāҗ
^ wich	ĀҌ
^ wich names	Ā҇
^ will	ā҆Ĉ҉Ĭ҉
^ will <name>	Ā҆Ĉ҆
^ will i	Ĭ҉
^ with	Āҍāѯē҉ĮҊńҎ
^ with what	Ā҆ē҈
^ with which	Ā҇āѷĮ҇ń҉
^ would	ĀҋāѰěҍĝ҇ĩѺĬ҇ĭҊ
^ would <name>	āѶě҆ĭҌ
^ would a	ĀҊāѵ
^ would i	ę҈ĝ҇
^ would it	āҌĔѺ
^ would the	Ō҆
^ would you	ĀѴĬҊ
^ write	ĀѲāҩŋѸ
^ write a	ĀѹāқŋѸ
^ yes	ĀҍĚ҇Ħ҆
^ yes or	ĀҍĚ҇Ħ҆
^ you	āғ
a	Ā҆āҚĂҎĄѹąѴĆҋćѷĈ҆ĉѩďѹēѷĔѸĕѺĖѹėѭĘҍę҇ĚҏěҎĞѺğѺĠ҆ġҐģѳĤ҆ĥѳĦңħѶĩѳĪѳīѷĬҞĭѡĲѸĴѱĵ҆Ķ҉ķѴĻ҇ļғŁѭłҏņѰŇ҆ŊѸŋҡŌҋŐҙőѺ
a <name>	āѷĂѺĆ҉ĊѷĚғĞѹğѺĠҌġҨĢ҈ĤҗĬѭĮ҆ķѺĿғŃ҆ńѹ
a <name> $	ĀҐāѷġғ
a <name> <name>	Į҆
a <name> and	Ĺ҆
a <name> argument	Ā҉
a <name> at	ġ҇
a <name> call	Ęҋ
a <name> exception	ŃҊ
a <name> for	ĀѹāҌĞѹĵ҈
a <name> in	ĀѷġҐ
a <name> method	ĀҐ
a <name> object	ĀѺāҎĤ҇ĿҌ
a <name> of	ĀҌ
a <name> one	ā҇
a <name> or	ĀѶāҏ
a <name> somewhere	ĀѺā҇
a <name> test	ŋҍ
a <name> what	Ģ҇
a <name> |	ĀҏāѝĆҋĚҏġҐ
a _ $	ĀҜāқĂ҇ćѶĐѺġҎĬҟĶ҇ŃѷňҊŋѺ
a _ <name>	ĀҋāҊĂ҈Đ҇ġѺĬѹĮҋĺ҉ŃѷŋҝŌѺŐҍ
a _ a	āѺł҉
a _ ago	ā҇
a _ an	āѹ
a _ and	Āѱćҋđ҆ı҆Ĺ҆
a _ argument	ĀҒāѸ
a _ as	ġ҈
a _ at	ĀѺāѹġ҆Ħ҆
a _ block	ā҆
a _ by	Ā҉
a _ call	ĀѺāѹĘҊę҇
a _ called	ĀҔļ҇
a _ child	ě҉
a _ class	Ā҈āѺćѹě҇ĬѺň҉
a _ could	Ģ҈
a _ dep	Ħ҇
a _ dependency	Ħ҆
a _ exception	ŃҊ
a _ for	Āҕā҉Ğѹĵ҇ŋѵŌ҇
a _ from	Ę҉ęѸ
a _ function	ĀҍāѳĻ҆ļ҈
a _ here	ŋ҇
a _ import	ĜҊĦ҈
a _ in	Āѷāѯč҆Ę҈ġҒį҇ĺҊŋ҈
a _ is	ĀѹĬ҈ł҈
a _ language	ł҆
a _ like	āҌ
a _ lines	ĳ҇
a _ list	Ć҆
a _ method	Āґ
a _ name	āҎŅ҇
a _ named	ĀҟŋѶő҆
a _ object	ĀѺāҎĤ҇ĿҌ
a _ of	ĀўāџĂ҆ć҉ĉѸĊ҈ď҆Ę҇ęҌĚҩě҆ĝ҉Ħ҉Ĩ҆ĬѮĹҌŃҋńҋňѺ
a _ on	Ā҈ā҉ē҈
a _ one	āґ
a _ only	ā҈
a _ or	ĀѷĜ҇Ĭ҉łҊŐ҇
a _ parameter	āҍŁѺ
a _ produce	ā҆
a _ project	Ā҇ā҆
a _ somewhere	ĀѺā҆
a _ state	āѸĈҍ
a _ system	ł҈
a _ test	ŋҐ
a _ that	Ā҈Ō҆
a _ the	āѹĬ҈
a _ to	āѭĉѺĊҍčҊĐ҈ęҋĬѺŇ҆ō҈
a _ type	ā҉
a _ what	Ģ҇
a _ which	āѷ
a _ with	ĀҌ
a _ yes	Ĭ҇
a _ |	Āѹā҉ĆҌĈѺĊѺěҊġґĦҋĬҪĮѹł҇ŅҋņѺŋѷŌѸœҊ
a base	ćѲě҈ňғ
a base class	ćѺě҈ňҊ
a better	āҖŁѺ
a better name	ā҇
a breakpoint	ĺ҆
a breakpoint in	ĺ҇
a breakpoint on	ā҆
a bug	ĀѸāҋč҆
a bug in	āѹč҆
a build	ĀѺł҈
a build system	ł҈
a call	āѦĉѳĊғĘҐęҡġѹĬѺńҊŇҋ
a call of	āѷĉѹĊ҆ĘѲęҘń҉
a call to	āѹĉѺĊҍĔ҆ęҋŇ҇
a caller	ĀѸĘҙĚѸ
a caller of	ĀѸĘҙĚѸ
a change	āѪčҏįҌ
a change in	āѺį҈
a change to	āѶčҋ
a child	ćҒĚҐěѺ
a child of	ćҒĚҌ
a circle	Ħҍ
a circle at	Ħ҆
a circular	Ā҆ĦҎ
a circular dep	Ħ҇
a circular import	Ā҇
a class	Āҍā҇ĵҋ
a class or	ġ҆
a class that	Ā҈
a classmethod	ĀѹāҊĬҬ
a classmethod $	Ĭҋ
a classmethod |	ā҆ĬҐ
a commit |	Āѹ
a comparison	ď҈
a comparison of	ď҈
a compiler	ł҈
a compiler |	ł҇
a concrete	āѹĂҔ
a concrete <name>	Ă҉
a constant	Ķ҇
a constructor	Ā҆
a coroutine	ĀѹāҊĬҬ
a coroutine $	Ĭҋ
a coroutine |	ā҆ĬҐ
a cycle	ĦҎ
a cycle $	Ħ҆
a cycle of	Ħ҆
a cyclic	Ħ҈
a decorator	ĒҎē҈
a decorator $	Ē҇
a decorator on	ē҈
a decorator |	Ē҇
a default	ā҆
a definition	Ćҋ
a definition of	Ć҆
a dependency	ĀқāѹĝҌġѷĨ҇
a dependency $	Āҏ
a dependency of	ĝҌĨ҇
a direct	ĜҊ
a direct import	ĜҊ
a docstring	ā҇
a few	āѹ
a file	őҊŒ҈
a file named	ő҇
a framework	ł҇
a func	āҊ
a func in	ā҆
a function	āѯġ҈ĻҎļҏ
a function called	āѸļ҈
a function |	ļ҆
a generator	ā҆Ĭҩ
a generator $	ĬҌ
a generator |	Ā҆Ĭҍ
a good	ĀѷāҠ
a good name	ā҈
a helper	ķ҇
a key	ĀҌāѹ
a key <name>	ĀҌāѹ
a kind	āѺĚҍ
a kind of	āѺĚҍ
a library	łҏ
a library a	ł҇
a library or	ł҈
a linter	ŏ҈
a list	Ā҆āѵō҆
a list of	Āѷō҆
a list or	Ā҉
a list |	Ā҇āѹ
a local	ļ҉
a long	ĀҏāѶ
a loop	ĦҊ
a lot	Ā҇
a member	ĀѸā҆ĸ҆
a member <name>	ĀѸā҉
a method	ĀҫāѲĹ҆ĺҊĿѺ
a method <name>	ĀҍāѺĺҋ
a method of	Ĺҍ
a module	Ķ҉Œҋ
a nested	Ļ҇
a nested function	Ļ҇
a new	Āҏā҈ėѹĮ҇ŃѶ
a new <name>	ĀҒāѺŃѶ
a newcomer	ā҈
a newer	āҌ
a parameter	ĀҖ
a parameter called	Ā҉
a parent	Ā҆ćѸĚѶěҘň҆
a parent $	ň҈
a parent of	Ěѹěғ
a pass	Ō҆Ŏ҆
a passing	Ō҆
a program	łҊ
a property	ā҇Ĭҩ
a property $	Ĭҋ
a property |	Ĭҍ
a raise	ŃҊ
a raise of	Ń҈
a reference	ō҉
a reference to	ō҉
a rename	Ņҋ
a rename |	ŅҌņѺ
a run	ŌҊ
a run |	āҊ
a schedule	ŕ҆
a security	ā҈
a short	ĢҎ
a specialisation	ć҆Ěҋ
a specialisation of	ć҆Ěҋ
a struct	Ā҇āѺ
a struct |	Ā҇āѺ
a subclass	Ā҉Ăҍć҆ěґĬѺ
a subclass $	Ă҉ĚѸěҋ
a subclass of	ĀҎĂ҉ć҇ĚҌěѸ
a subclass |	ĚѹěҎ
a superclass	ě҉
a superclass $	Ěҍěѵ
a superclass of	Ā҆ćѸĚѶěҕ
a tag	Āҋāѹ
a test	ĀҍāѴġѺĬѶŋҳœ҆
a test <name>	ĀѸŋҖŌѺ
a test called	Āҍŋ҇
a test for	ĀҐŋѷ
a test function	ŋ҆
a test here	ŋ҇
a test in	ĀѺŋҊ
a test named	ĀҎŋѶ
a test that	āѺŌ҆
a test |	Āѹœҍ
a thing	ġҐ
a thing as	Ā҆
a thousand	ĳ҇
a tool	ł҆
a trait	ā҇
a try	ĀҊń҆
a try block	ā҆
a type	ā҆
a typedef	ĽҎ
a value	ĀѹĐҎ
a value to	Đ҉
a variable	ŐҌ
a warning	ā҇
a year	ā҇
a year ago	ā҇
abc	ĂҒ
abc <name>	Ăҍ
abc <name> |	Ăҍ
abc _ |	Ăҍ
about	ĀѸāҎĐ҆
about <name>	āҊ
about <name> |	āҊ
about _ abc	Ă҆
about _ call	āѺĬ҈
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѶāҏĐ҇
about the	Ă҆
about the abc	Ă҆
about to	Ĭ҆
about to call	āѺĬ҈
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҉āѳ
about | $	Ā҉āѳ
above	ĀѰćҖĒҒēүěҏĢѺĳѵňѶ
above <name>	ĀѵćҌēҝěҐĳѷňѺ
above <name> $	ēҜĳѷ
above <name> in	ćҏĚѺěҐ
above _ $	ēқĳѷ
above _ def	ēҋ
above _ in	ćҏĚѺěҐ
above _ |	ē҈
above the	ēҌ
above the def	ē҈
above them	Ē҆
abstract	ĀѺāҘĂӓĬӒĭѷľѶĿѣ
abstract $	Ă҆ĬҘ
abstract _ $	ā҈ĂҌĬҗ
abstract _ <name>	āҌ
abstract _ does	ĀҊāѴĂ҈
abstract _ in	Ă҇
abstract _ not	Ĭ҇
abstract _ of	ā҆Ăҏ
abstract _ |	āҌ
abstract class	āҍ
abstract class <name>	āҍ
abstract in	Ă҉
abstract is	Ĭ҇
abstract members	ĂҊ
abstract members of	Ă҈
abstract method	ā҇
abstract method |	ā҈ĂѺ
abstract methods	āґĂҕľѹĿѶ
abstract methods $	ā҆
abstract methods does	ĀҊāѴĂ҈
abstract methods in	Ă҇
abstract methods of	āҌ
abstract or	Ĭ҇
abstract parts	ĂҊ
abstract |	Ĭҝ
abstract | $	ĬҚ
abstractmethods	ĀѷāѸĂҤ
accept	āҋď҆ė҇ĘѺĚѺŁҎ
accept $	Ł҉
accept <name>	ĀҎāҊĘѺ
accept <name> |	ĀҎāҊĘѺ
accept _ $	ĀѺŁ҇
accept _ |	ĀҎāҊĘѺ
accept the	Āѹď҆
accept |	ĀѺŁ҇
accept | $	ĀѺŁ҇
accepted	Łґ
accepted by	Łґ
accepts	ėҊ
accepts $	ė҆
access	ĀѳğҜĭҤ
access _ <name>	ğҘĭ҆
access _ of	ĭҎ
access _ |	ĭ҈
access level	ĭҎ
access level of	ĭҎ
access to	ĭ҆
access to <name>	ĭ҆
according	ĀҎāѱĢѹŁ҆
according _ its	ĀҎāѴĢѹŁ҆
according to	ĀҎāѱĢѹŁ҆
according to its	ĀҎāѴĢѹŁ҆
account	ĢҐŒѹ
across	ĀҎāѳĆҌ
across _ repo	ĆҊ
across the	ĀҌāѸĆҌ
across the repo	ĆҊ
actions	Ā҆
actions file	Ā҆
actually	Ā҉āѷĥ҇ķ҈
actually _ <name>	Āҍ
add	āҦă҈ąҍĪѸ
add <path>	ĀҎāѸ
add <path> |	ĀҏāѶ
add _ <name>	āҊ
add _ file	ąҊ
add _ to	ĀѺā҉
add _ |	ĀҍāѶ
add a	āґ
add of	ąҊ
add of file	ąҊ
add to	ā҈
added	ĀҍāҐăҨĄҍąҡċҊČѶčѴįѷĲ҆
added $	Āҗāѱą҈
added <name>	ą҆Ġ҇
added <name> |	ą҈
added <path>	Ā҆
added <path> $	ą҇
added <path> |	Ā҉
added _ $	ĀҎāѪă҈Ą҈ąҏ
added _ <line>	āѺĲ҈
added _ <name>	ā҉
added _ <path>	Āѹāҋ
added _ <tag>	āѴăҕ
added _ commit	ĀҌčѶ
added _ first	ā҇
added _ tests	ā҇
added _ the	ĀѸāҖČѸ
added _ which	Ā҆
added _ |	ą҈
added after	Āѹāҋ
added between	Ā҈
added between <tag>	Ā҈
added by	Ā҆ā҈ąҋČѸčѶ
added by which	ĀѹąҊ
added files	ĀѰăҍĄ҆
added from	ă҇
added from <tag>	ă҇
added in	Āҍąѹ
added in which	Āҍąѹ
added it	ąҊ
added line	āѺĲ҈
added line <line>	āѺĲ҈
added the	āґ
added the first	ā҇
added to	Āѳāғ
added to <name>	ā҉
added to <path>	Āѹāҋ
added with	ā҇
added with tests	ā҇
added |	ĀҎāѬă҆Ą҈
added | $	ĀҎāѬă҆Ą҈
adding	ĀѶąҏ
adding <name>	ą҈
adding <name> $	ą҈
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	Āѷąҏ
additions	ĀҘăҔĢѶİѷ
adds	āѷċҌ
adheres	ī҆
adopts	īҋ
affect	ĀѶĎ҆
affect _ $	ĀѺĎ҆
affected	ĀҋāѸăѶČҋč҉
affected _ <commit>	Č҈
affected _ commit	ĀѸč҈
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	ĀѸč҈
after	āҟăҎčѭĞҜĠѶīҌŁѺņҘŇҎňѸ
after <commit>	ĀҞāѰ
after <commit> |	ĀҌ
after <name>	ĀѶāҢ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҍĠѹ
after <tag> and	ă҈
after <tag> |	ĀҎāѷ
after _ $	Āҋ
after _ <commit>	āҌčѶ
after _ <name>	ć҉ňѹ
after _ and	ă҈
after _ in	ī҈
after _ rename	ŅѺņҒ
after _ renaming	Ņ҆
after _ up	ā҆
after _ was	ā҆
after _ |	ĀҒā҈
after commit	āҌčѶ
after commit <commit>	āҌčѶ
after implements	īҋ
after installing	Ğ҈
after the	ĀѳĞ҇ņғŇҌ
after the rename	ņҍ
after the renaming	Ņ҆
afternoon	āѳ
afternoon _ d	āѺ
afternoon _ i	āѺ
afternoon i	āѺ
afternoon i d	āѺ
afternoon |	āѹ
afternoon | i	āѺ
again	ĀѩāңĦҊ
again _ $	ĀѪāҡĦ҈
again |	āҋĦ҈
again | $	āҌĦ҈
against	āѺďҊ
ago	įҐ
ago _ $	āҌ
ago did	āѺį҉
ago was	į҆
ago |	āҌ
ago | $	āҌ
ai	Āѹġ҉
alias	ā҈ĽұŐѶ
alias <name>	āҋĽҕ
alias <name> $	Ľ҉
alias <name> is	Ľ҆
alias <name> used	ĀҌĽѳ
alias <name> |	Ľ҇
alias _ $	ĽҎ
alias _ <name>	Ľ҆
alias _ is	Ľ҆
alias _ used	ĀҌĽѳ
alias _ |	ĽҐ
all	ā҈ă҉ĆүćѵčѷďѺĐѸĒғĖ҆ėѸĚѺĠѺġҏģҊĤ҆ĥҍħѮĪґĬѸĭѸĮѹĳѺĵѹĹѺĺѷĽѸĿҘŀҒŃғŅѶņѸŇѹŌѹŎҚőѸŔ҇
all $	ġ҈
all <mark>	Ăҏŀҋ
all <name>	ĀѺĆ҉Ŀ҈ŀҋ
all _ $	ĀҍĢ҇
all _ <name>	ĀѺī҈
all _ classes	ňҊ
all _ commits	āѴİҊ
all _ declared	Āғ
all _ decorated	Ē҆
all _ definitions	āҝĆѯ
all _ files	ă҆ĩ҆
all _ for	ĀѺō҈
all _ found	Ī҈
all _ functions	Ăҍġ҆
all _ have	ĥ҈
all _ in	ĿҌ
all _ items	ģҏ
all _ lines	Ī҉
all _ method	ŀҋ
all _ methods	āѷľ҆ĿҎ
all _ of	ĀҽĥҊĩ҆ĿѹŃѺňѺ
all _ packages	ĀѹĖ҈Ī҇
all _ paths	āҌħѵ
all _ places	ā҆
all _ sites	ĀѱĊ҇Ńҏ
all _ spots	ĆҊ
all _ that	Ā҈ā҈
all _ the	Ć҇
all _ them	āҎĆҊ
all _ way	ā҉
all _ |	Ŏ҉
all call	Ċ҈
all call sites	Ċ҈
all callers	Ā҆
all callers of	Ā҆
all chains	ā҆
all chains of	ā҆
all classes	ĥ҇
all classes have	ĥ҈
all commits	ĀѹāҎ
all commits that	ĀѺāҊ
all definition	Ć҆
all definition sites	Ć҆
all direct	Ā҆
all direct and	Ā҆
all do	āѹŁ҉
all functions	ĀҐĿ҉
all functions of	ĀҎ
all implementors	ĥ҆
all implementors of	ĥ҆
all import	āҌħѵĪ҉
all import lines	Ī҉
all import paths	āҌħѵ
all importers	ĩ҇
all importers of	ĩ҇
all imports	Ī҇
all imports found	Ī҈
all is	āѸň҈
all is <name>	Ć҆
all is declared	Āғ
all its	Ŀ҉
all its methods	Ŀ҉
all jobs	Ā҆
all jobs of	Ā҆
all methods	Ē҇
all of	āҍĆґ
all of the	Ć҇
all of them	āҎĆҊ
all overloads	Ćҋ
all overrides	ŀ҆
all overriding	ŀ҆
all pass	āѺŎ҉
all pass $	Ŏ҇
all places	ĀҊ
all protocols	īҋ
all pub	ģҏ
all pub items	ģҏ
all tests	Ŏ҆
all the	ĀѧāҊĆҎĪ҉İ҉ňґ
all the classes	ňҊ
all the commits	āѴİҊ
all the definitions	āҏ
all the files	ĩ҆
all the functions	ġ҆
all the methods	āѹľ҆Ŀ҆
all the packages	Ī҇
all the places	ā҆
all the spots	ĆҊ
all the way	ā҉
all this	Ģ҈ķ҆
all |	āҊ
all | $	āҊ
allowed	ĀѮāҡĊѹėҟ
allowed _ call	āҋĊѹ
allowed _ for	ā҇
allowed _ give	ā҈
allowed _ in	āҊ
allowed _ it	ā҇
allowed for	ā҇
allowed for it	ā҇
allowed here	āѺėҎ
allowed to	āғĊѹ
allowed to call	āҋĊѹ
allowed to give	ā҈
allowed twice	āҊ
allowed twice in	āҊ
allowed value	āҋ
allowed value for	ā҇
alone	āҎ
alone _ $	āҋ
alone |	āҋ
alone | $	āҋ
along	ĖҊ
along _ this	Ė҆
along with	Ė҇
along with this	Ė҆
already	Āѷā҉ĠҒ
already _ <name>	ĠҌ
already _ before	ā҆
already _ in	Ġ҈
already there	Ġ҈
already there before	ā҆
already there in	Ġ҆
also	ĀѶč҆ĚҎĝҊ
also <path>	ĝ҈
also <path> |	ĝ҈
also _ <name>	ĚҎ
also _ |	ĀѺč҆ĝҊ
also a	āѵĚҎ
altered	Ā҆Čҋčҏ
altered _ interface	Ā҆
altered the	Ā҆
altered the interface	Ā҆
although	āҚ
although _ is	āғ
although it	āҚ
although it is	āғ
always	Āѷā҆
am	ĀҊł҇Œ҇
am _ allowed	ā҇
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҋĬ҆ĭ҆ł҇Œ҇
am i allowed	ā҇
am i looking	ł҇
am i right	ĀҒ
among	ĀѺāѣćѶčҙęҔĚҔěҖĜҏĝҘŋҍ
among _ ancestors	Ā҉Ě҈
among _ base	ĀѹĚҒ
among _ callers	ĘѴęҙ
among _ files	čҐĜѮĝҕ
among _ functions	ĘґęѺ
among _ importers	ĝ҇
among _ imports	ĜҞĝѶ
among _ modules	Ĝҍ
among _ of	ě҈ĝ҆
among _ subclasses	ĀѴĚҒ
among _ tests	ĀѺŋҏ
among _ things	ę҆
among imports	ĝ҆
among imports of	ĝ҆
among its	ěҌĜҍ
among its imports	Ĝҍ
among the	āѨčҕęҖĚҕĝҗŋ҇
among the ancestors	Ě҈
among the callers	ĘѴęҙ
among the files	čҐĜѮĝҕ
among the functions	ĘґęѺ
among the importers	ĝ҇
among the imports	Ĝҍ
among the modules	Ĝҍ
among the tests	ŋ҈
among the things	ę҆
amount	ľҊŊҋ
amount _ methods	ľҊ
amount _ tests	Ŋ҉
amount of	ľҊŊҋ
amount of methods	ľҊ
amount of tests	Ŋ҉
an	ĀғĂѹĆѺćѺĊѹĔѺĕ҈Ę҉Ě҇ě҈ĜҜĝҍĢ҉ģѸĤ҈ĥҜĦҌĩғīҖĬѶĭѸĮҖıѺķѺĸҌĻѺļ҉ŁѺł҇ŃѹńѴňѷŏѺŒѹ
an <mark>	Ē҈
an <mark> line	Ē҈
an <name>	Ā҉Ę҈
an <name> of	Ā҇Ę҉
an _ $	Ā҆āѷĝҐĩҍ
an _ <name>	Āҕāѳė҆
an _ a	ł҈
an _ and	ā҆
an _ argument	ĕ҈
an _ cycle	ĀҎĦ҉
an _ distribution	ėѺĮ҈
an _ for	ī҆
an _ function	ļҌ
an _ in	ĜҊĝѹ
an _ line	Ē҈
an _ loop	Ħҏ
an _ method	ā҉ĂѺ
an _ of	Ā҆āѱĘ҇ěҋĜ҉ĝҊĢҍĤҋĥғĪҊī҉
an _ release	ā҉
an _ statement	Ĝҋ
an _ what	Ā҆
an _ |	Āҙā҆ĩ҆ńѹ
an abstract	ā҉ĂѺ
an abstract method	ā҉ĂѺ
an ancestor	ĀѸěҎ
an ancestor of	ĀѸěҎ
an app	ł҇
an app a	ł҇
an argument	Āҍā҆
an argument $	Ā҆
an earlier	ā҈
an earlier release	ā҈
an enum	ĸҏ
an error	ā҉
an error of	ĀҊ
an exception	āҋńѺ
an exception |	āҊńѺ
an impl	ĥҍī҆
an impl of	ĥҎ
an implementation	āѺīґ
an implementation of	īҌ
an import	ĀҋāѩĜҜĝ҇ĦҐĩҨĪѹ
an import $	āѹĜ҇ĩҎ
an import cycle	ĀҎĦ҉
an import in	ĜҊĝѹ
an import loop	Ħҏ
an import of	āѸĝҒĩґ
an import statement	Ĝҋ
an import |	ĩ҆
an importer	ĀѺĝ҉ĩѷĪҍ
an importer $	ĜѷĝҐ
an importer of	ĜҎĝѹĩѷĪҍ
an inner	ļҌ
an inner function	ļҌ
an instance	ĀѺĚ҈
an instance of	Ě҈
an interface	Ā҇ĥ҈
an interface |	ĀҌ
an object	Ā҇Ĥ҆
an object of	Ĥ҆
an old	ĀѺĮҏ
an old <name>	ė҆
an older	ėѺĮҌ
an older distribution	ėѺĮ҈
an overview	Ā҇
an overview of	Ā҇
ancestor	ĀѺěҍ
ancestor _ <name>	ĀѶěҎ
ancestor of	ĀѶěҎ
ancestor of <name>	ĀѶěҎ
ancestors	ćҪěҏňѷ
ancestors $	ĀҊ
ancestors <name>	ć҇
ancestors _ <name>	ĀѷćҔěҐ
ancestors of	Āѹćқěҏ
ancestors of <name>	ĀѷćҔěҐ
and	ĀҏăҒąѷĆҔĈҊĉѹČѷčѹďңĐѲĕҏĚѹěѺĜѹĞ҈ğҌĠѷĥѺĦҊħҊĩѹĪѴĬѬĭѵİҍĲѸĳѮĴѶĵ҈ļ҉ľѰŁ҇ŃѸń҈ŋѺŌ҈Ŏ҉őѸœ҉ŔҐ
and <name>	ĀѮāҏďҠğҌ
and <name> $	ď҉
and <name> are	ď҆
and <name> differ	ď҉
and <name> |	ĀѹāҌďѷğҍ
and <path>	āқĦѺħҋĩѺ
and <path> $	ħ҆
and <path> import	Ā҇
and <path> the	ħ҆
and <path> |	Ā҆āґħѺ
and <tag>	ĀҊāҊă҇
and <tag> $	ĀѺăґ
and <tag> which	ā҈
and <tag> |	āҏ
and _ $	ĀѳāҗăґĊ҆Ğ҆ķҊĺѷļ҈ľѶ
and _ <name>	Āѹď҇ė҆
and _ <tag>	ă҇
and _ are	ĀҊāѲď҆
and _ callers	Ā҈āҌĊѷ
and _ differ	āѵď҉
and _ does	ĀҗĐѺģҌ
and _ from	ĀѷĢҎ
and _ have	ā҆
and _ import	Ā҇
and _ importers	Ħ҇
and _ imports	Ħ҉
and _ in	Ĩ҇
and _ is	ĀѴġ҆İҋ
and _ it	Āҋāѵ
and _ many	Ŋ҆
and _ me	ĀҊĈ҇ŎҊ
and _ modules	Ħ҇
and _ number	ķҋĺ҆
and _ of	ĀѺĵ҇ķѸĺҊĽ҇
and _ on	ĀҒ
and _ one	ı҆
and _ ones	Łҋň҈
and _ other	āѺď҉
and _ share	ā҈
and _ subclasses	ĀҎňѺ
and _ tests	ĀѺā҈
and _ the	āѯħ҆Ŕ҆
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	Ā҉āѺăѶį҉
and _ when	āѺď҆
and _ whether	ŎҊ
and _ which	ň҇
and _ wrote	ĀѮāҔ
and _ |	Ā҇Ć҆ćҊďѵğҌĦѺħѸĪ҈Į҈ń҇ŏѹ
and at	Ā҉
and at what	Ā҉
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѹĊ҈
and classes	Ā҈āѹģҌ
and classes are	Ā҈
and classes does	ģҌ
and do	Ā҈
and functions	Āҗľѷ
and functions $	Āғľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѶįҊň҈
and in what	Āѷįҋ
and in which	Ā҆āѸň҈
and including	Ā҆
and indirect	Ā҆
and is	ā҇
and it	Ĕ҇
and its	Ā҈ĊѺĦҌ
and its importers	Ħ҇
and keyword	Ł҉
and line	ĀѺĊ҆ğ҆Ĵѹĵ҉ķҍĸ҆ĺҍĻ҆Ľ҆œ҆
and line $	Ċ҇ķҋĺѷļ҈
and line number	ķҋĺ҆
and line of	ā҆ĵ҇ķѸĺҊĽ҇
and line |	āѺ
and lines	Ć҈
and message	İ҉
and need	Ā҆āѶĊѺĹ҆
and need the	āѹ
and need to	Ĺ҆
and not	āҍ
and now	ĀҚāѧ
and only	ĀѺā҈
and only tests	ĀѺā҈
and print	ĀҊ
and print its	ĀҊ
and release	ă҆
and say	Ŏ҆
and so	ĀҒ
and so is	ā҇
and so on	ĀҒ
and tell	Ā҇Ĉ҆
and tell me	Ā҈
and the	āѶďҕĦ҇
and the modules	Ħ҇
and the other	ď҉
and their	ĀҒāѺ
and up	ă҆
and up to	ă҆
and vice	ď҉
and vice versa	ď҉
and what	ĀѸİ҉ń҉
and what is	ĀѸİ҉
and when |	Ā҇
and where	ĀҔāѹĐѺ
and where |	Ā҆
and which	ĀѪāѥćҊďѺĪ҇ī҆ĮҌŁ҇ň҇
and which one	ı҆
and which ones	Ł҈ň҈
and which |	ĀѱāѱćҋĪҊī҆Į҉ŏѺ
and who	ĀѬāҟ
and who wrote	ĀѮāҔ
and would	ĀѺ
and written	ĀѺā҈
and written <name>	ĀѺā҈
anna	ā҉
anna _ $	ā҈
anna only	ā҈
anna only $	ā҈
annotate	Ĳ҆
annotated	ĀѹāѶĒҕēҔŇҋ
annotated _ $	ē҇
annotated _ <mark>	Ē҇
annotated with	ĀѹāѺĒҐēҒ
annotated with $	ē҆
annotated with <mark>	Ē҆
annotation	āҌĒҡŇҔŐ҆
annotation <mark>	Ē҇
annotation <name>	ā҆Ēҕ
annotation <name> $	ĒҎ
annotation _ $	āҍĒҎ
annotation _ <name>	Ňґ
annotation _ the	Ő҆
annotation of	Ā҈āѹŇ҆
annotation of <name>	Ā҈āѹŇ҇
annotation on	Ň҈
annotation on <name>	Ň҈
annotation to	ā҇
annotation to <name>	ā҇
annotation |	ā҉
annotation | $	āҊ
annotations	ĀѵēӔ
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
another	ĀѷāҎŅҊ
another _ |	āґ
another name	ŅҊ
another project	ĀѺāҊ
another project |	ĀѺāҊ
any	ĀҠāѴĉѺč҈ďѹĚѹěѺĝ҉ĠѺġ҈Ħғį҈Ł҇ňѺŋҔōѴŏҋŒ҇
any <name>	ĀѶġ҇
any <name> |	ň҆
any _ $	ĀҒā҆Œ҇
any _ <name>	ā҇
any _ and	ī҆
any _ called	ĀѺŋҋ
any _ cycle	Ħ҆
any _ for	ĀҘāѶōѵ
any _ in	ĀѷāҐ
any _ of	ĀҊāѹĝҌ
any _ on	Ł҉
any _ to	āѺč҇
any _ wher	Āѹō҇
any _ where	āѺ
any _ you	ĀѶ
any _ |	āѺĆ҈įҊ
any chance	Āѱ
any chance you	ĀѶ
any circular	ĦҊ
any class	Ā҈ā҈ěѺ
any good	āҒ
any good |	ā҈
any import	ĀѴĝҌĦҋ
any import cycle	Ħ҆
any import of	ĀѷĝҌ
any imports	ŏ҆
any interface	ī҆
any more	Ā҆āѷįҊ
any more |	āѸįҊ
any place	āѹ
any place where	āѺ
any subclasses	Ā҈
any subclasses of	Ā҆
any test	ĀҌāѵŋҍ
any test $	Ā҇
any tests	ĀҖāѷōѳ
any use	ŏ҉
anybody	ĀѮĂҍĝ҉Ġ҇ĩ҇ň҇
anybody _ <name>	ĀѲĠ҇ĵ҈ňҋ
anybody _ <path>	ĝҊ
anybody imported	ĝҊ
anybody imported <path>	ĝҊ
anyone	ĀҕāѵĂ҇ĸҊ
anyone _ $	ĸҊ
anyone _ <name>	ĀҏāѸ
anyone _ the	Ā҆
anyone |	ĸҊ
anyone | $	ĸҊ
anything	č҈Ē҆ĚѸġҚİѺń҈ňҊ
anything _ <name>	ġҏ
anything _ <path>	č҇
anything _ all	ġ҇
anything _ imports	ĩ҆
anything _ is	ĚѺňҌ
anything _ the	ġ҈ō҆
anything _ to	ā҇
anything _ what	ĀѺń҉
anything at	ġ҇
anything at all	ġ҇
anything call	Ā҆
anything called	ġҎ
anything called <name>	ġҎ
anything in	āѺč҇ō҆
anything in the	ō҆
anything similar	ā҉
anything similar to	ā҉
anything that	ĚѺĩ҆ňҌ
anything that imports	ĩ҆
anywhere	Ā҆āѸĝ҈ġҔō҈
anywhere $	ĀҒ
anywhere _ $	Āҋġ҆
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѺĊ҉
anywhere _ this	ġ҈
anywhere and	ĀѹĊ҉
anywhere and by	ĀѺĊ҉
anywhere in	ġ҈
anywhere in this	ġ҈
anywhere |	āѺġ҆ō҈
anywhere | $	Āҋġ҆
apache	ĀѧıҤ
apart	Āѹāҙď҈Ė҆ňѶ
apart _ <name>	āҌď҇ňѶ
apart from	āҖď҇Ė҆ňѶ
apart from <name>	āҌď҇ňѶ
api	ĀѸģҏ
api of	ģҎ
app	ĀѴā҈łҋ
app a	ł҇
appear	ĀҒāѭąҍěҌŔѱ
appear _ $	ĀҖāѴąҍŔѮ
appear in	ěҌ
appear |	ĀҖāѴąҌŔѮ
appear | $	ĀҖāѴąҌŔѮ
appeared	ĀѶăҏ
appears	Ŕ҈
appears |	Ŕ҇
application	ł҆
applied	ĒҖēҖ
applied _ $	Ē҇
applied _ <name>	ēғ
applied to	Ēҏē҉
applied to <name>	ē҆
applies	Ĕ҆ıҌ
are	ĀҋāҔĂҒĄ҇ąѷĆҌćҌĉҏĊ҇ċѺČ҇čѹďҊĐѴđѸēҌĔѸĕѹĖҍė҉ĘѺĚѶĜѺĝѹĞҏğѹĠѸġѺĢѴģ҇Ĥғĥ҉ĦҋĩѲĪґīҊĬѵĭѸĮѺįѸĲѺĴѺĵѴĶѹķѷĸѷĻѹļѺĽѸĿҙŀ҈łѹŃ҈ŅѶņѶŇѳňҔŋ҆ŌѺŎҘŏҊŐѴőѶŒѹœѺŕѺ
are <name>	ĀѯāҊć҆ĥ҆
are <name> 's	ć҆ĥ҇
are _ $	Āҍā҇ćѹĤ҇ŀ҈ň҉
are _ 's	ć҆ĥ҆ĩ҆
are _ <name>	āѸēҍģѺ
are _ <path>	Ā҈ā҆Ī҇Ŋѱ
are _ abstract	ĂҎ
are _ after	ā҆
are _ ancestors	ć҇
are _ and	Ħ҇
are _ any	āҍŁ҈
are _ at	ĀҊ
are _ between	ĀѺħ҉
are _ by	āѵĉҏĩѷĪҐī҈
are _ callers	āѹĊҒ
are _ calls	ę҆
are _ children	ĀѺňҍ
are _ decorated	ā҉ĒѸ
are _ decorators	ā҆
are _ documented	Āѹā҈
are _ enough	ā҈
are _ exported	ā҇ģѺ
are _ fields	Ĥ҆
are _ for	ĎҊōҊŏ҆
are _ going	Ħ҆
are _ green	ĀҍāѴ
are _ here	ėҊĞ҆
are _ imports	Ī҉ŏѹ
are _ in	ĀѴāѹăѴĄҎĉ҉ĊѺģ҇Ĥ҈ĳ҈Ŀ҇Ŋҏŏ҆
are _ inside	ā҇
are _ it	Ĥ҆
are _ its	ĀѸā҈
are _ names	ĀѸ
are _ needed	ŏ҆
are _ next	ā҆
are _ not	ĀҎāѴ
are _ of	ĀҊČ҇
are _ on	ĀѺľ҆Ŀ҈
are _ or	Ŏ҇
are _ parameters	ď҆
are _ parents	āѺćҋ
are _ party	āҊ
are _ properties	Ĥ҆
are _ raise	Ń҉
are _ read	ā҈
are _ referenced	ŏ҆
are _ steps	Ā҆
are _ subclasses	Ā҈
are _ tests	ĀҊāѹŋҊōѶŎ҉
are _ that	ľ҆
are _ the	āѶĆ҉ď҈ĖҊ
are _ to	ē҆
are _ used	Ā҈āѶŏғ
are _ with	Ā҈āѹĒ҈
are _ |	ĀѺāҕĂҐăҏĎѸĖ҉ģҌĤѷľѹŀ҆Ŏ҈ŏѲ
are abstract	āѺĂҊ
are abstract |	āѺĂ҈
are all	āѶĆҋŎ҇
are all the	ĆҊ
are allowed	ėҌ
are allowed for	ā҇
are allowed here	ėҊ
are async	ā҇
are async |	ā҆
are called	Āѵā҉ĉ҇
are called <name>	ĀѵāҌ
are children	ĀҎāѶ
are children of	ĀҎāѶ
are comments	ā҉
are comments |	ā҆
are currently	ĀҎāѴ
are currently not	ĀҎāѴ
are declared	ā҇
are decorated	ĀҐāѵ
are decorated with	ĀҐāѵ
are defined	ľ҈Ŀ҇
are defined |	Āҍāѵ
are deprecated	ā҈
are derived	ň҇
are different	ĀҔăѹĄѶ
are exported	āѶģґ
are exported |	āѸģҋ
are failing	ĀҎāѸ
are failing |	Ā҇āѺ
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	īҊ
are imported	ĀҌāѸŏґ
are imported by	ĀҎ
are imported for	ŏ҆
are imported in	āѺŏҋ
are importing	Ā҆
are in	Ā҉ĖҊĤҍħ҈Ī҈ĳ҇Ŀ҆ŏѷ
are in <name>	āѹģѺĿ҆Ŋ҈
are in <path>	āҊĪ҈ŊѶ
are in between	ħ҉
are in its	ĀѸāҌ
are in the	ĖҊ
are its	ĀѸćҊĊҊĤ҆Łѹ
are its callers	āѹĊҊ
are its properties	Ĥ҆
are its subclasses	ā҇
are mandatory	Ă҈ĤѺ
are mandatory |	Ă҈ĤѺ
are missing	āҋ
are missing |	āҋ
are needed for	ĀѴā҈
are never	āҔ
are never read	ā҈
are never used	ā҇
are new	ĀѶĄҎ
are new in	ĀѹăѺĄҔ
are new |	ăҋ
are not	āґĂѸďҊēѺģѹŏҙ
are not abstract	ā҉Ăѹ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҍāѴ
are not needed	ŏ҆
are not the	āѺď҉
are not used	ĀѷŏҒ
are of	Ď҆
are on	ĀҍāѫēҊ
are on <name>	ĀҊāѲē҇
are only	ĀҒāѥĂҍ
are only used	ĀҒāѮ
are out	āҊ
are out of	āҊ
are outdated	ĀѶāҋ
are outdated |	ĀѶāҋ
are part	Č҇
are part of	Č҇
are passing	Ŏ҇
are passing or	Ŏ҇
are public	ģ҉
are public in	ģ҇
are put	Ğ҆
are raised	ń҇
are run	āѶŎ҈
are run |	āѹŎ҈
are skipped	āҊŊѺ
are skipped |	āҊŊѺ
are slow	āҋ
are superfluous	ŏ҇
are supported	ā҈Įҋ
are supported |	Į҆
are tested	ā҆
are tests	Ŋҋ
are tests |	āѺŊҋ
are the	ĀҍāѹĂ҈ćҎĊ҈ĞѺĥ҆Ħ҇ŁҊŃ҉
are the <name>	ē҆
are the children	ĀѺňҍ
are the decorators	ā҆
are the imports	Ħ҈
are the names	Ł҆
are the parents	āѺćҋ
are the steps	Ā҆
are the subclasses	Āҋ
are there	āѱĉѸďѺĤ҈ĥ҉Ī҉ĳ҆Ŀҋŀ҉ň҆ŋ҉
are there $	ĀҐāѭĥҊ
are there any	āҍŁ҈
are there enough	ā҈
are there for	āѸĎҊōҋ
are there imports	ĪҊŏѺ
are there in	ĳ҈
are there tests	Ā҇āѶŋҊ
are there that	ľ҆
are there |	Ā҇āѺĎѹ
are they	ĀѺāѵĆ҆Ğ҈Ĥ҈ĪҊň҉ŏѸ
are they $	ćѺĤ҈Ī҈ňҊ
are they |	ĀѺāѺ
are third	āҊ
are third party	āҊ
are unused	ŏҍ
are unused |	ŏ҆
are used	āҘŏѮ
are used by	Ī҆
are used |	āҎŏѴ
are using	ĀҏāѺŊѷ
are we	ĀҊāѹė҆
are which	āѹ
are written	ĀѺā҉
are written in	ĀѺā҉
are you	Āѵāҋ
arg	ĀѺāѺď҉Ĕ҆ĕ҆ŁҚ
arg _ <name>	ďҊĔҍ
args	ĉѵĊѸďҒŁҦ
args _ <name>	āѺďғ
args does	ŁҌ
args does <name>	Ł҇
argument	ĀҠāѷċҒď҉ĔҗĕҏĢѺŁ҈ŇѺŐѹ
argument $	Ā҉
argument <name>	ĀҋĔҍĕҍŐѺ
argument <name> |	Āҍ
argument _ $	ĕ҈
argument _ <name>	ĀғāѶĔҎ
argument _ in	Ł҆
argument _ of	ďҋ
argument _ |	Āҍ
argument list	ďҌ
argument list of	ďҊ
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҈
argument to	ĀҊ
argument to <name>	ĀҊ
arguments	ĀѸāґďҢęѹŁӃ
arguments $	ŁҊ
arguments <name>	ęѺŁҊ
arguments <name> takes	Ł҆
arguments _ $	ā҉Ł҆
arguments _ <name>	ā҇ďґŁ҉
arguments _ in	āѹ
arguments _ it	āѷŁҎ
arguments _ takes	Łҋ
arguments _ the	ĀѹāҌ
arguments are	ď҆
arguments does	ĀѶāҋŁҎ
arguments does <name>	āҐ
arguments does it	āѷŁҌ
arguments go	Ł҆
arguments go in	Ł҆
arguments of	ď҈Ł҇
arguments of <name>	ĀҌāѶď҈
arguments |	ā҈Ł҈
arguments | $	ā҈Ł҆
arms	ā҆
around	ġҍńҊ
around in	ġҋ
arrow	Ňґ
as	ĀѹāѳćѺĎѷď҆đҏĒҋēѺĖ҆ĚҔĜѯĝҒĠ҇ģѺĥѭĦѷĬҚĭҔİ҇ĲѺĸ҆Ļ҈ļѹĿѸŅҌŇѹňҌ
as $	ĀѺđҏ
as <name>	Ā҉āҔġ҈
as <name> in	ġ҆
as <name> |	āҒ
as <path>	ņ҇
as _ $	ĭ҆Ņҋň҇
as _ <name>	Ă҆ć҆Ċ҇ĥѷŇѺ
as _ <path>	Ā҆ĝ҈
as _ <tag>	ă҈
as _ argument	ā҇
as _ base	Ā҇ě҉ň҈
as _ be	Ĭ҆
as _ class	Ě҉ňѺ
as _ classmethod	Ĭ҆
as _ coroutine	Ĭ҆
as _ decorator	ĒҐ
as _ dependencies	Ė҉
as _ for	ĀҍāѲĕ҈
as _ generator	Ĭ҇
as _ i	ā҆
as _ import	ĩ҆
as _ importer	ĜѷĝҐ
as _ in	ġ҆
as _ is	ĭ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ of	ě҆
as _ parameter	Ā҆ā҉
as _ parent	ĀҌĚҍěѱň҉
as _ property	Ĭ҆
as _ subclass	ĚѴěҙ
as _ superclass	ĚҒěѵ
as _ test	ŌҊ
as _ the	ĀѮāҍİ҆
as _ type	Ő҆
as _ |	ĀѮĔ҇ĬҖĭ҈
as a	ĀғāѳćѷĒҏě҇ġѺĬ҆Ļ҉ň҇Ō҉
as a classmethod	Ĭ҆
as a coroutine	Ĭ҆
as a decorator	ĒҐ
as a generator	Ĭ҇
as a list	ō҆
as a nested	ĻҊ
as a parameter	Ā҆ā҉
as a parent	ĀҊ
as a property	Ĭ҆
as a subclass	ĚѴěҙ
as a superclass	Ěҍěѵ
as a test	ŌҊ
as abstract	Ĭ҉
as abstract |	Ĭ҈
as an	ā҇ĜѶĝҎ
as an argument	ā҇
as an import	ĩ҆
as an importer	ĜѷĝҐ
as arguments	Ł҆
as async	Ĭ҉
as async |	Ĭ҇
as base	Ě҉
as default	ĕ҈
as default for	ĕ҈
as exported	ĭ҆
as for	ĀѯāҖĂ҆Ċ҆ĎѺĝ҇ĥѷŇѺ
as for <name>	Ă҆ć҆Ċ҇ĥѷŇѺ
as for <path>	Ā҆ĝ҈
as for the	ĀѰāҎİ҆
as input	Ł҇
as internal	ĭ҆
as its	Ěґěѹ
as its superclass	ć҇
as of	ă҈Ġ҉
as of <tag>	ă҈
as one	ě҆
as one of	ě҆
as private	ĭ҆
as protected	ĭ҆
as public	ĭ҆
as static	Ĭ҉
as static |	Ĭ҈
as test	ŋ҆
as their	Ā҆ňҎ
as their base	ň҉
as to	Ĭ҆
as to be	Ĭ҆
as unused	ŏ҈
as unused |	ŏ҆
as what	Ĕ҇
as what |	Ĕ҈
as |	Ņҍ
as | $	Ņҍ
aside	ā҆
ask	ė҇ň҆
ask _ $	ėҊĮѺ
ask _ |	Į҇
ask for	ė҇
ask for $	ėҊĮѺ
ask for |	Į҇
asked	ė҆
asked for	ė҆
asks	āѹğҌ
asserts	ĀѴāҐ
asserts _ in	ĀѴāҎ
asserts are	ĀѴāҎ
asserts are in	ĀѴāҎ
assign	ĔѺĕ҈
assign to	ĔѺĕ҈
assigned	āѹđҔĶҘ
assigned $	Ķ҇
assigned _ $	ĶҊ
assigned _ <name>	đҐ
assigned _ the	Ā҉Đѹ
assigned at	Ķ҇
assigned to	đҖ
assigned to <name>	đҐ
assigned to the	ĀҊ
assignment	Ķҗ
assignment _ $	Ķ҉
assignment of	ĶҊ
assigns	ĕ҇Ķ҆
assigns to	ĕ҇
async	ĀѸāҘĒѶĬӏĭѹ
async $	ĬҖ
async _ $	ā҈Ĭҙ
async _ not	Ĭ҇
async is	Ĭ҆
async or	Ĭ҇
async |	ā҇Ĭқ
async | $	ā҈ĬҘ
at	Ā҆ąѸćѹĉѹĊѷĎѶĐҎĖҌĜѹĞ҆ğҍĠҋġҌĢѺģѹĤѸĦґĪ҈ĬѺĭѺİґĴҐĶ҇ķҎĺҋĻ҆ŁѺń҆ŅѺŇѹňѴŊѺŋѺŌ҉ŐѸŔѹ
at $	Ĺ҆
at <name>	ō҈
at <name> $	ō҈
at <path>	Ħ҉ĴҌ
at <path> <line>	Ĵ҉
at <path> line	ā҆
at <path> |	Ĩ҆
at <tag>	ĀѬāҧă҇
at <tag> $	ă҈
at <tag> |	ĀѶāҕ
at _ $	ĀѲāѶă҇ġ҆ķҒō҇
at _ <line>	ĀѺĲҋĴҏ
at _ <tag>	Ā҆Ġ҆
at _ depth	ĀҏāѺ
at _ how	ā҇
at _ level	ĩ҈Ķ҉
at _ line	ā҉Ĳѹĺғļ҉
at _ moment	āѹŌҊ
at _ one	ĀҔāѴ
at _ places	āҊ
at _ point	Ā҆ā҇Đ҉
at _ same	Ħ҆
at _ tag	Ġ҆
at _ test	Ā҆
at _ the	Ļ҇
at _ time	ĀѲāҦĖ҆
at _ tip	İҊ
at _ top	āѶĪҒŏ҇
at _ up	ā҈
at _ what	Ā҈
at _ |	ĀѳāҊĦ҆Ĩ҈İ҇ńҍ
at all	āҍġҒ
at all $	ġ҈
at all |	Ā҇ā҉
at every	Ā҇
at least	Āҏāѹ
at least one	ĀҔāѴ
at line	ĲҋĴ҈
at line <line>	ĲҌĴ҆
at me	āѸńҌ
at me |	āѸńҌ
at module	Ķ҉
at module level	Ķ҉
at present	āѴİ҇Ō҉
at present |	āѺİ҇
at run	āҒĖғ
at run time	āҒĖғ
at runtime	Ėҋ
at some	Ā҉
at start	ā҈
at start up	ā҈
at tag	Ā҆Ġ҆
at tag <tag>	Ā҆Ġ҆
at the	āѡĚ҆Ğҋğ҈Ġ҈Ħ҆ĩ҇ĪґŌ҇
at the level	ĩ҈
at the moment	āѹŌ҉
at the same	Ħ҆
at the test	Ā҆
at the tip	İҊ
at the top	āѶĪҒŏ҇
at what	ĀҋāѷĐҎį҆ĺ҆
at what line	Āҍāѹĺ҆
at what point	Đ҉
at what time	į҆
at which	āҌİ҆ĺҌļ҆
at which line	Āѹā҆ĺҎ
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
attribute	ĀѷĤ҆Őү
attribute <name>	ĀѸĤ҆ŐҪ
attribute <name> $	Őҟ
attribute _ $	Őҟ
attributes	Ā҈ē҈ĤӔ
attributes $	Ĥ҈
attributes <name>	Ā҆
attributes <name> has	Ā҆
attributes _ $	ĀѺĤґ
attributes _ <name>	Ā҈ē҇
attributes _ class	āҐ
attributes _ has	Ā҆
attributes _ the	āѹĤґ
attributes does	ĤҌ
attributes of	Ā҆āҎĤ҈
attributes of <name>	Ā҇Ĥ҆
attributes of the	Ĥ҉
attributes |	ĀѺĤґ
attributes | $	ĀѺĤґ
attrs	ĀѺĤҧ
attrs _ <name>	ĀѺĤҧ
attrs of	ĀѺĤҧ
attrs of <name>	ĀѺĤҧ
author	ĀҘĎѷĲүĴѨ
author $	Ĳ҉Ĵѹ
author _ $	ĲҋĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҉
author _ line	ĲґĴѹ
author list	Āҍ
author list for	Ā҉
author of	ā҆ĲҕĴѶ
author of <commit>	Ā҆
author of line	ĲҎĴѹ
author touching	ĀѺāҐĎѷ
author |	ĲҋĴѺ
author | $	ĲҋĴѺ
authors	ĀҚāѶĭҋı҆
authors _ <name>	Ā҉āѺĭҋ
authors have	Ā҆
authors keep	ĭ҇
authors keep <name>	ĭ҇
authors of	Āҕ
autocomplete	āѷĿҌ
available	ĀѺģқ
available _ <path>	ģ҆
available _ other	ģ҉
available by	ģҊ
available to	ģҌ
available to other	ģ҉
average	ĀѷāҎ
away	ĀѷāҌņ҈
away _ $	ĀѴāҊ
away |	ĀѴāҊņ҈
away | $	ĀѴāҊ
back	āҌĔҎĕ҇Ġ҉ĢѹĦҖŇҨŐѶ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҇ā҇
back _ <tag>	Ġ҇
back _ in	ĔҐ
back _ it	Ħ҆
back _ what	ā҇
back _ |	Ā҇ĕ҈
back from	ĀҍāѺ
back from <name>	ĀҍāѺ
back to	ĔҏĦҍ
back to in	ĔҐ
back to what	ā҈
back |	Ň҈
back | $	ā҆Ň҇
backport	ĀѺā҇
backported	āҋŉѶ
base	ĀҢāѱĂ҈ćҎĈ҆ĚҍěҝĠ҆ġ҇ĬѹĹѸĿѹņѺňҙŒ҉
base $	Āґň҆
base <name>	ĀѳňҘ
base _ $	āѲćҏěҎġ҇ňҊ
base _ <name>	ĀҖĂҋćѷĚ҇ě҆ĹѺň҇ŒҊ
base _ for	ĀѷěҊ
base _ is	ćѱňҗ
base _ of	āѺćҕĈ҇ĚѺěҎňѴ
base _ with	āґňѶ
base _ |	ā҈ĚҎěѳ
base class	ĀґāғĂ҉ćѷĹѹňҕ
base class $	ćґňѵ
base class <name>	ĀҙāѳĂҋćѹĚ҈ĹѺŀѹň҉
base class is	ćѱňҗ
base class of	Āѳā҈
base class |	āҊ
base classes	ĀѸćҩĚҌě҈ňњ
base classes $	ćҍěҊňѰ
base classes of	ćҒěҊňѮ
base method	ā҆
base method <name>	ā҇
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҇ň҇
base |	āѲġ҈ňҋ
base | $	ĀҌāѳġ҈
based	Āѳć҉Ěҍ
based _ $	ćҐňѷ
based _ <name>	ĀѴćѹĚҍňҎ
based on	Āѳć҈Ěҍ
based on $	ćҎňѷ
based on <name>	ĀѴćѹĚҍňҎ
bases	ĀѯćҭĚ҈ě҉
bases $	ňҊ
bases _ $	ĀѸć҉
bases _ <name>	ĀѺćґěҊ
bases _ the	ćҋ
bases of	ĀѺćҒěҊ
bases of <name>	ć҇ěҋ
bases of the	ć҈
bases |	ĀѸć҉
bases | $	ĀѸć҉
be	Ā҈ā҇Ă҇ćѺĈҌĉѺĊѵđѹėҌę҆ĜѺġ҉ĢѶħѹĬҋĭҙİѸĻҌŀѵŁҎń҆ŅҏŊ҇ŋ҆ŏ҆Őѹ
be $	Ņ҈
be <name>	ņ҇
be <path>	ņ҉
be _ $	ŅҊŇѺ
be _ <name>	āѹ
be _ a	Ě҇
be _ anywhere	ġ҉
be _ as	Ĉ҉
be _ better	ā҈
be _ by	ĀҒāѰĂҎ
be _ for	ě҉Ğ҇ň҆
be _ from	ĀѺń҉
be _ function	āѱĻҏ
be _ in	āҕĠ҆İѹŎѸ
be _ next	āҏ
be _ out	āҊ
be _ this	āѶėҍ
be _ to	āҌĔѺŁҋ
be _ when	Ĭ҆Ł҆
be _ with	Āҏāѱ
be _ without	āѶŎҊ
be _ |	Āѱāҕĝ҆Ņ҉
be a	āҎĬ҆Ļҏ
be a better	ā҈
be better	ā҈
be built	ĈҎ
be built as	Ĉ҉
be called	ĀҍāѮĚ҇Ŀ҇ŅҍņѺ
be called $	Ņ҆
be called |	ŅҊ
be considered	āѺĭ҉
be defined	Ă҈
be dropped	āҍ
be dropped |	āҍ
be for	āѶėҍ
be for this	āѶėҍ
be found	āѬęҊĝ҆Ġ҆ġ҈İѹŋ҉
be found anywhere	ġ҉
be found in	ĀҐāѵĠ҆İѹ
be found |	ĝ҇
be imported	ģҒ
be imported from	ģҌ
be imported out	ģ҆
be in	ā҆
be it	ġ҆
be made	āҎ
be moved	ā҉
be named	ŅҊ
be named $	ŅҊ
be none	Ň҆
be none |	Ň҆
be overridden	āҏŀѹ
be overridden $	ā҉
be passed	ŁҎ
be passed to	Ł҉
be pulled	ā҇
be pulled out	ā҈
be run	ĀѺŌ҇
be run in	āҍŎѹ
be run without	āѷŎҊ
be safe	ā҇ĔѺ
be safe to	ā҇ĔѺ
be set	ā҈
be supplied	Ł҆
be thrown	ģѺńҊ
be written	ĀѴāҕ
be |	Ā҆āѷ
be | $	Ā҆āѷ
bear	Ē҉
bear the	Ē҉
became	āѷŅғņҌ
became $	ŅѹņҌ
became <name>	Ņҏ
became <path>	ŅҎņѺ
became _ $	Ņ҈
became _ after	Ņ҈
became _ |	ŅҎ
became of	ņ҆
because	ě҉ŏҐ
because _ the	ā҆
because nothing	ŏ҆
because of	ě҉
because of the	ā҆
become	ĀѷĨ҇ņҞ
become $	āѹņҘ
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
been	Ā҈Đ҆Ē҇ĩѸĬҎĭҍįҌņ҆ő҇ŔѺ
been _ $	ĀҎāѶĎ҉őҊ
been _ <path>	Ā҉
been _ and	ĀѸį҉
been _ as	ĬҐ
been _ by	āѷč҇
been _ earlier	Ņ҆
been _ in	ĀѺ
been _ into	ĝ҆
been _ of	ā҆
been _ there	į҆
been _ |	ĀѴāғĺ҉
been a	āҎ
been added	ĀѺā҆
been called	Ņ҈
been called earlier	Ņ҆
been changed	Ď҇
been changed by	āѹ
been committed	āѹĎҐ
been committed $	Ďҋ
been declared	āѸĬ҈ĭҊ
been declared as	Ĭ҉
been defined	Ĭ҆
been defined as	Ĭ҇
been imported	ĝ҆
been imported into	ĝ҆
been made	Ĭ҇
been modified	Ā҈
been modified $	ĀґįѺ
been modified and	ĀѸį҉
been moved	ņ҆
been newly	Ą҆
been on	Āҍ
been part	ā҆
been part of	ā҆
been put	ĺ҉őҋ
been put $	őҋ
been put |	ĺҋ
been renamed	ĀѶāҐņ҇
been renamed |	ĀѸāҍ
been sitting	į҆
been sitting there	į҆
been subclassed	ĀҎ
been subclassed |	ĀҎ
been untouched	į҇
been untouched $	į҇
before	ĀѸāҰē҆ĴѺĽѹĿѺł҉ŅҦņѸ
before $	ĀѸņҋ
before <commit>	ā҈
before <commit> |	ā҈
before <name>	ē҇
before <name> $	ē҇
before _ $	ĀҊē҇ņ҆ŋѹ
before _ after	āҍ
before _ altered	Ā҆
before _ call	Ĭ҈
before _ got	Āҍ
before _ had	āҏŅѵ
before _ install	Į҆
before _ move	Ā҈Ņ҆
before _ read	ł҆
before _ received	Ņ҆
before _ refactoring	ā҇
before _ rely	Āѵāҏ
before _ rename	āѹŅҏ
before _ renaming	Ņ҆
before _ skip	Ā҉āѶ
before _ was	ŅҔņѳ
before _ |	ā҉
before i	ĀѮā҇ĽѺ
before i altered	Ā҆
before i call	Ĭ҈
before i install	Į҆
before i read	ł҆
before i rely	Āѵāҏ
before i skip	Ā҉āѶ
before it	Ā҇āҍŅҊņѰ
before it got	Āҍ
before it had	āҏŅѵ
before it received	Ņ҆
before it was	ŅҔņѳ
before or	āҍ
before or after	āҍ
before the	Ā҈ŅҐ
before the move	ĀҋāѹŅ҆
before the refactoring	ā҇
before the rename	āѹŅҊ
before the renaming	Ņ҆
before |	Āҋņ҇ŋѹ
before | $	Āҋņ҇ŋѹ
begin	āѷą҈ĐѸĵҐ
begin _ $	Āѳāѹą҈ĵғĺ҆
begin and	ĀґĐѺ
begin |	ĀѺą҈ĺ҆
begin | $	ĀѺą҈ĺ҆
beginners	ĀѲāҖ
begins	Ĩ҇ĵ҉ķ҈
begins in	Ĩ҇
begins the	ļ҆Ľ҆
behave	ĀѶāҌ
behaviour	āҌďѵĢҎ
behaviour _ <name>	āҎďѵ
behaviour of	ā҆ďѷĢҏ
behind	ĀѳāҐđ҆ĢҎĥҎĲҋĸѺ
behind <name>	āѺĢҎ
behind <name> what	Ģ҇
behind <path>	Ĳ҆
behind _ $	Ģ҇
behind _ <line>	Ĳ҉
behind _ <name>	ĀѸāҗđѶ
behind _ constant	đ҈
behind _ what	Ģ҇
behind the	Āѷā҇đҍ
behind the constant	đ҈
being	āҊę҆ĩ҉Ń҉ŏ҆
being _ $	Ń҇
being _ by	Ĩ҆
being _ there	Ę҆
being _ |	āҍ
being called	ę҉
being imported	Ĩ҆ĩ҆
being imported by	Ĩ҆
being raised	ŃҌ
being tested	Ā҇
being used	ĀѸāҌ
belong	ĀѴĂѸě҆ĤҍĦ҇ľ҉Ŀ҈ŉ҆
belong _ $	ŉ҇
belong _ <name>	Ĥ҇ľ҇Ŀ҇
belong _ some	Ħ҆
belong _ the	Ŀ҈
belong _ |	āҊĿѷ
belong to	ĀѵāѷĂѸě҆ĤҎĦ҇ľ҉ĿҐŉ҆
belong to $	ŉ҇
belong to <name>	Ĥ҇ľ҇Ŀ҇
belong to some	Ħ҆
belong to the	Ŀ҈
belonging	ĹҌ
belonging _ <name>	Ĺ҇
belonging to	ĹҌ
belonging to <name>	Ĺ҇
belongs	āѹĹ҉łҍ
belongs _ $	ł҉ő҆
belongs _ <name>	Ĺ҉
belongs to	āѺĹ҉ł҉
belongs to <name>	Ĺ҉
belongs |	ő҆
belongs | $	ő҆
below	Ěҋň҈
below <name>	Ěҋň҆
below <name> in	ĚҌň҈
below _ in	ĚҌň҉
besides	Ā҆āҡ
besides <name>	ĀѶāқ
besides <name> are	ā҈
besides <name> |	ĀѺā҈
besides <path>	āҍ
besides _ are	ā҈
besides _ import	ā҈
besides _ |	ĀѺā҈
besides the	Ā҇
best	āҕ
best for	āҊ
better	ĀѸāӆĔѺķѺŁѺŔѹ
better _ <name>	āҌ
better _ for	āҔŔѺ
better _ |	āҋķѺ
better name	ā҇
better than	ā҆
between	ăҕĆѹďғěҖĜѺĝ҈ħҙĪѹŁҌ
between <name>	Āѹā҉ħ҆
between <name> and	Āѹā҉
between <path>	Ā҈ħ҇
between <path> and	Ā҈
between <tag>	ā҉ă҉
between <tag> and	ā҉ă҉
between _ $	ħ҈
between _ <line>	Ā҈
between _ <tag>	ăҊ
between _ and	āҚă҉ħҊ
between _ arguments	ď҈
between _ importers	ĝҊ
between _ parentheses	āѶŁҏ
between _ tags	ă҈
between _ |	ě҉
between line	Ā҆
between line <line>	Ā҆
between the	āѫďҌěҎĝҊŁ҇
between the importers	ĝҊ
between the parentheses	Ł҆
between the tags	ă҈
between their	ď҇
between |	ħ҈
between | $	ħ҈
big	ā҇ĎѺđ҇ĳ҆Œѳ
big _ <name>	ĀҍāѲ
big _ the	đ҆
big is	āҊđ҆ŒѴ
big is <name>	ĀҍāѲ
big is the	đ҆
bigger	Ą҉
biggest	ĀѯāҤ
biggest one	ā҉
bin	ĀѷĞҜłѺ
binaries	Ğҏ
binaries does	ĞҊ
birth	ąҋ
birth _ <path>	ą҆
birth to	ą҈
bits	āѹĂҍ
blame	ĀѯāѳĲӅĴѷ
blame <name>	ĲҐ
blame <path>	ĀѸĲґ
blame _ <line>	Ĳ҉
blame _ <number>	ĀѳĲҜ
blame _ for	ĲҊ
blame for	Ĳҋ
block	ĀѸā҇ĥ҆ŕ҉
block _ $	ā҈
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҈
block | $	ā҈
blocks	ĀҌĿҌ
blow	ĀѹŃҏ
blow up	ĀѺŃҏ
body	Ā҆āѷĉҗĘҏĳѸķҘĺ҇ĻҍļҎőѺ
body $	ĉҊĊ҆
body _ $	ĉ҆ķ҇
body _ <name>	ĀҌĉ҇ĊѹĘҊę҈ĳѸķ҇Ļҍļ҉ń҆
body of	ĀҊĉ҉ĊѹĘ҉ę҈ĳѸķҋĻҋļҎĿ҇ń҆
body of <name>	ĀҌĉ҇ĊѹĘҊę҈ĳѸķ҇Ļҍļ҉ń҆
body |	ķ҇
body | $	ĉ҆ķ҇
born	ąҐ
born $	ąҍ
both	ĀѸāҡ
both <name>	ā҈
both <name> and	ā҈
both <path>	āҌ
both <path> and	āҌ
both _ $	ā҉
both _ and	āғ
both |	ā҉
both | $	ā҉
bottom	ĀҍāѸē҈İѴĳ҇
bottom _ $	āѹē҈
bottom |	āѹē҈
bottom | $	āѹē҈
brackets	ć҈ŁҌ
brackets of	ŁҊ
branch	ā҈İҌ
branches	Āҫā҈Čѹŉѩ
branches _ <commit>	ĀҌ
branches _ commit	Ā҉
branches _ it	āҒŉѷ
branches contain	āҌ
branches is	ĀҋŉѸ
branches is it	Ā҇ŉѹ
brand	ă҉ąҊ
brand _ |	ąҊ
brand new	ă҉ąҊ
brand new |	ąҊ
break	Ā҇āҩĈ҆čѶ
break <name>	ā҇
break <name> |	ā҇
break <path>	ĀѶāґčѹ
break <path> |	ĀѷāҒčѹ
break _ $	ĀҔāѵ
break _ <name>	ā҆
break _ build	ĀѶā҇Ĉ҆
break _ |	ĀѳāҝčѶ
break if	āҌ
break if <name>	ā҆
break the	ĀѵāҎĈ҆
break the build	ĀѶā҇Ĉ҆
break |	Āҕāѳ
break | $	Āҕāѳ
breaking	ĀҐ
breaking _ |	āҋ
breakpoint	ĺ҆
breakpoint _ <name>	ĺ҇
breakpoint _ line	ā҆
breakpoint in	ĺ҇
breakpoint in <name>	ĺ҇
breakpoint on	ā҆
breakpoint on line	ā҆
breaks	āҖ
breaks _ i	ā҆
breaks if	āҌ
bring	Ā҆ĩ҈
bring _ with	ĀҊĪѸ
bring in	Ā҆ĩ҈
bring in with	ĀҊĪѸ
brings	ĀѺĪҋ
brings _ in	Ī҇
broke	ĀѶāҕ
broke the	ā҇
broken	ĀҋāѴĈ҈Ō҇
broken _ $	Āґāѷ
broken |	Ā҆
broken | $	Ā҆
brought	Ā҆ąҕĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҈
brought _ into	ą҈
brought in	Ā҈Ī҆
brought in <name>	ĀҌ
brought in by	Ī҉
brought it	ą҆
brought it in	ą҆
bug	ĀѶāҜč҆Ġѷ
bug _ <name>	Ġѷ
bug _ line	ā҆
bug in	č҆Ġѷ
bug in <name>	Ġѷ
bug on	ā҆
bug on line	ā҆
bugs	ā҇
bugs _ fixed	ā҆
bugs were	ā҆
bugs were fixed	ā҆
build	Āҝā҆ĈҵĮѸłҊŎѹ
build $	ĀѹĈҒ
build <name>	ĀѹĈ҈
build _ $	āғ
build _ does	āѸ
build _ or	ĀѳĈҕł҆
build _ project	ĀҔā҇ĈѮ
build _ this	ĀѸā҆
build _ through	ĈҊ
build _ |	ł҆
build a	ĀҌ
build and	Ĉ҉Ğ҇
build broken	Ā҆
build fail	Ā҈āѹ
build fail |	Ā҈āѹ
build ok	ĀѲĈҒ
build system	Ā҆āѹĈѹłґ
build system |	ł҆
build the	ĀҗĈѯ
build the project	ĀҕĈѰ
build this	ā҆
build |	ĀҍāѶĈҌ
build | $	ĀҏāѰĈҋ
building	āѰĈҔ
builds	ĀѭćҊĈҗ
builds _ $	ĀѶć҉Ĉ҇
builds on	ĀѺćҊ
built	ĀѹĈҎňҒ
built _ $	ĀѹāҊć҈ňѺ
built _ top	ň҆
built as	Ĉ҉
built on	ćѺňҙ
built on top	ň҆
built |	ĀѹāҊć҈ňѺ
built | $	ĀѹāҊć҈ňѺ
bump	āҊįѹ
but	Āѷā҉ăҊď҆ēѺĪѷŏҕő҆
but _ for	āҊŏѺ
but _ in	āѹď҆
but _ not	ā҇
but do	ă҈
but do not	ā҇
but never	ŏґ
but not	āѹď҆
but not in	āѹď҆
but on	ā҆
but what	ā҉
but what for	āҊŏѺ
by	ĀѵāѪĂ҉ăѹą҆ćѹĈѹĉґĊҔČҒčҏď҈ĐѶđѵĒ҇ĔҐėҍęҔěҕĜѶĝҔĞҌğѺĥҋħҍĨҟĩҘĪҍī҆ĬѳĭѱĮѴįѶİѹĲҌĳѶĴѱĵѶĶѷķѸĸѺĹѹĺѶĻ҈ļѷĽѶĿѵŁҊłѹŃ҉ņѳŊѷŌѸōҍŎѸŐѷőѰœѸ
by $	ĀѱĩҚĲ҆Ń҆ŕ҆
by <commit>	ĀѵČҏčҙ
by <commit> $	Č҇č҆
by <commit> |	ĀѸČ҇čҋ
by <mark>	Ē҆
by <name>	ĀѸćҊĉҘĊѮĒ҆ēѺęқĚѵěҙĝҏĢҌģ҇ĥѺĨҌĩѰĪґī҇ĬѹĭѸĻҍŀѰŃѸńҐŇ҆ňѶ
by <name> $	ĀѶāѺĉҗĊѶęҕěҎģ҉ĪҍĻ҉ŀѷń҉Ň҇
by <name> are	ā҆
by <name> in	ā҇
by <name> is	ĘҏęѶ
by <name> |	āѹć҇ĉ҇ĊѺĘѵęҎĚѸěҌĝ҇ĢҏĪ҆ŀѹŁѺńҊňѺ
by <path>	ĝҙģ҆ħѸĨҖĩѮĪґ
by <path> $	ĝ҈ģҌĩѸĪҌ
by <path> |	ĀѺĝҊĨҍĩѺĪ҈
by <tag>	Ġ҆
by _ $	Ā҇āѮĉҒČ҉Ē҆ęҒěҋģҖħѹĨ҈ĩѵĪҔĻ҈ŀѵōҋŕѺ
by _ <commit>	ČҊ
by _ <name>	āѸąѹŁҍ
by _ <path>	Ĩ҉
by _ are	ā҆
by _ class	ĀѷāҒě҆
by _ classes	ĥҊŀ҇ňҍ
by _ commit	ĀѭąҔč҆įҎ
by _ decorators	ē҆
by _ definition	Ĭ҈
by _ environment	āҊ
by _ events	ŕ҆
by _ files	āҌĨѺĩҎ
by _ for	Ĕ҆
by _ from	Ā҇
by _ function	ę҈
by _ functions	ĊҔ
by _ has	ĀҗįѺ
by _ how	ħ҆
by _ import	Ĩ҉
by _ in	ĔҊ
by _ indirectly	Ĩ҉
by _ is	ĀѷĘҎęѴĥ҇ĩ҈ňҊ
by _ it	āѵĊҊĘ҈ĩ҇Ņ҆
by _ last	ā҆
by _ many	ĎҊ
by _ methods	ŀ҇
by _ modules	ĩҒ
by _ name	ġ҉ŋ҉Œ҆
by _ of	Ā҈Ħ҆
by _ only	āґ
by _ out	Ā҇
by _ please	Ł҆
by _ project	āѸėҌ
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҇
by _ struct	ī҆
by _ test	Ā҉ā҇
by _ tests	ōҌ
by _ them	ĉґĊѸ
by _ time	Ā҈āѵ
by _ types	ĥ҉
by _ via	ĝ҆
by _ was	Ĳҋ
by _ what	ĔѹĕҊ
by _ |	Āѱć҆Ċ҉Č҈č҇ĎѹĘѴę҉ě҉ĝ҇ĢҌĨҕĩѷĪҊĬѺĭѺŀѹŁѹń҇
by a	Ņ҆
by a rename	Ņ҆
by a test	ā҆
by anna	ā҈
by anna only	ā҈
by any	āҌ
by any test	Ā҇
by before	Ņ҆
by before it	Ņ҆
by calling	āѸĉҌĘ҇
by calling it	ĊҊĘ҈
by calling them	ĉґĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҈
by commit <commit>	Č҈
by default	ĔҐĕ҉
by default in	ĔҊ
by default what	ĔѹĕҊ
by file	ĀҊāѶ
by file $	ĀҊāѶ
by func	Łҍ
by func <name>	Łҍ
by git	āҌ
by git |	āҌ
by grace	ĀҎĎѺ
by grace |	Ā҈
by how	āѺĎҊ
by how many	ĎҊ
by importing	ĩ҇
by importing it	ĩ҇
by inheritance	ā҆ĚҐň҇
by inheritance $	Ě҇
by inheritance |	ā҇Ě҆
by its	ā҉ĬҊ
by its definition	Ĭ҈
by its last	ā҆
by side	ď҉
by step	Ā҈āѸħ҈Ĩ҆
by step $	ĀҌāѺ
by step |	Ĩ҆
by test	Ā҉
by test name	Ā҉
by tests	āҒ
by tests only	āҊ
by tests |	ā҉
by the	Āѷā҆ė҆ę҇ġ҈ī҇ŋ҈Œ҈
by the class	ā҆ě҇
by the commit	ā҉
by the environment	āҊ
by the function	ę҈
by the name	Āѹġ҉ŋҊŒ҆
by the program	ā҆
by the project	āѸė҇
by the struct	ī҆
by the time	Ā҈āѵ
by this	āѺĞҏ
by this project	ĮѺ
by users	ā҆
by way	Ā҈Ħ҆
by way of	Ā҈Ħ҆
by what	ĀѴāѳĊҕē҇ĢѺĥ҇ħҊĨ҈ĩ҉Īѷį҆ŀ҆Ń҈ńѺŅѸņ҇ňҊ
by what classes	ň҇
by what commit	ą҆į҇
by what functions	Ċҍ
by what import	Ĩ҉
by what modules	ĩ҉
by what name	ŅѺņ҉
by what route	ħ҈
by which	āѹą҇ĥҍĩҕį҆ŀҌň҆ō҉őѺ
by which <name>	Ā҇ąѺ
by which <path>	ĨҊ
by which classes	ĥ҇ň҈
by which commit	Āѷąҏį҇
by which files	āҌĨѺĩҋ
by which functions	Ċ҇
by which modules	ĩ҉
by which tests	ō҈
by whom	Ā҇Ċҍĥ҇ĩ҇įѺĲҌ
by whom has	ĀґįѺ
by whom is	Āѹĥ҇ĩ҈ň҆
by whom was	ĲҊ
by whom |	ĀѸĊҎ
by |	Ċҍōҏ
by | $	Ċҍōҏ
bytes	ĀѫāҚ
bytes _ $	ĀѺā҇
bytes _ it	ā҆
bytes is	ĀѱāҒ
bytes is it	ā҆
bytes |	ĀѺā҇
bytes | $	ĀѺā҇
cache	ĀҎāҎ
cache _ $	Āҏ
call	ā҉ĂѷĊҥĎѺĔҏĘҬęҝĚѺġѳĢѺĤѸĬҏĿ҉ŀѹŁғńҏŇҐőѺ
call $	āѳĉҐĘ҇
call <name>	āҙĉѷĊѮĔҊĘ҉ęѸĬҍŁ҇ńҌŇ҇
call <name> $	āҜĊѳĘ҈
call <name> on	Āҋ
call <name> without	Ĕ҇
call <name> |	ĀѸāҊŇ҇
call _ $	Ā҉āҌĉѷĊҗĘҐęѹ
call _ <name>	ĊѸĔ҉ĘҋęҗŁѺń҉Ň҉
call _ a	Ŀ҈
call _ from	Āҍā҆
call _ in	ĀѰāѸĉҙę҇Ņ҈
call _ of	Āѹā҆ĊҖ
call _ on	Āҋ
call _ without	Ĕ҇
call _ |	ĀѰĊ҇ĘҒęҋĬ҇Ň҇
call first	ā҆
call graph	ĀҌāѺ
call graph |	Ċ҆
call in	Ęҍ
call in <name>	āѸĘ҉
call it	āѹĊ҆ęҎĬҋŁ҈
call it |	āѶęҎĬ҆
call of	Ā҇āҎĉ҇ĊѫĘѵęҏŁѺń҈
call of <name>	Ā҇āҎĉ҇ĊѫĘѵęҏŁѺń҈
call on	ā҆ĿҎ
call on a	ā҆Ŀ҈
call path	ā҆
call path from	ā҆
call site	ā҇
call sites	āѺĉѵĊҭ
call sites $	ĉѹĊҎ
call sites of	ĀѺĊҖ
call super	ā҉
call super |	ā҈
call to	āѹĉѸĊҔĔ҆ęҎŇ҇
call to <name>	āѹĉѸĊҏĔ҆ęҏŇ҇
call |	ĀҊāѴĉҎĘҊ
call | $	ĀҊāѴĉҎĘҊ
callables	ĤѭĿҝ
callback	ā҉
called	āҏĆҊĉ҇ĊґęҔġҗĩѸĬѱĭѳıҊĹѯĻѸĿ҉ŅҝņқŋҟŌѹŎѺŒҐ
called $	Ā҆Ņҏ
called <name>	ĀѭāҌĆҍĉѵĊѹĘѺęѺĠ҆ġқĬѹķҋļҊĽ҇ŋҡōѺŒғœ҇
called <name> $	ĀѴāҌĊѺĠ҆ķ҆ŋҋŒҋ
called <name> for	ā҇
called <name> in	Āѹ
called <name> what	Ģ҇
called <name> where	ķ҆
called <name> which	āѸļ҈
called <name> |	ĀѸā҆ġ҈ŋҟ
called <path>	ĀѳāҌņ҆
called <path> $	ņ҆
called _ $	Ā҆ā҆ĊҋĠ҆ı҇ĹѵĻѺļѷĿ҇ŅҍņҎŋҋŒҊ
called _ <name>	āѹĉҎĊѵĕ҇Ę҇ęҚ
called _ and	ĀѺĊ҉
called _ are	Āѯāґ
called _ days	ņҋ
called _ for	ā҇
called _ i	ę҈
called _ in	Āѹ
called _ it	Ā҉Ĕ҆Ņѹ
called _ on	Ņ҆
called _ or	ā҆
called _ request	ĀѸāҊ
called _ the	ĀҎ
called _ what	Ģ҇
called _ where	ķ҆
called _ which	āѸļ҈
called _ within	ĉҋ
called _ |	ĊҊęѳġ҈ņ҈ŋҟ
called anywhere	Ċ҆
called anywhere |	Ā҈
called before	ĀғŅ҉
called before $	ĀѸŅҋ
called before it	ĀҊŅѹ
called before or	ā҆
called before |	ĀҒāѱ
called by	āғĊҎĘ҆
called by <name>	ĀѹāҏĘ҈ę҆
called earlier	Ņ҇
called earlier on	Ņ҆
called from	ĀѵĉҌĊҌęҍ
called from <name>	ęҌ
called from within	ĉҋ
called in	ĀҊāѲĊѺęҎ
called in <name>	ĀѺĉ҆ę҇
called in the	ĀҎāѲ
called inside	ĉ҇
called now	ĀѺņҘ
called now $	ņ҈
called now |	ņҋ
called per	ĀѸāҊ
called per request	ĀѸāҊ
called these	ņҋ
called these days	ņҋ
called today	Āҏ
called today $	ĀҐ
called without	āѹĕ҇
called |	ĀҋĊҐı҇ķѹĹѵļѷĿ҉Ņҋ
called | $	ĀҌĊҐı҇ķѹĹѵļѷĿ҇Ņҋ
callees	ĀѲĉҾĊѶęҎ
callees $	ĉҝĊѺ
callees _ <name>	ĀѶĉқęҏ
callees of	ĀѺā҇ĉҎęҐ
callees of <name>	ĀѺā҇ĉҎęҐ
caller	āѸĉҐĊҒĕҏĘҗĚѸěѺķѺ
caller _ $	Ā҉ĉҐ
caller _ <name>	ĀѶāѷĊҘĕ҆ĘҘĚѸ
caller of	ĀѵāѭĉҐĊҔĕ҆ĘҘĚѸ
caller of <name>	ĀѶāѷĊҘĕ҆ĘҘĚѸ
callers	ĀґāґĊӁĘҜęқĚѲěѹĠѹĢѸŁѹ
callers $	ĀѲāҊĊҢ
callers _ $	ĀѺāѷĊҐĘ҈
callers _ <name>	ĀҔĊҒĘҕęҗĚѵĠѺ
callers _ the	Ċ҇
callers and	ĀҊ
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҈
callers of	ĀҏāѹĊңĘқę҆ĠѺ
callers of <name>	ĀҐāѹĊҖĘқę҆ĠѺ
callers |	ĀѺāѷĊҎĘ҈
callers | $	ĀѺāѷĊҎĘ҈
calling	ĀѹāѮĊґĔҊĘҔęѺńҎŇҋō҉ŐѺ
calling <name>	āѹĉѳĊҋĔҋĘҍńґŇ҉ō҉
calling <name> $	ĀѳĉѸĊҘĘѸńҎō҉
calling <name> what	Ĕ҈
calling <name> |	ĀҍĘ҇ŇѸ
calling _ $	ĀѲĊҙĘѸńҎō҉
calling _ what	Ĕ҈
calling _ |	Ā҉āѹĉ҆ĘҊŇѸ
calling it	āѺĊҐĘ҈
calling it |	ĊҌ
calling them	ĉґĊѸ
calling them $	ĉ҇
calling them |	ĉ҉
calls	Āҕā҈ĉҲĊҚĘҍęҟĲѺļѷŀѶŒҌ
calls $	ĀҒāѺĉҋĊѸęҌ
calls <name>	ĀҋāѲĉѴĊҔĘҙ
calls <name> $	ĀѹĊҌ
calls <name> |	āѸĊҌĘҏ
calls _ $	ĀѸā҇ĉ҉Ċ҉ę҈
calls _ <name>	ĉҋę҆ŒҎ
calls _ at	āҋ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ in	Ċ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҉
calls _ the	ĀҊ
calls _ |	ĀѶāѹĉ҇ĊҒĘҏ
calls are	ĉҋ
calls both	ā҇
calls both |	ā҇
calls code	āҋ
calls code at	āҋ
calls does	ĉ҇
calls inside	ā҇
calls inside <name>	ā҇
calls it	ĉ҇
calls it makes	ĉ҉ĊѺ
calls it |	ĀѺĊҍ
calls itself	āѶņ҈ŒҎ
calls itself now	ņ҉
calls of	Ā҆āѳĊҎ
calls of <name>	Ā҇ĉ҉ę҆
calls the	ā҈Ċ҉ŀѸ
calls the function	Ċ҉
calls to	ĀҊĉѺĊ҈
calls to <name>	Ċ҇
calls whom	ā҆
calls |	ĉ҆ę҈
calls | $	ĉ҆ę҈
came	Āѹā҆ă҉Ą҇ą҉
came _ <commit>	Ā҇
came _ of	ņ҆
came _ the	ā҉
came _ with	Āѹā҇ăѺĄ҈
came in	āѸĄ҇ąҊ
came in with	ăѺĄ҈
came into	ā҉
came into the	ā҉
came out	ņ҆
came out of	ņ҆
came up	ā҈
came up with	ā҈
can	ĈҍĉѯĊѸĕѺĜѺĞ҉ğѺģҚĩѺĬѵĭҋįѺĿҎŁҌłѺńҒŇѹŉҊŎѸŏ҆őҊ
can <name>	ĀҔāѸĚ҆ġ҇ŃѺń҈
can <name> be	Ā҇āѺĚ҆ġ҇
can <name> raise	Ā҈āѹ
can <name> throw	ĀҌ
can <path>	āҋ
can _ <name>	ā҆Ń҆
can _ be	Ā҆Ě҆ġ҇
can _ call	Ā҉ĿҊ
can _ check	Ā҈Ă҆ĭ҆İ҆
can _ delete	Ā҇
can _ find	Ę҇ņ҇
can _ found	Āґāѹİѹ
can _ get	ė҆
can _ import	ĀѸģҌ
can _ imported	ģҒ
can _ in	Ā҇Ń҇
can _ instantiate	ā҇
can _ locate	őҊ
can _ modules	ģ҇
can _ pass	Āҗāѵ
can _ passed	ŁҌ
can _ raise	Ā҈āѸ
can _ read	Ĥ҆
can _ rely	Ā҇āѹ
can _ run	ĀѹāҒ
can _ say	ķ҇
can _ see	Ā҆ő҈
can _ show	Ĩ҆
can _ spot	ő҉
can _ still	ā҆
can _ stop	āҐĜѺ
can _ tell	Āѹāѱ
can _ test	āѴŋ҆ŌҊ
can _ throw	ĀҌ
can _ thrown	ģѺń҉
can _ treat	ĭ҇
can _ use	āҊ
can _ |	āҎĉѹ
can a	āѹŋ҆
can a test	ŋ҇
can be	ĀҋāѰģ҈İѹŁҍń҆
can be found	Āґāѹİѹ
can be imported	ģҒ
can be passed	ŁҌ
can be thrown	ģѺń҉
can fail	āҊĉѺ
can fail |	āҋĉѺ
can find	Ā҇
can i	ĀҎāҐė҇ęѺģ҈ĬѺĮ҆Ŀ҈
can i call	Ā҉ĿҊ
can i delete	Ā҇
can i find	Ę҇
can i get	ė҆
can i import	ĀѺģҌ
can i pass	Āҗāѵ
can i read	Ĥ҆
can i rely	Ā҇āѹ
can i still	ā҆
can i treat	ĭ҇
can i use	āҊ
can not	ĀҊāѲőҌ
can not spot	ő҉
can other	ģ҈
can other modules	ģ҇
can pass	Ł҆
can the	ĀѵāѶĈҊĞ҇ŌҊ
can the test	āѷŌҋ
can you	āѵą҇Ī҇ĭ҇İ҆Ŏѹ
can you check	Ā҈Ă҆ĭ҆İ҆
can you find	Ā҇
can you locate	őҊ
can you run	ā҆
can you say	ķ҇
can you show	Ĩ҆
can you tell	ĀѹāѴŐ҆
capture	āҒ
capture _ $	ā҇
capture |	ā҇
capture | $	ā҇
care	āѶĢҐ
care _ |	Ģ҉
care of	āѶĢҋ
care of |	Ģ҉
carried	ē҆Ņ҆
carried _ name	Ņ҆
carried what	Ņ҆
carried what name	Ņ҆
carries	Ē҆ēҐ
carries $	ēҋ
carries _ $	Ģ҆
carry	ĀҐāѱĒҏē҇
carry _ decorator	ĀҍāѲ
carry the	ĀҘāѧĒ҇
carry the decorator	ĀҍāѲ
case	ĀѴĸҋŌҎōѹœҐ
case $	ā҆
case <name>	āѹĸҋŌҏōѹœҔ
case <name> succeed	Ō҇
case _ <name>	œҌ
case _ succeed	Ō҇
case _ the	Ĭ҆
case that	Ĭ҆
case that the	Ĭ҆
cases	Ā҇Ŋ҉ōҢœѶ
cases <name>	ōҌ
cases _ <name>	ōҘ
cases _ it	Ā҈
cases does	ĀҐōѸ
cases does it	Ā҈
cat	ā҆
catch	ĀҚā҉ĊѷŃѶńҌ
catch _ $	āҌ
catch _ i	ń҆
catch _ it	ĀҌāѷ
catch _ |	ā҇
catch it	ā҇
catch it |	ā҇
catch when	ń҇
catch when i	ń҆
catch |	āҌ
catch | $	āҌ
catched	āҘŃѳ
catches	ĀҚāҎńѹ
catches <name>	ĀҢ
catches <name> $	ĀҊāґ
catches <name> |	ĀҗāѮ
catches _ $	Ā҆āҗ
catches _ |	ĀҗāѮ
category	ĀѴāѶłҰ
category _ project	ł҈
category _ this	łҎ
category of	ł҉
caught	Ā҇āҏĦ҇
caught _ $	āґ
caught |	āґ
caught | $	āґ
causes	ŕҏ
causes _ to	ŕ҉
cfg	ĀѸĐҘ
cfg _ $	ā҇
cfg _ <name>	Đ҈
cfg _ |	Đҏ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	ĚҊħҚĨқĩѸĪѹ
chain <name>	ħ҇
chain <path>	ħ҈
chain <path> <path>	ħ҇
chain _ <name>	Ěҍ
chain _ <path>	ā҆Ĩ҇
chain _ imports	ā҆Ĩҍ
chain _ modules	ħ҇
chain from	āҋ
chain from <path>	ā҇
chain of	āѷĚҍħҏĨҒĩѺ
chain of imports	ā҆Ĩҍ
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
change	ąҋĊ҉ČҌčҔĐҎĔѷĢ҉įҷıѶĲ҉Őѹ
change $	ā҈
change <commit>	ĀѲāҊ
change <commit> |	ĀѲāҍ
change <name>	ĀѲāѺĊ҇č҇ĐҐ
change <name> in	ĐҊ
change <name> |	ĀѺ
change <path> $	č҇
change <path> |	Ā҆čѺ
change _ $	ĀѱČ҈č҇įґ
change _ <name>	įҎ
change _ <path>	ĀѬāҖįҐ
change _ <tag>	ĀҎāѳ
change _ default	āҊĔѺ
change _ header	āҋ
change _ in	ĐҊ
change _ out	ĀҌ
change _ the	ĀѺąҍ
change _ |	āѲĢҋ
change after	Āҍāѵ
change between	ĀғāѲ
change between <tag>	ĀҏāѲ
change did	ĀҎāѵ
change in	ĀѴāҔį҇
change in <name>	ā҇
change in <path>	ĀѹāҊ
change introduced	ąҍ
change introduced the	ąҍ
change its	ā҇
change of	ĀѬāҐĢҋ
change of <path>	ĀѸāҋ
change of |	ĀѸĢҌ
change on	āѺĲ҈
change since	ĀѶāҊ
change the	ĀҌāҍĔѹıѷ
change the default	āҊĔѺ
change the header	āҋ
change throw	ĀҌ
change throw out	ĀҌ
change to	čҌįҏ
change to <name>	į҇
change to <path>	č҈į҇
change |	ĀѷČ҇įҐ
change | $	ĀѷČ҇įҐ
changed	ĀҎāҘăѲąѺČҟčҝĎҡįҠĳѷ
changed $	Ā҉āѶČ҇įҋ
changed <name>	č҇
changed <name> |	Ā҆āѸ
changed <path>	čҊ
changed <path> |	āѳč҆Ď҈
changed _ $	ĀҊāҎĎѸį҇
changed _ <commit>	Ā҆č҉
changed _ <line>	ĀѳāҎ
changed _ <path>	ĀѹāҌ
changed _ <tag>	ĀғāѸăѺ
changed _ a	Ď҇
changed _ after	ĀѰāґ
changed _ commit	Č҉
changed _ in	āѷč҈Ď҇
changed _ last	į҇
changed _ more	āѷįҊ
changed _ the	Ď҆
changed _ value	ĀѵāҌ
changed _ with	ā҇
changed _ |	Ā҉āѲč҉Ďҍ
changed after	ĀҜāѳčѶ
changed after <commit>	Āҋ
changed after commit	Ā҉čѺ
changed any	āѷįҊ
changed any more	āѷįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	ĀѺā҈
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѷČ҈čҌĎ҇
changed by <commit>	ĀѺč҉
changed files	Č҆
changed in	Āѹā҆Č҈Ď҉
changed in <commit>	ĀѺā҆
changed in <path>	ĀѹāҌ
changed in the	Ď҆
changed it	Ā҇
changed lately |	ā҆
changed line	ĀѳāҎ
changed line <line>	ĀѳāҎ
changed most	ā҇
changed since	Ā҉ČѸ
changed since <commit>	Ā҈
changed the	ĀѴāҐ
changed the value	ĀѵāҌ
changed to	ņ҆
changed to $	ņ҆
changed together	ā҇
changed together with	ā҇
changed |	āҌ
changed | $	āҌ
changes	ĀҠāѰăѹČ҉čҐĎҊįѸ
changes $	ĀҌāѴ
changes _ $	Ā҇Č҆
changes _ <path>	Ā҆č҆
changes _ which	ą҆
changes in	ĀѺą҆
changes in which	ą҆
changes to	ĀҐāѸ
changes to <path>	Ā҈
changing	āҍ
changing <name>	ĊѺ
changing _ base	ā҇
changing the	ĀѺā҉
changing the base	ā҇
check	ā҇Ĉґč҉ĘҊĚҊĜҍĢѺĦғĭ҆ŇѺňѺŎҏŏѺ
check $	āҌĦ҇
check <name>	Āѯō҆Ŏ҆
check <name> |	āѮōҖ
check _ $	Āѯāҏō҉
check _ <commit>	č҇
check _ <name>	Ā҆āҘĘҍĚ҇Ĝ҆ōѧ
check _ <path>	ĜҊ
check _ for	Ħ҈
check _ import	Ī҇
check _ something	ā҇
check _ tests	ŎҊ
check _ the	ĀқāѯĈ҆İ҆ŋѸ
check _ |	āѫōҖ
check for	Ā҇
check if	ĀҌāѶč҇Ę҉ġҊŋ҉
check if <name>	ĀҌāѹĘҊġ҆
check if <path>	ĝ҆
check if the	Ā҇
check on	Ā҇
check that	Ŏ҈
check the	ĀѹĪ҇
check the import	Ī҇
check to	Ā҆
check to what	Ā҆
check what	İ҆ŇѺ
check what <name>	ā҇
check what the	İ҇
check whether	Āғā҇ĜҐĬ҆ŋѸ
check whether <name>	Ĝ҆Ĭ҇
check whether <path>	ĜҊ
check whether something	ā҇
check whether the	ĀҖāѸŋѸ
check which	Ă҇
check |	ĀѵāҎĭ҆
check | $	ĀѵāҐ
check | <name>	ĭ҆
checked	ą҆
checked in	ą҆
checker	ĀѶāѹŇѺŐқ
checker _ for	ĀѸŐҎ
checkin	ĀѳāѵąҎİғ
checkin where	ą҉
checking	ā҉
checking _ which	ā҉ęѺ
checking whether	āѹ
checkins	Ďҋ
checkout	ĀѴāѷĈҖő҆
checkout _ $	ő҆
checkout of	Ĉ҇
checkout |	ő҆
checkout | $	ő҆
child	ĀѱĂҊćҏĚҌŀҤňғ
child _ $	ć҈ň҇
child _ <name>	ā҈ĂҊĚҒěѷŀҎňѹ
child _ of	ćѱňҘ
child class	ćѳŀҊňҐ
child class of	ćѳňҐ
child classes	ćѰŀҜňҕ
child classes $	ćѺňҊ
child classes <name>	ŀҐ
child is	ćғňѴ
child of	ĀѸā҇Ă҉ćҚĚҋěѵ
child of $	ćҎ
child of <name>	ā҉ĂҊĚҒěѷ
children	ĀҒāѭĂҏćѳěҊľѺĿѸŀ҈ňҼ
children $	ĚѳěҐňғ
children _ <name>	ĚҎěѺňҖ
children _ the	ĀѺćѺňҚ
children _ write	āѺĂ҈
children of	ćѺĚҎěѺňҔ
children of <name>	ĚҎěѺ
children of the	ňҐ
children to	āѺĂҌ
children to write	āѺĂ҈
children |	ĀҌňѹ
chosen	ı҆
ci	ĀҨāҊğѷİѶŕҧ
ci $	ŕҍ
ci _ $	Āҝ
ci _ <name>	ā҉
ci _ <path>	ŕҒ
ci _ in	ŕ҇
ci _ |	ĀҐāѵ
ci is	ā҇
ci job	ŕ҇
ci job in	ŕ҇
ci log	ā҉
ci pass	ā҇
ci thanks	ā҈
ci thanks $	ā҈
ci workflow	ā҉
ci workflow <name>	ā҆
ci workflow <path>	ŕ҇
ci |	āҊ
ci | $	āҊ
circle	Ā҉āѵĦҘīѸ
circle _ $	Ħ҇
circle _ <path>	Ħ҇
circle _ |	ĀҋīѸ
circle at	Ħ҆
circle |	Ħ҇
circle | $	Ħ҇
circles	Ħ҇
circular	ā҉ĦҲ
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
class	Ā҇ĂҒąѹĆѷćҵĉѷĊѶčѺĎѸďѹĐѲđѷēҍĔѺĚґěҘğѸĠѺġ҆Ģ҈ģѸĤҍĥҏĦѺĩѹĪѹīҠĬѤĭѰĮѸįѹĳѹĴѺĵӊĶѴķѬĸѸĹҠĺҒĻѺĽѴľҝĿңŁѷńѶŅѷņѸŇ҆ňҧŊѷŋѹō҈ŎѺŏѺŐҐőѲŒѵœѹŔѷŕѺ
class $	Ā҈ćҐĵ҉ňѴ
class <name>	āҋĂҗĆѸćҌĉѺĊѹĎѺĐѷđѺēҒĚҝěғğѺĢҎģѺĤҏĥѴīҥĬѴĭѷĵҞĶѷķѲĹҦĺ҇ĽѸľҗĿҫŀѮŁѺńѹŅѺņѺŇѷňҔŊѺōҋŐѶőѷŒѺ
class <name> $	āѶĂ҇ćҌĚ҆ĵҕĹғĺѷľ҇Ŀҋň҇ō҇
class <name> are	Ă҆
class <name> as	ĚҌňѹ
class <name> carries	ē҉
class <name> come	Ěҋ
class <name> conforms	ī҇
class <name> contain	ĀѶľҊĿҋ
class <name> created	ĀҋāѸ
class <name> declared	ĵ҈
class <name> define	ĀѶā҇
class <name> defined	Ĺ҆
class <name> does	ā҉ě҇
class <name> for	Ĺ҆
class <name> forces	Ă҉Ŀѹ
class <name> from	ĀѸā҉
class <name> gets	Ā҇āҊ
class <name> has	ĀѺĺҍ
class <name> have	Āҏě҆ňѷ
class <name> implement	ī҈
class <name> inherit	Āѯā҇ćҌ
class <name> is	āѷē҇ĚҎěѸĵҏ
class <name> live	ā҆
class <name> one	Ŀ҆
class <name> please	āҊĹѺ
class <name> starts	ĵ҉
class <name> what	āѹĤ҈ĿҊ
class <name> where	ĀҌ
class <name> which	ā҈Ĺҋ
class <name> who	āѵň҇
class <name> |	āґĂѴĚғĢҏīѺĵ҈ĹҌĺѳľѵňґ
class _ $	ĀѫĂ҆ćҐĵқĹҐĺѶĿ҉ŀҋňҋō҆Őґ
class _ <literal>	ĥҐīҐĵѵ
class _ <name>	ĀѪāҌćғěҔĺҌŀ҆
class _ a	ĀҎāѳ
class _ are	Ă҆
class _ as	ĚҌňѹ
class _ carries	ē҉
class _ classes	ćҎňѸ
class _ come	Ěҋ
class _ conforms	ī҇
class _ contain	ĀѶľҊĿҋ
class _ created	ĀҋāѸ
class _ declared	ĵ҈
class _ define	ĀѶā҇
class _ defined	Ĺ҆
class _ does	ā҈ě҆
class _ file	ġ҆
class _ for	ĵ҇
class _ forces	Ă҉Ŀѹ
class _ from	ā҇
class _ gets	Ā҇āҊ
class _ has	ĺҌ
class _ have	Āҏě҆ňѷ
class _ implement	ī҈
class _ implements	ĥ҆
class _ in	ĵ҆
class _ inherit	Āѯā҇ćҌ
class _ inherits	Ā҆ě҆
class _ is	āѷē҇ĚҌěѸĵҏň҈
class _ live	ā҆
class _ of	ĀҒĹѹ
class _ please	āҊĹѺ
class _ starts	ĵ҉
class _ the	ĀҌŐ҉
class _ what	āѷćѹĤ҈ĺ҆ĿҌňҎ
class _ where	ĀҌ
class _ which	āҊĹҋ
class _ who	āѴň҇
class _ |	ĀѶāҊĂѲćҌĚҚĢҎĤ҈ĵ҉ĹҋĺѳľѸňҖ
class body	ĵ҆
class definition	ĵ҈
class does	ć҇Ň҆
class does <name>	ćҋŇ҆
class does the	Ā҆
class gets	ā҆
class has	Ĥ҆ĵ҈
class header	ć҆
class header of	ć҆
class hierarchy	Ěѹňҋ
class hierarchy |	ć҆ĚѺň҆
class i	Ĺ҆
class in	āҋ
class is	Ā҆āѵĹ҆ňҎ
class is <name>	ňҌ
class is the	Ā҉āѺ
class itself	ĵ҇
class method <name>	ŀ҇
class of	ĀѮěҌŇ҇ňғ
class of <name>	ĀѲěҐň҆
class or	ćҍġҍňѷ
class or classes	ćҎňѸ
class or file	ġ҆
class statement	ć҆
class that	ĀҎ
class that has	Ā҉
class that implements	ā҆
class that inherits	Ā҆
class tree	ĚҊň҉
class tree $	ň҈
class with	āґĥҐňѶ
class |	ĀѰāҊľ҆ŀҊŐґ
class | $	ĀѲāҊŀҊňѹŐґ
classes	ĀґāѫćҮĉѺĊѺđѺĒҙēѹĚ҇ěґģ҈ĤѺĥҷīѸĬѷĭѺĿѺŀҦŃѸń҇ňӊŒѺ
classes $	ĀѲć҇ě҉ŀ҈ňҕ
classes <name>	āѶćҏĚѺě҇ŀҏ
classes <name> inherits	ě҈
classes _ $	ĀҌāѺćѺĚҍ
classes _ <name>	ĀѷāѰćҘě҈ĥґŀҏňҔ
classes _ <path>	Ā҆
classes _ derive	ĀҊ
classes _ from	āѺĂ҈ňҐ
classes _ functions	Ā҉
classes _ has	ň҈
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҉ňѹ
classes _ inherit	ĀѹĚ҈
classes _ inherits	ě҈
classes _ it	ĀҌāѶĥ҉
classes _ on	ćѺňҐ
classes _ the	Ā҈āҎćҍňѲ
classes _ their	āҐćѺňѹ
classes _ there	āѵĥ҉ň҈
classes and	Ā҈ġ҆
classes and functions	Ā҉
classes are	Ā҉āѷňҏ
classes are in	Ā҈
classes are there	ň҈
classes derived	Ā҈Ă҈
classes derived from	Ā҈Ă҈
classes does	āѺćҌģҋ
classes does <name>	ćҌ
classes has	ćҌňѷ
classes has the	ćҊňѸ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	Āҋ
classes implement <name>	ĥҋ
classes implement it	ĀҐāѸ
classes implement the	āҌĥѶ
classes implementing	ĥ҈
classes implementing <name>	ĥ҆
classes is	Ā҇ćѴŀ҉ňҊ
classes is <name>	ŀ҈ňҍ
classes of	ćҍěҊ
classes of <name>	ćҍěҊ
classes or	Ē҆
classes share	āҔňѵ
classes stand	ć҉ňѹ
classes subclass	ň҈
classes subclass <name>	ň҆
classes that	ĀѴćҍĚ҈ň҆
classes that <name>	ćҌňѺ
classes that have	ň҆
classes that inherit	ĀѹĚ҈
classes use	ā҆
classes use the	ā҆
classes which	Ā҇ĥ҈
classes which <name>	ĥҌňѵ
classes with	Ā҈
classes with <name>	Ā҉
classes |	ĀҋāѺćѹĚҌň҇
classes | $	ĀҌāѺćѺĚҍ
classify	ĀѷāѱłҠ
classify _ project	ĀѷāѳłҞ
classify this	łҋ
classify this project	ł҉
classmethod	ĀѹāҊĬҬ
classmethod $	Ĭҋ
classmethod _ $	ā҇Ĭҏ
classmethod |	ā҆ĬҐ
classmethod | $	ā҇ĬҎ
clause	ĀґāѵīҚĵѸńҊ
clause $	īґĵѸ
clause _ <name>	ĀғāѸī҈
clause of	īҏńҋ
clause of <name>	īҏ
clean	Āѳā҉Ō҇
clean $	Ŏ҆
cleanly	Ĉ҈
cleanly $	Ĉ҈
clearer	āҐŅѵ
clearer $	āҏŅѵ
cli	ĀѸāѵċҖĞ҆łґ
cli _ <option>	ċҍ
cli flag	ċ҇
cli flag <option>	ċ҆
closure	ĀѹāҎĻҥ
closure <name>	Ļҥ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҇
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҇
cls	ĀѧĂ҆ćҖĚғě҉ĩѹĵҚĹ҆ľ҈ňҊ
cls <name>	ĀѴāҍĂ҆ć҇Ě҈ĩѹĵқĹ҆ľ҉ňҋ
cls <name> $	Ă҈ćҊ
cls <name> |	Ě҈ňҍ
cls _ $	Ă҈ćҐ
cls _ <name>	ĀѶāѺć҉ěҊĹҋ
cls _ |	ĀѺāѶĚҔňҍ
code	Ā҉ĂѺąѹćѺĈҒĉѷĊҤċҍĐѳđ҇ėѹğҚĠҍĤѺĩѹıҎĲѺĳѳĸҊĺ҉ŁѺŃҝńѺňѺō҈őѷŔ҆
code $	ĊҌĘ҇ğҍ
code <name>	āҌ
code _ $	ĀѺāѸĢ҇Ĭ҇ı҇Ķ҉ĺ҆
code _ <name>	ĀҡāҕĉѷĳѶō҈
code _ <path>	ā҇
code _ a	ĀґāѪĈҍ
code _ at	āѺğ҆Ĵ҈
code _ does	ĀѶāғıѸ
code _ it	ğҏ
code _ the	Āѷĸ҉Ń҉
code _ this	Ń҇
code _ use	Ā҆
code _ with	āѺŃҎ
code _ |	ā҇ġ҉
code at	āҋ
code base	ĀҏāѩĈ҆Ġ҆ġ҉
code base $	Ā҇
code base |	Āҋāѵġ҈
code calls	Ċ҆
code has	ĀҌāѶķ҆
code in	ĀѳāҍĈҌ
code invokes	Ċ҇
code invokes <name>	Ċ҇
code is	ĀҎğ҇ı҈ĳѶĴҋ
code is <name>	Āҕğ҆ĳѶ
code is at	Ĵ҈
code is it	ā҇
code make	Ā҆
code make use	Ā҆
code of	ā҇Ġ҈ĸ҇ō҉
code of <name>	āҋō҉
code of the	ĸ҇
code paths	ŃҎ
code please	đ҉
code reads	ĀѶāғ
code reads <name>	ĀѸāҐ
code reads it	ğ҆
code that	ĀҌĉѸĊҗğѵ
code throws	ŃҌ
code which	ĀҎāѶ
code |	ĀѱĢ҇Ĭ҇ı҆Ķ҉ĺ҆
code | $	ĀѲĢ҇Ĭ҈ı҆ĶҊĺ҆
codebase	Āѹġҗ
codebase $	ġ҇
coding	Āѷā҇
coding _ |	Āѷā҇
colleague	ő҆
colleague _ me	ő҆
colleague sent	ő҆
colleague sent me	ő҆
collect	ĀґŎѵ
collect _ tests	ĀҒŎѵ
collect the	ĀҒŎѵ
collect the tests	ĀҒŎѵ
colour	Ā҉āѺ
columns	Ĥ҈
come	ą҉ĉ҆ĊѸē҆ĚҊĞ҆ĬѴńҏŌҍŔ҆
come <name>	āҏ
come <path>	āҊ
come _ <name>	ĀѺĚҋ
come _ has	ā҇
come _ import	ħ҈
come _ is	āҎ
come _ made	āҊĬѷ
come _ of	ń҉
come _ test	ĀҋāѶ
come _ tests	Āҋāѷ
come _ the	Ā҆āѵ
come _ |	āѷăѺŔ҆
come after	āҌ
come after <name>	āҊ
come from	ĀѸĚҋń҆Ŕ҆
come from <name>	Ěҋ
come from |	ĀѺŔ҆
come into	ĀҐāѰ
come into the	Ā҇āѶ
come out	ĀѹāѸń҉ŌҎ
come out of	ń҉
come right	ē҇
come the	ĀҔāѶ
come the test	ĀҋāѶ
come the tests	Āҋāѷ
come there	ā҇
come there is	ā҇
come they	āҊĬѷ
come they made	āҊĬѷ
come to	ħ҆
come to import	ħ҈
come with	āѴĞ҇
comes	ĀѹāѩćҋĞ҇ī҉İ҇Ĳ҇ĸ҈Ŀ҆ŇҒŔ҇
comes <name>	ć҈
comes <name> by	ć҈
comes _ by	ć҈
comes _ of	ŇҌ
comes _ which	Ĳ҆ĸ҇
comes after	ī҆
comes from	Ĳ҆ĸ҈Ŕ҆
comes from which	Ĳ҆ĸ҇
comes out	ŇҎ
comes out of	ŇҌ
comes to	āѹď҆
comes with	Ğ҇Ŀ҇
coming	ă҇
command	ā҈ċҗĞҔ
command _ flag	ā҉
command _ option	ċ҇
command _ options	ĀҏāѴ
command _ tool	ł҇
command line	ā҇ċҗĞ҇ł҇
command line flag	ā҉
command line option	ċ҇
command line options	ĀҏāѴ
command line tool	ł҇
command names	Ğ҇
commands	Āѳā҇ĞҲ
commands $	āѺĞ҉
commands _ i	ā҆
commands does	ĞҌ
comment	Āҙāѷ
comment _ <name>	ĀҏāѺ
comments	āҝĳѸ
comments $	āҗ
comments _ $	ā҆
comments |	ā҆
comments | $	ā҆
commercial	ā҆
commit	ĀҠąӯćѺČңčҡĎҞĐѺđѺēѺĢѺģѹĥѺĦѸħѹĩѹĪѹĬѸĭѹĮѸįӆİӄĳѺŅѷņѶŉҢŊѺōѺŏѸőѸœѺŔѹŕѹ
commit $	ĀҐāѷį҈İҕ
commit <commit>	āқąѯČҤčҫįѶŉҤ
commit <commit> $	Ā҇č҉ŉҐ
commit <commit> break	Āѵāҏ
commit <commit> change	ĀѶāҏ
commit <commit> changed	ĀѵāҌ
commit <commit> concerns	č҆
commit <commit> delete	ĀҊ
commit <commit> did	č҉
commit <commit> in	ā҇
commit <commit> modify	č҆
commit <commit> touched	Č҇
commit <commit> what	ā҇
commit <commit> which	ĀѱāҐ
commit <commit> |	Āҍā҇
commit <name>	İ҇
commit <name> it	Ā҈
commit _ $	ĀҞāѱąѱč҈ĎҖİ҇ŉғ
commit _ <name>	Ā҆āѦąҩįҕİѺ
commit _ <path>	āѲąҰįҙ
commit _ a	āѺį҈
commit _ added	Ā҆
commit _ and	ĀѬāҗ
commit _ birth	ą҈
commit _ break	Āѵāҏ
commit _ brought	ą҆
commit _ change	ĀѶāҎ
commit _ changed	ĀѴāҌ
commit _ concerns	č҆į҆
commit _ contains	ĀѸąҊ
commit _ created	ĀѵąҒ
commit _ delete	ĀҊ
commit _ deleted	āҏąѹ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѴĎҐ
commit _ hash	İ҇
commit _ head	ĀѵİҎ
commit _ imports	ĀѸāҌ
commit _ in	Āѹā҇
commit _ introduced	ą҉
commit _ it	Āҗāѳą҆
commit _ lost	Ā҇
commit _ modify	č҆
commit _ of	ĀѺĎґ
commit _ please	ĀҊĎѷ
commit _ removed	ĀҐąѶ
commit _ the	ĀѥāҘąѶį҇İҜ
commit _ this	āҏąѸ
commit _ touched	Č҇į҉
commit _ we	ą҆
commit _ what	Āѷā҇İҊ
commit _ which	ĀѺāҎ
commit _ |	Ā҈āҏĎ҈İѺ
commit added	ąҊ
commit added <name>	Āѹąҋ
commit added <path>	ĀҊ
commit added the	ā҇
commit adding	ą҆
commit break	ā҆
commit brought	ĀѺąҏ
commit by	ĀҎąѹ
commit by which	ĀҊąѹ
commit changes	Ā҆
commit changes to	Ā҆
commit count	ĀѢĎҰ
commit count $	ĀѫĎҘ
commit count for	ĀѶĎґ
commit count of	Ď҈
commit count |	ĀѹĎ҈
commit created it	Ā҆
commit deleted	Āғāѳ
commit deleted <name>	Ā҈āѺ
commit deleted <path>	ĀҋāѺ
commit did	Āҋą҉
commit did <path>	ĀҒąѳ
commit did it	ą҆
commit did the	ĀѺą҈
commit do	ą҇
commit do we	ą҇
commit does	Ā҆āѴİ҈
commit does <name>	Ā҉āѷ
commit for	įҖ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҈
commit gave	ą҈
commit gave birth	ą҈
commit has	ĀѨāҙąҋ
commit has deleted	ĀѯāҒ
commit has the	ā҆
commit here	Ā҇įѺ
commit history	ĀҒąѶİѺ
commit history $	ĀҒąѺ
commit history of	Ď҉
commit in	ĀѴāҐ
commit in the	Ā҆
commit in this	Āѵāғ
commit in which	ą҆
commit introduced <name>	ĀҐąѴ
commit introduced <path>	ĀѴąҎ
commit introducing	ĀѸąҋ
commit is	Ā҈ąҏ
commit made	ĀѴāҒ
commit made the	ĀѬāҗ
commit made |	Ā҇
commit message	ĀѺā҈
commit of	āѹąқ
commit of <name>	Ā҆
commit of <path>	Āѭąҙ
commit of the	āѺį҇
commit of this	ĀҌ
commit on	įҍ
commit on <name>	į҈
commit on <path>	į҆
commit responsible	ą҆
commit responsible for	ą҆
commit taht	ą҆
commit taht created	ą҇
commit that	Ā҉āѺąҏįғ
commit that added	Ā҆
commit that concerns	į҆
commit that contains	ĀѸąҊ
commit that created	ĀѺą҉
commit that deleted	ĀҐąѹ
commit that introduced	ą҉
commit that removed	ĀҐąѶ
commit that touched	į҇
commit the	ā҉
commit touching	į҉
commit w	ą҇
commit was	ĀҎāѹįҐ
commit was <path>	ą҇į҉
commit was the	ĀґąѲ
commit we	Ā҇
commit we lost	Ā҇
commit with	āѺį҈
commit with a	āѺį҈
commit |	ĀґāѯİҌ
commit | $	ĀҏāѱİҌ
commits	ĀҗāҙąѸĎӣįѹİ҇
commits $	ĀҚĎѴ
commits <name>	Ď҇
commits _ $	Ā҉āѷĎ҉
commits _ <name>	Āѵā҆Ďқ
commits _ <path>	āҗĎҕ
commits _ are	ĀҌāѰ
commits _ author	ĀѺāҐĎѷ
commits _ between	Ā҈āѺ
commits _ changed	ĀѹĎҊ
commits _ far	Ď҉
commits _ grace	ĀҊĎѺ
commits _ in	ĀѸāҋ
commits _ modified	Ď҇
commits _ not	ĀѷāғĎѷ
commits _ something	āѹĎҊ
commits _ the	ĎҊ
commits _ there	ā҇ĎѺ
commits _ touched	ĀѱāҎ
commits _ was	Ď҆
commits _ year	āҊĎѹ
commits are	ā҆
commits are between	ĀҊāѷ
commits are in	ĀѸāҋ
commits are there	ĀѶā҆Ď҇
commits by	Ā҆
commits changed	Ā҆āѸĎ҆
commits concerns	Ď҆
commits did not	āҌĎѷ
commits does	Ď҆
commits has	ĎҌ
commits has <path>	Ď҆
commits have touched	ĀѹĎ҇
commits in	Ď҇
commits in the	Ď҆
commits on	ĀѸĎҍ
commits on <name>	Ď҇
commits on <path>	Ď҆
commits per	ĀѺāҐĎѷ
commits per author	ĀѺāҐĎѷ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҇
commits that	ĀѴā҉Ďґ
commits that changed	Ď҇
commits that touched	ĀѺāҍ
commits there	Āҍāѱ
commits there are	Āҍāѱ
commits this	āҊĎѵ
commits this year	āҊĎѹ
commits to	ĀѸāҋ
commits to it	ĀѺāҊ
commits touch	Ď҇
commits touched	Ā҇
commits touched it	Ā҇
commits until	ĀѵāҗĎѴ
commits was	Ā҉
commits which	āѶĎ҉İҊ
commits |	Ā҉āѶĎ҉
commits | $	Ā҉āѶĎ҉
committed	āѬĎқįѸİқ
committed $	āѹĎґ
committed _ $	İ҆
committed _ |	İ҇
committed last	İґ
committed to	Āҋāѷ
committers	ĀҐ
committers for	Ā҇
common	āҌ
common _ $	āҋ
common |	āҋ
common | $	āҋ
compare	āѺďқ
compare the	ď҇
compare with	ď҈
compared	Ą҇ďҌ
compared _ <name>	ďҍ
compared _ <tag>	Ą҇
compared to	Ą҇ďҌ
compared to <name>	ďҍ
compared to <tag>	Ą҇
compares	ā҉
comparing	ă҉
comparison	ďҗ
comparison _ <name>	ďҒ
comparison of	ď҈
compilation	ĀѹĈҎ
compile	ĀѭĈҳ
compile _ $	Ĉ҇
compile _ project	Ĉ҇
compile this	Ĉ҈
compiler	ĀѸłҋ
compiler _ $	ł҇
compiler |	ł҈
compiler | $	ł҇
compiles	ĈҚ
compiles _ $	Ĉ҆
compiles |	Ĉ҆
compiles | $	Ĉ҆
compiling	ĀѸĈҎ
complain	ĀѵāҖ
complain _ unused	ā҆
complain about	āҊ
complain about unused	ā҆
complete	ĀҖĆҎĉѺđ҉
complete _ of	ĆҎ
complete list	ĆҊ
complete list of	ĆҊ
complexity	āҋ
composed	Ĥ҉
comprises	Ŋ҇
concerns	ĀѸč҆į҆
concerns _ which	į҆
concerns _ |	Ď҆
concerns also	č҆
concrete	ĂҐĥҍ
concrete <name>	Ă҉
concrete _ behind	ĥ҈
concrete _ of	Ă҈
concrete classes	ĥ҆
condition	ā҉ńѺ
condition _ <name>	ā҉ńѺ
condition does	ā҉ńѺ
condition does <name>	ā҉ńѺ
conditions	ĀѮāҞ
config	ĀңĐҢĪѱ
config <name>	ĐҊ
config <path>	Ā҇ĐҊ
config _ $	Đ҈
config _ <name>	Đ҉
config _ and	ĀҊ
config _ |	ā҇
config file	āҋĐ҉
config is	ĀҏĪѴ
configerror	Ā҈āѹ
configuration	Đҏ
configuration <name>	Đ҇
configuration <name> written	Đ҇
configuration _ written	Đ҇
configuration file	Đ҈
configure	Đҋ
configure <name>	Đҋ
configure <name> $	Đ҈
configure _ $	Đ҈
configured	Ā҉āѴĐҔ
configured _ $	Đ҈
configured _ <name>	Ā҈
configured _ inside	Đ҆
configured for	Ā҆
configured for <name>	Ā҆
configured in	Ā҆
configured where	Đ҆
configured where inside	Đ҆
configured |	ĐҊ
configured | $	Đ҈
confirm	Ĭ҇ĭ҇
conform	ĥҐ
conform _ $	ī҆
conform to	ĥҐ
conforming	ĥ҆
conforming to	ĥ҆
conforms	īҋ
conforms to	ī҈
connection	Ā҇
connection _ $	Ā҉
connection |	Ā҉
connection | $	Ā҉
considered	āѺĭґ
considered like	ĭ҈
consists	Ā҇āѷ
consists _ how	Ā҉āѸ
consists of	Ā҉āѸ
consists of how	Ā҉āѸ
console	ĀѵāҋĞҙ
console commands	Ğ҇
console scripts	ĀѸā҉ĞҌ
const	ĀѤā҈đҠĶҥŐҊ
const $	đ҈
const <name>	ĀѦāҊđҖĶҥŐҊ
const <name> $	ĀѹđҊĶҒ
const <name> its	āѶŐҋ
const _ $	ĀѹđҊĶҒ
const _ <name>	āѵđґ
const _ its	āѶŐҋ
constant	ĀѴđӍĬѶĶӔĸҏŐҙ
constant $	đҐĶ҆
constant <name>	Ā҇āҐđҬĶҝĸҌŐҙ
constant <name> $	Ā҉āѸđґĶ҇ĸ҉Ő҆
constant <name> at	āҊ
constant <name> defined	Ķ҈
constant <name> get	Ķ҇
constant <name> is	đ҉
constant <name> stand	đ҇
constant <name> used	ĀҌĶѷ
constant <name> where	ā҉
constant <name> |	ĀҋāѷĶ҆Ő҆
constant _ $	Ā҈āѵđҜĶ҆ĸ҉Ő҆
constant _ at	āҊ
constant _ defined	Ķҋ
constant _ get	Ķ҇
constant _ is	đ҉Ķ҆
constant _ set	ĀѲāѶĶқ
constant _ stand	đ҇
constant _ used	ĀҌĶѷ
constant _ where	ā҈
constant _ |	ĀҊāѷĶҌŐ҆
constant which	Ķ҆
constant |	đҋ
constant | $	đҋ
constraint	ĀѺāѺėҎĮҌ
constraint _ <name>	ė҉
constraint _ the	Į҇
constraint of	Į҉
constraint of the	Į҇
constraint on	ė҆
constraint on <name>	ė҆
construct	ĀҊ
construct _ <name>	ĀҊāѸ
construct a	ĀҊāѸ
construct a <name>	ĀҊāѸ
constructor	ĀҩĉѶĊѸ
constructor $	Ā҆
constructor _ $	Ā҈
constructor of	ĀҊ
constructor |	Ā҈
constructor | $	Ā҈
consults	ğҏ
contain	ĀѬā҇Ęҋğ҇ĠҋĪ҆ĳ҇ľҊĿҊŅѭŉҊōѸŔ҈
contain $	Āѹĳ҈Ŀҋ
contain <commit>	ĀҐāѵ
contain <commit> $	ĀѺŉ҈
contain <commit> |	ĀҗāѲŉѺ
contain <literal>	Ŕ҇
contain <name>	āҋ
contain <name> $	āҍ
contain <path>	Ā҇āѺ
contain <path> |	Ā҇āѺ
contain _ $	ā҈ľҊŉ҇ōѸŔ҇
contain _ <commit>	ĀѺā҆
contain _ it	āҕŅѯ
contain _ test	ŋ҆
contain _ |	ĀҎāѸ
contain a	ĀѺ
contain a test	ŋ҆
contain an	ĀѷĘ҉
contain before	āҕŅѯ
contain before it	āҕŅѯ
contain commit	ĀѺā҆
contain commit <commit>	ĀѺā҆
contain it	ĀѲāҎ
contain it |	ĀѲāҏ
contain something	āѺĠ҇
contain |	āѹľҊōѸ
contain | $	āѹľҊōѸ
contained	āѺŉ҆
containing	őҒ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őҒ
contains	Ā҈āѧą҈ĥѸķҌĺґŉ҇ŊҌő҈Œѹœ҆
contains $	Ŋ҆
contains <commit>	Ā҈
contains <commit> |	Ā҇
contains <name>	ĺҒ
contains <name> $	ĺҒ
contains <path>	āѷą҆
contains <path> |	āѸą҆
contains _ $	Āґİ҆ĺҒő҇
contains _ <name>	Ľ҇
contains _ test	œ҆
contains _ |	āѵąҊ
contains the	ķҏœ҆
contains |	ĀҐİ҆
contains | $	ĀҐİ҆
content	āѺĴҪĶѹ
content $	đѸĴҡ
content of	đҋĴ҆Ķѹ
contents	į҉ĴҊŕ҉
contents _ $	į҉
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҉
contents of the	ŕ҉
contents |	į҉
contents | $	į҉
contracts	ī҇
contributed	Āҕāѯ
contributed _ <path>	ĀҌāѵ
contributed to	ĀҕāѰ
contributed to <path>	ĀҌāѵ
contributors	Āҡāѵ
contributors _ the	Āґ
contributors to	Āґ
contributors to the	Āґ
copyright	ĀѶāҌ
coroutine	ĀѹāҊĬҬ
coroutine $	Ĭҋ
coroutine _ $	ā҇Ĭҏ
coroutine |	ā҆ĬҐ
coroutine | $	ā҇ĬҎ
correct	ā҉ĘҊĬ҉ŇѰ
correct _ $	ĘҊ
correct |	ĘҊ
correct | $	ĘҊ
correctly	āҌ
correctly _ $	ā҆
correctly |	ā҆
correctly | $	ā҆
correspond	Œ҇
correspond to	Œ҆
could	ĀҗāҖĢ҉ŇѺ
could <name>	Ā҈
could <name> be	Ā҈
could _ be	Ā҇
could _ count	ĀҊ
could _ find	Ā҈
could _ kindly	Āѩāѷ
could _ look	Ā҉
could _ tell	āҕ
could _ the	Ŀ҇
could _ without	ā҆
could be	āҊ
could do	ā҆
could do without	ā҆
could i	Ā҇
could you	ĀқāѶĢ҈
could you count	ĀҊ
could you find	Ā҈
could you kindly	Āѩāѷ
could you look	Ā҉
could you tell	āҕ
count	ĀҧāџĂѹąѺćѬĊѹĎӃĚ҉ĢѺĤѰĦѹĩѺĪѰĬҎĭҌĳҶľӃĿѮŁѷňѰŊӌōѺŎѸŏѺ
count $	ĀҰćѰĎҎĪѷĳ҉ľ҈Ŋ҆
count <name>	ĀѸŊҊ
count <name> 's	ĀѹŊ҈
count _ $	Ŋ҇
count _ 's	ĀѷŊҋ
count _ <name>	ĀѳĎҊĳҊľҏŊ҉
count _ <path>	ĀѰĎҊĳҍŊҊ
count _ a	Ě҇Ĭ҉
count _ callers	Ā҆
count _ commits	ĀѸĎҕ
count _ functions	Ā҈
count _ importers	Āҍ
count _ imports	Āҋ
count _ lines	ĀѺĳҎ
count _ methods	ĀѶľҖ
count _ of	Āѹ
count _ revisions	Ď҇
count _ tests	ĀѰŊҡ
count _ that	Ā҇
count _ the	ľҌĿѺ
count all	ľ҇
count as	ĀѵāѷĚҌĬґĭҏ
count as a	Ě҇Ĭ҉
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѲĎҒľҊŊҋ
count for <name>	ľ҉Ŋ҆
count for <path>	ĀѸĎ҈Ŋ҆
count of	ĀѭĎҕĳҏľҍŊҐ
count of <name>	ĀѹĎ҆ĳ҇ľ҆
count of <path>	ĀѺĳ҈
count of revisions	Ď҇
count tests	Ŋ҆
count tests of	Ŋ҆
count the	ĀҠāѺĎҋĤѸĪѺĳ҉ľҎŊҒ
count the commits	Ďҍ
count the functions	Ā҈
count the importers	Āҍ
count the imports	Āҋ
count the lines	ĀѺĳҌ
count the methods	ĀѶľғ
count the tests	ĀѱŊқ
count |	ĀѶĎ҈
count | $	ĀѶĎ҈
counted	āѹĳ҉
counted in	āѺĳ҉
counting	āѷăѺĄ҈ľ҇Ŋҋ
counting _ methods	ľ҆
counting _ tests	Ŋ҆
counting the	āѹľ҆ŊҊ
counting the methods	ľ҆
counting the tests	Ŋ҆
cover	ōҏ
cover <name>	ōҐ
cover <name> |	āѺōҌ
cover _ |	āѸōҎ
cover the	Ā҉
coverage	ā҉ō҇
coverage _ $	ĀѺāҍ
coverage _ <name>	ō҈
coverage of	ō҈
coverage of <name>	ō҈
coverage |	ĀѺāҍ
coverage | $	ĀѺāҍ
covered	Ā҇āҎ
covered _ a	ā҆
covered _ any	Ā҇
covered _ tests	ā҉
covered by	Ā҈āҐ
covered by a	ā҆
covered by any	Ā҇
covered by tests	ā҉
covering	ĀѺāѺōҚ
covering <name>	ĀѺāѺōҚ
covering <name> $	ĀѺāѺōҚ
covering _ $	ĀѺāѺōҚ
covers	āғōѶ
crash	āҟķѳ
crate	Ā҉Ğ҇
create	ĀҌāҕąҌŃѵ
create <name>	ā҆
create _ from	ā҇
create _ of	Ā҇ą҇
create a	ĀҐŃѶ
create commit	ą҇
create commit of	ą҇
created	āѺăҗąҭįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҌ
created <path> $	ąҌ
created _ $	ĀҌāѲąҞ
created _ <tag>	ă҆Ą҆
created _ |	ā҉
created after	ă҈
created after <tag>	ă҇
created between	ă҈
created for	ĀѺā҇
created for |	ĀѺā҇
created it	Ā҆
created it |	Ā҆
created |	ĀҝāѶ
created | $	ĀҚāѷ
creation	ĀѶąҜ
creation _ $	ĀѺąҏ
creation _ <name>	ą҆
creation _ <path>	ą҇
creation commit	ĀѺąҏ
creation commit $	ĀѺąҏ
creation of	ą҈
cron	ŕ҇
current	ĀѰāѲĈҋį҈İґņҘ
current _ of	ŅѺņҏ
current _ |	Āѹį҉ņ҈
current contents	į҉
current contents |	į҉
current name of	ņ҆
current one	ņ҈
current one |	ņ҈
current path	ņҎ
current path of	ņ҉
currently	ĀҊāѲŌ҇
currently _ passing	ĀҎāѴ
currently not	ĀҎāѴ
currently not passing	ĀҎāѴ
cut	Āѹāґ
cut _ chain	ā҇ħѺ
cut _ down	ĀѺā҉
cycle	ĀҊāҒĜѺĦҨĪѸ
cycle $	Ħғ
cycle _ $	ĀҊ
cycle _ <name>	ā҆
cycle _ <path>	āҍ
cycle _ goes	ĀѸĦҋ
cycle _ imports	Ħ҆
cycle _ is	ā҇
cycle in	ĀѹāҌ
cycle in <path>	ā҈
cycle of	Ħ҆
cycle of imports	Ħ҆
cycle that	Ħ҇
cycle which	ĀѸĦҋ
cycle which goes	ĀѸĦҋ
cycle with	ā҆
cycle |	ĀҊ
cycle | $	ĀҊ
cyclic	ĦҜ
cyclic _ $	Ħ҈
cyclic _ check	Ħ҇
cyclic _ |	Ħ҆
cyclic import	Ħғ
cyclic import check	Ħ҇
cyclic import |	Ħ҆
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҆āѵĊ҆ĩ҆Ī҆ŀ҆
d _ to	āѷĊ҆Ī҆
d like	Ā҇āѵĊ҆Ī҆
d like to	āѺĊ҇Ī҇
data	ā҆ĤҦĵҊŇѸŐғœѸ
data _ <name>	ĵ҈
data _ has	Āҋ
data _ of	ĤҍŐҊ
data _ the	ĀѺāҏœѹ
data members	āѸĤҗ
data members of	ĤҎ
data type	Ā҈ŇѹŐғ
data type has	Āҋ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	ĀҊā҆įҧ
date <path>	ā҇
date _ $	ĀѸāҏ
date _ <name>	įҊ
date _ <path>	į҆
date _ commit	Ā҉
date _ got	āҋ
date _ the	į҉
date has	įҋ
date of	Ā҈įҔ
date of the	į҉
date |	ĀѸāҏ
date | $	ĀѸāҏ
days	ĀѧāҐņҌ
days _ $	ņҌ
days _ between	ĀѲāҏ
days |	ņҌ
days | $	ņҌ
dead	ĀҕāѹĪѷŏң
dead _ $	ĀҠāѸ
dead _ in	ŏ҉
dead _ inside	ŏ҇
dead _ |	ĀѷŏҎ
dead code	Ā҈
dead code |	ĀѺā҇
dead imports	Īѷŏң
dead imports in	ŏ҉
dead imports inside	ŏ҇
dead imports |	ŏҎ
debug	ĀҌāѺ
debug the	ĀҎāѷ
decl	āѺĽҔ
declaration	ĀѰāѩĭ҆ĵҒĶҎķҐĺҌĽҨŁ҆
declaration $	ĥ҇
declaration <name>	ĶҊ
declaration <name> $	ĶҊ
declaration _ $	ĀѺāѸĶҊĽҘ
declaration _ <name>	ī҆
declaration _ of	ĵ҇Ķ҇ĺҎ
declaration _ the	ĽҊ
declaration _ |	Ľ҆
declaration line	ķҗ
declaration of	ī҆ĽҎ
declaration of <name>	ī҆
declaration of the	ĽҊ
declaration site	ĵ҇Ķ҇ĺҎ
declaration site of	ĵ҇Ķ҇ĺҎ
declaration |	ĀѺāѸĽғ
declaration | $	ĀѺāѹĽґ
declarations	ĀѹāѸĆ҉Īҗ
declarations _ <name>	ĪҌ
declarations _ <path>	Īҋ
declarations inside	ĪҊ
declarations of	Īҍ
declare	Ā҉Ă҆
declare _ $	ĀҏāѶĂ҆Ŀ҆
declare a	ā҇
declare |	ĀҏāѶĂ҆Ŀ҆
declare | $	ĀҏāѶĂ҆Ŀ҆
declared	ĀѺāѯĂҒċ҆ēѺĞ҇ġѺĤ҈ĪѺĬҗĭҎĵғĶҍĸҍĻ҆ĽҚŁ҇łѺŇҋ
declared $	ĵ҉ĸҋĽҋ
declared <name>	Ĭ҈
declared _ $	āѶĂ҆ĬѺĵ҇ĶҌĸ҇ŁҊ
declared _ <name>	ĂҎĤҊĿҋ
declared _ a	Ĭ҈
declared _ abstract	ĂѺ
declared _ of	Ė҉Ň҆
declared _ on	ā҆
declared _ return	Ň҆
declared _ |	ĭҏ
declared abstract	āѹĂҍ
declared as	Ĭҍ
declared as a	Ĭ҆
declared does	Ĭ҇
declared for	ĀҊ
declared in	ĀҋĂѵĤҊĽ҇Ŀҍ
declared in <name>	ĂѵĤҊĿҍ
declared on	ĀѹĂҗĽ҆
declared on <name>	ĀѹĂҗ
declared return	Ňҋ
declared return of	Ň҆
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҉Ķҍĸ҇
declared | $	ĵ҇Ķҍĸ҇
declares	āѹĂ҆ċ҈ĵ҆ĸ҆ļ҆Ľ҇
declares _ interface	Ľ҆
declares its	ļ҆
declares the	ĸ҆Ľ҈
declares the interface	Ľ҆
declaring	Ľ҆
decorated	ā҈ĒҤēҩ
decorated $	āҊ
decorated <name>	ēґ
decorated <name> $	ēҎ
decorated _ $	ĀѷāѵĒґēҘ
decorated _ <mark>	ĀҏĒѸ
decorated _ <name>	ĒҘ
decorated _ |	ē҈
decorated by	Ēҍ
decorated by <name>	Ē҉
decorated with	Āґēҍ
decorated with <mark>	ĀҏĒѵ
decorated with <name>	ĒҐ
decorated |	ĀѺāѹĒҍ
decorated | $	ĀѺāѹĒҍ
decorator	ĀѮāҖĒӀēқĢѺ
decorator $	Ēҗ
decorator <mark>	āҙĒѵ
decorator <mark> do	ā҇
decorator <mark> itself	ā҆
decorator <name>	ĀѵĒҦ
decorator <name> $	āѹĒҎ
decorator <name> |	Ē҈
decorator _ $	āѸĒҗ
decorator _ <name>	ā҆ēҋ
decorator _ applied	Ē҇
decorator _ do	āҎĒѵ
decorator _ itself	ā҆
decorator _ |	Ē҇
decorator on	ā҆
decorator on <name>	ā҆ē҈
decorator |	āѷĒґ
decorator | $	āѸĒҏ
decorators	ēӞ
decorators $	ēҌ
decorators _ $	ēҊ
decorators _ <name>	ĀѺāҏēқ
decorators _ on	ĀҋāѲē҇
decorators _ the	ē҈
decorators _ to	ē҆
decorators are	ĀҋāѸē҆
decorators are on	Āҋāѳ
decorators does	ē҈
decorators does <name>	ē҆
decorators has	ēҊ
decorators has <name>	ē҈
decorators is	ē҈
decorators of <name>	ā҆
decorators on	ā҉
decorators on <name>	ā҉
decorators that	ē҇
decorators |	ēҊ
decorators | $	ēҊ
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѯāѭĆҕēҊĕ҇Ĭ҇Ķ҈ķҭĹҍĺҋĻҚļ҉ňѹ
def <name>	ĔѹĕҊĵѺķ҉ĹҊĻҏļ҉
def <name> $	ĻѸļҋŁ҆
def <name> begins	ķ҉
def <name> |	Ĕѹĕҋ
def _ $	āѷĵҋĶҌķѶĺґļҊ
def _ <name>	ĀѸĆҔē҆Ĭ҈ķ҇Ļ҈
def _ begins	ķ҉
def _ of	ķҚ
def _ that	ķ҈
def _ |	Ĕѹĕҋ
def line	ĶҎ
def line $	ĶҎ
def location	ĵҋķѷĺҔ
def location $	ĵҋķѷĺҔ
def of	ĀѹĆҔē҆Ĭ҈ķ҇Ļ҉
def of <name>	ĀѹĆҔē҆Ĭ҈ķ҇Ļ҉
def |	ē҆
default	ĀѣāҠċѶđѷĔӌĕӓĢѺ
default $	Ĕҍ
default _ $	āҐĔѹĕҖ
default _ <name>	ĀѶāҍĔҐĕҜ
default _ its	ĕ҆
default _ of	Ĕ҇
default _ the	ĀѹċѹĔҝ
default _ |	ĕҋ
default does	ĀѺĔҊ
default for	āҊĕҏ
default for <name>	ā҉ĕ҈
default in	ĔҒ
default in <name>	Ĕ҉
default in the	Ĕ҉
default is	Ĕ҇
default of	ĀѺāҏċѺĔ҇ĕҏ
default of <name>	āҋ
default of the	ā҇Ĕ҇
default to	ĕҋ
default to |	ĕ҈
default value	ĀҊāѴđѺĔҍĕҏ
default value $	ā҆ĕ҈
default value of	ĀҍāѰ
default value |	Ĕ҉
default what	ĔѹĕҊ
default |	ā҉ĕ҈
default | $	ā҉ĕ҈
defaults	āѹĔҕĕҍ
defaults to	ĔҔ
define	ĀѸā҈ĆҜĐҋĘѺĺҎļҎŊ҇
define $	Ŀ҇
define <name>	āҖĆҌĐҊĺ҉
define <name> $	ĀѴāҘĆҊĐҋĺѺ
define <name> |	Āҋĺҏ
define _ $	Ā҇ā҉ĆҊĐҊĺѺŊ҆
define _ <name>	ĀѶĆҍ
define _ inner	ļ҆
define _ method	ĺ҈
define _ nested	ļ҈
define _ |	ĀҊĺҏ
define a	ĀѺĆҌ
define a <name>	Ćҍ
define its	ļ҈
define the	Āѷĺ҇
define the method	ĺ҇
define |	ĀғāѱŊ҆
define | $	ĀғāѱŊ҆
defined	Ā҆ĆҡćѸċґĐѷđҎĒѧġ҆ĤҊĬ҆ĭѷĵҔĶҐķ҉ĸҍĹ҆ĺ҉Ļ҈ļҐĿҌŀѹňѶőѹœ҇
defined $	āѶċ҆Ķ҆ĺҊĻѷļҖ
defined _ $	āѷĆҋċ҈đҐĒѬĵ҈ĸҋĹ҉œ҇
defined _ <name>	Ā҉āѺĤ҈ĻҊĿҊ
defined _ <path>	Ā҉
defined _ than	Ć҇
defined _ the	Ļ҈
defined _ which	ĺ҆
defined _ |	ġ҇ķ҈
defined as	ĀѹđҏĬҋ
defined at	ĺ҇
defined by	Ā҇Ă҇Ļ҇
defined by <name>	Ā҈Ļ҇
defined in	Ā҆ķ҇
defined in <path>	Ā҈
defined in |	ķ҈
defined more	Ć҇
defined more than	Ć҇
defined on	ĀѸĤҊĿ҆
defined on <name>	ĀѸĤ҆Ŀ҆
defined |	ĀҊĆҍċ҈ĒѬĶ҆ĸ҉Ĺ҇œ҇
defined | $	ĀҊāѷĆҌċ҈ĒѬĶ҆ĸҋĹ҇œ҇
defines	ĀҌāѪĆҎĺҋĻҋļ҉ĽҊľ҉Ŀ҆
defines $	ĀҔāѹľ҆
defines <name>	Ć҆ĵѷĺҍ
defines <name> $	Ć҇ĵѸĺҎ
defines <name> |	ķ҆ļ҇
defines _ $	Ć҉ĵѺĺҎ
defines _ nested	ļ҇
defines _ |	āѸķ҆ļ҇
defines it	āѹĆ҉
defines the	āѹĽҋ
defining	ā҆
defining <name>	ā҇
definition	ĀѯāѤĆҚċҍēҊĢѺĵҜĶҐķҙĸ҉Ĺ҈ĺҞ
definition $	Ć҈
definition _ $	ĀѺāѲĬ҇ķ҇
definition _ <name>	āѶĆ҆ēҋķѸĹҋĺңĻ҆
definition _ class	ć҆ĵ҉Ĺѷ
definition _ for	Ć҈
definition _ the	ċ҆Ķҏ
definition is	ā҈Ćѹ
definition of	ĀѲāѶĆ҉ċ҆ēҊĵ҆ĶҍĹ҉ĺҩĻ҇
definition of <name>	ĀѵĆ҆ēҋĵѷķѺĹҌĺҦĻ҆
definition of class	ć҆ĵ҉Ĺѷ
definition of the	ċ҆ĶҎ
definition sites	ĆҌ
definition sites for	Ć҈
definition |	ĀѶāѱĬ҇ĵҏķ҇
definition | $	āѲĬ҇ķ҇
definitions	Ćҫģ҇ŀ҆
definitions _ <name>	āҌĆқŀ҇
definitions in	āѺģ҈
definitions of	ĀѸāҒĆғŀ҇
definitions of <name>	ĀѸāҒĆғŀ҇
definitions that	Ā҈
defs	āѵĆ҇ĒґľҌĿҒŀҊ
defs _ be	Ā҇
defs _ i	Ŀ҉
defs _ in	Ā҇
defs _ the	ĀѺľҊ
defs _ with	Ē҇
defs are	Ā҇
defs are in	Ā҇
defs can	Ā҇
defs can be	Ā҇
defs does	ľ҇ĿҊ
defs will	Ŀ҉
defs will i	Ŀ҉
delegates	āѹĉҡđѺ
delegates _ $	āѺĉҠđѺ
delete	āҨĆѷĴѺ
delete <name>	Ā҇āѸ
delete <path>	Ā҈
delete _ <line>	āҌĴѺ
delete _ |	Ā҆
delete all	āҒĆѵ
delete line	āҌĴѺ
delete line <line>	āҌĴѺ
delete the	āҌ
deleted	ĀҞāҔąѯ
deleted $	Ā҈
deleted <name>	Ā҉
deleted <name> $	Ā҉āѺ
deleted <path>	Ā҉ąѸ
deleted <path> $	ĀҒāѶ
deleted <path> |	ĀѷāҎ
deleted _ $	ĀҘąѴ
deleted _ <tag>	ĀҎāѴ
deleted _ written	ĀѺā҈
deleted _ |	ĀѺāґ
deleted and	ĀѺā҈
deleted and written	ĀѺā҈
deleted between	ĀҎāѴ
deleted between <tag>	ĀҎāѴ
deleted from	ā҆
deleted |	āғąѺ
deleted | $	āғąѺ
deletion	Āҍ
deletion _ <path>	Ā҆
deletion of	Āҍ
deletion of <path>	Ā҆
demand	āѷĂҎĮҊ
demand _ $	ĮҊ
demand |	ĮҊ
demand | $	ĮҊ
demands	Į҇
demands _ in	Į҇
dep	ĀѱĖғėҋĦ҇ħҊĩѹĮѷ
dep <name>	āҊėҋĩѹĮѷ
dep between	Ħ҇
dep path	ħҊ
depend	ĀҒāѶħ҉ĩґĪҐĮѺ
depend _ $	ĀҒāѦĪҗ
depend _ <name>	ĀҎāѹĩ҈
depend _ <path>	ħҊĩ҉
depend _ it	ĀҊ
depend _ the	ā҈
depend _ this	āғĖѶ
depend _ |	ĀѸĖ҉ė҈
depend on	ĀҋĖѺħ҉ĩҐĪҌ
depend on $	Ā҈āѰĪғ
depend on <name>	ĀҎāѹĩ҈
depend on <path>	ħҊĩ҉
depend on it	ĀҊ
depend on the	ā҈
depend on this	āғĖѶ
depend on |	ė҈
depend |	ĀҊāѵ
depend | $	ĀҊāѵ
dependencies	Ā҆ā҈ĖҳĞѸĩҐĪҤĮѺıѲ
dependencies $	ĀҏāѶĖҋ
dependencies _ $	ĀҌāѷĖҖıѹ
dependencies _ <name>	ĩҋĪҐ
dependencies _ <path>	Āѹĩ҇Īҋ
dependencies _ does	Ė҈
dependencies _ outdated	ĀѶāҋ
dependencies _ the	ĪҌ
dependencies _ there	ĀҏāѴ
dependencies _ this	Ā҈ĖҊ
dependencies _ which	ā҆
dependencies _ |	ĀҊĖѹ
dependencies are outdated	ĀѶāҋ
dependencies are there	ĀҏāѴ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	ĀѺāҌ
dependencies of	āѹĖҌĩҒĪҜ
dependencies of <name>	ĩҋĪґ
dependencies of <path>	Āѹĩ҈Īҋ
dependencies of this	Ā҇ĖҊ
dependencies |	Āҋā҇ıѹ
dependencies | $	Āґıѹ
dependency	ĀҊėҢĜ҉ĝ҈ġѳĢѴĦҌĨ҇ĩҢĬѺĮѹ
dependency $	Āҕġѹ
dependency <name>	ā҈ėқĢѶ
dependency <name> $	ėҊ
dependency _ $	ėҌ
dependency _ <name>	ĩҐ
dependency _ <path>	ĀѱĜ҈ĩҎ
dependency _ what	ė҆
dependency of	ĀѶāѺĝҋĨ҇ĩҤ
dependency of <name>	ĩҐ
dependency of <path>	Āѷĝ҈ĩҏ
dependency on	Ā҆ĜҊ
dependency on <path>	ĜҊ
dependency through	Ħ҆
depends	Āѳā҈Ė҈Ĝ҈ħ҆Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѸĪҌ
depends on	Āѳā҉Ė҈Ĝ҈Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѸĪҌ
deprecated	āҙċѴ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѵāғėҖĩҔıѵ
deps $	ĀѲāҚėҖıѵ
deps of	ĩҘ
depth	ĀҏāѺ
derive	Ā҉Ă҆ćҊňѸ
derive _ <name>	ĀҋĂ҆Ě҈ňѷ
derive from	Ā҉Ă҆ćҊňѸ
derive from <name>	ĀҋĂ҆Ě҈ňѷ
derived	āѴĂ҆ĚғĥѸŀҖňң
derived _ $	ĀѺćҐě҈ň҆
derived _ <name>	Ă҇ćѸĚҍňґ
derived _ is	ŀ҆
derived _ of	ňҒ
derived _ the	ćѵňҌ
derived _ what	ĀҒňѲ
derived _ |	ć҈ŀ҇
derived class	ŀ҇
derived classes	ćѺŀҒ
derived classes is	ŀ҆
derived classes of	ň҇
derived from	āѺĂ҇ć҇Ěҏ
derived from $	ćҌě҈ňѸ
derived from <name>	Ă҈Ě҇ňҎ
derived from the	ćѵňҌ
derived from what	ĀҒňѲ
derived from |	ć҈
derived of	Ě҇
derived of <name>	Ě҇
derived types	ňҙ
descendants	ĀҌāѴćѷĚҔěѸňҷ
descendants $	ňҡ
descendants _ $	ň҉
descendants _ <name>	ĚҗěѺ
descendants _ class	ňҌ
descendants of	Ā҈ĚҖěѺňҍ
descendants of <name>	ĚҗěѺ
descendants of class	ňҌ
descendants |	ň҉
descendants | $	ň҉
descends	ć҇Ě҇
descends _ $	ć҇
descends from	Ě҇
describe	āѵĢҬ
describe <name>	Ģ҈
describe the	ĀѹĢҝ
description	Ā҇
design	ĀѵāҒ
determine	ĀѬāѪĺҌľ҆
determine _ changes	ą҆
determine _ commit	Ā҇ąѹ
determine _ declaration	ĵ҇Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѸāѮĊ҇ĺҍľ҇
determine the changes	ą҆
determine the declaration	ĵ҇Ķ҇ĺҎ
determine whether	ĀѺ
determine which	ğ҆
dev	ĀҍāѸĖ҉
dev _ $	Āҏāѹ
dev _ |	ĀҗāѬ
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҌāѳĶҊ
development	ĀҗĖѵ
development _ |	ĖҌ
dict	Ő҇
did	ĀҘāҌă҇Ą҇ąҊČ҇čңďѹĔѸĠҍĥѺĩѹĬҍĭҋįҎĴѺĵ҇Ķ҆ĹѺńѲŅҜņҙňѺŋѶŎѺŕѹ
did <commit>	ĀѱāҒČҋčҋ
did <commit> <name>	āѺč҉
did <commit> break	ĀѺāҎčѹ
did <commit> change	āҋ
did <commit> leave	ā҇
did <commit> make	āѺč҇
did <commit> modify	Č҈
did <name>	ĀҘā҉įҊńѸŅҍņҌ
did <name> <name>	ĀҌąѹ
did <name> become	ņ҈
did <name> change	ĀҌāѳ
did <name> come	Ā҈āѶ
did <name> exist	ĀѶāѺĠҕ
did <name> last	į҆
did <name> live	ĠѸ
did <name> look	ĀѹāҐ
did <name> move	ņ҈
did <path>	ĀҘąѵŅҏņ҉
did <path> <name>	ĀқąѯįѺ
did <path> become	ņ҇
did <path> exist	Ā҉āѸ
did <path> move	ņ҈
did <tag>	Ġ҇
did _ <commit>	Āҍā҉Čѹ
did _ <name>	ĀңāѳąѨč҈įѺľ҇
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ author	Ā҉āѹ
did _ authors	āѹĭҋ
did _ become	ĀѺā҆ņґ
did _ begin	ā҇
did _ break	ĀѳāґĈ҆čѹ
did _ call	āѹŅҍ
did _ change	Āґāѵį҆
did _ come	Ā҇āѵą҇
did _ commit	āѺİ҇
did _ contain	āҔŅѯ
did _ do	ā҆
did _ exist	āѳă҇Ą҆Ġҕŋѹ
did _ fail	ĀғāѮ
did _ first	ĀѷąҌ
did _ get	ĀҏāѺį҇
did _ give	ā҉
did _ go	āѹŅҍ
did _ have	Ņ҆
did _ history	ĀѺą҈ņ҆
did _ import	Ī҇
did _ last	įҏ
did _ latest	āѸįҊ
did _ leave	ā҆
did _ live	ĀґĠѸŅ҆ņѺ
did _ look	ĀѲāҚ
did _ make	āѨč҆ĬҔ
did _ modify	Č҈
did _ move	Āѹāѹņҏ
did _ put	ĵ҇ĺ҆
did _ rename	ā҇
did _ tests	ā҈
did _ touch	ā҈čҋĎѷ
did _ turn	ņ҈
did _ use	ŅҌ
did _ work	ā҆
did _ write	Ā҉āѳ
did anything	č҇
did ci	ĀҊāѷ
did commit	Āҍā҉Čѹ
did commit <commit>	Āҍā҉Čѹ
did grace	Āґāѳ
did it	ā҈
did it get	ĀҏāѺ
did it live	ĀҌ
did not	āҋă҇Ą҉Ďѷ
did not exist	ă҇Ą҇
did not touch	āҌĎѷ
did one	āѷŅҋ
did one call	āѷŅҋ
did somebody	ĀѴāѮĈ҇Ĭ҇į҆İ҇
did somebody last	āѺį҉
did somebody make	Ĭ҈
did someone last	į҆
did the	āҋą҇ĭҊĶҊ
did the author	Ā҉āѹ
did the authors	āѹĭҋ
did the history	ĀѺą҈ņ҆
did the last	ā҇
did the latest	āѸįҊ
did they	ĀѭāѢĪ҆Ĭҋķ҆ő҆
did they import	Ī҇
did they make	āѵĬҌ
did they put	ĺ҆
did they rename	ā҇
did to	ā҈
did we	ĀѷāҒįѸ
diff	ĀґāѩčҒďҚ
diff $	ď҆
diff <name>	ĀҌď҉
diff _ $	ĀҌāѹ
diff _ <commit>	čҌ
diff _ <name>	ďҌ
diff of	čҍ
diff of <commit>	čҌ
diff the	Ā҆ăѺ
diff |	āѹ
diff | $	āѹ
differ	ĀҐāѹăѳďҢŁѷ
differ $	ď҆
differ _ $	ĀѺā҆ď҈
differ from	ĀҎăѳď҆
differ |	ĀѺā҆ď҈
differ | $	ĀѺā҆ď҈
difference	ĀѺā҉ď҈
difference between	ď҈
difference in	ā҆
differences	ĆѺďҜ
differences $	ď҉
differences between	ā҈ĆѺ
differences in	ďҋ
different	ĀҐāҋăѹĄѵĆғďґ
different _ $	ďҋ
different _ committed	Ā҆
different _ on	ā҆
different _ the	ďҊ
different definitions	ĆҊ
different in	ĀґāҊĄѶ
different in the	ďҊ
different people	Ā҆
different people committed	Ā҆
different things	ā҆
different things on	ā҆
different |	ď҇
different | $	ď҇
differs	ā҆
differs _ $	ď҇
differs |	ď҇
differs | $	ď҇
dir	ĀѺőҨ
dir $	őҒ
dir _ <path>	ő҇
dir containing	őҒ
direct	ĀҍĜҊňѷ
direct _ indirect	Ā҆
direct _ of	Ĝ҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	ĜҊ
direct import of	Ĝ҆
directly	ĀҊĊѺĘҐňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҐĜѸ
directly _ through	ĀҌ
directly or	ĀҟāѺĊѺĜѸ
directly or indirectly	ĀҐĜѸ
directly or through	ĀҌ
directly |	ĀѹĜҊ
directly | $	ĀѹĜҊ
directory	ĀѴőҲŒґ
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
disk _ $	ŒҐ
disk please	őҊ
disk please $	őҊ
display	Ā҉Ĵ҈
display _ <line>	Ĵ҈
display line	Ĵ҈
display line <line>	Ĵ҈
distribution	ėѺĮ҈
distribution _ what	ėѺĮ҈
distribution |	ėѺĮ҈
distribution | what	ėѺĮ҈
do	āҶĂ҇ăҋćѶĈѺĉѴđѶĒѴēѯĔ҆ĘҋęѷěѺĝҋğҊġ҉ĢҙģѷĦҏħ҇ĩѺĪѱīѸĬѫĭѺĮѹįѺĶѸĻѹŀ҆Ł҇ŅѺŇҊňѺŊѷŋҍŎҕŐѸŒҊŔ҇ŕѸ
do $	ĀѶāҖ
do <name>	ĀґāѴď҇
do <name> 's	Āҍāѷ
do <name> and	ď҇
do <name> objects	Ā҉āѺ
do _ $	āғďѸĢҡ
do _ 's	ĀҍāѶ
do _ <name>	ĢѺō҉
do _ a	ā҆
do _ all	Ŏ҆
do _ and	ĀҍāѴď҇Ħ҆
do _ by	ĀҌāѺ
do _ call	Ł҆
do _ contain	āҏŉѶ
do _ decorators	ā҇
do _ depend	ĀҊāѹ
do _ find	āѸĤ҆œ҆
do _ follow	ā҆
do _ get	āѳħҍňѸŌ҉
do _ go	ĊҊ
do _ happen	ĀѴň҇
do _ have	āѲĂҌą҈ėѵġҕŋҎ
do _ import	ā҉ĝ҉ĩѸ
do _ importers	ĜѵĝҒ
do _ imports	ĜҒĝѶĦҊ
do _ in	ĀҒāѯ
do _ it	āҋ
do _ know	ĺ҆ļ҆ŏ҆
do _ mean	Œ҈
do _ methods	ā҈
do _ need	ĀѸė҆ĞѹĢҊŁ҆ń҉
do _ objects	Ā҉āѺ
do _ of	Ŏ҇
do _ override	ĀѴāҗ
do _ pass	ĀҊāѯĔҋ
do _ redefine	ŀ҆
do _ run	ă҇
do _ see	ā҆œѹ
do _ set	Ķ҆
do _ signatures	ĀѺ
do _ test	ĀҔāѯ
do _ tests	ĀҗāѳŎ҇
do _ tets	Ŏ҇
do _ the	ā҆ŀ҆
do _ use	ĀҒĶѴ
do _ work	āѹĥ҈
do at	ă҈
do i	āҒĂҋă҇ĄѺĈѸėѹĢѺħҎĵ҆ķ҇Ĺ҆Ľ҆ŁҌłѺń҆Ňҋőҍ
do i call	Ł҆
do i find	āѸœ҇
do i get	Ā҆āѲđ҆ħҌő҆
do i have	Ā҉ā҇ĂҌėѵő҆ŕ҆
do i need	ĀѹĞѹŁ҇ń҉
do i run	ă҇
do i see	ā҈œѹ
do import	āѹĩ҉
do its	ā҆
do not	ĀѲāҧĒѺĔҒĩѷŉѵōѺ
do not contain	āҏŉѶ
do not get	ĀѰ
do not have	ā҆
do not import	ā҉ĩѹ
do not know	āѺŒ҆
do not override	āҋ
do not pass	ĀҌāѲĔҋ
do so	ā҇
do step	ĀҌāѺ
do step by	ĀҌāѺ
do subclasses	ĀѴā҈ŀ҆
do subclasses redefine	ŀ҆
do tests	ĀҐāѬŎ҇
do tests in	ĀҒāѯ
do tests of	Ŏ҇
do the	ĀѶāѶď҈ĘҍĚ҆Ĝ҇ĝ҈ğҍĥ҈ĦҊŎҎ
do the <name>	ā҆
do the decorators	ā҆
do the importers	ĜѵĝҒ
do the imports	ĜҒĝѶĦҊ
do the tests	Āҋ
do the tets	Ŏ҇
do they	Ć҆ŎҊ
do to	āҌĒѹ
do to a	ā҇
do we	ĀҚāѩą҈Ċ҈ė҈ĝ҉ġҏĶѸł҈Ŕ҈
do we depend	ĀҊāѹ
do we have	āѤą҉ġҖłҊ
do we import	ĝ҉
do we need	ĢҊ
do we use	ĀҒĶѴ
do without	ā҇
do wrong	āҊ
do you	Āѳā҈ĢѺĬѺĺ҆ļ҆ŋ҉Ō҇ŏ҇
do you get	ĀҋňѹŌ҇
do you happen	ĀѴň҇
do you have	āѷŋҊ
do you know	ā҆ĺ҆ļ҆Ň҆ŏ҆
do |	āҎďѸĢҤ
do | $	āҎďѸĢҤ
doc	Āғ
doc comment	Ā҉
docs	Āҧ
docs _ <name>	ĀҞ
docstring	ĀҭāҍĂѷĢѸ
docstring $	āғĂѸ
docstring _ <name>	Āҙ
docstring of	Āҗ
docstring of <name>	Āҗ
documentation	āҒ
documentation _ <name>	Ā҈
documentation for	ĀҎāѺ
documentation for <name>	Āғāѳ
documented	ĀѸāҤğѺ
documented $	ā҆
documented _ $	āҏ
documented _ the	ā҇
documented in	ā҉
documented in the	ā҇
documented |	āҊ
documented | $	āҊ
does	ĀҕāѬĂѵąѷĆѳĈҙĉҏĊѬċѶČҊčҊĔ҆ĕҋĘқęҕĚҏěҒĜҡĝҊĞҋġ҈ĢҏģґĥѲħҎĨ҆ĩѪĪҕĬѴĭѵįѮıѺĳҌĸѸĹѴĻѳĽѷŀѱłѸŃѰŅѩņѶŇѴňѯŉѺŊ҉ŋ҉ōѪœѯŔѹ
does $	ĢҚ
does <commit>	ĀѵāѹČҍŉ҇
does <commit> touch	ĀѶČҍ
does <literal>	ĀѳĵҖ
does <mark>	ĀѺāѶĒҔ
does <name>	ĆѹćґĉҘĊѶď҆đҐĒѸĕҋĖѹĘҐęґĚғěҒĜ҇ğѷġҊĢѯħҍĩѺīҏĬ҈ĮѶĳҊĴѺĵѶĶѺĽѹľѷŃѵń҆ņѺŇѷŋѵō҇ő҆
does <name> <name>	ĀѴāҝđҎĘѷĚѷ
does <name> accept	ĀҐāѴĘѺŁҊ
does <name> appear	ěҌ
does <name> behave	ĀѶāҌ
does <name> call	ĀѵāҏĉґĘѵęҎŁѺ
does <name> carry	āҌ
does <name> catch	ĀѺāҍ
does <name> check	āҍ
does <name> come	āѺ
does <name> count	ĀѺāѺĬҐ
does <name> declare	Ă҉Ŀ҈
does <name> default	ĕ҆
does <name> define	ĀҎāѳĺҌļ҈
does <name> depend	ĀѷĪҍ
does <name> do	āѲĢҖ
does <name> end	Ā҇
does <name> execute	ĉҋĘҏ
does <name> exist	ā҆ĘѺġғ
does <name> expect	ĀҋŁ҉Őѹ
does <name> export	ģ҈
does <name> expose	ģҋ
does <name> extend	ĀѹćҒĚ҉
does <name> get	ĀѹĉѺęҒŃ҆ō҉
does <name> have	ĀѧāѫćҍĉѸĐ҈ē҆Ě҇ě҇ĢѺĤ҉ĪѺĭҌĳҋĿҋŀ҆ňҌ
does <name> implement	ī҇
does <name> import	ĀҐāѷĝ҇ģѶŏ҈
does <name> include	Ī҈
does <name> inherit	Āҋā҉Ě҇ľѰ
does <name> invoke	ĉҎ
does <name> itself	Āҋćѹ
does <name> live	ķҐ
does <name> need	ĀҎģѺ
does <name> never	āҐĉѸńѹ
does <name> not	ā҆
does <name> occur	ĀҍāѺ
does <name> of	ģ҉
does <name> offer	ģ҇
does <name> override	Āҋā҈
does <name> pass	āҒŁѱ
does <name> provide	ģ҆
does <name> raise	ĀѸāҎń҈
does <name> really	ĀѸā҆
does <name> return	āҋŇ҉
does <name> run	ĀѶāѺĘҔ
does <name> set	Ĥ҆
does <name> sit	ě҆ő҇
does <name> specialise	ĀѸĘѺĚҔ
does <name> stand	āҐĢѸ
does <name> subclass	ĀѸćҍĚҌ
does <name> take	ā҇Ł҆
does <name> throw	ńҍ
does <name> turn	Ā҇
does <name> use	Āѳĉ҉ĕ҉ĘҌ
does <path>	ĀҍāѺĜҊĝҒģ҉ħҊĨҐĩѺĪ҈ĳ҆ŊҍőҊ
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	ĀҍāѴ
does <path> depend	ĀѸĪҊ
does <path> drag	Ĝ҆
does <path> end	ĀѹĨ҆
does <path> export	ĀҏģѺ
does <path> expose	ĀѸģҍ
does <path> get	ĀѺāҌĝ҉ħѲŕ҉
does <path> have	ĝ҈ĳѹŊ҉
does <path> import	ĀҒĜѷĝ҉ģѺĦ҇ĪѺŏҌ
does <path> include	ĀғĜѶ
does <path> no	Ā҇
does <path> offer	ģ҇
does <path> pull	Ĝ҇
does <path> reach	ĀѴā҆ħ҇
does <path> require	ĀѵĜҋĪ҈
does <path> say	Ā҆
does <path> set	Ā҇
does <path> sit	ő҇
does <path> take	ĀҎĦѳ
does <path> use	ĀѴāҎ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	ĀҊĢқ
does _ <literal>	ĥ҆Ľ҉
does _ <name>	ĀѴāҙđҍĘѶĚѷĢѹķ҈ĺ҆ĿҌŇ҈ŌҊŒ҇
does _ accept	ĀҐāѲĘѺŁҎ
does _ and	ď҈
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҋāѷĐѺĵҔ
does _ behave	ĀѶāҌ
does _ belong	ĀѺě҇Ħ҇ŉ҇
does _ body	ĀѹĘҊ
does _ break	ā҇
does _ bring	Ā҉ĪѺ
does _ build	Āҋā҆Ĉѵ
does _ call	ĀҌĉҔęҍġѺŁѹŇ҆
does _ capture	āҎ
does _ carry	āҊē҆
does _ catch	ĀѹāҐńѺ
does _ change	ĀҊāѶ
does _ check	ĀѵāҘ
does _ checker	ŇѹŐҊ
does _ ci	Ā҇āѸ
does _ class	ĚѷīҌľғňѴ
does _ code	ĀҎāѵğ҇
does _ come	ĀѺāѶħ҆
does _ commit	Ā҇āѵč҇
does _ conform	ā҉
does _ constant	ĀѶĶ҉
does _ contain	Ī҇ĳ҈ōѸ
does _ count	ĀѷāѷĬғ
does _ declare	ĀҎāѶ
does _ decorator	āҌ
does _ default	ĕ҆
does _ define	ĀҙāѥĐҍĺҌļ҈Ŋ҇
does _ demand	āѺĮ҈
does _ depend	ĀѱĜ҆Īҗ
does _ diff	čҊ
does _ do	ĀҗāѲĢҜ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	ħ҇Ĩ҆ĳ҈
does _ entry	ā҆
does _ enum	Āѭāҕ
does _ error	Ā҈āҎ
does _ exception	ĀҌāѴŃҊ
does _ execute	ĀѺĉҋĘҏ
does _ exist	ĀѸāҍą҈Ęѹġҙŋҋ
does _ expect	ĀҊāѹŁҍŐѹ
does _ export	Āҋģҋ
does _ expose	Āѵģқ
does _ extend	ĀѺćҒĚ҇
does _ fail	ĀҔāѰ
does _ file	ĀѴāѶĎҊĪҍ
does _ find	ě҆
does _ function	āѹēҊĘ҇
does _ get	ĀѱāҌĉѷĊ҉Ĕ҇ęґĝ҈ħѴĩҊō҉ŕҌ
does _ give	ā҉
does _ go	Ā҉
does _ have	ĀѲāѰă҆ćҎĉѸĐҌě҆ĝ҇ĢѹĤ҉ĭҊĮѺĳ҆ĿҋňҋŊҏŋѺŎѺŐҌ
does _ helper	ļ҆
does _ history	Ā҉Ďѹ
does _ implement	Ā҈
does _ import	ĀқāѸĝҒģѯĦҌŏҘ
does _ imports	Ħ҆
does _ in	ĀҋāѲ
does _ include	Ā҉Ī҇
does _ indirectly	āѷħҍ
does _ inherit	ā҉ć҈ĚҋľѰ
does _ interface	Āґ
does _ invoke	ĉҐĘ҈
does _ it	ĀѹāҍĜ҆ŏѹ
does _ itself	Āҋćѹ
does _ keep	ā҇
does _ l	ĳ҇
does _ leak	Āѹāҋ
does _ linter	ā҆
does _ list	Ęѹęҍ
does _ live	Āѷĵ҈ķҐő҈
does _ load	Ĝ҇Ī҆
does _ log	ĀѹĎ҇
does _ make	ĉ҈ģҊ
does _ mean	āҌ
does _ method	Ā҇
does _ module	ĀѹĢ҆ģҌ
does _ need	ĀҎāѴĖҊė҈ģѷĮѸŏ҈
does _ never	āҐĉѸńѹ
does _ no	ĀҋąѺ
does _ not	ŋ҈
does _ occur	Ā҆
does _ of	ģ҉
does _ offer	ĀѹģҎ
does _ option	Āѵāҍ
does _ override	ĀҘ
does _ package	ı҈
does _ parameter	Ĕ҉
does _ pass	āҍŁѱŌ҈Ŏ҆
does _ point	Āѷİ҉
does _ project	ĀҊĖ҉ġ҇Į҈Ŋѷ
does _ provide	ģҎŏѹ
does _ pull	āѷĜ҉ħ҇Ī҉
does _ raise	Ā҆ńҐ
does _ reach	Āѯā҈ħ҉
does _ read	āѸĴҋ
does _ really	Āѵā҆
does _ rely	Āѹĉ҆Ĝ҆
does _ repo	ĀҎė҆
does _ require	ĀѰđѺĜҎĪқ
does _ reside	ő҇
does _ return	ĀѸāґŇҏ
does _ run	ĀѷāѹĘҔĳ҈
does _ say	ĀҖāѳİѺĴ҉
does _ set	Ā҆đѺĤ҆
does _ sit	Āѹě҆ķ҇őҍ
does _ specialise	ĀѸĘѺĚҔ
does _ stand	āґĢѷ
does _ start	Ā҉
does _ still	Ĉ҇
does _ subclass	ĂѸćҍĚҌ
does _ succeed	ĀѭĈҚ
does _ support	Āѷā҇ĮҊ
does _ take	ĀҎā҈ĦѳŁҊ
does _ test	āқŋ҆ŌѴ
does _ text	ĀҔāѲ
does _ the	ĀѶāѷĻ҆ŌҐ
does _ throw	ńҍ
does _ touch	ĀѶČҎ
does _ turn	Ā҇
does _ type	ĀѹāҒ
does _ typedef	āҍ
does _ use	ĀѩāҌĉ҉ĕ҉ĘҌ
does _ variable	Ā҉
does _ work	Ĉ҈
does _ workflow	āҎ
does _ wrap	Ē҈
does _ |	ň҆
does a	ĂѸŇ҆ŋ҆
does a <name>	Ā҆
does a call	Ċ҆Ň҇
does a test	ŋ҇
does an	ĥ҈
does any	Ā҆
does anything	ĀҒ
does anything call	Ā҈
does ci	ĀҌİѺ
does circle	ĀҎīѸ
does class	ĀѷĿҍ
does class <name>	ĀѷĿҍ
does config	Ā҇
does engine	Ā҆
does engine have	Ā҆
does every	ĀѩāҘ
does every test	ĀѩāҘ
does everyone	Āѹā҇
does everyone import	Āѹā҇
does following	Ħ҉
does following imports	Ħ҆
does inner	ļ҆
does it	ĀҒć҆ĉ҉ċѺĘ҉Ĝ҇ĝѹģ҆ĪҎĮҋĴҏĻѷŁ҈Ň҇ŋҊōѶŎѸ
does it build	ĀҌĈѸ
does it call	ĀҌāѳĉ҈
does it capture	āҎ
does it contain	Ā҈āѺ
does it declare	Ā҉
does it demand	Į҈
does it do	ĀҔĢ҇
does it exist	Āѹā҉ŋҊ
does it export	ģ҉
does it fail	ā҇
does it get	ĀѹĊ҈Ĕ҆
does it give	ā҈
does it have	āҌ
does it import	āѹĜҎ
does it inherit	ć҉
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҇
does it override	ĀҊāѺ
does it pass	Ō҉
does it raise	ĀҋāѲńҊ
does it read	āѸĴҋ
does it return	Ň҇
does it say	āѶĴ҉
does it sit	ķ҇
does it take	ĀѺ
does its	āѹ
does load	ĀҊ
does nobody	ĀѺā҉
does not	āғď҈ŏҋ
does not and	ď҈
does not have	ā҇
does not it	ĀѺāҍĜ҆ŏѹ
does not need	ŏҋ
does one	āѵě҆
does one find	ě҆
does our	ā҆
does our linter	ā҆
does project	ė҈
does project support	ĮҌ
does something	Āҋ
does test	ĀҔāѸ
does test <name>	ĀҔāѹ
does that	ĀғāѦň҆
does that workflow	Ā҆āѺ
does the	ĀѵćѵĈѹĊѺčґĎ҇ĐѹĒѸēҎĕ҇Ę҈ęҍĚ҇ğҊĢѸģ҉ĥѹĴѸĶ҉ĺҍľҎŃ҆ŅѹŇѱňѳŊѶŐ҈őѺ
does the <name>	āѲĞ҆ĺ҆ŌҋŒ҇
does the body	ĀѹĘҊ
does the build	ā҈
does the checker	ŇѹŐҊ
does the ci	Ā҇āѸ
does the class	Ěѹī҆ľҏĿ҆ňѶ
does the code	Āҏāѷğ҇
does the commit	Ā҇āѵč҇
does the constant	ĀѶĶ҉
does the decorator	āҋ
does the diff	čҊ
does the docstring	Ā҇
does the entry	ā҆
does the enum	ĀѭāҖ
does the error	āҌ
does the exception	ĀҌāѴŃҊ
does the file	ĀѵĎҊĪ҈
does the function	āѸēҊĘ҇ļ҆
does the helper	ķ҆
does the history	Ā҉Ďѹ
does the import	Ħ҆
does the include	Ĝ҇
does the interface	Āґ
does the log	ĀѹĎ҇
does the method	ĺ҆
does the module	ĀѹĢ҆ģҌ
does the option	Āѵāҍ
does the parameter	Ĕ҉
does the project	ĀҋĖ҇ė҆ġ҇Ŋѷ
does the test	ĀҌāҐŌѸ
does the text	ĀҔāѲ
does the type	ĀѺāґ
does the typedef	āҍ
does the variable	Ā҉
does the workflow	ā҇
does this	ĀҐāѶĈ҉Ėҏė҇ĞҊ
does this project	ā҇Ĉ҇
does this repo	Āҏė҆
does this workflow	ĀѶāҌ
does wc	ĳ҇
does wc l	ĳ҇
does |	ĀҌ
does | $	ĀҌ
doing	ĀѺāҌĢҋ
doing _ $	ĢҌ
doing |	ĢҌ
doing | $	ĢҌ
done	ĉҋ
dose	ĀҐāѳĈ҇Ĝ҇ŌҎ
dose <name>	Ā҇
dose _ file	Ĝ҈
dose _ project	Ĉ҇
dose the	Ĝ҈Ō҆
dose the file	Ĝ҈
dot	āѹĿ҇
double	āғđѹ
double _ value	āҋđѹ
double the	āҋđѹ
double the value	āҋđѹ
down	ħ҉ķ҆ĽҊŀҊň҉
down $	ĀҎ
down _ $	ā҈Ľ҇
down _ <number>	ĀѺā҉
down _ <path>	ħҊ
down _ hierarchy	ŀ҇
down the	ŀ҇ň҈
down the hierarchy	ŀ҇
down to	ĀѹħҊ
down to <number>	ĀѺā҉
down to <path>	ħҊ
down |	ā҈Ľ҇
down | $	ā҈Ľ҇
drag	ĜҊ
drag <path>	ĜҊ
drag <path> in	ĜҊ
drag _ in	ĜҊ
drop	ĀѺāҖ
drop the	ā҇
dropped	āҐ
dropped _ $	āҍ
dropped |	āҍ
dropped | $	āҍ
duplicates	Ā҉āѸĆ҆
during	ĀѹāҞ
during _ run	ā҉
during exception	āҐ
during the	ā҇
each	ĀѺāѰĆҮĉҍĤ҈ĥғŀҊńҋ
each _ of	ĉҒĊѸ
each _ that	Ć҈
each _ with	Ċ҆ĥҐ
each _ |	Ā҇
each call	ĉҒĊѸ
each class	ĥҖ
each file	Ć҇
each function	Ċ҆
each other	Ā҇
each other |	Ā҉āѹ
each overload	Ć҆
each place	Ā҈
each place that	Ā҈
earlier	ā҈İѶŅң
earlier $	Ņ҆
earlier _ $	ā҉
earlier _ for	Ņ҇
earlier _ of	Ņ҆
earlier name	Ņҏ
earlier name for	Ņ҇
earlier name of	Ņ҆
earlier on	Ņ҆
earlier on $	Ņ҆
earlier release	ā҈
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҇
edges of <name>	Ċ҇
edit	āѫĐ҆įҘ
edit _ <name>	āѺį҈
edit _ <path>	āѺįҊ
edit _ who	Ā҆
edit of	āѶįҊ
edit to	į҈
edited	āѴčҋĎ҈įҎ
edited <path>	į҆
edited _ $	ĀҌāѷįҌ
edited in	ĀѺč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
editor	ĀѺķ҆
else	ĀҊā҈
elsewhere	Ī҆
elsewhere $	Ī҆
empty	āҍ
empty _ $	ā҇
empty |	ā҇
empty | $	ā҇
enclosed	ā҇ĻҊ
enclosed _ <name>	ā҇ĻҌ
enclosed by	ā҇Ļ҇
enclosed by <name>	ā҇Ļ҇
enclosing	ĻҐ
enclosing _ <name>	ĻҐ
end	ĀҌĢ҇ĦҋĨ҆ĳ҆
end _ $	Āҍĳ҇
end _ a	Āҋ
end _ at	Ħ҆
end _ being	ĀѷāҌĨ҆
end _ calling	ĀҋĊѴ
end _ depend	ħ҆
end up	ĀѶĦҋħ҆Ĩ҆
end up at	Ħ҆
end up being	ĀѷāҌĨ҆
end up calling	ĀҋĊѴ
end up depend	ħ҆
end |	ĀҎĳ҇
end | $	ĀҎĳ҇
ending	ħ҆Œ҈
ends	ĀѺĔ҇Ĩ҇
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҇
engine	ĀҤāѳĆѹ
engine _ $	Ā҆
engine _ |	Ā҇
engine have	Ā҆
engine is	ĀҋĆѹ
engine |	Ā҆
engine | $	Ā҆
enough	ĀѺāҖĬѺ
enough _ $	ā҈
enough _ be	ā҈ĬѺ
enough _ in	ā҈
enough tests	ā҈
enough tests in	ā҈
enough to	ā҈ĬѺ
enough to be	ā҈ĬѺ
enough |	ā҇
enough | $	ā҈
enter	ĀҎāѵ
enter the	ĀҎāѵ
entries	ĀѶĎ҉ĞҩŁѲłѺ
entries _ it	ĀѸĎ҉
entries does	ĀѸĎ҉
entries does it	ĀѸĎ҉
entry	ĀѸċ҆ĐҧĞңįҊİ҆ĸҍ
entry <name>	ĐҎĸ҇
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	ĀѲĞҊįҋ
entry _ <name>	ĐҌ
entry _ do	ā҈
entry _ line	Đ҇
entry _ of	ā҇
entry _ the	Ā҉āѹĐ҉
entry _ |	ĀҊ
entry for	āѹċ҇Đ҇
entry for <name>	Đ҇
entry inside	Đ҆
entry inside the	Đ҆
entry of	ĀҊāѸĐ҈İ҉
entry of the	ĀҊāѺ
entry point	ĀѶāҍ
entry points	Ğҥ
entry points $	Ğҋ
entry points of	ā҇
entry points |	Āҋ
entry |	įҋ
entry | $	įҋ
enum	āғĶѶĸӧ
enum _ $	ĸҏ
enum _ <name>	ĀґāҒĶѸĸҟ
enum _ <path>	ĸҊ
enum _ a	ĀѸā҉
enum _ are	ā҉
enum _ the	ĸ҈
enum case	ĸҌ
enum case <name>	ĸ҈
enum constant	ĶѹĸҒ
enum constant <name>	ĶѺĸҏ
enum entry	ĸ҉
enum entry <name>	ĸ҈
enum member	Āғ
enum member <name>	ĀҚĸѵ
enum members	āҊ
enum members are	ā҉
enum value	ĸ҉
enum value <name>	ĸ҈
enum variant	āҌ
enum variant <name>	āҍ
enum |	ĸҊ
enum | $	ĸ҈
enumerate	Ā҈āѫĆҖĶѺľѺĿҌŏ҆
enumerate _ <name>	Āҍ
enumerate _ classes	Ā҆ň҆
enumerate _ definition	Ć҉
enumerate _ functions	ā҈
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҆
enumerate every	Ā҇
enumerate everything	Āҏ
enumerate the	ĀѵāѲĆҐĿ҈ŏ҆
enumerate the classes	Ā҆ň҆
enumerate the functions	ā҈
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҆
enumeration	ĸҏ
enumeration _ <name>	ĸҍ
enumeration member	ĸҍ
enumeration member <name>	ĸҍ
enumerator	āѺĸҳ
enumerator <name>	ĸҫ
env	ĀѸā҆ğҮ
env _ <name>	āҒğғ
env var	ā҈ğҕ
env var <name>	āҏğҌ
env variable	ğ҉
env variable <name>	ğ҇
environment	ā҇ĊѺğӁ
environment $	ğҏ
environment _ $	āѷğҔ
environment _ <name>	ĀѴāҖğҐ
environment variable	āҋğҎ
environment variable <name>	ĀѴāҙğ҉
environment variables	Ā҉
environment |	ĀѺğҗ
environment | $	āѸğґ
equal	Āѹđң
equal _ $	đ҆
equal to	đҎ
equal to $	đ҆
equals	đҗĕҋ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đґ
equals what |	đҊ
error	ĀѺāҏŃҟńҔ
error <name>	Ńҗ
error <name> $	Ń҈
error <name> |	Ń҆
error _ $	ŃґŎ҆
error _ does	ń҆
error _ line	ā҉
error _ that	ńҍ
error _ type	ĀҊ
error _ |	Ń҆
error of	ĀҊ
error of type	ĀҊ
error on	ā҉
error on line	ā҉
error types	ń҉
error types does	ń҆
error |	Ń҉Ŏ҆
error | $	Ń҈Ŏ҆
errors	āѱĈҙĊѺńҭ
errors <name>	ń҆
errors _ $	ĀѹĈҍ
errors _ <name>	āҊń҆
errors come	ń҉
errors did	āҊ
errors |	ĀѹĈҍ
errors | $	ĀѹĈҍ
evaluate	đҌ
evaluate _ $	đ҈
evaluate to	đҋ
evaluates	Ň҇
evaluates to	Ň҇
even	ĀҌāѷ
events	ĀѸāѴŕӄ
events _ $	ŕ҉
events _ <path>	ŕҌ
events _ the	ŕґ
events is	ŕҊ
events of	ŕ҆
events that	ŕ҉
events |	ŕ҉
events | $	ŕ҉
ever	Āҗā҉ęҏěѹĦ҆ŏ҇
ever _ $	ā҈
ever _ <name>	Ā҈
ever _ <path>	ā҉
ever _ back	Ħ҇
ever _ it	ŏ҆
ever _ test	ā҆
ever _ |	ĀҎ
ever a	ā҇
ever a test	ā҆
ever imported	ā҈
ever imported <path>	ā҈
ever using	ŏ҆
ever using it	ŏ҆
every	ĀҊāґĆҧćѵĉ҇ĐѺĒ҆ē҆Ė҇Ě҈ģҍĤҌĵѹķѵĹѸĺѶĿ҈ŀҏŁѺňҒŉ҈ŋѺŎ҇ŐѺőѷ
every <name>	āѱĚҍģҏ
every <name> item	ģҏ
every _ $	āҔ
every _ <name>	ĊѺĤҌň҆
every _ definition	āѸĆ҇
every _ in	āѹŃ҉ŎҌ
every _ item	ģҏ
every _ of	āѷĆқğ҇ĥ҆ŀҋŃѺň҉Ŕ҆
every _ that	Āҙ
every _ to	ĀґőѺ
every _ where	Ā҇
every _ with	Ā҉ō҇
every annotation	ēҊ
every call	ĀҖĊѶ
every caller	āҋĊҎ
every class	Ā҉ňҎ
every class that	ĀҊň҇
every def	Ćҗ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҌŃ҇
every method	ĀѸĒ҈ĿҐ
every place	ā҈
every place <name>	Ā҈ĊѺ
every place that	ĀѸā҉Ć҇
every place where	Ā҈
every reference	ĀґőѺ
every reference to	ĀґőѺ
every single	Ć҈
every subclass	Āѳňҏ
every test	ĀѴāғō҆Ŏ҉
every test in	ŎҌ
every test that	Ā҆
everyone	āҍ
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	Āѹā҇
everyone who	Ā҇
everything	Ā҇āғćѸĈ҆ĉҊĒҎĖѹģҍĥ҆ĦѺĪҎŁ҈ňғŎҏŏѸ
everything <name>	Āґ
everything <path>	Āҍ
everything <path> imports	Ā҈
everything _ <name>	ĉ҉
everything _ can	Ł҇
everything _ defines	Āҏ
everything _ has	ĩ҆
everything _ implements	ĥ҈
everything _ imports	ĀҔ
everything _ is	ĀѺģ҈Ī҈
everything in	ŎҊ
everything that	ĀҍĒ҆ģ҆ĥ҇ĩ҈Ī҈
everything that <name>	ĉ҇
everything that calls	Ā҆
everything that has	ĩ҆
everything that implements	ĥ҈
everything that is	ģ҈
everything you	Ł҇
everything you can	Ł҇
everywhere	Ā҉ĆҌ
everywhere $	ĆҌ
everywhere <name>	Āґ
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҈ķҍĻ҆ŏѺ
exactly $	ķҏ
exactly _ $	Đ҆
exactly _ altered	ā҆
exactly _ it	Ļ҆
exactly _ thanks	ā҇
exactly is	Ļ҆
exactly is it	Ļ҆
exactly once	ā҇
exactly once thanks	ā҇
exactly was	ā҆
exactly was altered	ā҆
exactly |	Đ҆
exactly | $	Đ҆
exc	ńҘ
except	ĀҒāҖĊѺīѸńҎŎѺ
except <name>	āҐŎѺ
except _ $	ĀҕāѲ
except the	āҐ
exception	āҋćѷŃҾńғŐѺ
exception <name>	ĀҗŃҟńѹ
exception <name> $	Ńҋ
exception <name> inherit	ĀҎāѸ
exception <name> |	Ń҈
exception _ $	Ńґńѹ
exception _ <name>	ń҆
exception _ by	ā҇
exception _ inherit	ĀҎāѸ
exception _ |	ŃҊńҊ
exception class	Ń҉
exception class <name>	Ń҉
exception classes	ń҉
exception does	ń҈
exception types	ńҔ
exception types |	ńҌ
exception |	ā҆Ń҇ńѺ
exception | $	ńѺ
exceptions	āҎŃѵńә
exceptions $	Ńѹńҍ
exceptions <name>	ĀѹāҚńѸ
exceptions _ $	ń҆
exceptions _ <name>	ńҎ
exceptions _ by	ń҇
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҈
exceptions _ the	ńҋ
exceptions are	Āҋ
exceptions can	āѸń҈
exceptions can <name>	āѸń҇
exceptions does	ĀѺāҌ
exceptions does <name>	āҎ
exceptions might	āѹń҉
exceptions must	ń҆
exceptions that <name>	Ā҇
exceptions thrown	ń҈
exceptions thrown in	ń҆
executables	āѹĞҖ
execute	ĀѶĉҋĘҏŌ҇ŎҌ
execute _ test	Ō҇
execute _ tests	ŎҊ
execute the	ĀѸĘҏŌ҆Ŏ҉
execute the tests	Ŏ҇
executed	āѺęҍěѺŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	ĀѺĊҔ
exercise	ōҊ
exercise <name>	ō҇
exercise <name> $	ō҇
exercise _ $	ō҇
exercise _ |	ō҆
exercised	ō҆
exist	Ā҇ā҆ă҉Ą҉Ġғġҗņ҆ŋҋ
exist $	Āѯą҈ġҗ
exist _ $	ąѺĥ҆ŋҎ
exist _ <name>	Āҗ
exist _ <tag>	āѳă҇Ą҇
exist _ me	Ā҈
exist _ other	āҊ
exist _ this	ġ҈
exist at	āѷă҈
exist at <tag>	āѶă҈
exist in	āґĄ҈
exist in <tag>	Ą҈
exist in other	āҊ
exist in the	ā҆
exist in this	ġ҈
exist tell	Ā҈
exist tell me	Ā҈
exist |	ąѺĥ҆ŋҎ
exist | $	ąѺĥ҆ŋҎ
existed	ĀҊĠҊŅ҆
existed _ $	ĀҋāѶ
existed in	ā҆Ġ҆
existed |	ĀҋāѶ
existed | $	ĀҋāѶ
existence	ĀѹāѹġҐŋҗœѴ
existence _ <name>	ġҐ
existence _ the	ŋ҉
existence of	ĀѹāѹġҐŋҗœѴ
existence of <name>	ġҐ
existence of the	ŋ҉
existing	ŋҌ
existing _ $	ŋ҆
exists	ĀѵāѦĘҍĜҊġҡŋҝŌѵ
exists $	ŋ҉
exists _ $	ĀѶāѳĘҎĜҋġ҇
exists _ here	Ā҇
exists _ or	ġҊ
exists _ this	ġ҆
exists as	ŋ҆
exists in	Ā҆ġҋ
exists in here	Ā҇
exists in this	ġ҆
exists |	ĀѸāѳĘҏĜҌ
exists | $	ĀѸāѳĘҏĜҌ
expand	ĀҊāҎđ҆
expand _ |	ĀѸā҆đ҆
expand to	ĀѸā҆đ҆
expand to |	ĀѸā҆đ҆
expect	ĀҒāѶŁҌŐѹ
expects	ŁҊ
explain	Āѷā҇Ģҽ
explain <name>	ĀѶāѸĢҫ
explain <name> $	āѺĢҒ
explain <name> to	ā҈
explain _ $	āѴĢҢ
explain _ <name>	Āѹā҉Ģҏ
explain _ goes	ā҆
explain _ to	ā҈
explain the	āҐ
explain what	ā҆
explain what goes	ā҆
explanation	Ģҍ
export	āҌģҡ
export $	ģҋ
export _ $	ĀҌāѸģ҆
export _ in	ģ҇
export _ of	ģ҆
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҋ
export statements in	ģ҇
export |	ĀҌāѸģ҆
export | $	ĀҌāѸģ҆
exported	ĀѧğѺģҲĬѹĭӏ
exported $	ĭҏ
exported _ $	ğѹĭҙ
exported _ <name>	ģҊ
exported _ <path>	ĀѸāҌģҋ
exported _ in	ģ҆
exported _ not	ĭ҆
exported _ of	ģҌ
exported by	āґģ҇
exported by <path>	āҍ
exported from	ģҌ
exported from <path>	ģ҇
exported in	ģ҈
exported or	ĭ҆
exported |	ğѹĭҘ
exported | $	ğѹĭҕ
exports	āґģҿ
exports $	āѺģҝ
exports _ $	Ā҉āѺģҒ
exports _ <name>	ģ҉
exports _ <path>	ģҋ
exports _ uses	ā҉ģѺ
exports documented	ā҆
exports documented $	ā҆
exports from	ģ҈
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ā҆ģҌ
exports of <name>	ģ҇
exports of <path>	ģ҆
exports the	āҊ
exports |	ĀҊāѵģґ
exports | $	ĀҊāѵģґ
expose	ĀѰāѷģҷ
expose $	ģҕ
expose _ $	ĀѹģҎ
expose _ the	ģ҉
expose by	ģ҈
expose to	ģҋ
expose to the	ģ҇
expose |	ĀѹģҎ
expose | $	ĀѹģҎ
extend	ĂҋćҐĚ҇ň҇
extend <name>	ĀѷĂҌĚ҉
extend <name> $	Ě҇
extend <name> |	ĀѹĂҊ
extend _ $	ĀѹćҐĚ҆
extend _ |	ĂҊ
extend it	Āҋ
extend it |	Āҋ
extend |	ćґ
extend | $	ćґ
extended	ěҕň҇
extended _ $	ň҆
extended _ <name>	ěҒ
extended by	ěҎ
extended by <name>	ěҋ
extended in	ě҇
extended |	ň҆
extended | $	ň҆
extending	ĀѲňқ
extends	ĀѸāѺĂҊćҖĚҒňҌ
extends $	ćҍ
extends <name>	ĂҊĚҒň҇
extends <name> $	Ě҇ň҆
extends <name> |	Ăҋ
extends _ $	ć҈Ě҇
extends _ |	ĀѺĂҋň҉
extends what	ć҆
extends what $	ć҆
extension	Ā҆āѹŒҙ
extension $	ŒҎ
extension _ the	Ā҇
extension is	Ā҇
extension |	Œ҇
external	ĀѵāѹĖҢ
external libraries	Ė҇
extra	Ā҉
extras	Ā҉
fail	ĀҝāҜĉѹŃҋń҈ŊѕŌҍōѶŎ҉œѹ
fail $	Āҟń҆ŊѦōѹ
fail _ $	ĀқāҊĉѺŊѱŎ҆œѺ
fail on	Āѷāҋ
fail with	āѹŃҌ
fail |	ĀқāҋĉѺŊѱŎ҆
fail | $	ĀқāҋĉѺŊѱŎ҆
failing	ĀҡāѬŌґ
failing $	ĀѸāѷŌҙ
failing _ $	ĀҕāѶŌѶŎ҇
failing _ in	ĀѺā҉
failing _ of	Ā҇
failing _ |	Ā҇āѹ
failing tests	ā҉
failing tests in	ĀѺā҉
failing tests of	Ā҇
failing why	Ā҇āѹ
failing why |	Ā҇āѹ
failing |	ĀҕāѶŌѶŎ҇
failing | $	ĀҕāѶŌѶŎ҇
fails	ĀҌāѲŌ҇
fails _ $	ĀҌāѯ
fails |	ĀҌāѯ
fails | $	ĀҌāѯ
failure	ĀҎāҍń҇ŋѸœѷ
failures	āѳŎҐ
failures _ $	āѷŎҊ
failures |	āѷŎҊ
failures | $	āѷŎҊ
fall	āѹĔҌł҉
falls	ĕ҈
falls back	ĕ҈
false	āѺč҇Ę҆ĭ҈
false $	ĝ҆
false _ $	ĭ҇
false |	ĭ҇
false | $	ĭ҇
family	ĀҎćҋňѸ
family tree	ćҋňѺ
far	Ā҇āѵĎ҈
far $	ĀҌāѵ
far _ $	Ď҇
far number	Ď҇
far number $	Ď҇
fast	ĀѵāҌ
fast _ <name>	ĀѵāҌ
fast is	ĀѵāҌ
fast is <name>	ĀѵāҌ
faster	āҧĬѸ
faster <name>	ā҇
faster <name> or	ā҇
faster _ $	āҋ
faster _ it	ā҆
faster _ or	ā҇
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҋ
faster | $	āҋ
fastest	āңĥѩ
fastest _ $	āҋĥѺ
fastest |	āҋĥѺ
fastest | $	āҋĥѺ
features	ĀѯāҠ
features _ the	ā҈
features _ this	ĀѶāҍ
features does	Āѵāғ
features does the	ā҆
features does this	ĀѶāҍ
fetch	ĀҝāѬĔѹğҊ
fetch <name>	ğҊ
fetched	āѹğҏ
field	ĀѹĐҊĤҔĶ҆Őҕ
field $	Đҋ
field <name>	āѵĶ҆ŐҖ
field <name> |	āѶĶ҈Őғ
field _ $	Ā҇ĤҐ
field _ |	āѶĶ҈Őғ
field names	Ĥґ
field names $	Ĥґ
field of	āғĤѷ
fields	ĀҙĤӚĵѺľѹ
fields $	ĤҘ
fields _ $	ā҆Ĥ҆
fields _ <name>	ĀҔā҇Ĥ҉
fields _ are	Ĥ҇
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҎāѵĤ҇
fields _ to	Ĥ҆
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	Ĥғ
fields does <name>	ĀѺĤҍ
fields has	ĀҐāѳ
fields in	Ĥ҇
fields is	Ĥ҉
fields is the	Ĥ҉
fields of	āҖ
fields of <name>	āҌĤ҉
fields that	Ĥҏ
fields that are	Ĥ҇
fields |	Ĥ҆
fields | $	ā҆Ĥ҆
file	ĀѦāѮĂѷąҒćѰĈѺĉѶĊѴċҖČҌĎҒďѷĐ҉đѩĒѸēѴĔѵĕѹĖѹėѹĘѺĚѺĝѶğґĠѶġ҉ĢѱĤѳĥѬħѴĩѥĪ҈īѱĬѪĭѳĮѷįҎİѶĵҦĶқķҟĸқĹҔĺҝĻҋĽңľѮĿѵŀѴŁѴŃѶńѵŅқņҙŇѷňѴŉѸŊ҈ŋѳŌѮōѧŎҘŐѵőҕŒӄœҩŔ҇
file $	Ā҉ā҆ķѹĽ҈
file <name>	āѬąґĎҎĐҌđѸģ҈Ī҇įҌĳ҉ĵѺĽѷľѸņ҆ŊҋōѵŎҐőҝœѱ
file <name> $	Ā҉ą҈Ď҇ōѸ
file <name> has	Ā҆ľѺ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҈
file <name> which	őѸŒҊ
file <name> |	āҊđѺőҊ
file <path>	ąҌĎҍĐҌĩѸĪ҆įҎĲ҇ĳ҉őҊ
file <path> $	Ā҈āѺĎ҉Đ҇ĩѸĪ҇į҆őѺ
file <path> has	Ā҆
file <path> where	Ā҈
file <path> |	āҕĪѺ
file _ $	ĀҎāѳą҈č҇ĎҏĐҋġ҉ĩѴĪҎį҈ĵҊĹ҉ĺѺōѷŎѺ
file _ <literal>	ĵҍ
file _ <name>	āѹĺҐĻ҇ŅҒņѸő҆Œ҈œ҉
file _ <option>	ċ҆
file _ <path>	ŅҔņѸ
file _ and	Ľ҆
file _ became	ŅѹņҌ
file _ been	āѺį҇
file _ belongs	ő҆
file _ called	Œ҉
file _ class	āҋĵѸ
file _ contains	ķ҈Ľ҇
file _ formerly	ņ҉
file _ give	ģ҆
file _ has	ĀҋĆ҇ľѶ
file _ hash	ąҊ
file _ have	ĀѷĎҊĪ҉
file _ how	ĀѺŅ҆
file _ i	ĵ҇Œ҇
file _ import	Ĝ҈
file _ imported	āҌ
file _ in	ă҆
file _ is	āѹŅҊŒ҆
file _ it	ĸ҉Ņѹņ҉œ҈
file _ kindly	ő҇
file _ known	ņҌ
file _ line	Āѷğ҆ķҋĸ҆Ĺ҇ĺҏ
file _ module	āҊ
file _ more	ā҆
file _ name	Œ҈
file _ once	ņ҆
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņҊ
file _ renamed	ŅҋņѺ
file _ stem	ŒҌ
file _ test	œ҇
file _ the	ĀѴāѹċҊĶҕķҊĸ҉ĽҎŒ҈œҎ
file _ to	ŅѺņҊ
file _ turned	Ņ҈
file _ used	Ņ҆
file _ was	ĺ҈Ņ҆
file _ where	Āҋāѹ
file _ which	ĺ҈ŏ҆őѷŒҊ
file _ |	āҜđѹĦ҆őҔ
file adds	āѷċҋ
file again	Ħ҆
file again |	Ħ҆
file and	Āѷğ҆ķ҉ĸ҆ĺҌļҋ
file and line	ĀѸğ҆ķҊĸ҆ĺҐĻ҆
file became	āѹŅҞņѷ
file became <name>	Ņҏ
file became <path>	ŅҎņѺ
file came	ņ҆
file came out	ņ҆
file changes	ĀҏăѺ
file contains	ĺҒ
file declares	Ľ҆
file declares the	Ľ҆
file do	ğ҆Œ҉
file does	Āҍāѱķ҉ĺ҆ļ҆
file does it	ķ҉
file does the	ļ҇
file for	ā҉
file for module	āҊ
file formerly	ŅѶņғ
file formerly called	ņ҆
file formerly known	ŅѺņҍ
file got	Ņҍņѵ
file got the	Ņҍņѵ
file had	ŅѶņҍ
file had the	ŅѶņҍ
file has	āҏķ҇ĸ҇ĺѺĻ҇ŅѺņѺŒ҈œҏ
file has <name>	Ļ҇
file has it	ĸ҈
file has more	ā҆
file has the	ņѹŒҌœҋ
file holds	ĵ҆œ҆
file holds the	ĵ҆
file in	ĺ҈
file in which	ĺ҈
file is	ĀѸŅ҇őѹŒҏœҍ
file is called	Œ҉
file is the	Ņ҈ŒѸ
file itself	ő҆
file itself |	ő҆
file line	ĵҎķ҉Ļ҇Ľ҈
file line $	ĵҏĽ҇
file name	Ņ҆
file name of	Ņ҆
file named	őҍ
file named <name>	ő҈Œ҆
file names	Č҇
file names $	Č҇
file now	Ņ҇
file now called	Ņ҆
file read	āҊ
file read |	āҊ
file sets	Ķ҉
file that	ā҇ĶҎņҋ
file that contains	ķ҈
file that has	Ć҇
file that imported	āҌ
file that is	ŅҊ
file that used	ņ҆
file that was	ņ҈
file used	ŅѺņҊ
file used to	ŅѺņҊ
file w	ĵҌ
file was	ņҌ
file was formerly	ņ҉
file was once	ņ҆
file was previously	ŅѸņҊ
file was renamed	ŅҋņѺ
file was turned	Ņ҈
file where	āҊĵѸ
file which	Ľ҇
file whose	Œҍ
file whose name	Œ҇
file with	Œҋ
file would	ā҈ķѺ
file |	ā҆ġҊĹҋŅ҆
file | $	ā҈ġҊĹҋŅ҆
filename	ĀѷŅң
filename _ $	ĀѸŅҙ
filename of	Ņ҉
files	ĀғăҿĄҴąѶĆҜĉѹĊѺČӆčѺĎѺĠѵģѶĦѹħҕĩҺįѵĳѸĽѹŅѵŉѺŏѶőѲŔғ
files $	āҋČ҆Ī҇
files <path>	ĝ҆
files _ $	ĀѹāѸăҍČ҆ħ҆Ĩ҈
files _ <commit>	Čғč҆
files _ <name>	ĩ҆
files _ <path>	Āѹā҆ĩҋ
files _ <tag>	ĀѨāҖă҆ĄҒ
files _ added	āѷăҌĄ҈Čѹ
files _ an	ĩ҇
files _ are	Ą҆
files _ been	āѵ
files _ bring	ĩ҈
files _ by	Č҆
files _ changed	Ā҈
files _ commit	ĀҏāѯČ҈
files _ created	ă҈
files _ from	Ā҈ăѺ
files _ gets	ħ҆
files _ got	ă҆
files _ i	ă҈
files _ import	ĀѹāѺĜ҇ĩҌ
files _ imports	ĜѺĝ҉
files _ in	ĄҍČ҆ĩ҈
files _ it	ĀҊāѲČ҆ĩҏĪѸ
files _ lines	Ć҈
files _ modified	Ā҉ăѷ
files _ new	Āѷă҆Ąҋ
files _ not	ĀѹāҌă҇
files _ on	āѹĩ҈
files _ part	Č҆
files _ renamed	Ā҇
files _ since	ă҈
files _ the	ĀҒāҎĩѱņ҆ŒѺ
files _ there	ġ҆
files _ to	Ą҆
files _ use	āҎĩѹ
files _ were	ĀѹăҊ
files _ written	ĀѺāҌ
files added	ăҊ
files affected	ĀҍăѶ
files and	Ć҈
files and lines	Ć҈
files appeared	ĀѸăҌ
files are	ā҈ČҌ
files are new	Āѷă҆Ąҋ
files are part	Č҆
files are written	ĀѺāҌ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѯāҒ
files came	Ą҈
files came in	Ą҈
files changed	ĀҊ
files changed between	Ā҈
files contain	ŔҌ
files depend	Ā҆
files depend on	Ā҆
files did	ĀҏāѨăҌČҍ
files did <commit>	āѺČҋ
files did commit	ĀҖāѵČѸ
files did not	ă҇
files do	ă҈ĩ҆
files do i	ă҈
files do import	āѹĩ҉
files do not	āҋĩѹ
files does	āѸă҆ħ҇Īѷ
files does <path>	ħ҆
files does it	ĀҍāѺĪѸ
files got	Ā҇
files have been	āѸă҆
files import	ĀҗāѺŒѺ
files import it	āѹĩҍ
files import the	ĀҕĩѴ
files importing	Ā҆
files in	Ą҇
files include	ĩ҈
files introduced	ăҊ
files is	ā҇ġ҆ĪҊņ҆
files is the	āҊņ҆
files last	ā҆
files last changed	ā҆
files of	Ą҆čҊ
files of commit	č҆
files pull	ĩҍ
files pull in	ĩҋ
files rely	ĩҊ
files rely on	ĩҊ
files that	ĄҏČ҈Ĝ҇ĩ҇
files that bring	ĩ҈
files that import	ĀѺĜ҇
files that were	ăҊ
files use	ĩҋ
files were	ĀҜāѸĄ҆
files were added	Ā҆āѷăҊĄ҈Čѷ
files were renamed	Ā҇
files |	ĀѺħ҆Ĩ҈
files | $	ĀѺă҇ħ҆Ĩ҈
fill	āѺĂҌ
fill in	Ăҋ
final	ĀѸāѺİҐĶҌ
final _ <name>	Ķ҇
final commit	Āѵİҏ
final field	Ķ҇
final field <name>	Ķ҇
find	Ā҇āўĂ҇ă҈ąѺćѲĊ҆ČѹĐ҈đѵēѸĘѶĚѺğҌĢѱģѺĪѹĵҏĶ҉Ĺ҆ĺҗĽҕŁѺńѺŅѺņ҆ňѴŌѹŐѺőҔŒҍœґŔѵ
find <name>	ĀѯāѤĊҎĘѲğҔĠ҈Ĭ҈ĺҤĻҏőҕ
find <name> $	ĀѳĊѹğѸĺүőҔ
find <name> in	Ā҉Ġ҆
find <name> to	Ĭ҉
find <path>	ĀѴőҝ
find <path> $	Āѳőҗ
find <path> among	Ĝ҆
find _ $	ĀѤĊѸğѸĺҮĽѺĿ҇őҩ
find _ <mark>	Ă҇ŀҋ
find _ <name>	ĀѺā҇ćѶĘ҇Ě҉ĥѸĵҙĻѹļҋĽҍœҏ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҆
find _ chains	ā҆
find _ code	ĀҎĉѸ
find _ commit	ĀҒāѷ
find _ definition	ķ҆
find _ entry	Đ҇
find _ enum	ĸ҆
find _ every	ĀѹĊҎ
find _ file	ă҆
find _ files	ā҆
find _ functions	ĉ҇
find _ how	Ā҆
find _ if	ĀѺāѴĈ҆ę҆ě҇Ŏ҇
find _ implementation	ĥ҆
find _ in	Ā҇āѷĠ҆Ľҕŏ҆ŔѲ
find _ jobs	ā҆
find _ longest	ā҆
find _ method	Ā҇Ĺ҈ĺ҆
find _ most	į҆
find _ newest	İ҇
find _ parent	āҒ
find _ setting	Đ҆
find _ starts	ŕ҇
find _ test	œ҇
find _ that	ĩ҆
find _ the	Ā҆ā҆ĊѺĤ҆ĽѸĿ҆
find _ this	Ā҇
find _ throw	ĀѹŃҐ
find _ to	Ā҆Ĭ҉
find _ what	āҎ
find _ |	ő҇œ҆
find a	Ā҈
find all	Āѹă҆ĉ҈ĊѷĿ҈ŀҊŃҍ
find all chains	ā҆
find calls	Ā҇
find calls to	Ā҇
find every	Āҋĥ҆őѺ
find everything	ĩ҆
find everything that	ĩ҆
find imports	āѺŏ҈
find imports in	ŏ҇
find in	ĀҌĘ҇ĻѸļҋ
find in <name>	Ę҇ĻѸļҋ
find in the	Ā҇
find in this	Ā҇
find its	ķ҇
find me	ĀѭāҒĊ҈ĺѹĽѹ
find me <name>	Ĺ҆
find me all	Ć҇
find me every	ĀѹĊҎ
find me the	ĀѹāҐĊѺĽѺ
find out	ĀҏĈ҆ę҆ě҇ĢѺĭ҆Ŏ҆
find out how	Ā҆
find out if	āѵĈ҆ę҆ě҇Ŏ҇
find out what	āҎ
find test	Āѹō҆œҎ
find test <name>	œҐ
find the	ĀҙāѠĂҊĐҊį҆ĶҒķ҉Ĺ҈ņ҆ňѷőѺ
find the code	ĀҎĉѸ
find the commit	ĀҒāѷ
find the definition	ķ҇
find the entry	Đ҇
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҆
find the method	ĹҊĺ҆
find the most	į҆
find the newest	İ҇
find the parent	ā҈
find the setting	Đ҆
find the test	œ҇
find what	Ā҇āҖ
find what <name>	Ā҆ā҉
find what jobs	ā҆
find what starts	ŕ҇
find where	ā҈
find where the	ā҇
find which	āҋ
find |	Ŀ҈
find | $	Ŀ҈
finding	ĀѶ
finding _ commit	ĀѹāҊ
finding _ what	Ņ҉
finding out	āѺ
finding out what	Ņ҉
finding the	ĀѸā҇
finding the commit	ĀѹāҊ
finds	Ľ҇Ń҈
finds the	Ľ҇
fire	ĊҎŕ҇
fire off	ĊҎ
first	ĀҋāҡąҳĆҒĉѳĩѺįѶİѶ
first $	āѶĆҎ
first _ $	Ā҉āҔĉѳ
first _ <path>	Ā҈āѸ
first _ in	Ā҉āѹ
first _ of	ĀѹāҘąҌİѳ
first _ that	ā҆ąҌ
first _ to	ĀѺāҋ
first _ w	ą҇
first _ with	ĀҌāѳ
first _ |	ĀѲāҏąҋ
first appear	ĀѷąҌ
first appear |	ĀѷąҌ
first change	ĀѵāҒ
first change of	ĀѵāҒ
first commit	ĀҙāѮąҗİѴ
first commit $	ĀҒąѳ
first commit of	ąҎİѷ
first commit that	Āѷąҍ
first commit w	ą҇
first defined	Āѹā҉
first defined |	Āѹā҈
first file	āҌ
first file that	āҌ
first release	ĀҌāѺ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҇
first test to	ā҇
first |	ĀѺāҗĉѴ
first | $	ĀѺāҗĉѴ
five	āҐľѷ
five $	āҐľѷ
fix	āҝŉ҆œѺ
fix _ $	ĀҌ
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
flag	āҍċқĕѺŏ҉
flag <option>	Ā҇āҍċ҈ĕѺ
flag <option> $	āҍċѸ
flag <option> |	ĀҍāѴ
flag _ $	āҍċѸ
flag _ defined	ċ҈
flag _ |	ĀҌāѵċ҇
flaky	āҘŌѷ
flaky _ $	āҌ
flaky |	āҊ
flaky | $	āҊ
flie	Č҆
fn	ķҗĻ҈
fn <name>	ķҏĻ҈
fn <name> $	ķҏŁ҆
fn _ $	ķҏŁ҆
folder	ĀѲāҊĈѸőҶŒҌœ҉
folder $	ĀѷāґĈѸ
folder _ $	Œ҆œ҇
folder _ <name>	őҎ
folder _ <path>	ĀҐőѺ
folder _ i	őғ
folder _ it	ő҆
folder _ not	ā҇
folder _ our	ĀѷāѺőґ
folder can	ő҆
folder can i	ő҆
folder do	ő҇
folder do i	ő҇
folder does	ĀѺőҋŒ҉
folder does <path>	ő҆
folder does not	ā҇
folder holding	őҍ
folder holds	ĀҌāѸ
folder holds our	ĀѷāѺőґ
folder would	ő҆
folder would i	ő҆
folder |	Œ҆œ҇
folder | $	Œ҆œ҇
follow	ĀѳāҊħ҉Ĩ҆Ŀ҇
follow $	Ĩ҆
follow <name>	ĀѹāҊ
follow the	Ŀ҇
following	Ā҆āѰĦҒ
following _ from	Ħ҆
following _ imports	Ħ҈
following imports	āѹĦҊ
following imports from	Ħ҆
following the	Ħ҈
following the imports	Ħ҈
for	ā҆Ăҍă҉ĄѺą҆Ć҆ĈѵĊѶċҘČ҉čѳĎҍđѳēѲĔґĕҖėҌĘѺĚѴěҊğґĠѹġѶĢҘĥҋħѵĩѹĪѯīґĬѭĭѵĮҌİѰĲҏĶѹĹ҈ĺѷļѹł҈ńѴņѷŇѮňѳŋѫŌѷō҆ŎѵŏҙŒѹœѸŔҌ
for $	ĀѭāҗđѺėҊĢҤīҋĮѺ
for <commit>	ĀѹČҏ
for <commit> $	Č҇
for <commit> |	Č҆
for <literal>	āѺŔҍ
for <name>	ĀҲāѷĂѺĆҋĉ҈ĎҊď҆ĐҌđѵĕҎĖѸėҌěҍğғĢѲĤ҉ĥѬīҌĮѭĹ҆ĿѸŀҌŃ҇ŇѶňѷŋѷŌѹŎѷŏ҉œѹ
for <name> $	āѷĆ҇ĉҊđѺěҊğҕĢѲĤҎĥѸīҌŀ҉Ń҆ŏҊ
for <name> being	ā҈
for <name> does	Āҍāѳę҇
for <name> from	āѺĊ҈
for <name> i	Ā҈āѸ
for <name> in	ĀҋāҊĐҊĕѺĳѹ
for <name> of	āғŇѺ
for <name> please	Ā҆ō҆
for <name> what	ĀѺāѶĢ҆Ń҆
for <name> when	ĕҊ
for <name> where	ŀ҆
for <name> which	Ā҇Ă҉ć҆ĥѸ
for <name> |	ĀѺāҌĂѹĎҊėҊĮѱĳ҆ŋѹ
for <option>	ċҜ
for <option> $	āѹċҋ
for <path>	ĀҊāѷĎ҈Ĝ҆ĝҋĲ҇ŏҋ
for <path> $	ĀҋāѹĜ҇ŏҎ
for <path> does	ĝ҉
for <path> in	Ĝѹĝ҉
for <path> which	Ā҇
for <path> who	Ā҈
for <path> |	ĀѷĎ҉Ĝ҆
for _ $	ĀѴāҋĂѷĈѺĉ҈ĊѺċ҉Č҇đ҉ě҈ğґĤҌĥҎĪѵī҇ĳ҈Ĺ҉ĺѹŀ҈ŁѵńѺŅ҇ŎѷŏҒő҈Ŕ҉
for _ <commit>	Āѹŉ҆
for _ <line>	ĲҎ
for _ <name>	ĀѤćҍċґđѴĔҌĕҕě҇ĢѷĿ҇ŁҎňѺ
for _ attribute	Ő҇
for _ base	ň҉
for _ being	ā҈
for _ children	āѹĂҌ
for _ class	ĀҎćҋ
for _ code	Į҈
for _ concrete	Ă҆
for _ config	ā҆
for _ dataclass	Ĥ҆
for _ dependency	ė҆
for _ does	ĀҊāѰę҇ĝ҉
for _ file	ĀҋāѺ
for _ from	Ċ҈
for _ function	ĀғĔ҉ōҊ
for _ i	Ā҆
for _ imports	Ħ҈
for _ in	Ā҉āҋĐҊĕѺĜѹĝ҉ĳѹ
for _ inner	ā҇
for _ is	āѸĢҌ
for _ it	Ā҇āѸ
for _ last	į҇
for _ line	Ĳ҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ā҇
for _ of	āґŇѺ
for _ old	ņ҉
for _ or	ł҆
for _ please	ĀҊō҆
for _ project	āѬėҊĮ҈ł҈
for _ repo	ā҇
for _ so	ň҆
for _ test	ĀѹŌ҆
for _ that	ĀѶāҎ
for _ to	āѵĂ҇Ğ҇
for _ trait	ĥ҈
for _ type	ī҆
for _ types	ĥҋ
for _ variable	āѹğҌ
for _ version	Įҋ
for _ what	Āѳā҉Ģ҇Ń҆
for _ when	ĕҊ
for _ where	ŀ҆
for _ which	ĀҊāѺĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҇Ăҋ
for _ why	ā҇
for _ |	Āѵā҆ĂѶĎҐė҉ĮѴĳ҆ĵҍŁ҈ł҆ŋѷŏҋ
for a	ėѺě҉ł҇
for a <name>	āѺě҉
for a concrete	Ă҆
for adding	ą҉
for beginners	ĀѴāҏ
for class	ćҏ
for class <name>	ćҏ
for commit	Āѹ
for commit <commit>	Āѹ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѷģҎŏѹ
for import $	ģҎŏѹ
for it	Į҆ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѴĂҍĕҋ
for its children	āѹĂҌ
for line	Ĳҋ
for line <line>	Ĳ҉
for me	ĀҌĂѺđ҈ĢѺģѺĹ҆őҋ
for me $	āҎđ҈ĢѺĳ҆Ĺ҆őҌ
for module	āҊ
for module <name>	āҊ
for nothing	āѺĪѵŏқ
for nothing $	ŏҊ
for nothing in	ŏ҆
for nothing |	ŏҋ
for routine	Ł҉
for routine <name>	Ł҉
for running	ĖҌ
for subclasses	Ā҇
for the	ĀҔāѳăҏć҉ĈѺď҆Ĕ҉ĕѺĖ҆ğ҈Ģѭĩ҉ĮѹİѶķ҇Ļ҈ŁѹŅѸōҋ
for the <name>	Œ҇
for the base	ň҉
for the class	ćҎ
for the config	ā҆
for the dataclass	Ĥ҆
for the dependency	ė҆
for the file	ĀҋāѺ
for the function	ĀҊĔ҉ōҊ
for the inner	ā҇
for the last	į҇
for the local	Ļ҇
for the module	āѺĩҋ
for the old	ņ҉
for the test	ĀѺŌ҆
for the trait	ĥ҈
for the type	ī҆
for the variable	āѹğҌ
for this	ĀҋāѺĞѹĮқ
for this code	Į҈
for this project	āѳėҊĮ҉
for this repo	ā҇
for unused	ŏ҆
for unused imports	ŏ҆
for users	Āѵā҇Ğ҇
for what	ĢҎ
for what is	ĢҌ
for which	ĀѺĥҍ
for which types	ĥҋ
for |	ĀѤāҖđ҈ĢҔĥҘĮ҆ŁѺŏѹ
for | $	ĀѤāҖđ҈ĢғĥҕĮ҆ŁѺŏѹ
forced	Ă҇
forces	Ă҉Ŀѹ
forget	āҕĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forget to	ā҆
forgot	ŒҊ
forgot _ we	Ĭ҆
forgot how	Ĭ҆
forgot how we	Ĭ҆
form	Ħ҈
form <name>	Ā҉
form _ $	Ā҉
form a	Ħ҈
form of	ā҆
formal	Łҕ
formal _ of	ŁҎ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	Łҍ
former	Ņҙņґőѳ
former <name>	ņҎ
former <name> $	ņ҉
former <path>	ņҐ
former <path> $	ņҋ
former _ $	ņҔ
former _ of	āҎŅҙņѵőѹ
former name	āҏŅ҆ņѶ
former name of	āҏŅ҆ņѶ
former path	Ņғőѹ
former path of	Ņғőѹ
formerly	ŅҍņҌ
formerly $	ŅҍņѸ
formerly _ $	Ņ҆
formerly _ as	ņҋ
formerly _ |	ņ҆
formerly called	ņ҆
formerly known	ņ҈
formerly known as	ņҋ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѬę҇ěҋĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
found _ $	ĝ҆Ń҉
found _ <path>	Ĵ҆
found _ in	ĀѺġ҉
found _ the	ĀҊěҌĠ҈İѹ
found among	ěҌ
found among the	ěҌ
found anywhere	ġ҉
found anywhere in	ġ҉
found in	ĀҐāѳĠ҈Ī҈İѹ
found in the	ĀҍĠ҈İѹ
found |	āѺĝ҇Ń҉
found | $	āѺĝ҇Ń҉
framework	łҒ
free	Āѷā҉Ĉ҇
free _ $	āҊ
free of	ĀѹĈ҇
free |	āҊ
free | $	āҊ
freshest	ĀѳąѷįҘ
freshest _ $	ĀѸąѷįҘ
freshest commit	ĀѳąѷįҘ
freshest commit $	ĀѸąѷįҘ
from	ā҇ĂҎă҆ćҠĈѺĉҋĊґČѺčѸďҔĐѺđѺĒѷēѶĖ҆ėѸęҖĚқěҋĜѴĝ҇ğҗĠѹģҐĤѶĥѴħҋĨҘĪѸīѴĬѯĭѺįѵĶѸķѷĺѷĻѺļѺĿѳŀѶŁѸłѷŃҋń҈ŅҦņѤňҊŋѺōѳŎҐŏѹŐѺŒѷœѸŔ҉ŕѸ
from $	āѭćҦĚѷěҌŅҗņѸňѹ
from <commit>	Ā҆
from <name>	Ā҈ĂҌćѭĊѱď҆Ę҇ęҟĚҠĢ҇ģ҉ħҊĨҍĩѹŀѹń҆ŅѥņғŇ҇ňҜōѵŎ҆
from <name> $	Ā҈Ă҇ćѺĊѵĚҎĨҊń҉ŅѩņҔŇ҆ňҚōѺ
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҇
from <name> to	ĀѹĘҎęѸħ҉
from <name> what	ĀѱŇҋňҊ
from <name> which	ć҆
from <name> y	ę҆Ě҆
from <name> yes	ĀҌ
from <name> |	Āҋā҆ęҕĚҋĢҌŇѳ
from <path>	ĀҫāғĜѺģҊħҋĨҒĩѸĪѯŅѨņҐŎҐ
from <path> $	ĀҙħѴĨҐŅѬņҒŎҊ
from <path> in	ĀҔĝѺ
from <path> to	ĀѸāҏħғ
from <path> what	ĀҌ
from <path> |	āҝħѺ
from <tag>	Ā҆āґ
from <tag> to	ĀҌă҉
from _ $	āѵĂ҆ą҈ĐѸĚ҉ě҈ğ҉ģ҈ħѱĨҙĪ҈ń҈ňқōѹŎҌŏѹ
from _ <line>	ĀҖĴѵ
from _ <name>	Āѵā҉ĉҐĚҊĹ҆ń҇
from _ <tag>	ă҇
from _ although	ā҆
from _ and	ā҉
from _ base	ā҇
from _ because	ŏ҇
from _ by	āҌ
from _ class	ň҉
from _ classes	ĀҖňѯ
from _ does	āѷć҉ĊҊ
from _ end	Ħ҆
from _ environment	āѺğҏ
from _ file	Ņ҆ņѹ
from _ files	ĩ҇
from _ func	ā҆
from _ functions	Ń҇
from _ goes	ģ҇
from _ in	ĀґĝѺĪѺ
from _ inside	Āѹĳ҉
from _ is	ĀѶĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҉
from _ modules	Ī҉
from _ of	ďҌ
from _ package	ā҆
from _ packages	Ī҆
from _ person	Ĳ҆
from _ places	ĊҎ
from _ repo	ĀѲāҍ
from _ right	ę҇
from _ root	ő҈
from _ same	ā҇
from _ shell	Ğ҈
from _ signature	āѺĔҊ
from _ subclass	Ă҉
from _ that	ĀҌāѶ
from _ to	āҏă҈Ęҍęѷħқ
from _ tree	Āҋąѷ
from _ until	ĀҍăѶ
from _ version	Į҉
from _ was	ŅҐ
from _ what	āѹģ҆ŇҋňҊ
from _ which	ă҇ć҇
from _ y	ę҆Ě҆ĝҌ
from _ yes	ĀҌ
from _ |	āҬăѺĄ҇ęҔĚ҇ĢҋħѸĪѹŁ҇ŇѲňҋ
from a	ĀҋĂ҉
from a func	ā҆
from a subclass	Ă҉
from calling	ń҇
from calling <name>	ń҇
from class	Āѵā҈ĚҋĹ҆
from class <name>	Āѵā҈ĚҋĹ҆
from env	ğҏ
from importing	ā҇
from it	ňҍ
from it |	ň҈
from its	āҊ
from its base	ā҆
from line	ĀҖĴѵ
from line <line>	ĀҖĴѵ
from lines	Āѹĳ҉
from lines inside	Āѹĳ҉
from originally	ĀѺąҋ
from originally $	ĀѺąҊ
from other	Ī҈
from other modules	Ī҈
from outside	ĀѶāҔ
from outside although	ā҆
from outside |	Āѹāҍ
from root	ő҉
from root $	ő҉
from the	ąѶćѲď҆ĔҊĚ҆Ğ҇ğҐŁѺňҊőҌ
from the <name>	ā҇
from the class	ćѵňҌ
from the environment	āѺğҏ
from the root	ő҈
from the same	ā҇
from the shell	Ğ҇
from the signature	āѺĔҊ
from the tree	Āҋąѷ
from this	ĀѲāҍ
from this repo	ĀѳāҎ
from those	ď҉
from those of	ď҉
from two	Āѹā҉
from what	Ā҇āѹćҋĊҊĮ҆ŅҠņѭňѱ
from what $	ŅҏņѲ
from what was	ŅҎ
from where	ĀѷĊҘĩ҉ŅҊņѷ
from where $	Ņ҉ņѸ
from where <name>	Ċ҇
from where does	āѺĊҊ
from where is	ĀѺāҋ
from where |	ĩ҆
from which	āѫćҏĊ҇ĩҎĸ҇Ń҇ŅҐņѴňѹ
from which classes	ćҊ
from which file	Ņ҇ņѹ
from which files	ĩ҇
from which functions	Ń҇
from which line	ĀҊ
from which packages	Ī҆
from which person	Ĳ҆
from whom	ć҈
from whom does	ć҉
from within	ĉҐĝ҇
from within <name>	ĉҐ
from |	āѪćҋě҆Ī҈ŅқņѰŔ҆
from | $	āѫćҊě҆Ī҈ŅқņѰŔ҆
fulfil	ĥ҇īҊ
fulfil the	ĥ҇
fulfils	īҊ
full	ĀҊāѶĆґőҒ
full _ of	Ā҈ĆҐ
full _ to	ő҇
full list	Ć҉
full list of	Ć҉
full path	őҔ
full path to	ő҇
full set	Ć҈
full set of	Ć҇
func	ĀѮĉѺĊ҈ď҈ĒѺē҈Ĕґĕ҇Ęѹę҆ĥѶĬҏķҠĺѹĻҔŁҍŃ҇ńҎō҉ŐѺőѸ
func $	ķҋŁҊ
func <name>	ĀѳāѷĉѺĊ҈ď҈ē҉Ĕґĕ҇Ęѹę҆ĥѶĬҌķғĺѹĻҔŃѺńҏōҋŐѺœ҆
func <name> $	ĀѸĊ҉ď҉ēҊĔҖĘѺę҇ĥѷńҎōҌœ҉
func <name> file	āҍ
func <name> inside	Ļ҇
func <name> |	ķ҆
func _ $	ĀѷāѺĊ҉ď҉ēҊĔҖĘѺę҆ĥѷŃ҈ńҎōҌœ҉
func _ file	āҍ
func _ inside	Ļ҇
func _ |	ķ҆
func in	ā҆
funcs	ĀѸā҉ĉҌĤѸľҏĿґŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѶĒґ
funcs _ <name>	ĤѸľҏĿҒ
funcs _ |	Ŋ҈
funcs that	ā҉ĒѺ
function	Ā҉ā҇ąѹĆѸćѹĉ҆ĊґĎѹĐѳđѸĒѳēҌĔҒĕ҈Ę҇ęҒġҌĢҒģѹĤѸĥѸīѺĬҤĭѷįѸĲѵĳѱĴѷĵѶĶѶķҦĸѹĹҋĻҦļҫĽѶľѺĿѸŁқŃ҇ńґŅѹņѺŇҏňѺŊѹŋѸŎѺŐѳőѹŔѺ
function $	ķ҈
function <name>	āѴąѺĉ҆Ċ҈ĐѶđѺĒѸēҏĔҔĕ҉ĘҋęҔĢҕĤѺĥѺĬҫĭѹĳѹĵѺĶѸķґĻҞļҕĽѸŁҘŃѵńҒŇґŋѸŐѲŒѺ
function <name> $	ĀѹāѵĔ҉ĘҎę҆ĢҐĻҍŁ҉ō҆ŐѸ
function <name> called	āҐļѸ
function <name> file	Ļ҇
function <name> first	Āѹā҉
function <name> happens	Ĭ҆
function <name> has	ļ҉
function <name> have	ļ҇
function <name> in	ā҉Ļ҉
function <name> is	ĀѺāѸęҊĬҎĺ҈ļ҇
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҈
function <name> of	ĻҎ
function <name> out	ā҇
function <name> starts	ļ҈
function <name> that	Ļ҇
function <name> wear	ē҉
function <name> what	ĉ҆ĕ҈
function <name> where	Ā҆ķҊ
function <name> who	āѹĊҊ
function <name> |	āѲĔғĕѷĢ҉ĬҗļҊŀ҆Ň҆ŋѺ
function _ $	ĉѺĔ҈ĘҌę҆ĢҏĻ҉ļҍŁҋń҆ŐѸ
function _ <name>	ā҇ķҋĹҏ
function _ a	āѲĊ҆ļҏŃ҇
function _ called	āҐļѸ
function _ class	ġ҆
function _ file	ġ҆Ļ҇
function _ first	Āѹā҉
function _ happens	Ĭ҆
function _ has	ļ҉
function _ have	ļ҇
function _ in	Āѹĉ҉ĻҎ
function _ inside	āѱĻҔ
function _ is	ĀѺāѷęҊĬґĺ҈ļ҇
function _ it	ā҈
function _ kindly	Ĕ҆
function _ line	ā҉
function _ list	ĉ҆
function _ nested	Ļ҈
function _ of	ĻҎ
function _ or	ġ҆
function _ out	ā҇
function _ starts	ļ҈
function _ test	ĀѹāҌ
function _ that	Ļ҇
function _ the	āѵĊҊļ҆
function _ wear	ē҉
function _ what	ĉ҆ĕ҈
function _ where	Ā҆ķҊĻѺ
function _ which	Ń҉
function _ who	āѹĊҊ
function _ |	āѱĔғĕѷĢ҉Ĭҗļ҉ŀ҆Ň҆ŋѺ
function called	āѹķҋļ҉
function called <name>	āѹķҋļ҉
function class	ġ҈
function class or	ġ҆
function count	Āҋ
function count $	Āҋ
function does	Ā҆
function does the	Ā҇āѹ
function in	ā҇Ń҉
function in <name>	ā҈
function in a	ļ҇
function is	ĀѺā҉ĊҊ
function is it	ā҈
function nested	Ļ҆
function nested in	Ļ҆
function of	ĹҐĻ҉
function of <name>	ĹҐĻ҉
function or	ġ҆
function that	Ā҈
function which	ĀѺāҍ
function with	Ċ҆
function with a	Ċ҆
function |	ĀҎāѺļҋ
function | $	āҊ
functions	Ā҆āҒĂҙćѸĉҲĊҟĎѶď҇đѱĒҶēѷĘҋĢѹģҊĤѴĥѺĩѺĪѺīѹĬѷĭѺĵѹĶѶķѹĸѺĻѸĽѹľҗĿҤŀѺŁѷŃҴńѵŅѺŇѺňѸŊҒōґŏѸŐѸœѺ
functions $	ĀҌĊҒĒ҆ľѶ
functions <name>	ĀѸāѸĉҎďҋĘѺęҎ
functions <name> calls	ĘѺęҎ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѴĉ҆Ŋ҆
functions _ <mark>	āѹĒҏ
functions _ <name>	ĀѺāѱĂҡĉҋĊҏď҈ĒѺĘ҆ľ҈ĿҋŃ҉
functions _ <path>	āҌ
functions _ a	ĀҏĊҏ
functions _ an	Āґāѳ
functions _ and	ġ҆
functions _ are	Āѭāқ
functions _ be	Ā҆
functions _ by	ā҇ĘҊ
functions _ call	Ċ҈
functions _ called	ĉ҆
functions _ calls	ĘѺęҎ
functions _ classes	ĀҋāѷĒ҆ģҌ
functions _ decorated	ĀҐāѵ
functions _ defined	āѹ
functions _ have	Ē҆
functions _ in	Ā҉āѺĉ҇
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҈Ē҉
functions _ its	ā҇
functions _ not	ā҉
functions _ on	ā҈
functions _ raise	āґŃѺ
functions _ tests	āѺŊҋ
functions _ the	ĀѴĒҐľҏĿҔ
functions _ there	Āѷā҈ľ҆
functions _ to	Ā҉āѺļ҆Ŀ҇
functions _ up	Ā҈āѳŃҏ
functions _ with	ŃҊ
functions accept	ĀѺā҇
functions and	Ā҈āѹģҌ
functions and classes	Ā҈āѹģҌ
functions are	Ā҉āѴĉ҉ľҊŊ҇
functions are decorated	ĀҐāѵ
functions are defined	āѹ
functions are not	ā҈
functions are tests	āѺŊҋ
functions are there	Āѷā҈ľ҆
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions besides	ā҆
functions besides <name>	ā҆
functions call	āѺĊҊ
functions call <name>	āѹĊ҈
functions called	ā҈ĉ҆ĊѺĘҊęѺ
functions called by	ā҈ĘҊęѸ
functions called in	ĉ҇
functions calling	Ę҇
functions calling <name>	Ę҇
functions can	Ńҋ
functions can be	Ā҆
functions carry	ĀҍāѰ
functions carry the	Āҍāѳ
functions catch	āҊŃѹ
functions catch it	ā҇
functions classes	ġ҆
functions classes and	ġ҆
functions depend	ā҈
functions depend on	ā҈
functions does	ĀѫĉҔĊ҈ĒҌľҋĿҌ
functions does <mark>	Ē҈
functions does <name>	ĀѸā҉ĉҊĿ҆
functions does it	āѷĉҋ
functions does the	ĀѴľҊĿ҆
functions end	Āҋ
functions end up	Āҋ
functions have	ĀҍāѳĒ҉
functions in	ĀѶāҖĂҌĉѸĿҎ
functions in <name>	ā҇Ăҏ
functions in <path>	āҍ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҆āѵĉҌ
functions is <name>	Ā҈āѲĉҌ
functions make	āѺĊ҆
functions of	Ā҈ĂҔĿ҆ŃѴ
functions of <name>	ĂҔĿ҆ŃѴ
functions raise	Ń҉
functions take	ā҆
functions that	āҏĉҎŃ҇
functions that <name>	āѹĉҏ
functions that raise	Ń҆
functions there	ĀѭāҘ
functions there are	ĀѭāҘ
functions use	ā҆Ċҋ
functions use <name>	Ċҋ
functions use the	Ē҇
functions |	āѵĉ҆Ŋ҆
functions | $	āѵĉ҆Ŋ҆
further	ŀ҈
further down	ŀ҈
gave	ą҈
gave _ to	ą҈
gave birth	ą҈
gave birth to	ą҈
generator	āҍĬҩ
generator $	ĬҌ
generator _ $	Ā҇Ĭҋ
generator |	Ā҆Ĭҍ
generator | $	Ā҇Ĭҋ
get	ĉѺċ҆ė҇ĘѺęҎĞ҉ĭѺĶҋŋѺŕҍ
get _ $	Ā҆
get _ <name>	āҋļѷ
get _ <path>	ā҈
get _ by	ĀѺę҉Ĩ҆
get _ current	į҉
get _ from	ĀҋŅ҈
get _ if	Ā҇
get _ in	ę҆ļ҇
get _ inside	Ā҉
get _ into	Ī҈
get _ new	ā҉
get _ of	ā҆
get _ test	Āҋ
get _ the	ĀѷāҔķ҆
get _ to	ņ҆
get _ value	Ķҋ
get _ when	ĀҎāѴ
get _ with	ė҆
get _ |	ĀѰĊҍĩҋōҊŕ҇
get a	Ō҇
get after	Ğ҇
get any	Āҋ
get back	Āҍāѹ
get back from	ĀҍāѺ
get called	ĊҊę҉
get called |	āѸĊҎ
get defined	āѺ
get errors	ĀҒāѰ
get from	ĀѩāҙħҒ
get from <name>	āҊ
get from <path>	ĀѬāҎħҍ
get if	āѹ
get imported	ĀѸāѸĝ҉Ĩ҆ĩ҈Ī҆
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	ĀѸā҆ąѺįҋĶҋ
get its current	į҉
get its new	ā҈
get its value	Ķҋ
get renamed	Ņ҆
get renamed from	Ņ҈
get renamed to	ņ҆
get rid	ā҈
get rid of	ā҈
get run	ĀҎāѹ
get run if	Ā҇
get run |	Ā҇
get set	Đ҆
get set |	Đ҆
get thrown	Ā҉
get thrown |	Ń҆
get to	Āҝāѷħѵő҆
get to <name>	Ā҆
get to <path>	ĀҔħѵ
get triggered	ŕ҉
get triggered |	ŕ҉
get used	ā҆
get used |	ā҆
get where	āҒ
get where <name>	āҍļѸ
get where the	ā҇
get why	ā҈
get |	Ĕ҆
get | $	Ĕ҆
getenv	āѺğұ
getenv _ <name>	ğҐ
gets	Ā҈Ć҇ć҇Ċ҈Ė҇ęҎĝҏğҌĨҌĪ҇ĵѸŕ҆
gets _ $	Ā҆
gets _ <name>	Ā҆
gets _ <path>	ħ҆
gets _ by	Ā҇āҊĝ҉
gets _ from	ę҈Ĩ҇
gets _ in	ĀѹāѺę҆ĝ҇
gets _ or	Ā҆
gets _ please	ā҆
gets _ value	āѹĶ҈
gets _ |	āѷ
gets called	Āѹęҋ
gets called $	ā҆
gets defined	ĆҌ
gets from	Ā҆
gets from <path>	Ā҆
gets imported	āѺĝ҇ĩҊ
gets instantiated	Ā҇
gets its	āѵĶ҉
gets its value	āѹĶ҈
gets loaded	ā҈Ĩ҇
gets loaded from	Ĩ҇
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ĩ҇ĩѺĪ҇
gets pulled in	ĩѺĪ҇
gets read	Ā҆
gets to	ħ҆
gets to <path>	ħ҆
gets used	ĝ҆
gets used by	ĝ҆
getting	ĉ҇
getting called	ĉ҇
git	ČҊĎҒĝѺĢҧįҏİҜĲҔĳѴŃѹňѹŉ҉
git $	į҇
git <name>	ĀҠĳѵ
git _ $	ĀѵāҝĝѺ
git _ <name>	āѷĢҩįғİҝĳѵŃѺňѺ
git _ contains	ŉҋ
git _ for	ĀғįѸ
git _ in	Ā҉āѺ
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҌ
git _ the	ĀҋİѴ
git _ |	Āѷ
git blame	Ĳғ
git history	Ā҆āѺ
git history |	Āѷ
git log	āѷĎҍĢѴįҌİҡ
git log $	İ҇
git log <name>	ĀѰĢѵįҖİҞ
git log for	ĀғįѸ
git log on	ĀѸĎҌ
git show	ĀѺČҍ
git tag	ĀѺŉҍ
git tag contains	ĀѺŉҍ
git |	āҌ
git | $	āҌ
github	ĀѸāҋŕҌ
github _ <path>	ŕ҈
github _ file	Ā҆
github actions	Ā҆
github actions file	Ā҆
give	ĀѯāѲăҍĊ҈Č҆čѺĚѺĜѸĠѺĢҋģҊĪ҇ĳҋĴ҇ĺѹŐҍ
give <name>	ā҇ŇѹŐ҉
give <name> in	ā҈
give _ $	Āѷā҉
give _ <name>	Āѷă҉ģҏ
give _ a	Āѷď҇Ģҏ
give _ all	Ī҉
give _ an	ĀҎ
give _ contents	ŕ҉
give _ every	Ā҉
give _ in	ā҈
give _ its	Ā҈ā҆ĎѺ
give _ line	ĐҎĳѹ
give _ list	Ė҆
give _ location	ķҐ
give _ source	Ņ҇
give _ test	Ō҇
give _ the	ĀҊāѶć҈ĊҌďѺĢѵĩҏĪѸĳҒĶ҉ķѴĹѺŁҋ
give _ use	Īҍ
give _ value	Ā҉
give _ whoever	ģ҆
give _ |	ĀѺā҈Ĵ҈Ő҉
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҇
give me	ĀҠāѫĊҍĒ҇ĕѺģѹĩҊĳҊĶ҈ķѲĹѹ
give me a	ĀѸď҇Ģҏ
give me all	Ī҉
give me an	ĀҎ
give me every	Ā҉
give me its	Ā҉ĎѺ
give me the	ĀҊāѳć҈ĊҍĞѺĢѵĩҏĪѸĳҒĶ҉ķѴĹѺŁ҇
give the	ĀѰāџă҉ē҆ĪҋĶѹķҏńҊŕ҇
give the <name>	ă҉
give the contents	ŕ҉
give the line	ĐҎĳѹ
give the list	Ė҆
give the source	Ņ҇
give the use	Īҍ
give the value	Ā҉
give to	āҋĔѺĕ҆
give to <name>	ā҉ĕ҆
give to whoever	ģ҆
give what	Ĵ҈
give what |	Ĵ҈
given	ĀѲľ҈
given _ $	Ā҆
given _ <commit>	āҊ
given _ <name>	Ĕ҆ě҇
given _ base	ĀҋāѺ
given _ does	ā҆
given _ function	ā҉ĉ҆
given _ will	Ĝ҇
given class	ě҇
given class <name>	ě҇
given commit	āҊ
given commit <commit>	āҊ
given the base	ĀҌ
given the function	ā҉ĉ҆
given to	Ĕ҆
given to <name>	Ĕ҆
given |	Ā҆
given | $	Ā҆
gives	ĕ҇ŇҕŐѸ
gives _ $	Ň҈
gives back	Ňҋ
gives which	Ň҆
global	Āѹā҉Ķҫ
global <name>	āҍĶғ
global <name> is	āҊ
global _ <name>	ĶҒ
global _ is	āҊ
global variable	ĶҌ
global variable <name>	ĶҊ
go	ĀѰāѵĈҊĊ҈ėѶĮҺĽ҆ŅҊŎҊ
go $	āҒ
go <name>	āѸĮҖ
go _ $	ā҈
go _ <name>	ĊҊ
go _ <path>	Āҏāѹ
go _ before	Ņ҆
go _ for	ő҇
go _ the	Ľ҆
go _ without	Ŏ҆
go _ |	ĀѺāѵĮҐ
go by	āѹŅҍ
go by before	Ņ҆
go in	Ł҆
go into	ĊҊĮѺő҇
go into for	ő҇
go through	ĀҋāѬĈҋŎҋ
go through $	Ĉ҆
go through <path>	ĀҐāѹ
go through without	Ŏ҆
go through |	āѺ
go to	ĵҌĽ҆
go to the	Ľ҆
go version	ĮҊ
go |	āҊ
go | $	āҌ
goes	āѺģ҆ĦҌĴѺŁҋŅѺņ҆Ō҆
goes _ <path>	ĀѹĦҊ
goes _ at	ā҇
goes _ in	Āҍ
goes _ line	Ā҇
goes _ the	Ł҈
goes _ what	ģ҇
goes between	Ł҈
goes between the	Ł҈
goes by	ġ҆
goes from	Ā҇
goes from line	Ā҇
goes out	ģ҇
goes out what	ģ҇
goes through	ĀѸĦҊŌ҆
goes wrong	ĀҊā҆
goes wrong at	ā҇
goes wrong in	Āҍ
going	āѲă҆Ħ҇Ŏ҇
going _ $	Ŏ҈
going _ <tag>	ă҆
going _ in	Ħ҆
going by	āѺ
going round	Ħ҆
going round in	Ħ҆
going through	Ŏ҈
going through $	Ŏ҈
gone	ņҌ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѣāҧĔѺĢҐĬѸ
good _ $	ā҇
good _ for	āҍ
good _ i	āѸ
good _ that	ā҈
good _ |	ĀѳĢ҉
good afternoon	āѳ
good afternoon i	āѺ
good afternoon |	āѹ
good for	ĢҌ
good morning	Āѹāѷ
good morning |	āѺ
good name	ā҈
good name for	ā҈
good style	ā҈
good style that	ā҈
good |	ā҈
good | $	ā҈
got	ĀҊāѳĂ҇č҆ġ҆ĬѺŋ҈
got <name> in	Ā҆
got _ $	Ā҈āѵĂ҉ăѸ
got _ <name>	ŋ҇
got _ as	ĝ҇
got _ import	Ĝ҆
got _ in	Ā҆
got _ name	ĀҏŅѷ
got _ new	ŅҍņѸ
got _ present	ā҈
got a	ŋҊ
got a <name>	ŋ҇
got an	Ĝ҆
got an import	Ĝ҆
got its	ĀҍŅѺ
got its name	ĀҏŅѷ
got its present	ā҈
got moved	ā҆
got renamed	ņ҇
got something	ġ҆
got the	Ņҍņѵ
got the new	Ņҍņѵ
got |	āѵĂ҉ĳ҆
got | $	āѵĂ҉ĳ҆
gpl	ĀѸıғ
gpl _ what	ıҋ
gpl or	ıҋ
gpl or what	ıҋ
gpl |	ĀѺı҉
grace	ĀҠāѱĎѺ
grace _ $	Ā҈
grace |	Ā҈
grace | $	Ā҈
graph	Ā҉āѶĦ҉
graph _ $	Ċ҆
graph _ a	Ħ҆
graph |	Ċ҆
graph | $	Ċ҆
green	Ā҇āѢŌҙŎҥ
green _ $	āѧŌҍŎҔ
green _ now	ĀҋĈѷ
green _ red	Ŏҋ
green or	Ŏҋ
green or red	Ŏҋ
green right	ĀҋĈѷ
green right now	ĀҋĈѷ
green |	āѧŌҍŎҔ
green | $	āѧŌҍŎҔ
grep	āѵŔҔ
had	ĀѱĄ҉ĠҖŅґ
had <name>	ĠҌ
had _ $	Ņ҉
had _ been	Ņ҈
had _ far	ĀѺā҇
had _ name	āҋŅѳņҍ
had a	āѸ
had another	Ņ҈
had another name	Ņ҈
had before	Ņ҇
had formerly	Ņ҉
had formerly $	Ņ҉
had so	ĀѺā҇
had so far	ĀѺā҇
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
handle	ĀҔ
handled	ĀҕĢҍĸѸ
handled $	ĀҒĸѺ
handled _ $	Ā҉
handled |	Ā҉
handled | $	Ā҉
handlers	ĀҮ
handlers $	ĀҢ
handles	āҊ
handles the	āҊ
hands	Ā҇āѶĉ҇Ňҋ
hands _ been	Āҍ
hands back	ŇҊ
hands have	Āҍ
hands have been	Āҍ
happen	ň҆
happen _ know	ĀѴň҇
happen _ the	Ā҉
happen if	ā҈
happen in	Ā҉āѺ
happen to	Āѷň҇
happen to know	ĀѴň҇
happens	āҖĬ҈
happens _ be	Ĭ҉
happens _ i	ā҇
happens if	āҒ
happens if i	ā҆
happens to	Ĭ҉
happens to be	Ĭ҉
has	āѬĂ҆ăѷĄҎćѸĉѷĊѹČѸčҏĎ҇Đ҇Ē҆ē҉ĚҊĜҌĝ҇ğѸġҌĢѺģѷĤ҈ħѸĩѹĭҋĮѴįҏĳ҉Ĵѹķ҉ĸ҆ĺ҉ļҎŀѺłѺŃѷńѶŅѯņҕŇѳŊҏŋѺŌѸŎѺŏѸŐ҇ő҆œ҆
has $	ĀҐāѴđ҆ē҆ĤҊŁ҉
has <commit>	ĀѺā҆
has <name>	ĀҎāѰćѶď҈Ę҉Ě҇ě҇ġѺĤѹĬ҈ĭҋį҆ľ҈ņҋőҋ
has <name> $	ā҉
has <name> as	Ā҈Ļ҇
has <name> been	āѸĬҌĭ҇ő҇
has <name> in	Ā҇Ģ҈
has <name> that	ď҆
has <path>	āѶį҇ņ҈ő҇
has <path> been	Ď҉
has _ $	āҋćѺķ҇ĸ҆ņ҆ň҈Ő҇
has _ <commit>	āҊ
has _ <name>	āѷĐ҉įҌķ҇
has _ <path>	ĀѬāҔ
has _ a	ĀѷĜ҆ĵ҈
has _ and	āѺ
has _ are	Ī҇
has _ argument	Ā҈
has _ as	Ā҇ĩ҆Ļ҇
has _ become	ņҍ
has _ been	ĀѹĎҐĬҎĭ҉őҌ
has _ body	ĺ҉
has _ changed	ĀѴā҆č҈
has _ class	ć҇Ě҉ľѹ
has _ declared	Ĭ҉
has _ ever	ā҈
has _ existed	ĀҋāѶ
has _ file	āѺį҇
has _ function	āѸļ҈
has _ gone	ņ҆
has _ got	Ā҇āѮĂ҈
has _ had	ĀѸāҋ
has _ import	Ĝ҇
has _ imported	ĝҊ
has _ in	Ā҈Ģ҈ĥ҆
has _ inner	ļ҈
has _ its	ć҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	Āґ
has _ method	Āѹā҇ĺҋ
has _ methods	ā҇ľ҉
has _ most	ā҉
has _ overridden	ŀ҈
has _ own	Ć҇
has _ parent	ā҇
has _ repository	ĀѸġґ
has _ string	ā҆
has _ test	ĀѹŊ҈
has _ that	ď҆
has _ typedef	Ľ҈
has _ workflow	ĀѰāҐ
has _ written	Ā҆āѹķ҆
has _ |	āѵĳ҈őҊ
has a	Ā҉āѶĕ҇ĺ҉ļҌ
has a key	Ā҈
has a method	ĀѺā҆ĺ҉
has abstract	ā҇
has abstract methods	ā҇
has an	Ā҆Ĝ҇ļ҆
has an argument	Ā҈
has an import	Ĝ҇
has an inner	ļ҆
has anybody	ĀѵāѷĝҊĵ҆ň҇
has anybody imported	ĝҊ
has anyone	ĀҎ
has as	ć҇
has been	ĭ҆
has been declared	Ĭ҆
has between	Ā҆
has between line	Ā҆
has changed	ĀҏāѲ
has changed <name>	Ā҈āѷ
has changed <path>	Ā҇āѺ
has commit	āҊ
has commit <commit>	āҊ
has deleted	ĀѯāҒ
has ever	Ā҇āѺ
has got	ĀѸĳ҈
has got |	ĳ҇
has how	ĀҒ
has how many	ĀҒ
has it	Ā҉āѪĂ҈č҆ķ҆ĸ҇
has it $	ķ҈ĸ҆
has it changed	č҆
has it got	Ā҇āѶĂ҉
has its	Ć҆
has its own	Ć҇
has more	ā҉
has n	ľҋĿѸŊ҈
has n test	Ŋ҈
has no	ā҉
has one	āѺ
has put	ė҇ĮѺ
has renamed	ĀѫāҖ
has somebody written	Ā҇
has that	āҋ
has the	ĀѨāҊć҆Đ҉Ě҈ġҏĺҐĽ҆ľѸņѷŒҋœҌ
has the body	ĺ҉
has the class	ć҇Ě҉ľѹ
has the file	āѺį҇
has the most	ā҉
has the test	ĀѺ
has the typedef	Ľ҈
has the workflow	ĀѰāҐ
has to	Ăҍ
has today	ņ҇
has today $	ņ҇
has which	Ą҈Ī҆Ő҆
has which are	Ī҇
has |	āѸň҉Ŋ҆
has | $	āѸň҉Ŋ҆
hash	ĀѵąҎİҒ
hash $	ąҊ
hash _ message	İҊ
hash _ the	ą҆
hash and	İҍ
hash and message	İҊ
hash of	ą҆
hash of the	ą҆
have	ĀҐāҊĂ҈ă҆ĈѹĉѶĊѸĎҌĐ҈đѴĒҋĕѹėѷě҉ĜѹĠҍġҙģѺĥҌħѷĩѺĬѹĮ҇ĲѺķѺĸѷŀҊł҇ŃѺņѴŇѶň҉ŉҍŊѷŋғŌѹŎѶŐ҆œѺ
have $	ĀѴāѱıҊľ҇ŀ҆ňҘŐ҈
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	ĒҊ
have <name>	ĀѱāѮćѹěҐĠғňҌŋ҆
have <name> $	Ġ҇
have <name> among	ĀѺě҈ŋ҇
have <name> as	ě҉ň҈
have <name> in	ĀѸ
have <name> |	Ā҆āѷĠ҉
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	ĀҒāѯă҆ĎҌēѺĕѺĖ҆ġ҉Ģ҇ĤҊĪҌıѴĸѸĿ҈ŉ҆Ŋ҆ŋ҉
have _ <name>	Ā҈āѹĂѹĐҎđѹĒ҆ġҍĥ҇
have _ <path>	ĀҒ
have _ added	ĀѺā҆
have _ among	Āѹě҈ŋ҇
have _ and	Ŋ҆
have _ as	ě҉Ĝѹĝ҉ň҈
have _ be	ė҉
have _ been	āґĎѳ
have _ changed	Āҋ
have _ class	Ā҈
have _ common	āҋ
have _ default	ĕ҆
have _ do	ŕ҆
have _ expect	Ā҉
have _ for	Āѹň҆ō҇
have _ go	ő҇
have _ got	ĀҊ
have _ hand	Ł҆
have _ impl	ĥ҆
have _ imports	Ā҆
have _ in	ĀѶĎҊ
have _ install	Āґ
have _ it	ľ҇
have _ line	Āѳāҍ
have _ many	ĀѶāҏ
have _ my	āѺĞ҆
have _ on	ā҇
have _ override	ĀѹĂҌ
have _ own	āѷŀҎ
have _ pass	Ł҇
have _ run	Įҋ
have _ same	ā҈
have _ superclass	ĀѺćҋ
have _ test	ŋҊ
have _ tests	ā҆
have _ to	āѹ
have _ visibility	ĭҍ
have _ |	ĀҗāѲĠ҉ġ҇
have a	ćҋġ҈ĵ҇ŋ҆
have a <name>	āѸġҍ
have a class	Ā҈
have a superclass	ćҋ
have a test	ŋҊ
have an	ĀҍāѴĥ҆
have an impl	ĥ҆
have been	Āҕă҇
have been added	ĀѺā҆
have been changed	ĀҋāѺ
have been on	Āҍ
have changed	Āҋ
have changed <name>	Āҋāѵ
have changed line	Āѳāҍ
have for	Āѹō҉
have for <name>	Āѹō҉
have here	ł҇
have in	ĀҚāѰđѸĞ҆ľ҇
have in <name>	ĀҕāѺđѹ
have in <path>	ĀҒāѰ
have in common	āҋ
have in it	ľ҇
have its	Đҏļ҆
have its <name>	Đҏ
have many	Ā҆
have no	Āѷāҏ
have not	Āѵāҏ
have one	ŋҊ
have outside	āҍŊѸ
have tests and	Ŋ҆
have tests |	ĀҌ
have that	ĀѵāѺġғ
have the	ĀѷāҊĒ҇
have the same	ā҈
have their	āѷŀҎ
have their own	āѷŀҎ
have to	Ā҉ā҉ĂҌĮ҉
have to <name>	ĀѷāҔ
have to be	ė҉
have to do	ŕ҆
have to expect	Ā҉
have to go	ő҇
have to hand	Ł҆
have to install	Āґ
have to override	ĀѹĂҌ
have to pass	Ł҇
have to run	Įҋ
have too	ĀѺāҊ
have too many	ĀѺāҊ
have unused	Ā҇
have unused imports	Ā҇
have we	ō҇
have we got	ĀҊ
have |	ă҇ĎҍĕѺĖ҇Ģ҇ĤҌĪҍıѴĸѸĿҊŊ҆
have | $	ă҇ĎҍĕѺĖ҇Ģ҇ĤҌĪҍıѴĸѸĿҊŊ҆
having	ĀѵāѺĒ҉ĩ҆ň҇
having <name>	Āѹň҈
having <name> as	Āѹň҈
having _ as	Āѹň҈
having _ import	ĩ҆
having an	ĩ҆
having an import	ĩ҆
head	āѴąѺĎѱİҳ
head $	ĀҊ
head _ $	Āѵİғ
head _ which	ĀѷİҌ
head _ |	İ҆
head commit	İҊ
head is	Āѹİ҉
header	ĀѶā҈Ľҕ
header _ it	Ľ҉
header of	ā҉
headers	Ī҈
headers _ <name>	Ī҇
headers does <path>	Ā҆
hello	ĀѴāҏ
hello _ i	ĀѸāҋ
hello |	ĀѶāҍ
hello | i	ĀѸāҌ
help	ĀѹāҕĂ҆ĊѺČѺĻ҇
help _ find	āқĂ҆ĊѺĢѸĻ҇Ŀ҆
help _ understand	Ģ҆
help me	āҗĂ҆ĊѺĻ҇Ŀ҆
help me find	āқĂ҆ĊѺĢѸĻ҇Ŀ҆
help me understand	Ģ҆
helper	ķҫĺѺĻҍļҜŁѹ
helper <name>	ķҚĻҎļҙŁѺ
helper <name> $	āѸķҊļҍ
helper <name> enclosed	ā҇
helper <name> is	ļ҈
helper <name> |	ķ҈
helper _ $	āѸķҊļҍ
helper _ <name>	ķҏ
helper _ enclosed	ā҇
helper _ is	ļ҈
helper _ |	ķ҇ļ҆
helpers	Ā҇āѳĉҗ
helpers _ $	ĀҎāѶ
helpers _ <name>	āѹĉҌ
helpers does	ĀѺĉҍ
helpers does <name>	āѹĉҌ
helpers |	ĀҎāѶ
helpers | $	ĀҎāѶ
here	ĀѴāѮĈҒĒ҈ėҎġҡĬѸĮҗįѶİ҇ıҎłґņѺŋ҈
here $	Ā҆āѸĈҍė҇ġҎı҈
here _ $	ĀѰĞ҆ġҐĮґİ҉ı҇ł҆ŋ҈
here _ in	Ā҆
here _ not	ė҆
here does	Ā҇
here does not	Ā҇
here is	ė҆
here is not	ė҆
here |	ĀѮĞ҆ġҏĢѸĮҒİ҈ı҇ł҉ŋ҈
here | $	ĀѱĞ҆ġҐĢѸĮґİ҉ı҇ŋ҈
hey	āѰă҇
hey _ tests	Ā҈
hey _ you	ĀҐāҊ
hey can	ĀҐ
hey can you	ĀҐ
hey do	āҌ
hey do you	āҌ
hey i	ĀѵāѸ
hey what	ĀҊ
hey what tests	Ā҈
hi	ĀѹāҔ
hi _ could	ķ҆
hi _ m	ā҈
hi _ somebody	Ā҈
hi i	ā҈
hi i m	ā҈
hi there	ā҆
hi |	ā҆ķ҆
hi | could	ķ҆
hi | somebody	Ā҈
hidden	āѰĻҏ
hides	őҏ
hides _ $	őҏ
hierarchy	ĀҐāѮćҌĉѺĚҕŀҊňҍ
hierarchy _ $	ĀѹāѸćҌĚ҆ň҇
hierarchy _ <name>	Ě҆
hierarchy |	ĀѹāѸćҌĚ҆ň҇
hierarchy | $	ĀѹāѸćҌĚ҆ň҇
hint	Ā҉
history	ĀҗāѵĎ҉İҚ
history $	ĀҝāѰąѸİ҆
history _ <name>	āѸą҇Ďҋ
history _ <path>	ĎҐ
history _ the	ņ҆
history _ this	ĀѲāҍ
history of	Āѭā҉ĎҚ
history of <name>	Ďҋ
history of <path>	ĀѹĎґ
history of this	ĀѲāҍ
history replace	ņ҆
history replace the	ņ҆
history was	Āҏāѵ
history was <path>	Ā҆
history |	Āѫāҍİҋ
hit	Āѹč҆
hits	ŏқŔ҇
hits _ <name>	Ā҇ŏҌ
hits for	ŏқ
hits for <name>	Ā҇ŏҌ
holding	ĀѹāѺķҋŉ҉ő҉
holding _ $	ĀѺāѺŉ҉őҍ
holds	āѬĐ҉đ҆ĤҐĵҋŇѺŌ҈Ő҉ő҆
holds $	ĤҐ
holds <path>	Āғőѳ
holds _ $	ő҇
holds _ <name>	ő҆
holds _ copyright	ĀѸā҉
holds _ definition	ĵ҆
holds _ value	đ҆
holds _ |	ĀҔőѯ
holds our	ĀѷāѺőґ
holds the	ĀѷĵҌ
holds the copyright	ĀѸā҉
holds the definition	ĵ҆
holds |	Ā҇
holds | $	Ā҇
hole	İҍ
hole _ $	Āѵā҆İҍ
hole |	ā҆
hole | $	ā҆
home	ĀҌāѴġ҆
hops	ħҍ
hops _ |	ħҋ
hover	Ő҇
how	ĀҒāҤĂѹăѺąѵĆ҆ćѹĈѱĉѹĊѷčѸĎҸďңĐѸđҖĒѺēѹĕѺĖѹėҌĘѹęѹěѺĜѷĝѲĞѹĠѸġѸģѸĤѶĥѵĦѶħҞĨқĩѯĪѷīѺĬѶĭѶįґıҔĲѷĳҮĴҒĶѶķѹĸѹĹѺĺѺĻѺľҰŀѹŃѹńѸŅҐňѹŊҸŋѷŌѶŎѵŏѷŐѸŒѯœѹŔѺŕҋ
how <path>	ħ҆ĨҌ
how <path> becomes	Ĩ҆
how <path> is	Ĩ҆
how _ $	Ŋ҆
how _ <name>	ĀѸā҈ď҇ħҏ
how _ <path>	āѴħ҆Ĩҗŕҏ
how _ abstract	ĀҋāѸ
how _ ago	āѶįҏ
how _ are	ĀҊ
how _ asserts	ĀѴāҎ
how _ attributes	ĀҊāѺ
how _ becomes	Ĩ҆
how _ bytes	ĀѱāҒ
how _ checkins	Ďҋ
how _ classes	ĀҐ
how _ commits	āҎĎҟ
how _ cut	ā҇ħѺ
how _ data	Ā҈
how _ days	ĀѭāҔ
how _ descendants	Ā҆
how _ different	āѺ
how _ do	āҊ
how _ does	Āѯāҝė҉
how _ entries	ĀѸĎ҉
how _ exceptions	Ā҈āѸ
how _ exports	ĀґāѴ
how _ fields	Ā҈
how _ files	ĀҚāѴĩѺ
how _ functions	ĀҏāѰľҌ
how _ has	ĀѸāѹĎ҉įҌ
how _ i	ĀѮāҮħҊő҆
how _ import	ā҇
how _ imports	Ā҉
how _ is	ĀҘāѴđҏĨ҆Ĭ҇ĳ҈Œѳ
how _ it	ĀѶāѺĮ҇ĴҋŅ҆
how _ itself	ņ҉
how _ jobs	ĀѶāҋ
how _ line	āѺĴ҉
how _ lines	ĀѸāҖĳҟ
how _ member	ĀѶľґ
how _ members	Ā҇
how _ methods	ĀѱāҊľҩ
how _ must	āѷė҉
how _ of	ĀѺāҊ
how _ one	āѸŅҋ
how _ open	ĀѺā҉
how _ other	Ā҆
how _ parameters	ĀҌāѸ
how _ people	āҐ
how _ places	āѸĆ҉
how _ revisions	ĀѴĎҐ
how _ rows	ĳ҈
how _ seconds	ā҈
how _ separate	Ŋ҆
how _ subclasses	Āҋāѷ
how _ test	ĀѰŊқ
how _ tests	ĀѲāҐŊҪ
how _ that	ĀѸĳ҇
how _ the	Ā҈āѸďҊ
how _ there	ā҇
how _ they	āҊĬѷ
how _ things	Ā҆
how _ this	ĀѸıҍ
how _ times	ĀѷĎґ
how _ unit	Ŋ҆
how _ was	Ď҇
how _ wrote	Ĭ҆
how _ you	āѺł҈
how _ |	āѷđ҆
how are	Āѷā҇
how big	ā҉đ҇ŒѴ
how big is	āҊđ҆ŒѴ
how calls	ņ҉
how calls itself	ņ҉
how can	āҌ
how can i	ā҈
how come	āҳĬѶ
how come <name>	āҏ
how come <path>	āҊ
how come the	ĀҔāѶ
how come there	ā҇
how come they	āҊĬѷ
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	Ņҋ
how did it	ĀѺā҈
how did one	āѷŅҋ
how do	ĀѸāҎďґħҏő҆
how do i	ĀѳāңħҋŁ҆ő҆
how do the	āѺď҉
how does	ĀѴāѨħғĨҋĴҔŕ҉
how does <name>	ĀѱħҎ
how does <path>	āѲĨҋŕ҉
how does it	āѸĴҋ
how does line	āѹĴ҉
how does the	Ā҆
how fast	ĀѵāҌ
how fast is	ĀѵāҌ
how has	ā҇ĎѺ
how has <name>	ĀѺā҈
how is	āѡĨҌĮ҆ıґŕҋ
how is <name>	Āңāѡ
how is <path>	ĀѺĨҌŕ҆
how is it	Į҇
how is the	ĀѲā҇
how is this	ĀѴıҍ
how it	Ě҆
how it is	Ě҆
how long	āҐĎ҆įҐĳҎ
how long ago	āѶįҏ
how long do	āҊ
how long does	Āѷāҕ
how long has	Ā҈āѹ
how long is	ĀҌāѴĎ҇ĳ҆
how long the	ā҇
how many	ĀӏāѹĆ҇ĎҵĤѺĩѶĬѺĳҦľҲŊӂ
how many $	Ŋ҆
how many <name>	ĀѺ
how many abstract	Āҋāѷ
how many are	ĀҊ
how many asserts	ĀѴāҎ
how many attributes	ĀҊāѺ
how many bytes	ĀѱāҒ
how many checkins	Ďҋ
how many classes	ĀҐāѸ
how many commits	āҏĎҡ
how many days	ĀѭāҔ
how many descendants	Ā҆
how many different	āѺ
how many entries	ĀѸĎ҉
how many exceptions	Ā҈āѸ
how many exports	ĀґāѴ
how many fields	Ā҆
how many files	ĀҕāѶ
how many functions	ĀҋāѳľҌ
how many jobs	ĀѶāҋ
how many lines	ĀѸāҖĳҝ
how many member	ĀѶľґ
how many members	Ā҇
how many methods	ĀѱāҊľҨ
how many open	ĀѺā҉
how many other	Ā҆
how many parameters	ĀҋāѸ
how many people	āҐ
how many places	āѸĆ҉
how many revisions	ĀѴĎҐ
how many rows	ĳ҈
how many seconds	ā҈
how many separate	Ŋ҆
how many subclasses	Āҋāѷ
how many test	ĀѱŊҜ
how many tests	ĀѲāғŊҧ
how many that	ĀѸĳ҇
how many things	Ā҆
how many times	ĀѵĎґ
how many unit	Ŋ҆
how mnay	ĀқāѲ
how mnay files	Ā҆
how much	ĀѴāѷđҗ
how much is	āѸđҊ
how new	āѶėҒ
how new does	ė҉
how new must	āѺė҉
how often	ĎҒ
how often does	ĀѹāҌ
how often has	ĀѺĎҊ
how often is	Āҗāѳ
how often was	Ď҇
how recent	āѺĮҋ
how recently	ĀѸį҉
how recently has	ĀѸį҉
how the	ďҌ
how this	ıҊ
how to	ĀѸāҡħѹ
how to cut	ā҇ħѺ
how was	āѵŅҍ
how was it	āѺŅ҈
how we	Ĭ҆
how we wrote	Ĭ҆
how well	ĀѺā҇
how would	łҊ
how would you	ł҈
hunting	ĵ҆
hunting for	ĵ҆
hwo	Āѷľ҇
hwo many	Āѷľ҇
i	ĀѪāѠăѺĄѷąѺĆ҈ĐҊēѺĔ҈ĖѸĝҌğѷģ҈ĩѸĪѸĭ҈įѷıѸĵғĶ҇ķҊĸ҇ĹҋĻ҇Ľ҆Ŀ҆ŁҐłҊŃѸŅѹņѴŇ҇ňѺŌѶōѺŏѺŐѷőҊŒ҈
i _ $	Āѷāҍł҉
i _ <name>	ĀҋāѸĐҌĔҌĚ҇Ģ҆Ĭ҈ĮѺńҊŒ҆
i _ <path>	ā҆ĝҌ
i _ a	ĀѲā҇Ģ҇
i _ about	Ĭ҆
i _ after	Ğ҇
i _ at	āѸĨ҈ł҇
i _ back	Āҍāѹ
i _ by	ė҆
i _ calling	Ā҈
i _ changing	ā҇
i _ errors	ĀҒāѰ
i _ for	āѺė҇
i _ from	ĀѴāѲģҋħҍŏ҆
i _ how	Ĭ҆
i _ if	Ā҉
i _ implementing	āҌ
i _ in	Ā҉Ę҇Ğ҇ğѷĭ҆
i _ into	ă҇Ę҇
i _ is	Ā҈
i _ it	ĀѵāҏĘ҆Į҆Ł҈
i _ its	ķ҇
i _ like	Ā҇āѴĊ҆Ī҆
i _ looking	Ā҇
i _ new	Ģ҇
i _ not	āѬĔ҇Ĭѹ
i _ on	ĀѶā҉ĿҊł҆
i _ only	āѹĵҊ
i _ out	Ĕ҆
i _ reach	ā҆
i _ renaming	ā҇
i _ test	ā҇
i _ that	Ā҆Ĭ҉
i _ the	ĀҢăѹĆ҇ćѹĐѹđ҆ĤѺĬ҆İ҆ĹҎĻѺĿѸ
i _ this	ā҈Ė҇Į҈
i _ to	āѩĂҍĐ҈đѸĔѹĖѸėѶĞѷģѺĬ҆Ķ҇ķ҆ļ҆Łҗłѹńҍőҍ
i _ when	āѹđ҆ń҆Ň҇
i _ wondering	āҍ
i _ writing	āѲ
i _ wrong	ā҉
i _ |	āѺĵ҇Ŀ҇Œ҇
i allowed	ā҇
i allowed to	ā҇
i altered	Ā҆
i altered the	Ā҆
i call	ĀҊāѴĊѹĔ҇ĿҊŁҌńҋŇ҆
i call <name>	ĀҏāѬĔ҈ńҍŇ҇
i call it	Ł҉
i call on	ā҆ĿҊ
i can	Ā҉āѵ
i can not	ĀҋāѸ
i change	ĀҏāѪĐ҇
i change <name>	Đ҇
i change the	ĀҘāѫ
i d	Ā҉āѵĊ҆Ī҆ŀ҇
i d like	Ā҉āѶĊ҆Ī҇
i delete	Ā҉
i delete <name>	Ā҇āѹ
i do	ĀѱāѵĎ҇Ĕ҈
i do not	ĀѲāѴĔ҈
i drop the	ā҆
i edit	Đ҇
i extend	ĀѹĂҌ
i extend <name>	ĀѹĂҌ
i find	āѢĘҋĚ҉Ĭ҆œ҈
i find <name>	Āѹāѹę҆ĚҊĬ҉
i find <path>	Ĝ҆
i find a	Ā҈
i find in	Ā҆Ę҇
i find its	ķ҇
i find the	ĺ҇
i find |	Ŀ҈
i fix	ā҆
i forgot how	Ĭ҆
i get	āѱė҆Ğ҈ħҌŎ҆
i get after	Ğ҇
i get back	Āҍāѹ
i get errors	ĀҒāѰ
i get from	āѴħҍ
i get to	ő҆
i have	Ā҆Ă҉ėѸ
i have to	ĀҏĂҋėѹĮ҆Ł҆
i hover	Ő҇
i import	ĀѶģҌĩѹł҉Œ҈
i import <name>	Œ҈
i import from	ĀѺģҌ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i leave	āҊĔ҉
i leave out	Ĕ҆
i look	Ę҇Ļ҇
i look at	ĭ҆
i look into	Ę҇
i looking	ł҇
i looking at	ł҇
i m	āѱĚ҆Ģ҇
i m a	Ģ҈
i m about	Ĭ҆
i m calling	Ā҈
i m changing	ā҇
i m implementing	āҌ
i m looking	Ā҇
i m new	Ģ҇
i m renaming	ā҇
i m writing	āѲ
i mean	āѥİ҈Ĺ҈Ł҇
i mean is	Ā҈
i mean the	ĀѹāѺİ҇Ĺ҈
i move	āҌ
i need	āѵĖѹĞѸĬҊĽ҇ľ҇ńҊŊ҆
i need for	ė҇
i need only	ĵ҆
i need the	ĀҗāѵĐѸļ҆Ľ҈Ŋ҆
i need to	ĀѳāѷĞѺĬҊĻ҆Ł҆ńҊ
i never	Ĕ҈
i open	āѷĬ҉
i open the	Ĭ҉
i pass	ĀҖāѶŁ҉
i pass to	Ā҇āѸŁҋ
i put	āґğѸ
i ran	Ā҇
i ran only	Ā҇
i read	Āѷđ҆ę҈Ĺ҇
i read <name>	đ҆ę҈
i read on	Ĥ҆ł҆
i read the	ĀѺĹ҇
i receive	Ň҉
i rely	ā҈
i rely on	ā҈
i rename	ā҆
i right	ĀҒ
i right that	Ā҉
i run	ĀѶă҇ł҉
i run into	ă҇
i scroll	āѸļ҈
i scroll to	āѸļ҈
i see	Ę҇ĝ҆
i see the	ā҉œѹ
i see |	Ĵ҆
i set	ā҆
i skip	Ā҉āѵĔ҆
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i still	ā҆
i still reach	ā҆
i subclass	ā҉
i subclass <name>	ā҉
i suspect	Ā҆Ħ҆
i suspect <name>	Ā҆
i treat	ĭ҇
i treat <name>	ĭ҇
i use	ā҈ĢҊ
i use <name>	ĢҊ
i use this	ā҈
i ve	ĀѵāѺ
i want	Ā҆Ċ҇ĭ҇
i want to	Ċ҇Ķ҆
i was	āҌ
i was wondering	āҎ
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
identifiers	Ā҉āѺģ҇
identifiers _ into	ĀҊ
identifiers come	ĀҊ
identifiers come into	ĀҊ
identify	ĀѱāќĉҍĊѹĖ҆ĚѹĞ҇Ŀ҉ŀ҇łѸŃ҆ńҊ
identify _ <name>	Ğ҉łѺ
identify _ file	ĺ҆
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĉҒĊѸĤ҆ńҋ
identify every	āѶŀҌŃ҉
identify the	āѮĖ҆ĚѺĞ҇łѸ
identify the <name>	Ğ҉łѺ
identify the file	ĺ҆
identify the predecessor	Ņ҆
identify the subdirectory	ő҆
if	ā҆ăѹĆѹćѷĈғĉѷĊѺčҕĐѺĔҒĕ҈ĘҌęҐěҗĜҌĝғğѹĠҐġҗĢѵĦҋħѺĩѷĪѸĬҍĭҐįѺŀѴŁѺŃѸŅѹņѺňѵŋҐŌҖōѷŎҙőѹœѵ
if <commit>	čҌ
if <name>	ĀҌāѹĘғęҊĚҊěҔĠҊġ҈Ĭ҇ĭҌ
if <name> count	ĭ҈
if <name> exists	ġҍ
if <name> has	Ā҆
if <name> is	ĀҔę҈ěҏĬҊ
if <name> was	Ġ҉ĭ҉
if <name> were	āҊ
if <path>	ĀѺĜ҈ĝҒ
if <path> gets	ĝҍ
if <path> is	ĝ҇
if _ <name>	Ō҇
if _ build	Ĉ҆
if _ count	ĭ҈
if _ do	āѸĔҌ
if _ drop	ā҆
if _ exists	ġҍ
if _ function	ĬҊ
if _ gets	ĝҍ
if _ got	č҆
if _ has	Ā҆
if _ includes	Ĝ҇
if _ is	ĀҏāѲęҊěҏĝҊĬҍŎ҉
if _ leave	Ĕ҇
if _ look	ĭ҆
if _ of	ŋ҆
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ skip	Ĕ҆
if _ test	ŋ҆Ō҉
if _ tests	Ŏ҈
if _ the	Ō҆
if _ was	Ġҋĭ҉
if _ were	āғ
if a	ŋ҇
if any	ĀѸŋҋ
if i	ĀѴāҕĂ҇ćѺĔҔę҈ĢѺĳ҇
if i do	āѺĔ҉
if i drop	ā҆
if i leave	Ĕ҇
if i look	ĭ҆
if i ran	Ā҇
if i skip	Ĕ҆
if it	ĀѺĈҊŎҌ
if it is	āѹĬ҆Ŏҋ
if so	āѺ
if test	Ō҇
if test <name>	Ō҇
if the	Ĉ҈ĬҌŎ҆
if the build	Ĉ҆
if the function	ĬҊ
if the test	Ŏ҆
if there	ŋ҆
if this	ġ҇
if we	ā҇
ignore	āҘĊѹ
ignore _ result	ā҇
ignore its	ā҈
ignore its result	ā҇
ignored	āҍ
ignored _ git	āҌ
ignored by	āҌ
ignored by git	āҌ
impl	ĀѲĉ҇ĥғīҙĿҋ
impl <name>	āѴĥҗ
impl <name> for	āѴĥҗ
impl _ <name>	ĥҎ
impl _ for	ĀѵāѱĥғīҘ
impl _ of	ĉ҈ĿҌ
impl of	āҕ
impl of <name>	ĥ҉
implement	ĀҌāҚĂқĥҕňѵ
implement $	Ă҉ī҉
implement <name>	ĀѸĥҘ
implement <name> $	ĥҊ
implement <name> |	ĥҌ
implement _ $	Ā҆āѴĂҋĥҍ
implement _ <name>	ĥҊ
implement _ abstract	ā҉ĂѺ
implement _ interface	āҌĥѷī҆
implement _ interfaces	ā҈
implement _ trait	ā҇
implement _ |	ĀҎāѷĥҍ
implement any	ī҆
implement any interface	ī҆
implement in	Āҋāѹ
implement it	ĀҎ
implement it |	ĀҏāѸ
implement its	āҊ
implement its interfaces	ā҈
implement the	āҒ
implement the interface	āҋĥѸ
implement |	Ā҉āѳĂ҉ī҇
implement | $	Ā҉āѳĂ҉ī҇
implementation	ĀѸā҆ĂҊĥ҉īҐ
implementation _ <name>	Āѵāҏĥ҇
implementation _ interface	ĥ҆
implementation _ its	Ă҆
implementation _ the	Ā҆
implementation for	Ă҆
implementation of	ĀѴāҌĥҋīҌ
implementation of <name>	Āѱāҏĥ҇
implementation of interface	ĥ҆
implementation of the	Ā҆
implementations	āѹĥҽī҉Ľѹŀ҉ňѸ
implementations $	ĥҒ
implementations _ <name>	āѺĥқ
implementations _ the	ī҉ŀ҆
implementations of	ĥҙŀ҆
implementations of <name>	ĥґ
implementations of the	ŀ҆
implemented	Āѹā҈ĥҘīҝķҋĺҋĽѺňѷ
implemented $	ķҋĺҍĽѺ
implemented _ $	ĥҊ
implemented _ <name>	īҋ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҈
implemented by	ĀѸā҉īҏňѺ
implemented by <name>	ī҇
implemented by the	ī҇
implemented for	ĥ҆ī҈
implemented interfaces	ī҆
implemented |	ĥҋ
implemented | $	ĥҋ
implementers	ĀѴĥӃňѹ
implementers $	ĥҢ
implementers _ <name>	Āѹĥҡ
implementers of	Āѹĥҡ
implementers of <name>	Āѹĥҡ
implementing	ĀѹāҐĥҐ
implementing <name>	āҌĥ҆
implementing <name> $	ĥ҈
implementing <name> so	āҌ
implementing _ $	ĥҌ
implementing _ so	āҌ
implementing _ |	ā҆
implementors	āѷĥҟĽѹ
implementors _ $	ĥ҇
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥғ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҇
implementors | $	ĥ҇
implements	āѱĥҦīҲ
implements $	īҍ
implements <name>	ĥҠīѶ
implements <name> $	ĥ҈
implements <name> |	ĥҌ
implements _ $	ĥ҇īҊ
implements _ of	īҏ
implements _ trait	ĥ҇
implements _ |	āѹĥҔ
implements clause	īґ
implements clause of	īҏ
implements the	Ā҈āѺĥ҆
implements the trait	ĥ҇
implements what	īҍ
implements |	ī҆
impls	ĥҍīґĽѸ
impls _ interface	ĥҍ
impls of	ĥҏ
impls of interface	ĥ҉
import	āҔąѺčѺĎѺĐѹĜҰĝҡģҙĦӁħҦĨҠĩҚĪҘĬѷĭѺĮѺįѺĳѳłґŅѹņѹŊѹŏҖőѷŕѺ
import $	ĜҊģҐĩҙŏѴ
import <name>	ā҆Œ҈
import <name> $	ĀѺā҆
import <path>	ĀѴāҠĜ҆ĝ҈ħҒĪѷ
import <path> $	ĀѶāҏĜғĝѴ
import <path> is	ĜѮĝҕ
import <path> lazily	ā҈
import <path> |	ĀѷĜҒĝѶħҍ
import _ $	ĀҖā҈ĜҎĝѲĦҋĩ҆Ī҈ŏѶ
import _ <name>	ģ҇ħҌŒ҇
import _ <path>	ĀҖĝҏģ҆ħҋĪѹ
import _ a	ł҇
import _ between	Āҍ
import _ does	Ī҉
import _ ever	ŏ҆
import _ file	Ĝ҈
import _ for	ĜҎ
import _ from	ĀѹāҕĪ҈
import _ go	ĀҐāѺĦѹ
import _ in	ĀѴĪҏŏҐ
import _ is	ĜѮĝҐĨ҉
import _ lazily	ā҈
import _ module	ĀҖĩѷŒѸ
import _ names	Ī҈
import _ nothing	ĪѺŏҋ
import _ of	ĀѺĪҘŏҋ
import _ or	Ħ҈
import _ other	ĀҊāѵ
import _ outside	ĀѺāҊ
import _ starting	ħ҆
import _ that	ħ҈
import _ then	ŏ҆
import _ through	ā҈Ħ҉ĪѸ
import _ to	ħѵĨҚ
import _ using	ŏ҆
import _ which	ĀѸĦҊ
import _ with	ā҆
import _ |	ĀѸĜҝħҏĩҍ
import both	āҌ
import both <path>	ā҇
import but	ŏ҈
import chain	āҋħҋĨ҆
import chain <name>	ħ҇
import chain <path>	ħ҈
import chain from	āҊ
import chain to	Ĩ҇
import chains	Āѹā҉
import check	Ħ҇
import check $	Ħ҇
import circle	Ħ҈
import count	ĀғĪѸ
import count $	ĀғĪѸ
import cycle	ĀҍāҏĦҚĪѹ
import cycle $	Ħҍ
import cycle in	ĀѺāҊ
import cycle which	ĀѸĦҋ
import cycle with	ā҆
import cycle |	Āҋ
import each	ĀҊāѵ
import each other	ĀҊāѵ
import exists	ĜҌ
import exists |	ĜҌ
import for	ĪѺŏҋ
import for nothing	ĪѺŏҋ
import from	ĀҡāѲģҒĪѸ
import from <name>	ģ҇
import from <path>	ĀҡāѪģ҉
import from outside	ĀѺāҊ
import graph	Ħ҉
import hops	ħҍ
import in	ĀѷāғĜ҉ĝѸ
import in <path>	ĀѹāҏĜ҆ĝѺ
import indirectly	ā҉Īѹ
import indirectly through	ā҉Īѹ
import it	ĀѹāѶĝҌĩҐ
import it |	āѵĝҌĩҋ
import its	Ī҉
import its names	Ī҉
import itself	ĦҐ
import itself indirectly	Ħ҆
import lines	ĀѺāѷĪҙĳѹŏҏ
import lines from	Ī҉
import lines in	ŏ҇
import lines of	Ī҇
import list	Īҙ
import list $	Ī҉
import list of	ĪҐ
import loop	Ħҏ
import of	āѹĝҙĩҐ
import of <path>	ĝҘĩ҇
import of it	ĩ҆
import or	āѸłҐ
import or a	ł҇
import path	āѺħҒĨ҆
import path from	ħ҇
import path that	ħ҆
import path to	Ĩ҆
import paths	āҌħѵ
import paths from	āҌħѵ
import route	ħҍĨҏ
import route is	Ĩ҉
import route to	Ĩ҇
import something	Ī҆
import something |	Ī҆
import statement	Ĝҋ
import statement for	Ĝ҇
import statements	āѵĪҖŏҏ
import statements does	Ī҉
import statements in	āѺĪҊŏ҉
import statements of	ŏ҈
import the	ĀҒā҆Ĝ҈ĩѵŒѸ
import the file	Ĝ҈
import the module	ĀҖĩѷŒѸ
import the names	ā҇
import trait to	Ĩ҆
import without	ĪѺŏҌ
import without ever	ŏ҆
import without using	ŏ҆
import |	ĀҖāѴĪґ
import | $	ĀҗāѵĪґ
imported	ĝҚģ҇ĦѹĨҒĩҤĪҚŏҝ
imported $	ĩҖ
imported <path>	āҐĝ҇ħ҆ĩѸ
imported <path> $	ħ҈
imported <path> in	ā҉
imported <path> into	ĝҊ
imported _ $	ĀѸĜҍĝѹħ҇ĩҗ
imported _ <name>	Ā҆ĝҌĨ҇ĩѵĪҊŏ҇
imported _ <path>	ĀѺĝҕħѺĨҍĩѵĪҌŏҋ
imported _ and	ĩ҈
imported _ file	ĩѺĪ҈
imported _ in	ā҉
imported _ into	ĝҊ
imported _ nothing	ŏ҆
imported _ of	ģ҆
imported _ tests	ā҆
imported _ the	Ī҇
imported _ what	ĩ҆
imported _ within	ĝ҇
imported _ |	ĀҘĝѺ
imported at	Ī҇
imported at the	Ī҇
imported by	Āҡĝ҇ħѹĨҐ
imported by <name>	Ā҆Ĩ҇
imported by <path>	ĀҒĝ҆Ĩҋ
imported by tests	ā҆
imported by |	Āҋ
imported for	ŏ҆
imported for nothing	ŏ҆
imported from	ĀѨāҒĝ҈ģҋ
imported from <path>	ĀѯāҐģ҇
imported from where	ĩ҆
imported from within	ĝ҇
imported in	ĀѴāѶĝҍĪґŏҌ
imported in <name>	Ī҇
imported in <path>	Āѹĝ҉Īҋŏ҇
imported into	Ā҇āѸĝ҇
imported into <name>	Ā҇
imported modules	ĩѺĪ҈
imported modules file	ĩѺĪ҈
imported names	ĀҍāѹŏҊ
imported names |	Āҍ
imported out	ģ҆
imported out of	ģ҆
imported |	ĀѸĜҍĝѹĩҖĪ҇
imported | $	ĀѸĜҍĝѹĩҕĪ҇
importer	ĀѺĝ҉ĩѷĪҌ
importer $	ĜѷĝҐ
importer _ $	ĩѷĪҍ
importer _ <path>	Ĝҏĝѹ
importer of	ĜҎĝѹĩѷĪҍ
importer of $	ĩѷĪҍ
importer of <path>	Ĝҏĝѹ
importers	ĀѷāѰĜҐģ҉Ħ҇ĩӋ
importers $	āѷĜҊĝѷĦ҇ĩҢ
importers _ $	ĀѺāѸģҌĩҊ
importers _ <name>	ĩҍ
importers _ <path>	Ĝ҆ĝҌĩҋ
importers of	Ĝ҆ĝҋĩқ
importers of <name>	ĩҍ
importers of <path>	Ĝ҆ĝҌĩҋ
importers |	āѸģҌĩҊ
importers | $	ĀѺāѸģҌĩҊ
importing	ĀѳāҍĜҍĝѳĦҋħҌĩҋĪ҇Œ҇
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩҊ
importing <name> $	ĩ҆
importing <path>	ĀѹāҍĜҎĝѳħҌĩ҉
importing <path> $	āҌĩ҆
importing <path> |	ĜҍĝѴ
importing _ $	ĀѺāҍĩ҈Œ҇
importing _ directly	ā҇
importing _ from	ĀҊ
importing _ |	ĜҍĝѶĩҌ
importing itself	Ħ҈
importing needless	ŏ҇
importing needless $	ŏ҇
importing them	ĀҊ
importing them from	ĀҊ
importing |	Ī҈Œ҈
importing | $	Ī҈Œ҈
imports	ĀҏāѺąѹčѺĎѹĐѸĜҊĝҡģѺĦҺħҾĨғĩҏĪҺĬѸĭѺįѺĳѺŅѶņѷŊѹŏӒőѹŕѺ
imports $	āѺĜѵĝҔħҍĪҖŏѷ
imports <name>	āѺĦ҆ĩґĪѷ
imports <name> $	ĩ҇
imports <name> importing	Ħ҇
imports <name> |	ĩҍ
imports <path>	āҖĜҢħѺĩҎĪѱŏѵ
imports <path> $	Ĝ҆ĩҏĪѷ
imports <path> but	āҊŏѺ
imports <path> does	ā҇Ĝ҉
imports <path> |	ĜҊĩ҆
imports _ $	ĀҎāѷĝҋħҊĩҐŏѷ
imports _ <name>	ĀѶāѺĦ҈Īґŏқ
imports _ <path>	Ā҆ā҉ĜѺĦҐħҍĨ҆ĪҏŏҞ
imports _ a	āѺĦ҈
imports _ but	āҊŏѺ
imports _ does	ā҈Ĝ҉
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҇
imports _ in	Āѹħ҆Īҕŏѵ
imports _ never	āѸŏҐ
imports _ not	āѷĝ҆ŏҋ
imports _ of	ĀҗĪѺ
imports _ the	ŏ҆
imports _ to	Ĩ҆
imports _ unused	ŏ҈
imports _ uses	ā҇
imports _ using	ā҆
imports _ which	ĩ҇
imports _ |	ĀҊĜ҉ĩҌ
imports are	ĀѷĨ҆Īҋŏ҈
imports are follow	Ĩ҆
imports are in	ħ҆ĪҊŏѹ
imports are not	āѹŏҋ
imports are unused	ŏ҈
imports can	ŏ҇
imports do	ā҇
imports does	āѺħ҇Īҋ
imports found	Ī҈
imports found in	Ī҈
imports from	ĀҎĦ҈ĪѺ
imports from <path>	ĀҐĪѺ
imports in	āҏĪґŏҖ
imports in <name>	ŏҊ
imports in <path>	āҊĪҌŏҎ
imports inside	ŏ҇
imports is	Ĩ҉
imports is <path>	Ĩ҉
imports it	ĀҎĦ҆ĩѹ
imports it $	ģ҆
imports it |	ĀҐĩѹ
imports lead	Ĩ҆
imports lead to	Ĩ҆
imports mention	ĩҏ
imports missing	āҎ
imports missing from	āҎ
imports of	āѵĝҊĦґĪҐŏґ
imports of <name>	āѸĪҋŏҋ
imports of <path>	Ā҆ĝ҇ĦҊĩѺĪ҉
imports of which	ĩ҇
imports only	ħҊ
imports only $	ħҊ
imports or	ĝ҆
imports or not	ĝ҆
imports out	ĀҗĪѺ
imports out of	ĀҗĪѺ
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
in	ĀѳĂ҈ĄҔąґĊѵċҊčҐĎҏĐҢđѥĒѰēѪĔҕĕѳė҇Ę҆ĝ҆ğ҉ĠҐġҍĢѸĥѺĦґĪҌīѷĬчĭѯĮѫįѸıѩĲ҈ĳ҆Ĵ҇ĸ҇Ĺ҆ĻғļҊľ҆ŀҋŁѯłѷŅѮņѡŇѫňѢŉҌŊҗŌѣōѲŎҙŏҌŐѰőғŒѷœ҆ŔҖ
in $	āѷĪ҈ĵ҉Ķҋő҆
in <commit>	ĀѱČґčҙ
in <commit> $	ĀѺČҎčҊ
in <commit> |	Āѹč҆
in <name>	ĀҚāҜĂҔĆѹĉҎĊѶĐҦđѨĒѶēѺĔҐĕѹĖ҉ėѹĘ҈ĠѱġѲĢѭģҖĤҋĥѺĦѵĩ҇ĬѷĭѸĴҌĶѺķѲĹҍĺ҆ĻҘļ҉Ľѹľ҈ĿґŀѯŁѹŃѸńҍŇѷňѺŊҞŋѺōѣŎҠŏғŐѺőѴœѶ
in <name> $	ĀҖā҇ĂҍĉҔĊѵĒѹĔҒĕѶĖҌĘѸę҈Ĥ҆ĩҊķѺĹҎĻҒľҍĿҔŀѳŃѵńҋŊґōѬŎѹ
in <name> <name>	ĔѺĕ҈
in <name> a	Ę҇
in <name> and	āѵď҆
in <name> be	Ā҈
in <name> but	āѹď҆
in <name> do	ŎҊ
in <name> fail	ĀҊā҆Ŋѳ
in <name> how	ĀѶ
in <name> is	Ę҇
in <name> of	ģҋ
in <name> on	āѺĴ҇
in <name> or	ğ҆
in <name> pass	ĀѺŎ҉
in <name> that	Đ҈ŏ҇
in <name> the	ĺ҆ĻѷļҒ
in <name> to	ā҆Ę҉ľѷ
in <name> what	ĀҐāҘĂ҇đѶĢѷ
in <name> |	ā҆ĂѹđѳĔҋĕѺĝ҇ĻҐļѹľ҆ŊҒ
in <path>	ĀҘāҳąѺčѺĐҥĜҌĝғģҍĦѴħ҇Ĩ҆ĪҋĬѺįѹĲҌĴґņѺŊҗŎҎŏҞőѫŕ҉
in <path> $	ĀҞĐ҆ĝҍģҌħѸĨ҈ĩҊĪҖŊҗŎѵőѴ
in <path> and	Ĩ҇
in <path> are	āҎ
in <path> do	ĀѷŎ҆
in <path> fail	Āҍā҉Ŋѯ
in <path> how	Āѷ
in <path> on	āѺĴ҈
in <path> right	Ĝ҇
in <path> that	Đ҆ŏ҈
in <path> to	ā҆
in <path> unused	Ā҉
in <path> what	āҖĐѺ
in <path> who	Ĳ҇
in <path> |	Ā҇āѯĐ҆ĜѴĝҔĲ҆Ŋҍ
in <tag>	ĀҏāѭĄҜĊѺĠҒ
in <tag> $	ĀҎĄ҉ĊѺ
in <tag> which	Ą҈
in <tag> |	Āѷă҆ĠҊ
in _ $	ĀғāѶĂҍĄ҆ą҆ĆѹćѹĉҏĊѫČ҇ďѸĒѵĔҌĕѸĖ҆ėҙĘѺĝ҉ğ҇ĠѳĢѷģҊĥѺħѴĨ҈ĩҐĪҚĬѸĭѹİҌıѺĴѺĵ҉ĸѸĹҌĻҌļѸĽҏľҘĿҊłѹŃѺń҇ŅѸņѹŇѸňѳŊңŋѺōѭŎѪŏѷőѷœ҈Ŕѵŕҍ
in _ 's	ģ҇
in _ <commit>	ĀѵČҌčғ
in _ <name>	ĀѯāҖĈҌĉ҆ĊѷďҋĐѺĔҍĕҌĘѸę҆ğҏġѸĤ҉Ĩ҇ĩѺĪ҈ĵѹķѹĽѹōҊŎѸŔ҈
in _ <path>	ĀѺĝ҆Ĩ҈ĪҊ
in _ <tag>	ĀѷăҋĄ҆ĠҐ
in _ a	Ę҇Ń҉
in _ all	āѸŎ҈
in _ an	ĩ҈
in _ and	āѵď҆Ĩ҇Ī҇
in _ are	āґģѹŎҊ
in _ arguments	ď҇
in _ base	Ā҆
in _ be	Ā҇
in _ before	ā҇
in _ body	āѲĉҜĻ҈ļ҇Ŀ҈
in _ brackets	Ł҈
in _ but	āѷď҆ŏ҇
in _ by	Ā҉
in _ call	āѸĊ҈Ĕ҆
in _ checkout	ő҆
in _ ci	Āѯāҟ
in _ circle	ĦҊ
in _ circular	Ā҉ā҇
in _ class	āѷľ҈ĿѸŀ҈ňҔ
in _ classes	ŀҊ
in _ code	āѧĊҏĐѸđҌĒ҆Ę҉Ġ҇ġ҈Ģ҈ĭ҆Ķ҈ĸ҆ĺҊŔҋ
in _ codebase	ġҋ
in _ commit	ĀқāѺč҈įҏİѺ
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
in _ does	āѺĐ҆
in _ earlier	āҐ
in _ enum	ĸҊ
in _ fail	ĀҗāҏŊѢ
in _ fails	Ŏ҆
in _ file	ĀѰāҚĐ҆ğ҈Ĳ҉Ķ҆ĸҍĹ҉ĺҎļ҇Ŋ҆őѯŒѹ
in _ files	āҌĆ҉ĩ҈Ŕ҇
in _ first	ā҆
in _ folder	Œҍ
in _ from	Ī҆
in _ function	ā҉Ĕ҈ļ҇
in _ functions	ĉѺĊҌ
in _ go	Ŏ҆
in _ green	Ŏ҆
in _ hierarchy	āѸĚҖ
in _ history	ĀҒāѪĎғ
in _ how	Āѫā҉Ď҆Ĵ҇
in _ impl	ĿҌ
in _ implements	ī҇
in _ import	Ā҆āѶĦҕĩѺ
in _ imports	Ħ҆
in _ inheritance	ěҋ
in _ is	ĀѺĐ҉Ę҆Ĝ҈ő҈
in _ just	āѹŏҋ
in _ last	āҋ
in _ list	ĀѷĘҋ
in _ log	ĀҊįҋ
in _ main	ā҈
in _ many	ĆҋĎҌ
in _ mean	āҋĴѶ
in _ methods	Ń҉
in _ module	ċ҆ĭ҈Ķ҉ķғŒѺ
in _ name	ā҆
in _ next	ā҈
in _ of	ĀѧāѲĔҋę҆Ĝ҉ĝѹĢҐģ҉ĩ҆ĪѺĳ҉ĸ҇Ļ҇
in _ on	āѵĐ҈Ĵҏ
in _ or	ĀҐğ҆ŋ҇
in _ order	āҙēѹ
in _ overridden	āҊ
in _ package	ĀѹĞ҉ĭ҆ĵ҆
in _ parent	Āҋ
in _ pass	Ŏҋ
in _ past	ĀѸŅҘ
in _ place	āѹő҇
in _ places	Ā҈
in _ please	ĀҊāѺĳ҇
in _ previous	ā҇
in _ project	Āѷāѹė҆ġҌŋҊő҉
in _ release	āґ
in _ releases	ŉ҆
in _ repo	ĀҤāѰġҊİ҇ň҈Ŕ҈
in _ repository	ġ҆ł҆
in _ requirements	Ā҇ė҇
in _ revision	ąҎ
in _ right	ě҇Ĝ҇
in _ same	āҍ
in _ signature	ĀҌāѺď҆Ňҋ
in _ source	Āѳāѷċ҆đҏğҍĵ҆ķҊ
in _ struct	Ĥ҈
in _ subclasses	āѺŀҔ
in _ subdirectory	őҋ
in _ succeed	Ŏ҇
in _ switch	āҌĸѷ
in _ tags	ŉ҉
in _ terminal	Ğҋ
in _ test	ĀѯōҍœҎ
in _ tests	ōҐœ҇
in _ that	āѴĐҎŏҎ
in _ the	āѸĵѺĺҍĻѶļҐ
in _ they	ā҈Đ҆
in _ this	Ģ҈ķ҆
in _ to	ā҉Ę҉ľѷ
in _ total	Ŋ҉
in _ tree	āѹőҐŒ҆
in _ true	ĝ҆
in _ try	Ā҆
in _ unit	āҌ
in _ unused	ĀҏāѺĝѸ
in _ variable	Ő҉
in _ verbatim	ĲѸĴ҉
in _ was	ĀҊāѺ
in _ way	āѶď҇ē҇
in _ what	ĀҐāҮĂ҇ĐѹđѵĢѵ
in _ when	ń҉
in _ where	ā҇
in _ which	Ą҈ģ҈
in _ who	āѹĲҊ
in _ why	ā҆
in _ wich	Ā҈āѹ
in _ without	ŏ҆
in _ word	ł҆
in _ words	ĢҎ
in _ workflow	ĀҘāѵ
in _ year	ā҈
in _ yes	ġ҉
in _ |	ĀѺĂѷđѭĕѹĘѺĝҙğѲĠҍĤ҇ħ҉ĩѸİ҇ĲҊĳҋĻҍľҊņ҆ŊҜōѺőѺ
in a	āѺĈҐĢ҈Ħҋļ҇
in a <name>	ĀѹĈҍĢ҇
in a circle	ĦҊ
in a circular	ĀҊ
in a function	ļ҇
in a try	Ā҆
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	Ħғ
in an earlier	ā҈
in an import	āѹĦғ
in another	ĀѺāҍ
in between	ĀѺăҋħҌ
in between <tag>	ă҇
in between |	ħ҈
in body	ę҆Ļ҈
in body of	ę҆Ļ҈
in by	ĀѺĝ҉Ĩ҈Īҕ
in by <name>	Ĩ҆ĪҊ
in by <path>	Ĩ҆ĪҊ
in by which	ĩ҇
in bytes	ĀѺā҇
in bytes |	ĀѺā҇
in cfg	ā҆
in change	ĀѸĢҌ
in change of	ĀѸĢҌ
in child	ŀ҆
in child classes	ŀ҆
in ci	ā҇ğѺŕҌ
in ci $	ŕҍ
in circles	Ħ҇
in class	ć҉
in cls	ĚҌ
in code	āѸğґĸ҇
in commit	ĀѷČҋčҐ
in commit <commit>	ĀѷČҋčҐ
in commits	āѵĎ҉
in commits $	Ā҉
in commits |	āѺĎҊ
in common	āҋ
in common |	āҋ
in directly	ĜҊ
in directly |	ĜҊ
in except	ń҉
in from	Ī҆
in func	ĔҘĘѺę҈
in func <name>	ĔҘĘѺę҈
in function	ĕ҆
in function <name>	ĕ҆
in git	Ď҆į҆
in git $	į҇
in go	ā҈
in here	āѸĒ҈ġҊİҊ
in here does	Ā҇
in here |	ĀѺİ҉
in history	ĀѵāѺİґ
in how	ĆҋĎҎ
in how many	ĆҋĎҌ
in import	āѺĦҋ
in import cycle	āѺĦҋ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѷĚ҆ğѷĠ҆ľ҈Ŏ҆œҊ
in it $	ĀѷĘ҆ľ҇œҋ
in it are	Ŏ҇
in it |	ĀѶā҆Ě҆ğѸ
in its	Ā҆āѭĉҔĘҋĭ҇ĸ҆
in its body	āѳĉҐĊ҆Ę҆
in its code	Ę҆
in its enum	ĸ҇
in its module	ĭ҈
in java	ā҇
in line	ĀҐĐѺ
in lines	āѶĳҜ
in lines $	ĳ҉
in lines of	ĀѸĳҊ
in lines please	ĳ҆
in lines |	Āҋāѹ
in motion	ŕ҇
in my	āѹĞ҈ğҊ
in my shell	ğҊ
in other	āҎ
in our	ĀѺā҉
in place	āҌ
in plain	Ģ҆
in plain words	Ģ҆
in production	āҊ
in production |	ā҆
in python	āҋ
in python |	ā҇
in release	Ġ҆
in release <tag>	Ġ҆
in repo	ġґőҊ
in repo $	ġ҆őҌ
in rust	ā҇
in short	Āѵāҍ
in signature	Ĕҏ
in source	ğҐĽҏ
in source $	ĽҔŔѵ
in struct	Ĥ҆
in struct <name>	Ĥ҆
in subclasses	ŀғ
in subclasses $	ŀҏ
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҇
in tests |	Ā҇
in the	Ā҆ā҉ă҆ĆѹćґĉҏĊ҉čҊďѴĐѲđҎē҆Ę҉ěҐĝѹĞҎğ҈ĠґĢѵģѳĥѹĦѺĩѳĪѴīҌĬѸĭѷİѺĵѱķѲĹѺĿҋŁҊŃѶŅґņѷň҉ŎѸŏѸő҈ŔҍŕѶ
in the <name>	ĀҊā҆ĉҊ
in the body	āѸĉҎĻ҆ļ҈Ŀ҈
in the brackets	Ł҈
in the call	āѹĊ҈
in the checkout	ő҆
in the ci	ĀѺāґ
in the class	āѸľ҈ĿѹňҔ
in the code	āѰĊҐĐѹĠ҈ġҋĶ҈ĸ҆ĺҋŔ҉
in the commit	č҉
in the config	ĀҊ
in the configuration	Đ҈
in the constant	đ҈
in the declaration	ī҆
in the definition	ć҆Ł҈
in the directory	ő҈
in the file	ĀѬāҡĲ҉Ŋ҆őѵ
in the first	ā҆
in the function	āҌĔ҈
in the hierarchy	ĚҊ
in the history	ĀғāѬĎґ
in the impl	ĿҌ
in the implements	ī҆
in the inheritance	ěҋ
in the last	āҌ
in the list	ĀѺĘҋ
in the log	Ā҆įҋ
in the main	ā҈
in the module	ā҈
in the next	ā҈
in the past	ĀѸŅҘ
in the previous	ā҇
in the project	őҊ
in the repo	ĀҙāѸ
in the repository	Ā҈
in the requirements	ė҈
in the same	āҍ
in the signature	ĀҌāѺŇҋ
in the source	ĀѴāѹđҏğҍ
in the struct	Ĥ҈
in the test	ĀѵōҐŎ҆
in the tests	œ҇
in the tree	āѹőҐŒ҆
in the variable	Ő҆
in the way	āѷē҇
in the workflow	ĀҘāѵ
in their	ĀѸā҈ĥҌ
in their diff	Ď҆
in their name	ā҆
in them	Ń҈
in them $	Ń҇
in this	ĀѸāѱĊҊĎѺđ҈Ē҇ĖѹġҤĢ҉ĬѺĭҋĮѷİ҈ň҈ŋҎőҋŔҌ
in this code	đ҉Ē҇ĢҊĭ҇
in this codebase	ġҋ
in this package	ĭ҆
in this project	āѲė҆ġҊĮѺŋҊ
in this repo	Āҋāѷġҋİ҆ň҈
in this repository	Āѹā҆ġ҇ł҆
in total $	ā҇
in tree	ĵ҆ő҆
in tree is	ő҈
in version	ĀҊāѹĠ҇
in version <tag>	Ġ҇
in what	āѸĉѹċ҉ď҉ğ҈ĢѶģѺĩ҉ķ҇ĸҌĽ҇ŀҏŅѵņ҇ňѹŉҊőҒœ҉Ŕ҆
in what $	Ī҆
in what commit	ĀҐāѺį҆
in what directory	ő҈
in what file	āѹğҊĸ҉Ĺ҆
in what files	Ā҆ĩ҉
in what from	Ī҆
in what module	ċ҆Ķ҆
in what order	āҐ
in what places	Ā҈
in what subdirectory	ő҇
in what test	œҊ
in what tests	ōҋ
in what they	ā҉
in what way	ď҆
in what |	ŅѹņҊ
in which	ĀѰāҞąҎĆҐćѺĉѵĊ҈čѺĎѺďҒēѹğѷį҉İѶĵҎĶ҉ķғĺҊŁѹŃ҉ŅѺŋѺŌѺōҒőґœ҈
in which <name>	ďҍōҋ
in which a	Ń҉
in which class	ŀ҆
in which classes	ĥ҆
in which commit	Āҏį҉
in which commits	ĀҊ
in which dir	őҊ
in which directory	Œ҇
in which file	Ķ҈ĺҊļ҈œ҆
in which files	āҌ
in which folder	Œ҉
in which functions	ĉѺĊҌ
in which module	āѺķҌ
in which of	āѺő҇
in which order	āҊ
in which place	āѺő҇
in which release	āҍ
in which revision	ąҊ
in which source	ĵ҇
in which subclasses	ŀ҈
in which tests	ō҉
in which the	ĺ҈
in wich	ķ҇Ń҈
in with	āѺăѺĄ҈
in with an	ĩ҈
in with import	Ā҇
in |	āѳą҆ĵ҆ķҏĺ҇ő҆œ҇
in | $	āѴą҆ĵ҆ķҏĺ҇œ҇
include	ĀѹāѮč҇Ę҆ęҊĚҍĩ҉ŉҐ
include $	Ī҇
include <commit>	ŉ҈
include <commit> |	ŉ҆
include <name>	ĀѸāѹĘ҆ęҊĚҎ
include <name> $	ĘҍĚ҉
include <name> |	Ęѹęҍ
include <path>	Ā҆č҆
include <path> $	ĀѷĜҜĝѶ
include <path> |	ĀґĜѢĝҍ
include _ $	āѷĘҍĚ҉ĜҜĝѵ
include _ of	Ĝ҇
include _ |	Ā҈āѺĘѹęҍĜѡĝҐŉҊ
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
includes	āѸĜ҉ĩѨĪҨ
includes <path>	Ā҇Ĝ҆ĩѷ
includes <path> $	Ĝ҇
includes <path> |	Ā҉ĩѷ
includes _ $	Ĝ҇
includes _ imports	Ī҆
includes _ |	Āҍĩѷ
includes of	ĀѸĩѲĪҟ
including	ĀҍňѺ
incoming	ĉѫĊҤ
incoming _ of	ĉѸĊҐ
indirect	ĀҐĊѹ
indirect _ of	Ā҆
indirect callers	ĀҊĊѹ
indirectly	āҖĜѳĦ҈ħҒĨҍĩѹĪѷňѺ
indirectly $	Ħ҆
indirectly _ $	ĀҏĜѸ
indirectly _ <path>	āѶħҍ
indirectly _ its	ā҉Īѹ
indirectly _ some	ā҆
indirectly _ which	Ĩ҉ĩѺ
indirectly import	āѷħҍ
indirectly import <path>	āѷħҍ
indirectly through	ĀѸāҘĪѹ
indirectly through its	ā҉Īѹ
indirectly via	Ĩ҉
indirectly via which	Ĩ҉
indirectly |	ĀҎĜѸħ҇
indirectly | $	ĀҏĜѸ
indrect	ĀҎāѺ
inferred	āѳŐҙ
inferred _ <name>	Ő҆
inferred _ of	ŐҊ
inferred for	Ő҉
inferred for <name>	Ő҆
inferred type	āѷŐҒ
inferred type of	ŐҊ
inherit	ĀҏāҠć҆ĚҌľѯ
inherit $	ĀѴāҗć҇ľѰ
inherit _ $	Ā҈āѸć҇
inherit _ <name>	āҊĚҍ
inherit _ |	ĀҜāѵĂѸ
inherit from	ā҆Ěҍ
inherit from $	āѺćҍ
inherit from <name>	ĀѹāҍĚҎ
inherit from |	ĀҜāѬ
inherit |	ĀҌćѺ
inherit | $	ĀҌćѺ
inheritance	āѷćҔĚҚěҏ
inheritance $	Ě҆ě҇
inheritance _ $	ě҉
inheritance _ <name>	ćґ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҇
inheritance chain	āѹĚҋě҆
inheritance hierarchy	ć҆
inheritance of	ćґ
inheritance of <name>	ćґ
inheritance tree	ĀҎ
inheritance tree above	ā҆
inherited	ĀҎāѲęѸěҍŀ҈ňҋ
inherited _ $	ĀҌň҈
inherited _ <name>	āѺě҈ŀҊ
inherited by	ĀѺěҐ
inherited from	Āҍ
inherited from $	Āҍ
inherited method	Ā҈āѹ
inherited method <name>	āѺŀҊ
inheriting	ĀѵňҔ
inheriting <name>	ĀѺňҍ
inheriting _ |	Āѷň҉
inherits	āѶć҈Ěҍěҍňҋ
inherits <name>	Ā҇Ě҈
inherits _ $	ćҋě҇
inherits _ <name>	āѹĚҌň҈
inherits _ it	ň҆
inherits _ |	Ā҇ě҆
inherits from	āѸć҆ěҍňҌ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҌň҈
inherits from it	ň҆
inherits from |	ě҆
initial	ĀҔāѣą҆ĔҍĶҋ
initial _ $	Ā҆
initial _ of	ąҊ
initial add	ąҊ
initial add of	ąҊ
initial assignment	Ķ҉
initialised	Ā҇Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѶāҍķѳĻҢļүŁѹ
inner <name>	ļҊ
inner <name> |	ļ҆
inner _ <name>	ĀѹāҔķѷĻҡļҕŁѺ
inner _ |	āѸļҐ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҉
inner func <name>	Ļ҉
inner function	āґĻ҆ļҕ
inner function <name>	āґĻ҉ļҊ
inner helper	ā҇ļ҉
inner helper <name>	ā҇ļ҉
input	Ł҇
inputs	ĀѵāѸŁҫ
inputs _ <name>	ĀѺāѷŁҔ
inputs _ function	Łҋ
inputs _ the	ā҇
inputs does	āѺŁҍ
inputs of	ŁҌ
inputs of <name>	āѺŁҌ
inputs the	Łҋ
inputs the function	Łҋ
inside	ĀѯćѺĉҎĊѹĐҒęғĢѵģѺĪ҆ĵѴķѸĹҔĻҟļҔľ҇Ŀқń҆ňѺŊґōѸŎ҉Œѱ
inside <name>	ĀҊāѶĉ҈ęҐĻҋļ҈Ŀ҈Ŋ҉ōѹ
inside <name> $	āѺĉ҆ę҈ĿҊŊ҉
inside <name> is	ĻѺļ҈
inside <name> what	ā҉
inside <name> |	ĀҌāѷęҊĻ҈
inside <path>	āѸŊ҇
inside <path> $	Ŋ҆
inside _ $	ĉҊę҈Ī҇Ŀ҉Ŋґŏ҆
inside _ <name>	ĀѹāҐĵѸĹҊļ҇ĿҏŒѴ
inside _ body	ļ҇
inside _ class	Ĺ҆ľ҇
inside _ file	Đ҆
inside _ function	āѮĻғń҈
inside _ going	Ŏ҈
inside _ is	Ĝ҆ĻѺļ҈
inside _ what	ā҉
inside _ |	ĀҎāѱęҊĳ҉Ļ҈
inside a	āѺļ҈
inside a function	āѺļ҈
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѺĐ҆
inside the	ĀѲāґĐ҈ĢѹĵѸĹґĻҐľ҆ń҈ŒѲ
inside the <name>	āҍĹ҆ļ҆ŒѴ
inside the body	ļ҇
inside the class	Ĺ҆ľ҇
inside the file	Đ҆
inside the function	āѵĻғļѶń҈
install	ĀѶāҎĖҡĞғ
install $	ĞҐ
install <name>	ĀҏĮѷ
install _ $	ĀѵāѵĖҚ
install _ it	Į҇
install _ this	ā҇
install _ what	Ė҉
install _ |	āҊĞѹ
install for	ā҆Į҇
install for it	Į҇
install for this	ā҇
install it	Į҇
install it |	Į҇
install this	Ė҈Ğѷ
install |	Ğ҉
install | $	Ğ҉
installation	āѵĞҎ
installed	ĀѷĖҊĞҝĮѶ
installed _ $	Ğҏ
installed _ my	ā҈
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҉ĮѺ
installed on my	ā҈
installed |	Ğ҈
installed | $	Ğ҈
installing	Ğҏ
installing this	Ğҋ
installs	ĞҔ
installs $	ĞҐ
instance	ĀѷĚ҈ĤҢ
instance _ <name>	Ě҈Ĥ҇
instance _ does	ĤҊ
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤғ
instance variables does	Ĥ҈
instances	ĀҙŇ҆
instances of	ĀҋŇ҆
instantiate	ĀҟĊѺĩѶ
instantiate <name>	ĀҖā҆ĩѶ
instantiated	Āҍāҙĩѹĵѹ
instantiated _ $	ĀҊā҈ĵѹ
instantiated |	Ā҇ā҆
instantiated | $	ĀҊā҆ĵѹ
instead	āґ
instead _ $	ā҆
instead of	ā҈
instead |	ā҆
instead | $	ā҆
int	ĭ҆Őҗ
int _ $	ĭ҇
int _ |	Ā҆
int it	ĭ҇
int it $	ĭ҇
integer	ĀѶāҍ
integration	Āҏ
integration tests	Ā҇
interface	ĀҋāҌģ҇ĥҶīҔķѺĽҸĿѳňѹ
interface $	ī҆
interface <name>	ĀҍĥүīѰĽҬĿѹ
interface <name> $	ā҉ĥҗīѵĽҍ
interface <name> implemented	ĥ҆
interface <name> is	ā҈
interface <name> |	ĀҌāѲĥҎĽ҇
interface _ $	ā҈ĥҖīѴĽҌ
interface _ <name>	ī҈Ľҋ
interface _ implemented	ĥ҆
interface _ in	ĥ҇
interface _ is	ā҈
interface _ the	ģ҆
interface _ which	Ā҇
interface _ |	Ā҇ĥҌ
interface and	ī҆
interface is	ī҉
interface is <name>	ī҆
interface of	ģ҆
interface of the	ģ҆
interface wise	ī҆
interface wise |	ī҆
interface |	Āґ
interface | $	Ā҇
interfaces	āҊĥѷīә
interfaces $	īҏ
interfaces <name>	ī҉
interfaces _ <name>	ā҇īҕ
interfaces _ class	ī҉
interfaces _ it	Āҋ
interfaces _ the	īҋ
interfaces _ |	ā҇
interfaces are	īҋ
interfaces does	Ā҈īҌ
interfaces is	ī҈
interfaces of	īҊ
interfaces that	ī҈
intermediate	ħҌĨ҇
intermediate _ does	Ĩ҇
intermediate modules	ħ҈Ĩ҇
intermediate modules does	Ĩ҇
internal	ĀѶāѱĬѺĭӉ
internal $	ĭҎ
internal _ $	āѺĭҗ
internal _ not	ĭ҆
internal |	āѺĭҖ
internal | $	āѺĭҔ
interrupt	ā҆
into	ĀѳāґăҌĄѺąҕĊ҉ĝҏĩѵĮѵľ҇ŁҊŅѸņҗŉҍő҆
into <name>	ĊҊĮѺľ҇Ł҉
into <name> $	Ł҇
into <name> |	ā҈ĊҎľ҈
into <path>	ĝҋ
into <path> $	ĝ҇
into _ $	ĝҊŁ҇ł҆
into _ by	Ā҉āѹŅ҈
into _ code	ĀҊ
into _ import	ā҇
into _ releases	ŉ҈
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ąҊ
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҍĝ҆ľ҈
into a	āҊłѺ
into an	ā҇
into an import	ā҇
into by	ŅѺņҋ
into by renaming	ņ҈
into for	ő҇
into one	ā҉
into the	ąҒ
into the code	ĀҊ
into the repo	ą҉
into the repository	ą҆
into the tree	ą҆
into what	ņҊ
into what was	ņ҆
into |	ł҆
into | $	ł҆
introduced	Ā҉āѸăҎąңğѹĽ҈
introduced <name>	ĀҎąѸ
introduced <name> $	ĀҜąѧ
introduced <name> |	ĀѳąҐ
introduced <path>	ĀѳąҒ
introduced <path> |	ĀѴąҏ
introduced _ $	ĀҚā҇ąѥĽ҆
introduced _ <tag>	ă҈
introduced _ file	ąҏ
introduced _ import	ĀѶāҌ
introduced _ what	ą҇
introduced _ |	ĀѦąҠ
introduced in	ą҇
introduced in what	ą҆
introduced the	Āҍāѹąҏğѹ
introduced the file	ąҏ
introduced the import	ĀѶāҌ
introduced |	ā҇Ľ҆
introduced | $	ā҇Ľ҆
introduces	āѸċ҇Ľ҈
introducing	ĀѸąҎ
introducing _ $	ĀѸąҋ
invoke	ĉҎĊ҉ĘҐ
invoke <name>	Ċ҇ĘҐ
invoke <name> |	Ęҏ
invoke _ $	ĉ҉
invoke _ |	Ęҏ
invoke |	ĉҊ
invoke | $	ĉҊ
invoked	āѺĉҐĊґęҠ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҙ
invoked anywhere	ę҇
invoked by	ĉҌę҈
invoked by <name>	ĉҌę҆
invoked from	ęґ
invoked from <name>	ęґ
invoked |	Ċҋ
invoked | $	Ċ҇
invokes	ĀѴāѺĉҕĊҍĘҌ
invokes $	ĉҋ
invokes <name>	ĀѶāѹĊҎĘҌ
invokes <name> $	Ċ҉Ę҇
invokes <name> |	Ł҆
invokes _ $	ĀѺĊ҈Ę҇
invokes _ |	Ł҆
invoking	ĊҐĘҊĿѸ
invoking <name>	ĊҐĘҊĿѸ
invoking <name> $	ĊҐĿѸ
invoking _ $	ĊҐĿѸ
involved	Ħ҉
involved in	Ħ҇
is	ĀҊāѱĂѲăѭąѴĈҋĉѰĊѱċ҆ČѫčґĎѦďѷĐ҇đҎĔҊĖѱėѴĘҎęҘĚҒěҤĜҒĝҙĞѴġ҉ĢҊģѸĤѵĥѷĦҌħѶĨ҈ĩѲĪѰīѱĬҗĭҢį҇İ҆ıҋĲ҈ĴѺķ҇ĹҖĺ҇Ļ҆ľѺĿѩŀѺŁѨłҍŃѴńѱŅѵņѺŇѵŊѸŌ҈ŏѱŐҐŒғœҊŔѺ
is $	Ć҇ķґł҉
is <commit>	ĀҍāѸŉ҈
is <mark>	Āѹā҇Ē҇
is <name>	āѩĂѹĆҌćҌčҍĎѰđҊĒѷēҎĔ҇Ę҈ęҜĚҊěҚĜҍĝѹĠҋĢҒģѹĤѹĥѸĪ҈ĮѶĳѶĴѹĵѹĶѷķѭĽѺŀҍłѸŅѹňҒŋҌō҉
is <name> $	ĆҌĐҊĳѸĺѹœ҉
is <name> 's	ĀѸļ҈ľ҈ő҈
is <name> <name>	ĀѹāңđѮŀ҆
is <name> a	ĀѷāѶćҌęҋĚҍŋ҆Ō҈
is <name> abstract	Ĭ҇
is <name> allowed	āҊ
is <name> among	ĀҌāѴč҆ĚҌ
is <name> an	ě҉ī҉
is <name> annotated	ē҆Ň҈
is <name> async	Ĭ҆
is <name> based	ĀѶćҐĚҍňѷ
is <name> being	ĀґāѸ
is <name> built	ćҎňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѹĊґņҎ
is <name> configured	Ā҆
is <name> considered	ĭ҈
is <name> covered	Ā҇
is <name> declared	ā҆
is <name> decorated	ēғ
is <name> defined	ĀѰā҉Ć҇đғĺ҆
is <name> derived	ć҈
is <name> documented	ĀҙāѨ
is <name> doing	Ģ҆
is <name> ever	ęҏěѹ
is <name> exported	ĭ҆
is <name> extended	ě҉ň҈
is <name> faster	āҌĬѹ
is <name> for	Ģҍ
is <name> good	āѯĢҕ
is <name> implemented	ĀѸā҉ĥ҆ĺҍ
is <name> imported	ĀѸāҎ
is <name> importing	Īҋ
is <name> in	ĀѸĘҊĚ҆ĢҊň҇
is <name> inherited	ě҈ň҉
is <name> invoked	ę҇
is <name> is	ĀҊ
is <name> known	ġ҆
is <name> measured	āҋ
is <name> of	āҋ
is <name> one	Ā҆āѵĘҍě҈Ĝ҇ŋҍ
is <name> overridden	ŀҎ
is <name> part	ĀѺĠ҇Ħ҆
is <name> public	ĭ҇
is <name> raised	Ń҉
is <name> set	đҎ
is <name> stable	ā҈ĬѺ
is <name> static	ā҆Ĭ҈
is <name> tested	ĀѺōҏ
is <name> the	ĀѵćѳĉҐĚѸě҇ğ҇ģ҆ňҕ
is <name> to	Ģ҇
is <name> used	ĀҌāѭę҆ĩҋ
is <name> well	āҌ
is <name> what	ěҎ
is <name> without	ĀҋāѺ
is <name> |	ĀҏāѴćҎĎѴĐѺĢѷĺҕňҐŒ҆
is <path>	ĀѡāѰčҍĜҖĝҙĦ҉Ĩҝį҉ĳ҆ņ҆ŕҌ
is <path> a	ĀѺĝҌ
is <path> among	ĜѹĝҒ
is <path> an	Ĝ҉ĝѹĩѺĪ҈
is <path> called	ĀѺņҋ
is <path> imported	ĀҐāѺĜҌĨҊĩѸ
is <path> importing	ĪҌ
is <path> one	Ĝ҈
is <path> part	Ħ҇
is <path> pulled	Ĩҍ
is <path> reachable	Ĩ҆
is <path> reached	Ĩ҈
is <path> started	ŕ҈
is <path> too	ā҆
is _ $	ĀҖĆ҆Ĉ҇ĊѸčѺĔ҇ėѲěѴġѹĦѹĬҕĭ҆ĮҘı҈ĳѷĶҊķҋŀѺŌ҇ōѶŐ҆ő҈œ҉
is _ 's	ĀѴĳ҇ļ҈ľ҈Ŋ҆őҋ
is _ <commit>	Ā҈āѺ
is _ <line>	āҔ
is _ <name>	ĀѭāґćѵĊҋďҌĐ҇đѭĔѷĘҚĚҜġҒĢѨģ҆ĬѶĵҏķѺĺѺņѺŋ҇ŒҖ
is _ <number>	ĀѺĳ҇
is _ <path>	Ā҈āѲĜҌŅ҈
is _ a	ĀҤāѲĘ҉ęҏěҊĝ҉ĭѺĳѺł҉ňѵŌ҇
is _ about	Ā҉āѷ
is _ abstract	ĀҍĬҌ
is _ allowed	āҊ
is _ among	Ā҉āѰčҎĚҋĜѺĝґ
is _ an	ĀҌāѯě҉Ĝҍĥ҆ĩѶĪҌī҇
is _ annotated	ē҆Ňҋ
is _ any	Āѹō҆
is _ anything	ā҈
is _ async	Ā҆Ĭҋ
is _ at	ĀѷĴ҈ĺ҇
is _ available	ģҊ
is _ base	ĀҋāѴěѹňғ
is _ based	ĀѶćҐĚҍňѷ
is _ being	ĀҏāѶ
is _ biggest	ĀѰāҟ
is _ body	ĀѰāґ
is _ build	ĀҌ
is _ built	ćҍ
is _ by	ĀҎĊҌĔҌė҈ĢҌģ҉ĪѶĬѹńҋ
is _ called	ĊҋķѸņҠ
is _ caller	ĊҊ
is _ changed	Āҋ
is _ child	ň҆
is _ class	ĀѺć҇
is _ classmethod	Ĭҏ
is _ closure	ĀѳāҍĻ҆
is _ code	Āѥā҉Ĉғ
is _ commit	Ďґ
is _ configured	āѺ
is _ considered	ĭ҈
is _ constant	Ā҇āѹđ҉ĶҐ
is _ coroutine	Ĭҏ
is _ covered	Ā҇
is _ current	ņ҈
is _ dead	Āѳāҗ
is _ decorated	ēҒ
is _ decorator	ĀѸāҍ
is _ default	āҌċѷĔҊĕ҉
is _ defined	Āѳā҆đҒœ҈
is _ dependency	ĜҊ
is _ derived	ćҋĚҍňѺ
is _ description	ĀҊ
is _ difference	ĀѺāҋ
is _ documented	Ā҆
is _ doing	ĀѺāҌĢ҉
is _ earlier	ĀҋİѶ
is _ enumerator	ĸ҈
is _ environment	ĀҍğѺ
is _ ever	ęҏěѹ
is _ exception	Ā҉
is _ exported	ĭҎ
is _ extended	ě҉ň҈
is _ faster	āҍĬѹ
is _ fastest	āҊ
is _ file	ĀѰā҉Ŏ҈őҞŒѺ
is _ first	ĀҐāѯą҉
is _ flag	ċ҆
is _ for	ĀѰāҍĢҙ
is _ former	ņ҇
is _ from	ĀѫāҌąҋňҋ
is _ function	āѹē҇ĬґķҊ
is _ generator	Ĭҏ
is _ git	Ā҉āѺ
is _ given	ĀҌ
is _ global	ĶҌ
is _ good	ĢғĬѺ
is _ handled	Ā҉ĸѺ
is _ here	ėҊ
is _ history	āҌ
is _ how	Ě҆
is _ idea	Ģҋ
is _ ignored	āҍ
is _ implementation	ī҆
is _ implemented	ĀѸā҈ĥ҈ĺҍ
is _ import	ĀҔĜѹ
is _ imported	Ĝҋĝ҇ĨҎ
is _ importing	ĀѹĪҖ
is _ in	ĀѸāѲćѹđ҆Ę҈ģ҇ĦҍĪ҇ĲѺńҊŒ҇
is _ included	ā҆
is _ inheritance	ĀѺā҈
is _ inherited	ě҈ň҉
is _ inner	Ļ҆ļҍ
is _ inside	Ĺ҆
is _ instantiated	ĀҔāѳ
is _ int	ĭ҇
is _ interface	ĥ҆
is _ internal	ĭҍ
is _ into	ĀҌ
is _ invoked	ę҇
is _ is	ĀҔāѺĄ҈
is _ it	ĀѶć҆ė҆ĝ҇
is _ job	Ģ҉
is _ key	Āҍ
is _ known	ġ҆
is _ largest	āґ
is _ last	Ā҆āѴĳҎ
is _ latest	ĀѱİҖ
is _ length	Ā҈ĳѺ
is _ licence	ı҉
is _ license	āѸıҍ
is _ line	ĀҋāѩĲҍĳ҈
is _ lines	ĳ҈
is _ loaded	ĩ҇
is _ local	ĻѷļҎ
is _ long	Đ҆
is _ longest	āҙħѹ
is _ lowest	ė҆
is _ lst	ĀҏŊѳ
is _ measured	āҊ
is _ member	ĸ҆
is _ method	ĹҐľҋ
is _ minimum	ĮҊ
is _ mit	ĀҌ
is _ module	āѰĝҊŒҖ
is _ more	Ć҆
is _ most	İҌ
is _ name	ĭ҉
is _ needless	ŏ҇
is _ new	ņ҈
is _ newest	āҒĮѶį҇
is _ no	Ě҆
is _ not	āѸįҊ
is _ number	Ď҈Ŋ҇
is _ of	ĀѸā҆ć҇
is _ old	āѹŅҏ
is _ oldest	Ā҇āҋĆѹĮҌ
is _ on	ĀѸāҋĖ҇Įѷĺ҉Ľ҆
is _ one	āѱčҊĘҌě҇Ĝҏŋґ
is _ option	āѶċ҈Đ҆
is _ or	ĭ҆
is _ outcome	Ŏ҆
is _ overridden	ŀґ
is _ parameter	ĀҌĐ҇
is _ parent	āѰćҐěҍ
is _ part	ĀѺāѷč҆Ġ҇ĦҌ
is _ path	ā҇ķ҆ŒҊ
is _ predecessor	Ņҋ
is _ private	ĭҍ
is _ project	ĀѓāҲı҆
is _ property	Ĭҏ
is _ protected	ĭҍ
is _ public	ĭ҉
is _ pulled	Ĩҍ
is _ purpose	Ģ҇
is _ raised	Ń҉
is _ reachable	Ĩ҆
is _ reached	āҗĨ҇ŒѺ
is _ read	ĀҎ
is _ real	ĀҊ
is _ referenced	ō҇
is _ release	ĀҍāѴ
is _ repo	ĀѷāѺĈ҈ġ҆ł҇
is _ repository	ĀҋāѶ
is _ required	ĀҔ
is _ responsible	Ģ҆
is _ result	āѹŅ҈Ň҇
is _ return	āѹŇ҉
is _ right	Ĭ҆
is _ role	ĢҊ
is _ run	ĀѺāҎęҍěѸŌѺ
is _ safe	Ā҆
is _ set	đҏ
is _ shipped	āҏ
is _ shortest	āѸħҐ
is _ slowest	āҋ
is _ so	āѸĬ҇
is _ something	ĀѺġҌł҉
is _ somewhere	ĀѹĚ҉
is _ stable	ā҈ĬѺ
is _ started	ŕ҈
is _ state	Ā҇
is _ static	ĀҏāѷĬҊ
is _ status	Ā҉
is _ string	ĀҐāѴ
is _ struct	ā҈
is _ subclass	ćҊ
is _ successor	ņ҉
is _ such	Ā҈āѹġ҆ŋ҆
is _ superclass	ěҎň҆
is _ supported	ĀҋĮ҇
is _ test	Āѩāґŋ҆Ōҋœҕ
is _ tested	ōґ
is _ than	Ą҉
is _ thanks	āѸ
is _ that	Ā҇āѶ
is _ the	ĀѵāґćѶĉҏč҆đҌĚѴĞ҆ğ҆ĢѶĬҍĭғňҔŋ҈őѸŒѳ
is _ thrown	āѹŃҌ
is _ to	ĀѱāѴĂҎĊѷđҒĔҕĕѺĝ҆ĢҊģ҆
is _ today	ĀҐ
is _ too	ā҇
is _ topmost	Āѹįҋ
is _ total	Ŋғ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҐĚѴ
is _ true	āѰĊѺĬҏ
is _ type	ĀґāҋĶѺŇѪŐ҉
is _ unchanged	āѳįҏ
is _ used	āѳę҆ĩқ
is _ value	Āҍĕ҇
is _ variable	ĀѺŐҖ
is _ well	āҌ
is _ what	ĀѳāѺěҍĬҍĹ҇ņ҇
is _ where	āѵĐ҆ōҊœ҉
is _ which	āѶİ҆
is _ why	ĀҍāѴ
is _ with	ĀѺāҍĒ҉ēҍŁҊ
is _ within	Ļ҇
is _ without	ĀҊāѲĕ҇
is _ workflow	āѺŕҎ
is _ wrapped	ē҇
is _ |	ąѹćҊĈѹĊ҆ĎѱĒѹĕ҉ėѸĞ҆ĢѸĪѺĭҊĮѱĲ҆ĵ҉Ķ҈ķҋĹ҈ĺҠĻҋŃ҆ňҍŋѳŔѹ
is a	Āѵā҉ć҇Đҋđ҈ĢѶĬґĭѺĶ҈ļ҆ňҍ
is a <name>	Į҆
is a base	ňҋ
is a child	ň҆
is a classmethod	Ĭҏ
is a coroutine	Ĭҏ
is a decorator	ā҆
is a file	ő҆
is a generator	Ĭҏ
is a local	ļ҆
is a method	Ā҆Ĺ҉
is a property	Ĭҏ
is a subclass	ćҊ
is a test	ŋ҉
is a variable	Ő҇
is abstract	ĬҘ
is abstract $	Ĭ҉
is added	ċ҆
is allowed	ā҈Ċѹė҆
is also	ĝҊ
is among	Ā҈
is among the	Ā҈
is an	ĀҌĜѹī҆
is an implementation	ī҆
is an import	Ā҈Ĝѹ
is annotated	ē҈
is annotated with	ē҈
is anybody	ĀѺā҇
is assigned	đҊ
is assigned to	đҊ
is async	ĬҘ
is async $	Ĭ҉
is at	Ĵ҈
is at line	Ĵ҆
is at the	Āҋ
is behind	āѹĲ҉
is behind <path>	Ĳ҆
is being	ĩ҆Ĭ҆
is called	ĀҍāѶĊѺĕ҆ġґŋҋŒҊ
is called <name>	āѴġґŋҋŒҋ
is called by	āҌ
is called today	ĀҐ
is called without	āѹĕ҇
is calling	ĀѱĊҊ
is calling <name>	ĀѴĊ҉
is caught	ĀҊ
is child	ć҇
is child of	ć҇
is commit	Ā҈āѺ
is commit <commit>	Ā҈āѺ
is configured	āѺĐҎ
is configured for	Ā҆
is configured where	Đ҆
is declared	ĀҍāѸĶ҉Ļ҆ĽҐŁҊ
is declared in	ĀҒ
is declared |	Ķҋ
is decorated	ĒҎē҆
is decorated by	Ē҇
is decorated with	Ē҇ē҆
is defined	Ć҉ġ҉ĺҎ
is defined $	ļ҈
is defined at	ĺ҇
is defined more	Ć҇
is defined |	ĺ҈
is derived	ě҆ňҌ
is derived from	ě҆ňҌ
is different	āҊ
is different in	āҋ
is empty	ā҇
is empty |	ā҇
is equal	đ҆
is equal to	đ҆
is ever	Ā҈
is everything	Ŏ҆
is everything that	ā҆
is existing	ŋ҆
is exported	ĀѹģҌĭҕ
is exported in	ģ҈
is expose	ģ҈
is expose by	ģ҈
is extended	ě҆
is failing	āѹŌ҆
is failing why	Ā҇āѹ
is faster	āҎ
is faster <name>	ā҇
is faster |	ā҇
is for	ĀѵāҌĢҍ
is for $	ĀѶā҉ĢҌ
is found	Ń҉
is func	Ĭ҉
is func <name>	Ĭ҉
is given	āҊĔ҆
is gone	ņ҇
is green	Ō҆
is handled	ĀѺĢҍ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҇ķҌ
is implemented by	ĥ҆
is imported	āҊĨѹĩҊĪ҈
is imported by	ĀҍĪѸ
is imported from	ĀѰāҔ
is imported in	ĀѸĪҏ
is imported into	ĀҌ
is importing	Āѹĩ҆ŏҊ
is importing needless	ŏ҇
is in	ĔѹĞ҇ģ҇Ķ҈Ĺ҆őѷ
is in $	Ķҋ
is in <name>	Ā҆āѹģҌ
is in <path>	Āҋ
is in a	ā҇
is in the	āҊđ҆Ğ҆Ł҆őѺ
is in what	Ĺ҈
is in which	Œ҆
is inherited	ě҈
is inherited by	ě҈
is inside	ĀҏāҗĢѹŒѳ
is inside <name>	ĀҒāѺ
is inside the	ĀѷāҡĢѺŒѳ
is installed	ā҆Ğ҉ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҈
is internal	ĭҔ
is introduced	Ľ҇
is introduced |	Ľ҇
is invoked	Ċҋ
is invoked |	Ċ҆
is invoking	ĘҊ
is invoking <name>	ĘҊ
is it	Ā҉ĂѺąѺĆѺĊѷĒѺėѹĢ҇ģѺĦ҉ĪѺĬґĭ҇ĮҊİ҉ĲѺĳ҇Ĵѹķ҈ĺҌĻ҆łҋŅѸņ҉ňѷŉѹŋѶŌѷŐѹő҉Œҍ
is it $	ĀҊāѹő҇
is it <name>	ā҉ĘҌĬѯ
is it <number>	ĀѺĳ҇
is it a	Ĭ҇
is it abstract	Āҋ
is it called	ĀҐķѹņ҈
is it defined	œ҆
is it derived	Ě҈
is it documented	Āѭāқ
is it doing	ĀѺāҊ
is it given	ĀҌ
is it good	āғĢѺ
is it in	ĀҋāѺĦ҆ĺ҆őѷŒҋ
is it read	āҒ
is it safe	Ā҇
is it so	āѺĬ҇
is it that	Ā҉āѲĊ҆
is it the	Ĭ҆
is it there	Ģ҇
is it true	āѱĊѺč҆ĬҎ
is it |	ĀѭāѸİ҉ķҏŋѵő҈
is its	āҔĎ҆đѸĢҍĬѺĶѸĺ҆Ņ҈ő҈
is its caller	ā҇
is its default	ā҈ĕ҆
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҉
is its path	ő҇
is its type	ā҈ĶѺ
is its value	āҊđѺ
is licensed	ıҊ
is line	āҔ
is line <line>	āҔ
is listed	ĸ҇
is load	ĀҌĭѹ
is made	ģҊ
is made available	ģҊ
is meant	Ģ҇
is meant to	Ģ҇
is missing	ā҉
is missing $	ā҇
is named	ŋ҆
is named <name>	ŋ҆
is new	Ā҆ā҈
is new in	ā҆
is new to	ĀҊāѺ
is not	ĀѶāѸė҆ĝ҈ĢѸĬ҉ĭ҇
is not <name>	āѹĬҊ
is not it	ĀѸė҆
is now	Ņҍ
is now <name>	Ņ҆
is now <path>	Ņ҉
is on	Ĵ҇
is on line	ĀҏāѮ
is on the	Āѳāҏ
is only	Ā҈ĥ҆
is only an	Ā҈ĥ҆
is our	ĀѷāҌ
is overridden	ŀ҈
is overriding	ĀғĢѹ
is passing	Ō҇
is pinned	ėғ
is pinned to	ė҇
is private	ĭҔ
is protected	ĭҔ
is public	ĭҕ
is public in	ģ҆
is pulled	ĩ҆
is pulled in	ĩ҆
is raised	ńҋ
is raised in	ĀѷńҌ
is red	Ā҇
is redefined	Ā҈ŀ҆
is redefined by	Ā҉
is required	ĀҖāѱėѳĮҍ
is required $	ėѱĮҘ
is required |	ĀҜāѷėѹĮѵ
is responsible	ĀѺā҇Ģ҆
is responsible for	ĀѺā҇Ģ҆
is returned	Ňҋ
is returned by	Ň҈
is running	ā҇
is set	Ā҆Đ҈đ҈Ķ҆
is set $	Ķ҇
is set by	Ā҆
is set to	ā҆đ҈
is set up	Ā҆
is situated	ő҆
is stable	į҆
is static	Ĭҗ
is static $	Ĭ҉
is still	āѺĮ҈
is still supported	Į҈
is stored	ĀѷđҋĤ҇Ő҉ő҆
is stored in	Āѹđ҉Ő҆
is struct	ĵҋ
is struct <name>	ĵҋ
is symbol	ĭ҆
is symbol <name>	ĭ҆
is teh	Āҍĭ҆
is teh name	ĭ҆
is test	ĀѳāҗŋѷŎ҇
is test <name>	ĀѺāҋŋѸ
is test file	Ŏ҈
is tested	Ā҇ōҌ
is tested in	Ā҉
is that	ĀѳāѤě҇Ĭґł҇Ō҇Œ҆
is that a	ě҉
is that so	Ā҆
is that test	ĀѺŌ҇
is that what	Ĭҏ
is that |	ĀѸāѶĻ҆ł҈
is the	āҧĆѯć҇ĈҔĉѺčѹĎ҆đѹėѵě҈ĞѶğѳĢ҆ģѶħҊĩѶĪѸĭѺįҏİҊĵѱĶ҆ĸ҈Ĺ҆ĺѱļ҉ľ҉ŁѷłѷŃѺńѺŇҋŊҊōѺŐҏŒҎ
is the <name>	ĀҖā҆ćѺĐ҈ĢѺ
is the base	ĀҌāѳć҈ň҈
is the biggest	ĀѰāҟ
is the build	Āҍ
is the class	ĀѸć҈
is the closure	Ļ҆
is the code	Āѧā҇Ĉғ
is the commit	ĀѵĎґ
is the constant	Ā҈āѵđ҆
is the current	ņ҈
is the decorator	Āѹā҇Ē҇
is the default	ċѹĔҋ
is the difference	ĀѺāҋ
is the enumerator	ĸ҈
is the environment	Āҍğѷ
is the exception	Ā҉
is the fastest	āҊ
is the file	ĀѴőҘ
is the first	ĀҏāѭąҊ
is the former	ņ҇
is the function	ē҇ĬҐ
is the git	Ā҉āѺ
is the global	ĶҌ
is the history	āҌ
is the idea	ĢҊ
is the import	ĀҍĝѸ
is the inheritance	ĀѺā҈
is the inner	ļ҉
is the interface	ĥ҆
is the key	ĀҎĐѺ
is the largest	āґ
is the last	Ā҆āѴĳҎ
is the latest	ĀѱİҖ
is the length	Ā҈ĳѺ
is the licence	ı҈
is the license	āѸıҍ
is the local	ā҆ĻѸļ҈
is the longest	āҙħѹ
is the lowest	ė҆
is the lst	ĀҏŊѳ
is the method	Ĺ҇ľ҉ŀ҆
is the minimum	ĮҊ
is the module	Ā҆āѲĝҊŒҏ
is the most	āѹİҌ
is the name	ā҇
is the new	ņ҇
is the newest	āҒĮѶį҇
is the number	Ď҈Ŋ҇
is the old	Ņ҆
is the oldest	Ā҇āҋĆѹĮҌ
is the one	Œ҆
is the option	āѶċ҇Đ҇
is the outcome	Ŏ҆
is the parameter	ĀҌĐ҇
is the parent	āѰćҐě҈
is the path	āҊķ҆Œ҉
is the predecessor	Ņҋ
is the project	ĀѳāҌĮ҆
is the public	ģ҈
is the release	ĀҍāѴ
is the repository	ĀҋāѶ
is the result	āѹŅ҈Ň҇
is the return	āѺŇ҆
is the role	ĢҊ
is the shortest	āѸħҐ
is the slowest	āҋ
is the state	Ā҇
is the status	Ā҉
is the struct	ā҈
is the successor	ņ҉
is the superclass	ň҆
is the test	ĀѮāҊœҐ
is the topmost	Āѹįҋ
is the total	Ŋғ
is the trait	Ľ҉
is the type	ĀҋāѲŐҋ
is the value	Ā҇āѵđ҇ĕ҈
is the variable	ĀѺŐҏ
is the workflow	āѺŕҍ
is there	ĀѸāґĘҋę҇ĜҐġҔĢ҇ģ҇ĬѶĭѺŋ҆
is there <name>	ĚҌ
is there <path>	ĜҍĝѺ
is there a	Āҏę҇ĚѺĦҊŋѸ
is there an	ĀҋāѶĝ҈
is there any	Āѹō҆
is there anything	ā҈
is there more	Ā҆
is there one	ġ҆
is there something	ġҋ
is there such	Ā҈āѹġ҆ŋ҆
is there to	ģ҈
is there |	ā҆
is this	āҙĈѺıҊłҎ
is this a	ĀѸāҌł҉
is this file	āҊ
is this mit	ĀҌ
is this project	ĀѠāҦı҈
is this repo	ġ҆ł҇
is this |	ĀғāѸłѹ
is thrown	Ńҍ
is thrown $	Ń҆
is too	āҊ
is too long	ā҆
is too many	ā҆
is transitively	Ĩ҆
is transitively imported	Ĩ҆
is triggered	Ā҆
is triggered which	Ā҇
is under	āѺ
is used	ĀѷāҋĊҌĕ҈ĶѸō҇
is used by	Ċҋ
is used |	Āѹĕ҆ō҇
is what	ě҇
is write	āѺĴ҇
is write in	āѺĴ҇
is written	āѯĴҌĵ҇Ĺ҇ĺ҆ĽҋœҐ
is written $	Ĺ҆ĽҊ
is written in	ķ҇
is written on	ĺ҉
is written there	Ĵ҈
is wrong	āҐĴѺ
is wrong with	āҎ
is |	ĀѵāѧĔ҈ĬҍŐ҉Œ҆
is | $	ĀѶāѩĔ҈ĬҎŐ҉
isinstance	ěҎ
it	āҏĄѹćѺĈҒČ҆čҌďѳđѷĔҎĕҊĖҐėѺĘ҈Ě҆ěѹĝ҇ĤѺĦҐħѰĨѹĪѲīѶĬѷįѺĲѺĳѺĸ҉Ļ҇ļѷĿѶŀѺŃѷŊѸŌҌō҈ŐѵŔҋ
it $	ĀѹāѵĊҊĔҊĥ҇ĪѵĬѹĸ҈ĽѺľ҆ņѺōҍő҈œ҉Ŕ҇
it <name>	Āѹāҍĕ҆ĘҌĬѯ
it <name> that	ā҉ĘҌĬѯ
it <name> |	ā҇ĕ҆
it <number>	ĀѺĳ҇
it <number> lines	ĳ҇
it _ $	ĀҌāѰćѶĉ҉č҈ĐѷĒ҆ėѸęҌĚ҆ĜҐĝҎğ҆ģѸĪѵīѺĬ҈ĴѺĵ҉ķҋĽ҆ĿѺŀѵŁѸŅѷň҆ŋѴŌ҉Őѹ
it _ <name>	ĀѭāҕĐҌĘҋĦ҇
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҉
it _ added	Ā҇
it _ an	ā҇
it _ anything	āѺč҆
it _ back	ĕ҈
it _ be	āѴĻҏ
it _ before	ĀҊāѹŅ҈
it _ called	Ā҇Ċ҈
it _ calls	Ċ҆
it _ case	Ĭ҆
it _ created	ā҆
it _ defined	Ĭ҇
it _ first	ā҇
it _ for	āҋĢ҆Į҉
it _ from	āѵćҋ
it _ green	Ŏ҉
it _ how	ĀѸāҎ
it _ imported	Ī҆
it _ in	ŉ҇ő҉
it _ inside	ā҈
it _ it	Ĝ҉
it _ its	ĀҎāѳ
it _ lines	ĀѺĳ҈
it _ me	đ҉
it _ moved	ŅҊ
it _ not	ĀҊāѰ
it _ now	ņҌ
it _ of	āѵĚ҆ĬҌ
it _ on	āҘĜѶĹ҉
it _ raised	āҌ
it _ renamed	ā҆
it _ run	āѵ
it _ safe	ā҇ĔѺ
it _ since	ā҆
it _ so	ā҇
it _ style	ā҈
it _ tests	ĀҊ
it _ that	Ā҆āѱĊѹĘ҈
it _ the	āѹĺ҆
it _ there	āѹŀ҇
it _ this	Āҋā҇Ņѵ
it _ to	āѹď҆ė҆ņ҉
it _ unused	ā҆
it _ up	Ĕ҇
it _ what	āѺĖ҇Ģ҈
it _ when	āҋ
it _ where	Ā҇āѹŔ҆
it _ which	āѶĮ҉
it _ who	ĀҌġѺ
it _ wise	Į҇
it _ without	ŏ҆
it _ |	Ā҉ĊѺČҊđѷĔ҆ĕ҆ĜѹĠѺĢҌĴҊŁҏŃѺń҈ņѺŋҌŎѹőѷŒҊ
it a	Ĭҋ
it abstract	ĀҋĬ҈
it abstract |	Āҋ
it after	Ā҆
it after commit	Ā҆
it and	ĀҎā҇
it and so	ā҇
it are	ŀ҇Ŏ҇
it are run	āѺŎ҇
it are there	āѺŀ҇
it are unused	ā҆
it async	Ĭ҈
it be	āҐ
it be called	ā҇
it be safe	ā҇ĔѺ
it been	āѺ
it build	ĀҌĈѸ
it call	ĀҌāѳĉ҈
it call |	ĀҌāѳĉ҇
it called	ĀҎķѹŅ҉ņ҇
it called before	ŅҊ
it called now	ņ҈
it called |	Āҍķѹ
it calls	ĉҌ
it capture	āҎ
it change in	ā҈
it changed	č҇
it changed anything	č҆
it comes	ď҆
it contain	Ā҈āѺ
it contain |	Ā҈āѺ
it declare	Ā҉
it declare |	Ā҉
it defined	ĸ҇œ҆
it defined |	āѶœ҆
it demand	Į҈
it demand |	Į҈
it derived	Ě҈
it do	ĀҘĢ҇
it do $	ĀѷāҖĢѹ
it do |	ĀҞāѦĢҌ
it documented	Āѭāқ
it documented |	Āѭāқ
it does	ĀҋāѯĢҎ
it does $	ĢҎ
it does not	ĀҌāѰŏ҆
it doing	ĀѺāҊ
it exist	ĀѸā҇ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҉
it export |	ģ҈
it fail	ĀѲāҘ
it fail |	ĀѲāҘ
it for	đ҉
it for me	đ҉
it from	ā҇
it get	Ā҈Ċ҈Ĕ҇
it get called	āѺĊ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	ĀҌ
it given |	ĀҌ
it good	āғĢѺ
it good for	āҋĢѺ
it good style	ā҈
it got	ĀҔāѴĂ҉
it got its	ĀҎāѸ
it got |	Ā҇āѷĂ҉
it had	āҐŅѸ
it had this	āҏŅѵ
it has	ĀҌ
it have	āҌ
it have tests	ĀҌ
it have |	ĀѰāҒ
it implements	ī҆
it import	āѺĜҎ
it import it	Ĝ҉
it import without	ŏ҆
it import |	ĀҊāѺĪ҈
it imports	Ħ҇
it imports <name>	Ħ҇
it in	āѸĦ҆ĺ҆őѺŒ҉
it in the	ĺ҆
it in this	Āҍāѹ
it in |	ą҆őѸŒҊ
it inherit	ć҉
it into	ŉ҆
it is	ĀѰĆ҆Ĉ҆ĕ҇Ĭ҆ı҇Ĺ҉ŎҊ
it is a	đ҇
it is green	Ŏ҉
it is in	Ĺ҇
it live	Ā҈āѹĵ҇
it live before	ĀҌ
it live |	ĵ҈
it makes	ĉ҉ĊѺ
it makes $	ĉ҉ĊѺ
it mean	ā҉
it mean |	ā҇
it need	āѺĪ҇
it need imported	Ī҇
it not	ŋ҈
it override	ĀҊāѺ
it override |	ĀҊāѺ
it pass	Ō҉
it pass |	ā҆
it please	Ā҆
it please $	Ā҆
it raise	ĀҋāѲńҋ
it raise |	ń҉
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
it say	āѶĴ҉
it say |	āѸĴ҉
it set	ĐҊ
it should	āѶĻҏ
it should be	āѳĻҏ
it sit	ķ҇
it sit |	ķ҇
it so that	āѺĬ҇
it static	Ĭ҈
it succeeds	Ĉ҉
it take	ĀѺ
it takes	ė҆
it takes |	ė҆
it that	Ā҉āѳĊ҆
it that the	ĀҋāѶ
it the	Ĭ҆
it the case	Ĭ҆
it there	āѶĢ҇Ĳ҇
it there for	Ģ҇
it there |	āѺĲ҇
it throw	ń҆
it true	āѱĊѺč҆ĬҎ
it true of	āѶĬҍ
it true that	ĊѺč҆
it used	ā҇
it version	Į҇
it version wise	Į҇
it was	ĀѮāҊŅҐņ҇
it was added	ā҆
it was created	ā҆
it was moved	āѹŅҌ
it was renamed	ā҆
it works	ā҆
it |	ĀѴāѮĉѷĊҏč҆Ė҆ęҎĚ҇ĝҏğ҉ĪѷīѹĭѵĮ҈ıѺĵ҈ķҍĹ҈ĽҌŀѶŅѷň҇ŋѷŌ҈ō҆ŎѹŏѷŒѹ
it | $	ĀҍāјćѷĈѶĉѷĊҏč҉ėѹęҏĚ҉Ĝґĝҏğ҈Ġ҇ĪѶīѹĬ҆ĵҊķҍĽ҇ŀѷŅѶň҇ŋѶŌ҇ŎѺŐѹ
it | <name>	Ĭ҆
it | how	ĀѸāҋ
it | on	āҔĜѶ
it | to	ė҆
it | what	āѷĖ҇Ģ҉
it | when	ā҆
it | which	āѶĮ҉
it | who	Ā҉ġѺ
item	āѺģҏĶҋķ҈
item <name>	ķ҈
item of	ģҏ
items	ģҏ
items in	ģҏ
its	ĀѷāҠĂ҇ąѴćҋĉҒĊѶČѺĔѴĕҔĚҏěҋĝѸĠѺġѹĢѸĪҌīѱĬѶį҉ıѸĴѺĵѸĶ҆ķ҉ĸҐĹѸĻѸļҋŁ҈ŃѺńѹňѶŒ҆œ҆
its <name>	ĀѺĐҎĢ҈
its <name> field	Đҋ
its <name> method	ā҆
its _ $	ĀҎćѺĉҊĊѺěҎĦ҆Ķ҆Ł҆Ő҉
its _ <name>	Ć҆ĕғĭ҆ĺҊļҊ
its _ and	ķ҇
its _ are	ĀѺāҍŏ҆
its _ classes	āѺĚҕěѴ
its _ contents	į҉
its _ defined	āҎ
its _ does	Āҕāѵ
its _ field	Đҋ
its _ for	āҎ
its _ from	āѷĪҊ
its _ function	āґ
its _ imports	ā҉Īѹ
its _ in	Ď҆
its _ method	ā҆
its _ methods	ŀ҇
its _ name	ĀѹāҜŅҏ
its _ one	āѹ
its _ place	ā҆
its _ to	āѺĂҍ
its _ value	Ň҆
its _ what	ĀҌĢѹ
its _ |	ĀѶāѮĂѺć҈ĉ҈ĎѹēҌĘѹęҊěҌĜ҈ĢҌĩ҆ĪҏīѺĭ҇Ķ҆ķҏĸ҇ĿѷŁҋŅѲņѺ
its ancestors	Ā҉
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҇
its base	ĚҔěѸ
its bases	ć҇
its bases $	ň҆
its bases |	ć҈
its body	āѲĉҐĘ҆ķ҆
its body $	āѷĉҋĊ҆
its body |	ķ҇
its callees	ĉ҆
its caller	ā҆
its caller |	ā҆
its callers	ā҈ęҋ
its callers $	āґĊѺ
its callers |	āѶĊ҉ęҋ
its children	āѸĂғĚѳěҐ
its children to	āѺĂҌ
its code	ĉ҇Ę҆
its commits |	Ā҉ĎѺ
its constructor	Ā҆
its current	į҉
its current contents	į҉
its declaration	āѸĭ҇
its decorators	ā҈
its def	ķ҆
its default	āҊĕ҆
its default |	ā҈
its definition	ĀҋāѭĬ҇ķ҆ĸ҆
its definition |	āѵĬ҇
its docstring	ĀґĢѹ
its enum	ĸҌ
its enum |	ĸ҇
its extension	Œҋ
its extension |	Œ҇
its file	ĀҔāѶŒ҇
its file $	ā҆
its file and	ķ҇
its file |	ĀҌāѺ
its import	Ī҆
its importers	āѵĦ҇ĩҎ
its importers $	Ħ҇
its importers |	āѺĩҋ
its imports	ĀѵāѸĜҋĪҒ
its imports are	ŏ҇
its imports |	ĀѹĜ҉Īғ
its inner	āҐļѺ
its inner function	āҐļѸ
its interfaces	āҍ
its job	Ģ҉
its job |	Ģ҉
its latest	į҆
its local	ļҊ
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҋ
its method <name>	ĺҋ
its methods	ā҈Ŀҏ
its methods |	ā҇
its module	ĭ҈
its name	ĀҎŅѷ
its name |	ĀҏŅѷ
its names	Ī҉
its names from	Ī҉
its nested	ļҏ
its nested <name>	ļ҉
its new	āҎ
its new name	ā҉
its new place	ā҆
its old	ā҇Ņ҈
its old name	ā҇Ņ҈
its own	ā҉Ć҆Īѹ
its own <name>	Ć҇
its own imports	ā҉Īѹ
its own |	āѺ
its parameter	ĕ҇
its parameter <name>	ĕ҈
its parameters	āҋ
its parent	ć҇ĚҎěѵ
its parents	ā҇
its parents |	ā҇
its path	ő҈
its places	ō҇
its present	ā҉
its present name	āҍ
its properties	Ĥ҆
its public	ģ҇
its result	ā҇
its result |	ā҇
its return	ŇҊ
its return value	Ň҆
its siblings	ā҉
its signature	āѹŁ҉
its signature |	āѹŁ҆
its subclasses	Ă҆ĚѶěҖ
its subclasses $	ĚѸěҌ
its subclasses |	ěҊ
its superclass	ć҇
its tests	ŎҌ
its tests |	ā҆
its type	ā҈ĶѺŐ҉
its type $	āѸŐҌ
its type |	ā҇
its value	ĀҌāѹđ҆Ķҍ
its value $	ĀҒāѸĶ҈
its value in	āҋ
its value |	Ķ҆
its version	ė҉
itself	āѳćѸĒѹĦҜĪѺĵ҉ņ҇ŒҌ
itself _ $	Ħ҉ŒҎ
itself _ location	ő҆
itself _ the	ņ҉
itself _ way	Ħ҆
itself _ |	Āҋćѹ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҉
itself indirectly $	Ħ҆
itself now	ņ҉
itself now the	ņ҉
itself |	ő҆
itself | location	ő҆
java	ĀѱėѹĮӃ
java <name>	āѵĮҕ
java _ $	ā҈Į҆
java _ |	āѶĮґ
java version	Įҋ
java |	ā҈
java | $	ā҈
job	ĢҬŕ҆
job _ $	Ģ҉
job _ <name>	ĀѵĢҝ
job _ <path>	ŕ҇
job _ for	ĀҔ
job in	ŕ҇
job in <path>	ŕ҇
job list	ĀҔ
job list for	ĀҔ
job of	ĀѹĢҕ
job of <name>	ĀѹĢҕ
job |	Ģ҉
job | $	Ģ҉
jobs	ĀҞāҎŕѰ
jobs $	Āѯāҙ
jobs _ <path>	Ā҇
jobs _ run	Ā҇
jobs _ that	Ā҇
jobs _ the	Ā҈ā҆
jobs does	ĀҐāѶ
jobs does that	Ā҇
jobs get	Ā҇
jobs get run	Ā҇
jobs has	ĀѶāҋ
jobs has the	ĀѰāҐ
jobs in	ĀҎāѹ
jobs in the	ĀҌāѹ
jobs of	Ā҆
jobs of the	Ā҆
judging	Ĭ҈
judging _ its	Ĭ҈
judging by	Ĭ҈
judging by its	Ĭ҈
jump	ĀѶāѸĶ҆ķҙĹ҆œҊ
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҌ
jump to	ĀѶāѸĶ҆ķҙĹ҆œҊ
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҌ
just	ĀҋāѮĆ҇ľҋňѹŌ҉ŏҎő҆
just <name>	āѹŏҋ
just <name> <name>	āѹŏҋ
just _ <name>	āѸŏҌ
just _ name	ő҆
just _ test	Ō҇
just the	ĀҌľ҈ňѹŌ҆
just the name	ő҆
just the test	Ō҇
k	ŌҔŎѹ
k <name>	ŌҔŎѹ
keep	ĀѶā҆ĭ҆
keep <name>	ĭ҇
keep the	ā҆
keeps	ĀҏāѰ
keeps _ <name>	ĀҐāѳ
kept	Ā҆ő҆
kept _ <literal>	Ā҈
kept saying	Ā҈
kept saying <literal>	Ā҈
key	ĀҎāѹĐҰ
key <name>	ĀґĐҡ
key <name> $	Đ҉
key <name> in	āҋ
key <name> of	Đ҈
key <name> set	ĀҎĐѸ
key <name> what	Ā҈
key <name> |	āѹĐ҇
key _ $	ĐҐ
key _ in	āҋ
key _ of	Đ҈
key _ set	ĀҎĐѸ
key _ what	Ā҈
key _ |	āѹĐҊ
key |	Đ҆
key | $	Đ҆
keyword	ĀҊāѸŁ҈
keyword _ $	ĀҋāѸ
kicked	ŕ҇
kicked off	ŕ҇
kicks	ŕҍ
kicks _ <path>	ŕ҈
kicks off	ŕ҈
kicks off <path>	ŕ҈
kind	ĀѰā҇ĚҌłҤńҊŇҏŐ҇
kind $	āѴłҔ
kind _ <name>	āѺĚҍ
kind _ exception	ń҈
kind _ object	ĀҋŇ҉
kind _ project	ā҈
kind _ software	łҊ
kind _ tests	Āѫāҙ
kind _ value	Ň҆
kind of	ĀѵāґĚҌłҌńҊŇҏŐ҇
kind of <name>	āѺĚҍ
kind of exception	ń҈
kind of object	ĀҋŇ҉
kind of project	ā҈
kind of software	łҊ
kind of tests	Āѫāҙ
kind of value	Ň҆
kindly	Āџāѩė҆ő҇
kindly $	ĀѺāѵė҆ő҆
kindly _ me	Āѹĺ҆
kindly _ the	Ł҇
kindly find	ĥ҆ň҆
kindly find me	ň҆
kindly find the	ĥ҆
kindly tell	Ł҇
know	ĀѹāѲąѶć҈ďѺĔѺĕ҈ĢѺĥ҈ħѹĭ҇ķѺ
know _ default	ĕ҆
know _ functions	Ċҋ
know _ import	Ĩ҇
know _ is	ĭ҇
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ĀѺā҇Ĭ҉ŋ҆
know _ type	ĀҊāѷŇ҇
know _ value	đ҈
know _ what	ĀҌ
know _ when	ā҆
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҇
know from	ĩ҆
know if <name>	Ā҆
know in	ā҆ĺ҇
know in which	ā҆ĺ҇
know its	ĕ҇
know on	ļ҆
know on which	ļ҆
know since	ā҆
know since when	ā҆
know the	ĀѴāѸđҊĨ҆Ņ҇Œ҆
know the import	Ĩ҇
know what	Ā҆āѲć҉Ŀ҆ň҉ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҇
know where the	ā҇
know whether	Ĭҋŋ҉
know whether the	ĬҊŋ҆
know which	ĀѸĪ҇Ň҇
know which functions	Ċ҉
know which modules	Ī҈
know which type	Ň҈
know why	ā҇
know |	ĭ҉
know | is	ĭ҇
known	Āѹāѹġ҈ŅҘ
known _ $	Ņ҉ņѺ
known _ <path>	ņ҇
known _ this	ġ҆
known _ |	Ņҍ
known as	ŅҐņ҉
known as <path>	ņ҇
known as |	Ņҍ
l	āѶĳҡ
l <path>	ĳ҉
l <path> $	ĳ҉
l _ $	ĀѺĳҒ
l _ <name>	ĳ҆
l _ for	ĳ҇
l _ |	ĳ҈
l give	ĳ҇
l give for	ĳ҇
l say	ĳ҈
l say |	ĳ҈
lack	āҫĂѺĿѫŉѸ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҆
language	āҊėѸłҍ
language _ $	ł҈
language _ supported	Į҆
language are	Į҆
language are supported	Į҆
language for	ā҉
language |	ł҈
language | $	ł҈
largest	āҧĤѱ
largest _ $	ā҈
largest _ the	ā҈
largest of	ā҈
largest of the	ā҈
largest |	ā҈
largest | $	ā҈
last	āҢąѵčѵĎѹįӜİҢĲҌĳҋĴѸŅѺ
last _ $	ĀѶāҒįҏİҌ
last _ <path>	įҋ
last _ and	Āѹİ҉
last _ before	ā҇
last _ by	ĀҎčѸ
last _ in	į҆
last _ number	āѹĳҎ
last _ of	ĀѬāҐįҖ
last _ on	āѸįҋ
last _ thanks	ā҆
last _ that	į҉
last _ the	ĀҎāѶ
last _ to	ā҉
last _ together	ā҆
last _ |	ĀҕāҋįҕİѴ
last change	įҏ
last change $	į҆
last change to	āҊ
last change |	į҈
last changed	Ā҈ā҈čѸį҉
last changed $	į҆
last changed together	ā҆
last changed |	Ā҉āѷ
last checkin	İ҆
last commit	Ā҆į҆İҎ
last commit that	į҈
last commit |	Āҋ
last edit	į҇
last line	ā҈İѴĳҍ
last line number	āѹĳҎ
last line of	ĀѴāҏ
last modification	į҈
last modification of	į҇
last modified	įҋ
last month	āҋ
last month |	ā҇
last release	āҏ
last release |	āҌ
last thing	İ҇
last time	įҒ
last time |	įҎ
last touch	į҆
last touched	ĀҘāѧ
last update	įҍ
last update of	įҍ
last week	āҐ
last week |	āҋ
last year	āҊ
last |	ĀѸį҉İ҇
last | $	ĀѸį҉İ҇
lately	ā҆
lately _ $	ā҈
lately |	ā҇
lately | $	ā҇
latest	ĀѪāҔąѶėѶįҮİҕ
latest _ $	āҏİѸ
latest _ of	ĀѺėѶįҐİҊ
latest _ to	āѺįҏ
latest _ with	āѺį҈
latest _ |	İҌ
latest change to	į҆
latest commit	ĀѭāґąѺį҉İҒ
latest commit of	İҋ
latest commit to	į҆
latest commit with	āѺį҈
latest commit |	İҌ
latest edit	āѵįґ
latest edit of	āѶįҊ
latest modification	į҉
latest version	āғėѶ
latest version of	āғėѶ
launches	Ń҆
launches the	Ń҆
lazily	āҋ
lazily _ at	ā҆
lazily or	ā҆
lazily or at	ā҆
lead	Ā҉āѲĚ҇Ħ҈Ĩ҆
lead _ <path>	Ĩ҆
lead _ to	Ħ҉
lead back	Ħ҉
lead back to	Ħ҉
lead to	Ā҈āѱĚҊĨ҆
lead to <path>	Ĩ҆
leads	ħ҉
leads _ <path>	ħ҆
leads from	ħ҉
leads from <path>	ħ҆
leak	ĀѶāҏ
leak memory	Āѹāҋ
least	Āҏāѹ
least _ test	ĀҏāѴ
least one	ĀҔāѴ
least one test	ĀҏāѴ
leave	ĀѹāҏĔ҉
leave _ <name>	Ĕ҆
leave _ |	āҒ
leave alone	āҋ
leave alone |	āҋ
leave out	ā҆Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҆
leaves	āѶĂҏ
leaves abstract	Ă҇
leaving	Ć҉
left	č҆
leftover	ĪѺŏҐ
leftover _ of	ĪѺŏҎ
leftover imports	ĪѺŏҎ
leftover imports of	ĪѺŏҎ
legal	Ė҇ı҈
length	ĀҍĎ҉
length _ <path>	ĀҎ
length _ the	Ď҉
length in	Āҏĳѹ
length of	Ď҉
length of the	Ď҉
let	āғıѸ
let _ see	Āґ
let _ |	ĀѶāҘıѸ
let me	Ā҇āҎıѸ
let me see	Āґ
lets	ĕ҈
level	Ā҇āѳĩ҈ĭҍĶҕ
level $	Ķ҉
level _ <name>	ĭҎĶҊ
level _ imports	ĩ҈
level of	ĩ҈ĭҎ
level of <name>	ĭҎ
level of imports	ĩ҈
level variable	Ķҋ
level variable <name>	Ķҋ
levels	āҌ
levels _ $	Āҋ
lib	łҐ
lib or	łҊ
libraries	ĀѺāѸĖҢ
libraries _ project	Ė҇
libraries _ the	Ė҇
libraries _ this	Ėҋ
libraries does	Ė҈
library	ĀѱāҍĖ҆łҭ
library $	ā҇
library _ $	āҌ
library a	ł҇
library or	łҏ
library |	āҌ
library | $	āҌ
libs	āѷĖҙ
licence	ĀѫāҐĮѺıӑ
licence $	ıҌ
licence _ $	ıҊ
licence _ is	ı҈
licence _ it	ı҇
licence _ the	ĀѶā҉ı҈
licence _ this	ĀҊ
licence _ which	ıҋ
licence _ |	ĀѸıҍ
licence called	āѷıҌ
licence called |	ı҇
licence does	Āҋ
licence does this	ĀҌıѷ
licence is	ı҉
licence it	ı҇
licence it is	ı҇
licence of	ı҆
licence of this	ı҆
license	ĀѦāқıӁŅѺ
license $	ı҈
license _ $	ı҈
license _ the	ıҐ
license _ this	ıҐ
license has	ā҆
license is	ı҈
license of	āҍı҆
license of the	ı҉
license of this	ı҈
license |	ı҈
license | $	ı҈
licensed	ĀҊāѯıҌ
licensed $	ı҈
licensed _ $	ĀҎāѰ
licensed |	Āҏāѵ
licensed | $	Āҏāѵ
licensing	ĀѶāҋıҙ
licensing _ this	ıҎ
licensing of	ıҐ
licensing of this	ıҎ
licensing what	ā҇
lies	āѸœ҇
like	āҏď҇ĭ҉
like $	ĀҎāѶ
like <name>	ĀѺāґď҇ē҇
like _ <tag>	ā҈
like _ in	ĭ҈
like _ know	Ā҇āѸć҆đ҆ĕ҆Ī҆
like _ see	Ā҉
like _ use	ĭ҉
like at	ā҈
like at <tag>	ā҈
like in	ā҇
like to	āѶĊ҆Ī҆
like to know	Ā҇āѸć҆đ҆ĕ҆Ī҆
like to see	Ā҉
like to use	ĭ҉
limit	ĀҊāѹ
line	āѺĂѹąѸĆѷćѳĉѶċҞčѹĎѶďѷĐҲđѰĒ҇ēѳĔѹĕѺĖѹėѺĜѳğҌĠѺġѹĢѴģѵĤѵĥѳĦѸħѴĩѵĪѲīѶĬѲĭѶĮѶįѲİѯıѺĲҸĳҍĴҼĵҟĶҪķҦĸҙĹҡĺҤĻҟļҥĽҞľѷĿѵŀѵŁѶŃѸńѷŅѴņѵŇѷňѶŊѶŋѷŌѶōѶŎѹŏѶŐѶőѴŒѵœҘŔҖŕѷ
line $	āѷĊ҇Ĳѹĵ҇ĶҐĹ҆ĺѳļҊĽ҇
line <line>	ĀҋāҲįѺĲӈĳѺĴӍ
line <line> $	ĀҏĴҋ
line <line> author	Ĳ҈Ĵѹ
line <line> from	ĴҎ
line <line> in	ĀѸāҐĲҏĴҔ
line <line> of	āҝĲҙĴҒ
line <line> out	Ĵ҇
line <line> to	ĀҚĲѹĴѳ
line <line> what	Ĵ҇
line <line> |	Ĳ҈Ĵҋ
line <name>	Ĺ҆ĺ҇ļ҉
line <name> is	ĺ҉
line _ $	ĀҒĜѶħѺĳ҇Ĵ҆ķғĹ҆ĻґĽѵŔ҇
line _ <line>	ĴҌ
line _ <literal>	ĀѹāѺĵҖ
line _ <name>	ĀҚĐҒĳѶĶ҆ķѸļ҈
line _ <option>	ċҍ
line _ <path>	ĀѮāҊĐҏ
line _ author	Ĳ҈Ĵѹ
line _ does	Āѵĳҏ
line _ enum	ā҆
line _ every	āҍğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҉
line _ from	Ĵҍ
line _ function	ķҍ
line _ i	āѷļ҈
line _ in	ā҇ĲҎĴґ
line _ is	ĺ҉
line _ it	āѯċ҆ğҊĺ҉
line _ of	ĀғāҗĲҖĳ҇ĴҎĹ҉
line _ out	Ĵ҇
line _ please	ķ҇
line _ starts	Ĺ҆
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѣāѶđѺĶҍĸҊĹ҉ĺҔļҌĽҘœҌŔҊ
line _ to	ĀҚĲѹĴѳ
line _ trait	Ľ҆
line _ what	Ĵ҆
line _ which	ĀҖİѳķ҆
line _ |	āѹĐ҆Ĳ҇Ĵҏĺ҇
line count	ĀѱĳҪ
line count $	Āѹĳҍ
line count file	ĳ҆
line count of	ĳҐ
line defines	Ļ҉ļѹĽҋ
line does	āҏĳѵĵҒķҊ
line does <name>	Āҕā҆ĳѸĺѺ
line does the	ĀѯāҐĺ҈
line flag	ā҉
line flag <option>	ā҈
line in	ā҉ĐѺļ҇
line in <name>	ā҈
line in the	ļ҇
line is	āѯğ҇Ķ҇ĸ҈ĺ҉Ŕ҆
line is it	āѴğ҈ĺҊ
line is the	ĸ҆Ŕ҆
line no	Đ҆
line no |	Đ҆
line number	ĀѺāѰĐ҈ĳҙĴҊķ҆ĺ҆
line number <line>	ĴҌ
line number does	Āѵĳҏ
line number for	Đ҉ĳѹ
line number in	ĀѺāѹĳґ
line number of	ĺ҇
line number please	ķ҇
line of	ĀѯĐҚĳѺĵ҇ĸ҆Ĺ҆ĺҌļҋĽґœҋ
line of <name>	ĐҍĺҌļ҈
line of <path>	ĀѲā҉ĐҎ
line of every	āҍğ҆ķѺ
line of test	œҊ
line of the	āѺĵ҈ķ҆Ĺ҆
line of which	Ľ҆
line option	ċ҇
line option <option>	ċ҇
line options	ĀҏāѴ
line that	Ķҍ
line tool	ł҇
line where	ā҆ĵҎ
line where the	ĺ҉
line with	ĀҋāѸĶ҆
line with <name>	Āҋ
line |	ĀҊĐ҈ĜѶİѳĹ҆ĻҐŔ҈
line | $	Đ҈ĜѶĹ҆ĻҐŔ҈
line | which	ĀҎİѴ
lines	ā҇Ć҇ĎѺēғğҋĪҖĲѺĳӜĴѸŊѺŏҍŔҊ
lines $	ĳғ
lines <line>	Āқ
lines <line> or	ĳ҇
lines <line> thru	Ā҈
lines <line> to	Āҏ
lines <name>	ĀҗĳѴ
lines <name> of	Āқĳѫ
lines <name> |	ĳ҆
lines _ $	āѵĳҖ
lines _ <name>	ĀѴāѹēҊĪ҇ĳҘ
lines _ <number>	āҎĳѸ
lines _ <path>	ĀѱāҊĪҍĳҖŏ҆
lines _ are	āѺĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҆
lines _ it	ĀѺā҇
lines _ its	Ā҈āѹ
lines _ lately	ā҆
lines _ of	Āқĳѫ
lines _ or	ĳ҇
lines _ text	Āѵĳҏ
lines _ there	ĳ҇
lines _ thru	Ā҈
lines _ to	Āҏ
lines _ too	ā҆
lines _ |	ĳ҈
lines above	ēҒĳѷ
lines are	ĳ҆
lines are there	ĳ҇
lines changed	ā҆
lines changed lately	ā҆
lines did	ĀѲāғ
lines does	ĀҏāѲĳҋ
lines does <name>	āѹĳҊ
lines does <path>	Ā҉
lines from	Ī҉
lines from <path>	Ī҆
lines has	ĀѸā҈
lines in	ĀѺĳҍŏ҇
lines in <path>	ĳ҈
lines inside	Āѹĳ҉
lines is too	ā҆
lines long	ĳ҈
lines of	Ī҇ĳҌ
lines of <name>	ĳ҆
lines of <path>	ĀѺāҍ
lines of text	Āѵĳҏ
lines over	āҎĳѸ
lines over <number>	āҎĳѸ
lines please	ĳ҇
lines please $	ĳ҇
lines that	ĀҋāѺğ҆
lines there	āѺĳ҈
lines there are	āѺĳ҈
lines total	Āѹĳ҉
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҇āѷĳҍ
lines | $	Ā҇āѷĳҍ
link	ħҌ
link <path>	ħ҆
link <path> with	ħ҆
link _ with	ħ҉
linter	ŏ҇
linter complain	ā҆
linter complain about	ā҆
linux	ĀѺāҐ
linux $	āҋ
list	āєĂҌąѺĆҒĉ҇ĊґČҏčѸĎѹĐѹđѺĒ҉ēҐĔѹĕѺĖҟĘѺěѹĝѸĞҙġѴĢѵģҏĤҕĥҋĦѵĩҊĪҘī҇ĬѷĭѹĮѺįѹĳѺĵѹķѸĹѹĺѸĽѺľѰĿҚŀ҉ŁҨńҍŅѺņѺňҐŉ҆Ŋѫō҈ŎѵőѸ
list $	ĀѸĉѩĊҏģ҈ŁҖ
list _ $	Ŀ҈ō҇
list _ <mark>	ĀѺĂҖē҇
list _ <name>	ē҈ĘѹęҌĞҞġѸĤ҉ŀ҇ŁҏňѸ
list _ <path>	Ā҆Ī҇
list _ annotations	ēҍ
list _ attributes	Ĥ҉
list _ base	ćҍňѸ
list _ callers	ĀѱĊҋĘҌ
list _ class	ī҈
list _ commits	ā҇
list _ differences	ď҇
list _ exceptions	ń҇
list _ fields	Ĥ҆
list _ files	ĀҋăѹČ҇
list _ imports	ĪҖ
list _ methods	ľѷĿҒ
list _ modules	ĩ҈
list _ overload	Ć҆
list _ place	Ā҈Ć҆ĊѺ
list _ places	ĀҒ
list _ runtime	Ė҇
list _ subclasses	Āѱňҗ
list _ symbols	Ā҉
list _ tests	ĀҜŊѰō҉ŎѺ
list _ that	ĀѷĊ҇ĥ҇ĩҋ
list _ the	Ī҉
list _ traits	ī҇
list _ triggers	ŕ҉
list _ what	ĀҊ
list all	ĀҒŀҊ
list cls	ĿҊ
list each	ĆҊ
list each overload	Ć҆
list every	ĀҐĊѺĖ҆
list every place	Ā҈Ć҆ĊѺ
list everything	ĀѸĉ҆Ċ҇ģ҇
list everything that	Ċ҇
list files	ĩ҆
list files that	ĩ҆
list for	Ā҈ā҆Ĥҏ
list for <name>	ā҇Ĥҏ
list for <path>	Āҋ
list of	ĀѵāѰĂҎĆҎĉ҉ĊѺČҋď҈Ė҇ęҊĚ҆Ĝ҈ĞқġѷĤѹĪҊī҉ľѸĿҎŁ҇Ŋѷ
list of <name>	āѺďҊĘѹęҌĞҞġѸŁ҉
list of files	Č҆
list of methods	ĂѺľѹĿҐ
list of places	Ć҇
list of tests	ĀҎŊѹ
list of the	Ī҆
list or	Ā҈
list or what	ĀҊ
list the	Ā҇āѴăѺĆѺć҈ĉғĎѹď҆ēҌĖѺĤҊĥҊī҆Ń҆ň҉ŊѶŕ҆
list the annotations	ē҈
list the commits	ā҇
list the differences	ď҇
list the files	Āҍăѷ
list the imports	Īҏ
list the modules	ĩ҈
list the places	Ā҉
list the symbols	Ā҉
list the tests	ĀҍŊѷō҇
list the triggers	ŕ҉
list them	ō҇
list them $	ĀѸō҇
list |	Āҋ
list | $	Āҋ
listed	ĚҌĸ҈
listed _ the	ĚҎěѺ
listing	āѴăҊĿ҉ň҆
listing _ methods	Ŀ҆
listing _ overrides	ŀ҆
listing _ the	ă҉
listing the	āѸĿ҆ň҆
listing the methods	Ŀ҆
listing the overrides	ŀ҆
lists	ĀѺďҔ
lists _ <name>	ďҏ
literal	ĀѵđҗĶѹŔҙ
literal <literal>	Āѹā҆ŔҒ
literal _ in	ŔҌ
literal _ to	đҌ
literal assigned	đҌ
literal assigned to	đҌ
live	ĀҋāѰĠѸķҐĸ҇Ľ҉ōѸő҆Œ҉œ҈
live $	ķҒ
live _ $	āѰĆ҆ĵ҉ĸ҈Ľҋő҉œ҈
live _ <name>	Ā҇ōѹ
live _ the	Ā҉
live before	ĀҌāѹ
live before the	ĀҌ
live in	Ā҉ōѸ
live in <name>	Ā҇ōѹ
live |	āѰĆ҆ĵ҉ĸ҈Ľҋő҉œ҈
live | $	āѰĆ҆ĵ҉ĸ҈Ľҋő҉œ҈
lives	ĀѸķҞĻ҆œ҈
lives $	āѸķ҆œ҉
lives _ which	ķҋ
lives in	ķ҈
lives in which	ķҋ
load	ĀґāѶĜ҉ħ҇ĩҎĭѹ
load $	Īҋ
load <path>	ĀѺħ҈ĩ҉
load _ $	ā҆
load _ module	Ĝ҇
load _ |	Ā҉āѹĩґĭѹ
load the	Ĝ҇
load the module	Ĝ҇
load |	ā҆
load | $	ā҆
loaded	Āѷā҉ĝҊĨҎ
loaded $	ĩ҇
loaded _ <path>	ĝ҆Ĩ҇
loaded by	ĀѺĝҊ
loaded by <path>	ĝ҆
loaded from	Ĩ҇
loads	ĀѺāҏœѹ
local	ĀѶāҏķѴĻҨļҡ
local _ $	ā҆
local _ <name>	ā҉ķѸĻҖļҡ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇ĻҊļҌ
local function <name>	ā҈ļҎ
local helper	ĻҎ
local helper <name>	ĻҎ
local to	Ļ҉ļ҆
local to the	ĻҊ
locate	āѧĐ҇đѸĵ҉ĶҊĹҏĻҋĽҊŋѺőґœҊ
locate <name>	ĺ҆ő҆
locate <name> 's	ĺ҇
locate _ 's	ĺ҇
locate _ <name>	āѺĐ҆Ĺ҆
locate _ constant	đѺĶ҉
locate _ file	ő҆
locate _ for	őҊ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѮĐ҆đѹĵҊĶ҈ĽҋŋѺœҊŔѺ
locate the <name>	Đ҆
locate the file	ő҆
location	ĀѥāѲćѸċ҆ĐҊđѴğґĢѺĥѸĵҜĶҚķҋĸқĹҏĺҌĻҎĽґŀѷŁѺňѺŋѯŌѳőҟŒҖœҒ
location $	ĀѹāѰđѸğҖĶҋķѴĸҐĺҏĻ҇ŒҎ
location _ $	ĀѺāѺĵ҉ķ҇ĻҍļѺœҍ
location _ <name>	őҒ
location _ <path>	ő҉
location _ repo	őҌ
location _ test	œ҆
location _ the	āѹĐ҈ĵҋĶ҉ĽҍŒ҈œҊ
location in	ĸ҈őҐ
location in repo	őҌ
location in the	ő҆
location of	ĀѷāҏĐ҇ĥѺĵ҉ĶҐķҏĹҋļ҈ĽҍŀѸŋѵŌѷőҗŒҊœ҆
location of <name>	őҒ
location of <path>	őҊ
location of test	œ҆
location of the	āѺĐ҈ĵҋĶ҉ĽҎŒ҉œҊ
location |	ĀѺāѺĵ҉ķ҇Ļ҇œҍ
location | $	ĀѺāѺĵ҉ķ҇Ļ҇œҍ
locations	āѸĆҘ
locations $	ĆҎ
locked	ėҋĮѹ
locked _ $	ė҉
log	ĀҒāѵĎҔĢѳįғİң
log $	İ҇
log <name>	ĀѰĢѵįҖİҞ
log <name> <name>	ĀѬįҜ
log <name> <path>	ĀѹįҌ
log _ $	ĀѢāҋįѳİҫ
log _ <name>	ĀѫāѺĎҍįҟİѺ
log _ <path>	ĎҊįҌ
log _ changes	ĀҊ
log _ commits	Ď҆
log for	ĀғįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҈āѺĎ҈į҈
log of <path>	Ď҆į҇
log of changes	ĀҊ
log on	ĀѸĎҌ
log on <path>	Ď҇
log |	ā҉
log | $	ĀѸāҋ
logged	ā҆
logs	ā҆
long	āҕĐ҈įҒĳҐ
long $	ā҇
long _ $	āҊ
long _ <name>	ĀҚāѪ
long _ did	āѺį҉
long _ is	ĳ҆
long _ its	Ď҆
long _ the	ĀѬāҥ
long _ was	į҆
long ago	āѵįҐ
long ago did	āѺį҉
long ago was	į҆
long do	āҊ
long do the	ā҉
long does	Āѷāҕ
long does it	ā҆
long does the	ā҈
long has	Ā҈āѹ
long has <name>	Ā҈
long is	ĀҊāѲĎ҆ĳҍ
long is <name>	ĀғāѪ
long is its	Ď҆
long is the	āҋ
long the	ā҇
long |	ā҉
long | $	āҊ
longer	Āҋā҈ąѺ
longer _ |	ĀҍąѺ
longer exist	ĀҌąѺ
longer exist |	ĀҌąѺ
longest	ĀѹāҸħѸ
longest _ $	ā҆
longest _ chain	ā҆
longest _ cycle	ā҉
longest _ in	āҋ
longest _ of	āҍ
longest import	āҏ
longest import chain	ā҆
longest import cycle	ā҉
longest line	āҋ
longest line in	āҋ
longest method	ā҉
longest method of	ā҇
longest |	ā҆
longest | $	ā҆
look	āѺĹ҇œ҇
look _ $	Ā҇
look _ <name>	ĀҔĘ҇Ğ҇
look _ at	ā҈
look _ if	ě҇Ĝ҆
look _ line	Ĵ҆
look _ the	ĀѶāѳĥѷĪ҆Ĺ҆ń҆ň҈őҊ
look _ which	Ł҆
look for	Ā҈
look for <name>	Ā҉
look into	Ę҇
look like	Ā҉ā҈
look like at	ā҈
look up	ĀѹāѱĆ҆ĥ҆ő҆
look up <name>	ĀҌĞ҈
look up if	ě҇Ĝ҆
look up line	Ĵ҆
look up the	ĀѵāѷĥѷĪ҇ķ҇Ĺ҆ň҈őҊ
look up which	Ł҆
look |	Āѹā҇
look | $	Āѹā҇
looking	āѷĚ҆ķҊł҇
looking _ the	āѸĚ҆ķҊ
looking _ what	ė҇
looking at	Ě҆ł҈
looking at the	Ě҇
looking for	ķҊ
looking for the	ķҋ
looking up	Į҆
looking up the	Į҆
looks	āѹğҍŁ҇
looks _ <name>	ğ҆
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	ĀѹğҲĺѵ
loop	Ħҙ
loop _ $	ā҇
loop |	ā҇
loop | $	ā҇
lost	Ā҆
lost _ |	Ā҇
low	ā҆
lowest	Į҉
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
m	āѱĚ҆Ģ҇
m _ <name>	Ā҇ā҇ĊѺĢ҆
m _ a	ĀѺāѸč҆đ҇
m _ at	Ā҆
m _ to	āѺĬ҆
m a	Ģ҈
m about	Ĭ҆
m about to	Ĭ҆
m calling	Ā҈
m calling <name>	Ā҈
m changing	ā҇
m changing <name>	Ā҆ĊѺ
m changing the	ĀѺā҉
m implementing	āҌ
m implementing <name>	āҌ
m looking	Ā҇
m looking at	Ā҆
m new	Ģ҇
m renaming	ā҇
m renaming <name>	ā҆
m writing	āѲ
m writing the	āѷ
machine	āҋ
machine _ $	āҋ
machine |	āҋ
machine | $	āҋ
macro	Ā҈āѵđ҉
made	č҆ģ҈ĬѺĭ҇Ĳҋ
made <name>	ĀѺāґ
made _ $	ĭ҇
made _ abstract	āҊ
made _ by	ģҊ
made _ change	ĀѲā҈Ĳ҈
made _ function	āҊĬѷ
made _ |	Ā҈āѮĬ҈
made available	ģҊ
made available by	ģҊ
made it	ĀҎāѴ
made the	ĀѴāҕĬѷĲ҈
made the change	Āѳā҈Ĳ҈
made the function	āҊĬѷ
made |	Ā҈
main	ĀҏāғĈѷ
main _ $	Ā҇
main _ of	ā҆
main _ |	ā҆
main author	ā҆
main author of	ā҆
maintained	ĀѹāҒ
maintained <name>	āҊ
maintains	Āҏāѹ
maintains _ file	āҌ
make	āҙĈҌĚѷģ҈Ōѷō҆
make <name>	āҡĚѸ
make <name> a	āҎ
make <name> inherit	ā҉
make _ <name>	ā҈Ōѵ
make _ a	āґ
make _ call	Ċ҆
make _ inherit	ā҉
make _ of	Ā҈āѺō҈
make _ |	Āғāѯ
make a	Ċ҆
make a call	Ċ҆
make it	ā҈
make public	ģ҇
make the	ĀѺāҊ
make use	Ā҈āѺō҈
make use of	Ā҈āѺō҈
makes	āѥĉҍđ҉Ę҈ģҏĬ҇ŏ҆ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҉
makes _ use	ŏ҆
makes a	ĀѺā҆
makes available	ģҍ
makes available to	ģ҉
makes it	Ĭ҉
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҍāѶ
making	Āѷā҈
making _ call	Ċ҇
making the	ā҆Ċ҇
mandatory	āѺĂқĤѺ
mandatory _ $	Ă҈ĤѺ
mandatory methods	Ă҈
mandatory |	Ă҈ĤѺ
mandatory | $	Ă҈ĤѺ
many	ĀҵāҨĆ҇ĎҸĤѹħѺĩѵĬѹĳҦľҶŊӆ
many $	Ŋ҆
many <name>	ĀѴā҈
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҉Ć҉ľѷ
many _ are	Āҗāѫĳ҆ľҏ
many _ called	ĀѮāғ
many _ can	ĀҐāѲ
many _ cases	ĀѺŊҎ
many _ changed	ĀѺĎҊ
many _ did	ľ҆
many _ do	ā҇
many _ does	ĀҌāѡĎҐĳҌľҔ
many _ fail	ĀѮāқŊѸ
many _ functions	ĀѰľґŊ҉
many _ has	ĀѴāҊĎҎ
many _ have	Āҍā҉
many _ import	Āҍāѹ
many _ imports	Ā҉āѹ
many _ in	ĀјāҢŊҏ
many _ is	āғ
many _ long	ĳ҈
many _ methods	Āҥāџľѹ
many _ of	āҔŊѺ
many _ override	Ā҈āѹ
many _ people	Ā҆
many _ pull	ĀѺā҉
many _ take	ā҇
many _ tests	ĀѺŊҏ
many _ there	āѹĎ҈ĳ҈
many _ this	āҌĎѵ
many _ touch	Ď҇
many _ touched	Āѹā҇Ď҆
many _ until	ĀѵāҗĎѴ
many _ use	ĀҘāѷŊѳ
many _ variables	Ā҈āѸ
many _ was	Ďҋ
many _ were	ā҉
many _ would	Ŋ҈
many _ wrote	āҊ
many _ |	ĀҗĳѹŊ҉
many abstract	Āҋāѷ
many abstract methods	Āҋāѷ
many are	ĀҊ
many are there	ĀҊ
many args	Ā҆
many asserts	ĀѴāҎ
many asserts are	ĀѴāҎ
many attributes	ĀҊ
many authors have	Ā҆
many bytes	ĀѱāҒ
many bytes is	ĀѱāҒ
many checkins	Ďҋ
many children	Ā҆
many classes	ĀҎāѺ
many commits	ĀѺāҒĎҥ
many commits changed	ĀѹĎҊ
many commits did	ā҇
many commits does	Ď҆
many commits has	ĎҊ
many commits have	Ā҇
many commits there	Āҍāѱ
many commits this	āҊĎѵ
many commits touch	Ď҇
many commits touched	ĀѺā҉
many commits until	ĀѵāҗĎѴ
many commits was	Ď҈
many days	ĀѭāҔ
many defs	āѺľҌ
many defs are	Ā҇
many descendants	Ā҆
many different	āѺ
many different people	Ā҆
many entries	ĀѸĎ҉
many entries does	ĀѸĎ҉
many exceptions	Ā҈āѸ
many exports	ĀґāѴ
many exports |	ĀґāѴ
many fields	Ā҈
many fields has	ĀҐāѳ
many fields |	ĀѰāҕ
many files	ĀҔāѷ
many files called	ĀѯāҒ
many files import	ĀҍāѶ
many for	ā҈ľѺ
many for <name>	ā҆
many functions	ĀҋāѵľҌ
many functions are	āѵŊҊ
many functions does	Ā҈āѹľ҉
many functions there	ĀѭāҘ
many imports |	Ā҇
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѸāҘĳҞ
many lines are	ĳ҇
many lines did	ĀѶāҌ
many lines does	āѷĳҎ
many lines has	ĀѸā҈
many lines is	ā҆
many lines long	ĳ҈
many lines of	Āҍā҈ĳѷ
many lines there	āѺĳ҈
many lines were	āҋ
many lines |	ĀҎ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҇
many methods	ĀѰāҏľҦ
many methods and	ĀҎľѷ
many methods are	ľҋ
many methods did	ľ҇
many methods does	Āѳāҍ
many methods there	ľ҆
many names has	ĀѺā҇
many open	ĀѺā҉
many open pull	ĀѺā҉
many other	Ā҆
many other files	Ā҆
many parameters	ĀҊāѺ
many people	āҐ
many people have	Ā҆
many people wrote	āҊ
many places	āѹĆ҉
many places and	ĀѺĆ҉
many places import	Ā҇āѺ
many revisions	ĀѴĎҐ
many revisions does	ĀѸĎҊ
many revisions there	Ď҆
many rows	ĳ҈
many rows of	ĳ҈
many seconds	ā҈
many seconds take	ā҇
many separate	Ŋ҆
many separate tests	Ŋ҆
many subclasses	ĀҌāѷ
many test	ĀѱŊҜ
many test cases	ĀѺŊҎ
many test functions	ĀѺŊҊ
many tests	ĀѮāғŊҬ
many tests are	ĀҗāѲ
many tests does	ŊҊ
many tests fail	ĀѮāқŊѸ
many tests have	ā҆
many tests in	ĀљāҞŊҏ
many tests of	ā҈
many tests use	ĀҟāѮŊѳ
many tests would	Ŋ҈
many tests |	Ŋ҉
many that	ĀѸĳ҇
many things	Ā҆
many things are	ĀѵāҌ
many things does	ĀҊ
many times	Āѵā҆Ďґ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	ĀѶāҌ
many times has	Ď҆
many times is	Ā҇
many unit	Ŋ҆
many unit tests	Ŋ҆
marked	āѺĂ҉ĒґĭҋĿѺ
marked <mark>	Ă҆Ē҇
marked _ y	ĭ҉
marked _ |	Ă҇
marked with	ĒҊ
match	ā҆
match arms	ā҆
matched	āҕĸѳ
matched in	āҌĸѷ
matter	ā҇
matter $	ā҉
maximum	ĀѸāҐđѹė҆
may	ĀѳāҤĊѯńҌ
may i	ā҇
me	Ā҉āѲĄ҈ĊҌčѶĎѹĐ҈đҋĒҌĕѸěѵğѹĠѺĢ҉ģѺĦѵĨѷīѺĬѮĲѺĴҊķҐĹ҆ĺҌĻ҇Ł҉ń҇ŋѺőҍŒ҆
me $	āҍĄ҆đ҈ĳ҆Ĺ҆őҌ
me <name>	ĀҋĹ҆
me _ $	ıѸŁ҈ńҋ
me _ <commit>	č҇
me _ <line>	Ĵҋ
me _ <literal>	ĀѶķҟĽ҉Ŕѷ
me _ <name>	Āѹāѹć҆ĊҖĐҏēҌĔ҉ĕѸĘҊğѺĩ҇ĭҍĮѺĳҞĵѹķѹĺҊĻҎŁѷŃѸňѹŏѺ
me _ all	Ŀ҈
me _ amount	Ā҈
me _ annotations	ē҆
me _ arguments	ŁҎ
me _ author	Ĳ҆
me _ callers	Ā҉
me _ calls	Ċ҆
me _ can	ģ҆Ł҆
me _ children	ň҉
me _ class	Ā҈ň҈
me _ classes	ĥ҈ň҇
me _ commit	Ā҈ą҉
me _ commits	ĀґĎѵ
me _ committers	Ā҇
me _ comparison	ď҈
me _ definition	ĺ҇
me _ definitions	Ā҉
me _ directory	ő҈
me _ earlier	Ņ҇
me _ exceptions	ĀѺā҇
me _ file	āѸķ҉Ņ҇ŒҎ
me _ files	ĀҚāѨĄ҉
me _ full	őҋ
me _ functions	ĉҌĒ҆Ńҋ
me _ hits	Ā҇
me _ if	ā҆
me _ import	ĪҐ
me _ imports	āѸŏҌ
me _ interfaces	ī҈
me _ is	ĀҊ
me _ it	ĀѹāѷĈ҇ŌѺŎҌ
me _ kind	ł҆
me _ last	į҆
me _ latest	İ҇
me _ licence	ı҈
me _ license	ıҊ
me _ line	ĸ҆ĺҐ
me _ literal	đ҉
me _ location	ĶҌķ҆
me _ many	Ā҆āѺĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	ĩ҈
me _ number	ĀѶĎ҆ľҍŊҋ
me _ of	āҍ
me _ other	ĩ҆
me _ out	ā҆
me _ parameter	Łҋ
me _ parent	ć҇
me _ path	ő҉
me _ place	āҕķѳ
me _ present	ŅѺņ҉
me _ purpose	Ģ҆
me _ setting	Āҋ
me _ short	Ģҏ
me _ source	ĀҌ
me _ spot	ķҊ
me _ subclass	Āѳňҏ
me _ superclass	ć҆
me _ superfluous	ŏ҉
me _ test	Ā҇
me _ tests	Ā҈ō҇
me _ that	Ā҉ģ҈ňѷŌ҇ŎѺ
me _ the	ĀџāѶĂ҈ćѺĢ҇Ĥ҈ĵҕķ҉Ĺ҉ĺѺĽ҈œ҇
me _ there	ġ҆
me _ to	āҋ
me _ traits	ī҇
me _ type	Őҍ
me _ types	ĥ҈
me _ value	đҌ
me _ version	ė҇
me _ we	ĀҌ
me _ what	ĀҊāґĢҊņѺ
me _ where	ā҈
me _ which	Āѹāҍħ҆
me _ wrote	ā҇
me _ you	Ł҇
me _ |	ĀѺ
me a	ĀѪāҗď҇Ģҏ
me a <name>	ĀѸāҐ
me a comparison	ď҈
me a short	Ģҏ
me all	ĀѲĆҋĊ҈ĪҌĳѺ
me all import	Ī҉
me all the	ĀѸĆ҇
me an	ĀҎ
me an <name>	ĀҎ
me at	ķҔ
me each	Ā҈
me each place	Ā҈
me every	ĀѷĊґňғ
me every class	Ā҈ň҈
me every method	Ŀ҆
me everything	ģ҈Ł҇ňѷ
me everything that	Ā҈ģ҈ňѷ
me everything you	Ł҇
me find	āҚĂ҆ĊѺĢѸĻ҇Ŀ҆
me find <name>	āѰĻҏ
me find all	Ŀ҈
me find imports	ŏ҇
me find out	ā҈
me find the	āѹĂ҇Ĥ҆
me find what	Ā҇āҖ
me find where	ā҉
me find which	āҋ
me how	āҊĎҌďҊ
me how many	Ā҆āѺĎҊ
me how the	ď҇
me how to	āҋ
me if	ĀѰāѺĈ҆č҆Ĝ҈ĬҌĭҍŌ҆Ŏҋ
me if <commit>	č҆
me if <name>	Ę҆Ĭ҇ĭ҈
me if it	āѹĬ҇Ŏҍ
me its	Ā҆ĎѺ
me its commits	Ā҉ĎѺ
me just	ő҆
me just the	ő҆
me line	ĴҌ
me line <line>	ĴҌ
me lines	Ā҆
me lines <line>	Ā҆
me see	Āґ
me see what	Ā҆
me the	ĀҍāѣćғĊ҉čѸĎѷďѸđҎē҆ĢѷĦѸĩҋĬѺİҎĳҏĶ҇ķѷĹѵĻѺő҈Œ҉
me the <name>	ĀѓćҋĊҞĐҌēҎĩҍĪѹĳҠ
me the amount	Ā҈
me the author	Ĳ҆
me the classes	ň҆
me the commit	ą҇
me the commits	Ā҈
me the committers	Ā҇
me the definitions	Ā҉
me the directory	ő҈
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҉
me the functions	ĉ҉
me the hits	Ā҇
me the import	Ī҇
me the last	į҆
me the latest	İ҇
me the line	ĸ҆ĺ҆
me the literal	đ҉
me the location	ĶҌķ҆
me the member	Ĥ҆
me the methods	ĿҌ
me the names	Ā҆ĩ҈
me the number	ĀѺľ҉Ŋ҈
me the parameter	Łҋ
me the parent	ć҇
me the path	ő҉
me the place	ĀѺāҕķѴ
me the purpose	Ģ҆
me the setting	Āҋ
me the source	ĀҌ
me the spot	ķҊ
me the superclass	ć҆
me the superfluous	ŏ҉
me the test	ō҈
me the type	Ő҆
me the types	ĥ҈
me the value	āѹđ҉
me the version	ė҆
me through	Ģ҉
me to	Āѵāѱġ҈ĵ҉ķ҆ĺғĻ҇œ҇
me to <name>	ĺҎ
me to the	āѵĵҊķ҉Ļ҇œ҇
me under	Ņ҆
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me what	Ģ҇ĺ҇ŀѺŅ҈Ő҉
me what <name>	Āҋ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҆
me what that	Ā҇
me what the	ĢҊ
me what type	Őҋ
me when	ĀҎāѵ
me where	āѸĐ҆ğ҈Ķ҆ĸ҇Ĺ҉ĽҊŀ҇
me where <literal>	ķҌĽҊŔѹ
me where <name>	Đ҆Ĺ҆ŀ҇
me where the	ĵ҇
me where we	ĀҌ
me whether	ā҈č҆Ě҇
me whether <name>	ĀҎ
me whether the	ĀѸā҆
me which	ĀҚāѳăѺĄҋĩѺŉ҇
me which arguments	Ł҉
me which exceptions	ā҇
me which file	ĵ҇
me which files	ĀҙāѨĄҋ
me which of	āҍ
me which test	Ā҇
me which tests	Ā҈
me who	ĀѵĊ҉
me who calls	Ċ҆
me who wrote	ā҇
me why	āҍ
me |	ĀѱıѸŁҊńҌ
me | $	Āѷā҇ıѸŁҊńҌ
mean	İ҈ĴѵĹ҈Ł҆Œ҇
mean _ $	āҜĴѶ
mean _ arguments	Ł҆
mean _ it	Āҍāѷ
mean _ line	Ĺ҆
mean is	Ā҈
mean the	Āѹāѹİ҇Ĺ҈
mean the line	Ĺ҆
mean |	āҝĴѶ
mean | $	āҝĴѶ
meant	āѶĢҋł҆ň҆
meant _ do	Ģ҇
meant for	āѸň҆
meant to	Ģҋ
meant to do	Ģ҇
measured	ā҉ĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
meeting	Āѱā҉ğҍ
meeting _ $	Āѱā҉ğҍ
meeting |	Āѱā҉ğҍ
meeting | $	Āѱā҉ğҍ
member	ĀѲāѶĉѺĤҏķѹĸҝĹҎĺ҆ľҤĿҩŃѷ
member <name>	ĀҐāҊĸ҉
member <name> have	ĀѴāґ
member <name> matched	ā҉ĸѹ
member <name> |	Āґāѵ
member _ <name>	ĺ҈
member _ does	ĀѺĿҋ
member _ have	ĀѴāґ
member _ in	ľҗ
member _ matched	ā҉ĸѹ
member _ of	āѺĂ҇Ĥ҆ĹҏĿҝŃѺ
member _ |	ĀҍāѲĸ҆
member funcs	ĤѸľҏĿҒ
member function	ĹҐĺ҈
member functions	ĀѰāѶľҖĿҞ
member functions does	ĿҌ
member functions in	ľ҆
member functions of	Ă҈Ŀҋ
member variable	Ĥ҆
member variables	ĤҖ
member variables of	Ĥ҈
members	Ā҈āѶĂ҈ĤҨĵѺĿ҉
members _ <name>	Ă҆ĤҒ
members _ in	Ā҇āѷĤҋ
members _ struct	āѸĤҋĿҌ
members are	Ĥ҆
members are in	Ā҇āѷĤ҇
members of	āѶĂ҆ĤҗĿҊ
members of <name>	ĤҎ
members of struct	āѹĤҊĿҌ
memory	ĀѸāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѺāѸĜ҆ĩғō҉
mention <path>	ĀѸĜ҆ĩҊ
mention <path> |	ĀѸĜ҆ĩҊ
mention _ $	ōҊ
mention _ |	āѹĜ҆ĩҏ
mentioned	āҊ
mentions	Ā҈ķ҆
mentions <name>	Ā҈
mentions <name> |	Ā҈
mentions _ |	Ā҈
merge	ā҇
message	āҕįѺİҊŔҒ
message <literal>	ĀѲāҋŔҏ
message <literal> |	ĀѺā҇
message _ $	Ā҇
message |	Ā҈
message | $	Ā҈
metadata	ĞҌĮҍ
metadata $	Ğ҉Į҇
method	ĀҦāҋćѶĐѶē҆ĚѹġѸĢѹĤѸīѺĭѹĵѮĶѺķѷĹӇĺҾĽѹľқĿҡŀҟŁѺŃѷńҐňѷŋѺŐѸŒѺ
method $	Ā҉ĺҋ
method <name>	ĀѰāқĂѺĐѺēҊĬҎĵѷĹҩĺҥľѳĿѤŀҷŃѺńҒ
method <name> $	Ā҉ĹѮĺҖĿѵŀғńҊ
method <name> belonging	Ĺ҆
method <name> for	Ā҈
method <name> from	ĀѺāҊ
method <name> gets	ā҆
method <name> in	Ā҈Ĺҍ
method <name> is	āѸĬҒŇ҇
method <name> of	ĀѶāҏĹҕĺѹ
method <name> on	āҋĹҍ
method <name> overridden	ŀ҈
method <name> so	ā҇
method <name> start	ĺ҇
method <name> where	ĺҎ
method <name> with	āѸĊ҇ŀ҉
method <name> |	ā҆ĹѷĺҐńҊ
method _ $	āѸĂҊĹѭĺҍľҗĿҋŀҐń҉
method _ <name>	ĀҜā҈ĹҘĺѵ
method _ belonging	Ĺ҆
method _ class	Ĺғ
method _ cls	Ŀ҉
method _ for	ľ҈Ŀ҇
method _ from	ĀѺāҊ
method _ gets	ā҆
method _ in	Ā҇Ĺҍ
method _ is	āѸĬҒŇ҇
method _ it	ĀҊāѺ
method _ of	ĀѯāҊĹґĺѷľҎĿҕ
method _ on	āҋĹҍ
method _ overridden	ŀ҆
method _ so	ā҈
method _ start	ĺ҇
method _ that	ĀҊāѹ
method _ the	Āҏŀѹ
method _ where	ĺҐ
method _ with	āѵĊ҇Ē҈ŀ҈
method _ |	ĀҌĵѺĹѴĺҚńҊ
method count	ĀѳľҢ
method count $	ĀѺľҏ
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
method is	ĀҊ
method list	ĿҜ
method list of	ĿҊ
method names	āѶĂғĿҌ
method names $	Ăҍ
method of	ĀҊāҊĹґ
method of <name>	ĀҊĹҐĿѺ
method on	Ā҈
method on <name>	Ā҈
method set	ľ҆Ŀ҇
method set of	ľ҆Ŀ҇
method tally	ĺѺľқĿѶ
method that	ā҆
method that <name>	ā҇
method to	ā҆
method |	ĂѺĺҏ
method | $	Ā҆ĂѺĺ҉
methods	ĀѦā҇ĂҺćѱĉғĊҘĎѺĒҔēѶĚѲěѵĢѺģѺĥѶīѶĬѶĭѺĵѺĽѹľӔĿӧŀҧŁѺŃҜńѺŇѺňѵōѸŐѺœѺ
methods $	ĉ҆ľ҈ĿҔ
methods <name>	ĉ҆ľҗĿѹ
methods <name> defines	ľ҉
methods _ $	ĀѸāѹĂ҈Ŀҗ
methods _ <mark>	Ē҇ĿѺ
methods _ <name>	āҦĂѺĉ҆ĊҥĚѳěѷľҎĿҔŀ҈ŃҌ
methods _ abstract	āѶĂґ
methods _ are	ŀ҆
methods _ be	Ă҈
methods _ class	āѸĂҎľҊ
methods _ defined	Ŀ҆
methods _ defines	ľ҉
methods _ functions	ĀҎľѷ
methods _ has	ľ҇
methods _ holds	Ā҇
methods _ i	Ă҈
methods _ in	Ŀҏ
methods _ it	āѷĿ҇ŀҌ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҆
methods _ shape	Ā҇
methods _ that	āѺ
methods _ the	āѶĂҊĒ҈ľҌŀ҇
methods _ there	ĿҌ
methods _ to	ľ҆Ŀ҉
methods _ too	ā҈ľѺ
methods _ |	ľ҈
methods and	ĀҎľѶ
methods and functions	ĀҎľѷ
methods are	ĀѸāѰĂҌľ҉Ŀҝ
methods are abstract	āѷĂҋ
methods are defined	Ŀ҆
methods are there	ĿҌ
methods belong	ā҈
methods belong to	Ŀ҈
methods come	ā҉
methods declared	Ŀ҈
methods defined	Ŀ҉
methods did	ľ҇
methods do	Ă҆
methods do i	Ă҆
methods does	ĀҍāҎćѹĉ҇ĿҎ
methods does <name>	ĀѮāҐĂ҈ĉ҇Ŀ҈
methods does it	ĀҊ
methods does the	ĀҎĂ҆
methods from	Ŀ҆
methods in	ĀѰāґĂҊ
methods in <name>	ĀѱāҘľѺĿҊ
methods is too	ā҆
methods marked	Ă҈
methods marked <mark>	Ă҆
methods must	Ăҋ
methods of	ĀґāҖĂ҇ĚѴěѸľҊĿ҉
methods of <name>	ĀҖāҘĂѸĚѴěѸľ҇Ŀҍ
methods of class	Ă҇
methods on	ľ҈Ŀ҆
methods on <name>	ľ҇
methods only	āѵĿҋ
methods override	ĀғāѮ
methods override <name>	Āҗāѳ
methods override it	ŀҊ
methods overriding	ŀ҈
methods overriding <name>	ŀ҆
methods per	ľ҇
methods per class	ľ҇
methods that	Ă҇Ŀ҉ŀ҉
methods that <name>	Ŀ҈
methods that override	ŀ҆
methods the	Ŀ҇
methods there	ľ҆
methods there are	ľ҆
methods too	āҋľѷ
methods without	ā҇
methods |	ĀѸĂ҉Ŀ҈
methods | $	ĀѸĂ҉Ŀ҈
might	ĀҋāѲń҈
might <name>	ĀҌāѳńҊ
might _ <name>	āѹń҈
min	ė҇
min <name>	ėѹĮҌ
min <name> version	ėѹĮҌ
min _ version	ėѹĮҌ
mind	ĀѴāҐ
mind _ me	ĀҊđ҈ĩѷĲѺ
mind _ out	āѸ
mind _ the	ĀѴň҆
mind _ up	Į҆
mind _ whether	āѹ
mind checking	ā҆
mind checking whether	āѹ
mind counting	āѹľ҆
mind counting the	āѹľ҆
mind finding	Āѷ
mind finding out	āѺ
mind finding the	ĀѸā҇
mind listing	āѶĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind looking	Į҆
mind looking up	Į҆
mind making	ā҇
mind making the	ā҇
mind renaming	ā҇
mind telling	ĀҌāґĩѷĲѺ
mind telling me	ĀҌāґĩѷĲѺ
minimum	ħ҇Įғ
minimum <name>	Į҆
minimum <name> version	Į҆
minimum _ here	Į҈
minimum _ version	ĮҎ
minimum version	Į҇
minimum version here	Į҈
miss	ĀҋāѸ
missing	ĀѶāҷōѯŏѺ
missing $	ā҇
missing _ $	āҌ
missing _ <name>	āҜōѲ
missing from	āҏ
missing |	āҌ
missing | $	āҌ
mit	ĀѸāѱıҧ
mit _ gpl	ı҈
mit _ or	ĀѹıҎ
mit apache	ĀѺıҋ
mnay	ĀқāѲ
mnay _ are	Ā҇
mnay _ in	Ā҈
mnay files	Ā҆
mock	Āѹī҇
mock <name>	ĀѺī҇
model	Āѱāҙ
modification	įҕ
modification _ <name>	į҇
modification _ <path>	į҈
modification of	įҍ
modification of <name>	į҇
modification of <path>	į҇
modified	āѷăѵČҗčғĎҎįҟ
modified $	Āҙăѷ
modified <name>	į҈
modified <name> when	į҆
modified _ $	āѺČ҆Ď҇įҍ
modified _ <commit>	čҌ
modified _ in	ĀѸį҉
modified _ the	č҆
modified _ when	į҆
modified and	ĀѸį҉
modified and in	ĀѸį҉
modified by	č҉
modified by <commit>	č҇
modified in	Č҆
modified with	Č҆
modified |	į҇
modified | $	į҇
modify	ĀѶČ҇č҉į҇
module	ĀѴĉѺĊѸċ҉ĐѸĜ҇ĝ҇ğ҆ĢҌģҗĥѷĦ҇ĩҎĪѷĬѸĵ҈ĶҰķҍĽ҉ņѺŌѶōѸŎ҉őѴŒӍœҋ
module $	ķ҆ŒҌ
module <name>	āҋĢҏģҒĥѺĩҍĶѵŌѺŎ҈őѺŒҞ
module <name> $	ĩғŒҋ
module <name> in	Œ҈
module <name> |	ā҇ĢҎĩѺŒ҉
module <path>	ĀѺāѴĜ҉ĝ҉ģҊĩҏ
module <path> $	Ĝ҇ĩҍ
module <path> loaded	ĝҊ
module _ $	ĀѷāҎĩҟ
module _ <name>	ĀѹāҍĶғŒҖœ҇
module _ contains	ĀҊœ҆
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ published	ģҋ
module _ runs	Ŏ҆
module _ the	āѸķҎ
module _ variable	Ķ҉
module _ |	ĢҎģ҈Œҍ
module called	āҐŒҋ
module called <name>	āҐŒҋ
module file	āҍŒѶ
module is	œ҇
module level	Ķғ
module level $	Ķ҉
module level variable	Ķ҉
module live	Œ҆
module named	Œ҉
module named <name>	Œ҉
module that	ĵ҆œ҆
module variable	ĶҚ
module variable <name>	Ķҍ
modules	āѱĊѹģ҈ĦҊħҗĨҋĩҤĪҶŏ҆
modules <name>	Īҋ
modules <path>	ĪҌ
modules _ $	Ħҋ
modules _ <name>	ĀҍĊѺħ҆ĩ҇
modules _ <path>	ĀѸĜҊĝѹħ҈ĨҌĩҏ
modules _ both	āҊ
modules _ depend	ĩ҆
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆Īѹ
modules _ in	Īҋ
modules _ it	Ī҇
modules _ on	Ā҇ĩ҉ĪѺ
modules _ pulls	Ī҆
modules _ the	Ī҇
modules _ used	Ī҆
modules _ uses	Īҋ
modules are	ĩѷĪҔŏ҆
modules are imported	ŏ҆
modules are used	Ī҆
modules brings	Ī҇
modules depend	ĩҏ
modules depend on	ĩҍ
modules does	āѹħ҉Ĩ҇ĩѸĪҒ
modules does <path>	Ĩ҇
modules does it	Ī҇
modules does the	Ī҇
modules file	ĩѺĪ҈
modules import	ā҉ģ҆
modules import both	āҊ
modules import from	ģ҆
modules imported	Ī҇
modules importing	ĜҎĝѴ
modules importing <path>	ĜҎĝѴ
modules is	Ĩ҆Ī҈
modules is <path>	Ĩ҆
modules it	Ħ҇
modules it imports	Ħ҇
modules link	ħ҈
modules load	Āѷĩґ
modules pulled	Ī҈
modules pulled in	Ī҈
modules require	ĩҋĪѹ
modules that	ĝҋĩҎ
modules that <path>	ĝ҈
modules that depend	ĩ҆
modules use	ĩҊĪѹ
modules using	ĩҊ
modules using <path>	ĩ҆
modules |	Ħ҈
modules | $	Ħ҈
moment	āѹŌҊ
moment _ $	ŌҊ
moment |	Ō҇
moment | $	Ō҇
month	ĀѺāҘĎѺ
month _ $	āҏ
month |	āҎ
month | $	āҎ
more	ĀѺāҢĆҊį҉ņ҆
more _ $	įҊ
more _ once	Ć҇
more _ one	Ā҆
more _ than	āҌ
more commits	ā҇
more commits than	ā҇
more than	ā҇ĆҊ
more than once	Ć҇
more than one	Ā҆
more |	ĀѺįҊ
more | $	įҊ
morning	ĀѸāѷ
morning |	āѷ
most	ĀѬāӉąѶĊѹįңİҡňѺ
most $	āғ
most _ $	āҕİ҇
most _ change	įҊ
most _ commit	į҈İ҇
most _ modified	į҈
most _ the	āҊ
most _ |	ā҆İҎ
most methods	ā҆
most of	āҎ
most of the	āҊ
most often	āҋ
most often |	ā҉
most recent	āѰįҖİҐ
most recent change	įҊ
most recent commit	į҈
most recently	āѲąѺįҐİҍ
most recently modified	į҈
most recently |	āѹ
most |	āҖ
most | $	āҖ
motion	ŕ҇
move	āҒķѺŅҒņҜ
move <path>	ā҇
move _ $	Ā҇āѷņ҉
move _ into	ā҆
move _ was	Ņ҇
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņҒ
move the	āҐ
move to	Ņҋ
move |	Ā҇āѷņ҉
move | $	Ā҇āѷņ҉
moved	įѸŅҘņҫ
moved $	ĀҘāѮņ҉
moved _ $	Ņ҈ņҕ
moved _ |	ĀѴāҍ
moved away	ĀѴāҊ
moved away |	ĀѴāҊ
moved from	Ņґņѵ
moved from $	Ņ҇
moved from where	ŅҊņѸ
moved here	Ņ҈
moved to	ŅѸņҐ
moved to $	ņ҉
moved to where	ņ҆
moved where	ņҋ
moved where $	ņҋ
moved |	ņ҆
moved | $	ņ҆
msg	İ҈
much	Āѳā҇đҗľѸ
much _ $	đ҆
much _ <name>	āѷđҍ
much _ the	āҌľѷ
much is	āѸđҊ
much is <name>	āѺ
much |	đ҆
much | $	đ҆
multiple	Ć҆
must	ĀѺĂҙėҋğѷĮґŀѺŇѸ
must <name>	ĀҌŇѸ
must <name> be	ĀҌŇѸ
must _ <name>	ė҇ĮѺ
must _ be	ĀҋŇѸ
must _ subclass	Ă҆
must _ supplied	Ł҆
must a	Ă҆
must a subclass	Ă҆
must be	āѶĂҋŁ҆
must be supplied	Ł҆
must have	Į҈
must i	āґğѸĮ҆
must i have	Į҆
must implement	Ă҆
my	ĀѰā҇Ğҍğ҉Į҈
my <name> $	ā҆
my _ $	Āѹāҗ
my _ sent	ő҆
my _ what	Āҋāѵ
my _ |	ĮѺ
my colleague	ő҆
my colleague sent	ő҆
my editor	ķ҆
my last	Ā҈
my machine	Ā҇
my machine |	ā҉
my path	Ğ҇
my shell	ğҊ
my terminal	Ğ҇
n	ĀѺāѴĈ҆ĊѺĘ҆ĝҊġҊĬ҆ĭ҇ĴґľҊĿѷňѺŊ҇
n $	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
n <name>	ĀҊĴҒ
n <name> <name>	ĴҎ
n <name> <path>	ĀҌ
n _ <name>	ĀѸĳ҆ĴҎľҋĿѸ
n _ <path>	ĀҌ
n _ funcs	Ŋ҈
n lines	ĳ҆
n lines <name>	ĳ҆
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѲāѺąѷČҋčѺĐѺĖѺġғĬѳĭҒĮѺįѷıҗĲҋĴѹĶѺĻѺľѷĿҋŃѹŅҼņҲŊѵŋҕŌѹŎѹŒҘ
name $	ā҇ı҇Ņ҇
name <name>	āѫĆҊđ҇ġ҉ĭҘņѷŋґŒҖ
name <name> $	Ć҈ņѷŋ҆Œ҇
name <name> is	ĭ҇
name <name> |	ĭ҈
name <path>	Ņҋ
name <path> $	Ņ҇ņѹ
name _ $	ĀѺāҊĆ҈ıҎŅ҆Œ҆
name _ <name>	āѺġ҈ŅҒņҋŒҊ
name _ <path>	ĀѺāҊŅғņҋ
name _ a	ā҆
name _ before	ŅѶņҍ
name _ class	ć҉ňѸ
name _ existed	Ņ҆
name _ function	ĉ҈
name _ functions	ĀҎ
name _ had	Ņ҉
name _ has	ņ҇
name _ is	āѺġ҆ĭ҇
name _ jobs	Ā҆
name _ not	āҋ
name _ old	Ņҍņѷ
name _ parameters	Ł҆
name _ so	ő҆
name _ test	Ā҉ō҆
name _ the	Ī҇ı҈ņҏ
name _ this	Ā҈
name _ was	Ņ҇
name _ |	ĭ҈ŅѶŋ҇
name all	ĀҐĪ҇ī҈
name all functions	ĀҎ
name all jobs	Ā҆
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	Ņҍ
name did <path>	Ņ҇
name did the	ņ҆
name does	āҊņҍ
name does the	ņ҈
name each	Ċ҆
name each function	Ċ҆
name every	āѹĉҋē҆Ŀ҉
name every function	ĉҌ
name every test	Ā҉
name for	āҌŅҊ
name for <name>	Ņ҆
name for a	ā҆
name how	Ņ҆
name how was	Ņ҆
name of	ġ҇Ĳ҆ŅҚņҌŋҋ
name of <name>	ĀѺġ҈ŅҌ
name of <path>	āҌŅҌ
name of the	ı҈
name only	āѷČҎ
name replaced	ŅѺņ҈
name the	āѶć҇Ł҆ŅѺņ҆
name the <name>	Āҋ
name the parameters	Ł҆
name was	Ņ҉ņѹ
name |	āҍŅ҈ņҋ
name | $	āҎņҊ
named	āѱĆ҈ć҇ġҒŅҐŋҍőҊŒґœ҆
named $	Ņҏ
named <name>	Ć҈ġҒŋҍŒґœ҆
named <name> $	ĀѺġҎŌ҇
named <name> in	Ā҇
named <name> is	Œ҇
named <name> |	āѶġ҉ļ҆ŋ҆
named _ $	ĀѺāѷġҎņ҆Ō҇
named _ in	Ā҇
named _ is	Œ҇
named _ the	ć҉
named _ |	Ā҈āѳġ҉ļ҆ŋ҆
named in	ć҉
named in the	ć҉
named |	Ņ҆
named | $	Ņ҆
names	ĀҔĂҐČҌĜѸĝѺĞҚģҵĤҎħѷĨѺĩѺĿғŁҙŃҌŅѶņѹŊѵŏҋ
names $	āѰĂҍČ҇ĤҐŃҍň҆
names _ $	ĀҊ
names _ <name>	Ā҆Ă҆ģҔ
names _ <path>	ĀѷāҘģґ
names _ all	Ā҆
names _ by	ĀѷāґĞ҉
names _ can	ģ҈
names _ imported	Ā҆ŏҋ
names _ in	Āґ
names _ takes	Ā҈
names _ the	Č҇ĩ҇ĿҊŁґŊѺ
names _ |	āѺĪ҈
names are	Āҋģ҆ŏҋ
names are imported	Ā҆ŏҋ
names both	ā҇
names defined	Ā҇
names defined in	Ā҇
names does	Āҍā҇ģҊ
names does <name>	ĀҎāѹ
names does <path>	āҊģ҇
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āґ
names for	Ł҈
names from	Ī҉
names from |	Ī҉
names has	ĀѺā҇
names in	ā҈Ł҆
names in the	Ł҆
names is	ģҊ
names it	ģ҆
names of	āѹČ҇ģ҉ĩ҆ĿҍŁҎŊѹ
names of <name>	ģ҉
names of <path>	ģ҆
names of all	Ā҆
names of the	āѺČ҇ĩ҇ĿҊŁҋ
names that	ģ҈
names |	ĀҊ
names | $	ĀҊ
narrower	ā҇
navigate	ĺ҆
need	ĀҌāҕđ҆Ė҆ĞѶġѹĢ҉ģѴĬ҈ĮҊĽ҆ŀѴń҉ŉѹŏ҆
need $	ĀѺāҎĮ҈
need <name>	ĀҌāѺĢҊ
need _ $	ėѷĮҏ
need _ <name>	Ā҈Đѹ
need _ <path>	ĀҔāѹģѸ
need _ have	Į҆
need _ know	ĀѸāѴĬҋĹ҇
need _ position	ļ҆
need _ source	Ľ҇
need _ the	ĵ҆
need _ this	ė҇
need _ type	Ň҇
need _ |	Ā҆Ī҇
need a	āҌ
need for	ė҇
need for this	ė҇
need from	ĀғāѶģѷ
need from <path>	ĀҔāѹģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҈
need the	ĀҔāѰđ҉ļ҆Ľ҈Ň҇Ŋ҆
need the <name>	ĀҌĐѹ
need the source	Ľ҇
need the type	Ň҇
need to	ĀѱāѰĞѺĬ҉ĹҊĻ҆Ł҆ńҊ
need to have	Į҆
need to know	ĀѸāѴĬҋĹ҇
need |	ėѷĮҏ
need | $	ėѷĮҏ
needed	ĀѱĖҢ
needed _ run	Ā҇āѲĖ҉
needed for	ĀѴā҈
needed in	ĀѷāѸĖҕ
needless	ĪѳŏҜ
needless $	ŏ҇
needless _ of	ŏ҇
needless _ statements	ĪѸŏҌ
needless import	ĪѸŏҌ
needless import statements	ĪѸŏҌ
needless imports	ŏ҉
needless imports of	ŏ҇
needs	ĀѹĖ҇ĪҌ
negative	ĀѶāҌ
nested	ĀѱāҒķѴĺѺĻҬļҥ
nested <name>	ļҍ
nested _ <name>	ĀѺĻҜļҞ
nested _ in	ā҆
nested _ of	ĻҊ
nested _ the	Ļ҇
nested def	Ļ҆ļ҆
nested def <name>	Ļ҆ļ҆
nested function	āҍĻ҇ļҋ
nested function <name>	ā҇ļҎ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	āѺĻҞļѹ
nested in <name>	ĻҖ
network	ā҇
never	āҼĉѷĔ҆ĤѷĪѷĸѺŃѯńѸŏҭ
never _ $	ā҇ĪѸĸѺŏҢ
never _ <name>	āґĔ҇ŃѰ
never _ |	Ā҇āҗĉѸńѹ
never called	Ā҉
never called |	Ā҉
never raise	āҙŃѰńѹ
never read	āґĤѷ
never read |	ā҈
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҋ
never used $	ŏ҈
never uses	āѹŏҍ
never uses $	ŏҊ
new	ĀѸăҖĄҗė҈ņҶ
new <name>	ĀҗāѲ
new <name> $	ĀҐāѹ
new _ $	ĀҐāѷăҊĄѺąҊņ҇
new _ <name>	ėҊŅҎņѴ
new _ <path>	ŅҏņѴ
new _ <tag>	ĀѷĄҖ
new _ me	ĀҊāѺ
new _ of	Ą҆Ņѭņң
new _ the	ā҆
new _ |	ĀѹāҗŅѵņҘ
new does	ė҉
new files	ĀѶăҍĄ҇
new in	ĀѷăѺĄҖ
new in <tag>	ĀѸăѺĄҖ
new in the	ā҇
new must	āѺė҉
new name	ĀѺņң
new name <path>	ŅҏņѴ
new name of	ŅѮņҝ
new name |	ŅѸņғ
new path	ņҏ
new place	ā҆
new place |	ā҆
new to	Ā҉āѺ
new to me	ĀҊāѺ
new |	āѺăҋąҊ
new | $	āѺăҋąҊ
newcomer	ā҈
newer	Ā҉
newer _ |	ā҈
newer than	ĀҋāѶ
newest	ĀѬāҔąѶĮѴįҢİҡ
newest _ $	įѹİҎ
newest _ for	įҌ
newest _ in	ĀѴİқ
newest _ of	āҒĮѶ
newest _ that	įҍ
newest commit	āѺąѷįҖİҋ
newest commit for	įҌ
newest commit that	į҆
newest revision	į҇
newest revision that	į҇
newest version	āҏĮѶ
newest version of	āҎĮѶ
newly	āѵăҊĄҌ
newly added	Ą҆
newly added files	Ą҆
newly created	Ą҆
next	ĀѱāҪďҋ
next _ $	ā҇
next _ <name>	ĀѺā҇ď҈
next _ <path>	ā҆
next _ of	ā҇
next _ |	ā҈
next commit	ā҈
next release	āҋ
next to	ĀѺā҉ďҌ
next to <name>	ĀѺď҈
no	ąѸćѷĈ҇č҈Ĕ҆Ę҉ĚҌĜҍġҎĦҊĪѺĬҌķ҇ĿѺňѸŋ҈ōѹŏҍ
no $	ĀѸĜ҇ġ҈ĬҌ
no <name>	Ĕ҈
no _ $	āѹč҆Đ҇ĘҊĜ҆ġ҈ňѺ
no _ <name>	Ě҈
no _ circular	Ħ҆
no _ exist	ĀҌąѺ
no _ in	Ŏ҆
no _ is	Ā҈āѺĔ҈
no _ of	ŏ҆
no _ |	Āѹā҇
no docstring	ā҈
no longer	ĀҌąѺ
no longer exist	ĀҌąѺ
no test	Ŏ҆
no test in	Ŏ҆
no tests	ā҇
no tests |	ā҆
no there	Ā҈
no there is	Ā҈
no use	āѹŏҏ
no use of	ŏ҆
no |	āѯč҈Đ҆Ę҉ġ҉Ħ҉ňѺ
no | $	āѲč҆Đ҇ĘҊĜ҆ġ҈ňѺ
no | circular	Ħ҆
nobody	āҚģѷŏ҉
nobody _ $	ā҉ģѹ
nobody _ <name>	Ā҆
nobody _ |	ā҇
nobody imports	ā҇
nobody overrides	ā҇
nobody overrides <name>	ā҇
nobody uses	ā҉ģѹ
nobody uses $	ā҉ģѹ
node	ĀѲėѹĮӃ
node <name>	āѵĮҕ
node _ $	ā҆Į҆
node _ |	āѷĮґ
node version	Įҋ
node |	ā҆
node | $	ā҆
non	ĀѺĖҒ
non _ $	ĀѰā҇Ėғ
none	āҎ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҉
normally	ā҆
not	ĀѳāҢĂѺĄҙĆҏćѸĈ҉ĉѸĊѹČѷč҇ĎѹďҙĒѰēѺĔҍĚҊĜҋĝ҆Ġ҇ĢѺģѶĥѹĨѹĩѲĪѰīѲĬґĭҔį҆ıѺĲѹĳѹĺѺľѺĿѶŀѸŇѹňѸŉѳŋҕōѴŏҫőҋŒ҇
not $	Ě҇Ĭ҆ĭ҆ŋ҇
not <name>	āѹĬҌ
not _ $	ĬҊĭ҇ĿѸŋ҇ŏҎ
not _ <commit>	āҋŉѷ
not _ <name>	āҗď҉ēѺĔҋōѸő҆
not _ <path>	āҏĎѸő҇
not _ and	āҋ
not _ any	āѹįҊ
not _ anywhere	ĀѸā҈
not _ at	ă҈
not _ by	ŏ҆
not _ how	āѺ
not _ in	āѺĄґŏ҉
not _ is	Ĭ҆
not _ it	ő҇
not _ line	ā҆
not _ on	ĀҋāѸ
not _ same	āѺď҉
not _ the	ĀҍāѰĆҎď҇ňѹ
not _ what	Ā҇āѺŁ҆
not _ where	āґ
not _ why	Āѹāҍ
not _ with	āҊĒѸ
not _ |	ĀґāђĄ҆Ĉ҆Ě҆
not abstract	ā҉Ăѹ
not abstract |	ā҈ĂѺ
not and	ďҊ
not and the	ď҈
not been	ĀѵāҎ
not changed	āѸįҊ
not changed any	āѷįҊ
not contain	āҜŉѶ
not contain <commit>	ā҆
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist	ă҇Ą҇
not exist at	ă҈
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҆
not get	ĀѶ
not get where	āҒ
not get why	ā҈
not green	ĀҍāѴ
not green |	ĀҍāѴ
not have	āҍ
not have a	ā҇
not implement	ā҈
not import	āҋĩѹ
not import <path>	ā҆
not in	ď҇
not in <name>	ď҇
not it	Āѫāҍŏѹ
not it and	āҋ
not it |	ĀѬāѹĈ҆Ě҆ŏѹ
not just	ĀҊĆ҇ňѺ
not just the	ĀҋňѺ
not know	āѷŒ҆
not know what	ĀҊāѸ
not need	ŏҋ
not needed	ŏ҆
not ok	ŎҊ
not ok |	ŎҊ
not only	Ā҆āѺĆ҉
not only line	ā҆
not only the	Ā҆āѵĆ҉
not override	āҋ
not pass	ĀҏāѯĔҋ
not pass |	Ā҆
not passing	ĀҎāѴ
not passing |	ĀҎāѴ
not referenced	ŏ҆
not see	ő҈
not spot	ő҉
not the	āѸď҉
not the same	āѺď҉
not there	Ą҈
not touch	āғĎѷōѺ
not touch <name>	ā҉ōѺ
not use	ŏ҉
not use $	ŏ҆
not used	Āѷŏҙ
not used anywhere	ĀѸā҈
not used by	ŏ҆
not used |	ŏ҆
not yet	Ą҇
not |	āѴĝ҆Ĭ҈ĭ҉ŋ҇
not | $	āѴĝ҆Ĭ҈ĭ҉ŋ҇
nothing	āҎĊѺĪѴŏҨ
nothing $	ŏҊ
nothing _ $	ĀѺŏҋ
nothing _ <name>	ĀҌ
nothing _ the	ā҆
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	Āѵāҋŏҋ
nothing | $	ĀѺŏҋ
notice	ĀҋāѲ
now	āѰĎѺĬѺİҋŅҋņҮŌҐŎ҇
now $	ĈѷņҖŎ҇
now <name>	Ņ҆
now <path>	Ņ҉
now <path> |	Ņ҆
now _ $	ĀѴĈҊĎѺİ҇ņҏŌҋ
now _ file	ņ҉
now _ it	ā҆
now _ |	Ņ҉
now called	Ņ҆
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҉
now |	ĀѷĈҊĎѺİ҇ņҎŌҋ
now | $	ĀѴĈҊĎѺİ҇ņҏŌҋ
null	ā҆
number	ĀҒāҕĊѹĎҠĐ҆đҜĤѲĪѲĳҨĴ҈ĸѴľҝĿѰŁѹňѺŊҧ
number $	ĀҎāѹĎҊĐѺ
number <line>	ĴҌ
number <line> in	Ĳ҈
number <line> inside	Ĵ҆
number _ $	ķ҇
number _ <name>	ĀѵĐ҉ĳ҆ĺ҉
number _ <path>	ĀѺĳҏ
number _ attributes	ĀҋĤѵ
number _ calls	Āҋ
number _ classes	Ā҇
number _ commits	Ďқ
number _ functions	Ā҇
number _ imports	Āҋ
number _ in	Ĳ҈
number _ inside	Ĵ҆
number _ lines	ĳҕ
number _ member	ľ҆
number _ methods	ĀѸľҧĿѸ
number _ modules	ĀҎĪѷ
number _ string	đғ
number _ test	ŊҐ
number _ tests	ĀѸŊҚ
number _ the	ā҆
number does	ĀѪāҐĳҏ
number does <path>	ĳ҆
number for	Đ҉ĳѹ
number for <name>	Đ҉ĳѹ
number in	ĀѺāѷĳґ
number of	ĀҬāҝĊѹĎҔĤѴĪѳĳґĺ҆ľҒĿѴŁѺŊҡ
number of attributes	ĀҋĤѵ
number of calls	Āҋ
number of classes	Ā҇
number of commits	Ďҗ
number of functions	Ā҇
number of imports	Āҋ
number of lines	ĳҕ
number of member	ľ҆
number of methods	ĀѺľҟĿѺ
number of modules	ĀҎĪѷ
number of test	ŊҐ
number of tests	ĀѺŊҗ
number or	āѺđғ
number or string	đғ
number please	ķ҇
number please $	ķ҇
number string	đ҆
number |	ĀѸľ҉
number | methods	ľ҈
numpy	Ā҈āѺ
numpy _ $	Ā҈āѺ
numpy |	Ā҈āѺ
numpy | $	Ā҈āѺ
object	Ā҇ĤҊĿҌŇҔŐҊ
object $	ĿҊ
object <name>	Ň҇
object _ $	Ā҈
object _ <name>	Ā҇
object _ class	Ĥ҇
object _ i	Ň҇
object does	ĀҌ
object does <name>	ĀҌ
object of	Ĥ҆
object of class	Ĥ҇
object |	Ā҈
object | $	Ā҈
objects	ĀҒāѳĵ҆
obliged	āѸĂ҉
occasions	ŕ҈
occur	Ċ҉ŔҎ
occur _ $	āѲĊ҉ŔҎ
occur in	ĀѺā҆
occur |	āѲĊ҉ŔҎ
occur | $	āѲĊ҉ŔҎ
occurrences	ĀҌŔҊ
occurrences of	ĀҌŔҊ
occurs	Ŕ҆
of	ā҈ĂҍăѹąҊĆғĊѴĎҘĐҍđѸĒѸēѹĔҎĕѹėҍĘѺĚҋěҊĜ҉ĝ҆ġѱĢҌģҋĥѷħѵĨҌĪѹī҆ĬѐĭѪĮѺıѴĵѴĶѸĹґĺѹĻҊľҐłҔŅ҉ŊҏŌѲōѦőѴŒѷœѴŔҌ
of $	āѴć҇ĉҐĎѺĩѶĪҌňғ
of <commit>	čҐ
of <commit> |	āѹ
of <literal>	ĀѹŔҜ
of <mark>	ĀѺĂҖ
of <name>	Ā҉āҞăѺĄѺĆҍćҔĈѶċѸČѹčѶďҕđҋĒѲĔҥĖѳėҏĘҕĚҤěҤĞҎğ҆ĠѯĢѶģ҇ĦѷħѵĬѷĮѮİѥıѸĳѯĵѬĶѯķѳĸѱĹҜĺҗĻҌļ҇ĽѸľѷŀ҆ŁҏłѴŃҌňѺŉѹŊѵŋѴŌѶō҉ŎҌŏ҇ŐѣŒѰœѳŔѷŕѶ
of <name> $	ĀѳāѧĂѸĆѰćғĉҋĊ҈ďѶĐѹđҙĕѺĖѺĘѶĚѺĜѸĞѹğ҈Ģҍģ҇Ĥ҉ĥҋĩҋĪҐī҈ĬѸĭѺĮѴįѺİѱĲѸĶѹĸѹļѸĿҕŀҒŃҎŅ҇ņҍŇҐňҖōҋŎ҆Ő҉Œѷ
of <name> 's	āѺĔѹĕҋĚҌĺ҇Ň҉Őѵ
of <name> <name>	Āҍ
of <name> a	Ā҉
of <name> all	Āҏ
of <name> and	ďҐ
of <name> are	Ā҆ė҉ĥ҇ŏ҆
of <name> as	ō҆
of <name> at	ĀҊāѹ
of <name> be	ě҉
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> begins	ļ҆
of <name> by	Ċ҆Ěҍ
of <name> called	āҍĹѹ
of <name> compared	ďҍ
of <name> default	ĔҍĕѺ
of <name> defines	ļҊ
of <name> differ	ď҆
of <name> do	ė҇
of <name> does	ĀҌāѫėҊĘ҆
of <name> except	āҐ
of <name> executed	ā҇
of <name> for	Ĕ҆Į҆
of <name> from	ďҊŁѺ
of <name> get	ā҇
of <name> give	ĕ҆
of <name> has	Đ҆
of <name> have	ĀѸāҊĔ҇
of <name> identical	ā҈ĆѺ
of <name> in	ĀҕāѭĆҊĔғĘѹę҇ġ҉Ģ҆ŀғŇѺ
of <name> include	ĘҍĚ҉
of <name> indrect	ĀҎāѺ
of <name> inside	Ĺ҆
of <name> into	ā҈
of <name> is	Đ҇ėѳĘѵęҕěґĮҎ
of <name> it	Ĺ҇
of <name> look	ĀҎāѶ
of <name> makes	Ĭ҉
of <name> not	ĆҊ
of <name> on	ő҇
of <name> or	āѸğ҇Ň҆
of <name> override	ĀѺā҉
of <name> please	ĺ҆Ł҈
of <name> take	į҆
of <name> that	āҚė҈ĬҍĮѷŀѷ
of <name> there	ĀҊ
of <name> this	Į҇
of <name> versus	ď҆
of <name> what	ĀѷāҌĤ҈Ň҆
of <name> when	ĀҊ
of <name> which	ķ҈ň҆
of <name> with	ā҉Ć҈
of <name> within	ę҆ġ҆ĵѺĹ҇
of <name> |	ĀѲāѷĂ҇ćҐĉҗĊҋďҌĐѺđѶĔ҆ĘҏęѪĚѺěҔġѵĢѷĩѹĬѺĭ҈ĳѶĹҊĺҊĻ҆ĽѺĿҋŁҚŐѸ
of <path>	āґąҒĎҊĐҏĜҗĝҜģҔħѳĪғįҋİѺĲ҇ĳ҈Ņ҇ņ҈ŎҍŏҊŕҒ
of <path> $	āѶąҍĜѶĝ҇ģґħѹĨ҇ĪҖĳ҆Ņҋņ҆ŏ҇ŕҊ
of <path> 's	Ĝ҆
of <path> are	ĀғŏѶ
of <path> consist	Ď҆
of <path> does	Ā҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҈
of <path> is	Đ҈Ĝғĝѹ
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	āѺĴ҈
of <path> that	ā҇
of <path> what	į҇
of <path> which	Ā҇
of <path> written	Ĳ҆
of <path> |	ĀґāѫĜҋĪҎŕ҇
of <tag>	āѶĄҍĠҏ
of <tag> $	Ġ҇
of _ $	ĀҒāѱĂѵąҌĆѸĈ҈ĎѱďѳđҖĒѸĕѸĖѹėѶĘѴĚѵĜѭĝҊĞѷğ҆ĢҜģҕĤҊħѴĨ҈ĩҕĪҟīҎĬѴĭѷĮѳįѺİѲıѱĲѺĵѹĶѷĸѷĻѹļѶĿґŀҎŃҋŅҏņҐŇҍňҡŊѶŋѲŌѴŎ҆ŏ҉Ő҈ő҈ŒѴœѰŕ҆
of _ 's	āѶĔѹĕҋĚҌĺ҇ņ҆Ň҉Őѵ
of _ <commit>	ĀҋāѺč҇
of _ <line>	Ĵҍ
of _ <name>	ĀѨāғĉѵĊґĐҎđ҉Ĕѹĕ҆ĚѺĞѷĢҔĤѺĥҋĩѹĵ҉ĶѴķ҈ĹҏĺѺĽҊľ҈ŀ҇ńѳŅѺŋ҉Őґőѷœ҉ŕ҈
of _ <option>	ċ҈
of _ <path>	ĀѹĎ҈ĜѺņ҆
of _ <tag>	Ġҋ
of _ a	Ā҉
of _ after	ņҊ
of _ all	ĀҝĆѺ
of _ and	ĀҊďҌ
of _ are	ĀҘė҉ĥ҇ŀҋ
of _ argument	Ł҆
of _ as	ō҆
of _ at	ĀҊāѸĩ҈
of _ back	Ņ҆
of _ base	ŀ҉
of _ be	ě҉
of _ been	ĺ҉
of _ before	Ņ҉
of _ begin	ĀѺą҈
of _ begins	ļ҆
of _ belong	ā҆
of _ branch	İ҆
of _ by	Ċ҆Ď҆ĚҌ
of _ called	āҍĹѹ
of _ callees	Ęѵęҏ
of _ callers	ĊѹĘҖ
of _ cases	Ŋҍ
of _ changed	āҊ
of _ circular	ĦҊ
of _ class	ĀѶā҆ć҉Ĥ҈ĺ҆ŇҊ
of _ classes	Āѹň҇
of _ clearer	āҍŅѵ
of _ closure	Ļ҆
of _ cls	ć҆
of _ code	Āѷā҆Ġ҇
of _ comes	ŇҊ
of _ commit	Ď҈
of _ compared	ďҍ
of _ complete	ĀҖĉѺ
of _ concerns	Ď҆
of _ consist	ĀѹĎ҉
of _ constant	ā҈đҊŐ҆
of _ contain	ĀѸĘҊ
of _ data	ĵ҈
of _ default	ĔҍĕѺ
of _ defines	ļҊ
of _ definitions	āѹĆ҆ģ҈
of _ dependencies	āҌ
of _ dependency	āѺė҈
of _ did	ā҇
of _ differ	ď҆
of _ do	Āѷė҇ŇҌ
of _ does	āѲĐ҇ėҌĘ҆ĪѵĳҊľ҆ń҉ŇѹŊ҈Ő҈
of _ enum	ĸґ
of _ enumerator	ĸ҇
of _ environment	āѷğҏ
of _ errors	ĀѺĈ҇
of _ ever	ā҉
of _ except	āҐ
of _ exception	Ńҏ
of _ executed	ā҇
of _ fail	ā҉
of _ fields	ĀѺĤғ
of _ file	ĀқāѷĪ҆Ĵ҈ōѸŎѺ
of _ files	Āѷč҇ĜҎĝѴĩҍŒҐ
of _ fix	ā҆
of _ flie	Č҆
of _ folder	ő҇
of _ for	Ĕ҆Į҆
of _ from	āҍďҊĿ҆ŁѺ
of _ func	ķ҈ŁҊœ҉
of _ funcs	ľґĿѺ
of _ function	ĢҋŁ҆Ň҉
of _ functions	ĀѴęҋļ҆ľ҆Ń҆Ŋ҇
of _ get	ā҇
of _ git	Ā҇āѺ
of _ github	Ā҆
of _ give	ĕ҆
of _ has	Đ҉
of _ have	ĀѸāҌĔ҇
of _ helper	ķ҈
of _ identical	ā҈ĆѺ
of _ import	āҊ
of _ importers	ĜқĝѪ
of _ imports	ĜѦĝҜŏҊ
of _ in	ĀҪāѭĂҐĆ҉ĔҋĘѸę҇ĚѸĝҍġ҈Ģ҆ĪѺĳ҉ŀҒŇѹŏѸ
of _ include	ĀѷāѷĘҍĚ҉Ĝ҇ĝ҈
of _ indrect	ĀҎāѺ
of _ inside	ĀѹĹ҆Ŋҏ
of _ interface	ĥѺī҆Ľғ
of _ interfaces	ā҆
of _ into	ā҈
of _ is	ĀҜāѭĐҎėѷĘѴęҕěҐĜҖĝѵĨ҉ĬѺĮҍĳѵ
of _ it	ĉҋĹ҇
of _ just	Ō҆
of _ language	āѸĮ҉
of _ latest	į҆
of _ lead	āѸĚҊ
of _ licence	ı҈
of _ line	Ĳ҉ĳ҆
of _ link	ħ҈
of _ list	ģ҉
of _ log	İҊ
of _ look	ĀҎāѷ
of _ makes	Ĭ҉
of _ many	ĀҌāѳ
of _ matter	ā҉
of _ mention	Ĝ҇
of _ method	ĀҐĊ҇ĹѹŀѸńҔ
of _ methods	ĀѯāҜĂҐľѯ
of _ module	ĢҌĩҏĶ҈
of _ modules	ĝҌ
of _ move	Ņ҈ņҐ
of _ names	Ā҇ģҋ
of _ nested	Ļ҆
of _ not	ĆҊ
of _ of	ĀҕāѹĘҌĤѷľҍĿѹ
of _ on	ĀѹĮ҆ľ҆őҊ
of _ one	ļ҆
of _ or	āѸğ҇Ň҆
of _ override	ĀѺā҉
of _ package	ė҆ĶҊ
of _ parameters	ĀҌā҆ěѺŁ҉
of _ parents	ě҇
of _ pass	Ŏ҇
of _ per	ĀѺāҐĎѷ
of _ phrase	ŔҎ
of _ please	Ł҈ŅҊ
of _ present	ĝ҆
of _ project	ĀҐĖ҇ĮҊİҊı҇łѸ
of _ read	āѷĴҌ
of _ referenced	āҍ
of _ releases	ŉ҉
of _ rename	ŅҎ
of _ repo	ı҈
of _ repository	Ĉ҇ı҆ő҇
of _ run	āҊ
of _ sets	Đ҇
of _ skipped	āҎŊѴ
of _ software	ł҇
of _ static	ĶҎ
of _ struct	ī҆
of _ subclasses	ĚѺě҇
of _ take	āѹįҊ
of _ takes	Ģ҆
of _ test	āѺŋ҈œҐ
of _ tests	Ā҇āѳŋҘ
of _ that	āҒĂѺĎґė҇Ĝ҉ĝѵħ҆Ĩ҇ĬҌĮѹŀѷ
of _ the	ā҇ĆѸİҊŌ҇
of _ them	ĀҊ
of _ there	ĀҊ
of _ this	ĮҋłҎ
of _ to	ā҉Ď҉
of _ touching	Ďҍ
of _ trait	ĥ҈
of _ type	ĀҌāѸĤҐĿҊŇѹ
of _ use	Ģ҈
of _ variable	ŐҌ
of _ variant	ĸ҈
of _ versus	ď҆
of _ what	ĀѸā҉Ĥ҈įҋĴ҇
of _ when	ĀҊ
of _ which	Ą҆ķ҇ň҆Ŋ҆ŏ҈
of _ who	ĀѶā҆Ĳ҇
of _ with	ā҈Ą҆Ć҉
of _ within	ę҆ġ҆ĵѺĹ҇
of _ would	Ę҆
of _ written	Ĳ҉Ĵѹ
of _ |	ĀҌćҔĉҔĊҊďҋĐѶđѵē҈ĖѹĘҎęѩĚѷěґĜ҉ĝѶġѴĢѷĤѺĪҐĬѶĮѺĳ҈ķѺĹ҉ĺ҉Ļ҆ĽѺĿҍŀѳŁҙŇѷňѺŐѴőѺ
of a	ĀѴā҇ĞѹĶ҆Ņ҇
of a <name>	ā҉Ğѹ
of a module	Ķ҆
of all	āҋĆѷİҊ
of all the	āҌĆѸİҊ
of an import	Ħ҆
of attributes	ĀҋĤѵ
of callers	ĘҌ
of callers of	ĘҌ
of calls	ĀҐ
of changes	ĀҐ
of class	ĀѺā҉Ă҈ćҋī҉
of class <name>	ĀѺāҊĂ҉ć҈īҊň҆
of cls	ā҆ľ҇
of cls <name>	ā҆ľ҇
of code	ĀҎā҇ĳѶ
of code in	ĀѸāғ
of commit	Ā҉č҇
of commit <commit>	Ā҉č҇
of commits	ĀѷĎү
of commits $	ĀҏĎѷ
of commits concerns	Ď҆
of commits for	Ď҇
of commits per	ĀѺāҐĎѷ
of commits that	ĀѺĎҒ
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
of every	āҌğ҆ķѹ
of exception	Ń҆ń҈
of exception does	ń҈
of fields	Ā҈
of file	ĀѴą҉ĎҎ
of file <path>	ĀѸĎ҈
of files	ĀҔāѱČ҆
of files that	ĜҋĝѸ
of files |	ĀҊāѶ
of fn	ķҐ
of fn <name>	ķҐ
of former	ņ҉
of func	āҏĉѹĊҒńѺ
of func <name>	āҏĉѹĊҒńѺ
of function	Ł҈
of function <name>	Ł҈
of functions	ĀҊ
of git	Āѹİҋ
of go	ā҆Į҈
of how	ĀҌāѳ
of how many	ĀҌāѳ
of importing	ĀҊ
of importing them	ĀҊ
of imports	ĦҏħҏĨҕĩ҆ĪѹŏѶ
of imports $	Ħ҆ĩ҈
of imports from	āҊ
of imports in	Āҋ
of imports is	ĨҊ
of imports that	Ĩ҇
of imports |	ħ҆
of inheritance	ě҉
of interface	āҏĥ҈īѸ
of interface <name>	āҏĥ҈īѸ
of it	Ā҇ė҉
of it $	ő҆
of it are	ŀ҇
of it fail	ā҈
of it |	ŀѸ
of its	ā҇ĘѺęҋĢ҇ŏ҆
of its file	Ā҈
of its imports	ŏ҇
of its subclasses	ĚѺě҇
of java	Į҈
of line	Ĳ҆Ĵҏ
of line <line>	Ĵҍ
of lines	ĀѺĳқ
of lines changed	ā҆
of lines in	ĳҌ
of lines |	āѹĳҊ
of member	ľҗĿѺ
of member functions	ľ҆
of method	Ĺҍŀ҈
of method <name>	Ĺҍŀ҈
of methods	ĀѶāѸĂѷľҺ
of methods does	ľ҇
of methods in	ā҆Ŀ҆
of methods of	ľҐĿѺ
of methods on	ľ҆
of module	ĩ҇
of modules	Āҍħ҇Īѵ
of modules does	ĀҊĪѸ
of modules link	ħ҈
of node	Į҈
of object	Ā҇āѺŇҏŐ҇
of object <name>	Ň҇
of object does	ĀҌ
of option	Đ҉
of option <name>	Đ҉
of our	ō҆
of our tests	ō҆
of parse	ĀҌ
of parse |	Ā҇
of places	Ć҆
of project	łҘ
of project is	Āҍ
of python	Į҉
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҍœѺ
of running the	Ō҇
of rust	Į҈
of software	āѺłғ
of some	ň҆
of something	ć҈
of struct	āҋĿҋ
of struct <name>	āҋĿҋ
of subclasses	Āҗňѷ
of teh	ŋ҆
of test	ĀѶāѳŊҜŋ҉œҒ
of test <name>	āѺŋҌœ҇
of test cases	Ŋҍ
of test functions	Ŋ҉
of testcases	Ŋҍ
of testcases inside	Ŋҍ
of tests	ĀѴāҗŊҜ
of tests $	ĀҌ
of tests does	ĀѥāҗŊҊ
of tests in	Ā҆Ŋ҆
of tests skipped	āҎŊѴ
of tests which	Ŋ҇
of tests |	Ā҈
of text	Āѱĳҗ
of text does	ĳҊ
of text |	ĀѸĳҊ
of that	ĤѺ
of the	ĀѭāѳąѹĆ҆ćѴĈѹĉѴĊѺċ҉ďѷđѺēѵĔ҇ė҆ěѹĞ҆Ġ҈ġѺĢ҉Ĥҕĥ҈ĦѷħѴĩҍĪѺĬѷį҇İґıҍĳѶĵғĶґķҌĸғĹѹĺѴĻҋľѹŀ҈ńҌņҎňѯŊѪŋ҉ōѴŎѯŐѷŒҍœҊ
of the <name>	ĀѹĢҎĥ҇ĵҎĸ҆Ľ҈ŕ҉
of the <option>	ċ҈
of the base	ŀ҉
of the callers	ĊѺĘҜęѰ
of the class	ĀѹĂ҆ć҉Ĥҏĺ҆
of the classes	ě҆
of the closure	Ļ҆
of the code	ĀѸā҆Ġ҇
of the commit	Ď҉
of the constant	ā҉Ő҆
of the data	ĵ҈
of the definitions	āѺģ҈
of the dependencies	āҋ
of the dependency	āѺė҈
of the enum	ĸ҉
of the enumerator	ĸ҇
of the environment	āѷğҍ
of the file	ĀҔāѹĪ҆Ĵ҈ŊѸōѸő҆
of the files	ĀѸĜҎĝѴŒҐ
of the folder	ő҇
of the function	āѺĢҋŁ҆Ň҈
of the functions	ā҆ęҋļ҆
of the git	Ā҇āѺ
of the github	Ā҆
of the helper	ķ҈
of the import	ā҇
of the importers	ĜқĝѪ
of the imports	ĜѦĝҝ
of the interface	Ľ҇
of the language	āѸĮ҉
of the latest	į҆
of the licence	ı҈
of the method	ĀҋĊ҇ĺѺĿѸńҔ
of the methods	ĀѸ
of the module	ĢҌĩҏ
of the modules	ĝҍ
of the move	Ņ҆ņҐ
of the names	Ā҇
of the nested	Ļ҆
of the package	ė҆ĶҊ
of the parameters	ĀҎěѺŁ҈
of the parents	ě҇
of the project	āѺİ҆ı҉
of the rename	Ņ҉ņ҆
of the repository	ő҈
of the static	ĶҎ
of the struct	ī҆
of the test	œҏ
of the tests	ĀҍāѶŋҎ
of the trait	ĥ҇
of the type	ĤҐĿҊŐѵ
of the variable	Ő҉
of them	ā҉ĆҐ
of them $	ĀҌĆ҉
of them |	ĀѮāҍ
of thing	łҊ
of thing does	Ő҆
of thing is	ł҆
of this	Āҋā҇ąѹĈҊĖҌİ҇ı҉łѹ
of this project	ĀґĖ҇łѷ
of this repository	Ĉ҇
of today	ņ҇
of today 's	ņ҇
of trait	Ľ҇
of trait <name>	Ľ҇
of type	Ā҉
of type <name>	ĀҊ
of value	ŇҋŐ҆
of what	āѯĢҏĤ҆ňҌŐ҈
of what $	ňҍ
of what <name>	Ģ҆
of what fields	Ĥ҇
of what file	ĵ҆
of what type	ĀҊāѺŐ҉
of which	āѥģҊĤ҈ĥѹĩ҆ī҉Ľ҆Ņ҆Ň҉Ő҉
of which class	ŇҊ
of which fields	Ĥ҉
of which file	Ľ҆
of which files	ĩ҇
of which names	ģҊ
of which type	Ā҆
of |	āѺćѹĢғī҉
of | $	āѺćѹĢғī҉
off	āѵĊҎŕқ
off <path>	ŕҎ
off <path> $	ŕ҈
off _ $	āѺĊҎŕҎ
off |	ŕ҆
offer	ĀҐāѧĚѳģґĿҙ
offer _ importers	ģҍ
offer to	ģҎ
offer to importers	ģҍ
offers	Ŀ҆
offline	ĀѹāҊ
often	āҚĎҒ
often <name>	ā҆
often _ $	ā҉
often _ <name>	Ď҇
often _ <path>	Ď҇
often _ you	ā҆
often does	ĀѹāҌ
often does <name>	ā҆
often does <path>	ā҆
often has	ĀѺĎҊ
often is	Āҗāѳ
often is <name>	ĀҋāѺ
often was	Ď҇
often would	ā҆
often would you	ā҆
often |	ā҉
often | $	ā҉
ok	ĀѮāѶĈҔŌҍŎҐ
ok _ $	ĀѱāѸĈҐŎҏ
ok _ ok	ŎҊ
ok not	ŎҊ
ok not ok	ŎҊ
ok or	ŌҊ
ok |	ĀѱāѸĈҐŎҐ
ok | $	ĀѱāѸĈҐŎҏ
old	ĀѲāҐĮҋŅҩņҝ
old <name>	ė҆ņ҉
old <path>	ņҊ
old _ $	ŅҒņѹ
old _ <name>	Ņѹņґ
old _ <path>	ŅѶņҕ
old _ back	ā҈
old _ is	ņ҉
old _ name	Ņ҆
old _ of	Ņғņѵ
old _ version	ā҆
old _ |	ĀѺŅҘņѷ
old file	ņґ
old file <name>	ņҊ
old file <path>	ņҌ
old file name	Ņ҆
old name	Ņҟ
old name $	Ņҍ
old name <path>	ņ҇
old name back	ā҈
old name of	Ņғņѵ
old name |	āѹŅґ
old one	ŅҊņѹ
old one |	Ņ҆
old path	Ņ҆
old version	ā҆
older	ėѺĮҌ
older _ |	ėѺĮҌ
older distribution	ėѺĮ҈
older distribution |	ėѺĮ҈
oldest	Āҍā҉ĆѹĮҗİѷ
oldest _ $	āҋĆѹ
oldest _ release	Į҈
oldest _ that	ĮҌ
oldest |	āҋĆѹ
oldest | $	āҋĆѹ
omit	Ĕ҉
omit <name>	Ĕ҉
omits	ĕ҆
on	āқĂ҉ąѵĆѶĉ҇ĊѲČ҆ĎғďѱĐҋđѲĒҖē҉ĖҎĘѳęѹěѺĜ҈ĝѶġѣĢ҆ģѳĤҗĥѯĦѺħҍĩҏĪҏīҎĬѬĭѸĮ҉įҌİѵıѷĲ҇Ĵ҈ĹҒĺҍĻѶļ҇ĿҌŀѳŁѺŃѶńѵŅѺņѵŉѺŊѹŋѱŌѺŏѶŐѶőѷŒ҉ŔҊŕҚ
on $	ĀҌāѡćҖĖ҉ĪҕĵґĹ҆ĺ҉ňѵ
on <name>	ĀҕāҋĂґćѵĎҌďѺĒѹĖѹė҆ĘѺĚ҈ġѩĢҕĤ҇ĩҖĪѹĬѹĮѴį҈Ĺ҈ĺѺľҋĿ҈Ł҆Ň҆ň҆ŋѺ
on <name> $	ĀҋāѵĂғćѷĎ҆ġѰĢҝĩґį҆Ĺ҆ľҋň҈ō҆
on <name> and	Ā҈Ł҉
on <name> but	ā҆
on <name> in	Ā҉
on <name> is	ā҆
on <name> |	āѴē҈ĚҌĤ҇ĩ҇
on <path>	ĀѮāѴĎҍĜҠħҐĩҎĪѸį҉
on <path> $	ĀѹĎ҆Ĝҏħ҈ĩҋ
on <path> |	ĀѶĎ҇ĜҊ
on _ $	ĂҒćѷĎҋĒҌĕ҇ė҉Ĝ҉ġѯĢқħ҇ĩқĪѷĬѹĮѹįҋİѹĹ҆ľҋň҈
on _ <line>	ĀҋĲ҇Ĵ҈
on _ <name>	āҍćѴĤғī҆ĵѸĹ҉Ŀ҉ňҏ
on _ and	Ā҇Ł҉
on _ being	Ā҆
on _ build	ā҆
on _ but	ā҆
on _ events	ŕҍ
on _ for	Į҈
on _ functions	Ē҉
on _ import	ħ҉
on _ in	Ā҈
on _ instance	ā҈
on _ last	ĀѸāҌ
on _ line	Āѡċ҇ĐҕĜѶğ҇Ĵ҉Ķ҇ķ҈ļҏĽҍœ҇Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	Āѹā҈
on _ modules	Ī҉
on _ occasions	ŕ҆
on _ of	ā҆ĪѸ
on _ older	ėѺĮҌ
on _ other	ĩѸĪҍ
on _ path	āҖĞ҉őѶŒ҇
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҍ
on _ thanks	ā҇
on _ through	Ā҆
on _ transitively	Āѹā҈
on _ type	īҎĽѺ
on _ value	Ĕ҆
on _ version	ė҆
on _ way	ĉ҆
on _ |	ĀѺāѳĎҊēҌĖѺĚҌĜ҉Ĥ҉ĩ҉
on a	Ā҆Ĥ҈ĿҌ
on a <name>	Ā҇Ĥ҈ĿҌ
on an	ā҇ėѺĮҌ
on an instance	ā҈
on an older	ėѺĮҌ
on ci	ā҇
on ci thanks	ā҈
on class	ćѵĤҌĵѹňҐ
on class <name>	ćѵĤҌĵѹňҐ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	Œҕ
on disk please	őҊ
on it	Ā҈ē҆
on it |	Ā҉
on its	ā҇
on line	Ā҉Ĳ҇Ĵ҈
on line <line>	Ā҉Ĳ҇Ĵ҈
on linux	āҌ
on linux $	āҋ
on my	āҌĞ҆
on my <name>	ā҆
on my machine	Ā҇
on my path	Ğ҇
on pull	Ā҇
on pull requests	Ā҇
on push	Ā҇āѺ
on running	āѺŎ҈
on that	Āѹā҇
on that line	Āѹā҇
on the	āҏē҉ħҊīҍİѶĴ҈ĽѺ
on the build	ā҆
on the import	ħҊ
on the last	ĀѸāҌ
on the line	āѺĴ҉
on the type	īҎĽѺ
on the value	ā҈
on this	ĀҊĖѵ
on top	ĒҏĪѸ
on top $	ĒҊ
on top of	ā҆ĪѸ
on what	Āѱć҇ċ҆ĐҌĖҊķ҉ļ҆Ľ҆ňѹŕ҈
on what line	ĀѬāҍċ҆ĐҌķҊļ҇Ľ҆
on what occasions	ŕ҆
on when	ĖҊ
on which	Đ҈ĜѶğ҇ħѹĩѷĪғĺҒĽ҆Œѹœ҉ŕҋ
on which <name>	ā҉
on which events	ŕҋ
on which functions	Ē҆
on which line	āѸĐ҉ĜѶğ҈ĺ҆ļ҈Ľ҇œҊ
on which lines	Ā҉
on which modules	Ī҇
on which other	ĩѸĪҍ
on windows	ĀѶāҟ
on windows $	ā҇
on windows |	ĀѸāҏ
on |	ĀѴāѺĕ҈ė҈ŕґ
on | $	ĀѸĕ҈ė҈
on | section	ŕҍ
once	ā҉Ć҇Ğ҇ņҊ
once _ $	āҊ
once named	ņ҆
once thanks	ā҇
once thanks $	ā҇
once this	Ğ҆
one	ĀѫāѯĂѸĆ҉ĈѺĉѺĊѷč҈ĘҊĚѺěҐĜҊĝҍġ҆Ģѹħ҇ĩѹĪѶĭѺİ҉ı҉Ĺ҇Ļ҇ľѺłҋŅҍňѵŋңŌ҆ōѸ
one $	āѶŋҊ
one _ $	ĀѺĚѶěҋŅ҇ņ҈
one _ <name>	ĀѵāѷĘҎęѶ
one _ by	Ļ҆
one _ its	ĘѺęҋ
one _ put	ė҇ĮѺ
one _ the	āҐĆѸčҊĘ҆Ĝ҉ĝ҉ķ҈ŋҌ
one _ this	āѸİ҈
one _ to	Ā҆
one _ |	Ā҉
one after	ā҇
one call	āѷŅҋ
one call <name>	Ņ҆
one caller	Ā҉
one class	Ā҆
one find	ě҆
one finds	Ľ҇Ń҈
one finds the	Ľ҇
one has	ė҇ĮѺő҇
one has put	ė҇ĮѺ
one in	āҏĆѺİ҈
one in <path>	ā҇
one in the	āҊ
one invokes	Ł҆
one is	āҏ
one named	ļ҆
one named <name>	ļ҆
one of	āѹĆ҇ćѺčҊĘҌę҇Ě҇ĜҌĝҌĩѺĸ҆Ĺ҆ňѺŋҐ
one of <name>	ĘҌęѸĚ҇
one of <path>	Ĝ҆
one of its	ĘѺęҋ
one of the	Ā҇čҊĘ҆ĜҊĝ҉ŋҍ
one test	ĀҏāѴ
one test |	ĀҌāѴ
one that	ā҆
one word	ł҇
one |	ĀѷĚѶěҋŅ҇ņ҈
one | $	ĀѷĚѶěҋŅ҇ņ҈
ones	āѣĂ҇ď҇Ėѹń҆ňҊōҐŏҍ
ones _ $	āѯň҇ŏҊ
ones _ <name>	ĀѶ
ones _ it	ō҉
ones _ the	āѺ
ones of	āѺĂ҈
ones |	āѲň҉ŏҊ
ones | $	ĀѺāѴň҉ŏҊ
only	āҮĂҏĆ҈ČҌĒѹĖѮħ҉īѹĬѹĵҋĿ҈ōѶ
only $	ĒѺħҊĿҋ
only _ $	Āѹā҉
only _ <line>	ā҆
only _ first	āѷĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҈ĥ҆
only _ linux	āҋ
only _ |	ā҆ōѺ
only an	Ā҈ĥ҆
only an interface	Ā҈ĥ҆
only indirectly	ā҈
only line	ā҆
only line <line>	ā҆
only on	āҍ
only on linux	āҋ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѵĆ҉
only the first	āѷĆҊ
only used	ĀҒāѮ
only |	āҌ
only | $	āҌ
onto	ēҘ
onto <name>	ēҘ
onto <name> $	ēҖ
onto _ $	ēҖ
open	ĀѲāҌĬ҈ı҇ĵҔķ҈ő҆
open $	ĵҍ
open <name>	Āѳāғ
open <name> |	ĀѲāҔ
open _ code	Ĭ҉
open _ requests	ĀѺā҉
open _ |	ā҈
open pull	ĀѺā҉
open pull requests	ĀѺā҉
open source	ı҇
open the	ĀѺĬ҉
open the code	Ĭ҉
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	Ā҉ċқĐҞđѺ
option <name>	Ā҉āѺĐҖđѺ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	ĀҏđѺ
option <option>	ĀѴāҋċҔ
option _ $	Ā҆āѷĐҔ
option _ in	Đ҆
option _ |	ĀғđѺ
option |	Ā҉āѸ
option | $	Ā҉āѸ
optional	ĀҏĔҋĖѳ
optional <name>	ĀѸĔҌ
optional _ and	Ā҇
optional _ of	Ā҇ĔҍĖѶ
optional dependencies	ĀҗĖѳ
options _ $	Ā҇āѺ
options _ the	ā҆
options |	Ā҇āѺ
options | $	Ā҇āѺ
or	ĀѮāѠĈқĉѶĊѭċҊčҐđҊĒ҈ĔѺĚ҆ĜҍĞҋğҍĠҊġҏĢѷĤѺĥѷĦ҆ħѺĬҕĭґĮѺıҎĵѹķѺĹѹĽ҈ŀѺŁѹłҫŃѹńѺŅѹņѺŇ҉ňѨŋ҈ŌғōѱŎҒŏѴőѹœѹŕҊ
or <name>	ĀѱāҪē҆ğ҇
or <name> |	ĀѲāҧē҆
or _ $	ĀѯāѹćѹĈҏě҆Ĝ҆ğ҈ĬҚĭҋ
or _ <name>	ć҉ňѸ
or _ <path>	Ĝ҇
or _ <tag>	ā҆
or _ and	ĀѺā҈
or _ build	ł҇
or _ does	āѸđ҉
or _ i	ł҉
or _ is	Ā҆ė҆
or _ it	āѶĈ҉
or _ many	ĳ҆
or _ of	ĀҐ
or _ or	Ő҈
or _ other	ĀҊ
or _ program	łҊ
or _ something	Āғ
or _ start	ā҆
or _ the	ĀѺā҈
or _ there	āҏ
or _ tool	ł҉
or _ type	Ň҉
or _ |	ĀѹāҋĈ҉čҋę҆ġҋĦҋĬ҈ĭ҆ıҋňѶŌ҉ōѱŎҌ
or a	ĀѸāѷĬѺłқ
or a build	ł҇
or a program	łҊ
or after	āҍ
or after <tag>	ā҆
or at	ā҆
or at start	ā҆
or broken	ĀѷĈҌ
or broken |	ĀѹĈҊ
or classes	ćҎňѸ
or deleted	ĀѺā҈
or deleted and	ĀѺā҈
or does	Ā҇Ĉ҈
or does something	ĀҌ
or fail	ĀѶŌ҆Ŏ҇
or failing	ĀѷŎҋ
or failing |	ĀѷŎҋ
or file	ġҏ
or file |	ġ҆
or gpl	ĀѺıҎ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ā҆
or in the	ā҆
or indirectly	ĀҐĜѸ
or indirectly |	ĀҐĜѸ
or is	Ā҈āѸ
or is it	Ā҉āѹ
or no	Ā҉āѲćѹčҊĘ҇Ĝ҇ĦҊĬ҉ĭ҆ňѺ
or no $	Ĭ҆
or no there	Ā҈
or no |	āѶč҈Ę҆ġҊĦҋňѺ
or not	ĀѺāѮĈ҇č҆Ě҇Ġ҉Ĭґĭҋŋ҉
or not $	Ě҇Ĭ҆ĭ҆ŋ҇
or not |	āѵĝ҆Ĭ҉ĭ҆
or red	Ŏҋ
or something	łҍ
or string	āѺđҒ
or superclasses	ć҈
or the	āѺğ҆Ň҆
or through	ĀҌ
or what	āѷė҆Ĭ҇ıҊŇ҈ŕ҆
or what $	ĬҊ
or what is	Ā҇ė҆
or what type	Ň҈
or what |	ł҆
order	āҕēѹŁ҆
order _ the	āҐ
order are	āҌ
order are the	āҌ
origin	ŅҊ
origin _ of	Ā҆
origin _ the	Ņҋ
origin commit	Ā҆
origin commit of	Ā҆
origin of	Ņҋ
origin of the	Ņҋ
original	Ņғ
original _ of	Ņҏ
original filename	Ņ҉
original filename of	Ņ҉
original name	Ņ҇
original name of	Ņ҆
originally	ĀѷąҍŅ҈
originally $	ĀѺąҊ
originate	Ńҋ
other	ĀѺāҭĉҘĊѹďғġѺģґĦ҉ĩ҉ĪҚŁѸ
other _ $	Ā҈āѶĉ҆ģ҇ĩѸĪҌ
other _ <name>	ā҈
other _ depend	āґĖѴ
other _ does	āѹĉ҆Ė҈Ī҈
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҋĦ҆
other classes	ā҇
other files	ĩҍĪҋ
other files $	ĩѸĪҌ
other files depend	Ā҆
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҈āѶĉҕ
other functions are	ĉ҆
other functions |	ĀҊāѸ
other methods	ĉ҆
other modules	āѶģҎĦ҉Īҏ
other modules are	Ī҆
other modules does	Ī҈
other modules import	ģ҆
other modules |	Ħ҆
other packages	ĀѺāҌ
other packages does	Ė҇
other projects	ā҈
other than	āҒ
other than <name>	ā҉
other way	ď҉
other |	Ā҈āѹ
other | $	Ā҈āѺ
others	āѺģ҈
ought	āҭĒѺĵѸ
ought <name>	ā҈
ought <name> to	ā҈
ought _ to	āҌ
ought to	āҢĒѺĵѸ
our	ĀѰā҈ŋ҉őҏ
our <name>	ő҆
our <path>	őҊ
our <path> |	ĀѹőҊ
our _ complain	ā҆
our _ has	Ā҈
our _ have	ā҆
our _ model	Āѷāҋ
our _ |	ĀѭŋҊőҐ
our linter	ā҆
our linter complain	ā҆
our tests	āѳŋҊ
our tests |	ŋҊ
out	ĂѸĈ҇ĊѹĔҎęҊğҊĠ҉ġ҆ģҏĪѯĵѺļѸŁѺńҒŇҏŌҎŎҌ
out <name>	Ā҆Ĕ҈
out _ $	Ā҉Ć҈Ŕ҇
out _ <name>	ĀѶā҆ęҌě҆ĢѺĬѺńҐŇ҈
out _ <path>	ĀҐĪѶ
out _ <tag>	Āѱāғ
out _ date	āҊ
out _ many	Ā҆
out _ renaming	ņ҆
out _ the	Ā҉āѵĈ҆ğ҉Ĭ҈Ļ҆
out _ type	Ā҆
out _ when	ā҉
out _ which	ģ҇
out _ |	ĀѹŌҋ
out for	ā҉
out how many	Ā҆
out if	ĀѺāѳĈ҆ę҉ě҇ġ҆Ŏ҇
out if <name>	ę҉ě҇
out if <path>	ĝ҆
out if the	Ĉ҆Ŏ҆
out of	āҍğҐģҊĪѵĴ҇ńґŇҋ
out of <name>	ā҈ńҏŇ҇
out of <path>	ĀғĪѷ
out of date	āҊ
out of renaming	ņ҆
out of the	āѹğҊĻ҆
out the	āѸķ҆
out the <name>	ķ҆
out the type	Ā҆
out there	āѹĥ҈
out what	ā҈ģ҆Ņ҈
out what which	ģ҇
out |	Ć҈
out | $	Ć҈
outcome	āѸŌґ
outcome of	āѺŌҐ
outdated	Āѳāҕ
outdated _ $	ĀѶāҋ
outdated |	ĀѶāҋ
outdated | $	ĀѶāҋ
outer	ĻҎ
outer _ <name>	ĻҎ
outgoing	ĉҢĊѰ
outgoing _ of	ĉҙĊѴ
outgoing calls	ĉҜĊѲ
outgoing calls of	ĉғĊѷ
output	Ň҉
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѯāҚĖҏģҒŊѸ
outside $	ģ҈
outside _ $	ĀѴāҖģ҈ŊѸ
outside _ it	ā҆
outside although	ā҆
outside although it	ā҆
outside |	Āѹā҉ģ҈
outside | $	Āѹā҉ģ҈
over	ĀѶāҐĒ҇ē҆Ĕ҆ħҋĨ҇ĳѸ
over <number>	āҐĳѸ
over <number> <name>	āҎĳѸ
over _ <name>	ĀѵāҖĔ҆ĳѸ
over _ intermediate	ħ҇Ĩ҇
over the	ĀѶ
over to	Ĕ҆Ł҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҇
over which intermediate	ħ҇Ĩ҇
overall	ĀѵāҔĢѺ
overload	Ćҕ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	ĆҖ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҐŀҫ
overridden $	ā҈ŀҎ
overridden _ $	ŀҋ
overridden _ <name>	Ā҆
overridden _ the	āҊ
overridden by	Ā҆āҊ
overridden by <name>	Ā҆
overridden by the	āҊ
overridden in	ŀ҆
overridden |	ŀҊ
overridden | $	ŀҊ
override	ĀҝāҕĿѹŀҊ
override $	ĀҌāѷ
override <name>	Āҏŀ҇
override <name> $	ŀҋ
override <name> in	ā҉
override <name> |	ĀҕāѺŀѹ
override _ $	ĀҐŀ҇
override _ <name>	ĀѴāҔ
override _ further	ŀ҆
override _ |	Āғ
override from	Āѯāғ
override it	ŀ҆
override it |	ā҆
override of <name>	ŀҊ
override |	Āґ
override | $	Āґ
overrides	āғĂҕćѹŀҬ
overrides $	ĀѸā҇ĂҖŀҊ
overrides <name>	ĀҌŀ҆
overrides <name> $	Āҏ
overrides <name> |	ŀҋ
overrides _ $	ĀҔŀѺ
overrides _ <name>	Āѷā҈ŀҙ
overrides _ it	ā҇
overrides _ method	ŀ҆
overrides _ |	Ā҆ŀ҇
overrides of	ĀѵāҏŀҐ
overrides of <name>	ĀѺā҉ŀҋ
overrides of it	ā҇
overriding	ĢѸĿѵŀӆ
overriding <name>	ŀҏ
overriding <name> $	ŀҎ
overriding _ $	ĀѺŀґ
overriding _ for	ĀѺŀҐ
overriding _ of	ŀҙ
overriding _ |	ŀ҉
overriding definitions	ŀ҈
overriding definitions of	ŀ҈
overriding methods	ŀғ
overview	Ā҇
overview _ the	Ā҇
overview of	Ā҇
overview of the	Ā҇
own	ĀѷĆҌĪѹŀҗ
own <name>	Ć҈ŀ҆
own <name> method	ĺ҆
own _ $	āѷŀҎ
own _ method	ĺ҆
own _ of	ā҇
own _ |	ā҉Īѹŀ҆
own imports	ā҉Īѹ
own imports |	ā҉Īѹ
own version	ā҆
own version of	ā҆
own |	āѹŀ҇
own | $	āѹŀ҇
package	āѷĖ҉ĞҠĭ҆ĮѺı҇ĵ҆ĶҌ
package $	ā҆ĞҌ
package <name>	ĀҏāѴ
package _ $	ĀѸā҉ĞҌĭ҆ı҈
package _ |	ĀҔāѰ
package |	ā҈ĭ҆
package | $	ā҈ĭ҆
packages	Ā҈āѶĖҮĪґĮѹ
packages _ $	ĀѷāҊĖ҈
packages _ <path>	Ī҇
packages _ in	Ī҇
packages _ the	Āҋ
packages _ this	āѺĖҍ
packages are	ĀҒāѴ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҌĪ҉
packages does <path>	Ī҇
packages does the	Ā҇
packages does this	āѺĖ҉
packages |	ĀѷāҊĖ҉
packages | $	ĀѷāҊĖ҈
param	ĀґāҕĕҊġѴńѺ
param <name>	ĕҊ
parameter	ĀҦā҉ďҋĐ҆ĔҏĕҖĚѺġѶŁҟŇѸŐѷ
parameter $	ĕ҈
parameter <name>	ĀҔĔҗĕ҇ŇѹŐѹ
parameter <name> $	Ā҈
parameter <name> of	Ā҇Ĕ҉ŐѺ
parameter <name> |	Ā҇
parameter _ $	ā҆ĕ҇
parameter _ <name>	ĀҒā҈
parameter _ configuration	Đ҇
parameter _ default	ĕ҆
parameter _ for	ĀѶā҇ŁҎ
parameter _ of	ĀҖď҉Ĕ҉ġѸŐѺ
parameter _ |	ĕ҇
parameter by	ĀҊ
parameter called	Ā҉
parameter count	ĀҊ
parameter list	ġѸŁҙ
parameter list for	Āѵā҈Ł҇
parameter list of	ĀҏġѸ
parameter lists	ď҉
parameter of	Đ҇
parameter of configuration	Đ҇
parameter |	ĀѺā҇
parameter | $	ĀѺā҇
parameters	āѺďҳĘѺěѺŁҳ
parameters $	ď҆
parameters _ $	ď҇Ł҇
parameters _ <name>	ĀҍāѸďҚěѺŁҐ
parameters _ by	Ł҉
parameters _ it	ā҇
parameters _ the	ŁҊ
parameters _ |	ā҈
parameters does	Ł҇
parameters does it	ā҈
parameters of	Āҋď҇ěѺŁғ
parameters of <name>	Āҏď҇ěѺŁ҆
parameters of the	Ł҈
parameters |	Ł҇
parameters | $	Ł҇
params	āѱďҢŁӀŇѺ
params $	āѳďҕŁҔ
params <name>	ďѳŁҒ
params _ <name>	ďҎŁҏ
params for	Ł҇
params of	Ł҈
params that	ŁҒ
params that <name>	ŁҒ
parent	Ā҆ćҮěҐĺѺŀѹňҗ
parent $	ćѸĚҎěѵňҍ
parent 's	ā҇
parent 's method	ā҈
parent <name>	ćҞňѹ
parent _ $	ĀѸćҢňѺ
parent _ <name>	Āѵā҈ĚѹěҒňғ
parent _ from	ć҇
parent _ method	ā҈
parent _ of	āѺćҎě҈
parent class	Ā҆ć҆ě҇
parent class of	ě҉
parent classes	āѺćҌ
parent classes |	ć҈
parent is	ćѮňҗ
parent is <name>	ćѮňҗ
parent of	ĀѹćҎĚѹěҐ
parent of <name>	ćҎĚѹěҒ
parentheses	āѶć҇Łҏ
parentheses _ $	āѹŁҍ
parentheses |	āѹŁҍ
parentheses | $	āѹŁҍ
parents	ĀѵāҜĆѹćҢęѹěҍňѸ
parents _ $	ā҇
parents _ <name>	ĀѹćҖęѹěҍ
parents of	ĀѹćҜěҎ
parents of <name>	ĀѺćҗěҎ
parents |	ā҇
parents | $	ā҇
parse	ĀҸāѥ
parse _ $	ĀҕāѶ
parse _ |	Ā҆
parse |	ĀҕāѶ
parse | $	ĀҕāѶ
parser	ĀѱāҏċҘ
parser $	ĀѴāҖ
parser _ $	ċ҈
part	Č҇čґĎѺĐ҆ĠҎĦ҈ŉҊ
part _ $	Ā҈ĎѺŉ҇
part _ <commit>	č҆
part _ <name>	ā҇
part _ a	Āҋ
part _ commit	č҆
part _ the	ĀѷĠҋ
part in	Āґāѹ
part in a	ĀҎĦѹ
part of	ĀѯāҊČ҇čҒĎѺĐ҆ĠҏĦҋ
part of $	Ā҇
part of <commit>	č҆
part of <name>	ā҇
part of an	Ħ҆
part of commit	č҆
part of the	ĀѷĠҋ
partially	āҊĥѵ
parts	ĀҊĂҊ
parts _ the	Ā҇
parts of	Āҋ
parts of the	Ā҇
party	ĖҔ
party _ $	ā҆
party _ |	ĀѹāҌ
party packages |	ā҈
party |	ā҆
party | $	ā҆
pass	āҎĔ҉ŁғŋѸŌҦŎүœѹ
pass $	ĀѺā҆Ŏҕ
pass <name>	ĀҍāѺĔ҇
pass <name> to	Āҍāѹ
pass _ $	ĀҟāѬŌҍ
pass _ <name>	ā҆ď҈ŁҔ
pass _ fail	ĀѶŌ҆Ŏ҇
pass _ i	ā҇
pass _ the	ĀѶāҌŎ҉
pass _ to	Āҍ
pass _ windows	ā҆
pass _ |	ĀѺŌ҇
pass fail	Ō҆
pass if	ā҇
pass if i	ā҇
pass on	ā҆
pass on windows	ā҆
pass or	ĀѵŌ҈Ŏ҉
pass or fail	ĀѶŌ҆Ŏ҇
pass to	āҋď҈ŁҐ
pass to <name>	ā҈ď҈ŁҎ
pass when	ŎҌ
pass when the	āѺŎ҇
pass |	ĀҠāѭŌҋ
pass | $	ĀҠāѭŌҋ
passed	Łҍ
passed _ the	Ł҆
passed _ |	Āҋāѹ
passed to	Ł҉
passes	ĀҔāѭŋѸŌ҉ŎҞ
passes $	ĀҔāѶŋѹŎҌ
passes _ $	Ō҈
passes _ n	Ŏҋ
passes y	Ŏҋ
passes y n	Ŏҋ
passes |	Ō҈
passes | $	Ō҈
passing	ĀѺāѯŌҜŎҚœѺ
passing $	Ō҆ŎҊ
passing _ $	ĀҋāѲŌ҈
passing _ failing	ĀѷŎҋ
passing or	ĀѶŎҊ
passing or failing	ĀѷŎҋ
passing |	Ā҉āѯŌ҆
passing | $	Ā҉āѯŌ҆
past	ĎѺŅҘ
past _ $	ŅҌ
past _ which	Ņ҇
past |	ŅҌ
past | $	ŅҌ
path	ĀѰāѫćѹĐѺĢѶģѸĥѹħқĨ҉ĩѹĪѺįѺĵҚķҖĺѸĽҌŅқņҙŌѹőӈŒҩœҔ
path $	Œҍ
path _ $	āѶĽҌőҘœ҆
path _ <name>	āҖŅ҉őғŒѷ
path _ <path>	ĀѺħҊŅ҉őҏ
path _ a	ā҆
path _ former	ņ҉
path _ imports	ħ҆
path _ line	Ċ҇ĵ҇
path _ module	Œ҇
path _ root	ő҉
path _ the	āѶĵҏņ҇Œҏœ҉
path _ which	Ĩ҇
path and	Ċ҇ĵ҇
path and line	Ċ҇ĵ҇
path by	Ĩ҇
path by which	Ĩ҇
path for	ő҆
path from	őҋ
path from a	ā҆
path from root	ő҉
path is	Œ҈
path of	Ā҉ķҏŅғőҋŒҎœ҆
path of <name>	ŅҊő҈
path of <path>	āҊŅҊ
path of former	ņ҉
path of imports	ħ҆
path of it	ő҆
path of the	Œҍ
path pls	ĽҌœ҆
path pls $	ĽҌœ҆
path that	ħ҆
path to	āѷħѺĨ҆ĵҏőғ
path to <name>	őҌ
path to <path>	Ĩ҆őҊ
path to the	ĵҍ
path was	Ņ҉
path |	őҙ
path | $	āѹőҙ
paths	ĀѰă҈ČҟčѸħѵŃҍ
paths _ <commit>	ĀѹČҏ
paths _ <name>	ā҆
paths from	āҌħѵ
people	ĀҎā҉Ė҆İѹ
people _ pass	āҊ
people _ tests	āҊ
people _ to	Ā҆āѷ
people _ touched	Āҋ
people committed	Ā҆
people committed to	Ā҆
people have	ĀҌ
people have touched	Āҋ
people usually	ā҈
people usually pass	ā҈
people wrote	āҊ
people wrote tests	āҊ
per	āґĎѷľ҇
per _ touching	ĀѺāҐĎѷ
per _ |	Ā҇āѺľ҇
per author	ĀѺāҐĎѷ
per author touching	ĀѺāҐĎѷ
per class	ľ҇
per class |	ľ҇
per request	ĀѸāҊ
per request |	ā҆
percentage	ĀѲāҜ
percentage _ code	ĀѸāғ
percentage of	ĀѲāҜ
percentage of code	ĀѸāғ
person	Ĳҡ
person _ $	Ĳ҇
person _ changes	Ā҆
person _ line	Ĳ҆
person commit	Ā҆
person commit changes	Ā҆
person |	Ĳ҇
person | $	Ĳ҇
phrase	ŔҔ
phrase <literal>	Ŕ҈
picks	ğ҈
picks up	ğ҆
pin	Āѹ
pinned	ĀѹėҤĮѷĲ҇
pinned $	ė҇
pinned _ <line>	āѺĲ҇
pinned _ |	ĀѷāҌė҇
pinned line	āѺĲ҇
pinned line <line>	āѺĲ҇
pinned to	ė҉
pip	ĞҊ
pip install	Ğ҈
pipeline	ĀґāѳİѺŕҋ
pipeline <path>	ŕ҉
place	ĀѮā҉ĐҏġѺĥѹį҈ĵ҆Ķ҇ķ҉ĸҎĺҏĻѸļ҈Ľ҆ŀ҆œҋŔ҈
place $	āҌ
place <name>	Ā҆Ć҆ĊѺķҎ
place <name> is	Ā҇ĊѺķҎ
place _ $	įҊ
place _ <name>	ĀѴĊ҇ĺғļ҆
place _ <path>	Đ҇
place _ defines	āѸĆҏķ҆
place _ is	Ā҇ĊѺķҎ
place _ the	Āѹā҈ķѹĸҌő҇
place _ uses	āҎ
place in	āѷĐғĸ҆
place in <name>	Đ҇
place in <path>	Đ҇
place in the	ĸ҇
place of	ĵ҉ŀ҆ő҇
place of the	ő҇
place that	Ć҈
place that defines	āѸĆҏķ҆
place that uses	āҎ
place where	āҎĆѺķѶĸ҆
place where the	āҎķѶ
place |	įҊ
place | $	įҊ
places	ĀҙāѯĆҢĊҙğ҉ĶѺŃ҆
places _ <name>	ĆҊŃ҇
places _ a	Ā҆
places _ call	Ċ҇
places _ it	āҋ
places _ the	Ā҉
places _ which	Ć҇
places and	ĀѺĆ҉
places define	ĀѹĆҍ
places defining	ā҇
places defining <name>	ā҇
places does	Ā҉
places import	Ā҇āѺ
places is	āҊ
places that	Ċ҉ğ҈
places that call	Ċ҇
places where	ĀҐ
places where <name>	ĀҊ
plain	Ģ҆
plain words	Ģ҆
planning	ĀѹāҊ
plays	āѵĢҠ
plays in	ĢҊ
please	ĀҔāѫąѷć҇ĎѷđҋĖѺĚѹġѺĢҏĬѺĺ҈ĿѺŊ҆Ō҈Ő҆őҍ
please $	ĀѱāҋĎѸĢғĥѺķ҆ĺҊļѺŁ҆Ņ҇ņѺ
please _ $	ĀҖĖѹ
please _ <path>	ő҆
please _ every	ĀҎ
please _ how	Ĩ҆
please _ if	ĀҌ
please _ is	Ō҇
please _ it	đ҉
please _ me	ĀѭāѸķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҙāѶąѺć҈ĐѺ
please _ whether	Āҏ
please check	Āҏ
please check if	ĀҌ
please display	Ā҉
please enumerate	Ā҉
please enumerate every	Ā҇
please give	Ā҈
please give the	Ā҉
please identify	Ā҇
please identify the	Ā҇
please list	ň҆
please list every	Ā҇
please list the	ĀѸ
please report	Āҏ
please show	ĀѸć҉
please show the	Āѹć҉
please state	Āҍ
please state the	Ā҉
please tell	ĀѱāѺ
please tell me	ĀѱāѺ
please their	ň҆
please their names	ň҆
please to	ĀѩĹѹ
please to show	ĀѺ
please trace	Ĩ҆
please trace how	Ĩ҆
please |	ĀҋāѹĖѹŌ҇ő҉
please | $	ĀҖĖѹ
please | <path>	ő҆
pls	āѸıҋķҙœ҆
pls $	āѸıҋķҙœ҆
point	ĀѱĐґİ҈ĵ҆ķҏĺҋ
point _ <name>	Đ҆
point _ at	ķҒ
point _ exception	āҐ
point _ to	ĀѺĺҍ
point during	āҐ
point during exception	āҐ
point in	Āҋāѵ
point me	ĀѴāѸĐ҈ĵ҈ķҐĺҌ
point me at	ķҒ
point me to	ĀѺĺҍ
point of	Ģ҆
points	Ā҈Ğҥ
points $	Ğҋ
points _ this	ĞҊ
points of	ā҇
points of this	Ğ҉
points |	Āҋ
position	ĀѺāѺĐ҈ĵ҆ĸ҆ĺҔĻ҆ĿѸ
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
present	ĀѸāѷĝ҆Ġҍİ҇ņ҇ŋ҇Ō҈
present _ $	İ҇ŅѺŌ҉
present _ how	Ņ҆
present in	ĝ҆Ġ҇ŋ҇
present name	āҍņ҇
present name $	āҌŅѺ
present name how	Ņ҆
present name |	ā҆
present |	āѺİ҇
present | $	āѺİ҇
preset	ĀѺĔҟ
preset of	ĔҔ
previous	ŅҠőѸ
previous _ of	ŅҗőѸ
previous _ |	ā҇
previous name	ŅҔ
previous name of	Ņҋ
previous path	ŅҌőѹ
previous path of	ŅҌőѹ
previous release	ā҇
previous release |	ā҇
previously	ĀѸŅҍņ҈
previously _ $	Ņ҈
previously _ as	Ņҍ
previously called	ņ҈
previously called $	Ņ҈
previously known	Ņҍ
previously known as	Ņҍ
print	āѯđґĖҠģҍĤ҉İҋĲѵĴҖĶѶ
print <literal>	ĀҏāѸ
print <literal> |	ĀҏāѸ
print <name>	ĀѲĖҦ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ $	ĀѮā҈ĖҦ
print _ <line>	ĴҒ
print _ <name>	đҊĶѸ
print _ from	Ā҇
print _ import	Ĩ҆
print _ line	ĴҊ
print _ pub	ģҏ
print _ value	đ҇
print _ |	ĀҍāѸ
print all	ģҏ
print all pub	ģҏ
print its	ĀҊ
print its value	ĀҊ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	ĀҍāѸđҊŁ҆
print the import	Ĩ҆
prior	ĀѸāѺŅҡ
prior _ the	Ņ҇
prior filename	ĀѸŅҙ
prior to	Ņ҇
prior to the	Ņ҇
private	ĬѺĭӊľѴ
private $	ĭҎ
private _ $	ĭҘ
private _ are	ā҆
private _ does	ĀҏľѸ
private _ not	ĭ҆
private functions	ĀѶāґ
private functions does	ĀѶāґ
private names	ĀѸāҌ
private names are	ā҆
private names does	ā҆
private |	ĭҗ
private | $	ĭҕ
produce	Āҍń҆
produce $	ń҆
production	ĀѺāҏ
production _ $	ĀѺāҋ
production |	ĀѺāҋ
production | $	ĀѺāҋ
program	āѹğ҉Ģ҈łҍ
program _ $	Ģ҈
program _ up	Ā҉āѹ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	ĀѴāҖ
programs	Ğґ
project	ĀѵĈҘĎѸĖҞėҠĞҚġғĬѸĭѺĮҧįѹıҙłүŅѺŊѲŋҌŐѺőҊ
project $	ĀҢāѣĈѰĮҐİҋıҏłҊ
project 's	łѺ
project 's metadata	Į҆
project _ $	ĀѬĖѸėҔĞҎĮҊłҘŋҊ
project _ <name>	ė҇ĮѺ
project _ a	ĀѺā҈Ĉ҇łѹ
project _ for	ė҇
project _ have	ġ҉
project _ i	ł҆
project _ it	ł҇
project _ metadata	Į҆
project _ on	Ė҉ĮѺ
project _ other	ā҆
project _ outside	āҍŊѸ
project _ that	ł҈
project _ this	ĀғāѸłѹ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҆
project _ with	āҊ
project _ |	ĀғāѮĮҌő҆
project and	Į҆
project and which	Į҆
project be	Ā҇āѺĈ҇
project belongs	łҌ
project build	ĀѺā҈
project build |	Ĉ҇
project builds	ĈҎ
project compiles	Ĉ҈
project depend	Ė҆
project depend on	Ā҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҇Ė҇Ŋѷ
project have a	ı҆
project have outside	āҍŊѸ
project have |	ĀҎĖ҇ıѶ
project how	Į҆
project how is	Į҇
project in	Āѵāҋ
project installs	āѺĞҎ
project installs $	ĞҌ
project is	Ā҇
project is this	ĀғāѸłѸ
project need	Įҍ
project need |	ėѷĮҏ
project require	ĀҌĮѹ
project require |	ĀҍĮѹ
project requires	Ė҈
project structure	ő҆
project structure |	ő҆
project support	ĮҌ
project support $	ĮҌ
project use	āҍ
project use |	āҍ
project wants $	ėѺĮ҈
project work	ā҇
project work with	ā҇
project |	ĀҏāѷĖѶėҏĞ҆ġ҉ĮѺł҉ŋҊ
project | $	ĀґāѸĖѶėҏŋҋ
projects	āґ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	ĀѸā҈
promises	āѶĥ҈
properties	ćѺĤӇĿѺŐѶ
properties _ class	Ĥґ
properties _ on	Ĥ҇
properties are	Ĥ҇
properties does	Ĥ҆
properties on	Ĥҍ
properties on class	Ĥҍ
property	ā҉Ĥ҈Ĭҩ
property $	Ĭҋ
property _ $	ĬҌ
property _ <name>	Ĥ҉
property of	Ĥ҉
property of <name>	Ĥ҉
property |	Ĭҍ
property | $	Ĭҋ
protected	ĀѶāѱĬѺĭӉ
protected $	ĭҎ
protected _ $	āѺĭҗ
protected _ not	ĭ҆
protected |	āѺĭҖ
protected | $	āѺĭҔ
protocol	ĥҘ
protocol <name>	āѺĥҗ
protocol <name> $	ĥҎ
protocol _ $	ĥҐ
protocol |	ā҆
protocol | $	ā҆
protocols	āѵīӁ
protocols <name>	ĀѹīҜ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	Ā҇āѷīғ
protocols _ adopts	īҋ
protocols does	īҕ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҎŏѹ
provide _ import	ģҎŏѹ
provide for	ģҎŏѹ
provide for import	ģҎŏѹ
provided	Ğ҈
pub	ģҏ
pub _ in	ģҏ
pub items	ģҏ
pub items in	ģҏ
public	ĀѬāѸĠѶģӐĬѸĭӅ
public $	ĭҐ
public _ $	āѺģҍĭҐ
public _ <name>	ģ҈
public _ <path>	ģҋ
public _ in	ģ҇
public _ not	ĭ҇
public _ of	ģҖ
public api	ģҍ
public api of	ģҋ
public in	ģҍ
public in <path>	ģ҈
public interface	ģ҉
public interface of	ģ҆
public names	ģҕ
public or	ĭ҆
public surface	ģ҇
public surface $	ģ҇
public |	ģ҆ĭҒ
public | $	ģ҆ĭҏ
published	ģҋ
published $	ģҋ
pull	ĀҌāѸĜ҇ħ҆ĩҏŕ҇
pull _ $	Ā҉
pull _ <path>	ĀѵĜ҉ħ҇ĩ҇
pull _ at	Ā҈āѹ
pull _ or	ŕ҆
pull _ touch	ĀѺā҉
pull _ |	ĀҌ
pull in	Ā҇āѴĜ҉ħ҇ĩҌĪ҆
pull in $	Ā҉
pull in <path>	ĀѵĜ҉ħ҇ĩ҇
pull request	ŕ҉
pull request or	ŕ҆
pull requests	ā҆
pull requests touch	ĀѺā҉
pulled	ĀѷĖ҆ĝ҉ĨҎĪҊ
pulled _ by	ĝ҉Ĩ҈Īҋ
pulled _ of	ā҈
pulled in	āѺĖ҆ĝ҉ĨҌĪҋ
pulled in by	ĝ҉Ĩ҈Īҋ
pulled out	ā҈
pulled out of	ā҈
pulls	ĀѶāѷĜҍĩҖĪ҇
pulls _ <path>	ĀѺĜҍĩ҉
pulls _ in	ĩ҇
pulls _ what	Ī҆
pulls in	ĀѸĜҍĩҐĪ҇
pulls in <path>	ĀѺĜҍĩ҉
pulls in what	Ī҆
pulls that	ĩ҇
pulls that in	ĩ҇
pure	ĂҚĿѺ
pure virtual	ĂҚĿѺ
purpose	ĀѫĊѹĢҽłҕ
purpose _ $	ĀѶłҕ
purpose _ <name>	ĀѸāѵĢҟ
purpose of	ĢҒ
purpose of <name>	ĢҒ
push	ĀѱāҎŕғ
push $	ĀѬāҘ
push _ $	Ā҈
push _ cron	ŕ҇
push _ pull	ŕ҇
push pr	ŕ҇
push pr cron	ŕ҇
push |	Ā҇
push | $	Ā҈
put	Āѩą҇Đ҆ĒҌė҆Ğ҆ğѵĮѸĲ҆ĵ҉ĶҌķ҈ĸ҈ĺҎń҈ō҆ő҉
put $	őҋ
put <mark>	Ē҆
put <name>	ō҇
put <name> through	ō҇
put _ $	āѹĺҋ
put _ <name>	ė҇ĮѺ
put _ breakpoint	ā҆
put _ into	ā҆
put _ there	āѺĲ҇
put _ through	ō҇
put _ what	ĸ҇
put a	ā҇
put a breakpoint	ā҆
put for	ė҇ĮѺ
put for <name>	ė҇ĮѺ
put in	ğѸĸ҇ń҉
put it	Ĳ҇
put it there	āѺĲ҇
put the	ĶҌķ҆
put |	āѺĺҋ
put | $	āѺĺҋ
pytest	āѱŌҏŎҙ
pytest <path>	āѺŎҌ
pytest _ <name>	ŌҔŎѹ
pytest _ result	āѷŎҖ
pytest _ |	ŎҊ
pytest k	ŌҔŎѹ
pytest k <name>	ŌҔŎѹ
python	āѹėѸĮӄŒ҆
python $	ā҆Į҆
python <name>	ĀѹāѶĮҗ
python <tag>	ĀҌāѷ
python <tag> |	ĀҌāѷ
python _ $	āҋĮ҇
python _ is	Ā҈
python _ |	ĀҏāѩĮґ
python version	Ā҇
python version is	Ā҈Įѹ
python |	āҋ
python | $	āҋ
quantity	ľҊĿѹ
quantity _ commits	Ď҆
quantity _ methods	ľҊĿѹ
quantity of	ľҊĿѹ
quantity of commits	Ď҆
quantity of methods	ľҊĿѹ
query	ğ҇
question	ĀѰļ҇Ņѷ
question _ did	ā҉
question _ the	Ă҆
question _ what	ĀҍŅѷ
question _ which	ā҈
question _ who	ŀ҆
question about	Ă҆
question about the	Ă҆
question how	ė҆
question when	ā҆
question which	āҌ
question |	Ā҉Ą҆ŅѶ
question | what	ĀҎŅѷ
question | which	ā҇
question | who	ŀ҆
quick	ĀѴāҖļ҇Ņѷ
quick _ about	Ă҆
quick _ how	ė҆
quick _ when	ā҆
quick _ which	āҌ
quick _ |	Ā҉Ą҆ŅѶ
quick question	ĀѶļ҇Ņѷ
quick question about	Ă҆
quick question how	ė҆
quick question when	ā҆
quick question which	āҌ
quick question |	Ā҉Ą҆ŅѶ
quickest	ħ҈
quickest import	ħ҈
quote	ĀҊāѺ
quote _ lines	Ā҈
raise	Āҍā҈ŃҟńҨ
raise $	ńҌ
raise <name>	Āҙ
raise <name> |	ĀҐŃѹ
raise _ $	Ā҈ń҉
raise _ and	ĀѹńҌ
raise _ exception	āҋńѺ
raise _ in	ń҆
raise _ of	ĀѵŃҏ
raise _ |	ĀҘāѴ
raise an	āҋńѺ
raise an exception	āҊńѺ
raise anything	ń҉
raise statements	āѹŃ҆ńҕ
raise statements in	ń҆
raise statements |	ń҇
raise that	Ā҈āѸ
raise that |	Ā҈āѷ
raise |	Ā҆
raise | $	Ā҆
raised	ā҉ŃҚńҝ
raised $	āҌŃҍńѹ
raised _ $	ńҌ
raised _ <name>	ńҗ
raised _ what	ŃҍńѺ
raised _ |	Ń҆
raised by	Ń҇
raised by what	Ń҈
raised in	ĀѹńҐ
raised in <name>	ńҏ
raised inside	ń҆
raised the	ā҆
raised |	Ń҆
raises	ĀҐāѶŃґńҐ
raises $	āѺńғ
raises <name>	ŃҐ
raises <name> $	Ń҆
raises <name> |	Ā҆ŃҊ
raises _ $	Ń҆
raises _ exception	Ā҆
raises _ |	ĀҌāѳŃҏ
raises the	Ā҆
raises the exception	Ā҆
raising	Ńғ
raising <name>	Ńҏ
raising <name> $	ŃҌ
raising _ $	ŃҌ
ran	Ā҇
ran only	Ā҇
range	ĀҖāѳă҉ėҕĳѺ
range _ <name>	ĀҘĳѺ
rather than	ā҈
re	ĀѹāҋĥѹĮ҉
re <name>	āҏ
re _ an	ėѺĮ҈
re _ the	ā҇
re on	ėѺĮ҈
re on an	ėѺĮ҈
reach	Āҍħ҉
reach <name> from	ā҆
reach <path>	Āѯā҉ħҌ
reach <path> through	ĀѰāҊħҊ
reach _ from	ā҆
reach _ through	Āѵā҈ħҊ
reachable	Ĩ҆
reachable from	Ĩ҆
reached	āҜĨҋŒѺ
reached _ <path>	Ĩ҈
reached from	Ĩҋ
reached from <path>	Ĩ҈
reaches	ħ҉
reaches <path>	ħ҉
read	ĀҞā҆ĐѺę҈ğҔĴҡĶѵ
read $	Āҍāѹ
read <name>	ę҈
read _ $	ĀҐāѹğҌĴғ
read _ and	Ā҇
read _ constant	ĀѺāҒ
read _ line	Ĵ҆
read _ |	ĀѺę҈ł҆
read me	Ĵ҈
read on	Ĥ҆ł҆
read the	ĀѲāҍĵ҆Ĺ҆
read |	ĀҒāѺğҊĴҔ
read | $	ĀҒāѺğҊĴҔ
reading	ĀѺāѸđ҈ğ҉
reading <name>	ğ҆
reading _ the	āѹđ҈
reads	Āѱğҝ
reads <name>	ĀѸā҉
reads <name> from	ā҇
reads _ from	ā҇
reads _ |	ğ҇
reads it	ğ҇
reads it |	ğ҇
reads the	ā҇
real	Ā҈
really	Āѯā҈ġҊ
reason	āҖŌѺ
reason _ $	ĀҋŌѺ
reason _ <name>	ā҈
reason _ the	ĀҍāѺ
reason for	Ā҇
reason for <name>	ā҈
reason for the	ĀҌāѺ
reason |	ĀҋŌѺ
reason | $	ĀҋŌѺ
rebase	ĀѱāҔ
rebase |	ĀѲāҒ
receive	ĀѺŇ҉
received	Ņ҆
received _ present	Ņ҆
received its	Ņ҆
received its present	Ņ҆
recent	āѫĮҎįҕİґ
recent _ for	į҆
recent _ of	į҉
recent _ that	į҈
recent change	įҊ
recent change of	į҆
recent commit	į҈
recent commit for	į҆
recent commit that	į҈
recently	ĀѶāѲąѺįҙİҍ
recently _ $	āѸį҉
recently _ |	į҈
recently has	ĀѸį҉
recently modified	į҈
recently |	āѹ
recently | $	āѹ
recursively	Āґňѹ
red	ĀҔāѬŎ҉
red _ $	ĀҒāѰ
red |	ĀҌāѶ
red | $	ĀҌāѶ
redefine	ĀѷŀҠňѹ
redefine <name>	ĀѺāѴŀҟňѺ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҎŀѶ
redefine _ method	ŀ҉
redefine method	āҎŀѶ
redefine method <name>	āҎŀѶ
redefine this	ŀ҆
redefine this method	ŀ҆
redefined	Ā҈ŀ҇
redefined by	Ā҉
refactor	āҊ
refactor the	ā҈
refactoring	ā҈
refactoring _ $	ā҆
refactoring |	ā҆
refactoring | $	ā҆
refer	ĀҎāѴō҆
refer _ <name>	ĀҏāѴō҆
refer to	ĀҎāѴō҆
refer to <name>	ĀҏāѴō҆
reference	ĀҏāѺōґőѺ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	ĀҎō҉őѺ
reference to	ĀҎō҉őѺ
reference to <name>	ĀҎō҉őѺ
referenced	āҊō҇ŏҐ
referenced $	ŏҌ
referenced _ $	āҌ
referenced |	āҌ
referenced | $	āҌ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѫāҏĶѹŅ҆
regarding <name>	āѸ
regarding <name> |	Ā҇āѺĺѺ
regarding <path>	Āѹ
regarding <path> |	ĀѺ
regarding _ <commit>	āҋ
regarding _ constant	ā҉ĶѺ
regarding _ function	āѴĉ҆Ċ҇
regarding _ |	ĺѺŅ҈
regarding commit	āҋ
regarding commit <commit>	āҋ
regarding tests	ā҆
regarding tests |	ā҆
regarding the	ĀѲĊ҆
regarding the constant	ā҉ĶѺ
regarding the function	āѴĉ҆Ċ҇
registered	ċҌ
reimplementations	ŀҍ
reimplementations _ <name>	ŀҌ
reimplementations of	ŀҍ
reimplementations of <name>	ŀҌ
relative	őҏ
relative _ of	ő҇
relative path	őҏ
relative path of	ő҇
release	Ā҈āҐăҒċѸėҚĠҜĮҘ
release $	āҍ
release <tag>	ĀѮăҐĠҗ
release <tag> $	ă҆Ġ҇
release <tag> contain	āѺĠ҉
release <tag> |	Āѷāҋ
release _ $	ĀѸāҞă҆ĠҊ
release _ <commit>	ā҉
release _ <name>	āѺėҒ
release _ <path>	ĀҔāѯ
release _ contain	āѺĠ҉
release _ contains	Āҋāѹ
release _ i	Į҇
release _ is	Įҋ
release _ the	Į҆
release _ |	Āѵā҉
release builds	Āѹā҈
release does	Į҆
release does the	Į҆
release has	ĀҋāѶ
release of	āѸėҖ
release of <name>	āѹėҒ
release that	Įҋ
release that is	Įҋ
release turned	āҊ
release turned <name>	āҊ
release was	Ā҇
release with	Ā҇āѺ
release workflow	ĀҐāѱ
release |	āҝ
release | $	āҝ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	Āѱā҈čѹŉҹ
releases _ $	ŉ҆
releases _ <commit>	āѺŉґ
releases _ commit	ŉҋ
releases _ it	ŉ҆
releases _ the	ŉ҆
releases contain	āѺŉ҆
releases did	ŉ҉
releases is	ŉ҇
releases that	āҊ
releases |	ŉ҆
releases | $	ŉ҆
relies	ĩҍ
relies on	ĩҎ
rely	ĀѶĉ҈ĖҋĜ҆
rely _ $	Ė҇
rely _ <path>	ĀѶĜ҆
rely on	ĀѸĖ҉Ĝ҆
rely on $	Ė҇
rely on <path>	ĀѶĜ҆
remove	Ā҇āҘŏѹ
remove _ import	ā҆
remove _ unused	āҊ
remove _ |	Ā҈
remove the	Āѹāҟŏѹ
remove the import	ā҆
remove the unused	āҊ
removed	ĀҟāҔăѵąѲčѹ
removed <name>	Ā҈
removed <path>	ĀҔāѺąѵ
removed _ $	ĀҙāѹąѶ
removed _ <tag>	āҐăѵ
removed _ and	ĀҊāѺ
removed from	āҋ
removed |	Ā҉
removed | $	Ā҉
rename	āґĸѺĹѺŅҪņҥ
rename $	āѴŅ҉ņґ
rename <name>	ĀҊ
rename <path>	āҌ
rename <path> |	ā҉
rename _ $	ŅҊ
rename _ <name>	āҊ
rename _ of	ĀѸŅҎņҌ
rename _ result	Ņ҇
rename _ |	ĀѺāҎ
rename of	ņ҉
rename source	ŅҐ
rename source of	ŅҐ
rename target	ņґ
rename target of	ņґ
rename that	ŅҌ
rename that result	Ņ҇
rename the	āҋ
rename |	ŅҐ
rename | $	ŅҊ
renamed	ĀҐŅҚņҳ
renamed $	Ņҍ
renamed <name>	Ā҇
renamed <path> $	Ā҆
renamed <path> |	ā҈
renamed _ $	Ā҇Ņҍņґ
renamed _ <path>	Ā҆
renamed _ deleted	ĀѺā҈
renamed _ to	ņ҆
renamed _ what	ņҎ
renamed _ |	ĀҊņҌ
renamed from	āѸŅ҉ņҋ
renamed from $	ŅҐ
renamed from <path>	ŅѬņҔ
renamed from what	ŅҏņѲ
renamed from |	ŅғņѴ
renamed in	ŅѹņҊ
renamed in what	ŅѹņҊ
renamed it	Ā҆
renamed it |	Ā҆
renamed or	ĀѺā҈
renamed or deleted	ĀѺā҈
renamed to	Ā҉ņ҈
renamed to $	Ņѹņҏ
renamed to <path>	ŅҖņѪ
renamed to what	Ņѳņґ
renamed to |	Ā҉ŅѪņҔ
renamed |	ā҈ņ҇
renamed | $	ā҇
renaming	Ņ҉ņҊ
renaming <name> so	ā҆
renaming _ $	āѺņ҇
renaming _ back	ā҇
renaming _ carried	Ņ҆
renaming _ so	ā҆
renaming |	Ņ҈
renaming | $	Ņ҈
replace	ĀѸāҏď҇ŀҐŃѺņ҆
replace <name>	ď҇ŀ҈
replace <name> by	ď҇
replace _ by	ď҇
replace _ old	ņ҆
replace _ with	ā҇
replace the	ŀ҈ņ҆
replace the old	ņ҆
replaced	ŀ҆
replaced _ when	ŅѺņ҈
replaces	ĀҐāѵŀ҆
replaces the	ŀ҈
repo	āѨĆ҉ĈғĎѺė҆ġҡįѸİҕıҍłҚň҇ŋҌōѺőҖŔ҉
repo $	Ć҈ĈҌĞ҈ġ҈Į҆ı҇ő҆
repo _ $	ĀѶĈ҈
repo _ is	Ā҇
repo _ it	Ĉ҇ő҉
repo has	Ā҆
repo is	Ĉ҆
repo is it	Ĉ҇
repo which	Ā҇
repo yes	ŋ҆
repo | $	ā҈
report	ĀћāѱĂ҇ĎѺĒ҇ğ҆ġ҆Ī҈Ķ҈ĺѺňґŏ҆
report _ file	ğ҇
report _ former	Ņ҈
report _ importers	ĩ҇
report _ imports	ĪҐ
report _ method	Ē҈Ŀ҉
report _ superfluous	Īѹŏҋ
report _ the	ġ҈Ķҋ
report all	ĀѲĩ҇ňғ
report all importers	ĩ҇
report every	Ē҈
report the	ĀѳāѧĂ҉ğ҆Ī҉ŏ҆Œ҆
report the file	ğ҇
report the former	Ņ҈
report the imports	ĪҐ
report the superfluous	Īѹŏҋ
report where	ĶҌ
report where the	ĶҌ
report whether	ġ҇
report whether the	ġ҈
repository	āѩĈҊġҡįѺİҕı҇łґőғ
repository $	ĀѸāѺİҒł҆
repository _ $	ĀҌāѸą҆ł҆
repository _ has	ő҈
repository _ something	ġ҆
repository _ |	ąѳĈ҉ő҆
repository a	ĀѸġҏ
repository contains	ĀѺİ҇
repository one	ő҈
repository one has	ő҈
repository please	ő҆
repository please |	ő҆
repository |	Ā҈İѺ
repository | $	ĀҍİѺ
request	ĀѲāҌŕ҉
request _ $	ā҆
request or	ŕ҆
request |	ā҆
request | $	ā҆
requests	ĀҊ
requests touch	ĀѺā҉
require	ĀѶđѺėҐĜҎģѺĩҎĪҖĮѲ
require $	đѺė҇ĪҞĮѺ
require <path>	ĀѵĜҎĩ҈
require <path> |	ĀѵĜҎ
require _ $	Ā҉ė҈ĩҋĪѹĮѹ
require _ |	ĀѵĜҎ
require |	Ā҉ė҈Įѹ
require | $	Ā҉ė҈Įѹ
required	ĀѵĂҠĖҐėҎĩѺĮҦŀѶ
required $	ĀҒėѹĮҐ
required _ $	āѯĂҗĖ҇ėѸĮҎŀѷ
required _ of	Ă҆ė҈
required _ |	ėҐ
required by	āѺėҊ
required go	Į҆
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѹĖҎ
required python	Į҈
required rust	Į҆
required version	ėҐ
required version of	ė҈
required |	ĀҜāѶėѹĮѸ
required | $	ĀҜāѶėѹĮѸ
requirement	Įҍ
requirement _ <name>	ė҇
requirement _ this	ĮҐ
requirement of	ĮҐ
requirement of this	ĮҐ
requirements	Ā҈āѧĖҨėҙ
requirements $	āѯĖҖėҎ
requirements _ $	Ā҇
requirements _ this	ĖҊ
requirements of	ĖҌ
requirements of this	ĖҊ
requirements |	Ā҇
requirements | $	Ā҇
requires	ĀѮāѵĖҋĩҝ
requires _ |	ĀѰāѴĩҞ
rerun	ō҆
reside	āѺő҆
reside $	ő҇
respect	Ą҆
respect to	Ą҆
responsible	ĀѷąҊĢҐ
responsible _ $	Ģ҈
responsible _ adding	ą҇
responsible _ |	Ģ҇
responsible for	ĀѸąҊĢҋ
responsible for adding	ą҇
responsible for |	Ģ҇
restart	ā҆
result	ĀѧĈҋĊѸŅҏŇҫŊѺŌҜŎҨŐѪ
result $	ā҉ŇҐŐѳ
result _ $	ĀѳāѸĈҊŌҊŎҏ
result _ <name>	āҒŃ҆ŇҍŎҋ
result _ <path>	Ŏ҆
result _ of	Ňҋ
result _ running	Ō҇
result _ the	Ō҉
result if	Ō҇
result in	Ń҇Ņ҇
result in <name>	Ń҇
result of	ĀѸāҐŅ҉ŇҋŌ҆Ŏҕ
result of <name>	āҔŇ҉Ŏҋ
result of running	Ō҇
result type	ŇҒ
result type of	Ňҋ
result |	ĀѳāѸĈҊŌҊŎҏ
result | $	ĀѳāѸĈҊŌҊŎҏ
ret	ĀѸāѺŇҤŐѫ
return	ĀѱāҧćѺŇӐŐѷ
return $	ŇҒ
return _ $	Ňҕ
return _ does	Ň҆
return _ for	Ň҆
return _ of	āҍ
return _ on	Ň҈
return _ |	ā҈
return annotation	āѷŇқ
return annotation of	āѺŇҋ
return annotation on	Ň҈
return of	Ň҆
return type	āҏŇҌŐѺ
return type $	Ň҆
return type of	āҎŇѹ
return value	Ň҈
return value $	Ň҆
return when	ā҇
return |	Ň҈
return | $	Ň҈
returned	ŇҐ
returned _ <name>	Ňҍ
returned by	Ňҍ
returned by <name>	ŇҊ
returning	Ň҇
returns	ĀѸā҆ŇҖ
returns $	Ň҉
returns _ $	ā҈
returns |	ā҈
returns | $	ā҈
revert	āҢİѸ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	ĀҐ
review |	ĀѸā҈
reviewed	āңĲѱ
reviewed _ <line>	āҌĲѸ
reviewed _ commit	ā҆
reviewed _ |	āҊĲѹ
reviewed it	āҊĲѹ
reviewed it |	āҊĲѹ
reviewed line	āҌĲѸ
reviewed line <line>	āҌĲѸ
reviewed the	ā҇
reviewed the commit	ā҆
revision	ĀҌāѲąҋČ҇č҆įҋİ҈
revision <commit>	ĀѹČ҇č҆
revision <commit> $	Č҆
revision _ $	Č҆
revision _ edited	į҇
revision _ in	ĀҎ
revision that	į҇
revision that edited	į҇
revision was	ąҊ
revisions	ĀҍĎң
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѸĎҎ
revisions _ the	ĀѸĎҊ
revisions does	ĀѸĎҊ
revisions does the	ĀѸĎҊ
revisions of	ĀқĎҌ
revisions of file	ĀѸĎҎ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҇
rewrite	ŀ҆
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	Āѧć҇đ҇ēҍĕ҇ę҇Ĝ҈ĭҊĶѸłѺňѺŎ҆
right $	ĭ҆
right _ $	āѯč҇ę҆Ĝ҉Ĭ҆Ŏ҆
right _ <name>	ć҇ēҋ
right _ side	đ҇
right _ which	āѸ
right _ |	ĀѨāҚĈҊ
right above	ć҇
right above <name>	ć҇
right before	ē҇
right hand	đ҇
right hand side	đ҇
right now	ĀѰāҎŌҋŎ҇
right now $	Ā҈ĈѷŎ҈
right now |	ĀѩāҐĈҊ
right that	Ā҉
right |	Āѯāѣč҆Ĝ҈ĵ҆
right | $	āѱč҇ę҆Ĝ҉Ĭ҇ŋ҇
right | which	āѸ
role	ĀѰĢұ
role _ <name>	ĀѹĢҟ
role _ the	ĀѸĢҏ
role of	ĀѹĢҕ
role of <name>	ĀѹĢҕ
root	őҚ
root $	ő҉
root _ the	ő҆
root of	ő҆
root of the	ő҆
round	Ħҋ
round _ circles	Ħ҇
round in	Ħ҉
round in circles	Ħ҇
route	ħҗĨҌĪѺ
route _ <path>	Ĩҏ
route _ imports	ħ҈
route is	Ĩ҉
route is <path>	Ĩ҉
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҇
route to <path>	Ĩ҇
routine	ĀѸķҢŁ҈
routine <name>	ĀѺķқŁ҈
routine <name> $	Ł҉
routine <name> |	ķҍ
routine _ $	ķ҆Ł҉
routine _ |	ķҍ
routines	ĉґ
routines are	ĉ҈
rows	ĀҊāѴĳ҈
rows _ text	ĳ҈
rows of	ĳ҈
rows of text	ĳ҈
run	ĄѺĈғĉ҇ĊҗēѹĖҤėѺĘҒęҋěѶĞ҈ĤѺĬѹĮҏįѺĶѹĿѯłҋŊѰŋѺŌҭōѴŎҲœѲŕҋ
run $	ĀѸłҊŎ҇
run <name>	ĀҐāѱĊҚĘҔĿѱōѵ
run <name> $	Ā҇āѹĊҚĿѱ
run <name> and	Ŏ҆
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	Āҋā҆ĊҚĖґĮҏĿѰŌ҈Ŏ҉œѹ
run _ <name>	ĀѤāҗęҍěѸŌҗŎѺ
run _ and	Ŏҍ
run _ build	ĀѰĈҗ
run _ dependencies	Ė҇
run _ failures	āѷŎҊ
run _ i	Ā҇
run _ in	āѺă҇ŊѸŎґ
run _ on	āҌ
run _ pull	Ā҇
run _ push	Ā҈
run _ test	ĀҚŌѫ
run _ tests	ĀҙāѲōѺŎ҇
run _ the	āѹĞҋ
run _ |	ĀѭāҊĖ҆ĘҔŌҌ
run by	ęҍěѸ
run by <name>	ęҍěѸ
run if	Ā҇
run if i	Ā҇
run in	ĀѸāҋŎѸ
run in <name>	āҏŎѹ
run into	ă҇
run it	ŌҎ
run it |	Ō҇
run on	ĀҎāѹ
run on pull	Ā҇
run on push	Ā҈
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѸŎґ
run tests in	ŊѸŎґ
run the	ĀҒĈҘŌѩŎ҇
run the build	ĀѰĈҗ
run the test	ĀқŌѧ
run the tests	ĀҙāѳōѺ
run this	ĀѹāҋĮҌ
run this $	Į҉
run this |	Į҆
run time	āҎĖҟ
run time $	ĖҌ
run time dependencies	Ė҇
run time |	āҏ
run to	ĳ҈
run without	āѺŎҋ
run without failures	āѷŎҊ
run |	Ā҉āҗĖ҇Ŏ҈œѺ
run | $	Ā҉āҗĖ҇Ŏ҈œѺ
rundown	ĺѵľѷĿҢ
running	ĀѰāѵĖҔŌҐŎҋœѹ
running _ test	Ō҈
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҈Ŏ҇
running the test	Ō҈
running the tests	Ŏ҇
runs	āѹĊҌŎ҆ŕҎ
runs <name>	ĊҌ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	ĀѺĊҊŎ҆
runs _ |	ŕ҇
runs clean	Ŏ҆
runs clean $	Ŏ҆
runs when	ĀѺ
runtime	ĀѹĖҟ
runtime _ $	ĀѴĖґ
runtime _ of	Ė҇
runtime _ |	ĀѺā҇
runtime dependencies	Ėҍ
runtime dependencies $	ĀѺĖҎ
rust	ĀѶėѹĮӁ
rust $	ā҆
rust <name>	Ā҇āѫĮҕ
rust _ $	ā҇Į҆
rust _ does	Ā҈āѸ
rust _ |	āѺĮҐ
rust version	ĮҊ
rust |	ā҇
rust | $	ā҇
safe	āґĔѺ
safe to	āҊĔѺ
safely	ā҆
same	āҨďҏĦ҇
same _ again	Ħ҆
same _ as	āҟ
same file	Ħ҇
same file again	Ħ҆
satisfied	ĥ҆
satisfies	ĀѺĥ҆īҏ
satisfy	ī҆
say	ĀҒāѩĥҋĬҊĴҏķ҆ő҇
say <literal>	ĥ҆
say <literal> $	ĥ҆
say <name>	Ĭ҈
say <name> is	Ĭ҈
say _ $	āѱĥ҆ĳ҇Ĵҏ
say _ <name>	Āҍāѹĥ҇
say _ is	Ĭ҈
say _ the	İѺķ҇ő҆
say about	ĀҍāѺİѺ
say about the	Ā҈İѺ
say for	ĀҊ
say for <name>	ĀҊ
say in	ĀҍāѸ
say me	ĀѺķ҇ő҆
say me the	ķ҇ő҆
say that	Āѷāҍ
say |	āѲĳ҈Ĵҏ
say | $	āѲĳ҈Ĵҏ
saying	Ā҇
saying <literal>	Ā҇
saying <literal> could	Ā҇
saying _ could	Ā҇
says	ĀѺĕғĶ҈
says <name>	ĕҎĶ҉
says _ |	ĕғ
schedule	ŕ҆
screen	Ŕ҆
script	ĀѶāѹĞ҆ğ҆Ķ҈Ŏ҆
script _ |	Ŏ҇
scripts	ĀѶĞҟĩ҆
scripts _ use	ĩ҆
scripts that	ā҇
scripts that use	ĩ҆
scroll	āѷļ҈
scroll to	āѸļ҈
search	ŔҊ
second	ā҈
seconds	āҏ
seconds _ the	ā҈
seconds take	ā҇
seconds take the	ā҇
secrets	ĀѴāҏ
secrets does	ā҆
section	ĀѴāѯĐҕĖ҉Ğ҈ŕҎ
section $	āѹĖҊ
section _ <name>	Đ҈
section _ <path>	Đ҇ŕҊ
section _ the	Ğ҇
section from	Đ҇
section of	āѺĐ҈Ğ҇ŕ҈
section of <path>	ŕ҈
security	āҏ
security <name>	āҊ
security _ |	āҐ
security hole	ā҆
security hole |	ā҆
sed	ĀҊĴҒ
sed _ <name>	ĀҊĴҒ
sed n	ĀҊĴҒ
sed n <name>	ĀҊĴҒ
see	ĀҌāѰĒ҇ĘҊő҈Ŕ҆
see <name> in	Ā҇
see _ $	Āѵā҇Ĵ҆
see _ in	Ā҆
see _ method	ĺ҆
see _ test	ā҉œѹ
see it	Ę҇
see the	Āғœѹ
see what	Ā҆
see |	Ĵ҆
see | $	Ĵ҆
seems	ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҇
sense	āѸĢҎ
sensible	ĀѸāҘđѹ
sent	ő҆
sent _ just	ő҆
sent me	ő҆
sent me just	ő҆
sentence	Ŕ҆
separate	Ŋ҆
separate tests	Ŋ҆
sequence	ħ҆Ĩ҆
sequence _ imports	Ĩ҆
sequence of	Ĩ҆
sequence of imports	Ĩ҆
server	ĀѸāҏ
serves	āҍđѹĢҞ
set	āҍĆҋċ҉ď҆ĐҎđҔĢѶĶҡĿ҆
set $	đҊĤ҆Ķ҉
set <name>	ĀѵāҎď҇Đ҆ğ҈
set <name> $	Đ҆
set <name> in	ğ҈
set <name> to	āҌ
set _ $	ĀѶāѴċ҇Đҋđ҇Ğ҆ĶҖ
set _ <name>	Ć҇ľ҈
set _ by	Ā҆
set _ in	ĀҕāѶğ҈
set _ option	ĀҏđѺ
set _ the	Āѹā҉ĿҊ
set _ to	āҍ
set _ |	ĀѺā҇đ҆
set by	Ā҆
set in	Āѳāҏ
set of	āѸĆҌľ҆Ŀ҇
set of <name>	Ć҇ľ҈
set the	Āҋ
set the option	ĀҏđѺ
set to	ĀҎđҌ
set to in	ĀҕāѶ
set to |	ā҆đ҆
set up	ċҋĞ҆
set up $	āѺċ҇Ğ҆
set up the	ā҈
set |	āѴĐ҆ĶҘ
set | $	āѴĐ҆ĶҘ
sets	ĀҌāѺĐғĶҌŕ҉
sets <name>	ĀҕāѸĐҎ
sets <name> $	Đ҇
sets <name> to	Āҙ
sets <name> |	Đ҇
sets _ $	Đ҇
sets _ <path>	ŕҊ
sets _ to	Āҙ
sets _ |	Đ҇
sets it	ā҈
sets off	ŕ҆
sets the	Đ҆
setting	ĐҲ
setting <name>	Đҝ
setting <name> from	Ā҉ā҇ĐѺ
setting <name> in	Đ҆
setting <name> location	Đ҇
setting _ $	Đ҇
setting _ from	Ā҉ā҇ĐѺ
setting _ in	Đ҆
setting _ location	Đ҇
several	āҊĆґ
several <name>	Ć҈
sha	ĀѰāѵąҌİҚ
sha $	İ҈
sha _ created	ąҌ
sha that	ąҌ
sha that created	ąҌ
shape	ĀҖāѵ
shape _ |	ĀҒāѹ
share	ĀѸāҮňѵŐѺ
share $	ā҈
shell	ĞҌğ҆
shell _ which	ğ҆
shell |	ğ҆
shell | which	ğ҆
ship	ĀѴāҐĠҊ
shipped	ĀѵĞ҉ŉғ
shipped _ the	āҏ
shipped _ |	Ā҇āѷ
shipped in	ā҇
shipped in the	āҏ
shipped in |	Ā҇āѷ
shipped with	ŉ҈
short	ĀѲāҎĢҎħ҇
short _ of	ĢҎ
short form	ā҆
shortest	āѳħҠĨҍ
shortest _ $	ħ҆
shortest _ chain	Ĩ҇
shortest _ of	ħҋ
shortest chain	ħ҆
shortest import	ħ҉Ĩ҇
shortest import chain	Ĩ҇
should	āӸĻҍļ҆Ň҆
should <name>	āҮ
should <name> be	āҒ
should <name> have	ā҇
should <path>	āҒ
should _ <name>	ā҈
should _ a	āѵĻҏ
should _ be	āҘŇҊ
should _ have	āҏ
should _ import	ā҇
should _ put	ā҉
should _ |	ĀҊ
should be	Ā҉āѴĻҏ
should be a	āѴĻҏ
should have	ā҇
should i	ļ҈
should i put	ā҆
should it	āҊ
should one	ā҆
should the	āҝ
should there	Ň҆
should there be	Ň҆
should we	āҊ
show	Ā҆āѣĂ҈ć҇Ċ҆ČҎčѹĎѺď҇Ė҇ĝѺĢѹģ҆Ĥ҆Ħѹĩ҆ĬѹĭѺİҋĲѸĳѸĴґĵѺľѺŁ҉ł҇ŇѺŊѺŐ҆
show <name>	ď҈
show <name> 's	ď҈
show _ $	ĀѳāҍĄ҆
show _ 's	ď҈
show _ <line>	ĲѺĴ҉
show _ <name>	ĀҊ
show _ <path>	Ĩ҆
show _ all	Ċ҉
show _ classes	ĀѺć҉
show _ default	Ĕ҇
show _ each	Ā҈
show _ every	ĀѶĤ҆ňҍ
show _ everything	Āѹģ҈Ł҇
show _ first	ĀѺą҉
show _ history	ĀҌ
show _ how	ď҆
show _ if	ě҆
show _ import	Ī҇
show _ in	Āҍĩ҇
show _ last	ĀѹİҊ
show _ method	Ā҆
show _ one	Ć҆
show _ overriding	ŀ҈
show _ project	Āѷł҉
show _ structure	Āҋ
show _ the	āѷĐ҉İ҈ĵѷķѸĺ҈Ľ҇Ń҆
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҇Ņ҇
show _ where	ķҌ
show _ which	Ā҆
show all	ĂҌĖ҈ĥ҈
show how	Ĩ҆
show how <path>	Ĩ҆
show line	ĲѺĴ҉
show line <line>	ĲѺĴ҉
show me	āѲĊ҈Đ҇ģ҆ĦѺİ҈ĵѺķ҈Ń҇ň҉
show me $	Ą҆
show me <name>	ĀҌ
show me all	Ċ҉
show me each	Ā҈
show me every	ĀѶĤ҆ňҍ
show me everything	Āѹģ҈Ł҇
show me how	ď҆
show me the	āѸĐ҉İ҈ĵѷķѸĺ҈Ľ҈Ń҆
show me what	Ī҇Ņ҇
show me where	ķҌ
show me which	Ā҇
show the	āѸďѺđ҆Ī҆ŀѺŁҐł҉ňѺ
show the classes	ĀѺć҉
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҌ
show the import	Ī҇
show the last	Āѹİҋ
show the method	Ā҆
show the project	Āѷł҉
show the structure	Āҋ
show the type	Ő҈
show the value	đ҈
show up	āҌě҆ĩ҇
show up in	Āҍĩ҇
show what	ć҇
shwo	Ā҈
shwo me	Ā҈
siblings	āҍ
side	ď҉đ҈
side _ side	ď҉
side _ the	đ҆
side by	ď҉
side by side	ď҉
side of	đ҈
side of the	đ҆
sign	ĀѸĕ҇
sign _ <name>	ĕҊ
signal	ĉѵŃқ
signature	ĀѲāѳďҤĔҒĕҗŁҥŇҌ
signature _ <name>	ĀѹāѹďҋĔҌĕҙŁҘŇ҈
signature _ |	āѸĔ҈
signature diff	ďҏ
signature of	āѸĔҎĕ҉ŁғŇҊ
signature of <name>	āѸĔҎĕ҉ŁҍŇҊ
signatures	ĀѺāҋďҚĽѸ
signatures _ <name>	ĀѸďҒ
signatures _ |	ď҆
signatures of	ďҌ
signatures of <name>	ĀѹďҎ
similar	ĀѴāҜğ҆ġѹ
similar _ <name>	āҍġѺ
similar to	āґġѹ
similar to <name>	āҍġѺ
since	ĀҐāҭă҉Ą҆ąҋČѴĦѶĬѳįҝņҊŌѹ
since <commit>	ĀҚāѱ
since <commit> $	ĀҐāѷ
since <commit> |	ĀҊ
since <tag>	āѸăҊĄ҆
since <tag> as	ă҈
since <tag> |	Ą҆
since _ $	ĀҍāѸ
since _ <name>	ā҆
since _ as	ă҈
since _ commit	ĀѴāҐąҋ
since _ date	įҋ
since _ do	ĀҊāѷ
since _ does	ĀѷāҐ
since _ is	įҎ
since _ release	Āҋ
since _ was	ņ҆
since _ |	Ā҆Ą҆
since it	ņ҈
since it was	ņ҆
since last	ā҆
since what	āѺįҊ
since what date	įҋ
since when	āҦĦѺĬѷįҕŌѺ
since when <name>	ā҆
since when do	ĀҊāѷ
since when does	ĀѷāҐ
since when is	įҎ
since when |	ā҆
since which	āҔą҆
since which commit	Āѵāґą҆
since which release	Āҋ
single	ĀѸĆ҈ŌҌ
single _ <name>	ŌҌ
single _ of	Ć҈
single test	ŌҌ
single test <name>	ŌҌ
sit	ĀѶāѷć҇ě҆Ĺ҆őҌ
sit $	ő҇
sit _ $	Ĺ҆
sit _ <name>	ě҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
sit |	Ĺ҆
sit | $	Ĺ҆
site	Āѯĵ҆Ķ҇ķҚĸҍĺ҈
site _ $	Ľ҆
site _ <name>	ķҖĺҎ
site _ the	ā҆ĵ҇Ķ҇ĺѺ
site of	ĵ҇Ķ҇ķҘĺ҉
site of <name>	ķҖĺҎ
site of the	ā҆ĵ҇Ķ҇ĺѺ
site |	ĀѵĸҊĽ҆
site | $	Ľ҆
sites	Ā҉āѴĆҋĉѵĊҥŃҏ
sites $	ĉѹĊҎ
sites _ <name>	Ā҈āѸĊғŃҌ
sites for	Ć҈
sites of	ĀҊāѹĊҏŃҎ
sites of <name>	ĀҊāѹĊҏŃҌ
sits	ĀѺāѹķ҉ĻҋĽҊň҆
sits _ $	ĽҊ
sits _ <name>	ň҇
sits _ the	Ļ҆ő҈
sits in	ő҆
sits in the	ő҈
sitting	āѷĒ҆
sitting _ top	Ē҆
sitting _ without	į҆
sitting on	Ē҆
sitting on top	Ē҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	Ā҇āѴĳҏľґĿѺ
size _ <name>	ĳ҈
size _ <path>	ĳ҆
size _ the	ľ҈
size of	ĳҍľґĿѺ
size of <name>	ĳ҈
size of <path>	ĳ҆
size of the	ľ҈
skip	āҔĕ҈ŀѸŌѸ
skip <name>	ĕ҈
skip _ test	āҊŌѸ
skip the	āҏŌѸ
skip the test	āҊŌѸ
skipped	āҟŊѮ
skipped $	āҎŊѴ
skipped _ $	āҊŊѺ
skipped _ ci	ā҆
skipped |	āҊŊѺ
skipped | $	āҊŊѺ
slow	āҗ
slowest	ĀѰāҼĊѶōѸ
slowest _ $	ā҉
slowest _ in	ā҆
slowest import	ā҆
slowest import in	ā҆
slowest |	ā҇
slowest | $	ā҇
so	ĀѯāҒĚґĬҏıѹĽ҆
so _ $	ĀҤāѳ
so _ <name>	āѸĬґ
so _ calls	ĀѺāҍŀѸ
so _ does	ň҆
so _ files	Č҆
so _ is	ĀѹāѲĕ҈ő҇
so _ its	ā҆
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҇
so _ the	ĀѶāҘıѸ
so _ to	Ĭ҈
so _ type	Ň҆
so _ |	āҋ
so as	Ĭ҆
so as to	Ĭ҆
so does	ĀѴāҒıѸ
so far	Ā҆āѷĎ҈
so far $	ĀҌāѵ
so far number	Ď҇
so how	Ā҉
so how many	Ā҉
so is	āѹĚґ
so is <name>	ĬҊ
so is its	ā҇
so many	ĀѳāҨ
so much	ā҈
so on	ĀҒ
so on $	ĀҒ
so that	Ĭ҇
so that <name>	āѺĬ҇
so what	ĀѶāѬĕ҇ő҇
so what is	ĀѹāѶĕ҈ő҇
so which	ŀ҆
so which methods	āҌ
so which type	Ň҆
so who	āҎŀѸň҆
so |	Ā҆
so | $	Ā҆
software	ĀѺĖ҇ĮѺłҘ
software _ this	ł҉
software is	Ė҇
some	ĀѵāѷĦ҉ň҆Őғ
some _ $	Āҋ
some _ does	ā҇
some _ import	Ħ҇
some _ |	āѸň҆ŐҒ
some classes	ň҇
some cyclic	Ħ҇
some cyclic import	Ħ҇
somebody	ĀѹāѴĬ҆į҇İҋŒ҆
somebody _ <name>	āѺĬ҇
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
someone	āѲķ҉Ŕ҇
someone last	į҆
something	ĀѸāҚĆҍć҉ĊѹĎҎĚѹĠ҈ġҘĬѹĶҊĹѺłҌ
something $	Ķ҉
something <name>	āґ
something _ $	āҐĪ҆
something _ <name>	ā҈ĆҏĠ҆
something _ <path>	Ď҆
something _ does	Ā҆
something _ than	ā҇
something _ the	ġ҉
something called	Ā҈āѺĆҍĠ҈ġѺ
something called <name>	Ā҈āѺĆҍĠ҈ġѺ
something in	āѸ
something named	ĀѺġҍ
something named <name>	ĀѺġҍ
something to	ĎҊ
something what	āѸġҎ
something with	ĀѸāҏ
something with <name>	āҌ
something |	Ī҆
something | $	Ī҆
somewhere	ĀѴāѸĐҊĚ҇ě҉ķґňѺ
somewhere _ $	ĀѺā҈
somewhere _ <name>	ĀѸāѺĚ҈ě҇
somewhere among	ĀҊ
somewhere in	ĀѹāѷĐ҇ę҆ķ҆
somewhere |	ĀѺā҈
somewhere | $	ĀѺā҈
sorry	ĀѰāѬ
sorry _ ask	ň҆
sorry _ interrupt	ā҆
sorry i	āѷ
sorry to	ň҆
sorry to ask	ň҆
sorry to interrupt	ā҆
sort	āҎłґ
sort _ imports	ā҇
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҏ
sort of project	ł҆
sort of thing	ł҆
sort the	āғ
sort the imports	ā҇
source	ĀҏāѤćѹċҊĐѺđҊğҙı҆ĵґķғĸ҆ĺґĽҔĿѶŅғņѺňѺŒҘœ҉Ŕ҈
source $	ĀҚđҍĽҔŔѶ
source <name>	ğґŔ҉
source _ $	ğҏķ҈ĺҎĽѺĿѸŔ҉
source _ <name>	Ā҉Ņ҆
source _ <path>	Ņ҈
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҍŅҋ
source _ |	ĵҌ
source file	āѹċ҆ĵ҉ķ҉ŒҚ
source file has	ķ҆
source line	Ŕ҇
source location	Ľ҈
source location of	Ľ҈
source of	ŅҚņѺœ҈
source of <name>	Ā҉Ņ҆
source of <path>	Ņ҉
source of the	Ņҋ
source position	ĸ҆ĺґĿѹ
source position of	ĸ҆
source tree	ĵ҉ő҈
source tree |	ĵ҉
source |	ķҊ
source | $	ķҊ
sources	ĀѰāѰĈ҇ğ҇ĩҖŃҍ
sources <name>	ĀѹāѹĩҖ
sources _ <name>	āѹĩҎŃҌ
sources of	Ńҍ
span	āѸĳ҆
span _ lines	ĳ҆
span n	ĳ҆
span n lines	ĳ҆
spec	ĀѺāѹōҗ
spec _ <name>	ĀѺāѺōҗ
specialisation	ĀѸĚҋňҠ
specialisation _ <name>	ĀѸĚҋňҡ
specialisation of	ĀѸĚҋňҠ
specialisation of <name>	ĀѸĚҋňҡ
specialise	ĀѴĘѹęѴĚҔěҐĥѹňҏ
specialise <name>	ĀѷĘѺĚҔĥѹňҏ
specifier	ėҊ
speed	āҙďѷ
spell	Ŕ҆
spell out	Ŕ҆
spin	Ā҉āѹ
split	āҍ
spot	āѷĐ҆ĵ҈ķҋő҈
spot _ <name>	ķҊĽѺ
spot _ what	ő҉
spot in	Đ҆
spot where	ķҍ
spot where <name>	ķҋĽѺ
spots	ĀҌāѴĆҘ
spots _ <name>	ĆҌ
spots _ define	Ć҇
spots _ i	ĀҌ
spots that	Ć҇
spots that define	Ć҇
spots where	ĀѺĆҏ
squash	ĀѬāҜ
squash _ commits	ĀѺāҊ
squash all	ĀѺāҊ
squash all commits	ĀѺāҊ
src	ĀҎāѶ
stable	ĀѺāҍĬѺį҆
stable _ to	ā҈ĬѺ
stable enough	ā҈ĬѺ
stable enough to	ā҈ĬѺ
stable |	ā҉
stack	āѺē҈
stand	Āѷāҋć҈đ҈Ē҆ēҋĢѷňѸ
stand _ $	āґđѹĢѸ
stand _ |	đҎ
stand above	ē҆
stand for	āҕĢѸ
stand for |	đ҉
stand in	ć҉ňѹ
standard	āҋĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѨćҊĐ҉đҌĕ҆İ҇ĴҊŇҊ
stands _ <name>	ć҇
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆Ňҋ
stands after	ŇҌ
stands after the	ŇҌ
stands for	đ҆
start	ĀѵāҌĨ҈ķ҆ĺ҆Ļ҇œ҇ŕҗ
start $	ķ҇Ļ҇
start _ $	āѷŕҍ
start _ <path>	Ĩ҆
start _ end	Ā҉
start _ |	ĀѷāҔ
start and	Ā҉
start at	Ĩ҈
start at <path>	Ĩ҆
start the	ĀѺā҆
start to	ā҆
start up	ĀѸāҕ
start up |	ĀѸāґ
start |	āѸŕ҇
start | $	āѸŕ҇
started	āѷŕґ
started _ ci	ŕ҇
started in	ŕ҇
started in ci	ŕ҇
starting	āѹħҎ
starting _ <path>	ħ҇
starting at	ħ҆
starting in	Ĩ҇
starts	ĀѺāѷķ҇Ĺҋļ҇ŕҌ
starts $	ļ҇
starts _ $	ĹҌ
starts _ ci	ŕ҇
starts the	ŕҋ
starts the ci	ŕ҇
state	āѣĈҗĠ҇
state _ <name>	ĀѺİ҇
state _ number	Ā҉
state _ the	Ā҆
state of	Ā҇
state of the	Ā҇
state the	İ҇
state the number	Ā҉
state whether	ĀѺ
statement	āѺĜҋĵҌķ҇Ń҆
statement $	ć҆
statement _ <name>	ķ҇
statement _ <path>	ĜҊ
statement _ the	ĵҊ
statement for	Ĝ҇
statement for <path>	Ĝ҇
statement is	Ń҉
statements	ĀѲģҊĪҒĸѹĻѺńҝŏҎ
statements $	ā҈ĸѹ
statements _ $	ń҇
statements _ <name>	ĀѹāѹĪ҇Ń҆ńҎ
statements _ <path>	ĪҊŏҊ
statements _ the	ń҈
statements does	Ī҇
statements in	āѹģ҇Ī҈ń҆ŏ҉
statements in <name>	ń҇
statements in <path>	ŏ҆
statements of	ŏ҈
statements of <path>	ŏ҆
statements |	ń҇
statements | $	ń҇
static	ĀѸāҎĬӎĭѸįѺĶҋŐ҉
static $	ā҇ĬҖ
static _ $	ā҆ĬҘ
static _ <name>	Ķ҆
static _ field	Ķ҇
static _ not	Ĭ҆
static final	ĶҌ
static final field	Ķ҇
static is	Ĭ҆
static or	Ĭ҇
static type	ŐҊ
static |	ā҆ĬҚ
static | $	ā҆Ĭҗ
status	āҐĈ҉łѸ
status $	āҙłѸ
status of	Ā҇āѺ
stay	āҍ
stay a	ā҇
stem	ŒҌ
step	Ā҆āѶħҎĨ҆
step $	ĀҌāѺ
step _ $	Ĩ҆
step _ step	Ā҇āѶħҍĨ҆
step by	Ā҈āѸħ҈Ĩ҆
step by step	Ā҈āѸħ҈Ĩ҆
step |	Ĩ҆
step | $	Ĩ҆
steps	ĀҜāѳħ҉ŕѸ
steps $	Ā҉
steps _ the	Ā҈
steps does	Ā҈
steps does the	Ā҈
still	ĀѳāҦĈ҈Ċ҆Ġ҆ŅѸ
still _ <name>	ā҆
still _ <tag>	Ġ҇
still _ here	Į҈
still _ it	Ċ҇
still _ the	āҎŅѺ
still _ without	ā҇
still _ |	Ĉ҈
still call	Ā҇āѹ
still call it	Ā҇āѹ
still reach	ā҆
still reach <name>	ā҆
still supported	Į҈
still supported here	Į҈
still use	āҊ
still use the	ā҇
still using	ā҆
still using the	ā҆
still work	ā҉
still work without	ā҇
stop	ĀґāґĐѺĜѺ
stop <name>	ĀҋāѸ
stop _ <path>	āҎĜѺ
stop _ from	ā҈
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҏĜѺ
stop importing <path>	āҎĜѺ
store	āѺ
stored	ĀѸđҌĤ҉Ő҈
stored _ <name>	đ҇
stored in	Āѹđ҉Ő҆
stored in <name>	ĀѺđ҈
str	āѷŐҔ
str _ int	Ő҆
string	ĀҊđҗŐ҆ŔҎ
string <literal>	ĀҌ
string <literal> $	ā҇
string <literal> |	Ŕ҆
string _ $	āҊ
string _ <name>	đґ
string _ |	Ŕ҇
string is	đ҈
string or	Ő҇
struct	ĀѺā҇ĤҗĥѹīҔĵӃķѸĺѶĽѹĿҐ
struct <name>	ĀѵāҒĤҏĥѺīҕĵҰĺѷĿґ
struct <name> $	ā҇īҒĿҏ
struct <name> defined	ĵ҇
struct <name> implement	ā҆
struct <name> in	ĵ҆
struct <name> is	ĵ҆
struct <name> |	ĵ҆
struct _ $	Ĥ҇īҒĿҏ
struct _ declared	ĵ҆
struct _ defined	ĵҍ
struct _ implement	ā҆
struct _ in	ĵ҆
struct _ is	ĵ҆
struct _ |	ĵ҆
struct |	Ā҇āѺ
struct | $	Ā҇āѺ
structs	ĥҝīѹ
structs _ an	ĥ҇
structs _ implement	ĥ҆
structs _ the	ĥ҉
structs that	ĥ҇
structure	Ā҉ő҈
structure _ $	ő҈
structure of	Āҋ
structure |	ő҈
structure | $	ő҈
stuck	ē҉
stuff	Ā҉āѲć҆ģ҇Ī҆
stuff _ <path>	Ā҇
stuff from	Ā҇āѹ
stuff from <path>	Ā҈
stumbled	ĀҌāѺ
style	ĀѴāҝ
style _ $	ĀѷāҊ
style _ <name>	ā҈
style that	ā҈
style that <name>	ā҈
style |	ĀѷāҊ
style | $	ĀѷāҊ
subclass	ĂҎćҩĘѹĚ҇ěҎĬѹŀҔň҆
subclass $	ĀѸāѺĂ҉ćҌĚѸěҋ
subclass <name>	ĀѵāҋĚҌň҆
subclass <name> $	ĀѸĚҌ
subclass <name> |	ā҈
subclass _ $	Ā҉ćѷěҍ
subclass _ <name>	Ă҆ćҠĚ҈ěѸ
subclass _ overriding	ŀ҇
subclass _ |	ā҇
subclass of	ĀҐĂҍć҆ĚҌěѸň҈
subclass of <name>	ĀҍĂҍĚҊěѺňҊ
subclass |	ĚѹěҎ
subclass | $	ĚѹěҎ
subclassed	ĀҌāѺęѸěҎňҋ
subclassed _ $	ĀҘ
subclassed _ <name>	ĀѺęѸěґ
subclassed by	ĀѺęѸěґ
subclassed by <name>	ĀѺęѸěґ
subclassed |	ĀҎ
subclassed | $	ĀҎ
subclasses	ĀҐāѶĆѹĚҔěғĿѴŀүňҵ
subclasses $	ĀѴĚ҈ě҈ŀ҉ňғ
subclasses <name>	āѫŀ҉ňҖ
subclasses <name> |	āѳňґ
subclasses _ $	ĀҋāѸ
subclasses _ <name>	Ā҉āҍĂѸĚҏňҘ
subclasses _ not	ā҉
subclasses _ the	āѳŀґ
subclasses _ their	ā҇
subclasses _ this	ŀ҆
subclasses _ |	āѺňҐ
subclasses do	ā҉
subclasses do not	ā҉
subclasses does	ā҈ň҆
subclasses does <name>	ā҉ň҆
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	ĀҊ
subclasses need	āҎŀѯ
subclasses of	ĀқāҌĂѹĚҏŀѫňҏ
subclasses of <name>	ĀҒāҍĂѹĚҏŀѫňҕ
subclasses override	ŀ҇
subclasses redefine	ĀѺāѱŀҚ
subclasses redefine this	ŀ҆
subclasses to	ĂҌ
subclasses which	ŀ҆
subclasses |	ĀҐāѷě҈
subclasses | $	ĀҋāѸ
subclassing	ĀѸĂҜŀѷ
subclassing <name>	ĀѸĂҜŀѷ
subdirectory	őҔ
subdirectory _ which	ő҆
subdirectory does	ő҇
subdirectory to	ő҆
subdirectory to which	ő҆
subfolder	ĀѹāѺőҠ
subfolder _ <path>	ő҉
subfolder does	ő҇
subfolder hides	őҏ
succeed	āѥĈҞİѺŌҒŎҝ
succeed $	āѸĈҋŌ҈ŎҎ
succeed _ $	ĀѰĈғŎҌ
succeed |	ĀѺŎҍ
succeed | $	ĀѺŎҍ
succeeds	āѹĈ҉ŋѺŌҕ
succeeds $	ŌҊ
successful	āѶŌҎ
successful _ $	Ō҈
successful |	Ō҈
successful | $	Ō҈
successfully	āѺŌ҇
successor	ņҕ
successor _ <path>	ņ҆
successor of	ņґ
successor of <path>	ņ҆
such	ğ҇ġҊŋ҇
such _ test	ŋ҈
such _ thing	ġ҈
such a	ğ҇ġ҉ŋ҇
such a test	ŋ҈
such a thing	ġ҈
suffix	ŒҔ
suffix $	ŒҊ
suite	Ā҆āѷŊѹŋҚōҍ
suite $	Ā҆
suite _ a	ĀѸŋҏ
suite _ passes	Ŏҋ
suite _ test	œ҇
suite contain	ŋ҆
suite contain a	ŋ҆
suite is	œ҈
suite that	ō҉
suite |	ŋ҈Ŏҋ
suite | passes	Ŏҋ
sum	Ģ҉
sum _ what	Ģ҇
sum up	Ģ҉
sum up what	Ģ҇
summarise	ĀѺĢҏ
super	Āңć҈ŀѴ
super $	āҊŀѸ
super _ $	ā҈
super _ of	ĀҌć҆
super class	ć҆
super |	ā҈
super | $	ā҈
superclass	āѺćҹěҌŀѺň҈
superclass $	ćҒĚґěѵ
superclass _ $	ňҕ
superclass _ <name>	ćҠĚѵěқňѷ
superclass of	ć҆ĚѵěҔňҋ
superclass of $	ćѷňҒ
superclass of <name>	ćҔĚѵěҖ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѶćӀě҈
superclasses _ <name>	ćҗě҉
superclasses of	ćҗě҉
superclasses of <name>	ćҗě҉
superfluous	Īѯŏҩ
superfluous _ $	ŏ҇
superfluous _ of	ŏ҆
superfluous _ statements	Īѹŏҋ
superfluous import	Īѹŏҋ
superfluous import statements	Īѹŏҋ
superfluous imports	ŏғ
superfluous imports of	ŏ҆
superfluous |	ŏ҇
superfluous | $	ŏ҇
supplied	āѷĔ҈Ł҆
supply	āѹĂ҇
support	ĀѶāҐĮ҈
support $	ĮҌ
support for	ā҈
supported	ĮҬ
supported _ $	ĮҊ
supported _ <name>	Įҕ
supported _ |	Į҈
supported go	Į҆
supported here	ĮҊ
supported here |	Į҈
supported python	Į҆
supported |	Į҈
supported | $	Į҈
supports	Į҇
surface	ģ҉
surface $	ģ҇
suspect	Ħ҆
suspect <name>	Ā҆
swallow	ĀѺāғŁҎńѰ
swallow _ $	āѸŁҎ
swallow |	āѸŁҎ
swallow | $	āѸŁҎ
swap	ď҈
swap <name>	ď҈
swap <name> for	ď҈
swap _ for	ď҈
switch	ā҉ċҕĸѶ
switch <option>	ċҐ
switch _ $	āҌĸѷ
symbol	ĀѺāѺĭҚ
symbol <name>	ĀѺāѺĭҚ
symbol <name> is	ĭ҇
symbol <name> |	ĭҌ
symbol _ is	ĭ҇
symbol _ |	ĭҌ
symbols	ĀҞāѲģҝ
symbols _ $	ģҋ
symbols _ <name>	Āҏ
symbols _ <path>	ĀҌ
symbols _ by	Ā҇
symbols _ public	ģ҆
symbols are	āѸģҋ
symbols are public	ģ҆
symbols imported	Ā҇
symbols imported by	Ā҇
symbols of	ĀҘģѺ
symbols of <path>	ĀҌģѹ
symbols |	ģ҇
symbols | $	ģ҇
system	Ĉѹłґ
system does	Ā҆
system |	ł҆
tag	āѷĠҐŉҒ
tag <tag>	ĀҎāѳĠҏ
tag <tag> $	Ġ҆
tag <tag> |	ĀҊāѶ
tag _ $	Ġ҈
tag _ <commit>	ĀѺŉҊ
tag _ |	ĀҊāѶ
tag contains	ĀѺŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѮāҍĠ҇ŉҌ
tagged _ $	Ġ҇
tagged versions	ŉҍ
tags	ĀѱāҕČѺčѶŉһ
tags _ <commit>	āҍ
tags _ commit	ĀѹŉҌ
tags _ contain	Āѹāѷŉғ
tags _ it	ā҈
tags _ not	āҍŉѶ
tags _ the	ŉ҆
tags contain	Āґāѹ
tags contain <commit>	Āғŉѱ
tags do	ĀѺŉ҆
tags do not	āҍŉѶ
tags have	ŉ҈
tags include	ŉҍ
tags is	ŉ҈
tags that	ŉҊ
taht	ą҆
taht created	ą҇
take	Ā҆ďҕğ҆ĦѱįҊķҋĿѹŁҏ
take <name>	ğ҆
take <name> as	ĀҋāѸ
take _ $	ďҋŁ҇
take _ <name>	Āҋ
take _ as	ĀҋāѸ
take _ of	Ģ҉
take _ place	ŀ҆
take _ tests	ā҇
take _ to	ķҌ
take _ |	āѶįҊ
take care	Ģ҉
take care of	Ģ҉
take me	āѺķҌ
take me to	āѺķҌ
take place	āѶįҊ
take place |	āѶįҊ
take so	ā҆
take the	ŀ҆
take the place	ŀ҆
take the tests	ā҇
take |	ďҋŁ҇
take | $	ďҋŁ҇
takes	āѷď҈ĕ҇ė҆ģѹĦҊŁҏ
takes $	ŁҌ
takes <name>	Ā҆ĕ҈
takes _ $	ė҆
takes _ <name>	Ĕ҆
takes _ <path>	Ā҈
takes _ in	ĦҊ
takes _ of	Ā҉āѸ
takes _ what	Ī҆
takes care	Ā҇āѸĢ҇
takes care of	Ā҉āѸ
takes from	Ā҈
takes from <path>	Ā҈
takes in	Ī҆
takes in what	Ī҆
takes part	ĦҊ
takes part in	ĦҊ
takes the	ā҉
takes |	ė҆
takes | $	ė҆
tally	ĀѹāѺĺѺľҝĿѶŊҕ
tally $	ĀѺāѺĺѺľҘĿѷŊҕ
target	Ā҇āѹŅѸņҘ
target _ <name>	ņ҇
target _ <path>	ņ҉
target _ the	ņ҈
target docs	Ā҈
target of	ŅѸņҘ
target of <name>	ņ҇
target of <path>	ņ҉
target of the	ņ҈
targets	ĀѴĉҙ
task	ĀѷĢҥ
task _ <name>	Ģҋ
task is	ĀѹĢҒ
team	Āѹā҈
teh	āѱĭ҆Ķ҈Ĺ҆ŋ҆
teh <name>	Ĺ҆
teh _ <name>	ĭ҆
teh _ of	Āҍ
teh _ that	Ķ҉
teh name	ĭ҆
teh name <name>	ĭ҆
tell	āѵĄ҆ďѺĐѷĜ҆ģ҆ķѶĻѺļ҆Ľ҆Ł҆ŃѺňѺŉ҇
tell _ all	ĀѺ
tell _ how	ĎҊ
tell _ if	ĀѲč҆Ĝ҈Ĭ҉ĭ҈Ō҆
tell _ the	Ā҇āѲć҇ĎѹĐѹē҈Ň҆ň҆
tell _ under	Ņ҆
tell _ via	ħ҆
tell _ what	Ā҈ā҆Ĕ҆ģ҆ĺ҇ŀѺŇѺŐ҉
tell _ when	į҆
tell _ where	Āѷāѵğ҈ķѺĸ҆ļ҆Ľҍŀ҉
tell _ whether	ā҈č҆Ě҇
tell _ which	āѸĄҋŉ҇
tell _ who	āѸĊ҆
tell _ why	āҊ
tell me	Ą҇Đѷē҆Ĝ҆ģ҆ķѶĻѺļ҆Ľ҆ŃѺňѺŉ҇
tell me all	ĀѺ
tell me how	ĎҊ
tell me if	ĀѲč҆Ĝ҈Ĭ҉ĭ҈Ō҆
tell me the	Ā҇āѳć҇ĎѹĐѹē҈Ī҆Ň҆ň҆
tell me under	Ņ҆
tell me via	ħ҆
tell me what	Ā҈ā҆Ĕ҆ģ҆ĺ҇ŀѺŇѺŐ҉
tell me when	į҆
tell me where	Āѷāѵğ҈ķѺĸ҆ļ҆Ľҍŀ҉
tell me whether	ā҈č҆Ě҇
tell me which	āѸĄҋŉ҇
tell me who	āѸĊ҆
tell me why	āҊ
tell the	Ł҇
telling	ĀҌāґĩѷĲѺ
telling _ where	ā҇
telling _ which	ĀҒĩѸ
telling _ who	āҋ
telling me	ĀҌāґĩѷĲѺ
telling me where	ā҇
telling me which	ĀҒĩѸ
telling me who	āҋ
terminal	Ğҋ
terms	ĀѬāѵĢ҆ıҮ
terms of	ā҆Ģ҆
test	ĀҎąѶćѺĉѹĊѷčѺĎѺĐѸēѺĖѸġѲĢѺģѸĤѹĥѺĦѺĩѺĪѺĬѩĭѲĮѺįѹĲѹĳѺĴѺĵѺĶѹķѷĽѺľѺĿѺŀѺŃѸńѺŅѸņѸňѺŊӄŋӑŌӦōҧŎҢŐѺőѸŒѹœӮ
test <name>	ĀѹāҮĬѹŊѵŋҦŌӉōѱŎѪœҶ
test <name> $	ŋґœґ
test <name> and	ŌҎ
test <name> at	ĀҕāѬ
test <name> check	āҐ
test <name> exists	ŋҖŌѸ
test <name> fail	ĀѹāҎ
test <name> flaky	āҐŌѺ
test <name> goes	Ō҇
test <name> green	Ō҈
test <name> in	œҌ
test <name> is	Āѷā҉ŋ҉Ō҇
test <name> lives	ĀѺā҆
test <name> pass	Ā҉
test <name> passes	Ō҆
test <name> run	Ō҇
test <name> start	œ҈
test <name> succeeds	Ō҉
test <name> use	āҊ
test <name> where	āѹœҊ
test <name> |	Ā҇āѲŋ҉œҒ
test _ $	ĀңāҐŊҐŋ҉ŌѴōѶœ҆
test _ <name>	ĀѴāҔŊҊŋ҉ŎҖœң
test _ <path>	ŊҊŎҔ
test _ a	Ō҆ō҇
test _ and	ŌҐ
test _ at	ĀҕāѬ
test _ by	ŋ҉
test _ check	ĀѶāҏō҇
test _ contain	ŋ҆
test _ does	ĀҊŊ҈ōѸ
test _ exists	ŋҖŌѸ
test _ fail	ĀѹāҎ
test _ failing	ŌҊ
test _ fails	ĀґāѰ
test _ flaky	āҐŌѺ
test _ for	ĀѷŊ҉ō҈Ŏ҆
test _ from	Ā҇
test _ goes	Ō҇
test _ green	ŌҐŎѷ
test _ have	Ā҉
test _ holds	āѸŌ҉œ҆
test _ in	ĀѶŊҍō҈œ҉
test _ is	ĀѳŋҎŎ҇œҐ
test _ live	āѺœ҉
test _ lives	ĀѺā҆
test _ location	āҗŋѳŌѷ
test _ make	ō҆
test _ of	ĀѴāѹŊҊŎґ
test _ or	ŋ҆
test _ pass	Ā҇Ō҉
test _ passes	Ō҆
test _ passing	Ōҋ
test _ run	ŌҌ
test _ start	œ҈
test _ succeeds	Ōҏ
test _ that	āѺōҌ
test _ the	ŋҋ
test _ this	ĀѺŋҊ
test _ use	āҊ
test _ when	Ō҈
test _ where	āѷōҊœ҉
test _ which	Āѹōҋ
test _ |	āѮŊ҉ŋґŎѺœғ
test called	āҋŋ҉œ҉
test called <name>	āҋŋ҉œ҉
test case	ĀѺŌҏōѹœҒ
test case <name>	āѺŌҏōѹœҔ
test cases	Ā҉āѲŊ҉ōҢœѶ
test cases <name>	ōҌ
test cases does	ĀҐōѸ
test count	ĀѰŊҤ
test count $	ĀѺŊҊ
test count for	Ŋҋ
test count of	Ŋ҉
test coverage	ā҉ō҇
test coverage of	ō҈
test coverage |	ĀѺāҍ
test file	Ŋ҇ŌѷōѹŎҥœҎ
test file <name>	ŎҐœѸ
test file <path>	Ŏ҉
test file holds	œ҆
test file is	œ҉
test for	Āғŋѷ
test for <name>	ĀҐŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	Ŋҋ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѸāѹŊҕōқ
test functions can	Ā҆
test functions does	Ŋ҆
test functions |	Ŋ҆
test here	ŋ҇
test here |	ŋ҆
test in	ĀѲŋҔŎҏ
test in <name>	ŎҊ
test in <path>	Ŏ҈
test in this	ĀѺŋҊ
test is	ĀѹŌҐŎѹœ҉
test methods	ŊҊ
test module	ŌѸŎҋœҎ
test name	Ā҉
test name $	Ā҉
test named	œ҇
test named <name>	œ҇
test result	āѺŎҔ
test result of	āѺŎҒ
test run	Ŏ҈
test script	Ŏ҇
test suite	ĀҐāѴŋ҈ōҋ
test suite $	Ā҆
test suite contain	ŋ҆
test tally	Ŋҕ
test tally $	Ŋҕ
test that <name>	Ā҇
test to	ā҇
test with	ō҇
test |	ĀѰāҕœ҇
test | $	ĀѷāҚœѺ
testcase	āѸŋҊœҋ
testcase <name>	āѸŋҊœҋ
testcases	Ŋҍō҈
testcases inside	Ŋҍ
tested	ĀҔĿѷōҮŎѹ
tested $	āғĿѷō҈
tested _ $	ĀҏāѳōҊ
tested _ |	ĀѧōҢ
tested anywhere	ō҈
tested by	ĀѴōҖ
tested in	Ā҉
tested |	ĀҍāѴ
tested | $	ĀҍāѴ
tests	ĀҘāқĊѷĎѺĐѺĖѺĠѺģѺĩѹĪѺĬѸĭѹĮѺįѹŁѺłѺŅѺņѺŊӢŋҪŌѷōӮŎӃőѹœ҇
tests $	ĀҎŊҌŋҊōҍŎѫ
tests <name>	Āѳōғ
tests <name> has	ō҆
tests _ $	Ā҈āҍŋ҈ŎҊ
tests _ <name>	ŊҋŋҋōҞŎҜ
tests _ <path>	Ā҉āҌŊҙŎҞ
tests _ are	ĀѸŊҋ
tests _ cover	ō҈
tests _ exercise	ō҇
tests _ fail	ĀѳāҒ
tests _ file	Ŋ҆
tests _ for	āґōѴ
tests _ get	Ā҇
tests _ has	ō҆
tests _ how	ĀѺŊ҈
tests _ i	Ŋ҆
tests _ in	ĀҘŊ҆ōѳ
tests _ it	ĀѸōҕ
tests _ not	ĀғāѷōѺ
tests _ on	ō҈
tests _ only	ĀѺā҈
tests _ passing	Ŏ҇
tests _ the	ĀҊŊѴōҚŎѺ
tests _ there	Ā҇āѹŊ҆ŋ҆
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҏāѺŊѷ
tests _ we	ōҊ
tests _ written	Ŋ҇
tests _ |	ŊѹŎҏœ҇
tests and	Āѵā҈Ŋ҆
tests and how	Ŋ҆
tests and only	ĀѺā҈
tests are	ĀҦāѦŎ҈
tests are in	ĀҐāѸ
tests are passing	Ŏ҇
tests are there	ĀҊāѺ
tests are using	ĀҏāѺŊѷ
tests check	ā҇
tests check <name>	ā҇
tests cover	ō҈
tests depend	Ā҉āѶ
tests do	ĀґāѲō҈
tests do not	ĀҐōѺ
tests does	ĀѭāґŊҒō҇
tests does <name>	ĀѸŊ҆ō҉
tests does <path>	ĀѹŊҌ
tests does the	ŊѺ
tests fail	āҎŊѸ
tests fail |	āҎŊѸ
tests failing	Ā҇āѺ
tests folder	œ҇
tests folder |	œ҇
tests for	ĀѷāҙŎѷ
tests for <name>	āҚōѸŎѷ
tests for the	ĀѸōҍ
tests from	āѱōѺŎҚ
tests from <name>	ĀҌāѵōѺŎ҈
tests from <path>	ĀѸāѺŎғ
tests green	Ŏҋ
tests green |	Ŏҋ
tests has	Ŋҋ
tests have	ō҈
tests have we	Āѹō҇
tests import	ĀѺā҈
tests in	ĀѺāҥŊҜŎҒ
tests in <name>	ĀѹāҌŊҊōѺŎҍ
tests in <path>	āҟŊґ
tests in it	āѺŎ҇
tests inside	ĀҊōѺŎҊ
tests inside <name>	Ā҆ōѺŎ҆
tests is	ĀѴāѹŋҌōҎ
tests is <name>	ō҇
tests is it	ō҈
tests is there	ŋ҆
tests live	Ā҉ōѹ
tests live in	Ā҉ōѹ
tests of	ĀҞāѲŊѶŎҒ
tests of <name>	āѱō҈Ŏҋ
tests of <path>	Ā҆āѺŎҋ
tests of file	Ŋ҆
tests of it	ā҈
tests of the	ĀҚŊѹōѹ
tests only	āҌ
tests only |	āҌ
tests pass	Ā҇Ŏ҆
tests pass |	Ā҉āѸ
tests run	ĀѸō҉
tests run the	ĀѸō҉
tests skipped	āҎŊѴ
tests skipped $	āҎŊѴ
tests succeed	Ŏҍ
tests succeed $	ŎҊ
tests that	Ŋ҈ōҔ
tests that are	ĀѺ
tests that cover	ā҆
tests touch	ō҇
tests use	ĀҜāѬŊѳō҉
tests use <name>	ĀҏāѴŊѹō҆
tests which	ĀѺŊ҇
tests within	Āҋ
tests would	ĀѵāҋŊҋ
tests would fail	Āѱāғ
tests would get	Ā҇
tests |	āҋŊ҈ŋ҈ōѺ
tests | $	ā҈Ŋ҈ŋ҈
tets	āѲōҒŎ҇
tets in	Ŏ҇
text	āѲĳҒĴҰŔҕ
text $	ĀѴĴҞ
text <literal>	ĀҏŔ҈
text <literal> $	Ŕ҈
text _ $	ĀѴĳ҇ŔҎ
text _ line	Ĵҋ
text _ the	Ā҉
text does	ĳҊ
text of	ĴҊ
text of line	Ĵ҉
text |	ĀѵĳҊŔ҆
text | $	ĀѵĳҊŔ҆
than	āҲĄ҈Ć҉ď҉Łѹ
than <commit>	ĀҋāѶ
than <name>	āҘďҊŁѺ
than <name> |	āҍ
than <path>	āҋ
than <path> |	āҊ
than _ please	ĀҋāѸ
than _ which	ďҊŁѺ
than _ |	ĀѺāҗĄ҈
than once	Ć҇
than one	Ā҆
than the	ā҆
thank	āѷ
thank you	āѸ
thanks	ĀѱāҒ
thanks $	Āѵāҙ
that	Āѹā҇ĄғąҍćѴĉѺĊ҆ċ҈ďҊĒ҇ē҉ĔѵĖѺĚѺġ҇ģѶĥҋĩҍĪѴį҇ĳѴĶҌĺѵĻҋĽѵľѺĿѸŅѺŉ҆ŊѹŋѴŌ҆ōҌőѰŒѸœѴŕ҇
that $	ġҊ
that <name>	ĀҟāѬćҊĉҌĊѷď҈đ҉ĕ҇ęҎě҇ġѺĢ҆ĥѹĩѺī҇ĬѹĭҊķ҆ĺѶŀѸŁґŇҎňѴōѶ
that <name> <name>	āѸķ҈
that <name> calls	ĀҎęҊ
that <name> carries	Ģ҆
that <name> defines	Ā҇Ŀ҆
that <name> does	ď҉
that <name> hands	Ň҆
that <name> imports	ĝ҆
that <name> is	āҕć҆ě҈ĬѶĭҏŁҊ
that <name> lacks	ď҆
that <name> overrides	āҋ
that <name> raises	Ā҇
that <name> returns	Ň҆
that <name> takes	Ł҇
that <name> was	Ĭ҈
that <path>	ĀҍāѺĝҊĪ҈
that <path> defines	Ā҆
that <path> imports	ĝ҉
that <path> was	ņ҉
that <tag>	Ą҇
that _ $	āѵġ҈Ļ҆ł҈ň҆Œ҇
that _ <commit>	ā҆č҉
that _ <literal>	ĥ҆
that _ <name>	āѹą҉ĆѹćѶĉѸĊҔĎ҆ď҆Đ҇ē҉ĘҎęѸğҌġѹĢѺĥѺĬҊįҊİѹĳѺĶҏķҌŀҋŁѸŃ҆ń҇ōҙ
that _ <option>	ċ҈
that _ <path>	ą҆Ď҇ĪѺįҎ
that _ a	Ċ҆Ń҆ň҆
that _ abstract	ā҆
that _ added	ă҈
that _ an	ĥ҆
that _ calls	ĀҚĊѷę҉
that _ carries	Ģ҆
that _ class	ĀѷĵҎ
that _ commit	ŉ҇
that _ contains	Ā҈
that _ defines	ĀҍĿ҆
that _ deprecated	ā҆
that _ does	ď҉ŏ҆
that _ exist	Ā҇
that _ exported	ģ҈
that _ from	ĀҙăѳĚ҇ħ҇ĩ҆ňѺ
that _ function	Ĭ҇ļ҉
that _ had	Ņ҇
that _ hands	Ň҆
that _ has	āѹĪ҆ĳ҆ŏѺ
that _ have	Ġ҆
that _ imports	ĝҏĩѺ
that _ in	ĀѲĨ҇ĩ҇Ņ҆Ŏ҆
that _ interface	āѸĥ҉
that _ is	ě҈ĭҎŁҊŌ҆ŎѹŔ҆
that _ it	ĀѴā҈ąҊĆ҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ method	Ĭ҆
that _ not	Ā҈Ą҈ŏ҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	āҊ
that _ project	ėҊĮѹ
that _ raises	Ā҇
that _ returns	Ň҆
that _ right	ē҇Ō҆
that _ run	Ā҆āѺ
that _ runs	ŕ҆
that _ still	Į҈
that _ takes	Ł҇
that _ test	ĀѱāҎŎҋœѺ
that _ tests	Ā҇
that _ the	ĀҊāҋĥҏķ҈ŀ҇ŋѺōѹŒѺœ҆
that _ through	Ħ҇
that _ to	Ĺ҆ľ҇
that _ use	ĀѺā҈
that _ uses	āѸĉ҉ŏ҆
that _ was	ĎѺĬ҈ŅѸņҎ
that _ with	ĩ҆
that _ |	Āѷā҈Ġ҈
that a	āѺě҉
that added	Ā҆
that added <name>	Ā҈ąѹ
that are	ĀѰāғĄ҆Ĥ҆ŏ҇
that be	āѶŇ҇
that be |	āѺ
that belong	Ĥ҆ľ҇
that belong to	Ĥ҆ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	ĀѺĊ҈ĘҊ
that call <name>	Ċ҆
that calls	āѴĘҌ
that calls <name>	āѶĊҊĘҌ
that carry	ĀҋāѶ
that carry the	ĀҌāѶ
that changed	Ď҇
that class	ĀѺī҆
that come	ē҇
that commit	č҇
that commit <commit>	č҇
that concerns	į҆
that constant	Ķ҉
that contain	ŉ҈
that contains	Āѵą҉ķ҈ő҇œ҈
that contains <path>	Āѹą҆
that contains the	ķ҈œ҆
that cover	ā҆
that covers	āґōѶ
that create	ĀҌ
that created	ĀѸąҗ
that created <path>	ą҇
that define	āҗ
that define <name>	āҚ
that defines	ĆҎ
that defines <name>	ķ҆
that defines it	Ć҉
that deleted	ĀҐąѹ
that deleted <name>	Ā҆
that deleted <path>	ĀҊ
that depend	ĩ҆
that depend on	ĩ҆
that did	Ā҉
that does	ĀҊ
that edited	į҇
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҆ōѺ
that fail $	ā҆ōѺ
that file	ā҉
that file |	ā҉
that forget	āҊ
that goes	Ā҆
that goes from	Ā҇
that has	Ā҈Ć҆ĩ҆ň҆
that has <name>	Ā҈
that have	Ē҇ň҆
that have <name>	ň҆
that ignore	āҏ
that implement	ĥ҉
that implement <name>	ĥ҇
that implements	ĥ҉
that implements <name>	ā҆
that implements the	ĥ҈
that import	Ĝ҇
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҌ
that imports	ĩҌ
that in	ĩ҇
that in with	ĩ҇
that inherit	ĀѹĚ҈
that inherit from	ĀѹĚ҈
that inherits	ĀҌ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҉
that introduces	āѺ
that is	ĀѰāѭĚѷģ҇ĮҎĻҍńҋŅ҇ňҔŒ҆
that is <name>	ńҋ
that is a	ň҆
that is exported	ģ҈
that is now	ŅҊ
that is still	Į҈
that it	Ĭҋ
that it is	Ĭҋ
that leads	ħ҆
that leads from	ħ҆
that line	ĀѷĴҌ
that line $	Ĵ҆
that line |	Āѹā҆
that mentions	Ā҈
that method	Ā҈ĺҎ
that module	Œ҇
that name	āѺġ҆
that need	āҍŉѷ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	Ā҉āѹŏ҆
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
that replaces	ŀ҈
that replaces the	ŀ҈
that result	Ņ҇
that result in	Ņ҇
that runs	ĊҊ
that say	ĥ҆
that say <literal>	ĥ҆
that says	Ķ҉
that sets	ĐҊ
that sets <name>	Đ҇
that so	Ā҆
that so |	Ā҆
that test	Ā҆āѹŌҍŎѷ
that test is	Ō҇ŎѺ
that the	ĀѳāѱĈҋĥ҇ĬҊİ҆ĵ҆Ķ҈œѷ
that the <name>	ĶҊ
that the class	ĵ҇
that the method	Ĭ҆
that the test	ĀѺāҏœѹ
that the tests	ĀҊāѸ
that this	Ė҆
that throw	Ń҇
that touch	ō҆
that touch <name>	ō҆
that touched	Āѹāҋį҇
that touched <path>	ā҈
that use	ā҆ōҔ
that use <name>	ā҆
that used	ņ҆
that used to	ņ҆
that uses	ĀѹāҌō҆
that variable	ğ҈
that version	Ġ҇
that was	ņ҈
that we	ĀѺā҇
that were	ă҇Ą҈
that were added	ă҆
that were not	Ą҈
that what	Ĭҏ
that what <name>	Ĭҏ
that workflow	Ā҆āѺ
that workflow run	Ā҆āѺ
that works	Į҈
that |	Āѹāѱġ҈Ļ҆ł҈ň҆
that | $	Āѹāѱġ҈Ļ҆ł҈ň҆
the	āҒćѶĈҌĉѵĊѹċҏĎѶďҎđѺĜѷĝѷĞ҈ğҍĢѳĤ҈ĦѳĨѯĩѪĬљĭѶİ҉ıҌĴѶĵ҉ĶҒķґĸҐĹҊĺѸĻ҈ļ҈ĽҏĿѷńѹŅҊŇѵňѹŉ҈ŊѫŌ҈ōѶŏѮŒҍœҏŔҚŕ҆
the <literal>	āѺĵ҉ĶҌĽ҆Ŕѹ
the <mark>	ĒҌē҇
the <mark> decorator	Ēҋ
the <name>	ĀѦĂѺă҈ĉ҆Ċғċ҇ĐҗđѹĒ҆ēҔĔҍěѺĝѹĞҊğҊĢѮĥҋĩҎĪѱīѸįѷĳҗĵҋĹҤĺҋĻѹĽҌĿѹłѸŅѵŋѺŌ҆ōѸŐѹőѪŒҎœҋŕ҉
the <name> $	ĀѮāҩģҊ
the <name> <name>	ā҉ċ҈ĢѵĶ҉Ľҋ
the <name> argument	Ĕҏ
the <name> block	ŕ҉
the <name> class	ĵҐĺҋ
the <name> constant	Ķ҇
the <name> dependencies	ĩ҈
the <name> docs	ā҆
the <name> entry	ĐҐ
the <name> env	āѹğҊ
the <name> file	ŒҊ
the <name> for	ĀѺćҎğҌ
the <name> function	ķ҉Ł҇
the <name> imports	ĩҒĪѹ
the <name> interface	ĥҊ
the <name> line	Ĵ҇
the <name> lines	ēҊ
the <name> method	Ĺғĺ҆ŀ҆
the <name> module	ā҉Œҕ
the <name> of	ĀҖāљĉ҉ĊқĢ҉ģѹĩѹĳҠŒѹ
the <name> or	ĀҎ
the <name> routine	ķ҇
the <name> setting	ĐҎ
the <name> struct	ĵҌ
the <name> test	āѷŌ҉œҐ
the <name> tests	Āҋ
the <name> that	ēҏ
the <name> trait	ĥ҉
the <name> typedef	Ľ҈
the <name> way	ā҇
the <name> |	Āѹāҍď҆
the <option>	ċҍ
the <path>	āѹıҊŕ҉
the <path> file	ı҉
the <path> workflow	ŕҊ
the _ $	āҜĆґćѹĊҋĎѹĐѸđҏĖѺĝѺĞҊğ҇ĢѹģҌĤѹįѹİѴıғķѹľҊŅҊŋҎŕѺ
the _ 's	Ā҇Į҆ıҊłѺ
the _ <commit>	ąѺČҋčҗŉґ
the _ <line>	āѷĴҊ
the _ <literal>	āҎĽ҉Ŕң
the _ <mark>	āҗ
the _ <name>	Āҋā҇ĂѹăѸĄѹĈѶĊѹČѵčѷĎѺĐҌĒҘēҊĔҚĖѳė҇ęҘěҌĜѺĝѹĞѴğѲĠѸĢҒĤҕĥҖĦѸħѱĨѸĪѹīҘĬҕĭ҉ĮѷįѶİѰıѰĲѸĳѶĵѱĶґķ҈ĸҒĺѳĻҋĽ҈ľѷŀ҆Ł҇łѷŃ҇ńҕŅѭňѲŉѷŊѴŋҋŌҐŎѬŐңőѹŒѵŔѵŕѳ
the _ <option>	ā҈ċҐ
the _ <path>	Ā҇āѳąҋĎ҆ĜҋĝҏģҐħѺĩ҇ĳ҆Ĵ҆ŅѷņҋŎѹő҇ŕҚ
the _ <tag>	āѺă҆Ġҗ
the _ a	ĀѯāѸġҏŐҍ
the _ above	Ě҆
the _ actions	Ā҆
the _ alias	Ľқ
the _ and	ĀѲāѲĈ҇ğ҇Ģҍĵ҈ķ҉Ĺ҈
the _ annotation	Ā҆āѸĒ҈Ň҉
the _ api	ģ҉
the _ argument	Ĕҕ
the _ arguments	ď҆
the _ assigned	Ā҈
the _ at	āѸİҋ
the _ base	āѳĈ҇Ġ҇ġҌ
the _ be	Ĉ҈
the _ behind	Āѹđ҈Ģҍ
the _ between	ĀѹāҌĆѺďҊ
the _ block	ŕ҉
the _ branch	ĀѱāҐ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҍĈѹ
the _ builds	ĀѺĈ҇
the _ by	Ā҆ąѹĨ҇
the _ called	ĀѯāҗĊѸĘҊęѹĢ҇ıҌķ҉ŋѷœҏ
the _ calls	āѺŒҎ
the _ case	ŌҌ
the _ cases	Ā҈ŊѺ
the _ chain	Ěҋ
the _ change	āҌ
the _ changed	Āѹ
the _ class	ĵҐĺҍŃ҈ňҐ
the _ classes	Āѹć҈ěҊġ҆ŀ҆
the _ clause	ńҋ
the _ comment	Āҍ
the _ commit	Āҏą҆įҍİҔ
the _ compatible	ā҆
the _ compile	Ĉ҉
the _ compiles	Ĉ҉
the _ constant	Ķ҈ĸ҇
the _ count	ĀѯĎґĳҌľҌŊҍ
the _ coverage	ĀѯāҎō҆
the _ cycle	Āѳāҗ
the _ declarations	Īҗ
the _ declared	Ĥ҉
the _ decorator	ĒҐ
the _ def	ļҊ
the _ defined	ĀҔāѳċ҆
the _ defining	ā҇
the _ definitions	āѹĆґ
the _ dependencies	ĀҘāѹĩ҈
the _ dependency	ė҆
the _ docs	Ā҉
the _ does	āѺő҇
the _ edges	Ċ҇
the _ edit	āѳįҒ
the _ entry	Đҏįҋİ҇
the _ env	āѹğҊ
the _ environment	ğҊ
the _ exported	ā҇
the _ fail	ĀҊāѷ
the _ failing	ĀҊāѺ
the _ file	āҏĐҏı҈ņ҆ŌѺŎҗőѴŒґœѺ
the _ filename	Ņ҉
the _ files	Āѹă҆Ą҆
the _ final	ĶҌ
the _ first	ą҇
the _ folder	ĀѵāґĈѸœ҉
the _ for	ĀҊāҝćҍğҍĵѺĽҊŎѷ
the _ formerly	ŅѶņғ
the _ from	ĀѫāѰĔ҇ħ҆ň҈ŉ҆ōѺŎқ
the _ func	ķҋ
the _ function	ĀѵāҊķ҈ĺ҇Ļґļҍŀ҆Ł҆œ҉
the _ functions	ōҊ
the _ give	ĀѲāґŇѺŐ҉
the _ go	Į҇
the _ graph	ĀҊāѷĦ҆
the _ hand	đ҇
the _ have	ā҇Ė҆ı҆Ŋѷ
the _ header	ć҆
the _ helper	ā҇ĻҌ
the _ hierarchy	ćҋĚѹň҈
the _ history	Ā҆āѺĎҊ
the _ how	Ď҆Į҆
the _ implementation	Āѹāҏ
the _ implementations	ŀҌ
the _ import	ĀѶāғħҎĪѸŏҊ
the _ imported	Ā҆
the _ importing	ĜҎĝѴ
the _ imports	āҏĩҎĪѰŏҕ
the _ in	ĀҚā҈Ă҈ąҊĈҐĎҊďҊĐҊĠѵķѹĺҋĿѶŀѺŏѸőѺ
the _ inside	ĀҊŎҊ
the _ interface	Ā҆ĥҊĽ҆
the _ introduced	ă҈
the _ is	ĀљāҚĄ҈Ĕҋğ҈Ō҆œ҈
the _ it	āѳĉ҆ĊѺĕ҈Ħ҆Ĺ҆Ņ҈
the _ item	Ķҋķ҈
the _ itself	ő҆
the _ java	Į҇
the _ job	ŕ҇
the _ keep	ĭ҇
the _ key	Đ҆
the _ level	ĭҍĶҊ
the _ library	ā҆
the _ like	ē҇
the _ line	ĀѺāҌċҐİѳĳҋĴ҆
the _ lines	ēҊĪҎĳѺ
the _ list	āѸĆ҇ďҊĜ҇ġѸĪ҉ĿҌŁҋ
the _ listing	ă҉
the _ location	Ľ҈
the _ log	ā҇
the _ make	Ā҆
the _ marked	Ă҈
the _ member	Ā҈āҊĸ҇Ĺҏ
the _ metadata	Ğҋ
the _ method	ĀѱĹҜŀҖ
the _ methods	ĂҚ
the _ modification	į҈
the _ modified	Č҆
the _ module	āҋĶѺŌѺŎ҆Œҝ
the _ name	ĀѷāҊŅҒŒҊ
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҈ģ҇Ŀ҈
the _ need	Į҇
the _ nested	Ļ҈
the _ node	Į҇
the _ notes	Ā҇āѶ
the _ now	Ņ҈ņѺ
the _ number	ĀѸā҆ĐҎĳѸ
the _ of	āѩĂѯąҎĆѸĉҔĊғċѺĎҔďѵĐѮđҌēґĕҌĘҌęҐĞѱğѯĠ҇Ģ҇ģѢĤѹħѷĩѳĬѺĮѭįѹİѶĳҠķ҉ĺѹļҏľҗŀѰŁҊł҉Ńѱń҈ŅѴņҊŇѶňҔŊҘōѷŏѳŐѨő҉ŔѸ
the _ on	ĀҒāҐĈѷĤ҈Ĳ҈ĴѺ
the _ one	İ҉ő҇
the _ ones	ĀҎ
the _ option	āѺċ҆
the _ or	Ā҇āѷćҍĈ҈ňѸ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	ċ҈
the _ part	ĀѸāҋ
the _ pass	ĀѶ
the _ path	ĀҌāѰħґŅҍņҍőҋ
the _ places	Ć҆
the _ points	Ā҈
the _ project	Ā҉
the _ python	Į҇
the _ recent	āѲįҏİҎ
the _ release	Ā҇āҙ
the _ releases	ā҆
the _ replace	ņ҆
the _ require	āҋĖѺ
the _ requirements	Ėҍ
the _ requires	Ė҇
the _ responsible	ą҆
the _ return	ŇҊ
the _ review	ĀѸā҈
the _ revision	Ā҆āѹįҋ
the _ route	Ĩ҆
the _ routine	ķ҇
the _ runs	Ā҇
the _ rust	Į҇
the _ script	Ŏ҆
the _ section	ĀѺāѶĖҊĞ҇
the _ sequence	ħ҈
the _ set	āѹĆ҆Ğ҆ľ҆Ŀ҇
the _ setting	ĐҎ
the _ sign	ĕ҇
the _ signature	āҌ
the _ site	ĵ҇Ķ҇ĺҎ
the _ sites	Ċ҉
the _ specifier	ė҉
the _ statement	ĵҍķ҇
the _ statements	āѺģ҈Ī҉Ń҉
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀҏāѴōҍ
the _ switch	ċ҉
the _ tag	Ā҆
the _ taht	ą҇
the _ take	ğ҆
the _ test	āѸŋѸŌғœҟ
the _ tests	ĀҒ
the _ text	Ā҉Ŕ҆
the _ that	āѬăѹĊ҆ďѹĐѸēґĜѶĝҕĢҋĥ҉ĩҐĭѹįѷĳѷĺѺĻѸŁ҆Ń҆ŅҎņ҆ŇҌŉ҇ŌѺōҏŎѺŒѴœѷ
the _ they	ď҆
the _ thing	ĀѸāҍ
the _ time	ĀѺāѴĖ҇įґ
the _ to	Āѵāҏĉ҆Ċ҉ıѶŅ҆ő҈
the _ touching	ā҆
the _ trait	ĥ҉Ĩ҆
the _ tree	Ě҇ĵ҇őҋ
the _ type	ĀѹāѱĞ҆Ľ҇łҍŇҐ
the _ typedef	Ľ҈
the _ types	ňҋ
the _ up	Āѹā҆
the _ update	į҈
the _ use	ā҈
the _ value	Ā҆āѳĔҎĶ҉
the _ var	ğҌĶҊ
the _ variable	āҎğ҈ĶҒ
the _ variables	Ĥҋ
the _ variant	ā҈
the _ version	Ā҉āғĮҔ
the _ was	ĀҎāѵ
the _ way	ď҉ħ҆
the _ what	āѹĞҋ
the _ where	Ā҆āҍąҊĸ҆ĺ҇
the _ which	āѹģ҆ĥ҇ĩ҆İ҆Ľ҇ňѹ
the _ whose	ŒҎ
the _ will	āѺĚҊ
the _ with	ĀѶā҈Œ҈
the _ within	Ŀ҆
the _ work	ĀѶāғ
the _ workflow	ĀҏāѺŕҊ
the _ |	ĀѭĊѸĎѺďғĕѺėҊĞҊğҒġ҇ģ҆ĥѹħ҇įѷķҌĽѺłҏŅҊŇҊŌ҇ŎѸŒ҆
the abc	Ă҆
the abc <name>	Ă҆
the abstract	ĂҘ
the abstract class	āҍĂѹ
the abstract members	Ă҆
the abstract methods	Ăҏ
the access	āѺĭҎ
the access level	ĭҎ
the added	ĀѺă҈
the added files	ĀѺă҈
the amount	ľ҆Ŋ҇
the amount of	ľ҆Ŋ҇
the ancestors	āѺćҐě҈
the ancestors of	ě҈
the annotation	Ēҕ
the annotation <name>	Ēґ
the annotations	ē҈
the api	ĀѺā҆
the argument	āѺċ҈ďҎ
the argument <name>	Ā҆Ĕ҆
the argument list	ďҍ
the argument parser	ċ҈
the arguments	āѹďҊŁқ
the arguments <name>	Ł҆
the arguments of	ď҆Łҋ
the arrow	Ňґ
the assignment	Ķ҇
the attribute	ŐҜ
the attribute <name>	Őқ
the attributes	āҌē҆ĤҎ
the attributes of	āҎĤҌ
the author	ĀҌāѳĲғĴѺ
the author of	ĲґĴѺ
the authors	āѶĭҋı҆
the authors keep	ĭ҇
the base	ĀҊāѱĂ҈ć҈ěҋŀҋňҋŒҊ
the base class	āѹĂ҉ěѺňҗ
the base classes	ćҊěҊňѶ
the base method	Āѷā҆ŀ҇
the base name	ŒҊ
the bases	Ě҆ěҋ
the bases of	Ě҆ěҋ
the behaviour	ā҆ďѷĢҏ
the behaviour of	ā҆ďѷĢҏ
the biggest	ĀѯāҤ
the biggest one	ā҉
the body	ĀҋĉҊĊѹĘҎĳѸķҋĺ҆ļҎĿ҇ń҆
the body of	ĀҋĉҊĊѹĘҎĳѸķҋĺ҆ļҎĿ҇ń҆
the bottom	ĀҎİѴ
the brackets	ŁҌ
the brackets of	ŁҊ
the build	ĀҊāҊĈғ
the build broken	Ā҆
the build fail	Ā҈āѹ
the call	Ā҆āѳĊғ
the call graph	ĀҌāѺ
the call sites	Ċ҉
the call to	Ċ҇
the callees	ęґ
the callees of	ęґ
the caller	ĀѹāѬĉҐĕҏ
the caller of	āѲĉҐĕ҆
the callers	ĊҒĘҏę҉
the callers of	ĀѶĊҔĘҏę҉
the calls	ĉ҈
the case	Ĭ҆
the case that	Ĭ҆
the change	ĀѲČ҆Ĳ҇ŉ҇
the change <commit>	ĀѲāҊ
the change on	Ĳ҈
the changes	ą҆
the changes in	ą҆
the checker	ŇѹŐҊ
the checkin	ą҉
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	ĀѱĚҎěѺňҔ
the children of	ĀѱĚҎěѺňҔ
the ci	ĀѶāҝŕ҈
the ci job	ŕ҇
the ci log	ā҉
the ci workflow	āҋ
the circular	āҎ
the circular import	āҎ
the class	āѤćҟĚҐěҔĢғĤҖĥѹī҆ĵғĶѺķѸĺҍľҏĿҎňғōҎ
the class <name>	ĀҕāѭćґĚҏěҏĢҔĤҕĥѹī҆ĵ҆ķѹĺ҉ľҍĿҐň҆ōҎ
the class header	ć҆
the class hierarchy	Ěѹňҋ
the class or	ćҋňѸ
the class tree	ĀѹĚ҉ňҋ
the classes	Āѵć҇ĥҐňғ
the classes <name>	ĀѺć҈ě҈
the classes that	Ě҉
the classes which	Ā҇ĥ҈
the cli	ċҍ
the closure	ĻҘ
the closure <name>	ĻҘ
the code	ĀҔāѪĈҗĉѶĊҊĐѸğҊĠҐġҊĬ҈Ķ҆ĺ҉ō҇Ŕ҆
the code $	Ā҇ĊҐğѺ
the code <name>	āҎ
the code base	āѱĈ҇Ġ҇ġҌ
the code is	Āѷāґ
the code make	Ā҆
the code of	ĀҒāѱĠ҈ō҉
the code that	ĀґāѷĉѸ
the code |	Ĭ҉ĶҊ
the command	ĀѷāҎċґ
the command line	Āѹāҏċґ
the comment	ĀҌ
the commit	Ā҆ąґČ҈čҏĎҙŉ҈
the commit <commit>	ąѺČҊčҌŉ҉
the commit by	ĀҊąѹ
the commit count	ĀѶĎҔ
the commit history	Ď҉
the commit in	ą҇
the commit responsible	ą҆
the commit taht	ą҇
the commit that	ĀҊā҆
the commits	č҈ĎҌİ҉
the commits $	ĀҊĎѸ
the commits in	ĀѺĎ҈
the commits to	ā҈
the commits touching	ā҇
the commits which	āѷİҊ
the committers	Ā҇
the committers for	Ā҇
the complete	Ć҆
the config	Ā҇ā҈Đғ
the config <name>	Đ҆
the config <path>	Ā҆
the config file	āҌĐ҇
the configuration	Đ҈
the configuration file	Đ҈
the console	ĞҊ
the const	ĀѺĶҐ
the const <name>	ĀѺĶҐ
the constant	ĀҊāґđҠĶҜŐҔ
the constant <name>	ĀҋāғđҚĶҝŐҔ
the constructor	ĀҐ
the constructor of	ĀҊ
the contents	Ĵ҆ŕ҉
the contents of	Ĵ҆ŕ҉
the copyright	ĀѶāҌ
the count	Ď҇
the count of	Ď҇
the creation	ą҈
the creation of	ą҈
the current	āѸņҊ
the current one	ņ҈
the data	ĀѹāҎĤ҆ĵ҇œѹ
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҌ
the date of	į҈
the dead	ŏ҈
the dead imports	ŏ҈
the declaration	ĀѺāѷĵ҉Ķ҆ĺҎĽҐ
the declaration of	ī҆ĽҎ
the declaration site	ĵ҇Ķ҇ĺҎ
the declared	ĖҊŇ҈
the declared return	Ň҈
the decorator	ĀѶāґĒҗ
the decorator <mark>	āҔĒѸ
the decorator <name>	ĀѶĒҟ
the decorators	āҎē҈
the decorators on	ā҈
the decorators that	ē҆
the def	ē҆Ĭ҈ķҏĻҍ
the def of	ē҇Ĭ҈ķ҉Ļ҉
the default	ĀѹāҏċѹĔҘĕҏ
the default of	āҒċѺĔ҉
the default value	ĀҌāѯĔҋ
the definition	āѵēҍĵ҈ķҍĹ҇Ł҆
the definition of	āѶēҍĵ҉Ł҆
the definitions	Ć҈ģ҈
the definitions in	āѺģ҈
the definitions of	āҌĆ҈
the definitions that	Ā҉
the dependencies	ĀѳāҐĖґıѹ
the dependencies of	ĀѸĖ҈
the dependencies |	ā҈
the dependency	ėҕ
the dependency <name>	ėҔ
the derived	ňҎ
the descendants	ĀѺĚ҆ňҎ
the descendants of	ĀѺĚ҆ňҎ
the dev	ĀҒāѷ
the dev dependencies	ĀҍāѸ
the developers	āѺĶҊ
the diff	čҐ
the diff of	čҍ
the difference	ĀѺāҊ
the difference between	ď҇
the difference in	ā҆
the differences	ĆѺďҍ
the differences $	ď҈
the differences between	ā҈ĆѺ
the different	Ćҍ
the different definitions	ĆҊ
the direct	ĀҊňѹ
the directory	őҙ
the directory of	ő҈
the directory that	ő҉
the doc	Āғ
the doc comment	ĀҊ
the docstring	ĀҌ
the documentation	āҊ
the dot	āѺĿ҇
the earlier	İѶŅҊ
the earlier name	ŅҊ
the end	ā҉
the entry	ĐҎ
the entry <name>	Đ҇
the entry for	Đ҇
the entry points	Ā҇
the enum	āҝĸқ
the enum constant	ĸ҇
the enum member	Ā҉āҊ
the enum value	ā҆
the enum variant	ā҈
the enumeration	ĸҏ
the enumeration member	ĸҍ
the enumerator	ĸҖ
the enumerator <name>	ĸҖ
the env	ğҘ
the env var	ğҍ
the env variable	ğ҇
the environment	āҊğҠ
the environment $	ğ҇
the environment variable	āҏ
the environment |	āѸğҎ
the equals	ĕ҇
the equals sign	ĕ҇
the error	Ńҕ
the error <name>	ŃҖ
the error on	ā҉
the exception	Āҏā҈ćѺŃқ
the exception <name>	ĀҒā҆Ńғ
the exception class	Ń҉
the exceptions	ń҉
the existence	ġ҆ŋ҉
the existence of	ġ҆ŋ҉
the export	ģҎ
the export statements	ģ҉
the exported	ģҋ
the failing tests	ā҇
the family	ćҋňѺ
the family tree	ćҋňѺ
the fastest	āҊ
the fastest |	ā҉
the field	āѶŐҖ
the field <name>	āѶŐҖ
the fields	Ĥҕ
the fields of	ā҆Ĥ҇
the fields that	Ĥ҇
the file	ąҙĆѺčҋĎҏģҎĥѺĪ҆įґĲ҆ĳҍĴҋĵҋķѺĸѺľѴņ҇ōѶŎѸŏ҇őҝ
the file <name>	āѱąҏĎҊģ҉įҊĳ҇Ĵ҆ķѸĽѺľѹŊ҆ōѸőҕ
the file <path>	ąҌĎ҇ģ҆įҊĳ҇Ĵ҆ņѷőҊ
the file and	ğ҇
the file for	āҊ
the file formerly	ŅѶņғ
the file in	ĺ҈
the file itself	ő҆
the file named	ő҇
the file now	Ņ҈ņѺ
the file that	āѺĶҌņҌŒѹ
the file which	Ľ҇
the file whose	ŒҌ
the file with	ŒҊ
the files	āѴă҈Čҋčҏĝ҈ĩҌŒҏ
the files introduced	ă҈
the files of	č҆
the files that	Ā҈āѺČ҆ĝ҉ĩ҆
the first	ąҐĆҏİѸ
the first $	āѸĆҊ
the first commit	Ā҉āѵąҐİѹ
the first release	ĀҌāѺ
the first test	ā҇
the fix	Āҋāѵ
the flag	Ā҉
the flag <option>	Ā҉
the folder	ő҈
the folder does	ő҇
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҆Ņ҇ņҎ
the former <name>	ņҊ
the former <path>	ņҋ
the former name	āҏ
the former path	ŅҊ
the full	ĀҍĆ҇őҋ
the full list	Ć҇
the full path	őҋ
the func	āѷķҍŁ҈
the func <name>	āѸķҋŁ҈
the function	āѺĉ҉Ċ҆ĐѺĒѷēҐĔ҉ĕ҉ĘҌęҕĢҙĬҪĶѺķҕĻҌĽѹŁҍŃѸńҕŇҏŋѷō҉ŐѶŒѺœѷ
the function <name>	Ā҉āѫĉҊĊ҈ĐѺĒѺēҐĔ҉ĕ҉ĘҌęҕĢҙĬҪĶѺķ҆Ļ҈ĽѺŁҎŃѸńҔŇҐŋѷō҇ŐѶ
the function called	ķҊ
the functions	ĀѲāҊĉҕďҋĘҏļ҆ŃҊ
the functions <name>	āѺďҋĘѺęҎ
the functions called	ĉ҉ĘҊęѺ
the functions in	Ā҇
the functions that	ĀѹāҏĉҌ
the git	Ā҇āѸ
the git history	Ā҆āѺ
the github	ŕ҆
the github actions	Ā҆
the global	ā҈ĶҘ
the global <name>	āҊĶҍ
the global variable	Ķ҉
the hash	ą҆
the hash of	ą҆
the head	Ā҉āѺ
the header	ā҈
the header of	ā҉
the helper	Ā҇āѸķғ
the helper <name>	Ā҇āѹķҍ
the hierarchy	ĚҐŀ҆ň҆
the history	ĀҌą҉İҎ
the history $	Āҋ
the history of	ĀѶāҊą҇Ď҉
the history replace	ņ҆
the history was	Āҏāѵ
the history |	ĀѱāҋİҊ
the hits	Ā҇
the idea	Ģҍ
the idea behind	Ģҍ
the identifier	ġ҈
the identifier <name>	ġ҈
the impl	ĿҌ
the implementations	ā҈
the implementations of	ā҆
the implementors	ĥ҆
the implementors of	ĥ҆
the implements	ī҆
the implements clause	ī҆
the import	ĀѳāҎħҐĨҋĪҝ
the import chain	ā҇
the import cycle	Āѳāҗ
the import graph	Ħ҆
the import lines	ĪҎ
the import list	ĪҊ
the import of	Āҍĝѷ
the import path	ħҐ
the import route	Ĩ҆
the import statements	Īҋ
the import trait	Ĩ҆
the importers	Ā҆āѺĜ҉ĝҍ
the importers of	Ā҆āѺĜ҉ĝҍ
the imports	ĀѶāѶĝҋĦҝħҌĩѹĪҕ
the imports from	āѹħ҈
the imports in	āҋĪ҉
the imports of	ĝ҇ĦҐĪҋŏѶ
the imports that	Ī҆
the include	Ĝ҇
the include list	Ĝ҇
the inferred	āѷŇ҈
the inferred type	āѹ
the inheritance	ĀҍāѸĚ҈ěҋ
the inheritance chain	āѹĚҋě҆
the inheritance hierarchy	ć҆
the inheritance tree	ĀҎ
the inherited	āѹŀҏ
the inherited method	āѺŀҊ
the inner	ĻҝļҒ
the inner <name>	ļ҈
the inner function	Ļґ
the inner helper	ā҇
the installed	ā҆
the integration	Ā҇
the integration tests	Ā҇
the interface	Āҏā҆ĥқīѺĽґĿѸ
the interface <name>	ĀғĥҝĽҍĿѺ
the interfaces	īғ
the interfaces that	ī҇
the key	Ā҈Đґ
the key <name>	Ā҈Đҏ
the kind	ł҈
the kind of	ł҈
the language	āѸĮ҉
the language are	Į҆
the largest	āҔ
the largest of	ā҈
the largest |	ā҈
the last	ĀѴāҚįҕİҏĳҌ
the last change	āҍįѺ
the last commit	İҍ
the last line	ā҈İѴĳҍ
the last release	āҍ
the last time	āѶįғ
the last update	į҈
the latest	Āѱā҈ąѺįҠİҎ
the latest change	į҆
the latest commit	Āѳāҏİҋ
the latest edit	āѶįҎ
the latest version	ā҉
the length	Ď҉
the length of	Ď҉
the level	ĩ҈
the level of	ĩ҈
the libraries	Ė҇
the licence	Āѷāҋıҙ
the licence called	āѷıҌ
the license	ĀѱāҍıҎ
the license of	ı҈
the licensing	ıҎ
the licensing of	ıҊ
the line	ĀѷāѮĐғĲ҆ĴҊĶ҉ķ҆ĸҎĹ҇
the line <line>	āѷĴҊ
the line count	ĳҎ
the line number	ĐҎĳѸ
the line of	ĸ҆
the line where	ĺ҆
the lines	āѺĳҎ
the lines of	ĳ҈
the lines that	ĀҎ
the list	ĀѯĖ҉ęҍ
the list of	ĀѰĖ҉ęҍ
the literal	ĀѸā҇đҍ
the literal <literal>	ĀѺā҇
the local	ā҇Ļҋļ҆
the local function	ā҉ļ҆
the local helper	Ļ҉
the location	ĶҊķҔőҔœ҉
the location of	ĶҊķҌőҖœҊ
the log	Ā҈āѹįҋ
the log of	Ď҇įҋ
the longest	āҥħѸ
the longest import	ā҉
the longest |	ā҆
the lowest	Į҉
the lowest <name>	Į҆
the lst	ĀҏŊѳ
the lst of	ĀҏŊѳ
the main	āҒ
the member	Ĥ҈ĺ҈
the member variables	Ĥ҈
the message	ĀѶāҊŔҊ
the message <literal>	ĀѳāҋŔҊ
the method	Ā҆āѹēҊĬҍĵѺĹғĺ҈ľҎĿҐŀҍńғ
the method <name>	ēҋĬҎĹҕľѹĿѴŀҘńғŇ҆
the method count	ĀѺľҍ
the method in	Ā҇
the method list	Ŀҍ
the method names	Ŀ҉
the method set	ľ҆Ŀ҇
the methods	ĂҔĚѴěѸľҎĿҝŀ҉Ń҇
the methods in	āѸĂҊľ҉Ŀѹ
the methods marked	Ă҈
the methods of	Ā҉āҍĚѵěѸĿҏ
the methods that	Ă҆ŀ҇
the minimum	Įґ
the minimum <name>	Į҆
the minimum version	Į҇
the module	ĀҋāѹĜҊĝ҉ĢҏģғĥѺĩҒĶҌŒҒ
the module <name>	ĢҐģҌĩҌĶѸŒ҉
the module <path>	āѵĜ҉ĝҊģ҈ĩҋ
the module called	āҎ
the module level	Ķ҉
the module named	Œ҆
the module that	ĵ҆
the module variable	Ķҍ
the modules	āѺĜ҈ĝ҇ĩҌ
the modules importing	ĜҎĝѴ
the modules it	Ħ҇
the modules that	ĝҌĩҌ
the moment	āѹŌ҉
the moment |	Ō҆
the most	ĀѺāҚįҍİҒ
the most recent	āѲįҏİҎ
the most |	āҎ
the move	Ā҉āѵŅҏņҍ
the move $	Ņ҆
the move of	ņҒ
the move to	Ņҋ
the move |	ĀҌ
the name	ĀѹāѲĆҊġҔĭҏĲ҆ŅѹņҐŋҗŒҌ
the name <name>	āѶĆҊġҌĭҐŋҋŒ҈
the name of	āѹġ҈ŋҋ
the names	Ā҇ŁҋŊѺ
the names defined	Ā҇
the names exported	ā҇
the names of	ĩ҇ŁҋŊѺ
the nested	ā҉Ļ҆ļҒ
the nested def	ļ҇
the nested function	ā҆ļ҇
the new	Ą҆Ņ҆ņҊ
the new name	ŅҊ
the newest	ĀѶāҙĮѴįҚİҎ
the newest commit	āѺįҎİ҉
the newest revision	į҇
the newest version	āҏĮѶ
the next	āғ
the next commit	ā҈
the next release	ā҇
the number	Ā҉āѸĎҌđҊľҕŊҗ
the number of	Ā҉āѹĎҌĳ҆ľҎŊҔ
the number or	đ҆
the old	ĀѷāҎŅҍņҜ
the old <name>	ņ҉
the old <path>	ņҊ
the old name	ņ҇
the old one	ŅҊņѹ
the old version	ā҆
the oldest	Ā҇āҋĆѹĮҏ
the oldest |	āҋĆѹ
the one	āҋĆѹĹ҉ĻҊŒ҆
the one in	āҋ
the one of	Ĺ҇
the open	ĀѲāҔ
the option	ā҈ċ҇ĐґđѺ
the option <name>	ĀҋĐҍđѺ
the option <option>	Āѵāҍċ҇
the original	Ņ҉
the original filename	Ņ҉
the other	ďҊ
the other way	ď҉
the outcome	Ō҈Ŏ҆
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѺģҔ
the outside $	ģ҈
the outside |	ģҊ
the overloads	Ć҇
the overloads of	Ć҇
the overrides	ĀѷāҎ
the overrides of	ĀѷāҎ
the overriding	ŀҌ
the package	ĀҌāѲĞґı҇ĶҌ
the package <name>	ĀҏāѴ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀҔĐ҆ĔҌġѸŁҍŐѺ
the parameter <name>	Ā҈ĔҍŐѺ
the parameter list	Ā҆ġѸŁҒ
the parameter of	Đ҇
the parameters	ĀҋďҎěѺŁҔ
the parameters of	ĀҐď҇ěѺŁ҆
the params	ďҍŁҊ
the parent	ĀѺćҜ
the parent 's	ā҇
the parent class	ě҈
the parent of	āѷćҒ
the parentheses	ć҇Ł҆
the parents	ćҐěҎ
the parents of	ćҐěҎ
the parser	ĀѳāҖ
the part	Ā҇
the part of	Ā҇
the past	ĎѺŅҘ
the past |	ŅҌ
the path	ĀѸĵ҆ķҍņѸőҊŒґ
the path by	Ĩ҇
the path of	āҋķ҆Œҏ
the people	Ā҆
the phrase	Ŕ҇
the phrase <literal>	Ŕ҇
the pipeline	ĀҐāѳİѺŕ҉
the pipeline <path>	ŕ҇
the place	ĀѺā҉ĐҌĥѺĶ҇ķ҆ĸ҇ĻѺļ҇
the place in	ĐҎ
the place of	ŀ҆
the place that	ķ҆
the place where	āҔķѶĸ҆
the places	ĊҌ
the places that	Ċ҉
the places where	Āҋ
the position	ĵ҆
the predecessor	ŅґņѺ
the predecessor of	Ņҋ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	Ņ҇
the previous name	Ņ҇
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѶāѰĈ҉ĖҖė҉Ğ҆ġҊĮҜıҎłҐŊѶőҋ
the project $	ĀҔāѹĈѱİ҇
the project 's	Į҆łѺ
the project and	Į҆
the project be	Ĉ҈
the project build	Ā҆ā҆ĈѸ
the project builds	Ĉ҇
the project have	Ā҆Ė҈Ŋѷ
the project how	Į҇
the project need	Į҇
the project require	Ā҇ĖѺ
the project requires	Ė҇
the project structure	ő҆
the project use	ā҆
the project work	ā҈
the project |	ĀѺāѰė҉łґ
the properties	ĤҎ
the protocol	āѺĥҒ
the protocol <name>	ĥғ
the public	ģҙ
the public api	ģ҉
the public names	ģ҈
the purpose	Ģҗ
the purpose of	ĢҒ
the python	Œ҆
the raise	Ń҉
the raise statements	Ń҉
the range	ă҉
the reason for	ā҇
the refactoring	ā҈
the relative	ő҇
the relative path	ő҇
the release	ĠҌ
the release <tag>	ĀѸĠҍ
the release notes	Ā҇āѶ
the release with	ĀѺā҇
the release workflow	ĀҐāѱ
the releases	Ā҆āѺăѹŉҏ
the rename	āѳŅҏņҚ
the rename $	āѶŅ҈ņ҈
the rename of	ņ҈
the rename that	ŅҌ
the renaming	āѸŅҌ
the renaming |	Ņ҇
the repo	Āҏāѭą҉Ć҈Ĉ҈ő҇
the repo $	ĀҊĆ҉őѹ
the repository	ĀғāѬġҔİ҈őҎ
the repository $	Ā҆
the repository one	ő҈
the repository |	ą҈
the required	Ă҈Į҉
the required methods	Ă҈
the requirements	āѺėҏ
the result	ĀѸāҐŅ҉ŇҖŌ҈ŐѸ
the result of	āҘŅ҉Ň҉
the result type	ŇҌ
the return	ŇҔ
the return annotation	āѹŇҏ
the right	āҌđҌŌѺ
the right hand	đ҇
the role	ĢҒ
the role of	Ģҍ
the root	őҌ
the root of	ő҆
the routine	ķҗ
the routine <name>	ķҗ
the routines	ĉ҉
the run	Ė҈
the run time	Ė҈
the runtime	ĖҊ
the runtime dependencies	ĖҊ
the same	āҥďҎ
the sense	āѸĢҎ
the server	ĀѸāҋ
the setting	Đғ
the setting <name>	Đҏ
the shell	āѺĞҊ
the shortest	āѴħҟ
the shortest import	ħҋ
the signature	āѳď҆Ĕ҇ĕ҉ŁҏŇҊ
the signature of	āѹĕ҉ŁҏŇҊ
the signatures	ďҋ
the signatures of	ď҆
the single	ŌҊ
the single test	ŌҊ
the size	ľҊ
the size of	ľҊ
the slowest	āҌ
the slowest |	ā҆
the source	āѯđҎğ҈ĵҋĸ҆Ľ҆Œ҉Ŕ҆
the source $	Āѷđҏğ҉
the source location	Ľ҈
the source of	ĀҋŅ҆
the source tree	ĵ҉ő҈
the source |	ķ҆
the sources	ĀѺĈ҇
the spot	ķҍ
the spot where	ķҍ
the spots	Ćҋ
the spots that	Ć҇
the standard	ā҆
the standard library	ā҆
the state	Ā҇
the state of	Ā҇
the static	ĶҌ
the static final	ĶҌ
the status	Ā҉
the status of	Ā҉
the steps	Āҋ
the steps $	Ā҆
the string	ĀҌŔ҇
the string <literal>	ĀҌ
the struct	ĤҍīҔĵҒ
the struct <name>	Ĥ҇īҔĵҊ
the structure	Āҋ
the structure of	Āҋ
the subclasses	ĀѺāѴĚґŀҋň҉
the subclasses of	āѶĚґňҊ
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successor	ņҏ
the successor of	ņҋ
the suite	ŋҊ
the superclass	ňҔ
the superclass of	ňҒ
the superclasses	ćҊě҉
the superclasses of	ćҊě҉
the superfluous	Īѵŏҗ
the superfluous import	Īѹŏҋ
the superfluous imports	ŏҌ
the switch	ċ҈
the switch <option>	ċ҈
the symbol	ĭҐ
the symbol <name>	ĭҐ
the symbols	Ā҈
the symbols imported	Ā҇
the tag	ĀѸĠ҇
the tag <tag>	Ġ҇
the tags	ŉҏ
the tags that	ŉ҇
the target	ĀҊ
the target docs	Ā҈
the team	Āѹā҉
the test	ĀҌāҔŋҌŌҡōҖŎҘœҠ
the test <name>	ĀҕāҊŋғŌҞœҔ
the test called	āҍŋѷœҏ
the test case	ŌҌ
the test cases	Ā҈ŊѺ
the test count	ŊҎ
the test coverage	ĀѯāҎō҆
the test file	ŎҘœѺ
the test function	œҊ
the test functions	ōҊ
the test module	ŌѺŎ҆œ҆
the test named	Ō҈
the test script	Ŏ҇
the test suite	ĀҏāѴōҍ
the tests	ĀҚāѹŋғōҐŎҧœҌ
the tests $	ĀѵŋҌō҇
the tests folder	œ҇
the tests for	ĀѹāґŎѸ
the tests from	ĀѸŎқ
the tests in	ĀґāҒŊ҈
the tests inside	ĀҋŎҊ
the tests is	ŋ҆
the tests of	ĀҐāѲōѺŎҏ
the tests pass	āѺŎ҆
the tests that	Āѳā҈ōґ
the tets	Ŏ҇
the tets in	Ŏ҇
the text	ĀґĴ҇
the text <literal>	ĀҐ
the text of	Ĵ҇
the thing	ĀѶāѳĄ҈Ģ҇
the thing called	Ģ҇
the thing is	ĀѷāѰĄ҈
the things	ę҆
the things in	Ā҆
the things that	ę҆
the throws	ńҕ
the time	Ġ҇
the tip	İҏ
the tip of	İ҇
the top	āѸĪҒŏ҇
the top of	Ī҈ŏ҇
the topmost	ĀѸįҋ
the topmost entry	įҋ
the total	āѹľҋŊҙ
the total of	ĀѷĎ҆ľ҈Ŋҕ
the trait	ĥҙĽҕ
the trait <name>	ĥҚĽҒ
the traits	ī҆
the transitive	Āѹāґ
the tree	āѵă҈őҐŒ҆
the tree $	őҌ
the tree |	āѺŒ҇
the triggers	ĀѺŕҏ
the triggers of	ŕҌ
the two	āѶğҍ
the type	Āѷā҉ĤҎĥѹīҖĽҗĿҏłҊŐ҈
the type <name>	ĀѰĤҐĥѺīҖĽҊĿҏŐѬ
the type alias	Ā҈ĽҌ
the type annotation	Ā҈
the type of	āғłҊ
the type that	āѺŇҌŐ҉
the typedef	āҎĽҗ
the typedef <name>	āҐ
the typedef for	ĽҌ
the types	ĥҌ
the types that	ĥ҆
the typescript	Ľґ
the unit	ŋѺœҐ
the unit test	ŋѺœҐ
the unused	āґ
the unused imports	āґ
the use	Īҗ
the use declarations	Īҗ
the user	Ğ҉
the value	ĐѹđҠĔ҆ĕҊ
the value <name>	đ҆Ĕ҈
the value assigned	ĀҊ
the value of	āҊđҕ
the variable	ĀҎđѸğ҉ŐҞ
the variable <name>	ĀҏđѸğ҇ŐҞ
the variant	ā҇ĸғ
the variant <name>	ā҇ĸғ
the version	ĀѷėҖ
the version specifier	ė҉
the very	Ā҈
the very first	Ā҆
the visibility	ĭҎ
the visibility of	ĭ҈
the way	ē҇
the way of	āѷē҇
the whereabouts	ő҆
the whereabouts of	ő҆
the whole	ā҆
the whole thing	ĀѸā҈
the words	ŔҊ
the words <literal>	ŔҊ
the work	āѹĥ҈
the workflow	ĀҞŕҙ
the workflow <name>	Āҋ
the workflow <path>	ā҉ŕҗ
their	ā҉Ć҈ćѴĎҊďҔĥ҆ŀҋň҉
their _ $	ĀҊ
their _ <name>	ŀ҇
their _ in	ĀҊ
their _ |	ĀѬĎ҉ňҌ
their base	āҐćѺ
their base $	ĀҌ
their base |	ĀѹňҌ
their diff	Ď҆
their name	ā҆
their name |	ā҆
their names	ň҆
their names $	ň҆
their own	Ć҆ŀҌ
their own <name>	ŀ҇
their parameters	ď҈
their signatures	ď҈
them	ĀѵāѸăѹĆғĉҊĊѸĒҋĪѺŃ҈ōҏŏҕ
them $	āѵĆ҈ĥ҆ĩ҆Ń҇ōҍŏҊ
them _ $	Āѭā҇Ć҇ĉ҉
them _ <path>	ĀҊ
them from	ĀҊăѺ
them from <path>	ĀҊ
them |	Āѭĉ҉Ē҆
them | $	ĀѮā҇ĉ҉
then	ŏ҆
then $	Ĕ҇
there	ĀѭāѳĉѳďѸđѵē҆ĔѺĘҌęҊěѸĜ҈ĠҞġҗĤ҆ĥҐĩѺĬѣĭѲĲ҈ĳҌĻѺļҊľ҆Ŀ҇ŀҋń҆ŅѹŋҌŌѹ
there $	Ā҉āѳĥ҉
there <name>	ĚҌ
there <name> in	ā҈
there <name> |	Ěҍěѳ
there <path>	ĜҍĝѺ
there <path> |	Ĝ҉
there _ $	ĀҤāѺĎѬđѺĠ҆Ĵ҆ŏ҆
there _ <commit>	ā҆
there _ <name>	ĀѣāҌĎ҈ęҊĠҎōҊ
there _ <tag>	Ą҈
there _ a	ā҇Đ҇ġ҈ĬѲĲ҆ĺ҆ļ҇
there _ an	Ā҇Ĝѹ
there _ better	ā҈
there _ call	āѸĘҋę҆
there _ called	āѵŋҏ
there _ change	č҉
there _ circular	Ħ҉
there _ code	ĀўāҪ
there _ import	ĀҊāѷĝ҈ģ҈
there _ imports	ŏ҆
there _ in	ĀѷĪҋĳ҇ŏѷ
there _ loop	Ħ҆
there _ of	ĀѸĎ҆ę҆ň҈
there _ place	āѹ
there _ similar	āҎġѹ
there _ test	ĀҐāѲō҇
there _ tests	āҍ
there _ than	Ā҆
there _ that	Ā҉
there _ the	ĥ҈
there _ what	ġҎ
there _ which	ĀѺāѸē҆
there _ |	ĀѴā҈ĚҍěѳĜ҈Ģ҇
there a	ĀҎč҇ę҇ĚѺĠҊĦҊŋѸ
there a <name>	Āѭā҉ĠҎ
there a call	āѸĘҋę҆
there a change	č҈
there a circular	Ħ҇
there a loop	Ħ҆
there a test	ĀҖāѴ
there an	ĀҋāѶĝ҈
there an import	Āҍāѷĝ҈
there any	Āѷā҈Ł҈ō҆
there any place	āѹ
there any test	ō҇
there anything	ā҈
there anything similar	ā҉
there are	ĀѶāѱĎ҈ĳ҇
there are in	ĳ҈
there are of	Ď҆
there be	Ň҆
there been	ĀҊā҉Ďѳ
there before	ā҆
there before <commit>	ā҆
there between	ĀѺā҆
there enough	ā҈
there enough tests	ā҈
there ever	ā҇
there ever a	ā҇
there exist	ā҈ŋѹ
there for	āѶĎҊĢҌōҊ
there for <name>	Ď҆ōҋ
there for |	Ģ҇
there imports	ĪҊŏѺ
there imports in	ĪҋŏѸ
there in	Ą҈Ġ҆ĳ҈
there in <tag>	Ą҈
there in the	āҋ
there is	ć҆Đ҈ē҆ġ҈ĬѳĲ҆ļ҉ŋ҆
there is a	Đ҇ĬѵĲ҆ļ҇
there is an	Ā҇Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҋ
there such	Ā҈āѸġ҆ŋ҆
there such a	Ā҈āѸġ҆ŋ҆
there tests	Ā҇āѶŋҊ
there that	ľ҆
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҍāѺĎѹđѺĠ҆ĢѺĴ҆
there | $	ĀҐĎѹđѺĠ҆Ĵ҆
there | which	ē҆
these	Āѹāѹņҍ
these _ |	ņҍ
these days	ņҍ
these days |	ņҍ
they	ĀџāћĆҋď҉Ė҇ė҆Ğ҉Ĥ҉ħѺĪҏŅѹň҇ŎҏŏѺ
they $	ćѺĤ҈Ī҈ňҊ
they _ $	ĀѹāѶŎ҇
they _ <name>	ĀѸāѲĐ҆ĬҐ
they _ in	Ī҇
they _ into	āѸľ҇
they _ it	ķ҆
they _ the	ā҈Ĭѷ
they _ |	Ć҉ď҇Ğ҇
they import	Ī҇
they import in	Ī҇
they made	āҊĬѷ
they made the	āҊĬѷ
they make	āѵĬҌ
they make <name>	āѶĬҌ
they rename	ā҇
they take	ďҐ
they take |	āѺďҍ
they |	Āѹāѵ
they | $	ĀѺāѸ
thing	ĀѪāѮĄ҈ĈҊġҗĢҋłҊ
thing $	ā҈
thing _ $	ā҆
thing _ <name>	ĀҋĢ҆
thing _ the	ĀѺā҉
thing _ this	ġ҈
thing as	Ā҆
thing as <name>	Ā҆
thing called	Ģ҇
thing called <name>	Ģ҇
thing does	Ő҆
thing in	ġ҈
thing in this	ġ҈
thing is	ĀѷāѰĄ҈ł҆
thing is <name>	Ā҇
thing is the	ā҉
thing |	ā҆
thing | $	ā҆
things	āҋĒ҉ę҉ģҎĪҎ
things _ <path>	Āҍ
things _ called	ĀѵāҌ
things _ imported	Ī҈
things _ windows	ā҆
things are	Āѵāҋ
things are called	ĀѵāҌ
things can	Ā҈āѹ
things does	Ā҉ģҊ
things does the	ģ҆
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
things that	ę҆
things that <name>	ę҆
third	ĖҔ
third party	ĖҔ
this	Ā҆āҐĂѺąѴćѸĈқĉѹĊ҆čѹĎѩĐѷđҋēѹĔѺĖҬėҏĘѺĜѺĝѹĞҭĠѺġңĢ҈ģѶĤѹĩѺĪѷĬѫĮҮįѳİґıҦĲѺĳѹĺѺļѺĿѺŁѹłңńѸŅѩņѹŇѸŊѷŋґōѷŎѺŏѺŐѷŒѺŔҏ
this $	ĀҙāѩĢ҈
this _ $	āѲĞҍġҊĭ҆ĮҢİҌıҔłҍ
this _ <name>	ĀѰāҘ
this _ a	ł҇
this _ ask	ėҊ
this _ base	ĀҍāѸ
this _ be	Ā҇āѺ
this _ build	ĀѲĈғĞ҆
this _ changed	ā҆
this _ compiles	Ĉ҆
this _ depends	Ė҈
this _ has	Ā҆ķ҆
this _ i	ł҉
this _ in	ĀѵāҌ
this _ installs	Ğ҇
this _ is	ĀѵāѵĖ҇ıҌł҇
this _ library	ł҇
this _ licensed	ĀҍāѴ
this _ need	Ā҇ėѷĮҋ
this _ of	āҍ
this _ on	Ė҆Į҇
this _ pass	ĀѶāҌ
this _ please	ĀѺđ҉ő҆
this _ read	ā҇
this _ rely	Ė҆
this _ require	Įѵ
this _ so	ĀѹāҐ
this _ to	āѺĖ҆
this _ use	ĀҍāѺ
this _ wants	ėѺĮ҈
this _ without	Ĉ҇
this _ written	Ā҇
this _ |	ĀҊāҗđ҈ĖѸė҆ġҊłѷŃ҇ŅѳŋҌŔ҉
this a	ĀѸāҌłҊ
this code	ĀѴđ҈Ē҆ĢҊĭ҇Į҇ıҌ
this code $	ĭ҇
this code base	ĀҍāѸ
this code is	ı҇
this code please	đ҉
this code |	Ģ҇ı҆
this codebase	ġҍ
this codebase $	ġ҇
this constant	đ҉Ķ҉
this constant |	đ҉
this error	Ń҇
this file	āҋ
this file read	āҊ
this is	łҍ
this kind	āҎłѺ
this kind of	āҌ
this method	ŀ҆
this method |	ŀ҆
this mit	ĀҌ
this name	āҎŅѵ
this name |	āҏŅѵ
this option	ā҆
this package	āѹĖ҇ĞҒĭ҆
this package |	ĭ҆
this project	ĀҌĈґĎѺėҗĞҊġ҇ĮҏıҍłѸŋҍ
this project $	Ā҇āѮĖѺĮґıҋł҆
this project ask	ė҆
this project be	Ā҈
this project build	ĀѴĈҍ
this project depends	Ė҇
this project have	ā҇
this project need	ėѷĮҍ
this project require	ĮѸ
this project use	ā҇
this project wants	ėѺĮ҈
this project |	ĀҘāѴĖѷėҋıѸłѹŋҋ
this repo	Ā҈ąѹġҎİҌıҊň҈
this repo $	Ğ҈Į҆
this repo has	Ā҆
this repo is	Ĉ҇
this repo which	Ā҇
this repo |	āҋ
this repository	ĀѸĈҋġҍı҇łҐ
this repository $	İ҆ł҇
this repository please	ő҆
this repository |	ā҆
this software	Ė҇ł҇
this thing	Ĉ҉
this to	Ā҆
this workflow	ĀѶāҌ
this workflow pass	ĀѶāҌ
this year	āґĎѷ
this year changed	ā҆
this |	ĀҐĮҊłѸ
this | $	ĀҐĮҊłѸ
those	ďҊŀ҆
those _ <name>	ďҊ
those of	ďҊ
those of <name>	ďҊ
thousand	ĳ҇
thread	ĀѶāғ
thread _ $	Āѷāґ
through	ĈҐĊѹĢ҈ĦҝħҔĨҍĪѶńѺŌҒŎҐőѹŒѺ
through $	āѺĈ҉Ŏ҈
through <name>	ĀѷāҜĦ҉ŒѺ
through <path>	āѷĦҐ
through <path> $	Ħ҇
through <path> |	Ā҉āѷĦ҉
through _ $	ĀѺāѺĦҋŌ҉
through _ chain	Ĩ҇
through _ error	Ŏ҆
through _ files	ħҎ
through _ import	āѹĜ҆ĩ҉
through _ own	ā҉Īѹ
through _ places	ō҇
through _ |	ĀҎāѳĦґ
through an	āѹĜ҆ĩ҉
through an import	āѹĜ҆ĩ҉
through imports |	Ā҆
through its	ā҉ō҇
through its own	ā҉Īѹ
through its places	ō҇
through other	Ā҉
through what	Ĩ҆
through which	āѺħҎĨҊ
through which chain	Ĩ҇
through which files	ħ҉
through without error	Ŏ҆
through |	ŌҊ
through | $	ŌҊ
throw	Ā҉āѵĻѺŃҪńҞ
throw $	ń҈
throw <name>	ĀҊŃҌ
throw <name> $	ĀҋŃ҈
throw _ $	Ā҈Ń҉ń҉
throw _ <name>	Ńғ
throw out	ĀҌ
throw statements	ńҊ
throw |	ńҎ
throw | $	ńҎ
throwers	ĀѶŃұ
throwers of	ĀѶŃұ
throwing	āҌŃ҉
throwing <name>	āҌŃ҇
throwing <name> $	Ń҉
throwing _ $	Ń҉
thrown	ĀѱāҌģѹŃҦńқ
thrown $	Ń҆
thrown _ $	āѲŃқ
thrown _ <name>	Ā҈ā҇ģѺńґ
thrown by	ā҉Ń҆ń҆
thrown by $	Ń҆
thrown by <name>	āҊń҆
thrown from	ģѺńҋ
thrown from <name>	ģѺńҋ
thrown in	ń҆
thrown out	ĀѱāҔ
thrown |	āѳŃҕ
thrown | $	āѳŃҕ
throws	āѺŀѺŃҔńҤ
throws $	ń҆
throws <name>	Ńґ
throws <name> |	Ń҉
throws _ error	āѺŃҊ
throws _ the	ńҋ
throws _ |	Ń҈
throws what	ń҇
thru	Ā҇
thru <number>	Ā҈
thru <number> $	Ā҈
thru _ $	Ā҈
ticket	ĀѺā҆
ticket _ <path>	ā҆
ticket was	ĀѺā҇
tied	āѸėҊ
till	ħ҈
till <path>	ħ҈
time	ĀѭāңĖґĠ҆įҔ
time $	ĀѳāҖĈѸĖҌ
time _ $	ĀѺāғĖ҇įҋ
time _ of	Ė҉
time _ the	ĀҋāѸ
time _ what	ĀѸāҒĖѳ
time dependencies	Ė҇
time did	į҆
time |	ĀѸāҎįҋ
time | $	ĀѺāґįҋ
timeout	Āҍ
times	Āѷā҉Ďґ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	ĀҊ
times _ was	Ď҉
times does	ĀѶāҌ
times has	Ď҆
times is	Ā҉
times is <name>	ĀҋāѸ
tip	Āѹİҕ
tip _ the	İ҉
tip of	İҎ
tip of the	İ҉
to	ĂҚăҊąѫĆѱćѳĈѸĉҊĊѷċ҈č҉ďґđҘĔҙĕҐėҋĜѵĞѹġѹģҎĥ҆ĨҔĩѶĪѱī҉ĬѴį҈ıѱĴѫĵҌĶѹĸѷĹғĻҋľѵŀѬŃѷņҖňѴŊѵŌѱŎѴŐѴœҍŔѹŕ҉
to $	ĀѳāѦĉҖđҝĒ҇ī҈ŅѱņҞ
to <name>	ĂѮĉѰĊ҈č҉Ď҆ďҖēҊĔҘĘҒĚ҇ġѰĢѺģѷĥ҆Ĭѷį҈ķѺĹҔĺ҉Ł҈ńѹŅҙņѤō҆
to <name> $	ĀѹāѳĂѹĉѺĊҌĎ҈ďҋđҊē҉ĔѷĘҎęѶģѺĤ҇ĥ҉į҆Ĺ҈Ŀ҆Ł҈ŅқņѦō҈
to <name> and	Ĕ҇
to <name> in	ĀҍĊ҇ę҉ġѺőѹ
to <name> please	ĺҎ
to <name> the	ĀѷĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѷāҎĘҏęѹĚ҈ő҇
to <number>	Āҗā҈ĴѸ
to <number> $	Ā҆
to <number> lines	ĀѺā҉
to <number> of	Ā҈
to <number> please	Ā҉
to <path>	āҋčҎĎ҉ħҜĨҝį҉ŅҚņѦőҌ
to <path> $	ĀѹāҎĎҋħҔį҇ŅҚņѨ
to <path> from	ħѳĨҖ
to <path> out	Ĩ҇
to <path> starting	Ĩ҇
to <path> through	ĀҕāѴħѺ
to <path> via	ħ҉
to <path> when	Ĩ҈
to <path> |	Āѹč҆ħґő҇
to <tag>	Ā҈ăҏĄ҉
to <tag> $	Āғ
to <tag> what	ĀѲā҈ăҋ
to _ $	āѶĂҊąѷĉѸĊҏĎҔďҎđґĒ҇ē҆ĕҊė҈Ę҉ęѵģѴĥ҇ħҏĬѹĭѺįҋıѵĵѴĶѺĹ҆ĺѹľѵŁҊŅҕņѳŇ҆ō҇
to _ <line>	Āҍ
to _ <name>	ĀҋāҒĂѷĉ҆ĐҋĔҏġ҇Įѷĵ҇ľ҆Ņѹœ҈
to _ <path>	ħ҇ŅѹņҊ
to _ a	Ā҆
to _ after	Ā҆
to _ all	ĥ҆
to _ and	Ĕ҇
to _ as	Āҋ
to _ call	ĀҊ
to _ called	āѺŅҐ
to _ class	Ŀ҉ō҇
to _ cyclic	Ħ҆
to _ definition	ĹҊ
to _ end	Ģ҉
to _ fields	ā҆
to _ file	Āҏĵҍőѹ
to _ for	ĂҍĮ҆
to _ found	ĝ҇
to _ from	āѵĞ҇ģ҉ħѶĨҔ
to _ function	ā҈ĒѸķҊŁ҇
to _ functions	ĉ҆
to _ how	ĀҏĎѴ
to _ imports	ģ҆
to _ in	ĉѺč҈ę҉ń҉őѵŕ҆
to _ including	Ā҆
to _ into	ő҇
to _ is	đҎ
to _ it	āҗŅѺ
to _ its	ĕ҇
to _ key	Ā҇
to _ line	Ā҉
to _ lines	ā҉
to _ me	Āѷ
to _ method	Ĺ҆
to _ modules	ģ҆
to _ named	ġ҆ŅҊ
to _ nested	Ļ҇
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Į҆
to _ other	āѺĉ҇
to _ out	ā҇Ĩ҇
to _ outside	ģҒ
to _ over	Ł҆
to _ path	ņҊ
to _ place	ķ҆
to _ please	ĺҎ
to _ project	ĀҋāѲ
to _ protocols	ī҉
to _ repo	İ҇
to _ since	ā҆
to _ starting	Ĩ҇
to _ subclasses	ě҇
to _ tell	Ā҈
to _ test	œҋ
to _ thanks	ā҉
to _ that	Ā҈
to _ the	Āѥā҈đҊĨ҇Ķ҆ŁѷňҋŊ҇œ҉
to _ this	ĀѰāқĞѸĮҕ
to _ through	Āҕāѵħѹ
to _ to	ĀѵāѹĨ҆ķ҈Łҕ
to _ value	ĀҎ
to _ version	ė҇
to _ via	ħ҉
to _ was	ņ҇
to _ what	ĀѲăҋćҎŇ҇ň҇
to _ when	āѶĂҊĨ҈
to _ where	ā҇Đ҆
to _ whether	ĬҊŋ҉
to _ which	āѺĔ҉Ī҇
to _ |	ĀҊāҎĂҌč҉đѳē҆Ė҇ĘҍęѸĚ҇ĢҏģҍħҍĨѺĬѺŇѶőҎ
to a	Ā҉ā҇ĒѸ
to a function	ā҇
to and including	Ā҆
to ask	ň҆
to be	ĀѯāѪėҊĝ҆ĬҒĭҌŁ҆ŅҖņ҇
to be $	Ņ҈
to be <name>	ņ҇
to be <path>	ņ҉
to be a	Ĭ҇
to be called	ŅҐ
to be found	ĝ҇
to be named	ŅҊ
to bottom	āѹē҈
to bottom |	āѹē҈
to build	āҌ
to call	ā҈ĊѷĬ҈ŁҊ
to call <name>	ā҆ĊѷĬ҈ŁҊ
to catch	ńҎ
to change	ĀѵāҊĊ҆Đ҇ĔѺ
to change <name>	Đ҈
to change the	ā҈ĔѺ
to class	ĵ҉
to class <name>	ĵ҉
to compile	Ĉ҈
to cut	ā҇ħѺ
to definition	ĺ҇
to definition of	ĺ҇
to delete	ĀѺ
to do	Ģҋŕ҆
to do $	ĢҌ
to enum	ĸ҇
to every	ā҆
to exist	Ā҇
to exist tell	Ā҈
to expect	Ā҉
to fill	Ă҈
to fill in	Ă҇
to get	Ĩ҆
to get to	Ĩ҆
to give	ā҈
to give <name>	ā҈
to go	āҊĵѸő҇
to go into	ő҇
to hand	Ł҆
to hand over	Ł҆
to have	Į҆
to implement	Ăҗ
to implement $	Ă҈
to import	ĀѴģҒ
to import <path>	ā҈ħ҆
to import from	ģ҉
to importers	ģҍ
to importers |	ģҍ
to in	ĀґāѸĔҖ
to in <name>	Ā҇Ĕғ
to in <path>	ĀҊāѺ
to install	ĀҏāҍĞѸ
to install for	ā҇
to interrupt	ā҆
to it	Ċ҈Ħ҆
to it after	Ā҆
to it |	ā҇
to its	ĀҌě҆ĢѸŁ҆Ň҈
to its new	ā҆
to its subclasses	ě҇
to key	Đ҆
to key <name>	Đ҆
to know	ĀѲāѫąѺćҊĔѸĕ҆ĝ҆ħѺĪ҆Ĺ҆ň҆ŋ҆
to know by	Ā҆
to know its	ĕ҇
to know since	ā҆
to know the	ĀѶāѹđҊĨ҆Ņ҇
to know what	āѺćҊň҉
to know where	ā҇
to know whether	Ĭҋŋ҉
to know which	ĀѹĊ҆Ī҇
to know |	ĭ҇
to line	Āҍ
to line <line>	Āҍ
to load	ā҇
to load |	ā҇
to make	ā҇
to me	ĀҊĢ҈
to one	ā҆
to one in	ā҆
to open	ķ҆ő҈
to other	ģҊ
to other modules	ģ҆
to override	ĀѸĂҌ
to pass	āѺŁҗ
to pass to	ĀѹāѺŁҗ
to put	ĊѺń҉
to read	āѺĵ҇ķ҆
to read the	ĵ҇
to rename	ĀҎ
to rename <name>	ĀҌ
to return	ŇҊ
to return $	Ňҋ
to run	ĀѸāѷĖҌĞҊĮҊ
to run this	ĮҊ
to run |	āѺĖ҈
to say	Ā҉āѸ
to see	āѵĒ҆
to see the	ĀҏāѺ
to show	ĀѺ
to some	Ħ҆
to some cyclic	Ħ҆
to something	āҏġ҆
to supply	Ă҇
to test	œҊ
to test <name>	œҊ
to the	Ā҉ĉѸĊѸċҌģҎĥ҇ĵґķ҉ĸѺĹ҉ĻҌĽҊĿ҇ņѸőѴœҊ
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҆
to the file	ĀҐĵҋőѹ
to the function	ķҊĻ҆Ł҈
to the key	Ā҇
to the outside	ģҒ
to the place	ķ҆
to the test	œҋ
to this	Āҍāѯİ҇ı҈
to this project	ĀҌāѲ
to this repo	İ҇
to touch	Āҋ
to true	ā҆
to true in	ā҆
to use	Āѵġ҈ģ҆ĭ҉Įҍ
to use <name>	ĀѸġ҉ĭ҉
to use this	ĮҎ
to what	Ā҈đ҉Ē҇ĔҌĕ҆ė҇ĢҐģѹŅѧņқŇѺ
to what $	ĔҋŅѲņҒ
to what <name>	āҋ
to what is	đҎ
to what it	ā҈
to what was	ņ҇
to what |	ĀҏāѺđѸĕ҉ĢҐ
to where	ņҌ
to where $	ņ҆
to which	ĀҋāѮĉҐİ҉ł҈Ņѷņҏ
to which <name>	ĉ҉
to which path	ņ҈
to which the	ő҆
to which value	ĀҎ
to whoever	ģ҆
to whoever imports	ģ҆
to work	Ė҇Į҉
to work $	Į҆
to write	ĀѺĂґ
to write |	āѹĂҋ
to |	āѯđҎĕҋėҍļ҆ŅѪņғ
to | $	āѯđҎĕҋėҍļ҆ŅѪņғ
today	ĀҌāѷņҗ
today $	ĀҏŅѺņҊ
today 's	Ņ҈
today 's files	ņ҇
today _ $	ņ҉
today _ files	ņ҇
today |	ņ҉
today | $	ņ҉
together	ĀѺāҙĿѷ
together _ <path>	ā҉
together with	āҍ
together with <path>	ā҉
told	āѸġҊ
told me	ġ҉
too	āҶĊѺěҌľѱ
too _ $	ĊѺěҍ
too _ <name>	Āѹā҉
too _ for	āҋľѺ
too _ would	ā҆
too _ |	āҔ
too long	āҒ
too long $	ā҇
too long |	ā҈
too low	ā҆
too many	ĀѸāҖľѹ
too many for	ā҈ľѺ
too much	āҊľѷ
too often	ā҉
too often would	ā҆
too |	āѷĊѺěҎ
too | $	āѷĊѺěҎ
tool	ĀѩāҍĈѺċ҇Ė҇łҠ
tool $	Āѹāҋ
tool _ $	āѷċ҆Ė҆ł҉
tool _ this	ā҈
tool or	ł҇
tool |	Ė҆ł҉
tool | $	Ė҆ł҉
top	ĀѵāѴĒҎēҊĪҏİҕ
top $	ĒҊĪ҇
top _ $	İ҆
top _ <name>	ā҈
top _ a	Ķ҆
top _ bottom	āѹē҈
top _ the	İ҇
top _ which	ć҆
top of	İ҆Ķ҆
top of <name>	ā҈
top of a	Ķ҆
top of the	İ҇
top of which	ć҆
top to	āѹē҈
top to bottom	āѹē҈
top |	İ҆
top | $	İ҆
topmost	ĀѸįҋ
topmost _ |	įҋ
topmost entry	įҋ
topmost entry |	įҋ
total	ĀҞāѱĎҢĤѤĩѳĳҕľҨĿѮŊҢ
total $	ľ҆Ŋ҉
total _ $	ĀѵĳҎ
total _ <name>	ľҊ
total _ <path>	ĀҏĩѸ
total _ commits	ĀѺĎҌ
total _ in	ĀѸľҋŊ҉
total _ lines	ĀѹĳҌ
total _ methods	ľҊ
total _ of	ĀҋĎҎ
total _ testcases	Ŋҍ
total from	Āѹĳ҉
total from lines	Āѹĳ҉
total imports	ĀғĩѴ
total methods	ĀѺľҔĿѶ
total number	Āҋ
total number of	Āҍ
total of	ĀѶĎҋľ҈Ŋҕ
total of commits	ĀѺĎҌ
total of methods	ľ҆
total of testcases	Ŋҍ
total revisions	ĀѸĎҎ
total revisions of	ĀѸĎҎ
total tests	ĀѹŊ҉
total tests in	ĀѹŊ҉
touch	ĀѷČґčҒį҉
touch <name>	č҆
touch <name> $	Ā҉
touch <path>	Āѳāҋč҉
touch <path> |	Āѹč҆
touch _ $	Ā҇ČҐ
touch _ |	ĀѴā҈čҊ
touch |	āѺČҐ
touch | $	āѺČҐ
touched	ĀңāѥăѵČҍčҔĎҋįҘ
touched $	Č҆
touched <path>	Ā҈āҋĎѸ
touched <path> |	Ā҈Ďѹ
touched _ $	Ďғ
touched _ <commit>	č҉
touched _ in	ā҇
touched _ last	į҇
touched _ often	ā҆
touched _ so	ĀҌāѷ
touched _ |	ĀҎāѹ
touched by	č҇
touched in	č҇
touched it	āѴĎ҇
touched it |	Ā҇āѷ
touched the	Āҙāѥ
touched too	ā҆
touched too often	ā҆
touched |	Ď҆
touched | $	Ď҆
touching	Āѫāғį҉ō҉
touching <name>	Āѷō҇
touching <name> $	ĀѺ
touching <path>	ĀѶāҌ
touching <path> $	ĀѸā҇
touching _ $	ĀѲāҋį҉
touching _ by	ā҈
trace	ĀѸāѸħ҈Ĩ҆
trace _ <path>	Ĩ҆
trace _ imports	ħ҈
trace how	Ĩ҆
trace how <path>	Ĩ҆
trace the	ħ҈
trace the imports	ħ҈
trait	ĀѳāҌĥҡīҎĽҲ
trait $	ĥ҉
trait <name>	ĀѸāҐĥҢīѲĽҳ
trait <name> $	ĥҎīѹĽҎ
trait <name> written	Ľ҆
trait <name> |	ĥҊ
trait _ $	ĥҎīѹĽҎ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥҊ
trait implementations	īҎ
trait impls	ĥѺīҒ
trait to	Ĩ҆
trait to <path>	Ĩ҆
traits	āѹĤѹĥѺīӂ
traits <name>	ī҇
traits <name> has	ī҆
traits _ <name>	ī҇
traits _ has	ī҇
traits _ implemented	ī҇
traits _ struct	ī҇
traits _ the	īҌ
traits are	ī҇
traits are implemented	ī҇
traits does	ī҆
traits that	ī҉
transitive	ĀҘāҏĊѴňѯ
transitive _ of	ĀҩĊѴňѯ
transitively	ĀҖāҊħҐĨ҆ňѩ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҈
transitively _ by	Ĩ҆
transitively imported	Ĩ҆
transitively imported by	Ĩ҆
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	Āѹā҈
transitively | $	Āѹā҈
translate	ā҆
translated	āҊŔѸ
treat	ĭ҇
treat <name>	ĭ҇
treat <name> as	ĭ҇
treat _ as	ĭ҇
tree	ĀҍāѰă҈ĐѸĚ҈ĵҏň҆őҡ
tree $	őґ
tree _ $	āѹĚҌĵ҉Œ҇
tree _ <name>	ĀҒ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҌĵ҉Œ҇
tree | $	āѹĚҌĵ҉Œ҇
trigger	ĀѵĘҕŕҌ
trigger _ of	ŕ҆
trigger events	ŕ҉
trigger events of	ŕ҆
triggered	ĉҊęҐĚѴŕҔ
triggered _ $	Āѹŕҕ
triggered _ <name>	ĉҊęҐĚѴ
triggered _ jobs	Ā҇
triggered by	ĉҊŕ҆
triggered by $	ŕ҆
triggered which	Ā҇
triggered which jobs	Ā҇
triggered |	ĀѹŕҎ
triggered | $	ĀѹŕҎ
triggers	ĀѴāѱĊҞŕҤ
triggers _ $	ŕ҈
triggers _ <path>	ŕ҉
triggers _ |	ĀѶĊҞ
triggers of	ĀѺŕҎ
triggers of <path>	ŕ҉
triggers the	Ā҈
triggers |	ŕ҆
triggers | $	ŕ҆
true	ĀѺāѪĊѹčҍĚҊěҌĜ҇ĝ҆ĬҒĭ҉
true _ $	Ěҋĝ҆
true _ <name>	āѸĬҍ
true false	ĝ҆
true false $	ĝ҆
true in	ā҆
true of	āѶĬҍ
true of <name>	āѶĬҍ
true that	ĊѺč҆
true |	Ěҋ
true | $	Ěҋ
try	ĀҋāѴĈҘń҇
try _ <name>	Ā҈āѸ
try block	ā҆
trying	Ā҆
trying to	Ā҆
turn	ĀҊāҐłѺņ҈
turn _ $	Ā҇
turn into	ņ҈
turn up	Ā҇
turn up $	Ā҇
turned	ā҈Ņ҆
turned <name>	āҊ
turned _ by	ņ҆
turned into	Ņ҆
turned into by	ņ҆
tutorial	ĀѴāҋ
twice	ĀѺāҏ
twice in	āҊ
two	Āѱāғğҍ
two _ |	Āѵā҇ğҍ
type	ĀҚāҍĉѹĊѵďѺđѮēѺĔѵĕѺĞҌĢѷĥѴĪѺīҔĬѴĭѹĮѹĶѰķѷĻѺĽҮĿҊŁѶłҢŇӑňѹŏѸŐӮ
type $	ĀѵāѶłҍŐң
type <name>	ĤҏĥѸīҚĽҞĿҏŇѺŐѫ
type <name> $	ĤҐīҍŐѴ
type <name> is	Ő҇
type <name> what	ī҈
type <name> |	ĀѸāѷĽҐĿҋ
type _ $	ĀҖĤҐīҍŇѲŐѷ
type _ <name>	ĀҠāҞĽҌŐ҉
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ for	Ā҆
type _ function	Ň҈
type _ i	Ň҆
type _ inferred	Ő҆
type _ is	ńҋŐ҇
type _ it	ĀѺāҋŇҌ
type _ of	Ā҈
type _ out	Ň҆
type _ that	Ň҇
type _ the	ā҆ĞҏĤѸŇҍŐҙ
type _ this	łҊ
type _ what	ī҈
type _ |	ĀѶĶѺĽҐĿҋ
type a	ĀѸŐҍ
type alias	Ā҆āҎĽҐŐѺ
type alias <name>	Ā҇āҌĽҌ
type annotation	Ā҈ā҆ŇѷŐ҇
type annotation of	Ā҈
type as	ā҆
type as <name>	ā҆
type at	āѺĞҌ
type comes	Ň҉
type comes out	Ň҆
type does	āѺŇҎŐҌ
type does <name>	Āҍ
type does a	Ň҇
type does it	āѹŇ҈
type does the	ā҇ŇѷŐҍ
type has	ĀҎŐ҇
type has <name>	Ā҉
type hint	Ā҉
type is	ĀѸāҊŇҊŐҐ
type is <name>	ŐҊ
type is it	ĀѵāҒ
type is the	āѺ
type of	łҚŇҝŐҚ
type of <name>	āҙ
type of project	ł҆
type of the	ŇґŐ҉
type of this	łҊ
type should	āѸŇҊ
type that	ĀѺāѹńҋŇ҉Ő҈
type that <name>	ŇҌ
type the	Ňҋ
type |	ĀҗĽ҆ŇѳŐ҆
type | $	ĀҙŇѵ
typed	āѹĲҍŔҋ
typed <literal>	ŔҊ
typedef	Āѹā҆Ľҿ
typedef <name>	āҌĽҗ
typedef <name> $	Ľҏ
typedef _ $	Ľґ
typedef _ <name>	Ľҙ
typedef for	ĽҌ
typedef for <name>	ĽҌ
types	ĀѰĥҵīѹŃѺńҪŇѷňқ
types $	ňҎ
types _ $	ĥ҆ńҌ
types _ <name>	āѺńҜňҊ
types _ an	ĥҎ
types _ is	ĥ҆
types _ the	ĥ҆
types _ to	ĥҏ
types does	ĥ҉ń҇
types does <name>	ń҆
types of	āҘńѸňҊ
types that	ĥ҉
types with	ĥ҆
types with an	ĥ҆
types |	ĥ҆ńҌ
types | $	ĥ҆ńҌ
typescript	Ľґ
unchanged	āѵįҏ
unchanged $	āѳįҏ
under	Ă҈ćѺĐҎĒ҇Ě҉ıҎĹҊł҆ńѳŅҎņҐō҉ő҈œ҈ŕ҇
under <mark>	Ă҇
under <name>	ĀҖāѸĚҊ
under <name> in	ĚҌ
under _ $	ĀҒāѸı҉
under _ <name>	Ĺҋ
under _ circumstances	ā҇ńѺ
under _ condition	ā҉ńѺ
under _ conditions	āҎ
under _ directory	ő҆
under _ folder	ő҉
under _ in	ĚҌ
under _ name	Ņ҇ņҎ
under _ new	ņ҉
under _ path	ĵ҈Ņ҇őѹ
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
under which directory	ő҆
under which new	ņ҈
under which path	őѺ
under which subfolder	ő҇
under |	ı҉
under | $	ı҉
understand	āѹĢҋ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āҒįѺ
undo _ <commit>	ā҈
undo _ last	ā҆
undo the	āҊ
undo the last	ā҆
undo what	ā҈
undo what <commit>	ā҈
unit	ĀѴāҋŊ҆ōҏœҌ
unit _ <name>	āґ
unit test	œҌ
unit tests	ĀѺŊ҆ōҐ
unlike	ďҎ
unlike <name>	ďҎ
unneeded	ĪѷŏҎ
unneeded _ in	Īѹŏ҉
unneeded imports	Īѹŏ҉
unneeded imports in	Īѹŏ҉
unreferenced	ĀҗěѺĪѸĬѺŏҋ
unreferenced _ in	ĪѸŏҋ
unreferenced imports	ĪѸŏҋ
unreferenced imports in	ĪѸŏҋ
unset	đѷĕҍ
untested	ĀҗāҘľѭōѷŎѺ
until	āґĎѶ
until <path>	ĀѺāҎĎѶ
until <tag>	Ā҉
until _ $	ĀҌăѶ
until _ is	ĀѵāҗĎѴ
untouched	āѺįҋ
untouched $	āѺįҋ
unused	ĀҍāҘĝѷĪѮŏӈ
unused $	ŏҒ
unused _ $	ĀҖāѲĝѸŏҖ
unused _ does	ŏ҆
unused _ from	āҊ
unused _ in	ĀѶāҢ
unused _ of	ŏҎ
unused functions	ĀѸāҍ
unused functions in	ĀѸāҍ
unused imports	āҘĪѳŏҢ
unused imports $	ŏҋ
unused imports does	ŏ҆
unused imports from	āҊ
unused imports in	āҒ
unused imports of	ŏҎ
unused in	ŏ҈
unused variables	ā҆
unused variables are	ā҆
unused |	ĀҗāѱĝѸŏҋ
unused | $	ĀҗāѱĝѸŏҋ
up	āѳăҌĆ҈ć҇ĈѴĉѶĊѲċҊĎѴĐѹě҉ĞҌğҏĢ҇ĦҒħҋĪѺĮ҇ĳѹĶѸŃҊŊ҆Ō҇
up $	ĀѸā҈ċ҇Ğ҉
up <name>	ĀҋāѺĞ҈ğҎ
up <name> in	ĀҍĞ҈ğҌ
up _ $	ā҇ăѺŊ҆
up _ <name>	ĀҎāѧĆ҉ĊѳėҌě҆Ģ҇ĹҏŃҎ
up _ <path>	ħҋ
up _ <tag>	ĀѺăҍ
up _ attributes	ē҇
up _ class	ĥґ
up _ export	ģ҇
up _ i	ě҆
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	Ā҈Ğ҆ğҋ
up _ it	ā҉
up _ location	őҍ
up _ minimum	Į҆
up _ number	Ĵ҆
up _ on	ħ҆
up _ original	Ņ҉
up _ place	ķҍ
up _ that	ď҆
up _ the	ĀҋāѸ
up _ use	ĪҊ
up _ what	Ĕ҇
up _ workflow	ā҈
up a	Ā҇āѹ
up a <name>	Ā҇āѸ
up all	ĆҎ
up as	Ĕ҈
up at	Ħ҆
up at the	Ħ҆
up being	ĀѷāҌĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѴ
up calling <name>	ĀҋĊѴ
up depend	ħ҆
up depend on	ħ҆
up if	ěҌĜ҆
up if <name>	ě҇
up importing	ħ҈
up importing <path>	ħ҈
up in	ĀҋāѷĦ҈ĩ҇
up in imports	ĩ҇
up in the	ĀҐ
up line	Ĵ҆
up line number	Ĵ҆
up the	āҋć҆ĈѸĊѺĥѶĪ҆Į҆ķ҇Ĺ҆ő҉
up the <name>	ĹҐ
up the attributes	ē҇
up the export	ģ҇
up the location	őҍ
up the minimum	Į҆
up the original	Ņ҉
up the place	ķҍ
up the use	ĪҊ
up the workflow	ā҈
up to	Āҏă҉Ďѳ
up to <tag>	ă҉
up to and	Ā҆
up what	ė҇Ģ҈
up what <name>	ė҇
up when	Ō҉
up which	ĀҋāѷŁ҆
up with	ĀѸŃҏ
up |	āҊăѺ
up | $	āҊăѺ
update	įҍ
update _ <name>	į҆
update _ <path>	į҇
update of	įҍ
update of <name>	į҆
update of <path>	į҇
updated	č҆į҇
updated _ $	į҆
updated |	į҆
updated | $	į҆
upgrade	ĀѮāҐă҆
upgrade _ <tag>	ĀѯāҎă҆
upgrade from	ĀѯāҎă҆
upgrade from <tag>	ĀѯāҎă҆
upstream	Ā҇ā҉ĊѺėѹ
upwards	ĀҒāѷćҐĉѹ
usages	ĀҝāҋĉѹĊґđѺ
usages $	ĀҞāҔđѺ
use	ĀҎāҚĆѺĈѷĉ҉đѷĕ҇ėѺĘҋĚѺĢҌĥѹĩҌĬѺĭҋĮ҆ĶѲłѺŅ҇ŊѱōҢŏң
use $	ā҈ŏҌ
use <name>	Ā҈āѲĉѹĊҊĘҋġ҈Ģ҈ĩҌĭ҉Ŋѹō҇
use <name> $	Ā҆āѶĊҋĘ҈
use <name> from	ĭ҆
use <name> in	ā҆
use <name> |	ĀҋāѹŊѹō҆
use <option>	Āѷāҍ
use <path>	ĀҌāѴĩҐŊѺ
use _ $	ā҆ĈѺĉ҇ĊҋĘ҈ĩҊŏҍ
use _ <name>	ā҇ĕ҉Ģ҇ĩѹōҕ
use _ <path>	ĀѶāҊ
use _ be	ŅҌ
use _ by	ĉ҆
use _ from	ĭ҆
use _ in	ā҇
use _ inside	ĪҊ
use _ of	Īҍ
use _ project	āѹĮҒ
use _ through	ĩ҆
use _ value	ā҆
use _ via	ĩҊĪѹ
use _ |	ĀҝāѲŊѳō҈
use a	ā҉
use declarations	āѺĪҗ
use declarations inside	ĪҊ
use declarations of	Īҍ
use for	ĕ҉
use for <name>	ĕ҉
use from	ĀѶāҌ
use from <path>	ĀѷāҊ
use it	ō҇
use it |	ā҇
use of	ĉ҈ō҈ŏ҇
use or	Āґ
use the	ĀҏāҌĒ҇ĶѴ
use this	Įґ
use this project	āѹĮҒ
use to	ŅҌ
use to be	ŅҌ
use |	āҎĈѺĉҊŏҊ
use | $	āҎĈѺĉҊŏҊ
used	ĀҎāҘąѸĊ҇đѺĒҒĔ҈ĕ҇ę҆ĝ҇ģѺĩҕĬѺĶѭĽѯŅҋņ҇ōҌŏҗ
used $	ā҆ŏҏ
used _ $	ĀҔāѳĒҐĔҍĩҚĶѳ
used _ be	Ņҋņҋ
used _ exist	Ā҈
used _ in	ĀѺāҊ
used _ the	ĀѸĉ҉ę҇
used _ |	ĀѬāҝ
used anywhere $	ĀҊ
used at	Āґāѱ
used by	ĀѭāѺĊҋę҉ĩҕŏ҆
used by $	ĀѴĩқ
used for	Ā҇
used in	āғĉ҉Ľѷ
used in the	ĉ҉
used to	Ā҈ąѹŅҎņҊ
used to be	Ņҋņҋ
used to exist	Ā҈
used |	ĀҒĒґĕ҆Ķѳō҉
used | $	ĀҗĒґĕ҆Ķѳ
useful	āҏŌѴ
user	ĞҌ
users	ĀѨāҚĞ҇ĩғŒѹ
users _ <tag>	Āѵāҋ
users _ the	ĩғŒѺ
users of	ĩғŒѺ
users of the	ĩғŒѺ
uses	ĉ҈ĒҋĘҋġѹģѸĩѷĪ҇ŏҘ
uses $	ģѸĪҊŏҐ
uses <name>	ĀҤāѡ
uses <name> |	ĀҌāѴ
uses _ $	Āқāѩŏ҆
uses _ <name>	Ę҇
uses _ its	āѵĉ҉ĕ҆
uses _ once	ā҇
uses _ |	ĀҔāѱġѺ
uses exactly	ā҇
uses exactly once	ā҇
uses for	ĕ҆
uses for its	ĕ҆
uses it	āҌġѺ
uses it |	Ā҈ġѺ
uses the	ā҈
using	ā҇Ē҇ĩ҉ĪѲĽ҆ŊѷŏҒ
using <path>	Ā҈ĩ҆
using _ $	Īѹŏҋ
using _ <name>	Ľ҇
using _ former	ā҆
using _ via	ĩ҆
using _ |	ĀҎāѹŊѷŏ҆
using it	ĪѺŏҌ
using it $	ŏ҆
using it |	ŏ҆
using the former	ā҆
using them	ŏ҆
usually	ĀѺāґ
usually _ to	ā҈
usually pass	ā҉
usually pass to	ā҈
val	đҊ
val _ <name>	đҊ
val of	đҊ
val of <name>	đҊ
value	ĀҌāҐĐѹđӒĔүĕҴĢѹĤѹĬѷĭѺĶҋŁѸŇҗőѺ
value $	ĀҌāѺđҐĔѺĕ҆Ķ҇
value <name>	ĀѸāѸĕҖĶ҉ĸ҇
value <name> $	ĸ҇
value <name> has	đ҆
value _ $	āѸđҔĔғĕѵĸ҆
value _ <name>	ĀѶāҕđқĕҖŇ҆
value _ allowed	ā҇
value _ configured	Ā҆
value _ has	đ҆
value _ i	đ҉
value _ in	āѺĶҊ
value _ is	đ҆
value _ it	ĀҊĔ҆ĕ҉
value _ stored	ĀѺđ҈
value _ the	ā҇ĔҊ
value _ to	ĀҊ
value _ used	Ĕ҆ĕ҉
value am	ā҈
value am i	ā҈
value are	ā҇
value are allowed	ā҇
value assigned	ĀҊ
value assigned to	ĀҊ
value behind	āҍđѸ
value do i	đ҆
value does	ĀҐĕҋ
value does <name>	āҍ
value does it	Ĕ҇
value does the	ĀҊāѷ
value for	Āѵā҆Ĕғ
value for <name>	ā҇
value in	āҋ
value is	Ā҇āѮđҗĕґ
value is <name>	đ҈
value is configured	Ā҆
value is it	ĀҌ
value is stored	ĀѺđ҈
value is used	Ĕ҆ĕ҉
value of	Āҍāҋđқ
value of <name>	ā҈đҜ
value of the	āҊ
value that	đ҆Ĕ҆
value to	Đ҉
value |	đҏĔ҉ĕѺ
value | $	đҏĔ҉ĕѺ
var	ā҆ğҕĶҏŐ҉
var <name>	āҍğҌĶҏŐ҉
var <name> $	āҋğѺĶҊ
var <name> |	ğ҇
var _ $	āҋğѺĶҊ
var _ |	ğ҇
variable	Ā҇đѶğҧĬѺĶҪŇѹŐӃŒѹ
variable <name>	āҔđѷğҖĶҝŐҮ
variable <name> $	ğ҇Ķ҇Őҋ
variable <name> gets	Ā҆
variable <name> have	Āҍ
variable <name> is	ğ҇Ķ҆
variable <name> what	ā҉ğѸ
variable <name> |	ğҊ
variable _ $	āѺğҊĶ҉Őҋ
variable _ <name>	ĶҊ
variable _ a	Ő҆
variable _ gets	Ā҆
variable _ have	Āҍ
variable _ is	ğ҇Ķ҆
variable _ read	ĀҍāѴ
variable _ the	Ĥ҆
variable _ what	ā҉ğѸ
variable _ which	Ő҆
variable _ |	ğҐĶ҆
variable of	Ĥ҆
variable of the	Ĥ҆
variable |	ğ҆
variables	ā҇Ĥҫ
variables _ <name>	Ĥҕ
variables _ belong	Ĥ҆
variables _ in	ā҆
variables _ the	ā҇Ĥ҈
variables are in	ā҆
variables does	āѺĤҌ
variables does <name>	Ĥ҉
variables of	ā҇Ĥҏ
variables of <name>	Ĥ҇
variables of the	Ĥ҆
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѷāҟđѴĸҭ
variant <name>	āҞđѴĸҤ
variant <name> $	āҍđѵĸҌ
variant <name> is	āҎĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҈
variant _ $	āҌđѵĸҎ
variant _ is	āҎĸѷ
variant _ which	ĸ҇
variant _ |	ĸҌ
ve	ĀѲāѴņ҇
verbatim	ĲѷĴҎ
verbatim $	ĲѸĴ҉
verify	āѲĭ҇
verify _ <name>	Ā҉
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify _ the	Ĉ҆
verify that	āѹĈ҆Ŏ҆
verify that no	Ŏ҆
verify that the	Ĉ҆
verify the	ġ҆
verify the existence	ġ҆
versa	ď҉
version	ĀҋāҋėӞĠҟĢѹĬѹĮӎ
version $	ė҆Į҇
version <name> by	Į҆
version <tag>	ĠҚ
version <tag> $	Ġ҈
version _ $	ĀѷėҗĠҊĮҊ
version _ <name>	ĀҊėҊŀ҇
version _ by	Į҆
version _ for	ėҌ
version _ go	Į҇
version _ installed	ā҈
version _ it	ė҇
version _ java	Į҇
version _ node	Į҇
version _ of	Į҇
version _ on	ėҋ
version _ one	ė҇ĮѺ
version _ python	Į҈
version _ required	Ā҉ĮѺ
version _ rust	Į҇
version _ the	ā҉
version _ this	ĀҒāѹ
version _ |	Ā҉āѳĮҒ
version constraint	ėҊĮҌ
version constraint of	Į҉
version constraint on	ė҆
version does	ĀҌāѸĮ҉
version does it	Į҈
version does this	ĀҌ
version exactly	Į҈
version for	Į҆
version for this	Į҆
version here	Į҈
version here |	Į҈
version is	Ā҇āҌė҇Įѱ
version is installed	ā҈
version is required	Ā҉ĮѺ
version number	ė҇
version of	ĀҎāҐė҇ĮҠ
version of <name>	Āҋā҆ė҉
version of go	Į҇
version of java	Į҇
version of node	Į҇
version of python	Į҈
version of rust	Į҇
version of this	Ā҆
version range	ėҊ
version required	ė҈
version specifier	ėҊ
version the	ė҉
version this	Į҆
version wise	ė҈Į҆
version wise $	ėҊ
version |	ĀѹāҌė҆Į҇
version | $	Āѹā҇ė҆Įҋ
versions	ĀѭāѰėҎĮҖŀқŉҬ
versions _ <commit>	ŉҋ
versions _ <name>	ė҆ŀҋ
versions _ commit	ŉҋ
versions _ the	āѹė҇
versions _ this	Įҋ
versions are	ė҆
versions does	Į҆ŉ҇
versions does this	Į҇
versions of	āѺėҌĮ҈ŀҙ
versions of <name>	ė҆ŀҋ
versions of the	āѺė҇
versus	ďҊ
versus <name>	ďҊ
very	Ā҆
very _ commit	Ā҆
very first	Ā҆
very first commit	Ā҆
via	Āҋāѱĝ҆ħҝĨҌĪѲ
via _ $	ħ҇ĩҌĪѸ
via _ files	ħҋĨ҈ĩѸ
via _ modules	ħ҉Ĩ҇
via _ |	Āҏāѱ
via import	ĝ҈ĩҌĪѹ
via import $	ĩҌĪѹ
via imports	ħҍ
via imports $	ħҊ
via which	ħҐĨҐĩѶ
via which files	ħҋĨ҈ĩѸ
via which modules	Ĩ҈
vice	ď҉
vice versa	ď҉
virtual	ĂҚĿѺŀ҆
visibility	ĀѹāѴĭҭ
visibility $	ĭ҆
visibility _ $	ĭҌ
visibility _ <name>	ĭҎ
visibility _ |	ĭ҆
visibility of	ĭҋ
visibility of <name>	ĭҋ
visibility |	ĭҌ
visibility | $	ĭ҉
vs	āҍďҚŁѷ
vs <name>	āҏďҍ
vs <name> |	āҋ
vs _ |	āҋ
w	ĀѲą҇ĵҌĽ҈ŉ҉
w <name>	Œ҇
w _ $	ą҇ĵҍ
w _ <name>	Ľ҈
waht	Āѹāѹł҇ő҆
waht _ do	ő҇
waht folder	ő҇
waht folder do	ő҇
walk	ĀҏĢ҉
walk _ the	Āғ
walk _ through	Ģ҉
walk me	Ģ҉
walk me through	Ģ҉
want	Ċ҆ĭ҉Ķ҆
want _ change	ĀѺ
want _ know	ĭ҈
want to	Ċ҇ĭ҆Ķ҆
want to change	ĀѺ
want to know	ĭ҆
wants	āѺ
wants $	ėѺĮ҈
warning	ā҇
was	ĀҙāҌąҥĊѸčҘĎҖĐѸđѸĒѺĔѺĠҖģѸĤѺĨѺĩѷĪѸīѷĬґĮѷįҠİҙĲҋĴѲķѷĹѺľѺńѹŅҭņҨŇѹŊѺŋѵōѸŎѺŏѸőѺŒѹŕѺ
was <commit>	Āҋ
was <name>	āѱąҊč҇ĠѶĢ҈ĬғįҋŅҍņ҆
was <name> added	Āѱāґą҆
was <name> already	Ġ҆
was <name> called	ĀҎāѷ
was <name> changed	Āҍāѳ
was <name> declared	ĭ҆
was <name> in	ĀѸā҇
was <name> last	į҈
was <name> moved	Ā҉āѹ
was <name> removed	Āѹāҋ
was <name> renamed	ņ҇
was <name> written	āѲĢ҉ĬҐ
was <path>	ĀҢāѴąҍč҆Ď҆į҇Ņҏ
was <path> added	ĀҊą҇čѶ
was <path> called	Ā҆
was <path> changed	ĀѷčҍĎ҆
was <path> created	ĀѺā҆
was <path> last	ĀҒčѸ
was <path> most	į҇
was <path> moved	ā҇
was <path> part	č҇
was <path> removed	ĀҊčѹ
was <path> renamed	ĀҊ
was <path> touched	į҆
was _ $	ĀѵąҒĎ҆ĺ҇Ņ҆
was _ <line>	āҌ
was _ <name>	ĀѲ
was _ <path>	ņ҇
was _ a	Ġ҉
was _ added	āғąҎčѶ
was _ affected	č҆
was _ already	Ġ҈
was _ any	ā҆
was _ before	Ņ҉
was _ brand	ąҊ
was _ by	č҈Ĳ҆
was _ called	Āғāѵ
was _ changed	āѬčҎĎ҉įҎ
was _ class	Ā҆
was _ declared	āѺĭ҆
was _ deleted	ĀҒāѴ
was _ edited	Ā҈
was _ ever	Ā҈
was _ first	Āґāѵ
was _ former	āҌŅѸ
was _ from	ņ҉
was _ if	ā҆
was _ in	ĀѪąҎč҈Ď҈Ġ҈įѹĸ҇ŅѺņ҉
was _ introduced	ą҆
was _ last	āѹčѷįґİҚ
was _ latest	āѺįҍ
was _ line	ā҆
was _ most	į҉İ҇
was _ moved	ĀҊįѺ
was _ named	ņ҆
was _ of	Ā҈
was _ old	ŅҋņѺ
was _ originally	Ņ҈
was _ part	ĀѹčҊ
was _ previously	Ņ҈
was _ project	Ā҆
was _ public	āҏĠѷ
was _ removed	ā҈čѹ
was _ renamed	ĀҋņҐ
was _ to	Ņғ
was _ touched	āѸč҇įҊ
was _ value	ā҉
was _ what	ā҆
was _ which	Ā҆ā҉
was _ why	āҌ
was _ written	āѶĢ҉ĬҐ
was _ |	Ď҈ĠҊŅ҈
was added	ąґ
was added in	ą҇
was born	ąҐ
was born $	ąҍ
was changed	ĀѸāҊĎ҈
was changed $	į҇
was changed to	ņ҆
was committed	āѸİҐ
was committed last	İҌ
was created	ĀѸą҈
was created |	Āѹą҇
was formerly	ņ҉
was in	ā҉
was introduced |	Ā҈ąѹ
was it	ĀѺŅҏ
was it called	āѺŅҊ
was last	įҌ
was last changed	į҈
was line	āҌ
was line <line>	āҌ
was made	āѵĬ҈
was modified	ĀѺč҆Ď҆
was modified <name>	į҆
was moved	āѵŅҕņҊ
was moved $	ņ҇
was moved from	ŅҌņѸ
was moved to	ņҋ
was moved |	Ņ҇
was named	Ņ҆
was on line	ā҆
was once	ņ҆
was once named	ņ҆
was part	Ā҈
was part of	Ā҈
was previously	ŅѸņҊ
was previously called	ŅѸņҊ
was released	Ġ҆
was released |	Ġ҆
was renamed	Āѹā҈ŅҌņҋ
was renamed from	ŅѲņғ
was renamed in	ŅѹņҊ
was renamed to	ŅҜņѫ
was renamed |	āҋ
was the	ĀҔāҙąѮį҆İ҉Ņ҉ņѳ
was the class	Ā҇āѸ
was the first	ĀҊ
was the former	āҌŅѸ
was the last	ĀѵįҊİҊ
was the latest	įҊ
was the old	ŅҋņѺ
was the value	ā҉
was there	Ġґ
was there a	Ġ҈
was there ever	ā҇
was this	Ā҆
was this project	Ā҆
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѹāҔ
was wondering if	ā҆
was wondering in	āѺ
was wondering what	ā҇
was wondering which	Ā҇āҋ
was wondering why	āҌ
was written	ĺ҈
was written $	ĺ҈
way	āѺďҐē҇Ħ҈ħҋ
way _ $	āѹħ҆
way _ importing	ĀҊ
way _ run	ā҇
way _ |	ā҆ď҆
way of	Ā҆āѴē҇Ħ҆
way of importing	ĀҊ
way to	āҋ
way to run	ā҇
way |	Ā҆āѹħ҆
way | $	Ā҆āѹħ҆
wc	āѷĳҡ
wc _ <path>	ĳ҉
wc _ give	ĳ҇
wc _ say	ĳ҈
wc l	āѷĳҡ
wc l <path>	ĳ҉
wc l give	ĳ҇
wc l say	ĳ҈
we	āѸă҈ą҆Ċ҇Ďѷėҏĝ҆ĠҋġҍįѶĶѷļ҆łҍŋҋőѺŔҋ
we <name>	Āѷāҋ
we _ $	ĀҊė҆
we _ <name>	ĀҘāѤĠ҆Ģ҉ō҇
we _ <path>	ĝ҉
we _ a	ĀҍāѴġ҉
we _ for	ō҉
we _ here	ł҇
we _ in	Ā҆
we _ on	ĀҔāѫĖ҆Į҇
we _ one	ā҆
we _ out	Ŕ҆
we _ that	ġҊ
we _ the	āҍĶѹ
we _ to	ė҆
we _ |	ň҆
we depend	āѸĖ҇
we depend on	āѸĖ҇
we got	āѺ
we got <name>	Ā҇
we had	āѷ
we had a	āѹ
we have	ĀѷāѲą҈ġҗłҌŋ҆
we have <name>	āѷŋ҇
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
we need <name>	Ģҋ
we re	āѮĮ҉
we re <name>	āѺ
we re on	ėѺĮ҈
we require	ėҋ
we use	Āҍā҆ĶѴ
we wrote	Ĭ҆
we wrote <name>	Ĭ҆
wear	ĒҌēҏ
wear $	ē҉
wear <mark>	Ē҈
wear <mark> $	Ē҈
wear _ $	Ē҈ē҆
wear |	ē҇
wear | $	ē҇
week	Āѷāғ
week $	āҌ
week _ $	āҍ
week |	ā҉
week | $	āҋ
well	ĀѱāҜĤ҆
well _ $	ā҉
well _ |	ĀѺāҌ
well design	ā҈
well the	Ĥ҆
wen	ĀҊ
were	āҫĄҎċ҆İѺĽ҆
were _ after	ă҆
were _ between	Āқāѫ
were _ by	āҋ
were _ in	ĀѺā҉
were _ since	Ā҈āѺ
were _ there	Ą҈
were _ to	ā҆
were _ |	ĀѯāҎĄ҉
were added	ĀѸāҊăҎĄ҈Čѷ
were added from	ă҇
were added |	āѺĄ҉
were created	ă҈
were created after	ă҆
were deleted	āҍ
were deleted between	ĀҎāѴ
were deleted from	ā҈
were deleted |	ĀѳāҒ
were fixed	ā҆
were is	āѺċ҆Ľ҆
were modified	Č҆
were not	Ą҇
were not there	Ą҈
were removed	Āҏāѷ
were renamed	Ā҇
what	ĀѳāѢĂҌă҆ąҔĆѳćҙĈѦĉҐĊҍċѷČҍčьĎѲďҋĐѴđҗĒҋēҙĔҎĕҒĖҌėҎĘѨęѧĚќěѳĜѠĝљĞҕğѲĠѡġѮĢҤģҟĤғĥҋĦќĨѸĩҕĪқīҗĬѓĭђİҗıҙĲѣĴҋĵѷĶѪĸѷĹѱĻѭļѵĽѺĿҕŀ҉ŁҗłґŃҒńҞŅҒņҞŇғň҇ŉҎŊѺŋѧŌѨōґŎѡŏ҉ŐҍŒѶŔѳŕқ
what $	ĀѸđҍĔҊĕѺĢҐĪ҉Ĭ҈ı҆ňҊ
what <commit>	ā҈
what <commit> did	ā҈
what <name>	āҊćҔĉҕďҊđѶěҍĢҏģ҆ĬҋĭѹĮ҇ŀѺŇѹňѳ
what <name> do	ėѺĮҋ
what <name> does	Ģґ
what <name> extends	ć҆
what <name> has	ć҇
what <name> inherits	ć҆
what <name> is	ĀҔě҇Ģ҇Ĭҍ
what <name> version	ėҌĮѸ
what <path>	ā҇
what <path> expose	ģ҆
what <path> is	Ā҆
what _ $	āџą҆ć҈ĊҊđ҈ĕҍĴ҆ŁҊł҆ń҆ŅѺŇҐő҆
what _ <commit>	ČҌ
what _ <mark>	ĀѺāѹĒҕ
what _ <name>	āѯĉѹĊҢĐѸđҊĒѺēҕĔҐĠѸĢ҉Ĥѷĥ҉ĩ҈ŁѶŅҎņҗňґ
what _ <path>	Ā҉ĩ҆ŅҍņҒŏ҆
what _ a	ĀѪāҗł҈
what _ above	ćҎ
what _ added	āѺą҇
what _ after	ī҆ŇҌ
what _ all	āѶĆ҈
what _ am	ā҇
what _ and	ĀҊ
what _ are	ĀѴāҐĉ҆ĊѺė҆ģ҆Ī҉ī҆ĮѹĿ҉ō҈
what _ at	İҌ
what _ be	Āѷā҇ģ҆ń҇
what _ below	ňҋ
what _ between	Ł҇
what _ break	āҒ
what _ brings	ĪҌ
what _ brought	Āҋą҆
what _ called	āѸĉ҉ġҎ
what _ calls	Ċҋ
what _ can	Ā҈āѶĞ҈İѹ
what _ cases	ĀҋŊѺ
what _ changed	ĀҍĎѶ
what _ ci	Ā҆İѺ
what _ class	ćҌňѶ
what _ classes	ĥ҆ŀҒňѷ
what _ code	ō҇
what _ come	ń҈
what _ commit	āҒ
what _ committed	āѹİҐ
what _ concrete	Ă҇
what _ contains	ĺҒ
what _ decorated	āҋĒ҈ēѹ
what _ decorator	ā҉Ēѹ
what _ derive	Ā҇
what _ derived	ĀѹćѶňҖ
what _ did	ā҈ăҌČҊńѸ
what _ different	āҊ
what _ do	āҙĊ҉ďѺğ҆ĢѸķ҆
what _ does	ĀѩāҔĐ҇đѹēҋĔ҇Ğ҈ĢҗĥҍĪѺı҉ĳѳĴѺĵҏķҎĺ҆ļѺľѸĿ҆ŀҌŁ҉ŃѹńѴŇҋň҉ŌѷőҊ
what _ exported	ģ҇
what _ exports	ā҆
what _ expose	ģҗ
what _ extends	ć҆
what _ file	Ā҇
what _ files	ĀѵĄ҇ĩҊ
what _ from	ĀѸĐ҇ňґ
what _ functions	āѺĉҋō҇
what _ gave	ą҈
what _ get	Ī҈
what _ happen	āҊ
what _ has	ĀѷāѲą҈ć҇įҊĻ҇œҊ
what _ have	āѸō҇
what _ i	ĀѷĂґğѷĢ҆ģҊĴ҇Ŀ҇Łґń҈
what _ if	āҞ
what _ implement	ĥ҈
what _ imported	ĀѵāҊĪғŏ҇
what _ imports	ŏҎ
what _ in	ĀҕāҏďѺđ҆ē҆Ğ҇ĩғĪѶőѸ
what _ include	ŉ҈
what _ inherits	ć҈
what _ inside	ĀҏāғĢѹŒѳ
what _ introduced	ĀѹąҊ
what _ is	Āҋāѹē҇ėҋĢҏĤ҇ĪѸĬ҇Ķ҈ĸҋŀѹŅѹŇ҆
what _ it	ć҈Ċ҆čѺĔҋĢғģ҈ĪҌĬѺİ҉ĻѺŅ҉
what _ its	āѰĢҋĤ҇ŁѸŅҋő҈
what _ libraries	Ė҆
what _ line	ā҇
what _ lines	ŏ҆
what _ made	ģҊ
what _ members	Ĥ҆
what _ methods	Ŀ҇
what _ modules	Ī҇
what _ must	Ā҉āѸĂ҇ŇѸ
what _ new	ĀѸāҎ
what _ number	ĀѵĳҒ
what _ of	ĀѳāѮė҇ĢѹħҋĨ҈ĪѳĮҜĵ҇ľҍĿѹłҘń҇Ň҈ŊҊŐҎ
what _ off	ŕҎ
what _ on	ĢѹĩҠĴ҆
what _ or	āѹđҌ
what _ packages	ā҆
what _ pulled	Ī҈
what _ put	ĊѺń҉
what _ raised	ĀѷńҎ
what _ route	Ĩ҉
what _ should	āҒ
what _ somebody	İҌ
what _ start	ŕ҈
what _ symbols	ģ҇
what _ take	ďҊ
what _ teh	ĀҐ
what _ tested	Ā҉
what _ tests	ĀѺō҈
what _ that	āѺĢ҉Ī҈
what _ the	ĀҖāѺą҈ćҐċѹĎґď҈ĐѺđѺĕҏĞѸğѺģ҆ħҊĪѹī҆Ĭѹįҗı҉Ķѹľ҇Ł҈łѷňѯŊҏŐ҉őѸŒҌ
what _ there	ĀѺģ҈
what _ they	āѯĞ҆ĤҋĪ҉
what _ this	Ā҈āѷłҌ
what _ throws	ŃҌ
what _ to	ā҉
what _ type	āҊŐ҈
what _ version	ėҌĮѸ
what _ versions	ŉҌ
what _ want	ĭ҇
what _ was	ĀҍąѷĢ҈ŅҐ
what _ wc	ĳҏ
what _ we	ĢҊ
what _ were	āҐăѷĄ҈
what _ when	ā҇
what _ will	Ŀ҈
what _ would	ő҆
what _ write	āѺĴ҇
what _ written	āѺĴҍ
what _ wrong	ĀҐāғĴѶ
what _ you	ā҇
what _ |	Āѹāѯį҉ĸ҆Ĺ҇Ň҇ňѸŏѸ
what a	Ă҈
what a concrete	Ă҇
what all	āѭĒ҈ĥ҈Łҋ
what all classes	ĥ҇
what all is	Āҏ
what annotations	ēҐ
what are	āѱĆ҆ĉ҈Ė҈ĤҔĿҊň҇
what are <name>	ć҇ň҇
what are all	āѶĆ҈
what are its	Ĥ҈Łѹ
what are the	Ă҆Ĥ҆Ł҈
what are they	āѸĞ҆Ĥ҈
what arguments	ď҇ŁҊ
what arguments does	Ł҉
what attributes	Ĥҍ
what base	ćҌňѸ
what base class	ćҌňѸ
what became	ņ҉
what became of	ņ҆
what breaks	āҗ
what breaks if	āҌ
what calls	Āѹĉ҉Ċ҆
what calls are	ĉҋ
what calls it	Ċ҈
what can	ĀѮĞ҆ģҘĩѹĿ҉ŁҎń҇
what can be	ĀѹāѺģ҇ŁҊń҇
what can i	Āѷģ҉Ŀ҈
what can other	ģ҇
what causes	ŕ҇
what chain	ħ҆
what chain of	ħ҆
what changed	Āґāѱ
what child	ćѺŀҌ
what child classes	ćѺŀҌ
what circumstances	ā҇ńѺ
what class	Āѹćғ
what classes	ĀґćѵĥҎňҊ
what classes derive	Ā҇
what classes is	ň҇
what classes |	Āґćѵ
what code	āѴĊ҇ğҋĴ҆ŃҖ
what code calls	Ċ҆
what code throws	ŃҌ
what comes	ī҆İ҇
what comes after	ī҆
what commands	Ğ҈
what commands do	ā҇
what commands does	Ğ҉
what commit	āѮąҳį҉
what commit $	ą҈
what commit added	ą҇
what commit brought	ą҇
what commit did	Āҏ
what commit gave	ą҈
what commit has	ą҈
what commit introduced	ĀѹąҊ
what commit was	ĀҏąѸ
what commit we	Ā҇
what commit |	Āѵą҆įҊ
what commits	ĀҍĎѶ
what commits changed	ĀҍĎѶ
what data	ĀѹĤҍ
what data members	Ĥ҆
what date	įҋ
what date has	įҋ
what decorators	ēҔ
what decorators does	ē҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩғ
what depends on	ĩғ
what did	ĀѶāҙčѷĠѺİ҉Ņ҆ņҎ
what did <commit>	ā҇
what did <name>	ĀѹāҍĠѺņ҈
what did <path>	ĀѺāҊņ҆
what did commit	ā҆
what did the	ĀҌāѷ
what did they	ĀѺāѷĪ҆
what did we	ā҈
what differs	ā҇
what differs |	ď҇
what dir	ő҉
what dir $	ő҉
what directory	ő҈
what do	āҍĂ҉Ĵ҇ń҈
what do i	āѺĂ҉ń҉ŕ҆
what do the	āҊ
what do we	Ģҋ
what does	ĀҍāҠČҊđҗēѺĔҌĕҋģҔħѺĪқĻѺŏҎŕѶ
what does <name>	ĀҊā҉ćѷđҐĔҊĕҊ
what does <path>	ĀҊĪ҆ŏ҇
what does it	āҌĢ҆ģ҇Īҏ
what does line	ā҈
what does that	āѺ
what does the	ĀѲāғćҋđ҈ĢѺģ҈Ł҇ŕѹ
what does this	ĀҌāѹ
what does wc	ĳ҇
what else	āҋ
what errors	ā҇ńҌ
what errors did	āҊ
what events	ŕҏ
what exactly	ā҇
what exactly was	ā҆
what exception	ń҆
what exceptions	ńҕ
what exceptions must	ń҆
what extends	ňҍ
what extends <name>	ňҍ
what fields	ĀѺĤҗ
what fields does	Ĥ҉
what fields is	Ĥ҇
what file	ĀѶāѳğ҉Ķ҇ķҋĸҊĹ҇ĺҔĻ҉Ľ҇Ņ҆ņѶŒҊœҎ
what file contains	ĺҒ
what file do	ğ҆
what file does	ķ҆
what file has	Ļ҇œҋ
what file |	ĸ҆Ĺ҈
what files	Ā҈āѵăҎĄ҉ČҒčѹĩҍ
what files did	āѺăҌČ҉
what files got	Ā҇
what files were	ā҉ăѹĄ҈
what folder	őҒ
what folder can	ő҆
what folder does	ő҆
what folder would	ő҆
what for	ł҈ŏѺ
what for a	āѺł҈
what for |	āҌŏѺ
what from	Ī҆
what from other	Ī҆
what function	Ń҇
what functions	ĀҊāѺĉ҉Ċ҈ŃҐ
what functions $	Ċҋ
what functions does	ĉҌ
what functions in	ā҆
what gets	ĉ҇Ė҈Īҋ
what gets pulled	Ī҈
what goes	ĀҌŁҊ
what goes between	Ł҈
what goes wrong	Āҍ
what had	Ņ҈
what happen	Āҍāѹ
what happens	āҚ
what happens if	āҒ
what has	ĀѷĒ҉ņҍ
what has <name>	ņ҈
what has commit	ĀѸāҌ
what i	ĭ҇
what i want	ĭ҇
what implementations	ĥҍ
what implements	ĥ҈
what import	āѺĨ҉ŏҋ
what import lines	ŏ҆
what import route	Ĩ҉
what imports	ĀѺĩҒĪ҆
what imports <name>	ĩ҇
what imports <path>	ĩҌ
what imports are	Ī҆
what inputs	Āѹā҆Ł҉
what interfaces	īҖ
what interfaces are	ī҆
what interfaces does	ī҇
what is	Āҩāѵć҈ĊѮċѶčѺĎҐĐѱđҊĒ҉ĖѹĘѺęѹĚѷěѷĝѵġ҉ĢҚģҎĥѸĦѺħ҉ĩѷĪҌĬѲĭѳİ҇ĲѺĳҌĴҏĶѶĺѹľҒŃѺņҗŇ҈ňҋŉѹŊғōѵŒѶŕѷ
what is <name>	āѶĊѺĐѺēҌĔ҇Ģғĩ҉ľ҇ņ҈Ň҈
what is <path>	ņ҉
what is a	Āѱāғ
what is called	āѸġҎ
what is decorated	Ē҉
what is derived	ĀѹćѶňҖ
what is different	āҊ
what is exported	ģ҆
what is expose	ģ҈
what is imported	ĀѶāҋĪҏ
what is in	Āҋđ҆Ğ҈ģ҈Ł҆őѺ
what is inside	ĀґāҎĢѹŒѳ
what is it	Ā҆ĢҍİҊ
what is its	āѵĢҍŅ҈ő҉
what is made	ģҊ
what is new	āҎ
what is raised	ĀѷńҎ
what is teh	Āґ
what is tested	Ā҉
what is the	āѸą҉ć҉ĊѷċѺĎғĕ҇ĢҋħҋĮ҆įҎĳ҇ľҊłѺŅѷŇ҈ňѴŊҒŌ҆Ő҆Œ҈ŕѸ
what is there	ģ҈
what is this	łҊ
what is write	āѺĴ҇
what is written	āѺĴҍ
what is wrong	āҐĴѺ
what it	Ģғ
what it does	ĢҎ
what it used	ā҇
what job	ĀѸĢҐ
what kicks	ŕ҈
what kicks off	ŕ҈
what kind	āҎń҇ŇҌŐ҇
what kind of	āҎń҇ŇҌŐ҇
what libraries	Ė҈
what licence	ıҐ
what license	ıҍ
what line	ĀѭāѸċ҆ĐғđѺĴѷĵҒĶ҇ĸ҇ĺҌļҊĽҐŔ҈
what line <name>	ĺ҈
what line does	ĀѷāҋĐ҆ĳѶĵґķҌ
what line is	Ķ҇ĸ҇ļ҆
what line number	ĀѵĳҒ
what line of	Đ҇Ľ҆
what line |	Ā҉
what makes	ŕ҉
what makes the	ĀҍāѶ
what members	Ĥ҇
what members are	Ĥ҇
what methods	Ă҇ľѷĿҚŀ҆Ń҆
what methods are	ĿҌ
what methods does	ľѺĿҌ
what module	ċ҇
what modules	ħ҈ĩ҇ĪҌ
what modules brings	Ī҇
what modules is	ĩ҇
what must	āҊğѸ
what must i	āҍğѸ
what name	āѹŅ҈ņҒ
what name did	Ņ҆
what names	ģґ
what names are	ģ҉
what names does	Ā҈
what names in	ā҇ģѺ
what new	Ą҇
what number	Āѷā҉đҐĪѷĸѺľҋŊ҈
what number does	ĀѵāҐ
what number of	āѺĪѷľҌŊ҈
what number or	đҌ
what occasions	ŕ҈
what order	āҐ
what order are	ā҈
what other	ĀѷāҌĉҋĩ҇Ī҇
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ā҉
what overrides	ŀґ
what packages	ĀҊāѵ
what parameters	ĀѺāҋŁ҈
what parameters does	ā҇Ł҇
what params	ŁҔ
what path	Ņ҈Œ҈
what person	Ā҆
what person commit	Ā҆
what places	ĀҍĊ҉ğѺ
what point	Đ҉
what properties	Ĥҏ
what protocols	ī҈
what pulls	ĩҕĪѺ
what pulls in	ĩҕĪѺ
what quantity	Ď҆
what quantity of	Ď҆
what release	āѷėґ
what release of	āѷėґ
what releases	ŉ҉
what relies	ĩҎ
what relies on	ĩҎ
what return	Ň҆
what revision	ĀҎ
what role	Ģ҈
what route	ħ҈
what route of	ħ҈
what section	Đ҇
what section from	Đ҇
what sequence	Ĩ҆
what sequence of	Ĩ҆
what sets	ŕҋ
what sets off	ŕ҆
what should	āҖ
what sits	ň҇
what sort	ł҈
what sort of	ł҇
what source	Œ҆
what source file	Œ҆
what stands	āѮćҊĕ҆İ҇ĴҊŇҋ
what stands after	ŇҌ
what starts	ŕҋ
what starts the	ŕҊ
what steps	Ā҈
what steps does	Ā҈
what subdirectory	őҋ
what subdirectory does	ő҇
what tags	ĀѺā҈ŉҋ
what tags include	ŉ҈
what test	Ā҇ŊѸō҈œҋ
what test cases	ĀҋŊѺ
what test functions	ō҇
what tests	ĀҊāѵŊѺōҥ
what tests <name>	ō҆
what tests do	Ā҈
what tests is	ō҇
what tests would	Ā҇
what that	Ā҇
what the	ā҇ĢҌİ҈
what the class	ě҆
what they	ā҉
what things	ģ҇
what things does	ģ҆
what things get	Ī҈
what time	į҆
what time did	į҆
what to	ĊѺń҉
what to put	ĊѺń҉
what traits	īҋ
what triggers	āѷĊҞ
what triggers the	Ā҈
what type	ā҆ĤѸłҍŇҡŐҜ
what type $	Ň҆
what type <name>	ĀҎāѸŐ҆
what type does	āѸŇҏ
what type is	ĀѲāҎŇ҈ŐҊ
what type of	łҎ
what type the	Ő҇
what type |	Ň҈
what types	ĥ҈
what unit	ĀѺō҈
what unit tests	ĀѺō҈
what unused	ĪѺŏҋ
what unused imports	ĪѺŏҋ
what value	Ā҇āқđґŐѸ
what value am	ā҈
what value does	Ā҆ā҉Ĕ҆
what value is	Ā҈đҊ
what version	ĀѺāѷė҉Įң
what version of	āѺėѵĮң
what versions	ėҊ
what was	āѺį҈İґŅҤ
what was <name>	Ņ҆
what was <path>	Ā҈Ņ҈
what was added	Ā҈
what was committed	āѹİҐ
what was in	āҊ
what was it	Ņ҉
what was on	ā҆
what was the	įҌŅҎņѸ
what way	ď҆
what which	ģ҇
what which symbols	ģ҇
what will	ā҈Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҍāҎĳ҈
what would be	āҍŁѺ
what would break	āҒ
what would happen	āҊ
what would i	āѸĢҊŁ҈
what would wc	ĳ҈
what |	āѢćҊđ҉ĕҎĴ҇ł҇ń҉Ňґ
what | $	āѣćҊđ҉ĕҎĴ҇Łѹł҇ń҉ņ҆ŇҐ
whatever	ĀѷĔ҈ĕѹŒ҈
whatever <name>	Ĕ҈ĕѹ
whatever _ extension	Œ҆
whatever _ is	Ĕ҉ĕѹ
whatever its	Œ҈
whatever its extension	Œ҆
when	āҡąҒĊѰĔҞĕґĖҏĢѺĦѵħѺĨҊĩѸĪѺĭѺĮѵįҽİ҆ıѺń҈ŅѵņѷŌҐŎҒŒ҇ŕҐ
when <name>	ĕ҆
when <name> is	āѹĕ҇
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҇Ŏ҇
when _ <name>	ĀґāҎĊѺĔҐĬѹįҌń҉ŇѸ
when _ <path>	ā҇ą҆įґ
when _ call	Ā҈āѴĔҌŁ҆ń҈
when _ caller	ĕ҉
when _ import	Œ҈
when _ is	ĀѺāҌĕҋ
when _ it	āҌ
when _ line	ā҇
when _ look	Ę҇
when _ open	Ĭ҉
when _ somebody	į҆
when _ someone	į҆
when _ start	Ĩ҈
when _ subclass	āҋ
when _ support	ā҆
when _ test	ĀѹāҌ
when _ tests	āѸŎҊ
when _ the	ĀѪāҙį҉İ҉ŕҋ
when _ they	ā҇
when _ this	ĀҐāѴ
when _ was	ĀѹĠ҆Ņѹņ҉
when _ we	ĀҔāѵįѸ
when _ |	āѷŌҌ
when calling	ĀҋĊѺĔ҉ń҉ŇѸ
when calling <name>	ĀҋĊѺĔ҉ń҉ŇѸ
when did	āҜįҏ
when did <name>	Ā҇
when did <path>	ĀѹāҊ
when did it	ĀҊ
when did someone	į҆
when did the	įҊ
when did they	ā҇
when do	ĀҊāѸ
when do the	ĀѲāҏ
when do we	ĀҘāѨ
when does	ĀѴāҌŕҎ
when does <name>	ā҇
when does the	ŕҊ
when has	į҇
when has the	į҇
when i	ĀѳāѷĂ҇Ĕ҈ĨҌĬ҈Œ҇
when i call	Ā҈āѵĔ҉Ł҆ń҈
when i import	Œ҈
when i look	Ę҇
when i open	Ĭ҉
when i start	Ĩ҈
when is	įҎ
when is <name>	āҋ
when is <path>	āѶįҌ
when it	ĀѴāҏď҆Ė҈Ņѹņ҉
when it is	āҋ
when it was	Ņѹņ҉
when one	āѹŁ҆
when run	āѺŎҊ
when run $	Ŏ҇
when running	Ė҈
when the	ĀѺĕ҈Ŏ҉
when the caller	ĕ҉
when the tests	āѹŎ҉
when was	Āҝą҇įҊİ҉ņѺ
when was <name>	āѹį҈
when was <path>	Āҋ
when was it	āҌį҆
when was line	ā҇
when was the	āҎįѸİ҉
when will	āҏ
when will support	ā҆
when |	į҇
when | $	į҇
wher	Ā҉āѳō҆œҋ
wher <name>	ĀѺō҇
wher _ is	ō҇
wher _ the	āѷğ҆œ҇
wher does	ğ҆
wher does the	ğ҆
wher the	Ā҇
where	ĀѬĂѸąҎĆҝćѮĈѸĉѳĊҖċҤčѶĎѸĐҭđѦĒѺēѶĔѹĕѺėѹĘѸęѵĚѹěѶĜѸĝѵğҘĠѱġѫĢѵģѵĤѱĥѴĦѺħѸĨѺĩҗīѵĬїĭѢĮѷįѵĲѹĳѷĴѹĵҜĶҤķҜĸҖĹҝĺңĻҗļҟĽҟľѵĿѵŀҌŁѵŃҕńѵņҢŇѷňѲŊѸŋѧŌѫōҐŎѵŏѷŐѲőҔŒҏœҝŔҞŕѸ
where $	āѷĺ҇Ľ҉ņ҉
where <literal>	ķҌĽ҉Ŕѹ
where <literal> is	ķҌĽ҉Ŕѹ
where <name>	āҎĆ҉Ċ҇ĐґĵѷĹ҉ļѹĽѶŀ҆
where <name> gets	Ċ҆
where <name> is	Ć҈ķ҈Ľѹ
where <name> sits	Đ҆
where <name> was	ą҆
where <option>	ċ҇
where <option> is	ċ҇
where <path>	ą҉ĩ҈
where <path> was	ą҇
where _ $	ĀѺāѩĊ҇ķҍļ҆ŀ҉ōҊœ҇
where _ <name>	ĀѴā҈Ċ҈ĐҊĠѷķҊĺҕĻѺļҍŃ҇Ņ҇ņ҉ōҐőѵ
where _ <path>	ĀѴāѵĐ҉ĩ҈ŅҍņҊ
where _ a	Ā҉āѹ
where _ all	āѹĆ҉ķ҆
where _ calls	āҋļѸ
where _ class	ĵҔ
where _ constant	ā҆
where _ decorator	ā҆
where _ function	āҔ
where _ gets	Ċ҆
where _ has	Đ҆
where _ i	Đ҇ķ҉ĹҊĽ҇œ҆
where _ interface	ā҈
where _ is	āѷĆҍċ҆ĩ҇ĬѺķҔĹ҇ĺѺĻ҉Ľ҇Ń҇
where _ it	ĀҮāѵĐҌĒѺġѹĬѸĶ҇ķ҉ĸ҆ŋѵŒҊ
where _ its	āҟĶѹ
where _ method	Ĺ҈
where _ module	Ķ҆
where _ nested	Ļ҆
where _ of	āҌĐ҆ĵѺ
where _ old	ņ҆
where _ one	Ā҆
where _ sits	Đ҆ő҆
where _ situated	ő҆
where _ struct	ĵҊ
where _ that	ļ҆
where _ the	ĀѴāҌċ҉ĐѵđѹğҕĶ҉ķѴĸ҇ĺҍĻ҇ļҌŃҍŌѸőҗŒҋ
where _ they	āѺĆҍ
where _ tree	ő҈
where _ was	ąҌ
where _ we	ĀґĶѹ
where _ |	Đ҇
where a	Ā҆
where all	Ć҆
where all is	Ć҆
where are	ĀѹāҐĆҍŃ҉
where are all	āѺĆ҉
where are its	āҘ
where are the	ŃҊ
where are they	Ć҇
where can	Āѹ
where can i	Āѹ
where class	āҋ
where class <name>	āҋ
where cls	ĵҍ
where cls <name>	ĵҍ
where did	Ā҉āѫĠѸĶ҉Ņ҇ņҏ
where did <name>	ĠѸņ҈
where did <path>	Ņ҆ņ҉
where did it	ĀҌ
where did the	āѺĶҊ
where did they	ĺ҆
where do	ĀҗāјğҋĶѹŀ҆œ҈
where do i	Ā҆āѵĵ҆œ҇
where do the	āѴğҍ
where do they	Ć҆
where do we	ĀґĶѹ
where does	ĀѢā҉Ċ҈Đ҉ķ҆ĸҌĻҌĽ҆Ń҈ō҉
where does <name>	ķҊōҊ
where does it	ĀҎĊ҈
where does the	ĀњāҎĸ҉Ļ҈Ľ҈Ń҈
where else	Āҍ
where enum	ā҇
where exactly	āѹķҍ
where exactly $	ķҏ
where exactly is	Ļ҆
where exactly |	Đ҇
where has	āѹĺҋņ҉
where has the	ĺҋ
where in	āҋċ҆ļ҈őғœѸŔҌ
where in <name>	ļ҈
where in the	āғő҇œѹŔ҆
where in tree	ő҈
where inside	Đ҆ļҌ
where inside of	Đ҆
where inside the	ļ҈
where is	ĀҚāҊĆѸċ҈Đ҉ġѷĩ҆ĬѳĭѷĺҗĻҗĽѵŋѳŌѺőґŒҔ
where is <name>	ĀѮā҇Ċ҇ĐҌĺҕō҇őѹ
where is it	ĀҖĐ҆ġѹĬѺķҎĽѺŋѵŒҊ
where is its	ā҈ĶѺ
where is situated	ő҆
where is the	ĀңĐѹĵѺĺѺĻ҉őҒŒҌ
where is this	ā҇
where its	ā҆
where its method	ā҆
where one	Ľ҇
where should	āҊ
where stands	ĵ҆
where the	ĀѵāҜĊѺğ҆ĵҌĶґķѴĹ҉ĺ҈ĽҊœ҇
where the <name>	ĺ҈Ľ҈
where the class	ĵҒ
where the constant	ā҆
where the decorator	ā҆
where the enum	ā҆
where the function	āҕ
where the interface	ā҈
where the method	Ĺ҉
where the module	Ķ҆
where the nested	Ļ҆
where the old	ņ҆
where was	āѸŅҌ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѸļҏ
where within the	ĻѺļ҉
where |	āѪĊ҈ļ҇ŀ҉ōҊœ҈
where | $	āѪĊ҈ļ҇ŀ҉ōҊœ҈
whereabouts	ĀѫāѪĐҏĵҊĶҋķҖĸ҆ļ҉Ľ҉ŋѹőҕœҐŔ҉
whereabouts _ <name>	ĀѺķ҉ő҉
whereabouts _ <path>	Đ҆ő҇
whereabouts _ it	œ҆
whereabouts _ the	āѺĶҊļ҉ő҆œ҇
whereabouts do	Ŕ҆
whereabouts does the	Ķ҆
whereabouts has	őҋ
whereabouts in	āѹĐҍő҆œ҈
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҇œ҈
whereabouts is	āѹĵ҇Ķ҇ļ҆
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķ҉ő҆
whether	āѲćѹĈҏĊѺčҖĘ҉ęҌĚҋĜҔĝ҆ĠҋġҌĦҏħѺĩѺĬқĭҎİѵŃѹňѺŋҋŎҎœѴ
whether <commit>	čҋ
whether <name>	Ā҈āѸĘҋęҌě҆Ĝ҉Ġ҇ĬҎĭ҉ŃѺ
whether <name> calls	Ę҇
whether <name> has	Ě҆
whether <name> is	Āҍāѹě҆ĬҎĭ҈
whether <path>	ĜҍĦ҇
whether <path> is	ĝ҆
whether _ <commit>	čҊ
whether _ <name>	Ā҇
whether _ calls	Ę҇
whether _ class	Ě҈
whether _ def	Ĭ҉
whether _ has	Ě҆
whether _ identifier	ġ҈
whether _ imports	Ĝ҉
whether _ is	Ā҉āѶě҆ĝ҈Ħ҇ĬҌĭ҇
whether _ named	ā҇
whether _ test	ĀҒāѶŋ҈œѸ
whether _ tests	Ŏ҆
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҍāѵĈ҈Ě҈ġ҇ĬҌĭ҈İѷŋ҇Ŏ҆œѸ
whether the <name>	Ā҈
whether the class	Ě҈
whether the def	Ĭ҉
whether the identifier	ġ҈
whether the test	Āґāѷŋ҆œѸ
whether the tests	Ŏ҆
which	ĀѲāѰĄҊąҏĆҏćґĈѥĉҒĊҋċ҆ČҋčіĎѮďҍđѷĒҐēҒĕҍĖҍė҇ĘѦęѦĚѤěѩĜњĝѡĞҏğҒĠѥġѥģғĤҌĥҍĦѣħҒĨҗĩҖĪҌīҘĬуĭѓİҋıҖĳѧĴѯķ҇ĸѺĺҐļ҆ľѣĿ҆ŀҐŁҐł҆ŃҎńҒņҋŇҏŉҠŊѤŋѪŌѥōҠŎћŏҎőҌŒҌœ҆Ŕҋ
which $	ć҆
which <commit>	ŉ҇
which <mark>	ēҏ
which <name>	Āѷāѷćґĉ҆ďҋēҊė҉ĥҎĮ҆ŀѹňѴōҊ
which <name> does	ĀѲćҎė҈Įѹ
which <name> has	ķ҈
which <name> is	āѺć҇ďҍňѺ
which <name> system	āҊ
which <name> versions	Įҋ
which <name> was	Ā҉
which <path>	āѶĨ҉
which <path> gets	ĨҊ
which _ $	ĀѡāѦćҎĖ҆ėѺĨѺĩҊīҌĮ҉į҇ıҋĵѹĹ҉Ő҆őҊ
which _ <commit>	Č҆
which _ <name>	āѰąѹćѺĊѺęѺĥғĩғİ҆ĺ҆ŀҋœѺ
which _ <path>	Āѳā҉Ď҇ħ҆
which _ a	Ĺ҉
which _ accept	ĀѺā҇
which _ added	Ą҆ą҉
which _ adds	āѷċҋ
which _ all	ā҇
which _ and	ģҊ
which _ applies	āѸĔ҆ı҈
which _ are	ĀҏāѤĉҊē҈Ė҇ģҊħ҈ĩѺĪғĿҌŏ҇
which _ became	āѹŅҞņѷ
which _ belong	ā҇ĤҊ
which _ besides	āҏ
which _ brought	ą҈
which _ call	Ċҍ
which _ called	ŋ҇
which _ came	ņ҆
which _ can	āѵŃҋŏ҇
which _ carry	āѺĒҊ
which _ cases	Ā҇ō҆
which _ catch	āҊŃѹ
which _ changed	Ā҉āѹ
which _ check	ā҇
which _ class	Ā҆ć҆
which _ classes	ŀҍ
which _ come	ĀҌăѺń҆
which _ comes	ć҈
which _ construct	Āҋ
which _ contain	ĀҍŉѹŔҍ
which _ contains	ķ҇
which _ could	Ŀ҇
which _ declares	ĵ҇
which _ define	ĀѹĆҍ
which _ defines	Ļ҈ļѹ
which _ deleted	Āғāѳ
which _ depend	āҊĩҊ
which _ derive	ň҆
which _ did	ĀҍāѷąҌı҆ĵ҇
which _ do	Āѥāқė҆Œ҉
which _ does	ĀѶĈѶĉҔČҊĐѷĒ҉ē҈ĕ҆ĘѹĞ҈ħ҇ĩѹĪҖĮ҆İ҇ıѸĺҍļ҉ĿҊŀѲŁҍńѵŐҒŒ҇
which _ end	Āҋ
which _ exactly	Ā҇
which _ exported	ā҆
which _ exports	ģ҆
which _ extend	ĀҊ
which _ fail	āѹŃҌ
which _ faster	ā҈
which _ features	ĀѶāҍ
which _ file	āѵĵҌķҋœҌ
which _ files	ĀѶāѸă҆ĩҋĪҍ
which _ first	Ā҈āѷ
which _ forget	ā҆
which _ functions	Āѵāҋĉ҈ĿҊō҈
which _ get	Ā҆
which _ gets	Ĩ҉
which _ got	Ņҍņѵ
which _ had	Ą҆ŅѶņҍ
which _ has	āғĂҊėѺĶ҉ķ҆ĸ҈ņѶň҈Œ҈
which _ have	āѶĒҊŀ҉ň҇ŉ҆
which _ hides	őҏ
which _ holds	Ā҉āѴő҇
which _ ignore	ā҈
which _ implement	Ā҉
which _ import	ĀҊā҈ĩ҈ŒѺ
which _ imported	Ā҇
which _ imports	ŏ҈
which _ in	Ā҉ļ҆Ŋ҆ŏ҈
which _ include	ŉ҈
which _ interface	Ľ҇
which _ introduced	ą҈
which _ invoke	Ċ҇
which _ invokes	Ċ҆
which _ is	ĀѳāҎąҋĆѵć҈ĉ҈Ċ҉ďҋĒѺĔҌĕ҉ğ҇Ģ҉ģ҇ĩѱĪҐī҉ĬѸĭѹĮѶįѸĲѺĴ҆ĻҍļѵňѶŒ҉
which _ it	āѪį҈İѸ
which _ its	ĀѺā҉ć҈ŏ҆
which _ lead	ĀҊāѹĨ҆
which _ lines	ğ҇
which _ live	ĀҌōѹ
which _ load	Āѷĩґ
which _ looks	ğ҉
which _ made	ĀѬāҗ
which _ members	āҏ
which _ mention	ō҈
which _ method	ĀҋŀѺ
which _ methods	ā҇ĉ҆
which _ might	āѹń҉
which _ module	ĀҊ
which _ modules	ħ҈Ĩ҇
which _ must	ĀѹĂ҉Ł҆
which _ names	Āѷā҉
which _ need	āҕŀѯ
which _ number	ĳ҆
which _ of	Ā҆āҰĂ҈ćѺĊѸĐҞėҒĤѴĥ҆Ĩ҇ĪѺĮҋķ҆ĻѸļ҇Ŀѷŀѷł҈Ň҇ŏѺ
which _ other	ā҆
which _ our	ō҆
which _ out	āѺĥ҈
which _ override	ĀґāѮŀ҉
which _ party	Ā҇
which _ projects	ā҇
which _ pull	ĩ҈
which _ raise	Ń҉
which _ reads	ĀѶāҐ
which _ redefine	āѲŀҘ
which _ release	Į҇
which _ replaced	ŅѺņ҈
which _ require	ĩҋĪѹ
which _ run	ĀѹāѸĊҟĿѱō҉
which _ sets	Ķ҇
which _ share	āҔňѵ
which _ should	āґļ҇
which _ sit	ć҇
which _ stand	ć҉ē҆ňѹ
which _ statements	ā҆ĸѹńҊ
which _ system	āҊ
which _ that	Ĥ҆
which _ the	ā҇ąѺĉѺĖ҇ĥѸį҆İ҆Ł҇Ň҆ŒҔ
which _ they	Ī҈ňҋŏѺ
which _ through	ĀѸāҘĦҋŒѺ
which _ throw	Āҋ
which _ to	Ā҉
which _ today	ņ҇
which _ touched	ĀҌāѷ
which _ turned	āҊ
which _ type	ĀҊ
which _ types	ńҊ
which _ use	ĀѹāҍĊҋĩ҈Īѹō҈
which _ used	ŅѺņҊ
which _ variables	ĀѸā҆ĤҌ
which _ version	ĀҔ
which _ versions	āѹĮҏ
which _ was	ĀҌāѰąҍįҌĵ҆ņҐ
which _ were	ĀҍāѸČ҆
which _ will	Ğ҇
which _ without	āѺĂ҆
which _ would	āҢĉ҆
which _ wrote	Ĳ҆
which _ |	ĀќāьąѷĐ҆đ҉ēґĜѵģ҉ĥ҈ĨҊīҋĮ҉İ҉ı҈Ĳ҉Ŀ҉ŀѹŅ҆ňҏ
which a	Ńҋ
which annotations	ēғ
which annotations does	ē҉
which are	āѨć҉ģ҆Ł҆ňҋ
which are exported	āѺģ҈
which are imported	Ā҇
which are the	ć҆
which are they	Ī҈ňҋŏѺ
which args	ĀѹŁҋ
which args does	ĀѺŁҌ
which arguments	āҎď҆ęѺŁҐ
which arguments <name>	ā҆ęѺ
which arguments does	ā҆
which attributes	ĤҒ
which base	ć҆
which binaries	Ğ҈
which binaries does	Ğ҇
which branches	ĀҐāҊŉѳ
which branches contain	āҌ
which branches is	ĀҊŉѸ
which callers	āҜ
which callers forget	ā҆
which callers ignore	ā҈
which callers of	āҊ
which calls	ĉҊ
which calls does	ĉ҇
which chain	ĨҌ
which chain of	Ĩ҈
which change	ĀҕāѱąҐ
which change did	ĀҎāѵ
which change introduced	ąҍ
which change throw	ĀҌ
which child	ŀ҈
which child classes	ŀ҆
which children	ŀ҆ňҍ
which class	Ā҉āѭćҙĥ҇īѺŇґňѶ
which class does	Ň҆
which class is	ćґňѹ
which classes	ā҇ćҊĒ҆ĥҎňҥ
which classes $	ć҆
which classes <name>	Ā҆āѸň҉
which classes are	ň҉
which classes derive	ň҆
which classes does	ćҌ
which classes have	ň҈
which classes implement	ĀҊ
which classes is	Ā҈ćѶň҇
which classes share	āҔňѵ
which classes use	ā҆
which classes |	ĥ҆ň҈
which code	ĀҒāѸĴҊ
which code invokes	Ċ҇
which code is	Ā҆āѺĴҊ
which code reads	ĀѶāҐ
which command	ā҇
which command line	ā҇
which commands	ĀѹĞҐ
which commands do	Ğ҆
which commit	ĀҌā҇ąҟįҖİҘ
which commit $	āѹį҆
which commit <name>	ąѺİ҇
which commit brought	ą҈
which commit deleted	Āғāѳ
which commit did	ąҊ
which commit does	Ā҆āѴİ҈
which commit has	ĀѪāҚ
which commit introduced	ĀҊąѺ
which commit is	Ā҆ąҎİѹ
which commit made	ĀѬāҗ
which commit was	ą҇įҌ
which commit |	ąѸİҋ
which commits	ĀҟĎѵ
which commits are	ā҈
which commits touched	ĀҌāѸ
which commits was	ĀҊ
which condition	ā҉ńѺ
which condition does	ā҉ńѺ
which conditions	āҎ
which crate	ā҇
which data	Āҋ
which data type	Āҋ
which decorators	ēқ
which decorators does	Ā҆
which default	āѹĔ҈ĕґ
which definition	āҎĆѹ
which defs	Ā҆ĿҊ
which defs can	Ā҇
which dependencies are	Ā҆
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҎ
which dir $	őҊ
which directory	őҐŒҒ
which directory holds	ő҇
which directory is	ŒҎ
which does	Ė҈
which enum	ā҆
which enum members	āҊ
which error	ń҈
which error types	ń҆
which errors	ńҗ
which events	āѺŕҚ
which exceptions	ĀѹāҋńҘ
which exceptions <name>	ā҆
which exceptions are	ĀҌ
which exceptions can	ń҇
which exceptions does	ĀѺāҎ
which exceptions might	āѹń҉
which features	ā҉
which features does	ā҆
which fields	ĀѰāҋĤҞ
which fields does	ĀѺĤҊ
which fields of	āҐĤѷ
which fields |	Ĥ҈
which file	ĀѩāѺćѺċҎĐѺğ҆ĩѸīѺĵҍĶҐķ҉ĸҐĹ҈ĺҎĽҊŅҚņҔőѸŒҍœҍŔҊ
which file $	Ľ҈
which file <name>	ķ҆ĺ҉
which file adds	āѷċҋ
which file became	āѹŅҞņѷ
which file came	ņ҆
which file do	Œ҈
which file does	ļ҆
which file got	Ņҍņѵ
which file had	ŅѶņҍ
which file has	āғĸ҈ņѸŒ҉
which file is	Ņ҈
which file sets	Ķ҇
which file used	ŅѺņҊ
which file was	ņҒ
which files	ĀҗāҏĄҏĆҎČҔčѸħҒĩҐĪѸőѸŒѵŔҔ
which files $	āґĩҊ
which files are	āҋ
which files besides	āҌ
which files changed	ĀҌāѹ
which files contain	ŔҌ
which files did	ĀҋāѸ
which files does	ĀҋāѺħ҇ĪѸ
which files have	Āѵā҇Č҆
which files import	Āҍĩ҆ŒѺ
which files is	āҋĪҊ
which files pull	ĩ҇
which files rely	ĩҊ
which files were	ĀҔāѱ
which files |	Ĩ҈
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҆āѹő҆Œ҉
which folder holds	ĀҌāѸ
which folder |	Œ҆
which function	āҔĊ҈ĲѺ
which function does	Ā҇
which function is	ĀѺāҊĊҊ
which functions	ĀѹāҨĉҌĊҝđѶĒҝģ҈ŃҜńѺ
which functions <name>	ĉ҆
which functions accept	ĀѺā҇
which functions and	ģҋ
which functions are	Ā҉
which functions call	ĊҊ
which functions called	ā҆
which functions can	Ńҋ
which functions catch	āҊŃѹ
which functions depend	ā҈
which functions does	āѵĊ҉Ēҋ
which functions end	Āҋ
which functions have	ĀҎāѲĒ҇
which functions in	ĀѹāҌ
which functions is	āѶĉҌ
which functions raise	Ń҈
which functions use	ā҆Ċҋ
which go	Į҆
which goes	ĀѸĦҋ
which goes through	ĀѸĦҋ
which header	Ľ҉
which headers	Ī҇
which helpers	āѸĉҐ
which helpers does	āѹĉҌ
which identifiers	ĀҊāѺ
which identifiers come	ĀҊ
which import	ĀҍāѹĦѹ
which import statements	Ī҇
which imported	ŏ҆
which imported names	ŏ҆
which imports	ĀѶāҎħ҆ĨҋĪґ
which imports are	ĀѺĨ҆Īҋ
which imports can	ŏ҇
which imports does	ĀѷĪҎ
which imports in	ŏ҉
which imports lead	Ĩ҆
which imports of	Āҋ
which inputs	āѺŁҔ
which instance	ĤҊ
which interface	ĥѷīҎ
which interfaces	ĀҎīҐ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҇
which intermediate modules	ħ҈Ĩ҇
which is	ħ҆įҏĹ҈ŋ҆Œ҆
which is a	Ĺ҉
which is called	ŋ҇
which is faster	ā҈
which is it	Ā҆āѺį҈İѸ
which is the	į҇İҊ
which java	Į҆
which jobs	ĀҚāѯ
which jobs does	ĀҎāѷ
which jobs get	Ā҇
which kind	ł҇
which libraries	Ė҇
which licence	ıҕ
which licence does	ĀҌıѺ
which license	ıҎ
which line	ĀѸāѢĐҞĜѶğ҇ħѺĵѹĹҌĺғļҢĽҋœҋ
which line $	Ĺҋ
which line <name>	ļ҆
which line defines	Ļ҉ļѹ
which line does	ļ҇
which line in	ļ҇
which line is	āѲĐ҆ğ҈Ļ҇
which line number	ĳ҆
which line of	āѸĐҏĻѺļҊ
which line |	āҌĐ҈ĜѶĺ҆
which lines	Āҍāѹ
which lines of	Ā҈
which match	ā҆
which member	Ĥ҆Ŀҋ
which member functions	ĿҌ
which member variables	Ĥ҆
which method	ĀҐŀѸ
which method does	ĀҍāѸ
which method of	ā҈
which methods	ĂҖćѸĉ҆ĊҙľѹĿҘŀ҇
which methods are	āѷĿҎ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѸāқćѺĉ҇
which methods must	Ă҉
which methods of	ĀҎĂ҆ĿѺ
which methods override	Āғāѯ
which methods |	ĿҊ
which module	āѷğҊĵ҆ķғ
which module $	ķ҈
which modules	ĊѺĩҗĪғ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	Īҋ
which modules depend	ĩҊ
which modules does	ĀѺĪҎ
which modules import	ā҉
which modules is	Ĩ҇ĩѺĪҊ
which modules load	Āѷĩґ
which modules require	ĩҋĪѹ
which modules use	ĩҊĪѹ
which name	Ņ҈ņҊ
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѹ
which names	ĀҏāҋģҍĪѹ
which names are	ĀҊāѷŏҊ
which names does	ā҇ģ҆
which names exactly	Ā҈
which names exported	āҋģѺ
which names is	ģҊ
which new	ă҇ņ҉
which node	Į҆
which of	ĀѷāҡĉѺŏҋő҆Œҏ
which of all	ā҇
which of its	ĀѺāҎŏ҆
which of our	ō҆
which of the	āҐő҇ŒҐ
which of today	ņ҇
which one	āҒĆѺıҋ
which one is	āҏĆѺ
which one |	ı҆
which ones	ĀѫāѭĂ҆Ć҇ňҋōҏŏҋ
which ones of	āѺĂ҈
which ones |	āѵň҉ŏҊ
which options	ĀѸāҋ
which order	āҊ
which other	ĀѺĉҐĩҋĪґ
which other classes	ā҇
which other files	āѶĩ҈Īҍ
which other functions	ĉҊ
which other projects	ā҆
which overrides	ŀ҉
which overrides of	āѺŀҌ
which packages	āѸĪҊ
which packages are	Ā҈
which packages does	Ī҈
which parameters	āѹďғŁ҆
which parent	Ā҉
which parent class	Āҋ
which part	Đ҇
which part of	Đ҇
which parts	Āҋ
which parts of	Āҋ
which path	āғņ҇őѸ
which paths	ČҊ
which person	āѹĲҗ
which person |	Ĳ҇
which place	ĀѶāѱĺҐő҇
which place in	ĸ҆
which place of	ķ҆ő҈
which places	ĆҐ
which places define	ĀѹĆҍ
which places is	āҋ
which point	ĀҊ
which private	ĀѮāҝ
which private functions	ĀѶāґ
which private names	ĀѸāҌ
which properties	Ĥ҇
which protocols	Ā҇āѺīҒ
which protocols does	īҎ
which public	ģ҇
which python version	Ā҈ĮѺ
which raise	ńҊ
which raise statements	ńҊ
which release	ĀҚċѸė҉ŉѺ
which release has	ĀҋāѶ
which release turned	āҊ
which release was	Ā҇
which releases	ŉҙ
which releases contain	ŉ҆
which releases is	ŉ҇
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҇Ċ҆
which routines are	ĉ҈
which rust	Ā҇āѹ
which script	āѶğҋĶ҈
which scripts	āѺĞ҈
which secrets	ā҆
which secrets does	ā҆
which section	Đ҉
which section of	Đ҆
which source	āѹğ҆ĵҊķ҇
which source file	ĵҋķ҉
which sources	ĀѹāѹĩҖ
which sources <name>	ĀѹāѹĩҖ
which spots	ĀҌ
which steps	āѺħ҈
which structs	ĥҌ
which subclass	ā҈
which subclass of	ā҇
which subclasses	ĀѪāҞĂѹŀҗ
which subclasses do	ā҉
which subclasses does	āҊň҆
which subclasses have	āѸŀҊ
which subclasses of	ĀѸāҙŀѴ
which subfolder	Āѹőқ
which subfolder does	ő҇
which subfolder hides	őҏ
which symbols	ĀѺģҕ
which symbols are	ģҋ
which symbols |	ģ҇
which tags	āѷŉҗ
which tags contain	Āҕāѹŉѵ
which tags do	ĀѺŉ҈
which tags is	ŉ҆
which task	ĀѹĢҒ
which test	ĀҍāҊō҇
which test cases	Ā҇ō҆
which test file	œҌ
which test functions	ō҈
which test methods	Ā҇
which tests	ĀҋōҬŎѹ
which tests $	ō҇
which tests and	ĀѺā҈
which tests are	ĀҏōѺ
which tests check	ā҇
which tests in	ĀҐāѲ
which tests is	ō҈
which tests live	ĀҌōѹ
which tests run	ĀѸō҉
which tests use	ō҇
which tests would	Āѱāғ
which the	ĺ҆
which the file	ő҆
which the module	ĀҊ
which third	Ā҇
which third party	Ā҇
which ticket	ĀѺā҇
which ticket was	ĀѺā҇
which trait	ĥѺīҎ
which traits	āѺīҖ
which traits does	ī҆
which type	Ā҉āѮŇҠŐҚ
which type $	Ő҇
which type does	āѹŐҏ
which type has	Ā҆
which type is	Ā҆
which type should	āѹ
which type the	Ň҇
which type |	Ň҇
which types	ĀѺāѸĥҢ
which types does	ĥ҆
which types |	ĥ҆
which unit	āҋ
which unused	ĀѺŏ҇
which unused imports	ŏ҈
which unused variables	ā҆
which value	Ā҆āѮĐѹđҙĔҔĕҏ
which value are	ā҇
which value does	Āҋāѷ
which value is	āѴđ҈Ĕ҈ĕҐ
which value |	đҋ
which variables	ā҇
which version	ėҒ
which version does	ĮҊ
which version is	āҋĮѺ
which version of	Ā҇āѹė҆
which version |	Į҆
which versions	ĀѺāѺė҉Į҆ŉҌ
which versions of	āѸė҉Į҉
which workflow	ĀҊāѹ
which |	ĀѫāѣĂ҇ćҊĞ҆Ī҈ī҇ĮҋŅ҆
which | $	ĀѫāѣĂ҇ćҊĞ҆Ī҈ī҇ĮҋŅ҆
while	ā҇
while _ program	ā҆
while the	ā҆
while the program	ā҆
who	ĀҠāҰĂ҆ăѴćҔĉ҆ĊҠčѸđѹĒҎğґĠѷġѷĢѷģѷĥҞĦѸĩңĬѰįѺĲӁĴѭĵѺĶѹĸѺĹѺĺѹŀҎłѹŃҖńѵņѹňҡŏѺőѺŔѺ
who <name>	Ā҈āҐ
who <name> that	ā҆
who <name> what	āҍ
who _ $	ā҈
who _ <commit>	ĀѨāҙ
who _ <name>	ĀѳāѥĂҋĉҊĊҌğ҇ĥ҉ĩҒŀҌŃҏ
who _ <path>	Āҏāѹĩғ
who _ behind	Ā҆
who _ calling	ĀѸĊҋ
who _ changed	Ā҉
who _ code	āҊĲѺ
who _ from	āѹňҌ
who _ i	Ā҇
who _ is	ĀѴāѺň҈
who _ it	ĀҰāѧĊҋġѺĩѶĲҊ
who _ its	āѵĊ҇
who _ line	Ā҉āѳĲҏ
who _ most	āҌ
who _ on	ĀҔāѴ
who _ renamed	Āѫāҗ
who _ responsible	ā҇
who _ that	Āѷā҆ĩ҇Ĳ҇ň҆
who _ the	Ā҇āҘĂѹćҘĒ҇ĥ҆ĲҊ
who _ this	Āѹāҋ
who _ up	ĀѶāҐ
who _ using	Āѹā҉
who _ what	āҌ
who added	āҕăѶĲ҇
who added line	āѺĲ҈
who added the	āҊ
who all	ĀѶāѷň҈
who all is	ĀѴāѺň҈
who are	āѝćҋĊ҇ĥҋĩ҆ň҆
who are <name>	ĥ҇
who are its	āѵĊ҇
who are the	Āҋāѥć҇ň҉
who broke	ā҇
who broke the	ā҇
who calls	āҜĊҊĲѺŀѸ
who calls <name>	Ċ҇
who calls code	āҋ
who calls it	ā҈
who calls the	ā҈ŀѸ
who came	ā҈
who came up	ā҈
who catches	ĀѮāҝ
who catches <name>	ĀѲāҔ
who changed	Āѹāҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҇
who do i	Ā҇
who does	āѱĉҎň҆
who does that	ň҆
who extends	ĀѺĂҋ
who first	ĀѺā҇
who has	Āҋ
who has changed	ĀҒāѰ
who has renamed	Āѫāҗ
who holds	ĀѸā҉
who holds the	ĀѸā҉
who implements	āѷĥҒ
who implements <name>	ĥ҇
who imports	ĀҔāѰĩ҈
who imports <name>	ĩҋ
who imports <path>	Ā҆āѹĩ҇
who imports it	ĀғĩѶ
who inherits	āѺňҍ
who inherits from	āѺňҍ
who introduced	ĀғğѺ
who introduced the	ĀғğѺ
who invokes	Ċ҉
who invokes <name>	Ċ҉
who is	ĀѦāѶćҒĊҒĲғ
who is behind	Ā҆
who is calling	ĀѸĊҋ
who is it	Ċ҆
who is responsible	ā҇
who is the	āѵćғ
who know	ā҆
who last	ĀҎāѲĲ҈
who made	ĀґāѺĲ҇
who made <name>	āґ
who made the	Ā҈āѴĲ҈
who maintains	Āҏāѹ
who makes	āѹ
who may	ĀѶāҙĊѰ
who overrides	āѴŀҖ
who overrides <name>	āѹŀҍ
who overrides the	ŀ҈
who pinned	Āѷā҆Ĳ҇
who pinned line	āѺĲ҇
who pulls	ĩ҇
who pulls that	ĩ҇
who put	Ĳ҈
who put it	āѺĲ҇
who raises	āѳŃҏ
who raises <name>	Ń҈
who reads	ğ҇
who removed	ĀҊāѺ
who renamed	ĀҟāѬ
who renamed <name>	Āҍāѷ
who renamed <path>	ĀҌāѸ
who renamed it	Ā҆
who requires	ĀѰāѴĩҞ
who reviewed	āҞĲѱ
who reviewed it	āҊĲѹ
who reviewed line	āҌĲѸ
who reviewed the	ā҇
who set	ā҉
who set up	ā҈
who should	ā҇
who subclasses	ĀѷāѺňґ
who subclasses <name>	ĀѷāѺňґ
who tagged	Āѳāҏ
who throws	ŃҌ
who throws <name>	Ń҉
who touched	ĀҌāѷ
who typed	Ĳ҇
who uses	Ā҆āҏĒ҈ġѺ
who uses <name>	Āқāѭ
who uses it	Ā҈ġѺ
who was	Āѹā҈
who worked	ĀҌāѸ
who worked on	ĀҌāѸ
who write	ā҆
who write to	ā҆
who wrote	ĀҜĲ҉ňѺ
who wrote <name>	Ā҈āѺ
who wrote it	Ā҆Ĳ҇
who wrote line	ĀҋāѴ
who wrote most	āҋ
who wrote the	ĀҐ
whoever _ it	ģ҆
whoever imports	ģ҆
whoever imports it	ģ҆
whole	ĀҒŎ҆
whole _ $	ĀҊ
whole thing	ĀѸā҈
whom	ćҐĉ҆Ċ҈ĥ҆ĩ҇įѺĲғ
whom _ $	ĀѷāѺĉҊĊҊ
whom _ <name>	ĀѺā҇
whom _ <path>	ĀҊ
whom _ the	ć҈Ĳ҉
whom does	ĀѺāѸć҈Ĳ҆
whom has	ĀґįѺ
whom is	Āѹĥ҇ĩ҈ň҆
whom is <name>	ň҆
whom was	ĲҊ
whom |	ĀѷāѺĉҊĊҊ
whom | $	ĀѷāѺĉҊĊҊ
whose	ĀѲāѶćҎĩҍĲҶĴѷňҙŒҊ
whose <name>	ĲҜ
whose <name> $	ĲҜ
whose _ $	ĲҜ
whose _ does	āҍ
whose _ have	Āҍ
whose _ is	ĀѳāѸćҥĲҋĴѺŒҊ
whose _ mention	ĩҏ
whose child	ćғňѴ
whose child is	ćғňѴ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	Āҍ
whose hands have	Āҍ
whose imports	ĩҏ
whose imports mention	ĩҏ
whose is	Ĳ҆
whose name	āҋŒ҆
whose parent	ćѮňҗ
whose parent is	ćѮňҗ
whose work	Ĳ҆
why	ĀҽāӸĬѷ
why <name>	āґ
why <name> is	ā҇
why <path>	ā҆
why _ $	ĀґāѴ
why _ <name>	ĀҐāҠ
why _ <path>	Āѹāҝ
why _ ci	Ā҈āѹ
why _ commit	ā҇
why _ everyone	Āѹā҇
why _ is	āҐ
why _ it	ĀѺāҚ
why _ nobody	ĀѺā҉
why _ not	ā҆
why _ so	ā҇
why _ subclasses	Āѵāҋ
why _ test	ĀҡāѠ
why _ tests	ĀҘāѩ
why _ the	ĀӃāђ
why _ there	āҊ
why _ this	ā҈
why _ we	ĀѳāҐ
why are	ā҇
why did	Āҍ
why did <path>	ĀҍāѴ
why did commit	ā҆
why do	ĀҖāѺ
why do <name>	Ā҇āѺ
why do so	ā҆
why do subclasses	Āѵāҋ
why do tests	ĀҒāѯ
why do the	ĀҘāѪ
why do we	ĀѳāҐ
why does	ĀҡāҎ
why does <name>	Āҍ
why does <path>	ĀѰāҚ
why does everyone	Āѹā҇
why does nobody	ĀѺā҇
why does the	ĀҜāѩ
why does this	ā҆
why is	āҷ
why is <name>	āҖ
why is it	āҍ
why is the	Ā҉
why is there	ā҆
why the	ā҆
why the tests	Ā҆
why was	ĀѸāҞ
why was <name>	ā҆
why was <path>	ā҉
why |	ĀґāѴ
why | $	ĀґāѴ
wich	Ā҈āѭĮ҉ķ҇ĹҊŃ҇
wich _ $	Ċ҆
wich _ are	ĀҒāѸ
wich _ release	Į҆
wich functions	āѹĊ҆
wich functions are	Ā҈āѹ
wich names	Ā҇
wich names are	Ā҇
will	Āѫā҇ĈҋĔ҈Ě҉Ŀ҆ŅѺŌ҇
will <name>	Ĉ҆
will _ be	āҋ
will _ find	ĀѹāѱĚҊĜ҆Ĭ҈Ŀ҇
will _ for	ā҆
will _ next	ā҇
will _ run	ā҆
will be	Ğ҇
will i	ĀѴāѨĚ҉Ĝ҆Ĭ҈Ŀ҇
will i find	ĀѹāѱĚҊĜ҆Ĭ҈Ŀ҇
will it	āҍ
will support	ā҆
will support for	ā҆
will the	Ō҆
will the next	ā҇
windows	ĀѶāҟ
windows $	ā҇
windows _ $	ĀѸāҏ
windows |	ĀѸāҏ
windows | $	ĀѸāҏ
wise	āѭė҈ī҆ĭ҇
wise $	āѸėҊ
wise _ $	āѷī҆
wise |	āѶī҆
wise | $	āѷī҆
with	ā҇ĂѸĄҊąҊĆҋćѰĈѺĉѹč҇ďҐĐѹĒҞēҞĘѷęѵĞҊĢѵģѹĥҌĦ҈ħҎĬѵĭѹĮ҇ĳѸĴѸķѹĹѷĽѺŀ҈ŃҤńҊŅѸņѷňѲŉҒŌѹőѹŒ҆
with $	ē҇Į҆ŁҊ
with <commit>	ĀѶŉҏ
with <literal>	āѹĥґŃҍ
with <mark>	ĀҊā҇Ē҈
with <mark> $	ĒҌ
with <mark> above	Ē҆
with <mark> |	ĀҌ
with <name>	ĀҍāѹćѸďҋĒҙēѷĠ҇Ńҟňѹ
with <name> $	ĀѹĒҌĠ҆Ńґ
with <name> as	Ā҉
with <name> in	ĀҌ
with <name> |	ĒҊŃҎňѵ
with <option>	ĀѹāҊ
with <option> |	Āѹā҉
with <path>	Ħ҇ħ҈
with <path> |	āѹ
with <tag>	Ą҇
with _ $	ĀѲĒҔēҎĠ҆ĥҐŃҐ
with _ <commit>	Č҇
with _ <name>	ĀҐā҇Œ҆
with _ <path>	ħ҈
with _ above	Ē҆
with _ and	Ċ҇
with _ arguments	āҚęѺ
with _ as	Āҋ
with _ change	ĀҋāѰį҇
with _ command	Ğ҆
with _ commit	Ā҉āѺąҊ
with _ exceptions	ńҋ
with _ import	ĩҍ
with _ in	Āҋ
with _ name	Ā҈āѷ
with _ old	ė҆
with _ one	āѺŀ҆
with _ other	ā҇
with _ own	āѺŀҌ
with _ to	Ą҆
with _ which	ă҇
with _ |	āҐćѹč҇ĒҋŃҍňѴŉ҈
with a	Ā҈Ć҆į҇ō҆
with a <name>	ĀҐ
with a change	āѺį҇
with an	ĀѹāѺė҆ĥ҆ĩҍ
with an import	ĩҍ
with an old	ė҆
with import	Ā҆
with import |	Ā҇
with imported	ħ҈
with imported <path>	ħ҈
with it	ā҉
with it |	āҊ
with its	Ć҆
with respect	Ą҆
with respect to	Ą҆
with something	āҍ
with tests	ā҇
with tests |	ā҇
with that |	āҊ
with the	ď҇
with the <name>	ā҇
with the name	Ā҈
with their	ŀ҇
with their own	ŀ҇
with this	Ğ҆
with what	ēҖ
with what commit	Ā҉
with which	ą҈ęѺĮ҇ńҋ
with which arguments	āҘęѺ
with which commit	ą҈
with which exceptions	ńҊ
with |	ēҊ
with | $	ēҊ
within	ĀѹāѭĉҍĊѺę҉ĝ҆ġ҆ķѷĹҋĻқļ҉
within <name>	āѹĉҎęҊĻґ
within <name> $	ĉҋĻ҉
within <name> |	ę҉
within <path>	āѺ
within <path> |	Ā҆
within _ $	ĉҋĻ҉
within _ <name>	ĵѺĹҌļ҆
within _ function	ĻҎ
within _ source	ĵҊ
within _ |	Ā҇āѸę҉
within class	ĵѺĹҌ
within class <name>	ĵѺĹҌ
within the	ĀѹāѺġ҆ĵ҉ĻҌļ҆
within the function	ĻҎ
within the source	ĵҊ
without	ĀѰāҒĆҍĈҎĔ҈ĕ҈ĪѳĿѷŉѭŌ҆ŎҒŏҡ
without <name>	ĕҌ
without <name> which	ĕҌ
without <path>	ā҇
without <path> |	ā҇
without _ $	āҟĂѸĔҍŉѭ
without _ change	į҆
without _ for	Ă҇
without _ is	āѺ
without _ it	āҐŏ҆
without _ its	ā҆
without _ them	ŏ҆
without _ use	ŏ҉
without _ using	ŏ҆
without _ which	ĕҌ
without _ |	āѱĈҊŎҒ
without a	į҆
without a change	į҆
without breaking	āҋ
without docstring	āҊĂѸ
without error	āѺŎ҆
without error |	āѺŎ҆
without errors	Ĉ҈
without errors |	Ĉ҆
without ever	ŏ҇
without ever using	ŏ҆
without failures	āѶŎҌ
without failures |	āѷŎҊ
without implementing it	ā҆
without it	Ĕҍ
without it $	Ĕҍ
without using	Īѹŏҍ
without using it	ŏ҆
without using them	ŏ҆
wonder	ĀҌ
wonder if	Ā҈
wondering	ĀѸāҒ
wondering _ <name>	āѸ
wondering _ <path>	ā҇
wondering _ imports	ā҇
wondering _ value	ā҆
wondering _ which	āѹ
wondering if	Ĭ҇
wondering if the	ā҈
wondering in	āѺ
wondering what	ā҇
wondering what <name>	āѸ
wondering what value	ā҆
wondering where the	āѹ
wondering which	Ā҇āҋ
wondering which imports	ā҇
wondering why	āҌ
word	ł҉
wording	ā҈Ĵ҆
wording _ line	Ĵ҆
wording of	Ĵ҆
wording of line	Ĵ҆
words	ĀѺĢҎŔҍ
words <literal>	Ŕҋ
words _ is	Ģҍ
words what	Ģҋ
words what is	Ģҋ
work	ĀѠāҞĉ҈Ė҆ĥ҈ĮҋĲ҆
work $	Į҆
work _ $	Āѷā҈Ĉ҆Į҇
work _ <path>	ā҆
work _ a	āҊ
work in	ā҇
work with	ā҇
work with $	Į҇
work with a	ā҈
work without	ā҇
work without <path>	ā҇
work |	Āѷā҉Ĉ҆
work | $	Āѷā҉Ĉ҆
worked	ĀҐāѳ
worked _ <path>	Ā҇
worked on <path>	Ā҇
workflow	ĀҢāҏŕҴ
workflow $	ŕ҆
workflow <name>	Ā҇ā҈
workflow <path>	āҎŕҬ
workflow <path> do	ā҉ŕѺ
workflow <path> fail	Ā҆
workflow <path> run	Ā҇
workflow <path> start	ŕ҇
workflow <path> |	ĀѹāҎ
workflow _ $	āҗ
workflow _ <path>	ŕ҆
workflow _ do	āҍŕѺ
workflow _ fail	Ā҈āѹ
workflow _ run	ĀҊ
workflow _ start	ŕ҇
workflow _ what	Ā҇
workflow _ |	Ā҉ā҆
workflow jobs	Āѯāҙ
workflow jobs $	Āѯāҙ
workflow pass	ĀѶāҌ
workflow pass |	ĀѶāҌ
workflow run	ĀҎāѵ
workflow run |	Ā҆āѺ
workflow |	ĀҌŕѺ
workflow | $	ĀҌŕѺ
works	ĀҋāѱĈ҆Į҇Ō҉œѺ
works $	Ĉ҆
works _ this	ĀґāѰ
would	āҎĊѵĐ҆ĔѹĘ҈Ě҆ěҋģѹĥѹĬҎĭҐĲѺĴ҉ļѹłҍńѺŊҌŏҍ
would <name>	Ā҇āѲĭҒ
would <name> be	āѷĭҏ
would _ a	āҍŁѺ
would _ be	āѺĔѺĭҎŊ҇
would _ better	āҎķѺ
would _ call	Ĭҍ
would _ classify	łҊ
would _ find	ę҆ķ҆
would _ flag	āѸŏ҉
would _ have	Ā҆Ł҇
would _ if	ĀѰāҢ
would _ l	ĳ҈
would _ mind	ĀѶā҉
would _ project	Ā҇
would _ run	Ā҇
would _ say	ĬҊ
would _ see	Ę҇ĝ҇
would _ test	Ō҈
would _ to	ĀѺ
would _ what	Ĵ҈
would _ |	āҒ
would a	Ā҆āѵĈ҇
would be	āҒŁѺ
would be a	āҎŁѺ
would break	āҕ
would break if	āҋ
would break |	ā҈
would fail	Āѱāғ
would get	Ā҇
would get run	Ā҇
would give	Ĵ҈
would give what	Ĵ҈
would happen	āҊ
would happen if	ā҈
would i	āѱĘҋę҆ĝ҆Ģ҉
would i find	ę҆
would i have	Ā҆Ł҇
would i see	Ę҇ĝ҇
would it	āґĔѺķѺ
would it be	āҋĔѺ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	ĀѯĬҔł҈
would you call	Ĭҍ
would you mind	ĀѶā҉
would you say	ĬҊ
wrap	Ā҆āѺĒ҈
wrap <name>	Ā҈āѷ
wrapped	ēҍ
wrapped _ a	ā҆
wrapped in a	ā҆
write	ĀѹāҢĂҐğѳĴ҆
write _ $	Ăҋ
write _ <line>	Āҍāѷ
write _ test	āҎŋѸ
write _ the	ā҆
write a	ĀѷāҠŋѸ
write a test	āҎŋѸ
write in	āѸĴ҇Ŋ҆
write line	Āҍāѷ
write line <line>	Āҍāѷ
write to	ā҆
write to the	ā҆
write |	Ăҋ
write | $	Ăҋ
writing	āѳ
writing the	āѷ
written	ĀѰĒ҆Ĭ҈ĲҍĵғķҔĹ҉ĺҌļҊĽґœҎŔ҇
written $	ĺ҆ĽҌ
written <name>	ĀѺā҈
written <name> |	ĀѺā҈
written _ $	āѵĲ҆ĴѷĵҊĺ҈ļ҇œ҈
written _ <name>	ĵ҆
written _ as	Ĭ҆
written _ terms	ĀѴāҐĢ҇
written _ test	Ā҇
written _ the	ķ҆
written _ which	ķ҆
written _ |	ĀѴā҈Ĵ҈Ľ҇œ҈
written a	Ā҇
written a test	Ā҇
written by	Ĳ҈
written by $	Ĳ҆
written down	ĽҊ
written down |	Ľ҇
written in	ĀѮāҠĢ҆ķ҇Ŋ҆Ŕ҆
written in terms	ĀѴāҐĢ҇
written in which	ķ҆
written in |	ā҈
written on	ĺ҉
written so	Ĭ҆
written so as	Ĭ҆
written there	Ĵ҈
written there |	Ĵ҈
written |	Đ҆ĵ҇ķ҆Ĺ҆ļ҇
written | $	Đ҆ĵ҇ķ҆Ĺ҆ļ҇
wrong	āһĢѲĴѶ
wrong $	ā҉
wrong _ $	āғĢѷ
wrong _ <name>	āҊ
wrong _ line	āҊĴѺ
wrong _ the	Āҍ
wrong _ |	ā҇
wrong at	ā҇
wrong at line	ā҆
wrong in	Āҋ
wrong in the	Āҍ
wrong with	āҎ
wrong |	āғĢѷ
wrong | $	āғĢѷ
wrote	ĀҔāҋĲғňѺ
wrote <name>	ĀҊāѷ
wrote <name> |	Ā҆āѹĬ҆
wrote _ $	Ĳ҆
wrote _ <line>	ĀҋāѶ
wrote _ and	Āѣāҟ
wrote _ in	āҊ
wrote _ of	āҊ
wrote _ test	Ā҈āѹ
wrote _ |	Ā҉āѷĲ҇
wrote it	Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	ĀҊāѶ
wrote line <line>	ĀҊāѶ
wrote most	āҋ
wrote most of	āҊ
wrote tests	āҊ
wrote tests in	āҊ
wrote the	Āҍ
wrote the test	Ā҈āѹ
y	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
y _ $	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
y n	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
y n $	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
year	ĀѺāҮĎѷ
year $	ā҇
year _ $	āґ
year _ |	ā҈
year ago	ā҇
year ago |	ā҇
year changed	ā҆
year was	ā҉
year |	āҏ
year | $	āҏ
yes	Ā҆āѫćѶč҉ĘҊĚҌě҆ĜҎġҍĦҋĬҏňѸŋҊ
yes _ $	ġ҉Ĭ҆
yes _ no	Ā҉āѲćѹčҊĘ҇Ĝ҇ĦҊĬ҉ĭ҆ňѺ
yes no	ĀѺĚ҈Ĝ҇ġ҈Ĭ҆
yes no $	ġ҉Ĭ҆
yes or	Ā҉āѲćѹčҊĘ҇Ĝ҇ĦҊĬ҉ĭ҆ňѺ
yes or no	Ā҉āѲćѹčҊĘ҇Ĝ҇ĦҊĬ҉ĭ҆ňѺ
yesterday	ā҆ńѺ
yesterday 's	ĀѸāҍ
yesterday _ $	āҋ
yesterday |	ā҆
yesterday | $	āҋ
yet	ĀѸā҆Ą҈ĠҏīѸ
yet _ $	ĀѹāҍĠҊīѸ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	Āѹā҆Ġҋ
yet | $	Āѹā҆ĠҊ
yield	ĀѸŇҎ
you	ĀѣĎ҇đѺĕ҇ęѷĝѶġѸĬ҉ĹѺľ҉ŏ҆
you _ $	ĀѶāҊ
you _ <name>	ĀѴāҞĕ҇Ĭҍ
you _ a	Ō҇
you _ checking	ā҆
you _ counting	āѹľ҆
you _ find	Ā҆ĥ҆ň҆
you _ finding	Āѷ
you _ for	ĀҊĭ҇ňѹ
you _ how	ĀѹĨ҆ľ҆
you _ in	ā҆ĺ҉
you _ it	Ĭ҆Ō҇
you _ listing	āѶĿ҆ň҆
you _ looking	Į҆
you _ making	ā҇
you _ me	ĩ҆ķ҉
you _ on	ļ҆
you _ out	ĀҊ
you _ renaming	ā҇
you _ telling	ĀҌāґĩѷĲѺ
you _ the	Ā҉āѳĪ҆
you _ this	ł҈
you _ to	ĀѸň҇
you _ up	ĀҌ
you _ what	āѺİ҆Ŀ҈ŏ҆
you _ whether	Āғā҈Ĝ҆ŋѹ
you _ which	Ă҇ğ҆ĵ҆Ň҈
you call	Ĭҍ
you call <name>	Ĭ҆
you call it	Ĭ҈
you can	āѹŁ҆
you can find	Ā҇
you check	Ā҇āѺĭ҆İ҆
you check the	Ī҇
you check to	Ā҆
you check what	İ҆
you check whether	ĀҒā҉Ĝ҆ŋѹ
you check which	Ă҇
you count	Ā҇
you describe	Ģҍ
you find	Āҏ
you find out	ĀҊ
you get	ĀҋňѹŌ҇
you happen	ĀѴň҇
you happen to	ĀѴň҇
you have	āѵŋ҉
you kindly	Āѩāѷ
you kindly find	ĥ҆ň҆
you know	ā҉ĺ҉ļ҆Ň҆ŏ҆
you know in	āҊĺ҈
you know on	ļ҆
you know what	ŏ҇
you know which	Ň҆
you list	āѺĆ҈
you locate	őҊ
you look	Ā҈
you look up	Ā҉
you mind	ĀѶā҉
you mind checking	ā҆
you mind counting	āѹľ҆
you mind finding	Āѷ
you mind listing	āѶĿ҆ň҆
you mind looking	Į҆
you mind making	ā҇
you mind renaming	ā҇
you mind telling	ĀҌāґĩѷĲѺ
you pass	ā҈
you run	ŌҌŎ҇
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
you tell	ĀѺā҈ĩ҆
you tell me	ā҉ĩ҆
you verify that	Ā҆
you |	Āѷ
you | $	Āѷ
|	ĀҪāѷăҊąѴćѵĈғĉѷĎѶĐ҇ē҆ĕҏėҋĘ҇ĞѷğѺĠ҉ĢҌģѹĤѹĥѷĦ҉ĩѴĪѷĬ҇ĭҒĮ҆ı҉ĲѹĹѳĺѺĻѺľҐĿѪńѸņѹŇҍŊѴŋ҆Ō҇ŎҖŏѯŐѬŔѺŕґ
| $	ĀҦāӒĄ҆ąѲĆѲćѵĈғč҇ĎѳďѷĐѷĔѬĕ҇ėѸĘҎĚҏĜ҇ĞѸĠҌġ҈Ģ҆ģѸħѷĩѺīѫĬҋĭҍĮ҈İҏı҉ĴѷĶѵĹѳļѹĽ҆ĿѲņѸŇҐňѫŊѶŋҌōѶŎҋŏѮŐѧŒѹŔѸ
| <name>	āѮćҎĚ҈Ĭ҇ĭ҉ĻҊľ҆
| <name> $	ĻҊ
| <name> is	Ĭ҈
| <name> |	āѺćҏ
| <path>	Āѷħҏő҆
| <path> $	ħҋ
| <path> |	ő҆
| <tag>	Ą҆
| _ $	āѺħҋĻҊ
| _ <name>	āѵē҆ě҇Ġ҉īҗĮ҇
| _ <path>	ĀґāѺ
| _ abstract	Ă҆
| _ and	Ā҇ĵ҆ļ҆
| _ annotations	ēҌ
| _ are	ĀѷĆ҉Ğ҆Ŀ҇
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	Āўą҉ĊҍĝѺĩҖŃ҉ōҍ
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѺąҊ
| _ commits	ā҆
| _ count	ĀѹĎ҈
| _ d	āѸ
| _ decorators	ē҆
| _ definition	ā҉Ćѹ
| _ dependency	ė҇Ħ҆
| _ did	į҈ĺ҆
| _ do	āѹĆ҆ğҌ
| _ does	Ā҇āґĪ҉Ĵ҆
| _ every	Ė҆
| _ exactly	Ļ҆
| _ exceptions	ń҈
| _ fields	Ĥ҆
| _ file	Ĺ҆ņ҇
| _ files	āѯăҌĄ҈Č҈ĩ҆ĪѸ
| _ function	āҏ
| _ functions	ĀѺā҇ĉ҈
| _ has	Ą҆
| _ import	āѺ
| _ importers	āѺĩҋ
| _ imports	ĀѳĪҍŏ҉
| _ in	ĀҐāѵąѭď҉Đ҈ő҆
| _ interfaces	Ā҇ī҇
| _ is	ĐҍđѺġѸĢҊİҊĲ҆Ķ҈ļ҇ĽѺņ҇ŋѴŒ҆
| _ it	Ā҆āѮč҉Ę҆ĜҌġ҇Ħ҉ĬҎĭґ
| _ its	ā҉
| _ kind	ā҆
| _ line	Đ҆
| _ long	Ď҈
| _ many	āҍĳ҇ľ҈Ŋ҆
| _ me	ĀҍāѶĎѺ
| _ mean	āѸ
| _ method	ĀҌ
| _ methods	ŀ҉
| _ name	Ņѹņ҉
| _ names	Āҕāѹ
| _ need	Ā҇ĵ҆
| _ not	āѷŎҊ
| _ number	Āѷāҋ
| _ of	ĂѶĐҍĔѹĕҊōѸŕ҈
| _ ones	ĀѶ
| _ or	ĀҏāѯŌҎōѶŎ҆
| _ other	Ī҇
| _ over	āҎĳѸ
| _ place	ĀѸā҈
| _ private	ā҆
| _ put	āѺĲ҇
| _ renamed	Ā҆
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҆
| _ source	ğ҇
| _ subclasses	ā҈ĂѺ
| _ surface	ģ҇
| _ tags	ā҆
| _ test	Ŋ҉
| _ that	ě҈Ō҉
| _ the	ĀѷĈҍĎѺę҈ō҈
| _ their	ň҆
| _ them	Āѹō҇
| _ this	ĀѴāҌđ҉
| _ to	ē҇
| _ tool	āҊ
| _ true	Ěҋ
| _ type	āѶŇ҉Ő҆
| _ types	ňҎ
| _ value	ĀҋĔҊ
| _ version	ėҊ
| _ want	ā҈
| _ was	Ā҉
| _ we	ā҉
| _ what	Āѵāѭė҆ħ҇ņ҆
| _ when	āҋ
| _ which	ą҇Ĝѵĺ҆ļ҆Ŀ҆Ŕ҇
| _ with	ĀѺā҇
| _ would	ĳ҈
| _ wrote	Āҍāѵ
| _ y	Ŏҋ
| _ yes	ĭ҆
| _ you	ĀѹāѸķ҆
| _ |	ĀѶāѐćҐĔ҇ģҊĤ҈ĥҋĲ҆ĳ҉ĵ҈ĸҊŇѧň҇ŋѺŐѺő҈Œ҆œҌ
| a	Ĭ҈
| abstract	Ă҇
| added	Ā҈ąѶ
| added by	Āѹą҉
| added with	ā҇
| anyone	ĀѺĸҊ
| anyone |	ĀѺĸҊ
| are	Ā҇
| are there	Ā҇
| at	āѺ
| author	Ĳ҇ĴѺ
| author |	Ĳ҇ĴѺ
| called	Ċҍ
| called by	Ċҍ
| circular	Ħ҉
| circular dependency	Ħ҆
| commit	ĀѸĎ҈
| commit count	ĀѹĎ҈
| dead	ĀѹŏҎ
| dead imports	ĀѹŏҎ
| default	ĔҊ
| default value	ĔҊĕѹ
| did	č҉
| do	āҎ
| do we	ā҉
| does	Ĉ҉ę҆Ě҆ĜҌĠ҆Ħ҇ŋ҆Ō҇
| does <name>	ĀѺę҆
| does it	Ā҈āѲĘ҈Ĝҍ
| does that	Ā҈
| does this	ĀѶāҌ
| every	Āѹā҉
| every place	Āѹā҉
| exports	ģ҉
| exports |	ģ҉
| file	āѺļ҆
| file and	ļ҆
| for	ĀѶīҘ
| give	Ā҉ĎѺ
| give me	Ā҉ĎѺ
| has	āѷč҈
| has it	āѺč҆
| how	ĀѴāҔĎҍĳ҆ľ҇
| how long	Ď҈
| how many	āҍĳ҇ľ҈Ŋ҆
| i	ĀѳāѸĩ҈ĵ҇ň҇
| i d	āѸ
| i mean	āѸ
| i need	Ā҇ĵ҆
| i want	ā҈
| imported	ĝѹĩғ
| imported by	Āѳā҆ĩҖ
| imported names	Āҍ
| in	ĀңāѶĐѷđ҆ĔҐėҐķѺ
| in <path>	ĀҒ
| in what	āѺ
| in which	ā҇
| is	ĀѬāҒĚ҆ěҌġ҆Ħ҇ĬҒĭҐŌ҇
| is it	Ĭҍĭҍ
| is its	āҋ
| is that	Āѷě҈Ō҇
| is the	ā҈
| its	ĀѷāѪēҌĥ҆ĩ҈ĪҐŀ҇
| its importers	āѺĩҋ
| its imports	ĪҐ
| last	į҆
| lines	Āѵāҍ
| lines over	āҎĳѸ
| lines |	ĀѹĳҊ
| list	ĀҐāѸĖ҆ŊѺ
| list every	Ė҆
| list of	ĀҒŊѺōѸ
| list the	ď҆
| list them	ō҇
| location	ĀѹāѶĵҊĹ҇Ļ҇œҌ
| location in	ő҆
| location |	ĵҊĻ҇œҍ
| methods	ľ҈
| name	Āѹō҈
| new	Ņѹņ҉
| new name	Ņѹņ҉
| number	ā҈
| number of	ā҈
| of	āѺė҇
| of which	Ā҆
| ok	ŌҊŎ҉
| ok not	ŎҊ
| ok or	ŌҊ
| on	āҎĜѶŕ҇
| on which	āҒĜѶ
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
| tested	ĀґŎѺ
| thank	āѹ
| thank you	āѹ
| the	ĀѺāѩ
| the import	āѺ
| to	āѹė҆ņҍ
| to what	ė҆
| triggers	ŕ҆
| triggers |	ŕ҆
| type	ĀҡŇѬŐѺ
| via	ħ҆
| via which	ħ҆
| was	Ġ҆
| what	ĀѺă҆Ą҆ć҇ĉѺčѺđѹĕѶĖ҇Ğ҇ğ҆Ī҉ĬѵĭѺįѹİҊĳ҆Ĵ҇Ŀ҉ń҇ňґŉѺ
| what are	āѴĆ҇Ğ҆Ŀ҇
| what classes	Āѷň҉
| what code	ğ҉
| what does	ĀҘĪҊ
| what files	āѺĄ҈
| what is	āѺĎ҆ĢҋİҊņ҉
| what kind	ā҆
| what parameters	ā҈
| what type	āѹŇ҆
| what value	Āҍ
| what version	Į҈
| what was	ĀҌ
| what would	ĳ҈
| when	ā҈įҎ
| when did	į҉
| when was	ā҆
| when |	ā҆
| where	ĀѳĆҐĐҜğҌġѸĬѶĭѺĵ҉Ķҋĸ҉ļҎŋѲőѹŒ҉Ŕ҇
| where are	āҍ
| where did	ĺ҆
| where do	āѳĆ҆ğҌ
| where does	Āѱāґ
| where exactly	Ļ҆
| where in	Đ҈
| where is	Āҋā҇ĐҏġѹĶ҆ļ҇ŋѵ
| whereabouts	œ҆
| whereabouts is	œ҆
| which	āғĂѹĆѷĈѺēҎĕ҇ğҌħ҉ĬѹįѺı҆ĲѺŀ҉ŁҊō҇
| which <name>	ē҆Į҈
| which arguments	āѺŁ҈
| which classes	Ā҇
| which commit	Ā҉
| which commits	ā҆
| which files	ĀҊāѹă҆ĩ҆ĪѸ
| which function	āҏ
| which functions	ĀѺĉ҈
| which imports	ā҆ħ҆ŏѺ
| which interfaces	Ā҇
| which line	Đ҆
| which method	Āҋ
| which methods	ŀ҉
| which names	Ā҈
| which of	āҋĂѷ
| which ones	ĀѶ
| which other	Ī҇
| which parameters	ď҆
| which private	ā҆
| which source	ğ҇
| which subclasses	ā҈ĂѺ
| which |	āѹ
| who	Āҕā҇ăѺġѺ
| who overrides	ŀ҆
| who put	āѺĲ҇
| who renamed	Ā҆
| who reviewed	āҊĲѹ
| who wrote	Āҍāѵ
| why	āҔ
| why is	ā҈
| would	Ĭ҇
| would that	ā҇
| would you	Ĭ҈
| |	Ŀ҇
| | which	Ŀ҇
~a	Ā҆āҚĂҎĄѹąѴĆҋćѷĈ҆ĉѩďѹēѷĔѸĕѺĖѹėѭĘҍę҇ĚҏěҎĞѺğѺĠ҆ġҐģѳĤ҆ĥѳĦңħѶĩѳĪѳīѷĬҞĭѡĲѸĴѱĵ҆Ķ҉ķѴĻ҇ļғŁѭłҏņѰŇ҆ŊѸŋҡŌҋŐҙőѺ
~abc	ĂҒ
~about	ĀѸāҎĐ҆
~abov	ĀѰćҖĒҒēүěҏĢѺĳѵňѶ
~abstract	ĀѺāҘĂӓĬӒĭѷľѶĿѣ
~abstractmethod	ĀѷāѸĂҤ
~accept	ā҉ėҒĘѺĚѺĮѺŁҤ
~acces	ĀѳğҜĭҤ
~accord	ĀҎāѱĢѹŁ҆
~account	ĢҐŒѹ
~acros	ĀҎāѳĆҌ
~action	Ā҆
~actually	Ā҉āѷĥ҇ķ҈
~add	āҬăҰĄҍąҾċҚČѳčѯĪѶįѶĲ҆
~addition	ĀҘăҔĢѶİѷ
~adher	ī҆
~adopt	īҎ
~affect	āѺăѶČҍčҍĎ҉
~after	āҟăҎčѭĞҜĠѶīҌŁѺņҘŇҎňѸ
~afternoon	āѳ
~again	ĀѩāңĦҊ
~against	āѺďҊ
~ago	įҐ
~ai	Āѹġ҉
~alia	ā҈ĽұŐѶ
~all	ā҈ă҉ĆүćѵčѷďѺĐѸĒғĖ҆ėѸĚѺĠѺġҏģҊĤ҆ĥҍħѮĪґĬѸĭѸĮѹĳѺĵѹĹѺĺѷĽѸĿҘŀҒŃғŅѶņѸŇѹŌѹŎҚőѸŔ҇
~allow	ĀѮāҡĊѹėңĮѺ
~alon	āҎ
~along	ĖҊ
~already	Āѷā҉ĠҒ
~also	ĀѶč҆ĚҎĝҊ
~alter	Ā҆Čҋčҏ
~although	āҚ
~alway	Āѷā҆
~am	ĀҊł҇Œ҇
~among	ĀѺāѣćѶčҙęҔĚҔěҖĜҏĝҘŋҍ
~amount	ľҊŊҋ
~an	ĀғĂѹĆѺćѺĊѹĔѺĕ҈Ę҉Ě҇ě҈ĜҜĝҍĢ҉ģѸĤ҈ĥҜĦҌĩғīҖĬѶĭѸĮҖıѺķѺĸҌĻѺļ҉ŁѺł҇ŃѹńѴňѷŏѺŒѹ
~ancestor	ćҪěҜňѷ
~and	ĀҏăҒąѷĆҔĈҊĉѹČѷčѹďңĐѲĕҏĚѹěѺĜѹĞ҈ğҌĠѷĥѺĦҊħҊĩѹĪѴĬѬĭѵİҍĲѸĳѮĴѶĵ҈ļ҉ľѰŁ҇ŃѸń҈ŋѺŌ҈Ŏ҉őѸœ҉ŔҐ
~anna	ā҉
~annotat	ĀѸāѶĒҕēҔĲ҆Ňҋ
~annotation	Āѱā҇ĒҠēәĿѷŇғňѺŐ҆
~another	ĀѷāҎŅҊ
~any	ĀҠāѴĉѺč҈ďѹĚѹěѺĝ҉ĠѺġ҈Ħғį҈Ł҇ňѺŋҔōѴŏҋŒ҇
~anybody	ĀѮĂҍĝ҉Ġ҇ĩ҇ň҇
~anyon	ĀҕāѵĂ҇ĸҊ
~anyth	č҈Ē҆ĚѸġҚİѺń҈ňҊ
~anywher	Ā҆āѸĝ҈ġҔō҈
~apach	ĀѧıҤ
~apart	Āѹāҙď҈Ė҆ňѶ
~api	ĀѸģҏ
~app	ĀѴā҈łҋ
~appear	āѦăҏąғěҋō҈Ŕѹ
~appl	Ĕ҆ıҌ
~appli	ĒҖēҖ
~application	ł҆
~ar	ĀҋāҔĂҒĄ҇ąѷĆҌćҌĉҏĊ҇ċѺČ҇čѹďҊĐѴđѸēҌĔѸĕѹĖҍė҉ĘѺĚѶĜѺĝѹĞҏğѹĠѸġѺĢѴģ҇Ĥғĥ҉ĦҋĩѲĪґīҊĬѵĭѸĮѺįѸĲѺĴѺĵѴĶѹķѷĸѷĻѹļѺĽѸĿҙŀ҈łѹŃ҈ŅѶņѶŇѳňҔŋ҆ŌѺŎҘŏҊŐѴőѶŒѹœѺŕѺ
~arg	ĀѶĉѴĊѷďқŁӀ
~argument	ĀҘā҈ĉѺċҒďҬđѺĔҖĕҎĘѹęѹĚѺĢѷĿѺŁӋŇѹŐѸ
~arm	ā҆
~around	ġҍńҊ
~arrow	Ňґ
~as	ĀѹāѳćѺĎѷď҆đҏĒҋēѺĖ҆ĚҔĜѯĝҒĠ҇ģѺĥѭĦѷĬҚĭҔİ҇ĲѺĸ҆Ļ҈ļѹĿѸŅҌŇѹňҌ
~asid	ā҆
~ask	ĀѺāѯėҍğҋň҆
~assert	ĀѴāҐ
~assign	āѴđҔĔѹĕҏĶҞ
~assignment	Ķҗ
~async	ĀѸāҘĒѶĬӏĭѹ
~at	Ā҆ąѸćѹĉѹĊѷĎѶĐҎĖҌĜѹĞ҆ğҍĠҋġҌĢѺģѹĤѸĦґĪ҈ĬѺĭѺİґĴҐĶ҇ķҎĺҋĻ҆ŁѺń҆ŅѺŇѹňѴŊѺŋѺŌ҉ŐѸŔѹ
~attach	ēғ
~attr	ĀѶĤҩŇѺŐ҉
~attribut	ćѺē҇ĤӚŇѹňѹŐҫ
~author	ĀҲāѹĎѵĭҊı҆ĲҮĴѧ
~autocomplet	āѷĿҌ
~availabl	ĀѺģқ
~averag	ĀѷāҎ
~away	ĀѷāҌņ҈
~b	Ā҈ā҇Ă҇ćѺĈҌĉѺĊѵđѹėҌę҆ĜѺġ҉ĢѶħѹĬҋĭҙİѸĻҌŀѵŁҎń҆ŅҏŊ҇ŋ҆ŏ҆Őѹ
~back	āҌĔҎĕ҇Ġ҉ĢѹĦҖŇҨŐѶ
~backport	āҒŉѷ
~bas	āѮĂ҇ćӄĊѺĘѹĚҡěҤġ҇ĢѺĤѺĥѸĬѸĵѹĹѷĺѺĿѷŅѺņѺňҠŒ҈
~bear	āѹĒ҉
~becam	āѷŅғņҌ
~becaus	ě҉ŏҐ
~becom	ĀѳĨҍņҞ
~been	Ā҈Đ҆Ē҇ĩѸĬҎĭҍįҌņ҆ő҇ŔѺ
~befor	ĀѸāҰē҆ĴѺĽѹĿѺł҉ŅҦņѸ
~begin	āѵą҈ĐѷĨ҇ĵҙķ҇ĺ҆ļ҉
~beginner	ĀѲāҖ
~behav	ĀѶāҌ
~behaviour	āҌďѵĢҎ
~behind	ĀѳāҐđ҆ĢҎĥҎĲҋĸѺ
~being	āҊę҆ĩ҉Ń҉ŏ҆
~belong	ĀѳāѸĂѶě҆ĤҒĦҋĵѹĹҔľҌĿҊłҍŉ҇
~below	Ěҋň҈
~besid	Ā҆āҡ
~best	āҕ
~better	ĀѸāӆĔѺķѺŁѺŔѹ
~between	ăҕĆѹďғěҖĜѺĝ҈ħҙĪѹŁҌ
~big	ā҇ĎѺđ҇ĳ҆Œѳ
~bigger	Ą҉
~biggest	ĀѯāҤ
~bin	ĀѷĞҜłѺ
~binar	Ğҏ
~birth	ąҋ
~bit	āѸĂҍ
~blam	ĀѯāѲĲӅĴѷ
~block	ĿҌŕ҉
~blow	ĀѹŃҏ
~body	Ā҆āѷĉҗĘҏĳѸķҘĺ҇ĻҍļҎőѺ
~born	ąҐ
~both	ĀѸāҡ
~bottom	ĀҍāѸē҈İѴĳ҇
~bracket	ć҈ŁҌ
~branch	ĀүāҐČѶčѺİҋŉѤ
~brand	ă҉ąҊ
~break	ĀғāһĈ҈čѵ
~breakpoint	ĺ҆
~bring	Ī҇
~brok	ĀѶāҕ
~broken	ĀҋāѴĈ҈Ō҇
~brought	Ā҆ąҕĪ҆
~bug	ĀѲāңč҆Ġѷ
~build	ĀҎāѹć҉ĈӠĮѸł҆ŎѸ
~built	ĀѹĈҎňҒ
~bump	āҋįѸ
~but	Āѷā҉ăҊď҆ēѺĪѷŏҕő҆
~by	ĀѵāѪĂ҉ăѹą҆ćѹĈѹĉґĊҔČҒčҏď҈ĐѶđѵĒ҇ĔҐėҍęҔěҕĜѶĝҔĞҌğѺĥҋħҍĨҟĩҘĪҍī҆ĬѳĭѱĮѴįѶİѹĲҌĳѶĴѱĵѶĶѷķѸĸѺĹѹĺѶĻ҈ļѷĽѶĿѵŁҊłѹŃ҉ņѳŊѷŌѸōҍŎѸŐѷőѰœѸ
~byt	ĀѫāҚ
~cach	ĀҎāҎ
~call	āҌĂѰąѹćѳĈѺĉӸĊӘčѸĎѴĐѴđѱĒѵēѵĔҕĖѹėѹĘӒęәĚѶěѱĜѺĝѹĢѶģѴĤѰĥѶĦѸħѹĩѲĪѶīѶĬѹĭѩĮѸįѷı҇ĲѵĳѸĴѷĵѺĶѶķѶĸѺĹѦĺѹĻѳļѴľѶĿҍŀѪŁ҇ŃѷńґŅҚņҚŇҕňѱŊѶŋҘŌѵŎѵŐѰőѲŒҞŔѹŕѹ
~callabl	ĤѭĿҝ
~callback	ā҉
~caller	Āғā҉ĆѹćѺĉҍĊӔĕҍĘҳęҘĚѪěѳĠѹĢѶĬѺķѷŁѸňѹ
~cam	Āѹā҆ă҉Ą҇ą҉
~can	ĈҍĉѯĊѸĕѺĜѺĞ҉ğѺģҚĩѺĬѵĭҋįѺĿҎŁҌłѺńҒŇѹŉҊŎѸŏ҆őҊ
~captur	āҒ
~car	āѶĢҐ
~carr	Ē҆ēҐ
~carri	ē҆Ņ҆
~carry	ĀҍāѱĒғē҇
~cas	ĸҌŊ҆ŌҌōқœ҆
~cat	ā҆
~catch	ĀҮāҰĊѴŃѩ
~category	ĀѴāѶłҰ
~caught	Ā҇āҏĦ҇
~caus	ŕҏ
~cfg	ĀѸĐҘ
~chain	ĀѴāғĚҊħҕĨқĩѷĪѹ
~chanc	Āѱ
~chang	ĀҨāқăѪĄѺą҈ČұčӁĎҮĐҍđѹĔѴĢ҆ģѹĩѺĬѺįӏİѺıѴĲ҆ĳѴŁѷŃѹńѺŅѵŐѷőѸ
~check	ĀѹāҒą҆ĈҐčҋĘ҉ęѹĚ҉ĜҍĠ҈ĢѺĦҖĭ҇ńѺŇѺňѹŎҒ
~checker	ĀѶāѹŇѺŐқ
~checkin	ĀѰāѳąҎĎҊİғ
~checkout	ĀѴāѷĈҖő҆
~child	ĀѱĂҊćҏĚҌŀҤňғ
~children	ĀҒāѭĂҏćѳěҊľѺĿѸŀ҈ňҼ
~chosen	ı҆
~ci	ĀҨāҊğѷİѶŕҧ
~circl	Ā҉āѵĦҠīѸ
~circular	ā҉ĦҲ
~circumstanc	ā҇ńѺ
~clas	Ā҇ĂҒąѹĆѷćҵĉѷĊѶčѺĎѸďѹĐѲđѷēҍĔѺĚґěҘğѸĠѺġ҆Ģ҈ģѸĤҍĥҏĦѺĩѹĪѹīҠĬѤĭѰĮѸįѹĳѹĴѺĵӊĶѴķѬĸѸĹҠĺҒĻѺĽѴľҝĿңŁѷńѶŅѷņѸŇ҆ňҧŊѷŋѹō҈ŎѺŏѺŐҐőѲŒѵœѹŔѷŕѺ
~class	ĀґāѫćҮĉѺĊѺđѺĒҙēѹĚ҇ěґģ҈ĤѺĥҷīѸĬѷĭѺĿѺŀҦŃѸń҇ňӊŒѺ
~classify	ĀѷāѱłҠ
~classmethod	ĀѹāҊĬҬ
~claus	ĀґāѵīҚĵѸńҊ
~clean	ĀѲāҊŌ҇
~cleanly	Ĉ҈
~clearer	āҐŅѵ
~cli	ĀѸāѵċҖĞ҆łґ
~closur	ĀѹāҎĻҥ
~cls	ĀѧĂ҆ćҖĚғě҉ĩѹĵҚĹ҆ľ҈ňҊ
~cod	ā҈ĂѺąѹćѺĈҒĉѷĊҤċҍĐѳđ҇ėѹğҚĠҍĢ҈ĤѺĩѹıҎĲѺĳѳĸҊĺ҉ŁѺŃҝńѺňѺō҈őѷŔ҆
~codebas	Āѹġҗ
~colleagu	ő҆
~collect	ĀґŎѵ
~colour	Ā҉āѺ
~column	Ĥ҈
~com	ĀѴāѩĄѹą҈ć҇ĊѴĚ҉ĞҍĢ҈ħ҈ī҈ĬѴĮѺİҊĲҋĸ҆ńҎŇҐňѹŋѺŌҍŔҍ
~command	ĀѳāҏċғĞӃĮѹ
~comment	ĀҕāҕĳѸ
~commercial	ā҆
~commit	ĀҷāҖĂѺąӧĆѺćѹĈѺĉѹĊѹČҡčҥĎӸďѹĐѸđѹĒѹēѸĔѺĕѺėѺĜѹĝѹğѺĠѺġѺĢѸģѶĤѹĥѹĦѶħѷĨѺĩѶĪѷīѹĬѶĭѷĮѶįҾİӋıѺĲѹĳѷĴѹĵѺĶѹķѹĸѺĹѺĺѺĻѺĽѹľѹĿѹŀѹŁѹŃѹńѹŅѴņѳŇѹňѹŉҠŊѷŋѺōѹŎѹŏѶŐѹőѵŒѹœѹŔѸŕѷ
~committ	āѬĎқįѸİқ
~committer	ĀҐ
~common	āҌ
~compar	āѹĄ҆ďҬŁѹ
~comparison	ďҗ
~compil	ĀѡāѷĈӚ
~compilation	ĀѹĈҎ
~compiler	ĀѸłҋ
~complain	ĀѴāғ
~complet	ĀҖĆҎĉѺđ҉
~complexity	āҋ
~compos	Ĥ҉
~compris	ĀѸŊҌ
~concern	ĀѸč҆į҆
~concret	ĂҐĥҍ
~condition	ĀѭāҨńѺ
~config	ĀңĐҢĪѱ
~configerror	Ā҈āѹ
~configur	Ā҈āѳĐҟ
~configuration	Đҏ
~confirm	Ĭ҇ĭ҇
~conform	ĥҖīҎ
~connection	Ā҇
~consider	āѺĭґ
~consist	ĀҋāѲĤ҆
~consol	ĀѵāҋĞҙ
~const	ĀѤā҈đҠĶҥŐҊ
~constant	ĀѴđӍĬѶĶӗĸҏŐҙ
~constraint	ĀѺāѺėҎĮҌ
~construct	Āҍ
~constructor	ĀҩĉѶĊѸ
~consult	ğҔ
~contain	ĀѲāѣćѹČѸĘҐĠҎĥѶīѺĳҊĶѺķ҉ĺҏľ҉ĿҎŅѨņѶŇѺŉқŊҍŋ҆ŌѺōѵőҗŒѴœ҈Ŕҏ
~content	āѶį҈ĲѹĴҵĶѹŕ҉
~contract	ī҇
~contribut	ĀҜāѰĖѺ
~contributor	Āҡāѵ
~copyright	ĀѶāҌ
~coroutin	ĀѹāҊĬҬ
~correct	ā҉ĘҊĬ҉ŇѰ
~correctly	āҌ
~correspond	Œ҇
~could	ĀҗāҖĢ҉ŇѺ
~count	ĀҦāяĂѸăѹĄ҇ąѺćѬĊѹĎӋĚ҉ĢѺĤѰĦѹĩѺĪѰĬҎĭҌĳӁľӎĿѪŁѷňѰŊӓōѺŎѶŏѹ
~cover	āҚŋѶōҠ
~coverag	ā҉ō҇
~crash	āҟķѳ
~crat	āѳĖҏĞ҆
~creat	Ā҈āҏăҗąҹĆѺįѸŃѵ
~creation	ĀѶąҜ
~cron	ŕ҇
~current	ĀѰāѲĈҋį҈İґņҘ
~currently	ĀҊāѲŌ҇
~customer	Āѷā҉
~cut	Āѹāґ
~cycl	ĀҊāҒĜѺĦҨĪѸ
~cyclic	ĦҜ
~d	Ā҆āѵĊ҆ĩ҆Ī҆ŀ҆
~dat	ĀҊā҆įҧ
~data	ā҆ĤҦĵҊŇѸŐғœѸ
~dataclas	Ĥ҆
~day	ĀѬāҋņҌ
~dead	ĀҕāѹĪѷŏң
~debug	ĀҌāѺ
~decl	āѺĽҔ
~declar	āѤĂҞćѷċҏđѷēѹĖ҆Ğ҉ġѺĢѺģѺĤ҈ĥѳĪѹĬҖĭҎĵҙĶҐĸҗĽҪĿ҈ŁҋłѺŇҊňѸŒѺ
~declaration	ĀѩāѡĆ҈ĪҖĭ҆ĵҒĶҎķҏĺҌĽҧ
~decorat	ā҈ĒҤēҩ
~decorator	ĀѰāҗĒӀēӸĢѸĤѹĬѹŁѹ
~deep	ĀѺā҈
~def	ĀѮāѢĆҜćѶĒҕĕ҇ĢѺīѹĬ҆Ķ҈ķҬĹҌĺҊĻҚļ҉ľҊĿҏŀ҆ňѸ
~default	ĀѡāҙċѶđѳĔӡĕӠĢѷģѹ
~defin	Ā҆āѸĂ҆ĆӈćѳĉѺĊѷċҗđ҈ĒѥēѸĘѸĚѹğѺĢѷģѹĤ҈ĥѺĩѺĪѷīѹĭѵĳѺĵҐĶҗķҌĸҎĺңĻҏļҧĽ҇ľҌĿҖŀѶŃѹňѲŊҏŋѺōѵőѶŒѹœ҆
~definition	ĀѳāѩĆӄċҍĒ҈ē҈ĢѸĤѹĵқĶҏķҗĸ҈Ĺ҇ĺҞňѹőѹ
~delegat	āѹĉҡđѺ
~delet	ĀҢāҼąѲĆѷĴѹŏ҆
~deletion	Āҍ
~demand	āѷĂҎĮҐ
~dep	ĀѥāғĖҔėҡĦ҇ħҊĩҍĮѷıѵ
~depend	Ė҉ĜҌĢѺħҎĩҔĪҞĮѹ
~dependenc	Ā҆ā҈ĖҳĞѸĩҐĪҤĮѺıѲ
~dependency	ĀҊėҢĜ҉ĝ҈ġѳĢѴĦҌĨ҇ĩҢĬѺĮѹ
~deprecat	āҙċѴ
~depth	ĀҏāѺ
~deriv	āѯĂҌćҋĚҗĥѷŀҖňҜ
~descend	ć҇Ě҇
~descendant	ĀҌāѴćѷĚҔěѸňҷ
~describ	āѵĢҬ
~description	Ā҇
~design	ĀѵāҒ
~determin	ĀѬāѪĺҌľ҆
~dev	ĀҍāѸĖ҉
~developer	ĀҋāѲĲҍĶҊ
~development	ĀҗĖѵ
~dict	Ő҇
~did	ĀҘāҌă҇Ą҇ąҊČ҇čңďѹĔѸĠҍĥѺĩѹĬҍĭҋįҎĴѺĵ҇Ķ҆ĹѺńѲŅҜņҙňѺŋѶŎѺŕѹ
~diff	ĀґāѩčҒďҚ
~differ	ĀҎăѳďҥŁѵ
~differenc	Āѷā҈ĆѺďҤ
~different	ĀҐāҋăѹĄѵĆғďґ
~dir	ĀѺőҨ
~direct	ĀҍĜҊňѷ
~directly	ĀҊĊѺĘҐňѺ
~directory	ĀѴőҲŒґ
~disk	ŒҖ
~display	Ā҉Ĵ҈
~distribution	ėѺĮ҈
~do	Āҏă҈ĄѶĆѵćѹĈҏĊѭċѵČ҈č҆Đ҈đѺēѳĕҋė҆ĘҥęҌĚҒěҍĜҢĝҖĞ҆ğ҆ġғĢ҈ģҌĥѶĦҕħҕĩѤĪ҇ĬѠĭѱĮѷįѨİѺıѵĳҎĶѷĸѵĹѹĻѭĽѺŀѸŁ҇łѹŃѰŅѤņѲňѩŋҖŌ҇ōѦŎҔő҆Œ҈œѯ
~doc	ĀҺĢѸ
~docstr	ĀҭāҍĂѷĢѸ
~document	ĀѷāҢğѺ
~documentation	āҒ
~doing	ĀѺāҌĢҋ
~don	ĉҋ
~dos	ĀҐāѳĈ҇Ĝ҇ŌҎ
~dot	āѹĿ҇
~doubl	āғđѹ
~down	ħ҉ķ҆ĽҊŀҊň҉
~drag	āѺĜҊ
~drop	ĀѺāҖ
~dropp	āҐ
~duplicat	Ā҈Ć҉
~dur	ĀѹāҞ
~each	ĀѺāѰĆҮĉҍĤ҈ĥғŀҊńҋ
~earlier	ā҈İѶŅң
~edg	Ċ҆
~edit	āѝČ҉čҒĎ҇Đ҆įҦ
~editor	ĀѺķ҆
~els	ĀҊā҈
~elsewher	Ī҆
~empty	āҍ
~enclos	ā҆ĻҙŁѺ
~end	Ā҆āѸĔ҇Ģ҇ĦҌħҐĨҍİ҆ĳ҆Œ҇
~engin	ĀҤāѳĆѹ
~enough	ĀѺāҖĬѺ
~enter	ĀҎāѵ
~entr	ĀѶĎ҉ĞҩŁѲłѺ
~entry	ĀѸċ҆ĐҧĞңįҊİ҆ĸҍ
~enum	āғĶѶĸӧ
~enumerat	Ā҈āѫĆҖĶѺľѺĿҌŏ҆
~enumeration	ĸҏ
~enumerator	āѺĸҳ
~env	ĀѸā҆ğҮ
~environment	ā҇ĊѺğӁ
~equal	ĀѴāѸđҺĔ҆ĕҋĢѸ
~error	ĀѺĈҜĊѹŃҝńӁŇѺ
~evaluat	đҐŇҌ
~even	ĀҌāѷ
~event	ĀѸāѴŕӄ
~ever	Āҗā҉ęҏěѹĦ҆ŏ҇
~every	ĀҊāґĆҧćѵĉ҇ĐѺĒ҆ē҆Ė҇Ě҈ģҍĤҌĵѹķѵĹѸĺѶĿ҈ŀҏŁѺňҒŉ҈ŋѺŎ҇ŐѺőѷ
~everyon	āҍ
~everyth	Ā҇āғćѸĈ҆ĉҊĒҎĖѹģҍĥ҆ĦѺĪҎŁ҈ňғŎҏŏѸ
~everywher	Ā҉ĆҌ
~exact	Ŕ҈
~exactly	Į҈ķҍĻ҆ŏѺ
~exc	ńҘ
~except	ĀҒāҖĊѺīѸńҎŎѺ
~exception	āҚćѵŁѺŃҳńӬňѸŐѹ
~execut	ĀѯāѲĉ҆ĊғĘҌę҉ěѺŌҖŎҏ
~executabl	āѹĞҖ
~exercis	ōҐ
~exist	āѥă҉Ą҈ĊѺĘ҉ĠҡġҸī҆ĬѺĭѹŅ҆ņ҆ŋҴŌѬœѺ
~existenc	ĀѹāѹġҐŋҗœѴ
~expand	ĀҊāҎđ҆
~expect	ĀҒāѳŁҖŐѹ
~explain	Āѷā҆ĢӀ
~explanation	Ģҍ
~export	ĀѥāҟģӸĥѹĩѺĪѵĬѸĭӋ
~expos	ĀѰāѷģҷ
~extend	ĀѨāѶĂҔćңĘѺĚҘěҔĢѹĥѹīѹňҵ
~extension	Ā҆āѹŒҙ
~external	ĀѵāѹĖҢ
~extra	ĀҒāѷ
~fail	ĀӎāѺĉѹŃҋń҇ŊяŌҧōѯŎҐ
~failur	Āғń҇ŋѸŎґœѷ
~fall	ĀѺāѴĔҏĕ҈łҍ
~fals	āѺč҇Ę҆ĭ҈
~family	ĀҎćҋňѸ
~far	Ā҇āѵĎ҈
~fast	ĀѵāҌ
~faster	āҧĬѸ
~fastest	āңĥѩ
~featur	ĀѯāҢ
~fetch	ĀқāѤĔѹğҚ
~field	ĀҒćѹĐ҈ĤӯĵѸľѷňѺŐҔ
~fil	ĀѬāѷĂѴăӁĄҮą҈ĆҗćѬĈѸĉѯĊѮċғČӒčѸĎҋďѲđѦĒѳēѰĔѲĕѷĖѶėѶĘѸęѸĚѷěѸĜѹĝѺĞѸğҏĠѪġҊĢѮģѹĤѯĥѨħҊĩҝĪҊīѭĬѦĭѯĮѱİѳĵҡĶҗķҜĸҗĹґĺҚĻ҈ĽҝľѪĿѱŀѰŁѰłѸŃѲńѱŅҐņҕŇѴňѰŉѲŋѰŌѬōѢŎҔŏѵŐѲő҇ŒӇœҥŔҚŕѶ
~filenam	ĀѷŅң
~fill	āѺĂҌ
~final	ĀѸāѺİҐĶҌ
~find	āѝă҈ćѲČѹĐ҇đѵēѸėѺĘѶĚѺğҌĢѱģѺĩ҇ĪѹĵҒĶ҈ķ҇ĺҕĽҜľѺŁѺŃҏńѹņ҈ňѴŌѹŐѺőҕŒҍœґŔѷ
~fir	ĊҎŕ҇
~first	ĀҋāҡąҳĆҒĉѳĩѺįѶİѶ
~fiv	āҐľѷ
~fix	āҡĶҊŉ҈ŌѺ
~fixtur	āҊ
~flag	āҍċқĕѺŏ҉
~flaky	āҘŌѷ
~fli	Č҆
~fn	ķҗĻ҈
~folder	ĀѲāҊĈѸőҶŒҌœ҉
~follow	ĀѹāѹĦҕħҍĿ҇
~for	ā҆Ăҍă҉ĄѺą҆Ć҆ĈѵĊѶċҘČ҉čѳĎҍđѳēѲĔґĕҖėҌĘѺĚѴěҊğґĠѹġѶĢҘĥҋħѵĩѹĪѯīґĬѭĭѵĮҌİѰĲҏĶѹĹ҈ĺѷļѹł҈ńѴņѷŇѮňѳŋѫŌѷō҆ŎѵŏҙŒѹœѸŔҌ
~forc	ĂҐĿѹ
~forget	āҕĂѹ
~forgot	ŒҊ
~form	Ħ҈
~formal	Łҕ
~former	Ņҙņґőѳ
~formerly	ŅҍņҌ
~found	āѬę҇ěҋĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
~fr	Āѷā҉Ĉ҇
~framework	łҒ
~freshest	ĀѳąѷįҘ
~from	ā҇ĂҎă҆ćҠĈѺĉҋĊґČѺčѸďҔĐѺđѺĒѷēѶĖ҆ėѸęҖĚқěҋĜѴĝ҇ğҗĠѹģҐĤѶĥѴħҋĨҘĪѸīѴĬѯĭѺįѵĶѸķѷĺѷĻѺļѺĿѳŀѶŁѸłѷŃҋń҈ŅҦņѤňҊŋѺōѳŎҐŏѹŐѺŒѷœѸŔ҉ŕѸ
~fulfil	ĀѺāѹĥ҆īҔ
~full	ĀҊāѶĆґőҒ
~func	ĀѦāҋĉ҆Ċ҇ď҇ē҇Ĕҏĕ҆ĘѸĢѺĤѵĥѵĬҏķҟĺѸĻғľҍĿҏŁҊŃҋńҋňѸŊ҆ō҉ŐѺőѷ
~function	ĀҒāҖĂҕăѹąѵĆѷćѲĈѺĉҶĊҳčѷĎѯĐѭđѪĒҦĔҎĖѺėѺĘҒęҒĚѸěѸĜѺĝѺĞѺĠѹġҎĢҋĤѬĥѲĦѸħѹĩѵĪѵīѳĬқĭѱĮѶįѴİѺĲѲĳѭĴѴĵѯĶѬķҠĸѴĹ҈ĻҞļҭĽѯľґĿҝŁҒłѺŃһŅѲņѴŇ҉ňѲŉѺŊҋŋѴŌѷōҕŎѶŏѴŐѫőѴŒѶœѷŔѷŕѸ
~further	ŀ҈
~gav	ą҈
~generator	āҍĬҩ
~get	ĀҎāѸĆ҉ĊҌċ҈Đ҆đѺĒѹēѺĔ҆Ė҇ė҆ĘѹęҜĝҔĞ҇ğҐĤѺĨҌĪҊīѹĬѹĭѷĵѶĶҊĸѺĺѹĽѹŁѺňѶŋѹō҈Őѹŕғ
~getenv	āѺğұ
~gett	ĉ҇
~git	ČҊĎҒĝѺĢҧįҏİҜĲҔĳѴŃѹňѹŉ҉
~github	ĀѸāҋŕҌ
~giv	ĀѩāѭăҍĊ҆Č҆čѹĐ҇ĕҋĚѺĜѸĠѺĢҊģҍĪ҇ĬѺĳҋĴ҇Ňҏ
~given	ĀѲľ҈
~global	Āѹā҉Ķҫ
~go	ĀѱāѯĈҏĊ҆ėѵĦҊĮҹŁҎŋ҆ŌҊōѷŎ҈
~going	āѲă҆Ħ҇Ŏ҇
~gon	ņҌ
~good	ĀѣāҧĔѺĢҐĬѸ
~got	ĀҊāѳĂ҇č҆ġ҆ĬѺŋ҈
~gpl	ĀѸıғ
~grac	ĀҠāѱĎѺ
~graph	Ā҉āѶĦ҉
~green	Ā҇āѢŌҙŎҥ
~grep	āѵŔҔ
~had	ĀѱĄ҉ĠҖŅґ
~hand	āѹĉ҇Ĕ҆Ł҇ŇҒ
~handl	ĀҨā҆ĢҌĸѷŃѷ
~handler	ĀҮ
~happen	āҒň҆
~has	āѬĂ҆ăѷĄҎćѸĉѷĊѹČѸčҏĎ҇Đ҇Ē҆ē҉ĚҊĜҌĝ҇ğѸġҌĢѺģѷĤ҈ħѸĩѹĭҋĮѴįҏĳ҉Ĵѹķ҉ĸ҆ĺ҉ļҎŀѺłѺŃѷńѶŅѯņҕŇѳŊҏŋѺŌѸŎѺŏѸŐ҇ő҆œ҆
~hash	ĀѵąҎİҒ
~hav	Ā҆Ă҇ĈѹĉѵĊѸĎҌĐ҈đѴĒҔĕѸėѶě҉ĜѸĠҍġҘģѹĤ҆ĥҌħѷĬѸĮ҇ĲѺķѺĸѷŀҊł҇ņѴŇѶňҐŉҎŊѸŋғŌѹŎѵŐ҆œѺ
~head	āѲąѺĎѱİҳł҆
~header	ĀѵĪ҈ĽҚ
~hello	ĀѴāҏ
~help	ĀѹāҕĂ҆ĊѺČѺĻ҇
~helper	Ā҇āѯĉҚķҪĺѺĻҍļқŁѹ
~her	ĀѴāѮĈҒĒ҈ėҎġҡĬѸĮҗįѶİ҇ıҎłґņѺŋ҈
~hey	āѰă҇
~hi	ĀѹāҔ
~hid	őҏ
~hidden	āѰĻҏ
~hierarchy	ĀҐāѮćҌĉѺĚҕŀҊňҍ
~hint	Ā҉
~history	ĀҗāѵĎ҉İҚ
~hit	č҆ŏқŔ҈
~hol	İҍ
~hold	ĀѴāѥĐ҈đ҇ĤҒĵҊķҍŉҊŌ҈ŐҎőҏ
~hom	ĀҌāѴġ҆
~hop	ħҐ
~hover	Ő҇
~how	ĀҒāҤĂѹăѺąѵĆ҆ćѹĈѱĉѹĊѷčѸĎҸďңĐѸđҖĒѺēѹĕѺĖѹėҌĘѹęѹěѺĜѷĝѲĞѹĠѸġѸģѸĤѶĥѵĦѶħҞĨқĩѯĪѷīѺĬѶĭѶįґıҔĲѷĳҮĴҒĶѶķѹĸѹĹѺĺѺĻѺľҰŀѹŃѹńѸŅҐňѹŊҸŋѷŌѶŎѵŏѷŐѸŒѯœѹŔѺŕҋ
~hunt	ĵ҆
~hwo	Āѷľ҇
~i	ĀѪāѠăѺĄѷąѺĆ҈ĐҊēѺĔ҈ĖѸĝҌğѷģ҈ĩѸĪѸĭ҈įѷıѸĵғĶ҇ķҊĸ҇ĹҋĻ҇Ľ҆Ŀ҆ŁҐłҊŃѸŅѹņѴŇ҇ňѺŌѶōѺŏѺŐѷőҊŒ҈
~idea	ĢҎķҊ
~identical	ā҈ĆѺ
~identifier	āѸġ҈ģ҇
~identify	ĀѱāќĉҍĊѹĖ҆ĚѹĞ҇Ŀ҉ŀ҇łѸŃ҆ńҊ
~if	ā҆ăѹĆѹćѷĈғĉѷĊѺčҕĐѺĔҒĕ҈ĘҌęҐěҗĜҌĝғğѹĠҐġҗĢѵĦҋħѺĩѷĪѸĬҍĭҐįѺŀѴŁѺŃѸŅѹņѺňѵŋҐŌҖōѷŎҙőѹœѵ
~ignor	āҦĊѹĝѺ
~impl	ĀѰĉ҇ĢѺĥҠīҪĽѷĿҋ
~implement	ĀѹāҢĂҝćѳĢѺĤѺĥӣīӑĵѹķ҈ĺҋĽѸĿѹňѧ
~implementation	ĀѵĂ҉ćѺĢѹĥӆīҚĽѸŀ҇ňѶ
~implementer	ĀѴĥӃňѹ
~implementor	āѷĥҟĽѹ
~import	āҘĂѶăѸĄѸąѰĆѵćѳĈѶĉѵĊѴċѷČѷčѰĎѯďѵĐѮđѴĒѶēѴĔѶĕѷĖѷėѷĘѸęѸĚѷěѷĜӇĝӐĞѸğѶĠѶġѶĢѶģқĤѴĥѵĦӸħӨĨӂĩӚĪӸīѵĬѪĭѯĮѳįѱİѷıѸĲѴĳѪĴѴĵѶĶѶķѵĸѶĹѷĺѵĻѷļѷĽѵľѵĿѵŀѵŁѳłҌŃѵńѳŅѪņѬŇѴňѴŉѸŊѯŋѶŌѷōѴŎѳŏӸŐѵőѫŒѺœѶŔѷŕѱ
~importer	ĀѱāѯĜҔĝҌģ҈Ħ҆ĩӂĪ҉
~in	ĀѳĂ҈ĄҔąґĊѵċҊčҐĎҏĐҢđѥĒѰēѪĔҕĕѳė҇Ę҆ĝ҆ğ҉ĠҐġҍĢѸĥѺĦґĪҌīѷĬчĭѯĮѫįѸıѩĲ҈ĳ҆Ĵ҇ĸ҇Ĺ҆ĻғļҊľ҆ŀҋŁѯłѷŅѮņѡŇѫňѢŉҌŊҗŌѣōѲŎҙŏҌŐѰőғŒѷœ҆ŔҖ
~includ	ĀѺāѭčҋĘ҆ę҉ĚҌĜҌĝҔĠ҆ĩѵĪҮňѸŉҗ
~incom	ĉѫĊҤ
~indirect	ĀҐĊѹ
~indirectly	āҖĜѳĦ҈ħҒĨҍĩѹĪѷňѺ
~indrect	ĀҎāѺ
~inferr	āѳŐҙ
~inherit	ĀҔā҇ćҌęѴĚҖěҘľѯŀ҆ňҨ
~inheritanc	āѷćҔĚҚěҏ
~initial	ĀҔāѣą҆ĔҍĶҋ
~initialis	Ā҇Ķ҇
~inner	ĀѶāҍķѳĻҢļүŁѹ
~input	ĀѰŁҲ
~insid	ĀѯćѺĉҎĊѹĐҒęғĢѵģѺĪ҆ĵѴķѸĹҔĻҟļҔľ҇Ŀқń҆ňѺŊґōѸŎ҉Œѱ
~install	ĀѧāҍĖҧėѺĞӓĮѸłѺ
~installation	āѵĞҎ
~instanc	ĀҐćѹĚ҈ĤҠ
~instantiat	ĀҬāҙĊѸĩѯĪѺĵѹ
~instead	āґ
~int	ĭ҆Őҗ
~integer	ĀѶāҍ
~integration	Āҏ
~interfac	āҗĂѹćѷĥҰīӯĵѺķѹĽҶĿѰňѶőѺ
~intermediat	ħҌĨ҇
~internal	ĀѶāѱĬѺĭӉ
~interrupt	ā҆
~into	ĀѳāґăҌĄѺąҕĊ҉ĝҏĩѵĮѵľ҇ŁҊŅѸņҗŉҍő҆
~introduc	āѰăҎąұğѹįѺĽҐ
~invok	ĀѧāѮĉҳĊҵĘҦęҟĚѹĿѰ
~involv	ĦҎ
~is	ĀҊāѱĂѲăѭąѴĈҋĉѰĊѱċ҆ČѫčґĎѦďѷĐ҇đҎĔҊĖѱėѴĘҎęҘĚҒěҤĜҒĝҙĞѴġ҉ĢҊģѸĤѵĥѷĦҌħѶĨ҈ĩѲĪѰīѱĬҗĭҢį҇İ҆ıҋĲ҈ĴѺķ҇ĹҖĺ҇Ļ҆ľѺĿѩŀѺŁѨłҍŃѴńѱŅѵņѺŇѵŊѸŌ҈ŏѱŐҐŒғœҊŔѺ
~isinstanc	ěҎ
~it	āҏĄѹćѺĈҒČ҆čҌďѳđѷĔҎĕҊĖҐėѺĘ҈Ě҆ěѹĝ҇ĤѺĦҐħѰĨѹĪѲīѶĬѷįѺĲѺĳѺĸ҉Ļ҇ļѷĿѶŀѺŃѷŊѸŌҌō҈ŐѵŔҋ
~item	ĀѸāѸģҞĶҋķ҈
~its	ĀѷāҠĂ҇ąѴćҋĉҒĊѶČѺĔѴĕҔĚҏěҋĝѸĠѺġѹĢѸĪҌīѱĬѶį҉ıѸĴѺĵѸĶ҆ķ҉ĸҐĹѸĻѸļҋŁ҈ŃѺńѹňѶŒ҆œ҆
~itself	āѳćѸĒѹĦҜĪѺĵ҉ņ҇ŒҌ
~java	ĀѱėѹĮӃ
~job	ĀҠāҒĢҫŕѶ
~judg	Ĭ҈
~jump	ĀѶāѸĶ҆ķҙĹ҆œҊ
~just	ĀҋāѮĆ҇ľҋňѹŌ҉ŏҎő҆
~k	ŌҔŎѹ
~keep	āѶĢ҇ĭ҆
~kept	Ā҆ő҆
~key	ĀҌĐү
~keyword	ĀҊāѸŁ҈
~kick	ŕҔ
~kind	ĀѰā҇ĚҌłҤńҊŇҏŐ҇
~kindly	Āџāѩė҆ő҇
~know	ĀѹāѲąѶć҈ďѺĔѺĕ҈ĢѺĥ҈ħѹĭ҇ķѺ
~known	Āѹāѹġ҈ŅҘ
~l	āѶĳҡ
~lack	āҨĂѺď҆ĿѫŉѸ
~lambda	ļ҆
~languag	āҔėѸłҍŔѸ
~largest	āҧĤѱ
~last	āҢąѵčѵĎѹįӜİҢĲҌĳҋĴѸŅѺ
~lately	ā҆
~latest	ĀѪāҔąѶėѶįҮİҕ
~lazily	āҋ
~lead	ĀҌāѬĚ҇ĦҊħҌ
~leak	ĀѶāҏ
~least	Āҏāѹ
~leav	ĀѴā҆ĂҒĆ҈ĔҊ
~left	č҆
~leftover	ĪѺŏҐ
~legal	Ė҇ı҈
~length	ĀҍĎ҉
~let	āғĕ҈ıѶ
~level	ĀҌĩ҈ĭҍĶҕňѺ
~li	āѹœ҇
~lib	āѲĖҙłҏ
~librar	ĀѺāѸĖҢ
~library	ĀѱāҍĖ҆łҭ
~licenc	ĀѫāҐĮѺıӑ
~licens	ĀѥāҖĖѸĞѹĮѹıӦłѷŅѺ
~lik	āҏď҇ĭ҉
~limit	Ā҉āѸ
~lin	āѹĂѷăѺąѶćѱĈѺĉѴċҜČѷčѶĎѰďѴĐҬđѮē҆ĔѷĕѹĖѸėѹĘѺęѺĚѹěѺĜѱğҗĠѹġѸĢѲģѱĤѳĥѰĦѶħѰĨѺĩѰĪ҉īѴĬѯĭѴĮѴįѰİѭıѹĲҳĳӫĴҵĵҝĶҧķҢĸҗĹҟĺҡĻҢļҢĽҜľѵĿѴŀѳŁѴŃѵńѵŅѱņѳŇѵňѴŉѺŊѰŋѶŌѴōѴŎѷŐѵőѱŒѳœҖŔҠŕѵ
~link	ħҌ
~linter	ŏ҇
~linux	ĀѺāҐ
~list	ĀѵāсĂҌă҉ąѺĆґĈѺĉ҈ĊҔČҐčѷĎѸďҘĐѸđѺĒ҇ēҏĔѹĕѺĖҟĘѹĚ҈ěѸĝѷĞҙĠѸġѴĢѳģғĤҖĥҊĦѵĩҊĪҗīҌĬѴĭѷĮѹįѸĳѹĵѸĶѺķѷĹѸĺѸĽѹľѬĿңŀҍŁҨńҌŅѹņѺňғŊѪŌѹō҉ŎѴőѹŕ҉
~literal	ĀѵđҗĶѹŔҙ
~liv	āѭđѺĠѸĵ҈ķҮĸ҇ĺѺĽ҇ōѷő҆Œ҈œҐ
~load	āҎĜ҈ĝ҉ħ҈ĨҊĩҒĪ҇ĭѸœѹ
~local	ĀѶāҏķѴĻҨļҡ
~locat	āѧĐ҇đѸĵ҉ĶҊĹҏĻҋĽҊŋѺőґœҊ
~location	ĀѦāѪĆҝćѸċ҆ĐҊđѴğҐĢѺĥѷĵҜĶҚķҋĸқĹҏĺҌĻҎĽґŀѶŁѹňѹŋѯŌѳőҟŒҖœҒ
~lock	ėҋĮѹ
~log	ĀҎāѺĎҔĢѳįғİң
~logg	ā҆
~long	āҕĐ҈įҒĳҐ
~longer	Āҋā҈ąѺ
~longest	ĀѹāҸħѸ
~look	āѧĚ҈ğҔĢѺĪ҆ķ҉Ĺ҆Ł҆ő҆
~lookup	ĀѹğҲĺѵ
~loop	Ħҙ
~lost	Ā҆
~low	ā҆
~lowest	Į҉
~lst	ĀҌįҊŊѳ
~m	ĀҊāѩĄ҇Ċ҈čѶĎѸĐҋđҎĒҋĕѸěѳĜѹĥѹĦѵĨѶĪ҆ĬѯĲѹĳ҇Ĵ҈ķҏĹ҉ĺҎĻ҆Ľ҇Ł҈ŃѹńҊņѸŋѺőҋŒ҇
~machin	āҏ
~macro	Ā҈āѵđ҉
~mad	č҆ģ҈ĬѺĭ҇Ĳҋ
~main	ĀҏāғĈѷ
~maintain	Ā҈āҋ
~mak	ĀѸā҇ĈҋĉҕĊ҆đ҈Ę҉ĚѷĢ҆ģҗŁѸŌѷō҆ŏ҆ŕҌ
~mandatory	āѺĂқĤѺ
~many	ĀҵāҨĆ҇ĎҸĤѹħѺĩѵĬѹĳҦľҶŊӆ
~mark	āѸĂҋĒґĭҋĿѺ
~match	āқĸѴ
~matter	ā҇
~maximum	ĀѸāҐđѹė҆
~may	ĀѳāҤĊѯńҌ
~mean	İ҈ĴѵĹ҈Ł҆Œ҇
~meant	āѶĢҋł҆ň҆
~measur	ā҉ĳ҆
~meet	Āѱā҉ğҍ
~member	ĀѺāѬĂҋĉѹĤҷĵѷķѹĸҘĹҍĺ҆ľҢĿҲŃѷ
~memory	ĀѸāҍ
~mention	ĩғķ҈ōҌ
~messag	āҕįѺİҊŔҒ
~metadata	ĞҌĮҍ
~method	ĀґāҔĂҿąѹĆѶćѨĉҍĊҘčѹĎѷďѸĐѱđѷĒҙĔѹĕѺėѺĘѹęѸĚѫěѱğѹĠѺġѴĢѴģѶĤѴĥѳĦѹħѺĩѸĪѸīѯĬѺĭѳĮѸįѸĲѺĳѸĴѺĵѩĶѶķѳĸѸĹӄĺҼĻѹĽѲľӰĿӸŀҺŁѵŃҔńҊŅѸņѸňѬŋѷŌѺōѴŎѺŏѹŐѲőѷŒѶœѷŕѺ
~might	ĀҋāѲń҈
~min	ė҇
~mind	ĀѴāҐ
~minimum	ħ҇Įғ
~mis	ĀҋāѸ
~miss	ĀѶāҷōѯŏѺ
~mit	ĀѸāѱıҧ
~mnay	ĀқāѲ
~mock	Āѹī҇
~model	Āѱāҙ
~modifi	āѷăѵČҗčғĎҎįҟ
~modification	įҕ
~modify	ĀѶČ҇č҉į҇
~modul	ĀѱāѳćѸĉѷĊѱċ҈ĐѶđѹēѹĜ҉ĝ҇ġѺĢ҉ģҟĤѹĥѵĦҐħҒĨ҉ĩҲĪҭīѹĬѶįѺĵ҇ĶҮķҋĽ҈ŀѺŁѺłѺŃѺńѺŅѸņѸňѺŌѵōѵŎ҇őѱŒӋœ҉ŕѺ
~moment	āѹŌҊ
~month	ĀѺāҘĎѺ
~mor	ĀѺāҢĆҊį҉ņ҆
~morn	ĀѸāѷ
~most	ĀѬāӉąѶĊѹįңİҡňѺ
~motion	ŕ҇
~mov	āҒĝ҇įѷķѹŅҪņӆőѹ
~msg	İ҈
~much	Āѳā҇đҗľѸ
~multipl	Ć҆
~must	ĀѺĂҙėҋğѷĮґŀѺŇѸ
~my	ĀѰā҇Ğҍğ҉Į҈
~n	ĀѺāѴĈ҆ĊѺĘ҆ĝҊġҊĬ҆ĭ҇ĴґľҊĿѷňѺŊ҇
~nam	āѳĂҌąѴĆҊĈѹČҖčѴĎѺďѷĐѹĔѹĕѺĖѶėѺĘѺęѺĚѺěѸĜѳĝѵĞҖğѺġңĢѶģҬĤҏĦѷħѲĨѷĩѶĬѫĭҋĮѵįѴıғĲ҈ĳѷĴѶĶѷķѸĸѹĹѲĺѺĻѶľѱĿҙŀѹŁҖŅҼņҭŇѸŊѩŋҟŎѳŏҍŐѸő҇ŒҦŔѺŕѺ
~narrower	ā҇
~navigat	ĺ҆
~need	ĀѶāғđ҆ĖҰĞѴġѸĢ҉ģѳĪҍĬ҇ĭѺĮҒĶѺĽ҆ŀѴń҈ŏҋ
~needles	ĪѳŏҜ
~negativ	ĀѶāҌ
~nest	ĀѱāҒķѴĺѺĻҬļҥ
~network	ā҇
~never	āҼĉѷĔ҆ĤѷĪѷĸѺŃѯńѸŏҭ
~new	ĀѸăҖĄҗė҈ņҶ
~newcomer	ā҈
~newer	Ā҉
~newest	ĀѬāҔąѶĮѴįҢİҡ
~newly	āѵăҊĄҌ
~next	ĀѱāҪďҋ
~no	ąѸćѷĈ҇č҈Ĕ҆Ę҉ĚҌĜҍġҎĦҊĪѺĬҌķ҇ĿѺňѸŋ҈ōѹŏҍ
~nobody	āҚģѷŏ҉
~nod	ĀѲėѹĮӃ
~non	ĀѸāҏĖҒ
~normal	Ā҉
~normally	ā҆
~not	ĀѷāҞĂѺă҆ĄҙĆҏćѸĈ҉ĉѷĊѹČѷč҇ĎѹďҙĒѰēѺĔҍĚҊĜҋĝ҆Ġ҇ĢѺģѶĥѹĨѹĩѲĪѰīѲĬґĭҔıѺĲѹĳѹĺѺľѺĿѶŀѸŇѹňѸŉѳŋҕōѴŏҫőҋŒ҇
~noth	āҎĊѺĪѴŏҨ
~notic	ĀҋāѲ
~now	āѰĎѺĬѺİҋŅҋņҮŌҐŎ҇
~null	ā҆
~number	ĀҒāҕĊѹĎҠĐ҆đҜĤѲĪѲĳҨĴ҈ĸѴľҝĿѰŁѹňѺŊҧ
~numpy	Ā҈āѺ
~object	ĀҘāѶĤҊĵ҉ĿҋŇҔŐҊ
~oblig	āѸĂ҉
~occasion	ŕ҈
~occur	āѷĊ҇ę҇ō҇ŔҔ
~occurrenc	ĀҌŔҊ
~of	ā҈ĂҍăѹąҊĆғĊѴĎҘĐҍđѸĒѸēѹĔҎĕѹėҍĘѺĚҋěҊĜ҉ĝ҆ġѱĢҌģҋĥѷħѵĨҌĪѹī҆ĬѐĭѪĮѺıѴĵѴĶѸĹґĺѹĻҊľҐłҔŅ҉ŊҏŌѲōѦőѴŒѷœѴŔҌ
~off	āѵĊҎŕқ
~offer	ĀҋāѥĚѳģҔĿҠ
~offlin	ĀѹāҊ
~often	āҚĎҒ
~ok	ĀѮāѶĈҔŌҍŎҐ
~old	ĀѲāҐĮҋŅҩņҝ
~older	ėѺĮҌ
~oldest	Āҍā҉ĆѹĮҗİѷ
~omit	Ĕҋ
~on	ĀѶāѱĂ҉ąѶĈѶĊѭĎҐďѷđѯĒҗĖ҆ě҉ĜҒġѩģѵĤҐĥѯħҒĩ҈īҊĬѩĭѱį҉Ĵ҆ĸ҆ĹҖļҋĿ҆ŀѸŁѺł҆ńѶŅ҆ņѶŇѺŊѸŋғŎѶŐѸőѷŒ҆Ŕ҇ŕҗ
~onc	ā҉Ć҇Ğ҇ņҊ
~only	āҮĂҏĆ҈ČҌĒѹĖѮħ҉īѹĬѹĵҋĿ҈ōѶ
~onto	ēҘ
~open	ĀѴāҐĬ҈ı҇ĵҔķҊő҆œ҆
~option	ĀҎċҚĐҝđѺ
~optional	ĀҏĔҋĖѳ
~or	ĀѮāѠĈқĉѶĊѭċҊčҐđҊĒ҈ĔѺĚ҆ĜҍĞҋğҍĠҊġҏĢѷĤѺĥѷĦ҆ħѺĬҕĭґĮѺıҎĵѹķѺĹѹĽ҈ŀѺŁѹłҫŃѹńѺŅѹņѺŇ҉ňѨŋ҈ŌғōѱŎҒŏѴőѹœѹŕҊ
~order	āҕēѹŁ҆
~origin	ŅҊ
~original	Ņғ
~originally	ĀѷąҍŅ҈
~originat	Ńҋ
~other	ĀѺāҨĉҚĊѹďғġѺģҚĦҎĩҌĪҙŁѸ
~ought	āҭĒѺĵѸ
~our	ĀѴā҉Ń҆ŋ҉őҏ
~out	ĂѸĈ҇ĊѹĔҎęҊğҊĠ҉ġ҆ģҏĪѯĵѺļѸŁѺńҒŇҏŌҎŎҌ
~outcom	āѸŌґ
~outdat	Āѳāҕ
~outer	ĻҎ
~outgo	ĉҢĊѰ
~output	Ň҉
~outsid	ĀѯāҚĖҏģҒŊѸ
~over	ĀѶāҐĒ҇ē҆Ĕ҆ħҋĨ҇ĳѸ
~overall	ĀѵāҔĢѺ
~overload	Āѷā҈Ćҫ
~overrid	ĀҡāҥĂҗĆѺćѴđѹĢѳĥѺĿѬŀӸňѷ
~overridden	āҐŀҫ
~overview	Ā҇
~own	ĀѴā҉ĆҌĪѹŀҗ
~packag	Ā҈āѬĖҷĞҠĪғĮѳĶҋ
~param	ĀҌā҆ďңĕ҇ġѴŁҽńѸŇѷ
~parameter	ĀҪďҾđѺĔҍĕҕĘѶęѸĚѷěѵġѶĢѷĬѺŁӒŇѷŐѷ
~parent	āҠĆѷćӏĘѺęѸĚ҇ěҝĺѹŀѸňҏ
~parenthes	āѶć҇Łҏ
~pars	ĀҸāѥ
~parser	ĀѱāҏċҘ
~part	ĀҊāѸĂҍČ҇čґĎѺĐ҆ĠҎĦ҇ŉ҉
~partially	āҊĥѵ
~party	ĖҔ
~pas	āҎĔ҉ŁғŋѸŌҦŎүœѹ
~pass	ĀҎāѡİѸŁҍŋѵŌҧŎҷœѴ
~past	ĎѺŅҘ
~path	ĀѡāѮă҆ćѹČҞčѵĐѺĢѶģѷĥѹħҐĨ҉ĩѹĪѺįѺĵҙķҕĺѸĽҌŃҊŅҚņҙňѺŌѹőӇŒҩœҔ
~peopl	ĀҎā҉Ė҆İѹ
~per	āґĎѷľ҇
~percentag	ĀѲāҜ
~person	Ĳҡ
~phras	ŔҔ
~pick	ğҌ
~pin	Āѹ
~pinn	ĀѹėҤĮѷĲ҇
~pip	ĞҊ
~pipelin	ĀґāѳİѺŕҋ
~plac	ĆҥĊҗĐҍğҍġѸĥѷĬѹĭѺį҇ĵ҆ķ҆ĸҍĺҍĻѸļ҇œҋŔҍ
~plain	Ģ҆
~plann	ĀѹāҊ
~play	āѵĢҠ
~pleas	ĀҔāѫąѷć҇ĎѷđҋĖѺĚѹġѺĢҏĬѺĺ҈ĿѺŊ҆Ō҈Ő҆őҍ
~pls	āѸıҋķҙœ҆
~point	ĀѹĐҐĞңķҎĺҋ
~position	ĀѺāѺĐ҈ĵ҆ĸ҆ĺҔĻ҆ĿѸ
~positional	Ł҉
~pr	ŕ҇
~preced	ēҏ
~predecessor	āѸŅҚņѺ
~present	ĀѸāѷĝ҆Ġҍİ҇ņ҇ŋ҇Ō҈
~preset	ĀѺĔҟ
~previou	ŅҠőѸ
~previously	ĀѸŅҍņ҈
~print	āѯđґĖҠģҍĤ҉İҋĲѵĴҖĶѶ
~prior	ĀѸāѺŅҡ
~privat	ĬѺĭӊľѴ
~produc	ĀҌń҈
~production	ĀѺāҏ
~program	āѵĞҐğ҉Ģ҈łҍ
~programmer	ĀѴāҖ
~project	ĀѳāҊĈҘĎѸĖҝėҟĞҚġғĬѸĭѺĮҦįѹıҘłҭŅѺŊѲŋҌŐѺőҊ
~promis	ĀѸĥ҈ī҆
~propert	ćѺĤӇĿѺŐѶ
~property	ā҉Ĥ҈Ĭҩ
~protect	ĀѶāѱĬѺĭӉ
~protocol	ĀѺāѵĥҕīҾ
~provid	āѴĞҋģҎŏѹ
~pub	ģҏ
~public	ĀѬāѸĠѶģӐĬѸĭӅ
~publish	ģҋ
~pull	ĀѹāѰĖҊĜғĝ҇ģѹħ҈ĨҎĩҢĪҖ
~pur	ĂҚĿѺ
~purpos	ĀѫĊѹĢҽłҕ
~push	ĀѳāҍŕҔ
~put	Āѩą҇Đ҆ĒҌė҆Ğ҆ğѵĮѸĲ҆ĵ҉ĶҌķ҈ĸ҈ĺҎń҈ō҆ő҉
~pytest	āѱŌҏŎҙ
~python	āѹėѸĮӄŒ҆
~quantity	ľҊĿѹ
~query	ğ҇
~question	ĀѰļ҇Ņѷ
~quick	ĀѴāҖļ҇Ņѷ
~quickest	ħ҈
~quot	ĀҊāѺ
~r	ĀѹāҋĥѹĮ҉
~rais	Āқā҈ĉѸĘѺĬѺĮѺĿѺŃӜńӘ
~ran	Ā҇
~rang	ĀҖāѳă҉ėҕĳѺ
~reach	Ā҈āҚħҏĨҐŒѺ
~reachabl	Ĩ҆
~read	Ā҉ĐѸę҇ğһĴҤĵ҆Ķѳ
~real	Ā҈
~really	Āѯā҈ġҊ
~reason	āҖŌѺ
~rebas	ĀѱāҔ
~receiv	ĀѺāѶŅ҆Ň҉
~recent	āѫĮҎįҕİґ
~recently	ĀѶāѲąѺįҙİҍ
~recursively	Āґňѹ
~red	ĀҔāѬŎ҉
~redefin	ŀҧňѶ
~redefinition	ŀҊ
~refactor	āҒ
~refer	ĀҊāѱōҍŏ҈
~referenc	ĀҏōҘŏҐőѶ
~regard	ĀѪāҍĶѹŅ҆
~register	ċґ
~reimplementation	ŀҍ
~rel	ĩҍ
~relativ	őҏ
~releas	ĀѵāҖăҐąѺċѷčѵėҙĠҠġѺĮҖŉҾ
~rely	āѮĉ҈ĖґĜ҆
~remov	ĀҦāҬăѵąѱčѹ
~renam	Ā҉āҗąѺįѹĸѹĹѹŅӎņӡ
~replac	Ā҇ď҇ŀҝŃѺŅѺņҊ
~repo	āѨĆ҉ĈғĎѺė҆ġҡįѸİҕıҍłҚň҇ŋҌōѺőҖŔ҉
~report	ĀћāѱĂ҇ĎѺĒ҇ğ҆ġ҆Ī҈Ķ҈ĺѺňґŏ҆
~repository	āѩĈҊġҡįѺİҕı҇łґőғ
~request	āҎŕ҈
~requir	ĀњāѺĂҞđѹĖҙėҠĜҎģѹĩҥĪҜĮҘŀѵ
~requirement	Ā҇āѥĖҦėҞĞѹĮ҈łѸ
~rerun	ō҆
~resid	āѺő҆
~respect	Ą҆
~responsibl	ĀѷąҊĢҐ
~restart	ā҆
~result	ĀѧĈҋĊѸŅҏŇҫŊѺŌҜŎҨŐѪ
~ret	ĀѸāѺŇҤŐѫ
~return	ĀѨāҫćѹđѺŇӸŐѭ
~revert	āҢİѸ
~review	ĀҊāҥĲѱ
~revision	ĀҙāѯąҊČ҇ĎҢĪѹįҊİ҈
~rewrit	ŀ҆
~rid	ā҈
~right	Āѧć҇đ҇ēҍĕ҇ę҇Ĝ҈ĭҊĶѸłѺňѺŎ҆
~rol	ĀѰĢұ
~root	őҚ
~round	Ħҋ
~rout	ħҗĨҌĪѺ
~routin	ĀѴāѺĉҐķҡŁ҇
~row	ĀҊāѴĳ҈
~run	ĄѺĈҒĉ҆ĊҢēѹĖҩėѹĘҒęҋěѶĞ҇ģѺĤѺĪѺĬѸĮҐįѺĶѸĿѮłҊŊѯŋѹŌҮōѳŎҸœѱŕҙ
~rundown	ĺѵľѷĿҢ
~runn	ĀѰāѵĖҔŌҐŎҋœѹ
~runtim	ĀѹĖҟ
~rust	ĀѶėѹĮӁ
~s	Ā҉āѯĒ҇ĘҊĬѺĿҌő҈Ŕ҈
~saf	āґĔѺ
~safely	ā҆
~sam	āҨďҏĦ҇
~satisf	ĀѺĥ҆īҏ
~satisfi	ĥ҆
~satisfy	ī҆
~say	ĀғāѨĕҏĢѺĥҋĬ҉ĴҎĶ҇
~schedul	ŕ҆
~screen	Ŕ҆
~script	ĀѫĞҦğ҆Ķ҇Ŏ҆
~scroll	āѷļ҈
~search	ŔҊ
~second	ĀѸāҗ
~secret	ĀѴāҏ
~section	ĀѴāѯĐҕĖ҉Ğ҈ŕҎ
~security	āҏ
~sed	ĀҊĴҒ
~seem	ň҆
~sell	ā҇
~sens	āѸĢҎ
~sensibl	ĀѸāҘđѹ
~sent	ő҆
~sentenc	Ŕ҆
~separat	Ŋ҆
~sequenc	ħ҆Ĩ҆
~serv	āҍđѹĢҞ
~server	ĀѸāҏ
~set	Āҋā҇ĆҋċҊď҆ĐҡđҏĔѺĞ҈ĢѳĬѺĶҭĿ҆ņѸŕҌ
~sett	ĐҲ
~several	āҊĆґ
~sha	ĀѰāѵąҌİҚ
~shap	ĀҖāѵ
~shar	ĀѸāҮňѵŐѺ
~shell	ĞҌğ҆
~ship	ĀѴāҐĠҊ
~shipp	ĀѵĞ҉ŉғ
~short	ĀѲāҎĢҎħ҇
~shortest	āѳħҠĨҍ
~should	āӸĻҍļ҆Ň҆
~show	āѠĂ҈ć҇Ċ҆ČҎčѹĎѺď҇Đ҇Ė҇ĝѺĢѹģ҆Ĥ҆ĦѸĩ҆ĬѹĭѺİҌĲѷĳѸĴҔĵѹľѺŁ҉ł҇ŇѺŊѺŐ҆
~shwo	Ā҈
~sibling	āҍ
~sid	ď҉đ҈
~sign	ĀѸĕ҇
~signal	ĉѵŃқ
~signatur	ĀѬďҾĔҒĕҗĽѷŀѺŁҤŇҋŐѺ
~similar	ĀѴāҜğ҆ġѹ
~sinc	ĀҐāҭă҉Ą҆ąҋČѴĦѶĬѳįҝņҊŌѹ
~singl	ĀѸĆ҈ŌҌ
~sit	ĀѩāѩĆҋĉѳĊҡĒ҆ĚѺĢѺĤѺķҡĸҒĹ҈Ļ҈ĽҐĿѺŁѺŃҋőҐ
~sitt	āѷĒ҆
~situat	ő҆
~siz	Ā҇āѴĳҏľґĿѺ
~skip	āҔĕ҈ŀѸŌѸ
~skipp	āҟŊѮ
~slow	āҗ
~slowest	ĀѰāҼĊѶōѸ
~so	ĀѯāҒĚґĬҏıѹĽ҆
~softwar	ĀѺĖ҇ĮѺłҘ
~som	ĀѵāѷĦ҉ň҆Őғ
~somebody	ĀѹāѴĬ҆į҇İҋŒ҆
~somehow	Ā҆
~someon	āѲķ҉Ŕ҇
~someth	ĀѸāҚĆҍć҉ĊѹĎҎĚѹĠ҈ġҘĬѹĶҊĹѺłҌ
~somewher	ĀѴāѸĐҊĚ҇ě҉ķґňѺ
~sorry	ĀѰāѬ
~sort	āҎłґ
~sourc	āєćѸĈ҆ċҋĐѸđ҉ğҠĩғĪѺı҇ĵҖķґĸ҈ĺҒĽҘĿѵŀѺŁѺŃ҈ŅҒņѺňѹőѹŒҘœ҈ŔҌ
~sp	āҙďѷ
~span	āѸĳ҆
~spec	ĀѺāѹōҗ
~specialis	ĀѴĘѹęѴĚҔěҐĥѹňҏ
~specialisation	ĀѸĚҋňҠ
~specifier	ėҊ
~spell	ĀѺŔ҇
~spin	Ā҉āѹ
~split	āҍ
~spot	ĀҋāѫĆҖĵ҈ķҊő҇
~squash	ĀѬāҜ
~src	ĀҎāѶ
~stabl	ĀѺāҍĬѺį҆
~stack	āѺē҈
~stand	ĀѱāѶćґĐ҈đҔĒ҇ēҌĢѵİ҉Ĵ҈ŁѺŇҊňѷœ҆
~standard	āҋĔ҆
~start	ĀѰāѳďѺĦҊħҏĨҋĪѺİѺķҌĹ҇ļ҇œ҇ŕҵ
~stat	āѣĈҗČ҇Ġ҇
~statement	ĀѰāѶĜ҈ģ҉ĪҒĵҌķ҆ĸѹĻѺŃҋńҝŏҎŔѺ
~static	ĀѸāҎĬӎĭѸįѺĶҋŐ҉
~statu	āҐĈ҉łѸ
~stay	āҍ
~stem	ŒҌ
~step	ĀңāѩħҗĨ҆ŕѳ
~still	ĀѳāҦĈ҈Ċ҆Ġ҆ŅѸ
~stop	ĀҐāҐĐѺĜѺ
~stor	āѶđҌĤҍŐ҈
~str	Ā҇āѲđҗŇ҈ŐҚŔҎ
~struct	ĀѸĤҗĥҗīҍĵӃķѷĺѶĽѸĿҐ
~structur	Ā҉ő҈
~stuck	ē҉
~stuff	Ā҉āѲć҆ģ҇Ī҆
~stumbl	ĀҌāѺ
~styl	ĀѴāҝ
~subclas	ĂҎćҩĘѹĚ҇ěҎĬѹŀҔň҆
~subclass	ĀҔāѬĂҡĆѹęѵĚҒěҡĿѴŀҢŁѺňӂ
~subdirectory	őҔ
~subfolder	ĀѹāѺőҠ
~succ	āѥĈҞİѺŌҒŎҝ
~succeed	āѹĈ҉ŋѺŌҕ
~successful	āѶŌҎ
~successfully	āѺŌ҇
~successor	ņҕ
~such	ğ҇ġҊŋ҇
~suffix	ŒҔ
~suit	Ā҆āѷŊѹŋҚōҍ
~sum	Ģ҉
~summaris	ĀѺĢҏ
~super	Āңć҈ŀѴ
~superclas	āѺćҹěҌŀѺň҈
~superclass	ĀѶćӀě҈
~superfluou	Īѯŏҩ
~suppli	āѷĔ҈Ł҆
~supply	āѹĂ҇
~support	ĀѸāҐī҆Įһ
~surfac	ģ҉
~suspect	Ħ҆
~swallow	ĀѺāғŁҎńѰ
~swap	ď҈
~switch	ā҉ċҕĸѶ
~symbol	ĀҘāѬģҜĭҙ
~system	Ĉѹłґ
~tag	ĀѶāҌČѷčѴĠҏŉӍ
~tagg	ĀѮāҍĠ҇ŉҌ
~taht	ą҆
~tak	Ā҇ďҝĔ҆ğ҇Ģ҉ģѷħ҆į҉ķҊĿѷŁҢ
~tally	ĀѹāѺĺѺľҝĿѶŊҕ
~target	ĀѺāѶĉҙŅѸņҘ
~task	ĀѷĢҥ
~team	Āѹā҈
~teh	āѱĭ҆Ķ҈Ĺ҆ŋ҆
~tell	Ā҈ăѺĄ҆ć҆ďѺĐѶē҇ĩѸı҇ķѵĻѺļ҆Ľ҇ĿѺŃѺňѹŉ҇
~term	ĀѬāѵĢ҆ıҮ
~terminal	Ğҋ
~test	ĀҺāҳĂѷăѺĄѺąѰĆѶćѴĈѹĉѴĊѭċѺČѺčѵĎѴďѷĐѲĒѷēѴĔѸĕѹĖѲėѹĘѹęѷĚѸěѸĜѸĝѷĞѸğѸĠѵġѭĢѵģѲĤѴĥѴĦѶħѷĨѹĩѳĪѴīѺĬѠĭѩĮѵįѳİѹıѹĲѵĳѵĴѵĵѵĶѴķѲĸѸĹѸĺѶĻѷļѸĽѶľѴĿѬŀѵŁѴłѷŃѳńѵŅѲņѳŇѸňѵŉѹŊӸŋӸŌӛōӸŎӥŏѵŐѶőѲŒѴœӦŔѹŕѶ
~testcas	ĀѺāѸŊҍŋҊō҈œҋ
~tet	āѲōҒŎ҇
~text	āѲĳҒĴҰŔҕ
~th	āҒćѶĈҌĉѵĊѹċҏĎѶďҎđѺĜѷĝѷĞ҈ğҍĢѳĤ҈ĦѳĨѯĩѪĬљĭѶİ҉ıҌĴѶĵ҉ĶҒķґĸҐĹҊĺѸĻ҈ļ҈ĽҏĿѷńѹŅҊŇѵňѹŉ҈ŊѫŌ҈ōѶŏѮŒҍœҏŔҚŕ҆
~than	āҲĄ҈Ć҉ď҉Łѹ
~thank	Āѭā҉
~that	Āѹā҇ĄғąҍćѴĉѺĊ҆ċ҈ďҊĒ҇ē҉ĔѵĖѺĚѺġ҇ģѶĥҋĩҍĪѴį҇ĳѴĶҌĺѵĻҋĽѵľѺĿѸŅѺŉ҆ŊѹŋѴŌ҆ōҌőѰŒѸœѴŕ҇
~their	ā҉Ć҈ćѴĎҊďҔĥ҆ŀҋň҉
~them	ĀѵāѸăѹĆғĉҊĊѸĒҋĪѺŃ҈ōҏŏҕ
~then	ŏ҆
~ther	ĀѭāѳĉѳďѸđѵē҆ĔѺĘҌęҊěѸĜ҈ĠҞġҗĤ҆ĥҐĩѺĬѣĭѲĲ҈ĳҌĻѺļҊľ҆Ŀ҇ŀҋń҆ŅѹŋҌŌѹ
~thes	Āѹāѹņҍ
~they	ĀџāћĆҋď҉Ė҇ė҆Ğ҉Ĥ҉ħѺĪҏŅѹň҇ŎҏŏѺ
~thi	Ā҆āҐĂѺąѴćѸĈқĉѹĊ҆čѹĎѩĐѷđҋēѹĔѺĖҬėҏĘѺĜѺĝѹĞҭĠѺġңĢ҈ģѶĤѹĩѺĪѷĬѫĮҮįѳİґıҦĲѺĳѹĺѺļѺĿѺŁѹłңńѸŅѩņѹŇѸŊѷŋґōѷŎѺŏѺŐѷŒѺŔҏ
~thing	ĀѩāѹĄ҈Ĉ҉Ēҋę҆ġҙĢ҈ģҎĪҎĮѺł҉
~third	ĖҔ
~thos	ďҊŀ҆
~thousand	ĳ҇
~thread	ĀѶāҕ
~through	ĈҐĊѹĢ҈ĦҝħҔĨҍĪѶńѺŌҒŎҐőѹŒѺ
~throw	ĢѹĻѺĿѶŀѸŃӈńӄ
~thrower	ĀѶŃұ
~thrown	ĀѱāҌģѹŃҦńқ
~thru	Ā҇
~ticket	ĀѺā҆
~tied	āѸėҊ
~till	ħ҈
~tim	ĀѤāҬĎҒĖґĠ҆įғ
~timeout	Āҍ
~tip	Āѹİҕ
~to	ĂҚăҊąѫĆѱćѳĈѸĉҊĊѷċ҈č҉ďґđҘĔҙĕҐėҋĜѵĞѹġѹģҎĥ҆ĨҔĩѶĪѱī҉ĬѴį҈ıѱĴѫĵҌĶѹĸѷĹғĻҋľѵŀѬŃѷņҖňѴŊѵŌѱŎѴŐѴœҍŔѹŕ҉
~today	ĀҌāѷņҗ
~together	ĀѺāҙĿѷ
~told	āѸġҊ
~too	āҶĊѺěҌľѱ
~tool	ĀѩāҍĈѺċ҇Ė҇łҠ
~top	ĀѵāѴĒҎēҊĪҏİҕ
~topmost	ĀѸįҋ
~total	ĀҞāѱĎҢĤѤĩѳĳҕľҨĿѮŊҢ
~touch	Ā҆ăѵąѹČҟčҩĎґįҪĳѺŋѺō҉
~tr	ĀҍāѰă҈ĐѸĚ҈ĵҏň҆őҡ
~trac	ĀѸāѸħ҈Ĩ҆
~trait	Āѯā҆ĤѷĥқīӑĵѹķѺĽұŐѺ
~transitiv	ĀҘāҏĊѴňѯ
~transitively	ĀҖāҊħҐĨ҆ňѩ
~translat	āҐŔѺ
~treat	ĭ҇
~trigger	ĀѥāѰĉ҉ĊҚĘҕęҏĚѯŕӄ
~tru	ĀѺāѪĊѹčҍĚҊěҌĜ҇ĝ҆ĬҒĭ҉
~try	ĀґāѳĈҙń҇
~turn	āҘłѺņ҉
~tutorial	ĀѴāҋ
~twic	ĀѺāҏ
~two	Āѱāғğҍ
~typ	Ā҇āҍĂѺćѹĉѷĊѲďѸĐѹđѬēѷĔѴĕѺęѺĚѹĞҋĢѵģѺĥҩĩѹĪѹīҌĬѲĭѷĮѸĲҊĴѹĶѯķѳĺѺĻѺĽҪĿ҉ŀѹŁѱłҢŃѵńҪŅѺņѺŇӈňҔōѹŏѷŐӫőѺŔ҉
~typedef	Āѹā҆Ľҿ
~typescript	Ľґ
~unchang	āѵįҏ
~under	Ă҈ćѺĐҎĒ҇Ě҉ıҎĹҊł҆ńѳŅҎņҐō҉ő҈œ҈ŕ҇
~understand	āѹĢҋ
~undo	āҒįѺ
~unit	ĀѴāҋŊ҆ōҏœҌ
~unlik	ďҎ
~unneed	ĪѷŏҎ
~unreferenc	ĀҗěѺĪѸĬѺŏҋ
~unset	đѷĕҍ
~untest	ĀҗāҘľѭōѷŎѺ
~until	āґĎѶ
~untouch	āѺįҋ
~unus	ĀҍāҘĝѷĪѮŏӈ
~up	āѳăҌĆ҈ć҇ĈѴĉѶĊѲċҊĎѴĐѹě҉ĞҌğҏĢ҇ĦҒħҋĪѺĮ҇ĳѹĶѸŃҊŊ҆Ō҇
~updat	Āѹč҆įҔ
~upgrad	ĀѲāҒ
~upstream	Ā҇ā҉ĊѺėѹ
~upward	ĀҒāѷćҐĉѹ
~us	ĀҌāқĆѷĈѶĉґđѶĒҏĕҌėѹĘҖĚѹĜ҈ĢҎģѺĥѷĦѺĪҌĬѶĭ҉ĶѱĻѺŃѺŊѰōҦŏҺ
~usag	ĀҝāҋĉѹĊґđѺ
~used	ĀҎāҘąѸĊ҇đѺĒҒĔ҈ĕ҇ę҆ĝ҇ģѺĩҕĬѺĶѭĽѯŅҋņ҇ōҌŏҗ
~useful	āҏŌѴ
~user	ĀѣāҙĞғĠ҇ĩғŒѹŔ҆
~using	ā҇Ē҇ĩ҉ĪѲĽ҆ŊѷŏҒ
~usually	ĀѺāґ
~v	ĀѲāѴņ҇
~val	đҊ
~valu	ĀҌāҐĐѹđӒĔүĕҴĢѹĤѹĬѷĭѺĶҋŁѸŇҗőѺ
~var	ā҆ğҕĶҏŐ҉
~variabl	ā҇đѶĕѺğҦĤҭĬѹĶҪĿѹŇѸŐӂŒѸ
~variant	ĀѷāҟđѴĸҭ
~verbatim	ĲѷĴҎ
~verify	āѲĭ҇
~versa	ď҉
~version	ĀѷČѸčѹĖѺėӫĠҞĢѸīѺĬѸĮӤĺѹŀқňѺŉҮőѺ
~versu	ďҊ
~very	Ā҆
~via	Āҋāѱĝ҆ħҝĨҌĪѲ
~vic	ď҉
~virtual	ĂҚĿѺŀ҆
~visibility	ĀѹāѴĭҭ
~vs	āҍďҚŁѷ
~w	Āѭāѵă҈ąҍĊ҇ĎѺėҏĝ҆ĠҋġҌĮѺįѶĵҌĶѶļ҆łҌŉ҉ŋҌŌѺŎѺőѶŔ҈
~waht	Āѹāѹł҇ő҆
~walk	ĀҏĢ҉
~want	Ċ҆ĭ҈Ķ҆Ł҆
~warn	ā҇
~was	ĀҙāҌąҥĊѸčҘĎҖĐѸđѸĒѺĔѺĠҖģѸĤѺĨѺĩѷĪѸīѷĬґĮѷįҠİҙĲҋĴѲķѷĹѺľѺńѹŅҭņҨŇѹŊѺŋѵōѸŎѺŏѸőѺŒѹŕѺ
~way	āѹďғē҇Ħ҈ħҋ
~wc	āѷĳҡ
~wear	āѺĒҐēҏ
~week	Āѷāғ
~well	ĀѱāҜĤ҆
~wen	ĀҊ
~wer	āҫĄҎċ҆İѺĽ҆
~what	ĀѳāѢĂҌă҆ąҔĆѳćҙĈѦĉҐĊҍċѷČҍčьĎѲďҋĐѴđҗĒҋēҙĔҎĕҒĖҌėҎĘѨęѧĚќěѳĜѠĝљĞҕğѲĠѡġѮĢҤģҟĤғĥҋĦќĨѸĩҕĪқīҗĬѓĭђİҗıҙĲѣĴҋĵѷĶѪĸѷĹѱĻѭļѵĽѺĿҕŀ҉ŁҗłґŃҒńҞŅҒņҞŇғň҇ŉҎŊѺŋѧŌѨōґŎѡŏ҉ŐҍŒѶŔѳŕқ
~whatever	ĀѷĔ҈ĕѹŒ҈
~when	āҡąҒĊѰĔҞĕґĖҏĢѺĦѵħѺĨҊĩѸĪѺĭѺĮѵįҽİ҆ıѺń҈ŅѵņѷŌҐŎҒŒ҇ŕҐ
~wher	ĀѵāѴĂѷąҍĆқćѭĈѷĉѳĊҙċңčѵĎѸĐҰđѦĒѺēѵĔѸĕѺėѸĘѸęѴĚѹěѶĜѸĝѴĞѺğҜĠѱġѪĢѴģѵĤѰĥѳĦѺħѸĨѺĩҗīѴĬїĭѡĮѷįѵĲѹĳѶĴѹĵҞĶңķқĸҗĹҜĺңĻҖļҞĽҡľѵĿѴŀҎŁѵŃҕńѵņҢŇѶňѱŊѸŋѦŌѪōҗŎѵŏѷŐѲőҕŒҎœҨŔҞŕѸ
~whereabout	ĀѫāѪĐҏĵҊĶҋķҖĸ҆ļ҉Ľ҉ŋѹőҕœҐŔ҉
~whether	āѲćѹĈҏĊѺčҖĘ҉ęҌĚҋĜҔĝ҆ĠҋġҌĦҏħѺĩѺĬқĭҎİѵŃѹňѺŋҋŎҎœѴ
~which	ĀѲāѰĄҊąҏĆҏćґĈѥĉҒĊҋċ҆ČҋčіĎѮďҍđѷĒҐēҒĕҍĖҍė҇ĘѦęѦĚѤěѩĜњĝѡĞҏğҒĠѥġѥģғĤҌĥҍĦѣħҒĨҗĩҖĪҌīҘĬуĭѓİҋıҖĳѧĴѯķ҇ĸѺĺҐļ҆ľѣĿ҆ŀҐŁҐł҆ŃҎńҒņҋŇҏŉҠŊѤŋѪŌѥōҠŎћŏҎőҌŒҌœ҆Ŕҋ
~whil	ā҇
~who	ĀҠāҰĂ҆ăѴćҔĉ҆ĊҠčѸđѹĒҎğґĠѷġѷĢѷģѷĥҞĦѸĩңĬѰįѺĲӁĴѭĵѺĶѹĸѺĹѺĺѹŀҎłѹŃҖńѵņѹňҡŏѺőѺŔѺ
~whol	ĀҒŎ҆
~whom	ćҐĉ҆Ċ҈ĥ҆ĩ҇įѺĲғ
~whos	ĀѲāѶćҎĩҍĲҶĴѷňҙŒҊ
~why	ĀҽāӸĬѷ
~wich	Ā҈āѭĮ҉ķ҇ĹҊŃ҇
~will	Āѫā҇ĈҋĔ҈Ě҉Ŀ҆ŅѺŌ҇
~window	ĀѶāҟ
~wis	āѭė҈ī҆ĭ҇
~with	ā҇ĂѸĄҊąҊĆҋćѰĈѺĉѹč҇ďҐĐѹĒҞēҞĘѷęѵĞҊĢѵģѹĥҌĦ҈ħҎĬѵĭѹĮ҇ĳѸĴѸķѹĹѷĽѺŀ҈ŃҤńҊŅѸņѷňѲŉҒŌѹőѹŒ҆
~within	ĀѹāѭĉҍĊѺę҉ĝ҆ġ҆ķѷĹҋĻқļ҉
~without	ĀѰāҒĆҍĈҎĔ҈ĕ҈ĪѳĿѷŉѭŌ҆ŎҒŏҡ
~wonder	āҎ
~word	Āѷā҆ĢҎĴ҆ł҉Ŕҍ
~work	ĀѹĈҎĉ҇ĥ҈ĮҒį҇Ĳ҆ŌҊœѹ
~workflow	ĀҢāҏŕҴ
~would	āҎĊѵĐ҆ĔѹĘ҈Ě҆ěҋģѹĥѹĬҎĭҐĲѺĴ҉ļѹłҍńѺŊҌŏҍ
~wrap	Ā҆āѺĒ҈
~wrapp	ā҆ēҌ
~writ	ĀѺāҕĂґğѳĴ҆ŋѺ
~written	ĀѰĒ҆Ĭ҈ĲҍĵғķҔĹ҉ĺҌļҊĽґœҎŔ҇
~wrong	āһĢѲĴѶ
~wrot	ĀҔāҋĲғňѺ
~y	ĀѸāѺĈ҆ĊѺĘ҆ę҆Ě҆ĝҊġҋĬ҆ĭ҇Ŏ҆
~year	ĀѺāҮĎѷ
~yes	Ā҆āѫćѶč҉ĘҊĚҌě҆ĜҎġҍĦҋĬҏňѸŋҊ
~yesterday	ā҆ńѺ
~yet	ĀѸā҆Ą҈ĠҏīѸ
~yield	ĀѸŇҎ
~you	ĀѣĎ҇đѺĕ҇ęѷĝѶġѸĬ҉ĹѺľ҉ŏ҆
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
