"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
WORDS = "a abc able about abouts above absence abstarct abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also alter altered although always am among amount an ancestor ancestors and anna annotate annotated annotating annotation annotations another any anybody anyone anything anywere anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bearing bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callee callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught cause causes certain cfg chain chains chance change changed changes changeset changing charge check checked checker checkin checking checkins checkout checks cheers chekc cherry child children choose chosen churn ci circle circles circular circumstances claim clap clases clash clashes class classes classify clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect colour columns combined come comes coming comit command commands comment comments commercial commit commit's commited commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configerror configuration configure configured confirm conflict conform conforming conforms connection considered consist consists consle console const constant constant's constants constraint construct constructed construction constructor consulted consults contain contained container container's containing contains content contents contract contracts contribute contributed contributors control copy copyright correct correctly correspond cost could count counted counting counts cover coverage covered covering covers crash crashes crate crates create created creates creation cron curious current currently customer customers cut cycle cycles cyclic d data database dataclass date day days dead dealing debug debugger decided decl declaration declarations declare declared declares declaring decleration decorate decorated decorater decoraters decorates decorator decorators deep def default defaults define defined defines defining definition definitions definiton defs defualt delegates delete deleted deletion demand demands demo deos dep depend dependancies dependencies dependency dependents depends deprecated deps depth derive derived derives descend descendants descends describe description design designed determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differently differs diffrent dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate duplicates during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends engine enough entangled enter entitled entries entry enum enumerate enumeration enumerator env enviroment environment equal equals error errors evaluate evaluated evaluates even event events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes execution exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose exposed exposes extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling feilds fetch fetched fetches few fewer fidn field fields fiels figure file file's filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flags flaky flie fn folder folders follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave get getenv gets getting git github give given gives giving global go goes going gone good got gpl grace graph green grep growing grown hacking had hand handed handle handled handlers handles hands happen happened happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole holes home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementer implementers implementing implementors implements impls import important imported importer importers importing imports improt in include included includes including incoming incompatible indirect indirectly individual indrect infer inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internet interrupt into introduce introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly kinds know known knows l lack lacks laid lambda land landed language languages laptop large larger largest last lastest lately later latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence licences license licensed licensing lie lies life like limit limits line lines link links linter linux lisence list listed listing lists literal little live lives load loaded loads loc local locally locate located location locations locked log logged logging logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines macro made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meaning meant measured meeting mehtods member members memory mention mentioned mentioning mentions merge merged message metadata method method's methods might min mind minimal minimum miss missing mit mnay mock mocking model modification modifications modified modify module module's modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr nubmer null number numpy o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overides overload overloads overridden override overriders overrides overriding overview own owns p paces package packages packaging page parallelise param parameter parameters params paramters parent parent's parentheses parents parse parser part partially parts party pass passed passes passing past paste patch path paths people per percent percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plaese plain plan planning plays please plese pls plug plus point pointer pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print printed prints prior private process produce produced product production program programmers programming programs project project's projects promise promises prompt properties property protocol protocols provide provided provides pub public publish published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote race raise raised raisers raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads ready real realise really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret retry return returned returning returns reverse revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines rows run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha shape share she shell ship shipped short shorter shortest should show showing shows shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort sorting source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash src stable stack stale stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclases subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling tells temporary ten terminal terms test testcase testcases tested tester testing tests tets text th than thank thanks that the their them then there these they thier thing things think thinking third this those thousand thread threads three through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool tools top topmost total touch touched touches touching trace traceback track trail trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror values var variable variables variant variants ve vendor verbatim verbose verify verison versa version versions verson versus very via vice view vim violation virtual visibility vlaue vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were wether what whatever whcih when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow workflows working works would wrap wrapped wrapper wrapping write writen writes writing written wrong wrote y year years yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = "-L ABC AI API Actions Anna Any Apache Base C CI CLI Circle Colour Config ConfigError Container Container's Dockerfile Engine GPL GitHub Go Grace HEAD HOME I Java LICENSE LIMIT Linux MIT Mac Node None OK Optional Override PATH Point Python QA Rust SPDX Shape TypeScript ValueError Windows"
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
<path>	ĀąčĎĐĜĝģĦħĨĩĪįĲĳĴĵĶķĸĽŁŅņŇŊŎŏőŕ
<tag>	ĀăĄĠ
a	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
abc	Ă
able	ĂĖğĠģĸŃńŋ
about	ĀĂąĆĊċčďĐđėęĚĝġĩīĬĭĮİĲĴĵķĺĻĽľŁŇňŋōŐőŔ
abouts	ĶŔ
above	ĀćĒēĚě
absence	ĕ
abstarct	Ă
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
actually	ĀĊġĥĦĬĵķ
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
alter	ĀČčĥį
altered	ĀČčĎįİ
always	ą
am	ĀĂćċčĕęĝġģĦĬĭĳĵĶĸŁłńőŒ
among	ĀčĎĒĘęĚěĜĝġĦňŉŋ
amount	ĀľŊ
an	ĀĂćċďĒēĕĖėĘĚěĜĝĞğġĢĤĥĦĩĪīĮĴĸļĽľĿŀłŃńņŇŉŋŎŐŒ
ancestor	Āěŉ
ancestors	ĀćĚěŉ
and	ĀĂăĄąĆćĈĉĊċĎďĐđĒēĔĕĖėĘĝĞğġĢģĤĥĦħĨĩĪīĭĮįİıĲĴĵĶķĸĹĺĻļĽĿŀŁŃńŅņŇňŉŊŌōŎŏŐőŒœŔŕ
anna	ĵ
annotate	ĲŐ
annotated	ĀĒēŇŐ
annotating	ŇŐ
annotation	ĀĒēŇŐ
annotations	ēŇ
another	ĀăĉġģĪŅő
any	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
anybody	ĀĂĊčĐĝĠġĥĩįĵķĽŀŃňŋōő
anyone	ĀĂĔįĸŇŒŔ
anything	ĀĊčĒĔĜğġĥĩıŀŃńňōŏŔ
anywere	Āő
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
bear	ĆķŊ
bearing	Ē
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
bisecting	č
bit	ċĒğħĲ
bits	ĀĂ
blame	ĲŅ
blames	Čļ
block	ĥĺńŕ
blocks	ĀĿ
blow	Ńńņ
boast	Ŀŋ
bodies	ĊŃ
body	ĀĂĉĊĘęĵķĹĺĻļĿŃń
born	ą
bother	ćķŔ
bottom	Āēĳ
bound	đŐ
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
bunch	ĆĩĹŔ
but	ĀăĄĆċďĐđĒğġĬıĲĵĶķĸĺĻľŁņŊŋŏőŒœ
by	ĀĂĄąĆćĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĶķĸĻľĿŀŁŃńŅņŇňŉŊŋōŏŐŒŔŕ
c	ħ
cache	Ā
call	ĀćĉĊĎēĔĕĘęğĬĭĺĿŁłńŅŇōŏŒ
callables	ĒĿ
callback	Ĕ
called	ĀĆĉĊċđĔĕĘęĚĞĠġĢıĵĶķĸĺļĽĿŁŅņŇŋōŒœ
callee	ĉĘę
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
catching	ēŃŔ
category	ł
caught	ĀĦŃń
cause	Āŕ
causes	Āŕ
certain	ĬĮŕ
cfg	ĐĞĮ
chain	ĀĚěĦħĨ
chance	ĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
change	ĀąĊČčĎďĐĒĥįİĲĴĶņňŉōŎŔ
changed	ĀČčĎįņŎŔ
changes	ĀČčĎď
changeset	ąČč
changing	ĀĊĐĒęŀňō
charge	Ģ
check	ĀăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘĚěĜĝĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĴĵĶĸĻĽľĿŀŁŃńŅņŇňŉŋŌōŎŏŐőŒœŔŕ
checked	ąĠİő
checker	ŇŐ
checkin	ąČčįİŉ
checking	čęěĝĠġĦĬĭįŉŋŎŏŕ
checkins	Ď
checkout	ĈĠİĴő
checks	Āō
cheers	ąćĝğĥĭĳķĽŇŉŊŏő
chekc	ĂĚĦĺ
child	ĂćĚěŀň
children	ĀĂĚěŀň
choose	ĕı
chosen	ĕı
churn	ĀĎ
ci	ĀŌœŕ
circle	ĀĦ
circles	Ħ
circular	ĀĦ
circumstances	ŕ
claim	ĬĮ
clap	ċ
clases	Āćĥň
clash	ġ
class	ĀĂĆćĒēĚěġĢĤĥīĵĹĺľĿŀłŃŇňōŐ
classes	ĀĂćĒĚěġģĥĹŀńň
classify	ł
clause	ĥīń
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
comit	ą
command	ĀċĞł
commands	Ğ
comment	ĀĽ
commit	ĀąČčĎįİŉŌ
commited	Āİ
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
complete	ĀĆđ
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
conflict	ė
conform	ĥī
conforming	ĥ
conforms	ī
connection	ħ
considered	ĭ
consist	ĀĉĎĖĤĳľŁŊ
consists	ĀĤĳľĿŊ
consle	Ğ
console	ĞŔ
const	đĶŐ
constant	ĀđĶĸŐ
constants	ĀĶ
constraint	ėĮ
construct	Ĥ
constructed	Ā
constructor	Ā
consulted	ğ
consults	ğ
contain	ĀĊČčĐđĘĜğĠġģĤĦĩĪıĳľĿŀŃńŉŊŋōŐŔ
contained	ĀČģĳĻľĿŉŊŎœŔ
container	ĀĖ
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
copy	đıő
correct	ĀčĘěĬĭ
correctly	ĭ
correspond	Œ
could	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
count	ĀĎĚĜĬĭĳľńŊ
counted	ĀĎĳľ
counting	ĄĎĳľŊ
counts	Āĭ
cover	Āō
coverage	Āō
covered	Āıŉō
covering	ō
covers	ıł
crash	ĺ
crate	ĀĞĽ
crates	Ė
create	Āą
created	ĀăĄąċĵ
creates	Ğ
creation	ăą
cron	ŕ
curious	Āą
current	ĀĈįİŅņŌ
currently	ĀŌŎ
customer	ŉŔ
customers	ŉ
cut	ħŃ
cycle	ĀĦ
cycles	ĀĦ
cyclic	Ħ
d	ĀĂąĆćĈĉĊċČčĎďĐđĒēĕĖėęěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐŒœŔŕ
data	ĀĤĵŐ
database	Ĥ
dataclass	ĀĤ
date	Āįİ
day	Āąį
days	Ņņň
dead	ĀĤņŏ
dealing	ł
debug	Ā
debugger	ĉķļ
decl	Ľ
declaration	ĆćċēĔĜĥīĬĭĵĶķĸĺĻĽŁœ
declarations	ĆĒģĪŏ
declare	ĀĂċĤīĺĽľĿŁŇŐ
declared	ĀĂĆċďĐĔĖėěĞĤĥīĬĭĮıĵĶķĸĹĺĻļĽľĿŁŇŐŕ
declares	ĀĂċĖėĞīĵĶĸļĽľ
declaring	ĸĽ
decleration	ķĽ
decorate	Ēē
decorated	ĀĒē
decorater	Ē
decoraters	ē
decorates	Ēē
decorator	ĀĒē
decorators	ĀĒē
def	ĆċĒēĔĕĬĵĶķĸĹĺĻļŁ
default	ĀĔĕ
defaults	Ĕĕ
define	ĀĂĆċĐĞġĤĵĶķĸĺļľĿŊ
defined	ĀĂĆċđĞġĤĬĵĶķĸĹĺĻļĽľĿŊœŕ
defines	ĀĆċĞĵĶķĸĹĺĻļĽľĿŊ
defining	ĀĆċĶ
definition	ĀĆćċđĒēĔġĬĵĶķĸĹĺĻĽŀŁ
definitions	ĀĆĒģŀ
definiton	Ćķ
defs	ĀĆĊĒľĿŀ
defualt	Ĕĕ
delegates	ĉ
delete	ĀąĆĊęĝĩŏ
deleted	ĀČŏ
deletion	Āĩ
demand	ĂĮ
demands	ėĮ
demo	ċ
deos	čĔĖńŏ
dep	ĖėĦħ
depend	ĀĉĊĖėĜħĩĪō
dependancies	ĀĖ
dependencies	ĀĖėĜĝħĩĪ
dependency	ĀĖėĜĝĦĨ
dependents	ĀĜĩ
depends	ĉĖĜħĩĪ
deps	ĀĖėĩĪ
depth	Ā
derive	ĀĂćĚň
derived	ĀĂćĚěīŀň
derives	ĂćĚ
descend	ćĚ
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
diffrent	ĀĆ
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
dockerfile	ğĮ
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
dropped	Āă
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
enviroment	ğ
environment	ĀğŌ
equal	đĔ
equals	đĔĕ
error	ĀĈĦĴŃńŎŔ
errors	ĀĈń
evaluate	đŇ
evaluated	ğ
evaluates	đŇ
even	ĀĈ
event	ŕ
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
exception	ĀĆŃń
exceptions	ĀŃń
executables	Ğ
execute	ĉĘŌŎŕ
executed	ĀęŌŎŕ
executes	ĊŎ
execution	Ėł
exercise	ō
exercised	Āō
exist	ĀăĄąĆĘĠġĥīŀŅņŋō
existed	ĀĠŅ
existence	ąĠġŋ
existing	ċĠġŋ
exists	ĀĆċĘĜĠġĦīĽņŋ
exit	Ŏ
expand	Āđ
expect	ĀŁń
expects	ĀĊďŁ
explain	ĀďĢŁŇ
explaining	Ģ
explanation	Ģł
explicit	ĕ
export	Āğģ
exported	ğģĭ
exporting	ğģ
exports	Āğģ
expose	ģ
exposed	ģ
exposes	ģ
extend	ĀĂćĚň
extended	ĀćěĲň
extending	ćň
extends	ĀĂćĚň
extension	ĀŒ
external	Ė
extra	Āă
extras	Ā
face	ĥń
fail	ĀĈŃńŌŎ
failed	ĀŌœ
failing	ĀĈŌŎœ
fails	ĀŌŎ
failure	ĀĈŃńŌŎ
failures	ĀŎ
fall	Ĕłō
falls	Ĕĕł
false	čĘĚěĜĝĠĬĭ
family	Āć
far	ĀĎēėĭİĴ
feeling	Ćį
feilds	ĀĤ
fetch	Āğ
fetched	ğ
fetches	ğĪ
few	ĆČĢģĪĺŁŊ
fidn	đęġň
field	ĀĐđĤĵĶŇŐ
fields	ĀĤŇ
fiels	ăĨĩŊ
figure	ĀĎĳľŊ
file	ĀăąĆċČčĎĐĜğġģĦĩĪįıĲĳĴĵĶķĸĹĺĻļĽŅņŊŎŏőŒœŔŕ
filename	Ņ
files	ĀăĄĆĊČčĜĝğġģħĨĩĪķņŒŔ
fill	ĂĕŐ
final	ĀđįİĶŀň
find	ĀĂăĄąĆćĈĉĊċČčĎďĐĒēĔĖėĘęĚěĜĝĞğĠġģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
finding	ąğħĩĵĶŃŅņőŔ
finds	ķĽĿŃŉō
fine	Ĉ
fire	ŕ
first	ĀăąĆĞğĢħİĶŁ
five	Ŋ
fix	ĀĠŉ
fixed	đĶŉōŐ
fixing	ďœŔ
flag	Āċŏ
flaky	œ
flie	Œŕ
fn	ķĻļŁŇ
folder	ĀőŒœ
folders	ő
follow	ĊĥĦħĨĿņ
following	ĀĦħŅ
follows	ńŇ
for	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
forced	Ă
forces	Ă
forgot	ĬŁŒ
form	ĀċēĤħĪ
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
happen	ĂĄąĆćĈĉĊċČčĎďĐđĒēĕĖėĘĚĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĺļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
happened	Āŕ
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
implement	ĀĂĥīŀ
implementation	ĀĂĉĥīķĺĽ
implementations	Āĥīŀ
implemented	ĀĂĥīķĹĺŀ
implementer	ĥī
implementers	ĥ
implementing	ĂĥīĽ
implementors	ĥ
implements	Āĥīĺ
impls	ĥī
import	ĀĜĝģĦħĨĩĪłŏŒ
important	Ģ
imported	ĀĜĝģħĨĩĪĶŏ
importer	ĜĝģħĪ
importers	ĀĜĝģĦĩ
importing	ĀĜĝģĦħĩĪŏŒ
imports	ĀĜĝģĦħĨĩĪĽŏ
improt	Ĝħ
in	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
include	ĀčĎĘęĚĜĝĩĪŉŋ
included	ĝĠĩĪŉ
includes	ĀčĜĠĦħĪİŉ
including	Ā
incoming	Ċ
indirect	Ā
indirectly	ĀĦħĨ
individual	Ā
indrect	Ā
infer	Ő
inferred	ĀŇŐ
inherit	ĀĂćĚň
inheritance	ĀćĚěň
inherited	Āćěŀň
inheriting	Ăň
inherits	ĀćĚěň
initial	ĀąĔĶ
initialised	ĀđĦĶ
inner	Ļļ
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
internet	ĭ
interrupt	Ķ
into	ĀăąĆĉĊĎĘĝĠĢĦĨĪĲĵĶĽľŁłŅņŉŊŏŐőŔ
introduce	ġ
introduced	ĀăąĠĵĽ
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
kinds	ńň
know	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
known	ċġŅņŐ
knows	Āċ
l	ĀĎĲĳ
lacks	ď
laid	ĵŒ
lambda	ļ
land	ĞĦħ
landed	ĀłŃŉ
language	ĀĭĮł
laptop	ĈŎ
large	ĀľŊ
last	ĀăįİĲĳĺňœ
lastest	İ
lately	į
later	ă
latest	Āįİ
latter	Ěħ
launched	ńŕ
launches	ŃŌ
lawyers	ı
lay	Čč
layering	Ĝ
lead	ĀĚĦħĨ
leading	Āħő
leads	ĉĦħ
lean	ĉĖ
learn	ō
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
link	ħ
links	ħņ
linter	ĐĴŏ
lisence	ı
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
loc	ė
local	ĻļŐ
locally	Ļ
locate	ĀċĐĒğĵĶķĸĹĺĻļĽőŒœŔ
located	ĀĐő
location	ĆċĐğĵĶķĸĹĺĻļĽŅņőŒœŔ
locations	ĀĆ
locked	ė
log	ĀąĎįİĸŃŅœŔ
logging	ĺ
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
mark	č
marked	ĂĒēĭ
match	ĸ
matter	Āġ
maximum	ė
may	ĭıŃńŇŋ
me	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
mean	ĀĂąćĊċđĒĖėģĤīĭİĲĵĶĹĽľĿŁŃńŅŇňōŐŒ
meaning	ıŃ
meant	ĢĭĮłň
measured	ĳ
mehtods	ĂľĿ
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
might	ĀąġŃńŐ
min	ėĮ
mind	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĖėęěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
minimal	ħ
minimum	ėħĮ
miss	Ā
missing	ćĕ
mit	Āı
mnay	Ā
mock	ĉęīĿ
mocking	īĿ
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
moving	ĀăĝĪĶ
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
notice	Āďėĩ
now	ĀĈČĞİĳľŅņŌŎŏ
nowadays	Ņņ
nr	Ďĳĺ
nubmer	ĎľŊ
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
ours	ĀĽŃŌ
out	ĀĆćĈĉčĎđēĔĖęĚěĜĝğĠġĢģĤĥĦħĨĩīĬĭıĳĴĵķĸĹĻĽľŁłŃńŅņŇŉŊŋŌŎŏŐŔŕ
outcome	ŅŌŎ
outer	Ļļ
outgoing	ĉ
output	ČŇŉ
outside	Ėģĭ
over	ĀĆĈĉČĐđĒēĔħĨĶŁŏŐő
overall	Ć
overides	ŀ
overload	Ć
overloads	ĀĆ
overridden	ĀĂĔŀ
override	ĀĂĐĶŀ
overriders	ŀ
overrides	ĀĂŀ
overriding	ĀĹŀ
overview	ĀĒĖĤīĿ
own	ĆģĺĽŀŌœ
owns	Ĥ
paces	ō
package	ĀĖėĞģĪĭıĵĶł
packages	ĀĆĖĪ
packaging	ĖĞő
page	Ğ
parallelise	Ŋ
param	ĀďĔĕ
parameter	ĀďĐĔĕŀŁ
parameters	ĀďŁ
params	ĀďŁ
paramters	ĀďŁ
parent	ĀćĚěŀň
parentheses	ćŁ
parents	ćĚě
parse	Ā
parser	ċ
part	ĀĂČčďĐğĠĢĦŉŕ
partially	Ħ
parts	ĀĂŃ
party	ĀĖı
pass	ĀĈċďĔĕŁŌŎő
passed	ĀĕīĵŁŌŎ
passes	ĀĈĔĕĦŌŎ
passing	ĀċĚŌŎ
past	ĀąķŅ
paste	ĀĈĴ
patch	ķĹņ
path	ĀĆĊċĞğħĨĵĶķĸĹĻĽŅņőŒœŔ
paths	ăČčŃ
people	ĀăĆċĎĒĖłŒ
per	ĀĮĳľ
person	Ĳ
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
places	ĀĆĊğĩŃŔ
plaese	Čıķņ
plain	ĢĬ
plan	đŋ
planning	Ē
plays	Ģ
please	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
plese	ďĳ
pls	ıĵķĽĿņőœ
plug	Ĕī
plus	Œ
point	ĀĐĘĢİĲĵĶķĸĹĺĻļņŏŒœ
pointer	Ň
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
preparing	Ė
present	ĀĄĈĖĝĠġİĶłŅņŋŌŎ
preset	Ĕĕ
previous	Ņ
previously	Ņņ
print	ĀĂĆĊđēĔĖģĤĨīİĳĴľĿŁŇŉŊŐŔ
prints	ĀŔ
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
property	ĀĬ
protocol	ĥīĽ
protocols	Āī
provide	ĀĂĞģĥīŀ
provided	ĞĿ
provides	ĞĥīĿ
pub	ģĵ
public	Āģĭ
publish	ģ
published	ı
pull	ĀĜħĩĪĵĻŕ
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
raised	ĀŃń
raisers	Ń
raises	ĀŃń
raising	Ńń
ran	ĀŊ
range	Āăė
rather	Ĥĳňŏ
re	ĂąĉċčĎďđĒĖėĞĠĢģĤĦħĪĮİıĵĿłŅōŎ
reach	ĀħĨŉ
reachable	ĀĨŉ
reached	ęĨ
reaches	ĊĘħ
reacts	ŕ
read	ĀąđēęğĢĤĪĴĵķĹĺĽłŒœ
reading	ĉđğĢĵļŒŔ
reads	ğĴ
ready	ń
real	Āġĥ
realise	ĥī
really	ĘĚġĭŋ
reason	Ā
rebase	İ
receive	čĶŃŇ
received	ķŅŔ
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
registered	ċ
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
remember	đġĶŅņ
remove	ĀĊŃ
removed	Āŏ
rename	ĀĆŅņ
renamed	ĀĩŅņ
renaming	ĆĊċķŃŅņ
replace	ďŀņ
replaced	ŀŅņ
replaces	Āŀ
repo	ĀăąĆĈĒĖėĞĠġĩĮİıłňŋőŔ
repo's	ł
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
reverse	ďĩ
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
routine	ĬķļŁŇ
routines	ĉĊĒŃ
rows	Āĳ
run	ĀăĆĈĉĊċĖĘęĞĠĮĳĵłŉŌōŎŏœŕ
rundown	ĢĿ
runner	Ŏ
running	ĈĖĢĲŊŌŎŕ
runs	ĀĊĖĦĮŌŎŕ
runtime	ĀĖ
rust	ĀĉĮŎŏ
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
scroll	ĳĴļ
search	ķŔ
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
sentence	Ŕ
separate	ĆŊ
sequence	ĉħĨ
serialise	ĤŐ
serialising	Ĥ
server	Ā
serves	Ģ
set	ĀăĆċČďĐđĒĔĕĞğĤĩīĮĶľĿňŐŕ
sets	ĀċďĐĕĞĶŕ
setting	ĀĐėğĮĶ
settings	ĐĢĮĶ
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
shows	ĀĊĩĲŃ
shwo	Ā
sibling	ċĸ
siblings	Ā
side	ďđĩō
sign	đĒēĔĕī
signal	Ń
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
sitting	ĂĒĝģĤįİŁŊōŐœŔ
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
sort	łńŇŐ
sorting	Ě
source	ĀĆċČđğĥĩıĵĶķĸĹĺļĽŅņőŒœŔ
sources	ĈċğġĩıĵĶĸĺĽŃŔ
span	Āă
spdx	ı
spec	ėœ
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
stable	Ď
stack	ēĵķŃ
stale	į
stand	ćđĒēĥīĶķĺĽŊœ
standard	Ĕ
standing	ĒĪİ
stands	ĀćĈĐđĒēĕėĩĬİıĲĴĵĸĻŇœŔ
start	ĀăĈĔĞĦħĨĵķĺĻļŌœŕ
started	ĀĞĢĦŕ
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
subclases	Ā
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
support	ĀĥīĮŉ
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
tagged	ĂĒĠŉ
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
tells	ċł
ten	ľ
terminal	ĞłŔ
terms	ĀĢıŐ
test	ĀČđīĸŇŊŋŌōŎœ
testcase	ŋœ
testcases	Ŋō
tested	ĀŊō
tester	ĒğĹœ
testing	Āō
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
thier	Āň
thing	ĀĂĄąĆćĈĉĊċČčĎďĐđĒēĔĖėĘĚĜĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
things	ĀĆĉĒēĖęĝġģĦĪĿŁńŏ
think	ĀĆčĘĚĜĬĽŅ
thinking	Āĝĭĳ
third	ĀĖı
this	ĀĂąĆĈĊċđĒĖėĞğġĢĥĦħĩīĭĮįİıĴĵĶķĸĻĽľĿŀłŃņňŉŋŌŐőŔŕ
those	ĀĆďĒēĖĩĪĸŀŉō
thousand	ĳ
three	Ā
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
timeout	Ā
times	ĀĆĎń
tip	Āİ
to	ĀĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
today	ĀĎĦķŅņ
together	Ć
told	ċĐğġĳŅŉő
tomorrow	ĢģĿ
too	ĀĚěķľŊŎ
took	Ā
tool	ĀċĞłŇ
tools	Ė
top	ĀĄćĒēĜĪİĳĶķĻŃňŏő
topmost	įİ
total	ĀĎĳľŊ
touch	ĀĊČčĎĢĩįĵňōŏ
touched	ĀČčĎįĲŌŎŏ
touches	Čč
touching	ČčĎįō
trace	ĊğħĨĵķŃŅ
traceback	Ĵ
track	ćĲķő
trail	ĢħĨ
trait	ĥīĽ
traits	Āī
transitive	Ā
transitively	ĀħĨ
translate	Ŕ
treat	ĭĿ
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
variants	ĸ
ve	ĀĆĈČđėĞğĠġĢĤĥĩĮİĲĳĴĵķĸľĿłŃņŋŌōŎŏőŕ
vendor	Ī
verbatim	ĴŔ
verbose	Ā
verify	ĀĈčĘęĚĜĠġĦĬĭŋŌōŎ
verison	ėĮŉ
versa	ď
version	ĀăąėĠĮŀŉ
versions	ėĮŀŉ
verson	ėĠ
versus	ăď
very	ĀąĐİŋ
via	ĀĜĝħĨĩĪ
vice	ď
view	ēĲ
violation	Ĝ
virtual	Ăŀ
visibility	Āĭ
vlaue	Āđ
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
wether	ĚĬ
what	ĀĂăĄąĆćĉĊċČčĎďĐđĒēĔĕĖėěĞğġĢģĤĥħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŌōŎŏŐőŒœŔŕ
whatever	ĂĉĊċĒĔġĥŇňŐŒ
whcih	Āćĵ
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
workflows	Ā
working	ĈŐ
works	ĀĈĮŌŎ
would	ĀĂăąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĝĞğĠġĢģĤĥĦħĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕ
wrap	ĀĒē
wrapped	ĒēĻ
wrapper	ĻŁ
wrapping	ń
write	ĀĂĘĚĢĮĳĴĽńŊŋőŔ
writen	ĴŊ
writes	ŀ
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
<commit>	 $ 's <name> <path> a about add affect alter altered among and appear apply as backported be been belong belongs break can change changed changes changeset comprise concerns contain contained could covered created delete did diff edit edited edits end ever file for get go going got had has have hit how i in include included includes inside into is it just kindly landed lay leave left lives looks made make mentioned missing modified modify not now on one part please reachable released remove rename revert right safe say ship shipped should slow so stable than thanks to touch touched touches true updated was went were what which who why will with work would y yes | 
<env>	 lookup 
<line>	 $ <name> <path> a added and aside author before blame comes contains could file from if in inside is look of on or out please show thanks the there through thru to until up waht what when which who whose | 
<literal>	 $ <name> added alias all and anywhere appear appears as be been begin being block but came can changed clause come comes contained could declaration for found from func good in into is it item last location logged mean occur on part phrase printed say section show sitting statement thank the to used verbatim was what where which who with written | 
<mark>	 $ above add annotation applied are as but change could decorate decorates decorator directly do does functions here in is itself line most no of on over please sits sitting stand take that to used versions were what where which wrap written yet | 
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> <tag> a abc about above abstract accept accepts access according across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also altered although am among an and annotated annotation any anything anywere anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees caller callers calling calls came can capture care carried carries carry case catch catches caught cause cfg change changed changes check checks chosen circular clash class classes clearer cls come comes commit commited commits committed compare compared complain complains complete composed comprise comprises configured conform conforms connection considered consist consists const constant contain contained container contains content contents correct correspond cost could count counted counts cover covered covering crash crashes created creation currently cyclic data date dead decl declaration declarations declare declared declares decleration decorate decorated decorater decorates decorator decorators def default defaults define defined defines definition definitions defs defualt delegates deleted demand depend dependencies dependency dependents depends derive derived derives descend descendants descends deviate diagram did differ different differs directly diverge do docs documentation documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled enter entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates even events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose exposes extend extended extends fail failed failing fails failure fall falls far faster fetches field fields fiels figure file files final first fix flaky follow for forced forces forget forgot formerly found free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green growing grown had hand handed handle handled handlers hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes including incoming indirectly indrect inherit inheritance inherited inherits initial initialised inner inside installed instance instances instantiable instantiated instead int integration interface internet into introduced invoke invoked invokes involved is it item its itself java judging just keep keeps kept key kindly know known lack lacks large larger last lately later lead leads leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local located location locations locked long look looking looks lose lot lying made make makes marked match matched matter may me mean meaning measured member mention mentioned method methods might min modified modify module more most move moved multiple must mutable myself n name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one ones only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing past path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce product promises protocol provide provides public publish pull pulls purpose put python question quick raise raised raises range rather re reach reached reaches read reads real realise really receive received recent recursively redefine refer referenced relies rely removed renamed replaced replaces report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems server serves set sets setting share shipped should show shows side sign since sit sites sits sitting skipped slow so somebody somehow someone something somewhere source span specialise specified specifies speed spelled stable stand stands start starts state static stay stem step still stop stops stored stores struct style subclass subclassed subclasses succeed succeeds successfully suffix suite sum superclasses support supported supports supposed swallow take taken takes taking tangled tell test tested tests text thank thanks that the there these they thing things this thread through throw thrown throws tied to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
<number>	 $ <name> any everywhere from in lines of or please text there to | 
<option>	 $ <name> a and available be been but cli command could declared def default defined do exist exists flag for get gets have i in introduced is its live made mentioned of on option registered removed since so still switch take thanks the to together twice two was what when where which work | 
<path>	 $ 's <line> <name> <number> <path> a add added affected after again all alone along already also among an and any anywere anywhere apart appear appears are around as assigns at away back be became because become becomes been before begin being belong belongs better between both brand break bring brings broke build but by called came can carried caught cause cfg change changed changes circular clearer come comes commit commits committed comprise comprises consist contain contains contents could count counted covered crash created creation currently cyclic declare declares define defines definition deleted depend dependents depends did different directly do does down drag drags edited elsewhere end ending ends entangled ever every exist existed export exported exports expose exposes fail failed failing fails faster fetches fiels figure file files fire first fix follow following for formerly free freshest from function get gets give given gives go goes going gone good got green grown had hands has hash have help here hold holds hooked how i if ignored import imported importers importing imports in include included includes indirectly inside instead into introduced involved is it its just keep kept kicks kindly known last lately launched lazily lead leaves leaving length lies line lines list listing live lives load loaded loads location look looks lose made make makes matter mean measured mention mentioned modified most move moved name named names necessary need needed needs never new next no nobody not number of offer offers ok old on one only open or originally originate ought out over overridden part pass passed passes passing path per please pls present previously print produce provide publish pull pulled pulls put reach reachable reached reaches reacts read reads really receive refer referenced relies rely removed renamed require required requires reside result reviewed right run runs saw say seems set sets share shipped shorter shortest should show shows since sit site sits sitting slow so somebody somehow someone somewhere stable stands start started starting stem step still stop stops stored succeed succeeds suite take takes tangled tell test tests than thank thanks that the there they this through to tomorrow too top total touched transitively triggered true turn turned unchanged under until unused use used uses verbatim via w was we went were what when wher where whereabouts which who whose why wich will with within without work workflow works would write written y yes | 
<tag>	 $ <name> <tag> a against already and appeared as be besides but came changed compared contain contains could counting did diff differ do does dose end for from got had has have how include included includes is just kindly last newly not one or please release ship shipped show since so thanks that till to until up versus waht was were what when where which will with would y yet | 
^	 <commit> <env> <literal> <mark> <name> <option> <path> <tag> a abc about above abstarct abstract abstractmethods according actual add after against all allowed am among amount an ancestors annotation annotations any anybody anything are arg args as async at attributes attrs author authors back backport base bases before besides better between bin blame branches brand break bug build by call callables callees callers calling calls can cant cast cat catch category cfg chain change changed changes check cherry child ci circular class classes classify clean cli closure cls cmdline code collect coming comit command commands commit commits compare compared comparing compile compiles complete concrete config confirm consle console const constant constructor content contents contributors cost could count counting create creation current customers cut data date dead debug decl declare declared decoraters decorator decorators def default define definition delete deletion deos dep dependencies dependents deprecated deps derived descendants describe determine dev did diff difference different dir directly display do docs docstring does dose double down drop duplicate each earlier engine entry enum enumerate enumerator env enviroment environment error errors evaluate events every everyone everything evry exc except exception exceptions executables execute existence expand explain export exported exports external failing fastest feilds field fields fiels file files find first fix flag folder following for formal former fresh from full func funcs function functions further getenv git give given global go going good got grep had has have having head header hello help helpers hey hi hits home hop how hunting hwo i identify if impl implement implementations implementers implementing implementors implements impls import imported importers importing imports improt in includes incoming inferred inheritance initial inner inputs inside install installed instance instances interface interfaces intermediate into is it java job jobs jump just kind kindly largest last lastest latest leaving leftover legal let lib library licence license licensed licensing line lines lisence list literal load local locate location log longest look looking lst main make may member members merge method methods might min minimum mit module modules morning most move msg must my name names nature navigate need needless needs nested never new newest newly no node not nr nubmer number occurrences of old oldest omit on once one only open optional order origin original ought our out outcome outdated outer outgoing output over overides override overriders overrides overriding param parameter parameters params paramters parent parents parser path paths people percentage pinned place places plaese please point port predecessor preset previous print prior project properties protocols pub public pure put pytest python quantity quick quickest quote raise raisers read reason receiver recursively redefinitions redundant refactor regarding reimplementations relative release releases remove rename replace repo report required restart result ret return reverse revert review revisions role round run runtime rust say script search sed set setting several sha shortest should show shwo siblings side signature signatures similar since size skip slowest so some somebody someone something somewhere sorry sort source sources split spot spots squash standard start starting state static status step stepping stop string struct structs subclass subclasses subclassing successor summarise summary super superclass superclasses superfluous supply supported symbol symbols tag tagged tags take target teh tell terms test tester tests tets text thanks that the there things third this through throw throwers tip to today too top total trace trait traits transitive translate trigger triggers try trying turn type typedef types under undo unimplemented unit unnecessary unneeded unreferenced unused up upgrade upwards usages users uses val value var variable variant verify verison version versions via vim visibility waht walk want was wc we wen were what whcih when wher where whereabouts whether which who whoever whom whose why why's wich will with within without wondering workflow would wrap write yes you 
a	 <literal> <mark> <name> <number> <option> <path> base beginner best better big bigger bit blame body bound breakpoint buffer bug build bunch call callback callee caller capitals cat catch certain chain change checker checkout child ci circle circular class clean cli closure code colleague command commercial commit common comparison compile compiler complete concrete configuration conflict console const constant constructor count crash customer cycle cyclic database dataclass debugger declared decorator def default definition dependency derived descendants dict different direct docstring double duplicate fail failing failure feeling few field figure file final first fix fixed flag flaky for form framework free fresh full func function git go good green hash header helper history hole hot hunch key keyword kind known lambda language large lay layering lead lib library licence license limit line linter list listing little local log long look loop lose lot mac machine macro main manager match member method module month move name narrower nested network new newcomer newer nice nightly normal null number package parameter parent part partially pass passing patch path percentage pin pip plain plug pointer position print process program programming project promise property pull push puzzling python question raise read readme real reason recent reference regression release rename renamed report required requirement restart result return reviewer role round routine run rundown safe schedule screenshot script second secrets security sensible separate sequence set setting settings shell short shortest sibling simpler single slide small source specialisation spin stack standard state statement str string struct subclass summary super superclass switch table tag test testcase tester thing third thousand thread throw time timeout tool top traceback trait try tuple tutorial type typed typedef types unit use user valid value valueerror variable variant verbose version warning wc week what whole word workflow working wrapper wrong year yes 
abc	 $ <name> | 
able	 to 
about	 <literal> <name> <option> <path> a it its licensing limits line programmers something that the to type unused users | 
abouts	 in is 
above	 $ <name> it its the their them which | 
absence	 of | 
abstarct	 method parts 
abstract	 $ and base before bits by can class does for going how i in is it judging looking mean members method methods on ones only or part parts please right thank thanks the true when without y yes | 
abstractmethods	 declared has 
accept	 $ <name> a as locations the | 
accepted	 by 
accepts	 $ as | 
access	 <name> control for is its level on to wise | 
accessed	 $ the 
accompanies	 <name> the 
according	 to 
account	 in of 
across	 <commit> <name> <path> in renamed the 
action	 <path> this 
actions	 file is workflow | 
actual	 file value 
actually	 a abstract async calling defined implement implements importing lives necessary static use 
add	 $ <mark> <name> <path> a an another argument files from in it logging of on requests the to | 
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
all	 $ <mark> <name> abstract attributes authors began branches call callers calls can chains changes checks classes clear cli commits committers contributors data declarations decorators definition definitions definiton descendants did direct do does duplicate errors exceptions executables exported file files funcs functions gets goes green has how i implementors impls import importers imports in interfaces is its jobs levels lines local locations member methods must new occurence occurrences of ok optional our outgoing over overloads overriders overrides overriding pass passing places properties protocols pub raise releases required sits spots structs subclases subclasses succeed tags test tests thanks that the things third this throw told took try types versions was wears who will without | 
allow	 $ a me 
allowed	 $ <name> for here to twice value values version 
alone	 $ or | 
along	 import is the which with | 
already	 $ <name> a by existing exported gone had have implement in internet present private public right ship there written | 
also	 <name> <path> a abstract async be has have static | 
alter	 <name> <path> the | 
altered	 $ <name> <path> by in is since | 
although	 it 
always	 here the there | 
am	 <name> i looking missing not 
among	 all ancestors files imports its our teh the their 
amount	 of 
an	 <literal> <mark> <name> abstract account ai ancestor annotation app application argument caught earlier edges editor empty enum env environment error except exception existing exit explicit impl implementation implementer import importer improt incompatible inheritance inner install instance int integer interface internet isinstance object odd offline old older optional override overview unused 
ancestor	 $ 's of 
ancestors	 $ <name> defined named of one 
and	 <commit> <name> <number> <path> <tag> a am are asserts at before begins by can classes commit count do does end ending ends enumerate every file files fix follow following for functions get give go hash have how i if imports in including indirect install is it its keep keyword let letting line lines list load look looking made maximum merge message methods must name need never not nothing now of on only over print purpose push read redefinition release report run say see should show so some state steps subject suffix swallow tag take tell the their then there to tools unused up version vice want was went what when where which who why with wonder would written 
anna	 look only write 
annotate	 <name> <path> the view 
annotated	 $ <mark> and by in items or to with | 
annotating	 the 
annotation	 $ <mark> <name> anywhere attached does for inferred is of on that to which | 
annotations	 <name> and are attached carried could did do does has is of on precede that the there were | 
another	 <name> class console crate entry file folder function language licence name one package project superclass switch 
any	 $ <name> branch call callers chain chance change changes circular class code command console decorators depth docstring documentation environment errors explanation extension failing failures good harm idea implementations implementors import imports in interface kinds list more number of optional options other out parameters place programs race red release subclasses suffix symbol test tests things use | 
anybody	 <name> a added called compares edit got handle imported importing inheriting last on overridden subclassed used who written 
anyone	 extended implemented inherit know miss put subclassing updated who would | 
anything	 $ and at been better break by call called down extend from happen here import in inherit lately marked named newer of other out override similar subclass that to with | 
anywere	 $ in 
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
are	 $ <name> <path> a able abstract actually additions affected all allowed also annotated any applied async attached attrs available based being below between blank brand broken brought called calling catched changed checked children circular comments concerns constructed contained container covered created currently dead declared decorated defined deprecated derived different diffrent done executed exported exposed failing flaky follow for found functions getting good green how implemented implementing impls imported importing imports in included incompatible inside installed instances invoked its left listed loaded lying made mandatory many marked methods missing named needed nested never new not objects of offline ok on only optional out outdated over overridden overriding part passed passing pinned present private produced provided public put raised raising read recursively red releases required run running satisfied set several show similar sitting skipped slow so some spelled stable static still stored stuck superfluous supported switch teh tested testing tests thanks that the their there these they third those thread thrown too touched touching triggered unnecessary unused used using usually we what which without wrapped writen written you | 
arg	 <name> declared list lists of parser passing 
args	 $ accepted as do does has list of what 
argument	 $ <name> <option> by for function in list lists more named names of or parser please so that to without | 
arguments	 $ <name> accepted and are between declared did do does for from go has is it of on or should taht thanks that they | 
arms	 in must 
around	 $ <commit> <name> <path> a at does here in it line show unused what which | 
arrive	 at back from | 
arrow	 in up | 
as	 $ <name> <path> a abstract an any arguments async attributes base breaking declared decorator decorators default dependencies dependency documentation enum exceptions exported exports far fields for git if importer in input install internet is it its last library line member of on one option package part private public regards result return setting something static superclass supported target test text the their thier those to tool unused visibility well what whatever when which with | 
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
at	 $ <commit> <literal> <name> <path> <tag> all any blame by development env every execution for hand here how import it its least line me minimum module most once our present right run runtime sign some start tag that the this three times top what when which who work | 
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
avoid	 getting that 
away	 $ could for from in since the with | 
back	 $ a as at before by for from if in its none on str the to what where which | 
backport	 <commit> <name> to 
backported	 $ <commit> to 
bad	 input | 
bail	 out 
base	 $ <name> a and as at clases class classes cls come file for free gets has have is it list method name of thanks the version with | 
based	 on | 
bases	 $ are cls in of that | 
be	 $ <name> <path> a able abstract according added affected allowed an assigned async at backported before best better broken built cache called calling certain changed clearer collect combined compatible compile composed considered created dead declared decorated defined deleted deprecated derived dropped executed exported for found given handed here hit implemented imported in included installed instantiable internet it its laid launched listed loaded made meant merged moved named narrower nice none notice null of on overridden passed placed possible present private public pulled raised reached read ready released removed renamed rerun run running safe set several so something somewhere split started static supplied supported sure that the there thrown to translated treat triggered true unneeded updated usable used when written | 
bear	 counting the with 
bearing	 <mark> the 
bears	 $ the 
became	 $ <name> <path> of the 
because	 it nobody nothing of the they 
become	 $ a abstract async in optional part static when | 
becomes	 a called imported 
been	 $ a abstract added affected altered annotated around asked async away built called changed committed created declared decorate decorated defined deleted derived done edited editing failing given going handed imported in included inferred introduced invoked kept left locked made modified moved newly on overridden part passing pushed put redefined released renamed set since sitting static subclassed through told touched translated triggered under untouched unused wrapped written 
before	 $ <commit> <name> <path> <tag> bunch i it its last line making me on or parse rename running someone that the us use we | 
began	 again with 
begin	 $ and commit importing on the to with | 
beginner	 look | 
beginners	 $ | 
begins	 $ in thanks the with | 
behave	 differently if 
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
bisecting	 a 
bit	 could odd of on so 
bits	 method of 
blame	 $ <name> <path> across extended for into l line name on point say says shows 
blames	 <commit> <name> 
blank	 after | 
block	 could exist of | 
blocks	 of that 
blow	 from port up 
boast	 a | 
bodies	 contain is of 
body	 $ a and by for in is lives of on open | 
born	 $ please which 
both	 <name> <path> import | 
bother	 classes you 
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
bunch	 $ any of 
but	 <name> a are can did do documented does for go how i in is its local never no not on ought should that the their then this unused what when where which who why with would 
by	 $ <commit> <mark> <name> <path> <tag> a an anna any anyone anything argument at before calling checkin child class classes cls commit complexity constant default extending field file following formerly func function git grace hand hop how import importing imports in inheritance installing it its load method more my name now one others our outer overload overriding parameter pip pull push raising renaming side signature some somebody someone step subclasses subclassing tags test tests that the then this type users way what which who whom wich with | 
bytes	 do is | 
c	 then | 
cache	 <name> the with | 
call	 $ <name> <path> args before both coming directly exist exists fewer first from getenv graph hierarchy in inside instead it its kept list of on other out parse path site sites so somewhere super targets that the this those to transitively tree unused yes | 
callables	 carry members that 
callback	 from signature | 
called	 $ <name> <option> <path> a according after anywhere before by directly during earlier from if in inside instead most next now nowadays on or out per please thanks the there these timeout today twice up what with within without | 
callee	 of | 
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
cases	 $ <name> <path> are contained does for in inside involve is live make mention of sitting someone that wher written | 
cast	 <name> a 
cat	 <name> lines | 
catch	 and around for from it out sites the when | 
catched	 inside | 
catches	 $ <name> the | 
catching	 <name> it lines on 
category	 $ does falls of this to 
caught	 $ a error in up | 
cause	 an no of that 
causes	 <path> ci that the 
certain	 events go java node python rust | 
cfg	 $ <name> <path> entry file 
chain	 $ <name> <path> above between does from of starting that to yes | 
chains	 are exist from go lead of 
chance	 <name> <path> of that the there we you | 
change	 $ <commit> <literal> <mark> <name> <path> after and at between break did do for from i if in introduced it its just line log made most next of on over safe since thanks that the these those three to variables which while | 
changed	 $ <name> <path> a added after again any anything anywhere as at between but by files for going in it last lately line most next not paths relative since so something the this those to together up what when which while with | 
changes	 $ <name> <path> <tag> all do global in its made of since to | 
changeset	 <commit> file in 
changing	 <name> <path> the what 
charge	 of 
check	 $ <name> <path> <tag> all at for how if in it its of on out over please since that the to under what where whether which who why | 
checked	 $ before in out 
checker	 <name> give infer is say see would 
checkin	 <commit> added of that was where 
checking	 <name> <path> how on what whether which with | 
checkins	 have touched 
checkout	 $ here is of on would | 
checks	 $ <name> on pass successful 
cheers	 $ 
chekc	 in whether which 
cherry	 pick 
child	 clases class classes is of relation 
children	 $ <name> as do does has of right thanks the to will | 
choose	 as for that this 
chosen	 at for here like | 
churn	 could 
ci	 $ config did do doing fail file flie go green is job jobs log machines names pass passing pipeline run runs say says status steps thanks to workflow | 
circle	 $ at implement of override somehow through yes | 
circles	 at with 
circular	 dep dependency import importing imports | 
circumstances	 according does 
claim	 that to 
clap	 attribute definition 
clases	 does for of say 
clash	 could with 
clashes	 with 
class	 $ 's <name> <path> and are at begins body but called comes could declare defines definition does extends file for from fulfil function gets has have header hierarchy hold i implementing in inherit is its itself keeps lack like list made method methods named of offer offers or please promise satisfy should similar sits statement that to tree under versions wise with | 
classes	 $ <name> <path> actually already and are based bearing behind below besides built by can carry carrying come comes conform conforming contain could decorated derive derived do does exactly extend for from fulfil get has have having implement implementing in inherit inheriting is list live marked must name of on one or other out override provide put raised realise redefine replace share should sit specialise stand still subclass supply support that to use we wear were which whose will with within would | 
classify	 the this 
clause	 $ of | 
clean	 $ checkout up | 
cleaning	 up 
cleanly	 $ 
clear	 what when 
clearer	 $ if | 
cli	 $ a arg argument commands declare entry flag framework library option or registers switch tool 
cloned	 it the this 
closure	 <name> of | 
cls	 $ <name> for hierarchy of that whcih 
cmdline	 <name> tool 
code	 $ <name> and annotated are around as at base be below by call calls can catches class compiles constructed consults could defines depends does edits even file for get go handed handles has here i in introduces invokes is it java launches like look looks make node of on paths picks please python raises reaches read reading reads refers released relies rely review right run runs rust say set so some still taht take takes thanks that the throws to under use wants which with | 
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
comit	 added introducing 
command	 i is it line names or that we without | 
commands	 $ and are belong come do does from have i is land must need of one provided scripts should so that this will work | 
comment	 $ above attached of on | 
comments	 $ | 
commercial	 product under 
commit	 $ 's <commit> <name> <path> added adding alter and are as at be before behind break broke brought by change changed contain count created date deleted did do does dropped edit ends everything first for gave has hash having head here history in includes introduced is it kindly land last made message most msg number of on one passed please put removed renamed responsible right say so started tagged taht thanks that the to took touch touched touching w was we where which will wise with | 
commited	 $ at changes 
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
complete	 $ class it list set | 
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
conflict	 could with | 
conform	 to | 
conforming	 to 
conforms	 itself to 
connection	 <name> <path> work | 
considered	 <name> exported internet like private public 
consist	 $ of | 
consists	 <name> <path> class of the 
consle	 script scripts 
console	 commands entry prints script scripts 
const	 $ <name> item 
constant	 $ 's <name> <path> assigned at but called equal i in is lives name set so that where which written | 
constants	 are does have into 
constraint	 $ declared for in is of on one | 
construct	 a it 
constructed	 a | 
construction	 | 
constructor	 $ argument calls of with | 
consulted	 $ | 
consults	 env it the 
contain	 $ <commit> <literal> <name> <path> a an anything before changes commit it something such the this | 
contained	 $ in | 
container	 $ 's fail failing pass | 
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
correct	 $ in not that | 
correctly	 at that | 
correspond	 to | 
cost	 anything of | 
could	 <name> a anything be blow do drop find follow give go have i import it list run send show somebody tell the throw trace ve we whoever you | 
count	 $ <name> <path> all as commits do everything file for head here how in its lines me methods of please teh tests the too up when | 
counted	 in the 
counting	 but from the them 
counts	 $ as 
cover	 <name> it parse that the 
coverage	 $ of | 
covered	 $ by | 
covering	 <name> 
covers	 <name> line or the this 
crash	 in on only | 
crashes	 $ when 
crate	 build instead module re use 
crates	 are modules 
create	 <name> <path> a an instances something 
created	 $ <name> <path> a after at between by files first for from i in it since the when which with | 
creates	 please 
creation	 commit for lies of 
cron	 or | 
curious	 about how 
current	 <name> <path> branch checkout contents head name one path state tree 
currently	 not passing succeed 
customer	 needs sent 
customers	 ask | 
cut	 <name> <path> import off the 
cycle	 $ <name> <path> around as be between if in of or that through which with | 
cycles	 are go that this 
cyclic	 dependency import imports 
d	 be better find for help infer know like love need rather they 
data	 a attributes blow class do does fields from in is members model that the type what 
database	 code table | 
dataclass	 <name> | 
date	 $ <name> <path> and back commit has of on | 
day	 $ did in was 
days	 are lie passed thanks | 
dead	 $ code imports since which with | 
dealing	 with 
debug	 and the 
debugger	 $ but says which 
decided	 in on that what 
decl	 location of 
declaration	 $ <name> for from itself line of site sites the | 
declarations	 across contained in inside it of which 
declare	 $ a as it its that the | 
declared	 $ <name> a abstract after arguments as async but by cheers dependencies dependency differently does exported file first for i in internet it locally next none on please private public requirements return run scripts so somewhere static the to type where with within | 
declares	 $ <name> <option> abstract as cli entry in it its itself some thanks that the without | 
declaring	 enum interface 
decleration	 line of 
decorate	 $ <name> using | 
decorated	 $ <mark> <name> and at by functions something twice with | 
decorater	 <name> on 
decoraters	 of on 
decorates	 $ <name> which 
decorator	 $ <mark> <name> and at attached but do does i if is like list on only or please should sit sits so stack that wise | 
decorators	 $ <name> above and annotations applied are as attached decorate did do does for from has have is it of on over run should sit stand that the were which will wrap | 
deep	 is 
def	 $ <name> called for line location nested of or site statement | 
default	 $ <name> argument at be branch does for has if in is of right that the to val value what when | 
defaults	 <name> its the to 
define	 $ <name> <option> a anything it its method my something that the what | 
defined	 $ <name> a all and any anywhere as at before by class here i in inside itself list more next not on over right several so somewhere that there twice where which within | 
defines	 $ <name> how in it its one please thanks that the which | 
defining	 <name> command from the 
definition	 $ can does file for gives in is kindly live location no of or please site sites wins | 
definitions	 $ <name> <path> carry decorated does for from in it of that which | 
definiton	 $ sites 
defs	 all are calling can does for having inside marked one tagged will with wrapped | 
defualt	 value 
delegates	 <name> to | 
delete	 <name> <path> all from line one the unused | 
deleted	 $ <name> <path> and between from in it | 
deletion	 <name> <path> of 
demand	 from of | 
demands	 go java node python rust the | 
demo	 | 
deos	 <commit> <name> <path> it this 
dep	 <name> between list path 
depend	 by on through upon | 
dependancies	 $ of 
dependencies	 $ all and are at come could does get have in is of other please runtime section should we which | 
dependency	 $ <name> among be between is list of on through what | 
dependents	 of on 
depends	 on over 
deprecated	 $ apart helper the | 
deps	 $ at imported of only we | 
depth	 $ | 
derive	 from 
derived	 class classes from of or types | 
derives	 from 
descend	 from | 
descendants	 $ has of | 
descends	 from 
describe	 <commit> <name> me the this what 
description	 in of | 
design	 <name> review the 
designed	 $ <name> | 
determine	 all at how in the to what when where whether which 
dev	 $ dependancies dependencies deps extra packages tools 
developer	 that wrote | 
developers	 $ have put | 
developing	 it this 
development	 dependencies environment package time tools | 
deviate	 from 
diagram	 and i 
dict	 a list or | 
did	 <commit> <name> <path> <tag> anna anybody anyone anything ci class commit commits default grace i it line not one people release so somebody someone something test that the there these they this to version we which whoever wrong you 
diff	 $ <name> <tag> added between i includes name of the | 
differ	 $ between by from in their | 
difference	 between for in is | 
differences	 $ between in kindly of 
different	 $ and arguments commits definitions files functions import in last license methods modules name params people places signature signatures thanks things | 
differently	 if on without | 
differs	 between from in | 
diffrent	 definitions in now 
dig	 in those up 
dir	 $ containing contains should 
direct	 and bases call children import 
directly	 $ above by invoke or yes | 
directory	 $ <name> <path> and as do does has have hierarchy holds is of should structure that tree will | 
disk	 $ is path please to | 
display	 line lines the 
distribution	 which | 
disturb	 what you 
diverge	 please | 
do	 $ <name> <path> <tag> a about abstract according all any as at before bodies callers child console contain container contributors cover differently entry exist for here i if import imports in instead it its methods most named not on or other others our params parse pass people realise replace so some step subclasses tests that the their there these they throw to users we what when with without wrong you | 
doc	 comment text 
dockerfile	 $ exports 
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
dropped	 it the up | 
duplicate	 definitions yesterday 
duplicates	 $ from | 
during	 a execution one start the 
each	 and call callee class command decorator define definition derived error event exception file function have hop literal location member of one other overload place positional push redefinition site step subclass test 
earlier	 $ commit in name on path release releases we which wich | 
edges	 from of 
edit	 $ <name> <path> in it made of the to 
edited	 $ <name> <path> and by file in last line so | 
editing	 <name> <path> 
editor	 $ 's here show so what will | 
edits	 $ <name> <path> the 
effect	 does so 
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
enum	 $ 's and before case cases colour constant containing could declaration declares define defines entry file has have it item listing member members of should so take that value variant variants where with | 
enumerate	 $ all every everything methods the 
enumeration	 member that 
enumerator	 $ <name> 
env	 $ <name> var variable 
enviroment	 var variable 
environment	 $ <name> and by for in is of on or rather variable variables | 
equal	 $ sign to 
equals	 $ it sign what 
error	 $ <literal> <name> and at classes code come func i mean message of on points should that thrown today type types yesterday | 
errors	 $ <name> are can come coming could did do does from i if in might raised should that the thrown when | 
evaluate	 $ the to | 
evaluated	 where | 
evaluates	 to 
even	 compiles if | 
event	 causes that 
events	 $ <path> are by does fire has have in is make of runs should start that the workflow | 
ever	 <name> a been being call called changed commit deleted edited end executed ignored imported inherited lead leads made makes none produced pushed put raise reached renamed run see touch touched using 
every	 <mark> <name> annotation attribute branch call caller child class command commit def definition error field file function getenv handlers implementation implementer interface kind level library line location method occurence occurrences one overload override overriding package path place push raise reference release single specialisation spot subclass tag test time trigger type verison 
everyone	 from import mentions who with 
everything	 <name> <path> and annotated be between decorated exported extending from here i imports in is it named newer okay one passes that the to upstream what you | 
everywhere	 $ <name> but | 
evry	 commit place 
exact	 phrase text value version wording words 
exactly	 $ changed comes does how is once the was | 
exc	 $ raised types 
except	 <name> clases round the when | 
exception	 $ <name> class classes comes did does functions in instead is of or originate raised that thrown types which wise | 
exceptions	 $ <name> are as belong can come coming could deos do does errors from get i it launched list may might must of out raised should that thrown what which will | 
executables	 are does end get project that 
execute	 $ <name> <path> single the 
executed	 as at by do on | 
executes	 <name> the 
execution	 does the | 
exercise	 <name> it | 
exercised	 $ <name> by | 
exist	 $ a across already always any at back before below between definitions earlier for here in more of on tell today when yet | 
existed	 as at back before earlier in | 
existence	 of 
existing	 $ in name not one or somewhere test there | 
exists	 $ anywhere as at does double here in on or somewhere thanks under y yes | 
exit	 status vim 
expand	 the to | 
expect	 <name> as for from it when | 
expects	 does to which | 
explain	 $ <name> engine me please the to what why 
explaining	 what why 
explanation	 is of 
explicit	 argument names 
export	 $ <name> <path> and different fewer list nothing one parse so statements wise | 
exported	 $ <name> access according api as by correct declarations from going has here identifiers if in int is names or out please right so symbols the things true under visibility y yes | 
exporting	 $ <name> 
exports	 $ <name> a are did documented from nobody of so the what which work | 
expose	 $ from to | 
exposed	 by to 
exposes	 $ to 
extend	 $ <name> base it the | 
extended	 $ <name> but by in | 
extending	 <name> base which 
extends	 $ <name> class it please something what 
extension	 $ a but is | 
external	 libraries libs packages requirements 
extra	 $ docs files 
extras	 and does 
face	 $ <name> | 
fail	 $ and at if on please right to with | 
failed	 ci in last on recently this which | 
failing	 $ at in or over test tests when why workflow | 
fails	 $ at or | 
failure	 $ at by exceptions for is | 
failures	 $ from in when | 
fall	 back into | 
falls	 back into this 
false	 $ | 
family	 of tree 
far	 $ along as away down in is number up what | 
fast	 is 
faster	 $ <name> at because does now on than | 
fastest	 $ impl | 
feature	 will | 
features	 does of that were 
feeling	 <name> <path> 
feilds	 are in 
fetch	 <name> accept async take | 
fetched	 from with | 
fetches	 the with 
few	 <name> arguments classes files methods places tests things words 
fewer	 abstract commands interfaces names parameters things 
fidn	 all out 
field	 $ <name> added by count list names of so timeout to | 
fields	 $ <name> are attributes belong belonging class consists declared defined do does for go has in is make never of only should that the to you | 
fiels	 <name> import introduced | 
figure	 $ for of out | 
file	 $ 's <name> <path> additions adds again altered am and as assigns bears became behind by called came changes commit containing contains count created declares declaring defines did do does ending exist exports for formerly function gets goes got had has having holds how i import imports in instead introduces is it itself lie like line list lists location looks makes meaning must name named names not now of on one or path please pls prints rather read registers run say sets should somebody suffix that the to under used w was what where which whose will with would | 
filename	 <name> <path> of 
files	 $ <commit> <name> <path> <tag> added affected after altered and appeared are bears belong belonging besides between breaks called calls came can changed come commit compared contain contained depend did do does dropped each edited exist first for from get got had has have having import imported importing in include introduced is it last lie lose modified new newly next of off only or out pull rely removed right should show sit someone start starting still take that the there to touched use we were which whose will with would | 
fill	 in me the 
final	 <name> change commit does entry field | 
find	 <commit> <literal> <name> <path> a after all an any anything calls changes children class commit dead defs each edited every everything exported features fields for functions how if imports in it its key me module on one out releases shortest struct teh test that the them trait under uses waht what where which why | 
finding	 <name> <path> it out the | 
finds	 <literal> <name> a the what 
fine	 here right 
fire	 $ off the | 
first	 $ <name> added appear appeared appears argument assigned came change checked commit committed contains decorated defined entry ever file i implementation in one person place put release shipped show so tag test time when wrote | 
five	 $ tests 
fix	 <commit> all first from is it line the to up 
fixed	 a between in up value | 
fixing	 a the up 
fixtures	 does 
flag	 $ <option> arg as called created defined do does get is on registered set where | 
flags	 can do other 
flaky	 $ test thanks | 
flie	 <path> on 
fn	 <name> item 
folder	 $ as can do does has held holding holds i is it of should would | 
folders	 does where | 
follow	 $ <name> imports its the to | 
following	 commit imports the | 
follows	 the 
for	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a adding an any anybody anyone asking beginners being by can churn circular class classes commit compiling console constant container covers cyclic dependencies developers development each empty enum errors everything execution export file files fn free function go going hot how import inheriting interface it its java legal licensing line looking me methods module moving my negative new next node nothing now old opening optional others our param parameter people python reading routine running rust setting something speed string struct subclass subclasses such teh testing text that the their them this those throwing to traits type unset unused us users variable version what when where which windows word years yesterday yet you | 
forced	 from to us 
forces	 its the 
forget	 <name> abstract an the to 
forgot	 extension how if the to 
form	 <name> <path> elsewhere for of the | 
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
from	 $ <commit> <name> <path> <tag> a abc above all another any anything before being calling class command commit config development each elsewhere env environment far go going how importing imports in inside installing interface is it its java last line lines me methods my node originally other outside pointing python release root rust several something somewhere struct tag thank that the there this those top trait two version what when where which who whom within works | 
front	 of 
fulfil	 $ the | 
fulfils	 which | 
full	 $ build call circle implementation list of path set signature text 
func	 $ <name> does in names | 
funcs	 $ <name> bearing calling classes in inside invoked it missing of that under with 
function	 $ <name> a be by called calls can class count do does from have hidden in inside is like looks name nested of on or please raise raises reads signal signatures sit sits somebody starts that throws total tucked two under used where which with written | 
functions	 $ <mark> <name> <path> accept access and annotated are belong besides blow branch by call called calling can carry carrying catch change class classes come construct contain could create decorated defined depend did do does end exist existed fail found from get goes has have having in inside invoke invoked is it lead let like live local make may might modify need never of or other ought please raise raising read refer responsible should signal someone still swallow take thanks that the there throw throwing to use wear were when where which whose will with would | 
further	 down 
gave	 <name> <path> birth 
get	 $ <literal> <name> <option> <path> a added after along always an any applied as away back by called caught changed commited created declared decorated defined deleted errors executed exported for from green hold hot how if implemented imported in installed instantiated into invoked it its kicked loaded matched merged modified my only out overridden passed raised renamed rid run set started subclassed tested thanks the their this thrown to triggered used waht what when wher where which who why with | 
getenv	 <name> for of or | 
gets	 <name> <path> a an as behaviour called changed configured consulted created declared defined exercised exported fetched from hold imported in installed instantiated invoked its kicked launched loaded most opened overridden override picked pulled raised read registered replaced run started subclassed the thrown to used written 
getting	 <literal> <name> a called defined hit imported too 
git	 $ <name> at blame branch counted diff history keep log merge of show so status tag that | 
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
graph	 contain could from so starting what | 
green	 $ again as at for or result right when | 
grep	 <literal> <name> for gives the 
growing	 $ | 
grown	 out since 
hacking	 | 
had	 <name> <path> a already an another anybody been before better earlier formerly it its not prior so the their they this to | 
hand	 <name> and back could over side what work | 
handed	 a back out over to 
handle	 <name> it ten which 
handled	 $ by | 
handlers	 $ of 
handles	 the 
hands	 after back did have on out work | 
happen	 for if in to 
happened	 in to | 
happens	 at if in to when why within 
happy	 with 
hard	 code is to 
harm	 at to 
has	 $ <commit> <literal> <mark> <name> <path> <tag> a abstract access added an and anybody anyone anything as been between brought changed children come commit commits committed contributed created defined deleted ever every exported for found gone got grown how implementations implemented in inside internet it its line listed lots made marked method methods modified more most n no nobody not on one please private public put quote renamed security set several since so some somebody someone something teh test that the there these this to today touched typed unused what when which within written | 
hash	 $ and message msg of table 
have	 $ <commit> <literal> <mark> <name> <path> a abstract an and another any apart as at been before besides by changed changes come commit commits committed contributed descendants different done exported failed fewer for formerly found from got hear here i in inside installed internet it its last made many modified more never no not on one outside overloads private public raised received right security seen set several so something such tests that the their there they to too touched two unused used we when worked you | 
having	 $ <commit> <literal> <name> <path> a an how the which 
head	 $ around at commit how is now of or point sha sit with | 
header	 $ does holds in is of or to | 
headers	 $ are does which 
heading	 such would 
hear	 if of whether 
held	 <name> <path> at by 
hello	 i there would | 
help	 a against i lists me text to | 
helper	 $ <name> a called everyone func function functions where | 
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
holes	 | 
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
i	 <name> access add allowed alter am anna annotate ask avoid backport backported be become believe break build call came can cant catch caught change changed check checked come commit compare compile construct contribute copy correct count create cut d debug declare define delete derive did diff do drop dropped edit end exit extend fill find fix follow forced forgot found get give go got had hard have hit hoist hold hover implement import importing inherit install instantiate introduce just keep know learn leave life listed look looked looking lost m made make match may mean merge might miss mock modify move moved must name navigate need never notice now obliged omit on only open opened override parallelise pass patch print publish push put raised ran read rebase receive refactor rely remember remove removed rename replace report require revert right run scroll search see sell serialise set should skip sort split star start started still stop stumbled subclass supposed suspect swap tell thank think to touch translate treat trouble try type undo unit unpack unset upgrade use ve vendor want wanted was were wise wonder would wrap write 
idea	 $ behind how where whereabouts which why | 
identical	 or | 
identifier	 <name> of 
identifiers	 are come in 
identify	 all each every everything the where 
if	 <commit> <mark> <name> <path> a access all and another any anything everything file following i it its my nobody not one so somebody someone something subclasses test that the there they this two unset version via we you 
ignore	 its result the unused what 
ignored	 by | 
impl	 <name> block blocks d exists for list of on trait | 
implement	 $ <name> a all an any exactly face fewer for in interface it its methods one only shape so that the to trait what which yet | 
implementation	 $ for of so that | 
implementations	 $ defining does exist from in of on overriding | 
implemented	 $ by for in inside interfaces the | 
implementer	 $ of 
implementers	 $ of 
implementing	 $ <name> a classes for interface it the types which 
implementors	 interface of | 
implements	 $ <name> an are clause comes in it its please so some the trait what which | 
impls	 behind does for of that which will | 
import	 $ <name> <path> a and anything around between both but by chain chains check circle config count cycle cycles declaration dependency each error exists for from graph hops if in includes indirectly involving is it its itself lazily line lines list loop no of on or out path paths route runs says section since so something statement statements steps that the time to trail what with without yes | 
important	 does 
imported	 $ <name> <path> anywhere at before but by everywhere first for from how in indirectly inside into modules names out please so the where which | 
importer	 $ and of 
importers	 $ need of which | 
importing	 $ <name> <path> from it itself modules needless numpy side that them what | 
imports	 $ <name> <path> a actually and apart are around at between broke but c can come could do does file for form found from go going i in inside is it lead leading leads lying made make mention missing more not nothing of on only or out please shortest should sit so something standing step still stuff such taking than that the things till to w what which will with within without would yes | 
improt	 chain is 
in	 $ <commit> <name> <path> <tag> a abstract after all an another any arguments as at before behaviour between bin body brackets by bytes c capitals cfg charge child ci circles circular class cls code codebase commit commits common config constant could decorators deps derived developing different directly exactly except fetch few fields file for former from front full func function git github go going hand help here history how if import imports interfaces it its java last line lines memory methods more motion multiple my n next no node not now number on one optional order other our parameters percent place plain please production python raise release repo requirements revision root rust seconds settings several short signature signatures simpler so some source speed src struct subclasses such suite tag taking teh terms tests that the their them there these thinking this through time total tree turn two type typescript use uses utils variable version verson what when which whose wich with yesterday you | 
include	 $ <commit> <name> <path> a commit list or that the | 
included	 $ <name> by from in | 
includes	 <commit> <name> <path> a and at of or that the 
including	 <tag> comments line subclasses 
incoming	 call calls edges 
incompatible	 licence with 
indirect	 callers dependencies subclasses 
indirectly	 $ by import through via | 
individual	 ci tests 
indrect	 as ones 
infer	 for 
inferred	 for return type | 
inherit	 $ at form from ready | 
inheritance	 $ chain hierarchy is of relation tree where wise | 
inherited	 <name> by from method stuff | 
inheriting	 <name> from it so 
inherits	 <name> from | 
initial	 add assignment commit finding value 
initialised	 $ as if module with | 
inner	 <name> def fn func function functions helper one routine 
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
instantiate	 <name> a my | 
instantiated	 $ in it thanks | 
instead	 $ of thanks to | 
int	 $ a argument before it or str what 
integer	 <name> how 
integration	 passes tests 
interface	 $ <name> and called correctly does in is list named of or rather realise require right so that the to type waht which wise without | 
interfaces	 $ <name> after are as behind complete does extend from has implemented in is it listed of property protocols should that the which | 
intermediate	 imports modules 
internet	 $ access according as by connection correct going has here if in int is or please right so the true under visibility y yes | 
interrupt	 whereabouts who 
into	 $ <literal> <name> <path> <tag> a after an another being by for in more one releases that the this two what which | 
introduce	 <name> 
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
is	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a able about above abstract access accessed added after alias all allowed already also among an annotated anybody anything applied asked asking assigned async at attached attribute base been behind being below best better between bigger blank bound breaking broken building built by called calling caught checked child chosen ci class colour coming commit complaining composed config configerror configured const constant consulted contained contributed covered dead declared decorated defined dependency deprecated derived different diffrent doing done down each empty engine enough entangled enum env equal evaluated ever every everything executed existing exported exporting exposed extended extending failing faster fastest fetch fetched first for forced found from full func getting given gone good green grep handed handled happy having head held help how huge i implemented implementing imported importing in included inferred inherited inheriting initialised inside installed int internet introduced invoked invoking involved it its just kept laid larger left licensed like limit line listed load loaded local locked long longer looking made make making mandatory marked matched meant missing modified module more my mypy named needed negative nested never new next no nobody none not now nowadays number of ok okay on one only open option or other our overload overridden overriding parse part passed passing picked pinned pip placed please point present preset private public published pulled put pytest raised raising rather reachable reached read reading really red redefined referenced registered released relying request requests required responsible return returned returning rows run running rust satisfied selected set several shape she sitting situated size slow slowest so some something somewhere specified spelled stale standing start started static still stored struct stuck subclassed successful such superfluous supplied supposed symbol tagged taken taking teh test tested testing thanks that the their then there thier this thrown to told too touched touching trait transitively triggered tucked under unhappy unlike unreferenced unused up used using var very visibility wanted we what when where which who wrapped writen written wrong yes | 
isinstance	 check of | 
it	 $ <name> <number> <path> a abstract accept added affect affected after again alias all already an and annotated any anywhere appear appears are arrive as ask async at back be because become been begin being belong belongs better break breaks broken build builds but by call called calling calls can capture carry catch catched caught change changed check clashes class come comes compile configured conform consist contain correct correctly correspond could count covered crashes created d declare declared decorates defaults define defined delete deleted demand depend derived did directly do documented does doing earlier end ends exercised exist expect export exported exports expose extend fail failing fails falls faster fetched first five flag flaky follow for formerly from function further get gets give given go goes good got green growing had handle hands has have held here hidden hold i ignored implement implemented implements import imported imports in included indirect inherit inherits initialised install installs instantiated instead internet into introduced invoke is its keep landed last leak leave let library list live lives located look looked make makes matched mean meant more moved must named need needs never no not now occur occurs off on or originally originate out overridden override overrides part pass passed passes pinned please possible printed private public pull put raise raised raises read really received red referenced refers rely renamed responsible return returns right run runs safe say says seems set shipped should shows sit sitting skipped so stand stands start starts static stay still stop stored succeed succeeds support supposed take taken takes ten thanks that the there this through throw thrown to top touch touched translated true turn twice typed under up use used uses value version was wear went were what which will with work works would wrapped written yes | 
item	 <name> is of 
items	 $ in 
its	 <literal> <name> absence abstract access ancestors annotations args argument arguments assignment attributes author base bases behaviour body callees caller callers calls changes child children circular class code commands commits config constructor contract current data declaration declared decorator decorators def default definition definitions definiton dependencies descendants description diff dir directory doc docstring earlier entry enum error export exports extension fields file first folder former full functions hands hash helpers history implementations implements import importers imports inferred inherited initial inner interface interfaces job kind last latest licence license line lines list local location log mark member members message metadata method methods module modules name names nested new newest old on original outcome overriding own paces parameter parameters params parent parentheses parents path place position present preset previous properties public purpose rename result return runtime settings siblings signature size source state stuff subclass subclasses suffix superclass task temporary test tests time trait type value variants version visibility way whole 
itself	 $ <name> a by call calls compile defined i in indirectly inherit is now override tangled thanks through to | 
java	 $ <name> and are at be do does end features for has have here how i in installation is kindly last must on release right should sources that the this version versions what which | 
job	 does done has in is list names of well | 
jobs	 $ and are at defined does failed get has in make of 
judging	 by the 
jump	 me to 
just	 <name> a an author cloned file first for how landed line lying moved one out pip pulled pushed rather sit the to touched | 
k	 <name> 
keep	 <name> <path> as bumping fixing getting opening private running seeing the to unused 
keeps	 <name> a coming mentioning some 
kept	 $ <name> exported in internet private public saying thanks | 
key	 <name> does put | 
keys	 besides in of 
keyword	 argument ones parameter | 
kicked	 off 
kicks	 in off 
kind	 $ are as of there | 
kindly	 $ application check confirm describe diff do enumerate execute find follow give go grep jump list locate look make navigate point print read run say show spell take tell the those total trace verify with work 
kinds	 of | 
know	 <name> <path> a all as at by each for from how if in into its of on one since the there this through to under what where whereabouts whether which who why wich with | 
known	 as for in name to | 
knows	 <name> <option> <path> best 
l	 $ <line> <name> <path> for give number on say 
lack	 a an it | 
lacks	 and 
laid	 look out 
lambda	 <name> | 
land	 again on | 
landed	 here in on 
language	 <name> a are build for is or should version | 
languages	 has | 
laptop	 $ does get is 
large	 enough is number | 
larger	 than 
largest	 allowed field of | 
last	 $ <name> alter author bump bumped called can change changed checkin commit compile edit edited had here import in line modification modified modify month night nightly one parameter pass property pull read release run tag test thing time touch touched two update updated week work worked wrote year | 
lastest	 commit 
lately	 has thanks when | 
later	 one | 
latest	 change commit edit modification one release revision tag to version 
latter	 | 
launched	 by on | 
launches	 the 
lawyers	 $ need want 
lay	 hands import 
layering	 violation 
lazily	 at inside or thanks | 
lead	 back class from to 
leading	 <path> from up 
leads	 back from on 
leak	 memory secrets 
lean	 on 
learn	 how next 
least	 one two which 
leave	 <name> <path> alone for imports lying off out to unimplemented without 
leaves	 abstract an for it unused which 
leaving	 any line out tests 
left	 <name> <path> abstract exported internet its out over private public the unimplemented untouched | 
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
licence	 $ 's <name> allow and applies before belongs called changed chosen compatible did do does file for from header in is it lets name of please should terms that this to under was wise | 
licences	 do have of 
license	 $ applies change changed chosen does exactly file got has header is let name of says should this type used was what which | 
licensed	 $ of thanks under | 
licensing	 here of terms what work | 
lie	 between next on | 
lies	 <number> between the where 
life	 <name> of 
like	 $ <literal> <name> <path> a an at before every exported i in internet it private public right that the this to when | 
limit	 a of | 
limits	 in over 
line	 $ <line> <literal> <name> <option> above adds and argument assigns at begins by can come command commands count declares declaring defines defining definition do does entry every flag for from has hold holds i in inside interface is it length made no nr number of on one option options or please pls program programs range right say setting should stands switch that the to tool tools was what where which will with would | 
lines	 $ <commit> <line> <name> <path> a above are at changed come comes consists contain contained did do does for from has in inside is it long may of one over per please plese right should than thanks that the there total were where with | 
link	 between | 
links	 <name> <path> to 
linter	 <name> call complain complaining complains is over 
linux	 $ | 
lisence	 does of 
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
loc	 | 
local	 branches def func function functions helper lambda to variable | 
locally	 in 
locate	 <name> <path> all every for module teh the variant where 
located	 in | 
location	 $ at class does in is of please pls was with | 
locations	 $ at of without | 
locked	 here in | 
log	 $ <name> <path> and as contains do for in message of on says shows stops test the this what | 
logged	 during in 
logging	 and everywhere to 
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
lose	 an its method since 
lost	 <name> <path> track | 
lot	 $ for like of right | 
lots	 of 
love	 to 
low	 you | 
lowest	 <name> go java node python rust version 
lst	 change of 
lying	 around in 
m	 <name> a about adding after annotating away bisecting building bumping calling catching changing checking cleaning curious dealing deletion documenting fixing following getting going hunting implementing importing judging leaving looking lost making mocking moving nervous new not obliged on only overriding packaging passing preparing reading refactoring renaming returning reviewing serialising setting sizing sorting splitting stepping still stuck subclassing thinking throwing tidying told trying untangling upgrading wondering wrapping writing 
mac	 | 
machine	 $ could do for what which | 
machines	 does | 
macro	 <name> | 
made	 $ <name> a abstract after async available between by changes commit exported faster in inside internet it its known last non of private public so static that the this to up | 
main	 author class command console entry function green language loop module package script | 
maintained	 $ <name> 
maintains	 that the this 
make	 <name> <path> a all any available calls changes clear head it its public static succeed sure test the this to up use | 
makes	 $ <name> <option> a available calls it new no public start the use 
making	 a the up use 
manager	 wants without 
mandatory	 methods to | 
manifest	 declares | 
many	 $ <name> abstract added and are args arguments asserts attributes authors bits bugs bytes call callers calls checkins children classes command commands commits console contributors data days dead decorated decorators definitions defs dependencies deps descendants different direct does entries entry environment exactly exceptions exports fields files for formal funcs functions has have helpers hops implementations import importers imports in inputs instance interfaces jobs levels libraries lines member members methods modules more names nested of open other others overloads packages parameters people places private releases required return revisions rows seconds separate settings single source spots static steps subclasses symbols test tests thanks that things times top traits types unit unused variables variants were workflows | 
mark	 model on 
marked	 $ <mark> <name> abstract exported internet private public with 
match	 <name> arms its on statements 
matched	 but in on | 
matter	 $ how if 
maximum	 <name> sensible 
may	 <name> a be call come have i it produce raise this throw use 
me	 $ <name> <path> a about all an and as at by defs does each every everything everywhere evry fidn file find for from get git here how i if in it its just know lies like line lines location nothing of on one out please remove say see step that the them there this those through to under understand via wether what whatever when wher where whereabouts whether which who whose why with yes | 
mean	 $ <name> actually by classes does for in interfaces is its names on thanks the those to where which who wich | 
meaning	 the which 
meant	 for to 
measured	 in | 
meeting	 | 
mehtods	 are does 
member	 $ <name> <path> called declared defined funcs function functions i is of on or still variable variables | 
members	 <name> are cls come does from next of should sitting that the 
memory	 because does | 
mention	 <literal> <name> <path> it the 
mentioned	 a in the | 
mentioning	 <name> it 
mentions	 <name> <path> class | 
merge	 $ <name> all i make the | 
merged	 into two which | 
message	 $ <literal> does for from is of please say | 
metadata	 $ demands list what | 
method	 $ 's <name> annotated be begin belonging by called class count declared defined does exist for from gets in inside is list name named names of on out overridden overriding please resolution run rundown set source starts tally that to wise with | 
methods	 $ <name> <path> a abstract am an and annotated are as bearing belong belonging belongs but by called can carry class cls come consists could declared defined did do does end exactly for from gets has have how i in inside instead invoked invoking is it its live make making marked may must need not of on one only or ought override overriding per please pls raise replace right run should sitting somebody such take than thanks that the there throw throwing too twenty were which wise with within without would | 
might	 <name> be have of the throw 
min	 <name> version 
mind	 $ <name> adding checking comparing counting explaining finding fixing giving i listing looking making pointing reading renaming running showing telling trying working writing | 
minimal	 import sequence 
minimum	 <name> and go java node or python rust sequence supported version | 
miss	 <name> | 
missing	 $ annotation for from the when | 
mit	 and apache gpl licensed or | 
mnay	 commits feilds files functions paramters subclases times 
mock	 <name> one out things 
mocking	 <name> the 
model	 $ this 
modification	 $ for of with | 
modifications	 following | 
modified	 $ <name> <path> after again and between by during files in it thanks the what which with | 
modify	 <name> <path> files it its that the | 
module	 $ 's <name> <path> a and by called comes constant contains correspond could declares defines do does error file has here holds import is it kindly level live looks name named or path should sits so someone split tells that var variable variables w was what which will with | 
modules	 $ <name> <path> are be brings by can define depend do does each file form get have if import imported importing instantiate is it lie load on one or packages pulled rely require right thanks that use using which | 
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
name	 $ 's <name> <path> all and any back be but by could did does each earlier every everything exist exported for from has how in is like my now of once only please pls replaced so tells that the them to was what will without | 
named	 $ <name> <path> after before engine exports in prior these | 
namely	 which | 
names	 $ <name> <path> am are as besides both can cls defined did do does exactly exported for found from gives has i in is it not of only shipped should sit sitting that the under | 
narrower	 $ type 
nature	 of 
navigate	 me to | 
necessary	 in | 
need	 $ <commit> <name> <path> a all at because confirm every everything file flag for from imported it its line one only right root so such that the their to under version | 
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
next	 change commit in print release stand tag to version week year | 
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
not	 $ <commit> <name> <path> a able abstract again always and as async at be been build call called carry changed compile conform contain correct covered declare decorated define developing documented exist existing exists export exported extend find finding for found free from get give given green handled happy have implement import imported in include inherit install instantiate internet involved it its jump just know like live long make merged mind need needed none ok on only other override parse pass passed passing please private public referenced return right run rust same say scroll see serialise set shipped show simpler something somewhere spot start static succeed support sure take tell tested thanks the there they this too top touch touched track triggered typed understand use used want we where why with work wrapped yet you | 
notes	 $ could for still | 
nothing	 $ at but calls happened happens in refers uses what | 
notice	 $ by for | 
now	 $ <name> <path> after called compared could does have it known pass that the which | 
nowadays	 $ called 
nr	 of 
nubmer	 of 
null	 pointer | 
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
of	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a all an annotations another arg argument arguments at attr attribute attributes base bases branches by bytes callers calls changed changes ci class classes closure cls code codebase colour command commit commits compilation config configuration constant contents contributors creation current data date day declaration decorator decorators def definition definitions dependencies dependency dependents deps descendants each engine enum environment error errors events every everything exception exceptions failure fetch fields file files final fn for former func funcs function functions git github giving global go hand having head helper hits how i implementing implementors import importing imports includes inheritance inheriting inputs installed interface it its java just last license licensing limit line lines mandatory me mehtods member message method methods module modules msg node non now object open option optional os other others our ours parameters params parse paths person places plain program project projects python raising references release renaming repo repository requests result return returning revisions run running runtime rust shape software some something source splitting struct stuff subclasses tag teh test testcases tests text that the their them these thing things third this those timeout today trait traits type types unit untested users value valueerror variable version wc what whatever which whoever whom workflow zero | 
off	 $ <name> <path> at by please thanks the with | 
offer	 $ <name> to | 
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
on	 $ <name> <path> <tag> a action after an and any are as at average bad branch by calling can certain ci class cls current disk does empty every for from funcs function github head how in install it its line lines linux main mark me my numpy of opening other ours pip pull push record running screen so struct that the their them this to top variable version via what when which wich windows with | 
once	 $ could i in installed it more named please right so thanks this upon which | 
one	 $ 's <name> a abstract add after arrive async be build but by call called caller calls can changed chosen class classify command commit compares configure could count cut declared declares defined defines definition describe did each enclosed entitled exactly execute executes find finds from function get gets give given got had has have hour i imports in inherits invokes is land launches level made makes month more move must name named need nested obtain of omits or parent person place please pulls put question reads remove rename right run runs start static test thanks that thing this to was where which will wins with word wrapped writes | 
ones	 $ <name> are contain could did does for implement in invoke is it mention of override redefine that throw too use which | 
only	 $ <commit> <name> <path> <tag> abstract after an child declared does ever failing for i in indirectly just know line looks need no on once output partially party passing please promises run see seen test tests the those through under used were what when | 
onto	 <name> the 
open	 $ <name> <path> for in pull source that the to up which | 
opened	 <name> <path> by 
opening	 <name> <path> the 
ops	 asks wants 
option	 $ <name> <option> defined for from in is of | 
optional	 <name> argument dependencies extras ones params | 
options	 are conflict do does i | 
or	 <mark> <name> <number> a after am are as at bad bin broken build calls can change clap class classes cli command commands dead decorators deleted did do docstring does else elsewhere exact fail failed failing fails failure false file files framework from funcs function functions gpl green how if implemented import imports in indirectly inferred int interface is it just letters library mentioned methods module modules more no not number on ones only other paces packages passing program protocol protocols pull rather rebase red renamed require return script scripts section should similar some something somewhere string succeeds superclasses the through trail transitively two untested used what whatever where whether which would wrap write 
order	 $ <name> again are do does for in is run should that to 
origin	 commit of 
original	 file filename line method name that 
originally	 $ come named when 
originate	 $ as declaration | 
os	 environment in 
other	 $ <name> class classes command constants data decorators environment error file files flags function functions has helpers in inner keys kind languages libraries library lines local members methods module modules name one ones packages parameters parts please project projects right routines scripts stuff tests than tools type variables variants way where | 
others	 are as does import to | 
ought	 <name> that to 
our	 <name> <path> build ci class code constants data dependencies functions inventory lawyers linter parser repo's requirements sources style test tests thread types users 
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
overides	 of 
overload	 and does i locations of resolution takes with 
overloads	 $ does duplicates of 
overridden	 $ anywhere by for further in please safely so the where | 
override	 $ <name> anything are by default for from it its of something the when | 
overriders	 method of 
overrides	 $ <name> call does in it method of the what | 
overriding	 $ <name> as definition definitions defs implementations it methods the versions | 
overview	 of 
own	 $ <name> class code copy definition every file imports module one override project script subclass version | 
owns	 tell the 
paces	 $ | 
package	 $ <name> as brings can could declares define defines for have in installs int is kindly level metadata provides put registers require so that to var was wise | 
packages	 $ are brought can come depend did do does for from get have i in it must only that the this we which will | 
packaging	 metadata script this 
page	 for is | 
parallelise	 <name> <path> 
param	 <name> diff on types 
parameter	 $ <name> annotation by called count differences how in it list lists named names of please right timeout to | 
parameters	 $ <name> are as between declared did different do does for has how in of on one plese set should taken than they will | 
params	 $ <name> does for func in of that without 
paramters	 has of that 
parent	 $ 's <name> as child class classes cls for here instead is method of parents please type with | 
parentheses	 $ in | 
parents	 $ include of that | 
parse	 <name> a and get have in raise take tested the to | 
parser	 $ <name> entry get in is knows line thanks | 
part	 $ in of tomorrow ways | 
partially	 initialised | 
parts	 $ of too 
party	 <name> dependencies libraries libs package packages | 
pass	 $ <name> <option> a all anything as before do fail for if in into it its last more nothing now on or please the this through to when without | 
passed	 $ around as between ci if in into most or to where yesterday 
passes	 $ <name> as does it its on one or right through when y | 
passing	 $ <name> a again code if one or since test tests thanks y | 
past	 $ and commits could it month of the under what | 
paste	 my that the 
patch	 against it the 
path	 $ <name> <path> after and anyone at between by can did do does file for from has i in is it leading line of once pls since so that the through to under was when which will within would | 
paths	 <commit> affected changed commit created does from of release which with 
people	 add are behind build can change committed contributed define have make mean normally put use usually who wrote | 
per	 author class commit dependencies file metadata request second 
percent	 | 
percentage	 of 
person	 behind does from has is put responsible to who | 
phone	 could how i 
phrase	 $ <literal> 
pick	 <commit> but from onto that up | 
picked	 at the up 
picks	 this up 
pin	 $ <name> which 
pinned	 $ <name> allowed and here line on to version | 
pip	 complains install installed look 
pipeline	 <name> <path> defined succeed 
pkg	 $ itself 
place	 $ <name> and as at besides calling does from in inside is it of please that the to under wher where within | 
placed	 $ after on under | 
places	 $ <name> and call define defining do does from function import in is it one overall pull raising refer right so still that the we where which with would | 
plaese	 tell 
plain	 func scripts type words 
plan	 i lists 
planning	 meeting to 
plays	 here in the 
please	 $ all bear before check complete count determine display enumerate execute explain find for give have help identify it just leaving list locate name point print produce provide quote report run show so state summarise tell the their to trace try verify | 
plese	 $ 
pls	 $ 
plug	 in 
plus	 some 
point	 $ a added at did do does during in me not of out should so | 
pointer	 | 
pointing	 <literal> at me 
points	 $ are at declared in instead of project section that the this to what why work | 
port	 <name> links the 
position	 $ in line of result 
positional	 and 
possess	 a | 
possible	 sources to 
pr	 cron 
precede	 <name> the 
precisely	 | 
predecessor	 of path 
preparing	 an 
present	 $ at code file for form here in location name one or project state successful type | 
preset	 for of to value 
previous	 name path release 
previously	 called known 
print	 <literal> <name> <path> a all constant every git in its just line the them what | 
printed	 at during in | 
prints	 <literal> the 
prior	 filename to 
private	 $ access according as by correct functions going has here if in int is methods names ones or please right so the true under visibility y yes | 
process	 and environment 
produce	 $ <name> a an the 
produced	 at by 
product	 $ under | 
production	 $ yesterday | 
program	 can consults for from get hits is looks meant of or pick picks runs says spin starts this to what | 
programmers	 $ | 
programming	 language 
programs	 $ can come comes this to 
project	 $ 's <name> a accept accepts allow am and any apart ask asks at be been begin belongs better build builds built can carry cfg change claim comes compatible compile compiles could counts covered creates declared declares demand demands depend dependencies depends do does drop fall falls faster for forced give gives go got has have how i in install installs into is it kind kindly last lib licence licensed live made meant metadata need needs not on or package please provide read really relies rely require requires run say should so started status still structure support supported supports this to tree type under usable use uses version wants we what where which why wich work written y yes | 
projects	 are depend make of too use 
promise	 $ i the to 
promises	 to | 
prompt	 | 
properties	 are belong can declared does of on set the there | 
property	 $ and before can for going how in is it judging looking mean of only or please right thank thanks the true when without y yes | 
protocol	 <name> or | 
protocols	 <name> cls did does that the | 
provide	 $ a an for necessary their | 
provided	 by from on | 
provides	 $ an impls 
pub	 items struct 
public	 $ access according and api as at available by correct functions going has header here if in int interface is names or please right so stuff surface symbols the true under visibility y yes | 
publish	 $ my 
published	 this under | 
pull	 <name> <path> in it request requests up was 
pulled	 could in into out up | 
pulls	 <name> in that 
pure	 virtual 
purpose	 $ and category from never of that | 
push	 $ a fire on or pr right thanks with | 
pushed	 a and did yet 
put	 $ <mark> <name> <path> a as between class for in into it line my on over the them this together up | 
puzzling	 bit 
pytest	 $ <name> <path> k says 
python	 $ <name> <tag> and are at be do does end features for has have here how i in installation is kindly last module must on project release right says should standard that the this version versions what which | 
qa	 report side 
quantity	 of 
query	 <name> the 
question	 <name> about before but by can did do does for going how if in is of on parameter should since starting the this under what when where which who would | 
quick	 $ <name> one question search 
quickest	 import 
quote	 <name> <path> a it line the 
race	 conditions 
raise	 $ <name> a an anything in instead it its of on please sites something statements that the things valueerror what when which | 
raised	 $ anywhere by exceptions from in inside it on that the where within | 
raisers	 of 
raises	 $ <name> an configerror it the which who | 
raising	 $ <name> it the | 
ran	 <name> <path> only 
range	 <tag> does for from in is of that we 
rather	 attributes just long not than 
re	 <name> adding compiling created documenting exports getting going hunting looking making ok on packaging pinned planning reviewing splitting stuck writing 
reach	 <commit> <name> <path> from it parse 
reachable	 $ from | 
reached	 $ at by from when | 
reaches	 <path> for 
reacts	 to 
read	 $ <name> <path> any anywhere at besides class from in it its line lines me next on or out that the this through where | 
reading	 <literal> <name> class it me of the what 
readme	 $ | 
reads	 <name> how in it that the what 
ready	 made to 
real	 class classes thing used 
realise	 $ <name> in it the 
really	 <name> a be call derive exported have internet is need needed private public 
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
registered	 $ as with | 
registers	 $ entry the 
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
remember	 a how the there where which 
remove	 $ <name> all duplicates parse the | 
removed	 $ <name> <path> <tag> between by duplicates from in so the | 
rename	 $ <name> <path> and in it its method of parse source target that the whose | 
renamed	 $ <name> <path> a and at before between file from in into it new or please right so something thanks the to unlike what | 
renaming	 $ <name> <path> of the which | 
replace	 <literal> <name> every programmers the 
replaced	 <name> <path> by in 
replaces	 $ the 
repo	 $ 's <name> accept accepts after an as ask come comes compile compiling contain could covered depends does first for got has have head hold home how is kindly library licensed need path please purpose requires right root say something still supports taht that the version waht what where which without y yes | 
repo's	 | 
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
reside	 $ | 
resolution	 <name> for 
respect	 to 
responsible	 for | 
restart	 the | 
result	 $ for if in of pass type when | 
ret	 annotation type 
retry	 on 
return	 $ a an annotation for in instead its none null of please sell statements that the this type value what when which | 
returned	 by from nothing 
returning	 $ none the 
returns	 $ a an anything could in nothing now so something that what which | 
reverse	 dependencies deps imports | 
revert	 <commit> again the 
review	 <path> commit i line my this | 
reviewed	 <commit> it line the | 
reviewer	 on refers who 
reviewing	 <commit> a the 
revision	 <commit> <name> <path> brought in is of that was you 
revisions	 does of there touching 
rewrite	 <name> it | 
rid	 of 
right	 $ above after before below file hand in now of one place reason side that version | 
role	 <name> back does of plays that 
root	 $ commit dir directory of so to which | 
round	 $ <name> in number to up | 
route	 <name> <path> connection from is of please that to 
routine	 $ <name> and before can for going how in is it judging looking mean only or please right thank thanks the true when without y yes | 
routines	 are containing depend does in raise signal to 
rows	 a of 
run	 $ <name> <path> <tag> a according after and before by container first for from if in into it its just last nightly of on only or pass passes passing succeed successfully take test tests thanks that the them this thru time to when with without | 
rundown	 $ of 
runner	 and 
running	 $ <name> <path> blame into it just not on only out the with | 
runs	 $ <name> <path> as clean failed it more on please that the them through when with | 
runtime	 $ dependencies deps list requirements what | 
rust	 $ <name> <path> and are at be do does end faster features flag for has have here how i in installation is kindly last must on release right should that the this version versions what which | 
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
scroll	 <name> <path> that to 
search	 for please since the where 
second	 base console definition implementation is one parameter 
seconds	 do take | 
secrets	 and does in 
section	 $ and from in is of what | 
security	 <name> disk hole holes notice 
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
sentence	 <literal> is 
separate	 definition tests 
sequence	 diagram of | 
serialise	 a it | 
serialising	 <name> | 
server	 $ as need returns thanks | 
serves	 $ to | 
set	 $ <name> apart as at by could during in instead it of off outside rather so the there to up | 
sets	 <name> for it off the their up workflow 
setting	 $ <name> appear i in it named up written 
settings	 $ besides file in module what 
several	 <name> are classes commands definitions files modules older things threads times | 
sha	 $ in that 
shape	 abstract an declare does have interface | 
share	 $ a their with 
she	 live right 
shell	 $ environment once script so when which why yesterday | 
ship	 $ <name> so this with 
shipped	 <commit> by in thanks the wich with | 
short	 explanation form of one summary way | 
shorter	 $ than 
shortest	 $ chain import improt list one path route way | 
should	 <commit> <literal> <name> <path> a also any anyone anything be call class commit contain drop everything export fix get go have hold i implement import inherit interface it its keep like line maintains my new not one other override put raise rather really replace review routine run set stand subclasses support test that the there this throw trigger upgrade use users variable we workflow write | 
show	 $ <commit> <name> all each every everyone failed from how imports in it its line lines location me name stat teh tests that the up what when where which who 
showing	 me 
shows	 for the up 
shwo	 me 
sibling	 next to 
siblings	 $ of | 
side	 <name> and by diff of the with | 
sign	 above after for in something up | 
signal	 <name> a 
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
sitting	 $ <name> at in on there 
situated	 <name> <path> the 
size	 a in of 
sizing	 a 
skip	 <name> super the 
skipped	 $ in on | 
slide	 i 
slow	 $ anything could down for to | 
slowest	 callee import one test thanks to when | 
small	 <name> function library thing 
so	 <name> am any as big could count did does far few from hard high how i in is it just kind lazily long low many may much often on please show slow that the this to under what when where whereabouts which who | 
software	 $ covered do does i is licence licensed lives project query rely that this which 
some	 <name> annotation arguments attributes children class classes code commit cyclic depth differ enum executables extension file files function functions helpers instance interface methods modification other point structs subclasses suffix test tests 
somebody	 <name> accessed actually add added applied attached break calls change changed commit committed create created declared decorated defines edit edited exported first got has in kept laid last made make marked mentioned moved other put renamed report review right runs set stick tangled the touch typed walk worked written wrote 
somehow	 by | 
someone	 <name> about add added change define delete ever has imports last leave make moved on put told typed was wrap write written wrote 
something	 $ 's <name> about better built by called clearer derive does dot else for i important in is like named other right seems sensible shorter similar still that to what with you | 
somewhere	 above among an below can else in is must right the there up what you | 
sorry	 <name> could do for from i just my new on one our quick small the this to which yes yet 
sort	 is of the 
sorting	 out 
source	 $ <name> behind code comes does file files has holding introduces is licence license line lines location of on please position read right sits spot that tree under was where which | 
sources	 $ <name> and build compile does is of please read that the will would | 
span	 from | 
spdx	 identifier license 
spec	 dep file 
specialisation	 of 
specialise	 $ <name> by 
specified	 errors somewhere | 
specifier	 for we | 
specifies	 <name> for 
speed	 $ between most | 
spell	 out 
spelled	 differently out 
spin	 in up 
split	 <commit> <name> <path> class off the up 
splitting	 <name> <path> up 
spot	 <name> <path> at for in it of that the where 
spots	 <name> a do does that the where will would | 
squash	 all or 
src	 between directory since 
stable	 enough | 
stack	 of trace 
stale	 could so 
stand	 $ above as at behind for in on over up which | 
standard	 error library value 
standing	 before in the under 
stands	 $ above after an as at before does for how in next on the there to where with written | 
star	 import 
start	 $ <path> <tag> and at for hacking in it of on out the to up with | 
started	 $ according at by from in push this with | 
starting	 <name> <path> at from in out up with 
starts	 $ <path> at inside on thanks the where with | 
stat	 for of 
state	 $ as differ how next of tagged thanks the what whether which | 
statement	 $ for in is that which within 
statements	 $ <name> <path> are do does for in inside mention of within | 
static	 $ and before can final for going how in is it judging looking mean methods only or please right thank thanks the true type when without y yes | 
status	 $ of on report 
stay	 a abstract async nested static 
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
subclases	 of 
subclass	 $ <name> count fill from implementations implements inherit is it last method methods of overrides say that version versions where yesterday | 
subclassed	 $ <name> anywhere by | 
subclasses	 $ <name> all come defined do does for have in is lack methods need of ought overridden override overrides overriding provide redefine should take that there to was which would | 
subclassing	 <name> 
subdirectory	 does is to | 
subfolder	 $ did does hides is 
subject	 line of 
succeed	 $ at do for here when | 
succeeds	 $ as at right when | 
successful	 $ on tests | 
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
support	 $ <name> for is older python such the 
supported	 $ as at by go here java next node python rust | 
supports	 $ such which | 
supposed	 to 
sure	 <name> about that the what whether 
surface	 $ of 
suspect	 <name> <path> a catching that 
swallow	 exceptions the | 
swap	 <name> on 
switch	 $ <option> cases comes statements | 
symbol	 <name> or 
symbols	 <name> <path> are defined does exported imported of which | 
system	 $ does or should | 
ta	 $ 
table	 of work | 
tag	 <commit> <tag> after and contains that with | 
tagged	 <commit> <tag> abstract as releases the versions with | 
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
teh	 <name> build class code compiler decorater definitions executables file first function functions idea imports last line local name names number output person tests text type variable variant vlaue 
tell	 $ <name> from if me position the them what whether which | 
telling	 me 
tells	 me the 
temporary	 files 
ten	 methods thousand 
terminal	 and once or so | 
terms	 can is licence may of | 
test	 $ <name> a are as at bears by call called case cases code come count coverage covers dependencies double entitled except exercised fails failures file files folder for func funcs function functions goes here i in is last like lives methods module name named names of ok or pass plan point reference requirements result right run runner script so successful suite tally that to under w we wher which with work yes | 
testcase	 <name> 
testcases	 are inside 
tested	 $ and anywhere as by in is or somewhere than well where which | 
tester	 and here look you 
testing	 <name> only | 
tests	 $ <name> <path> all and are aside at break but call called calling can check come concerns consists contain cover covering defined depend did do does exercise exist expect fail failing folder for found from give go green has have hit i if import in inside involve is leave live located make mentioning missing of one only or pass put refer reference rely right run should similar sitting skipped so still stumbled subclass succeed take test that there touch touching use using verify was we were where which will within would | 
tets	 in that 
text	 $ <literal> at can does for in is lists lookup number of on sits | 
than	 <commit> <literal> <mark> <name> <option> <path> <tag> a an at before go i in inheriting it its last logging once one other read the this twice two 
thank	 <name> for you 
thanks	 $ a for in that | 
that	 $ <commit> <mark> <name> <option> <path> <tag> a abstract accompanies according added adds again alias an appears are assigns async be bear bears begins belong belongs break bring broke brought call calls came can carries carry case causes change changed checks ci clashes class cli come comes commit concerns config conform constant contain contains contents could cover covers create created declares def default define defines deleted depend derive descends did differ directly directory do does edited end ends entry enum environment ever every everything exact exception exercise exist existed exists exported extend extends fail far fetch fetches file files finds first flag folder forget fulfil function gave get gets git github global go goes good got handle handles has have helper hit hits hold holds how i ignore impl implement implements import imported imports in include includes inherit inherits inner installing instead internet introduced introduces invoke is it java just key lack large leads licence line links list literal live lives local located logs made make makes many may member mentions message method modified module must name need no nobody node nothing number occur of old one option ought override overrides parent passes picks precede prints private produce protocol provides public pulls put python raise raises reaches read reads redefine refer reference refers release rely removed replaces result return revision right runs rust same say says sentence sets should sit sits skip so specialise specifies stand start starts static string subclasses succeeds tag take takes test text the there they thing this throw to touch touched true type use used users uses value variable variant verify version very was way we wear wears week were what work workflow works would writes written wrong wrote you | 
the	 <literal> <mark> <name> <option> <path> <tag> abc absence abstarct abstract access action actual add added additions alias amount ancestor ancestors annotate annotation annotations api application arg argument arguments arrow assignment async at attribute attributes author authors average base bases bear behaviour best better big biggest bin binaries birth blame blow body bottom brackets branch branches broken bug build cache call callables callback callees caller callers calls capitals case cases catching category cause chain change changes changeset checker checkin checkout checks child children ci circular claim class classes cli closure code coding columns command commands comment commit commits committers comparing compilation compiler complete concrete config configuration consle console const constant construction constructor content contents contract contracts contributors copyright count crash creation current customers cycle data database dataclass date dead debugger declaration declarations declared decleration decorated decoraters decorator decorators def default definition definitions defs defualt deletion demo dependancies dependencies dependency dependents deprecated derived descendants description design dev developer developers development diff difference differences different diffrent direct directory disk doc dockerfile docs docstring documentation dot earlier editor end ending entry enum enumeration enumerator env enviroment environment equal equals error errors events exact exception exceptions existence existing export exported exports extension external extra failing failures family fastest feeling field fields figure file files final first fix fixed flag fn folder folders following form formal former free freshest full func function functions getenv git github global go gpl handlers hash head header headers help helper helpers hierarchy history hits hole idea identifier impl implementation implementations implemented implementers implementing implementors implements import importer importers importing imports include includes incoming indirect individual inferred inheritance inherited initial inner input inputs install installation installed instance integration interface interfaces internet introducing java job jobs key keyword kind language largest last lastest later latest latter leftover legal length level libraries library licence licences license licensing life like line lines link linter list listing literal little local location locations log logs long longest lookup lowest lst macro main manager mandatory manifest match maximum member members message method methods might minimal minimum mock modifications module modules moment morning most move moved multiple name names nature needless nested network new newbie newest newly next node non normal number object old oldest on one ones only open option optional options order origin original other others out outcome outer outgoing output outside overall overloads overrides overriding package packages packaging page param parameter parameters params paramters parent parentheses parents parser part past path paths people per person phrase pinned pipeline pkg place places planning point position possible predecessor present preset previous private process program project prompt properties protocol protocols public pure purpose python qa quickest raise range reading readme real reason record redundant refactoring reimplementations relative release releases rename renamed renaming repo repository request required requirement requirements result retry return reverse review revision rewrite right role root routine routines run runner runtime rust same script scripts second section sense sentence server set setting settings several shape shell short shortest siblings signature signatures single size slowest small software source sources span spdx spec spot spots src stack standard star start stat state static status steps string struct structs structure subclass subclasses subdirectory subject successful successor suffix suite super superclass superclasses superfluous supported switch symbol symbols system tag tags tally target task team terminal test testcase tests tets text thing things throw throwers throws ticket time timeout tip tool top topmost total traceback trait traits transitive tree trigger triggers tutorial two type typedef types typescript unit unused usages use user users using utils value variable variables variant verbatim verbose verison version versions verson very virtual visibility vlaue warning way wether whereabouts whole wording words work workflow workflows wrapper wrong yes youngest 
their	 a account ancestors arguments base body callers changes declaration decorators def diff exception functions hands history implements lines list locations methods name names own parameter parameters parent side signatures something stuff subclasses 
them	 $ all and defined does from in please thanks to what which word | 
then	 $ <name> leave never reading what yes | 
there	 $ <name> <path> a abstract after already also an annotations any anything are at be been before besides between calls changes classes compile console could dead defs do enough ever exceptions exist failing failures fields for from functions i import imports in is just methods more must new no not on one overrides really redundant right seems serves several since so some something subclasses such tags tests thanks that third to unused used uses was who with within without yet | 
these	 days differ files is of people sources words | 
they	 $ <name> abstract accept add all already are assign bring called change choose configure declare declared define differ do ever expose give go got green have here hooked implement import keep let live loc made make mean pass pick pinned pull put raise re read red registers rename renamed set started stick store succeed swap take work write | 
thier	 a base 
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
three	 in levels more out 
through	 $ <name> <number> <path> a an another any at ci everything import imports its other others right so some the three trait what which without | 
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
timeout	 in of parameter | 
times	 <name> <path> across are does has in is people per please the was which | 
tip	 of right | 
to	 $ <name> <number> <path> <tag> a access add and annotate another anything apache arrive ask assignment backport be begin beginners blame bother bottom break bring bug build bump by call carry cast cat catch change check cherry clash class commit compare compile confirm const contribute copy could count cut date define definition delete depend differ dig disturb do double drop each edit enum every exist expect explain export figure fill find five follow for forward fulfil get git give go hand happen have head hear helper how ignore implement import importers in inherit install instantiate int interrupt it its itself jump keep key know land learn line list live load look make me mock modify name newer next none now on one open optional other others override parameters parse pass paste patch pick please port production protocol provide pull put raise read record refactor release remove rename rerun return review rewrite run rust safe satisfy say search see sell serialise set ship show sign so some something split start stay store struct subclass such supply swap tag take task tell test tester thank thanks that the their them then this throw today touch trace trouble true try type understand unpack use users verify version wear what when where which whoever wich work wrap write yet zero | 
today	 $ 's could it this | 
together	 from with | 
told	 $ <name> <path> about me the to 
tomorrow	 so | 
too	 $ big by high long low many much often slow wise | 
took	 <name> <path> it out part 
tool	 $ a compiler defined does for from is language lib library of or started than to was with | 
tools	 $ of such | 
top	 $ cut entry folder level of thanks to | 
topmost	 ancestor entry 
total	 $ <name> <path> callers commits fields file for from how imports methods number of revisions subclasses tests up | 
touch	 $ <name> <path> it the | 
touched	 $ <name> <path> as but by for going in it last line several some the too until what | 
touches	 <name> <path> so the what which 
touching	 <name> <path> it show the 
trace	 <name> <path> back for full how mentions the with 
traceback	 pointing says 
track	 at down of 
trail	 from of to 
trait	 $ 's <name> and could implementations impls is on similar 
traits	 $ <name> are as can does for has impl implemented is of on one that the there | 
transitive	 callers closure dependencies subclasses 
transitively	 $ all does imported imports invoke | 
translate	 <literal> it the 
translated	 in | 
treat	 $ <name> 
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
two	 <name> arguments bases branches commands does is it levels modules parent releases right this threads times years | 
type	 $ <name> <option> a alias and annotation are as at behind change checker checking comes declaration declared difference do does follows for from has have hint hints i in inferred is it known like might must of one precisely returned say should str than thanks that the this to variable was what will wise would written you | 
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
up	 $ <name> <path> a after against all as at back being between but by calling each env for from how if importing in leading legal line list making my of on out raising so somewhere the throwing to top what when where which who why with | 
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
used	 $ <name> a anywere anywhere apart as at but by elsewhere for from go here imported imports in instead java like member more most node on only python rust somewhere that the then there to together via what with | 
useful	 $ | 
user	 and interface is of on saw seems type | 
users	 $ are at be between can have if of override run see so to who | 
uses	 $ <name> <path> a exactly for in it of thanks the them this what | 
using	 <mark> <name> <path> alias class it the them this 
usually	 committed get pass used 
utils	 module | 
val	 of 
valid	 argument flag 
value	 $ <name> and applies as assigned back behind by chosen comes defaults deos did do does ends for from function given had has held i in is it kindly must of please returned should sitting stored that the to too type was we what which wise would | 
valueerror	 on thanks | 
values	 am are do for people 
var	 <name> file is 
variable	 $ <name> declaration defined holds home in is like not of on read type up who with | 
variables	 <name> are does have inside of other that | 
variant	 $ <name> after be is | 
variants	 come does right | 
ve	 <name> a an been changed come fixed got just lost merged never no only pip pushed raised read renamed run set started touched 
vendor	 <name> <path> 
verbatim	 $ text | 
verbose	 option 
verify	 <name> for if that the whether 
verison	 of tag 
versa	 $ | 
version	 $ <name> <number> <tag> and be conflict constraint control do does exactly for from has have here i in is it needed number of on overriding pinned please range required requirement right should so spec specifier stands that the this to we wise with you | 
versions	 $ <commit> are carry come contain did do does exist has have include is of shipped that the w will | 
verson	 <tag> range 
versus	 <name> <tag> 
very	 <name> end first long name top 
via	 calls helpers import imports some what which 
vice	 versa 
view	 <name> i 
vim	 $ or 
violation	 could 
virtual	 function functions member methods 
visibility	 $ <name> check does exported from goes internet is of private public wise | 
vlaue	 of 
vs	 <name> func 
w	 <literal> <name> <path> changes commit name o typedef 
waht	 's <name> <path> am are does folder happens is kind modules new 
walk	 down me up 
want	 a all an is its only the to 
wanted	 a or so | 
wants	 $ <name> a the to 
warning	 $ <literal> | 
was	 $ <commit> <literal> <name> <path> a abstract added affected already altered applied around assigned async at away born called changed checked chosen cli commit commited committed created decided declared defined deleted dropped edited enum first formerly given hit in inferred introduced it its known last left line made method modified most moved named negative not on once part path present previously printed put red released removed renamed replaced shipped something standing static such tagged taken teh test that the there this thrown today told touched turned using what wondering written wrong | 
way	 $ about along and around do does down from of round through to up | 
ways	 $ | 
wc	 l 
we	 <name> add allow already apply at broke build cache call change collect configure could d dead dealing declare define depend do drop dropped find fixed follow for get go going got had have import install last leak lost make modified move moved need not on parse pick pin possess print promise query re read relying rename replace require rewrite run saw set ship should spell squash still stop suspect swap taking test throw tied to took touch upgrade use ve want were write wrote | 
wear	 $ <mark> it the | 
wears	 an the 
week	 $ and could thanks | 
weekly	 report 
well	 $ as designed does enough is the written | 
wen	 did was 
went	 into out through to 
were	 <name> a abstract added all already altered async bug changed changes created deleted do files five fixed hit introduced is made modified no not of put removed renamed set so static the there these thrown touched written 
wether	 <name> like 
what	 $ <commit> <mark> <name> <path> a abstract additions all am annotations appears applies are arguments as attributes base bases became besides binaries bit bother branch branches breaks build callers calls came can carries catches category causes chain changed changes child children circumstances class classes code columns comes comit command commands commit commits concrete console constraint contracts could count data date day decorates decorator decorators default defs deos dependencies depends derived descends dev developer did differ differs dir directory do does effect else end entry error errors event events exactly exception exceptions executables executes expects export extends external extra extras features fields file files folder follows for from func funcs function functions gets git go goes got had happened happens has have i implementations implements import imports in inherits inputs instance integer interface interfaces is it its java job jobs kicks kind kinds language length libraries libs licence licences license line lisence location makes may mehtods member members message method methods module modules must name names new node number objects occasions old one open options order other outside overload overrides overriding packages parameters params part path people percentage place places point position prints programs properties protocol protocols public pulls python quantity raises reason redefinitions release releases relies return revision role route routines rust satisfies script scripts section sequence sets should sits software sort source spot spots stands starts statement static steps stood structs stuff subclasses subdirectory subfolder successor superclass superclasses symbols tagged tags takes task terms test testcases tests text thanks that the there they things this throws time to trait traits triggers type types unit unused use uses value values version versions visibility was way we when which will would year you | 
whatever	 's <name> a calls classes for functions is it its kind subclasses | 
whcih	 $ commit places source test 
when	 $ <commit> <name> <option> <path> <tag> a are building called calling can did do does during executed has have i is it its no nobody one or raising run running several should some somebody the there they things this to under using was will you | 
wher	 's <name> a do does in is it lies the 
where	 $ <commit> <literal> <mark> <name> <option> <path> a abouts all an appears are can class cls const constant could d def did do does each else engine enum enumerator env environment exactly from func gets has helper i in inside instances is it its method objects one our precisely should somebody something stands struct subclasses that the there they this trait type was we will within without would you | 
whereabouts	 def did do does has in is of the 
whether	 <commit> <name> <path> <tag> a all any anybody anything at commit everything github it its method or something the there they this we 
which	 $ <commit> <mark> <name> <option> <path> a abstract abstractmethods affect an annotation annotations are args arguments attribute attributes author base bases binaries bit branch branches brand bugs build builds call callables caller callers calls came can case cases category chain change checkin child children ci clases class classes code command commands commit commits compares compiler concrete condition conditions console constant constants contains content contracts contributors crate crates created data day decorated decorator decorators default defines definition definitions defs dependencies dependency derive derived design dev developer developers difference different dir directory documented does edited entry enum environment error errors events exc exception exceptions executables exercise exist exported exports external extras features fields fiels file files fixtures flags flie folder folders funcs function functions github go goes has have header headers heading helper helpers identifiers implement implementation implementations implementer implementers implementing import imported importers imports include inherited inner inputs instance interface interfaces intermediate is it java job jobs keys kind language languages last libraries licence licences license line lines lives locations machine machines match may mehtods member members method methods module modules name names new newly node normal number of old older one ones open options order original other outside overides overload override overrides overriding package packages parameter parameters parent part parts path paths people person place places point points private projects properties protocols public python raise raises realise redefine reference references release released releases return revision role routines rust script scripts secrets section sets settings sha shell should show signatures similar sits somebody sort source sources spot spots stand stands static steps stops structs subclass subclasses subdirectory subfolder superclass switch symbols table tagged tags task terms test tests text the they things third this throw ticket tool top touch touched trait traits triggers type types unit unused use user users uses value values variables version versions was way workflows year | 
while	 <name> calling reading the 
who	 <name> actually added all are asked author besides broke call calls came can catches changed changes commits consults contributed created decided declared defined deleted depends derives designed do does else ever extends first gave handles has have holds implements imports in includes inherits instantiated introduced invokes is know knows last left made maintained maintains makes may moved needs or overrides owns picked pinned pulls put raised raises reads released relies removed renamed requires reviewed see set sets should spots started still subclasses tagged takes the throws touched touches typed used uses was which worked works writes wrote | 
whoever	 calls imports last made wrote 
whole	 family lot module of project protocol repo test thing | 
whom	 <commit> could does first has in is line should the was | 
whose	 <name> base bodies calls child code commit creation hands import imports interface is line method name parent receiver source stem subclass work 
why	 $ 's <commit> <name> <path> a anyone are class constant did do does drop function has have i is it line nobody not on our so somebody the there they this was we were | 
why's	 the 
wich	 arguments attributes branches commit decorators events file files folder functions go interfaces java jobs line methods module modules names node one parent protocols python rust section tags test unit version versions 
will	 <commit> <name> <path> ai an anything be cause do i it not support take the there this turn we 
windows	 $ after and as with | 
wins	 at 
wise	 $ does how is the this to | 
with	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a after an annotation another any arguments as at cache changes commit decorator each exact explicit file getenv hash here how import imported it its line me member methods more most name no one ours overloads own path pull pytest python raise respect revision some something stem tests thanks that the their these this those what where which wrong | 
within	 <name> <path> class func its itself the 
without	 <commit> <name> <path> a an any because being breaking catching coding docstring ending error errors ever exception extension failing failure failures implementation implementing importing it its leaving most subclasses suffix the touching using what when which | 
wonder	 how if what who 
wondering	 at from how if in on since via what when where whereabouts whether which who whose why 
word	 $ class for get library or what 
wording	 <literal> come for of than 
words	 $ <literal> <name> in what | 
work	 $ according correctly could here in is line offline on other out over package that to when with without would | 
worked	 at in on yesterday 
workflow	 $ <name> <path> file fire green in jobs kicked kicks of pass red run runs started to triggers up | 
workflows	 are exist other run | 
working	 build out 
works	 $ do here it on so with | 
would	 <name> <path> a an anyone be break call conflict copy fail get give happen have i infer isinstance it like love need no notice one print rust someone subclass super that the this type wc you 
wrap	 $ <name> every it using 
wrapped	 $ around by in the using | 
wrapper	 <name> around 
wrapping	 <name> 
write	 $ <literal> <name> a an as class for in instead it its line me my myself on one or other release the three try yesterday | 
writen	 in 
writes	 env the to 
writing	 a docs the 
written	 $ <literal> <mark> <name> a above an as by down for from i in inside like line new next on out please so tests thank thanks the there this to where with | 
wrong	 $ arguments at behaviour call files in that there what with | 
wrote	 <commit> <name> code commit in it line lines most tests the what 
y	 n 
year	 $ <name> ago changed thanks was | 
years	 $ ago 
yes	 no or to | 
yesterday	 's and because on so that the with | 
yet	 $ another at in thanks was when | 
yield	 $ | 
you	 $ <name> a able accept again ask be began bring but call can check chekc choose classify come confirm could count counted d describe design dig do end enumerate explain fill find follow for get give go happen have help hit i ignore import infer is kindly know leave list locate look looking make merge mind need on open pass paste point pull put query raise re read remember remove run say see show skip so started sum take tell the think today verify walk | 
youngest	 checkin commit 
zero	 on | 
|	 $ <line> <literal> <name> <path> <tag> a abstract according added all along am among an and annotated any anyone apache are as async at attached attributes author base before by called calling can changed cheers ci circular classes commit commits contained contains contents correct could count date dead declaration declared default definition derived descendants dict did differences do does every everything existing exists explain exported exports file files fill for framework from give good green had has how i identify if implemented implementors imported in inferred int internet is it its jobs last let library line lines list location locations many method methods modified much must my name namely new number of ok on one only ops or outcome over overrides part pass passed passes passing path please point position present print private public push raised read red remove report required run section should show signature since so somebody someone static str ta tell tested tests thank thanks the there this through thrown to today tool triggers true type under value via was we what when where whereabouts which who whom why will with would yes | 
"""
FIRST, MIDDLE = 0x100, 0x480
WEIGHTS = """
	ĀӸāӸĂѲăѺĄѝą҃ĆѰćҁĈӄĉѽĊѸċғČҔčѧĎѠďѩĐяđѱĒҲēѶĔѐĕњĖӅėѭĘѥęћĚѦěљĜѶĝѲĞүğѶĠѥġѲĢѸģқĤѼĥҌĦѷħѢĨѬĩҹĪҤīѹĬюĭѪĮқį҄İӇıӊĲѾĳҗĴҌĵ҂ĶѾķ҄ĸѭĹщĺѮĻђļљĽ҄ľњĿѧŀѹŁ҄łҰŃ҄ńѷŅҢņҙŇѫňѾŉҒŊўŋїŌѥōѢŎҋŏ҇ŐѠőҵŒўœђŔҒŕѿ
#CALL BY False	āҍĉӨĊ҈ĘѺĿѷŁҊ
#CALL PAIR False	āҚĉѶĊѷĔҖĘӞęѵĬѸĭѵŁѶŇѳ
#CALL PAIR True	Āѱā҆ĉѸĘѮęӈ
#CALL TO False	ĀҵāѨĂѹĆѶćѺĊӸĔѺĘѭęѲġѶĤѹĩѪĪѷĬ҈ĭѷķѹŁҚŃѷńҞŅҪņґŇҫōҊŐѸ
#DECORATE BY False	āҚĒӮēѲ
#DECORATE TO False	ēҳ
#IMPORT BY False	āѺĜѳĝѳĦҿħѶĩҏĪӲŏҩ
#IMPORT PAIR False	ĀҌāҏĉѺčҊĘ҆ę҉ĚҌĜӂĝҘģѲĦѴħҧĩѯĪѮŏѯ
#IMPORT PAIR True	ĀҒāѭĜѺĝҲĨғĪѳ
#IMPORT TO False	ĀқāѲĜѵĝѱģңĦҙħѵĨѹĩӲĪҌŉғŏҖ
#INHERIT BY False	ĀҔĂҊćәľѭňѳ
#INHERIT PAIR False	ĀѱāҊćѶĘѷĚӚěѺĭѶňѴ
#INHERIT PAIR True	ĀѹęѴěҥ
#INHERIT TO False	ĀҙāѴĂҮćѲĚѴěѺĥѹīѹňӭ
#OVERRIDE BY False	Āҭā҇ćѺ
#OVERRIDE PAIR False	Ā҇āҏŀѱ
#OVERRIDE TO False	ĀѬāҒĿѹŀӵňѺ
#RAISE BY False	ĀѥāҟńӢ
#RAISE PAIR False	ĀҪāѳŃѷ
#RAISE PAIR True	Āҙ
#RAISE TO False	ĀѷĿѳŃӸń҆
's	ĀўāѡćҊĔѷĕҖĚ҈Ģ҇ģ҆ĩ҇ĬѺĭѺİ҇ıҌĹѶĺҔĻѷļҔŀ҈łѹŅ҇ň҆ő҇
's $	ď҉
's <name>	āѹĔѸĕғģ҆ĺ҉
's <name> $	ģ҇
's <name> method	ĺ҉
's _ $	ĀѷāѱćҊĊ҆đ҉ĕѷĚҍěѵĜ҉ĝѷĢҏģҊĩҊĪҊķѺŀҘň҆ŎѺŏѸ
's _ <name>	Ā҆ĺҏ
's _ classes	ćѹě҉ŀѹňҍ
's _ commit	ĀѺ
's _ count	ĀѸĳ҇ľ҇Ŋ҆
's _ for	ĕ҈
's _ function	ļҊ
's _ helper	ļҍ
's _ is	ņ҇
's _ list	ŁҊ
's _ method	ĺ҉
's _ of	ĺ҉
's _ that	Ā҈ā҈
's _ |	ĀѮā҆ĘҌęѺĜѷĝҊı҈őҋ
's base	ćҊě҉ňѶ
's callees	ĉҌ
's callees $	ĉҌ
's callers	ĀѺĊҎĘ҆ęҊĚѸ
's callers |	ĘҌęѺ
's definition	ķҍ
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҇
's fields $	Ĥ҇
's files	ņ҇
's files is	ņ҇
's importers	ĜҊĝѸĩҏ
's importers $	ĜҊĝѸĩҏ
's imports	ĜѸĝҊĪҋ
's imports $	Īҍŏѹ
's imports |	ĜѸĝҊ
's inner	ļҊ
's inner function	ļҊ
's interfaces	ī҈
's interfaces $	ī҈
's line	ĳ҇
's line count	ĳ҇
's metadata	Į҆
's method	ā҇ĺ҆ľ҇
's method <name>	ĺҋ
's method count	ľ҇
's method that	ā҈
's methods	Ŀ҈
's methods $	Ŀ҇
's nested	ļ҉
's nested helper	ļ҉
's parameter	Ā҆
's parents	ć҈Ě҉
's path	őҌ
's path |	őҌ
's signature	ď҈ĕҏ
's subclasses	ĚҏěѶňҊ
's subclasses $	ĚҏěѶňҊ
's test	Ŋ҆
's test count	Ŋ҆
's tests	ĀҊ
's tests $	ō҆
's type	Ő҈
's type $	Ő҈
's value	đҏĕѹ
's value $	đҏĕѹ
<commit>	Ā҇āҜąѪČӸčӸĎѵĐѺĒѺĜѺĝѹģѷħѺĩѵĪѸĬѸĭѷĮѸįѯİѲĳѴŅѶņѴŉӷŊѺŏѺőѷŕѹ
<commit> $	ĀҝāѲČҥčҕŉҢ
<commit> 's	Č҆
<commit> <name>	č҉
<commit> <name> with	č҈
<commit> _ $	ĀҎā҆ČҠčҔŉҏ
<commit> _ <name>	ĀѯčҠ
<commit> _ <path>	āҌčҞ
<commit> _ a	āѹč҈
<commit> _ also	č҆
<commit> _ anything	ā҆
<commit> _ changes	č҇
<commit> _ did	ā҆
<commit> _ files	ČҎ
<commit> _ has	č҆
<commit> _ in	āҐčѹŉ҆
<commit> _ is	Ā҇č҆
<commit> _ it	āѸčҎŉ҇
<commit> _ its	āѺ
<commit> _ made	ĀғāѲ
<commit> _ the	č҇
<commit> _ their	ŉ҆
<commit> _ to	ā҉ŉ҇
<commit> _ what	ā҇Č҈
<commit> _ which	ĀѸāҊ
<commit> _ with	č҈
<commit> _ |	Ā҈āѮČҎč҉ŉ҈
<commit> altered	čҋ
<commit> and	ĀѲāҐ
<commit> break	ĀѰāҜčѶ
<commit> break <name>	ā҈
<commit> break <path>	ĀѷāҐčѺ
<commit> change	Āѵāҙ
<commit> change $	ā҆
<commit> change <name>	č҇
<commit> change in	Āѹāҏ
<commit> changed	ĀѫāҒčҎ
<commit> changed $	č҆
<commit> changed <path>	č҇
<commit> changed in	ĀѹāҎ
<commit> concerns	č҆
<commit> concerns also	č҆
<commit> contain	č҈
<commit> delete	ĀҊ
<commit> did	ĀѺč҉
<commit> did it	č҈
<commit> did to	ā҈
<commit> has	čҊ
<commit> in	āҐčѷŉҊ
<commit> in which	ā҆
<commit> include	čҊ
<commit> include <path>	č҆
<commit> included	ŉ҉
<commit> included $	ŉ҇
<commit> is	āѸŉҔ
<commit> is in	ŉ҆
<commit> leave	ā҇
<commit> left	č҆
<commit> make	āѺč҆
<commit> modified	Č҆
<commit> modify	ĀѺāѺČ҇č҉
<commit> please	ĀҊāѵ
<commit> touch	ĀѶāѺČҍč҇
<commit> touched	ĀѸČ҉č҆
<commit> touched $	Č҇
<commit> touched <path>	ā҆
<commit> what	Ā҆Č҆čѺ
<commit> what did	ā҇
<commit> which	ĀѲāҏ
<commit> which files	Č҆
<commit> |	ĀҖČґčҗŉҐ
<commit> | $	ĀҝāѳČ҇čҔŉҍ
<commit> | has	č҆
<commit> | what	ā҇
<commit> | which	ā҆
<line>	ĀҖāҢĐѺģѺįѹĲӥĳѶĴӶŅѺ
<line> $	Ā҉Ĵҗ
<line> _ $	ĀѸāѷĲҘĴҔ
<line> _ <name>	ĀѴāҎĲҒĴҖ
<line> _ <number>	ĀҫāѺĳѸĴѸ
<line> _ <path>	Ā҆āҠĲҙĴқ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	ĴҊ
<line> _ who	ā҉
<line> and	Ā҇
<line> author	Ĳ҈ĴѺ
<line> author $	Ĳ҈ĴѺ
<line> from	Ĵҍ
<line> from <path>	Ĵ҆
<line> in	ĀѷāҏĲҗĴҕ
<line> in <name>	Ĵ҉
<line> in <path>	ĀѺāҌĲ҉ĴҎ
<line> in the	Ĳ҈
<line> of	āҜĲҙĴҖ
<line> of <name>	Āѷā҉ĲҌĴҊ
<line> of <path>	ĀҍāҕĲҋ
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҆
<line> thru <number>	Ā҆
<line> to	ĀҩĲѹĴѳ
<line> to <number>	ĀқĴѹ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҇
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҉
<line> |	ĀѶĲҌĴҗ
<line> | $	ĀѺāѸĲҋĴҗ
<line> | author	Ĳ҇
<line> | what	Ĵ҆
<line> | who	ā҉
<literal>	ĀшąѺċѹČѺĐѺĒѺĥҟĩѹīҏįѺİѷıѹĳѶĵҢĶҌķғĽҡĿѺŃҞŅѹňѸőѯŔӸ
<literal> $	ĀѣĥҖĵ҈ķґőѺŔҮ
<literal> <name>	ĥ҈ĵ҆
<literal> <name> |	ĥ҈ĵ҆
<literal> _ $	āѴīҏĵѹķҐŔҖ
<literal> _ <name>	āҋŃ҇
<literal> _ from	ŔҎ
<literal> _ in	ĀѸā҇Ŕ҆
<literal> _ is	ĶҋŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҈
<literal> _ this	Ŕ҈
<literal> _ written	ķѺĽҎ
<literal> _ you	Ā҇
<literal> _ |	ĀҙāѴĥ҈Ľ҇
<literal> and	ĀѺŔҐ
<literal> comes	Ŕ҈
<literal> comes from	Ŕ҈
<literal> could	Ā҇
<literal> could you	Ā҇
<literal> in	ĀѷĽҐŔғ
<literal> in source	ĽҐ
<literal> is	ĀѺķҋĽ҉ŔѺ
<literal> is written	ķѺĽҎ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҉
<literal> where	Ŕ҆
<literal> with	ā҈Ń҆
<literal> |	āѸğ҇Ŕҗ
<literal> | $	Ā҈āѹŔ҈
<mark>	Āќā҇ĂүĉѺĒӸēҘĪѹĿѴŀғŃѹ
<mark> $	ĒҪ
<mark> _ $	ĀҖāѬĂҍĒҐ
<mark> _ <name>	ĀѹĂҖ
<mark> _ above	ĒҊ
<mark> _ in	Ăҏ
<mark> _ is	ā҇
<mark> _ more	ā҇
<mark> _ of	ŀҋ
<mark> _ on	Ē҆
<mark> _ stuck	ē҈
<mark> _ the	āѷēҌŀҋ
<mark> _ to	āҋ
<mark> _ |	ĀѹĒҐ
<mark> applied	Ēҋ
<mark> applied to	Ē҈
<mark> are	ē҈
<mark> decorator	Ēҋ
<mark> decorator $	Ē҆
<mark> do	ā҇
<mark> does	ēҌ
<mark> does the	ēҌ
<mark> functions	Ăҏ
<mark> in	ĀѺĂҖ
<mark> is	Ē҇
<mark> itself	ā҆
<mark> line	ĒҎ
<mark> on	Ē҈
<mark> that	ē҇
<mark> |	ĀҋĂҍ
<mark> | $	ĀҗāѰĂҍ
<name>	ĀбāѵĂҠăћĄэĆҩćҴĈдĉҪĊҤċєČиčҎďҜĐҠđҥĒџēҮĔҋĕҍĖуėҰĘҊĚҋĜѨĝѩĞђğҠĠҤġҩĢүģѰĤҭĥҟĦѥħѳĨѠĩѧĪџīҰĬҪĭҰĮёįҌİЬıвĲѫĳѪĴѱĶ҉ķқĸҔĺҙļ҆Ľ҉ľҏĿҚŀҧŁҲłеŃҖńҦŅѵņѵŇҤňҬŉсŊѤŋҌŌҖōҬŎѭŏѧŐҠőѳŒҘœҊŔыŕг
<name> $	ĀҗāіăѲĄѴąѴćѶĈѫĊҗČѯčѹĎ҇ďҔĐҚđѳēҤĔҍĖҋėѮĘҒęҕĚҊĜѣĞѪğѸġѱĤҎĥҌĦѯħѥĩ҉ĪѸĬѫĮѫıѯĳҠĴѷĵѸķѱĹҔĺғĻҖľ҈ĿҌŀҐłѴŃҙńҎņѷňҌŉѱŌѦōҥŎѩŏѲŐҌőҒœҒŔѸŕѭ
<name> 's	ĀѧāѨćҋĊ҆ĔѷĕҗĚ҉Ģ҉ĹѹĺҏĻѸļҕŀ҇ň҇
<name> 's <name>	ĔѸĕғĺ҉
<name> 's base	ćҊě҉ňѶ
<name> 's callees	ĉҌ
<name> 's callers	ĀѺĊҎĘ҆ęҊĚѸ
<name> 's definition	ķҍ
<name> 's fields	Ĥ҇
<name> 's inner	ļҊ
<name> 's interfaces	ī҈
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҈
<name> 's nested	ļ҉
<name> 's parameter	Ā҆
<name> 's parents	ć҈Ě҉
<name> 's signature	ď҈ĕҏ
<name> 's subclasses	ĚҏěѶňҊ
<name> 's tests	ō҆
<name> 's type	Ő҈
<name> 's value	đҎĕѹ
<name> <literal>	ğ҇īҎĵѹ
<name> <name>	ĀѳāҥąѷćѲĉѵĊѵċ҆ďҨĐѱđҶĔѲĕғėѸęѷĚѲğҗĠѹġѶĥѱĬѷĭҮįҜİѺĲҊĳҖĴҖĵ҈ĶҔķѵĺѴŁѲŃѳńѶŇѳŌѺōѤŐѸőѶŒғœ҉
<name> <name> $	ĀҙāґďҜđѤēѹğѺĢ҉įҗĳңĵҎĹ҉ĺѹŁѹńѯňѸœҋ
<name> <name> <name>	ĀѸāҚĘѷě҈
<name> <name> does	ā҈
<name> <name> for	đѹĕҌ
<name> <name> in	ĀѺāѹđґē҆ĭ҆
<name> <name> is	ĕ҇Ķ҉
<name> <name> of	ğҙ
<name> <name> or	ċ҈
<name> <name> something	Ķҋ
<name> <name> the	āҒŐѹ
<name> <name> to	āѲđҎ
<name> <name> version	Į҇
<name> <name> what	đҗ
<name> <name> |	ĀѯāҮĉѺď҇ĐѹđҸĘѷĢѺĩҋĭҘŃѹōѪ
<name> <path>	Ā҈āѯħҏįҊ
<name> <path> $	įҋ
<name> <path> |	Ā҈āѹ
<name> _ $	ĀҔāјĂѬăѶĄѷąҌćҕĈѹĉҐĊ҆ċѳČѳďҐĐ҉đҏĖѭėѥĘѴęҌěѵĜѩĝҏĞҋġҋģҊĤҋĥҙĦѵħѲĪҐīҌĮҒįҊİѪıѱĳҒĴҕĵ҇ĺҍļҋĿҐŁѯłѵŅѮŇҊňҒŉѴŌѷŎѱŏѬŐҊőѺŒѹœ҆ŔѳŕѰ
<name> _ <literal>	ŔҐ
<name> _ <name>	ĀѹāҖĂѴąѸćҐĈѸĉѮĎѸďҳĐҒđѦĔҘĕҡĖѺėѵĘҷęҕĚҧěғĜѺğҙĠѸġѺĢѸģҔĤѱĥѱĩѴĪѸīѲĭҬįѶĲҙĵѵĸѴĹҘĻҒļ҇ĿѶŀѫŁѡŃѰŅѹņѷŇѬňҍŋѺōҕŐѹőѮŒѴ
<name> _ <path>	ĀҘāҏĐ҆ĜҢģҎħҢĩѳĪѱņѺŏѹőѺ
<name> _ <tag>	ĊѺĠҎ
<name> _ a	ĀҐā҉ĂѹćҊĈѺĊѸĐ҈Ē҈ĘҐĚҕěҋġѲĬҎĭѸĺ҆ļҊľѺŃѶņѺňҏŌ҈ŎѸ
<name> _ above	ēҙĚѺěҐĳѸ
<name> _ abstract	ĂҘĬҕ
<name> _ access	ĭґ
<name> _ added	Ā҇
<name> _ after	ĀҏĠѺ
<name> _ all	ĀҋāѸĆ҉ġ҈Ģ҇
<name> _ allowed	ė҉
<name> _ already	ĭ҆
<name> _ among	ĀҋĚ҈
<name> _ an	āҔĘ҈ĥѸĩ҆īҎļҊĿѺńѹ
<name> _ and	ĀҌāҝĊѺĐѺķѶĺѹ
<name> _ annotated	ē҉
<name> _ annotation	āҏđѺ
<name> _ any	ĀҕāѴī҇
<name> _ anybody	Ā҈
<name> _ anything	Āѹń҉
<name> _ anywhere	Ċ҆ō҇
<name> _ are	ĀѶĉ҉Ċ҆Ĥ҇ń҈
<name> _ args	ĉѷŁґ
<name> _ argument	ď҉
<name> _ arguments	Ł҈
<name> _ around	Ā҇
<name> _ as	āѷđҌĚ҇ěѶĬҕĭғ
<name> _ async	āҋĬҗ
<name> _ at	āѸĖ҆ĠѷĶ҈ńҊŌ҈
<name> _ attribute	Őґ
<name> _ attributes	ĤҊ
<name> _ available	ģ҈
<name> _ back	ĔҏŇҕŐѹ
<name> _ base	ĀѰěқ
<name> _ be	Ā҆āѹĐ҆ĭҍ
<name> _ been	ā҆ĭ҉
<name> _ before	Āҋā҆
<name> _ being	Ĭ҇
<name> _ between	ĀҊāѰŁ҉
<name> _ big	āҊŒѷ
<name> _ born	ą҇
<name> _ by	ĀѪāҊč҈ď҇ę҇ěҙĩҊĻҋ
<name> _ call	ĀѸā҈ĉѭĊҒĘҐ
<name> _ called	Ā҈āѸĉѵĊҌĕ҆ęҚŅ҆
<name> _ callees	ĉҌ
<name> _ caller	ĀѹāѵĉҐĘҖĚѹ
<name> _ callers	ĀѺĊҎĘ҆ęҊĚѸ
<name> _ calling	āѹĊ҇ĔҋĘ҇
<name> _ calls	ĉ҈ĘҌ
<name> _ can	ķ҈
<name> _ caught	Āғ
<name> _ changed	ĀѺįҐ
<name> _ changes	Ā҇
<name> _ child	āѺćґĚҏň҇
<name> _ children	ĀҋňҒ
<name> _ ci	ĀѺāҎŕѹ
<name> _ class	ĀѶā҈ĵѱĹҪ
<name> _ classes	Ā҇ćҋĥѷňҋ
<name> _ cls	ĚҋĹ҈
<name> _ code	ĀҎāѸŃ҆
<name> _ come	āѲŌҋ
<name> _ comments	āҏ
<name> _ commit	ĀѹįҍİѺ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	Đґ
<name> _ considered	āѺĭҋ
<name> _ constant	āѳđҍ
<name> _ constraint	Į҇
<name> _ count	ĀҟćѳĎҊ
<name> _ created	ā҆
<name> _ dead	ĀҐāѬŏ҆
<name> _ declared	ĀѺāѺĭ҇ĽҏŁҊ
<name> _ decorated	ēҋ
<name> _ decorators	ēҊ
<name> _ def	Ļ҇
<name> _ default	āѸĔҌĕғ
<name> _ defined	ĀѮĆҜġҊĵ҉ķѹĺҏļ҈
<name> _ definition	ķҌ
<name> _ deleted	ĀѺā҉
<name> _ derived	Āҋć҇ě҆ňѸ
<name> _ descendants	Ěґ
<name> _ designed	ā҉
<name> _ differences	ďҌ
<name> _ different	ď҇
<name> _ differently	ā҇
<name> _ disk	ŒҌ
<name> _ do	Ā҉āѰŋ҉
<name> _ does	ĕҌĘ҈ę҈Ĵ҆ĻѺŋҐ
<name> _ down	Ľ҆
<name> _ during	ā҉
<name> _ enough	āҊĬѺ
<name> _ entry	Đ҇
<name> _ environment	ğ҉
<name> _ equal	đ҆
<name> _ every	Āѹā҈
<name> _ exceptions	ŃѶńқ
<name> _ executed	ęҌěѺŌ҆
<name> _ exist	ŀҊ
<name> _ existing	ŋ҉
<name> _ exists	āѸĘҌ
<name> _ exported	ĭҚ
<name> _ exports	ģ҇
<name> _ extended	ěҌ
<name> _ extension	ŒҊ
<name> _ fail	āҐĉѺōѺ
<name> _ failing	Ā҇
<name> _ far	Ā҆
<name> _ fetched	ğ҇
<name> _ field	Ĥ҇
<name> _ fields	ĀҒāѩĤҎ
<name> _ file	ĸ҈Œ҉
<name> _ for	Āѷāҏă҈ĔѺĕҥğҒĢ҇ŇѸŌѺŏқŐѸ
<name> _ forget	ā҇
<name> _ found	Āѷāѷę҇Ġ҆ġ҈ŋ҆
<name> _ from	ĀѺā҇Ă҉ćҏďҖęҗĚҜěҋģѨĪѸĸ҇Ņ҇ňѭ
<name> _ func	ďҌĻҐŁѺ
<name> _ function	āѹĔ҈ĹҏĻҎ
<name> _ functions	āҎ
<name> _ get	Āѹĵ҆
<name> _ give	Ā҆
<name> _ given	Āѹ
<name> _ go	Ĉ҆
<name> _ good	āґ
<name> _ has	Āҋā҆ĵ҇
<name> _ have	ā҈
<name> _ here	ġҏ
<name> _ how	āѵĎҌđ҇ľ҈
<name> _ i	ĀҎāѲĘ҈ĮҊĹҊ
<name> _ if	ā҉
<name> _ implement	ā҆
<name> _ implementation	ī҉
<name> _ implementations	ĥ҇
<name> _ implemented	ĥ҇ķҌĹ҆
<name> _ import	āѸĩ҉Īѹ
<name> _ imported	ĀѵĩҘ
<name> _ importing	āҋ
<name> _ imports	āѸħ҉Īҍ
<name> _ in	ĀҐĂѵą҉ćѷĉ҆ĊѶđҊĔқĕѸėҔĚѹě҈ğ҉Ġ҇Ģ҉ĤѹĩѳĬѹĭ҆Ķ҉ĸѶĹҋĻҐĽѸň҆ŊѸŋҌŌѺŎѸŏѺőҌŒѺœѺ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѹ
<name> _ inheritance	ā҇ĚҌ
<name> _ inherited	Ā҉
<name> _ initialised	Ā҈
<name> _ inner	ĻѸļҖ
<name> _ inside	Đ҆ę҇Ŀґ
<name> _ instantiated	Āҕāѷ
<name> _ int	āѸŐҕ
<name> _ interfaces	īҊ
<name> _ internet	ĭҙ
<name> _ into	ā҆
<name> _ introduced	Ľ҈
<name> _ invoked	Ċґęҏ
<name> _ is	āѱď҆đѺĭҎį҈İѺĹҔĺ҆ĻҊļҊĽ҆ňѶœҋ
<name> _ it	āѷĂѷćѺĔ҈ĕ҆ęҐĚ҉Ġ҉Ģ҉ĬҝŁѺŌҍ
<name> _ its	ĀѮāҊĂ҉ĉѸĐ҉ē҉ĚҖĢѺĪ҈īѹį҈Ķґĺ҉ĻѸļҒŇѷō҆Őѹ
<name> _ itself	Ħ҇
<name> _ jobs	ā҆
<name> _ known	ŅҌ
<name> _ l	ĀҎĳѶ
<name> _ last	ā҇įҐ
<name> _ left	ĭ҆
<name> _ like	Ā҆ĭҊ
<name> _ line	ĀѺāѭĴѺĵ҈ĶҋķҔĹҊ
<name> _ lines	ĳҊ
<name> _ list	Āғć҆ĉҋōѸ
<name> _ live	Œ҆
<name> _ lives	āѸķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѹĵҌķѷĺґĻ҇Ľ҇
<name> _ long	ĀҎ
<name> _ made	ĀѶĬҎĭҎ
<name> _ many	Ŋ҆
<name> _ me	ā҉Ĺ҆ľ҇ĿѺń҈ő҆
<name> _ mean	Ā҇āѱŁ҈
<name> _ meant	ĭ҆
<name> _ member	ľҐ
<name> _ method	ĀѸāҊĂ҈ĺҏ
<name> _ methods	ĀѱāҚĂѸĿҘ
<name> _ modified	į҇
<name> _ most	ā҈
<name> _ moved	ā҆ņ҈
<name> _ must	ā҉ğѷ
<name> _ my	ğҊ
<name> _ n	ĭ҆ľҊĿѹ
<name> _ name	āѺŅ҉
<name> _ names	ĀѺĤҐ
<name> _ need	ĊѺļ҆
<name> _ negative	Āѷāҋ
<name> _ nested	ā҇ļғ
<name> _ never	āғĸѺŏ҆
<name> _ new	Ā҉āѸ
<name> _ no	ĀѶāҐĐ҆
<name> _ none	ā҆
<name> _ not	āҋďҏĚҊě҆ĢѺīѺĭҎĿѷ
<name> _ now	ā҇ņҌ
<name> _ number	ĀѺāҎ
<name> _ of	ĂҍĆѹćѵĉѹĊѷč҈ĔґĕѺĘ҉ğңĠ҉ģґĮҕĺѸŇѹŌѺœѸŕ҈
<name> _ ok	ŌҋŎ҆
<name> _ on	ĀҖā҉ćҎĉ҆Ē҇ēѵĚ҉Ĝ҈ġѱĩѸĪҋĹ҆ň҆ŒҎ
<name> _ one	āҐĆѺĹ҆Ļ҇
<name> _ ones	Ā҇āѹď҉ŁѺō҈
<name> _ only	Ā҇ĂҐĆ҈ĒѺīѹ
<name> _ or	ĀҚāѴċ҇Ğ҉Ĭ҉ĭҍłѹňѷ
<name> _ other	ď҉ŁѺ
<name> _ our	ŋ҆
<name> _ out	Āҏ
<name> _ outside	āҊ
<name> _ over	āҋ
<name> _ overridden	āҌŀҏ
<name> _ overrides	ĀѹĂҕŀғ
<name> _ overriding	ĀҕĢѹ
<name> _ own	āѺ
<name> _ parameter	Ā҆
<name> _ parent	ě҈ň҉
<name> _ parents	ć҈Ě҉
<name> _ pass	Ŏ҉
<name> _ passes	Ā҇
<name> _ passing	ŌҒ
<name> _ path	Ċ҇őҍ
<name> _ per	ĀѸāҊ
<name> _ pinned	ėғ
<name> _ place	ā҇
<name> _ please	ĀѺĻ҇
<name> _ pls	Ľҋœ҆
<name> _ position	Đ҆
<name> _ present	Ō҆
<name> _ private	ĭҙ
<name> _ property	Ĭ҉
<name> _ public	ģ҈ĭҗ
<name> _ pulled	ā҈
<name> _ put	ĸ҇ĺҊő҇
<name> _ raised	ĀґāѵŃғńѹ
<name> _ read	Ā҇
<name> _ redefined	ŀҎ
<name> _ release	ė҇
<name> _ renamed	ĀѸņҌ
<name> _ required	ĀѱāҚĮ҇
<name> _ responsible	Ģ҇
<name> _ return	Ň҆
<name> _ right	ĀѰāґ
<name> _ routine	ĬҊķ҆
<name> _ run	ŌҊ
<name> _ same	ā҉
<name> _ set	Đҏđ҈
<name> _ should	āѴĻҐ
<name> _ signature	ďҏĔҍĕҏ
<name> _ since	ĀѭāҖ
<name> _ sits	Ļ҆
<name> _ so	ā҈Ĭ҇
<name> _ something	Ķҋ
<name> _ somewhere	ę҇
<name> _ source	ĺҗĿѹŒ҆
<name> _ specialisation	Ěҏ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	āҍĬҗ
<name> _ subclass	Ě҆
<name> _ subclassed	Ā҆ěҊ
<name> _ subclasses	Ā҇Ěҏěѵŀ҈
<name> _ succeed	Ŏ҇
<name> _ superclass	ćҌĚѺěҍň҉
<name> _ superclasses	ć҆
<name> _ tally	ĺѺľҗĿѷŊҌ
<name> _ test	āѷŌ҈œҋ
<name> _ tested	ĀґāѸōқŎѹ
<name> _ tests	āѺō҉
<name> _ than	āҊ
<name> _ thanks	āѺ
<name> _ that	āҧĆѺĊѹďҊĬ҇
<name> _ the	Ā҆āҘćѴĉ҆ĊҊč҇ĎѹďҘĐҋĔҍė҆ĘҊę҇ěҐğҘĠ҆ġғģѹĤѶĪѷīѺĬѹįѹİѶĵѫķѭĹ҉ĻҊļҎĽѺľѵĿѮŀѸŁѭŃѹńѺŅҌņҍŇѷňҕŐѱ
<name> _ their	ĀҌĥ҈ň҉
<name> _ there	ĀѱāѲĘҌĚҊĠ҇Ģ҈ĥ҈ļ҆
<name> _ they	ė҆
<name> _ this	ĀҘāѸĊ҉ėҋĞѵĭ҈
<name> _ through	ĀѸŌҎŎ҈
<name> _ thrown	āѹŃҖ
<name> _ to	Āѡā҆ĉґĊѺď҉đҎĕҘĚ҈ĢҒħ҉īҊĬҋĮѹĵѳĶѺĺѺŁѯŅ҈ŇҌ
<name> _ today	ņҌ
<name> _ too	āҋ
<name> _ tree	ĵ҆
<name> _ true	ě҉ĭ҈
<name> _ twice	āҊ
<name> _ type	ĀҏāҎŇѮŐҐ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҎ
<name> _ up	ī҇Ō҉
<name> _ used	Ā҉āҋĊҊĶѹō҈
<name> _ value	Āѳđ҆ĔґĕҔ
<name> _ variable	Ķ҉
<name> _ version	ėҏ
<name> _ visibility	ĭ҇
<name> _ was	Ņ҆œ҆
<name> _ we	ė҉ġ҉
<name> _ what	āѺćҊďҋđқĕҎėҌě҆Ĥ҆ī҈ĭѺĮѶĿ҈ŁѸņѺŇѶňѹŒ҆
<name> _ when	āґĔҌį҆ŇѷŎ҇
<name> _ where	Ā҈ĐҊġѹĶҊķ҇Ļҋļ҉ĽҎŋѵœѹ
<name> _ which	ĀѶāҌćѺđ҉ē҉ĕ҇ī҇ĮѹĽѸŁҍń҆ŅѹňҌō҆Ő҆ő҆
<name> _ who	ĀѸāҚŀѹ
<name> _ whom	ĀѺ
<name> _ why	āҊ
<name> _ will	Ă҆
<name> _ wise	Ě҇ĭ҆
<name> _ with	āѴď҈ēҒħ҈
<name> _ within	ĻҎ
<name> _ without	āҎ
<name> _ work	ĉ҇
<name> _ would	ĀѺāѹĬ҇Ĵ҇
<name> _ written	ĀѰāҋĵ҉ķғĺҌĽѹœҎ
<name> _ wrong	āҋ
<name> _ yes	Āѹġ҉
<name> _ yesterday	āҊ
<name> _ you	ĀѳāѵĔ҇ĕҋğ҆Ģ҆ŋ҉
<name> _ |	āќĉҕċѺđҫĕѲėѶěҜĜѹĝѹġѮĤҎĥғħѺĩ҆Ī҇ĬҞĭҜĮѸİѹıѺĲѹĵҋķѹĻ҉ľҐĿҐŀѺŁҍŅѷŇғŋѵŌѺōѫŎ҆ŏѸŒѺŔѹŕѺ
<name> a	ĀѯāѮćҏĘ҇ę҆ĚҌĬҮĳѺĹ҈Ľ҇Ō҈œҊ
<name> a <name>	ĀѯāґĚѹĬҩ
<name> a base	ćѹň҈
<name> a child	ćґĚҊňѹ
<name> a good	āҊ
<name> a list	ĀҊ
<name> a parent	ěҋ
<name> a property	Ĭ҉
<name> a routine	ĬҊ
<name> a specialisation	Ěҏ
<name> a subclass	Ě҆
<name> a superclass	ěҍ
<name> a test	ĀѷœҌ
<name> a typedef	Ľ҈
<name> about	ĀѹāҎ
<name> above	ēҎ
<name> abstract	ĀѹāҋĬҝ
<name> abstract $	Ĭҍ
<name> abstract |	ĬҎ
<name> accept	ĀҔāѷĘѹĚѺŁҌ
<name> access	ğҕĭ҇
<name> across	ĀҊ
<name> across the	ĀҊ
<name> actually	āѹķ҈
<name> add	āҐĪѸ
<name> added	ĀҞāѫ
<name> added $	ĀҐāѲ
<name> added to	Āѷā҉
<name> added |	ĀҠāѤ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҇
<name> after <tag>	ā҇
<name> all	Āҋ
<name> all of	ĀҐ
<name> allowed	ā҉
<name> allowed twice	ā҉
<name> also	ĚғĬѺ
<name> altered	į҇
<name> altered |	į҇
<name> although	āҔ
<name> although it	āҔ
<name> among	āѳćѸč҇ĚҌěҐŋ҇
<name> among its	ěҌ
<name> among the	Āҍāѵę҆ĚҌ
<name> an	Āѹāѹě҈īҊ
<name> an implementation	ī҉
<name> and	ĊѺďҢĕҏğ҉ĩѹŌҋ
<name> and <name>	ĀѰāҎďҢğҌ
<name> and <path>	āҊ
<name> and at	Ā҉
<name> and do	ĀҊāѸ
<name> and in	ň҈
<name> and it	Ĕ҇
<name> and its	ĀҊāѹ
<name> and need	Ā҇ĊѺ
<name> and the	āѹďҍ
<name> and their	ĀґāѺ
<name> and when	ā҇
<name> and which	ĀѺāѷŁ҇ň҇
<name> and who	ĀѮāҔ
<name> annotated	ēҌŇ҈
<name> annotated with	ēҋ
<name> annotation	āґđѺ
<name> annotation |	āҏđѺ
<name> any	ā҆Œ҇
<name> any good	ā҈
<name> apart	ď҇
<name> apart from	ď҇
<name> appear	ěҌ
<name> applied	Ē҉ēҌ
<name> are	ĀѸāҴĂ҆Ć҆ĉѺė҉ĥ҇ŏ҇
<name> are a	āҊ
<name> are failing	Ā҇āѺ
<name> are never	ā҇
<name> are only	āѸĂҊ
<name> are tested	ā҆
<name> are there	ĥ҈
<name> are unused	ŏ҈
<name> are used	ā҇
<name> argument	ĀҍāѷĔҎ
<name> argument of	Ĕ҈
<name> around	ġҍ
<name> around in	ġҋ
<name> as	Ā҇āѴćѶĒ҈Ę҆ĚҖġѸĬѷĭ҈ňҒŌ҇
<name> as a	āѺĒ҈Ę҉ěҋġѹĬѸĻ҆ō҆
<name> as an	Ā҇ā҇
<name> as base	Ě҉
<name> as their	Ā҇ňҋ
<name> assigned	ĶҎ
<name> assigns	ĕ҇
<name> assigns to	ĕ҇
<name> async	Ĭҙ
<name> async $	Ĭ҉
<name> async |	ĬҌ
<name> at	āѮĠҋġ҇ĺ҆ń҉
<name> at <tag>	ĀѺ
<name> at all	ĀҐāѷġ҈
<name> at me	āѸń҉
<name> at some	Ā҇
<name> at which	ā҈
<name> base	ćҕňѲ
<name> based	ĀѷćҏĚҍňѸ
<name> based on	ĀѸćҎĚҍňѸ
<name> be	ĀҕāҔě҈ġ҈ĭҏŀѸŇѵ
<name> be a	ā҈
<name> be called	ĀҐāѮĚ҆
<name> be considered	āѺĭҋ
<name> be found	ĀѸāѷę҇ġ҈ŋ҆
<name> be made	ā҈
<name> be moved	ā҈
<name> be overridden	āҎŀѹ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѹě҉
<name> become	ņҏ
<name> been	ĀѷāѰĬҍĭҋĺ҈ő҆
<name> been declared	ĭ҆
<name> been made	Ĭ҈ĭ҈
<name> been put	ĺҊő҇
<name> before	ā҈ņ҈ŋѹ
<name> before the	Ņ҆
<name> before |	ā҈ŋѹ
<name> begin	ĀҌĐѺ
<name> begin and	ĀҐĐѺ
<name> begins	ĵ҆ķ҈
<name> behave	Āѷāҋ
<name> being	Āҍ
<name> being a	ā҆
<name> being called	ę҇
<name> belong	ě҆
<name> belong to	ě҆
<name> belonging	Ĺ҉
<name> belonging to	Ĺ҉
<name> block	ŕ҉
<name> block of	ŕ҉
<name> body	ķ҇
<name> builds	ĀѺćҊ
<name> builds on	ĀѺćҊ
<name> built	ň҉
<name> built on	ćѺňҐ
<name> but not	āѺď҆
<name> but on	ā҆
<name> by	ĀѵĂ҇Ċ҆ďҊęҍĚ҉ěѸńҊ
<name> by <name>	ĀѶć҇ď҈ęҏěѺńҋ
<name> by calling	Ċ҉Ę҆
<name> by default	ĕ҈
<name> by inheritance	ā҇ĚҌ
<name> by the	Į҇
<name> call	ĀѫāҍĘҍęҔŁҊ
<name> call $	āѳĉҍĘ҇
<name> call <name>	āґ
<name> call it	ĘѷęҒ
<name> call |	āѷĉҌ
<name> called	āҘĊғĹѺļѸņҎ
<name> called $	Ċ҈
<name> called anywhere	Ċ҆
<name> called before	ĀҌ
<name> called by	ę҆
<name> called from	Ċ҇
<name> called in	ĀҎāѴ
<name> called now	ņ҇
<name> called per	ĀѸāҊ
<name> called |	ĀѹāқĹѺļѸ
<name> callers	ĀѵĊҖ
<name> calls	āҊĉҐĊѳęқļѸ
<name> calls $	ĀҌęҎ
<name> calls <name>	ĘҎ
<name> calls what	ĉ҆
<name> calls whom	ā҆
<name> calls |	ę҈
<name> can	ĀѺāҍĉѹńҌ
<name> can fail	āҊĉѺ
<name> can raise	ń҆
<name> carries	ēҒ
<name> carries $	ēҌ
<name> carry	āҊ
<name> catch	āҌ
<name> catch |	ā҇
<name> caught	ĀѧāҚ
<name> change	Ā҇ā҉
<name> change after	Ā҈āѹ
<name> changed after	ĀґāѶ
<name> changed since	ĀѶāҌ
<name> check	ĀѹāҚ
<name> class	ĀѶĵҖĹҊĺҌĿ҆
<name> class $	ĵ҉
<name> class is	Ĺ҇
<name> class |	Ĥ҆
<name> classes	ĀѺćѸňҚ
<name> come	ĀѹāѭĚҊ
<name> come from	ĀѹĚҊ
<name> come into	Ā҇āѵ
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> commit	ĀѺĎҋ
<name> commited	Ā҇
<name> commited changes	Ā҇
<name> compare	ďҌ
<name> compare with	ď҉
<name> compared	ďҎ
<name> compared to	ďҎ
<name> conform	ī҆
<name> conforms	īҊ
<name> conforms to	ī҈
<name> considered	ĭҊ
<name> considered like	ĭҊ
<name> consists	Ā҇āѹ
<name> consists of	Ā҇āѹ
<name> constant	đҋ
<name> constant $	đҋ
<name> contain	ĀѮĘҌľҋĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѸĘ҉
<name> contain |	ľҊ
<name> contains	Āҍ
<name> contains |	ĀҐ
<name> content	đѹĴҠ
<name> content $	đѹĴҠ
<name> correct	āґĘҋŇѰ
<name> could	ĀѺā҆Ģ҇
<name> could you	Āѵā҆Ģ҇
<name> count	āѺĚҊĬҐ
<name> count as	ĀѹĚҊĬҐ
<name> counted	ĳ҆
<name> counted in	ĳ҆
<name> counts	ĭҏ
<name> counts as	ĭҏ
<name> covered	Ā҇
<name> covered by	Ā҈
<name> created	Ā҇āѹ
<name> created |	Ā҉āѸ
<name> currently	Ō҇
<name> declare	āѹĂ҉Ŀ҈
<name> declare |	āѺĂ҉Ŀ҉
<name> declared	ĀѱĬҊĭҊĵ҉ĽҌ
<name> declared $	Ľ҈
<name> declared |	ĵ҆
<name> declares	Ă҇ļ҆
<name> declares its	ļ҇
<name> decorated	ēҕ
<name> decorated with	ē҆
<name> decorated |	ē҇
<name> decorator	Ē҈
<name> decorator $	Ē҇
<name> def	ĵҌĶҌķѴĺҒ
<name> def line	ĶҎ
<name> def location	ĵҌķѷĺғ
<name> default	Ĕ҉ĕґ
<name> default $	Ĕҏ
<name> default to	ĕҌ
<name> defaults	Ĕҋĕҍ
<name> defaults to	ĔҐ
<name> define	āѺĘѺĚѺĺҒļ҉ľҋĿ҇
<name> define $	ĀѶľҌĿ҈
<name> define <name>	ĀҐāѷĐ҆ĘѺĺҋ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҌđҐĒѱĵ҉Ķ҇Ĺ҇ļ҉
<name> defined $	ĺ҈Ļѹļҍ
<name> defined by	Ā҉Ļ҇
<name> defined |	ĆҍĒѱĵ҇
<name> defines	Ā҇āѸļҏľ҉Ŀ҈
<name> defines $	Ā҇ľ҆
<name> defines <name>	ļҊ
<name> delegates	āѺĉҠđѺ
<name> demand	ĂҐćѹ
<name> depend	ĀҋāѰĪҍ
<name> depend on	ĀҋāѱĪҋ
<name> depends	ĩѺĪ҇
<name> depends on	ĩѺĪ҇
<name> derive	ňѹ
<name> derive from	ňѹ
<name> derived	ćҋĚҐňѹ
<name> derived from	ć҇ĚҐňѺ
<name> derives	ć҇
<name> derives from	ć҇
<name> descend	ć҇
<name> did	ā҇
<name> differ	Āѵā҆ďҐ
<name> differ from	ď҇
<name> directly	ĘҌ
<name> directly or	Āґ
<name> do	ĀѰā҈ġ҈ĢҎĮҊŋ҉Ŏ҇
<name> do i	ėѹĮҌ
<name> do in	ā҆
<name> do the	ĀѸŎ҇
<name> do we	āѹġ҉
<name> do wrong	ā҇
<name> do you	āѹŋ҉
<name> do |	ĀѺĢғ
<name> documented	Āҋ
<name> documented in	ā҈
<name> documented |	ĀґāѰ
<name> does	āѶć҉ĉѺď҇ėҍĘҏě҆ġҊĢҤīѸļҋ
<name> does $	Ģҋ
<name> does <name>	ĀҍāѨćҍę҆ě҆
<name> does it	āҍĘ҆
<name> does not	ď҉
<name> does that	ĀҎāѵĘ҆
<name> does the	ĀѪāҕġ҈
<name> does this	Ā҇āѰė҉
<name> does |	Ģ҆
<name> doing	Ģ҆
<name> enclosed	ā҆Ļ҈
<name> enclosed by	ā҆
<name> enclosing	ĻҐ
<name> end	Āҍ
<name> end up	ĀѷāҊ
<name> end |	Ā҈
<name> entry	Đғ
<name> entry inside	Đ҆
<name> entry of	Đ҇
<name> enum	ĸ҉
<name> env	āѹğҊ
<name> environment	ğҌ
<name> equal	đҗ
<name> equals	đҘ
<name> equals what	đґ
<name> evaluate	đҋ
<name> evaluate to	đҋ
<name> evaluates	Ň҆
<name> evaluates to	Ň҆
<name> ever	āҌęҎěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҐ
<name> except the	āҐ
<name> exception	ŃҚ
<name> execute	ĉҊĘҎ
<name> executed	ā҆
<name> exist	āҊĘѹĠҕġҐ
<name> exist $	ĀѲġҖ
<name> exist at	ĀѺ
<name> exist in	āҋ
<name> existed	Ā҆Ġ҇
<name> existed in	ā҇
<name> exists	āѵġҟŋҚŌѷ
<name> exists $	ŋ҉
<name> exists in	Ā҆ġ҉
<name> expand	ĀѷāҐđ҆
<name> expand to	Āѹđ҆
<name> expect	ĀҊāѺŁ҉Őѹ
<name> expects	ŁҊ
<name> export	ģ҉
<name> exported	ğѹĭҐ
<name> exported |	ğѹĭ҈
<name> exports	ģҌ
<name> exports $	ģ҉
<name> expose	ģҎ
<name> extend	ĀѹćҐĚ҉
<name> extend <name>	Ě҉
<name> extend |	ćҐ
<name> extended	ě҉ň҇
<name> extended by	ě҉
<name> extended |	ň҆
<name> extends	ćҗĚҒňѹ
<name> extends $	ćҌ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	ĀҘāѺń҆ŊѴ
<name> fail $	ĀҎń҆Ŋѵ
<name> fail on	ĀѺā҈
<name> fail |	ĀҒāѹ
<name> fails	ĀҌāѶ
<name> fails |	ĀҌāѲ
<name> fall	ĔҌ
<name> faster	āҐĬѹ
<name> faster now	ā҆
<name> field	Ā҆ĐҊĤҎ
<name> field $	ĐҊ
<name> field names	ĤҐ
<name> fields	Āѷā҇
<name> file	ā҈ĵҊķѶĻ҇Œҋ
<name> file $	Œ҆
<name> file and	āҋķѷ
<name> file line	ĵҋ
<name> first defined	Āѹā҈
<name> flaky	āҒŌѺ
<name> for	ĀѺāѱĂѺć҆ċґď҆đѵĔ҈ĕҋėѹĞѹğ҉ĢғģѺĥҒīѺİѷĿѺŐҋő҆
<name> for $	ĀѺĢҖ
<name> for <name>	Āѧā҆ď҈ŐҌ
<name> for a	ň҆
<name> for me	āґĹ҆ő҇
<name> for the	ĀҚāѸćҍĔ҉ğҊĢѹİѷ
<name> for this	ĀҍėѹĞѹ
<name> for |	āѬĢ҇ĥҖ
<name> forces	Ă҈ĿѺ
<name> forgot	Œ҆
<name> free	ā҇
<name> from	ā҆Ċ҆ď҆ĐѺğҕĹ҆ŁѺňҋ
<name> from <name>	Ā҇ňҍ
<name> from <path>	ā҆
<name> from a	Ā҉āѹ
<name> from class	Āѹā҈
<name> from outside	āҊ
<name> from the	Ā҆āѸąѷď҉ğҌŁѺ
<name> from where	ĀѹĊ҈
<name> fulfils	īҊ
<name> func	ķҋŁҊ
<name> func $	ķҋŁҊ
<name> function	ĀҌāѵĔ҆ķ҈ļҋŁ҆
<name> function $	ķ҇
<name> function <name>	ĀҊĔ҆
<name> get	ĀѹāҎĉѹęҐĶ҇Ń҆ō҉
<name> get called	ę҈
<name> get from	āґ
<name> get its	Ķ҇
<name> get thrown	Ā҈
<name> gets	Ā҇ĆҊĊ҈ęҎğ҈Ķ҈
<name> gets called	ĀѺęҋ
<name> gets defined	Ćҍ
<name> gets instantiated	Ā҇
<name> gets its	āѹĶ҉
<name> gets read	Ā҆
<name> give	Ā҉ā҈ĔѹĕҊ
<name> give me	ĀҎ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇғŐѹ
<name> gives back	ŇҊ
<name> go	Ā҈āѵ
<name> go through	āѷŎ҆
<name> go |	Ā҉
<name> goes	Ō҇
<name> goes through	Ō҆
<name> good	ĢҊ
<name> good for	āѺĢҊ
<name> got	ľ҆ņ҇
<name> got a	Ā҉
<name> got |	ľ҆
<name> green	Ō҇
<name> green |	Ō҈
<name> had	ŅҌ
<name> handled	ĀҜāѱ
<name> hands	ĉ҆Ň҉
<name> hands back	Ň҉
<name> happens	ĬҊ
<name> happens to	ĬҊ
<name> has	ĐҊē҇ĕ҇Ě҇Ĥҍī҆ĬѺķ҇ĺҌĻѺļҕľҊŀѺŁ҇ŇѸŌѺ
<name> has $	āѸđ҆ē҆Ĥ҉Ł҈ō҆
<name> has <name>	ĚҊ
<name> has a	ĕ҇ĺ҉ļҋ
<name> has an	Ā҆ļ҆
<name> has as	ć҇
<name> has been	ĭ҉
<name> has how	Ā҈
<name> has its	ĺ҆
<name> has n	ľҊĿѹ
<name> has no	ā҈
<name> has that	āҊ
<name> has the	Đ҆
<name> has which	đ҆Ő҆
<name> has |	ň҈
<name> have	ćҋĉѷĐ҇ė҆ěҊĤ҆ĭҐĮѺĳ҇ĸѺľ҆Ŀ҆
<name> have $	ĀѰāѷć҇ŀ҆ňҖŐ҈
<name> have <name>	ĀѳāѺĘ҇ěҏĭ҇
<name> have a	Āҋćҋ
<name> have in	ĀҘāѱđѸľ҇
<name> have its	Đ҉ļ҆
<name> have many	Ā҆
<name> have no	ā҇
<name> have to	ė҉
<name> have |	āѷĕѺĢ҈Ĥҋĳ҇Ŀ҉
<name> here	āҖġ҆
<name> here $	Ā҈ġ҇
<name> here |	ĀѺāҘĢѺ
<name> hits	ŏқ
<name> hits for	ŏқ
<name> holds	āѳđ҉ĤҔŌ҉Ő҇
<name> holds $	Ĥғ
<name> how	ĀѵāҍŊ҆Œѷ
<name> how many	ĀѹŊ҆
<name> i	āѬĺ҉Ł҈
<name> i mean	Ā҇āѱŁ҈
<name> i need	ļ҆
<name> identical	ā҇ĆѺ
<name> if	Ĕ҇
<name> implement	ĥѺīҐ
<name> implement $	īҊ
<name> implement in	ĀҊāѹ
<name> implement its	ā҉
<name> implement |	āѸī҆
<name> implemented	Āѷā҆ĥґĺҌŀ҇
<name> implemented $	ĥ҈ĺҌŀ҇
<name> implemented |	ĥ҆
<name> implements	ĥѹīқ
<name> implements $	ī҉
<name> implements what	īҍ
<name> import	ĀҐĝ҆ģѷŏ҆
<name> import <path>	ā҉
<name> import from	ĀҚāѵģѸ
<name> import |	Ī҆
<name> imported	ĀѸāҍ
<name> imported |	ĀѺāҍ
<name> importing	ĪҊ
<name> imports	ĀҎĝҊŏѷ
<name> imports $	ĝ҇Ī҆
<name> imports <path>	āҍĜҊŏѺ
<name> in	ĀҚāѵĂѷĆ҇ćѹĉѷĊҚčҋĐҌđ҆ĔҏĕѹęҊĚҏĠҒġҐĢҐģѵĤѵĥ҈ĪѹĬѷĭ҆ĮѷĳѰķѸĹ҈ĺѶĻҎĿѵŀҔŁѸńѹŇѵňҐŊѸŌѺŎѹŐѷœҐŔѹ
<name> in $	Đ҆
<name> in <name>	ĀҙāғĐҍĘѸę҉ĢѹĹҌĻҊļѹŀѺ
<name> in <path>	ĀқĐ҉
<name> in <tag>	ĀҊāѶĊѺĠ҈
<name> in a	Ģ҉
<name> in an	Ħ҇
<name> in child	ŀ҆
<name> in here	ġ҇
<name> in it	Ā҆āѹĚ҇Ġ҉œҋ
<name> in my	ğҊ
<name> in our	Ā҆
<name> in place	āҌ
<name> in subclasses	ŀҋ
<name> in the	āѧĊҕĐѸđҋę҇ě҉ġ҈Ķ҇ŁѺŇѹňҔ
<name> in their	Āѷāҋĥҋ
<name> in this	ĀѸĊҊĢ҇ĭ҉
<name> in what	ŀ҉
<name> in which	ĀѸā҉Ć҆ő҉
<name> include	ĀѹāѹĘҍĚ҉Ī҈
<name> include <name>	ĘҍĚ҉
<name> including	āҎ
<name> including comments	āҎ
<name> indirectly	ĀѹāҊħ҆
<name> indirectly through	ĀѹāҐ
<name> indrect	Āҋ
<name> inherit	Ā҇āҔľѯ
<name> inherit $	ĀѵāҘć҇ľѯ
<name> inherit from	Āҍ
<name> inherited	ě҇ň҇
<name> inherits	ćҊĚҏěҍĭѺ
<name> inherits from	ć҇ěҍ
<name> inside	Đ҆ĹҐĻҗļѴ
<name> inside <name>	ĻҊ
<name> inside the	ĹҋĻ҈ļѺ
<name> instantiated	Ā҇āҌĩѹ
<name> instantiated |	Ā҈āѺ
<name> interface	ĥҎĽҎ
<name> interface |	ĥ҉
<name> internet	ĭҏ
<name> internet |	ĭ҇
<name> into	Āѷāҗą҈ľ҇
<name> into <name>	āҎľ҇
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҆
<name> introduced $	Ā҆
<name> invoke	ĉҐ
<name> invoke |	ĉҊ
<name> invoked	ęҍ
<name> invoked from	ęҊ
<name> invokes	ĉҕĘҍ
<name> invokes $	ĉҊ
<name> invokes <name>	Ęҍ
<name> is	ā҈ĂѹąѹĆ҉ćѴĈѵĉѺċѹĎѺĐҖĒѸē҈ĔҐĖѺĘҊęҒĚҋěҨĝѹĞѺģѹħѺĨѸīѺĬһĭҧĮ҈İѹıѸĴѷĸѵĻѺļҊłѹňѯŉѺŊѺŋ҇ō҉ŎѹŐҋőѶŒѴŔѹ
<name> is $	Ā҆
<name> is <name>	ĀѪāҘĆҊę҈ĚѺĭҪĻѺļ҈Œѹ
<name> is a	ĀѷāҊć҈Ě҇Ĭҝň҇
<name> is abstract	ĬҒ
<name> is already	ĭ҆
<name> is among	Ā҇
<name> is an	ĥѺī҈
<name> is annotated	ē҈
<name> is async	ĬҒ
<name> is being	Ĭ҇
<name> is called	Āҋĕ҆
<name> is caught	ĀҊ
<name> is child	ć҇
<name> is configured	Đҏ
<name> is declared	ĽҌŁҊ
<name> is decorated	ēҋ
<name> is defined	ĀѷĆҌġҊķѺĺҎ
<name> is derived	Āҍć҈ě҆ňѫ
<name> is equal	đ҆
<name> is existing	ŋ҆
<name> is exported	ĭҎ
<name> is extended	ě҇
<name> is for	ĀѷĢҎ
<name> is implemented	ā҆ķҌĹ҆
<name> is imported	ĩ҆
<name> is in	Ķҋ
<name> is inherited	ě҈
<name> is internet	ĭҍ
<name> is introduced	Ľ҆
<name> is invoked	ĊҌ
<name> is it	Ā҆āѷĬҎ
<name> is meant	ĭ҆
<name> is not	ĭ҆
<name> is only	ĀҊ
<name> is overridden	ŀҋ
<name> is pinned	ėҏ
<name> is private	ĭҍ
<name> is public	ĭҎ
<name> is raised	ĀҍāѸ
<name> is redefined	ŀҌ
<name> is required	Ā҉āѶėѴĮҏ
<name> is responsible	Ģ҇
<name> is set	Ā҆Đ҉đ҇
<name> is static	ĬҒ
<name> is tested	ōҎ
<name> is that	ĬҊ
<name> is the	ĀѶāҏćѲĐҊě҉ĻѷļҊŅ҆ňґ
<name> is there	ĀѺāѴĘҍĚҊĢ҈
<name> is thrown	ŃҊ
<name> is used	ĀѺāҋĊҊĶѹō҈
<name> is what	ě҇
<name> is written	āѷĵ҇ķҐĺ҇ĽѺœҌ
<name> is |	ĀѹĬҏŐ҆
<name> it	ĀҎāѩĹ҆Ļғ
<name> it $	Ā҇
<name> it is	Ĺ҈
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѰđ҈į҆ķ҆Őҍ
<name> its last	į҆
<name> its value	āѺđ҉
<name> itself	ĀҊćѹ
<name> key	Đ҈
<name> kindly	āѺė҆ĮѺ
<name> kindly $	āѺė҆ĮѺ
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҎ
<name> leaves	Ăҏ
<name> leaves abstract	Ă҇
<name> line	ĀѹāѶĐ҇Ĳ҈Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҇
<name> line no	Đ҇
<name> lines	ēҒ
<name> lines a	ĳ҆
<name> lines above	ēҏĳѸ
<name> list	Ā҆ĉ҆ģ҆
<name> list the	ĉ҇ĊѺ
<name> listed	Ěҍ
<name> live	ĠѸķҕœ҉
<name> live $	ķғ
<name> live in	ā҆
<name> live |	āѶœ҉
<name> lives	ĀѺķґ
<name> lives $	œ҆
<name> loads	āҎœѺ
<name> local	ĻҎ
<name> location	ĀѺāҎđѺğҗĶ҆ĸґĻҍŋѹŌѺœѸ
<name> location $	āѹđѺğҘĶ҆ĸґĻ҈
<name> location in	Đ҆ő҇
<name> look	Ā҆
<name> look like	Āҋ
<name> make	āѺĉ҆
<name> makes	ĊѺĘ҉ģ҇Ĭ҈
<name> makes available	ģ҆
<name> makes it	Ĭ҉
<name> marked	ĭҍ
<name> matched	āҋĸѹ
<name> matched in	ā҉ĸѹ
<name> me	ĀѺ
<name> mean	ā҈
<name> mean |	ā҆
<name> measured	āҋ
<name> method	ĀѺāѳĹҗĺҞľҍĿҊŀ҇
<name> method $	Ā҇ĺ҈
<name> method <name>	ĺ҈
<name> method in	ĹҊ
<name> method of	Ĺ҉
<name> method on	Ā҈
<name> method |	ĺҋ
<name> methods	āҋľѸ
<name> module	ā҈Ķ҆ŒҔ
<name> module $	ŒҊ
<name> module live	Œ҆
<name> most	āҊ
<name> move	ņ҈
<name> moved	Ā҈āѺņ҈
<name> n	ĳ҆
<name> n lines	ĳ҆
<name> names	ģ҈
<name> names of	ģ҇
<name> need	ĀҋģѺ
<name> needs	Ī҆
<name> nested	Ļ҈
<name> nested in	Ļҍ
<name> never	āҐĉѸńѺ
<name> new	ņ҆
<name> new name	ņ҆
<name> no	Ā҆
<name> not	ĆҌ
<name> not only	āѺĆ҉
<name> object	āҌĤ҇Ŀҋ
<name> object $	Ŀ҉
<name> objects	ĀҎāѳĵ҆
<name> obliged	āѺĂ҈
<name> occur	Ā҈Ċ҇
<name> occur |	Ā҉āѺĊ҈
<name> of	ĀҞāѷćѰĉ҆ĊғďѺđѹĔҜĕѶĚѷěѺğғĢѶģҨĤѺĩѷĪѶĳ҇ĵѹķѸĹҖĺѳĻҙļѳľ҈ŁѹŅѶņ҈ŇѵňқŐ҆ŒѹŔҊ
<name> of <name>	ćѴĉ҈ĊҕĔҘĕѸĚѹěѺğҕĢѭģҘĹҋĺѳŇѶňҬŐѶ
<name> of <path>	ĀҗāѮģҖ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of the	āҏĢҋĭ҆ĻҐļѹņҒňѶŒѹ
<name> offer	ĀғĚѴģ҇
<name> old	Ņҋņѹ
<name> old name	Ņҋņѹ
<name> on	ĀѹāѯēѺğ҇ĢңĹҊļ҆ŒҌ
<name> on <name>	ĀѷĢҤĹ҇
<name> on cls	Ĺ҈
<name> on disk	ŒҌ
<name> on which	āѶğ҈
<name> one	āѹĘҋě҆ŋҋ
<name> one of	Ā҇āѶĘҌĚ҇ŋҌ
<name> one |	ā҆ĚѸěҊ
<name> only	āҕ
<name> only indirectly	ā҈
<name> or	Ā҇āѵĈ҈ċ҉Ě҉ğҏŊ҈
<name> or <name>	āҎē҆ğ҇
<name> or is	Ā҈āѹ
<name> or not	Ě҈ĭ҇
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҇
<name> ought	āҔĵѸ
<name> ought to	āҐĵѸ
<name> out	ĀѺāҋğҋ
<name> out of	āҋğҋ
<name> over	ā҆Ĕ҆
<name> over to	Ĕ҆
<name> overridden	ŀҕ
<name> overridden $	ŀҋ
<name> override	Ā҆āҐ
<name> override $	ĀҌāѸ
<name> override from	ĀѰāғ
<name> override |	ā҇
<name> overrides	ĀҟāҌŀѦ
<name> overrides $	āҊŀѸ
<name> param	ĀҐāѸĕҏġѵ
<name> parameter	Ā҆Ĕѹĕґ
<name> parameter $	ĕ҈
<name> params	āѹďҕ
<name> part	Āѯā҇č҇ĠҊ
<name> part of	Āѯā҈č҇ĠҊ
<name> pass	ĀѱāҭŁѳŎҌ
<name> pass $	ā҇
<name> pass on	ā҆
<name> pass to	āҏŁѶ
<name> pass when	Ŏ҈
<name> pass |	Ō҉
<name> passes	ĀҔāѶŋѸ
<name> passes $	Āҕāѹŋѹ
<name> passing	Ō҆Ŏ҇
<name> passing |	Ō҆
<name> path	Ľҋœ҆
<name> path pls	Ľҋœ҆
<name> plays	ĢҌ
<name> plays in	Ģ҉
<name> please	ĹѸĺҒĽ҇Ł҆
<name> please $	ĺґ
<name> please to	ā҈
<name> please |	Ō҆
<name> present	Ġ҆ŋ҆
<name> previously	Ņҋ
<name> private	ĭҏ
<name> private |	ĭ҇
<name> provide	ģ҆
<name> public	āҋĠѶĭҏ
<name> public |	ĭ҈
<name> raise	Ā҇āҊń҈
<name> raise $	ń҆
<name> raise <name>	Ā҇
<name> raise an	āҋńѺ
<name> raise |	Ā҆
<name> raised	ńҊ
<name> raised $	ŃҊ
<name> raises	Ā҇ā҉ŃѺńҌ
<name> raises $	ńҏ
<name> raises |	Ā҆
<name> reached	āҙŒѺ
<name> read	ĀҎāѮğҋ
<name> really	Āѷā҇ĭҊ
<name> rely	ĉ҇
<name> removed	Āѹāҋ
<name> removed |	Ā҆
<name> renamed	āѺŅ҇ņ҉
<name> renamed to	ņ҉
<name> renamed |	Ā҇āѹ
<name> required	ĀҏĂҖĭѺŀѶ
<name> requirement	Įґ
<name> requirement of	Įґ
<name> responsible	Ģ҈
<name> result	āѹŌҊŎ҇
<name> result |	āѹŌҊŎ҇
<name> return	āҎŇҋ
<name> return $	Ň҇
<name> returns	Ňҕ
<name> returns $	Ň҉
<name> returns |	ā҇
<name> right	ĀѸę҆
<name> right |	Āѹę҆
<name> routine	ķ҇
<name> run	ĀѶĘғęҌěѸŌ҆
<name> run |	ā҉
<name> say	Ā҈
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	đѺĢҜ
<name> set	Āғā҆ĐѸđҊ
<name> set $	đ҉
<name> set in	Āѵāҏ
<name> set to	ĀґāѸ
<name> set |	ĀҍĐѺ
<name> sets	ĀҊāѺĐ҆
<name> setting	ĐҎ
<name> share	ā҉
<name> should	Ā҉ā҉
<name> should be	ĀҊ
<name> shows	Āҏ
<name> shows up	Āҏ
<name> side	ď҇
<name> side by	ď҇
<name> sit	āѶĸ҆ő҇
<name> sit |	āѸĸ҆
<name> sits	ķ҈Ľ҇
<name> sits in	Đ҆
<name> so	ē҆ĕ҆
<name> so what	Āѹāѵĕ҇
<name> so which	ā҉
<name> something	Ķҋ
<name> somewhere	Ě҇ě҆ķҍ
<name> source	ĀҢķѺŒҍ
<name> specialise	ĀѵĘѺęѴĚғěҐ
<name> speed	āҕďѹ
<name> stable	ā҉ĬѺ
<name> stable enough	ā҈ĬѺ
<name> stand	āҊđ҇ē҆Ģѹ
<name> stand for	āҐĢѹ
<name> stands	đ҆
<name> stands for	đ҆
<name> start	Ā҇āѷķ҆Ļ҇œ҇
<name> start $	ķ҆Ļ҇
<name> starts	ĵ҈ļ҈
<name> starts $	ļ҆
<name> static	ĀѴāҎĬҙ
<name> static $	Ĭ҈
<name> static |	Āѹā҆ĬҌ
<name> still	āҍ
<name> stop	ĀҊ
<name> struct	ĵҌ
<name> subclass	ĀҋāѺĚҋ
<name> subclass $	ĀѺćґ
<name> subclassed	Ā҆
<name> subclasses	ĀѺć҇ě҇ň҈
<name> subclasses $	ĀѺć҇ě҇ň҈
<name> succeed	ŌҎ
<name> succeed $	Ō҈
<name> succeeds	Ōҋ
<name> succeeds $	Ō҉
<name> swallow	āѹŁҋ
<name> take	Āҋāѷď҈ŁҐ
<name> takes	ĀҊāѸď҉ĕ҆ŁҌ
<name> takes $	ŁҌ
<name> takes <name>	Ā҆ĕ҇
<name> test	ĀѩŊҌŋҎŌҋŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҈
<name> test is	œ҇
<name> tested	Āѹōғ
<name> tested $	ō҉
<name> tests	Ŏҍ
<name> that	ĀѲāҪĐ҆ēҏė҆ĘҌĬѹĮѷķѺĻҙŀѷōѹŏ҉
<name> that <name>	āҔĬѫ
<name> that are	ā҆
<name> that fail	ā҆ōѺ
<name> that forget	ā҇
<name> that is	ĻҎ
<name> that it	āѷĬҌ
<name> the	ĀьāҠćѵĉҎďҍĐ҆Ĕ҆ĚѸě҆ğҍĭ҇ĵѷĺ҉ļҌľѷŀ҈ŁѴňҒŎ҆ŐѸŕѸ
<name> the <name>	ğ҈
<name> the ci	Āѹāҏŕѹ
<name> the function	āѺ
<name> the method	āѺĺ҆ŀҊ
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҉
<name> the superclass	ćѸňҎ
<name> there	Ā҉āѸļ҈ń҆
<name> there are	ń҆
<name> there is	ļ҈
<name> there |	Ā҉
<name> this	āѴđ҉Į҆
<name> this project	Į҇
<name> through	Ā҉āѷō҈
<name> through its	ō҈
<name> throw	ĀҌńҏ
<name> throw $	ń҇
<name> throw |	ń҉
<name> throws	ńҐ
<name> throws what	ń҆
<name> to	āҭđҊĔ҇ĘґęѺĢ҆ħҌķѺĸѹľѷ
<name> to $	āѷđҎ
<name> to <name>	ĀҋĔҎĕѺĘғęѸĸѺ
<name> to <path>	ħҎ
<name> to <tag>	ā҆
<name> to be	Ĭ҆ĭҊ
<name> to change	ā҆
<name> to me	ā҈Ģ҆
<name> to the	ā҆Ģ҈
<name> to true	ā҆
<name> to what	ĀҔāѺĕҋ
<name> too	ěҌ
<name> top	ē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> trait	ĥҋ
<name> trait $	ĥ҉
<name> transitively	ĀҘňѪ
<name> trigger	ĀѹĘғ
<name> triggered	ęҐĚѵ
<name> true	Ěҍ
<name> turn	Ā҆
<name> turn up	Ā҇
<name> type	āҊ
<name> typedef	ĽҌ
<name> under	ĚҋĹҊ
<name> unused	Ā҆
<name> up	ĀҌāѴ
<name> upwards	ćҌ
<name> usages	ĀҜāғđѺ
<name> usages $	ĀҜāғđѺ
<name> use	ĀѰĉ҉ĕ҉Ęҋ
<name> use $	ā҈
<name> use <name>	Ęҍ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀґāѵĒґę҆ĩҋĶѺĽѳŅҍ
<name> used to	Ņҍ
<name> used |	ĀҜāѦĒґĶѷ
<name> uses	ĀѺāѶĉ҈ĕ҆ĘҌ
<name> uses for	ĕ҆
<name> value	āҏ
<name> variable	Ő҇
<name> version	āѶĮң
<name> version $	ĮҊ
<name> version <name>	Į҇
<name> version constraint	Į҇
<name> version does	ė҇
<name> version of	Į҆
<name> versions	ĮҊ
<name> versions does	Į҆
<name> versus	ď҉
<name> versus <name>	ď҉
<name> via	ĩ҆
<name> via import	ĩ҆
<name> visibility	ĭҍ
<name> vs	āҎďҘŁѸ
<name> vs <name>	āҏďҌ
<name> was	Āѭāѵąҍč҆Ď҇ĠҏĬ҆ĭҋį҈ĸ҆ĺ҆ņҊ
<name> was added	ą҈
<name> was born	ą҇
<name> was left	ĭ҆
<name> was made	āѹĬ҈ĭ҇
<name> was renamed	ņ҆
<name> was written	ĺ҇
<name> way	ā҈
<name> way to	ā҈
<name> wc	ĀҎĳѶ
<name> wc l	ĀҎĳѶ
<name> we	ėҏ
<name> wear	ēҍ
<name> wear $	ē҈
<name> well	āҍ
<name> well designed	ā҉
<name> were	āҍ
<name> what	ĀњāҐćѷĉ҉ĊѺđ҇ē҆ĕ҈ė҇ĚѺěҌğѵĤ҈ĩѺĪ҉ĭѺĻѺŁҍņѺŇҥŐѴ
<name> what are	ĉ҇ē҆ĤҊŁѹ
<name> what does	ĀѹĕҌ
<name> what imports	Ī҉
<name> what is	Āҍď҈Į҆
<name> what it	Ģҍ
<name> what methods	ā҆
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what type	ĀѱāҐŇҌŐѺ
<name> what value	ĀѸāҕđѷĔ҆ĕѺ
<name> what will	Ă҇
<name> what |	đ҆ĢѷŇҕ
<name> whatever	Œ҉
<name> whatever its	Œ҉
<name> when	āѲĔҍĕҋį҇Ł҇
<name> when calling	Ĕ҇
<name> when i	Ā҇Ł҇
<name> when it	ď҆
<name> where	Ā҆āѸĐ҆Ķѷķґĺ҈œ҉
<name> where are	ā҇
<name> where is	Ā҉āѸĶѹķ҉œ҆
<name> whether	Ĭ҆
<name> whether <name>	Ĭ҆
<name> which	ĀѺĂҋć҇đѸĔҍĕ҈ģ҇ĥѰį҈İѹĸ҆ĹґĻ҆ŀѺŁѺń҈őѶŒ҉
<name> which are	āѶň҈
<name> which classes	ĀҐĥѸ
<name> which exceptions	ń҆
<name> which file	ĸ҇ĺ҇
<name> which functions	āҏ
<name> which is	ĀѺā҉Ĺ҈
<name> which line	āѹĹҊļ҈
<name> which methods	ĀѳāҖ
<name> which of	Ăҍ
<name> which one	āҋ
<name> which ones	ď҉ŁѺō҈
<name> which type	Ő҇
<name> which value	āѹĔҐĕҊ
<name> who	Ā҉āѦĊ҉ň҇
<name> who are	āѶĊ҇
<name> whose	Ĳҝ
<name> whose <name>	Ĳҝ
<name> why	āҒ
<name> why is	ā҈
<name> with	āѶĆ҇č҇ďҌĒҊŀ҈
<name> with <name>	ď҆Ē҈
<name> with a	ā҆
<name> within	ę҆ġ҆ĵѹĹҋĻҎ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҆
<name> without it	Ĕ҇
<name> work	āҋ
<name> works	Ō҈œѺ
<name> would	āѸĘҋ
<name> would i	Ęҋ
<name> written	āѮĐ҆Ģ҇ĬҏĽ҆
<name> written down	Ľ҆
<name> written in	Ģ҈
<name> written |	Đ҆
<name> y	ĭ҇
<name> y n	ĭ҇
<name> yes	ĀҎāѺ
<name> yes or	ĀҎ
<name> yield	ĀѹŇҋ
<name> |	āѫăѹĄѹą҈ćѸĈѬĉѵĊҖċѶČѵč҈Ď҈Đґē҉ĔҗĕҐĖѲėҔęҖĚҗě҆ĜѰĝ҉ĞѴğѺġѶĤѹĥ҉ĦѸħѷĩҗīѯĭғĮ҇įѱİѱıѶĲѺĴѸĸѷĹҊĺҊĻҍļҒŀ҆ŁѸłѷŃ҈ń҈ŅѸŇѸňґŉѷŋ҉ŌѰŎѱŏѸŐ҇Ŕѵŕѳ
<name> | $	Āўā҉ąҒĈѳĊҌċѺČѹčҋďѮđ҉ēѸĕҍĖѷėѹĘ҆ęґĚҔĜѵĝҎĞѶĠ҇Ģ҈ģѷĤѺĥ҇ħѵĩҍīѶĬѺĭҊĮҜįѭİѶıѷĳѶĴѹĵѷĶѷĸѹĺҌĻ҈ļ҈łѺŃ҆ņѷŇҟŉѺŊ҆ŋҏŌѷŎѭŏѵő҆œҊŔѺŕѷ
<name> | <name>	āѷćҍĚ҈
<name> | <path>	ħ҆
<name> | a	ĬҊ
<name> | abstract	Ă҇
<name> | added	ĀҌąѵ
<name> | are	Ā҆
<name> | called	ĊҌ
<name> | default	ĔҊ
<name> | does	Ā҉ę҆ĭ҆ŋ҇
<name> | every	Āѹā҈
<name> | file	ļ҆
<name> | give	Ā҇
<name> | how	ĀѺĎ҇
<name> | i	Ā҆āѸĵ҆
<name> | imported	ĀѸĩҋ
<name> | in	ĀҙĐѹđ҆ĔҐėҏ
<name> | is	ĀѺĚ҆ě҇ĬҊĭҎ
<name> | its	āѵēҊĪ҆ŀ҇
<name> | list	Ā҈ōѸ
<name> | location	Ļ҇
<name> | number	ā҈
<name> | of	ė҇
<name> | ok	ŌҊ
<name> | signature	ď҆
<name> | tested	ĀҐŎѺ
<name> | true	ĭ҈
<name> | type	ĀҠŇѭ
<name> | what	āҠć҈Ċ҈đѹĕѹĢѺ
<name> | when	į҆
<name> | where	ĀҐāҋĐҍğҊġѺļ҆ŋѶœѺ
<name> | which	āґĂѹē҇ĕ҈ĿѸŁ҆ń҆
<name> | who	ĀҐāѴ
<name> | why	ā҇
<name> | would	Ĭ҇
<name> | |	Ŀ҇
<number>	ĀҊā҈ĲҗĳѴĴҕ
<number> $	āѹĲқ
<number> <name>	āҎĳѹ
<number> <name> |	āҎĳѹ
<number> _ $	ĀҎāѴĴҗ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҆
<number> _ <path>	ĀҊ
<number> _ |	ĀѷāҙĳѶ
<number> lines	Āѵā҉
<number> lines <line>	ĳ҆
<number> lines |	ĀѺāҊ
<number> of	Āҋ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѴĴҞ
<number> text $	ĀѴĴҞ
<number> |	ĀґāѸ
<number> | $	ĀґāѸ
<option>	ĀћāҪċӸĕѸĢѺ
<option> $	ĀѷāҍċҌ
<option> _ $	Āѷā҈ċҠ
<option> _ added	ċ҆
<option> _ in	ċҌ
<option> _ the	ċҏ
<option> _ what	ĀҎāѳ
<option> _ where	ċ҆
<option> _ |	Āѵāҍ
<option> is	ĀѺċҋ
<option> is added	ċ҆
<option> on	ċ҉
<option> registered	ċ҇
<option> where	ċҊ
<option> |	āѺċҔ
<option> | $	ĀѸċҍ
<path>	ĀѺāҨĂѤăѩĄѪąӉĆѤćѠĈѧĉѢĊѢċѧČѡčӗĎӏďѤĐӎđѝĒѡēѢĔѤĕѦĖѧėѧĘѨęѨĚѧěѨĜӝĝӜĞѨğѧĠѤġѤĢџģӁĤѡĥѢĦҪħӗĨҿĩҲĪҪīѢĬёĭјĮњįәİѝıѧĲһĳӌĴҿĵѱĶѹķѦĸѯĹѧĺѦĻѦļѧĽѥľџĿѣŀѢŁҏłѨŃѢńѢŅӀņӃŇѣňѢŉѦŊҵŋѤŌѤōѡŎӄŏҮŐѡőӈŒѠœѣŔѧŕӸ
<path> $	ĀҢāѣĂѹăѺĄѺąҙĆѹćѸĈѺĉѹĊѸċѺČѹčҐĎҟďѹĐҊđѸĒѸēѸĔѹĕѺĖѺėѺĘѺęѺĚѺěѺĜҼĞѺğѺĠѹġѹĢѸģҗĤѸĥѸĦѸħҲĨҖĩҠĪҒīѸĬѷĭѷĮѷįҚİѹıѺĳҔĵѹĶѸķѸĸѹĹѹĺѹĻѹļѺĽѹľѸĿѹŀѸŁѹłѺŃѹńѸŅҎņҊŇѸňѸŉѺŊҕŋѹŌѹōѸŎѷŏ҈ŐѸőҜŒѸœѹŔѺŕҒ
<path> 's	ĀѴāѹ
<path> 's importers	ĜҊĝѸĩ҇
<path> 's imports	ĜѺĝ҇Ī҆
<path> <line>	ĀѳāѸĲҕĴҚ
<path> <line> $	Ĵ҈
<path> <line> which	Ĳ҆
<path> <line> |	Ĵҋ
<path> <name>	ĀғāҊąѯĩѺįѺĲҍĳҞĴҌŎѺőѷ
<path> <name> $	ĀҊā҆ąѴįѷĳҟ
<path> <name> from	Ā҇
<path> <name> |	ā҇
<path> <number>	ĀѱĲҏĴҐ
<path> <path>	Ĝ҉ħҋ
<path> <path> $	ħ҇
<path> _ $	ĀҐāѱąҊč҈ĎҐđѺĒѺĜҒĝҡģҒħқĨ҆ĩҘĪҧĬѸĭѹĮѹĲҏĳҩĴҋŅѹņҎŊҌŐѺő҆ŕғ
<path> _ <commit>	č҈
<path> _ <line>	Ā҆āҌ
<path> _ <name>	ĀҍĎѲĐҊĝҍĨ҆ĩѵĪѺŁҬ
<path> _ <path>	āҧĜҧĝҜĦѲħҫĨ҇ĩѱĪѰŏѲ
<path> _ a	Ĩ҆ĳ҇Ņ҉ņѺ
<path> _ added	ąҊ
<path> _ after	Ā҈
<path> _ also	ĝҊ
<path> _ an	ĜҖ
<path> _ at	Ā҇āѹŎ҆
<path> _ available	ģ҉
<path> _ before	āҏņѹ
<path> _ begins	Ĩ҇
<path> _ born	ą҉
<path> _ but	ŏ҈
<path> _ by	č҇ĝґĨ҇ĩѹ
<path> _ called	Ņ҆
<path> _ changed	ĀҎĎ҆
<path> _ commit	Āѳā҇č҆įҎ
<path> _ committed	Ďҋ
<path> _ content	Ĵҏ
<path> _ could	ā҇
<path> _ count	Ā҈ĎҊĪѺ
<path> _ dead	ŏҊ
<path> _ dependency	ĀѹĝҌ
<path> _ directly	ĜҊ
<path> _ does	Āѳĝ҈Ĵ҇
<path> _ each	ĀҋāѶ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	Ĝҋ
<path> _ exports	ģ҈
<path> _ for	ā҇ģ҇
<path> _ formerly	Ņ҇
<path> _ from	Ā҇āҍĝҋģѴĨҋŅҊņѺ
<path> _ green	Ŏ҆
<path> _ how	ĀҏāѷĎ҈
<path> _ i	Ĩ҈
<path> _ import	ĀѶĜҍĦ҆ĩ҆Īѵ
<path> _ imported	ĝҘĨ҈ĩҗĪѸ
<path> _ importer	Ĝ҉ĝѺĩѺĪ҇
<path> _ importers	ĜҊĝѸĩ҇
<path> _ importing	Āѹāҍŏ҆
<path> _ imports	ĀҋāѸĜѵĝҋħҞĩѷ
<path> _ in	ĀѴą҇č҉Ĝ҇ĝґĨґĩѺĳ҉őҍŕҊ
<path> _ is	ĀҕāѰħ҆įҌ
<path> _ it	Āѹā҆ĝҊ
<path> _ its	Āѱā҈ĜҊĪҍį҆ŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҊ
<path> _ known	Ņҋ
<path> _ last	ā҈įҏ
<path> _ line	Ĳ҉
<path> _ lines	ā҈
<path> _ list	Ā҆Ī҆
<path> _ loaded	ĨҊ
<path> _ long	ā҇
<path> _ longer	Ā҇
<path> _ many	ĀѸāҋŊ҇
<path> _ moved	ņ҈
<path> _ n	ĝ҇
<path> _ name	Ņ҉
<path> _ named	Ņ҇
<path> _ names	Ā҇
<path> _ never	ŏ҉
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҇č҆ĜҎĝ҆
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѺčҌĜҊĨ҆
<path> _ ok	Ŏ҆
<path> _ on	ĀѷĜҏĩѶĪҐŕ҈
<path> _ one	ĝ҉
<path> _ only	ħ҉
<path> _ or	ā҇
<path> _ part	ĀҎā҆ĦѸ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҇Ĩ҆
<path> _ put	ő҆
<path> _ recently	į҇
<path> _ renamed	ņҌ
<path> _ since	Ā҆āѺ
<path> _ so	āҋ
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҇
<path> _ tests	Ŋ҉
<path> _ the	ĀѮą҇č҆ĐґĜ҈ĝҌĪѶŅғő҉
<path> _ their	Ď҆
<path> _ there	ĀѲāҐĜ҈
<path> _ through	Ŏ҇
<path> _ to	ĀҋģҌĦ҆ŕ҇
<path> _ today	ņҌ
<path> _ triggered	āѺŕҋ
<path> _ triggers	ŕҍ
<path> _ unused	ĀҔ
<path> _ up	āѺĦ҇ħ҈
<path> _ used	āҋĝ҈ŏѷ
<path> _ uses	ŏ҆
<path> _ was	Ņ҆
<path> _ what	Ā҇Ī҆Ņ҆ŏѹ
<path> _ when	į҆
<path> _ where	ĐҊ
<path> _ which	Đ҈ħҋĨ҉
<path> _ who	Ĳ҉
<path> _ with	Ī҈
<path> _ without	ŏ҇
<path> _ |	āѥĜғĝѷħ҆Ī҈Ĵҋĵ҉ĶҗĸҊņғŊҍŎ҇ŕ҈
<path> a	ĀѷĝҊ
<path> a dependency	ĀѹĝҌ
<path> added	Ā҉ą҈čѷ
<path> affected	č҇
<path> affected by	č҇
<path> after	Āѹā҆
<path> all	Ŏ҆
<path> among	Āѹč҆Ĝ҆ĝҒ
<path> among imports	ĝ҆
<path> among its	Ĝҍ
<path> among the	ĝҏ
<path> an	ĜҌĝѹĩѺĪ҇
<path> an importer	Ĝ҉ĝѺĪ҈
<path> and	ĀҘĦ҆ħ҆Ĩ҆Ŏ҈
<path> and <path>	Ā҈āҏ
<path> and begins	Ĩ҇
<path> and tell	Ā҆
<path> are	āҝŎ҆
<path> are unused	ĀҎāѸ
<path> are used	āҋŏѷ
<path> as	ĜѹĝҊ
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҇
<path> be	āҎ
<path> become	Ĩ҇ņҊ
<path> become $	ņ҉
<path> become a	Ĩ҇
<path> becomes	Ĩ҆
<path> becomes imported	Ĩ҆
<path> been	ĀѺĎ҉į҈
<path> been committed	Ď҇
<path> been modified	Ā҆
<path> been put	ő҆
<path> been renamed	ā҆
<path> before	ņ҈
<path> begin	ĀѺ
<path> bring	Ā҇
<path> bring in	Ā҇
<path> but	āҊ
<path> but never	ŏ҆
<path> but what	āҊŏѺ
<path> by	ā҆Ĩ҆
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҈
<path> called now	ņ҆
<path> came	ą҆
<path> changed	Ā҈āѲčҌ
<path> changed $	ĀҌāѷ
<path> changed after	Ā҈
<path> changed by	ĀѵčҌ
<path> come	ĀѺ
<path> commit	ąѺĎ҆
<path> consist	Ď҆
<path> contain	ā҉Ņѵ
<path> contains	Ŋ҇
<path> created	ĀѺ
<path> define	ĀҎāѳ
<path> define |	ĀҎāѴ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѸĪ҉
<path> depend on	ĀѹĪ҆
<path> depends	ĩѸĪ҉
<path> depends on	ĩѸĪ҉
<path> did	āҊ
<path> directly	Ā҈ĜѸ
<path> do	ĀѶāҋŎ҆
<path> do |	ĀѳāҐ
<path> does	ĝ҇ħѺ
<path> does not	ā҇Ĝ҈
<path> drag	Ĝ҆
<path> end	Ĩ҆
<path> end up	Ĩ҆
<path> end |	ĳ҆
<path> ever	Ā҈
<path> exist	Ā҇āѸ
<path> export	ĀҎ
<path> export |	Āҏģѹ
<path> exports	āҊģ҉
<path> exports $	ģҊ
<path> expose	Āѷģҏ
<path> exposes	ģҋ
<path> fail	ĀҟāѷŊѰ
<path> fail $	ĀґŊѳ
<path> fail |	Āҏāѷ
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѳĨғ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҍ
<path> get	Āѳāҍĝ҉ħѳŕҌ
<path> get imported	ĝ҉Ĩ҆
<path> get its	ā҆į҆
<path> get to	ĀҕħѵĨѺ
<path> get triggered	ŕ҉
<path> gets	ĝҐĨҌ
<path> gets imported	ĝ҈
<path> gets loaded	Ĩ҆
<path> gets pulled	Ĩ҇
<path> gets used	ĝ҆
<path> got	ĀѺā҉
<path> green	Ŏ҇
<path> had	Ņҏ
<path> has	Ĝ҇ĳ҇ŊҊ
<path> have	ĀѺāҍĎ҆ĝ҈ĳѸŊ҈
<path> have <path>	ĝ҆
<path> have unused	Ā҈ŏѺ
<path> have |	Ī҈ĳѶ
<path> how	Āѵā҇Ŋ҇
<path> how many	ĀѷāҋŊ҇
<path> import	ĀҠĜ҆ĝ҇ģѹĩѺĪѷŏҊ
<path> import $	ā҇
<path> import <path>	āҍ
<path> import exists	Ĝҋ
<path> import for	ŏ҇
<path> import from	ĀҖāѸ
<path> import it	ĝ҈
<path> import itself	Ħҋ
<path> import |	Ā҆
<path> imported	ĀҏāѺĜҌĨ҉ĩѺ
<path> imported $	ĩ҈
<path> imported by	Āғĝ҉Ĩ҆ĩѫ
<path> imported |	ĜҍĝѺ
<path> importing	ĪҌ
<path> importing $	Ī҇
<path> imports	Ā҆āҊĜ҆ĝґĪ҆
<path> imports $	ĜѹĝҎĪ҈
<path> imports <path>	āҎĜҐħѺ
<path> imports only	ħ҉
<path> in	čґĝҊĦ҇ĪѺőҒŕ҆
<path> in <commit>	č҆
<path> in <name>	Āҏ
<path> in <path>	Ā҈āѺĜѸĝґ
<path> in directly	ĜҊ
<path> in the	ā҇ő҈
<path> include	ĀҎĝ҇
<path> include <path>	ĀҊ
<path> include |	Ā҆
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҇
<path> indirectly	ħҍ
<path> indirectly |	ħ҇
<path> into	ā҇ą҇ĝҊ
<path> into <path>	ĝ҇
<path> into the	ą҆
<path> is	ĀѴĎѸĐҏĜ҆ĝҠĨ҇ĩ҆ĳ҈
<path> is <name>	ĀѺāҍĎѷ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҈
<path> is imported	ĝ҉ĩ҈
<path> is importing	ŏ҆
<path> is in	ā҉
<path> is not	ĝ҈
<path> is the	Đ҈Ņ҆
<path> is there	Ĝ҈
<path> its	ā҈
<path> last	ĀҏčѹįҊ
<path> last changed	Āғčѹ
<path> lazily	ā҈
<path> line	āҍ
<path> line <line>	āҍ
<path> list	ģ҆
<path> loaded	ĝҊ
<path> loaded by	ĝҊ
<path> makes	ģ҈
<path> makes available	ģ҇
<path> most	į҇
<path> most recently	į҇
<path> move	ņ҈
<path> moved	ā҇ņ҇
<path> moved $	Āҋ
<path> needs	Ī҇
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҈
<path> new name	ņ҈
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҇
<path> number of	ā҇
<path> of	ĀѸāѳĜ҇ĝѸĩѸŁҭ
<path> of <name>	ĀѹāѴĩѹŁҭ
<path> of <path>	Ĝ҇ĝѺ
<path> offer	ģ҆
<path> offer to	ģ҆
<path> old	Ņҋņѹ
<path> old name	Ņҋņѹ
<path> on	āѺĴ҇
<path> one	Ĝ҉
<path> one of	Ĝ҉
<path> out	Ĩ҆
<path> out of	Ĩ҆
<path> part	č҉Ħ҇
<path> part of	č҉Ħ҇
<path> pass	Ā҇Ŏ҆
<path> pass |	ĀҊāѺ
<path> passes	Ŏ҇
<path> passing	Ŏ҇
<path> please $	Ņ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	Ņ҉
<path> pull	Ĝ҆
<path> pull in	Ĝ҆
<path> pulled	ĨҌ
<path> pulled in	ĨҌ
<path> pulls	Ĝ҈Ī҇
<path> pulls in	Ĝ҈Ī҇
<path> reach	Āѵā҆ħ҆
<path> reach <path>	Āѵā҆ħ҇
<path> reachable	Ĩ҆
<path> reachable from	Ĩ҆
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	Ĵ҇
<path> removed	Āҋčѹ
<path> renamed	Ā҇ņ҇
<path> renamed $	Ņ҆
<path> renamed from	Ņ҈
<path> renamed to	ĀҏŅѲ
<path> renamed |	ņ҆
<path> require	ĀѵĜҋĪ҈
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ŕ҆
<path> run on	Ā҆
<path> runs	ŕ҉
<path> set	ĀѺāѳĶҘ
<path> sets	Āҋ
<path> sets <name>	Āҋ
<path> shipped	ā҈
<path> sit	ő҇
<path> so	āѸ
<path> start	ŕ҈
<path> start |	ŕ҇
<path> started	ŕ҈
<path> started in	ŕ҆
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҈
<path> stop	ā҉
<path> stop importing	ā҉
<path> take	Ā҉ĦѴ
<path> test	ŊҊ
<path> tests	ĀѺŎҌ
<path> that	Ā҈ā҇Đ҇ŏ҈
<path> through	Ā҈āѹĜ҆ħҊ
<path> through an	Ĝ҆
<path> through imports	Ā҆
<path> to	ĀѴāҘħҗŕ҆
<path> to <path>	ĀѹāҎħҘ
<path> too	ā҇
<path> too long	ā҇
<path> transitively	ħҍ
<path> triggered	ŕҋ
<path> unused	Ā҉
<path> unused |	Ā҉
<path> use	ĀѴāҌ
<path> used	ĩҐŅҍņѺ
<path> used to	Ņҍ
<path> verbatim	ĲѺĴ҉
<path> via	ħҌĩ҇Īѹ
<path> via import	ĩ҇ĪѺ
<path> via imports	ħҌ
<path> was	ĀѵąҕčҊĎҌį҇Ņ҆ņҎ
<path> was added	ą҉
<path> was born	ą҉
<path> was renamed	ņ҇
<path> were	ā҈
<path> what	āҎĐѺĝѺħ҈Ī҆į҇
<path> what does	Āѵā҈
<path> what is	ĀҕāѶħ҆į҈
<path> what names	Ā҇
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> where	Ā҇
<path> which	ĀҒāѹį҉ŏ҈
<path> which are	Ā҆
<path> who	Ā҉āѶĲҋ
<path> who imports	ĀҋĩѺ
<path> why	āҊ
<path> with	ħҊ
<path> workflow	ĀѶāҋŕ҈
<path> written	Ĳ҈
<path> y	ĝ҇
<path> y n	ĝ҇
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҏāѷąҋčҌĎҔĐҐđѺĜҟĝҔħңĨ҉ĩҠĪ҈ĬѸĭѹĮѺįҋņ҇ŏ҇ő҆ŕҒ
<path> | $	Ā҈ā҇ą҉čҌĎҎĜҡĝҘģѹħҕĨҌĩҖĪ҈Ŋ҇ő҆ŕ҉
<path> | <path>	ħ҉
<path> | does	Ĝ҉
<path> | how	ĀҊ
<path> | imported	Ā҇ĝѺĩ҈
<path> | its	āѹĪ҈
<path> | lines	ā҉
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҆
<path> | where	Đҋ
<path> | which	Ā҉āҍħ҇Īѹ
<tag>	Ā҉āѴăӒĄҵĊѸČѲėѶĠӸġѹĩѸĬѹĭѶĮѶŅѺņѹőѺ
<tag> $	ĀҒā҉ăҥĄ҈ĊѺČѺĠҗ
<tag> <tag>	ā҈ăҕĠѸ
<tag> <tag> $	ā҆
<tag> <tag> |	ĀѹăҌ
<tag> _ $	ĀҎāҗăҐĄҘ
<tag> _ <name>	ĀѶĠҤ
<tag> _ <tag>	ĀҘăҧ
<tag> _ did	ā҆ĠѺ
<tag> _ does	Ġ҉
<tag> _ files	Ā҆
<tag> _ had	Ġ҆
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҉
<tag> _ released	Ġ҆
<tag> _ to	ĀҋăѺ
<tag> _ was	Ġ҈
<tag> _ what	ĀѺă҈Ą҈
<tag> _ which	Ąҋ
<tag> _ with	Ġ҈
<tag> _ |	Āѵăғ
<tag> already	ā҈
<tag> and	ĀҖăҙ
<tag> and <tag>	Ā҈ā҉ă҉
<tag> as	ă҉
<tag> as of	ă҈
<tag> contain	āѹĠҋ
<tag> had	āѹĠ҉
<tag> has	ăѺĄґ
<tag> have	ĀѶă҇Ġ҈
<tag> have <name>	Ġ҆
<tag> is	āѺĄ҉
<tag> to	Ā҆ăғ
<tag> to <tag>	Ā҇ăҏ
<tag> until	Ā҈
<tag> until <tag>	Ā҈
<tag> was	ĠҌ
<tag> was released	Ġ҆
<tag> what files	ĀҊ
<tag> which	ĀѺăҍ
<tag> which files	Ą҆
<tag> with <tag>	ă҇
<tag> |	ā҉ăҐĄҤĠҝ
<tag> | $	ĀҌāҋĄҚĠҌ
<tag> | does	Ġ҈
<tag> | was	Ġ҆
<tag> | what	Ą҈
^ <commit>	ĀѸāѸČғčҒŉ҈
^ <commit> is	ŉ҇
^ <mark>	Ē҇
^ <name>	ĀѭāћĂѯĆѷćҋĈѴĉѺĊ҆ċҊčѺĎҊďѳđҗĒѸē҉ĕҎĖѱĝѵğ҇ĢҕģҗĨѹĬҤĮѷİѳıѸĳҐĴҊĵѬķҍĸѺĹѷĺ҆ĽѲĿҍŀѲŁѵłѸŃѦŅ҈ņҍŇҚňҥŉѺŊ҈ŋѴŌѵō҉ŏ҆ŐҋŒҋŔ҇ŕѲ
^ <name> $	ĀҺ
^ <name> 's	ĀѷāѺćҋĊ҆ĕҊĢҏķ҈ĺѵľѺŀҐŇѺ
^ <name> <name>	ĀҩāѳćѷĉѺĊѺďѷĐѺđҫĘҌĚѸě҆ğ҇ĢѷĥѹĭѶĮѷĲҎĳҥĴҋŇѶň҆ŐѹŒҍ
^ <name> a	ĀѺāѰĬғĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> and	ĀҌāѳğҌ
^ <name> as	Ō҈
^ <name> async	ĬҊ
^ <name> at	ĀѺ
^ <name> base	ćҕňѲ
^ <name> call	ĉѱŁґ
^ <name> callers	ĀѶĊҔ
^ <name> calls	ĀѸāҋĉ҇ĊѺĘ҉
^ <name> commits	Ď҆
^ <name> declared	Ĭ҈
^ <name> def	ķѷĺҚ
^ <name> does	ĀѺāҊĢҖ
^ <name> equals	đґ
^ <name> exists	ġҋ
^ <name> extends	ć҆
^ <name> field	Ā҇Ĥ҉
^ <name> fields	Āѹā҇
^ <name> has	āѷĕ҈Ĥ҆ľ҉ŇѺ
^ <name> hits	ŏқ
^ <name> implements	īҏ
^ <name> imports	ā҆Ĝ҆ŏѷ
^ <name> in	ĀѴāҋĐ҇Ġ҆ő҆
^ <name> inherits	ĚҐ
^ <name> invoked	ę҆
^ <name> invokes	ĉ҆
^ <name> is	ĀѺāѢĊҊė҆Ę҆ĚѺě҆ī҆ŀ҇ōҋŐ҆
^ <name> marked	ĭҍ
^ <name> method	ĀѴĺ҆ľґĿҏ
^ <name> methods	āҎľѺ
^ <name> names	ģ҈
^ <name> of	ĀѨćѷĢѷģңľҎĿѺŀ҆ŅѹņҍňҩŐҏŔҋ
^ <name> overrides	ĀқŀѰ
^ <name> raises	ā҇
^ <name> really	ĭҊ
^ <name> renamed	Ņ҇
^ <name> requirement	Įґ
^ <name> returns	Ň҆
^ <name> source	ĀҢķѺŒҍ
^ <name> static	ĬҊ
^ <name> takes	ď҉
^ <name> test	Ŋҍ
^ <name> tests	Ŏ҇
^ <name> the	ĀѵāҙľѸŕѹ
^ <name> throws	ńҊ
^ <name> used	Ņ҇
^ <name> value	āҏ
^ <name> vs	āҏďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѴāҎđѹĢѺŁҐŇҗ
^ <name> which	ėѸĮҊ
^ <name> |	ĀҋąѴē҇ĔҒėғĘѷę҆ĚѺĩ҆ĮѵķѺŇұňѺōѸŎѺŐѺ
^ <option>	ċ҆
^ <path>	ĀѯāїĎҍĐ҆ĜҋĝҎĪ҈į҈ĲҎĳҙĴҚŁҪŅҍņҊŊ҆
^ <path> 's	Ī҆
^ <path> <line>	ĲҊĴ҇
^ <path> <name>	ĀѺĩѺĲҍĳҞĴҋőѷ
^ <path> <path>	Ĝ҉
^ <path> commit	ąѺĎ҆
^ <path> depends	ĩѹĪ҆
^ <path> import	Āҍ
^ <path> imports	ā҇Ĝ҉ŏѹ
^ <path> included	ĝҌ
^ <path> is	āѰĝ҉ĩ҆Ņ҆
^ <path> line	ā҈ĲѺ
^ <path> new	ņ҆
^ <path> number	ā҇
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҇
^ <path> was	āѹą҇
^ <path> workflow	Āѷāҍ
^ <path> |	āѹĐ҇ĩ҆ŏ҈ŕ҈
^ <tag>	ĀѷăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӊāѺ
^ _ 's	ĀѲāѷćҋĊ҆ĕҊĢҏĪҊķ҈ĺѵľѺŀҐŇѺ
^ _ <commit>	Āѷā҉Č҆čҝ
^ _ <line>	ĀѺāѶĲҒĴҐ
^ _ <literal>	ĀѶāҋĽҐŔҌ
^ _ <mark>	ĀѵĒ҈ēҔ
^ _ <name>	Ā҆Ă҆ăѺĆѶćѣĉѺĊѝČѶčҌĎѷđҊĒѳēѹĔѷĕҞĖҗėҋĘҮęҏĚҠěҥĜҔĝѰĞѸğҔġҋĢѵĤѱĥѷĦҊħѺĨѸĩѠĪѯī҆ĬҔĭҔĮҼįѲİѸıѹĲҝĳҕĴҒķѪĸґĹҔĻѴļҋĽҌľѳĿѸŀќŁѪŃѨńѮŅѲņѯŇѴňѸŉѹŌҍōѹŎґŏѷőѵŒ҇œѲŔѺ
^ _ <number>	ĀѴĴҞ
^ _ <option>	ā҉ċ҆ĕѺ
^ _ <path>	Ā҇čҔĜҬĝҥģ҇ĦҏĨѵĩѳĪѳįѺĲғĴҎĵҋĶҖŅѺņѴŊ҇ŎғŏѹőҊ
^ _ <tag>	ĀўāґăҊĠҜ
^ _ a	ĀѸāҕĈ҆ĬҖŋѹŌѺő҆œҋ
^ _ above	ēҎ
^ _ abstract	Ă҆ĬҐ
^ _ access	ğҖĭ҆
^ _ add	ą҈
^ _ added	ĀѹāҌăҋ
^ _ adding	ą҇
^ _ affected	ĀҍăѶ
^ _ afternoon	āѳ
^ _ ai	ĀѺġ҈
^ _ alias	āҊ
^ _ all	ĀѮāѺĂҊăҌĆѫĖ҈ģ҉ĥҍŀҏŅѺňҒō҈
^ _ an	ĚҍĢҏŒѹ
^ _ and	ĀҋāѳğҋķѺĺғ
^ _ annotation	Ň҈
^ _ annotations	ēҎ
^ _ any	Ā҆
^ _ anybody	Āѳĝ҉ĩ҆ň҈
^ _ anyone	ĀҚāѹ
^ _ anything	ĀҖ
^ _ api	ģ҆
^ _ applied	ēҎ
^ _ are	ĀѺāѩĆ҉ćҏĊ҆Ė҇ĥ҉ıѺŁ҇Ń҉ňҊ
^ _ arg	ďҊĔҌ
^ _ args	ĀѺŁ҇
^ _ arguments	ďҊŁ҆
^ _ as	Ō҈
^ _ async	Ĭҍ
^ _ at	ā҉Ě҆Ġ҆
^ _ attributes	Ĥҙ
^ _ base	ćҋ
^ _ bearing	āѷĒҐ
^ _ big	ĎѺ
^ _ binaries	Ğҋ
^ _ blame	Ĳ҈
^ _ both	ā҇
^ _ branches	Āҋ
^ _ breaks	āґ
^ _ build	āѹĈҌ
^ _ building	ĀѸĈҎ
^ _ call	ĀҎĉѰŁҐ
^ _ called	ĀҌāѹ
^ _ caller	Ā҈
^ _ callers	ĀҎāҎĊҌ
^ _ calling	ĀѺō҈
^ _ calls	ĉґĊҔĘ҈ņ҇
^ _ can	āҏģҏĩѺĿ҈ń҈
^ _ case	œҋ
^ _ catches	ĀҔāҊ
^ _ cfg	Đ҇
^ _ chain	āѺħҕ
^ _ chance	ĀѲ
^ _ change	Āѹā҈ą҉įҊ
^ _ changed	Č҆
^ _ check	Ĉҏ
^ _ checkin	ą҉
^ _ child	ćґĥѸŀҏňѱ
^ _ children	ĀѺāѺňҚ
^ _ ci	Ā҉
^ _ clases	ĀґāѵćѸĥ҆īѺňҔ
^ _ class	ā҈ĂѹćҝĚ҇ĵҍĹѰĺґĿ҈Ň҆ňѹ
^ _ classes	ĀѷāҒćҎĥҏňҖ
^ _ cls	ćҔĥ҆
^ _ code	āѺĊ҈Ĵ҇ŃҎ
^ _ come	āҰĬѵ
^ _ comes	ī҆
^ _ comit	ąҊ
^ _ commands	ĀѹĞҔ
^ _ commit	ĀҌāҎąҍčѺĎҌįғİґ
^ _ commits	Āғ
^ _ config	Ā҉
^ _ constant	ĀѺā҉đҎĶѹ
^ _ constraint	ė҉
^ _ container	Ā҉ŎѺ
^ _ containing	őґ
^ _ count	Ā҇ĳҌľ҈ňѹŊҍ
^ _ covering	āѹōҞ
^ _ creation	ąҌ
^ _ cyclic	Ħ҆
^ _ d	ĀҗıѺ
^ _ data	Ĥ҇
^ _ dead	ŏ҆
^ _ decided	āҍ
^ _ declared	ĀѴā҈ĂҊĬҋĿ҉
^ _ declaring	Ľ҆
^ _ decorated	ĒҊ
^ _ decorates	ĀѺēҜ
^ _ decorator	ĀѵāҒ
^ _ decorators	ēғ
^ _ deep	ĀѺā҈
^ _ def	ĆҒķѹĺҙĻ҇
^ _ default	ĀѹĔ҇ĕҗ
^ _ defined	ĀѺĤ҈
^ _ definitions	āѶĆҍ
^ _ defs	Ć҆Ŀ҉ŀ҈
^ _ dependencies	Ė҈ĩ҉Ī҇
^ _ depends	ĀѶĩ҇ĪҊ
^ _ deps	Ā҇āѷĩҍ
^ _ derived	Ě҇ŀ҇
^ _ descendants	Ā҉ňҏ
^ _ descends	ĀѺňҌ
^ _ did	ā҉čѺİ҈Ķ҈ŅҖņқ
^ _ diff	ĀғāѸď҉
^ _ different	Ć҆
^ _ directory	őҖ
^ _ display	Ā҉
^ _ do	ĀҪĂ҈ď҈ġ҈ħҋŕ҆
^ _ does	ĀѴĉҊČ҆đҊēѺĔ҉Ė҈Ģҕģ҆ĤѸħҋĨ҉Īҋķ҇ĸ҆ĻҊŃ҇ŌѺŏ҈őѺŕҊ
^ _ each	ĀѶāѹĉҎĤ҉ŀҊńҌ
^ _ else	Āҍ
^ _ engine	ĀҍāѸ
^ _ entry	āѵċ҇Ğ҈
^ _ enum	Āѳāҕĸ҇
^ _ enumerate	Ā҆Ć҉
^ _ environment	āґ
^ _ equals	đґ
^ _ errors	Āѹā҆ńҔ
^ _ events	ŕҊ
^ _ every	ĀѮāҍĉ҉ĊѺĒ҆ģҎĤҍĥ҆Ŀ҆ŀҌŉҋō҇őѹ
^ _ everyone	ā҆
^ _ everything	ĀѴāңĖѺĩ҈Ŏ҆
^ _ exactly	ā҈įѺ
^ _ exception	ā҉
^ _ exceptions	Ā҆ń҈
^ _ executables	Ğ҇
^ _ exists	ġҋ
^ _ export	ģ҇
^ _ exported	ģҊ
^ _ exports	āҊģ҇
^ _ extends	ňҌ
^ _ fast	ĀѶāҌ
^ _ features	āҊ
^ _ fetch	ĀҎāѸ
^ _ field	āҊĤѶŐҒ
^ _ fields	ĀҋāҌĤ҆
^ _ file	ā҉ċҊĥѺĪѵĶҎĸ҆Ĺ҈ĺ҈Ľ҇ľѵŅґņҠőѷŒ҆œҊ
^ _ filename	ĀѹŅҘ
^ _ files	ā҉ă҉ĆҍČғčѸĩҌĪ҈Ŕ҆
^ _ find	Ā҈ňѺ
^ _ first	ā҆İѺ
^ _ fixtures	āҊ
^ _ flag	ĀҌāѱċ҇
^ _ folder	őҍ
^ _ following	ĦҌ
^ _ for	ĀѹāѸĉҎċҎĝ҆ğѺĥѵĵ҆ķ҈Ľ҆ł҆ŇѹňѺŔҋ
^ _ forgot	Ĭ҆
^ _ freshest	ĀѹąѸįҗ
^ _ from	ĀғāѭăҋĝѺģ҇ĪѺĳ҈
^ _ func	āҊĬ҈Ļ҆
^ _ funcs	ĒѺĤѺĿҗ
^ _ function	Ā҉ā҇Ċ҉Ĕѷĕҍę҉Ĭ҆
^ _ functions	Āҏāҝĉ҆ĊѺģҍĿҋŃҎ
^ _ get	Ĩ҆
^ _ gets	Ė҆
^ _ git	ĀѴİҏ
^ _ give	Ā҇
^ _ go	Įғ
^ _ goes	Āҋ
^ _ got	ņ҆
^ _ had	āѷŅҋ
^ _ hands	Āҋāѹĉ҆
^ _ happened	ĀҌāѺ
^ _ happens	āҙ
^ _ has	ĀѮĕ҇ĭ҆ĺҌľ҈ņґŇѹŊ҉ŏ҆ő҆
^ _ have	ĵ҇
^ _ head	ĀѺİҎ
^ _ headers	Ī҈
^ _ helpers	āѸĉҎ
^ _ hits	ŏқ
^ _ holding	āѺŉ҈őҎ
^ _ holds	ĀѸā҈
^ _ hops	ħҋ
^ _ how	āѬĆҊĎҊĳ҉Ŋ҉
^ _ i	ĀҟāѬĂѺĈ҇Ĕҋę҇ĚѸĜѺĝҐĩѺĭҙĮѹĺѸĽѸŀ҇ŁѹŅѺŒ҇
^ _ idea	Ā҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҉āѹč҆Ę҉ĝ҆ĭѵ
^ _ impl	āҕĉҋĥѯ
^ _ implementations	āѷĥҥī҆
^ _ implementers	ĥҙ
^ _ implementing	ĥ҈
^ _ implements	āѶĥҍīҋ
^ _ import	ĀҎā҉ĝ҉Ħ҈ħѰĨ҆ŏҍ
^ _ imported	Ī҆
^ _ importers	ĩғ
^ _ imports	Ā҉āѺĜҌħѷĨ҆ĩґĪҊŏҤ
^ _ in	ĀѰĐғĠ҇ĤҐĦ҆ĪҒĵѶĸ҇ĻѳļҋľѺĿҍŊ҇ŋѺŏѯőҎ
^ _ included	ĝҌ
^ _ inherits	ĚҐ
^ _ inner	Ļ҈
^ _ inputs	ĀѷŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѹĥҌīҌ
^ _ interfaces	Ā҆īҋ
^ _ introduced	ĀҌă҆ğѺ
^ _ introducing	ĀѸąқ
^ _ invoked	ĉҋ
^ _ invokes	ĉ҆Ċ҆
^ _ is	Ā҉Ă҆ĆѷćҋĊ҇čѺĎ҇ĐѳĒ҈ĕѹĚ҆ĜѺĝѹĠѺĢѶģ҈ħѹĨҊĩҎĭѳĮѱıҊĳ҉ĺґĻҎļѶľ҇ĿѸŀҊŁѸłѹŊҍō҆ŎѹőҊŒ҆
^ _ it	ĀѺāҎĊѸĘ҇Ĭ҆ĳ҆ķ҆ŅҊ
^ _ java	ĮҒ
^ _ job	ĀѸĢҐ
^ _ jobs	Āҏāѹ
^ _ just	Ā҆ňѺ
^ _ k	ŌғŎѹ
^ _ keep	Ľ҆
^ _ kicks	ŕ҇
^ _ kind	łґŇҊ
^ _ kinds	ń҆
^ _ l	ĀѺĳҒ
^ _ language	Ā҉āҋ
^ _ last	ĀғāѴ
^ _ length	Ď҉ĳ҇
^ _ libraries	Ė҇
^ _ libs	āѺĖҖ
^ _ licence	āѹıҏ
^ _ licences	Āѹā҉
^ _ license	ıҋ
^ _ lies	āѸœ҈
^ _ line	āғĐ҆ĲѦĵҔķ҆ļ҉Ľҋ
^ _ lines	Āҋāѹē҉
^ _ list	ĀѺĂѹĖҐĤҋĪ҇ī҉Łҗ
^ _ load	Āҋ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	őҕ
^ _ log	ĀҎĎ҉ĢѶįҏ
^ _ long	ā҉įҐĳ҆
^ _ lowest	Į҆
^ _ m	ĀҊāѴ
^ _ made	ā҆
^ _ maintains	ĀҐāѲ
^ _ make	ĀҊāѯĈҌ
^ _ makes	āѷŕ҇
^ _ many	ĀқāҦĎҝĳҐľғŊҔ
^ _ marked	ĭҍ
^ _ may	ĀѵāқĊѰ
^ _ me	Ā҉Ą҆Ć҆ĊҊčѹĕѷěѹğѹħ҈Ĭѷı҆ĵѺļѷľѷĿҌŊѸŎѺŔѷ
^ _ mehtods	ĂҋćѸĿ҆
^ _ member	Āѵĸ҆ĿҌ
^ _ members	ĤѹĿҚ
^ _ message	āҎ
^ _ method	āҌĂҏĹѷľґŀѵ
^ _ methods	Ā҇āѶĂ҉ĉ҆ĊҗĒ҆ľ҇Ŀ҇ŀ҉Ń҆
^ _ missing	ĀѹāҡōѴ
^ _ mnay	ĀҙāѴ
^ _ module	Ķ҇ķ҆ŒҊ
^ _ modules	Ā҆ĊѸĩ҇ĪҔŏҎ
^ _ morning	ĀѹāѸ
^ _ moved	ņҏ
^ _ much	Āѷđҍ
^ _ my	Ā҈āѰ
^ _ n	ĀҊĴґ
^ _ name	ĀѹāѶĭ҉ıҊŅқņҎ
^ _ named	ĀѶŋҖœѶ
^ _ names	āҍĞ҈ģҏĪѺŁ҉ŏ҆
^ _ need	ĀҏāѭĬҊĻ҆Ľ҇ľ҆
^ _ new	ĀѺāѳĄҍėҌņ҇
^ _ no	āѹĔ҈
^ _ node	ĮҒ
^ _ not	āѳĔ҇Ĭ҉ő҈
^ _ number	Ā҈đҐĪѶľҖ
^ _ of	ĀѫāіĂѸąѺĆѪćғĈѺĉѸČѺčѴĎѺĐѶđ҈ēҍĔѺĖѵĘѹęѶĚѯěѳĜѲĞҔğѶĠѷĢҔĤҡĥҎĦѺĩ҆ĪҧĮѷıҝĴѸĺ҈Ľ҆ĿџŀҐŁҐŃҝńѰŅѶņ҇ŇѺňҍŎѲŏѯŐҘŒҋœ҇Ŕґ
^ _ often	Ā҆ĎҌ
^ _ old	Ņ҇
^ _ on	ĀѮā҇ē҇ĢҦňѺ
^ _ one	ĀѸĽ҆
^ _ ones	Ă҇
^ _ only	Ā҆
^ _ options	ĀѸāҋ
^ _ or	āҞġѺĽ҇
^ _ other	ĀѷāҍĩҎĪ҈
^ _ out	āѱń҉Ŏ҇
^ _ overrides	ĀҕāѷŀҒ
^ _ overriding	ŀ҈
^ _ packages	āѸĖ҇
^ _ parameters	ĀѺďҋŁҋ
^ _ params	ďҌŁҘ
^ _ parent	ćҏň҈
^ _ parse	Ā҉
^ _ part	Đ҆
^ _ pass	ĀѸāѹŌҏ
^ _ path	ā҆Ņҍņ҉
^ _ paths	ĀѹāѹČҐŃҍ
^ _ people	ĀҌİѹ
^ _ person	Ĳҍ
^ _ pinned	ĀѸĲ҇
^ _ place	āѸĊ҆Đ҈
^ _ places	āѺĆҌ
^ _ point	ĀҊāѶ
^ _ points	ā҇Ğ҆
^ _ previously	ŅҌ
^ _ private	ĀѱāҔ
^ _ project	Āѹā҆ĞҌ
^ _ properties	Ĥғ
^ _ protocols	Ā҉āѸī҉
^ _ public	ģ҈
^ _ pulled	Ī҈
^ _ pulls	ĩґ
^ _ purpose	ĀѶāҊłҔ
^ _ put	ā҈
^ _ python	Įҏ
^ _ question	ĀѷĄ҆ļ҆Ņѷ
^ _ raise	ĀѵŃґ
^ _ raised	ŃѶńҎ
^ _ raises	ŃҌ
^ _ raising	Ń҇
^ _ re	ā҆
^ _ really	ĭҊ
^ _ recent	į҆
^ _ recently	ĀѸįҊ
^ _ release	Ā҈āѺė҉
^ _ releases	ŉ҇
^ _ relies	ĩҍ
^ _ removed	ĀѺāҔăѹ
^ _ renamed	ĀҕāѭŅҎ
^ _ report	ĀҎ
^ _ repository	ĀѺā҆
^ _ requirement	Įҋ
^ _ requirements	āѵĖҗ
^ _ requires	ĀѱāѴĩҝ
^ _ result	āѺŎғ
^ _ return	āҍ
^ _ returns	Ň҆
^ _ reverse	ĩ҈ĪѺ
^ _ reviewed	āҒĲѹ
^ _ revision	Āҍ
^ _ revisions	ĀѸĎҎ
^ _ role	āѶĢқ
^ _ routines	ĉ҆Ċ҆Ē҇
^ _ running	āѺ
^ _ rust	āѸĮґ
^ _ script	āѸğҋĶ҈
^ _ scripts	ĞҊ
^ _ secrets	ā҆
^ _ set	ĀѺĆ҇
^ _ sets	Āғ
^ _ setting	Đ҈
^ _ should	āҠ
^ _ show	ĀѴć҈Čҍ
^ _ shows	ĩ҇
^ _ sites	ĀҘ
^ _ sits	ň҈
^ _ size	Āҋāѷ
^ _ somebody	ā҉Ĭ҇
^ _ something	ā҈
^ _ sort	ł҇
^ _ source	ĀҚŅҏŒҌ
^ _ sources	ĀѺāѷĩҔ
^ _ spots	ĆҊ
^ _ stack	ķ҆
^ _ stands	āѴć҆ĵ҆
^ _ state	ĀҌ
^ _ statements	ĪґńҏŏѶ
^ _ static	Ĭҍ
^ _ status	ĀѷāҔĈ҈łѹ
^ _ steps	ĀҊāѺ
^ _ still	ā҆
^ _ struct	ĵґ
^ _ structs	ĥ҆
^ _ subclass	Ā҈ćҖĭѹňѸ
^ _ subclasses	āҐŀҊňҒ
^ _ subfolder	őҎ
^ _ suite	Ŏҋ
^ _ superclasses	ćҢ
^ _ symbol	ĭ҉
^ _ symbols	ģҐ
^ _ tag	ŉ҈
^ _ tagged	ĀѲāҍŉ҇
^ _ tags	Ā҈āѺŉҎ
^ _ takes	ď҉
^ _ target	ņҌ
^ _ task	ĀѺĢґ
^ _ teh	ĭ҈
^ _ tell	ĀѯāѺŁ҈
^ _ test	ĀѶāҢŊ҉ŋ҈ŌҐ
^ _ tests	Ā҈āѱōҔŎҡ
^ _ text	ā҆
^ _ that	ĀѬāҊĄ҆ąҍĈ҈Ċґĥ҈ĩѹŁ҆ň҈ŉѸōҍŎ҈
^ _ the	Ā҇āқĄ҆ĈҋĉҌċѺč҇ĐҊđѶĒѸĔѸė҆ĘҒę҆ĚҌě҆Ĝ҈ĝ҆Ğ҉ġҊģ҉Ħ҈Ī҇ĭ҉įѯİ҈ĲѹĳѺĴѶĶѸķѳĻѶļѸĽѶŀѳłҒņѹŊѹōѺŏҋŐѸőѷœѧ
^ _ there	ĀѸāҮĉѺčҊďѹĘѺęҋĚѴĠ҈Ħ҉ĬѹŋѺ
^ _ they	āѳĬҏĭ҉
^ _ thing	ĀѷāѯĄ҈Ģ҇
^ _ things	ģ҈
^ _ third	ĀҊ
^ _ this	ĀҖĈ҈ĖѺġ҈
^ _ throwing	āҋŃ҈
^ _ throws	āѹŃҋń҉
^ _ ticket	ĀѺā҆
^ _ to	ĀѷĂѸă҇ĎѲđѺĢѸħѹĵғĶ҇ķґĸ҆Ĺ҉ń҈œҌ
^ _ total	ĳҊ
^ _ touched	Ā҉
^ _ trace	Ĩ҆
^ _ trait	ĥѴī҉ĽҒ
^ _ traits	īҐ
^ _ triggers	āѷĊҜ
^ _ type	ĀѴĤѸłҏŇҭŐҘ
^ _ typed	Ĳ҇
^ _ types	āҔēѷĥ҉ŁѺńґ
^ _ unit	ĀѺō҉
^ _ unused	ā҆ŏ҈
^ _ up	ĀѸĆҊĈѸĊѺĵѹő҆
^ _ used	Ņҍ
^ _ uses	ā҈Ē҆
^ _ using	ĩ҉
^ _ value	Ā҈āѯđҪĔҕĕ҆
^ _ values	āҌ
^ _ variable	ĀҊ
^ _ variables	Ĥҋ
^ _ ve	ĀѹāѶ
^ _ verison	Į҆
^ _ version	Ġ҇ĮҌ
^ _ versions	ė҇ŉҊ
^ _ virtual	Ăґ
^ _ visibility	ĭҋ
^ _ vs	āҏďҌ
^ _ w	ĀѺŉҊŒ҆
^ _ want	Ā҉āѹĊ҇ĖѺ
^ _ was	Ā҈āҏąҐįҎİҗŅғ
^ _ we	āҗĝ҉ġ҇ŋ҉
^ _ what	ĀѳąѴĉѶĊ҉čѹĐҒē҇ĕѺĝѺĢ҇ģѶħ҆ĨҊĩ҇ĪѲįҎĲѺĴѹķҌĺѺľѺŀ҆ŁҌł҇ńѺņҌŇҍňѺŉҊŊѹŐѹőҎ
^ _ when	āҔĦѺįҒ
^ _ where	Ā҆āҐĵ҈Ķґĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѮāѲĜҋĠ҇ġҊĦ҇Ĭ҇Ō҉
^ _ which	ąҘĆ҆ĉѸĊ҉čѺĎѷėѹĘѺĦѺħҍĨҋĬѸĭѺĮҌİҋĳѺĵҐķѷĺ҇Ļ҆Ľ҇Ņ҈ō҈œ҆ŕ҆
^ _ whom	ĀҎĥ҆įѺĲ҉
^ _ whose	āҊ
^ _ wich	ķ҇Ń҇
^ _ will	āҗ
^ _ with	Ē҈
^ _ within	ĻѹļҎ
^ _ wonder	ĀҎ
^ _ wording	ā҇ŔѺ
^ _ worked	Āҋāѹ
^ _ workflow	āҌ
^ _ workflows	Ā҉āѹ
^ _ would	Āҋā҆Ģ҉ł҈
^ _ writes	ā҆
^ _ wrote	Āҗ
^ _ yes	Ĉ҈
^ _ you	āўĎ҆ĐѺĘ҆ęѸĬ҈ķѵľҋňҋŊ҆ŎѺŏ҇ő҇
^ _ |	ĀѣāѰąѷĈѺĐҋē҇ĔҒėґĘѷĚѺĥѹĩҎīғĭ҇ĮѳįҊıҠŃѺŇұňѹŋѸōѸŎѶŏ҇Őѷŕҍ
^ a	ĀҗāѮœѺ
^ a test	ĀҚāѸŋѸ
^ abstract	Ă҈
^ according	ĀҋĢѹ
^ according to	ĀҋĢѹ
^ add	ĀѲāҢ
^ add a	ĀѺāҒ
^ after	āѵĞғ
^ after the	Ğ҈
^ all	Āҡā҆ĆҌħѵĪ҇Ŀ҉ŃҐňѯ
^ all callers	Ā҈
^ all import	āҌħѶ
^ all imports	Ī҈
^ all the	Ć҆ň҉
^ allowed	ėҊ
^ am	Āҋĭ҇
^ am i	Āҋĭ҇
^ among	ĀѺāѺę҈Ĝ҉ŋ҇
^ among the	āѺę҈ŋ҇
^ an	ġ҈
^ ancestors	ćҘ
^ annotations	ēҘ
^ annotations on	ē҈
^ any	Ā҉āѰĝҊĦ҇ŋҋōѳ
^ any chance	ĀѲ
^ any idea	Ā҇
^ any import	ĀѶĝҋĦ҇
^ any test	ĀѺŋҌ
^ anything	ĀѸāѳĒ҆ĚѺġ҇ňҋō҆
^ anything in	ō҆
^ anything that	ĚѺňҌ
^ are	ā҇ĆѸĈ҆ĦғŁ҆ŋҌōѹŏѺ
^ are all	ā҇ĆѺ
^ are the	Ħ҇
^ are there	āѸĈ҇Ī҆Ł҇ŋҊōѺ
^ args	ď҉Łҋ
^ as	ĀѭāґĂ҆Ċ҆ĎѺę҆ĝ҇Ģ҇ĥѶŇѸ
^ as for	ĀѰāҖĂ҆Ċ҆ĎѺę҆ĝ҇ĥѷŇѺ
^ async	ā҇ĒѺ
^ at	ĀҎĆ҇Đ҈Ėѷ
^ at tag	Ā҇
^ at what	Đ҆į҆
^ at which	Ā҇Ć҇
^ attributes	Ĥ҉
^ author	ĀҎĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	Āғ
^ authors of	Āғ
^ base	ĀҐćҊňѷ
^ bases	ćҘ
^ before	ĀѲĽѺŅҎ
^ before i	ĀѳāҌĽѺ
^ before it	Ņ҈
^ before the	Ņ҈
^ better	āҏĔѺŔѺ
^ between	ăѺěҍĝҊ
^ between <tag>	Āѷā҈
^ between the	Ā҆āѵăѷěҍĝҊ
^ blame	ĀѳĲҢ
^ branches	ĀґāѶ
^ build	Ā҆Ĉҋ
^ build the	ĀҘĈѰ
^ by	āѫĊ҆ē҆ĝѹĥҋħ҉ĩҊĪѹĮѺį҈Ĳ҇ŀ҈ňґō҆
^ by how	Ď҆
^ by the	Ą҆
^ by what	ĀѲāѹē҇Ĩ҈ĩ҇Īѹį҉ň҈
^ by whom	ĀҐĥ҆įѺĲ҉
^ call	ĉҔĊ҇
^ call path	ā҆
^ call sites	ĊҌ
^ callees	ĉҝ
^ callees of	ĉҏ
^ callers	Ā҇āѴĊҚĠѺ
^ callers of	Ā҇āѴĊҚĠѺ
^ calling	Ń҆
^ calls	ĉ҆
^ can	āҨą҆ĈҊĚ҇ġ҆Ĭѹĭ҉ĮѸŁѺŃѺńѸőҌ
^ can <name>	Āґġ҆
^ can i	ĀҜāҎ
^ can not	ő҈
^ can the	ĀѹŌҊ
^ can you	ĀѴāѳą҇Ī҆ĭ҇ő҆
^ cfg	Đҏ
^ chain	Ĩ҇
^ chain of	Ĩ҇
^ change	ĀѺāҙıѸ
^ change the	āҗıѸ
^ changed	ČҊ
^ check	āѬč҆Ę҉ĦҋŌ҆Ŏҋ
^ check for	Ā҆
^ check if	Ā҉āѹč҆Ę҉ĝ҆ĭѵ
^ check whether	Ĝ҇
^ child	ćѶňҜ
^ ci	ĀҕāѪŕ҆
^ circular	Ħ҉
^ circular import	Ħ҉
^ class	ĀѮē҇Ě҆īҒ
^ class <name>	ĀѲē҇Ě҆īҒĵѺ
^ classes	ĀѺĥҊňҋ
^ classes implementing	ĥ҇
^ cls	āҍĚ҈ĩѹĵҍňҍ
^ cls <name>	āҍĚ҈ĩѹĵҍňҍ
^ code	ĀѺā҆ĊҗğѳŃҊ
^ code that	āҍĊҘğѱ
^ collect	ĀґŎѷ
^ collect the	ĀґŎѷ
^ comit	ĀѸąҘ
^ comit introducing	ĀѸąҘ
^ commit	ąҋč҆ĎѺ
^ commit <commit>	āѹč҆
^ commit adding	ą҇
^ commit count	Ā҆
^ commit that	Āҏāѷ
^ compare	ďҍ
^ config	ĀҐĐ҆Īѵ
^ confirm	ĭ҈
^ const	ĀѯāҎđҌĶҊŐҋ
^ const <name>	ĀѯāҎđҌĶҊŐҋ
^ constant	ĀѳāѳĶҟ
^ constant <name>	Ķ҇
^ content	đ҈
^ content of	đ҈
^ contributors	ĀҒ
^ contributors to	ĀҐ
^ could	ĀҴāѴ
^ could <name>	Ā҇
^ could you	ĀҰāѪ
^ count	ĀҗāѺĎҎĤѹĳ҉ľҖĿѷňѺŊҖ
^ count everything	Ā҇
^ count of	Ď҈
^ count tests	Ŋ҆
^ count the	ĀҞĤѹľҋŊҋ
^ create	ĀѶāҗ
^ current	İ҈ŅѺņҎ
^ current path	ņ҉
^ cut	ā҈
^ data	Ĥ҉ŐҊ
^ data members	Ĥ҉
^ data type	ŐҊ
^ date	Ā҇ā҈įҌ
^ date of	Ā҈įҍ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ē҉
^ def	ĔѺĕҊķҙĹҊĺѺ
^ def <name>	ĔѺĕҊĹҋ
^ default	ĔҊĕ҆
^ default of	Ĕ҆
^ definition	ĆѸĶ҉ĺҙĻ҉
^ definition of	ĆѸĶ҉ĺҙĻ҉
^ delete	āҪĆѴĴѹ
^ delete all	āҒĆѴ
^ delete line	āҍĴѹ
^ delete the	āҌ
^ deletion	Ā҉
^ deletion of	Ā҉
^ dep	ĀѲĖҒė҈ħ҉Įѹ
^ dep path	ħ҉
^ dependencies	ĀѷĩѺĪҢ
^ dependencies of	ĀѷĩѺĪҢ
^ dependents	ĀѸĩң
^ dependents of	ĀѸĩң
^ derived	ň҇
^ derived classes	ň҇
^ descendants	ĀѹňҖ
^ descendants of	ĀѹňҖ
^ describe	āѹĢҚ
^ determine	ĀѧāѫĊ҆ĺҋľ҆
^ determine the	ĀѲāѯĊ҇ĺҌľ҆
^ determine whether	ĀѺāѺ
^ did	Ā҆āѷčқĠҗĬґĭҘįѹİѹŋѹ
^ did <commit>	ĀѸčҍ
^ did <name>	Āѷā҈ĠҌ
^ did <path>	Ā҉āѹ
^ did <tag>	Ġ҇
^ did commit	Āҏāѹ
^ did somebody	āѹĈ҇Ĭ҈
^ did the	āҔĭҐİѺ
^ did they	āѵĬҊĭ҉
^ different	ďҌŁѺ
^ dir	őґ
^ dir containing	őґ
^ display	Ĵ҈
^ display line	Ĵ҈
^ do	Ā҆āѤĘҎĜ҆ĝҐġ҈ĢѹĦҋħѺĪѺĬѹĮѺŋҋŎ҆
^ do <path>	Āҋāѵ
^ do i	Āҏ
^ do not	Ĕ҇
^ do tests	Ŏ҆
^ do the	āѮĘҎĚ҆Ĝ҈ĝ҈Ħ҈
^ do we	ĝ҉ġҊŋ҇
^ do you	Āѩĺ҇Ō҇ŏ҇
^ does	ĀҙāҔćѷĈҒĉѶĊѴčҕėѺĘҚęҒĚҗěґĜҪĝҍġҍĢѲģѷĤѷĥѺĦҏħѹĪѲīѸĭ҆ĮѸĴѹĵѹĺѺľѺĿѺŁѵŇѹňѱŌҞōѶŎҔŏѲœѺ
^ does <name>	ĀѺāѺĉѹĘҚę҆ĚҖěҊĜҐġҎĢѺĬҊĭ҈ń҉ŋѸ
^ does <path>	ĀҌĜғĝҌĪѹŏѹ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does an	Ā҆
^ does anything	ĀҎ
^ does every	Āѫāҕ
^ does following	Ħ҉
^ does it	āҐĈѹ
^ does one	ě҆
^ does our	ā҆
^ does the	ĀҘāѹćѹčґĘҋęҋĚ҉Ĝ҇ňѸŌҋ
^ does this	Ĉ҆
^ dose	ĀҐāѴĈ҇Ĝ҇Ōҍ
^ dose <name>	Ā҈
^ dose the	Ĝ҇
^ down	ň҆
^ down the	ň҆
^ each	Ćҋ
^ entry	ā҇Ğ҆
^ entry points	ā҇Ğ҆
^ enum	Āѹĸ҉
^ enum member	ĀѺĸ҆
^ enumerate	āѱĆҏľѺĿҌŏ҆
^ enumerate everything	ĀҎ
^ enumerate the	ĀѴāѶĆҍĿ҇ŏ҆
^ every	ĀҠĆҐĊѷ
^ every place	ĆѺĊ҆
^ everything	ĀҒāѱĒ҆ňҗ
^ everything <path>	Ā҈
^ exception	Ā҈āѸ
^ exception <name>	Ā҈āѸ
^ exceptions	ĀѺāғ
^ exceptions <name>	āҚńѮ
^ execute	Ŏ҇
^ existence	ġҊŋҎœѸ
^ existence of	ġҊŋҎœѸ
^ explain	Ģң
^ explain <name>	ĀѹāѶĢҨ
^ explain the	āҍ
^ export	āҎ
^ exports	ģҒ
^ exports from	ģ҈
^ exports of	ģҊ
^ failing	Ā҆
^ failing tests	Ā҆
^ fields	ĀѸĤғ
^ file	Ā҇ČҊčѹĵѶĺҒĽ҉Œ҉
^ file and	ķѺĺғ
^ file line	ķ҇
^ file where	āҋĵѸ
^ files	āҧăѹĄ҉Č҆
^ files added	āѹăҊ
^ files importing	Ā҆
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	ĀѸāѲăҊąѷćѵĊ҉đѺĘѺĚѹĜѺğҍĵҕĶ҈ĺҘĽҒĿѸŃ҇ňѹŌѺőҖŒҋœҊŔѵ
^ find <name>	ĀѹğҒĺҤőҐ
^ find all	ĀѸă҈ĉ҈ŀҊŃҋ
^ find calls	Ā҇Ċ҆
^ find every	ĀҎĥ҇őѺ
^ find me	ĀѯāҒĊҊĺѺļѹĽѺ
^ find out	Ā҆āѺ
^ find test	ĀѺœҎ
^ find the	ĀҗāѲąѸİ҆ĶҎĻ҆
^ first	ĀҌāҒ
^ first change	ĀѶāҒ
^ first commit	Ā҇
^ first file	āҌ
^ fix	ĀѺāҙœѺ
^ fix the	ĀѺāҗœѺ
^ folder	őҎ
^ folder holding	őҎ
^ for	Āўā҈ć҇ĕѴĖ҇ĥҍĩ҆ĳ҇
^ for <name>	ĂѹĕѹĬ҆Ł҇
^ for <path>	ĀѷāҊ
^ for a	ā҇
^ for class	ćҌ
^ for commit	ĀѺ
^ for the	Āѹď҈Ė҆ĥ҆ĩҊŁѺň҈
^ for what	Ģҋ
^ for which	ĥ҆
^ former	Ņґ
^ former name	Ņ҈
^ former path	Ņ҉
^ from	ĀҊāѱćҊĊҍģ҇Į҈ŅҕņѵňѺ
^ from <path>	Ā҈
^ from <tag>	Āѷā҇
^ from what	Ċ҉Ņҍ
^ from which	Ā҈āѵć҈Ņ҇
^ full	Ć҇
^ func	ĕҏ
^ func <name>	ĕҏ
^ funcs that	ā҆
^ function	ļ҈
^ function <name>	ļ҈
^ functions	ĒҊ
^ git	ĀҔČҋĎ҆ĢҦįҌĲ҆ĳѵ
^ git <name>	ĀҠĳѶ
^ git blame	Ĳ҇
^ git log	ĀҏĎ҉ĢѶįҏ
^ git show	ĀѺČҍ
^ git tag	ŉ҈
^ give	ĀѫāіăҍĊҋĐ҆ĕѺĚѺĜѹĢҎģ҉ĩ҇ĪҍĺѸń҈ŎѸŕ҆
^ give every	ģҏ
^ give me	ĀҊāѴĊҎĕѸĩ҉ĳҋĶ҆ķѵĹѺŁ҆őѸ
^ give the	ĀѨāѠă҈Đ҉ē҆ĪҋĶѺķҏń҉ŕ҇
^ given	Āѷ
^ given class	ě҆
^ given commit	āҊ
^ global	Ķҋ
^ go	āѷĮґĵҊĽ҆
^ go to	ĵҊĽ҆
^ going	ă҇
^ good	ĀѴāѫ
^ good afternoon	āѳ
^ good morning	ĀѹāѸ
^ grep	āѶŔҏ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѧčҊĘ҆ĚҌĝҍġҍĬҎĭґ
^ has <name>	āѶĘ҉Ĭҍĭғ
^ has anybody	ĀѺĝ҉ň҈
^ has anyone	ĀҎ
^ has somebody	Ā҆
^ has the	āѶę҆Ě҈ġҎňѺ
^ head	Āѱİғ
^ hello	Āѵāҏ
^ hello |	ĀѶāҍ
^ help	āҗĊѺĻ҈
^ help me	āҗĊѺĻ҈
^ hey	āѯă҆
^ hey can	ĀҎ
^ hey do	āҋ
^ hey i	ĀѶāѸ
^ hey what	ĀҊ
^ hi	Āѹāғ
^ hi i	ā҈
^ hi there	ā҆
^ hi |	ā҆ķ҆
^ how	ĀқāӍąѷĊѺĎҏď҈đҌėҌĝѷĦѺħґĨғĩѸĬѯĭѺįҕıҌĳґľҊŊ҉ŋѺŎѹŕҏ
^ how are	Āѹā҆
^ how big	ĎѺ
^ how calls	ņ҈
^ how can	āҊ
^ how come	āҰĬѵ
^ how deep	ĀѺā҈
^ how did	āѵŅҊ
^ how do	ďҋħҋő҆
^ how does	ĀѷāѳħґĨҋĴ҉ŕ҉
^ how fast	ĀѶāҌ
^ how has	ā҇
^ how is	Ā҆āѣĨҌıҒŕҋ
^ how long	ā҉įҐĳ҆
^ how many	ĀҤāҩĎҙĳҎľҌŊҐ
^ how mnay	ĀҙāѴ
^ how much	Āѷđҍ
^ how new	āѺėҌ
^ how often	Ā҆ĎҌ
^ how recently	ĀѸįҊ
^ how to	ĀѺāҕ
^ how would	ł҈
^ hwo	Āѷľ҇
^ hwo many	Āѷľ҇
^ i	ĀҶāѐąѶđ҆ĖѺė҇Ě҆ğ҆Ģ҆Ĭ҉ĭѷĮѸĶ҇Ľ҈ŁѷōѺŔ҈
^ i can	Ā҈
^ i d	Āҙā҇ıѺ
^ i do	ĀѶ
^ i forgot	Ĭ҆
^ i have	Āѹ
^ i keep	Ľ҆
^ i m	ĀҊāѴ
^ i need	ĀҏāѮĬҊĻ҆Ľ҇ľ҆
^ i suspect	Ā҆
^ i ve	ĀѺāѺ
^ i want	ĀҊāѺĊ҇ĖѺ
^ i was	āҌ
^ i wonder	ĀҎ
^ identify	ĀѫāўĉҌĚѸĞ҇Ŀ҉ŀ҉łѺŃ҆ńҊ
^ identify all	ĿҌ
^ identify each	ĉґĤ҇ńҋ
^ identify every	āѷŀҋŃ҉
^ identify the	ĀѵāѰĚѺĞ҇
^ if	ĀҋāѥĔҐ
^ if <name>	ĀҋāѺ
^ if i	āѰĔҏĳ҆
^ impl	ĀѸāѰĥғīҔ
^ impl <name>	āѳĥҖ
^ implementations	ĥҎ
^ implementations of	ĥҎ
^ implementors	ĥ҉
^ impls	ĥ҈
^ impls of	ĥ҈
^ import	āѺĜѷħґĪҗŏѸ
^ import chain	ħҊ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҆
^ import statements	ĪҒŏѶ
^ imported	Ī҇
^ imported modules	Ī҇
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	Āҍā҆ĝѺĩѵĪҧŏѱ
^ imports from	Āҕ
^ imports in	ĪҖŏѰ
^ imports missing	āҍ
^ imports of	ĩѶĪҘŏѷ
^ in	āѺĆ҈ćѺĉѵĊ҇ċ҇Đ҆đѳēѸĔѬĕҐĚ҈ĝѷģѹĥѺĪѹĲ҈ĳѸĵҋĸ҈ļҊŀ҆ŁѷŃ҆ņѺŇ҆ōҍŎ҇őҊœ҇
^ in <name>	Ā҆āҋĂ҆Đ҆đѸĔѶĕ҇ĢѸŎ҇
^ in <path>	ĝѺĲ҇
^ in <tag>	āѺĠ҇
^ in class	ĺ҆
^ in how	ĆҊ
^ in the	ĀѯāѴĚҊįҊĿ҉ŇҊōҊőѺ
^ in this	Ā҆
^ in what	Āҟąѱď҆įѸŀ҇ŉ҆őҌœ҈Ŕ҆
^ in which	ĀѷąҍĉѺĊҋĎѺğѸĵҍķѺĻ҇ļ҇ō҆őҊŒ҆
^ in wich	ķ҇Ń҇
^ includes	ĀѹĩѳĪҟ
^ includes of	ĀѹĩѳĪҟ
^ inferred	ŇѸŐҌ
^ inferred type	ŇѸŐҌ
^ inheritance	ćҐ
^ inheritance of	ćҐ
^ initial	ą҆ĔҊ
^ initial add	ą҈
^ inner	Ļҏ
^ inner func	Ļ҇
^ inside	Ę҆ļҌ
^ inside <name>	ļ҆
^ instance	Ĥ҉
^ interface	īҌ
^ interfaces	īҍ
^ interfaces of	ī҉
^ into	ņҊŉ҆ŔѺ
^ into what	ņ҉
^ into which	ā҆ŔѺ
^ is	ĀҵāҫĂѹĆѹćѪĈҕĉѸčҡĎѹďѺĐѵđѶĔѹėѷĘҏęҞĚҐěҖĜҖĝҨğѺĠ҉ġҊĢѷģѷĦғĨѶĪѸĬҚĭҞįѷıѷĲѷĴѹĵѺĶѹķѹĸѺĹѺĺѺĻѶļѹĿѺŁѸŃѺńѸŅѺņѹŇѯňѮŋ҇Ō҇ŎҍŏѹőѸœѰ
^ is <commit>	č҆
^ is <name>	ĀҋāҎćѱčҋĘҍęҙĚҙěҕĜҌĠҊĬ҆ĭѺĳѺňѳŋҏ
^ is <path>	ĀѪāҐč҉ĜҋĝҪĦ҇ĨѺ
^ is a	Ā҈āѵĬ҆Į҇
^ is access	ĭ҆
^ is anybody	Āѹā҉
^ is func	Ĭ҈
^ is it	āѵĊѹĘ҉ĳ҆
^ is line	āҎ
^ is load	ĀҊ
^ is not	āѸĬ҉
^ is symbol	ĭ҉
^ is teh	ĭ҈
^ is test	ĀѺāҍŎ҇
^ is the	ĀѸĈҚĬҏĭҊŌ҆œѺ
^ is there	Ā҆āҚę҆ĚѸĦ҈ĬѺō҆
^ is this	ĀҌł҈
^ it	ā҆
^ java	āѸĮґ
^ job	ĀҍĢҐ
^ job list	Āғ
^ jobs	ĀҋāѺ
^ jobs in	ĀҋāѺ
^ jump	ĀѷāѹĶ҆ķҒĹ҆œ҉
^ jump to	ĀѷāѹĶ҆ķҒĹ҆œ҉
^ kindly	ĺ҆Ł҇
^ kindly tell	Ł҇
^ last	āѺįҏ
^ latest	āҍėѹį҆
^ latest commit	į҆
^ leftover	ĪѺŏҋ
^ leftover imports	ĪѺŏҋ
^ let	Āҋ
^ let me	Āҋ
^ license	ıґ
^ line	ĀҚĐѺĵҎĺѷœ҈
^ line <line>	āѹĲ҇ĴҊ
^ line count	ĳҌ
^ line of	œ҉
^ line where	ā҇ĵҏĸѺ
^ lines	Āґĳѳ
^ lines <name>	ĀҘĳѭ
^ lines total	Āѹĳ҉
^ list	ĀҌĂґĆѶĉ҈ĖѵĞҝĤ҆ĥҌĪ҆ľѷĿ҉ŁѴń҇ň҉ŉ҇Ŋѷ
^ list all	ĀҎ
^ list every	Ā҆ā҇ĊѺ
^ list files	ĩ҆
^ list of	ĀѸĂҐĞҟľѹĿ҉ŁѲ
^ list the	ĀҎăѷĆѺć҈ĉ҇ĊҊē҈ĖѸĤ҈ĥ҈Ī҉Ł҆ň҆ŊѸ
^ literal	đҊŔ҉
^ local	ĻҋļѺ
^ locate	āѬĐ҆đѸĵ҉ĶҊĹ҈Ļ҆Ľ҉œҊ
^ locate <name>	ĺ҆
^ locate the	āѯĐ҆đѹĵ҉Ķ҈ĽҊœҊŔѹ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆
^ location of	ĵ҆Ĺ҈ŀѺŒ҆
^ log	Ā҈
^ log of	Ā҈
^ longest	āґ
^ longest line	ā҈
^ look	āѲĆ҆ĥ҆ĵѺő҆
^ look up	ĀѰāѵĆ҆ĥ҆ĵѺő҆
^ looking	Ě҇Ľ҆
^ looking at	Ě҇
^ looking for	Ľ҇
^ lst	įҊ
^ lst change	įҊ
^ make	ĀѷāӂĚѹĬѰŌѴ
^ make <name>	āҫĚѹĬѰ
^ member	Ŀҟ
^ merge	ā҇
^ method	ĀѺĂѺĹҏĺѺĿҐ
^ method <name>	ĹґĺѺ
^ method names	Ŀ҆
^ methods	āѶĂѶĉҊĊ҇Ē҇ľѱĿҝŃ҇
^ methods <name>	ĉ҆
^ methods of	ľѺĿҊ
^ methods that	Ŀ҆
^ min	ĮҊ
^ min <name>	ĮҊ
^ mit	ı҆
^ module	ģ҆Œ҆
^ module <name>	Œ҈
^ modules	ĩҊĪ҇
^ modules pulled	Ī҈
^ modules using	ĩ҉
^ most	į҇
^ most recent	į҇
^ move	āҒ
^ move the	āҌ
^ must	ā҇
^ name	Āғāѱē҇Ī҇ī҇Ł҉ŅѶņѺ
^ name all	ĀҐĪ҇ī҈
^ name each	ŀ҆
^ name every	āѹĉҊē҆ĿҊ
^ name the	Ā҉ć҆ŁҊ
^ names	ĀҌ
^ names both	ā҇
^ names of	Ā҇
^ needless	ĪѷŏҒ
^ needless import	ĪѹŏҌ
^ needless imports	ŏ҆
^ nested	Ļ҇
^ new	āѹņ҇
^ newest	ĀѶāѺį҇İғ
^ newest commit	į҇
^ node	āѸĮґ
^ not	ĀҐňѺ
^ not only	Ā҇
^ number	ĀҤāҙĤѷľѵŊ҉
^ number of	ĀҤāҙĤѷľѵŊ҉
^ of	āѢė҇ĢҋģҎĤ҆İ҉ļ҆Ő҆
^ of all	İҊ
^ of the	āѵģ҇ļ҆
^ of what	āѴĢҌ
^ of which	ĀѺāѹģ҈ň҆
^ old	Ņѷņҕ
^ old file	ŅѹņҌ
^ old name	ņҊ
^ oldest	Ā҆Į҈
^ on	Āѱā҉ć҇Đ҉ķҊĺҎļѺňѹŒѹœ҆ŕҊ
^ on what	ĀѸć҈ĐҊķҌňѺ
^ on which	ā҆ĺҋŒѹœ҉
^ on |	ŕ҆
^ open	ā҇
^ origin	Ņҋ
^ origin of	Ņҋ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҈
^ ought <name>	ā҈
^ our	Ā҇
^ outgoing	ĉґĊѸ
^ outgoing calls	ĉґĊѸ
^ over	ħ҇Ĩ҆
^ over which	ħ҇Ĩ҆
^ overrides	ā҉
^ overrides of	ā҉
^ overriding	ŀґ
^ overriding methods	ŀ҉
^ param	āҝńѺ
^ parameter	ĀѹĔ҉ĕѺŁҍ
^ parameter <name>	Ĕ҉ĕѺ
^ parent	ćҋ
^ path	āѹĵҋķҊŅѵőҜœ҆
^ path of	ķҊŅѶőғ
^ path to	āѺĵҌő҈
^ percentage	ĀѹāҒ
^ percentage of	ĀѹāҒ
^ places	ğ҉
^ places that	ğ҉
^ please	ĀҠāѤąѺć҉ķѹĿѶŁѺ
^ please check	Āґ
^ please display	Ā҉
^ please enumerate	Ā҆Ć҉
^ please give	Ā҇
^ please identify	Ā҆
^ please list	ĿѺ
^ please report	ĀҎ
^ please show	ĀѺć҈
^ please state	ĀҌ
^ please tell	Āѱ
^ please to	ĀѪāѺ
^ please trace	Ĩ҆
^ point	ĀѶķҏĺҍ
^ point me	Āѷķҏĺҍ
^ predecessor	āѹŅ҉
^ predecessor of	āѹŅ҉
^ previous	Ņғőѹ
^ previous name	Ņ҈
^ previous path	ŅҌőѹ
^ print	ĀѹāѴđ҆ĖҤģҍĤҌİҎĲѹĴҍĶѸ
^ print <name>	ĀѲĖҩ
^ print <path>	Ĵ҈
^ print all	ģҎ
^ print the	ĀҕŁ҆
^ prior	ĀѹŅҘ
^ prior filename	ĀѹŅҘ
^ project	ĀѲā҆ł҉
^ properties	ĤҗŐѸ
^ protocols	īҔ
^ public	ģҏ
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	ā҉
^ put a	ā҆
^ pytest	āѲŌҏŎҗ
^ pytest <path>	āѺŎҋ
^ pytest k	ŌғŎѹ
^ python	ĀѺāѹĮҒ
^ quantity	ľ҇
^ quantity of	ľ҇
^ quick	ĀѷĄ҆ļ҆Ņѷ
^ quick question	ĀѷĄ҆ļ҆Ņѷ
^ quote	Ā҆
^ raise	ń҆
^ raise statements	ń҆
^ raisers	ŃҚ
^ raisers of	ŃҚ
^ read	ĀҊĴ҇
^ regarding	ĀѭāҍĊ҆ĶѹŅ҆
^ regarding <name>	āѸ
^ regarding <path>	Āѹ
^ regarding class	Ā҆āѺĤ҆
^ regarding commit	āҊ
^ regarding tests	ā҆
^ regarding the	ĀѲĉ҆Ċ҇
^ reimplementations	ŀ҉
^ reimplementations of	ŀ҉
^ releases	ā҉
^ remove	āҗ
^ remove the	āҔ
^ rename	ĀѸāҖĸѺŅҍņҋ
^ rename source	ĀѺŅҐ
^ rename target	ņҌ
^ rename the	āҋĸѺ
^ replace	āґ
^ repo	ĀѰİҊłҔ
^ report	ĀћāѥĂ҆Ē҆ğ҆ġ҇Ī҇Ķ҈ňҏŉ҆ŏ҇
^ report all	Āѳĩ҆ňґ
^ report every	Ē҇ŉ҆
^ report the	ĀѲāѩĂ҈ğ҆Ī҈ŏ҇
^ report where	Ķҋ
^ report whether	ġ҇
^ required	ĀѴāѺėҊĮҗ
^ result	Ō҇
^ return	ŇҊ
^ return annotation	Ň҉
^ reverse	ĩҗ
^ reverse dependencies	ĩҊ
^ reverse deps	ĩҍ
^ revert	āҚčѹİѹ
^ revert <commit>	āҍčѹ
^ review	Āҥāѩ
^ revisions	Āҡ
^ revisions of	Āҡ
^ run	ĀҤāѲĈҔĊѹŊѶŎҐœѹ
^ run <name>	ĀҕāѺĊѺ
^ run test	ĀѺŌҒ
^ run tests	ŊѹŎҐ
^ run the	ĀґĈҕŌѪ
^ runtime	ĀѷĖҌ
^ runtime dependencies	ĀѸĖҋ
^ rust	ĀѺĮґ
^ say	ĀѫāҔő҈
^ say me	ő҈
^ search	Ŕ҇
^ sed	ĀҊĴґ
^ sed n	ĀҊĴґ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҆
^ setting <name>	Đ҆
^ sha	ąҋ
^ sha that	ąҋ
^ shortest	ĨҌ
^ shortest import	Ĩ҇
^ should	āӆ
^ should <name>	āҠ
^ should <path>	ā҉
^ should i	Ā҉āѹ
^ should the	āҌ
^ should we	ā҇
^ show	ĀҙāѩĂ҈Ė҆İҎĴ҈ŁҊł҇
^ show <name>	ď҉
^ show all	ĂҍĖ҈ĥ҇
^ show line	Ĵ҈
^ show me	Ā҇āѵĐ҇ķ҈ň҈
^ show the	ĀҎđ҇İ҉ŀѺŁҍł҉
^ shwo	Ā҉
^ shwo me	Ā҉
^ signature	ĀѹďҐŁҌ
^ since	āҖąҌĦѷĬѸįҘ
^ since what	į҇
^ since when	āґĦѺįҒ
^ since which	āҎą҆
^ size	ĳҋľ҇
^ size of	ĳҋľ҇
^ skip	āҗœѺ
^ skip the	āҗœѺ
^ slowest	āҟōѶ
^ slowest import	ā҇
^ so	Ā҆āѬĚҒĬ҈
^ so how	Ā҉
^ so is	āѴĚҒ
^ somebody	ķ҆
^ something	Āҏāѹ
^ something called	ĀҌāѺ
^ somewhere	Ę҆
^ somewhere in	Ę҆
^ sorry	ĀѰāѬ
^ sorry i	āѷ
^ sorry to	ň҆
^ sort	āҒ
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
^ struct	ĵҎĺѹ
^ struct <name>	ĵҎĺѹ
^ structs	ĥ҆
^ subclasses	ňҊ
^ subclasses of	ňҊ
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	Āѳā҈Ģҏ
^ super	Āҋ
^ superfluous	ŏ҆
^ superfluous imports	ŏ҆
^ supported	ĮҔ
^ symbols	Āҗ
^ symbols of	Āҙģѵ
^ tags	Āѳāҙ
^ tell	ĀҊāѶĄ҉ĐѺē҆ĭ҆ķѺĽ҇ŋ҈
^ tell me	ĀҊāѷĄ҉ĐѺē҆ĭ҆ķѺĽ҇ŋ҈
^ test	ĀѭŋҜŎҌ
^ test <name>	ĀѴāґŌҊŎѸ
^ test case	œҋ
^ test count	Ŋҋ
^ test result	Ŏғ
^ tests	ōҘŎѸ
^ tests for	ĀѸā҆ō҆
^ tests from	ĀҌāѸ
^ tests in	Ŋ҈
^ tests of	ĀҋŊѸōҊ
^ that	Āѹĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀљāѠĄҍĉѺčѹěѶĝѹĞѺğѷġѷģҍĩҊĬѷĮҋįҊĳ҈ĴҋľѷŁҌłҌŃѹŅ҆ŇҊňѹōҌŎѹŏ҇Őҋő҇Ŕ҆
^ the <name>	ĀҐāѵĴ҆Ĺ҇ň҆
^ the arguments	Ł҆
^ the attributes	Ĥ҆
^ the chain	ħ҆
^ the checkin	ą҉
^ the class	ĀѢāҠĚҊĺ҆Ŀ҆
^ the classes	ć҈ĥҋňѸ
^ the config	Ā҈
^ the constant	āҊ
^ the decorator	Āѵāґ
^ the default	ĕ҇
^ the different	Ć҆
^ the directory	ő҉
^ the enum	ĀѶāҍ
^ the environment	āҋğѸ
^ the exception	āҊ
^ the file	ĀҔĪѺĶ҉ľѶŅ҆
^ the files	ă҆
^ the function	ā҈ĕ҇ę҉Ĭ҈ķ҆ĻѸ
^ the import	Ī҇
^ the imports	Ī҉
^ the inner	Ļ҈
^ the interface	Ā҉
^ the length	ĀѸĎ҉ĳ҈
^ the location	őҊ
^ the lowest	Į҆
^ the methods	Ŀ҈
^ the name	ĭҊŅ҈
^ the new	Ą҆
^ the number	ľ҆
^ the old	ņ҆
^ the params	ďҋŁ҈
^ the part	Ā҆
^ the reverse	ĩ҈ĪѺ
^ the stack	ķ҆
^ the struct	ĵ҉
^ the subclasses	ŀ҆
^ the test	ĀѴā҈ŋҊ
^ the tests	āѷōҎ
^ the text	ā҇
^ the thing	ĀѸāѰĄ҈Ģ҇
^ the type	ĀѹłҌŇҊ
^ the value	Ĕ҉
^ the variable	ĀҌ
^ the verison	Į҆
^ the whereabouts	ő҆
^ the workflow	Āҍāѷ
^ there	ĀѸĆ҇ĬѺ
^ there is	ķ҆
^ this	ĀѵāҎĖ҇Ğ҆
^ this project	ā҇
^ this repository	ĀѺā҆
^ through	ħҊĨ҆
^ through which	ħ҈
^ throw	ń҉
^ throw statements	ń҉
^ to	đҋī҆İ҉ŅѹņҌ
^ to get	Ĩ҆
^ to what	ĀѸđҏņ҆
^ to which	Ā҆āѸİ҉
^ total	ĀҪĎҒĤѨĩѴĳ҈ľғĿѷ
^ total from	ĀѺĳ҉
^ total imports	ĀғĩѴ
^ total methods	ĀѺľҔĿѷ
^ total number	ĀҍŊѺ
^ total revisions	ĀѸĎҎ
^ total tests	ĀѺŊ҉
^ trace	ħ҆
^ trace the	ħ҆
^ trait	ā҉ī҆
^ trait <name>	āҊ
^ traits	ĤѹīҖ
^ transitive	ĀҞĊѹňѰ
^ try	ĀѵāѹĈҕ
^ trying	Ā҆
^ trying to	Ā҆
^ turn	āҐłѺ
^ type	Ľ҆ŐҔ
^ type <name>	Ľ҈
^ type alias	āҊ
^ type of	āѷŐҗ
^ types	ĥ҇
^ under	ĀѲāҏĐ҈ĵ҇ł҆ńѳŅҊő҉
^ under what	Đ҆ńѺ
^ under which	ĀѸāҏł҆ńѹŅ҇
^ undo	āҎ
^ undo the	ā҆
^ undo what	ā҈
^ unneeded	Īѹŏ҉
^ unneeded imports	Īѹŏ҉
^ unreferenced	ĪѸŏҋ
^ unreferenced imports	ĪѸŏҋ
^ unused	Āѹāҋ
^ unused functions	ĀѹāҌ
^ usages	āѸĉѺĊҔ
^ users	ĩҒŒѹ
^ users of	ĩҒŒѹ
^ value	ĀҌĔѳĕҌ
^ value of	ĀҍđҊĔѳ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҍ
^ variant <name>	ĸҍ
^ verify	ĀѴāѴġ҆
^ verify that	ĀѷāѹŎ҆
^ verify the	ġ҆
^ version	ėҏĮѷ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҈ő҇
^ waht folder	ő҇
^ walk	Āҍ
^ was	āңčҏĬҒĭҌįѶŅѲ
^ was <name>	Āѹč҇ĠѷĬғĭҌ
^ was <path>	Āғč҇
^ was the	āҒŅѵ
^ was there	Ġ҉
^ wc	ĀѺĳҒ
^ wc l	ĀѺĳҒ
^ we	Āѱāї
^ we had	āѸ
^ we re	āѰ
^ we ve	ņ҆
^ wen	Āҋ
^ were	āѵĽ҆
^ were is	Ľ҆
^ what	ĀҟāҰăѺąґĆѵĈѵĉҏĊ҈ČҋčѪďѹĐѳđҔĒ҉ēҌĖҋĘѷęѵĚѳěѵĜѴĝѳĞѸĠѴġѴĢѶģҞĥҊĦѳħѸĨѸĩҞĪҎĬѬĭѶĮѹįѲı҇ĲѮĵ҆ĶѹĸѷĹѹļѵľҌŀ҇łѺŃ҈ńҒňҋŊ҈ŋѵŌѸōҎŎѴŏґŐ҈őѳŒѵŔѴ
^ what <name>	ĉҒď҉đѹģҎŁѹ
^ what <path>	ģ҈
^ what all	āѱČ҆ĥ҇Ł҉
^ what are	ā҇Ė҇Ĥ҆ıѺ
^ what arguments	ď҇
^ what base	ćҋňѺ
^ what breaks	āґ
^ what calls	ĉҋ
^ what can	ĀѴģҏĩѺĿ҈ń҈
^ what changed	ĀҏāѲ
^ what code	āѺĊ҇Ńҋ
^ what comes	ī҆
^ what comit	ąҊ
^ what commit	ĀѲąҙ
^ what commits	ĀҍĎѷ
^ what data	Ĥ҈
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩҒ
^ what did	Āѵāҋİ҉ņҎ
^ what do	āҋĂ҇ń҆
^ what does	ā҉Č҇đҕĒ҆ĔҊĖҊģҋĪҊŏҊŕѸ
^ what errors	ā҇ń҈
^ what exactly	ā҈įѺ
^ what extends	ňҌ
^ what fields	ĤҊ
^ what file	Ķ҆ĺҐĻ҆ņѹœҊ
^ what files	āѸă҉Č҆
^ what folder	ő҇
^ what for	ł҈
^ what functions	ĀҏāѷŃҋ
^ what gets	Ė҆Ī҇
^ what goes	ĀҌ
^ what had	Ņ҆
^ what happened	ĀҌāѺ
^ what happens	āҙ
^ what has	ā҇Ē҆ņҍ
^ what i	ĭ҈
^ what implements	ĥ҉
^ what import	ŏ҈
^ what imports	ĩҒ
^ what interfaces	īҋ
^ what is	āҰĂ҈ć҆ĊѰĎҋđ҉Ē҉Ĕ҇ėѺģҎĪҐĬѺĮѷĲѹĳ҉ľҌń҈ŇҊŊҎōѸŕѶ
^ what job	ĀѸĢҐ
^ what kicks	ŕ҇
^ what kind	ĀҎā҉łѲŇҊ
^ what kinds	ń҆
^ what line	ĀѵāѴĵҕĽ҉
^ what makes	ŕ҇
^ what methods	Ŀ҉
^ what modules	ĪҌ
^ what names	ā҆ģ҆
^ what number	āѺđҏĪѶľҐŊ҇
^ what other	ĀѺāҍĪ҇
^ what overrides	ŀҐ
^ what properties	Ĥ҉
^ what pulls	ĩғ
^ what relies	ĩҍ
^ what should	āґ
^ what sits	ň҈
^ what stands	āѵć҆
^ what steps	Ā҇
^ what test	Ā҇ŊѸōҌ
^ what tests	ōҋ
^ what things	ģ҇
^ what triggers	āѷĊҜ
^ what type	āҍĤѹ
^ what unit	ō҈
^ what unused	ŏ҇
^ what value	ĀҔāѯđґĕ҆
^ what values	ā҇
^ what version	Į҈
^ what was	įҋİҏŅҍ
^ what will	ā҉
^ what would	ĀҒā҆Ģ҆
^ whcih	ĀҏāѺ
^ when	ĀҙāҍąҊĕ҆İ҈ņѹŒ҆ŕ҉
^ when <name>	ĕ҇
^ when did	Āѷāҥ
^ when does	ŕҊ
^ when i	āѴŒ҇
^ when was	ĀҠāѸą҆İ҉
^ when will	āҏ
^ wher	Ā҆āѴğ҆ĵ҆œ҈
^ wher does	ğ҇ĵ҆
^ where	ą҆đѵĒ҇ğѵĩ҆Ĭѹĭѹĸ҈Ĺ҉ĺҗĻҍļҐĽ҇ŃҒŅҎņҎŌѷőҎŒҊœ҈
^ where all	Ć҆
^ where are	āѺĆ҆ŃҊ
^ where can	ĀѺ
^ where did	āѮĶ҉Ņҋņҏ
^ where do	ĀқāѭĶѹ
^ where does	Āѧā҉ķ҉ĸ҈ĻҌĽ҆ŃҊœ҆
^ where has	āѺĺҋņ҆
^ where in	āҟœѹ
^ where inside	ļҌ
^ where is	ĀҌĐѵĒ҆ĩ҇ķѹĺғĻґőґŒҊ
^ where should	ā҉
^ where was	Ņ҉
^ where within	ĻѹļҎ
^ whereabouts	ĀѹāѸĐ҉ķҊőҋœ҇
^ whereabouts has	őҋ
^ whereabouts in	ĐҊœ҈
^ which	ĀҭāӅĄѳąѸĆҊĈѴčѰĎѴĒ҇ē҆ĖҋĘѸęѹĚѷěѸĜѵĝѷĞ҇ĠѸġѷĢғĤ҉ĦѳħѮĩҙĪғĬѰĭѴĮѭİ҈ıѺĳѶĵѹĹѹĺѵĻѸľѵĿ҆ŀ҇Ł҆łѺņғŉ҇ŊѱŋѸŌѸōѺŎѵŏҐőҌŔ҇ŕѹ
^ which <mark>	ēҎ
^ which <name>	ĀѰćҎ
^ which annotations	ē҉
^ which are	ć҆
^ which args	ĀѺŁ҇
^ which attributes	ĤҊ
^ which binaries	Ğ҆
^ which branches	Ā҈
^ which callers	āҐ
^ which change	Ā҈āѺąҋ
^ which children	āѺňҊ
^ which class	ĀҐāѮćҎŇ҆
^ which classes	Āѷāҕć҆ňҌ
^ which code	Ĵ҉
^ which commands	ĀѺ
^ which commit	į҈İҊ
^ which commits	ĀҌāѺ
^ which decorators	ē҈
^ which default	ĔҊĕ҆
^ which defs	Ā҆ĿҊ
^ which dependencies	ā҇
^ which derived	ŀ҇
^ which directory	őҎ
^ which enum	ā҈
^ which errors	ń҉
^ which exceptions	Ā҇
^ which fields	Āѷā҆ĤҊ
^ which file	Āѷċ҉ķ҇ŅҐņҙŔ҆
^ which files	Ā҇āҕĄѹĆҍĪ҈Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҈
^ which function	Ċ҉
^ which functions	Ā҉āҞĉ҆ĊѹģҊŃ҆
^ which headers	Ī҈
^ which helpers	āѸĉҎ
^ which identifiers	Ā҉
^ which import	Āҋ
^ which imports	Ĩ҇Īғ
^ which inputs	āѺŁҎ
^ which interface	ī҈
^ which interfaces	Ā҈
^ which is	āҎį҇
^ which jobs	ĀҌāѺ
^ which licence	Ā҆
^ which line	āѵĐ҈ļҌ
^ which lines	Ā҈
^ which member	ĿҌ
^ which method	ā҆
^ which methods	Āғāѫĉ҇ĊҘ
^ which module	ķ҇
^ which modules	Āҋā҇ĊѸĩҎŏ҈
^ which names	Ā҉āҌŏ҇
^ which of	āғņ҆ŒҒ
^ which ones	Ă҇
^ which options	Āѹā҉
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	ĲҌ
^ which places	ĆҌ
^ which private	ĀѲāҖ
^ which properties	Ĥ҆
^ which protocols	Ā҉āѸ
^ which release	ĀҏāѸ
^ which routines	ĉ҆Ċ҆Ē҇
^ which rust	Ā҉āѸ
^ which script	āѸğҋĶ҉
^ which secrets	ā҆
^ which sources	ĀѺāѷĩҔ
^ which subclass	ā҇
^ which subclasses	ĀѮāҙŀ҈
^ which subfolder	őҎ
^ which symbols	ģ҉
^ which tags	ĀҋāѺ
^ which test	Ā҆œ҇
^ which tests	ā҆ōҎ
^ which third	ĀҊ
^ which ticket	ĀѺā҇
^ which traits	īҊ
^ which type	ŐҌ
^ which types	ĥҍ
^ which unused	ā҇
^ which value	āѹđҒ
^ which variables	ā҆
^ which version	Ā҉ė҆Įѷ
^ which versions	ŉ҉
^ which workflows	Ā҉āѹ
^ who	ĀҎāҩĂѸćґĉ҇Ċ҉Ē҈ğҎĠѸģѺĥҗĩҜĬѷĲғĴѶŀҍłѺŃҏňҕ
^ who <name>	Ā҈
^ who added	āғ
^ who all	Āѳāѷĥ҇ň҇
^ who are	āѩć҆ĥҊĩ҆ň҆
^ who broke	ā҆
^ who calls	ā҈
^ who catches	ĀѳāҒ
^ who changed	ĀѷāҌ
^ who decided	āҍ
^ who declared	āҊĂѺ
^ who depends	Āѹā҈
^ who do	Ā҇
^ who first	ā҇
^ who implements	ĥҊ
^ who imports	āѹĩ҈
^ who introduced	ĀҒğѺ
^ who is	ĀѯāѸćҐĊҊĲ҉
^ who last	ĀҍāѴ
^ who made	ā҇
^ who maintains	ĀҐāѲ
^ who makes	āѺ
^ who overrides	āѹŀҍ
^ who pinned	ĀѸĲ҇
^ who put	ā҈
^ who raises	āѷŃ҉
^ who removed	ĀҊāѺ
^ who renamed	ĀҙāѰ
^ who requires	ĀѱāѴĩҝ
^ who reviewed	āҒĲѹ
^ who set	ā҈
^ who subclasses	Āѷňґ
^ who tagged	ĀѳāҎ
^ who throws	āѺŃ҉
^ who touched	Āҋāѷ
^ who uses	ā҈
^ who was	ĀѺāҊ
^ who worked	Āҋāѹ
^ who writes	ā҆
^ who wrote	Āҗ
^ whom	āѺ
^ whose	āѵćҒĩҏĭѹĲҐĴѺňҔ
^ whose child	ćҒňѴ
^ whose hands	Āҋ
^ whose imports	ĩҎ
^ why	ĀӉāӎ
^ why did	ĀҏāѺ
^ why do	ĀҗāѸ
^ why does	ĀҤā҉
^ why is	Ā҆āҧ
^ why was	āҖ
^ wich	Āҋ
^ wich names	Ā҇
^ will	Ĉ҉Ĭ҉
^ will <name>	Ĉ҆
^ will i	Ĭ҉
^ with	ĀҌāѯēҊĮ҉ńҍ
^ with what	Ā҆ē҈
^ with which	Ā҆āѷĮ҇ń҉
^ would	ĀҊāѱđ҆ěҍĝ҇ĩѹĬ҇ĭҊ
^ would <name>	Ā҆āѵĭҏ
^ would a	Ā҈āѷ
^ would i	ę҈ĝ҇
^ would it	āҍ
^ would the	Ō҆
^ would you	ĀѴđ҆ĩѺĬҋ
^ write	ĀѱāҫŋѸ
^ write a	ĀѹāҚŋѸ
^ yes	ĀҎĚ҆
^ yes or	ĀҎĚ҆
^ you	āҕ
a	Ā҈āҚĂҎĄѹąѴĆҍćѵĉѬďѹēѶĔѸĕѹĖѸėѯĘҎęҋĚҎěҌğѺĠ҆ġҏģѳĤ҇ĥѳĦҡħѶĩѳĪѳīѷĬҢĭћıѺĲѸĴѱĵ҆Ķ҉ķѴĻ҇ļґŁѮłҎņѱŇ҇ŊѷŋҠŌҌŐҘőѺ
a <name>	ĀѶāҋĂѹĆҋĊѷĚҌĞѹğѺĠҋġҤĢ҇ĤҖĬӋĭѸįѹķѹĿҒńѸ
a <name> $	ĀҊġґĬҝ
a <name> <name>	Į҇
a <name> argument	Ā҉
a <name> at	ġ҆
a <name> call	Ęҍ
a <name> exception	ŃҊ
a <name> for	ĀѸāҌĞѺĵ҈
a <name> in	ĀѸġҐ
a <name> is	Ĭ҈
a <name> lines	ĳ҆
a <name> method	Āґ
a <name> object	āҌĤ҇Ŀҋ
a <name> of	ā҆
a <name> one	ā҇
a <name> or	ĀѸāҊĬҊ
a <name> somewhere	ā҆
a <name> test	ŋҌ
a <name> what	Ģ҇
a <name> yes	Ĭ҆
a <name> |	ĀґāѸĆҍĘѹĚ҈ġҎĬқ
a _ $	ĀҙāҞĂ҉ćѳĐѺĘѵġҍĦ҆ĬҤĶ҇ŃѷňҊ
a _ <name>	āҍĂ҈Đ҆ġѺĬѸĮҋĺ҉ŃѹŋҜŌѺŐҍ
a _ a	āѺł҉
a _ against	ņ҆
a _ ago	ā҇
a _ an	āѹ
a _ and	ĀѲćҋđ҆Ĺ҆
a _ argument	ĀҒāѸ
a _ as	ġ҇
a _ at	āѺ
a _ block	ā҆
a _ by	Ā҉
a _ call	ĀѺāѹĘҋę҇
a _ called	ĀҔļ҆
a _ child	ě҉
a _ class	Ā҆ćѺě҇ň҉
a _ could	Ģ҇
a _ dep	Ħ҈
a _ dependency	Ħ҇
a _ exception	ŃҊ
a _ for	Āғā҇ĞѺĵ҇ŋѶŌ҆
a _ from	Ę҈ęѹ
a _ function	ĀҍāѳĻ҆ļ҇
a _ here	ŋ҆
a _ import	ĜҊĦ҈
a _ in	ĀѸāѯč҆Ę҈ġғį҇ĺ҉ŋ҇
a _ is	ĀѹĬҋł҈
a _ language	ł҆
a _ like	āҌ
a _ lines	ĳ҇
a _ list	Ć҆
a _ method	ĀҐ
a _ name	āҍŅ҇
a _ named	ĀҜŋѸő҆
a _ object	āҌĤ҇Ŀҋ
a _ of	Āѡāћć҇ĉѺď҆Ę҈ęҐĚҨĝ҉Ħ҉Ĩ҆ĬѭĹҌŃҌńҋ
a _ on	Ā҇ā҉ē҇
a _ one	āҐ
a _ only	ā҇
a _ or	ĀѹĜ҆ĬҋłҋŐ҇
a _ parameter	āҌ
a _ project	Ā҆
a _ state	ĀѺāѹĈҍ
a _ system	ł҈
a _ test	ŋҎ
a _ that	Ā҈Ō҆
a _ the	āѺĬ҇
a _ to	āѮĊҌčҋĐ҈ęҌġѺĬѺŇ҆ō҈
a _ type	ā҈
a _ what	Ģ҇
a _ which	āѸ
a _ with	Āҋ
a _ yes	Ĭ҉
a _ |	āҏĆҎĘ҉ĚѶě҆ġҐĦ҇ĬҨĮѹł҇ŅҋņѺŋѷŌѹœҊ
a base	ćѵě҉ňґ
a base class	ě҉ň҉
a better	āҔ
a better name	ā҇
a breakpoint	ĺ҆
a breakpoint in	ĺ҆
a breakpoint on	ā҆
a bug	ĀѸāҋ
a bug in	āѺ
a build	ĀѺł҈
a build system	ł҈
a call	āѬĉѷĊҎĘҒęҘġѹĬѺńҊŇҋ
a call of	ęҋń҉
a call to	āѹĊҌĔ҆ęҌŇ҇
a caller	ĀѹĘҖĚѹ
a caller of	ĀѹĘҖĚѹ
a change	āѪčҐįҌ
a change in	āѺį҈
a change to	āѷčҋ
a change |	į҆
a child	ćҒĚҏěѺ
a child of	ćғĚҋ
a circle	Ħҋ
a circular	Ā҆Ħҏ
a circular dep	Ħ҈
a circular import	Ā҇
a class	Āҋā҇ĵҋ
a class or	ġ҆
a class that	Ā҇
a cli	ł҆
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҈
a compiler |	ł҆
a concrete	āѺĂғ
a concrete <name>	Ă҉
a constant	Ķ҇
a constructor	Ā҆
a cycle	Ħҏ
a cycle $	Ħ҆
a cycle of	Ħ҇
a cyclic	Ħ҈
a decorator	Ēҍē҇
a decorator $	Ē҆
a decorator on	ē҇
a decorator |	Ē҇
a default	ā҆
a definition	Ćҋ
a definition of	Ć҇
a dependency	ĀҚāѺĝҌġѸĨ҇
a dependency $	ĀҐ
a dependency of	ĝҌĨ҇
a direct	ĜҊ
a direct import	ĜҊ
a docstring	ā҈
a few	āѺ
a file	ő҉Œ҉
a file named	ő҆
a framework	ł҆
a func	āҊ
a func in	ā҆
a function	āѰġ҈ĻҏļҎ
a function called	āѹļ҇
a good	ĀѷāҞ
a good name	ā҇
a helper	ķ҇
a key	ĀҌāѺ
a key <name>	ĀҌāѺ
a kind	āѺĚҌ
a kind of	āѺĚҌ
a library	łҎ
a library a	ł҇
a library or	ł҇
a linter	ŏ҈
a list	Ā҆āѵō҆
a list of	Āѷō҆
a list or	Ā҉
a list |	Ā҇āѺ
a local	ļ҈
a long	ĀҐāѶ
a loop	Ħҋ
a member	Āѷā҆ĸ҆
a member <name>	ĀѸā҉
a method	ĀҩāѲĹ҆ĺҊĿѺ
a method <name>	ĀҎāѹĺҊ
a method of	Ĺҍ
a module	Ķ҈Œҋ
a nested	Ļ҇
a nested function	Ļ҇
a new	ĀҏėѺĮ҆Ńѷ
a new <name>	ĀҒāѹŃѷ
a newcomer	ā҇
a newer	āҌ
a number	ĀѺĎ҆
a parameter	ĀҖ
a parameter called	ĀҊ
a parent	ćѹĚѸěҗň҆
a parent $	ň҈
a parent of	ĚѺěҒ
a pass	Ō҇
a passing	Ō҆
a patch	ņ҆
a patch against	ņ҆
a program	ł҉
a property	ā҆Ĭҧ
a property $	ĬҊ
a property |	Ā҇ĬҎ
a raise	Ńҋ
a raise <name>	Ā҆
a raise of	Ń҉
a reference	ō҉
a reference to	ō҉
a rename	Ņҋ
a rename |	Ņҋ
a routine	ĀѺāҌĬҩ
a routine $	ĬҊ
a routine |	ā҆ĬҐ
a run	ŌҊ
a run |	ā҉
a schedule	ŕ҆
a security	āҋ
a short	ĢҎ
a specialisation	Ěҏ
a specialisation of	Ěҏ
a struct	Ā҇āѺ
a struct |	Ā҇āѺ
a subclass	ĀҍĂҐĘѹěҔĬѺ
a subclass $	ĂҌćѹĚѹěҌ
a subclass of	ĀҔĂ҇ć҈ĚҌěѸ
a subclass |	ĀѹĚѺěҏ
a superclass	ĘѺěҋ
a superclass $	Ěҏěѷ
a superclass of	ĚѶěҖ
a tag	ĀҊāѺ
a test	ĀҍāѶĬѶŋҲœ҆
a test <name>	ĀѹŋҔ
a test called	ĀҌŋ҆
a test for	ĀґŋѸ
a test here	ŋ҆
a test in	ĀѺŋ҉
a test named	ĀҍŋѸ
a test that	Ō҆
a test |	ĀѸī҆œҌ
a tester	Ĺ҆
a thing	ġҏ
a thing as	Ā҆
a thousand	ĳ҇
a thousand |	ĳ҆
a tool	ĀҙāѯćѺł҆
a trait	ā҇
a try	ĀҊń҆
a try block	ā҆
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
about	ĀѹāґĐ҇
about <name>	ā҉
about <name> |	ā҉
about _ $	ā҆
about _ abc	Ă҆
about _ call	āѺĬ҈
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѷāҍĐ҆
about the	Ă҆
about the abc	Ă҆
about to	Ĭ҇
about to call	āѺĬ҈
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҈āѵ
about | $	Ā҈āѵ
above	ĀѱćҕĒґēҮěҏĳѷňѷ
above <name>	ĀѵćҋēҜěҏĳѸňѺ
above <name> $	ēҚĳѸ
above <name> in	ćҏĚѺěҐ
above _ $	ēҚĳѸ
above _ def	ēҊ
above _ in	ćҏĚѺěҐ
above _ |	ē҈
above the	ēҋ
above the def	ē҇
above them	Ē҆
abstarct	ĂқĿѷ
abstract	āҘĂӍĬӒĭѵľѶĿѥ
abstract $	Ă҇ĬҘ
abstract _ $	ĂҍĬҘ
abstract _ <name>	āҊ
abstract _ does	Ā҉āѳĂ҉
abstract _ in	Ă҇
abstract _ it	Ă҆
abstract _ not	Ĭ҇
abstract _ of	ā҈ĂҌ
abstract _ |	āҋ
abstract class	āҊ
abstract class <name>	āҊ
abstract in	Ă҉
abstract is	Ĭ҇
abstract members	Ăҋ
abstract members of	Ă҉
abstract method	āҊĂѺ
abstract method |	ā҇
abstract methods	āҐĂҗľѺĿѶ
abstract methods does	Ā҉āѳĂ҉
abstract methods in	Ă҇
abstract methods of	āҌ
abstract or	Ĭ҈
abstract |	ĬҞ
abstract | $	Ā҆Ĭқ
abstractmethods	ĀѸāѹĂң
accept	ā҈ď҆ė҇ĘѹĚѺŁҏ
accept $	Ł҉
accept _ $	Ł҇
accept _ |	Āҍā҆ĘѹĚѺ
accept the	Āѹ
accept |	Ł҇
accept | $	Ł҇
accepted	ŁҒ
accepted by	ŁҒ
accepts	ė҉
access	ĀѲāѺğҙĭҫ
access _ <name>	ğҖĭ҈
access _ of	ĭҍ
access _ |	ĭҍ
access level	ĭҍ
access level of	ĭҍ
access to	ĀѺĭ҉
access to <name>	ĭ҉
access wise	ĭҊ
access wise |	ĭҊ
according	ĀҍāѲĢѹŁ҆
according _ its	ĀҍāѵĢѹŁ҆
according to	ĀҍāѲĢѹŁ҆
according to its	ĀҍāѵĢѹŁ҆
account	ĢҏŒѺ
across	ĀҎāѳĆҋ
across _ repo	Ć҉
across the	ĀҌāѹĆҌ
across the repo	Ć҉
action	ĀѺā҉
actions	Ā҆
actions file	Ā҆
actually	Ā҈āѵĥ҆Ħ҆ķ҈
actually _ $	āѹĦ҆ķ҈
actually _ <name>	Āҍ
actually importing	Ħ҆
actually importing $	Ħ҆
add	āҥă҉ąҋĪѸ
add <path>	Āҍāѹ
add <path> |	Āҏāѷ
add _ file	ą҈
add _ to	ā҈
add _ |	Āҍāѷ
add a	āґ
add of	ą҈
add of file	ą҈
add to	ā҇
added	ĀҎāҏăҥĄҍąҤċҊČѶčѵįѸĲ҆
added $	ĀҖāѱą҇
added <name>	āѺą҉Ġ҇
added <name> $	Ā҆
added <name> |	ą҈
added <path>	Ā҆ą҆
added <path> $	ąҊ
added <path> |	Ā҉
added _ $	ĀҐāѩă҇Ą҈ąғ
added _ <line>	Ĳ҇
added _ <name>	ā҉
added _ <path>	Āѹāҋ
added _ <tag>	āѴăҕ
added _ commit	ĀҊčѷ
added _ first	ā҆
added _ tests	ā҇
added _ the	ĀѸāҖČѸ
added _ which	Ā҇
added _ |	ą҉
added after	ĀѸāҋ
added between	Ā҉
added between <tag>	ĀҊ
added by	Ā҆ā҇ąҊČѸčѷ
added by which	ĀѺą҉
added files	ĀѰăҍĄ҆
added from	ă҇
added from <tag>	ă҇
added in	ĀҌąѺ
added in which	ĀҌąѹ
added it	ą҉
added line	Ĳ҇
added line <line>	Ĳ҇
added the	āґ
added the first	ā҆
added to	ĀѴāғ
added to <name>	ā҈
added to <path>	Āѹāҋ
added with	ā҇
added with tests	ā҇
added |	ĀҎāѬă҆Ą҉
added | $	ĀҎāѬă҆Ą҉
adding	ĀѶąҏ
adding <name>	ĀѺą҈
adding <name> $	ĀѺą҈
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	Āѷąҏ
additions	ĀҖăҖĢѷİѸ
adds	āѸċҌ
adheres	ī҆
adopts	īҋ
affect	ĀѶĎ҆
affect _ $	ĀѺĎ҆
affected	ĀҋāѹăѶČҊč҈
affected _ <commit>	Č҈
affected _ commit	Āѹč҈
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	Āѹč҈
after	āҠăҎčѮĞқĠѷīҋŁѺņҚŇҍňѸ
after <commit>	ĀҞāѲ
after <commit> |	ĀҌ
after <name>	ĀѶāҠ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҎĠѹ
after <tag> and	ă҇
after <tag> |	ĀҎāѸ
after _ $	Āҋ
after _ <commit>	āҌčѷ
after _ <name>	ć҈ňѹ
after _ and	ă҇
after _ in	ī҉
after _ rename	ņғ
after _ renaming	Ņ҇
after _ up	ā҆
after _ |	ĀҒā҇
after commit	āҌčѷ
after commit <commit>	āҌčѷ
after implements	īҊ
after installing	Ğ҈
after its	ņ҆
after its rename	ņ҆
after the	ĀѲĞ҇ņҔŇҋ
after the rename	ņҍ
after the renaming	Ņ҇
afternoon	āѳ
afternoon _ i	āѺ
afternoon i	āѺ
afternoon |	āѹ
afternoon | i	āѺ
again	ĀѪāңĦҊ
again _ $	ĀѫāҡĦ҇
again |	āҋĦ҇
again | $	āҌĦ҇
against	ď҈
against _ from	ņ҆
ago	įҐ
ago _ $	āҌ
ago did	āѺį҈
ago was	į҆
ago |	āҌ
ago | $	āҌ
ai	ĀѺġ҈
alias	ā҇ĽҰŐѷ
alias <name>	āҊĽҕ
alias <name> $	Ľ҈
alias <name> is	Ľ҆
alias <name> used	Āҋā҆Ľѳ
alias <name> |	Ľ҇
alias _ $	ĽҎ
alias _ <name>	Ľ҆
alias _ is	Ľ҆
alias _ used	Āҋā҆Ľѳ
alias _ |	ĽҐ
all	ā҆ăҋĆүćѵčѹďѺĐѸĒҒĖ҆ėѸĚѺĠѸġҐģҊĤ҆ĥҐħѯĪґĬѸĭѷĮѹĵѹĹѺĺѹĽѸĿҙŀҌŃғŅѶņѸŇѹŌѹŎҙőѸŔ҇
all $	ġ҇
all <mark>	Ăҏŀҋ
all <name>	Ć҉Ŀҍ
all _ $	ĀҌĢ҇
all _ <name>	ī҈
all _ an	ĥ҈
all _ classes	ň҉
all _ commits	āѴİҊ
all _ declared	ĀҒ
all _ decorated	Ē҇
all _ definitions	āҝĆѯ
all _ files	ă҆
all _ for	ĀѺō҈
all _ found	Ī҈
all _ functions	ĂҎ
all _ have	ĥ҈
all _ in	ĿҌ
all _ items	ģҎ
all _ lines	Ī҈
all _ methods	āѸľ҆Ŀҍ
all _ of	ĀҺĥҊĩ҆ĿѺŃѺ
all _ packages	ĀѸĖ҈Ī҇
all _ paths	āҌħѶ
all _ places	ā҆
all _ sites	ĀѬĆ҉Ċ҇ŃҐ
all _ spots	ĆҊ
all _ that	Ā҆ā҇
all _ the	Ć҇
all _ them	āҌĆ҉
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
all commits	ĀѺāҎ
all commits that	ĀѺāҊ
all do	Ł҈
all functions	ĀҎĿ҉
all functions of	Āҍ
all import	āҌħѵĪ҈
all import lines	Ī҈
all import paths	āҌħѶ
all importers	ĩ҇
all importers of	ĩ҇
all imports	Ī҇
all imports found	Ī҈
all is	āѸĥ҇ň҇
all is <name>	Ć҆
all is declared	ĀҒ
all its	Ŀ҉
all its methods	Ŀ҉
all jobs	Ā҆
all jobs of	Ā҆
all methods	Ē҇
all of	āҊĆҐ
all of the	Ć҇
all of them	āҌĆ҉
all overloads	ĆҊ
all overrides	ŀ҆
all overriding	ŀ҆
all pass	āѺŎ҉
all pass $	Ŏ҇
all places	Ā҉
all protocols	īҊ
all pub	ģҎ
all pub items	ģҎ
all tests	Ŏ҆
all the	ĀѨā҉ĆҎĪ҉İ҉ňҐ
all the classes	ň҉
all the commits	āѴİҊ
all the definitions	āҏ
all the functions	ġ҆
all the methods	āѺľ҆
all the packages	Ī҇
all the places	ā҆
all the spots	ĆҊ
all the way	ā҉
all this	Ģ҈ķ҆
all |	āҊ
all | $	āҊ
allowed	ĀѰāҞĊѸėҜ
allowed _ call	āҋĊѸ
allowed _ give	ā҆
allowed _ in	ā҉
allowed _ it	ā҆
allowed for	ā҆
allowed for it	ā҆
allowed here	āѺėҍ
allowed to	āґĊѸ
allowed to call	āҋĊѸ
allowed to give	ā҆
allowed twice	ā҉
allowed twice in	ā҉
alone	āҎ
alone _ $	āҊ
alone |	āҊ
alone | $	āҊ
along	ĖҊ
along _ this	Ė҆
along with	Ė҇
along with this	Ė҆
already	ĀѸā҉ĠҒ
already _ $	ĭ҆
already _ <name>	ĠҌ
already _ before	ā҆
already _ in	Ġ҈
already there	Ġ҈
already there before	ā҆
already there in	Ġ҆
also	Āѷč҆ĚҒĝҊĬѺ
also <path>	ĝ҇
also <path> |	ĝ҇
also _ <name>	ĚғĬѺ
also _ |	ĀѺč҆ĝҊ
also a	āѵĚғĬѺ
also a <name>	āѵĚғĬѺ
alter _ interface	Ā҆
alter the	Ā҆
alter the interface	Ā҆
altered	Čҋčҋ
altered _ $	į҆
altered _ <commit>	Č҇
altered in	Č҆
altered in <commit>	Č҆
altered |	į҆
altered | $	į҆
although	āҚ
although _ is	āғ
although it	āҚ
although it is	āғ
always	Āѷā҇
am	ĀҊĬ҆ł҆Œ҇
am _ correct	ĭ҆
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҌĬ҈ł҆Œ҇
am i correct	ĭ҆
am i looking	ł҇
am i right	ĀҒ
among	ĀѺāѤćѶčҙęғĚҔěҕĜҏĝҘĭѺŋҍ
among _ ancestors	Ā҈Ě҇
among _ base	ĀѺćѺĚғ
among _ callers	Ęѵęҗ
among _ files	čҐĜѯĝғ
among _ functions	Ęҏ
among _ importers	ĝ҆
among _ imports	ĜҜĝѸ
among _ modules	Ĝҍ
among _ of	ě҉
among _ subclasses	ĀѵĚґ
among _ tests	ĀѺŋҏ
among imports	ĝ҆
among imports of	ĝ҆
among its	ćѺěҌĜҌ
among its imports	Ĝҍ
among the	āѩčҕęҕĚҕĝҗŋ҇
among the ancestors	Ě҇
among the callers	Ęѵęҗ
among the files	čҐĜѯĝғ
among the functions	Ęҏ
among the importers	ĝ҆
among the imports	ĜҌ
among the modules	Ĝҍ
among the tests	ŋ҈
amount	Ā҆ľ҉Ŋҋ
amount _ methods	ľҊ
amount _ tests	Ŋ҉
amount of	Ā҆ľ҉Ŋҋ
amount of methods	ľҊ
amount of tests	Ŋ҉
an	ĀҔāѺĂѺĆѺćѺĊѹĔѺĕ҈Ę҉Ě҈ě҈ĜҝĝҎĢ҉ģѸĤ҈ĥҜĦҌĩҔīҖĬѵĭѶĮғıѺķѺĸҋĻѺļ҉ŁѺł҆ŃѺńѵňѷŏѺŒѹ
an <mark>	Ē҇
an <mark> line	Ē҇
an <name>	Ā҉Ę҈
an <name> of	Ā҆Ę҉
an _ $	Ā҆āѸĝҏĩҌ
an _ <name>	ĀҔāѴė҆
an _ a	ł҇
an _ and	ā҆
an _ argument	ĕ҈
an _ cycle	ĀҐĦ҉
an _ distribution	Į҆
an _ for	ī҆
an _ function	ļҋ
an _ in	Ĝ҉ĝѹ
an _ line	Ē҇
an _ loop	ĦҎ
an _ method	ā҉ĂѺ
an _ of	āѱĘ҈ěҊĜ҈ĝҊĢҌĤҋĥҕĪҊī҉
an _ release	ā҉
an _ statement	Ĝҋ
an _ |	ĀҘā҆ĩ҆ńѹ
an abstract	ā҉ĂѺ
an abstract method	ā҉ĂѺ
an ancestor	Āѹěҍ
an ancestor of	Āѹěҍ
an app	ł҆
an app a	ł҆
an argument	ĀҌā҆
an argument $	Ā҆
an earlier	ā҈
an earlier release	ā҈
an enum	ĸҎ
an error	ā҉
an error of	Ā҈
an exception	āҋńѺ
an exception |	ā҉ńѺ
an impl	ĥҌī҆
an impl of	ĥҍ
an implementation	āѺīғ
an implementation of	īҍ
an implementer	ĥ҈
an import	ĀҍāѩĜҚĝ҈ĦҏĩҧĪѹ
an import $	āѺĜ҇ĩҍ
an import cycle	ĀҐĦ҉
an import in	Ĝ҉ĝѹ
an import loop	ĦҎ
an import of	āѸĝҒĩґ
an import statement	Ĝҋ
an import |	ĩ҆
an importer	ĀѺĝ҉ĩѷĪҌ
an importer $	Ĝѷĝҏ
an importer of	ĜҍĝѹĩѸĪҌ
an inner	ļҋ
an inner function	ļҋ
an instance	Ě҈
an instance of	Ě҈
an interface	Ā҆ĥ҈
an interface |	ĀҌ
an object	Ā҇Ĥ҆
an object of	Ĥ҆
an old	Įҏ
an old <name>	ė҆
an older	ĮҊ
an older distribution	Į҆
an overview	Ā҇
an overview of	Ā҇
ancestor	ěҍ
ancestor _ <name>	ĀѶěҍ
ancestor of	ĀѶěҍ
ancestor of <name>	ĀѶěҍ
ancestors	ćҩěҏňѸ
ancestors $	ĀҊ
ancestors <name>	ć҇
ancestors _ <name>	ĀѸćғěҐ
ancestors of	ćҚěҏ
ancestors of <name>	ĀѸćғěҐ
and	ĀҏăғąѷĆҔĈҊĉѸČѷčѹďңĐѳĕҏĚѺĜѹĝѺĞ҇ğҍĠѷĥѺĦ҇ħҊĩѺĪѶĬѭĭѵİҍĲѸĳѱĴѶĵ҈ļ҉ľѰŁ҆Ńѷń҇ŋѺŌ҈Ŏ҉őѸœ҉Ŕґ
and <name>	ĀѯāҏďҡğҌ
and <name> $	ď҉
and <name> differ	ď҉
and <name> take	ď҆
and <name> |	ĀѹāҋďѹğҌ
and <path>	āҘħҋ
and <path> import	Ā҈
and <path> the	ħ҆
and <path> |	Ā҆āґħѺ
and <tag>	Ā҉ā҈ă҈
and <tag> $	ĀѸăғ
and <tag> which	ā҇
and <tag> |	āҏ
and _ $	ĀѰāҘăғĊ҆Ğ҆ķ҉ĺѷļ҈ľѶ
and _ <tag>	ă҇
and _ are	ĀҊāѴ
and _ callers	Ā҇āҋĊѸ
and _ differ	Ā҆āѵď҉
and _ does	ĀҔģҍ
and _ from	ĀѷĢҍ
and _ have	ā҆
and _ import	Ā҈
and _ importers	Ħ҈
and _ in	Ĩ҇
and _ is	ĀѴİҋ
and _ it	Āҋāѵ
and _ many	Ŋ҆
and _ me	ĀҊĈ҇ŎҊ
and _ modules	Ħ҆
and _ new	ĀѺā҉
and _ number	ķҊ
and _ of	ĵ҆ķѹĺ҉Ľ҆
and _ on	Āґ
and _ ones	ŁҊň҇
and _ other	āѺď҉
and _ share	ā҈
and _ subclasses	ĀҍňѺ
and _ take	ď҆
and _ tests	ĀѺā҈
and _ the	āѯħ҆Ŕ҆
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	Ā҉ăѶįҊ
and _ when	āѺď҆
and _ whether	ŎҊ
and _ which	ň҈
and _ wrote	ĀѯāҒ
and _ |	Ā҈Ć҆ćҊďѷğҌħѸĪ҇ī҆Į҈ń҇ŏѺ
and at	Ā҈
and at what	Ā҉
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѹĊ҈
and classes	Ā҇āѺģҎ
and classes are	Ā҈
and classes does	ģҍ
and do	Ā҇
and functions	ĀҖľѷ
and functions $	Āғľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѶįҋň҈
and in what	Āѷįҋ
and in which	āѸň҈
and indirect	Ā҆
and is	ā҆
and it	Ĕ҇
and its	Ā҇Ħ҇
and its importers	Ħ҈
and keyword	Ł҉
and line	Ċ҆ğ҇Ĵѹĵ҈ķҋĺҌĻ҆œ҆
and line $	Ċ҇ķҊĺѸļ҈
and line number	ķҊ
and line of	ā҆ĵ҆ķѹĺ҉Ľ҆
and line |	āѺ
and lines	Ć҇
and message	İ҉
and need	Ā҆āѶĊѺĹ҆
and need the	āѹ
and need to	Ĺ҆
and not	āҍ
and now	ĀҙāѨ
and only	ĀѺā҈
and only tests	ĀѺā҈
and print	ĀҊ
and print its	ĀҊ
and release	ă҆
and say	Ŏ҆
and so	Āґ
and so is	ā҆
and so on	Āґ
and tell	Ā҆Ĉ҆
and tell me	Ā҈
and the	āѶďҕĦ҆
and the modules	Ħ҆
and the other	ď҉
and their	ĀґāѺ
and vice	ď҉
and vice versa	ď҉
and what	Āѷİ҉ń҉
and what is	ĀѸİ҉
and when |	Ā҆
and where	Āҕ
and where |	Ā҇
and which	ĀѫāѥćҊďѺĪ҇ī҆ĮҌŁ҇ň҇
and which ones	Ł҇ň҇
and which |	ĀѱāѰćҋĪ҉ī҇Į҉
and who	ĀѭāҞ
and who wrote	ĀѯāҒ
and written	ĀѺā҉
and written new	ĀѺā҉
anna	ā҉
anna _ $	ā҈
anna only	ā҈
anna only $	ā҈
annotate	Ĳ҆
annotated	ĀѸāѷĒҔēҔŇҊ
annotated _ $	ē҇
annotated _ <mark>	Ē҇
annotated with	ĀѹĒҏēҒ
annotated with <mark>	Ē҆
annotation	ĀѺāҖđѹĒҠŇҕŐ҇
annotation <mark>	Ē҇
annotation <name>	ĒҔ
annotation <name> $	ĒҌ
annotation _ $	āҙđѺĒҌēѹ
annotation _ <name>	ŇҒ
annotation _ the	Ő҆
annotation of	Ā҆āѹŇ҈
annotation of <name>	Ā҇āѹŇ҈
annotation on	Ň҇
annotation on <name>	Ň҈
annotation to	ā҆
annotation to <name>	ā҆
annotation |	āҖđѺ
annotation | $	āҗđѺ
annotations	ĀѶāѺēӒ
annotations <name>	ē҆
annotations _ $	ēҏ
annotations _ <name>	ēҕ
annotations _ the	ēҏ
annotations does	ēҋ
annotations of	ēҊ
annotations of <name>	ēҊ
annotations on	ēҊ
annotations on the	ē҈
annotations |	ēҏ
annotations | $	ēҏ
another	ĀѷāҎŅ҉
another _ |	āґ
another name	ŅҊ
another project	ĀѹāҊ
another project |	ĀѺāҊ
any	ĀҠāѷĉѺč҈ďѹĚѺěѺĝ҈ĠѺġ҇ĦҒį҈Ł҆ŋғōѳŏҋŒ҇
any <name>	ĀѺġ҇
any _ $	Āґā҆Œ҇
any _ <name>	ā҈
any _ and	ī҇
any _ called	ĀѺŋҊ
any _ cycle	Ħ҆
any _ for	ĀҙāѶōѴ
any _ in	Āѷāҏ
any _ of	ĀҊāѺĝҋ
any _ on	Ł҉
any _ that	ĭ҆
any _ to	āѺč҇
any _ wher	Āѹō҈
any _ where	āѹ
any _ you	ĀѶ
any _ |	Ć҈įҊ
any chance	Āѱ
any chance that	ĭ҆
any chance you	ĀѶ
any circular	Ħ҉
any class	Ā҆ā҈
any good	āґ
any good |	ā҇
any import	ĀѵĝҋĦҊ
any import cycle	Ħ҆
any import of	ĀѸĝҋ
any imports	ŏ҆
any interface	ī҇
any more	āѶįҊ
any more |	āѸįҊ
any place	āѹ
any place where	āѹ
any subclasses	Ā҇
any subclasses of	Ā҆
any test	Ā҈āѸŋҌ
any test $	Ā҇
any tests	ĀҙāѶōѱ
any use	ŏ҉
anybody	ĀѯĂҍĝ҉Ġ҇ĩ҆ň҈
anybody _ <name>	ĀѶāѷĠ҇ĵ҈ňҌ
anybody _ <path>	ĝ҉
anybody imported	ĝҊ
anybody imported <path>	ĝҊ
anyone	ĀҔāѵĂ҆ĸҋ
anyone _ $	ĸҋ
anyone _ <name>	Āҏāѹ
anyone _ the	Ā҆
anyone |	ĸҋ
anyone | $	ĸҋ
anything	ā҆č҈Ěѹġқń҈ňҊ
anything _ <name>	ġҎ
anything _ <path>	č҇
anything _ all	ġ҇
anything _ is	ĚѺňҌ
anything _ the	ġ҈ō҆
anything _ to	ā҇
anything _ what	ĀѺń҉
anything at	ġ҇
anything at all	ġ҇
anything called	ġҍ
anything called <name>	ġҍ
anything in	āѺč҇ō҆
anything in the	ō҆
anything similar	ā҈
anything similar to	ā҈
anything that	ĚѺňҌ
anywere	ĀҌāѹ
anywhere	ĝ҈ġҔō҇
anywhere $	ĀҊ
anywhere _ $	ĀҌāѺġ҇
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѺĊ҈
anywhere _ this	ġ҈
anywhere and	ĀѹĊ҈
anywhere and by	ĀѺĊ҈
anywhere in	ġ҈
anywhere in this	ġ҈
anywhere |	Ā҈āѹġ҇ō҇
anywhere | $	ĀҌāѺġ҇
apache	Āѫıҟ
apart	Āѹāҗď҈ňѷ
apart _ <name>	āҋď҇ňѷ
apart from	āҔď҇ňѷ
apart from <name>	āҋď҇ňѷ
api	ā҆ģҐ
api of	ģҎ
app	Āѷā҆łҋ
app a	ł҆
appear	ĀґāѮąҍěҌŔѲ
appear _ $	ĀҔāѵąҍŔѯ
appear in	ěҌ
appear |	ĀҔāѵąҋŔѯ
appear | $	ĀҔāѵąҋŔѯ
appeared	ĀѶăҏ
appears	Ŕ҈
appears |	Ŕ҆
application	ł҆
applied	ĒҘēҖ
applied _ $	Ē҆
applied _ <name>	ēҒ
applied to	ĒҒēҊ
applied to <name>	ē҆
applies	ıҍ
are	ĀҌāҘĂґĄ҆ąѷĆҍćҍĉҏĊ҇ċѺČ҆čѺď҉ĐѴđѸēҍĔѹĕѹĖґė҈ĚѶĜѺĝѹĞҒğѹĠѸġѹĢѴģ҆ĤҒĥҊĦҋĩѳĪҒīҊĬѴĭѷįѸıѳĲѺĴѹĵѴĶѸķѷĸѷĻѹļѺĽѸľ҆Ŀқŀ҉łѺŃҊŅѶņѶŇѲňғŋ҆ŌѺŎҘŏҍŐѶőѶŒѹœѺŕѺ
are <name>	ĀѱāҌĥ҆
are <name> 's	ć҆ĥ҆
are _ $	Āҋā҆ćѺŀҌň҆
are _ 's	ć҆ĥ҆ĩ҆
are _ <name>	ēҋģѺĤ҆
are _ <path>	Ā҇Ī҆Ŋѳ
are _ abstract	Ăҏ
are _ after	ā҆
are _ ancestors	ć҇
are _ and	Ħ҆
are _ any	āҌŁ҈
are _ at	ĀҊ
are _ between	ĀѺħ҉
are _ by	āѵĉҎĩѸĪҏī҈
are _ callers	āѹĊґ
are _ calls	ę҆
are _ children	ňҌ
are _ decorated	ā҉ĒѸ
are _ decorators	ā҆
are _ documented	ĀѺā҇
are _ enough	ā҈
are _ exported	ā҇ģѺ
are _ fields	Ĥ҆
are _ for	ĎҊĖѺōҊŏ҆
are _ going	Ħ҆
are _ green	ĀҌāѴ
are _ here	ė҈Ğ҆
are _ imports	Ī҈ŏѺ
are _ in	ĀѵāѹăѴĄҍĉ҈ĊѺģ҇Ĥ҆Ī҆ĳ҈ĿҋŊҎŏ҆
are _ inside	ā҇
are _ it	Ĥ҆
are _ its	ĀѸā҈
are _ names	ĀѸē҆
are _ next	ā҆
are _ not	ĀҎāѵ
are _ of	Ā҈Č҇
are _ on	ĀѺľ҆Ŀ҇
are _ or	Ŏ҆
are _ parameters	ď҆
are _ parents	āѺćҋ
are _ party	āҊ
are _ properties	Ĥ҆
are _ raise	āѺŃҊ
are _ read	ā҈
are _ referenced	ŏ҆
are _ steps	Ā҆
are _ subclasses	Ā҈
are _ tests	Ā҇ŋҋōѷŎ҈
are _ that	ľ҆
are _ the	āѶĆҊď҈ĖҊ
are _ to	āѺē҆
are _ used	Ā҇āѸŏҒ
are _ with	Ā҇āѹĒ҈
are _ |	ĀѹāҔĂҏăҎĎѹĖ҈ģҋĤѹľѹŎ҇ŏѵ
are a	ā҈
are a <name>	ā҇
are abstract	āѺĂҊ
are abstract |	āѺĂ҈
are all	āѶĆҋŎ҇
are all the	ĆҊ
are allowed	ėҊ
are allowed for	ā҆
are allowed here	ė҉
are async	ā҇
are async |	ā҆
are called	Āѵā҈ĉ҇
are called <name>	ĀѶāҋ
are children	Āҍāѷ
are children of	Āҍāѷ
are comments	ā҉
are comments |	ā҇
are currently	ĀҎāѵ
are currently not	ĀҎāѵ
are declared	Ā҈ĖѺ
are decorated	ĀҎāѶ
are decorated with	ĀҏāѶ
are defined	ľ҈Ŀ҇
are defined |	ĀҌāѶ
are deprecated	ā҈
are derived	ň҇
are exported	āѷģґ
are exported |	āѹģҋ
are failing	ĀҎāѹ
are failing |	Ā҇āѺ
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	īҊ
are imported	ĀҋāѸŏґ
are imported by	Āҍ
are imported in	āѺŏҋ
are in	Ā҉ĖҊĤҌħ҈Ī҇ĳ҇Ŀ҆ŏѸ
are in <name>	āѷĿ҆Ŋ҇
are in <path>	ā҉Ī҇Ŋѷ
are in between	ħ҉
are in its	ĀѸāҌ
are in the	Ėҋ
are its	ĀѹćҊĊҊĤ҇ŁѺ
are its callers	āѹĊҊ
are its properties	Ĥ҆
are its subclasses	ā҆
are mandatory	Ă҇
are mandatory |	Ă҇
are missing	āҋ
are missing |	āҋ
are needed for	Āѷā҆
are never	āҔ
are never read	ā҈
are never used	ā҈
are new	ĀѶĄҏ
are new in	ĀѸĄҔ
are new |	ăҊ
are not	āҐĂѺď҉ģѹŏҘ
are not abstract	ā҈ĂѺ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҍāѴ
are not the	āѺď҈
are not used	ĀѸŏґ
are of	Ď҆
are on	ĀҌāѭē҉
are on <name>	ĀҊāѲē҇
are only	ĀҐāѩĂҊ
are only used	ĀҐāѰ
are out	ā҉
are out of	ā҉
are outdated	ĀѶāҋ
are outdated |	ĀѶāҋ
are part	Č҇
are part of	Č҇
are passing	Ŏ҆
are passing or	Ŏ҆
are public	ģ҉
are public in	ģ҇
are put	Ğ҆
are raised	ń҈
are run	āѷŎ҈
are run |	āѹŎ҈
are skipped	āҊ
are skipped |	āҊ
are slow	āҊ
are superfluous	ŏ҇
are supported	ā҇Įҋ
are tested	ā҆
are tests	ŊҊ
are tests |	āѺŊҊ
are the	Ā҇Ă҉ćҎĊ҈Ė҉ĥ҇Ħ҆ıѺŁ҉Ń҉ŇѺ
are the children	ňҌ
are the decorators	ā҆
are the imports	Ħ҇
are the names	Ł҆
are the parents	āѺćҋ
are the steps	Ā҆
are the subclasses	Āҋ
are their	ē҆
are their names	ē҆
are there	āѴĉѸďѺĤ҇ĥҊĪ҉ĳ҇Ŀҏŀ҇ŋ҉
are there $	ĀҏāѮĥ҉
are there any	āҌŁ҈
are there enough	ā҈
are there for	āѹĎҊōҊ
are there imports	Ī҉ŏѺ
are there in	ĳ҈
are there tests	Ā҆āѷŋҋ
are there that	ľ҆
are there |	Ā҆ĎѺ
are they	ĀѺāѶĆ҆Ğ҈ĪҊň҉ŏѹ
are they $	Ī҈ňҊ
are they |	ĀѺāѺ
are third	āҊ
are third party	āҊ
are unused	āѺŏҍ
are unused |	Ā҆ŏ҆
are used	āҖŏѰ
are used |	āҌŏѶ
are using	ĀҎāѺŊѸ
are we	Ā҉
are which	āѹń҆
are written	ĀѺā҉
are written in	ĀѺā҉
are you	ĀѶāҊ
are |	ŀ҉
are | $	ŀ҉
arg	ĀѺāѺď҉Ĕ҆ŁҘ
arg _ <name>	ďҊĔҌ
args	ĉѶĊѹďҒŁҥ
args _ <name>	āѺďҔ
args does	Łҋ
args does <name>	Ł҇
argument	ĀҟāѷċҒď҉ĔҘĕҏŁ҈ŐѺ
argument $	Ā҉
argument <name>	ĀҊĔҎĕҍŐѺ
argument <name> |	ĀҌ
argument _ $	ĕ҈
argument _ <name>	ĀҒāѷĔҎ
argument _ in	Ł҆
argument _ of	ďҊ
argument _ |	ĀҌ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҈
argument to	Ā҈
argument to <name>	Ā҈
arguments	ĀѺāҐďҡęѹŁӂ
arguments $	ŁҊ
arguments <name>	ŁҊ
arguments <name> takes	Ł҇
arguments _ $	ā҉Ł҇
arguments _ <name>	ā҈ďґŁ҇
arguments _ in	āѸŁ҆
arguments _ it	āѷŁҎ
arguments _ takes	ŁҌ
arguments _ the	ĀѺāҋ
arguments are	ď҆
arguments does	ĀѷāҋŁҍ
arguments does <name>	āҐ
arguments does it	āѷŁҌ
arguments go	Ł҆
arguments go in	Ł҆
arguments of	ď҈Ł҆
arguments of <name>	Āҋāѷď҈
arguments |	ā҈Ł҈
arguments | $	ā҈Ł҇
arms	ā҆
around	ġҌńҊ
around in	ġҋ
arrow	ŇҐ
as	ĀѶāѳĉѺĎѷđҌĒҊĖ҆ĚҔĜѰĝҒĠ҇ĥѭĦѸĬҞĭҗİ҆ĲѺĸ҇Ļ҇ļѹĿѸŅҌŇѹňҍ
as $	đҍ
as <name>	āҒġ҆ĭҏ
as <name> |	āґĭ҈
as <path>	ņ҆
as _ $	ĭ҈ŅҊň҇
as _ <name>	āѸĂ҇Ċ҇ę҆Ģ҆ĥѷĬҌŇѺ
as _ <path>	ĝ҈
as _ <tag>	ă҈
as _ argument	ā҇
as _ base	Ā҆ě҉ňҊ
as _ class	Ě҉ňѺ
as _ decorator	Ēҏ
as _ dependencies	ĖҊ
as _ for	ĀҌāѳĕ҇
as _ i	ā҆
as _ importer	Ĝѷĝҏ
as _ is	ĭ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	Ā҆ā҉
as _ parent	ĀҋĚҎěѲň҉
as _ property	Ĭ҆
as _ routine	Ĭ҆
as _ subclass	ĘѺĚѷěҜ
as _ superclass	ć҆ĚҔěѷ
as _ test	ŌҊ
as _ the	Āѯāҍİ҆
as _ type	Ő҆
as _ |	ĀѮĔ҇ĬҔĭҍ
as a	ĀҎāѴćѷĒҎĘ҉ĬҊĻ҉ň҇Ō҉ō҆
as a <name>	Ĭҏ
as a decorator	Ēҏ
as a list	ō҆
as a nested	ĻҊ
as a parameter	Ā҆ā҉
as a parent	Ā҉
as a property	Ĭ҆
as a routine	Ĭ҆
as a subclass	ĘѺĚѷěҜ
as a superclass	Ěҏěѷ
as a test	ŌҊ
as abstract	Ĭ҉
as abstract |	Ĭ҈
as an	Ā҇ā҆ĜѷĝҎ
as an argument	ā҇
as an importer	Ĝѷĝҏ
as arguments	Ł҆
as async	Ĭ҉
as async |	Ĭ҇
as base	Ě҉
as default	ĕ҈
as default for	ĕ҈
as for	ĀѰāҖĂ҆Ċ҆ĎѺę҆ĝ҇ĥѷŇѺ
as for <name>	āѺĂ҇ć҆Ċ҇ę҆Ģ҆ĥѷŇѺ
as for <path>	ĝ҈
as for the	ĀѰāҎİ҆
as input	Ł҇
as its	ĚҒěѺ
as its superclass	ć҇
as of	ă҈Ġ҈
as of <tag>	ă҈
as static	Ĭ҉
as static |	Ĭ҇
as their	Ā҇ňҋ
as their base	ň҆
as unused	ŏ҈
as unused |	ŏ҆
as what	Ĕ҇
as what |	Ĕ҇
as |	ŅҌ
as | $	ŅҌ
aside	ā҆
ask	ė҆ň҆
ask _ $	ė҈
ask _ |	Į҆
ask for	ė҆
ask for $	ė҈
ask for |	Į҆
asks	āѹğҋ
asserts	ĀѵāҎ
asserts _ in	Āѵāҍ
asserts are	Āѵāҍ
asserts are in	Āѵāҍ
assign	ĔѺĕ҈
assign to	ĔѺĕ҈
assigned	đғĶҗ
assigned $	Ķ҇
assigned _ $	Ķ҉
assigned _ <name>	đҎ
assigned _ the	Ā҉ĐѺ
assigned at	Ķ҆
assigned to	đҕ
assigned to <name>	đҎ
assigned to the	Ā҉
assignment	Ķҗ
assignment _ $	Ķ҉
assignment of	Ķ҉
assigns	ĕ҇Ķ҆
assigns to	ĕ҇
async	ĀѸāҗĒѶĬӑĭѷ
async $	ĬҖ
async _ $	ā҇ĬҚ
async _ not	Ĭ҇
async is	Ĭ҆
async or	Ĭ҇
async |	ā҆Ĭҝ
async | $	ā҇Ĭҙ
at	Ā҇ąѸćѸĉѺĊѷĎѷĐҎĖҍĜѹĞ҆ğҍĠҊġҍĢѺģѹĤѹĦҏĪ҇ĬѺĭѺİҒĴґĶ҇ķҍĺҋĻ҆ń҇ŅѺņѺŇѺňѴŊѺŋѺŌ҉ŐѷŔѹ
at $	Ĺ҆
at <path>	Ħ҇Ĵҍ
at <path> <line>	Ĵ҉
at <path> line	ā҆
at <tag>	Āѭāҧă҇
at <tag> $	ă҇
at <tag> |	ĀѶāҔ
at _ $	ĀѴāѷă҇ġ҆ķґ
at _ <line>	ĲҋĴҏ
at _ <name>	Ā҆
at _ <tag>	Ā҆Ġ҆
at _ depth	Āҍ
at _ how	ā҆
at _ level	Ā҆ĩ҈ĪѺĶ҈
at _ line	ā҈ĲѹĺҒļ҈
at _ moment	āѹŌ҉
at _ one	Āғāѵ
at _ places	ā҉
at _ point	Ā҆ā҈Đ҉
at _ tag	Ġ҆
at _ test	Ā҆
at _ the	Ļ҇
at _ time	ĀѳāҥĖ҇
at _ tip	İҊ
at _ top	āѷĪґŏ҇
at _ up	ā҈
at _ what	Ā҈
at _ |	ĀѳāҍĨ҇İ҆ńҍ
at all	āҍġҒ
at all $	ġ҇
at all |	Ā҆ā҈
at every	Ā҇
at least	ĀҏāѺ
at least one	Āғāѵ
at line	ĲҋĴ҉
at line <line>	ĲҌĴ҇
at me	āѷńҌ
at me |	āѷńҍ
at module	Ķ҈
at module level	Ķ҈
at present	āѷİ҆Ō҉
at present |	İ҆
at run	āғĖҒ
at run time	āғĖҒ
at runtime	ĖҌ
at some	Ā҇
at start	ā҈
at start up	ā҈
at tag	Ā҆Ġ҆
at tag <tag>	Ā҆Ġ҆
at the	āѢĚ҆Ğҋğ҈Ġ҈Ħ҆ĩ҇Īҏİ҆Ō҇
at the level	ĩ҈ĪѺ
at the moment	āѹŌ҈
at the test	Ā҆
at the tip	İҊ
at the top	āѷĪґŏ҇
at what	ĀҌāѷĐҎį҆
at what line	Āҍāѹĺ҆
at what point	Đ҉
at what time	į҆
at which	āҌĺҋļ҆
at which line	Āѹā҆ĺҍ
at which places	ā҉
at which point	ĀҊ
at |	āѹł҆
at | $	āѹł҆
attached	ēғ
attached _ <name>	ēҍ
attached _ the	ē҆
attached to	ēғ
attached to <name>	ēҍ
attached to the	ē҆
attr	Ő҉
attribute	ĀѷĤҎŐҭ
attribute <name>	ĀѸĤҎŐҨ
attribute <name> $	Őқ
attribute _ $	Őқ
attributes	ē҇Ĥӕ
attributes $	Ĥ҇
attributes _ $	Ĥґ
attributes _ <name>	Ā҇ē҆
attributes _ class	āҏ
attributes _ the	āѹĤґ
attributes does	Ĥҋ
attributes of	āҍĤ҉
attributes of <name>	Ā҆Ĥ҆
attributes of the	Ĥ҉
attributes |	Ĥґ
attributes | $	Ĥґ
attrs	ĀѺĤҥ
attrs _ <name>	ĀѺĤҥ
attrs of	ĀѺĤҥ
attrs of <name>	ĀѺĤҥ
author	ĀҖĎѷĲҮĴѩ
author $	Ĳ҉Ĵѹ
author _ $	ĲҋĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲґĴѹ
author list	ĀҌ
author list for	Ā҈
author of	ā҆ĲҔĴѶ
author of <commit>	Ā҆
author of line	ĲҍĴѺ
author touching	ĀѺāҏĎѸ
author |	ĲҋĴѺ
author | $	ĲҋĴѺ
authors	ĀҘāѳĭҐı҇
authors _ <name>	Ā҈āѷĭҐ
authors keep	āѺĭҋ
authors keep <name>	āѺĭҋ
authors of	ĀҖ
autocomplete	āѸĿҋ
available	ģҚ
available _ other	ģҊ
available by	ģ҈
available to	ģҌ
available to other	ģҊ
average	ĀѸāҍ
away	ĀѸāҋņ҈
away _ $	ĀѵāҊ
away |	Āѵā҉ņ҈
away | $	ĀѵāҊ
back	āҋĔҎĕ҇Ġ҉ĢѹĦҖŇҧŐѷ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҇ā҆
back _ <tag>	Ġ҇
back _ in	Ĕҏ
back _ it	Ħ҆
back _ what	ā҇
back _ |	Ā҆ĕ҈
back from	ĀҌ
back from <name>	ĀҌ
back to	ĔҏĦҎ
back to in	Ĕҏ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҇
backport	ā҇
backported	āҋŉѶ
base	ĀҕāѳĂ҈ćҟĈ҆ĚҎěҜĠ҆ġ҆ĬѹĹѸĿѹņѺňҘŒ҈
base $	ĀҐň҆
base <name>	Āѱňҗ
base _ $	āѱćґěҍġ҆ňҊ
base _ <name>	ĀғĂҌćѶĚ҆ě҆ĹѺň҇ŒҊ
base _ does	ćҋňѺ
base _ for	ĀѸě҉
base _ is	ćѳňҕ
base _ of	āѺćҕĈ҇ěҎňѶ
base _ with	āґňѷ
base _ |	ā҉ĚҎěѴ
base class	ĀҋāғĂҊćѵĹѹňҙ
base class $	ćґňѵ
base class <name>	ĀҖāѳĂҌćѷĚ҇ĹѺňҊ
base class is	ćѳňҕ
base class of	Āѳā҈ň҇
base class |	āҊ
base classes	ĀѸćҧĚҎě҇ňќ
base classes $	ćҊě҉ňѲ
base classes of	ćҒěҊňѯ
base method	ā҆
base method <name>	ā҇
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҇
base |	Ā҆āѲġ҇ňҋ
base | $	ĀҌāѳġ҇
based	Āѵć҉Ěҍň҇
based _ $	ćҐňѸ
based _ <name>	ĀѶćѹĚҍňҏ
based on	Āѵć҇Ěҍň҇
based on $	ćҎňѸ
based on <name>	ĀѶćѹĚҍňҏ
bases	ĀѳćүĘѹĚ҉ěҊ
bases $	ňҊ
bases _ $	ĀѺćҊ
bases _ <name>	ćҒĘѺĚ҇ěҋ
bases _ the	ćҊ
bases of	ćғĘѺĚ҆ěҋ
bases of <name>	ć҇ĘѺĚ҇ěҋ
bases of the	ć҈
bases |	ĀѺćҊ
bases | $	ĀѺćҊ
be	Ā҆ā҆Ă҈ćѺĈҌĊѶđѹėҋě҆ĜѺġ҉ĢѶħѹĬҌĭҜİѸĻҍŀѵŁҍŅҏŊ҇ŋ҆ŏ҆Őѹ
be $	Ņ҇
be <name>	ĭҊņ҆
be <path>	ņ҉
be _ $	ŅҋŇѺ
be _ <name>	Ĭ҈
be _ a	Ě҆
be _ anywhere	ġ҈
be _ as	Ĉ҉
be _ better	ā҇
be _ by	ĀґāѲĂҎ
be _ for	ě҉Ğ҆ň҆
be _ from	ĀѺģ҆ń҉
be _ function	āѰĻҐ
be _ in	āғĠ҆İѹŎѹ
be _ next	āҏ
be _ out	āҋ
be _ this	āѶėҌ
be _ to	āҋŁҋ
be _ with	ĀҎāѱ
be _ without	āѷĈ҆Ŏ҉
be _ |	ĀѲāҔĝ҆Ņ҈Ň҆
be a	āҎĬ҆ĻҐ
be a <name>	ā҈
be a better	ā҇
be better	ā҈
be built	ĈҎ
be built as	Ĉ҉
be called	ĀҍāѯĚ҆Ŀ҇ŅҌņѺ
be called $	Ņ҆
be called |	Ņ҉
be changed	ā҆
be considered	āѺĭҋ
be defined	Ă҈
be dropped	āҌ
be dropped |	āҌ
be for	āѶėҌ
be for this	āѶėҌ
be found	āѬęҊĝ҆Ġ҆ġ҈İѹŋ҉
be found anywhere	ġ҈
be found in	ĀҐāѵĠ҆İѹ
be found |	ĝ҆
be imported	ģҒ
be imported from	ģҌ
be imported out	ģ҆
be it	ġ҆
be made	āҎ
be moved	āҊ
be moved out	ā҆
be named	Ņҋ
be named $	Ņҋ
be none	āѺŇ҆
be none |	āѺŇ҆
be overridden	āҎŀѹ
be overridden $	ā҈
be passed	Łҍ
be passed to	Ł҉
be pulled	ā҇
be pulled out	ā҈
be run	ĀѺŌ҆
be run in	āҌŎѹ
be run without	āѸŎ҉
be safe	ā҆
be safe to	ā҆
be set	ā҇
be thrown	ģѺńҊ
be written	ĀѵāҔ
be |	Ā҆āѷ
be | $	Ā҆āѷ
bearing	āѷĒґ
bearing the	Ē҇
became	āѸŅҒņҌ
became $	ŅѹņҌ
became <name>	Ņҏ
became <path>	Ņҍ
became _ $	Ņ҇
became _ after	Ņ҈
became _ |	Ņҍ
became of	ņ҆
because	ě҉ŏҐ
because _ the	ā҆
because of	ě҉
because of the	ā҆
become	Āѷā҇Ĩ҇ņҜ
become $	āѺņҖ
become _ dependency	Ĩ҇
become _ of	ā҆
become a	ā҆Ĩ҇
become a dependency	Ĩ҇
become part	ā҆
become part of	ā҆
becomes	Ĩ҆
becomes _ from	Ĩ҆
becomes imported	Ĩ҆
becomes imported from	Ĩ҆
been	Ā҇Đ҆Ē҈ĩѸĬҐĭғįҌŅ҆ņ҆ő҇Ŕѹ
been _ $	ĀҎāѷĎ҉őҊ
been _ <name>	ĭґ
been _ <path>	Ā҉
been _ and	ĀѸįҊ
been _ as	Ĭґ
been _ by	āѷč҆
been _ earlier	Ņ҆
been _ there	į҆
been _ |	ĀѷāҒĺ҉ŔѺ
been a	āґ
been added	ā҆
been called	Ņ҉
been called earlier	Ņ҆
been changed	Ď҇
been changed by	āѹ
been committed	āѹĎҐ
been committed $	ĎҊ
been declared	āѷĬ҈ĭҍ
been declared <name>	ĭ҆
been declared as	ĬҊ
been defined	Ĭ҇
been defined as	Ĭ҇
been kept	ĭ҇
been made	Ĭ҈ĭ҈
been modified	Ā҉
been modified $	ĀґįѺ
been modified and	ĀѸįҊ
been moved	ņ҆
been newly	Ą҆
been on	ĀҌ
been put	ĺ҈őҌ
been put $	őҋ
been put |	ĺҋ
been renamed	ĀѵāҐņ҈
been renamed |	Āѷāҍ
been sitting	į҆
been sitting there	į҆
been subclassed	Āҏ
been subclassed |	Āҏ
been untouched	į҇
been untouched $	į҇
before	āҰē҆ĴѺĽѹĿѺł҉ŅҤņѺŋѺ
before $	ĀѺņҋ
before <commit>	ā҈
before <commit> |	ā҈
before <name>	ē҇
before <name> $	ē҇
before _ $	Ā҉ē҇ņ҆ŋѹ
before _ after	āҌ
before _ alter	Ā҆
before _ call	Ĭ҇
before _ got	Āҍ
before _ had	āҎŅѵ
before _ install	Į҆
before _ move	Ā҈
before _ read	ł҆
before _ refactoring	ā҇
before _ rely	ĀѵāҎĭ҇
before _ rename	āѸŅҏ
before _ renaming	Ņ҆
before _ skip	ĀҊāѶ
before _ was	ŅғņѴ
before _ |	ā҉
before i	ĀѰā҇ĽѺ
before i alter	Ā҆
before i call	Ĭ҇
before i install	Į҆
before i read	ł҆
before i rely	ĀѵāҎĭ҇
before i skip	ĀҊāѶ
before it	Ā҇āҎŅ҉ņѰ
before it got	Āҍ
before it had	āҎŅѵ
before it was	ŅғņѴ
before or	āҌ
before or after	āҌ
before the	Ā҉ŅҐ
before the <name>	ņ҆
before the move	ĀҋāѹŅ҆
before the refactoring	ā҇
before the rename	āѸŅҋ
before the renaming	Ņ҆
before |	ĀҊņ҆ŋѹ
before | $	ĀҊņ҆ŋѹ
begin	āѸą҈ĐѸĵҐ
begin _ $	ĀѳāѸą҈ĵғ
begin and	ĀҐĐѺ
begin |	ĀѺą҈ĺ҆
begin | $	ĀѺą҈ĺ҆
beginners	ĀѲāҖ
begins	Ĩ҇ĵ҉ķ҈
begins in	Ĩ҇
behave	Āѷāҋ
behaviour	āҍďѴĢҎ
behaviour _ <name>	āҎďѴ
behaviour of	ā҆ďѶĢҏ
behind	ĀѵāҏĢҎĥҎĲҋ
behind <name>	ĢҎ
behind <name> what	Ģ҆
behind <path>	Ĳ҆
behind _ $	Ģ҈
behind _ <line>	Ĳ҈
behind _ <name>	ĀѺāҕđѶ
behind _ constant	đ҈
behind _ what	Ģ҆
behind the	ĀѸā҆đҍ
behind the constant	đ҈
being	āҊĩ҈Ń҈ŏ҆
being _ $	Ń҆
being _ by	Ĩ҆
being _ |	Ā҆āҋ
being a	ā҆
being called	ę҈
being imported	ĩ҆
being imported by	Ĩ҆
being raised	ŃҌ
being tested	Ā҇āѺ
being used	ĀѸāҌ
belong	ĀѴĂѹě҆ĤҍĦ҆ľ҉Ŀ҇ŉ҆
belong _ $	ŉ҆
belong _ <name>	Ĥ҆ľ҆Ŀ҇
belong _ the	Ŀ҈
belong _ |	āҊĿѸ
belong to	ĀѵāѸĂѹě҆ĤҍĦ҆ľ҉Ŀҏŉ҆
belong to $	ŉ҆
belong to <name>	Ĥ҆ľ҆Ŀ҇
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	Ĺ҉łҌ
belongs _ $	ł҈ő҆
belongs _ <name>	Ĺ҉
belongs to	Ĺ҉ł҉
belongs to <name>	Ĺ҉
belongs |	ő҆
belongs | $	ő҆
below	Ěҋň҇
below <name>	Ěҋň҆
below <name> in	ĚҌň҈
below _ in	ĚҌň҉
besides	Ā҆āҡ
besides <name>	ĀѶāҚ
besides <name> are	ā҈
besides <name> |	ĀѺā҇
besides <path>	āҌ
besides _ are	ā҈
besides _ import	ā҈
besides _ |	ĀѺā҇
best	āғ
best for	ā҉
better	ĀѹāӄĔѺķѺŔѺ
better _ <name>	āҍ
better _ for	āҔĔѺŔѺ
better _ |	āҊ
better name	ā҇
better than	ā҆
between	ăҔĆѺďғěҕĜѹĝ҈ħҙĪѺŁҎ
between <name>	ĀѺā҈
between <name> and	ĀѺā҈
between <path>	Ā҈ħ҇
between <path> and	Ā҈ħ҆
between <tag>	ā҉ăҋ
between <tag> and	ā҉ăҋ
between _ $	ħ҈
between _ <line>	Ā҇
between _ <tag>	ăҊ
between _ and	āҙăҊħҊ
between _ arguments	ď҇
between _ importers	ĝҊ
between _ parentheses	āѶŁҏ
between _ tags	ă҇
between _ |	ě҉
between the	āѮďҌěҍĝҊŁ҇
between the importers	ĝҊ
between the parentheses	Ł҆
between the tags	ă҇
between their	ď҆
between |	ħ҈
between | $	ħ҈
big	ā҇ĎѺđ҇ĳ҆ŒѴ
big _ <name>	ĀҍāѲ
big _ the	ĎѺ
big is	āҊĎѺŒѴ
big is <name>	ĀҍāѲ
big is the	ĎѺ
bigger	Ą҉
biggest	Āѱāң
biggest one	ā҉
bin	ĀѸĞқłѹ
binaries	Ğҏ
binaries does	ĞҊ
birth	ąҋ
birth _ <path>	ą҆
birth to	ą҈
bits	āѺĂ҉
blame	ĀѰāѳĲӄĴѷ
blame <name>	ĲҎ
blame <path>	ĀѹĲґ
blame _ <line>	Ĳ҉
blame _ <number>	ĀѴĲқ
blame _ for	ĲҊ
blame for	ĲҊ
block	ĀѸā҇ŕ҉
block _ $	ā҇
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҇
block | $	ā҇
blocks	ĀҍĿҌ
blow	ĀѸŃҏ
blow up	ĀѺŃҏ
body	Ā҆āѶĉҖĘҎę҆ĳѹķҘĺ҇ĻҍļҎőѺ
body $	ĉҊ
body _ $	ķ҇
body _ <name>	Āҋĉ҆ĊѹĘ҉ę҉ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body of	Ā҉ĉ҈ĊѹĘ҉ę҉ĳѹķҋĻҋļҏĿ҇ń҆
body of <name>	Āҋĉ҆ĊѹĘ҉ę҉ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body |	ķ҇
body | $	ķ҇
born	ąҐ
born $	ąҌ
both	ĀѷāҠ
both <name>	ā҈
both <name> and	ā҈
both <path>	āҋ
both <path> and	āҋ
both _ $	ā҈
both _ and	āғ
both |	ā҈
both | $	ā҈
bother	ć҉ňѹ
bottom	ĀҍāѸē҈İѴĳ҈
bottom _ $	āѹē҈
bottom |	āѹē҈
bottom | $	āѹē҈
brackets	ć҇ŁҌ
brackets of	Ł҉
branch	ā҇İҋ
branches	ĀҪāҊČѸŉѪ
branches _ <commit>	ĀҌ
branches _ commit	Ā҉
branches _ it	āҒŉѷ
branches contain	āҋ
branches is	Āҋŉѷ
branches is it	Ā҇ŉѹ
brand	ă҈ąҊ
brand _ |	ąҊ
brand new	ă҈ąҊ
brand new |	ąҊ
break	Ā҈āҩčѶ
break <name>	ā҆
break <name> |	ā҈
break <path>	ĀѷāҏčѺ
break <path> |	ĀѷāҐčѺ
break _ $	ĀҔāѶ
break _ <name>	ā҆
break _ build	ĀѸā҇Ĉ҆
break _ |	ĀѳāҜčѶ
break if	āҌ
break if <name>	ā҆
break the	ĀѶāҍĈ҆
break the build	ĀѸā҇Ĉ҆
break |	ĀҔāѴ
break | $	ĀҔāѴ
breaking	ĀҐ
breaking _ |	āҋ
breakpoint	ĺ҆
breakpoint _ <name>	ĺ҆
breakpoint _ line	ā҆
breakpoint in	ĺ҆
breakpoint in <name>	ĺ҆
breakpoint on	ā҆
breakpoint on line	ā҆
breaks	āҕ
breaks if	āҋ
breaks if i	Ā҆
bring	Ā҇ĩ҇
bring _ with	ĀҊĪѷ
bring in	Ā҇ĩ҇
bring in with	ĀҊĪѷ
brings	ĀѺĪҋ
brings _ in	Ī҇
broke	Āѷāғ
broke the	ā҆
broken	ĀҋāѵĈ҇Ō҇
broken _ $	ĀґāѸ
broken |	Ā҇
broken | $	Ā҇
brought	ąҔĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҈
brought _ into	ą҈
brought in	Ā҈Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
brought it	ą҆
brought it in	ą҆
bug	ĀѷāҜĠѷ
bug _ <name>	Ġѷ
bug in	Ġѷ
bug in <name>	Ġѷ
bugs	ā҆
build	Āҝā҇ĈҴĭѺĮѸłҋŎѹ
build $	ĀѺĈґ
build <name>	ĀѺĈ҉
build _ $	āґ
build _ does	āѹ
build _ or	ĀѴĈҕ
build _ project	ĀҕĈѮ
build _ this	ĀѸā҇
build _ through	ĈҊ
build a	ĀҌ
build and	Ĉ҉Ğ҆
build broken	Ā҆
build fail	Ā҇āѹ
build fail |	Ā҇āѹ
build ok	ĀѳĈґ
build system	āѺĈѹłҐ
build the	ĀҘĈѯ
build the project	ĀҕĈѰ
build this	ĀѺā҇
build |	ĀҋāѹĈҌ
build | $	ĀҐāѰĈҋ
building	āѰĈҒ
builds	ĀѮćҊĈҕ
builds _ $	ĀѶć҈Ĉ҆
builds on	ĀѺćҊ
built	ĀѺć҆Ĉҍňґ
built _ $	ĀѺāҊć҈ňѺ
built _ top	ň҆
built as	Ĉ҉
built on	ňҘ
built on top	ň҆
built |	ĀѺāҊć҈ňѺ
built | $	ĀѺāҊć҈ňѺ
bump	ā҉įѺ
but	ĀѸā҉ă҉ď҆ēѺĪѸŏҔ
but _ for	āҊŏѺ
but _ in	āѹď҆
but _ not	ā҇
but do	ă҇
but do not	ā҇
but never	ŏґ
but not	āѹď҆
but not in	āѺď҆
but on	ā҆
but what	ā҉
but what for	āҊŏѺ
by	ĀѶāѫĂҌăѹćѹĈѸĉґĊғČғčҎď҉ĐѶđѵĒ҈Ĕҏė҉ęҕěғĜѷĝғĞҋğѹģ҇ĥҌħҏĨҠĩҚĪҌĬѲĭѯĮѵįѵİѹĲҌĳѶĴѲĵѵĶѷķѷĸѺĹѸĺѶĻ҈ļѷĽѶľѺĿѳŁҊłѹŃҊņѴŊѷŌѸōҌŎѸŐѷőѱœѸ
by $	ĀѲĩҚĲ҆ŕ҆
by <commit>	ĀѶČҏčҙ
by <commit> $	Č҇č҆
by <commit> |	ĀѹČ҆čҋ
by <mark>	Ē҆
by <name>	ĀѸćҋĉҖĊѯĒ҇ēѺęҙĚѷěҗĝҏĢҋģ҈ĥѺĨҋĩѳĪґī҇ĬѸĭѶĻҍŀѲŃѸńҐŇ҆ňѷ
by <name> $	ĀѶāѺĉҕĊѶęҔěҍģҊĩѺĪҌī҆Ļ҉ŀѸń҉Ň҇
by <name> are	ā҆
by <name> in	ā҇
by <name> is	ĘҎęѷ
by <name> |	āѹć҆ĉ҆ĊѺĘѷęҌĚѺěҋĝ҇ĢҎĪ҆ŁѺńҋňѺ
by <path>	ĝҘģ҈ħѹĨҕĩѯĪґ
by <path> $	ĝ҈ģҍĩѷĪҋ
by <path> |	ĝҊĨҌĩѺĪ҈
by <tag>	Ġ҆
by _ $	Ā҆āѭĉҒČ҉Ē҇ęҐěҊģҘħѺĨ҈ĩѵĪғĻ҈ŀѶōҋŕѺ
by _ <commit>	ČҊ
by _ <name>	āѹąѺŁҎ
by _ <path>	Ĩ҉
by _ are	ā҆
by _ class	ĀѷāҒě҆
by _ classes	ĥҊŀ҆ňҍ
by _ commit	ĀѮąҔįҍ
by _ decorators	ē҆
by _ definition	Ĭ҈
by _ developers	ĭ҆
by _ environment	āҊ
by _ events	ŕ҆
by _ files	āҋĩҌ
by _ for	Ĕ҆
by _ from	Ā҇
by _ function	ę҈
by _ functions	Ċғ
by _ has	ĀҖįѺ
by _ how	ħ҆
by _ import	Ĩ҈
by _ in	ĔҊ
by _ is	ĀѷĘҍęѵĥ҇ĩ҈ň҉
by _ it	āѶĊҋĘ҈ĩ҆
by _ last	ā҆
by _ many	ĎҊ
by _ methods	ŀ҇
by _ modules	ĩґ
by _ name	Ă҉ġ҉ŋҊŒ҆
by _ of	Ā҇Ħ҆
by _ only	āґ
by _ out	Ā҆
by _ project	āѸėҊ
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҇
by _ struct	ī҆
by _ test	Ā҉ā҇
by _ tests	ōҌ
by _ them	ĉґĊѸ
by _ time	Ā҇āѶ
by _ types	ĥ҈
by _ via	ĝ҆
by _ was	Ĳҋ
by _ what	ĔѺĕҊ
by _ |	ĀѲĊ҉Č҈č҇ĎѹĘѶę҈ě҈ĝ҇ĢҋĨҕĩѷĪҋĬѹĭѹŀѺŁѹń҈
by a	Ņ҆
by a rename	Ņ҆
by a test	ā҆
by anna	ā҈
by anna only	ā҈
by any	āҌ
by any test	Ā҆
by calling	āѸĉҍĘ҇
by calling it	ĊҋĘ҈
by calling them	ĉґĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҈
by commit <commit>	Č҈
by default	ĔҐĕ҉
by default in	ĔҊ
by default what	ĔѺĕҊ
by file	ĀҊāѵ
by file $	ĀҋāѶ
by func	ŁҎ
by func <name>	ŁҎ
by git	āҍĝѺ
by git |	āҍĝѺ
by grace	ĀҎ
by grace |	Ā҈
by how	āѺĎҊ
by how many	ĎҊ
by importing	ĩ҆
by importing it	ĩ҆
by inheritance	ā҆Ěҏň҇
by inheritance $	Ě҇
by inheritance |	ā҇Ě҆
by its	ā҉ĬҊ
by its definition	Ĭ҈
by its last	ā҆
by method	ĂҊ
by renaming	ņ҆
by side	ď҈
by step	Ā҇āѸħ҈Ĩ҆
by step $	ĀҌāѺ
by step |	Ĩ҆
by test	Ā҉
by test name	Ā҉
by tests	āҒ
by tests only	ā҉
by tests |	ā҈
by the	Āѹā҆ę҇ġ҉ī҇ŋ҈Œ҈
by the class	ā҇ě҇
by the commit	ā҈
by the developers	ĭ҆
by the environment	āҊ
by the function	ę҈
by the name	ĀѺġ҉ŋҊŒ҆
by the program	ā҆
by the project	āѹ
by the struct	ī҆
by the time	Ā҇āѶ
by this	āѺĞҎ
by users	ā҆
by way	Ā҇Ħ҆
by way of	Ā҇Ħ҆
by what	ĀѴāѴą҆Ċғē҆ĥ҇ħҊĨ҈ĩ҉ĪѷŃ҉ńѺŅѹņ҆ň҉
by what classes	ň҆
by what commit	ą҇į҆
by what functions	ĊҌ
by what import	Ĩ҈
by what modules	ĩ҉
by what name	ŅѺņ҉
by what route	ħ҈
by which	āѹą҆ĥҌĨ҆ĩҒŀҌň҆ō҉
by which <name>	Ā҇ąѺ
by which <path>	Ĩ҉
by which classes	ĥ҇ň҉
by which commit	ĀѹąҎį҇
by which files	āҋĩ҉
by which functions	Ċ҇
by which modules	ĩ҈
by which tests	ō҈
by whom	Ā҈ĊҌĥ҇ĩ҇įѺĲҌ
by whom has	ĀґįѺ
by whom is	ĀѺĥ҈ĩ҈
by whom was	ĲҊ
by whom |	ĀѸĊҍ
by |	ĊҌōҎ
by | $	ĊҌōҎ
bytes	ĀѬāҘ
bytes _ $	ĀѺā҇
bytes _ it	ā҆
bytes is	ĀѲāґ
bytes is it	ā҆
bytes |	ĀѺā҇
bytes | $	ĀѺā҇
cache	ĀҌāҎ
cache _ $	Āҍ
call	ĂѸĊҤĔҏĘҪęҝġѳĢѺĤѹĬҎĿ҉ŀѹŁҕŃѺńҏŇґőѺ
call $	āѴĉҏĘ҇
call <name>	āҚĉѹĊѫĔҋĘ҇ęѺĬҌŁ҈ńҌŇ҇
call <name> $	āҜĊѲĘ҆
call <name> on	ĀҋāѺ
call <name> without	Ĕ҇
call <name> |	ĀѷāҋŇ҇
call _ $	ĀҊāҏĉѹĊғĘҊęѺ
call _ <name>	ĀҊāѷĉѵĔ҈ĘґęҔġѺń҉ŇҊ
call _ a	Ŀ҇
call _ from	Āҋā҆
call _ i	Ł҆
call _ in	ĀѮāѸĉқę҆Ņ҈
call _ of	Āѹā҆Ċҕ
call _ on	ĀҋāѺ
call _ without	Ĕ҇
call _ |	ĀѯĘґęҌĬ҇Ň҆
call graph	ĀҊāѺ
call graph |	Ċ҆
call in	Ęҍ
call in <name>	āѹĘ҉
call it	ĀѺęҎĬҋŁ҈
call it |	āѷęҎ
call of	ĀҎāѺĊѴęҊń҉
call of <name>	ĀҎāѺĊѴęҊń҉
call on	ā҆ĿҎ
call on a	ā҇Ŀ҇
call path	ā҆
call path from	ā҆
call site	ā҇
call sites	ĉѶĊҫ
call sites $	ĉѺĊҌ
call sites of	Ċҕ
call super	ā҉
call super |	ā҈
call to	āѺĉѺĊҒĔ҆ęҏŇ҇
call to <name>	āѺĉѺĊҍĔ҆ęҐŇ҇
call |	ĀҋāѵĉҎ
call | $	ĀҋāѵĉҎ
callables	ĤѭĿқ
callback	Ĕ҈
called	āґĆҊĉҐĊҎęҗġҖĩѺĬѱĭѰıҋĹѱĻѸĿ҉ŅқņҚŋҜŌѹŎѺŒҏ
called $	Ā҇ŅҎ
called <name>	ĀѬāҌĆҍĉѸĊѺĘѺĠ҆ġҚĬѹķҋļ҉Ľ҆ŋҟōѺŒҒœ҇
called <name> $	ĀѵāҋĠ҆ŋҊŒ҉
called <name> for	ā҇
called <name> in	Āѹ
called <name> what	Ģ҇
called <name> where	ķ҆
called <name> which	āѹļ҇
called <name> |	ĀѶā҆ġ҈ŋҞ
called <path>	ĀѴāҌ
called <path> $	ņ҆
called _ $	Ā҆ĊҋĠ҆ı҇ĹѶļѷĿ҆ŅҌņҍŋҊŒ҉
called _ <name>	āѹĉҐĊѵĕ҆Ę҇ęҚ
called _ and	ĀѺĊ҈
called _ are	Āѯāґ
called _ days	ņҊ
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
called _ which	āѹļ҇
called _ within	ĉҌ
called _ |	ĊҊęѵġ҈ņ҈ŋҞ
called anywhere	Ċ҆
called anywhere |	Ā҇
called before	ĀҒŅ҇
called before $	ĀѺŅ҉
called before it	Ā҉Ņѹ
called before or	ā҆
called before |	ĀґāѲ
called by	āґĊҌĘ҇
called by <name>	ĀѹāҎĘ҈ę҇
called earlier	Ņ҈
called earlier on	Ņ҆
called from	ĀѶĉҍĊҊęҍ
called from <name>	ęҌ
called from within	ĉҌ
called in	Ā҉āѳĉ҆ĊѺęҍ
called in <name>	ĀѺĉ҇ę҇
called in the	ĀҎāѳ
called inside	ĉ҈
called now	ĀѺņҗ
called now $	ņ҈
called now |	ņҋ
called per	ĀѸāҊ
called per request	ĀѸāҊ
called these	ņҊ
called these days	ņҊ
called today	ĀҎ
called today $	Āҏ
called without	āѹĕ҆
called |	ĀҊĊҏı҇ķѹĹѷļѷĿ҉ŅҊ
called | $	ĀҋĊҏı҇ķѹĹѷļѷĿ҇ŅҊ
callee	Āѵā҈ĉґĘҐęҕĚѰěѳ
callee _ <name>	ĀѸāҊĉґęҕĚѹěѹ
callee of	ĀѸāҊĉґęҕĚѹěѹ
callee of <name>	ĀѸāҊĉґęҕĚѹěѹ
callees	ĀѴĉӌĘ҉ęҔĚѷěѸ
callees $	ĉҥ
callees _ <name>	ĀѸĉҠĘ҉ęҔĚѷěѸ
callees of	ĀѺā҇ĉҒĘ҉ęҔĚѷěѸ
callees of <name>	ĀѺā҇ĉҒĘ҉ęҔĚѷěѸ
caller	āѹĉҏĊғĕҎĘҕĚѹķѺ
caller _ $	Ā҈ĉҐ
caller _ <name>	ĀѶāѹĊҘĘҕĚѹ
caller of	ĀѶāѯĉҏĊҔĘҕĚѹ
caller of <name>	ĀѶāѹĊҘĘҕĚѹ
callers	ĀҒāґĊҾĘқęҙĚѳěѺĠѺĢѹŁѸ
callers $	Āѳā҉Ċҟ
callers _ $	āѷĊҏĘ҈
callers _ <name>	ĀғĊґĘҔęҕĚѶĠѺ
callers _ the	Ċ҇
callers and	Ā҉
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҉
callers of	ĀҎāѸĊҢĘҚĠѺ
callers of <name>	ĀҐāѹĊҕĘҚĠѺ
callers |	āѷĊҍĘ҈
callers | $	āѷĊҍĘ҈
calling	ĀѸāѮĉ҇ĊҍĔҊĘҙńҍŇ҉ō҇
calling <name>	ĀѺāѸĉѵĊ҆ĔҋĘґńґŇ҈ō҇
calling <name> $	ĀѲĉѹĊҌĘ҆ńҍō҇
calling <name> what	Ĕ҈
calling <name> |	ĀҌŇѸ
calling _ $	ĀѱĊҏĘ҆ńҌō҇
calling _ what	Ĕ҈
calling _ |	Ā҈āѹĉ҇Ċ҆Ę҇ŇѸ
calling it	āѺĊҐĘ҈
calling it $	Ċ҆
calling it |	ĊҌ
calling them	ĉґĊѸ
calling them $	ĉ҇
calling them |	ĉҊ
calls	ĀҒā҉ĉһĊҗĘҋęҞĲѺļѷŀѷŁѺŒҎ
calls $	ĀҒāѺĉҋĊѸęҌ
calls <name>	ĀҊāѴĉѶĊҒĘҗ
calls <name> $	ĀѺĊҋ
calls <name> |	āѹĊҊĘҏ
calls _ $	ĀѸā҇ĉҊĊ҈ę҈
calls _ <name>	ĉҎŒҏ
calls _ at	āҋ
calls _ function	Ċ҈
calls _ i	ĉ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҈
calls _ the	Āҋ
calls _ |	ĀѵāѺĉ҇ĊґĘҏ
calls are	ĉҋ
calls both	ā҆
calls both |	ā҆
calls code	āҋ
calls code at	āҋ
calls does	ĉ҈
calls from	ĉ҆
calls from <name>	ĉ҆
calls inside	ā҇
calls inside <name>	ā҇
calls it	ā҆ĉ҇
calls it makes	ĉ҉ĊѺ
calls it |	ĀѺĊҍ
calls itself	āѶņ҈Œҏ
calls itself now	ņ҈
calls of	Ā҆āѴĊҍ
calls of <name>	Ā҇ĉҊĊѺę҆
calls the	ā҆Ċ҈ŀѹ
calls the function	Ċ҈
calls to	ĀҋĊ҉
calls to <name>	Ċ҈
calls what	ĉ҆
calls whom	ā҆
calls |	ĉ҇ę҈
calls | $	ĉ҇ę҈
came	Āѹā҆ă҈Ą҇ą҉
came _ <commit>	Ā҇
came _ of	ņ҆
came _ the	ā҈
came _ with	Āѹā҆Ą҈
came in	āѸĄ҇ą҉
came in with	Ą҈
came into	ā҈
came into the	ā҈
came out	ņ҆
came out of	ņ҆
came up	ā҈
came up with	ā҈
can	ĈҍĉѱĊѹĕѺĜѺĞ҉ģҚĬѳĭҍįѺĿҍŁҋłѺńғŇѹŉ҈ŎѸŏ҆őҊ
can <name>	ĀҔāѸġ҆ń҇
can <name> be	Ā҆Ě҆ġ҆
can <name> raise	Ā҈āѸ
can <name> throw	ĀҌ
can <path>	āҊ
can _ <name>	ā҆Ń҆
can _ be	Ě҆ġ҆
can _ call	Ā҈Ŀ҉
can _ check	Ā҇ĭ҉
can _ chekc	Ă҆
can _ delete	Ā҇
can _ find	ņ҇
can _ found	Āґāѹİѹ
can _ import	ĀѸģҌ
can _ imported	ģҒ
can _ in	Ā҇Ń҆
can _ instantiate	ā҆
can _ locate	őҊ
can _ modules	ģ҇
can _ pass	ĀҖāѶ
can _ passed	Łҋ
can _ raise	Ā҉āѸ
can _ read	Ĥ҆
can _ rely	Ā҇āѹ
can _ run	ĀѸāҔ
can _ say	ķ҇
can _ see	Ā҆ő҈
can _ spot	ő҈
can _ still	ā҆
can _ stop	āҏĜѺ
can _ tell	ĀѹāѲ
can _ test	āѴŋ҆ŌҊ
can _ throw	ĀҌ
can _ thrown	ģѺń҈
can _ treat	ĭ҇
can _ use	āҊ
can _ |	āҍĉѺ
can a	āѺŋ҆
can a test	ŋ҆
can be	ĀҋāѰģ҈İѹŁҌń҆
can be found	Āґāѹİѹ
can be imported	ģҒ
can be passed	Łҋ
can be thrown	ģѺń҈
can fail	āҊĉѺ
can fail |	āҊĉѺ
can find	Ā҇
can i	ĀҎāҒė҆ģ҇ĬѹĿ҈
can i call	Ā҉Ŀ҉
can i delete	Ā҇
can i get	ė҆
can i import	ĀѺģҌ
can i pass	ĀҖāѶ
can i read	Ĥ҆
can i rely	Ā҇āѹ
can i still	ā҆
can i treat	ĭ҇
can i use	āҊ
can not	Ā҉āѲőҌ
can not spot	ő҈
can other	ģ҉
can other modules	ģ҇
can pass	Ł҆
can raise	ń҆
can the	ĀѶāѷĈҊĞ҇ŌҊ
can the test	āѸŌҊ
can you	āѳą҆Ī҆ĭ҉İ҆ŎѺ
can you check	Ā҇ĭ҉
can you chekc	Ă҆
can you find	Ā҇
can you locate	őҊ
can you run	ā҆
can you say	ķ҇
can you tell	Āѹāѵ
capture	āҒ
capture _ $	ā҆
capture |	ā҆
capture | $	ā҆
care	āѶĢҐ
care _ |	Ģ҉
care of	āѶĢҊ
care of |	Ģ҉
carried	ē҆Ņ҆
carried _ name	Ņ҆
carried what	Ņ҆
carried what name	Ņ҆
carries	Ē҆ēҐ
carries $	ēҌ
carry	ĀґāѱĒҎē҇
carry _ decorator	ĀҍāѲ
carry the	ĀҘāѨĒ҆
carry the decorator	ĀҍāѲ
case	ĀѶĸҊŌҍœҎ
case $	ā҆
case <name>	āѸĸҋŌҎœҒ
case <name> succeed	Ō҇
case _ <name>	œҊ
case _ succeed	Ō҇
case _ the	Ĭ҆
case that	āѺĬ҆
case that the	Ĭ҆
cases	Ā҆Ŋ҉ōҜ
cases _ <name>	ōґ
cases _ it	Ā҇
cases does	ĀҎōѹ
cases does it	Ā҇
cat	ĀѶāҏ
catch	ĀҙāґĊѷŃѶńҋ
catch _ $	āҊ
catch _ i	ń҆
catch _ it	ĀҌāѶ
catch _ |	ā҇
catch it	ā҇
catch it |	ā҇
catch when	ń҇
catch when i	ń҆
catch |	āҊ
catch | $	āҊ
catched	āҗŃѴ
catches	ĀҙāҍńѺ
catches <name>	Āҟ
catches <name> $	ĀҋāҐ
catches <name> |	ĀҔāѱ
catches _ $	Ā҈āҔ
catches _ |	ĀҔāѱ
category	ĀѵāѶłү
category _ project	ł҇
category _ this	łҏ
category of	łҊ
caught	Ā҇āҎĦ҇
caught _ $	āҐ
caught |	āҐ
caught | $	āҐ
causes	ŕҋ
causes _ to	ŕ҈
cfg	ĀѹĐҗ
cfg _ <name>	Đ҈
cfg _ |	Đҏ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	ĀѺĚҊħҝĨқĩѸĪѹ
chain <name>	ħ҇
chain <path>	ħ҉
chain <path> <path>	ħ҇
chain _ <name>	ĚҌ
chain _ <path>	Ĩ҇
chain _ imports	ā҆ĨҌ
chain _ modules	ħ҇
chain from	āҋħѺ
chain from <path>	ā҇
chain of	āѹĚҌħҏĨҒĩѺ
chain of imports	ā҆ĨҌ
chain of modules	ħ҇
chain starting	ħ҇
chain to	Ĩ҇
chain to <path>	Ĩ҇
chains	ĀѺāҎ
chains _ imports	ā҆
chains of	ā҆
chains of imports	ā҆
chance	Āѱ
chance _ <name>	ĭ҆
chance _ can	ĀѺ
chance _ know	ā҆
chance that	ĭ҆
chance that <name>	ĭ҆
chance you	ĀѶ
chance you can	ĀѺ
chance you know	ā҆
change	Āҋāҋą҇Ċ҈ČҐčҚĐҌĔѷįҺıѶĲ҈ŁѺŐѸ
change $	ā҈
change <commit>	Āѳā҉
change <commit> |	ĀѳāҌ
change <name>	ĀѳĊ҇č҈Đҏ
change <name> in	ĐҊ
change <name> |	ĀѺ
change <path> $	č҆
change _ $	ĀѲČҊč҇įҐ
change _ <name>	įҏ
change _ <path>	ĀѮāҕč҆įҐ
change _ <tag>	ĀҎāѴ
change _ default	ā҉ĔѺ
change _ header	āҋ
change _ in	ĐҊ
change _ out	Āҋ
change _ the	ąҌ
change _ |	ĀҌāѴ
change after	ĀҎāѶ
change between	ĀҒāѳ
change between <tag>	ĀҎāѳ
change did	ĀҎāѶ
change in	Āѵāғį҇
change in <name>	ā҇
change in <path>	ĀѺāҊ
change introduced	ąҌ
change introduced the	ąҌ
change its	ā҈
change next	ā҆
change next in	ā҆
change of	ĀѴāґ
change of <path>	ĀѸāҊ
change on	Ĳ҇
change since	Āѷā҉
change the	ĀҍāҎĔѺıѸ
change the default	ā҉ĔѺ
change the header	āҋ
change three	Āҋ
change three out	Āҋ
change to	čҎįҐ
change to <name>	į҈
change to <path>	č҈į҆
change |	ĀѷČ҈įҐ
change | $	ĀѷČ҈įҐ
changed	Ā҉āҖăѳąѺČҟčҠĎҠįҫİѹĳѷŅѺ
changed $	Ā҈āѶč҆įҍ
changed <name>	č҇
changed <name> |	āѹ
changed <path>	čҊį҆
changed <path> |	Ā҇āѲč҆Ď҇
changed _ $	Ā҉āҍĎѸį҉
changed _ <commit>	Ā҆č҉
changed _ <line>	ĀѴāҍ
changed _ <path>	ĀѺāҋ
changed _ <tag>	ĀғāѸăѺ
changed _ a	Ď҆
changed _ after	ĀѱāҐ
changed _ commit	Č҉
changed _ in	āѷč҈Ď҇
changed _ last	į҈
changed _ more	āѶįҊ
changed _ the	Ď҆
changed _ value	ĀѴāҌ
changed _ with	ā҇
changed _ |	Ā҉āѲč҉ĎҌį҆
changed after	ĀқāѳčѶ
changed after <commit>	ĀҊ
changed after commit	Ā҈čѺ
changed any	āѶįҊ
changed any more	āѶįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	ĀѺā҇
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѷČ҈čҌĎ҆
changed by <commit>	č҉
changed files	Č҆
changed in	Āѹā҆Č҇Ď҉
changed in <commit>	ĀѺ
changed in <path>	ĀѺāҋ
changed in the	Ď҆
changed it	Ā҇
changed line	ĀѴāҍ
changed line <line>	ĀѴāҍ
changed most	ā҇
changed since	Ā҈ČѸ
changed since <commit>	Ā҇
changed the	ĀѴāҏ
changed the value	ĀѴāҌ
changed together	ā҇
changed together with	ā҇
changed |	āҌ
changed | $	āҍ
changes	ĀҠāѱČ҆čҐĎ҈
changes $	ĀҊāѶ
changes _ $	Č҆
changes _ <path>	Ā҇č҆
changes to	ĀҒāѸ
changes to <path>	ĀҊ
changeset	Č҇
changing	āҍ
changing <name>	ĊѺ
changing _ base	ā҇
changing the	ĀѺāҊ
changing the base	ā҇
charge	ĀѺĢ҉
charge _ |	ĀѺĢ҉
charge of	ĀѺĢ҉
charge of |	ĀѺĢ҉
check	ĀѷāҊĈғč҉ĘҊĚ҉ĜҌĦҒĭ҇ŇѺňѺōѸŎҍŏѺ
check $	āҋĦ҆
check <name>	Āѷ
check <name> |	āѮōҖ
check _ $	ĀѸāҎ
check _ <commit>	č҇
check _ <name>	Ā҈āҕĘҍĭ҇ōѩ
check _ <path>	Ĝ҉
check _ for	Ħ҈
check _ import	Ī҇
check _ me	ĭ҆
check _ something	ā҇
check _ tests	Ŏ҈
check _ the	ĀҚāѯĈ҇İ҆ŋѸ
check _ |	āѮōҖ
check for	Ā҆ĭ҆
check for me	ĭ҆
check if	ĀҎāѶč҇Ę҉ġҊŋ҈
check if <name>	ĀҎāѹĘ҉ġ҆
check if <path>	ĝ҆
check if the	Ā҇
check that	Ĉ҆Ŏ҇
check that the	Ĉ҆
check the	ĀѺĪ҆
check the import	Ī҇
check what	İ҆ŇѺ
check what <name>	ā҆
check what the	İ҆
check whether	Āғā҇ĜҏĬ҇ŋѸ
check whether <name>	Ĝ҆Ĭ҇
check whether <path>	ĜҊ
check whether something	ā҇
check whether the	ĀҕāѹŋѸ
check |	ĀѷāҌĭ҉
check | $	ĀѸāҎ
check | <name>	ĭ҉
checked	ą҆
checked in	ą҆
checker	ĀѷāѹŐҙ
checker _ for	ĀѹāѺŐҎ
checkin	ĀѳāѶąҍİғ
checkin where	ą҉
checking	āҊ
checking _ which	ā҈
checking whether	āѺ
checkins	ĎҊ
checkout	ĀѵāѷĈҖ
checkout _ $	ő҆
checkout of	Ĉ҇
checkout |	ő҆
checkout | $	ő҆
checks	ĀҋİѷōҊ
chekc	Ă҆
child	ĀѮĂ҉ćғĚҍĥѶŀҤňҗ
child _ $	ć҈ň҆
child _ <name>	ā҈Ă҉ĚҒěѸ
child _ of	ĀѺćѵŀѺňҜ
child class	ŀ҉
child classes	ćѱĥѶŀҟňҖ
child classes $	ćѺňҊ
child classes <name>	ň҆
child is	ćҒňѴ
child of	Āѹā҆Ă҉ćҙĚҍěѷ
child of $	ćҎ
child of <name>	ā҈Ă҉ĚҒěѸ
children	ĀҒāѮĂҏćѳěҊľѹĿѸŀ҇ňһ
children $	ĚѳěҏňҒ
children _ <name>	Ěҍňҗ
children _ the	ĀѺćѺňҙ
children _ write	āѺĂ҈
children of	ĚҍňҔ
children of <name>	Ěҍ
children of the	ňҏ
children to	āѺĂҌ
children to write	āѺĂ҈
children |	ĀҋňѺ
choose	ı҆
chosen	ı҆
ci	ĀҨā҉ğѷİѶŕҦ
ci $	ŕҌ
ci _ $	Āқ
ci _ <name>	ā҉
ci _ <path>	ŕғ
ci _ in	ŕ҇
ci _ |	ĀҒāѵ
ci is	ā҇
ci job	ŕ҇
ci job in	ŕ҇
ci log	ā҉
ci pass	ā҇
ci thanks	ā҇
ci thanks $	ā҇
ci workflow	ā҉
ci workflow <name>	ā҆
ci workflow <path>	ŕ҈
ci |	āҊ
ci | $	āҊ
circle	ĀҊāѶĦҕīѸ
circle _ $	Ħ҇
circle _ |	ĀҋīѸ
circle |	Ħ҇
circle | $	Ħ҇
circles	Ħ҈
circular	ā҈ĦҲ
circular _ $	Ā҆ĦҌ
circular _ between	Ħ҈
circular _ in	ā҈
circular _ through	Ħ҆
circular _ |	Ā҇
circular dep	Ħ҈
circular dep between	Ħ҈
circular dependency	Ħҋ
circular dependency through	Ħ҆
circular import	āҒĦғ
circular import in	ā҈
circular import |	Ā҇ā҆
circular imports	Ā҆
circular imports $	Ā҇
circular |	Ħ҇
circular | $	Ħ҇
circumstances	ā҇ńѺ
clases	Āҏāѵĥ҆īѹňҎ
clases _ <name>	ĀҐāѵňҎ
class	āҊĂҕąѹĆѷćҶĉѷĊѷčѺĎѸďѹĐѲđѷēҎĔѺĚґěҘğѸĠѺġ҆Ģ҈ģѷĤҏĥ҉ĦѺĩѹĪѸīңĬѥĭѮĮѸįѹĲѺĳѹĴѺĵӉĶѴķѭĸѸĹҠĺғĻѺĽѴľҝĿңŁѷńѶŅѷņѷňҢŊѷŋѹō҇ŎѺŏѺŐґőѳŒѵœѹŔѷŕѺ
class $	Ā҇ćґĵ҈ňѵ
class <name>	āґĂқĆѸćҊĉѺĊѺĎѺĐѷđѺēғĚқěҒğѺĢҎģѺĤҐĥѵīҥĬѵĭѶĵҞĶѷķѲĹҥĺ҉ĽѸľҘĿҫŀѯŁѺńѹŅѺņѺŇѶňҕŊѺōҊŐѷőѸŒѺ
class <name> $	āѹćҋī҆ĵҔĹғĺѸľ҈ĿҎň҇ō҇
class <name> are	ā҇Ă҆
class <name> as	ĚҌňѹ
class <name> carries	ē҉
class <name> come	ĀѺĚҊ
class <name> conforms	ī҇
class <name> contain	ĀѶľҊĿҋ
class <name> created	ĀҊāѹ
class <name> declared	ĵ҇
class <name> define	Āѷā҇
class <name> defines	ĺ҆
class <name> does	ā҉ě҆
class <name> for	Ĺ҆
class <name> forces	Ă҈ĿѺ
class <name> from	ĀѸā҉
class <name> gets	Ā҆āҊ
class <name> has	ĺҌľ҇
class <name> have	Āҍňѹ
class <name> implement	ī҈
class <name> inherit	ĀѲćҋ
class <name> is	āѸē҇Ěҍěѹĵҏ
class <name> live	ā҆
class <name> please	ā҈
class <name> starts	ĵ҉
class <name> what	āѺĤ҈ĿҊ
class <name> where	Āҋ
class <name> which	ā҈ĹҊ
class <name> who	Ā҈āѱň҇
class <name> |	āґĂѶĚҒĢҏīѺĵ҇ĹҌĺѴľѷňҐ
class _ $	ĀѬćҐě҆ĵҙĹҐĺѶĿҋŀ҉ňҊō҆ŐҒ
class _ <literal>	ĥґīҎĵѶ
class _ <name>	ĀѩāҎćҕěҔĺҋ
class _ a	ĀҘāѮ
class _ are	ā҇Ă҆
class _ as	ĚҌňѹ
class _ carries	ē҉
class _ classes	ćҍňѸ
class _ come	ĀѺĚҊ
class _ conforms	ī҇
class _ contain	ĀѶľҊĿҋ
class _ created	ĀҊāѹ
class _ declared	ĵ҇
class _ define	Āѷā҇
class _ defines	ĺ҆
class _ does	ā҉ě҆
class _ file	ġ҇
class _ for	ĵ҆
class _ forces	Ă҈ĿѺ
class _ from	ā҇
class _ gets	Ā҆āҊ
class _ has	ĺҌľ҇
class _ have	Āҍňѹ
class _ implement	ī҈
class _ in	ĵ҆
class _ inherit	ĀѲćҋ
class _ inherits	Ā҆ě҆
class _ is	āѸē҇ĚҋěѸĵҏň҇
class _ live	ā҆
class _ of	ĀҐĹѹ
class _ please	ā҈
class _ starts	ĵ҉
class _ the	ĀҊŐ҈
class _ what	āѹćѺĤ҈Ŀҍňҍ
class _ where	Āҋ
class _ which	āҊĹҊ
class _ who	Ā҈āѰň҇
class _ |	ĀѴāҋĂѴćҌĚҙĢҍĤ҉ĵ҈ĹҋĺѴľѹňҕ
class body	ĵ҆
class definition	ĵ҈
class does	Ň҆
class does <name>	ć҇Ň҆
class gets	ā҆ć҆
class has	ĵ҈
class hierarchy	ĚѺňҊ
class hierarchy |	ĚѺň҆
class i	Ĺ҆
class in	āҊ
class is	āѶĹ҆ňґ
class is <name>	ňҐ
class is the	Ā҈
class itself	ĵ҆
class method <name>	ŀ҇
class of	ĀѮěҋŇ҇ň҆
class of <name>	ĀѲćҋěҏňѺ
class or	ćҍġҍňѸ
class or classes	ćҍňѸ
class or file	ġ҇
class statement	ć҆
class that	ĀҎ
class that has	Ā҉
class that implements	ā҆
class that inherits	Ā҆
class tree	ĚҊň҉
class tree $	ň҈
class with	āґĥҐňѶ
class |	Āѱā҉ľ҆ŀ҈ŐҒ
class | $	Āѳā҉ŀ҉ňѺŐҒ
classes	ĀҔāѪĆѺćҮĉѺĊѺĒҘēѹĚ҉ěҐģ҉ĤѺĥҵīѸĬѷĭѹĿѺŀҨŃѹń҇ňӈŒѺ
classes $	ĀѴě҈ŀ҉ňҒ
classes <name>	āѷćҐĚѺě҇
classes <name> inherits	ě҇
classes _ $	ĀҌāѺĚҌ
classes _ <name>	ĀѷāѳćҚě҈ŀҐňқ
classes _ <path>	Ā҆
classes _ derive	Ā҉
classes _ from	Ā҇āѹĂ҈ňҎ
classes _ functions	Ā҈
classes _ has	ň҇
classes _ have	ň҆
classes _ implement	ā҈
classes _ in	Ā҉ć҈ňѹ
classes _ inherit	ĀѺĚ҈
classes _ inherits	ě҇
classes _ it	ĀҌāѶĥ҉
classes _ on	ćѺňґ
classes _ realise	ĥҍ
classes _ the	Ā҈āҎćҌňѳ
classes _ their	āґćѹ
classes _ there	āѷĥ҈ň҇
classes and	Ā҇
classes and functions	Ā҈
classes are	Ā҉āѸňҎ
classes are in	Ā҈
classes are there	ň҇
classes derived	Ā҈Ă҈
classes derived from	Ā҈Ă҈
classes do	ň҆
classes does	ćҊģҌ
classes does <name>	ćҊ
classes has	ćҌňѸ
classes has the	ć҉ňѹ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	ĀҊŀҋňѸ
classes implement <name>	ĀѺĥ҆ŀҌ
classes implement it	ĀҐāѸ
classes implement the	āҌĥѶ
classes implementing	ĥ҉
classes implementing <name>	ĥ҇
classes is	ćѸŀ҉ňҊ
classes is <name>	ŀ҉ňҍ
classes of	ćҍěҊ
classes of <name>	ćҍěҊ
classes or	Ē҆
classes share	āҔňѶ
classes stand	ć҈ňѹ
classes subclass	ň҈
classes that	ĀѵćҌĚ҈ň҆
classes that <name>	ćҋ
classes that have	ň҆
classes that inherit	ĀѺĚ҈
classes use	ā҆
classes use the	ā҆
classes which	Ā҈ĥ҇
classes with	Ā҉
classes with <name>	Ā҉
classes |	ĀҊāѺćѺĚҌň҇
classes | $	ĀҌāѺĚҌ
classify	ĀѸāѳłҟ
classify _ project	ĀѸāѴłҝ
classify this	łҌ
classify this project	łҊ
clause	īҝĵѹń҉
clause $	īҏĵѹ
clause _ <name>	īҌ
clause of	īҌńҊ
clause of <name>	īҌ
clean	Āѳā҇Ō҈
clean $	Ŏ҆
cleanly	Ĉ҈
cleanly $	Ĉ҈
clearer	āҒŅѵ
clearer $	āҏŅѵ
cli	ĀѸāѶċҕĞ҆łґ
cli _ <option>	ċҍ
cli flag	ċ҇
closure	ĀѹāҎĻҥ
closure <name>	Ļҥ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҇
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҇
cls	ĀѨĂҊćҕĚғě҈ĩѹĭѺĵқĹ҆ľ҈ňҌ
cls <name>	ĀѴāҌĂҋć҉Ě҈ĩѹĭѺĵқĹ҆ľ҈ňҋ
cls <name> $	ĀѹĂҍćҋ
cls <name> <name>	āѺĵҏĹҊ
cls <name> |	Ě҈ňҍ
cls _ $	ĀѹāѺĂҍćҐ
cls _ <name>	ĀѷāѸć҉ě҉ĵҏĹҊ
cls _ |	āѷĚҔňҍ
code	Ā҆ĂѺąѺćѺĈҐĉѸĊҤċҍĐѴđ҇ėѺğҙĠҍĤѺĩѴıҍĳѴĸҊĺ҉ŁѺŃҞńѺō҈őѷŔ҆
code $	ĊҍĘ҆ğҋ
code <name>	āҌ
code _ $	ĀѸāѺĢ҇Ĭ҇ı҆Ķ҉ĺ҆
code _ <name>	ĀҟāҖĉѸĳѷō҆
code _ <path>	ā҆
code _ a	ĀҙāѡĈҍ
code _ at	āѺğ҆Ĵ҈
code _ does	Āѷāғıѷ
code _ it	ğҏ
code _ the	ĀѶā҇ĸ҉ŃҊ
code _ this	Ń҆
code _ use	Ā҆
code _ with	āѺŃҍ
code _ |	ā҈ġ҈
code at	āҋ
code base	ĀҍāѫĈ҇Ġ҇ġ҈
code base $	Ā҆
code base |	Āҋāѵġ҇
code for	Ā҆
code has	ĀҌāѶķ҆
code in	ĀѳāҍĈҌ
code invokes	Ċ҆
code invokes <name>	Ċ҆
code is	Āҍğ҆ı҉ĳѸĴҋ
code is <name>	ĀҔğ҆ĳѸ
code is at	Ĵ҈
code is it	ā҇
code make	Ā҆
code make use	Ā҆
code of	ā҈Ġ҇ĸ҇ō҇
code of <name>	Ā҇āҋō҈
code of the	ĸ҇
code paths	Ńҍ
code please	đ҉
code reads	Āѵāғ
code reads <name>	ĀѸāґ
code reads it	ğ҆
code reads the	ā҆
code runs	ĀѺā҆
code that	ĀҊĉѹĊҗğѴ
code throws	Ńҋ
code which	Āҍāѷ
code |	ĀѰĢ҇Ĭ҈ı҆Ķ҉ĺ҆
code | $	ĀѱĢ҇Ĭ҈ı҆Ķ҉ĺ҆
codebase	ĀѺġҖ
codebase $	ġ҇
coding	Āѹā҆
coding _ |	Āѹā҆
collect	ĀҏŎѷ
collect _ tests	ĀґŎѷ
collect the	ĀґŎѷ
collect the tests	ĀґŎѷ
colour	Ā҉āѹ
columns	Ĥ҈
come	ąҊĉ҆Ċѹē҇Ě҉Ğ҆Ħ҆ĬѴńҎŌҍŔ҇
come <name>	āҏ
come <path>	ā҉
come _ <name>	ĀѹĚҊ
come _ green	Ŏ҆
come _ has	ā҇
come _ import	ħ҈
come _ is	āҍ
come _ made	āҋĬѷ
come _ of	ń҈
come _ test	ĀҋāѶ
come _ tests	Āҋāѷ
come _ the	Ā҆āѴ
come _ |	āѵŔ҆
come after	āҌ
come after <name>	ā҉
come from	ĀѸāѺĚҊŔ҆
come from <name>	ĀѺĚҊ
come from |	ĀѺŔ҆
come into	ĀҎāѰą҆
come into the	Ā҇āѶą҆
come out	Āѹāѷń҈ŌҎŎ҆
come out green	Ŏ҆
come out of	ń҈
come right	ē҇
come the	Āғāѵ
come the test	ĀҋāѶ
come the tests	Āҋāѷ
come there	ā҆
come there is	ā҆
come they	āҋĬѷ
come they made	āҋĬѷ
come to	ħ҇
come to import	ħ҈
come with	āѴĞ҇
comes	ĀѺāѬćҊĞ҈ī҈İ҆Ĳ҆ĸ҈Ŀ҆ŇҐňѺŔ҇
comes <name>	ć҇
comes <name> by	ć҇
comes _ by	ć҇
comes _ of	Ňҋ
comes _ which	Ĳ҆ĸ҇
comes after	ī҆
comes from	ĸ҈Ŕ҆
comes from which	Ĳ҆ĸ҇
comes out	ŇҌ
comes out of	Ňҋ
comes to	āѺď҆
comes with	Ğ҈Ŀ҆
coming	ă҆ę҆
comit	ĀѵąҢ
comit _ <path>	ąҎ
comit added	ąҊ
comit introducing	ĀѸąҘ
command	āҊċҗĞҔ
command _ flag	ā҈
command _ option	ċ҇
command _ options	Āҏāѳ
command _ tool	ĀѺā҇ł҆
command line	ā҈ċҗĞ҈ł҇
command line flag	ā҈
command line option	ċ҇
command line options	Āҏāѳ
command line tool	ĀѺā҇ł҆
command names	Ğ҆
commands	Āѳā҆Ğұ
commands $	Ğ҈
commands _ i	ā҆Ğ҆
commands does	ĞҌ
comment	ĀҗāѸ
comment _ <name>	Āҏ
comments	āҗĳѹ
comments $	āҐ
comments _ $	ā҇
comments |	ā҇
comments | $	ā҇
commercial	ā҆
commit	ĀҞąөćѺČҥčҤĎҟĐѺđѺēѺĢѺģѹĥѺĦѸħѹĩѹĪѹĬѸĭѹĮѸįӆİӆĳѺŅѷņѶŉҢŊѺōѺŏѸőѸœѺŔѹŕѹ
commit $	ĀґāѸį҆İғ
commit <commit>	āҜąѰČҥčҬįѶİѺŉҤ
commit <commit> $	Ā҉č҉ŉҐ
commit <commit> break	ĀѵāҎ
commit <commit> change	ĀѶāҍ
commit <commit> changed	ĀѶāҋ
commit <commit> concerns	č҆
commit <commit> delete	ĀҊ
commit <commit> did	č҉
commit <commit> in	ā҆
commit <commit> modify	č҆
commit <commit> touched	Č҇
commit <commit> what	ā҇
commit <commit> which	ĀѲāҏ
commit <commit> |	ĀҌā҈
commit <name>	āҊ
commit <name> it	Ā҇
commit _ $	ĀҘāѲąѱč҇ĎҔİҌŉғ
commit _ <name>	Ā҈āѦąҢįҕ
commit _ <path>	āѲąҫįҙ
commit _ a	āѺį҈
commit _ added	Ā҇ąѺ
commit _ and	ĀѮāҕ
commit _ birth	ą҈
commit _ break	ĀѵāҎ
commit _ brought	ą҆
commit _ change	ĀѶāҍ
commit _ changed	ĀѵāҌį҆
commit _ concerns	č҆į҆
commit _ contains	ĀѸąҊ
commit _ created	ĀѵąҒ
commit _ delete	ĀҊ
commit _ deleted	āҐąѸ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѶĎҐ
commit _ hash	İ҇
commit _ head	ĀѵİҎ
commit _ imports	ĀѸāҋ
commit _ in	ā҆
commit _ introduced	ą҉
commit _ it	ĀҖāѴą҇
commit _ lost	Ā҆
commit _ modify	č҆
commit _ of	ĀѺĎґ
commit _ please	Ā҈ĎѸ
commit _ removed	ĀҎąѸ
commit _ somebody	ĀѺą҇
commit _ the	ĀѥāҙąѸį҆İҜ
commit _ this	Ā҇āҌąѹ
commit _ touched	Č҇į҉
commit _ what	Āѷā҆İҊ
commit _ which	ĀѺāҍ
commit _ |	Ā҇āҐĎ҈įѺ
commit added	ą҇
commit added <name>	ą҉
commit added <path>	ĀҊ
commit added the	ā҆
commit adding	ą҇
commit break	ā҆
commit brought	ĀѺąҏ
commit by	ĀҎąѹ
commit by which	ĀҊąѺ
commit count	ĀѣĎҮ
commit count $	ĀѭĎҖ
commit count for	ĀѷĎҐ
commit count of	Ď҈
commit count |	ĀѹĎ҈
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҈āѺ
commit deleted <path>	ĀҊāѺ
commit did	ĀҊąҊ
commit did <path>	ĀҒąѴ
commit did it	ą҆
commit did somebody	ĀѺą҇
commit did the	ĀѺą҈
commit do	ą҆
commit do we	ą҆
commit does	āѴą҆İ҈
commit does <name>	Ā҉āѷ
commit for	įҔ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҈
commit gave	ą҈
commit gave birth	ą҈
commit has	Āѩāҗąҋ
commit has deleted	ĀѰāҒ
commit here	İ҈
commit history	ĀґąѶİѺ
commit history $	ĀґąѺ
commit history of	Ď҉
commit in	Āѷāҍ
commit in the	Ā҆
commit in this	ĀѷāҐ
commit in which	ą҇į҆
commit introduced <name>	ĀҎąѵ
commit introduced <path>	Āѵąҍ
commit is	Ā҉ąҏ
commit made	ĀѶāҐ
commit made the	ĀѮāҖ
commit made |	Ā҇āѺ
commit message	ĀѺā҈
commit of	āѺąҚİ҆
commit of <name>	Ā҆
commit of <path>	ĀѮąҘ
commit of the	āѺį҇İ҇
commit of this	ĀҌ
commit on	įҋ
commit on <name>	į҇
commit on <path>	į҆
commit taht	ą҆
commit taht created	ą҇
commit that	Ā҈ąҏįғ
commit that added	Ā҇ąѺ
commit that concerns	į҆
commit that contains	ĀѸąҊ
commit that created	ĀѺąҊ
commit that deleted	Āҏąѹ
commit that introduced	ą҉
commit that removed	ĀҎąѸ
commit that touched	į҇
commit the	ā҉
commit touching	į҉
commit w	ĀѺą҈
commit was	ĀҎāѹįҏ
commit was <path>	ą҇į҉
commit was the	Āґąѳ
commit we	Ā҆
commit we lost	Ā҆
commit with	āѺį҈
commit with a	āѺį҈
commit |	ĀҒāѰİҊ
commit | $	ĀґāѳİҊ
commited	Ā҈
commited _ to	Ā҇
commited changes	Ā҇
commited changes to	Ā҇
commits	ĀҘāқąѹĎӤįѹİ҇
commits $	ĀҙĎѵ
commits <name>	Ď҇
commits _ $	Ā҈āѷĎ҈
commits _ <name>	Āѵā҆Ďқ
commits _ <path>	āҗĎҕ
commits _ are	ĀҋāѲĎ҆
commits _ author	ĀѺāҏĎѸ
commits _ between	Ā҉āѹ
commits _ changed	ĀѺĎҊ
commits _ far	Ď҉
commits _ grace	Ā҉ĎѺ
commits _ in	ĀѸāҋ
commits _ it	Ď҆
commits _ modified	Ď҇
commits _ not	ĀѸāҒĎѷ
commits _ something	āѺĎҊ
commits _ the	ĎҊ
commits _ there	ā҇Ďѹ
commits _ touched	Āѳāҍ
commits _ year	āҊĎѹ
commits are	ā҇
commits are between	ĀҊāѷ
commits are in	ĀѸāҋ
commits are there	Āѵā҇Ď҇
commits by	Ā҆
commits changed	Ā҆āѸĎ҆
commits did not	āҌĎѷ
commits does	Ď҇
commits has	ĎҌ
commits has <path>	Ď҆
commits have touched	ĀѺĎ҇
commits in	Ď҇
commits on	ĀѸā҆ĎҊ
commits on <name>	Ď҇
commits per	ĀѺāҏĎѸ
commits per author	ĀѺāҏĎѸ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҇
commits that	Āѵā҈ĎҐ
commits that changed	Ď҇
commits that touched	ĀѺāҌ
commits there	ĀҋāѲ
commits there are	ĀҋāѲ
commits this	āҊĎѶ
commits this year	āҊĎѹ
commits to	ĀѸā҉Ď҇
commits to it	ĀѺā҈
commits touch	Ď҇
commits touched	Ā҇
commits touched it	Ā҇
commits until	ĀѵāҖĎѵ
commits was	Ā҈
commits which	āѶĎ҉İҊ
commits |	Ā҉āѶĎ҉
commits | $	Ā҉āѶĎ҉
committed	āѭĎҚįѷİҚ
committed $	āѺĎґ
committed _ $	İ҆
committed _ |	İ҆
committed last	įѺİҐ
committed to	ĀҊāѷ
committers	Āҏ
committers for	Ā҆
common	āҋ
common _ $	āҊ
common |	āҊ
common | $	āҊ
compare	āѺďҝ
compare the	ď҈
compare with	ď҉
compared	Ā҆ăѺĄ҇ďҎ
compared _ <name>	ďҎ
compared _ <tag>	ăѺĄ҇
compared to	Ā҆ăѺĄ҇ďҎ
compared to <name>	ďҎ
compared to <tag>	ăѺĄ҇
compares	ā҈
comparing	āѺă҉
comparison	ďҗ
comparison _ <name>	ďҒ
comparison of	ď҇
compilation	ĈҎ
compile	ĀѫĈҹįѺ
compile $	ā҆Ĉ҆
compile _ $	Ĉ҇
compile _ project	Ĉ҈
compile this	Ĉ҈
compiler	ĀѸłҊ
compiler _ $	ł҆
compiler |	ł҈
compiler | $	ł҆
compiles	ĀѹāѺĈҠ
compiles _ $	Ĉ҇
compiles |	Ĉ҇
compiles | $	Ĉ҇
compiling	ĀѵĈғ
complain	ĀѴāҖ
complain _ unused	ā҆
complain about	āҊ
complain about unused	ā҆
complete	ĀҔĆҏđ҉
complete _ of	Ćҏ
complete list	Ćҋ
complete list of	Ćҋ
complexity	āҋ
composed	Ĥ҉
comprises	Ŋ҆
concerns	Āѹč҆į҆
concerns _ which	į҆
concerns also	č҆
concrete	ĂҏĥҌ
concrete <name>	Ă҉
concrete _ behind	ĥ҇
concrete _ of	Ă҇
concrete classes	ĥ҆
condition	āҊńѺ
condition _ <name>	āҊńѺ
condition does	āҊńѺ
condition does <name>	āҊńѺ
conditions	ĀѰāҚ
config	ĀҡĐҡĪѲ
config <name>	ĐҊ
config <path>	Ā҆Đ҉
config _ $	Đ҈
config _ <name>	Đ҈
config _ and	ĀҊ
config _ |	ā҆
config file	āҋĐ҉
config is	ĀҏĪѵ
configerror	Ā҈āѹ
configuration	Đҏ
configuration <name>	Đ҇
configuration <name> written	Đ҇
configuration _ written	Đ҇
configuration file	Đ҈
configure	Đҍ
configure <name>	Đҍ
configure <name> $	ĐҊ
configure _ $	ĐҊ
configured	Ā҉āѵĐҔ
configured _ $	Đ҈
configured _ <name>	Ā҇
configured _ inside	Đ҇
configured for	Ā҆
configured for <name>	Ā҆
configured where	Đ҇
configured where inside	Đ҇
configured |	Đ҉
configured | $	Đ҈
confirm	Ĭ҇ĭҊ
confirm _ <name>	Ĭ҆
conform	ĥҐ
conform _ $	ī҆
conform to	ā҆ĥҐ
conforms	īҊ
conforms to	ī҈
connection	ā҆
connection _ $	ā҆
connection |	ā҆
connection | $	ā҆
considered	āѸĭҕ
considered _ under	ĭ҆
considered like	ĭҊ
consists	Ā҆āѸ
consists _ how	Ā҈āѹ
consists of	Ā҇āѹ
consists of how	Ā҈āѹ
console	ĀѶāҋĞҔ
console commands	Ğ҈
console scripts	Āѹā҈Ğҋ
const	Āѧā҇đҟĶҤŐҊ
const $	đ҈
const <name>	ĀѨā҉đҕĶҤŐҊ
const <name> $	ĀѺđ҉ĶҒ
const <name> its	āѶŐҋ
const _ $	ĀѺđ҉ĶҒ
const _ <name>	āѵđґ
const _ its	āѶŐҋ
constant	ĀѷđӌĬѷĶӒĸҎŐҙ
constant $	đҎĶ҆
constant <name>	Ā҈āҐđҬĶҜĸҌŐҙ
constant <name> $	Ā҈āѹđҒĶ҇ĸ҈Ő҆
constant <name> at	ā҉
constant <name> defined	Ķ҈
constant <name> get	Ķ҆
constant <name> is	đ҉
constant <name> stand	đ҆
constant <name> used	ĀҍĶѷ
constant <name> where	ā҈
constant <name> |	ĀҊāѹĶ҇
constant _ $	Ā҈āѶđҜĶ҆ĸ҈Ő҆
constant _ at	ā҉
constant _ defined	Ķҋ
constant _ get	Ķ҆
constant _ is	đ҉Ķ҆
constant _ set	ĀѳāѶĶқ
constant _ stand	đ҆
constant _ used	ĀҍĶѷ
constant _ where	ā҈
constant _ |	ĀҊāѸĶҌ
constant which	Ķ҆
constant |	đҊ
constant | $	đҋ
constraint	ėҎĮҌ
constraint _ <name>	ė҉
constraint _ the	Į҇
constraint of	Į҉
constraint of the	Į҇
constraint on	ė҆
constraint on <name>	ė҆
constructed	ĀҕāѴ
constructor	ĀҩĉѷĊѸ
constructor _ $	Ā҇
constructor |	Ā҇
constructor | $	Ā҇
consults	ğҐ
contain	ĀѬā҇ĘҊğ҆Ġҋĳ҇ľҊĿҊŅѰŉ҉ōѹŔ҈
contain $	Āѹĳ҈Ŀҋ
contain <commit>	ĀҐāѶ
contain <commit> $	ŉ҇
contain <commit> |	ĀҖāѳŉѺ
contain <literal>	Ŕ҇
contain <name>	ā҉
contain <name> $	āҌ
contain <path>	Ā҇āѺ
contain <path> |	Ā҇āѺ
contain _ $	ā҉ľҊŉ҇ōѹŔ҇
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
contain |	ľҊōѹ
contain | $	ľҊōѹ
contained	āѺŉ҆
container	ĀҘāѵŎѷ
container 's	ĀҍŎѺ
container 's tests	ĀҍŎѺ
container _ tests	ĀҍŎѺ
containing	őґ
containing _ $	őґ
contains	Ā҈āѧą҇ĥѹķҋĺҐĽ҆ŉ҈ŊҌő҇Œѹœ҆
contains $	Ŋ҆
contains <commit>	Ā҆
contains <commit> |	Ā҆
contains <name>	ĺґ
contains <name> $	ĺґ
contains <path>	āѸą҆
contains <path> |	āѸą҆
contains _ $	Āґĺґő҇
contains _ <name>	Ľ҇
contains _ test	œ҆
contains _ |	āѴą҉
contains the	ķҎœ҆
contains |	ĀҐ
contains | $	ĀҐ
content	āѹĴҩĶѺ
content $	đѹĴҠ
content of	đҊĴ҆ĶѺ
contents	į҉ĴҊŕ҉
contents _ $	į҉
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҉
contents of the	ŕ҉
contents |	į҉
contents | $	į҉
contracts	ī҇
contributed	ĀҖāѯ
contributed _ <path>	ĀҌāѶ
contributed to	Āҕāѯ
contributed to <path>	ĀҌāѶ
contributors	ĀҠāѵ
contributors _ the	ĀҐ
contributors to	Āґ
contributors to the	ĀҐ
copyright	ĀѶāҌ
correct	ā҇ĘҋĬҋŇѰ
correct _ $	Ęҋ
correct _ <name>	Ĭ҇
correct _ correct	Ĭ҆
correct _ taking	ĭ҆
correct in	ĭ҆
correct in taking	ĭ҆
correct not	Ĭ҆
correct not correct	Ĭ҆
correct that	Ĭ҇
correct that <name>	Ĭ҇
correct |	Ęҋ
correct | $	Ęҋ
correctly	āҋ
correspond	Œ҆
could	ĀҗāҕĢ҉ŇѺ
could <name>	Ā҆
could <name> be	Ā҇
could _ be	Ā҆
could _ count	Ā҉
could _ find	Ā҇
could _ kindly	ĀѪāѷ
could _ look	Ā҉
could _ tell	āҕ
could _ the	Ŀ҇
could _ without	ā҆
could be	ā҉
could do	ā҆
could do without	ā҆
could i	Ā҇
could i get	Ā҆
could you	ĀқāѷĢ҈
could you count	Ā҉
could you find	Ā҇
could you kindly	ĀѪāѷ
could you look	Ā҉
could you tell	āҕ
count	ĀҦāџĂѹąѺćѮĊѺĎӄĚ҈ĢѺĤѱĦѹĪѱĬґĳҶľӂĿѯŁѸňѱŊӉōѺŎѸŏѺ
count $	ĀҪćѲĎҏĪѸĳ҉ľ҇Ŋ҇
count _ $	Ŋ҈
count _ <name>	ĀѳĎ҉ĳ҉ľҎŊ҉
count _ <path>	ĀѱĎҊĳҏŊҊ
count _ a	Ě҆Ĭҋ
count _ commits	ĀѸĎҕ
count _ functions	Ā҆
count _ importers	ĀҌ
count _ imports	ĀҊ
count _ lines	ĳҍ
count _ methods	ĀѶľҖ
count _ of	ĀѹŊ҆
count _ revisions	Ď҆
count _ tests	ĀѯŊҡ
count _ that	Ā҇
count _ the	ľҍĿѺ
count all	ľ҇
count as	ĀѶāѹĚҊĬғĭ҇
count as a	Ě҆Ĭҋ
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѳĎґľ҉Ŋҋ
count for <name>	ľ҉
count for <path>	ĀѸĎ҈Ŋ҆
count of	ĀѭĎҕĳҐľҎŊҐ
count of <name>	Āѹĳ҈ľ҆
count of <path>	ĀѺĳҊ
count of revisions	Ď҆
count tests	Ŋ҆
count tests of	Ŋ҆
count the	ĀҜāѺĎҌĤѹĳ҈ľҏŊғ
count the commits	Ďҍ
count the functions	Ā҇
count the importers	ĀҌ
count the imports	ĀҊ
count the lines	ĳҋ
count the methods	Āѷľғ
count the tests	ĀѱŊқ
count |	ĀѶĎ҈
count | $	ĀѶĎ҈
counted	āѺĳҊ
counted in	āѺĳҊ
counting	āѸĄ҈ľ҆Ŋҋ
counting _ methods	ľ҆
counting the	āѺŊҊ
counting the methods	ľ҆
counts	ĭҏ
counts _ <name>	ĭ҆
counts as	ĭҏ
counts as <name>	ĭ҆
cover	ōҎ
cover <name>	ōҎ
cover <name> |	āѺōҋ
cover _ |	āѹōҍ
cover the	Ā҈
coverage	ā҈ō҈
coverage _ $	āҌ
coverage _ <name>	ō҉
coverage of	ō҉
coverage of <name>	ō҉
coverage |	āҌ
coverage | $	āҌ
covered	Ā҆āҎ
covered _ a	ā҆
covered _ any	Ā҆
covered _ tests	ā҈
covered by	Ā҈āҐ
covered by a	ā҆
covered by any	Ā҆
covered by tests	ā҈
covering	āѹōҞ
covering <name>	āѹōҞ
covering <name> $	āѹōҞ
covering _ $	āѹōҞ
covers	āҕōѴ
crash	ā҇
crashes	āҜķѴļѺ
crate	ĀҊāѹĞ҆
create	ĀҎāғą҇Ńѷ
create _ from	ā҆
create _ |	ĀѺą҇
create a	ĀҏŃѷ
created	ăҕąҬįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	ĀҋāѴąҝ
created _ <tag>	Ą҆
created _ |	ā҉
created after	ă҇
created after <tag>	ă҆
created between	ă҇
created for	ĀѺā҇
created for |	ĀѺā҇
created it |	Ā҆
created |	ĀҜāѸ
created | $	ĀҚāѸ
creation	ĀѴąҞ
creation _ $	ąҌ
creation _ <path>	ą҇
creation commit	Āѹąґ
creation commit $	ąҌ
creation of	ą҈
cron	ŕ҆
current	ĀѰāѳĈҋį҈İҐņҖ
current _ of	ŅѺņҎ
current _ |	Āѹį҉ņ҇
current contents	į҉
current contents |	į҉
current one	ņ҈
current one |	ņ҈
current path	ņҍ
current path of	ņ҉
currently	ĀҊāѳŌ҆
currently _ passing	ĀҎāѵ
currently not	ĀҎāѵ
currently not passing	ĀҎāѵ
cut	ĀѺāҐ
cut _ chain	ā҇ħѺ
cut _ down	ā҈
cycle	āҔĜѺĦҩĪѺ
cycle $	Ħғ
cycle _ $	ĀҌ
cycle _ <path>	āҊ
cycle _ goes	ĀѹĦҊ
cycle _ imports	Ħ҇
cycle _ is	ā҇
cycle in	āҋ
cycle in <path>	ā҈
cycle of	Ħ҇
cycle of imports	Ħ҇
cycle which	ĀѹĦҊ
cycle which goes	ĀѹĦҊ
cycle |	ĀҌ
cycle | $	ĀҌ
cycles	ĀҊ
cyclic	Ħқ
cyclic _ $	Ħ҈
cyclic _ check	Ħ҆
cyclic import	ĦҒ
cyclic import check	Ħ҆
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҆āѷĊ҆ĩ҆Ī҆ŀ҆
d _ to	āѷĊ҆Ī҆
d like	Ā҇āѵĊ҆Ī҆
d like to	Ċ҇Ī҇
data	Ĥҧĵ҉ŇѸŐғœѹ
data _ <name>	ĵ҇
data _ has	ĀҊ
data _ of	ĤҎŐҊ
data _ the	āҎœѺ
data members	āѸĤҗ
data members of	ĤҎ
data type	Ā҇ŇѹŐҒ
data type has	ĀҊ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	ĀҊā҈įҤ
date <path>	ā҇
date _ $	ĀѹāҎ
date _ <name>	į҆
date _ <path>	į҆
date _ commit	Ā҉
date _ got	āҊ
date _ the	į҉
date has	į҇
date of	Ā҈įҕ
date of the	į҉
date |	ĀѹāҎ
date | $	ĀѹāҎ
days	ĀѩāҎņҌ
days _ $	ņҌ
days _ between	ĀѳāҎ
days |	ņҌ
days | $	ņҌ
dead	ĀҖāѹĪѷŏң
dead _ $	ĀҞāѹ
dead _ in	ŏ҉
dead _ inside	ŏ҇
dead _ |	Āѷŏҍ
dead code	Ā҈
dead code |	ĀѺā҇
dead imports	ĪѸŏҢ
dead imports in	ŏ҉
dead imports inside	ŏ҇
dead imports |	ŏҍ
debug	ĀҌāѺ
debug the	ĀҎāѷ
decided	āҖ
decided _ <name>	ā҈
decided _ the	āҊ
decided that	ā҇
decided that <name>	ā҇
decided what	āҋ
decl	ĽҒ
declaration	Āѱāѩĭ҇ĵғĶҎĺҍĽҩŁ҆
declaration $	ĥ҆
declaration <name>	Ķ҉
declaration <name> $	Ķ҉
declaration _ $	āѸĶ҉Ľҕ
declaration _ <name>	ī҆
declaration _ of	ĵ҇Ķ҇ĺҍ
declaration _ the	Ľ҈
declaration _ |	Ľ҆
declaration of	ī҆Ľҋ
declaration of <name>	ī҆
declaration of the	Ľ҈
declaration site	ĵ҇Ķ҇ĺҍ
declaration site of	ĵ҇Ķ҇ĺҍ
declaration |	āѸĽґ
declaration | $	āѸĽҐ
declarations	ĀѹāѸĆ҉ĪҖ
declarations _ <name>	Īҍ
declarations _ <path>	ĪҊ
declarations inside	ĪҊ
declarations of	Īҍ
declare	Ā҈āѹĂ҈Ľ҆Ŀ҆
declare _ $	ĀҎāѴĂ҇Ŀ҆
declare a	ā҆
declare |	ĀҎāѴĂ҇Ŀ҆
declare | $	ĀҎāѴĂ҇Ŀ҆
declared	āѬĂҒċ҆ēѺĞ҆ġѺĪѺĬҘĭҘĮ҉ĵҒĶҍĸҌĽҙŁ҈Ňҋ
declared $	ĵҊĸҊĽҌ
declared <name>	ĀѷĬ҆ĭғ
declared <name> |	ĀѸĭҏ
declared _ $	āѸĬѹĭ҆ĵ҆ĶҌĸ҆ŁҊ
declared _ <name>	ĂҎĤ҈ĿҊ
declared _ a	Ĭ҈
declared _ abstract	ĂѺ
declared _ of	Ė҈Ň҆
declared _ return	Ň҆
declared _ run	Į҆
declared _ |	ĀѵāѺĭҚ
declared abstract	āѺĂҌ
declared as	Ĭҍ
declared as a	Ĭ҆
declared does	Ĭ҇
declared for	ĀҍāѺĖѺ
declared in	ĀҌĂѶĤ҈Ľ҇ĿҌ
declared in <name>	Ā҆ĂѶĤ҉ĿҌ
declared on	ĀѹĂҗ
declared on <name>	ĀѹĂҗ
declared return	Ňҋ
declared return of	Ň҆
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared to run	Į҆
declared |	ĵ҈ĶҌĸ҇
declared | $	ĵ҆ĶҌĸ҇
declares	āѹĂ҆ċ҈ĵ҆ĸ҆ļ҆Ľ҇
declares _ interface	Ľ҆
declares its	ļ҇
declares the	Ľ҈
declares the interface	Ľ҆
declaring	Ľ҆
decleration	ķҖĽ҆
decorate	ĀѹāѸĒҕ
decorate _ $	ĀѹāѹĒҐ
decorate |	ĀѹāѹĒҐ
decorate | $	ĀѹāѹĒҐ
decorated	Ā҆ĒҘēҞ
decorated _ $	Ē҇ēҊ
decorated _ <mark>	ĀҎĒѸ
decorated _ <name>	ĒҚēѺ
decorated _ what	ē҆
decorated _ |	ē҇
decorated by	ĒҎ
decorated by <name>	ĒҊ
decorated with	ĀҐēҋ
decorated with <mark>	ĀҎĒѶ
decorated with <name>	ĒҐ
decorated |	ē҇
decorater	ĒҐ
decoraters	āѸēҢ
decorates	Āѹā҉ēҚ
decorates $	āҌ
decorator	ĀѯāҖĒһēҚ
decorator $	Ēҗ
decorator <mark>	āҘĒѶ
decorator <mark> do	ā҇
decorator <mark> itself	ā҆
decorator <name>	ĀѵĒҤ
decorator <name> $	āѺĒҎ
decorator <name> |	Ē҈
decorator _ $	āѸĒҗ
decorator _ <name>	ā҇ēҊ
decorator _ do	āҍĒѷ
decorator _ itself	ā҆
decorator _ |	Ē҇
decorator on	ā҇ē҇
decorator on <name>	ā҇ē҇
decorator |	āѷĒґ
decorator | $	āѸĒҎ
decorators	ēә
decorators $	ēҌ
decorators _ $	ē҉
decorators _ <name>	āҏēқ
decorators _ on	Āҋāѳē҇
decorators _ the	ē҈
decorators _ to	ē҆
decorators are	ĀҊāѹē҆
decorators are on	Āҋāѳ
decorators does	Ā҆ē҈
decorators does <name>	ē҆
decorators has	ēҊ
decorators has <name>	ē҇
decorators is	ē҈
decorators on	ā҉
decorators on <name>	ā҉
decorators that	ē҇
decorators |	ē҉
decorators | $	ē҉
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѯāѭĆҔē҉ĕ҆Ĭ҇Ķ҈ķҫĹҌĺҊĻҚļ҉ňѺ
def <name>	ĔѺĕ҉ĵѺķ҉ĹҊĻҏļ҉
def <name> $	ĻѸļҋŁ҆
def <name> begins	ķ҉
def <name> |	ĔѺĕҊ
def _ $	āѷĵҋĶҌķѶĺґļҊ
def _ <name>	ĀѹĆҔĬ҉ķ҇Ļ҈
def _ begins	ķ҉
def _ of	ķҙ
def _ that	ķ҇
def _ |	ĔѺĕҊ
def line	ĶҎ
def line $	ĶҎ
def location	ĵҌķѷĺғ
def location $	ĵҌķѷĺғ
def of	ĀѹĆҔĬ҉ķ҇Ļ҉
def of <name>	ĀѹĆҔĬ҉ķ҇Ļ҉
def |	ē҇
default	ĀѧāҟċѶđѸĔӊĕӏĢѺ
default $	ĔҌ
default _ $	āґĕҏ
default _ <name>	ĀѷāҍĔҏĕҜ
default _ its	ĕ҆
default _ of	Ĕ҇
default _ the	ĀѺċѺĔҝ
default _ |	ĕҋ
default does	ĀѺĔҊ
default for	āҊĕҏ
default for <name>	ā҉ĕ҈
default in	ĔҒ
default in <name>	Ĕ҉
default in the	Ĕ҉
default is	Ĕ҇
default of	āҐĔ҇ĕҎ
default of <name>	āҌ
default of the	ā҇Ĕ҇
default to	ĕҌ
default to |	ĕ҈
default value	ĀҋāѷĔҌĕҋ
default value $	ā҉
default value of	ĀҍāѰ
default value |	Ĕ҉
default what	ĔѺĕҊ
default |	ā҇ĕ҈
default | $	ā҇ĕ҈
defaults	āѹĔҔĕҍ
defaults to	Ĕғ
define	ĆҢĐ҉ĘѹĚѺĺҐļҐľҊŊ҆
define $	ĀѶľҌĿ҈
define <name>	Ā҆āҔĆҏĐ҈ĘѺĚѺĺҊ
define <name> $	ĀѷāҖĆҋĐ҉
define <name> |	ĀҎĘѺĚѺĺҏ
define _ $	ĀҌā҇ĆҋĐ҉Ŋ҆
define _ <name>	ĀѷĆҏ
define _ inner	ļ҆
define _ method	ĺ҈
define _ nested	ļ҈
define _ |	ĀҎĘѺĚѺĺҎ
define a	ĀѺĆҏ
define a <name>	āѸĆҏ
define its	ļ҈
define the	ĀѸĺ҇
define the method	ĺ҇
define |	ĀҕāѱŊ҆
define | $	ĀҕāѱŊ҆
defined	ĆҧćѸċҐĐѷđҋĒѨġ҆Ĥ҉Ĭ҇ĭѵĵҔĶҏķ҈ĸҌĺҌĻ҇ļҐĿҌŀѹňѷŊ҆őѹœ҈
defined $	āѷĆ҆Ķ҆ĺҋĻѷļҖ
defined _ $	āѷĆҍċ҈đҎĒѭĵ҉ĸҋĹ҈œ҇
defined _ <name>	Ā҇Ĥ҈Ļ҉ĿҊ
defined _ <path>	Ā҈
defined _ than	Ć҇
defined _ the	Ļ҇
defined _ which	ĺ҆
defined _ |	ġ҇ķ҇
defined as	ĀѺđҍĬҋ
defined as a	Ĭ҆
defined at	ĺ҇
defined by	Ā҆Ă҇Ļ҇Ŀ҆
defined by <name>	Ā҇Ļ҇
defined in	ķ҇
defined in <path>	Ā҈
defined in |	ķ҈
defined more	Ć҇
defined more than	Ć҇
defined on	ĀѷĤҊĿ҆
defined on <name>	ĀѸĤ҆Ŀ҆
defined |	Ā҈ĆҎċ҈Ēѭĸ҉Ĺ҇œ҈
defined | $	Ā҈āѸĆҍċ҈ĒѭĸҋĹ҇œ҈
defines	ĀҊāѬĆҏĵѺĺҌĻҊļҊĽ҈ľ҈Ŀ҇
defines $	ĀҒāѺľ҆
defines <name>	Ć҇ĵѷĺҍ
defines <name> $	Ć҈ĵѸĺҎ
defines <name> |	ļ҆
defines _ $	ĆҊĵѺĺҎ
defines _ nested	ļ҇
defines _ |	āѹļ҆
defines it	āѹĆ҉
defines the	āѺĽҊ
defining	ā҆
defining <name>	ā҆
definition	ĀѲāѣĆҙċҍē҉ĵҜĶҐķҗĸ҈Ĺ҈ĺҝ
definition $	Ć҈
definition _ $	ĀѺāѲĬ҇ķ҇
definition _ <name>	āѶĆ҇ēҊķѹĹҊĺҡĻ҆
definition _ class	ĵ҈ĹѸ
definition _ the	ċ҆Ķҏķ҆
definition is	ā҇ĆѺ
definition of	ĀѲāѶĆҊċ҆ē҉ĵ҆ĶҌĹ҈ĺҧĻ҇
definition of <name>	ĀѵĆ҈ēҊĵѸĹҋĺҤĻ҆
definition of class	ĵ҈ĹѸ
definition of the	ċ҆Ķҍķ҆
definition sites	Ć҈
definition |	ĀѷāѱĬ҇ĵҎķ҇
definition | $	āѲĬ҇ķ҇
definitions	Ćҩģ҇
definitions _ <name>	āҌĆҚŀ҆
definitions in	āѺģ҈
definitions of	ĀѹāҒĆҒŀ҆
definitions of <name>	ĀѹāҒĆҒŀ҆
definitions that	Ā҈
definiton	ĀѹĆ҉
defs	āѵĆ҆ĒҏľҋĿґŀ҈
defs _ <name>	ŀ҈
defs _ be	Ā҇
defs _ i	Ŀ҉
defs _ in	Ā҇
defs _ the	ĀѺľҊ
defs _ with	Ē҆
defs are	Ā҇
defs are in	Ā҇
defs can	Ā҇
defs can be	Ā҇
defs does	ľ҇ĿҊ
defs will	Ŀ҉
defs will i	Ŀ҉
defualt	ĀѹāѸĔ҇ĕҏ
defualt value	ĀѹāѸĔ҇ĕҏ
delegates	āѺĉҠđѺ
delegates _ $	ĉҟđѺ
delete	ĀҊāҪĆѷĴѹ
delete <name>	Ā҇āѺ
delete <path>	ĀҊ
delete <path> |	Ā҆
delete _ <line>	āҍĴѹ
delete _ |	Ā҈
delete all	āҒĆѴ
delete line	āҍĴѹ
delete line <line>	āҍĴѹ
delete the	āҌ
deleted	Āқāқąѯ
deleted $	Ā҇
deleted <name>	Ā҈
deleted <name> $	Ā҈
deleted <path>	Ā҉ąѹ
deleted <path> $	Āґāѷ
deleted <path> |	Āѹāҍ
deleted _ $	ĀҖā҆ąѵ
deleted _ <tag>	Āҍāѵ
deleted _ written	ĀѺā҉
deleted _ |	āґ
deleted and	ĀѺā҉
deleted and written	ĀѺā҉
deleted between	Āҍāѵ
deleted between <tag>	Āҍāѵ
deleted from	ā҇
deleted |	āҔąѺ
deleted | $	āҔąѺ
deletion	ĀҌ
deletion _ <path>	Ā҆
deletion of	Āҍ
deletion of <path>	Ā҆
demand	āѸĂҐćѹĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands	Į҆
demands _ in	Į҆
dep	ĀѱĖҒėҋĦ҇ħ҉ĩѺĮѸ
dep <name>	ā҉ėҋĩѺĮѸ
dep between	Ħ҈
dep path	ħ҉
depend	ĀҒāѶĜ҆ĩґĪҏ
depend _ $	ĀґāѦĪҕ
depend _ <name>	ĀҌĩ҈
depend _ <path>	Ĝ҆ĩ҉
depend _ it	Ā҉
depend _ the	ā҈
depend _ this	āҒĖѶ
depend _ |	ĀѹĖ҉ė҇
depend on	ĀҌĜ҆ĩҐĪҋ
depend on $	Ā҈āѰĪҒ
depend on <name>	ĀҌĩ҈
depend on <path>	Ĝ҆ĩ҉
depend on it	Ā҉
depend on the	ā҈
depend on this	āҒĖѶ
depend on |	ė҇
depend |	ĀҊāѵ
depend | $	ĀҊāѵ
dependencies	ĀҊā҈ĖҬĞѸĩҊĪҤĮѺıѵ
dependencies $	Ā҆Ėҍ
dependencies _ $	ĀҏāѳĖҔ
dependencies _ <name>	ĩ҆ĪҐ
dependencies _ <path>	ĀѸĪҋ
dependencies _ does	Ė҈
dependencies _ outdated	ĀѶāҋ
dependencies _ the	Īҋ
dependencies _ there	ĀҏāѴ
dependencies _ this	Āґ
dependencies _ |	Ā҇Ėѹ
dependencies are outdated	ĀѶāҋ
dependencies are there	ĀҏāѴ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	āҊ
dependencies of	āѺĩҌĪқ
dependencies of <name>	ĩ҆ĪҐ
dependencies of <path>	ĀѸĩ҆Īҋ
dependencies of this	ĀҐ
dependencies |	Āҍ
dependencies | $	Āғ
dependency	ĀҏėҢĝҋġѴĢѶĦҌĨ҆ĬѺĮѺ
dependency $	ĀҕġѺ
dependency <name>	ĀѸā҈ėҜĢѷ
dependency <name> $	ėҍ
dependency _ $	ėҏ
dependency _ <name>	Ā҆
dependency _ <path>	ĀѸĝ҈
dependency of	ĝҋĨ҇
dependency of <path>	ĀѺĝ҈
dependency through	Ħ҆
dependents	Ĝ҈ĩң
dependents _ <name>	ĩґ
dependents _ <path>	Ĝ҈ĩҍ
dependents of	ĩҤ
dependents of <name>	ĩґ
dependents of <path>	ĩҎ
dependents on	Ĝ҉
dependents on <path>	Ĝ҉
depends	ĀѲā҈Ė҇Ĝ҈ħ҆Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѸĪҌ
depends on	ĀѲā҉Ė҇Ĝ҈Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѸĪҌ
deprecated	āҗċѵ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѰāҘėҔĩҊ
deps $	ĀѭāҟėҔ
deps of	ĩҍ
depth	Āҍ
derive	Ā҉
derive _ <name>	Ā҆Ě҇
derive from	Ā҉
derive from <name>	Ā҆Ě҇
derived	āѴĂ҆ĚґĥѵŀҖňң
derived _ $	ćҏě҈
derived _ <name>	Ă҈ćѹĚҍňҐ
derived _ is	ŀ҇
derived _ of	ňґ
derived _ the	ćѶňҋ
derived _ what	ĀґňѲ
derived _ |	ć҈ŀ҆
derived class	ŀ҆
derived classes	ŀғň҇
derived classes is	ŀ҇
derived classes of	ň҇
derived from	Ā҆āѺĂ҇ć҈ĚҎ
derived from $	ćҋě҈ňѸ
derived from <name>	Ă҈Ě҆ňҎ
derived from the	ćѶňҋ
derived from what	ĀґňѲ
derived from |	ć҈
derived of	Ě҇
derived of <name>	Ě҇
derived types	ňҘ
derives	ć҇
derives from	ć҇
descend	ć҇
descend _ $	ć҇
descendants	ĀҍāѵćѷĚҔěѸňҶ
descendants $	ňҠ
descendants _ $	ň҉
descendants _ <name>	Ā҆Ěҗ
descendants _ class	ňҌ
descendants of	Ā҈ĚҖňҍ
descendants of <name>	Ěҗ
descendants of class	ňҌ
descendants |	ň҉
descendants | $	ň҉
describe	āѶĢҬŁѺ
describe <name>	Ģ҇
describe the	ĀѺĢҝ
description	Ā҆
designed	āҊ
determine	ĀѮāѫĊ҆ĺҋľ҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҇Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѹāѯĊ҇ĺҌľ҆
determine the declaration	ĵ҇Ķ҇ĺҎ
determine whether	ĀѺāѺ
dev	ĀґāѳĖ҉
dev _ $	Āґāѵ
dev _ |	Āҗāѭ
dev dependencies	ā҆
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҋāѴĭ҆Ķ҉
developers $	ĭ҆
development	ĀҔĖѶ
development _ |	Ėҋ
dict	Ő҉
did	ĀҘāҍă҇Ą҆ąҊČ҈čҢďѹĔѸĠҌĥѺĩѹĬҌĭґĮѺįҎı҆ĴѺĵ҇Ķ҆ĹѺńѲŅҝņқňѺŋѶŎѺŕѹ
did <commit>	ĀѳāҒČҋčҊ
did <commit> <name>	č҈
did <commit> break	āҎčѹ
did <commit> change	āҋ
did <commit> leave	ā҇
did <commit> make	āѺč҆
did <commit> modify	Č҇
did <name>	ĀҖāҋįҊńѸŅҌņҌ
did <name> <name>	Āҋąѹ
did <name> become	ņ҇
did <name> change	ĀҌāѴ
did <name> come	Ā҈āѶ
did <name> exist	ĀѶĠҔ
did <name> live	Ā҆ĠѸ
did <name> look	ĀѸāҐ
did <name> move	ņ҈
did <path>	ĀҗąѵŅҐņҊ
did <path> <name>	ĀҚąѰįѺ
did <path> become	ņ҇
did <path> exist	Ā҉āѸ
did <path> move	ņ҈
did <tag>	Ġ҇
did _ <commit>	Āҍā҉Čѹ
did _ <name>	ĀҢāѴąѩč҇įѺľ҆
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ author	Ā҈
did _ authors	ĀѸāѶĭҐı҆
did _ become	ĀѺā҇ņҐ
did _ begin	ā҇
did _ break	ĀѵāґĈ҆čѹ
did _ call	āѹŅҌ
did _ change	Āґāѵį҆
did _ come	Ā҆āѵą҇
did _ commit	āѹİ҇
did _ contain	āҒŅѱ
did _ create	ĀѺą҇
did _ ever	ā҆
did _ exist	āѴă҇Ą҆ĠҔŋѹ
did _ fail	ĀғāѮ
did _ first	Āѷąҋ
did _ get	ĀҐāѹį҇
did _ give	ā҉
did _ go	āѺŅҋ
did _ history	ĀѺą҈
did _ import	Ī҇
did _ last	įҎ
did _ latest	āѹį҉
did _ leave	ā҆
did _ live	ĀґĠѸņѺ
did _ look	ĀѲāқ
did _ make	āѨč҆ĬҒĭ҉
did _ modify	Č҇
did _ move	ĀѹāѹņҐ
did _ put	ĵ҇
did _ rename	ā҇
did _ tests	ā҈
did _ touch	ā҈čҋĎѷ
did _ turn	ņ҉
did _ use	ŅҌ
did _ work	ā҆
did _ write	Ā҈āѴ
did anything	č҇
did ci	ĀҊāѷ
did commit	Āҍā҉Čѹ
did commit <commit>	Āҍā҉Čѹ
did grace	Āґāѳ
did it	Ā҆ā҇
did it get	ĀҏāѺ
did it live	ĀҌ
did it turn	ņ҆
did not	āҌă҆Ą҈Ďѷ
did not exist	ă҇Ą҆
did not touch	āҌĎѷ
did one	āѷŅҋ
did one call	āѷŅҋ
did somebody	ĀѴāѮą҆Ĉ҇Ĭ҈į҆İ҇
did somebody create	ĀѺą҇
did somebody last	āѺį҉
did somebody make	Ĭ҈
did someone last	į҆
did the	ā҉ą҇ĭҏı҆Ķ҉
did the author	Ā҈
did the authors	ĀѸāѶĭҐı҆
did the history	ĀѺą҈
did the last	ā҇
did the latest	āѹį҉
did they	ĀѭāѢĬ҉ĭ҈ő҆
did they import	Ī҇
did they make	āѵĬҊĭ҉
did they rename	ā҇
did to	ā҈
did we	Āѷāґįѹ
diff	ĀҏāѪčҒďҙ
diff <name>	ĀҊď҈
diff _ $	Āҋāѹ
diff _ <commit>	čҋ
diff _ <name>	ďҋ
diff of	čҍ
diff of <commit>	čҋ
diff |	āѺ
diff | $	āѺ
differ	ĀҏāѹăѴďҘ
differ $	ď҇
differ _ $	ĀѺďҊ
differ from	ĀҍăѴď҇
differ |	ĀѺďҊ
differ | $	ĀѺďҊ
difference	ĀѺā҉ďҊ
difference between	ď҈
difference in	ā҆
differences	ďқ
differences $	ď҉
differences between	ā҇
differences in	ďҊ
different	ĆҒďҚŁѹ
different _ $	ď҉
different _ committed	Ā҆
different _ on	ā҆
different _ the	ď҉
different definitions	Ć҉
different in	āҌ
different in the	ď҉
different params	ďҌŁѺ
different people	Ā҆
different people committed	Ā҆
different things	ā҆
different things on	ā҆
different |	ď҆
different | $	ď҆
differently	ā҇
differs	ā҆
differs _ $	ď҇
differs |	ď҇
differs | $	ď҇
diffrent	ĀҕăѺĄѵ
dir	ĀѺőҧ
dir $	őґ
dir _ <path>	ő҆
dir containing	őґ
direct	ĀҋĜҊňѸ
direct _ indirect	Ā҆
direct _ of	Ĝ҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	ĜҊ
direct import of	Ĝ҆
directly	Ā҉ĊѺĘґňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҏĜѸ
directly _ through	ĀҌ
directly or	ĀҞāѺĜѸ
directly or indirectly	ĀҏĜѸ
directly or through	ĀҌ
directly |	ĀѸĜҊ
directly | $	ĀѹĜҊ
directory	ĀѴőҰŒґ
directory _ <name>	őҍ
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
distribution	Į҆
distribution _ what	Į҆
distribution |	Į҆
distribution | what	Į҆
do	āҠăҊćѷĉѵđѸĒѶēѱĘҏęѹĝҋğҋġҋĢҔģѺĦҏħ҈ĩѶĪѵīѹĬѫĭѸĮѺįѸİѺĶѸĻѹŁ҇ŅѸŇ҉ňѹŊѸŋҎōѹŎҕŐѸŒҊŔ҆ŕѹ
do $	ĀѷāҔ
do <name>	Ā҆ď҇
do <name> and	ď҇
do <name> objects	Ā҉āѺ
do _ $	āҐďѷĢҞ
do _ 's	Ā҆āѺ
do _ <name>	ō҈
do _ a	ā҆
do _ all	Ŏ҆
do _ and	ĀҐāѴď҇
do _ by	ĀҌāѺ
do _ call	Ł҆
do _ contain	āҎŉѶ
do _ decorators	ā҇
do _ depend	Ā҉āѹ
do _ find	āѷĤ҆œ҆
do _ follow	ā҆
do _ get	āѳħҍňѸŌ҉
do _ go	Ċ҉
do _ happen	ĀѶň҆
do _ have	āѱĂҋą҈ėѷġҔŋҎ
do _ import	ā҈ĝ҉ĩѸ
do _ importers	ĜѶĝҒ
do _ imports	āѺĜҒĝѶĦҋ
do _ in	ĀғāѮ
do _ it	āҊ
do _ know	ŏ҆
do _ mean	Œ҇
do _ methods	ā҆
do _ need	ĀѹĞѺĢ҉ń҉
do _ objects	Ā҉āѺ
do _ of	Ŏ҆
do _ override	ĀѶāҔ
do _ pass	Ā҉āѯĔҋ
do _ run	ă҆
do _ see	ā҆œѹ
do _ set	Ķ҆
do _ signatures	ď҆
do _ test	ĀғāѰ
do _ tests	ĀҕāѸ
do _ tets	Ŏ҇
do _ the	ā҆
do _ use	ĀґĶѴ
do _ work	āѺĥ҇
do at	ă҇
do i	āҐĂҊă҇ėѺĢѺħҍĵ҇ķ҇Ĺ҆Łҋń҆ŇҊőҍ
do i call	Ł҆
do i find	āѸœ҆
do i get	Ā҆āѳħҋő҆
do i have	Ā҇ā҇Ăҋėѷő҆ŕ҆
do i need	ĀѹĞѺŁ҆ń҉
do i run	ă҆
do i see	ā҈œѹ
do import	āѹĩ҈
do not	ĀѵāңĔґĩѷŉѶōѺ
do not contain	āҎŉѶ
do not get	Āѱ
do not import	ā҈ĩѹ
do not know	āѺŒ҆
do not override	āҊ
do not pass	ĀҋāѲĔҋ
do so	ā҆
do step	ĀҌāѺ
do step by	ĀҌāѺ
do subclasses	ĀѶā҆
do tests	ĀҒāѫŎ҆
do tests in	ĀғāѮ
do tests of	Ŏ҆
do the	Āѵāѷď҈ĘҎĚ҆Ĝ҈ĝ҇ğҌĥ҇ĦҊŎҌ
do the decorators	ā҆
do the importers	ĜѶĝҒ
do the imports	āѺĜҒĝѶĦҋ
do the tests	Ā҈
do the tets	Ŏ҇
do they	ŎҊ
do to	āҋĒѺ
do to a	ā҆
do we	ĀҘāѨą҇Ċ҇ė҇ĝ҉ġҐĶѸł҈Ŕ҇
do we depend	Ā҉āѹ
do we have	āѤą҈ġҖł҉
do we import	ĝ҉
do we need	Ģ҉
do we use	ĀґĶѴ
do without	ā҆
do wrong	āҊ
do you	ĀѱĬѺĺ҇ŋ҉Ō҇ŏ҇
do you get	ĀҋňѺŌ҇
do you happen	ĀѶň҆
do you have	āѸŋ҉
do you know	ā҇Ň҆ŏ҆
do |	āҋďѷĢҡ
do | $	āҋďѷĢҡ
doc	ĀҒ
doc comment	Ā҉
docs	Āҧ
docs _ <name>	Āҝ
docstring	ĀҪāҏĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	Āҗ
docstring of	ĀҖ
docstring of <name>	ĀҖ
documentation	āҔ
documentation _ <name>	Ā҈
documentation for	Āґ
documentation for <name>	ĀғāѴ
documented	ĀѸāҡ
documented _ $	āҍ
documented _ the	ā҆
documented in	ā҈
documented in the	ā҆
documented |	ā҉
documented | $	ā҉
does	ĀҐāѵĂѺĄѺąѷĆѳĈҕĉҋĊѬċѶČ҈č҉ĕҊĘҜęғĚҏěҐĜҠĝҌĞ҉ġҋĢҍģҍĥѳĦ҇ħҐĨ҆ĩѪĪҐĬѲĭѵįѭĳҌĸѸĹѴĻѲĽѸŀѲłѹŃѱŅѨņѵŇѹňѮŉѺŊ҆ŋҊōѪœѰŔѺ
does $	Ģҙ
does <commit>	ĀѶāѺČҌŉ҆
does <commit> touch	ĀѶČҌ
does <literal>	ĀѳĵҖ
does <mark>	ĀѹāѶĒҕ
does <name>	ĆѺćҒĉҔĊѷď҇đҎĒѸĕҊĖѹĘҎęҐĚҒěҐĜ҉ğѸġҊĢѯħҍĩѺīҎĬ҈Įѵĳ҉ĵѶĶѺĽѹŃѶņѺŇѺŋѵō҆ő҇
does <name> <name>	ĀѵāҡđҍĘѸĚѸ
does <name> accept	ĀғāѶĘѹĚѺŁҊ
does <name> appear	ěҌ
does <name> behave	Āѷāҋ
does <name> call	ĀѶāҏĉҒĘѳęҏŁѺ
does <name> carry	āҋ
does <name> catch	āҋ
does <name> check	āҋ
does <name> come	āѺ
does <name> count	Ĭґ
does <name> declare	āѺĂ҉Ŀ҈
does <name> default	ĕ҇
does <name> define	ĀҊāѴĘѺĚѺĺҌļ҉ľҎ
does <name> depend	ĀѶĪҌ
does <name> do	āѳĢҔ
does <name> end	Ā҇
does <name> execute	ĉҊĘҎ
does <name> exist	ā҆ġғ
does <name> expect	ĀҊāѺŁ҉Őѹ
does <name> export	ģ҇
does <name> expose	ģҎ
does <name> extend	ĀѹćґĚ҉
does <name> get	ĀѹĉѺęҐō҉
does <name> have	ĀѪāѫćҎĉѸĐ҈Ě҆Ĥ҈ĪѺĭҐĳҊĿҋňҋ
does <name> implement	ī҈
does <name> import	ĀҎāѸĝ҆ģѷŏ҈
does <name> include	Ī҉
does <name> inherit	ĀҊāҌĚ҇ľѯ
does <name> invoke	ĉҐ
does <name> itself	Āҋćѹ
does <name> live	ķґ
does <name> make	ĉ҆
does <name> need	ĀҌģѺ
does <name> never	āҏĉѸńѺ
does <name> not	ā҆
does <name> occur	ĀҍāѺ
does <name> of	ģ҈
does <name> offer	ģ҇
does <name> override	ĀҌā҈
does <name> pass	āҏŁѳ
does <name> provide	ģ҆
does <name> raise	ĀѸāҏń҈
does <name> really	ĀѸā҇
does <name> return	āҊŇҊ
does <name> run	ĀѷāѺĘҔ
does <name> sit	ő҇
does <name> specialise	ĀѷĚҔ
does <name> stand	āҏĢѹ
does <name> subclass	ĀѸāѺćҎĚҌ
does <name> take	Ł҇
does <name> throw	ńҌ
does <name> turn	Ā҇
does <name> use	Āѵāѹĉ҉ĕ҉Ęҋ
does <path>	ĀҍĜҊĝғģ҉ħҋĨҐĩѺĪ҆ĳ҇ŊҍőҊ
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	ĀҎāѳ
does <path> depend	ĀѸĪ҉
does <path> drag	Ĝ҆
does <path> end	Ĩ҆
does <path> export	ĀҏģѺ
does <path> expose	Āѷģҏ
does <path> get	Āѹāҋĝ҉ħѳŕ҉
does <path> have	ĝ҈ĳѺŊ҉
does <path> import	ĀґĜѷĝ҈ģѺĦ҇ĪѺŏҌ
does <path> include	ĀҒĜѵ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҆
does <path> reach	Āѵā҆ħ҆
does <path> require	ĀѵĜҋĪ҈
does <path> say	Ā҆
does <path> set	Ā҇
does <path> sit	ő҇
does <path> take	ĀҍĦѴ
does <path> use	ĀѵāҎ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	Ā҉Ģқ
does _ <literal>	Ľ҈
does _ <name>	ĀѴāҜđҌĘѷĚѷĢѹķ҈ĺ҆ĿҌŇ҈ŌҊŒ҇
does _ accept	ĀҒāѵĘѹĚѺŁҍ
does _ and	ď҈
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҊāѸĵҔ
does _ behave	Āѷāҋ
does _ belong	ě҆Ħ҇ŉ҆
does _ blow	ā҉
does _ body	ĀѸĘҊ
does _ break	ā҆
does _ bring	ĀҊĪѺ
does _ build	Ā҉ā҆Ĉѷ
does _ call	Ā҉ĉҖęҏġѺŁѹŇ҆
does _ capture	āҎ
does _ carry	ā҉ē҆
does _ catch	ĀѺāҏ
does _ change	ĀҊāѶ
does _ check	Āѷāҕ
does _ checker	Ő҉
does _ ci	Ā҆āѹ
does _ class	ĚѸīҌľҐĿ҆ňѶ
does _ code	ĀҏāѴğ҈
does _ come	āѶħ҇
does _ commit	Ā҆āѶč҇
does _ conform	ā҉
does _ constant	ĀѷĶ҈
does _ contain	Ī҆ĳ҈ōѸ
does _ count	ĀѶāѸĬҔĭ҇
does _ declare	ĀҍāѴĂ҇Ŀ҆
does _ decorator	āҌ
does _ default	ĕ҇
does _ define	ĀҗāѥĐҋĘѺĚѺĺҌļ҉ľҍŊ҇
does _ demand	āѺĮ҇
does _ depend	ĀѱĜ҆Īҕ
does _ diff	čҊ
does _ do	ĀҕāѱĢҚ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	ħ҆Ĩ҆ĳ҈
does _ entry	ā҆
does _ enum	Āѭāҕ
does _ error	Ā҆āҍ
does _ exception	ĀҊāѵŃҊ
does _ execute	ĀѹĉҊĘҎ
does _ exist	ĀѸāҍą҈ĘѺġҙŋҋ
does _ expect	Ā҉āѹŁҍŐѹ
does _ export	ĀҋģҊ
does _ expose	ĀѳāѺģҡ
does _ extend	ĀѺćҐĚ҇
does _ fail	ĀғāѰ
does _ file	ĀѴāѶĎ҉Īҍ
does _ find	ě҆
does _ function	āѸē҉Ę҈
does _ get	ĀѲāҌĉѷĊ҉Ĕ҈ęҏĝ҈ģѺħѵĩ҉ĵѺō҉ŕҌ
does _ give	ā҉
does _ go	Ā҉
does _ have	Āѭāѭă҆ćҐĉѷĐҌĖѺĝ҇ĢѺĤҊĭҏıҔĳ҆Ŀҋň҉ŊҎŋѺŐҋ
does _ history	Ā҉Ďѹ
does _ hold	āѺ
does _ implement	Ā҈
does _ import	ĀҚĝґģѰĦҊŏҗ
does _ in	ĀҊāѳ
does _ include	Ā҈Ī҉
does _ indirectly	āѷħҍ
does _ inherit	āҋć҇Ěҋľѯ
does _ install	Ğ҆
does _ interface	Āҏ
does _ invoke	ĉҒĘ҉
does _ it	ĀѸāҍŏѺ
does _ itself	Āҋćѹ
does _ keep	ā҈
does _ l	ĳ҆
does _ leak	ĀѺāҊ
does _ linter	ā҆
does _ list	ĘѹęҌ
does _ live	ĀѶĵ҉ķґő҈
does _ load	Ĝ҇
does _ log	ĀѺĎ҇
does _ make	ĉ҉ģҊ
does _ mean	āҌ
does _ method	Ā҇
does _ module	ĀѺĢ҆ģҋ
does _ need	ĀҍāѵĖҊė҇ģѷĮѹŏ҈
does _ never	āҏĉѸńѺ
does _ no	Āҋ
does _ not	ŋ҈
does _ occur	Ā҆
does _ of	ģ҈
does _ offer	ĀѺģҍ
does _ option	ĀѵāҌ
does _ override	ĀҘ
does _ parameter	Ĕ҈
does _ pass	āҊŁѳŌ҈Ŏ҆
does _ point	ĀѸİ҉
does _ project	Ā҉ā҆ĖҊė҆ġ҇Į҈ıѸŊѷ
does _ provide	ģҎŏѺ
does _ pull	āѸĜ҉ħ҆Ī҈
does _ raise	Ā҆ńҒ
does _ reach	ĀѲā҇ħ҉
does _ read	āѸĴҋ
does _ really	Āѵā҆
does _ rely	ĀѺĜ҆
does _ repo	ĀҎ
does _ require	ĀѰĜҎģѺĪҜ
does _ reside	ő҈
does _ return	ĀѸāҐŇҐ
does _ run	ĀѷāѸĘғĳ҈
does _ say	ĀҖāѴİѺĴ҈
does _ server	Ā҉
does _ set	Ā҇
does _ sit	ĀѸķ҆őҎ
does _ specialise	ĀѷĚҔ
does _ stand	āҐĢѸ
does _ start	Ā҉
does _ still	Ĉ҆
does _ subclass	ĂѺćҎĚҌ
does _ succeed	ĀѯĈҘ
does _ support	Āѷā҇ĮҊ
does _ take	ĀҎā҆ĦѴŁҌ
does _ test	āҘŋ҆Ōѵ
does _ text	ĀҔāѳ
does _ the	ĀѶāѸŌҏ
does _ throw	ńҌ
does _ touch	ĀѶČҍ
does _ turn	Ā҆
does _ type	āҐ
does _ typedef	āҍ
does _ use	ĀѩāҌĉ҉ĕ҉Ęҋ
does _ variable	Ā҉
does _ work	Ĉ҉
does _ workflow	āҋ
does _ wrap	Ē҆
does _ |	ň҆
does a	ĂѺŇ҆ŋ҆
does a <name>	Ā҆
does a call	Ň҇
does a test	ŋ҇
does an	ĥ҇
does anything	Āґ
does anything call	Ā҈
does ci	ĀҌİѺ
does circle	ĀҍīѸ
does class	ĀѷĿҍ
does class <name>	ĀѷĿҍ
does config	Ā҇
does engine	Ā҆
does every	Āѫāҕ
does every test	Āѫāҕ
does everyone	Āѹā҇
does everyone import	Āѹā҇
does following	Ħ҉
does it	Āґĉ҈ċѺĘҊĜ҇ĝѺģ҆ĪҍĮҋĴҍĻѷŁ҈Ň҇ŋҊōѶŎѸ
does it build	ĀҋĈѹ
does it call	ĀҊāѴĉ҈
does it capture	āҎ
does it contain	Ā҈
does it count	ĭ҈
does it declare	Ā҈
does it demand	Į҇
does it do	ĀғĢ҆
does it exist	Āѹā҉ŋҊ
does it export	ģ҉
does it fail	ā҇
does it get	Ċ҈Ĕ҆
does it give	ā҈
does it have	Ā҆āҊ
does it import	āѺĜҎ
does it inherit	ć҈
does it install	Ğ҆
does it invoke	Ę҆
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҇
does it override	ĀҊāѺ
does it pass	Ō҈
does it raise	ĀҌāѱńҊ
does it read	āѸĴҋ
does it return	Ň҆
does it say	āѸĴ҈
does it sit	ķ҆
does its	āѺ
does load	Āҋ
does nobody	ā҈
does not	āҐď҈ŏҋ
does not and	ď҈
does not have	ā҆
does not it	ĀѹāҍŏѺ
does not need	ŏҋ
does one	āѶě҆
does one find	ě҆
does one get	Ā҆
does our	ā҆
does our linter	ā҆
does project	ė҇
does project support	Įҋ
does something	ĀҊ
does test	ĀґāѺ
does test <name>	Āґ
does that	ĀґāѧĠ҆ň҆
does that class	ī҆
does that workflow	Ā҇āѺ
does the	ĀѷćѲĈѸčґĎ҇ĐѺĒѸēҍĕ҇Ė҆Ę҉ęҌĚ҇ğҋĢѹģ҇ĥѹĴѸĶ҈ĺҌľҌŃ҆ŅѹŇѲňѵŊѶŋ҆Ő҆őѺ
does the <name>	āѱŌҋŒ҇
does the body	ĀѸĘҊ
does the build	ā҇
does the checker	Ő҉
does the ci	Ā҆āѹ
does the class	ĚѺľҍĿ҆ňѸ
does the code	Āҏāѵğ҈
does the commit	Ā҆āѶč҇
does the constant	ĀѷĶ҈
does the decorator	āҋ
does the diff	čҊ
does the docstring	Ā҇
does the entry	ā҆
does the enum	ĀѭāҖ
does the error	āҋ
does the exception	ĀҊāѵŃҊ
does the file	ĀѵĎ҉Ī҈
does the function	āѷē҉Ę҈
does the history	Ā҉Ďѹ
does the include	Ĝ҇
does the interface	Āҏ
does the log	ĀѺĎ҇
does the module	ĀѺĢ҆ģҋ
does the option	ĀѵāҌ
does the parameter	Ĕ҈
does the project	ĀҊĖ҇ė҆ġ҇Ŋѷ
does the test	ĀҌāҏŌѹ
does the text	ĀҔāѳ
does the type	āҏ
does the typedef	āҍ
does the variable	Ā҉
does the workflow	ā҆
does this	ĀҊāѷĈ҇Ėҋė҇Ğ҇ı҈
does this project	ā҈Ĉ҆ıѷ
does this repo	ĀҎ
does this workflow	ĀѷāҌ
does wc	ĳ҆
does wc l	ĳ҆
does |	Āҋ
does | $	ĀҌ
doing	ĀѺāҋĢҊ
doing _ $	Ģҋ
doing |	Ģҋ
doing | $	Ģҋ
done	ĉҋ
dose	ĀҐāѴĈ҇Ĝ҇Ōҍ
dose <name>	Ā҈
dose _ file	Ĝ҇
dose _ project	Ĉ҇
dose the	Ĝ҇
dose the file	Ĝ҇
dot	āѺĿ҇
double	ĀѺāҒ
double _ value	ā҉
double the	ā҉
double the value	ā҉
down	ħ҉ĽҊŀҊň҉
down $	Āҍ
down _ $	ā҇Ľ҇
down _ <number>	ā҈
down _ <path>	ħ҉
down _ hierarchy	ŀ҆
down the	ŀ҇ň҈
down the hierarchy	ŀ҆
down to	ĀѺħ҉
down to <number>	ā҈
down to <path>	ħ҉
down |	ā҇Ľ҇
down | $	ā҇Ľ҇
drag	ĜҊ
drag <path>	ĜҊ
drag <path> in	ĜҊ
drag _ in	ĜҊ
drop	ĀѺāҖ
drop the	ā҇
dropped	āҏ
dropped _ $	āҍ
dropped |	āҍ
dropped | $	āҍ
duplicates	Ā҈āѹ
during	ĀѹāҝĶѺ
during _ run	ā҈
during execution	āґ
during the	ā҇
each	āѭĆҮĉҍĤ҈ĥғŀ҉ńҌ
each _ of	ĉҒ
each _ that	Ć҉
each _ with	ĥґ
each _ |	Ā҇
each class	ĥҖ
each file	Ć҇
each other	Ā҆
each other |	Ā҇āѺ
each overload	Ć҆
each place	Ā҈
each place that	Ā҈
earlier	Āҋā҈İѭŅҢ
earlier $	Ņ҆
earlier _ $	ā҉
earlier _ for	Ņ҇
earlier name	Ņҏ
earlier name for	Ņ҇
earlier on	Ņ҆
earlier on $	Ņ҆
earlier release	ā҈
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҆
edges of <name>	Ċ҆
edit	āѬĐ҆įҗ
edit _ <name>	āѺį҈
edit _ <path>	āѺį҉
edit of	āѷįҊ
edit to	į҈
edited	āѴčҋĎ҈įҍ
edited <path>	į҆
edited _ $	ĀҋāѸįҋ
edited in	ĀѺč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
editor	ĀѺ
else	Āҋā҈
elsewhere	Ī҆
elsewhere $	Ī҆
empty	āҌ
empty _ $	ā҇
empty |	ā҆
empty | $	ā҆
enclosed	ā҆ĻҊ
enclosed _ <name>	ā҆ĻҌ
enclosed by	ā҆Ļ҇
enclosed by <name>	ā҆Ļ҇
enclosing	ĻҐ
enclosing _ <name>	ĻҐ
end	ĀҎĢ҇Ħҋĳ҆
end _ $	ĀҎĳ҇
end _ <name>	āѺĢ҈
end _ a	Āҍ
end _ being	ĀѷāҌĨ҆
end _ calling	ĀҋĊѵ
end up	ĀѸĦҋĨ҆
end up being	ĀѷāҌĨ҆
end up calling	ĀҋĊѵ
end |	ĀҎĳ҇
end | $	ĀҎĳ҇
ending	ħ҈Œ҇
ends	ĀѺĔ҇Ĩ҇
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҇
engine	ĀҢāѴĆѺ
engine _ $	Ā҆
engine _ |	Ā҆
engine is	ĀҊĆѺ
engine |	Ā҆
engine | $	Ā҆
enough	ĀѺāҗĬѺ
enough _ $	ā҇
enough _ be	ā҈ĬѺ
enough _ in	ā҈
enough tests	ā҈
enough tests in	ā҈
enough to	ā҈ĬѺ
enough to be	ā҈ĬѺ
enough |	ā҇
enough | $	ā҇
enter	ĀҎāѶ
enter the	ĀҎāѶ
entitled	Œ҆
entitled <name>	Œ҆
entitled <name> |	Œ҆
entitled _ |	Œ҆
entries	ĀѷĎ҉ĞҨŁѲłѺ
entries _ it	ĀѸĎ҉
entries does	ĀѸĎ҉
entries does it	ĀѸĎ҉
entry	ĀѹāѺċ҆ĐҧĞҢį҉İ҆ĸҌ
entry <name>	ĐҎĸ҇
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	ĀѳĞҊįҋ
entry _ <name>	ĐҌ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҆Ğ҆
entry _ the	Ā҉āѹĐ҈
entry _ |	ĀҊ
entry for	āѹċ҇Đ҇
entry for <name>	Đ҇
entry inside	Đ҆
entry inside the	Đ҆
entry of	Ā҉āѹĐ҇İ҈
entry of the	Ā҉
entry point	ĀѷāҌ
entry points	ĞҤ
entry points $	ĞҊ
entry points of	ā҆Ğ҆
entry points |	Āҋ
entry |	įҋ
entry | $	įҋ
enum	āҕĶѶĸӦ
enum _ $	ĸҏ
enum _ <name>	ĀґāҔĶѹĸҝ
enum _ a	ĀѸā҉
enum _ are	ā҈
enum _ the	ĸ҈
enum case	ĸҌ
enum case <name>	ĸ҉
enum constant	ĶѺĸҒ
enum constant <name>	ĶѺĸҎ
enum entry	ĸ҉
enum entry <name>	ĸ҇
enum member	Āғ
enum member <name>	ĀҚĸѴ
enum members	ā҉
enum members are	ā҈
enum value	ĸ҈
enum value <name>	ĸ҆
enum variant	āҌ
enum variant <name>	āҌ
enum |	ĸҊ
enum | $	ĸ҈
enumerate	Ā҆āѭĆҚĶѺľѺĿҌŏ҆
enumerate _ <name>	ĀҎ
enumerate _ classes	Ā҆
enumerate _ functions	ā҈
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҇
enumerate every	Ā҈
enumerate everything	ĀҎ
enumerate the	ĀѷāѳĆҏĿ҇ŏ҆
enumerate the classes	Ā҆
enumerate the functions	ā҈
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҇
enumeration	ĸҏ
enumeration _ <name>	ĸҌ
enumeration member	ĸҌ
enumeration member <name>	ĸҌ
enumerator	ĸұ
enumerator <name>	ĸҪ
env	ĀѸğҮ
env _ <name>	āҒğҒ
env var	ā҉ğҔ
env var <name>	āҏğҋ
env variable	ğ҉
env variable <name>	ğ҇
environment	ā҆ĊѺğӀ
environment $	ğҎ
environment _ $	āѶğҕ
environment _ <name>	ĀѴāҖğҎ
environment variable	āҌğҎ
environment variable <name>	ĀѴāҙğ҈
environment variables	Ā҉āѺ
environment |	ğҘ
environment | $	āѶğґ
equal	ĀѺđҡ
equal _ $	đ҆
equal to	đҎ
equal to $	đ҆
equals	đҘĕҋ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đґ
equals what |	đҊ
error	ĀѹāҏŃҞńҕŎ҆
error <name>	ŃҖ
error <name> $	Ń҈
error <name> |	Ń҆
error _ $	ŃґŎ҆
error _ line	ā҈
error _ that	ńҍ
error _ type	Ā҈
error _ |	Ń҆
error of	Ā҈
error of type	Ā҈
error on	ā҈
error on line	ā҈
error types	ń҈
error |	Ń҉Ŏ҆
error | $	Ń҈Ŏ҆
errors	āѰĈҚńҫ
errors <name>	ń҆
errors _ $	ĀѹĈҍ
errors _ <name>	āҊ
errors come	ń҈
errors did	ā҉
errors |	ĀѹĈҍ
errors | $	ĀѹĈҍ
evaluate	đҌ
evaluate _ $	đ҉
evaluate to	đҋ
evaluated	ğ҆
evaluates	Ň҆
evaluates to	Ň҆
even	ĀҊāѺ
events	ĀѸāѴŕӂ
events _ $	ŕ҉
events _ <path>	ŕҍ
events _ the	ŕҐ
events is	ŕҊ
events of	ŕ҆
events that	ŕ҈
events |	ŕ҉
events | $	ŕ҉
ever	ĀҖāҋęҎěѹĦ҆ŏ҆
ever _ $	ā҈
ever _ <name>	Ā҆
ever _ <path>	ā҈
ever _ back	Ħ҇
ever _ test	ā҆
ever _ |	Āҍ
ever a	ā҇
ever a test	ā҆
ever imported	ā҇
ever imported <path>	ā҇
every	ĀҋāҒĆҧćѶĉ҇ĐѺē҆Ė҈ĚҊģҌĤҏĬѶĵѸķѵĹѹĺѶĽѺĿ҈ŀҎňҒŉҊŋѺŎ҇ŐѺőѷ
every <name>	āѰĚґģҏĬѺ
every <name> item	ģҏ
every _ $	āґ
every _ <name>	ĊѺĤҏň҆
every _ definition	āѸĆ҆
every _ in	āѺŃ҉ŎҌ
every _ item	ģҏ
every _ of	Ćқğ҇ĥ҆ŀҊň҉Ŕ҆
every _ that	Āҗē҆
every _ to	ĀҐőѺ
every _ where	Ā҇
every _ with	Ā҈ō҆
every annotation	ēҊ
every call	ĀґāҊĊѱ
every caller	āҊĊҏ
every class	Ā҉ňҍ
every class that	Ā҉ň҇
every def	Ćҗ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҋŃ҇
every method	ĀѹĒ҇ĿҐ
every place	ā҇Ć҆
every place <name>	Ā҈ĊѺ
every place that	Āѹā҉Ć҆
every place where	Ā҇
every reference	ĀҐőѺ
every reference to	ĀҐőѺ
every single	Ć҈
every subclass	ĀѶňҍ
every test	ĀѴāґō҈Ŏ҉
every test in	ŎҌ
every test that	ō҆
everyone	āҍ
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	Āѹā҇
everyone who	Ā҇
everything	āґćѺĈ҆ĉҊĒҏĖѹģҍĥ҆ĪҎŁ҇ňғŎҏŏѸ
everything <name>	Āґ
everything <path>	Āҍ
everything <path> imports	Ā҈
everything _ <name>	ĉ҉
everything _ can	Ł҆
everything _ defines	ĀҎ
everything _ implements	ĥ҈
everything _ imports	ĀҔ
everything _ is	ģ҈Ī҈
everything in	ŎҊ
everything that	ĀҌĒ҆ĥ҇ĩ҇Ī҈
everything that <name>	ĉ҆
everything that calls	Ā҆
everything that implements	ĥ҈
everything that is	ģ҈
everything you	Ł҆
everything you can	Ł҆
everywhere	Ā҈Ćҍ
everywhere $	Ćҍ
everywhere <name>	ĀҎ
exact	Ŕ҉
exact _ <literal>	Ŕ҈
exactly	Į҈įѺķҌĻ҆
exactly $	ķҏ
exactly _ $	Đ҆
exactly _ altered	ā҆
exactly _ thanks	ā҇
exactly is it	Ļ҆
exactly once	ā҇
exactly once thanks	ā҇
exactly was	ā҆
exactly was altered	ā҆
exactly |	Đ҆
exactly | $	Đ҆
exc	ĥѺńҙ
except	ĀҔāґńҍŎѹ
except <name>	āҏŎѺ
except _ $	Āғāѳ
except the	āҐ
exception	Ā҆ā҆ćѺŃҽńҒ
exception <name>	ĀҕŃҞńѺ
exception <name> $	ŃҌ
exception <name> inherit	ĀҌāѹ
exception <name> |	Ń҈
exception _ $	ā҆ŃҒńѺ
exception _ <name>	ā҉
exception _ by	ā҇
exception _ inherit	ĀҌāѹ
exception _ |	Ńҋń҈
exception class	Ń҉
exception class <name>	Ń҉
exception classes	ń҉
exception does	ń҈
exception types	ńҒ
exception types |	ńҊ
exception |	āҊŃ҇ńѺ
exception | $	ā҇ńѺ
exceptions	āҎŃѵńӚ
exceptions $	ŃѺńҌ
exceptions <name>	ĀѹāҞńѷ
exceptions <name> <name>	āҚńѱ
exceptions _ <name>	āҗ
exceptions _ by	ń҇
exceptions _ in	ń҇
exceptions _ it	ń҇
exceptions _ raises	ń҈
exceptions _ the	ńҋ
exceptions are	ĀҊ
exceptions can	āѸń҈
exceptions can <name>	āѸń҇
exceptions does	āҊń҆
exceptions does <name>	āҌ
exceptions might	āѸńҊ
exceptions that <name>	Ā҇
exceptions thrown	ń҈
exceptions thrown in	ń҆
executables	āѺĞҔ
execute	ĀѵĉҊĘҎŌ҈ŎҌ
execute _ test	Ō҇
execute _ tests	ŎҊ
execute the	ĀѷĘҎŌ҆Ŏ҉
execute the tests	Ŏ҇
executed	āѹęҌěѺŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	ĀѹĊғ
execution	āҌ
exercise	ōҋ
exercise <name>	ō҇
exercise <name> $	ō҇
exercise _ $	ō҇
exercise _ |	ō҆
exercised	ō҆
exist	Ā҆ă҉Ą҇ĠҒġҗŀҋņ҆ŋҋ
exist $	ĀѯāѸą҈ġҖŀҊ
exist _ $	ŋҎ
exist _ <name>	Āҕ
exist _ <tag>	āѵă҇Ą҆
exist _ me	Ā҇
exist _ other	ā҉
exist _ the	Ę҆
exist _ this	ġ҇
exist at	āѹă҇
exist at <tag>	āѷă҇
exist in	āҐĄ҆
exist in <tag>	Ą҇
exist in other	ā҉
exist in the	Ę҆
exist in this	ġ҇
exist tell	Ā҇
exist tell me	Ā҇
exist |	ŋҎ
exist | $	ŋҎ
existed	Ā҉ĠҊ
existed _ $	Āҋāѷ
existed in	ā҆Ġ҆
existed |	Āҋāѷ
existed | $	Āҋāѷ
existence	ĀѹāѺġҐŋҖœѴ
existence _ <name>	ġҐ
existence _ the	ŋ҈
existence of	ĀѹāѺġҐŋҖœѴ
existence of <name>	ġҐ
existence of the	ŋ҈
existing	ŋҌ
existing _ $	ŋ҆
exists	ĀѷāѧĘҋĜҊġҠŋҝŌѶ
exists $	ŋ҉
exists _ $	ĀѷāѳĘҌĜҋġ҇
exists _ here	Ā҆
exists _ or	ġҊ
exists _ this	ġ҆
exists in	Ā҆ġҋ
exists in here	Ā҆
exists in this	ġ҆
exists |	ĀѹāѴĘҌĜҋ
exists | $	ĀѹāѴĘҌĜҋ
expand	ĀҊāҍđ҆
expand _ |	Āѹđ҆
expand to	Āѹđ҆
expand to |	Āѹđ҆
expect	ĀҒāѵŁҌŐѹ
expects	Ł҇
explain	ĀѹĢҺ
explain <name>	ĀѸāѸĢҨ
explain <name> $	Ģґ
explain <name> to	ā҈
explain _ $	āѶĢҠ
explain _ <name>	Ģҏ
explain _ to	ā҈
explain the	āҍ
explanation	ĢҌ
export	āҌģҟ
export $	ģҋ
export _ $	ĀҌāѸ
export _ in	ģ҇
export _ of	ģ҆
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҋ
export statements in	ģ҇
export |	ĀҌāѸ
export | $	ĀҌāѸ
exported	Āѩā҇ģҵĭӂ
exported $	ĭҍ
exported _ $	ğѹĭҖ
exported _ <name>	ģҊ
exported _ <path>	Āѹāҋģҋ
exported _ in	ģ҆
exported _ of	ģҌ
exported _ the	ģ҆
exported by	āґģ҈
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҈
exported |	ğѹĭҕ
exported | $	ğѹĭғ
exports	āґģҼ
exports $	ģҚ
exports _ $	ĀҊāѹģґ
exports _ <name>	ģ҉
exports _ <path>	ģҊ
exports _ uses	ā҉ģѺ
exports from	ģ҈
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ā҆ģҌ
exports of <name>	ģ҆
exports of <path>	ģ҆
exports the	āҊ
exports |	ĀҊāѴģҐ
exports | $	ĀҊāѴģҐ
expose	ĀѳāѺģң
expose $	ģҋ
expose _ $	ĀѸģҒ
expose |	ĀѸģҒ
expose | $	ĀѸģҒ
exposed	ĀѺģҐ
exposed by	ĀѺģҌ
exposes	āѺģҟ
exposes $	ģҚ
extend	ĂҋćҎĚ҇īѺň҆
extend <name>	ĀѸĂҌĚ҉
extend <name> $	Ě҇
extend <name> |	ĀѺĂҊ
extend _ $	ĀѺćҏĚ҆
extend _ |	Ā҆ĂҊ
extend it	Āҋ
extend it |	Āҋ
extend |	ćҐ
extend | $	ćҐ
extended	ěҔň҇
extended _ $	ň҆
extended _ <name>	ěҒ
extended by	ěҎ
extended by <name>	ěҋ
extended in	ě҇
extended |	ň҆
extended | $	ň҆
extending	ĀѰňқ
extends	ĀѷāѺĂҊćҔĚҒňҌ
extends $	ćҌ
extends <name>	ĂҊĚҒň҆
extends <name> $	Ě҇ň҆
extends <name> |	Ăҋ
extends _ $	ć҈Ě҇
extends _ |	ĀѹĂҋň҉
extends what	ć҆
extends what $	ć҆
extension	āѸŒҙ
extension $	ŒҎ
extension _ the	Ā҆
extension is	Ā҆
extension |	Œ҇
external	ĀѵāѹĖҠ
external libraries	Ė҆
extra	Ā҉
extras	ĀҊ
face	ĥ҆
face _ $	ĥ҆
fail	ĀҝāқĉѺŃҋń҈ŊїŌҍōѶŎ҈œѺ
fail $	ĀҠń҆ŊѧōѺ
fail _ $	ĀҘāҌĉѺŊѱŎ҆
fail on	ĀѸāҊ
fail with	āѹŃҌ
fail |	ĀҙāҌĉѺŊѱŎ҆
fail | $	ĀҙāҌĉѺŊѱŎ҆
failing	ĀҠāѫŌҏ
failing $	ĀѹāѷŌҙ
failing _ $	ĀҖāѶŌѵŎ҇
failing _ in	ā҉
failing _ of	Ā҆
failing _ |	āѹ
failing tests	ā҈
failing tests in	ā҉
failing tests of	Ā҆
failing why	Ā҆āѺ
failing why |	Ā҆āѺ
failing |	ĀҖāѶŌѵŎ҇
failing | $	ĀҖāѶŌѵŎ҇
fails	ĀҊāѴŌ҇
fails _ $	ĀҊāѱ
fails |	ĀҊāѱ
fails | $	ĀҊāѱ
failure	ĀҎā҉ń҆ŋѹœѸ
failures	āѵŎҎ
failures _ $	āѸŎ҉
failures |	āѸŎ҉
failures | $	āѸŎ҉
fall	ĔҌł҉
falls	ĕ҈
falls back	ĕ҈
false	āѺč҇ĭҏ
false $	ĝ҆
false _ $	ĭҎ
false |	ĭҎ
false | $	ĭҎ
family	ĀҌćҋňѹ
family tree	ćҋ
far	Ā҇āѵĎ҈
far $	ĀҌāѵ
far _ $	Ď҇
far number	Ď҆
far number $	Ď҆
fast	ĀѶāҌ
fast _ <name>	ĀѶāҌ
fast is	ĀѶāҌ
fast is <name>	ĀѶāҌ
faster	āҧĬѹ
faster <name>	ā҈
faster <name> or	ā҈
faster _ $	āҋ
faster _ it	ā҆
faster _ or	ā҈
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҋ
faster | $	āҋ
fastest	āҡĥѩ
fastest _ $	āҋĥѺ
fastest |	āҋĥѺ
fastest | $	āҋĥѺ
features	ĀѲāҞ
features _ the	ā҇
features _ this	ĀѸāҌ
features does	ĀѶāґ
features does this	ĀѸāҌ
feilds	āѹĤҒĵѹ
fetch	ĀҜāѭĔѺğҊ
fetch <name>	ğҊ
fetched	āѹğҏ
field	ĀѺĐҊĤҒĶ҆ŐҖ
field $	ĐҊ
field <name>	āѵĶ҆Őҗ
field <name> |	āѶĶ҇ŐҔ
field _ $	Ā҆ĤҐ
field _ |	āѶĶ҇ŐҔ
field names	ĤҐ
field names $	ĤҐ
field of	āҔĤѶ
fields	ĀҗĤӘľѹ
fields $	ĤҖ
fields _ $	Ĥ҆
fields _ <name>	Āғā҇Ĥ҉
fields _ are	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҎāѵĤ҈
fields _ to	Ĥ҆
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	Ĥғ
fields does <name>	ĀѺĤҍ
fields has	ĀҏāѴ
fields is	Ĥ҉
fields is the	Ĥ҉
fields of	āҕ
fields of <name>	āҌĤҊ
fields that	Ĥҍ
fields that are	Ĥ҆
fields |	Ĥ҆
fields | $	Ĥ҆
fiels	Āѹă҆
file	ĀѫāѳĂѷă҉ąҍćѱĈѺĉѶĊѴċҕČҜčѺĎґďѶĐ҈đѪĒѷēѳĔѵĕѹĖѹėѹĘѺĚѺĝѶĞѺğґĠѳġҊĢѱĤѳĥѬħѵĩѴĪ҈īѱĬѩĭѱĮѶįҌİѷĵҤĶқķҝĸҚĹҔĺҝĻҊĽҠľѮĿѴŀѴŁѴłѺŃѵńѵŅҘņҙŇѷňѴŉѶŊ҈ŋѳŌѰōѨŎҗŐѵőґŒӄœҨŔҋ
file $	Ā҉ķѹĽ҇
file <name>	āѭąҏĎҎĐҋđѹģ҈Ī҇įҋĳ҈ĵѺĽѸľѸŊҋōѶŎҏőқœѲ
file <name> $	Ā҉ą҈Ď҇Ŋ҆ōѹ
file <name> has	Ā҆ľѹ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҇
file <name> which	őѸŒҊ
file <name> |	āҊőҊ
file <path>	ąҋĎҍĐҌĪ҆įҌĲ҇ĳ҈őҊ
file <path> $	Ā҈āѺĎ҈Đ҇Ī҇őѺ
file <path> has	Ā҆
file <path> where	Ā҈
file <path> |	āҕĪѺ
file _ $	Āҍāѳą҆ČҊč҆ĎҏĐҋġ҉ĩѸĪҎį҆ĵ҉Ĺ҉ĺѺōѷŎѺ
file _ <literal>	ĵҌ
file _ <name>	āѹĺҏĻ҆ŅґņѸŒ҉œ҈
file _ <option>	ċ҆
file _ <path>	ŅғņѸ
file _ and	Ľ҆
file _ became	ŅѹņҌ
file _ been	āѺį҆
file _ belongs	ő҆
file _ called	Œ҈
file _ class	āҌĵѸ
file _ contains	ķ҈Ľ҇
file _ file	Č҆
file _ formerly	ņ҉
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҈
file _ have	ĀѷĎҊĪ҉
file _ how	ĀѺŅ҆
file _ i	ĵ҈Œ҇
file _ import	Ĝ҇
file _ imported	āҌ
file _ in	ă҈Č҆
file _ is	āѺŅҊŒ҆
file _ it	ĸ҈ŅѺņ҉œ҈
file _ kindly	ő҆
file _ known	ņҋ
file _ line	ĀѸğ҇ķҊĹ҆ĺҏ
file _ module	ā҉
file _ more	ā҆
file _ name	Œ҈
file _ of	Č҆
file _ once	ņ҆
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	Ņѹņ҉
file _ renamed	Ņҋ
file _ stem	Œҋ
file _ test	œ҆
file _ the	Āѵāѹċ҉ĵ҆ĶҕķҊĸ҉ĽҎŒ҉œҎ
file _ to	ŅѺņ҉
file _ turned	Ņ҇
file _ was	ĺ҇Ņ҆
file _ where	Āҋāѹ
file _ which	ĺ҈őѷŒ҉
file _ |	āҜđѺĦ҆őғ
file adds	āѸċҊ
file and	Āѹğ҇ķ҈ĺҌļҊ
file and line	Āѹğ҇ķ҉ĺҏ
file became	āѺŅҜņѷ
file became <name>	Ņҏ
file became <path>	Ņҍ
file by file	Č҆
file came	ņ҆
file came out	ņ҆
file changes	Āҍ
file contains	ĺґ
file declares	Ľ҆
file declares the	Ľ҆
file did it	ņ҆
file do	ğ҆Œ҈
file does	Āҍāѱķ҉ļ҆
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
file has	āҏķ҆ĸ҆Ļ҆ŅѺŒ҇œҎ
file has <name>	Ļ҇
file has it	ĸ҇
file has more	ā҆
file has the	ņѹŒҋœҋ
file holds	ĵ҆
file holds the	ĵ҆
file in	ĺ҈
file in which	ĺ҈
file is	ĀѸŅ҆őѹŒҎœҌ
file is called	Œ҈
file is the	Ņ҇Œѹ
file itself	ő҆
file itself |	ő҆
file line	ĵҌķ҈Ļ҇Ľ҆
file line $	ĵҍ
file name	Ņ҆
file named	őҌŒ҆
file named <name>	ő҇Œ҆
file names	ČҊ
file names $	ČҊ
file now	Ņ҇
file read	āҊ
file read |	āҊ
file sets	Ķ҉
file that	ā҇Ć҆ĶҍņҊ
file that contains	ķ҈
file that has	Ć҇
file that imported	āҌ
file that is	ŅҊ
file that used	ņ҆
file that was	ņ҈
file used	ŅѺņ҉
file used to	ŅѺņ҉
file w	ĵҌ
file was	ņҌ
file was formerly	ņ҉
file was once	ņ҆
file was previously	Ņѹņ҉
file was renamed	Ņҋ
file was turned	Ņ҇
file where	āҋĵѸ
file which	Ľ҇
file whose	ŒҌ
file whose name	Œ҇
file with	ŒҊ
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆
file | $	ā҇ġҊĹҋŅ҆
filename	ĀѷŅҠ
filename _ $	ĀѹŅҘ
filename of	Ņ҈
files	ăһĄҳąѷĆқĉѸĊ҉ČӈĠѵģѷĦѹħҔĩҭĮѺįѷĳѸŁѺŃѺŅѸŉѺōѺŏѷőѵŒҎŔғ
files $	āҌČ҆Ī҇
files <name>	Ā҉
files <path>	ĝ҆
files _ $	ĀѷāѹăҎČ҆ħ҇
files _ <commit>	ĀѺČғ
files _ <name>	ĊҐ
files _ <path>	ĀѸā҆ĩҊ
files _ <tag>	ĀѨāҖĄґ
files _ added	āѵăҍĄ҈Čѹ
files _ an	ĩ҆
files _ are	Ą҆
files _ been	āѵ
files _ between	Ā҆
files _ bring	ĩ҇
files _ by	Č҆
files _ changed	Ā҇
files _ commit	ĀҍāѲČ҆
files _ created	ă҇
files _ deleted	ā҆
files _ from	Ā҈
files _ gets	ħ҆
files _ got	ă҆
files _ i	ă҇
files _ import	ĀѹĜ҇ĩҋ
files _ imports	ĜѺĝ҈
files _ in	ĀѺĄҌČ҆ĩ҈
files _ it	ĀҋāѲČ҇ĩҋĪѸ
files _ lines	Ć҇
files _ modified	Ā҉ăѷ
files _ new	ĀѶă҆Ąҋ
files _ not	ĀѺāҋă҇
files _ on	āѺĩ҇
files _ part	Č҆
files _ renamed	Ā҇
files _ since	ă҈
files _ the	ĀҍāҌĩѱņ҆
files _ there	ġ҆
files _ to	Ą҆
files _ use	āҌĩѺ
files _ were	ĀѺă҉
files _ written	ĀѺāҋ
files added	ăҊ
files affected	ĀҍăѶ
files and	Ć҇
files and lines	Ć҇
files appeared	ĀѸăҌ
files are	ā҇Čҋ
files are new	ĀѶă҆Ąҋ
files are part	Č҆
files are written	ĀѺāҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѰāґ
files came	Ą҈
files came in	Ą҈
files changed	Ā҉
files changed between	Ā҈
files contain	Ŕҋ
files depend	Ā҆
files depend on	Ā҆
files did	ĀҍāѫăҋČҌ
files did <commit>	ČҊ
files did commit	ĀҔāѷČѸ
files did not	ă҇
files do	ă҇
files do i	ă҇
files do import	āѹĩ҈
files do not	āҊĩѹ
files does	āѸă҇ħ҇Īѷ
files does <path>	ħ҆
files does it	ĀҌāѺĪѸ
files got	Ā҇
files have been	āѸ
files import	Āҕ
files import it	āѹĩ҉
files import the	ĀґĩѴ
files in	Ą҇
files include	ĩ҇
files introduced	ă҇
files is	ā҆ĩѺĪҊņ҇
files is the	ā҉ņ҇
files last	ā҆
files last changed	ā҆
files of	Ą҆č҉
files pull	ĩҌ
files pull in	ĩҊ
files rely	ĩ҉
files rely on	ĩ҉
files that	ĄҎČ҈Ĝ҇ĩ҇
files that bring	ĩ҇
files that import	ĀѺĜ҇
files that were	ăҊ
files use	āѺĩҊ
files were	ĀқāѷĄ҇
files were added	āѵăҋĄ҈ČѸ
files were deleted	ā҆
files were renamed	Ā҇
files which	Œ҆
files |	Āѹħ҇
files | $	Āѹă҇ħ҇
fill	ĂҌ
fill in	Ăҋ
final	ĀѸāѺİҏĶҌ
final _ <name>	Ķ҇
final commit	ĀѶİҎ
final field	Ķ҇
final field <name>	Ķ҇
find	Ā҈āџĂ҆ăҊćѳČѺĐ҈đѶēѹėѹĚѺĞѺğ҉ĢѲģѺĪѹĬ҆ĵҐĶ҉ĺҘĽҔŁѺńѺňѵŌѹŐѺőҔŒҌœҏŔѵ
find <name>	ĀѰāѤğҐĠ҉Ĭ҉ĺҤĻҐőҕ
find <name> $	ĀѳğѺĺҩőҒ
find <name> in	Ā҈Ġ҆
find <name> to	ĬҊ
find <path>	ĀѵőҜ
find <path> $	ĀѴőҖ
find <path> among	Ĝ҆
find _ $	ĀѥğѺĺҨĿ҈őҧ
find _ <mark>	Ă҆ŀҋ
find _ <name>	ĀѶā҇ćѵĚ҈ğҗĥѸĵҘĻѹļҊĽҍőѺœҎ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҆
find _ chains	ā҆
find _ code	Āҍĉѹ
find _ commit	ĀґāѸ
find _ definition	ķ҆
find _ entry	Đ҇
find _ enum	ĸ҆
find _ every	ĀѸĊҏ
find _ file	ă҈
find _ functions	ĉ҇
find _ if	ĀѺāѴĈ҆ę҆ě҇Ŏ҆
find _ implementation	ĥ҆
find _ in	Ā҆āѸĠ҆ĽҔŏ҆Ŕѳ
find _ longest	ā҆
find _ method	Ā҆Ĺ҈
find _ parent	āҐ
find _ starts	ŕ҇
find _ test	œ҇
find _ the	Ā҆ā҉Ĥ҆ļѺĽѸĿ҆
find _ this	Ā҇
find _ throw	Ńҍ
find _ to	Ā҆Ċ҆Ĭ҉
find _ what	āҍ
find _ |	ő҇œ҆
find a	Ā҇
find all	ă҈ĉ҈ĊѹĿ҇ŀҊŃҋ
find all chains	ā҆
find calls	Ā҆Ċ҆
find calls to	Ā҇Ċ҆
find every	ĀҊĥ҇őѺ
find imports	ŏ҈
find imports in	ŏ҆
find in	ĀҌĻѸļҋ
find in <name>	ĻѸļҋ
find in the	Ā҇
find in this	Ā҇
find its	ķ҇
find me	ĀѮāґĊҊĺѹļѹĽѹ
find me <name>	Ĺ҆
find me all	Ć҇
find me every	ĀѸĊҏ
find me the	ĀѹāґļѺĽѺ
find out	ĀҏĈ҆ě҆ĢѺĬ҆ĭ҇Ŏ҆
find out if	āѵĈ҆ę҆ě҇Ŏ҆
find out the	Ā҆
find out what	āҍ
find test	ĀѺœҎ
find test <name>	œҏ
find the	ĀҙāѢĂ҉Đ҉į҆ĶҒķ҉Ĺ҈ņ҆ňѷőѺ
find the code	Āҍĉѹ
find the commit	ĀґāѸ
find the definition	ķ҇
find the entry	Đ҇
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҆
find the method	ĹҊĺ҆
find the parent	ā҈
find the test	œ҇
find what	Ā҇āҘ
find what <name>	āҊ
find what starts	ŕ҇
find where	ā҇
find where the	ā҆
find which	āҋ
find |	Ŀ҈
find | $	Ŀ҈
finding	Āѷ
finding _ commit	ĀѹāҊ
finding _ what	Ņ҇
finding out	āѺ
finding out what	Ņ҇
finding the	Āѹā҇
finding the commit	ĀѹāҊ
finds	ķ҉Ľ҆Ń҇
finds the	Ľ҇
fire	ŕ҇
first	ĀҌāҟąҲĆғĉѴįѷİѶ
first $	āѶĆҎ
first <name>	Ā҇
first _ $	Ā҉āғĉѵ
first _ <path>	Ā҈āѸ
first _ in	ĀҊāѹ
first _ of	ĀѺāҘąҌİѳ
first _ that	ā҆ąҋ
first _ to	āҊ
first _ w	ĀѺą҈
first _ with	Āҋāѵ
first _ |	ĀѳāҎąҊ
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	ĀѶāҒ
first change of	ĀѶāҒ
first commit	ĀҘāѮąҘİѴ
first commit $	ĀҒąѳ
first commit of	ąҎİѷ
first commit that	Āѷąҍ
first commit w	ĀѺą҈
first defined	Āѹā҈
first defined |	ĀѺā҇
first file	āҌ
first file that	āҌ
first release	Āҋ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҆
first test to	ā҆
first |	ĀѺāҖĉѵ
first | $	ĀѺāҖĉѵ
five	āҏľѸ
five $	āҏľѸ
fix	āҜŉ҇œѺ
fix _ $	Āҋ
fix _ failing	ā҇
fix it	ā҉
fix the	ĀѺāҗœѺ
fix the failing	ā҇
fixed	ĀѺĶҊ
fixed _ <name>	ĶҊ
fixed value	ĶҊ
fixtures	āҊ
fixtures does	āҊ
flag	āҌċқĕѺŏ҉
flag <option>	Ā҆āҍċ҈ĕѺ
flag <option> $	āҌċѸ
flag <option> |	ĀҌāѵ
flag _ $	āҌċѹ
flag _ defined	ċ҈
flag _ |	ĀҋāѶċ҇
flaky	āҙŌѷ
flaky _ $	āҌ
flaky |	āҊ
flaky | $	āҊ
fn	ķҖĻ҈
fn <name>	ķҏĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	ĀѳāҌĈѸőҭŒҌœҊ
folder $	ĀѸāґĈѹ
folder _ $	Œ҆œ҇
folder _ <name>	őҋ
folder _ <path>	Āҏőѹ
folder _ i	őғ
folder _ it	ő҆
folder _ our	ĀѸőҐ
folder can	ő҆
folder can i	ő҆
folder do	ő҇
folder do i	ő҇
folder does	Œ҉
folder holding	őҎ
folder holds	Āҋāѹ
folder holds our	ĀѸőҐ
folder would	ő҆
folder would i	ő҆
folder |	Œ҆œ҇
folder | $	Œ҆œ҇
folders	āѺőҎ
folders does	ő҈
follow	ĀѴāҊħ҉Ŀ҇
follow $	Ĩ҆
follow <name>	ĀѺā҉
follow the	Ŀ҇
following	āѰĦҒ
following _ imports	Ħ҈
following imports	āѹĦҊ
following the	Ħ҈
following the imports	Ħ҈
for	Ăҋă҇ĄѺĆ҈ĈѷĊѷċҗČ҈čѳĎҌđѴēѳĔғĕҖėҎĘѹĚѵěҊğҏĠѹġѶĢҘĥҋħѵĩѹĪѯīґĬѮĭѵĮҌİѰĲҏĶѸĹ҈ĺѷļѹł҇ńѵŅѹņѶŇѯňѳŋѫŌѸō҇ŎѹŏҘŒѹœѸŔҌ
for $	ĀѮāҖđѺė҈ĢңīҌ
for <commit>	ĀѹČҏ
for <commit> $	Č҈
for <commit> |	Č҆
for <literal>	Ŕҍ
for <name>	ĀҨĆҍĉ҉Ď҉ď҆ĐҋđѵĕҏĖѸėҊěҌğҒĢѲĤ҉ĥѫīҋĮѮĹ҆ĿѷŀҊŃ҇ŇѷňѷŋѷŌѹŏ҈œѹ
for <name> $	ĀѷĆҊĉҋđѺě҈ğғĢѲĤҌĥѷīҌŀ҇Ń҆ŏ҉
for <name> being	ĀѺā҈
for <name> does	ĀҍāѲę҇
for <name> from	āѺĊ҈
for <name> i	Ā҉āѷ
for <name> in	ĀҎā҈Đ҉ĕѺĳѺ
for <name> of	āґŇѺ
for <name> please	Ā҇
for <name> what	āѷĢ҇
for <name> when	ĕҊ
for <name> which	Ā҈Ă҉ć҆ĥѸ
for <name> |	ĂѹĎҊėҊĮѲĳ҆ŋѹ
for <option>	ċқ
for <option> $	āѺċҋ
for <path>	āѺĎ҈Ĝ҆ĝҋĲ҇Ņ҆ŏҌ
for <path> $	ĀҊāѹĜ҇ŏҎ
for <path> does	ĝ҈
for <path> in	ĜѺĝ҉
for <path> which	Ā҇
for <path> who	Ā҇
for <path> |	ĀѶĎ҉Ĝ҆
for _ $	ĀѸāҋĂѷĆ҈ĈѺĉ҈ĊѺċ҉Č҇đ҉ě҇ğґĤҋĥҎĪѶī҇ĭѺĮѺĳ҇Ĺ҉ĺѺŀ҆ŁѶŅ҇ŎѸŏҒő҇Ŕ҉
for _ <commit>	Āѹŉ҆
for _ <line>	ĲҎ
for _ <name>	ĀѢćҌċҐđѵĔҐĕҔě҈ĢѸĿ҈ŁҍňѺ
for _ attribute	Ő҇
for _ base	ň҉
for _ being	ĀѺā҈
for _ children	āѺĂҋ
for _ class	ĀҌćҋ
for _ code	Į҇
for _ dataclass	Ĥ҆
for _ dependency	ė҉
for _ does	Ā҈āѯę҇ĝ҈
for _ file	ĀҋāѺ
for _ from	Ċ҈
for _ function	ĀғĔ҉ōҊ
for _ if	ĭ҆
for _ imports	Ħ҈
for _ in	ĀҌāҊĐ҉ĕѺĜѹĝ҉ĳѺ
for _ inner	ā҇
for _ is	āѹĢҋ
for _ it	Ā҇āѹ
for _ last	į҇
for _ line	Ĳ҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ā҆
for _ of	āҏŇѺ
for _ old	ņ҈
for _ or	ł҆
for _ please	Āҋ
for _ project	āѭėҋĮ҈ł҈
for _ repo	ā҆Į҆
for _ so	ň҆
for _ test	ĀѺŌ҆
for _ that	ĀѸāҌ
for _ to	āѵĂ҆Ğ҆
for _ trait	ĥ҈
for _ types	ĥҊ
for _ variable	āѸğҋ
for _ version	ĮҊ
for _ what	Āѳā҉Ģ҇
for _ when	ĕҊ
for _ which	ĀҊāѹĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҆Ăҋ
for _ why	ā҇
for _ |	ĂѶĎҐė҉Įѵĳ҆ĵҍŁ҈ŋѷŏҋ
for a	ě҉ł҆
for adding	ą҉
for beginners	ĀѴāҏ
for class	ćҎ
for class <name>	ćҎ
for commit	ĀѺ
for commit <commit>	ĀѺ
for container	ĀҊāѺ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѸģҎŏѺ
for import $	ģҎŏѺ
for it	ĵ҈
for it version	Į҆
for it |	ĵ҈
for its	āѵĂҍĕҊ
for its children	āѺĂҋ
for line	Ĳҋ
for line <line>	ĲҊ
for me	Āҋđ҈ĢѺģѺĹ҆őҋ
for me $	Ā҆āҋđ҉ĢѺĳ҆Ĺ҆őҌ
for me if	ĭ҆
for module	āҊ
for module <name>	āҊ
for nothing	ĪѶŏҚ
for nothing $	ŏ҉
for nothing |	ŏҊ
for routine	Ł҈
for routine <name>	Ł҈
for running	ĖҌ
for subclasses	Ā҆
for the	ĀғāѴăҏć҈ĈѺĔҊĕѺĖ҆ğ҆Ģѭĩ҈ĮѹİѶı҆ķ҆Ļ҈Ľ҆ŁѹŅѸōҊ
for the <name>	Œ҆
for the base	ň҉
for the class	ćҍ
for the dataclass	Ĥ҆
for the dependency	ė҉
for the file	ĀҋāѺ
for the function	Ā҉Ĕ҉ōҊ
for the inner	ā҇
for the last	į҇
for the local	Ļ҇
for the module	āѺĩҊ
for the old	ņ҈
for the project	ı҆
for the test	Ō҆
for the trait	ĥ҈
for the variable	āѹğҋ
for this	ĀҌāѹĮҝ
for this code	Į҈
for this project	āѴėҋĮ҈
for this repo	ā҆Į҆
for unused	ŏ҆
for unused imports	ŏ҆
for users	Āѵā҇Ğ҆
for what	Ģҍ
for what is	Ģҋ
for which	ĀѺĥҌ
for which types	ĥҊ
for |	ĀѥāҖđ҇ĢҔĥҗŏѹ
for | $	ĀѦāҗđ҇ĢҒĥҔŏѹ
forced	ĀѺā҇Ă҇
forces	Ă҈ĿѺ
forget	āҔĂѺ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forget to	ā҆
forgot	Œ҉
forgot _ we	Ĭ҆
forgot how	Ĭ҆
forgot how we	Ĭ҆
form	Ā҇
form <name>	Ā҉
form _ $	Ā҉
formal	Łҕ
formal _ of	Łҍ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	Łҍ
former	ŅҘņґőѴ
former <name>	ņҍ
former <name> $	ņ҉
former <path>	ņҐ
former <path> $	ņҋ
former _ $	ņҔ
former _ of	āҎŅҘņѵőѹ
former name	āҏŅ҆ņѷ
former name of	āҎŅ҆ņѷ
former path	ŅҒőѹ
former path of	ŅҒőѹ
formerly	ŅҌņҋ
formerly $	ŅҌņѹ
formerly _ $	Ņ҆
formerly _ as	ņҊ
formerly _ |	ņ҆
formerly known	ņ҈
formerly known as	ņҊ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѭę҇ěҋĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
found _ $	ĝ҆Ń҉
found _ <path>	Ĵ҆
found _ in	ġ҉
found _ the	Ā҉ěҋĠ҈İѹ
found among	ěҋ
found among the	ěҋ
found anywhere	ġ҈
found anywhere in	ġ҉
found in	ĀҐāѳĠ҈Ī҈İѹ
found in the	ĀҌĠ҈İѹ
found |	ĝ҆Ń҉
found | $	ĝ҆Ń҉
framework	łҒ
free	Āѷā҉Ĉ҇
free _ $	āҊ
free of	ĀѹĈ҇
free |	āҊ
free | $	āҊ
freshest	ĀѶąѸįҖ
freshest _ $	ĀѹąѸįҗ
freshest commit	ĀѶąѸįҖ
freshest commit $	ĀѹąѸįҗ
from	Ăҏă҆ćҟĈѺĉҌĊҐČѹčѷďҕđѺĒѷēѶėѹęҖĚҜěҌĜѴĝ҇ğҘĠѹģҏĤѶĥѴħҋĨҚĪѸīѵĬѰĭѹįѵĶѸķѷĺѷĻѺļѺĿѴŀѵŁѸłѹŃҋń҈ŅҦņѧňҊŋѺōѳŎҎŏѹŐѺŒѷœѸŔҊŕѸ
from $	āѭćҤĚѷěҌŅҘņѹňѹ
from <commit>	Ā҆
from <name>	Ā҈ĂҌćѰĊѲď҆ēѺĘ҆ęҟĚҠĢ҇ģ҉ĥѺħ҉ĨҍĩѹŀѺń҇ŅѧņґŇ҇ňҝōѶ
from <name> $	Ā҈Ă҇ćѺĊѶĚҍĨ҉ńҊŅѫņғŇ҆ňҙōѹ
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҇
from <name> to	ĀѹĘҍęѹħ҉
from <name> what	ĀѲŇҊňҊ
from <name> which	ć҆
from <name> y	ę҆Ě҆
from <name> yes	Āҋ
from <name> |	ĀҌā҇ęғĚҍĢҋŇѴň҆
from <path>	ĀҪāҔĜѺģҊħҌĨғĩѸĪѯŅѪņҏŎҏ
from <path> $	ĀҘħѵĨҏŅѮņґŎ҉
from <path> in	Āғ
from <path> to	Āѹāҏħғ
from <path> what	Āҋ
from <path> |	āҚħѺ
from <tag>	āҐ
from <tag> to	ĀҊă҉
from _ $	āѶĂ҆ą҈ĐѹĘѺĚ҉ě҉ğ҉ģ҈ħѱĨҘĪ҇ń҉ňҙōѹŎ҉ŏѹ
from _ <line>	ĀҖĴѵ
from _ <name>	Āѷā҇ĉҐĚҊĹ҆ń҆
from _ <tag>	ă҇
from _ although	ā҆
from _ and	ā҉
from _ base	ā҇
from _ because	ŏ҆
from _ by	āҋ
from _ class	ň҈
from _ classes	ĀҕňѰ
from _ does	āѷć҈ĊҊ
from _ environment	āѺğҏ
from _ file	Ņ҆ņѹ
from _ files	ĩ҇
from _ func	ā҆
from _ functions	Ń҇
from _ goes	ģ҆
from _ in	ĀҐ
from _ inside	Āѹĳ҈
from _ is	ĀѷĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҉
from _ modules	Ī҈
from _ of	ďҍ
from _ packages	Ī҆
from _ person	Ĳ҆
from _ places	Ċҍ
from _ repo	Āѳāҍ
from _ right	ę҇
from _ root	ő҈
from _ same	ā҆
from _ shell	Ğ҈
from _ signature	āѺĔҋ
from _ subclass	Ăҋćѹ
from _ that	ĀҊāѸ
from _ the	ņ҆
from _ to	āҎă҉ĘҌęѸħқ
from _ tree	ĀҋąѸ
from _ until	ĀҌăѶ
from _ version	Į҉
from _ was	ŅҐ
from _ what	āѺŇҊňҊ
from _ which	ă҆ć҇
from _ y	ę҆Ě҆ĝҌ
from _ yes	Āҋ
from _ |	āҫăѺĄ҇ęҒĚҊĢҊħѸĪѹŁ҇ŇѲňҍ
from a	ĀҊĂҋćѸ
from a func	ā҆
from a subclass	Ăҋćѹ
from before	ņ҆
from before the	ņ҆
from calling	ń҆
from calling <name>	ń҆
from class	ĀѶā҈ĚҊĹ҆
from class <name>	ĀѶā҈ĚҊĹ҆
from env	ğҏ
from importing	ā҇
from it	ňҍ
from it |	ň҉
from its	ĀѺāҊ
from its base	ā҇
from line	ĀҖĴѵ
from line <line>	ĀҖĴѵ
from lines	ĀѺĳ҉
from lines inside	ĀѺĳ҉
from originally	ĀѺąҋ
from originally $	ĀѺąҊ
from other	Ī҇
from other modules	Ī҇
from outside	ĀѶāҕ
from outside although	ā҆
from outside |	ĀѹāҎ
from root	ő҉
from root $	ő҉
from the	ąѷćѴď҇ĔҊĚ҆Ğ҆ğґŁѺň҉őҌ
from the <name>	ā҆
from the class	ćѶňҋ
from the environment	āѺğҏ
from the root	ő҈
from the same	ā҆
from the shell	Ğ҆
from the signature	āѺĔҋ
from the tree	ĀҋąѸ
from this	ĀѲāҍ
from this repo	Āѳāҍ
from those	ď҉
from those of	ď҉
from two	ā҇
from what	ĀҊāѹć҈Ċ҈ŅҞņѮňѲ
from what $	ŅҎņѳ
from what was	ŅҎ
from where	ĀѸĊҗĩ҈Ń҆Ņ҉ņѸ
from where $	Ņ҉ņѹ
from where <name>	Ċ҇
from where does	āѺĊҊ
from where is	ĀѺāҊ
from where |	ĩ҆
from which	āѬćҏĊ҇ĩҎĸ҆Ń҇ŅҐņѵňѹ
from which classes	ćҊ
from which file	Ņ҆ņѹ
from which files	ĩ҇
from which functions	Ń҇
from which line	Ā҉
from which packages	Ī҆
from which person	Ĳ҆
from whom	ć҈
from whom does	ć҈
from within	ĉҐĝ҆
from within <name>	ĉҐ
from |	āѫćҊě҆Ī҈ŅҙņѲŔ҆
from | $	āѬć҉ě҆Ī҈ŅҙņѲŔ҆
fulfil	ĥ҇īҋ
fulfil the	ĥ҇
fulfils	īҊ
full	ĀҊāѵĆҐőҒ
full _ of	Ā҉Ćҏ
full _ to	ő҇
full list	Ć҈
full list of	Ć҈
full path	őғ
full path to	ő҇
full set	Ć҈
full set of	Ć҇
func	ĀѮĉѺĊ҇ď҇ēҌĔґĕҍĘѹĥѵĬҎķҞĺѹĻғŁҍńҏō҉őѸ
func $	ķҊŁҊ
func <name>	ĀѳāѵĉѺĊ҈ď҇ēҍĔґĕҎĘѹĥѵĬҋķҒĺѺĻғŃѸńҏōҋœ҆
func <name> $	ĀѸĊ҉ď҈ēҏĔҔĘѺę҆ĥѶŃѹńҏōҌœ҈
func <name> file	āҌ
func <name> inside	Ļ҇
func <name> |	ķ҆
func _ $	ĀѷĊ҉ď҈ēҎĔҔĘѺĥѶŃ҆ńҏōҌœ҈
func _ file	āҌ
func _ inside	Ļ҇
func _ |	ķ҆
func in	ā҆
funcs	ĀѸā҈ĉҌĤѸľҎĿґŊ҉
funcs <name>	Ŋ҇
funcs <name> |	Ŋ҇
funcs _ <mark>	āѺĒҍ
funcs _ <name>	ĤѸľҎĿҒ
funcs _ |	Ŋ҇
funcs that	ā҆
function	ĀҊā҈ąѹĆѹćѹĉ҆ĊґĎѹĐѳđѸĒѳēҎĔҒĕ҈Ę҇ęҐġҍĢҐģѹĤѷĥѸīѺĬңĭѵįѸĲѶĳѲĴѸĵѷĶѶķҥĸѹĹҋĻҥļҪĽѶľѺĿѸŁҞŃ҆ńґŅѸņѹŇҐňѺŊѹŋѸŎѺŐѳőѹŔѺ
function $	ķ҇
function <name>	āѶąѺĉ҆Ċ҉ĐѶđѺĒѹēґĔҔĕ҉ĘҌęғĢғĤѹĥѺĬҫĭѸĳѺĵѺĶѸķґĻҞļҔĽѸŁқŃѴńҒŇҒŋѸŐѲŒѺ
function <name> $	āѳĔ҉ĘҍĢҍĻҍŁҏń҆ō҆ŐѸ
function <name> a	Ĭ҆
function <name> called	āҐļѸ
function <name> file	Ļ҇
function <name> first	Āѹā҈
function <name> happens	Ĭ҆
function <name> has	ļ҉
function <name> have	ļ҆
function <name> in	ā҉Ļ҈
function <name> is	āѸę҉Ĭҏĺ҇ļ҆
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҇
function <name> of	ĻҎ
function <name> out	ā҇
function <name> starts	ļ҈
function <name> that	Ļ҇
function <name> wear	ē҈
function <name> what	ēҊĕ҈
function <name> where	Ā҆ķ҉
function <name> who	āѹĊ҉
function <name> |	āѴĔҒĕѸĢ҉ĬҕļҊŀ҆Ň҆ŋѺ
function _ $	Ĕ҉ĘҋĢҍĻ҈ļҎŁґń҇ŐѸ
function _ <name>	ĀѺā҇ķҋĹҏ
function _ a	āѳļҎŃ҇
function _ called	āҐļѸ
function _ class	ġ҆
function _ file	ġ҆Ļ҇
function _ first	Āѹā҈
function _ happens	Ĭ҆
function _ has	ļ҉
function _ have	ļ҆
function _ in	ĀѺĉ҈Ļҍ
function _ inside	āѰĻҕ
function _ is	ĀѺāѷę҉Ĭґĺ҇ļ҆
function _ it	ā҇
function _ kindly	Ĕ҆
function _ line	ā҈
function _ list	ĉ҆
function _ nested	Ļ҇
function _ of	ĻҎ
function _ or	ġ҇
function _ out	ā҇
function _ starts	ļ҈
function _ test	Āѹāҋ
function _ that	Ļ҇
function _ the	āѶĊ҉ļ҆
function _ wear	ē҈
function _ what	ēҊĕ҈
function _ where	Ā҆ķ҉
function _ which	Ń҈
function _ who	āѹĊ҉
function _ |	āѲĔҒĕѸĢ҉Ĭҕļ҉ŀ҆Ň҆ŋѺ
function called	āѺķҋļ҈
function called <name>	āѺķҋļ҈
function class	ġ҈
function class or	ġ҇
function count	ĀҊ
function count $	ĀҊ
function does	Ā҆
function does the	Ā҇āѹ
function in	ā҆Ń҉
function in <name>	ā҇
function in a	ļ҇
function is	ĀѺā҉Ċ҉
function is it	ā҇
function nested	Ļ҆
function nested in	Ļ҆
function of	ĹҏĻ҉
function of <name>	ĹҏĻ҉
function or	ġ҆
function that	Ā҈
function which	ĀѺāҌ
function |	ĀҎļҋ
function | $	āҋ
functions	Ā҈āҒĂҚćѸĉҲĊҟĎѷď҇đѱĒҶēѶĘ҉ĢѺģҋĤѴĥѺĩѺĪѺīѹĬѶĭѹĵѺĶѶķѹĸѺĻѸĽѹľҕĿҤŀѺŁѷŃҳńѵŅѺŇѹňѹŊғōґŏѸŐѸœѺ
functions $	ĀҌĊґľѷ
functions <name>	ĀѸāѸĉҎďҋĘѺęҍ
functions <name> calls	ĘѺęҎ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѴĉ҆Ŋ҆
functions _ <mark>	Ēҍ
functions _ <name>	āѱĂҠĉ҈ĊҐď҈ĒѺľ҇ĿҌŃҊ
functions _ <path>	āҍ
functions _ a	ĀҍĊҍ
functions _ an	ĀҐāѳ
functions _ and	ġ҆
functions _ are	ĀѮāҙ
functions _ be	Ā҆
functions _ by	ā҆ĘҊ
functions _ call	Ċ҇
functions _ called	ĉ҆
functions _ calls	ĘѺęҎ
functions _ classes	ĀҊāѷĒ҆ģҍ
functions _ decorated	ĀҎāѶ
functions _ defined	āѺ
functions _ have	Ē҆
functions _ in	Ā҈āѺĉ҈
functions _ invokes	ĉ҈
functions _ it	ā҉ĉ҈Ē҈
functions _ its	ā҇
functions _ not	ā҉
functions _ on	ā҈
functions _ raise	āґ
functions _ tests	āѺŊҊ
functions _ the	ĀѶĒґľҎĿҔ
functions _ there	ĀѸā҈ľ҆
functions _ to	Ā҇ļ҆Ŀ҇
functions _ up	Ā҇āѴŃҎ
functions _ with	ŃҊ
functions accept	ā҆
functions and	Ā҇āѹģҎ
functions and classes	Ā҈āѺģҎ
functions are	Ā҇āѵĉ҉ľҊŊ҇
functions are decorated	ĀҎāѶ
functions are defined	āѺ
functions are not	ā҈
functions are tests	āѺŊҊ
functions are there	ĀѸā҈ľ҆
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions besides	ā҆
functions besides <name>	ā҆
functions call	āѺĊ҉
functions call <name>	āѹĊ҇
functions called	ā҇ĉ҇ĘҊęѺ
functions called by	ā҇ĘҊęѹ
functions called in	ĉ҈
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
functions does	ĀѬĉғĊ҇ĒҊľ҉Ŀҍ
functions does <mark>	Ē҇
functions does <name>	ĀѺā҈ĉ҈Ŀ҇
functions does it	āѸĉҊ
functions does the	Āѵľ҈Ŀ҇
functions end	ĀҊ
functions end up	ĀҊ
functions have	ĀҌāѴĒ҉
functions in	ĀѷāҕĂҍĉѷĿҍ
functions in <name>	ā҇ĂҎ
functions in <path>	āҍ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҆āѶĉҌ
functions is <name>	Ā҈āѲĉҌ
functions make	āѺĊ҆
functions of	Ā҇ĂҔĿ҇Ńѵ
functions of <name>	ĂҔĿ҇Ńѵ
functions raise	ŃҊ
functions raise <name>	Ń҆
functions that	āҎĉҍŃ҇
functions that <name>	āѹĉҏ
functions that raise	Ń҇
functions there	ĀѮāҖ
functions there are	ĀѮāҖ
functions use	ĊҋĒ҆
functions use <name>	Ċҋ
functions use the	Ē҇
functions |	āѵĉ҆Ŋ҆
functions | $	āѵĉ҆Ŋ҆
further	ŀ҉
further down	ŀ҉
gave	ą҈
gave _ to	ą҈
gave birth	ą҈
gave birth to	ą҈
get	ċ҆ė҇ęҌĞ҉ĭѸĶҊĸѺŋѺŕҍ
get _ $	Ā҈āѹĔ҆ĵ҆
get _ <name>	Ā҆āҊļѸ
get _ <path>	ā҈
get _ by	ĀѺę҉Ĩ҆
get _ current	į҉
get _ from	ĀҊŅ҈
get _ if	Ā҇
get _ in	ļ҇
get _ inside	Ā҈
get _ into	Ī҇
get _ new	ā҉
get _ of	ā҆
get _ test	ĀҊ
get _ the	Āѷāғķ҆
get _ value	ĶҊ
get _ when	ĀҎāѳ
get _ with	Āѹė҆
get _ |	ĀѲāѺĊҍĩҊōҊŕ҈
get a	Ō҆
get after	Ğ҇
get any	ĀҊ
get back	ĀҌāѺ
get back from	ĀҌ
get called	ĊҊę҈
get called |	āѹĊҍ
get defined	āѺĵ҆
get defined $	ĵ҆
get errors	ĀҒāѰ
get from	ĀѪāҙħґ
get from <name>	ā҉
get from <path>	ĀѭāҎħҌ
get if	āѹ
get imported	ĀѸāѹĝ҈Ĩ҆ĩ҇Ī҆
get imported by	Ĩ҆
get imported into	Ī҇
get imported |	ĩҊ
get its	ĀѸā҆ąѺįҋĶҊ
get its current	į҉
get its new	ā҈
get its value	ĶҊ
get renamed	Ņ҇
get renamed from	Ņ҈
get rid	ā҈
get rid of	ā҈
get run	ĀҍāѺ
get run if	Ā҇
get run |	Ā҆
get thrown	Ā҈
get thrown |	Ń҆
get to	ĀҜāѷħѶő҆
get to <name>	Ā҆
get to <path>	ĀҒħѶ
get triggered	ŕ҉
get triggered |	ŕ҉
get where	āґ
get where <name>	āҍļѸ
get where the	ā҇
get why	ā҇
get |	Ĕ҆
get | $	Ĕ҆
getenv	āѺğү
getenv _ <name>	ğҐ
gets	Ā҇Ć҈ć҈Ċ҈Ė҇ęҍĝҏğҍĨ҉Ī҇ĵѹ
gets _ $	Ā҆
gets _ <name>	Ā҇
gets _ by	Ā҆āҊĝҊ
gets _ from	ę҈Ĩ҆
gets _ in	ĀѺāѺę҆ĝ҆
gets _ or	Ā҆
gets _ value	āѹĶ҈
gets _ |	āѷ
gets called	Āѹā҆ĉ҆ęҋ
gets called $	ā҆
gets defined	Ćҍ
gets defined $	Ć҆
gets from	Ā҆
gets from <path>	Ā҆
gets imported	āѺĝ҈ĩ҉
gets instantiated	Ā҇
gets its	āѶĶ҉
gets its value	āѹĶ҈
gets loaded	ā҉Ĩ҆
gets loaded from	Ĩ҆
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ī҇
gets pulled in	Ī҇
gets read	Ā҆
gets to	ħ҆
gets to <path>	ħ҆
gets used	ĝ҆
gets used by	ĝ҆
getting	ĉ҇
getting called	ĉ҇
git	ČҋĎҒĝѹĢҥįҎİқĲҔĳѴŃѺŉ҉
git $	į҇
git <name>	ĀҠāѺĳѶ
git _ $	ĀѵāҜĝѺ
git _ <name>	āѷĢҧįғİҜĳѶ
git _ contains	ŉҋ
git _ for	ĀғįѸ
git _ in	Ā҉
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҌ
git _ the	ĀҋİѴ
git _ |	Āѷ
git blame	Ĳғ
git history	Ā҆āѺ
git history |	Āѷ
git log	āѷĎҍĢѵįҋİҟ
git log $	İ҇
git log <name>	ĀѰĢѶįҕİҝ
git log for	ĀғįѸ
git log on	ĀѸĎҌ
git show	ĀѺČҍ
git tag	ŉҍ
git tag contains	ŉҍ
git |	āҍĝѺ
git | $	āҍĝѺ
github	ĀѺāҊŕҍ
github _ <path>	ŕ҈
github _ file	Ā҆
github actions	Ā҆
github actions file	Ā҆
give	ĀѭāѮăҌĊ҇Č҇čѺĚѹĜѸĢҋģҊĩ҆Ī҈ĬѺĳҋĴ҇ĺѺŐҌ
give <name>	Ő҈
give <name> in	ā҆
give _ $	ĀѶāҊ
give _ <name>	ĀѸă҉ģҎ
give _ a	Āѷď҇ĢҎ
give _ all	Ī҈
give _ an	ĀҎ
give _ contents	ŕ҉
give _ every	Ā҈
give _ in	ā҆
give _ its	Ā҈ā҇
give _ line	ĐҍĳѺ
give _ list	Ė҆
give _ location	ķҐ
give _ source	Ņ҇
give _ test	Ō҇
give _ the	ĀҊāѵć҇ĊҋĢѶĩҌĪѺĳґĶ҈ķѵĹѺŁҋ
give _ use	Īҍ
give _ value	Ā҈
give _ |	ĀѺā҇Ĵ҇Ő҈
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҆
give me	ĀҟāѪĊҋĒ҇ĕѺģѺĩ҈ĳҊĶ҈ķѳĹѹ
give me a	ĀѸď҇ĢҎ
give me all	Ī҈
give me an	ĀҎ
give me every	Ā҈
give me its	Ā҈
give me the	ĀҊāѲć҇ĊҌĞѺĢѶĩҌĳґĶ҈ķѵĹѺŁ҇
give the	ĀѰāўă҈ē҆ĪҋĶѺķҎń҉ŕ҇
give the <name>	ă҉
give the contents	ŕ҉
give the line	ĐҍĳѺ
give the list	Ė҆
give the source	Ņ҇
give the use	Īҍ
give the value	Ā҈
give to	āҊĕ҆
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	Āѳľ҇
given _ <commit>	āҊ
given _ <name>	Ĕ҆ě҆
given _ base	Āҋ
given _ function	ā҉
given _ will	Ĝ҆
given class	ě҆
given class <name>	ě҆
given commit	āҊ
given commit <commit>	āҊ
given the base	Āҋ
given the function	ā҉
given to	Ĕ҆
given to <name>	Ĕ҆
gives	ĀѺĕ҇ŇғŐѸ
gives _ $	Ň҈
gives _ value	Đ҆
gives a	Đ҆
gives a value	Đ҆
gives back	ŇҊ
global	ĀѺā҈Ķҩ
global <name>	āҌĶҒ
global <name> is	ā҈
global _ <name>	ĶҒ
global _ is	ā҈
global variable	ĶҌ
global variable <name>	ĶҊ
go	ĀѲāѵĈҊĊ҇ėѸĮҹŅ҉Ŏҋ
go $	āҒ
go <name>	āѸĮҕ
go _ <name>	Ċ҉
go _ <path>	ĀҌ
go _ for	ő҇
go _ the	Ľ҆
go _ without	Ŏ҆
go _ |	āѴĮҐ
go by	āѺŅҋ
go in	Ł҆
go into	Ċ҉ĮѺő҇
go into for	ő҇
go through	Ā҇āѯĈҋŎҋ
go through $	Ĉ҆
go through <path>	ĀҌ
go through without	Ŏ҆
go through |	āѺ
go to	ĵҋĽ҆
go to the	Ľ҆
go version	ĮҊ
go |	ā҉
go | $	āҊ
goes	āѹĦҋĴѺŁҋŌ҆
goes _ <path>	Ħ҈
goes _ at	ā҇
goes _ in	ĀҌ
goes _ line	Ā҆
goes _ the	Ł҈
goes _ what	ģ҆
goes between	Ł҈
goes between the	Ł҈
goes from	Ā҆
goes from line	Ā҆
goes out	ģ҆
goes out what	ģ҆
goes through	ĀѹĦ҉Ō҆
goes wrong	Ā҉ā҆
goes wrong at	ā҇
goes wrong in	ĀҌ
going	āѲă҇Ħ҈Ŏ҆
going _ $	Ŏ҆
going _ <tag>	ă҇
going _ in	Ħ҆
going by	āѺ
going round	Ħ҆
going round in	Ħ҆
going through	Ŏ҆
going through $	Ŏ҆
gone	ņҌ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѥāҦĔѺĢҎĬѹ
good _ $	ā҇
good _ for	āҌ
good _ i	āѸ
good _ that	ā҈
good _ |	ĀѳĢ҈
good afternoon	āѳ
good afternoon i	āѺ
good afternoon |	āѹ
good for	Ģҋ
good morning	ĀѹāѸ
good name	ā҇
good name for	ā҇
good style	ā҈
good style that	ā҈
good |	ā҇
good | $	ā҇
got	ĀҊāѳč҆ġ҆ĬѸĭѺŋ҈
got <name> in	Ā҆
got _ $	Ā҈āѵĂ҈ăѸ
got _ <name>	ŋ҆
got _ as	ĝ҇
got _ import	Ĝ҆
got _ name	ĀҎŅѷ
got _ new	ŅҌņѹ
got _ present	ā҇
got a	ŋҊ
got a <name>	ŋ҆
got an	Ĝ҆
got an import	Ĝ҆
got its	ĀҍŅѺ
got its name	ĀҎŅѷ
got its present	ā҇
got moved	ā҆ņ҆
got renamed	ņ҇
got something	ġ҆
got the	ŅҌņѵ
got the new	ŅҌņѵ
got |	āѵĂ҈ĳ҆
got | $	āѵĂ҈ĳ҆
gpl	ĀѺıҐ
gpl _ what	ı҉
gpl or	ı҉
gpl or what	ı҉
gpl |	ı҇
grace	ĀҟāѱĎѺ
grace _ $	Ā҈
grace |	Ā҈
grace | $	Ā҈
graph	Ā҉āѷĦ҆
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	Ā҈āѣŌҙŎҤ
green _ $	āѨŌҍŎғ
green _ now	ĀҊĈѷ
green _ red	Ŏҋ
green or	ŎҊ
green or red	Ŏҋ
green right	ĀҊĈѷ
green right now	ĀҊĈѷ
green |	āѨŌҍŎғ
green | $	āѨŌҍŎғ
grep	āѶŔғ
had	ĀѲĄ҈ĠҖŅҒņ҆
had <name>	ĠҌ
had _ $	Ņ҈
had _ been	Ņ҉
had _ far	ĀѺā҇
had _ name	āҋŅѳņҌ
had a	āѹ
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
handle	Āҕ
handled	ĀҗĢҌĸѸ
handled $	ĀҒĸѺ
handled _ $	Ā҉
handled |	Ā҉
handled | $	Ā҉
handlers	Āҫ
handlers $	ĀҠ
handles	ā҉
handles the	ā҉
hands	Ā҆āѸĉ҆Ňҋ
hands _ been	ĀҌ
hands back	Ň҉
hands have	ĀҌ
hands have been	ĀҌ
happen	ĀѴ
happen _ know	ĀѶň҆
happen if	ā҇
happen to	Āѵň҆
happen to know	ĀѶň҆
happened	ĀҌāѺ
happens	āҖĬ҉
happens _ be	ĬҊ
happens _ i	ā҇
happens if	āғ
happens if i	ā҆
happens to	ĬҊ
happens to be	ĬҊ
has	Ā҆āѮĂ҆ăѷĄҎćѹĈѺĉѶĊѹČѹčҏĎ҇Đ҇Ē҆ē҉ĖѺĚҊĜҋĝ҆ğѸġҌģѷĤ҇ħѸĩѸĭҎĮѴįҌĳ҉Ĵѹķ҈ĸ҇ĺ҉ļҍŀѺłѺŃѷńѶŅѯņҕŇѳŊҏŋѺŌѹŎѺŏѹŐ҇œ҆
has $	ĀҎāѵđ҆ē҆Ĥ҉Ł҈
has <name>	ĀҎāѲćѶď҈Ę҈Ě҈ě҆ġѺĤѺĬ҉ĭҏľ҈ņҋőҊ
has <name> $	ā҈
has <name> as	Ā҈Ļ҇
has <name> been	āѷĬҎĭҋő҇
has <name> got	Ā҆
has <name> in	Ā҆Ģ҈
has <path>	āѶį҈ņ҈ő҇
has <path> been	Ď҉
has _ $	āҊćѺķ҇ņ҆ň҇Ő҇
has _ <commit>	ā҉
has _ <name>	āѺĐ҉į҈ķ҇
has _ <path>	Āѭāғ
has _ a	ĀѸĵ҈
has _ are	Ī҆
has _ argument	Ā҇
has _ as	Ā҇Ļ҇
has _ become	ņҍ
has _ been	ĀѸĎҐĬҏĭҌőҌ
has _ body	ĺ҉
has _ changed	ĀѴā҆č҈
has _ class	ć҇Ě҉ľѺ
has _ declared	ĬҊ
has _ ever	ā҇
has _ existed	Āҋāѷ
has _ file	āѺį҆
has _ function	āѹę҆ļ҇
has _ gone	ņ҆
has _ got	Ā҇āѯĂ҇ď҆
has _ had	ĀѸāҊ
has _ import	Ĝ҇
has _ imported	ĝ҉
has _ in	Ā҆Ģ҈ĥ҆
has _ inner	ļ҈
has _ it	ĭ҇
has _ its	ć҇
has _ kept	ĭ҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	Āґ
has _ method	Āѹā҇ĺҋ
has _ methods	ā҇ľ҈
has _ most	ā҉
has _ overridden	ŀ҇
has _ own	Ć҇
has _ parent	ā҆
has _ repository	ĀѹġҐ
has _ string	ā҇
has _ test	ĀѹŊ҇
has _ typedef	Ľ҇
has _ workflow	Āѱāҏ
has _ written	āѺ
has _ |	āѶĳ҈ő҉
has a	Ā҉āѶĕ҇ĺ҉ļҋ
has a key	Ā҈
has a method	ĀѺā҆ĺ҈
has abstract	ā҇
has abstract methods	ā҇
has an	Ĝ҇ļ҆
has an argument	Ā҇
has an import	Ĝ҇
has an inner	ļ҆
has anybody	ĀѵāѸĝ҉ĵ҆ň҈
has anybody imported	ĝҊ
has anyone	ĀҎ
has as	ć҇
has been	Ē҆ĭ҈ņ҆
has been declared	Ĭ҆
has been kept	ĭ҇
has changed	ĀҏāѲ
has changed <name>	Ā҉āѷ
has changed <path>	Ā҇āѹ
has commit	ā҉
has commit <commit>	ā҉
has deleted	ĀѰāҒ
has ever	Ā҇
has got	Āѹĳ҈
has got |	ĳ҆
has how	ĀҒ
has how many	ĀҒ
has it	Ā҈āѫĂ҇č҆ķ҆ĸ҇
has it $	ķ҈ĸ҆
has it changed	č҆
has it got	Ā҆āѷĂ҈
has its	Ć҇
has its own	Ć҇
has more	ā҉
has n	ľҊĿѹŊ҇
has n test	Ŋ҇
has no	ā҈
has not	ĭ҇
has not it	ĭ҇
has one	āѺ
has put	ė҇ĮѺ
has renamed	Āѫāҗ
has somebody written	Ā҇
has that	āҊ
has the	ĀѪāҊć҆Đ҉Ě҈ġҎĺҏľѹņѸŒҋœҌŔѺ
has the body	ĺ҉
has the class	ć҇Ě҉ľѺ
has the file	āѺį҆
has the function	ę҆
has the most	ā҉
has the typedef	Ľ҇
has the workflow	ĀѱāҐ
has to	Ăҍ
has today	ņ҇
has today $	ņ҇
has which	Ą҈đ҆Ī҆Ő҆
has which are	Ī҆
has |	āѹň҈
has | $	āѹň҈
hash	ĀѵąҍİҒ
hash $	ą҈
hash _ message	İҊ
hash _ the	ą҆
hash and	İҍ
hash and message	İҊ
hash of	ą҆
hash of the	ą҆
have	ĀҌā҈Ă҇ă҆ĈѺĉѶĊѸĎҍĐ҈đѳĒҋĕѸėѶě҈ĜѹĠҍġҘģѹĥҍħѷĬѸĭ҈Į҆ıҊĲѺķѺĸѷŀ҈ł҇ŃѺņѵŇѶňҊŉҍŊѷŋғŌѹŎѶŐ҆œѺ
have $	ĀѯāѲć҇ĖѺıҙľ҆ŀ҆ňҖŐ҈
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	ĒҊ
have <name>	ĀѯāѮćѹěҎĠғĭ҆ňҌŋ҆
have <name> $	Ġ҆
have <name> among	ĀѺě҇ŋ҇
have <name> as	āѺĘ҈ě҈ň҈
have <name> in	ĀѸ
have <name> visibility	ĭ҈
have <name> |	Ā҆āѸĠҊ
have <path>	Ď҇ĝ҆
have <path> in	Ď҇
have _ $	Āғāѯă҆ĎҍēѺĕѹĖ҇ġ҉Ģ҆ĤҊĪҋıѴĸѸĿ҉ŉ҆Ŋ҆ŋ҈
have _ <name>	Ā҈āѷĐҍđѹĒ҆ġҍĥ҇
have _ <path>	ĀҒ
have _ added	ā҆
have _ among	Āѹě҇ŋ҇
have _ and	Ŋ҆
have _ as	āѺĘ҈ě҈ĜѺĝ҈ň҈
have _ be	ė҉
have _ been	āҐĎѲ
have _ catch	āҊ
have _ changed	ĀҊ
have _ class	Ā҇
have _ common	āҊ
have _ do	ŕ҆
have _ expect	Ā҉
have _ for	Āѹō҈
have _ go	ő҇
have _ got	Ā҉
have _ impl	ĥ҆
have _ imports	Ā҆
have _ in	ĀѶĎҋ
have _ install	ĀҒ
have _ it	ľ҇
have _ line	ĀѵāҌ
have _ many	ĀѷāҎ
have _ my	āѺĞ҆
have _ on	ā҇
have _ override	ĀѺĂҌ
have _ own	āѸŀҍ
have _ pass	Ł҇
have _ run	ĮҊ
have _ same	ā҈
have _ superclass	ĀѺćҋ
have _ test	ŋҊ
have _ to	āѹ
have _ visibility	ĭғ
have _ |	ĀҕāѲĠ҉ġ҇
have a	ćҊġ҉ĵ҇ŋ҆
have a <name>	āѷġҍĳ҆
have a class	Ā҇
have a superclass	ćҋ
have a test	ŋҊ
have an	ĀҍāѶ
have an impl	ĥ҆
have been	ĀҔă҆
have been added	ā҆
have been changed	ĀҊāѹ
have been on	ĀҌ
have changed	Āҋ
have changed <name>	ĀҊāѷ
have changed line	ĀѵāҌ
have for	Āѹō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀҙāѲđѸĞ҆ľ҇
have in <name>	ĀҔđѹ
have in <path>	Āґāѱ
have in common	āҊ
have in it	ľ҇
have its	ĐҎļ҆
have its <name>	ĐҎ
have many	Ā҇
have no	ĀѸāҎ
have not	ĀѵāҎ
have one	ŋҊ
have outside	āҍŊѸ
have tests and	Ŋ҆
have tests |	ĀҌ
have that	ĀѵāѺġҒ
have that <name>	ď҆
have the	ĀѸā҈Ē҇
have the same	ā҈
have their	āѷŀҍ
have their own	āѷŀҍ
have to	Ā҈āҊĂҋĮ҇
have to be	ė҉
have to catch	āҊ
have to do	ŕ҆
have to expect	Ā҉
have to go	ő҇
have to install	ĀҒ
have to override	ĀѺĂҌ
have to pass	Ł҇
have to run	ĮҊ
have too	ĀѺā҉
have too many	ĀѺā҉
have unused	Ā҇
have unused imports	Ā҇
have we	ō҇
have we got	Ā҉
have |	ă҇ĎҍĕѹĖ҇Ģ҇ĤҌĪҋıѴĸѸĿҊŊ҆
have | $	ă҇ĎҍĕѹĖ҇Ģ҇ĤҌĪҋıѴĸѸĿҊŊ҆
having	ĀѷāѺĒ҉ĩ҆ň҇
having <name>	ĀѹĒ҆ň҈
having <name> as	ĀѺň҈
having _ as	ĀѺň҈
having _ import	ĩ҆
having an	ĩ҆
having an import	ĩ҆
head	āѵĎѱİұ
head $	ĀҊ
head _ $	ĀѶİҒ
head _ which	Āѷİҋ
head _ |	İ҆
head commit	İҊ
head is	ĀѺİ҉
header	ĀѶā҉ĽҔ
header _ it	Ľ҈
header of	āҊ
headers	Ī҉
headers _ <name>	Ī҇
hello	Āѵāҏ
hello _ i	Āѹāҋ
hello |	ĀѶāҍ
hello | i	Āѹāҍ
help	ĀѹāҕĊѺĻ҈
help _ find	āқĊѺĢѸĻ҈
help _ understand	Ģ҆
help me	āҘĊѺĻ҈
help me find	āқĊѺĢѸĻ҈
help me understand	Ģ҆
helper	ķҫĻҍļқŁѺ
helper <name>	ķҘĻҎļҙ
helper <name> $	āѸķ҉ļҌ
helper <name> enclosed	ā҇
helper <name> is	ļ҈
helper <name> |	ķ҇
helper _ $	āѸķ҉ļҌ
helper _ <name>	ķґ
helper _ enclosed	ā҇
helper _ is	ļ҈
helper _ |	ķ҇ļ҆
helpers	Ā҇āѵĉҗ
helpers _ $	ĀҍāѸ
helpers _ <name>	āѸĉҌ
helpers does	ĉҌ
helpers does <name>	āѸĉҌ
helpers |	ĀҍāѸ
helpers | $	ĀҍāѸ
here	ĀѭāѭĈҐđѺĒҌėҌġҠĬѸĮҖįѺİҍıғłґņѺŋ҈
here $	āѷĈҌė҆ġҍıҍ
here _ $	ĀѲġҐĮҐİ҇ı҇ł҆ŋ҈
here _ in	Ā҆
here does	Ā҆
here does not	Ā҆
here is	ė҆
here is not	ė҆
here |	ĀѰġҏĢѹĮҒİ҇ı҇ł҈ŋ҈
here | $	ĀѳġҐĢѹĮҐİ҇ı҇ŋ҈
hey	āѯă҆
hey _ tests	Ā҇
hey _ you	ĀҍāҊ
hey can	ĀҎ
hey can you	ĀҎ
hey do	āҋ
hey do you	āҋ
hey i	ĀѶāѸ
hey what	ĀҊ
hey what tests	Ā҇
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
hidden	āѯĻҐ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҏāѰćҌĚҕŀ҉ňҍ
hierarchy _ $	ĀѹāѸćҋň҇
hierarchy _ <name>	Ě҇
hierarchy |	ĀѹāѸćҋň҇
hierarchy | $	ĀѹāѸćҋň҇
hint	ĀҊ
history	ĀҘāѷĎ҉İҙ
history $	Āҝāѯąѹİ҆
history _ <name>	āѹą҇ĎҊ
history _ <path>	ĎҐ
history _ this	ĀѳāҌ
history of	ĀѰā҈Ďҙ
history of <name>	ĎҊ
history of <path>	ĀѺĎҐ
history of this	ĀѳāҌ
history replace	ņ҆
history replace the	ņ҆
history was	ĀҎāѶ
history was <path>	Ā҇
history |	ĀѬāҍİҋ
hit	ĀѺč҆
hits	ŏқŔ҆
hits _ <name>	Ā҇ŏҌ
hits for	Ā҆ŏқ
hits for <name>	Ā҇ŏҌ
holding	ĀѺāѺķҋŉ҈őҊ
holding _ $	āѺŉ҈őҎ
holds	āѭĐ҈đ҆ĤғĵҋŇѺŌ҈Ő҉ő҆
holds $	Ĥғ
holds <path>	ĀҒőѴ
holds _ $	ő҇
holds _ <name>	ő҆
holds _ copyright	ĀѸā҉
holds _ definition	ĵ҆
holds _ value	đ҆
holds _ |	ĀғőѰ
holds our	ĀѸőҐ
holds the	ĀѷĵҌ
holds the copyright	ĀѸā҉
holds the definition	ĵ҆
holds |	Ā҇
holds | $	Ā҇
hole	İҍ
home	Āҋāѵġ҆
hops	ħҌ
hops _ |	ħҋ
hover	Ő҆
how	ĀґāҢĂѹăѺąѴĆ҆ćѹĈѲĉѹĊѷčѸĎҹďҢĐѸđҕĒѺēѹĕѺĖѹėҋĘѹęѺěѺĜѷĝѲĞѹğѺĠѹġѸģѸĤѸĥѴĦѶħҝĨҚĩѰĪѷīѹĬѶĭѵįҒıҕĲѷĳҰĴґĶѶķѹĸѹĹѺĺѺĻѹļѺĽѺľҰŀѹŃѸńѸŅҐňѹŊҹŋѷŌѷŎѶŏѷŐѸŒѯœѹŔѺŕҋ
how <path>	ħ҆Ĩҋ
how <path> becomes	Ĩ҆
how _ <name>	Āѹā҇ď҈ħҏ
how _ <path>	āѳĨҗŕҏ
how _ abstract	ĀҋāѸ
how _ ago	āѶįҏ
how _ are	Ā҉
how _ arguments	Ā҆
how _ asserts	Āѵāҍ
how _ attributes	Ā҉āѺ
how _ becomes	Ĩ҆
how _ bytes	ĀѲāґ
how _ checkins	ĎҊ
how _ classes	ĀҎ
how _ commits	āҍĎҠ
how _ cut	ā҇ħѺ
how _ data	Ā҆
how _ days	ĀѮāғ
how _ descendants	Ā҆
how _ different	Ā҆āѹ
how _ do	ā҉
how _ does	ĀѱāҜė҉
how _ entries	ĀѸĎ҉
how _ exceptions	Ā҉āѸ
how _ exports	ĀҐāѵ
how _ fields	Ā҆
how _ files	ĀҘāѴ
how _ functions	ĀҎāѰľҌ
how _ has	ĀѹāѸĎ҉įҌ
how _ i	ĀѰāҬħ҉ő҆
how _ import	ā҈
how _ imports	Ā҈
how _ is	ĀҖāѶđҏĬ҇ĳ҉ŒѴ
how _ it	ĀѶāѺĮ҇ĴҋŅ҆
how _ itself	ņ҈
how _ jobs	ĀѶāҋ
how _ line	āѺĴ҉
how _ lines	ĀѹāҕĳҠ
how _ member	ĀѶľґ
how _ members	Ā҇
how _ methods	ĀѳāҊľҨ
how _ must	āѷė҉
how _ of	ĀѺāҍ
how _ one	āѸŅҋ
how _ open	ĀѺā҈
how _ other	Ā҆
how _ parameters	ĀҋāѸ
how _ people	āҏ
how _ places	āѸĆ҉
how _ revisions	ĀѵĎҏ
how _ rows	ĳ҈
how _ seconds	ā҇
how _ separate	Ŋ҆
how _ subclasses	ĀҊāѸ
how _ test	ĀѱŊқ
how _ tests	ĀѲāґŊҪ
how _ that	ĀѸĳ҆
how _ the	Ā҈āѷďҊ
how _ there	ā҆
how _ they	āҊĬѷ
how _ this	Āѹıҍ
how _ times	ĀѴā҉Ďґ
how _ unit	Ŋ҆
how _ was	Ď҇
how _ wrote	Ĭ҆
how _ you	āѺł҉
how _ |	āѷ
how are	ĀѸā҆
how big	ā҉ĎѺđ҇ŒѴ
how big is	āҊĎѺŒѴ
how calls	ņ҈
how calls itself	ņ҈
how can	āҌ
how can i	ā҈
how come	āҰĬѵ
how come <name>	āҏ
how come <path>	ā҉
how come the	ĀҔāѵ
how come there	ā҆
how come they	āҋĬѷ
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	ŅҊ
how did it	ĀѺā҈
how did one	āѷŅҋ
how do	ĀѺāҋďґħҏő҆
how do i	ĀѴāҠħҊő҆
how do the	āѺď҉
how does	ĀѴāѪħҒĨҋĴғŕ҉
how does <name>	ĀѲħҎ
how does <path>	āѱĨҋŕ҉
how does it	āѸĴҋ
how does line	āѹĴ҉
how fast	ĀѶāҌ
how fast is	ĀѶāҌ
how has	ā҇
how has <name>	ĀѺā҈
how is	āѠĨҌĮ҇ıҒŕҋ
how is <name>	ĀҡāѤ
how is <path>	ĨҌŕ҆
how is it	Į҇
how is the	Āѳ
how is this	ĀѴıҍ
how it	Ě҆
how it is	Ě҆
how long	āҏįґĳҎ
how long ago	āѶįҏ
how long do	ā҉
how long does	ĀѸāҕ
how long has	Ā҈āѹ
how long is	ĀҋāѴĎ҆ĳ҆
how long the	ā҇
how many	ĀӍĆ҇ĎҶĩѷĬѺĳҧľҲŊӃ
how many <name>	ĀѺ
how many abstract	ĀҋāѸ
how many are	Ā҉
how many arguments	Ā҆
how many asserts	Āѵāҍ
how many attributes	Ā҉āѺ
how many bytes	ĀѲāґ
how many checkins	ĎҊ
how many classes	Āҏāѹ
how many commits	āҎĎҢ
how many days	ĀѮāғ
how many descendants	Ā҆
how many different	Ā҆āѹ
how many entries	ĀѸĎ҉
how many exceptions	Ā҉āѸ
how many exports	ĀҐāѵ
how many fields	Ā҆
how many files	ĀғāѶ
how many functions	ĀҊāѳľҌ
how many jobs	ĀѶāҋ
how many lines	ĀѹāҕĳҞ
how many member	ĀѶľґ
how many members	Ā҇
how many methods	ĀѳāҊľҧ
how many of	ā҈
how many open	ĀѺā҈
how many other	Ā҆
how many parameters	ĀҋāѸ
how many people	āҏ
how many places	āѸĆ҉
how many revisions	ĀѵĎҏ
how many rows	ĳ҈
how many seconds	ā҇
how many separate	Ŋ҆
how many subclasses	ĀҊāѸ
how many test	ĀѲŊҜ
how many tests	ĀѲāғŊҧ
how many that	ĀѸĳ҆
how many times	ĀѲā҉Ďґ
how many unit	Ŋ҆
how mnay	ĀҙāѴ
how much	ĀѵāѶđҗ
how much is	āѸđҊ
how new	āѶėґ
how new does	ė҉
how new must	āѺė҉
how often	ā҆ĎҒ
how often does	ĀѺāҌ
how often has	ĎҊ
how often is	ĀҕāѴ
how often was	Ď҇
how recent	āѺĮҋ
how recently	ĀѸįҊ
how recently has	ĀѸįҊ
how the	ďҊ
how this	ıҌ
how to	ĀѹāҠħѺ
how to cut	ā҇ħѺ
how was	āѶŅҍ
how was it	āѺŅ҈
how we	Ĭ҆
how we wrote	Ĭ҆
how well	Āѹā҈
how would	łҋ
how would you	ł҉
hunting for	ĵ҆
hwo	Āѷľ҇
hwo many	Āѷľ҇
i	ĀѪāѠĄѷąѹĆ҇ĐҊēѹĔ҉ĖѸĝҌğѶģ҈ĩѹĪѸĭ҇įѶıѸĵғĶ҇ķҋĸ҇ĹҋĻ҆Ŀ҇ŁҏłҊŃѷŅѸņѴŇ҆ŌѷōѺŏѺŐѷőҋŒ҈
i _ $	ĀѸāҎł҈
i _ <name>	Ā҉āѸď҆ĐҊĔҋĚ҆Ģ҆Ĭ҉ĭѺĮѺŁѹń҉
i _ <path>	ĝҌ
i _ a	ĀѲĢ҇
i _ about	Ĭ҆
i _ after	Ğ҇
i _ at	āѸĨ҈ĭ҆ł҇
i _ back	ĀҌāѺ
i _ by	ė҆
i _ calling	Ā҈
i _ changing	ā҇
i _ errors	ĀҒāѰ
i _ for	ė҇
i _ from	ĀѴāѴĂ҆ģҋħҌ
i _ how	Ĭ҆
i _ if	Āҋ
i _ implementing	āҋ
i _ in	Ā҇Ğ҇ğѶĭ҉
i _ into	ă҆
i _ is	Ā҆
i _ it	ĀѵāҍĮ҆Ł҇
i _ its	ķ҇
i _ like	Ā҇āѳĊ҆Ī҆
i _ looking	Ā҆
i _ new	Ģ҇
i _ not	āѬĔ҇Ě҆ĬѶ
i _ on	ĀѶā҇ĭ҇Ŀ҉ł҆
i _ only	āѺĵҊ
i _ out	Ĕ҆
i _ reach	ā҆
i _ renaming	ā҇
i _ seeing	Ľ҆
i _ test	ā҇
i _ that	Ā҆Ĭҋ
i _ the	ĀҢăѺĆ҇ćѹĐѹđ҆ĤѺĬ҇İ҆ĹҎĿѸ
i _ this	ā҈Ė҈Į҇
i _ to	āѩĂҌĐ҇đѸĖѹėѶĞѸģѺĬ҇Ķ҆ķ҆ŁҖłѺńҌőҍ
i _ when	ĀѺāѺđ҆Ň҇
i _ wondering	āҋ
i _ writing	āѲ
i _ wrong	ā҉
i _ |	āѹĵ҇Ŀ҈Œ҆
i alter	Ā҆
i alter the	Ā҆
i call	Ā҈āѴĊѹĔ҇Ŀ҉ŁҌńҋŇ҇
i call <name>	ĀҎāѫĔ҉ńҍŇ҇
i call it	Ł҉
i call on	ā҆ĿҊ
i can	Ā҈āѵ
i can not	ĀҋāѸ
i change	ĀҐāѫĐ҆
i change <name>	Đ҆
i change the	ĀҗāѬ
i correct	ĭ҆
i correct in	ĭ҆
i d	Ā҉āѵĊ҆Ī҆ŀ҇
i d like	Ā҉āѶĊ҆Ī҇
i delete	ĀҊ
i delete <name>	Ā҇
i do	ĀѱāѵĎ҇Ĕ҇
i do not	ĀѳāѵĔ҇
i drop the	ā҆
i edit	Đ҇
i extend	ĀѺĂҌ
i extend <name>	ĀѺĂҌ
i find	āѡĘ҆Ě҉Ĭ҇œ҈
i find <name>	ĀѹāѹĚҊĬ҉
i find <path>	Ĝ҆
i find a	Ā҇
i find its	ķ҇
i find the	ĺ҇
i find |	Ŀ҈
i forgot how	Ĭ҆
i get	āѲĞ҇ħҋŎ҆
i get after	Ğ҇
i get back	ĀҌāѺ
i get errors	ĀҒāѰ
i get from	āѵħҌ
i get to	ő҆
i have	Ă҈ėѺ
i have to	ĀҎā҆ĂҊėѺ
i hover	Ő҆
i import	ĀѷģҌĩѺł҈Œ҇
i import <name>	Œ҇
i import from	ĀѺģҌ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i keep seeing	Ľ҆
i leave	ā҉Ĕ҉
i leave out	Ĕ҆
i look	āѺĭ҆Ļ҆
i look at	ĭ҆
i looking	ł҇
i looking at	ł҇
i m	āѳĚ҆Ģ҇
i m <name>	ć҆Ĭ҆
i m a	Ģ҇
i m about	Ĭ҇
i m calling	Ā҈
i m changing	ā҇
i m implementing	āҋ
i m looking	Ā҆
i m new	Ģ҇
i m renaming	ā҇
i m writing	āѲ
i mean	āѦİ҇Ĺ҈Ł҇
i mean is	Ā҇
i mean the	ĀѹāѺİ҆Ĺ҈
i move	āҌ
i need	āѶĖѹĞѹĬҋĽ҇ľ҇ńҊŊ҆
i need for	ė҇
i need only	ĵ҆
i need the	ĀҕāѵĐѹļ҆Ľ҈Ŋ҆
i need to	ĀѳāѷĬҋĻ҆ńҊ
i never	Ĕ҈
i open	āѷĬ҉
i open the	ĬҊ
i pass	ĀҕāѷŁ҉
i pass to	Ā҆āѹŁҊ
i put	āғğѷ
i ran	Ā҇
i ran only	Ā҇
i read	Āѷę҈Ĥ҆Ĺ҇ł҆
i read <name>	đ҆ę҈
i read on	Ĥ҆ł҆
i read the	Ĺ҇
i receive	Ň҉
i rely	ā҆ĭ҇
i rely on	ā҆ĭ҇
i remove	Ā҆
i rename	ā҆
i right	ĀҒ
i right that	Ā҉Ĭ҆
i run	ĀѶă҆ł҈
i run into	ă҆
i scroll	āѹĳ҆ļ҇
i scroll to	āѹļ҇
i see	ĝ҆
i see the	ā҉œѹ
i see |	Ĵ҆
i set	ā҆
i skip	Ā҉āѶĔ҆
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i still	ā҆
i still reach	ā҆
i subclass	ā҉
i subclass <name>	ā҉
i suspect <name>	Ā҆
i treat	ĭ҇
i treat <name>	ĭ҇
i use	ā҇ĢҊ
i use <name>	ĢҊ
i use this	ā҇
i ve	ĀѶāѹ
i want	Ċ҆ĭ҉
i want to	Ċ҆ĭ҆
i was	āҋ
i was wondering	āҍ
i wonder	ĀҎ
i wonder if	Ā҉
idea	ĢҎķ҉
idea _ <name>	ĢҎ
idea behind	ĢҎ
idea behind <name>	ĢҎ
identical	ā҇ĆѺ
identifier	ġ҈
identifier <name>	ġ҈
identifier <name> is	ġ҈
identifier _ is	ġ҈
identifiers	Ā҈āѺģ҇
identifiers _ into	Ā҉
identifiers come	Ā҉
identifiers come into	Ā҉
identify	ĀѱāѝĉҌĚѸĞ҇Ŀ҉ŀ҆łѺŃ҆ńҊ
identify _ <name>	Ğ҉łѺ
identify _ file	ĺ҆
identify _ functions	ĿҌ
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĉґĤ҇ńҋ
identify every	āѷŀҋŃ҉
identify the	ĀѺāѯĚѺĞ҇
identify the <name>	Ğ҉łѺ
identify the file	ĺ҆
identify the subdirectory	ő҆
if	ā҆ăѺĆѹćѷĈҒĉѸĊѺčҖĐѺĔҒĕ҇ĘҋęҏěҕĜҌĝғğѹĠҐġҖĢѵĥѺĦҋħѺĩѸĪѸĬҐĭҐįѺŀѴŁѺŃѸŅѹņѹňѸŋҐŌҖōѷŎҙŏѺőѸœѶ
if <commit>	čҌ
if <name>	ĀҊāѺĘғęҊĚҊěғĠҊġ҈ĬҊĭҊ
if <name> counts	ĭҋ
if <name> exists	ġҌ
if <name> has	Ā҆
if <name> is	Āҕę҉ěҏĬҍĭѹ
if <name> was	Ġ҈ĭҌ
if <name> were	āҊ
if <path>	ĀѺĜ҈ĝҒ
if <path> gets	ĝҍ
if <path> is	ĝ҇
if _ <name>	Ō҆
if _ build	Ĉ҆
if _ class	Ā҆
if _ counts	ĭҋ
if _ do	āѸĔҋ
if _ drop	ā҆
if _ exists	ġҌ
if _ function	ĬҊ
if _ gets	ĝҍ
if _ got	č҆
if _ includes	Ĝ҇
if _ is	ĀҐāѴęҊěҎĝҊĬҏĭѺŎ҈
if _ leave	Ĕ҇
if _ look	ĭ҆
if _ of	ŋ҆
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ remove	Ā҆
if _ scroll	ĳ҆
if _ skip	Ĕ҆
if _ test	ŋ҇ŌҊ
if _ tests	Ŏ҈
if _ the	Ō҆
if _ was	ĠҋĭҌ
if _ were	āғ
if a	ŋ҆
if any	ĀѸŋҋ
if i	ĀѶāҒĂ҇ĔҔę҇ĢѺĳ҇
if i do	āѺĔ҈
if i drop	ā҆
if i leave	Ĕ҇
if i look	ĭ҆
if i ran	Ā҇
if i remove	Ā҆
if i scroll	ĳ҆
if i skip	Ĕ҆
if it	ĈҊŎҋ
if it is	āѹŎҊ
if test	Ō҆
if test <name>	Ō҆
if the	Ĉ҈ĬҍŎ҆
if the build	Ĉ҆
if the class	Ā҆
if the function	Ĭҋ
if there	Ā҇
if this	ġ҇
if we	ā҇
ignore	āҙĊѹ
ignore _ result	ā҇
ignore its	ā҈
ignore its result	ā҇
ignore the	ā҆
ignored	āҎĝѺ
ignored _ git	āҍĝѺ
ignored by	āҍĝѺ
ignored by git	āҍĝѺ
impl	ĀѴĉ҆ĥҒīҘĿҋ
impl <name>	āѳĥҖ
impl <name> for	āѳĥҖ
impl _ <name>	ĥҍ
impl _ for	ĀѷāѰĥҒīҖ
impl _ of	ĉ҇Ŀҋ
impl of	āҔ
impl of <name>	ĥ҉
implement	ĀҌāҙĂҚćѹĥғŀ҈ňѲ
implement $	Ă҉ī҈
implement <name>	ĀѸĥҐŀҊňѺ
implement <name> $	ŀҋ
implement <name> |	ĥҍ
implement _ $	Ā҇āѴĂ҉ĥ҈ŀҋňѺ
implement _ <name>	ĥҌ
implement _ abstract	ā҉ĂѺ
implement _ interface	āҌĥѷī҇
implement _ interfaces	ā҈
implement _ trait	ā҇
implement _ |	Āҍāѷĥҍ
implement any	ī҇
implement any interface	ī҇
implement in	ĀҊāѹ
implement it	ĀҎ
implement it |	ĀҎāѸ
implement its	āҊ
implement its interfaces	ā҈
implement the	āҒ
implement the interface	āҋĥѸ
implement |	ĀҊāѳĂ҈ī҇
implement | $	ĀҊāѳĂ҈ī҇
implementation	ĀѸā҆Ă҉ĥ҉īҒ
implementation _ <name>	ĀѶāҏĥ҈
implementation _ interface	ĥ҇
implementation _ the	Ā҆
implementation of	ĀѴāҌĥҊīҍ
implementation of <name>	Āѱāҏĥ҈
implementation of interface	ĥ҇
implementation of the	Ā҆
implementations	āѹĥҼī҉Ľѹŀ҉
implementations $	ĥґ
implementations _ <name>	āѺĥқ
implementations _ the	ī҉ŀ҆
implementations of	ĥҘ
implementations of <name>	āѺĥҐ
implementations of the	ŀ҆
implemented	Āѹā҇ĥҖīҝķҊĺҊĽѹňѶ
implemented $	ķҊĺҌĽѺŀ҇
implemented _ $	ĥҋ
implemented _ <name>	īҋ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҇
implemented by	ĀѸā҉īҎ
implemented by <name>	ī҇
implemented by the	ī҆
implemented for	ĥ҆ī҈
implemented interfaces	ī҆
implemented |	ĥҋ
implemented | $	ĥҋ
implementer	ĥ҈
implementer _ <name>	ĥ҈
implementer of	ĥ҈
implementer of <name>	ĥ҈
implementers	ĀѶĥҾňѺ
implementers $	ĥҠ
implementers _ <name>	ĀѺĥҞ
implementers of	ĀѺĥҞ
implementers of <name>	ĀѺĥҞ
implementing	Āѹāҏĥґ
implementing <name>	āҋĥ҇
implementing <name> $	ĥ҉
implementing <name> so	āҋ
implementing _ $	ĥҌ
implementing _ so	āҋ
implementing _ |	ā҆
implementing it |	ā҆
implementors	āѸĥҞĽѹ
implementors _ $	ĥ҇
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥҒ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҇
implementors | $	ĥ҇
implements	āѱĥҦīҰ
implements $	īҍ
implements <name>	ĥҠīѶ
implements <name> $	ĥ҈
implements <name> |	ĥҍ
implements _ $	ĥ҈ī҉
implements _ interface	ī҆
implements _ of	īҌ
implements _ trait	ĥ҆
implements _ |	āѺĥҔ
implements clause	īҎ
implements clause of	īҌ
implements the	Ā҇āѺĥ҆
implements the trait	ĥ҆
implements what	īҍ
implements |	ī҆
impls	ĥҌīґĽѸ
impls _ interface	ĥҌ
impls of	ĥҎ
impls of interface	ĥ҈
import	āҘąѺčѺĎѺĐѺĜүĝҢģҙĦӃħҤĨҟĩқĪҘĬѷĭѹĮѺįѺĳѴłҏŅѹņѹŊѹŏҖőѷŕѺ
import $	ĜҊĝ҆ģҏĩҗŏѵ
import <name>	ā҇Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѵāҞĜ҆ĝ҇ħҒĪѸ
import <path> $	ĀѶāҎĜҒĝѴ
import <path> is	ĜѯĝҔ
import <path> lazily	ā҈
import <path> |	ĀѸĜґĝѷħҍ
import _ $	Āҗā҇ĜҎĝѳĦҊĩ҇Ī҈ŏѶ
import _ <name>	ģ҇ħҋŒ҆
import _ <path>	Āҕĝҏģ҇ħҊĪѸ
import _ a	ł҇
import _ between	ĀҌ
import _ does	Ī҈
import _ file	Ĝ҇
import _ for	ĜҎ
import _ from	ĀѹāҕĪ҇
import _ go	Āҍ
import _ in	ĀѶĪҎŏҐ
import _ is	ĜѯĝҐĨ҈
import _ lazily	ā҈
import _ module	ĀҒĩѸ
import _ names	ĀѺĪ҈
import _ nothing	ŏҋ
import _ of	ĀѺĪҗŏҋ
import _ or	Ħ҇
import _ other	ĀҋāѴ
import _ outside	Āѹāҋ
import _ that	ħ҈
import _ then	ŏ҆
import _ through	ā҈Ħ҉ĪѸ
import _ to	ħѶĨҘ
import _ using	ŏ҆
import _ which	ĀѹĦ҉
import _ |	ĀѺĜҝħҏĩҋ
import both	āҌ
import both <path>	ā҇
import but	ŏ҈
import chain	āҌħ҇Ĩ҆
import chain <name>	ħ҆
import chain <path>	ħ҈
import chain from	āҊħѺ
import chain to	Ĩ҇
import chains	ā҈
import check	Ħ҆
import check $	Ħ҆
import circle	Ħ҈
import count	ĀҒĪѸ
import count $	ĀҒĪѸ
import cycle	āҒĦҚĪѺ
import cycle $	Ħҍ
import cycle in	ā҉
import cycle which	ĀѹĦҊ
import cycle |	ĀҌ
import cycles	ĀҊ
import each	ĀҋāѴ
import each other	ĀҋāѴ
import exists	Ĝҋ
import exists |	Ĝҋ
import for	ŏҋ
import for nothing	ŏҋ
import from	ĀҟāѴģғĪѸ
import from <name>	ģ҇
import from <path>	ĀҠāѪģҊ
import from outside	Āѹāҋ
import graph	Ħ҆
import hops	ħҌ
import in	ĀѸāҔĜ҈ĝѹ
import in <path>	ĀѹāҏĜ҆ĝѺ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import it	ĀѺāѵĝҌĩґ
import it |	āѶĝҌĩҊ
import its	Ī҉
import its names	Ī҉
import itself	ĦҐ
import lines	āѷĪҗĳѺŏҏ
import lines from	Ī҈
import lines in	ŏ҇
import lines of	Ī҇
import list	ĪҘ
import list $	Ī҉
import list of	Īҏ
import loop	ĦҎ
import of	āѺĝҘĩҏ
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
import statements	āѵĪҕŏҏ
import statements does	Ī҈
import statements in	āѺĪҊŏ҉
import statements of	ŏ҈
import the	ĀҎā҆Ĝ҇ĩѶŒѺ
import the file	Ĝ҇
import the module	ĀҒĩѸ
import the names	ā҇
import without	ŏҋ
import without using	ŏ҆
import |	ĀҗāѵĪҏ
import | $	ĀҗāѵĪҏ
imported	ĝқģ҇ĦѹĨҒĩҤĪҙŏҝ
imported $	ĩҔ
imported <path>	āҐĝ҇ħ҇ĩѹ
imported <path> $	ħ҈
imported <path> in	ā҈
imported <path> into	ĝҊ
imported _ $	ĀѸĜҍĝѹħ҇ĩҖ
imported _ <name>	ĝҌĨ҇ĩѷĪҊŏ҇
imported _ <path>	ĝҔĨҌĩѶĪҌŏҋ
imported _ and	ĩ҇
imported _ file	Ī҇
imported _ in	ā҈
imported _ into	ĝҊ
imported _ of	ģ҆
imported _ tests	ā҆
imported _ the	Ī҇
imported _ where	ĩ҆
imported _ within	ĝ҇
imported _ |	ĀҖĝѺ
imported at	Ī҇
imported at the	Ī҇
imported by	ĀҠĝ҈ħѺĨҏ
imported by <name>	Ĩ҆
imported by <path>	Āғĝ҆ĨҊ
imported by tests	ā҆
imported by |	ĀҊ
imported from	ĀѩāҐĝ҈ģҋ
imported from <path>	ĀѱāҎģ҇
imported from where	ĩ҆
imported from within	ĝ҇
imported in	ĀѴāѶĝҍĪҏŏҍ
imported in <name>	Ī҆ŏ҆
imported in <path>	Āѹĝ҈Īҋŏ҇
imported into	Ā҇āѹĝ҆
imported into <name>	Ā҆
imported modules	Ī҇
imported modules file	Ī҇
imported names	ĀҌāѹŏҊ
imported names |	Āҍ
imported out	ģ҆
imported out of	ģ҆
imported |	ĀѸĜҍĝѹĩҕĪ҇
imported | $	ĀѸĜҍĝѹĩҔĪ҇
importer	ĀѺĝ҉ģ҈ĩѷĪҋ
importer $	Ĝѷĝҏģ҈
importer _ $	ĩѸĪҌ
importer _ <path>	ĜҎĝѹ
importer of	ĜҍĝѹĩѸĪҌ
importer of $	ĩѸĪҌ
importer of <path>	ĜҎĝѹ
importers	ĀѸāѰĜҏģ҇Ħ҇ĩӊ
importers $	āѷĜ҉ĝѸĦ҇ĩҢ
importers _ $	āѹģҋĩҊ
importers _ <name>	ĩҍ
importers _ <path>	Ĝ҆ĝҋĩҊ
importers of	Ĝ҆ĝҋĩқ
importers of <name>	ĩҍ
importers of <path>	Ĝ҆ĝҋĩҊ
importers |	āѸģҋĩҊ
importers | $	āѹģҋĩҊ
importing	ĀѴāҊĜҌĝѴĦҋħҌĩҋĪ҉ŏ҆Œ҇
importing $	ĩѸĪҐ
importing <name>	ĩ҈
importing <path>	ĀѹāҍĜҎĝѳħҌĩ҉
importing <path> $	āҌĩ҆
importing <path> |	ĜҌĝѴ
importing _ $	ĀѺāҍĩ҈Œ҇
importing _ directly	ā҇
importing _ from	Ā҉
importing _ |	ĜҌĝѶĩҋ
importing itself	Ħ҇
importing needless	ŏ҆
importing needless $	ŏ҆
importing them	Ā҉
importing them from	Ā҉
importing |	Ī҇Œ҇
importing | $	Ī҇Œ҇
imports	ĀҐąѹčѺĎѹĐѸĜҋĝҠģѺĦҹħҾĨҔĩҍĪҺĬѸĭѹįѺĳѺŅѶņѷŊѹŏӓőѹŕѺ
imports $	āѺĜѶĝғħҌĪҔŏѷ
imports <name>	ĩҐĪѹ
imports <name> $	ĩ҇
imports <name> |	ĩҌ
imports <path>	āҖĜҠħѺĩҍĪѱŏѵ
imports <path> $	Ĝ҆ĩҍĪѸ
imports <path> but	āҊŏѺ
imports <path> does	ā҈Ĝ҈
imports <path> |	Ĝ҉ĩ҆
imports _ $	ĀҎāѷĝҊħҊĩҏĪ҆ŏѸ
imports _ <name>	ĀѷāѺĦ҉Īґŏқ
imports _ <path>	Ā҆āҊĦҐħҎĨ҆ĪҏŏҞ
imports _ but	āҊŏѺ
imports _ does	ā҉Ĝ҈
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҆
imports _ in	Āѹħ҆ĪҔŏѷ
imports _ never	āѹŏҏ
imports _ not	āѸĝ҆ŏҋ
imports _ of	ĀҗĪѹ
imports _ round	Ħ҆
imports _ to	Ĩ҆
imports _ unused	ŏ҈
imports _ uses	ā҇
imports _ which	ĩ҇
imports _ |	Ā҉Ĝ҉ĩҋ
imports actually	Ħ҆
imports actually importing	Ħ҆
imports are	ĀѸĪҋŏ҉
imports are follow	Ĩ҆
imports are in	ħ҆ĪҊŏѺ
imports are not	āѹŏҊ
imports are unused	ŏ҈
imports can	ŏ҇
imports do	ā҆
imports does	āѺħ҇ĪҊ
imports found	Ī҈
imports found in	Ī҈
imports from	ĀҎā҆Ħ҈ĪѺ
imports from <path>	ĀҐĪѺ
imports in	āҐĪҒŏҔ
imports in <name>	Ī҆ŏ҉
imports in <path>	āҋĪҌŏҎ
imports inside	ŏ҇
imports is	Ĩ҉
imports is <path>	Ĩ҉
imports it	Āҍĩѹ
imports it |	ĀҏĩѺ
imports lead	Ĩ҆
imports lead to	Ĩ҆
imports mention	ĩҎ
imports missing	āҍ
imports missing from	āҍ
imports of	āѵĝҋĦґĩѹĪґŏғ
imports of <name>	āѸĩѺĪҋŏҌ
imports of <path>	Ā҆ĝ҇ĦҊĩѷĪҊŏ҆
imports of which	ĩ҇
imports only	ħ҉
imports only $	ħ҉
imports or	ĝ҆
imports or not	ĝ҆
imports out	ĀҗĪѹ
imports out of	ĀҗĪѹ
imports still	ā҈
imports stuff	Ā҈
imports stuff from	Ā҈
imports that	āѺĦ҆Ĩ҇
imports that ends	Ĩ҇
imports till	ħ҈
imports till <path>	ħ҈
imports without	ŏҊ
imports |	Ā҇ĝҋĪґ
imports | $	Ā҇ĝҋĪґ
improt	ħ҇
improt chain	ħ҇
in	ĀѴĂ҈ĄғąҏĊѷċ҉čҐĎҐĐҢđѦĒѲēѨĔғĕѵğҋĠҏġҍĢѸĤ҆ĥѶĦғĪҌīѷĬчĭѯĮѩįѷıѨĲ҈ĳ҈Ĵ҇ĸ҈Ĺ҇ĻҒļҋľ҇ŀҋŁѯłѶŅѭņѡŇѬňѢŉҍŊҗŌѣōѳŎҘŏҋŐѰőғŒѷœ҆ŔҖ
in $	āѷĪ҈ĵ҉ĶҊ
in <commit>	ĀѱČҒčҚ
in <commit> $	ĀѺČҏčҊ
in <commit> |	Āѹč҆
in <name>	ĀқāҝĂҕĆѹĉҏĊѷĐҥđѪĒѶēѺĔҏĕѹĖ҉ėѹğѸĠѱġѳĢѩģҕĤ҇ĦѶĩ҆ĬѷĭѵĴҌĶѹķѳĹҋĺ҆Ļҗļҋľ҉ĿҐŀѰŁѹŃѹńҏŇѸňѺŊҝŋѺōѥŎҝŏҒŐѹőѴœѷ
in <name> $	ĀҔā҇ĂҍĉҔĊѶĒѹĔғĕѷĖҌĘѸę҇ĩҊķѺĹҌĻҒľҍĿғŀѵŃѶńҌŊґōѭŎѺ
in <name> <name>	ĕ҇
in <name> and	āѶď҆
in <name> be	Ā҇
in <name> but	āѹď҆
in <name> do	Ŏ҈
in <name> fail	ĀҊŊѴ
in <name> how	Āѷ
in <name> is	Ę҇
in <name> of	ģҊ
in <name> on	Ĵ҆
in <name> pass	Ŏ҇
in <name> that	Đ҈ŏ҆
in <name> the	ĻѷļҒ
in <name> there	ń҆
in <name> to	Ę҉ľѸ
in <name> what	ĀҐāқĂ҇đѷĢѲ
in <name> |	ĂѹđѴĔҋĕѺĝ҇ĻҐļѺľ҆Ŋґ
in <path>	ĀҙāҴąѺčѺĐҥĜҌĝҒģҌĦѴħ҆Ĩ҆ĪҌĬѺįѸĲҋĴґņѺŊҘŎҐŏҞőѬŕ҉
in <path> $	ĀҝĝҍģҋħѸĨ҈ĩ҉ĪҕŊҗŎѵőѵ
in <path> and	Ĩ҇
in <path> are	āҍ
in <path> do	Āѹ
in <path> fail	Āҍā҉ŊѰ
in <path> how	ĀѸ
in <path> on	Ĵ҈
in <path> right	Ĝ҇
in <path> that	Đ҆ŏ҈
in <path> to	ā҇
in <path> unused	Ā҉
in <path> what	āҖ
in <path> who	Ĳ҆
in <path> |	Ā҆āѯĐ҆ĜѴĝғĲ҆Ŋҍ
in <tag>	ĀҎāѮĄқĊѺĠґ
in <tag> $	ĀҍĄ҉ĊѺ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҊ
in _ $	ĀҔāѶĂҎĄ҆ĆѹćѹĉҏĊѬČ҉ďѷĒѴĔҌĕѹĖ҆ėҗĘѺĝ҉ĠѴĢѸģҋĥѺħѵĨ҈ĩґĪҙĬѸĭѸİҌıѹĳ҆ĵҊĸѸĹҋĻҌļѸĽҎľҗĿҊłѹń҈ŅѸņѹŇѸňѳŊңŋѺōѮŎѪŏѹőѸœ҉ŔѶŕҍ
in _ 's	ģ҇
in _ <commit>	ĀѵČҌčғ
in _ <name>	ĀѷāҏĈҌĊѸďҋĐѵĔҍĕҌĘѹę҆ğғġѸĤҔĪ҈ĭ҇ĵѱķѵĽѹō҉ŎѷőѺŔ҈
in _ <path>	ĝ҆Ĩ҈ĪҊ
in _ <tag>	ĀѷăҌĄ҇Ġҏ
in _ a	Ń҉
in _ all	āѸŎ҈
in _ an	ĩ҈
in _ and	āѵĨ҇Ī҇
in _ are	āҏģѹŎҊ
in _ arguments	ď҆
in _ base	Ā҆
in _ be	Ā҆
in _ before	ā҆
in _ body	āѲĉқĻ҈ļ҇Ŀ҈
in _ brackets	Ł҈
in _ but	āѶď҆ŏ҇
in _ by	Ā҈
in _ call	āѹĊ҈Ĕ҆
in _ checkout	ő҆
in _ child	ŀ҆
in _ ci	ĀѰāҝ
in _ circle	Ħҋ
in _ circular	Ā҈ā҇
in _ class	āѸľ҈Ŀѷŀ҇ňғ
in _ classes	ŀҋ
in _ code	ĀѷāѩĊҏĐѹđҌĘ҈Ġ҆ġ҈Ģ҈ĭ҈Ķ҈ĸ҆ĺҊŔҊ
in _ codebase	ġҊ
in _ commit	ĀҙāѺč҇įҏ
in _ commits	Ā҇
in _ config	Ā҉
in _ configuration	Đ҈
in _ constant	đ҇
in _ cycle	ĦҊ
in _ declaration	ĥ҆
in _ definition	ć҆Ł҈
in _ dependencies	āѶĖҎ
in _ derived	ŀҍ
in _ diff	Ď҆
in _ dir	ő҉
in _ directory	őҒŒ҆
in _ do	ĀѸŎҎ
in _ earlier	āҏ
in _ enum	ĸҊ
in _ fail	ĀҗāҎŊѤ
in _ fails	Ŏ҆
in _ file	ĀѰāҚĐ҆ğ҇Ĳ҉Ķ҆ĸҌĹ҉ĺҎļ҇Ŋ҇őѯŒѹ
in _ files	āҍĆ҈ČѺŔ҇
in _ folder	Œҍ
in _ function	āҊĔ҇ļ҇
in _ functions	Ċҋ
in _ go	Ŏ҆
in _ got	Ē҈
in _ green	Ŏ҆
in _ hierarchy	āѸĚҕ
in _ history	ĀғāѬĎҒ
in _ how	ĀѮā҈Ď҆Ĵ҆
in _ i	Ă҆
in _ impl	ĿҌ
in _ implements	ī҇
in _ import	Ā҈āѵĦҕ
in _ imports	Ħ҆
in _ inheritance	ěҊ
in _ is	Đ҉Ę҇Ĝ҇ő҇
in _ just	ŏ҆
in _ language	ā҆
in _ last	āҌ
in _ list	ĀѸĘҌ
in _ log	Ā҉įҊ
in _ main	ā҈
in _ many	ĆҊĎҌ
in _ mean	āҋĴѶ
in _ methods	Ń҉
in _ module	ċ҆ğ҆ĭ҉Ķ҈ķҒŒѹ
in _ name	ĀѺā҆
in _ next	ā҈
in _ of	ĀѪāѴĔҋĜ҉ĝѹĢҎģ҈ĩ҆ĪѺĳ҈ĸ҇Ļ҇ő҆
in _ on	āѷĐ҈ĴҎ
in _ or	Āҏŋ҇
in _ order	āҘēѺ
in _ overridden	āҊ
in _ package	ĀѹĞ҈ĭ҈ĵ҆
in _ parent	ĀҊ
in _ pass	Ŏ҈
in _ past	ĀѸŅҘ
in _ place	āѹő҆
in _ places	Ā҈āѺ
in _ please	Ā҉āѺĳ҇
in _ previous	ā҇
in _ project	ĀѷāѺĖѸġҌŋҊő҉
in _ release	āҏ
in _ repo	ĀҤāѱġ҉İ҇ň҈Ŕ҇
in _ repository	ġ҆ł҆
in _ requirements	Ā҇ė҆
in _ revision	ąҍ
in _ right	ě҇Ĝ҆
in _ same	āҌ
in _ signature	ĀҊāѺď҉ŇҊ
in _ source	ĀѴāѶċ҆đҎğҌĵ҆ķ҉
in _ sources	āѺ
in _ struct	Ĥ҇
in _ subclasses	ŀҗ
in _ subdirectory	őҋ
in _ succeed	Ŏ҇
in _ switch	āҋĸѸ
in _ tags	ŉ҉
in _ terminal	ĞҊ
in _ test	Āѯōҍœҍ
in _ tests	ōҏœ҈
in _ that	āѵĐҍŏҎ
in _ the	āѹĺҍĻѷļҐ
in _ there	ń҆
in _ they	ā҉Đ҇
in _ this	Ģ҈ķ҆
in _ to	ā҉Ę҉ľѸ
in _ total	Ŋ҈
in _ tree	āѹőҐŒ҆
in _ true	ĝ҆
in _ try	Ā҆
in _ unit	āҌ
in _ unused	ĀҏāѺĝѹ
in _ variable	Ő҈
in _ verbatim	ĲѸĴ҉
in _ was	ĀҊ
in _ way	āѷď҇ē҆
in _ what	ĀҍāҰĂ҆ĐѺđѶĢѴ
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
in _ yes	ġҊ
in _ |	ĀѺā҆ĂѷđѮĕѹĝҘğѱĠҍĤ҆ħ҈ĩѸĲҊĳҌĻҎľҊņ҇ŊқōѺőѺ
in a	ĈҐĢ҈Ħҍļ҆
in a <name>	ĀѸĈҌĢ҇
in a circle	Ħҋ
in a circular	Ā҉
in a function	ļ҇
in a test	ī҆
in a try	Ā҆
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	ĦҒ
in an earlier	ā҈
in an import	āѸĦғ
in another	ĀѺāҌ
in between	ăҊħҌ
in between <tag>	ă҆
in between |	ħ҈
in body	Ļ҈
in body of	Ļ҈
in by	ĀѺĝ҈Ĩ҇ĪҔ
in by <name>	ĪҊ
in by <path>	Ĩ҆ĪҊ
in bytes	ĀѺā҇
in bytes |	ĀѺā҇
in charge	ĀѺĢ҉
in charge of	ĀѺĢ҉
in child	ŀ҇
in child classes	ŀ҇
in ci	ā҇ğѺŕҌ
in ci $	ŕҌ
in circles	Ħ҈
in class	ć҈Ŀ҈
in class <name>	Ŀ҈
in cls	Ěҋ
in code	āѷğҏĸ҇
in commit	ĀѷČҋčҐ
in commit <commit>	ĀѷČҋčҐ
in commits	āѶĎ҈
in commits $	Ā҈
in commits |	ĎҊ
in common	āҊ
in common |	āҊ
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
in here	āѹĒҎġ҉İ҈
in here does	Ā҆
in here |	İ҇
in history	ĀѵāѺİґ
in how	ĆҊĎҎ
in how many	ĆҊĎҌ
in import	ĦҊ
in import cycle	ĦҊ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѶĚ҆ğѶĠ҆ľ҈Ŏ҆œҊŔ҆
in it $	ĀѷĘ҆ľ҇œҊ
in it are	Ŏ҆
in it |	ĀѶā҈Ě҇ğѶ
in its	āѭĉғĘҊĭ҈ĸ҆
in its body	āѴĉҏĘ҆
in its enum	ĸ҇
in its module	ĭ҉
in java	ā҇
in line	ĀҏĐѺ
in lines	āѶĳқ
in lines $	ĳ҈
in lines of	ĀѸĳ҉
in lines please	ĳ҆
in lines |	Āҋāѹ
in motion	ŕ҇
in my	āѺĞ҈ğҊ
in my shell	ğҊ
in order	āѺ
in other	āҏ
in our	ā҉
in place	āҌ
in plain	Ģ҆
in plain words	Ģ҆
in production	āҊ
in production |	ā҆
in python	āҊ
in python |	ā҆
in release	Ġ҆
in release <tag>	Ġ҆
in repo	ġҐő҉
in repo $	ġ҆őҋ
in rust	ā҇
in short	ĀѶāҌ
in signature	Ĕҏ
in source	ĀѹğҕĽҏ
in source $	ĽғŔѶ
in struct	ĤҕĵѸ
in struct <name>	ĤҕĵѸ
in subclasses	ŀҐ
in subclasses $	ŀҌ
in taking	ĭ҆
in taking <name>	ĭ҆
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҆
in tests |	Ā҆
in the	ā҆ă҆ĆѹćҐĉҍĊ҉č҉ďѵĐѲđҌĘ҈ěҐĝѺĞҌğ҈ĠҐĢѶģѴĥѹĦѺĩѳĪѴīҌĬѹĭѶİѺĳѺĵѴķѳĹѺĿҊŁҊŃѷŅґņѷňҋŎѹŏѸő҉Ŕҍŕѷ
in the <name>	Ā҆ā҆ĉҊ
in the body	āѷĉҍę҇Ļ҆ļ҈Ŀ҈
in the brackets	Ł҈
in the call	āѺĊ҈
in the checkout	ő҆
in the ci	ĀѺāҐ
in the class	āѸľ҉Ŀѹňғ
in the code	āѲĊҏĐѹĠ҇ġҋĶ҈ĸ҆ĺҋŔ҈
in the commit	č҉
in the config	Ā҉
in the configuration	Đ҈
in the constant	đ҇
in the declaration	ī҆
in the definition	ć҆Ł҈
in the directory	ő҈
in the file	ĀѬāҡĲ҉Ŋ҇őѵ
in the first	ā҆
in the function	āҊĔ҇
in the hierarchy	ĚҊ
in the history	ĀғāѭĎҐ
in the impl	ĿҌ
in the inheritance	ěҊ
in the last	āҌ
in the list	ĀѹĘҌ
in the log	Ā҆įҋ
in the main	ā҈
in the module	ā҇
in the next	ā҈
in the past	ĀѸŅҘ
in the previous	ā҇
in the project	ő҉
in the repo	Āҗāѹ
in the repository	Ā҇
in the requirements	ė҈
in the same	āҌ
in the signature	ĀҊāѺŇҊ
in the source	ĀѵāѸđҎğҍ
in the sources	ğ҆
in the struct	Ĥ҇
in the test	ĀѵōҐŎ҆
in the tests	œ҈
in the tree	āѹőҐŒ҆
in the variable	Ő҆
in the way	āѸē҆
in the workflow	ĀҗāѶ
in their	Āѷā҈Ď҆ĥҌ
in their diff	Ď҆
in their implements	ĥ҆
in their name	ĀѺā҆
in them	Ń҈
in them $	Ń҇
in this	ĀѺāѰĊҊĎѺđ҈Ē҇ĖѴġҢĢ҉ĬѺĭҎĮѸİ҈ň҇ŋҎőҊŔҋ
in this code	đ҉Ē҆ĢҊĭ҉
in this codebase	ġҊ
in this language	ā҆
in this package	ĭ҈
in this project	āѳĖѸġ҉ŋҊ
in this repo	ĀҍāѸġҋİ҆ň҈
in this repository	ġ҇ł҆
in total $	ā҈
in tree	ĵ҇ő҆
in tree is	ő҈
in version	ĀҊāѹĠ҆
in version <tag>	Ġ҆
in what	āѷĉѹċ҈ďҊğ҈ĢѶģѺĩ҈ķ҇ĸҌĹ҆Ľ҇ŀҕŁѺŅѵņ҇ňѷŉҋőґœ҉Ŕ҆
in what $	Ī҆
in what commit	Āҏį҇
in what directory	ő҈
in what file	āѹğ҉ĸ҉Ĺ҆
in what files	ĩ҇
in what order	āҏ
in what places	Ā҈
in what subdirectory	ő҇
in what test	œ҉
in what tests	ōҋ
in what they	ā҉
in what way	ď҆
in what |	ŅѺņҊ
in which	ĀѱāҟąҍĆҐćѺĉѶĊ҆čѺďҐēѺį҉İѶĵҏĶ҈ķҒĺҊŁѹŃ҈ŅѺŋѺŌѺōҐőґœ҈
in which <name>	ďҍōҋ
in which a	Ń҉
in which classes	ň҆
in which commit	Āҏį҈
in which commits	Ā҉
in which dir	ő҉
in which directory	Œ҇
in which file	Ķ҈ĺҊļ҈œ҆
in which files	āҍ
in which folder	Œ҉
in which functions	Ċҋ
in which module	āѺķҋ
in which of	āѺő҈
in which order	ā҉
in which place	āѺő҆
in which release	āҋ
in which revision	ąҊ
in which source	ĵ҇
in which subclasses	ŀ҇
in which tests	ō҈
in which the	ĺ҇
in wich	ķ҇Ń҇
in with	āѺĄ҈
in with an	ĩ҈
in with import	Ā҇
in |	āѴą҆ĵ҆ķҏĺ҇ő҇œ҆
in | $	āѵą҆ĵ҆ķҏĺ҇œ҆
include	ĀѸāѭĉѺč҈Ę҇ęҊĚҍĝ҆ĩ҇Ī҈ŉҏ
include $	Ī҈
include <commit>	ŉ҇
include <commit> |	ŉ҆
include <name>	ĀѹāѸĘ҇ęҊĚҎ
include <name> $	āѺĘҍĚ҉
include <name> |	ĘѹęҌ
include <path>	Ā҆č҆
include <path> $	ĀѸĜҚĝѶ
include <path> |	ĀҐĜѤĝҍ
include _ $	āѶĘҍĚ҉ĜҚĝѶ
include _ of	Ĝ҇
include _ |	Ā҇āѺĘѹęҌĜѤĝҐŉҊ
include list	Ĝ҇
include list of	Ĝ҇
included	ĀѷĝҐŉ҆
included $	ŉ҇
included _ $	ā҈
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҌ
included |	ā҈
included | $	ā҈
includes	āѴĜ҉ĩѩĪҨİ҆ŉ҆
includes <path>	Ā҉Ĝ҆ĩѷ
includes <path> $	Ĝ҇
includes <path> |	ĀҋĩѸ
includes _ $	Ĝ҆
includes _ imports	Ī҆
includes _ |	ĀҎĩѷ
includes of	ĀѹĩѳĪҟ
including	Ā҉āҍ
including _ $	āҎ
including comments	āҎ
including comments $	āҎ
incoming	ĉѮĊҡ
incoming _ of	ĉѺĊҎ
indirect	ĀґĊѹ
indirect callers	ĀҊĊѹ
indirectly	āҔĜѳĦ҇ħғĨ҉ĪѷňѺ
indirectly _ $	ĀҎĜѸ
indirectly _ <path>	āѶħҍ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҆
indirectly import	āѷħҍ
indirectly import <path>	āѷħҍ
indirectly through	ĀѸāҗĪѹ
indirectly through its	ā҉ĪѺ
indirectly |	ĀҎĜѸħ҇
indirectly | $	ĀҎĜѸ
indrect	Āҋ
inferred	āѲŐҘ
inferred _ of	ŐҊ
inferred for	Ő҈
inferred type	āѶŐґ
inferred type of	ŐҊ
inherit	ĀҐāҞĚҌľѯ
inherit $	ĀѵāҘć҇ľѯ
inherit _ $	Ā҈āѸć҇
inherit _ <name>	ā҉Ěҍ
inherit _ |	ĀқāѮ
inherit from	Ā҇ĚҌ
inherit from $	ćҌ
inherit from <name>	ĀѹāҍĚҍ
inherit from |	ĀқāѮ
inherit |	Āҋ
inherit | $	Āҋ
inheritance	āѷćҔĚқěҏĬѹ
inheritance $	āѺĚ҆ě҇
inheritance _ $	ě҉
inheritance _ <name>	ćҐ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҆
inheritance chain	āѺĚҊ
inheritance hierarchy	ć҆
inheritance of	ćҐ
inheritance of <name>	ćҐ
inheritance tree	ĀҎ
inheritance tree above	ā҆
inherited	ĀҌāѴęѹěҌŀ҈ňҊ
inherited _ $	Āҋň҇
inherited _ <name>	ě҇ŀҊ
inherited by	ěҏ
inherited from	ĀҌ
inherited from $	ĀҌ
inherited method	Ā҇āѺŀ҆
inherited method <name>	ŀҊ
inheriting	Āѷňғ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҈
inherits	āѶć҉ĚҎěҍĭѺňҋ
inherits <name>	Ā҇ĚҊ
inherits _ $	ćҋě҇
inherits _ <name>	āѹĚҋň҈
inherits _ it	ň҆
inherits _ |	Ā҆ě҆
inherits from	āѷć҆ěҍňҋ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҋň҈
inherits from it	ň҆
inherits from |	ě҆
initial	Āҕāѥą҆ĔҊĶҋ
initial _ $	Ā҆
initial _ of	ą҈
initial add	ą҈
initial add of	ą҈
initial assignment	Ķ҉
initialised	Ā҇Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѷāҎķѴĻҢļҮŁѺ
inner <name>	ļҊ
inner <name> |	ļ҆
inner _ <name>	ĀѹāҔķѸĻҡļҕŁѺ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҉
inner func <name>	Ļ҉
inner function	āґĻ҆ļҔ
inner function <name>	āґĻ҉ļҊ
inner helper	ā҆ļ҉
inner helper <name>	ā҆ļ҉
input	Ł҇
inputs	ĀѶāѸŁҪ
inputs _ <name>	ĀѺāѷŁҔ
inputs _ function	ŁҊ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	Łҋ
inputs of <name>	āѺŁҋ
inputs the	ŁҊ
inputs the function	ŁҊ
inside	ĀѯĉҎĊѹĐҒęғĢѵģѺĪ҆ĵѴķѹĹҒĻҠļҔľ҆ĿҚń҆ňѺŊґōѹŎ҈ŒѲ
inside <name>	Ā҈āѺĉ҈ęҐĻҋļ҈Ŀ҈Ŋ҉ōѺ
inside <name> $	ĉ҆ę҈Ŀ҉Ŋ҉
inside <name> is	ļ҈
inside <name> what	ā҉
inside <name> |	ĀҋāѸęҊĻ҈
inside <path>	āѸŊ҇
inside <path> $	Ŋ҆
inside <path> |	āѺ
inside _ $	āѺĉҊę҈Ī҇Ŀ҉Ŋґŏ҆
inside _ <name>	ĀѺāҏĵѸĹҊļ҇ĿҎŒѴ
inside _ body	ļ҇
inside _ class	Ĺ҆ľ҇
inside _ file	Đ҆
inside _ function	āѮĻғń҇
inside _ going	Ŏ҆
inside _ is	Ĝ҆ļ҈
inside _ what	ā҉
inside _ |	ĀҍāѳęҊĳ҈Ļ҈
inside a	āѺļ҇
inside a function	āѺļ҇
inside class	ĿҎ
inside class <name>	ĿҎ
inside of	ĀѺĐ҆
inside the	ĀѲāҏĐ҇ĢѹĵѸĹҐĻҐľ҆ń҇Œѳ
inside the <name>	āҍĹ҆ļ҆Œѵ
inside the body	ļ҇
inside the class	Ĺ҆ľ҇
inside the file	Đ҆
inside the function	āѴĻғļѷń҇
install	ĀѹāҎĖҠĞғ
install $	Ğҏ
install <name>	ĀҏĮѷ
install _ $	ĀѶāѵĖҙĞ҆
install _ it	Į҆
install _ this	ā҆
install _ what	Ė҉
install _ |	āҋĞѺ
install for	Į҆
install for it	Į҆
install for this	ā҆
install it	Į҇
install it |	Į҇
install this	Ė҈ĞѸ
install |	Ğ҉
install | $	Ğ҉
installation	āѵĞҎ
installed	ĀѸĖҋĞҜĮѷ
installed _ $	ĞҎ
installed _ my	ā҈ĮѺ
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҆
installed on	ā҉ĮѺ
installed on my	ā҈ĮѺ
installed |	Ğ҇
installed | $	Ğ҇
installing	Ğҏ
installing this	Ğҋ
installs	Ğғ
installs $	Ğҏ
instance	ĀѺĚ҇ĤҠ
instance _ <name>	Ě҈Ĥ҇
instance _ does	Ĥ҉
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	ā҆Ě҈
instance variables	āѺĤґ
instance variables does	Ĥ҇
instances	ĀҖŇ҆
instances of	Ā҉Ň҆
instantiate	ĀҚĊѹĩѵĪѺ
instantiate <name>	ĀҚā҆ĊѹĩѵĪѺ
instantiated	Āқāґĩѹĵѹ
instantiated _ $	ĀҊā҈ĵѸ
instantiated |	Ā҈ā҆
instantiated | $	ĀҊā҆ĵѸ
instead	āҐ
instead _ $	ā҆
instead of	ā҈
instead |	ā҆
instead | $	ā҆
int	ĭ҈ŐҘ
int _ $	ĭ҈
int it	ĭ҈
int it $	ĭ҈
integer	ĀѷāҌ
integration	Āҏ
integration tests	Ā҈
interface	Ā҈āҎćѺģ҇ĥҮīҪķѺĽҵĿѲňѸőѺ
interface $	ī҈
interface <name>	ĀҌĥҬīѸĽҪĿѹ
interface <name> $	ā҈ĥҖĽҋ
interface <name> implemented	ĥ҆
interface <name> is	ā҈
interface <name> |	ĀҌāѳĥҍĽ҇
interface _ $	ā҇ĥҕīѺĽҋ
interface _ <name>	īҋĽҊ
interface _ implemented	ĥ҆
interface _ in	ĥ҇
interface _ is	ā҈
interface _ the	ģ҆
interface _ which	Ā҇
interface _ |	Ā҆ĥҋī҆Ľ҆
interface and	ī҇
interface is	īҋ
interface is <name>	ī҈
interface of	ģ҆
interface of the	ģ҆
interface wise	ī҈
interface wise |	ī҈
interface |	ĀҐ
interface | $	Ā҇
interfaces	āҊīӛ
interfaces $	īҏ
interfaces <name>	ī҉
interfaces _ <name>	ā҇īҖ
interfaces _ class	īҊ
interfaces _ it	Āҋ
interfaces _ the	īҌ
interfaces _ |	ā҇
interfaces are	īҋ
interfaces does	Ā҇īҌ
interfaces is	ī҇
interfaces of	īҋ
interfaces that	ī҉
intermediate	ħҌĨ҆
intermediate _ does	Ĩ҇
intermediate modules	ħ҈Ĩ҆
intermediate modules does	Ĩ҇
internet	ĀѸāѶĭӀ
internet $	ĭҌ
internet _ $	āѺĭҕ
internet |	āѺĭҔ
internet | $	āѺĭҒ
interrupt	ā҆
into	ĀѴāґăҋąҕĉ҆Ċ҉ĝҎĩѶĮѶľ҆ŁҊŅѺņҘŉҍő҆
into <name>	ĊҊľ҇Ł҉
into <name> $	Ł҆
into <name> |	ā҈Ċҍľ҇
into <path>	ĝҊ
into <path> $	ĝ҇
into _ $	ĝҊŁ҆ł҆
into _ by	Ā҈āѸŅ҇
into _ code	Ā҉
into _ import	ā҇
into _ releases	ŉ҇
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ą҉
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҌľ҇
into a	āҊłѺ
into an	ā҇
into an import	ā҇
into by	ņҌ
into by renaming	ņ҈
into for	ő҇
into one	ā҉
into the	ąғ
into the code	Ā҉
into the repo	ą҉
into the repository	ą҆
into the tree	ą҆
into what	ņҊ
into what was	ņ҆
into which	ŔѺ
into |	ł҆
into | $	ł҆
introduced	Ā҇āѶăґąҠğѹĽ҈
introduced <name>	Āҍąѹ
introduced <name> $	ĀҞąѥ
introduced <path>	ĀѵąҐ
introduced <path> |	Āѵąҍ
introduced _ $	ĀҜąѤĽ҆
introduced _ <tag>	Āѹăҍ
introduced _ file	ąҍ
introduced _ import	ĀѸāҊ
introduced _ what	ą҆
introduced _ |	ĀѤąҢ
introduced in	ą҆
introduced the	ĀҎąҍğѹ
introduced the file	ąҍ
introduced the import	ĀѸāҊ
introduced |	ā҆Ľ҆
introduced | $	ā҆Ľ҆
introduces	āѹċ҇Ľ҇
introducing	ĀѸąқ
introducing _ $	ĀѸąҘ
invoke	ĀѹāѹĉҐĊҍĘҒ
invoke <name>	ĊҊĘҒ
invoke <name> $	Ċ҆
invoke <name> |	ĘҐ
invoke _ $	ĉ҉Ċ҆
invoke _ |	ĘҐ
invoke |	ĉҊ
invoke | $	ĉҊ
invoked	āѺĉҐĊҒęҝ
invoked _ $	Ċ҈
invoked _ <name>	ĉҋęҘ
invoked anywhere	ę҆
invoked by	ĉҋę҇
invoked by <name>	ĉҌę҆
invoked from	ęҐ
invoked from <name>	ęґ
invoked |	ĊҌ
invoked | $	Ċ҈
invokes	ĀѶāѺĉҔĊҌĘҍ
invokes $	ĉҊ
invokes <name>	ĀѷāѹĊҍĘҍ
invokes <name> $	Ċ҈Ę҆
invokes _ $	Ċ҈Ę҆
invoking	ĊҐĘҋĿѹ
invoking <name>	ĊҐĘҋĿѹ
invoking <name> $	ĊҐĿѹ
invoking _ $	ĊҐĿѹ
involved	Ħ҉
involved in	Ħ҇
is	ĀҋāѲĂѱăѬąѲĈҋĉѰĊѲċ҆ČѫčҐĎѨďѶĐ҈đҎĔ҉ĖѱėѶĘҏęҗĚҖěҥĜҒĝҘĞѴġ҉ĢҊģѸĤѴĥѸĦҌħѴĨҋĩѲĪѲīѱĬҗĭҠĮѺį҇İ҇ıҋĲ҇ĴѺķ҆ĹҖĺ҇Ļ҆ľѹĿѩŀѹŁѩłҌŃѴńѳŅѶŇѵŊѸŌ҇ŏѱŐҏŒҒœҊŔѺ
is $	Ć҆ķҐłҊ
is <commit>	ĀҋāѹŉҊ
is <mark>	ĀѺā҇Ē҆
is <name>	ĀѷāѤĂѹĆҊćҋčҌĎѰđҊĒѶēҌĔ҆Ę҇ęҘĚ҇ěҗĜҋĝѸĠҊĢґĤѹĪҎĭҡĮѶĳѶĴѹĵѹĶѷķѭĽѺŀҋłѸŅѹňҖŋҋōҊ
is <name> $	āѺĆҊĐҊĭҍĳѹĺѹœ҈
is <name> 's	ĀѺļ҈ľ҇ő҈
is <name> <name>	āҋđѷĭғ
is <name> a	ĀѷāѷćҊĘ҈ę҈ĚҊĬҋŋ҆Ō҈
is <name> abstract	Ĭ҆
is <name> allowed	ā҉
is <name> among	ĀҋāѵĚҌ
is <name> an	ě҈ī҉
is <name> annotated	ē҇Ň҈
is <name> async	Ĭ҆
is <name> based	ĀѷćҏĚҍňѸ
is <name> being	Āґāѹ
is <name> built	ćҍňѸ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѹĊҐņҎ
is <name> considered	ĭҊ
is <name> covered	Ā҇
is <name> decorated	ēҒ
is <name> defined	Āѱā҉Ć҇đҐĺ҆
is <name> derived	ć҈
is <name> documented	Āҗāѫ
is <name> doing	Ģ҆
is <name> ever	ęҎěѹ
is <name> extended	ě҉ň҇
is <name> faster	āҌĬѹ
is <name> for	Ģҍ
is <name> good	āѱĢғ
is <name> implemented	ĀѸā҉ĺҌŀ҇
is <name> imported	ĀѹāҎ
is <name> importing	ĪҊ
is <name> in	ĀѹĘҋĚ҆Ģ҇ň҆
is <name> inherited	ě҇ň҇
is <name> invoked	ę҇
is <name> is	ĀҊĭ҆
is <name> known	ġ҆
is <name> measured	āҋ
is <name> of	āҌ
is <name> one	Ā҇āѶĘҋě҆ŋҌ
is <name> overridden	ŀҍ
is <name> part	ĀѺĠ҈
is <name> raised	ŃҊ
is <name> set	ā҆đҌ
is <name> stable	ā҈ĬѺ
is <name> static	ā҇Ĭ҇
is <name> still	ā҆
is <name> subclassed	Ā҆
is <name> tested	ĀѺōҏ
is <name> the	ĀѳćѴĉҏĚѹě҇ğ҇ňҕ
is <name> to	Ģ҈
is <name> used	Āҋāѯę҆ĩҋ
is <name> well	āҍ
is <name> what	ěҎĪ҈
is <name> without	Ā҉
is <name> |	ĀҋāѶćҎĎѵĐѺĢѷĺҔňҐŒ҆
is <path>	ĀѡāѰčҎĜҗĝҘĦҊĨҜĪ҆į҉ĳ҇ņ҆ŕҌ
is <path> a	ĀѹĝҌ
is <path> among	ĜѺĝґ
is <path> an	Ĝ҉ĝѺĪ҈
is <path> called	ņҋ
is <path> imported	ĀҏāѺĜҌĨ҉ĩѸ
is <path> importing	ĪҌ
is <path> one	Ĝ҉
is <path> part	Ħ҇
is <path> pulled	ĨҌ
is <path> reachable	Ĩ҆
is <path> reached	Ĩ҇
is <path> started	ŕ҈
is <path> too	ā҆
is _ $	ĀҘĆ҆Ĉ҇ĊѹĔ҆ėѲĘѺěѵġѺĦѺĬҖĭ҈ĮҔı҉ĳѸĶҊķҋŀѺŌ҇ōѶŐ҆ő҈œ҉
is _ 's	Āѵĳ҇ļ҈ľ҇Ŋ҆őҋ
is _ <commit>	Ā҇āѺ
is _ <line>	āғ
is _ <name>	Āѫā҇ćѶĊҋďҋĐ҆đѲēѺĔѶĘҙĚҚġҏĢѬĬ҈ĭҧĵҏķѺĺѺņѺŋ҆Œғ
is _ <number>	ĳ҆
is _ <path>	Ā҈āѳĜҋŅ҈
is _ a	ĀҥāѷĘҌęҌě҉ĝ҉Ħ҆ĭѷĳѺł҈ňѷŌ҆
is _ about	Ā҈āѸ
is _ abstract	ĀҋĬҌ
is _ after	ņ҆
is _ allowed	ā҉
is _ among	Ā҇āѱčҍĚҊĝҐ
is _ an	Āҍāѯě҈Ĝҍĥ҆ĩѶĪҌī҆
is _ annotated	ē҇Ňҋ
is _ any	ĀѸō҇
is _ anything	ā҈
is _ anywhere	ġ҆
is _ async	Ĭҋ
is _ at	ĀѷĴ҈ĺ҇
is _ attribute	Ő҆
is _ available	ģ҈
is _ base	ĀҊāѴěѺňғ
is _ based	ĀѷćҏĚҍňѸ
is _ being	Āҏāѷ
is _ biggest	ĀѲāҞ
is _ body	ĀѰāҐ
is _ build	ĀҌ
is _ built	ćҌ
is _ by	ĀҍĊҋĒ҆Ĕҋė҆ĢҋģҍĪѵĬѹĭѺńҋ
is _ called	ĊҊę҆ĭѺķѹņҟ
is _ caller	Ċ҉
is _ changed	ĀҊ
is _ class	Āѹć҇
is _ closure	ĀѴāҌ
is _ code	ĀѥāҋĈґ
is _ commit	Ďґ
is _ considered	ĭҊ
is _ constant	Ā҇āѺđ҈ĶҐ
is _ correct	āѺĬ҇
is _ covered	Ā҇
is _ current	ņ҈
is _ dead	Āѵāҗ
is _ decorated	ēҒ
is _ decorator	Āѷāҍ
is _ default	āҌċѸĔ҆ĕ҉
is _ defined	Āѵā҆Ć҆đҐĺ҆œ҈
is _ dependents	Ĝ҉
is _ derived	ćҋĚҍňѺ
is _ description	ĀҊ
is _ difference	ĀѺāҊ
is _ doing	ĀѺāҌĢ҈
is _ earlier	ĀғİѮ
is _ enumerator	ĸ҈
is _ environment	ĀҌğѺ
is _ ever	ęҎěѹ
is _ exception	Ā҉
is _ exported	ĭҋ
is _ extended	ě҉ň҇
is _ faster	āҍĬѹ
is _ fastest	āҊ
is _ file	Āѱā҉Ŏ҈őҝ
is _ first	ĀҐāѯą҈
is _ flag	ċ҆
is _ for	ĀѱāҋĢҙ
is _ former	ņ҇
is _ from	Āѭā҉ąҋňҊ
is _ function	āѸē҆Ĭғķ҉
is _ git	Ā҈āѺ
is _ given	ĀҌ
is _ global	ĶҌ
is _ good	ĢҒĬѺ
is _ handled	ĀҊĸѺ
is _ here	ėҊ
is _ history	āҌ
is _ how	Ě҆
is _ idea	Ģҋ
is _ ignored	āҎĝѺ
is _ implementation	ī҆
is _ implemented	ĀѸā҈ĥ҇ĺҌŀ҇
is _ import	ĀҔĜѹ
is _ imported	Ĝҋĝ҇Ĩҍ
is _ importing	ĀѺĪҕ
is _ in	ĀѹāѷćѺđ҆ĘҊģ҇ĦҍĪ҇ĲѺńҋŒ҇
is _ inheritance	ĀѺā҈
is _ inherited	ě҇ň҇
is _ inner	Ļ҇ļҌ
is _ inside	Ĺ҆
is _ instantiated	ĀғāѴ
is _ int	ĭ҈
is _ interface	ĥ҆
is _ internet	ĭҋ
is _ into	Āҋ
is _ invoked	ę҇
is _ is	ĀҔāѺĄ҉
is _ it	Āѷĝ҆
is _ job	Ģ҉
is _ key	Āҍ
is _ known	ġ҆
is _ largest	āґ
is _ last	Ā҈āѴĳҎ
is _ latest	ĀѳİҒ
is _ length	Ā҉ĳѺ
is _ licence	ıҊ
is _ license	āѸıҎ
is _ line	ĀҋāѩĲҌĳ҉Ĵ҆
is _ lines	ĳ҈
is _ loaded	ĩ҇
is _ local	ĻѸļҍ
is _ located	ő҆
is _ long	Đ҆
is _ longest	āҘħѹ
is _ lowest	ė҆
is _ lst	ĀҏŊѳ
is _ measured	āҊ
is _ member	ĸ҆
is _ method	Ĺҏľҋŀ҆
is _ minimum	Į҉
is _ mit	ĀҊ
is _ module	Ā҆āѱĝҊŒҕ
is _ more	Ć҆
is _ most	İҌ
is _ name	ĭҋıѹ
is _ needless	ŏ҆
is _ new	ņ҈
is _ newest	āґĮѷį҆
is _ no	Ě҆
is _ not	āѷįҊ
is _ number	Ā҆āѺĎ҉Ŋ҇
is _ of	Āѹā҆ć҆
is _ old	āѹŅҍ
is _ oldest	Ā҈āҋĆѺĮҊ
is _ on	ĀѶāҌĖ҆Įѷĺ҉Ľ҆
is _ one	āѱč҉Ęҋě҆ĜҎŋҏŒ҆
is _ option	āѷċ҇Đ҆
is _ or	ĭ҆
is _ overridden	ŀҏ
is _ parameter	ĀҋĐ҇
is _ parent	āѰćҏěҍ
is _ part	ĀѺāѶč҇Ġ҇ĦҌ
is _ path	ā҆ķ҆ŒҊ
is _ predecessor	Ņҋ
is _ private	ĭҋ
is _ project	Āїāүı҆
is _ property	ĬҎ
is _ public	ģ҇ĭ҇
is _ pulled	ĨҌ
is _ purpose	Ģ҇
is _ raised	ŃҊ
is _ reachable	Ĩ҆
is _ reached	āҗĨ҇ŒѺ
is _ read	ĀҌā҆
is _ real	ĀҌāѹ
is _ referenced	ō҇
is _ release	ĀҎāѴ
is _ repo	ĀѵāѹĈҌġ҆ł҈
is _ repository	ĀҊāѶ
is _ required	ĀғĭѺ
is _ result	āѹŅ҈Ň҇Ō҆
is _ return	āѺŇ҉
is _ right	Ĭ҆
is _ role	ĢҊ
is _ routine	ĬҎ
is _ run	ĀѺāҍęҍěѸ
is _ safe	Ā҆
is _ set	ā҈đҍ
is _ shipped	āҏ
is _ shortest	āѹħҏ
is _ slowest	āҌ
is _ so	āѸĬ҈
is _ something	ĀѺġҌł҈
is _ somewhere	ĀѹĚ҉
is _ stable	ā҈ĬѺ
is _ started	ŕ҈
is _ state	Ā҇
is _ static	ĀҍāѷĬҋ
is _ status	Ā҉
is _ still	ā҆
is _ string	ĀҐāѴ
is _ struct	ā҇
is _ subclass	ćҊ
is _ subclassed	Ā҆
is _ successor	ņ҉
is _ such	Ā҇āѹŋ҆
is _ superclass	ěҎň҆
is _ supported	ĀҋĮ҇
is _ test	Āѭāҏŋ҆ŌҊœҔ
is _ tested	ōґ
is _ than	Ą҉
is _ thanks	āѸ
is _ that	Ā҆āѷ
is _ the	ĀѶāҎćѷĉҎč҆đ҉ĚѶğ҆ĢѶĬҌĭҏňҔŋ҇őѸŒѳ
is _ thrown	āѺŃҊ
is _ to	ĀѱāѴĂҎĊѷđґĔҔĕѺĝ҆Ģ҉ģ҆ĭ҈Į҇
is _ today	Āҏ
is _ too	ā҇
is _ topmost	Āѹįҋ
is _ total	Ŋғ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҐĚѵ
is _ true	āѱĊѺĬҎ
is _ type	ĀґāҋĶѺŇѫŐ҈
is _ unchanged	āѲįҐ
is _ used	āѳę҆ĩқ
is _ value	ĀҏđѸĕ҆
is _ variable	ĀѺŐҕ
is _ visibility	āѺĭҊ
is _ vlaue	Āѷđҙ
is _ well	āҍ
is _ what	ĀѲāѹćѺěҍĪ҆ĬҍĹ҈ņ҇
is _ where	āѴĐ҆ğ҆ōҊœ҉
is _ which	āѶİ҆
is _ why	ĀҌāѵ
is _ with	ĀѺāҌĒ҉ēҍŁҊ
is _ within	Ļ҇
is _ without	Ā҇āѵĕ҆
is _ workflow	āѺŕҍ
is _ wrapped	ē҇
is _ |	ąѺćҋĈѹĊ҆ĎѲĒѹĕ҈ėѺĢѸĭ҇ĮѳĲ҆ĵ҉Ķ҇ķҊĹ҈ĺҟĻҋŃ҆ňҍŋѳŔѺ
is a	ĀѴāҋć҈ĈѺĐҊđ҈ĢѷĬғĭѺĶ҈ļ҆ňҋ
is a <name>	ā҉ĬқĮ҆
is a base	ňҊ
is a file	ő҆
is a local	ļ҆
is a method	Ĺ҉
is a property	ĬҎ
is a routine	ĬҎ
is a subclass	ćҊ
is a test	ŋ҉
is a variable	Ő҇
is abstract	ĬҘ
is abstract $	Ĭ҉
is access	ĭ҆
is access to	ĭ҆
is added	ċ҆
is allowed	ā҈ĊѸė҆
is already	ĭ҆
is also	ĝҊ
is among	Ā҇
is among the	Ā҇
is an	Ā҉āѺĜѹĥ҇ī҆
is an implementation	ī҆
is an import	Ā҇Ĝѹ
is annotated	ē҈
is annotated with	ē҈
is anybody	Āѹā҉
is assigned	đ҈
is assigned to	đ҉
is async	ĬҘ
is async $	Ĭ҉
is at	Ā҆Ĵ҈
is at line	Ĵ҆
is at the	ĀҌ
is behind	āѹĲ҉
is behind <path>	Ĳ҆
is being	ĩ҆Ĭ҇
is called	ĀҍāѶĊѹĕ҆ġҐŋҊŒ҉
is called <name>	āѵġҐŋҊŒҊ
is called by	āҋ
is called today	Āҏ
is called without	āѹĕ҆
is calling	ĀѰĊҋ
is calling <name>	ĀѳĊ҉
is caught	ĀҊ
is child	ć҇
is child of	ć҇
is commit	Ā҇āѺ
is commit <commit>	Ā҇āѺ
is configured	Đҏ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҍāѸĮ҈Ķ҉Ļ҆ĽҐŁҊ
is declared in	ĀҒ
is declared to	Į҆
is declared |	Ķҋ
is decorated	Ēҏ
is decorated by	Ē҈
is decorated with	Ē҇
is defined	Ćҋġ҉ĭѺĺҏ
is defined $	ļ҇
is defined at	ĺ҇
is defined more	Ć҇
is defined |	ĺ҈
is derived	ě҆ňҋ
is derived from	ě҆ňҋ
is different	āҋ
is different in	āҌ
is empty	ā҇
is empty |	ā҆
is equal	đ҆
is equal to	đ҆
is ever	Ā҈
is everything	Ŏ҆
is existing	ŋ҆
is exported	ĀѺģҍĭґ
is exported in	ģ҈
is exposed	ĀѺģҌ
is exposed by	ĀѺģҌ
is extended	ě҇
is failing	āѺŌ҆
is failing why	Ā҆āѺ
is faster	āҎ
is faster <name>	ā҈
is faster |	ā҇
is for	ĀѵāҋĢҎ
is for $	ĀѶā҉ĢҌ
is found	Ń҉
is func	Ĭ҈
is func <name>	Ĭ҈
is given	ĀѺāҊĔ҆
is gone	ņ҇
is green	Ō҆
is handled	ĢҌ
is how	āѹ
is implemented	ā҈ķҌĹ҈
is implemented $	ā҇ķҌ
is implemented by	ĥ҆
is imported	ā҉ĨѺĩҊĪ҇
is imported by	ĀҍĪѷ
is imported from	ĀѲāҒ
is imported in	ĀѸĪҎ
is imported into	Āҋ
is importing	ĀѺĩ҆ŏҊ
is importing needless	ŏ҆
is in	ĔѹĞ҇ģ҇Ķ҈Ĺ҆őѷ
is in $	Ķҋ
is in <name>	Ā҆āѺģҋ
is in <path>	ĀҊ
is in a	ā҆
is in the	ā҉Ğ҆őѺ
is in what	Ĺ҈
is in which	Œ҆
is inherited	ě҈
is inherited by	ě҈
is inside	ĀҎāҘĢѸŒѴ
is inside <name>	Āґ
is inside the	ĀѷāҡĢѺŒѴ
is installed	ā҆Ğ҈ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҇
is internet	ĭҐ
is introduced	Ľ҆
is introduced |	Ľ҆
is invoked	ĊҌ
is invoked |	Ċ҆
is invoking	Ęҋ
is invoking <name>	Ęҋ
is it	Ā҇ĂѹĆѺĊѷĒѺėѹĢ҆ģѺĦ҈Ĭҍĭ҉Į҉İ҈ĲѺĳ҆ĴѺķ҇ĺҋĻ҆łҊŅѸņ҉ňѷŉѹŋѶŌѷŐѺő҉Œҍ
is it $	ĀҊāѺő҇
is it <name>	Āѹā҉Ĉ҇ĘҋĬѪĭҍ
is it <number>	ĳ҆
is it a	Ĭ҈
is it abstract	Āҋ
is it called	ĀҎķѹņ҇
is it correct	Ĭ҇
is it defined	œ҆
is it derived	Ě҈
is it documented	Āѯāҙ
is it doing	ĀѺāҊ
is it given	ĀҌ
is it good	āғ
is it in	ĀҊāѺĦ҆ĺ҆őѷŒҋ
is it read	āґ
is it safe	Ā҇
is it so	āѺĬ҈
is it that	Ā҈āѳ
is it the	āѺĬ҆
is it there	Ģ҇
is it true	āѲĊѺĬҍ
is it |	Āѭāѹĭѹİ҈ķҎŋѶő҇
is its	āґđѸĢҍĬѺĶѸĺ҆Ņ҈ő҈
is its caller	ā҆
is its default	ā҈ĕ҆
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҈
is its path	ő҆
is its type	ā҈ĶѺ
is its value	āҊđѺ
is licensed	ıҌ
is line	āғ
is line <line>	āғ
is listed	ĸ҇
is load	ĀҊ
is made	ģ҈
is made available	ģ҈
is meant	Ģ҇ĭ҆
is meant to	Ģ҇ĭ҆
is missing	ā҉
is missing $	ā҇
is named	ņ҆ŋ҆
is named <name>	ŋ҆
is named after	ņ҆
is new	Ā҆ā҇
is new in	ā҆
is new to	ĀҊāѺ
is not	ĀѶāѹĝ҈ĢѹĬ҉ĭҋ
is not <name>	āѺĬ҇
is not it	ĀѸ
is now	Ņҍ
is now <name>	Ņ҆
is now <path>	Ņ҉
is on	Ĵ҈
is on line	ĀҏāѮ
is on the	Āѳāҏ
is only	Ā҈ĥ҆
is only an	Ā҈ĥ҆
is our	ĀѷāҌ
is overridden	ŀ҇
is overriding	ĀҕĢѹ
is passing	Ō҇
is pinned	ėҒ
is pinned to	ė҇
is private	ĭґ
is public	ĭґ
is raised	ńҌ
is raised in	Āѷńҍ
is red	Ā҇
is redefined	Ā҆ŀ҉
is redefined by	Ā҇
is required	ĀҕāѴėѴĮҋ
is required $	ėѲĮҔ
is required |	ĀҙāѷĮѵ
is responsible	Ģ҆
is responsible for	Ģ҆
is returned	Ňҋ
is returned by	Ň҈
is running	ā҇
is set	Ā҆Đ҈đ҈Ķ҆
is set $	Ķ҇
is set to	đ҈
is situated	ő҆
is something	Ć҆
is stale	į҆
is static	Ĭҗ
is static $	Ĭ҉
is still	Į҇
is still supported	Į҇
is stored	ĀѸđҊĤ҇Ő҈
is stored in	ĀѺđ҈Ő҆
is struct	ĵҋ
is struct <name>	ĵҋ
is symbol	ĭ҉
is symbol <name>	ĭ҉
is teh	Āҋĭ҈
is teh name	ĭ҈
is test	ĀѹāҌŋѸŎ҇
is test <name>	ĀѺāҍŋѸ
is test file	Ŏ҈
is tested	Ā҇ōҌ
is tested in	Ā҈
is testing	ĀѹāҌ
is that	Āѳāѥě҇ĬҒł҇Œ҆
is that a	ě҉
is that so	Ā҆
is that test	Ō҆
is that what	ĀѺĬҏ
is that |	ĀѹāѷĻ҆ł҈
is the	āҤĆѰĈҕĉѺčѹĎ҈ėѷě҇ĞѶğѴģѵħҊĩѶĪѸįҎİҍĵѲĶ҆ĸ҉ĺѲļ҇ľ҈ŁѸłѷŃѺńѺŇҋŊҋōѺŏѺŐҎŒҎ
is the <name>	ĀқćѺĐ҇
is the attribute	Ő҆
is the base	Āҋāѳć҈ň҉
is the biggest	ĀѲāҞ
is the build	Āҍ
is the class	Āѹć҈
is the code	Āѧā҉Ĉґ
is the commit	ĀѵĎґ
is the constant	Ā҉āѶ
is the current	ņ҈
is the decorator	ĀѸā҇Ē҇
is the default	ċѺĔ҆
is the difference	ĀѺāҊ
is the enumerator	ĸ҈
is the environment	ĀҌğѸ
is the exception	ĀҊ
is the fastest	āҊ
is the file	ĀѴőҘ
is the first	ĀҎāѮą҉
is the former	ņ҇
is the function	āѺē҆Ĭґ
is the git	Ā҈āѺ
is the global	ĶҌ
is the history	āҌ
is the idea	ĢҊ
is the import	ĀҍĝѸ
is the inheritance	ĀѺā҈
is the inner	ļ҈
is the interface	ĥ҆
is the key	ĀҍĐѺ
is the largest	āґ
is the last	Ā҈āѴĳҎ
is the latest	ĀѳİҒ
is the length	Ā҉ĳѺ
is the licence	ı҉
is the license	āѸıҎ
is the local	ā҆ĻѸļ҇
is the longest	āҘħѹ
is the lowest	ė҆
is the lst	ĀҏŊѳ
is the method	Ĺ҆ľ҉ŀ҇
is the minimum	Į҉
is the module	Ā҇āѳĝҊŒҎ
is the most	āѹİҌ
is the name	ā҆ıѹ
is the new	ņ҇
is the newest	āґĮѷį҆
is the number	Ā҆āѺĎ҉Ŋ҇
is the oldest	Ā҈āҋĆѺĮҊ
is the one	Œ҇
is the option	āѷċ҆Đ҆
is the parameter	ĀҋĐ҇
is the parent	āѱćҐě҈
is the path	ā҉ķ҆Œ҉
is the predecessor	Ņҋ
is the project	ĀѴāҊĮ҆
is the public	ģ҈
is the release	ĀҎāѴ
is the repository	ĀҊāѷ
is the result	āѹŅ҈Ň҇Ō҆
is the return	āѺŇ҆
is the role	ĢҊ
is the shortest	āѹħҏ
is the slowest	āҌ
is the state	Ā҇
is the status	Ā҉
is the struct	ā҇
is the successor	ņ҉
is the superclass	ň҆
is the test	Āѱā҉œҏ
is the topmost	Āѹįҋ
is the total	Ŋғ
is the trait	Ľ҉
is the type	ĀҋāѲŐҊ
is the value	ĀҌāѷĕ҇
is the variable	ŐҎ
is the visibility	āѺĭҊ
is the workflow	ŕҌ
is there	Āѹāґč҆Ęҋę҆ĜҐġғĢ҆ģ҆ĬѵĭѺ
is there <name>	ĚҊ
is there <path>	ĜҌ
is there a	ĀҎč҆ę҇ĚѺĦҋŋѸ
is there an	ĀҋāѶĝ҈ĦѺ
is there any	ĀѸō҇
is there anything	ā҈
is there more	Ā҆
is there one	ġ҆
is there something	ġҊ
is there such	Ā҇āѹŋ҆
is there to	ģ҈
is this	āҘĈѺı҇łҎ
is this a	ĀѺāҋł҈
is this file	āҊ
is this mit	ĀҊ
is this project	ĀѢāҥı҇
is this repo	ġ҆ł҈
is this |	ĀҔāѸłѹ
is thrown	ŃҎ
is thrown $	Ń҆
is too	ā҉
is triggered which	Ā҆
is under	āѺ
is used	ĀѷāҌĊҋĕ҈Ķѹō҈
is used by	ĊҊ
is used |	Āѹĕ҆ō҈
is what	ě҇
is written	āѯĴҌĵ҆ķ҆Ĺ҇ĺ҆ĽҋœҐ
is written $	Ĺ҆ĽҊ
is written in	ķ҈
is written on	ĺ҉
is written there	Ĵ҈
is wrong	āҐ
is wrong with	āҎ
is |	ĀѵāѨĔ҈ĬҎŐ҈Œ҆
is | $	ĀѶāѪĔ҈ĬҎŐ҈
isinstance	āѺěҎ
it	āҎăѺĄѹćѹĈҔčҌďѲđѸĔҎĕ҈ĖҐĘ҈Ě҆ěѺĜѺĝ҇ĤѹĦҐħѱĨѹĪѳīѵĬѹĭ҆įѺĲѺĳѺĸҊĻ҇ļѷĿѵŀѹŃѷŊѷŌҌō҈ŐѵŔҋ
it $	ĀѸāѷĊҋĔ҉ĥ҇ĪѶĬѹĭ҆ĸ҈ĽѺņѺōҌő҈œ҉Ŕ҇
it <name>	Āѵā҉ĈҋĘҋĬѪĭҍ
it <name> that	āҍĘҌĬѫ
it <name> |	ĀѺĈ҇ĭ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	ĀҊāѰćѶĉ҉č҇ĐѷĒ҆ėѸęҋĚ҆ĜҏĝҎğ҆ģѹĪѷīѹĬ҇ĴѺĵ҉ķ҉Ľ҆ĿѺŀѷŁѸŅѷň҈ŋѶŌ҈Őѹ
it _ <name>	ĀѭāҔĐҌĘҊĬҍ
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҈
it _ actually	Ħ҆
it _ added	Ā҇
it _ an	ā҇
it _ anything	āѺč҆
it _ as	ĭ҇
it _ back	ā҆ĕ҈
it _ be	āѲĻҐ
it _ before	ĀҊāѺŅ҈
it _ called	Ā҆Ċ҈
it _ case	āѺĬ҆
it _ defined	Ĭ҇
it _ first	ā҇
it _ for	āҌĢ҆Į҈
it _ from	āѶćҊ
it _ green	Ŏ҈
it _ how	ĀѸāҎ
it _ imported	Ī҆
it _ in	Ĺ҆ŉ҇ő҉
it _ inside	ā҈
it _ into	ņ҆
it _ it	Ĝ҈
it _ its	Āҍāѵ
it _ lines	ĀѺĳ҈
it _ me	đ҉
it _ moved	ŅҊ
it _ not	ĀҊāѰ
it _ now	ņҋ
it _ of	āѵĚ҆Ĭҋ
it _ on	āҖĜѶĹ҉
it _ raised	āҋ
it _ renamed	ā҇
it _ run	āѴ
it _ safe	ā҆
it _ since	ā҆
it _ so	ā҇
it _ style	ā҈
it _ tests	Ā҉
it _ that	Ā҆āѲĊѹĘ҉
it _ the	āѺĺ҆
it _ this	ĀҊā҇Ņѵ
it _ to	āѹņ҉
it _ unused	ā҆
it _ up	Ĕ҇
it _ what	āѺĖ҇Ģ҇
it _ when	āҊ
it _ where	Ā҇āѹŔ҆
it _ which	āѷĮ҈
it _ who	Āҋ
it _ wise	Į҆
it _ |	Ā҇ĊѺČҊđѷĔ҆ĜѺĠѺĢҋĭ҇ĴҊŁҏŃѹń҈ņѺŋҌŎѺőѸŒ҉
it a	ĬҎ
it a <name>	Ĭҋ
it abstract	ĀҊĬ҇
it abstract |	Āҋ
it after	Ā҆
it after commit	Ā҆
it and	ĀҐ
it and so	ā҆
it are	Ŏ҆
it are run	āѺŎ҆
it are unused	ā҆
it async	Ĭ҇
it be	āґ
it be called	ā҇
it be safe	ā҆
it been	āѺ
it build	ĀҋĈѹ
it call	ĀҊāѴĉ҈
it call |	ĀҊāѵĉ҇
it called	ĀҍķѹŅҊņ҇
it called before	ŅҊ
it called now	ņ҈
it called |	ĀҌķѹ
it calls	ĉҌ
it capture	āҎ
it change in	ā҇
it changed	č҇
it changed anything	č҆
it comes	ď҆
it contain	Ā҈
it contain |	Ā҈
it correct	Ĭ҇
it correct that	Ĭ҇
it count	ĭ҈
it count as	ĭ҈
it declare	Ā҈
it declare |	Ā҈
it declared |	Ā҆
it defined	ĸ҇œ҆
it defined |	āѷœ҇
it demand	Į҇
it demand |	Į҇
it derived	Ě҈
it do	ĀҗĢ҆
it do $	ĀѸāҕĢѹ
it do |	ĀҜāѦĢҌ
it documented	Āѯāҙ
it documented |	Āѯāҙ
it does	ĀҋāѯĢҎ
it does $	ĢҎ
it does not	ĀҌāѱ
it doing	ĀѺāҊ
it exist	Āѹā҇ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҉
it export |	ģ҇
it fail	Āѳāҗ
it fail |	Āѳāҗ
it for	đ҉
it for me	đ҉
it from	ā҆
it get	Ā҉Ċ҈Ĕ҇
it get called	Ċ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	ĀҌ
it given |	ĀҌ
it good	āғ
it good for	āҋ
it good style	ā҈
it got	ĀғāѵĂ҈
it got its	ĀҎāѹ
it got |	Ā҇āѷĂ҈
it had	āҏŅѹ
it had this	āҎŅѵ
it has	Āҋ
it have	Ā҆āҋ
it have tests	ĀҌ
it have |	ĀѲāҐ
it implements	ī҆
it import	āѺĜҎ
it import it	Ĝ҈
it import |	ĀҊāѺĪ҈
it imports	Ħ҆
it imports actually	Ħ҆
it in	āѹą҆őѺŒ҉
it in the	ĺ҆
it in this	ĀҍāѺ
it in |	ą҆őѸŒҊ
it inherit	ć҈
it install	Ğ҆
it into	ŉ҆
it invoke	Ę҆
it is	ĀѯĆ҆Ĉ҇ĕ҇Ĭ҆ı҇Ĺ҉ŎҊ
it is a	đ҇
it is green	Ŏ҈
it is in	Ĺ҇
it live	Ā҈āѹĵ҈
it live before	ĀҌ
it live |	ĵ҈
it makes	ĉ҉ĊѺ
it makes $	ĉ҉ĊѺ
it mean	ā҉
it mean |	ā҇
it need	āѹĪ҇
it need imported	Ī҇
it not	ŋ҈
it override	ĀҊāѺ
it override |	ĀҊāѺ
it pass	Ō҈
it please	Ā҆
it please $	Ā҆
it raise	ĀҌāѲńҌ
it raise |	ń҉
it raises	āѺń҉
it read	ā҉Ĵҋ
it read |	ā҉Ĵҋ
it return	ā҈Ň҆
it return |	Ň҆
it run	āҌ
it run |	ā҈
it runs	Ė҇
it safe	Ā҇
it safe to	Ā҇
it say	āѸĴ҈
it say |	āѹĴ҈
it set	ĐҊ
it should	āѶĻҐ
it should be	āѲĻҐ
it sit	ķ҆
it sit |	ķ҆
it so	Ĭ҆
it so that	āѺĬ҈
it static	Ĭ҇
it take	ĀѺ
it takes	ė҆
it takes |	ė҆
it that	Ā҈āѳ
it that the	ĀҊāѷ
it the	āѺĬ҆
it the case	āѺĬ҆
it there	āѶĢ҇Ĳ҇
it there for	Ģ҇
it there |	āѺĲ҇
it true	āѲĊѺĬҍ
it true of	āѷĬҌ
it true that	ĊѺč҆
it turn	ņ҆
it turn into	ņ҆
it used	ā҆
it version	Į҆
it version wise	Į҆
it was	ĀѯāҊŅҐņ҈
it was moved	āѹŅҌ
it was renamed	ā҇
it |	ĀѴāѮĉѷĊҏč҆Ė҆ęҎĚ҈ĝҏğ҈ĪѹīѹĭѶĮ҇ıѺĵ҈ķҌĹ҇ĽҌŀѷŅѷňҊŋѸŌ҇ō҆ŎѹŏѸŒѹ
it | $	ĀҋāјćѷĈѷĉѸĊҏč҉ėѹęҏĚ҉ĜҐĝҏğ҈Ġ҆ĪѸīѸĬ҆ĵҊķҋĽ҇ŀѸŅѶňҊŋѷŌ҇ŎѺŐѺ
it | <name>	Ĭ҆
it | how	ĀѸāҋ
it | on	āғĜѶ
it | to	ė҆
it | what	āѷĖ҇Ģ҈
it | when	ā҆
it | which	āѷĮ҈
it | who	Ā҈
item	āѺģҏĶҋķ҇
item <name>	ķ҇
item of	ģҏ
items	ģҎ
items in	ģҎ
its	ĀѹāҞĂ҈ąѴćҊĉґĊѷČѺĔѳĕғĚґěҌĝѸĠѺġѹĢѹĪҋīѲĬѷį҈ıѹĴѺĵѹĶ҆ķ҉ĸґĹѹĻѸļҋľѺŁ҈ńѹňѶŒ҆œ҆
its <name>	ĀѺĐҎĢ҈
its <name> field	ĐҊ
its <name> method	ā҆
its _ $	ĀҏćѺĉҊěҎĦ҆Ķ҆Ł҆Ő҉
its _ <name>	Ć҆ĕғĭ҆ĺҊļҊ
its _ and	ķ҆
its _ are	ĀѺāҌŏ҆
its _ classes	ĚҕěѴ
its _ contents	į҉
its _ defined	āҍ
its _ does	Āҕāѵ
its _ field	ĐҊ
its _ for	āҎ
its _ from	ĀѺāѷĪҊ
its _ function	āґĻѺ
its _ imports	ā҉ĪѺ
its _ in	Ď҆
its _ method	ā҆
its _ methods	ŀ҇
its _ name	ĀѺāқŅҎ
its _ one	āѺ
its _ to	āѹĂҍ
its _ what	ĀҋĢѹ
its _ |	ĀѶāѫĂѺć҈ĉ҉Ďѹđ҆ēҌĘѷę҉ěҍĜ҈Ģҋĩ҇Īҍĭ҈Ķ҆ķҏĸ҇ĿѷŁҋŅѳņѺŌ҆
its ancestors	Ā҈
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҆
its base	ĚҔěѹ
its bases	ć҇
its bases $	ň҆
its bases |	ć҉
its body	āѳĉҏķ҆
its body $	āѷĉҋ
its body |	ķ҇
its callees	ĉ҇
its callers	ā҇ęҊ
its callers $	āҐ
its callers |	āѷĊ҉ęҊ
its children	āѸĂғĚѴěҏ
its children to	āѺĂҌ
its code	ĉ҆
its commits |	Ā҉
its current	į҉
its current contents	į҉
its declaration	āѸĭ҈
its decorators	ā҇
its def	ķ҆
its default	āҊ
its default |	ā҈
its definition	ĀҋāѭĬ҇ĸ҆
its definition |	āѵĬ҇
its docstring	ĀҏĢѹ
its enum	ĸҌ
its enum |	ĸ҇
its extension	ŒҌ
its extension |	Œ҇
its file	ĀҔāѶŒ҆
its file $	ā҆
its file and	ķ҆
its file |	ĀҌāѺ
its import	Ī҆
its importers	āѵĦ҈ĩҎ
its importers $	Ħ҈
its importers |	ĩҋ
its imports	ĀѷāѺĜҋĪҐ
its imports are	ŏ҇
its imports |	ĀѺĜ҉Īґ
its inner	āҏļѺ
its inner function	āҐļѹ
its interfaces	āҌ
its job	Ģ҈
its job |	Ģ҉
its latest	į҆
its local	ļҊ
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҋ
its method <name>	ĺҌ
its methods	ā҆Ŀҏ
its methods |	ā҇
its module	ĭ҉
its name	ĀҎŅѷ
its name |	ĀҎŅѷ
its names	Ī҉
its names from	Ī҉
its nested	ļҎ
its nested <name>	ļ҉
its new	āҌ
its new name	ā҈
its old	ā҈Ņ҈
its old name	ā҈Ņ҈
its own	ā҈Ć҇Īѹ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺŌ҆
its paces	ō҈
its paces |	ō҆
its parameter	ĕ҈
its parameter <name>	ĕ҈
its parameters	āҋ
its parent	ć҇ĚҏěѶ
its parents	ā҉
its parents |	ā҉
its path	ő҈
its present	ā҉
its present name	āҌ
its properties	Ĥ҆
its public	ģ҇
its result	ā҇
its result |	ā҇
its return	Ň҉
its siblings	āҊ
its signature	āѹŁ҈
its signature |	āѺŁ҆
its subclasses	Ă҆Ěѷěҕ
its subclasses $	ĚѹěҌ
its subclasses |	ě҉
its superclass	ć҇
its tests	ŎҌ
its type	ā҈ĶѺŐ҉
its type $	āѷŐҌ
its type |	ā҇
its value	ĀҌđ҆Ķҍ
its value $	ĀґāѺĶ҇
its value in	āҋ
its value |	Ķ҆
its version	ė҈
its visibility	ĭ҆
its visibility |	ĭ҆
itself	āѳćѸĒѺĦҜĪѺĵ҈ņ҇Œҍ
itself _ $	Ħ҉Œҏ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	ĀҊćѹ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҈
itself now	ņ҈
itself now the	ņ҈
itself | location	ő҆
java	ĀѲĮӁ
java <name>	āѵĮҕ
java _ $	ā҈Į҆
java _ |	āѶĮґ
java version	ĮҊ
java |	ā҈
java | $	ā҈
job	Ģҫŕ҆
job _ $	Ģ҈
job _ <name>	ĀѵĢҜ
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
jobs	ĀҞāҍŕѱ
jobs $	Āѱāҗ
jobs _ <path>	Ā҇
jobs _ run	Ā҆
jobs _ that	Ā҇āѺ
jobs _ the	Ā҆ā҇
jobs does	ĀҐāѶ
jobs does that	Ā҇āѺ
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	ĀѱāҐ
jobs in	Āҍāѹ
jobs in the	ĀҋāѺ
jobs of	Ā҆
jobs of the	Ā҆
judging	Ĭ҈
judging _ its	Ĭ҈
judging by	Ĭ҈
judging by its	Ĭ҈
jump	ĀѶāѹĶ҆ķҙĹ҆œ҉
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҌ
jump to	ĀѶāѹĶ҆ķҙĹ҆œ҉
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҌ
just	ĀҊāѰĆ҇ľҊňѹŌ҉ŏ҉ő҆
just _ $	āѺŏ҆
just _ just	ŏ҆
just _ test	Ō҆
just rather	ŏ҆
just rather just	ŏ҆
just the	ĀҊľ҈ňѺŌ҆
just the test	Ō҆
just |	ŏ҆
just | $	ŏ҆
k	ŌғŎѹ
k <name>	ŌғŎѹ
keep	ĀѴĭҋĽ҆
keep <name>	āѺĭҋ
keep _ <name>	ĭ҇
keep seeing	Ľ҆
keep the	ā҆
keeps	ĀҙāѭćѺ
kept	Ā҆ĭ҇
kept _ <literal>	Ā҈
kept _ has	ĭ҇
kept saying	Ā҈
kept saying <literal>	Ā҈
key	ĀҏāѹĐҮ
key <name>	ĀґĐҠ
key <name> $	ĐҊ
key <name> in	ā҉
key <name> of	Đ҇
key <name> set	ĀҎĐѸ
key <name> what	Ā҈
key <name> |	āѺĐ҆
key _ $	ĐҐ
key _ in	ā҉
key _ of	Đ҇
key _ set	ĀҎĐѸ
key _ what	Ā҈
key _ |	āѹĐҊ
key |	Đ҆
key | $	Đ҆
keyword	ĀҊāѸŁ҇
keyword _ $	Āҋāѹ
kicks	ŕҎ
kicks _ $	ŕ҆
kicks _ <path>	ŕ҇
kicks off	ŕ҉
kicks off <path>	ŕ҇
kind	Āѳā҉ĚҋıѹłҤŇҎŐ҇
kind $	āѵłҒ
kind _ <name>	āѺĚҌ
kind _ object	ĀҋŇ҈
kind _ project	Ā҆ā҈
kind _ software	łҊ
kind _ tests	ĀѫāҘ
kind _ value	Ň҆
kind of	ĀѸāҒĚҋıѺłҎŇҎŐ҇
kind of <name>	āѺĚҌ
kind of object	ĀҋŇ҈
kind of project	Ā҆ā҈
kind of software	łҊ
kind of tests	ĀѫāҘ
kind of value	Ň҆
kindly	ĀѠāѩė҆ő҆
kindly $	ĀѺāѵė҆
kindly _ me	ĀѺ
kindly _ the	Ł҇
kindly find	ň҆
kindly find me	ň҆
kindly find the	ĥ҆
kindly tell	Ł҇
kinds	ń҇
kinds of	ń҇
know	ĀѶāѰąѷć҇ďѺĔѹĕ҈ĥ҉ħѹĭҊķѺ
know _ <name>	ĭ҇
know _ default	ĕ҇
know _ functions	Ċҋ
know _ import	Ĩ҆
know _ is	ĭ҈
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ĀѺā҇ĬҊŋ҆
know _ type	Ā҉āѷŇ҆
know _ value	đ҈
know _ what	Āҍ
know _ when	ā҆
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҆
know from	ĩ҆
know in	ā҆ĺ҇
know in which	ā҇ĺ҇
know its	ĕ҆
know on	ļ҆
know on which	ļ҆
know since	ā҆
know since when	ā҆
know the	ĀѵāѸđ҉Ĩ҆Ņ҆Ŋ҆Œ҆
know the import	Ĩ҆
know what	Ā҇āѱć҉ň҈ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҇
know where in	ĺ҆
know where the	ā҇
know whether	ĬҌŋ҉
know whether the	Ĭҋŋ҆
know which	ĀѸĪ҇Ň҆
know which functions	Ċ҉
know which modules	Ī҈
know which type	Ň҈
know why	ā҇
know |	ĭҌ
know | is	ĭ҈
known	ĀѺāѹġ҈Ņҗ
known _ $	Ņ҉
known _ <path>	ņ҇
known _ this	ġ҆
known _ |	ŅҌ
known as	Ņҏņ҈
known as <path>	ņ҇
known as |	ŅҌ
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
lack	āҩĂѺĿѬŉѸ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҆
language	āҌėѺłҋ
language _ $	ł҇
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҇
language | $	ł҇
largest	āҨĤѰ
largest _ $	ā҇
largest _ the	ā҇
largest of	ā҇
largest of the	ā҇
largest |	ā҇
largest | $	ā҇
last	āңąѷčѶĎѺįӝİҟĲҌĳҌĴѸŅѺ
last _ $	ĀѸāҒįҎİҋ
last _ <path>	įҋ
last _ and	Āѹİ҉
last _ before	ā҈
last _ by	ĀҌčѹ
last _ in	į҆
last _ number	āѹĳҎ
last _ of	ĀѫāґįҔ
last _ on	āѸįҊ
last _ thanks	ā҆
last _ that	į҈
last _ the	Āҋāѷ
last _ to	ā҉
last _ together	ā҆
last _ |	ĀҖāҌįҕİѳ
last change	įҏ
last change $	į҆
last change to	āҊ
last change |	į҇
last changed	ā҇čѹįҌ
last changed $	į҇
last changed together	ā҆
last changed |	Ā҈āѷ
last checkin	İ҆
last commit	Ā҈İҌ
last commit $	İ҆
last commit that	į҇
last commit |	Āҋ
last edit	į҇
last line	ā҈İѴĳҎ
last line number	āѹĳҎ
last line of	Āѳāҏ
last modification	į҈
last modification of	į҆
last modified	įҊ
last month	āҋ
last month |	ā҇
last release	āҏ
last release |	āҌ
last thing	İ҇
last time	įҒ
last time |	įҎ
last touch	į҆
last touched	ĀҘāѨ
last update	įҌ
last update of	įҌ
last week	āҏ
last week |	āҊ
last year	āҊ
last |	ĀѸįҊİ҆
last | $	ĀѸįҊİ҆
lately _ $	ā҇
lately |	ā҇
lately | $	ā҇
latest	ĀѭāҔąѸėѶįҮİҏ
latest _ $	āҎİѹ
latest _ of	ā҈ėѶįҏ
latest _ to	āѺįҏ
latest _ with	āѺį҈
latest _ |	İҋ
latest change to	į҆
latest commit	ĀѰāґįҊİҌ
latest commit with	āѺį҈
latest commit |	įѺİҋ
latest edit	āѶįґ
latest edit of	āѷįҊ
latest modification	į҉
latest version	āҒėѶ
latest version of	āҒėѶ
launches	Ń҆
launches the	Ń҆
lazily	āҋ
lead	Ā҈āѴĚ҆Ħ҉
lead _ <path>	Ĩ҆
lead _ to	Ħ҉
lead back	Ħ҉
lead back to	Ħ҉
lead to	Ā҆āѴĚ҉Ĩ҆
lead to <path>	Ĩ҆
leads	ħ҈
leads _ <path>	ħ҆
leads from	ħ҉
leads from <path>	ħ҆
leak	ĀѷāҎ
leak memory	ĀѺāҊ
least	ĀҏāѺ
least _ test	ĀҎāѶ
least one	Āғāѵ
least one test	ĀҎāѶ
leave	ĀѹāҎĔ҉
leave _ <name>	Ĕ҆
leave _ |	āґ
leave alone	āҊ
leave alone |	āҊ
leave out	Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҆
leaves	āѷĂҏ
leaves abstract	Ă҇
leaving	Ć҈
left	č҆ĭ҆
left _ by	ĭ҆
leftover	ĪѺŏҎ
leftover _ of	ĪѺŏҌ
leftover imports	ĪѺŏҌ
leftover imports of	ĪѺŏҌ
legal	Ė҇ı҆
length	ĀҌĎ҉
length _ <path>	ĀҌ
length _ the	Ď҉
length in	Āҍ
length of	Ď҉
length of the	Ď҉
let	āғıѷ
let _ see	ĀҐ
let _ |	ĀѷāҘıѷ
let me	Ā҇āҏıѷ
let me see	ĀҐ
lets	ĕ҈
level	Ā҈āѳĩ҈ĪѹĭҌĶҔ
level $	Ā҆Ķ҈
level _ <name>	ĭҍĶҋ
level _ imports	ĩ҈ĪѺ
level of	ĩ҈ĪѺĭҍ
level of <name>	ĭҍ
level of imports	ĩ҈ĪѺ
level variable	Ķҋ
level variable <name>	Ķҋ
levels	āҊ
levels _ $	ĀҊ
lib	łҏ
lib or	łҊ
libraries	ĀѺāѹĖҡ
libraries _ project	Ė҇
libraries _ the	Ė҆
libraries _ this	Ėҋ
libraries does	Ė҉
library	ĀѱāҏĖ҆łҬ
library $	ā҇
library _ $	āҋ
library a	ł҇
library or	łҏ
library |	āҌ
library | $	āҌ
libs	āѺĖҗ
licence	ĀѳāҊĮѺıӉ
licence $	ıҌ
licence _ $	ıҊ
licence _ is	ı҈
licence _ the	ĀѺıҍ
licence _ this	Āҋ
licence _ which	ı҉
licence _ |	Āѷıҏ
licence called	āѷıҍ
licence called |	ı҈
licence does	ĀҌıѵ
licence is	ı҉
licence it	ı҆
licence it is	ı҆
licences	Āѵāҍ
licences _ the	ĀѸāҊ
license	ĀѨāҍıӉŅѺ
license $	ı҈
license _ $	ı҉
license _ the	ıҍ
license _ this	ıҌ
license has	ā҆
license is	ı҈
license of	ıҎ
license of the	ı҇
license of this	ı҇
license |	ı҉
license | $	ı҉
licensed	ā҇ıґ
licensed $	ĀѺıҊ
licensed _ $	ĀҊāѯı҉
licensed |	ĀҋāѴ
licensed | $	ĀҋāѴ
licensing	ĀѳāҊıҟ
licensing _ this	ıҌ
licensing of	ıҏ
licensing of this	ıҌ
licensing what	ā҇ı҆
lies	āѸœ҈
like	āҐď҇ē҆ĭҊ
like $	ĀҎāѵ
like <name>	Āѷāґď҈ē҆
like _ <tag>	ā҈
like _ in	ĭҊ
like _ know	Ā҆āѸđ҆Ī҆
like _ see	Ā҉
like _ use	ĭҊ
like at	ā҈
like at <tag>	ā҈
like in	ā҇
like to	āѶĊ҆Ī҆
like to know	Ā҆āѸđ҆Ī҆
like to see	Ā҉
like to use	ĭҊ
limit	ĀҊāѹ
line	ĂѸąѸĆѹćѳĉѵċҝčѸĎѶďѷĐҮđѰēѴĔѹĕѺĖѹėѺĜѳğҎĠѺġѹĢѴģѴĤѵĥѳĦѸħѴĩѴĪѳīѵĬѲĭѵĮѵįѲİѯıѺĲҶĳҬĴҸĵҞĶҩķҥĸҗĹҠĺҡĻҟļҢĽҟľѷĿѵŀѴŁѶŃѷńѷŅѳņѴŇѷňѶŊѴŋѸŌѶōѶŎѹŏѶŐѶőѴŒѵœҖŔҖŕѷ
line $	āѸĊ҇Ĳѹĵ҆ĶҐĹ҆ĺѴļҊĽ҆
line <line>	ĀҍāҴĲӉĳѺĴӍ
line <line> $	ĀҎĴҊ
line <line> author	Ĳ҈ĴѺ
line <line> from	Ĵҍ
line <line> in	ĀѹāґĲҏĴҔ
line <line> of	āҜĲҚĴғ
line <line> out	Ĵ҇
line <line> to	ĀқĲѹĴѳ
line <line> what	Ĵ҇
line <line> |	Ĳ҈Ĵҋ
line <name>	ĀҏķѺĹ҆ĺ҆ļ҈
line <name> is	ĺ҉
line _ $	ĀҏĜѶĳҊķҖĻҐŔ҇
line _ <line>	Ĵҋ
line _ <literal>	ĀѹāѹĵҖ
line _ <name>	ĀҗĐҒĳѺķѸļ҉
line _ <option>	ċҍ
line _ <path>	Āѯā҉Đҏ
line _ author	Ĳ҈ĴѺ
line _ does	ĀѸĳҍ
line _ enum	ā҆
line _ every	āҌğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҈
line _ from	Ĵҍ
line _ function	ķҌ
line _ i	āѸļ҈
line _ in	ā҇ĲҎĳ҈Ĵґ
line _ is	ĺ҉
line _ it	āѯğҊĺ҉
line _ of	ĀғāҗĲҖĳҌĴҏĹ҈
line _ out	Ĵ҇
line _ please	ķ҆
line _ starts	Ĺ҆
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѦāѵĶҍĸҊĹ҉ĺҔļҋĽҖœҋŔҊ
line _ to	ĀқĲѹĴѳ
line _ what	Ĵ҆
line _ which	ĀҖİѳ
line _ |	āѺĲ҇ĴҐĺ҆
line count	ĀѲĳҭ
line count $	ĀѺĳҎ
line count file	ĳ҆
line count of	ĳҒ
line defines	Ļ҈ļѺĽҊ
line does	āҌĳѹĵҒķҊ
line does <name>	ĀҒ
line does the	Āѱāҏĺ҈
line flag	ā҈
line flag <option>	ā҈
line in	ā҇ļ҆
line in <name>	ā҇
line in the	ļ҇
line is	āѰğ҈Ķ҇ĸ҈ĺ҉Ŕ҆
line is it	āѵğ҈ĺ҉
line is the	ĸ҆Ŕ҆
line no	Đ҆
line no |	Đ҆
line number	ĀѮāѲĐҌĳқĴ҉ķ҈ĺ҇
line number <line>	Ĵҋ
line number does	ĀѸĳҍ
line number for	Đ҈ĳѺ
line number in	āѸĳҒ
line number of	ĺ҆
line number please	ķ҆
line of	ĀѰĐҚĵ҇Ĺ҆ĺҋļҋĽҐœҋ
line of <name>	Đҍĺҋļ҇
line of <path>	ĀѲā҈Đҍ
line of every	āҌğ҆ķѺ
line of test	œҊ
line of the	āѺĵ҈ķ҆Ĺ҆
line of which	Ľ҆
line option	ċ҇
line option <option>	ċ҆
line options	Āҏāѳ
line that	āѺĶҍ
line tool	ĀѺā҇ł҆
line where	ĵҏķ҆
line where the	ĺ҉
line with	ĀҊāѹĶ҆
line with <name>	Āҋ
line |	ĀҋĐ҈ĜѶİѳĹ҆ĻҏŔ҇
line | $	Đ҈ĜѶĹ҆ĻҏŔ҈
line | which	ĀҎİѴ
lines	Ā҆Ć҆ĎѺēҐğҋĪҔĳӝŊѹŏҍŔҌ
lines $	ĳғ
lines <line>	ĀҙāѺ
lines <line> or	ĳ҆
lines <line> thru	Ā҆
lines <line> to	ĀҎ
lines <name>	ĀҗĳѴ
lines <name> of	ĀҚĳѭ
lines <name> |	ĳ҆
lines _ $	āѵĳҖ
lines _ <name>	ĀѵāѸē҉Ī҆ĳҘ
lines _ <number>	āҎĳѹ
lines _ <path>	Āѳā҉ĪҌĳҖ
lines _ are	āѺĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҆
lines _ it	ā҇
lines _ its	Ā҈āѹ
lines _ of	ĀҚĳѭ
lines _ or	ĳ҆
lines _ text	ĀѶĳҎ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҆
lines _ to	ĀҎ
lines _ |	ĳ҈
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēҐĳѸ
lines are	ĳ҆
lines are there	ĳ҇
lines did	ĀѴāґ
lines does	ĀҎāѲĳҋ
lines does <name>	āѹĳҊ
lines does <path>	Ā҈
lines from	Ī҈
lines has	ĀѸā҈
lines in	ĳҍŏ҆
lines in <path>	ĳ҇
lines inside	ĀѺĳ҉
lines long	ĳ҈
lines of	Ī҆ĳҌ
lines of <path>	ĀѺāҍ
lines of text	ĀѶĳҎ
lines over	āҎĳѹ
lines over <number>	āҎĳѹ
lines please	ĳ҆
lines please $	ĳ҆
lines that	ĀҊāѺğ҆
lines there	āѺĳ҈
lines there are	āѺĳ҈
lines total	Āѹĳ҉
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҈āѶĳҌ
lines | $	Ā҈āѶĳҌ
linter	ŏ҇
linter complain	ā҆
linter complain about	ā҆
linux	ĀѹāҐ
linux $	āҊ
linux _ $	ā҆
linux |	ā҆
linux | $	ā҆
list	āіĂ҉ąѺĆҒĉ҈ĊґČґčѸĎѹĐѹđѺĒ҉ēҌĔѹĕѺĖҞĘѺěѺĝѸĞҙġѴĢѵģҎĤҔĥҌĦѶĩҋĪҗī҉ĬѷĭѸĮѺįѹĳѺĵѹķѹĹѹĺѺĽѺľѰĿқŁҧńҍŅѹņѺňҏŊѭō҈ŎѶőѹ
list $	ĀѹĉѫĊҍģ҈Łҕ
list _ $	Ŀ҈ō҈
list _ <mark>	ĀѺĂҖē҇
list _ <name>	Ā҆ĂѹĘѹęҋĞҝġѸĤ҉īѺĿҌŁґňѺ
list _ <path>	Ī҇
list _ annotations	ēҍ
list _ attributes	Ĥ҉
list _ base	ćҍňѸ
list _ callers	ĀѰĊҋĘҍ
list _ class	īҌ
list _ commit	Č҆
list _ commits	ā҇
list _ differences	ď҆
list _ exceptions	ń҇
list _ fields	Ĥ҆
list _ files	ĀҊăѺČ҇
list _ imports	ĪҔ
list _ methods	ľѷĿҐ
list _ modules	ĩ҇
list _ overload	Ć҆
list _ place	Ā҈ĊѺ
list _ places	ĀҎ
list _ runtime	Ė҆
list _ subclasses	ĀѱňҖ
list _ symbols	Ā҈
list _ tests	ĀҚŊѲō҈
list _ that	ĀѸĊ҆ĥ҉ĩҊ
list _ the	Ī҉
list _ traits	ī҇
list _ triggers	ŕ҉
list _ what	Ā҉
list all	ĀҒ
list cls	ĂѺĥ҆ĿҌ
list each	ĆҊ
list each overload	Ć҆
list every	ĀҐĊѺĖ҆
list every place	Ā҈ĊѺ
list everything	Āѹĉ҆Ċ҆ģ҇
list everything that	Ċ҇
list files	ĩ҆
list files that	ĩ҆
list for	Ā҉ĤҎ
list for <name>	ā҆ĤҎ
list for <path>	ĀҊ
list of	ĀѲāѰĂҍĆҎĉ҈Čҍď҉Ė҆ę҈Ĝ҈ĞқġѷĤѹĪҊīҌľѸĿҋŁ҇ŊѸ
list of <name>	āѺďҊĘѹęҋĞҝġѸŁ҉
list of files	Č҆
list of methods	ľѺĿҏ
list of places	Ć҈
list of tests	ĀҍŊѺ
list of the	Ī҇
list or	Ā҈
list or what	ĀҊ
list the	Ā҈āѵăѺĆѺć҈ĉҔĎѺď҆ēҌĖѺĤҊĥҊī҆ĿѺŃ҆ň҉Ŋѷŕ҆
list the annotations	ē҈
list the commits	ā҇
list the differences	ď҆
list the files	ĀҌăѸ
list the imports	ĪҎ
list the modules	ĩ҇
list the places	Ā҈
list the symbols	Ā҈
list the tests	ĀҌŊѹō҆
list the triggers	ŕ҉
list them	ĀѺō҈
list them $	ĀѸō҈
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
lists _ <name>	ďҐ
literal	ĀѵđҗĶѹŔҘ
literal <literal>	ĀѺā҆ŔҒ
literal _ in	ŔҌ
literal _ to	đҌ
literal assigned	đҌ
literal assigned to	đҌ
live	ĀҊāѯĠѸĵ҆ķҒĸ҆Ľ҈ōѹő҆Œ҉œ҈
live $	ķғ
live _ $	āѰĵ҉ĸ҇ĽҊő҉œ҉
live _ <name>	Ā҇ōѹ
live _ the	ĀҊ
live before	ĀҌāѹ
live before the	ĀҌ
live in	Ā҈ōѹ
live in <name>	Ā҇ōѹ
live |	āѰĵ҉ĸ҇ĽҊő҉œ҉
live | $	āѰĵ҉ĸ҇ĽҊő҉œ҉
lives	ĀѺāѸķҟĻ҆œ҉
lives $	āѷķ҇œ҉
lives _ which	ķҋ
lives in	ķ҉
lives in which	ķҋ
load	ĀҏāѶĜ҉ĩҎ
load $	ĪҊ
load <path>	ħ҆ĩ҈
load _ $	ā҆
load _ module	Ĝ҇
load _ |	Ā҇āѸĩҐ
load the	Ĝ҇
load the module	Ĝ҇
load |	ā҆
load | $	ā҆
loaded	ĀѸā҉ĝ҉Ĩҍ
loaded $	ĩ҇
loaded _ <path>	ĝ҆Ĩ҇
loaded by	ĀѺĝҊ
loaded by <path>	ĝ҆
loaded from	Ĩ҆
loads	āҎœѺ
local	ĀѷāҎķѴĻҧļҠ
local _ <name>	ā҉ķѸĻҕļҡ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇ĻҊļҌ
local function <name>	ā҈ļҍ
local helper	ĻҎ
local helper <name>	ĻҎ
local to	Ļ҉ļ҆
local to the	ĻҊ
locate	āѪđѸĵ҉ĶҊĹҏĻҋĽ҉ŋѺőҌœҊ
locate <name>	ĺ҆ő҆
locate <name> 's	ĺ҇
locate _ 's	ĺ҇
locate _ <name>	Đ҆Ĺ҆
locate _ constant	đѺĶ҈
locate _ file	ő҆
locate _ for	őҊ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѯĐ҆đѹĵ҉Ķ҈Ľ҉œҊŔѺ
locate the <name>	Đ҆
locate the file	ő҆
located	ő҆
located _ the	ő҆
located in	ő҆
located in the	ő҆
location	ĀѧāѰćѹċ҆ĐҊđѵğҐĥѸĵҜĶҚķҊĸқĹҏĺҌĻҏĽҏŀѸŁѺňѺŋѰŌѴőҞŒҕœҒ
location $	ĀѺāѰđѹğҕĵ҆ĶҋķѴĸҐĺҎĻ҇Œҍ
location _ $	ĀѺāѺĵ҉ķ҆ĻҌļѺœҌ
location _ <name>	őґ
location _ <path>	ő҉
location _ repo	őҋ
location _ the	āѹĐ҈ĵҊĶ҉ĽҌŒ҈œ҉
location in	ĸ҈őҏ
location in repo	őҋ
location in the	ő҆
location of	ĀѷāҌĐ҇ĵ҉ĶҐķҎĹҊļ҈ĽҌŀѹŋѶŌѷőҖŒ҉œ҇
location of <name>	őҒ
location of <path>	őҊ
location of the	āѺĐ҈ĵҊĶ҉ĽҍŒ҉œ҉
location |	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
location | $	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
locations	ĀѸĆҘ
locations $	ĆҎ
locked	ė҆
log	ĀґāѵĎғĢѴįҔİҠ
log $	İ҇
log <name>	ĀѰĢѶįҕİҝ
log <name> <name>	ĀѮįқ
log <name> <path>	ĀѹįҌ
log _ $	ĀѤāҊįѲİҪ
log _ <name>	ĀѬāѺĎҌįҞİѺ
log _ <path>	ĎҊįҋ
log _ changes	Ā҈
log _ commits	Ď҆
log for	ĀғįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҆āѺĎ҇į҉
log of <path>	Ď҆į҆
log of changes	Ā҈
log on	ĀѸĎҌ
log on <path>	Ď҇
log |	ā҈
log | $	ĀѸāҋ
long	āғĐ҈įҒĳҐ
long $	ā҇
long _ $	ā҉
long _ <name>	Āҙāѫ
long _ did	āѺį҈
long _ is	ĳ҇
long _ its	Ď҆
long _ the	ĀѮāҢ
long _ was	į҆
long ago	āѵįҐ
long ago did	āѺį҈
long ago was	į҆
long do	ā҉
long do the	ā҉
long does	ĀѸāҕ
long does it	ā҆
long does the	ā҈
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҉āѲĎ҆ĳҍ
long is <name>	ĀґāѬ
long is its	Ď҆
long is the	āҊ
long the	ā҇
long |	ā҈
long | $	ā҉
longer	ĀҊā҈ąѺ
longer _ |	ĀҌ
longer exist	Āҋ
longer exist |	Āҋ
longest	ĀѺāҵħѹ
longest _ $	ā҆
longest _ cycle	ā҉
longest _ in	āҊ
longest _ of	āҍ
longest import	āҎ
longest import cycle	ā҉
longest line	āҊ
longest line in	āҊ
longest method	ā҉
longest method of	ā҇
longest |	ā҆
longest | $	ā҆
look	āѺĹ҇œ҇
look _ $	Ā҈
look _ <name>	ĀҔĞ҇
look _ at	ā҈
look _ if	ě҆Ĝ҆
look _ the	ĀѷāѳĥѶĪ҆ķ҆ń҆ň҇őҊ
look at	ĭ҆
look for	Ā҉
look for <name>	ĀҊ
look like	ĀҊā҈
look like at	ā҈
look up	ĀѹāѲĆ҆ĥ҆ő҆
look up <name>	ĀҋĞ҇
look up if	ě҆Ĝ҆
look up the	ĀѶāѷĥѷĪ҇ķ҇Ĺ҆ň҈őҊ
look |	Āѹā҇
look | $	Āѹā҇
looking	āѷĚ҆ķ҇Ľ҇ł҇
looking _ the	āѸĚ҇ķ҈Ľ҇
looking _ what	ė҇
looking at	Ě҇ł҈
looking at the	Ě҇
looking for	ķ҈Ľ҆
looking for the	ķ҈Ľ҆
looks	āѹğҌŁ҇
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	ĀѺğҚ
loop	Ħҙ
loop _ $	ā҆
loop |	ā҆
loop | $	ā҆
lose	ā҆
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
m	āѳĚ҆Ģ҇
m <name>	ć҆Ĭ҆
m <name> whether	Ĭ҆
m _ <name>	Ā҇ā҇Ģ҆
m _ a	ĀѺāѹđ҇
m _ at	Ā҆
m _ to	āѺĬ҆
m _ whether	Ĭ҆
m a	Ģ҇
m about	Ĭ҇
m about to	Ĭ҇
m calling	Ā҈
m calling <name>	Ā҈
m changing	ā҇
m changing <name>	Ā҆ĊѺ
m changing the	ĀѺāҊ
m implementing	āҋ
m implementing <name>	āҋ
m looking	Ā҆
m looking at	Ā҆
m new	Ģ҇
m renaming	ā҇
m renaming <name>	ā҆
m writing	āѲ
m writing the	āѸ
machine	āҊ
machine _ $	āҋĮѺ
machine |	āҋĮѺ
machine | $	āҋĮѺ
macro	Āҋāѳđ҈
made	ā҆ĂѸč҇ģ҇ĭҍĲҊ
made $	Ā҆
made <name>	ĀѴāҐĭҊ
made _ $	ĂѺĭҌ
made _ abstract	ā҉
made _ by	ģ҈
made _ change	ĀѴā҇Ĳ҇
made _ function	āҋĬѷ
made _ |	Ā҇āѮĬ҈
made a	Ĭ҆
made available	ģ҈
made available by	ģ҈
made it	ĀҌāѵ
made the	ĀѶāҔĬѷĲ҇
made the change	ĀѴā҈Ĳ҇
made the function	āҋĬѷ
made |	Ā҉ĂѺ
made | $	ĂѺ
main	ĀҏāҒĈѷ
main _ $	Ā҈
main _ |	ā҆
maintained	āҊ
maintains	ĀҎ
maintains _ file	āҌ
make	āґĈҊĉ҇ĚѸģ҉ĭ҆ŌѸō҇
make <name>	āҡĚѸĭ҈
make <name> <name>	ĭ҆
make <name> a	āҏ
make <name> inherit	ā҈
make _ $	ĉ҆
make _ <name>	ā҇ĭ҆ŌѶ
make _ a	āґ
make _ call	Ċ҆
make _ inherit	ā҈
make _ of	Ā҈āѺō҈
make _ |	ĀҒāѯ
make a	āѺĊ҆
make a call	Ċ҆
make it	ā҇
make public	ģ҇
make the	ā҈
make use	Ā҇āѺō҈
make use of	Ā҈āѺō҈
makes	āѪĉҎđ҈Ę҈ģҏĬ҇ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҉
makes _ use	ŏ҆
makes a	ĀѺā҆
makes available	ģҍ
makes available to	ģ҉
makes it	Ĭ҉
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҌāѷ
making	Āѷā҉
making _ call	Ċ҆
making the	ā҇Ċ҆
mandatory	āѺĂҙ
mandatory _ $	Ă҇
mandatory methods	Ă҇
mandatory |	Ă҇
mandatory | $	Ă҇
many	ĀҶāҪĆ҇ĎҹĤѺħѺĩѶĬѹĳҧľҶŊӆ
many <name>	ĀѶā҇
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҉Ć҉ľѷ
many _ are	ĀҕāѬĳ҆ľҏ
many _ called	Āѯāғ
many _ can	ĀҏāѲ
many _ cases	ĀѺŊҍ
many _ changed	ĀѺĎ҉
many _ did	ľ҆
many _ do	ā҆
many _ does	ĀҋāѤĎҒĳҌľґ
many _ fail	ĀѰāҘŊѸ
many _ functions	ĀѰľґŊ҉
many _ has	Āѵā҉ĎҎ
many _ have	ĀҎā҉
many _ import	ĀҌāѹ
many _ imports	Ā҈āѺ
many _ in	ĀљāҢŊҍ
many _ is	āҒ
many _ long	ĳ҈
many _ methods	ĀңāѠľѺ
many _ of	Ā҇āҒŊѺ
many _ override	Ā҈āѹ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ take	ā҆
many _ tests	ĀѺŊҏ
many _ there	āѺĎ҈ĳ҈
many _ this	āҋĎѶ
many _ touch	Ď҇
many _ touched	Āѹā҆Ď҆
many _ until	ĀѵāҖĎѵ
many _ use	ĀҗāѷŊѵ
many _ variables	Ā҉āѷ
many _ was	Ďҋ
many _ were	ā҈
many _ would	Ŋ҈
many _ wrote	ā҉
many _ |	ĀҘĳѹŊ҉
many abstract	ĀҋāѸ
many abstract methods	ĀҋāѸ
many are	Ā҉
many are there	Ā҉
many args	Ā҆
many asserts	Āѵāҍ
many asserts are	Āѵāҍ
many attributes	Ā҉
many bytes	ĀѲāґ
many bytes is	ĀѲāґ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎ
many commits	āґĎҦ
many commits changed	ĀѺĎ҉
many commits did	ā҆
many commits does	Ď҇
many commits has	ĎҊ
many commits have	Ā҈
many commits there	ĀҋāѲ
many commits this	āҊĎѶ
many commits touch	Ď҇
many commits touched	ā҈
many commits until	ĀѵāҖĎѵ
many commits was	Ď҈
many days	ĀѮāғ
many defs	āѺľҌ
many defs are	Ā҇
many descendants	Ā҆
many different	Ā҆āѹ
many different people	Ā҆
many entries	ĀѸĎ҉
many entries does	ĀѸĎ҉
many exceptions	Ā҉āѸ
many exports	ĀҐāѵ
many exports |	ĀҐāѵ
many fields	Ā҉
many fields has	ĀҏāѴ
many fields |	ĀѱāҔ
many files	ĀғāѸ
many files called	ĀѰāґ
many files import	Āҋāѷ
many files were	Ā҆
many for	ā҈
many for <name>	ā҆
many functions	ĀҊāѵľҌ
many functions are	āѵŊҊ
many functions does	Ā҈āѸľ҈
many functions there	ĀѮāҖ
many imports |	Ā҆
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѹāҗĳҠ
many lines are	ĳ҇
many lines did	Āѷāҋ
many lines does	āѷĳҎ
many lines has	ĀѸā҈
many lines is	ā҆
many lines long	ĳ҈
many lines of	ĀҌā҈ĳѸ
many lines there	āѺĳ҈
many lines were	āҋ
many lines |	Āҍ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҇
many methods	ĀѲāҏľҥ
many methods and	ĀҎľѷ
many methods are	ľҋ
many methods did	ľ҆
many methods does	ĀѵāҎ
many methods there	ľ҆
many modules	ā҆
many names has	ĀѺā҇
many of	ā҈
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҆
many other files	Ā҆
many parameters	ĀҊāѺ
many people	āҏ
many people have	Ā҆
many people wrote	ā҉
many places	āѹĆ҉
many places and	ĀѺĆ҉
many places import	Ā҆āѺ
many revisions	ĀѵĎҏ
many revisions does	ĀѸĎҊ
many revisions there	Ď҆
many rows	ĳ҈
many rows of	ĳ҈
many seconds	ā҇
many seconds take	ā҆
many separate	Ŋ҆
many separate tests	Ŋ҆
many subclasses	ĀҌāѷ
many test	ĀѲŊҜ
many test cases	ĀѺŊҍ
many test functions	ĀѺŊҊ
many tests	ĀѯāҔŊҫ
many tests are	Āҗāѳ
many tests does	ŊҊ
many tests fail	ĀѰāҘŊѸ
many tests have	ā҆
many tests in	ĀњāҞŊҍ
many tests of	ā҈
many tests use	ĀҞāѮŊѵ
many tests would	Ŋ҈
many tests |	Ŋ҈
many that	ĀѸĳ҆
many things are	ĀѶāҋ
many things does	Ā҉
many times	ĀѲāҊĎґ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	ĀѶāҌ
many times has	Ď҆
many unit	Ŋ҆
many unit tests	Ŋ҆
mark	ĀѺā҆
marked	āѺĂ҉ĒҐĭґĿѺ
marked <mark>	Ă҆Ē҇
marked <name>	ĭҋ
marked _ y	ĭҍ
marked _ |	Ă҈
marked with	ĒҊ
match	ā҈
match arms	ā҆
matched	āҔĸѴ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	ĀѺāғđѵ
may	ĀѳāҤĊѯńҌ
may _ $	ā҆
may i	ā҆
may raise $	ā҆
me	ĀҊāѮĄ҈ĊҋčѷĎѹĐ҉đҌĒҋĕѹěѴğѺĠѺĢ҇ĦѵĨѷĬѯĲѺĴҊķҐĹ҆ĺҌĻ҇Ł҉ń҈ņѺŋѺőҍŒ҆
me $	āҊĄ҆đ҈ĳ҆Ĺ҆őҌ
me <name>	ĀҊĹ҆
me _ $	ıѷŁ҈ńҌ
me _ <commit>	č҇
me _ <line>	Ĵҋ
me _ <literal>	ĀѶķҞĽ҉Ŕѷ
me _ <name>	ĀѹāѷĊҕĐҎēҌĔ҉ĕѹĘ҉Ĭ҆ĭґĮѺĳҜĵѹķѺĺҊĻҏŁѸŃѹňѷ
me _ all	Ŀ҈
me _ amount	Āҋ
me _ annotations	ē҆
me _ arguments	ŁҎ
me _ callers	Ā҉
me _ can	ģ҆Ł҆
me _ children	ň҈
me _ class	Ā҈ň҉
me _ classes	ĥ҈ň҇
me _ commit	Ā҇ą҉
me _ commits	ĀҐĎѶ
me _ committers	Ā҆
me _ comparison	ď҇
me _ definition	ĺ҇
me _ definitions	Ā҈
me _ directory	ő҈
me _ earlier	Ņ҇
me _ exceptions	ā҆
me _ file	āѸķ҉Ņ҆Œҍ
me _ files	ĀҘāѨĄҊ
me _ full	őҋ
me _ functions	ĉҍĒ҆ŃҊ
me _ hits	Ā҇
me _ if	ā҆
me _ import	ĪҎ
me _ imports	āѸŏҋ
me _ in	Ŕ҆
me _ interfaces	ī҉
me _ is	Ā҉
me _ it	ĀѺāѸĈ҇Ŏҋ
me _ kind	ł҆
me _ last	į҇
me _ latest	İ҆
me _ licence	ı҈
me _ license	ı҉
me _ line	ĺҐ
me _ literal	đ҉
me _ location	ĶҌķ҆
me _ many	āѺĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	ĩ҇
me _ number	ĀѷĎ҆ľҌŊҋ
me _ of	āҌ
me _ out	ā҆
me _ parameter	ŁҊ
me _ parent	ć҇
me _ path	ő҈
me _ place	āҗķѱ
me _ present	ņ҉
me _ purpose	Ģ҆
me _ reverse	ĩ҉
me _ setting	ĀҊ
me _ short	ĢҎ
me _ source	Āҋ
me _ spot	ķҊ
me _ subclass	ĀѶňҍ
me _ superclass	ć҆
me _ superfluous	ŏ҉
me _ test	Ā҆ō҆
me _ tests	Ā҈ō҇
me _ that	Ā҇ģ҇ňѸŌ҇ŎѺ
me _ the	ĀѢāѷĂ҇ćѺĢ҇Ĥ҈ĥѺĵҔķҊĹ҉ĺѺĽ҇œ҈
me _ there	ġ҆
me _ this	ı҆
me _ to	āҋ
me _ traits	ī҇
me _ type	Őҍ
me _ types	ĥ҈
me _ value	đҍ
me _ version	ė҆
me _ we	Āҋ
me _ what	Ā҉āҔĢ҉ņѺ
me _ where	ā҇
me _ which	ĀѺāҌ
me _ wrote	ā҇
me _ you	Ł҆
me a	ĀѪāҖď҇ĢҎ
me a <name>	ĀѹāҐ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѳāѺĆҊĊ҈Īҋ
me all import	Ī҈
me all the	ĀѸĆ҆
me an	ĀҎ
me an <name>	ĀҎ
me at	ķҔ
me each	Ā҈
me each place	Ā҉
me every	ĀѹĊґňҒ
me every class	Ā҈ň҉
me every method	Ŀ҆
me everything	ģ҈Ł҆ňѸ
me everything that	Ā҆ģ҈ňѸ
me everything you	Ł҆
me find	āҚĊѺĢѸĻ҈
me find <name>	āѯĻҐ
me find all	Ŀ҈
me find imports	ŏ҆
me find out	ā҈
me find the	āѹĂ҇Ĥ҆
me find what	Ā҇āҘ
me find where	ā҈
me find which	āҋ
me how	ā҉ĎҌď҉ı҆
me how many	āѺĎҊ
me how to	āҋ
me if	ĀѰč҆Ĝ҈ĬҍĭҎŌ҆ŎҊ
me if <name>	Ę҆Ĭ҈ĭ҉
me if it	āѺĬ҆Ŏҋ
me its	Ā҆
me its commits	Ā҉
me line	ĴҌ
me line <line>	ĴҌ
me see	ĀҐ
me the	ĀҌāѡćғĊ҉čѸĎѷďѸđҎġѺĢѷĦѹĩ҉ĬѺİҍĳҎĶ҇ķѵĹѵĻѺő҈Œ҉
me the <name>	Āѕć҉ĊҝĐҌēҎĳҟ
me the amount	Āҋ
me the classes	ň҇
me the commit	ą҇
me the commits	Ā҇
me the committers	Ā҆
me the definitions	Ā҈
me the directory	ő҈
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҉
me the functions	ĉ҉
me the hits	Ā҇
me the import	Ī҆
me the interfaces	ī҆
me the last	į҇
me the latest	İ҆
me the line	ĸ҆ĺ҆
me the literal	đ҉
me the location	ĶҌķ҆
me the member	Ĥ҆
me the methods	ĿҌ
me the names	Ā҆ĩ҇
me the number	ľ҈Ŋ҈
me the parameter	ŁҊ
me the parent	ć҇
me the path	ő҉
me the place	ĀѺāҗķѲ
me the purpose	Ģ҆
me the reverse	ĩ҉
me the setting	ĀҊ
me the source	Āҋ
me the spot	ķҊ
me the superclass	ć҆
me the superfluous	ŏ҉
me the test	ō҈
me the type	Ő҆
me the types	ĥ҈
me the value	āѸđҊ
me through	Ģ҈
me to	Āѵāѱġ҈ĵ҉ķ҆ĺҒĻ҇œ҆
me to <name>	ĺҎ
me to the	āѵĵ҉ķ҉Ļ҇œ҇
me under	Ņ҆
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me wether	Ě҆Ĭ҇
me wether <name>	Ě҆Ĭ҇
me what	Ģ҇ĺ҇ŀѺŅ҇Ő҈ŔѺ
me what <name>	ĀҌ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what that	Ā҇
me what the	ĢҊ
me what type	Őҋ
me when	ĀҎāѶ
me where	ĀѺāѸĐ҆ğ҇Ķ҆ķ҆ĸ҆Ĺ҉Ľҋŀ҇
me where <literal>	ķҋĽҊŔѹ
me where <name>	Ĺ҆ŀ҇
me where in	Ŕ҆
me where the	ĵ҇
me where we	ĀҌ
me whether	ā҈č҆ĬѺĭ҆
me whether <name>	ĀҐĭ҆
me whether the	Āѹ
me which	ĀҚāѳĄҋĩѹŉ҆
me which arguments	Ł҉
me which exceptions	ā҆
me which file	ĵ҇
me which files	ĀҗāѨĄҌ
me which of	āҍ
me which test	Ā҇
me which tests	Ā҈
me who	ĀѶĊ҈
me who calls	Ċ҆
me who wrote	ā҇
me why	āҍ
me |	ĀѳıѷŁҊńҌ
me | $	Āѹā҆ıѷŁҊńҌ
mean	İ҇ĴѶĹ҈Ł҆Œ҇
mean _ $	āҚĴѶ
mean _ arguments	Ł҆
mean _ calling	Ċ҆
mean _ it	ĀҍāѶ
mean _ line	Ĺ҆
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҇
mean the	ĀѹāѺİ҆Ĺ҈
mean the line	Ĺ҆
mean |	āҚĴѶ
mean | $	āҚĴѶ
meant	āѷĢҊł҆ň҆
meant _ be	ĭ҆
meant _ do	Ģ҇
meant for	āѺň҆
meant to	ĢҊ
meant to be	ĭ҆
meant to do	Ģ҇
measured	ā҉ĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
mehtods	ĀѵĂҋćѷľҍĿ҆
mehtods does	ĀѶĂҌćѹľҍ
member	ĀѲāѷĉѹĤґķѹĸҝĹҎĺ҆ľҢĿҧŃѸ
member <name>	ĀҐāҊĸ҉
member <name> have	ĀѶāҏ
member <name> matched	ā҉ĸѹ
member <name> |	ĀҐāѶ
member _ <name>	ĺ҈
member _ does	ĀѺĿҌ
member _ have	ĀѶāҏ
member _ in	ľҕ
member _ matched	ā҉ĸѹ
member _ of	Ă҆Ĥ҈ĹҏĿқŃѺ
member _ |	ĀҌāѳĸ҆
member funcs	ĤѸľҎĿҒ
member function	Ĺҏĺ҈
member functions	ĀѰāѷĉѺľҖĿҝ
member functions does	ĿҌ
member functions of	Ă҇ĿҊ
member variable	Ĥ҇
member variables	ĤҖ
member variables of	Ĥ҈
members	Ā҈āѶĂ҉ĤңĿ҉
members _ <name>	Ă҇ĤҒ
members _ in	Ā҆āѸĤ҉
members _ struct	āѺĤ҈ĿҌ
members are in	Ā҇āѸĤ҆
members of	āѸĂ҇ĤғĿҊ
members of <name>	ĤҎ
members of struct	Ĥ҆ĿҌ
memory	Āѹāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѹāѹĜ҆ĩғō҉
mention <path>	ĀѸĜ҆ĩҊ
mention <path> |	ĀѸĜ҆ĩҊ
mention _ $	ō҉
mention _ |	ĀѺāѺĜ҆ĩҎ
mentioned	ā҉
mentions	Ā҈ķ҆
mentions <name>	Ā҈
mentions <name> |	Ā҉
mentions _ |	Ā҉
merge	ā҇
message	āғįѺİҊŔҒ
message <literal>	ĀѲāҋŔҏ
message <literal> |	ĀѺā҇
message _ $	Ā҇
message |	Ā҈
message | $	Ā҈
metadata	ĞҌĮҍ
metadata $	Ğ҈Į҇
method	ĀҧāҊĂ҉ćѷĉѺĐѶĚѺġѸĢѺĤѸīѹĭѸĵѯĶѺķѷĹӅĺҼĽѹľҙĿҠŀҞŃѷńҏňѸŐѸŒѺ
method $	Ā҉ĺҋ
method <name>	ĀѵāҙĂѹĐѺē҉ĬҎĵѸĹҨĺҥľѴĿѩŀүŃѺńҒ
method <name> $	Ā҉ĹѰĺҗĿѹŀҌńҊ
method <name> for	Ā҈
method <name> from	ĀѺāҊ
method <name> gets	ā҆
method <name> in	Ā҉ĹҌ
method <name> is	āѸĬғŇ҆
method <name> of	ĀѷāҌĹҔĺѺ
method <name> on	āҊĹҌ
method <name> overridden	ŀ҈
method <name> so	ā҈
method <name> start	ĺ҆
method <name> where	ĺҌ
method <name> with	āѹĊ҇ŀ҇
method <name> |	ā҆ĹѷĺҐń҉
method _ $	āѷĂҋĹѬĺҎľҖĿҌŀґń҉
method _ <name>	ĀҜā҇ĹҙĺѶ
method _ class	ĹҒ
method _ cls	ĂҌ
method _ for	ľ҈Ŀ҇
method _ from	ĀѺāҊ
method _ gets	ā҆
method _ in	Ā҈ĹҌ
method _ is	āѸĬғŇ҆
method _ it	ĀҊāѺ
method _ of	Āѱā҇ĹҐĺѸľҎĿҕ
method _ on	āҊĹҌ
method _ so	ā҈
method _ start	ĺ҆
method _ thanks	āѺŀ҆
method _ that	ĀҊāѺ
method _ the	Āҏā҆ŀѸ
method _ where	ĺҎ
method _ with	āѶĊ҇Ē҇ŀ҆
method _ |	ĀҌĹѵĺҙń҉
method count	ĀѴľҠ
method count $	ĀѺľҎ
method count for	ľ҉
method count of	ľ҇
method defined	ĀҊ
method does	Āґāѷ
method does <name>	Ā҈
method does it	ĀҊāѺ
method exist	Ā҈āѹŀҊ
method in	Ā҆Ĺ҉
method in class	Ĺ҈
method in the	Ā҇
method is	ĀҊ
method list	ĂѺĿҝ
method list of	ĿҊ
method names	ĀѹāѷĂҙĿҊ
method names $	Ă҉
method names of	Ŀ҆
method of	ĀҋāҋĹґ
method of <name>	ĀҊĹҐĿѺ
method of the	ā҆
method on	Ā҈
method on <name>	Ā҈
method set	ľ҆Ŀ҇
method set of	ľ҆Ŀ҇
method tally	ĺѺľҙĿѷ
method that	ā҆
method that <name>	ā҇
method |	ĂѺĺҏ
method | $	Ā҆ā҆ĺ҉
methods	ĀѨāҊĂҷĆѺćѶĉҒĊҘĎѺĒҒēѸęѺĚѲěѶĢѺģѺĥѶīѷĬѶĭѹĵѺĽѺľӓĿӥŀҨŁѺŃқńѺŇѺňѵōѷŐѺœѺ
methods $	ľ҇Ŀғ
methods <name>	ĉ҆ľҕĿѺ
methods <name> defines	ľ҉
methods _ $	ĀѸāѹĂ҈ĿҖ
methods _ <mark>	Ē҆
methods _ <name>	āҥĊҤĚѴěѸľҐĿғŀ҈Ńҋ
methods _ a	Ă҇
methods _ abstract	āѷĂґ
methods _ are	ŀ҆
methods _ be	Ă҈
methods _ class	āѺĂҌľҊ
methods _ defined	Ŀ҆
methods _ defines	ľ҉
methods _ functions	ĀҎľѷ
methods _ has	ľ҇
methods _ holds	Ā҇
methods _ i	Ă҈
methods _ in	Ŀҏ
methods _ it	āѶĿ҇ŀҌ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҈
methods _ shape	Ā҆
methods _ the	Ā҆āѸĒ҇ľҌŀ҆Ŋ҆
methods _ there	Ŀҋ
methods _ to	Ŀ҉
methods _ too	ā҈
methods _ |	ľ҇
methods and	ĀҎľѷ
methods and functions	ĀҎľѷ
methods are	ĀѸāѲĂҍľ҈Ŀқ
methods are abstract	āѷĂҋ
methods are defined	Ŀ҆
methods are there	Ŀҋ
methods belong	ā҈
methods belong to	Ŀ҈
methods class	ľ҈
methods class <name>	ľ҈
methods come	ā҈
methods declared	Ŀ҈
methods defined	Ŀ҉
methods did	ľ҆
methods does	ĀҌāҎĉ҇ĿҐ
methods does <name>	ĀѯāҏĂ҉ĉ҇ľѷĿ҉
methods does it	Ā҉
methods does the	ĀҎ
methods from	Ŀ҆
methods in	ĀѰāґĂ҉
methods in <name>	ĀѲāҘĿ҉
methods in the	Ŋ҆
methods marked	Ă҈
methods marked <mark>	Ă҆
methods must	ĂҌ
methods of	ĀґāҗĂ҈ĚѵěѹľҊĿҊ
methods of <name>	ĀҕāҘĂѹĚѵěѹľ҈Ŀҍ
methods of class	Ă҆
methods on	ľ҈
methods on <name>	ľ҇
methods only	āѵĿҊ
methods override	ĀҐāѰŀ҉
methods override <name>	ĀҔāѳ
methods override it	ŀҊ
methods overriding	ŀ҈
methods overriding <name>	ŀ҆
methods per	ľ҇
methods per class	ľ҇
methods that	āѺĂ҇Ŀ҈ŀҊ
methods that <name>	Ă҆Ŀ҈
methods that override	ŀ҈
methods the	Ŀ҆
methods there	ľ҆
methods there are	ľ҆
methods too	āҊľѷ
methods without	ā҇
methods |	ĀѸĂ҈Ŀ҇ŀ҆
methods | $	ĀѸĂ҈Ŀ҇ŀ҆
might	ĀҌāѰń҉
might <name>	Āҍāѱńҋ
might _ <name>	āѸń҉
min	ė҆
min <name>	ĮҊ
min <name> version	ĮҊ
min _ version	ĮҊ
mind	Āѵāҏđ҆ĩѺ
mind _ me	ĀҊđ҉ĩѷĲѺ
mind _ out	āѹ
mind _ the	ĀѴň҆
mind _ whether	āѺ
mind checking	ā҆
mind checking whether	āѺ
mind finding	Āѷ
mind finding out	āѺ
mind finding the	Āѹā҇
mind listing	āѷĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind making	ā҇
mind making the	ā҇
mind renaming	ā҆
mind telling	ĀҌāҐĩѷ
mind telling me	ĀҌāҐĩѷ
minimum	ħ҇ĮҔ
minimum _ here	Į҇
minimum _ version	ĮҎ
minimum version	Į҆
minimum version here	Į҇
miss	ĀҋāѸ
missing	ĀѷāҳōѰŏѺ
missing $	ā҇
missing _ $	āҋ
missing _ <name>	āҘōѴ
missing from	āҎ
missing |	āҋ
missing | $	āҋ
mit	ĀѸāѱıҥ
mit _ gpl	ı҈
mit _ or	ıҋ
mit apache	ı҉
mnay	ĀҙāѴ
mnay _ are	Ā҇
mnay _ in	Ā҈
mock	ĀѺī҆
mock <name>	ĀѺī҆
mock <name> in	ī҆
mock _ in	ī҆
model	ĀѳāҔ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҈
modification of	įҍ
modification of <name>	į҆
modification of <path>	į҇
modified	Ā҇āѸăѵČҒčҔĎҏįҞ
modified $	ĀҘăѶ
modified <name>	į҈
modified _ $	Č҆Ď҇įҌ
modified _ <commit>	čҌ
modified _ in	ĀѸįҊ
modified _ the	č҆
modified and	ĀѸįҊ
modified and in	ĀѸįҊ
modified by	č҉
modified by <commit>	č҇
modified in	Č҆
modified |	į҆
modified | $	į҆
modify	ĀѷČ҇č҉į҆
module	ĀѴĉѺĊѹċ҉ĐѸĜ҇ĝ҇ğ҈ĢҌģҗĥѷĦ҇ĩҖĬѹĵ҈ĶҰķҍĽ҈ŌѷōѸŎ҈őѴŒӊœҊ
module $	ķ҆ŒҊ
module <name>	āҊĢҏģґĥѺĩҏĶѵŎ҈őѺŒҝ
module <name> $	ĩҔŒ҉
module <name> in	Œ҈
module <name> |	ā҈ĢҍŒ҉
module <path>	ĀѺāѴĜ҈ĝ҉ģҊĩҐ
module <path> $	Ĝ҆ĩҍ
module <path> loaded	ĝҊ
module _ $	ĀѷāҌĩҡ
module _ <name>	ĀѷāҊĶҔŒҗœ҆
module _ contains	ĀҊœ҆
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ publish	ģ҉
module _ runs	Ŏ҆
module _ the	āѸķҎ
module _ variable	Ķ҉
module _ |	Ģҍģ҇Œҍ
module called	ĀѺāҏŒҋ
module called <name>	ĀѺāҏŒҋ
module file	āҌŒѷ
module is	œ҇
module level	Ķғ
module level $	Ķ҈
module level variable	Ķ҉
module live	Œ҆
module named	Œ҉
module named <name>	Œ҉
module that	ĵ҆œ҆
module var	Ķ҆
module var <name>	Ķ҆
module variable	Ķҙ
module variable <name>	Ķҍ
modules	āѳĊѷģҋĦҊħҘĨҋĩҨĪұŏ҆
modules <name>	ħҊĩѹĪ҉
modules <path>	ĪҌ
modules _ $	ģ҆Ħҋ
modules _ <name>	ĀҎĊѸħ҇ĩ҉
modules _ <path>	ĀѸĜҊĝѺħ҉ĨҋĩҐ
modules _ both	āҋ
modules _ depend	ĩ҆
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆Īѹ
modules _ in	ĪҊ
modules _ it	Ī҆
modules _ on	Ā҆ĩ҉ĪѺ
modules _ pulls	Ī҆
modules _ the	Ī҆
modules _ uses	ĪҊ
modules are	ĩѸĪҔŏ҆
modules are imported	ŏ҆
modules brings	Ī҇
modules depend	ĩҏ
modules depend on	ĩҍ
modules does	āѹħҊĨ҆ĩѹĪҏ
modules does <path>	ħ҆Ĩ҆
modules does it	Ī҇
modules does the	Ī҇
modules file	Ī҇
modules import	āҊģ҆
modules import both	āҋ
modules import from	ģ҆
modules imported	Ī҇
modules importing	Ĝҍĝѵ
modules importing <path>	Ĝҍĝѵ
modules is	Ī҈
modules it	Ħ҆
modules it imports	Ħ҆
modules load	ĀѷĩҐ
modules pulled	Ī҈
modules pulled in	Ī҈
modules require	ĩҍĪѸ
modules that	ĝҋĩҏ
modules that <path>	ĝ҈
modules that depend	ĩ҆
modules use	ĩ҉ĪѺ
modules using	ĩ҉
modules |	ģ҆Ħ҈
modules | $	ģ҆Ħ҈
moment	āѹŌ҉
moment _ $	Ō҉
moment |	Ō҇
moment | $	Ō҇
month	āҗ
month _ $	āҎ
month |	āҍ
month | $	āҍ
more	ĀѺāҡĆ҉į҉ņ҆
more _ $	įҊ
more _ once	Ć҇
more _ than	āҌ
more commits	ā҇
more commits than	ā҇
more than	ā҇Ć҉
more than once	Ć҇
more |	ĀѺįҊ
more | $	įҊ
morning	ĀѸāѶ
morning |	āѸ
most	ĀѭāӈąѶĊѹįҢİҟňѺ
most $	āҒ
most _ $	āҔİ҇
most _ change	įҊ
most _ commit	į҇İ҇
most _ modified	į҇
most _ the	ā҉
most _ |	ā҆İҍ
most methods	ā҆
most of	āҍ
most of the	ā҉
most often	āҋ
most often |	ā҉
most recent	āѰįҖİҏ
most recent change	įҊ
most recent commit	į҈
most recently	āѳįҏİҍ
most recently modified	į҇
most recently |	āѺ
most |	āҕ
most | $	āҕ
motion	ŕ҇
move	āґķѺŅҔņҡňѺ
move <path>	ā҇
move _ $	Ā҇āѸņ҉
move _ into	ā҆
move _ was	Ņ҆
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņғ
move the	āҐ
move to	Ņҋ
move |	Ā҇āѸņ҉
move | $	Ā҇āѸņ҉
moved	ā҆įѷŅҘņҮ
moved $	ĀҔāѲņ҉
moved _ $	Ņ҈ņҖ
moved _ |	ĀѵāҌ
moved away	Āѵā҉
moved away |	Āѵā҉
moved from	ŅҐņѶ
moved from $	Ņ҇
moved from where	Ņ҉ņѹ
moved here	Ņ҈
moved out	ā҆
moved out of	ā҆
moved to	ŅѹņҐ
moved to $	ņ҈
moved to where	ņ҆
moved where	ņҋ
moved where $	ņҋ
moved |	ņ҆
moved | $	ņ҆
msg	İ҈
much	ĀѴā҆đҗľѹ
much _ <name>	āѶđҍ
much _ the	āҋľѷ
much is	āѸđҊ
much is <name>	āѺ
multiple	Ć҆
must	ĂҘėҊğѶĮґŀѹŇѸ
must <name>	ĀҌŇѸ
must <name> be	ĀҌŇѸ
must _ <name>	ė҆
must _ be	ĀҌŇѸ
must be	āѶĂҋ
must have	Į҈
must i	ĀѺāҒğѷ
must implement	Ă҆
my	ĀѱĞҍğ҉Į҉
my _ $	ĀѷāҘ
my _ what	ĀҊāѶ
my _ |	ā҆ĮѺ
my last	Ā҈
my machine	Ā҇
my machine |	ā҉ĮѺ
my path	Ğ҇
my shell	ğҊ
my terminal	Ğ҇
n	āѴĈ҆ĝҊġҊĬ҇ĭ҉ĴҐľ҉ĿѸŊ҇
n $	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
n <name>	ĀҊĴґ
n <name> <name>	ĴҌ
n <name> <path>	ĀҊ
n _ <name>	ĴҌľҊĿѹ
n _ <path>	ĀҊ
n _ funcs	Ŋ҇
n lines	ĳ҆
n lines <name>	ĳ҆
n test	Ŋ҇
n test funcs	Ŋ҇
name	ĀѸāѺąѷČҌčѹĐѺġҖĢѹĬѳĭҔĮѹįѷıғĲҊĳѺĴѹĶѺĹѺĻѺľѵĿҋŃѺŅҺņүŉѺŊѵŋҗŌѹŎѹŒқ
name $	ā҇Ă҈ı҇Ņ҆
name <name>	āѪĆҊđ҆ġҊĭҜņѸŋґŒҖ
name <name> $	Ć҈ņѷŋ҆Œ҆
name <name> <name>	ĭ҆
name <name> is	ĭ҈
name <name> whatever	Œ҆
name <name> |	ĭ҉
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	āҊĆ҇ıҎŅ҆Œ҆
name _ <name>	ĀѶġ҇ŅҒņҊŒҊ
name _ <path>	ĀѺāҊŅҒņҌ
name _ before	Ņѷņҍ
name _ class	ć҉ňѸ
name _ existed	Ņ҆
name _ function	ĉ҈
name _ functions	Āҍ
name _ had	Ņ҈
name _ has	ņ҇
name _ is	āѺġ҆ĭ҈
name _ jobs	Ā҆
name _ not	āҊ
name _ old	ŅҍņѸ
name _ successful	Ā҇
name _ test	Ā҈ō҆
name _ the	Ī҇ı҈ņҏ
name _ this	Ā҉ıѺ
name _ was	Ņ҆
name _ whatever	Œ҆
name _ |	ĭ҉ŅѶŋ҇
name all	ĀҐĪ҇ī҈
name all functions	Āҍ
name all jobs	Ā҆
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	ŅҌ
name did <path>	Ņ҆
name did the	ņ҆
name does	ā҉ņҍ
name does the	ņ҈
name each	ŀ҆
name every	āѹĉҊē҆ĿҊ
name every function	ĉҋ
name every test	Ā҈
name for	āҊŅҊ
name of	ġ҈Ĳ҆ŅҚņҋŋҋ
name of <name>	ġ҈ŅҌ
name of <path>	āҋŅҌ
name of the	ı҉
name only	āѷČҍ
name replaced	ŅѺņ҈
name the	āѹć҆ŁҊŅѺ
name the successful	Ā҇
name was	Ņ҉ņѺ
name |	āҌŅ҈ņҋ
name | $	āҍņҊ
named	ĀѹāѲĆ҈ć҇ġҔŅҖņ҈ŋҏő҈Œғ
named $	ĀѺŅҒ
named <name>	Ć҈ġҔŋҐŒҔ
named <name> $	ĀѺġҎŌ҆
named <name> in	Ā҆
named <name> is	Œ҇
named <name> |	āѷġ҉ļ҆ŋ҈
named _ $	ĀѺāѸġҎņ҆Ō҆
named _ in	Ā҆
named _ is	Œ҇
named _ its	ņ҆
named _ the	ć҉
named _ |	Ā҆āѴġ҉ļ҆ŋ҈
named after	ņ҆
named after its	ņ҆
named in	ć҉
named in the	ć҉
names	ĀҒĂҕČҋē҆ĖѷĜѸĝѺĞҝģүĤҍħѷĿґŁҙŃҋŊѴŏҋ
names $	āѲĂ҉ČҊē҇ĤҏŃҍň҆
names _ $	ĀҊ
names _ <name>	ĂґģҒ
names _ <path>	Āѷāҗģҏ
names _ all	Ā҆
names _ by	ĀѸāґĞ҈
names _ can	ģ҇
names _ imported	Ā҆ŏҋ
names _ in	Āґ
names _ takes	Ā҈
names _ the	ĩ҆ĿҋŁғŊѺ
names _ |	āѺĪ҈
names are	Āҋģ҆ŏҋ
names are imported	Ā҆ŏҋ
names both	ā҇
names defined	Ā҇
names defined in	Ā҇
names does	Āҍā҇ģҋ
names does <name>	ĀҍāѸ
names does <path>	ā҉ģ҇
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āґ
names for	Ŀ҆Ł҈
names found	Ā҆
names found in	Ā҆
names from	Ī҉
names from |	Ī҉
names has	ĀѺā҇
names in	ā҈ĖѹĞ҉Ł҆
names in the	Ł҆
names is	ģ҈
names it	ģ҆
names of	āѹģ҈ĩ҆ĿҏŁҏŊѹ
names of <name>	ģ҈
names of <path>	ģ҆
names of all	Ā҆
names of the	āѺĩ҆ĿҋŁҌŊѺ
names that	ģ҈
names |	ĀҊ
names | $	ĀҊ
narrower	ā҆
navigate	ĺ҆
need	ĀҍāҖđ҆ĞѶġѺĢ҈ģѴĬ҉ĮҊĽ҆ŀѳń҉ŉѹŏ҆
need $	ĀѺāҎĮ҇
need <name>	ĀҋĢ҉
need _ $	ėѸĮҍ
need _ <name>	Ā҇ĐѺ
need _ <path>	ĀҒāѺģѸ
need _ have	Į҇
need _ know	ĀѹāѴĬҋĹ҇
need _ position	ļ҆
need _ source	Ľ҆
need _ the	ĵ҆
need _ this	ė҇
need _ type	Ň҇
need _ |	Ī҇
need a	ā҉
need for	ė҇
need for this	ė҇
need from	Āґāѷģѷ
need from <path>	ĀҒāѺģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҈
need the	ĀҒāѰđ҉ļ҆Ľ҈Ň҆Ŋ҆
need the <name>	ĀҋĐѺ
need the source	Ľ҆
need the type	Ň҇
need to	ĀѱāѰĬҊĹҊĻ҆ń҉
need to have	Į҇
need to know	ĀѹāѴĬҋĹ҇
need |	ėѸĮҍ
need | $	ėѸĮҍ
needed	ĀѴāѹĖҡ
needed _ run	Ā҆āѲĖ҉
needed for	Āѷā҆
needed in	ĀѷāѸĖғ
needless	ĪѳŏҚ
needless $	ŏ҆
needless _ of	ŏ҆
needless _ statements	ĪѹŏҌ
needless import	ĪѹŏҌ
needless import statements	ĪѹŏҌ
needless imports	ŏ҈
needless imports of	ŏ҆
needs	ĀѹĖ҇ĪҌ
negative	Āѷāҋ
nested	ĀѲāҐķѴĺѺĻҬļҦ
nested <name>	ļҍ
nested _ <name>	ĀѺĻҜļҝ
nested _ of	ĻҊ
nested _ the	Ļ҇
nested def	Ļ҆ļ҇
nested def <name>	Ļ҆ļ҇
nested function	āҌĻ҈ļҋ
nested function <name>	ā҇ļҍ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	āѺĻҝļѺ
nested in <name>	ĻҖ
never	āҺĉѷĔ҆ĤѷĪѸĸѺŃѯńѹŏҫ
never _ $	ā҇ĪѸĸѺŏҠ
never _ <name>	āҐĔ҇ŃѰ
never _ |	Ā҆āҕĉѸńѺ
never called	Ā҈
never called |	Ā҈
never raise	āҗŃѰńѺ
never read	āҐĤѸ
never read |	ā҈
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҋ
never used $	ŏ҇
never uses	āѺŏҍ
never uses $	ŏҊ
new	ĀѷăҖĄҘė҈ņҵ
new <name>	ĀҘāѲ
new <name> $	ĀҒāѹ
new _ $	ĀҍăҊąҊ
new _ <name>	ė҉Ņҍņѵ
new _ <path>	ŅҎņѵ
new _ <tag>	ĀѶĄҕ
new _ me	ĀҊāѺ
new _ of	Ą҆ŅѮņҢ
new _ the	ā҆
new _ |	ĀѺāҕŅѶņҗ
new does	ė҉
new files	ĀѵăҍĄ҈
new in	ĀѷĄҖ
new in <tag>	ĀѷĄҖ
new in the	ā҆
new location	ņ҆
new must	āѺė҉
new name	ņҢ
new name <path>	ŅҎņѵ
new name of	ŅѯņҜ
new name |	Ņѹņғ
new path	ņҏ
new to	Ā҉āѺ
new to me	ĀҊāѺ
new |	ăҊąҊ
new | $	ăҊąҊ
newcomer	ā҇
newer	Ā҉
newer _ |	ā҇
newer than	ĀҋāѶ
newest	ĀѭāҔąѷĮѵįҢİҞ
newest _ $	įѺİҌ
newest _ for	įҌ
newest _ in	ĀѴİқ
newest _ of	āғĮѷ
newest _ that	įҌ
newest commit	ąѷįҖİ҈
newest commit for	įҌ
newest commit that	į҆
newest revision	į҇
newest revision that	į҇
newest version	āҏĮѷ
newest version of	āҎĮѷ
newly	āѶăҊĄҋ
newly added	Ą҆
newly added files	Ą҆
next	ĀѲāҪďҋ
next _ $	ā҇
next _ <name>	ĀѺā҈ď҉
next _ <path>	ā҆
next _ of	ā҇
next _ |	ā҈
next commit	ā҇
next in	ā҆
next release	āҋ
next to	ĀѺā҉ďҌ
next to <name>	ď҉
no	ąѹćѷĈ҈č҈Ĕ҆Ę҈ĚҋĜҍġҎĦҊĪѺĬҍķ҇ňѹŋ҈ōѹŏҌ
no $	ĀѶĈ҇Ĝ҆ġ҈ĬҌĭ҆
no <name>	Ĕ҈
no _ $	āѹĐ҆Ę҉Ĝ҆ġ҈
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
no |	āѯč҇Ę҈ġ҉Ħ҉ňѺ
no | $	āѲĐ҆Ę҉Ĝ҆ġ҈
no | <name>	Ā҆
no | circular	Ħ҆
nobody	āҚģѷŏ҈
nobody _ $	ā҉ģѹ
nobody _ <name>	Ā҆
nobody _ |	ā҆
nobody imports	ā҇
nobody overrides	ā҇
nobody overrides <name>	ā҇
nobody uses	ā҉ģѹ
nobody uses $	ā҉ģѹ
node	ĀѳĮӁ
node <name>	āѵĮҕ
node _ $	Į҆
node _ |	āѷĮґ
node version	ĮҊ
node | $	ā҆
non	ĀѸĖҒ
non _ $	Āѱā҇ĖҒ
none	āҎ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҈
not	ĀѵāҠĄҗĆҏćѹĈ҈ĉѸĊѸČѸč҈ĎѸďҘĒѰēѺĔҌĖ҆ĚҌĜҊĝ҆Ġ҆ĢѸģѷĥѸĨѺĩѲĪѲīѳĬҍĭқį҆ıѺĲѹĳѹĺѺľѺĿѷŀѹłѺŇѸňѷŉѴŊѺŋҕōѴŏҪőҌŒ҉
not $	Ě҈ĭ҆ŋ҆
not <name>	āѺĬ҉
not _ $	ĬҊĭҊĿѹŋ҇ŏҎ
not _ <commit>	āҊŉѸ
not _ <name>	āҘď҉ēѺĔҋōѸő҆
not _ <path>	āҎĎѸő҇
not _ and	āҊ
not _ any	āѹįҊ
not _ anywhere	Āѹā҇
not _ at	ă҇
not _ by	ŏ҆
not _ how	āѺ
not _ if	āѺ
not _ in	ĄҐŏ҉
not _ is	Ĭ҇
not _ it	ő҇
not _ on	ĀҊāѹ
not _ right	ĭ҇
not _ same	āѺď҈
not _ the	ĀҍāѰĆҍď҇ňѺ
not _ what	Ā҇āѺŁ҆
not _ where	āҐ
not _ why	ĀѹāҌ
not _ with	āҊĒѸ
not _ |	ĀҏāєĄ҆Ĉ҆ĢѺĬ҆ĭ҆ŏ҆
not abstract	ā҈ĂѺ
not abstract |	ā҇ĂѺ
not and	ďҊ
not and the	ď҈
not been	ĀѵāҎ
not changed	āѸįҊ
not changed any	āѶįҊ
not contain	āҚŉѶ
not contain <commit>	ā҆
not correct	Ĭ҆
not correct |	Ĭ҆
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist	ă҇Ą҆
not exist at	ă҇
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҇
not get	Āѷ
not get where	āґ
not get why	ā҇
not green	ĀҍāѴ
not green |	ĀҍāѴ
not have	āҋ
not implement	ā҈
not import	āҋĩѹ
not import <path>	ā҆
not in	ď҇
not in <name>	ď҇
not it	Āѫāҍĭ҈ŏѺ
not it and	āҊ
not it |	ĀѬāѹĭ҉ŏѺ
not just	Ā҉Ć҈ňѺ
not just the	Ā҉ňѺ
not know	āѸŒ҆
not know what	ĀҊāѸ
not need	ŏҋ
not ok	Ŏ҉
not ok |	Ŏ҉
not only	Ā҆Ć҉
not only the	Ā҇āѵĆ҉
not override	āҊ
not pass	ĀҎāѰĔҋ
not pass |	Ā҆
not passing	ĀҎāѵ
not passing |	ĀҎāѵ
not referenced	ŏ҆
not see	ő҈
not spot	ő҈
not the	āѹď҈
not the same	āѺď҈
not there	Ą҇
not touch	āҒĎѷ
not touch <name>	ā҈
not use	ŏ҉
not use $	ŏ҆
not used	ĀѸŏҘ
not used anywhere	Āѹā҇
not used by	ŏ҇
not yet	Ą҇
not |	āѴĬ҈ĭҋŋ҇
not | $	āѴĬ҈ĭҋŋ҇
nothing	āҌĊѺĪѵŏҧ
nothing $	ŏ҉
nothing _ $	ĀѺŏҊ
nothing _ <name>	ĀҌĊѺ
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	ĀѵāҋŏҊ
nothing | $	ĀѺŏҊ
notice	ĀҊāѲ
now	Ā҆āѯĎѺĬѺİҊŅҋņҬŌҐŎ҇
now $	ĈѷņҖŎ҇
now <name>	Ņ҆
now <path>	Ņ҉
now <path> |	Ņ҆
now _ $	ĀѴĈ҉ĎѺİ҇ņҎŌҊ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҈
now |	ĀѷĈ҉ĎѺİ҇ņҎŌҊ
now | $	ĀѴĈ҉ĎѺİ҇ņҎŌҊ
number	ĀҍāҔĊѹĎҟĐҊđҚĤѳĪѱĳҨĴ҇ķ҆ĸѵľҠĿѲŁѺňѺŊҦ
number $	Ď҉
number <line>	Ĵҋ
number <line> in	Ĳ҇
number _ $	ķ҆
number _ <name>	ĀѸĐ҈ĺ҈
number _ <path>	ĀѺĳҏ
number _ attributes	ĀҊĤѷ
number _ calls	ĀҌ
number _ classes	Ā҇
number _ commits	ĎҚ
number _ functions	Ā҇
number _ i	ĳ҆
number _ imports	Āҋ
number _ in	Ĳ҇
number _ lines	ĳҔ
number _ member	ľ҆
number _ methods	ĀѸľҡĿѺ
number _ modules	ĀҎĪѷ
number _ string	āѺđғ
number _ test	ŊҐ
number _ tests	ĀѹŊҙ
number does	ĀѰāҍĳҍ
number does <path>	ĳ҆
number for	Đ҈ĳѺ
number for <name>	Đ҈ĳѺ
number in	ĀѺāѷĳҒ
number of	ĀҭāҞĊѹĎҒĤѵĪѲĳҏľҕĿѶŊҠ
number of attributes	ĀҊĤѷ
number of calls	ĀҌ
number of classes	Ā҇
number of commits	ĎҖ
number of functions	Ā҇
number of imports	Āҋ
number of lines	ĳҔ
number of member	ľ҆
number of methods	ľҙ
number of modules	ĀҎĪѷ
number of test	ŊҐ
number of tests	ŊҖ
number or	āѺđғ
number or string	āѺđғ
number please	ķ҆
number please $	ķ҆
number |	ĀѸľ҉
number | methods	ľ҈
numpy	Ā҈āѺ
numpy _ $	Ā҈āѺ
numpy |	Ā҈āѺ
numpy | $	Ā҈āѺ
object	Ā҇ĤҋĿҋŇғŐ҉
object $	Ŀ҉
object <name>	Ň҆
object _ $	Ā҈
object _ <name>	Ā҈
object _ class	Ĥ҇
object _ i	Ň҇
object does	ĀҌ
object does <name>	ĀҌ
object of	Ĥ҆
object of class	Ĥ҇
object |	Ā҈
object | $	Ā҈
objects	Āґāѵ
obliged	āѸĂҊ
occasions	ŕ҈
occur	Ċ҇ŔҎ
occur _ $	āѴĊ҈ŔҎ
occur in	Āѹā҇
occur |	āѴĊ҈ŔҎ
occur | $	āѴĊ҈ŔҎ
occurrences	ĀҋŔ҉
occurrences of	ĀҋŔ҉
occurs	Ŕ҆
of	āҊĂҍăѸą҆ĆҐĊѴċѺĎҗĐҍđѸĒѷĔҌĕѹėҐĘѹĚ҉ěҌĜ҉ĝ҇ġѱĢҊģ҈ĥѷħѵĨҌĪѹī҇ĬюĭѦıѺĵѴĶѷĹҐĺѺĻ҉ĽѺľғłҔŅ҉Ň҇ŊҏŌѲōѧőѵŒѸœѵŔҋ
of $	āѴĉҐĩѶĪҋňҔ
of <commit>	čҏ
of <commit> |	Ā҆āѹ
of <literal>	ĀѸŔқ
of <mark>	ĀѺĂҖ
of <name>	ĀҊāҙăѺĄѺĆҋćҔĈѶĊ҆ċѸČѹčѷďҕđҎĒѱĔҢĖѱėҕĘҖĚҤěҤĞҏĠѯĢѸģ҈ĦѸħѴĬѶĮѰİѦıѸĳѱĵѭĶѰķѴĸѱĹҝĺҘĻҍļ҇ĽѷľѷĿ҆ŀ҈ŁҎłѴŃҊŉѹŊѴŋѴŌѵō҉ŎҊŏ҇ŐѢŒѰœѳŔѷŕѶ
of <name> $	ĀѷāѥĂѸĆѯćґĉҊĊҋďѶĐѺđҞēѸĕѺĖѸėѸę҆ĚѺĜѸĞѺğ҆ĢҎģҋĤҊĥ҉ĩ҈ĪґĬѸĭѺĮѵįѺİѱĲѸĶѹĸѺļѸĿҕŀғŃ҉ń҆Ņ҈ņҍŇҏňҖōҊŐ҈Œѷ
of <name> 's	āѺĔѹĕҋĚҋĺ҇Ň҉Őѵ
of <name> <name>	Ā҉āѹď҈ĭ҈
of <name> a	Ā҉
of <name> all	Āҍ
of <name> and	ďҐ
of <name> are	ė҈ĥ҇ŏ҆
of <name> as	ō҆
of <name> at	Ā҈
of <name> be	ě҉
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> by	ĚҌ
of <name> called	āҋĹѺ
of <name> compared	ďҎ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> differ	ā҆ď҇
of <name> do	ė҇
of <name> does	ĀҎāѫė҉
of <name> except	āҐ
of <name> executed	ā҆
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҆
of <name> give	ĕ҆
of <name> has	Đ҆
of <name> have	ĀѸāҋĔ҇
of <name> identical	ā҇ĆѺ
of <name> in	ĀҕāѰĆҊĔҏĘѷę҉ġ҉Ģ҆ŀҕ
of <name> include	āѺĘҍĚ҉
of <name> indrect	Āҋ
of <name> into	ā҈
of <name> is	Đ҇ėѴĘѶęғěґĮҎ
of <name> it	Ĺ҈
of <name> look	ĀҎāѶ
of <name> makes	Ĭ҉
of <name> not	ĆҊ
of <name> on	ő҇
of <name> or	āѷğ҇Ň҆
of <name> override	ĀѺā҉
of <name> please	ĺ҆Ł҉
of <name> that	āқė҇ĬҌĮѸŀѸ
of <name> there	Ā҉
of <name> this	Į҇
of <name> versus	ď҆
of <name> we	ėҏ
of <name> what	ĀѷāҌŇ҆
of <name> when	Ā҉
of <name> which	ķ҈
of <name> with	ā҇Ć҈
of <name> within	ę҆ġ҆Ĺ҆
of <name> |	ĀѱāѹćҐĉҖĊҌďҌđѵĘҎęѮěҕġѵĢѸĩѸĬѹĳѸĹҊĺ҉Ļ҆ĽѺĿҋŁҚŐѷ
of <path>	āҏąҐĎ҉ĐҏĜҗĝҝģҒħѴĪҔįҋĲ҉ĳ҉Ņ҇ņҊŎҍŏҋŕҒ
of <path> $	Ā҆āѶąҊĜѸĝ҇ģҎħѺĨ҇ĪҖĳ҆Ņҋņ҇ŏ҈ŕҊ
of <path> after	ņ҆
of <path> are	Āґŏѷ
of <path> consist	Ď҆
of <path> does	Ā҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҈
of <path> is	Đ҇ĜґĝѺ
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	Ĵ҇
of <path> that	ā҇
of <path> what	į҆
of <path> which	Ā҇
of <path> |	ĀҏāѭĜҊĪҎŕ҇
of <tag>	āѶĄҌĠҏ
of <tag> $	Ġ҇
of _ $	ĀҐāѳĂѵą҈Ćѷć҇ĈҊĎѲďѳđҚĒѸēѶĕѸĖѷėѴĘѺĚѶĜѯĝҋĞѸĢқģҖĤҌħѴĨ҇ĩҏĪҞīҋĬѴĭѷĮѳįѹİѱıѸĲѺĵѸĶѷĸѷĻѺļѷĿґŀҏŃ҇ŅҏņҐŇҌňҠŊѶŋѲŌѴŏ҉Ő҆ő҉ŒѴœѱŕ҆
of _ 's	āѶĔѹĕҋĚҋĺ҇ņ҇Ň҈Őѵ
of _ <commit>	ĀҌāѹč҆
of _ <line>	Ĵҍ
of _ <name>	Āѹā҈ćѷĉѵĊҏĐҎđ҈ēҍĔѹĕ҆ĚѹĞѸĢҐĤѸĥ҉ħҊĩѹĵ҈ĶѴĹҌĺѸļѺĽҋŀҎńѴŅѹňѹŋ҉ŐҒőѷœ҉ŕ҇
of _ <option>	ċ҈
of _ <path>	ĀѺĎ҇ņ҆
of _ <tag>	Ġҋ
of _ a	Ā҉
of _ after	ņҋ
of _ all	ĀҚ
of _ and	Ā҉ďҍ
of _ are	Āҗė҈ĥ҇ŀ҉
of _ argument	Ā҆
of _ as	ō҆
of _ at	Ā҈ĩ҈ĪѺ
of _ base	ŀ҈
of _ be	ě҉
of _ been	ĺ҉
of _ before	Ņ҉
of _ begin	ĀѺą҈
of _ belong	ā҆
of _ branch	İ҆
of _ by	Ď҆ĚҌ
of _ called	āҋĹѺ
of _ callees	Ęѷęҏ
of _ callers	ĊѺĘҔ
of _ cases	Ŋҍ
of _ changed	āҊ
of _ circular	ĦҊ
of _ class	Āѹć҉ĤҊĺ҆ĿѺŇ҉
of _ classes	Āѹň҇
of _ clearer	āҍŅѵ
of _ closure	Ļ҆
of _ code	Āѷā҆Ġ҈
of _ comes	Ň҉
of _ commit	Ď҈
of _ commits	ā҇
of _ compared	ďҎ
of _ complete	Āҕ
of _ consist	ĀѹĎ҈
of _ constant	ā҇đҊŐ҆
of _ contain	ĀѸĘҊ
of _ counted	ĳ҆
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹĆ҆ģ҈
of _ dependencies	āҎ
of _ dependency	ė҇
of _ did	ā҇
of _ differ	ā҆ď҇
of _ do	ĀѸė҇Ňҋ
of _ does	āѲĐ҇ėҊĪѴĳҊľҐń҉ŇѺŊ҆Ő҈
of _ enum	ĸҒ
of _ enumerator	ĸ҇
of _ environment	āѷğҏ
of _ errors	ĀѺĈ҇
of _ ever	ā҈
of _ except	āҐ
of _ exception	Ńҏ
of _ executed	ā҆
of _ fail	ā҈
of _ fields	ĀѺĤҔ
of _ file	ĀҚāѶĪ҆Ĵ҈ōѹŎѺ
of _ files	ĀѶāѺč҇ĜҍĝѴĩҌŒҒ
of _ folders	ő҈
of _ for	Ā҆Ĕ҆Į҆
of _ from	āҍď҉Ŀ҆
of _ func	ķ҉Ł҉œ҉
of _ funcs	ľҐ
of _ function	ĢҊŁ҈Ň҉
of _ functions	Āѵęҋļ҆Ŋ҈
of _ get	ā҆
of _ git	Ā҇
of _ github	Ā҆
of _ give	ĕ҆
of _ has	Đ҉
of _ have	ĀѸāҍĔ҇
of _ helper	ķ҈
of _ identical	ā҇ĆѺ
of _ import	ā҉
of _ importers	Ĝҙĝѫ
of _ imports	ĜѨĝқŏҊ
of _ in	ĀҪāѬĂҐĆ҉Ĕ҇ĘѶę҉ĚѸĝҍġ҈Ģ҆ĪѺĳ҈ŀҔŇѺŏѹ
of _ include	ĀѸāѶĘҍĚ҉Ĝ҈ĝ҈
of _ indrect	Āҋ
of _ inside	ĀѹŊҏ
of _ interface	ĥѹī҈ĽҒ
of _ interfaces	ā҆
of _ into	ā҈
of _ is	ĀқāѮĐҎėѸĘѶęҒěҐĜҔĝѶĨ҉ĬѺĮҊĳѶ
of _ it	ĉҋĹ҈
of _ language	āѷĭ҆Į҈
of _ latest	į҆
of _ lead	āѹĚ҉
of _ licence	ı҈
of _ line	Ĳ҉ĳ҆
of _ list	ģ҈
of _ log	İ҉
of _ look	ĀҎāѷ
of _ makes	Ĭ҉
of _ many	ĀҌāѴ
of _ matter	ā҈
of _ mention	Ĝ҇
of _ method	ĀҏĊ҇ĹѺŀѷńғ
of _ methods	ĀѱāқĂҐľѬĿ҆
of _ module	ĢҌĩҏĶ҇
of _ modules	ĝҌ
of _ move	Ņ҉ņґ
of _ names	Ā҆ģ҉
of _ nested	Ļ҆
of _ newest	į҆
of _ not	ĆҊ
of _ of	ĀҕāѹĘҍĤѷľҋĿѺ
of _ on	ĀѹĮ҇ľ҆őҊ
of _ one	ļ҆
of _ or	āѷğ҇Ň҆
of _ override	ĀѺā҉
of _ package	ĶҊ
of _ parameters	ĀҌĘѺŁ҈
of _ parent	ā҆
of _ parents	ě҆
of _ pass	Ŏ҆
of _ per	ĀѺāҏĎѸ
of _ phrase	Ŕҍ
of _ please	Ł҉Ņ҉
of _ present	ĝ҆
of _ project	ĀҋĖҎĮ҈İҍıҎłѶ
of _ read	āѷĴҌ
of _ referenced	āҌ
of _ releases	ŉ҈
of _ rename	Ņҏņ҆
of _ repo	ı҆
of _ repository	Ĉ҇ő҇
of _ run	ā҈
of _ sets	Đ҇
of _ skipped	āҍŊѴ
of _ software	ł҇
of _ static	Ķҍ
of _ struct	ī҇ĵ҆
of _ subclasses	ě҇
of _ take	āѹįҊ
of _ test	āѺŋ҈œҐ
of _ tests	Ā҇āѳŋҗ
of _ that	āғĂѺĎґė҆Ĝ҉ĝѶħ҆Ĩ҆Ĭҋŀѷ
of _ the	ā҇ĆѸİҊŌ҇
of _ them	Ā҉
of _ there	Ā҉
of _ this	ĮҊłҏ
of _ to	ā҈ĎҊ
of _ touching	Ďҍ
of _ trait	ĥ҈
of _ type	ĀҊāѷĤҎĿ҉
of _ use	Ģ҈
of _ variable	ŐҌ
of _ variant	ĸ҆
of _ versus	ď҆
of _ we	ėҏ
of _ what	Āѹā҈įҊĴ҆
of _ when	Ā҉
of _ which	Ą҆ķ҇Ŋ҇ŏ҈
of _ who	Āѷā҆Ĳ҇
of _ with	ā҇Ą҆Ć҉
of _ within	ę҆ġ҆Ĺ҆
of _ written	Ĳ҉ĴѺ
of _ |	ĀҋćҔĉғĊҊďҋĐѷđѴē҇ĖѹĘҍęѭĚѹěғĜ҈ĝѶġѴĢѷĪҏĬѶĳ҈Ĺ҉ĺ҈ĽѺĿҍŀѳŁҘŇѸŐѴ
of a	Āѵā҆ĞѺĶ҆Ņ҈
of a <name>	ā҉ĞѺ
of a module	Ķ҆
of a rename	Ņ҆
of all	āҋĆѷİ҉
of all the	āҋĆѷİ҉
of attributes	ĀҊĤѷ
of callers	Ęҍ
of callers of	Ęҍ
of calls	Āґ
of changes	Āҍ
of class	ĀѸāҍĂҋćҋīҋ
of class <name>	ĀѸāҎĂҋć҈īҋ
of cls	ā҇ľ҆
of cls <name>	ā҇ľ҆
of code	ĀҎā҆ĳѷ
of code in	ĀѹāҒ
of commit	ĀҊč҆ŉѺ
of commit <commit>	ĀҊč҆ŉѺ
of commits	ĀѸĎү
of commits $	ĀҎĎѷ
of commits for	Ď҇
of commits per	ĀѺāҏĎѸ
of commits that	ĀѺĎҒ
of commits to	ĀѹĎҋ
of commits touching	Ď҆
of config	Đ҆
of configuration	Đ҇
of configuration <name>	Đ҇
of constant	đ҇
of constant <name>	đ҇
of date	ā҉
of date |	ā҉
of decorators	ēҊ
of def	Ł҆
of def <name>	Ł҆
of definition	Ć҆
of every	āҋğ҆ķѺ
of exception	Ń҆ń҇
of exception does	ń҈
of fields	Ā҈
of file	ĀѴą҈Ďҍ
of file <name>	Ď҆
of file <path>	ĀѹĎ҈
of files	ĀҔāѳČ҆
of files that	ĜҊĝѸ
of files |	Ā҉āѷ
of fn	ķҐ
of fn <name>	ķҐ
of former	ņ҉
of func	āҏĉѺĊґēҕŁѸńѺ
of func <name>	āҏĉѺĊґēҕŁѸńѺ
of function	ĀѺŁҐ
of function <name>	ĀѺŁҐ
of functions	ĀҊ
of git	Āѹİҋ
of go	Į҈
of how	ĀҌāѴ
of how many	ĀҌāѴ
of importing	Ā҉
of importing them	Ā҉
of imports	ĦҐħҏĨҕĩ҆ĪѸŏѶ
of imports $	Ħ҆ĩ҈ĪѺ
of imports from	āҊ
of imports in	ĀҊ
of imports is	ĨҊ
of imports that	Ĩ҇
of inheritance	āѺě҉
of interface	āҏĥ҇
of interface <name>	āҏĥ҇
of it	Ā҇ė҇
of it fail	ā҈
of it |	ŀѹ
of its	āҊĘѸęҊĢ҇ĸ҆ŏ҆
of its file	Ā҈
of its imports	ŏ҇
of its subclasses	ě҇
of java	Į҈
of line	Ĵҏ
of line <line>	Ĵҍ
of lines	ĳҚ
of lines in	ĳҌ
of lines |	āѺĳ҉
of member	ľҕĿѺ
of member functions	ľ҆
of method	Ĺҍŀ҇
of method <name>	Ĺҍŀ҇
of methods	ĀѶĂѷľҷ
of methods in	ľ҇
of methods of	ľҏĿѺ
of methods on	ľ҆
of module	ĩ҈
of modules	Āҍħ҇ĪѴ
of modules <name>	ħ҈
of modules does	ĀҊĪѷ
of node	Į҈
of object	Ā҇āѺŇҎŐ҇
of object <name>	Ň҇
of object does	ĀҌ
of option	Đ҉
of option <name>	Đ҉
of our tests	ō҆
of parse	Āҋ
of parse |	Ā҇
of places	Ć҈
of project	łҘ
of project is	ĀҎ
of python	Į҉
of revisions	Ď҆
of revisions touching	Ď҆
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҈
of software	łҒ
of some	ň҆
of something	ć҈
of struct	āҏĤѸĿҋ
of struct <name>	āҏĤѸĿҋ
of subclasses	ĀҕňѸ
of teh	ŋ҆
of test	ĀѵāѴŊҜŋ҉œґ
of test <name>	ŋҌœ҇
of test cases	Ŋҍ
of test functions	Ŋ҉
of test methods	Ŋ҆
of testcases	Ŋҍ
of testcases inside	Ŋҍ
of tests	ĀѵāҕŊҝ
of tests $	Āҋ
of tests does	ĀѧāҖŊ҈
of tests in	Ā҆Ŋ҇
of tests skipped	āҍŊѴ
of tests which	Ŋ҇
of tests |	Ā҇
of text	ĀѲĳҖ
of text does	ĳҊ
of text |	ĀѸĳ҉
of the	ĀѯāѰąѹĆ҇ćѵĈѹĉѴċ҈ďѷđѸēѴĔ҇ĚѹěѸĞ҇Ġ҈ġѺĢ҉ĤҔĥ҉ĦѷħѵĩҎĪѺĬѷį҆İҒıҌĳѵĵҒĶҐķҋĸғĹѸĺѴĻҋĽ҉ľѸŀҌńҌņґňѰŊѪŋ҈ōѴŎѰŐѸŒҎœ҉
of the <name>	ĀѹāѷĢҎĥ҇ĵҍĸ҆Ľҋŀҍŕ҉
of the <option>	ċ҈
of the base	ŀ҈
of the callers	ĘҙęѲ
of the class	Ă҆ć҉ĤҐĺ҆
of the classes	ě҆
of the closure	Ļ҆
of the code	ĀѸā҆Ġ҈
of the commit	Ď҉
of the commits	ā҇
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	ģ҈
of the dependencies	āҍ
of the dependency	ė҇
of the enum	ĸҊ
of the enumerator	ĸ҇
of the environment	āѷğҍ
of the file	ĀғāѺĪ҆Ĵ҈ŊѸōѹ
of the files	ĀѷĜҎĝѴŒҒ
of the folders	ő҈
of the function	āѺĢҊŁ҈Ň҈
of the functions	ā҆ęҋļ҆
of the git	Ā҇
of the github	Ā҆
of the helper	ķ҈
of the import	ā҆
of the importers	Ĝҙĝѫ
of the imports	ĜѨĝқ
of the interface	Ľ҇
of the language	āѷĭ҆Į҈
of the latest	į҆
of the licence	ı҈
of the method	ĀҊĊ҇Ŀѹńғ
of the methods	Āѹ
of the module	ĢҌĩҏ
of the modules	ĝҌ
of the move	Ņ҇ņґ
of the names	Ā҇
of the nested	Ļ҆
of the newest	į҆
of the package	ĶҊ
of the parameters	ĀҎĘѺŁ҆
of the parent	ā҆
of the parents	ě҆
of the project	ĀѺĮ҆İҊı҈
of the rename	Ņ҉ņ҇
of the repository	ő҇
of the static	Ķҍ
of the struct	ī҇ĵ҆
of the test	œҏ
of the tests	ĀҍāѶŋҎ
of the trait	ĥ҇
of the type	ĤҎĿ҉ŐѶ
of the variable	Ő҉
of their	ŀ҆
of them	ā҇Ćҏ
of them $	ĀҌĆ҉
of them |	ĀѱāҌ
of thing	łҊ
of this	ĀҍąѺĈ҉ĖғıҌłѷ
of this project	ĀҐĖҎı҆łѴ
of this repository	Ĉ҇
of today	ņ҇
of today 's	ņ҇
of trait	Ľ҆
of trait <name>	Ľ҆
of type	Ā҈
of type <name>	Ā҈
of value	ŇҊŐ҆
of what	āѯĢҐĤ҆ňҋŐ҈
of what $	ňҌ
of what <name>	Ģ҆
of what fields	Ĥ҈
of what type	Ā҉āѺŐ҉
of which	āѦģ҇Ĥ҈ĥѹĩ҆ī҉Ņ҆Ň҉Ő҉
of which class	ŇҊ
of which fields	ĤҊ
of which file	Ľ҆
of which files	ĩ҇
of which names	ģ҈
of |	āѺĢґī҉
of | $	āѺĢґī҉
off	ĀѺāѵĊҐĩѺŕҚ
off <path>	ŕҎ
off <path> $	ŕ҇
off _ $	āѺĊҐŕҍ
off |	ŕ҆
offer	ĀҐāѪĚѴģҍĿҖ
offer _ importers	ģҋ
offer to	ģҍ
offer to importers	ģҋ
offers	Ŀ҆
offline	ā҇
often	āҙĎҒ
often <name>	ā҆
often _ $	ā҉
often _ <name>	Ď҇
often _ <path>	Ď҇
often _ you	ā҆
often does	ĀѺāҌ
often does <name>	ā҆
often has	ĎҊ
often is	ĀҕāѴ
often is <name>	ĀҊ
often was	Ď҇
often would	ā҆
often would you	ā҆
often |	ā҉
often | $	ā҉
ok	ĀѯāѶĈғŌҍŎҏ
ok _ $	ĀѱāѹĈҏŎҎ
ok _ ok	Ŏ҉
ok not	Ŏ҉
ok not ok	Ŏ҉
ok or	ŌҊ
ok |	ĀѱāѹĈҏŎҐ
ok | $	ĀѱāѹĈҏŎҎ
old	ĀѳāҐĮҊŅҩņҝ
old <name>	ė҆ņ҈
old <path>	ņҊ
old _ $	Ņґņѹ
old _ <name>	ŅѹņҐ
old _ <path>	ŅѷņҔ
old _ back	ā҈
old _ is	ņ҉
old _ of	ŅғņѶ
old _ version	ā҇
old _ |	ĀѺŅҘņѸ
old file	ņґ
old file <name>	ņ҉
old file <path>	ņҋ
old name	ŅҞ
old name $	ŅҌ
old name <path>	ņ҆
old name back	ā҈
old name of	ŅғņѶ
old name |	āѺŅҐ
old one	Ņ҉ņѹ
old one |	Ņ҆
old path	Ņ҆
old version	ā҆
older	ĮҊ
older _ |	ĮҊ
older distribution	Į҆
older distribution |	Į҆
oldest	ĀҎā҉ĆѺĮҖİѶ
oldest _ $	āҊĆѺ
oldest _ release	Į҇
oldest _ that	ĮҌ
oldest |	āҊĆѺ
oldest | $	āҊĆѺ
omit	Ĕ҈
omit <name>	Ĕ҈
omits	ĕ҆
on	ā҉ĂҊąѵĆѸć҆ĉ҆ĊѳĎґďѲĐҊđѲĒҗēҊĖҌĘѵęѹĜҊĝѸġѥģѳĤҕĥѱħҎĩҎĪҌīҎĬѫĭѷĮ҉įҊİѷıѶĲ҇Ĵ҈ĹҔĺҌĻѸļ҈ĿҋŀѳŁѺŃѷńѵņѴŊѹŋѵŏѶŐѶőѷŒ҈ŔҊŕқ
on $	ĀҌāѠćҕĖ҇ĪҔĮ҆ĵҐĹ҆ĺ҉Ņ҆ňѶ
on <name>	ĀҙĂґćѶĎҌďѺĒѹĖѸė҆Ě҈ġѫĢҔĤ҇ĩҗĪѹĬѹĮѳį҈Ĺ҈ĺѺľҊĿ҈Ł҆Ň҆ň҇
on <name> $	Ā҉āѶĂғćѷĎ҆ġѱĢҚĩґį҆Ĺ҆ľҋň҉ō҆
on <name> and	Ā҇Ł҈
on <name> in	Ā҉
on <name> is	ā҆
on <name> |	āѺē҇ĚҌĤ҇ĩ҆
on <path>	ĀѯāѵĎҋĜҟħґĩҍĪѸį҈
on <path> $	āѺĎ҆ĜҎħ҈ĩҊ
on <path> |	ĀѶāѺĎ҆ĜҊ
on _ $	āѺĂғćѶĎҌĒҎĕ҆ė҈Ĝ҉ġѱĢҙħ҇ĩҚĪѷĬѹĮѹįҊİѹľҋň҈
on _ <line>	ĀҌĲ҇ĴҊ
on _ <name>	ĀѺāҊćѵĤґī҇ĵѹĹ҉Ŀ҈ňҎ
on _ and	Ā҆Ł҈
on _ being	Ā҆
on _ events	ŕҍ
on _ for	Į҇
on _ functions	Ē҉
on _ import	ħҊ
on _ in	Ā҈
on _ instance	ā҈
on _ last	ĀѷāҌ
on _ line	ĀѤċ҇ĐҔĜѶğ҇Ĵ҇Ķ҇ķ҇ļҏĽҍœ҆Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	Āѹā҇
on _ modules	Ī҈
on _ occasions	ŕ҆
on _ of	ā҆ĪѸ
on _ older	ĮҊ
on _ other	ĩѸĪҍ
on _ path	āҕĞ҉őѶŒ҇
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҍ
on _ thanks	ā҆
on _ transitively	Āѹā҇
on _ type	īҍ
on _ value	Ĕ҆
on _ version	ė҆
on _ way	ĉ҆
on _ |	ĀѹāѵĎҊēҊĖѺĚҌĜҊĤ҈ĩ҈ĮѺ
on a	Ā҆Ĥ҈Ŀҋ
on a <name>	Ā҇Ĥ҈Ŀҋ
on an	ā҇ĮҊ
on an instance	ā҈
on an older	ĮҊ
on ci	ā҆
on ci thanks	ā҇
on class	ćѶĤҋĵѺňҎ
on class <name>	ćѶĤҋĵѺňҎ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on function	ē҆
on function <name>	ē҆
on it	Ā҇ē҆
on it |	Ā҈
on its	ā҆
on line	ĀҊĲ҇ĴҊ
on line <line>	ĀҊĲ҇ĴҊ
on linux	āҋ
on linux $	āҊ
on my	āҋĞ҆
on my machine	Ā҇
on my path	Ğ҇
on pull	Ā҆
on pull requests	Ā҇
on push	Ā҆āѺ
on running	Ŏ҈
on that	ĀѺā҆
on that line	ĀѺā҆
on the	āҏē҈ħҊīҌİѷĴ҆ĽѺ
on the import	ħҊ
on the last	ĀѷāҌ
on the line	Ĵ҇
on the type	īҍ
on the value	ā҈
on this	ĀҊĖѶ
on top	ĒґĪѸ
on top $	ĒҌ
on top of	ā҆ĪѸ
on what	ĀѴāѸć҇ĐҋĖ҉ķ҉ļ҆Ľ҇ňѹŕ҈
on what line	ĀѯāҋĐҋķ҉ļ҇Ľ҇
on what occasions	ŕ҆
on when	ĖҊ
on which	ā҆Đ҈ĜѶğ҇ħѺĩѷĪҒĺҐļ҆Œѹœ҈ŕҋ
on which <name>	ā҈
on which events	ŕҌ
on which functions	Ē҆
on which line	āѸĐ҉ĜѶğ҈ļ҈Ľ҆œ҉
on which lines	Ā҉
on which modules	Ī҇
on which other	ĩѸĪҍ
on windows	Āѷāҝ
on windows $	ā҇
on windows |	ĀѺāҍ
on |	ĀѵāѺĕ҈ė҇ŕґ
on | $	Āѹĕ҈ė҇
on | section	ŕҍ
once	ā҉Ć҇Ğ҆ņҊ
once _ $	āҊ
once named	ņ҆
once thanks	ā҇
once thanks $	ā҇
one	ĀѱāѹĂѹĆ҇ĈѺĊѵč҇Ę҉ĚѺěҍĜҊĝҊĢѹħ҈Īѷĭѹİ҈ı҇Ĺ҈ļ҇ľѺł҉ŅҋňѶŋҠŌ҆ōѸ
one $	āѷŋ҉
one _ $	ā҇ĚѷěҊļ҆Ņ҇ņ҇
one _ <name>	ĀѶāѸĘҌęѷ
one _ its	ęҊ
one _ put	ė҇ĮѺ
one _ the	āҐĆѸč҉Ę҆Ĝ҉ĝ҈ķ҇ŋҋ
one _ this	āѹİ҈
one _ to	Ā҆
one _ |	Ā҈
one after	ā҇
one call	āѷŅҋ
one call <name>	Ņ҆
one caller	Ā҈
one class	Ā҆
one find	ě҆
one finds	Ľ҆Ń҇
one finds the	Ľ҇
one get	Ā҆
one has	ė҇ĮѺő҆
one has put	ė҇ĮѺ
one in	āҎİ҈
one in <path>	ā҇
one in the	ā҉
one is	āҐ
one named	ļ҆
one named <name>	ļ҆
one of	Ć҇č҉Ęҋę҇Ě҇ĜҋĝҊĸ҈Ĺ҆ŋҎ
one of <name>	ĘҊęѹĚ҇
one of its	ęҊ
one of the	Ā҇čҊĘ҆Ĝ҉ĝ҈ŋҌ
one test	ĀҎāѶ
one test |	ĀҋāѶ
one that	ā҆
one word	ł҇
one |	ĀѸā҆ĚѷěҊŅ҇ņ҇
one | $	ĀѸā҇ĚѷěҊŅ҇ņ҇
ones	āѧĂ҈ď҆ňҊōҏŏҌ
ones _ $	āѱň҈ŏ҉
ones _ <name>	Āѷ
ones _ it	ō҈
ones of	Ă҇
ones |	āѳň҈ŏ҉
ones | $	āѵň҈ŏ҉
only	āҬĂҎĆ҈ČҌĒѹĖѮħ҉īѹĬѹĵҋĿ҇ōѶ
only $	ĒѺĖѺħ҉Ŀҋ
only _ $	Āѹā҈Ă҆Č҆
only _ first	āѸĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҈ĥ҆
only _ linux	āҊ
only _ |	ā҇ōѺ
only an	Ā҈ĥ҆
only an interface	Ā҈ĥ҆
only indirectly	ā҈
only on	āҋ
only on linux	āҊ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѵĆ҉
only the first	āѸĆҊ
only used	ĀҐāѰ
only |	āҋ
only | $	āҋ
onto	ēҖ
onto <name>	ēҖ
onto <name> $	ēҔ
onto _ $	ēҔ
open	ĀѴāҏćѹĬ҈ı҇ĵ҈ķҊő҆
open <name>	āҊćѹ
open <name> |	āҊćѹ
open _ code	ĬҊ
open _ requests	ĀѺā҈
open _ |	āҋćѹ
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҈
open the	ĀѺĬ҉
open the code	ĬҊ
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	Ā҉ċқĐҝđѺ
option <name>	Ā҈āѺĐҖ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	ĀҎ
option <option>	Āѵāҋċғ
option _ $	Ā҆āѷĐҔ
option _ in	Đ҆
option _ |	ĀҒ
option |	Ā҉āѸ
option | $	Ā҉āѸ
optional	ĀғĔ҉ĖѲ
optional <name>	ĀѺĔ҉
optional _ and	Ā҆
optional _ of	ĀҋĔҊĖѵ
optional dependencies	ĀҙĖѲ
options	Ā҆
options _ $	Ā҇āѺ
options _ the	ā҆
options |	Ā҇āѺ
options | $	Ā҇āѺ
or	ĀѮāѢĈқĉѶĊѮċ҉čґđҋĒ҈ĔѺĜҍĞҌğҌĠҊġҐĢѸĥѷħѺĬҗĭґĮѺıҋĵѹķѺĹѹĽ҈ŁѹłҨŃѹńѺŅѹņѹŇҊňѩŋ҈ŌғōѱŎґŏѵőѹœѹŕҊ
or <name>	ĀѴāҥē҆
or <name> |	ĀѴāҡē҆
or _ $	ĀѮāѹćѹĈҐĚ҆ě҆Ĝ҆ğ҈Ĭҙĭҍ
or _ <name>	ć҉ňѹ
or _ <path>	Ĝ҇
or _ and	ĀѺā҉
or _ build	ł҇
or _ does	āѸđ҈
or _ i	ł҈
or _ is	Ā҆ė҆
or _ it	āѶĈ҉
or _ many	ĳ҆
or _ of	ĀҐ
or _ or	Ő҈
or _ other	ĀҊ
or _ program	ł҉
or _ something	ĀҒ
or _ the	ā҈
or _ there	āҌ
or _ tool	ł҈
or _ type	Ň҉
or _ |	ĀѸāҍĈҊčҋę҆ġҍĦҊĬ҉ĭ҆ı҈ňѶŌ҉ōѱŎҋ
or a	ĀѸāѸĬѺłқ
or a build	ł҇
or a program	ł҉
or after	āҌ
or broken	ĀѸĈҌ
or broken |	ĀѹĈҊ
or classes	ćҍňѸ
or deleted	ĀѺā҉
or deleted and	ĀѺā҉
or does	Ā҇Ĉ҇
or does something	ĀҌ
or fail	ĀѷŌ҆Ŏ҇
or failing	ĀѸŎҊ
or failing |	ĀѸŎҊ
or file	ġҏ
or file |	ġ҆
or gpl	ıҋ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ā҆
or indirectly	ĀҏĜѸ
or indirectly |	ĀҏĜѸ
or is	Ā҈āѸ
or is it	Ā҈āѹ
or no	Ā҉āѲćѹĈ҆č҉Ę҆Ĝ҇ĦҊĬҊĭ҈ňѺ
or no $	ĀѺĈ҇ĭ҆
or no there	Ā҈
or no |	āѶč҇ġҊĦҊ
or not	ĀѺāѭĈ҇č҆Ě҇Ġ҉ĬҐĭҎŋ҉
or not $	āѺĚ҈ĭ҆ŋ҆
or not |	āѵĬ҉ĭ҉
or red	Ŏҋ
or something	łҌ
or string	āѺđҒ
or superclasses	ć҈
or the	āѺğ҆Ň҆
or through	ĀҌ
or what	āѶď҆Ĭ҈ı҉Ň҇ŕ҆
or what $	Ĭҋ
or what is	Ā҇ė҆
or what type	Ň҈
order	āғēѺŁ҇
order _ the	āҏ
order are	āҋ
order are the	āҋ
origin	Ņҋ
origin _ the	Ņҋ
origin of	Ņҋ
origin of the	Ņҋ
original	ŅҒ
original _ of	ŅҎ
original filename	Ņ҈
original filename of	Ņ҈
original name	Ņ҇
original name of	Ņ҆
originally	ĀѶąҍŅ҉
originally $	ĀѺąҊ
originally _ $	Ņ҇
originally named	Ņ҇
originally named $	Ņ҇
originate	ŃҊ
other	ĀѹāҬĉҗĊѹďғģғĦ҉ĩ҈ĪҚŁѸ
other _ $	Ā҇āѶĉ҆ģ҇ĩѸĪҌ
other _ <name>	ā҈
other _ depend	āҏĖѵ
other _ does	ĉ҆Ė҈Ī҇
other _ import	ģ҆
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҋģ҆Ħ҆
other classes	ā҇
other files	āѺĩҌĪҌ
other files $	ĩѸĪҌ
other files depend	Ā҆
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҈āѷĉҔ
other functions |	ĀҊāѸ
other methods	ĉ҆
other modules	āѶģҐĦ҈ĪҎ
other modules does	Ī҈
other modules import	ģ҆
other modules |	ģ҆Ħ҆
other packages	ā҉Ė҆
other packages does	Ė҆
other projects	ā҈
other than	āґ
other than <name>	ā҉
other way	ď҉
other |	Ā҇āѹ
other | $	Ā҇āѺ
others	āѺģ҉
ought	āҫĬѺĵѸ
ought <name>	ā҉
ought <name> to	ā҉
ought _ to	āҍĬѺ
ought to	āҟĵѸ
our	Āѱā҉ŋ҉őҎ
our <name>	ő҆
our <path>	ő҉
our <path> |	ĀѺő҉
our _ complain	ā҆
our _ has	Ā҈
our _ model	ĀѷāҌ
our _ |	ĀѮŋ҉őҏ
our linter	ā҆
our linter complain	ā҆
our tests	āѳŋҊ
our tests |	ŋҊ
out	ĂѷĈ҆ĊѹĔҏęҊğҊĠ҉ġ҆ģҎĦ҆ĪѯļѸŁѺńҔŇҍŌҎŎҌ
out <name>	Ĕ҈
out _ $	Ā҉āѹĆ҈Ŕ҇
out _ <name>	ĀѶā҆ęҌě҆ĢѺĬѺĭ҆ńҐŇ҈
out _ <path>	ĀҏĪѵ
out _ <tag>	ĀѲāґ
out _ date	ā҉
out _ renaming	ņ҆
out _ the	Ā҈āѵĈ҆ğҊĬ҉Ļ҆
out _ type	Ā҇
out _ when	āҊ
out _ which	ģ҆
out _ |	ĀѹāѺŌҋ
out for	āҊ
out green	Ŏ҆
out if	ĀѺāѳĈ҆ę҉ě҇ġ҆Ŏ҆
out if <name>	ę҉ě҇
out if <path>	ĝ҆
out if the	Ĉ҆Ĭ҆
out of	āҍğҐģҊĪѵĴ҇ńґŇ҉
out of <name>	ā҉ńҎŇ҇
out of <path>	ĀғĪѶ
out of date	ā҉
out of renaming	ņ҆
out of the	āѹğҋĻ҆
out the	āѹ
out the <name>	ķ҆
out the type	Ā҇
out there	āѺĥ҇
out what	ā҈Ņ҇
out what which	ģ҆
out |	Ć҈
out | $	Ć҈
outcome	āѹŌґ
outcome of	Ōҏ
outdated	ĀѴāҒ
outdated _ $	ĀѶāҋ
outdated |	ĀѶāҋ
outdated | $	ĀѶāҋ
outer	ĻҎ
outer _ <name>	ĻҎ
outgoing	ĉҡĊѱ
outgoing _ of	ĉҘĊѵ
outgoing calls	ĉҜĊѳ
outgoing calls of	ĉҒĊѷ
output	Ň҈
output _ of	Ň҈
output type	Ň҈
output type of	Ň҈
outside	ĀѯāҙĖҎģғŊѸ
outside $	ģ҈
outside _ $	ĀѴāҖģ҉ŊѸ
outside _ it	ā҆
outside although	ā҆
outside although it	ā҆
outside |	ĀѸā҉ģ҉
outside | $	ĀѸā҉ģ҉
over	ĀѵāҐĒ҇ē҆Ĕ҆ħҋĨ҆ĳѸŏ҆
over <number>	āҏĳѹ
over <number> <name>	āҎĳѹ
over _ <name>	ĀѵāҕĔ҆ĳѹ
over _ intermediate	ħ҇Ĩ҆
over the	Āѷ
over to	Ĕ҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҆
over which intermediate	ħ҇Ĩ҆
overall	ĀѶāғĢѺ
overides	āѺŀҎ
overides of	āѺŀҎ
overload	Ćҕ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	ĆҔ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҏŀҨ
overridden $	ā҇ŀҌ
overridden _ $	ŀҋ
overridden _ <name>	Ā҇
overridden _ the	āҊ
overridden by	Ā҇āҊ
overridden by <name>	Ā҇
overridden by the	ā҉
overridden in	ŀ҆
overridden |	ŀҊ
overridden | $	ŀҊ
override	ĀҚāҒĿѶŀҞ
override $	ĀҌāѸ
override <name>	ĀҍŀҐ
override <name> $	ŀҎ
override <name> in	āҊ
override <name> |	Āғāѹ
override _ $	Āҏŀҍ
override _ <name>	ĀѴāҒŀҋ
override _ further	ŀ҆
override _ in	ā҆
override _ its	ā҆
override _ |	Āґ
override from	ĀѰāғ
override from its	ā҆
override it	ŀ҈
override it |	ā҆
override of	ŀ҉
override of <name>	ŀҍ
override |	Āґ
override | $	Āґ
overriders	ĀѷŀҸ
overriders _ <name>	ĀѷŀҸ
overrides	Ā҉āҗĂҔćѸŀҫ
overrides $	ā҆Ăҕŀҋ
overrides <name>	Āҋŀ҈
overrides <name> $	ĀҎ
overrides <name> |	ŀҊ
overrides _ $	Āґ
overrides _ <name>	ĀѺā҉ŀҘ
overrides _ it	ā҇
overrides _ |	Ā҇ŀ҇
overrides of	ĀѶāґŀҍ
overrides of <name>	āҊŀҊ
overrides of it	ā҇
overriding	Ā҈ĢѹĿѴŀӂ
overriding <name>	ŀҏ
overriding <name> $	ŀҏ
overriding _ $	ŀҐ
overriding _ for	ŀҎ
overriding _ of	ŀҗ
overriding _ |	ŀ҉
overriding definitions	ŀ҇
overriding definitions of	ŀ҇
overriding methods	ĿѺŀғ
overview	Ā҇
overview _ the	Ā҇
overview of	Ā҇
overview of the	Ā҇
own	ĀѸĆҌĪѹŀҕ
own <name>	Ć҈ŀ҆
own <name> method	ĺ҆
own _ $	āѷŀҍŌ҆
own _ method	ĺ҆
own _ of	ā҇
own _ |	ā҉ĪѺ
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version	ā҆
own version of	ā҆
own |	āѹŀ҇Ō҆
own | $	āѹŀ҇Ō҆
paces	Āѷā҇ō҈
paces _ $	ĀѸā҈ō҆
paces |	ĀѸā҈ō҆
paces | $	ĀѸā҈ō҆
package	āѴĖҒĞҟĭ҈ĮѺĶҋ
package $	Ğҋ
package <name>	ĀҏāѴ
package _ $	ĀѸā҉Ğҍĭ҈
package _ |	ĀҔāѯ
package wise	Ė҆
package wise |	Ė҆
package |	ā҆ĭ҈
package | $	ā҆ĭ҈
packages	Ā҉āѳĖүĪґĮѹ
packages _ $	ĀѸā҉Ė҈
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
packages |	Āѷā҉Ė҉
packages | $	ĀѸā҉Ė҈
param	ĀҏāҔĕґġѵńѺ
param <name>	āѸĕґ
parameter	Āңā҈ďҌĔғĕҗġѷŁҟŇѸŐѷ
parameter $	ĕ҈
parameter <name>	ĀҐāѺĔқĕ҈ŇѹŐѸ
parameter <name> $	Ā҉
parameter <name> in	ĀѺĔҊ
parameter <name> of	Ā҈Ĕ҈ŐѺ
parameter <name> |	Ā҆
parameter _ $	Ā҇ā҆ĕ҇
parameter _ <name>	ĀҒā҈
parameter _ configuration	Đ҇
parameter _ default	ĕ҇
parameter _ for	ĀѸŁҍ
parameter _ in	ĀѺĔҊ
parameter _ of	ĀҖďҊĔ҈ġѸŐѺ
parameter _ |	ĕ҇
parameter by	ĀҊ
parameter called	ĀҊ
parameter count	Ā҉
parameter list	ġѸŁҘ
parameter list for	ĀѶā҇Ł҇
parameter list of	ĀҎġѸ
parameter lists	ď҉
parameter of	Đ҇
parameter of configuration	Đ҇
parameter to	ā҆
parameter to <name>	ā҆
parameter |	ā҇
parameter | $	ā҇
parameters	Ā҇āѺďҲĘѺŁҭ
parameters $	ď҆
parameters _ $	ď҆Ł҇
parameters _ <name>	ĀҋāѸďҚĘѺŁҐ
parameters _ by	Ł҉
parameters _ it	ā҇
parameters _ the	Ł҇
parameters _ |	ā҈
parameters does	Ł҈
parameters does it	ā҇
parameters of	ĀҌď҇ĘѺŁҍ
parameters of <name>	Āҍď҇ĘѺŁ҈
parameters |	Ł҇
parameters | $	Ł҇
params	āѲďңŁҿŇѺ
params $	āѴďҔŁҔŇѺ
params <name>	ďѵŁҐ
params _ <name>	ďҍŁҐ
params for	Ł҇
params of	Ł҈
params that	ŁҒ
params that <name>	ŁҒ
paramters	Łқ
paramters of	Łҕ
parent	Ā҆ćҬěҐĺѺŀѺňҘ
parent $	ćѸĚҏěѶňҍ
parent 's	ā҇
parent 's method	ā҈
parent <name>	ćҜňѸ
parent _ $	ĀѹćҡňѺ
parent _ <name>	ĀѶā҆ĚѺěҒňҒ
parent _ from	ć҆
parent _ method	ā҈
parent _ of	ćҌě҈
parent class	Ā҆ě҇
parent class of	ě҈
parent classes	āѺćҋ
parent classes |	ć҈
parent is	ā҆ćѮňҖ
parent is <name>	ā҆ćѮňҖ
parent of	ĀѹćҏĚѺěҏ
parent of <name>	ćҎĚѺěҒ
parentheses	āѵć҇Łҏ
parentheses _ $	āѸŁҍ
parentheses |	āѸŁҍ
parentheses | $	āѸŁҍ
parents	ĀѶāҜćҢĘѺęѸěҍňѸ
parents _ $	ā҉
parents _ <name>	ĀѹćҖęѸěҍ
parents of	ĀѹāѺćқěҍ
parents of <name>	ĀѺćҗěҍ
parents |	ā҉
parents | $	ā҉
parse	ĀҶāѤ
parse _ $	ĀҕāѶ
parse |	ĀҕāѶ
parse | $	ĀҕāѶ
parser	ĀѳāҎċҘ
parser $	ĀѵāҖ
parser _ $	ċ҈
part	Č҇čґĎѺĐ҆ĠҏĦ҈ŉҊ
part _ $	Ā҉ŉ҇
part _ <name>	ā҇
part _ a	ĀҊ
part _ commit	č҆
part _ the	ĀѷĠҋ
part in	Āґāѹ
part in a	ĀҌĦѺ
part of	ĀѰāҊČ҇čґĎѺĐ҆ĠҏĦҋ
part of $	Ā҇
part of <name>	ā҇
part of commit	č҆
part of the	ĀѷĠҋ
partially	āҊĥѵ
parts	ĀҊāѺĂҐ
parts _ the	Ā҇
parts of	ĀҋāѺĂ҉
parts of the	Ā҇
party	Ėғ
party _ |	ĀѹāҌ
party packages	Ā҆
party packages |	ā҈
party |	ā҆
party | $	ā҆
pass	Ā҆āҎĔ҉ģѺŁҒŋѹŌҥŎҮœѹ
pass $	Ŏғ
pass <name>	ĀҍāѺĔ҇
pass <name> to	ĀҍāѺ
pass _ $	ĀҜāѯŌҌŎ҆
pass _ <name>	ď҇Łғ
pass _ fail	ĀѷŌ҆Ŏ҇
pass _ i	ā҇
pass _ the	ĀѷāҌŎ҈
pass _ to	Āҍ
pass _ windows	ā҆
pass _ |	ĀѺŌ҆
pass fail	Ō҆
pass if	ā҇
pass if i	ā҇
pass on windows	ā҆
pass or	ĀѶŌ҈Ŏ҉
pass or fail	ĀѷŌ҆Ŏ҇
pass to	āҊď҇ŁҐ
pass to <name>	ā҆ď҈ŁҎ
pass when	Ŏҋ
pass when the	āѺŎ҆
pass |	ĀҜāѰŌҊ
pass | $	ĀҜāѰŌҊ
passed	Łҍ
passed _ |	ĀҊāѺ
passed to	Ł҉
passes	ĀғāѮŋѸŌ҉ŎҞ
passes $	ĀғāѷŋѹŎҍ
passes _ $	Ō҈
passes _ n	Ŏҋ
passes y	Ŏҋ
passes y n	Ŏҋ
passes |	Ō҈
passes | $	Ō҈
passing	āѯŌҜŎҘœѺ
passing $	Ō҆Ŏ҉
passing _ $	ĀҋāѲŌ҈
passing _ failing	ĀѸŎҊ
passing or	ĀѷŎ҉
passing or failing	ĀѸŎҊ
passing |	ĀҊāѰŌ҆
passing | $	ĀҊāѰŌ҆
past	ĎѺŅҘ
past _ $	ŅҌ
past _ which	Ņ҆
past |	ŅҌ
past | $	ŅҌ
patch	ņ҆
patch against	ņ҆
path	ĀѳāѫćѹĞ҆ĢѷģѸĥѺħҚĨ҈ĩѺĪѺįѺıѺĵҙķҔĺѸĽҋŅқņҘŌѹőӆŒҨœғ
path $	Œҍ
path _ $	āѶĽҊőҗœ҆
path _ <name>	āҖŅҊőғŒѷ
path _ <path>	ĀѺħҊŅҋőҏ
path _ a	ā҆
path _ former	ņ҉
path _ imports	ħ҆
path _ line	Ċ҇ĵ҇
path _ module	Œ҆
path _ root	ő҉
path _ the	āѶĵҏņ҇ŒҎœ҉
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
path of	ĀҊķҏŅҒőҋŒҍ
path of <name>	Ņ҉ő҈
path of <path>	āҊŅҊ
path of former	ņ҉
path of imports	ħ҆
path of the	Œҍ
path pls	Ľҋœ҆
path pls $	Ľҋœ҆
path that	ħ҆
path to	āѷĨ҆ĵҎőҒ
path to <name>	őҋ
path to <path>	Ĩ҆őҊ
path to the	ĵҌ
path was	Ņ҈
path |	őҘ
path | $	āѹőҙ
paths	ĀѲă҆ČҝčѺħѵŃҍ
paths _ <commit>	ĀѺČҎ
paths _ <name>	ā҆
paths from	āҌħѶ
people	ĀҎā҇Ė҆İѹ
people _ pass	ā҉
people _ tests	ā҉
people _ to	Ā҆āѷ
people _ touched	Ā҉
people committed	Ā҆
people committed to	Ā҆
people have	Āҋ
people have touched	Ā҉
people usually	ā҇
people usually pass	ā҇
people wrote	ā҉
people wrote tests	ā҉
per	āґĎѷľ҇
per _ touching	ĀѺāҏĎѸ
per _ |	Ā҈āѹľ҇
per author	ĀѺāҏĎѸ
per author touching	ĀѺāҏĎѸ
per class	ľ҇
per class |	ľ҇
per request	ĀѸāҊ
per request |	ā҆
percentage	ĀѲāқ
percentage _ code	ĀѹāҒ
percentage of	ĀѲāқ
percentage of code	ĀѹāҒ
person	ĀѹĲҠ
person _ $	Ĳ҇
person _ line	Ĳ҆
person |	Ĳ҇
person | $	Ĳ҇
phrase	Ŕғ
phrase <literal>	Ŕ҈
picks	ğ҈
picks up	ğ҆
pin	ĀѷėҐ
pinned	ĀѺėҡĮѸĲ҇
pinned $	ė҆
pinned _ <line>	āѺĲ҇
pinned _ |	ĀѸāҋė҇
pinned line	āѺĲ҇
pinned line <line>	āѺĲ҇
pinned to	ė҉
pip	ĞҊ
pip install	Ğ҇
pipeline	ĀҏāѴŕҋ
pipeline <path>	ŕ҉
place	Āѳā҆Ć҉ĐҎġѺĥѸį҇ĵ҇Ķ҇ķ҆ĸҎĺҎĻѸļ҇œҋŔ҈
place $	āҌ
place <name>	Ā҇Ć҆ĊѺķҎ
place <name> is	Ā҇ĊѺķҎ
place _ $	į҉
place _ <name>	ĀѴĊҊĺҒļ҇
place _ <path>	Đ҇
place _ defines	āѸĆҏķ҆
place _ is	Ā҇ĊѺķҎ
place _ the	ĀѺā҉ķѷĸҍő҆
place _ uses	āҍ
place in	āѷĐҒĸ҆
place in <name>	Đ҇
place in <path>	Đ҇
place in the	ĸ҇
place of	ĵҊő҆
place of the	ő҆
place that	Ć҉
place that defines	āѸĆҏķ҆
place that uses	āҍ
place where	āҎķѴĸ҆Ŕ҆
place where the	āҏķѴļѺ
place |	į҉
place | $	į҉
places	ĀҔāѳĆҤĊҙğҊŃ҆
places _ <name>	ĆҋŃ҆
places _ call	Ċ҆
places _ it	āҊ
places _ the	Ā҉
places _ which	Ć҇
places and	ĀѺĆ҉
places define	ĆҌ
places defining	ā҆
places defining <name>	ā҆
places does	Ā҉
places import	Ā҆āѺ
places is	ā҉
places that	Ċ҉ğ҉
places that call	Ċ҆
places where	Āҏ
places where <name>	Ā҉
plain	Ģ҆
plain words	Ģ҆
planning	ĀѶāҎ
plays	āѶĢҟ
plays in	Ģ҉
please	ĀҕāѫąѸĆ҇ć҇ĎѹďѹđҌĖѺĚѺġѺĢҏĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҌ
please $	ĀѴāҋĎѺĢҒĥѺķ҆ĺҊļѺŁ҈Ņ҆ņѺ
please _ $	ĀғĖѹ
please _ <path>	ő҆
please _ all	ĀѹĆ҉
please _ every	Āґ
please _ how	Ĩ҆
please _ if	ĀҌ
please _ is	Ō҆
please _ it	đ҉
please _ me	ĀѫāѸķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҘāѷąѺć҈đ҆
please _ whether	Āҏ
please check	ĀҐ
please check if	ĀҌ
please display	Ā҉
please enumerate	Ā҆Ć҉
please enumerate every	Ā҉
please give	Ā҇
please give the	Ā҈
please identify	Ā҆
please identify the	Ā҆
please list	ň҆
please list every	Ā҈
please list the	ĀѹĿѺ
please report	ĀҎ
please show	ĀѺć҈
please show the	ć҈
please state	ĀҌ
please state the	Ā҉
please tell	ĀѰāѺ
please tell me	ĀѰāѺ
please their	ň҆
please their names	ň҆
please to	ĀѪĹѺ
please to show	ĀѺ
please trace	Ĩ҆
please trace how	Ĩ҆
please |	ĀҊĖѹŌ҆ő҈
please | $	ĀғĖѹ
please | <path>	ő҆
pls	ĀѺāѹıҊķқĽ҉œ҆
pls $	ĀѺāѹıҊķқĽ҉œ҆
point	ĀѳĐҐİ҇ķҎĺҋŐѺ
point _ at	ķҒ
point _ execution	āґ
point _ to	ĀѺĺҌ
point during	āґ
point during execution	āґ
point in	Āҋāѵ
point me	ĀѵāѸĐ҈ĵ҈ķҏĺҌ
point me at	ķҒ
point me to	ĀѺĺҌ
point of	Ģ҇
points	Ā҈Ğң
points $	ĞҊ
points _ this	ĞҊ
points of	ā҆Ğ҆
points of this	Ğ҉
points |	Āҋ
position	ĀѺāѺĐ҈ĵ҆ĸ҆ĺғĻ҆Ŀѹ
position $	ĵ҆ĺҐĿѹ
position _ option	Đ҉
position of	Đ҉ĸ҇
position of option	Đ҉
positional	Ł҉
positional _ keyword	Ł҉
positional and	Ł҉
positional and keyword	Ł҉
pr	ŕ҆
pr cron	ŕ҆
precede	ēҏ
predecessor	āѸŅҙņѺ
predecessor _ <path>	Ņ҈
predecessor of	āѸŅҔ
predecessor of <path>	Ņ҈
present	ĀѸāѹĠҌİ҆ņ҇ŋ҇Ō҈
present _ $	ĀѺİ҆ŅѺŌ҉
present in	ĝ҆Ġ҇ŋ҇
present name	āҌņ҇
present name $	āҋŅѺ
present |	İ҆
present | $	İ҆
preset	ĔҞ
preset of	Ĕғ
previous	ŅҞőѹ
previous _ of	ŅҖőѹ
previous _ |	ā҈
previous name	Ņғ
previous name of	ŅҊ
previous path	ŅҌőѹ
previous path of	ŅҌőѹ
previous release	ā҇
previous release |	ā҇
previously	ĀѹŅҌņ҇
previously _ $	Ņ҇
previously _ as	ŅҌ
previously called	ņ҇
previously called $	Ņ҇
previously known	ŅҌ
previously known as	ŅҌ
print	ĀѸāѭđґĖҤģҌĤҋİҎĲѶĴҕĶѶ
print <name>	ĀѲĖҩ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ <line>	Ĵґ
print _ <name>	đҊĶѸ
print _ from	Ā҇
print _ line	ĴҊ
print _ pub	ģҎ
print _ test	Ā҆
print _ value	đ҇
print all	ģҎ
print all pub	ģҎ
print its	ĀҊ
print its value	ĀҊ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	Āҏđ҉Ł҆
print the test	Ā҆
printed	ā҉
prints	Āґāѵ
prints <literal>	ĀґāѶ
prior	ĀѸāѺŅҠ
prior _ the	Ņ҈
prior filename	ĀѹŅҘ
prior to	Ņ҈
prior to the	Ņ҈
private	ĭӁľѵ
private $	ĭҌ
private _ $	ĭҕ
private _ does	ĀҎľѹ
private functions	ĀѶāҐ
private functions does	ĀѶāҐ
private names	ĀѸāҌ
private names does	ā҆
private |	ĭҕ
private | $	ĭҒ
produce	ĀҌāѺ
production	ĀѺāҎ
production _ $	āҋ
production |	āҋ
production | $	āҋ
program	āѹğ҉Ģ҈łҍ
program _ $	Ģ҈
program _ up	Ā҈āѹ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	ĀѶāҔ
programs	ĞҐ
project	ĀѶĈҘĎѸĖҞėҠĞҚġҔĬѸĭѹĮҩįѺİ҈ıҖłҮŅѺŊѳŋҋŐѺő҉
project $	ĀқāѤĈѮĮҎİҎıҔł҈
project 's	ı҆łѺ
project 's metadata	Į҆
project _ $	ĀѰĈ҆ĖѹėҒĞҍĮҊłҘŋҊ
project _ <name>	ė҆
project _ a	ĀѺāҊĈ҇łѹ
project _ declared	Į҆
project _ for	ė҇
project _ have	ġ҈
project _ i	ł҆
project _ it	ł҇
project _ metadata	Į҆
project _ on	Ė҉ĮѺ
project _ outside	āҍŊѸ
project _ that	ł҈
project _ this	ĀҔāѸłѹ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҆
project _ with	āҊ
project _ |	ĀҔāѮĮҌ
project and	Į҆
project and which	Į҇
project be	Ā҇Ĉ҇
project belongs	łҋ
project build	ā҇
project build |	Ĉ҆
project builds	Ĉҍ
project compiles	Ĉҋ
project depend	Ė҆
project depend on	Ā҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҇ā҇Ė҇ıѸŊѷ
project have outside	āҍŊѸ
project have |	ĀҎĖ҇ıѴ
project how	Į҇
project how is	Į҇
project in	ĀѶāҋ
project installs	Ğҍ
project installs $	Ğҋ
project is	Ā҈
project is declared	Į҆
project is this	ĀҔāѸłѸ
project need	Įҋ
project need |	ėѸĮҍ
project require	ĀҊ
project require |	ĀҊ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	Įҋ
project support $	Įҋ
project use	āҌ
project use |	āҌ
project wants $	Į҇
project work	ā҆
project work with	ā҆
project |	ĀҐāѸĖѶėҍĞ҆ġ҈ł҇ŋҊ
project | $	ĀҒāѸĖѷėҍıѺŋҊ
projects	āґ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	Āѹā҇
promises	āѷĥ҇
properties	ćѺĤӆĿѹŐѸ
properties _ <name>	Ĥ҈
properties _ class	ĤҐ
properties _ on	Ĥ҇
properties are	Ĥ҇
properties of	ĤҒŐѸ
properties on	Ĥҍ
properties on class	Ĥҍ
property	ā҈Ĭҧ
property $	ĬҊ
property _ $	Ā҆ĬҌ
property |	Ā҆ĬҎ
property | $	Ā҆ĬҌ
protocol	ĥҗ
protocol <name>	ĥҖ
protocol <name> $	ĥҎ
protocol _ $	ĥҏ
protocol |	ā҆
protocol | $	ā҆
protocols	āѶīҿ
protocols <name>	Āѹīқ
protocols <name> adopts	īҋ
protocols _ $	ī҉
protocols _ <name>	Ā҇āѷīғ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	ī҉
protocols | $	ī҉
provide	āѹģҎŏѺ
provide _ import	ģҎŏѺ
provide for	ģҎŏѺ
provide for import	ģҎŏѺ
provided	Ğ҈
pub	ģҎ
pub _ in	ģҎ
pub items	ģҎ
pub items in	ģҎ
public	ĀѰāѸĠѵģӓĬѺĭҸ
public $	ĭҌ
public _ $	ģҍĭҎ
public _ <name>	ģ҈
public _ <path>	ģҋ
public _ in	ģ҇
public _ of	ģҖ
public api	ģҎ
public api of	ģҌ
public in	ģҌ
public in <path>	ģ҈
public interface	ģ҉
public interface of	ģ҆
public names	ģҕ
public surface	ģ҆
public surface $	ģ҆
public |	ģ҇ĭҐ
public | $	ģ҇ĭҎ
publish	ģ҉
publish $	ģ҉
pull	ĀҋāѸĜ҇ħ҆ĩҏŕ҈
pull _ $	Ā҉
pull _ <path>	ĀѵĜ҉ħ҆ĩ҇
pull _ at	Ā҈āѹ
pull _ or	ŕ҆
pull _ touch	ĀѺā҈
pull _ |	ĀҌ
pull in	Ā҆āѶĜ҉ħ҆ĩҋĪ҆
pull in $	Ā҉
pull in <path>	ĀѵĜ҉ħ҆ĩ҇
pull request	ŕ҉
pull request or	ŕ҆
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѷĖ҆ĝ҈ĨҎĪҊ
pulled _ by	ĝ҈Ĩ҇Īҋ
pulled _ of	ā҇
pulled in	āѺĖ҆ĝ҈ĨҋĪҊ
pulled in by	ĝ҈Ĩ҇Īҋ
pulled out	ā҇
pulled out of	ā҇
pulls	ĀѶāѸĜҌĩҕĪ҇
pulls _ <path>	ĀѺĜҍĩ҉
pulls _ in	ĩ҆
pulls _ what	Ī҆
pulls in	ĀѸĜҍĩҏĪ҇
pulls in <path>	ĀѺĜҍĩ҉
pulls in what	Ī҆
pulls that	ĩ҆
pulls that in	ĩ҆
pure	Ăҙ
pure virtual	Ăҙ
purpose	ĀѬĊѹĢһłҔ
purpose _ $	ĀѷłҔ
purpose _ <name>	ĀѸāѶĢҞ
purpose of	Ģґ
purpose of <name>	Ģґ
push	ĀѲāҌŕҔ
push $	ĀѮāҖ
push _ $	Ā҇
push _ cron	ŕ҆
push _ pull	ŕ҇
push or	ŕ҆
push pr	ŕ҆
push pr cron	ŕ҆
push |	Ā҆
push | $	Ā҇
put	ĀѪą҆Đ҆ĒҌė҆Ğ҆ğѴĮѸĲ҇ĵ҉ĶҌķ҇ĸ҈ĺҎń҇ō҆ő҉
put $	őҋ
put <mark>	Ē҆
put <name>	ō҈
put <name> through	ō҈
put _ $	āѹĺҊ
put _ <name>	ė҇ĮѺ
put _ breakpoint	ā҆
put _ into	ā҆
put _ there	āѺĲ҇
put _ through	ō҈
put _ what	ĸ҇
put a	ā҆
put a breakpoint	ā҆
put for	ė҇ĮѺ
put for <name>	ė҇ĮѺ
put in	ğѷĸ҇ń҈
put it	Ĳ҇
put it there	āѺĲ҇
put on	Ē҆
put the	ĶҌķ҆
put |	āѹĺҋ
put | $	āѹĺҋ
pytest	āѲŌҎŎҗ
pytest <path>	āѺŎҋ
pytest _ <name>	ŌғŎѹ
pytest _ result	āѸŎҔ
pytest _ |	ŎҊ
pytest k	ŌғŎѹ
pytest k <name>	ŌғŎѹ
python	āѸėѺĮӁŒ҆
python $	Į҆
python <name>	ĀѹāѶĮҗ
python <tag>	ĀҌāѷ
python <tag> |	ĀҌāѷ
python _ $	āҊĮ҇
python _ is	Ā҈
python _ |	ĀҍāѫĮҒ
python version	Ā҇
python version is	Ā҉Įѹ
python |	āҊ
python | $	āҊ
quantity	ľ҉ĿѺ
quantity _ methods	ľ҉ĿѺ
quantity of	ľ҉ĿѺ
quantity of methods	ľ҉ĿѺ
query	ğ҇
question	Āѵļ҆Ņѷ
question _ did	ā҈
question _ the	Ă҆
question _ what	ĀҌŅѷ
question _ which	ā҈
question _ who	ŀ҆
question about	Ă҆
question about the	Ă҆
question which	āҌ
question |	Ā҉Ą҆ŅѶ
question | what	ĀҍŅѷ
question | which	ā҇
question | who	ŀ҆
quick	ĀѵāҘĄ҆ļ҆Ņѷ
quick _ about	Ă҆
quick _ which	āҌ
quick _ |	Ā҉Ą҆ŅѶ
quick question	ĀѶĄ҆ļ҆Ņѷ
quick question about	Ă҆
quick question which	āҌ
quick question |	Ā҉Ą҆ŅѶ
quickest	ħ҇
quickest import	ħ҇
quote	Ā҈āѺ
quote _ lines	Ā҆
raise	ĀҍĉѹŃҪńҰ
raise $	ā҆ńҎ
raise <name>	Āҗ
raise <name> |	ĀҏŃѹ
raise _ $	Ā҈ńҊ
raise _ and	ĀѹńҌ
raise _ exception	āҋńѺ
raise _ in	ń҇
raise _ of	ĀѶŃґ
raise _ |	Āҗāѵń҆
raise an	āҋńѺ
raise an exception	āҊńѺ
raise anything	ĀѺń҉
raise statements	āѸŃ҈ńҘ
raise statements in	ń҇
raise statements |	ń҇
raise that	Ā҉āѷ
raise that |	Ā҉āѶ
raise |	Ā҆
raise | $	Ā҆
raised	ā҉Ńҝńҡ
raised $	āҋŃҍńѺ
raised _ $	ńҌ
raised _ <name>	ńҚ
raised _ what	ŃҍńѺ
raised _ |	Ń҆
raised by	Ń҈
raised by <name>	Ā҆
raised by what	Ń҈
raised in	ĀѹŃ҆ńґ
raised in <name>	ńҐ
raised inside	ń҇
raised the	ā҆
raised |	Ń҇
raised | $	Ń҆
raisers	ŃҚ
raisers _ <name>	ŃҚ
raisers of	ŃҚ
raisers of <name>	ŃҚ
raises	ĀґāѶŃҒńғ
raises $	āѺńғ
raises <name>	ŃҐ
raises <name> $	Ń҆
raises <name> |	Ā҆Ńҋ
raises _ $	Ń҆
raises _ exception	Ā҆
raises _ |	ĀҌāѴŃҎ
raises the exception	Ā҆
raising	Ńҕ
raising <name>	Ńҏ
raising <name> $	Ńҍ
raising _ $	Ńҍ
ran	Ā҇
ran only	Ā҇
range	ĀҒāѴă҉ėҖ
range _ <name>	ĀҖ
rather	ŏ҆
rather _ |	ŏ҆
rather just	ŏ҆
rather just |	ŏ҆
rather than	ā҇
re	ĀѹāҍĥѺĮ҈
re <name>	āҏ
re _ an	Į҆
re _ the	ā҆
re on	Į҆
re on an	Į҆
reach	Āҍħ҉
reach <name> from	ā҆
reach <path>	ĀѲā҇ħҋ
reach <path> through	ĀѲā҈ħ҉
reach _ from	ā҆
reach _ through	Āѷā҇ħ҉
reachable	Ĩ҆
reachable from	Ĩ҆
reached	āҜĨҊŒѺ
reached _ <path>	Ĩ҇
reached from	Ĩҋ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	ĀҜā҆ĐѺę҇ğҗĴҠĶѳ
read $	ĀҋāѺ
read <name>	ę҈
read _ $	ĀҐāѹğҋĴғ
read _ and	Ā҆
read _ constant	āґ
read _ line	Ĵ҆
read _ |	ę҈ł҆
read me	Ĵ҈
read on	Ĥ҆ł҆
read the	ĀѲāҌĵ҆Ĺ҆
read |	ĀґāѺğ҉Ĵғ
read | $	ĀґāѺğ҉Ĵғ
reading	ĀѹāѸđ҉ğ҈
reading _ the	āѸđҊ
reads	ĀѲğқ
reads <name>	ĀѸā҉
reads <name> from	ā҇
reads <name> out	ĀѺ
reads _ from	ā҇
reads _ out	ĀѺ
reads _ |	ğ҈
reads it	ğ҈
reads it |	ğ҈
reads the	ā҈
ready	ā҆ĂѺ
real	ĀҊāѺ
realise	ĥғňѺ
really	ĀѰā҈ġ҉ĭҊ
really _ or	ĭҊ
reason	āҔ
reason _ $	ĀҊ
reason _ <name>	ĀѺā҈
reason _ the	ĀҍāѺ
reason for	Ā҆
reason for <name>	ĀѺā҈
reason for the	Āҋ
reason |	ĀҊ
reason | $	ĀҊ
rebase	ĀѲāҒ
rebase |	ĀѳāҐ
receive	ĀѺŇ҉
recent	āѬĮҎįҕİґ
recent _ of	į҉
recent _ that	į҉
recent change	įҊ
recent change of	į҆
recent commit	į҈
recent commit that	į҈
recently	ĀѷāѳįҘİҍ
recently _ $	āѸį҉
recently _ |	į҇
recently has	ĀѸįҊ
recently modified	į҇
recently |	āѹ
recently | $	āѹ
recursively	ĀҐňѺ
red	ĀҔāѬŎ҉
red _ $	ĀҒāѰ
red |	ĀҌāѵ
red | $	ĀҌāѵ
redefine	ĀѸŀҝňѹ
redefine <name>	āѵŀҝňѺ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҍŀѶ
redefine _ method	ŀ҈
redefine method	āҍŀѶ
redefine method <name>	āҍŀѶ
redefined	Ā҆ŀҊ
redefined by	Ā҇
refactor	āҊ
refactor the	ā҈
refactoring	ā҈
refactoring _ $	ā҆
refactoring |	ā҆
refactoring | $	ā҆
refer	Ā҈āѹō҆
refer _ <name>	Ā҉āѺō҆
refer to	Ā҈āѹō҆
refer to <name>	Ā҉āѺō҆
reference	ĀҍōґőѺ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	Āҍō҉őѺ
reference to	Āҍō҉őѺ
reference to <name>	Āҍō҉őѺ
referenced	ā҈ō҇ŏҏ
referenced $	ŏҋ
referenced _ $	āҋ
referenced |	āҋ
referenced | $	āҋ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѭāҍĊ҆ĶѹŅ҆
regarding <name>	āѸ
regarding <name> |	Ā҆āѹ
regarding <path>	Āѹ
regarding <path> |	ĀѺ
regarding _ <commit>	āҊ
regarding _ <name>	Ā҆āѺĤ҆
regarding _ constant	ā҈ĶѺ
regarding _ function	āѴĉ҆Ċ҇
regarding _ |	Ņ҈
regarding class	Ā҆āѺĤ҆
regarding class <name>	Ā҆āѺĤ҆
regarding commit	āҊ
regarding commit <commit>	āҊ
regarding tests	ā҆
regarding tests |	ā҆
regarding the	ĀѲĉ҆Ċ҇
regarding the constant	ā҈ĶѺ
regarding the function	āѴĉ҆Ċ҇
registered	ċҌ
reimplementations	ŀҊ
reimplementations _ <name>	ŀ҉
reimplementations of	ŀҊ
reimplementations of <name>	ŀ҉
relative	őҎ
relative _ of	ő҇
relative path	őҎ
relative path of	ő҇
release	āґăґċѹėҖĠҜĮҗŉҊ
release $	āҍ
release <tag>	ĀѮăҏĠҗ
release <tag> $	ă҆Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	ĀѶāҋ
release _ $	ĀѸāҞă҆Ġ҉
release _ <commit>	ĀѺā҇
release _ <name>	ėҏ
release _ <path>	ĀҒāѰ
release _ contain	āѺĠ҈
release _ contains	Ā҉āѹ
release _ i	Į҇
release _ is	ĮҊ
release _ |	Āѳāҋ
release builds	Āѹā҈
release has	Āҋāѷ
release of	āѹėҒŉ҆
release of <name>	āѺėҐ
release that	ĮҊ
release that is	ĮҊ
release turned	ĀѺāҋ
release turned <name>	ĀѺāҋ
release was	Ā҈
release with	Ā҇
release workflow	ĀҐāѱ
release |	āҞ
release | $	āҞ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	ĀѳāҋčѹŉҶ
releases <tag>	Ā҆
releases <tag> and	Ā҆
releases _ $	ŉ҆
releases _ <commit>	ŉҐ
releases _ and	Ā҆
releases _ commit	ŉҋ
releases _ it	ŉ҆
releases contain	ŉ҆
releases did	ŉ҈
releases is	ŉ҆
releases that	āҊ
releases |	ŉ҆
releases | $	ŉ҆
relies	ĩҍ
relies on	ĩҍ
rely	ĀѶĉ҇ĖҊĭ҇
rely _ $	Ė҆
rely _ <name>	ĭ҇
rely _ <path>	ĀѷĜ҆
rely on	ĀѸĖ҈ĭ҇
rely on $	Ė҆
rely on <name>	ĭ҇
rely on <path>	ĀѷĜ҆
remove	Ā҆āҗŏѹ
remove _ import	ā҆
remove _ unused	āҋ
remove the	āҞŏѹ
remove the import	ā҆
remove the unused	āҋ
removed	ĀҟāҘăѳąѴčѸ
removed <name>	Ā҈
removed <path>	ĀҒąѶ
removed _ $	ĀҘāѺąѸ
removed _ <tag>	āґăѳ
removed _ and	ĀҊāѺ
removed from	āҋ
removed |	Ā҉
removed | $	Ā҉
rename	āҎĸѺŅҭņҮ
rename $	āѳŅҊņғ
rename <name>	Ā҉
rename <path>	āҋ
rename <path> |	ā҉
rename _ $	ŅҊ
rename _ <name>	ā҈
rename _ <path>	ņ҆
rename _ of	ĀѷŅҏņҏ
rename _ result	Ņ҇
rename _ |	ĀѺāҎ
rename of	ņҊ
rename of <path>	ņ҆
rename source	ĀѺŅҐ
rename source of	ĀѺŅҐ
rename target	ņҒ
rename target of	ņҒ
rename that	ŅҌ
rename that result	Ņ҇
rename the	āҌĸѺ
rename |	ŅҎ
rename | $	ŅҊ
renamed	ĀҌā҇ŅҠņҶ
renamed $	ŅҎ
renamed <name>	Ā҇
renamed <path> $	Ā҆
renamed <path> |	ā҈
renamed _ $	Ā҇ŅҏņҒ
renamed _ deleted	ĀѺā҉
renamed _ to	ņ҆
renamed _ what	ņҎ
renamed _ |	Ā҈ņҍ
renamed from	āѸŅҋņҋ
renamed from $	ŅҐ
renamed from <path>	ŅѮņғ
renamed from what	ŅҎņѳ
renamed from |	ŅҒņѵ
renamed in	ŅѺņҊ
renamed in what	ŅѺņҊ
renamed or	ĀѺā҉
renamed or deleted	ĀѺā҉
renamed to	Ā҇ņ҉
renamed to $	ŅѹņҎ
renamed to <path>	ŅҕņѬ
renamed to what	ŅѴņґ
renamed to |	Ā҈ŅѬņҔ
renamed |	ā҈Ņ҆ņ҇
renamed | $	ā҇
renaming	ŅҌņҋ
renaming <name> so	ā҆
renaming _ $	āѺŅ҆ņ҇
renaming _ back	ā҆
renaming _ carried	Ņ҆
renaming _ so	ā҆
renaming |	Ņ҉
renaming | $	Ņ҉
replace	ĀѺāҏŀҎ
replace <name>	ŀ҇
replace _ old	ņ҆
replace _ with	ā҈
replace the	ŀ҇
replace the old	ņ҆
replaced	ŀ҆
replaced _ when	ŅѺņ҈
replaces	ĀҎāѷŀ҆
replaces the	ŀ҇
repo	āѧĆ҈ĈҖĎѺĞ҆ġҠĬѺįѸİҔı҈łҚň҇ŋҌőҖŔ҈
repo $	Ć҇ĈҎĞ҉ġ҈Į҆ő҆
repo _ $	ĀѳĈҌ
repo _ is	Ā҆
repo _ it	Ĉ҇ő҈
repo has	Ā҇
repo is	Ĉ҇
repo is it	Ĉ҇
repo which	Ā҆
repo | $	ā҇
report	ĀћāѱĂ҆ĎѺĒ҆ğ҆ġ҆Ī҆Ķ҈ĺѺňҏŉ҆ŏ҇
report _ file	ğ҇
report _ former	Ņ҈
report _ importers	ĩ҇
report _ imports	Īҏ
report _ method	Ē҇Ŀ҉
report _ superfluous	Īѹŏҋ
report _ the	ġ҈Ķҋ
report all	Āѳĩ҆ňґ
report all importers	ĩ҇
report every	Ē҇ŉ҆
report the	ĀѴāѩĂ҈ğ҆Ī҈ŏ҇
report the file	ğ҇
report the former	Ņ҈
report the imports	Īҏ
report the superfluous	Īѹŏҋ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҇
report whether the	ġ҈
repository	āѪĈҋġҠįѹİҔı҆łҐőҒ
repository $	ĀѷāѺİғł҆
repository _ $	Āҍāѹą҆
repository _ has	ő҇
repository _ something	ġ҆
repository _ |	ąѴĈ҉ő҆
repository a	ĀѺġҎ
repository contains	ĀѺİ҆
repository one	ő҇
repository one has	ő҇
repository please	ő҆
repository please |	ő҆
repository |	Ā҈
repository | $	Āҍ
request	ĀѲāҍŕ҉
request _ $	ā҆
request or	ŕ҆
request |	ā҆
request | $	ā҆
requests	Ā҉
requests touch	ĀѺā҈
require	ĀѲđѺėҍĜҎģѹĩҐĪҖĮѷ
require $	ĀѺģѺĪҞ
require <path>	ĀѴĜҎĩ҈
require <path> |	ĀѵĜҎ
require _ $	ė҇ĩҍĪѸ
require _ |	ĀѴĜҎ
require |	Ā҇ė҇
require | $	Ā҇ė҇
required	ĀѴĂҟĖҐėҏĭѹĮҡŀѵ
required $	ĀғėѺĭѺĮҌ
required _ $	āѰĂҖĖ҈ėѺĮҎŀѶ
required _ of	Ă҆ė҈
required _ |	ėҐĮѺ
required by	ė҇
required go	Į҆
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѸĖҎ
required python	Į҇
required rust	Į҆
required version	ėґ
required version of	ė҈
required |	ĀҙāѶĮѹ
required | $	ĀҙāѶĮѹ
requirement	ĮҎ
requirement _ <name>	ė҆
requirement _ this	Įґ
requirement of	Įґ
requirement of this	Įґ
requirements	Ā҇āѨĖҥėҗĞѺ
requirements $	āѰĖҕėҍ
requirements _ $	Ā҇
requirements _ this	Ė҈
requirements of	Ėҋ
requirements of this	Ė҈
requirements |	Ā҇
requirements | $	Ā҇
requires	ĀѮāѵĖҋĩҝ
requires _ |	ĀѱāѴĩҝ
rerun	ō҆
reside	āѺő҈
reside $	ő҈
respect	Ą҆
respect to	Ą҆
responsible	Āѹą҉ĢҐ
responsible _ $	Ģ҈
responsible _ <name>	ā҈
responsible _ adding	ą҇
responsible _ |	Ģ҆
responsible for	Āѹą҉Ģҋ
responsible for <name>	ā҈
responsible for adding	ą҇
responsible for |	Ģ҆
restart	ā҆
result	ĀѨā҆ĈҋĊѸŅҏŇҪŊѺŌҜŎҦŐѫ
result $	ā҉ŇҏŐѴ
result _ $	ĀѴāѹĈҊŌҊŎҎ
result _ <name>	āґŇҌŎҊ
result _ <path>	Ŏ҆
result _ of	Ňҋ
result _ running	Ō҇
result _ the	Ō҉
result if	Ō҇
result in	Ń҆Ņ҇
result in <name>	Ń҆
result of	ĀѹāҏŅ҉ŇҋŌ҆ŎҔ
result of <name>	āғŇ҉ŎҊ
result of running	Ō҇
result type	Ňґ
result type of	Ňҋ
result |	ĀѴāѹĈҊŌҊŎҎ
result | $	ĀѴāѹĈҊŌҊŎҎ
ret	ĀѹŇҢŐѬ
return	ĀѲāҥćѺđѺŇӏŐѸ
return $	ŇҒ
return _ $	Ňғ
return _ does	Ň҆
return _ for	Ň҆
return _ of	āҌŇ҆
return _ on	Ň҈
return _ |	ā҈
return annotation	āѶŇқ
return annotation of	āѹŇҌ
return annotation on	Ň҈
return of	Ň҆
return type	āҎŇҌŐѺ
return type $	Ň҆
return type of	āҎŇѺ
return value	Ň҈
return when	ā҇
return |	Ň҇
return | $	Ň҇
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	ŇҌ
returned by <name>	ŇҊ
returning	Ň҆
returns	ĀѸā҇Ňҕ
returns $	Ň҉
returns _ $	ā҈
returns a	ā҆
returns |	ā҈
returns | $	ā҈
reverse	ĀѹāѸĩҨĪѶ
reverse _ of	ĀѹĩҨĪѶ
reverse dependencies	ĩҒĪѹ
reverse dependencies of	ĩҒĪѹ
reverse deps	ĩҍ
reverse deps of	ĩҍ
reverse imports	ĩ҉
reverse imports of	ĩ҉
revert	āҠİѹ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	ĀҐ
reviewed	āңĲѱ
reviewed _ <line>	āҌĲѹ
reviewed _ commit	ā҆
reviewed _ |	āҋĲѹ
reviewed it	āҋĲѹ
reviewed it |	āҋĲѹ
reviewed line	āҌĲѹ
reviewed line <line>	āҌĲѹ
reviewed the	ā҇
reviewed the commit	ā҆
revision	ĀҏāѳąҊč҆įҊİ҉
revision <commit>	č҆
revision _ edited	į҇
revision _ in	Āҍ
revision that	į҇
revision that edited	į҇
revision was	ąҊ
revisions	ĀҌĎҢ
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѸĎҎ
revisions _ the	ĀѸĎҊ
revisions does	ĀѸĎҊ
revisions does the	ĀѸĎҊ
revisions of	ĀҙĎҌ
revisions of file	ĀѸĎҎ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҆
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	ĀѨć҇đ҆ēҍĕ҇ę҇Ĝ҇ĭҊĶѸŎ҆
right $	ĭҊ
right _ $	āѰĈѺč҇ę҆Ĝ҈Ĭ҇Ŏ҆
right _ <name>	ć҇ēҋ
right _ side	đ҇
right _ which	āѸ
right _ |	ĀѩāҙĈ҉
right above	ć҇
right above <name>	ć҇
right before	ē҇
right hand	đ҇
right hand side	đ҇
right now	ĀѱāҍŌҊŎ҇
right now $	Ā҈ĈѷŎ҈
right now |	ĀѪāҏĈ҉
right that	Ā҉Ĭ҆
right |	Āѯāѣč҆Ĝ҈ĵ҆
right | $	āѱč҇ę҆Ĝ҈Ĭ҈ŋ҆
right | which	āѸ
role	ĀѱĢү
role _ <name>	ĀѹĢҞ
role _ the	ĀѹĢҎ
role of	ĀѹĢҕ
role of <name>	ĀѺĢҕ
root	ŅѺőҚ
root $	ő҉
root _ the	ő҆
root of	ő҆
root of the	ő҆
round	ĦҌ
round _ circles	Ħ҈
round in	ĦҊ
round in circles	Ħ҈
route	ħҗĨҋ
route _ <path>	ĨҎ
route _ imports	ħ҈
route is	Ĩ҈
route is <path>	Ĩ҈
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѴā҆ĬҨķҠŁ҇
routine $	ĬҊ
routine <name>	ķҚŁ҈
routine <name> $	Ł҈
routine <name> |	ķҍ
routine _ $	ĀѺĬҏķ҆Ł҈
routine _ |	ķҍ
routine |	ā҆ĬҐ
routine | $	ā҇ĬҎ
routines	ĉҏĒ҇
routines are	ĉ҉
rows	ĀҌāѺĬѶĳ҈
rows _ text	ĳ҈
rows of	ĳ҈
rows of text	ĳ҈
run	ĄѺĈҒĊҖēѹĖңĘґęҋěѶĞ҇ĬѹĮҐįѺĶѹĿѮł҉ŊѰŋѺŌҬŎұœѳŕҌ
run $	Āѹł҉Ŏ҇
run <name>	Ā҇āѲĊҙĘғĿѰ
run <name> $	ĀҎāѸĊҙĿѰ
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀґĊҙĖҏĮҒĿѰŌ҈Ŏ҈œѺ
run _ <name>	ĀѩāғęҍěѸŌҗ
run _ and	ŎҌ
run _ build	ĀѱĈҖ
run _ dependencies	Ė҇
run _ failures	āѸŎ҉
run _ i	Ā҇
run _ in	āѺă҆ŊѸŎҏ
run _ on	ĀѺāҍ
run _ pull	Ā҇
run _ push	Ā҇
run _ test	ĀҚŌѫ
run _ tests	ĀґāѶ
run _ the	āѺĞҊ
run _ |	ĀѯāҋĖ҆ĘғŌҌ
run by	ęҍěѸ
run by <name>	ęҍěѸ
run if	Ā҇
run if i	Ā҇
run in	ĀѹāҊŎѹ
run in <name>	āҍŎѹ
run into	ă҆
run it	ŌҎ
run it |	Ō҇
run on	ĀҌāѹĮ҆
run on $	Į҆
run on pull	Ā҇
run on push	Ā҇
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѹŎҐ
run tests in	ŊѹŎҐ
run the	ĀҒĈҖŌѩō҆
run the build	ĀѱĈҖ
run the test	ĀқŌѨ
run the tests	Āґāѷ
run this	ĀѹāҍĮ҉
run this $	Į҈
run time	āҏĖҞ
run time $	ĖҌ
run time dependencies	Ė҇
run time |	āҏĖ҆
run to	ĳ҈
run without	āѸŎҊ
run without failures	āѸŎ҉
run |	Ā҈āҕĖ҇Ŏ҈œѺ
run | $	Ā҈āҕĖ҇Ŏ҈œѺ
rundown	ĺѶľѷĿҠ
running	ĀѱāѶĖғŌҐŎҋœѹ
running _ test	Ō҈
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҈Ŏ҇
running the test	Ō҈
running the tests	Ŏ҇
runs	āѹĊҊŎ҆ŕҍ
runs <name>	ĊҊ
runs <path>	ŕ҈
runs <path> |	ŕ҈
runs _ $	Ċ҉
runs _ |	ŕ҈
runs clean	Ŏ҆
runs clean $	Ŏ҆
runs when	ĀѺ
runtime	ĀѸĖҢ
runtime _ $	ĀѶĖґ
runtime _ of	Ė҇
runtime _ |	ĀѺā҆
runtime dependencies	Ėҏ
runtime dependencies $	ĖҎ
rust	ĀѷāѺĮӀ
rust $	ā҆
rust <name>	Ā҇āѫĮҕ
rust _ $	ā҇Į҆
rust _ does	Ā҉āѸ
rust _ |	ĀѺāѺĮґ
rust version	ĮҊ
rust |	ā҆
rust | $	ā҇
safe	āҐ
safe to	Ā҆ā҉
same	āҧďҏĦ҇
same _ as	āҞ
same file	Ħ҇
satisfies	ĀѺĥ҆īҐ
satisfy	ī҆
say	ĀғāѫĥҋĬҋĴҎķ҆ő҇
say <literal>	ĥ҆
say <literal> $	ĥ҆
say <name>	Ĭ҉
say <name> is	Ĭ҉
say _ $	āѳĳ҇ĴҎ
say _ <name>	ĀҌāѺĥ҇
say _ is	Ĭ҉
say _ the	İѺķ҇ő҆
say about	ĀҍāѺİѺ
say about the	Ā҈İѺ
say for	Ā҉
say for <name>	Ā҉
say in	ĀҌāѹ
say me	ĀѺķ҆ő҆
say me the	ķ҇ő҆
say that	Āѷāҍ
say |	āѴĳ҈ĴҎ
say | $	āѴĳ҈ĴҎ
saying	Ā҇
saying <literal>	Ā҇
saying <literal> could	Ā҇
saying _ could	Ā҇
says	ĀѺĕғĶ҈
says <name>	ĕҎĶ҉
says _ |	ĕғ
schedule	ŕ҆
screen	Ŕ҆
script	ĀѶāѸĖѸĞҋğ҆Ķ҈Ŏ҆
script _ |	Ŏ҆
scripts	ĀѶĞҠĩ҆
scripts that	ā҇
scroll	āѸĳ҆ļ҇
scroll to	āѹļ҇
search	ŔҊ
second	ā҈
seconds	āҎ
seconds _ the	ā҇
seconds take	ā҆
seconds take the	ā҆
secrets	ĀѴāҎ
secrets does	ā҆
section	ĀѵāѯĐҔĖҊĞ҈ŕҎ
section $	āѸĖҋ
section _ <name>	Đ҇
section _ <path>	Đ҇ŕҊ
section _ the	Ğ҆
section from	Đ҇
section of	ĀѺāѺĐ҇Ğ҆ŕ҈
section of <path>	ŕ҈
security	āғ
security _ |	āҔėѺ
sed	ĀҊĴґ
sed _ <name>	ĀҊĴґ
sed n	ĀҊĴґ
sed n <name>	ĀҊĴґ
see	ĀҌāѰĒ҆Ę҇ő҈Ŕ҆
see <name> in	Ā҆
see _ $	Āѵā҆Ĵ҆
see _ in	Ā҆
see _ test	ā҈œѹ
see the	ĀҒœѹ
see |	Ĵ҆
see | $	Ĵ҆
seeing	Ľ҆
seems	ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҇
sense	ĀѺāѹĢҍ
sensible	ĀѹāҚđѵ
separate	Ŋ҆
separate tests	Ŋ҆
sequence	ħ҆Ĩ҆
sequence _ imports	Ĩ҆
sequence of	Ĩ҆
sequence of imports	Ĩ҆
server	āҏ
serves	ĀѵāҌđѺĢҜ
set	āҌĆҋċ҈ď҆ĐҎđҒĢѶĶҡĿ҆
set $	đ҉Ķ҉
set <name>	ĀѶāҌď҇Đ҇ğ҈
set <name> $	Đ҆
set <name> in	ğ҈
set <name> to	āҌ
set _ $	Āѷāѳċ҇Đҋđ҇ĶҖ
set _ <name>	Ć҇ľ҇
set _ in	Āғāѹğ҈
set _ option	ĀҎ
set _ the	ĀѺā҈Ŀ҉
set _ to	āҌ
set _ |	ĀѺā҆đ҇
set in	ĀѴāҎ
set of	āѷĆҌľ҆Ŀ҇
set of <name>	Ć҇ľ҇
set the	Āҋ
set the option	ĀҎ
set to	ĀҌđҋ
set to in	ĀҒāѹ
set to |	đ҇
set up	ċҊ
set up $	ċ҇
set up the	ā҇
set |	āѴĶҘ
set | $	āѴĶҘ
sets	ĀҊĐҒĶҌŕ҉
sets <name>	ĀғāѸĐҍ
sets <name> $	Đ҇
sets <name> to	Āҗ
sets <name> |	Đ҇
sets _ $	Đ҇
sets _ <path>	ŕ҉
sets _ to	Āҗ
sets _ |	Đ҇
sets it	ā҉
sets off	ŕ҆
sets the	Đ҆
setting	ĐҲ
setting <name>	Đҝ
setting <name> from	Ā҈ā҇
setting <name> in	Đ҆
setting <name> location	Đ҆
setting _ $	Đ҇
setting _ from	Ā҈ā҇
setting _ in	Đ҆
setting _ location	Đ҆
several	āҊĆҐ
several <name>	Ć҈
sha	ĀѱāѶąҋİҙ
sha $	İ҈
sha _ created	ąҋ
sha that	ąҋ
sha that created	ąҋ
shape	ĀҔāѶ
shape _ |	ĀҐāѹ
share	ĀѺāҡňѶ
share $	ā҈
shell	Ğҋğ҆
shell _ which	ğ҆
shell |	ğ҆
shell | which	ğ҆
ship	ĀѴāҐĠҊ
shipped	ĀѷĞ҈ŉҒ
shipped _ the	āҏ
shipped _ |	Ā҈āѷ
shipped in	ā҆
shipped in the	āҏ
shipped in |	Ā҈āѷ
shipped with	ŉ҇
short	ĀѳāҍĢҎħ҇
short _ of	ĢҎ
short form	ā҆
shorter	ā҉
shortest	āѳħҡĨҍ
shortest _ $	ħ҆
shortest _ chain	Ĩ҇
shortest _ of	ħҋ
shortest chain	ħ҆
shortest import	ħ҇Ĩ҇
shortest import chain	Ĩ҇
should	āӸĻҎŇ҆
should <name>	āү
should <name> be	āғ
should <name> have	ā҇
should <path>	āғ
should _ <name>	ā҈
should _ a	āѴĻҐ
should _ be	āҘŇҊ
should _ have	āҐ
should _ import	ā҇
should _ put	ā҉
should _ |	ĀҊ
should be	Ā҉āѳĻҐ
should be a	āѳĻҐ
should have	ā҇
should i	Ā҆ļ҇
should i put	ā҆
should it	āҊ
should one	ā҇
should the	āҝ
should there	Ň҆
should there be	Ň҆
should we	āҊ
show	āѢĂ҇ć҇ČҎčѹĎѺď҆Ė҈ĝѺĢѺģ҆ĦѹĬѹĭѺİҊĲѶĳѸĴґĵѺľѺŁ҉ł҆ŊѺŋѺŐ҇
show <name>	ď҉
show <name> 's	ď҉
show _ $	ĀѵāҋĄ҆
show _ 's	ď҉
show _ <line>	Ĵ҈
show _ <name>	Ā҉
show _ all	Ċ҉
show _ classes	ĀѺć҈
show _ default	Ĕ҇
show _ each	Ā҈
show _ every	ĀѸĤ҆ňҌ
show _ everything	ĀѺģ҈Ł҆
show _ first	ĀѺą҉
show _ history	ĀҌ
show _ import	Ī҇
show _ last	Āѹİҋ
show _ method	Ā҇
show _ one	Ć҆
show _ overriding	ŀ҈
show _ project	Āѷł҉
show _ structure	Āҋ
show _ the	āѶĐ҈į҆İ҈ĵѷķѹĺ҈Ľ҇Ń҆
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҇Ņ҆
show _ where	ķҌ
show _ which	Ā҆
show all	ĂҍĖ҈ĥ҉
show line	Ĵ҈
show line <line>	Ĵ҈
show me	āѰĊ҆Đ҇İ҈ĵѺķ҉Ń҇ň҈
show me $	Ą҆
show me <name>	Āҋ
show me all	Ċ҉
show me each	Ā҈
show me every	ĀѸĤ҆ňҌ
show me everything	ĀѺģ҈Ł҆
show me the	āѷĐ҈į҆İ҈ĵѷķѹĺ҈Ľ҈Ń҆
show me what	Ī҇Ņ҆
show me where	ķҌ
show me which	Ā҇
show the	Ā҇āѹďѺđ҆ŀѺŁҏł҈
show the classes	ć҈
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҌ
show the import	Ī҇
show the last	ĀѺİҋ
show the method	Ā҇
show the project	Āѷł҉
show the structure	Āҋ
show the type	Ő҈
show the value	đ҈
show up	ĀѰāҋ
show what	ć҈
shows	ĀҌĩ҇
shows _ in	Āҏĩ҇
shows up	ĀҎĩ҇
shows up in	Āҏĩ҇
shwo	Ā҉
shwo me	Ā҉
siblings	āҍ
side	ď҈đ҈
side _ side	ď҈
side _ the	đ҆
side by	ď҈
side by side	ď҈
side of	đ҈
side of the	đ҆
sign	ĀѺĕ҇
sign _ <name>	ĕ҉
signal	ĉѶŃҙ
signature	ĀѲāѴďҫĔґĕҖŀѺŁҢŇҋ
signature _ $	ď҆
signature _ <name>	ĀѹāѺďҎĔҌĕҙŁҘŇ҈
signature _ |	āѷĔ҈
signature diff	ďҏ
signature of	āѹĔҍĕ҉ŁҒŇҊ
signature of <name>	āѺĔҎĕ҉ŁҎŇҊ
signatures	Āѹā҈ďҝĽѹ
signatures _ <name>	ĀѸďғ
signatures _ |	ď҇
signatures differ	ď҆
signatures differ |	ď҆
signatures of	ďҎ
signatures of <name>	ĀѺďҎ
similar	Āѱāҝğ҇ġѺ
similar _ <name>	āҌġѺ
similar to	āҐġѺ
similar to <name>	āҌġѺ
since	Āҏāҭă҉Ą҆ąҋČѵĦѷĬѴįҚņҊŌѺ
since <commit>	ĀҙāѲ
since <commit> $	Āҏāѷ
since <commit> |	Ā҉
since <tag>	āѸă҉Ą҇
since <tag> as	ă҈
since <tag> |	Ą҆
since _ $	ĀҍāѸ
since _ <name>	ā҆
since _ as	ă҈
since _ commit	ĀѵāҏąҊ
since _ date	į҇
since _ do	ĀҊāѷ
since _ does	ĀѸāҏ
since _ is	įҏ
since _ release	Āҋ
since _ version	ā҆
since _ was	ņ҆
since _ |	Ā҆Ą҆
since it	ņ҈
since it was	ņ҆
since last	ā҆
since what	į҇
since what date	į҇
since when	āңĦѺĬѸįҕ
since when <name>	ā҆
since when do	ĀҊāѷ
since when does	ĀѸāҏ
since when is	įҏ
since which	āҒą҆
since which commit	ĀѷāҐą҆
since which release	Āҋ
since which version	ā҆
single	ĀѸĆ҈ŌҌ
single _ <name>	ŌҌ
single _ of	Ć҈
single test	ŌҌ
single test <name>	ŌҌ
sit	ĀѶāѷć҆őҍ
sit $	ő҇
sit _ $	ĸ҆
sit _ |	ő҇
sit in	ő҇
sit in |	ő҇
sit |	ĸ҆
sit | $	ĸ҆
site	ĀѮĵ҆Ķ҆ķқĸҍĺ҇
site _ $	Ľ҆
site _ <name>	ķҖĺҍ
site _ the	ā҆ĵ҆Ķ҇ĺѺ
site of	ĀѺĵ҆Ķ҇ķҚĺ҈
site of <name>	ķҗĺҍ
site of the	ā҆ĵ҆Ķ҇ĺѺ
site |	ĀѵĸҋĽ҆
site | $	Ľ҆
sites	āѵĆҏĉѶĊҢŃҐ
sites $	ĉѺĊҌ
sites _ <name>	āѸĆ҆ĊґŃҍ
sites for	ĀѹĆҎ
sites of	ĀҋāѹĊҍŃҏ
sites of <name>	ĀҋāѹĊҍŃҍ
sits	ĀѺāѺķҋĻҊĽ҈ň҆
sits _ $	Ľ҉
sits _ <name>	ň҆
sits _ the	ő҈
sits in	ő҆
sits in the	ő҈
sitting	ĀѺāѶį҆ō҆
sitting _ without	į҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	Ā҈āѴĳҐľґĿѺ
size _ <name>	ĳ҈
size _ <path>	ĳ҇
size _ the	ľ҈
size of	ĳҎľґĿѺ
size of <name>	ĳ҈
size of <path>	ĳ҇
size of the	ľ҈
skip	āғĕ҈ŀѸŌѸ
skip <name>	ĕ҈
skip _ test	ā҉ŌѸ
skip the	āҍŌѸ
skip the test	ā҉ŌѸ
skipped	āҝŊѯ
skipped $	āҍŊѴ
skipped _ $	āҊ
skipped |	āҊ
skipped | $	āҊ
slow	āҖ
slowest	ĀѺāҬōѶ
slowest _ $	ā҉
slowest _ in	ā҇
slowest import	ā҇
slowest import in	ā҇
slowest |	ā҇
slowest | $	ā҇
so	ĀѰāғĚҔĬҍıѸĽ҆ŀѺ
so _ $	ĀҢāѳ
so _ <name>	āѸĬғ
so _ calls	āҋŀѹ
so _ does	ň҆
so _ files	Č҆
so _ is	Āѹāѳĕ҇ő҇
so _ many	Ā҉
so _ methods	āҌ
so _ number	Ď҆
so _ the	ĀѶāҘıѷ
so _ to	Ĭ҈
so _ type	Ň҇
so _ |	āҋ
so does	ĀѵāҒıѷ
so far	Ā҇āѷĎ҈
so far $	ĀҌāѵ
so far number	Ď҆
so how	Ā҉
so how many	Ā҉
so is	āѹĚҕ
so is <name>	Ĭҋ
so is its	ā҆
so many	ĀѴāҧ
so much	ā҈
so on	Āґ
so on $	Āґ
so that	Ĭ҈
so that <name>	āѺĬ҈
so what	ĀѶāѬĕ҇ő҇
so what is	Āѹāѷĕ҇ő҇
so which methods	āҋ
so which type	Ň҆
so who	āҌŀѹň҆
so |	Ā҆
so | $	Ā҆
software	Ė҆łҘ
software _ this	ł҈
software is	Ė҆
some	ĀѴāѸĦ҉ň҆ŐҔ
some _ $	Ā҈
some _ does	ā҇
some _ import	Ħ҇
some _ |	āѸň҆ŐҒ
some classes	ň҇
some cyclic	Ħ҇
some cyclic import	Ħ҇
somebody	ĀѺāѳą҆Ĭ҆į҆İҊŒ҆
somebody _ <name>	āѺĬ҈
somebody _ a	Ā҆
somebody _ the	ĀѺĈ҇
somebody create	ĀѺą҇
somebody has	ķ҇
somebody last	āѸįҍ
somebody make	Ĭ҈
somebody make <name>	Ĭ҈
somebody written	Ā҇
somebody written a	Ā҇
somehow	Ā҆
somehow _ $	Ā҆
somehow |	Ā҆
somehow | $	Ā҆
someone	āѳķ҈Ŕ҆
someone last	į҆
something	ĀѹāҙĆҍć҉ĊѸĎҎĚѺĠ҈ġҙĬѹĶҊłҋ
something $	Ķ҉
something _ $	āҎĪ҆
something _ <name>	ā҇ĆҏĠ҆
something _ <path>	Ď҆
something _ than	ā҇
something _ the	ġ҉
something called	Ā҈āѹĆҍĠ҇ġѺ
something called <name>	Ā҈āѹĆҍĠ҇ġѺ
something in	āѸ
something named	ĀѺġҍ
something named <name>	ĀѺġҍ
something to	Ď҉
something what	āѹġҍ
something with	ĀѺāҍ
something with <name>	āҋ
something |	Ī҆
something | $	Ī҆
somewhere	ĀѶāѷĐҊĚ҆ě҉ķҐňѺ
somewhere _ $	ā҇
somewhere _ <name>	ĀѸāѺĘ҆Ě҈ě҆
somewhere among	Ā҉
somewhere in	āѷĐ҇ķ҆
somewhere in <name>	Ę҆
somewhere |	ā҇
somewhere | $	ā҇
sorry	ĀѰāѫ
sorry _ ask	ň҆
sorry _ interrupt	ā҆
sorry i	āѷ
sorry to	ň҆
sorry to ask	ň҆
sorry to interrupt	ā҆
sort	āҎłҒ
sort _ imports	ā҆
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҎ
sort of project	ł҆
sort of thing	ł҆
sort the	āғ
sort the imports	ā҆
source	Ā҈āѢćѺċҊĐѺđҊğҟı҆ĵғķҒĸ҆ĺҐĽҕĿѶŀѺŅғňѺŒҘœ҈Ŕ҈
source $	ĀҗđҍĽҔŔѶ
source <name>	ğҖŔ҉
source _ $	ĀѹğҔķ҈ĺҍĿѹŔ҈
source _ <name>	Ā҈Ņ҆
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҍŅҋ
source _ which	Œ҆
source _ |	ĵҋ
source file	āѹċ҆ĵ҉ķ҉Œҙ
source file has	ķ҆
source files	Œ҆
source files which	Œ҆
source line	Ŕ҇
source location	Ľ҈
source location of	Ľ҈
source of	Ņқœ҇
source of <name>	Ā҉Ņ҇
source of <path>	Ņ҉
source of the	ŅҌ
source position	ĸ҆ĺҐĿѹ
source position of	ĸ҆
source tree	ĵ҈ő҈
source tree |	ĵ҉
source |	ķ҉
source | $	ķ҉
sources	ĀѳāѬĈ҇ğ҇ĩҔŃҍ
sources <name>	ĀѺāѷĩҔ
sources _ $	āѺğ҆
sources _ <name>	āѷĩҌŃҌ
sources of	Ńҍ
sources |	āѺğ҆
sources | $	āѺğ҆
span	Ā҈āѹ
specialisation	Ěҍ
specialisation of	Ěҍ
specialise	ĀѴĘѺęѴĚғěҐĥѺňҎ
specialise <name>	ĀѷĘѺĚҔĥѺňҎ
specifier	ė҉
speed	āҘďѷ
spin	Ā҈āѸ
split	āҍ
spot	āѷĐ҆ĵ҈ķҋő҇
spot _ <name>	ķҊ
spot _ what	ő҈
spot in	Đ҆
spot where	ķҍ
spot where <name>	ķҋ
spots	ĀҍāѵĆҗ
spots _ <name>	ĆҊ
spots _ define	Ć҇
spots _ i	ĀҌ
spots that	Ć҇
spots that define	Ć҇
spots where	Ćҍ
squash	ĀѮāҚ
squash _ commits	ĀѺāҊ
squash all	ĀѺāҊ
squash all commits	ĀѺāҊ
src	Āҍāѷ
stable	āҐĬѺ
stable _ to	ā҈ĬѺ
stable enough	ā҈ĬѺ
stable enough to	ā҈ĬѺ
stable |	ā҇
stack	āѸē҈ķ҆
stack _ mentions	ķ҆
stack trace	ķ҆
stack trace mentions	ķ҆
stale	į҆
stand	Āѷāҋć҇đ҇ēҋĢѸňѹ
stand _ $	āґđѹĢѹ
stand _ |	đҎ
stand above	ē҆
stand for	āҔĢѹ
stand for |	đ҈
stand in	ć҈ňѹ
standard	āҋĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѩćҊĐ҉đҌİ҆Ĵ҉ŇҊ
stands _ <name>	ć҆
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆ŇҊ
stands after	ŇҌ
stands after the	ŇҌ
stands for	đ҆
start	ĀѷāҊĨ҇ķ҆Ļ҇œ҇ŕҖ
start $	ķ҆Ļ҇
start _ $	āѸŕҌ
start _ <path>	Ĩ҆
start _ end	Ā҈
start _ |	ĀѸāҒ
start and	Ā҈
start at	Ĩ҈
start at <path>	Ĩ҆
start the	ĀѺā҆
start up	Āѹāғ
start up |	ĀѹāҐ
start |	āѹŕ҇
start | $	āѹŕ҇
started	āѷŕҐ
started _ ci	ŕ҆
started in	ŕ҆
started in ci	ŕ҆
starting	āѸħґ
starting _ <path>	ħ҆
starting in	Ĩ҇
starts	āѶķ҆Ĺҋļ҇ŕҌ
starts $	ļ҆
starts _ $	ĹҌ
starts _ ci	ŕ҇
starts the	ŕҊ
starts the ci	ŕ҇
state	āѥĈҖĠ҇
state _ <name>	ĀѺİ҆
state _ number	Ā҈
state _ the	Ā҆
state of	Ā҇
state of the	Ā҈
state the	İ҆
state the number	Ā҈
state whether	ĀѺ
statement	āѺć҆ĜҋĵҌķ҇Ń҆
statement $	ć҆
statement _ <path>	ĜҊ
statement _ the	ĵҊ
statement for	Ĝ҇
statement for <path>	Ĝ҇
statement is	Ń҉
statements	ĀѳāѺģ҉ĪґĸѹŃ҇ńҟŏҏ
statements $	ā҈ĸѺ
statements _ $	ń҇
statements _ <name>	ĀѺāѸĪ҆Ń҈ńҐ
statements _ <path>	āѺĪҊŏҋ
statements _ the	ń҈
statements does	Ī҇
statements in	āѹģ҇Ī҈ń҇ŏ҉
statements in <name>	ń҇
statements in <path>	ŏ҆
statements of	ŏ҈
statements of <path>	ŏ҆
statements |	ń҇
statements | $	ń҇
static	ĀѺāҌĬӏĭѶįѺĶҋŐ҈
static $	ā҇ĬҖ
static _ $	Ĭҙ
static _ field	Ķ҇
static _ not	Ĭ҇
static final	ĶҌ
static final field	Ķ҇
static is	Ĭ҆
static or	Ĭ҈
static type	Ő҉
static |	Ĭқ
static | $	Ā҆ĬҘ
status	āҏĈ҈łѹ
status $	āҘłѹ
status of	Ā҇āѺ
stay	āҌ
stay a	ā҇
stem	Œҋ
step	Ā҆āѶħҎĨ҆
step $	ĀҌāѺ
step _ $	Ĩ҆
step _ step	Ā҆āѶħҌĨ҆
step by	Ā҇āѸħ҈Ĩ҆
step by step	Ā҇āѸħ҈Ĩ҆
step |	Ĩ҆
step | $	Ĩ҆
steps	ĀҜāѴħ҈ŕѸ
steps $	Ā҉
steps _ the	Ā҇
steps does	Ā҇
steps does the	Ā҇
still	ĀѵāҧĈ҇Ġ҆Ņѹ
still _ $	ā҇
still _ <tag>	Ġ҈
still _ here	Į҇
still _ it	Ā҆
still _ the	āҍ
still _ without	ā҇
still _ |	Ĉ҈
still call	Ā҇
still call it	Ā҇
still reach	ā҆
still reach <name>	ā҆
still supported	Į҇
still supported here	Į҇
still use	ā҉
still use the	ā҆
still work	ā҉
still work without	ā҇
stop	ĀҐāҒĜѺ
stop <name>	ĀҋāѸ
stop _ <path>	āҎĜѺ
stop _ from	ā҈
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҏĜѺ
stop importing <path>	āҎĜѺ
store	āѹ
stored	ĀѹđҋĤ҉Ő҈
stored _ <name>	đ҇
stored in	ĀѺđ҉Ő҆
stored in <name>	đ҇
str	āѷŐҕ
str _ int	Ő҆
string	ĀҋđҗŐ҆Ŕҍ
string <literal>	ĀҌ
string <literal> $	ā҆
string <literal> |	Ŕ҆
string _ $	ā҉
string _ <name>	đґ
string _ |	Ŕ҇
string is	đ҇
string or	Ő҇
struct	ĀѺā҆ĤқĥѺīҔĵӂķѸĺѶĽѹĿґ
struct <name>	ĀѵāґĤҔĥѺīҔĵҭĺѶĿґ
struct <name> $	ā҆ĤҌīҒĿҐ
struct <name> defined	ĵ҇
struct <name> implement	ā҆
struct <name> in	ĵ҇
struct <name> is	ĵ҆
struct <name> |	ĵ҇
struct _ $	ĤҍīҒĿҐ
struct _ declared	ĵ҆
struct _ defined	ĵҍ
struct _ implement	ā҆
struct _ in	ĵ҇
struct _ is	ĵ҆
struct _ |	ĵ҇
struct |	Ā҇āѹ
struct | $	Ā҇āѹ
structs	ĥҝīѹ
structs _ an	ĥ҇
structs _ implement	ĥ҇
structs _ the	ĥ҉
structs that	ĥ҆
structure	Ā҉ő҇
structure _ $	ő҈
structure of	Āҋ
structure |	ő҈
structure | $	ő҈
stuck	ē҈
stuff	Ā҉āѳģ҇Ī҆
stuff _ <path>	Ā҆
stuff from	Ā҇āѺ
stuff from <path>	Ā҈
stumbled	ĀҊ
style	ĀѶāқ
style _ $	Āѹā҈
style _ <name>	ā҈
style that	ā҈
style that <name>	ā҈
style |	Āѹā҈
style | $	Āѹā҈
subclases	Āҍāѷ
subclases _ <name>	Āҍāѷ
subclases of	Āҍāѷ
subclases of <name>	Āҍāѷ
subclass	ĀѺā҉ĂґćҨĘѴĚ҉ěҒĬѹĭѸŀҒň҆
subclass $	ĀѸāѺĂҋćҊĚѹěҌ
subclass <name>	ĀѴāҋĚҌ
subclass <name> $	ĀѹĚҌ
subclass <name> |	ā҉
subclass _ $	Ā҆ćѺĘѺĚ҆ěҎ
subclass _ <name>	ĂҍćҠĚ҈ěѹĭѹ
subclass _ overriding	ŀ҇
subclass _ |	ā҈
subclass of	Ā҉ĂҌć҇ĚҌěѸň҉
subclass of <name>	Ā҇ĂҌĚҊěѺňҊ
subclass |	ĀѹĚѺěҏ
subclass | $	ĀѹĚѺěҏ
subclassed	Āҍāѹć҆ęѸěҍňҊ
subclassed _ $	ĀҚāѺ
subclassed _ <name>	ĀѸć҆ęѹěҐ
subclassed by	ĀѸć҆ęѹěҐ
subclassed by <name>	ĀѸć҆ęѹěҐ
subclassed |	ĀҐ
subclassed | $	ĀҐ
subclasses	ĀҏāѶĂ҆ĆѹĚҒěҒĿѶŀҰňҴ
subclasses $	ĀѵĚ҇ě҈ŀ҈ňґ
subclasses <name>	āѫŀ҉ňҖ
subclasses <name> |	āѴňґ
subclasses _ $	ĀҊāѸ
subclasses _ <name>	ĀҊāҌĂѹĚҍňҚ
subclasses _ not	ā҈
subclasses _ the	āѳŀґ
subclasses _ their	ā҉
subclasses _ |	ňҐ
subclasses do	ā҈
subclasses do not	ā҈
subclasses does	ā҈ŀѺň҇
subclasses does <name>	ā҈ŀѺň҇
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	ĀҊ
subclasses need	āҏŀѮ
subclasses of	ĀҚāҍĂѹĚҍŀѫňґ
subclasses of <name>	ĀҒāҍĂѹĚҍŀѫňҖ
subclasses override	ŀ҈
subclasses redefine	āѲŀҘ
subclasses to	Ăҋ
subclasses which	ŀ҆
subclasses |	Āҏāѷě҈
subclasses | $	ĀҊāѸ
subclassing	ĀѺĂҚŀѶ
subclassing <name>	ĀѺĂҚŀѶ
subdirectory	őғ
subdirectory _ which	ő҆
subdirectory does	ő҇
subdirectory to	ő҆
subdirectory to which	ő҆
subfolder	ĀѺőҟ
subfolder _ <path>	ő҉
subfolder does	ő҆
subfolder hides	őҎ
succeed	āѦĈқİѺŌґŎҜ
succeed $	āѹĈҋŌ҈ŎҌ
succeed _ $	ĀѲāѺĈґŎҌ
succeed |	Ŏҍ
succeed | $	Ŏҍ
succeeds	āѺŌҔ
succeeds $	Ō҉
successful	ĀҊāѵŌҍ
successful $	Ō҆
successful _ $	Ō҇
successful _ within	Ā҇
successful tests	Ā҇
successful tests within	Ā҇
successful |	Ō҇
successful | $	Ō҇
successfully	āѺŌ҆
successor	ņҕ
successor _ <path>	ņ҆
successor of	ņҐ
successor of <path>	ņ҆
such	ğ҇ġ҉ŋ҇
such _ test	ŋ҈
such _ thing	ġ҈
such a	ğ҇ġ҈ŋ҇
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
summarise	Āѷā҈Ģҏ
super	Āҡć҇ŀѴ
super $	āҊŀѸ
super _ $	ā҈
super _ of	Āҋ
super |	ā҈
super | $	ā҈
superclass	āѺćҷĘѺĚ҈ěҎŀѺňҋ
superclass $	ćҒĚғěѷ
superclass _ $	ňҔ
superclass _ <name>	ćҜĚѵěқňѹ
superclass of	ć҈ĚѶěҔňҋ
superclass of $	ćѸňҒ
superclass of <name>	ćғĚѶěҖ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѷćҼě҈
superclasses _ <name>	ćҖě҈
superclasses of	ćҖě҈
superclasses of <name>	ćҖě҈
superfluous	ĪѰŏҧ
superfluous _ $	ŏ҆
superfluous _ statements	Īѹŏҋ
superfluous import	Īѹŏҋ
superfluous import statements	Īѹŏҋ
superfluous imports	ŏґ
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѷĔ҈
supply	āѹĂ҇
support	ĀѶāґĮ҇
support $	Įҋ
support for	ā҈
supported	Įҫ
supported _ $	ĮҊ
supported _ <name>	ĮҔ
supported _ |	Į҇
supported here	ĮҊ
supported here |	Į҇
supported python	Į҆
supported |	Į҈
supported | $	Į҈
supports	Į҇
surface	ģ҈
surface $	ģ҆
suspect <name>	Ā҆
swallow	ŁҋŃѺ
swallow _ $	Łҋ
swallow |	Łҋ
swallow | $	Łҋ
swap	ď҈
swap <name>	ď҈
swap <name> for	ď҈
swap _ for	ď҈
switch	ā҉ċҕĸѷ
switch <option>	ċҐ
switch _ $	āҋĸѸ
symbol	ĀѷāѺĭҞ
symbol <name>	ĀѸāѺĭҟ
symbol <name> is	ĭ҈
symbol <name> |	ĭҋ
symbol _ is	ĭ҈
symbol _ |	ĭҋ
symbols	ĀҞāѳģқ
symbols _ $	ģҊ
symbols _ <name>	ĀҎ
symbols _ <path>	ĀҌ
symbols _ by	Ā҆
symbols are	āѹģҊ
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘģѺ
symbols of <path>	ĀҌģѹ
symbols |	ģ҆
symbols | $	ģ҆
system	āѸĈѹłҐ
tag	āѷĠҐŉғ
tag <tag>	ĀҎāѳĠҎ
tag <tag> $	Ġ҆
tag <tag> |	ĀҊāѷ
tag _ $	Ġ҈
tag _ <commit>	ŉ҉
tag _ |	ĀҊāѷ
tag contains	ŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѯāҍĠ҇ŉҌ
tagged _ $	Ġ҇
tagged versions	ŉҌ
tags	ĀѰāҔČѺčѶŉҸ
tags _ <commit>	Ā҆āҌ
tags _ commit	ĀѺŉҋ
tags _ contain	āѷŉҒ
tags _ it	ā҈
tags _ not	āҌŉѶ
tags contain	Āґāѹ
tags contain <commit>	ĀҒŉѲ
tags do not	āҌŉѶ
tags have	ŉ҈
tags include	ŉҍ
tags is	ŉ҈
tags that	ŉ҉
taht	ą҆
taht created	ą҇
take	Ā҉ďҕğ҆Ģ҆Ħѳį҉ķҋĿѹŁҒ
take <name>	ğ҇
take <name> as	Āҋāѹ
take _ $	ďҊŁ҉
take _ <name>	ĀҌ
take _ as	Āҋāѹ
take _ of	Ģ҉
take _ tests	ā҆
take _ to	ķҌ
take _ |	āѷįҊ
take care	Ģ҉
take care of	Ģ҉
take me	āѹķҌ
take me to	āѺķҌ
take place	āѷįҊ
take place |	āѷįҊ
take so	ā҆
take the tests	ā҆
take |	ďҊŁ҉
take | $	ďҊŁ҉
takes	āѹď҉ĕ҆ģѹĦ҉ŁҐ
takes $	ŁҌ
takes <name>	Ā҆ĕ҇
takes _ $	ė҆
takes _ <name>	Ĕ҆
takes _ <path>	Ā҈
takes _ in	Ħ҉
takes _ of	Ā҉āѸ
takes care	Ā҇āѸĢ҇
takes care of	Ā҉āѸ
takes from	Ā҈
takes from <path>	Ā҈
takes part	Ħ҉
takes part in	Ħ҉
takes the	ā҉
takes |	ė҆
takes | $	ė҆
taking	ĭ҆
taking <name>	ĭ҆
taking <name> to	ĭ҆
taking _ to	ĭ҆
tally	ĀѹĺѺľқĿѶŊҔ
tally $	ĀѺĺѺľҗĿѷŊҔ
target	āѺŅѹņҚ
target _ <name>	ņ҈
target _ <path>	ņҊ
target _ the	ņ҈
target docs	Ā҈
target of	ŅѹņҚ
target of <name>	ņ҈
target of <path>	ņҊ
target of the	ņ҈
targets	ĀѲĉқ
task	ĀѸĢң
task _ <name>	Ģҋ
task is	ĀѺĢґ
team	ĀѺā҇
teh	āѱĒ҇ĭ҇Ķ҈Ĺ҆ŋ҆
teh <name>	Ĺ҆
teh _ <name>	Ē҈ĭ҈
teh _ of	ĀҌ
teh _ that	Ķ҉
teh name	ĭ҈
teh name <name>	ĭ҈
tell	āѲĄ҇ĊѺĐѷė҇Ĝ҆ģ҆ĭ҈ķѷĻѺļ҆ĿѺŃѺňѺŉ҆
tell _ how	Ď҉
tell _ if	Āѳč҆Ĝ҈Ĭ҉ĭ҈Ō҆
tell _ the	āѴć҇ĎѺĐѺē҈Ň҆ň҆
tell _ under	Ņ҆
tell _ via	ħ҆
tell _ wether	Ě҆Ĭ҇
tell _ what	Ā҈ā҆Ĕ҆ĺ҇ŀѺŇѺŐ҉
tell _ when	į҆
tell _ where	ĀѷāѶğ҇ķѺļ҆ĽҌŀ҉
tell _ whether	ā҈č҆ĬѺĭ҆
tell _ which	āѹĄҋŉ҆
tell _ who	āѹ
tell _ why	ā҉
tell me	āѶĄ҇ĊѺĐѸė҆Ĝ҆ģ҆ķѷĻѺļ҆ňѺŉ҆
tell me how	Ď҉
tell me if	Āѳč҆Ĝ҈Ĭ҉ĭ҈Ō҆
tell me the	āѵć҇ĎѺĐѺē҈Ň҆ň҆
tell me under	Ņ҆
tell me via	ħ҆
tell me wether	Ě҆Ĭ҇
tell me what	Ā҈ā҆Ĕ҆ĺ҇ŀѺŇѺŐ҉
tell me when	į҆
tell me where	ĀѷāѶğ҇ķѺļ҆ĽҌŀ҉
tell me whether	ā҈č҆ĬѺĭ҆
tell me which	āѹĄҋŉ҆
tell me who	āѹ
tell me why	ā҉
tell the	Ł҇
telling	ĀҌāҐĩѷ
telling _ where	ā҆
telling _ which	ĀҒĩѷ
telling _ who	āҋ
telling me	ĀҌāҐĩѷ
telling me where	ā҆
telling me which	ĀҒĩѷ
telling me who	āҋ
tells	ā҆
terminal	ĞҊ
terms	ĀѬāѴĢ҆ıҭ
terms of	ā҆Ģ҆
test	ĀҌąѶćѹĉѹĊѷčѺĎѺĐѷēѹġѴĢѺģѹĤѹĥѺĦѺĩѺĪѹĬѩĭѰĮѺįѹĲѹĳѺĴѺĵѺĶѹķѸĽѺľѺĿѺŀѺŃѸńѺŅѸņѸňѺŊӃŋӑŌӧōҥŎҢŐѺőѸŒѹœӮ
test <name>	āүĬѹĭѺŊѵŋҥŌӉōѮŎѫœҶ
test <name> $	ŋҐœҏ
test <name> and	ŌҎ
test <name> at	ĀҔāѭ
test <name> check	āҎ
test <name> exists	ŋҖŌѸ
test <name> fail	ĀѺāҍ
test <name> flaky	āҒŌѺ
test <name> goes	Ō҇
test <name> green	Ō҈
test <name> in	œҌ
test <name> is	ĀѸā҈ŋ҉Ō҆
test <name> pass	Āҋ
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҇
test <name> succeeds	Ō҉
test <name> use	āҊ
test <name> where	āѹœҊ
test <name> |	āѴŋ҉œґ
test _ $	ĀҟāҎŊҐŋ҉ŌѴōѴœ҈
test _ <name>	ĀѸāғŊҋŋҊōѷŎҖœң
test _ <path>	ŊҊŎҕ
test _ a	Ō҆ō҆
test _ and	ŌҐ
test _ at	ĀҔāѬ
test _ by	ŋ҉
test _ check	āҎ
test _ checks	ĀѸōҊ
test _ does	Ā҉āѺŊ҇ōѹ
test _ exists	ŋҖŌѸ
test _ fail	ĀѺāҍ
test _ failing	Ō҉
test _ fails	Āҏāѱ
test _ flaky	āҒŌѺ
test _ for	ĀѸŊ҉ō҇
test _ found	Ā҆
test _ from	Ā҇
test _ goes	Ō҇
test _ green	ŌҏŎѷ
test _ have	ĀҊ
test _ holds	āѸŌ҉
test _ in	ĀѷŊҎō҈œҊ
test _ is	ĀѴŋҎŎ҇œҐ
test _ live	āѺœ҉
test _ location	āҔŋѵŌѷ
test _ make	ō҆
test _ of	ĀѴāѺŊҊō҆Ŏґ
test _ pass	Ā҉Ō҈
test _ passes	Ō҆
test _ passing	ŌҊ
test _ run	ŌҌ
test _ sitting	ō҇
test _ start	œ҇
test _ succeeds	ŌҎ
test _ that	āѺōҌ
test _ the	ŋҌ
test _ this	ĀѺŋ҉
test _ use	ā҉
test _ when	Ō҈
test _ where	āѷōҊœ҉
test _ which	ĀѸī҆ōҋ
test _ |	āѯŊ҉ŋҐœғ
test called	āҌŋ҈œ҉
test called <name>	āҌŋ҈œ҉
test case	ŌҎœҐ
test case <name>	āѺŌҎœҒ
test cases	Ā҈āѲŊ҉ōҜ
test cases does	ĀҐōѹ
test count	ĀѯŊҤ
test count $	ĀѺŊҊ
test count for	ŊҌ
test count of	Ŋ҉
test coverage	ā҈ō҈
test coverage of	ō҉
test coverage |	āҌ
test file	Ŋ҇ŌѸōѺŎҤœҎ
test file <name>	ŎҐœѸ
test file <path>	ŎҊ
test file holds	œ҆
test file is	œ҉
test for	Āғŋѷ
test for <name>	ĀҐŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	ŊҊ
test funcs <name>	Ŋ҇
test function	œ҈
test function <name>	œ҈
test functions	ĀѹāѸŊҕōқ
test functions can	Ā҆
test functions does	Ŋ҆
test functions |	Ŋ҆
test here	ŋ҆
test in	ĀѲŋғŎҏ
test in <name>	ŎҊ
test in <path>	Ŏ҈
test in this	ĀѺŋ҉
test is	ĀѹŌҏŎѹœ҉
test methods	ŊҊ
test methods in	Ŋ҆
test module	ŌѹŎҋœҍ
test name	Ā҈
test name $	Ā҉
test named	ŋ҇œ҆
test named <name>	ŋ҇œ҆
test names	Ā҆
test names found	Ā҆
test result	Ŏғ
test result of	Ŏґ
test run	Ŏ҇
test script	Ŏ҆
test suite	ĀҏāѴŋ҇ōҋ
test suite $	Ā҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҆
test to	ā҆
test with	ō҆
test |	ĀѶā҉ī҆œҊ
test | $	āҍ
test | which	ĀѺī҆
testcase	āѹŋ҉œҋ
testcase <name>	āѹŋ҉œҋ
testcases	ĀѺŊҍō҇
testcases inside	Ŋҍ
tested	ĀғĿѷōҬŎѸ
tested $	āғĿѸō҈
tested _ $	ĀҎāѳō҉
tested _ |	ĀѨōҠ
tested anywhere	ō҇
tested by	ĀѴōҕ
tested in	Ā҈
tested |	ĀҌāѴō҆
tested | $	ĀҌāѴō҆
tester	Ĺ҆
testing	āҍĖѺ
testing _ $	āҍĖѺ
testing |	ĀѳāҔ
testing | $	ĀѳāҔ
tests	ĀҚāҚąѺĊѹĎѺĐѺĠѺģѺĩѹĪѺĬѸĭѸĮѺįѹĳѺŁѹŅѺņѺŊӢŋҫŌѸōӬŎӆőѹœ҈
tests $	ĀҎŊҊŋҊōҋŎѰ
tests <name>	ĀѴōґ
tests <name> has	ō҆
tests _ $	Ā҈āҍŋ҈Ŏ҈
tests _ <name>	ĀѴŊҋŋҋōҠŎҞ
tests _ <path>	Ā҈āҍŊҙŎҠ
tests _ are	ĀѹŊҌ
tests _ container	ĀҊāѺ
tests _ cover	ō҇
tests _ exercise	ō҇
tests _ fail	ĀѳāҒ
tests _ file	Ŋ҆
tests _ for	āҏōѵ
tests _ get	Ā҇
tests _ has	ō҆
tests _ how	Ŋ҈
tests _ i	Ŋ҆
tests _ in	ĀҖŊ҆ōѴ
tests _ it	ĀѸōҕ
tests _ not	ĀҒāѸōѺ
tests _ on	ō҈
tests _ only	ĀѺā҈
tests _ passing	Ŏ҆
tests _ the	ĀҊŊѴōҘŎѺ
tests _ there	Ā҇āѹŊ҆
tests _ this	āҍ
tests _ to	ā҉
tests _ using	ĀҎāѺŊѸ
tests _ we	ōҊ
tests _ written	Ŋ҇
tests _ |	ŊѸŎҏœ҈
tests and	ĀѶā҇Ŋ҆
tests and how	Ŋ҆
tests and only	ĀѺā҈
tests are	ĀҥāѨŎ҈
tests are in	ĀҏāѸ
tests are passing	Ŏ҆
tests are there	Ā҉
tests are using	ĀҎāѺŊѸ
tests check	ā҆
tests check <name>	ā҆
tests cover	ō҈
tests depend	Ā҈āѶ
tests do	ĀҐāѴō҇
tests do not	Āҏ
tests does	ĀѰāҐŊҐō҆
tests does <name>	ĀѹŊ҆ō҈
tests does <path>	ĀѺŊҌ
tests does the	ŊѺ
tests fail	ĀѺāҏŊѸ
tests fail |	ĀѺāҏŊѸ
tests failing	Ā҇āѺ
tests folder	œ҈
tests folder |	œ҈
tests for	ĀѱāҚō҆
tests for <name>	ĀѮāҠōѺ
tests for container	ĀҊāѺ
tests for the	Āѹōҍ
tests from	āѲōѺŎҘ
tests from <name>	ĀҍāѶōѺŎ҆
tests from <path>	ĀѹŎҒ
tests green	ŎҊ
tests green |	ŎҊ
tests has	Ŋҋ
tests have	ĀѺō҉
tests have we	Āѹō҈
tests import	ĀѺā҈
tests in	āҢŊҜŎґ
tests in <name>	āҌŊ҉ōѺŎҋ
tests in <path>	āҝŊґ
tests in it	āѺŎ҆
tests inside	ĀҊŎ҉
tests is	ĀѵāѹŋҌōҎ
tests is <name>	ō҇
tests is it	ō҈
tests is there	ŋ҆
tests live	Ā҈ōѹ
tests live in	Ā҈ōѹ
tests of	ĀҝāѲŊѷŎҒ
tests of <name>	āѱō҈ŎҊ
tests of <path>	Ā҆āѺŎҋ
tests of file	Ŋ҆
tests of it	ā҈
tests of the	ĀҘŊѹōѹ
tests only	āҋ
tests only |	āҋ
tests pass	Ā҇āѺŎ҆
tests pass |	Ā҉āѷ
tests run	Āѹō҇
tests run the	Āѹō҇
tests skipped	āҍŊѴ
tests skipped $	āҍŊѴ
tests succeed	ŎҌ
tests succeed $	Ŏ҈
tests that	Ŋ҈ōғ
tests touch	ō҆
tests use	ĀқāѬŊѴō҈
tests use <name>	ĀҏāѴŊѺō҆
tests which	ĀѺŊ҇
tests within	Ā҇
tests would	ĀѵāҋŊҋ
tests would fail	Āѱāғ
tests would get	Ā҇
tests |	āҋŊ҈ŋ҈
tests | $	ā҈Ŋ҈ŋ҈
tets	āѲōҒŎ҇
tets in	Ŏ҇
text	āѳĳґĴҰŔҕ
text $	ĀѴĴҞ
text <literal>	ĀҏŔ҇
text <literal> $	Ŕ҈
text _ $	Āѵĳ҆ŔҎ
text _ line	Ĵҋ
text _ the	Ā҉
text does	ĳҊ
text of	ĴҊ
text of line	Ĵ҈
text |	Āѵĳ҉Ŕ҆
text | $	Āѵĳ҉Ŕ҆
than	āұĄ҈Ć҉ď҉ŁѺ
than <commit>	ĀҋāѶ
than <name>	āҗď҉ŁѺ
than <name> |	āҍ
than <path>	āҋ
than <path> |	āҊ
than _ please	ĀҋāѸ
than _ which	ď҉ŁѺ
than _ |	ĀѺāҖĄ҉
than once	Ć҇
than the	ā҆
thank	āѷ
thank you	āѸ
thanks	ĀѰāғ
thanks $	ĀѵāҘ
that	ĀѸā҈ĄґąҌćѴĉѺċ҈ďҊĒ҈ē҉ĔѴĖѺġ҇ģѸĥҌĩҋĪѴĭѺį҇ıѹĳѴĶҌĺѵĻҊĽѵľѺĿѸŅѺŉ҇ŊѹŋѴōҋŎѺőѰŒѸœѴŕ҇
that $	ġҊ
that <name>	ĀҜāѰć҉ĉҌĊѷď҉đ҉ĕ҇ęҍě҈ġѺĢ҆ĥѹī҈ĬѷĭҌĺѶŀѸŁҒŇҎňѵōѷ
that <name> <name>	āѸ
that <name> calls	ĀҌęҊ
that <name> defines	Ā҆Ŀ҆
that <name> does	ďҊ
that <name> hands	Ň҆
that <name> is	āҗě҈ĬѶĭҐŁҊ
that <name> lacks	ď҆
that <name> overrides	āҊ
that <name> raises	Ā҇
that <name> returns	Ň҆
that <name> takes	Ł҇
that <name> was	Ĭ҈
that <path>	ĀҌāѺĝҊĪ҇
that <path> defines	Ā҇
that <path> imports	ĝ҉
that <path> was	ņ҈
that <tag>	Ą҇
that _ $	āѳġ҇Ļ҆ł҇ň҆Œ҆
that _ <commit>	ā҆čҊ
that _ <name>	āѺą҈ćѶĉѸĊҒĐ҆ē҉ĘҎęѸğҌġѺĢѺĥѶĬҊįҋİѸĳѺĶҐķҋĿѺŀҍŁѸń҈ōҖ
that _ <option>	ċ҇
that _ <path>	ā҆Ď҇ĪѺįҍ
that _ a	Ċ҆Ń҇
that _ added	ă҈
that _ an	ĥ҇
that _ calls	ĀҘĊѷę҉
that _ class	Āѷĵҏ
that _ commit	ŉ҆
that _ contains	Ā҈
that _ defines	ĀҌĿ҆
that _ deprecated	ā҆
that _ does	ďҊŏ҆
that _ exist	Ā҇
that _ exported	ģ҈
that _ from	ĀҗăѴĚ҇ħ҇ĩ҆ňѺ
that _ function	Ĭ҇ļ҈
that _ gives	Đ҆
that _ had	Ņ҇
that _ hands	Ň҆
that _ has	āѹĪ҆ĳ҆ŏѺ
that _ have	Ġ҆
that _ imports	ĝҏ
that _ in	ĀѳĨ҇ĩ҇Ņ҆Ŏ҆
that _ interface	āѹĥ҈
that _ is	ā҈ě҇ĭҎŁҊŌ҆ŎѹŔ҆
that _ it	ĀѶā҈ąҊĆ҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ method	Ĭ҆
that _ not	Ā҈Ą҇ŏ҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	ā҉
that _ project	ė҉
that _ raises	Ā҇
that _ returns	Ň҆
that _ right	ē҇Ō҆
that _ run	Ā҇āѺ
that _ runs	ŕ҆
that _ still	Į҇
that _ takes	Ł҇
that _ test	ĀѵāҍŎҋ
that _ tests	Ā҆
that _ the	Ā҉āҋĥҏķ҈ŀ҆ōѹŒѺ
that _ through	Ħ҈
that _ to	āѺĹ҆ľ҇
that _ use	ā҈
that _ uses	āѹĉ҉ŏ҆
that _ was	Ĭ҈ŅѸņҍ
that _ with	ĩ҆
that _ |	ĀѶā҈Ġ҈
that a	ě҉
that added	Ā҇ąѺ
that added <name>	Ā҉ąѹ
that are	ĀѲāґĤ҆ŏ҇
that be	āѶŇ҇
that be |	āѺ
that belong	Ĥ҆ľ҇
that belong to	Ĥ҆ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҇
that bring in	ĩ҇
that call	Ċ҇ĘҊ
that calls	āѵĘҌ
that calls <name>	āѶĊ҉ĘҌ
that carry	ĀҊāѷ
that carry the	Āҋāѷ
that changed	Ď҇
that class	ĀѺē҆ī҆
that class <name>	ē҆
that come	ē҇
that commit	č҈
that commit <commit>	č҈
that concerns	į҆
that constant	Ķ҈
that contain	ŉ҈
that contains	ĀѶą҉ķ҈ő҆œ҇
that contains <path>	Āѹą҆
that contains the	ķ҈œ҆
that covers	āғōѴ
that create	Āҋ
that created	ĀѸąҖ
that created <path>	ą҆
that define	āҖ
that define <name>	āҙ
that defines	Ćҏ
that defines <name>	ķ҆
that defines it	Ć҉
that deleted	Āҏąѹ
that deleted <path>	ĀҊ
that depend	ĩ҆
that depend on	ĩ҆
that did	Ā҉
that does	ĀҊ
that edited	į҇
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҇ōѺ
that fail $	ōѺ
that file	ā҉
that file |	ā҉
that forget	ā҉
that goes	Ā҆
that goes from	Ā҆
that has	Ā҇Ć҆ň҇
that has <name>	Ā҈
that have	Ē҇ň҆
that have <name>	ň҆
that ignore	āҏ
that implement	ĥҋ
that implements	ĥ҉
that implements <name>	ā҆
that implements the	ĥ҈
that import	Ĝ҇ĩ҆
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҌ
that imports	ĩҋ
that in	ĩ҆
that in with	ĩ҆
that inherit	ĀѺĚ҈
that inherit from	ĀѺĚ҈
that inherits	Āҋ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҉
that introduces	āѺ
that invoke	Ċ҇
that invoke <name>	Ċ҇
that is	ĀѰāѭĚѷģ҇ĮҍĻҍńҋŅ҇ňғŒ҆
that is <name>	ńҌ
that is exported	ģ҈
that is now	ŅҊ
that is still	Į҇
that it	Ĭҋ
that it is	Ĭҋ
that leads	ħ҆
that leads from	ħ҆
that line	ĀѸĴҌ
that line $	Ĵ҆
that line |	ĀѺ
that mentions	Ā҉
that method	Ā҈ĺҍ
that module	Œ҆
that name	ġ҇
that need	āҍŉѷ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	Ā҈āѹŏ҆
that nothing	ĀҋĊѺ
that of	ď҉
that of <name>	ď҉
that override	ŀ҉
that override <name>	ŀ҉
that raise	Ń҇
that raise <name>	Ń҆
that read	āҋ
that read the	āҋ
that reference	ō҆
that removed	ĀҐąѸ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҇
that result in	Ņ҇
that runs	Ċ҉
that say	ĥ҆
that say <literal>	ĥ҆
that says	Ķ҉
that sets	ĐҊ
that sets <name>	Đ҇
that so	Ā҆
that so |	Ā҆
that test	Ā҇āѸŌҌŎѷ
that test is	Ō҇ŎѺ
that the	ĀѴāѱĈҌĥ҆ĬҊİ҆Ķ҈œѸ
that the <name>	ĶҊ
that the class	ĵ҆
that the method	Ĭ҆
that the project	Ĉ҆
that the test	ĀѺāҎœѹ
that the tests	Ā҉āѸ
that this	Ė҇
that throw	Ń҆
that touch	ō҆
that touch <name>	ō҆
that touched	ĀѹāҊį҇
that touched <path>	ā҇
that use	ā҆ōғ
that use <name>	ā҇
that used	ņ҆
that used to	ņ҆
that uses	ĀѺāҋō҆
that variable	ğ҇
that version	Ġ҈
that was	ņ҈
that we	ĀѺā҇
that were	ă҇Ą҇
that were not	Ą҇
that what	ĀѺĬҏ
that what <name>	Ĭҏ
that workflow	Ā҇āѺ
that workflow run	Ā҇āѺ
that works	Į҈
that |	ĀѺāѱġ҈Ļ҆ł҈ň҆
that | $	ĀѺāѱġ҈Ļ҆ł҈ň҆
the	āғćѶĈҌĉѵĊѺċҐĎѶďҏē҆Ė҇ĜѷĝѷĞҊğҍĠѺĢѶĦѱĨѮĩѩĬљĭѷĮѺİҌĲѺĴѵĵ҉ĶҒķҒĸґĹҊĺѸĻ҉ļ҈ĽґĿѷńѹŅҋŇѵňѹŉ҈ŊѬŌ҈ōѸŏѮŒҏœҏŔқ
the <literal>	āѺĵ҈ĶҋĽ҆Ŕѹ
the <mark>	ĒҌē҇
the <mark> decorator	Ēҋ
the <name>	Āѧă҈ĊҒċ҆ďѹĐҗđѶĒ҇ēғĘѹĝѺĞҊğҊĢѱģѴĥҌĩѺīѸįѷĳҖĵҊĹҥĺҊĻѹĽҏĿѹŀ҈łѸŅѶŌ҆ŐѹőѫŒҍœҋŕ҉
the <name> $	ĀѲāҦ
the <name> <name>	ā҈ċ҇ĢѶĶ҈ĽҊ
the <name> argument	Ĕҏ
the <name> block	ŕ҉
the <name> class	ĵҏĹ҆ĺҋ
the <name> constant	Ķ҆
the <name> decorator	Ē҆
the <name> entry	Đҏ
the <name> env	āѹğҊ
the <name> file	ŒҊ
the <name> for	āѺćҍğҋ
the <name> function	ķ҉Ł҇
the <name> interface	ĥ҉
the <name> line	āѺĴ҆
the <name> lines	ē҉
the <name> method	āѸĹҒŀҎ
the <name> module	ā҈Œҕ
the <name> of	ĀҔāџĉ҉ĊҚĢ҉ģѺĭ҆ĳҟŒѹ
the <name> or	Āҍ
the <name> routine	ķ҇
the <name> setting	ĐҎ
the <name> struct	ĵҌ
the <name> test	āѶŌ҉œҐ
the <name> that	ēҐ
the <name> trait	ĥ҉
the <name> typedef	ĽҌ
the <name> way	ā҈
the <name> |	ĀѺāҐņ҆
the <option>	ċҍ
the <path>	ŕҊ
the <path> workflow	ŕҊ
the _ $	āқĆҐćѹĊҋĎѹĐѸđҍĖѺĞ҉ğ҇ĢѺģҊĤѺįѺİѸıғķѹľҊŅҋŋҍŕѺ
the _ 's	Ā҈ıҋłѺ
the _ <commit>	ąѺČҌčҗŉҐ
the _ <line>	āѹĴ҈
the _ <literal>	āҎĽ҈ŔҢ
the _ <mark>	āҖ
the _ <name>	ĀҊāҊĂѷăѸĄѹąѺĈѵČѶčѶĎѺĐҌĒҗē҈ĔҙĖѳė҈ęҖěҋĜѺĝѹĞѴĠѷĢҔĤҕĥҘĦѸħѱĨѸĪѸīҙĬҕĭ҉ĮѶįѶİѰıѲĲѷĳѶĵѳĶҐķ҉ĸғĺѴĻҋĽ҇ľѸĿ҆Ł҆łѷńҔŅѬŇѺňѲŉѷŊѳŋҌŌҐŎѬŏѺŐҥőѹŒѵŔѵŕѳ
the _ <option>	ā҈ċҏ
the _ <path>	ĀҊāѴąҊĎ҆ĜҊĝҏģҐĩ҈ĳ҆Ĵ҆ŅѸņҊŎѺő҈ŕҘ
the _ <tag>	Ġҗ
the _ a	ĀѲāѶġҎŐҍ
the _ above	Ě҇
the _ actions	Ā҆
the _ alias	Ľқ
the _ and	ĀѳāѲĈ҇ğ҇Ģҍĵ҇ķ҈Ĺ҈
the _ annotation	āѷĒ҈Ňҋ
the _ api	ģҊ
the _ argument	Ĕҕ
the _ arguments	ď҆
the _ assigned	Ā҇
the _ at	āѺİҊ
the _ base	āѴĈ҇Ġ҇ġҋ
the _ be	Ĉ҇
the _ behind	Āѹđ҈Ģҍ
the _ between	ĀѺāҌďҊ
the _ block	ŕ҉
the _ branch	ĀѲāҎ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҍĈѹ
the _ builds	Ĉ҆
the _ by	Ā҇ąѹĨ҆
the _ called	ĀѬāҕĉ҆ĊѸĘҊęѺĢ҇ıҍķ҈ŋѷœҏ
the _ calls	Œҏ
the _ case	ŌҌ
the _ cases	Ā҇
the _ chain	ĚҊ
the _ change	āҌį҆
the _ changed	Āѹ
the _ class	ćѺĵҏĺҍŃ҈ňғ
the _ classes	ĀѸć҉ěҊňѺ
the _ clause	ńҊ
the _ comment	ĀҌ
the _ commit	Āҋą҈įҏİҗ
the _ compile	Ĉ҈
the _ compiles	ĈҊ
the _ constant	Ķ҈ĸ҇
the _ count	ĀѰĎҐĳҍľҌŊҍ
the _ coverage	ĀѰāҌō҆
the _ cycle	ĀѶāҔ
the _ declarations	Īҗ
the _ declared	Ĥ҈
the _ decorator	Ēґ
the _ def	ļҊ
the _ defined	ĀғāѴ
the _ defining	ā҆
the _ definitions	āѺĆґ
the _ dependencies	Āҕĩ҈ĪѺ
the _ docs	Ā҉
the _ does	ő҈
the _ edges	Ċ҆
the _ edit	āѴįґ
the _ entry	ĐҎįҊİ҇
the _ env	āѹğҊ
the _ environment	ğҊ
the _ exported	ā҇
the _ fail	Ā҉āѸ
the _ failing	ĀҋāѺ
the _ file	āҒĐҏņ҆ŎҖőѵŒґœѺ
the _ filename	Ņ҈
the _ files	Āѹă҆Ą҆Œ҆
the _ final	ĶҌ
the _ first	Ā҆ą҇
the _ folder	ĀѵāҐĈѹœ҉
the _ for	āҟćҌğҌĵѺĽ҉
the _ formerly	ŅѶņҒ
the _ from	ĀѭāѯĔ҇ħ҆ň҈ŉ҆ōѺŎҙ
the _ func	ķҋ
the _ function	ĀѶāҊķ҈ĺ҇ĻҒļҍœ҈
the _ functions	ōҊ
the _ give	ĀѱāґŐ҈
the _ go	Į҆
the _ graph	Ā҉āѹ
the _ hand	đ҇
the _ have	ā҉Ė҇Ŋѷ
the _ helper	ā҆ĻҌ
the _ hierarchy	ćҋĚѺň҇
the _ history	Ā҆āѺĎ҉
the _ how	Ď҆Į҇
the _ if	Ō҆
the _ implementation	Āѹāҏ
the _ implementations	ŀҋ
the _ import	ĀѶāҒħҎĪѸŏҊ
the _ imported	Ā҆
the _ importing	Ĝҍĝѵ
the _ imports	āҐĩ҆ĪѴŏҕ
the _ in	Āҝā҆Ă҇ą҉ĈҏĎ҉ďҊĐ҉ĠѵķѹĺҊľ҆ĿѶŀѹŏѸőѺ
the _ inside	Ā҉ŊѺŎ҉
the _ interface	ĥ҉
the _ introduced	ă҇
the _ is	ĀќāҘĄ҈Ĕҋğ҇Ō҆œ҇
the _ it	āѳĉ҆ĊѺĕ҈Ħ҆Ĺ҆Ņ҈
the _ item	Ķҋķ҇
the _ java	Į҆
the _ job	ŕ҇
the _ keep	āѺĭҋ
the _ key	Đ҆
the _ level	ĭҍĶҋ
the _ library	ā҆
the _ like	ē҇
the _ line	ĀѺāҊċґİѳĳҍĴ҆
the _ lines	ĀѺē҉ĪҍĳѺ
the _ list	āѹĆ҆ďҊĜ҆ġѸĪ҇ĿҋŁҋ
the _ listing	ă҉
the _ location	Ľ҈
the _ log	ā҇
the _ make	Ā҆
the _ marked	Ă҈
the _ member	Ā҈āҊĸ҇Ĺҏ
the _ metadata	ĞҊ
the _ method	ĀѲĹҚŀҜ
the _ methods	ĂҚ
the _ modification	į҈
the _ module	āҊŌѺŒҜ
the _ name	ĀѷāҊŅҒŒҊ
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҇ģ҇ĿҊŁ҆
the _ need	Į҇
the _ nested	Ļ҈
the _ node	Į҆
the _ notes	Ā҆āѶă҆
the _ now	Ņ҈ņѺ
the _ number	ĀѹĐҌĳѹ
the _ of	āѧĂѮąҍĆѷĉғĊғĎҕďѶĐѯđҖēҍĔѹĕҊĖҎĘҋęҎĞѱğѮĠ҆Ģ҆ģѢĤѸħѶĩѷĮѰįѺİѵıѶĳҝķ҈ĺѹĻѺļҏľҖŀѮŁҌł҈Ńѳń҆ŅѵņҊŇѶňґŊҘōѷŏѳŐѨő҈ŔѸ
the _ on	ĀґāҒĈѷĤ҇Ĳ҈
the _ one	İ҉ő҆
the _ ones	ĀҎ
the _ option	āѺċ҆
the _ or	Ā҇āѸćҍĈ҉ňѸ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	ċ҈
the _ part	Āѷāҋ
the _ pass	ĀѺ
the _ path	ĀҌāѱħґŅҍņҍőҋ
the _ places	Ć҇
the _ points	Ā҈
the _ project	ĀҊ
the _ python	Į҇
the _ range	ė҇
the _ recent	āѳįҏİҍ
the _ release	āқ
the _ releases	ā҆
the _ replace	ņ҆
the _ require	āҊĖѺ
the _ requirements	Ėҋ
the _ requires	Ė҆
the _ return	ŇҊ
the _ revision	Ā҆āѺįҊ
the _ routine	ķ҆
the _ runs	Ā҇
the _ rust	Į҆
the _ script	ĖѹĞ҉Ŏ҆
the _ section	ĀѺāѶĖҊĞ҆
the _ sequence	ħ҈
the _ set	āѺľ҆Ŀ҇
the _ setting	ĐҎ
the _ sign	ĕ҇
the _ signature	āҋ
the _ site	ĵ҆Ķ҇ĺҍ
the _ sites	Ċ҈
the _ specifier	ė҈
the _ statement	ĵҌķ҇
the _ statements	āѺģ҈Ī҉ŃҊ
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀҏāѵōҌ
the _ switch	ċ҉
the _ tag	Ā҆
the _ taht	ą҇
the _ take	ğ҇
the _ test	āѷŋѹŌғœҟ
the _ tests	Āҏ
the _ text	Ā҉Ŕ҆
the _ that	āѩăѹĊ҆ďѺĐѸēҒĜѷĝғĢҊĥ҈ĩҐĭѷįѷĳѸĻѹŁ҈Ń҆ŅҎņ҆ŇҌŉ҇ŌѺōҍŎѺŒѵœѷ
the _ the	ĎѺ
the _ they	ď҆
the _ thing	ĀѸāҍ
the _ time	ĀѹāѴĖ҇įґ
the _ to	ĀѴāҏĉ҆Ċ҇ıѷŅ҇ő҈
the _ touching	ā҆
the _ trace	ķ҆
the _ trait	ĥ҉
the _ tree	Ě҇ĵ҇őҋ
the _ type	ĀѹāѲĞ҇Ľ҇łҍŇҐ
the _ typedef	ĽҌ
the _ types	ňҊ
the _ up	Āѹā҆
the _ update	į҈
the _ use	ā҇
the _ value	āѳĔҔĶ҈
the _ var	ğҌĶҊ
the _ variable	āҎğ҉Ķґ
the _ variables	Ĥҋ
the _ variant	ā҈
the _ version	Ā҈āҒĮғ
the _ was	ĀҎāѶ
the _ way	ď҉ħ҆
the _ what	āѸĞҋ
the _ where	āҍąҊĸ҇ĺ҇
the _ which	āѹĥ҇İ҆Ľ҇ňѹ
the _ whose	Œҍ
the _ will	āѺĚҊ
the _ with	ĀѶā҈Œ҈
the _ within	Ŀ҆
the _ work	Āѹāҏ
the _ workflow	ĀҐāѹŕ҉
the _ |	ĀѬĊѸďғĕѺė҇Ğ҉ğғġ҇ģ҇ĥѹħ҇įѷı҈ķҌĽѺłҎŅҊŇ҉Ō҆ŎѸŒ҆
the abc	Ă҆
the abc <name>	Ă҆
the abstract	Ăҗ
the abstract class	āҊ
the abstract methods	Ăҏ
the access	āѺĭҍ
the access level	ĭҍ
the added	ĀѺă҈
the added files	ĀѺă҈
the amount	Ā҇ľ҆Ŋ҇
the amount of	Ā҇ľ҆Ŋ҇
the ancestors	āѺćҐě҈
the ancestors of	ě҈
the annotation	ĒҔ
the annotation <name>	Ēҏ
the annotations	ē҈
the api	ā҇
the argument	āѺċ҈ďҌ
the argument <name>	Ā҆Ĕ҆
the argument list	ďҌ
the argument parser	ċ҈
the arguments	āѹďҊŁҚ
the arguments <name>	Ł҇
the arguments of	ď҆ŁҊ
the arrow	ŇҐ
the assignment	Ķ҇
the attribute	ŐҜ
the attribute <name>	Őқ
the attributes	āҌē҆ĤҎ
the attributes of	āҍĤҌ
the author	ĀҋāѵĲҒ
the author of	Ĳґ
the authors	āѴĭҐı҇
the authors keep	āѺĭҋ
the base	Ā҈āѲĂҊć҆ěҋŀҊňҍŒ҉
the base class	āѹĂҊěѺňҘ
the base classes	ćҋěҊňѶ
the base method	ĀѸā҇
the base name	ŒҊ
the bases	ĘѺĚ҈ěҌ
the bases of	ĘѺĚ҈ěҌ
the behaviour	ā҆ďѶĢҏ
the behaviour of	ā҆ďѶĢҏ
the biggest	Āѱāң
the biggest one	ā҉
the body	ĀҊĉҊĊѹĘҍĳѹķҌĺ҆ļҏĿ҇ń҆
the body of	ĀҊĉҊĊѹĘҍĳѹķҌĺ҆ļҏĿ҇ń҆
the bottom	ĀҎİѴĳ҆
the brackets	ŁҌ
the brackets of	Ł҉
the build	ĀҋāҋĈҒ
the build broken	Ā҆
the build fail	Ā҇āѹ
the build |	ā҇
the call	āѴĉ҇Ċґ
the call graph	ĀҊāѺ
the call sites	Ċ҈
the call to	Ċ҆
the callback	Ĕ҈
the callees	Ę҉ęҕĚѸěѸ
the callees of	Ę҉ęҕĚѸěѸ
the caller	ĀѺāѭĉҏĕҎ
the caller of	āѲĉҏĕ҆
the callers	ĊғĘҍę҉
the callers of	ĀѷĊҕĘҎę҉
the calls	ĉ҉
the case	āѺĬ҆
the case that	āѺĬ҆
the change	ĀѲČ҇Ĳ҇ŉ҆
the change <commit>	Āѳā҉
the change on	Ĳ҇
the checker	Ő҉
the checkin	ą҈
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	ĀѱĚҍňғ
the children of	ĀѲĚҍňғ
the ci	ĀѸāқŕ҈
the ci job	ŕ҇
the ci log	ā҉
the ci workflow	āҋ
the circular	āҍ
the circular import	āҍ
the class	āѨćҝĐѺē҆ĚҏěҔĢҒĤҗĥѹī҇ĵҒĶѺķѸĺҍľҎĿҏňҒōҎ
the class <name>	ĀҒāѱćҐē҆ĚҎěҏĢғĤҖĥѹī҇ĵ҆ķѹĺ҉ľҌĿґŀѺň҆ōҎ
the class hierarchy	ĚѺňҊ
the class or	ćҊňѹ
the class tree	ĀѹĚ҉ňҊ
the classes	Āѷć҈ĥҏňғ
the classes <name>	ĀѺć҇ě҈
the classes that	Ě҈ň҆
the classes which	Ā҈ĥ҇
the cli	ċҍ
the closure	ĻҘ
the closure <name>	ĻҘ
the code	ĀґāѪĈҕĉѷĊ҈ĐѸğҌĠҐġ҉Ĭ҉Ķ҆ĺ҉ō҆Ŕ҆
the code $	Ċҏ
the code <name>	āҎ
the code base	āѱĈ҇Ġ҇ġҋ
the code for	Ā҆
the code is	ĀѸāґ
the code make	Ā҆
the code of	ĀҔāѱĠ҇ō҇
the code that	Āҏāѷĉѹ
the code |	Ĭ҉Ķ҉
the command	ĀѸāҎċҒ
the command line	ĀѹāҎċґ
the comment	Āҋ
the commit	Ā҆ąҒČ҉čҎĎҘįѺŉ҉
the commit <commit>	Č҉čҌŉ҉
the commit by	ĀҊąѺ
the commit count	ĀѷĎғ
the commit history	Ď҉
the commit in	ą҈
the commit taht	ą҇
the commit that	Ā҉ā҆
the commits	č҇Ďҋİ҉
the commits $	Ā҉ĎѸ
the commits in	Ď҇
the commits on	ā҆
the commits to	ā҇
the commits touching	ā҇
the commits which	āѷİҊ
the committers	Ā҆
the committers for	Ā҆
the complete	Ć҆
the config	Ā҇ā҉Đғ
the config <name>	Đ҆
the config file	āҋĐ҇
the configuration	Đ҈
the configuration file	Đ҈
the console	Ğ҇
the const	ĀѺĶҐ
the const <name>	ĀѺĶҐ
the constant	ĀҋāҒđҞĶҜŐғ
the constant <name>	ĀҌāҔđҘĶҝŐғ
the constructor	Āґ
the contents	Ĵ҆ŕ҉
the contents of	Ĵ҆ŕ҉
the copyright	ĀѶāҌ
the count	Ď҇
the count of	Ď҇
the creation	ą҈
the creation of	ą҈
the current	āѹņ҉
the current one	ņ҈
the data	ĀѺāҌĤ҆ĵ҇œѺ
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҌ
the date of	į҈
the dead	ŏ҈
the dead imports	ŏ҈
the declaration	ĀѺāѷī҆ĵ҉Ķ҆ĺҍĽҎ
the declaration of	ī҆Ľҋ
the declaration site	ĵ҇Ķ҇ĺҍ
the declared	ĖҊŇ҈
the declared return	Ň҈
the decorator	ĀѶāґĒҘ
the decorator <mark>	āҔĒѹ
the decorator <name>	ĀѵĒҟ
the decorators	āҎē҈
the decorators on	ā҈
the decorators that	ē҆
the def	ē҆Ĭ҉ķҏĻҌ
the def of	ē҆Ĭ҉ķ҉Ļ҉
the default	āҏċѺĔҕĕҐ
the default of	āғĔ҈
the default value	ĀҌāѯĔ҈
the definition	āѵēҍĵ҈ķҍĹ҇Ł҆
the definition of	āѶēҍĵ҉Ł҆
the definitions	Ć҇ģ҇
the definitions in	āѺģ҈
the definitions of	āҍĆ҇
the definitions that	Ā҈
the dependencies	ĀѸāҏĖ҉
the dependencies have	ā҆
the dependencies |	ā҆
the dependency	Āѹėҗ
the dependency <name>	ĀѺėҕ
the derived	ňҍ
the descendants	ňҍ
the descendants of	ňҍ
the dev	ĀҖāѴ
the developers	ĭ҆ĶҊ
the developers $	ĭ҆
the diff	čҏ
the diff of	čҍ
the difference	ĀѺā҉ď҆
the difference between	ď҇
the difference in	ā҆
the differences	ďҍ
the differences $	ď҈
the differences between	ā҇
the different	ĆҌ
the different definitions	Ć҉
the direct	Ā҉ňѹ
the directory	őҙ
the directory of	ő҈
the directory that	ő҉
the doc	Āғ
the doc comment	Ā҉
the docstring	ĀҌ
the documentation	āҊ
the dot	āѺĿ҇
the earlier	ĀҎİѮŅ҉
the earlier name	ŅҊ
the end	ā҉
the entry	ĐҎ
the entry <name>	Đ҈
the entry for	Đ҇
the entry points	Ā҈
the enum	āҝĸқ
the enum constant	ĸ҇
the enum member	ĀҊāҋ
the enum value	ā҆
the enum variant	ā҈
the enumeration	ĸҏ
the enumeration member	ĸҌ
the enumerator	ĸҕ
the enumerator <name>	ĸҕ
the env	ğҙ
the env var	ğҍ
the env variable	ğ҇
the environment	āҊğҟ
the environment $	ā҆ğ҇
the environment variable	āҐ
the environment |	āѶğҏ
the equals	ĕ҇
the equals sign	ĕ҇
the error	Ńҕ
the error <name>	Ńҕ
the error on	ā҈
the exception	ĀҍāҋŃҙ
the exception <name>	ĀҐāҊŃґ
the exception class	Ń҉
the exceptions	ńҊ
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҍ
the export statements	ģ҉
the exported	ģҊ
the failing tests	ā҇
the family	ćҋ
the family tree	ćҋ
the fastest	āҊ
the fastest |	ā҈
the field	āѶŐҗ
the field <name>	āѶŐҗ
the fields	ĤҖ
the fields of	ā҆Ĥ҈
the fields that	Ĥ҆
the file	ąҗčҊĎҐģҍĥѺĪ҇ĬѺįҐĲ҆ĳҋĴҋĵҋķѺĸѺľѴņ҇ōѷŎѹŏ҆őқ
the file <name>	āѳąҎĎҊģ҉į҉ĳ҆Ĵ҆ķѸĽѺľѸŊ҆ōѸőҔ
the file <path>	ąҋĎ҈ģ҆į҉ĳ҆Ĵ҆ņѷőҊ
the file and	ğ҇
the file for	āҊ
the file formerly	ŅѶņҒ
the file in	ĺ҈
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	ĶҌņҋŒѺ
the file which	Ľ҇
the file whose	Œҋ
the file with	Œ҉
the files	ĀѺāѴă҇ČҌčҏĝ҇ĩҊŒґ
the files introduced	ă҇
the files that	Ā҇āѺČ҆ĝ҈
the first	ąґĆҏİѸ
the first $	āѸĆҊ
the first commit	Ā҈āѵąҐİѸ
the first release	Āҋ
the first test	ā҆
the fix	ĀҊāѵŉ҆
the flag	Ā҉
the flag <option>	Ā҉
the folders	őҋ
the folders does	ő҈
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҆Ņ҇ņҎ
the former <name>	ņ҉
the former <path>	ņҋ
the former name	āҏ
the former path	Ņ҉
the full	ĀҍĆ҆őҊ
the full list	Ć҆
the full path	őҋ
the func	āѷķҍŁ҉
the func <name>	āѷķҋŁ҉
the function	ĉҊĊ҇ĐѺĒѷēҍĔ҉ĕ҉ĘҍęҔĢҚĬҩĶѺķҔĻҍĽѹŁҊŃѸńҕŇҐŋѷō҉ŐѶŒѺœѸ
the function <name>	Ā҈āѮĉҋĊ҉ĐѺĒѺēҍĔ҉ĕ҉ĘҍęҔĢҚĬҪĶѺķ҆Ļ҉ĽѹŁҋŃѸńҔŇҐŋѷō҇ŐѶ
the function called	ķ҉
the functions	ĀѳāҊĉҕďҊĘҌŃ҉
the functions <name>	ďҋĘѺęҍ
the functions called	ĉ҉ĘҊęѺ
the functions in	Ā҆
the functions that	ĀѺāҎĉҌ
the git	Ā҇āѸ
the git history	Ā҆āѺ
the github	ŕ҆
the github actions	Ā҆
the global	ā҇Ķҗ
the global <name>	ā҉ĶҌ
the global variable	Ķ҉
the hash	ą҆
the hash of	ą҆
the head	Ā҈
the header	ā҉
the header of	āҊ
the helper	Ā҇āѸķғ
the helper <name>	Ā҇āѹķҍ
the hierarchy	Ěґŀ҆ň҇
the history	Āҍą҈İҌ
the history $	ĀҌ
the history of	ĀѸā҉ą҇Ď҈
the history replace	ņ҆
the history was	ĀҎāѶ
the history |	ĀѲāҋİҊ
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
the import	ĀѸāҍħґĨҊĪқ
the import chain	ā҇
the import cycle	ĀѶāҔ
the import lines	Īҍ
the import list	Ī҈
the import of	ĀҌĝѸ
the import path	ħҐ
the import statements	Īҋ
the importer	ģ҈
the importer $	ģ҈
the importers	Ā҆āѺĜ҉ĝҌ
the importers of	Ā҆āѺĜ҉ĝҌ
the imports	ĀѷāѶĝҋĦҝħҋĩѹĪҔ
the imports from	āѺħ҈
the imports in	āҋĪ҈
the imports of	Ĝ҆ĝ҇ĦҐĪҊŏѷ
the include	Ĝ҇
the include list	Ĝ҇
the inferred	āѷŇ҈
the inferred type	āѹŇ҆
the inheritance	ĀҌāѹĚ҇ěҊ
the inheritance chain	āѺĚҊ
the inheritance hierarchy	ć҆
the inheritance tree	ĀҎ
the inherited	āѺŀҎ
the inherited method	ŀҊ
the inner	ĻҝļҒ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҆
the installed	ā҆
the integration	Ā҈
the integration tests	Ā҈
the interface	ĀҎā҈ĥҚĽҐĿѸ
the interface <name>	ĀҒĥҜĽҍĿѹ
the interfaces	īҕ
the interfaces that	ī҈
the key	Ā҈Đґ
the key <name>	Ā҉Đҏ
the kind	ł҈
the kind of	ł҈
the language	āѷĭ҆Į҈
the language |	ĭ҆
the largest	āғ
the largest of	ā҇
the largest |	ā҇
the last	ĀѶāҚįҔİҍĳҍ
the last change	āҍ
the last commit	Ā҇İҋ
the last line	ā҈İѴĳҎ
the last release	āҍ
the last time	āѷįғ
the last update	į҈
the latest	Āѳā҇ąѺįҠİҍ
the latest change	į҆
the latest commit	Āѵāҍİ҉
the latest edit	āѶįҍ
the latest version	ā҈
the length	Ď҉
the length of	Ď҉
the level	ĩ҈ĪѺ
the level of	ĩ҈ĪѺ
the libraries	Ė҇
the licence	ĀѶā҆ıҞ
the licence called	āѷıҍ
the license	ĀѰāҎıґ
the license of	ı҇
the licensing	ıғ
the licensing of	ıҋ
the line	ĀѷāѰĐғĳ҈Ĵ҈Ķ҉ĸҎĹ҇
the line <line>	āѹĴ҈
the line count	ĳҏ
the line number	Đҍĳѹ
the line where	ĺ҆
the lines	āѺĳҍ
the lines of	ĳ҈
the lines that	ĀҌ
the list	ĀѯĖ҉ęҌ
the list of	ĀѰĖ҉ęҌ
the literal	ĀѸā҇đҍ
the literal <literal>	ā҇
the local	ā҈ĻҊļ҆
the local function	ā҉
the local helper	Ļ҉
the location	ĶҊķғőғœ҉
the location of	ĶҊķҌőҕœ҉
the log	Ā҉āѹįҊ
the log of	Ď҇įҊ
the longest	āҤħѹ
the longest import	ā҉
the longest |	ā҆
the lowest	ĮҊ
the lowest <name>	Į҆
the lst	ĀҏŊѳ
the lst of	ĀҏŊѳ
the main	āґ
the member	Ĥ҈ĺ҈
the member variables	Ĥ҈
the message	ĀѶāҊŔҊ
the message <literal>	ĀѳāҋŔҊ
the method	Ā҇āѺĂѺēҊĬҎĵѺĹҒĺ҈ľҎĿҐŀҍńҒ
the method <name>	ēҊĬҎĹҔľѺĿѵŀҘńғ
the method count	ľҍ
the method in	Ā҇
the method list	ĿҌ
the method names	ĿҊ
the method set	ľ҆Ŀ҇
the methods	ĂғĚѵěѸľҐĿҝŀ҉Ń҇
the methods in	āѹĂҊľ҉Ŀѹ
the methods marked	Ă҈
the methods of	Ā҈āҌĚѶěѹĿҎ
the methods that	Ă҆ŀ҈
the minimum	Įґ
the minimum version	Į҆
the module	ĀҊāѸĜҊĝ҉ĢҏģғĥѺĩҔĶҌŒғ
the module <name>	ĢҐģҌĩҋĶѸŒ҈
the module <path>	āѵĜ҉ĝ҉ģ҈ĩҋ
the module called	āҌ
the module level	Ķ҉
the module named	Œ҇
the module that	ĵ҆
the module variable	Ķҍ
the modules	āѺĜ҈ĝ҇ĩҍ
the modules importing	Ĝҍĝѵ
the modules it	Ħ҆
the modules that	ĝҌĩҌ
the moment	āѹŌ҈
the moment |	Ō҆
the most	āҚįҍİґ
the most recent	āѳįҏİҍ
the most |	āҍ
the move	Ā҈āѵŅҏņҐ
the move $	Ņ҆
the move of	ņғ
the move to	Ņҋ
the move |	ĀҌ
the name	āѲĆҊġҕĭҐĲ҆ŅѹņҏŋҗŒҌ
the name <name>	āѵĆҋġҍĭґŋҋŒ҉
the name of	āѹġ҈ŋҌ
the names	Ā҆ŁҋŊѺ
the names defined	Ā҇
the names exported	ā҇
the names of	ĩ҆ŁҋŊѺ
the nested	ā҉Ļ҆ļҒ
the nested def	ļ҇
the nested function	ā҆ļ҇
the new	Ą҆Ņ҆ņҊ
the new name	ŅҊ
the newest	ĀѸāҚĮѵįқİҋ
the newest commit	įҏİ҆
the newest revision	į҇
the newest version	āҏĮѷ
the next	āғ
the next commit	ā҇
the next release	ā҇
the number	ĀҋāѶĎҌđ҉ľҔŊҘ
the number of	ĀҊāѸĎҍĳ҆ľҍŊҕ
the number or	đ҆
the old	ĀѷāҎŅҍņҜ
the old <name>	ņ҈
the old <path>	ņҊ
the old name	ņ҈
the old one	Ņ҉ņѹ
the old version	ā҆
the oldest	Ā҈āҊĆѺĮҎ
the oldest |	āҊĆѺ
the one	ĀѺāҋĆѹĹ҉Ļ҉Œ҆
the one in	āҊ
the one of	Ĺ҇
the open	ĀѪāқ
the option	ā҈ċ҆ĐҐ
the option <name>	ĀҊĐҍ
the option <option>	ĀѶāҍċ҆
the original	Ņ҈
the original filename	Ņ҈
the other	ďҊ
the other way	ď҉
the outcome	Ō҉
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѹģҖ
the outside $	ģ҈
the outside |	ģҋ
the overloads	ā҆Ć҇
the overloads of	ā҆Ć҇
the overrides	Āѹāҍ
the overrides of	Āѹāҍ
the overriding	ŀҌ
the package	ĀҍāѲĞґĶҌ
the package <name>	ĀҏāѴ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀҔď҆Đ҆ĔҋġѸŁҍŐѹ
the parameter <name>	ĀҊĔҋŐѺ
the parameter list	Ā҆ġѸŁґ
the parameter of	Đ҇
the parameters	ĀҍďҎĘѺŁҐ
the parameters of	ĀҐď҇ĘѺ
the params	ďҍŁҋ
the paramters	ŁҌ
the paramters of	Ł҆
the parent	ćқň҆
the parent 's	ā҇
the parent class	ě҇
the parent of	āѷćҒ
the parentheses	ć҇Ł҆
the parents	ćґěҎ
the parents of	ćґěҎ
the parser	ĀѴāҖ
the part	Ā҆
the part of	Ā҆
the past	ĎѺŅҘ
the past |	ŅҌ
the path	Āѹĵ҆ķҍņѹőҊŒґ
the path by	Ĩ҆
the path of	ā҉ķ҆Œҏ
the phrase	Ŕ҇
the phrase <literal>	Ŕ҇
the pipeline	ĀҐāѴŕ҉
the pipeline <path>	ŕ҇
the place	ā҉ĐҋĥѺĶ҇ĸ҈Ļѹ
the place in	Đҍ
the place that	ķ҆
the place where	āҕķѴĸ҆
the places	ĊҌ
the places that	Ċ҈
the places where	ĀҊ
the position	ĵ҆
the predecessor	ŅҐņѺ
the predecessor of	Ņҋ
the preset	Ĕ҇
the previous	ā҆Ņ҆
the previous name	Ņ҆
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѳāѱĈ҉ĖҔė҉Ğ҆ġҋĮҟİ҈ıґłҎŊѶőҊ
the project $	ĀҐāѺĈѰİҋ
the project 's	ı҆łѺ
the project and	Į҇
the project be	Ĉ҇
the project build	Ā҆ĈѸ
the project builds	Ĉ҆
the project compiles	Ĉ҆
the project have	Ė҈Ŋѷ
the project how	Į҇
the project is	Į҆
the project need	Į҇
the project require	Ā҆ĖѺ
the project requires	Ė҆
the project structure	ő҆
the project work	ā҇
the project |	āѲė҆ı҆łҐ
the properties	Ĥґ
the protocol	ĥґ
the protocol <name>	ĥғ
the public	ģҚ
the public api	ģҊ
the public names	ģ҈
the purpose	Ģҕ
the purpose of	Ģґ
the python	Œ҆
the raise	ŃҊ
the raise statements	ŃҊ
the range	ă҉
the reason for	ā҈
the refactoring	ā҈
the relative	ő҇
the relative path	ő҇
the release	ĠҌ
the release <tag>	ĀѷĠҌ
the release notes	Ā҆āѶă҆
the release with	ā҆
the release workflow	ĀҐāѱ
the releases	Ā҇āѺăѸŉҎ
the rename	āѲŅҒņҜ
the rename $	āѵŅ҉ņ҉
the rename of	ņ҈
the rename that	ŅҌ
the renaming	āѸŅҍ
the renaming |	Ņ҇
the repo	Āҋāѯą҉Ć҈Ĉҋő҇
the repo $	Ā҉Ć҈őѹ
the repository	ĀғāѬġғİ҇őҎ
the repository one	ő҇
the repository |	ą҈
the required	Ă҈Į҈
the required methods	Ă҈
the requirements	ėҏ
the result	ĀѸāҏŅ҉ŇҖŌ҈Ŏ҆Őѹ
the result of	āҖŅ҉Ň҉
the result type	ŇҌ
the return	Ňҕ
the return annotation	āѸŇҏ
the reverse	ď҆ĩґĪѷ
the reverse dependencies	ĩ҈ĪѺ
the reverse imports	ĩ҉
the right	āҋđҋŌѺ
the right hand	đ҇
the role	Ģґ
the role of	ĢҌ
the root	őҌ
the root of	ő҆
the routine	ķҗ
the routine <name>	ķҗ
the routines	ĉ҈
the run	Ė҈
the run time	Ė҈
the runtime	Ė҉
the runtime dependencies	Ė҉
the same	āҤďҎ
the sense	ĀѺāѹĢҍ
the server	ĀѷāҌ
the setting	Đғ
the setting <name>	Đҏ
the shell	Ğ҉
the shortest	āѴħҞ
the shortest import	ħҊ
the signature	āѴď҉Ĕ҇ĕ҉ŁҎŇҊ
the signature of	āѺĕ҉ŁҏŇҊ
the signatures	ďҎ
the signatures of	ď҈
the single	ŌҊ
the single test	ŌҊ
the size	ľҊ
the size of	ľҊ
the slowest	āҌ
the slowest |	ā҆
the source	āѮđҍğ҉ĵҊĸ҆Ľ҇ŒҊŔ҆
the source $	Āѷđҏğ҈
the source file	Œ҆
the source files	Œ҆
the source location	Ľ҈
the source of	ĀҊŅ҆
the source tree	ĵ҈ő҈
the source |	ķ҆
the sources	āѹĈ҇
the sources |	ğ҆
the spot	ķҌ
the spot where	ķҍ
the spots	Ćҋ
the spots that	Ć҇
the stack	ķ҆
the stack trace	ķ҆
the standard	ā҆
the standard library	ā҆
the state	Ā҇
the state of	Ā҇
the static	ĶҌ
the static final	ĶҌ
the status	Ā҉
the status of	Ā҉
the steps	ĀҊ
the steps $	Ā҆
the string	ĀҌŔ҆
the string <literal>	ĀҌ
the struct	ĤҊīҔĵғ
the struct <name>	ā҆īҕĵҋ
the structure	Āҋ
the structure of	Āҋ
the subclasses	āѵĚҐŀҋň҉
the subclasses of	āѷĚҐň҉
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successful	Ā҇
the successful tests	Ā҇
the successor	ņҏ
the successor of	ņҊ
the suite	ŋҊ
the superclass	ňҔ
the superclass of	ňҒ
the superclasses	ćҊě҈
the superclasses of	ćҊě҈
the superfluous	ĪѵŏҖ
the superfluous import	Īѹŏҋ
the superfluous imports	ŏҋ
the switch	ċ҈
the switch <option>	ċ҈
the symbol	ĭҐ
the symbol <name>	ĭҐ
the symbols	Ā҈
the symbols imported	Ā҆
the tag	ĀѹĠ҇
the tag <tag>	Ġ҇
the tags	ŉҏ
the tags that	ŉ҆
the target	Ā҉
the target docs	Ā҈
the team	ĀѺā҇
the test	ĀҏāғŋҎŌҢōҗŎҘœҟ
the test <name>	ĀҗāҊŋғŌҞœҔ
the test called	āҌŋѸœҏ
the test case	ŌҌ
the test cases	Ā҇
the test count	ŊҎ
the test coverage	ĀѰāҌō҆
the test file	ŎҗœѺ
the test function	œ҉
the test functions	ōҊ
the test module	ŌѺŎ҆
the test named	Ō҈
the test names	Ā҆
the test script	Ŏ҆
the test suite	ĀҏāѵōҌ
the tests	ĀҚāѷŋғōҒŎҧœҌ
the tests $	Āѷŋҋō҆
the tests folder	œ҈
the tests for	ĀѬāҖ
the tests from	Ŏҙ
the tests in	ĀҕāҏŊ҉
the tests inside	ĀҊŎ҉
the tests of	ĀҐāѲŎҏ
the tests pass	āѹ
the tests that	ĀѶā҆ōҏ
the tets	Ŏ҇
the tets in	Ŏ҇
the text	ĀҐĴ҇ŔѺ
the text <literal>	ĀҐā҆ŔѺ
the text of	Ĵ҈
the thing	ĀѶāѲĄ҈Ģ҇
the thing called	Ģ҇
the thing is	ĀѸāѰĄ҈
the things	Ē҆
the things in	Ā҆
the throws	ŀѺńҔ
the time	Ġ҇
the tip	İҎ
the tip of	İ҇
the top	āѹĪґŏ҇
the top of	Ī҈ŏ҇
the topmost	ĀѸįҊ
the topmost entry	įҊ
the total	āѸľҋŊҘ
the total of	ĀѸĎ҆ľ҇Ŋҕ
the trait	ĀѺĥҘĽҖ
the trait <name>	ĀѺĥҙĽғ
the traits	ī҆
the transitive	āҏ
the tree	āѵă҈őҐ
the tree $	őҌ
the tree |	āѺŒ҇
the triggers	ŕҏ
the triggers of	ŕҌ
the two	āѷğҍ
the type	ĀѷāҊĤҍīҔĽҕĿҎłҋŐ҇
the type <name>	ĀѱĤҎīҕĽ҉ĿҏŐѮ
the type alias	Ā҈ĽҌ
the type annotation	Ā҇
the type of	āҔłҌ
the type that	āѺŇҋŐ҉
the typedef	āҍĽҖ
the typedef <name>	āҐ
the typedef for	Ľҋ
the types	ĥҋ
the typescript	ĽҐ
the unit	œҏ
the unit test	œҏ
the unused	āґ
the unused imports	āґ
the use	Īҗ
the use declarations	Īҗ
the user	Ğ҉
the value	ĐѹđҝĔ҆ĕҊŇ҆
the value <name>	đ҆Ĕ҇
the value assigned	Ā҉
the value of	āҋđґ
the value that	Ň҆
the variable	ĀҏđѸğ҈ŐҞ
the variable <name>	ĀҏđѸğ҇ŐҞ
the variant	ā҆ĸҔ
the variant <name>	ā҆ĸҔ
the verison	Į҆
the verison of	Į҆
the version	ĀѸėғ
the version specifier	ė҈
the very	Ā҆
the very first	Ā҆
the visibility	āѷĭҔ
the visibility of	āѹĭҍ
the way	ē҆
the way of	āѸē҆
the whereabouts	ő҆
the whereabouts of	ő҆
the whole	ā҆
the whole thing	Āѹā҈
the words	ŔҊ
the words <literal>	ŔҊ
the work	āѹĥ҇
the workflow	ĀқŕҚ
the workflow <name>	Āҋ
the workflow <path>	Ā҈ā҉ŕҕ
their	ā҉Ć҈ćѶĎҊďҔĥ҆ŀ҉ň҈
their _ $	ĀҊē҇
their _ <name>	ŀ҆
their _ clause	ĥ҆
their _ differ	ď҆
their _ in	ĀҊ
their _ version	ā҆
their _ |	ĀѭĎ҉ňҋ
their base	āҐ
their base $	ĀҌ
their base |	Āѹňҋ
their diff	Ď҆
their implements	ĥ҆
their implements clause	ĥ҆
their name	ĀѺā҆
their name |	ĀѺā҆
their names	ē҈ň҆
their names $	ē҈ň҆
their own	Ć҆ŀҋ
their own <name>	ŀ҆
their own version	ā҆
their parameters	ď҇
their signatures	ďҊ
their signatures differ	ď҆
them	ĀѶāѸăѹĆҒĉҊĊѸĒҐĪѺŃ҈ōҏŏҔ
them $	āѶĆ҈ĒҊĥ҆ĩ҆Ń҇ōҍŏҊ
them _ $	Āѯā҆Ć҇ĉ҉
them _ <path>	Ā҉
them from	Ā҉ăѺ
them from <path>	Ā҉
them |	ĀѯĉҊ
them | $	ĀѰā҆ĉҊ
then	ŏ҆
then $	Ĕ҆
there	ĀѮāѯĂѺĉѳďѸđѷĔѺĘҌę҇ěѹĜ҉ĠҝġҖĤ҆ĥҏĩѺĬѠĭѱĲ҉ĳҍĴ҆ĻѺļҊľ҆ĿҊŀҍń҆ŅѹŋҌŌѹ
there $	Ā҈āѴĥ҉
there <name>	ĚҊ
there <name> in	ā҉
there <name> |	ĚҌěѴ
there <path>	ĜҌ
there <path> |	Ĝ҈
there _ $	ĀҢĎѬĠ҆Ĵ҆ŏ҆
there _ <commit>	ā҆
there _ <name>	Āѧā҇Ď҇ę҈ĠҎōҊ
there _ <tag>	Ą҇
there _ a	ā҉Đ҆ġ҈ĬѱĲ҆ļ҇
there _ an	Ā҆Ĝѹ
there _ better	ā҈
there _ call	āѸĘ҈ę҉
there _ called	āѶŋҏ
there _ change	č҉
there _ circular	Ħ҉
there _ class	Ŀ҆
there _ code	ĀўāҪ
there _ import	ĀҊāѷĝ҈ģ҈ĦѺ
there _ imports	ŏ҆
there _ in	ĀѷĪҊĳ҇ŏѸ
there _ of	ĀѹĎ҆ę҆ň҈
there _ place	āѹ
there _ similar	āҌġѺ
there _ test	ĀҏāѴō҇
there _ tests	ā҉
there _ than	Ā҆
there _ that	Ā҈
there _ the	ĥ҇
there _ what	ġҍ
there _ which	ĀѺāѹē҆ń҆
there _ |	Āѵā҆ĚҌěѴĜ҈Ģ҇ŀ҉
there a	ĀҎč҇ę҇ĚѺĠҊĦҋŋѹ
there a <name>	ĀѲĠҎ
there a call	āѸĘ҈ę҉
there a change	č҈
there a circular	Ħ҈
there a test	Āҕāѵ
there an	ĀҋāѶĝ҈ĦѺ
there an import	ĀҎāѷĝ҈
there any	Āѷā҇Ł҇ō҇
there any place	āѹ
there any test	ō҈
there anything	ā҈
there anything similar	ā҈
there are	ĀѷāѳĎ҈ĳ҇ŀ҈
there are in	ĀѺĳ҈
there are of	Ď҆
there are which	ń҆
there are |	ŀ҉
there be	Ň҆
there been	ĀҊāҊĎѲ
there before	ā҆
there before <commit>	ā҆
there between	ĀѺā҆
there enough	ā҈
there enough tests	ā҈
there ever	ā҇
there ever a	ā҇
there exist	ā҈ŋѹ
there for	āѷĎҊĢҌōҊ
there for <name>	Ď҆ōҊ
there for |	Ģ҇
there imports	Ī҉ŏѺ
there imports in	ĪҊŏѸ
there in	Ą҇Ġ҆ĳ҈
there in <tag>	Ą҇
there in the	ā҈
there is	ć҆Đ҈ē҆ġҊĬѲĲ҆ļ҉ŋ҆
there is a	Đ҇ĬѴĲ҆ļ҇ŋ҆
there is an	Ā҆Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҊ
there such	Ā҇āѹŋ҆
there such a	Ā҇āѹŋ҆
there tests	Ā҆āѷŋҋ
there that	ľ҆
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҋĎѹĠ҆Ĵ҆
there | $	ĀҏĎѺĠ҆Ĵ҇
there | which	ē҆
these	Āѹāѹņҍ
these _ |	ņҍ
these days	ņҍ
these days |	ņҍ
they	ĀџāћĆҊď҈Đ҆Ė҇ė҇Ğ҉Ĥ҆ħѺĪҏĭ҆ŅѺň҇ŎҐ
they $	Ī҈ňҊ
they _ $	ĀѹāѶŎ҇
they _ <name>	ĀѸāѲĐ҇Ĭҏĭ҉
they _ in	Ī҇
they _ into	āѹľ҆
they _ it	ķ҆
they _ the	ā҈ĬѶ
they _ |	Ć҈ď҆ė҆Ğ҇
they import	Ī҇
they import in	Ī҇
they made	āҋĬѷ
they made the	āҋĬѷ
they make	āѵĬҊĭ҉
they make <name>	āѶĬҊĭ҉
they pass	Ŏ҆
they rename	ā҇
they take	ďҏ
they take |	ďҌ
they |	Āѹāѵ
they | $	ĀѺāѸ
thing	ĀѪāѱĄ҈Ĉ҉ġҗĢ҉İ҆ł҉
thing $	ā҈
thing _ <name>	ĀҋĢ҆
thing _ the	ā҈
thing _ this	ġ҈
thing as	Ā҆
thing as <name>	Ā҆
thing called	Ģ҇
thing called <name>	Ģ҇
thing in	ġ҈
thing in this	ġ҈
thing is	ĀѸāѯĄ҈
thing is <name>	Ā҇
thing is the	ā҈
things	ā҉Ē҉ę҈ģҎĪҍ
things _ <path>	ĀҌ
things _ called	ĀѶāҋ
things _ imported	Ī҈
things _ windows	ā҆
things are	ĀѶāҊ
things are called	ĀѶāҋ
things can	Ā҇āѹ
things does	Ā҈ģ҉
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
third	Ėғ
third _ packages	Ā҆
third party	Ėғ
third party packages	Ā҆
this	Ā҇āҒĂѺąѴćѸĈқĉѹĊ҆čѹĎѪĐѷđҋēѹĔѺĖҭėҎĘѺĜѺĝѹĞүĠѺġҢĢ҈ģѵĤѹĩѺĪѷĬѪĮҫįѲİҏıҩĲѺĳѸĺѺļѺŁѹłҤńѸŅѪņѹŇѸŊѷŋґōѷŎѺŏѺŐѸŒѺŔҎ
this $	ĀҙāѩĢ҇
this _ $	ĀѸāѳĞҌġ҉ĭ҈ĮҠİҋıҤłҋ
this _ <name>	ĀѲāҘ
this _ a	ł҇
this _ ask	ė҈
this _ base	Āҍāѹ
this _ be	Ā҇āѺ
this _ build	ĀѴĈҒĞ҆
this _ changed	ā҆
this _ compiles	Ĉ҆
this _ depends	Ė҈
this _ for	ā҆
this _ has	Ā҆ķ҆
this _ have	ıѸ
this _ i	ł҈
this _ in	ĀѶāҊ
this _ installs	Ğ҆
this _ is	ĀѷāѳĈ҆Ė҆ıҌł҇
this _ library	ł҈
this _ licensed	Ā҉āѳı҈
this _ need	Ā҇ėѸĮҊ
this _ of	āҍ
this _ on	Į҆
this _ pass	ĀѷāҌ
this _ please	Āѹđ҉
this _ read	ā҇
this _ rely	Ė҆
this _ require	ĮѸ
this _ so	ĀѺāҐıѺ
this _ to	Ė҆
this _ use	ĀҎāѺ
this _ version	Į҆
this _ wants	Į҇
this _ without	Ĉ҇
this _ written	Ā҉
this _ |	ĀҋāҖđ҇Ėѹė҆ġ҉łѷŃ҇ŅѳŋҌŔ҉
this a	ĀѺāҊł҈
this code	ĀѲđ҈Ē҆Ģ҉ĭ҉Į҇ıҋ
this code $	ĭҊ
this code base	Āҍāѹ
this code is	ı҇
this code please	đ҉
this code |	Ģ҇ı҆
this codebase	ġҍ
this codebase $	ġ҇
this constant	đ҉Ķ҉
this constant |	đ҉
this error	Ń҆
this file	āҋ
this file read	āҊ
this is	łҍ
this kind	āҏ
this kind of	āҌ
this language	ā҆
this language for	ā҆
this mit	ĀҊ
this name	āҍŅѵ
this name |	āҎŅѵ
this package	āѷĖҊĞҒĭ҈
this package |	ĭ҈
this project	ĀҎĈҒĎѺĖ҇ėҘĞҌġ҇Įҍıҋłѷŋҍ
this project $	āѮĮҏıҒ
this project be	Ā҇
this project build	ĀѵĈҍ
this project depends	Ė҇
this project have	ā҉ıѸ
this project need	ėѸĮҋ
this project require	ĮѺ
this project use	ā҇
this project wants	Į҇
this project |	ĀҚāѳĖѸėҋĞ҆ıѵłѸŋҊ
this repo	ĀҍąѺĞ҆ġҎĮ҇įѺİҋł҇ň҇
this repo $	Ğ҉Į҆
this repo has	Ā҇
this repo is	Ĉ҇
this repo which	Ā҇
this repo |	āҊ
this repository	ĀѹĈҋġҍłҏ
this repository $	İ҆ł҇
this repository please	ő҆
this repository |	ā҆
this software	Ė҇ł҉
this thing	Ĉ҉
this to	Ā҆
this week	ĀѺā҇
this workflow	Āѷāҋ
this workflow pass	ĀѷāҌ
this year	āҐĎѸ
this year changed	ā҆
this |	ĀґĮҊłѸ
this | $	ĀґĮҊłѸ
those	ĀѺďҊŀ҆
those _ <name>	ďҊ
those of	ďҊ
those of <name>	ďҊ
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	Āѷāғ
thread _ $	ĀѷāҒ
three	Ā҇
three out	Āҋ
through	ĈҐĊѺĢ҇ĦҠħғĨҍĪѶńѺŌҒŎҏőѹŒѺ
through $	Ĉ҉Ŏ҇
through <name>	ĀѶāқĦҋŒѺ
through <name> |	Ħ҇
through <path>	Ħғ
through <path> $	Ħ҇
through <path> |	Ā҆āѺĦҌ
through _ $	āѺĦҊŌҊ
through _ chain	Ĩ҇
through _ error	Ŏ҆
through _ files	ĀѺħҍ
through _ import	āѺĜ҆ĩ҈
through _ own	ā҉ĪѺ
through _ paces	ō҈
through _ |	ĀҋāѶĦҕ
through an	āѺĜ҆ĩ҈
through an import	āѺĜ҆ĩ҈
through imports |	Ā҆
through its	ā҆ō҈
through its own	ā҉ĪѺ
through its paces	ō҈
through other	Ā҉
through what	Ĩ҆
through which	āѺħҍĨҊ
through which chain	Ĩ҇
through which files	ħ҈
through without	Ŏ҆
through without error	Ŏ҆
through |	ŌҊ
through | $	ŌҊ
throw	āѹŃҪńҝ
throw $	ń҈
throw <name>	ĀҊŃҌ
throw <name> $	ĀҌŃ҈
throw _ $	Ā҉Ń҉ń҈
throw _ <name>	Ńғ
throw statements	ń҉
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѵŃҲ
throwers of	ĀѵŃҲ
throwing	āҋŃ҈
throwing <name>	āҋŃ҆
throwing <name> $	Ń҉
throwing _ $	Ń҉
thrown	ĀѱāҍģѹŃҤńҚ
thrown $	Ń҆
thrown _ $	āѴŃҘ
thrown _ <name>	Ā҆ā҇ģѺńҒ
thrown by	ā҉Ń҆
thrown by <name>	āҊ
thrown from	ģѺńҋ
thrown from <name>	ģѺńҋ
thrown in	ń҆
thrown out	ĀѲāғ
thrown |	āѴŃғ
thrown | $	āѴŃғ
throws	ŀѺŃҔńҢ
throws $	ń҆
throws <name>	ŃҐ
throws <name> |	Ń҈
throws _ error	Ń҉
throws _ the	ńҊ
throws _ |	Ń҈
throws what	ń҆
thru	Ā҆
thru <number>	Ā҆
thru <number> $	Ā҆
thru _ $	Ā҆
ticket	ĀѺā҆
ticket _ <path>	ā҆
ticket was	ĀѺā҇
tied	āѹė҉
till	ħ҇
till <path>	ħ҈
time	ĀѫāҥĖҒĠ҆įҔ
time $	ĀѳāҖĈѹĖҌ
time _ $	ĀѺāҔĖ҇įҋ
time _ of	Ė҉
time _ the	ĀҊāѸ
time _ what	ĀѹāҐĖѵ
time dependencies	Ė҇
time did	į҆
time |	ĀѸāҐįҋ
time | $	ĀѺāҒįҋ
timeout	ĀҍĔѺ
times	ĀѳāҎĎґ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	Ā҈
times _ was	Ď҈
times does	ĀѶāҌ
times has	Ď҆
times is	Ā҇
times is <name>	Ā҉āѺ
tip	ĀѺİҔ
tip _ the	İ҉
tip of	İҍ
tip of the	İ҉
to	ĀѺā҆Ăҙă҉ąѫĆѲćѳĈѹĉ҉Ċѵċ҈čҋďҐđҘĔҙĕҐėҊĜѵĞѺĠѺġѹģҍĥ҆ĨҔĩѶĪѱī҈Ĭѵį҈ıѱĴѫĵҌĶѹĸѷĹҔĻҋľѵŀѬŃѷņҖňѴŊѵŌѱŎѴŐѳœҍŔѹŕҊ
to $	ĀѵāѨĉҕđҝĒ҆ģѹī҈ŅѲņҜ
to <name>	ĂѲĉѲĊ҈č҉Ď҆ďҗēҊĔҗĘҒĚ҆ġѱĢѺģѷĬѷį҉ķѺĹҔĺ҉Ł҈ńѺŅҘņѦō҆
to <name> $	ĀѺāѴĂѹĊҌĎ҈ďҌđ҈ē҈ĔѶĘҌęѸģѹĤ҆ĥ҉į҇Ĺ҈Ŀ҆Ł҇ŅҙņѨō҈
to <name> and	Ĕ҇
to <name> in	ĀҋĊ҆ę҉ġѺőѺ
to <name> please	ĺҎ
to <name> the	ĀѴĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѴāґĘҏęѺĚ҈ő҇
to <number>	ĀҘā҇ĴѸ
to <number> lines	ā҈
to <number> of	Ā҇
to <number> please	Ā҉
to <path>	āҋčҏĎ҈ħҜĨҜįҊŅҘņѧőҌ
to <path> $	āҍĎҊħғį҈Ņҙņѩ
to <path> from	ħѴĨҕ
to <path> out	Ĩ҆
to <path> starting	Ĩ҇
to <path> through	ĀҔāѵ
to <path> via	ħ҈
to <path> when	Ĩ҈
to <path> |	č҆ħҐő҆
to <tag>	Ā҈ăҎĄ҉
to <tag> $	Āғ
to <tag> what	Āѱā҇ăҌ
to <tag> |	Ā҆
to _ $	āѷĂҊąѸĉѸĊҎĎғďҍđґĒҋĕҋė҇Ę҈ęѶģѲĥ҇ħҏĬѹĭѺįҌıѶĵѴĶѺĹ҆ĺѺľѶŁ҉ŅҕņѵŇ҇ō҆
to _ <line>	Āҍ
to _ <name>	Āҋā҇ĂѸĐҊĔҎġ҆ģѺĭҐĮѷĵ҇Ŀ҆Ņѹœ҇
to _ <path>	ħ҇ŅѹņҊő҆
to _ all	ĥ҆
to _ and	Ĕ҇
to _ as	ĀҊ
to _ bottom	ĳ҆
to _ call	Ā҈
to _ called	āѺŅҏ
to _ class	Ŀ҉ō҇
to _ definition	ĹҊ
to _ end	Ģ҈
to _ fields	ā҆
to _ file	Āҏĵҍőѹ
to _ for	ĂҍĮ҆
to _ found	ĝ҆
to _ from	āѶĞ҆ģ҉ħѷĨғ
to _ function	ā҇ĒѹķҊĻ҆Ł҆
to _ functions	ĉ҆
to _ how	ĀҐĎѴ
to _ import	ā҆
to _ in	č҈ę҈ń҈őѶŕ҆
to _ into	ő҇
to _ is	đҌ
to _ it	āҖ
to _ its	ĕ҆
to _ key	Ā҆
to _ line	Ā҉
to _ lines	ā҈
to _ me	ĀѸĵ҆
to _ method	Ĺ҆
to _ modules	ģ҇
to _ named	ġ҆Ņҋ
to _ nested	Ļ҇
to _ next	ā҆
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Įҋ
to _ other	ĉ҆
to _ out	ā҈Ĩ҆
to _ outside	āѺģҔ
to _ path	ņҊ
to _ place	āѺķ҆
to _ please	ĺҎ
to _ project	Āҋāѳ
to _ protocols	ī҉
to _ repo	İ҇
to _ shorter	ā҉
to _ since	ā҆
to _ starting	Ĩ҇
to _ subclasses	ě҆
to _ tell	Ā҇
to _ test	œҊ
to _ thanks	ā҉
to _ that	Ā҇
to _ the	ĀѤā҈đ҉Ĩ҇Ķ҆ŁѷňҋŊ҇œҊ
to _ this	ĀѰāҚĞѸĮҔ
to _ through	ĀғāѶħѺ
to _ to	ĀѷāѹĨ҆ķ҈Łғ
to _ value	Āҍ
to _ version	ė҇
to _ via	ħ҈
to _ was	ņ҇
to _ what	ĀѲăҌćҎŇ҇ň҇
to _ when	āѵĂҊĨ҈
to _ where	ā҇Đ҆
to _ whether	ĬҌŋ҉
to _ which	āѺĔ҉Ī҆
to _ |	ĀҋāҌĂҌăѺč҉đѳē҆Ė҇ĘҎęѹĚ҇ĢҎģҍĦ҆ħҌĬѺŇѶőҎ
to a	Ā҆ā҈ĒѹĦ҆
to a function	ā҆
to ask	ň҆
to be	ĀѯāѬė҉ĝ҆ĬґĭҎŅҕņ҇
to be $	Ņ҇
to be <name>	ĭ҇ņ҆
to be <path>	ņ҉
to be a	Ĭ҇
to be called	Ņҏ
to be found	ĝ҆
to be named	Ņҋ
to bottom	āѹē҈
to bottom |	āѹē҈
to build	ā҉
to call	ā҈ĊѷĬ҈ŁҊ
to call <name>	ā҆ĊѷĬ҈ŁҊ
to catch	Āѹā҉ńҍ
to change	ĀѶāҋĊ҆Đ҇
to change <name>	Đ҇
to change next	ā҆
to change the	ā҉
to class	ĵ҉
to class <name>	ĵ҉
to compile	Ĉ҉
to cut	ā҇ħѺ
to definition	ĺ҇
to definition of	ĺ҇
to do	ĢҊŕ҆
to do $	ĢҊ
to enum	ĸ҇
to exist	Ā҇
to exist tell	Ā҇
to expect	Ā҉
to fill	Ă҈
to fill in	Ă҇
to get to	Ĩ҆
to give	ā҆
to give <name>	ā҆
to go	āҊĵѸő҇
to go into	ő҇
to have	Į҇
to implement	Ăҗ
to implement $	Ă҈
to import	ĀѴģґħ҆
to import <path>	ā҇ħ҇
to import from	ģ҉
to importers	ģҋ
to importers |	ģҋ
to in	ĀҎĔҕ
to in <name>	Ā҇ĔҒ
to in <path>	Ā҈
to install	ĀҐāҌĞѸ
to install for	ā҆
to interrupt	ā҆
to it	Ċ҈Ħ҆
to it after	Ā҆
to its	ĀҊě҆ĢѸŁ҆Ň҉
to its subclasses	ě҆
to key	Đ҆
to key <name>	Đ҆
to know	ĀѳāѪćҊĔѸĕ҆ĝ҆ħѺĪ҆Ĺ҆ŋ҆
to know by	Ā҆
to know its	ĕ҆
to know since	ā҆
to know the	ĀѷāѹđҊĨ҆Ņ҇Ŋ҆
to know what	āѹćҊň҈
to know where	ā҈
to know whether	ĬҌŋ҉
to know which	ĀѹĊ҆Ī҇
to know |	ĭ҈
to line	Āҍ
to line <line>	Āҍ
to load	ā҆
to load |	ā҆
to make	ā҆
to me	ĀҋĢ҇
to mock	ĀѺī҆
to mock <name>	ĀѺī҆
to one	ā҆
to one in	ā҆
to open	ő҇
to other	ģҋ
to other modules	ģ҇
to others	ģ҆
to override	ĀѹĂҌ
to pass	Łҕ
to pass to	ĀѺŁҕ
to put	ń҈
to read	āѺĵ҇ķ҆
to read the	ĵ҆
to rename	Āҍ
to rename <name>	ĀҌ
to return	ŇҊ
to return $	Ňҋ
to run	ĀѹāѸĖҌĞ҉Įҍ
to run on	Į҆
to run this	ĮҊ
to run |	āѺĖ҉
to say	Ā҈āѸ
to see	āѵĒ҆
to see the	ĀҎāѺ
to show	ĀѺ
to something	āҍġ҆
to supply	Ă҇
to test	œ҉
to test <name>	œ҉
to the	Ā҈ĉѹĊѹċҌģҐĥ҇ĵҏķ҉Ĺ҉ĻҌĽ҉Ŀ҆ņѸőѴœҊ
to the bottom	ĳ҆
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҆
to the file	ĀҐĵҊőѹ
to the function	ķҊĻ҆Ł҆
to the key	Ā҆
to the outside	āѺģҔ
to the place	ķ҆
to the test	œҊ
to them	Ē҈
to this	ĀҌāѰİ҇ı҇
to this project	ĀҋāѴ
to this repo	İ҇
to touch	Āҋ
to true	ā҆
to true in	ā҆
to use	Āѵġ҈ĭ҉ĮҌ
to use <name>	Āѹġ҈ĭҊ
to use this	āѺĮҍ
to what	Ā҉đҊĒ҆ĔҌĕ҆ė҇ĢҐģѸŅѪņҙŇѺ
to what $	ĔҋŅѴņҒ
to what <name>	āҋ
to what is	đҍ
to what it	ā҇
to what was	ņ҇
to what |	ĀҏāѺđѺĕ҈Ģҏ
to where	ņҋ
to where $	ņ҆
to which	ĀҋāѮĉҎİ҈ł҈Ņѷņҏ
to which <name>	ĉ҈
to which path	ņ҈
to which the	ő҆
to which value	ĀҎ
to work	Ė҇Į҈
to write	Ăґ
to write |	āѺĂҊ
to |	āѮđҏĕҋėҌļ҆Ņѫņғ
to | $	āѮđҏĕҋėҌļ҆Ņѫņғ
today	Āҋāѷņҗ
today $	ĀҎņҊ
today 's	Ņ҈
today 's files	ņ҇
today _ $	ņ҈
today _ files	ņ҇
today |	ņ҈
today | $	ņ҈
together	ĀѺāҘĿѸ
together _ <path>	ā҈
together with	āҌ
together with <path>	ā҈
told	āѹġҊ
told me	ġ҈
too	āҴĊѺěҋľѳ
too _ $	ĊѺěҍ
too _ <name>	ĀѺā҈
too _ for	āҊ
too _ would	ā҆
too _ |	āғ
too long	āґ
too long $	ā҇
too long |	ā҈
too many	ĀѹāҔľѹ
too many for	ā҈
too much	ā҉ľѸ
too often	ā҉
too often would	ā҆
too |	āѹĊѺěҍ
too | $	āѹĊѺěҍ
tool	ćѹĈѺċ҆łҡ
tool _ $	āѺłҌ
tool _ this	ā҉
tool or	ł҇
tool |	łҌ
tool | $	łҌ
tools	ĀѵāҍĖ҆
top	ĀѶāѴĒҐēҋĪҏİҔ
top $	ĒҌĪ҇
top _ <name>	ā҇
top _ a	Ķ҆
top _ bottom	āѹē҈
top _ the	İ҆
top _ which	ć҆
top of	İ҆Ķ҆
top of <name>	ā҇
top of a	Ķ҆
top of the	İ҆
top of which	ć҆
top to	āѹē҈
top to bottom	āѹē҈
top |	İ҆
top | $	İ҆
topmost	ĀѸįҊ
topmost _ |	įҋ
topmost entry	įҊ
topmost entry |	įҋ
total	ĀҝāѲĎҡĤѤĩѳĳҔľҦĿѯŊҡ
total $	ľ҆Ŋ҈
total _ $	ĀѶĳҎ
total _ <name>	ľ҉
total _ <path>	ĀҎĩѸ
total _ commits	Ďҋ
total _ in	ĀѸľҋŊ҉
total _ lines	ĀѹĳҌ
total _ methods	ľҊ
total _ of	ĀҋĎҎ
total _ testcases	Ŋҍ
total from	Āѹĳ҈
total from lines	ĀѺĳ҉
total imports	ĀғĩѴ
total methods	ĀѺľҔĿѷ
total number	Āҋ
total number of	Āҍ
total of	ĀѶĎҊľ҇Ŋҕ
total of commits	Ďҋ
total of methods	ľ҆
total of testcases	Ŋҍ
total revisions	ĀѸĎҎ
total revisions of	ĀѸĎҎ
total tests	ĀѺŊ҉
total tests in	ĀѺŊ҉
touch	ĀѸČҏčҐį҉
touch <name> $	Ā҈
touch <path>	ĀѴāҊč҈
touch <path> |	Āѹč҆
touch _ $	Ā҆Čҏ
touch _ |	ĀѴā҇čҊ
touch |	āѺČҏ
touch | $	āѺČҏ
touched	ĀҥāѦăѶČҍčғĎҋįҖ
touched $	Č҇
touched <path>	Ā҉āҋĎѸ
touched <path> |	Ā҉Ďѹ
touched _ $	ĎҒ
touched _ <commit>	č҉
touched _ in	ā҇
touched _ last	į҆
touched _ often	ā҆
touched _ so	Āҋāѷ
touched _ |	ĀҎāѺ
touched by	č҇
touched in	č҇
touched it	āѵĎ҇
touched it |	Ā҇āѸ
touched the	ĀҘāѦ
touched too	ā҆
touched too often	ā҆
touched |	Ď҆
touched | $	Ď҆
touching	Āѫāғį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	ĀѺ
touching <path>	ĀѶāҌ
touching <path> $	ĀѸā҇
touching _ $	Āѳāҋį҉
touching _ by	ā҈
trace	Āѹāѹħ҈Ĩ҆
trace _ <name>	ķ҆
trace _ <path>	Ĩ҆
trace _ imports	ħ҇
trace how	Ĩ҆
trace how <path>	Ĩ҆
trace mentions	ķ҆
trace mentions <name>	ķ҆
trace the	ħ҇
trace the imports	ħ҇
trait	ĀѵāҍĥҢīҌĽҰ
trait $	ĥ҉
trait <name>	ĀѷāҏĥҠīѲĽҲ
trait <name> $	ĥҌīѺĽҎ
trait <name> written	Ľ҆
trait <name> |	ĥҊ
trait _ $	ĥҌīѺĽҎ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥҊ
trait implementations	īҍ
trait impls	ĥѺīҐ
traits	āѺĤѸĥѺīӂ
traits <name>	ī҇
traits _ <name>	ī҇
traits _ has	ī҇
traits _ implemented	ī҇
traits _ struct	ī҈
traits _ the	īҍ
traits are	ī҇
traits are implemented	ī҇
traits does	ī҆
traits that	ī҉
transitive	ĀҘāҎĊѵňѰ
transitive _ of	ĀҦĊѵňѰ
transitively	Āҕā҉ħҐňѪ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҈
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	Āѹā҇
transitively | $	Āѹā҈
translate	ā҇
translated	āҌŔѷ
treat	ĭ҇
treat <name>	ĭ҇
treat <name> as	ĭ҇
treat _ as	ĭ҇
tree	ĀҌāѰă҈ĐѸĚ҇ĵҐň҆őҠ
tree $	őґ
tree _ $	āѹĚҌĵ҉Œ҇
tree _ <name>	Āґ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҌĵ҉Œ҇
tree | $	āѹĚҌĵ҉Œ҇
trigger	ĀѷĘғŕҌ
trigger _ of	ŕ҆
trigger events	ŕ҉
trigger events of	ŕ҆
triggered	ĉҊęҐĚѵŕҕ
triggered _ $	ĀѺŕҕ
triggered _ <name>	ĉҊęҐĚѵ
triggered _ jobs	Ā҆
triggered by	ĉҊŕ҆
triggered by $	ŕ҆
triggered which	Ā҆
triggered which jobs	Ā҆
triggered |	ĀѺŕҎ
triggered | $	ĀѺŕҎ
triggers	ĀѷāѲĊҜŕҢ
triggers _ $	ŕ҈
triggers _ <path>	ŕ҉
triggers _ ci	Ā҆
triggers _ |	ĀѶĊҜ
triggers of	ŕҎ
triggers of <path>	ŕ҉
triggers the	ĀҋāѺ
triggers |	ŕ҆
triggers | $	ŕ҆
true	ĀѺāѪĊѹčҌĚҊěҍĜ҇ĝ҆Ĭґĭҍ
true _ $	Ěҋĝ҆
true _ <name>	āѹĬҍ
true _ |	ĭҌ
true false	ĝ҆ĭҌ
true false $	ĝ҆
true false |	ĭҌ
true in	ā҆
true of	āѷĬҌ
true of <name>	āѷĬҌ
true that	ĊѺč҆
true |	ĚҌ
true | $	ĚҌ
try	ĀҋāѴĈҘń҇
try _ <name>	Ā҉āѷ
try block	ā҆
trying	Ā҆
trying to	Ā҆
turn	Āҋā҉łѺņ҉
turn _ $	Ā҆
turn _ by	ņ҆
turn into	ņ҉
turn into by	ņ҆
turn up	Ā҆
turn up $	Ā҆
turned	ĀѺā҉
turned <name>	ĀѺāҋ
turned _ by	ņ҆
turned into by	ņ҆
tutorial	ĀѴāҌ
twice	Āѹāҏ
twice in	ā҉
two	ĀѳāғğҌ
two _ |	Āѷā҆ğҍ
type	ĀҖāҎĉѹĊѶđѯēѺĔѶĞҌĢѸĥѺĩѺĪѺīґĬѴĭѸĮѹĶѱķѷĽҭĿҊŀѺŁѶłҤŇӏňѺŏѸŐӮ
type $	ĀѵāѷłҍŐң
type <name>	ĤҍīҘĽҝĿҎŇѹŐѭ
type <name> $	ĤҎīҌŐѵ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѸāѸĽҏĿҋ
type _ $	ĀҕĤҎīҌŇѳŐѸ
type _ <name>	ĀҞāҠĽҌŐ҈
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ for	Ā҆
type _ function	Ň҈
type _ is	ńҌŐ҆
type _ it	ĀѺā҉Ňҋ
type _ of	Ā҇
type _ out	Ň҆
type _ that	Ň҇
type _ the	ā҆ĞҎĤѹŇҍŐҙ
type _ this	łҌ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type a	ĀѹŐҍ
type alias	Ā҆āҎĽҐŐѺ
type alias <name>	Ā҆āҌĽҌ
type annotation	Ā҆ŇѹŐ҇
type annotation of	Ā҇
type as	ā҆
type as <name>	ā҆
type at	ĞҌ
type comes	Ň҉
type comes out	Ň҆
type does	ŇҏŐҋ
type does <name>	ĀҌ
type does a	Ň҇
type does it	āѺŇ҇
type does the	ā҇ŇѸŐҋ
type has	ĀҌŐ҈
type has <name>	Ā҈
type hint	ĀҊ
type is	ĀѸā҉ŇҋŐҏ
type is <name>	Ő҉
type is it	ĀѶāҐ
type of	ā҈łқŇқŐҙ
type of <name>	āқ
type of the	ŇґŐ҉
type of this	łҌ
type should	āѸŇҋ
type that	ĀѺāѺńҌŇ҈Ő҈
type that <name>	ŇҌ
type the	ŇҊ
type |	ĀҖĽ҇ŇѴŐ҆
type | $	ĀҗŇѶ
typed	āѹĲҌŔҊ
typed <literal>	Ŕ҉
typedef	Āѹā҆ĽӀ
typedef $	Ľ҇
typedef <name>	āҌĽҕ
typedef <name> $	ĽҎ
typedef _ $	ĽҐ
typedef _ <name>	Ľҗ
typedef for	Ľҋ
typedef for <name>	Ľҋ
types	ĀѵāҊēѵĥүīѺŁѹŃѺńҨňҙ
types $	ňҎ
types _ $	ńҊ
types _ <name>	ńҜň҉
types _ an	ĥҌ
types _ the	ĥ҆
types _ to	ĥҎ
types does	ĥ҈ń҆
types of	āҝĥѺńѹň҉
types that	ĥ҈
types with	ĥ҆
types with an	ĥ҆
types |	ńҊ
types | $	ńҊ
typescript	ĽҐ
unchanged	āѴįҐ
unchanged $	āѲįҐ
under	ĀѺĂ҈ćѺĐҍĒ҆Ě҉ıҏĹ҉ńѲŅҎņҐō҉ő҈œ҇ŕ҆
under <mark>	Ă҇
under <name>	ĀҕāѸĚҊ
under <name> in	Ěҋ
under _ $	ĀҒāѸı҉
under _ <name>	ĭ҆ĹҊ
under _ circumstances	ā҇ńѺ
under _ condition	āҊńѺ
under _ conditions	āҌ
under _ directory	ő҆
under _ folder	ő҉
under _ in	Ěҋ
under _ name	Ņ҇ņҎ
under _ new	ņ҉
under _ path	ĵ҈Ņ҇őѺ
under _ section	Đҍ
under _ subfolder	ő҆
under _ |	Ă҇
under test	ō҇
under the	āѺĭ҆
under the <name>	ĭ҆
under what	ĀѹĐ҈ı҇ńѺŅ҆ő҇
under what circumstances	ā҇ńѺ
under what folder	ő҉
under what name	ņ҆
under what section	Đ҇
under which	ĀѶāҊł҆ńѹŅҊņ҈ő҇
under which condition	āҊńѺ
under which conditions	āҌ
under which directory	ő҆
under which new	ņ҇
under which subfolder	ő҆
under |	ı҉
under | $	ı҉
understand	āѷĢҊ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āҎ
undo _ <commit>	ā҈
undo _ last	ā҆
undo the	ā҆
undo the last	ā҆
undo what	ā҈
undo what <commit>	ā҈
unit	ĀѴāҋŊ҆ōҏœҋ
unit _ <name>	āґ
unit test	œҌ
unit tests	Ŋ҆ōҐ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	ĪѸŏҎ
unneeded _ in	Īѹŏ҉
unneeded imports	Īѹŏ҉
unneeded imports in	Īѹŏ҉
unreferenced	ĀҗĪѸĬѺĭѷŏҋ
unreferenced _ in	ĪѸŏҋ
unreferenced imports	ĪѸŏҋ
unreferenced imports in	ĪѸŏҋ
unset	đѹĕҋ
untested	ĀҗāҘľѬōѷŎѺ
until	āҐĎѶ
until <path>	ĀѺāҍĎѷ
until <tag>	Ā҈
until _ $	ĀҌăѶ
until _ is	ĀѵāҖĎѵ
untouched	āѺįҊ
untouched $	āѺįҊ
unused	ĀҎāҘĝѷĪѯŏӆ
unused $	ŏҒ
unused _ $	ĀҕāѲĝѸŏҖ
unused _ does	ŏ҆
unused _ from	ā҉
unused _ in	ĀѶāҢ
unused _ of	ŏҎ
unused functions	ĀѹāҌ
unused functions in	ĀѹāҌ
unused imports	āҘĪѴŏҡ
unused imports $	ŏҊ
unused imports does	ŏ҆
unused imports from	ā҉
unused imports in	āҒ
unused imports of	ŏҎ
unused in	ŏ҇
unused variables	ā҆
unused variables are	ā҆
unused |	ĀҗāѱĝѸŏҋ
unused | $	ĀҗāѱĝѸŏҋ
up	Ā҆āѲăҍĆ҇ć҇ĈѴĉѸĊѲċ҉ĎѴĐѺĒѺě҈ĞҋğҏĦҒħҊĪѺĮ҆ĳѺĶѸŃҊŌ҇
up $	ĀѺā҆ċ҇Ğ҈
up <name>	Ā҈āѹĞ҆ğҍ
up <name> in	ĀҌĞ҆ğҊ
up _ $	ā҇ī҆Ŋ҆
up _ <name>	ĀҏāѩĆ҉ĊѴėҋě҆ĹҏŃҍ
up _ <path>	ħҋ
up _ <tag>	Āѹăҍ
up _ attributes	ē҇
up _ class	ĥґ
up _ export	ģ҇
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	Ā҈Ğ҆ğҊ
up _ it	ā҈
up _ location	őҍ
up _ method	Ŀ҆
up _ original	Ņ҈
up _ place	ķҍ
up _ the	Ā҉āѸ
up _ use	ĪҊ
up _ what	Ĕ҇
up _ workflow	ā҇
up a	Ā҇āѸ
up a <name>	Ā҇āѸ
up all	Ćҍ
up as	Ĕ҇
up being	ĀѷāҌĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҋĊѵ
up if	ěҌĜ҆
up if <name>	ě҇
up importing	ħ҈
up importing <path>	ħ҈
up in	ĀҋāѹĦ҇ĩ҇
up in imports	ĩ҇
up in the	ĀҎ
up the	ā҉ć҆ĈѸĊѺĥѶĪ҆Į҆ķ҆ő҉
up the <name>	Ĺҏ
up the attributes	ē҇
up the export	ģ҇
up the location	őҍ
up the method	Ŀ҆
up the original	Ņ҈
up the place	ķҍ
up the use	ĪҊ
up the workflow	ā҇
up to	ĀҐă҉ĎѲ
up to <tag>	ă҉
up what	ė҇Ģ҈
up what <name>	ė҇
up when	Ō҉
up which	Āҋāѷ
up with	ĀѸŃҏ
up |	āҊ
up | $	āҊ
update	įҌ
update _ <name>	į҆
update _ <path>	į҆
update of	įҌ
update of <name>	į҆
update of <path>	į҆
updated	č҆į҇
upgrade	ĀѰāҏă҆
upgrade _ <tag>	ĀѰāҌă҆
upgrade from	ĀѰāҌă҆
upgrade from <tag>	ĀѰāҌă҆
upstream	Ā҇ā҈ĊѺėѹ
upwards	ĀґāѹćҏĉѺ
usages	ĀқāҋĉѹĊґđѺ
usages $	ĀҜāғđѺ
use	ĀҎāҖĈѶĉ҉đѷĕ҇ėѺĘҌĚѺĢҍĥѹĩҋĪ҆ĬѺĭҋĶѲŅ҇ŊѲōҡŏң
use $	ā҇ŏҋ
use <name>	Ā҉āѲĉѹĊҊĘҊġ҇Ģ҈ĩҌĭ҉ŊѺō҆
use <name> $	Ā҇āѶĊҋĘ҇
use <name> from	ĭ҆
use <name> in	ā҆
use <name> |	ĀҋāѹŊѺ
use <option>	Āѷāҍ
use <path>	ĀҌāѴĩҎŊѺ
use _ $	ā҇Ĉѹĉ҆ĊҋĘ҇ĩҊŏҍ
use _ <name>	ĕ҉Ģ҈ĩѺōҔ
use _ <path>	Āѷā҉
use _ be	ŅҌ
use _ by	ĉ҆
use _ from	ĭ҆
use _ in	ā҆
use _ inside	ĪҊ
use _ of	Īҍ
use _ project	āѹĮґ
use _ value	ā҆
use _ via	ĩ҉ĪѺ
use _ |	ĀҝāѲŊѴō҈
use a	ā҇
use a <name>	ā҇
use declarations	āѺĪҗ
use declarations inside	ĪҊ
use declarations of	Īҍ
use for	ĕ҉
use for <name>	ĕ҉
use from	Āѷāҋ
use from <path>	ĀѸāҊ
use it	ĭ҆ō҆
use it |	ā҇
use of	ĉ҈ō҈ŏ҇
use or	Āҏ
use the	ĀҎāҌĒ҇ĶѴ
use this	ĮҐ
use this project	āѹĮґ
use to	ŅҌ
use to be	ŅҌ
use |	āҏĈѹĉҊŏҊ
use | $	āҏĈѹĉҊŏҊ
used	ĀҎāҙąѸĊ҇đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩҕĬѺĶѮĽѱŅҋņ҈ōҌŏҘ
used $	ā҆ŏҎ
used _ $	ĀҖāѱĒҐĔҌĩҚĶѳ
used _ be	ŅҋņҌ
used _ exist	Ā҇
used _ in	ā҉
used _ the	Āѹĉ҈ę҆
used _ |	Āѭāҝ
used anywhere	Āѹā҇
used at	ĀҐāѲ
used by	ĀѮāѺĊҊę҉ĝ҆ĩҕŏ҆
used by $	ĀѴĩқ
used in	āғĉ҈Ľѷ
used in the	ĉ҈
used to	Ā҇ąѹŅҎņҋ
used to be	ŅҋņҌ
used to exist	Ā҇
used |	ĀґāѺĒґĕ҆Ķѳō҉
used | $	ĀҖĒґĕ҆Ķѳ
useful	āҎŌѵ
user	ĞҌ
users	ĀѩāҚĞ҆ĩҒŒѹ
users _ <tag>	ĀѶāҋ
users _ the	ĩҒŒѹ
users of	ĩҒŒѹ
users of the	ĩҒŒѹ
uses	ĉ҈ĒҋĘҋġѺģѸĩѸĪ҇ŏҗ
uses $	ģѹĪҊŏҏ
uses <name>	Āҡāѣ
uses <name> |	Āҋāѵ
uses _ $	ĀҙāѪŏ҆
uses _ <name>	Ę҈
uses _ its	āѶĉ҉ĕ҆
uses _ once	ā҇
uses _ |	ĀҒāѲġѺ
uses exactly	ā҇
uses exactly once	ā҇
uses for	ĕ҆
uses for its	ĕ҆
uses it	āҋ
uses it |	Ā҇
uses the	ā҇
using	ā҇Ē҇ĩ҉ĪѳĽ҆ŊѸŏґ
using <path>	Ā҇
using _ $	Īѹŏҋ
using _ <name>	Ľ҆
using _ via	ĩ҆
using _ |	ĀҎāѹŊѸ
using it	ŏҋ
using it $	ŏ҆
using them	ŏ҆
usually	āҏ
usually _ to	ā҇
usually pass	ā҈
usually pass to	ā҇
val	đҊ
val _ <name>	đҊ
val of	đҊ
val of <name>	đҊ
value	ĀҊā҉đӑĔұĕҶĢѹĤѺĬѸĭѹĶҊŇҗ
value $	ĀҊāѸđҐĕҋĶ҇
value <name>	ĀѸāѺĕҕĶ҉ĸ҆
value <name> $	ĸ҆
value <name> has	đ҆
value _ $	āѺđҔĔҒĕѵĸ҆
value _ <name>	ĀѷāҘđҗĕғŇ҇
value _ configured	Ā҆
value _ has	đ҆
value _ i	đҋ
value _ in	Ķ҉
value _ is	đ҆
value _ it	ĀҊĔ҆ĕ҈
value _ stored	đ҇
value _ the	ā҉ĔҊ
value _ to	Ā҉
value _ used	ĕ҈
value assigned	Ā҉
value assigned to	Ā҉
value behind	āҏđѸ
value do	đ҆
value do i	đ҆
value does	ĀҎā҆ĕ҉
value does <name>	āҐ
value does it	Ĕ҇
value does the	Ā҉āѹ
value for	ĀѲĔҗ
value in	āҋ
value is	Ā҇āѰđҗĕҐ
value is <name>	đ҈
value is configured	Ā҆
value is it	ĀҌ
value is stored	đ҇
value is used	ĕ҈
value of	ĀҍāґđҔĔѺ
value of <name>	āҏđҔ
value of the	āҊ
value that	đ҆Ĕ҆Ň҆
value that <name>	Ň҆
value to	Đ҈
value to the	Đ҆
value |	đҏĔ҈ĕѺ
value | $	đҏĔ҈ĕѺ
values	āҗ
values _ allowed	ā҆
values _ i	ā҆
values am	ā҆
values am i	ā҆
values are	ā҆
values are allowed	ā҆
var	ā҆ğҘĶҎŐ҉
var <name>	āҍğҏĶҎŐ҉
var <name> $	āҍğѹĶҊ
var <name> |	ğ҇
var _ $	āҍğѹĶҊ
var _ |	ğ҇
variable	Ā҇đѶğҧĬѺĶҩŇѹŐӁŒѹ
variable <name>	āҕđѷğҖĶҜŐҭ
variable <name> $	ğ҈Ķ҆Őҋ
variable <name> gets	Ā҆
variable <name> have	ĀҌ
variable <name> is	ğ҇Ķ҆
variable <name> what	āҋğѷ
variable <name> |	ğ҉Ő҆
variable _ $	āѺğҋĶ҉Őҋ
variable _ <name>	Ķ҉
variable _ a	Ő҆
variable _ gets	Ā҆
variable _ have	ĀҌ
variable _ is	ğ҇Ķ҆
variable _ read	ĀҍāѴ
variable _ the	Ĥ҇
variable _ what	āҋğѷ
variable _ |	ğҏĶ҆
variable of	Ĥ҇
variable of the	Ĥ҇
variables	Ĥҩ
variables _ <name>	Ĥғ
variables _ belong	Ĥ҆
variables _ in	ā҆
variables _ the	ā҆Ĥ҈
variables are in	ā҆
variables does	āѺĤҋ
variables does <name>	Ĥ҈
variables of	ā҇Ĥҏ
variables of <name>	Ĥ҇
variables of the	Ĥ҆
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѺāҜđѴĸҫ
variant <name>	āҞđѴĸҥ
variant <name> $	āҍđѵĸҌ
variant <name> is	āҎĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҈
variant _ $	āҍđѵĸҌ
variant _ is	āҎĸѷ
variant _ which	ĸ҇
variant _ |	ĸҊ
ve	Āѳāѳņ҈
ve _ patch	ņ҆
ve a	ņ҆
ve a patch	ņ҆
verbatim	ĲѷĴҍ
verbatim $	ĲѸĴ҉
verify	āѲĭ҉
verify _ <name>	Ā҈
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify that	āѸ
verify that no	Ŏ҆
verify the	ġ҆
verify the existence	ġ҆
verison	ėҏĮ҆
verison of	ėҏĮ҆
versa	ď҉
version	ĀҌāҌėӜĠҞĢѹĬѹĮӎ
version $	Į҈
version <name> by	Į҇
version <name> is	ā҆
version <tag>	Ġҙ
version <tag> $	Ġ҇
version _ $	ĀѷėҗĠ҉ĮҊ
version _ <name>	Ā҈ā҇ė҇ŀ҇
version _ by	Į҇
version _ for	ė҉
version _ go	Į҆
version _ installed	ā҈ĮѺ
version _ it	ė҆
version _ java	Į҆
version _ node	Į҆
version _ of	Į҇
version _ on	ėҋ
version _ one	ė҇ĮѺ
version _ python	Į҇
version _ required	Ā҉ĮѺ
version _ rust	Į҆
version _ the	ā҈
version _ this	ĀґāѸ
version _ |	Ā҈āѳĮґ
version constraint	ėҊĮҌ
version constraint of	Į҉
version constraint on	ė҆
version does	ĀҊāѸĮҋ
version does it	Į҇
version does this	ĀҊ
version exactly	Į҈
version here	Į҇
version here |	Į҇
version is	Ā҇āҋė҈Įѱ
version is installed	ā҈ĮѺ
version is required	Ā҉ĮѺ
version number	ė҆
version of	ĀҎāҐė҆Įҝ
version of <name>	Ā҉ā҈
version of java	Į҆
version of node	Į҆
version of python	Į҆
version of the	ā҆
version of this	Ā҆
version range	ė҉
version required	ė҈
version specifier	ė҉
version the	ė҈
version wise	ė҇
version wise $	ė҉
version |	ĀѹāҌė҇Į҇
version | $	Āѹā҇ė҇ĮҊ
versions	ĀѮāѲČѺėҌĮҗŀҘŉҫ
versions _ <commit>	ŉҊ
versions _ <name>	ŀҋ
versions _ commit	ĀѺŉҌ
versions _ the	āѺė҆
versions _ this	ĮҊ
versions does	ŉ҆
versions does this	Į҆
versions of	ėҊĮ҈ŀҖ
versions of <name>	ŀҋ
versions of the	āѺė҆
versus	ď҉
versus <name>	ď҉
very _ commit	Ā҆
very first	Ā҆
very first commit	Ā҆
via	Ā҉āѲĝ҆ħҝĨ҉Īѳ
via _ $	ĝ҆ħ҆ĩҊĪѹ
via _ files	ħҋ
via _ modules	ħ҈Ĩ҇
via _ |	Āҍāѳ
via import	ĝ҈ĩҊĪѹ
via import $	ĝ҆ĩҋĪѹ
via imports	ħҌ
via imports $	ħ҉
via which	ħҐĨҋĩѺ
via which files	ħҋ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	Ăҙŀ҆
visibility	ĀѷāѯĭҾ
visibility $	ĭҋ
visibility _ $	ĭҍ
visibility _ <name>	āѷĭҕ
visibility _ |	ĭ҈
visibility of	āѸĭґ
visibility of <name>	āѸĭґ
visibility |	ĭҎ
visibility | $	ĭҋ
vlaue	Āѷđҙ
vlaue _ <name>	Āѷđҙ
vlaue of	Āѷđҙ
vlaue of <name>	Āѷđҙ
vs	āҎďҘŁѸ
vs <name>	āҏďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	Āѳą҈ĵҌĽ҇ŉҊ
w <name>	Œ҆
w _ $	ĀѺą҈ĵҌ
w _ <name>	Ľ҈
waht	Āѹāѹł҇ő҆
waht _ do	ő҇
waht folder	ő҇
waht folder do	ő҇
walk	ĀҎĢ҈
walk _ the	Āґ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭҋ
want _ know	ĭҋ
want to	Ċ҆ĭ҈Ķ҆
want to know	ĭ҇
wants	āѺ
wants $	Į҇
warning	ā҆
was	ĀҙāҍąңĊѸčҗĎҕĐѸđѹĒѺĔѺĜѺĠҕģѸĤѺĩѷĪѸīѷĬҒĭґĮѷįҡİҚĲҋĴѳķѶĹѺľѺńѹŅҮņҪŇѹŊѺŋѶōѹŎѺŏѸőѺŒѸŕѺ
was <commit>	Āҋ
was <name>	Ā҆āѮąҊč҆ĠѶĢ҇ĬҒĭҋįҊŅҎņ҇
was <name> added	ĀѲāґ
was <name> already	Ġ҆
was <name> called	Āҍāѹ
was <name> changed	Āҍāѳ
was <name> declared	ĀѹāѺĭҎ
was <name> last	į҇
was <name> moved	Ā҈
was <name> removed	Āѹāҋ
was <name> renamed	ņ҇
was <name> written	āѳĢ҈ĬҐ
was <path>	ĀңāѴąҍč҆Ď҆į҆ŅҐ
was <path> added	Ā҉ą҇čѷ
was <path> called	Ā҇
was <path> changed	ĀѷčҌĎ҆
was <path> created	ĀѺ
was <path> last	ĀҒčѹ
was <path> most	į҇
was <path> moved	ā҈
was <path> part	č҆
was <path> removed	Āҋčѹ
was <path> renamed	Ā҉
was _ $	ĀѶąғĎ҆ĺ҇Ņ҆
was _ <line>	āҌ
was _ <name>	ĀѰĭ҇
was _ <path>	ņ҆
was _ a	Ġ҉
was _ added	āғąҍčѷ
was _ affected	č҆
was _ already	Ġ҈
was _ any	ā҆
was _ at	ĀѺ
was _ before	Ņ҉
was _ brand	ąҊ
was _ by	č҈Ĳ҆
was _ called	ĀҒāѸ
was _ changed	āѬčҍĎ҈įҐ
was _ class	Ā҆
was _ declared	ĀѸāѺĭҍ
was _ deleted	ĀҒāѶ
was _ edited	Ā҇
was _ ever	Ā҉
was _ first	ĀґāѴ
was _ former	āҌŅѸ
was _ from	ņ҉
was _ in	ĀѯāѺąҍč҈Ď҇Ġ҈įѸĸ҇ņ҉
was _ introduced	ą҆
was _ last	āѹčѸįҐİҙ
was _ latest	āѺįҌ
was _ most	į҉İ҆
was _ moved	Ā҈įѹņ҆
was _ named	ņ҆
was _ of	Ā҇
was _ old	ŅҋņѺ
was _ originally	ŅҊ
was _ part	ĀѺč҉
was _ previously	Ņ҇
was _ project	Ā҆
was _ public	āҎĠѶ
was _ removed	ā҉čѸ
was _ renamed	ĀҊņҏ
was _ to	ŅҒ
was _ touched	āѹč҇į҉
was _ value	āҊ
was _ what	ā҇
was _ which	Ā҆ā҆
was _ why	āҌ
was _ written	āѷĢ҈ĬҐ
was _ |	Ď҈ĠҊŅ҇
was added	ąҐ
was added in	ą҇
was born	ąҐ
was born $	ąҌ
was changed	Āѹā҉Ď҇
was changed $	į҇
was committed	āѹİҎ
was committed last	İҋ
was created	ĀѺą҇
was created |	ą҆
was formerly	ņ҉
was in	ā҈
was introduced |	Ā҇ąѹ
was it	ĀѺāѺŅҎ
was it called	āѺŅҊ
was last	įҌ
was last changed	į҈
was left	ĭ҆
was line	āҌ
was line <line>	āҌ
was made	āѴĬ҈ĭ҆
was modified	ĀѺč҆Ď҇
was moved	āѵŅҔņҋ
was moved $	ņ҇
was moved from	Ņҋņѹ
was moved to	ņҋ
was moved |	Ņ҇
was named	Ņ҆
was once	ņ҆
was once named	ņ҆
was part	Ā҇
was part of	Ā҇
was previously	Ņѹņ҉
was previously called	Ņѹņ҉
was released	Ġ҆
was released |	Ġ҆
was renamed	ĀѸā҈Ņҍņҍ
was renamed from	ŅѳņҒ
was renamed in	ŅѺņҊ
was renamed to	ŅҚņѭ
was renamed |	āҋ
was the	ĀҔāҘąѯį҇İ҉Ņ҈ņѴ
was the class	Ā҇āѸ
was the first	Ā҉
was the former	āҌŅѸ
was the last	Āѵį҉İҊ
was the latest	įҊ
was the old	ŅҋņѺ
was the value	ā҉
was there	ĠҐ
was there a	Ġ҈
was there ever	ā҇
was this	Ā҆
was this project	Ā҆
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѹāҒ
was wondering in	āѺ
was wondering what	ā҇
was wondering which	Ā҇ā҉
was wondering why	āҌ
was written	ĺ҇
was written $	ĺ҇
way	ďҐē҆Ħ҈ħҋ
way _ $	āѹħ҆
way _ importing	Ā҉
way _ run	ā҈
way _ |	ā҆ď҆
way of	Ā҆āѵē҆Ħ҆
way of importing	Ā҉
way to	āҌ
way to run	ā҈
way |	Ā҆āѹħ҆
way | $	Ā҆āѹħ҆
wc	āѷĳҡ
wc _ <path>	ĳ҉
wc _ give	ĳ҆
wc _ say	ĳ҈
wc l	āѷĳҡ
wc l <path>	ĳ҉
wc l give	ĳ҆
wc l say	ĳ҈
we	Āѷāѷă҈Ċ҆ĎѷėҘĝ҆ĠҋġҍĮѺįѷĶѷļ҇łҍŋҋŎѺŔҊ
we _ $	Ā҉āѺėҒ
we _ <name>	ĀғāѤĠ҇Ģ҇ō҇
we _ <path>	ĝ҉
we _ a	Āҍāѳġ҉
we _ for	ō҉
we _ here	ł҇
we _ in	Ā҆
we _ on	ĀғāѬĖ҆Į҆
we _ one	ā҆
we _ that	ġҊ
we _ the	āҍĶѹ
we _ to	ė҆
we _ |	ň҆
we depend	āѸĖ҇
we depend on	āѸĖ҇
we got <name>	Ā҇
we had	āѸ
we had a	āѹ
we have	ĀѺāѱą҇ġҗłҋŋ҆
we have <name>	āѷŋ҇
we have a	Ā҆āѺġ҉
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҆
we have one	ā҆
we have |	ň҆
we import	ĝ҉
we import <path>	ĝ҉
we lost	Ā҆
we need	Ģ҉
we need <name>	Ģ҉
we re	āѯĮ҈
we re <name>	āѹ
we re on	Į҆
we require	ė҈
we use	ĀҌā҇ĶѴ
we ve a	ņ҆
we wrote	Ĭ҆
we wrote <name>	Ĭ҆
wear	ēҎ
wear $	ē҈
wear _ $	ē҇
wear |	ē҇
wear | $	ē҇
week	ĀѶāҕ
week $	ĀѺāҍ
week _ $	āҍ
week |	ā҉
week | $	āҋ
well	ĀѱāҝĤ҆
well _ $	āҊ
well _ |	ĀѺāҋ
well designed	ā҉
well the	Ĥ҆
wen	Āҋ
were	āҭĄҍ
were _ between	ĀҜāѪ
were _ by	āҊ
were _ in	Āѹā҈
were _ since	Ā҈
were _ there	Ą҇
were _ to	ā҆
were _ |	ĀѰāґĄ҉
were added	ĀѺā҇ăҍĄ҈ČѸ
were added from	ă҇
were added |	āѹĄ҉
were created	ă҇
were deleted	āҎ
were deleted between	Āҍāѵ
were deleted from	ā҈
were deleted |	ĀѴāґ
were is	Ľ҆
were modified	Č҆
were not	Ą҆
were not there	Ą҇
were removed	ĀҏāѸ
were renamed	Ā҇
wether	ĀѹĚ҆Ĭ҇
wether <name>	Ě҆Ĭ҇
wether <name> is	Ĭ҇
wether _ is	Ĭ҇
what	ĀѲāѤĂҌąҖĆѳćҘĈѦĉҐĊҌċѸČҎčьĎѱď҉ĐѳđҙĒҋēҜĔҎĕғĖҏėҍĘѨęѨĚѝěѴĜџĝњĞҕğѲĠѡġѮĢҤģҟĤҐĥ҈ĦѝĨѺĩҔĪҜīҕĬєĭѐİҗıҗĲѢĴҋĵѹĶѫĸѸĹѲĻѭļѵĽѹĿҗŀҋŁҗłҒŃҔńҞŅҒņҝŇғň҇ŉҎŊѸŋѧŌѧōґŎѡŏ҉ŐҌŒѶŔѴŕҚ
what $	ĀѸđҍĔҊĢґģѺĪ҇Ĭ҉ň҉
what <commit>	ā҈
what <commit> did	ā҈
what <name>	ā҉ćҋĉғď҉đѷěҍĢҎģҎĬҋĭѺĮ҈ŀѹŇѺňѺ
what <name> commited	Ā҇
what <name> do	ėѹĮҋ
what <name> does	Ģґ
what <name> extends	ć҆
what <name> has	ć҇
what <name> inherits	ć҇
what <name> is	ĀҔě҆Ģ҇Ĭҍ
what <name> version	ėҊĮѺ
what <path>	ģ҉
what <path> exposes	ģҋ
what <path> is	Ā҆
what _ $	āѠą҆ć҇Ċ҉đ҉ĕҌģѺĴ҆ŁҊł҆ŅѺņ҆ŇҎő҆
what _ <commit>	Čҋ
what _ <mark>	ĀѸāѹĒҖ
what _ <name>	Ā҇āѩĉѺĊҞĐѸđҏĒѺēҜĔҏĕ҆ĠѹĢ҉ģѸĤѷĥ҈ĩ҈ĭѺŁѶŅҎņҗňҒ
what _ <path>	ĀҊĩ҆ŅҎņґŏ҆
what _ a	ĀѬāҖł҈
what _ above	ćҎ
what _ added	āѹąҏ
what _ after	ī҆Ňҋ
what _ all	āѷĆ҈
what _ and	Ā҉
what _ are	Āѵāҍĉ҆ĊѺĪ҉ī҆Ŀҏō҈
what _ at	İҊ
what _ be	ĀѸā҆ģ҆ń҆
what _ below	ňҋ
what _ between	Ł҇
what _ break	āҒ
what _ brings	ĪҌ
what _ brought	ĀҊą҆
what _ called	āѸĉ҉ġҍ
what _ calls	ĊҊ
what _ can	Ā҇āѶĞ҉İѹ
what _ cases	ĀҊŊѺ
what _ changed	ĀҌĎѷ
what _ ci	Ā҆İѺ
what _ class	ć҉ě҆ňѸ
what _ classes	ŀҔ
what _ code	ō҇
what _ come	ń҇
what _ commit	Āѷāґ
what _ committed	āѺİҏ
what _ concrete	Ă҇
what _ contains	ĺґ
what _ decorated	ĒҊ
what _ decorator	ā҈ĒѺ
what _ defaults	Ĕ҆
what _ derive	Ā҆
what _ derived	ĀѹćѷňҔ
what _ did	ā҈ăҋČҋį҆ńѸ
what _ different	āҋ
what _ do	āҕĊ҈ďѺğ҆ĢѸĮ҆ķ҆
what _ does	ĀѩāҕćѸĐ҆đѸē҉Ĕ҆Ğ҆ĢҗĥҎĪѹıҖĳѶĵҏķҎĺ҆ļѺľѵĿ҆ŀҌŁ҈ńѵŇҋňҊŌѸőҋ
what _ exported	ģ҇
what _ exposed	ĀѺģҌ
what _ exposes	āѺģҟ
what _ extends	ć҆
what _ file	Ā҆
what _ files	ĀѴĄ҇ĩ҉
what _ from	ĀѹĐ҇ňґ
what _ functions	āѺĉҊō҇
what _ gave	ą҈
what _ get	Ī҈
what _ got	Ā҆
what _ happen	āҊ
what _ has	ĀѷāѶą҇ć҇į҆Ļ҆œҊ
what _ have	āѸō҈
what _ i	ĀѶĂґğѶĢ҆ģ҉Ĵ҇Ŀ҆ŁҐń҈
what _ if	āҝ
what _ implement	ĥ҈
what _ imported	Āѷā҉Īґŏ҇
what _ imports	ŏҍ
what _ in	ĀҕāҐĔѺĞ҇ĩҒĪѷőѸ
what _ include	ŉ҇
what _ inherits	ć҉
what _ inside	ĀҎāҕĢѸŒѴ
what _ introduced	ą҈
what _ is	ĀҌāѸē҇ėҋĢҏĤ҇ĪѸĬ҇Ķ҈ĸҋŀѸŅѹŇ҆
what _ it	ć҈Ċ҆ĔҊĢғģ҇ĪҍĬѺİ҉ĻѺŅ҈
what _ its	āѱĢҋĤ҈ŁѹŅҊő҈
what _ libraries	Ė҆
what _ line	ā҇
what _ lines	ŏ҆
what _ made	ģ҈
what _ members	Ĥ҆
what _ methods	Ŀ҆
what _ modules	Ī҇
what _ must	ĀҊāѹĂ҆ŇѸ
what _ new	ĀѹāҌ
what _ number	ĀѸĳҐ
what _ of	ĀѲāѱė҇ĢѹħҊĨ҉ĪѲĮқĵ҇ľҔłҘń҈Ň҈Ŋ҈Őҍ
what _ off	ŕҍ
what _ on	ĢѺĩҞĴ҆
what _ or	āѹđҌ
what _ other	ģ҆
what _ pulled	Ī҈
what _ put	ń҈
what _ raised	Āѷńҏ
what _ route	Ĩ҈
what _ should	āҒ
what _ somebody	İҋ
what _ start	ŕ҇
what _ symbols	ģ҆
what _ take	ď҉
what _ teh	Āҏ
what _ tested	Ā҉
what _ tests	ō҈
what _ that	Ģ҈Ī҈
what _ the	Āҕą҇ćҍċѺĎґď҈ĐѺĕҏĖ҈ğѺħ҉ĪѺī҆ĬѹįҙĶѹľ҆Ł҉łѷňѯŊҏŐҊőѷŒҋ
what _ their	ē҆
what _ there	Āѹģ҇ŀ҉
what _ they	āѯĞ҆Ĥ҆Ī҉
what _ this	Ā҉āѷłҌ
what _ throws	Ńҋ
what _ to	ā҉
what _ type	āҊŐ҈
what _ version	ėҊĮѺ
what _ versions	ŉҌ
what _ want	ĭ҈
what _ was	ĀҎąѸĢ҈ŅҐ
what _ wc	ĳҏ
what _ we	Ģ҉
what _ were	āҏăѷĄ҈
what _ when	ā҇
what _ will	Ŀ҈
what _ would	Ā҆ő҆
what _ written	āѺĴҍ
what _ wrong	ĀҎāҒĴѷ
what _ you	ā҆
what _ |	ĀѸāѯį҉ĸ҆Ĺ҇Ņ҆Ň҆ňѹŏѸ
what a	Ă҈
what a concrete	Ă҇
what all	āѮĉ҆Č҆Ē҇ĥ҈Ł҉
what all classes	ĥ҇
what all is	Āҏ
what annotations	ēҏ
what are	āѴĆ҇ĉ҈Ċ҆ē҇ĖҍĞ҆ĤҐıѹĿ҉ň҇
what are <name>	ć҆ň҇
what are all	āѷĆ҈
what are its	Ĥ҉ŁѺ
what are the	ā҈Ă҆Ė҉Ĥ҇ıѺŁ҇
what are their	ē҆
what are they	āѹĞ҆
what arguments	ď҇Ł҉
what arguments does	Ł҇
what attributes	Ĥҍ
what base	ćғňѴ
what became	ņ҉
what became of	ņ҆
what breaks	āҖ
what breaks if	āҋ
what calls	ĀѹĉҊĊ҆
what calls are	ĉҋ
what calls it	Ċ҈
what can	ĀѯĞ҆ģҗĩѹĿ҈Łҏń҇
what can be	ĀѺāѺģ҆ŁҊń҇
what can i	Āѷģ҈Ŀ҇
what can other	ģ҇
what causes	ŕ҇
what chain	ħ҆
what chain of	ħ҆
what changed	ĀґāѲ
what child	ĥѸŀҍň҈
what child classes	ĥѸŀҍň҈
what circumstances	ā҇ńѺ
what class	ĀѺćґ
what classes	ĀҏćѴĥҏňҋ
what classes derive	Ā҆
what classes is	ň҆
what classes |	ĀҐćѶ
what code	āѶĊ҇ğҋĴ҆Ńҕ
what code throws	Ńҋ
what comes	ī҆İ҆
what comes after	ī҆
what comit	ąҊ
what comit added	ąҊ
what commands	Ğ҈
what commands do	ā҆
what commands does	Ğ҈
what commit	āѯąҰį҉
what commit $	ą҈
what commit brought	ą҆
what commit did	ĀҎ
what commit gave	ą҈
what commit has	ą҈
what commit introduced	ą҈
what commit was	ĀҏąѸ
what commit we	Ā҆
what commit |	ĀѶą҆įҊ
what commits	ĀҍĎѷ
what commits changed	ĀҍĎѷ
what data	ĀѺĤҎ
what data members	Ĥ҆
what date	į҇
what date has	į҇
what decorators	ēғ
what decorators does	ē҆
what default	ĕ҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩґ
what depends on	ĩґ
what did	ĀѸāҘčѸĠѺİ҈Ņ҆ņҍ
what did <commit>	ā҇
what did <name>	ĀѹāҎĠѺņ҇
what did <path>	ĀѺāҊņ҆
what did commit	ā҆
what did the	ĀҋāѸ
what did they	ĀѺāѷĪ҆
what did we	ā҇
what differs	ā҇
what differs |	ď҇
what dir	ő҈
what dir $	ő҈
what directory	ő҈
what do	āҊĂ҉Ĵ҇ń҈
what do i	āѺĂ҉ń҈ŕ҆
what do the	ā҈
what do we	ĢҊ
what does	ĀҊāҠČ҉đҖēѺĔҌĕҌģҒĪҚĻѺŏҍŕѷ
what does <name>	Ā҈ā҉ćѷđҐĔҊĕҊ
what does <path>	ĀҊĪ҆ŏ҇
what does it	āҋĢ҇ģ҇ĪҎ
what does line	ā҇
what does the	ĀѳāҔćҊđ҈ĢѺģ҇Ł҇ŕѺ
what does this	ĀҌāѹ
what does wc	ĳ҆
what else	āҊ
what errors	ā҆ńҋ
what errors did	ā҉
what events	ŕҎ
what exactly	ā҈įѺ
what exactly was	ā҆
what exception	ń҆
what exceptions	ńҗ
what exceptions <name>	ń҆
what extends	ňҌ
what extends <name>	ňҌ
what fields	ĀѺĤҘ
what fields does	Ĥ҉
what fields is	Ĥ҈
what file	Āѷāѳğ҈Ķ҇ķҊĸҊĹ҇ĺғĻ҉Ľ҇ņѶŒҋœҎ
what file contains	ĺґ
what file do	ğ҆
what file does	ķ҆
what file has	Ļ҇œҋ
what file |	ĸ҆Ĺ҈
what files	Ā҆āѳăҏĄ҉ČғčѺĩҋ
what files did	āѺăҋČ҉
what files got	Ā҈
what files were	ā҈ăѺĄ҈
what folder	őғ
what folder can	ő҆
what folder does	ő҇
what folder would	ő҆
what for	ł҈ŏѺ
what for a	ł҈
what for |	āҌŏѺ
what function	Ń҇
what functions	ĀҊāѺĉ҈Ċ҉ŃҐ
what functions $	ĊҊ
what functions does	ĉҋ
what functions in	ā҆
what gets	ĉ҇Ė҈Īҋ
what gets pulled	Ī҈
what goes	ĀҋŁҊ
what goes between	Ł҈
what goes wrong	Āҋ
what had	Ņ҉
what happened	ĀҌāѺ
what happens	āҚ
what happens if	āғ
what has	ĀѹĒҊņҍ
what has <name>	ņ҉
what has commit	ĀѹāҌ
what i	ĭ҈
what i want	ĭ҈
what implementations	ĥҎ
what implements	ĥ҉
what import	āѺĨ҈ŏҋ
what import lines	ŏ҆
what import route	Ĩ҈
what imports	ĀѺĩґĪҊ
what imports <name>	ĩ҆
what imports <path>	ĩҋ
what imports are	Ī҆
what imports |	Ī҈
what inputs	ĀѺā҆Ł҉
what interface	ī҆
what interfaces	īҗ
what interfaces are	ī҆
what interfaces does	ī҇
what is	ĀҨāѵć҈ĊѯċѷčѺĎҐĐѱđҍĒ҈Ĕ҆ĕ҆ĖѺĘѺęѺĚѸěѸĝѵġ҈ĢҙģҌĥѹĦѺħ҉ĩѹĪҋĬѲĭѲį҇İ҈ĲѺĳҋĴҎĶѷĺѹľҐŃѺŅѺņҗŇ҈ňҊŉѸŊғōѶŒѶŕѷ
what is <name>	āѱĊѺĐѺē҈Ĕ҇ĢғģѺĩ҉ľ҆ņ҈Ň҈
what is <path>	ņ҉
what is a	Āѳāґ
what is called	āѸġҍ
what is decorated	ĒҊ
what is derived	ĀѹćѷňҔ
what is different	āҋ
what is exposed	ĀѺģҌ
what is imported	ĀѷāҊĪҎ
what is in	ĀҊĞ҈ģ҈őѺ
what is inside	ĀҐāҏĢѸŒѴ
what is it	ĢҌİҊ
what is its	āѵĢҍĳ҆Ņ҈ő҈
what is made	ģ҈
what is new	āҍ
what is raised	Āѷńҏ
what is teh	ĀҐ
what is tested	Ā҉
what is the	āѸą҈ĊѸĎғĔ҇ĕ҇Ģ҉ģѺħҋįҏı҆ĳ҆ľ҉łѹŅѶŇ҇ňѴŊҒŌ҇Ő҇őѺŒ҇ŕѸ
what is there	ģ҈
what is this	łҊ
what is written	āѺĴҍ
what is wrong	āҐ
what it	Ģғ
what it does	ĢҎ
what it used	ā҆
what job	ĀѸĢҐ
what kicks	ŕ҇
what kicks off	ŕ҇
what kind	Ā҈āҎŇҌŐ҇
what kind of	Ā҈āҎŇҌŐ҇
what kinds	ń҇
what kinds of	ń҇
what libraries	Ė҇
what licence	āѺıҍ
what license	ı҉
what line	ĀѰāѷċ҆ĐҒđѺĳ҈ĴѷĵґĶ҆ĸ҇ĺҌļҊĽҐŔ҈
what line <name>	ĺ҈
what line does	Āѷā҉Đ҆ĳѹĵґķҋ
what line is	Ķ҇ĸ҇ļ҆
what line number	ĀѸĳҐ
what line of	Đ҇Ľ҆
what line |	Ā҈
what makes	ŕ҉
what makes the	ĀҌāѷ
what members	Ĥ҆
what members are	Ĥ҆
what methods	Ă҇ľѶĿҙŀ҆Ń҆
what methods are	Ŀҋ
what methods does	ľѺĿҌ
what module	ċ҇
what modules	ħ҈ĩ҈Īҋ
what modules brings	Ī҇
what modules is	ĩ҇
what must	āҋğѷ
what must i	āҎğѷ
what name	āѸŅ҉ņґ
what name did	Ņ҆
what names	ģҐ
what names are	ģ҈
what names does	Ā҇
what names in	ā҇ģѺ
what new	Ą҇
what number	Āѵā҈đҏĪѶľғŊ҇
what number does	ĀѸāҍ
what number of	ĪѷľғŊ҇
what number or	āѺđҌ
what occasions	ŕ҈
what order	āҏ
what order are	ā҈
what other	ĀѸāҊĉҋĩ҇Ī҇
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ā҇
what overrides	ŀґ
what packages	ĀҊāѴ
what parameters	ĀѺā҉Ł҉
what parameters does	ā҆Ł҈
what params	ŁҔŇѺ
what path	Ņ҇Œ҈
what places	ĀҍĊ҈ğѺ
what point	Đ҉
what properties	ĤҎ
what protocols	ī҇
what pulls	ĩғ
what pulls in	ĩғ
what release	āѸėҎŉ҆
what release of	āѸėҎ
what releases	ŉ҈
what relies	ĩҍ
what relies on	ĩҍ
what return	Ň҆
what revision	Āҍ
what role	Ģ҈
what route	ħ҈
what route of	ħ҈
what section	Đ҇
what section from	Đ҇
what sequence	Ĩ҆
what sequence of	Ĩ҆
what sets	ŕҊ
what sets off	ŕ҆
what should	āҗ
what sits	ň҆
what sort	ł҉
what sort of	ł҆
what source	Œ҆
what source file	Œ҆
what stands	āѯćҋĕ҆İ҆Ĵ҉ŇҊ
what stands after	ŇҌ
what starts	ŕҋ
what starts the	ŕ҉
what steps	Ā҇
what steps does	Ā҇
what subclasses	ŀҊ
what subdirectory	őҋ
what subdirectory does	ő҇
what tags	ā҇ŉҋ
what tags include	ŉ҇
what test	Ā҆ŊѸō҉œҊ
what test cases	ĀҊŊѺ
what test functions	ō҇
what tests	ĀҊāѵŊѺōҥ
what tests <name>	ō҆
what tests do	Ā҇
what tests is	ō҆
what tests would	Ā҇
what that	Ā҇
what the	ā҉ě҆ĢҌİ҈
what the class	ě҆
what they	ā҉
what things	ģ҇
what things get	Ī҈
what time	į҆
what time did	į҆
what to	ń҈
what to put	ń҈
what traits	īҊ
what triggers	āѶĊҜ
what triggers the	ĀҋāѺ
what type	ĤѸłҌŇҠŐҝ
what type $	Ň҆
what type <name>	ĀҍāѸŐ҆
what type does	āѸŇҏ
what type is	ĀѳāҌŇ҉Ő҉
what type of	łҍ
what type the	Ő҇
what type |	Ň҇
what types	ĥ҇
what unit	ō҈
what unit tests	ō҈
what unused	ŏҊ
what unused imports	ŏҊ
what value	Ā҈āҔđҒŐѸ
what value does	āҎĔ҆
what value is	Ā҈đҊ
what values	āҋ
what values am	ā҆
what version	ĀѺāѷėҌĮҢ
what version of	āѹėѷĮҢ
what versions	ė҉
what was	āѹį҇İғŅҤ
what was <name>	Ā҉āѷŅ҆
what was <path>	Ā҉Ņ҈
what was added	Ā҇
what was committed	āѺİҏ
what was in	ā҉
what was it	Ņ҈
what was the	įҌŅҎņѹ
what way	ď҆
what which	ģ҆
what which symbols	ģ҆
what will	ā҇Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҌāҎĳ҈
what would be	āҌ
what would break	āҒ
what would happen	āҊ
what would i	āѷĢҊŁ҈
what would wc	ĳ҈
what |	āѣć҈đҊĕҍĴ҇ł҆ń҈ņ҆ŇҐ
what | $	āѤć҉đҊĕҍĴ҇Łѹł҆ń҉ņ҆Ňҏ
whatever	ĀѷĔ҈ĕѺŒ҉
whatever <name>	Ĕ҈ĕѺ
whatever _ extension	Œ҇
whatever _ is	Ĕ҈ĕѺ
whatever its	Œ҉
whatever its extension	Œ҇
whcih	ĀҏāѸ
when	āҡąҐĊѲĔҜĕҐĖҏĢѺĦѶħѺĨҊĩѹĪѺĭѹĮѵįҽİ҆ń҈ŅѶņѹŌҐŎҒŒ҆ŕҏ
when <name>	ĕ҆
when <name> is	āѺĕ҆
when <tag>	Ġ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҇Ŏ҇
when _ <name>	ĀҎāҐĔҐĬѺįҋń҈Ňѷ
when _ <path>	ā҆ą҆įҏ
when _ call	Ā҇āѴĔҌŁ҆ń҈
when _ caller	ĕ҉
when _ import	Œ҇
when _ is	ĀѺāҌĕҋ
when _ it	āҌ
when _ line	ā҆
when _ open	ĬҊ
when _ somebody	į҇
when _ someone	į҆
when _ start	Ĩ҈
when _ subclass	āҌ
when _ support	ā҇
when _ test	ĀѺāҋ
when _ tests	āѹŎҊ
when _ the	ĀѭāҕįҊİ҉ŕҋ
when _ they	ā҇
when _ this	ĀҐāѴ
when _ was	ĀѺĠ҆ŅѺņ҉
when _ we	ĀґāѶįѹ
when _ |	āѷŌҌ
when calling	ĀҋĔ҉ń҈ŇѸ
when calling <name>	ĀҋĔ҉ń҈ŇѸ
when did	āҜįҏ
when did <name>	Ā҆
when did <path>	ĀѺā҉
when did it	Ā҉
when did someone	į҆
when did the	į҉
when did they	ā҇
when do	ĀҊāѷ
when do the	ĀѴāҍ
when do we	ĀҖāѪ
when does	ĀѵāҌŕҍ
when does <name>	ā҇
when does the	ŕҊ
when has	į҇
when has the	į҇
when i	ĀѲāѶĂ҇Ĕ҈ĨҌĬ҈Œ҇
when i call	Ā҇āѵĔ҉Ł҆ń҈
when i import	Œ҇
when i open	ĬҊ
when i start	Ĩ҈
when is	įҏ
when is <name>	āҊ
when is <path>	āѶįҌ
when it	ĀѵāҎď҆Ė҇ŅѺņ҈
when it is	āҊ
when it was	ŅѺņ҉
when one	āѺ
when run	āѺŎҊ
when run $	Ŏ҇
when running	Ė҈
when the	ĕ҈Ŏ҈
when the caller	ĕ҉
when the tests	āѹŎ҉
when was	ĀҜą҆įҋİ҉
when was <name>	į҇
when was <path>	Āҋ
when was it	āҋį҆
when was line	ā҆
when was the	āҌįѺİ҉
when will	āҐ
when will support	ā҇
when you	ĀѺ
when |	į҇
when | $	į҇
wher	āѳğ҆ō҇œҍ
wher <name>	Āѹō҈
wher _ is	ō҈
wher _ the	āѶğ҇ĵ҆œ҈
wher does	ğ҇ĵ҆
wher does the	ğ҇ĵ҆
wher the	Ā҆
where	ĀѱĂѷąҎĆқćѯĈѸĉѳĊҕċңčѵĎѸĐҭđѧēѶĔѹĕѺėѹĘѸęѵĚѹěѶĜѸĝѵğҘĠѱġѬĢѶģѶĤѱĥѵħѸĩҕīѵĬјĭџĮѷįѵĲѹĳѷĴѹĵҝĶңķҜĸҖĹқĺҢĻҕļҞĽҟľѵĿѴŀҍŁѵŃҕńѶņңŇѷňѲŊѸŋѨŌѬōҐŎѵŏѷŐѲőҔŒҏœҟŔҝŕѸ
where $	āѸĽ҈ņҊ
where <literal>	ķҋĽҊŔѹ
where <literal> is	ķҋĽҊŔѹ
where <name>	āҎĆ҉Ċ҇ĐҐĵѷĹ҉ļѹĽѷŀ҆
where <name> is	Ć҇ķ҉ĽѺ
where <name> sits	Đ҆
where <name> was	ą҆
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҉ĩ҇
where <path> was	ą҆
where _ $	āѩĊ҆ķҍļ҆ŀ҉ōҊœ҇
where _ <name>	Āѵā҉Ċ҆ĐҊĠѷķҋĺғĻѺļҍŃ҈Ņ҇ņҊōҐőѵ
where _ <path>	ĀѴāѶĐ҈ĩ҇Ņҍņҋ
where _ a	Ā҉āѷ
where _ all	āѹĆ҉ķ҆
where _ calls	āҊļѸ
where _ class	ĵғ
where _ decorator	ā҆
where _ function	āҗ
where _ has	Đ҆
where _ i	Đ҇ķ҈ĹҊĽ҇œ҆
where _ interface	ā҈
where _ is	āѶĆҌċ҆ĩ҆ĬѺķҔĹ҇ĺѺĻ҈Ľ҇Ń҆
where _ it	ĀҭāѶĐҌġѹĬѹĭѺĶ҆ķ҈ĸ҆ŋѵŒҊ
where _ its	āҝĶѹ
where _ method	Ĺ҇
where _ module	Ķ҆
where _ nested	Ļ҆
where _ of	āҌĐ҆ĵѺ
where _ old	ņ҆
where _ one	Ā҆
where _ sits	Đ҆ő҆
where _ situated	ő҆
where _ started	Ħ҆
where _ struct	ĵҊ
where _ that	ļ҇
where _ the	ĀѶāҋċ҈ĐѵđѸğғĶ҉ķѴĸ҇ĺҍĻ҇ļҌŃҌŌѹőҖŒҊŔ҆
where _ they	āѺĆҌ
where _ tree	ő҈
where _ was	ąҌ
where _ we	ĀҐĶѹ
where _ |	Đ҆
where all	Ć҆
where all is	Ć҆
where are	ĀѹāҏĆҍŃҊ
where are all	āѺĆ҉
where are its	āҗ
where are the	ŃҊ
where are they	Ć҇
where can	ĀѺ
where can i	ĀѺ
where class	āҋ
where class <name>	āҋ
where cls	ĵҏ
where cls <name>	ĵҏ
where did	Ā҉āѬĠѸĶ҉Ņ҇ņҐ
where did <name>	ĠѸņ҉
where did <path>	Ņ҆ņ҉
where did it	ĀҌ
where did the	ĶҊ
where did they	ĺ҆
where do	ĀҖāћğҌĶѸœ҇
where do i	Ā҆āѵĵ҆œ҆
where do the	āѴğҍ
where do we	ĀҐĶѹ
where does	ĀѤā҇Ċ҈Đ҉ķ҈ĸҋĻҋĽ҆Ń҈ō҉
where does <name>	ā҆ķҋōҊ
where does it	ĀҎĊ҈
where does the	Āѝāҋĸ҈Ļ҈Ľ҈Ń҈œ҇
where else	Āҍ
where enum	ā҇
where exactly	āѹķҍ
where exactly $	ķҏ
where exactly |	Đ҆
where has	āѹĺҋņ҉
where has the	ĺҋ
where in	āҋċ҆ļ҈őґœѸŔҍ
where in <name>	ļ҈
where in the	āҒő҆œѹŔ҇
where in tree	ő҈
where inside	Đ҆ļҌ
where inside of	Đ҇
where inside the	ļ҈
where is	ĀқāҊĆѹċ҇Đ҉đѺġѸĩ҆ĬѳĭѶĺҖĻҗĽѵŋѴŌѺőҒŒғ
where is <name>	Āѯā҈Ċ҆ĐҌĺҔō҇őѺ
where is it	ĀҖĐ҆ġѺĬѺķҍĽѺŋѶŒҊ
where is its	ā҈ĶѺ
where is situated	ő҆
where is the	ĀҢĐѹĵѺĻ҉őҒŒҋ
where is this	ā҆
where one	Ľ҇
where should	āҊ
where stands	ĵ҆
where the	ĀѶāҜğ҇ĵҋĶґķѳĹ҉ĺ҈Ľ҉œ҇
where the <name>	ĺ҈Ľ҇
where the class	ĵґ
where the decorator	ā҆
where the function	āҗ
where the interface	ā҈
where the method	Ĺ҈
where the module	Ķ҆
where the nested	Ļ҆
where the old	ņ҆
where was	āѹŅҌ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѹļҎ
where within the	ĻѺļ҈
where |	āѪĊ҇ļ҆ŀ҉ōҊœ҇
where | $	āѪĊ҇ļ҆ŀ҉ōҊœ҇
whereabouts	ĀѭāѫĐҏĵҊĶҊķҗļ҈Ľ҉ŋѹőҕœҐŔ҈
whereabouts _ <name>	ĀѺķ҉ő҉
whereabouts _ <path>	Đ҆ő҇
whereabouts _ the	āѺĶ҉ļ҉ő҆œ҇
whereabouts has	őҋ
whereabouts in	āѹĐҎő҆œ҇
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҇œ҇
whereabouts is	āѹĵ҇Ķ҇
whereabouts of	ķҊő҆
whether	āѱĈҐĊѺčҗĘ҈ęҌĚ҆ĜҔĝ҆ĠҋġҌĦҎĩѺĬҘĭґİѶŃѹňѺŋҋŎҏœѵ
whether <commit>	čҋ
whether <name>	ĀҊāѹĘҊęҋě҆Ĝ҈Ġ҇Ĭҋĭҍ
whether <name> calls	Ę҆
whether <name> is	ĀҌāѹě҆ĬҊĭҋ
whether <path>	ĜҍĦ҇
whether <path> is	ĝ҆
whether _ <commit>	čҋ
whether _ <name>	Ā҆
whether _ calls	Ę҆
whether _ class	Ě҈
whether _ def	Ĭ҉
whether _ identifier	ġ҈
whether _ imports	Ĝ҈
whether _ is	Ā҈āѶě҆ĝ҈Ħ҇Ĭ҈ĭҊ
whether _ named	ā҇
whether _ test	Āґāѷŋ҈œѸ
whether _ tests	Ŏ҆
whether commit	čҋ
whether commit <commit>	čҋ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҌāѶĈ҈Ě҇ġ҇Ĭҍĭ҉İѷŋ҇Ŏ҇œѸ
whether the <name>	Ā҈
whether the class	Ě҈
whether the def	Ĭ҉
whether the identifier	ġ҈
whether the test	ĀҐāѸŋ҆œѸ
whether the tests	Ŏ҆
which	ĀѱāѱĂ҇Ą҉ąҐĆґćҎĈѥĉҒĊҊċ҆ČҋčіĎѮďҌđѸĒҒēғĕҋĖҏė҇ĘѧęѧĚѥěѪĜњĝѡĞҎğҒĠѥġѥģҒĤҌĥҎĦѦħґĨҕĩҕĪҍīҘĬуĭяİ҉ıғĳѩĴѮĵ҆ķ҆ĸѺĺҏļ҆ľѢĿ҆ŀґŁҏŃҏńҒŅ҆ņҌŇҏŉҟŊѤŋѪŌѦōҟŎћŏҍőҌŒҎŔҌ
which <commit>	āѺŉ҇
which <commit> is	ŉ҆
which <mark>	ēҎ
which <name>	āѷćҕďҋē҉ė҉Į҆ŀѺňѹō҉
which <name> <name>	ā҉
which <name> does	ĀѵćҎė҇ĮѺ
which <name> has	ķ҈
which <name> is	āѺć҆ďҍňѺ
which <name> versions	ĮҊ
which <name> was	Ā҈
which <path>	āѶĨ҉
which <path> gets	Ĩ҉
which _ $	ĀѢāѧćҎĖ҆ğ҆ĩҊīҎĮ҈į҆ıҋĵѹĹ҉Ő҆ő҉
which _ <commit>	Č҆
which _ <name>	āѸąѺęѺĥҒĩґĺ҆ŀҊ
which _ <path>	Āѳā҉Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	Ą҆ą҈
which _ adds	āѸċҊ
which _ all	ā҇
which _ and	ĀѺģҋ
which _ applies	āѹĔ҆ı҈
which _ are	ĀҏāѦĉҊē҈Ė҇ģҋħ҈ĩѺĪғĿҋŏ҈
which _ became	āѺŅҜņѷ
which _ belong	ā҇Ĥ҉
which _ besides	āҎ
which _ brought	ą҉
which _ call	ĊҌ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѵŃҊŏ҆
which _ carry	Ē҉
which _ cases	Ā҆ō҆
which _ catch	āҊŃѹ
which _ changed	Ā҉āѹ
which _ check	ā҆
which _ class	Ā҆ć҆
which _ classes	ŀҎ
which _ come	ĀҊń҆
which _ comes	ć҇
which _ contain	ĀҌŉѺŔҌ
which _ contains	ķ҆
which _ could	Ŀ҇
which _ declares	ĵ҇
which _ define	ĆҌ
which _ defines	Ļ҈ļѺ
which _ deleted	ĀҏāѴ
which _ depend	ĀѺāҊĩҊ
which _ did	ĀҌāѷąҌı҈ĵ҇
which _ do	Āѩāҙė҆Œ҈
which _ does	ĀѵĈѶĉҔČҊĐѶĒ҇ē҇ĘѺĞ҇ħ҈ĩѺĪҔİ҇ıѳĺҌļ҉ĿҊŀѳŁҎńѵŐҏŒ҇
which _ end	ĀҊ
which _ exactly	Ā҆
which _ extend	Āҋ
which _ fail	āѹŃҌ
which _ faster	ā҉
which _ features	ĀѸāҌ
which _ file	āѶĵҋķҋœҋ
which _ files	ĀѶāѷă҆ĩҋĪҍ
which _ first	Ā҇āѹ
which _ forget	ā҆
which _ functions	ĀѶāҋĉ҇ĿҊō҈
which _ get	Ā҆
which _ gets	ć҆Ĩ҉
which _ got	ŅҌņѵ
which _ had	Ą҆Ņѷņҍ
which _ has	āғĂҊėѹĶ҉ķ҆ĸ҈ņѶň҈Œ҈
which _ have	āѵĒ҉ŀ҉ň҇ŉ҆
which _ hides	őҎ
which _ holds	Ā҉āѵő҇
which _ ignore	ā҉
which _ implement	Ā҈ĥ҇
which _ import	Ā҉ā҇ĩ҉
which _ imported	Ā҇
which _ imports	ŏ҈
which _ in	Ā҇Ē҇ļ҆Ŋ҆
which _ include	ŉ҇
which _ includes	İ҆
which _ interface	Ľ҇
which _ introduced	ą҇
which _ invoke	Ċ҇
which _ is	ĀѴāҍąҋĆѶć҈ĉ҈Ċ҈ďҋĒѺĔҋĕ҈ğ҇Ģ҈ĩѱĪҏī҉ĬѸĭѸĮѵįѸĲѺĴ҆ĻҍļѶňѺŒ҉
which _ it	āѫį҈İѸ
which _ its	ĀѺā҈ć҇ŏ҆
which _ lead	Ā҈Ĩ҆
which _ line	ĀѺā҇
which _ lines	ğ҇
which _ live	Āҋōѹ
which _ load	ĀѷĩҐ
which _ looks	ğ҇
which _ made	ĀѮāҖ
which _ members	āҍ
which _ mention	ō҇
which _ method	ĀҊ
which _ methods	ā҆ĉ҆
which _ might	āѸńҊ
which _ module	ĀҊ
which _ modules	ħ҈Ĩ҆
which _ must	ĀѹĂ҉
which _ names	Āѷā҉
which _ need	āҖŀѮ
which _ number	ĳ҇
which _ of	Ā҉āҫĂ҈ćѺĊѸĐҝėґĤѶĥ҆Ĩ҇ĪѺĮҊķ҆ĹѺĻѹļ҇Ŀѷł҈Ň҇ŏѺ
which _ or	Ē҆
which _ other	ā҆
which _ our	ō҆
which _ out	ĥ҇
which _ override	ĀҎāѯŀҏ
which _ party	Ā҈
which _ projects	ā҇
which _ pull	ĩ҈
which _ raise	ŃҊ
which _ reads	ĀѶāҒ
which _ redefine	āѴŀҖ
which _ release	Į҇
which _ replaced	ŅѺņ҈
which _ require	ĩҍĪѸ
which _ run	āѸĊҟĿѰō҇
which _ sets	Ķ҇
which _ share	āҔňѶ
which _ should	āҒļ҇
which _ sit	ć҇
which _ stand	ć҈ē҆ňѹ
which _ statements	ĸѺńҊ
which _ the	ā҆ąѺĉѺĖ҇ĥѸŁ҇ő҆ŒҖ
which _ they	āѺĪ҈ňҊŏѺ
which _ three	Āҋ
which _ through	ĀѹāҘĦҊŒѺ
which _ throw	Ń҆
which _ to	Ā҉
which _ today	ņ҇
which _ touched	Āҋāѷ
which _ turned	ĀѺāҋ
which _ type	Ā҉
which _ types	ń҈
which _ use	ĀѺāҌĊҋĩ҈Īѹō҇
which _ used	ŅѺņ҉
which _ variables	ĀѹĤҋ
which _ version	ĀҒ
which _ versions	āѺĮҏ
which _ was	ĀҍāѰąҍįҍņґ
which _ were	ĀҎāѷČ҆
which _ will	Ğ҆
which _ without	āѺĆ҆
which _ would	āңĉ҆
which _ wrote	Ĳ҆
which _ |	ĀѝāьąѶđ҉ēґĜѵģ҈ĥ҈Ĩ҇īҊĮҋİ҉ı҆Ĳ҉Ŀ҉ŀѹŅ҆ňҏ
which a	ŃҊ
which annotations	ēҔ
which annotations does	ē҈
which are	āѨć҉ģ҆Ł҆ňҋ
which are exported	āѺģ҈
which are imported	Ā҇
which are the	ć҆
which are they	āѺĪ҈ňҊŏѺ
which args	ĀѹŁҋ
which args does	ĀѺŁҋ
which arguments	āҌď҆ęѺŁҐ
which arguments <name>	ā҆
which attributes	Ĥғ
which base	ć҇
which base classes	ć҆
which binaries	Ğ҈
which binaries does	Ğ҆
which branches	ĀҏāҊŉѳ
which branches contain	āҋ
which branches is	ĀҊŉѷ
which callers	āҝ
which callers forget	ā҆
which callers ignore	ā҉
which callers of	āҊ
which calls	ĉҋ
which calls does	ĉ҈
which chain	ĨҌ
which chain of	Ĩ҈
which change	ĀҖāѰąҎ
which change did	ĀҎāѶ
which change introduced	ąҌ
which change three	Āҋ
which child	ŀ҉
which child classes	ŀ҇
which children	ňҌ
which class	ĀґāѩćҕŇҐňѺ
which class does	Ň҆
which class is	ćҍ
which classes	ā҈ćҌĒ҆ĥҐňң
which classes $	ć҆
which classes <name>	Ā҆āѸň҇
which classes are	ň҈
which classes does	ć҉
which classes have	ň҈
which classes implement	Ā҉
which classes is	ćѺň҇
which classes share	āҔňѶ
which classes use	ā҆
which classes |	ň҉
which code	ĀҔāѶĴ҉
which code invokes	Ċ҆
which code is	ĴҊ
which code reads	ĀѶāҒ
which command	ā҉
which command line	ā҈
which commands	ĀѹĞҐ
which commands do	Ğ҆
which commit	ĀҊā҇ąңįҕİҗ
which commit $	āѹ
which commit brought	ą҉
which commit deleted	ĀҏāѴ
which commit did	ąҊ
which commit does	āѴą҆İ҈
which commit has	ĀѬāҘ
which commit introduced	Ā҈
which commit is	Ā҇ąҎİѸ
which commit made	ĀѮāҖ
which commit was	ą҇įҌ
which commit |	ąѸİҋ
which commits	ĀҝĎѶ
which commits are	ā҈
which commits touched	ĀҌāѸ
which commits was	Ā҉
which condition	āҊńѺ
which condition does	āҊńѺ
which conditions	āҌ
which crate	ā҇
which data	ĀҊ
which data type	ĀҊ
which decorators	ēҜ
which decorators does	Ā҇
which default	āѸĔ҈ĕҒ
which definition	āҍĆѺ
which defs	ĿҊ
which defs can	Ā҇
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҎ
which dir $	ő҉
which directory	őҏŒґ
which directory holds	ő҇
which directory is	Œҍ
which does	Ė҈
which enum	ā҇
which enum members	ā҉
which error	ń҇
which errors	ńҕ
which events	āѺŕқ
which exceptions	ā҆ńқ
which exceptions are	ĀҊńѺ
which exceptions can	ń҇
which exceptions does	āҋ
which exceptions might	āѸńҊ
which features	ā҈
which fields	ĀѲāҊĤҝ
which fields does	ĤҊ
which fields of	āҎĤѸ
which fields |	Ĥ҈
which file	ĀѪċҍĐѺğ҆īѺĵҍĶҐķ҉ĸҐĹ҈ĺҎĽҊŅҙņҔőѷŒҋœҍŔҌ
which file $	Ľ҈
which file <name>	ķ҆ĺ҉
which file adds	āѸċҊ
which file became	āѺŅҜņѷ
which file came	ņ҆
which file do	Œ҇
which file does	ļ҆
which file got	ŅҌņѵ
which file had	Ņѷņҍ
which file has	āҒĸ҈ņѸŒ҉
which file is	Ņ҇
which file sets	Ķ҇
which file used	ŅѺņ҉
which file was	ņҒ
which files	ĀғāҏĄҎĆҏČғčѹħґĩҌĪѺőѺŒѹŔҔ
which files $	āґĩ҉
which files are	āҊ
which files besides	āҌ
which files changed	ĀҋāѺ
which files contain	Ŕҋ
which files did	Ā҉āѺ
which files does	ĀҊāѺħ҇ĪѸ
which files have	ĀѴā҈
which files import	Āҍ
which files is	āҊĪҊ
which files pull	ĩ҆
which files rely	ĩ҉
which files were	ĀғāѲ
which files |	ħ҆
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҆āѺŒ҉
which folder holds	Āҋāѹ
which function	āғĊ҇ĲѺ
which function does	Ā҆
which function is	ĀѺā҉Ċ҉
which functions	āҩĉҐĊҚđѷĒҜģ҉ŃқńѺ
which functions <name>	ĉ҆
which functions accept	ā҆
which functions and	ģҌ
which functions are	Ā҈
which functions call	Ċ҉
which functions can	Ńҋ
which functions catch	āҊŃѹ
which functions depend	ā҇
which functions does	āѸĊ҈ĒҊ
which functions end	ĀҊ
which functions have	ĀҍāѳĒ҇
which functions in	ĀѺāҋ
which functions is	āѶĉҌ
which functions raise	Ń҉
which functions use	Ċҋ
which go	Į҆
which goes	ĀѹĦҊ
which goes through	ĀѹĦҊ
which header	Ľ҈
which headers	Ī҈
which helpers	āѸĉҐ
which helpers does	āѸĉҌ
which identifiers	Ā҉āѺ
which identifiers come	Ā҉
which import	ĀҊ
which import statements	Ī҆
which imported	ŏ҆
which imported names	ŏ҆
which imports	ĀѷāҎħ҆ĨҊĪґ
which imports are	ĀѺĨ҆ĪҊ
which imports can	ŏ҇
which imports does	ĀѸĪҍ
which imports in	ŏ҇
which imports lead	Ĩ҆
which imports of	ĀҊ
which inputs	āѺŁғ
which instance	Ĥ҈
which interface	ĥѶīҐ
which interfaces	ĀҎīҎ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҆
which intermediate modules	ħ҈Ĩ҆
which is	įҎĹ҈ŋ҆Œ҇
which is a	Ĺ҈
which is called	ŋ҆
which is faster	ā҉
which is it	āѺį҈İѸ
which is the	į҆İ҉
which java	Į҆
which jobs	ĀҙāѰ
which jobs does	ĀҎāѷ
which jobs get	Ā҆
which kind	ł҈
which libraries	Ė҇
which licence	āѺıҒ
which licence does	ĀҌıѵ
which license	ıҏ
which line	ĀѸāѣĐҝĜѶğ҈ĳ҆ĵѹĹҌĺҒļҡĽҊœ҉
which line $	ĹҊ
which line <name>	ļ҆
which line defines	Ļ҈ļѺ
which line does	ļ҇
which line in	ļ҇
which line is	āѳĐ҆ğ҈Ļ҇
which line number	ĳ҇
which line of	āѸĐҎĻѺļ҉
which line |	āҋĐ҈ĜѶĺ҆
which lines	ĀҍāѸ
which lines of	Ā҈
which member	Ŀҋ
which member functions	ĿҌ
which member variables	Ĥ҆
which members	ā҆
which method	ĀҐŀѸ
which method does	ĀҌāѸ
which method of	ā҉
which methods	āѺĂҐĉ҆ĊҘľѺĿҗŀ҉
which methods are	āѸĿҍ
which methods belong	ā҉
which methods come	ā҈
which methods does	ĀѷāҘĉ҈
which methods must	Ă҉
which methods of	ĀҏĂ҆ĿѺ
which methods override	ĀҐāѰŀ҆
which methods |	ĿҊ
which module	āѶğҋĵ҆ķґŒѺ
which module $	ķ҇
which modules	ĊѸĩҘĪғ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	Īҋ
which modules depend	ĩҊ
which modules does	ĀѺĪҎ
which modules import	ā҉
which modules is	Ĩ҆Ī҉
which modules load	ĀѷĩҐ
which modules require	ĩҍĪѸ
which modules use	ĩ҉ĪѺ
which name	Ņ҉ņҊ
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѺ
which names	ĀҏāҋģҌĪѺ
which names are	ĀҊāѷŏҊ
which names does	ā҆ģ҆
which names exactly	Ā҈
which names exported	āҊ
which names is	ģ҈
which new	ă҇ņ҉
which node	Į҆
which of	ĀѸāҞĉѺŏҋő҇Œґ
which of all	ā҇
which of its	ĀѺāҍŏ҆
which of our	ō҆
which of the	āҎĉѺő҈Œґ
which of today	ņ҇
which one	āҔĆѹıҊ
which one is	āҐĆѺ
which ones	ĀѮāѯĆ҆ňҊōҎŏҊ
which ones of	Ă҇
which ones |	āѶň҈ŏ҉
which options	Āѹāҋ
which order	ā҉
which other	ĀѺĉҏĩҊĪґ
which other classes	ā҇
which other files	āѵĩ҈Īҍ
which other functions	ĉҊ
which overrides of	ŀ҈
which packages	āѹĪ҉
which packages are	Ā҈
which packages does	Ī҈
which parameters	āѹďғ
which parameters does	ď҆
which parent	Ā҉
which parent class	ĀҊ
which part	Đ҆
which part of	Đ҆
which parts	Āҋ
which parts of	Āҋ
which path	āҒņ҇őѹ
which paths	ČҊ
which person	āѺĲҖ
which person |	Ĳ҇
which place	ĀѸāѱĺҏő҆
which place in	ĸ҆
which place of	ő҇
which places	ĀѵĆҐĊ҇
which places define	ĆҌ
which places is	āҊ
which point	ĀҊ
which private	ĀѮāҜ
which private functions	ĀѶāҐ
which private names	ĀѸāҌ
which properties	Ĥ҆
which protocols	Ā҇āѺīґ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҈ĮѺ
which raise	ńҋ
which raise statements	ńҋ
which release	ĀҘċѹė҈
which release has	Āҋāѷ
which release turned	ĀѺāҋ
which release was	Ā҈
which releases	ŉҘ
which releases contain	ŉ҆
which releases is	ŉ҆
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҆Ċ҆Ē҇
which routines are	ĉ҉
which rust	Ā҈āѸ
which script	āѵğҋĶ҈
which scripts	āѺĞ҈
which secrets	ā҆
which secrets does	ā҆
which section	Đ҈
which section of	Đ҆
which source	ĀѺāѹğ҆ĵ҉ķ҇
which source file	ĵҊķ҈
which sources	ĀѺāѷĩҔ
which sources <name>	ĀѺāѷĩҔ
which spots	ĀҌ
which steps	ħ҇
which structs	ĥҋ
which subclass	ā҇
which subclass of	ā҆
which subclasses	ĀѬāқĂѺŀҕ
which subclasses do	ā҈
which subclasses does	ā҉ŀѺň҇
which subclasses have	āѸŀҊ
which subclasses of	ĀѹāҘŀѵ
which subfolder	ĀѺőҚ
which subfolder does	ő҆
which subfolder hides	őҎ
which symbols	ģҔ
which symbols are	ģҊ
which symbols |	ģ҆
which tags	Ā҆āѷŉҖ
which tags contain	ĀҔāѺŉѶ
which tags do	ŉ҇
which tags is	ŉ҆
which task	ĀѺĢґ
which test	Āҋā҈ō҇œ҆
which test cases	Ā҆ō҆
which test file	œҌ
which test functions	ō҈
which test methods	Ā҇
which tests	ĀҊōҬŎѺ
which tests $	ō҆
which tests and	ĀѺā҈
which tests are	ĀҎ
which tests check	ā҆
which tests in	Āҍāѵ
which tests is	ō҈
which tests live	Āҋōѹ
which tests run	Āѹō҇
which tests use	ō҆
which tests would	Āѱāғ
which the	ĺ҆
which the file	ő҆
which the function	ā҆
which the module	ĀҊ
which third	Ā҈
which third party	Ā҈
which ticket	ĀѺā҇
which ticket was	ĀѺā҇
which trait	ĥѺīҍ
which traits	āѺīҖ
which traits does	ī҆
which type	Ā҇āѭŇҡŐҚ
which type $	Ő҇
which type does	āѹŐҎ
which type should	āѹ
which type the	Ň҆
which type |	Ň҇
which types	āѸĥҠ
which unit	āҋ
which unused	ŏ҇
which unused imports	ŏ҈
which unused variables	ā҆
which value	Ā҈āѪđҚĔғĕҍ
which value does	ĀҊāѸ
which value is	āѵđ҈Ĕ҈ĕҎ
which value |	đҋ
which values	ā҆
which values are	ā҆
which variables	ā҇
which version	ėҐ
which version <name>	ā҆
which version does	Į҉
which version is	āҊĮѺ
which version of	Ā҇āѺė҆
which version |	Į҇
which versions	ĀѺāѺė҈Į҆ŉҌ
which versions of	āѸė҈ĮҊ
which workflows	Ā҉āѹ
which |	ĀѫāѣĂ҇ćҊĪ҇ī҈ĮҊ
which | $	ĀѫāѣĂ҇ćҊĪ҇ī҈ĮҊ
while	ā҇
while _ program	ā҆
while the	ā҆
while the program	ā҆
who	ĀҟāҰĂ҆ăѴćҔĊҟčѹđѹĒҍĘѺğҐĠѶġѷĢѹģѹĤѺĥҞĦѸĩҢĬѱĲӀĴѮĵѺĶѹĸѺĹѺĺѹŀҌłѹŃҕńѷņѺňңŏѺőѺŔѺ
who <name>	Ā҈
who _ $	ā҇
who _ <commit>	ĀѩāҘ
who _ <name>	ĀѲāѧĂҋĉ҈Ċҋğ҇ĥ҉ĩҒŀҊŃҎň҆
who _ <path>	ĀҐāѸĩҒ
who _ behind	Ā҆
who _ calling	ĀѷĊҌ
who _ changed	Ā҈
who _ code	āҊ
who _ from	āѹňҋ
who _ i	Ā҇
who _ is	ĀѴāѹĥ҇ň҇
who _ it	ĀҮāѨĊҋġѺĩѶĲҊ
who _ its	āѵĊ҇
who _ line	Ā҉āѵĲҎ
who _ most	āҌ
who _ on	Āғāѵ
who _ renamed	Āѫāҗ
who _ that	Āѷā҇ĩ҆Ĳ҇ň҆
who _ the	ĀҊāҕĂѹćҗĒ҆ĲҊň҆
who _ this	ĀѹāҊ
who _ up	Āѷāҏ
who _ using	Āѹā҉
who _ what	āҊ
who added	āҕăѶĲ҇
who added line	Ĳ҇
who added the	āҊ
who all	ĀѵāѶĥ҇ň҇
who all is	ĀѴāѹĥ҇ň҇
who are	āџćҋĊ҇ĥҊĩ҆ň҆
who are <name>	ĥ҆
who are its	āѶĊ҇
who are the	ĀҊāѦć҇ň҉
who broke	ā҆
who broke the	ā҆
who calls	āҚĊ҉ŀѹ
who calls <name>	Ċ҆
who calls code	āҋ
who calls it	ā҈
who calls the	ā҇ŀѹ
who came	ā҈
who came up	ā҈
who catches	Āѱāҙ
who catches <name>	ĀѴāґ
who changed	ĀѺāҋ
who decided	āғ
who decided that	ā҇
who decided what	āҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҇
who do i	Ā҇
who does	āѳĉҌň҆
who does that	ň҆
who extends	ĀѸĂҋ
who first	ā҇
who has	Ā҉
who has changed	ĀґāѰ
who has renamed	Āѫāҗ
who holds	ĀѸā҉
who holds the	ĀѸā҉
who implements	āѷĥґ
who implements <name>	ĥ҇
who imports	Āғāѱĩ҈
who imports <name>	ĩҋ
who imports <path>	Ā҆āѹĩ҇
who imports it	ĀҒĩѷ
who inherits	āѹňҍ
who inherits from	āѹňҍ
who introduced	ĀҒğѺ
who introduced the	ĀҒğѺ
who invokes	Ċ҉
who invokes <name>	Ċ҉
who is	ĀѧāѵćґĊҒĲҔ
who is behind	Ā҆
who is calling	ĀѷĊҌ
who is it	Ċ҆
who is the	āѶćҒ
who last	ĀҍāѳĲ҈
who made	ĀҏĲ҇
who made <name>	Āѹāґ
who made the	Ā҉āѴĲ҇
who maintains	ĀҎ
who makes	āѺ
who may	ĀѵāҙĊѰ
who overrides	āѶŀҔ
who overrides <name>	āѺŀҋ
who overrides the	ŀ҇
who pinned	ĀѸĲ҇
who pinned line	āѺĲ҇
who pulls	ĩ҆
who pulls that	ĩ҆
who put	Ĳ҈
who put it	āѺĲ҇
who raises	āѴŃҎ
who raises <name>	Ń҈
who reads	ğ҈
who removed	ĀҊāѺ
who renamed	ĀҞāѭ
who renamed <name>	Āҍāѷ
who renamed <path>	ĀҌāѹ
who requires	ĀѱāѴĩҝ
who reviewed	āҞĲѱ
who reviewed it	āҋĲѹ
who reviewed line	āҌĲѹ
who reviewed the	ā҇
who set	ā҈
who set up	ā҇
who sets	ā҆
who should	ā҇
who subclasses	Āѷňґ
who subclasses <name>	Āѷňґ
who tagged	ĀѳāҎ
who throws	Ńҋ
who throws <name>	Ń҈
who touched	Āҋāѷ
who typed	Ĳ҆
who uses	Ā҆āҍĒ҇
who uses <name>	ĀҙāѮ
who uses it	Ā҇
who was	ĀѺā҈
who worked	Āҋāѹ
who worked on	Āҋāѹ
who writes	ā҆
who writes to	ā҆
who wrote	ĀҜĲ҉
who wrote <name>	Ā҇
who wrote it	Ā҆Ĳ҇
who wrote line	ĀҊāѵ
who wrote most	āҊ
who wrote the	Āґ
whole	ĀҒŎ҆
whole _ $	Āҋ
whole thing	Āѹā҈
whom	ćҏĊ҉ĥ҇ĩ҇įѺĲғ
whom _ $	ĀѷāѺĉ҉ĊҊ
whom _ <name>	ĀѺā҈
whom _ <path>	ĀҊ
whom _ the	ć҇Ĳ҉
whom does	ĀѺāѹć҈Ĳ҆
whom has	ĀґįѺ
whom is	ĀѺĥ҈ĩ҈
whom was	ĲҊ
whom |	ĀѷāѺĉ҉ĊҊ
whom | $	ĀѷāѺĉ҉ĊҊ
whose	ĀѴāѶćҎĩҍĭѷĲҵĴѸňҘŒҌ
whose <name>	Ĳҝ
whose <name> $	Ĳҝ
whose _ $	Ĳҝ
whose _ does	āҋ
whose _ have	ĀҌ
whose _ is	ĀѶāѹćңĭѹĲҋŒ҉
whose _ mention	ĩҎ
whose child	ćҒňѴ
whose child is	ćҒňѴ
whose code	Ĳ҆
whose code is	Ĳ҆
whose hands	Āҋ
whose hands have	ĀҌ
whose imports	ĩҎ
whose imports mention	ĩҎ
whose name	āҊŒ҈
whose parent	ćѯňҖ
whose parent is	ćѯňҖ
whose work	Ĳ҆
why	ĀӁāӸĬѷ
why <name>	āґ
why <name> is	ā҇
why <path>	ā҆
why _ $	ĀҐāѴ
why _ <name>	ĀҋāҦ
why _ <path>	ĀѹāҞ
why _ ci	Ā҉āѸ
why _ commit	ā҇
why _ everyone	Āѹā҇
why _ is	āҐ
why _ it	ĀѺāқ
why _ nobody	ā҈
why _ not	ā҆
why _ so	ā҇
why _ subclasses	ĀѷāҊ
why _ test	ĀҞāѣ
why _ tests	Āҙāѩ
why _ the	Āӂāє
why _ there	āҊ
why _ this	ā҈
why _ we	ĀѴāҐ
why are	ā҇
why are the	Ā҆
why did	ĀҌ
why did <path>	ĀҍāѴ
why did commit	ā҆
why do	ĀҖāѺ
why do subclasses	ĀѷāҊ
why do tests	ĀғāѮ
why do the	ĀҗāѬ
why do we	ĀѴāҐ
why does	ĀҢāҏ
why does <name>	Āҏ
why does <path>	ĀѰāҚ
why does everyone	Āѹā҇
why does nobody	ā҆
why does the	Āқāѫ
why is	āҸ
why is <name>	āҖ
why is it	āҍ
why is the	ĀҊ
why is there	ā҆
why the tests	Ā҆
why was	Āѹāҝ
why was <name>	ā҆
why was <path>	ā҉
why |	ĀҐāѴ
why | $	ĀҐāѴ
wich	Ā҇āѮĮ҈ķ҇Ĺ҉Ń҇
wich _ $	Ċ҆
wich _ are	Āґāѹ
wich functions	āѹ
wich functions are	Ā҇āѺ
wich names	Ā҇
wich names are	Ā҇
will	ĀѯĈҋĔ҈Ě҉Ĭ҆Ŀ҆ŅѺŌ҇
will <name>	Ĉ҆
will _ be	āҊ
will _ find	ĀѹāѱĚҊĜ҆Ĭ҈Ŀ҈
will _ for	ā҇
will _ next	ā҆
will be	Ğ҆
will i	ĀѴāѨĚҊĜ҆Ĭ҈Ŀ҇
will i find	ĀѹāѱĚҊĜ҆Ĭ҈Ŀ҈
will it	āҊ
will support	ā҇
will support for	ā҇
will the	Ō҆
will the next	ā҆
windows	Āѷāҝ
windows $	ā҇
windows _ $	ĀѹāҎ
windows |	ĀѹāҎ
windows | $	ĀѹāҎ
wise	āѬė҇Ě҆ī҇ĭҌ
wise $	āѸė҉
wise _ $	āѵī҇ĭҊ
wise |	āѵĚ҆ī҇ĭҊ
wise | $	āѵī҇ĭҊ
with	ā҉ĂѹĄҊąҊĆҋćѱĈѺĉѺč҆ďҐĐѹĒҞēҠĘѸęѶĞҊĢѵģѹĥҍĦ҈ħҎĪѺĬѳĭѷĮ҇ĳѸĴѹķѹĹѷĽѺŀ҇Ńңń҉ŅѹņѸňѳŉҒŌѹőѹŒ҆
with $	ē҇ŁҊ
with <commit>	ĀѷŉҎ
with <literal>	āѺĥґŃҍ
with <mark>	Ā҉ā҇Ē҈
with <mark> $	ĒҌ
with <mark> |	Āҋ
with <name>	ĀҌćѸďҋĒҚēѸĠ҇Ńҝňѹ
with <name> $	ĀѺĒҌĠ҆ŃҐ
with <name> as	Ā҉
with <name> in	ĀҌ
with <name> |	Ē҉ŃҎňѶ
with <option>	Āѹā҉
with <option> |	ĀѺā҉
with <path>	Ħ҇ħ҈
with <path> |	āѹ
with <tag>	Ą҇
with _ $	ĀѳĒҕēҍĠ҆ĥҐŃҏ
with _ <name>	ĀҐā҇Œ҆
with _ <path>	ħ҈
with _ and	Ċ҇
with _ arguments	āҘęѺ
with _ as	Āҋ
with _ change	Āҋāѱį҇
with _ command	Ğ҆
with _ commit	Ā҈āѺąҋ
with _ exceptions	ĀѺńҋ
with _ import	ĩҌ
with _ in	Āҋ
with _ name	Ā҇āѸġ҆
with _ old	ė҆
with _ one	ŀ҆
with _ other	ā҈
with _ own	āѹŀҌ
with _ to	Ą҆
with _ which	ă҇
with _ |	āґćѹč҆ĒҊŃҍňѵŉ҈
with a	Ā҈į҇ō҆
with a <name>	ĀҐ
with a change	āѺį҇
with an	ĀѹāѺĥ҆ĩҌ
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
with something	āҏ
with tests	ā҇
with tests |	ā҇
with that |	ā҉
with the	ď҇
with the <name>	ā҇
with the name	Ā҇
with their	ŀ҇
with their own	ŀ҇
with this	Ğ҇
with what	ēҖ
with what commit	Ā҉
with which	ą҉ęѺĮ҆ńҋ
with which arguments	āҖ
with which commit	ą҈
with which exceptions	ńҊ
with |	ēҊ
with | $	ēҊ
within	ĀѶāѰĉҎĊѺę҉ĝ҆ķѸĹҊĻҚļ҉
within <name>	āѺĉҎęҊĻҐ
within <name> $	ĉҋĻ҉
within <name> |	ę҉
within _ $	ĉҋĻ҉
within _ <name>	ĵѺĹҋļ҆
within _ function	Ļҍ
within _ source	ĵ҉
within _ |	ę҉
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	ĀѹāѺġ҆ĵ҉ĻҌļ҆
within the function	Ļҍ
within the source	ĵ҉
without	ĀѰāғĂ҆ĆҍĈҎĔ҈ĕ҇ĪѴĿѷŉѮŌ҆ŎҒŏҡ
without <name>	ĕҋ
without <name> which	ĕҋ
without <path>	ā҇
without <path> |	ā҇
without _ $	āҞĂѸĔҍŉѮ
without _ change	į҆
without _ for	Ă҇
without _ is	āѺĆ҆
without _ it	āҐŏ҆
without _ them	ŏ҆
without _ use	ŏ҉
without _ which	ĕҋ
without _ |	āѱĈ҉Ŏґ
without a	į҆
without a change	į҆
without breaking	āҋ
without docstring	āҊĂѸ
without error	āѹŎ҆
without error |	āѹŎ҆
without errors	Ĉ҈
without errors |	Ĉ҆
without ever	ŏ҇
without failures	āѷŎҋ
without failures |	āѸŎ҉
without implementing it	ā҆
without it	Ĕҍ
without it $	Ĕҍ
without using	ĪѹŏҌ
without using it	ŏ҆
without using them	ŏ҆
wonder	ĀҎ
wonder if	Ā҉
wondering	ĀѸāҐ
wondering _ <name>	āѹ
wondering _ <path>	ā҇
wondering _ imports	ā҇
wondering _ which	āѹ
wondering if	Ĭ҇
wondering if the	ā҆Ĭ҆
wondering in	āѺ
wondering what	ā҇
wondering what <name>	āѹ
wondering where the	āѺ
wondering which	Ā҇ā҉
wondering which imports	ā҇
wondering why	āҌ
word	ł҈
wording	ā҇Ĵ҆
wording _ line	Ĵ҆
wording of	Ĵ҆
wording of line	Ĵ҆
words	ĢҎŔҍ
words <literal>	Ŕҋ
words _ is	Ģҍ
words what	Ģҋ
words what is	Ģҋ
work	ĀѢāҚĉ҇Ė҆ĥ҇ĮҊĲ҆
work _ $	ĀѶā҈Ĉ҇Į҆
work _ <path>	ā҆
work _ a	ā҉
work in	ā҈
work with	ā҆
work with $	Į҆
work with a	ā҇
work without	ā҇
work without <path>	ā҇
work |	ĀѶā҈Ĉ҇
work | $	ĀѶā҈Ĉ҇
worked	ĀҐāѳ
worked _ <path>	Ā҇
worked on <path>	Ā҇
workflow	ĀҘāҗŕҶ
workflow $	ŕ҆
workflow <name>	Ā҇ā҈
workflow <path>	āҍŕҪ
workflow <path> do	ā҈
workflow <path> fail	Ā҆
workflow <path> run	Ā҆
workflow <path> start	ŕ҇
workflow <path> |	āҌ
workflow _ $	āҘ
workflow _ <path>	ŕ҆
workflow _ do	āҋ
workflow _ fail	Ā҈āѹ
workflow _ run	Ā҉
workflow _ start	ŕ҇
workflow _ what	Ā҇
workflow _ |	Āҋ
workflow jobs	Āѱāҗ
workflow jobs $	Āѱāҗ
workflow pass	ĀѷāҌ
workflow pass |	ĀѷāҌ
workflow run	Ā҇āѺ
workflow run |	Ā҇āѺ
workflow |	Ā҆
workflow | $	Ā҆
workflows	ĀґāѴ
works	ĀҋāѲĈ҆Į҇Ō҈œѺ
works $	Ĉ҆
works _ this	ĀҐāѰ
would	āҎĊѶĐ҆ĔѺĚ҆ěҊģѹĥѹĬҎĭґĲѺĴ҉ļѺłҌŊҌŏҌ
would <name>	Ā҆āѱĭҕ
would <name> be	āѶĭҒ
would _ a	āҌ
would _ be	ĀѺāѺĭҐŊ҇
would _ better	āҎ
would _ call	Ĭҍ
would _ classify	łҋ
would _ find	ķ҆
would _ flag	āѸŏ҉
would _ have	Ā҆Ł҇
would _ if	ĀѰāҢ
would _ l	ĳ҈
would _ mind	ĀѶā҉đ҆ĩѺ
would _ project	Ā҆
would _ run	Ā҇
would _ say	Ĭҋ
would _ see	ĝ҇
would _ test	Ō҈
would _ to	ĀѺ
would _ what	Ĵ҇
would _ |	āҒ
would a	āѵĈ҇
would be	āґ
would be a	āҍ
would break	āҖ
would break if	āҋ
would break |	ā҈
would fail	Āѱāғ
would get	Ā҇
would get run	Ā҇
would give	Ĵ҇
would give what	Ĵ҇
would happen	āҊ
would happen if	ā҇
would i	āѱĘҊĝ҆Ģ҉
would i have	Ā҆Ł҇
would i see	ĝ҇
would it	āґ
would it be	āҌ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	ĀѰđ҆ĩѺĬҕł҉
would you call	Ĭҍ
would you mind	ĀѶā҉đ҆ĩѺ
would you say	Ĭҋ
wrap	Ā҈āѺĒ҆
wrap <name>	Ā҉āѶ
wrapped	ēҍ
wrapped _ a	ā҆
wrapped in a	ā҆
write	āҗĂҐ
write _ $	ĂҊ
write _ <line>	ĀҌāѷ
write _ test	āҍŋѸ
write a	ĀѷāҟŋѸ
write a test	āҍŋѸ
write line	ĀҌāѷ
write line <line>	ĀҌāѷ
write |	ĂҊ
write | $	ĂҊ
writes	āҗğѲ
writes _ the	ā҆
writes to	ā҆
writes to the	ā҆
writing	āѴ
writing the	āѸ
written	ĀѱĬ҈ıѺĲҍĵҒķҔĹ҉ĺҌļ҉ĽҒņѺœҎŔ҆
written $	ĺ҆Ľҋ
written _ $	āѴĲ҆ĴѸĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ terms	ĀѵāҐĢ҇
written _ test	Ā҆
written _ which	ķ҆
written _ |	ĀѵāҋĴ҈Ľ҇œ҈
written a	Ā҆
written a test	Ā҆
written by	Ĳ҇
written by $	Ĳ҆
written down	āѺĽҋ
written down |	Ľ҇
written in	ĀѯāҠĢ҆ķ҇Ŋ҆
written in terms	ĀѵāҐĢ҇
written in which	ķ҆
written in |	ā҉
written new	ĀѺā҉
written new |	ĀѺā҉
written on	ĺ҉
written there	Ĵ҈
written there |	Ĵ҈
written |	āѺĐ҆ĵ҆ķ҆Ĺ҆ļ҇
written | $	āѺĐ҆ĵ҆ķ҆Ĺ҆ļ҇
wrong	āҹĢѲĴѷ
wrong $	ā҉
wrong _ $	āҒĢѷ
wrong _ <name>	āҊ
wrong _ line	āҊĴѺ
wrong _ the	ĀҌ
wrong _ |	ā҇
wrong at	ā҇
wrong in	ĀҊ
wrong in the	ĀҌ
wrong with	āҎ
wrong |	āҒĢѷ
wrong | $	āҒĢѷ
wrote	ĀҕāҊĲғňѺ
wrote <name>	Ā҉āѹĬ҆
wrote <name> |	āѺĬ҆
wrote _ $	Ĳ҆
wrote _ <line>	ĀҊāѷ
wrote _ and	Āѥāҝ
wrote _ in	ā҉
wrote _ of	āҊ
wrote _ test	Ā҆
wrote _ |	Ā҇āѸĬ҆Ĳ҇
wrote it	Ā҆Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	ĀҊāѷ
wrote line <line>	ĀҊāѷ
wrote most	āҊ
wrote most of	āҊ
wrote tests	ā҉
wrote tests in	ā҉
wrote the	ĀҎ
wrote the test	Ā҆
y	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
y _ $	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
y n	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
y n $	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
year	āҫĎѷ
year $	ā҆
year _ $	āҐ
year _ |	ā҇
year ago	ā҆
year ago |	ā҆
year changed	ā҆
year was	ā҈
year |	āҏ
year | $	āҏ
yes	Ā҆āѪćѷĈ҆č҉Ę҉Ěҋě҆ĜҎġҌĦҋĬҐĭ҇ňѹŋҊ
yes _ $	ġ҉Ĭ҇
yes _ no	Ā҉āѲćѹĈ҆č҉Ę҆Ĝ҇ĦҊĬҊĭ҈ňѺ
yes _ |	Ě҆
yes no	ĀѺĚ҇Ĝ҇ġ҈Ĭ҆
yes no $	ġ҉Ĭ҇
yes no |	Ě҆
yes or	Ā҉āѲćѹĈ҆č҉Ę҆Ĝ҇ĦҊĬҊĭ҈ňѺ
yes or no	Ā҉āѲćѹĈ҆č҉Ę҆Ĝ҇ĦҊĬҊĭ҈ňѺ
yesterday	ĀѺā҉ńѺ
yesterday 's	ĀѴāҐ
yesterday _ $	āҊ
yesterday |	ā҆
yesterday | $	āҊ
yet	ĀѸā҆Ą҈ĠҏīѸ
yet _ $	ĀѹāҌĠ҉īѹ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	ĀѹĠҋ
yet | $	Āѹā҆ĠҊ
yield	ĀѹŇҋ
you	ĀѢĎ҇ĕ҇ęѷĝѶġѷĬҋĹѺĺ҆ľ҉ł҇
you _ $	ĀѶā҉
you _ <name>	āҏĕ҇Ĭҍő҆
you _ a	Ō҇
you _ checking	ā҆
you _ find	Ā҆ň҆
you _ finding	Āѷ
you _ for	ĀҊĭ҈ňѺ
you _ how	ľ҆
you _ if	ĭ҆
you _ in	ā҆ĺ҉
you _ it	Ĭ҆Ō҇
you _ listing	āѷĿ҆ň҆
you _ making	ā҇
you _ me	ĩ҆ķ҉
you _ on	ļ҆
you _ out	ĀҊ
you _ renaming	ā҆
you _ telling	ĀҌāҐĩѷ
you _ the	Ā҉āѳ
you _ this	ł҉
you _ to	ĀѺň҆
you _ up	ĀҌ
you _ what	āѹİ҆Ŀ҈ŏ҆
you _ whether	Āғā҈Ĝ҆ŋѹ
you _ which	ğ҆ĵ҆Ň҇
you call	Ĭҍ
you call <name>	Ĭ҆
you call it	Ĭ҈
you can	āѹ
you can find	Ā҇
you check	Ā҇ĭ҈
you check for	ĭ҆
you check if	ĀѺĭ҆
you check the	Ī҆
you check what	İ҆
you check whether	ĀҒā҈Ĝ҆ŋѹ
you chekc	Ă҆
you count	Ā҆
you describe	ĢҌ
you find	Āҍ
you find out	ĀҊ
you get	ĀҋňѺŌ҇
you happen	ĀѶň҆
you happen to	ĀѶň҆
you have	āѶŋ҉
you kindly	ĀѪāѷ
you kindly find	ň҆
you know	āҊĺ҈ŏ҆
you know in	ā҉ĺ҇
you know on	ļ҆
you know what	ŏ҆
you list	Ć҇
you locate	őҊ
you look	Ā҉
you look up	Ā҉
you mind	ĀѶā҉đ҆ĩѺ
you mind checking	ā҆
you mind finding	Āѷ
you mind listing	āѷĿ҆ň҆
you mind making	ā҇
you mind renaming	ā҆
you mind telling	ĀҌāҐĩѷ
you pass	ā҈
you run	ŌҋŎ҈
you run it	Ō҇
you run the	Ŏ҆
you say	Ĭҍķ҇
you say $	ā҆
you say <name>	Ĭ҉
you show	Ā҇
you show me	Ā҈
you take	ķ҆
you take me	ķ҆
you tell	ĀѺā҉ĩ҇
you tell me	ĀѺāҊĩ҇
you verify that	Ā҆
you |	ĀѸ
you | $	ĀѸ
|	ĀҩāѷăҊąѵćѷĈҐĉѹĎѷĐ҆ĔѺĕҍėҋĘҌĞѶĠ҉ĢҋģѹĥѷĦҋĩѸĪѷĭҐĲѺĹѴĺѺĻѺľҎĿѬńѵņѹŇҍŊѵŌ҈ŎҗŏѱŐѬŕҒ
| $	ĀҧāӒąѳĆѱćѷĈґč҆ĎѴďѸĐѶđѸĔѬĕ҆ėѹĘғĚҌĜ҇ĞѷĠҌġ҉ģѸħѸīѬĬ҈ĭ҈Į҇İҋı҆ĴѹĶѵĹѳļѹĿѲńѸņѹŇҏňѫŊѷŋҋŌ҇ōѸŎҌŏѯŐѦŒѹŔѹ
| <name>	āѯćҍĚ҈ĭґĻҊ
| <name> $	ĻҊ
| <name> is	Ĭ҈
| <name> |	ćҍ
| <path>	Āѷħҏő҆
| <path> $	ħҋ
| <path> |	ő҆
| <tag>	Ą҆
| _ $	āѺħҊĻҊ
| _ <name>	āѴě҇Ġ҉īҕĭҊĮ҇
| _ <path>	ĀҐāѺ
| _ and	Ā҇ĵ҆ļ҆
| _ annotations	ēҎ
| _ are	ĀѷĆ҉Ŀ҆
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	Āџą҇ĊҌĩҕŃ҈ōҍ
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѺąҋ
| _ commits	ā҆
| _ count	ĀѹĎ҈
| _ d	āѸ
| _ decorators	ē҆
| _ definition	ā҈ĆѺ
| _ dependency	ĀѺė҇Ħ҆
| _ did	į҈
| _ do	āѸğҌ
| _ does	Ā҇āґĪ҉
| _ every	Ė҆
| _ exceptions	ń҈
| _ false	ĭҌ
| _ fields	Ĥ҆
| _ file	Ĺ҆ņ҇
| _ files	āѯăҌĄ҈Č҈ĪѸ
| _ function	āҎ
| _ functions	ĀѺā҆ĉ҇Ċ҆
| _ has	Ą҆
| _ import	āѺ
| _ importers	ĩҋ
| _ imports	ĀѴĪҋŏ҉
| _ in	ĀҎāѵąѮď҉Đ҈ő҆
| _ interfaces	Ā҇ī҆
| _ is	ďѺĐҍđѺġѹĢ҉ĭѺİ҉Ĳ҆Ķ҇ļ҇ĽѺņ҇ŋѵŒ҆
| _ it	Ā҆āѮč҈Ę҆Ě҆ĜҌġ҆ĦҊĬҍĭҕ
| _ its	ā҉
| _ kind	ā҆
| _ long	Ď҈
| _ many	āҍĳ҇ľ҈Ŋ҆
| _ me	ĀҍāѷĎѺ
| _ mean	āѹ
| _ method	ĀҌ
| _ methods	ŀ҉
| _ name	ŅѺņ҈
| _ names	Āғāѹ
| _ need	Ā҆ĵ҆
| _ not	āѸŎ҉
| _ number	Āѹā҉
| _ of	ĂѷĐҍĔѺĕ҉ōѸŕ҈
| _ ones	Āѷ
| _ or	ĀҎāѯŌҍōѶŎ҆
| _ other	Ī҇
| _ over	āҎĳѹ
| _ place	Āѹā҇
| _ private	ā҆
| _ put	āѺĲ҇
| _ reviewed	āҋĲѹ
| _ routine	ķ҇
| _ site	Ľ҆
| _ source	ğ҇
| _ subclasses	ā҈
| _ surface	ģ҆
| _ tags	ā҆
| _ test	Ŋ҈
| _ that	ě҈Ġ҆Ō҈
| _ the	ĀѸĈҋę҈ō҇
| _ their	ň҆
| _ them	ĀѸō҈
| _ this	Āѵāҋđ҉
| _ to	ē҇
| _ tool	ĀѸāҍ
| _ true	ĚҌ
| _ type	āѶŇ҉Ő҆
| _ types	ňҎ
| _ value	ĀҊĔ҉
| _ version	ėҋ
| _ want	ā҈
| _ was	Ā҈
| _ we	ā҈
| _ what	ĀѶāѮħ҇ņ҆
| _ when	āҋ
| _ which	ą҆ĜѶĿ҆Ŕ҇
| _ with	Āѹā҇
| _ would	ĳ҈
| _ wrote	Āҍāѵ
| _ y	Ŏҋ
| _ yes	ĭ҇
| _ you	Āѹāѷķ҆
| _ |	ĀѴāђćҏĔ҆ģ҉Ĥ҈ĥҋĲ҆ĳ҉ĵ҇ĸҊĻ҆ŇѨň҆ŐѺő҇Œ҆œҋ
| a	ĬҊ
| a <name>	Ĭ҆
| abstract	Ă҇
| added	Ā҈ąѶ
| added by	ĀѺą҈
| added with	ā҇
| anyone	ĀѺĸҋ
| anyone |	ĀѺĸҋ
| are	Ā҆
| are there	Ā҆
| at	āѺ
| author	Ĳ҇
| author |	Ĳ҇
| called	ĊҌ
| called by	ĊҌ
| circular	Ħ҈
| circular dependency	Ħ҆
| commit	ĀѸĎ҈
| commit count	ĀѹĎ҈
| correct	Ĭ҆
| correct not	Ĭ҆
| dead	ĀѹŏҎ
| dead imports	ĀѹŏҎ
| default	ĔҊ
| default value	Ĕ҉ĕѺ
| did	č҈
| do	āҋ
| do we	ā҈
| does	Ĉ҇Ę҆ę҆Ě҆ĜҌĠ҇Ħ҉ŋ҆Ō҆
| does it	Ā҇āѱĘ҈ĜҍĦ҇ĭ҆
| does that	Ā҇Ġ҆
| does this	Āѷāҋ
| every	Āѹā҈
| every place	Āѹā҈
| exports	ģ҈
| exports |	ģ҈
| file	āѺļ҆
| file and	ļ҆
| for	ĀѸīҕ
| give	Ā҉
| give me	Ā҉
| has	āѷč҈
| has it	āѺč҆
| how	ĀѴāғĎҎĳ҇ľ҇
| how long	Ď҈
| how many	āҍĳ҇ľ҈Ŋ҆
| i	ĀѴāѹĩ҈ĵ҇ň҆
| i d	āѷ
| i mean	āѹ
| i need	Ā҆ĵ҆
| i want	ā҈
| imported	ĝѺĩҒ
| imported by	ĀѳĩҖ
| imported names	ĀҌ
| in	ĀҠāѵĐѸđ҆Ĕҏėҏ
| in <path>	ĀҐ
| in what	āѺ
| in which	ā҈
| is	ĀѭāҐđѹĚ҇ěҋġ҆Ħ҇ĬґĭғňѺŌ҆
| is <name>	ĭ҇
| is it	ĬҌĭҎ
| is its	āҋ
| is that	ĀѸě҈Ō҆
| is the	ā҆
| its	ĀѷāѪēҍĩ҉ĪҎŀ҇
| its importers	ĩҋ
| its imports	ĪҎ
| last	į҆
| lines	ĀѵāҌ
| lines over	āҎĳѹ
| lines |	ĀѹĳҊ
| list	ĀҏāѹĖ҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѸ
| list them	ĀѺō҈
| location	Āѹāѷĵ҉Ĺ҇Ļ҇œҌ
| location in	ő҆
| location |	ĵҊĻ҇œҌ
| methods	ľ҈
| name	ĀѺō҇
| new	ŅѺņ҈
| new name	ŅѺņ҈
| number	ā҈
| number of	ā҈
| of	āѺė҆
| ok	ŌҊŎ҈
| ok not	Ŏ҉
| ok or	ŌҊ
| on	āҎĜѶŕ҇
| on which	āҒĜѶ
| one	ĝ҆
| one of	ĝ҆
| passes	ŎҐ
| passes y	Ŏҋ
| path	ő҆
| path |	ő҆
| please	ň҆
| position	Đ҉
| position of	Đ҉
| public	ģ҆
| public surface	ģ҆
| section	ŕҍ
| section of	ŕ҆
| should	ā҆
| signature	ď҆
| since	ā҇
| since when	ā҇
| somebody	Ā҈
| tested	ĀҐŎѺ
| thank	āѹ
| thank you	āѹ
| the	ĀѹāѪ
| to	āѺė҆ņҍ
| to what	ė҆
| triggers	ŕ҆
| triggers |	ŕ҆
| true	ĭҌ
| true false	ĭҌ
| type	ĀҠŇѭ
| via	ħ҆
| via which	ħ҆
| was	Ġ҆
| what	ă҇Ą҇ć҆ĉѺčѺđѹĕѶĖ҆Ğ҇ğ҇ĪҊĬѵĭѺįѹİҊĳ҆Ĵ҇Ŀ҈ń҆ňҐ
| what are	āѵĆ҇Ŀ҆
| what classes	Āѷň҉
| what code	ğ҉
| what did	Ā҆
| what does	ĀҖĪ҉
| what files	āѺĄ҈
| what is	āѺĎ҆ĢҊİҊņ҉
| what kind	ā҆
| what parameters	ā҇
| what type	āѺŇ҆
| what value	ĀҌ
| what version	Į҇
| what was	Āҋ
| what would	ĳ҈
| when	ā҈įҎ
| when did	į҉
| when was	į҆
| when |	ā҆
| where	ĀѴĆҏĐқğҍġѸĬѶĭѹĵ҉ĶҊĸ҉ļҍŋѳőѺŒ҉Ŕ҆
| where are	āҌ
| where did	ĺ҆
| where do	āѴğҌ
| where does	ĀѲāҐ
| where in	Đ҈
| where is	Āҍā҆ĐҏġѺļ҇ŋѶ
| which	ĀѺāґĆѸĈѺēҎĕ҇ğҌħ҉ĬѹĭѺįѺı҆ĲѺŀ҉ŁҊō҇
| which <name>	ē҆Į҇
| which arguments	āѺŁ҈
| which classes	Ā҆
| which commit	Ā҉
| which commits	ā҆
| which files	Āҋāѹă҆ĪѸ
| which function	āҎ
| which functions	ĀѺĉ҇Ċ҆
| which imports	ā҆ħ҆
| which interfaces	Ā҇
| which line	Đ҆
| which method	ĀҊ
| which methods	ŀ҉
| which names	Ā҈
| which of	āҊĂѷ
| which ones	Āѷ
| which other	Ī҇
| which parameters	ď҆
| which private	ā҆
| which source	ğ҇
| which subclasses	ā҈
| which |	āѹ
| who	ĀҔā҇ăѺġѺ
| who overrides	ŀ҆
| who put	āѺĲ҇
| who reviewed	āҋĲѹ
| who wrote	Āҍāѵ
| why	āҔ
| why is	ā҈
| would	Ĭ҇
| would that	ā҇
| would you	Ĭ҇
| |	Ŀ҇
| | which	Ŀ҇
~a	Ā҈āҚĂҎĄѹąѴĆҍćѵĉѬďѹēѶĔѸĕѹĖѸėѯĘҎęҋĚҎěҌğѺĠ҆ġҏģѳĤ҇ĥѳĦҡħѶĩѳĪѳīѷĬҢĭћıѺĲѸĴѱĵ҆Ķ҉ķѴĻ҇ļґŁѮłҎņѱŇ҇ŊѷŋҠŌҌŐҘőѺ
~abc	Ăґ
~about	ĀѹāҐ
~above	ĀѱćҕĒґēҮěҏĳѷňѷ
~abstarct	ĂқĿѷ
~abstract	āҘĂӍĬӒĭѵľѶĿѥ
~abstractmethod	ĀѸāѹĂң
~accept	ā҆ėҐĘѹĚѺĮѺŁҥ
~acces	ĀѲāѺğҙĭҫ
~accord	ĀҍāѲĢѹŁ҆
~account	ĢҏŒѺ
~acros	ĀҎāѳĆҋ
~action	ā҉
~actually	Ā҈āѵĥ҆Ħ҆ķ҈
~add	āҫăҮĄҍąӀċҙČѳčѯĪѶįѶ
~addition	ĀҖăҖĢѷİѸ
~adher	ī҆
~adopt	īҎ
~affect	ăѶČҍčҌĎ҉
~after	āҠăҎčѮĞқĠѷīҋŁѺņҚŇҍňѸ
~afternoon	āѳ
~again	ĀѪāңĦҊ
~against	ď҈
~ago	įҐ
~ai	ĀѺġ҈
~alia	ā҇ĽҰŐѷ
~all	ā҆ăҋĆүćѵčѹďѺĐѸĒҒĖ҆ėѸĚѺĠѸġҐģҊĤ҆ĥҐħѯĪґĬѸĭѷĮѹĵѹĹѺĺѹĽѸĿҙŀҌŃғŅѶņѸŇѹŌѹŎҙőѸŔ҇
~allow	ĀѯāҟĊѸėҟ
~alone	āҎ
~along	ĖҊ
~already	ĀѸā҉ĠҒ
~also	Āѷč҆ĚҒĝҊĬѺ
~alter	ČҌčҎĽѺ
~although	āҚ
~alway	Āѷā҇
~am	ĀҊĬ҆ł҆Œ҇
~among	ĀѺāѤćѶčҙęғĚҔěҕĜҏĝҘĭѺŋҍ
~amount	Ā҆ľ҉Ŋҋ
~an	ĀҔāѺĂѺĆѺćѺĊѹĔѺĕ҈Ę҉Ě҈ě҈ĜҝĝҎĢ҉ģѸĤ҈ĥҜĦҌĩҔīҖĬѵĭѶĮғıѺķѺĸҋĻѺļ҉ŁѺł҆ŃѺńѵňѷŏѺŒѹ
~ancestor	ćҩěқňѸ
~and	ĀҏăғąѷĆҔĈҊĉѸČѷčѹďңĐѳĕҏĚѺĜѹĝѺĞ҇ğҍĠѷĥѺĦ҇ħҊĩѺĪѶĬѭĭѵİҍĲѸĳѱĴѶĵ҈ļ҉ľѰŁ҆Ńѷń҇ŋѺŌ҈Ŏ҉őѸœ҉Ŕґ
~anna	ā҉
~annotat	ĀѸāѷĒҔēҔŇҋ
~annotate	Ĳ҆
~annotation	ĀѰāҏđѸĒҟēӕĿѸŇҔňѺŐ҆
~another	ĀѷāҎŅ҉
~any	ĀҠāѷĉѺč҈ďѹĚѺěѺĝ҈ĠѺġ҇ĦҒį҈Ł҆ŋғōѳŏҋŒ҇
~anybody	ĀѯĂҍĝ҉Ġ҇ĩ҆ň҈
~anyone	ĀҔāѵĂ҆ĸҋ
~anyth	ā҆č҈Ěѹġқń҈ňҊ
~anywere	ĀҌāѹ
~anywhere	ĝ҈ġҔō҇
~apache	Āѫıҟ
~apart	Āѹāҗď҈ňѷ
~api	ā҆ģҐ
~app	Āѷā҆łҋ
~appear	āѧăҏąғěҌō҇ŔѺ
~appl	ıҍ
~appli	ĒҘēҖ
~application	ł҆
~are	ĀҌāҘĂґĄ҆ąѷĆҍćҍĉҏĊ҇ċѺČ҆čѺď҉ĐѴđѸēҍĔѹĕѹĖґė҈ĚѶĜѺĝѹĞҒğѹĠѸġѹĢѴģ҆ĤҒĥҊĦҋĩѳĪҒīҊĬѴĭѷįѸıѳĲѺĴѹĵѴĶѸķѷĸѷĻѹļѺĽѸľ҆Ŀқŀ҉łѺŃҊŅѶņѶŇѲňғŋ҆ŌѺŎҘŏҍŐѶőѶŒѹœѺŕѺ
~arg	ĀѶĉѵĊѷďқĿѺŁҾ
~argument	ĀҘā҇ċґďҪđѺĔҖĕҍĘѹęѹĢѸľѺŁӊŇѹŐѹ
~arm	ā҆
~around	ġҌńҊ
~arrow	ŇҐ
~as	ĀѶāѳĉѺĎѷđҌĒҊĖ҆ĚҔĜѰĝҒĠ҇ĥѭĦѸĬҞĭҗİ҆ĲѺĸ҇Ļ҇ļѹĿѸŅҌŇѹňҍ
~aside	ā҆
~ask	āѰėҌğҋň҆
~assert	ĀѵāҎ
~assign	āѷđҔĔѹĕҏĶҝ
~assignment	Ķҗ
~async	ĀѸāҗĒѶĬӑĭѷ
~at	Ā҇ąѸćѸĉѺĊѷĎѷĐҎĖҍĜѹĞ҆ğҍĠҊġҍĢѺģѹĤѹĦҏĪ҇ĬѺĭѺİҒĴґĶ҇ķҍĺҋĻ҆ń҇ŅѺņѺŇѺňѴŊѺŋѺŌ҉ŐѷŔѹ
~attach	ēғ
~attr	ĀѶĤҧŐ҈
~attribut	ē҇Ĥӕ
~attribute	ĀѷĤҎŐҭ
~author	ĀҮāѷĎѵĭҏı҇ĲҭĴѨ
~autocomplete	āѸĿҋ
~available	ģҚ
~average	ĀѸāҍ
~away	ĀѸāҋņ҈
~back	āҋĔҎĕ҇Ġ҉ĢѹĦҖŇҧŐѷ
~backport	āҒŉѷ
~bas	ĀѨāѺćҸĘѹĚҖě҉ňҌ
~base	ĀҕāѳĂ҈ćҟĈ҆ĚҎěҜĠ҆ġ҆ĬѹĹѸĿѹņѺňҘŒ҈
~be	Ā҆ā҆Ă҈ćѺĈҌĊѶđѹėҋě҆ĜѺġ҉ĢѶħѹĬҌĭҜİѸĻҍŀѵŁҍŅҏŊ҇ŋ҆ŏ҆Őѹ
~bear	āѳĒґ
~became	āѸŅҒņҌ
~because	ě҉ŏҐ
~becom	Ĩ҆
~become	Āѷā҇Ĩ҇ņҜ
~been	Ā҇Đ҆Ē҈ĩѸĬҐĭғįҌŅ҆ņ҆ő҇Ŕѹ
~before	āҰē҆ĴѺĽѹĿѺł҉ŅҤņѺŋѺ
~begin	āѶą҈ĐѷĨ҇ĵҙķ҇ļ҈
~beginner	ĀѲāҖ
~behave	Āѷāҋ
~behaviour	āҍďѴĢҎ
~behind	ĀѵāҏĢҎĥҎĲҋ
~being	āҊĩ҈Ń҈ŏ҆
~belong	ĀѴĂѷě҆ĤґĦҊĵѹĹғľҋĿҊłҌŉ҇
~below	Ěҋň҇
~besid	Ā҆āҡ
~best	āғ
~better	ĀѹāӄĔѺķѺŔѺ
~between	ăҔĆѺďғěҕĜѹĝ҈ħҙĪѺŁҎ
~big	ā҇ĎѺđ҇ĳ҆ŒѴ
~bigger	Ą҉
~biggest	Āѱāң
~bin	ĀѸĞқłѹ
~binar	Ğҏ
~birth	ąҋ
~bit	āѹĂ҉
~blame	ĀѰāѳĲӄĴѷ
~block	ĿҌŕ҉
~blow	ĀѸŃҏ
~body	Ā҆āѶĉҖĘҎę҆ĳѹķҘĺ҇ĻҍļҎőѺ
~born	ąҐ
~both	ĀѷāҠ
~bother	ć҉ňѹ
~bottom	ĀҍāѸē҈İѴĳ҈
~bracket	ć҇ŁҌ
~branch	ĀүāҐČѵčѺİҊŉѥ
~brand	ă҈ąҊ
~break	ĀҕāһĈ҈čѵĩ҆
~breakpoint	ĺ҆
~bring	Ī҆
~broke	Āѷāғ
~broken	ĀҋāѵĈ҇Ō҇
~brought	ąҔĪ҆
~bug	ĀѳāҢĠѷ
~build	ĀҏāѺć҈ĈӛĭѹĮѸł҇Ŏѹ
~built	ĀѺć҆Ĉҍňґ
~bump	āҊįѹ
~but	ĀѸā҉ă҉ď҆ēѺĪѸŏҔ
~by	ĀѶāѫĂҌăѹćѹĈѸĉґĊғČғčҎď҉ĐѶđѵĒ҈Ĕҏė҉ęҕěғĜѷĝғĞҋğѹģ҇ĥҌħҏĨҠĩҚĪҌĬѲĭѯĮѵįѵİѹĲҌĳѶĴѲĵѵĶѷķѷĸѺĹѸĺѶĻ҈ļѷĽѶľѺĿѳŁҊłѹŃҊņѴŊѷŌѸōҌŎѸŐѷőѱœѸ
~byt	ĀѬāҘ
~cache	ĀҌāҎ
~call	Āҋā҉ĂѱąѹćѶĈѺĉӖĊӗčѸĎѷĐѵđѲĒѵēѴĔҕĖѺėѹĘӐęӎěѷĜѺĝѹĢѸģѴĤѲĥѸĦѸħѹĩѴĪѷīѷĬѷĭѥĮѷįѷı҈ĲѵĳѸĴѸĵѺĶѶķѷĸѺĹѩĺѺĻѳļѴľѷĿҍŀѬŁҋŃѷńғŅҙņҙŇҕňѴŊѷŋҖŌѶŎѶŐѱőѳŒҞŔѹŕѹ
~callabl	ĤѭĿқ
~callback	Ĕ҈
~calle	ĀѴĉӌĘ҉ęҔĚѷěѸ
~callee	Āѵā҈ĉґĘҐęҕĚѰěѳ
~caller	ĀҔāҊĆѹĉҌĊӐĕҌĘүęҖĚѫěѶĠѹĢѸķѷŁѷňѺ
~came	Āѹā҆ă҈Ą҇ą҉
~can	ĈҍĉѱĊѹĕѺĜѺĞ҉ģҚĬѳĭҍįѺĿҍŁҋłѺńғŇѹŉ҈ŎѸŏ҆őҊ
~capture	āҒ
~care	āѶĢҐ
~carr	Ē҆ēҐ
~carri	ē҆Ņ҆
~carry	ĀҎāѰĒғē҇
~cas	Ā҆Ŋ҉ōҜ
~case	ĀѶĸҊŌҍœҎ
~cat	ĀѶāҏ
~catch	ĀҪāҳĂѺĊѴŃѪ
~category	ĀѵāѶłү
~caught	Ā҇āҎĦ҇
~caus	ŕҋ
~cfg	ĀѹĐҗ
~chain	ĀѴāґĚҊħҙĨқĩѸĪѹ
~chance	Āѱ
~chang	ĀҦāҔăѰąѸČҥčҰĎҨįҧİѹĳѷŅѹ
~change	Āҋāҋą҇Ċ҈ČҐčҚĐҌĔѷįҺıѶĲ҈ŁѺŐѸ
~changeset	Č҇
~charge	ĀѺĢ҉
~check	āҔą҆ĈғčҋĘҊęѹĚ҈ĜҌĠ҈ĢѺĦҔĭ҉ŇѺňѺŎҏœѹ
~checker	ĀѷāѹŐҙ
~checkin	ĀѰāѵąҍĎҊİғ
~checkout	ĀѵāѷĈҖ
~chekc	Ă҆
~child	ĀѮĂ҉ćғĚҍĥѶŀҤňҗ
~children	ĀҒāѮĂҏćѳěҊľѹĿѸŀ҇ňһ
~choose	ı҆
~chosen	ı҆
~ci	ĀҨā҉ğѷİѶŕҦ
~circl	Ħ҈
~circle	ĀҊāѶĦҕīѸ
~circular	ā҈ĦҲ
~circumstanc	ā҇ńѺ
~clas	ĀҒĂҔąѹĆѷćҹĉѷĊѷčѺĎѸďѹĐѲđѷēҍĔѺĚҐěҘğѷĠѺġ҆Ģ҇ģѷĤҍĥҏĦѺĩѹĪѸīҜĬѥĭѮĮѸįѹĲѺĳѸĴѺĵӈĶѴķѭĸѸĹҠĺғĻѺĽѴľҝĿҢŁѷńѶŅѷņѷňҰŊѷŋѹō҇ŎѺŏѺŐґőѲŒѵœѹŔѷŕѺ
~class	ĀҔāѪĆѺćҮĉѺĊѺĒҘēѹĚ҉ěҐģ҉ĤѺĥҵīѸĬѷĭѹĿѺŀҨŃѹń҇ňӈŒѺ
~classify	ĀѸāѳłҟ
~clause	īҝĵѹń҉
~clean	Āѳā҉Ō҈
~cleanly	Ĉ҈
~clearer	āҒŅѵ
~cli	ĀѸāѶċҕĞ҆łґ
~closure	ĀѹāҎĻҥ
~cls	ĀѨĂҊćҕĚғě҈ĩѹĭѺĵқĹ҆ľ҈ňҌ
~cod	Āѹā҆
~code	Ā҆ĂѺąѺćѺĈҐĉѸĊҤċҍĐѴđ҇ėѺğҙĠҍĤѺĩѴıҍĳѴĸҊĺ҉ŁѺŃҞńѺō҈őѷŔ҆
~codebase	ĀѺġҖ
~collect	ĀҏŎѷ
~colour	Ā҉āѹ
~column	Ĥ҈
~com	ĀѶāѪă҆ćҊĞ҈ī҈İ҆Ĳ҆ĸ҇Ŀ҆ŇҐňѺŔ҇
~come	ąҊĉ҆Ċѹē҇Ě҉Ğ҆Ħ҆ĬѴńҎŌҍŔ҇
~comit	ĀѵąҢ
~command	ĀѲāҐċҔĞӂĮѸ
~comment	ĀҔāҎĳѹ
~commercial	ā҆
~commit	ĀҾāҗĂѺąӡĆѹćѸĈѺĉѹĊѹČңčҥĎӸďѹĐѷđѸĒѹēѸĔѺĕѺĖѺėѺĜѹĝѹğѺĠѺġѹĢѸģѶĤѹĥѸĦѶħѷĨѺĩѶĪѶīѹĬѶĭѷĮѶįҾİӒıѺĲѹĳѷĴѹĵѹĶѹķѹĸѺĹѺĺѺĻѺļѺĽѹľѹĿѹŀѹŁѹłѺŃѹńѹŅѴņѳŇѹňѹŉҠŊѷŋѺōѸŎѹŏѶŐѹőѵŒѹœѹŔѸŕѷ
~committ	āѭĎҚįѷİҚ
~committer	Āҏ
~common	āҋ
~compar	Ą҆ďғ
~compare	āѺďҝ
~comparison	ďҗ
~compil	ĀѮāѶĈҳ
~compilation	ĈҎ
~compile	ĀѫĈҹįѺ
~compiler	ĀѸłҊ
~complain	Āѳāғ
~complete	ĀҔĆҏđ҉
~complexity	āҋ
~compos	Ĥ҉
~compris	Ŋ҆
~concern	Āѹč҆į҆
~concrete	ĂҏĥҌ
~condition	ĀѯāҥńѺ
~config	ĀҡĐҡĪѲ
~configerror	Ā҈āѹ
~configur	Ā҉āѵĐҔ
~configuration	Đҏ
~configure	Đҍ
~confirm	Ĭ҇ĭҊ
~conform	ĥҕīҍ
~connection	ā҆
~consider	āѸĭҕ
~consist	ĀҊāѳĤ҆
~console	ĀѶāҋĞҔ
~const	Āѧā҇đҟĶҤŐҊ
~constant	ĀѷđӌĬѷĶӕĸҎŐҙ
~constraint	ėҎĮҌ
~construct	ĀҔāѶ
~constructor	ĀҩĉѷĊѸ
~consult	ğҔ
~contain	ĀѳāѣćѹČѹĘҌĠҎġ҆ĥѶĦ҆īѺĳ҉ķ҈ĺҏľ҉ĿҍŅѪņѶŇѺŉқŊҍōѶőҗŒѶœ҈Ŕҏ
~container	ĀҘāѵŎѷ
~content	āѶį҈ĲѹĴҳĶѹŕ҉
~contract	ī҇
~contribut	ĀҖāѯ
~contributor	ĀҠāѵ
~copyright	ĀѶāҌ
~correct	ā҇ĘҋĬҋŇѰ
~correctly	āҋ
~correspond	Œ҆
~could	ĀҗāҕĢ҉ŇѺ
~count	ĀҧāяĂѷăѹĄ҇ąѺćѮĊѺĎӈĚ҇ĢѺĤѱĦѸĩѺĪѰĬҏĭғĳӁľӌĿѫŁѷňѱŊӏōѺŎѶŏѺ
~cover	āҚŋѶōҡ
~coverage	ā҈ō҈
~crash	āңķѱļѺ
~crate	ĀҊāѹĞ҆
~creat	ăҕąҬįѹ
~create	ĀҎāғą҇Ńѷ
~creation	ĀѴąҞ
~cron	ŕ҆
~current	ĀѰāѳĈҋį҈İҐņҖ
~currently	ĀҊāѳŌ҆
~customer	Āѹā҈
~cut	ĀѺāҐ
~cycl	ĀҊ
~cycle	āҔĜѺĦҩĪѺ
~cyclic	Ħқ
~d	Ā҆āѷĊ҆ĩ҆Ī҆ŀ҆
~data	Ĥҧĵ҉ŇѸŐғœѹ
~dataclas	Ĥ҆
~date	ĀҊā҈įҤ
~day	ĀѭāҊņҌ
~dead	ĀҖāѹĪѷŏң
~debug	ĀҌāѺ
~decid	āҖ
~decl	ĽҒ
~declar	āѤĂҘċҎđѷēѺĞ҉ġѺģѺĥѶĪѺĬҗĭҗĮ҆ĵҘĶҐĸҕĽҧŁ҇Ň҈ŒѺ
~declaration	ĀѪāѡĆ҈Īҕĭ҇ĵғĶҎĺҍĽҩ
~declare	Ā҈āѹĂ҈Ľ҆Ŀ҆
~decleration	ķҖĽ҆
~decorat	āҎĒҜēҸĢѺ
~decorate	ĀѹāѸĒҕ
~decorater	āѷĒҏēҟ
~decorator	ĀѱāҙĒҼēӱĢѹĤѺĬѹ
~deep	ĀѺā҈
~def	ĀѯāѣĆҚćѷĒғē҆ĕ҆īѹĬ҇Ķ҈ķҪĹҌĺ҉ĻҚļ҉ľҊĿҏňѹ
~default	ĀѤāҘċѶđѴĔӞĕӜĢѷģѹ
~defin	ĀҎāѲĆҶćѷĊѺċҔĐѴđ҉ĒѧēѺĢѺĤ҇ĥѺĪѹĭѴĵҏĶҖķ҉ĸҍĹ҆ĺҘĻҐļқĽ҇ľҋĿғŀѷňѵŊ҉ōѸőѷŒѹœ҇
~define	ĆҢĐ҉ĘѹĚѺĺҐļҐľҊŊ҆
~definition	ĀѶāѨĆӁċҌĒ҈ē҇ĢѹĤѹĵқĶҏķҕĸ҈Ĺ҈ĺҜňѺőѹ
~definiton	ĀѹĆ҉
~defualt	ĀѹāѸĔ҇ĕҏ
~delegat	āѺĉҠđѺ
~delet	Āқāқąѯ
~delete	ĀҊāҪĆѷĴѹ
~deletion	ĀҌ
~demand	āѷĂҐćѹĮҐ
~dep	ĀѡāҘĖҔėҟĦ҇ħ҉ĮѸ
~depend	Ė҉ĜҍħҊĩғĪҜĮѹ
~dependenc	ĀҊā҈ĖҬĞѸĩҊĪҤĮѺıѵ
~dependency	ĀҏėҢĝҋġѴĢѶĦҌĨ҆ĬѺĮѺ
~dependent	Ĝ҈ĩң
~deprecat	āҗċѵ
~depth	Āҍ
~deriv	āѳĂҊćҊĚҔĥѵŀҖňҠ
~derive	Ā҉
~descend	ć҈Ě҇
~descendant	ĀҍāѵćѷĚҔěѸňҶ
~describe	āѶĢҬŁѺ
~description	Ā҆
~design	Āѹāҏ
~determine	ĀѮāѫĊ҆ĺҋľ҆
~dev	ĀґāѳĖ҉
~developer	ĀҊāѳĭ҆ĲҍĶ҉
~development	ĀҔĖѶ
~dict	Ő҉
~did	ĀҘāҍă҇Ą҆ąҊČ҈čҢďѹĔѸĠҌĥѺĩѹĬҌĭґĮѺįҎı҆ĴѺĵ҇Ķ҆ĹѺńѲŅҝņқňѺŋѶŎѺŕѹ
~diff	ĀҏāѪčҒďҙ
~differ	ĀҍăѴďҚ
~differenc	ďқ
~difference	ĀѺā҉ďҊ
~different	ĆҒďҚŁѹ
~differently	ā҇
~diffrent	ĀҕăѺĄѵ
~dir	ĀѺőҧ
~direct	ĀҋĜҊňѸ
~directly	Ā҉ĊѺĘґňѺ
~directory	ĀѴőҰŒґ
~disk	ŒҖ
~display	Ā҉Ĵ҈
~distribution	Į҆
~do	āҠăҊćѷĉѵđѸĒѶēѱĘҏęѹĝҋğҋġҋĢҔģѺĦҏħ҈ĩѶĪѵīѹĬѫĭѸĮѺįѸİѺĶѸĻѹŁ҇ŅѸŇ҉ňѹŊѸŋҎōѹŎҕŐѸŒҊŔ҆ŕѹ
~doc	ĀҹĢѹ
~docstr	ĀҪāҏĂѸĢѸ
~document	ĀѸāҟ
~documentation	āҔ
~doe	ĀҐāѵĂѺĄѺąѷĆѳĈҕĉҋĊѬċѶČ҈č҉ĕҊĘҜęғĚҏěҐĜҠĝҌĞ҉ġҋĢҍģҍĥѳĦ҇ħҐĨ҆ĩѪĪҐĬѲĭѵįѭĳҌĸѸĹѴĻѲĽѸŀѲłѹŃѱŅѨņѵŇѹňѮŉѺŊ҆ŋҊōѪœѰŔѺ
~doing	ĀѺāҋĢҊ
~done	ĉҋ
~dose	ĀҐāѴĈ҇Ĝ҇Ōҍ
~dot	āѺĿ҇
~double	ĀѺāҒ
~down	ħ҉ĽҊŀҊň҉
~drag	āѺĜҊ
~drop	ĀѺāҖ
~dropp	āҏ
~duplicat	Ā҈āѹ
~dur	ĀѹāҝĶѺ
~each	āѭĆҮĉҍĤ҈ĥғŀ҉ńҌ
~earlier	Āҋā҈İѭŅҢ
~edg	Ċ҆
~edit	āџČҊčґĎ҈Đ҆įҤ
~editor	ĀѺ
~else	Āҋā҈
~elsewhere	Ī҆
~empty	āҌ
~enclos	Ļҙ
~end	Ā҆āѷĔ҇Ģ҇ĦҍħҒĨҌİ҉Œ҇
~engine	ĀҢāѴĆѺ
~enough	ĀѺāҗĬѺ
~enter	ĀҎāѶ
~entitl	Œ҆
~entr	ĀѷĎ҉ĞҨŁѲłѺ
~entry	ĀѹāѺċ҆ĐҧĞҢį҉İ҆ĸҌ
~enum	āҕĶѶĸӦ
~enumerate	Ā҆āѭĆҚĶѺľѺĿҌŏ҆
~enumeration	ĸҏ
~enumerator	ĸұ
~env	ĀѸğҮ
~environment	ā҆ĊѺğӀ
~equal	ĀѵāѹđҹĔ҆ĕҊĢѹ
~error	ĀѹĈҝĊѺŃҝńӀŇѺ
~evaluat	ğ҆Ň҆
~evaluate	đҌ
~even	ĀҊāѺ
~event	ĀѸāѴŕӅ
~ever	ĀҖāҋęҎěѹĦ҆ŏ҆
~every	ĀҋāҒĆҧćѶĉ҇ĐѺē҆Ė҈ĚҊģҌĤҏĬѶĵѸķѵĹѹĺѶĽѺĿ҈ŀҎňҒŉҊŋѺŎ҇ŐѺőѷ
~everyone	āҍ
~everyth	āґćѺĈ҆ĉҊĒҏĖѹģҍĥ҆ĪҎŁ҇ňғŎҏŏѸ
~everywhere	Ā҈Ćҍ
~exact	Ŕ҉
~exactly	Į҈įѺķҌĻ҆
~exc	ĥѺńҙ
~except	ĀҔāґńҍŎѹ
~exception	āҔćѸŁѺŃҲńӫňѺ
~execut	ĀѸāѶĊҒęҌěѺŌҏ
~executabl	āѺĞҔ
~execute	ĀѵĉҊĘҎŌ҈ŎҌ
~execution	āҌ
~exercis	ō҆
~exercise	ōҋ
~exist	āѣă҈Ą҇Ę҉Ĝ҆ĠҠġҶĬѺĭѹŀҊŋҳŌѭœѺ
~existence	ĀѹāѺġҐŋҖœѴ
~expand	ĀҊāҍđ҆
~expect	ĀґāѲŁғŐѹ
~explain	ĀѹĢҽ
~explanation	ĢҌ
~export	ĀѩāҢģӸĥѹĩѺĪѶĬѹĭҿ
~expos	ĀѵāѸģү
~expose	ĀѳāѺģң
~extend	ĀѩāѶĂҕćңĚҘěғĢѺĥѺīѹĭѸňҴ
~extension	āѸŒҙ
~external	ĀѵāѹĖҠ
~extra	ĀғāѶ
~face	ĥ҆
~fail	ĀӋāѺĈ҆ĉѹŃҋń҇ŊёŌҦōѰŎҐ
~failur	āѵŎҎ
~failure	ĀҎā҉ń҆ŋѹœѸ
~fall	ĀѺāѸĔҏĕ҈łҍ
~false	āѺč҇ĭҏ
~family	ĀҌćҋňѹ
~far	Ā҇āѵĎ҈
~fast	ĀѶāҌ
~faster	āҧĬѹ
~fastest	āҡĥѩ
~featur	ĀѲāҞ
~feild	āѹĤҒĵѹ
~fetch	ĀҚāѤĔѺğҚ
~fiel	Āѹă҆
~field	ĀґćѺĐ҈ĤӪīѺĵѹľѷŇ҆ňѺŐҔ
~fil	ăһĄҳąѷĆқĉѸĊ҉ČӈĠѵģѷĦѹħҔĩҭĮѺįѷĳѸŁѺŃѺŅѸŉѺōѺŏѷőѵŒҎŔғ
~file	ĀѫāѳĂѷă҉ąҍćѱĈѺĉѶĊѴċҕČҜčѺĎґďѶĐ҈đѪĒѷēѳĔѵĕѹĖѹėѹĘѺĚѺĝѶĞѺğґĠѳġҊĢѱĤѳĥѬħѵĩѴĪ҈īѱĬѩĭѱĮѶįҌİѷĵҤĶқķҝĸҚĹҔĺҝĻҊĽҠľѮĿѴŀѴŁѴłѺŃѵńѵŅҘņҙŇѷňѴŉѶŊ҈ŋѳŌѰōѨŎҗŐѵőґŒӄœҨŔҋ
~filename	ĀѷŅҠ
~fill	ĂҌ
~final	ĀѸāѺİҏĶҌ
~find	āѝăҊćѲČѹĐ҇đѵēѸėѹĚѹĞѺğ҉ĢѲģѹĩ҇ĪѹĵҒĶ҉ķҋĺҖĽҚľѺŁѹŃҍńѺņ҇ňѴŌѸŐѺőҕŒҋœҏŔѸ
~fire	ŕ҇
~first	ĀҌāҟąҲĆғĉѴįѷİѶ
~five	āҏľѸ
~fix	āҟĶ҉ŉ҈ŌѺ
~fixtur	āҊ
~flag	āҍċқĕѺŏ҉
~flaky	āҙŌѷ
~fn	ķҖĻ҈
~folder	ĀѲā҇ĈѸőһŒҌœҊ
~follow	ĀѹāѹĦҕħҍĿ҇
~for	Ăҋă҇ĄѺĆ҈ĈѷĊѷċҗČ҈čѳĎҌđѴēѳĔғĕҖėҎĘѹĚѵěҊğҏĠѹġѶĢҘĥҋħѵĩѹĪѯīґĬѮĭѵĮҌİѰĲҏĶѸĹ҈ĺѷļѹł҇ńѵŅѹņѶŇѯňѳŋѫŌѸō҇ŎѹŏҘŒѹœѸŔҌ
~forc	ĀѺā҆ĂҏĿѺ
~forget	āҔĂѺ
~forgot	Œ҉
~form	Ā҇
~formal	Łҕ
~former	ŅҘņґőѴ
~formerly	ŅҌņҋ
~found	āѭę҇ěҋĝ҆Ġ҉ġ҈Ī҇İѹĴ҆Ń҈ŋ҈
~framework	łҒ
~free	Āѷā҉Ĉ҇
~freshest	ĀѶąѸįҖ
~from	Ăҏă҆ćҟĈѺĉҌĊҐČѹčѷďҕđѺĒѷēѶėѹęҖĚҜěҌĜѴĝ҇ğҘĠѹģҏĤѶĥѴħҋĨҚĪѸīѵĬѰĭѹįѵĶѸķѷĺѷĻѺļѺĿѴŀѵŁѸłѹŃҋń҈ŅҦņѧňҊŋѺōѳŎҎŏѹŐѺŒѷœѸŔҊŕѸ
~fulfil	ĀѺāѺĥ҆īҔ
~full	ĀҊāѵĆҐőҒ
~func	ĀѦāҊĉ҆Ċ҇ď҆ēҋĔҐĕҍĘѸĢѺĤѵĥѴĬҍķҝĺѹĻҒľҋĿҏŁҋŃҊńҌňѹōҊőѷ
~function	ĀҔāҗĂҕăѹąѴĆѷćѲĈѺĉҶĊҳċѺčѷĎѰĐѮđѪĒҦĔҎĖѺėѺĘҐęҒĚѹěѸĜѺĝѹĞѺĠѹġҎĢҊĤѬĥѲĦѸħѹĩѵĪѴīѳĬҚĭѯĮѶįѴİѺĲѳĳѮĴѴĵѱĶѬķҟĸѴĹ҈ĻҞļҭĽѰľҏĿҜŁҕłѺŃҺń҆ŅѲņѴŇ҉ňѳŉѺŊҌŋѴŌѷōҕŎѶŏѴŐѫőѴŒѶœѸŔѷŕѸ
~further	ŀ҉
~gave	ą҈
~get	ĀҍāѷĆ҉Ċҋċ҈Đ҆ĒѹēѺĔ҆Ė҇ė҆ęҚĝҔĞ҆ğҐĤѺĨҋĪҊīѸĬѸĭѵĵѷĶҊĸѺĺѹĽѺŁѺňѶŋѹō҈ŐѹŕҒ
~getenv	āѺğү
~gett	ĉ҇
~git	ČҋĎҒĝѹĢҥįҎİқĲҔĳѴŃѺŉ҉
~github	ĀѺāҊŕҍ
~giv	ĀѺāѺĕ҇ŇғŐѸ
~give	ĀѭāѮăҌĊ҇Č҇čѺĚѹĜѸĢҋģҊĩ҆Ī҈ĬѺĳҋĴ҇ĺѺŐҌ
~given	Āѳľ҇
~global	ĀѺā҈Ķҩ
~go	ĀѲāѵĈҊĊ҇ėѸĮҹŅ҉Ŏҋ
~goe	āѹĦҋĴѺŁҋŌ҆
~going	āѲă҇Ħ҈Ŏ҆
~gone	ņҌ
~good	ĀѥāҦĔѺĢҎĬѹ
~got	ĀҊāѳč҆ġ҆ĬѸĭѺŋ҈
~gpl	ĀѺıҐ
~grace	ĀҟāѱĎѺ
~graph	Ā҉āѷĦ҆
~green	Ā҈āѣŌҙŎҤ
~grep	āѶŔғ
~had	ĀѲĄ҈ĠҖŅҒņ҆
~hand	āѹĉ҇Ĕ҆Ł҇Ňґ
~handl	ĀҗĢҌĸѷŃѸ
~handle	Āҕ
~handler	Āҫ
~happen	āғ
~has	Ā҆āѮĂ҆ăѷĄҎćѹĈѺĉѶĊѹČѹčҏĎ҇Đ҇Ē҆ē҉ĖѺĚҊĜҋĝ҆ğѸġҌģѷĤ҇ħѸĩѸĭҎĮѴįҌĳ҉Ĵѹķ҈ĸ҇ĺ҉ļҍŀѺłѺŃѷńѶŅѯņҕŇѳŊҏŋѺŌѹŎѺŏѹŐ҇œ҆
~hash	ĀѵąҍİҒ
~hav	ĀѷāѺĒ҉ĩ҆ň҇
~have	ĀҌā҈Ă҇ă҆ĈѺĉѶĊѸĎҍĐ҈đѳĒҋĕѸėѶě҈ĜѹĠҍġҘģѹĥҍħѷĬѸĭ҈Į҆ıҊĲѺķѺĸѷŀ҈ł҇ŃѺņѵŇѶňҊŉҍŊѷŋғŌѹŎѶŐ҆œѺ
~head	āѴĎѱİұ
~header	Āѵā҆Ī҉ĽҘ
~hello	Āѵāҏ
~help	ĀѹāҕĊѺĻ҈
~helper	Ā҆āѳĉҙķҪĻҍļқŁѺ
~here	ĀѭāѭĈҐđѺĒҌėҌġҠĬѸĮҖįѺİҍıғłґņѺŋ҈
~hey	āѯă҆
~hi	Āѹāғ
~hid	őҎ
~hidden	āѯĻҐ
~hierarchy	ĀҏāѰćҌĚҕŀ҉ňҍ
~hint	ĀҊ
~history	ĀҘāѷĎ҉İҙ
~hit	č҆ŏқŔ҈
~hold	ĀѶāѥĐ҈đ҇ĤҕĵҊķҍŉ҉Ō҈ŐҍőҐ
~hole	İҍ
~home	Āҋāѵġ҆
~hop	ħҏ
~hover	Ő҆
~how	ĀґāҢĂѹăѺąѴĆ҆ćѹĈѲĉѹĊѷčѸĎҹďҢĐѸđҕĒѺēѹĕѺĖѹėҋĘѹęѺěѺĜѷĝѲĞѹğѺĠѹġѸģѸĤѸĥѴĦѶħҝĨҚĩѰĪѷīѹĬѶĭѵįҒıҕĲѷĳҰĴґĶѶķѹĸѹĹѺĺѺĻѹļѺĽѺľҰŀѹŃѸńѸŅҐňѹŊҹŋѷŌѷŎѶŏѷŐѸŒѯœѹŔѺŕҋ
~hwo	Āѷľ҇
~i	ĀѪāѠĄѷąѹĆ҇ĐҊēѹĔ҉ĖѸĝҌğѶģ҈ĩѹĪѸĭ҇įѶıѸĵғĶ҇ķҋĸ҇ĹҋĻ҆Ŀ҇ŁҏłҊŃѷŅѸņѴŇ҆ŌѷōѺŏѺŐѷőҋŒ҈
~idea	ĢҎķ҉
~identical	ā҇ĆѺ
~identifier	āѸġ҈ģ҇
~identify	ĀѱāѝĉҌĚѸĞ҇Ŀ҉ŀ҆łѺŃ҆ńҊ
~if	ā҆ăѺĆѹćѷĈҒĉѸĊѺčҖĐѺĔҒĕ҇ĘҋęҏěҕĜҌĝғğѹĠҐġҖĢѵĥѺĦҋħѺĩѸĪѸĬҐĭҐįѺŀѴŁѺŃѸŅѹņѹňѸŋҐŌҖōѷŎҙŏѺőѸœѶ
~ignor	āҎĝѺ
~ignore	āҙĊѹ
~impl	ĀѲĉ҆ĥҞīҪĽѶĿҋ
~implement	āҡĂҜćѱĢѺĤѺĥӡīӐĭѺĵѹķ҇ĺҊĽѸĿѹŀҋňѣ
~implementation	ĀѷĂ҈ćѺĢѹĥӄīқĽѸŀ҇ňѹ
~implementer	Āѱĥӆňѹ
~implementor	āѸĥҞĽѹ
~import	Ā҇āқĂѶăѸĄѸąѯĆѵćѳĈѵĉѵĊѴċѷČѶčѰĎѯďѵĐѮđѴĒѵēѴĔѶĕѷĖѷėѷĘѸęѸĚѷěѷĜӈĝӑĞѸğѶĠѶġѶĢѳģқĤѴĥѵĦӸħӦĨӂĩӖĪӸīѵĬѪĭѮĮѳįѰİѷıѷĲѴĳѫĴѴĵѵĶѶķѵĸѶĹѷĺѶĻѷļѷĽѶľѵĿѵŀѵŁѳłҋŃѵńѳŅѫņѬŇѴňѴŉѷŊѯŋѶŌѶōѴŎѳŏӸŐѵőѬœѶŔѷŕѱ
~importer	ĀѲāѭĜҔĝҋģҏĦ҇ĩӁĪ҉
~improt	ħ҇
~in	ĀѴĂ҈ĄғąҏĊѷċ҉čҐĎҐĐҢđѦĒѲēѨĔғĕѵğҋĠҏġҍĢѸĤ҆ĥѶĦғĪҌīѷĬчĭѯĮѩįѷıѨĲ҈ĳ҈Ĵ҇ĸ҈Ĺ҇ĻҒļҋľ҇ŀҋŁѯłѶŅѭņѡŇѬňѢŉҍŊҗŌѣōѳŎҘŏҋŐѰőғŒѷœ҆ŔҖ
~includ	ā҆Ĝ҈ĝҏĠ҆ĩѬĪҫİ҆ňѺŉҌ
~include	ĀѸāѭĉѺč҈Ę҇ęҊĚҍĝ҆ĩ҇Ī҈ŉҏ
~incom	ĉѮĊҡ
~indirect	ĀґĊѹ
~indirectly	āҔĜѳĦ҇ħғĨ҉ĪѷňѺ
~indrect	Āҋ
~inferr	āѲŐҘ
~inherit	ĀҖā҆ćҌęѶĚҗěҘĭѷľѮŀ҇ňҦ
~inheritance	āѷćҔĚқěҏĬѹ
~initial	Āҕāѥą҆ĔҊĶҋ
~initialis	Ā҇Ķ҇
~inner	ĀѷāҎķѴĻҢļҮŁѺ
~input	ĀѲŁұ
~inside	ĀѯĉҎĊѹĐҒęғĢѵģѺĪ҆ĵѴķѹĹҒĻҠļҔľ҆ĿҚń҆ňѺŊґōѹŎ҈ŒѲ
~install	ĀѬāҌĖҧėѺĞӐĮѹłѺ
~installation	āѵĞҎ
~instanc	ĀҖŇ҆
~instance	ĀѺĚ҇ĤҠ
~instantiat	Āқāґĩѹĵѹ
~instantiate	ĀҚĊѹĩѵĪѺ
~instead	āҐ
~int	ĭ҈ŐҘ
~integer	ĀѷāҌ
~integration	Āҏ
~interfac	āҊīӛ
~interface	Ā҈āҎćѺģ҇ĥҮīҪķѺĽҵĿѲňѸőѺ
~intermediate	ħҌĨ҆
~internet	ĀѸāѶĭӀ
~interrupt	ā҆
~into	ĀѴāґăҋąҕĉ҆Ċ҉ĝҎĩѶĮѶľ҆ŁҊŅѺņҘŉҍő҆
~introduc	āѬăґąһğѹĽҏ
~invok	ĀѭāѳĉҤĊҮĘҗęҝĚѺĭѶĿѴ
~invoke	ĀѹāѹĉҐĊҍĘҒ
~involv	ĦҎ
~is	ĀҋāѲĂѱăѬąѲĈҋĉѰĊѲċ҆ČѫčҐĎѨďѶĐ҈đҎĔ҉ĖѱėѶĘҏęҗĚҖěҥĜҒĝҘĞѴġ҉ĢҊģѸĤѴĥѸĦҌħѴĨҋĩѲĪѲīѱĬҗĭҠĮѺį҇İ҇ıҋĲ҇ĴѺķ҆ĹҖĺ҇Ļ҆ľѹĿѩŀѹŁѩłҌŃѴńѳŅѶŇѵŊѸŌ҇ŏѱŐҏŒҒœҊŔѺ
~isinstance	āѺěҎ
~it	āҎăѺĄѹćѹĈҔčҌďѲđѸĔҎĕ҈ĖҐĘ҈Ě҆ěѺĜѺĝ҇ĤѹĦҐħѱĨѹĪѳīѵĬѹĭ҆įѺĲѺĳѺĸҊĻ҇ļѷĿѵŀѹŃѷŊѷŌҌō҈ŐѵŔҋ
~item	ĀѸāѸģҝĶҋķ҇
~its	ĀѹāҞĂ҈ąѴćҊĉґĊѷČѺĔѳĕғĚґěҌĝѸĠѺġѹĢѹĪҋīѲĬѷį҈ıѹĴѺĵѹĶ҆ķ҉ĸґĹѹĻѸļҋľѺŁ҈ńѹňѶŒ҆œ҆
~itself	āѳćѸĒѺĦҜĪѺĵ҈ņ҇Œҍ
~java	ĀѲĮӁ
~job	ĀҠāґĢҪŕѷ
~judg	Ĭ҈
~jump	ĀѶāѹĶ҆ķҙĹ҆œ҉
~just	ĀҊāѰĆ҇ľҊňѹŌ҉ŏ҉ő҆
~k	ŌғŎѹ
~keep	ĀҌāѰćѹĭҋĽ҆
~kept	Ā҆ĭ҇
~key	ĀҍĐҮ
~keyword	ĀҊāѸŁ҇
~kick	ŕғ
~kind	Āѯā҈ĚҋıѹłҤńҋŇҎŐ҇
~kindly	ĀѠāѩė҆ő҆
~know	ĀѹāѲąѷć҇ďѺĔѹĕ҈ĢѺĥ҈ħѹĭҊķѺ
~known	ĀѺāѹġ҈Ņҗ
~l	āѶĳҡ
~lack	āҦĂѺĿѬŉѸ
~lambda	ļ҆
~language	āҌėѺłҋ
~largest	āҨĤѰ
~last	āңąѷčѶĎѺįӝİҟĲҌĳҌĴѸŅѺ
~latest	ĀѭāҔąѸėѶįҮİҏ
~launch	Ń҆
~lazily	āҋ
~lead	ĀҊāѮĚ҆ĦҊħҍ
~leak	ĀѷāҎ
~least	ĀҏāѺ
~leav	āѹĂҎĆ҈
~leave	ĀѹāҎĔ҉
~left	č҆ĭ҆
~leftover	ĪѺŏҎ
~legal	Ė҇ı҆
~length	ĀҌĎ҉
~let	āҔĕ҈ıѵ
~level	ĀҌĩ҈ĪѹĭҌĶҔňѺ
~lib	āѷĖҗłҏ
~librar	ĀѺāѹĖҡ
~library	ĀѱāҏĖ҆łҬ
~licenc	Āѵāҍ
~licence	ĀѳāҊĮѺıӉ
~licens	ĀѯāґĖѺıүłѺ
~license	ĀѨāҍıӉŅѺ
~lie	āѹœ҈
~like	āҐď҇ē҆ĭҊ
~limit	ĀҊāѸ
~lin	Ā҆Ć҆ĎѺēҐğҋĪҔĳӝŊѹŏҍŔҌ
~line	ĂѸąѸĆѹćѳĉѵċҝčѸĎѶďѷĐҮđѰēѴĔѹĕѺĖѹėѺĜѳğҎĠѺġѹĢѴģѴĤѵĥѳĦѸħѴĩѴĪѳīѵĬѲĭѵĮѵįѲİѯıѺĲҶĳҬĴҸĵҞĶҩķҥĸҗĹҠĺҡĻҟļҢĽҟľѷĿѵŀѴŁѶŃѷńѷŅѳņѴŇѷňѶŊѴŋѸŌѶōѶŎѹŏѶŐѶőѴŒѵœҖŔҖŕѷ
~linter	ŏ҇
~linux	ĀѹāҐ
~list	ĀѶāуĂҊă҈ąѺĆґĈѺĉ҉ĊғČҒčѷĎѸďҘĐѸđѺĒ҇ēҋĔѹĕѺĖҟĘѹĚ҇ěѸĝѸĞҚĠѸġѴĢѴģґĤҕĥҌĦѵĩҊĪҖīҎĬѵĭѶĮѹįѹĳѹĵѸĶѺķѸĹѹĺѹĽѹľѭĿҤŀ҇ŁҧńҍŅѹņѹňғŊѬŌѹō҉Ŏѵőѹŕ҉
~literal	ĀѵđҗĶѹŔҘ
~liv	ĀѺāѸķҟĻ҆œ҉
~live	ĀҊāѯĠѸĵ҆ķҒĸ҆Ľ҈ōѹő҆Œ҉œ҈
~load	āҌĜ҈ĝ҉ħ҆ĨҊĩҒĪ҇œѺ
~local	ĀѷāҎķѴĻҧļҠ
~locat	ő҆
~locate	āѪđѸĵ҉ĶҊĹҏĻҋĽ҉ŋѺőҌœҊ
~location	ĀџāѳĆҝćѸċ҆ĐҊđѵğҏĢѺĥѸĵҜĶҚķҊĸқĹҎĺҋĻҏĽҏŀѷŁѹňѺŋѰŌѴőҞŒҕœґ
~lock	ė҆
~log	ĀҎāѺĎҒĢѴįҔİҠ
~logg	ā҆
~long	āғĐ҈įҒĳҐ
~longer	ĀҊā҈ąѺ
~longest	ĀѺāҵħѹ
~look	āѧĚ҉ğғĢѺĪ҆ķ҇Ĺ҆Ľ҇Ł҆ő҆
~lookup	ĀѺğҚ
~loop	Ħҙ
~lose	ā҆
~lowest	ĮҊ
~lst	ĀҌįҊŊѳ
~m	āѳĚ҆Ģ҇
~machine	āҊ
~macro	Āҋāѳđ҈
~made	ā҆ĂѸč҇ģ҇ĭҍĲҊ
~main	ĀҏāҒĈѷ
~maintain	Ā҉
~mak	ĀѺāѳĉґđ҈Ę҉ģҏĬ҇ŕ҈
~make	āґĈҊĉ҇ĚѸģ҉ĭ҆ŌѸō҇
~mandatory	āѺĂҙ
~many	ĀҶāҪĆ҇ĎҹĤѺħѺĩѶĬѹĳҧľҶŊӆ
~mark	ĀѷĂ҉ĒҐĭҐĿѺ
~match	āҜĸѴ
~matter	ā҆
~maximum	ĀѺāғđѵ
~may	ĀѳāҤĊѯńҌ
~me	ĀҊāѮĄ҈ĊҋčѷĎѹĐ҉đҌĒҋĕѹěѴğѺĠѺĢ҇ĦѵĨѷĬѯĲѺĴҊķҐĹ҆ĺҌĻ҇Ł҉ń҈ņѺŋѺőҍŒ҆
~mean	İ҇ĴѶĹ҈Ł҆Œ҇
~meant	āѷĢҊł҆ň҆
~measur	ā҉ĳ҆
~mehtod	ĀѵĂҋćѷľҍĿ҆
~member	ĀѺāѮĂҌĉѸĤҴĵѹķѹĸҘĹҍĺ҆ľҠĿҰŃѸ
~memory	Āѹāҍ
~mention	ĩҒķ҈ōҋ
~merge	ā҇
~message	āғįѺİҊŔҒ
~metadata	ĞҌĮҍ
~method	ĀғāҖĂӁąѹĆѶćѬĉҌĊҘčѹĎѶďѸĐѱđѷĒҖĔѹĕѺėѺĘѺęѷĚѭěѲğѹĠѺġѵĢѴģѶĤѴĥѳĦѺħѺĩѸĪѷīѰĭѲĮѷįѸĲѺĳѸĴѹĵѩĶѶķѳĸѸĹӂĺһĻѹĽѳľӬĿӸŀһŁѵŃҒń҉ŅѷņѷňѭŋѷŌѺōѳŎѺŏѹŐѲőѷŒѶœѷŕѺ
~might	ĀҌāѰń҉
~min	ė҆
~mind	Āѵāҏđ҆ĩѺ
~minimum	ħ҇ĮҔ
~mis	ĀҋāѸ
~miss	ĀѷāҳōѰŏѺ
~mit	ĀѸāѱıҥ
~mnay	ĀҙāѴ
~mock	Āѹī҇
~model	ĀѳāҔ
~modifi	Ā҇āѸăѵČҒčҔĎҏįҞ
~modification	įҔ
~modify	ĀѷČ҇č҉į҆
~modul	āѳĊѷģҋĦҊħҘĨҋĩҨĪұŏ҆
~module	ĀѴĉѺĊѹċ҉ĐѸĜ҇ĝ҇ğ҈ĢҌģҗĥѷĦ҇ĩҖĬѹĵ҈ĶҰķҍĽ҈ŌѷōѸŎ҈őѴŒӊœҊ
~moment	āѹŌ҉
~month	āҗ
~more	ĀѺāҡĆ҉į҉ņ҆
~morn	ĀѸāѶ
~most	ĀѭāӈąѶĊѹįҢİҟňѺ
~motion	ŕ҇
~mov	ĝ҈įѷŅҘņҮ
~move	āґķѺŅҔņҡňѺ
~msg	İ҈
~much	ĀѴā҆đҗľѹ
~multiple	Ć҆
~must	ĂҘėҊğѶĮґŀѹŇѸ
~my	ĀѱĞҍğ҉Į҉
~n	āѴĈ҆ĝҊġҊĬ҇ĭ҉ĴҐľ҉ĿѸŊ҇
~nam	ĀҋāѵĂҔČҋčѺĖѶĜѷĝѹĞҜġҒģҬĤҋħѶĩѹĬѷĭѺĹѶĺѺľѹĿҍŁҖŃҊŅґŊѳŋҍōѹŎѺŏҋŒґ
~name	ĀѸāѺąѷČҌčѹĐѺġҖĢѹĬѳĭҔĮѹįѷıғĲҊĳѺĴѹĶѺĹѺĻѺľѵĿҋŃѺŅҺņүŉѺŊѵŋҗŌѹŎѹŒқ
~narrower	ā҆
~navigate	ĺ҆
~need	ĀѹāҒđ҆ĖҭĞѵġѹĢ҈ģѳĪҊĬ҈ĭѺĮғŀѳń҈ŏҋ
~needles	ĪѳŏҚ
~negative	Āѷāҋ
~nest	ĀѲāҐķѴĺѺĻҬļҦ
~never	āҺĉѷĔ҆ĤѷĪѸĸѺŃѯńѹŏҫ
~new	ĀѷăҖĄҘė҈ņҵ
~newcomer	ā҇
~newer	Ā҉
~newest	ĀѭāҔąѷĮѵįҢİҞ
~newly	āѶăҊĄҋ
~next	ĀѲāҪďҋ
~no	ąѹćѷĈ҈č҈Ĕ҆Ę҈ĚҋĜҍġҎĦҊĪѺĬҍķ҇ňѹŋ҈ōѹŏҌ
~nobody	āҚģѷŏ҈
~node	ĀѳĮӁ
~non	ĀѸĖҒ
~none	āҎ
~normal	Ā҈
~not	ĀѸāҝĄҗĆҏćѹĈ҈ĉѸĊѸČѸč҇ĎѸďҘĒѰēѺĔҌĚҌĜҊĝ҆Ġ҆ĢѸģѷĥѸĨѺĩѲĪѲīѳĬҍĭқį҆ıѺĲѹĳѹĺѺľѺĿѷŀѹłѺŇѸňѷŉѴŊѺŋҔōѴŏҪőҌŒ҉
~noth	āҌĊѺĪѵŏҧ
~notice	ĀҊāѲ
~now	Ā҆āѯĎѺĬѺİҊŅҋņҬŌҐŎ҇
~number	ĀҍāҔĊѹĎҟĐҊđҚĤѳĪѱĳҨĴ҇ķ҆ĸѵľҠĿѲŁѺňѺŊҦ
~numpy	Ā҈āѺ
~object	ĀҘāѶĤҋĵ҈ĿҊŇғŐ҉
~oblig	āѸĂҊ
~occasion	ŕ҈
~occur	ĀѺāѹĊ҆ę҇ō҇ŔҔ
~occurrenc	ĀҋŔ҉
~of	āҊĂҍăѸą҆ĆҐĊѴċѺĎҗĐҍđѸĒѷĔҌĕѹėҐĘѹĚ҉ěҌĜ҉ĝ҇ġѱĢҊģ҈ĥѷħѵĨҌĪѹī҇ĬюĭѦıѺĵѴĶѷĹҐĺѺĻ҉ĽѺľғłҔŅ҉Ň҇ŊҏŌѲōѧőѵŒѸœѵŔҋ
~off	ĀѺāѵĊҐĩѺŕҚ
~offer	ĀҋāѨĚѴģҐĿҝ
~offline	ā҇
~often	āҙĎҒ
~ok	ĀѯāѶĈғŌҍŎҏ
~old	ĀѳāҐĮҊŅҩņҝ
~older	ĮҊ
~oldest	ĀҎā҉ĆѺĮҖİѶ
~omit	Ĕ҉
~on	ā҉ĂҊąѵĆѸć҆ĉ҆ĊѳĎґďѲĐҊđѲĒҗēҊĖҌĘѵęѹĜҊĝѸġѥģѳĤҕĥѱħҎĩҎĪҌīҎĬѫĭѷĮ҉įҊİѷıѶĲ҇Ĵ҈ĹҔĺҌĻѸļ҈ĿҋŀѳŁѺŃѷńѵņѴŊѹŋѵŏѶŐѶőѷŒ҈ŔҊŕқ
~once	ā҉Ć҇Ğ҆ņҊ
~one	ĀѲāѡĆҋĈѹĉѺĊѸč҆Ę҉ĚѺěҍĜ҉ĝҊĢѹħ҇ĪѴĭѸİ҇ı҇Ĺ҈ļ҆ľѹŁ҆ł҉ŅҊŋҟō҆
~only	āҬĂҎĆ҈ČҌĒѹĖѮħ҉īѹĬѹĵҋĿ҇ōѶ
~onto	ēҖ
~open	ĀѶāғćѹĬ҈ı҇ĵ҈ķҍœ҆
~option	ĀҐċҚĐҝđѺ
~optional	ĀғĔ҉ĖѲ
~or	ĀѮāѢĈқĉѶĊѮċ҉čґđҋĒ҈ĔѺĜҍĞҌğҌĠҊġҐĢѸĥѷħѺĬҗĭґĮѺıҋĵѹķѺĹѹĽ҈ŁѹłҨŃѹńѺŅѹņѹŇҊňѩŋ҈ŌғōѱŎґŏѵőѹœѹŕҊ
~order	āғēѺŁ҇
~origin	Ņҋ
~original	ŅҒ
~originally	ĀѶąҍŅ҉
~originate	ŃҊ
~other	ĀѹāҦĉҙĊѹďғģқĦҎĩҋĪҙŁѸ
~ought	āҫĬѺĵѸ
~our	ĀѶā҇Ń҆ŋ҉őҎ
~out	ĂѷĈ҆ĊѹĔҏęҊğҊĠ҉ġ҆ģҎĦ҆ĪѯļѸŁѺńҔŇҍŌҎŎҌ
~outcome	āѹŌґ
~outdat	ĀѴāҒ
~outer	ĻҎ
~outgo	ĉҡĊѱ
~output	Ň҈
~outside	ĀѯāҙĖҎģғŊѸ
~over	ĀѵāҐĒ҇ē҆Ĕ҆ħҋĨ҆ĳѸŏ҆
~overall	ĀѶāғĢѺ
~overid	āѺŀҎ
~overload	ĀѸā҆Ćҩ
~overrid	ĀґāҗĂґĆѺćѵđѺĢѴĿѲŀӭňѹ
~overridden	āҏŀҨ
~override	ĀҚāҒĿѶŀҞ
~overrider	ĀѷŀҸ
~overview	Ā҇
~own	ĀѴāҊĆҌĪѹŀҕ
~pac	Āѷā҇ō҈
~packag	Ā҈āѲĖҰĪґĮѹ
~package	āѴĖҒĞҟĭ҈ĮѺĶҋ
~param	ĀҌā҆ďңēѷĕҎġѵŁҺńѸŇѺ
~parameter	ĀҩďҽĔґĕҖĘѴęѷĚѹěѶġѶĢѸĬѹŁӌŇѷŐѶ
~paramter	Łқ
~parent	āҠĆѹćӌĘѸęѷĚ҉ěҝĺѺŀѹňҐ
~parenthes	āѵć҇Łҏ
~parse	ĀҶāѤ
~parser	ĀѳāҎċҘ
~part	ĀҌāѷĂғČ҇čґĎѺĠҎĦ҈ŉҊ
~partially	āҊĥѵ
~party	Ėғ
~pas	Ā҆āҎĔ҉ģѺŁҒŋѹŌҥŎҮœѹ
~pass	ĀҎāѡİѹŁҌŋѵŌҧŎҶœѵ
~past	ĎѺŅҘ
~patch	ņ҆
~path	ĀѤāѯćѹČқčѷĢѷģѷĥѹħҐĨ҈ĩѺĪѺįѺıѺĵҙķғĺѸĽҋŃҊŅқņҗŌѹőӅŒҨœғ
~people	ĀҎā҇Ė҆İѹ
~per	āґĎѷľ҇
~percentage	ĀѲāқ
~person	ĀѹĲҠ
~phrase	Ŕғ
~pick	ğҌ
~pin	ĀѷėҐ
~pinn	ĀѺėҡĮѸĲ҇
~pip	ĞҊ
~pipeline	ĀҏāѴŕҋ
~plac	ĀґāѷĆҤĊҙğҊŃ҆
~place	Āѳā҆Ć҉ĐҎġѺĥѸį҇ĵ҇Ķ҇ķ҆ĸҎĺҎĻѸļ҇œҋŔ҈
~plain	Ģ҆
~plann	ĀѶāҎ
~play	āѶĢҟ
~please	ĀҕāѫąѸĆ҇ć҇ĎѹďѹđҌĖѺĚѺġѺĢҏĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҌ
~pls	ĀѺāѹıҊķқĽ҉œ҆
~point	ĐҏĞҢķҎĺҋŐѺ
~position	ĀѺāѺĐ҈ĵ҆ĸ҆ĺғĻ҆Ŀѹ
~positional	Ł҉
~pr	ŕ҆
~precede	ēҏ
~predecessor	āѸŅҙņѺ
~present	ĀѸāѹĠҌİ҆ņ҇ŋ҇Ō҈
~preset	ĔҞ
~previou	ŅҞőѹ
~previously	ĀѹŅҌņ҇
~print	Ā҈āѫđҐĖңģҌĤҋİҌĲѵĴҕĶѶ
~prior	ĀѸāѺŅҠ
~private	ĭӁľѵ
~produce	ĀҌāѺ
~production	ĀѺāҎ
~program	āѵĞҐğ҉Ģ҈łҍ
~programmer	ĀѶāҔ
~project	ĀѴāҋĈҘĎѸĖҝėҠĞҙġғĪѺĬѸĭѹĮҩįѺİ҇ıҖłҬŅѺņѺŊѳŋҋŐѺő҉
~promis	āѷĥ҇
~promise	Āѹā҇
~propert	ćѺĤӆĿѹŐѸ
~property	ā҈Ĭҧ
~protocol	ĀѺāѶĥҔīҼ
~provid	ĞҊĿ҆
~provide	āѹģҎŏѺ
~pub	ģҎ
~public	ĀѰāѸĠѵģӓĬѺĭҸ
~publish	ģ҉
~pull	ĀѸāѰĖ҆Ĝғĝ҆ğ҆ģѺħ҈ĨҍĩҢĪҖ
~pure	Ăҙ
~purpose	ĀѬĊѹĢһłҔ
~push	ĀѳāҌŕҕ
~put	ĀѪą҆Đ҆ĒҌė҆Ğ҆ğѴĮѸĲ҇ĵ҉ĶҌķ҇ĸ҈ĺҎń҇ō҆ő҉
~pytest	āѲŌҎŎҗ
~python	āѸėѺĮӁŒ҆
~quantity	ľ҉ĿѺ
~query	ğ҇
~question	Āѵļ҆Ņѷ
~quick	ĀѵāҘĄ҆ļ҆Ņѷ
~quickest	ħ҇
~quote	Ā҈āѺ
~rais	ĀҐŃӃńҷ
~raise	ĀҍĉѹŃҪńҰ
~raiser	ŃҚ
~ran	Ā҇
~range	ĀҒāѴă҉ėҖ
~rather	ŏ҆
~re	ĀѹāҍĥѺĮ҈
~reach	Ā҈āҙħҎĨҏŒѹ
~reachable	Ĩ҆
~read	Ā҈Đѹđ҇ę҇ğҺĴҤĵ҆ĶѲ
~ready	ā҆ĂѺ
~real	ĀҊāѺ
~realise	ĥғňѺ
~really	ĀѰā҈ġ҉ĭҊ
~reason	āҔ
~rebase	ĀѲāҒ
~receive	ĀѺŇ҉
~recent	āѬĮҎįҕİґ
~recently	ĀѷāѳįҘİҍ
~recursively	ĀҐňѺ
~red	ĀҔāѬŎ҉
~redefin	Ā҆ŀҊ
~redefine	ĀѸŀҝňѹ
~redefinition	ŀ҈
~refactor	āҒ
~refer	āѶōҍŏ҈
~referenc	ā҈ō҇ŏҏ
~reference	ĀҍōґőѺ
~regard	ĀѭāҋĊ҆ĶѹŅ҆
~register	ċґ
~reimplementation	ŀҊ
~rel	ĩҍ
~relative	őҎ
~releas	ĀѯāҊčѸŉһ
~release	āґăґċѹėҖĠҜĮҗŉҊ
~rely	āѮĉ҇Ėґĭ҇
~remov	ĀҟāҘăѳąѴčѸ
~remove	Ā҆āҗŏѹ
~renam	Ā҇ā҉ŅҬņӁ
~rename	āҎĸѺŅҭņҮ
~replac	ĀҍāѵŀҌ
~replace	ĀѺāҏŀҎ
~repo	āѧĆ҈ĈҖĎѺĞ҆ġҠĬѺįѸİҔı҈łҚň҇ŋҌőҖŔ҈
~report	ĀћāѱĂ҆ĎѺĒ҆ğ҆ġ҆Ī҆Ķ҈ĺѺňҏŉ҆ŏ҇
~repository	āѪĈҋġҠįѹİҔı҆łҐőҒ
~request	āҎŕ҈
~requir	ĀѣāѸĂҟĖқėҒĩҘĪ҉ĭѹĮҡŀѵ
~require	ĀѲđѺėҍĜҎģѹĩҐĪҖĮѷ
~requirement	Ā҆āѦĖңėқĞѹĮ҉
~rerun	ō҆
~reside	āѺő҈
~respect	Ą҆
~responsible	Āѹą҉ĢҐ
~restart	ā҆
~result	ĀѨā҆ĈҋĊѸŅҏŇҪŊѺŌҜŎҦŐѫ
~ret	ĀѹŇҢŐѬ
~return	ĀѨāҫćѹđѹŇӸŐѯ
~reverse	ĀѹāѸĩҨĪѶ
~revert	āҠİѹ
~review	ĀҋāңĲѱ
~revision	ĀҚāѰą҉č҆ĎҢĪѹį҉İ҈
~rid	ā҈
~right	ĀѨć҇đ҆ēҍĕ҇ę҇Ĝ҇ĭҊĶѸŎ҆
~role	ĀѱĢү
~root	ŅѺőҚ
~round	ĦҌ
~route	ħҗĨҋ
~routin	ĉҏĒ҇
~routine	ĀѴā҆ĬҨķҠŁ҇
~row	ĀҌāѺĬѶĳ҈
~run	ĄѺĈґĊҠēѹĖҨėѺĘҐęҊěѶĞ҆ģѺĤѺĪѺĬѹĭѺĮґįѺĶѸĿѮł҉ŊѰŋѺŌҭŎҷœѲŕҚ
~rundown	ĺѶľѷĿҠ
~runn	ĀѱāѶĖғŌҐŎҋœѹ
~runtime	ĀѸĖҢ
~rust	ĀѷāѺĮӀ
~safe	āҐ
~same	āҧďҏĦ҇
~satisf	ĀѺĥ҆īҐ
~satisfy	ī҆
~say	ĀҔāѨĕҏĢѺĥҊĬҊĴҍĶ҇
~schedule	ŕ҆
~screen	Ŕ҆
~script	ĀѬĖѵĞҫğ҆Ķ҇Ŏ҆
~scroll	āѸĳ҆ļ҇
~search	ŔҊ
~second	ĀѸāҕ
~secret	ĀѴāҎ
~section	ĀѵāѯĐҔĖҊĞ҈ŕҎ
~security	āғ
~sed	ĀҊĴґ
~see	ĀҊāѯĒ҆Ę҇ő҈Ŕ҇
~seem	ň҆
~sell	ā҇
~sense	ĀѺāѹĢҍ
~sensible	ĀѹāҚđѵ
~separate	Ŋ҆
~sequence	ħ҆Ĩ҆
~serv	ĀѵāҌđѺĢҜ
~server	āҏ
~set	ĀҊā҇ĆҋċҊď҆ĐҠđҏĞ҇ĢѳĬѺĶҭņѸŕҌ
~sett	ĐҲ
~several	āҊĆҐ
~sha	ĀѱāѶąҋİҙ
~shape	ĀҔāѶ
~share	ĀѺāҡňѶ
~shell	Ğҋğ҆
~ship	ĀѴāҐĠҊ
~shipp	ĀѷĞ҈ŉҒ
~short	ĀѳāҍĢҎħ҇
~shorter	ā҉
~shortest	āѳħҡĨҍ
~should	āӸĻҎŇ҆
~show	Ā҉āўĂ҇ć҇ČҎčѹĎѺď҆Đ҇Ė҈ĝѺĢѹģ҆Ħѹĩ҇ĬѹĭѺİҋĲѸĳѸĴғĵѹľѺŁ҉ł҆ŊѺŋѺŐ҇
~shwo	Ā҉
~sibling	āҍ
~side	ď҈đ҈
~sign	ĀѺĕ҇
~signal	ĉѶŃҙ
~signatur	Āѹā҈ďҝĽѹ
~signature	ĀѲāѴďҫĔґĕҖŀѺŁҢŇҋ
~similar	Āѱāҝğ҇ġѺ
~since	Āҏāҭă҉Ą҆ąҋČѵĦѷĬѴįҚņҊŌѺ
~single	ĀѸĆ҈ŌҌ
~sit	ĀѴāѦĆҎĉѴĊҠĒ҆ķҋĸ҆Ĺ҇Ļ҇ĽҌŃҎőҐ
~site	ĀѮĵ҆Ķ҆ķқĸҍĺ҇
~sitt	ĀѺāѶį҆ō҆
~situat	ő҆
~size	Ā҈āѴĳҐľґĿѺ
~skip	āғĕ҈ŀѸŌѸ
~skipp	āҝŊѯ
~slow	āҖ
~slowest	ĀѺāҬōѶ
~so	ĀѰāғĚҔĬҍıѸĽ҆ŀѺ
~software	Ė҆łҘ
~some	ĀѴāѸĦ҉ň҆ŐҔ
~somebody	ĀѺāѳą҆Ĭ҆į҆İҊŒ҆
~somehow	Ā҆
~someone	āѳķ҈Ŕ҆
~someth	ĀѹāҙĆҍć҉ĊѸĎҎĚѺĠ҈ġҙĬѹĶҊłҋ
~somewhere	ĀѶāѷĐҊĚ҆ě҉ķҐňѺ
~sorry	ĀѰāѫ
~sort	āҎłҒ
~sourc	ĀѳāѬĈ҇ğ҇ĩҔŃҍ
~source	Ā҈āѢćѺċҊĐѺđҊğҟı҆ĵғķҒĸ҆ĺҐĽҕĿѶŀѺŅғňѺŒҘœ҈Ŕ҈
~span	Ā҈āѹ
~spe	āҘďѷ
~specialisation	Ěҍ
~specialise	ĀѴĘѺęѴĚғěҐĥѺňҎ
~specifier	ė҉
~spell	Ŕ҇
~spin	Ā҈āѸ
~split	āҍ
~spot	ĀҌāѬĆҔĵ҈ķҊő҆
~squash	ĀѮāҚ
~src	Āҍāѷ
~stable	āҐĬѺ
~stack	āѸē҈ķ҆
~stale	į҆
~stand	ĀѳāѶćҒĐ҈đғĒ҇ēҋĢѷİ҈Ĵ҇ŁѺŇ҉ňѷ
~standard	āҋĔ҆
~start	ĀѲāѰĦҋħҒĨҋİѺķҌĹ҈Ļ҆ļ҇œ҆ŕҲ
~state	āѥĈҖĠ҇
~statement	ĀѱāѴĜ҈ģ҉ĪҒĵҋķ҆ĸѹŃҍńҞŏҎŔѺ
~static	ĀѺāҌĬӏĭѶįѺĶҋŐ҈
~statu	āҏĈ҈łѹ
~stay	āҌ
~stem	Œҋ
~step	ĀҡāѪħҖĨ҆ŕѴ
~still	ĀѵāҧĈ҇Ġ҆Ņѹ
~stop	ĀҏāґĜѺ
~stor	đҋĤҋŐ҈
~store	āѹ
~str	Ā҈āѲđҖŇ҇ŐқŔҍ
~struct	ĀѹĤқĥҗīҎĵӁķѸĺѶĽѸĿґ
~structure	Ā҉ő҇
~stuck	ē҈
~stuff	Ā҉āѳģ҇Ī҆
~stumbl	ĀҊ
~style	ĀѶāқ
~subclas	Ā҇ĂґćҨĘѴĚ҉ěҒĬѹĭѸŀҒň҆
~subclass	ĀҗāѬĂҠĆѹęѵĚґěҠĭѷĿѵŀҢŁѺňӀ
~subdirectory	őғ
~subfolder	ĀѺőҟ
~succe	āѦĈқİѺŌґŎҜ
~succeed	āѺŌҔ
~successful	ĀҊāѵŌҍ
~successfully	āѺŌ҆
~successor	ņҕ
~such	ğ҇ġ҉ŋ҇
~suffix	ŒҔ
~suite	Ā҆āѷŊѹŋҙōҍ
~sum	Ģ҈
~summarise	Āѷā҈Ģҏ
~super	Āҡć҇ŀѴ
~superclas	āѺćҷĘѺĚ҈ěҎŀѺňҋ
~superclass	ĀѷćҼě҈
~superfluou	ĪѰŏҧ
~suppli	āѷĔ҈
~supply	āѹĂ҇
~support	ĀѹāҐī҆Įҹ
~surface	ģ҈
~swallow	ŁҋŃѺ
~swap	ď҈
~switch	ā҉ċҕĸѷ
~symbol	ĀҕāѬģҚĭҝ
~system	āѸĈѹłҐ
~tag	ĀѵāҋČѶčѴĠҏŉӋ
~tagg	ĀѯāҍĠ҇ŉҌ
~taht	ą҆
~tak	āѺď҈ĕ҆ģѹĦ҈ħ҇ŁҔ
~take	Ā҉ďҕğ҆Ģ҆Ħѳį҉ķҋĿѹŁҒ
~tally	ĀѹĺѺľқĿѶŊҔ
~target	ĀѷāѶĉқŅѹņҚ
~task	ĀѸĢң
~team	ĀѺā҇
~teh	āѱĒ҇ĭ҇Ķ҈Ĺ҆ŋ҆
~tell	ā҈Ą҇ć҆ĊѺďѺĐѷē҇ė҇ĩѸĭ҈ı҆ķѶĻѺļ҆Ľ҆ĿѺŃѺňѹŉ҆
~term	ĀѬāѴĢ҆ıҭ
~terminal	ĞҊ
~test	ĀҼāҵĂѶăѺĄѺąѰĆѶćѴĈѸĉѴĊѯċѹČѺčѴĎѴďѷĐѲĒѶēѴĔѷĕѹĖѱėѹĘѹęѸĚѸěѸĜѷĝѶĞѸğѸĠѵġѯĢѵģѲĤѴĥѴĦѶħѶĨѹĩѳĪѳīѺĬџĭѦĮѴįѲİѹıѹĲѴĳѵĴѵĵѵĶѴķѳĸѸĹѸĺѶĻѶļѸĽѶľѴĿѬŀѵŁѴłѸŃѳńѴŅѲņѲŇѸňѵŉѹŊӸŋӸŌӝōӸŎӨŏѵŐѵőѲŒѴœӧŔѹŕѶ
~testcas	ĀѺŊҍō҇
~testcase	āѹŋ҉œҋ
~tester	Ĺ҆
~tet	āѲōҒŎ҇
~text	āѳĳґĴҰŔҕ
~than	āұĄ҈Ć҉ď҉ŁѺ
~thank	ĀѬāҊ
~that	ĀѸā҈ĄґąҌćѴĉѺċ҈ďҊĒ҈ē҉ĔѴĖѺġ҇ģѸĥҌĩҋĪѴĭѺį҇ıѹĳѴĶҌĺѵĻҊĽѵľѺĿѸŅѺŉ҇ŊѹŋѴōҋŎѺőѰŒѸœѴŕ҇
~the	āғćѶĈҌĉѵĊѺċҐĎѶďҏē҆Ė҇ĜѷĝѷĞҊğҍĠѺĢѶĦѱĨѮĩѩĬљĭѷĮѺİҌĲѺĴѵĵ҉ĶҒķҒĸґĹҊĺѸĻ҉ļ҈ĽґĿѷńѹŅҋŇѵňѹŉ҈ŊѬŌ҈ōѸŏѮŒҏœҏŔқ
~their	ā҉Ć҈ćѶĎҊďҔĥ҆ŀ҉ň҈
~them	ĀѶāѸăѹĆҒĉҊĊѸĒҐĪѺŃ҈ōҏŏҔ
~then	ŏ҆
~there	ĀѮāѯĂѺĉѳďѸđѷĔѺĘҌę҇ěѹĜ҉ĠҝġҖĤ҆ĥҏĩѺĬѠĭѱĲ҉ĳҍĴ҆ĻѺļҊľ҆ĿҊŀҍń҆ŅѹŋҌŌѹ
~these	Āѹāѹņҍ
~they	ĀџāћĆҊď҈Đ҆Ė҇ė҇Ğ҉Ĥ҆ħѺĪҏĭ҆ŅѺň҇ŎҐ
~thi	Ā҇āҒĂѺąѴćѸĈқĉѹĊ҆čѹĎѪĐѷđҋēѹĔѺĖҭėҎĘѺĜѺĝѹĞүĠѺġҢĢ҈ģѵĤѹĩѺĪѷĬѪĮҫįѲİҏıҩĲѺĳѸĺѺļѺŁѹłҤńѸŅѪņѹŇѸŊѷŋґōѷŎѺŏѺŐѸŒѺŔҎ
~thing	ĀѩāѺĄ҈Ĉ҉ĒҌġҙĢ҆ģҍĪҌĬѺĮѺł҉
~third	Ėғ
~those	ĀѺďҊŀ҆
~thousand	ĳ҇
~thread	ĀѶāҖ
~three	Ā҇
~through	ĈҐĊѺĢ҇ĦҠħғĨҍĪѶńѺŌҒŎҏőѹŒѺ
~throw	ĢѹĻѺĿѸŀѸŃӆńӀ
~thrower	ĀѵŃҲ
~thrown	ĀѱāҍģѹŃҤńҚ
~thru	Ā҆
~ticket	ĀѺā҆
~tied	āѹė҉
~till	ħ҇
~tim	ĀѳāҎĎґ
~time	ĀѫāҥĖҒĠ҆įҔ
~timeout	ĀҍĔѺ
~tip	ĀѺİҔ
~to	ĀѺā҆Ăҙă҉ąѫĆѲćѳĈѹĉ҉Ċѵċ҈čҋďҐđҘĔҙĕҐėҊĜѵĞѺĠѺġѹģҍĥ҆ĨҔĩѶĪѱī҈Ĭѵį҈ıѱĴѫĵҌĶѹĸѷĹҔĻҋľѵŀѬŃѷņҖňѴŊѵŌѱŎѴŐѳœҍŔѹŕҊ
~today	Āҋāѷņҗ
~together	ĀѺāҘĿѸ
~told	āѹġҊ
~too	āҴĊѺěҋľѳ
~tool	ĀѺā҈ćѹĈѺċ҆łҠ
~top	ĀѶāѴĒҐēҋĪҏİҔ
~topmost	ĀѸįҊ
~total	ĀҝāѲĎҡĤѤĩѳĳҔľҦĿѯŊҡ
~touch	Ā҆ăѵąѹČҟčҨĎґįҧĳѺō҉
~trace	Āѹāѹħ҈Ĩ҆
~trait	Āѱā҇ĤѵĥҜīӏĵѺĽү
~transitive	ĀҘāҎĊѵňѰ
~transitively	Āҕā҉ħҐňѪ
~translat	āҌŔѷ
~translate	ā҇
~treat	ĭ҇
~tree	ĀҌāѰă҈ĐѸĚ҇ĵҐň҆őҠ
~trigger	ĀѩāѰĉ҉ĊҘĘҒęҏĚѱŕӃ
~true	ĀѺāѪĊѹčҌĚҊěҍĜ҇ĝ҆Ĭґĭҍ
~try	ĀґāѳĈҙń҇
~turn	āґłѺņҊ
~tutorial	ĀѴāҌ
~twice	Āѹāҏ
~two	ĀѳāғğҌ
~typ	ĀѵēѵĥҮīѺĲҋŁѹŃѺńҨňҙŔ҉
~type	ĀҖāҎĉѹĊѶđѯēѺĔѶĞҌĢѸĥѺĩѺĪѺīґĬѴĭѸĮѹĶѱķѷĽҭĿҊŀѺŁѶłҤŇӏňѺŏѸŐӮ
~typedef	Āѹā҆ĽӀ
~typescript	ĽҐ
~unchang	āѴįҐ
~under	ĀѺĂ҈ćѺĐҍĒ҆Ě҉ıҏĹ҉ńѲŅҎņҐō҉ő҈œ҇ŕ҆
~understand	āѷĢҊ
~undo	āҎ
~unit	ĀѴāҋŊ҆ōҏœҋ
~unlike	ďҍ
~unneed	ĪѸŏҎ
~unreferenc	ĀҗĪѸĬѺĭѷŏҋ
~unset	đѹĕҋ
~untest	ĀҗāҘľѬōѷŎѺ
~until	āҐĎѶ
~untouch	āѺįҊ
~unus	ĀҎāҘĝѷĪѯŏӆ
~up	Ā҆āѲăҍĆ҇ć҇ĈѴĉѸĊѲċ҉ĎѴĐѺĒѺě҈ĞҋğҏĦҒħҊĪѺĮ҆ĳѺĶѸŃҊŌ҇
~updat	č҆į҇
~update	įҌ
~upgrade	ĀѰāҏă҆
~upstream	Ā҇ā҈ĊѺėѹ
~upward	ĀґāѹćҏĉѺ
~usag	ĀқāҋĉѹĊґđѺ
~use	ĀҐāқĆѷĈѶĉҐđѶĒҏĕҌėѹĘҗĚѺĜ҇ĢҌģѺĥѷĦѺĪҍĬѶĭҊĶѲĻѺłѺŃѺŊѲōҦŏҺ
~used	ĀҎāҙąѸĊ҇đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩҕĬѺĶѮĽѱŅҋņ҈ōҌŏҘ
~useful	āҎŌѵ
~user	ĀѥāҘĞҒĠ҇ĩҒŒѹŔ҆
~using	ā҇Ē҇ĩ҉ĪѳĽ҆ŊѸŏґ
~usually	āҏ
~val	đҊ
~valu	āҗ
~value	ĀҊā҉đӑĔұĕҶĢѹĤѺĬѸĭѹĶҊŇҗ
~var	ā҆ğҘĶҎŐ҉
~variabl	Ĥҩ
~variable	Ā҇đѶğҧĬѺĶҩŇѹŐӁŒѹ
~variant	ĀѵāҡđѴĸү
~ve	Āѳāѳņ҈
~verbatim	ĲѷĴҍ
~verify	āѲĭ҉
~verison	ėҏĮ҆
~versa	ď҉
~version	ĀѺČѸčѹėӧĠҞĢѸīѺĬѸĮӥĺѺŀҘŉҪőѺ
~versu	ď҉
~via	Ā҉āѲĝ҆ħҝĨ҉Īѳ
~vice	ď҉
~virtual	Ăҙŀ҆
~visibility	ĀѷāѯĭҾ
~vlaue	Āѷđҙ
~vs	āҎďҘŁѸ
~w	Āѳą҈ĵҌĽ҇ŉҊ
~waht	Āѹāѹł҇ő҆
~walk	ĀҎĢ҈
~want	Ċ҆ĭҋŁ҆
~warn	ā҆
~was	ĀҙāҍąңĊѸčҗĎҕĐѸđѹĒѺĔѺĜѺĠҕģѸĤѺĩѷĪѸīѷĬҒĭґĮѷįҡİҚĲҋĴѳķѶĹѺľѺńѹŅҮņҪŇѹŊѺŋѶōѹŎѺŏѸőѺŒѸŕѺ
~way	āѺďғē҆Ħ҈ħҋ
~wc	āѷĳҡ
~we	Āѷāѷă҈Ċ҆ĎѷėҘĝ҆ĠҋġҍĮѺįѷĶѷļ҇łҍŋҋŎѺŔҊ
~wear	ēҎ
~week	ĀѶāҕ
~well	ĀѱāҝĤ҆
~wen	Āҋ
~were	āҭĄҍ
~wether	ĀѹĚ҆Ĭ҇
~what	ĀѲāѤĂҌąҖĆѳćҘĈѦĉҐĊҌċѸČҎčьĎѱď҉ĐѳđҙĒҋēҜĔҎĕғĖҏėҍĘѨęѨĚѝěѴĜџĝњĞҕğѲĠѡġѮĢҤģҟĤҐĥ҈ĦѝĨѺĩҔĪҜīҕĬєĭѐİҗıҗĲѢĴҋĵѹĶѫĸѸĹѲĻѭļѵĽѹĿҗŀҋŁҗłҒŃҔńҞŅҒņҝŇғň҇ŉҎŊѸŋѧŌѧōґŎѡŏ҉ŐҌŒѶŔѴŕҚ
~whatever	ĀѷĔ҈ĕѺŒ҉
~whcih	ĀҏāѸ
~when	āҡąҐĊѲĔҜĕҐĖҏĢѺĦѶħѺĨҊĩѹĪѺĭѹĮѵįҽİ҆ń҈ŅѶņѹŌҐŎҒŒ҆ŕҏ
~wher	āѳğ҆ō҇œҍ
~where	ĀѱĂѷąҎĆқćѯĈѸĉѳĊҕċңčѵĎѸĐҭđѧēѶĔѹĕѺėѹĘѸęѵĚѹěѶĜѸĝѵğҘĠѱġѬĢѶģѶĤѱĥѵħѸĩҕīѵĬјĭџĮѷįѵĲѹĳѷĴѹĵҝĶңķҜĸҖĹқĺҢĻҕļҞĽҟľѵĿѴŀҍŁѵŃҕńѶņңŇѷňѲŊѸŋѨŌѬōҐŎѵŏѷŐѲőҔŒҏœҟŔҝŕѸ
~whereabout	ĀѭāѫĐҏĵҊĶҊķҗļ҈Ľ҉ŋѹőҕœҐŔ҈
~whether	āѱĈҐĊѺčҗĘ҈ęҌĚ҆ĜҔĝ҆ĠҋġҌĦҎĩѺĬҘĭґİѶŃѹňѺŋҋŎҏœѵ
~which	ĀѱāѱĂ҇Ą҉ąҐĆґćҎĈѥĉҒĊҊċ҆ČҋčіĎѮďҌđѸĒҒēғĕҋĖҏė҇ĘѧęѧĚѥěѪĜњĝѡĞҎğҒĠѥġѥģҒĤҌĥҎĦѦħґĨҕĩҕĪҍīҘĬуĭяİ҉ıғĳѩĴѮĵ҆ķ҆ĸѺĺҏļ҆ľѢĿ҆ŀґŁҏŃҏńҒŅ҆ņҌŇҏŉҟŊѤŋѪŌѦōҟŎћŏҍőҌŒҎŔҌ
~while	ā҇
~who	ĀҟāҰĂ҆ăѴćҔĊҟčѹđѹĒҍĘѺğҐĠѶġѷĢѹģѹĤѺĥҞĦѸĩҢĬѱĲӀĴѮĵѺĶѹĸѺĹѺĺѹŀҌłѹŃҕńѷņѺňңŏѺőѺŔѺ
~whole	ĀҒŎ҆
~whom	ćҏĊ҉ĥ҇ĩ҇įѺĲғ
~whose	ĀѴāѶćҎĩҍĭѷĲҵĴѸňҘŒҌ
~why	ĀӁāӸĬѷ
~wich	Ā҇āѮĮ҈ķ҇Ĺ҉Ń҇
~will	ĀѯĈҋĔ҈Ě҉Ĭ҆Ŀ҆ŅѺŌ҇
~window	Āѷāҝ
~wise	āѬė҇Ě҆ī҇ĭҌ
~with	ā҉ĂѹĄҊąҊĆҋćѱĈѺĉѺč҆ďҐĐѹĒҞēҠĘѸęѶĞҊĢѵģѹĥҍĦ҈ħҎĪѺĬѳĭѷĮ҇ĳѸĴѹķѹĹѷĽѺŀ҇Ńңń҉ŅѹņѸňѳŉҒŌѹőѹŒ҆
~within	ĀѶāѰĉҎĊѺę҉ĝ҆ķѸĹҊĻҚļ҉
~without	ĀѰāғĂ҆ĆҍĈҎĔ҈ĕ҇ĪѴĿѷŉѮŌ҆ŎҒŏҡ
~wonder	Ā҆āҍ
~word	ĀѸĢҎĴ҆ł҈Ŕҍ
~work	Ĉҏĉ҇ĥ҇Įґį҆ŌҊœѺ
~workflow	ĀҩāҌŕҴ
~would	āҎĊѶĐ҆ĔѺĚ҆ěҊģѹĥѹĬҎĭґĲѺĴ҉ļѺłҌŊҌŏҌ
~wrap	Ā҈āѺĒ҆
~wrapp	ā҇ēҍ
~writ	āҋğѲ
~write	āҗĂҐ
~written	ĀѱĬ҈ıѺĲҍĵҒķҔĹ҉ĺҌļ҉ĽҒņѺœҎŔ҆
~wrong	āҹĢѲĴѷ
~wrote	ĀҕāҊĲғňѺ
~y	ĀѸāѺĈ҆ĝҋġҊĬ҇ĭҋŎ҆
~year	āҮĎѷ
~yes	Ā҆āѪćѷĈ҆č҉Ę҉Ěҋě҆ĜҎġҌĦҋĬҐĭ҇ňѹŋҊ
~yesterday	ĀѺā҉ńѺ
~yet	ĀѸā҆Ą҈ĠҏīѸ
~yield	ĀѹŇҋ
~you	ĀѢĎ҇ĕ҇ęѷĝѶġѷĬҋĹѺĺ҆ľ҉ł҇
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
