"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
WORDS = "a abc able about abouts above absence abstarct abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also alter altered although always am among amount an ancestor ancestors and anna annotate annotated annotating annotation annotations another any anybody anyone anything anywere anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bearing bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callee callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught cause causes certain cfg chain chains chance change changed changes changeset changing charge check checked checker checkin checking checkins checkout checks cheers chekc cherry child children choose chosen churn ci circle circles circular circumstances claim clap clases clash clashes class classes classify clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect colour columns combined come comes coming comit command commands comment comments commercial commit commit's commited commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configerror configuration configure configured confirm conflict conform conforming conforms connection considered consist consists consle console const constant constant's constants constraint construct constructed construction constructor consulted consults contain contained container container's containing contains content contents contract contracts contribute contributed contributors control copy copyright correct correctly correspond cost could count counted counting counts cover coverage covered covering covers crash crashes crate crates create created creates creation cron curious current currently customer customers cut cycle cycles cyclic d data database dataclass date day days dead dealing debug debugger decided decl declaration declarations declare declared declares declaring decleration decorate decorated decorater decoraters decorates decorator decorators deep def default defaults define defined defines defining definition definitions definiton defs defualt delegates delete deleted deletion demand demands demo deos dep depend dependancies dependencies dependency dependents depends deprecated deps depth derive derived derives descend descendants descends describe description design designed determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differently differs diffrent dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate duplicates during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends engine enough entangled enter entitled entries entry enum enumerate enumeration enumerator env enviroment environment equal equals error errors evaluate evaluated evaluates even event events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes execution exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose exposed exposes extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling feilds fetch fetched fetches few fewer fidn field fields fiels figure file file's filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flags flaky flie fn folder folders follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave get getenv gets getting git github give given gives giving global go goes going gone good got gpl grace graph green grep growing grown hacking had hand handed handle handled handlers handles hands happen happened happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole holes home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementer implementers implementing implementors implements impls import important imported importer importers importing imports improt in include included includes including incoming incompatible indirect indirectly individual indrect infer inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internet interrupt into introduce introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly kinds know known knows l lack lacks laid lambda land landed language languages laptop large larger largest last lastest lately later latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence licences license licensed licensing lie lies life like limit limits line lines link links linter linux lisence list listed listing lists literal little live lives load loaded loads loc local locally locate located location locations locked log logged logging logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines macro made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meaning meant measured meeting mehtods member members memory mention mentioned mentioning mentions merge merged message metadata method method's methods might min mind minimal minimum miss missing mit mnay mock mocking model modification modifications modified modify module module's modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr nubmer null number numpy o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overides overload overloads overridden override overriders overrides overriding overview own owns p paces package packages packaging page parallelise param parameter parameters params paramters parent parent's parentheses parents parse parser part partially parts party pass passed passes passing past paste patch path paths people per percent percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plaese plain plan planning plays please plese pls plug plus point pointer pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print printed prints prior private process produce produced product production program programmers programming programs project project's projects promise promises prompt properties property protocol protocols provide provided provides pub public publish published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote race raise raised raisers raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads ready real realise really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret retry return returned returning returns reverse revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines rows run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha shape share she shell ship shipped short shorter shortest should show showing shows shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort sorting source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash src stable stack stale stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclases subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling tells temporary ten terminal terms test testcase testcases tested tester testing tests tets text th than thank thanks that the their them then there these they thier thing things think thinking third this those thousand thread threads three through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool tools top topmost total touch touched touches touching trace traceback track trail trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror values var variable variables variant variants ve vendor verbatim verbose verify verison versa version versions verson versus very via vice view vim violation virtual visibility vlaue vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were wether what whatever whcih when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow workflows working works would wrap wrapped wrapper wrapping write writen writes writing written wrong wrote y year years yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = "-L ABC AI API Actions Anna Any Apache Base C CI CLI Circle Colour Config ConfigError Container Container's Dockerfile Engine GPL GitHub Go Grace HEAD HOME I Java LICENSE LIMIT Linux MIT Mac Node None OK Optional Override PATH Point Python QA Rust SPDX Shape TypeScript ValueError Windows"
ASKED_WITH = """
's	ĀĂąćĈĉĊČčĎďđĒēĔĕĖėĘęĚěĜĝĞĢģĤĥħĩĪīĮįİıĳķĸĺļĽľĿŀŁńŅņŇňŊōŎŏŐőŒœŔŕ
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
about	ĀĂąĆĊċčĐđėęĚĝġĩīĬĭĮİĲĴĵķĺĻĽľŁŇňŋōŐőŔ
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
anybody	ĀĂĊĐĝĠġĥĩįĵķĽŀŃňŋōő
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
are	ĀĂăĄĆćĈĉĊČčĎďĒēĖėęĞġģĤĥĦħĨĩĪīĮİĳĹĺľĿŀŁłŃńňŉŊŋōŎŏŔŕ
arg	ċďĔĕŁ
args	ĀďŁ
argument	ĀċďĔĕŁ
arguments	ĀďŁ
around	ĀĆčēĝĠġĢĦĪĵŁńŋŏ
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
be	ĀĂąĆĈĉčĐđĒĔĖėęĚěĝĞğĠġģĦĨĩĪīĬĭĮİĳĴĵĶķĸĻļĿŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒŔŕ
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
build	ĀĈĞİłŕ
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
edit	ĀČčįĶĹńőœ
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
have	ĀĂăĄąĆćĉĊċČĎďĐđĒēĔĕĖėĘĚěĜĝĞğĠġĢģĤĥĦĩĪīĭĮįİıĲĳĴĵĶķĸĹĺļľĿŀŁłŃńŅŇňŉŊŋōŏŐőŒœŔŕ
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
how	ĀĆĎďđĔėĚĢħĨĬĮįİıĳĴĵĽľĿŁłŅņŇŊōőŒ
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
leave	ĂĔŏŒ
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
make	ĀĂćĈĉĊčĎēĖğĢģĤĬĲĽľŀňŉŊŌōŎŏŕ
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
may	ĭŃńŇŋ
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
reverse	ĩ
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
somebody	ĀĂăąĆĈĊċČčĐđĒēĚğġĢĦįİıĲĵĶķĹĻľŅņŋŌŒœŔ
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
they	ĀĂăĄĆćĉċďĐđĒĕĖėĚĞğĠġĢģĤĥĦĪīĬĮıĳĴĵĶķĸĹĺļĽľĿŀŁŃńņŇňŊōŎŏŐőŒŕ
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
's	 $ <name> <path> a abstract annotated argument attributes base body callees callers changed changes child children code commands decorators default definition dependencies entry enum exceptions exports fields file files final first gone hash implementation implementations implemented implementers importers imports inner interfaces it jump last latest licence license line local log meeting metadata method methods name nested never number off on options overrides own packaging parameter parents path previous purpose result return run safe signature source static subclasses superclass test tests that the type unused value version 
<commit>	 $ 's <name> <path> a about add affect alter altered among and appear apply as backported be been belong belongs break can change changed changes changeset comprise concerns contain contained could covered created delete did diff edit edited edits end ever file for get go going got had has have hit how i in include included includes inside into is it just kindly landed lay leave left lives looks made make mentioned missing modified modify not now on one part please reachable released remove rename revert right safe say ship shipped should slow so stable than thanks to touch touched touches true updated was went were what which who why will with work would y yes | 
<env>	 lookup 
<line>	 $ <name> <path> a added and aside author before blame comes contains could file from if in inside is look of on or out please show thanks the there through thru to until up waht what when which who whose | 
<literal>	 $ <name> added alias all and anywhere appear appears as be been begin being block but came can changed clause come comes contained could declaration for found from func good in into is it item last location logged mean occur on part phrase printed say section show sitting statement thank the to used verbatim was what where which who with written | 
<mark>	 $ above add annotation applied are as but change could decorate decorates decorator directly do does functions here in is itself line most no of on over please sits sitting stand take that to used versions were what where which wrap written yet | 
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> <tag> a abc about above abstract accept accepts access according across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also altered although am among an and annotated annotation any anything anywere anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees caller callers calling calls came can capture care carried carries carry case catch catches caught cause cfg change changed changes check checks chosen clash class classes clearer cls come comes commit commited commits committed compare compared complain complains complete composed comprise comprises configured conform conforms connection considered consist consists const constant contain contained container contains content contents correct correspond cost could count counted counts cover covered covering crash crashes created creation currently cyclic data date dead decl declaration declarations declare declared declares decleration decorate decorated decorater decorates decorator decorators def default defaults define defined defines definition definitions defs defualt delegates deleted demand depend dependencies dependency dependents depends derive derived derives descend descendants descends deviate diagram did differ different differs directly diverge do docs documentation documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled enter entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates even events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose exposes extend extended extends fail failed failing fails failure fall falls far faster fetches field fields fiels figure file files final first fix flaky follow for forced forces forget forgot formerly found free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green growing grown had hand handed handle handled handlers hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes including incoming indirectly indrect inherit inheritance inherited inherits initial initialised inner inside installed instance instances instantiable instantiated instead int integration interface internet into introduced invoke invoked invokes involved is it item its itself java judging just keep keeps kept key kindly know known lack lacks large larger last lately later lead leads leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local located location locations locked long look looking looks lose lot lying made make makes marked match matched matter may me mean meaning measured member mention mentioned method methods might min modified modify module more most move moved multiple must mutable myself n name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one ones only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing past path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce product promises protocol provide provides public publish pull pulls purpose put python question quick raise raised raises range rather re reach reached reaches read reads real realise really receive received recent recursively redefine refer referenced relies rely removed renamed replaced replaces report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems server serves set sets setting share shipped should show shows side sign since sit sites sits sitting skipped slow so somebody somehow someone something somewhere source span specialise specified specifies speed spelled stable stand stands start starts state static stay stem step still stop stops stored stores struct style subclass subclassed subclasses succeed succeeds successfully suffix suite sum superclasses support supported supports supposed swallow take taken takes taking tangled tell test tested tests text thank thanks that the there these they thing things this thread through throw thrown throws tied to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
<number>	 $ <name> any everywhere from in lines of or please text there to | 
<option>	 $ <name> a and available be been but cli command could declared def default defined do exist exists flag for get gets have i in introduced is its live made mentioned of on option registered removed since so still switch take thanks the to together twice two was what when where which work | 
<path>	 $ 's <line> <name> <number> <path> a add added affected after again all alone along already also among an and any anywere anywhere apart appear appears are around as assigns at away back be became because become becomes been before begin being belong belongs better between both brand break bring brings broke but by called came can carried caught cause cfg change changed changes clearer come comes commit commits committed comprise comprises consist contain contains contents could count counted covered crash created creation currently cyclic declare declares define defines definition deleted depend dependents depends did different directly do does down drag drags edited elsewhere end ending ends entangled ever every exist existed export exported exports expose exposes fail failed failing fails faster fetches fiels figure file files fire first fix follow following for formerly free freshest from function get gets give given gives go goes going gone good got green grown had hands has hash have help here hold holds hooked how i if ignored import imported importers importing imports in include included includes indirectly inside instead into introduced involved is it its just keep kept kicks kindly known last lately launched lazily leaves leaving length lies line lines list listing live lives load loaded loads location look looks lose made make makes matter mean measured mention mentioned modified most move moved name named names necessary need needed needs never new next no nobody not number of offer offers ok old on one only open or originally originate ought out over overridden part pass passed passes passing path per please pls present previously print produce provide publish pull pulled pulls put reach reachable reached reaches reacts read reads really receive refer referenced relies rely removed renamed require required requires reside result reviewed right run runs saw say seems set sets share shipped shorter shortest should show shows since sit site sits sitting slow so somebody somehow someone somewhere stable stands start started starting stem step still stop stops stored succeed succeeds suite take takes tangled tell test tests than thank thanks that the there they this through to tomorrow too top total touched transitively triggered true turn turned unchanged under until unused use used uses verbatim via w was we went were what when wher where whereabouts which who whose why wich will with within without work workflow works would write written y yes | 
<tag>	 $ <name> <tag> a against already and appeared as be besides but came changed compared contain contains could counting did diff differ do does dose end for from got had has have how include included includes is just kindly last newly not one or please release ship shipped show since so thanks that till to until up versus waht was were what when where which will with would y yet | 
^	 <commit> <env> <literal> <mark> <name> <option> <path> <tag> a abc about above abstarct abstract abstractmethods according actual add after against all allowed am among amount an ancestors annotation annotations any anybody anything are arg args as async at attributes attrs author authors back backport base bases before besides better between bin blame branches brand break bug build by call callables callees callers calling calls can cant cast cat catch category cfg chain change changed changes check cherry child ci circular class classes classify clean cli closure cls cmdline code collect coming comit command commands commit commits compare compared comparing compile compiles complete concrete config confirm consle console const constant constructor content contents contributors cost could count counting create creation current customers cut data date dead debug decl declare declared decoraters decorator decorators def default define definition delete deletion deos dep dependencies dependents deprecated deps derived descendants describe determine dev did diff difference different dir directly display do docs docstring does dose double down drop duplicate each earlier engine entry enum enumerate enumerator env enviroment environment error errors evaluate events every everyone everything evry exc except exception exceptions executables execute existence expand explain export exported exports external failing fastest feilds field fields fiels file files find first fix flag folder following for formal former fresh from full func funcs function functions further getenv git give given global go going good got grep had has have having head header hello help helpers hey hi hits home hop how hunting hwo i identify if impl implement implementations implementers implementing implementors implements impls import imported importers importing imports improt in includes incoming inferred inheritance initial inner inputs inside install installed instance instances interface interfaces intermediate into is it java job jobs jump just kind kindly largest last lastest latest leaving leftover legal let lib library licence license licensed licensing line lines lisence list literal load local locate location log longest look looking lst main make may member members merge method methods might min minimum mit module modules morning most move msg must my name names nature navigate need needless needs nested never new newest newly no node not nr nubmer number occurrences of old oldest omit on once one only open optional order origin original ought our out outcome outdated outer outgoing output over overides override overriders overrides overriding param parameter params paramters parent parents parser path paths people percentage pinned place places plaese please point port predecessor preset previous print prior project properties protocols pub public pure put pytest python quantity quick quickest quote raise raisers read reason receiver recursively redefinitions redundant refactor regarding reimplementations relative release releases remove rename replace repo report required restart result ret return reverse revert review revisions role round run runtime rust say script search sed set setting several sha shortest should show shwo siblings side signature signatures similar since size skip slowest so some somebody someone something somewhere sorry sort source sources split spot spots squash standard start starting state static status step stepping stop string struct structs subclass subclasses subclassing successor summarise summary super superclass superclasses superfluous supply supported symbol symbols tag tagged tags take target teh tell terms test tester tests tets text thanks that the there things third this through throw throwers tip to today too top total trace trait traits transitive translate trigger triggers try trying turn type typedef types under undo unimplemented unit unnecessary unneeded unreferenced unused up upgrade upwards usages users uses val value var variable variant verify verison version versions via vim visibility waht walk want was wc we wen were what whcih when wher where whereabouts whether which who whoever whom whose why why's wich will with within without wondering workflow would wrap write yes you 
a	 <literal> <mark> <name> <number> <option> <path> base beginner best better big bigger bit blame body bound breakpoint buffer bug build bunch call callback callee caller capitals cat catch certain chain change checkout child ci circle circular class clean cli closure code colleague command commercial commit common comparison compile compiler complete concrete configuration conflict console const constant constructor count crash customer cycle cyclic database dataclass debugger declared decorator def default definition dependency derived descendants dict different direct docstring double duplicate fail failing failure feeling few field figure file final first fix fixed flag flaky for form framework free fresh full func function git go good green hash header helper history hole hot hunch key keyword kind known lambda language large lay layering lead lib library licence license limit line linter list listing little local log long look loop lose lot mac machine macro main manager match member method module month move name narrower nested network new newcomer newer nice nightly normal null number package parameter parent part partially pass passing patch path percentage pin pip plain plug pointer position print process program programming project promise property pull push puzzling python question raise read readme real reason recent reference regression release rename renamed report required requirement restart result return reviewer role round routine run rundown safe schedule screenshot script second secrets security sensible separate sequence set setting settings shell short shortest sibling simpler single slide small source specialisation spin stack standard state statement str string struct subclass summary super superclass switch table tag test testcase tester thing third thousand thread throw time timeout tool top traceback trait try tuple tutorial type typed typedef types unit use user valid value valueerror variable variant verbose version warning wc week what whole word workflow working wrapper wrong year yes 
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
access	 <name> control for is its level on to wise 
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
alone	 $ | 
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
anybody	 <name> a added called compares got handle imported importing inheriting last on overridden subclassed used who written 
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
checker	 infer is say see 
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
circular	 dep dependency import importing imports 
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
defined	 $ <name> a and any anywhere as at before by class here i in inside itself list more next not on over right several so somewhere that there twice where which within | 
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
get	 $ <literal> <name> <option> <path> a added after along always an any applied as away back by called caught changed commited created declared decorated defined deleted errors executed exported for from green hold hot how if implemented imported in installed instantiated into invoked it its kicked loaded matched merged modified my only out overridden passed raised renamed rid run set started subclassed tested thanks the their this thrown to used waht what when wher where which who why with | 
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
have	 $ <commit> <literal> <mark> <name> <path> a abstract an another any apart as at been before besides by changed changes come commit commits committed contributed descendants different done exported failed fewer for formerly found from got hear here i in inside installed internet it its last made many modified more never no not on one outside overloads private public raised received right security seen set several so something such tests that the their there they to too touched two unused used we when worked you | 
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
imports	 $ <name> <path> a actually and apart are around at between broke but c can come could do does file for form found from go going i in inside is it lead leading leads lying made mention missing more not nothing of on only or out please shortest should sit so something standing step still stuff such taking than that the things till to w what which will with within without would yes | 
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
leave	 <name> alone for imports lying off out to unimplemented without 
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
licence	 $ <name> allow and applies before belongs called changed chosen compatible did do does file for from header in is it lets name of please should that this to under was wise | 
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
loop	 $ going is of that with | 
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
may	 <name> a be call come have i it produce raise throw use 
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
or	 <mark> <name> <number> a after am are as at bad bin broken build calls can clap class classes cli command commands dead decorators deleted did do docstring does else elsewhere exact fail failed failing fails failure false file files framework from funcs function functions gpl green how if implemented import imports in indirectly inferred int interface is it just letters library mentioned methods module modules more no not number on ones only other paces packages passing program protocol protocols pull rather rebase red renamed require return script scripts section should similar some something somewhere string succeeds superclasses the through trail transitively two untested used what whatever where whether which would wrap write 
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
places	 $ and call define defining do does from function import in is it one overall pull raising refer right so still that the we where which with would | 
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
reverse	 dependencies deps imports 
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
somebody	 <name> accessed actually add added applied attached break calls change changed commit committed create created declared decorated defines edit edited exported first got has in kept laid last made marked mentioned moved other put renamed report review right runs set stick tangled the touch typed walk worked written wrote 
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
started	 $ according at by from push this with | 
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
take	 $ <name> <path> a as at between care different fewer for in me more no once over part place so the to until | 
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
terms	 can is licence of | 
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
they	 $ <name> abstract accept add all already are assign bring called choose configure declare define differ do ever expose give go got green have here hooked implement import keep let live loc made make mean pass pick pinned pull put raise re read red registers rename renamed set started stick store succeed swap take work write | 
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
way	 $ along and do does down from of round through to up | 
ways	 $ | 
wc	 l 
we	 <name> add allow already apply at broke build cache call change collect configure could d dead dealing declare define depend do drop dropped find fixed follow for get go going got had have import install last leak lost make move moved need not on parse pick pin possess print promise query re read relying rename replace require rewrite run saw set ship should spell squash still stop suspect swap taking test throw tied to took upgrade use ve want were write wrote | 
wear	 $ <mark> it the | 
wears	 an the 
week	 $ and could thanks | 
weekly	 report 
well	 $ as designed does enough is the written | 
wen	 did was 
went	 into out through to 
were	 <name> a abstract added all already altered async bug changed changes created deleted do files five fixed hit introduced is made modified no not of put removed renamed set so static the there these thrown touched written 
wether	 <name> like 
what	 $ <commit> <mark> <name> <path> a abstract additions all am annotations appears applies are arguments as attributes base bases became besides binaries bit bother branch branches breaks build callers calls came can carries catches category causes chain changed changes child children circumstances class classes code columns comes comit command commands commit commits concrete console constraint contracts could count data date day decorates decorator decorators default defs deos dependencies depends derived descends dev developer did differ differs dir directory do does effect else end entry error errors event events exactly exception exceptions executables executes expects export extends external extra extras features fields file files folder follows for from func funcs function functions gets git go goes got had happened happens has have i implementations implements import imports in inherits inputs instance integer interface interfaces is it its java job jobs kicks kind kinds language length libraries libs licence licences license line lisence location makes may mehtods member members message method methods module modules must name names new node number objects occasions old one open options order other outside overload overrides overriding packages parameters params part path people percentage place places point position prints programs properties protocol protocols public pulls python quantity raises reason redefinitions release releases relies return revision role route routines rust satisfies script scripts section sequence sets should sits software sort source spot spots stands starts statement steps stood structs stuff subclasses subdirectory subfolder successor superclass superclasses symbols tagged tags takes task terms test testcases tests text thanks that the there they things this throws time to trait traits triggers type types unit unused use uses value values version versions visibility was way we when which will would year you | 
whatever	 's <name> a calls classes for functions is it its kind subclasses | 
whcih	 $ commit places source test 
when	 $ <commit> <name> <option> <path> <tag> a are building called calling can did do does during executed has have i is it its no nobody one or raising run running several should some somebody the there they things this to under using was will you | 
wher	 's <name> a do does in is it lies the 
where	 $ <commit> <literal> <mark> <name> <option> <path> a abouts all an appears are can class cls const constant could d def did do does each else engine enum enumerator env environment exactly from func gets has helper i in inside instances is it its method objects one our precisely should somebody something stands struct subclasses that the there they this trait type was we will within without would you | 
whereabouts	 def did do does has in is of the 
whether	 <commit> <name> <path> <tag> a all any anybody anything at commit everything github it its method or something the there they this we 
which	 $ <commit> <mark> <name> <option> <path> a abstract abstractmethods affect an annotation annotations are args arguments attribute attributes author base bases binaries bit branch branches brand bugs build builds call callables caller callers calls came can case cases category chain change checkin child children ci clases class classes code command commands commit commits compares compiler concrete condition conditions console constant constants contains content contracts contributors crate crates created data day decorated decorator decorators default defines definition definitions defs dependencies dependency derive derived design dev developer developers difference different dir directory documented does edited entry enum environment error errors events exc exception exceptions executables exercise exist exported exports external extras features fields fiels file files fixtures flags flie folder folders funcs function functions github go goes has have header headers heading helper helpers identifiers implement implementation implementations implementer implementers implementing import imported importers imports include inherited inner inputs instance interface interfaces intermediate is it java job jobs keys kind language languages last libraries licence licences license line lines lives locations machine machines match may mehtods member members method methods module modules name names new newly node normal number of old older one ones open options order original other outside overides overload override overrides overriding package packages parameter parameters parent part parts path paths people person place places point points private projects properties protocols public python raise raises realise redefine reference references release released releases return revision role routines rust script scripts secrets section sets settings sha shell should show signatures similar sits somebody sort source sources spot spots stand stands static steps stops structs subclass subclasses subdirectory subfolder superclass switch symbols table tagged tags task test tests text the they things third this throw ticket tool top touch touched trait traits triggers type types unit unused use user users uses value values variables version versions was way workflows year | 
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
would	 <name> <path> a an anyone be break call conflict copy fail get give happen have i isinstance it like love need no notice one print rust someone subclass super that the this type wc you 
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
	ĀӸāӸĂѲăѼĄџąҁĆѮćҀĈӅĉҀĊѸċҕČҔčѧĎџďѪĐёđѳĒҳēѷĔђĕћĖӃėѧĘѢęљĚѥěјĜѵĝѰĞҮğѴĠѩġѳĢѷģҙĤѽĥҍĦѻħѥĨѩĩҵĪҢīѻĬѓĭѪĮҟįҀİӄıӊĲѽĳғĴҌĵ҂ĶҀķ҄ĸѰĹшĺѮĻѓļњĽ҈ľњĿѧŀѸŁ҄łҳŃ҇ńѶŅҢņҘŇѭňѾŉҔŊѝŋјŌѦōѡŎ҉ŏ҈ŐѥőұŒѣœѓŔҔŕѼ
#CALL BY False	āҌĉӨĘѺĿѷŁ҉
#CALL PAIR False	āҘĉѷĊѸĔҕĘӝęѳĬѹĭѶŁѶŇѳ
#CALL PAIR True	ĀѰā҆ĉѸĘѮęӇ
#CALL TO False	ĀҲāѩĂѹĆѵćѺĊӸĔѺĘѬęѱġѶĤѹĩѫĪѷĬ҈ĭѸķѹŁҘŃѷńҝŅҩņҐŇҪōҊŐѸ
#DECORATE BY False	āҘĒӨēѰĿѺ
#DECORATE TO False	ēҰ
#IMPORT BY False	āѺĜѱĝѳĦҺħѶĩҌĪӭŏҦ
#IMPORT PAIR False	ĀҊāҎĉѺčҊę҉ĚҍĜӁĝҖģѱĦѶħҢĩѯĪѮŏѰ
#IMPORT PAIR True	ĀґāѮĜѹĝҰĨғĪѳ
#IMPORT TO False	ĀҚāѵĜѵĝѰģҢĦҔħѵĨѸĩӮĪ҈ŉғŏғŒ҆
#INHERIT BY False	ĀғĂҊćӚľѮňѲ
#INHERIT PAIR False	ĀѱāҊćѵĘѶĚӚěѺĭѷňѳ
#INHERIT PAIR True	ĀѸęѴěҦ
#INHERIT TO False	ĀҚāѵĂҬćѱĚѴěѺĥѸīѹňӬ
#OVERRIDE BY False	ĀҮā҇ćѺ
#OVERRIDE PAIR False	āґŀѱ
#OVERRIDE TO False	ĀѪāҒĿѹŀӲňѺ
#RAISE BY False	Āѥāҝńӟ
#RAISE PAIR False	ĀҫāѳŃѷ
#RAISE PAIR True	ĀҚ
#RAISE TO False	ĀѶĿѲŃӸ
's	ĀўāѥćҊĔѶĕҖĚ҈Ģ҈ģ҇ĩ҇ĭѺİ҇ıҊĹѵĺғĻѷļҔŀ҇łѸŅ҈ň҆ő҇
's $	ď҉
's <name>	āѸĔѷĕғģ҇ĺ҈
's <name> $	ģ҈
's <name> method	ĺ҉
's _ $	ĀѶāѱćҋĊ҆đ҉ĕѶĚҎěѵĜҊĝѷĢґģҋĩҊĪ҉ķѹŀҗŇ҆ň҆ŎѺŏѸ
's _ <name>	Ā҆ĺҏ
's _ classes	ćѹĚѺě҉ŀѹňҎ
's _ commit	ĀѺ
's _ count	ĀѶĳ҇ľ҇Ŋ҆
's _ for	ĕ҇
's _ function	ļҊ
's _ helper	ļҎ
's _ is	ņ҇
's _ list	Łҋ
's _ method	ĺ҉
's _ of	ĺ҉
's _ that	Ā҈ā҈
's _ |	ĀѯāҊĘҌęѺĜѷĝҊőҋ
's base	ćҋĚѺě҉ňѵ
's callees	ĉҌ
's callees $	ĉҌ
's callers	ĀѺĊҏĘ҆ęҋĚѸ
's callers |	ĘҍęѺ
's definition	ķҍ
's exports	ģ҇
's exports $	ģ҇
's fields	Ĥ҈
's fields $	Ĥ҈
's files	ņ҇
's files is	ņ҇
's importers	ĜҊĝѸĩҏ
's importers $	ĜҊĝѸĩҏ
's imports	ĜѷĝҊĪҊ
's imports $	Īҍŏѹ
's imports |	ĜѷĝҊ
's inner	ļҊ
's inner function	ļҊ
's interfaces	ī҉
's interfaces $	ī҉
's line	ĳ҇
's line count	ĳ҇
's metadata	Į҆
's method	ā҇ĺ҇ľ҇
's method <name>	ĺҋ
's method count	ľ҇
's method that	ā҈
's methods	Ŀ҉
's methods $	Ŀ҈
's nested	ļ҉
's nested helper	ļ҉
's parameter	Ā҆
's parents	ć҉Ě҉
's path	őҌ
's path |	őҌ
's signature	ď҇ĕҐ
's subclasses	ĚҐěѶňҊ
's subclasses $	ĚҐěѶňҊ
's test	Ŋ҆
's test count	Ŋ҆
's tests	ĀҊāѺō҆
's tests $	ō҆
's type	Ő҉
's type $	Ő҉
's value	đҐĕѹ
's value $	đҐĕѹ
<commit>	āҘąѫČӸčӸĎѶĜѺĝѹģѸĩѶĪѹĬѹĭѸĮѹįѯİѱĳѴŅѶņѴŉӰőѸŕѺ
<commit> $	ĀҜāѲČҢčҒŉҠ
<commit> 's	Č҆
<commit> <name>	āѺčҊ
<commit> <name> with	č҈
<commit> _ $	ĀҌČҝčҐŉҎ
<commit> _ <name>	Āѯčҟ
<commit> _ <path>	āҊčҜ
<commit> _ a	āѺč҇
<commit> _ also	č҆
<commit> _ anything	ā҆
<commit> _ changes	č҇
<commit> _ did	ā҇
<commit> _ files	Čҍ
<commit> _ in	āҐčѹŉ҆
<commit> _ is	Ā҇
<commit> _ it	āѸčҎŉ҇
<commit> _ its	āѺ
<commit> _ made	ĀҔāѱ
<commit> _ the	č҆
<commit> _ to	ā҉ŉ҇
<commit> _ what	ā҆Č҇
<commit> _ which	ĀѸā҉
<commit> _ with	č҈
<commit> _ |	Ā҈āѮČҍč҈ŉ҈
<commit> altered	čҊ
<commit> and	Āѱāґ
<commit> break	Āѯāҝčѷ
<commit> break <name>	ā҈
<commit> break <path>	ĀѷāҐčѺ
<commit> change	ĀѴāҗ
<commit> change $	ā҆
<commit> change <name>	č҇
<commit> change in	ĀѸāҏ
<commit> changed	ĀѫāҒčҍ
<commit> changed <path>	č҇
<commit> changed in	ĀѹāҎ
<commit> concerns	č҆
<commit> concerns also	č҆
<commit> contain	č҇
<commit> delete	Āҋ
<commit> did	ĀѺč҉
<commit> did it	č҈
<commit> did to	ā҉
<commit> has	č҉
<commit> in	āҎčѸŉҊ
<commit> include	čҊ
<commit> include <path>	č҆
<commit> included	ŉ҉
<commit> included $	ŉ҇
<commit> is	āѸŉҒ
<commit> left	č҆
<commit> make	āѹč҇
<commit> modified	Č҆
<commit> modify	ĀѹāѺČ҇č҉
<commit> please	ĀҊāѵ
<commit> touch	ĀѶāѺČҍč҇
<commit> touched	Āѷā҆Č҉č҆
<commit> touched $	Č҇
<commit> touched <path>	ā҇
<commit> what	Ā҆Č҆čѺ
<commit> what did	ā҈
<commit> which	ĀѲāҏ
<commit> which files	Č҆
<commit> |	ĀҕČҏčҔŉҏ
<commit> | $	ĀқāѲčґŉҌ
<commit> | has	č҆
<commit> | what	ā҇
<commit> | which	ā҆
<line>	ĀҐāҞĐѺįѺĲӝĳѵĴӮ
<line> $	Ā҈āѺĴҗ
<line> _ $	ĀѹāѸĲҖĴҒ
<line> _ <name>	ĀѳāҍĲґĴҖ
<line> _ <number>	ĀҪāѹĳѷĴѸ
<line> _ <path>	āҟĲҕĴҗ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈ĴҊ
<line> _ what	Ĵ҉
<line> _ who	ā҉
<line> and	Ā҆
<line> author	Ĳ҈Ĵѹ
<line> author $	Ĳ҈Ĵѹ
<line> from	Ĵҍ
<line> from <path>	Ĵ҆
<line> in	ĀѷāҏĲҕĴғ
<line> in <name>	Ĵ҈
<line> in <path>	ĀѺāҌĲ҇Ĵҍ
<line> in the	Ĳ҉
<line> of	āҚĲҗĴҔ
<line> of <name>	ĀѶā҈ĲҌĴҊ
<line> of <path>	ĀҌāҔĲҊ
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҇
<line> thru <number>	Ā҇
<line> to	ĀҧĲѹĴѳ
<line> to <number>	ĀҙĴѹ
<line> to line	ĀҎĴѺ
<line> what	Ĵ҇
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҉
<line> |	ĀѶĲҊĴҕ
<line> | $	ĀѺāѹĲ҉ĴҖ
<line> | author	Ĳ҇ĴѺ
<line> | who	ā҉
<literal>	ĀъąѺċѹČѺĒѹĖѺĥҞĩѹīҐįѺİѷıѹĳѷĵҠĶҋķғĽҡĿѺŃҝŅѹňѷőѯŔӸ
<literal> $	Āѣĥҕĵ҈ķґőѺŔҮ
<literal> <name>	ĥ҈ĵ҆
<literal> <name> |	ĥ҈ĵ҆
<literal> _ $	āѴīҏĵѹķґŔҕ
<literal> _ <name>	āҍŃ҇
<literal> _ from	āѺŔҏ
<literal> _ in	ĀѸā҇Ŕ҆
<literal> _ is	ĶҋŃ҈
<literal> _ source	Ľґ
<literal> _ the	Ŕ҈
<literal> _ this	Ŕ҈
<literal> _ written	ķѺĽҎ
<literal> _ you	Ā҇
<literal> _ |	ĀҚāѳĥ҈Ľ҇
<literal> and	Ŕҏ
<literal> comes	Ŕ҈
<literal> comes from	Ŕ҈
<literal> could	Ā҇
<literal> could you	Ā҇
<literal> in	ĀѷĽҐŔҔ
<literal> in source	Ľґ
<literal> is	ĀѺķҋĽҊŔѺ
<literal> is written	ķѺĽҎ
<literal> on	Ŕ҆
<literal> statement	ĵҊŃ҈
<literal> where	Ŕ҆
<literal> with	ā҈Ń҆
<literal> |	āѹğ҇Ŕҕ
<literal> | $	Ā҉āѹŔ҇
<mark>	Āљā҇ĂүĉѺĒӷēҘĪѹĿѴŀҔŃѹ
<mark> $	ĀѺāѺĒҩ
<mark> _ $	ĀҕāѫĂҍĒҏ
<mark> _ <name>	ĀѺĂҖ
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
<mark> decorator	ĒҊ
<mark> decorator $	Ē҆
<mark> do	ā҆
<mark> does	ēҌ
<mark> does the	ēҌ
<mark> functions	Ăҏ
<mark> in	ĂҖ
<mark> is	Ē҆
<mark> itself	ā҆
<mark> line	ĒҎ
<mark> on	Ē҈
<mark> that	ē҈
<mark> |	ĀҊĂҍ
<mark> | $	ĀҖāѰĂҍ
<name>	ĀжāѴĂҝăџĄђĆңćҰĈйĉҨĊҠċїČмčҏĎ҉ďҙĐҝđңĒџēҫĔҌĕҍĖтėҮĘ҆Ě҈ĜѮĝѮĞђğҜĠҥġҥĢҫģѰĤҫĥҝĦѪħѷĨѢĩѧĪѤīҭĬҪĭҫĮіįҎİЮıзĲѭĳѭĴѳĶ҈ķҗĸғĹѹĺҖĽ҈ľҍĿҗŀҢŁҬłзŃҕńҡŅѸņѷŇҢňҩŉчŊѨŋҊŌҔōҪŎѰŏѫŐҞőѴŒҘœҊŔяŕн
<name> $	ĀҖāђăѴĄѵąѳćѷĈѬĊҗČѰčѺĎ҈ďҔĐҙđѲēңĔҍĖҊėѯĘґęҔĚ҉ĜѤĞѩğѷġѲĤҍĥҎĦѱħѨĨ҆ĩ҈ĪѺĬѰĭ҆ĮѭıѱĳҟĴѹĵѷķѰĹҔĺғĻҕľ҇Ŀ҉ŀҐŁѹłѵŃҙńҋņѸňҊŉѲŌѧōҤŎѩŏѳŐ҈őҏœғŔѹŕѯ
<name> 's	ĀѧāѪćҌĊ҆ĔѷĕҗĚ҉ĢҊĹѹĺҎĻѸļҕŀ҆ň҇
<name> 's <name>	Ĕѷĕғĺ҈
<name> 's base	ćҋĚѺě҉ňѵ
<name> 's callees	ĉҌ
<name> 's callers	ĀѺĊҏĘ҆ęҋĚѸ
<name> 's definition	ķҍ
<name> 's fields	Ĥ҈
<name> 's inner	ļҊ
<name> 's interfaces	ī҉
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parameter	Ā҆
<name> 's parents	ć҉Ě҉
<name> 's signature	ď҇ĕҐ
<name> 's subclasses	ĚҐěѶňҊ
<name> 's tests	ō҇
<name> 's type	Ő҉
<name> 's value	đҏĕѹ
<name> <literal>	ğ҇īҏĵѹ
<name> <name>	ĀѱāҧąѷćѲĉѵĊѵċ҆ďҨĐѲđҶĔѲĕҔėѸęѷĚѳğҘĠѹġѶĢѺĥѱĬѺĭҫįҝİѹĲ҉ĳҕĴҗĵ҈ĶҔķѵĺѳŁѱŃѳńѷŇѲŌѺōѣŐѸőѷŒҔœ҉
<name> <name> $	ĀқāҒďҝđѢēѹğѹĢ҉ĥѺĭ҆įҗİѺĳңĴ҆ĵҎĹҊĺѹŁѹńѰňѷœҌ
<name> <name> <name>	ĀѸāҚĘѷě҈
<name> <name> does	ā҉
<name> <name> for	đѹĕҍ
<name> <name> in	Āѹāѹđґē҆ĭ҆
<name> <name> is	ĕ҇Ķ҉
<name> <name> of	ğқ
<name> <name> or	āѺċ҈
<name> <name> something	Ķҋ
<name> <name> the	āғŐѸ
<name> <name> to	āѱđҏ
<name> <name> version	Į҇
<name> <name> what	đҙ
<name> <name> |	ĀѮāҬĉѺď҇ĐѺđҽĘѷĢѺĩҋĭҕŃѸňѺōѪ
<name> <path>	ĀҊāѯħҏįҊ
<name> <path> $	įҊ
<name> <path> |	Ā҉āѹ
<name> _ $	ĀҔāњĂѫăѷĄѸąҋćғĉґĊ҆ċѴČѴďҐĐ҇đҐĔѺĖѭėѡĘѴęҋěѶĜѪĝҏĞҋġҌģ҉ĤҋĥҗĦѷħѴĪґīҌĮҒįҊİѪıѱĳґĴҔĵ҆ĺҌļҊĿҏŁѲłѵŅѮŇ҉ňғŉѵŋ҆ŌѹŎѲŏѭŐ҇őѸŒѸœ҆ŔѴŕѲ
<name> _ <literal>	ŔҐ
<name> _ <name>	āҗĂѴąѸćҐĈѸĉѮĎѸďҳĐҒđѥĔҖĕҡĖѺėѵĘҷęҕĚҩěғĜѺğҙĠѹġѺĢѷģҕĤѲĥѱĩѴĪѹīѳĭҫįѶĲҗĵѵĸѴĹҖĻҐļ҆ĿѵŀѭŁѡŃѱŅѹņѷŇѬňҋōҖŐѯőѮŒѵ
<name> _ <path>	ĀҜāҎĜҢģҎħҟĩѳĪѱņѺŏѹőѺ
<name> _ <tag>	ā҆ĊѺĠҎ
<name> _ a	ĀҎā҇ĂѺćҊĈѺĊѸĐ҈Ē҈ĘҏĚҔěҊġѲĬҏĭѹĺ҆ļ҉ľѺŃѶņѺňҎŌ҈ŎѸ
<name> _ above	ēҙĚѺěҐĳѸ
<name> _ abstract	ĂҘĬғĿѺ
<name> _ access	ĭҎ
<name> _ added	Ā҈
<name> _ after	ĀґĠѺ
<name> _ all	ĀҊāѸĆ҉ġ҈Ģ҈
<name> _ allowed	ė҈
<name> _ already	ĭ҆
<name> _ among	ĀҋĚ҈
<name> _ an	āғĘ҈ĥѸĩ҆īҍļ҉ĿѺńѺ
<name> _ and	ĀҌāҞĊѺĐѺķѶĺѹ
<name> _ annotated	ē҉
<name> _ annotation	āҐđѺ
<name> _ any	ĀҔāѳī҇
<name> _ anybody	Ā҈
<name> _ anything	Āѹń҉
<name> _ anywhere	Ċ҆ō҈
<name> _ are	Āѷĉ҈Ċ҆Ĥ҇ń҈
<name> _ args	ā҆ĉѷĊѺŁґ
<name> _ argument	ď҉
<name> _ arguments	Ł҆
<name> _ around	Ā҆
<name> _ as	āѺđҌĚ҆ěѷĬґĭҒ
<name> _ async	āҊĬҖ
<name> _ at	Ā҆āѶĖ҆ĠѸĶ҈Ĺ҆ńҊŌ҇
<name> _ attribute	ŐҐ
<name> _ attributes	ĤҊ
<name> _ available	ģ҈
<name> _ back	ĔҏŇҕŐѹ
<name> _ base	ĀѯěҜ
<name> _ be	Ā҆āѹĭҌ
<name> _ been	ĭ҈
<name> _ before	ĀҊā҆
<name> _ being	Ĭ҆
<name> _ between	ĀҊāѰŁ҉
<name> _ big	āҊŒѸ
<name> _ born	ą҈
<name> _ by	ĀѪā҉č҈ď҇ę҇ěҘĩҊĻҋ
<name> _ call	ĀѸā҈ĉѭĊҒĘґ
<name> _ called	Ā҈āѷĉѵĊҌĕ҆ęҚĚ҆Ņ҆
<name> _ callees	ĉҌ
<name> _ caller	ĀѸāѶĉҐĘҗĚѺ
<name> _ callers	ĀѺĊҏĘ҆ęҋĚѸ
<name> _ calling	āѹĊ҇ĔҋĘ҇
<name> _ calls	ĉ҇Ęҍ
<name> _ can	ķ҈
<name> _ caught	ĀҔ
<name> _ changed	ĀѹįҎ
<name> _ changes	Ā҈
<name> _ child	āѺćґĚҐň҇
<name> _ children	Āҋňғ
<name> _ ci	ĀѺāҏŕѹ
<name> _ class	ĀѶā҈ĵѰĹҪ
<name> _ classes	Ā҇ćҋĥѷňҋ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҎāѶŃ҆
<name> _ come	āѲŌҋ
<name> _ comments	āҏ
<name> _ commit	ĀѺįҎİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	ĐҐ
<name> _ considered	āѺĭҋ
<name> _ constant	āѳđҌ
<name> _ constraint	Į҇
<name> _ count	ĀҡćѲĎҊ
<name> _ created	ā҆
<name> _ dead	Āґāѫŏ҆
<name> _ declared	ĀѺĭ҈ĽҎŁ҉
<name> _ decorated	ēҋ
<name> _ decorators	ēҊ
<name> _ def	Ļ҇
<name> _ default	āѸĔҌĕғ
<name> _ defined	ĀѭĆқġҊĵ҉ķѸĺҎļ҇
<name> _ definition	ķҍ
<name> _ deleted	ĀѺā҉
<name> _ derived	ĀҌć҈ě҆ňѸ
<name> _ descendants	ĚҒ
<name> _ designed	ā҉
<name> _ differences	ďҌ
<name> _ different	ď҇
<name> _ differently	ā҇
<name> _ disk	Œҍ
<name> _ do	ĀҊāѯŋҊ
<name> _ does	ĕҋĘ҈ę҈Ĵ҆ĻѺŋҏ
<name> _ down	āѺĽ҆
<name> _ during	āҊ
<name> _ enough	āҊĬѺ
<name> _ entry	Đ҇
<name> _ environment	ğ҈
<name> _ equal	đ҆
<name> _ every	Āѹā҉
<name> _ exceptions	ŃѶńқ
<name> _ executed	ęҍěѺŌ҆
<name> _ exist	ŀҊ
<name> _ existing	ŋ҉
<name> _ exists	āѸĘҍ
<name> _ exported	ĭҘ
<name> _ exports	ģ҈
<name> _ extended	ěҌ
<name> _ extension	Œҋ
<name> _ fail	āҐōѺ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҆
<name> _ field	Ĥ҇
<name> _ fields	ĀғāѨĤҎ
<name> _ file	ĸ҈ŒҊ
<name> _ for	ĀѶāҎă҈ĔѺĕҦğҔĢ҆īѺŇѶŌѺŏҙ
<name> _ forget	ā҇
<name> _ found	Āѷāѷę҇Ġ҆ġ҇ŋ҇
<name> _ from	ĀѸā҈Ă҉ćҐďҗęҘĚҜě҉ģѧĪѸĸ҇Ņ҇ňѭ
<name> _ func	ďҌĻҏŁѹ
<name> _ function	āѺĔ҈ĹҏĻҍ
<name> _ functions	āҎ
<name> _ get	Āѹĵ҆
<name> _ give	Ā҆
<name> _ given	ĀѹŐ҆
<name> _ go	Ĉ҆
<name> _ good	āҐ
<name> _ has	ĀҌĵ҇
<name> _ have	ā҉
<name> _ here	ġҎ
<name> _ how	āѴĎҋđ҇ľ҈
<name> _ i	ĀҎāѳĘ҈Į҉Ĺ҉
<name> _ if	ā҉
<name> _ implement	ā҆
<name> _ implementation	ī҉
<name> _ implementations	ĥ҇
<name> _ implemented	ĥ҇ķҌĹ҆
<name> _ import	āѸĩ҉Īѹ
<name> _ imported	Āѵĩҙ
<name> _ importing	āҌ
<name> _ imports	āѹħ҉Īҍ
<name> _ in	ĀҏĂѵą҉ćѷĉ҆ĊѵĎ҆Đ҆đ҉ĔқĕѸėҕĚѸě҉ğҊĠ҆Ģ҉ĤѺĩѴĬѺĶ҉ĸѶĹҋĻҏĽѷň҆ŊѸŋҍŌѺŎѸŏѺőҋœѺ
<name> _ indirectly	āҋ
<name> _ inherit	Ā҉ćѹ
<name> _ inheritance	ā҇ĚҌ
<name> _ inherited	ĀҊě҆
<name> _ initialised	Ā҈
<name> _ inner	ĻѸļҖ
<name> _ inside	Đ҆ę҇Ŀґ
<name> _ instantiated	Āҕāѷ
<name> _ int	āѹŐҒ
<name> _ interfaces	īҋ
<name> _ internet	ĭҖ
<name> _ into	ā҇
<name> _ introduced	Ľ҈
<name> _ invoked	Ċґęҏ
<name> _ is	āѰď҆đѹĭҍį҈İѺĹҔĻ҉ļҊĽ҆ňѶœҋ
<name> _ it	āѶĂѷćѺĔ҈ęҏĚ҉Ġ҈Ģ҉ĬқŁѺŌҍ
<name> _ its	ĀѮā҉Ă҉ĉѸĐ҉ē҉ĚҕĢѺĪ҈īѹį҇ĶҐĺ҉ĻѸļҒŇѷō҆ŐѺ
<name> _ itself	Ħ҇
<name> _ jobs	ā҆
<name> _ known	ŅҌ
<name> _ l	ĀҏĳѶ
<name> _ last	ā҆įҐ
<name> _ like	Ā҆ĭ҉
<name> _ line	ĀѺāѮĴѹĵ҈ĶҋķҔĹ҉
<name> _ lines	ĳҊ
<name> _ list	Āғć҆ĉҋď҆ōѸ
<name> _ live	Œ҇
<name> _ lives	āѸķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѹĵҋķѷĺғĻ҇Ľ҇
<name> _ long	ĀҎ
<name> _ lying	Ć҆
<name> _ made	ĀѷĬ҇ĭҍ
<name> _ make	ā҆
<name> _ many	Ŋ҆
<name> _ me	āҋĹ҆ľ҇Ŀѹń҈ő҆
<name> _ mean	Ā҇āѳŁ҇
<name> _ member	ľґĿѺ
<name> _ method	ĀѷāҊĂ҈ĺҏ
<name> _ methods	ĀѱāҚĂѸĿҗ
<name> _ modified	į҇
<name> _ most	ā҇
<name> _ moved	ā҆ņ҇
<name> _ must	ā҈ğѸ
<name> _ my	ğ҉
<name> _ n	ę҆ĭ҆ľҋĿѸ
<name> _ name	āѸŅ҉ŋ҆
<name> _ names	ĀѺĤґ
<name> _ need	ĊѺļ҆
<name> _ negative	Āѷāҋ
<name> _ nested	ā҇ļғ
<name> _ never	āҒĕ҆ĸѺŏ҆
<name> _ new	Ā҉āѸ
<name> _ no	ĀѵāҏĐ҆
<name> _ none	ā҆
<name> _ not	āҎď҈Ę҆Ěҋě҆ĢѺīѺĭҏĿѷ
<name> _ now	ā҇ņҌ
<name> _ number	ĀѺāҏ
<name> _ of	ĂҎĆѸćѵĉѹĊѷč҈ĔҒĕѺĘ҉ğҤĠ҉ģҒĮҖĺѸŇѹŋѺŌѹœѸŕ҈
<name> _ ok	ŌҋŎ҆
<name> _ on	ĀҘā҉ćҎĉ҆Ē҈ēѵĚ҉Ĝ҉ġѱĩѸĪҋĹ҆ň҆Œҏ
<name> _ one	āҐĆѺĸ҆Ĺ҆Ļ҇
<name> _ ones	Ā҇āѹďҊŁѺō҈
<name> _ only	Ā҇ĂґĆ҉ĒѺīѺ
<name> _ or	ĀҚāѴċ҈Ğ҉Ĭ҈ĭҍłѹňѷ
<name> _ other	ďҊŁѺ
<name> _ our	ŋ҇
<name> _ out	Āҏ
<name> _ outside	ā҉
<name> _ over	āҌ
<name> _ overridden	āҌŀҎ
<name> _ overrides	ĀѹĂҕŀҕ
<name> _ overriding	ĀҖĢѹ
<name> _ own	āѺ
<name> _ parameter	Ā҆
<name> _ parent	ĚѺě҈ň҉
<name> _ parents	ć҉Ě҉
<name> _ pass	Ŏ҉
<name> _ passes	Ā҇
<name> _ passing	ĀѺŌҒ
<name> _ path	Ċ҇őҍ
<name> _ per	ĀѸāҊ
<name> _ pinned	ėҔ
<name> _ place	ā҈
<name> _ please	ĀѺĻ҇
<name> _ pls	Ľҋœ҆
<name> _ position	Đ҆
<name> _ present	āѺŌ҆
<name> _ private	ĭҖ
<name> _ property	Ĭ҉
<name> _ public	ģ҈ĭҕ
<name> _ pulled	ā҈
<name> _ put	āѺĸ҇ĺҊő҇
<name> _ raise	Ā҆
<name> _ raised	ĀҒāѴŃғńѹ
<name> _ read	Ā҇
<name> _ redefined	ŀҎ
<name> _ release	āѺė҈
<name> _ renamed	ĀѸņҌ
<name> _ required	ĀѱāқĮ҇
<name> _ responsible	Ģ҇
<name> _ right	ĀѰāҒ
<name> _ routine	Ĭ҈ķ҆
<name> _ run	ŌҊ
<name> _ same	āҊ
<name> _ set	ĐҎđ҈
<name> _ should	āѷĻҍ
<name> _ signature	ďҎĔҎĕҐ
<name> _ since	Āѭāҕ
<name> _ sits	Ļ҆
<name> _ so	ā҇Ĭ҇
<name> _ something	Ķҋ
<name> _ somewhere	ę҈
<name> _ source	ĺҗĿѹŒ҆
<name> _ specialisation	Ěҏ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	āҍĬҕ
<name> _ subclass	ĀѺĚ҆
<name> _ subclassed	Ā҆āѺęѺěҋ
<name> _ subclasses	Ā҇ĚҏěѴŀ҈
<name> _ succeed	Ŏ҇
<name> _ superclass	ćҌĚѺěҍňҊ
<name> _ superclasses	ć҆
<name> _ tally	ĺѺľҘĿѶŊҍ
<name> _ test	Ā҆āѸŋѹŌ҇œҋ
<name> _ tested	ĀґāѷōҚŎѺ
<name> _ tests	āѺō҉
<name> _ than	āҊ
<name> _ that	āҩćѺĊѸď҆Ĭ҆ŌѺ
<name> _ the	āҙćѴĉ҆ĊҊč҈ĎѹďғĐҋĔҎė҇ĘҊę҆ěҐğҘġҒģѺĤѶĪѸīѺĬѺįѹİѷĵѫķѭĹҊĻҋļҍĽѺľѵĿѭŀѷŁѬŃѹńѺŅҋņҍŇѷňҕŐѱ
<name> _ their	Āҍĥ҈ň҈
<name> _ there	ĀѰāѵĘҌĚҊĠ҆Ģ҉ĥ҇ļ҆
<name> _ they	ė҇
<name> _ this	ĀҖāѹĊ҉ėҌĞѵġѺĭ҈ŋ҆
<name> _ through	ĀѸŌҎŎ҈
<name> _ thrown	āѹŃҕ
<name> _ to	Āѡā҆ĉґĊѺď҈đҍĕҗĚ҈Ģғħ҉īҊĬҋĮѹĵѳĶѺĺѹŁѯŅ҈Ňҍ
<name> _ today	ņҌ
<name> _ too	āҋ
<name> _ tree	ĵ҇
<name> _ true	ě҉ĭ҈
<name> _ twice	āҊ
<name> _ type	ĀҎāҎŇѮŐҒ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҎ
<name> _ up	Ā҇ī҇Ō҉
<name> _ used	Ā҉āҋĊҋĶѸō҈
<name> _ value	Āѳđ҆ĔґĕҔ
<name> _ variable	Ķҋ
<name> _ version	ėҎ
<name> _ visibility	ĭ҇
<name> _ was	Ņ҆
<name> _ we	ė҈ġ҉
<name> _ what	āѹćҊďҋđҜĕҏėҍě҆Ĥ҇ī҈ĮѵĿ҈ŁѷņѺŇѶňѸŒ҆
<name> _ when	āґĔҌį҆ŇѶŎ҇
<name> _ where	Ā҇Đ҈ġѹĶҊķ҆Ļҋļ҉ĽҎŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	ĀѴāҋćѺđ҉ē҇ĕ҇ī҇ĮѹĽѷŁҍŅѹňҌŐ҇
<name> _ who	ĀѶāҜŀѸ
<name> _ whom	ĀѺ
<name> _ why	ā҉
<name> _ will	Ă҇
<name> _ wise	Ě҇ĭ҇
<name> _ with	āѴď҈ēғħ҇
<name> _ within	Ļҏ
<name> _ without	āҏ
<name> _ work	ĉ҈
<name> _ would	ĀѺāѹĬ҆Ĵ҇
<name> _ written	ĀѯāҌĵ҉ķғĺҌĽѸœҎ
<name> _ wrong	āҌ
<name> _ yes	ĀѹġҊ
<name> _ yesterday	āҊ
<name> _ you	ĀѴāѴĔ҆ĕҊğ҆Ģ҆ŋҊ
<name> _ |	āџĉҕċѺď҆đҭĕѲėѵěҜĜѺĝѹġѮĤҍĥғĦѺħѺĩ҆Ī҉ĬҠĭҘĮѹİѺĲѹĵҋķѹĺѹĻ҈ľҎĿґŀѸŁҍŅѷŇҒŋѷŌѹōѩŎ҇ŏѸŐ҆őѹŔѹ
<name> a	ĀѯāѮćҐĘ҈ę҇ĚҌĬҪĳѺĹ҈Ľ҇ŋѹŌ҈œҊ
<name> a <name>	ĀѭāҐĚѸĬҨ
<name> a base	ćѸň҉
<name> a child	ćҒĚҊňѹ
<name> a good	ā҉
<name> a list	ĀҊ
<name> a parent	ĚѺěҋ
<name> a property	Ĭ҉
<name> a routine	Ĭ҈
<name> a specialisation	Ěҏ
<name> a subclass	ĀѺĚ҆
<name> a superclass	ĚѺěҎ
<name> a test	œҌ
<name> a typedef	Ľ҈
<name> about	Āѹāҍ
<name> above	ēҏ
<name> abstract	ĀѸāҋĬқ
<name> abstract $	ĬҌ
<name> abstract |	Ĭҍ
<name> accept	ĀҔāѶĘѹĚѺŁҋ
<name> access	ğҗĭ҇
<name> across	ĀҊ
<name> across the	ĀҊ
<name> actually	āѹķ҈
<name> add	āґĪѸ
<name> added	ĀҟāѪ
<name> added $	ĀҐāѳ
<name> added to	ĀѶāҊ
<name> added |	Āҡāѣ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҇
<name> after <tag>	ā҇
<name> all	ĀҌ
<name> all of	ĀҐ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> also	ā҆ĚғĬѺ
<name> altered	į҈
<name> altered |	į҈
<name> although	āҔ
<name> although it	āҔ
<name> among	āѲćѸč҇ĚҋěҐŋ҇
<name> among its	ěҌ
<name> among the	ĀҎāѴę҆ĚҌ
<name> an	ĀѸāѹě҉īҊ
<name> an <name>	Ā҆
<name> an implementation	ī҉
<name> and	ĊѺďҟĕҏğ҉Ħ҆ĩѹŌҊ
<name> and <name>	ĀѰāҋďҡğҌ
<name> and <path>	āҊ
<name> and at	ĀҊ
<name> and do	ĀҊāѸ
<name> and in	ň҈
<name> and it	Ĕ҇
<name> and its	ĀҊāѹ
<name> and need	Ā҇
<name> and never	ĕ҆
<name> and the	ď҇
<name> and their	ĀґāѺ
<name> and when	ā҇
<name> and which	ĀѺāѶŁ҈ň҇
<name> and who	Āѭāҕ
<name> annotated	ēҌŇ҈
<name> annotated with	ēҌ
<name> annotation	āґđѺ
<name> annotation |	āҐđѺ
<name> any	ā҆Œ҈
<name> any good	ā҈
<name> apart	ď҈
<name> apart from	ď҈
<name> appear	ěҌ
<name> applied	Ē҉ēҌ
<name> are	ĀѶāҲĆ҆ĉѺė҉ĥ҆ŏ҇
<name> are a	āҊ
<name> are failing	Ā҆āѺ
<name> are never	ā҇
<name> are only	āѷĂҋ
<name> are tested	ā҆
<name> are there	ĥ҈
<name> are unused	ŏ҈
<name> are used	ā҇
<name> argument	ĀҎāѶĔҍ
<name> argument of	Ĕ҈
<name> around	ġҍ
<name> around in	ġҋ
<name> as	Ā҆āѴćѵĒ҈Ę҆ĚҗġѸĬѹĭ҈ňґŌ҇
<name> as a	āѹĒ҈Ę҉ěҋġѹĬѹĻ҆ō҆
<name> as an	Ā҇ā҇
<name> as base	Ě҉
<name> as their	Ā҇ňҋ
<name> assigned	ĶҎ
<name> assigns	ĕ҇
<name> assigns to	ĕ҇
<name> async	ĀѺĬҘ
<name> async $	Ĭ҉
<name> async |	ĬҌ
<name> at	āѭĠҊġ҇ĺ҆ń҈
<name> at <tag>	ĀѺ
<name> at all	Āҏāѷġ҈
<name> at me	āѸń҉
<name> at some	Ā҈
<name> at which	ā҈
<name> base	ćҖňѱ
<name> based	ĀѷćҐĚҍňѷ
<name> based on	ĀѷćҎĚҍňѷ
<name> be	ĀҕāҒě҈ġ҇ĭҎŀѹŇѴŋ҆
<name> be a	ā҇
<name> be called	ĀґāѭĚ҆
<name> be considered	āѺĭҋ
<name> be found	ĀѸāѷę҇ġ҇ŋ҇
<name> be made	ā҈
<name> be moved	ā҈
<name> be overridden	āҎŀѺ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѹě҉
<name> become	ņҏ
<name> been	ĀѷāѱĬ҇ĭҋĺ҈ő҆
<name> been declared	ĭ҆
<name> been made	ĭ҈
<name> been put	ĺҊő҇
<name> before	ĀѺā҈ņ҈ŋѹ
<name> before the	Ņ҆
<name> before |	ā҈ŋѹ
<name> begin	ĀҌĐѺ
<name> begin and	ĀґĐѺ
<name> begins	ķ҈
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
<name> builds	ĀѺć҉
<name> builds on	ĀѺć҉
<name> built	ň҉
<name> built on	ćѺňґ
<name> but	ā҆
<name> but never	ŏ҆
<name> by	ĀѴĂ҇ď҉ęҎĚ҉ěѸĿѺń҉
<name> by <name>	Āѵć҇ď҈ęҏěѺńҋ
<name> by calling	Ċ҈Ę҆
<name> by default	ĕ҈
<name> by inheritance	ā҇ĚҌ
<name> by the	Į҇
<name> call	ĀѪāҍĘҍęҔŁҊ
<name> call $	āѳĉҍĘ҈
<name> call <name>	āґ
<name> call in	ā҆
<name> call it	ĘѷęҒ
<name> call |	āѷĉҍĘ҆
<name> called	āҗĊғĹѺļѸņҎ
<name> called $	Ċ҉
<name> called anywhere	Ċ҆
<name> called before	ĀҌ
<name> called from	Ċ҈
<name> called in	Āҏāѳ
<name> called now	ņ҈
<name> called per	ĀѸāҊ
<name> called |	ĀѸāқĹѺļѸ
<name> callers	ĀѵĊҗ
<name> calls	ā҈ĉҏĊѲęқļѹ
<name> calls $	ĀҌęҎ
<name> calls <name>	Ęҍ
<name> calls what	ĉ҆
<name> calls whom	ā҇
<name> calls |	ę҈
<name> can	ĀѺāҍĉѹńҋ
<name> can fail	āҊ
<name> can raise	ń҇
<name> carries	ēґ
<name> carries $	ēҌ
<name> carry	āҊ
<name> catch	āҌ
<name> catch |	ā҇
<name> caught	ĀѥāҜ
<name> change	Ā҆ā҉
<name> change after	Ā҈āѹ
<name> changed after	ĀҒāѵ
<name> changed since	Āѷāҋ
<name> check	ĀѹāҚ
<name> class	ĀѶĵҖĹҊĺҌĿ҆
<name> class $	ĵ҉
<name> class is	Ĺ҇
<name> class |	Ĥ҇
<name> classes	ĀѹćѷňҜ
<name> come	ĀѹāѮĚҊ
<name> come from	ĀѹĚҊ
<name> come into	Ā҇āѴ
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> commit	ĀѺĎҌ
<name> commited	Ā҈
<name> commited changes	Ā҈
<name> compare	ďҌ
<name> compare with	ď҉
<name> compared	ďҍ
<name> compared to	ďҍ
<name> conforms	īҊ
<name> conforms to	ī҈
<name> considered	ĭ҉
<name> considered like	ĭ҉
<name> consists	Ā҈āѹ
<name> consists of	Ā҈āѹ
<name> constant	đҋ
<name> constant $	đҋ
<name> contain	ĀѮĘҌľҋĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѸĘҊ
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	Āґ
<name> content	đѹĴҠ
<name> content $	đѹĴҠ
<name> correct	āґĘҌŇѰ
<name> could	ĀѺā҆Ģ҇
<name> could you	ĀѵĢ҇
<name> count	āѺĚҊĬҐ
<name> count as	ĀѸĚҋĬҐ
<name> counted	ĳ҆
<name> counted in	ĳ҆
<name> counts	ĭҎ
<name> counts as	ĭҎ
<name> covered	Ā҆
<name> covered by	Ā҇
<name> created	Ā҇āѹ
<name> created |	ĀҊāѷ
<name> currently	Ō҇
<name> declare	āѺĂҊćѺĿ҈
<name> declare |	ĂҊćѺĿ҉
<name> declared	ĀѰĬҋĭ҉ĵ҉ĽҌ
<name> declared $	Ľ҈
<name> declared |	ĵ҆
<name> declares	Ă҆ļ҇
<name> declares its	ļ҇
<name> decorated	ēҕ
<name> decorated $	ē҆
<name> decorated with	ē҆
<name> decorated |	ē҆
<name> decorator	Ē҈
<name> decorator $	Ē҈
<name> def	ĵҋĶҌķѴĺҔ
<name> def line	ĶҎ
<name> def location	ĵҌķѸĺҕ
<name> default	Ĕ҉ĕґ
<name> default $	Ĕҏ
<name> default to	ĕҋ
<name> defaults	ĔҋĕҎ
<name> defaults to	Ĕґ
<name> define	ĘѺĺґļ҉ľҋĿ҇
<name> define $	ĀѶľҌĿ҉
<name> define <name>	ĀҏāѸĐ҇ĘѺĺҋ
<name> define its	ļ҈
<name> define the	ĺ҇
<name> defined	ĆҌđҐĒѰĵ҉Ķ҇Ĺ҇ļ҈
<name> defined $	ĺ҈Ļѹļҍ
<name> defined by	Ā҉Ļ҇
<name> defined |	ĆҍĒѰĵ҆
<name> defines	Ā҈āѸļҏľ҉Ŀ҈
<name> defines $	Ā҈ľ҆
<name> defines <name>	ļҋ
<name> delegates	ĉҠđѺ
<name> demand	ĂҐćѹ
<name> depend	ĀҋāѱĪҍ
<name> depend on	ĀҌāѱĪҋ
<name> depends	ĩѺĪ҇
<name> depends on	ĩѺĪ҇
<name> derive	ňѺ
<name> derive from	ňѺ
<name> derived	ćҋĚҐňѹ
<name> derived from	ć҇ĚҐňѹ
<name> derives	ć҈
<name> derives from	ć҈
<name> descend	ć҇
<name> did	ā҇
<name> differ	Āѵā҇ďҐ
<name> differ from	ď҇
<name> directly	ĘҌ
<name> directly or	Āґ
<name> do	Āѯā҆ġ҈ĢҏĮҊŋ҉Ŏ҈
<name> do i	ėѹĮҋ
<name> do in	ā҆
<name> do the	ĀѷŎ҇
<name> do we	āѹġ҉
<name> do wrong	ā҇
<name> do you	āѸŋҊ
<name> do |	ĀѹĢҕ
<name> docs	ā҆
<name> documented	ĀҊ
<name> documented in	ā҉
<name> documented |	ĀҒāѯ
<name> does	āѹć҈ĉѺėҍĘҐě҆ġҊĢҥīѸļҋŌѺ
<name> does $	Ģҋ
<name> does <name>	ĀҍāѨćҍę҆ě҆
<name> does inner	ļ҆
<name> does it	āҍĘ҇
<name> does not	ā҆
<name> does that	ĀҏāѵĘ҆
<name> does the	ĀѪāҕġ҈
<name> does this	Ā҆āѱė҉
<name> doing	Ģ҆
<name> enclosed	ā҆Ļ҇ļ҆
<name> enclosed by	ā҆
<name> enclosing	ĻҐ
<name> end	ĀҎ
<name> end up	Āѷā҉
<name> end |	Ā҈
<name> entry	ĐҒ
<name> entry inside	Đ҆
<name> entry of	Đ҇
<name> enum	ĸ҉
<name> env	āѹğҊ
<name> environment	ğҌ
<name> equal	đҘ
<name> equals	đҙ
<name> equals what	đґ
<name> evaluate	đҋ
<name> evaluate to	đҋ
<name> evaluates	Ň҇
<name> evaluates to	Ň҇
<name> ever	āҋęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҐ
<name> except the	āҐ
<name> exception	ŃҚ
<name> execute	ĉҋĘҎ
<name> executed	ā҆
<name> exist	āҋĘѹĠҔġҐ
<name> exist $	Āѱġҗ
<name> exist at	ĀѺ
<name> exist in	āҋġѺ
<name> exist |	ĀѺ
<name> existed	Ā҆Ġ҇
<name> existed in	ā҇
<name> exists	āѶġҞŋҘŌѷ
<name> exists $	ŋ҈
<name> exists as	ŋ҆
<name> exists in	Ā҆ġ҉
<name> expand	ĀѷāҐđ҆
<name> expand to	Āѹđ҆
<name> expect	Ā҉āѺŁ҉Ňѹ
<name> expects	ŁҊ
<name> export	ģҊ
<name> exported	ğѸĭҎ
<name> exported |	ā҆ğѸĭ҆
<name> exports	ģҌ
<name> exports $	ģҊ
<name> expose	ģҏ
<name> extend	ĀѹćґĚ҉
<name> extend <name>	Ě҉
<name> extend |	ćґ
<name> extended	ě҉ň҇
<name> extended by	ě҉
<name> extended |	ň҆
<name> extends	ćҗĚҒňѸ
<name> extends $	ćҍ
<name> extends <name>	ĚҒ
<name> extends what	ć҆
<name> fail	ĀҚāѺń҆Ŋѳ
<name> fail $	Āҏń҇ŊѴ
<name> fail on	Āѹā҈
<name> fail |	Āғāѹ
<name> failing	āѺ
<name> fails	ĀҍāѶ
<name> fails |	ĀҍāѲ
<name> fall	ĔҌ
<name> faster	āҐĬѹ
<name> faster now	ā҆
<name> field	Ā҇ĐҋĤҎ
<name> field $	Đҋ
<name> field names	Ĥґ
<name> fields	ĀѶā҇Ĥ҆
<name> file	ā҈ĵҋķѶĻ҆Ľ҆
<name> file and	āҋķѷ
<name> file line	ĵҌ
<name> first defined	Āѹā҈
<name> flaky	āґŌѺ
<name> for	āѸĂѺć҇ċґď҆đѵĔ҈ĕҋėѹĞѸğ҉ĢғģѺĥҒĦ҆īѹįѺİѷĿѺő҆
<name> for $	ĀѺĢҗ
<name> for <name>	ĀѫāҌď҈
<name> for a	ň҆
<name> for me	ĀѺāғĹ҆ő҇
<name> for the	ĀҚāѷćҎĔ҉ğҊĢѹİѷ
<name> for this	ĀҍėѹĞѹ
<name> for |	āѬĢ҈ĥҖ
<name> forces	Ă҉ĿѺ
<name> forgot	Œ҇
<name> free	ā҇
<name> from	Ċ҆ď҆ĐѺğҕĹ҆ŁѺňҌ
<name> from <name>	Ā҈ňҍ
<name> from <path>	ā҆
<name> from a	Ā҉āѺ
<name> from class	Āѹā҈
<name> from outside	ā҉
<name> from the	Ā҆āѸąѷď҉ğҋŁѺ
<name> from where	ĀѹĊ҈
<name> fulfils	īҊ
<name> func	ķҋŁҋ
<name> func $	ķҋŁҋ
<name> function	ĀҌāѵĔ҆ķ҈ļҋŁ҆
<name> function $	ķ҇
<name> function <name>	ĀҊĔ҆
<name> get	ĀѹāҎĉѺęҏĶ҆ō҉
<name> get called	ā҆ę҈
<name> get from	āґ
<name> get its	Ķ҇
<name> get thrown	Ā҈
<name> gets	Ā҈ĆҊĊ҈ęҎğ҇Ķ҈
<name> gets called	ĀѺęҋ
<name> gets defined	ĆҌ
<name> gets instantiated	Ā҇
<name> gets its	āѹĶ҉
<name> gets read	Ā҇
<name> give	ĀҊā҇Ĕѹĕҋ
<name> give me	Āҏ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇғŐѸ
<name> gives back	ŇҊ
<name> go	Ā҈āѵ
<name> go through	āѸ
<name> go |	ĀҊ
<name> goes	Ō҇
<name> goes through	Ō҆
<name> good	āѺĢҊ
<name> good for	āѺĢҊ
<name> got	ľ҆ņ҇
<name> got a	Ā҈
<name> got in	ď҆
<name> got |	ľ҆
<name> green	Ō҇
<name> green |	Ō҉
<name> had	Ņҍ
<name> handled	Āҝāѱ
<name> hands	ĉ҇Ň҉
<name> hands back	Ň҉
<name> happens	Ĭ҈
<name> happens to	Ĭ҈
<name> has	ćѺĐ҉ē҈ĕ҆Ě҈ĤҌī҆ķ҇ĺҌĻѺļҕľҊŀѹŁ҆ŇѸŌѺ
<name> has $	āѸđ҆ē҇Ĥ҉Ł҈ō҆
<name> has <name>	ĚҊ
<name> has a	ĀѺĕ҇ĺ҉ļҋ
<name> has an	Ā҆ļ҆
<name> has as	ć҇
<name> has been	ĭ҈
<name> has how	Ā҈
<name> has its	ĺ҆
<name> has n	ľҋĿѸ
<name> has no	ā҈
<name> has that	āҊ
<name> has the	Đ҆
<name> has which	đ҆Ő҆
<name> has |	ň҈
<name> have	ćҊĉѷĐ҇ē҆ė҆ěҊĭҎĮѺĳ҆ĸѺ
<name> have $	ĀѰāѶć҇ŀ҆ňҗŐ҈
<name> have <name>	ĀѳāѺĘ҆ěҏĭ҇
<name> have a	Āҋćҋ
<name> have in	ĀҚāѰđѷľ҇
<name> have its	ĐҊļ҆
<name> have many	Ā҆
<name> have no	ā҇
<name> have to	ė҉
<name> have |	āѸđ҆ĕѺĢ҈ĤҊĳ҇Ŀ҉
<name> here	āҕġ҇
<name> here $	Ā҉ġ҈
<name> here |	ĀѹāҗĢѺ
<name> hits	ŏҚ
<name> hits for	ŏҚ
<name> holds	āѴđҊĤғŌ҉Ő҇
<name> holds $	ĤҒ
<name> how	ĀѵāҍŊ҆ŒѸ
<name> how many	ĀѹŊ҆
<name> i	āѮĺ҉Ł҇
<name> i mean	Ā҇āѳŁ҇
<name> i need	ļ҆
<name> identical	ā҇ĆѺ
<name> if	Ĕ҇
<name> implement	ĥѺīҐ
<name> implement $	īҊ
<name> implement in	Āҋāѹ
<name> implement its	ā҉
<name> implement |	āѸī҆
<name> implemented	Āѷā҆ĥґĺҍŀ҇
<name> implemented $	ĥ҈ĺҍŀ҇
<name> implements	ĥѷīҚ
<name> implements $	ī҈
<name> implements what	īҍ
<name> import	Āҏĝ҆ģѶŏ҆
<name> import <path>	ĀѺāҋ
<name> import from	ĀҝāѴģѷ
<name> import |	Ī҆
<name> imported	ĀѹāҎ
<name> imported |	ĀѺāҎ
<name> importing	ĪҊ
<name> imports	ĀҎĝҊŏѷ
<name> imports $	ĝ҇Ī҇
<name> imports <path>	āҌĜҋ
<name> in	ĀҝāѷĂѷĆ҆ćѹĉѷĊҙč҉Đ҈đ҆ĔҐĕѸę҉ĚҏĠґġҏĢҏģѵĤѵĥ҈Ħ҆ĪѺĬѸĭ҆ĮѷĳѱķѸĹ҇ĺѶĻҎĿѴŀғŁѸńѹŇѵňҏŊѹŌѺŎѸŐѷœґŔѹ
<name> in $	Đ҆
<name> in <name>	ĀҚāғĐҋĕѺĘѸę҉ĢѹĹҋĻҊļѹŀѺ
<name> in <path>	ĀҟĐ҆
<name> in <tag>	ĀҋāѶĊѺĠ҈
<name> in a	Ģ҉
<name> in an	Ħ҇
<name> in child	ŀ҆
<name> in here	ġ҇
<name> in it	Ā҆āѹĚ҇Ġ҈œҋ
<name> in its	Ę҆
<name> in my	ğ҉
<name> in our	Ā҇
<name> in place	āҍ
<name> in subclasses	ŀҌ
<name> in the	āѨĊҕĐѸđҋę҇ě҉Ğ҆ġ҇Ķ҇ŁѺŇѹňҔ
<name> in their	ĀѸāҋĥҊ
<name> in this	ĀѷĊ҉Ģ҇ĭ҉ŋ҆
<name> in what	ŀ҉
<name> in which	ĀѸā҉Ć҆ő҈
<name> include	ĀѹāѹĉѺĘҍĚҊĪ҉
<name> include <name>	ĘҍĚҊ
<name> including	āҎňѺ
<name> including comments	āҏ
<name> indirectly	ĀѹāҊħ҆
<name> indirectly through	ĀѹāҐ
<name> indrect	Āҋ
<name> inherit	āҔć҇ľѰ
<name> inherit $	ĀѴāҘć҈ľѰ
<name> inherit from	ĀҌ
<name> inherited	ě҇ň҈
<name> inherits	ĀѺćҊĚҏěҌĭѺ
<name> inherits from	ć҇ěҌ
<name> inside	Đ҆ę҆ĹҐĻҗļѳ
<name> inside <name>	ę҆ĻҊ
<name> inside the	ĹҋĻ҈ļѹ
<name> instantiated	Ā҈āҌĩѺ
<name> instantiated |	Ā҉āѹ
<name> interface	ĥҎĽҎ
<name> interface |	ĥ҉
<name> internet	ĭҌ
<name> internet |	ĭ҆
<name> into	Āѷāҗą҈ľ҇
<name> into <name>	āҏľ҇
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҇
<name> introduced $	Ā҇
<name> invoke	ĉґ
<name> invoke |	ĉҊ
<name> invoked	ęҍ
<name> invoked from	ęҊ
<name> invokes	ĉҕĘҍ
<name> invokes $	ĉҊ
<name> invokes <name>	Ęҍ
<name> is	Ā҇ā҇ĂѺąѹĆ҉ćѳĈѶĉѺċѹĎѺĐҔĒѸē҉ĔґĖѺĘ҉ęґĚҋěҧĝѹģѹĨѸīѺĬҵĭңĮ҉İѹıѸĴѸĸѵļҊłѹňѮŋ҇ō҈ŎѺŐҊőѵŒѸŔѺ
<name> is <name>	ĀѪāҘĆҊĘѺę҈Ěѹě҆ĭҨĻѺļ҈Œѹ
<name> is a	ĀѶā҉ć҈Ě҆ĬҜň҇
<name> is abstract	ĬҐ
<name> is already	ĭ҆
<name> is among	Ā҈
<name> is an	ĥѹī҈
<name> is annotated	ē҈
<name> is async	Ĭґ
<name> is being	Ĭ҇
<name> is called	Āҋĕ҆
<name> is caught	ĀҊ
<name> is child	ć҇Ě҆
<name> is configured	Đҏ
<name> is declared	ĽҌŁҊ
<name> is decorated	ēҋ
<name> is defined	ĀѷĆҌġҊķѹĺҎ
<name> is derived	Āҍć҈ě҆ňѪ
<name> is equal	đ҆
<name> is existing	ŋ҆
<name> is exported	ĭҍ
<name> is extended	ě҇
<name> is for	ĀѷĢҏ
<name> is how	āѺđ҆
<name> is implemented	ā҆ķҌĹ҆
<name> is imported	ĩ҆
<name> is in	Ķҋ
<name> is inherited	ě҈
<name> is internet	ĭҌ
<name> is introduced	Ľ҇
<name> is invoked	ĊҌ
<name> is it	Ā҇āѸĬҍ
<name> is not	ĭ҆
<name> is only	Ā҉
<name> is overridden	ŀҋ
<name> is pinned	ėҐ
<name> is private	ĭҌ
<name> is public	ĭҍ
<name> is raised	ĀҎāѷ
<name> is redefined	ŀҍ
<name> is required	ĀҊāѵėѴĮҏ
<name> is responsible	Ģ҇
<name> is set	Ā҆Đ҈đ҇
<name> is static	ĬҐ
<name> is tested	ōҍ
<name> is that	Ĭ҉
<name> is the	ĀѶāҍćѱĐҊě҉ĻѷļҊŅ҆ňҒ
<name> is there	ĀѺāѴĘҍĚҊĢ҉
<name> is thrown	ŃҊ
<name> is used	ĀѺāҋĊҋĶѸō҈
<name> is what	ě҇
<name> is written	āѷĵ҇ķҐĺ҇ĽѹœҌ
<name> is |	ĀѹĬҎŐ҆
<name> it	ĀҎāѭĹ҆ĻҐ
<name> it $	Ā҇
<name> it is	ĀѺĹ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѰđ҈į҆ķ҆ŐҎ
<name> its last	āѺį҆
<name> its value	āѺđ҉
<name> itself	Āҋćѹ
<name> kindly	āѺė҆ĮѺ
<name> kindly $	āѺĔ҆ė҆ĮѺ
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҍ
<name> leaves	Ăҏ
<name> leaves abstract	Ă҇
<name> line	ĀѸāѶĐ҇Ĳ҇Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҆
<name> line no	Đ҆
<name> lines	ēҒ
<name> lines a	ĳ҆
<name> lines above	ēҎĳѸ
<name> list	Ā҆ĉ҆ģ҆
<name> list the	ĉ҇ĊѺ
<name> listed	ĚҎ
<name> live	ĠѸķҕœ҉
<name> live $	ķғ
<name> live in	ā҇
<name> live |	āѶœ҉
<name> lives	Āѹķґ
<name> load	Ī҆
<name> loads	āҏœѺ
<name> local	ĻҎ
<name> location	ĀѺāҎĐ҆đѹğҘĶ҇ĸґĻҍŌѺœѸ
<name> location $	āѹđѹğҙĶ҇ĸҒĻ҈
<name> location in	Đ҇ő҇
<name> look	Ā҆ā҆
<name> look like	ĀҊ
<name> make	āѺĉ҆
<name> makes	ĊѺĘ҉ģ҇Ĭ҈
<name> makes available	ģ҆
<name> makes it	Ĭ҉
<name> marked	ĭҍ
<name> matched	āҊĸѹ
<name> matched in	ā҉ĸѺ
<name> me	ĀѺĚ҆
<name> me |	Ě҆
<name> mean	ā҇
<name> mean |	ā҆
<name> measured	āҌ
<name> method	ĀѹāѴĹҖĺҝľҎĿҊŀ҆
<name> method $	Ā҆ĺ҇
<name> method <name>	ĺ҉
<name> method in	ĹҊ
<name> method of	ĹҊ
<name> method on	Ā҈
<name> method |	ĺҋ
<name> methods	āҋľѸ
<name> module	ā҈Ķ҇ŒҔ
<name> module $	ŒҊ
<name> module live	Œ҇
<name> most	āҋ
<name> move	ņ҈
<name> moved	Ā҈āѺņ҈
<name> n	ĳ҆
<name> n lines	ĳ҆
<name> names	ģ҉
<name> names of	ģ҉
<name> need	ĀҋģѺ
<name> needs	Ī҆
<name> nested	Ļ҈
<name> nested function	ā҆
<name> nested in	Ļҍ
<name> never	āҐĉѸńѺ
<name> new	ņ҇
<name> new name	ņ҇
<name> no	Ā҆
<name> not	ĆҌ
<name> not only	āѹĆ҉
<name> object	ĀѺāҍĤ҆Ŀҋ
<name> object $	ĿҊ
<name> objects	ĀҎāѳĵ҆
<name> obliged	āѺĂ҈
<name> occur	Ā҉Ċ҇
<name> occur |	ĀҊāѹĊ҈
<name> of	ĀҞāѷćѯĉ҇ĊҔďѺđѹĔҜĕѵĚѷěѹğҔĢѵģҪĤѺĩѷĪѶĳ҇ĵѹķѸĹҕĺѲĻҙļѳľ҉ŁѹŅѷņ҈ŇѵňқŐ҆ŒѺŔҊ
<name> of <name>	ćѳĉ҈ĊҖďѺĔҘĕѷĚѹěѺğҖĢѬģҙĹҊĺѳŇѶňҬŐѸ
<name> of <path>	ĀҘāѮģҖ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of the	āҐĢҋĻҐļѸņҒňѶŒѹ
<name> offer	ĀҔĚѴģ҇
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	ĀѺāѮğ҇ĢҥĹҊŒҌ
<name> on <name>	ĀѷĢҦĹ҇
<name> on cls	Ĺ҈
<name> on disk	Œҍ
<name> on which	āѷğ҈
<name> one	Ā҈āѺĘҌę҆ě҇Ŀ҆
<name> one of	ĀҊāѷĘҌę҆Ě҈
<name> one |	ā҆Ěѷěҋ
<name> only	āҕ
<name> only indirectly	ā҈
<name> or	Ā҈āѳĈ҈ċҊĚ҉ğҐĭ҆Ŋ҈
<name> or <name>	āҎē҆ğ҇
<name> or is	Ā҈āѹ
<name> or not	āѺĚ҈ĭ҈
<name> or the	āѺŇ҆
<name> or what	ė҆
<name> originate	Ń҇
<name> ought	āҔĵѸ
<name> ought to	āҐĵѸ
<name> out	ĀѺāҋğҋ
<name> out of	āҊğҋ
<name> over	ā҆Ĕ҆
<name> over to	Ĕ҆
<name> overridden	ŀҕ
<name> overridden $	ŀҌ
<name> override	āҒ
<name> override $	ĀҌāѷ
<name> override from	ĀѯāҔ
<name> override |	ā҇
<name> overrides	ĀҠāҍŀѥ
<name> overrides $	āҋŀѸ
<name> param	ĀҐāѸĕҏġѵ
<name> parameter	Ā҆ĔѸĕҐ
<name> parameter $	ĕ҈
<name> params	āѹďҖ
<name> part	ĀѮā҇č҇ĠҊĦ҆
<name> part of	Āѯā҉č҇ĠҊĦ҆
<name> pass	ĀѰāҬŁѲŎҍ
<name> pass $	ā҇
<name> pass on	ā҆
<name> pass to	āҏŁѶ
<name> pass when	Ŏ҉
<name> pass |	ŌҊ
<name> passes	ĀҔāѶŋѹ
<name> passes $	ĀҕāѸŋѹ
<name> passing	Ō҆Ŏ҇
<name> passing |	Ō҇
<name> path	Ľҋœ҇
<name> path pls	Ľҋœ҇
<name> plays	ĢҌ
<name> plays in	Ģ҉
<name> please	ĀѺĹѸĺғĽ҇Ł҆
<name> please $	ĺҒĽ҆
<name> please to	ā҈
<name> please |	Ō҆
<name> present	Ġ҆ŋ҆
<name> previously	Ņҋ
<name> private	ĭҌ
<name> private |	ĭ҆
<name> provide	ģ҆
<name> public	āҋĠѷĭҍ
<name> public |	ĭ҇
<name> pulls	Ĝ҆
<name> pulls in	Ĝ҆
<name> raise	Ā҈ā҈ń҈
<name> raise <name>	Ā҇
<name> raise an	āҊńѺ
<name> raise |	Ā҇
<name> raised	ńҊ
<name> raised $	ŃҊ
<name> raises	Ā҆ā҉ŃѺńҌ
<name> raises $	ńҐ
<name> raises |	Ā҆
<name> reached	āҙŒѺ
<name> read	ĀҏāѬğҌ
<name> really	Āѷā҇ĭҋ
<name> rely	ĉ҇
<name> removed	Āѹāҋ
<name> removed |	Ā҆
<name> renamed	āѺŅ҆ņ҉
<name> renamed to	ŅѺņҊ
<name> renamed |	Ā҇āѹ
<name> required	ĀґĂҖĭѹŀѷ
<name> requirement	Įґ
<name> requirement of	Įґ
<name> responsible	Ģ҈
<name> result	āѺŌҊŎ҇
<name> result |	āѺŌҊŎ҇
<name> return	āҎŇҋ
<name> return $	Ň҇
<name> returns	ŇҔ
<name> returns $	Ň҈
<name> returns |	ā҇
<name> right	Āѹę҆
<name> right |	Āѹę҆
<name> routine	ķ҇
<name> run	ĀѶĘғęҍěѸŌ҆
<name> run |	ā҉
<name> say	Ā҈
<name> seems	ň҆
<name> seems to	ň҆
<name> serves	đѺĢҞ
<name> set	ĀҒĐѹđҊ
<name> set $	đҊ
<name> set in	ĀѴāҏ
<name> set to	ĀҒāѸ
<name> set |	Āҍ
<name> sets	ĀҊāѹĐ҇
<name> setting	Đҍ
<name> share	āҊ
<name> should	Ā҉ā҇
<name> should be	ĀҊ
<name> shows	Āҏ
<name> shows up	Āҏ
<name> side	ď҇
<name> side by	ď҇
<name> sit	āѶĸ҆ő҇
<name> sit |	āѷĸ҆
<name> sits	Đ҆ķ҈Ľ҇
<name> sits in	Đ҆
<name> so	ē҆ĕ҆
<name> so what	ĀѸāѶĕ҆
<name> so which	ā҇
<name> something	Ķҋ
<name> somewhere	Ě҈ě҆ķҍ
<name> source	ĀҤķѺŒҍ
<name> specialise	ĀѴĘѺęѴĚҔěҐ
<name> speed	āҗďѸ
<name> stable	ā҉ĬѺ
<name> stable enough	ā҈ĬѺ
<name> stand	āҋđ҈ē҆ĢѸ
<name> stand for	āґĢѹ
<name> stands	Đ҆đ҆
<name> stands for	đ҆
<name> start	Ā҈āѷķ҆Ļ҇œ҇
<name> start $	ķ҆Ļ҇
<name> starts	ĵ҈ļ҇
<name> starts $	ļ҆
<name> static	ĀѳāҎĬҘ
<name> static $	Ĭ҈
<name> static |	ĀѸā҆ĬҌ
<name> still	āҎ
<name> stop	Ā҉
<name> struct	ĵҌ
<name> subclass	ĀҍāѺĚҌ
<name> subclass $	ĀѺćҐ
<name> subclassed	Ā҆
<name> subclasses	Āѹć҇ě҇ň҉
<name> subclasses $	Āѹć҇ě҇ň҉
<name> succeed	Ōҏ
<name> succeed $	Ō҉
<name> succeeds	ŌҌ
<name> succeeds $	Ō҉
<name> swallow	āѸŁҌ
<name> take	ĀҌāѸŁҐ
<name> take |	Ł҆
<name> takes	ĀҊāѷď҉ĕ҇ŁҌ
<name> takes $	ŁҌ
<name> takes <name>	Ā҇ĕ҈
<name> test	ĀѨŊҍŋҏŌҊŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҉
<name> test is	œ҇
<name> tested	Āѹōғ
<name> tested $	ōҊ
<name> tests	ŎҎ
<name> that	Āѳāҧď҆Đ҆ēҏė҇ĘҌĬѸĮѷķѹĻҘŀѷōѹŏ҉
<name> that <name>	āҒď҇Ĭѫ
<name> that are	ā҆
<name> that fail	ā҆ōѺ
<name> that forget	ā҇
<name> that is	Ļҍ
<name> that it	āѷĬҌ
<name> the	ĀэāҡćѴĉҎďҌĐ҆Ĕ҆Ěѷě҇ğҌĭ҆ĵѷĺ҉ļҌľѶŀ҉ŁѵňҒŎ҆ŐѸŕѸ
<name> the <name>	ğ҈
<name> the ci	Āѹāҏŕѹ
<name> the function	āѺ
<name> the method	āѹĺ҆ŀҋ
<name> the name	ŋ҆
<name> the nested	Ļѷļҋ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҉
<name> the same	ā҆
<name> the superclass	ćѸňҏ
<name> there	ĀҊāѸļ҈
<name> there are	ń҆
<name> there is	ļ҈
<name> there |	ĀҊ
<name> this	āѳđ҈Į҆
<name> this project	Į҇
<name> through	Ā҉āѷō҈
<name> through its	ō҈
<name> throw	ĀҌńҎ
<name> throw $	ń҆
<name> throw |	ń҉
<name> throws	ńҐ
<name> throws what	ń҆
<name> to	āҮđ҉Ĕ҇ĘґęѹħҌķѺĸѹľѷ
<name> to $	āѶđҎ
<name> to <name>	ĀҋĔҎĕѺĘғęѷĸѺ
<name> to <path>	ħҍ
<name> to <tag>	ā҇
<name> to be	Ĭ҆ĭ҉
<name> to change	ā҆
<name> to me	ā҈Ģ҆
<name> to the	Ģ҈
<name> to true	ā҆
<name> to what	ĀҕāѺĕҋĢѺ
<name> too	ěҋ
<name> too long	ā҆
<name> top	āѺē҈
<name> total	ľ҆
<name> total $	ľ҆
<name> trait	ĥҊ
<name> trait $	ĥ҉
<name> transitively	ĀҚňѨ
<name> trigger	ĀѸĘҕ
<name> triggered	ęґĚѵ
<name> true	Ěҍ
<name> turn	Ā҇
<name> turn up	Ā҈
<name> type	āҊ
<name> typedef	ĽҌ
<name> under	ĀѺĚҌĹҊ
<name> unused	Ā҆
<name> up	Āҋāѵ
<name> upwards	ćҍ
<name> usages	ĀҝāҕđѺ
<name> usages $	ĀҝāҕđѺ
<name> use	Āѯĉ҉ĕ҉Ęҋ
<name> use $	ā҇
<name> use <name>	Ęҍ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀґāѷĒґę҆ĩҋĶѺĽѳŅҍ
<name> used to	Ņҍ
<name> used |	ĀҜāѥĒґĶѶ
<name> uses	Āѹāѷĉ҈ĘҌ
<name> value	āҐ
<name> variable	Ő҇
<name> version	āѷĮҡ
<name> version $	ėѺĮҌ
<name> version <name>	Į҇
<name> version constraint	Į҇
<name> version does	ė҉
<name> version for	Į҆
<name> version of	Į҆
<name> versions	ĮҊ
<name> versions does	Į҆
<name> versus	ď҉
<name> versus <name>	ď҉
<name> via	ĩ҆
<name> via import	ĩ҆
<name> visibility	ĭҍ
<name> vs	āҏďҘŁѸ
<name> vs <name>	āҐďҌ
<name> was	Āѫāѵąҍč҆Ď҆ĠҎĬ҇ĭҊį҇ĸ҆ĺ҇ņ҉
<name> was added	ą҈
<name> was born	ą҈
<name> was given	Ő҆
<name> was made	āѹĬ҈ĭ҇
<name> was renamed	ņ҆
<name> was written	ĺ҈
<name> way	ā҈
<name> way to	ā҈
<name> wc	ĀҏĳѶ
<name> wc l	ĀҏĳѶ
<name> we	ėҏ
<name> wear	ēҍ
<name> wear $	ē҈
<name> well	ĀѺāҎ
<name> well designed	ā҉
<name> were	āҌ
<name> what	Āћāҋćѷĉ҈ĊѺđ҇ĕ҈ė҈ĚѺěҌğѷĤ҈ĩѺĪ҉ĻѺŁҍņѺŇҨŐѵ
<name> what are	ĉ҆ē҆ĤҊŁѹ
<name> what does	ĀѹĕҌ
<name> what imports	ĪҊ
<name> what is	ĀҎď҇Į҇
<name> what it	Ģҍ
<name> what methods	ā҆
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what type	ĀѰāҐŇҎŐѺ
<name> what value	ĀѸāҕđѷĔ҆
<name> what will	Ă҇
<name> what |	đ҆ĢѷŇҘ
<name> whatever	Œ҈
<name> whatever its	Œ҈
<name> when	āѱď҆ĔҌĕҋį҇Ł҇
<name> when calling	Ĕ҇
<name> when i	Ā҇Ł҇
<name> when it	ď҆
<name> where	āѺĶѸķҐĺ҇œ҉
<name> where are	ā҇
<name> where is	Ā҉āѸĶѹķ҉œ҆
<name> whereabouts	ļ҆
<name> whether	Ĭ҆
<name> whether <name>	Ĭ҆
<name> which	Ăҋć҇ď҆đѸĔҍĕ҇ģ҇ĥѰį҇İѹĸ҆ĹҒĻ҆ŀѺŁѹń҈
<name> which are	āѶň҈
<name> which classes	ĀґĥѸ
<name> which file	ĸ҇ĺ҇
<name> which functions	āҏ
<name> which is	ĀѺā҉Ĺ҈
<name> which line	āѹĹҊļ҇
<name> which methods	ĀѳāҖ
<name> which of	Ăҍ
<name> which one	āҋ
<name> which ones	ďҊŁѺō҈
<name> which type	Ő҆
<name> which value	āѺĔҐĕ҉
<name> who	Ā҉āѦĊ҈ň҇
<name> who are	āѶĊ҇
<name> whose	Ĳқ
<name> whose <name>	Ĳқ
<name> why	āҐ
<name> why is	ā҇
<name> with	āѶĆ҆č҈ďҌĒҋŀ҈
<name> with <name>	Ē҈
<name> with a	ā҆
<name> within	ę҆ġ҆ĵѹĹҋĻҎ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҆
<name> without it	Ĕ҇
<name> work	āҊ
<name> works	Ō҉œѺ
<name> would	āѹĘҋ
<name> would i	Ęҋ
<name> written	āѰĢ҈ĬҋĽ҆
<name> written down	Ľ҆
<name> written in	Ģ҈
<name> written to	Ĭ҆
<name> written |	Đ҆ļ҆
<name> y	ę҆Ě҆ĭ҇
<name> y n	ę҆Ě҆ĭ҇
<name> yes	ĀҎ
<name> yes or	ĀҎ
<name> yield	ĀѹŇҊ
<name> |	āѫăѹĄѺą҈ćѷĈѮĉѵĊҗċѷČѶč҇ĎҊĐҐē҉ĔҖĕҐĖѲėғęҖĚҘě҇Ĝѱĝ҉ĞѴğѺġѶĢ҆ĤѺĥ҇ĦѺħѸĩҗīѯĭґĮ҈įѳİѱıѶĴѹĸѸĹ҉ĺҊĻҋļґŀ҇ŁѹłѸŃ҇ń҇ŅѹŇѴňґŉѸŋҊŌѰŎѲŏѹŒ҈ŔѶŕѵ
<name> | $	Āџā҈ąґĈѵĊҋċѺČѹčҊĎ҆ďѮđҋēѷĕҎĖѷėѸĘ҆ęҐĚҔĜѶĝҎĞѶğ҆Ġ҆Ģ҈ģѶħѷĩҍīѶĭ҉ĮқįѭİѶıѸĳѶĴѺĵѶĶѸĸѸĺҌĻ҇ļ҆ŀ҆ņѷŇҠŊ҆ŋҏŌѸŎѭŏѶŐѺő҆Œ҆œҊŔѺŕѹ
<name> | <name>	āѷćҎĚ҉
<name> | <path>	ħ҆
<name> | a	ĬҊ
<name> | abstract	Ă҇
<name> | added	ĀҍąѴ
<name> | are	Ā҆
<name> | called	Ċҍ
<name> | default	ĔҊ
<name> | does	ĀҊę҆ŋ҇
<name> | every	Āѹā҉
<name> | file	āѺļ҆
<name> | give	Ā҈
<name> | how	Ď҆ľ҆
<name> | i	Ā҆āѹĵ҆
<name> | imported	ĀѸĩҋ
<name> | in	ĀҚĐѹĔҐėґ
<name> | is	ĀѺĚ҆ě҇Ĭ҉ĭҌňѺ
<name> | its	āѴēҋĪ҆ŀ҇
<name> | list	Ā҈ď҆ōѸ
<name> | location	Ļ҇
<name> | number	ā҉
<name> | of	ė҇
<name> | ok	ŌҊ
<name> | signature	ď҆
<name> | tested	ĀґŎѺ
<name> | true	ĭ҈
<name> | type	ĀҠŇѭ
<name> | what	āҞć҈Ċ҈đѸĕѹĢѹŁѺ
<name> | when	į҆
<name> | where	ĀҐāҌĐҋğҊġѺļ҆ŋѵœѺ
<name> | whereabouts	œ҆
<name> | which	āґĂѸē҆ĕ҈ĿѸŁ҆ń҆
<name> | who	ĀҏāѴ
<name> | why	ā҇
<name> | would	Ĭ҇
<name> | |	Ŀ҇
<number>	Āҍā҈ĲҕĳѳĴҔ
<number> $	āѹĲҙ
<number> <name>	āҍĳѹ
<number> <name> |	āҍĳѹ
<number> _ $	ĀҏāѵĴҕ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҆
<number> _ <path>	ĀҊ
<number> _ |	ĀѷāҘĳѶ
<number> lines	Āѵā҉
<number> lines <line>	ĳ҆
<number> lines |	ĀѺā҉
<number> of	ĀҌ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѵĴҜ
<number> text $	ĀѵĴҜ
<number> |	ĀґāѸ
<number> | $	ĀґāѸ
<option>	ĀљāҦċӸĕѸĢѺ
<option> $	ĀѸāҋċҋ
<option> _ $	ĀѶā҈ċҟ
<option> _ added	ċ҆
<option> _ in	ċҌ
<option> _ the	ċҏ
<option> _ what	ĀҏāѲ
<option> _ where	ċ҆
<option> _ |	ĀѴāҍ
<option> is	ĀѺċҊ
<option> is added	ċ҆
<option> on	ċ҉
<option> registered	ċ҇
<option> where	ċҊ
<option> |	āѹċҔ
<option> | $	Āѷċҍ
<path>	ĀѵāҞĂѧăѫĄѭąӁĆѧćѣĈѩĉѥĊѥċѪČѣčӑĎӊďѧĐӆđѠĒѥēѥĔѧĕѩĖѩėѪĘѫęѫĚѪěѪĜӔĝӒĞѪğѩĠѧġѧĢѢģҺĤѥĥѥĦҦħӏĨҸĩҬĪҠīѥĬіĭѝĮўįӓİѝıѩĲҴĳӂĴҶĵѴĶѺķѩĸѲĹѪĺѩĻѩļѪĽѨľѣĿѦŀѦŁҒłѪŃѦńѥŅҹņҽŇѧňѥŉѨŊҲŋѧŌѧōѤŎҽŏҨŐѥőҽŒѤœѦŔѪŕӪ
<path> $	ĀңāѢĂѺąҕĆѺćѹĈѺĉѹĊѹċѺČѺčҐĎҜďѺĐҊđѹĒѹēѹĔѺĕѺĖѺėѺěѺĜҸĞѺğѺĠѺġѺĢѹģҔĤѹĥѹħҰĨғĩҝĪҍīѹĬѸĭѸĮѸįҘİѹıѺĳҒĵѺĶѹķѹĸѺĹѺĺѺĻѺļѺĽѺľѹĿѹŀѹŁѹłѺŃѹńѹŅҌņ҉ŇѹňѹŉѺŊғŋѺŌѺōѹŎѷŐѹőҚŒѹœѹŔѺŕґ
<path> 's	ĀѳāѺģ҆
<path> 's importers	ĜҋĝѸĩ҆
<path> 's imports	ĜѺĝ҇
<path> <line>	ĀѳāѸĲҔĴҙ
<path> <line> $	Ĵ҈
<path> <line> which	Ĳ҆
<path> <line> |	Ĵҋ
<path> <name>	ĀғāҌąѮĩѺįѺĲҌĳҝĴҋŎѺőѸ
<path> <name> $	ĀҊā҆ąѴįѷĳҠ
<path> <name> from	Ā҇
<path> <name> |	ā҇
<path> <number>	ĀѲĲҎĴҎ
<path> <path>	Ĝ҈ħҌ
<path> <path> $	ħ҇
<path> _ $	ĀҍāѮą҉č҈ĎҎĐѹĜҐĝҟģҐħқĩҗĪҦĬѹĭѺĮѺĲҌĳҧĴҊŅѸņҎŊҊő҆ŕҒ
<path> _ <commit>	č҆
<path> _ <line>	āҋ
<path> _ <name>	ĀҌĎѲĐ҉ĝҌĨ҆ĩѵĪѺŁҬ
<path> _ <path>	āҤĜҦĝҚĦѳħҧĨ҇ĩѲĪѰŏѳ
<path> _ a	Ĩ҆ĳ҆Ņ҉ņѺ
<path> _ added	ĀѺąҊ
<path> _ after	Ā҈
<path> _ also	ĝҊ
<path> _ an	ĜҕĦѺ
<path> _ at	Ā҇āѸŎ҆
<path> _ available	ģ҈
<path> _ before	āҎņѸ
<path> _ begins	Ĩ҇
<path> _ born	ą҉
<path> _ but	ŏ҇
<path> _ by	č҇ĝҐĨ҇ĩѹŕ҆
<path> _ called	Ņ҆
<path> _ changed	ĀҍĎ҆
<path> _ commit	ĀѲā҇įҎ
<path> _ committed	Ďҋ
<path> _ content	ĴҎ
<path> _ could	ā҈
<path> _ count	Ā҇ĎҋĪѺ
<path> _ dead	ŏҊ
<path> _ dependency	ĀѹĝҌ
<path> _ directly	Ĝ҉
<path> _ does	Āѳĝ҇Ĵ҆
<path> _ each	Āҋāѵ
<path> _ earlier	Ņ҆
<path> _ entry	Đ҆
<path> _ exists	Ĝҋ
<path> _ exports	ģ҉
<path> _ for	ā҇ģ҇ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҆āҌĝҋģѵĨҊŅҊņѹ
<path> _ green	Ŏ҆
<path> _ how	ĀҎāѶĎ҈
<path> _ i	Ĩ҈
<path> _ import	ĀѵĜҍĦ҆ĩ҆Īѵ
<path> _ imported	ĜѺĝҗĨ҇ĩҖĪѷ
<path> _ importer	Ĝ҉ĝѹĩѺĪ҇
<path> _ importers	ĜҋĝѸĩ҆
<path> _ importing	Āѹāҍŏ҆
<path> _ imports	ĀҊāѹĜѵĝҋħҜĩѸ
<path> _ in	ĀѴą҇č҉Ĝ҆ĝґĨґĩѹĳ҈őҋ
<path> _ is	ĀҕāѰįҌ
<path> _ it	Āѹā҆ĝҊ
<path> _ its	Āѱā҈ĜҊĪҍį҆ŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҋ
<path> _ known	Ņҋ
<path> _ last	ĀѺā҇įҏ
<path> _ line	Ĳ҈
<path> _ lines	ā҈
<path> _ list	Ā҆Ī҆
<path> _ loaded	ĨҊ
<path> _ long	ā҆
<path> _ longer	Ā҇
<path> _ many	ĀѷāҌŊ҇
<path> _ moved	ņ҇
<path> _ n	ĝ҆
<path> _ name	Ņ҈
<path> _ named	Ņ҇
<path> _ names	Ā҇
<path> _ never	ŏ҈
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҈č҆ĜҎħѺ
<path> _ nothing	ŏ҇
<path> _ now	ņҊ
<path> _ of	ĀѹčҌĜҊĨ҆
<path> _ on	ĀѷĜҎĩѵĪҏŕ҉
<path> _ one	ĝ҈
<path> _ only	ħ҉
<path> _ or	ā҇
<path> _ part	ĀҍĦѹ
<path> _ pass	Ŏ҈
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҆Ĩ҆
<path> _ put	ő҆
<path> _ recently	į҆
<path> _ renamed	ņҌ
<path> _ since	Ā҇āѹ
<path> _ so	āҊ
<path> _ started	ŕ҆
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҆
<path> _ tests	Ŋ҉
<path> _ the	Āѯą҇č҆ĐҏĜ҇ĝҋĪѶŅҒő҇
<path> _ their	Ď҆
<path> _ there	ĀѰāҒĜ҇
<path> _ through	Ŏ҇
<path> _ to	Āҋģҋŕ҇
<path> _ today	ŅѺņҌ
<path> _ triggers	ŕҏ
<path> _ unused	ĀҕāѺ
<path> _ up	āѺĦ҇ħ҇
<path> _ used	āҋĝ҈ŏѶ
<path> _ uses	ŏ҆
<path> _ was	Ņ҇
<path> _ what	Ā҇Ī҆Ņ҆ŏѹ
<path> _ where	Đ҉
<path> _ which	Đ҈ħҊĨ҈
<path> _ who	Ĳ҈
<path> _ with	Ī҇
<path> _ without	ŏ҇
<path> _ |	āѧĜғĝѷĪ҉ĴҊĵ҉ĶҕĸҊņғŊҍŎ҆
<path> a	ĀѶĝҊ
<path> a dependency	ĀѹĝҌ
<path> added	Ā҉ą҈čѷ
<path> affected	č҇
<path> affected by	č҇
<path> after	ĀѸā҆
<path> all	Ŏ҆
<path> among	Āѹč҆ĝґ
<path> among its	Ĝҍ
<path> among the	ĝҏ
<path> an	ĜҌĝѹĩѺĪ҈
<path> an importer	Ĝ҉ĝѹĪ҈
<path> and	ĀҗāѺĨ҆Ŏ҇
<path> and <path>	Ā҈āҏ
<path> and begins	Ĩ҇
<path> are	āҝŎ҆ŏѺ
<path> are unused	Āҏāѷ
<path> are used	āҌŏѷ
<path> as	Ĝѹĝ҉
<path> as an	Ĝѹĝ҉
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҆
<path> be	āҍ
<path> become	Ĩ҇ņҊ
<path> become $	ņ҉
<path> become a	Ĩ҇
<path> becomes	Ĩ҆
<path> becomes imported	Ĩ҆
<path> been	ĀѺĎ҉į҇
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҆
<path> been put	ő҆
<path> been renamed	ā҆
<path> before	ņ҈
<path> begin	ĀѺ
<path> bring	Ā҇
<path> bring in	Ā҇
<path> but	ā҉
<path> but never	ŏ҆
<path> but what	ā҉ŏѺ
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҈
<path> called now	ņ҆
<path> came	ą҆
<path> change |	ĀѺ
<path> changed	Ā҉āѰčҌ
<path> changed $	Āҍāѷ
<path> changed after	Ā҈
<path> changed by	Āѵčҍ
<path> come	ĀѺ
<path> commit	ąѺĎ҆
<path> consist	Ď҆
<path> contain	āҊŅѵ
<path> contains	Ŋ҆
<path> created	ĀѺ
<path> define	ĀҎāѳ
<path> define |	ĀҎāѳ
<path> defines	ĀҌ
<path> defines $	Āҋ
<path> depend	ĀѸĪ҉
<path> depend on	ĀѹĪ҆
<path> depends	ĩѷĪ҉
<path> depends on	ĩѸĪ҉
<path> did	āҊ
<path> directly	Ā҈ĜѸ
<path> do	ĀѶāҌŎ҆
<path> do |	ĀѲāҐ
<path> does	ĝ҇ħѺ
<path> does not	ā҆Ĝ҈
<path> drag	Ĝ҆
<path> end	ĀѺĨ҆
<path> end up	Ĩ҆
<path> ever	Ā҇
<path> exist	Ā҇āѷ
<path> export	Āҍ
<path> export |	ĀҎāѺģѹ
<path> exports	āҊģ҈
<path> exports $	ģҊ
<path> expose	Āѷģҏ
<path> exposes	ģҊ
<path> fail	ĀҟāѶŊѯ
<path> fail $	ĀҐŊѱ
<path> fail |	ĀґāѴ
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѴĨғ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҌ
<path> get	Āѵāґĝ҉ħѳ
<path> get imported	ĀѺĝ҉Ĩ҆
<path> get its	ā҆į҆
<path> get to	ĀҔħѵ
<path> gets	ĝҏĨҍ
<path> gets imported	ĝ҇
<path> gets loaded	Ĩ҇
<path> gets pulled	Ĩ҇
<path> gets used	ĝ҆
<path> got	ĀѺā҉
<path> green	Ŏ҇
<path> had	ŅҏņѺ
<path> has	Ĝ҆ĳ҆Ŋ҉
<path> have	ĀѺāҋĎ҆ĝ҈ĳѸŊ҉
<path> have <path>	ĝ҆
<path> have unused	Ā҉ŏѺ
<path> have |	Ī҉ĳѶ
<path> how	ĀѴā҇Ŋ҇
<path> how many	ĀѶāҌŊ҇
<path> import	ĀҟĜ҆ĝ҆ģѹĩѺĪѷŏ҉
<path> import $	ā҇
<path> import <path>	āҌ
<path> import exists	Ĝҋ
<path> import for	ŏ҇
<path> import from	Āҕāѹ
<path> import it	ĝ҈
<path> import itself	Ħҋ
<path> import |	Ā҆
<path> imported	ĀҏāѺĜҌĨ҉ĩѺĪѺ
<path> imported $	ĩ҉
<path> imported by	ĀҔĝ҈Ĩ҆ĩѪ
<path> imported |	ĜҍĝѺ
<path> importing	Īҋ
<path> importing $	Ī҇
<path> imports	Ā҆āҊĝҐĩѺĪ҆
<path> imports $	ĜѹĝҎĪ҈
<path> imports <path>	āҎĜҐħѹ
<path> imports only	ħҊ
<path> in	čҌĝҊĦ҆őҏŕ҇
<path> in <name>	ĀҎ
<path> in <path>	Ā҈āѺĜѷĝґ
<path> in directly	Ĝ҉
<path> in the	ā҇ő҇
<path> include	ĀҍĜѺĝ҆
<path> include <path>	ĀҊ
<path> include |	Ā҆
<path> included	ĝҐ
<path> included from	ĝҌ
<path> includes	Ĝ҇
<path> indirectly	ħҍ
<path> indirectly |	ħ҆
<path> into	ā҇ą҆ĝҊ
<path> into <path>	ĝ҇
<path> is	ĀѴĎѸĐҍĝҟĨ҆ĩ҆ĳ҇
<path> is <name>	ĀѺāҍĎѷ
<path> is <path>	Ĝ҇
<path> is also	ĝҊ
<path> is called	Ā҈
<path> is imported	ĝ҈ĩ҈
<path> is importing	ŏ҆
<path> is in	ā҉
<path> is not	ĝ҈
<path> is the	Đ҈Ņ҆
<path> is there	Ĝ҇
<path> its	ā҇
<path> last	ĀҎčѸįҊ
<path> last changed	ĀғčѸ
<path> lazily	ā҈
<path> line	āҌ
<path> line <line>	āҌ
<path> list	ģ҆
<path> loaded	ĝ҉
<path> loaded by	ĝҊ
<path> makes	ģ҈
<path> makes available	ģ҇
<path> most	į҆
<path> most recently	į҆
<path> move	ņ҈
<path> moved	ā҇ņ҇
<path> moved $	ĀҌāѺ
<path> needs	Ī҇
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҉
<path> new name	ņ҉
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҇
<path> number of	ā҇
<path> of	ĀѸāѳĜ҇ĝѷĩѹŁҮ
<path> of <name>	ĀѸāѵĩѹŁҮ
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
<path> part	č҉Ħ҇
<path> part of	č҉Ħ҇
<path> pass	Ā҈āѺŎ҆
<path> pass |	ĀҊāѹ
<path> passes	Ŏ҆
<path> passing	Ŏ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	Ņ҉
<path> pull	Ĝ҇
<path> pull in	Ĝ҇
<path> pulled	ĨҌ
<path> pulled in	ĨҌ
<path> pulls	Ĝ҇Ī҈
<path> pulls in	Ĝ҇Ī҈
<path> reach	Āѵħ҆
<path> reach <path>	ĀѶā҆ħ҇
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	Ĵ҇
<path> removed	Āҋčѹ
<path> renamed	Ā҆ņ҇
<path> renamed $	Ņ҆
<path> renamed from	Ņ҈
<path> renamed to	ĀҏŅѱ
<path> renamed |	ņ҆
<path> require	ĀѵĜҋĪ҈
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ŕ҆
<path> run on	Ā҆
<path> runs	ŕ҉
<path> set	ĀѺāѵĶҖ
<path> sets	ĀҌ
<path> sets <name>	ĀҌ
<path> shipped	ā҈
<path> sit	ő҆
<path> so	āѹ
<path> start	ŕ҈
<path> start |	ŕ҇
<path> starting	Ĩ҇
<path> starting in	Ĩ҇
<path> still	ā҈
<path> stop	ā҈
<path> stop importing	ā҈
<path> take	Ā҈ĦѶ
<path> test	ŊҊ
<path> tests	ĀѺŎҋ
<path> that	Ā҉ā҇Đ҆ŏ҇
<path> through	Ā҈āѸĜ҆ħ҉
<path> through an	Ĝ҆
<path> to	ĀѴāҖħҖŕ҆
<path> to <path>	ĀѹāҌħҗ
<path> too	ā҆
<path> too long	ā҆
<path> transitively	ħҍ
<path> triggered	ŕ҇
<path> triggered by	ŕ҆
<path> unused	Ā҉
<path> unused |	Ā҉
<path> use	ĀѳāҌ
<path> used	ĩґŅҍņѺ
<path> used to	Ņҍ
<path> verbatim	ĲѹĴ҉
<path> via	ħҋĩ҇Īѹ
<path> via import	ĩ҇ĪѺ
<path> via imports	ħҋ
<path> was	ĀѴąҔčҊĎҌį҆ņҍ
<path> was added	ą҈
<path> was born	ą҉
<path> was renamed	ņ҇
<path> were	ā҈ĎѺ
<path> what	āҐĐѺĝѺħ҇į҈
<path> what does	ĀѴā҈
<path> what is	ĀҖāѶħ҆į҈
<path> what names	Ā҇
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҇
<path> which	ĀҒāѺį҈ŏ҈
<path> which are	Ā҇
<path> who	Ā҉āѶĲҋ
<path> who imports	ĀҌĩѺ
<path> why	āҊ
<path> with	ħҊ
<path> workflow	ĀѵāҊŕ҉
<path> written	Ĳ҈
<path> y	ĝ҆
<path> y n	ĝ҆
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҏāѵąҌčҌĎғĐҍĜҜĝҒħҡĨ҇ĩҞĬѹĭѺįҊņ҆ŏ҆ŕҒ
<path> | $	Ā҈ą҉čҌĎҍĜҟĝҖģѹħҕĨҊĩҕĪ҆ő҆ŕ҈
<path> | <path>	ħ҉
<path> | does	Ĝ҉
<path> | how	ĀҊ
<path> | imported	Ā҈ĝѺĩ҇
<path> | its	āѺĪ҈
<path> | lines	ā҉
<path> | list	Ā҇
<path> | one	ĝ҆
<path> | triggers	ŕ҇
<path> | where	Đ҉
<path> | which	Ā҉āҍħ҇Īѹ
<tag>	ĀҋāѳăӌĄҰĊѷČѱėѶĠӸġѹĩѹĬѺĭѶĮѷŅѺņѹőѺ
<tag> $	ĀҒā҉ăңĄ҇ĊѹČѺĠҕ
<tag> <tag>	ā҈ăҕĠѸ
<tag> <tag> $	ā҆ă҆
<tag> <tag> |	Āѹăҋ
<tag> _ $	ĀҐāғăҏĄҖ
<tag> _ <name>	ĀѵĠң
<tag> _ <tag>	ĀҗăҥĄѺ
<tag> _ did	ā҆ĠѺ
<tag> _ does	Ġ҈
<tag> _ files	Ā҆
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҉
<tag> _ released	Ġ҆
<tag> _ to	ĀҋăѺ
<tag> _ was	Ġ҇
<tag> _ what	ă҇Ą҆
<tag> _ which	ĄҊ
<tag> _ with	Ġ҈
<tag> _ |	ĀѴăҒ
<tag> already	ā҇
<tag> and	ĀҕāѺăҗ
<tag> and <tag>	Ā҇ā҈ă҉
<tag> as	ă҈
<tag> as of	ă҈
<tag> contain	āѹĠҋ
<tag> did	Ġ҆
<tag> had	āѹĠ҉
<tag> has	ăѺĄґ
<tag> have	ĀѶă҇Ġ҇
<tag> have <name>	Ġ҆
<tag> is	Ą҈
<tag> to	ăҒ
<tag> to <tag>	Ā҆ăҎ
<tag> until	Ā҈
<tag> until <tag>	Ā҈
<tag> was	ĠҌ
<tag> was released	Ġ҆
<tag> what files	ĀҊ
<tag> which	ĀѺăҋ
<tag> which files	Ą҆
<tag> with <tag>	ă҆
<tag> |	ā҈ăҍĄҡĠқ
<tag> | $	ĀҎā҇ĄҘĠҋ
<tag> | does	Ġ҇
<tag> | what	Ą҆
^ <commit>	ĀѸāѸČғčғŉ҈
^ <commit> is	ŉ҆
^ <literal>	Ŕ҆
^ <mark>	Ē҇
^ <name>	ĀѭāќĂѰąѺćҊĈѴĊ҆ċҊčѺĎҊďѲđҖĒѸē҉ĕҎĖѰĝѵğ҆ĢҖģҗĨѹĬҧĭ҆ĮѹİѳıѷĳҎĴҊĵѫķҌĸѺĹѷĺ҇ĻѺĽѱĿҎŀѰŁѵłѸŃѦŅ҈ņҌŇҙňҤŉѺŊ҈ŋѶŌѶō҇ŐҋŒҋŔ҆ŕѳ
^ <name> $	ĀҼ
^ <name> 's	ĀѷāѹćҋĊ҆ĕҊĢҐķ҈ĺѵľѺŀҏŇѹ
^ <name> <name>	ĀҫāѲćѷĉѺĊѺďѶĐѺđҬĘҍĚѸě҆ğ҇ġѺĢѶĥѸĭѸĮѷĲҍĳҦĴҋŇѵň҇ŐѸŒҍ
^ <name> a	ĀѺāѯĬҔĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> and	ĀҌāѳğҌ
^ <name> as	Ō҉
^ <name> async	Ĭҋ
^ <name> at	ĀѺ
^ <name> base	ćҖňѱ
^ <name> call	ĉѱŁґ
^ <name> callers	ĀѵĊҕ
^ <name> calls	Āѷāҋĉ҆ĊѺĘ҉
^ <name> commits	Ď҆
^ <name> declared	Ĭ҈
^ <name> def	ķѸĺҜ
^ <name> does	ĀѺāҊĢҘ
^ <name> equals	đґ
^ <name> exists	ġҋ
^ <name> extends	ć҆
^ <name> field	Ā҈Ĥ҉
^ <name> fields	ĀѸā҈Ĥ҆
^ <name> has	āѷĕ҈Ĥ҇ľ҉Ňѹ
^ <name> hits	ŏҚ
^ <name> i	ĕ҆
^ <name> implements	ĥѺīҏ
^ <name> imports	Ĝ҆ŏѷ
^ <name> in	ĀѴāҌĐ҉Ġ҆ő҆
^ <name> inherits	ĚҐĭѺ
^ <name> invoked	ę҇
^ <name> invokes	ĉ҆
^ <name> is	ĀѹāѤĊҊĐ҆ė҆Ę҇ī҆ŀ҇ōҊŐ҆
^ <name> marked	ĭҍ
^ <name> method	ĀѲĺ҇ľҒĿҏ
^ <name> methods	āҏľѹ
^ <name> names	ģ҉
^ <name> of	ĀѧćѷĢѶģҥľҏĿѹŀ҆ŅѹņҍňҪŐҎŔҋ
^ <name> overrides	ĀҜŀѱ
^ <name> raises	ā҇
^ <name> really	ĭҋ
^ <name> renamed	Ņ҇
^ <name> requirement	Įґ
^ <name> returns	Ň҆
^ <name> source	ĀҤķѺŒҍ
^ <name> static	Ĭҋ
^ <name> takes	ď҉
^ <name> test	Ŋҍ
^ <name> tests	Ŏ҇
^ <name> the	ĀѶāҙľѸŕѹ
^ <name> throws	ńҊ
^ <name> used	Ņ҇
^ <name> value	āҏ
^ <name> vs	āҐďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѴāҍđѸŁҏŇқ
^ <name> which	ėѷĮҋ
^ <name> |	Āҍąѳē҇ĔҒėҒĘѷę҆ĚѺĩ҆ĮѶķѺŇҳňѺōѸŎѺ
^ <option>	ċ҆
^ <path>	ĀѰāљĎҍĜҊĝҌĪ҈į҇ĲҌĳҗĴҗŁҫŅҋņҊŊ҇ŕ҇
^ <path> <line>	ĲҊĴ҆
^ <path> <name>	ĩѺĲҋĳҞĴҊőѸ
^ <path> <path>	Ĝ҉
^ <path> commit	ąѺĎ҇
^ <path> depends	ĩѹĪ҆
^ <path> import	Āҍ
^ <path> imports	ā҇Ĝ҉ŏѹ
^ <path> included	ĝҌ
^ <path> is	āѱĝ҉ĩ҆
^ <path> line	ā҇ĲѺ
^ <path> new	ņ҆
^ <path> number	ā҇
^ <path> test	ŊҊ
^ <path> tests	Ŏ҇
^ <path> used	Ņ҇
^ <path> was	āѺą҆
^ <path> workflow	ĀѷāҌ
^ <path> |	āѺĩ҆ŏ҈ŕ҉
^ <tag>	ĀѶăҊ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӏāѺ
^ _ 's	ĀѲāѷćҋĊ҆ĕҊĢҐĪ҈ķ҈ĺѴľѹŀҏŇѹŊѺ
^ _ <commit>	ĀѶā҈Č҆čҜ
^ _ <line>	āѶĲґĴҏ
^ _ <literal>	ĀѶāҍĽґŔҍ
^ _ <mark>	ĀѴā҆Ē҇ēҔ
^ _ <name>	Ā҇ā҆ĆѷćѣĊўČѶčҌĎѷđҊĒѴēѹĔѸĕҝĖҘė҉ĘҭęҏĚҟěҦĜҔĝѰĞѸğҔġ҉ĢѵĤѱĥѷĦ҉ħѺĨѹĩѢĪѰī҆ĬҐĭҒĮҹįѲİѹıѺĲҚĳҔĴҐķѪĸґĹғĻѵļҋĽҌľѴĿѸŀўŁѪŃѩńѯŅѳņѰŇѵňѹŉѺŋѺŌҋōѹŎґŏѸőѶœѳ
^ _ <number>	ĀѵĴҜ
^ _ <option>	āҊċ҆ĕѺ
^ _ <path>	Ā҈čғĜҨĝҢģ҇ĦҎĨѳĩѳĪѲįѺĲҐĴҎĵҋĶҔŅѹņѴŊ҈ŎҒŏѺőҊ
^ _ <tag>	Āўāґă҉ĠҜ
^ _ a	ĀѷāҔĈ҆ĬҗŌѹő҆œҋ
^ _ above	ēҏ
^ _ abstract	Ă҆ĬҐĿѺ
^ _ access	ğҘĭ҆
^ _ add	ą҈
^ _ added	ĀѹāҋăҌ
^ _ adding	ą҇
^ _ affected	Āҍăѷ
^ _ afternoon	āѴ
^ _ ai	ĀѺġ҈
^ _ alias	āҊ
^ _ all	ĀѮāѺĂҊăҌĆѪĖ҈ģ҉ĥҌŀҏŅѺňғō҇
^ _ an	ĚҎĢҎŒѹ
^ _ and	ĀҊāѲğҊķѺĺҔ
^ _ annotation	Ň҈
^ _ annotations	ēҎ
^ _ any	Ā҆
^ _ anybody	Āѳĝ҉ĩ҇ň҈
^ _ anyone	ĀҚāѹ
^ _ anything	Āҗ
^ _ api	ģ҆
^ _ applied	ēҏ
^ _ are	ĀѹāѪĆ҈ćҏĊ҆Ė҇ĥ҉ıѷŁ҆Ń҉ňҊ
^ _ arg	ďҋĔҍ
^ _ args	ĀѺŁ҆
^ _ arguments	ā҇Ł҆
^ _ as	Ō҉
^ _ async	ĬҎ
^ _ at	ā҉Ě҇Ġ҆
^ _ attributes	ĤҘ
^ _ base	ćҊ
^ _ bearing	āѷĒґ
^ _ binaries	ĞҌ
^ _ blame	Ĳ҇
^ _ both	ā҇
^ _ branches	ĀҊ
^ _ breaks	āҐ
^ _ build	āѹĈҋ
^ _ building	ĀѸĈҎ
^ _ call	ĀҎĉѰŁҐ
^ _ called	ĀҌāѹ
^ _ caller	Ā҉
^ _ callers	ĀҎāҍĊҋ
^ _ calling	ĀѺō҈
^ _ calls	ĉґĊҕĘ҈ņ҇
^ _ can	āҐģҎĩѺĿ҈ń҈
^ _ case	œҋ
^ _ catches	ĀҕāҊ
^ _ cfg	Đ҇
^ _ chain	āѺħҖ
^ _ chance	ĀѲ
^ _ change	Āѹā҈ą҉įҊ
^ _ changed	Č҆
^ _ check	Ĉҏ
^ _ checkin	ą҉
^ _ child	ćґĥѸŀҏňѰ
^ _ children	ĀѺāѺňқ
^ _ ci	Ā҉
^ _ clases	ĀҒāѵćѷĥ҆īѹňҖ
^ _ class	ā҈ĂѸćҝĚ҆ĵҍĹѰĺґĿ҈ňѸ
^ _ classes	ĀѶāҐćҍĥҏŀѺňҖ
^ _ cls	ćҕĥ҇
^ _ code	āѹĊ҇Ĵ҇ŃҎ
^ _ come	āҮĬѸ
^ _ comes	ī҆
^ _ comit	ąҊ
^ _ command	ā҆
^ _ commands	ĀѹĞҔ
^ _ commit	ĀҌāҋąҋĎҌįҒİҏ
^ _ commits	ĀҔāѺ
^ _ config	Ā҈
^ _ constant	ĀѺā҉đҎĶѹ
^ _ constraint	ė҉
^ _ container	Ā҉
^ _ containing	ŉ҆őҒ
^ _ count	Ā҆ĳҌľ҈ňѹŊҍ
^ _ covering	āѺōҟ
^ _ creation	ąҍ
^ _ cyclic	Ħ҆
^ _ d	ĀҖā҆ıѺ
^ _ data	Ĥ҆
^ _ dead	ŏ҆
^ _ decided	āҌ
^ _ declared	ĀѴā҈ĂҊĬҋĿ҈
^ _ declaring	Ľ҇
^ _ decorated	ĒҊ
^ _ decorates	ĀѺēҞ
^ _ decorator	ĀѵāҒ
^ _ decorators	ēҏ
^ _ deep	ĀѺā҈
^ _ def	ĆҒķѹĺқĻ҇
^ _ default	ĀѹĔ҇ĕҗ
^ _ defined	ĀѺĤ҈
^ _ definitions	āѵĆҍ
^ _ defs	Ć҈Ŀ҉ŀ҉
^ _ dependencies	Ė҈ĩҊĪ҇
^ _ depends	ĀѶĩ҇Ī҉
^ _ deps	Ā҈āѶĩҎ
^ _ derived	Ě҈ŀ҇
^ _ descendants	ĀҊňҐ
^ _ descends	Āѹňҍ
^ _ did	ā҈čѺİ҈Ķ҈ŅҕņҚ
^ _ diff	ĀҕāѸďҊĢѺ
^ _ directory	őғ
^ _ display	Ā҉
^ _ do	ĀҦĂ҈ď҇ġ҈ħҊŕ҆
^ _ does	ĀѳĉҋČ҆đ҉ēѺĔ҉Ė҉Ģҗģ҇ĤѸħҋĨ҉ĪҊķ҇ĸ҆ĻҊŃ҇ŇѺŌѺŏ҈őѺ
^ _ each	ĀѷāѺĉҍĤ҉ŀҊńҌ
^ _ else	ĀҎ
^ _ engine	ĀҎāѸ
^ _ entry	āѴċ҇Ğ҈
^ _ enum	Āѱāҕĸ҇
^ _ enumerate	Ā҆Ć҉
^ _ environment	āҏ
^ _ equals	đґ
^ _ errors	Āѹā҆ńғ
^ _ events	ŕ҉
^ _ every	ĀѮāҍĉ҉ĊѺĒ҆ģҎĤҍĥ҆Ŀ҆ŀҌŉҋŋѺō҇őѹ
^ _ everything	ĀѴāҤĖѹĩ҈
^ _ exactly	ā҈įѺ
^ _ exception	ā҈
^ _ exceptions	Ā҈ń҆
^ _ executables	Ğ҇
^ _ exists	ġҋ
^ _ export	ģ҈
^ _ exported	ģҊ
^ _ exports	ā҉ģ҇
^ _ extends	ňҌ
^ _ fast	ĀѶāҌ
^ _ features	āҋ
^ _ fetch	ĀҏāѸ
^ _ field	āҌĤѶŐҐ
^ _ fields	ĀҋāҍĤ҆
^ _ file	ā҆Ć҆ċҊĥѺĪѵĶҍĸ҆Ĺ҇ĺ҇Ľ҇ľѵŅҐņҠőѺœҊ
^ _ filename	ĀѹŅҘ
^ _ files	ā҈ă҉ĆҎČҒčѹĩҋĪ҈Ŕ҆
^ _ find	Ā҈ňѹ
^ _ first	ā҇
^ _ fixtures	āҊ
^ _ flag	ĀҌāѰċ҈
^ _ folder	őҌ
^ _ following	Ħ҈
^ _ for	ĀѺāѷĉҍċҎĝ҆ğѺĥѵĵ҆ķ҈Ľ҆ŇѺňѺŔҊ
^ _ forgot	Ĭ҆
^ _ freshest	ĀѸąѸįҗ
^ _ from	ĀғāѭăҊĝѺģ҈ĳ҈
^ _ func	āҋĬ҈Ļ҆
^ _ funcs	ĒѺĤѺĿҘ
^ _ function	Ā҉ā҈Ċ҉Ĕѷĕҍę҉Ĭ҆
^ _ functions	ĀҌāқĉ҆ģҍĿҋŃҏ
^ _ get	Ĩ҆
^ _ gets	Ė҆
^ _ git	ĀѵİҎ
^ _ give	Ā҇
^ _ go	Įғ
^ _ goes	ĀҌ
^ _ got	ņ҇
^ _ had	āѷŅҋ
^ _ hands	ĀҌāѹĉ҇
^ _ happened	ĀҌāѺ
^ _ happens	āҘ
^ _ has	Āѯĕ҇ĭ҇ĺҌľ҈ņҐŇѹŊҊŏ҆ő҆
^ _ have	ĵ҇
^ _ head	ĀѺİҎ
^ _ headers	Ī҉
^ _ helpers	āѸĉҎ
^ _ hits	ŏҚ
^ _ holding	ĀѺāѺŉ҉őҎ
^ _ holds	Āѹā҈
^ _ hops	ħҋ
^ _ how	āѭĆҊĎ҈ĳ҉Ŋ҈
^ _ i	ĀҝāѮĂѺăѺĈ҈Ĕҋę҇ĚѸĜѺĝҏĞ҆ĭҗĮѺĺѹĽѸŀ҇ŁѹŒ҇
^ _ idea	Ā҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҉āѹč҆Ę҉ĭѶ
^ _ impl	āҕĉҋĥѮ
^ _ implementations	āѷĥҧī҆
^ _ implementers	ĥҚ
^ _ implementing	ĥ҉
^ _ implements	āѶĥҌīҋ
^ _ import	ĀҎā҉ĝ҉Ħ҇ħѰŏҌ
^ _ imported	Ī҆
^ _ importers	ĩҕ
^ _ importing	Ā҆
^ _ imports	Ā҇āѸĜҌħѷĨ҆ĩґĪҊŏң
^ _ in	ĀѰĐҕĠ҇ĤҐĦ҇ĩѺĪҒĵѶĸ҇ĻѳļҋľѺĿҎŊ҈ŋѺŏѮőҎ
^ _ included	ĝҌ
^ _ inherits	ĚҐĭѺ
^ _ inner	Ļ҇
^ _ inputs	ĀѷŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѸĥҌīҌ
^ _ interfaces	Ā҆īҋ
^ _ introduced	ĀҌă҇ğѹ
^ _ introducing	ĀѹąҚ
^ _ invoked	ĉҋ
^ _ invokes	ĉ҆Ċ҆
^ _ is	Ā҇Ă҇ĆѷćҋčѺĎ҆ĐѶĒ҇ĕѹĚ҆ĜѺĝѺĢѶģ҇ħѺĨ҉ĩҍĭѵĮѱıҊĳ҈ĺґĻҍļѶľ҇ĿѹŀҊŁѹłѹŊҋŎѺőҊŕѹ
^ _ it	ĀѹāҍĊѸĘ҇Ĭ҇ĳ҆ķ҇ŅҊ
^ _ java	ĮҒ
^ _ job	ĀѸĢҐ
^ _ jobs	ĀҎāѹ
^ _ just	Ā҆ňѺ
^ _ k	ŌҔŎѹ
^ _ keep	Ľ҆
^ _ kicks	ŕ҇
^ _ kind	łґŇҊ
^ _ kinds	ń҆
^ _ l	Āѹĳғ
^ _ language	ĀҊāҋėѺ
^ _ last	ĀҔāѳ
^ _ length	Ď҉ĳ҇
^ _ libraries	Ė҇
^ _ libs	ĖҖ
^ _ licence	āѸıҒ
^ _ licences	ĀѷāҊ
^ _ license	ıҊ
^ _ lies	āѸœ҈
^ _ line	āҒĲѦĵҒķ҇ļ҈Ľҋ
^ _ lines	ĀҋāѸē҉
^ _ list	ĀѹĂѸĆ҇ē҆ĖґĤҋĪ҇īҊŁҗ
^ _ load	Āҋ
^ _ local	Ļҍ
^ _ locate	Ĺ҆
^ _ location	ĵ҆őҕ
^ _ log	ĀҎĎ҈ĢѵįҎ
^ _ long	ā҉įҎĳ҆
^ _ lowest	Į҆
^ _ m	Ā҉āѵ
^ _ made	ā҆
^ _ maintains	Āґāѱ
^ _ make	ĀҊāѮĈҌ
^ _ makes	āѶŕ҇
^ _ many	ĀҖāҢĎқĳҎľґŊҒ
^ _ marked	ĭҍ
^ _ may	ĀѶāқĊѰ
^ _ me	Ā҉Ą҆Ć҇ĊҊčѹĕѷěѹğѺħ҈Ī҆ĬѸı҆ļѷľѷĿҌŊѸŔѸ
^ _ mehtods	ĂҋćѷĿ҇
^ _ member	Āѵĸ҆ĿҌ
^ _ members	ĤѸĿқ
^ _ message	āҎ
^ _ method	āҌĂҏĹѶľґŀѴ
^ _ methods	Ā҆āѷĂ҉ĉ҆Ċҕľ҇Ŀ҇ŀ҉Ń҆
^ _ missing	Āѹāңōѳ
^ _ mnay	ĀҚāѴ
^ _ module	Ķ҈ķ҆Œ҉
^ _ modules	Ā҆ĊѸĪҔŏҍ
^ _ morning	ĀѺāѸ
^ _ moved	ņҐ
^ _ much	ĀѷđҌ
^ _ my	Ā҈āѰ
^ _ n	ĀҊĴҒ
^ _ name	ĀѹāѶĭ҈ıҊŅҚņҍ
^ _ named	ĀѷŋҖŒ҆œѶ
^ _ names	āҌĞ҈ģҏĪѺŁ҈
^ _ need	ĀҏāѯĬ҉Ļ҆Ľ҇ľ҆
^ _ new	ĀѺāѳĄҍėҌņ҈
^ _ no	āѹĔ҈
^ _ node	ĮҒ
^ _ not	āѱĔ҇Ĭ҉ő҈
^ _ number	Ā҈đҏĪѶľҖ
^ _ of	ĀѬāјĂѸąѹĆѬćҔĈѹĉѸČѺčѴĎѹĐѶđ҉ēҎĔѺĖѵĘѹęѶĚѯěѲĜѲĞҔğѵĠѸĢҖĤҢĥҏĩ҆ĪҦĮѶıҚĴѸĺ҈Ľ҆ĿџŀҏŁҏł҆ŃҟńѰŅѶŇѺňҎŋ҆ŎѲŏѯŐҕŒҋœ҇ŔҐ
^ _ often	Ā҇Ďҋ
^ _ old	Ņ҆
^ _ on	Āѭā҇ē҇ĢҨňѺ
^ _ one	ĀѸĽ҆
^ _ ones	Ă҇
^ _ only	Ā҆
^ _ options	ĀѷāҌ
^ _ or	āҟġѹĽ҈
^ _ other	ĀѶāҌĩҎĪ҈
^ _ out	āѲń҉Ŏ҇
^ _ overrides	ĀҖāѸŀҒ
^ _ overriding	ŀ҈
^ _ packages	āѸĖ҆
^ _ parameter	ā҆
^ _ parameters	ĀѺďҋŁҋ
^ _ params	ďҋŁҘ
^ _ parent	āѺćҐň҈
^ _ parse	Ā҉
^ _ part	Ā҆Đ҆
^ _ pass	ĀѷāѹŌҐ
^ _ path	Ņҍņ҉
^ _ paths	ĀѹāѹČҐŃҍ
^ _ people	ĀҌİѹ
^ _ person	ĲҎ
^ _ pinned	ĀѷĲ҇
^ _ place	āѸĊ҇Đ҇
^ _ places	ĀҊ
^ _ point	ĀҊāѶ
^ _ points	ā҈Ğ҆
^ _ previously	ŅҌ
^ _ private	Āѱāҕ
^ _ project	ĀѹĞҍ
^ _ properties	Ĥғ
^ _ protocols	Ā҉āѸī҈
^ _ public	ģ҇
^ _ pulled	Ī҈
^ _ pulls	ĩґ
^ _ purpose	ĀѶāҋĊѺłҔ
^ _ put	ā҈
^ _ python	Įҏ
^ _ quantity	Ď҆
^ _ question	Āѷļ҆Ņѷ
^ _ raise	ĀѵŃҒ
^ _ raised	ŃѶńҍ
^ _ raises	ŃҌ
^ _ raising	Ń҆
^ _ re	ā҇
^ _ really	ĭҋ
^ _ recent	į҆
^ _ recently	ĀѸį҉
^ _ release	Ā҇ė҉
^ _ releases	ŉ҇
^ _ relies	ĩҍ
^ _ removed	Āѹāҕăѹ
^ _ renamed	ĀҕāѭŅҎ
^ _ report	Āҍ
^ _ repository	ā҆
^ _ requirement	Įҋ
^ _ requirements	āѵĖҗ
^ _ requires	ĀѱāѴĩҝ
^ _ result	āѺŎғ
^ _ return	āҍ
^ _ returns	Ň҆
^ _ reverse	ĩ҈ĪѺ
^ _ reviewed	āҒĲѸ
^ _ revision	ĀҎ
^ _ revisions	ĀѷĎҎ
^ _ role	āѶĢқ
^ _ routines	ĉ҆Ċ҆Ē҇
^ _ running	āѺ
^ _ rust	āѸĮґ
^ _ script	āѸğҋĶ҈
^ _ scripts	ĞҊ
^ _ secrets	ā҆
^ _ set	ĀѺĆ҈
^ _ sets	ĀҔ
^ _ setting	Đ҇
^ _ should	āҜ
^ _ show	Āѳć҈ČҎİѺ
^ _ shows	ĩ҇
^ _ sites	ĀҚ
^ _ sits	ň҈
^ _ size	Āҋāѷ
^ _ somebody	āҍ
^ _ something	ā҉
^ _ sort	ł҇
^ _ source	ĀқŅҏŒҌ
^ _ sources	ĀѺāѸĩҔ
^ _ spots	Ćҋ
^ _ stack	ķ҆
^ _ stands	āѴć҆ĵ҆
^ _ state	ĀҌ
^ _ statements	ĪҒńҏŏѵ
^ _ static	ĬҎ
^ _ status	ĀѸāҖĈ҈łѸ
^ _ steps	ĀҊāѺ
^ _ still	ā҆
^ _ struct	ĵҐ
^ _ structs	ĥ҆
^ _ subclass	Ā҈ćҗĭѺňѷ
^ _ subclasses	āҏŀҋňҒ
^ _ subfolder	őҎ
^ _ suite	ŎҌ
^ _ superclasses	ćҤ
^ _ symbol	ĭ҉
^ _ symbols	ģҐ
^ _ tag	ŉ҈
^ _ tagged	ĀѲāҍŉ҇
^ _ tags	Ā҈āѹŉҍ
^ _ takes	ď҉Ī҆
^ _ target	ņҍ
^ _ task	ĀѺĢґ
^ _ teh	ĭ҇
^ _ tell	ĀѰŁ҉
^ _ test	ĀѵāҠŊ҉ŋ҇ŌҐ
^ _ tests	Ā҇āѯōғŎҡ
^ _ text	ā҆
^ _ that	ĀѪā҉ąҍĈ҈Ċґĥ҈ĩѹŁ҆ň҈ŉѸōҍŎ҈
^ _ the	āҗĄ҆Ĉ҉ĉҋċѺč҇ĐҊđѶĒѹĔѸė҆ĘҒĚҍě҆Ĝ҇Ğ҇ġҊĢ҆ģ҈Ħ҆Ī҆ĭ҉įѰİ҆ĲѹĳѺĴѷĶѸķѴĻѷļѸĽѷŀѳłғņѹŇѺŊѸōѹŏ҉őѷœѨ
^ _ there	ĀѸāҬĉѺčҊďѺĘѺęҋĚѴĠ҇Ħ҈Ĭѹ
^ _ they	āѷĬҋ
^ _ thing	ĀѹāѰĄ҇Ģ҇
^ _ things	ģ҈
^ _ third	Āҋ
^ _ this	ĀҗĈ҉Ėѹġ҈
^ _ throwing	āҋŃ҉
^ _ throws	āѹŃҋń҉
^ _ ticket	ā҆
^ _ to	ĀѵĂѸă҇ĎѳđѺĢѷħѹĵҔĶ҈ķґĸ҇Ĺ҉ń҇œҌ
^ _ total	ĳҋ
^ _ touched	Ā҉
^ _ trace	Ĩ҆
^ _ trait	ĥѳī҉Ľғ
^ _ traits	īҏ
^ _ triggers	āѷĊҝ
^ _ type	ĀѳĤѸłҐŇҮŐҗ
^ _ typed	Ĳ҇
^ _ types	āҔēѶĥ҉ŁѺńґ
^ _ unit	ĀѺō҉
^ _ unused	ā҆ŏ҉
^ _ up	ĀѺā҆ĆҊĈѸĊѺĵѺ
^ _ used	Ņҍ
^ _ uses	ā҉
^ _ using	ĩҊ
^ _ value	Ā҆āѯđҫĔҕ
^ _ values	āҌ
^ _ variable	ĀҌ
^ _ variables	ĤҌ
^ _ ve	ĀѹāѶ
^ _ version	Ġ҇ĮҊ
^ _ versions	ė҇ŉҊ
^ _ virtual	Ăґ
^ _ visibility	ĭҊ
^ _ vs	āҐďҌ
^ _ w	ĀѺŉҊŒ҇
^ _ want	Ā҉āѺĊ҇ĖѺ
^ _ was	Ā҇āҎąҐįҌİҖŅғ
^ _ we	āҘĝ҉ġ҇ŋ҉
^ _ what	ĀѱąѴĉѶĊ҉čѺĐҒē҇ĕѺĝѺĢ҇ģѶħ҆ĨҊĩ҇ĪѱįҍĲѺĴѹķҌĺѺľѺŀ҆Łҋł҈ńѺņҋŇҐňѺŉҋŊѹŐѹőҎ
^ _ when	āғĦѺįґ
^ _ where	Ā҆āҏĵ҈ĶҐĸѹ
^ _ whereabouts	ő҆
^ _ whether	ĀѭāѴĜҋĠ҇ġҊĦ҇Ĭ҆Ō҉
^ _ which	ąҗĆ҇ĉѹĊ҉ĎѷėѸĘѺħҌĨҊĪѺĬѹĭѺĮҍİҋĳѺĵҐķѷĺ҆Ļ҆Ľ҇Ņ҈ō҈œ҇ŕ҆
^ _ whom	ĀҎĥ҆įѺĲ҉
^ _ whose	āҊ
^ _ wich	ķ҇Ń҇
^ _ will	āҗ
^ _ with	Ē҈Ķ҆
^ _ within	Ļѹļҏ
^ _ wonder	Āҏ
^ _ wording	ā҇ŔѺ
^ _ worked	ĀҌāѸ
^ _ workflow	āҊŕ҆
^ _ workflows	Ā҉āѹ
^ _ would	ĀҌĢҊł҈
^ _ writes	ā҆
^ _ wrote	ĀҘāѺňѺ
^ _ yes	Ĉ҈
^ _ you	āѝĎ҆đ҆Ę҆ęѹĬ҈ķѵľҊňҋŊ҆ŎѺŏ҇ő҇
^ _ |	ĀѢāѮąѷĈѺĐ҈ē҆ĔҒėґĘѷĚѺĥѹĩҍīҔĭ҆ĮѴįҊıҤŃѺŇҳňѸŋѷŌѺōѷŎѶŏ҇ŐѷŕҎ
^ a	ĀҗāѭœѺ
^ a test	ĀқāѷŋѸœѺ
^ abstract	Ă҈
^ according	ĀҋĢѹ
^ according to	ĀҋĢѹ
^ add	Āѯāң
^ add a	ĀѹāҒ
^ after	āѵĞғ
^ after the	Ğ҇
^ all	ĀҢĆҌħѶĪ҇ĿҊŃҐňѮ
^ all callers	Ā҈
^ all import	āҌħѶ
^ all imports	Ī҈
^ all the	ň҉
^ allowed	ėҋ
^ allowed values	ā҆
^ am	ĀҊĭ҇
^ am i	ĀҊĭ҇
^ among	ĀѺāѺę҈Ĝ҈ŋ҆
^ among the	ę҈ŋ҇
^ an	ġ҈
^ ancestors	ćҙ
^ annotations	ēҙ
^ annotations on	ē҉
^ any	ĀҊāѯĝҋĦ҇ŋҊōѳ
^ any chance	ĀѲ
^ any idea	Ā҆
^ any import	ĀѵĝҌĦ҇
^ any test	ŋҌ
^ anything	ĀѸāѳĒ҆Ěѹġ҈ňҌō҆
^ anything in	ō҆
^ anything that	ĚѺĩ҆ňҌ
^ are	ā҈ĆѸĈ҆ĦҎŁ҆ŋҌōѹ
^ are all	ā҇ĆѺ
^ are the	ā҆
^ are there	āѸĈ҆Ł҇ŋ҈
^ args	ď҉Łҋ
^ as	ĀѭāґĂ҆Ċ҆ĎѺĝ҆Ģ҇ĥѷŇѸ
^ as for	ĀѰāҕĂ҆Ċ҆ĎѺĝ҆ĥѷŇѺ
^ async	ā҇ĒѺ
^ at	ĀҌĆ҇Đ҇ĖѶį҆
^ at tag	Ā҇
^ at what	Đ҆į҆
^ at which	Ā҇Ć҈
^ attributes	ĤҊ
^ author	ĀҏĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	Āҕ
^ authors of	Āҕ
^ base	ĀґćҋŀѺňѷ
^ bases	ćҙ
^ before	ĀѲĽѺŅҎ
^ before i	ĀѳāҍĽѺ
^ before it	Ņ҇
^ before the	Ņ҈
^ better	āҏĔѺŔѺ
^ between	ěҍĝҊ
^ between <tag>	Āѷā҇
^ between the	Ā҆āѶăѷěҍĝҊ
^ blame	ĀѵĲҠ
^ branches	ĀґāѶ
^ bug	ā҆
^ bug on	ā҆
^ build	Ā҆ĈҊ
^ build the	ĀҙĈѱ
^ by	āѬĄ҆Ċ҆ē҇ĝѸĢѺĥҋħ҉ĩҊĪѸĮѺį҇Ĳ҇ŀ҇ňґō҆ŕ҆
^ by how	Ď҆
^ by the	Ą҆
^ by what	ĀѲāѹē҇ħ҆Ĩ҉ĩ҇ĪѸį҈ň҉
^ by whom	ĀҐĥ҆įѺĲ҉
^ call	ĉҔĊ҇
^ call path	ā҇
^ call sites	ĊҌ
^ callees	ĉҝ
^ callees of	ĉҎ
^ callers	āѳĊҜĠѺ
^ callers of	āѳĊҜĠѺ
^ calling	Ń҆
^ calling <name>	ń҆
^ calls	ĉ҆
^ can	āҦą҆ĈҊĚ҇ģѺĬѺĭ҈ĮѸıѺŁѺńѸőҍ
^ can <name>	ĀҐĚ҆ġ҆
^ can a	ŋ҆
^ can i	ĀҜāҌė҆
^ can not	ő҉
^ can the	ĀѹŌҋ
^ can you	ĀѴāѳą҆Ī҆ĭ҇ő҆
^ cfg	ĐҐ
^ chain	Ĩ҆
^ chain of	Ĩ҆
^ change	ĀѺāҗıѺ
^ change the	āҕıѺ
^ changed	Čҋ
^ check	āѫč҆Ę҉ĦҋŌ҆Ŏҋ
^ check for	Ā҆
^ check if	Ā҉āѹč҆Ę҉ĭѶ
^ check whether	Ĝ҆
^ child	ĀѺćѶňҞ
^ ci	ĀҖāѧŕ҈
^ circular	Ħ҉
^ circular import	Ħ҉
^ class	ĀѮē҇Ě҆īҒ
^ class <name>	ĀѲē҇Ě҆īҒĵѺ
^ classes	ĀѺĥҊňҋ
^ classes implementing	ĥ҇
^ cls	āҍĚ҉ĩѺĵҍňҍ
^ cls <name>	āҍĚ҉ĩѺĵҍňҍ
^ code	ĀѺā҇ĊҗğѴŃ҉
^ code that	āҍĊҘğѲ
^ collect	ĀҒŎѵ
^ collect the	ĀҒŎѵ
^ comit	Āѹąҗ
^ comit introducing	Āѹąҗ
^ commit	ąҋĎѺ
^ commit <commit>	āѹč҆
^ commit adding	ą҇
^ commit count	Ā҆
^ commit that	ĀҏāѶ
^ compare	Ā҆ďҎ
^ config	ĀҐĐ҆ĪѴ
^ confirm	ĭ҈
^ const	ĀѭāҐđҌĶҊŐҋ
^ const <name>	ĀѭāҐđҌĶҊŐҋ
^ constant	ĀѳāѵĶҞ
^ constant <name>	Ķ҈
^ content	đ҉
^ content of	đ҉
^ contributors	ĀҒ
^ contributors to	ĀҐ
^ could	Āҳāѵ
^ could <name>	Ā҇
^ could you	Āүāѫ
^ count	ĀҖāѺĎҏĤѸĪѺĳ҈ľҕĿѶňѺŊҖ
^ count everything	Ā҇
^ count of	Ď҈
^ count tests	Ŋ҆
^ count the	ĀҟĤѸĪѺľҊŊҋ
^ create	ĀѶāҘ
^ current	İ҈Ņѹņҏ
^ current path	ņҊ
^ cut	ā҈
^ data	Ĥ҉Őҋ
^ data members	ĤҊ
^ data type	Őҋ
^ date	Ā҈ā҈įҌ
^ date of	Ā҉įҌ
^ dead	ŏ҉
^ dead imports	ŏ҉
^ decorators	ē҉
^ def	ĔѹĕҊķҚĹҊĺѺ
^ def <name>	ĔѺĕҊĹҋ
^ default	āѺĔҊĕ҆
^ default of	Ĕ҆
^ definition	ĆѹĶҊĺҚĻ҉
^ definition of	ĆѹĶҊĺҚĻ҉
^ delete	āҪĆѵĴѹ
^ delete all	āҒĆѵ
^ delete line	āҌĴѹ
^ delete the	āҌ
^ deletion	Ā҉
^ deletion of	Ā҉
^ dep	ĀѲĖғė҇ħҊĮѹ
^ dep path	ħҊ
^ dependencies	ĀѷĩѺĪң
^ dependencies of	ĀѷĩѺĪң
^ dependents	ĀѸĩң
^ dependents of	ĀѸĩң
^ derived	ň҇
^ derived classes	ň҇
^ descendants	ĀѹňҘ
^ descendants of	ĀѹňҘ
^ describe	āѸĢқ
^ determine	ĀѧāѬĺҋľ҆
^ determine the	ĀѲāѯĊ҆ĺҌľ҇
^ determine whether	ĀѺ
^ did	Ā҇āѺčҙĠҗĬҊĭҏįѹİѹŋѹ
^ did <commit>	ĀѷčҎ
^ did <name>	ĀѶā҇ĠҌ
^ did <path>	ĀҊāѸ
^ did <tag>	Ġ҇
^ did commit	Āґāѷ
^ did somebody	Ĉ҇
^ did the	āғĭҐİѹ
^ did they	āѸĬҋ
^ different	ďҌŁѺ
^ dir	őҒ
^ dir containing	őҒ
^ display	Ĵ҈
^ display line	Ĵ҈
^ do	Ā҆āѦĘҎĚ҆ĝҐġ҈ĢѹĦ҇ħѺĪѺĮѺŋҋŌ҆
^ do i	Āҏ
^ do not	Ĕ҈
^ do tests	Ŏ҆
^ do the	Ā҆āѮĘҎĚ҇Ĝ҈ĝ҈Ħ҆
^ do we	ĝ҉ġҊŋ҇
^ do you	Āѩĺ҇Ō҈ŏ҆
^ does	ĀҙāҔćѷĈҔĉѶĊѴčҔėѺĘҘęґĚҗěҒĜҨĝҋġҎĢѲģѷĤѷĥѺĦҍħѹĪѲīѸĬ҆ĮѷĴѹĵѹĺѺľѺĿѺŁѵŇѹňѱŌҞōѶŎғŏѲ
^ does <name>	āѺĉѺĘҙĚҕěҋĜҏġҎĢѺĬҊĭ҈ŁѺń҉ŋѺ
^ does <path>	ĀҋĜҒĝҊĪѹŏѹ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does any	Ā҆
^ does anything	ĀҎ
^ does every	Āѫāҕ
^ does it	āґĈѹ
^ does one	ě҆
^ does the	ĀҗāѹćѹčґĘҊęҋĚҊĜ҇ňѷŌҋ
^ does this	Ĉ҈
^ dose	ĀҐāѴĈ҇Ĝ҇ŌҎ
^ dose <name>	Ā҇
^ dose the	Ĝ҇
^ down	ň҆
^ down the	ň҆
^ entry	ā҈Ğ҆
^ entry points	ā҈Ğ҆
^ enum	ĀѺĸ҉
^ enum member	ĀѺĸ҆
^ enumerate	āѱĆҏľѺĿҍŏ҆
^ enumerate everything	Āҏ
^ enumerate the	ĀѲāѶĆҍĿ҇Ł҆ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	ĀҡĆҐĊѷ
^ every place	ĆѺĊ҇
^ everything	ĀҐāѱĒ҆ňҙ
^ everything <path>	Ā҇
^ exception	Ā҈āѸ
^ exception <name>	Ā҈āѸ
^ exceptions	Āѹāғ
^ exceptions <name>	āҚńѯ
^ execute	Ŏ҇
^ existence	ġҊŋҏœѸ
^ existence of	ġҊŋҏœѸ
^ explain	Ģҡ
^ explain <name>	ĀѸāѶĢҩ
^ explain the	āҏĢѺ
^ export	āҐ
^ exports	ģҒ
^ exports from	ģ҈
^ exports of	ģҊ
^ failing	Ā҇
^ failing tests	Ā҇
^ fields	ĀѷĤҔ
^ file	Ā҇ČҊčѺĵѶĺғĽ҉Œҋ
^ file and	ķѺĺҔ
^ file line	ķ҈
^ file where	āҊĵѸ
^ files	āҧăѺĄ҉Č҆
^ files added	āѸăҋ
^ files importing	Ā҆
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	ĀѶāѰăҊąѶćѵĊ҉đѺĘѺĚѹĜѺğҍĥѺĵҖĶ҈ĺҗĽғĿѸŃ҇ňѹŌѺőҖŒҋœҊŔѶ
^ find <name>	Āѹğғĺҥőґ
^ find all	Āѷă҈ĉ҈ŀҊŃҌ
^ find calls	Ā҇ĉѺĊ҆
^ find every	ĀҎĥ҇őѺ
^ find everything	ĩ҆
^ find me	ĀѰāґĊҊĺѹļѺĽѹ
^ find out	āѺ
^ find test	ĀѺœҏ
^ find the	ĀҖāѱąѶĐ҆İ҆ĶҎĻ҆
^ first	ĀҌāґ
^ first change	ĀѶāҒ
^ first commit	Ā҆
^ first file	āҌ
^ fix	ĀѹāҙœѺ
^ fix the	ĀѺāҘœѺ
^ folder	őҎ
^ folder holding	őҎ
^ for	Āѝā҉ć҇ĕѴĖ҇Ģ҆ĥҌĩ҆ĳ҇
^ for <name>	ĂѸĕѹĬ҆Ł҆Ň҆
^ for <path>	ĀѸāҊ
^ for a	ā҇
^ for class	ćҍ
^ for commit	ĀѺ
^ for the	Āѹď҈Ė҆ĩҊŁѺň҇
^ for what	Ģҋ
^ for which	ĥ҆
^ former	ŅґņѺ
^ former name	Ņ҈
^ former path	Ņ҉
^ from	ĀҋāѱćҊĊҍģ҇Į҈ŅҔņѵňѺ
^ from <path>	Ā҉
^ from <tag>	Āѷā҇
^ from what	Ċ҉Ņҍ
^ from which	Ā҈āѶć҈Ņ҇ņѺ
^ full	Ć҈
^ func	ĕҏ
^ func <name>	ĕҏ
^ funcs that	ā҇
^ function	ļ҈
^ function <name>	ļ҈
^ functions	ĒҊ
^ git	ĀҕČҋĎ҆ĢҧįҋĳѴ
^ git <name>	Āҡĳѵ
^ git blame	Ĳ҆
^ git log	ĀҐĎ҈ĢѵįҎ
^ git show	ĀѺČҎ
^ git tag	ŉ҈
^ give	ĀѩāљăҌĊҋĕѺĚѺĜѹĢҎģ҈ĩ҇ĪҍĺѸń҇ŎѸŐ҇ŕ҆
^ give every	ģҏ
^ give me	Ā҉āѵĊҎĕѸģѺĩ҈ĳҊķѴĹѺŁ҇őѸ
^ give the	ĀѨāѡă҈Đ҈ē҆ĪҋĶѺķҏń҈ŕ҇
^ given	Āѷ
^ given class	ě҆
^ given commit	ĀѺāҊ
^ global	Ķҋ
^ go	āѷĮҐĵҋĽ҆
^ go to	ĵҋĽ҆
^ going	ă҇
^ good	ĀѵāѬ
^ good afternoon	āѴ
^ good morning	ĀѺāѸ
^ grep	āѶŔҐ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѨčҊĘ҇ĚҍĜ҆ĝҍġҍĬ҉ĭҍ
^ has <name>	āѺĘҊĬ҇ĭҏ
^ has anybody	ĀѺĝ҉ň҈
^ has anyone	ĀҎ
^ has the	āѵę҆Ě҉ġҏňѹ
^ have	Ā҆
^ have we	Ā҆
^ head	Āѱİғ
^ hello	ĀѵāҎ
^ hello |	ĀѶāҍ
^ help	āҗĊѺ
^ help me	āҗĊѺ
^ hey	āѰă҆
^ hey can	Āҏ
^ hey do	āҋ
^ hey i	ĀѶāѹ
^ hey what	ĀҊ
^ hi	ĀѹāҒ
^ hi i	ā҇
^ hi there	ā҇
^ hi |	ķ҆
^ how	ĀҜāӌąѸĎҍď҈đҋėҌĝѸħҐĨҔĩѸĬѲįғıҊĳҐľ҉Ŋ҇ŋѺŎѹ
^ how are	Āѹā҆
^ how calls	ņ҈
^ how can	āҊ
^ how come	āҮĬѸ
^ how deep	ĀѺā҈
^ how did	āѶŅҊ
^ how do	ďҋħҊ
^ how does	ĀѺāѶħҐĨҋĴ҈
^ how fast	ĀѶāҌ
^ how has	ā҆
^ how is	ĀҊāѧĨҌıҐ
^ how long	ā҉įҎĳ҆
^ how many	ĀҟāҥĎҖĳҍľҊŊҎ
^ how mnay	ĀҚāѴ
^ how much	ĀѷđҌ
^ how new	āѺėҌ
^ how often	Ā҇Ďҋ
^ how recently	ĀѸį҉
^ how to	Āѹāҕ
^ how would	ł҈
^ hwo	Āѷľ҇
^ hwo many	Āѷľ҇
^ i	ĀҳāђąѷĖѹė҆Ě҆Ĭ҇ĭѸĮѹĶ҇Ľ҈ŁѶōѺŔ҇
^ i can	Ā҈
^ i d	ĀҘā҈ıѺ
^ i do	Āѵ
^ i forgot	Ĭ҆
^ i have	ĀѸ
^ i keep	Ľ҆
^ i m	Ā҉āѵ
^ i need	ĀҏāѯĬ҉Ļ҆Ľ҇ľ҆
^ i suspect	Ā҆
^ i ve	ĀѺāѺ
^ i want	ĀҊāѺĊ҇ĖѺ
^ i was	āҊ
^ i wonder	Āҏ
^ identify	ĀѬāѠĉҌĚѸĞ҆Ŀ҉ŀҊŃ҆ńҊ
^ identify all	ĿҌ
^ identify each	ĉґĤ҇ńҋ
^ identify every	āѷŀҋŃ҈
^ identify the	ĀѵāѰĚѺĞ҆ň҆
^ if	ĀҌāѤĔҐ
^ if <name>	Āҋāѹ
^ if i	āѯĔҏ
^ impl	ĀѸāѱĥҒīҔ
^ impl <name>	āѴĥҖ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҊ
^ impls	ĥ҈
^ impls of	ĥ҈
^ import	āѺĜѶħґĪҗŏѷ
^ import chain	ħҊ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҆
^ import statements	Īғŏѵ
^ imported	Ī҇
^ imported modules	Ī҈
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҌĝѺĩѴĪҩŏѰ
^ imports from	ĀҕĝѺ
^ imports in	Īҗŏѯ
^ imports missing	āҎ
^ imports of	ĩѶĪҙŏѷ
^ imports still	ā҆
^ in	āѹĆ҈ćѹĉѵĊ҆ċ҇Đ҆đѳēѸĔѭĕҐĚ҈ĝѷĞѺğѹģѹĥѺĪѹĲ҇ĳѸĵҋĸ҇ļҊŀ҆ŁѷŇ҆ōҎŎ҇őҊœ҇
^ in <name>	Ā҇ā҉Ă҆Đ҆đѸĔѶĕ҇ĢѸŎ҇
^ in <path>	ā҆ĝѺĲ҇
^ in <tag>	āѺĠ҇
^ in class	ĺ҆
^ in how	ĆҊ
^ in the	ĀѯāѴĚҊįҊĿ҉ŇҊōҊ
^ in this	Ā҆
^ in what	ĀҠąѱď҆įѷŀ҇ŉ҆őҌœ҈
^ in which	Āѷā҆ąҍĉѺĊҋĎѺğѷĵҍķѺĻ҇ļ҇ō҇ő҉Œ҆
^ in wich	ķ҈Ń҇
^ includes	ĀѸĩѳĪҠ
^ includes of	ĀѸĩѳĪҠ
^ inferred	ŇѸŐҌ
^ inferred type	ŇѸŐҌ
^ inheritance	ćґ
^ inheritance of	ćґ
^ initial	Ĕҋ
^ initial add	ą҈
^ inner	Ļҏ
^ inner func	Ļ҆
^ inside	Ę҆ļҌ
^ inside <name>	ļ҆
^ instance	Ĥ҉
^ interface	īҍ
^ interfaces	īҎ
^ interfaces of	īҊ
^ into	ņҊŉ҆ŔѺ
^ into what	ņ҉
^ into which	ŔѺ
^ is	ĀҴāҦĂѹĆѹćѪĈҔĉѹčҞĎѺĐѷđѶĔѺėѷĘҏęҟĚҐěҕĜҔĝҧğѺĠ҈ġҊĢѷģѸĦґĨѵĪѸĬқĭҜįѷıѶĲѸĴѺĶѺķѺĹѺĺѺĻѷļѺĿѺŁѸńѹŅѺņѺŇѯňѮŌ҈ŎҍŏѺőѹœѰ
^ is <name>	ĀҌāҎćѲčҋĘҌęқĚҙěҕĜҌĠ҉Ĭ҈ĭѺĳѺňѳ
^ is <path>	ĀѪāҐč҈Ĝ҉ĝҩĦ҇ĨѸ
^ is a	Ā҈āѵĮ҇
^ is access	ĭ҇
^ is anybody	Āѹā҉
^ is func	Ĭ҈
^ is it	āѴĊѸĘ҉ĳ҆
^ is line	āҌ
^ is load	ĀҊ
^ is not	āѸĬ҉
^ is symbol	ĭҊ
^ is teh	ĭ҇
^ is test	ĀѹāҌŎ҇
^ is the	ĀѸĈҚĬҍĭ҉Ō҆
^ is there	āҙę҆ĚѸĦ҆ō҆
^ is this	ĀҍĈѺł҈
^ it	ā҇
^ java	āѸĮҐ
^ job	ĀҍĢҒ
^ job list	Āҕ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѶāѹĐ҆Ķ҆ķҒĹ҇œҊ
^ jump to	ĀѶāѹĐ҆Ķ҆ķҒĹ҇œҊ
^ kindly	ĺ҆Ł҇
^ kindly tell	Ł҇
^ last	āѺįҎ
^ latest	ĀѺāҎėѹį҆
^ latest commit	ĀѺį҆
^ leftover	ĪѺŏҋ
^ leftover imports	ĪѺŏҋ
^ let	Āҋ
^ let me	Āҋ
^ license	ıґ
^ line	ĀқĐѺĵҎĺѷœ҈
^ line <line>	āѹĲ҇ĴҊ
^ line count	ĳҌ
^ line of	œ҉
^ line where	ā҇ĵҏĸѺ
^ lines	ĀҒĳѳ
^ lines <name>	Āҙĳѭ
^ lines total	ĀѹĳҊ
^ list	ĀҌĂҐĆѶĉ҈ĖѵĞҜĤ҇ĥҌĪ҆ľѷĿ҉ŁѴń҈ň҈ŉ҇ŊѶ
^ list all	Āҏ
^ list every	Ā҆ā҇ĊѺ
^ list files	ĩ҆
^ list of	ĀѸĂҐĞҠľѹĿҋŁѲ
^ list the	ĀҎăѷć҈ĉ҇Ċҋē҈ĖѷĤ҉ĥ҇Ī҉Ł҇ň҆Ŋѷ
^ literal	đҊŔҊ
^ local	ĻҊļѺ
^ locate	āѫĐ҆đѸĵ҉ĶҋĹ҈Ļ҆ĽҊœҊŔѺ
^ locate <name>	ĺ҆
^ locate the	āѯĐ҆đѹĵ҉Ķ҈ĽҊœҊŔѹ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆
^ location of	ĵ҆Ĺ҈ŀѺŒ҆
^ log	Ā҉
^ log of	Ā҉
^ longest	āҒ
^ longest line	ā҉
^ look	āѲĆ҆ĵѺő҆
^ look up	ĀѲāѵĆ҆ĵѺő҆
^ looking	Ě҇Ľ҇
^ looking at	Ě҇
^ looking for	Ľ҇
^ lst	įҊ
^ lst change	įҊ
^ make	ĀѷāӀĚѸĬѲŌѳ
^ make <name>	āҨĚѸĬѳ
^ member	ĿҠ
^ merge	ā҇
^ method	ĀѺĂѺĹҐĺѹĿґ
^ method <name>	ĹҒĺѺ
^ method names	Ŀ҆
^ methods	ĀѺāѵĂѶĉҊĊ҇Ē҇ľѰĿҝŃ҇
^ methods <name>	ĉ҆
^ methods of	ľѹĿҌ
^ methods that	Ŀ҆
^ min	ėѺĮҌ
^ min <name>	ėѺĮҌ
^ mit	ı҆
^ module	ģ҆Ķ҆Œ҆
^ module <name>	Œ҇
^ modules	ĩҊĪ҆
^ modules pulled	Ī҈
^ modules using	ĩҊ
^ most	į҇
^ most recent	į҇
^ move	āҒ
^ move the	āҌ
^ must	ā҈
^ name	Āғāѱē҇Ī҇ī҇Ł҉ŅѷňѺ
^ name all	ĀҐĪ҆ī҈
^ name each	ŀ҆
^ name every	āѹĉҋē҇ĿҊ
^ name the	ĀҊć҆ŁҊ
^ names	Āҍ
^ names both	ā҇
^ names of	Ā҈
^ needless	ĪѶŏҒ
^ needless import	ĪѹŏҌ
^ needless imports	ŏ҆
^ nested	Ļ҇
^ new	āѺņ҇
^ newest	ĀѶāѺį҇İғ
^ newest commit	į҈
^ node	āѸĮҐ
^ not	ĀҐňѺ
^ not only	Ā҇
^ number	ĀҦāҗĎѺĤѷľѷŊ҈
^ number of	ĀҦāҗĎѺĤѷľѷŊ҈
^ of	āѣė҇ĢҋģҎĤ҆İ҈ļ҆
^ of all	ā҆İ҉Œ҆
^ of how	ĳ҆
^ of the	āѴģ҆ļ҆
^ of what	āѳĢҌ
^ of which	ĀѹāѺģ҈ň҆
^ old	ŅѶņҖ
^ old file	ŅѹņҌ
^ old name	ņ҉
^ oldest	Ā҇Į҇
^ on	ĀѲā҉ć҇Đ҉ķҊĺҎļѺňѸŒѹœ҆ŕ҉
^ on what	Āѷā҆ć҈ĐҊķҌňѹ
^ on which	ā҆Ĕ҆ĺҋŒѹœ҉
^ on |	ŕ҆
^ open	ā҈
^ origin	Ņҋ
^ origin commit	Ā҆
^ origin of	Ņҋ
^ original	Ņ҆
^ original name	Ņ҆
^ ought	ā҇
^ ought <name>	ā҇
^ our	Ā҇
^ outgoing	ĉґĊѸ
^ outgoing calls	ĉґĊѸ
^ over	ħ҇Ĩ҆
^ over which	ħ҇Ĩ҆
^ overrides	ā҉
^ overrides of	ā҉
^ overriding	ŀҒ
^ overriding methods	ŀ҉
^ param	āҞēѺńѺ
^ parameter	ĀѹĔ҉ĕѹŁҎ
^ parameter <name>	Ĕ҉ĕѺ
^ parent	ćҋ
^ path	āѹĵҋķҊŅѴőҞœ҆
^ path of	ķҋŅѵőҕ
^ path to	āѹĵҌő҉
^ percentage	ĀѹāҒ
^ percentage of	ĀѹāҒ
^ places	ğ҉
^ places that	ğ҉
^ please	ĀҟāѦć҈ķѹĹ҆ļ҆ĿѶŁѺ
^ please check	Āґ
^ please display	Ā҉
^ please enumerate	Ā҆Ć҉
^ please give	Ā҇
^ please identify	Ā҆
^ please list	ĿѺ
^ please report	Āҍ
^ please show	ĀѺć҈
^ please state	ĀҌ
^ please tell	Āѱę҆
^ please to	ĀѪāѺ
^ please trace	Ĩ҆
^ point	Āѷķҏĺҍ
^ point me	Āѷķҏĺҍ
^ predecessor	āѹŅ҉
^ predecessor of	āѹŅ҉
^ previous	ŅҔőѸ
^ previous name	Ņ҈
^ previous path	ŅҌőѸ
^ print	ĀѺāѴđ҇ĖҦģҌĤҌİҎĲѹĴҌĶѷ
^ print <name>	ĀѲĖҫ
^ print <path>	Ĵ҇
^ print all	ģҎ
^ print the	ĀҖ
^ prior	ĀѹŅҘ
^ prior filename	ĀѹŅҘ
^ project	Āѱā҇łҊ
^ properties	ĤҕŐѹ
^ protocols	īҕ
^ public	ģҏ
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	ā҉
^ put a	ā҆
^ pytest	āѲŌҏŎҗ
^ pytest <path>	āѺŎҋ
^ pytest k	ŌҔŎѹ
^ python	ĀѹāѹĮҒ
^ quantity	ľ҇
^ quantity of	ľ҇
^ quick	Āѷļ҆Ņѷ
^ quick question	Āѷļ҆Ņѷ
^ quote	Ā҆
^ raise	ń҆
^ raise statements	ń҆
^ raisers	Ńқ
^ raisers of	Ńқ
^ read	ĀҊĴ҆
^ regarding	ĀѬāҌĊ҆ĶѹŅ҆
^ regarding <name>	āѸ
^ regarding <path>	Āѹ
^ regarding class	Ā҆āѺĤ҆
^ regarding commit	āҊ
^ regarding tests	ā҆
^ regarding the	ĀѲĉ҆Ċ҇
^ reimplementations	ŀ҉
^ reimplementations of	ŀ҉
^ releases	ā҉
^ remove	āҘ
^ remove the	āҔ
^ rename	ĀѷāҕĸѺŅҎņҋ
^ rename source	ĀѺŅґ
^ rename target	ņҍ
^ rename the	āҋĸѺ
^ replace	āҒ
^ repo	Āѱİ҉łҔ
^ report	ĀќāѦĂ҆Ē҇ğ҆ġ҇Ī҆Ķ҈ňґŏ҆
^ report all	ĀѲĩ҇ňҒ
^ report every	Ē҇ŉ҆
^ report the	ĀѳāѪĂ҈ğ҇Ī҈ŏ҆
^ report where	Ķҋ
^ report whether	ġ҇
^ required	ĀѴāѺėҋĮҗ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	ŇҊ
^ return annotation	Ň҈
^ reverse	ĩҘ
^ reverse dependencies	ĩҊ
^ reverse deps	ĩҎ
^ revert	āқčѹİѸ
^ revert <commit>	āҍčѹ
^ review	Āҧāѩ
^ revisions	Āң
^ revisions of	Āң
^ run	ĀҥāѲĈҔĊѹŊѵŎґœѹ
^ run <name>	ĀҗāѺĊѺ
^ run test	ĀѹŌғ
^ run tests	ŊѷŎґ
^ run the	ĀґĈҕŌѪ
^ runtime	ĀѷĖҌ
^ runtime dependencies	ĀѷĖҋ
^ rust	ĀѺĮҐ
^ say	Āѫāҕő҈
^ say me	ő҈
^ search	Ŕ҇
^ sed	ĀҊĴҒ
^ sed n	ĀҊĴҒ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҇
^ setting <name>	Đ҇
^ sha	ąҋ
^ sha that	ąҋ
^ shortest	Ĩҋ
^ shortest import	Ĩ҇
^ should	āҾ
^ should <name>	āҜ
^ should <path>	ā҈
^ should i	Ā҈
^ should the	āҊ
^ should we	ā҆
^ show	ĀҚāѩĂ҈ćѺĖ҆İҍĴ҈ŁҌł҇
^ show <name>	ď҉
^ show all	ĂҌĖ҉ĥ҇
^ show every	ō҆
^ show line	ĲѺĴ҉
^ show me	Ā҈āѶĐ҇ķ҈ň҈
^ show the	Āҍđ҇İ҉ŀѺŁҏł҈
^ shwo	Ā҉
^ shwo me	Ā҉
^ signature	ĀѸďҐŁҍ
^ since	āҕąҌĦѸĬѸįҗ
^ since what	į҇
^ since when	āґĦѺįґ
^ since which	āҎą҆
^ size	ĳҌľ҇
^ size of	ĳҌľ҇
^ skip	ĀѺāҘœѺ
^ skip the	ĀѺāҘœѺ
^ slowest	āҠōѶ
^ slowest import	ā҇
^ so	āѬĚҒĬ҇
^ so how	Ā҉
^ so is	āѴĚҒ
^ somebody	āѺķ҆
^ something	ĀҐāѹ
^ something called	ĀҍāѺ
^ somewhere	Ę҆
^ somewhere in	Ę҆
^ sorry	ĀѱāѮ
^ sorry i	āѸ
^ sorry to	ň҆
^ sort	āҒ
^ sort the	āғ
^ source	ĵ҆œ҆
^ source of	œ҇
^ split	ā҈
^ spot	Ķ҆
^ squash	ĀѺāҊ
^ squash all	ĀѺāҊ
^ starting	ħ҇
^ state	ĀѰāѹİ҆
^ state the	ĀѺİ҇
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҎĺѸ
^ struct <name>	ĵҎĺѸ
^ structs	ĥ҇
^ subclasses	ňҌ
^ subclasses of	ňҌ
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	Āѳā҈ĢҐ
^ super	ĀҌ
^ superfluous	ŏ҆
^ superfluous imports	ŏ҆
^ supported	Įҕ
^ symbols	Āҗ
^ symbols of	ĀҚģѵ
^ tags	Āѳāҙ
^ tell	Ā҉āѶĄ҈ĐѺē҆ķѺĽ҇ŋ҇
^ tell me	ĀҊāѷĄ҈ĐѺē҆ķѺĽ҇ŋ҇
^ test	ĀѭŋҝŎҋ
^ test <name>	Āѳāґŋ҇ŌҊŎѷ
^ test case	œҋ
^ test count	ĀѺŊҋ
^ test result	Ŏғ
^ tests	ōҙŎѷ
^ tests for	ĀѸā҆ō҇
^ tests from	Āҍāѷ
^ tests in	Ŋ҉
^ tests of	ĀҊŊѸōҋ
^ that	Āѹĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀќāџĄҌĉѹčѹď҆ěѶĝѹĞѹğѸġѷģҍĩҊĬѸĮ҉įҊĳ҉ĴҋľѷŁҊłҌŃѺŅ҇ŇҊňѸōҌŎѹŏ҇Ő҉őҌŒѵ
^ the <name>	ĀҐāѵĴ҆Ĺ҇ň҆
^ the attributes	Ĥ҇
^ the chain	ħ҆
^ the checkin	ą҉
^ the class	ĀѠāҢĚҊĺ҆Ŀ҆
^ the classes	ć҈ĥҌňѷ
^ the config	Ā҈
^ the constant	ā҉
^ the decorator	Āѵāґ
^ the default	ĕ҇
^ the directory	ő҈
^ the enum	Āѵāҍ
^ the environment	āҊğѺ
^ the exception	ā҉
^ the file	ĀҔĪѺĶ҉ľѶŅ҆Œѹ
^ the files	ă҆
^ the function	ā҈ĕ҇ę҉Ĭ҇ķ҆ĻѸ
^ the import	Ī҇
^ the imports	Ī҉
^ the inner	Ļ҇
^ the interface	ĀҊ
^ the length	ĀѸĎ҉ĳ҈
^ the location	őҊ
^ the lowest	Į҆
^ the method	Ā҆
^ the methods	Ŀ҈
^ the name	ĭ҈Ņ҈
^ the new	Ą҆
^ the old	ņ҆
^ the params	ďҋŁ҈
^ the part	Ā҇
^ the reverse	ĩ҈ĪѺ
^ the stack	ķ҆
^ the struct	ĵ҈
^ the subclasses	ŀ҆
^ the test	ĀѴā҈ŋҊ
^ the tests	āѷōҎ
^ the text	ā҇
^ the thing	ĀѹāѱĄ҇Ģ҇
^ the type	ĀѹłҍŇҊ
^ the value	Ĕ҉
^ the variable	ĀҎ
^ the whereabouts	ő҆
^ the workflow	ĀҎāѶ
^ there	ĀѸĆ҇œ҆
^ there is	œ҆
^ this	ĀѵāҌĖ҇Ğ҆
^ this project	ā҇
^ this repository	ā҆
^ through	ħ҉Ĩ҆
^ through which	ħ҈
^ throw	ń҉
^ throw statements	ń҉
^ to	đҌĨ҆ī҆İ҉Ņѹņҋ
^ to get	Ĩ҆
^ to what	Āѷđҏ
^ to which	Ā҆āѸİ҉
^ total	ĀҬĎҒĤѨĩѳĳ҈ľҔĿѶ
^ total from	Āѹĳ҉
^ total imports	ĀҔĩѳ
^ total methods	ĀѹľҕĿѷ
^ total number	ĀҍŊѺ
^ total revisions	ĀѷĎҎ
^ total tests	ĀѹŊ҉
^ trace	ħ҆
^ trace the	ħ҆
^ trait	ā҉ī҆
^ trait <name>	āҋ
^ traits	ĤѹīҖ
^ transitive	ĀҟĊѸňѰ
^ try	ĀѵāѹĈҔ
^ trying	Ā҇
^ trying to	Ā҇
^ turn	āҐłѺ
^ type	Ľ҇ŐҒ
^ type <name>	Ľ҈
^ type alias	āҊ
^ type of	āѷŐҖ
^ types	ĥ҇
^ under	ĀѳāҎĐ҈ĵ҇ł҆ńѴŅ҉ő҈
^ under what	Đ҆ńѺ
^ under which	ĀѹāҎł҆ńѺŅ҆
^ undo	āҎ
^ undo the	ā҆
^ undo what	ā҉
^ unneeded	Īѹŏ҉
^ unneeded imports	Īѹŏ҉
^ unreferenced	ĪѸŏҌ
^ unreferenced imports	ĪѸŏҌ
^ unused	ĀѸāҌ
^ unused functions	ĀѸāҍ
^ usages	āѸĉѺĊҔ
^ users	ĩҒŒѹ
^ users of	ĩҒŒѹ
^ value	Āҍđ҆ĔѲĕҍ
^ value of	ĀҍđҌĔѳ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҍ
^ variant <name>	ĸҍ
^ verify	ĀѴāѴġ҆Ŏ҆
^ verify that	ĀѷāѹŎ҆
^ verify the	ġ҆
^ version	ėҏĮѷ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҈ő҇
^ waht folder	ő҇
^ walk	Āҍ
^ was	āҢčҎĬҎĭҋįѷŅѲ
^ was <name>	Āѹč҇ĠѷĬҏĭҋ
^ was <path>	ĀҒč҆
^ was the	āҒŅѵ
^ was there	Ġ҉
^ wc	Āѹĳғ
^ wc l	Āѹĳғ
^ we	ĀѲāїĮ҆
^ we had	āѸ
^ we re	āѰ
^ wen	Āҍ
^ were	āѴċ҆Ľ҆
^ were is	ċ҆Ľ҆
^ what	ĀҝāүăѹąҐĆѶĈѶĉҏĊ҆ČҋčѬďѶĐѵđғĒ҈ēҋĖҌĘѸęѵĚѳěѶĜѵĝѴĞѸĠѵġѵĢѷģҝĥҋĦѵħѹĨѹĩҜĪҍĬѮĭѸĮѹįѲİ҆ı҇ĲѯĶѹĸѸĹѹļѶľҌŀ҇łѹŃ҈ńґňҋŊ҆ŋѶŌѸōҌŎѵŏҐőѳŒѶŔѴ
^ what <name>	ĉҒď҉đѹģҏŁѹ
^ what <path>	ģ҈
^ what all	āѱČ҆ĥ҇Ł҉
^ what are	ā҉Ė҈Ĥ҆ıѷ
^ what base	ćҌňѹ
^ what breaks	āҐ
^ what calls	ĉҋ
^ what can	ĀѴģҎĩѺĿ҈ń҈
^ what changed	ĀҐāѲ
^ what code	āѺĊ҇Ńҋ
^ what comes	ī҆
^ what comit	ąҊ
^ what commit	ĀѱąҚ
^ what commits	ĀҍĎѶ
^ what data	Ĥ҇
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩҒ
^ what did	ĀѵāҊĪ҆İ҈ņҎ
^ what do	āҌĂ҇ń҆
^ what does	āҊČ҇đҕĒ҆ĔҊĖҊģҌĪ҉ŏҊŕѹ
^ what errors	ā҇ń҈
^ what exactly	ā҈įѺ
^ what extends	ňҍ
^ what fields	ĤҊ
^ what file	Ķ҆ĺҐĻ҆ņѹœҋ
^ what files	āѸă҈Č҆
^ what folder	ő҆
^ what for	ł҈
^ what functions	ĀҏāѶŃҍ
^ what gets	Ė҇Ī҇
^ what goes	ĀҌ
^ what had	Ņ҆
^ what happened	ĀҌāѺ
^ what happens	āҘ
^ what has	ā҆ď҆Ē҆ņҌ
^ what i	ĭ҈
^ what implements	ĥ҉
^ what import	ŏ҈
^ what imports	ĩҒ
^ what interfaces	īҋ
^ what is	āұĂ҈ć҆ĊѯĎҊđ҉Ē҉Ĕ҇ėѺģҍĪҐĮѷĲѹĳ҈ľҋń҇ŇҊŊҍōѸŕѸ
^ what job	ĀѸĢҐ
^ what kicks	ŕ҇
^ what kind	ĀҎāҊłѱŇҊ
^ what kinds	ń҆
^ what line	ĀѶāѵĵҔĽ҉
^ what makes	ŕ҇
^ what methods	Ŀ҈
^ what modules	ĪҌ
^ what names	ā҆ģ҆
^ what number	āѺđҎĪѶľҐŊ҇
^ what other	ĀѹāҍĪ҇
^ what overrides	ŀҐ
^ what properties	ĤҊ
^ what pulls	ĩҔ
^ what quantity	Ď҆
^ what relies	ĩҍ
^ what should	āҏ
^ what sits	ň҈
^ what stands	āѵć҆
^ what steps	Ā҇
^ what test	Ā҈ŊѸōҌ
^ what tests	ōҋ
^ what things	ģ҇
^ what triggers	āѷĊҝ
^ what type	āҍĤѹŐ҇
^ what unit	ō҇
^ what unused	ŏ҇
^ what value	ĀҔāѮđґĕ҆
^ what values	ā҆
^ what version	Į҈
^ what was	įҋİҎŅҍ
^ what will	ā҉
^ what would	ĀҒĢ҆
^ whcih	ĀҏāѺ
^ when	ĀҗāҌąҊĕ҆İ҇ņѸŒ҆ŕҊ
^ when <name>	ĕ҇
^ when did	ĀѶāҥ
^ when does	ŕҊ
^ when i	āѴŒ҇
^ when was	ĀҠāѸą҆İ҈
^ when will	āҎ
^ wher	Ā҇āѴğ҆ĵ҆œ҈
^ wher does	ğ҇ĵ҆
^ where	ą҆Ċ҆ĐѶđѴĒ҇ğѵĩ҇ĬѺĭѺĸ҈Ĺ҈ĺҗĻҌļҐĽ҆ŃҐŅҍņҍŌѷőҍŒ҉œ҈
^ where all	Ć҆
^ where are	āѹĆ҆ŃҊ
^ where did	āѮĶ҉ŅҋņҎ
^ where do	ĀҚāѭĶѺ
^ where does	ĀѨāҊķ҉ĸ҈ĻҌŃҊœ҆
^ where has	āѺĺҋņ҆
^ where in	āҞğѺœѹ
^ where inside	ļҌ
^ where is	Ā҉ĆѹĐѶĩ҇ķѹĺҔĻҐőґŒ҉
^ where should	ā҈
^ where was	Ņ҈
^ where within	Ļѹļҏ
^ whereabouts	ĀѺāѸĐ҉ķҋőҋœ҇
^ whereabouts has	őҋ
^ whereabouts in	ĐҊœ҇
^ which	ĀҫāӂĄѳąѸĈѵčѳĎѵĒ҆ĖҊėѺĘѹęѹĚѷěѹĜѵĝѸĞ҇ĠѹġѸĢғĤ҇ĦѴħѯĩҖĪҔĬѲĭѵĮѯİ҇ĳѷĵѹĹѹĺѵĻѹľѶĿ҆ŀ҉łѺņғŉ҆ŊѱŋѹŌѹŎѶŏҐő҈Ŕ҇ŕѺ
^ which <mark>	ēҎ
^ which <name>	ĀѰćҎ
^ which annotations	ē҉
^ which are	ć҆
^ which args	ĀѺŁ҆
^ which arguments	ā҇
^ which attributes	ĤҊ
^ which binaries	Ğ҆
^ which branches	Ā҈
^ which callers	āҏ
^ which change	Ā҈āѺąҌ
^ which children	āѺňҊ
^ which class	ĀґāѭćҎŇ҆
^ which classes	Āѷāғć҆ňҍ
^ which code	ĴҊ
^ which commands	ĀѺā҆
^ which commit	į҈İ҉
^ which commits	ĀҍāѺ
^ which decorators	ē҇
^ which default	Ĕ҉ĕ҆
^ which defs	Ā҆ĿҊ
^ which dependencies	ā҇
^ which derived	ŀ҇
^ which directory	őҋ
^ which enum	ā҉
^ which errors	ń҉
^ which exceptions	Ā҈
^ which fields	Āѷā҆Ĥ҉
^ which file	ĀѶċ҉ķ҇ŅҏņҘŔ҆
^ which files	Ā҆āҔĄѸĆҎĪ҈Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҈
^ which function	Ċ҉
^ which functions	Ā҇āҜĊѺģ҉Ń҆
^ which headers	Ī҉
^ which helpers	āѸĉҎ
^ which identifiers	Ā҉
^ which import	ĀҌ
^ which imports	Ĩ҇ĪҔ
^ which inputs	āѺŁҎ
^ which interface	ī҈
^ which interfaces	Ā҇
^ which is	āҎį҆
^ which jobs	Āҋāѹ
^ which licences	ā҆
^ which line	āѵĐ҆ļҌ
^ which lines	Ā҈
^ which member	ĿҌ
^ which members	ā҆
^ which method	ā҆
^ which methods	ĀҒāѫĉ҇ĊҖ
^ which module	ķ҇
^ which modules	Āҋā҇ĊѸĩҍŏ҈
^ which names	Ā҉āҌŏ҇
^ which of	āғņ҆Œґ
^ which ones	Ă҇
^ which options	ĀѸāҊ
^ which other	ĩҏ
^ which packages	Ā҆āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	ĲҌ
^ which private	ĀѲāҖ
^ which properties	Ĥ҆
^ which protocols	Ā҉āѸ
^ which release	Āҏāѹ
^ which routines	ĉ҆Ċ҆Ē҇
^ which rust	Ā҈āѸ
^ which script	āѸğҋĶ҈
^ which secrets	ā҆
^ which sources	ĀѺāѸĩҔ
^ which subclass	ā҇
^ which subclasses	ĀѭāҘŀҊ
^ which subfolder	őҎ
^ which symbols	ģ҈
^ which tags	ĀҌāѺ
^ which test	Ā҆œ҇
^ which tests	ōҍ
^ which third	Āҋ
^ which ticket	ā҇
^ which traits	īҊ
^ which type	Őҋ
^ which types	āѺĥҎ
^ which unused	ā҇
^ which value	āѺđґ
^ which variables	ā҆
^ which version	ĀҊĮѷ
^ which versions	ŉ҉
^ which workflows	Ā҉āѹ
^ who	ĀҎāҧĂѷćҐĉ҇Ċ҈Ē҈ğҎĠѸģѺĥҕĩҜĬѸĲғĴѶŀҍłѺŃҏńѺňҔ
^ who <name>	Ā҉
^ who added	āғ
^ who all	Āѳāѷĥ҇ň҇
^ who are	āѪĥҊĩ҆ň҆
^ who broke	ā҆
^ who calls	ā҇
^ who catches	ĀѱāҔ
^ who changed	ĀѶāҍ
^ who decided	āҌ
^ who declared	āҋĂѺ
^ who depends	Āѹā҈
^ who do	Ā҇
^ who first	ĀѺā҈
^ who implements	ĥҊ
^ who imports	āѹĩ҉
^ who introduced	ĀҒğѹ
^ who is	ĀѰāѸćҐĊ҉Ĳ҈
^ who last	ĀҎāѲ
^ who made	ā҇
^ who maintains	Āґāѱ
^ who makes	āѺ
^ who overrides	āѹŀҍ
^ who pinned	Āѷā҆Ĳ҇
^ who put	ā҈
^ who raises	āѷŃ҉
^ who removed	ĀҋāѺ
^ who renamed	ĀҚāѰ
^ who requires	ĀѱāѴĩҝ
^ who reviewed	āҒĲѸ
^ who set	ā҈
^ who subclasses	ĀѶňґ
^ who tagged	ĀѳāҎ
^ who throws	āѺŃ҉
^ who touched	Āҋāѷ
^ who uses	āҊ
^ who was	ĀѺāҊ
^ who worked	ĀҌāѸ
^ who writes	ā҆
^ who wrote	ĀҘāѺňѺ
^ whom	āѺ
^ whose	āѵćґĩҏĭѺĲҏĴѺňҔ
^ whose child	ćҒňѴ
^ whose hands	ĀҌ
^ whose imports	ĩҎ
^ why	ĀӁāӄ
^ why did	ĀҎāѺ
^ why do	ĀҔāѸ
^ why does	Āң
^ why is	āҤ
^ why was	ĀѺāҕ
^ wich	Āҋ
^ wich names	Ā҇
^ will	Ĉ҉Ĭ҉
^ will <name>	Ĉ҇
^ will i	Ĭ҉
^ with	ĀҊāѯē҉Į҈ńҍ
^ with what	ē҈
^ with which	āѷĮ҆ń҉
^ would	ĀҋāѰěҍĝ҇ĩѺĬ҆ĭҊ
^ would <name>	Ā҆āѶĭҎ
^ would a	Ā҈āѷ
^ would i	ę҈ĝ҆
^ would it	āҌ
^ would the	Ō҆
^ would you	Āѵđ҆ĬҊ
^ write	ĀѰāҬŋѸ
^ write a	ĀѹāҚŋѸ
^ yes	ĀҎĚ҇
^ yes or	ĀҎĚ҇
^ you	āҖ
a	Ā҇āҚĂҎĄѺąѵĆҌćѵĉѭďѺēѷĔѹĕѺĖѹėѮĘҎęҊĚҍěҌġҎģѴĤ҆ĥѴĦҜħѷĩѴĪѴīѸĬҡĭўĲѺĴѲĵ҆Ķ҉ķѴļґŁѯłҍņѲŇ҆ŊѸŋҠŌҋŐҏőѺ
a <name>	ĀѶā҈ĂѹĆҋĊѶĚҊĞѹğѺĠҋġңĢ҇ĤҕĬӆĭѹįѹķѹĿґńѸ
a <name> $	ĀҊġҒĬҜ
a <name> <name>	Į҇
a <name> argument	Ā҉
a <name> at	ġ҆
a <name> call	Ęҍ
a <name> exception	ŃҊ
a <name> for	ĀѸāҌĞѺĵ҈
a <name> in	ĀѸġҐ
a <name> is	Ĭ҈
a <name> lines	ĳ҆
a <name> method	ĀҒ
a <name> object	ĀѺāҍĤ҆Ŀҋ
a <name> of	ā҆
a <name> one	ā҇
a <name> or	ĀѸāҊĬҊ
a <name> somewhere	ā҆
a <name> test	ŋҌ
a <name> what	Ģ҇
a <name> |	ĀґāѷĆҎĘѹĚ҇ġҏĬҖ
a _ $	ĀҘāқĂ҉ćѳĐѺĘѴġҍĬҢĶ҇ŃѸňҊ
a _ <name>	Ā҉āҒĂ҈Đ҆ġѺĬѺĮҋĺ҉ŃѹŋҙŌѹ
a _ a	āѺł҇
a _ ago	ā҇
a _ an	āѸ
a _ and	ĀѲćҋđ҆Ĺ҆
a _ argument	Āғāѷ
a _ as	ġ҇
a _ at	āѺ
a _ block	ā҆
a _ by	Ā҉
a _ call	ĀѺāѸĘҌę҇
a _ called	ĀҒļ҆
a _ child	ě҉
a _ class	Ā҆ćѺě҇ň҉
a _ could	Ģ҈
a _ dep	āѺĦ҈
a _ dependency	Ħ҇
a _ exception	ŃҊ
a _ for	ĀҐā҈Ğѹĵ҇ŋѶŌ҇
a _ from	Ę҈ęѹ
a _ function	ĀҍāѳĻ҆ļ҇
a _ import	ĜҊĦ҈
a _ in	āѰč҆Ę҉ġҒį҇ĺҊ
a _ is	ĀѹĬҊł҈
a _ language	ł҆
a _ like	ā҉
a _ lines	ĳ҇
a _ method	Āґ
a _ name	āҋŅ҇
a _ named	ĀҜŋѸő҆
a _ object	ĀѺāҍĤ҆Ŀҋ
a _ of	ĀѠāќć҆ĉѺď҆Ę҇ęҐĚҨĝ҉ĦҊĨ҆ĬѯĹҋŃҋńҊ
a _ on	Ā҈ā҉ē҇
a _ one	āҐ
a _ only	ā҇
a _ or	ĀѹĜ҆Ĭҋł҉Ő҇
a _ parameter	āҍ
a _ project	Ā҆ā҇
a _ somewhere	ā҆
a _ state	ĀѺāѸĈҍ
a _ system	ł҈
a _ test	ŋҏ
a _ that	Ā҇
a _ the	āѺĬ҇
a _ to	āѯĊҋčҊĐ҈ęҊŇ҆ō҈
a _ type	ā҈
a _ what	Ģ҇
a _ which	āѷ
a _ with	Āҋ
a _ yes	Ĭ҈
a _ |	āҎĆҏĘҊĚѵě҆ġҐĬҡĮѹł҆ŅҋņѺŋѹŌѹœҊ
a base	ćѴě҈ňҒ
a base class	ě҈ň҉
a better	āғ
a better name	ā҆
a breakpoint	ĺ҆
a breakpoint in	ĺ҇
a breakpoint on	ā҆
a bug	ĀѷāҌ
a build	Āѹł҈
a build system	ł҈
a call	āѬĉѷĊҍĘҒęҖġѹńҊŇҊ
a call of	ęҋń҉
a call to	āѹĊҋĔ҆ęҋŇ҆
a caller	ĀѸĘҗĚѺ
a caller of	ĀѸĘҗĚѺ
a change	āѩčҏįҌ
a change in	āѹį҈
a change to	āѷčҊ
a child	ćҒĚҐěѺ
a child of	ćғĚҋ
a circle	Ħ҉
a circular	ĦҐ
a circular dep	āѺĦ҈
a circular import	Ā҆
a class	Āҋā҇ĵҋ
a class or	ġ҆
a class that	Ā҇
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҇
a compiler |	ł҆
a concrete	āѹĂғ
a concrete <name>	Ă҉
a constant	Ķ҆
a cycle	Ħҍ
a cycle of	Ħ҆
a cyclic	Ħ҈
a decorator	ĒҌē҇
a decorator $	Ē҆
a decorator on	ē҇
a decorator |	Ē҆
a default	ā҆
a definition	ĆҊ
a definition of	Ć҆
a dependency	ĀқāѹĝҌġѷĨ҇
a dependency $	ĀҐ
a dependency of	ĝҌĨ҇
a direct	ĜҊ
a direct import	ĜҊ
a docstring	ā҈
a few	āѺ
a file	ő҈Œ҉
a file named	ő҆
a framework	ł҆
a func	āҋ
a func in	ā҇
a function	āѲġ҈ĻҌļҎ
a function called	āѹļ҇
a good	ĀѷāҞ
a good name	ā҆
a helper	ķ҆
a key	ĀҌāѹ
a key <name>	ĀҌāѹ
a kind	āѺĚҌ
a kind of	āѺĚҌ
a library	łҍ
a library a	ł҆
a library or	ł҇
a linter	ŏ҈
a list	Ā҆āѵō҆Ő҆
a list of	ĀѸō҆
a list or	Ā҉
a list |	Ā҇āѺ
a local	ļ҈
a long	ĀҐāѵ
a loop	Ħ҆
a loop of	Ħ҆
a member	Āѷā҆ĸ҆
a member <name>	ĀѸā҉
a method	ĀҩāѲĺ҉ĿѺ
a method <name>	ĀҍāѹĺҊ
a method of	Ĺҍ
a module	Ķ҈ŒҊ
a nested	Ļ҆
a nested function	Ļ҆
a new	Āҏā҇ėѹĮ҆Ńѷ
a new <name>	ĀҒāѹŃѷ
a newcomer	ā҇
a newer	āҋ
a parameter	ĀҖ
a parameter called	ĀҊ
a parent	ćѸĚѷěҘň҆
a parent $	ň҈
a parent of	Ěѹěғ
a pass	Ō҇
a passing	Ō҆
a program	ł҉
a property	Ĭң
a property $	ĬҊ
a property |	Ā҆ĬҌ
a raise	Ńҋ
a raise of	Ń҉
a reference	ō҉
a reference to	ō҉
a rename	Ņҋ
a rename |	Ņҋ
a routine	ĀѺāҊĬҥ
a routine $	Ĭ҉
a routine |	Ĭҏ
a run	Ō҉
a run |	ā҉
a schedule	ŕ҆
a security	āҊ
a short	ĢҎ
a specialisation	Ěҏ
a specialisation of	Ěҏ
a struct	Ā҇āѹ
a struct |	Ā҇āѹ
a subclass	ĀҎāѺĂҏĘѸěғ
a subclass $	ĂҌćѹĚѹěҌ
a subclass of	ĀҖĂ҆ć҈ĚҌěѸ
a subclass |	ĀѹĚѺěҏ
a superclass	ĘѹěҌ
a superclass $	ĚҐěѷ
a superclass of	ćѺĚѵěҗ
a tag	Āҋāѹ
a test	ĀҎāѵĬѷŋҬœ҆
a test <name>	ĀѺŋҐŌѺ
a test called	ĀҊŋ҇
a test for	ĀҐŋѹ
a test function	ŋ҆
a test named	ĀҌŋѹ
a test |	ĀѷœҌ
a tester	Ĺ҆
a thing	ġҎ
a thing as	Ā҆
a thousand	ĳ҇
a thousand |	ĳ҆
a tool	ĀқāѯćѺ
a trait	ā҇
a try	Ā҉
a try block	ā҆
a type	ā҇
a typedef	ĽҌ
a value	ĀѹĐҍ
a value to	Đ҈
a variable	ŐҎ
a warning	ā҆
a year	ā҆
a year ago	ā҆
abc	Ăґ
abc <name>	Ăҍ
abc <name> |	Ăҍ
abc _ |	Ăҍ
about	ĀѺāҒĐ҈
about <name>	ĀѺā҉
about <name> |	ā҉
about _ $	ā҇
about _ call	Ĭ҇
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѶāҎĐ҇
about to	Ĭ҆
about to call	Ĭ҇
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҉āѷ
about | $	Ā҉āѷ
above	ĀѱćҕĒґēҬěҏĳѷňѶ
above <name>	ĀѶćҋēҜěҏĳѸňѺ
above <name> $	ēқĳѸ
above <name> in	ćҏĚѺěҐ
above _ $	ēҚĳѸ
above _ def	ē҉
above _ in	ćҏĚѺěҐ
above _ |	ē҈
above the	ēҊ
above the def	ē҇
abstarct	ĂқĿѶ
abstract	āҘĂӋĬӋĭѵľѶĿѣ
abstract $	Ă҆ĬҘ
abstract _ $	ĂҍĬҔ
abstract _ <name>	āҊ
abstract _ does	Ā҉āѳĂ҉
abstract _ in	Ă҇
abstract _ not	Ĭ҇
abstract _ of	ā҇ĂҌ
abstract _ |	āҋ
abstract class	āҊ
abstract class <name>	āҊ
abstract in	Ă҉
abstract is	Ĭ҇
abstract members	Ăҋ
abstract members of	Ă҉
abstract method	āҊĂѹ
abstract method |	ā҇
abstract methods	āҐĂҖľѹĿѵ
abstract methods does	Ā҉āѳĂ҉
abstract methods in	Ă҇
abstract methods of	āҌ
abstract or	Ĭ҇
abstract |	Ā҆Ĭқ
abstract | $	Ā҆ĬҘ
abstractmethods	ĀѸāѹĂң
accept	ā҈ď҆ė҇ĘѹĚѺŁҏ
accept $	Ł҉
accept _ $	ĀѺŁ҇
accept _ |	ĀҎā҇ĘѹĚѺ
accept the	Āѹď҆
accept |	ĀѺŁ҇
accept | $	ĀѺŁ҇
accepted	Łґ
accepted by	Łґ
accepts	ėҊ
accepts $	ė҆
access	ĀѲğқĭҧ
access _ <name>	ğҘĭ҈
access _ of	ĭҍ
access _ |	ĭҍ
access level	ĭҍ
access level of	ĭҍ
access to	ĀѺĭ҉
access to <name>	ĭ҉
access wise	ĭҋ
access wise |	ĭҋ
according	ĀҍāѲĢѹŁ҆
according _ its	ĀҍāѵĢѹŁ҆
according to	ĀҍāѲĢѹŁ҆
according to its	ĀҍāѵĢѹŁ҆
account	ĢҏŒѺ
across	ĀҏāѲĆҌ
across _ repo	Ć҉
across the	ĀҌāѸĆҌ
across the repo	Ć҉
action	ĀѺā҉
actions	Ā҆
actions file	Ā҆
actually	Ā҉āѴĥ҇Ħ҆ķ҈
actually _ $	āѸĦ҆ķ҈
actually _ <name>	Āҍ
actually importing	Ħ҆
actually importing $	Ħ҆
add	āҦă҈ąҋčѺĪѸ
add <path>	ĀҎāѸ
add <path> |	ĀҐāѶ
add _ file	ą҈
add _ to	ĀѺā҉
add _ |	ĀҎāѷ
add a	āҐ
add of	ą҈
add of file	ą҈
add to	ā҈
added	ĀҌāҐăҤĄҌąҡċҊČѶčѵįѷĲ҆
added $	ĀҖāѲą҆
added <name>	āѺą҈Ġ҇
added <name> $	Ā҆
added <name> |	ą҇
added <path>	ą҆
added <path> $	ąҊ
added <path> |	Ā҈
added _ $	ĀҏāѪă҇Ą҇ąґ
added _ <line>	āѺĲ҇
added _ <name>	ā҉
added _ <path>	Āѹāҋ
added _ <tag>	āѴăҔ
added _ commit	Āҋčѷ
added _ first	ā҇
added _ tests	ā҇
added _ the	ĀѸāҕČѸ
added _ which	Ā҇
added _ |	ą҉
added after	Āѹāҋ
added between	Ā҉
added between <tag>	Ā҉
added by	Ā҆ā҈ąҊČѸčѷ
added by which	ĀѺą҉
added files	Āѯăҍ
added from	ă҇
added from <tag>	ă҇
added in	ĀҌąѺ
added in which	Āҍąѹ
added it	ą҉
added line	āѺĲ҇
added line <line>	āѺĲ҇
added the	āґ
added the first	ā҇
added to	ĀѳāҒ
added to <name>	ā҈
added to <path>	Āѹāҋ
added with	ā҇
added with tests	ā҇
added |	ĀҎāѭĄ҇
added | $	ĀҎāѭĄ҇
adding	Āѵąҏ
adding <name>	ĀѺą҉
adding <name> $	ĀѺą҉
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	ĀѶąҏ
additions	ĀҘăҖĢѶİѷ
adds	āѷċҌ
adheres	ī҆
adopts	īҋ
affect	ĀѵĎ҆
affect _ $	ĀѺĎ҆
affected	ĀҊāѹăѷČҊč҈
affected _ <commit>	Č҈
affected _ commit	Āѹč҈
affected by	Č҈č҉
affected by <commit>	Č҈
affected by commit	Āѹč҈
after	āҟăҍčѮĞқĠѶīҋŁѺņҘŇҍňѸ
after <commit>	ĀҞāѱ
after <commit> |	Āҋ
after <name>	ĀѶāҡ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҍĠѹ
after <tag> and	ă҇
after <tag> |	ĀҎāѷ
after _ $	Āҋ
after _ <commit>	āҌčѶ
after _ <name>	ć҉ňѹ
after _ and	ă҇
after _ in	ī҉
after _ rename	ņғ
after _ renaming	Ņ҆
after _ up	ā҆
after _ |	Āґā҇
after commit	āҌčѶ
after commit <commit>	āҌčѶ
after implements	īҊ
after installing	Ğ҈
after its	ņ҆
after its rename	ņ҆
after the	ĀѴĞ҆ņғŇҋ
after the rename	ņҍ
after the renaming	Ņ҆
afternoon	āѴ
afternoon _ i	āѺ
afternoon |	āѹ
afternoon | i	āѺ
again	ĀѪāңĦҊ
again _ $	ĀѫāҡĦ҇
again |	āҊĦ҇
again | $	āҋĦ҇
against	ď҉
ago	įҏ
ago _ $	āҌ
ago did	į҈
ago was	į҆
ago |	āҌ
ago | $	āҌ
ai	ĀѺġ҈
alias	ā҆ĽүŐѷ
alias <name>	ā҉Ľҕ
alias <name> $	Ľ҈
alias <name> is	Ľ҇
alias <name> used	Āҋā҆Ľѳ
alias <name> |	Ľ҇
alias _ $	Ľҍ
alias _ is	Ľ҇
alias _ used	Āҋā҆Ľѳ
alias _ |	Ľҏ
all	ăҋĆҮćѶčѹĐѸĒґĖ҆ėѸĚѺĠѹġҏģ҉Ĥ҆ĥҎħѯĪҐĬѹĭѷĮѺĵѹĹѺĺѹĽѹĿҘŀҋŃғŅѷņѸŇѹŌѹŎҗőѸŔ҈
all $	ġ҇
all <mark>	ĂҎŀҋ
all <name>	Ć҉ĿҎ
all _ $	ĀҍĢ҇
all _ <name>	ĀѺī҈
all _ an	ĥ҈
all _ classes	ň҉
all _ commits	āѵİ҉
all _ declared	Āғ
all _ decorated	Ē҇
all _ definitions	āҜĆѯ
all _ files	ă҆
all _ for	ĀѺō҈
all _ found	Ī҈
all _ functions	Ăҍġ҆
all _ have	ĥ҈
all _ in	ĿҌ
all _ items	ģҎ
all _ lines	Ī҈
all _ methods	āѷľ҆ĿҌ
all _ of	ĀҽĥҊĩ҆ĿѺŃѺňѹ
all _ packages	ĀѸĖ҉Ī҆
all _ paths	āҌħѶ
all _ places	ā҆
all _ sites	ĀѫĆҊĊ҇Ńґ
all _ spots	Ćҋ
all _ that	Ā҇ā҇
all _ them	āҍĆ҈
all _ way	ā҉
all _ |	Ŏ҉
all call	Ċ҉
all call sites	Ċ҉
all chains	ā҆
all chains of	ā҆
all classes	ĥ҇
all classes have	ĥ҈
all commits	ĀѺāҎ
all commits that	ĀѺāҊ
all direct	Ā҆
all direct and	Ā҆
all do	āѺŁ҉
all functions	ĀҎĿ҉
all functions of	Āҍ
all import	āҌħѵĪ҈
all import lines	Ī҈
all import paths	āҌħѶ
all importers	ĩ҇
all importers of	ĩ҇
all imports	Ī҈
all imports found	Ī҈
all is	āѸĆ҆ĥ҇ň҇
all is <name>	Ć҆
all is declared	Āғ
all its	Ŀ҉
all its methods	Ŀ҉
all jobs	Ā҆
all jobs of	Ā҆
all methods	Ē҇
all of	āҋĆҎ
all of the	Ć҆
all of them	āҍĆ҈
all overloads	Ćҋ
all overrides	ŀ҆
all overriding	ŀ҆
all pass	āѺŎ҉
all pass $	Ŏ҇
all places	Ā҉
all protocols	īҊ
all pub	ģҎ
all pub items	ģҎ
all the	Āѩā҈ĆҌĪ҈İ҈ňҐ
all the classes	ň҉
all the commits	āѵİ҉
all the definitions	āҎ
all the functions	ġ҆
all the methods	āѹľ҆
all the packages	Ī҇
all the places	ā҆
all the spots	Ćҋ
all the way	ā҉
all this	Ģ҈ķ҆
all |	āҋ
all | $	āҋ
allowed	ĀѯāҟĊѷėҝ
allowed _ call	āҌĊѸ
allowed _ for	ā҆
allowed _ in	āҊ
allowed _ it	ā҆
allowed for	ā҆
allowed for it	ā҆
allowed here	āѺėҎ
allowed to	āҒĊѸ
allowed to call	āҌĊѸ
allowed twice	āҊ
allowed twice in	āҊ
allowed values	ā҆
allowed values for	ā҆
alone	āҎ
alone _ $	āҋ
alone |	āҋ
alone | $	āҋ
along	ĀѺĖ҉
along _ this	Ė҆
along with	Ė҇
along with this	Ė҆
already	ĀѸā҈Ġґ
already _ $	ĭ҆
already _ <name>	ĠҌ
already _ before	ā҆
already _ in	Ġ҇
already there	Ġ҈
already there before	ā҆
also	Āѷč҆ĚҒĝҊĬѺ
also <path>	ĝ҈
also <path> |	ĝ҈
also _ <name>	ĚғĬѺ
also _ |	ĀѺč҆ĝҊ
also a	āѵĚғĬѺ
also a <name>	āѴĚғĬѺ
alter _ interface	Ā҆
alter the	Ā҆
alter the interface	Ā҆
altered	ČҊčҌ
altered _ $	į҆
altered _ <commit>	Č҆
altered in	Č҆įѺ
altered in <commit>	Č҆
altered |	į҆
altered | $	į҆
although	āҙ
although _ is	āҒ
although it	āҙ
although it is	āҒ
always	Āѷā҆
am	Ā҉Ĭ҆ł҇Œ҆
am _ correct	ĭ҆
am _ looking	ł҇
am _ right	ĀҒ
am i	ĀҊĬ҇ł҇Œ҇
am i correct	ĭ҆
am i looking	ł҇
am i right	ĀҒ
among	āѥćѶčҗęғĚҔěҖĜҍĝҗĭѺŋҍ
among _ ancestors	Ā҈Ě҈
among _ base	ĀѺćѺĚғ
among _ callers	ĘѴęҘ
among _ files	čҏĜѯĝҔ
among _ functions	ĘҐęѺ
among _ importers	ĝ҇
among _ imports	ĜҜĝѷ
among _ modules	Ĝҍ
among _ of	ě҉
among _ subclasses	ĀѳĚҒ
among _ tests	ĀѺŋҎ
among _ things	ę҆
among its	ćѺěҌĜҌ
among its imports	Ĝҍ
among the	āѩčғęҕĚҕĝҗŋ҆
among the ancestors	Ě҈
among the callers	ĘѴęҘ
among the files	čҏĜѯĝҔ
among the functions	ĘҐęѺ
among the importers	ĝ҇
among the imports	Ĝҋ
among the modules	Ĝҍ
among the tests	ŋ҇
among the things	ę҆
amount	Ā҇ľҊĿѺŊҊ
amount _ methods	ľҊĿѺ
amount _ tests	Ŋ҉
amount of	Ā҇ľҊĿѺŊҊ
amount of methods	ľҊĿѺ
amount of tests	Ŋ҉
an	ĀғāѺĂѹĆѺćѺĊѹĔѺĕ҈ĘҊĚ҈ě҈ĜқĝҋĢ҉ģѸĤ҈ĥҜĦҊĩҔīҔĬѷĭѶĮғıѺķѺĸҋĻѺļ҉ŁѺł҆ŃѹńѶňѷŏѺŒѺ
an <mark>	Ē҇
an <mark> line	Ē҇
an <name>	ĀҊĘ҉
an <name> of	Ā҇ĘҊ
an <name> |	Ā҆
an _ $	Ā҆āѸĝҏĩҌ
an _ <name>	ĀҔāѴė҆
an _ a	ł҇
an _ argument	ĕ҈
an _ cycle	ĀґĦ҆
an _ distribution	Į҇
an _ for	ī҆
an _ function	ļҋ
an _ in	ĜҊĝѹ
an _ line	Ē҇
an _ loop	ĦҎ
an _ method	ā҉Ăѹ
an _ of	āѲĘ҉ěҊĜ҇ĝ҉ĢҌģѺĤҊĥҔĪҊī҇
an _ release	ā҉
an _ statement	ĜҊ
an _ what	Ā҆
an _ |	Āҙā҆ĩ҆ńѹ
an abstract	āҊĂѹ
an abstract method	āҊĂѹ
an ancestor	ĀѸěҍ
an ancestor of	Āѹěҍ
an app	ł҆
an app a	ł҆
an argument	ĀҌā҆
an argument $	Ā҇
an earlier	ā҈
an earlier release	ā҈
an enum	ĸҍ
an error	ā҉
an error of	Ā҈
an exception	āҋńѺ
an exception |	ā҉ńѺ
an impl	ĥҋ
an impl of	ĥҌ
an implementation	āѺīҒ
an implementation of	īҍ
an implementer	ĥ҈
an import	ĀҍāѩĜҗĝ҆ĦҍĩҦĪѹ
an import $	āѺĜ҇ĩҍ
an import cycle	ĀґĦ҆
an import in	ĜҊĝѹ
an import loop	ĦҎ
an import of	āѹĝґĩҐ
an import statement	ĜҊ
an import |	ĩ҆
an importer	ĀѺĝ҈ĩѷĪҌ
an importer $	Ĝѷĝҏ
an importer of	ĜҍĝѹĩѸĪҍ
an inner	ļҋ
an inner function	ļҋ
an instance	Ě҈
an instance of	Ě҈
an int	Ā҆
an interface	ĥ҈
an interface |	ĀҌ
an object	Ā҇Ĥ҆
an object of	Ĥ҆
an old	ĀѺĮҎ
an old <name>	ė҆
an older	ĮҊ
an older distribution	Į҇
an overview	Ā҆
an overview of	Ā҆
ancestor	ěҍ
ancestor _ <name>	ĀѶěҍ
ancestor of	ĀѶěҍ
ancestor of <name>	ĀѶěҍ
ancestors	ćҩěҏňѸ
ancestors $	ĀҊ
ancestors <name>	ć҆
ancestors _ <name>	ĀѸćҔěҐ
ancestors of	ĀѺćқěҏ
ancestors of <name>	ĀѸćҔěҐ
and	ĀҎăґąѷĆғĈ҈ĉѸČѷčѹďҟĐѳĕҏĚѺĜѹĞ҇ğҌĠѷĥѺĦ҇ħҊĪѶĬѮĭѶİҌĲѹĳѱĴѷĵ҇ļ҈ľѱŁ҆ŃѸń҇Ō҈Ŏ҈őѹœ҈Ŕҏ
and <name>	ĀѯāҌďҠğҌ
and <name> $	ď҈
and <name> are	ď҆
and <name> differ	ď҉
and <name> |	ĀѸāҋďѹğҌ
and <path>	āҘĦѺħҊ
and <path> $	ħ҆
and <path> import	Ā҈
and <path> the	ħ҆
and <path> |	Ā҆āґħѺ
and <tag>	Ā҈ā҈ă҈
and <tag> $	ĀѸăғ
and <tag> which	ā҇
and <tag> |	āҎ
and _ $	ĀѰāҗăғĊ҆Ğ҆ķ҉ĺѷļ҈ľѶ
and _ <name>	ė҆
and _ <tag>	ă҇
and _ are	ĀҋāѲď҆
and _ at	ā҆
and _ callers	Ā҇āҌĊѸ
and _ differ	Ā҆āѴď҉
and _ does	ĀҖģҌ
and _ from	ĀѷĢҍ
and _ import	Ā҈
and _ importers	āѺĦ҈
and _ in	Ĩ҇
and _ is	Āѵġ҆İҊ
and _ it	Āҋāѵ
and _ many	Ŋ҆
and _ me	Ā҉Ĉ҆Ŏ҉
and _ modules	Ħ҆
and _ new	ĀѺā҉
and _ number	ķҊ
and _ of	ĵ҆ķѹĺҊĽ҆
and _ on	ĀҒ
and _ ones	ŁҊň҇
and _ share	ā҉
and _ subclasses	ĀҎňѺ
and _ tests	ĀѺā҈
and _ the	āѰħ҆
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	Ā҉ăѷį҉
and _ when	āѺď҆
and _ whether	Ŏ҉
and _ which	ň҈
and _ wrote	Āѯāғ
and _ |	Ā҈Ć҆ćҊďѸğҌĦѺħѸĪ҇ī҆Į҈ń҇ŏѺ
and at	Ā҉
and at what	ĀҊ
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѸĊ҉
and classes	Ā҇āѺģҌ
and classes are	Ā҈
and classes does	ģҌ
and do	Ā҈
and do not	Ā҆
and functions	Āҗľѷ
and functions $	ĀҔľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѶįҊň҈
and in what	ĀѷįҊ
and in which	Ā҆āѸň҈
and indirect	Ā҆
and is	ā҆
and it	Ĕ҇
and its	Ā҇ĊѺĦ҈
and its importers	āѺĦ҈
and keyword	Ł҉
and line	ğ҇Ĵѹĵ҇ķҋĺҌĻ҆œ҆
and line $	Ċ҇ķҊĺѷļ҈
and line at	ā҆
and line number	ķҊ
and line of	ā҆ĵ҆ķѹĺҊĽ҆
and line |	āѺ
and lines	Ć҇
and message	İ҉
and need	Ā҆āѵĹ҆
and need the	āѹ
and need to	Ĺ҆
and never	ĕ҆
and not	āҌ
and now	Āҙāѧ
and only	ĀѺā҈
and only tests	ĀѺā҈
and print	ĀҊ
and print its	ĀҊ
and release	ă҆
and so	Āґ
and so is	ā҆
and so on	ĀҒ
and tell	Ĉ҆
and tell me	Ā҇
and the	ďҌĦ҆
and the modules	Ħ҆
and their	ĀґāѺ
and vice	ď҉
and vice versa	ď҉
and what	Āѹİ҈ń҉
and what are	āѺ
and what is	Āѹİ҈
and when |	Ā҇
and where	ĀҖāѺĐѺ
and where |	Ā҇
and which	ĀѫāѤćҊďѺĪ҆ī҆ĮҋŁ҇ň҇
and which ones	Ł҇ň҇
and which |	ĀѱāѯćҋĪ҉ī҆Į҈
and who	ĀѬāҟ
and who wrote	Āѯāғ
and written	ĀѺā҉
and written new	ĀѺā҉
anna	ā҉
anna _ $	ā҇
anna only	ā҇
anna only $	ā҇
annotate	Ĳ҆
annotated	ĀѸāѷĒҒēҔŇҋ
annotated _ $	ē҇
annotated _ <mark>	Ē҇
annotated with	ĀѹāѺĒҎēҒ
annotated with $	ē҆
annotation	āҕđѸĒҞŇҔŐ҇
annotation <mark>	Ē҆
annotation <name>	ĒҔ
annotation <name> $	ĒҌ
annotation _ $	āҙđѺĒҌēѸ
annotation _ <name>	ŇҒ
annotation _ the	Ő҆
annotation of	Ā҇āѹŇ҆
annotation of <name>	Ā҇āѹŇ҇
annotation on	Ň҇
annotation on <name>	Ň҇
annotation to	ā҆
annotation to <name>	ā҆
annotation |	āҖđѺ
annotation | $	āҗđѺ
annotations	ĀѶāѺēӑ
annotations <name>	ē҆
annotations _ $	ēҏ
annotations _ <name>	ēҕ
annotations _ the	ēҏ
annotations does	ēҋ
annotations of	ēҋ
annotations of <name>	ēҋ
annotations on	ēҊ
annotations on the	ē҉
annotations |	ēҏ
annotations | $	ēҏ
another	ĀѷāҍŅ҉
another _ |	āҐ
another name	Ņ҉
another project	ĀѺāҊ
another project |	ĀѺāҊ
any	ĀҝāѷĉѺč҈ďѹĚѺĝ҉ĠѺġ҇ĦҒį҈Ł҆ňѺŋҖōѳŏҋŒ҈
any <name>	ĀѺġ҇
any _ $	Āҏā҆Œ҈
any _ <name>	ā҈
any _ and	ĀѺī҇
any _ called	ŋ҉
any _ for	ĀҚāѵōѴ
any _ in	Āѷāҏ
any _ of	ĀҋāѹĝҌ
any _ on	Ł҉
any _ that	ĭ҆
any _ to	āѺč҇
any _ wher	ĀѸō҈
any _ where	āѹ
any _ you	ĀѶ
any _ |	ĀѺĆ҈įҊ
any chance	Āѱ
any chance that	ĭ҆
any chance you	ĀѶ
any circular	ĦҊ
any class	Ā҇ā҈
any good	āҒ
any good |	ā҇
any import	ĀѴĝҌĦҊ
any import of	ĀѷĝҌ
any interface	ī҇
any more	āѷįҊ
any more |	āѸįҊ
any place	āѹ
any place where	āѹ
any subclasses	Ā҇
any subclasses of	Ā҆
any test	Ā҈āѷŋҎ
any test $	Ā҆
any tests	Āҙāѵōѱ
any use	ŏ҉
anybody	ĀѯĂҌĝ҉Ġ҇ĩ҇ň҈
anybody _ <name>	ĀѶāѷĠ҇ĵ҈ňҌ
anybody _ <path>	ĝ҉
anybody imported	ĝ҉
anybody imported <path>	ĝ҉
anyone	ĀҕāѵĂ҆ĸҊ
anyone _ $	ĸҋ
anyone _ <name>	Āҏāѹ
anyone _ the	Ā҆
anyone |	ĸҋ
anyone | $	ĸҋ
anything	č҇ĚѹġҚń҈ňҊ
anything _ <name>	ġҎ
anything _ <path>	č҆
anything _ all	ġ҆
anything _ imports	ĩ҆
anything _ is	ĚѺňҌ
anything _ the	ġ҇ō҆
anything _ to	ā҇
anything _ what	ĀѺń҉
anything at	ġ҆
anything at all	ġ҆
anything called	ġҍ
anything called <name>	ġҍ
anything down	ā҆
anything in	č҇ō҆
anything in the	ō҆
anything similar	ā҈
anything similar to	ā҈
anything that	ĚѺĩ҆ňҌ
anything that imports	ĩ҆
anywere	ĀҌāѹ
anywhere	ĝ҉ġғō҇
anywhere $	Āҋ
anywhere _ $	Āҍāѹġ҆
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѺĊ҉
anywhere _ this	ġ҇
anywhere and	ĀѹĊ҉
anywhere and by	ĀѺĊ҉
anywhere in	ġ҇
anywhere in this	ġ҇
anywhere |	Ā҇āѹġ҆ō҈
anywhere | $	Āҍāѹġ҆
apache	ĀѩāѸıҤ
apart	ĀѹāҘď҉ňѶ
apart _ <name>	āҋď҈ňѶ
apart from	āҔď҈ňѶ
apart from <name>	āҋď҈ňѶ
api	ā҇ģҎ
api of	ģҍ
app	ĀѶā҇łҋ
app a	ł҆
appear	ĀғāѭąҍěҌŔѱ
appear _ $	ĀҖāѵąҍŔѯ
appear in	ěҌ
appear |	ĀҖāѵąҋŔѯ
appear | $	ĀҖāѵąҋŔѯ
appeared	Āѵăҏ
appears	Ŕ҈
appears _ $	Ŕ҆
appears |	Ŕ҇
appears | $	Ŕ҆
application	ł҆
applied	ĒҘēҕ
applied _ $	Ē҆
applied _ <name>	ēҒ
applied to	ĒҒē҉
applied to <name>	ē҆
applies	Ĕ҆ıҍ
are	ĀҋāҒĂҏĄ҆ąѸĆҌćҍĉҎĊ҇Č҆ď҇ĐѵđѸēҌĔѹĕѺĖҐė҈ĚѶĝѺĞґğѹĠѹġѺĢѵĤҐĥ҈Ħ҇ĩѲĪҏī҉ĬѶĭѸįѸıѰĲѺĴѺĵѴĶѹķѸĸѷĻѺļѺĽѹĿҚŀ҉łѹŃ҉ŅѷņѷŇѳňҒŋ҇ŎҗŏҌŐѸőѷŒѺœѺ
are <name>	ĀѰāҍć҆ĥ҆
are <name> 's	ć҆ĥ҆
are <name> |	ā҆
are _ $	Āҋā҈ćѺŀҌň҆
are _ 's	ć҆ĥ҆
are _ <name>	ēҌģѺ
are _ <path>	Ā҆Ī҇Ŋѳ
are _ abstract	Ăҏ
are _ after	ā҆
are _ ancestors	ć҇
are _ and	Ħ҆
are _ any	āҍŁ҈
are _ at	Āҋ
are _ between	ĀѺħ҈
are _ by	āѵĉҎĊѺĩѸĪҏī҈
are _ callers	ĀѺāѹĊҒ
are _ calls	ę҆
are _ children	ĀѺňҌ
are _ decorated	ā҉ĒѸ
are _ documented	Āѹā҈
are _ enough	ā҇
are _ exported	ā҇ģѺ
are _ fields	Ĥ҆
are _ for	ĎҊĖѺōҊŏ҆
are _ going	Ħ҇
are _ green	ĀҍāѴ
are _ here	ė҉
are _ imports	Ī҉ŏѺ
are _ in	ĀѵāѹăѴĄҍĉ҈ĊѺģ҆Ĥ҆Ī҆ĳ҇ĿҋŊҎ
are _ inside	ā҆
are _ its	ĀѸā҈
are _ names	ĀѺē҆
are _ next	ā҆
are _ not	ĀҎāѵ
are _ of	Ā҈Č҇
are _ on	ĀѺľ҆Ŀ҇
are _ or	Ŏ҇
are _ parameters	ď҆
are _ parents	āѺćҋ
are _ party	āҋ
are _ properties	Ĥ҆
are _ raise	āѺŃҊ
are _ read	ā҈
are _ referenced	ŏ҆
are _ steps	Ā҆
are _ subclasses	Ā҉
are _ tests	Ā҈āѺŋҊōѷŎ҈
are _ that	ľ҆
are _ the	āѴĆ҉ď҉ĖҊ
are _ to	āѺ
are _ used	Ā҈āѶŏґ
are _ with	Ā҇āѹĒ҉
are _ |	ĀѹāҔĂҎăҍĎѹĖ҈ģҋĤѹľѹŎ҇ŏѳ
are a	ā҈
are a <name>	ā҇
are abstract	Ă҉
are abstract |	Ă҇
are all	āѶĆҊŎ҆
are all the	Ć҉
are allowed	ėҋ
are allowed for	ā҆
are allowed here	ėҊ
are async	ā҇
are async |	ā҆
are called	Āѵā҇ĉ҇
are called <name>	ĀѶāҋ
are children	ĀҎāѷ
are children of	ĀҎāѷ
are comments	ā҈
are comments |	ā҆
are currently	ĀҎāѵ
are currently not	ĀҎāѵ
are declared	Ā҉ĖѺ
are decorated	ĀҎāѵ
are decorated with	Āҏāѵ
are defined	ľ҈Ŀ҇
are defined |	ĀҌāѶ
are deprecated	ā҈
are derived	ň҇
are exported	āѷģҐ
are exported |	āѸģҊ
are failing	ĀҎāѹ
are failing |	Ā҆āѺ
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	ī҉
are imported	ĀҌāѸŏҐ
are imported by	ĀҎ
are imported in	āѺŏҊ
are in	Ā҉ĖҊĤҌħ҈Ī҈ĳ҇Ŀ҆ŏѸ
are in <name>	Ā҆āѹģѺĿ҆Ŋ҈
are in <path>	ā҉Ī҈ŊѸ
are in between	ħ҈
are in its	ĀѸāҌ
are in the	Ėҋ
are its	ĀѸćҊĊ҉Ĥ҆ŁѺ
are its callers	āѹĊҊ
are its properties	Ĥ҆
are its subclasses	ā҇
are mandatory	Ă҇
are mandatory |	Ă҇
are missing	āҊ
are missing |	āҊ
are needed for	ĀѶā҇
are never	āҒ
are never read	ā҈
are never used	ā҇
are new	ĀѵĄҏ
are new in	ĀѷĄҔ
are new |	ăҊ
are not	āҎĂѹďҊģѹŏҗ
are not abstract	ā҈ĂѺ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҍāѴ
are not the	āѹď҉
are not used	ĀѸŏґ
are of	Ď҆
are on	ĀҌāѭē҈
are on <name>	ĀҊāѲē҇
are only	ĀґāѧĂҋ
are only used	Āґāѯ
are out	āҊ
are out of	āҊ
are outdated	ĀѶāҋ
are outdated |	ĀѶāҋ
are part	Č҇
are part of	Č҇
are passing	Ŏ҇
are passing or	Ŏ҇
are public	ģ҈
are public in	ģ҇
are put	Ğ҆
are raised	ń҈
are required	Ī҆
are required by	Ī҆
are run	āѷŎ҈
are run |	āѹŎ҈
are skipped	ā҉
are skipped |	ā҉
are slow	āҊ
are superfluous	ŏ҇
are supported	ā҇Įҋ
are tested	ā҆
are tests	ŊҊ
are tests |	āѺŊҊ
are the	Ā҈Ă҈ćҍĊ҈Ė҉ĥ҆ıѷŁ҇Ń҉ŇѺ
are the <name>	ē҆
are the children	ĀѺňҌ
are the parents	āѺćҋ
are the steps	Ā҆
are the subclasses	Āҋ
are their	ē҇
are their names	ē҇
are there	āѳĉѷďѺĤ҇ĥ҉Ī҉ĳ҆Ŀҏŀ҇ŋ҇
are there $	Āҏāѯĥ҉
are there any	āҍŁ҈
are there enough	ā҇
are there for	āѹĎҊōҊ
are there imports	Ī҉ŏѺ
are there in	ĳ҈
are there tests	Ā҇āѷŋҊ
are there that	ľ҆
are there |	Ā҆ĎѺ
are they	āѶĆ҆Ğ҈ĪҊň҉ŏѹ
are they $	Ī҈ňҋ
are they called	āѺ
are they |	ĀѺāѺ
are third	āҋ
are third party	āҋ
are unused	Ā҆āѺŏҌ
are unused |	Ā҆ŏ҆
are used	āҖŏѰ
are used |	āҍŏѵ
are using	ĀҏāѺŊѷ
are we	Ā҈
are which	āѹń҆
are written	ĀѺā҈
are written in	ĀѺā҈
are you	ĀѴāҊ
are |	ŀ҉
are | $	ŀ҉
arg	ĀѺāѹďҊĔ҆ĕ҆ŁҚ
arg _ <name>	ďҋĔҍ
args	ĉѶĊѸďҒŁҥ
args _ <name>	āѺďҔ
args does	Łҋ
args does <name>	Ł҇
argument	ĀҞāѵċґď҈ĔҖĕҏŁ҉ŇѺ
argument $	Ā҉
argument <name>	ĀҊĔҍĕҌ
argument <name> |	ĀҌ
argument _ $	ĕ҈
argument _ <name>	ĀғāѵĔҍ
argument _ in	Ł҇
argument _ of	ďҊ
argument _ |	Āҋ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҈
argument to	Ā҉
argument to <name>	Ā҉
arguments	ĀѹāҒďҜęѹŁҿ
arguments $	Ł҇
arguments <name>	Łҋ
arguments <name> takes	Ł҇
arguments _ $	ā҈Ł҇
arguments _ <name>	ďґŁ҈
arguments _ by	Ā҆
arguments _ in	Ł҆
arguments _ it	āѷŁҎ
arguments _ takes	ŁҌ
arguments _ the	ĀѺāҋ
arguments does	ĀѷāҌŁҎ
arguments does <name>	āґ
arguments does it	āѷŁҌ
arguments go	Ł҆
arguments go in	Ł҆
arguments of	ď҉Ł҆
arguments of <name>	ĀҋāѶď҉
arguments |	ā҇Ł҉
arguments | $	ā҈Ł҇
arms	ā҆
around	ġҍńҊ
around in	ġҋ
arrow	ŇҐ
as	ĀѶāѵĉѺĎѷđҍĒҊĚҔĜѰĝґĠ҆ĢѺĥѭĦѸĬҜĭҕİ҆ĸ҆Ļ҇ļѹĿѸŅҋŇѺňҍ
as $	đҍ
as <name>	āґġ҇ĭҏŁѺ
as <name> |	āҐĭ҇
as <path>	ņ҆
as _ $	ĭ҇ŅҊň҇
as _ <name>	āѸĂ҇ć҆Ċ҆ę҆ĥѸĬҋ
as _ <path>	ĝ҇
as _ <tag>	ă҈
as _ argument	ā҇
as _ base	Ā҆ě҉ňҊ
as _ class	Ě҉ňѹ
as _ decorator	Ēҏ
as _ dependencies	ĖҊ
as _ for	ĀҌāѳĕ҇
as _ i	ā҇
as _ import	ĩ҆
as _ importer	Ĝѷĝҏ
as _ is	ĭ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	Ā҆ā҈
as _ parent	ĀҋĚҎěѲň҉
as _ property	Ĭ҆
as _ subclass	ĀѺĘѺĚѷěҜ
as _ superclass	ć҆ĚҔěѶ
as _ test	ŌҊ
as _ the	Āѯāҍİ҆
as _ type	Ő҇
as _ |	ĀѮā҆Ĕ҇ĬҒĭҌ
as a	ĀҎāѴćѷĒҍĘ҈ĚѺě҆Ĭ҉Ļ҉ň҇Ō҉
as a <name>	ĬҎ
as a decorator	Ēҏ
as a list	ō҆
as a nested	ĻҊ
as a parameter	Ā҆ā҈
as a parent	Ā҉
as a property	Ĭ҆
as a subclass	ĀѺĘѺĚѷěҜ
as a superclass	ĚҐěѷ
as a test	ŌҊ
as abstract	Ĭ҈
as abstract |	Ĭ҇
as an	Ā҆ā҆ĜѷĝҎ
as an argument	ā҇
as an import	ĩ҆
as an importer	Ĝѷĝҏ
as arguments	Ł҆
as async	Ĭ҈
as async |	Ĭ҆
as base	Ě҉
as default	ĕ҇
as default for	ĕ҇
as for	ĀѰāҕĂ҆Ċ҆ĎѺĝ҆ĥѷŇѺ
as for <name>	āѺĂ҇ć҆Ċ҇ę҆ĥѸ
as for <path>	ĝ҇
as for the	ĀѯāҎİ҆
as input	Ł҈
as its	ĚҒěѺ
as its superclass	ć҇
as of	ă҈Ġ҈
as of <tag>	ă҈
as static	Ĭ҈
as static |	Ĭ҆
as test	ŋ҆
as their	Ā҇ňҋ
as their base	ň҆
as unused	ŏ҇
as what	Ĕ҇
as what |	Ĕ҈
as |	ŅҌ
as | $	ŅҌ
aside	ā҆
ask	ė҆ň҆
ask _ $	ė҉
ask _ |	Į҇
ask for	ė҇
ask for $	ė҉
ask for |	Į҇
asked	ė҆
asked for	ė҆
asks	āѸğҋ
asserts	ĀѴāҏ
asserts _ in	ĀѴāҎ
asserts are	ĀѴāҎ
asserts are in	ĀѴāҎ
assign	Ĕѹĕ҉
assign to	Ĕѹĕ҉
assigned	đҔĶҗ
assigned $	Ķ҇
assigned _ $	Ķ҉
assigned _ <name>	đҏ
assigned _ the	Ā҉ĐѺ
assigned at	Ķ҆
assigned to	đҖ
assigned to <name>	đҏ
assigned to the	Ā҉
assignment	Ķҗ
assignment _ $	Ķ҉
assignment of	Ķ҉
assigns	ĕ҇Ķ҆
assigns to	ĕ҇
async	ĀѹāҖĒѶĬӋĭѷ
async $	Ĭҕ
async _ $	ā҇Ĭҗ
async _ not	Ĭ҇
async is	Ĭ҆
async or	Ĭ҇
async |	ā҆Ĭҙ
async | $	ā҇ĬҖ
at	Ā҈ąѹćѹĉѺĊѷĎѷĐҍĖҌĜѺĞ҆ğҌĠҊġҌĢѺģѹĤѹĦҏĪ҆ĭѺİґĴҐĶ҇ķҌĺ҉ń҇ŅѺŇѹňѴŌ҉ŐѸŔѹ
at $	Ĺ҆
at <path>	Ħ҇ĴҌ
at <path> <line>	Ĵ҈
at <path> line	ā҆
at <tag>	ĀѭāҦă҆
at <tag> $	ă҇
at <tag> |	ĀѶāғ
at _ $	ĀѴāѷă҆ġ҆ķґł҆
at _ <line>	ĀѺĲҋĴҎ
at _ <name>	Ā҆
at _ <tag>	Ā҆Ġ҆
at _ depth	Āҍ
at _ how	ā҆
at _ level	Ā҆ĩ҈ĪѺĶ҉
at _ line	ā҉ĲѹĺҒļ҈
at _ moment	āѸŌ҉
at _ one	ĀҒāѵ
at _ places	ā҉
at _ point	Ā҇ā҇Đ҈
at _ test	Ā҆
at _ the	Ļ҆
at _ time	ĀѱāҥĖ҇
at _ tip	İҊ
at _ top	āѷĪґŏ҆
at _ up	ā҇
at _ what	Ā҉
at _ |	ĀѴāҌĨ҇İ҆ńҍ
at all	āҍġґ
at all $	ġ҈
at all |	Ā҆ā҉
at every	Ā҈
at least	ĀҎ
at least one	ĀҒāѵ
at line	ĲҋĴ҈
at line <line>	ĲҋĴ҆
at me	āѷńҌ
at me |	āѷńҌ
at module	Ķ҉
at module level	Ķ҉
at present	āѷİ҆Ō҉
at present |	İ҆
at run	āґĖҒ
at run time	āґĖҒ
at runtime	ĖҌ
at some	Ā҇
at start	ā҇
at start up	ā҇
at tag	Ā҆Ġ҆
at tag <tag>	Ā҆Ġ҆
at the	āѡĚ҇Ğҋğ҈Ġ҇Ħ҇ĩ҇ĪҎİ҇Ō҇
at the level	ĩ҈ĪѺ
at the moment	āѹŌ҈
at the test	Ā҆
at the tip	İҊ
at the top	āѷĪґŏ҆
at what	ĀҌāѷĐҍį҆
at what line	ĀҎāѹ
at what point	Đ҈
at what time	āѺį҆
at which	āҌĆ҆ĺҋļ҆
at which line	Āѹā҇ĺҍ
at which places	ā҉
at which point	ĀҊ
at |	āѸđ҆ł҆
at | $	āѸđ҆ł҆
attached	ēҒ
attached _ <name>	ēҍ
attached _ the	ē҆
attached to	ēғ
attached to <name>	ēҍ
attached to the	ē҆
attr	ŇѺŐҊ
attribute	ĀѷĤҎŐҫ
attribute <name>	ĀѸĤҎŐҥ
attribute <name> $	Őҙ
attribute _ $	Őҙ
attributes	ē҇ĤӔŇѺ
attributes $	Ĥ҈
attributes _ $	ĤҐ
attributes _ <name>	Ā҇ē҇Ĥ҇
attributes _ class	āҏ
attributes _ the	āѹĤҐ
attributes does	Ĥҋ
attributes of	āҍĤҋ
attributes of <name>	Ĥ҈
attributes of the	Ĥ҉
attributes |	ĤҐ
attributes | $	ĤҐ
attrs	ĀѺĤҦ
attrs _ <name>	ĀѺĤҦ
attrs of	ĀѺĤҦ
attrs of <name>	ĀѺĤҦ
author	ĀҖĎѷĲҭĴѨ
author $	ĲҊĴѹ
author _ $	ĲҊĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲҐĴѹ
author list	Āҍ
author list for	Ā҈
author of	ĲғĴѶ
author of <commit>	Ā҆
author of line	ĲҍĴѺ
author touching	ĀѺāҐĎѸ
author |	ĲҊĴѺ
author | $	ĲҊĴѺ
authors	ĀҘāѴĭҐı҇
authors _ <name>	Ā҈āѷĭҐ
authors keep	āѺĭҌ
authors keep <name>	āѺĭҌ
authors of	Āҗ
autocomplete	āѸĿҋ
available	ģҚ
available _ other	ģҊ
available by	ģ҈
available to	ģҌ
available to other	ģҊ
average	ĀѷāҎ
away	ĀѸāҊņ҈
away _ $	ĀѴāҊ
away |	ĀѴā҉ņ҈
away | $	ĀѴāҊ
back	āҋĔҎĕ҇Ġ҉ĢѹĦғŇҥŐѷ
back $	Ňҋ
back _ $	ā҆Ň҇
back _ <name>	Ā҇ā҇
back _ <tag>	Ġ҆
back _ in	Ĕҏ
back _ it	Ħ҇
back _ what	ā҇
back _ |	Ā҇ĕ҇
back from	Āҍ
back from <name>	Āҍ
back to	Ā҆ĔҏĦҌ
back to in	Ĕҏ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҇
backport	ĀѺā҈
backported	āҋŉѶ
base	ĀҖāѳĂ҇ćҝĚҎěҝġ҆ĬѺĹѸĿѺňҗŒ҈
base $	ĀҐň҇
base <name>	Āѱňҙ
base _ $	ĀѺāѱćҐěҎġ҆ňҋ
base _ <name>	ĀҔĂҌćѵĚ҆ě҇ň҆Œ҉
base _ does	ćҌňѹ
base _ for	ĀѸě҉
base _ is	ćѲňҖ
base _ of	ćҕĈ҆ĚѺěҎňѵ
base _ with	āҐňѷ
base _ |	ā҈Ěҏěѳ
base class	ĀҊāҔĂҊćѴĹѹňҘ
base class $	ćҒňѵ
base class <name>	ĀҗāѳĂҌćѷĚ҇ŀѺň҉
base class is	ćѲňҖ
base class of	ĀѲā҉ň҇
base class |	āҊ
base classes	ĀѹćҨĚҍě҇ňќ
base classes $	ćҋě҉ňѱ
base classes of	ćҒěҊňѮ
base method <name>	ā҆
base name	ŒҊ
base name <name>	ŒҊ
base of	ě҇ň҆
base |	āѲġ҇ňҋ
base | $	ĀҌāѳġ҇
based	Āѵć҈Ěҍň҇
based _ $	ćҐňѷ
based _ <name>	ĀѵćѹĚҍňҐ
based on	Āѵć҇Ěҍň҇
based on $	ćҎňѷ
based on <name>	ĀѵćѹĚҍňҐ
bases	ĀѳćұĘѸĚҊěҊ
bases $	ňҋ
bases _ $	ĀѺćҊ
bases _ <name>	ćғĘѹĚ҈ěҌ
bases _ the	ćҊ
bases of	ćҔĘѹĚ҇ěҌ
bases of <name>	ć҇ĘѹĚ҈ěҌ
bases of the	ć҈
bases |	ĀѺćҊ
bases | $	ĀѺćҊ
be	ā҇Ă҈ćѺĈҌĊѶđѸėҋę҆ě҆ĜѺġ҈ĢѶħѹĬҌĭҚİѸĻ҉ŀѵŁҍŅҎŊ҇ŋ҇ŏ҆Őѹ
be $	Ņ҇
be <name>	ĭҊņ҇
be <path>	ņ҉
be _ $	ŅҋŇѺ
be _ <name>	Ĭ҈
be _ a	Ě҆
be _ anywhere	ġ҈
be _ as	Ĉ҉
be _ better	ā҇
be _ by	ĀҐāѳĂҏňѺ
be _ for	ě҉Ğ҇ň҆
be _ from	ĀѺń҉
be _ function	āѳĻҍ
be _ in	āҔĠ҆İѹŎѹ
be _ next	āҏ
be _ out	āҋ
be _ this	āѶėҍ
be _ to	āҊŁҋ
be _ with	ĀҎāѱ
be _ without	āѷŎ҉
be _ |	ĀѲāҔĝ҆Ņ҈
be a	āҏĻҍ
be a <name>	ā҇
be a better	ā҇
be better	ā҉
be built	ĈҎ
be built as	Ĉ҉
be called	ĀҍāѮĚ҆Ŀ҇ŅҌņѺ
be called $	Ņ҆
be called |	Ņ҉
be considered	āѺĭҋ
be defined	Ă҈
be dropped	āҌ
be dropped |	āҌ
be for	āѶėҍ
be for this	āѶėҍ
be found	āѬęҊĝ҆Ġ҆ġ҇İѹŋ҉
be found anywhere	ġ҈
be found in	ĀҐāѵĠ҆İѹ
be found |	ĝ҆
be imported	ģҒ
be imported from	ģҌ
be imported out	ģ҆
be it	ġ҆
be made	āҍ
be moved	āҊ
be moved out	ā҆
be named	ŅҌ
be named $	ŅҌ
be none	Ň҆
be none |	Ň҆
be overridden	āҎŀѹ
be overridden $	ā҈
be passed	Łҍ
be passed to	Ł҉
be pulled	ā҇
be pulled out	ā҈
be run	Ō҇
be run in	āҌŎѹ
be run without	āѸŎ҉
be safe	ā҆
be safe to	ā҆
be set	ā҇
be thrown	ģѺńҊ
be written	ĀѴāҔ
be |	Ā҆āѶ
be | $	Ā҆āѶ
bearing	āѷĒҒ
bearing the	Ē҇
became	āѸŅғņҌ
became $	ŅѹņҌ
became <name>	ŅҐ
became <path>	ŅҎņѺ
became _ $	Ņ҈
became _ after	Ņ҇
became _ |	ŅҎ
became of	ņ҆
because	ě҉ŏҏ
because of	ě҉
become	ĀѶā҆Ĩ҇ņҜ
become $	āѺņҗ
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
been	Ā҆Đ҆Ē҇ĩѹĬҋĭҒįҊŅ҆ő҇Ŕѹ
been _ $	ĀҎāѶĎ҉őҊ
been _ <name>	ĭґ
been _ <path>	Ā҉
been _ and	ĀѸį҉
been _ as	Ĭґ
been _ by	āѷč҇
been _ earlier	Ņ҆
been _ there	į҆
been _ |	Āѷāґĺ҉ŔѺ
been a	āҐ
been added	ĀѺā҆
been called	Ņ҈
been called earlier	Ņ҆
been changed	Ď҇
been changed by	āѹ
been committed	āѹĎҐ
been committed $	Ďҋ
been declared	āѸĬ҉ĭҌ
been declared <name>	ĭ҇
been declared as	ĬҊ
been defined	Ĭ҇
been defined as	Ĭ҇
been kept	ĭ҇
been made	ĭ҈
been modified	Ā҈
been modified $	ĀҒįѺ
been modified and	ĀѸį҉
been newly	Ą҆
been on	ĀҌ
been put	ĺ҉őҋ
been put $	őҋ
been put |	ĺҋ
been renamed	ĀѵāҐņ҇
been renamed |	Āѷāҍ
been sitting	į҆
been sitting there	į҆
been subclassed	ĀҏāѺ
been subclassed |	ĀҏāѺ
been untouched	į҇
been untouched $	į҇
before	Āѹāүē҆ĴѹĽѹĿѺł҉ŅҤņѸ
before $	ĀѹņҊ
before <commit>	ā҈
before <commit> |	ā҈
before <name>	ē҈
before <name> $	ē҈
before _ $	Ā҉ē҈ŋѹ
before _ after	āҍ
before _ alter	Ā҆
before _ call	Ĭ҇
before _ got	Āҍ
before _ had	āҎŅѵ
before _ move	Ā҈Ņ҆
before _ read	ł҆
before _ refactoring	ā҈
before _ rely	ĀѵāҎĭ҇
before _ rename	āѹŅҎ
before _ renaming	Ņ҆
before _ skip	Ā҉āѶ
before _ was	ŅғņѴ
before _ |	ā҉
before i	Āѯā҈ĽѺ
before i alter	Ā҆
before i call	Ĭ҇
before i read	ł҆
before i rely	ĀѵāҎĭ҇
before i skip	Ā҉āѶ
before it	Ā҆āҍŅҊņѰ
before it got	Āҍ
before it had	āҎŅѵ
before it was	ŅғņѴ
before or	āҍ
before or after	āҍ
before the	Ā҈Ņҏ
before the move	ĀҋāѹŅ҆
before the refactoring	ā҈
before the rename	āѹŅҊ
before the renaming	Ņ҆
before |	ĀҊņ҆ŋѹ
before | $	ĀҊņ҆ŋѹ
begin	āѸą҈ĐѸĵҏ
begin _ $	ĀѴāѹą҈ĵґ
begin and	ĀґĐѺ
begin |	ĀѺą҈
begin | $	ĀѺą҈
beginners	ĀѲāҖ
begins	Ĩ҇ĵ҉ķ҈
begins in	Ĩ҇
begins the	Ľ҆
behave	Āѷāҋ
behaviour	āҌďѵĢҏ
behaviour _ <name>	āҎďѵ
behaviour of	ďѶĢҐ
behind	ĀѳāҏĢҎĥҎĲҊĸѺ
behind <name>	ĢҎ
behind <name> what	Ģ҆
behind _ $	Ģ҈
behind _ <line>	Ĳ҈
behind _ <name>	ĀѹāҕđѶ
behind _ constant	đ҉
behind _ what	Ģ҆
behind the	Āѷā҇đҍ
behind the constant	đ҉
being	āҊę҆ĩ҇Ń҈ŏ҆
being _ $	Ń҆
being _ by	Ĩ҆
being _ |	Ā҆āҊ
being a	ĀѺā҆
being called	ĀѺę҈
being imported	ĩ҆
being imported by	Ĩ҆
being raised	Ńҋ
being tested	Ā҇āѺ
being used	ĀѸāҌ
belong	ĀѵĂѹě҆ĤҌĦ҆ľ҉Ŀ҇
belong _ $	ŉ҆
belong _ <name>	Ĥ҆ľ҆Ŀ҇
belong _ the	Ŀ҈
belong _ |	āҊĿѸ
belong to	ĀѶāѸĂѹě҆ĤҌĦ҇ľ҉Ŀҏ
belong to $	ŉ҆
belong to <name>	Ĥ҆ľ҆Ŀ҇
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	Ĺ҈łҍ
belongs _ $	ł҈
belongs _ <name>	Ĺ҈
belongs to	Ĺ҈ł҉
belongs to <name>	Ĺ҈
below	ćѺĚҌň҇
below <name>	ĚҌň҆
below <name> in	ĚҌň҈
below _ in	ĚҌň҉
besides	āҡ
besides <name>	ĀѶāқ
besides <name> are	ā҇
besides <name> |	ĀѺā҈
besides <path>	āҌ
besides _ are	ā҇
besides _ import	ā҈
besides _ |	ĀѺā҈
best	āҔ
best for	āҊ
better	ĀѹāӂĔѺķѺŔѺ
better _ <name>	āҍ
better _ for	āғĔѺŔѺ
better _ |	āҊ
better name	ā҆
between	ăғĆѹďҔěҕĜѹĝ҈ħҘĪѹŁҍ
between <name>	Āѹā҈
between <name> and	Āѹā҈
between <path>	Ā҈ħ҇
between <path> and	Ā҈
between <tag>	ā҈ăҊ
between <tag> and	ā҈ăҊ
between _ $	ħ҈
between _ <line>	Ā҇
between _ <tag>	ă҉
between _ and	ĀѺāҘăҊħҊ
between _ arguments	ď҈
between _ importers	ĝҊ
between _ parentheses	āѶŁҏ
between _ signature	ď҆
between _ tags	ă҇
between _ |	ě҉
between the	āѮďҍěҍĝҊŁ҆
between the importers	ĝҊ
between the parentheses	Ł҇
between the signature	ď҆
between the tags	ă҇
between their	ď҆
between |	ħ҈
between | $	ħ҈
big	ā҇đ҆ĳ҆ŒѴ
big _ <name>	Āҍāѱ
big is	āҊŒѴ
big is <name>	Āҍāѱ
bigger	Ą҈
biggest	ĀѰāң
biggest one	ā҉
bin	ĀѹĞқłѺ
binaries	ĞҐ
binaries does	Ğҋ
birth	ąҋ
birth _ <path>	ą҆
birth to	ą҇
bits	āѺĂҊ
blame	ĀѲāѴĲӀĴѶ
blame <name>	ĲҎ
blame <path>	ĀѹĲҏ
blame _ <line>	Ĳ҉
blame _ <number>	ĀѵĲҚ
blame _ for	Ĳ҉
blame for	ĲҊ
block	ĀѸā҇ŕ҉
block _ $	ā҇
block _ <path>	ŕ҉
block of	ŕ҉
block of <path>	ŕ҉
block |	ā҇
block | $	ā҇
blocks	ĀҎĿҌ
blow	ĀѹŃҎ
blow up	ĀѺŃҎ
body	Ā҆āѸĉҕĘҏĳѸķҗĺ҇ĻҌļҍ
body $	ĉ҉
body _ $	ķ҇
body _ <name>	Āҋĉ҆ĊѹĘҊę҉ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body of	ĀҊĉ҈ĊѹĘҊę҈ĳѹķҋĻҊļҎĿ҇
body of <name>	Āҋĉ҆ĊѹĘҊę҉ĳѹķ҇ĺ҆Ļҍļ҉ń҆
body |	ķ҇
body | $	ķ҇
born	ąҐ
born $	ąҍ
both	ĀѷāҠ
both <name>	ā҈
both <name> and	ā҈
both <path>	āҋ
both <path> and	āҋ
both _ $	ā҇
both _ and	āғ
both |	ā҇
both | $	ā҇
bother	ćҊňѹ
bottom	ĀҌāѹē҈İѴĳ҇
bottom _ $	āѹē҈
bottom |	āѹē҈
bottom | $	āѹē҈
brackets	ć҇ŁҌ
brackets of	Ł҉
branch	ā҇İҋ
branches	Āҫā҉ČѷŉѪ
branches _ <commit>	Āҋ
branches _ commit	Ā҉
branches _ it	āҒŉѷ
branches contain	āҌ
branches is	ĀҋŉѸ
branches is it	Ā҇ŉѹ
brand	ă҈ąҊ
brand _ |	ąҊ
brand new	ă҈ąҊ
brand new |	ąҊ
break	Ā҇āҦĈ҆čѶ
break <name>	ā҇
break <name> |	ā҈
break <path>	ĀѶāҏčѺ
break <path> |	ĀѷāҐčѺ
break _ $	Āғāѷ
break _ build	Āѷā҆Ĉ҇
break _ |	ĀѳāҜčѷ
break if	āҋ
break if <name>	ā҆
break the	ĀѶāҌĈ҇
break the build	Āѷā҆Ĉ҇
break |	ĀҔāѵ
break | $	ĀҔāѵ
breaking	ĀҐ
breaking _ |	āҌ
breakpoint	ĺ҆
breakpoint _ <name>	ĺ҇
breakpoint _ line	ā҆
breakpoint in	ĺ҇
breakpoint in <name>	ĺ҇
breakpoint on	ā҆
breakpoint on line	ā҆
breaks	āҕ
breaks if	āҋ
bring	Ā҆ĩ҇
bring _ with	ĀҊĪѷ
bring in	Ā҆ĩ҇
bring in with	ĀҊĪѷ
brings	ĀѹĪҌ
brings _ in	Ī҇
broke	ĀѶāҔ
broke the	ā҇
broken	ĀҋāѴĈ҇Ō҇
broken _ $	Āґāѷ
broken |	Ā҆
broken | $	Ā҆
brought	ąғĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҈
brought _ into	ą҈
brought in	Ā҈Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
brought it	ą҆
brought it in	ą҆
bug	ĀѵāҜĠѷ
bug _ <name>	Ġѷ
bug _ line	ā҆
bug in	Ġѷ
bug in <name>	Ġѷ
bug on	ā҆
bug on line	ā҆
bugs	ā҆
build	Āҝā҆ĈұĮѹłҊŎѺ
build $	ĀѺĈґ
build <name>	ĀѹĈ҉
build _ $	āҒ
build _ does	āѸ
build _ or	ĀѳĈҕł҆
build _ project	ĀҕĈѮ
build _ this	Āѷā҇
build _ through	Ĉҋ
build a	ĀҌ
build and	Ĉ҈Ğ҆
build broken	Ā҆
build fail	Ā҇āѺ
build fail |	Ā҇āѺ
build ok	ĀѳĈґ
build system	āѺĈѹłҐ
build the	ĀҘĈѯ
build the project	ĀҖĈѱ
build this	ĀѺā҇
build |	ĀҊāѸĈҌ
build | $	ĀҐāѮĈҋ
building	āѰĈҒ
builds	Āѭć҉ĈҖ
builds _ $	Āѵć҈Ĉ҇
builds on	ĀѺć҉
built	ĀѺĈҍňґ
built _ $	ĀѺāҊć҈ňѺ
built _ top	ň҆
built as	Ĉ҉
built on	ćѺňҘ
built on top	ň҆
built |	ĀѺāҊć҈ňѺ
built | $	ĀѺāҊć҈ňѺ
bump	ā҉įѺ
but	ĀѸāҊă҉ĪѸŏҔ
but _ for	ā҉ŏѺ
but _ not	ā҆
but do	ă҇
but do not	ā҆
but never	āѺŏґ
but what	ā҉
but what for	ā҉ŏѺ
by	ĀѳāѮĂҌăѹćѸĈѹĉҐĊҒČґčҎď҉ĐѷđѶĒ҈ĔҎėҋęҔěғĜѷĝҒĞҊğѺģ҆ĥҋħҍĨҚĩҗĪҊĬѳĭѱĮѵįѵİѹĲҌĳѷĴѲĵѶĶѸķѸĹѸĺѶĻ҈ļѷĽѷľѺĿѴŁҋłѹŃ҉ņѴŊѸŌѹōҋŎѸŐѹőѱœѹ
by $	ĀѱĩқĲ҆ŕ҇
by <commit>	ĀѶČҎčҙ
by <commit> $	Č҆č҆
by <commit> |	ĀѸČ҆čҌ
by <mark>	Ē҆
by <name>	ĀѺćҋĉҖĊѯĒ҇ēѺęҙĚѶěҘĝҎĢҋģ҇ĥѺĨҊĩѲĪҐī҇ĬѹĭѷĻҍŀѲŃѷńҏňѷ
by <name> $	ĀѶāѺĉҕĊѶęҔěҍģҊĩѺĪҌĻ҉ŀѸń҉Ň҇
by <name> are	ā҆
by <name> in	ā҇
by <name> is	ĘҎęѶ
by <name> |	āѹć҆ĉ҆ĊѺĘѶęҍĚѹěҍĝ҆ĢҎŀѺńҊňѺ
by <path>	ĝҗģ҇ħѹĨғĩѮĪҐ
by <path> $	ĝ҈ģҌĩѷĪҋ
by <path> |	ĀѺĝҊĨҌĩѺĪ҇
by <tag>	Ġ҆
by _ $	Ā҇āѮĉґČ҉Ē҇ęҐě҉ģҗħѹĨ҇ĩѴĪғĻ҈ŀѶōҋŕѺ
by _ <commit>	ČҊ
by _ <name>	āѸąѺŁҎ
by _ <path>	Ĩ҉
by _ are	ā҆
by _ class	ĀѷāҒě҆
by _ classes	ĥҊŀ҆ňҍ
by _ commit	ĀѮąғįҌ
by _ decorators	ē҆
by _ definition	Ĭ҇
by _ environment	āҋ
by _ events	ŕ҆
by _ files	āҌĩҋ
by _ from	Ā҇
by _ function	ę҈
by _ functions	Ċғ
by _ has	ĀҖįѺ
by _ how	ħ҆
by _ import	ĨҊ
by _ in	ĔҊ
by _ is	ĀѶĘҎęѵĥ҈ĩ҈ňҊ
by _ it	āѵĊҊĘ҇ĩ҆Ņ҆
by _ last	ā҆
by _ many	ĎҊ
by _ methods	ŀ҇
by _ modules	ĩґ
by _ name	Ă҉ġ҉ŋ҉Œ҆
by _ of	Ā҇Ħ҆
by _ only	āґ
by _ out	Ā҆
by _ project	āѷėҋ
by _ rename	Ņ҆
by _ route	ħ҈
by _ step	Ĩ҆
by _ struct	ī҆
by _ test	Ā҇ā҆
by _ tests	ōҋ
by _ them	ĉґĊѸ
by _ time	Ā҈āѶ
by _ types	ĥ҉
by _ via	ĝ҆
by _ was	Ĳҋ
by _ what	ĔѺĕҊ
by _ |	Āѱć҆Ċ҉Č҇č҇ĎѹĘѵę҈ě҉ĝ҇ĢҋĨҔĩѷĪ҉ĬѺĭѹŀѺŁѺń҈
by a	Ņ҆
by a rename	Ņ҆
by a test	ā҆
by anna	ā҇
by anna only	ā҇
by any	āҌ
by before	Ņ҆
by before it	Ņ҆
by calling	āѸĉҍĘ҇
by calling it	ĊҊĘ҇
by calling them	ĉґĊѸ
by class	ē҆
by class <name>	ē҆
by commit	Č҇
by commit <commit>	Č҇
by default	Ĕҏĕ҉
by default in	ĔҊ
by default what	ĔѺĕҊ
by file	ĀҊāѶ
by file $	ĀҊāѶ
by func	ŁҎ
by func <name>	ŁҎ
by git	āҍĝѺ
by git |	āҍĝѺ
by grace	ĀҎĎѺ
by grace |	Ā҈
by how	āѺĎҊ
by how many	ĎҊ
by importing	ĩ҆
by importing it	ĩ҆
by inheritance	ā҆Ěҏň҇
by inheritance $	Ě҇
by inheritance |	ā҇Ě҆
by its	āҊĬ҉įѺ
by its definition	Ĭ҇
by its last	ā҆
by method	ĂҊ
by renaming	ņ҆
by side	ď҈
by step	Ā҈āѸħ҇Ĩ҆
by step $	ĀҍāѺ
by step |	Ĩ҆
by test	Ā҉
by test name	Ā҉
by tests	āҒ
by tests only	āҊ
by tests |	ā҈
by the	ĀѸā҇ė҆ę҇ġ҈ī҇ŋ҇Œ҈
by the class	ā҇ě҇
by the commit	ā҈
by the environment	āҋ
by the function	ę҈
by the name	ĀѺġ҉ŋ҉Œ҆
by the program	ā҆
by the project	āѸė҆
by the struct	ī҆
by the time	Ā҈āѶ
by this	āѺĞҍ
by users	ā҆
by way	Ā҇Ħ҆
by way of	Ā҇Ħ҆
by what	ĀѴāѴą҆ĊҔē҇ĢѺĥ҇ħҊĨ҈ĩ҈ĪѶŃ҉ńѺŅѹņ҆ňҊ
by what classes	ň҆
by what commit	ą҆į҆
by what functions	Ċҍ
by what import	ĨҊ
by what modules	ĩ҉
by what name	ŅѺņ҉
by what route	ħ҈
by which	āѺą҆ćѺĥҌĨ҆ĩҒŀҌō҈őѺ
by which <name>	Ā҇ąѺ
by which <path>	Ĩ҉
by which classes	ĥ҇ň҉
by which commit	ĀѸąҎį҇
by which files	āҌĩ҉
by which functions	Ċ҆
by which modules	ĩ҈
by which tests	ō҇
by whom	Ā҇ĊҌĥ҇ĩ҇įѺĲҌ
by whom has	ĀҒįѺ
by whom is	Āѹĥ҈ĩ҈ň҆
by whom was	ĲҊ
by whom |	ĀѸĊҎ
by |	Ċҍōҏ
by | $	Ċҍōҏ
bytes	ĀѬāҙ
bytes _ $	ĀѺā҇
bytes _ it	ā҆
bytes is	ĀѲāґ
bytes is it	ā҆
bytes |	ĀѺā҇
bytes | $	ĀѺā҇
cache	Āҍāҏ
cache _ $	ĀҎ
call	ĂѷĊҢĔҎĘҪęҚġѳĤѹĬҍĿ҉ŀѹŁғŃѺńҎŇҐőѺ
call $	āѴĉҏĘ҇
call <name>	āҙĉѹĊѬĔҊĘ҇ęѺĬҋŁ҇ńҋŇ҆
call <name> $	āҜĊѲĘ҆
call <name> and	ĕ҆
call <name> on	ĀҌāѹ
call <name> without	Ĕ҇
call <name> |	ĀѸāҊŇ҇
call _ $	ĀҊāҎĉѺĊғĘҊęѹ
call _ <name>	Ā҉āѸĉѵĔ҈Ęґęғń҉ŇҊ
call _ a	Ŀ҇
call _ and	ĕ҆
call _ from	Āҋā҇
call _ in	ĀѮāѸĉқę҇Ņ҈
call _ of	Āѹā҆Ċҕ
call _ on	ĀҌāѹ
call _ without	Ĕ҇
call _ |	ĀѯĘґęҋĬ҇Ň҆
call graph	ĀҋāѺ
call graph |	Ċ҆
call in	ĘҎ
call in <name>	āѸĘ҉
call it	ĀѺęҍĬҊŁ҈
call it |	āѷęҎ
call of	ĀҎāѺĊѳęҊń҈
call of <name>	ĀҎāѺĊѳęҊń҈
call on	ā҇ĿҎ
call on a	ā҇Ŀ҇
call path	ā҇
call path from	ā҇
call site	ā҇
call sites	ĀѺĉѶĊҫ
call sites $	ĉѺĊҌ
call sites of	ĀѺĊҕ
call super	ā҉
call super |	ā҈
call to	āѺĉѺĊґęҎŇ҆
call to <name>	āѺĉѺĊҌęҏŇ҆
call |	ĀҌāѴĉҎ
call | $	ĀҌāѴĉҎ
callables	ĤѬĿҞ
callback	Ĕ҈
called	ĀѺāғĆҊĉҐĊҍęҕġҖĩѺĬѳĭѱĹѰĻѸĿ҉ŅҚņҘŋҜŌѺŎѺŒҐ
called $	Ā҈ŅҎ
called <name>	ĀѫāҊĆҎĉѸĊѺĘѺĠ҆ġҙĬѺķҋļ҉Ľ҆ŋҞŒғœ҇
called <name> $	ĀѵāҊĠ҆ķ҆ŋҊŒ҉
called <name> for	ā҇
called <name> in	Āѹ
called <name> what	Ģ҇
called <name> where	ķ҆
called <name> which	āѹļ҇
called <name> |	Āѵā҆ġ҈ŋҟ
called <path>	Āѳāҍ
called <path> $	ņ҆
called _ $	Ā҇ā҆ĊҋĠ҆ĹѶļѷĿ҇ŅҋņҍŋҊŒ҉
called _ <name>	āѸĉҐĊѵĕ҆Ę҇ęҚ
called _ and	ĀѺĊ҉
called _ are	ĀѮāҒ
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
called _ within	ĉҋ
called _ |	ĊҊęѵġ҇ņ҇ŋҞ
called anywhere	Ċ҆
called anywhere |	Ā҈
called before	ĀҒŅ҈
called before $	ĀѹŅҋ
called before it	Ā҉Ņѹ
called before or	ā҆
called before |	ĀҒāѱ
called by	āґĊҌĘ҇
called by <name>	ĀѺāҎĘ҈ę҆
called earlier	Ņ҈
called earlier on	Ņ҆
called from	ĀѶĉҌĊҊęҌ
called from <name>	ęҌ
called from within	ĉҋ
called in	Ā҉āѲĉ҆ĊѺęҍ
called in <name>	Āѹĉ҇ę҇
called in the	ĀҎāѲ
called inside	ĉ҈
called now	Āѹņҗ
called now $	ņ҈
called now |	ņҋ
called per	ĀѸāҊ
called per request	ĀѸāҊ
called these	ņҊ
called these days	ņҊ
called today	ĀҏāѺ
called today $	ĀҐ
called without	āѹĕ҆
called |	ĀҋĊҏķѹĹѶļѷĿ҉ŅҊ
called | $	ĀҌĊҏķѹĹѶļѷĿ҈ŅҊ
callee	ĀѴā҉ĉґĘґęҖĚѯěѳ
callee _ <name>	ĀѸāҋĉґęҖĚѹěѹ
callee of	ĀѸāҋĉґęҖĚѹěѹ
callee of <name>	ĀѸāҋĉґęҖĚѹěѹ
callees	ĀѳĉӎĘ҉ęҕĚѷěѸňѺ
callees $	ĉҨ
callees _ <name>	ĀѸĉҟĘ҉ęҕĚѷěѸ
callees of	ĀѺā҇ĉґĘ҉ęҕĚѷěѸ
callees of <name>	ĀѺā҇ĉґĘ҉ęҕĚѷěѸ
caller	āѺĉҎĊҒĕҍĘҕĚѹķѺ
caller _ $	Ā҉ĉҏ
caller _ <name>	ĀѶāѹĊҘĕ҆ĘҕĚѹ
caller of	ĀѶāѰĉҏĊҔĘҕĚѹ
caller of <name>	ĀѶāѹĊҘĕ҆ĘҕĚѹ
callers	ĀґāґĊҿĘҙęҚĚѲěѺĠѺĢѸŁѸ
callers $	ĀѲā҉ĊҢ
callers _ $	āѸĊҏĘ҇
callers _ <name>	ĀҒĊґĘғęҖĚѶĠѺ
callers _ the	Ċ҇
callers and	Ā҉
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҉
callers of	ĀҍāѸĊҢĘҚĠѺ
callers of <name>	ĀҏāѹĊҕĘҚĠѺ
callers |	āѸĊҍĘ҇
callers | $	āѸĊҍĘ҇
calling	ĀѷāѮĉ҆ĊҍĔҊĘҙńҍŇ҉ō҇ŐѺ
calling <name>	ĀѺāѸĉѵĊ҇ĔҋĘҒńґŇ҈ō҇
calling <name> $	ĀѲĉѹĊҍĘ҆ńҌō҈
calling <name> what	Ĕ҈
calling <name> |	ĀҌŇѸ
calling _ $	ĀѰĊҐĘ҆ńҌō҈
calling _ what	Ĕ҈
calling _ |	Ā҈āѹĉ҇Ę҈ŇѸ
calling it	āѺĊҐĘ҇
calling it $	Ċ҆
calling it |	Ċҋ
calling them	ĉґĊѸ
calling them $	ĉ҇
calling them |	ĉҊ
calls	ĀҐā҇ĉҺĊҘĘҊęҞĲѺļѸŀѷŁѺŒҍ
calls $	ĀҒāѹĉҋĊѸęҌ
calls <name>	ĀҊāѳĉѶĊҒĘҗ
calls <name> $	ĀѹĊҌ
calls <name> |	āѹĊҊĘҏ
calls _ $	Āѷā҈ĉҊĊ҈ę҈
calls _ <name>	ĉҎŒҎ
calls _ at	āҊ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҈
calls _ the	ĀҌ
calls _ |	ĀѴāѹĉ҈ĊґĘҏ
calls are	ĉҋ
calls both	ā҆
calls both |	ā҆
calls code	āҊ
calls code at	āҊ
calls does	ĉ҈
calls from	ĉ҆
calls from <name>	ĉ҆
calls inside	ā҇
calls inside <name>	ā҇
calls it	ā҆ĉ҇
calls it makes	ĉ҉ĊѺ
calls it |	ĀѹĊҍ
calls itself	āѷņ҇Œҏ
calls itself now	ņ҈
calls of	Ā҆āѴĊҎ
calls of <name>	Ā҇ĉҊĊѺę҆
calls the	ā҇Ċ҉ŀѹ
calls the function	Ċ҉
calls to	ĀҋĉѺĊ҉
calls to <name>	Ċ҈
calls what	ĉ҆
calls whom	ā҇
calls |	ĉ҇ę҈
calls | $	ĉ҇ę҈
came	ă҈Ą҇ą҈ņ҆
came _ <commit>	Ā҇
came _ of	ņ҆
came _ the	ā҈
came _ with	ĀѺĄ҈
came in	āѹĄ҇ą҉
came in with	Ą҈
came into	ā҈
came into the	ā҈
came out	ņ҆
came out of	ņ҆
came up	ā҇
came up with	ā҇
can	ĈҍĉѱĊѹĕѺĜѺĞ҉ģҘĬѵĭҌįѺıѺĿҍŁҋłѺńґŇѹŉ҉ŎѸŏ҆ő҉
can <name>	ĀғāѸĚ҆ġ҆ń҇
can <name> be	Ā҆Ě҆ġ҆
can <name> raise	Ā҈āѸ
can <name> throw	ĀҌ
can <path>	āҊ
can _ <name>	ā҆Ń҆
can _ be	Ě҆ġ҆
can _ call	Ā҉Ŀ҉
can _ check	Ā҈ĭ҈
can _ chekc	Ă҆
can _ delete	Ā҇
can _ find	ņ҇
can _ found	Āґāѹİѹ
can _ get	ė҆
can _ import	ĀѸģҌ
can _ imported	ģҒ
can _ in	Ā҆Ń҆
can _ instantiate	ā҆
can _ locate	őҋ
can _ modules	ģ҇
can _ pass	ĀҗāѶ
can _ passed	Łҋ
can _ raise	Ā҉āѸ
can _ read	Ĥ҆
can _ rely	Ā҇āѸ
can _ run	ĀѸāҔ
can _ say	ķ҇
can _ see	Ā҆ő҇
can _ spot	ő҉
can _ stop	āҏĜѺ
can _ tell	ĀѸāѳ
can _ test	āѳŋ҇ŌҊ
can _ throw	ĀҌ
can _ thrown	ģѺń҉
can _ treat	ĭ҇
can _ use	ā҉
can _ what	ń҆
can _ |	āҍĉѺ
can a	āѹŋ҇
can a test	ŋ҇
can be	Āҋāѱģ҈İѹŁҌń҆
can be found	Āґāѹİѹ
can be imported	ģҒ
can be passed	Łҋ
can be thrown	ģѺń҉
can fail	āҊ
can fail |	āҊ
can find	Ā҆
can i	ĀҐāҐė҆ģ҆ĬѺĿ҈
can i call	Ā҉Ŀ҉
can i delete	Ā҇
can i get	ė҆
can i import	ĀѺģҌ
can i pass	ĀҗāѶ
can i read	Ĥ҆
can i rely	Ā҇āѸ
can i treat	ĭ҇
can i use	ā҉
can not	Ā҉āѲőҋ
can not spot	ő҉
can other	ģ҈
can other modules	ģ҇
can pass	Ł҆
can raise	ń҆
can the	ĀѶāѷĈҊĞ҇Ōҋ
can the test	āѷŌҋ
can you	āѳą҆Ī҆ĭ҉İ҆ŎѺ
can you check	Ā҈ĭ҈
can you chekc	Ă҆
can you find	Ā҇
can you locate	őҋ
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
carries	Ē҆ēҏ
carries $	ēҌ
carry	ĀґāѱĒҎē҆
carry _ decorator	Āҍāѳ
carry the	ĀҘāѨĒ҆
carry the decorator	Āҍāѳ
case	ĀѶĸҊŌҍœҍ
case $	ā҆
case <name>	āѸĸҋŌҎœґ
case <name> $	ĸ҆
case <name> succeed	Ō҇
case _ $	ĸ҆
case _ <name>	œҊ
case _ succeed	Ō҇
case _ the	Ĭ҆
case that	āѺĬ҆
case that the	Ĭ҆
cases	Ā҆Ŋ҈ōҜœѺ
cases _ <name>	ōҒ
cases _ it	Ā҇
cases does	ĀҏōѸ
cases does it	Ā҇
cat	Āѵāґ
catch	ĀҙāґĊѷŃѶńҋ
catch _ $	āҊ
catch _ i	ń҆
catch _ it	ĀҊāѷ
catch _ |	ā҆
catch it	ā҆
catch it |	ā҆
catch when	ń҆
catch when i	ń҆
catch |	āҊ
catch | $	āҊ
catched	āҘŃѳ
catches	ĀҚāҍńѺ
catches <name>	ĀҠ
catches <name> $	Āҋāґ
catches <name> |	ĀҕāѰ
catches _ $	Ā҉āҕ
catches _ |	ĀҕāѰ
category	ĀѶāѷłү
category _ project	ł҇
category _ this	łҏ
category of	łҊ
caught	Ā҇āҏĦ҇
caught _ $	āґ
caught |	āґ
caught | $	āґ
causes	ŕҋ
causes _ to	ŕ҉
cfg	ĀѹĐҘ
cfg _ $	ā҆
cfg _ <name>	Đ҈
cfg _ |	ĐҐ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	ĚҊħҝĨҘĩѸĪѹ
chain <name>	ħ҇
chain <path>	ħ҉
chain <path> <path>	ħ҇
chain _ <name>	Ěҍ
chain _ <path>	Ĩ҆
chain _ imports	ā҆ĨҌ
chain _ modules	ħ҇
chain from	āҊ
chain from <path>	ā҇
chain of	āѸĚҍħҎĨҐĩѺ
chain of imports	ā҆ĨҌ
chain of modules	ħ҇
chain starting	ħ҇
chain to	Ĩ҇
chain to <path>	Ĩ҇
chains	Āѹāҏ
chains _ imports	ā҆
chains of	ā҆
chains of imports	ā҆
chance	Āѱ
chance _ <name>	ĭ҆
chance _ can	ĀѺ
chance that	ĭ҆
chance that <name>	ĭ҆
chance you	ĀѶ
chance you can	ĀѺ
change	ĀҊāҊą҇Ċ҈ČҏčҙĐ҇ĔѷįҸıѸĲ҈Őѹ
change $	ā҈
change <commit>	ĀѲā҉
change <commit> |	ĀѲāҍ
change <name>	ĀѵĊ҇č҈Đ҉
change <name> in	Đ҆
change <name> |	ĀѺ
change <path> $	č҇
change _ $	ĀѱČ҉č҈įҐ
change _ <commit>	Ā҆
change _ <name>	įҏ
change _ <path>	Āѭāғč҆įҐ
change _ <tag>	ĀҎāѴ
change _ default	ā҉ĔѺ
change _ header	āҋ
change _ in	Đ҆
change _ out	ĀҌ
change _ the	ąҌ
change _ |	ĀҌāѴ
change after	ĀҎāѵ
change between	ĀғāѲ
change between <tag>	ĀҎāѲ
change did	ĀҏāѶ
change in	ĀѴāҔį҇
change in <name>	ā҇
change in <path>	Āѹā҉
change introduced	ąҌ
change introduced the	ąҌ
change its	ā҇
change next	ā҆
change next in	ā҆
change of	ĀѴāґ
change of <path>	ĀѸāҊ
change on	Ĳ҇
change since	ĀѶāҊ
change the	ĀҌāҌĔѺıѺ
change the default	ā҉ĔѺ
change the header	āҋ
change three	ĀҌ
change three out	ĀҌ
change to	čҍįҐ
change to <name>	į҈
change to <path>	č҈į҆
change |	ĀѶČ҇įҐ
change | $	ĀѶČ҇įҐ
changed	Ā҈āғăѲąѺČҞčҝĎҟįҩİѺĳѷ
changed $	Ā҉āѶČ҆įҌ
changed <name>	č҇
changed <name> |	āѹ
changed <path>	čҊį҆
changed <path> |	Ā҆āѱč҆Ď҇
changed _ $	Ā҉āҌĎѸįҊ
changed _ <commit>	čҊ
changed _ <line>	ĀѳāҎ
changed _ <path>	ĀѺāҋ
changed _ <tag>	Āҕāѷăѹ
changed _ a	Ď҆
changed _ after	Āѱāґ
changed _ commit	Č҈
changed _ in	āѷč҇Ď҈
changed _ last	į҈
changed _ more	āѷįҊ
changed _ the	Ď҆
changed _ value	ĀѴāҌ
changed _ with	ā҆
changed _ |	Ā҈āѳč҈ĎҌį҆
changed after	ĀҜāѳčѶ
changed after <commit>	ĀҊ
changed after commit	Ā҉čѺ
changed any	āѷįҊ
changed any more	āѷįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	ĀѺā҇
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѷČ҈čҌĎ҆
changed by <commit>	ĀѺč҈
changed files	Č҇
changed in	ĀѸā҆Č҇Ď҉
changed in <commit>	Āѹč҆
changed in <path>	ĀѺāҋ
changed in the	Ď҆
changed it	Ā҇
changed last	ĀѺā҆
changed lately |	ā҆
changed line	ĀѳāҎ
changed line <line>	ĀѳāҎ
changed most	ā҇
changed since	Ā҉Čѷ
changed since <commit>	Ā҈
changed something	Ď҆
changed something in	Ď҆
changed the	ĀѴāҏ
changed the value	ĀѴāҌ
changed together	ā҆
changed together with	ā҆
changed |	āҋ
changed | $	āҋ
changes	ĀҢāѲČ҆čҐĎ҇
changes $	ĀҊāѶ
changes _ $	Č҆
changes _ <path>	Ā҈č҆
changes to	ĀҒāѷ
changes to <path>	ĀҊ
changeset	Č҇
changing	āҌ
changing <name>	ĊѺ
changing _ base	ā҇
changing the	ĀѺā҉
changing the base	ā҇
charge	ĀѺĢ҉
charge _ |	ĀѺĢ҉
charge of	ĀѺĢ҉
charge of |	ĀѺĢ҉
check	ĀѶā҉ĈҒč҉Ę҉Ě҉ĜҌĦҒĭ҈ŇѺňѺōѷŎҍ
check $	āҋĦ҆
check <name>	ĀѷĚ҆
check <name> |	āѮōҖ
check _ $	ĀѷāҎ
check _ <commit>	č҇
check _ <name>	Ā҇āҕĘҌĜ҆ĭ҈ōѨ
check _ <path>	Ĝ҉
check _ for	Ħ҈
check _ import	Ī҆
check _ me	Ě҆
check _ something	ā҇
check _ tests	Ŏ҈
check _ the	ĀқāѮĆ҆Ĉ҆İ҆ŋѸ
check _ |	āѭōҖ
check for	Ā҆
check if	ĀҎāѶč҇Ę҉ġҊŋ҈
check if <name>	ĀҍāѹĘ҉ġ҆
check if <path>	ĝ҆
check if the	Ā҈
check that	Ŏ҇
check the	ĀѺāѺĪ҆
check the import	Ī҆
check what	İ҆
check what <name>	ā҇
check what the	İ҆
check whether	Āғā҇ĜҏĬ҆ŋѸ
check whether <name>	Ĝ҆Ĭ҇
check whether <path>	Ĝ҉
check whether something	ā҇
check whether the	ĀҖāѹŋѸ
check |	ĀѶāҌĭ҉
check | $	ĀѷāҎ
check | <name>	ĭ҉
checked	ą҆
checked in	ą҆
checkin	ĀѳāѶąҍİғ
checkin where	ą҉
checking	ā҉
checking _ which	ā҈
checking whether	āѺ
checkins	ĎҊ
checkout	ĀѵāѷĈҖ
checkout _ $	ő҆
checkout of	Ĉ҆
checkout |	ő҆
checkout | $	ő҆
checks	ĀҊİѶōҋ
chekc	Ă҆
child	ĀѭĂ҉ćҒĚҍĥѵŀңňҘ
child _ $	ć҈ň҆
child _ <name>	ā҈Ă҉ĚғěѸ
child _ of	ĀѺćѵŀѺňҞ
child class	ŀҊ
child classes	ćѰĥѶŀҞňҗ
child classes $	ćѹňҊ
child classes <name>	ň҆
child is	ćҒňѴ
child of	Āѹā҆Ă҉ćҚĚҍěѶ
child of $	ćҏ
child of <name>	ā҈Ă҉ĚғěѸ
children	ĀҒāѮĂҏćѳěҊľѺĿѸŀ҇ňҽ
children $	ĚѳěҐňҔ
children _ <name>	ĚҎňҗ
children _ the	ĀѺćѺňҚ
children _ write	āѺĂ҉
children of	ĚҎňғ
children of <name>	ĚҎ
children of the	ňҐ
children to	āѺĂҌ
children to write	āѺĂ҉
children |	ĀҋňѺ
choose	ı҆
ci	Āҧā҈ğѷİѶŕҢ
ci $	ŕ҇
ci _ $	Āҝ
ci _ <name>	ā҉
ci _ <path>	ŕҔ
ci _ in	ŕ҇
ci _ |	ĀґāѶ
ci file	ŕ҆
ci file <path>	ŕ҆
ci is	ā҆
ci job	ŕ҇
ci job in	ŕ҇
ci log	ā҈
ci pass	ĀѺā҇
ci thanks	ā҇
ci thanks $	ā҇
ci workflow	ā҈
ci workflow <name>	ā҆
ci workflow <path>	ŕ҈
ci |	āҊ
ci | $	āҊ
circle	ĀҊāѷĦғīѸ
circle _ |	ĀҊīѸ
circles	Ħ҉
circular	ā҉Ħҭ
circular _ $	Ā҈
circular _ between	āѺĦ҈
circular _ in	ā҇
circular _ through	Ħ҆
circular _ |	Ā҆
circular dep	āѺĦ҈
circular dep between	āѺĦ҈
circular dependency	Ħҋ
circular dependency through	Ħ҆
circular import	āҐĦҔ
circular import in	ā҇
circular import |	Ā҆
circular imports	Ā҆
circular imports $	Ā҈
circumstances	ā҇
clases	ĀҐāѴĥ҆īѹňҏ
clases _ <name>	Āґāѵňҏ
class	ā҇ĂҔąѺĆѷćҳĉѸĊѷčѺĎѹďѺĐѳđѸēҌĚҏěҗğѸġ҆Ģ҇ģѸĤҍĥ҈ĩѺĪѹīҟĬѨĭѰĮѹįѺĳѹĵӇĶѴķѭĸѹĹҝĺґĻѺĽѴľҜĿҡŁѸńѷŅѸņѸňҟŊѸŋѺō҇ŐҐőѳŒѶœѺŔѸ
class $	Ā҇ćґĵ҈ňѴ
class <name>	āҎĂҚĆѸć҈ĉѺĐѸđѺēґĚҚěґğѺĢҍĤҍĥѴīңĬѶĭѷĵҜĶѸķѲĹңĺ҇ĽѸľҖĿҩŀѯŁѺńѺŅѺņѺŇѶňҒōҊŐѸőѸŒѺ
class <name> $	āѹćҋī҆ĵҒĹҒĺѷľ҇ĿҌň҇ō҇
class <name> are	ā҆Ă҆
class <name> as	Ěҍňѹ
class <name> carries	ē҉
class <name> come	ĀѺĚҊ
class <name> conforms	ī҆
class <name> contain	ĀѶľҊĿҋ
class <name> created	ĀҋāѸ
class <name> declared	ĵ҇
class <name> define	Āѷā҇Ŀ҆
class <name> defines	ĺ҆
class <name> does	ā҉ě҆
class <name> for	Ĺ҆
class <name> forces	Ă҉ĿѺ
class <name> from	ĀѸā҉
class <name> gets	Ā҆āҊ
class <name> has	ĀѹĺҌľ҇
class <name> have	ĀҎňѸ
class <name> implement	ī҈
class <name> inherit	ĀѰćҌ
class <name> is	āѸē҇ĚҍěѸĵҎ
class <name> live	ā҆
class <name> one	Ŀ҆
class <name> please	ā҈
class <name> starts	ĵ҉
class <name> what	āѺĤ҉ĿҊ
class <name> where	ĀҌ
class <name> which	ā҈Ĺҋ
class <name> who	Ā҈āѰň҇
class <name> |	āҐĂѶĚғĢҎīѺĵ҇ĹҌĺѳľѶňҏ
class _ $	ĀѫćҐĵҘĹҏĺѶĿ҉ŀ҉ňҊō҆Őҏ
class _ <literal>	ĥҐīҏĵѶ
class _ <name>	ĀѨāҎćҔěҔĺҋ
class _ a	Āҙāѭ
class _ are	ā҆Ă҆
class _ as	Ěҍňѹ
class _ carries	ē҉
class _ classes	ćҍňѸ
class _ come	ĀѺĚҊ
class _ conforms	ī҆
class _ contain	ĀѶľҊĿҋ
class _ created	ĀҋāѸ
class _ declared	ĵ҇
class _ define	Āѷā҇Ŀ҆
class _ defines	ĺ҆
class _ does	ā҉ě҆
class _ file	ġ҆
class _ for	ĵ҇
class _ forces	Ă҉ĿѺ
class _ from	ā҇
class _ gets	Ā҆āҊ
class _ has	ĺҌľ҇
class _ have	ĀҎňѸ
class _ implement	ī҈
class _ in	ĵ҇
class _ inherit	ĀѰćҌ
class _ inherits	Ā҆ě҆
class _ is	āѷē҇ĚҋěѸĵҎň҇
class _ live	ā҆
class _ of	ĀҐĹѺ
class _ one	Ŀ҆
class _ please	ā҈
class _ starts	ĵ҉
class _ the	ĀҋŐ҈
class _ what	āѹćѹĤ҈ĿҌňҍ
class _ where	ĀҌ
class _ which	āҊĹҋ
class _ who	Ā҈āѰň҇
class _ |	ĀѵāҊĂѴćҌĚҚĢҍĤ҈ĵ҈ĹҋĺѳľѸňҔ
class body	ĵ҆
class definition	ĵ҈
class does	Ň҆
class does <name>	ć҇Ň҆
class gets	ā҆ć҆
class has	ĵ҈
class hierarchy	ĚѹňҊ
class hierarchy |	Ěѹň҆
class i	Ĺ҆
class in	āҊ
class is	āѶĹ҆ňҒ
class is <name>	ňґ
class is the	Ā҉
class itself	ĵ҆
class method <name>	ŀ҆
class of	ĀѭěҋŇ҇ň҆
class of <name>	ĀѱćҌěҏňѺ
class or	ćҍġҌňѷ
class or classes	ćҍňѸ
class or file	ġ҆
class statement	ć҆
class that	ĀҎĚѺň҆
class that has	Ā҉
class that implements	ā҆
class that inherits	Ā҆
class that is	ĥ҆
class tree	ĚҊň҉
class tree $	ň҈
class with	āҐĥҏňѷ
class |	ĀѱāҊľ҆ŀ҉ŐҐ
class | $	ĀѲā҉ŀ҉ňѹŐҐ
classes	ĀғāѫĆѺćҪĉѺĊѺĒҖēѹĚ҈ěҏģ҇ĥҲīѸĬѸĭѺĿѺŀңŃѹń҇ňӇ
classes $	Āѳě҈ŀ҈ňғ
classes <name>	āѷćҐĚѺě҇
classes <name> inherits	ě҇
classes _ $	ĀҌāѺćѺĚҍ
classes _ <name>	ĀѶāѳćҙě҉ŀҏňқ
classes _ derive	Ā҉
classes _ from	Ā҇āѹĂ҈ňҎ
classes _ functions	Ā҈
classes _ has	ň҈
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҉ňѹ
classes _ inherit	ĀѸĚ҉
classes _ inherits	ě҇
classes _ it	ĀҌāѶĥ҉
classes _ on	ćѹňґ
classes _ realise	ĥҎňѺ
classes _ the	Ā҉āҍćҌňѲ
classes _ their	āҐćѺ
classes _ there	āѷĥ҈ň҈
classes and	Ā҇ġ҆
classes and functions	Ā҈
classes are	ĀҊāѸňҎ
classes are in	Ā҈
classes are there	ň҈
classes derived	Ā҈Ă҈
classes derived from	Ā҈Ă҈
classes does	ćҋģҌ
classes does <name>	ćҋģ҆
classes has	ćҌňѷ
classes has the	ćҊňѹ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	Āҋŀҋňѷ
classes implement <name>	ĀѺĥ҆ŀҌňѺ
classes implement it	ĀґāѸ
classes implement the	āҋĥѶ
classes implementing	ĥ҉
classes implementing <name>	ĥ҇
classes is	ćѶŀ҉ňҊ
classes is <name>	ćѺŀ҉ňҍ
classes of	ćҍěҊŀѺ
classes of <name>	ĀѺćҍěҊŀѺ
classes share	āҔňѶ
classes stand	ć҉ňѹ
classes subclass	ň҈
classes that	ĀѴćҌĚ҈
classes that <name>	ćҌňѺ
classes that have	ň҆
classes that inherit	ĀѸĚ҉
classes use	ā҆
classes use the	ā҆
classes which	Ā҈ĥ҈ňѺ
classes with	Ā҉
classes with <name>	Ā҉
classes |	ĀҋāѺćѺĚҍěѺň҆
classes | $	ĀҌāѺćѺĚҍ
classify	ĀѷāѲłҡ
classify _ project	ĀѸāѳłҟ
classify this	łҌ
classify this project	łҊ
clause	īҝĵѹń҉
clause $	īҏĵѹ
clause _ <name>	īҌ
clause of	īҌń҉
clause of <name>	īҌ
clean	Āѳā҈Ō҈
clean $	Ŏ҆
cleanly	Ĉ҈
cleanly $	Ĉ҈
clearer	āґŅѵ
clearer $	āҏŅѵ
cli	ĀѷāѵċҕĞ҇łґ
cli _ <option>	ċҌ
cli flag	ċ҇
cli flag <option>	ċ҆
closure	ĀѹāҏĻҤ
closure <name>	ĻҤ
closure <name> defined	Ļ҇
closure <name> in	ĻҌ
closure <name> that	Ļ҇
closure _ defined	Ļ҇
closure _ in	ĻҌ
closure _ that	Ļ҇
cls	ĀѧĂ҉ćҖĚҔě҈ĩѹĭѺĵҜĹ҆ľ҈ňҋ
cls <name>	ĀѳāҌĂҋć҈Ě҈ĩѺĵҜĹ҆ľ҈ňҋ
cls <name> $	ĀѺĂҍćҋ
cls <name> <name>	āѹĵҏĹҊ
cls <name> |	Ě҉ňҎ
cls _ $	ĀѹāѺĂҍćґ
cls _ <name>	ĀѷāѸć҉ě҉ĵҏĹҊ
cls _ |	āѷĚҕňҍ
code	Ā҉ąѺĈҏĉѸĊңċҌĐѵđ҆ėѺğҙĠҌĤѺĩѵıҎĳѴĸҊĺҊŁѺŃҜńѺō҈őѸ
code $	ĊҎĘ҆ğҌ
code <name>	āҌ
code _ $	ĀѺāѸĢ҇Ĭ҇ı҇Ķ҉ĺ҆
code _ <name>	ĀҟāҘĉѸĳѷō҇
code _ <path>	ā҆
code _ a	ĀҙāѢĈҍ
code _ at	āѺğ҆Ĵ҈
code _ does	ĀѶāҔıѸ
code _ it	ğҎ
code _ the	Āѵā҇ĸ҉ŃҊ
code _ this	Ń҆
code _ use	Ā҆
code _ with	Ńҍ
code _ |	ā҈ġ҈
code at	āҊ
code base	ĀҏāѫĈ҆Ġ҆ġ҈
code base $	Ā҇
code base |	Āҋāѵġ҇
code for	Ā҆
code has	Āҋāѷķ҆
code in	ĀѳāҍĈҌ
code invokes	Ċ҇
code invokes <name>	Ċ҇
code is	ĀҎğ҆ı҈ĳѷĴҊ
code is <name>	Āҕğ҆ĳѷ
code is at	Ĵ҈
code is it	ā҇
code make	Ā҆
code make use	Ā҆
code of	ā҉Ġ҇ĸ҇ō҈
code of <name>	Ā҇āҌō҈
code of the	ĸ҇
code paths	Ńҍ
code please	đ҉
code reads	ĀѵāҔ
code reads <name>	Āѷāґ
code reads the	ā҆
code runs	ĀѺā҆
code that	ĀҋĉѹĊҘğѴ
code throws	Ńҋ
code which	ĀҎāѶ
code |	ĀѱĢ҇Ĭ҇ı҇Ķ҉ĺ҆
code | $	ĀѲĢ҇Ĭ҇ı҇Ķ҉ĺ҆
codebase	ĀѹġҖ
codebase $	ġ҇
coding	ĀѸā҇
coding _ |	ĀѸā҇
collect	ĀҐŎѵ
collect _ tests	ĀҒŎѵ
collect the	ĀҒŎѵ
collect the tests	ĀҒŎѵ
colour	ĀҊāѸ
columns	Ĥ҉
come	ą҉ĉ҆ĊѸē҇Ě҉Ğ҆Ħ҆ĬѷńҍŌҍŔ҇
come <name>	āҎ
come <path>	ā҉
come _ <name>	ĀѹĚҊ
come _ has	ā҇
come _ import	ħ҈
come _ is	āҎ
come _ made	ā҉Ĭѹ
come _ of	ń҇
come _ test	ĀҋāѶ
come _ tests	Āҋāѷ
come _ the	Ā҆āѴ
come _ to	Ħ҆
come _ |	āѵŔ҆
come after	āҍ
come after <name>	ā҉
come from	ĀѸāѺĚҊń҆Ŕ҆
come from <name>	ĀѺĚҊ
come from |	Ŕ҆
come into	ĀҏāѰą҆
come into the	Ā҇āѶą҆
come out	ĀѹāѸń҇ŌҎ
come out of	ń҇
come right	ē҈
come the	Āғāѵ
come the test	ĀҋāѶ
come the tests	Āҋāѷ
come there	ā҇
come there is	ā҇
come they	ā҉Ĭѹ
come they made	ā҉Ĭѹ
come to	ħ҆
come to import	ħ҈
come with	āѵĞ҇
comes	āѫćҊĞ҈ī҈İ҆Ĳ҆ĸ҇Ŀ҆ŇҐŔ҆
comes <name>	ć҇
comes <name> by	ć҇
comes _ by	ć҇
comes _ of	Ňҋ
comes _ which	ĸ҇
comes after	ī҆
comes from	ĸ҈Ŕ҆
comes from which	ĸ҇
comes out	ŇҌ
comes out of	Ňҋ
comes to	āѹď҆
comes with	Ğ҈Ŀ҆
coming	ă҆ę҆
comit	ĀѶąҡ
comit _ <path>	ąҍ
comit added	ąҊ
comit introducing	Āѹąҗ
command	ā҉ċҕĞғ
command _ flag	ā҈
command _ option	ċ҇
command _ options	Āҏāѳ
command _ tool	ĀѺā҈
command line	ā҈ċҕĞ҇ł҆
command line flag	ā҈
command line option	ċ҇
command line options	Āҏāѳ
command line tool	ĀѺā҈
command names	Ğ҆
commands	Āѳā҆ĞҰ
commands $	Ğ҈
commands _ i	ā҆
commands does	Ğҋ
comment	ĀҘāѷ
comment _ <name>	ĀҏāѺ
comments	āҗĳѹ
comments $	āґ
comments _ $	ā҆
comments |	ā҆
comments | $	ā҆
commercial	ā҆
commit	ĀҚąӢČҠčҠĎҞģѹĦѹħѺĩѹĪѹĬѹĭѺĮѹįӀİҿŅѸņѷŉҟŊѺŏѹőѸŔѺŕѺ
commit $	Āґāѷį҆İҒ
commit <commit>	āҘąѱČҡčҨįѶİѹŉҢ
commit <commit> $	ĀҊč҆ŉҎ
commit <commit> break	Āѵāҏ
commit <commit> change	ĀѶāҌč҆
commit <commit> changed	ĀѶāҌ
commit <commit> concerns	č҆
commit <commit> delete	Āҋ
commit <commit> did	č҉
commit <commit> in	ā҆
commit <commit> touched	Č҇
commit <commit> what	ā҇
commit <commit> which	ĀѲāҏ
commit <commit> |	ĀҊā҇
commit <name>	āҋ
commit <name> it	Ā҇
commit _ $	ĀҘāѱąѱĎҕİҌŉґ
commit _ <name>	Ā҈āѧąҢįҔ
commit _ <path>	āѱąҪįҘ
commit _ a	āѺį҈
commit _ added	Ā҈ąѺ
commit _ and	ĀѭāҖ
commit _ birth	ą҇
commit _ break	Āѵāҏ
commit _ brought	ą҆
commit _ change	ĀѶāҋč҆
commit _ changed	ĀѵāҌį҆
commit _ concerns	č҆
commit _ contains	ĀѸąҊ
commit _ created	ĀѴąҒ
commit _ delete	Āҋ
commit _ deleted	āҏąѸ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѶĎҏ
commit _ hash	İ҇
commit _ head	ĀѵİҎ
commit _ imports	ĀѸāҌ
commit _ in	ĀѺā҆
commit _ introduced	ą҈
commit _ it	ĀҕāѴą҆
commit _ lost	Ā҇
commit _ of	ĀѹĎґ
commit _ please	Ā҉ĎѸ
commit _ removed	ĀҎąѷ
commit _ somebody	ĀѺą҇
commit _ the	ĀѢāҚąѸį҆İқ
commit _ this	Ā҈āҍąѸ
commit _ touched	Č҇į҈
commit _ what	ĀѸā҇İ҉
commit _ which	ĀѹāҎ
commit _ |	āҏĎ҈įѺ
commit added	ą҇
commit added <name>	ĀѺą҉
commit added <path>	Ā҉
commit added the	ā҇
commit adding	ą҇
commit break	ā҇
commit brought	ĀѺąҎ
commit by	ĀҎąѹ
commit by which	ĀҊąѹ
commit count	ĀѢĎү
commit count $	ĀѫĎҗ
commit count for	ĀѷĎҏ
commit count of	Ď҈
commit count |	ĀѹĎ҈
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҈āѺ
commit deleted <path>	ĀҊāѺ
commit did	Ā҉ą҉
commit did <path>	ĀґąѴ
commit did somebody	ĀѺą҇
commit did the	ĀѺą҈
commit do	ą҆
commit do we	ą҆
commit does	āѴą҆İ҈
commit does <name>	Ā҉āѸ
commit for	įҕ
commit for <name>	į҆
commit for <path>	į҇
commit for file	į҈
commit gave	ą҇
commit gave birth	ą҇
commit has	ĀѩāҖąҋ
commit has deleted	ĀѰāҒ
commit here	Āѹİ҉
commit history	ĀҒąѶİѺ
commit history $	ĀҒąѺ
commit history of	Ď҉
commit in	ĀѷāҎ
commit in the	Ā҆
commit in this	ĀѶāґ
commit in which	ą҇į҆
commit introduced <name>	ĀҎąѵ
commit introduced <path>	Āѵąҍ
commit is	Ā҈ąҎ
commit made	ĀѵāҐ
commit made the	ĀѭāҖ
commit made |	Ā҇āѺ
commit message	ĀѺā҈
commit of	āѺąҚİ҆
commit of <name>	Ā҇
commit of <path>	Āѭąҙ
commit of the	āѺį҇İ҇
commit of this	ĀҌ
commit on	įҌ
commit on <name>	į҈
commit on <path>	į҆
commit taht	ą҆
commit taht created	ą҇
commit that	Ā҇ąҎįґ
commit that added	Ā҈ąѺ
commit that contains	ĀѸąҊ
commit that created	ĀѹąҊ
commit that deleted	ĀҐąѹ
commit that introduced	ą҈
commit that removed	ĀҎąѷ
commit that touched	į҇
commit the	ā҉
commit touching	į҉
commit w	ĀѺą҈
commit was	ĀҌāѹįҏ
commit was <path>	ą҇į҉
commit was the	ĀҐąѳ
commit we	Ā҆
commit we lost	Ā҇
commit with	āѺį҈
commit with a	āѺį҈
commit |	Āғāѱİ҉
commit | $	Āґāѳİ҉
commited	Ā҉
commited _ to	Ā҈
commited changes	Ā҈
commited changes to	Ā҈
commits	ĀҕāҗąѸĎӞįѹİ҆
commits $	ĀҙĎѴ
commits <name>	Ď҇
commits _ $	Ā҈āѷĎ҈
commits _ <name>	Āѵā҆ĎҚ
commits _ <path>	āҕĎҔ
commits _ are	ĀҋāѲ
commits _ author	ĀѺāҐĎѸ
commits _ between	Ā҉āѹ
commits _ changed	ĀѺĎҊ
commits _ far	Ď҉
commits _ grace	ĀҊĎѹ
commits _ in	ĀѸāҋ
commits _ it	Ď҆
commits _ modified	Ď҆
commits _ not	ĀѷāҒĎѷ
commits _ something	āѹĎҊ
commits _ the	ĎҊ
commits _ there	ā҇ĎѺ
commits _ touched	ĀѲāҍ
commits _ year	ā҉ĎѺ
commits are between	ĀҊāѶ
commits are in	ĀѸāҋ
commits are there	ĀѶā҆Ď҇
commits by	Ā҆
commits changed	Ā҆āѸ
commits changed something	Ď҆
commits concerns	Ď҆
commits did not	āҌĎѷ
commits does	Ď҆
commits has	Ďҋ
commits has <path>	Ď҆
commits have touched	ĀѹĎ҇
commits in	Ď҇
commits in the	Ď҆
commits on	Āѷā҆Ďҋ
commits on <name>	ĀѺĎ҈
commits per	ĀѺāҐĎѸ
commits per author	ĀѺāҐĎѸ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҆
commits that	Āѵā҈ĎҐ
commits that changed	Ď҇
commits that touched	ĀѺāҌ
commits there	ĀҌāѲ
commits there are	ĀҌāѲ
commits this	ā҉ĎѶ
commits this year	ā҉ĎѺ
commits to	ĀѸā҉Ď҆
commits to it	ĀѺā҈
commits touch	Ď҇
commits touched	Ā҇
commits touched <name>	ĀѺ
commits touched it	Ā҇
commits until	ĀѵāҖĎѵ
commits was	Ā҉
commits which	āѷĎ҉İ҉
commits |	Ā҈āѶĎ҈
commits | $	Ā҈āѶĎ҈
committed	āѭĎҙįѸİҙ
committed $	āѹĎґ
committed _ $	İ҆
committed _ |	İ҆
committed last	İҏ
committed to	ĀҊāѷ
committers	ĀҐ
committers for	Ā҆
common	āҋ
common _ $	āҊ
common |	āҊ
common | $	āҊ
compare	āѹďҝ
compare the	ď҈
compare with	ď҉
compared	Ā҆Ą҇ďҍ
compared _ <name>	ďҍ
compared _ <tag>	Ą҇
compared to	Ā҆Ą҇ďҍ
compared to <name>	ďҍ
compared to <tag>	Ą҇
compares	ā҉
comparing	āѹă҈ď҆
comparison	ďҘ
comparison _ <name>	ďғ
comparison of	ď҇
compilation	ĈҎ
compile	ĀѬĈҷįѺ
compile $	ā҆Ĉ҆įѺ
compile _ $	Ĉ҇
compile _ project	Ĉ҈
compile this	Ĉ҈
compiler	ĀѸł҉
compiler _ $	ł҇
compiler |	ł҇
compiler | $	ł҇
compiles	ĀѹāѺĈҠ
compiles _ $	Ĉ҇
compiles |	Ĉ҇
compiles | $	Ĉ҇
compiling	ĀѵĈғ
complain	ĀѴāҖ
complain about	āҊ
complete	ĀҔĆҐđ҈
complete _ of	ĆҐ
complete list	ĆҌ
complete list of	ĆҌ
complexity	āҋ
composed	Ĥ҉
comprises	Ŋ҆
concerns	ĀѸč҆Ď҆
concerns _ |	Ď҆
concerns also	č҆
concrete	ĂҎĥҌ
concrete <name>	Ă҉
concrete _ behind	ĥ҇
concrete _ of	Ă҇
concrete classes	ĥ҆
condition	āҊńѺ
condition _ <name>	āҊńѺ
condition does	āҊńѺ
condition does <name>	āҊńѺ
conditions	Āѯāқ
config	ĀҢĐҠĪѱ
config <name>	ĐҊ
config <path>	Ā҆Đ҉
config _ $	Đ҉
config _ <name>	Đ҈
config _ and	ĀҊ
config _ |	ā҆
config file	āҋĐ҈
config is	ĀҐĪѴ
configerror	Ā҈āѹ
configuration	ĐҎ
configuration <name>	Đ҆
configuration <name> written	Đ҆
configuration _ written	Đ҆
configuration file	Đ҈
configure	Đҍ
configure <name>	Đҍ
configure <name> $	ĐҊ
configure _ $	ĐҊ
configured	Ā҉āѶĐғ
configured _ $	Đ҈
configured _ <name>	Ā҈
configured _ inside	Đ҇
configured for	Ā҆
configured for <name>	Ā҆
configured where	Đ҇
configured where inside	Đ҇
configured |	Đ҉
configured | $	Đ҈
confirm	Ĭ҆ĭ҉
conform	ĥҐ
conform to	ā҆ĥҐ
conforms	īҊ
conforms to	ī҈
connection	ā҇
connection _ $	ā҆
connection |	ā҆
connection | $	ā҆
considered	āѹĭҔ
considered _ under	ĭ҆
considered like	ĭ҉
consists	Ā҆āѸ
consists _ how	Ā҈āѹ
consists of	Ā҈āѹ
consists of how	Ā҈āѹ
console	ĀѵāҌĞғ
console commands	Ğ҇
console scripts	ĀѸā҉Ğҋ
const	Āѥā҉đҟĶҤŐҋ
const $	đ҈
const <name>	ĀѧāҋđҕĶҤŐҋ
const <name> $	ĀѺđ҉ĶҒ
const <name> its	āѵŐҋ
const _ $	ĀѺđ҉ĶҒ
const _ <name>	āѴđґ
const _ its	āѵŐҋ
constant	ĀѵđӈĬѸĶӏķѺĸҍŐҘ
constant $	đҎĶ҆
constant <name>	Ā҆āҏđҩĶқĸҋŐҘ
constant <name> $	Ā҇āѸđҒĶ҇ĸ҈Ő҆
constant <name> at	āҊ
constant <name> defined	Ķ҈
constant <name> get	Ķ҆
constant <name> is	đ҉
constant <name> stand	đ҇
constant <name> used	ĀҌĶѷ
constant <name> where	ā҈
constant <name> |	ĀҊāѸĶ҆Ő҆
constant _ $	Ā҆āѶđҜĶ҆ĸ҈Ő҆
constant _ at	āҊ
constant _ defined	Ķҋ
constant _ get	Ķ҆
constant _ is	đ҉Ķ҆
constant _ set	ĀѳāѷĶҘ
constant _ stand	đ҇
constant _ used	ĀҌĶѷ
constant _ where	ā҇
constant _ |	ĀҊāѸĶҌŐ҆
constant is	Ķ҆
constant which	Ķ҆
constant |	đҊ
constant | $	đҊ
constraint	ĀѺėҍĮҌ
constraint _ <name>	ė҉
constraint _ the	Į҇
constraint of	Į҈
constraint of the	Į҇
constraint on	ė҇
constraint on <name>	ė҇
constructed	ĀҖāѳ
constructor	ĀҪĉѷĊѸ
constructor _ $	Ā҈
constructor |	Ā҈
constructor | $	Ā҈
consults	ğҐ
contain	Āѫā҆Ęҋğ҇ĠҋĪ҆ĳ҇ľҊĿҊŅѯŉ҉ōѸŔ҇
contain $	ĀѺĳ҈Ŀҋ
contain <commit>	ĀҐāѵ
contain <commit> $	ĀѺŉ҇
contain <commit> |	ĀҗāѲŉѺ
contain <literal>	Ŕ҆
contain <name>	āҊ
contain <name> $	āҌ
contain <path>	Ā҈āѹ
contain <path> |	Ā҈āѹ
contain _ $	ā҈ľҊŉ҇ōѸŔ҇
contain _ <commit>	Āѹā҆
contain _ it	āғŅѱ
contain _ |	ĀҏāѸ
contain a	ĀѺ
contain an	ĀѶĘҊ
contain before	āғŅѱ
contain before it	āғŅѱ
contain commit	Āѹā҆
contain commit <commit>	Āѹā҆
contain it	ĀѲāҎ
contain it |	ĀѲāҎ
contain something	Ġ҆
contain |	ľҊōѸ
contain | $	ľҊōѸ
container	ĀҘāѴŎѸ
container 's	ĀҎāѺ
container 's tests	ĀҎāѺ
container _ tests	ĀҎāѺ
containing	őҒ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őҒ
contains	Ā҇āѨą҇ĥѹķҋĺҐĽ҆ŉ҈Ŋҋő҆Œѹœ҆
contains $	Ŋ҆
contains <commit>	Ā҇
contains <commit> |	Ā҆
contains <name>	ĺҒ
contains <name> $	ĺҒ
contains <path>	āѸą҆
contains <path> |	āѸą҆
contains _ $	Āґİ҆ĺҒő҆
contains _ <name>	Ľ҈
contains _ test	œ҆
contains _ |	āѴą҉
contains the	ķҎœ҆
contains |	ĀҐİ҆
contains | $	ĀҐİ҆
content	āѺĴҨĶѹ
content $	đѹĴҠ
content of	đҋĴ҆Ķѹ
contents	į҈ĴҊŕ҈
contents _ $	į҈
contents _ the	ŕ҉
contents of	Ĵ҆ŕ҉
contents of the	ŕ҉
contents |	į҈
contents | $	į҈
contracts	ī҇
contributed	ĀҖāѯ
contributed _ <path>	ĀҌāѵ
contributed to	Āҕāѯ
contributed to <path>	ĀҌāѵ
contributors	Āҡāѵ
contributors _ the	ĀҐ
contributors to	Āґ
contributors to the	ĀҐ
copyright	Āѷāҋ
correct	ā҇ĘҌĬҊŇѰ
correct _ $	ĘҌ
correct _ <name>	Ĭ҇
correct _ taking	ĭ҆
correct in	ĭ҆
correct in taking	ĭ҆
correct that	Ĭ҇
correct that <name>	Ĭ҇
correct |	ĘҌ
correct | $	ĘҌ
correctly	āҋ
correctly _ $	ā҆
correctly |	ā҆
correctly | $	ā҆
correspond	Œ҆
could	ĀҕāҔĢ҉ŇѺ
could <name>	Ā҇
could <name> be	Ā҇
could _ be	Ā҆
could _ count	Ā҉
could _ find	Ā҆
could _ kindly	ĀѪāѷ
could _ look	Ā҉
could _ tell	āҒ
could _ the	Ŀ҇
could _ without	ā҆
could be	āҊ
could do	ā҆
could do without	ā҆
could i	Ā҇
could i get	Ā҆
could you	ĀҚāѵĢ҈
could you count	Ā҉
could you find	Ā҆
could you kindly	ĀѪāѷ
could you look	Ā҉
could you tell	āҒ
count	ĀҤāѣĂѹćѭĊѹĎӃĚ҈ĤѰĦѹĪѱĬҐĳҳľӀĿѮŁѷňѰŊӇōѺŎѸŏѺ
count $	ĀҪćѱĎҐĦѺĪѸĳ҈ľ҇Ŋ҇
count <name>	Ŋ҆
count _ $	Ŋ҈
count _ 's	Ŋ҆
count _ <name>	ĀѲĎ҉ĳҊľҎŊ҉
count _ <path>	ĀѱĎ҉ĳҎŊҊ
count _ a	Ě҆Ĭҋ
count _ callers	Ā҆
count _ commits	ĀѶĎҕ
count _ functions	Ā҈
count _ importers	ĀҎ
count _ imports	ĀҊ
count _ lines	ĀѺĳҍ
count _ methods	ĀѴľҗ
count _ of	ĀѸŊ҆
count _ revisions	Ď҇
count _ tests	ĀѮŊҠ
count _ that	Ā҇
count _ the	ľҌĿѺ
count all	ľ҇ĿѺ
count as	ĀѶāѹĚҊĬғĭ҇
count as a	Ě҆Ĭҋ
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҆
count for	ĀѳĎҐľ҉Ŋҋ
count for <name>	ľ҈Ŋ҆
count for <path>	ĀѹĎ҇
count of	ĀѬĎҔĳҐľҍŊҏ
count of <name>	ĀѸĳ҈ľ҆
count of <path>	Āѹĳ҉
count of revisions	Ď҇
count tests	Ŋ҆
count tests of	Ŋ҆
count the	ĀҝāѺĎҋĤѸĪѺĳ҇ľҎŊҒ
count the commits	ĀѺĎҍ
count the functions	Ā҈
count the importers	ĀҎ
count the imports	ĀҊ
count the lines	ĀѺĳҋ
count the methods	ĀѵľҔ
count the tests	ĀѰŊқ
count |	ĀѶĎ҈
count | $	ĀѶĎ҈
counted	āѺĳҊ
counted in	āѺĳҊ
counting	āѸĄ҇ľ҆ŊҊ
counting _ methods	ľ҆
counting the	āѺŊ҉
counting the methods	ľ҆
counts	ĭҎ
counts _ <name>	ĭ҆
counts as	ĭҎ
counts as <name>	ĭ҆
cover	ōҎ
cover <name>	ōҎ
cover <name> |	ōҋ
cover _ |	āѹōҌ
cover the	Ā҉
coverage	ā҈ō҇
coverage _ $	āҌ
coverage _ <name>	ō҈
coverage of	ō҈
coverage of <name>	ō҈
coverage |	āҌ
coverage | $	āҌ
covered	āҍ
covered _ a	ā҆
covered _ tests	ā҈
covered by	Ā҆āҎ
covered by a	ā҆
covered by tests	ā҈
covering	āѺōҟ
covering <name>	āѺōҟ
covering <name> $	āѺōҟ
covering _ $	āѺōҟ
covers	āҕōѳ
crash	ā҇
crashes	āқķѶļѺ
crate	Ā҉āѺĞ҆
create	ĀҎāҔą҇ŃѶ
create _ from	ā҆
create _ |	ĀѺą҇
create a	ĀҏŃѷ
created	ăҔąҫįѹ
created <name>	ĀѷąҒ
created <name> $	ĀѷąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	ĀҋāѴąҜ
created _ |	ā҈
created after	ă҇
created after <tag>	ă҆
created between	ă҇
created for	ā҇
created for |	ā҇
created it	Ā҆
created it |	Ā҆
created |	Āҝāѷ
created | $	ĀҚāѸ
creation	ĀѴąҞ
creation _ $	ąҍ
creation _ <path>	ą҆
creation commit	ĀѸąҒ
creation commit $	ąҍ
creation of	ą҈
cron	ŕ҇
current	ĀѱāѲĈҌį҈İҐņҖ
current _ of	Ņѹņҏ
current _ |	ĀѺį҈ņ҆
current contents	į҈
current contents |	į҈
current one	ņ҈
current one |	ņ҈
current path	ņҎ
current path of	ņҊ
currently	Ā҉āѳŌ҇
currently _ passing	ĀҎāѵ
currently not	ĀҎāѵ
currently not passing	ĀҎāѵ
cut	ĀѺāҏ
cut _ chain	ā҇
cut _ down	ā҈
cycle	āғĜѺĦҦĪѸ
cycle $	Ħґ
cycle _ $	ĀҌ
cycle _ <path>	āҊ
cycle _ goes	ĀѹĦҊ
cycle _ imports	Ħ҆
cycle _ is	ā҇
cycle in	ĀѺāҊ
cycle in <path>	ā҇
cycle of	Ħ҆
cycle of imports	Ħ҆
cycle which	ĀѹĦҊ
cycle which goes	ĀѹĦҊ
cycle |	ĀҌ
cycle | $	ĀҌ
cycles	Āҋ
cyclic	ĦҚ
cyclic _ $	Ħ҈
cyclic _ check	Ħ҆
cyclic import	ĦҒ
cyclic import check	Ħ҆
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҇āѷĊ҆ĩ҆Ī҆ŀ҆
d _ to	āѷĊ҆Ī҆
d like	Ā҈āѵĊ҆Ī҆
d like to	Ċ҆Ī҆
data	ĤҦĵ҉ŇѸŐғœѸ
data _ <name>	ĵ҇
data _ has	ĀҊ
data _ of	ĤҎŐҊ
data _ the	āҏœѺ
data members	āѷĤҗ
data members of	ĤҎ
data type	Ā҇ŇѹŐғ
data type has	ĀҊ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	Āҋā҈įҢ
date <path>	ā҇
date _ $	ĀѹāҎ
date _ <name>	į҇
date _ <path>	į҆
date _ commit	ĀҊ
date _ got	āҊ
date _ the	į҉
date has	į҈
date of	Ā҉įғ
date of the	į҉
date |	ĀѹāҎ
date | $	ĀѹāҎ
days	ĀѨāҎņҌ
days _ $	ņҌ
days _ between	ĀѲāҎ
days |	ņҌ
days | $	ņҌ
dead	ĀҗāѸĪѶŏң
dead _ $	Āҟāѹ
dead _ in	ŏ҉
dead _ inside	ŏ҇
dead _ |	ĀѷŏҎ
dead code	Ā҉
dead code |	ĀѺā҇
dead imports	ĪѷŏҢ
dead imports in	ŏ҉
dead imports inside	ŏ҇
dead imports |	ŏҎ
debug	ĀҌāѺ
debug the	Āҏāѷ
decided	āҖ
decided _ <name>	ā҇
decided _ the	āҊ
decided that	ā҆
decided that <name>	ā҆
decided what	āҋ
decl	āѺĽғ
declaration	ĀѱāѪĭ҆ĵҒĶҏĺҍĽҨŁ҆
declaration $	ĥ҇
declaration <name>	Ķҋ
declaration <name> $	Ķҋ
declaration _ $	ĀѺāѹĶҊĽҕ
declaration _ <name>	ī҆
declaration _ of	ĵ҆Ķ҆ĺҍ
declaration _ the	Ľ҇
declaration _ |	Ľ҇
declaration of	ī҆ĽҊ
declaration of <name>	ī҆
declaration of the	Ľ҇
declaration site	ĵ҆Ķ҆ĺҍ
declaration site of	ĵ҆Ķ҆ĺҍ
declaration |	āѹĽґ
declaration | $	āѹĽҏ
declarations	ĀѹāѹĆ҉Īҗ
declarations _ <name>	Īҍ
declarations _ <path>	ĪҊ
declarations inside	ĪҊ
declarations of	Īҍ
declare	Ā҉āѹĂ҇ćѺĽ҆Ŀ҆
declare _ $	ĀҐāѵĂ҇ćѺĿ҆
declare a	ā҆
declare |	ĀҐāѵĂ҇ćѺĿ҆
declare | $	ĀҐāѵĂ҇ćѺĿ҆
declared	āѮĂҒċ҆ēѺĞ҆ĪѺĬҕĭҖĮ҇ĵґĶҌĸҋĻ҆ĽҗŁ҈ŇҌ
declared $	ĵҊĸҊĽҋ
declared <name>	Āѷĭғ
declared <name> |	ĀѸĭҎ
declared _ $	āѷĬѺĭ҆ĵ҆ĶҌĸ҆Ł҉
declared _ <name>	ĂҏĤ҈ĿҊ
declared _ a	Ĭ҆
declared _ abstract	ā҆Ăѹ
declared _ of	Ė҈Ň҆
declared _ return	Ň҆
declared _ type	Ň҆
declared _ |	ĀѴāѺĭҙ
declared abstract	āѺĂҌ
declared as	ĬҎ
declared as a	Ĭ҆
declared does	Ĭ҆
declared for	ĀҍāѹĖѺ
declared in	ĀҍĂѶĤ҈Ľ҆Ŀҋ
declared in <name>	Ā҆ĂѶĤ҈ĿҌ
declared on	ĀѺĂҘ
declared on <name>	ĀѺĂҘ
declared return	ŇҌ
declared return of	Ň҆
declared return type	Ň҆
declared the	āҋĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҈ĶҌĸ҆
declared | $	ĵ҆ĶҌĸ҆
declares	āѹĂ҆ċ҇ĵ҆ĸ҆ļ҆Ľ҇
declares _ constant	Ķ҆
declares _ interface	Ľ҆
declares its	ļ҇
declares the	ĸ҆Ľ҇
declares the constant	Ķ҆
declares the interface	Ľ҆
declaring	Ľ҇
decleration	ķҗĽ҆
decorate	ĀѸāѸĒҕ
decorate _ $	ĀѹāѹĒҐ
decorate |	ĀѹāѹĒҐ
decorate | $	ĀѹāѹĒҐ
decorated	ĒҘēҝ
decorated _ $	Ē҈ē҉
decorated _ <mark>	ĀҎĒѸ
decorated _ <name>	ĒҚēѺ
decorated _ what	ē҆
decorated _ |	ē҈
decorated by	ĒҎ
decorated by <name>	ĒҊ
decorated with	Āҏēҋ
decorated with <mark>	ĀҎĒѶ
decorated with <name>	ĒҐ
decorated |	ē҆
decorater	ĒҐ
decoraters	āѹēң
decorates	ĀѸāҊēҜ
decorates $	āҍ
decorator	ĀѯāҖĒҶēҙ
decorator $	āѺĒҗ
decorator <mark>	āҗĒѵ
decorator <mark> do	ā҆
decorator <mark> itself	ā҆
decorator <name>	ĀѵĒҡ
decorator <name> $	āѹĒҍ
decorator <name> |	Ē҇
decorator _ $	āѸĒҖ
decorator _ <name>	ā҇ē҉
decorator _ do	āҍĒѷ
decorator _ itself	ā҆
decorator _ |	Ē҆
decorator on	ā҇ē҆
decorator on <name>	ā҇ē҆
decorator |	āѷĒҐ
decorator | $	āѸĒҎ
decorators	ēӕ
decorators $	ēҌ
decorators _ $	ē҉
decorators _ <name>	āҍēҙ
decorators _ on	Āҋāѳē҆
decorators _ the	ē҈
decorators are	ĀҋāѸē҆
decorators are on	Āҋāѳ
decorators does	Ā҆āѺē҈
decorators does <name>	ē҇
decorators has	ē҆
decorators is	ē҈
decorators on	ā҈
decorators on <name>	ā҈
decorators that	ē҇
decorators |	ē҉
decorators | $	ē҉
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѰāѮĆҔē҉ĕ҇Ĭ҇Ķ҈ķҬĹҌĺҌĻҙļ҈ňѺ
def <name>	ĔѹĕҊĵѺķ҉ĹҊĻҎļ҈
def <name> $	ĻѸļҋ
def <name> begins	ķ҉
def <name> |	ĔѺĕҊ
def _ $	āѷċ҆ĵҋĶҋķѶĺҒļҊ
def _ <name>	ĀѹĆҔĬ҈ķ҇Ļ҇
def _ begins	ķ҉
def _ of	ķҚ
def _ that	ķ҇
def _ |	ĔѺĕҊ
def line	ĶҎ
def line $	ĶҎ
def location	ċ҆ĵҋķѸĺҕ
def location $	ċ҆ĵҋķѸĺҕ
def of	ĀѹĆҔĬ҈ķ҇Ļ҈
def of <name>	ĀѹĆҔĬ҈ķ҇Ļ҈
def |	ē҇
default	ĀѥāҝċѶđѷĔӇĕӍĢѺ
default $	ĔҌ
default _ $	āҒĔѺĕҐ
default _ <name>	ĀѷāҋĔҏĕҜ
default _ its	ĕ҆
default _ of	Ĕ҆
default _ the	ĀѺċѺĔҜ
default _ |	ĕҋ
default does	ĀѺĔҊ
default for	ā҉ĕҏ
default for <name>	ā҉ĕ҇
default in	Ĕґ
default in <name>	Ĕ҉
default in the	Ĕ҉
default is	Ĕ҇
default of	āҎĔ҇ĕҎ
default of <name>	āҊ
default of the	ā҆Ĕ҇
default to	ĕҋ
default to |	ĕ҈
default value	ĀҋāѸđѺĔҋĕҊ
default value $	āҊ
default value of	ĀҍāѰ
default value |	Ĕ҉
default what	ĔѺĕҊ
default |	ā҇ĕ҉
default | $	ā҇ĕ҉
defaults	āѸĔҕĕҍ
defaults to	ĔҔ
define	ĆҝĐҊĘѺĚѺĺҏļҐľҊĿ҆Ŋ҇
define $	ĀѶľҌĿ҉
define <name>	Ā҈āҕĆ҇Đ҉ĘѺĚѺĺ҉
define <name> $	ĀѺāҘĐҊĺѺ
define <name> |	ĀҎĘѺĺҏ
define _ $	Āҏā҈ĐҊĺѺŊ҆
define _ <name>	ĀѶĆҐ
define _ called	Ć҆
define _ inner	ļ҆
define _ method	ĺ҉
define _ nested	ļ҇
define _ |	ĀҍĘѺĺҏ
define a	ĀѺĆҐ
define a <name>	āѷĆҐ
define its	ļ҈
define the	Āѷĺ҇
define the method	ĺ҇
define |	ĀҕāѰŊ҆
define | $	ĀҕāѰŊ҆
defined	ĆҥćѸċҐĐѸđҌĒѧġ҆Ĥ҉Ĭ҇ĭѶĵҔĶҏķ҇ĸҌĺҋĻ҆ļҐĿҌŀѹňѶőѹœ҇
defined $	āѶĆ҆Ķ҆ĺҋĻѷļҖ
defined _ $	āѸĆҌċ҈đҎĒѬĵ҈ĸҋĹ҈œ҇
defined _ <name>	Ā҇Ĥ҈Ļ҉ĿҊ
defined _ <path>	Ā҉
defined _ than	Ć҇
defined _ the	Ļ҈
defined _ which	ĺ҇
defined _ |	ġ҇ķ҈
defined as	ĀѺđҍĬҌ
defined as a	Ĭ҆
defined at	ĺ҇
defined by	Ā҆Ă҇Ļ҇Ŀ҆
defined by <name>	Ā҇Ļ҇
defined in	Ā҆ķ҇
defined in <path>	Ā҈
defined in |	ķ҈
defined more	Ć҇
defined more than	Ć҇
defined on	ĀѷĤҊĿ҆
defined on <name>	ĀѷĤ҆Ŀ҆
defined |	Ā҈Ćҍċ҈ĒѬĸ҉Ĺ҆œ҇
defined | $	Ā҈āѹĆҌċ҈ĒѬĸҋĹ҆œ҇
defines	ĀҋāѬĆҍĺҌĻҊļ҉Ľ҈ľ҈Ŀ҇
defines $	ĀғāѺľ҆
defines <name>	ĵѷĺҍ
defines <name> $	ĵѸĺҎ
defines <name> |	ļ҇
defines _ $	Ć҇ĵѺĺҎ
defines _ nested	ļ҇
defines _ |	āѹļ҇
defines it	āѸĆҊ
defines the	āѺĽҊ
defining <name>	Āѹā҆Ć҆
definition	ĀѳāѤĆҘċҌē҈ĵқĶҏķҖĸ҈Ĺ҈ĺҜ
definition $	Ć҉
definition _ $	ĀѺāѲĬ҇ķ҇
definition _ <name>	āѶĆ҇ēҊķѹĹҊĺҡĻ҆
definition _ class	ć҆ĵ҉ĹѸ
definition _ the	Ķҏķ҆
definition is	ā҇ĆѺ
definition of	ĀѱāѷĆҊċ҆ē҉ĵ҆ĶҌĹ҈ĺҧĻ҇
definition of <name>	ĀѵĆ҇ēҊĵѷķѺĹҋĺҤĻ҆
definition of class	ć҆ĵ҉ĹѸ
definition of the	Ķҍķ҆
definition sites	Ć҈
definition |	ĀѷāѱĬ҇ĵҎķ҇
definition | $	āѳĬ҇ķ҇
definitions	Ćҧģ҇
definitions _ <name>	āҋĆҙ
definitions in	āѺģ҈
definitions of	ĀѹāҒĆґŀ҆
definitions of <name>	ĀѹāҒĆґŀ҆
definitions that	Ā҈
definiton	ĀѹĆҊ
defs	āѵĆ҇ĒҐľҌĿҒŀ҉
defs _ <name>	ŀ҉
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
defualt	ĀѹāѸĔ҇ĕҎ
defualt value	ĀѹāѸĔ҇ĕҎ
delegates	ĉҠđѺ
delegates _ $	ĉҟđѺ
delete	Ā҉āҪĆѶĴѹ
delete <name>	Ā҇āѺ
delete <path>	ĀҊ
delete <path> |	Ā҇
delete _ <line>	āҌĴѹ
delete _ |	Ā҇
delete all	āҒĆѵ
delete line	āҌĴѹ
delete line <line>	āҌĴѹ
delete the	āҌ
deleted	Āқāҙąѯ
deleted $	Ā҈
deleted <name>	Ā҈
deleted <name> $	Ā҈
deleted <path>	ĀҊąѹ
deleted <path> $	Āґāѷ
deleted <path> |	ĀѸāҍ
deleted _ $	Āҗąѵ
deleted _ <tag>	Āҍāѵ
deleted _ written	ĀѺā҉
deleted _ |	ĀѺāґ
deleted and	ĀѺā҉
deleted and written	ĀѺā҉
deleted between	Āҍāѵ
deleted between <tag>	Āҍāѵ
deleted from	ā҇
deleted |	āғąѺ
deleted | $	āғąѺ
deletion	Āҍ
deletion _ <path>	Ā҆
deletion of	Āҍ
deletion of <path>	Ā҆
demand	āѸĂҐćѹĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands	Į҆
demands _ in	Į҆
dep	ĀѱĖғėҋĦ҇ħ҉ĩѺĮѸ
dep <name>	āҊėҋĩѺĮѸ
dep between	āѺĦ҈
dep path	ħҊ
depend	ĀҒāѶĩҐĪҍ
depend _ $	ĀғāѥĪҕ
depend _ <name>	Āҋĩ҈
depend _ <path>	Ĝ҆ĩ҈ĪѺ
depend _ it	Ā҉
depend _ the	ā҈
depend _ this	āҒĖѷ
depend _ |	ĀѹĖҊė҇
depend on	ĀҋĜ҆ĩҏĪҊ
depend on $	Ā҉āѱĪҒ
depend on <name>	Āҋĩ҈
depend on <path>	Ĝ҆ĩ҈ĪѺ
depend on it	Ā҉
depend on the	ā҈
depend on this	āҒĖѷ
depend on |	ė҇
depend |	ĀҊāѵ
depend | $	ĀҊāѵ
dependencies	Ā҉ā҇ĖҬĞѸĩҊĪҤĮѺıѴ
dependencies $	Ā҆ĖҎ
dependencies _ $	ĀҎāѳĖҕ
dependencies _ <name>	ĩ҆Īґ
dependencies _ <path>	ĀѸĪҋ
dependencies _ does	Ė҉
dependencies _ outdated	ĀѶāҋ
dependencies _ the	Īҋ
dependencies _ there	ĀҎāѴ
dependencies _ this	Āғ
dependencies _ which	ā҆
dependencies _ |	Ā҈Ėѹ
dependencies are outdated	ĀѶāҋ
dependencies are there	ĀҎāѴ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	ĀѺāҋ
dependencies of	āѺĩҌĪҜ
dependencies of <name>	ĩ҆Īґ
dependencies of <path>	ĀѸĩ҆Īҋ
dependencies of this	Āґ
dependencies |	ĀҌ
dependencies | $	ĀҒ
dependency	ĀҎėҢĝҋġѴĢѶĦҍĨ҆ĬѺĮѺ
dependency $	ĀҖġѺ
dependency <name>	Āѷā҈ėҜĢѶ
dependency <name> $	ĀѺėҎ
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
depends	ĀѲā҉Ė҇Ĝ҇ħ҆Īҍ
depends _ <path>	Ĝ҈
depends _ which	ĩѹĪҌ
depends on	ĀѲā҉Ė҇Ĝ҈Īҍ
depends on <path>	Ĝ҈
depends on which	ĩѹĪҌ
deprecated	āҗċѴ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѰāқėҕĩҊ
deps $	ĀѭāҢėҖ
deps of	ĩҎ
depth	Āҍ
derive	Ā҈
derive _ <name>	Ā҆Ě҇
derive from	Ā҈
derive from <name>	Ā҆Ě҇
derived	āѵĂ҆Ěґĥѵŀҕňң
derived _ $	ćҏĚѺě҈
derived _ <name>	Ă҈ćѹĚҍňҐ
derived _ is	ŀ҇
derived _ of	ňҒ
derived _ the	ćѶňҋ
derived _ what	ĀҒňѲ
derived _ |	ć҈
derived class	ŀ҆
derived classes	ćѺŀҒň҇
derived classes is	ŀ҇
derived classes of	ň҇
derived from	Ā҆Ă҈ć҈ĚҎ
derived from $	ćҌě҈ňѸ
derived from <name>	Ă҈Ě҆ňҎ
derived from the	ćѶňҋ
derived from what	ĀҒňѲ
derived from |	ć҉
derived of	Ě҇
derived of <name>	Ě҇
derived types	ňҘ
derives	ć҈
derives from	ć҈
descend	ć҇
descend _ $	ć҇
descendants	ĀҍāѴćѷĚҔěѸňҷ
descendants $	ňҢ
descendants _ $	ň҈
descendants _ <name>	Ā҆ĚҘ
descendants _ class	ňҌ
descendants of	Ā҈Ěҗňҍ
descendants of <name>	ĚҘ
descendants of class	ňҌ
descendants |	ň҈
descendants | $	ň҈
descends _ <name>	ň҆
descends from <name>	ň҆
describe	āѵĢҭŁѺ
describe <name>	Ģ҈
describe the	ĀѹĢҞ
description	Ā҆
designed	āҊ
determine	ĀѮāѬĺҋľ҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҆Ķ҇ĺҎ
determine _ which	ā҇
determine the	ĀѺāѯĊ҆ĺҌľ҇
determine the declaration	ĵ҆Ķ҇ĺҎ
determine whether	ĀѺ
dev	ĀҒāѳĖ҉
dev _ $	Āґāѵ
dev _ |	ĀҘāѫ
dev dependencies	ā҆
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҋāѵĶ҉
development	ĀҔĖѶ
development _ |	ĀѺĖҌ
dict	Ő҉
did	ĀҕāҎă҆Ą҆ą҉Č҈čҠďѹĔѸĠҌĥѺĩѺĬ҆ĭ҉ĮѺįҌı҇ĴѺĵ҇Ķ҆ĹѺńѲŅқņҘŋѷŎѺŕѹ
did <commit>	ĀѱāґČҋčҋ
did <commit> <name>	č҈
did <commit> break	ĀѺāҍčѺ
did <commit> change	āҋ
did <commit> make	āѹč҇
did <commit> modify	Č҈
did <name>	ĀҖāҌįҊńѹŅҌņҋ
did <name> <name>	ĀҌąѹ
did <name> become	ņ҇
did <name> change	ĀҋāѴ
did <name> come	Ā҈āѶ
did <name> exist	ĀѶĠҔ
did <name> live	Ġѹ
did <name> look	ĀѸāҐ
did <name> move	ņ҈
did <path>	ĀҖąѵŅҏņ҉
did <path> <name>	ĀҚąѰįѺ
did <path> become	ņ҇
did <path> exist	ĀҊāѸ
did <path> get	ĀѺ
did <path> move	ņ҈
did <tag>	Ġ҇
did _ <commit>	Āҍā҇Čѹ
did _ <name>	ĀҢāѳąѩč҈įѺľ҆
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ author	Ā҈āѺ
did _ authors	ĀѷāѶĭҐı҆
did _ become	Āѹā҇ņҐ
did _ begin	ā҇
did _ break	ĀѴāҐĈ҇čѺ
did _ call	āѺŅҋ
did _ change	ĀҐāѵį҆
did _ come	Ā҆āѵą҇
did _ commit	āѹİ҇
did _ contain	āҒŅѱ
did _ create	ĀѺą҇
did _ declare	Ľ҆
did _ exist	āѵă҆ĠҔŋѹ
did _ fail	ĀғāѮ
did _ first	Āѷąҋ
did _ get	ĀҐāѹį҇
did _ give	ā҉
did _ go	āѹŅҌ
did _ history	ĀѺą҈
did _ import	Ī҇
did _ last	įҎ
did _ latest	āѹį҉
did _ leave	ā҇
did _ live	ĀґĠѹņѺ
did _ look	ĀѲāқ
did _ make	āѭč҇Ĭҋ
did _ modify	Č҈
did _ move	ĀѸāѹņҐ
did _ put	ĵ҆ĺ҆
did _ rename	ā҇
did _ tests	ā҇
did _ touch	ā҉č҉Ďѷ
did _ turn	ņ҉
did _ use	ŅҌ
did _ work	ā҆
did _ write	Ā҈āѴ
did anything	č҇
did ci	ĀҊāѷ
did commit	Āҍā҇Čѹ
did commit <commit>	Āҍā҇Čѹ
did grace	Āґāѳ
did it	Ā҆ā҇
did it get	ĀҏāѺ
did it live	ĀҌ
did not	āҌă҆Ą҈Ďѷ
did not exist	ă҆
did not touch	āҌĎѷ
did one	āѷŅҊ
did one call	āѷŅҊ
did somebody	ĀѴāѰą҆Ĉ҇į҇İ҇
did somebody create	ĀѺą҇
did somebody last	āѹį҉
did the	ĀѺā҉ą҇ĭҏİѺı҆Ķ҉
did the author	Ā҈āѺ
did the authors	ĀѷāѶĭҐı҆
did the history	ĀѺą҈
did the last	ā҇
did the latest	āѹį҉
did they	ĀѭāѣĪ҆Ĭҋő҆
did they declare	Ľ҆
did they import	Ī҇
did they make	āѷĬҋ
did they put	ĺ҆
did they rename	ā҇
did to	ā҉
did we	ĀѸāҒįѺ
diff	ĀҐāѪčҐďҚĢѺ
diff <name>	ĀҌď҈ĢѺ
diff _ $	ĀҍāѹĢѺ
diff _ <commit>	čҊ
diff _ <name>	ďҌ
diff _ signatures	ď҆
diff of	čҌ
diff of <commit>	čҊ
diff the	ď҆
diff the signatures	ď҆
diff |	āѺ
diff | $	āѺ
differ	ĀҏāѺăѴďҗ
differ $	ď҆
differ _ $	ĀѺď҉
differ from	ĀҍăѴď҇
differ |	ĀѺď҉
differ | $	ĀѺď҉
difference	ĀѺā҉ďҊ
difference between	ď҇
differences	ĆѺďқ
differences $	ď҉
differences between	ā҈ĆѺ
differences in	ďҊ
different	ĆґďҚŁѹ
different _ $	āѺďҊ
different _ committed	Ā҆
different _ on	ā҆
different _ the	ď҉
different definitions	Ć҈
different in	āҌ
different in the	ď҉
different params	ďҌŁѺ
different people	Ā҆
different people committed	Ā҆
different things	ā҆
different things on	ā҆
different |	ď҆
different | $	ď҆
differently	ā҈
differs _ $	ď҇
differs |	ď҇
differs | $	ď҇
diffrent	ĀҕăѺĄѵ
dir	ĀѺőҧ
dir $	őҒ
dir _ <path>	ő҇
dir containing	őҒ
direct	ĀҋĜҊňѸ
direct _ indirect	Ā҆
direct _ of	Ĝ҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	ĜҊ
direct import of	Ĝ҆
directly	ĀҊĊѺĘҐňѺ
directly _ $	ĀѸĜ҉
directly _ indirectly	ĀҏĜѸ
directly _ through	ĀҌ
directly or	ĀҞāѺĜѸ
directly or indirectly	ĀҏĜѸ
directly or through	ĀҌ
directly |	ĀѹĜ҉
directly | $	ĀѹĜ҉
directory	ĀѵőҳŒ҆
directory _ <name>	őҌ
directory _ <path>	őҋ
directory _ contains	ő҈
directory _ is	ő҇
directory _ the	Œ҆
directory does	Œ҇
directory does the	Œ҇
directory holds	ő҆
directory is	ő҈
directory of	ő҈
directory that	ő҈
directory that contains	ő҈
disk	ŒҖ
disk _ $	ŒҐ
disk please	őҊ
disk please $	őҊ
display	Ā҉Ĵ҈
display _ <line>	Ĵ҈
display line	Ĵ҈
display line <line>	Ĵ҈
distribution	Į҇
distribution _ what	Į҇
distribution |	Į҇
distribution | what	Į҇
do	āҟă҉ćѸĉѶđѹĒѷēѰĘҎęѹĝҋğҊġҊĢҔģѺĦҌħ҇ĩѶĪѵīѺĬѭĭѹĮѺįѹĶѹĻѹŁ҇ŅѹŇ҉ňѹŊѹŋҏōѸŎҔŐѹŒ҉ŕѺ
do $	Āѷāҕ
do <name>	Ā҆ď҆
do <name> and	ď҆
do <name> objects	Ā҉āѺ
do _ $	āҐďѷēѺĢҞ
do _ <name>	ĢѺō҈
do _ <path>	āѺĩ҆
do _ a	ā҆
do _ all	Ŏ҆
do _ and	ĀҏāѴď҆
do _ by	ĀҍāѺ
do _ call	Ł҆
do _ contain	āҏŉѵ
do _ decorators	ā҆
do _ depend	Ā҉āѺ
do _ files	ā҆
do _ find	āѸĤ҆œ҆
do _ follow	ā҆
do _ get	āѴħҌňѸŌ҉
do _ go	Ċ҉
do _ happen	Āѷň҆
do _ have	āѰĂҊą҇ėѶġҔŋҐ
do _ import	ā҈ĝ҉ĩѸ
do _ importers	ĜѶĝҒ
do _ imports	ĜҒĝѵĦ҉
do _ in	ĀғāѮ
do _ it	āҊ
do _ know	ĺ҆ļ҆ŏ҆
do _ mean	Œ҈
do _ methods	ā҆
do _ need	ĀѹĞѺĢ҉Ł҆ń҉
do _ objects	Ā҉āѺ
do _ of	Ŏ҆
do _ override	Āѵāҕ
do _ pass	Ā҉āѰĔҋ
do _ run	ă҆
do _ see	œѹ
do _ set	Ķ҆
do _ signatures	ď҆
do _ test	ĀғāѰ
do _ tests	ĀҔāѷ
do _ tets	Ŏ҇
do _ the	ā҇
do _ use	ĀґĶѵ
do _ work	āѺĥ҇
do at	ă҇
do i	āҐĂҊă҆ĈѺėѺĢѺħҍĵ҇ķ҇Ĺ҆ŁҌń҆ŇҊőҌ
do i call	Ł҆
do i find	āѸœ҆
do i get	Ā҆āѳđ҆ħҋ
do i have	Ā҈ā҆ĂҋėѶő҆
do i need	ĀѹĞѺŁ҆ń҉
do i run	ă҆
do i see	ā҈œѹ
do import	āѹĩ҈
do not	ĀѳāҢĔґĩѷŉѴōѺ
do not contain	āҏŉѵ
do not get	ĀѰ
do not import	ā҉ĩѹ
do not know	āѺŒ҆
do not override	ā҉
do not pass	ĀҊāѲĔҋ
do other	ā҆
do other files	ā҆
do so	ā҆
do step	ĀҍāѺ
do step by	ĀҍāѺ
do subclasses	Āѵā҈
do tests	ĀґāѬŎ҆
do tests in	ĀғāѮ
do tests of	Ŏ҆
do the	ĀѴāѶĉѺď҉ĘҎĚ҇Ĝ҈ĝ҇ğҌĥ҇Ħ҉ŎҌ
do the importers	ĜѶĝҒ
do the imports	ĜҒĝѵĦ҉
do the tests	Ā҇
do the tets	Ŏ҇
do they	Ŏ҉
do to	āҋĒѺ
do to a	ā҆
do we	Āҙāѧą҇Ċ҇ė҇ĝ҉ġҏĶѹł҈ŋ҆Ŕ҇
do we depend	Ā҉āѺ
do we have	āѤą҇ġҕł҉ŋ҆
do we import	ĝ҉
do we need	Ģ҉
do we use	ĀґĶѵ
do without	ā҆
do wrong	āҊ
do you	Āѳĺ҆ŋ҉Ō҇ŏ҆
do you get	ĀҌňѹŌ҇
do you happen	Āѷň҆
do you have	āѷŋҊ
do you know	ā҆ĺ҆ļ҆ŏ҆
do |	āҊďѷēѺĢҢ
do | $	āҊďѷēѺĢҢ
doc	ĀҒ
doc comment	Ā҉
docs	ĀҨ
docs _ <name>	Āҟ
docstring	ĀҪāҎĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	Āҗ
docstring of	ĀҖ
docstring of <name>	ĀҖ
documentation	āҕ
documentation _ <name>	Ā҉
documentation for	ĀҒ
documentation for <name>	ĀҔāѴ
documented	ĀѷāҢ
documented _ $	āҍ
documented _ the	ā҇
documented in	ā҉
documented in the	ā҇
documented |	ā҉
documented | $	ā҉
does	ĀґāѵąѷĆѴĈҖĉҊĊѬċѷČ҇č҉Đ҆ĕҋĘҚęҒĚҎěґĜҟĝҋĞ҈ġҋĢҌģҍĥѳĦ҇ħҎĨ҆ĩѪĪҐĬѵĭѷįѯĳҋĸѹĹѵĻѲĽѸŀѳłѸŃѱŅѩņѶňѯŉѺŊ҇ŋ҉ōѪœѰŔѺŕѺ
does $	Ģҙ
does <commit>	ĀѶāѺČҋŉ҆
does <commit> touch	ĀѷČҌ
does <literal>	ĀѴĵҔ
does <mark>	ĀѸāѷĒҕ
does <name>	ĆѺćґĉҔĊѷđҍĒѷĕҋĖѹĘҋęҏĚґěґĜ҈ğѷġҊĢѯħҋĩѺīҎĬҊĮѶĳ҉ĵѶĶѺĽѹŃѵń҆ņѺŇѸŋѷō҇ő҈
does <name> <name>	ĀѴāҡđҍĘѸĚѸ
does <name> accept	ĀғāѵĘѹĚѺŁҊ
does <name> appear	ěҌ
does <name> behave	Āѷāҋ
does <name> call	ĀѶāҐĉґĘѲęҎŁѺ
does <name> carry	āҋ
does <name> catch	āҋ
does <name> check	āҋ
does <name> come	āѺ
does <name> count	ĀѺĬґ
does <name> declare	āѺĂҊćѺĿ҈
does <name> default	ĕ҆
does <name> define	ĀҊāѴĘѺĺҌļ҉ľҎ
does <name> depend	ĀѶĪҌ
does <name> do	āѲĢҕ
does <name> end	Ā҇
does <name> execute	ĉҋĘҎ
does <name> exist	ā҆ĘѺġҔ
does <name> expect	Ā҉āѺŁ҉Ňѹ
does <name> export	ģ҈
does <name> expose	ģҏ
does <name> extend	ĀѹćґĚ҉
does <name> get	ĀѸĉѺęҐō҉
does <name> have	ĀѪāѪćҎĉѸĐ҈Ě҆Ĥ҈ĪѹĭҎĳҊĿҋňҋ
does <name> implement	ī҈
does <name> import	ĀҎāѹĝ҆ģѷŏ҈
does <name> include	Ī҉
does <name> inherit	Ā҉āҌĚ҇ľѰ
does <name> invoke	ĉґ
does <name> itself	ĀҌćѹ
does <name> live	ķҒ
does <name> make	ĉ҆
does <name> need	ĀҌģѺ
does <name> never	āҏĉѸńѺ
does <name> not	ā҆
does <name> occur	ĀҎāѺ
does <name> of	ģ҈
does <name> offer	ģ҇
does <name> override	Āҋā҉
does <name> pass	āҎŁѳ
does <name> provide	ģ҆
does <name> raise	ĀѸāҎń҉
does <name> really	ĀѸā҇
does <name> return	āҊŇ҉
does <name> run	ĀѷĘҔ
does <name> sit	ő҇
does <name> specialise	ĀѶĘѺĚҕ
does <name> stand	āҐĢѹ
does <name> subclass	ĀѸćҍĚҌ
does <name> take	ā҇Ł҇
does <name> throw	ńҌ
does <name> turn	Ā҈
does <name> use	Āѵāѹĉ҉ĕ҉Ęҋ
does <path>	ĀҊĜ҉ĝґģ҉ħҊĨҏĩѺĪ҇ĳ҆Ŋҍő҉
does <path> become	Ĩ҇
does <path> bring	Ā҇
does <path> define	ĀҎāѳ
does <path> depend	ĀѸĪ҈
does <path> drag	Ĝ҆
does <path> end	Ĩ҆
does <path> export	ĀҎ
does <path> expose	Āѷģҏ
does <path> get	āҏĝ҉ħѳ
does <path> have	ĝ҈ĳѹŊ҉
does <path> import	ĀҐĜѷĝ҈ģѺĦ҇ĪѺŏҌ
does <path> include	ĀҒĜѵ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҇
does <path> reach	Āѵħ҆
does <path> require	ĀѵĜҋĪ҈
does <path> say	Ā҆
does <path> set	Ā҇
does <path> sit	ő҆
does <path> take	ĀҌĦѶ
does <path> use	ĀѴāҎ
does <tag>	Āѷă҇Ġ҆
does <tag> have	Āѷă҇Ġ҆
does _ $	ĀҊĢҜ
does _ <literal>	Ľ҈
does _ <name>	ĀѵāҜđҌĘѷĚѷĢѹķ҈ĿҌŇ҇Ō҉Œ҈
does _ accept	ĀғāѴĘѹĚѺŁҎ
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҌāѹĵҒ
does _ behave	Āѷāҋ
does _ belong	ě҆Ħ҇ŉ҆
does _ blow	ā҉
does _ body	ĀѷĘҋ
does _ break	ā҆
does _ bring	ĀҊĪѹ
does _ build	Ā҉ā҆ĈѶ
does _ call	ĀҊĉҖĘѺęҎġѺŁѺŇ҆
does _ capture	āҏ
does _ carry	ā҉ē҆
does _ catch	ĀѺāҏ
does _ change	Ā҉āѶ
does _ check	Āѷāҕ
does _ ci	Ā҇āѹ
does _ class	ĚѸīҋľҐĿ҆ňѵ
does _ code	ĀҎāѴğ҈
does _ come	āѷħ҆
does _ commit	Ā҇āѵč҆
does _ conform	ā҉
does _ constant	ĀѷĶ҈
does _ contain	Ī҇ĳ҈ōѸ
does _ count	ĀѶāѸĬғĭ҇
does _ declare	ĀҎāѴĂ҆ćѺĿ҆
does _ decorator	āҌ
does _ default	ĕ҆
does _ define	ĀҗāѥĐҋĘѺĺҌļ҉ľҍŊ҇
does _ demand	āѺĮ҇
does _ depend	ĀѱĜ҆Īҕ
does _ diff	č҉
does _ do	ĀҕāѰĢҚ
does _ docstring	Ā҇
does _ drag	Ĝ҉
does _ end	Ĩ҆ĳ҈
does _ entry	ā҆
does _ enum	ĀѬāҖ
does _ error	Ā҆āҎ
does _ exception	ĀҋāѵŃҊ
does _ execute	ĀѹĉҋĘҎ
does _ exist	Āѷāҍą҈ĘѺġҚŋҋ
does _ expect	Ā҈āѸŁҋŇѹ
does _ export	ĀҊģҋ
does _ expose	ĀѳāѺģҡ
does _ extend	ĀѺćґĚ҇
does _ fail	Āҕāѯ
does _ file	ĀѴāѶĎ҉ĪҌ
does _ find	ě҆
does _ function	āѸē҉Ę҈
does _ get	ĀѴāҎĉѷĊ҈Ĕ҈ęҏĝ҈ħѵĩ҉ō҉
does _ give	ā҉
does _ go	Ā҉
does _ have	ĀѯāѬă҆ćҏĉѷĐҌĖѺĝ҇ĢѺĤ҉ĭҍıғĳ҆ĿҋňҊŊҎŐҋ
does _ helper	ļ҆
does _ history	Ā҉Ďѹ
does _ hold	āѺ
does _ implement	Ā҇
does _ import	ĀҚāѺĝґģѰĦҊŏҗ
does _ in	ĀҋāѲ
does _ include	Ā҈ĪҊ
does _ indirectly	āѶħҎ
does _ inherit	āҋć҈ĚҋľѰ
does _ interface	ĀҐ
does _ invoke	ĉҒĘ҉
does _ it	ĀѹāҋŏѺ
does _ itself	ĀҌćѹ
does _ keep	ā҈
does _ l	ĳ҇
does _ leak	ĀѹāҊ
does _ list	Ęѹęҍ
does _ live	ĀѶĵ҉ķґő҉
does _ load	Ĝ҇Ī҇
does _ log	ĀѹĎ҈
does _ make	ĉ҉ģҋ
does _ mean	āҌ
does _ message	Ŕ҆
does _ method	Ā҇
does _ module	ĀѹĢ҆ģҋ
does _ need	ĀҍāѵĖҊė҇ģѷĮѹŏ҈
does _ never	āҏĉѸńѺ
does _ no	Āҋ
does _ not	ŋ҇
does _ occur	Ā҇
does _ of	ģ҈
does _ offer	ĀѺģҍ
does _ option	ĀѵāҌ
does _ override	Āҗ
does _ parameter	Ĕ҈
does _ pass	Ā҆āҊŁѳŌ҇Ŏ҆
does _ point	Āѷİ҉
does _ project	Āҋā҇ĖҊġ҇Į҈ıѸŊѷ
does _ provide	ģҎŏѺ
does _ pull	āѷĜ҉ħ҆Ī҇
does _ raise	Ā҆ńґ
does _ reach	ĀѲā҇ħ҈
does _ read	āѹĴҊ
does _ really	Āѵā҇
does _ rely	Āѹĉ҆Ĝ҆
does _ repo	ĀҎ
does _ require	ĀѯđѺĜҎģѺĪҝ
does _ reside	ő҈
does _ return	ĀѸāҐŇҏ
does _ run	ĀѷāѺĘҔĳ҈
does _ say	ĀҕāѳİѺĴ҉
does _ server	Ā҉
does _ set	Ā҇
does _ sit	Āѹķ҇őҍ
does _ specialise	ĀѶĘѺĚҕ
does _ stand	āґĢѸ
does _ start	Ā҉
does _ still	Ĉ҇
does _ subclass	ĂѺćҍĚҌ
does _ succeed	ĀѯĈҘ
does _ support	Āѷā҈ĮҊ
does _ take	ĀҎā҇ĦѵŁҌ
does _ test	āҘŋ҆ŌѴ
does _ text	ĀҕāѲ
does _ the	ĀѶāѸŌҐ
does _ throw	ńҌ
does _ touch	ĀѶČҍ
does _ turn	Ā҈
does _ type	ĀѺāҐ
does _ typedef	āҍ
does _ use	ĀѨāҌĉ҉ĕ҉Ęҋ
does _ variable	Ā҈đѺ
does _ work	ĀѺĈ҉
does _ workflow	āҋ
does _ wrap	Ē҆
does _ |	ň҆
does a	ĂѺŇ҆ŋ҆
does a call	Ň҆
does a test	ŋ҆
does an	ĥ҈
does any	Ā҆
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
does everyone	ĀѺā҇
does everyone import	ĀѺā҇
does inner	ļ҆
does it	ĀҒĉ҇ċѺĘҋĜ҇ĝѺĪҌĮҋĴҍĻѷŁ҇Ň҆ŋҊōѶŎѹ
does it build	ĀҌĈѸ
does it call	ĀҋāѴĉ҈
does it capture	āҏ
does it contain	Ā҈
does it count	ĭ҇
does it declare	Ā҈
does it demand	Į҇
does it do	ĀҔ
does it exist	Āѹā҉ŋҊ
does it export	ģ҈
does it fail	ā҇
does it get	ĀѹĊ҈Ĕ҆
does it give	ā҈
does it have	Ā҇āҊ
does it import	Ā҆āѹĜҍ
does it inherit	ć҈
does it invoke	Ę҆
does it live	ĵ҈
does it mean	ā҉
does it need	āѺĪ҇
does it override	ĀҊāѹ
does it pass	Ō҈
does it raise	ĀҌāѳńҊ
does it read	āѹĴҊ
does it return	Ň҇
does it say	āѷĴ҉
does it sit	ķ҇
does its	āѹŒ҆
does load	Āҋ
does nobody	ĀѺā҈
does not	āғŏҋ
does not have	ā҆
does not it	ĀѺāҌŏѺ
does not need	ŏҋ
does one	āѶě҆
does one find	ě҆
does one get	Ā҆
does project	ė҇
does project support	Įҋ
does something	ĀҊ
does test	ĀҔāѹ
does test <name>	ĀҔāѺ
does that	ĀҒāѧň҆
does that workflow	Ā҆
does the	ĀѳćѳĈѸčҐĎ҇ĐѺĒѸēҍĕ҇Ė҆Ę҈ęҌĚ҇ğҋĢѸģ҇ĥѹĴѸĶ҇ĺҌľҌŃ҆ŅѹŇѸňѴŊѷŋ҆őѹŒ҆
does the <name>	āѰŌҋŒ҈
does the body	ĀѷĘҋ
does the build	ā҇
does the ci	Ā҇āѹ
does the class	ĚѺľҍĿ҆ňѷ
does the code	ĀҎāѶğ҈
does the commit	Ā҇āѵč҆
does the constant	ĀѷĶ҈
does the decorator	āҋ
does the diff	č҉
does the docstring	Ā҇
does the entry	ā҆
does the enum	ĀѬāҗ
does the error	āҋ
does the exception	ĀҋāѵŃҊ
does the file	ĀѵĎ҉Ī҈
does the function	āѷē҉Ę҈ļ҆
does the history	Ā҉Ďѹ
does the include	Ĝ҇
does the interface	ĀҐ
does the log	ĀѹĎ҈
does the module	ĀѹĢ҆ģҋ
does the option	ĀѵāҌ
does the parameter	Ĕ҈
does the project	ĀҋĖ҇ė҆ġ҇Ŋѷ
does the test	ĀҌāҏŌѸ
does the text	ĀҕāѲ
does the type	ĀѺāҎ
does the typedef	āҍ
does the variable	Ā҈đѺ
does this	ĀҊāѹĈ҈ĖҊė҆Ğ҇ı҈
does this project	ā҉Ĉ҇ıѷ
does this repo	Āҏ
does this workflow	Āѷāҋ
does wc	ĳ҇
does wc l	ĳ҇
does |	ĀҌ
does | $	ĀҌ
doing	ĀѺāҌĢҋ
doing _ $	ĢҌ
doing |	ĢҌ
doing | $	ĢҌ
done	ĉҋ
dose	ĀҐāѴĈ҇Ĝ҇ŌҎ
dose <name>	Ā҇
dose _ file	Ĝ҇
dose _ project	Ĉ҇
dose the	Ĝ҇
dose the file	Ĝ҇
dot	āѹĿ҇
double	ĀѺāҒ
double _ value	ā҉
double the	ā҉
double the value	ā҉
down	ħ҉ĽҊŀ҉ň҉
down $	Āҍ
down _ $	ā҈Ľ҇
down _ <number>	ā҈
down _ <path>	ħ҉
down _ hierarchy	ŀ҆
down the	ŀ҆ň҈
down the hierarchy	ŀ҆
down to	ĀѺħ҉
down to <number>	ā҈
down to <path>	ħ҉
down |	ā҈Ľ҇
down | $	ā҈Ľ҇
drag	Ĝ҉
drag <path>	Ĝ҉
drag <path> in	Ĝ҉
drag _ in	Ĝ҉
drop	ĀѺāҕ
drop the	ā҇
dropped	āҏ
dropped _ $	āҍ
dropped |	āҍ
dropped | $	āҍ
duplicates	Ā҈āѹ
during	ĀѹāҝĶѺ
during _ run	ā҉
during execution	āҐ
during the	ā҆
each	āѮĆҮĉҌĤ҈ĥҒŀ҉ńҋ
each _ of	ĉҒ
each _ that	Ā҆Ć҆
each _ with	ĥҐ
each _ |	Ā҇
each class	ĥҖ
each file	Ć҇
each other	Ā҆
each other |	Ā҇āѹ
each overload	Ć҆
each place	Ā҉
each place that	Ā҉
earlier	ĀҌā҈İѬŅҢ
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
edit	āѮįҖ
edit _ <name>	āѺį҈
edit _ <path>	āѺį҉
edit of	āѷįҊ
edit to	į҇
edited	āѵčҋĎ҈įҌ
edited <path>	į҆
edited _ $	ĀҌāѸįҊ
edited in	Āѹč҆Ď҆
edited |	Ā҈
edited | $	Ā҈
editor	ĀѺ
else	Āҋā҈
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
end	ĀҎĢ҇Ħҋĳ҆
end _ $	ĀҎĳ҆
end _ <name>	āѹĢ҈
end _ a	Āҍ
end _ being	ĀѷāҌĨ҆
end _ calling	ĀҋĊѵ
end up	ĀѸĦҋĨ҆
end up being	ĀѷāҌĨ҆
end up calling	ĀҋĊѵ
end |	ĀҎĳ҇
end | $	ĀҎĳ҇
ending	ħ҉Œ҇
ends	ĀѺĔ҇Ĩ҇
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҇
engine	ĀңāѳĆѺ
engine _ $	Ā҆
engine _ |	Ā҆
engine is	ĀҊĆѺ
engine |	Ā҆
engine | $	Ā҆
enough	ĀѺāҗĬѺ
enough _ $	ā҇
enough _ be	ā҈ĬѺ
enough _ in	ā҇
enough tests	ā҇
enough tests in	ā҇
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
entries	ĀѶĎ҉ĞҨŁѲłѺ
entries _ it	ĀѸĎ҉
entries does	ĀѸĎ҉
entries does it	ĀѸĎ҉
entry	Āѹċ҆ĐҦĞҡį҉İ҆ĸҌ
entry <name>	ĐҎĸ҇
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	ĀѲā҆Ğ҉įҋ
entry _ <name>	ĐҌ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҇Ğ҆
entry _ the	ĀҊāѹĐ҈
entry _ |	ĀҊ
entry for	āѹċ҇Đ҇
entry for <name>	Đ҇
entry inside	Đ҆
entry inside the	Đ҆
entry of	ĀҊāѸĐ҇İ҈
entry of the	ĀҊāѺ
entry point	ĀѶāҎ
entry points	Ğң
entry points $	ĞҊ
entry points of	ā҇Ğ҆
entry points |	Āҋ
entry |	įҋ
entry | $	įҋ
enum	āҔĶѶĸӢ
enum _ $	ĸҎ
enum _ <name>	ĀҏāҒĶѸĸҞ
enum _ a	Āѷā҉
enum _ are	ā҈
enum _ the	ĸ҈
enum case	ĸҋ
enum case <name>	ĸ҈
enum constant	Ķѹĸґ
enum constant <name>	ĶѺĸҎ
enum entry	ĸ҉
enum entry <name>	ĸ҈
enum member	ĀҒ
enum member <name>	Āҙĸѵ
enum members	āҊ
enum members are	ā҈
enum value	ĸ҈
enum value <name>	ĸ҇
enum variant	āҋ
enum variant <name>	āҋ
enum |	ĸ҉
enum | $	ĸ҇
enumerate	āѮĆқľѺĿҍŏ҆
enumerate _ <name>	Āҏ
enumerate _ classes	Ā҆ň҆
enumerate _ functions	ā҈
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҇
enumerate every	Ā҈
enumerate everything	Āҏ
enumerate the	ĀѶāѳĆҏĿ҇Ł҆ŏ҆
enumerate the classes	Ā҆ň҆
enumerate the functions	ā҈
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҇
enumeration	ĸҐ
enumeration _ <name>	ĸҌ
enumeration member	ĸҌ
enumeration member <name>	ĸҌ
enumerator	ĸұ
enumerator <name>	ĸҪ
env	ĀѸğҭ
env _ <name>	āҒğґ
env var	ā҉ğғ
env var <name>	āҐğҋ
env variable	ğ҉
env variable <name>	ğ҆
environment	ā҆ĊѺğҽ
environment $	ğҍ
environment _ $	āѷğғ
environment _ <name>	ĀѳāҖğҎ
environment variable	āҌğҌ
environment variable <name>	Āѳāҙğ҈
environment variables	Ā҉āѺ
environment |	ĊѺğҘ
environment | $	āѷğґ
equal	ĀѹđҢ
equal _ $	đ҆
equal to	đҍ
equal to $	đ҆
equals	đҘĕҋ
equals _ |	đҊ
equals sign	ĕ҇
equals what	đґ
equals what |	đҊ
error	ĀѺāҎŃҜńҔŎ҆
error <name>	Ńҕ
error <name> $	Ń҈
error <name> |	Ń҆
error _ $	āѺŃҐŎ҆
error _ line	ā҈
error _ that	ńҍ
error _ type	Ā҈
error _ |	Ń҆
error of	Ā҈
error of type	Ā҈
error on	ā҉
error on line	ā҈
error types	ń҈
error |	Ń҈Ŏ҆
error | $	Ń҇Ŏ҆
errors	āѱĈҘńҩ
errors _ $	ĀѺĈҌ
errors _ <name>	āҊ
errors are	ń҆
errors come	ń҈
errors did	ā҉
errors |	ĀѺĈҌ
errors | $	ĀѺĈҌ
evaluate	đҌ
evaluate _ $	đ҉
evaluate to	đҋ
evaluated	ğ҆
evaluates	Ň҇
evaluates to	Ň҇
even	Āҋāѹ
events	Āѹāѵŕҽ
events _ $	ŕ҈
events _ <path>	ŕҋ
events _ the	ŕҏ
events is	ŕҊ
events that	ŕ҇
events |	ŕ҈
events | $	ŕ҈
ever	ĀҖāҊęҎěѹĦ҇ŏ҆
ever _ $	ā҈
ever _ <name>	Ā҇
ever _ <path>	ā҉
ever _ back	Ħ҈
ever _ |	Āҍ
ever a	ā҆
ever imported	ā҇
ever imported <path>	ā҇
ever lead	Ħ҆
ever lead back	Ħ҆
every	ĀҊāҒĆҥćѶĉ҇ĐѺē҆Ė҈ĚҊģҌĤҏĬѶĵѸķѵĹѹĺѶĽѺĿ҈ŀҎŁѺňҒŉҊŋѺŎ҇ŐѺőѷ
every <name>	āѰĚґģҏĬѺ
every <name> item	ģҏ
every _ $	āҒ
every _ <name>	ĊѺĤҏň҆
every _ definition	āѸĆ҇
every _ in	āѹŃ҈ŎҌ
every _ item	ģҏ
every _ of	ĀѺĆқğ҇ĥ҆ŀҊň҉
every _ that	Āҗē҆ō҆
every _ to	ĀґőѺ
every _ where	Ā҇
every _ with	Ā҉ō҇
every annotation	ēҊ
every call	ĀҒā҉Ċѱ
every caller	āҊĊҏ
every class	Ā҉ňҎ
every class that	Ā҉ň҇
every def	Ćҗ
every definition	ā҇
every definition of	ā҇
every file	ĩ҆
every function	ĉҋŃ҆
every interface	ī҆
every interface that	ī҆
every method	ĀѸĒ҇ĿҐ
every place	ā҈Ć҇Ċ҆
every place <name>	Ā҈ĊѺ
every place that	ĀѸā҉Ć҆
every place where	Ā҇
every reference	ĀґőѺ
every reference to	ĀґőѺ
every single	Ć҇
every subclass	ĀѵňҎ
every test	ĀѵāҒō҈Ŏ҈
every test in	ŎҌ
every test that	ō҇
everyone	āҌ
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	ĀѺā҇
everyone who	Ā҇
everything	āҒćѺĈ҇ĉҊĒҏĖѹģҌĥ҆ĦѺĪҎŁ҇ňҔŎҎŏѸ
everything <name>	Āґ
everything <path>	ĀҍĪ҆
everything <path> imports	Ā҇
everything _ <name>	ĉ҉
everything _ can	Ł҇
everything _ defines	Āҏ
everything _ has	ĩ҆
everything _ implements	ĥ҈
everything _ imports	ĀҔ
everything _ is	ĀѺģ҈Ī҈
everything in	ŎҊ
everything that	ĀҌĥ҇ĩ҇Ī҈
everything that <name>	ĉ҆
everything that calls	Ā҆
everything that has	ĩ҆
everything that implements	ĥ҈
everything that is	ģ҈
everything you	Ł҇
everything you can	Ł҇
everywhere	Ā҈Ćҍ
everywhere $	Ćҍ
everywhere <name>	Āҏ
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҈įѺķҍĻ҆
exactly $	ķҐ
exactly _ $	Đ҆
exactly _ altered	ā҆
exactly _ thanks	ā҇
exactly once	ā҇
exactly once thanks	ā҇
exactly was	ā҆
exactly was altered	ā҆
exactly |	Đ҆
exactly | $	Đ҆
exc	ĥѺńҙ
except	ĀҔāҒńҌŎѹ
except <name>	āҏŎѺ
except _ $	Āғāѳ
except the	āҐ
exception	Ā҆ćѹŃҺńґ
exception <name>	ĀҔŃҜńѺ
exception <name> $	ŃҌ
exception <name> inherit	Āҍāѹ
exception <name> |	Ń҈
exception _ $	ā҆ŃґńѺ
exception _ <name>	āҊ
exception _ by	ā҇
exception _ inherit	Āҍāѹ
exception _ |	Ńҋń҈
exception class	Ń҈
exception class <name>	Ń҈
exception classes	ń҈
exception does	ń҈
exception types	ńҒ
exception types |	ńҊ
exception |	āҊŃ҆ńѺ
exception | $	ā҇ńѺ
exceptions	āҎŃѵńӕ
exceptions $	ŃѺńҌ
exceptions <name>	ĀѸāҞńѷ
exceptions <name> <name>	āқńѲ
exceptions _ $	ń҆
exceptions _ <name>	āҗ
exceptions _ by	ń҆
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҈
exceptions _ the	ńҋ
exceptions are	Āҋ
exceptions can	āѸń҈
exceptions can <name>	āѸń҇
exceptions does	āҊ
exceptions does <name>	āҋ
exceptions might	āѸńҊ
exceptions that <name>	Ā҇
exceptions thrown	ń҇
executables	āѹĞҕ
execute	ĀѵĉҋĘҎŌ҇Ŏҋ
execute _ test	Ō҇
execute _ tests	ŎҊ
execute the	ĀѷĘҎŌ҆Ŏ҈
execute the tests	Ŏ҆
executed	āѹęҍěѺŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	ĀѹĊғ
execution	āҌ
exercise	ōҊ
exercise <name>	ō҆
exercise <name> $	ō҆
exercise _ $	ō҆
exercise _ |	ō҆
exist	ă҉Ą҇Ġґġҗŀҋņ҆ŋҋ
exist $	Āѯāѷą҉ġҗŀҊ
exist _ $	ąѺŋҎ
exist _ <name>	ĀҖ
exist _ <tag>	āѵă҆
exist _ me	Ā҇
exist _ other	ā҉
exist _ the	Ę҆
exist _ this	ġ҆
exist at	āѸă҇
exist at <tag>	āѷă҇
exist in	āҐĄ҆
exist in <tag>	Ą҇
exist in other	ā҉
exist in the	Ę҆
exist in this	ġ҆
exist tell	Ā҇
exist tell me	Ā҇
exist |	ąѺŋҎ
exist | $	ąѺŋҎ
existed	Ā҉ĠҊ
existed _ $	ĀҋāѶ
existed in	ā҆Ġ҆
existed |	Āҋāѷ
existed | $	Āҋāѷ
existence	ĀѹāѺġҐŋҗœѴ
existence _ <name>	ġҐ
existence _ the	ŋ҈
existence of	ĀѹāѺġҐŋҗœѴ
existence of <name>	ġҐ
existence of the	ŋ҈
existing	ŋҌ
existing _ $	ŋ҇
exists	ĀѶāѧĘҌĜҊġҟŋқŌѵ
exists $	ŋ҈
exists _ $	ĀѷāѳĘҍĜҋġ҇
exists _ here	Ā҇
exists _ or	ġҊ
exists _ this	ġ҆
exists as	ŋ҆
exists in	Ā҆ġҊ
exists in here	Ā҇
exists in this	ġ҆
exists |	ĀѹāѳĘҍĜҋ
exists | $	ĀѹāѳĘҍĜҋ
expand	ĀҊāҎđ҆
expand _ |	Āѹđ҆
expand to	Āѹđ҆
expand to |	Āѹđ҆
expect	ĀґāѵŁҊŇѹ
expects	Ł҇
explain	ĀѹĢҺ
explain <name>	ĀѷāѸĢҩ
explain <name> $	Ģґ
explain <name> to	ā҈
explain _ $	āѵĢҡ
explain _ <name>	ĀѺĢҏ
explain _ to	ā҈
explain the	āҏ
explanation	Ģҍ
export	āҌģҟ
export $	ģҊ
export _ $	ĀҋāѸģ҆
export _ in	ģ҇
export _ of	ģ҇
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҋ
export statements in	ģ҇
export |	ĀҋāѸģ҆
export | $	ĀҋāѸģ҆
exported	Āѩā҈ğѺģҲĭҼ
exported $	ĭҋ
exported _ $	ğѸĭғ
exported _ <name>	ģҊ
exported _ <path>	ĀѸāҋģҊ
exported _ in	ģ҆
exported _ of	ģҋ
exported _ the	ģ҆
exported by	āґģ҆
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҈
exported |	ğѸĭғ
exported | $	ğѸĭґ
exports	āҏģһ
exports $	ģқ
exports _ $	Ā҉āѺģґ
exports _ <name>	ģ҉
exports _ <path>	ģҊ
exports _ uses	ā҉ģѺ
exports from	ģ҈
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ģҋ
exports of <name>	ģ҆
exports the	āҊ
exports |	ĀҊāѵģҐ
exports | $	ĀҊāѵģҐ
expose	ĀѲāѺģң
expose $	ģҋ
expose _ $	ĀѸģғ
expose |	ĀѸģғ
expose | $	ĀѸģғ
exposed	ĀѺģҐ
exposed by	ĀѺģҍ
exposes	āѺģҠ
exposes $	ģқ
extend	ĂҋćҏĚ҇
extend <name>	ĀѹĂҋĚ҉
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
extended _ <name>	ěґ
extended by	ěҍ
extended by <name>	ěҊ
extended in	ě҇
extended |	ň҆
extended | $	ň҆
extending	ĀѰňҜ
extends	ĀѷāѺĂҊćҔĚґňҌ
extends $	ćҍ
extends <name>	ĂҊĚҒň҆
extends <name> $	Ě҇ň҆
extends <name> |	Ăҋ
extends _ $	ć҈Ě҇
extends _ |	ĀѹĂҋňҊ
extends what	ć҆
extends what $	ć҆
extension	Ā҆āѹŒҘ
extension $	ŒҎ
extension _ the	Ā҇
extension is	Ā҇
extension |	Œ҆
external	ĀѴāѹĖҡ
external libraries	Ė҆
extra	ĀҊ
extras	ĀҊ
face	ĥ҇
face _ $	ĥ҇
fail	ĀҜāҜĉѺŃҌń҈ŊіŌҌōѵŎ҈œѹ
fail $	ĀҠń҆Ŋѥōѹ
fail _ $	ĀҘāҋĉѺŊѲŎ҆œѺ
fail on	ĀѸāҊ
fail with	āѺŃҌ
fail |	ĀҘāҋĉѺŊѲŎ҆œѺ
fail | $	ĀҘāҋĉѺŊѲŎ҆œѺ
failing	ĀҠāѪŌҏ
failing $	ĀѸāѷŌҚ
failing _ $	ĀҖāѶŌѴŎ҇
failing _ in	ĀѺā҉
failing _ of	Ā҇
failing _ |	āѹ
failing tests	ā҈
failing tests in	ĀѺā҉
failing tests of	Ā҇
failing why	Ā҆āѺ
failing why |	Ā҆āѺ
failing |	ĀҖāѶŌѴŎ҇
failing | $	ĀҖāѶŌѴŎ҇
fails	ĀҊāѴŌ҇
fails _ $	ĀҋāѰ
fails |	ĀҋāѰ
fails | $	ĀҋāѰ
failure	Āҏā҉ń҇œѸ
failures	āѴŎҏ
failures _ $	āѸŎ҉
failures |	āѸŎ҉
failures | $	āѸŎ҉
fall	ĔҌł҉
falls	ĕ҇
falls back	ĕ҇
false	āѺč҇ĭҎ
false $	ĝ҆
false _ $	ĭҍ
false |	ĭҍ
false | $	ĭҍ
family	ĀҌćҋňѹ
family tree	ćҋ
far	Ā҇āѵĎ҈
far $	ĀҌāѵ
far _ $	Ď҆
far number	Ď҆
far number $	Ď҆
fast	ĀѶāҌ
fast _ <name>	ĀѶāҌ
fast is	ĀѶāҌ
fast is <name>	ĀѶāҌ
faster	āҧĬѹ
faster <name>	ā҈
faster <name> or	ā҈
faster _ $	āҊ
faster _ it	ā҆
faster _ or	ā҈
faster _ that	ā҆
faster now	ā҆
faster now that	ā҆
faster |	āҊ
faster | $	āҊ
fastest	āҡĥѩ
fastest _ $	āҊĥѺ
fastest |	āҊĥѺ
fastest | $	āҊĥѺ
features	Āѱāҟ
features _ the	ā҈
features _ this	ĀѷāҌ
features does	ĀѶāҒ
features does the	ā҆
features does this	ĀѷāҌ
feilds	āѹĤғĵѹ
fetch	ĀҝāѭĔѹğҊ
fetch <name>	ğҊ
fetched	āѹğҎ
field	ĐҊĤҒĶ҆ŐҔ
field $	Đҋ
field <name>	āѷĶ҆Őҕ
field <name> |	āѷĶ҇ŐҒ
field _ $	Ā҇ĤҐ
field _ |	āѷĶ҇ŐҒ
field names	Ĥґ
field names $	Ĥґ
field of	āҕĤѵ
fields	ĀҘĤӕľѹ
fields $	Ĥҗ
fields _ $	Ĥ҆
fields _ <name>	Āҕā҆Ĥ҉
fields _ are	Ĥ҆
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ never	ā҆
fields _ the	ĀҎāѴĤ҇
fields _ to	Ĥ҆
fields are never	ā҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	ĤҒ
fields does <name>	ĀѺĤҍ
fields has	ĀҐāѳ
fields is	Ĥ҈
fields is the	Ĥ҈
fields of	āҔ
fields of <name>	āҋĤ҉
fields that	Ĥҍ
fields that are	Ĥ҆
fields | $	Ĥ҆
fiels	ĀѸă҇
file	ĀѩāѰĂѸă҉ąҍćѱĈѺĉѶĊѵċғČҜĎҐďѸĐ҈đѪĒѸēѴĔѶĕѺĖѹėѹĚѺĝѷğҏĠѴġ҈ĢѲĤѳĥѬħѶĩѴĪ҈īѱĬѫĭѳĮѷįҋİѷĵңĶҙķқĸҘĹҒĺқĻҊĽҞľѮĿѵŀѵŁѵŃѶńѶŅҗņҗŇѸňѵŉѶŊ҈ŋѴŌѯōѨŎҕŐѶőҒŒҾœҧŔҊ
file $	Ā҈ķѹĽ҇
file <name>	āѮąҏĎҎĐҋđѹģ҈Ī҆įҋĳ҈ĵѺĺ҆ĽѸľѸŊҋōѶŎҏőқŒѸœѲ
file <name> $	Ā҈ą҈Ď҇Ŋ҆ōѸ
file <name> has	Ā҆ľѹ
file <name> passing	Ŏ҇
file <name> the	ķ҆
file <name> was	ĺ҈
file <name> |	āҊő҈
file <path>	ąҋĎҋĐҌĪ҆įҌĲ҇ĳ҈ņѺő҉
file <path> $	Ā҈āѺĎ҈Đ҇Ī҇őѺ
file <path> has	Ā҆
file <path> where	Ā҈
file <path> |	āҔĪѺ
file _ $	Āҍāѳą҆ČҊč҆ĎҎĐҊġ҉ĩѸĪҎį҆ĵҊĹ҈ĺѺōѷŎѺ
file _ <literal>	ĵҌ
file _ <name>	āѹĺҏĻ҆ŅҒņѸŒҊœ҈
file _ <option>	ċ҆
file _ <path>	ŅғņѸ
file _ and	Ľ҆
file _ became	ŅѹņҌ
file _ been	āѺį҆
file _ called	ŒҊ
file _ class	āҋĵѸ
file _ contains	ķ҈Ľ҈
file _ formerly	ņ҉
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҈
file _ have	ĀѷĎҊĪ҉
file _ how	ĀѺŅ҆
file _ i	ĵ҇Œ҇
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
file _ of	Č҇
file _ once	ņ҇
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņ҉
file _ renamed	ŅҊ
file _ stem	Œҋ
file _ test	œ҇
file _ the	Āѵāѹċ҉ĵ҆ĶҔķҊĸ҉ĽҍŒҊœҎ
file _ to	ŅѺņҊ
file _ turned	Ņ҈
file _ was	ĺ҈
file _ where	Āҋāѹ
file _ which	ĺ҈
file _ |	āқđѺĦ҆őґ
file adds	āѸċҊ
file and	Āѹğ҇ķ҈ĺҌļҊ
file and line	Āѹğ҇ķ҈ĺҏ
file became	āѺŅҝņѷ
file became <name>	ŅҐ
file became <path>	ŅҎņѺ
file came	ņ҆
file came out	ņ҆
file changes	ĀҎ
file contains	ĺґ
file declares the	Ľ҆
file do	Œ҈
file does	Āҍāѱķ҉ļ҆
file does it	ķ҉
file does the	ļ҆
file for	ā҉
file for module	āҊ
file formerly	ŅѶņҒ
file formerly known	ŅѺņҌ
file got	ŅҌņѵ
file got the	ŅҌņѵ
file had	Ņѷņҍ
file had the	Ņѷņҍ
file has	āҎķ҆ĸ҆ĺѺĻ҆ŅѺņѺŒ҈œҏ
file has <name>	Ļ҇
file has it	ĸ҇
file has more	ā҆
file has the	ņѹŒҋœҌ
file holds	ĵ҆
file holds the	ĵ҆
file in	ĺ҈
file in which	ĺ҈
file is	ĀѹŅ҆ŒҌœҌ
file is called	ŒҊ
file is the	Ņ҇ŒѺ
file itself	ő҆
file itself |	ő҆
file line	ĵҍķ҈Ļ҆Ľ҆
file line $	ĵҎ
file name	Ņ҆
file named	őҋŒ҇
file named <name>	ő҇Œ҇
file names	ČҊ
file names $	ČҊ
file now	Ņ҇
file read	āҊ
file read |	āҊ
file sets	Ķ҈
file that	ā҇Ć҆ĶҎņ҉
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
file was once	ņ҇
file was previously	ŅѸņ҉
file was renamed	ŅҊ
file was turned	Ņ҈
file where	āҊĵѸ
file which	Ľ҈
file whose	Œҍ
file whose name	Œ҇
file with	ŒҊ
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆
file | $	ā҆ġҊĹҋŅ҆
filename	ĀѸŅҠ
filename _ $	ĀѹŅҘ
filename of	Ņ҉
files	ăҸĄҮąѸĆҜĉѹĊ҉ČӅĠѶģѷĦѺħҒĩҫįѷĳѹŁѺŃѺŅѸŉѹōѹŏѷőѶŒҍŔғ
files $	āҋă҆Č҆Ī҇
files <name>	ĀҊ
files <path>	ĝ҆
files _ $	ĀѷāѸăҍČ҆ħ҇
files _ <commit>	ĀѹČғ
files _ <name>	Ċґ
files _ <path>	ĀѸā҇ĩ҉
files _ <tag>	ĀѧāҗĄҐ
files _ added	āѷăҎĄ҇Čѹ
files _ an	ĩ҆
files _ been	āѵ
files _ between	Ā҆
files _ bring	ĩ҈
files _ by	Č҆
files _ changed	Ā҈
files _ commit	ĀҎāѱ
files _ created	ă҇
files _ from	Ā҇
files _ gets	ħ҆
files _ got	ă҆
files _ i	ă҆
files _ import	ĀѹĜ҇ĩҋ
files _ imports	ĜѺĝ҈
files _ in	ĀѺĄҋČ҆ĩ҈
files _ it	ĀҌāѳČ҆ĩҊĪѸ
files _ lines	Ć҇
files _ modified	Ā҈ăѷ
files _ new	Āѵă҆ĄҌ
files _ not	Āѹāҍă҇
files _ on	āѺĩ҇
files _ part	Č҆
files _ renamed	Ā҆
files _ since	ă҈
files _ the	ĀҎāҌĩѱņ҆
files _ there	ġ҆
files _ use	āҍĩѺ
files _ were	ĀѺă҉
files _ written	ĀѺāҋ
files added	ăҊ
files affected	Āҍăѷ
files and	Ć҇
files and lines	Ć҇
files appeared	ĀѷăҌ
files are	ā҇Čҋ
files are new	Āѵă҆ĄҌ
files are part	Č҆
files are written	ĀѺāҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѮāҒ
files came	Ą҇
files came in	Ą҈
files changed	ĀҊ
files changed between	Ā҈
files contain	Ŕҋ
files depend	Ā҆
files depend on	Ā҆
files did	ĀҍāѪăҊČҌ
files did <commit>	Čҋ
files did commit	ĀҕāѶČѷ
files did not	ă҇
files do	ă҇
files do i	ă҇
files do import	āѹĩ҈
files do not	āҋĩѹ
files does	āѸă҇ħ҇Īѷ
files does <path>	ħ҆
files does it	ĀҍāѺĪѸ
files got	Ā҇
files have been	āѸ
files import	Āҕ
files import from	ā҆
files import it	āѺĩ҉
files import the	ĀҒĩѵ
files importing	Ā҆
files in	Ą҇
files include	ĩ҇
files introduced	ă҇
files is	ā҇ġ҆ĩѺĪ҉ņ҆
files is the	āҊņ҇
files last	ā҆
files last changed	ā҆
files of	Ą҆č҉
files pull	ĩҌ
files pull in	ĩҊ
files rely	ĩ҉
files rely on	ĩ҉
files that	ĄҎČ҈Ĝ҇ĩ҇
files that bring	ĩ҈
files that import	ĀѺĜ҇
files that were	ă҉
files use	ĩҊ
files were	ĀқāѶ
files were added	āѷăҌĄ҇ČѸ
files were renamed	Ā҆
files which	Œ҆
files |	ĀѸħ҇
files | $	Āѹă҆ħ҇
fill	ĂҌ
fill in	Ăҋ
final	ĀѸİҏĶҌ
final _ <name>	Ķ҆
final commit	ĀѵİҎ
final field	Ķ҆
final field <name>	Ķ҆
find	āѢĂ҆ă҉ąѹćѳČѺĐ҉đѶēѺĚѺğ҉ĢѲģѹĪѹĬ҆ı҆ĵҐĶ҈ĺҖĽҕŁѺňѵŌѹŐѺőғŒҌœҏŔѵ
find <name>	ĀѰāѩğґĠ҈Ĭ҈ĺҥĻҌőҖ
find <name> $	ĀѳğѹĺҪőғ
find <name> in	Ā҈Ġ҆
find <name> to	Ĭ҉
find <path>	Āѵőҝ
find <path> $	ĀѴőҗ
find <path> among	Ĝ҆
find _ $	ĀѦğѹĺҩĿ҈őҩ
find _ <mark>	Ă҇ŀҋ
find _ <name>	Āѵā҉ćѵĚ҉ğҘĥѸĵҙĻѹļҋĽҍňѺőѹœҏ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	ě҆Ĝ҆
find _ chains	ā҆
find _ code	ĀҎĉѹ
find _ commit	ĀҒāѷ
find _ definition	ķ҆
find _ entry	Đ҇
find _ enum	ĸ҆
find _ every	ĀѹĊҏ
find _ file	ă҈
find _ files	ā҆
find _ functions	ĉ҇
find _ if	ĀѺāѵĈ҆ę҆ě҇Ŏ҆
find _ implementation	ĥ҆
find _ in	Ā҆āѸĠ҆Ľҕŏ҆Ŕѳ
find _ longest	ā҆
find _ method	Ā҇Ĺ҇
find _ parent	āґ
find _ setting	Đ҇
find _ starts	ŕ҇
find _ test	œ҇
find _ the	Ā҇ā҇Ĥ҆ĺѺļѺĽѸĿ҆
find _ this	Ā҆
find _ throw	ĀѺŃҎ
find _ to	Ā҆ĉѺĊ҆Ĭ҉
find _ what	āҎ
find _ |	ő҆œ҆
find a	Ā҇
find all	ĀѺă҈ĉ҈ĊѹĿ҈ŀҊŃҌ
find all chains	ā҆
find calls	Ā҇ĉѺĊ҆
find calls to	Ā҇ĉѺĊ҆
find every	ĀҊĥ҇őѺ
find everything	ĩ҆
find everything that	ĩ҆
find imports	āѺŏ҈
find imports in	āѺŏ҇
find in	ĀҋĻѸļҋ
find in <name>	ĻѸļҋ
find in the	Ā҇
find in this	Ā҆
find its	ķ҇
find me	ĀѮāҐĊҊĺѸļѺĽѹ
find me <name>	Ĺ҆
find me all	Ć҇
find me every	ĀѹĊҏ
find me the	ĀѹāҐļѺĽѹ
find out	ĀҎĈ҆ĢѺĬ҆ĭ҇Ŏ҆
find out if	ĀѺāѵĈ҆ę҆ě҇Ŏ҆
find out the	Ā҆
find out what	āҎ
find test	ĀѺœҏ
find test <name>	œҏ
find the	ĀҘāѡĂ҉ĐҊį҆Ķґķ҈Ĺ҈ņ҆ňѷőѹ
find the code	ĀҎĉѹ
find the commit	ĀҒāѷ
find the definition	ķ҇
find the entry	Đ҇
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҆
find the method	ĹҊĺ҆
find the parent	ā҈
find the setting	Đ҇
find the test	œ҇
find what	Ā҇āҙ
find what <name>	āҋ
find what starts	ŕ҇
find where	ā҇
find which	āҊ
find |	Ŀ҈
find | $	Ŀ҈
finding	Āѷ
finding _ commit	ĀѹāҊ
finding _ what	Ņ҇
finding out what	Ņ҇
finding the	ĀѸā҆
finding the commit	ĀѹāҊ
finds	ķ҉Ľ҆Ń҇
finds the	Ľ҇
fire	ŕ҇
first	ĀҋāҟąҰĆғĉѳįѷİѵ
first $	āѵĆҏ
first <name>	Ā҈
first _ $	ĀҊāҔĉѳ
first _ <path>	Ā҈āѸ
first _ in	Ā҉āѹ
first _ of	ĀѹāҘąҋİѳ
first _ that	ā҆ąҋ
first _ to	āҋ
first _ w	ĀѺą҈
first _ with	ĀҋāѴ
first _ |	ĀѳāҎąҊ
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	ĀѶāҒ
first change of	ĀѶāҒ
first commit	ĀҘāѬąҘİѳ
first commit $	ĀҒąѳ
first commit of	ąҎİѷ
first commit that	Āѷąҍ
first commit w	ĀѺą҈
first defined	Āѹā҈
first defined |	ĀѺā҇
first file	āҌ
first file that	āҌ
first release	ĀҋāѺ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҇
first test to	ā҇
first |	ĀѺāҗĉѴ
first | $	ĀѺāҗĉѴ
five	āҏľѸ
five $	āҐľѸ
fix	āҜŉ҆œѺ
fix _ $	Āҋ
fix _ failing	ā҇
fix it	ā҉
fix it $	ā҆
fix the	ĀѺāҘœѺ
fix the failing	ā҇
fixed	ĀѺĶ҉
fixed _ <name>	Ķ҉
fixed value	Ķ҉
fixtures	āҊ
fixtures does	āҊ
flag	āҋċқĕѹŏ҈
flag <option>	Ā҆āҍċ҉ĕѹ
flag <option> $	āҌċѸ
flag <option> |	ĀҌāѴ
flag _ $	āҌċѸ
flag _ defined	āѺċ҉
flag _ |	ĀҌāѵċ҇
flaky	āҙŌѶ
flaky _ $	āҋ
flaky |	ā҉
flaky | $	ā҉
fn	ķҗĻ҈
fn <name>	ķҏĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	ĀѳāҍĈѸőҫŒ҈œҊ
folder $	ĀѷāґĈѹ
folder _ $	œ҈
folder _ <name>	őҋ
folder _ <path>	ĀҐőѸ
folder _ i	őҒ
folder _ not	ā҆
folder _ our	Āѷőґ
folder do	ő҇
folder do i	ő҇
folder does	ĀѺŒ҉
folder does not	ā҆
folder holding	őҎ
folder holds	Āҋāѹ
folder holds our	Āѷőґ
folder would	ő҆
folder would i	ő҆
folder |	œ҈
folder | $	œ҈
folders	őҎ
folders does	ő҈
follow	ĀѴāҊħ҉Ĩ҆Ŀ҇
follow $	Ĩ҆
follow <name>	ĀѺāҊ
follow the	Ŀ҇
following	Ā҆āѱĦҏ
following imports	āѹĦҊ
for	ĂҌă҆ĄѺĆ҈ĈѷĊѸċҖČ҉čѴĎ҉đѵēѴĔғĕҖėҍĘѺĚѶěҊğҐĠѺġѶĢҘĥ҉ħѶĪѮīҏĬѰĭѶĮҋİѯĲҎĶѹĹ҈ĺѸļѺńѶņѷŇѮňѴŋѮŌѸō҆ŎѺŏҖœѸŔҌ
for $	ĀѭāҘđѺė҉ĢҤīҌĮѺ
for <commit>	ĀѸČҏ
for <commit> $	Č҈
for <commit> |	Č҆
for <literal>	ŔҌ
for <name>	ĀҨā҇ĂѺĆҎĉ҉Ď҉ď҆ĐҊđѵĕҐĖѸėҋěҍğғĢѲĤ҉ĥѬīҋĮѮĹ҆ĿѸŀҊŃ҆ŇѵňѷŋѸŌѹŏ҈œѹ
for <name> $	ĀѶĆҋĉҋđѺě҉ğҔĢѲĤҌĥѷīҋŀ҈ŏ҉
for <name> being	ā҈
for <name> does	ĀҎāѲę҇
for <name> from	āѺĊ҈
for <name> i	Ā҈āѸ
for <name> in	ĀҎā҇Đ҈ĕѺĳѺ
for <name> of	āґŇѺ
for <name> please	Ā҇
for <name> what	āѶĢ҆
for <name> when	ĕҊ
for <name> which	Ā҉Ă҉ć҆ĥѸ
for <name> |	ĂѸĎҊė҉ĮѲĳ҇ŋѹ
for <option>	ċқ
for <option> $	āѺċҋ
for <path>	Ā҇āѺĎ҇Ĝ҆ĝҊĲ҆ŏҊ
for <path> $	ĀҊāѺĜ҇ŏҌ
for <path> does	ĝ҈
for <path> in	Ĝѹĝ҉
for <path> which	Ā҇
for <path> who	Ā҇
for <path> |	ĀѷĎ҈Ĝ҆
for _ $	ĀѷāҋĂѷąѺĆ҉ĈѺĉ҉ĊѺċ҈Č҇đ҉ě҇ğґĤҋĥҍĪѵī҇ĳ҆Ĺ҉ĺѺŀ҆ŁѵŅ҇ŎѸŏҐő҈Ŕ҉
for _ <commit>	Āѹŉ҆
for _ <line>	ĲҌ
for _ <name>	ĀѡāѺćҋċҐđѵĔҐĕҔě҈ĢѸĿ҈ŁҎ
for _ attribute	Ő҇
for _ base	ň҈
for _ being	ā҈
for _ children	āѺĂҌ
for _ class	ĀҌćҌ
for _ code	Į҇
for _ dataclass	Ĥ҆
for _ dependency	ė҉
for _ does	Ā҉āѰę҇ĝ҈
for _ file	Āҋ
for _ from	Ċ҈
for _ function	ĀғāѺĔ҉ō҉
for _ imports	Ħ҈
for _ in	ĀҌā҉Đ҈ĕѺĜѹĝ҉ĳѺ
for _ inner	ā҇
for _ is	āѹĢҋ
for _ it	Ā҇āѸ
for _ last	į҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ā҇
for _ of	āҏŇѺ
for _ old	ņ҈
for _ or	ł҆
for _ parent	ň҆
for _ please	Āҋ
for _ project	āѭė҉Į҉ł҈
for _ repo	ā҆
for _ so	ň҆
for _ test	ĀѹŌ҆
for _ that	ĀѸāҌōѺ
for _ to	āѴĂ҆Ğ҆
for _ trait	ĥ҇
for _ types	ĥҊ
for _ variable	āѶğҋ
for _ version	Įҋ
for _ what	Āѳā҈Ģ҇
for _ when	ĕҊ
for _ which	ĀҋāѹĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҆Ăҋ
for _ why	ā҆
for _ |	ĂѶĎҏė҉Įѵĳ҆ĵҍŁ҈ŋѶŏҋ
for a	ėѺě҉ł҆
for a parent	ň҆
for adding	ą҉
for beginners	Āѵāҏ
for class	ćҎ
for class <name>	ćҎ
for commit	Āѹ
for commit <commit>	Āѹ
for container	ĀҊāѺ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѸģҎŏѺ
for import $	ģҎŏѺ
for it	Į҇ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѴĂҍĕҊ
for its children	āѺĂҌ
for line	ĲҊ
for line <line>	Ĳ҉
for me	Āҋđ҈ĢѹģѺĹ҆őҋ
for me $	āҌđ҈ĢѺĳ҆Ĺ҆őҌ
for module	āҊ
for module <name>	āҊ
for nothing	āѺĪѵŏқ
for nothing $	ŏ҉
for nothing |	ŏҊ
for routine	Ł҉
for routine <name>	Ł҉
for running	ĖҌ
for subclasses	Ā҆
for the	ĀҒāѵăҏć҉ĈѺĔҊĕѹĢѬĩ҈ĮѺİѶı҆Ļ҈Ľ҆ŁѹŅѸōҊŒ҆
for the <name>	Œ҇
for the base	ň҈
for the class	ćҎ
for the dataclass	Ĥ҆
for the dependency	ė҉
for the file	Āҋ
for the function	Ā҉ĔҊō҉
for the inner	ā҇
for the last	į҆
for the local	Ļ҇
for the module	āѺĩҊ
for the old	ņ҈
for the project	ı҆
for the test	ĀѺŌ҆
for the trait	ĥ҇
for the variable	āѸğҋ
for this	ĀҌāѺĞѺĮҚ
for this code	Į҇
for this project	āѴė҉Į҉
for this repo	ā҆
for unused	ŏ҆
for unused imports	ŏ҆
for users	Āѵā҈Ğ҇
for what	Ģҍ
for what is	ĢҌ
for which	ĀѺĥҌ
for which types	ĥҊ
for |	ĀѥāҖđ҈ĢҔĥҖŏѺ
for | $	Āѥāҗđ҈ĢҒĥҔŏѺ
forced	ĀѺā҇Ă҆
forces	Ă҉ĿѺ
forget	āҔĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forgot	ŒҊ
forgot _ we	Ĭ҆
forgot how	Ĭ҆
forgot how we	Ĭ҆
form	Ā҇
form <name>	Ā҉
form _ $	Ā҉
formal	Łҕ
formal _ of	ŁҎ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	ŁҌ
former	ŅҘņҐőѳ
former <name>	ņҍ
former <name> $	ņ҉
former <path>	ņҏ
former <path> $	ņҋ
former _ $	ņҔ
former _ of	āҍŅҘņѵőѹ
former name	āҎŅ҆ņѶ
former name of	āҎŅ҆ņѶ
former path	ŅҒőѹ
former path of	ŅҒőѹ
formerly	ŅҌņҋ
formerly $	ŅҍņѸ
formerly _ $	Ņ҆
formerly _ as	ņҊ
formerly _ |	ņ҆
formerly known	ņ҇
formerly known as	ņҊ
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѮę҇ěҋĝ҆Ġ҉ġ҇Ī҈İѹĴ҆Ń҈ŋ҉
found _ $	ĝ҆Ń҈
found _ <path>	Ĵ҆
found _ in	ġ҈
found _ the	Ā҉ěҋĠ҈İѹ
found _ |	ŋ҆
found among	ěҌ
found among the	ěҌ
found anywhere	ġ҈
found anywhere in	ġ҈
found in	ĀҏāѴĠ҈Ī҈İѹ
found in the	ĀҌĠ҈İѹ
found |	ĝ҆Ń҈
found | $	ĝ҆Ń҈
framework	łґ
free	ĀѸā҉Ĉ҆
free _ $	ā҉
free of	ĀѺĈ҆
free |	ā҉
free | $	ā҉
freshest	ĀѵąѸįҗ
freshest _ $	ĀѸąѸįҗ
freshest commit	ĀѵąѸįҗ
freshest commit $	ĀѸąѸįҗ
from	ā҇ĂҎćҞĈѺĉҌĊҏČѺčѸďҕđѺĒѷēѶėѸęҕĚқěҋĜѵĝ҆ğҗĠѺģҎĤѷĥѴħҋĨҖĪѹīѵĬѱĭѹįѶĶѹķѷĺѸļѺĿѴŀѵŁѷłѹŃҊń҇ŅҤņѦň҉ŋѺōѴŎҎŏѺŒѸœѹŔҊŕѹ
from $	āѭćҥĚѷěҌŅҘņѸňѹ
from <commit>	Ā҇
from <name>	ĀҊĂҋćѮĊѲď҇Ę҆ęҠĚҟĢ҇ģ҉ĥѹħ҉ĨҌĩѹŀѹŃѺń҆ŅѥņғŇ҇ňҜōѵ
from <name> $	Ā҉Ă҇ćѺĊѶĚҌĨҊńҊŅѩņҕŇ҆ňҙōѹ
from <name> and	ā҆
from <name> are	Ć҆
from <name> by	āҌ
from <name> kindly	Ŀ҆
from <name> right	ę҇
from <name> to	ĀѹĘҍęѸħ҈
from <name> what	ĀѱŇҊňҊ
from <name> which	ć҆
from <name> y	ę҆Ě҆
from <name> yes	ĀҌ
from <name> |	Āҋā҇ęҔĚҍĢҋŇѴň҆
from <path>	ĀҨāҒĜѺģҊħҋĨґĩѸĪѯŅѩņҐŎҏ
from <path> $	ĀҗħѵĨҏŅѭņҒŎҊ
from <path> in	ĀғĝѺ
from <path> to	ĀѹāҍħҒ
from <path> what	ĀҌ
from <path> |	āҚħѺ
from <tag>	āҏ
from <tag> to	ĀҊă҈
from _ $	āѷĂ҆ą҇ĐѹĘѺĚ҈ě҉ğҊģ҈ħѱĨҗĪ҇ń҈ňҘōѹŎҊŏѸŔ҆
from _ <line>	ĀҕĴѶ
from _ <name>	ĀѸā҇ĉґĚҊĹ҆ń҆
from _ <tag>	ă҆
from _ and	āҊ
from _ are	Ć҆
from _ base	ā҇
from _ because	ŏ҆
from _ by	āҌ
from _ class	ň҈
from _ classes	ĀҖňѯ
from _ does	āѷć҈Ċ҉
from _ environment	āѺğҎ
from _ file	Ņ҆ņѹ
from _ files	ĩ҆
from _ func	ā҇
from _ functions	Ń҇
from _ goes	ģ҆
from _ in	ĀҐĝѺ
from _ inside	Āѹĳ҉
from _ is	ĀѷĐ҆
from _ kindly	Ŀ҆
from _ line	Ā҉
from _ modules	Ī҉
from _ of	ďҍ
from _ packages	Ī҆
from _ places	Ċҍ
from _ repo	ĀѲāҎ
from _ right	ę҇
from _ root	ő҇
from _ same	ā҇
from _ shell	Ğ҈
from _ signature	āѺĔҋ
from _ subclass	Ăҋćѹ
from _ that	Āҋāѷ
from _ to	āҌă҈ĘҍęѸħҙ
from _ tree	Āҋąѷ
from _ until	ĀҌăѷ
from _ version	Į҈
from _ was	Ņҏ
from _ what	āѺŇҊňҊ
from _ which	ă҆ć҇
from _ y	ę҆Ě҆ĝҌ
from _ yes	ĀҌ
from _ |	āҫăѺĄ҇ęғĚ҉ĢҊħѹĪѹŁ҆ŇѲňҌ
from a	ĀҊĂҋćѷ
from a func	ā҇
from a subclass	Ăҋćѹ
from calling	ń҆
from calling <name>	ń҆
from class	Āѵā҇ĚҋĹ҆
from class <name>	Āѵā҇ĚҋĹ҆
from env	ğҐ
from importing	ā҇
from it	ňҌ
from it |	ň҈
from its	āҊ
from its base	ā҇
from line	ĀҕĴѶ
from line <line>	ĀҕĴѶ
from lines	Āѹĳ҉
from lines inside	Āѹĳ҉
from originally	ĀѺąҋ
from originally $	ĀѺąҊ
from other	Ī҇
from other modules	Ī҇
from outside	ĀѷāҔ
from outside |	ĀѹāҎ
from root	őҊ
from root $	őҊ
from the	ąѷćѳď҆ĔҊĚ҆Ğ҆ğҏŁѺň҉őҋ
from the <name>	ā҆
from the class	ćѶňҋ
from the environment	āѺğҎ
from the root	ő҇
from the same	ā҇
from the shell	Ğ҇
from the signature	āѺĔҋ
from the tree	Āҋąѷ
from this	ĀѱāҎ
from this repo	ĀѲāҎ
from those	ď҈
from those of	ď҈
from two	ĀѺā҇
from what	ĀҊāѺć҉Ċ҈Ņҟņѭňѱ
from what $	ŅҏņѲ
from what was	ŅҎ
from where	ĀѸĊҖĩ҈Ń҆Ņ҉ņѷ
from where $	Ņ҉ņѸ
from where <name>	Ċ҆
from where does	āѺĊҊ
from where is	ĀѺāҋ
from where |	ĩ҆
from which	āѭćҎĊ҇ĩҍĸ҆Ń҇ŅҏņѴňѹ
from which classes	ćҊ
from which file	Ņ҆ņѹ
from which files	ĩ҆
from which functions	Ń҇
from which line	ĀҊ
from which packages	Ī҆
from whom	ć҈
from whom does	ć҈
from within	ĉґĝ҆
from within <name>	ĉґ
from |	āѬćҋĪ҈ŅҚņѰŔ҆
from | $	āѮćҊě҆Ī҈ŅҚņѰŔ҆
fulfil	ĥ҇īҊ
fulfil the	ĥ҇
fulfils	īҊ
full	ĀҊāѶĆҐőґ
full _ of	Ā҉Ćҏ
full _ to	ő҇
full list	Ć҈
full list of	Ć҈
full path	őҒ
full path to	ő҇
full set	Ć҉
full set of	Ć҈
func	ĀѮĉѺĊ҇ď҇ēҌĔґĕҍĘѹĥѵĬҍķҞĺѹĻҒŁҎńҎōҊőѸ
func $	ķҋŁҋ
func <name>	ĀѳāѵĊ҈ď҇ēҍĔҒĕҍĘѹĥѶĬҊķҒĺѺĻҒŃѸńҏōҌœ҆
func <name> $	ĀѸĊ҉ď҈ēҏĔҔĘѺę҆ĥѶŃѹńҏōҍœ҈
func <name> file	āҌ
func <name> inside	Ļ҆
func <name> |	ķ҆
func _ $	ĀѷĊ҉ď҈ēҏĔҔĘѺę҆ĥѶŃ҆ńҏōҍœ҈
func _ file	āҌ
func _ inside	Ļ҆
func _ |	ķ҆
func in	ā҇
funcs	ĀѸā҈ĉҌĤѸľҎĿґŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѹĒҍ
funcs _ <name>	ĤѸľҎĿҒ
funcs _ |	Ŋ҈
funcs that	ā҆
function	ĀҌąѺĆѹćѺĊґĎѺĐѴđѹĒѴēҍĔґĕ҈Ę҆ęҏġҌĢҏģѹĤѸĥѹīѺĬҠĭѷįѸĲѶĳѲĴѸĵѷĶѷķҤĸѹĹҋĻҤļҦĽѶľѺĿѸŁҝŃ҆ńҏŅѹņѺŇҏŊѹŋѹŐѴőѹ
function $	ķ҇
function <name>	āѴĊ҈ĐѷđѺĒѹēҐĔҒĕ҉ĘҋęҒĢҒĤѺĥѺĬҧĭѹĳѺĵѺĶѸķҐĻҝļҒĽѸŁҚŃѵńґŇґŋѸŐѳ
function <name> $	ĀѺāѵĔ҈ĘҍĢҍĻҌŁҎō҆Őѹ
function <name> a	Ĭ҆
function <name> called	āҏļѸ
function <name> file	Ļ҇
function <name> first	Āѹā҈
function <name> happens	Ĭ҆
function <name> has	ļ҉
function <name> have	ļ҆
function <name> in	ā҉Ļ҉
function <name> is	ĀѺāѸę҉Ĭҍĺ҈ļ҆
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҇
function <name> of	ĻҎ
function <name> out	ā҆
function <name> starts	ļ҈
function <name> that	Ļ҇
function <name> wear	ē҈
function <name> what	ēҊĕ҉
function <name> where	Ā҆ķ҉
function <name> who	āѹĊ҉
function <name> |	āѴĔҒĕѷĢҊĬғļҊ
function _ $	Ĕ҈ĘҋĢҍĻ҈ļҍŁҐń҇Őѹ
function _ <name>	ĀѺā҇ķҋĹҏ
function _ a	āѲļҍŃ҇
function _ called	āҏļѸ
function _ file	ġ҇Ļ҇
function _ first	Āѹā҈
function _ happens	Ĭ҆
function _ has	ļ҈
function _ have	ļ҆
function _ in	Āѹĉ҈ĻҎ
function _ inside	āѳĻґ
function _ is	ĀѺāѸę҉Ĭҏĺ҈ļ҆
function _ it	ā҇
function _ kindly	Ĕ҆
function _ line	ā҉
function _ list	ĉ҆
function _ nested	Ļ҇
function _ of	ĻҎ
function _ or	ġ҆
function _ out	ā҆
function _ starts	ļ҈
function _ test	ĀѹāҌ
function _ that	Ļ҇
function _ the	āѵĊ҉
function _ wear	ē҈
function _ what	ēҊĕ҉
function _ where	ķ҉
function _ which	Ń҈
function _ who	āѹĊ҉
function _ |	āѲĔҒĕѷĢҊĬғļ҈
function called	āѺķҌļ҈
function called <name>	āѺķҌļ҈
function class	ġ҈
function class or	ġ҆
function count	ĀҊ
function count $	ĀҊ
function does	Ā҆
function does the	Ā҇āѹ
function in	ā҆Ń҈
function in <name>	ā҇
function in a	ļ҇
function is	Āѹā҉Ċ҉
function is it	ā҇
function is line	ā҆
function nested	Ļ҆
function nested in	Ļ҆
function of	ĹҏĻ҉
function of <name>	ĹҏĻ҉
function or	ġ҆
function that	Ā҉
function which	ĀѺāҌ
function |	ĀҎļҋ
function | $	āҋ
functions	āҏĂҙćѹĉҰĊҞĎѶď҇đѲĒҲēѶĘ҉ĢѹģҊĤѵĥѺĪѺīѺĬѸĭѺĵѺĶѷķѺĻѹĽѺľғĿңŁѷŃҰńѵŅѺŇѺňѹŊҒōҐŏѹŐѹœѺ
functions $	ĀҍĊґľѷ
functions <name>	ĀѷāѸĉҎďҋĘѺęҎ
functions <name> calls	ĘѺęҎ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҇
functions _ $	āѴĉ҆
functions _ <mark>	ĒҌ
functions _ <name>	ĀѺāѱĂҟĉ҇ĊҐď҈ĒѺľ҆ĿҋŃҊ
functions _ <path>	āҌ
functions _ a	ĀҎĊҍ
functions _ an	ĀҐāѳ
functions _ and	ġ҆
functions _ are	ĀѭāҚ
functions _ be	Ā҆
functions _ by	ā҆ĘҊ
functions _ call	Ċ҇
functions _ called	ĉ҆
functions _ calls	ĘѺęҎ
functions _ classes	ĀҊāѷģҌ
functions _ decorated	ĀҎāѵ
functions _ defined	āѺ
functions _ have	Ē҆
functions _ in	Ā҉āѺĉ҈
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҈Ē҇
functions _ its	ā҇
functions _ not	āҊĒѺ
functions _ on	ā҈
functions _ raise	āҏ
functions _ tests	āѺŊҊ
functions _ the	ĀѵĒҐľҍĿҕŃѺ
functions _ there	ĀѸā҈ľ҆
functions _ to	Ā҈ļ҆Ŀ҇
functions _ up	Ā҇āѴŃҎ
functions _ with	ŃҊ
functions accept	ā҆
functions and	Ā҇āѹģҌ
functions and classes	Ā҈āѺģҌ
functions are	Ā҇āѳĉ҉ľҊŊ҈
functions are decorated	ĀҎāѵ
functions are defined	āѺ
functions are in	Ā҆
functions are not	ā҈ĒѺ
functions are tests	āѺŊҊ
functions are there	ĀѸā҈ľ҆
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions call	āѹĊҊ
functions call <name>	āѸĊ҈
functions called	ā҇ĉ҇ĘҊęѺ
functions called by	ā҆ĘҊęѸ
functions called in	ĉ҈
functions can	Ā҆ŃҊ
functions can be	Ā҆
functions carry	ĀҍāѰ
functions carry the	Āҍāѳ
functions catch	ā҉Ńѹ
functions catch it	ā҆
functions classes	ġ҆
functions classes and	ġ҆
functions depend	ā҇
functions depend on	ā҇
functions does	ĀѬĉҔĊ҇Ē҉ľ҈Ŀҍ
functions does <mark>	Ē҆
functions does <name>	Āѹā҉ĉ҉Ŀ҆
functions does it	āѸĉҊ
functions does the	Āѵľ҈Ŀ҇
functions end	Ā҉
functions end up	Ā҉
functions have	ĀҌāѴĒ҈
functions in	ĀѸāҖĂҌĉѷĿҌ
functions in <name>	ā҈ĂҎ
functions in <path>	āҍ
functions in it	ā҆
functions in the	ĿҌ
functions is	Ā҆āѶĉҋ
functions is <name>	Ā҈āѳĉҋ
functions make	āѺ
functions of	Ā҇ĂҔĿ҆Ńѵ
functions of <name>	ĂҔĿ҆Ńѵ
functions raise	Ń҉
functions that	āҍĉҍŃ҆
functions that <name>	āѺĉҎ
functions that raise	Ń҆
functions there	Āѭāҗ
functions there are	Āѭāҗ
functions use	ĊҌĒ҆
functions use <name>	ĊҌ
functions use the	Ē҇
functions |	āѴĉ҆
functions | $	āѴĉ҆
further	ŀ҈
further down	ŀ҈
gave	ą҇
gave _ to	ą҇
gave birth	ą҇
gave birth to	ą҇
get	ċ҆ė҇ęҌĞ҉ĭѹĶҊŕ҆
get _ $	Ā҈āѹĵ҆
get _ <name>	Ā҆āҊļѸ
get _ <path>	ā҇
get _ by	Āѹę҉Ĩ҆
get _ current	į҈
get _ from	ĀҊŅ҈
get _ if	Ā҇
get _ in	ļ҆
get _ inside	Ā҈
get _ into	Ī҈
get _ new	ā҉
get _ of	ā҆
get _ test	ĀҊ
get _ the	Āѷāғķ҆
get _ to	ņ҆
get _ value	ĶҊ
get _ when	ĀҎāѳ
get _ with	Āѹė҆
get _ |	ĀѳĊҌĩҊōҊ
get a	Ō҇
get after	Ğ҇
get any	ĀҊ
get back	ĀҍāѺ
get back from	Āҍ
get called	Ċ҉ę҇
get called |	āѸĊҍ
get defined	āѺĵ҆
get defined $	ĵ҆
get errors	ĀҒāѰ
get from	ĀѫāҘħґ
get from <name>	āҊ
get from <path>	ĀѭāҍħҌ
get if	āѹ
get imported	ĀѸāѸĝ҈Ĩ҆ĩ҇Ī҆
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	ĀѸā҆ąѺįҊĶҊ
get its current	į҈
get its new	ā҉
get its value	ĶҊ
get renamed	Ņ҇
get renamed from	Ņ҈
get renamed to	ņ҆
get rid	ā҈
get rid of	ā҈
get run	Āҍāѹ
get run if	Ā҈
get run |	Ā҆
get thrown	Ā҈
get thrown |	Ń҆
get to	ĀҜāѷħѶ
get to <name>	Ā҆
get to <path>	ĀҒħѶ
get wher	Đ҆
get wher in	Đ҆
get where	āҐ
get where <name>	āҌļѹ
get where the	ā҇
get why	ā҇
get |	Ĕ҆
get | $	Ĕ҆
getenv	āѹğұ
getenv _ <name>	ğҐ
gets	Ā҈Ć҇ć҇Ċ҈Ė҇ęҍĝҎğҌĨ҉Ī҇ĵѹ
gets _ $	Ā҆
gets _ <name>	Ā҇
gets _ <path>	ħ҆
gets _ by	Ā҇āҊĝ҉
gets _ from	ę҇Ĩ҇
gets _ in	Āѹę҆
gets _ or	Ā҇
gets _ value	āѺĶ҈
gets _ |	āѷ
gets called	Āѹĉ҆ęҋ
gets called $	ā҆
gets defined	ĆҌ
gets from	Ā҆
gets from <path>	Ā҆
gets imported	ĝ҇ĩ҉
gets instantiated	Ā҇
gets its	āѶĶ҉
gets its value	āѺĶ҈
gets loaded	ā҉Ĩ҇
gets loaded from	Ĩ҇
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ī҇
gets pulled in	Ī҇
gets read	Ā҇
gets to	ħ҆
gets to <path>	ħ҆
gets used	ĝ҆
gets used by	ĝ҆
getting	ĉ҇
getting called	ĉ҇
git	ČҋĎґĝѺĢҦįҍİқĲғĳѴŃѺŉ҈
git $	į҆
git <name>	ĀҡāѺĳѵ
git _ $	ĀѵāҝĝѺ
git _ <name>	āѷĢҨįҒİҝĳѵ
git _ contains	ŉҋ
git _ for	ĀғįѸ
git _ in	Ā҈āѺ
git _ name	āѸČ҉
git _ of	Ď҇
git _ on	ĀѸĎҋ
git _ the	ĀҊİѴ
git _ |	ĀѶ
git blame	Ĳґ
git history	Ā҆āѹ
git history |	Āѷ
git log	āѷĎҌĢѴįҊİҠ
git log $	İ҇
git log <name>	ĀѲĢѵįҕİҝ
git log for	ĀғįѸ
git log on	ĀѸĎҋ
git show	ĀѺČҎ
git tag	ĀѺŉҍ
git tag contains	ĀѺŉҍ
git |	āҍĝѺ
git | $	āҍĝѺ
github	ĀѸāҋŕҌ
github _ <path>	ŕ҈
github _ file	Ā҆
github actions	Ā҆
github actions file	Ā҆
give	ĀѯāѰăҌĊ҆Č҇čѺĚѹĜѸĢҊģ҉ĩ҆Ī҈ĳҊĴ҇ĺѹ
give <name>	ā҆
give _ $	Āѷā҉
give _ <name>	ĀѸă҈ģҎ
give _ a	Āѷď҇ĢҎ
give _ all	Ī҈
give _ an	Āҏ
give _ contents	ŕ҉
give _ every	Ā҈
give _ its	Ā҈ā҆
give _ line	ĐҌĳѺ
give _ list	Ė҇
give _ location	ķҐ
give _ source	Ņ҇
give _ test	Ō҆
give _ the	Ā҈āѶć҇ĊҋĢѶĩҌĳґĶ҈ķѵŁҋ
give _ use	Īҍ
give _ value	Ā҈
give _ |	ā҈Ĵ҇
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҇
give me	ĀҞāѫĊҋĒ҆ĕѺģѺĩ҈ĳ҉Ķ҇ķѲĹѺ
give me a	ĀѸď҇Ģҏ
give me all	Ī҈
give me an	Āҏ
give me every	Ā҈
give me its	Ā҈
give me the	Ā҉āѳć҇ĊҌĞѺĢѶĩҌĳґĶ҈ķѵŁ҇
give the	ĀѰāѠă҈ē҆ĪҋĶѹķҏń҈ŕ҇
give the <name>	ă҈
give the contents	ŕ҉
give the line	ĐҌĳѺ
give the list	Ė҇
give the source	Ņ҇
give the use	Īҍ
give the value	Ā҉
give to	āҊĔѺĕ҆
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	Āѳľ҇
given $	Ő҆
given _ <commit>	ĀѺāҊ
given _ <name>	Ĕ҆ě҆
given _ base	ĀҋāѺ
given _ function	ā҈
given _ will	Ĝ҇
given class	ě҆
given class <name>	ě҆
given commit	ĀѺāҊ
given commit <commit>	ĀѺāҊ
given the base	Āҋ
given the function	ā҈
given to	Ĕ҆
given to <name>	Ĕ҆
gives	ĀѺĕ҇ŇғŐѸ
gives _ $	Ň҈
gives back	ŇҊ
global	ĀѺā҉ĶҨ
global <name>	āҍĶҒ
global <name> is	ā҈
global _ <name>	Ķґ
global _ is	ā҈
global variable	Ķҋ
global variable <name>	Ķ҉
go	ĀѲāѵĈҊĊ҇ėѷĮҶŅ҉ŎҊ
go $	āҒ
go <name>	āѸĮҕ
go _ $	ā҆Ĉ҆
go _ <name>	Ċ҉
go _ <path>	Āҍ
go _ before	Ņ҆
go _ for	ő҇
go _ the	Ľ҆
go _ without	Ŏ҆
go _ |	āѵĮҐ
go by	āѹŅҌ
go by before	Ņ҆
go in	Ł҆
go into	Ċ҉ő҇
go into for	ő҇
go through	Ā҈āѮĈҌŎҊ
go through $	Ĉ҇
go through <path>	Āҍ
go through without	Ŏ҆
go through |	āѺ
go to	āѺĵҌĽ҆
go to the	Ľ҆
go version	ĮҊ
go |	ā҉
go | $	āҊ
goes	āѸĦҋĴѺŁҌŌ҆
goes _ <path>	ĀѺĦ҈
goes _ at	ā҇
goes _ in	Āҍ
goes _ line	Ā҇
goes _ the	Ł҉
goes _ what	ģ҆
goes between	Ł҉
goes between the	Ł҉
goes by	ġ҆
goes from	Ā҇
goes from line	Ā҇
goes out	ģ҆
goes out what	ģ҆
goes through	ĀѹĦҊ
goes wrong	Ā҉
goes wrong at	ā҇
goes wrong in	Āҍ
going	āѳă҆Ħ҈Ŏ҆
going _ $	Ŏ҇
going _ <tag>	ă҆
going _ in	Ħ҇
going round	Ħ҇
going round in	Ħ҇
going through	Ŏ҇
going through $	Ŏ҇
gone	ņҋ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѥāҦĔѺĢҎĬѺ
good _ $	ā҇
good _ for	āҋ
good _ i	āѹ
good _ that	ā҇
good _ |	ĀѴĔѺĢ҉
good afternoon	āѴ
good afternoon |	āѹ
good for	Ģҋ
good morning	ĀѺāѸ
good name	ā҆
good name for	ā҆
good style	ā҇
good style that	ā҇
good |	ā҇
good | $	ā҇
got	Ā҉āѴč҆ġ҆ĬѺŋ҇
got <name> in	Ā҆
got _ $	Ā҇āѵĂ҇ăѹ
got _ <name>	ŋ҆
got _ as	ĝ҇
got _ import	Ĝ҆
got _ its	ď҆
got _ name	ĀҏŅѷ
got _ new	ŅҌņѹ
got _ present	ā҇
got _ to	ņ҆
got a	ŋҊ
got a <name>	ŋ҆
got an	Ĝ҆
got an import	Ĝ҆
got in	ď҆
got in its	ď҆
got its	ĀҍŅѺ
got its name	ĀҏŅѷ
got its present	ā҇
got moved	ņ҆
got renamed	ņ҇
got renamed to	ņ҆
got something	ġ҆
got the	ŅҌņѵ
got the new	ŅҌņѵ
got |	āѶĂ҇ĳ҆
got | $	āѶĂ҇ĳ҆
gpl	ĀѹıҒ
gpl _ what	ıҊ
gpl or	ıҊ
gpl or what	ıҊ
gpl |	ı҈
grace	ĀҟāѱĎѹ
grace _ $	Ā҈
grace |	Ā҈
grace | $	Ā҈
graph	Ā҉āѸĦ҆
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	Ā҆āѣŌҙŎң
green _ $	āѨŌҍŎғ
green _ now	ĀҋĈѷ
green _ red	ŎҊ
green or	ŎҊ
green or red	ŎҊ
green right	ĀҋĈѷ
green right now	ĀҋĈѷ
green |	āѨŌҍŎғ
green | $	āѨŌҍŎғ
grep	āѶŔғ
had	ĀѲĄ҈ĠҕŅґ
had <name>	Ġҋ
had _ $	Ņ҉
had _ been	Ņ҈
had _ far	ĀѺā҇
had _ name	āҋŅѳņҌ
had a	āѹ
had another	Ņ҇
had another name	Ņ҇
had before	Ņ҆
had formerly	Ņ҉
had formerly $	Ņ҉
had so	ĀѺā҇
had so far	ĀѺā҇
had the	Ņѷņҍ
had the name	Ņѷņҍ
had this	āҎŅѵ
had this name	āҎŅѵ
hand	Ĕ҆
hand _ of	đ҇
hand _ over	Ĕ҆
hand _ to	Ł҆
hand over	Ł҆
hand over to	Ł҆
hand side	đ҇
hand side of	đ҇
handle	ĀҖ
handled	ĀҘāѺĢҌĸѸ
handled $	ĀғĸѺ
handled _ $	ĀҊ
handled |	ĀҊ
handled | $	ĀҊ
handlers	Āҭ
handlers $	Āҡ
handles	āҊ
handles the	āҊ
hands	Ā҆āѷĉ҇ŇҊ
hands _ been	ĀҌ
hands back	Ň҉
hands have	ĀҌ
hands have been	ĀҌ
happen	Āѵň҆
happen _ know	Āѷň҆
happen if	ā҇
happen to	ĀѶň҆
happen to know	Āѷň҆
happened	ĀҌāѺ
happens	āҕĬ҈
happens _ be	Ĭ҈
happens _ i	ā҇
happens if	āґ
happens to	Ĭ҈
happens to be	Ĭ҈
has	āѯăѷĄҎćѹĉѶĊѺČѹčҏĎ҈Đ҆Ē҆ē҇ĖѺĚҊĜҌĝ҆ğѸġҌģѷĤ҇ħѹĩѺĭҋĮѵįҋĳ҉ĴѺķ҇ĸ҇ĺ҈ļҌŀѺłѺŃѸńѷŅѰņҔŇѲŊҎŌѹŎѺŏѹœ҆
has $	Āҍāѵđ҆ē҇Ĥ҉Ł҈ō҆
has <commit>	ĀѺ
has <name>	ĀҒāѳćѶďҊĘ҉Ě҇ě҆ġѺĤѹĭҌľ҈ņҌőҋ
has <name> $	ā҈
has <name> as	Ā҇Ļ҇
has <name> been	āѹĬ҈ĭҋő҇
has <name> in	Ā҆Ģ҇
has <name> that	ď҇
has <path>	āѶį҆ņ҇ő҆
has <path> been	Ď҈
has _ $	āҊćѺķ҇ĸ҆ņ҇ň҇
has _ <commit>	ā҉
has _ <name>	Đ҉į҈ķ҇
has _ <path>	Āѭāғ
has _ a	ĀѸĜ҆ĵ҈
has _ and	Ā҆āѹ
has _ are	Ī҇
has _ argument	Ā҇
has _ as	Ā҇Ļ҇
has _ become	ņҍ
has _ been	ĀѷĎҐĬ҉ĭҌőҌ
has _ body	ĺ҉
has _ changed	Āѵč҇
has _ class	ć҈Ě҉ľѹ
has _ declared	ĬҊ
has _ ever	ā҇
has _ existed	Āҋāѷ
has _ file	āѺį҆
has _ function	āѹę҆ļ҇
has _ gone	ņ҆
has _ got	Ā҇āѯĂ҇ď҆
has _ had	ĀѸāҋ
has _ import	Ĝ҇
has _ imported	ĝ҉
has _ in	Ā҇Ģ҇ĥ҆
has _ inner	ļ҈
has _ it	ĭ҇
has _ its	ć҇
has _ kept	ĭ҇
has _ key	Ā҇
has _ line	Ķ҉
has _ many	Āґ
has _ method	ĀѸā҇ĺҊ
has _ methods	ā҇ľ҉
has _ most	ā҈
has _ overridden	ŀ҇
has _ own	Ć҇
has _ parent	ā҇
has _ repository	ĀѹġҐ
has _ string	ā҇
has _ test	ĀѹŊ҇
has _ that	ď҇
has _ type	Ő҆
has _ typedef	Ľ҇
has _ workflow	ĀѰāҐ
has _ written	āѺ
has _ |	āѷĳ҈ő҉
has a	Ā҇āѷĕ҆ĺ҉ļҊ
has a key	Ā҈
has a method	Āѹā҇ĺ҈
has abstract	ā҇
has abstract methods	ā҇
has an	Ĝ҇ļ҆
has an argument	Ā҈
has an import	Ĝ҇
has an inner	ļ҆
has anybody	Āѵāѷĝ҉ĵ҆ň҈
has anybody imported	ĝ҉
has anyone	ĀҎ
has as	ć҇
has been	Ē҆ĭ҈
has been kept	ĭ҇
has changed	ĀҎāѲ
has changed <name>	Ā҉āѷ
has changed <path>	Ā҇āѹ
has commit	ā҉
has commit <commit>	ā҉
has deleted	ĀѰāҒ
has ever	Ā҇āѺ
has got	Āѹĳ҈
has got |	ĳ҆
has how	Āґ
has how many	Āґ
has it	Ā҉āѬĂ҇ķ҇ĸ҇
has it $	ķ҈ĸ҆
has it got	Ā҇āѷĂ҈
has its	Ć҇
has its own	Ć҇
has more	ā҉
has n	ľҋĿѸŊ҈
has n test	Ŋ҈
has no	ā҈
has not	āѹĭ҇
has not it	ĭ҇
has one	āѺ
has put	ė҆ĮѺ
has renamed	Āѫāҗ
has somebody written	Ā҆
has that	āҊ
has the	Āѩā҈ć҆Đ҈ę҆Ě҈ġҎĺҏľѹņѸŒҋœҍŔѺ
has the body	ĺ҉
has the class	ć҈Ě҉ľѹ
has the file	āѺį҆
has the function	ę҆
has the most	ā҈
has the typedef	Ľ҇
has the workflow	ĀѰāҐ
has to	Ăҍ
has today	ņ҈
has today $	ņ҈
has which	Ą҈đ҆Ī҆Ő҆
has which are	Ī҇
has which methods	Ŀ҆
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
have	ĀҌā҉Ă҇ĈѺĉѶĊѹčѺĎҌĐ҉đѴĒҋĕѹėѶě҈ĜѹĠҌġҖģѹĥҌħѸĬѶĭ҇Į҆ıҊķѺĸѷŀ҈ł҇ŃѺņѵŇѷňҊŉҌŊѶŋґŌѹŎѶŐ҆œѺ
have $	ĀѰāѱć҇ĖѺıҘňҗŐ҈
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	Ē҉
have <name>	ĀѰāѮćѹěҎĠҒĭ҆ňҌŋ҆
have <name> $	Ġ҆
have <name> among	Āѹě҇ŋ҇
have <name> as	āѺĘ҈ě҈ň҇
have <name> in	ĀѸ
have <name> visibility	ĭ҈
have <name> |	Ā҆āѸĠ҉
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	ĀҔāѯă҆ĎҌēѺĕѺĖ҇ġ҉Ģ҆Ĥ҉ĪҋıѳĸѸĿ҈ŉ҆Ŋ҆ŋ҉
have _ <name>	Ā҈āѶĐҎđѸĒ҇ġҍĥ҇
have _ <path>	Āґ
have _ added	ĀѺā҆
have _ among	Āѹě҇ŋ҇
have _ and	Ŋ҆
have _ as	āѺĘ҈ě҈ĜѺĝ҈ň҇
have _ be	ė҈
have _ been	āґĎѳ
have _ catch	āҊ
have _ changed	ĀҊāѺ
have _ class	Ā҇
have _ common	āҊ
have _ do	ŕ҆
have _ expect	Ā҉
have _ for	ĀѸň҆ō҈
have _ go	ő҇
have _ got	Ā҉
have _ hand	Ł҆
have _ imports	Ā҆ŏѺ
have _ in	ĀѶĎҊ
have _ install	ĀҒ
have _ it	ľ҇
have _ line	ĀѴāҍ
have _ many	ĀѷāҎ
have _ my	āѺĞ҆
have _ on	ā҇
have _ override	ĀѺĂҌ
have _ own	āѷŀҍ
have _ pass	Ł҇
have _ run	Į҉
have _ same	ā҇
have _ superclass	ćҋ
have _ to	āѹ
have _ visibility	ĭҐ
have _ |	ĀҖāѲĠ҈ġ҆
have a	ćҊġ҈ĵ҇
have a <name>	āѷġҍĳ҆
have a class	Ā҇
have a superclass	ćҋ
have an	ĀҍāѶ
have been	ĀҔă҆
have been added	ĀѺā҆
have been changed	ĀҊāѹ
have been on	ĀҌ
have changed	ĀҊ
have changed <name>	ĀҋāѶ
have changed line	ĀѴāҍ
have for	Āѹō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀҚāѱđѷĞ҆ľ҇
have in <name>	Āҕđѹ
have in <path>	ĀҒāѱ
have in common	āҊ
have in it	ľ҇
have its	Đҏļ҆
have its <name>	Đҏ
have many	Ā҇
have no	Āѷāҏ
have not	Āѵāҏ
have one	ŋҋ
have outside	āҍŊѹ
have tests and	Ŋ҆
have tests |	ĀҌ
have that	ĀѶāѺġҒ
have the	Āѷā҈Ē҇
have the same	ā҇
have their	āѶŀҍ
have their own	āѶŀҍ
have to	Ā҈āҊĂҋĮ҈
have to be	ė҈
have to catch	āҊ
have to do	ŕ҆
have to expect	Ā҉
have to go	ő҇
have to hand	Ł҆
have to install	ĀҒ
have to override	ĀѺĂҌ
have to pass	Ł҇
have to run	Į҉
have too	ĀѺā҉
have too many	ĀѺā҉
have unused	Ā҇
have unused imports	Ā҇
have we	ō҈
have we got	ĀҊ
have |	ă҇ĎҌĕѺĖ҇Ģ҇ĤҋĪҌıѳĸѹĿҊŊ҆
have | $	ă҇ĎҌĕѺĖ҇Ģ҇ĤҋĪҌıѴĸѹĿҊŊ҆
having	ĀѶāѺĒ҉ĩ҆ň҈
having <name>	Āѹň҈
having <name> as	Āѹň҈
having _ as	Āѹň҈
having _ import	ĩ҆
having an	ĩ҆
having an import	ĩ҆
head	āѵĎѲİҰ
head $	ĀҊ
head _ $	ĀѶİґ
head _ which	Āѷİҋ
head _ |	İ҆
head commit	İҊ
head is	ĀѺİ҉
header	ĀѶā҉ĽҔ
header _ it	Ľ҈
header of	āҊ
headers	ĪҊ
headers _ <name>	Ī҈
headers does	Ī҆
hello	ĀѵāҎ
hello _ i	ĀѹāҊ
hello |	ĀѶāҍ
hello | i	ĀѹāҌ
help	ĀѹāҕĊѺ
help _ find	āқĢѸ
help _ understand	Ģ҆
help me	āҙĊѺ
help me find	āқĢѸ
help me understand	Ģ҆
helper	ķҪĺѺĻҌļқŁѺ
helper <name>	ķҘĺѺĻҍļҙ
helper <name> $	āѸķҊļҌ
helper <name> enclosed	ā҇
helper <name> is	ļ҇
helper <name> |	ķ҇
helper _ $	āѸķҊļҌ
helper _ <name>	ķґ
helper _ enclosed	ā҇
helper _ is	ļ҇
helper _ |	ķ҇ļ҆
helpers	Ā҈āѴĉҖ
helpers _ $	ĀҎāѷ
helpers _ <name>	āѸĉҌ
helpers does	ĉҌ
helpers does <name>	āѸĉҌ
helpers |	ĀҎāѷ
helpers | $	ĀҎāѷ
here	ĀѮāѬĈҐđѺĒҌėҍġҟĬѹĮғįѺİҏıҖłґņѺ
here $	ĀѺāѶĈҌė҆ġҎıҏ
here _ $	ĀѵġҏĮҎİ҈ı҈ł҆
here _ in	Ā҆
here _ not	ė҆
here does	Ā҆
here does not	Ā҆
here is	ė҆
here is not	ė҆
here |	ĀѲġҎĢѹĮҏİ҈ı҈ł҈
here | $	ĀѵġҏĢѹĮҎİ҈ı҈
hey	āѰă҆
hey _ tests	Ā҇
hey _ you	ĀҎā҉
hey can	Āҏ
hey can you	Āҏ
hey do	āҋ
hey do you	āҋ
hey i	ĀѶāѹ
hey what	ĀҊ
hey what tests	Ā҇
hi	ĀѹāҒ
hi _ could	ķ҆
hi _ m	ā҇
hi _ somebody	Ā҈
hi i	ā҇
hi i m	ā҇
hi there	ā҇
hi |	ķ҆
hi | could	ķ҆
hi | somebody	Ā҈
hidden	āѳĻҍ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҐāѰćҋĚҖŀ҉ňҍ
hierarchy _ $	Āѹāѹćҋň҇
hierarchy _ <name>	Ě҇
hierarchy |	Āѹāѹćҋň҇
hierarchy | $	Āѹāѹćҋň҇
hint	ĀҊ
history	ĀҗāѶĎҊİҘ
history $	ĀҟāѮąѹ
history _ <name>	āѹą҇Ďҋ
history _ <path>	ĎҐ
history _ this	ĀѳāҌ
history of	Āѯā҉ĎҚ
history of <name>	Ďҋ
history of <path>	ĀѺĎҐ
history of this	ĀѳāҌ
history was	ĀҎāѶ
history was <path>	Ā҇
history |	Āѫāҍİҋ
hit	Āѹč҆
hits	ŏҙŔ҆
hits _ <name>	Ā҈ŏҋ
hits for	Ā҆ŏҙ
hits for <name>	Ā҈ŏҋ
holding	ĀѹāѹķҌŉ҉őҊ
holding _ $	ĀѺāѺŉ҉őҎ
holds	āѮĐ҈đ҆ĤҒĵҋŇѺŌ҈Ő҉
holds $	ĤҒ
holds <path>	ĀғőѲ
holds _ $	Ā҆ő҆
holds _ <name>	ő҆
holds _ copyright	Āѹā҈
holds _ definition	ĵ҆
holds _ value	đ҆
holds _ |	ĀҔőѯ
holds our	Āѷőґ
holds the	Āѷĵҋ
holds the copyright	Āѹā҈
holds the definition	ĵ҆
holds |	Ā҈
holds | $	Ā҈
hole	İҍ
home	ĀҌāѵġ҆
hops	ħҌ
hops _ |	ħҋ
hover	Ő҆
how	ĀґāҡĂѹąѵĆ҆ćѺĈѳĉѹĊѷčѹĎҴďҢĐѹđҕĒѺēѺĖѺėҌĘѹęѺěѺĜѸĝѴĞѺĠѹġѹģѹĤѷĥѵĦѷħқĨқĩѯĪѸīѺĬѸĭѶįҐıғĲѸĳҬĴґĶѷķѹĸѺĹѺĻѺľҬŀѺŃѹńѹŅҐňѹŊҴŋѸŌѷŎѶŏѸŐѹŒѰœѹŕѹ
how <path>	Ĩҋ
how <path> becomes	Ĩ҆
how _ $	āѺ
how _ <name>	Āѹā҆ď҇ħҎ
how _ <path>	āѺħ҆Ĩҗ
how _ abstract	ĀҋāѸ
how _ ago	āѷįҍ
how _ are	ĀҊ
how _ arguments	Ā҆
how _ asserts	ĀѴāҎ
how _ attributes	Ā҉āѺ
how _ becomes	Ĩ҆
how _ bytes	ĀѲāҒ
how _ checkins	ĎҊ
how _ classes	Āҏ
how _ commits	āҌĎҞ
how _ cut	ā҇
how _ data	Ā҇
how _ days	Āѭāғ
how _ descendants	Ā҇
how _ different	āѹ
how _ do	ā҉
how _ does	ĀѰāқė҈
how _ entries	ĀѸĎ҉
how _ exceptions	Ā҉āѸ
how _ exports	ĀҐāѵ
how _ fields	Ā҆
how _ files	ĀҘāѵĩѺ
how _ functions	Āҏāѱľҋ
how _ has	ĀѹāѸĎ҉įҋ
how _ i	ĀѮāҪħ҉Ł҆
how _ import	ā҈
how _ imports	Ā҈
how _ is	ĀҗāѵđҎĬ҆ĳ҈ŒѴ
how _ it	ĀѶāѺĮ҇ĴҊŅ҆
how _ itself	ņ҈
how _ jobs	ĀѶāҋ
how _ line	Ĵ҈
how _ lines	ĀѷāҔĳҞ
how _ member	ĀѶľґ
how _ members	Ā҈
how _ methods	Āѳā҇ľҧ
how _ must	āѷė҉
how _ of	āҌ
how _ one	āѸŅҊ
how _ open	ĀѺā҈
how _ other	Ā҆
how _ parameters	ĀҋāѸ
how _ people	āҐ
how _ places	āѸĆ҉
how _ revisions	ĀѴĎҏ
how _ rows	ĳ҈
how _ seconds	ā҈
how _ subclasses	Āҋāѷ
how _ test	ĀѯŊқ
how _ tests	ĀѱāҐŊҧ
how _ that	Āѹĳ҆
how _ the	ĀҋďҊ
how _ there	ā҇
how _ they	ā҈Ĭѹ
how _ things	Ā҆
how _ this	ĀѸāѺıҐ
how _ times	Āѳā҉ĎҐ
how _ unit	Ŋ҆
how _ was	Ď҆
how _ wrote	Ĭ҆
how _ you	āѺł҉
how _ |	āѷđ҆
how are	ĀѸā҆
how big	ā҉đ҆ŒѴ
how big is	āҊŒѴ
how calls	ņ҈
how calls itself	ņ҈
how can	āҋ
how can i	ā҈
how come	āҮĬѸ
how come <name>	āҎ
how come <path>	ā҉
how come the	Āғāѵ
how come there	ā҇
how come they	ā҉Ĭѹ
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	ŅҊ
how did it	ĀѺā҈
how did one	āѷŅҊ
how do	ĀѹāҊďґħҎ
how do i	ĀѳāҟħҊŁ҆
how do the	āѺďҊ
how does	ĀѷāѭħҒĨҋĴҒ
how does <name>	ĀѲħҍ
how does <path>	Ā҇āѶĨҌ
how does it	āѹĴҊ
how does line	āѹĴ҈
how does the	Ā҆
how fast	ĀѶāҌ
how fast is	ĀѶāҌ
how has	ā҆
how has <name>	ā҇
how is	Ā҈āѥĨҌĮ҆ıҐ
how is <name>	ĀңāѢ
how is <path>	ĨҌ
how is it	Į҇
how is the	ĀѶāҋ
how is this	Āѳıґ
how it	Ě҆
how it is	Ě҆
how long	āҏįҏĳҎ
how long ago	āѷįҍ
how long do	ā҉
how long does	ĀѸāғ
how long has	Ā҈āѹ
how long is	ĀҋāѵĎ҆ĳ҆
how long the	ā҇
how many	ĀӈāѸĆ҇ĎұĤѺĩѶĬѺĳҤľҮŊҽ
how many <name>	ĀѺ
how many abstract	ĀҋāѸ
how many are	ĀҊ
how many arguments	Ā҆
how many asserts	ĀѴāҎ
how many attributes	Ā҉āѺ
how many bytes	ĀѲāҒ
how many checkins	ĎҊ
how many classes	Āҏāѹ
how many commits	āҌĎҠ
how many days	Āѭāғ
how many descendants	Ā҇
how many different	āѹ
how many entries	ĀѸĎ҉
how many exceptions	Ā҉āѸ
how many exports	ĀҐāѵ
how many fields	Ā҆
how many files	ĀҒāѷ
how many functions	ĀҋāѴľҋ
how many jobs	ĀѶāҋ
how many lines	ĀѷāҔĳҝ
how many member	ĀѶľґ
how many members	Ā҈
how many methods	Āѳā҈ľҦ
how many of	ā҈
how many open	ĀѺā҈
how many other	Ā҆
how many parameters	ĀҋāѸ
how many people	āҐ
how many places	āѸĆ҉
how many revisions	ĀѴĎҏ
how many rows	ĳ҈
how many seconds	ā҈
how many subclasses	Āҋāѷ
how many test	ĀѰŊҜ
how many tests	ĀѱāҒŊҤ
how many that	Āѹĳ҆
how many things	Ā҆
how many times	ĀѱāҊĎҐ
how many unit	Ŋ҆
how mnay	ĀҚāѴ
how much	ĀѵāѶđҖ
how much is	āѸđ҉
how new	āѶėҒ
how new does	ė҈
how new must	āѺė҉
how often	Ďґ
how often does	ĀѹāҌ
how often has	ĎҊ
how often is	ĀҖāѳ
how often was	Ď҆
how recent	āѺĮҊ
how recently	ĀѸį҉
how recently has	ĀѸį҉
how the	ďҊ
how this	ıҋ
how to	ĀѸāҠħѺ
how to cut	ā҇
how was	āѶŅҍ
how was it	āѺŅ҈
how we	Ĭ҆
how we wrote	Ĭ҆
how well	ĀѺā҇
how would	łҋ
how would you	ł҉
hunting	ĵ҆
hunting for	ĵ҆
hwo	Āѷľ҇
hwo many	Āѷľ҇
i	ĀѫāѣĄѸĆ҆ēѺĔ҈ĖѸĝҋğѷģ҇ĩѺĪѹĭ҇įѸıѸĵҒĶ҇ķҋĸ҆Ĺ҉Ļ҆Ŀ҈ŁҎł҉ŃѸŅѺņѵŇ҆ŌѶŐѹő҉Œ҈
i _ $	ĀѸāҎł҈
i _ <name>	ĀҋāѺď҆ĔҋĚ҇Ģ҆Ĭ҈ĭѺĮѺŁѹń҈
i _ <path>	ĝҋ
i _ a	ĀѲĢ҇
i _ about	Ĭ҆
i _ after	Ğ҇
i _ at	āѸĨ҈ł҇
i _ back	ĀҌāѺ
i _ by	ė҆
i _ calling	Ā҇
i _ changing	ā҆
i _ errors	ĀҒāѰ
i _ for	ė҆
i _ from	ĀѵāѴģҋħҌ
i _ how	Ĭ҆
i _ if	ĀҌ
i _ implementing	āҋ
i _ in	Ā҇Ğ҇ğѸĭ҉
i _ into	ă҆
i _ is	Ā҇
i _ it	ĀѶāҎĮ҆Ł҈
i _ its	ķ҇
i _ like	Ā҈āѴĪ҆
i _ looking	Ā҆
i _ new	Ģ҆
i _ not	āѬĔ҆Ĭѷ
i _ on	ĀѶā҇ĭ҇Ŀ҉ł҆
i _ only	āѹĵҊ
i _ out	Ĕ҆
i _ renaming	ā҇
i _ seeing	Ľ҆
i _ test	ā҇
i _ that	ĬҊ
i _ the	ĀҠăѺĆ҇ćѹĐѺđ҆ĤѺĬ҆ĹҎĻѺĿѹ
i _ this	ĀѺā҈Ė҈Į҇
i _ to	Ā҆āѫĂҌđѸĔѺĖѸėѷĞѸģѺĬ҇Ķ҆ķ҆ŁҕłѺńҌőҍ
i _ when	ĀѺđ҆Ň҇
i _ wondering	āҊ
i _ writing	āѳ
i _ wrong	ā҉
i _ |	āѺĵ҇Ŀ҈Œ҆
i alter	Ā҆
i alter the	Ā҆
i call	Ā҈āѴĊѹĔ҇Ŀ҉ŁҌńҊŇ҆
i call <name>	ĀҎāѪĔ҈ńҌŇ҇
i call it	Ł҉
i call on	ā҇Ŀ҉
i can	Ā҈āѶ
i can not	ĀҋāѸ
i change	Āґāѭ
i change the	ĀҗāѬ
i correct	ĭ҆
i correct in	ĭ҆
i d	Ā҉āѶĊ҆Ī҆ŀ҇
i d like	ĀҊāѷĊ҆Ī҆
i delete	ĀҊ
i delete <name>	Ā҇
i do	ĀѱāѴĎ҆Ĕ҇
i do not	ĀѲāѴĔ҇
i drop the	ā҆
i extend	ĀѺĂҋ
i extend <name>	ĀѺĂҋ
i find	āѥĘ҇ĚҊĜ҆Ĭ҆œ҈
i find <name>	ĀѹāѺĚҋĬ҉
i find <path>	Ĝ҆
i find a	Ā҇
i find in	Ā҆
i find its	ķ҇
i find the	ĺ҆
i find |	Ŀ҈
i forgot how	Ĭ҆
i get	āѲė҆Ğ҈ħҋŎ҆
i get after	Ğ҇
i get back	ĀҍāѺ
i get errors	ĀҒāѰ
i get from	āѵħҌ
i get to	ő҆
i have	Ă҈ėѹ
i have to	ĀҎĂҊėѹ
i hover	Ő҆
i import	Āѷģҋł҈Œ҇
i import <name>	Œ҇
i import from	ĀѺģҌ
i install	Ė҉Į҈
i install it	Į҇
i install this	Ė҈
i keep seeing	Ľ҆
i leave	ā҉Ĕ҉
i leave out	Ĕ҆
i look	Ļ҆
i look at	ĭ҆
i looking	ł҇
i looking at	ł҇
i m	āѴĚ҆Ģ҇
i m <name>	ć҆Ĭ҆
i m a	Ģ҈
i m about	Ĭ҆
i m calling	Ā҇
i m changing	ā҆
i m implementing	āҋ
i m looking	Ā҇
i m new	Ģ҆
i m renaming	ā҇
i m writing	āѳ
i mean	āѧİ҇Ĺ҇Ł҇
i mean is	Ā҇
i mean the	Āѹİ҆Ĺ҈
i move	āҌ
i need	āѸĖѸĞѹĬҊĽ҇ľ҆ńҊŊ҆
i need for	ė҆
i need only	ĵ҆
i need the	ĀҔāѵĐѹļ҆Ľ҈
i need to	ĀѳāѸĬҊĻ҆ń҉
i never	Ĕ҈
i open	āѸĬ҉
i open the	Ĭ҉
i pass	ĀҖāѶŁ҉
i pass to	Ā҆āѹŁҋ
i put	āґğѸ
i ran	Ā҇
i ran only	Ā҈
i read	Āѷđ҆ę҈Ĥ҆Ĺ҇
i read <name>	đ҆ę҈
i read on	Ĥ҆ł҆
i read the	Ĺ҇
i receive	Ň҉
i rely	ā҆ĭ҇
i rely on	ā҆ĭ҇
i rename	ā҆
i right	ĀҒ
i right that	Ā҈Ĭ҆
i run	ĀѶă҆ł҈
i run into	ă҆
i scroll	āѹļ҇
i scroll to	āѹļ҇
i see	ĝ҆
i see the	ā҉œѹ
i see |	Ĵ҆
i set	ā҆
i skip	Ā҉āѵ
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i subclass	ā҉
i subclass <name>	ā҉
i suspect	Ā҆
i suspect <name>	Ā҆
i treat	ĭ҇
i treat <name>	ĭ҇
i use	ā҆Ģҋ
i use <name>	āѺĢҋ
i use this	ā҇
i ve	ĀѶāѹ
i want	Ċ҆ĭ҉
i want to	Ċ҆
i was	ā҉
i was wondering	āҌ
i wonder	Āҏ
i wonder if	ĀҊ
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
identify	ĀѲāџĉҌĚѸĞ҆Ŀ҉ŀ҇Ń҆ńҊ
identify _ <name>	Ğ҉łѺ
identify _ file	ĺ҆Œ҆
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĉґĤ҇ńҋ
identify every	āѷŀҋŃ҈
identify the	āѯĚѺĞ҆ň҆
identify the <name>	Ğ҉łѺ
identify the file	ĺ҆Œ҆
identify the predecessor	Ņ҆
if	ā҆ăѺĆѹćѷĈҐĉѸčҔĔґĕ҇ĘҊęҏěҕĜҌĝґğѹĠҏġҖĢѵĥѺĦҋħѺĩѸĪѹĬҏĭҏŀѴŃѹŅѹņѺňѸŋґŌҕōѷŎҗőѹœѵ
if <commit>	čҋ
if <name>	ĀҊāѹĘғęҊĚ҉ěғĠ҉ġ҇ĬҊĭҊ
if <name> counts	ĭҋ
if <name> exists	ġҌ
if <name> has	Ā҆
if <name> is	Āҕę҉ěҎĬҌĭѹ
if <name> was	Ġ҈ĭҌ
if <name> were	ā҉
if <path>	Ĝ҈ĝҐ
if <path> gets	ĝҌ
if <path> is	ĝ҆
if _ <name>	Ō҇
if _ build	Ĉ҆
if _ class	Ā҆
if _ counts	ĭҋ
if _ do	āѸĔҋ
if _ drop	ā҆
if _ exists	ġҌ
if _ function	Ĭ҉
if _ gets	ĝҌ
if _ got	č҆
if _ has	Ā҆
if _ includes	Ĝ҇
if _ is	ĀҐāѴęҊěҍĝҊĬҎŎ҈
if _ leave	Ĕ҇
if _ look	ĭ҆
if _ of	ŋ҈
if _ pulls	Ĝ҈
if _ ran	Ā҇
if _ remove	Ā҆
if _ skip	Ĕ҆
if _ test	ŋ҆ŌҊ
if _ tests	Ŏ҈
if _ the	Ō҆
if _ was	ĠҊĭҌ
if _ were	āҒ
if a	ŋ҇
if any	Āѷŋҋ
if i	ĀѴāґĂ҇Ĕғę҇ĢѺĳ҇
if i do	āѺĔ҈
if i drop	ā҆
if i leave	Ĕ҇
if i look	ĭ҆
if i ran	Ā҇
if i remove	Ā҆
if i skip	Ĕ҆
if it	Ĉ҉Ŏҋ
if it is	āѺŎҊ
if test	Ō҇
if test <name>	Ō҇
if the	Ĉ҈ĬҌŎ҆
if the build	Ĉ҆
if the class	Ā҆
if the function	Ĭ҉
if there	Ā҈ŋ҆
if this	ġ҆
if we	ā҈
ignore	āҚĊѸ
ignore _ result	ā҇
ignore its	ā҈
ignore its result	ā҇
ignore the	ā҆
ignored	āҎĝѺ
ignored _ git	āҍĝѺ
ignored by	āҍĝѺ
ignored by git	āҍĝѺ
impl	ĀѴĉ҇ĥґīҗĿҋ
impl <name>	āѴĥҖ
impl <name> for	āѴĥҖ
impl _ <name>	ĥҍ
impl _ for	ĀѷāѱĥҒīҖ
impl _ of	ĉ҇Ŀҋ
impl of	āҕ
impl of <name>	ĥ҈
implement	ĀҌāҗĂҙćѹĥғŀ҈ňѱ
implement $	Ă҈ī҈
implement <name>	ĀѸĥҐŀҊňѹ
implement <name> $	ŀҌ
implement <name> |	ĥҍ
implement _ $	Ā҆āѴĂ҉ĥ҈ŀҋňѺ
implement _ <name>	ĥҌ
implement _ abstract	ā҉ĂѺ
implement _ interface	ĀѺāҋĥѷī҇
implement _ interfaces	ā҉
implement _ trait	ā҇
implement _ |	ĀҍāѷĥҎ
implement any	ī҇
implement any interface	ī҇
implement in	Āҋāѹ
implement it	Āҏ
implement it |	ĀҏāѸ
implement its	āҊ
implement its interfaces	ā҈
implement the	āґ
implement the interface	āҋĥѸ
implement |	ĀҊāѳĂ҈ī҇
implement | $	ĀҊāѳĂ҈ī҇
implementation	ĀѸā҆ĂҊĥ҈īґ
implementation _ <name>	ĀѵāҐĥ҈
implementation _ interface	ĥ҇
implementation _ its	Ă҆
implementation _ the	Ā҆
implementation for	Ă҆
implementation of	ĀѴāҍĥҊīҌ
implementation of <name>	ĀѰāҐĥ҈
implementation of interface	ĥ҇
implementation of the	Ā҆
implementations	āѹĥҽī҈Ľѹŀ҈ňѺ
implementations $	ĥғ
implementations _ <name>	āѺĥҜ
implementations _ the	ī҉ŀ҆
implementations of	ĥҘ
implementations of <name>	ĥҐ
implementations of the	ŀ҆
implemented	Āѹā҇ĥҕīқķҊĺҋĽѹňѶ
implemented $	ķҊĺҍĽѺŀ҇
implemented _ $	ĥҋ
implemented _ <name>	īҊ
implemented _ the	īҌĹ҆
implemented _ which	ĥ҇
implemented by	ĀѸā҉īҎňѺ
implemented by <name>	ī҇
implemented by the	ī҆
implemented for	ĥ҆ī҇
implemented |	ĥҋ
implemented | $	ĥҋ
implementer	ĥ҈
implementer _ <name>	ĥ҈
implementer of	ĥ҈
implementer of <name>	ĥ҈
implementers	ĀѶĥӀňѺ
implementers $	ĥҡ
implementers _ <name>	ĀѺĥҟ
implementers of	ĀѺĥҟ
implementers of <name>	ĀѺĥҟ
implementing	Āѹāҏĥґ
implementing <name>	āҋĥ҇
implementing <name> $	ĥ҉
implementing <name> so	āҋ
implementing _ $	ĥҌ
implementing _ so	āҋ
implementing _ |	ā҆
implementors	āѸĥҞĽѸ
implementors _ $	ĥ҇
implementors _ interface	ĥ҆
implementors _ the	ĥҌ
implementors of	ĥҒ
implementors of interface	ĥ҆
implementors of the	ĥҌ
implementors |	ĥ҇
implementors | $	ĥ҇
implements	āѱĥҤīҭ
implements $	īҌ
implements <name>	ĥҡīѶ
implements <name> $	ĥ҈
implements <name> |	ĥҍ
implements _ $	ĥ҇ī҉
implements _ interface	ī҆
implements _ of	īҌ
implements _ trait	ĥ҇
implements _ |	āѺĥҔ
implements clause	īҎ
implements clause of	īҌ
implements the	Ā҈āѺ
implements the trait	ĥ҇
implements what	īҍ
impls	ĥҌīґĽѸ
impls _ interface	ĥҌ
impls of	ĥҏ
impls of interface	ĥ҈
import	āҒąѺčѺĎѺĐѺĜҪĝҞģҗĦӀħҡĨҟĩҘĪҕĬѸĭѺįѺĳѴłҏŅѺņѺŊѺŏҒőѷ
import $	ĜҊģҏĩҗŏѴ
import <name>	ā҇Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѳāҝĜ҆ĝ҇ħґĪѸ
import <path> $	ĀѶāҎĜҒĝѴ
import <path> is	Ĝѯĝҕ
import <path> lazily	ā҈
import <path> |	ĀѶĜҒĝѶħҍ
import _ $	ĀҖā҆ĜҍĝѲĦҊĩ҇Ī҇ŏѶ
import _ <name>	ģ҆ħҋŒ҇
import _ <path>	ĀҔĝҎģ҆ħҊĪѸ
import _ a	ł҇
import _ between	Āҍ
import _ does	Ī҉
import _ file	Ĝ҇
import _ for	ĜҎ
import _ from	ĀѹāҔĪ҇
import _ go	ĀҎ
import _ in	ĀѵĪҍŏҏ
import _ is	ĜѮĝҐĨҊ
import _ lazily	ā҈
import _ module	ĀғĩѸŒѺ
import _ names	Ī҈
import _ nothing	ĪѺŏҊ
import _ of	ĀѺĪҗŏҊ
import _ or	Ħ҇
import _ other	ĀҋāѴ
import _ outside	ĀѺāҊ
import _ that	ħ҇
import _ then	ŏ҆
import _ through	ā҈Ħ҈ĪѸ
import _ to	ħѶĨҘ
import _ using	ŏ҆
import _ which	ĀѸĦҊ
import _ |	ĀѸāѺĜҜħҏĩҊ
import both	āҌ
import both <path>	ā҇
import but	ŏ҇
import chain	āҋħ҇
import chain <name>	ħ҆
import chain <path>	ħ҈
import chain from	ā҉
import chain to	Ĩ҇
import chains	Āѹā҉
import check	Ħ҆
import check $	Ħ҆
import circle	Ħ҈
import count	ĀғĦѺĪѸ
import count $	ĀғĦѺĪѸ
import cycle	āҐĦҚĪѹ
import cycle $	Ħҍ
import cycle in	ā҈
import cycle which	ĀѹĦҊ
import cycle |	ĀҌ
import cycles	Āҋ
import each	ĀҋāѴ
import each other	ĀҋāѴ
import exists	Ĝҋ
import exists |	Ĝҋ
import for	ĪѺŏҊ
import for nothing	ĪѺŏҊ
import from	ĀҠāѴģґĪѸ
import from <name>	ģ҇
import from <path>	ĀҠāѫģ҉
import from outside	ĀѺāҊ
import graph	Ħ҇
import hops	ħҌ
import in	ĀѷāғĜ҈ĝѸ
import in <path>	ĀѹāҏĜ҆ĝѺ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import it	ĀѺāѵĝҋĩҐ
import it |	āѷĝҌĩҊ
import its	Ī҈
import its names	Ī҈
import itself	ĦҐ
import itself indirectly	Ħ҆
import lines	āѸĪҖĳѹŏҍ
import lines from	Ī҈
import lines in	ŏ҆
import lines of	Ī҆
import list	Īҙ
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
import paths	āҌħѶ
import paths from	āҌħѶ
import route	ħҌĨҏ
import route is	ĨҊ
import route to	Ĩ҆
import something	Ī҆
import something |	Ī҆
import statement	ĜҊ
import statement for	Ĝ҆
import statements	āѵĪҖŏҎ
import statements does	Ī҉
import statements in	āѺĪҊŏ҉
import statements of	ŏ҈
import the	ĀҏĜ҇ĩѶŒѺ
import the file	Ĝ҇
import the module	ĀғĩѸŒѺ
import the names	ā҇
import without	ĪѺŏҋ
import without using	ŏ҆
import |	ĀҕāѴĪҏ
import | $	ĀҖāѵĪҏ
imported	ĝҙģ҆ĦѹĨҐĩҢĪҖŏқ
imported $	ĩҔ
imported <path>	āҐĝ҆ħ҆ĩѺ
imported <path> $	ħ҈
imported <path> in	ā҈
imported <path> into	ĝҊ
imported _ $	ĀѸĜҍĝѹħ҇ĩҕ
imported _ <name>	Ā҆ĝҋĨ҇ĩѶĪҊŏ҆
imported _ <path>	ĝҔħѺĨҋĩѵĪҋŏ҉
imported _ and	ĩ҇
imported _ file	Ī҈
imported _ in	ā҉
imported _ into	ĝҊ
imported _ of	ģ҆
imported _ tests	ā҇
imported _ the	Ī҆
imported _ within	ĝ҆
imported _ |	ĀҗĝѺ
imported at	Ī҇
imported at the	Ī҇
imported by	Āҡĝ҆ģѺħѺĨҎ
imported by <name>	Ā҆Ĩ҆
imported by <path>	ĀғĨҊ
imported by tests	ā҇
imported by |	ĀҊ
imported from	Āѩāґĝ҈ģҋ
imported from <path>	ĀѰāҏģ҇
imported from where	ĩ҆
imported from within	ĝ҆
imported in	ĀѴāѶĝҍĪҐŏҋ
imported in <name>	Ī҇
imported in <path>	Āѹĝ҈Īҋŏ҆
imported into	Ā҇āѸĝ҇
imported into <name>	Ā҇
imported modules	Ī҈
imported modules file	Ī҈
imported names	ĀҌāѹŏҊ
imported names |	Āҍ
imported out	ģ҆
imported out of	ģ҆
imported |	ĀѸĜҍĝѹĩҔĪ҆
imported | $	ĀѹĜҍĝѹĩғĪ҇
importer	Āѹĝ҈ģ҈ĩѷĪҌ
importer $	Ĝѷĝҏģ҈
importer _ $	ĩѸĪҍ
importer _ <path>	ĜҎĝѹ
importer of	ĜҍĝѹĩѸĪҍ
importer of $	ĩѸĪҍ
importer of <path>	ĜҎĝѹ
importers	ĀѺāѱĜҏģ҇Ħ҇ĩӌĳѺ
importers $	āѷĜ҉ĝѷĦ҈ĩҥ
importers _ $	āѹģҋĩҊ
importers _ <name>	ĩҎ
importers _ <path>	Ĝ҆ĝҋĩ҉
importers of	Ĝ҆ĝҋĩҚ
importers of <name>	ĩҎ
importers of <path>	Ĝ҆ĝҋĩ҉
importers |	āѹģҋĩҊ
importers | $	āѹģҋĩҊ
importing	ĀѴā҉ĜҍĝѳĦҊħҋĩҋĪ҈Œ҆
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩ҉
importing <path>	ĀѹāҌĜҎĝѳħҋĩ҉
importing <path> $	āҋĩ҆
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
imports	ĀҍąѺĎѺĐѹĜ҉ĝҝģѺĦҰħҸĨҒĩҋĪҵĬѹĭѺŅѶņѸŊѺŏӎőѺ
imports $	ĜѵĝғħҌĪғŏѷ
imports <name>	ĩҐĪѸ
imports <name> $	ĩ҇
imports <name> |	ĩҌ
imports <path>	āҖĜҠħѹĩҍĪѱŏѶ
imports <path> $	Ĝ҆ĩҎĪѷ
imports <path> but	ā҉ŏѺ
imports <path> does	ā҈Ĝ҈
imports <path> |	Ĝ҉ĩ҆
imports _ $	ĀҏāѶĝҊħ҉ĩҏŏѸ
imports _ <name>	ĀѷĪґŏҚ
imports _ <path>	āҊĦҊħҎĪҏŏҜ
imports _ but	ā҉ŏѺ
imports _ does	ā҉Ĝ҈
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҈
imports _ importing	Ħ҆
imports _ in	ĀѸāѺħ҆Īҕŏѷ
imports _ never	āѸŏҐ
imports _ not	āѸĝ҆ŏҊ
imports _ of	ĀҗĪѹ
imports _ round	Ħ҆
imports _ unused	ŏ҈
imports _ uses	ā҇
imports _ using	ā҆
imports _ which	ĩ҇
imports _ |	Ā҈Ĝ҉ĩҌ
imports actually	Ħ҆
imports actually importing	Ħ҆
imports are	ĀѷĨ҆Īҋŏ҈
imports are follow	Ĩ҆
imports are in	āѺħ҆ĪҊŏѺ
imports are not	āѹŏҊ
imports are unused	ŏ҈
imports can	ŏ҇
imports do	ā҆
imports does	āѺħ҇ĪҊ
imports found	Ī҈
imports found in	Ī҈
imports from	ĀҍĦ҈ĪѺ
imports from <path>	ĀҏĪѺ
imports in	āҍĪґŏҔ
imports in <name>	Ī҆ŏ҉
imports in <path>	ā҉Īҋŏҍ
imports inside	ŏ҇
imports is	Ĩ҈
imports is <path>	Ĩ҈
imports it	Āҍĩѹ
imports it |	ĀҎĩѺ
imports mention	ĩҎ
imports missing	āҎ
imports missing from	āҎ
imports of	āѸĝҊĦҋĩѸĪҐŏҐ
imports of <name>	āѺĩѺĪҋŏҋ
imports of <path>	Ā҇ĝ҇ĩѷĪҊ
imports of which	ĩ҇
imports only	ħҊ
imports only $	ħҊ
imports or	ĝ҆
imports or not	ĝ҆
imports out	ĀҗĪѹ
imports out of	ĀҗĪѹ
imports still	ā҈
imports still using	ā҆
imports stuff	Ā҈
imports stuff from	Ā҈
imports that	āѹĦ҇Ĩ҇
imports that ends	Ĩ҇
imports till	ħ҇
imports till <path>	ħ҇
imports without	ŏҊ
imports |	Ā҇ĝҊĪҐ
imports | $	Ā҇ĝҊĪҐ
improt	ħ҈
improt chain	ħ҈
in	ĀѱĂ҇ĄғąҎĊѶċ҈čҎĎҐĐҠđѧĒѴēѪĔҔĕѵĝ҆Ğ҆ğ҉ĠҏġҋĢѸĤ҆ĥѷĦҒĪҌīѷĬэĭѲĮѭįѸıѩĲ҇ĳ҇Ĵ҆ĸ҆ĻҒļҊľ҇ŀҋŁѱłѷŅѯņѥŇѬňѣŉҌŊҔŌѥōѴŎҖŏҌŐѴőҒŒѴœ҆ŔҔ
in $	āѷĪ҈ĵҊĶҊ
in <commit>	ĀѰČґčҕ
in <commit> $	ĀѹČҎč҉
in <commit> |	Āѹ
in <name>	ĀҘāҜĂҔĆѹĉҍĊѷďѺĐҥđѪĒѶēѺĔҐĕѹĖ҈ėѹğѸĠѲġѳĢѪģҕĤ҇Ħѷĩ҇ĬѸĭѶĴҌĶѺķѳĹҋĻҖļҊľ҈ĿҏŀѰŁѹŃѹńҎŇѸňѺŊҜŋѺōѥŎҜŏҒőѴœѷ
in <name> $	Āғā҆ĂҍĉғĊѶĒѹĔғĕѷĖҌĘѸę҈ĩҊķѺĹҍĻҒľҍĿғŀѵŃѶńҌŊґōѭŎѹ
in <name> <name>	ĕ҇
in <name> and	āѺ
in <name> be	Ā҇
in <name> do	Ŏ҉
in <name> fail	Ā҉ā҇Ŋѳ
in <name> how	ĀѶ
in <name> is	Ę҇
in <name> of	ģҊ
in <name> on	Ĵ҆
in <name> pass	Ŏ҈
in <name> that	Đ҈ŏ҆
in <name> the	ĻѷļҒ
in <name> there	ń҆
in <name> to	Ę҉ľѸ
in <name> what	ĀґāҙĂ҇đѶĢѲ
in <name> where	ā҆
in <name> |	ĂѹđѳĔҋĕѺĝ҇ĻҏļѺľ҆ŊҒ
in <path>	ĀҗāҰąѺčѺĐҡĜҋĝҒģҊĦѶħ҆ĪҊįѹĲҊĴҏņѺŊҕŎҎŏҜőѫŕ҉
in <path> $	ĀҞĐ҆ĝҍģ҉ħѸĨ҈ĩ҉ĪҔŊҕŎѴőѴ
in <path> and	Ĩ҇
in <path> are	āҌ
in <path> do	ĀѸŎ҆
in <path> fail	Āҍā҈Ŋѯ
in <path> how	Āѷ
in <path> on	Ĵ҇
in <path> pass	Ā҆
in <path> right	Ĝ҇
in <path> that	Đ҆ŏ҇
in <path> to	ā҇
in <path> unused	Ā҉
in <path> what	āҗĐѺ
in <path> who	Ĳ҇
in <path> |	Ā҇āѰĜѴĝғĲ҆Ŋҍ
in <tag>	ĀҎāѮĄҚĊѺĠҐ
in <tag> $	ĀҎĄ҉ĊѺ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҊ
in _ $	ĀҒāѶĂҍĄ҆ĆѹćѹĉҎĊѬČ҈ďѹĒѵĔҍĕѹĖ҆ėҘĘѺĝҊĠѴĢѸģ҈ĥѺħѵĨ҈ĩҐĪҚĬѹĭѹİҌıѹĴѺĵҊĸѸĹҋĻҌļѸĽҏľҗĿ҉łѹń҈ŅѸņѺŇѹňѳŊҡōѯŎѪŏѺŒѺœ҉ŔѶŕ҉
in _ 's	ģ҇
in _ <commit>	ĀѳČҌčҒ
in _ <name>	ĀѹāҎĈҌĊѸďҋĐѵĔҍĕҌĘѹę҆ğҔġѸĤҔĪ҈ĭ҇ĵѲķѶĽѹō҉ŎѷőѺŔ҈
in _ <path>	ĝ҆Ĩ҇Ī҉
in _ <tag>	ĀѷăҌĄ҇Ġҏ
in _ a	Ń҈
in _ all	āѸŎ҈
in _ an	ĩ҈
in _ and	āѹĨ҇Ī҇
in _ are	āҎģѹŎҊ
in _ arguments	ď҇
in _ be	Ā҆
in _ before	ā҇
in _ body	āѳĉҚĻ҇ļ҇Ŀ҈
in _ brackets	Ł҈
in _ but	ŏ҇
in _ by	Ā҈
in _ call	āѹĊ҇
in _ checkout	ő҆
in _ child	ŀ҆
in _ ci	Āѯāҝ
in _ circle	Ħ҉
in _ circular	Ā҈ā҇
in _ class	āѸľ҈ĿѶŀ҇ňғ
in _ classes	ŀҊ
in _ code	ĀѸāѩĊҏĐѹđҋĘ҉Ġ҆ġ҈Ģ҈ĭ҇Ķ҇ĺҋŔ҉
in _ codebase	ġҊ
in _ commit	ĀҘāѺč҇įҍ
in _ commits	Ā҇
in _ config	Ā҉
in _ configuration	Đ҈
in _ constant	đ҇
in _ cycle	ĦҊ
in _ declaration	ĥ҆Ł҆
in _ definition	ć҆Ł҈
in _ dependencies	āѶĖҎ
in _ derived	ŀҍ
in _ diff	Ď҆
in _ dir	ő҉
in _ directory	őґ
in _ do	ĀѷŎҎ
in _ earlier	āҏ
in _ enum	ĸ҉
in _ fail	ĀҖāҏŊѢ
in _ fails	Ŏ҆
in _ file	ĀѰāҚĐ҆ğ҆Ĳ҉Ķ҆ĸҋĹ҉ĺҎļ҇Ŋ҆őѮ
in _ files	āҍĆ҇ČѺĩ҆Ŕ҇
in _ folder	Œ҉
in _ from	Ī҆
in _ function	ā҉Ĕ҇ļ҇
in _ functions	Ċҋ
in _ go	Ŏ҆
in _ got	Ē҇
in _ green	Ŏ҆
in _ hierarchy	āѹĚҖ
in _ history	ĀҒāѫĎҔ
in _ how	ĀѬā҈Ď҆Ĵ҆
in _ i	Ă҆
in _ impl	ĿҌ
in _ implements	ī҆
in _ import	Ā҇āѶĦҔ
in _ inheritance	ěҋ
in _ is	Đ҉Ę҇Ĝ҈ő҈
in _ just	ŏ҆
in _ language	ā҆
in _ last	āҋ
in _ list	ĀѸĘҋ
in _ log	ĀҊįҋ
in _ main	ā҈
in _ many	ĆҊĎҋ
in _ mean	āҋĴѶ
in _ methods	Ń҈
in _ module	ċ҆ğ҆ĭ҈Ķ҇ķґŒѺ
in _ name	ĀѺā҆
in _ next	ā҇
in _ of	ĀѩāѴĔҋĜ҉ĝѹĢҎģ҈ĩ҆ĪѺĳ҉ĸ҇Ļ҈ő҆
in _ on	āѷĐ҇Ĵҍ
in _ or	ĀҎŋ҇
in _ order	āҗēѺ
in _ overridden	āҋ
in _ package	ĀѹĞ҉ĭ҇ĵ҆
in _ parent	ĀҊ
in _ pass	Ŏ҉
in _ past	ĀѸŅҖ
in _ place	āѹő҆
in _ places	Ā҈āѺ
in _ please	Ā҉āѺĳ҇
in _ previous	ā҇
in _ project	ĀѺĖѷĞ҆ġҋő҉
in _ release	ĀѺāҏ
in _ repo	ĀҥāѲġ҈İ҆ň҈Ŕ҇
in _ requirements	Ā҇ė҆
in _ revision	ąҍ
in _ right	ě҇Ĝ҇
in _ same	āҋ
in _ signature	ĀҊāѺď҉ŇҊ
in _ source	ĀѳāѶđҏğҌķ҉
in _ sources	ĵ҆
in _ struct	Ĥ҇
in _ subclasses	ŀҗ
in _ subdirectory	őҋ
in _ succeed	Ŏ҇
in _ switch	āҋĸѸ
in _ tags	ŉ҈
in _ terminal	ĞҊ
in _ test	ĀѮōҍœҌ
in _ tests	ōҎœ҈
in _ that	āѵĐҍŏҍ
in _ the	āѹĺҍĻѶļҐ
in _ there	ń҆
in _ they	ā҉Đ҇
in _ this	Ģ҈ķ҆
in _ to	ā҉Ę҉ľѸ
in _ total	Ŋ҉
in _ tree	āѹőҐŒ҆
in _ true	ĝ҆
in _ unit	āҍ
in _ unused	ĀҏāѺĝѸ
in _ variable	Ő҈
in _ verbatim	ĲѸĴ҉
in _ was	ĀҊāѺ
in _ way	āѷď҇ē҆
in _ what	ĀҎāҰĂ҇ĐѺđѶĢѴ
in _ when	ń҈
in _ where	ā҈
in _ which	Ą҇ģ҈
in _ who	āѺĲ҉
in _ why	ā҆
in _ wich	Ā҇āѺ
in _ without	ŏ҆
in _ words	ĢҎ
in _ workflow	ĀҗāѶ
in _ year	ā҇
in _ yes	ġҊ
in _ |	ĂѷđѮĕѸĝҗğѲĠҍĤ҇ħ҈ĩѸĲ҉ĳҋĻҍľҊņ҇ŊҚōѺ
in a	ĈҐĢ҈Ħҋļ҆
in a <name>	ĀѹĈҍĢ҇
in a circle	Ħ҉
in a circular	Ā҈
in a function	ļ҇
in all	Ģ҈ķ҆
in all this	Ģ҈ķ҆
in an	Ħґ
in an earlier	ā҈
in an import	āѸĦґ
in another	ĀѺāҌ
in between	ăҊħҋ
in between <tag>	ă҆
in between |	ħ҈
in body	Ļ҈
in body of	Ļ҈
in by	ĀѺĝ҈Ĩ҇ĪҔ
in by <name>	ĪҊ
in by <path>	ĪҊ
in by which	ĩ҆
in bytes	ĀѺā҇
in bytes |	ĀѺā҇
in charge	ĀѺĢ҉
in charge of	ĀѺĢ҉
in child	ŀ҇
in child classes	ŀ҇
in ci	ā҉ğѺŕ҇
in ci $	ŕ҇
in circles	Ħ҉
in class	ć҇Ŀ҈
in class <name>	Ŀ҉
in cls	ĚҌ
in code	āѶğҐĸ҇
in commit	ĀѶČҋčҏ
in commit <commit>	ĀѶČҋčҏ
in commits	āѶĎ҈
in commits $	Ā҈
in commits |	Ď҉
in common	āҊ
in common |	āҊ
in directly	Ĝ҉
in directly |	Ĝ҉
in except	ń҈
in from	Ī҆
in func	Ĕҗę҈
in func <name>	Ĕҗę҈
in function	ĕ҆
in function <name>	ĕ҆
in git	Ď҆į҆
in git $	į҆
in go	ā҇
in here	āѸĒҍġ҉İ҈
in here does	Ā҆
in here |	İ҇
in history	ĀѵāѺİґ
in how	ĀѺĆҊĎҍ
in how many	ĆҊĎҋ
in import	āѺĦҊ
in import cycle	āѺĦҊ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѷĚ҇ğѷĠ҆ľ҈Ŏ҆œҋŔ҆
in it $	ĀѶĘ҆ľ҇œҋ
in it are	Ŏ҆
in it |	ĀѶā҆Ě҇ğѸ
in its	Ā҆āѭĉҒĘҋĭ҈ĸ҆
in its body	āѵĉҏĘ҆
in its enum	ĸ҆
in its module	ĭ҉
in java	ā҇
in line	ĀҐĐѺ
in lines	āѷĳқ
in lines $	ĳ҈
in lines of	ĀѸĳҊ
in lines please	ĳ҆
in lines |	ĀҋāѺ
in motion	ŕ҈
in my	āѹĞ҈ğ҉
in my shell	ğ҉
in order	āѺ
in other	āҏ
in our	ā҉
in place	āҍ
in plain	Ģ҆
in plain words	Ģ҆
in production	ā҉
in production |	ā҆
in python	āҊ
in python |	ā҆
in release	Ġ҆
in release <tag>	Ġ҆
in repo	ġґőҊ
in repo $	ġ҆őҋ
in rust	ā҇
in short	ĀѶāҌ
in signature	Ĕҏ
in source	ĀѹğҖĽҏ
in source $	ĽҔŔѶ
in struct	Ĥҕĵѹ
in struct <name>	Ĥҕĵѹ
in subclasses	ŀҐ
in subclasses $	ŀҍ
in taking	ĭ҆
in taking <name>	ĭ҆
in terms	ā҆Ģ҆
in terms of	ā҆Ģ҆
in tests	ā҆
in tests |	Ā҇
in the	ā҈ă҆ĆѹćҐĈѺĉҍĊ҈č҉ďѶĐѳđҌĘ҈ěҐĝѺĞҍğ҆ĠҐĢѷģѴĥѹĦѹĩѴĪѵīҌĬѹĭѷİѹĲ҆ĳѺĵѴķѲĹѺĿ҉ŁҋŃѷŅҐņѸňҋŎѸŏѹő҉Ŕҋŕѷ
in the <name>	Ā҇ā҆ĉҊ
in the body	āѸĉҍę҆ļ҇Ŀ҉
in the brackets	Ł҈
in the call	āѺĊ҈
in the checkout	ő҆
in the ci	āҐ
in the class	āѹľ҈Ŀѷňғ
in the code	āѲĊҏĐѺĠ҇ġҋĶ҇ĸ҆ĺҋŔ҈
in the commit	č҉
in the config	Ā҉
in the configuration	Đ҈
in the constant	đ҇
in the declaration	ī҆Ł҆
in the definition	ć҆Ł҈
in the directory	ő҇
in the file	ĀѪāңĲҊŊ҆őѵ
in the function	āҊĔ҇
in the hierarchy	Ěҋ
in the history	ĀҒāѭĎҒ
in the impl	ĿҌ
in the inheritance	ěҋ
in the last	āҌ
in the list	ĀѹĘҋ
in the log	Ā҇įҋ
in the main	ā҈
in the module	ā҈
in the next	ā҇
in the past	ĀѸŅҖ
in the previous	ā҇
in the project	ő҉
in the repo	ĀҘāѺ
in the repository	Ā҈
in the requirements	ė҇
in the same	āҋ
in the signature	ĀҋŇҊ
in the source	ĀѴāѸđҏğҍ
in the sources	ĵ҆
in the struct	Ĥ҇
in the test	ĀѴōҐ
in the tests	œ҈
in the tree	āѹőҐŒ҆
in the variable	Ő҆
in the way	āѸē҆
in the workflow	ĀҗāѶ
in their	ĀѸā҈ĥҋ
in their diff	Ď҆
in their name	ĀѺā҆
in them	Ń҈
in them $	Ń҇
in this	āѱĊҊĎѺđ҈Ē҇ĖѳġҟĢ҈ĬѺĭҍĮѸİ҇ň҇ŋҊőҊŔҊ
in this code	đ҉Ē҆ĢҊĭ҉
in this codebase	ġҊ
in this language	ā҆
in this package	ĭ҈
in this project	āѳĖѷė҆Ğ҆ġ҈
in this repo	ĀҌāѸġ҉İ҆ň҈
in this repository	ĀѺġ҆
in total	ā҆
in total $	ā҈
in tree	ĵ҇ő҆
in tree is	ő҉
in version	ĀҊāѹ
in what	āѷĉѹċ҈ďҊğ҇ĢѶģѺĥѺĩ҈ķ҆ĸҋĹ҆Ľ҇ŀҕŁѺŅѶņ҇ňѷŉҋőґœ҈Ŕ҆
in what $	Ī҇
in what commit	Āҏį҆
in what directory	ő҇
in what file	āѹğ҉ĸ҈Ĺ҆
in what files	Ā҆ĩ҇
in what from	Ī҆
in what order	āҎ
in what places	Ā҉
in what subdirectory	ő҈
in what test	œ҉
in what tests	ōҋ
in what they	ā҉
in what |	ŅѺņҊ
in which	ĀѱāҞąҍĆҐćѺĉѶĊ҆ďґēѺğѹį҈İѶĵҎĶ҈ķғĺҋŁѹŃ҈ŅѺŋѺŌѺōґőҐœ҈
in which <name>	ďҍōҋ
in which a	Ń҈
in which classes	ň҆
in which commit	ĀҎį҈
in which commits	ĀҊ
in which dir	őҊ
in which file	Ķ҈ĺҊļ҈œ҆
in which files	āҎ
in which functions	Ċҋ
in which module	āѹķҊ
in which of	āѺő҈
in which order	ā҉
in which place	āѺő҇
in which release	āҌ
in which revision	ąҊ
in which source	ĵ҆
in which subclasses	ŀ҇
in which tests	ō҉
in which the	ĺ҈
in wich	ķ҈Ń҇
in with	āѺĄ҇
in with an	ĩ҈
in with import	Ā҇
in |	āѵą҆ĵ҆ķҏĺ҇őҌœ҆
in | $	āѶą҆ĵ҆ķҏĺ҇ő҉œ҆
include	ĀѸāѭĉѺč҈Ę҆ęҊĚҎĩ҆Ī҈ŉҏ
include $	Ī҈
include <commit>	ŉ҇
include <commit> |	ŉ҆
include <name>	ĀѹāѸĘ҆ęҊĚҎ
include <name> $	ĘҍĚҊ
include <name> |	ĘѹęҌ
include <path>	č҆
include <path> $	ĀѷĜқĝѵ
include <path> |	ĀґĜѣĝҍ
include _ $	āѶĉѺĘҍĚҊĜқĝѵ
include _ of	Ĝ҇
include _ |	Ā҈āѺĘѹęҌĜѢĝҐŉҊ
include list	Ĝ҇
include list of	Ĝ҇
included	ĀѶĝҐŉ҆
included $	ŉ҇
included _ $	ā҈
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҌ
included |	ā҈
included | $	ā҈
includes	āѴĜ҉ĩѪĪҨİ҆ŉ҆
includes <path>	Ā҉Ĝ҆ĩѷ
includes <path> $	Ĝ҇
includes <path> |	Āҋĩѷ
includes _ $	Ĝ҇
includes _ |	Āҏĩѷ
includes of	ĀѸĩѳĪҠ
including	Ā҉āҎňѺ
including _ $	āҏ
including comments	āҏ
including comments $	āҏ
incoming	ĉѮĊҢ
incoming _ of	ĉѺĊҎ
indirect	ĀґĊѺ
indirect _ of	Ā҆
indirect callers	ĀҊĊѺ
indirectly	āҕĜѳĦ҇ħғĨҊĪѷňѺ
indirectly $	Ħ҆
indirectly _ $	ĀҎĜѸ
indirectly _ <path>	āѶħҎ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҇
indirectly import	āѶħҎ
indirectly import <path>	āѶħҎ
indirectly through	ĀѸāҘĪѹ
indirectly through its	ā҉ĪѺ
indirectly |	ĀҎĜѸħ҆
indirectly | $	ĀҎĜѸ
indrect	Āҋ
inferred	āѲŐҚ
inferred _ <name>	Ő҇
inferred _ of	ŐҊ
inferred for	ŐҊ
inferred for <name>	Ő҇
inferred type	āѷŐґ
inferred type of	ŐҊ
inherit	ĀҍāҞć҆ĚҌľѯ
inherit $	ĀѴāҘć҈ľѰ
inherit _ $	Ā҇āѸć҇
inherit _ <name>	ā҉Ěҍ
inherit _ |	ĀқāѮ
inherit from	ā҆ĚҌ
inherit from $	āѺćҍ
inherit from <name>	ĀѸāҍĚҍ
inherit from |	ĀқāѮ
inherit |	ĀҌćѺ
inherit | $	ĀҌćѺ
inheritance	āѷćҔĚқěҏĬѺ
inheritance $	āѺĚ҆ě҇
inheritance _ $	ě҉
inheritance _ <name>	ćґ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҆
inheritance chain	āѹĚҊ
inheritance hierarchy	ć҆
inheritance of	ćґ
inheritance of <name>	ćґ
inheritance tree	ĀҎ
inheritance tree above	ā҆
inherited	ĀҍāѳęѸěҍŀ҇ňҋ
inherited _ $	ĀҌň҈
inherited _ <name>	ě҈ŀ҉
inherited by	ĀѺěҐ
inherited from	Āҍ
inherited from $	Āҍ
inherited method	Ā҈āѺ
inherited method <name>	ŀ҉
inheriting	Āѷňғ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҈
inherits	āѷć҈ĚҎěҌĭѺňҋ
inherits <name>	Ā҇ĚҊ
inherits _ $	ćҋě҇
inherits _ <name>	āѹĚҋň҇
inherits _ it	ň҆
inherits _ |	Ā҆ě҆
inherits from	āѸěҌňҋ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҋň҇
inherits from it	ň҆
inherits from |	ě҆
initial	ĀҖāѣĔҋĶҋ
initial _ $	Ā҆
initial _ of	ą҈
initial add	ą҈
initial add of	ą҈
initial assignment	ĶҊ
initialised	Ā҇Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѸāҎķѳĻҟļҬŁѺ
inner <name>	ļ҉
inner <name> |	ļ҆
inner _ <name>	ĀѺāҔķѷĻҟļғ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҈
inner func <name>	Ļ҈
inner function	āҐļғ
inner function <name>	āҐĻ҈ļ҉
inner helper	ā҆ļ҉
inner helper <name>	ā҆ļ҉
input	Ł҈
inputs	ĀѶāѸŁҫ
inputs _ <name>	ĀѺāѷŁҕ
inputs _ function	ŁҊ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	ŁҌ
inputs of <name>	āѺŁҍ
inputs the	ŁҊ
inputs the function	ŁҊ
inside	ĀѮĉҐĊѹĐҒęғĢѵģѺĵѴķѸĹҒĻҜļҒľ҇ĿҚń҆ňѺŊҐōѹŎ҈ŒѲ
inside <name>	Ā҈āѹĉ҈ęҐĻҊļ҇Ŀ҈Ŋ҉ōѺ
inside <name> $	ĉ҆ę҈Ŀ҉Ŋ҉
inside <name> is	ļ҈
inside <name> what	ā҉
inside <name> |	ĀҌāѸęҊĻ҇
inside <path>	āѸŊ҆
inside <path> |	āѺ
inside _ $	āѺĉҊę҈Ī҇Ŀ҉ŊҐŏ҆
inside _ <name>	ĀѹāҎĵѸĹ҉ļ҇ĿҎŒѵ
inside _ body	ļ҇
inside _ class	Ĺ҆ľ҇
inside _ file	Đ҆
inside _ function	āѱĻґń҈
inside _ going	Ŏ҇
inside _ is	ļ҈
inside _ what	ā҉
inside _ |	ĀҎāѲęҊĳ҈Ļ҇
inside a	ļ҇
inside a function	ļ҇
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѺĐ҇
inside the	ĀѱāғĐ҇ĢѹĵѸĹҐĻҎľ҆ń҇Œѳ
inside the <name>	āҍĹ҆ļ҆Œѵ
inside the body	ļ҇
inside the class	Ĺ҆ľ҇
inside the file	Đ҆
inside the function	āѷĻґļѶń҈
install	ĀѹāҍĖҠėѺĞҒ
install $	ĞҐ
install <name>	ĀҐĮѷ
install _ $	ĀѵāѵĖҚ
install _ it	Į҇
install _ this	ā҆
install _ what	Ė҉
install _ |	āҋĞѺ
install for	Į҇
install for it	Į҇
install for this	ā҆
install it	Į҇
install it |	Į҇
install this	Ė҈ĞѸ
install |	Ğ҈
install | $	Ğ҈
installation	āѵĞҍ
installed	ĀѷĖҊĞқĮѷ
installed _ $	ĞҎ
installed _ my	ā҈
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҈
installed on my	ā҈
installed |	Ğ҇
installed | $	Ğ҇
installing	Ğҏ
installing this	Ğҋ
installs	Ğғ
installs $	Ğҏ
instance	ĀѺĚ҈Ĥҟ
instance _ <name>	Ě҈Ĥ҆
instance _ does	Ĥ҉
instance attributes	Ĥ҇
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤҒ
instance variables does	Ĥ҇
instances	ĀҘŇ҆
instances of	ĀҊŇ҆
instantiate	ĀҚĊѹĩѴĪѺ
instantiate <name>	Āқā҆ĊѹĩѴĪѺ
instantiated	ĀқāґĩѺĵѺ
instantiated _ $	ĀҊā҈ĵѹ
instantiated |	Ā҇ā҆
instantiated | $	ĀҊā҇ĵѹ
instead	āҏ
instead of	ā҇
int	ĭ҈Őҕ
int _ $	ĭ҈
int _ |	Ā҆
int it	ĭ҈
int it $	ĭ҈
integer	ĀѶāҍ
integration	ĀҎ
integration tests	Ā҈
interface	Ā҆āҎćѺģ҆ĥҭīҪķѹĽҴĿѱňѷőѺ
interface $	ī҈
interface <name>	ĀҋĥҫīѷĽҪĿѹ
interface <name> $	ĀѺā҇ĥҘīѺĽҌ
interface <name> implemented	ĥ҇
interface <name> is	ā҉
interface <name> |	ĀҌāѳĥҍĽ҇
interface _ $	ā҇ĥҖīѺĽҋ
interface _ <name>	īҋĽҊ
interface _ implemented	ĥ҇
interface _ in	ĥ҇
interface _ is	ā҈
interface _ which	Ā҇
interface _ |	ĥҊ
interface and	ī҇
interface is	īҊ
interface is <name>	ī҇
interface that	ī҆
interface wise	ī҇
interface wise |	ī҇
interface |	ĀҐ
interface | $	Ā҇
interfaces	āҊīә
interfaces $	īҐ
interfaces <name>	ī҉
interfaces _ <name>	ā҆īҗ
interfaces _ class	ī҉
interfaces _ it	Āҋ
interfaces _ the	īҊ
interfaces _ |	ā҇
interfaces are	īҋ
interfaces does	Ā҇īҌ
interfaces does <name>	ī҆
interfaces is	ī҆
interfaces of	īҌ
interfaces that	ī҈
intermediate	ħҍĨ҆
intermediate _ does	Ĩ҆
intermediate modules	ħ҈Ĩ҆
intermediate modules does	Ĩ҆
internet	ĀѸāѸĭҹ
internet $	ĭҋ
internet _ $	ĭҒ
internet |	ĭҒ
internet | $	ĭҐ
into	ĀѴāҐăҊąҔĉ҆Ċ҉ĝҏĩѶĮѶľ҆ŁҊŅѹņҘŉҍ
into <name>	ĊҊľ҇Ł҉
into <name> $	Ł҇
into <name> |	ā҈Ċҍľ҇
into <path>	ĝҋ
into <path> $	ĝ҇
into _ $	ĝҊŁ҇ł҆
into _ by	Ā҈āѸŅ҈
into _ code	ĀҊ
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
into by	ņҌ
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
into which	ŔѺ
into |	ł҆
into | $	ł҆
introduced	Ā҇āѶăґąҠğѹĽ҈
introduced $	Ā҆
introduced <name>	Āҍąѹ
introduced <name> $	ĀҞąѤ
introduced <path>	ĀѴąҐ
introduced <path> |	ĀѵąҎ
introduced _ $	Āҝā҆ąѣĽ҇
introduced _ <tag>	Āѹăҍ
introduced _ file	ąҍ
introduced _ import	ĀѷāҊ
introduced _ what	ą҆
introduced _ |	Āѣąң
introduced in	ą҆
introduced the	ĀҎąҍğѹ
introduced the file	ąҍ
introduced the import	ĀѷāҊ
introduced |	ā҆Ľ҇
introduced | $	ā҆Ľ҇
introduces	āѹċ҇Ľ҇
introducing	ĀѹąҚ
introducing _ $	Āѹąҗ
invoke	ĀѹāѹĉҐĊҍĘҒ
invoke <name>	ĊҋĘҒ
invoke <name> $	Ċ҇
invoke <name> |	ĘҐ
invoke _ $	ĉ҉Ċ҆
invoke _ |	ĘҐ
invoke |	ĉҊ
invoke | $	ĉҊ
invoked	ĉҐĊҒęҝ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҘ
invoked anywhere	ę҆
invoked by	ĉҋę҇
invoked by <name>	ĉҌę҆
invoked from	ęҐ
invoked from <name>	ęґ
invoked |	ĊҌ
invoked | $	Ċ҇
invokes	ĀѵāѺĉҔĊҌĘҍ
invokes $	ĉҊ
invokes <name>	ĀѶāѹĊҎĘҍ
invokes <name> $	Ċ҉Ę҆
invokes _ $	ĀѺĊ҈Ę҆
invoking	ĊҐĘҌĿѸ
invoking <name>	ĊҐĘҌĿѸ
invoking <name> $	ĊҐĿѸ
invoking _ $	ĊҐĿѸ
involved	Ħ҈
involved in	Ħ҆
is	Ā҉āѱĂѳăѮąѴĈҌĉѱĊѲČѭčҎĎѪďѹĐ҈đҎĔ҉ĖѱėѵĘҎęҖĚҔěҢĜҐĝҘĞѵġ҈ĢҌģѸĤѶĥѺĦҋħѶĨ҈ĩѳĪѳīѳĬҗĭҟį҆İ҇ıҊĲ҇ĹҔĺ҆Ļ҆ľѺĿѫŀѺŁѫł҉ŃѵńѳŅѷŇѴŊѹŌ҈ŏѴŐҐŒҏœҊŔѺŕѹ
is $	Ć҆ķґłҊ
is <commit>	ĀҌāѸŉ҉
is <mark>	ĀѺā҇Ē҆
is <name>	ĀѷāѧĂѹĆҋćҋčҋĎѱđ҉ĒѶēҋĔ҆Ę҆ęҙĚ҆ěҗĜҋĝѹĠҊĢґĤѺĥѺĪҏĭҠĮѷĳѷĴѹĵѹĶѷķѭĽѹŀҌłѸŅѹňҖō҉Ő҆
is <name> $	ĀѺāѺĆҊĐҊĭҍĳѹĺѹœ҈
is <name> 's	Āѹļ҈ľ҇ő҈
is <name> <name>	āҋđѷĭғ
is <name> a	ĀѸāѸćҊĘ҈ę҈ĚҊĬҋŌ҈
is <name> abstract	Ĭ҇
is <name> allowed	āҊ
is <name> among	ĀҌāѴĚҌ
is <name> an	ě҉ī҉
is <name> annotated	ē҆Ň҈
is <name> async	Ĭ҆
is <name> based	ĀѷćҐĚҍňѷ
is <name> being	ĀґāѸ
is <name> built	ćҎňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѸĊҐņҎ
is <name> considered	ĭ҉
is <name> covered	Ā҆
is <name> decorated	ēґ
is <name> defined	ĀѰā҉Ć҇đґĺ҇
is <name> derived	ć҉
is <name> documented	ĀҘāѪ
is <name> doing	Ģ҆
is <name> ever	ęҏěѹ
is <name> extended	ě҉ň҇
is <name> faster	āҍĬѹ
is <name> for	Ģҍ
is <name> good	āѰĢҔ
is <name> implemented	ĀѸā҉ĺҍŀ҇
is <name> imported	Āѹāҏ
is <name> importing	ĪҊ
is <name> in	ĀѺĘҊĚ҆Ģ҈ň҆
is <name> inherited	ě҇ň҈
is <name> invoked	ę҆
is <name> is	ĀҊ
is <name> known	ġ҆
is <name> measured	āҌ
is <name> of	āҎ
is <name> one	ĀҊāѷĘҌę҆ě҇
is <name> overridden	ŀҍ
is <name> part	ĀѺĠ҇Ħ҆
is <name> raised	ŃҊ
is <name> set	ā҇đҍ
is <name> stable	ā҈ĬѺ
is <name> static	ā҇Ĭ҇
is <name> still	ā҇
is <name> subclassed	Ā҆
is <name> tested	ĀѺōҏ
is <name> the	ĀѳāѺćѳĉҏĚѸě҇ğ҇ňҕŋ҆
is <name> to	ĀѺĢ҈
is <name> used	ĀҍāѮę҆ĩҋ
is <name> well	ĀѺāҎ
is <name> what	ěҎĪ҈
is <name> without	Ā҉
is <name> |	ĀҋāѵćҎĎѵĐѺĢѷĺҖňґŒ҇
is <path>	ĀѢāѲčҌĜҕĝҗĦ҉Ĩқį҉ĳ҆ņ҆ŕ҆
is <path> a	ĀѹĝҌ
is <path> among	Ĝѹĝґ
is <path> an	Ĝ҉ĝѹĪ҈
is <path> called	ĀѺņҋ
is <path> imported	ĀҏāѺĜҌĨ҉ĩѸ
is <path> importing	ĪҌ
is <path> one	Ĝ҈
is <path> part	Ħ҇
is <path> pulled	ĨҌ
is <path> reached	Ĩ҇
is _ $	ĀҘĆ҇Ĉ҇ĊѸĔ҆ėѲěѴġѺĦѹĬҕĭ҈ĮҔı҈ĳѸĶҊķҊŀѺŌ҇ōѶŐ҆ő҈œ҉
is _ 's	ĀѴĳ҇ļ҈ľ҇Ŋ҆őҌ
is _ <commit>	Ā҈āѺ
is _ <line>	ĀѺāғ
is _ <name>	ĀѬćѶĊҋďҋđѱēѺĔѶĘҙĚҙġҎĢѬĬ҆ĭҨĵҏķѹĺѹņѹŋ҉ŒҒ
is _ <number>	ĳ҆
is _ <path>	Ā҈āѳĜҋŅ҈
is _ a	ĀҦāѶĘҌęҌě҉ĝ҉ĭѸĳѺł҈ňѶŋѹŌ҇
is _ about	Ā҉āѷ
is _ abstract	ĀҋĬҌ
is _ after	ņ҆
is _ allowed	āҊ
is _ among	Ā҈āѱčҌĚҊĜѺĝҐ
is _ an	Āҋāѯě҈Ĝҍĥ҇ĩѶĪҌī҆
is _ annotated	ē҆Ňҋ
is _ any	ĀѸō҇
is _ anything	ā҇
is _ async	Ĭҋ
is _ at	ĀѷĴ҈ĺ҇
is _ attribute	Ő҆
is _ available	ģ҈
is _ base	ĀҊāѳěѹňғ
is _ based	ĀѷćҐĚҍňѷ
is _ being	ĀҏāѶ
is _ biggest	ĀѱāҞ
is _ body	ĀѰāҐ
is _ build	ĀҌ
is _ built	ćҍňѺ
is _ by	ĀҎĊҌĒ҆Ĕҋė҇ĢҋģҍĨѺĪѵĬѺńҊ
is _ called	Ċ҉ķѹņҟ
is _ caller	Ċ҉
is _ changed	Āҋ
is _ class	ĀѸć҇
is _ closure	Āѳāҍ
is _ code	ĀѥāҋĈҐ
is _ commit	ĎҐ
is _ considered	ĭ҉
is _ constant	Ā҆đ҇ĶҐ
is _ correct	āѹĬ҇
is _ covered	Ā҆
is _ current	ņ҈
is _ dead	ĀѴāҗ
is _ decorated	ēґ
is _ decorator	Āѷāҏ
is _ default	āҌċѷĕҊ
is _ defined	ĀѴā҆đҐĺ҆œ҇
is _ dependents	Ĝ҉
is _ derived	ćҋĚҍňѺ
is _ description	ĀҊ
is _ difference	ĀѺāҊ
is _ documented	Ā҆
is _ doing	ĀѺāҌĢ҉
is _ earlier	ĀҕİѬ
is _ enumerator	ĸ҈
is _ environment	ĀҌğѺ
is _ ever	ęҏěѹ
is _ exception	Ā҉
is _ exported	ĭҋ
is _ extended	ě҉ň҇
is _ faster	āҍĬѹ
is _ fastest	ā҉
is _ file	Āѱā҉Ŏ҇őҚ
is _ first	ĀҐāѯą҈
is _ for	ĀѰāҍĢҙ
is _ former	ņ҇
is _ from	ĀѬāҋąҋňҋ
is _ function	āѹē҇ĬґķҊ
is _ git	Ā҈āѺ
is _ given	ĀҌ
is _ global	ĶҌ
is _ good	Ģғ
is _ handled	ĀҊĸѺ
is _ here	ėҊ
is _ history	āҌ
is _ how	Ě҆
is _ idea	ĢҌ
is _ ignored	āҍĝѺ
is _ implementation	ī҆
is _ implemented	ĀѸā҈ĥ҆ĺҍŀ҇
is _ import	ĀҕĜѹ
is _ imported	Ĝҋĝ҇Ĩҍ
is _ importing	ĀѺĪҕ
is _ in	āѶćѹđ҆Ę҉ģ҆ĦҋĪ҇ńҋ
is _ inheritance	ĀѺā҈
is _ inherited	ě҇ň҈
is _ inner	Ļ҇ļҌ
is _ inside	Ĺ҆
is _ instantiated	ĀҔāѴ
is _ int	ĭ҈
is _ interface	ĥ҆
is _ internet	ĭҊ
is _ into	ĀҌ
is _ invoked	ę҆
is _ is	ĀҔĄ҈
is _ it	ĀѶė҆ĝ҆
is _ job	Ģ҉
is _ key	ĀҌ
is _ known	ġ҆
is _ largest	āҐ
is _ last	Ā҉āѴĳҍ
is _ latest	Āѳİғ
is _ length	Ā҉ĳѹ
is _ license	āѶıҐ
is _ line	ĀҋāѩĲҋĳ҈
is _ lines	ĳ҈
is _ loaded	ĩ҈
is _ local	Ļѷļҍ
is _ long	Đ҆
is _ longest	āҗħѹ
is _ lowest	ė҆
is _ lst	ĀҎŊѴ
is _ measured	āҋ
is _ member	ĸ҆
is _ method	ĹҎľҋŀ҆
is _ minimum	Į҉
is _ mit	ĀҊ
is _ module	Ā҆āѱĝ҉ŒҔ
is _ more	Ć҆
is _ most	İҊ
is _ name	ĭҊ
is _ needless	ŏ҆
is _ new	ņ҈
is _ newest	āґĮѷį҆
is _ no	Ě҆
is _ not	āѸįҊ
is _ number	Ā҆āѺĎ҉Ŋ҆
is _ of	ĀѸā҈ć҆
is _ old	āѹŅҍ
is _ oldest	Ā҇āҋĆѺĮ҉
is _ on	ĀѶāҋĖ҆ĮѸĺ҉Ō҆
is _ one	āѳč҉Ęҋě҆ĜҎŒ҆
is _ option	āѷċ҈Đ҆
is _ or	ĭ҆
is _ overridden	ŀҐ
is _ parameter	ĀҋĐ҆
is _ parent	āѰćҎěҍ
is _ part	ĀѺāѶč҆Ġ҇ĦҌ
is _ path	ā҇ķ҆Œ҉
is _ predecessor	Ņҋ
is _ private	ĭҊ
is _ project	Āіāҭı҈
is _ property	Ĭҍ
is _ public	ģ҆ĭ҇
is _ pulled	ĨҌ
is _ purpose	Ģ҇
is _ raised	ŃҊ
is _ reached	āҗĨ҇ŒѺ
is _ read	ĀҎ
is _ real	ĀҌāѹ
is _ referenced	ō҇
is _ release	ĀҌāѵ
is _ repo	ĀѴāѹĈҌġ҆ł҇
is _ repository	ĀҊāѶ
is _ required	ĀҕĭѺ
is _ result	āѹŅ҈Ň҆Ō҆
is _ return	āѹŇ҉
is _ right	Ĭ҆
is _ role	ĢҊ
is _ routine	Ĭҍ
is _ run	ĀѺāҎęҍěѸŌѺ
is _ set	ā҈đҍ
is _ shipped	āҏ
is _ shortest	āѹħҏ
is _ slowest	āҊ
is _ so	āѷĬ҈
is _ something	ġҌł҈
is _ somewhere	ĀѹĚҊ
is _ stable	ā҈ĬѺ
is _ state	Ā҇
is _ static	ĀҍāѶĬҌ
is _ status	Ā҉
is _ still	ā҇
is _ stored	Œ҆
is _ string	ĀҐāѳ
is _ struct	ā҇
is _ subclass	ćҊ
is _ subclassed	Ā҆
is _ successor	ņ҉
is _ such	Ā҇āѹŋ҇
is _ superclass	ěҎň҆
is _ supported	ĀҋĮ҆
is _ test	ĀѬāҎŌҊœҔ
is _ tested	ĀѺōҐ
is _ than	Ą҈
is _ thanks	āѸ
is _ that	Ā҇āѶ
is _ the	ĀѷāҍćѶĉҎđҊĚѶğ҆ĢѶĬҋĭҍňҔŋҊőѸŒѵ
is _ this	Ā҆
is _ thrown	āѹŃҋ
is _ to	ĀѱāѶĂҎĊѶđґĔҔĕѺĝ҆ĢҊģ҆ĭ҈Į҆
is _ today	ĀҐ
is _ too	ā҇
is _ topmost	Āѹįҋ
is _ total	Ŋґ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęґĚѵ
is _ true	āѲĊѺĬҍ
is _ type	ĀҔāҐĶѺŇѫ
is _ unchanged	āѲįҐ
is _ used	āѳę҆ĩқ
is _ value	ĀҏđѸĕ҆
is _ variable	ĀѺŐҔ
is _ visibility	āѺĭ҉
is _ vlaue	Āѷđҙ
is _ well	ĀѺāҎ
is _ what	ĀѱāѺćѺěҍĪ҇ĬҌĹ҈ņ҆
is _ where	āѳĐ҆ōҊœ҉
is _ which	āѷİ҆
is _ why	ĀҍāѴ
is _ with	ĀѺāҌĒ҈ēҌŁҊ
is _ within	Ļ҇
is _ without	Ā҇āѵĕ҆
is _ workflow	ŕҊ
is _ wrapped	ē҇
is _ |	ąѹćҊĈѹĊ҆ĎѳĒѹĕ҈ėѹĢѸĭ҆Įѳĵ҈Ķ҆ķҊĹ҈ĺҠĻҋŃ҆ňҎŋѳŒ҉ŔѺ
is a	ĀѳāҌć҈Đ҉đ҈ĢѷĬғĭѺĶ҈ňҌ
is a <name>	āҊĬҙĮ҆
is a base	ňҊ
is a child	ň҆
is a decorator	ā҆
is a method	Ĺ҉
is a property	Ĭҍ
is a routine	Ĭҍ
is a subclass	ćҊ
is a test	ŋ҇
is a variable	Ő҇
is abstract	ĬҖ
is abstract $	Ĭ҈
is access	ĭ҇
is access to	ĭ҇
is added	ċ҆
is allowed	āҊĊѸ
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
is async	ĬҖ
is async $	Ĭ҈
is at	Ĵ҈
is at line	Ĵ҆
is at the	Āҋ
is behind	āѹĲ҈
is being	Ĭ҆
is called	ĀҎāѵĊѹĕ҆ġҐŋҊŒҋ
is called <name>	āѴġҐŋҋŒҌ
is called by	āҋ
is called today	ĀҐ
is called without	āѹĕ҆
is calling	ĀѰĊҋ
is calling <name>	ĀѳĊҊ
is caught	ĀҊ
is child	ć҇Ě҆
is child of	ć҇Ě҆
is commit	Ā҈āѺ
is commit <commit>	Ā҈āѺ
is configured	ĐҎ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҎāѸĮ҇Ķ҈Ļ҆ĽҏŁ҉
is declared in	Āғ
is declared |	Ķҋ
is decorated	Ēҏ
is decorated by	Ē҈
is decorated with	Ē҇
is defined	Ćҋġ҉ĭѺĺҎ
is defined $	ļ҇
is defined at	ĺ҇
is defined more	Ć҇
is defined |	ĺ҈
is derived	ě҆ňҋ
is derived from	ě҆ňҋ
is different	āҊ
is different in	āҌ
is empty	ā҇
is empty |	ā҆
is equal	đ҆
is equal to	đ҆
is ever	Ā҈
is everything	Ŏ҆
is existing	ŋ҆
is exported	ĀѺģҌĭҐ
is exported in	ģ҈
is exposed	ĀѺģҍ
is exposed by	ĀѺģҍ
is extended	ě҇
is failing	āѺŌ҆
is failing why	Ā҆āѺ
is faster	āҎ
is faster <name>	ā҈
is faster |	ā҆
is for	ĀѵāҌĢҎ
is for $	ĀѶāҊĢҍ
is found	Ń҈
is func	Ĭ҈
is func <name>	Ĭ҈
is given	ĀѺāҊĔ҆
is gone	ņ҆
is green	Ō҆
is handled	ĢҌ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҇ķҌ
is implemented by	ĥ҆
is imported	āҊĨѹĩ҉Ī҆
is imported by	ĀҎĪѷ
is imported from	Āѱāғ
is imported in	ĀѸĪҏ
is imported into	ĀҌ
is importing	Āѹĩ҆ŏҊ
is importing needless	ŏ҆
is in	ĔѹĞ҇ģ҇Ķ҈Ĺ҆őѹ
is in $	Ķҋ
is in <name>	Ā҆āѹģҌ
is in <path>	ĀҊ
is in a	ā҆
is in the	ā҉Ğ҆őѺ
is in what	Ĺ҈
is inherited	ě҈
is inherited by	ě҈
is inside	ĀҎāҘĢѸŒѴ
is inside <name>	ĀҒāѺ
is inside the	ĀѶāҢĢѺŒѴ
is installed	Ğ҈ĮѺ
is installed on	ā҈
is installed |	Ğ҇
is internet	ĭҏ
is introduced	Ľ҇
is introduced |	Ľ҇
is invoked	ĊҌ
is invoked |	Ċ҆
is invoking	ĘҌ
is invoking <name>	ĘҌ
is it	Ā҈ĂѺĆѺĊѶĒѺėѺĢ҇ģѺĦ҇Ĭҍĭ҈Į҉İ҈ĳ҆ĴѺķ҇ĺҋĻ҆ĽѺł҉Ņѹņ҉ňѷŉѺŋѶŌѷŐѺőҍŒ҈
is it $	Ā҉āѹő҇
is it <name>	ĀѹāҊĈ҈ĘҌĬѪĭҌ
is it <number>	ĳ҆
is it a	Ĭ҇
is it abstract	Āҋ
is it called	Āҏķѹņ҇
is it correct	Ĭ҇
is it defined	œ҆
is it derived	Ě҈
is it documented	ĀѮāҚ
is it doing	ĀѺāҊ
is it given	Āҍ
is it good	āҒ
is it in	ĀҋāѺĺ҆
is it read	āґ
is it safe	Ā҇
is it so	āѺĬ҈
is it stored	Œ҆
is it that	Ā҉āѲ
is it the	āѺĬ҆
is it there	Ģ҇
is it true	āѳĊѺĬҌ
is it |	ĀѬāѹĭѹİ҈ķҎŋѶ
is its	āґđѹĢҍĶѹĺ҆Ņ҇ő҇
is its caller	ā҆
is its default	ā҈ĕ҇
is its job	Ģ҉
is its log	Ď҆
is its old	āѺŅ҈
is its path	ő҆
is its type	ā҈ĶѺ
is its value	āҊđѺ
is licensed	ıҋ
is line	ĀѺāғ
is line <line>	ĀѺāғ
is listed	ĸ҆
is load	ĀҊ
is made	ģ҈
is made available	ģ҈
is meant	Ģ҇
is meant to	Ģ҇
is missing	ā҈
is missing $	ā҆
is named	ĀѺņ҆ŋ҇Œ҆
is named <name>	ŋ҇Œ҆
is named after	ņ҆
is nested	Ļ҆
is new	Ā҇ā҇
is new in	ā҆
is new to	ĀҊāѺ
is not	ĀѵāѸė҆ĝ҈ĢѹĬ҉ĭҊ
is not <name>	āѺĬ҆
is not it	ĀѸė҆
is now	ŅҌ
is now <name>	Ņ҆
is now <path>	Ņ҈
is on	Ĵ҈
is on line	ĀҏāѮ
is on the	ĀѴāҎ
is only	Ā҈ĥ҆
is only an	Ā҈ĥ҆
is our	Āѷāҍ
is overridden	ŀ҇
is overriding	ĀҕĢѹ
is passing	Ō҇
is pinned	ėҒ
is pinned to	ė҇
is private	ĭҏ
is public	ĭҏ
is raised	ńҌ
is raised in	ĀѶńҍ
is red	Ā҈
is redefined	Ā҇ŀ҉
is redefined by	Ā҈
is required	ĀҖāѲėѳĮҊ
is required $	ėѱĮҕ
is required |	ĀҚāѷėѺĮѵ
is responsible	Ģ҆
is responsible for	Ģ҆
is returned	Ňҋ
is returned by	Ň҈
is running	ā҇
is set	Đ҈đ҈Ķ҆
is set $	Ķ҇
is set to	đ҈
is situated	ő҆
is something	Ć҆
is static	Ĭҕ
is static $	Ĭ҈
is still	Į҆
is still supported	Į҇
is stored	ĀѷđҊĤ҆Ő҈
is stored in	Āѹđ҈Ő҆
is struct	ĵҋ
is struct <name>	ĵҋ
is symbol	ĭҊ
is symbol <name>	ĭҊ
is teh	ĀҌĭ҇
is teh name	ĭ҈
is test	ĀѹāҌŋѹŎ҇
is test <name>	ĀѹāҌŋѹ
is test file	Ŏ҈
is tested	Ā҇ōҋ
is tested in	Ā҉
is testing	ĀѹāҌ
is that	ĀѳāѦě҇Ĭґł҇Ō҆Œ҆
is that a	ě҉
is that so	Ā҆
is that test	Ō҆
is that what	ĀѺĬҎ
is that |	ĀѸāѷĻ҆ł҈
is the	āҡĆѱĈҕĉѺčѹĎ҇ėѶě҇ĞѷğѴĢ҆ģѵĤ҆ħ҉ĩѷĪѹįҍİҍĵѲĶ҇ĸ҉ĺѲļ҇ľ҈ŁѸłѸŃѹńѺŇҊŊ҉ōѺŐ҉ŒҌ
is the <name>	ĀҟćѺ
is the attribute	Ő҆
is the base	Āҋāѳć҈ň҉
is the biggest	ĀѱāҞ
is the build	Āҍ
is the class	ĀѸć҈
is the code	Āѧā҉Ĉґ
is the commit	ĀѶĎҐ
is the constant	Ā҇āѷ
is the current	ņ҈
is the decorator	ĀѸā҉Ē҆
is the default	ċѺĔ҆
is the difference	ĀѺāҊ
is the enumerator	ĸ҈
is the environment	Āҍğѷ
is the exception	ĀҊ
is the fastest	ā҉
is the file	ĀѵőҖ
is the first	ĀҎāѮą҉
is the former	ņ҇
is the function	ē҇Ĭҏ
is the git	Ā҈āѺ
is the global	ĶҌ
is the history	āҌ
is the idea	ĢҊ
is the import	ĀҍĝѸ
is the inheritance	ĀѺā҈
is the inner	ļ҈
is the interface	ĥ҆
is the key	Āҍ
is the largest	āҐ
is the last	Ā҉āѴĳҍ
is the latest	Āѳİғ
is the length	Ā҉ĳѹ
is the license	āѶıҐ
is the local	ĻѸļ҈
is the longest	āҗħѹ
is the lowest	ė҆
is the lst	ĀҎŊѴ
is the method	Ĺ҆ľ҉ŀ҆
is the minimum	Į҉
is the module	Ā҇āѳĝ҉Œҍ
is the most	āѺİҊ
is the new	ņ҆
is the newest	āґĮѷį҆
is the number	Ā҆āѺĎ҉Ŋ҆
is the oldest	Ā҇āҋĆѺĮ҉
is the one	Œ҇
is the option	āѷċ҇Đ҆
is the parameter	ĀҋĐ҆
is the parent	āѱćҏě҈
is the path	āҊķ҆Œ҉
is the predecessor	Ņҋ
is the project	Āѵā҉
is the public	ģ҈
is the release	ĀҌāѵ
is the repository	ĀҊāѶ
is the result	āѹŅ҈Ň҆Ō҆
is the return	āѺŇ҆
is the role	ĢҊ
is the shortest	āѹħҏ
is the slowest	āҊ
is the state	Ā҇
is the status	Ā҉
is the struct	ā҇
is the successor	ņ҉
is the superclass	ň҆
is the test	Āѱā҇œҏ
is the topmost	Āѹįҋ
is the total	Ŋґ
is the trait	Ľ҉
is the type	Āҏāѷ
is the value	ĀҌāѶĕ҇
is the variable	Őҍ
is the visibility	āѺĭ҉
is the workflow	ŕ҈
is there	ĀѷāґĘҋĜҏġҒĢ҆ģ҇ĬѶĭѺŋ҈
is there <name>	Ěҋ
is there <path>	ĜҌĝѺ
is there a	ĀҎč҆ę҆ĚѺĦ҉
is there an	ĀҋāѶĝ҈ĦѺ
is there any	ĀѸō҇
is there anything	ā҇
is there more	Ā҆
is there one	ġ҆
is there something	ġҋ
is there such	Ā҇āѹŋ҇
is there to	ģ҈
is this	āҕĈѺı҆łҎ
is this a	ĀѺāҋł҈
is this file	āҊ
is this mit	ĀҊ
is this project	ĀѡāҤı҈
is this repo	ġ҆ł҇
is this |	ĀҕāѸłѸ
is thrown	Ńҍ
is too	ā҉
is triggered which	Ā҆
is under	āѺ
is used	ĀѶāҌĊҌĕ҈ĶѸō҈
is used by	Ċҋ
is used |	ĀѸĕ҆ō҈
is what	ě҇
is writen	Ĵ҆
is writen in	Ĵ҆
is written	āѯĴҋĵ҆Ĺ҇ĺ҆ĽҋœҐ
is written $	Ĺ҆ĽҊ
is written in	ķ҇
is written on	ĺҊ
is written there	Ĵ҇
is wrong	āҏ
is wrong with	āҍ
is |	ĀѵāѨĔ҈ĬҍŐ҈Œ҆
is | $	ĀѶāѪĔ҈ĬҍŐ҈
isinstance	āѺěҎ
it	ĀѺāҌĄѹćѹĈҔčҋďѵđѸĔҍĕ҇ĖҎėѺĘ҈Ě҆ěѺĝ҆ĤѺĦґħѱĨѺĪѳīѶĭ҆įѺĸ҉ļѷĿѶŀѺŃѸŊѸŌҋō҇ŐѶŔҊ
it $	ĀѷāѷĊҊĔ҉ĥ҈ĪѵĬѹĭ҆ĸ҈ĽѺľ҆ņѺōҌő҇œ҉Ŕ҇
it <name>	ĀѵāҊĈҌĘҋĬѪĭҌ
it <name> that	āҍĘҍĬѫ
it <name> |	ĀѺĈ҈ĭ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	Ā҈āѲćѵĉҊč҆ĐѸĒ҆ėѷęҋĚ҆Ĝҏĝҍğ҆ģѹĪѷīѹĬ҈ĴѺĵ҈ķ҈ĿѺŀѶŁѸŅѷň҈ŋѵŌ҈ŐѺ
it _ <name>	ĀѭāҗĐҌĘҊĬҌ
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҈
it _ actually	Ħ҆
it _ added	Ā҇
it _ an	ā҇
it _ anything	āѺč҆
it _ as	ĭ҇
it _ back	ā҆ĕ҇
it _ be	āѵĻҍ
it _ before	ĀҊāѹŅ҉
it _ called	Ā҆Ċ҈
it _ case	āѺĬ҆
it _ defined	Ĭ҇
it _ first	ā҇
it _ for	āҋĢ҆Į҈
it _ from	āѶćҋ
it _ green	Ŏ҈
it _ how	ĀѸāҎ
it _ imported	Ī҆
it _ in	ā҆ŉ҇ő҇
it _ inside	ā҈
it _ it	Ĝ҈
it _ its	ĀҎāѴ
it _ lines	ĳ҈
it _ me	đ҉
it _ moved	Ņ҉
it _ not	ĀҊāѰ
it _ now	ņҋ
it _ of	āѶĚ҆Ĭҋ
it _ on	āҖĜѷĹ҉
it _ raised	āҋ
it _ renamed	ā҆
it _ run	āѴ
it _ safe	ā҆
it _ so	ā҆
it _ style	ā҇
it _ tests	Ā҉
it _ that	āѳĊѸĘ҉
it _ the	āѺĺ҆
it _ there	āѺŀ҇
it _ this	Āҋā҇Ņѵ
it _ to	āѹď҆ė҆ņ҉
it _ unused	ā҇
it _ up	Ĕ҇
it _ what	āѹĖ҇Ģ҇
it _ when	āҊ
it _ where	Ā҇āѹŔ҆
it _ which	āѷĮ҈
it _ who	ĀҌġѺ
it _ wise	Į҇
it _ |	Ā҉ĊѺČ҉đѷĔ҆ĜѺĠѺĢҋĭ҇Ĵ҉ŁҎŃѺń҈ņѺŋҌŎѹ
it a	Ĭҍ
it a <name>	ĬҊ
it abstract	ĀҋĬ҇
it abstract |	Āҋ
it after	Ā҆
it after commit	Ā҆
it and	Āҏ
it and so	ā҆
it are	ŀ҆Ŏ҆
it are run	āѺŎ҆
it are there	āѺŀ҇
it are unused	ā҆
it async	Ĭ҇
it be	āҏ
it be called	ā҇
it be safe	ā҆
it build	ĀҌĈѸ
it call	ĀҋāѴĉ҈
it call |	ĀҋāѴĉ҇
it called	ĀҎķѹŅҊņ҆
it called before	Ņҋ
it called now	ņ҇
it called |	ĀҌķѹ
it calls	ĉҌ
it capture	āҏ
it change in	ā҈
it changed	č҇
it changed anything	č҆
it comes	ď҆
it contain	Ā҈
it contain |	Ā҈
it correct	Ĭ҇
it correct that	Ĭ҇
it count	ĭ҇
it count as	ĭ҇
it declare	Ā҈
it declare |	Ā҈
it defined	ĸ҇œ҆
it defined |	āѶœ҆
it demand	Į҇
it demand |	Į҇
it derived	Ě҈
it do	ĀҘ
it do $	ĀѸāҖĢѹ
it do |	ĀҞāѦĢҋ
it documented	ĀѮāҚ
it documented |	ĀѮāҚ
it does	ĀҋāѰĢҎ
it does $	ĢҎ
it does not	ĀҌāѱ
it doing	ĀѺāҊ
it exist	ĀѸā҇ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҈
it export |	ģ҇
it fail	ĀѲāҘ
it fail |	ĀѲāҘ
it for	đ҉
it for me	đ҉
it from	ā҆
it get	Ā҈Ċ҈Ĕ҇
it get called	āѺĊ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	Āҍ
it given |	Āҍ
it good	āҒ
it good for	āҋ
it good style	ā҇
it got	ĀҔāѵĂ҇
it got its	ĀҎāѸ
it got |	Ā҇āѷĂ҈
it had	āҏŅѹ
it had this	āҎŅѵ
it has	Āҋ
it have	Ā҆āҋ
it have tests	ĀҌ
it have |	ĀѳāҐ
it import	Ā҆āѺĜҍ
it import it	Ĝ҈
it import |	ĀҊāѹĪ҈
it imports	Ħ҆
it imports actually	Ħ҆
it in	āѹĺ҆
it in the	ĺ҆
it in this	Āҍāѹ
it in |	ą҆
it inherit	ć҈
it into	ŉ҆
it invoke	Ę҆
it is	ĀѯĈ҆ĕ҇ı҈ķ҆Ĺ҉Ŏ҉
it is a	đ҇
it is green	Ŏ҈
it is in	Ĺ҇
it live	Ā҇āѹĵ҈
it live before	ĀҌ
it live |	ĵ҈
it makes	ĉ҉ĊѺ
it makes $	ĉ҉ĊѺ
it mean	ā҉
it mean |	ā҇
it need	āѺĪ҇
it need imported	Ī҇
it not	ŋ҇
it override	ĀҊāѹ
it override |	ĀҊāѹ
it pass	Ō҈
it please	Ā҆
it please $	Ā҆
it raise	Āҋāѳńҋ
it raise |	ń҉
it raises	ń҈
it read	āҊĴҊ
it read |	āҊĴҊ
it return	ā҈Ň҆
it return |	Ň҇
it run	āҌ
it run |	ā҈
it runs	Ė҆
it safe	Ā҇
it safe to	Ā҇
it say	āѷĴ҉
it say |	āѹĴ҉
it set	Đ҉
it should	āѹĻҍ
it should be	āѵĻҍ
it sit	ķ҇
it sit |	ķ҇
it so	Ĭ҆
it so that	āѹĬ҈
it static	Ĭ҇
it stored	Œ҆
it takes	ė҆
it takes |	ė҆
it that	Ā҉āѳ
it that the	ĀҋāѶ
it the	āѺĬ҆
it the case	āѺĬ҆
it there	āѷĢ҇Ĳ҆
it there for	Ģ҇
it there |	Ĳ҆
it true	āѳĊѺĬҌ
it true of	āѸĬҌ
it true that	ĊѺ
it used	ā҆
it version	Į҇
it version wise	Į҇
it was	ĀѮā҉ŅҐņ҇
it was moved	āѹŅҌ
it was renamed	ā҆
it works	ā҆
it |	ĀѲāѰćѺĉѷĊҏęҍĚ҈ĝҎğ҈ĪѹīѹĭѷĮ҇ĵ҈ķҌĹ҇ĽҋŀѷŅѸň҉ŋѸŌ҈ŎѹŏѸ
it | $	ĀҊāјćѶĈѷĉѸĊҎč҈ėѹęҎĚҊĜҏĝҎğ҈Ġ҆ĪѸīѸĬ҇ĵҊķҊĽ҇ŀѸŅѷň҉ŋѶŌ҇ŎѺ
it | how	ĀѸāҋ
it | on	āғĜѷ
it | to	ė҆
it | what	āѷĖ҇Ģ҈
it | when	ā҆
it | which	āѷĮ҈
it | who	Ā҉ġѺ
item	āѺģҏĶҋķ҈
item <name>	ķ҈
item of	ģҏ
items	ģҎ
items in	ģҎ
its	ĀѺāҚĂ҇ąѴć҉ĉґĊѸČѺĔѳĕғĚҐěҋĝѹġѹĢѸĪҋīѳĬѸį҈ıѸĵѸķ҈ĸҏĹѹĻѸļҋŁ҇ńѺňѶœ҆
its <name>	ĀѺĐҎĢ҈
its <name> field	Đҋ
its <name> method	ā҇
its _ $	ĀҎćѺĉҊěҎĦ҇Ķ҆Ő҉
its _ <name>	Ć҇ĕҒĭ҆ĺҊļҊ
its _ and	ķ҆
its _ are	ĀѺāҌ
its _ classes	āѺĚҖěѴ
its _ contents	į҈
its _ defined	āҍ
its _ does	ĀҖāѴ
its _ field	Đҋ
its _ for	āҍ
its _ from	āѸĪҊ
its _ function	āҐĻѺ
its _ imports	ā҉ĪѺ
its _ in	Ď҆
its _ method	ā҇
its _ methods	ŀ҈
its _ name	ĀѺāҚŅҎ
its _ one	āѹ
its _ to	āѹĂҎ
its _ what	ĀҋĢѹ
its _ |	ĀѶāѭĂѺć҈ĉ҈ĎѺēҋĘѶę҉ěҍĜ҈Ģҋĩ҆Īҍĭ҈Ķ҆ķҎĸ҇ĿѷŁҋŅѳņѺŌ҆
its ancestors	Ā҈
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҆
its base	Ěҕěѹ
its bases	ć҇
its bases $	ň҆
its bases |	ć҉
its body	āѳĉҎĘ҆
its body $	āѷĉҊ
its body |	ķ҇
its callees	ĉ҇
its callers	ā҈ęҊ
its callers $	āґĊѺ
its callers |	āѷĊ҉ęҋ
its children	āѸĂғĚѳěҐ
its children to	āѺĂҌ
its code	ĉ҇
its commits |	Ā҉
its current	į҈
its current contents	į҈
its declaration	āѹĭ҇
its decorators	ā҈
its def	ķ҆
its default	ā҉ĕ҆
its default |	ā҈
its definition	ĀҌāѭĬ҇ĸ҆
its definition |	āѵĬ҇
its docstring	ĀҐĢѹ
its enum	ĸҋ
its enum |	ĸ҆
its extension	Œҋ
its extension |	Œ҆
its file	ĀҕāѶŒ҆
its file $	ā҆
its file and	ķ҆
its file |	ĀҍāѺ
its import	Ī҆
its importers	āѵĦ҈ĩҍ
its importers $	āѺĦ҈
its importers |	ĩҊ
its imports	ĀѶĜҋĪҐ
its imports are	ŏ҇
its imports |	ĀѹĜ҉Īґ
its inner	āҏļѺ
its inner function	āҏļѹ
its interfaces	āҍ
its job	Ģ҈
its job |	Ģ҉
its license	ā҆
its local	ļҊ
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҋ
its method <name>	ĺҌ
its methods	ā҆Ŀҏ
its methods |	ā҆
its module	ĭ҉
its name	ĀҎŅѷ
its name |	ĀҎŅѷ
its names	Ī҈
its names from	Ī҈
its nested	ļҎ
its nested <name>	ļ҉
its new	āҍ
its new name	ā҉
its old	ā҇Ņ҈
its old name	ā҇Ņ҈
its own	ā҈Ć҇Īѹ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺŌ҆
its paces	ō҈
its paces |	ō҆
its parameter	ĕ҇
its parameter <name>	ĕ҇
its parameters	āҋ
its parent	ć҇ĚҏěѶ
its parents	ā҉
its parents |	ā҉
its path	ő҇
its present	ā҈
its present name	āҌ
its properties	Ĥ҆
its public	ģ҇
its result	ā҇
its result |	ā҇
its return	Ň҉
its siblings	āҊ
its signature	āѺď҆Ł҈
its signature |	āѺŁ҆
its subclasses	Ă҆Ěѷěҕ
its subclasses $	ĚѸěҌ
its subclasses |	ě҉
its superclass	ć҇
its tests	Ŏҋ
its tests |	ā҆
its type	ā҇ĶѺŐ҉
its type $	āѷŐҌ
its type |	ā҇
its value	ĀҌĶҌ
its value $	ĀґāѺĶ҇
its value in	āҋ
its value |	Ķ҆
its version	ė҈
itself	āѳćѸĒѺĦқĪѺĵ҈ņ҇Œҍ
itself _ $	Ħ҉Œҏ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	Āҋćѹ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҈
itself indirectly $	Ħ҆
itself now	ņ҈
itself now the	ņ҈
itself | location	ő҆
java	ĀѲėѺĮҾ
java <name>	āѶĮҕ
java _ $	ā҇Į҆
java _ |	āѷĮҐ
java version	ĮҊ
java |	ā҇
java | $	ā҈
job	Ģҫŕ҇
job _ $	Ģ҈
job _ <name>	ĀѵĢҝ
job _ <path>	ŕ҇
job _ for	Āҕ
job in	ŕ҇
job in <path>	ŕ҇
job list	Āҕ
job list for	Āҕ
job of	ĀѹĢҖ
job of <name>	ĀѹĢҖ
job |	Ģ҉
job | $	Ģ҉
jobs	ĀҝāҍŕѲ
jobs $	Āѱāҗ
jobs _ <path>	Ā҆
jobs _ run	Ā҆
jobs _ that	Ā҆
jobs _ the	Ā҆ā҆
jobs does	Āҏāѷ
jobs does that	Ā҆
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	ĀѰāҐ
jobs in	Āҍāѹ
jobs in the	ĀҌāѹ
jobs of	Ā҆
jobs of the	Ā҆
judging	Ĭ҇
judging _ its	Ĭ҇
judging by	Ĭ҇
judging by its	Ĭ҇
jump	ĀѶāѸĐ҆Ķ҆ķҙĹ҆œ҉
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҌ
jump to	ĀѶāѸĐ҆Ķ҆ķҙĹ҆œ҉
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҌ
just	ĀҊāѰĆ҈ľҊňѹŌ҉ŏ҉ő҆
just _ $	āѺŏ҆
just _ just	ŏ҆
just _ test	Ō҆
just rather	ŏ҆
just rather just	ŏ҆
just the	ĀҊľ҇ňѺŌ҆
just the test	Ō҆
just |	ŏ҆
just | $	ŏ҆
k	ŌҔŎѹ
k <name>	ŌҔŎѹ
keep	ĀѳĭҋĽ҆
keep <name>	āѺĭҌ
keep _ <name>	ĭ҇
keep seeing	Ľ҆
keep the	ā҆
keeps	ĀҚāѬćѺ
kept	Ā҆ĭ҇
kept _ <literal>	Ā҈
kept _ has	ĭ҇
kept saying	Ā҈
kept saying <literal>	Ā҈
key	ĀҏāѹĐҪ
key <name>	ĀҐĐҠ
key <name> $	ĐҊ
key <name> in	ā҉
key <name> of	Đ҆
key <name> set	ĀҎĐѹ
key <name> what	Ā҈
key <name> |	āѹĐ҆
key _ $	ĐҌ
key _ in	ā҉
key _ of	Đ҆
key _ set	ĀҎĐѹ
key _ what	Ā҈
key _ |	āѹĐ҉
keyword	ĀҋāѸŁ҈
keyword _ $	ĀҌāѸ
kicked	ŕ҆
kicked off	ŕ҆
kicks	ŕҍ
kicks _ $	ŕ҆
kicks _ <path>	ŕ҇
kicks off	ŕ҉
kicks off <path>	ŕ҇
kind	Āѳā҈ĚҌıѸłңŇҎŐ҇
kind $	āѴłҔ
kind _ <name>	āѺĚҌ
kind _ object	ĀҌŇ҈
kind _ project	Ā҆ā҈
kind _ software	ł҉
kind _ tests	Āѫāҙ
kind _ value	Ň҆
kind of	ĀѸāғĚҌıѹłҋŇҏŐ҇
kind of <name>	āѺĚҌ
kind of object	ĀҌŇ҈
kind of project	Ā҆ā҈
kind of software	ł҉
kind of tests	Āѫāҙ
kind of value	Ň҆
kindly	ĀѠāѪė҆ő҆
kindly $	ĀѺāѶė҆
kindly _ me	ĀѺ
kindly _ the	Ł҇
kindly find	ň҆
kindly find me	ň҇
kindly find the	ĥ҆
kindly tell	Ł҇
kinds	ń҇
kinds of	ń҇
know	ĀѷāѰąѸć҇ďѺĔѹĕ҈ĥ҈ħѺĭ҉ķѺ
know _ <name>	ĭ҆
know _ default	ĕ҇
know _ functions	Ċҋ
know _ import	Ĩ҆
know _ is	ĭ҈
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ā҈Ĭ҉
know _ type	ĀҊāѷŇ҆
know _ value	đ҈
know _ what	Āҍ
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҆
know from	ĩ҆
know if <name>	Ā҆
know in	ĺ҇
know in which	ā҆ĺ҇
know its	ĕ҆
know on	ļ҆
know on which	ļ҆
know the	Āѵāѹđ҉Ĩ҆Ņ҆
know the import	Ĩ҆
know what	Ā҇āѲć҈ň҈ŏ҆
know what <name>	ć҆
know what type	ĀҊāѸ
know where	Đ҇ĺ҇
know where in	ĺ҆
know where the	ā҆
know whether	Ĭҋŋ҉
know whether the	ĬҊŋ҆
know which	ĀѸĪ҇Ň҆
know which functions	ĊҊ
know which modules	Ī҈
know which type	Ň҇
know why	ā҆
know |	ĭҌ
know | is	ĭ҈
known	ĀѺāѺġ҈ŅҖ
known _ $	Ņ҉
known _ <path>	ņ҆
known _ this	ġ҆
known _ |	ŅҌ
known as	Ņҏņ҈
known as <path>	ņ҆
known as |	ŅҌ
l	āѶĳҡ
l <path>	ĳ҉
l <path> $	ĳ҉
l _ $	Āѹĳғ
l _ <name>	ĳ҆
l _ for	ĳ҇
l _ |	ĳ҈
l give	ĳ҇
l give for	ĳ҇
l say	ĳ҈
l say |	ĳ҈
lack	āҬĂѺĿѪŉѸ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҆
language	āҌėѹłҌ
language _ $	ł҆
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҆
language | $	ł҆
largest	āҨĤѯ
largest _ $	ā҇
largest _ the	ā҇
largest of	ā҇
largest of the	ā҇
largest |	ā҇
largest | $	ā҇
last	āҟąѷčѶĎѺįӗİҞĲҌĳҋĴѸŅѺ
last _ $	ĀѶāғįҍİҋ
last _ <path>	įҊ
last _ and	ĀѺİ҈
last _ before	ā҈
last _ by	ĀҍčѸ
last _ in	į҆
last _ number	āѹĳҎ
last _ of	ĀѬāҏįҔ
last _ on	āѸįҋ
last _ that	į҈
last _ the	ĀҌāѷ
last _ to	ā҈
last _ together	ā҆
last _ |	ĀҔāҋįҔİѴ
last change	įҎ
last change to	āҊ
last change |	į҇
last changed	ā҇čѸįҋ
last changed $	į҆
last changed together	ā҆
last changed |	Ā҈āѶį҆
last checkin	İ҆
last commit	Ā҇İҋ
last commit $	İ҆
last commit that	į҇
last commit |	Āҋ
last edit	į҇
last line	ā҇İѴĳҍ
last line number	āѹĳҎ
last line of	ĀѴāҎ
last modification	į҈
last modification of	į҆
last modified	įҊ
last month	āҋ
last month |	ā҇
last release	āҍ
last release |	āҋ
last thing	İ҇
last time	įҐ
last time |	įҌ
last touch	į҆
last touched	ĀҘāѧ
last update	įҋ
last update of	įҋ
last week	āҏ
last week |	āҊ
last year	ā҉
last |	ĀѷįҊİ҆
last | $	ĀѷįҊİ҆
lately	ā҆
lately _ $	ā҈
lately |	ā҇
lately | $	ā҇
latest	ĀѬāҕąѸėѶįҭİҎ
latest _ $	āҎİѸ
latest _ of	ā҉ėѶįҏ
latest _ to	āѺįҏ
latest _ with	āѺį҈
latest _ |	İҌ
latest change to	į҆
latest commit	ĀѯāґąѺįҊİҋ
latest commit with	āѺį҈
latest commit |	įѺİҌ
latest edit	āѵįҐ
latest edit of	āѷįҊ
latest modification	į҈
latest version	āғėѶ
latest version of	āғėѶ
launches	Ń҆
launches the	Ń҆
lazily	āҊ
lead	Ā҈āѴĚ҇Ħ҆
lead _ to	Ħ҆
lead back	Ħ҆
lead back to	Ħ҆
lead to	Ā҆āѴĚҊ
leads	ħ҈
leads from	ħ҈
leak	ĀѶāҎ
leak memory	ĀѹāҊ
least	ĀҎ
least _ test	ĀҍāѶ
least one	ĀҒāѵ
least one test	ĀҍāѶ
leave	ĀѹāҎĔ҉
leave _ <name>	Ĕ҆
leave _ |	āҒ
leave alone	āҋ
leave alone |	āҋ
leave out	Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҆
leaves	āѸĂҏ
leaves abstract	Ă҇
leaving	Ć҈
left	č҆
leftover	ĪѺŏҏ
leftover _ of	ĪѺŏҍ
leftover imports	ĪѺŏҍ
leftover imports of	ĪѺŏҍ
legal	Ė҇ı҆
length	ĀҌĎ҉
length _ <path>	Āҍ
length _ the	Ď҉
length in	ĀҎ
length of	Ď҉
length of the	Ď҉
let	āғıѸ
let _ see	ĀҐ
let _ |	ĀѶāҘıѸ
let me	Ā҆āҏıѸ
let me see	ĀҐ
lets	ĕ҈
level	Ā҈āѴĩ҇ĪѹĭҋĶғ
level $	Ā҆Ķ҉
level _ <name>	ĭҌĶ҉
level _ imports	ĩ҈ĪѺ
level of	ĩ҈ĪѺĭҍ
level of <name>	ĭҍ
level of imports	ĩ҈ĪѺ
level variable	ĶҊ
level variable <name>	ĶҊ
levels	āҋ
levels _ $	ĀҊ
lib	ĀѺłҐ
lib or	łҋ
libraries	ĀѺāѹĖҠ
libraries _ project	Ė҇
libraries _ the	Ė҆
libraries _ this	ĖҊ
libraries does	Ė҉
library	ĀѱāҎłҪ
library $	ā҇
library _ $	āҋ
library a	ł҆
library or	łҎ
library |	āҌ
library | $	āҌ
libs	Ėҗ
licence	ĀѳāҌıӂłѺ
licence $	ıҍ
licence _ $	ı҈
licence _ is	ı҈
licence _ the	ĀѺıҎ
licence _ this	Āҋ
licence _ which	ıҋ
licence _ |	ā҆
licence does	ĀҌıѵ
licence is	ı҈
licence it	ı҇
licence it is	ı҇
licences	ĀѴāҎ
licences _ the	Āѷāҋ
license	ĀѧāҍıӇŅѺ
license $	ıҊ
license _ $	ı҈
license _ the	ıҌ
license _ this	ıҋ
license has	ā҆
license is	ı҈
license of	ıҎ
license of the	ı҇
license of this	ı҆
license |	ı҈
license | $	ı҈
licensed	ā҈ıґ
licensed $	ĀѹıҊ
licensed _ $	ĀҋāѮı҉
licensed |	ĀҌāѲ
licensed | $	ĀҌāѲ
licensing	ĀѲāҋıҠ
licensing _ this	ıҋ
licensing of	ıҎ
licensing of this	ıҋ
licensing what	ā҈ı҆
lie	Œ҆
lies	āѸœ҈
like	āҎď҇ĭ҉
like $	ĀҎāѶ
like <name>	ĀѶāҏď҈ē҇
like <name> $	ď҆
like _ <name>	ā҆
like _ <tag>	ā҈
like _ in	ĭ҉
like _ know	Ā҆āѹđ҆Ī҆
like _ see	ĀҊ
like _ use	ĭ҉
like at	ā҈
like at <tag>	ā҈
like in	ĀѺā҈
like to	āѶĊ҆Ī҆
like to know	Ā҆āѹđ҆Ī҆
like to see	ĀҊ
like to use	ĭ҉
limit	Ā҉āѸ
line	ĂѹąѸĆѹćѴĉѶċҚčѹĎѶďѸĐҪđѰēѴĔѺĖѹėѺĜѴğҍġѺĢѴģѵĤѶĥѳĦѹħѵĩѴĪѴīѶĬѳĭѶĮѷįѳİѰıѹĲұĳҩĴҳĵҝĶҧķңĸҖĹҞĺҞĻҜļҟĽҝľѷĿѶŀѵŁѷŃѸńѸŅѴņѶŇѷňѷŊѵŋѹŌѶōѶŎѹŏѷŐѷőѵŒѶœҖŔҖŕѸ
line $	āѸĊ҇Ĳѹĵ҆ĶҏĹ҆ĺѳļҊĽ҆
line <line>	Ā҈āүĲӃĳѺĴӆ
line <line> $	ĀҎĴҊ
line <line> author	Ĳ҈Ĵѹ
line <line> from	Ĵҍ
line <line> in	ĀѹāґĲҎĴҒ
line <line> of	āҚĲҘĴґ
line <line> out	Ĵ҇
line <line> to	ĀқĲѹĴѳ
line <line> what	Ĵ҇
line <line> |	ā҆Ĳ҇ĴҊ
line <name>	ĀҐķѺĹ҆ĺ҆ļ҈
line <name> is	ĺҊ
line _ $	ĀҏĜѶĩѺĳҊķҖĻҐŔ҇
line _ <line>	Ĵҋ
line _ <literal>	ĀѺāѺĵҔ
line _ <name>	ĀҘĐґĳѺĶ҆ķѷļ҈
line _ <option>	ċҍ
line _ <path>	ĀѯāҊĐҍ
line _ author	Ĳ҈Ĵѹ
line _ does	ĀѸĳҎ
line _ enum	ā҆
line _ every	āҋğ҆ķѺ
line _ file	ĳ҆
line _ for	Đ҇
line _ from	ĴҌ
line _ function	ķҌ
line _ i	āѸļ҇
line _ in	ā҇ĲҌĳ҇Ĵҏ
line _ is	ĺ҉
line _ it	āѯċ҆ğҊĺ҉
line _ of	ĀґāҕĲҕĳҌĴҍĹ҈
line _ out	Ĵ҇
line _ please	ķ҆
line _ starts	Ĺ҆
line _ test	œҊ
line _ that	Ķ҆ĺ҆
line _ the	ĀѥāѷĶҌĸ҉Ĺ҈ĺғļҋĽҕœҋŔҊ
line _ to	ĀқĲѹĴѳ
line _ what	Ĵ҆
line _ which	ĀҖİѴ
line _ |	āѺĴҎĺ҆
line at	ā҆
line at which	ā҆
line count	Āѱĳҭ
line count $	ĀѹĳҎ
line count file	ĳ҆
line count of	ĳґ
line defines	Ļ҈ļѹĽҊ
line does	āҎĳѸĵґķ҉
line does <name>	ĀҔā҆ĺѺ
line does the	ĀѰāҐĺ҇
line flag	ā҈
line flag <option>	ā҈
line in	ā҉ļ҇
line in <name>	ā҈
line in the	ļ҇
line is	āѰğ҇Ķ҇ĸ҈ĺ҉Ŕ҆
line is it	āѵğ҈ĺ҉
line is the	Ŕ҆
line no	Đ҆
line no |	Đ҆
line number	ĀѭāѲĐҋĳҚĴ҉ķ҈ĺ҇
line number <line>	Ĵҋ
line number does	ĀѸĳҎ
line number for	Đ҈ĳѺ
line number in	āѸĳґ
line number of	ĺ҆
line number please	ķ҆
line of	ĀѲĐҖĵ҆ĺҋļҊĽҏœҊ
line of <name>	ĐҌĺҌļ҇
line of <path>	Āѳā҈Đҋ
line of every	āҋğ҆ķѺ
line of test	œҊ
line of the	ĵ҇ķ҇Ĺ҆
line of which	Ľ҆
line option	ċ҇
line option <option>	ċ҆
line options	Āҏāѳ
line that	āѺĶҌ
line tool	ĀѺā҈
line where	ĵҏķ҆
line where the	ĵѺĺ҉
line with	ĀҋāѹĶ҆
line with <name>	Āҋ
line |	ĀҋĐ҆ĜѷİѴĹ҆ĻҏŔ҈
line | $	Đ҇ĜѷĹ҆ĻҏŔ҈
line | which	Āҍİѵ
lines	Ć҇ĎѺēҏğҋĪғĳӚŊѺŏҋŔҋ
lines $	ĳғ
lines <line>	ĀҙāѺ
lines <line> or	ĳ҆
lines <line> thru	Ā҇
lines <line> to	Āҍ
lines <name>	ĀҘĳѴ
lines <name> of	ĀқĳѬ
lines <name> |	ĳ҆
lines _ $	āѴĳҗ
lines _ <name>	ĀѴāѸē҉Ī҆ĳҘ
lines _ <number>	āҍĳѹ
lines _ <path>	ĀѲā҉ĪҋĳҖ
lines _ are	āѹĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҆
lines _ it	ĀѺā҆
lines _ its	Ā҈āѹ
lines _ lately	ā҆
lines _ of	ĀқĳѬ
lines _ or	ĳ҆
lines _ text	ĀѵĳҎ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҇
lines _ to	Āҍ
lines _ |	ĳ҈
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēҏĳѸ
lines are	ĳ҆
lines are there	ĳ҇
lines changed	ā҆
lines changed lately	ā҆
lines did	Āѳāґ
lines does	Āҏāѳĳҋ
lines does <name>	āѹĳҊ
lines does <path>	Ā҈
lines from	Ī҈
lines has	ĀѸā҈
lines in	ĳҌŏ҆
lines in <path>	ĳ҇
lines inside	Āѹĳ҉
lines long	ĳ҈
lines of	Ī҆ĳҌ
lines of <path>	ĀѹāҌ
lines of text	ĀѵĳҎ
lines over	āҍĳѹ
lines over <number>	āҍĳѹ
lines please	ĳ҆
lines please $	ĳ҆
lines that	ĀҊāѺğ҆
lines there	āѹĳ҈
lines there are	āѹĳ҈
lines total	ĀѹĳҊ
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҇āѶĳҍ
lines | $	Ā҇āѶĳҍ
linter	ŏ҆
linux	Āѹāґ
linux $	āҋ
linux _ $	ā҆
linux |	ā҆
linux | $	ā҆
list	āјĂ҈ąѺĆҒĉ҉ĊҐČҐčѸĎѹĐѹĒ҈ēҌĔѺĖҞĘѺěѺĝѸĞҗġѵĢѵģҌĤҕĥҋĦѶĩҊĪҗī҉ĬѸĭѹįѹĳѺĵѹķѹĹѺĺѺĽѺľѰĿқŁҥńҎŅѺňҎŊѬō҇ŎѶőѹ
list $	ĀѸĉѫĊҎģ҈Ī҆Łҕ
list _ $	Ŀ҈ō҈
list _ <mark>	ĀѺĂҖē҈
list _ <name>	Ā҆ĂѸĘѸęҋĞҝġѸĤҊīѺĿҌŁґňѹ
list _ <path>	Ī҇
list _ annotations	ēҌ
list _ attributes	ĤҊ
list _ base	ćҍňѸ
list _ callers	ĀѰĊҌĘҍ
list _ class	īҌ
list _ commit	Č҇
list _ commits	ā҇
list _ differences	ď҇
list _ exceptions	ń҇
list _ fields	Ĥ҆
list _ files	ĀҊăѹČ҆
list _ imports	ĀѺĪҕ
list _ methods	ľѷĿҐ
list _ modules	ĩ҈
list _ overload	Ć҆
list _ place	Ā҈Ć҆ĊѺ
list _ places	ĀҎ
list _ runtime	Ė҆
list _ subclasses	ĀѱňҖ
list _ symbols	Ā҈
list _ tests	ĀқŊѱō҆ŎѺ
list _ that	ĀѸĊ҆ĥҊĩҊ
list _ the	Ī҉
list _ traits	ī҆
list _ triggers	ŕ҉
list _ what	Ā҉
list all	Āғ
list cls	ĂѺĥ҇Ŀҍ
list each	Ćҋ
list each overload	Ć҆
list every	ĀҐĊѹĖ҆
list every place	Ā҈Ć҆ĊѺ
list everything	ĀѸĉ҆Ċ҆ģ҆
list everything <name>	ń҆
list everything that	Ċ҆
list files	ĩ҆
list files that	ĩ҆
list for	ĀҊā҆Ĥҏ
list for <name>	ā҆Ĥҏ
list for <path>	ĀҊ
list of	ĀѱāѲĂҍĆҏĉ҈ĊѺČҍď҈Ė҇ę҈Ĝ҇ĞқġѸĤѹĪҊīҍľѸĿҋŁ҆ŊѸ
list of <name>	ďҊĘѸęҌĞҞġѹŁҊ
list of methods	ĂѺľѹĿҐ
list of places	ĀѺĆҊ
list of tests	ĀҍŊѺ
list of the	Ī҇
list or	Ā҈
list or what	Ā҉
list the	Ā҈āѴĆѺć҈ĉҔĊ҆ĎѺď҇ēҌĖѹĤҊĥ҉ī҆ĿѺŃ҆ň҉ŊѶ
list the annotations	ē҈
list the commits	ā҇
list the differences	ď҇
list the files	ĀҌăѸ
list the imports	Īҏ
list the modules	ĩ҈
list the places	Ā҈
list the symbols	Ā҈
list the tests	ĀҍŊѸō҆
list the triggers	ŕ҉
list them	ĀѺō҈
list them $	Āѷō҈
list |	ĀҊ
list | $	ĀҊ
listed	ĚҌĸ҇
listed _ the	ĚҎ
listing	āѵă҉Ŀ҉ň҆
listing _ methods	Ŀ҆
listing _ the	ă҈
listing the	āѸĿ҆ň҆
listing the methods	Ŀ҆
lists	ĀѺďҔ
lists _ <name>	ďҐ
literal	ĀѵđҗĶѹŔҘ
literal <literal>	Āѹā҆ŔҒ
literal _ in	ŔҌ
literal _ to	đҍ
literal assigned	đҍ
literal assigned to	đҍ
live	ĀҊāѯĠѸķҒĸ҇Ľ҈ōѹŒҊœ҈
live $	ķғ
live _ $	āѯĵ҉ĸ҇ĽҊő҈œ҉
live _ <name>	Ā҇ōѹ
live _ the	Ā҉
live before	ĀҌāѺņѺ
live before the	ĀҌ
live in	Ā҈ōѹ
live in <name>	Ā҇ōѹ
live |	āѯĵ҉ĸ҇ĽҊő҈œ҉
live | $	āѯĵ҉ĸ҇ĽҊő҈œ҉
lives	ĀѺāѹķҟœ҈
lives $	āѷķ҇œ҉
lives _ which	ķҋ
lives in	ķ҈
lives in which	ķҋ
load	ĀҎāѶĜ҈ĩҎĪ҆
load $	Īҋ
load <path>	ĀѺĩ҉
load _ module	Ĝ҇
load _ |	Ā҆āѸĩґ
load the	Ĝ҇
load the module	Ĝ҇
load |	ā҆
load | $	ā҆
loaded	ĀѸā҉ĝ҉Ĩҍ
loaded $	ĩ҈
loaded _ <path>	Ĩ҇
loaded by	ĀѺĝ҉
loaded from	Ĩ҇
loads	āҎœѺ
local	ĀѷāҍķѴĻҦļҟ
local _ <name>	ā҈ķѸĻҔļҠ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҇ĻҊļҋ
local function <name>	ā҇ļҍ
local helper	Ļҍ
local helper <name>	Ļҍ
local to	Ļ҉ļ҆
local to the	ĻҊ
locate	āѩđѸĵ҉ĶҊĹҏĻҋĽ҉őҌœҊ
locate <name>	ĺ҆ő҇
locate <name> 's	ĺ҇
locate _ 's	ĺ҇
locate _ <name>	āѺĐ҆Ĺ҆
locate _ constant	đѺĶ҉
locate _ for	őҋ
locate _ local	Ļ҇
locate teh	Ĺ҆
locate the	āѯĐ҆đѹĵ҉Ķ҈ĽҊœҊŔѺ
locate the <name>	Đ҆
location	ĀѨāѯćѹċ҇ĐҊđѳğґĥѸĵқĶқķҋĸҚĹҎĺҍĻҏĽҐŀѸŁѺňѺŋѴŌѳőҝŒҖœґ
location $	ĀѺāѯċ҆đѸğҖĶҍķѴĸҐĺҐĻ҇ŒҎ
location _ $	ĀѺāѺĵ҉ķ҆ĻҌļѺœҌ
location _ <name>	őґ
location _ <path>	ő҉
location _ repo	őҌ
location _ test	œ҆
location _ the	āѹĐ҇ĵҊĶ҉ĽҍŒ҈œ҈
location in	ĸ҈őҏ
location in repo	őҌ
location in the	ő҆
location of	ĀѸāҌĐ҆ĥѺĵ҈ĶҏķҎĹҊļ҈ĽҌŀѹŋѸŌѷőҖŒ҉œ҆
location of <name>	őҒ
location of <path>	őҊ
location of test	œ҆
location of the	āѺĐ҇ĵҊĶ҉ĽҍŒ҉œ҉
location |	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
location | $	ĀѺāѺĵ҉ķ҇Ļ҇œҌ
locations	ĀѷĆҘ
locations $	āѺĆҎ
locked	ė҆
log	ĀғāѵĎҒĢѳįғİҡ
log $	İ҇
log <name>	ĀѲĢѵįҕİҝ
log <name> <name>	Āѭįҝ
log <name> <path>	ĀѹįҌ
log _ $	ĀѤāҊįѱİҬ
log _ <name>	ĀѬāѺĎҌįҟİѹ
log _ <path>	Ď҉įҌ
log _ changes	Ā҉
log _ commits	Ď҆
log for	ĀғįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҇āѺĎ҇į҉
log of <path>	Ď҆į҇
log of changes	Ā҉
log on	ĀѸĎҋ
log on <path>	Ď҇
log |	ā҈
log | $	ĀѸāҋ
logging	ā҆
long	āҒĐ҇įҐĳҏ
long $	ā҇
long _ $	ā҉
long _ <name>	ĀҘāѫĳ҆
long _ did	į҈
long _ is	ĳ҆
long _ its	Ď҆
long _ the	ĀѮāҢ
long _ was	į҆
long ago	āѶįҏ
long ago did	į҈
long ago was	į҆
long do	ā҉
long do the	ā҈
long does	ĀѸāғ
long does the	ā҈
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҉āѲĎ҆ĳҍ
long is <name>	ĀҐāѬ
long is its	Ď҆
long is the	āҊ
long the	ā҇
long |	ā҈
long | $	ā҉
longer	Āҋā҇ąѺ
longer _ |	Āҍ
longer exist	Āҋ
longer exist |	Āҋ
longest	Āѹāҵħѹ
longest _ chain	ā҆
longest _ cycle	ā҉
longest _ in	āҊ
longest _ of	āҌ
longest import	āҎ
longest import chain	ā҆
longest import cycle	ā҉
longest line	āҊ
longest line in	āҊ
longest method	ā҉
longest method of	ā҇
look	Ĺ҆œ҇
look _ $	Ā҇
look _ <name>	ĀҖĞ҇
look _ at	ā҈
look _ if	ě҇Ĝ҇
look _ the	ĀѷāѴĥѷĪ҇ń҆ň҇őҊœ҆
look for	Ā҉
look for <name>	ĀҊ
look like	ĀҊā҈
look like at	ā҈
look up	āѳĆ҆ő҆
look up <name>	ĀҍĞ҈
look up if	ě҇Ĝ҇
look up the	ĀѶāѷĥѷĪ҇ķ҇ň҈őҊ
look |	Āѹā҇
look | $	Āѹā҇
looking	āѸĚ҇ķ҈Ľ҇ł҇
looking _ the	āѸĚ҇ķ҈Ľ҇
looking _ what	ė҇
looking _ |	ł҆
looking at	Ě҇ł҈
looking at the	Ě҇
looking for	ķ҈Ľ҆
looking for the	ķ҉Ľ҆
looking up the	Į҆
looks	āѹğҋŁ҇
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	ĀѺğқ
loop	ĦҔ
loop _ $	ā҇
loop _ imports	Ħ҆
loop of	Ħ҆
loop of imports	Ħ҆
loop |	ā҇
loop | $	ā҇
lose	ā҆
lost _ |	Ā҇
low	ā҆
lowest	Į҉
lowest <name>	Į҆
lowest <name> version	Į҆
lowest _ version	Į҈
lst	ĀҋįҊŊѴ
lst _ tests	ĀҎŊѴ
lst _ to	įҊ
lst change	įҊ
lst change to	įҊ
lst of	ĀҎŊѴ
lst of tests	ĀҎŊѴ
lying	āѺ
m	āѴĚ҆Ģ҇
m <name>	ć҆Ĭ҆
m <name> whether	Ĭ҆
m _ <name>	Ā҆ā҇Ģ҆
m _ a	ĀѺāѹđ҇
m _ at	Ā҆
m _ whether	Ĭ҆
m a	Ģ҈
m about	Ĭ҆
m about to	Ĭ҆
m calling	Ā҇
m calling <name>	Ā҇
m changing	ā҆
m changing <name>	Ā҆ĊѺ
m changing the	ĀѺā҉
m implementing	āҋ
m implementing <name>	āҋ
m looking	Ā҇
m looking at	Ā҆
m new	Ģ҆
m renaming	ā҇
m renaming <name>	ā҆
m writing	āѳ
m writing the	āѸ
machine	āҊ
machine _ $	āҊ
machine |	āҊ
machine | $	āҊ
macro	ĀҍāѲđ҉
made	ĂѸč҇ģ҇ĬѹĭҌĲҊ
made $	Ā҆
made <name>	ĀѲāґĭҊ
made <name> a	ā҆
made _ $	ĭ҇
made _ a	ā҆
made _ abstract	ā҉
made _ by	ģ҈
made _ change	Āѳā҈Ĳ҇
made _ function	ā҉Ĭѹ
made _ |	Ā҆āѮĭ҇
made available	ģ҈
made available by	ģ҈
made it	Āҍāѵ
made the	ĀѶāґĬѹĲ҇
made the change	Āѳā҈Ĳ҇
made the function	ā҉Ĭѹ
made |	Ā҉
main	ĀҏāґĈѷ
main _ $	Ā҈
maintained	āҋ
maintains	ĀҎ
maintains _ file	āҌ
make	āғĈҊĉ҇č҆Ěѷģ҉ĬѺŌѸō҆
make <name>	āңĚѷ
make <name> a	āҏ
make <name> inherit	ā҉
make _ $	ĉ҆
make _ <name>	ā҇Ōѵ
make _ a	āґ
make _ call	Ċ҆
make _ inherit	ā҉
make _ of	Ā҈āѺō҈
make _ |	ĀҒāѮ
make a	Ċ҆
make a call	Ċ҆
make it	ā҇
make public	ģ҇
make the	ā҉
make up	āѺ
make use	Ā҈āѹō҈
make use of	Ā҈āѺō҈
makes	āѪĉҍđ҈Ę҇ģҎĬ҇ŏ҆ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҈
makes _ use	ŏ҆
makes a	ĀѺā҆
makes available	ģҌ
makes available to	ģ҈
makes it	Ĭ҉
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҌāѷ
making	ĀѷāҊ
making _ call	Ċ҆
making the	ā҇Ċ҆
mandatory	āѺĂҙ
mandatory _ $	Ă҇
mandatory methods	Ă҇
mandatory |	Ă҇
mandatory | $	Ă҇
many	ĀүāҥĆ҇ĎҴĤѹħѺĩѵĬѺĳңľҲŊӁ
many <name>	ĀѴā҉
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҉Ć҉ľѷ
many _ are	ĀҕāѪĳ҆ľҎ
many _ called	Āѭāҕ
many _ can	ĀҐāѱ
many _ cases	ĀѹŊҎ
many _ changed	ĀѺĎҊ
many _ did	ľ҆
many _ do	ā҆
many _ does	ĀҋāѢĎҐĳҌľҒ
many _ fail	ĀѰāҙŊѸ
many _ functions	ĀѯľґŊ҉
many _ has	ĀѵāҊĎҎ
many _ have	ĀҌāҊ
many _ import	ĀҋāѺ
many _ imports	Ā҉āѹ
many _ in	ĀјāңŊҍ
many _ is	āҒ
many _ long	ĳ҈
many _ methods	Āҥāџľѹ
many _ of	Ā҆āґ
many _ override	Ā҈āѹ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ take	ā҇
many _ tests	ĀѺŊҏ
many _ there	āѹĎ҈ĳ҈
many _ this	āҋĎѶ
many _ touch	Ď҇
many _ touched	Āѹā҆
many _ until	ĀѵāҖĎѵ
many _ use	ĀҘāѷŊѳ
many _ variables	Ā҉āѷ
many _ was	ĎҊ
many _ were	ā҈
many _ would	Ŋ҇
many _ wrote	āҊ
many _ |	ĀҖĳѹŊ҉
many abstract	ĀҋāѸ
many abstract methods	ĀҋāѸ
many are	ĀҊ
many are there	ĀҊ
many args	Ā҆
many asserts	ĀѴāҎ
many asserts are	ĀѴāҎ
many attributes	Ā҉
many bytes	ĀѲāҒ
many bytes is	ĀѲāґ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎāѺ
many commits	ĀѹāҏĎҤ
many commits changed	ĀѹĎҊ
many commits did	ā҆
many commits does	Ď҆
many commits has	ĎҊ
many commits have	Ā҇
many commits there	ĀҌāѲ
many commits this	ā҉ĎѶ
many commits touch	Ď҇
many commits touched	ā҈
many commits until	ĀѵāҖĎѵ
many commits was	Ď҇
many days	Āѭāғ
many defs	āѺľҌ
many defs are	Ā҇
many descendants	Ā҇
many different	āѹ
many different people	Ā҆
many entries	ĀѸĎ҉
many entries does	ĀѸĎ҉
many exceptions	Ā҉āѸ
many exports	ĀҐāѵ
many exports |	ĀҐāѵ
many fields	Ā҉
many fields has	ĀҐāѳ
many fields |	ĀѰāҕ
many files	ĀҒāѹ
many files called	ĀѮāҒ
many files import	Āҋāѷ
many files were	Ā҆
many for	ā҇
many for <name>	ā҆
many functions	ĀҊāѶľҋ
many functions are	āѵŊҊ
many functions does	Ā҉āѸľ҈
many functions there	Āѭāҗ
many imports |	Ā҇āѺ
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѷāҕĳҞ
many lines are	ĳ҇
many lines did	Āѷāҋ
many lines does	āѷĳҎ
many lines has	ĀѸā҈
many lines is	ā҆
many lines long	ĳ҈
many lines of	ĀҌā҇ĳѷ
many lines there	āѹĳ҈
many lines were	āҋ
many lines |	ĀҎāѺ
many member	ĀѶľґ
many member functions	ĀѶľґ
many members	Ā҈
many methods	ĀѲāҌľҤ
many methods and	ĀҎľѷ
many methods are	ľҊ
many methods did	ľ҆
many methods does	ĀѴāҍ
many methods there	ľ҆
many modules	ā҆
many names has	ĀѺā҇
many of	ā҈
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҆
many other files	Ā҆
many parameters	ĀҊāѺ
many people	āҐ
many people have	Ā҆
many people wrote	āҊ
many places	āѹĆ҉
many places and	ĀѺĆ҉
many places import	Ā҆āѺ
many revisions	ĀѴĎҏ
many revisions does	ĀѸĎҊ
many revisions there	Ď҆
many rows	ĳ҈
many rows of	ĳ҈
many seconds	ā҈
many seconds take	ā҇
many subclasses	ĀҌāѷ
many test	ĀѰŊҜ
many test cases	ĀѹŊҎ
many test functions	ĀѺŊҊ
many tests	ĀѮāҒŊҨ
many tests are	ĀҖāѲ
many tests does	ŊҊ
many tests fail	ĀѰāҙŊѸ
many tests have	ā҆
many tests in	ĀљāҟŊҍ
many tests of	ā҈
many tests use	ĀҟāѯŊѳ
many tests would	Ŋ҇
many tests |	Ŋ҈
many that	Āѹĳ҆
many things	Ā҆
many things are	ĀѶāҋ
many things does	ĀҊ
many times	ĀѱāҊĎҐ
many times <name>	Āѹ
many times <path>	Ď҆
many times does	ĀѶāҌ
many unit	Ŋ҆
many unit tests	Ŋ҆
mark	ĀѺā҆
marked	āѺĂ҉ĒҏĭґĿѺ
marked <mark>	Ă҆Ē҇
marked <name>	ĭҋ
marked _ y	ĭҍ
marked _ |	Ă҇
marked with	Ē҉
match	ā҇
match arms	ā҆
matched	āғĸѴ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	ĀѺāғđѴė҆
may	ĀѳāҤĊѯńҋ
may _ $	ā҆
may raise	ā҆
may raise $	ā҆
me	ĀҋāѯĄ҈ĊҊčѷĎѺĐ҉đҌĒҊĕѹěѴğѺĢ҇ģѹĦѷĨѸĬѱĲѺĴҊķҏĺҋĻ҆Ł҉ń҇ŋѺőҋŒ҆
me $	āҋđ҈ģѺĳ҆Ĺ҆őҌ
me <name>	Āҋ
me _ $	ıѸŁ҈ńҌ
me _ <commit>	č҇
me _ <line>	Ĵҋ
me _ <literal>	ĀѶķҟĽҊŔѷ
me _ <name>	ĀѺāѺĊҕĐҏēҌĔ҉ĕѹĘ҉Ĭ҆ĭҏĮѺĳҝĵѹķѹĺҊĻҋŁѷŃѹňѷ
me _ abstract	Ă҆
me _ all	Ŀ҈
me _ amount	ĀҌ
me _ annotations	ē҆
me _ arguments	Łҏ
me _ callers	ĀҊ
me _ can	ģ҆Ł҆
me _ children	ň҉
me _ class	Ā҈ň҉
me _ classes	ĥ҇ň҇
me _ commit	Ā҈ą҈
me _ commits	ĀґĎѶ
me _ committers	Ā҆
me _ comparison	ď҇
me _ decorators	ē҆
me _ definition	ĺ҇
me _ definitions	Ā҉
me _ directory	ő҈
me _ earlier	Ņ҇
me _ file	āѸķ҉Ņ҆Œҍ
me _ files	ĀҗāѨĄ҉
me _ full	őҊ
me _ functions	ĉҍĒ҆ŃҊ
me _ hits	Ā҈
me _ if	ā҆
me _ import	ĪҎ
me _ imports	āѸŏҋ
me _ interfaces	ī҉
me _ is	ĀҊ
me _ it	ĀѺāѸĈ҆Ŏҋ
me _ kind	ł҆
me _ last	į҇
me _ latest	İ҆
me _ licence	ıҋ
me _ license	ı҈
me _ line	ĸ҆ĺҏ
me _ literal	đҊ
me _ location	Ķҋķ҆
me _ many	āѺĎҊ
me _ member	Ĥ҆
me _ method	Ŀҋ
me _ methods	Ŀҍ
me _ names	ĩ҇
me _ number	ĀѶĎ҆ľҌĿѺŊҌ
me _ of	āҌ
me _ other	ĩ҆
me _ out	ā҆ĢѺ
me _ parameter	ŁҊ
me _ parent	ć҆
me _ path	ő҉
me _ place	āҖķѲ
me _ present	ņ҉
me _ purpose	Ģ҆
me _ reverse	ĩ҉
me _ setting	Āҋ
me _ short	ĢҎ
me _ source	ĀҌ
me _ spot	ķҊ
me _ subclass	ĀѵňҎ
me _ superfluous	ŏ҉
me _ test	Ā҈
me _ tests	Ā҈ō҆
me _ that	Ā҈ģ҇ňѸŌ҇ŎѺ
me _ the	ĀѢāѶĂ҇Ģ҇Ĥ҈ĥѺĵҔķ҉Ĺ҈ĺѹĽ҇œ҇
me _ there	ġ҆
me _ this	ı҆
me _ to	āҋ
me _ traits	ī҆
me _ type	Őҍ
me _ types	ĥ҈
me _ value	đҌ
me _ we	ĀҌ
me _ what	Ā҉āҔĢҊņѺ
me _ where	ā҇
me _ which	ĀѺāҋ
me _ wrote	ā҈
me _ you	Ł҇
me a	ĀѪāҖď҇ĢҎ
me a <name>	ĀѺāҏ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѳĆҊĊ҈ĪҊ
me all import	Ī҈
me all the	ĀѹĆ҆
me an	Āҏ
me an <name>	Āҏ
me at	ķғ
me each	Ā҈
me each place	Ā҉
me every	ĀѸĊґňғ
me every class	Ā҈ň҉
me every method	Ŀ҆
me everything	ģ҈Ł҇ňѸ
me everything that	Ā҇ģ҈ňѸ
me everything you	Ł҇
me find	āҚĢѸ
me find <name>	āѳĻҍ
me find all	Ŀ҈
me find imports	āѺŏ҇
me find out	ā҈ĢѺ
me find the	āѸĂ҇Ĥ҆
me find what	Ā҇āҙ
me find where	ā҈
me find which	āҊ
me how	ā҇ĎҌď҉ı҆
me how many	āѺĎҊ
me how to	āҋ
me if	ĀѯĜ҈ĬҌĭҍŌ҆Ŏ҉
me if <name>	Ę҆Ĭ҈ĭ҈
me if it	āѺĬ҆ŎҌ
me its	Ā҆
me its commits	Ā҉
me line	Ĵҋ
me line <line>	Ĵҋ
me see	ĀҐ
me the	ĀҍāѢćғĊ҈čѸĎѷďѸđҍġѺĢѷĦѺĩ҈İҌı҆ĳҎĵѺĶ҆ķѷĹѶĻѺő҈Œ҉
me the <name>	ĀєćҊĊҞĐҌēҎĳҟ
me the abstract	Ă҆
me the amount	ĀҌ
me the classes	ň҆
me the commit	ą҆
me the commits	Ā҈
me the committers	Ā҆
me the definitions	Ā҉
me the directory	ő҈
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҈
me the functions	ĉ҉
me the hits	Ā҈
me the import	Ī҆
me the interfaces	ī҆
me the last	į҇
me the latest	İ҆
me the line	ĸ҆ĺ҆
me the literal	đҊ
me the location	Ķҋķ҆
me the member	Ĥ҆
me the methods	ĿҌ
me the names	ĩ҇
me the number	ĀѺľ҈Ŋ҉
me the parameter	ŁҊ
me the parent	ć҆
me the path	ő҉
me the place	ĀѺāҖķѴ
me the purpose	Ģ҆
me the reverse	ĩ҉
me the setting	Āҋ
me the source	ĀҌ
me the spot	ķҊ
me the superfluous	ŏ҉
me the test	ō҈
me the type	Ő҆
me the types	ĥ҈
me the value	āѸđҊ
me through	Ģ҈
me to	ĀѶāѱġ҇ĵ҈ķ҆ĺҒĻ҇œ҆
me to <name>	ĺҎ
me to the	āѵĵ҉ķ҉Ļ҇œ҇
me understand	Ģ҆
me understand what	Ģ҆
me via	ħ҆
me via which	ħ҆
me wether	Ě҆Ĭ҆
me wether <name>	Ě҆Ĭ҆
me what	Ģ҈ĺ҇ŀѹŅ҇Ő҈
me what <name>	ĀҌŀѺ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҆
me what that	Ā҇
me what the	ĢҊ
me what type	ŐҊ
me when	ĀҏāѶ
me where	ĀѺāѹĐ҇ğ҇Ķ҆ĸ҆Ĺ҈ĽҊŀ҈
me where <literal>	ķҌĽҊŔѹ
me where <name>	Đ҆Ĺ҆ŀ҇
me where the	ĵ҇
me where we	ĀҌ
me whether	ā҈ĬѺĭ҆
me whether <name>	ĀҐĭ҆
me whether the	Āѹ
me which	ĀҚāѳĄҋĩѺŉ҆
me which arguments	Ł҉
me which exceptions	ā҆
me which file	ĵ҇
me which files	ĀҗāѨĄҌ
me which of	āҌ
me which test	Ā҈
me which tests	Ā҇
me who	ĀѵĊ҈
me who wrote	ā҈
me why	āҌ
me |	ĀѲıѸŁҊńҌ
me | $	ĀѸā҆ıѸŁҊńҌ
mean	İ҇ĴѶĹ҇Ł҆Œ҇
mean _ $	āҚĴѶ
mean _ it	ĀҌāѸ
mean _ line	Ĺ҆
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҇
mean the	Āѹİ҆Ĺ҈
mean the line	Ĺ҆
mean |	āҚĴѶ
mean | $	āҚĴѶ
meant	āѷĢҋň҆
meant _ do	Ģ҇
meant for	āѺň҆
meant to	Ģҋ
meant to do	Ģ҇
measured	āҋĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
mehtods	ĀѶĂҋćѷľҍĿ҇
mehtods does	ĀѶĂҌćѹľҍ
member	ĀѱāѷĉѹĤґķѹĸҜĹҎĺ҆ľҢĿҦŃѹ
member <name>	ĀҏāҊĸ҉
member <name> have	ĀѵāҐ
member <name> matched	ā҉ĸѺ
member <name> |	ĀҐāѵ
member _ <name>	ĺ҈
member _ does	ĀѺĿҌ
member _ have	ĀѵāҐ
member _ in	ľҖ
member _ matched	ā҉ĸѺ
member _ of	Ă҆Ĥ҈ĹҏĿқŃѺ
member _ |	ĀҌāѲĸ҆
member funcs	ĤѸľҎĿҒ
member function	Ĺҏĺ҈
member functions	ĀѰāѷĉѺľҕĿҝ
member functions does	ĿҌ
member functions of	Ă҇ĿҊ
member variable	Ĥ҇
member variables	ĤҖ
member variables of	Ĥ҈
members	ĀҊāѶĂ҉ĤңĿ҉
members _ <name>	Ă҆ĤҒ
members _ in	Ā҇āѷĤ҉
members _ struct	āѺĤ҉ĿҌ
members are in	Ā҈āѷĤ҇
members of	āѷĂ҇ĤҔĿҊ
members of <name>	Ĥҍ
members of struct	āѺĤ҇ĿҌ
memory	Āѹāҍ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѹāѹĜ҆ĩҒō҉
mention <name>	ĕ҆
mention <name> |	ĕ҆
mention <path>	ĀѸĜ҆ĩҊ
mention <path> |	ĀѸĜ҆ĩҊ
mention _ $	ō҉
mention _ |	ĀѺāѺĕ҆Ĝ҆ĩҎ
mentioned	āҊ
mentioned in	Ā҆
mentions	Ā҈ķ҆
mentions <name>	Ā҈
mentions <name> |	Ā҈
mentions _ |	Ā҈
merge	ā҆
message	āҒČѺįѺİҊŔҒ
message <literal>	ĀѱāҋŔҐ
message <literal> |	Āѹā҈
message _ $	Ā҈
message |	Ā҉
message | $	Ā҉
metadata	ĞҌĮҋ
metadata $	Ğ҉Į҆
method	Āңā҉Ă҈ćѷĉѺĐѶē҆ĚѺġѸĢѺĤѸīѺĭѹĵѯķѷĹӁĺһĽѹľҙĿҟŀҜŃѸńҎňѸŐѹ
method $	Ā҈ĺҊ
method <name>	ĀѲāҘĂѸĐѺē҉ĬҎĵѸĹҧĺҥľѴĿѨŀҮŃѺńґ
method <name> $	Ā҉ĹѯĺҗĿѹŀҋńҊ
method <name> for	Ā҈
method <name> from	ĀѺāҊ
method <name> gets	ā҆
method <name> in	Ā҉Ĺҍ
method <name> is	āѹĬҒŇ҆
method <name> of	ĀѶāҍĹғĺѹ
method <name> on	ā҉Ĺҍ
method <name> overridden	ŀ҈
method <name> so	ā҇
method <name> start	ĺ҆
method <name> where	ĺҍ
method <name> with	āѹĊ҇ŀ҇
method <name> |	ĹѷĺҐń҉
method _ $	āѶĂҋĹѬĺҎľҖĿҌŀҐń҉
method _ <name>	Āқā҈ĹҘĺѵ
method _ class	Ĺғ
method _ cls	ĂҌ
method _ for	ľ҈Ŀ҇
method _ from	ĀѺāҊ
method _ gets	ā҆
method _ in	Ā҈ĹҌ
method _ is	āѹĬҒŇ҆
method _ it	ĀҊāѹ
method _ of	ĀѰā҈ĹҏĺѷľҎĿҕ
method _ on	ā҉Ĺҍ
method _ overridden	Ā҆
method _ so	ā҇
method _ start	ĺ҆
method _ that	ĀҊāѺ
method _ the	ĀҏŀѸ
method _ where	ĺҏ
method _ with	āѶĊ҇Ē҇ŀ҆
method _ |	ĀҌĹѵĺҘń҉
method count	ĀѲľҡ
method count $	ĀѹľҎ
method count for	ľ҉
method count of	ľ҇
method defined	ĀҊ
method does	ĀґāѶ
method does <name>	Ā҇
method does it	ĀҊāѹ
method exist	Ā҉āѹŀҊ
method in	Ā҆Ĺ҉
method in class	Ĺ҈
method in the	Ā҇
method is	ĀҊ
method list	ĂѺĿҞ
method list of	Ŀ҉
method names	ĀѹāѷĂҚĿҊ
method names $	ĂҊ
method names of	Ŀ҆
method of	ĀҊāҋĹґ
method of <name>	ĀҊĹҐĿѺ
method of the	ā҆
method on	Ā҈
method on <name>	Ā҈
method set	ľ҆Ŀ҇
method set of	ľ҆Ŀ҇
method tally	ĺѺľҚĿѶ
method that	ā҆
method that <name>	ā҇
method |	ĂѺĺҏ
method | $	Ā҆ā҆ĂѺĺ҉
methods	ĀѩĂҴćѶĉґĊҕĎѺĒҒēѷęѺĚѱěѶĢѺĥѷīѷĬѷĭѺĽѺľӎĿӡŀҥŃқňѵōѷœѺ
methods $	ĉ҆ľ҆Ŀҕ
methods <name>	ĉ҆ľҖĿѹ
methods <name> defines	ľ҉
methods _ $	ĀѸāѸĂ҇ĿҖ
methods _ <mark>	Ă҆Ē҆ĿѺ
methods _ <name>	āңĊҢĚѳěѷľҐĿғŀ҇Ńҋ
methods _ a	Ă҇
methods _ abstract	āѷĂҐ
methods _ are	ŀ҆
methods _ be	Ă҈
methods _ class	āѹĂҌľҊ
methods _ defined	Ŀ҆
methods _ defines	ľ҉
methods _ functions	ĀҎľѷ
methods _ has	ľ҆
methods _ holds	Ā҈
methods _ i	Ă҈
methods _ in	ĿҎ
methods _ it	āѷĿ҇ŀҌ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҈
methods _ shape	Ā҆
methods _ the	Ā҆āѹĒ҇ľҋŀ҆
methods _ there	Ŀҋ
methods _ to	Ŀ҉
methods _ too	ā҇
methods _ |	ľ҇
methods and	ĀҎľѷ
methods and functions	ĀҎľѷ
methods are	ĀѹāѲĂҌľ҈ĿҚ
methods are abstract	āѷĂҋ
methods are defined	Ŀ҆
methods are there	Ŀҋ
methods belong	ā҈
methods belong to	Ŀ҈
methods class	ľ҉ĿѺ
methods class <name>	ľ҉ĿѺ
methods come	ā҉
methods declared	Ŀ҇
methods defined	Ŀ҉
methods did	ľ҆
methods does	ĀҎāҌĉ҆ľѺĿҏ
methods does <name>	ĀѮāҍĂҊĉ҇ľѷĿ҉
methods does it	Ā҉
methods does the	Āҏ
methods from	Ŀ҆
methods in	ĀѯāґĂ҈
methods in <name>	ĀѱāҘĿҊ
methods marked	Ă҈
methods marked <mark>	Ă҆
methods must	ĂҌ
methods of	ĀґāҕĂ҈ĚѴěѸľҊĿҊ
methods of <name>	ĀҖāҗĂѹĚѴěѸľ҈Ŀҍ
methods of class	Ă҆
methods on	ľ҇
methods on <name>	ľ҇
methods only	āѴĂ҆ĿҊ
methods override	ĀҐāѰŀ҉
methods override <name>	ĀҔāѳ
methods override it	ŀҊ
methods overriding	ŀ҈
methods overriding <name>	ŀ҆
methods per	ľ҇
methods per class	ľ҇
methods that	āѺĂ҇Ŀ҇ŀҊ
methods that <name>	Ŀ҈
methods that override	ŀ҈
methods the	Ŀ҆
methods there	ľ҆
methods there are	ľ҆
methods too	āҊľѷ
methods without	ā҇
methods |	ĀѸĂ҈Ŀ҇
methods | $	ĀѸĂ҈Ŀ҇
might	ĀҌāѱń҈
might <name>	ĀҍāѱńҊ
might _ <name>	āѸń҉
min	ė҆
min <name>	ėѺĮҌ
min <name> version	ėѺĮҌ
min _ version	ėѺĮҌ
mind	ĀѶāҏđ҆
mind _ me	ĀҊđ҉ĩѸĲѺ
mind _ out	āѹ
mind _ the	Āѵň҆
mind _ whether	āѺ
mind checking	ā҆
mind checking whether	āѺ
mind counting	āѺľ҆
mind counting the	āѺľ҆
mind finding	Āѷ
mind finding the	ĀѸā҆
mind listing	āѷĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind making	ā҈
mind making the	ā҈
mind renaming	ā҇
mind telling	ĀҌāҐĩѸĲѺ
mind telling me	ĀҌāҐĩѸĲѺ
minimum	ħ҇ĮҒ
minimum <name>	Į҆
minimum <name> version	Į҆
minimum _ here	Į҈
minimum _ version	ĮҎ
minimum version	Į҆
minimum version here	Į҈
miss	ĀҋāѸ
missing	Āѷāҳōѯ
missing $	ā҆
missing _ $	āҋ
missing _ <name>	āҘōѳ
missing from	āҏ
missing |	āҋ
missing | $	āҋ
mit	ĀѷāѰıҧ
mit _ gpl	ı҇
mit _ or	ĀѺıҌ
mit apache	ı҉
mnay	ĀҚāѴ
mnay _ are	Ā҇
mnay _ in	Ā҉
mock	ĀѺ
mock <name>	ĀѺ
model	ĀѲāҕ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҇
modification of	įҍ
modification of <name>	į҆
modification of <path>	į҆
modified	Ā҆āѸăѶČғčґĎҎįҝ
modified $	ĀҘăѷ
modified <name>	į҈
modified _ $	Č҆Ď҆įҋ
modified _ <commit>	čҌ
modified _ in	ĀѸį҉
modified _ the	č҆
modified and	ĀѸį҉
modified and in	ĀѸį҉
modified by	č҉
modified by <commit>	č҇
modified in	Č҆
modified |	į҇
modified | $	į҇
modify	ĀѶČ҇č҉į҆
module	ĀѴĉѺĊѹċ҉ĐѹĜ҆ĝ҇ğ҈ĢҋģҖĥѷĦ҈ĩҔĬѹĵ҈ĶҭķҋĽ҈ŌѷōѸŎ҈őѲŒӈœҊ
module $	ŒҊ
module <name>	āҊĢҎģґĥѺĩҎĶѵķѺŌѺŎ҈őѺŒҝ
module <name> $	ĩғŒ҉
module <name> in	Œ҇
module <name> |	ā҉ĢҍŒ҉
module <path>	ĀѺāѵĜ҈ĝ҉ģ҉ĩҏ
module <path> $	Ĝ҆ĩҌ
module <path> loaded	ĝҊ
module _ $	ĀѶāҌĩҟ
module _ <name>	ĀѷāҋĶғŒҕœ҆
module _ contains	Āҋœ҆
module _ file	ŒҊ
module _ in	Œ҇
module _ loaded	ĝ҉
module _ publish	ģҊ
module _ runs	Ŏ҆
module _ the	āѸķҎ
module _ variable	Ķ҈
module _ |	Ģҍģ҇ŒҎ
module called	āҏŒҊ
module called <name>	āҏŒҊ
module file	āҌŒѷ
module is	œ҇
module level	ĶҒ
module level $	Ķ҉
module level variable	Ķ҈
module live	Œ҇
module named	Œ҈
module named <name>	Œ҈
module that	ĵ҆œ҆
module var	Ķ҇
module var <name>	Ķ҇
module variable	ĶҙŒѺ
module variable <name>	ĶҌ
modules	āѳĊѷģҊĦ҉ħҖĨ҉ĩҥĪү
modules <name>	ħҊĩѸĪҊ
modules <path>	ĪҌ
modules _ $	ģ҆ĦҊ
modules _ <name>	ĀҎĊѸħ҆ĩ҉
modules _ <path>	ĀѷĜҊĝѹħ҇ĨҋĩҐ
modules _ both	āҊ
modules _ depend	ĩ҆
modules _ from	ģ҆
modules _ import	ĩ҉
modules _ imported	ŏ҆
modules _ imports	ĝ҇Ħ҆Īѹ
modules _ in	Īҋ
modules _ it	Ī҆
modules _ on	Ā҇ĩ҈ĪѺ
modules _ pulls	Ī҆
modules _ required	Ī҆
modules _ the	Ī҆
modules _ uses	Īҋ
modules are	ĩѷĪғŏ҆
modules are imported	ŏ҆
modules are required	Ī҆
modules brings	Ī҇
modules depend	ĩҎ
modules depend on	ĩҍ
modules does	āѹħ҉Ĩ҆ĩѸĪҐ
modules does <path>	Ĩ҆
modules does it	Ī҇
modules does the	Ī҆
modules file	Ī҈
modules import	ā҉ģ҆
modules import both	āҊ
modules import from	ģ҆
modules imported	Ī҇
modules importing	ĜҎĝѴ
modules importing <path>	ĜҎĝѴ
modules is	Ī҇
modules it	Ħ҆
modules it imports	Ħ҆
modules load	ĀѶĩґ
modules pulled	Ī҈
modules pulled in	Ī҈
modules require	ĩҎĪѸ
modules that	ĝҋĩҎ
modules that <path>	ĝ҈
modules that depend	ĩ҆
modules use	ĩ҉Īѹ
modules using	ĩҊ
modules using <path>	ĩ҆
modules |	ģ҆Ħ҈
modules | $	ģ҆Ħ҈
moment	āѸŌ҉
moment _ $	Ō҉
moment |	Ō҇
moment | $	Ō҇
month	āҗ
month _ $	āҎ
month |	āҎ
month | $	āҎ
more	ĀѹāҡĆ҉į҉ņ҆
more _ $	įҊ
more _ once	Ć҇
more _ than	āҌ
more commits	ā҆
more commits than	ā҆
more tests	ā҆
more than	ā҇Ć҉
more than once	Ć҇
more |	ĀѺįҊ
more | $	įҊ
morning	Āѹāѷ
morning |	āѸ
most	ĀѮāӅąѷĊѹįҡİҞňѺ
most $	āғ
most _ $	āҔİ҇
most _ change	įҊ
most _ commit	į҇İ҆
most _ modified	į҇
most _ the	ā҉
most _ |	ā҆İҌ
most methods	ā҆
most of	āҍ
most of the	ā҉
most often	āҊ
most often |	ā҈
most recent	āѱįҕİҍ
most recent change	įҊ
most recent commit	į҈
most recently	āѳįҎİҍ
most recently modified	į҇
most recently |	āѹ
most |	āҔ
most | $	āҔ
motion	ŕ҈
move	āґķѺŅҔņҠňѺ
move <path>	ā҇
move _ $	Ā҇āѸņҊ
move _ into	ā҆
move _ was	Ņ҆
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņҔňѺ
move the	āҐ
move to	Ņҋ
move |	Ā҇āѸņҊ
move | $	Ā҇āѸņҊ
moved	ā҆įѷŅҗņҬ
moved $	Āҕāѱņ҈
moved _ $	Ņ҈ņҖ
moved _ |	ĀѴāҍ
moved away	ĀѴāҊ
moved away |	ĀѴāҊ
moved from	ŅҐņѵ
moved from $	Ņ҇
moved from where	ŅҊņѸ
moved here	Ņ҈
moved out	ā҆
moved out of	ā҆
moved to	ŅѸņҏ
moved to $	ņ҈
moved to where	ņ҆
moved where	ņҌ
moved where $	ņҌ
moved |	ņ҆
moved | $	ņ҆
msg	İ҈
much	ĀѴđҖľѸ
much _ $	đ҆
much _ <name>	āѷđҌ
much _ the	āҌľѷ
much is	āѸđ҉
much is <name>	āѺ
much |	đ҆
much | $	đ҆
multiple	Ć҆
must	ĂҙėҊğѷĮҐŀѺŇѸ
must <name>	ĀҌŇѸ
must <name> be	ĀҌŇѸ
must _ <name>	ė҇ĮѺ
must _ be	ĀҌŇѸ
must be	āѷĂҋ
must have	Į҈
must i	āҐğѸ
must implement	Ă҇
my	ĀѲā҆ĞҌğ҉Į҇
my <name> $	ā҆
my _ $	Āѷāҙ
my _ what	Āҋāѵ
my _ |	ĮѺ
my last	Ā҉
my machine	Ā҇
my machine |	ā҈
my path	Ğ҇
my shell	ğ҉
my terminal	Ğ҇
n	āѴĈ҆ĝҊġ҉Ĭ҇ĭ҉ĴҐľҊĿѸňѺŊ҇
n $	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
n <name>	ĀҊĴҒ
n <name> <name>	ĴҎ
n <name> <path>	Āҋ
n _ <name>	ĀѹĴҎľҋĿѸ
n _ <path>	Āҋ
n _ funcs	Ŋ҈
n lines	ĳ҆
n lines <name>	ĳ҆
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѷāѸąѸČҌčѹĐѺġҕĢѹĬѴĭҒĮѺįѸıҒĲҊĳѺĴѹĻѺľѵĿҋŃѺŅҶņҪŊѴŋҙŌѹŎѹŒҘ
name $	ā҆Ă҇ı҉Ņ҆
name <name>	āѬĆҊđ҆ġҊĭҘņѸŋҐŒҔ
name <name> $	Ć҈ņѷŋ҆Œ҆
name <name> <name>	ĭ҆
name <name> is	ĭ҇
name <name> |	ĭ҈
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	āҋĆ҈ıҊŒ҆
name _ <name>	ĀѶġ҆Ņґņ҉Œ҉
name _ <path>	ā҉ŅґņҊ
name _ before	Ņѷņҍ
name _ class	ć҉ňѸ
name _ function	ĉ҈
name _ functions	Āҍ
name _ had	Ņ҉
name _ has	ņ҈
name _ is	ġ҆ĭ҇
name _ jobs	Ā҆
name _ not	āҊ
name _ old	Ņҍņѷ
name _ successful	Ā҇
name _ test	Ā҉ō҆
name _ the	Ī҆ı҇ņҎ
name _ this	Ā҈
name _ was	Ņ҆
name _ |	ĭ҈ŅѶŋ҆
name all	ĀҐĪ҆ī҈
name all functions	Āҍ
name all jobs	Ā҆
name all the	Ī҇
name back	ā҈
name back |	ā҈
name did	ŅҌ
name did <path>	Ņ҆
name does	ā҉ņҌ
name does the	ņ҇
name each	ŀ҆
name every	āѹĉҋē҇ĿҊ
name every function	ĉҋ
name every test	Ā҉
name for	ā҉ŅҊ
name for <name>	Ņ҆
name of	ġ҆Ĳ҆ŅҘņҊŋҍ
name of <name>	ġ҈ŅҌ
name of <path>	āҋŅҋ
name of a	ŋ҆
name of the	ı҇
name only	āѷČҎ
name replaced	ŅѺņ҈
name the	āѹć҆ŁҊŅѺņ҆
name the successful	Ā҇
name was	Ņ҉ņѹ
name |	āҍŅ҇ņҋ
name | $	āҎņҊ
named	ĀѸāѲĆ҇ć҇ġҒŅҖņ҈ŋґő҈Œғ
named $	ĀѺŅғ
named <name>	Ć҈ġғŋґŒғ
named <name> $	ĀѹġҎŋ҆Ō҇
named <name> in	ŋ҇
named <name> is	Œ҆
named <name> |	āѷġ҉ļ҆ŋ҇
named _ $	ĀѹāѸġҎņ҆Ō҇
named _ in	ŋ҇
named _ is	Œ҆
named _ its	ņ҆
named _ the	ć҉
named _ |	Ā҈āѴġ҉ļ҆ŋ҇
named after	ņ҆
named after its	ņ҆
named in	ć҉
named in the	ć҉
names	ĀғĂҕČҌē҆ĖѶĜѹĝѺĞҜģҬĤҍħѷĩѺĿҐŁҗŃҋŊѵŏҋ
names $	āѲĂ҉ČҊē҇ĤҏŃҍň҆
names _ $	ĀҊ
names _ <name>	Ăґģғ
names _ <path>	ĀѶāҖģҏ
names _ all	Ā҇
names _ by	ĀѹāґĞ҈
names _ can	ģ҇
names _ imported	Ā҆ŏҊ
names _ in	ĀҒ
names _ it	ā҆
names _ other	ā҆
names _ takes	Ā҈
names _ the	ĩ҆ĿҋŁҔŊѺ
names _ |	āѺĪ҈
names are	ĀҌāѺģ҆ŏҋ
names are imported	Ā҆ŏҊ
names are in	Ā҆
names both	ā҇
names defined	Ā҇
names defined in	Ā҇
names do	ā҆
names do other	ā҆
names does	ĀҌā҇ģҊ
names does <name>	ĀҍāѸ
names does <path>	ā҉ģ҇
names does it	ā҆
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āґ
names for	Ŀ҆Ł҉
names found	Ā҆
names found in	Ā҆
names from	Ī҈
names from |	Ī҈
names has	ĀѺā҇
names in	ā҈ĖѹĞ҉Ł҇
names in the	Ł҇
names is	ģ҈
names it	ģ҆
names of	āѹģ҈ĩ҆ĿҏŁҌŊѹ
names of <name>	ģ҉
names of <path>	ģ҆
names of all	Ā҇
names of the	āѺĩ҇ĿҌŁҍ
names that	ģ҇
names |	Āҋ
names | $	Āҋ
narrower	ā҆
navigate	ĺ҆
need	ĀҌāҘđ҇ĞѶġѺĢ҉ģѵĬ҈ĮҊĽ҆ŀѳń҉ŉѹŏ҇
need $	ĀѺāҏĖѺĮ҇
need <name>	ĀҋĢ҉
need _ $	ėѷĮҏ
need _ <name>	Ā҇Đѹ
need _ <path>	ĀғāѹģѸ
need _ know	ĀѹāѵĬҊĹ҇
need _ position	ļ҆
need _ source	Ľ҇
need _ the	ĵ҆
need _ this	ė҆
need _ type	Ň҇
need _ |	Ī҆
need a	āҊ
need for	ė҆
need for this	ė҆
need from	ĀҒāѷģѷ
need from <path>	ĀғāѹģѸ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҈
need the	ĀҒāѰđ҉ļ҆Ľ҈Ň҆
need the <name>	ĀҋĐѹ
need the source	Ľ҇
need the type	Ň҇
need to	ĀѱāѰĬ҉ĹҊń҉
need to know	ĀѹāѵĬҊĹ҇
need |	ėѷĮҏ
need | $	ėѷĮҏ
needed	ĀѴāѹĖҡ
needed _ run	Ā҇āѱĖ҉
needed for	ĀѶā҇
needed in	ĀѷāѸĖҔ
needless	Īѳŏқ
needless $	ŏ҆
needless _ of	ŏ҆
needless _ statements	ĪѹŏҌ
needless import	ĪѹŏҌ
needless import statements	ĪѹŏҌ
needless imports	ŏ҉
needless imports of	ŏ҆
needs	ĀѹĖ҇ĪҌ
negative	Āѷāҋ
nested	ĀѲāҐķѳĺѺĻҫļң
nested <name>	ļҍ
nested _ <name>	ĀѺĻқļҜ
nested _ of	ĻҊ
nested _ the	Ļ҇
nested def	Ļ҆ļ҇
nested def <name>	Ļ҆ļ҇
nested function	āҌĻ҇ļ҉
nested function <name>	ā҇ļҌ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	āѺĻҜļѹ
nested in <name>	ĻҖ
never	āҸĉѸĔ҆ĤѷĪѷĸѺŃѱńѹŏҫ
never _ $	ā҇ĪѸĸѺŏҠ
never _ <name>	āҏĔ҇Ńѱ
never _ |	Ā҆āҕĉѸńѺ
never called	Ā҈
never called |	Ā҈
never raise	āҖŃѱńѺ
never read	āґĤѷ
never read |	ā҇
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҊ
never used $	ŏ҇
never uses	āѹŏҍ
never uses $	ŏҊ
new	ĀѶăҕĄҗė҇įѺņҲ
new <name>	Āҙāѱ
new <name> $	ĀҒāѸ
new _ $	ĀҎăҊąҊ
new _ <name>	ėҊŅҍņѴ
new _ <path>	ŅҎņѴ
new _ <tag>	ĀѶĄҕ
new _ me	ĀҊāѺ
new _ of	Ą҆ŅѭņҢ
new _ |	ĀѺāҖŅѵņҗ
new does	ė҈
new files	ĀѵăҍĄ҇
new in	ĀѶĄҖ
new in <tag>	ĀѶĄҖ
new in the	ā҆
new location	ņ҆
new must	āѺė҉
new name	ņҢ
new name $	ņ҆
new name <path>	ŅҎņѴ
new name of	ŅѮņҜ
new name |	ŅѸņғ
new path	ņҎ
new to	Ā҉āѺ
new to me	ĀҊāѺ
new |	ăҊąҊ
new | $	ăҊąҊ
newcomer	ā҇
newer	Ā҉
newer _ |	ā҇
newer than	ĀҋāѶ
newest	ĀѭāҔąѷĮѵįҠİҞ
newest _ $	įѹİҍ
newest _ for	įҌ
newest _ in	ĀѴİқ
newest _ of	āғĮѷ
newest _ that	įҌ
newest commit	ąѸįҕİ҈
newest commit for	įҌ
newest revision	į҇
newest revision that	į҇
newest version	āҏĮѷ
newest version of	āҎĮѷ
newly	āѶăҊĄҋ
next	Āѱāҩďҋ
next _ $	ā҆
next _ <name>	Āѹā҈ď҉
next _ <path>	ā҇
next _ of	ā҇
next _ |	ā҈
next commit	ā҇
next in	ā҆
next release	āҊ
next to	ĀѺā҉ďҋ
next to <name>	ĀѺď҉
no	ąѹćѷĈ҈č҇Ĕ҆Ę҈ĚҋĜҌġҍĦ҉ĪѺĬҌķ҇ĿѺňѹŋ҇ōѹŏҌ
no $	ĀѶĈ҇Ĝ҇ġ҈Ĭҋĭ҆
no <name>	āѺĔ҈
no _ $	āѹĐ҆Ę҉Ĝ҆ġ҈
no _ <name>	Ě҇
no _ circular	Ħ҆
no _ exist	Āҋ
no _ in	Ŏ҆
no _ is	Ā҈āѺĔ҈
no _ of	ŏ҆
no _ |	Āѹā҆
no docstring	ā҇
no longer	ĀҋąѺ
no longer exist	Āҋ
no test	Ŏ҆
no test in	Ŏ҆
no tests	ā҆
no tests |	ā҆
no there	Ā҈
no there is	Ā҈
no use	āѹŏҏ
no use of	ŏ҆
no |	āѰč҇Ę҈ġ҈Ħ҉ňѺ
no | $	āѳĐ҆Ę҉Ĝ҆ġ҈
no | <name>	Ā҆
no | circular	Ħ҆
nobody	āҚģѷŏ҈
nobody _ $	ā҈ģѹ
nobody _ <name>	Ā҆
nobody _ |	ā҆
nobody imports	ā҇
nobody overrides	ā҇
nobody overrides <name>	ā҇
nobody uses	ā҈ģѹ
nobody uses $	ā҈ģѹ
node	ĀѳėѺĮҾ
node <name>	āѶĮҕ
node _ $	Į҆
node _ |	āѸĮҐ
node version	ĮҊ
node | $	ā҆
non	ĀѸĖғ
non _ $	ĀѰā҇Ėғ
none	āҍ
none _ $	ā҉
none |	ā҈
none | $	ā҈
normal	Ā҈
not	ĀѴāҟĄҗĆҏćѹĈ҉ĉѸĊѹČѸč҇ĎѸďґĒѱēѺĔҋĚҌĜҊĠ҇ĢѸģѸĥѹĨѺĩѲĪѲīѴĬҍĭҚį҆ĲѺĳѹĺѺľѺĿѷŀѹłѺŇѸňѷŉѳŋҔōѴŏҪőҋŒ҉
not $	āѺĚ҈ĭ҆ŋ҇
not <name>	āѺĬ҉
not _ $	Ĭ҉ĭ҉ĿѸŋ҆ŏҍ
not _ <commit>	āҋŉѷ
not _ <name>	āқēѺĔҋōѸő҆
not _ <path>	āҏĎѸő҆
not _ and	āҊ
not _ any	āѺįҊ
not _ anywhere	ĀѸā҈
not _ at	ă҇
not _ by	ŏ҆
not _ in	āѺĄҐŏ҉
not _ is	Ĭ҆
not _ it	ő҇
not _ on	ĀҋāѸ
not _ right	ĭ҈
not _ same	āѹď҉
not _ the	ĀҍāѲĆҍňѺ
not _ what	Ā҇āѺŁ҆
not _ wher	Đ҆
not _ where	āҐ
not _ why	ĀѹāҌ
not _ with	āҊĒѸ
not _ |	ĀҎāєĄ҆Ĉ҆ĢѺĬ҇ŏ҆
not abstract	ā҈ĂѺ
not abstract |	ā҇ĂѺ
not and	ď҉
not been	ĀѵāҎ
not changed	āѸįҊ
not changed any	āѷįҊ
not contain	āқŉѵ
not contain <commit>	ā҆
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist	ă҆
not exist at	ă҇
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҇
not get	ĀѶ
not get wher	Đ҆
not get where	āҐ
not get why	ā҇
not green	ĀҍāѴ
not green |	ĀҍāѴ
not have	āҌ
not have a	ā҆
not implement	ā҈
not import	āҋĩѹ
not import <path>	ā҆
not it	Āѫāҋĭ҇ŏѺ
not it and	āҊ
not it |	ĀѬāѹĭ҈ŏѺ
not just	Ā҉Ć҈ňѺ
not just the	ĀҊňѺ
not know	āѸŒ҆
not know what	ĀҊāѸ
not need	ŏҋ
not ok	ŎҊ
not ok |	ŎҊ
not only	Ā҆āѺĆ҉
not only the	Ā҇āѵĆ҉
not override	ā҉
not pass	ĀҍāѰĔҋ
not passing	ĀҎāѵ
not passing |	ĀҎāѵ
not referenced	ŏ҆
not see	ő҈
not spot	ő҉
not the	āѸď҉
not the same	āѹď҉
not there	Ą҆
not touch	āҒĎѷ
not touch <name>	ā҈
not use	ŏ҈
not used	Āѷŏҙ
not used anywhere	ĀѸā҈
not used by	ŏ҇
not used in	ŏ҆
not yet	Ą҇
not |	āѴĬ҇ĭҋŋ҆
not | $	āѴĬ҇ĭҋŋ҆
nothing	āҋĊѺĪѴŏҦ
nothing $	ŏ҉
nothing _ $	ĀѺŏҊ
nothing _ <name>	ĀҌĊѺ
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	ĀѷāҊŏҊ
nothing | $	ĀѺŏҊ
notice	ĀҊāѲ
now	āѰĎѺĬѺİҊŅҊņҫŌҎŎ҇
now $	ĈѷņҕŎ҇
now <name>	Ņ҆
now <path>	Ņ҈
now _ $	ĀѳĈҊİ҆ņҎŌҊ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now that	ā҆
now that it	ā҆
now the	ņ҈
now the file	ņ҈
now |	ĀѷĈҊİ҆ņҎŌҊ
now | $	ĀѳĈҊİ҆ņҎŌҊ
number	ĀҌāғĊѹĎҝĐ҉đҙĤѳĥѺĪѱĳҥĴ҇ķ҇ĸѵľҟĿѱŁѹňѺŊҤ
number $	Ď҉
number <line>	Ĵҋ
number <line> in	Ĳ҇
number _ $	ķ҆
number _ <name>	ĀѷĐ҇ĳ҆ĺ҈
number _ <path>	ĀѺĳҏ
number _ attributes	ĀҊĤѶ
number _ calls	ĀҌ
number _ classes	Ā҇
number _ commits	Ďҙ
number _ dependents	Ā҆
number _ functions	Ā҇
number _ imports	ĀҌ
number _ in	Ĳ҇
number _ lines	ĳғ
number _ methods	ĀѸľҡĿѹ
number _ modules	ĀҎĪѷ
number _ string	āѺđҒ
number _ test	Ŋҏ
number _ tests	ĀѹŊҘ
number does	ĀѯāҍĳҎ
number for	Đ҈ĳѺ
number for <name>	Đ҈ĳѺ
number in	āѷĳґ
number of	ĀҭāҝĊѹĎґĤѴĪѲĳҍľҕĿѵŁѺňѺŊҞ
number of attributes	ĀҊĤѶ
number of calls	ĀҌ
number of classes	Ā҇
number of commits	ĎҔ
number of dependents	Ā҆
number of functions	Ā҇
number of imports	ĀҌ
number of lines	ĳғ
number of methods	ĀѺľҙ
number of modules	ĀҎĪѷ
number of test	Ŋҏ
number of tests	Ŋҕ
number or	āѺđҒ
number or string	āѺđҒ
number please	ķ҆
number please $	ķ҆
number |	ĀѸľ҉
number | methods	ľ҈
numpy	Ā҈āѺ
numpy _ $	Ā҈āѺ
numpy |	Ā҈āѺ
numpy | $	Ā҈āѺ
object	Ā҈ĤҋĿҋŇғŐ҉
object $	ĿҊ
object <name>	Ň҆
object _ $	Ā҈
object _ <name>	Ā҉
object _ class	Ĥ҇
object _ i	Ň҆
object does	Āҍ
object does <name>	Āҍ
object of	Ĥ҆
object of class	Ĥ҇
object |	Ā҈
object | $	Ā҈
objects	ĀґāѴ
obliged	āѸĂҊ
occasions	ŕ҈
occur	Ċ҇ŔҎ
occur _ $	āѳĊ҈ŔҎ
occur in	Āѹā҇
occur |	āѳĊ҈ŔҎ
occur | $	āѳĊ҈ŔҎ
occurrences	ĀҍŔ҉
occurrences of	ĀҍŔ҉
occurs	Ŕ҆
of	ā҉ĂҋăѸĆґĊѳĎҖĐҍđѷĒѸĔҍĕѺėҎĘѷĚҊěҋĜ҈ġѲĢ҈ģ҇ĥѸħѶĨ҉ĪѺĬѕĭѩĮѹıѺĵѳĶѸĹҏĺѹĻ҉ĽѺľҐłҒŅҊŊҐŌѳōѨŐ҇őѵŒѺœѶŔҊ
of $	āѴć҆ĉҏĎѺĩѶĪҌňҕ
of <commit>	čҎ
of <commit> |	Ā҆āѸ
of <literal>	ĀѹŔҚ
of <mark>	ĂҖ
of <name>	Ā҉āҚăѺĆҊćҕĈѶċѸČѹčѷďҔđҌĒѲĔҢĖѱėҔĘҔĚҤěҤĞҎĠѰĢѸģ҉ĦѷħѶĪ҆ĬѸĮѰİѦıѸĳѱĵѭĶѱķѳĸѱĹҜĺҗĻҌļ҆ĽѸľѶŁҌłѴŃҌňѸŉѺŊѶŋѷŌѶō҉ŎҊŏ҇ŐѤŒѱœѴŔѷŕѷ
of <name> $	ĀѵāѤĂѸĆѰćҒĉҊĊҊďѶĐѺđҜēѸĕѺĖѸėѹę҆ĚѺĜѹĞѺğ҆ĢҎģҌĤҋĥ҉ĩ҈ĪҒĬѹĭѺĮѵįѺİѱĲѸĶѺĸѺļѸĿҕŀҐŃ҉Ņ҈ņҌŇҎňҕōҊŐ҈ŒѸ
of <name> 's	ĔѸĕҌĚҋĺ҇ŇҊŐѴ
of <name> <name>	ĀҊāѹď҈ĭ҈
of <name> a	Ā҉
of <name> all	ĀҎ
of <name> and	ďґ
of <name> are	ė҈ĥ҇ŏ҆
of <name> as	ō҆
of <name> at	Ā҉
of <name> be	ě҉
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> by	ĚҌ
of <name> called	āҌĹѺ
of <name> compared	ďҍ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> differ	ā҇ď҇
of <name> do	ė҆
of <name> does	ĀҎāѫė҉
of <name> except	āҐ
of <name> executed	ā҆
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҆
of <name> give	ĕ҆
of <name> have	ĀѷāҌĔ҇
of <name> identical	ā҇ĆѺ
of <name> in	ĀҖāѯĆ҉ĔҐĘѷę҉ġ҉Ģ҇ŀҖ
of <name> include	āѺĘҍĚҊ
of <name> indrect	Āҋ
of <name> into	ā҈
of <name> is	Đ҆ėѲĘѵęғěґĮҎ
of <name> it	Ĺ҇
of <name> look	ĀҎāѶ
of <name> makes	Ĭ҉
of <name> not	ĆҊ
of <name> on	ő҆
of <name> or	āѷğ҈Ň҆
of <name> override	Āѹā҉
of <name> please	ĺ҆Ł҉
of <name> that	āқė҇ĬҋĮѷŀѸ
of <name> there	ĀҊ
of <name> this	Į҇
of <name> versus	ď҆
of <name> we	ėҐ
of <name> what	ĀѷāҌŇ҆
of <name> when	Ā҉
of <name> which	ķ҈ň҆
of <name> with	ā҇Ć҇
of <name> within	ę҆ġ҆ĵѺĹ҆
of <name> |	ĀѲāѶćҏĉҖĊҍďҍđѴĘҏęѭěҕġѵĢѷĩѹĬѺĳѶĹҊĺ҉ĽѺĿҊŁҙŐѹ
of <path>	āґąҏĎ҉ĐҍĜҕĝҚģҐħѵĪґįҋĲ҇ĳ҇Ņ҆ņ҉ŎҌŏ҉ŕґ
of <path> $	āѴąҊĜѷĝ҆ģҎħѺĨ҇ĪҕŅҊņ҇ŏ҇ŕҊ
of <path> are	ĀґŏѶ
of <path> consist	Ď҆
of <path> does	Ā҆
of <path> from	ā҆
of <path> in	ĝҌ
of <path> include	ĝ҈
of <path> is	Đ҆Ĝґĝѹ
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	Ĵ҇
of <path> that	ā҇
of <path> what	į҇
of <path> which	Ā҇
of <path> |	ĀҏāѭĜ҉Īҍŕ҆
of <tag>	āѷĄҌĠҎ
of <tag> $	Ġ҆
of _ $	ĀҎāѱĂѶą҇Ćѹć҈ĈҊĎѲďѳđҙĒѸēѶĕѸĖѶėѴĘѹĚѶĜѯĝ҉ĞѷĢқģҖĤҌħѵĨ҇ĩҐĪҜīҋĬѶĭѸĮѳįѹİѱıѷĲѺĵѹĶѷĸѷĻѹļѷĿґŀҌŃ҇ŅҎņҏŇҋňҠŊѸŋѵŌѴŏ҈Ő҇ő҉ŒѴœѲŕ҆
of _ 's	āѶĔѸĕҌĚҋĺ҇ņ҇ŇҊŐѴ
of _ <commit>	ĀҌāѹ
of _ <line>	ĴҌ
of _ <name>	Āѹā҇ćѷĉѵĊҏĐҏđ҈ēҌĔѺĕ҆ĚѺĞѷĢҏĤѹĥҊħҊĩѹĵ҇ĶѴĹҋĺѷĽҋŀҏńѳŅѹňѹŋҊŐҒőѷœ҉ŕ҇
of _ <option>	ċ҇
of _ <path>	ĀѹĎ҆ņ҆
of _ <tag>	Ġҋ
of _ a	Ā҉
of _ after	ņҋ
of _ all	ĀқĆѺ
of _ and	Ā҉āѹďҎŁѺ
of _ are	Āҗė҇ĥ҇ŀҊ
of _ as	ō҆
of _ at	Ā҈ĩ҈ĪѺ
of _ back	Ņ҆
of _ base	ŀ҈
of _ bases	Ě҆
of _ be	ě҉
of _ been	ĺ҉
of _ before	Ņ҉
of _ begin	ĀѺą҈
of _ belong	ā҆
of _ by	ĚҌ
of _ called	āҌĹѺ
of _ callees	Ęѷęҏ
of _ callers	ĊѺĘҕ
of _ cases	Ŋҍ
of _ changed	āҊ
of _ class	ĀѸć҈ĤҊĺ҆ĿѺŇҊ
of _ classes	Āѷň҈
of _ clearer	āҍŅѵ
of _ closure	Ļ҆
of _ code	ĀѸā҆Ġ҇
of _ comes	Ň҉
of _ commit	Ď҈
of _ commits	ā҇
of _ compared	ďҍ
of _ complete	ĀҖ
of _ concerns	Ď҆
of _ consist	ĀѸĎ҉
of _ constant	ā҇đҊŐ҆
of _ contain	ĀѷĘҋ
of _ counted	ĳ҆
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹģ҈
of _ dependencies	ĀѺāҍ
of _ dependency	ė҇
of _ derived	ňѺ
of _ did	ā҈
of _ differ	ā҇ď҇
of _ do	ĀѸė҆Ňҋ
of _ does	āѲĐ҇ėҋĪѴĮ҆ĳҊľҏń҈ŇѺŊ҆Ő҈
of _ enum	ĸґ
of _ enumerator	ĸ҆
of _ environment	āѷğҎ
of _ errors	Ĉ҆
of _ ever	ā҈
of _ except	āҐ
of _ exception	ŃҐ
of _ executed	ā҆
of _ fail	ā҈
of _ fields	ĀѺĤғ
of _ file	ĀқāѷĪ҆Ĵ҈ōѸŎѺ
of _ files	ĀѶč҆ĜҎĝѴĩҌŒґ
of _ fix	ā҆
of _ folders	ő҈
of _ for	Ā҆Ĕ҆Į҆
of _ from	āҌď҉Ŀ҆
of _ func	ķҊŁҊœ҉
of _ funcs	ľґĿѺ
of _ function	ĢҊŁ҇Ň҉
of _ functions	ĀѴęҋļ҆Ŋ҈
of _ get	ā҆
of _ git	Ā҈āѺ
of _ github	Ā҆
of _ give	ĕ҆
of _ has	Đ҉
of _ have	ĀѷāҎĔ҇
of _ helper	ķ҈
of _ identical	ā҇ĆѺ
of _ import	ā҉
of _ importers	ĜҚĝѪ
of _ imports	Ĝѧĝқŏ҉
of _ in	ĀҪāѭĂґĆ҈Ĕ҇ĘѶę҉ĚѸĝҍġ҈Ģ҆ĳ҇ŀҔŇѺŏѹ
of _ include	ĀѷāѶĘҍĚҊĜ҈ĝ҈
of _ indrect	Āҋ
of _ inside	ĀѺŊҎ
of _ interface	ĥѸī҈Ľґ
of _ interfaces	ā҆
of _ into	ā҈
of _ is	ĀҜāѰĐҌėѶĘѵęғěҐĜҕĝѵĨ҈ĮҊĳѶ
of _ it	ĉҋĹ҇
of _ just	Ō҆
of _ language	āѸĭ҆Į҈
of _ licence	ı҆
of _ line	Ĳ҈ĳ҇
of _ list	ģ҈
of _ log	İ҉
of _ look	ĀҎāѷ
of _ makes	Ĭ҉
of _ many	ĀҋāѴĳ҆
of _ matter	ā҈
of _ mention	Ĝ҇
of _ method	ĀҐĊ҆ĹѺŀѷńҒ
of _ methods	ĀѯāҜĂҏľѬĿ҆
of _ module	ĢҌĩҏĶ҇
of _ modules	ĜѺĝҌ
of _ move	Ņ҉ņґňѺ
of _ names	Ā҇ģ҉
of _ newest	į҆
of _ not	ĆҊ
of _ of	ĀҖāѸĘҍĤѷľҌĿѺ
of _ on	ĀѸĮ҆őҊ
of _ one	ļ҆
of _ or	āѷğ҈Ň҆
of _ override	Āѹā҉
of _ package	ĶҊ
of _ parameters	ĀҊā҆Ł҇
of _ parent	ā҆
of _ parents	ā҆ĘѺě҆
of _ pass	Ŏ҆
of _ per	ĀѺāҐĎѸ
of _ phrase	Ŕҍ
of _ please	ĺ҆Ł҉Ņ҉
of _ present	ĝ҆
of _ project	Ā҈ĖҌĮ҇İҍıҏłѷ
of _ read	āѷĴҌ
of _ referenced	āҍ
of _ releases	ŉ҈
of _ rename	ŅҎņ҆
of _ repo	ı҆
of _ repository	Ĉ҆ı҆ő҇
of _ run	ā҈
of _ sets	Đ҈
of _ skipped	āҎŊѴ
of _ software	ł҇
of _ static	Ķҍ
of _ struct	ī҇
of _ subclasses	ě҇
of _ take	āѹįҊ
of _ takes	Ģ҆
of _ test	āѹŋҊœҐ
of _ tests	ĀҏāѴŋҋ
of _ that	āҒĂѺĎҐė҇Ĝ҉ĝѶĨ҆Ĭҋŀѷ
of _ the	ā҇Ćѹİ҉Ō҇Œ҆
of _ them	Ā҉
of _ there	Ā҉
of _ this	ĮҊłҏ
of _ to	ā҈Ď҉
of _ touching	Ďҍ
of _ trait	ĥ҈
of _ type	ĀҋāѷĤҍĿҊŇѺ
of _ use	Ģ҈
of _ variable	ŐҊ
of _ variant	ĸ҆
of _ versus	ď҆
of _ we	ėҐ
of _ what	ĀѹāҊįҊĴ҆
of _ when	Ā҉
of _ which	Ą҆ķ҈Ŋ҆ŏ҇
of _ who	Āѷā҆Ĳ҇
of _ with	ā҆Ą҆Ć҈
of _ within	ę҆ġ҆ĵѺĹ҆
of _ written	Ĳ҉Ĵѹ
of _ |	ĀҋāѺćғĉғĊҌďҋĐѸđѳē҇ĖѹĘҎęѬĚѹěғĜ҇ĝѶġѴĢѷĪҏĬѷĳ҇Ĺ҉ĺ҈ĿҌŀѳŁҘŇѶŐѷ
of a	ĀѴĞѹŅ҇ŋ҆
of a <name>	ā҉ĞѺ
of a module	Ķ҆
of a test	ŋ҆
of all	āҋĆѷİ҈Œ҆
of all the	āҌĆѸİ҉Œ҆
of attributes	ĀҊĤѶ
of callers	Ęҍ
of callers of	Ęҍ
of calls	Āґ
of changes	ĀҎ
of class	ĀѸāҌĂҋćҌīҋ
of class <name>	ĀѸāҍĂҋć҉īҌ
of cls	ā҇ľ҇
of cls <name>	ā҇ľ҇
of code	Āҏĳѷ
of code in	ĀѹāҒ
of commit	ĀҊŉѺ
of commit <commit>	ĀҊŉѺ
of commits	ĀѷĎҭ
of commits $	ĀҎĎѷ
of commits concerns	Ď҆
of commits for	Ď҇
of commits per	ĀѺāҐĎѸ
of commits that	ĀѺĎґ
of commits to	ĀѹĎҋ
of commits touching	Ď҇
of config	Đ҆
of configuration	Đ҆
of configuration <name>	Đ҆
of constant	đ҈
of constant <name>	đ҈
of date	āҊ
of date |	āҊ
of decorators	ēҋ
of definition	Ć҆
of dependents	Ā҆
of dependents of	Ā҆
of every	āҊğ҆ķѺ
of exception	ĀѺŃ҆ń҇
of exception does	ń҈
of fields	Ā҇
of file	ĀѲą҈ĎҎŊ҆
of file <name>	ĀѺĎ҆
of file <path>	ĀѸĎ҈
of files	ĀҖāѲČ҆
of files that	ĜҊĝѸ
of files |	Ā҉āѷ
of fn	ķҐ
of fn <name>	ķҐ
of former	ņҊ
of func	āҏĉѺĊґēҕŁѸńѹ
of func <name>	āҏĉѺĊґēҕŁѸńѹ
of function	ĀѺŁґ
of function <name>	ĀѺŁґ
of functions	ĀҊ
of git	Āѹİҋ
of go	Į҇
of how	ĀҋāѴĳ҆
of how many	ĀҋāѴĳ҆
of importing	Ā҉
of importing them	Ā҉
of imports	ĦҐħҎĨғĩ҆ĪѸŏѷ
of imports $	Ħ҆ĩ҈ĪѺ
of imports from	ā҉
of imports in	Āҋ
of imports is	Ĩ҉
of imports that	Ĩ҇
of inheritance	āѺě҉
of interface	āҏĥ҇
of interface <name>	āҏĥ҇
of it	Ā҇ė҈
of it are	ŀ҇
of it fail	ā҈
of it |	ŀѹ
of its	ā҈ĘѷęҊĢ҇
of its file	Ā҈
of its imports	ŏ҇
of its subclasses	ě҇
of java	Į҇
of line	ĴҎ
of line <line>	ĴҌ
of lines	ĀѺĳҙ
of lines changed	ā҆
of lines in	ĳҋ
of lines |	āѹĳ҉
of member	ľҖĿѺ
of method	Ĺҍŀ҈
of method <name>	Ĺҍŀ҈
of methods	ĀѶāѺĂѷľҷ
of methods in	ľ҆
of methods of	ľҐĿѺ
of module	ĩ҈
of modules	Āҍħ҇ĪѴ
of modules <name>	ħ҈
of modules does	ĀҊĪѷ
of node	Į҇
of object	Ā҈āѹŇҎŐ҆
of object <name>	Ň҇
of object does	Āҍ
of option	Đ҉
of option <name>	Đ҉
of our tests	ō҆
of parse	Āҋ
of parse |	Ā҇
of places	ĀѺĆҊ
of project	łҘ
of project is	ĀҎłѺ
of python	Į҈
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҇
of software	łґ
of some	ň҆
of something	ć҈
of struct	āҏĤѹĿҋ
of struct <name>	āҏĤѹĿҋ
of subclasses	ĀҖňѸ
of teh	ŋ҈
of test	ĀѴāѴŊҚŋҊœґ
of test <name>	ŋҍœ҇
of test cases	Ŋҍ
of test functions	Ŋ҉
of testcases	ŊҌ
of testcases inside	ŊҌ
of tests	ĀѳāҕŊҜ
of tests $	Āҋ
of tests does	ĀѧāҖŊ҈
of tests in	Ŋ҇
of tests skipped	āҎŊѴ
of tests which	Ŋ҇
of tests |	Ā҈
of text	ĀѱĳҖ
of text does	ĳ҉
of text |	ĀѸĳҊ
of the	ĀѱāѮąѹĆ҆ćѶĈѹĉѵĊѺċ҇ďѸđѸēѴĔ҇ĖѺĚѺěѸĞ҇Ġ҇ġѺĢ҉Ĥғĥ҉ĦѹħѵĩҎĬѸį҆İҒıҍĳѶĵґĶҐķҋĸҒĹѸĺѳĻҋĽ҈ľѸŀҍńҋņҐňѱŊѫōѵŎѰŒҎœ҉
of the <name>	ĀѹāѷĢҍĥ҇ĵҍĸ҆ĽҌŀҍŕ҈
of the <option>	ċ҇
of the base	ŀ҈
of the callers	ĘҚęѱ
of the class	ć҉Ĥҏĺ҆
of the classes	ĀѺě҆
of the closure	Ļ҆
of the code	Āѹā҆Ġ҇
of the commit	Ď҉
of the commits	ā҇
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	āѺģ҈
of the dependencies	āҌ
of the dependency	ė҇
of the enum	ĸ҉
of the enumerator	ĸ҆
of the environment	āѷğҍ
of the file	ĀҔāѺĪ҆Ĵ҈ŊѸōѸ
of the files	ĀѷĜҎĝѴŒґ
of the folders	ő҈
of the function	āѹĢҊŁ҇Ň҈
of the functions	ĀѺęҋļ҆
of the git	Ā҈āѺ
of the github	Ā҆
of the helper	ķ҈
of the import	ā҆
of the importers	ĜҚĝѪ
of the imports	ĜѧĝҜ
of the interface	Ľ҆
of the interfaces	ā҆
of the language	āѸĭ҆Į҈
of the licence	ı҆
of the method	ĀҊĊ҆ĿѸńғ
of the methods	ĀѸā҆
of the module	ĢҌĩҏ
of the modules	ĜѺĝҌ
of the move	Ņ҇ņґňѺ
of the names	Ā҇
of the newest	į҆
of the package	ĶҊ
of the parameters	Āҋ
of the parent	ā҆
of the parents	ě҆
of the project	ĀѺİҋı҈
of the rename	Ņ҉ņ҆
of the repository	ő҇
of the static	Ķҍ
of the struct	ī҇
of the test	œҎ
of the tests	ĀҖāѷ
of the trait	ĥ҇
of the type	ĤҍĿҊŐѷ
of the variable	Ő҇
of their	ŀ҆
of them	ā҈ĆҎ
of them $	ĀҌĆҊ
of them |	ĀѰāҌ
of thing	łҊ
of this	ĀҋąѹĈ҉ĖҒıҍłѷ
of this project	ĀҎĖҍı҈łѵ
of this repo	Ĉ҆
of this repository	Ĉ҆
of today	ņ҇
of today 's	ņ҇
of trait	Ľ҆
of trait <name>	Ľ҆
of type	Ā҈
of type <name>	Ā҈
of value	ŇҊŐ҆
of what	āѯĢҏĤ҆ňҌŐ҇
of what $	ňҌ
of what <name>	Ģ҆
of what fields	Ĥ҇
of what file	ĵ҆
of what type	ĀҊāѺŐ҈
of whatever	Ő҆
of which	āѧģ҈Ĥ҈ĥѸĩ҆ī҉Ņ҆Ň҉Ő҇
of which class	ŇҊ
of which fields	Ĥ҉
of which file	Ľ҆
of which files	ĩ҇
of which names	ģ҈
of which type	Ā҆
of |	āѺĢґī҉
of | $	āѺĢґī҉
off	ĀѺāѵĊґŕҚ
off <path>	ŕҍ
off <path> $	ŕ҇
off _ $	āѺĊґŕҍ
off |	ŕ҆
offer	ĀґāѨĚѴģҍĿҙ
offer _ importers	ģҋ
offer to	ģҍ
offer to importers	ģҋ
offers	Ŀ҆
offline	ĀѺā҇
often	āҘĎґ
often <name>	ā҆
often _ $	ā҈
often _ <name>	Ď҇
often _ <path>	Ď҆
often _ you	ā҆
often does	ĀѹāҌ
often does <name>	ā҆
often does <path>	ā҆
often has	ĎҊ
often is	ĀҖāѳ
often is <name>	ĀҊ
often was	Ď҆
often would	ā҆
often would you	ā҆
often |	ā҈
often | $	ā҈
ok	ĀѯāѷĈғŌҌŎҏ
ok _ $	ĀѱāѹĈҏŎҎ
ok _ ok	ŎҊ
ok not	ŎҊ
ok not ok	ŎҊ
ok or	ŌҊ
ok |	ĀѱāѹĈҏŎҏ
ok | $	ĀѱāѹĈҏŎҎ
old	ĀѳāҏĮ҉ŅҦņҚ
old <name>	ė҆ņ҈
old <path>	ņ҉
old _ $	Ņґņѹ
old _ <name>	ŅѹņҐ
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
older distribution	Į҇
older distribution |	Į҇
oldest	Āҍā҉ĆѺĮҔİѶ
oldest _ $	āҊĆѺ
oldest _ release	Į҇
oldest _ that	Įҋ
oldest |	āҊĆѺ
oldest | $	āҊĆѺ
omit	Ĕ҉
omit <name>	Ĕ҉
omits	ĕ҆
on	Ă҉ąѶĆѸĉ҆ĊѳĎґďѳĐ҉đѳĒҕē҉ĖҌĘѵęѺĜҊĝѸġѥģѴĤҔĥѱħҍĩҌĪҊīҎĬѬĭѸĮ҇įҋİѷıѶĲ҆Ĵ҇ĹғĺҋĻѷļ҈ĿҊŀѴŃѷńѶņѵŊѹŋѵŏѷŐѷőѸŒ҉ŔҊŕҙ
on $	ĀҍāѢćҖĖ҇ĪҔĮ҆ĵҏĺ҉Ņ҆ňѵ
on <name>	ĀҘĂґćѶĎҌďѺĒѹĖѸė҆Ě҉ġѫĢҔĤ҇ĩҖĪѹĬѺĮѳį҉Ĺ҈ĺѹľ҉Ŀ҈Ł҆ň҇
on <name> $	Ā҈āѶĂғćѷĎ҆ġѱĢқĩґį҆Ĺ҆ľҋň҉ō҆
on <name> and	Ā҈Ł҉
on <name> in	Ā҉
on <name> is	ā҆
on <name> |	āѺē҇ĚҌĤ҇ĩ҇
on <path>	ĀѰāѵĎҊĜҠħҐĩҋĪѷį҈
on <path> $	ĀѺāѺĎ҆ĜҎħ҈ĩ҉ĪѺ
on <path> |	ĀѷāѺĎ҆ĜҊ
on _ $	āѺĂҒćѶĎҌĒҍĕ҆ė҈Ĝ҉ġѱĢҙħ҇ĩҙĪѶĬѹĮѺįҋİѹľҊň҈ō҆
on _ <line>	ĀҋĲ҆Ĵ҈
on _ <name>	ĀѺāҊćѵĤҐī҈ĵѹĹ҉Ŀ҈ňҎ
on _ and	Ā҇Ł҉
on _ being	Ā҆
on _ events	ŕҌ
on _ for	Į҇
on _ functions	Ē҉
on _ import	ħ҉
on _ in	Ā҈
on _ instance	ā҈
on _ last	ĀѸāҋ
on _ line	Āѣā҆ċ҇ĐҒĜѶğ҇Ĵ҈Ķ҇ķ҇ļҎĽҍœ҆Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	Āѹā҈
on _ modules	Ī҈
on _ occasions	ŕ҆
on _ of	ĪѸ
on _ older	ĮҊ
on _ other	ĩѹĪҍ
on _ path	āҕĞ҉őѷŒ҇
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҍ
on _ thanks	ā҆
on _ transitively	ĀѸā҈
on _ type	īҍ
on _ value	Ĕ҆
on _ version	ė҆
on _ way	ĉ҆
on _ were	ā҆
on _ |	ĀѺāѵĎ҉ē҉ĖѺĚҌĜҊĤ҈ĩ҈ĮѺ
on a	Ā҆Ĥ҇Ŀҋ
on a <name>	Ā҈Ĥ҇Ŀҋ
on an	ā҇ĮҊ
on an instance	ā҈
on an older	ĮҊ
on ci	ā҇
on ci thanks	ā҇
on class	ćѵĤҋĵѺňҏ
on class <name>	ćѵĤҋĵѺňҏ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on function	ē҇
on function <name>	ē҇
on it	Ā҇ē҆
on it |	Ā҉
on its	ā҆
on line	ĀҊĲ҆Ĵ҈
on line <line>	ĀҊĲ҆Ĵ҈
on linux	āҋ
on linux $	āҋ
on my	āҋĞ҆
on my <name>	ā҆
on my machine	Ā҇
on my path	Ğ҇
on pull	Ā҇
on pull requests	Ā҇
on push	Ā҇āѺ
on running	āѺŎ҈
on that	ĀѺā҆
on that line	ĀѺā҆
on the	āҌē҉ħҊīҌİѷĴ҆ĽѺ
on the import	ħҊ
on the last	ĀѸāҋ
on the line	Ĵ҇
on the type	īҍ
on the value	ā҈
on this	Ā҉ĖѶ
on top	ĒґĪѸ
on top $	ĒҌ
on top of	ā҆ĪѸ
on what	ĀѳāѸć҇ċ҆ĐҋĖ҉ķ҈ļ҆Ľ҇ňѹŕ҈
on what line	ĀѮāҌċ҆Đҋķ҈ļ҆Ľ҇
on what occasions	ŕ҆
on when	ĖҊ
on which	ā҇Đ҆ĜѶğ҆ħѹĩѷĪґĺҐļ҆Œѹœ҉ŕҊ
on which <name>	ā҉
on which events	ŕҊ
on which functions	Ē҆
on which line	āѸĐ҇Ĝѷğ҇ļ҈Ľ҇œ҉
on which lines	Ā҉
on which modules	Ī҇
on which other	ĩѹĪҍ
on windows	ĀѷāҜ
on windows $	ā҇
on windows |	Āѹāҍ
on |	ĀѵāѺĕ҇ė҇ŕҐ
on | $	Āѹĕ҇ė҇
on | section	ŕҍ
once	ā҈Ć҇Ğ҆ņҊ
once _ $	āҊ
once named	ņ҇
once thanks	ā҇
once thanks $	ā҇
one	ĀѱĂѹĆ҇ĈѺĊѵč҇Ę҉ĚѺěҎĜ҉ĝ҉ĢѺħ҇Īѷĭѹİ҇ı҈Ĺ҈ļ҆ľѺł҈ŅҊňѶŋҖōѸ
one $	āѶŋҊ
one _ $	ā҆ĚѷěҋŅ҇ņ҇
one _ <name>	ĀѶāѸĘҌęѶŋ҆
one _ its	ęҋ
one _ put	ė҆ĮѺ
one _ the	āґĆѹč҈Ę҆Ĝ҉ĝ҇ķ҇
one _ this	āѹİ҈
one _ to	Ā҆
one _ |	Ā҇
one after	ā҆
one call	āѷŅҊ
one caller	Ā҈
one class	Ā҆
one find	ě҆
one finds	Ľ҇Ń҇
one finds the	Ľ҇
one get	Ā҆
one has	ė҆ĮѺő҇
one has put	ė҆ĮѺ
one in	āҎİ҈
one in <path>	ā҈
one in the	ā҉
one is	āҐ
one named	ļ҆
one named <name>	ļ҆
one of	Ć҆č҈Ęҋę҈Ě҈Ĝҋĝ҉ĸ҈Ĺ҆
one of <name>	ĘҊęѸĚ҇
one of its	ęҋ
one of the	ĀҊč҉Ę҇Ĝ҉ĝ҈
one test	ĀҍāѶ
one test |	ĀҋāѶ
one that	ā҆
one word	ł҇
one |	ĀѸĚѷěҋŅ҇ņ҇
one | $	ĀѸĚѷěҋŅ҇ņ҇
ones	āѩĂ҈ď҇ňҊōҏŏҋ
ones _ $	āѱň҈ŏ҉
ones _ <name>	ĀѶ
ones _ it	ō҈
ones of	āѺĂ҇
ones |	āѳň҈ŏ҉
ones | $	āѶň҈ŏ҉
only	āҬĂҏĆ҈ČҌĒѺĖѮħ҉īѹĬѹĵҋĿ҇ōѶ
only $	ĒѺĖѺħ҉Ŀҋ
only _ $	Āѹā҈Ă҆Č҆
only _ first	āѷĆҊ
only _ import	ĀѺā҈
only _ interface	Ā҈ĥ҆
only _ linux	āҋ
only _ |	ā҇ōѺ
only an	Ā҈ĥ҆
only an interface	Ā҈ĥ҆
only indirectly	ā҈
only on	āҋ
only on linux	āҋ
only tests	ĀѺā҈
only tests import	ĀѺā҈
only the	āѴĆ҈ĵ҆
only the first	āѷĆҊ
only used	Āґāѯ
only |	āҌ
only | $	āҌ
onto	ēҖ
onto <name>	ēҖ
onto <name> $	ēҕ
onto _ $	ēҕ
open	ĀѴāґćѹĬ҈ı҇ĵ҈ķҊő҆
open <name>	āҊćѹ
open <name> |	āҋćѹ
open _ code	Ĭ҉
open _ requests	ĀѺā҈
open _ |	āҋćѹ
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҇
open the	ĀѺĬ҉
open the code	Ĭ҉
open to	ķ҈
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	Ā҉ċҙĐҜđѺ
option <name>	Ā҈Đҕ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	ĀҎ
option <option>	ĀѴāҊċҒ
option _ $	Ā҆āѷĐҔ
option _ in	Đ҆
option _ |	Āғ
option |	Ā҉āѸ
option | $	Ā҉āѸ
optional	ĀҔĔ҉Ėѱ
optional <name>	ĀѹĔҊ
optional _ and	Ā҇
optional _ of	ĀҌĔҋĖѴ
optional dependencies	ĀқĖѲ
options	Ā҆
options _ $	Ā҇āѺ
options _ the	ā҆
options |	Ā҇āѺ
options | $	Ā҇āѺ
or	ĀѮāѤĈҙĉѷĊѮċҊčҏđҊĒ҈ĜҍĞҋğҌĠҊġҏĢѹĥѷħѺĬҕĭҐıҋĵѹķѺĹѺĽ҉ŁѹłҦŃѹńѺŅѺņѹŇ҈ňѩŋ҉ŌҒōѱŎґŏѵőѹœѹŕ҉
or <name>	Āѳāҧē҆ğ҆
or <name> $	ā҆
or <name> |	ĀѴāҢē҇
or _ $	ĀѯāѹćѹĈҏĚ҆ě҇Ĝ҆ğ҈ĬҗĭҌ
or _ <name>	ć҉ňѸ
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
or _ the	ĀѺā҈
or _ there	āҌ
or _ tool	ł҉
or _ type	Ň҉
or _ |	ĀѷāҎĈҊčҊę҆ġҍĦҊĬ҈ı҉ňѷŌ҉ōѱŎҌ
or a	ĀѷāѸłҚ
or a build	ł҇
or a program	ł҉
or after	āҍ
or broken	ĀѷĈҌ
or broken |	ĀѸĈҊ
or classes	ćҍňѸ
or deleted	ĀѺā҉
or deleted and	ĀѺā҉
or does	Ā҇Ĉ҈
or does something	ĀҌ
or fail	ĀѷŌ҆Ŏ҆
or failing	ĀѷŎҊ
or failing |	ĀѷŎҊ
or file	ġҏ
or file |	ġ҆
or gpl	ıҋ
or how	ĳ҆
or how many	ĳ҆
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ā҆
or in the	ā҆
or indirectly	ĀҏĜѸ
or indirectly |	ĀҏĜѸ
or is	Ā҇āѹ
or is it	Ā҈āѹ
or no	ĀҊāѳćѹĈ҆č҉Ę҆Ĝ҆ĦҊĬ҉ĭ҈ňѺ
or no $	ĀѺĈ҇ĭ҆
or no there	Ā҈
or no |	āѷč҇ġҊĦҊ
or not	ĀѺāѭĈ҇č҆Ě҇Ġ҉ĬҎĭҍŋ҉
or not $	āѺĚ҈ĭ҆ŋ҇
or not |	āѵę҆Ĭ҈ĭ҈
or red	ŎҊ
or something	łҌ
or string	āѺđґ
or superclasses	ć҇
or the	āѺğ҇Ň҆
or through	ĀҌ
or what	āѶď҆ė҆Ĭ҈ı҉Ň҇ŕ҆
or what $	ĬҊ
or what is	Ā҇ė҆
or what type	Ň҈
or what |	ĀѺł҆
order	āҒēѺŁ҇
order _ the	āҎ
order are	āҋ
order are the	āҋ
origin	Ņҋ
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
originally	ĀѶąҌŅҊ
originally $	ĀѺą҉
originally _ $	Ņ҇
originally named	Ņ҇
originally named $	Ņ҇
originate	ŃҊ
other	ĀѹāҬĉҖĊѹďҏģҒĦ҉ĩ҇ĪҘŁѹ
other _ $	Ā҇āѶĉ҆ģ҇ĩѸĪҋ
other _ <name>	ā҇
other _ depend	āҐĖѵ
other _ does	āѺĉ҆Ė҈Ī҇
other _ import	ģ҆
other _ pull	ĩ҆
other _ use	āѶĩҌ
other _ |	āҋģ҆Ħ҆
other classes	ā҇
other files	āѺĩҌĪҋ
other files $	ĩѹĪҌ
other files depend	Ā҆
other files import	ā҆
other files pull	ĩ҆
other files use	āѶĩҌ
other functions	Ā҈āѶĉҔ
other functions are	ĉ҆
other functions |	ĀҊāѸ
other methods	ĉ҆
other modules	āѶģҏĦ҈ĪҎ
other modules does	Ī҈
other modules import	ģ҆
other modules |	ģ҆Ħ҆
other packages	ĀѺāҊĖ҆
other packages does	Ė҆
other projects	ā҈
other than	āҐ
other than <name>	ā҈
other |	Ā҇āѹ
other | $	Ā҇āѺ
others	āѺģ҈
ought	āҪĵѸ
ought <name>	ā҈
ought <name> to	ā҈
ought _ to	āҋ
ought to	āҞĵѸ
our	Āѱā҉ŋ҉őҏ
our <name>	ő҆
our <path>	őҊ
our <path> |	ĀѹőҊ
our _ has	Ā҈
our _ have	ā҆
our _ model	Āѷāҍ
our _ |	ĀѭŋҊőҐ
our tests	āѲŋҊ
our tests |	ŋҊ
out	ĂѸĈ҆ĊѺĔҎęҊğ҉Ġ҈ġ҆ģҍĦ҆ĪѰļѸŁѺńҒŇҍŌҎŎҋ
out <name>	Ĕ҈
out _ $	ĀҊāѹĆ҈Ŕ҆
out _ <name>	ĀѶā҆ęҌĢѺĬѺĭ҆ńҏŇ҈
out _ <path>	ĀҏĪѶ
out _ <tag>	ĀѲāҒ
out _ class	ā҆
out _ date	āҊ
out _ renaming	ņ҆
out _ the	Ā҈āѵĈ҆ğҊĬ҉Ļ҆
out _ type	Ā҇
out _ when	āҊ
out _ which	ģ҆
out _ |	ĀѹāѺŌҋ
out for	āҊ
out if	ĀѺāѳĈ҆ę҉ě҆ġ҆Ŏ҆
out if <name>	ę҉ě҆
out if the	Ĉ҆
out of	āҎğҐģ҉ĪѵĴ҇ńҐŇ҉
out of <name>	ā҈ńҎŇ҇
out of <path>	ĀҒĪѶ
out of date	āҊ
out of renaming	ņ҆
out of the	āѹğҋĻ҆
out the	āѸķ҆
out the <name>	ķ҆
out the type	Ā҇
out there	āѺĥ҇
out what	ā҉Ņ҇
out what which	ģ҆
out |	Ć҈
out | $	Ć҈
outcome	āѹŌҐ
outcome of	Ōҏ
outdated	ĀѴāғ
outdated _ $	ĀѶāҋ
outdated |	ĀѶāҋ
outdated | $	ĀѶāҋ
outer	Ļҍ
outer _ <name>	Ļҍ
outgoing	ĉҡĊѰ
outgoing _ of	ĉҘĊѵ
outgoing calls	ĉҜĊѳ
outgoing calls of	ĉҒĊѷ
output	Ň҉
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѯāҘĖҎģҒŊѸ
outside $	ģ҈
outside _ $	ĀѳāҖģ҈ŊѸ
outside |	Āѹā҈ģ҈
outside | $	Āѹā҈ģ҈
over	ĀѵāҐĒ҇ē҆Ĕ҆ħҊĨ҆ĳѸ
over <number>	āҎĳѹ
over <number> <name>	āҍĳѹ
over _ <name>	ĀѶāҔĔ҆ĳѹ
over _ intermediate	ħ҇Ĩ҆
over the	Āѷ
over to	Ĕ҆Ł҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҆
over which intermediate	ħ҇Ĩ҆
overall	ĀѶāғ
overides	āѺŀҎ
overides of	āѺŀҎ
overload	ĆҔ
overload _ <name>	Ć҇
overload of	Ć҇
overload of <name>	Ć҇
overloads	ĆҔ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҐŀҧ
overridden $	ā҇ŀҌ
overridden _ $	ŀҊ
overridden _ <name>	Ā҇
overridden _ the	āҊ
overridden by	Ā҇āҋ
overridden by <name>	Ā҇
overridden by the	āҊ
overridden |	ŀ҉
overridden | $	ŀ҉
override	ĀҗāҔĿѵŀҝ
override $	ĀҌāѷ
override <name>	ĀҌŀҏ
override <name> $	ŀҎ
override <name> in	āҊ
override <name> |	ĀҒāѹ
override _ $	Āҏŀҍ
override _ <name>	ĀѲāҔŀҋ
override _ further	ŀ҆
override _ in	ā҇
override _ |	Āҏ
override from	ĀѯāҔ
override it	ŀ҇
override it |	ā҆
override of	ŀ҉
override of <name>	ĀѺŀҍ
override |	Āґ
override | $	Āґ
overriders	ĀѷĢѺŀһ
overriders _ <name>	ĀѷĢѺŀһ
overrides	Ā҉āҗĂҔćѷŀҪňѺ
overrides $	ā҇ĂҕŀҌ
overrides <name>	Āҋŀ҈
overrides <name> $	ĀҎ
overrides <name> |	ŀҊ
overrides _ $	ĀҒ
overrides _ <name>	Āѹā҉ŀҗ
overrides _ it	ā҆
overrides _ |	Ā҇ŀ҆
overrides of	ĀѶāґŀҋ
overrides of <name>	āҊŀ҈
overrides of it	ā҆
overriding	Ā҈ĢѹĿѴŀӁ
overriding <name>	ŀҏ
overriding <name> $	ŀҎ
overriding _ $	ŀҐ
overriding _ for	ŀҎ
overriding _ of	ŀҗ
overriding _ |	ŀ҉
overriding definitions	ŀ҇
overriding definitions of	ŀ҇
overriding methods	ĿѺŀғ
overview	Ā҆
overview _ the	Ā҆
overview of	Ā҆
overview of the	Ā҆
own	ĀѸĆҌĪѹŀҔ
own <name>	Ć҈ŀ҆
own <name> method	ĺ҆
own _ $	āѶŀҎŌ҆
own _ method	ĺ҆
own _ of	ā҇
own _ |	ā҉Īѹ
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version	ā҆
own version of	ā҆
own |	āѹŀ҇Ō҆
own | $	āѹŀ҇Ō҆
paces	ĀѸā҇ō҈
paces _ $	ĀѸā҇ō҆
paces |	ĀѸā҇ō҆
paces | $	ĀѸā҇ō҆
package	āѴĖґĞҞĭ҇ĮѺĶҋ
package $	ĞҊ
package <name>	ĀҏāѴ
package _ $	Āѷā҉ĞҎĭ҇
package _ |	ĀҔāѯ
package |	ā҇ĭ҇
package | $	ā҇ĭ҇
packages	Ā҈āѳĖҮĪҐĮѺ
packages _ $	ĀѶāҊĖ҈
packages _ <path>	Ī҇
packages _ in	Ī҇
packages _ the	ĀҊ
packages _ this	āѺĖҌ
packages are	ĀҖāѲĖѺ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҌĪ҉
packages does <path>	Ī҇
packages does the	Ā҆
packages does this	āѺĖ҉
packages |	ĀѶāҊĖ҉
packages | $	ĀѶāҊĖ҈
param	ĀҐāҕēѺĕҐġѵńѺ
param <name>	āѸĕґ
parameter	Āңā҇ďҋĔґĕҖġѷŁҠŇѷŐѹ
parameter $	ĕ҈
parameter <name>	ĀҏāѺĔҚĕ҇ŇѸŐѺ
parameter <name> $	ĀҊ
parameter <name> in	ĀѹĔҊ
parameter <name> of	Ā҈Ĕ҈
parameter <name> |	Ā҆
parameter _ $	Ā҇ā҆ĕ҇
parameter _ <name>	ĀҒā҇
parameter _ configuration	Đ҆
parameter _ default	ĕ҆
parameter _ for	ĀѸŁҎ
parameter _ in	ĀѹĔҊ
parameter _ of	ĀҕďҊĔ҈ġѹ
parameter _ |	ĕ҆
parameter by	ĀҊ
parameter called	ĀҊ
parameter count	ĀҊ
parameter list	ġѹŁҘ
parameter list for	Āѵā҇Ł҇
parameter list of	ĀҎġѹ
parameter lists	ď҉
parameter of	Đ҆
parameter of configuration	Đ҆
parameter to	ā҆
parameter to <name>	ā҆
parameter |	ā҇
parameter | $	ā҇
parameters	āѹďҰěѺŁҪ
parameters $	ď҆
parameters _ $	ď҆
parameters _ <name>	Ā҉āѶďҙŁҏ
parameters _ by	ŁҊ
parameters _ it	ā҇
parameters _ the	Ł҇
parameters _ |	ā҈
parameters does	Ł҇
parameters does <name>	Ł҆
parameters does it	ā҈
parameters of	ĀҊď҆ŁҌ
parameters of <name>	Āҋď҆Ł҇
params	āѲďҢŁҿŇѺ
params $	āѳďҕŁҔŇѺ
params <name>	ďѴŁґ
params _ <name>	ďҍŁҐ
params for	Ł҇
params of	Ł҈
params that	Łґ
params that <name>	Łґ
paramters	ŁҜ
paramters of	ŁҖ
parent	Ā҈ćҬěҐĺѺŀѹňҖ
parent $	ćѷĚҏěѵňҍ
parent 's	ā҇
parent 's method	ā҈
parent <name>	ćҞňѷ
parent _ $	ĀѹćҢňѹ
parent _ <name>	ĀѶā҇ĚѹěҒňғ
parent _ from	ć҆
parent _ method	ā҈
parent _ of	ćҌě҈
parent class	Ā҆ě҇
parent class of	ě҈
parent classes	āѺćҌ
parent classes |	ć҉
parent is	ā҆ćѮňҖ
parent is <name>	ā҆ćѮňҖ
parent of	ĀѹćҏĚѹěҏ
parent of <name>	ćҏĚѹěҒ
parentheses	āѶć҇Łҏ
parentheses _ $	āѸŁҎ
parentheses |	āѸŁҎ
parentheses | $	āѸŁҎ
parents	ĀѵāҜćҢĘѹęѸěҍňѸ
parents _ $	ā҉
parents _ <name>	ĀѹćҗęѸěҎ
parents of	ĀѹćҜěҎ
parents of <name>	ĀѹćҘěҎ
parents |	ā҉
parents | $	ā҉
parse	ĀҶāѥ
parse _ $	ĀҔāѶ
parse |	ĀҔāѶ
parse | $	ĀҔāѶ
parser	ĀѲāҎċҗ
parser $	Āѳāҗ
parser _ $	ċ҈
part	Č҇čҐĎѺĠҍĦ҉ŉ҉
part _ $	Ā҉ĎѺŉ҇
part _ <name>	ā҈
part _ a	Ā҉
part _ commit	č҆
part _ the	ĀѷĠҊ
part in	ĀҐāѺ
part in a	ĀҌĦѺ
part of	Āѯā҉Č҇čґĎѺĠҎĦҋ
part of $	Ā҈
part of <name>	ā҈
part of a	Ħ҆
part of commit	č҆
part of the	ĀѷĠҊ
partially	āҊĥѶ
parts	ĀҊāѺĂҐ
parts _ the	Ā҇
parts of	ĀҋāѺĂ҉
parts of the	Ā҇
party	ĖҔ
party _ $	ā҆
party _ |	ĀѸāҎ
party packages	Ā҆
party packages |	ā҈
party |	ā҆
party | $	ā҆
pass	āҍĔ҉ģѺŁҒŋѸŌҥŎҬœѹ
pass $	Ŏғ
pass <name>	ĀҎāѺĔ҇
pass <name> to	ĀҎāѺ
pass _ $	ĀқāѮŌҌŎ҆
pass _ <name>	ď҇ŁҔ
pass _ fail	ĀѷŌ҆Ŏ҆
pass _ i	ā҇
pass _ the	ĀѶāҍŎ҈
pass _ to	ĀҎ
pass _ windows	ā҆
pass _ |	ĀѺŌ҆
pass fail	Ō҆
pass if	ā҇
pass if i	ā҇
pass on windows	ā҆
pass or	ĀѶŌ҇Ŏ҉
pass or fail	ĀѷŌ҆Ŏ҆
pass to	āҊď҇Łґ
pass to <name>	ā҆ď҈Łҏ
pass when	Ŏҋ
pass when the	āѺŎ҆
pass |	ĀҜāѯŌҊ
pass | $	ĀҜāѯŌҊ
passed	Łҍ
passed _ |	Āҋāѹ
passed to	Ł҉
passes	ĀҒāѮŋѸŌ҈Ŏҝ
passes $	ĀғāѶŋѹŎҌ
passes _ $	Ō҈
passes _ n	ŎҌ
passes y	ŎҌ
passes y n	ŎҌ
passes |	Ō҈
passes | $	Ō҈
passing	ĀѹāѯŌҜŎҗœѺ
passing $	Ō҆Ŏ҉
passing _ $	ĀҊāѲŌ҈
passing _ failing	ĀѷŎҊ
passing or	ĀѶŎ҉
passing or failing	ĀѷŎҊ
passing |	Ā҉āѯŌ҆
passing | $	Ā҉āѯŌ҆
past	ĎѺŅҖ
past _ $	Ņҋ
past _ which	Ņ҆
past |	Ņҋ
past | $	Ņҋ
path	ĀѳāѬćѹĞ҆ĢѶģѸĥѺħҙĨ҉ĩѺĪѺĵҘķғĺѸĽҋŅҙņҕŌѹőӃŒҧœҔ
path $	Œҍ
path _ $	āѷĽҊőҖœ҆
path _ <name>	āҖŅҊőҔŒѷ
path _ <path>	ĀѺħҊŅҊőҏ
path _ a	ā҇
path _ former	ņҊ
path _ line	Ċ҇ĵ҆
path _ module	Œ҆
path _ root	őҊ
path _ the	āѷĵҎņ҇Œҍœ҉
path _ which	Ĩ҇
path and	Ċ҇ĵ҆
path and line	Ċ҇ĵ҆
path by	Ĩ҇
path by which	Ĩ҇
path for	ő҆
path from	őҊ
path from a	ā҇
path from root	őҊ
path is	Œ҉
path of	Ā҉ķҏŅҒőҋŒҍ
path of <name>	ŅҊő҈
path of <path>	āҊŅҊ
path of former	ņҊ
path of the	ŒҌ
path pls	Ľҋœ҇
path pls $	Ľҋœ҇
path to	āѷħѺĨ҆ĵҎőҒ
path to <name>	őҌ
path to <path>	Ĩ҆őҊ
path to the	ĵҌ
path was	Ņ҈
path |	őҘ
path | $	āѹőҘ
paths	ĀѲă҆ČҝčѹħѶŃҍ
paths _ <commit>	ĀѺČҎ
paths _ <name>	ā҆
paths from	āҌħѶ
people	ĀҎā҈Ė҆İѹ
people _ pass	ā҉
people _ tests	āҊ
people _ to	Ā҆āѶ
people _ touched	ĀҊ
people committed	Ā҆
people committed to	Ā҆
people have	Āҋ
people have touched	ĀҊ
people usually	ā҇
people usually pass	ā҇
people wrote	āҊ
people wrote tests	āҊ
per	āҐĎѷľ҇
per _ touching	ĀѺāҐĎѸ
per _ |	Ā҉āѸľ҇
per author	ĀѺāҐĎѸ
per author touching	ĀѺāҐĎѸ
per class	ľ҇
per class |	ľ҇
per request	ĀѸāҊ
per request |	ā҆
percentage	ĀѲāқ
percentage _ code	ĀѹāҒ
percentage of	ĀѲāқ
percentage of code	ĀѹāҒ
person	ĀѸĲҟ
person _ $	Ĳ҇
person _ line	Ĳ҆
person |	Ĳ҇
person | $	Ĳ҇
phrase	ŔҒ
phrase <literal>	Ŕ҇
picks	ğ҈
picks up	ğ҆
pin	ĀѷėҐ
pinned	ĀѺėңĮѸĲ҇
pinned $	ė҇
pinned _ <line>	āѹĲ҈
pinned _ |	Āѷāҍė҇
pinned line	āѹĲ҈
pinned line <line>	āѹĲ҈
pinned to	ė҉
pip	ĞҊ
pip install	Ğ҇
pipeline	ĀҐāѳİѺŕҊ
pipeline <path>	ŕ҉
place	ĀѲĆ҈ĐҍġѺĥѹį҈ĵ҇Ķ҇ķ҇ĸҎĺҎĻѸļ҇œҋŔ҉
place $	āҍ
place <name>	Ā҆Ć҈ĊѺķҎ
place <name> is	Ā҇ĊѺķҎ
place _ $	į҉
place _ <name>	ĀѳĊҊĺғļ҇
place _ <path>	Đ҆
place _ defines	āѸĆҌķ҆
place _ is	Ā҇ĊѺķҎ
place _ the	ĀѺā҈ķѸĸҌő҆
place _ uses	āҎ
place in	āѸĐґĸ҆
place in <name>	Đ҆
place in <path>	Đ҆
place in the	ĸ҆
place of	ĵҊő҆
place of the	ő҆
place that	Ć҆
place that defines	āѸĆҌķ҆
place that uses	āҎ
place where	āҌķѵĸ҆Ŕ҆
place where the	āҎķѶļѺ
place |	į҉
place | $	į҉
places	ĀҕāѵĆҜĊҙğҊŃ҆Ŕ҆
places _ <name>	Ń҇
places _ call	Ċ҇
places _ it	āҊ
places _ the	Ā҉
places _ which	Ć҈
places and	ĀѺĆ҉
places defining	Āѹā҆Ć҆
places defining <name>	Āѹā҆Ć҆
places does	Ā҉
places import	Ā҆āѺ
places is	ā҉
places that	Ċ҈ğ҉
places that call	Ċ҇
places where	Āҏ
places where <name>	ĀҊ
plain	Ģ҆
plain words	Ģ҆
planning	ĀѵāҎ
plays	āѶĢҞ
plays in	Ģ҉
please	ĀҔāѮąѸĆ҆ć҆ĎѸďѺđҋĖѹĚѹġѺĢҐĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҋ
please $	ĀѴāҊĎѹĢғĥѺķ҆ĺҋļѺŁ҉Ņ҆ņѺ
please _ $	ĀҔĖѹ
please _ <path>	ő҆
please _ all	ĀѸĆҊ
please _ every	Āґ
please _ how	Ĩ҆
please _ if	Āҍ
please _ is	Ō҆
please _ it	đ҉
please _ me	ĀѬāѹķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	ĀҘāѷąѺć҈đ҆İѺ
please _ whether	Āҏ
please check	ĀҐ
please check if	Āҍ
please display	Ā҉
please enumerate	Ā҆Ć҉
please enumerate every	Ā҉
please give	Ā҆
please give the	Ā҈
please identify	Ā҆
please identify the	Ā҆
please list	ň҆
please list every	Ā҈
please list the	ĀѹĿѺ
please report	Āҍ
please show	Āѹć҈
please show the	ć҈
please state	ĀҌ
please state the	Ā҈
please tell	ĀѱāѺ
please tell me	ĀѱāѺ
please their	ň҆
please their names	ň҆
please to	ĀѩĹѺ
please to show	ĀѺ
please trace	Ĩ҆
please trace how	Ĩ҆
please |	ĀҋĖѹŌ҆ő҈
please | $	ĀҔĖѹ
please | <path>	ő҆
pls	ĀѺāѸıҊķқĽ҉œ҆
pls $	ĀѺāѸıҊķқĽ҉œ҆
point	ĀѳĐҏİ҇ķҎĺҋ
point _ at	ķҒ
point _ execution	āҐ
point _ to	ĀѺĺҍ
point during	āҐ
point during execution	āҐ
point in	Āҋāѵ
point me	ĀѶāѸĐ҇ĵ҇ķҎĺҌ
point me at	ķҒ
point me to	ĀѺĺҍ
point of	Ģ҇
points	Ā҈Ğң
points $	ĞҊ
points _ this	ĞҊ
points of	ā҇Ğ҆
points of this	Ğ҉
points |	Āҋ
position	ĀѹĐ҉ĵ҆ĸ҆ĺҔĻ҆ĿѸ
position $	ĵ҆ĺґĿѹ
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
predecessor	āѸŅҙņѺ
predecessor _ <path>	Ņ҈
predecessor _ of	Ņ҆
predecessor of	āѸŅҔ
predecessor of <path>	Ņ҈
predecessor path	Ņ҆
predecessor path of	Ņ҆
present	ĀѷāѸĝ҆Ġҍİ҆ņ҇ŋ҇Ō҈
present _ $	ĀѺİ҆ŅѺŌ҉
present in	ĝ҆Ġ҆ŋ҇
present name	āҌņ҇
present name $	āҋŅѺ
present |	İ҆
present | $	İ҆
preset	ĀѺĔҞ
preset of	ĔҔ
previous	ŅҟőѸ
previous _ of	ŅҖőѸ
previous _ |	ā҈
previous name	Ņғ
previous name of	ŅҊ
previous path	ŅҌőѸ
previous path of	ŅҌőѸ
previous release	ā҇
previous release |	ā҇
previously	ĀѹŅҍņ҇
previously _ $	Ņ҈
previously _ as	ŅҌ
previously called	ņ҇
previously called $	Ņ҈
previously known	ŅҌ
previously known as	ŅҌ
print	ĀѹāѬđґĖҥģҌĤҋİҎĲѵĴҔĶѶ
print <name>	ĀѲĖҫ
print <path>	Ĵ҇
print <path> <line>	Ĵ҉
print _ <line>	Ĵґ
print _ <name>	đҋĶѸ
print _ from	Ā҈
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
print the	Āҏđ҉
print the test	Ā҆
printed	ā҉
prints	Āғāѵ
prints <literal>	ĀғāѶ
prior	ĀѹāѺŅҟ
prior _ the	Ņ҇
prior filename	ĀѹŅҘ
prior to	Ņ҇
prior to the	Ņ҇
private	ĭҹľѵ
private $	ĭҋ
private _ $	ĭҒ
private _ does	ĀҐľѸ
private functions	ĀѶāґ
private functions does	ĀѶāґ
private names	ĀѷāҌ
private names does	ā҇
private |	ĭҒ
private | $	ĭҐ
produce	ĀҍāѺ
production	ĀѺāҎ
production _ $	ĀѺāҋ
production |	ĀѺāҋ
production | $	ĀѺāҋ
program	āѹğ҉Ģ҈łҌ
program _ $	Ģ҈
program _ up	Ā҉āѸ
program _ |	ā҆
program |	Ģ҈
program | $	Ģ҈
programmers	ĀѶāҔ
programs	Ğҏ
project	ĀѵĈҗĎѹĖҝėҝĞҙġҒĬѹĭѺĮңİ҇ıҖłүŊѳő҉
project $	ĀҚāѣĈѯĮҍİҎıғłҊ
project 's	ı҇łѺ
project 's metadata	Į҆
project _ $	ĀѰĖѹėҐĞҎĮ҉łҚ
project _ <name>	ė҆ĮѺ
project _ a	āҊĈ҇łѹ
project _ for	ė҇
project _ have	ġ҈
project _ i	ł҆
project _ it	ĀѺł҇
project _ metadata	Į҆
project _ on	Ė҉ĮѺ
project _ outside	āҍŊѹ
project _ that	ł҈
project _ this	ĀҕāѸłѸ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҆
project _ with	āҊ
project _ |	ĀҒāѭĮҋő҆
project and	Į҆
project and which	Į҇
project be	Ā҆Ĉ҇
project belongs	łҌ
project build	ĀѺā҈
project build |	Ĉ҇
project builds	Ĉҍ
project compiles	ĈҊ
project depend	Ė҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҉ā҇Ė҈ıѹŊѷ
project have outside	āҍŊѹ
project have |	ĀҎĖ҈ıѴ
project how	Į҆
project how is	Į҇
project in	ĀѶāҋ
project installs	ĞҎ
project installs $	Ğҋ
project is	Ā҉
project is this	ĀҕāѸłѷ
project need	ĮҌ
project need |	ėѷĮҏ
project require	ĀҊ
project require |	ĀҊ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	Įҋ
project support $	Įҋ
project use	āҍ
project use |	āҍ
project wants $	Į҇
project work	ā҆
project work with	ā҆
project |	ĀҏāѹĖѷėҌĞ҆ġ҈ł҉
project | $	ĀґāѺĖѷėҌĞ҆ł҆
projects	āґ
projects _ on	ā҉
projects depend	ā҉
projects depend on	ā҉
promise	Āѹā҇
promises	āѷĥ҇
properties	ćѺĤӅĿѹŐѹ
properties _ <name>	Ĥ҈
properties _ class	ĤҐ
properties _ on	Ĥ҇
properties are	Ĥ҆
properties of	ĤґŐѹ
properties on	Ĥҍ
properties on class	Ĥҍ
property	ā҇Ĭң
property $	ĬҊ
property _ $	Ĭҋ
property |	ĬҌ
property | $	Ā҆ĬҊ
protocol	ĥҖ
protocol <name>	ĥҖ
protocol <name> $	ĥҍ
protocol _ $	ĥҏ
protocol |	ā҆
protocol | $	ā҆
protocols	āѶīҿ
protocols <name>	ĀѹīҜ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	Ā҇āѷīҒ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҎŏѺ
provide _ import	ģҎŏѺ
provide for	ģҎŏѺ
provide for import	ģҎŏѺ
provided	Ğ҉
pub	ģҎ
pub _ in	ģҎ
pub items	ģҎ
pub items in	ģҎ
public	ĀѮāѹĠѶģӏĭҲ
public $	ĭҋ
public _ $	ģҍĭҋ
public _ <name>	ģ҈
public _ <path>	ģҊ
public _ in	ģ҇
public _ of	ģҔ
public api	ģҍ
public api of	ģҋ
public in	ģҌ
public in <path>	ģ҇
public interface	ģ҈
public names	ģғ
public surface	ģ҇
public surface $	ģ҇
public |	ģ҇ĭҎ
public | $	ģ҇ĭҌ
publish	ģҊ
publish $	ģҊ
pull	ĀҋāѸĜ҇ħ҆ĩҏŕ҇
pull _ $	Ā҉
pull _ <path>	ĀѴĜҊħ҆ĩ҇
pull _ at	Ā҉āѹ
pull _ touch	ĀѺā҈
pull _ |	ĀҌ
pull in	Ā҆āѶĜ҉ħ҆ĩҌ
pull in $	Ā҉
pull in <path>	ĀѴĜҊħ҆ĩ҇
pull request	ŕ҈
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѸĖ҇ĝ҈ĨҌĪҊ
pulled _ by	ĝ҉Ĩ҇Īҋ
pulled _ of	ā҈
pulled in	āѺĖ҇ĝ҈ĨҊĪҊ
pulled in by	ĝ҉Ĩ҇Īҋ
pulled out	ā҈
pulled out of	ā҈
pulls	ĀѶāѸĜҍĩҖĪ҇
pulls _ <path>	Ĝҍĩ҉
pulls _ in	ĩ҇
pulls _ what	Ī҇
pulls in	ĀѸĜҍĩҏĪ҇
pulls in <path>	Ĝҍĩ҉
pulls in what	Ī҇
pulls that	ĩ҇
pulls that in	ĩ҇
pure	ĂҚ
pure virtual	ĂҚ
purpose	ĀѭĊѹĢҽłҔ
purpose _ $	ĀѸłҔ
purpose _ <name>	ĀѸāѵĢҝ
purpose of	ĢҐ
purpose of <name>	ĢҐ
push	ĀѲāҌŕғ
push $	ĀѮāҖ
push _ $	Ā҇
push _ cron	ŕ҇
push _ pull	ŕ҆
push pr	ŕ҇
push pr cron	ŕ҇
push |	Ā҇
push | $	Ā҇
put	Āѫą҆Đ҆ĒҌė҆Ğ҆ğѶĮѹĲ҆ĵ҈ĶҌķ҇ĸ҈ĺҎń҇ō҆ő҉
put $	őҋ
put <mark>	Ē҇
put <name>	ō҈
put <name> through	ō҈
put _ $	āѹĺҋ
put _ <name>	ė҆ĮѺ
put _ breakpoint	ā҆
put _ into	ā҆
put _ there	Ĳ҆
put _ through	ō҈
put _ what	ĸ҇
put a	ā҆
put a breakpoint	ā҆
put for	ė҆ĮѺ
put for <name>	ė҆ĮѺ
put in	ğѸĸ҇ń҈
put it	Ĳ҆
put it there	Ĳ҆
put the	Ķҋķ҆
put |	āѹĺҋ
put | $	āѹĺҋ
pytest	āѳŌҎŎҗ
pytest <path>	āѺŎҋ
pytest _ <name>	ŌҔŎѹ
pytest _ result	āѸŎҕ
pytest _ |	ŎҊ
pytest k	ŌҔŎѹ
pytest k <name>	ŌҔŎѹ
python	āѹėѹĮҿŒ҆
python $	ā҆Į҆
python <name>	ĀѸāѷĮҗ
python <tag>	ĀҍāѶ
python <tag> |	ĀҍāѶ
python _ $	ā҉Į҇
python _ is	Ā҈
python _ |	ĀҎāѪĮґ
python version	Ā҆
python version is	Ā҈ĮѺ
python |	ā҉
python | $	āҊ
quantity	Ď҆ľ҉ĿѺ
quantity _ commits	Ď҆
quantity _ methods	ľҊĿѺ
quantity of	Ď҆ľ҉ĿѺ
quantity of commits	Ď҆
quantity of methods	ľҊĿѺ
query	ğ҇
question	Āѵļ҆Ņѷ
question _ did	ā҈
question _ what	ĀҍŅѷ
question _ which	ā҈
question how	ė҆
question which	āҌ
question |	Ā҉ŅѶ
question | what	ĀҍŅѷ
question | which	ā҇
quick	ĀѵāҚļ҆Ņѷ
quick _ how	ė҆
quick _ which	āҌ
quick _ |	Ā҉ŅѶ
quick question	ĀѶļ҆Ņѷ
quick question how	ė҆
quick question which	āҌ
quick question |	Ā҉ŅѶ
quickest	ħ҇
quickest import	ħ҇
quote	Ā҉āѹ
quote _ lines	Ā҇
raise	ĀҌĉѹŃҩńү
raise $	ā҆ńҍ
raise <name>	Āҗ
raise <name> |	ĀҐ
raise _ $	Ā҈ńҊ
raise _ and	ĀѹńҌ
raise _ exception	āҊńѺ
raise _ in	ń҇
raise _ of	ĀѵŃҒ
raise _ |	ĀҗāѶ
raise an	āҊńѺ
raise an exception	āҊńѺ
raise anything	ń҉
raise statements	āѸŃ҇ńҗ
raise statements in	ń҇
raise statements |	ń҇
raise that	Ā҇āѹ
raise that |	Ā҈āѸ
raise |	Ā҇
raise | $	Ā҇
raised	ā҈ŃҜńҟ
raised $	āҋŃҎńѺ
raised _ $	ńҌ
raised _ <name>	ńҘ
raised _ what	ŃҍńѺ
raised _ |	Ń҆
raised by	Ā҆Ń҈
raised by <name>	Ā҆
raised by what	Ń҈
raised in	ĀѹŃ҆ńґ
raised in <name>	ńҐ
raised inside	ń҇
raised the	ā҇
raised |	Ń҆
raisers	Ńқ
raisers _ <name>	Ńқ
raisers of	Ńқ
raisers of <name>	Ńқ
raises	ĀҐāѶŃґńғ
raises $	āѺńғ
raises <name>	Ńґ
raises <name> $	Ń҆
raises <name> |	Ā҆Ńҋ
raises _ $	Ń҆
raises _ |	ĀҍāѳŃҎ
raising	ŃҔ
raising <name>	Ńҏ
raising <name> $	ŃҌ
raising _ $	ŃҌ
ran	Ā҇
ran only	Ā҈
range	ĀғāѴă҉ėҘ
range _ <name>	ĀҘ
rather	ŏ҆
rather _ |	ŏ҆
rather just	ŏ҆
rather just |	ŏ҆
rather than	ā҇
re	ĀѺāҎĥѺĮ҈
re <name>	āҐ
re _ an	Į҇
re _ the	ā҇
re on	Į҇
re on an	Į҇
reach	Āҏħ҈
reach <path>	ĀѲā҇ħҊ
reach <path> through	ĀѲā҈ħ҉
reach _ through	Āѷā҆ħ҉
reached	āқĨҊŒѺ
reached _ <path>	Ĩ҇
reached from	ĨҊ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	Āҝā҇ĐѺę҇ğҖĴҟĶѴ
read $	ĀҌāѺ
read <name>	ę҈
read _ $	ĀҐāѹğҋĴҒ
read _ and	Ā҆
read _ constant	āґ
read _ |	ę҈ł҆
read me	Ĵ҇
read on	Ĥ҆ł҆
read the	ĀѲāҌĵ҆Ĺ҆
read |	ĀҒāѺğҊĴҒ
read | $	ĀҒāѺğҊĴҒ
reading	Āѹāѷđ҉ğ҈
reading <name>	ĀѺ
reading _ the	āѸđ҉
reads	Āѱğқ
reads <name>	ĀѷāҊ
reads <name> from	ā҇
reads <name> out	ĀѺ
reads _ from	ā҇
reads _ out	ĀѺ
reads _ |	ğ҇
reads it	ğ҇
reads it |	ğ҇
reads the	ā҇
real	ĀҊāѹ
realise	ĥҔňѺ
really	ĀѰā҈ġ҉ĭҋ
really _ or	ĭҋ
reason	āҕŌѺ
reason _ $	Āҋ
reason _ <name>	ā҈
reason _ the	ĀҍāѺ
reason for	Ā҇
reason for <name>	ā҈
reason for the	ĀҌāѺ
reason |	Āҋ
reason | $	Āҋ
rebase	ĀѳāҒ
rebase |	ĀѳāҐ
receive	ĀѺŇ҉
recent	āѭĮҍįҔİҏ
recent _ of	į҉
recent _ that	į҈
recent change	įҊ
recent change of	į҆
recent commit	į҈
recent commit that	į҈
recently	ĀѷāѲįҗİҌ
recently _ $	āѸį҉
recently _ |	į҇
recently has	ĀѸį҉
recently modified	į҇
recently |	āѹ
recently | $	āѹ
recursively	ĀҐňѹ
red	ĀҒāѭŎ҈
red _ $	Āґāѱ
red |	ĀҊāѷ
red | $	ĀҊāѷ
redefine	ĀѸŀҝňѹ
redefine <name>	ĀѺāѵŀҞňѹ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҍŀѶ
redefine _ method	ŀ҈
redefine method	āҍŀѶ
redefine method <name>	āҍŀѶ
redefined	Ā҇ŀҊ
redefined by	Ā҈
refactor	āҊ
refactor the	ā҈
refactoring	ā҉
refactoring _ $	ā҆
refactoring |	ā҆
refactoring | $	ā҆
refer	Ā҈āѹō҆
refer _ <name>	Ā҉āѹō҆
refer to	Ā҈āѹō҆
refer to <name>	Ā҉āѹō҆
reference	ĀҎōґőѺ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	Āҍō҉őѺ
reference to	Āҍō҉őѺ
reference to <name>	Āҍō҉őѺ
referenced	ā҉ō҇ŏҏ
referenced $	ŏҌ
referenced _ $	āҋ
referenced |	āҋ
referenced | $	āҋ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѬāҌĊ҆ĶѹŅ҆
regarding <name>	āѸ
regarding <name> |	Ā҇āѸ
regarding <path>	Āѹ
regarding <path> |	ĀѺ
regarding _ <commit>	āҊ
regarding _ <name>	Ā҆āѺĤ҆
regarding _ constant	ā҈ĶѺ
regarding _ function	āѴĉ҆Ċ҇
regarding _ |	Ņ҇
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
relative path	őҏ
relative path of	ő҇
release	āғăҐċѸėҖĠҚĮҕŉ҉
release $	āҍ
release <tag>	ĀѯăҏĠҕ
release <tag> $	ă҆Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	Āѷāҋ
release _ $	ĀѸāҝă҆Ġ҉
release _ <commit>	ĀѺā҇
release _ <name>	ėҐ
release _ <path>	ĀҒāѰ
release _ <tag>	ā҆
release _ contain	āѺĠ҈
release _ contains	Ā҉āѹ
release _ i	Į҆
release _ is	Į҉
release _ |	ĀѴāҊ
release after	ā҆
release after <tag>	ā҆
release builds	Āѹā҈
release has	Āҋāѷ
release of	āѹėғŉ҆
release of <name>	āѹėҐ
release that	Į҉
release that is	Į҉
release turned	ĀѺāҌ
release turned <name>	ĀѺāҌ
release was	Ā҈
release with	Ā҆
release workflow	ĀҏāѲ
release |	āҜ
release | $	āҜ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	ĀѱāҊčѹŉҶ
releases <tag>	Ā҆
releases <tag> and	Ā҆
releases _ $	ŉ҆
releases _ <commit>	ŉґ
releases _ and	Ā҆
releases _ commit	ŉҋ
releases _ it	ŉ҆
releases contain	āѺŉ҆
releases did	ŉ҉
releases is	ŉ҆
releases that	āҊ
releases |	ŉ҆
releases | $	ŉ҆
relies	ĩҍ
relies on	ĩҍ
rely	Āѷĉ҈ĖҊĭ҇
rely _ $	Ė҆
rely _ <name>	ĭ҇
rely _ <path>	ĀѷĜ҆
rely on	ĀѸĖ҈Ĝ҆ĭ҇
rely on $	Ė҆
rely on <name>	ĭ҇
rely on <path>	ĀѷĜ҆
remove	āҗŏѸ
remove _ import	ā҆
remove _ unused	āҊ
remove the	āҞŏѸ
remove the import	ā҆
remove the unused	āҊ
removed	ĀҟāҗăѳąѳčѸ
removed <name>	Ā҈
removed <path>	ĀғąѶ
removed _ $	ĀҙāѺąѷ
removed _ <tag>	āҒăѴ
removed _ and	ĀҋāѺ
removed from	āҌ
removed |	Ā҉
removed | $	Ā҉
rename	āҍĸѹŅҫņҭ
rename $	āѳŅ҉ņғ
rename <name>	ĀҊ
rename <path>	āҋ
rename <path> |	ā҉
rename _ $	ŅҊ
rename _ <name>	ā҈
rename _ of	ĀѷŅҏņҏ
rename _ result	Ņ҇
rename _ |	ĀѺāҎ
rename of	ņ҉
rename source	ĀѺŅґ
rename source of	ĀѺŅґ
rename target	ņҒ
rename target of	ņҒ
rename that	ŅҌ
rename that result	Ņ҇
rename the	āҌĸѺ
rename |	ŅҎ
rename | $	ŅҊ
renamed	ĀҌŅҞņҴ
renamed $	Ņҍ
renamed <name>	Ā҇
renamed <path> $	Ā҆
renamed <path> |	ā҇
renamed _ $	Ā҇Ņҏņғ
renamed _ <path>	Ā҆
renamed _ deleted	ĀѺā҉
renamed _ to	ņ҆
renamed _ what	ņҎ
renamed _ |	Ā҉ņҌ
renamed from	āѸŅҋņҌ
renamed from $	Ņґ
renamed from <path>	ŅѭņҔ
renamed from what	ŅҏņѲ
renamed from |	ŅғņѴ
renamed in	ŅѺņҊ
renamed in what	ŅѺņҊ
renamed or	ĀѺā҉
renamed or deleted	ĀѺā҉
renamed to	Ā҇ņ҉
renamed to $	Ņѹņҏ
renamed to <path>	ŅҖņѫ
renamed to what	ŅѳņҒ
renamed to |	Ā҈ŅѫņҔ
renamed |	ā҇Ņ҆ņ҇
renamed | $	ā҆
renaming	Ņҋņҋ
renaming <name> so	ā҆
renaming _ $	āѺŅ҆ņ҇
renaming _ back	ā҇
renaming _ carried	Ņ҆
renaming _ so	ā҆
renaming |	Ņ҈
renaming | $	Ņ҈
replace	ĀѺāҐŀҎ
replace <name>	ŀ҇
replace _ with	ā҉
replace the	ŀ҇
replaced	ŀ҆
replaced _ when	ŅѺņ҈
replaces	ĀҏāѶŀ҆
replaces the	ŀ҇
repo	āѨĆ҈ĈҖĎѺĞ҆ġҟįѹİғı҇łҘň҇ŋҍōѺőҕŔ҈
repo $	Ć҇ĈҍĞ҉ġ҇Į҆ő҆
repo _ $	ĀѳĈҌı҆
repo _ is	Ā҆
repo _ it	Ĉ҈ő҈
repo has	Ā҇
repo is	Ĉ҈
repo is it	Ĉ҈
repo which	Ā҆
repo | $	ā҇
report	ĀќāѱĂ҆ĎѺĒ҇ğ҆ġ҆Ī҆Ķ҈ĺѺňҐŏ҆
report _ file	ğ҇
report _ former	āѺŅ҉
report _ importers	ĩ҇
report _ imports	Īҏ
report _ method	Ē҇Ŀ҉
report _ superfluous	Īѹŏҋ
report _ the	ġ҈Ķҋ
report all	ĀѲĩ҇ňҒ
report all importers	ĩ҇
report every	Ē҇ŉ҆
report the	ĀѴāѩĂ҈ğ҇Ī҈ŏ҆
report the file	ğ҇
report the former	āѺŅ҉
report the imports	Īҏ
report the superfluous	Īѹŏҋ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҇
report whether the	ġ҈
repository	āѪĈҊġҞįѹİғı҇łҎőҒ
repository $	ĀѷāѺİҒł҆
repository _ $	ĀҌāѹą҆
repository _ has	ő҇
repository _ |	ąѴĈ҉ő҆
repository a	Āѹġҏ
repository contains	ĀѺİ҇
repository one	ő҇
repository one has	ő҇
repository please	ő҆
repository please |	ő҆
repository |	Ā҈İѺ
repository | $	ĀҍİѺ
request	ĀѲāҍŕ҈
request _ $	ā҆
request |	ā҆
request | $	ā҆
requests	ĀҊ
requests touch	ĀѺā҈
require	ĀѱđѺėҍĜҎģѹĩҐĪҗĮѶ
require $	ĀѺđѺė҆ģѺĪҠ
require <path>	ĀѴĜҎĩ҈
require <path> |	ĀѵĜҎ
require _ $	ė҇ĩҍĪѸ
require _ |	ĀѴĜҎ
require |	Ā҇ė҇
require | $	Ā҇ė҇
required	ĀѶĂҞĖҐėҎĭѹĮҡŀѶ
required $	ĀҕėѸĭѹĮҍ
required _ $	āѯĂҖĖ҈ėѹĮҏŀѷ
required _ of	Ă҆ė҈
required _ |	ėҐĮѺ
required by	āѺė҈Ī҆
required go	Į҆
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѸĖҏ
required python	Į҈
required rust	Į҆
required version	ėҐ
required version of	ė҈
required |	ĀҙāѶėѺĮѹ
required | $	ĀҙāѶėѺĮѹ
requirement	ĮҎ
requirement _ <name>	ė҆
requirement _ this	Įґ
requirement of	Įґ
requirement of this	Įґ
requirements	Ā҉āѨĖҥėҗĞѺŊѺ
requirements $	āѰĖҕėҍ
requirements _ $	Ā҇
requirements _ this	Ė҈
requirements of	ĖҊ
requirements of this	Ė҈
requirements |	Ā҇
requirements | $	Ā҇
requires	ĀѯāѵĖҋĩҝ
requires _ |	ĀѱāѴĩҝ
rerun	ō҇
reside	āѺő҇
reside $	ő҈
respect	Ą҆
respect to	Ą҆
responsible	Āѹą҉ĢҐ
responsible _ $	Ģ҈
responsible _ <name>	ā҈
responsible _ adding	ą҇
responsible _ |	Ģ҆
responsible for	ĀѺą҉Ģҋ
responsible for <name>	ā҈
responsible for adding	ą҇
responsible for |	Ģ҆
restart	ā҆
result	ĀѩĈҋĊѷŅҏŇҩŊѺŌҜŎҦŐѪ
result $	ā҉ĊѺŇґŐѲ
result _ $	ĀѴāѹĈҊŌҊŎҎ
result _ <name>	āґŃ҆ŇҌŎҊ
result _ <path>	Ŏ҆
result _ of	ŇҊ
result _ running	Ō҇
result _ the	Ō҉
result if	Ō҇
result in	Ń҇Ņ҇
result in <name>	Ń҇
result of	ĀѹāҏŅ҉ŇҊŌ҆ŎҔ
result of <name>	āғŇ҉ŎҊ
result of running	Ō҇
result type	ŇҐ
result type of	ŇҊ
result |	ĀѴāѹĈҊŌҊŎҎ
result | $	ĀѴāѹĈҊŌҊŎҎ
ret	ĀѸŇңŐѫ
return	ĀѱāҤćѺđѺŇӍŐѸ
return $	Ňғ
return _ $	Ňғ
return _ does	Ň҈
return _ for	Ň҇
return _ of	āҌ
return _ on	Ň҇
return _ |	ā҈
return annotation	āѶŇҚ
return annotation of	āѹŇҋ
return annotation on	Ň҇
return of	Ň҆
return type	āҍŇҊŐѺ
return type $	Ň҆
return type of	āҎŇѹ
return value	Ň҇
return when	ā҇
return |	Ň҇
return | $	Ň҇
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	ŇҌ
returned by <name>	Ň҉
returning	Ň҆
returns	Āѷā҇ŇҔ
returns $	Ň҈
returns _ $	ā҈
returns a	ĀѺā҆
returns |	ā҈
returns | $	ā҈
reverse	ĀѹĩҩĪѶ
reverse _ of	ĀѹĩҩĪѶ
reverse dependencies	ĩҒĪѹ
reverse dependencies of	ĩҒĪѹ
reverse deps	ĩҎ
reverse deps of	ĩҎ
reverse imports	ĩ҉
reverse imports of	ĩ҉
revert	āҠİѸ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	ĀҒ
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
revision	ĀҍāѳąҊč҆į҉İ҉
revision <commit>	č҇
revision _ edited	į҇
revision _ in	ĀҎ
revision that	į҇
revision that edited	į҇
revision was	ąҊ
revisions	ĀҌĎҢ
revisions _ <path>	ĀҌ
revisions _ are	Ď҆
revisions _ file	ĀѷĎҎ
revisions _ the	ĀѸĎҊ
revisions does	ĀѸĎҊ
revisions does the	ĀѸĎҊ
revisions of	ĀҚĎҌ
revisions of file	ĀѷĎҎ
revisions there	Ď҆
revisions there are	Ď҆
revisions touching	Ď҇
rid	ā҈
rid _ the	ā҆
rid of	ā҈
rid of the	ā҆
right	ĀѨć҆đ҆ēҍĕ҇ę҇Ĝ҈ĭҋĶѸňѺ
right $	ĭҊ
right _ $	āѰĈѺč҆ę҆Ĝ҈Ĭ҇ŋ҆Ŏ҆
right _ <name>	ć҇ēҋ
right _ side	đ҇
right _ which	āѸ
right _ |	ĀѩāҘĈҊ
right above	ć҇
right above <name>	ć҇
right before	ē҈
right hand	đ҇
right hand side	đ҇
right now	ĀѰāҍŌ҉Ŏ҇
right now $	Ā҇ĈѷŎ҇
right now |	ĀѩāҏĈҊ
right that	Ā҈Ĭ҆
right |	ĀѰāѤč҆ę҆Ĝ҈ĵ҆
right | $	āѲč҇ę҆Ĝ҈Ĭ҇ŋ҇
right | which	āѸ
role	ĀѱĢҰ
role _ <name>	ĀѹĢҞ
role _ the	ĀѸĢҎ
role of	ĀѹĢҕ
role of <name>	ĀѹĢҕ
root	ŅѺőҙ
root $	őҊ
root _ the	ő҆
root of	ő҆
root of the	ő҆
round	ĦҌ
round _ circles	Ħ҉
round in	Ħҋ
round in circles	Ħ҉
route	ħҖĨҌĪѹ
route _ <path>	ĨҐ
route _ imports	ħ҈
route is	ĨҊ
route is <path>	ĨҊ
route of	ħ҈
route of imports	ħ҈
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѴĬҤķҡŁ҈
routine $	Ĭ҉
routine <name>	ķқŁ҈
routine <name> $	Ł҉
routine <name> |	ķҎ
routine _ $	ĀѺĬҍķ҆Ł҈
routine _ |	ķҎ
routine |	Ĭҏ
routine | $	Ĭҍ
routines	ĉҏĊ҆Ē҇
routines are	ĉ҉
rows	ĀҍāѺĬѵĳ҈
rows _ text	ĳ҈
rows of	ĳ҈
rows of text	ĳ҈
run	ā҆ĄѺĈґĉ҆ĊҔēѹĖҡėѺĘґęҋěѶĞ҇ĬѺĮҎįѺĶѹĿѯł҉ŊѯŌҩŎҮœѲŕҍ
run $	Āѹł҉Ŏ҇
run <name>	Ā҈āѳĊҘĘғĿѱ
run <name> $	ĀҐāѹĊҘĿѱ
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀҒā҇ĊҗĖҏĮґĿѰŌ҇Ŏ҇œѺ
run _ <name>	ĀѨāҔęҍěѸŌҗ
run _ and	Ŏҋ
run _ build	ĀѱĈҖ
run _ dependencies	Ė҇
run _ failures	āѸŎ҉
run _ i	Ā҈
run _ in	āѺă҆ŊѷŎҐ
run _ on	ĀѺāҎ
run _ pull	Ā҇
run _ push	Ā҇
run _ test	ĀқŌѫ
run _ tests	Āґāѷ
run _ the	āѺĞҊ
run _ |	ĀѯāҋĖ҆ĘҔŌҋ
run by	ęҍěѸ
run by <name>	ęҍěѸ
run if	Ā҈
run if i	Ā҈
run in	ĀѹāҊŎѹ
run in <name>	āҍŎѹ
run into	ă҆
run it	Ōҍ
run it |	Ō҇
run on	Āҍāѹ
run on pull	Ā҇
run on push	Ā҇
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ŊѷŎґ
run tests in	ŊѷŎґ
run the	ĀҐĈҖŌѩō҆
run the build	ĀѱĈҖ
run the test	ĀҜŌѧ
run the tests	Āґāѷ
run this	ĀѹāҍĮ҉
run this $	Į҈
run time	āҍĖҞ
run time $	ĖҌ
run time dependencies	Ė҇
run time |	āҎĖ҆
run to	ĳ҈
run without	āѸŎҊ
run without failures	āѸŎ҉
run |	Ā҇āҖĖ҈Ŏ҈œѺ
run | $	Ā҇āҖĖ҈Ŏ҈œѺ
rundown	ĺѵľѷĿҡ
running	ĀѰāѵĖғŌҐŎҋœѺ
running _ test	Ō҈
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѺŌ҈Ŏ҇
running the test	Ō҈
running the tests	Ŏ҇
runs	āѺĊҊŎ҆ŕҌ
runs <name>	Ċҋ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	Ċ҉
runs _ |	ŕ҇
runs clean	Ŏ҆
runs clean $	Ŏ҆
runs when	Āѹ
runtime	ĀѸĖҡ
runtime _ $	ĀѵĖґ
runtime _ of	Ė҇
runtime _ |	ĀѺā҇
runtime dependencies	Ėҏ
runtime dependencies $	ĀѺĖҎ
rust	ĀѷėѹĮҽ
rust $	ā҆
rust <name>	Ā҇āѬĮҕ
rust _ $	ā҇Į҆
rust _ does	Ā҉āѸ
rust _ |	ĀѺĮҐ
rust version	Į҉
rust |	ā҆
rust | $	ā҇
safe	āҐ
safe to	ā҉
safely	ā҆
same	āҤďҐĦ҇
same _ as	āҞ
same file	Ħ҇
satisfies	Āѹĥ҇īґ
satisfy	ī҆
say	ĀҒāѪĥҋĬҊĴҏķ҆ő҇
say <name>	Ĭ҈
say <name> is	Ĭ҈
say _ $	āѲĳ҇ĴҎ
say _ <name>	Āҍāѹĥ҇
say _ is	Ĭ҈
say _ the	İѺķ҇ő҆
say about	ĀҎāѺİѺ
say about the	Ā҈İѺ
say for	Ā҉
say for <name>	Ā҉
say in	ĀҍāѸ
say me	ĀѺķ҆ő҆
say me the	ķ҇ő҆
say that	ĀѸāҍ
say |	āѳĳ҈ĴҎ
say | $	āѳĳ҈ĴҎ
saying	Ā҇
saying <literal>	Ā҇
saying <literal> could	Ā҇
saying _ could	Ā҇
says	ĀѺĕҔĶ҈
says <name>	ĕҏĶ҈
says _ |	ĕҔ
schedule	ŕ҆
screen	Ŕ҆
script	ĀѶāѸĖѸĞҋğ҆Ķ҈Ŏ҆
script _ |	Ŏ҆
scripts	ĀѵĞҟĩ҆
scripts _ use	ĩ҆
scripts that	ā҇
scripts that use	ĩ҆
scroll	āѸļ҇
scroll to	āѹļ҇
search	ŔҊ
second	ā҇
seconds	āҎ
seconds _ the	ā҈
seconds take	ā҇
seconds take the	ā҇
secrets	ĀѵāҎ
secrets does	ā҆
section	ĀѵāѯĐғĖҊĞ҈ŕҎ
section $	āѸĖҋ
section _ <name>	Đ҇
section _ <path>	Đ҆ŕ҉
section _ the	Ğ҇
section from	Đ҆
section of	ĀѺāѺĐ҇Ğ҇ŕ҇
section of <path>	ŕ҇
security	āғ
security _ |	āҔėѹ
sed	ĀҊĴҒ
sed _ <name>	ĀҊĴҒ
sed n	ĀҊĴҒ
sed n <name>	ĀҊĴҒ
see	ĀҌāѰĒ҆Ę҇ő҇
see <name>	Ā҆
see <name> in	Ā҇
see _ $	ĀѶā҆Ĵ҆
see _ in	Ā҇
see _ test	ā҈œѹ
see it	Ę҆
see the	Āғœѹ
see |	Ĵ҆
see | $	Ĵ҆
seeing	Ľ҆
seems	ň҆
seems _ be	ň҆
seems to	ň҆
seems to be	ň҆
sell	ā҆
sense	āѸĢҍ
sensible	ĀѺāҚđѴ
sequence	ħ҆
sequence _ imports	Ĩ҆
sequence of imports	Ĩ҆
server	āҏ
serves	ĀѵāҌđѺĢҞ
set	āҌĆҋċ҈ď҇ĐҎđҒĢѵĶҝĿ҆
set $	đҊĶ҉
set <name>	ĀѶāҌď҈Đ҆ğ҈
set <name> $	Đ҆
set <name> in	ğ҈
set <name> to	āҌ
set _ $	ĀѷāѴċ҇Đҋđ҇Ķғ
set _ <name>	Ć҈ľ҈
set _ in	ĀғāѸğ҈
set _ option	ĀҎ
set _ the	Āѹā҈ĿҊ
set _ to	āҌ
set _ |	ā҇đ҆
set in	ĀѴāҎ
set of	āѷĆҌľ҆Ŀ҇
set of <name>	Ć҈ľ҈
set the	Āҋ
set the option	ĀҎ
set to	Āҍđҋ
set to in	Āғāѹ
set to |	ā҆đ҆
set up	ċҊĞ҆
set up $	ċ҇Ğ҆
set up the	ā҈
set |	āѵĐ҆Ķҕ
set | $	āѵĐ҆Ķҕ
sets	ĀҊĐғĶҋŕ҉
sets <name>	ĀҔāѸĐҎ
sets <name> $	Đ҇
sets <name> to	ĀҘ
sets <name> |	Đ҈
sets _ $	Đ҇
sets _ <path>	ŕ҉
sets _ to	ĀҘ
sets _ |	āѺĐ҈
sets it	ā҉
sets off	ŕ҆
setting	ĐҰ
setting <name>	Đҝ
setting <name> from	Ā҉ā҇
setting <name> in	Đ҇
setting <name> location	Đ҇
setting _ $	Đ҆
setting _ from	Ā҉ā҇
setting _ in	Đ҇
setting _ location	Đ҇
several	āҋĆҏ
several <name>	Ć҈
sha	ĀѲāѶąҋİҙ
sha $	İ҈
sha _ created	ąҋ
sha that	ąҋ
sha that created	ąҋ
shape	ĀҕāѶ
shape _ |	Āґāѹ
share	ĀѹāҡňѶ
share $	ā҉
shell	Ğҋ
shell _ which	ğ҆
shell |	ğ҆
shell | which	ğ҆
ship	ĀѴāҐĠҊ
shipped	ĀѷĞ҈ŉґ
shipped _ the	āҏ
shipped _ |	Ā҇āѷ
shipped in	ā҆
shipped in the	āҏ
shipped in |	Ā҇āѷ
shipped with	ŉ҇
short	ĀѳāҍĢҎħ҇
short _ of	ĢҎ
short form	ā҆
shorter	ā҉
shortest	āѳħҟĨҌ
shortest _ $	ħ҆
shortest _ chain	Ĩ҆
shortest _ of	ħҊ
shortest chain	ħ҆
shortest import	ħ҇Ĩ҇
shortest import chain	Ĩ҇
should	āӸĻҋ
should <name>	āҪ
should <name> be	āґ
should <name> have	ā҆
should <path>	āґ
should _ <name>	ā҈
should _ a	āѷĻҍ
should _ be	āҖŇ҉
should _ have	āҎ
should _ import	ā҇
should _ put	ā҉
should _ |	ĀҊ
should be	Ā҉āѶĻҍ
should be a	āѶĻҍ
should have	ā҇
should i	ļ҇
should it	ā҉
should one	ā҇
should the	āқ
should there	Ň҆
should there be	Ň҆
should we	ā҉
show	āѤĂ҆ć҇ČҎčѹď҆Đ҆Ė҈ĢѺģ҆ĦѺĬѺİ҈ĲѶĳѸĴҐĵѺŁҊł҆ŋѺŐ҇
show <name>	ď҉
show <name> 's	ď҉
show _ $	ĀѴāҌĄ҆
show _ 's	ď҉
show _ <line>	ĲѺĴ҉
show _ <name>	ĀҊ
show _ all	Ċ҉
show _ classes	ĀѺć҈
show _ default	Ĕ҇
show _ each	Ā҈
show _ every	ĀѷĤ҆ňҌ
show _ everything	Āѹģ҈Ł҇
show _ first	ą҉
show _ history	ĀҎ
show _ import	Ī҇
show _ last	ĀѸİҋ
show _ method	Ā҇
show _ one	Ć҇
show _ overriding	ŀ҈
show _ project	Āѷł҉
show _ structure	ĀҌ
show _ test	ō҆
show _ the	āѶĐ҈į҆İ҇ĵѷķѹĺ҈Ľ҇Ń҆
show _ type	Ő҈
show _ value	đ҈
show _ what	Ī҇Ņ҆
show _ where	ķҋ
show _ which	Ā҇
show all	ĂҌĖ҉ĥ҉
show every	ō҆
show every test	ō҆
show line	ĲѺĴ҉
show line <line>	ĲѺĴ҉
show me	Ā҆āѲĊ҆Đ҇İ҇ĵѺķ҈Ń҇ň҈
show me $	Ą҆
show me <name>	ĀҌ
show me all	Ċ҉
show me each	Ā҈
show me every	ĀѷĤ҆ňҌ
show me everything	Āѹģ҈Ł҇
show me the	āѷĐ҈į҆İ҇ĵѷķѹĺ҈Ľ҇Ń҆
show me what	Ī҇Ņ҆
show me where	ķҋ
show me which	Ā҇
show the	Ā҆āѹďѺđ҆ŀѺŁҐł҈Ő҆
show the classes	ć҈
show the default	Ĕ҇
show the first	ĀѸą҉
show the history	ĀҎ
show the import	Ī҇
show the last	Āѹİҋ
show the method	Ā҇
show the project	Āѷł҉
show the structure	ĀҌ
show the type	Ő҈
show the value	đ҈
show up	ĀѯāҌ
show what	ć҈
shows	ĀҌĩ҇
shows _ in	Āҏĩ҇
shows up	ĀҎĩ҇
shows up in	Āҏĩ҇
shwo	Ā҉
shwo me	Ā҉
siblings	āҎ
side	ď҈đ҈
side _ side	ď҈
side _ the	đ҆
side by	ď҈
side by side	ď҈
side of	đ҈
side of the	đ҆
sign	ĀѺĕ҇
sign _ <name>	ĕҊ
signal	ĉѶŃқ
signature	ĀѱāѵďҪĔґĕҖŀѹŁңŇҋ
signature _ $	ď҆
signature _ <name>	ĀѹďҎĔҌĕҙŁҘŇ҇
signature _ |	āѷĔ҈
signature diff	ďҏ
signature of	āѺĔҍĕ҈ŁҒŇ҉
signature of <name>	āѺĔҍĕ҈ŁҎŇҊ
signatures	Āѹā҈ďҝĽѸ
signatures _ <name>	ĀѸďғ
signatures _ |	ď҇
signatures differ	ď҆
signatures differ |	ď҆
signatures of	ďҍ
signatures of <name>	ĀѺďҍ
similar	ĀѱāҞğ҇ġѹ
similar _ <name>	āҌġѺ
similar to	āҐġѹ
similar to <name>	āҌġѺ
since	ĀґāҪă҈Ą҆ąҋČѴĦѷĬѵįҘņҊŌѹ
since <commit>	ĀҚāѱ
since <commit> $	ĀҐāѷ
since <commit> |	ĀҊ
since <tag>	āѸă҈Ą҆
since <tag> as	ă҈
since <tag> |	Ą҆
since _ $	ĀҍāѸ
since _ as	ă҈
since _ commit	ĀѵāҏąҊ
since _ date	į҈
since _ do	ĀҋāѶ
since _ does	ĀѸāҏ
since _ is	ĬѺįҎ
since _ release	Āҋ
since _ version	ā҆
since _ was	ņ҆
since _ |	Ā҆Ą҆
since it	ņ҈
since it was	ņ҆
since what	į҇
since what date	į҈
since when	āҢĦѺĬѸįғŌѺ
since when do	ĀҋāѶ
since when does	ĀѸāҏ
since when is	ĬѺįҎ
since when |	ā҆
since which	āғ
since which commit	ĀѶāҐą҆
since which release	Āҋ
since which version	ā҆
single	ĀѸĆ҇Ōҋ
single _ <name>	Ōҋ
single _ of	Ć҇
single test	Ōҋ
single test <name>	Ōҋ
sit	Āѷāѷć҆ĸ҆őҌ
sit $	ő҈
sit _ $	ĸ҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
sit |	ĸ҆
sit | $	ĸ҆
site	ĀѮĶ҆ķҜĸҍĺ҇
site _ $	ĀѺĽ҇
site _ <name>	ķҗĺҎ
site _ the	ā҆ĵ҆Ķ҇ĺѺ
site of	ĵ҆Ķ҆ķҚĺ҈
site of <name>	ķҗĺҎ
site of the	ā҆ĵ҆Ķ҇ĺѺ
site |	ĀѴĸҋĽ҇
site | $	ĀѺĽ҇
sites	āѵĆҏĉѶĊҡŃҐ
sites $	ĉѺĊҌ
sites _ <name>	āѸĆ҆ĊґŃҍ
sites for	ĀѹĆҎ
sites of	ĀҌāѹĊҍŃҐ
sites of <name>	ĀҌāѹĊҍŃҎ
sits	ĀѺāѺķҋĻҊĽ҈ň҆
sits _ $	Ľ҉
sits _ <name>	ň҇
sits _ the	Ļ҆ő҈
sits in	ő҆
sits in the	ő҈
sitting	ĀѺāѷį҆ō҇
sitting _ without	į҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	Ā҇āѴĳґľґĿѺ
size _ <name>	ĳ҉
size _ <path>	ĳ҆
size _ the	ľ҈
size of	ĳҎľґĿѺ
size of <name>	ĳ҉
size of <path>	ĳ҆
size of the	ľ҈
skip	āғĕ҇ŀѸŌѸ
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
slow	āҕ
slowest	ĀѺāҬōѶ
slowest _ $	ā҉
slowest _ in	ā҇
slowest import	ā҇
slowest import in	ā҇
slowest |	ā҇
slowest | $	ā҇
so	ĀѮāҒĚҔĬҌıѹĽ҆
so _ $	Āңāѳ
so _ <name>	āѸĬғ
so _ calls	āҌŀѹ
so _ does	ň҆
so _ is	Āѹāѳĕ҇ő҇
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҆
so _ the	ĀѵāҘıѸ
so _ to	Ĭ҇
so _ type	Ň҆
so _ |	āҋ
so does	ĀѴāҒıѸ
so far	Ā҇āѸĎ҈
so far $	ĀҌāѵ
so far number	Ď҆
so how	Ā҉
so how many	Ā҉
so is	āѹĚҕ
so is <name>	Ĭҋ
so is its	ā҆
so many	ĀѲāҦ
so much	ā҇
so on	Āґ
so on $	ĀҒ
so that	Ĭ҈
so that <name>	āѹĬ҈
so what	ĀѶāѮĕ҆ő҆
so what is	Āѹāѷĕ҇ő҇
so which methods	āҌ
so who	āҍŀѹň҆
so |	Ā҆
so | $	Ā҆
software	Ė҆łҘ
software _ this	ł҈
software is	Ė҇
some	ĀѵāѺĦ҈ň҆Őґ
some _ $	Ā҉
some _ does	ā҇
some _ import	Ħ҇
some _ |	āѹň҆ŐҐ
some classes	ň҇
some cyclic	Ħ҇
some cyclic import	Ħ҇
somebody	ĀѺāѶą҆į҆İҋŒ҇
somebody _ <path>	ĀѺ
somebody _ a	Ā҆
somebody _ the	ĀѺāѺĈ҇
somebody create	ĀѺą҇
somebody has	ķ҇
somebody last	āѸįҌ
somebody written	Ā҆
somebody written a	Ā҆
somehow	Ā҆
somehow _ $	Ā҆
somehow |	Ā҆
somehow | $	Ā҆
someone	āѳķ҈Ŕ҇
something	ĀѸāҘĆҍć҉ĊѸĎҎĚѺĠ҈ġҘĬѺĶҊłҋŋѺ
something $	Ķ҉
something _ $	āҎĪ҆
something _ <name>	ā҇ĆҏĠ҆
something _ <path>	Ď҆
something _ than	ā҆
something _ the	ġ҉
something called	Ā҈āѹĆҎĠ҇ġѺ
something called <name>	Ā҈āѹĆҎĠ҇ġѺ
something in	āѸ
something named	ĀѺġҍ
something named <name>	ĀѺġҍ
something to	Ď҉
something what	āѹġҎ
something with	Āѹāҏ
something with <name>	āҌ
something |	Ī҆
something | $	Ī҆
somewhere	ĀѵāѷĐ҉Ě҇ě҉ķҐňѺ
somewhere _ $	ā҈
somewhere _ <name>	ĀѸāѺĘ҆Ě҉ě҆
somewhere among	Ā҉
somewhere in	āѷĐ҆ķ҆
somewhere in <name>	Ę҆
somewhere |	ā҈
somewhere | $	ā҈
sorry	Āѱāѭ
sorry _ ask	ň҆
sorry i	āѸ
sorry to	ň҆
sorry to ask	ň҆
sort	āҎłҒ
sort _ imports	ā҇
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҏ
sort of project	ł҆
sort of thing	ł҆
sort the	āғ
sort the imports	ā҇
source	Ā҈āѣćѺċҊĐѺđҊğҟı҆ĵґķґĸ҆ĺґĽҔĿѶŀѺŅғňѺŒҗœ҉Ŕ҈
source $	ĀҗđҍĽҕŔѶ
source <name>	ğҗŔ҉
source _ $	Āѹğҕķ҈ĺҍĽѺĿѸŔ҉
source _ <name>	Ā҈Ņ҆
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҍŅҋ
source _ which	Œ҆
source _ |	ĵҋ
source file	āѺċ҆ĵ҈ķ҈Œҙ
source file has	ķ҆
source files	Œ҆
source files which	Œ҆
source line	Ŕ҇
source location	Ľ҈
source location of	Ľ҈
source of	Ņқœ҈
source of <name>	Ā҉Ņ҇
source of <path>	Ņ҉
source of the	ŅҌ
source position	ĸ҆ĺґĿѹ
source position of	ĸ҆
source tree	ĵ҈ő҈
source tree |	ĵ҉
source |	ķ҉
source | $	ķ҉
sources	ĀѲāѭĈ҇ğ҇ĩҔŃҎ
sources <name>	ĀѺāѸĩҔ
sources _ $	āѺ
sources _ <name>	āѸĩҌŃҍ
sources of	ŃҎ
sources |	ğ҆
sources | $	ğ҆
span	Ā҈āѹ
specialisation	ĀѺĚҍ
specialisation of	ĀѺĚҍ
specialise	ĀѳĘѺęѴĚҔěҐĥѺňҏ
specialise <name>	ĀѷĘѺĚҕĥѺňҏ
specifier	ėҊ
speed	āҚďѶ
spin	Ā҉āѸ
split	āҎ
spot	āѸĐ҆ĵ҈ķҋő҇
spot _ <name>	ķҊ
spot _ what	ő҉
spot in	Đ҆
spot where	ķҌ
spot where <name>	ķҋ
spots	ĀҎāѴĆҖ
spots _ <name>	Ćҋ
spots _ i	ĀҌ
spots where	ĆҎ
squash	ĀѮāҚ
squash _ commits	ĀѺāҊ
squash all	ĀѺāҊ
squash all commits	ĀѺāҊ
src	ĀҎāѷ
stable	āҐĬѺ
stable _ to	ā҈ĬѺ
stable enough	ā҈ĬѺ
stable enough to	ā҈ĬѺ
stable |	ā҇
stack	āѸē҈ķ҆
stack _ mentions	ķ҆
stack trace	ķ҆
stack trace mentions	ķ҆
stand	ĀѸāҋć҇đ҇ēҋĢѸňѹ
stand _ $	āҒđѹĢѹ
stand _ |	āѺđҎ
stand above	ē҆
stand for	āҕĢѹ
stand for |	đ҉
stand in	ć҉ňѹ
standard	āҋĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѨćҋĐҊđҌİ҆Ĵ҉ŇҊ
stands _ <name>	ć҆
stands _ line	Ĵ҆
stands _ the	đ҆ĕ҆ŇҊ
stands after	ŇҌ
stands after the	ŇҌ
stands for	đ҆
start	ĀѶāҋĨ҇ķ҆Ļ҆œ҇ŕҖ
start $	ķ҆Ļ҇
start _ $	āѸŕҌ
start _ <path>	Ĩ҆
start _ end	Ā҉
start _ |	ĀѸāҒ
start and	Ā҉
start at	Ĩ҈
start at <path>	Ĩ҆
start the	Āѹā҆
start up	Āѹāғ
start up |	ĀѹāҐ
start |	āѹŕ҇
start | $	āѹŕ҇
started	āѸŕҋ
starting	āѸħґ
starting _ <path>	ħ҇
starting in	Ĩ҇
starts	āѷķ҆Ĺҋļ҆ŕҊ
starts $	ļ҆
starts _ $	ĹҌ
starts _ ci	ŕ҇
starts the	ŕ҈
starts the ci	ŕ҇
state	āѥĈҖĠ҇
state _ <name>	ĀѺİ҇
state _ number	Ā҈
state _ the	Ā҇
state of	Ā҇
state of the	Ā҈
state the	İ҇
state the number	Ā҈
state whether	ĀѺ
statement	ć҆ĜҊĵҌķ҇Ń҆
statement $	ć҆
statement _ <path>	Ĝ҉
statement _ the	ĵҊ
statement for	Ĝ҆
statement for <path>	Ĝ҆
statement is	Ń҈
statements	Āѳģ҉ĪҒĸѹŃ҆ńҞŏҍ
statements $	ā҈ĸѺ
statements _ $	ń҇
statements _ <name>	ĀѺāѸĪ҆Ń҇ńҏ
statements _ <path>	ĪҊŏ҉
statements _ the	ń҈
statements does	Ī҇
statements in	āѹģ҇Ī҇ń҆ŏ҈
statements in <name>	ń҆
statements of	ŏ҈
statements of <path>	ŏ҆
statements |	ń҇
statements | $	ń҇
static	āҍĬӉĭѶįѺĶҋ
static $	ā҇Ĭҕ
static _ $	ĬҖ
static _ field	Ķ҆
static _ not	Ĭ҇
static final	ĶҌ
static final field	Ķ҆
static is	Ĭ҆
static or	Ĭ҇
static |	ĬҘ
static | $	Ĭҕ
status	āҐĈ҈łѸ
status $	āқłѸ
status of	Ā҇āѹ
stay	āҋ
stay a	ā҆
stem	Œҋ
step	Ā҆āѶħҍĨ҆
step $	ĀҌāѺ
step _ $	Ĩ҆
step _ step	Ā҆āѶħҌĨ҆
step by	Ā҈āѸħ҇Ĩ҆
step by step	Ā҈āѸħ҇Ĩ҆
step |	Ĩ҆
step | $	Ĩ҆
steps	ĀҜāѴħ҈ŕѸ
steps $	Ā҉
steps _ the	Ā҇
steps does	Ā҇
steps does the	Ā҇
still	ĀѵāҧĈ҈Ġ҆Ņѹ
still _ $	ā҈
still _ <tag>	Ġ҇
still _ here	Į҇
still _ it	Ā҆
still _ the	āҍŅѺ
still _ without	ā҇
still _ |	Ĉ҈
still call	Ā҇āѺ
still call it	Ā҇āѺ
still supported	Į҇
still supported here	Į҇
still use	ā҉
still use the	ā҆
still using	ā҆
still using the	ā҆
still work	ā҉
still work without	ā҇
stop	ĀҐāғĜѺ
stop <name>	ĀҊāѹ
stop _ <path>	āҎĜѺ
stop _ from	ā҈
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҎĜѺ
stop importing <path>	āҎĜѺ
store	āѺ
stored	ĀѸđҋĤ҈Ő҈
stored _ <name>	đ҇
stored in	Āѹđ҉Ő҆
stored in <name>	ĀѺđ҈
str	āѸŐҒ
str _ int	Ő҆
string	ĀҋđҖŐ҆ŔҎ
string <literal>	Āҋ
string <literal> $	ā҆
string <literal> |	Ŕ҆
string _ $	āҊ
string _ <name>	đҐ
string _ |	Ŕ҇
string is	đ҇
string or	Ő҆
struct	ĀѺĤқĥѺīғĵҿķѸĺѶĽѹĿґ
struct <name>	ĀѵāҐĤғĥѺīҔĵҬĺѶĿґ
struct <name> $	ā҆ĤҌīґĿҐ
struct <name> defined	ĵ҇
struct <name> implement	ā҆
struct <name> in	ĵ҇
struct <name> |	ĵ҆
struct _ $	ĤҍīґĿҐ
struct _ declared	ĵ҆
struct _ defined	ĵҍ
struct _ implement	ā҆
struct _ in	ĵ҇
struct _ |	ĵ҆
struct |	Ā҇āѹ
struct | $	Ā҇āѹ
structs	ĥҝīѹ
structs _ an	ĥ҇
structs _ implement	ĥ҇
structs _ the	ĥ҉
structs that	ĥ҆
structure	ĀҊő҇
structure _ $	ő҈
structure of	ĀҌ
structure |	ő҈
structure | $	ő҈
stuck	ē҈
stuff	Ā҉āѲģ҇Ī҆
stuff _ <path>	Ā҆
stuff from	Ā҇āѺ
stuff from <path>	Ā҈
stumbled	Āҋ
style	ĀѵāҚ
style _ $	ĀѸā҉
style _ <name>	ā҇
style that	ā҇
style that <name>	ā҇
style |	ĀѸā҉
style | $	ĀѸā҉
subclases	Āҍāѷ
subclases _ <name>	Āҍāѷ
subclases of	Āҍāѷ
subclases of <name>	Āҍāѷ
subclass	ĀѺā҉ĂґćҨĘѴĚ҉ěґĬѺĭѹŀҒ
subclass $	ĀѸĂҋć҉ĚѹěҌ
subclass <name>	ĀѴāҋĚҌ
subclass <name> $	ĀѸĚҌ
subclass <name> |	ā҈
subclass _ $	Ā҇ćѹĘѺĚ҆ěҍ
subclass _ <name>	ĀѺĂҌćҡĚ҈ěѹĭѺ
subclass _ overriding	ŀ҇
subclass _ |	ā҇
subclass of	Ā҉Ăҋć҇ĚҋěѸň҉
subclass of <name>	Ā҈ĂҋĚҊěѺňҊ
subclass |	ĀѹĚѺěҏ
subclass | $	ĀѹĚѺěҏ
subclassed	Āҍāѹć҆ęѸěҎňҋ
subclassed _ $	ĀқāѺ
subclassed _ <name>	ĀѸć҆ęѸěґ
subclassed by	ĀѸć҆ęѸěґ
subclassed by <name>	ĀѸć҆ęѸěґ
subclassed |	ĀҐāѺ
subclassed | $	ĀҐāѺ
subclasses	ĀҎāѶĂ҆ĆѹĚғěҒĿѵŀүňҴ
subclasses $	ĀѴĚ҈ě҉ŀ҈ňғ
subclasses <name>	āѪŀҊňҖ
subclasses <name> |	āѴňґ
subclasses _ $	Āҋāѷ
subclasses _ <name>	Ā҉āҍĂѹĚҎňҚ
subclasses _ not	ā҈
subclasses _ the	āѳŀґ
subclasses _ their	ā҈
subclasses _ |	ňҐ
subclasses do	ā҈
subclasses do not	ā҈
subclasses does	ā҈ŀѹň҈
subclasses does <name>	ā҉ŀѹň҈
subclasses have	āѸŀҊ
subclasses have their	āѸŀҊ
subclasses in	ĀҊ
subclasses need	āҏŀѮ
subclasses of	ĀҙāҍĂѹĚҎŀѪňҐ
subclasses of <name>	ĀґāҎĂѹĚҎŀѪňҖ
subclasses override	ŀ҈
subclasses redefine	āѲŀҘ
subclasses to	Ăҋ
subclasses which	ŀ҆
subclasses |	ĀҐāѷě҈
subclasses | $	Āҋāѷ
subclassing	ĀѺĂҚŀѶ
subclassing <name>	ĀѺĂҚŀѶ
subdirectory	őғ
subdirectory does	ő҈
subfolder	ĀѺőҟ
subfolder _ <path>	ő҉
subfolder does	ő҇
subfolder hides	őҎ
succeed	āѦĈқİѺŌҒŎқ
succeed $	āѹĈҊŌ҉ŎҌ
succeed _ $	ĀѲĈґŎҋ
succeed |	ĀѺŎҌ
succeed | $	ĀѺŎҌ
succeeds	āѺŌғ
succeeds $	ŌҊ
successful	ĀҊāѴŌҍ
successful $	Ō҆
successful _ $	Ō҇
successful _ within	Ā҇
successful tests	Ā҇
successful tests within	Ā҇
successful |	Ō҇
successful | $	Ō҇
successfully	āѺŌ҇
successor	ņҕ
successor _ <path>	ņ҆
successor of	ņґ
successor of <path>	ņ҆
such	ğ҇ġ҉ŋ҈
such _ test	ŋ҉
such _ thing	ġ҇
such a	ğ҇ġ҈ŋ҈
such a test	ŋ҉
such a thing	ġ҇
suffix	Œҕ
suffix $	ŒҊ
suite	Ā҆āѷŊѹŋҙōҋ
suite $	Ā҆
suite _ a	ĀѸŋҎ
suite _ passes	ŎҌ
suite _ test	œ҆
suite is	œ҇
suite that	ō҈
suite |	ŋ҈ŎҌ
suite | passes	ŎҌ
sum	Ģ҈
sum _ what	Ģ҇
sum up	Ģ҈
sum up what	Ģ҇
summarise	ĀѸā҈ĢҐ
super	Āңć҇ŀѳ
super $	āҊŀѸ
super _ $	ā҈
super _ of	ĀҌ
super |	ā҈
super | $	ā҈
superclass	ćҸĘѹĚ҈ěҏŀѺňҊ
superclass $	ćғĚҔěѶ
superclass _ $	ňҔ
superclass _ <name>	ćҝĚѵěҜŀѺňѹ
superclass of	ć҈ĚѵěҔňҋ
superclass of $	ćѸňҒ
superclass of <name>	ćҔĚѵěҖ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѶćҿě҈
superclasses _ <name>	ćҖě҉
superclasses of	ćҖě҉
superclasses of <name>	ćҖě҉
superfluous	Īѯŏҧ
superfluous _ $	ŏ҆
superfluous _ statements	Īѹŏҋ
superfluous import	Īѹŏҋ
superfluous import statements	Īѹŏҋ
superfluous imports	ĪѺŏґ
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѷĔ҈
supply	āѹĂ҇
support	ĀѶāҐĮ҇
support $	Įҋ
support for	ā҇
supported	ĮҪ
supported _ $	ĮҊ
supported _ <name>	Įҕ
supported _ |	Į҇
supported go	Į҆
supported here	Į҉
supported here |	Į҇
supported python	Į҆
supported |	Į҇
supported | $	Į҇
supports	Į҆
surface	ģ҉
surface $	ģ҇
suspect <name>	Ā҆
swallow	ŁҌŃѺ
swallow _ $	ŁҌ
swallow |	ŁҌ
swallow | $	ŁҌ
swap	ď҈
swap <name>	ď҈
swap <name> for	ď҈
swap _ for	ď҈
switch	ā҈ċҔĸѷ
switch <option>	ċҏ
switch _ $	āҋĸѸ
symbol	ĀѷāѺĭҝ
symbol <name>	ĀѸĭҝ
symbol <name> is	ĭ҈
symbol <name> |	ĭ҉
symbol _ is	ĭ҈
symbol _ |	ĭ҉
symbols	Āҝāѳģқ
symbols _ $	ģҋ
symbols _ <name>	ĀҎ
symbols _ <path>	ĀҌģѺ
symbols _ by	Ā҆
symbols are	āѹģҊ
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘģѺ
symbols of <path>	ĀҌģѹ
symbols |	ģ҆
symbols | $	ģ҆
system	āѸĈѹłҐ
tag	āѷĠҏŉғ
tag <tag>	ĀҎāѳĠҎ
tag <tag> $	Ġ҆
tag <tag> |	ĀҊāѷ
tag _ $	Ġ҇
tag _ <commit>	ĀѺŉҊ
tag _ |	ĀҊāѷ
tag contains	ĀѺŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѰāҎĠ҇ŉҋ
tagged _ $	Ġ҇
tagged versions	ŉҌ
tags	ĀѰāғČѹčѷŉҶ
tags _ <commit>	āҌ
tags _ commit	ĀѹŉҌ
tags _ contain	ĀѺāѶŉҒ
tags _ it	ā҈
tags _ not	āҍŉѵ
tags contain	Āґāѹ
tags contain <commit>	Āғŉѱ
tags do	ĀѺ
tags do not	āҍŉѵ
tags have	ŉ҈
tags include	ŉҍ
tags is	ŉ҈
tags that	ŉ҈
taht	ą҆
taht created	ą҇
take	Ā҈ďҐğ҇ĦѴį҉ķҋĿѹŁґ
take <name>	ğ҇
take <name> as	ĀҌāѸ
take _ $	ďҋŁ҉
take _ <name>	Āҍ
take _ as	ĀҌāѸ
take _ of	Ģ҉
take _ tests	ā҇
take _ to	ķҌ
take _ |	āѷįҊ
take care	Ģ҉
take care of	Ģ҉
take me	āѺķҋ
take me to	āѺķҌ
take place	āѷįҊ
take place |	āѷįҊ
take so	ā҆
take the tests	ā҇
take |	ďҋŁ҉
take | $	ďҋŁ҉
takes	āѹď҉ĕ҇ģѹĦ҈ŁҐ
takes $	ŁҌ
takes <name>	Ā҇ĕ҈
takes _ $	ė҆
takes _ <name>	Ĕ҆
takes _ <path>	Ā҈
takes _ in	Ħ҈
takes _ of	Ā҈āѸ
takes _ what	Ī҆
takes care	Ā҇āѸĢ҇
takes care of	Ā҈āѸ
takes from	Ā҈
takes from <path>	Ā҈
takes in	Ī҆
takes in what	Ī҆
takes part	Ħ҈
takes part in	Ħ҈
takes the	ā҉
takes |	ė҆
takes | $	ė҆
taking	ĭ҆
taking <name>	ĭ҆
taking <name> to	ĭ҆
taking _ to	ĭ҆
tally	ĀѹāѺĺѺľҜĿѵŊҔ
tally $	ĀѺĺѺľҘĿѶŊҔ
target	Ā҆āѺŅѹņҚ
target _ <name>	ņ҈
target _ <path>	ņҊ
target _ the	ņ҈
target docs	Ā҈
target of	ŅѹņҚ
target of <name>	ņ҈
target of <path>	ņҊ
target of the	ņ҈
targets	ĀѲĉҜ
task	ĀѸĢҤ
task _ <name>	Ģҋ
task is	ĀѺĢґ
team	Āѹā҇
teh	āѲĒ҇ĭ҇Ķ҈Ĺ҆ŋ҇
teh <name>	Ĺ҆
teh _ <name>	Ē҇ĭ҇
teh _ of	ĀҌ
teh _ that	Ķ҉
teh name	ĭ҈
teh name <name>	ĭ҈
tell	āѱĄ҇ĊѺĐѸė҇Ĝ҆ĭ҇ķѷĻѺļ҆Ł҆ňѺŉ҇
tell _ all	ĀѺ
tell _ how	ĎҊ
tell _ if	ĀѲĜ҈Ĭ҈ĭ҇Ō҆
tell _ the	Ā҆āѴć҈ĎѹĐѺē҈Ň҆ň҆
tell _ via	ħ҆
tell _ wether	Ě҆Ĭ҆
tell _ what	Ā҇ā҆ĺ҇ŀѺŇѺŐ҈
tell _ where	ĀѷāѶğ҇ķѺļ҆ĽҌŀҊ
tell _ whether	ā҈ĭ҆
tell _ which	āѹĄҌŉ҆
tell _ who	āѹ
tell _ why	ā҉
tell me	āѵĄ҇ĊѺĐѸė҆Ĝ҆ģ҆ķѷĻѺļ҆ňѺŉ҆
tell me all	ĀѺ
tell me how	ĎҊ
tell me if	ĀѲĜ҈Ĭ҈ĭ҇Ō҆
tell me the	Ā҆āѵć҈ĎѹĐѺē҈Ň҆ň҆
tell me via	ħ҆
tell me wether	Ě҆Ĭ҆
tell me what	Ā҇ā҆ĺ҇ŀѺŇѺŐ҈
tell me where	ĀѷāѶğ҇ķѺļ҆ĽҌŀҊ
tell me whether	ā҈ĭ҆
tell me which	āѹĄҌŉ҆
tell me who	āѹ
tell me why	ā҉
tell the	Ł҇
telling	ĀҌāҐĩѸĲѺ
telling _ where	ā҆
telling _ which	ĀғĩѸ
telling _ who	āҌ
telling me	ĀҌāҐĩѸĲѺ
telling me where	ā҆
telling me which	ĀғĩѸ
telling me who	āҌ
terminal	ĞҊ
terms	ĀѭāѷĢ҆ıҩ
terms of	ā҆Ģ҆
test	ĀҊąѶćѺĉѹĊѸčѺĐѹēѺġѳģѹĤѺĥѺĪѺĬѫĭѲįѹĲѺĴѺĵѺĶѺķѸĿѺŀѺŃѹŅѹņѹňѺŊӀŋӎŌӝōҡŎқőѹŒѺœӧ
test $	ŋ҆
test <name>	āҫĬѺŊѴŋҤŌӄōѭŎѪœҳ
test <name> $	ŋҋœҐ
test <name> and	Ōҍ
test <name> at	ĀҔāѬ
test <name> check	āҎ
test <name> exists	ŋҕŌѸ
test <name> fail	āҌ
test <name> flaky	āґŌѺ
test <name> goes	Ō҇
test <name> green	Ō҉
test <name> in	œҌ
test <name> is	ĀѸā҈ŋ҉Ō҇
test <name> pass	ĀҊ
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҇
test <name> succeeds	Ō҉
test <name> use	āҊ
test <name> where	āѺœҊ
test <name> |	āѴŋ҉œґ
test _ $	ĀҞāҎŊҏŋ҆ŌѳōѴœ҈
test _ <name>	ĀѶāғŊҌŋҋōѶŎҕœҡ
test _ <path>	ŊҊŎғ
test _ a	Ō҆ō҇
test _ and	Ōҏ
test _ at	ĀҔāѬ
test _ by	ŋ҈
test _ check	āҎ
test _ checks	ĀѶōҋ
test _ does	Ā҉āѺŊ҈ōѸ
test _ exists	ŋҕŌѸ
test _ fail	āҌ
test _ failing	Ō҉
test _ fails	ĀҐāѱ
test _ flaky	āґŌѺ
test _ for	ĀѷŊ҉ō҇
test _ found	Ā҆
test _ from	Ā҈
test _ goes	Ō҇
test _ green	ŌҐŎѷ
test _ have	ĀҌ
test _ holds	āѸŌ҉œ҆
test _ in	ĀѷŊҍō҇œҊ
test _ is	ĀѳŋҎŎ҇œҐ
test _ live	āѺœ҉
test _ location	āҔŋѷŌѷ
test _ make	ō҆
test _ of	ĀѴāѺŊҊŎґ
test _ or	ŋ҆
test _ pass	Ā҈Ō҉
test _ passes	Ō҆
test _ passing	Ōҋ
test _ run	Ōҋ
test _ sitting	ō҇
test _ start	œ҇
test _ succeeds	ŌҎ
test _ that	āѺōҌ
test _ the	ŋҋ
test _ use	ā҉
test _ when	Ō҈
test _ where	āѷōҊœ҉
test _ which	ĀѸōҋ
test _ |	āѰŊ҉ŋҋŎѺœғ
test called	āҋŋ҉œ҉
test called <name>	āҋŋ҉œ҉
test case	ŌҎœҏ
test case <name>	āѺŌҎœґ
test cases	Ā҈āѲŊ҈ōҜœѺ
test cases does	ĀҐōѸ
test count	ĀѮŊҤ
test count $	ĀѹŊҋ
test count for	ŊҌ
test count of	Ŋ҈
test coverage	ā҈ō҇
test coverage of	ō҈
test coverage |	āҌ
test file	Ŋ҇ŌѷōѹŎҢœҎ
test file <name>	ŎҐœѸ
test file <path>	Ŏ҉
test file holds	œ҆
test file is	œ҉
test for	ĀҒŋѷ
test for <name>	ĀҐŋѸ
test func	œ҇
test func <name>	œ҇
test funcs	ŊҊ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѸāѸŊҕōҚ
test functions can	Ā҆
test functions does	Ŋ҆
test functions |	Ŋ҆
test in	ĀѷŋҍŎҏ
test in <name>	ŎҊ
test in <path>	Ŏ҈
test is	ĀѸŌҏŎѹœ҉
test methods	ŊҊ
test module	ŌѸŎҊœҎ
test name	Ā҈
test name $	Ā҉
test named	ŋ҆œ҆
test named <name>	ŋ҆œ҆
test names	Ā҆
test names found	Ā҆
test result	Ŏғ
test result of	Ŏґ
test run	Ŏ҇
test script	Ŏ҆
test suite	ĀҐāѴŋ҇ōҊ
test suite $	Ā҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҇
test to	ā҇
test with	ō҆
test |	Āѳā҉œҊ
test | $	āҍ
test | which	ĀѺ
testcase	āѸŋҊœҋ
testcase <name>	āѸŋҊœҋ
testcases	ŊҌō҈
testcases inside	ŊҌ
tested	ĀғĿѷōҫŎѹ
tested $	āҔĿѷō҈
tested _ $	ĀҎāѳō҉
tested _ |	Āѧōҡ
tested anywhere	ō҇
tested by	ĀѴōҕ
tested in	Ā҉
tested |	ĀҍāѴ
tested | $	ĀҍāѴ
tester	Ĺ҆
testing	āҍĖѺ
testing <name>	ō҆
testing _ $	āҍĖѺ
testing |	ĀѳāҔ
testing | $	ĀѳāҔ
tests	ĀҕāҘĊѹĎѺĖѺģѺĩѸĬѹĭѹįѺŁѺŊӛŋҡŌѹōӧŎӁőѺœ҇
tests $	ĀғŊҋōҋŎѱ
tests <name>	ĀѳōҒ
tests <name> has	ō҇
tests _ $	Ā҇āҍŋ҈Ŏ҈
tests _ <name>	ĀѱŊ҉ŋҋōҠŎҜ
tests _ <path>	Ā҆āҋŊҖŎҞ
tests _ are	ĀѹŊҋ
tests _ container	ĀҊāѺ
tests _ cover	ō҇
tests _ do	ā҆
tests _ exercise	ō҇
tests _ fail	ĀѲāҒ
tests _ file	Ŋ҆
tests _ for	āҐōѴ
tests _ get	Ā҈
tests _ has	ĀѺō҇
tests _ how	ĀѺŊ҈
tests _ i	Ŋ҆
tests _ in	ĀҔŊ҈ōѴ
tests _ it	Āѹōғ
tests _ not	ĀҒāѷōѺ
tests _ on	ō҉
tests _ only	ĀѺā҈
tests _ passing	Ŏ҇
tests _ the	ĀҋŊѴōҗŎѺ
tests _ there	Ā҇āѺŊ҆ŋ҆
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҏāѺŊѷ
tests _ we	ĀѺōҊ
tests _ written	Ŋ҇
tests _ |	ŊѹŎҎœ҈
tests and	Āѵā҇Ŋ҆
tests and how	Ŋ҆
tests and only	ĀѺā҈
tests are	ĀҤāѧŎ҇
tests are in	ĀҎāѷ
tests are passing	Ŏ҇
tests are there	ĀҊ
tests are using	ĀҏāѺŊѷ
tests check	ā҆
tests check <name>	ā҆
tests cover	ō҇
tests depend	Ā҉āѵ
tests do	ĀҐāѳō҆
tests do not	Āҏ
tests does	ĀѲāҐŊҏō҆
tests does <name>	ĀѹŊ҆ō҉
tests does <path>	ĀѺŊҋ
tests does the	ŊѺ
tests fail	ĀѺāҏŊѸ
tests fail |	ĀѺāҏŊѸ
tests failing	Ā҇āѺ
tests folder	œ҈
tests folder |	œ҈
tests for	ĀѰāҙō҆
tests for <name>	ĀѭāҠōѺ
tests for container	ĀҊāѺ
tests for the	ĀѹōҌ
tests from	āѲōѺŎҗ
tests from <name>	ĀҍāѶōѺŎ҆
tests from <path>	ĀѹŎґ
tests green	ŎҊ
tests green |	ŎҊ
tests has	ŊҊ
tests have	Āѹō҉
tests have we	ĀѸō҈
tests import	ĀѺā҈
tests in	āҡŊҙŎҐ
tests in <name>	āҌŊ҉ōѺŎҊ
tests in <path>	āқŊҏ
tests in it	āѺŎ҆
tests inside	Ā҉Ŏ҉
tests is	ĀѳāѺŋҍōҍ
tests is <name>	ō҆
tests is it	ō҈
tests is there	ŋ҆
tests live	Ā҈ōѹ
tests live in	Ā҈ōѹ
tests of	ĀҜāѳŊѸŎҐ
tests of <name>	āѱō҉Ŏ҉
tests of <path>	ŎҊ
tests of file	Ŋ҆
tests of it	ā҈
tests of the	ĀҙŊѹōѹ
tests only	āҌ
tests only |	āҌ
tests pass	Ā҈āѺ
tests pass |	ĀҊāѷ
tests run	Āѹō҇
tests run the	Āѹō҇
tests skipped	āҎŊѴ
tests skipped $	āҎŊѴ
tests succeed	ŎҌ
tests succeed $	Ŏ҈
tests that	Ŋ҇ōҒ
tests that are	ĀѺ
tests touch	ō҆
tests use	ĀҜāѭŊѳō҈
tests use <name>	ĀҏāѴŊѹō҆
tests which	ĀѺŊ҇
tests within	Ā҇
tests would	ĀѵāҋŊҋ
tests would fail	Āѱāғ
tests would get	Ā҈
tests |	āҋŊ҈ŋ҉ōѺ
tests | $	ā҇Ŋ҈ŋ҈
tests | do	ā҆
tets	āѱōғŎ҇
tets in	Ŏ҇
text	āѳĳґĴҭŔғ
text $	ĀѵĴҜ
text <literal>	ĀҐŔ҇
text <literal> $	Ŕ҈
text _ $	Āѵĳ҆ŔҎ
text _ line	ĴҊ
text _ the	ĀҊ
text does	ĳ҉
text of	Ĵ҉
text of line	Ĵ҈
text |	ĀѵĳҊ
text | $	ĀѵĳҊ
than	āүĄ҇Ć҉ď҉ŁѺ
than <commit>	ĀҋāѶ
than <name>	āҖďҊŁѺ
than <name> |	āҌ
than <path>	āҋ
than <path> |	āҊ
than _ please	Āҋāѹ
than _ which	ďҊŁѺ
than _ |	ĀѹāҗĄ҇
than once	Ć҇
thank	āѸ
thank you	āѹ
thanks	ĀѰāҒ
thanks $	Āѵāҗ
that	ĀѸā҇ĄҐąҋćѴĉѺċ҇ďҊĒ҈ē҉ĔѵĖѹġ҇ģѸĥҌĩҌĪѴį҆ıѺĳѴĶҌĺѶĻҊĽѵľѺĿѸŅѺŉ҇ŊѹŋѷōҋŎѺőѱŒѹœѵŕ҇
that $	ġҊ
that <name>	Āҝāѯć҉ĉҋĊѷď҆đ҉ĕ҈ęҍě҈ġѺĥѹī҈ĬѹĭҌĺѶŀѸŁҒŇҍňѴōѷ
that <name> <name>	āѸ
that <name> calls	Āҍęҋ
that <name> defines	Ā҇Ŀ҆
that <name> hands	Ň҆
that <name> has	Ě҆
that <name> is	āҕě҈ĬѷĭҐŁ҉
that <name> lacks	ď҆
that <name> overrides	āҋ
that <name> raises	Ā҆
that <name> returns	Ň҆
that <name> takes	Ł҇
that <name> was	Ĭ҉Ő҆
that <path>	ĀҍāѺĝҊĪ҇
that <path> defines	Ā҇
that <path> imports	ĝ҉
that <path> was	ņ҈
that <tag>	Ą҆
that _ $	āѵġ҇ł҇ň҆Œ҇
that _ <commit>	ā҆čҊ
that _ <name>	āѹą҇ĆѺćѶĉѸĊҒĎ҆Đ҆ēҊĘҎęѸğҌġѺĢѺĥѶĬ҉įҊİѸĶҏķҋŀҌŁѸń҈ōҗ
that _ <option>	ċ҇
that _ <path>	Ď҇ĩ҆ĪѺįҌ
that _ a	Ċ҆Ń҇ň҆
that _ added	ă҇
that _ an	ĥ҇
that _ calls	ĀҙĊѶę҉
that _ class	ĀѸĵҎ
that _ contains	Ā҈
that _ defines	ĀҍĿ҆
that _ deprecated	ā҆
that _ does	ŏ҆
that _ exist	Ā҈Ę҆
that _ exported	ģ҈
that _ from	ĀҖăѴĚ҇ħ҆ĩ҆ňѹ
that _ function	Ĭ҆ļ҈
that _ had	Ņ҆
that _ hands	Ň҆
that _ has	āѷĪ҆ĳ҆ŏѺ
that _ have	Ġ҆
that _ imports	ĝҎ
that _ in	ĀѲĨ҇ĩ҇Ņ҆Ŏ҆
that _ interface	āѹĥ҈
that _ is	ā҇ě҇ĭҎŁ҉Ō҆ŎѹŔ҆
that _ it	ĀѴā҈ąҊĆ҆ň҆
that _ its	Ć҇
that _ lacks	ď҆
that _ method	Ĭ҆
that _ not	Ā҉Ą҆ď҆
that _ now	Ņ҉
that _ on	ĩ҇
that _ overrides	āҊ
that _ project	ėҊ
that _ raises	Ā҆
that _ returns	Ň҆
that _ right	ē҈
that _ run	Ā҆āѺ
that _ runs	ŕ҆
that _ something	Ć҆
that _ still	Į҇
that _ takes	Ł҇
that _ test	ĀѴāҎŎҋœѺ
that _ tests	Ā҆
that _ the	Ā҉āҌĥҎķ҈ŀ҆ŋѺōѹŒѹœ҆
that _ through	Ħ҉
that _ to	āѺľ҇
that _ use	ĀѺā҈
that _ uses	āѹĉ҉
that _ was	ĎѺĬ҈ŅѸņҍŐ҆
that _ with	ĩ҇
that _ |	ĀѶā҈Ġ҈
that a	ě҉
that added	Ā҈ąѺ
that added <name>	ĀҊąѸ
that are	ĀѲāґŏ҇
that be	āѷŇ҆
that belong	ľ҇
that belong to	ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	Ċ҇ĘҊ
that calls	āѴĘҍ
that calls <name>	āѵĊ҉Ęҍ
that carry	ĀҊāѷ
that carry the	Āҋāѷ
that changed	Ď҇
that class	ĀѺē҆
that class <name>	ē҆
that come	ē҈
that commit	č҈
that commit <commit>	č҈
that constant	Ķ҈
that contain	ŉ҈
that contains	Āѵą҉ķ҈ő҆œ҈
that contains <path>	Āѹą҆
that contains the	ķ҈œ҆
that covers	āғōѳ
that create	Āҋ
that created	ĀѷąҖ
that created <path>	ą҆
that define	ĀѺāҕĆ҉
that define <name>	āҙ
that defines	ĆҌ
that defines <name>	ķ҆
that defines it	ĆҊ
that deleted	ĀҐąѹ
that deleted <path>	ĀҊ
that depend	ĩ҆
that depend on	ĩ҆
that did	ĀҊ
that does	ĀҊ
that edited	į҇
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҇ōѹ
that fail $	ōѺ
that file	ā҉
that file |	ā҉
that forget	ā҉
that goes	Ā҆
that goes from	Ā҇
that has	Ā҇Ć҆ň҇
that has <name>	Ā҈
that have	Ē҇ň҆
that have <name>	ň҆
that ignore	āҐĊѺ
that implement	ĥҌ
that implements	ĥ҉
that implements <name>	ā҆
that implements the	ĥ҈
that import	Ĝ҇ĩ҆
that import <path>	Ĝ҇
that import from	ĩ҆
that imported	āҌ
that imports	ĩҌ
that in	ĩ҇
that in with	ĩ҇
that inherit	ĀѸĚ҉
that inherit from	ĀѸĚ҉
that inherits	Āҋ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҈
that introduces	āѺ
that invoke	Ċ҇
that invoke <name>	Ċ҇
that is	ĀѰāѭĚѷģ҇ĮҌĻҌńҋŅ҇ňғŒ҆
that is <name>	ńҌ
that is a	ň҆
that is exported	ģ҈
that is now	ŅҊ
that is still	Į҇
that it	ĬҊ
that it is	ĬҊ
that line	ĀѸĴҋ
that line $	Ĵ҆
that line |	Āѹā҆
that mentions	Ā҈
that method	Ā҉ĺҎ
that module	Œ҇
that name	ġ҇
that need	āҍŉѷ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	Ā҉āѹ
that nothing	ĀҌĊѺ
that of	ď҉
that of <name>	ď҉
that override	ŀ҉
that override <name>	ŀ҉
that raise	Ń҆
that raise <name>	Ń҆
that read	āҋ
that read the	āҋ
that reference	ō҆
that removed	ĀҐąѷ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҇
that result in	Ņ҇
that runs	Ċ҉
that says	Ķ҉
that sets	Đ҉
that sets <name>	Đ҆
that so	Ā҆
that so |	Ā҆
that test	Ā҆āѸŌҌŎѷ
that test is	Ō҇ŎѺ
that the	ĀѳāѱĈҌĥ҆Ĭ҉İ҆ĵ҆Ķ҈œѸ
that the <name>	ĶҊ
that the class	ĵ҆
that the method	Ĭ҆
that the test	ĀѺāҎœѹ
that the tests	ĀҊāѸ
that there	Ā҆
that there is	Ā҆
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
that uses	ĀѹāҌō҆
that variable	ğ҇
that version	Ġ҇
that was	ņ҈
that we	ĀѺā҇
that were	ă҆Ą҆
that were not	Ą҇
that what	ĀѺĬҎ
that what <name>	Ĭҏ
that workflow	Ā҆
that workflow run	Ā҆
that works	Į҇
that |	ĀѹāѲġ҇Ļ҆ł҈ň҆
that | $	ĀѹāѲġ҇Ļ҆ł҈ň҆
the	āҒćѸĈҊĉѵĊѸċҌĎѸďҌĖ҆ĜѷĝѹĞ҈ğҊĢѵĦѳĨѱĩѫĬўĭѹİҋĴѸĵ҈ĶґķҐĸҐĹ҈ĺѷĻ҉ļ҉ĽҐĿѸńѷŅҋŇѷňѺŉ҇ŊѭŋѸŌ҇ōѷŏѯŐѺŒҌœҏŔҘŕ҇
the <literal>	ĵ҈ĶҋĽ҆Ŕѹ
the <mark>	Ēҋē҈
the <mark> decorator	ĒҊ
the <name>	ĀѨā҇ă҈ĉ҆ĊҒċ҇ďѹĐҒđѶĒ҇ēғĘѹĝѺĞҊğ҉ĢѰģѴĥҋīѹįѸĳҗĵҊĹңĺ҉ĻѺĽҏĿѹŀ҈łѸŅѶŌ҆őѯŒ҆œҋŕ҈
the <name> $	ĀѱāҨ
the <name> <name>	ā҈ċ҈ĢѶĶ҈ĽҊ
the <name> argument	Ĕҏ
the <name> block	ŕ҉
the <name> class	Ĥ҆ĵҎĺҋ
the <name> constant	Ķ҇
the <name> decorator	Ē҆
the <name> docs	ā҆
the <name> entry	ĐҎ
the <name> env	āѹğҊ
the <name> for	ĀѺāѺćҎğҋ
the <name> function	ķ҉Ł҇
the <name> interface	ĥ҉
the <name> line	āѺĴ҆
the <name> lines	ē҈
the <name> method	āѸĹґŀҎ
the <name> module	ā҈ŒҖ
the <name> of	ĀҘāћĉ҉ĊқĢ҉ģѹĭ҆ĳҟňѺŒѹ
the <name> or	ĀҎ
the <name> routine	ķ҇
the <name> setting	Đҍ
the <name> struct	ĵҌ
the <name> test	āѶŌ҈œҐ
the <name> that	ēҐ
the <name> trait	ĥ҉
the <name> typedef	ĽҌ
the <name> way	ā҈
the <name> |	ĀѺāҐ
the <option>	ċҌ
the <path>	ŕҊ
the <path> workflow	ŕҊ
the _ $	āҚĆҐćѺĊҋĎѹĐѸđҍĖѺĞ҉ğ҇ĢѺģҊĤѺįѺİѹıҔķѹĸ҆ľ҉ŅҊ
the _ 's	Ā҉ı҈łѺ
the _ <commit>	ČҊčҖŉҏ
the _ <line>	āѹĴ҈
the _ <literal>	āҏĽ҈ŔҠ
the _ <mark>	āҕ
the _ <name>	ā҉ĂѶăѹĄѹĈѶĊѺČѷčѷĐҌđѺĒҕē҆ĔҘĖѴė҉ęҕěҊĝѺĞѵĠѸĢґĤҒĥҖĦѺħѳĨѹĪѺīҖĬғĭ҈ĮѸįѷİѱıѴĲѹĳѷĵѳĶҐķ҈ĸҐĺѳĻҋĽ҆ľѷŀ҆łѸńҒŅѮŇѹňѲŉѸŊѵŋҋŌҎŎѭŐҦőѹŒѳŔѶŕѵ
the _ <option>	ā҇ċҏ
the _ <path>	Ā҉āѴąҊĜҊĝҎģҏĩ҇Ĵ҆ŅѸņ҉ŎѺő҇ŕҕ
the _ <tag>	Ġҕ
the _ a	Āѹġҏ
the _ above	Ě҇
the _ alias	Ľқ
the _ and	ĀѳāѳĈ҆ğ҇Ģҍĵ҆ķ҈Ĺ҈
the _ annotation	āѷĒ҇Ň҉
the _ api	ģ҉
the _ argument	Ĕҕ
the _ assigned	Ā҇
the _ at	Ā҆āѺİ҉
the _ base	āѴĈ҆Ġ҆ġҋ
the _ be	Ĉ҈
the _ behind	ĀѸđ҈Ģҍ
the _ between	ĀѹāҍĆѺď҉
the _ block	ŕ҉
the _ branch	Āѱāҏ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҎĈѸ
the _ builds	Ĉ҆
the _ by	Ā҆ąѹĨ҇
the _ called	Āѯāқĉ҆ĊѸĘҊęѹĢ҇ķ҉ŋѷœҏ
the _ calls	Œҏ
the _ case	ŌҌ
the _ cases	Ā҇ŊѺ
the _ chain	ĚҊ
the _ change	āҊį҆
the _ changed	Āѹ
the _ class	ćѺĵҎĺҍŃ҈ňҒ
the _ classes	ĀѸć҈ěҊġ҆ňѺ
the _ clause	ń҉
the _ comment	Āҍ
the _ commit	ĀҊą҇įҍİҖ
the _ compile	Ĉ҉
the _ compiles	ĈҊ
the _ constant	Ķ҇ĸ҇
the _ count	ĀѰĎҏĳҌľҋŊҌ
the _ coverage	ĀѰāҍō҆
the _ cycle	Āѵāғ
the _ declarations	Īҗ
the _ declared	Ĥ҈
the _ decorator	ĒҐ
the _ def	ļҊ
the _ defined	ĀҔāѴċ҆
the _ defining	ā҆
the _ definitions	āѺĆҐ
the _ dependencies	ĀҖĩ҈ĪѺ
the _ docs	Ā҈
the _ does	ő҈
the _ edges	Ċ҆
the _ edit	āѴįґ
the _ entry	ĐҎįҊİ҇
the _ env	āѹğҊ
the _ environment	ğҊ
the _ exported	ā҇
the _ fail	Ā҉āѸ
the _ failing	ĀҋāѺ
the _ file	āґĐҏŌѺŎҕőѹŒ҇
the _ filename	Ņ҉
the _ files	Āѹă҆Ą҆Œ҆
the _ final	ĶҌ
the _ first	Ā҆ą҆
the _ folder	ĀѵāҐĈѹœ҉
the _ for	āҞćҍğҍĵѺĽ҈
the _ formerly	ŅѶņҒ
the _ from	ĀѬāѯĔ҈ħ҆ň҈ŉ҆ōѺŎҘ
the _ func	ķҋ
the _ function	ĀѵāҊķ҇ĺ҇Ļґļҋœ҉
the _ functions	ōҊ
the _ give	Āѳāґ
the _ go	Į҆
the _ graph	ĀҊāѹ
the _ hand	đ҇
the _ have	ā҉Ė҇Ŋѷ
the _ helper	ā҆Ļҋ
the _ hierarchy	ćҋĚѹň҇
the _ history	Ā҆āѹĎҊ
the _ how	Ď҆Į҆
the _ if	Ō҆
the _ implementation	ĀѹāҐ
the _ implementations	ŀҋ
the _ import	ĀѶāґħҍĪѸŏҊ
the _ imported	Ā҆
the _ importing	ĜҎĝѴ
the _ imports	āҏĩ҆ĪѳŏҔ
the _ in	ĀҝĂ҇ą҉ĈҏĎҊďҊĐ҉ĠѶķѹĺҊĿѶŀѹŏѸőѺ
the _ inside	Ā҉Ŏ҉
the _ interface	Ā҆ĥ҈
the _ introduced	ă҇
the _ is	ĀѝāҙĄ҇Ĕҋğ҇Ō҆œ҇
the _ it	āѳĉ҆ĊѺĕ҇Ħ҆Ĺ҆Ņ҈
the _ item	Ķҋķ҈
the _ java	Į҆
the _ job	ŕ҇
the _ keep	āѺĭҌ
the _ level	ĭҌĶ҉
the _ like	ĀѺā҆ē҇
the _ line	ā҈ċҏİѴĳҌĴ҆
the _ lines	ē҈ĪҌ
the _ list	āѹĆ҆ďҊĜ҆ġѸĪ҈ĿҋŁҊ
the _ listing	ă҈
the _ location	Ľ҈
the _ log	ā҇
the _ make	Ā҆
the _ marked	Ă҈
the _ member	Ā҈ā҉ĸ҈Ĺҏ
the _ metadata	Ğҋ
the _ method	ĀѲĹҙŀҜ
the _ methods	Ăҙ
the _ modification	į҈
the _ module	ā҉ĶѺŌѺőѺŒҝ
the _ name	Āѷā҉ŅґŒ҉
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҈ĿҊŁ҆
the _ need	Į҆
the _ nested	Ļ҈
the _ node	Į҆
the _ notes	Ā҇āѶă҆
the _ now	Ņ҈ņѺ
the _ number	ĀѸĐҋĳѺ
the _ of	āѦĂѯąҌĆѸĉҒĊҒċѺĎҔďѸĐѰđҔēҌĔѺĕҊĖҎĘҊęҎĞѰğѮĠ҇ģѣĤѹħѸĩѷĮѲįѺİѵıѺĳҜķ҇ĺѸĻѹļҏľҔŀѮŁҌł҈Ńѳń҆ŅѵņҊŇѵňҐŊҗŋ҉ōѷŏѳŐѮő҈Ŕѹ
the _ on	ĀґāґĈѷĤ҇Ĳ҈ĴѺ
the _ one	İ҉ő҆
the _ ones	ĀҎ
the _ option	āѺ
the _ or	Ā҇āѷćҌĈҊňѸ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	ċ҈
the _ part	ĀѷāҌ
the _ path	ĀҌāѰħҐŅҌņҌőҊ
the _ places	Ć҇
the _ points	Ā҈
the _ project	ĀҊ
the _ python	Į҆
the _ range	ė҇
the _ recent	āѳįҎİҌ
the _ release	āҙ
the _ releases	ā҆
the _ require	āҋĖѺ
the _ requirements	Ėҋ
the _ requires	Ė҆
the _ return	ŇҊ
the _ revision	āѺįҊ
the _ routine	ķ҇
the _ runs	Ā҈
the _ rust	Į҆
the _ script	ĖѹĞ҉Ŏ҆
the _ section	ĀѺāѶĖҊĞ҆
the _ sequence	ħ҈
the _ set	āѹĞ҆ľ҆Ŀ҇
the _ setting	Đҍ
the _ sign	ĕ҇
the _ signature	āҋ
the _ site	ĵ҆Ķ҆ĺҍ
the _ sites	Ċ҈
the _ specifier	ė҉
the _ statement	ĵҍķ҇
the _ statements	āѺģ҈Ī҈ŃҊ
the _ struct	ĵҌ
the _ structure	ő҈
the _ suite	ĀҏāѵōҌ
the _ switch	ċ҈
the _ tag	Ā҇
the _ taht	ą҇
the _ take	ğ҇
the _ test	āѸŋѹŌґœҞ
the _ tests	Āҏ
the _ text	Ā҉Ŕ҆
the _ that	āѪăѸĊ҆ďѺĐѹēҒĜѶĝҔĢҊĥ҇ĩґĭѸįѸĳѸĻѹŁ҈Ń҆ŅҍŇҌŉ҆ŌѺōҌŒѵœѷ
the _ thing	ĀѸāҍ
the _ time	ĀѹāѵĖ҇įҐ
the _ to	Āѳāҍĉ҆Ċ҈ıѸŅ҆ő҈
the _ touching	ā҆
the _ trace	ķ҆
the _ trait	ĥ҉
the _ tree	Ě҇ĵ҆őҋ
the _ type	ĀѹāѲĞ҆Ľ҇łҍŇҎ
the _ typedef	ĽҌ
the _ types	ňҊ
the _ up	ĀѺ
the _ update	į҇
the _ use	ā҈
the _ value	āѴĔғĶ҈
the _ var	ğҌĶҊ
the _ variable	āҍğ҈ĶҐ
the _ variables	Ĥҋ
the _ variant	ā҇
the _ version	Ā҉āҒĮҒ
the _ was	ĀҎāѶ
the _ way	ā҆ħ҆
the _ what	āѹĞҊ
the _ where	Ā҆āҌąҊĸ҇ĺ҆
the _ which	āѺĥ҇ĩ҆Ľ҈ňѹ
the _ whose	ŒҎ
the _ will	āѺĚҋ
the _ with	Āѵā҉Œ҈
the _ within	Ŀ҆
the _ work	ĀѸāҐ
the _ workflow	Āҏāѹŕ҉
the _ |	ĀѫĈѺĊѷďҐĕѺė҈Ğ҉ğҒġ҆ģ҇ĥѹħ҇įѸıҋķҌĽѺłҐŅ҈Ň҉Ō҆ŎѸŒ҇
the abstract	ĂҖ
the abstract class	āҋ
the abstract methods	ĂҎ
the access	āѺĭҌ
the access level	ĭҍ
the added	ĀѺă҉
the added files	ĀѺă҉
the amount	Ā҈ľ҆Ŋ҇
the amount of	Ā҈ľ҆Ŋ҇
the ancestors	āѺćҏě҇
the ancestors of	ě҇
the annotation	Ēғ
the annotation <name>	Ēҏ
the annotations	ē҈
the api	ā҈
the argument	āѺċ҈ďҌ
the argument list	ďҌ
the argument parser	ċ҈
the arguments	āѹďҌŁҚ
the arguments <name>	Ł҇
the arguments of	āѺď҇ŁҊ
the arrow	ŇҐ
the assignment	Ķ҇
the attribute	Őқ
the attribute <name>	ŐҚ
the attributes	āҌē҆ĤҐ
the attributes of	ĀѺāҍĤҍ
the author	ĀҋāѴĲґĴѺ
the author of	ĲҐ
the authors	āѴĭҐı҇
the authors keep	āѺĭҌ
the base	Ā҈āѱĂ҉ć҆ĚѺěҌŀҋňҌŒ҉
the base class	āѹĂҊěѺňҘ
the base classes	ćҊěҋňѶ
the base method	ĀѸā҆ŀ҆
the base name	ŒҊ
the bases	ĘѹĚ҈ěҌ
the bases of	ĘѹĚ҈ěҌ
the behaviour	ďѶĢҐ
the behaviour of	ďѶĢҐ
the biggest	ĀѰāң
the biggest one	ā҉
the body	Āҋĉ҉ĊѹĘҍĳѹķҌĺ҆ļҎĿ҇
the body of	Āҋĉ҉ĊѹĘҍĳѹķҌĺ҆ļҎĿ҇
the bottom	Āҍİѵ
the brackets	ŁҌ
the brackets of	Ł҉
the build	ĀҋāҊĈҐ
the build broken	Ā҆
the build fail	Ā҇āѺ
the build |	ā҈
the call	āѵĉ҆ĊҐ
the call graph	ĀҋāѺ
the call sites	Ċ҈
the call to	Ċ҆
the callback	Ĕ҈
the callees	Ę҉ęҕĚѷěѸ
the callees of	Ę҉ęҕĚѷěѸ
the caller	ĀѺāѮĉҏĕҎ
the caller of	āѳĉҏĕ҆
the callers	ĊғĘҍę҉
the callers of	ĀѶĊҕĘҍęҊ
the calls	ĉ҉
the case	āѺĬ҆
the case that	āѺĬ҆
the change	ĀѱČ҆Ĳ҇ŉ҆
the change <commit>	ĀѲā҉
the change on	Ĳ҇
the checkin	ą҉
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	ĀѰĚҎňҔ
the children of	ĀѱĚҎňҔ
the ci	Āѷāқŕ҇
the ci job	ŕ҇
the ci log	ā҈
the ci workflow	āҊ
the circular	āҌ
the circular import	āҌ
the class	āѨćҝĚҏěғĢҒĤҕĥѹĵғķѸĺҍľҍĿҎňҐōҍ
the class <name>	ĀґāѱćҐĚҎěҎĢҒĤҔĥѹī҆ĵ҆ķѹĺ҉ľҋĿҐōҎ
the class hierarchy	ĚѹňҊ
the class or	ćҋňѸ
the class tree	ĀѹćѺĚҊňҊ
the classes	Āѵć҈ĥҏňғ
the classes <name>	ĀѺć҇ě҇
the classes that	ĀѺĚ҈
the classes which	Ā҈ĥ҈ňѺ
the cli	ċҌ
the closure	ĻҖ
the closure <name>	ĻҖ
the code	ĀғāѫĈҔĉѷĊ҈ĐѹğҊĠҎġ҉Ĭ҉Ķ҆ĺ҉ō҆
the code $	ĊҐ
the code <name>	āҎ
the code base	āѲĈ҆Ġ҆ġҋ
the code for	Ā҆
the code is	ĀѸāґ
the code make	Ā҆
the code of	ĀҕāѱĠ҇ō҈
the code that	Āҏāѷĉѹ
the code |	Ĭ҈Ķ҉
the command	ĀѷāҍċҐ
the command line	ĀѸāҍċҐ
the comment	ĀҌ
the commit	Ā҆ąҐČ҇čҍĎҗŉ҈
the commit <commit>	Č҈čҋŉ҈
the commit by	ĀҊąѹ
the commit count	ĀѷĎҒ
the commit history	Ď҉
the commit in	ą҇
the commit taht	ą҇
the commit that	ĀҊā҆
the commits	č҇ĎҊİ҈
the commits $	ĀҊĎѸ
the commits changed	Ď҆
the commits in	ĀѺĎ҈
the commits on	ā҆
the commits to	ā҇
the commits touching	ā҇
the commits which	āѸİ҉
the committers	Ā҆
the committers for	Ā҆
the config	Ā҆ā҈ĐҒ
the config <name>	Đ҆
the config file	āҋĐ҆
the configuration	Đ҈
the configuration file	Đ҈
the console	Ğ҇
the const	ĀѺĶҐ
the const <name>	ĶҐ
the constant	Ā҉āґđҜĶҜŐғ
the constant <name>	ĀҊāҒđҖĶҜŐғ
the constructor	ĀҒ
the contents	Ĵ҆ŕ҉
the contents of	Ĵ҆ŕ҉
the copyright	Āѷāҋ
the count	Ď҆
the count of	Ď҆
the creation	ą҈
the creation of	ą҈
the current	āѸņ҉
the current one	ņ҈
the data	ĀѺāҍĤ҆ĵ҇œѹ
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҋ
the date of	į҇
the dead	ŏ҈
the dead imports	ŏ҈
the debugger	ā҆
the declaration	ĀѺāѷī҆ĵ҈Ķ҆ĺҍĽҌ
the declaration of	ī҆ĽҊ
the declaration site	ĵ҆Ķ҆ĺҍ
the declared	ĖҊŇ҈
the declared return	Ň҈
the decorator	ĀѶāҒĒҔ
the decorator <mark>	āғĒѸ
the decorator <name>	ĀѶĒҝ
the decorators	āҍē҇
the decorators on	ā҈
the decorators that	ē҆
the def	ē҆Ĭ҈ķҏĻҌ
the def of	ē҆Ĭ҈ķ҉Ļ҈
the default	ĀѺāҍċѺĔҔĕҏ
the default of	āґĔ҉
the default value	ĀҍāѯĔ҇
the definition	āѵēҍĵ҈ķҍĹ҇Ł҆
the definition of	āѶēҍĵ҉Ł҆
the definitions	Ć҇ģ҇
the definitions in	āѺģ҈
the definitions of	āҌĆ҆
the definitions that	Ā҉
the dependencies	ĀѶāҏĖ҈
the dependencies have	ā҆
the dependencies |	ā҆
the dependency	ĀѸėҖ
the dependency <name>	ĀѺėҕ
the derived	ňҍ
the descendants	ĀѺňҎ
the descendants of	ĀѺňҎ
the dev	ĀҖāѴ
the developers	Ķ҉
the diff	čҎ
the diff of	čҌ
the difference	ĀѺā҉
the difference between	ď҆
the difference in	ā҆
the differences	ĆѺďҍ
the differences $	ď҈
the differences between	ā҈ĆѺ
the different	Ćҋ
the different definitions	Ć҈
the direct	Ā҉ňѹ
the directory	őҘ
the directory of	ő҈
the directory that	ő҈
the doc	Āғ
the doc comment	Ā҉
the docstring	ĀҌ
the documentation	ā҉
the dot	āѺĿ҇
the earlier	ĀҏİѬŅҊ
the earlier name	ŅҊ
the end	ā҉
the entry	ĐҎ
the entry <name>	Đ҇
the entry for	Đ҇
the entry points	Ā҇
the enum	āҜĸҚ
the enum constant	ĸ҇
the enum member	Ā҉ā҉
the enum value	ā҆
the enum variant	ā҇
the enumeration	ĸҐ
the enumeration member	ĸҌ
the enumerator	ĸғ
the enumerator <name>	ĸғ
the env	ğҙ
the env var	ğҌ
the env variable	ğ҆
the environment	āҊğҝ
the environment $	ā҆ğ҆
the environment variable	āҐ
the environment |	āѷğҎ
the equals	ĕ҇
the equals sign	ĕ҇
the error	Ńғ
the error <name>	ŃҔ
the error on	ā҈
the exception	ĀҍāҌŃҖ
the exception <name>	ĀҐāҊŃҏ
the exception class	Ń҈
the exceptions	ń҉
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҎ
the export statements	ģ҉
the exported	ģҊ
the failing tests	ā҇
the family	ćҋ
the family tree	ćҋ
the fastest	ā҉
the fastest |	ā҈
the field	āѸŐҕ
the field <name>	āѸŐҕ
the fields	Ĥҕ
the fields of	ā҆Ĥ҇
the fields that	Ĥ҆
the file	ąҗčҊĎҎģҌĥѺĪ҇įҏĲ҆ĳҋĴҋĵҋķѹĸѺľѴōѶŎѹŏ҆őқ
the file <name>	āѴąҎĎ҉ģ҈į҉ĳ҇Ĵ҆ķѹĽѺľѹŊ҆ōѸőҕ
the file <path>	ąҋĎ҇į҈ĳ҆Ĵ҆ņѷő҉
the file and	ğ҇
the file for	āҊ
the file formerly	ŅѶņҒ
the file in	ĺ҈
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	āѺĶҋņҋŒѺ
the file which	Ľ҈
the file whose	ŒҌ
the file with	Œ҉
the files	ĀѺāѵă҆ČҌčҎĝ҈ĩҊŒґ
the files introduced	ă҇
the files that	Ā҇āѺĝ҈
the first	ąҏĆҏİѸ
the first $	āѷĆҊ
the first commit	Ā҉āѵąҐİѹ
the first release	ĀҋāѺ
the first test	ā҇
the fix	ĀҊāѵ
the flag	Ā҉
the flag <option>	Ā҉
the folders	őҋ
the folders does	ő҈
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҆Ņ҇ņҌ
the former <name>	ņ҉
the former <path>	ņҊ
the former name	āҎ
the former path	Ņ҉
the full	ĀҍĆ҆őҊ
the full path	őҊ
the func	āѷķҍŁ҉
the func <name>	āѸķҋŁ҉
the function	āѹĉ҉Ċ҆ĐѺĒѷēҌĔ҈ĕ҉ĘҌęғĢҙĬҦĶѺķҖĺѺĻҍĽѹŁ҇ŃѹńғŇҏŋѷō҈ŐѶœѸ
the function <name>	ĀҋāѬĉҊĊ҈ĒѺēҍĔ҈ĕ҉ĘҌęғĢҙĬҦĶѺķ҆Ļ҉ĽѹŁ҈ŃѹńҒŇҏŋѷō҇ŐѶ
the function called	ķҊ
the functions	Āѳā҉ĉҕďҊĘҍļ҆Ń҈
the functions <name>	ĀѺāѺďҋĘѺęҎ
the functions called	ĉ҉ĘҊęѺ
the functions in	Ā҇
the functions that	Āѹāҏĉҋ
the git	Ā҈āѸ
the git history	Ā҆āѹ
the global	ā҇Ķҕ
the global <name>	ā҉Ķҋ
the global variable	Ķ҈
the hash	ą҆
the hash of	ą҆
the head	Ā҈
the header	ā҉
the header of	āҊ
the helper	Ā҇āѸķҒ
the helper <name>	Ā҇āѹķҌ
the hierarchy	ĚҒŀ҆ň҆
the history	Āҋą҉İҌ
the history $	ĀҋāѺ
the history of	ĀѸāҊą҇Ď҉
the history was	ĀҎāѶ
the history |	ĀѱāҋİҊ
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
the import	ĀѸāҌĝѺħҐĨ҉ĪҚ
the import chain	ā҇
the import cycle	Āѵāғ
the import lines	ĪҌ
the import list	Ī҈
the import of	Āҍĝѷ
the import path	ħҏ
the import statements	ĪҊ
the importer	ģ҈
the importer $	ģ҈
the importers	Ā҇āѺĜ҉ĝҌ
the importers of	Ā҇āѺĜ҉ĝҌ
the imports	ĀѸĝҊĦҔħҋĩѹĪғ
the imports from	āѹħ҈
the imports in	āҋĪ҈
the imports of	ĝ҇Ħ҉ĪҊŏѶ
the imports that	Ħ҆
the include	Ĝ҇
the include list	Ĝ҇
the inferred	āѷŇ҈
the inferred type	āѹ
the inheritance	ĀҍāѹĚ҇ěҊ
the inheritance chain	āѹĚҊ
the inheritance hierarchy	ć҆
the inheritance tree	ĀҎ
the inherited	āѺŀҎ
the inherited method	ŀ҉
the inner	ĻҜļҐ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҆
the installed	ā҆
the integration	Ā҈
the integration tests	Ā҈
the interface	ĀҎā҇ĥҙĽҏĿѸ
the interface <name>	ĀҒĥқĽҌĿѹ
the interfaces	īҔ
the interfaces that	ī҇
the key	Ā҇ĐҐ
the key <name>	Ā҈ĐҎ
the kind	ł҇
the kind of	ł҇
the language	āѸĭ҆Į҈
the language |	ĭ҆
the largest	āғ
the largest of	ā҇
the largest |	ā҇
the last	ĀѶāҗįҒİҌĳҌ
the last change	āҌ
the last commit	Ā҆İҊ
the last line	ā҇İѴĳҍ
the last release	āҌ
the last time	āѷįґ
the last update	į҇
the latest	Āѳā҇ąѺįҟİҌ
the latest change	į҆
the latest commit	Āѵāҍİ҈
the latest edit	āѶįҍ
the latest version	ā҉
the length	Ď҉
the length of	Ď҉
the level	ĩ҈ĪѺ
the level of	ĩ҈ĪѺ
the libraries	Ė҇
the licence	ĀѹāҏıҎ
the license	ĀѯāҋıҔ
the license of	ı҆
the licensing	ĀѺıҕ
the licensing of	ıҊ
the line	ĀѷāѰĐґĳ҈Ĵ҈Ķ҈ĸҎĹ҆
the line <line>	āѹĴ҈
the line count	ĳҏ
the line number	ĐҋĳѺ
the line where	ĺ҆
the lines	āѺĳҍ
the lines of	ĳ҈
the lines that	Āҍ
the list	ĀѯĖҊęҌ
the list of	ĀѯĖҊęҌ
the literal	ĀѸā҇đҎĶѺ
the literal <literal>	ĀѺā҈
the local	ā҆ĻҊ
the local function	ā҈
the local helper	Ļ҉
the location	Ķ҉ķғőғœ҉
the location of	ĶҊķҌőҕœ҉
the log	Ā҈āѸįҊ
the log of	Ď҇įҋ
the longest	āҢħѹ
the longest import	ā҉
the lowest	Į҉
the lowest <name>	Į҆
the lst	ĀҎŊѴ
the lst of	ĀҎŊѴ
the main	āҐ
the member	Ĥ҈ĺ҈
the member variables	Ĥ҈
the message	ĀѵāҊŔҊ
the message <literal>	ĀѱāҋŔҊ
the method	Ā҆āѹĂѹēҊĬҍĵѺĹґĺ҈ľҍĿҐŀҍńґ
the method <name>	ēҊĬҍĹҔľѺĿѴŀҗńҒ
the method count	ĀѺľҌ
the method in	Ā҇
the method list	Ŀҋ
the method names	ĿҊ
the method set	ľ҆Ŀ҇
the methods	ĂҒĚѴěѸľҏĿҜŀ҉Ń҇
the methods in	āѸĂҊľ҉Ŀѹ
the methods marked	Ă҈
the methods of	ĀҊāҌĚѴěѸĿҎ
the methods that	Ă҆ŀ҈
the minimum	Įҏ
the minimum <name>	Į҆
the minimum version	Į҆
the module	ĀҊāѹĜҊĝ҈ĢҎģґĥѺĩғĶҊŒҒ
the module <name>	ĢҏģҌĩҋĶѸŒ҈
the module <path>	āѶĜ҉ĝ҉ģ҇ĩҊ
the module called	āҌ
the module level	Ķ҈
the module named	Œ҆
the module that	ĵ҆
the module variable	ĶҌ
the modules	āѺĜ҇ĝ҇ĩҌ
the modules importing	ĜҎĝѴ
the modules it	Ħ҆
the modules that	ĝҌĩҌ
the moment	āѹŌ҈
the moment |	Ō҆
the most	ĀѺāҘįҍİҐ
the most recent	āѳįҎİҌ
the most |	āҍ
the move	Ā҈āѵŅҐņҏňѺ
the move $	Ņ҆
the move of	ņҔňѺ
the move to	Ņҋ
the move |	ĀҌ
the name	āѱĆ҉ġҔĭҎŅѹņҏŋҗŒҋ
the name <name>	āѶĆҊġҎĭҎŋҊŒ҈
the name of	āѸġ҇ŋҍ
the names	Ā҇Ł҆ŊѺ
the names defined	Ā҇
the names exported	ā҇
the names of	ĩ҇Ł҇ŊѺ
the nested	ā҈Ļ҆ļҐ
the nested def	ļ҇
the nested function	ā҆ļ҆
the new	Ą҆ņ҉
the new name	Ņ҉
the newest	ĀѷāҙĮѵįҙİҋ
the newest commit	įҎİ҇
the newest revision	į҇
the newest version	āҏĮѷ
the next	āҒ
the next commit	ā҇
the next release	ā҆
the number	ĀҋāѷĎҌđ҉ľҒĿѺŊҖ
the number of	ĀҊāѸĎҌľҌŊғ
the number or	đ҆
the old	ĀѷāҎŅҋņҙ
the old <name>	ņ҈
the old <path>	ņ҉
the old name	ņ҇
the old one	Ņ҉ņѹ
the old version	ā҆
the oldest	Ā҆āҋĆѺĮҍ
the oldest |	āҊĆѺ
the one	ĀѺāҊĆѹĹ҉Ļ҉Œ҇
the one in	āҊ
the one of	Ĺ҇
the open	ĀѩāҜ
the option	ā҉ċ҆Đҏ
the option <name>	ĀҊĐҋ
the option <option>	Āѵāҍċ҆
the original	Ņ҉
the original filename	Ņ҉
the other	ď҆
the outcome	Ō҈
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҈
the outside	āѹģҕ
the outside $	ģ҈
the outside |	āѺģҋ
the overloads	ā҆Ć҆
the overloads of	ā҆Ć҆
the overrides	ĀѸāҎ
the overrides of	ĀѸāҎ
the overriding	ŀҋ
the package	ĀҍāѲĞҒĶҋ
the package <name>	ĀҏāѴ
the packages	Ī҆
the packages brought	Ī҇
the parameter	ĀҕĐ҆ĔҊġѸŁҋ
the parameter <name>	Ā҉Ĕҋ
the parameter list	Ā҆ġѹŁҐ
the parameter of	Đ҆
the parameters	ĀҊďҎŁҐ
the parameters of	ĀҎď҇
the params	ďҍŁҋ
the paramters	ŁҌ
the paramters of	Ł҆
the parent	ćҚ
the parent 's	ā҇
the parent class	ě҇
the parent of	āѷćғ
the parentheses	ć҇Ł҇
the parents	ĀѺćҐěҎ
the parents of	ĀѺćҐěҎ
the parser	ĀѳāҖ
the part	Ā҇
the part of	Ā҇
the past	ĎѺŅҖ
the past |	Ņҋ
the path	ĀѸķҍņѹő҉ŒҐ
the path by	Ĩ҇
the path of	āҊķ҆ŒҎ
the phrase	Ŕ҇
the phrase <literal>	Ŕ҇
the pipeline	ĀҐāѴİѺŕ҉
the pipeline <path>	ŕ҇
the place	ā҈ĐҋĥѺĶ҆ĸ҇Ļѹļ҆Ŕ҆
the place in	ĐҌ
the place where	āғķѶĸ҆
the places	ĊҌ
the places that	Ċ҈
the position	ĵ҆
the predecessor	ŅґņѺ
the predecessor of	Ņҋ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	ā҆Ņ҆
the previous name	Ņ҆
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѳāѮĈ҉ĖҔėҊġҊĮҙİ҈ıґłҎŊѶőҊ
the project $	ĀҐāѹĈѱİҋ
the project 's	ı҇łѺ
the project and	Į҇
the project be	Ĉ҈
the project build	Ā҆ā҆ĈѸ
the project builds	Ĉ҆
the project compiles	Ĉ҆
the project have	Ā҆Ė҈Ŋѷ
the project how	Į҇
the project need	Į҆
the project require	Ā҇ĖѺ
the project requires	Ė҆
the project structure	ő҆
the project use	ā҆
the project work	ā҇
the project |	ĀѺāѱė҇ı҆łґ
the properties	ĤҐ
the protocol	ĥґ
the protocol <name>	ĥҒ
the public	ģҘ
the public api	ģ҉
the public names	ģ҈
the purpose	ĢҔ
the purpose of	ĢҐ
the python	Œ҆
the raise	ŃҊ
the raise statements	ŃҊ
the range	ă҉
the reason for	ā҇
the refactoring	ā҈
the relative	ő҇
the relative path	ő҇
the release	Ġҋ
the release <tag>	ĀѸĠҌ
the release notes	Ā҇āѶă҆
the release with	ā҆
the release workflow	ĀҏāѲ
the releases	Ā҆āѺăѹŉҎ
the rename	āѲŅҐņҜ
the rename $	āѵŅ҈ņ҉
the rename of	ņ҈
the rename that	ŅҌ
the renaming	āѸŅҌ
the renaming |	Ņ҇
the repo	ĀҌāѮą҉Ć҈Ĉҋő҇
the repo $	Ā҉Ć҈őѹ
the repository	ĀҒāѬġғİ҇őҎ
the repository one	ő҇
the repository |	ą҇
the required	Ă҈Į҈
the required methods	Ă҈
the requirements	āѺėҎ
the result	ĀѸāҎŅ҉ŇҔŌ҈ŐѺ
the result of	āҖŅ҉Ň҉
the result type	Ňҋ
the return	Ňғ
the return annotation	āѹŇҎ
the reverse	ĩґĪѷ
the reverse dependencies	ĩ҈ĪѺ
the reverse imports	ĩ҉
the right	āҊđҋŌѺ
the right hand	đ҇
the role	ĀѺĢґ
the role of	ĢҌ
the root	őҋ
the root of	ő҆
the routine	ķҗ
the routine <name>	ķҗ
the routines	ĉ҈
the run	Ė҇
the run time	Ė҇
the runtime	ĖҊ
the runtime dependencies	ĖҊ
the same	āҡďҎ
the sense	āѸĢҍ
the server	ĀѷāҌ
the setting	ĐҒ
the setting <name>	ĐҎ
the shell	āѺĞ҉
the shortest	āѴħҜ
the shortest import	ħҊ
the signature	āѴď҈Ĕ҆ĕ҈ŁҎŇҊ
the signature of	ĕ҈ŁҏŇҊ
the signatures	ďҎ
the signatures of	ď҇
the single	Ō҉
the single test	Ō҉
the size	ľҊ
the size of	ľҊ
the slowest	āҋ
the slowest |	ā҆
the source	āѯđҍğ҉ĵ҉ĸ҆Ľ҇ŒҊŔ҆
the source $	ĀѶđҏğ҉
the source files	Œ҆
the source location	Ľ҈
the source of	ĀҋŅ҆
the source tree	ĵ҈ő҈
the source |	ķ҆
the sources	ĀѺāѹĈ҇ĵ҆
the sources |	ğ҆
the spot	ķҌ
the spot where	ķҍ
the spots	ĆҊ
the stack	ķ҆
the stack trace	ķ҆
the state	Ā҇
the state of	Ā҇
the static	ĶҌ
the static final	ĶҌ
the status	Ā҉
the status of	Ā҉
the steps	Āҋ
the steps $	Ā҆
the string	ĀҋŔ҇
the string <literal>	ĀҌ
the struct	Ĥ҉īғĵґ
the struct <name>	īҔĵҊ
the structure	ĀҌ
the structure of	ĀҌ
the subclasses	ĀѺāѶĚҐŀҊň҈
the subclasses of	āѷĚҐň҉
the subclasses which	ŀ҆
the successful	Ā҇
the successful tests	Ā҇
the successor	ņҏ
the successor of	ņҋ
the suite	ĀѺŋҋ
the superclass	ćѺňҔ
the superclass of	ćѺňҒ
the superclasses	ćҊě҉
the superclasses of	ćҊě҉
the superfluous	ĪѵŏҖ
the superfluous import	Īѹŏҋ
the superfluous imports	ŏҋ
the switch	ċ҇
the switch <option>	ċ҇
the symbol	ĭҏ
the symbol <name>	ĭҏ
the symbols	Ā҈
the symbols imported	Ā҆
the tag	ĀѸĠ҆
the tag <tag>	Ġ҆
the tags	ŉҎ
the tags that	ŉ҆
the target	Ā҉
the target docs	Ā҈
the team	Āѹā҈
the test	ĀҌāҒŋҌŌҞōҔŎҖœҜ
the test <name>	Āҕā҈ŋҒŌқœҒ
the test called	āҋŋѸœҏ
the test case	ŌҌ
the test cases	Ā҇ŊѺ
the test count	Ŋҍ
the test coverage	ĀѰāҍō҆
the test file	ŎҖœѺ
the test function	œҊ
the test functions	ōҊ
the test module	ŌѺœ҆
the test named	Ō҈
the test names	Ā҆
the test script	Ŏ҆
the test suite	ĀҏāѵōҌ
the tests	ĀҝāѸŋ҇ōҒŎҤœҌ
the tests $	ō҇
the tests folder	œ҈
the tests for	ĀѪāҗ
the tests from	ĀѺŎҙ
the tests in	ĀҕāҍŊ҇
the tests inside	ĀҊŎҊ
the tests is	ŋ҆
the tests of	ĀҐāѲōѺŎҎ
the tests pass	āѹ
the tests that	ĀѴā҇ōҏ
the tets	Ŏ҇
the tets in	Ŏ҇
the text	ĀґĴ҇ŔѺ
the text <literal>	ĀҐŔѺ
the text of	Ĵ҇
the thing	ĀѸāѳĄ҇Ģ҇
the thing called	Ģ҇
the thing is	ĀѹāѱĄ҇
the things	Ē҆ę҆
the things in	Ā҆
the things that	ę҆
the throws	ńҔ
the time	Ġ҇
the tip	İҎ
the tip of	İ҇
the top	āѹĪґŏ҆
the top of	Ī҈ŏ҆
the topmost	ĀѹįҊ
the topmost entry	įҊ
the total	āѹľҊŊҗ
the total of	ĀѸĎ҆ľ҆ŊҔ
the trait	ĀѺĥҗĽҔ
the trait <name>	ĀѺĥҘĽґ
the traits	ī҆
the transitive	āҏ
the tree	āѵă҈őҏŒ҆
the tree $	őҌ
the tree |	āѺŒ҇
the triggers	ŕҏ
the triggers of	ŕҌ
the two	āѷğҌ
the type	ĀѺāҍĤҋīғĽҕĿҎłҌ
the type <name>	ĀѰĤҌīҔĽ҉ĿҏŐѰ
the type alias	Ā҇ĽҌ
the type annotation	Ā҇
the type of	āғłҌ
the type that	ŇҋŐ҇
the typedef	āҍĽҕ
the typedef <name>	āҐ
the typedef for	Ľҋ
the types	ĥҋ
the typescript	Ľґ
the unit	œҎ
the unit test	œҎ
the unused	āґ
the unused imports	āґ
the use	Īҗ
the use declarations	Īҗ
the user	Ğ҈
the value	Ā҆ĐѹđҜĔ҆ĕ҉Ň҆
the value <name>	đ҆Ĕ҈
the value assigned	Ā҉
the value of	ā҉đґ
the value that	Ň҆
the variable	Āҏđѷğ҈Őқ
the variable <name>	ĀҐđѷğ҆Őқ
the variant	ā҆ĸғ
the variant <name>	ā҆ĸғ
the version	ĀѷėҔ
the version specifier	ė҉
the very first	Ā҇
the visibility	āѸĭғ
the visibility of	āѺĭҌ
the way	ē҆
the way of	āѸē҆
the whereabouts	ő҆
the whereabouts of	ő҆
the whole	ā҆
the whole thing	Āѹā҈
the words	ŔҊ
the words <literal>	ŔҊ
the work	āѺĥ҇
the workflow	ĀҜŕҖ
the workflow <name>	ĀҌ
the workflow <path>	Ā҇ā҉ŕҒ
their	ā҇Ć҇ćѶĎ҉ďҔĥ҆ŀ҉ň҇
their _ $	Āҋē҈
their _ <name>	ŀ҇
their _ differ	ď҆
their _ in	ĀҊ
their _ version	ā҆
their _ |	ĀѬĎ҈ňҋ
their base	āҐ
their base $	ĀҌ
their base |	ĀѸňҌ
their diff	Ď҆
their name	ĀѺā҆
their name |	ĀѺā҆
their names	ē҈ň҆
their names $	ē҈ň҆
their own	Ć҆ŀҋ
their own <name>	ŀ҇
their own version	ā҆
their parameters	ď҇
their signatures	ďҊ
their signatures differ	ď҆
them	ĀѶāѸăѺĆҐĉ҉ĊѸĒҏĪѺŃ҇ōҏŏғ
them $	āѶĆ҉Ē҉ĥ҆ĩ҆Ń҇ōҎŏҊ
them _ $	ĀѰā҆ĉ҉
them _ <path>	Ā҉
them from	Ā҉ăѺ
them from <path>	Ā҉
them |	ĀѰĉ҉
them | $	ĀѰā҆ĉ҉
then	ŏ҆
then $	Ĕ҆
there	ĀѯāѱĂѺĉѳďѹđѷĔѺĘҌę҆ěѸĜ҈ĠқġҕĥҎĩѺĬѤĭѲĲ҈ĳҌĻѺļ҉ľ҆ĿҊŀҍń҆ŅѹŋҌŌѹ
there $	Ā҇āѶĥ҉
there <name>	Ěҋ
there <name> in	ā҉
there <name> |	Ěҍěѳ
there <path>	ĜҌĝѺ
there <path> |	Ĝ҈
there _ $	ĀҢĎѭĠ҆Ĵ҆
there _ <commit>	ā҆
there _ <name>	Āѧā҈Ď҈ę҉ĠҍōҊ
there _ <tag>	Ą҆
there _ a	ā҈Đ҆ġ҈ĬѲĲ҆ļ҆
there _ an	Ā҇Ĝѹ
there _ better	ā҇
there _ call	āѸĘ҉ę҈
there _ called	āѶŋҎ
there _ change	č҉
there _ circular	āѺĦ҉
there _ class	Ŀ҇
there _ code	Āѝāҫ
there _ import	ĀҊāѷĝ҈ģ҈ĦѺ
there _ imports	ŏ҆
there _ in	ĀѷĪҊĳ҈ŏѸ
there _ of	ĀѸĎ҆ę҆ň҈
there _ place	āѹ
there _ similar	āҌġѹ
there _ test	ĀҎāѲō҇
there _ tests	ā҉
there _ than	Ā҆
there _ that	Ā҉
there _ the	ĥ҇
there _ what	ġҍ
there _ which	ĀѺāѹē҆ń҆
there _ |	ĀѶā҆ĚҍěѳĜ҈Ģ҇ŀ҉
there a	Āҍč҇ę҆ĚѺĠҊĦ҉
there a <name>	ĀѲĠҎ
there a call	āѸĘ҉ę҈
there a change	č҈
there a circular	āѺĦ҈
there a test	ĀҔāѴ
there an	ĀҋāѶĝ҈ĦѺ
there an import	ĀҎāѷĝ҈ĦѺ
there any	ĀѶā҈Ł҈ō҇
there any place	āѹ
there any test	ĀѺō҈
there anything	ā҇
there anything similar	ā҈
there are	ĀѸāѳĎ҈ĳ҇ŀ҉
there are in	ĀѺĳ҈
there are of	Ď҆
there are which	ń҆
there are |	ŀ҉
there be	Ň҆
there been	ĀҊāҊĎѳ
there before	ā҆
there before <commit>	ā҆
there between	ĀѺā҆
there enough	ā҇
there enough tests	ā҇
there ever	ā҆
there ever a	ā҆
there exist	ā҉ŋѹ
there for	āѸĎҊĢҌōҊ
there for <name>	Ď҆ōҊ
there for |	Ģ҇
there imports	Ī҉ŏѺ
there imports in	ĪҊŏѸ
there in	Ą҆ĳ҈
there in <tag>	Ą҇
there in the	ā҉
there is	ć҆Đ҈ġ҉ĬѳĲ҆ļ҈
there is a	Đ҆ĬѵĲ҆ļ҇
there is an	Ā҇Ĝѹ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҋ
there such	Ā҇āѸŋ҆
there such a	Ā҇āѸŋ҆
there tests	Ā҇āѷŋҊ
there that	ľ҆
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	ĀҊĎѹĴ҆
there | $	ĀҎĎѹĠ҆Ĵ҆
there | which	ē҆
these	ĀѸāѹņҌ
these _ |	ņҌ
these days	ņҍ
these days |	ņҍ
they	ĀѢāѝĆҊď҈Đ҆Ė҇ė҈Ğ҈Ĥ҆ħѺĪҏĮѺŅѺň҇ŎҍŏѺ
they $	Ī҈ňҋ
they _ $	ĀѹāѶŎ҆
they _ <name>	ĀѺāѶĐ҇Ĭҋ
they _ in	Ī҈
they _ into	āѹľ҆
they _ the	ā҆Ĭѹ
they _ |	Ć҉ė҇Ğ҆
they called	āѺ
they called |	āѺ
they configure	Đ҆
they configure <name>	Đ҆
they declare	Ľ҆
they import	Ī҇
they import in	Ī҇
they made	ā҉Ĭѹ
they made the	ā҉Ĭѹ
they make	āѷĬҋ
they make <name>	āѸĬҌ
they rename	ā҇
they take	ďҏ
they take |	ďҌ
they |	ĀѺāѵ
they | $	ĀѺāѹ
thing	ĀѫāѲĄ҇ĈҊġҖĢҊł҉
thing $	ā҈
thing _ <name>	ĀҋĢ҆
thing _ the	ā҇
thing _ this	ġ҇
thing as	Ā҆
thing as <name>	Ā҆
thing called	Ģ҇
thing called <name>	Ģ҇
thing in	ġ҇
thing in this	ġ҇
thing is	ĀѹāѱĄ҇
thing is <name>	Ā҇
thing is the	ā҇
things	ā҈Ē҉ę҉ģҍĪҍ
things _ <name>	ę҆
things _ <path>	Āҍ
things _ called	ĀѶāҋ
things _ imported	Ī҈
things _ windows	ā҆
things are	ĀѶāҋ
things are called	ĀѶāҋ
things can	Ā҇āѹ
things does	Ā҉ģ҉
things get	Ī҈
things get imported	Ī҈
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
things that	ę҆
things that <name>	ę҆
third	ĖҔ
third _ packages	Ā҆
third party	ĖҔ
third party packages	Ā҆
this	Ā҆āҐąѴćѹĈҚĉѺĊ҆čѺĎѪĐѸđҋēѺĖҩėҍĝѺĞҬġҞĢ҇ģѷĤѺĪѸĬѭĮҨįѴİҍıҦĳѹŁѺłҟńѹŅѪņѺŇѹŊѸŋҊōѷŎѺŏѺŐѹŒѺŔҍ
this $	ĀҙāѩĢ҇
this _ $	ĀѷāѴĖѺĞҋġ҈ĭ҈ĮҞİҊıңłҊ
this _ <name>	ĀѲāҘ
this _ a	ł҆
this _ ask	ė҈
this _ base	Āҍāѹ
this _ be	Ā҆
this _ build	ĀѳĈґĞ҆
this _ changed	ā҆
this _ compiles	Ĉ҇
this _ depends	Ė҈
this _ for	ā҆
this _ has	Ā҆ķ҆
this _ have	ıѹ
this _ i	ł҈
this _ in	ĀѶāҊ
this _ installs	Ğ҆
this _ is	ĀѶāѳĈ҇Ė҆ıҌł҇
this _ library	ł҈
this _ licensed	Ā҉āѱı҉
this _ need	Ā҆ėѷĮҋ
this _ of	āҎ
this _ on	Į҆
this _ pass	Āѷāҋ
this _ please	ĀѺđ҉
this _ read	ā҇
this _ rely	Ė҆
this _ require	Ė҆ĮѸ
this _ so	ĀѹāҐıѺ
this _ to	āѺ
this _ use	ĀҎāѺ
this _ wants	Į҇
this _ without	Ĉ҇
this _ written	Ā҉
this _ |	Āҋāҕđ҇Ėѹġ҉łѷŃ҆Ņѳŋ҈Ŕ҈
this a	ĀѹāҊł҉
this code	Āѳđ҈Ģ҉ĭ҉Į҇ıҋ
this code $	ĭ҉
this code base	Āҍāѹ
this code is	ı҇
this code please	đ҉
this code |	āѺĢ҇ı҇
this codebase	ġҌ
this codebase $	ġ҇
this constant	đ҈Ķ҉
this constant |	đ҈
this error	Ń҆
this file	āҋ
this file read	āҊ
this is	łҍ
this kind	āҏłѺ
this kind of	āҍ
this language	ā҆
this language for	ā҆
this mit	ĀҊ
this name	āҎŅѵ
this name |	āҎŅѵ
this one	ā҆
this package	āѷĖ҉ĞҐĭ҇
this package |	ĭ҈
this project	ĀҎĈҒĎѺĖ҆ėҕĞҋġ҆ĮҎıҌłѸ
this project $	āѮĮҎıҒ
this project be	Ā҇
this project build	ĀѴĈҍ
this project depends	Ė҇
this project have	āҊıѹ
this project need	ėѷĮҌ
this project require	ĮѺ
this project use	ā҇
this project wants	Į҇
this project |	ĀҚāѴĖѸėҊĞ҆ıѶłѹ
this repo	ĀҌąѹĞ҆ġҍĮ҆İҋň҇
this repo $	Ğ҉Į҆
this repo has	Ā҇
this repo is	Ĉ҈
this repo which	Ā҇
this repo |	āҊ
this repository	ĀѺĈҊġҋłҎ
this repository $	ł҆
this repository please	ő҆
this software	Ė҇ł҉
this thing	ĀѺĈҊ
this to	Ā҆
this week	ĀѺā҈
this workflow	Āѷāҋ
this workflow pass	Āѷāҋ
this year	āҐĎѸ
this year changed	ā҆
this |	ĀҒĮҊłѷ
this | $	ĀҒĮҊłѷ
those	ĀѺď҉ŀ҆
those _ <name>	ďҊ
those of	ďҊ
those of <name>	ďҊ
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	ĀѶāҔ
thread _ $	Āѷāғ
three	Ā҈
three out	ĀҌ
through	ĈҐĊѺĢ҇ĦҟħґĨҌĪѶńѺňѺŌґŎҏőѹŒѺ
through $	āѺĈ҉Ŏ҇
through <name>	ĀѶāқĦҋŒѺ
through <name> |	Ħ҆
through <path>	ĦҒ
through <path> $	Ħ҆
through <path> |	Ā҇āѺĦҌ
through _ $	ĀѺāѺĦҊŌ҉
through _ chain	Ĩ҆
through _ error	Ŏ҆
through _ files	ĀѺħҌ
through _ import	āѺĜ҆ĩ҈
through _ own	ā҉ĪѺ
through _ paces	ō҈
through _ |	ĀҋāѵĦҕ
through an	āѺĜ҆ĩ҈
through an import	āѺĜ҆ĩ҈
through imports |	Ā҆
through its	ā҆ō҈
through its own	ā҉ĪѺ
through its paces	ō҈
through other	Ā҉
through what	Ĩ҆
through which	āѺħҌĨ҉
through which chain	Ĩ҆
through which files	ĀѺħ҈
through without	Ŏ҆
through without error	Ŏ҆
through |	Ō҉
through | $	Ō҉
throw	āѹŃҨńҜ
throw $	ń҇
throw <name>	ĀҋŃҋ
throw <name> $	ĀҌŃ҇
throw _ $	Ā҉Ń҈ń҈
throw _ <name>	Ńғ
throw statements	ń҉
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѵŃҵ
throwers of	ĀѵŃҵ
throwing	āҋŃ҈
throwing <name>	āҋŃ҇
throwing <name> $	Ń҉
throwing _ $	Ń҉
thrown	ĀѱāҌģѹŃңńҚ
thrown _ $	āѳŃҙ
thrown _ <name>	Ā҆ā҇ģѺńҒ
thrown by	ā҉
thrown by <name>	āҊ
thrown from	ģѺńҋ
thrown from <name>	ģѺńҋ
thrown out	ĀѲāғ
thrown |	āѳŃғ
thrown | $	āѳŃғ
throws	ŀѺŃғńҡ
throws <name>	ŃҐ
throws <name> |	Ń҈
throws _ error	Ń҉
throws _ the	ńҊ
throws _ |	Ń҇
throws what	ń҆
thru	Ā҆
thru <number>	Ā҇
thru <number> $	Ā҇
thru _ $	Ā҇
ticket	ĀѺā҆
ticket was	ā҇
tied	āѹė҉
till	ħ҇
till <path>	ħ҇
time	ĀѪāҦĈѺĖґĠ҆įҒ
time $	ĀѳāҘĈѷĖҋ
time _ $	ĀѺāҒĖ҇įҊ
time _ of	Ė҈
time _ the	ĀҋāѸ
time _ what	ĀѷāҒĖѵ
time dependencies	Ė҇
time did	āѺį҆
time |	ĀѹāҎį҉
time | $	āґĖ҆įҊ
timeout	ĀҎĔѹ
times	ĀѲāҏĎҐ
times <name>	Āѹ
times <path>	Ď҆
times _ <name>	Ā҉
times _ was	ĀѺĎ҈
times does	ĀѶāҌ
times is	Ā҆
times is <name>	Ā҉āѺ
tip	ĀѺİҔ
tip _ the	İ҉
tip of	İҍ
tip of the	İ҉
to	ĀѹĂҘă҉ąѬĆѳćѴĈѹĉ҉ĊѴċ҇čҊďҏđҖĔҗĕҐĖѺė҈ĜѶĞѹġѹģҋħ҆ĨҒĩѶĪѲī҈ĬѸį҈ıѳĴѭĵҌĶѺĸѸĹҒĻҋľѵŀѭŃѷņҕňѴŊѶŌѲŎѵŐѶœҍŔѹŕҊ
to $	ĀѴāѨĉҕđҞĒ҆ģѹī҈Ņѱņҝ
to <name>	ĂѲĉѲĊ҈č҉Ď҆ďҖē҉ĔҖĘҒĚ҆ġѱĢѹģѷĥ҆ĬѸį҉ķѺĹғĺ҉Ł҉ńѹŅҙņѤō҆
to <name> $	ĀѺāѴĂѹĊҌĎ҈ďҊđ҉ē҈ĔѶĘҌęѷģѹĤ҇ĥ҉į҇Ĺ҇Ŀ҆Ł҇ŅҚņѧō҈
to <name> and	Ĕ҇
to <name> in	ĀҋĊ҆ę҈ġѺőѺ
to <name> please	ĺҏ
to <name> the	ĀѴĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѳāҒĘҏęѹĚ҈Ł҆ő҇
to <number>	ĀҖā҇Ĵѹ
to <number> lines	ā҈
to <number> of	Ā҇
to <number> please	Ā҉
to <path>	ā҈čҎĎ҇ħҜĨқį҉ŅҘņѧőҌ
to <path> $	āҌĎ҉ħғį҇ŅҙņѨ
to <path> from	ħѴĨҕ
to <path> out	Ĩ҆
to <path> starting	Ĩ҇
to <path> through	Āғāѵ
to <path> via	ħ҈
to <path> when	Ĩ҈
to <path> |	ĀѺč҆ħҐő҇
to <tag>	Ā҈ăҍĄ҇
to <tag> $	Āғ
to <tag> what	ĀѲā҇ăҋ
to _ $	āѵĂҊąѸĉѸĊҎĎґďҌđҐĒҋĕҊė҆Ę҈ęѶĢ҆ģѲĥ҇ħҎĬѹĭѺįҋıѷĵѴĶѺĺѺľѶŁҊŅҔņѵŇ҈ō҆
to _ <line>	Āҍ
to _ <name>	ĀҌā҈ĂѸĊѺĐ҉ĔҎġ҆ĭҐĮѷĵ҈Ŀ҆Ņѹœ҇
to _ <path>	ħ҇ŅѹņҊ
to _ all	ĥ҆
to _ and	Ĕ҇
to _ as	Āҋ
to _ call	Ā҈
to _ called	āѺŅҏ
to _ class	Ŀ҉ō҇
to _ definition	ĹҊ
to _ end	Ģ҈
to _ fields	ā҆
to _ file	Āҏĵҍőѹ
to _ for	ĂҌĮ҇
to _ found	ĝ҆
to _ from	āѶĞ҆ģ҈ħѷĨғ
to _ function	ā҆ĒѹķҊĻ҆Ł҆
to _ functions	ĉ҆
to _ how	ĀҏĎѵ
to _ in	č҈ę҈ń҈őѶŕ҆
to _ into	ő҇
to _ is	đҍ
to _ it	āҗ
to _ its	ĕ҆
to _ key	Ā҆
to _ line	Ā҉
to _ lines	ā҈
to _ me	Āѷ
to _ method	Ĺ҇
to _ modules	ģ҆
to _ named	ĀѺġ҆ŅҌ
to _ nested	Ļ҇
to _ next	ā҆
to _ of	Ā҆Ķ҆ĺ҇
to _ on	Į҈
to _ other	āѺĉ҇
to _ out	ā҈Ĩ҆
to _ outside	āѺģғ
to _ over	Ł҆
to _ path	ņҊ
to _ please	ĺҏ
to _ project	Āҋāѳ
to _ protocols	ī҈
to _ repo	İ҇
to _ shorter	ā҉
to _ since	ā҆
to _ starting	Ĩ҇
to _ subclasses	ě҆
to _ tell	Ā҇
to _ test	œҋ
to _ thanks	ā҉
to _ that	Ā҈ě҆
to _ the	ĀѥāҊđ҉Ĩ҇ŁѸňҋŊ҆œ҉
to _ this	ĀѰāҙĞѸĮҔ
to _ through	Āғāѵħѹ
to _ to	ĀѶāѺĨ҆ķ҈Łғ
to _ value	Āҍ
to _ version	ė҇
to _ via	ħ҈
to _ was	ņ҇
to _ what	ĀѲăҌćҎŇ҇ň҇
to _ when	āѵĂҊĨ҈
to _ where	ā҇Đ҆
to _ whether	Ĭҋŋ҉
to _ which	Ĕ҉Ī҇
to _ |	ĀҋāҋĂҌč҈đѳē҆Ė҈ĘҎęѸĚ҇ĢҎģҍħҍĨѺŇѵőҎ
to a	Ā҇ā҇Ēѹ
to a function	ā҆
to ask	ň҆
to be	ĀѮāѮė҉ĝ҆ĬґĭҍŅҕņ҇
to be $	Ņ҇
to be <name>	ĭ҇ņ҇
to be <path>	ņ҉
to be a	Ĭ҆
to be called	Ņҏ
to be found	ĝ҆
to be named	ŅҌ
to bottom	āѹē҈
to bottom |	āѹē҈
to build	ā҉
to call	āҊĊѶĬ҇Ł҈
to call <name>	ā҈ĊѶĬ҇Ł҈
to catch	Āѹā҉ńҍ
to change	ĀѵāҍĊ҆
to change next	ā҆
to change the	ā҈
to class	ĵ҉
to class <name>	ĵ҉
to compile	Ĉ҉
to cut	ā҇
to definition	ĺ҇
to definition of	ĺ҇
to do	Ģҋ
to do $	Ģҋ
to enum	ĸ҈
to every	ā҆
to exist	Ā҇
to exist tell	Ā҇
to expect	Ā҉
to fill	Ă҈
to fill in	Ă҇
to get	Ĩ҆
to get to	Ĩ҆
to give	ā҆
to give <name>	ā҆
to go	āҊĵѸő҇
to go into	ő҇
to hand	Ł҆
to hand over	Ł҆
to implement	ĂҖ
to implement $	Ă҇
to import	ĀѴģґ
to import <path>	ā҇ħ҆
to import from	ģ҉
to importers	ģҋ
to importers |	ģҋ
to in	ĀҏĔҕ
to in <name>	Ā҇ĔҒ
to in <path>	Ā҉
to install	ĀҐāҋĞѸ
to install for	ā҆
to it	Ċ҈Ħ҆
to it after	Ā҆
to its	ĀҊě҆ĢѸŁ҆Ň҈
to its subclasses	ě҆
to key	Đ҆
to key <name>	Đ҆
to know	ĀѳāѬć҉ĔѸĕ҆Ī҆Ĺ҆
to know by	Ā҆
to know its	ĕ҆
to know the	ĀѷāѺđ҉Ĩ҆Ņ҇
to know what	āѺć҉ň҈
to know where	ā҇
to know whether	Ĭҋŋ҉
to know which	ĀѹĊ҆Ī҇
to know |	ĭ҈
to line	Āҍ
to line <line>	Āҍ
to load	ā҆
to load |	ā҆
to make	ā҆
to me	ĀҋĢ҇
to mock	ĀѺ
to one	ā҇
to one in	ā҇
to open	ő҇
to other	ģҋ
to other modules	ģ҆
to override	ĀѹĂҌ
to pass	ŁҖ
to pass to	ĀѺŁҕ
to put	ń҈
to read	āѺĵ҇ķ҆
to read the	ĵ҆
to rename	Āҍ
to rename <name>	ĀҌ
to return	Ňҋ
to return $	ŇҌ
to run	ĀѹāѹĖҋĞ҉ĮҌ
to run this	Į҉
to run |	āѺĖ҉
to say	Ā҉āѸ
to see	āѵĒ҆
to see the	Āҏ
to show	ĀѺ
to something	āҍġ҆
to supply	Ă҇
to test	œ҉
to test <name>	œ҉
to the	Ā҉ā҆ĉѹĊѸċҋģҏĥ҆ĵҏķ҉Ĺ҉ĻҌĽ҉Ŀ҆ņѸőѴœҊ
to the class	Ŀ҉ō҇
to the definition	ĹҊ
to the fields	ā҆
to the file	ĀҐĵҊőѹ
to the function	ķҊĻ҆Ł҆
to the key	Ā҆
to the outside	āѺģғ
to the test	œҋ
to them	Ē҇
to this	ĀҍāѰİ҇ı҇
to this project	ĀҋāѴ
to this repo	İ҇
to touch	Āҋ
to true	ā҆
to true in	ā҆
to use	ĀѶġ҈ĭ҉ĮҌ
to use <name>	Āѹġ҈ĭ҉
to use this	āѺĮҍ
to what	Ā҉đҊĒ҆ĔҌĕ҆ė҇ĢҐģѸŅѨņҙŇѹ
to what $	ĔҋŅѲņғ
to what <name>	āҋ
to what is	đҍ
to what it	ā҇
to what was	ņ҇
to what |	ĀҏāѺđѺĕ҈ĢҐ
to where	ņҌ
to where $	ņ҆
to which	ĀҋāѮĉҎİ҉ł҈ŅѶņҏ
to which <name>	ĉ҈
to which path	ņ҈
to which value	ĀҎ
to work	Ė҇Į҈
to write	ĀѺĂґ
to write |	āѹĂҊ
to |	āѰđҎĕҋėҌļ҆ŅѪņғ
to | $	āѰđҎĕҋėҌļ҆ŅѪņғ
today	ĀҋāѶņҗ
today $	ĀҎŅѺņҋ
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
told	āѸġ҉
told me	ġ҈
too	āҴĊѺěҋľѲ
too _ $	ěҍ
too _ <name>	ĀѺā҉
too _ for	āҊ
too _ would	ā҆
too _ |	āғ
too long	āґ
too long $	ā҇
too long |	ā҇
too many	ĀѹāҔľѹ
too many for	ā҇
too much	āҊľѷ
too often	ā҉
too often would	ā҆
too |	Ā҆āѸěҍ
too | $	Ā҆āѸěҍ
tool	āѺćѺĈѺċ҆łҡ
tool _ $	āѹċ҆łҌ
tool _ this	ĀѺā҉
tool or	ł҆
tool |	łҌ
tool | $	łҌ
tools	ĀѵāҏĖ҆
top	ĀѶāѳĒҐēҊĪҏİҔ
top $	ĒҌĪ҇
top _ $	İ҆
top _ <name>	ā҇
top _ a	Ķ҆
top _ bottom	āѹē҈
top _ the	İ҆
top _ which	ć҆
top of	İ҆
top of <name>	ā҇
top of a	Ķ҆
top of the	İ҆
top of which	ć҆
top to	āѹē҈
top to bottom	āѹē҈
top |	İ҆
top | $	İ҆
topmost	ĀѹįҊ
topmost _ |	įҋ
topmost entry	įҊ
topmost entry |	įҋ
total	ĀҞāѲĊѺĎҟĤѥĩѲĳҔľҦĿѯŊҠ
total $	ľ҆Ŋ҈
total _ $	ĀѶĳҎ
total _ <name>	ľҊ
total _ <path>	Āҏĩѷ
total _ commits	ĀѺĎҋ
total _ in	ĀѷľҋĿѺŊ҉
total _ lines	ĀѹĳҌ
total _ methods	ľҊ
total _ of	ĀҋĎҎ
total _ testcases	ŊҌ
total from	Āѹĳ҉
total from lines	Āѹĳ҉
total imports	ĀҔĩѳ
total methods	ĀѹľҕĿѷ
total number	ĀҌ
total number of	Āҍ
total of	ĀѶĎҊľ҆ŊҔ
total of commits	ĀѺĎҋ
total of methods	ľ҆
total of testcases	ŊҌ
total revisions	ĀѷĎҎ
total revisions of	ĀѷĎҎ
total tests	ĀѹŊ҉
total tests in	ĀѹŊ҉
touch	ĀѸČҎčҎį҉
touch <name> $	Ā҉
touch <path>	ĀѳāҊč҇
touch <path> |	Āѹč҆
touch _ $	Ā҇Čҏ
touch _ |	ĀѴā҆čҊ
touch |	āѺČҏ
touch | $	āѺČҏ
touched	ĀңāѦăѶČҌčҒĎҊįҕ
touched $	Č҇
touched <path>	Ā҉āҊĎѷ
touched <path> |	Ā҉ĎѸ
touched _ $	ĎҒ
touched _ <commit>	č҇
touched _ in	ā҇
touched _ last	į҆
touched _ often	ā҆
touched _ so	Āҋāѷ
touched _ |	ĀҎāѹ
touched by	č҇
touched in	č҆
touched it	āѵĎ҇
touched it |	Ā҇āѸ
touched the	ĀҙāѦ
touched too	ā҆
touched too often	ā҆
touched |	Ď҆
touched | $	Ď҆
touching	Āѫāґį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	ĀѺ
touching <path>	ĀѶāҌ
touching <path> $	ĀѸā҇
touching _ $	ĀѲāҊį҉
touching _ by	ā҇
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
trait	ĀѵāҍĥҠīҌĽҰ
trait $	ĥ҉
trait <name>	ĀѷāҏĥҞīѱĽҲ
trait <name> $	ĥҍīѹĽҎ
trait <name> written	Ľ҆
trait <name> |	ĥ҉
trait _ $	ĥҍīѹĽҎ
trait _ declared	Ľ҆
trait _ written	Ľ҆
trait _ |	ĥ҉
trait implementations	īҍ
trait impls	ĥѺīґ
traits	āѺĤѷĥѹīӀ
traits <name>	ī҇
traits _ <name>	ī҇
traits _ has	ī҇
traits _ implemented	ī҆
traits _ struct	ī҈
traits _ the	īҌ
traits are	ī҆
traits are implemented	ī҆
traits that	ī҉
transitive	ĀҚāҎĊѳňѰ
transitive _ of	ĀҩĊѳňѰ
transitively	ĀҖāҊħҏňѨ
transitively _ $	Āѹā҈
transitively _ <path>	ħ҇
transitively imports	ħ҇
transitively imports <path>	ħ҇
transitively |	ĀѸā҈
transitively | $	Āѹā҈
translate	ā҈
translated	āҌŔѷ
treat	ĭ҇
treat <name>	ĭ҇
treat <name> as	ĭ҇
treat _ as	ĭ҇
tree	ĀҌāѱă҈ĐѸĚ҇ĵҐň҆őҟ
tree $	őҐ
tree _ $	āѹĚҌĵ҉Œ҇
tree _ <name>	Āґ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҈
tree |	āѹĚҌĵ҈Œ҇
tree | $	āѹĚҌĵ҉Œ҇
trigger	ĀѵĘҕŕҋ
trigger events	ŕ҈
triggered	ĉҋęґĚѵŕ҉
triggered _ $	ŕ҈
triggered _ <name>	ĉҋęґĚѵ
triggered _ jobs	Ā҆
triggered by	ĉҋŕ҇
triggered by $	ŕ҇
triggered which	Ā҆
triggered which jobs	Ā҆
triggers	ĀѵāѰĊҝŕҤ
triggers _ $	ŕ҉
triggers _ <path>	ŕ҉
triggers _ ci	Ā҆
triggers _ |	ĀѵĊҝ
triggers of	ĀѺŕҎ
triggers of <path>	ŕ҉
triggers the	Āҋāѹ
triggers |	ŕ҇
triggers | $	ŕ҇
true	ĀѺāѫĊѹčҌĚҋěҍĜ҇ĝ҆ĬҐĭҌ
true _ $	ĚҌĝ҆
true _ <name>	āѹĬҌ
true _ |	ĭҌ
true false	ĝ҆ĭҌ
true false $	ĝ҆
true false |	ĭҌ
true in	ā҆
true of	āѸĬҌ
true of <name>	āѸĬҌ
true that	ĊѺ
true |	ĚҌ
true | $	ĚҌ
try	ĀҋāѵĈҘń҆
try _ <name>	Ā҈āѸ
try block	ā҆
trying	Ā҆
trying to	Ā҆
turn	ĀҌā҈łѺņ҈
turn _ $	Ā҈
turn into	ņ҉
turn up	Ā҈
turn up $	Ā҈
turned	Āѹā҉Ņ҆
turned <name>	ĀѺāҌ
turned _ by	ņ҆
turned into	Ņ҆
turned into by	ņ҆
tutorial	Āѵāҋ
twice	Āѹāҏ
twice in	āҊ
two	ĀѲāҔğҌ
two _ |	ĀѶā҇ğҌ
type	ĀҖāҋĉѹĊѶđѮĔѵĞҋĢѸĥѺĪѺīҐĬѵĭѹĮѺĶѱķѷĽҬĿҊŁѶłңŇӋňѺŏѹŐӤ
type $	ĀѵāѶłҍŐҥ
type <name>	ĤҌīҖĽҝĿҏŇѹŐѰ
type <name> $	ĤҍīҌŐѶ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѸāѷĽҏĿҋ
type _ $	ĀғĤҍīҌŇѴŐѺ
type _ <name>	ĀҝāҜĽҌŐ҈
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ function	Ň҈
type _ inferred	Ő҆
type _ is	ńҋŐ҆
type _ it	ĀѺāҊŇҋ
type _ of	Ā҇
type _ out	Ň҆
type _ that	Ň҆
type _ the	ĞҎĤѸŇҐŐҕ
type _ this	łҍ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type alias	āҍĽҐŐѺ
type alias <name>	āҋĽҌ
type annotation	Ā҆ŇѸŐ҇
type annotation of	Ā҇
type at	āѺĞҌ
type comes	Ň҈
type comes out	Ň҆
type does	āѹŇґŐ҉
type does <name>	Āҋ
type does a	Ň҆
type does it	āѹŇ҇
type does the	ā҆Ő҆
type has	Āҏ
type has <name>	ĀҊ
type hint	ĀҊ
type is	Āѷā҉Ň҉ŐҐ
type is <name>	ŐҊ
type is it	Āѵāґ
type is the	āѺ
type of	ā҆łқŇқŐҚ
type of <name>	āҚ
type of the	ŇҐŐ҉
type of this	łҍ
type should	āѹŇҊ
type that	ĀѺāѺńҋŇ҈Ő҇
type that <name>	Ňҋ
type the	ŇҊ
type |	ĀҔĽ҇Ňѵ
type | $	ĀҖŇѶ
typed	āѹĲҍŔҊ
typed <literal>	Ŕ҉
typedef	Āѹā҆ķѺĽҿ
typedef $	Ľ҇
typedef <name>	āҌĽҕ
typedef <name> $	ĽҎ
typedef _ $	ĽҐ
typedef _ <name>	Ľҗ
typedef for	Ľҋ
typedef for <name>	Ľҋ
types	ĀѶāҊēѵĥҮīѺŁѹŃѺńҧňҙ
types $	ňҎ
types _ $	ńҊ
types _ <name>	ńҜň҉
types _ an	ĥҌ
types _ to	ĥҏ
types does	ĥ҈ń҆
types of	āҞēѺĥѺńѹň҉
types that	ĥ҈
types |	ńҊ
types | $	ńҊ
typescript	Ľґ
unchanged	āѴįҐ
unchanged $	āѲįҐ
under	Ă҈ćѹĐҍĚ҉ıҎĹ҉ńѳŅҍņҏō҉ő҆œ҇ŕ҆
under <mark>	Ă҇
under <name>	ĀҖāѹĚҊ
under <name> in	ĚҌ
under _ $	ĀҒāѷı҉
under _ <name>	ĭ҆ĹҊ
under _ circumstances	ā҇
under _ condition	āҊńѺ
under _ conditions	āҌ
under _ folder	ő҈
under _ in	ĚҌ
under _ license	ā҆
under _ name	Ņ҆ņҍ
under _ new	ņ҈
under _ path	ĵ҈Ņ҆őѺ
under _ section	ĐҌ
under _ subfolder	ő҇
under _ |	Ă҇
under test	ō҇
under the	āѺ
under the <name>	ĭ҆
under what	ĀѹĐ҈ı҇ńѺŅ҆ő҇
under what circumstances	ā҇
under what folder	ő҈
under what section	Đ҆
under which	ĀѷāҊł҆ńѺŅ҉ņ҇ő҆
under which condition	āҊńѺ
under which conditions	āҌ
under which new	ņ҇
under which subfolder	ő҇
under |	āѺı҉
under | $	āѺı҉
understand	Ā҆āѶĢҊ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āҎ
undo _ <commit>	ā҉
undo _ last	ā҆
undo the	ā҆
undo the last	ā҆
undo what	ā҉
undo what <commit>	ā҉
unit	ĀѵāҌŊ҆ōҎœҊ
unit _ <name>	āґ
unit test	œҋ
unit tests	Ŋ҆ōҏ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	ĪѷŏҎ
unneeded _ in	Īѹŏ҉
unneeded imports	Īѹŏ҉
unneeded imports in	Īѹŏ҉
unreferenced	ĀҘěѺĪѸĬѺĭѸŏҌ
unreferenced _ in	ĪѸŏҌ
unreferenced imports	ĪѸŏҌ
unreferenced imports in	ĪѸŏҌ
unset	đѹĕҌ
untested	ĀҘāҘľѬōѶŎѺ
until	āҏĎѷ
until <path>	ĀѺāҍĎѷ
until <tag>	Ā҈
until _ $	ĀҌăѷ
until _ is	ĀѵāҖĎѵ
untouched	āѺįҊ
untouched $	āѺįҊ
unused	ĀҍāҗĝѷĪѭŏӃ
unused $	ŏґ
unused _ $	ĀҖāѳĝѸŏҕ
unused _ are	ā҆
unused _ from	āҊ
unused _ in	ĀѶāҡ
unused _ of	ŏҍ
unused functions	ĀѸāҍ
unused functions in	ĀѸāҍ
unused imports	āҗĪѳŏҠ
unused imports $	ŏҊ
unused imports from	āҊ
unused imports in	āґ
unused imports of	ŏҍ
unused in	ŏ҈
unused variables	ā҆
unused variables are	ā҆
unused |	ĀҗāѱĝѸŏҊ
unused | $	ĀҗāѱĝѸŏҊ
up	Ā҇āѲăҍĆ҇ć҇ĈѴĉѸĊѳċ҉ĎѵĒѺě҉ĞҋğҎĦґħ҉ĪѺĮ҇ĳѺĶѸŃ҉Ŋ҆Ō҇
up $	ĀѺā҇ċ҇Ğ҈
up <name>	Ā҉āѹĞ҆ğҌ
up <name> in	ĀҍĞ҆ğҊ
up _ $	ī҆Ŋ҆
up _ <name>	ĀҏāѪĆ҉ĊѴėҋě҆ĹҏŃҍ
up _ <path>	ħҊ
up _ <tag>	ĀѸăҎ
up _ attributes	ē҇
up _ class	ĥҐ
up _ export	ģ҇
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	ĀҊĞ҆ğҊ
up _ it	ā҇
up _ location	őҍ
up _ method	Ŀ҆
up _ minimum	Į҆
up _ original	Ņ҉
up _ place	ķҍ
up _ the	Ā҉āѸ
up _ use	ĪҊ
up _ what	Ĕ҈
up _ workflow	ā҈
up a	Ā҇āѸ
up a <name>	Ā҈āѸ
up all	Ćҍ
up as	Ĕ҈
up being	ĀѷāҌĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҋĊѵ
up if	ěҌĜ҇
up if <name>	ě҇
up importing	ħ҇
up importing <path>	ħ҇
up in	ĀҊāѹĦ҇ĩ҇
up in imports	ĩ҇
up in the	ĀҎ
up the	āҊć҆ĈѸĥѶĪ҆Į҆ķ҆ő҉
up the <name>	Ĺҏ
up the attributes	ē҇
up the export	ģ҇
up the location	őҍ
up the method	Ŀ҆
up the minimum	Į҆
up the original	Ņ҉
up the place	ķҍ
up the use	ĪҊ
up the workflow	ā҈
up to	Āҏă҈Ďѳ
up to <tag>	ă҈
up what	ė҇Ģ҈
up what <name>	ė҇
up when	Ō҉
up which	Ā҉āѸ
up with	ĀѹŃҎ
up |	ā҉
up | $	ā҉
update	įҋ
update _ <path>	į҆
update of	įҋ
update of <path>	į҆
updated	č҆į҇
upgrade	ĀѰāҏă҆
upgrade _ <tag>	ĀѰāҌă҆
upgrade from	ĀѰāҌă҆
upgrade from <tag>	ĀѰāҌă҆
upstream	Ā҇ā҈ėѹ
upwards	ĀҒāѹćҏĉѺ
usages	ĀҜāҍĉѹĊҒđѺ
usages $	ĀҝāҕđѺ
use	ĀҎāҗĆѺĈѶĉ҉đѷĕ҇ėѹĘҌĚѺĢҍĥѹĩҌĭҊĶѳŅ҇ņѺŊѱōҠŏҡ
use $	ā҇ŏҋ
use <name>	ĀҊāѲĉѹĊҋĘҊġ҇Ģ҉ĩҌĭ҈ŊѸō҆
use <name> $	Ā҇āѶĊҌĘ҈
use <name> from	ĭ҆
use <name> in	ā҆
use <name> |	ĀҋāѺŊѹ
use <option>	ĀѸāҌ
use <path>	ĀҌāѴĩҏŊѺ
use _ $	ā҇Ĉѹĉ҆ĊҋĘ҈ĩҊŏҍ
use _ <name>	ĕ҉Ģ҇ĩѺōҕ
use _ <path>	ĀѶā҉
use _ be	ŅҌ
use _ by	ĉ҆
use _ from	ĭ҆
use _ in	ā҇
use _ inside	ĪҊ
use _ of	Īҍ
use _ project	āѹĮґ
use _ through	ĩ҆
use _ value	ā҆
use _ via	ĩ҉Īѹ
use _ |	ĀҞāѲŊѲō҈
use a	ā҇
use a <name>	ā҇
use declarations	Īҗ
use declarations inside	ĪҊ
use declarations of	Īҍ
use for	ĕ҉
use for <name>	ĕ҉
use from	ĀѶāҌ
use from <path>	ĀѷāҊ
use it	ō҆
use it |	ā҇
use of	ĉ҈ō҈ŏ҇
use or	ĀҐ
use the	ĀҎāҌĒ҇Ķѵ
use this	ĮҐ
use this project	āѹĮґ
use to	ŅҌ
use to be	ŅҌ
use |	āҐĈѹĉҊŏҊ
use | $	āҐĈѹĉҊŏҊ
used	ĀҌāҙąѸĊ҈đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩҕĶѮĽѱŅҋņ҈ōҌŏҗ
used $	ā҇ŏҎ
used _ $	ĀҖāѱĒҐĔҌĩҚĶѳ
used _ be	ŅҋņҌ
used _ exist	Ā҇
used _ in	āҊ
used _ the	Āѹĉ҉ę҆
used _ |	ĀѬāҟ
used anywhere	ĀѸā҈
used at	ĀґāѰ
used by	ĀѮāѺĊҋę҉ĩҕŏ҆
used by $	ĀѴĩқ
used in	ĀѺāғĉ҉Ľѷ
used in the	ĉ҉
used to	Ā҆ąѹŅҍņҋ
used to be	ŅҋņҌ
used to exist	Ā҇
used |	ĀґāѺĒґĕ҆ĶѳōҊ
used | $	ĀҗĒґĕ҆Ķѳ
useful	āҏŌѵ
user	Ğҋ
users	ĀѩāҙĞ҆ĩґŒѹ
users _ <tag>	Āѵāҋ
users _ the	ĩҒŒѹ
users of	ĩҒŒѹ
users of the	ĩҒŒѹ
uses	ĉ҇ĒҋĘҌġѹģѸĩѷĪ҇ŏҖ
uses $	ģѹĪҊŏҏ
uses <name>	ĀҤāѡ
uses <name> |	ĀҌāѵ
uses _ $	Āқāѩŏ҆
uses _ <name>	Ę҈
uses _ its	āѶĉ҉
uses _ once	ā҇
uses _ |	ĀҔāѱġѺ
uses exactly	ā҇
uses exactly once	ā҇
uses it	āҌġѺ
uses it |	Ā҈ġѺ
uses the	ā҇
using	ā҆Ē҇ĩ҉ĪѲĽ҆Ŋѷŏґ
using <path>	Ā҈ĩ҆
using _ $	Īѹŏҋ
using _ <name>	Ľ҇
using _ former	ā҆
using _ via	ĩ҆
using _ |	ĀҏāѸŊѷ
using it	ĪѺŏҋ
using it $	ŏ҆
using the former	ā҆
using them	ŏ҆
usually	āҐ
usually _ to	ā҇
usually pass	ā҈
usually pass to	ā҇
val	đҊ
val _ <name>	đҊ
val of	đҊ
val of <name>	đҊ
value	Ā҉ā҈đӏĔҮĕҳĢѹĤѹĬѸĭѺĶ҈Ňҕ
value $	ĀҊāѸđґĔѺĕҋĶ҆
value <name>	ĀѸāѹĕҔĶ҉ĸ҆
value <name> $	ĸ҆
value <name> has	đ҆
value _ $	āѺđҔĔҒĕѴĸ҆
value _ <name>	ĀѷāҖđҗĕғŇ҆
value _ configured	Ā҆
value _ has	đ҆
value _ i	đҋ
value _ in	Ķ҉
value _ is	đ҆
value _ it	Āҋĕ҈
value _ stored	ĀѺđ҈
value _ the	āҊĔ҉
value _ to	Ā҉
value _ used	ĕ҈
value assigned	Ā҉
value assigned to	Ā҉
value behind	āҏđѸ
value do	đ҆
value do i	đ҆
value does	ĀҎĕҊ
value does <name>	āҐ
value does it	Ĕ҆
value does the	Ā҈āѺ
value for	ĀѱĔҘ
value in	āҋ
value is	Ā҇āѰđҖĕҏ
value is <name>	đ҇
value is configured	Ā҆
value is it	Āҍ
value is stored	ĀѺđ҈
value is used	ĕ҈
value of	ĀҎāҏđҕĔѸ
value of <name>	āҍđҔ
value of the	āҊ
value that	đ҆Ĕ҆Ň҆
value that <name>	Ň҆
value to	Đ҈
value |	đҐĔ҈ĕѹ
value | $	đҐĔ҈ĕѹ
values	āҗ
values _ <name>	ā҆
values _ allowed	ā҆
values are	ā҆
values are allowed	ā҆
values for	ā҆
values for <name>	ā҆
var	ğҗĶҎŐ҉
var <name>	āҌğҏĶҎŐ҉
var <name> $	āҍğѺĶҊ
var <name> |	ğ҇
var _ $	āҍğѺĶҊ
var _ |	ğ҇
variable	đѵğҥĬѺĶҧŇѸŐӁŒѸ
variable <name>	āҕđѶğҕĶҙŐҬ
variable <name> $	ğ҈Ķ҆ŐҊ
variable <name> gets	Ā҇
variable <name> have	ĀҋđѺ
variable <name> is	ğ҇
variable <name> what	ā҉ğѸ
variable <name> |	ā҆ğ҉
variable _ $	āѹğҊĶ҈ŐҊ
variable _ <name>	Ķҋ
variable _ a	Ő҆
variable _ gets	Ā҇
variable _ have	ĀҋđѺ
variable _ is	ğ҇
variable _ read	ĀҍāѴ
variable _ the	Ĥ҇
variable _ what	ā҉ğѸ
variable _ |	ğҏĶ҆
variable of	Ĥ҇
variable of the	Ĥ҇
variables	ĤҪ
variables _ <name>	ĤҔ
variables _ belong	Ĥ҆
variables _ in	ā҆
variables _ the	ā҆Ĥ҈
variables are in	ā҆
variables does	āѺĤҊ
variables does <name>	Ĥ҈
variables of	ā҈Ĥҏ
variables of <name>	Ĥ҈
variables of the	Ĥ҆
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѺāҚđѴĸҪ
variant <name>	āҜđѴĸҤ
variant <name> $	āҍđѵĸҌ
variant <name> is	āҎĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҇
variant _ $	āҍđѵĸҌ
variant _ is	āҎĸѷ
variant _ which	ĸ҇
variant _ |	ĸҊ
variants	ĀѺ
ve	Āѳāѳņ҇
verbatim	ĲѷĴҍ
verbatim $	ĲѸĴ҉
verify	ĀѺāѲĭ҈
verify _ <name>	Ā҈
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify that	āѸŎ҆
verify that no	Ŏ҆
verify the	ġ҆
verify the existence	ġ҆
verison	ėҐ
verison of	ėҐ
versa	ď҉
version	ĀҍāҍėӕĠҜĢѹĬѺĮӄ
version $	Į҈
version <name> by	Į҇
version <name> is	ā҆
version <tag>	ėѺĠҘ
version <tag> $	Ġ҆
version _ $	ĀѶėҕĠ҉Į҉
version _ <name>	Ā҉ā҈ė҆ŀ҆
version _ by	Į҇
version _ for	ėҋ
version _ go	Į҆
version _ installed	ā҈
version _ it	ė҆
version _ java	Į҆
version _ node	Į҆
version _ of	Į҇
version _ on	ėҌ
version _ one	ė҆ĮѺ
version _ python	Į҆
version _ required	Ā҈
version _ the	ā҈
version _ this	ĀҒāѸ
version _ |	Ā҉āѳĮґ
version constraint	ė҉ĮҌ
version constraint of	Į҈
version constraint on	ė҇
version does	ĀҋāѸĮҊ
version does it	Į҇
version does this	Āҋ
version exactly	Į҈
version for	Į҆
version for this	Į҆
version here	Į҈
version here |	Į҈
version is	Ā҇āҋė҈Įѱ
version is installed	ā҈
version is required	Ā҈
version number	ė҆
version of	ĀҏāґĮҘ
version of <name>	ĀҊā҈
version of python	Į҆
version of this	Ā҇
version range	ė҉
version required	ė҇
version specifier	ėҊ
version the	ė҉
version wise	ė҇Į҆
version wise $	ė҈
version |	Āѹāҍė҇
version | $	Āѹā҈ė҇Į҈
versions	ĀѮāѱČѺėҌĮҔŀҙŉҪ
versions _ <commit>	ŉҊ
versions _ <name>	ŀҋ
versions _ commit	ĀѺŉҌ
versions _ the	āѺė҆
versions _ this	ĮҊ
versions are	ė҇
versions does	Į҆ŉ҆
versions does this	Į҆
versions of	ėҊĮ҇ŀҗ
versions of <name>	ŀҋ
versions of the	āѺė҇
versus	ď҉
versus <name>	ď҉
very _ commit	Ā҇
very first	Ā҇
very first commit	Ā҇
via	ĀҊāѲħқĨҊĪѳ
via _ $	ħ҆ĩҋĪѹ
via _ files	ħҋ
via _ modules	ħ҈Ĩ҇
via _ |	ĀҎāѳ
via import	ĝ҈ĩҋĪѹ
via import $	ĝ҆ĩҋĪѹ
via imports	ħҋ
via imports $	ħ҈
via which	ħҏĨҌĩѹ
via which files	ħҋ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	Ăҙŀ҆
visibility	ĀѸāѰĭҹ
visibility $	ĭ҈
visibility _ $	ĭҎ
visibility _ <name>	āѸĭҔ
visibility _ |	ĭ҈
visibility of	āѹĭҐ
visibility of <name>	āѹĭҐ
visibility |	ĭҎ
visibility | $	ĭҋ
vlaue	Āѷđҙ
vlaue _ <name>	Āѷđҙ
vlaue of	Āѷđҙ
vlaue of <name>	Āѷđҙ
vs	āҏďҘŁѸ
vs <name>	āҐďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	ĀѲą҈ĵҌĽ҈ŉҊ
w <name>	Œ҇
w _ $	ĀѺą҈ĵҌ
w _ <name>	Ľ҈
waht	ĀѸāѸł҈ő҆
waht _ do	ő҇
waht folder	ő҇
waht folder do	ő҇
walk	ĀҎĢ҈
walk _ the	ĀҒ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭҋ
want _ know	ĭҊ
want to	Ċ҆ĭ҇Ķ҆
want to know	ĭ҇
wants	āѺ
wants $	Į҇
warning	ā҆
was	Āҕā҉ăѺąҟĊѸčҖĎҔĐѹđѹĔѺĠҔģѹĩѸĪѹīѸĬҏĭґĮѸįҝİҗĲҊĴѳķѶńѺŅҫņҥŇѹŊѺŋѶōѹŎѺŏѹőѹŒѹ
was <commit>	ĀҌ
was <name>	āѯą҉č҆ĠѶĢ҈ĬҎĭҋįҊŅҍņ҆
was <name> added	ĀѲāґ
was <name> called	ĀҌāѹ
was <name> changed	ĀҍāѲ
was <name> declared	ĀѹāѺĭҍ
was <name> last	į҇
was <name> moved	Ā҈
was <name> removed	Āѹāҋ
was <name> renamed	ņ҇
was <name> written	āѵĢ҈Ĭҋ
was <path>	ĀҠāѴąҌĎ҆į҇ŅҎ
was <path> added	Ā҉ą҇čѷ
was <path> called	Ā҈
was <path> changed	ĀѶčҌ
was <path> last	ĀґčѸ
was <path> most	į҆
was <path> moved	ā҈
was <path> part	č҆
was <path> removed	Āҋčѹ
was <path> renamed	Ā҉
was _ $	ĀѵąҒĎ҆ĺ҇
was _ <line>	āҌ
was _ <name>	ĀѰĭ҇
was _ <path>	ņ҇
was _ a	Ġ҉
was _ added	āғąҌčѷ
was _ affected	č҆
was _ already	Ġ҈
was _ any	ā҆
was _ at	ĀѺ
was _ before	Ņ҉
was _ brand	ąҊ
was _ by	č҇Ĳ҆
was _ called	ĀҒāѸ
was _ changed	āѬčҍĎ҈įҏ
was _ class	Ā҆
was _ declared	ĀѸāѺĭҍ
was _ deleted	ĀҒāѶ
was _ edited	Ā҇
was _ ever	Ā҉
was _ first	ĀґāѴ
was _ former	āҌŅѸ
was _ from	ņ҈
was _ in	ĀѭāѺąҍč҈Ď҇Ġ҇įѸĸ҇ņ҉
was _ introduced	ą҆
was _ last	āѺčѸįҏİҗ
was _ latest	āѺįҌ
was _ most	į҈İ҆
was _ moved	Ā҈įѹ
was _ named	ņ҇
was _ of	Ā҈
was _ old	Ņҋņѹ
was _ originally	ŅҊ
was _ part	ĀѺč҉
was _ previously	Ņ҈
was _ public	āҎĠѷ
was _ removed	ā҉čѹ
was _ renamed	ĀҊņҏ
was _ to	ŅҒ
was _ touched	āѹč҆į҉
was _ value	āҊ
was _ what	ā҇
was _ which	Ā҆ā҇
was _ why	āҋ
was _ written	āѹĢ҈Ĭҋ
was _ |	Ď҈ĠҊŅ҈
was added	ąҐ
was added in	ą҈
was born	ąҐ
was born $	ąҍ
was changed	ĀѸā҉Ď҈
was changed $	į҇
was committed	āѹİҎ
was committed last	İҊ
was created	Āѹą҇
was created |	ą҆
was formerly	ņ҉
was given	Ő҆
was given $	Ő҆
was in	ĀѺāҊ
was introduced |	Ā҇ąѹ
was it	ĀѹāѹŅҏ
was it called	āѹŅҋ
was last	įҋ
was last changed	į҈
was line	āҌ
was line <line>	āҌ
was made	āѴĬ҈ĭ҇
was modified	ĀѺč҆Ď҇
was moved	āѵŅғņҊ
was moved $	ņ҆
was moved from	ŅҌņѸ
was moved to	ņҋ
was moved |	Ņ҇
was named	Ņ҆
was once	ņ҇
was once named	ņ҇
was part	Ā҈
was part of	Ā҈
was previously	ŅѸņ҉
was previously called	ŅѸņ҉
was released	Ġ҆
was released |	Ġ҆
was renamed	ĀѸā҈ŅҌņҌ
was renamed from	ŅѲņғ
was renamed in	ŅѺņҊ
was renamed to	ŅҚņѬ
was renamed |	āҊ
was the	ĀҖāҘąѯİ҈Ņ҉ņѳ
was the class	Ā҇āѸ
was the first	ĀҊāѺ
was the former	āҌŅѸ
was the last	ĀѶį҈İ҉
was the latest	āѺįҊ
was the old	Ņҋņѹ
was the value	ā҉
was there	ĠҐ
was there a	Ġ҈
was there ever	ā҆
was touched	Ď҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѹāҐ
was wondering in	āѺ
was wondering what	ā҇
was wondering which	Ā҇ā҉
was wondering why	āҋ
was written	ĺ҈
was written $	ĺ҈
way	ďҋē҆Ħ҈ħҋ
way _ $	āѸħ҆
way _ importing	Ā҉
way _ run	ā҈
way _ |	ā҈
way of	Ā҆āѵē҆Ħ҆
way of importing	Ā҉
way to	āҌ
way to run	ā҈
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
we	ĀѸāѷă҈Ċ҆ĎѷėҖĝ҆ĠҋġҌįѸĶѸļ҇łҌŋҋŎѺŔҊ
we _ $	ĀҋāѺėғōѺ
we _ <name>	ĀҕāѤėѺĠ҆Ģ҇ō҈
we _ <path>	ĝ҉
we _ a	ĀҌāѴġ҉
we _ for	ō҉
we _ here	ł҇
we _ on	ĀғāѬĖ҆Į҆
we _ one	ā҆
we _ that	ġҊ
we _ the	āҌĶѺ
we _ |	ň҆
we depend	āѹĖ҆
we depend on	āѹĖ҆
we got	āѺ
we got <name>	Ā҇
we had	āѸ
we had a	āѹ
we have	ĀѹāѲą҇ġҖłҋŋ҇
we have <name>	āѷŋ҇
we have a	ġҊ
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҆
we have one	ā҆
we have |	ň҆
we import	ĝ҉
we import <path>	ĝ҉
we lost	Ā҇
we need	Ģ҉
we need <name>	ĢҊ
we re	āѯĮ҈
we re <name>	āѹ
we re on	Į҇
we require	ė҈
we use	Āҋā҇Ķѵ
we wrote	Ĭ҆
we wrote <name>	Ĭ҆
wear	ēҎ
wear $	ē҈
wear _ $	ē҆
wear |	ē҆
wear | $	ē҆
week	ĀѶāҕ
week $	Āѹāҍ
week _ $	āҌ
week |	ā҉
week | $	āҊ
well	ĀѰāҝĤ҇
well _ $	āҊ
well _ |	ĀѹāҌ
well designed	ā҉
well the	Ĥ҇
wen	Āҍ
were	āҫĄҋ
were <name> |	ā҆
were _ between	ĀҚāѫ
were _ by	āҊ
were _ in	Āѹā҈
were _ since	Ā҉āѺ
were _ there	Ą҇
were _ |	ĀѰāґĄ҈
were added	ĀѸā҉ăҍĄ҇ČѸ
were added from	ă҇
were added |	āѺĄ҈
were created	ă҇
were deleted	āҎ
were deleted between	Āҍāѵ
were deleted from	ā҈
were deleted |	ĀѴāґ
were is	ċ҆Ľ҆
were modified	Č҆
were not	Ą҆
were not there	Ą҇
were removed	Āҏāѷ
were renamed	Ā҆
wether	ĀѸā҆Ě҆Ĭ҆
wether <name>	Ě҆Ĭ҆
wether <name> is	Ĭ҆
wether _ is	Ĭ҆
what	ĀѲāѤĂҊąҔĆѵćҘĈѧĉҐĊҋċѸČҌčёĎѱď҈ĐѵđҘĒҊēҙĔҌĕғĖҎėҎĘѩęѨĚўěѵĜѢĝћĞҒğѳĠѤġѰĢҤģҜĤҐĥ҇ĦѡĨѺĩґĪқīҔĬњĭіİҔıҔĲѤĴҋĵѸĶѬĸѹĹѳĻѯļѶĽѸĿҖŀҊŁҖłҏŃғńқŅґņҜŇғň҇ŉҍŊѸŋѪŌѨōҏŎѣŏ҈ŐҊŒѸŔѵŕқ
what $	ĀѸđҎĔҋĢҒģѹĪ҈Ĭ҉ň҉
what <commit>	ā҉
what <commit> did	ā҉
what <name>	āҋćҊĉғď҉đѷěҎĢҎģҎĬҋĭѺĮ҆ŀѹŇѹňѺ
what <name> commited	Ā҈
what <name> do	ĮҊ
what <name> does	ĢҐ
what <name> extends	ć҆
what <name> has	ć҇
what <name> inherits	ć҇
what <name> is	Āҕě҇Ģ҈ĬҍŀѺ
what <name> version	ėҋĮѹ
what <path>	ģ҈
what <path> exposes	ģҊ
what <path> is	Ā҆
what _ $	āѡć҇ĊҊđ҈ĕҌģѺĴ҆ŁҊł҆ŅѺŇҏő҆
what _ <commit>	Čҋ
what _ <mark>	ĀѸāѹĒҖ
what _ <name>	āѫĉѹĊҞĐѸđҍĒѺēҝĔҎĠѹĢҊģѸĤѸĥ҉ĩ҇ŁѶŅҎņҖňҒ
what _ <path>	Ā҈ĩ҆ŅҎņґŏ҆
what _ a	ĀѪāҗł҈
what _ above	ćҎ
what _ added	āѸąҎ
what _ after	ī҆ŇҌ
what _ all	āѷĆ҇
what _ and	ĀҊ
what _ are	ĀѵāҐĉ҆ĊѺė҆ģ҆Ī҉ī҆ĮѺĿҎō҈ŏѺ
what _ at	İҊ
what _ be	ĀѸā҆ģ҆ń҆
what _ below	ňҋ
what _ between	Ł҈
what _ break	āґ
what _ brings	ĪҌ
what _ brought	Āҋ
what _ called	āѸĉ҉ġҍ
what _ calls	ĊҊ
what _ can	Ā҈āѶĞ҈İѹ
what _ cases	ĀҋŊѺ
what _ changed	ĀҍĎѶ
what _ ci	Ā҆İѺ
what _ class	ć҉ňѸ
what _ classes	ŀҔ
what _ code	ō҇
what _ come	ń҇
what _ commit	Āѷāґ
what _ committed	āѺİҎ
what _ concrete	Ă҆
what _ contains	ĺҒ
what _ decorated	Ēҋ
what _ decorator	ā҈ĒѺ
what _ derive	Ā҆
what _ derived	Āѹćѷňҕ
what _ did	ā҈ăҊČҋńѸ
what _ different	āҊ
what _ do	Ā҆āҔĊ҈ďѺĢѸķ҆ōѺ
what _ does	ĀѩāҗćѸĐ҇đѹē҉Ĕ҆Ğ҆ĢҕĥҎĪѹıҕĳѶĵҎķҍĺ҆ļѺľѵĿ҆ŀҌŁ҇ŃѺńѵŇҋňҋŌѷőҊ
what _ exported	ģ҆
what _ exposed	ĀѺģҍ
what _ exposes	āѺģҠ
what _ extends	ć҆
what _ file	Ā҇
what _ files	ĀѴĄ҆ĩ҉
what _ from	ĀѹĐ҆ňҒ
what _ functions	āѺĉҊō҇
what _ gave	ą҇
what _ get	Ī҈
what _ happen	ā҉
what _ has	ĀѶāѴą҇ć҇į҆Ļ҆œҋ
what _ have	āѸō҈
what _ i	ĀѶĂґğѸĢ҆ģ҈Ĵ҆Ŀ҆ŁҐń҇
what _ if	āҜ
what _ implement	ĥ҉
what _ imported	Āѷā҉ĪҒŏ҆
what _ imports	ŏҍ
what _ in	ĀҔāґē҆ĔѺĞ҇ĩҒĪѶőѸ
what _ include	ŉ҇
what _ inherits	ć҈
what _ inside	ĀҎāҕĢѸŒѴ
what _ introduced	ĀѺą҉
what _ is	Āҍāѹē҇ėҌĢҐĤ҆ĪѸĬ҇Ķ҈ĸҊŀѸŅѹŒ҆
what _ it	ć҈Ċ҇ĔҊĢҒģ҇ĪҌİ҈ĻѺŅ҈
what _ its	āѰĢҋĤ҈ŁѹŅҊő҇
what _ line	ā҆
what _ lines	ŏ҆
what _ made	ģ҈
what _ members	Ĥ҆
what _ methods	Ŀ҆
what _ modules	Ī҇
what _ must	ĀҊāѹĂ҇ŇѸ
what _ new	ĀѹāҌ
what _ number	ĀѷĳҐ
what _ of	ĀѲāѲė҇ĢѹħҊĨ҇ĪѳĮҙĵ҇ľҔłҕń҇Ň҉Ŋ҈Őҍ
what _ off	ŕҍ
what _ on	ĢѹĩҟĴ҆
what _ or	āѹđҋ
what _ pulled	Ī҈
what _ put	ń҈
what _ raised	ĀѶńҏ
what _ route	ĨҊ
what _ should	āғ
what _ somebody	İҌ
what _ start	ŕ҇
what _ symbols	ģ҆
what _ take	ď҉
what _ teh	Āҏ
what _ tested	Ā҉
what _ tests	ō҇
what _ that	Ģ҈Ī҈
what _ the	Āҕą҇ćҎċѺĎҐď҈ĕҏĖ҉ğѹħ҉ĪѺī҆ĬѺįҘĶѹľ҆Ł҇łѷňѯŊҎőѸŒҊ
what _ their	ē҇
what _ there	Āѹģ҇ŀ҉
what _ they	āѮĞ҆Ĥ҆ĪҊ
what _ this	Ā҉āѷłҌ
what _ throws	Ńҋ
what _ to	āҊ
what _ type	āҊ
what _ version	ėҋĮѹ
what _ versions	ŉҌ
what _ want	ĭ҈
what _ was	ĀҌąѸĢ҈Ņҏ
what _ wc	ĳҏ
what _ we	Ģ҉
what _ were	āґăѶĄ҇
what _ when	ā҆
what _ will	Ŀ҉
what _ would	Ā҆
what _ writen	Ĵ҆
what _ written	āѺĴҍ
what _ wrong	ĀҏāґĴѷ
what _ you	ā҆
what _ |	ĀѸāѯď҆į҉ĸ҆Ĺ҇Ņ҆Ň҈ňѹŏѸ
what a	Ă҈
what a concrete	Ă҆
what all	āѭĉ҇Č҆Ē҇ĥ҈Ł҉
what all classes	ĥ҈
what all is	ĀҐ
what annotations	ēҎ
what are	āѴĆ҇ĉ҇Ċ҆ē҇ĖҍĞ҆ĤҐıѶĿ҉ň҇
what are <name>	ć҇ň҈
what are all	āѷĆ҇
what are its	Ĥ҉ŁѺ
what are the	ā҉Ċ҆ĖҊĤ҇ıѷ
what are their	ē҇
what are they	āѸĞ҆
what arguments	ŁҊ
what arguments does	Ł҈
what attributes	Ĥҍ
what base	ćҔňѳ
what became	ņ҉
what became of	ņ҆
what breaks	āҖ
what breaks if	āҋ
what calls	ĀѸĉҊĊ҆
what calls are	ĉҋ
what calls it	Ċ҈
what can	ĀѮĞ҆ģҖĩѹĿ҈ŁҎń҆
what can be	ĀѺāѺģ҆ŁҊń҇
what can i	Āѷģ҇Ŀ҇
what can other	ģ҇
what causes	ŕ҆
what chain	ħ҆
what chain of	ħ҆
what changed	Āґāѱ
what child	ĥѸŀҍň҈
what child classes	ĥѸŀҍň҈
what circumstances	ā҇
what class	ĀѹćҒ
what classes	ĀҐćѳĥҏňҋ
what classes derive	Ā҆
what classes is	ň҆
what classes |	Āґćѵ
what code	āѵĊ҆ğҋĴ҆Ńҕ
what code throws	Ńҋ
what comes	ī҆İ҆
what comes after	ī҆
what comit	ąҊ
what comit added	ąҊ
what commands	Ğ҈
what commands do	ā҆
what commands does	Ğ҈
what commit	āѰąҮį҈
what commit $	ą҇
what commit brought	ą҆
what commit did	ĀҎ
what commit gave	ą҇
what commit has	ą҈
what commit introduced	ĀѺą҉
what commit was	ĀҎąѹ
what commit we	Ā҇
what commit |	ĀѶą҆įҊ
what commits	ĀҍĎѶ
what commits changed	ĀҍĎѶ
what data	ĀѺĤҍ
what data members	Ĥ҆
what date	į҈
what date has	į҈
what decorators	ēҐ
what decorators does	ē҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩҒ
what depends on	ĩҒ
what did	ĀѸāҗčѸĠѺİ҈Ņ҆ņҌ
what did <commit>	ā҇
what did <name>	ĀѹāҎĠѺņ҇
what did <path>	ĀѺā҉ņ҆
what did the	ĀҋāѸ
what did they	ĀѺāѶĪ҇
what did we	ā҇
what differs	ā҆
what differs |	ď҇
what dir	ő҉
what dir $	ő҉
what directory	ő҇
what do	āҋĂ҉Ĵ҇ń҇
what do i	āѹĂ҉ń҈
what do the	ā҈
what do we	ĢҊ
what does	Ā҇āҢČ҈đҕēѹĔҋĕҌģғħѺĪҙĻѺŏҍŕѸ
what does <name>	Ā҇āҌćѶđҏĔ҉ĕҊĪ҆
what does <path>	Ā҉ŏ҆
what does it	āҋĢ҆ģ҆ĪҎ
what does line	ā҇
what does the	ĀѱāҒćҋđ҈Ģѹģ҇Ł҇ŕѺ
what does this	ĀҌāѹĖ҆
what does wc	ĳ҇
what else	āҋ
what errors	ā҇ńҋ
what errors did	ā҉
what events	ŕҍ
what exactly	ā҈įѺ
what exactly was	ā҆
what exception	ń҆
what exceptions	ńҕ
what exceptions <name>	ń҆
what extends	ňҍ
what extends <name>	ňҍ
what fields	ĀѹĤҗ
what fields does	Ĥ҉
what fields is	Ĥ҇
what file	ĀѷāѴğ҈Ķ҇ķ҉ĸ҉Ĺ҇ĺғĻ҉Ľ҇ņѷŒҋœҍ
what file contains	ĺҒ
what file do	ğ҆
what file does	ķ҆
what file has	Ļ҇œҋ
what file |	ĸ҆Ĺ҈
what files	āѴăҍĄ҈ČҒĩҋ
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
what function	Ń҇
what functions	ĀҊāѹĉ҉Ċ҉Ńґ
what functions $	Ċҋ
what functions does	ĉҌ
what functions in	ā҆
what gets	ĉ҆Ė҉Īҋ
what gets pulled	Ī҈
what goes	ĀҋŁҋ
what goes between	Ł҉
what goes wrong	ĀҌ
what had	Ņ҈
what happened	ĀҌāѺ
what happens	āҙ
what happens if	āґ
what has	Āѹď҆ĒҊņҍ
what has <name>	ď҆ņ҉
what has commit	ĀѹāҌ
what i	ā҆ĭ҈
what i want	ĭ҈
what implementations	ĥҎ
what implements	ĥ҉
what import	āѺĨҊĪѺŏҊ
what import lines	ŏ҆
what import route	ĨҊ
what imports	ĀѹĩґĪҋŏѺ
what imports <name>	ĩ҇
what imports <path>	ĩҌ
what imports are	Ī҇
what imports |	Ī҈
what inputs	Āѹā҆Ł҉
what interface	ī҆
what interfaces	īҖ
what interfaces are	ī҆
what interfaces does	ī҇
what is	ĀҨāѴć҈ĊѮċѷčѺĎҏĐѲđҍĒ҈ĕ҆ĖѺĘѺęѺĚѸěѷĝѶġ҉ĢҚģҋĥѹħ҈ĩѸĪҋĬѳĭѳį҆İ҇ĲѺĳҊĴҎĶѷĺѹľҏŃѺŅѺņҖŇ҈ňҊŉѸŊґōѶŒѷŕѺ
what is <name>	āѱć҆ĊѺĐѺē҈Ĕ҆ĢғģѺĩ҉ľ҆ņ҈Ň҉
what is <path>	ņ҉
what is a	ĀѱāҒ
what is called	āѸġҎ
what is decorated	Ēҋ
what is derived	Āѹćѷňҕ
what is different	āҊ
what is exposed	ĀѺģҍ
what is imported	ĀѷāҊĪҎ
what is in	ĀҋĞ҈ģ҈őѺ
what is inside	ĀҐāҐĢѸŒѴ
what is it	Ā҆Ģҍİ҉
what is its	āѵĢҍŅ҇ő҇
what is made	ģ҈
what is new	āҍ
what is raised	ĀѶńҏ
what is teh	ĀҐ
what is tested	Ā҉
what is the	āѸą҉ć҆ĊѸĎґĔ҇ĕ҇ĢҋģѹħҊĨ҆įҏı҈ľ҉łѺŅѶŇ҆ňѴŊҐŌ҇Œ҇ŕѹ
what is there	ģ҈
what is this	łҊ
what is writen	Ĵ҆
what is written	āѺĴҍ
what is wrong	āҏ
what it	Ģғ
what it does	ĢҎ
what it used	ā҇
what job	ĀѸĢҐ
what kicks	ŕ҇
what kicks off	ŕ҇
what kind	Ā҉āҏŇҌŐ҇
what kind of	Ā҉āҏŇҌŐ҇
what kinds	ń҇
what kinds of	ń҇
what libraries	Ė҇
what licence	āѹıҏ
what license	ı҈
what line	ĀѰāѸċ҆ĐґđѺĳ҈ĴѷĵҐĶ҇ĸ҇ĺҋļ҉ĽҏŔ҈
what line <name>	ĺ҈
what line does	ĀѸāҋĐ҆ĳѹĵҏķҋ
what line is	Ķ҇ĸ҇ļ҆
what line number	ĀѷĳҐ
what line of	Đ҆Ľ҆
what line |	Ā҉
what makes	ŕ҈
what makes the	ĀҌāѷ
what members	Ĥ҇
what members are	Ĥ҇
what methods	Ă҇ľѶĿҗ
what methods are	ĿҊ
what methods does	ľѺĿҌ
what module	ċ҇
what modules	ħ҈ĩ҈Īҋ
what modules brings	Ī҇
what modules is	ĩ҈
what must	ā҉ğѸ
what must i	āҌğѸ
what name	āѸŅ҈ņҐ
what name did	Ņ҆
what names	ģҐ
what names are	ģ҉
what names does	Ā҇
what names in	ā҇ģѺ
what new	Ą҇
what number	Āѵā҈đҎĪѶľғŊ҇
what number does	Āѷāҍ
what number of	ĪѷľғŊ҇
what number or	āѺđҌ
what occasions	ŕ҈
what order	āҎ
what order are	ā҈
what other	ĀѷāҊĉҊĩ҇Ī҇
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ā҇
what overrides	ŀґ
what packages	ĀҋāѴ
what parameters	ĀѺāҊŁ҈
what parameters does	ā҆Ł҇
what params	Łҕ
what path	Ņ҇Œ҈
what places	ĀҍĊ҈ğѹ
what point	Đ҈
what properties	ĤҎ
what protocols	ī҇
what pulls	ĩҔ
what pulls in	ĩҔ
what quantity	Ď҆
what quantity of	Ď҆
what release	āѸėҏŉ҆
what release of	āѸėҏ
what releases	ŉ҈
what relies	ĩҍ
what relies on	ĩҍ
what revision	ĀҎ
what role	Ģ҈
what route	ħ҈
what route of	ħ҈
what section	Đ҆
what section from	Đ҆
what sequence	Ĩ҆
what sequence of	Ĩ҆
what sets	ŕҋ
what sets off	ŕ҆
what should	āҔ
what sits	ň҇
what sort	ł҉
what sort of	ł҆
what source	Œ҆
what source file	Œ҆
what stands	āѯćҋĕ҆İ҆ĴҊŇҊ
what stands after	ŇҌ
what starts	ŕ҈
what starts the	ŕ҇
what steps	Ā҇
what steps does	Ā҇
what subclasses	ŀҊ
what subdirectory	őҋ
what subdirectory does	ő҈
what tags	ĀѺā҈ŉҊ
what tags include	ŉ҇
what test	Ā҇Ŋѷō҉œҊ
what test cases	ĀҋŊѺ
what test functions	ō҇
what tests	ĀҊāѴŊѺōҤ
what tests <name>	ō҆
what tests do	Ā҇
what tests does	Ā҆
what tests is	ō҆
what tests would	Ā҈
what that	Ā҇
what the	ā҉ě҆Ģҋİ҈
what the class	ě҆
what they	ā҉
what things	ģ҇
what things get	Ī҈
what time	āѺį҆
what time did	āѺį҆
what to	ń҈
what to put	ń҈
what traits	īҊ
what triggers	āѶĊҝ
what triggers the	Āҋāѹ
what type	ĤѸłҋŇҟŐҝ
what type $	Ň҆
what type <name>	ĀҍāѸ
what type does	āѸŇҏ
what type is	ĀѲāҍŇ҈ŐҊ
what type of	łҍ
what type the	Ő҆
what type |	Ň҉
what types	ĥ҇
what unit	ō҇
what unit tests	ō҇
what unused	ĪѺŏҊ
what unused imports	ĪѺŏҊ
what value	Ā҈āҔđґŐѸ
what value does	āҍ
what value is	Ā҉đҊ
what values	āҋ
what version	ĀѺāѷėҌĮҟ
what version of	āѹėѸĮҠ
what versions	ėҊ
what was	āѹį҇İҒŅң
what was <name>	Ā҈āѸŅ҇
what was <path>	Ā҉Ņ҇
what was added	Ā҉
what was committed	āѺİҎ
what was in	āҋ
what was it	Ņ҈
what was the	įҋŅҎņѸ
what which	ģ҆
what which symbols	ģ҆
what will	ā҇Ă҇Ĕ҉
what will i	Ă҇
what would	ĀҌāҍĳ҈
what would be	āҌ
what would break	āґ
what would happen	ā҉
what would i	āѸĢҊŁ҈
what would wc	ĳ҈
what |	āѤć҉đҊĕҍĴ҇ŁѺł҆ń҈ŇҐ
what | $	āѥć҉đҊĕҍĴ҇ŁѸł҆ń҈ŇҐ
whatever	ĀѷĔ҈ĕѺŒ҈
whatever <name>	Ĕ҈ĕѺŐ҆
whatever _ extension	Œ҆
whatever _ is	Ĕ҈ĕѺ
whatever its	Œ҈
whatever its extension	Œ҆
whcih	ĀҏāѸ
when	āҠąҎĊѲĔҜĕҏĖҎĦѶĨ҉ĩѺĪѺĭѺĮѵįҸİ҆ń҇ŅѶņѸŌҏŎґŒ҆ŕҒ
when <name>	ĕ҆
when <name> is	āѹĕ҆
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҇Ŏ҆
when _ <name>	ĀҎāҐĔҐĬѺįҊń҈Ňѷ
when _ <path>	ā҇įҏ
when _ call	Ā҇āѵĔҌŁ҆ń҇
when _ caller	ĕ҈
when _ import	Œ҇
when _ is	ĀѺāҌĕҊ
when _ it	Ā҆āҋ
when _ line	ā҆
when _ open	Ĭ҉
when _ somebody	į҇
when _ start	Ĩ҈
when _ subclass	āҋ
when _ support	ā҆
when _ test	ĀѺāҋ
when _ tests	āѹŎҊ
when _ the	ĀѬāҖį҈İ҈ŕҋ
when _ they	ā҇
when _ this	ĀҐāѴ
when _ was	ĀѺĠ҆Ņѹņ҉
when _ we	Āғāѵįѹ
when _ |	āѷŌҌ
when calling	ĀҌĔ҉ń҈ŇѸ
when calling <name>	ĀҌĔ҉ń҈ŇѸ
when did	āҜįҎ
when did <path>	ĀѹāҊ
when did it	ĀҊ
when did somebody	į҆
when did the	į҉
when did they	ā҇
when do	Āҋāѷ
when do the	Āѳāҍ
when do we	ĀҘāѨ
when does	ĀѵāҋŕҎ
when does <name>	ā҇
when does the	ŕҊ
when has	į҆
when has the	į҇
when i	ĀѲāѷĂ҇Ĕ҈ĨҋĬ҇Œ҇
when i call	Ā҇āѶĔ҉Ł҆ń҇
when i import	Œ҇
when i open	Ĭ҉
when i start	Ĩ҈
when is	ĬѺįҎ
when is <name>	āҋ
when is <path>	āѶįҋ
when it	ĀѵāҎď҆Ė҇Ņѹņ҉
when it is	āҊ
when it was	Ņѹņ҉
when one	āѺ
when run	Ŏ҉
when run $	Ŏ҇
when running	Ė҇
when the	ĕ҇Ŏ҈
when the caller	ĕ҈
when the tests	āѹŎ҈
when was	ĀҜą҆į҉İ҈
when was <name>	į҇
when was <path>	ĀҊ
when was it	āҋį҆
when was line	ā҆
when was the	āҍįѹİ҈
when will	āҏ
when will support	ā҆
when |	į҇
when | $	į҇
wher	āѳğ҆ō҇œҌ
wher <name>	Āѹō҈
wher _ is	ĀѺō҈
wher _ the	āѶğ҇ĵ҆œ҈
wher does	ğ҇ĵ҆
wher does the	ğ҇ĵ҆
wher in	Đ҆
wher the	Ā҆
where	ĀѲĂѸąҎĆҙćѯĈѸĉѴĊҕċҡčѷĎѹĐҧđѧēѶĔѹėѹĘѸęѵĚѹěѶĜѸĝѶğҗĠѲġѬĢѶģѷĤѲĥѶħѹĩҕīѵĬќĭѢĮѸįѶĲѺĳѸĴѹĵқĶҢķҚĸҔĹҙĺҠĻҔļҜĽҝľѶĿѵŀҍŁѶŃҔńѷņҡŇѷňѳŊѹŋѩŌѬōҐŎѶŏѸŐѳőғŒҎœҞŔқŕѹ
where $	āѷĶ҆Ľ҉ņҋ
where <literal>	ķҋĽҊŔѹ
where <literal> is	ķҋĽҊŔѹ
where <name>	āҎĆ҈Ċ҆ĐҐĵѷĹ҉ļѹĽѷŀ҆
where <name> is	Ć҈ķ҈ĽѺ
where <name> sits	Đ҇
where <name> was	ą҆
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҈ĩ҇
where <path> was	ą҆
where _ $	āѩĊ҇ķҍļ҆ŀ҉ōҊœ҇
where _ <name>	ĀѶā҉ĆѺĊ҇ĐҌĠѸķҋĺғĻѺļҌŃ҈Ņ҆ņ҉ōґőѵ
where _ <path>	ĀѴāѶĐ҈ĩ҈ŅҌņҊ
where _ a	Ā҈āѹ
where _ all	āѸĆ҉ķ҆
where _ calls	āҊļѹ
where _ class	ĵғ
where _ decorator	ā҆
where _ function	āҕ
where _ has	Đ҆
where _ i	ķ҈ĹҊĽ҇œ҆
where _ interface	ā҈
where _ is	āѶĆҍĩ҆ĬѺķғĹ҇ĺѺĻ҈Ľ҆Ń҆
where _ it	ĀҬāѵĐҌġѹĬѹķ҈ŋѵŒҊ
where _ its	āҝĶѺ
where _ method	Ĺ҇
where _ module	Ķ҆
where _ nested	Ļ҆
where _ of	āҌĐ҇ĵѺ
where _ one	Ā҆
where _ sits	Đ҆ő҆
where _ situated	ő҆
where _ started	Ħ҆
where _ struct	ĵҊ
where _ that	ļ҆
where _ the	ĀѶāҌċ҈ĐѴđѸğғĶ҉ķѴĸ҇ĺҍĻ҆ļҌŃҋŌѸőҕŒҊ
where _ they	āѺĆҌ
where _ tree	ő҉
where _ was	ąҌ
where _ we	ĀҏĶѺ
where _ |	Đ҆
where all	Ć҆
where all is	Ć҆
where are	ĀѹāҎĆҌŃҊ
where are all	āѹĆ҉
where are its	āҗ
where are the	ŃҊ
where are they	Ć҇
where class	āҋ
where class <name>	āҋ
where cls	ĵҏ
where cls <name>	ĵҏ
where did	Ā҉āѭĠѸĶ҉Ņ҇ņҏ
where did <name>	ĠѸņ҉
where did <path>	Ņ҆ņ҉
where did it	ĀҌ
where did the	Ķ҉
where did they	ĺ҆
where do	ĀҕāћğҋĶѹœ҇
where do i	Ā҆āѶĵ҆œ҆
where do the	āѴğҌ
where do we	ĀҏĶѺ
where does	ĀѤā҈Ċ҇Đ҉ķ҇ĸҌĻҋĽ҆Ń҇ō҉
where does <name>	ķҋōҊ
where does it	ĀҎĊ҈
where does the	ĀќāҌĸ҈Ļ҈Ľ҈Ń҈œ҆
where else	ĀҎ
where enum	ā҇
where exactly	āѹķҍ
where exactly $	ķҐ
where exactly |	Đ҇
where has	āѹĺҋņ҉
where has the	ĺҋ
where in	āҋċ҆Đ҆ļ҇őҒœѸŔҋ
where in <name>	ļ҈
where in the	āғő҆œѹ
where in tree	ő҉
where inside	Đ҇ļҌ
where inside of	Đ҇
where inside the	ļ҈
where is	ĀҙāҊĆѷċ҇Đ҇đѺġѸĩ҆ĬѵĭѷĺҖĻҖĽѶŋѴŌѺőҐŒғ
where is <name>	Āѯā҈Ċ҆Đҍĺҕō҈őѹ
where is it	ĀҕĐ҆ġѺķҍĽѺŋѵŒҋ
where is its	ā҇ĶѺ
where is situated	ő҆
where is the	ĀҢĐѶĺѺĻ҈ŃѺőґŒҊ
where is this	ā҆
where one	Ľ҇
where should	ā҉
where stands	ĵ҆
where the	ĀѶāҚğ҆ĵҋĶҐķѴĹ҉ĺ҈Ľ҉œ҇
where the <name>	ĵѺĺ҈Ľ҇
where the class	ĵґ
where the decorator	ā҆
where the function	āҖ
where the interface	ā҉
where the method	Ĺ҈
where the module	Ķ҆
where the nested	Ļ҆
where was	āѹŅҋ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѸļҎ
where within the	ĻѺļ҉
where |	āѪĊ҈ļ҆ŀ҉ōҊœ҇
where | $	āѪĊ҈ļ҆ŀ҉ōҊœ҇
whereabouts	ĀѭāѫĐҏĵҊĶҋķҘļ҈Ľ҉ŋѺőҔœҏŔ҈
whereabouts _ <name>	ĀѺķҊő҉
whereabouts _ <path>	Đ҆ő҆
whereabouts _ it	œ҆
whereabouts _ the	āѺĶ҉ļ҉ő҆œ҇
whereabouts has	őҋ
whereabouts in	āѹĐҎœ҇
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҆œ҇
whereabouts is	āѹĵ҇Ķ҇ļ҆
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķҋő҆
whether	āѴĈҐčҖĘ҇ęҌĚ҆ĜҔĠҊġҌĦҍħѺĩѺĬҗĭҏİѷŃѹňѺŋ҈ŎҎœѵ
whether <commit>	čҊ
whether <name>	ĀҊāѹĘ҉ęҋě҆Ĝ҉Ġ҇ĬҊĭҋ
whether <name> calls	Ę҆
whether <name> is	Āҍāѹě҆Ĭ҉ĭҊ
whether <path>	ĜҍĦ҆
whether <path> is	ĝ҆
whether _ <commit>	čҊ
whether _ calls	Ę҆
whether _ class	Ě҈
whether _ def	Ĭ҉
whether _ identifier	ġ҈
whether _ imports	Ĝ҉
whether _ is	Ā҈āѷě҆ĝ҇Ħ҆Ĭ҇ĭҊ
whether _ named	ā҇
whether _ test	ĀґāѶŋ҇œѸ
whether _ tests	Ŏ҆
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҇
whether something named	ā҇
whether the	ĀҋāѶĈ҈Ě҇ġ҇ĬҌĭ҈İѸŋ҆Ŏ҇œѸ
whether the <name>	Ā҇
whether the class	Ě҈
whether the def	Ĭ҉
whether the identifier	ġ҈
whether the test	ĀҐāѷœѸ
whether the tests	Ŏ҆
which	ĀѲāѱĂ҆Ą҉ąҏĆҋćҌĈѦĉҐĊҊċ҆Č҉čћĎѰďҌđѸĒҐēҒĕҋĖҌĘѧęѨĚѥěѫĜѝĝѣĞҎğҐĠѨġѧģҐĤҋĥҍĦѪħҐĨҔĩғĪҌīҖĬъĭѕİ҇ıҔĳѫĴѰķ҆ĺҎľѥĿ҇ŀҐŁҎŃҏńґŅ҆ņҊŇҎŉҝŊѦŋѬŌѧōҞŎѝŏҎőҋŒҋœ҆Ŕҋŕ҇
which <commit>	ŉ҇
which <commit> is	ŉ҆
which <mark>	ēҎ
which <name>	āѸćҕďҋē҉ė҈ŀѹňѹōҊ
which <name> <name>	āҊ
which <name> does	ĀѶćҎė҇Įѹ
which <name> has	ķ҈
which <name> is	Ā҆āѹć҆ďҍňѺ
which <name> versions	ĮҊ
which <name> was	Ā҈
which <path>	āѶĨ҉
which <path> gets	Ĩ҉
which _ $	ĀѢāѧćҎğ҆ĩҊīҍĮ҈ıҍĵѹĹ҉ő҉
which _ <commit>	Č҆
which _ <name>	Ā҆āѸąѺĊѺęѺĥғĩґĺ҆ŀҋœѺ
which _ <path>	Āѳā҉Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	ą҈
which _ adds	āѸċҊ
which _ all	ā҇
which _ and	ģҋ
which _ applies	āѹĔ҆ı҈
which _ are	ĀҍāѤĉҊē҈Ė҇ģ҉ħ҈ĩѺĪҒĿҊŏ҈
which _ became	āѺŅҝņѷ
which _ belong	ā҇Ĥ҉
which _ besides	āҎ
which _ brought	ą҈
which _ call	Ċҍ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѵŃҊŏ҆
which _ carry	Ē҉
which _ cases	Ā҆ō҆
which _ catch	ā҉Ńѹ
which _ changed	Ā҉āѹ
which _ check	ā҆
which _ class	Ā҆ć҆
which _ classes	ŀҎ
which _ come	ĀҊ
which _ comes	ć҇
which _ contain	ĀҌŉѹŔҌ
which _ contains	ķ҆
which _ could	Ŀ҇
which _ declares	ĵ҇
which _ defines	Ļ҈ļѹ
which _ deleted	ĀҏāѴ
which _ depend	ĀѹāҊĩҊ
which _ did	Āҋāѷąҋı҈ĵ҇ŉ҆
which _ do	ĀѨāҘė҆Œ҉
which _ does	ĀѵĈѶĉғČ҉ĐѶĒ҇ē҈ĘѹĞ҇ħ҇ĩѹĪҗĮ҆İ҇ıѲĺҌļ҉ĿҊŀѲŁҎńѶŐҎŒҊ
which _ end	Ā҉
which _ exactly	Ā҆
which _ extend	Āҋ
which _ fail	āѹŃҍ
which _ faster	ā҉
which _ features	ĀѷāҌ
which _ file	āѶĵҊķҊœҋ
which _ files	ĀѶāѷă҇ĩҋĪҍ
which _ first	Ā҇āѸ
which _ forget	ā҆
which _ function	ā҆
which _ functions	ĀѶāҊĉ҇ĿҊō҇
which _ gets	ć҆Ĩ҉
which _ got	ŅҌņѵ
which _ had	Ą҆Ņѷņҍ
which _ has	āғĂ҉ėѸĶ҉ķ҆ĸ҈ņѶň҈Œ҈
which _ have	āѴĒ҉ŀҊň҇ŉ҆
which _ hides	őҎ
which _ holds	Ā҉āѶő҆
which _ ignore	ā҉
which _ implement	Ā҉ĥ҇
which _ import	Ā҉ā҆ĩ҉
which _ imported	Ā҇
which _ imports	ŏ҇
which _ in	Ā҈Ē҇ļ҆Ŋ҆ŏ҆
which _ include	ŉ҇
which _ includes	İ҆
which _ interface	Ľ҈
which _ introduced	ą҆
which _ invoke	Ċ҈
which _ is	ĀѴāҎąҋĆѶć҇ĉ҇Ċ҉ďҌĒѺĔҋĕ҇ğ҇Ģ҈ĩѲĪҏī҈ĬѸĭѹĮѶįѸĲѺĴ҇ĻҌļѶňѹ
which _ it	āѬį҇İѸ
which _ its	ĀѺā҇ć҈
which _ lead	Ā҈
which _ line	ĀѺā҇
which _ lines	ğ҇
which _ live	Āҋōѹ
which _ load	ĀѶĩґ
which _ looks	ğ҇
which _ made	ĀѭāҖ
which _ members	āҎ
which _ mention	ō҈
which _ method	ĀҊ
which _ methods	Ā҆ā҇ĉ҆
which _ might	āѸńҊ
which _ module	ĀҊ
which _ modules	ħ҈Ĩ҆
which _ must	ĀѹĂ҉
which _ names	ĀѶā҉
which _ need	āҖŀѮ
which _ number	ĳ҇
which _ of	Ā҇āҬĂ҇ĊѸĐҚėҎĤѵĥ҆Ĩ҇ĪѺĮ҉ĹѺĻѹļ҆ĿѶł҈Ň҇ŏѺ
which _ our	ō҆
which _ out	ĥ҇
which _ override	ĀҎāѯŀҏ
which _ party	Ā҈āѺ
which _ projects	ā҇
which _ pull	ĩ҈
which _ raise	Ń҉
which _ reads	ĀѵāҒ
which _ redefine	āѳŀҗ
which _ release	Į҆
which _ replaced	ŅѺņ҈
which _ require	ĩҎĪѸ
which _ run	āѺĊҞĿѱō҇
which _ sets	Ķ҇
which _ share	āҔňѶ
which _ should	āґļ҇
which _ sit	ć҇
which _ stand	ć҈ē҆ňѹ
which _ statements	ĸѺńҊ
which _ the	ĉѺĖ҇ĥѸŁ҇ő҆ŒҖ
which _ they	Ī҈ňҊŏѺ
which _ three	ĀҌ
which _ through	ĀѸāҘĦҊŒѺ
which _ throw	Ń҆
which _ to	Ā҉
which _ today	ņ҇
which _ touched	Āҋāѷ
which _ turned	ĀѺāҌ
which _ type	Ā҉
which _ types	ń҈
which _ use	ĀѹāҌĊҌĩ҈Īѹō҇
which _ used	ŅѺņҊ
which _ variables	ĀѹĤҊ
which _ version	Āғ
which _ versions	āѺĮҎ
which _ was	ĀҌāѰąҌįҍņҐ
which _ were	ĀҎāѶČ҆
which _ will	Ğ҇
which _ without	āѺĂ҆Ć҆
which _ would	āҢĉ҆
which _ wrote	Ĳ҆
which _ |	ĀџāяąѷđҊēҐĜѶģ҈ĥ҇Ĩ҇īҋĮ҉İ҈ı҆Ĳ҈Ŀ҉ŀѸŅ҆ňҏŔ҆
which a	ŃҊ
which annotations	ēҒ
which annotations does	ē҈
which are	āѨć҉ģ҆ňҊ
which are exported	āѺģ҈
which are imported	Ā҇
which are the	ć҆
which are they	Ī҈ňҊŏѺ
which args	ĀѹŁҋ
which args does	ĀѺŁҋ
which arguments	āҍŁґ
which arguments does	ā҇
which attributes	ĤҒ
which base	ć҇
which base class	ā҆
which base classes	ć҆
which binaries	Ğ҈
which binaries does	Ğ҆
which branches	ĀҏāҊŉѴ
which branches contain	āҌ
which branches is	ĀҊŉѸ
which callers	āҝ
which callers forget	ā҆
which callers ignore	ā҉
which callers of	āҊ
which calls	ĉҋ
which calls does	ĉ҈
which chain	Ĩҋ
which chain of	Ĩ҈
which change	ĀҗāѱąҎ
which change did	ĀҏāѶ
which change introduced	ąҌ
which change three	ĀҌ
which child	ŀ҈
which child classes	ŀ҇
which children	ňҌ
which class	ĀҒāѩćҕŇҐňѺ
which class does	Ň҆
which class is	ćҍ
which classes	ā҈ćҊĥҏňҢ
which classes $	ć҆
which classes <name>	Ā҆āѸň҈
which classes are	ň҈
which classes does	ćҋ
which classes have	ň҈
which classes implement	ĀҊ
which classes is	Ā҆ćѸň҆
which classes share	āҔňѶ
which classes use	ā҆
which classes |	ň҉
which code	ĀғāѶĴҊ
which code invokes	Ċ҇
which code is	āѺĴҊ
which code reads	ĀѵāҒ
which command	ĀѺā҉
which command line	ĀѺā҉
which commands	ĀѹĞҐ
which commands do	Ğ҆
which commit	Ā҉ā҇ąҠįҒİҖ
which commit $	āѸ
which commit brought	ą҈
which commit deleted	ĀҏāѴ
which commit did	ąҊ
which commit does	āѴą҆İ҈
which commit has	ĀѬāҗ
which commit introduced	Ā҉
which commit is	Ā҆ąҍİѹ
which commit made	ĀѭāҖ
which commit was	ą҇įҋ
which commit |	ąѸİҊ
which commits	ĀҟĎѵ
which commits are	ā҈
which commits touched	ĀҌāѸ
which commits was	ĀҊ
which condition	āҊńѺ
which condition does	āҊńѺ
which conditions	āҌ
which crate	ā҇
which data	ĀҊ
which data type	ĀҊ
which decorators	ēҚ
which decorators does	Ā҆
which default	āѸĔ҈ĕґ
which definition	āҍĆѺ
which defs	Ā҆ĿҊ
which defs can	Ā҇
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҎ
which dir $	őҊ
which directory	őҔŒ҆
which directory does	Œ҇
which directory holds	ő҆
which directory is	ő҆
which does	Ė҉
which enum	ā҇
which enum members	āҊ
which error	ń҇
which errors	ńҕ
which errors are	ń҆
which events	ŕҘ
which exceptions	ā҆ńҘ
which exceptions are	ĀҌńѺ
which exceptions can	ń҇
which exceptions does	āҋ
which exceptions might	āѸńҊ
which features	ā҈
which features does	ā҆
which fields	ĀѱāҊĤҜ
which fields does	Ĥ҉
which fields of	āҎĤѸ
which fields |	Ĥ҇
which file	ĀѫāѹċҍĐѺīѺĵҍĶҏķ҉ĸҏĹ҇ĺҍĽ҉ŅҙņҒőѷŒҐœҌŔҋ
which file $	Ľ҈
which file <name>	ķ҆ĺ҉
which file adds	āѸċҊ
which file became	āѺŅҝņѷ
which file came	ņ҆
which file do	Œ҇
which file does	ļ҆
which file got	ŅҌņѵ
which file had	Ņѷņҍ
which file has	āґĸ҈ņѸŒ҉
which file is	Ņ҇
which file sets	Ķ҇
which file used	ŅѺņҊ
which file was	ņҒ
which files	ĀҒāҎĄҎĆҐČґčѺħҐĩҍĪѹőѺŒѹŔғ
which files $	āґĩҊ
which files are	āҊ
which files besides	āҌ
which files changed	ĀҌāѺ
which files contain	Ŕҋ
which files did	Ā҉āѺ
which files does	ĀҋāѺħ҇ĪѸ
which files have	Āѳā҈
which files import	Āҍ
which files is	āҋĪҊ
which files pull	ĩ҆
which files rely	ĩ҉
which files were	Āғāѱ
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҇
which folder does	Œ҆
which folder holds	Āҋāѹ
which function	āғĊ҇ĲѺ
which function does	Ā҆
which function is	ĀѺāҊĊ҉
which functions	ĀѷāҧĉҏĊҙđѷĒҚģ҈ŃҚńѺ
which functions <name>	ĉ҇
which functions accept	ā҆
which functions and	ģҋ
which functions are	Ā҈
which functions call	ĊҊ
which functions can	Ńҋ
which functions catch	ā҉Ńѹ
which functions depend	ā҇
which functions does	āѷĊ҈Ē҉
which functions end	Ā҉
which functions have	ĀҍāѳĒ҇
which functions in	Āѹāҋ
which functions is	āѷĉҌ
which functions raise	Ń҈
which functions use	ĊҌ
which goes	ĀѹĦҊ
which goes through	ĀѹĦҊ
which header	Ľ҈
which headers	Ī҉
which headers does	Ī҆
which helpers	āѸĉҏ
which helpers does	āѸĉҌ
which identifiers	Ā҉āѺ
which identifiers come	Ā҉
which import	Āҋ
which import statements	Ī҇
which imports	ĀѷāҌħ҆ĨҊĪҐ
which imports are	ĀѺĨ҆ĪҊ
which imports can	ŏ҇
which imports does	ĀѷĪҍ
which imports in	ŏ҇
which imports of	Āҋ
which inputs	āѺŁғ
which instance	Ĥ҈
which interface	ĥѶīҐ
which interfaces	Āҍīҍ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҆
which intermediate modules	ħ҈Ĩ҆
which is	įҎĹ҈ŋ҆Œ҇
which is a	Ĺ҈
which is called	ŋ҆
which is faster	ā҉
which is it	āѺį҇İѸ
which is the	į҆İ҉Œ҆
which jobs	ĀҗāѰ
which jobs does	Āҍāѷ
which jobs get	Ā҆
which kind	ł҈
which libraries	Ė҇
which licence	āѸıҔ
which licence does	ĀҌıѵ
which licences	ā҆
which license	ıҍ
which line	ĀѹāѦĐҜĜѶğ҇ħѺĵѹĹҋĺҐļҟĽҊœҊ
which line $	Đ҆ĹҊ
which line <name>	ļ҆
which line defines	Ļ҈ļѹ
which line does	Ā҆ļ҇
which line in	ļ҇
which line is	āѳĐ҆ğ҈Ļ҇
which line number	ĳ҇
which line of	āѹĐҍĻѺļ҉
which line |	āҌĐ҇Ĝѷĺ҇
which lines	ĀҎāѸ
which lines of	Ā҈
which member	Ŀҋ
which member functions	ĿҌ
which member variables	Ĥ҆
which members	ā҆
which method	ĀґŀѸ
which method does	ĀҌāѷ
which method of	ā҉
which methods	Ăґĉ҆ĊҖľѺĿҗŀ҈
which methods are	āѸĿҍ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѷāҘĉ҇
which methods must	Ă҉
which methods of	ĀҎĂ҆Ŀѹ
which methods override	ĀҐāѰŀ҆
which methods |	Ŀҋ
which module	āѶğҌĵ҆ķґŒѺ
which module $	ķ҇
which modules	ĊѸĩҖĪҒ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	Īҋ
which modules depend	ĩҊ
which modules does	ĀѹĪҏ
which modules import	ā҉
which modules is	Ĩ҇Ī҉
which modules load	ĀѶĩґ
which modules require	ĩҎĪѸ
which modules use	ĩ҉Īѹ
which name	Ņ҈ņ҉
which name replaced	ŅѺņ҈
which name was	Ņ҉ņѹ
which names	ĀҎāҋģҌĪѹ
which names are	Āҋāѷŏ҉
which names do	ā҆
which names does	ā҆ģ҆
which names exactly	Ā҈
which names exported	āҊ
which names is	ģ҈
which new	ă҇ņ҉
which of	ĀѷāҝĉѺŏҊő҇Œґ
which of all	ā҇
which of its	ĀѺāҌ
which of our	ō҆
which of the	āҎő҈Œґ
which of today	ņ҇
which one	āғĆѹıҋ
which one is	āҐĆѹ
which ones	ĀѭāѰĆ҇ňҊōҎŏҊ
which ones of	āѺĂ҇
which ones |	āѷň҈ŏ҉
which options	ĀѸāҋ
which order	ā҉
which other	ĉҏĩҊĪҐ
which other classes	ā҇
which other files	āѵĩ҈Īҍ
which other functions	ĉҊ
which overrides of	ŀ҈
which packages	āѹĪ҉
which packages are	Ā҈
which packages does	Ī҈
which parameters	āѸďғ
which parent	Ā҉
which parent class	ĀҊ
which part	Đ҆
which part of	Đ҆
which parts	Āҋ
which parts of	Āҋ
which path	āғņ҇őѸ
which paths	ČҊ
which person	āѹĲҖ
which person |	Ĳ҇
which place	ĀѸāѱĺҏő҇
which place in	ĸ҆
which place of	ő҇
which places	Āѹā҇Ć҆Ċ҈
which places is	āҊ
which point	ĀҊ
which private	ĀѮāҝ
which private functions	ĀѶāґ
which private names	ĀѷāҌ
which properties	Ĥ҆
which protocols	Ā҇āѺīҐ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҈
which raise	ńҋ
which raise statements	ńҋ
which release	Āҗċѹė҈
which release has	Āҋāѷ
which release turned	ĀѺāҌ
which release was	Ā҈
which releases	ŉҗ
which releases contain	ŉ҆
which releases did	ŉ҆
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
which source	ĀѺāѺğ҆ĵ҈ķ҆
which source file	ĵ҉ķ҈
which sources	ĀѺāѸĩҔ
which sources <name>	ĀѺāѸĩҔ
which spots	ĀҌ
which steps	ħ҇
which structs	ĥҋ
which subclass	ā҇
which subclass of	ā҆
which subclasses	ĀѫāқĂѹŀҕ
which subclasses do	ā҈
which subclasses does	āҊŀѹň҈
which subclasses have	āѸŀҊ
which subclasses of	ĀѸāҘŀѵ
which subfolder	ĀѺőҚ
which subfolder does	ő҇
which subfolder hides	őҎ
which symbols	ĀѺģғ
which symbols are	ģҊ
which symbols |	ģ҆
which tags	Ā҇āѶŉҕ
which tags contain	Āҕāѹŉѵ
which tags do	ĀѺŉ҇
which task	ĀѺĢҒ
which test	Āҍā҈ō҆
which test cases	Ā҆ō҆
which test file	œҌ
which test functions	ō҈
which test methods	Ā҈
which tests	Ā҉ōҪŎѺ
which tests $	ō҆
which tests and	ĀѺā҈
which tests are	ĀҎōѺ
which tests check	ā҆
which tests in	Āҏāѳ
which tests is	ō҇
which tests live	Āҋōѹ
which tests run	Āѹō҇
which tests use	ō҆
which tests would	ĀѰāғ
which the	Ā҆ĺ҆
which the function	ā҆
which the module	ĀҊ
which third	Ā҈āѺ
which third party	Ā҈āѺ
which ticket	ā҇
which ticket was	ā҇
which trait	ĥѹīҎ
which traits	āѺīҕ
which type	Ā҈āѭŇҠŐҘ
which type $	Ő҇
which type does	āѸŐҍ
which type is	Ā҆
which type should	āѹ
which type the	Ň҆
which type |	Ň҇
which types	āѸĥҠ
which unit	āҌ
which unused	ĀѺŏ҇
which unused imports	ŏ҈
which unused variables	ā҆
which value	Ā҈āѬđҘĔғĕҌ
which value does	ĀҋāѸ
which value is	āѶđ҇Ĕ҇ĕҎ
which value |	đҋ
which values	ā҆
which values are	ā҆
which variables	ā҇
which version	ā҆ėҍ
which version <name>	ā҆
which version does	ĮҊ
which version is	āҊ
which version of	Ā҈
which versions	ĀѺāѺė҈Į҆ŉҋ
which versions of	āѹė҈Į҉
which workflows	Ā҉āѹ
which |	ĀѫāѣĂ҇ćҊĪ҇ī҈Į҉
which | $	ĀѫāѤĂ҇ćҊĪ҇ī҈Į҉
while	ā҇
while _ program	ā҇
while the	ā҇
while the program	ā҇
who	ĀҞāҭĂ҆ăѴćғĊҞčѹđѺĒҍĘѺğҏĠѷġѷĢѹģѹĤѺĥҝĦѹĩҡĬѳĲҽĴѭĶѹĸѺĹѺĺѹŀҌłѹŃҔńѶņѺňҡőѺŔѺ
who <name>	Ā҈
who _ $	ā҇
who _ <commit>	ĀѨāҙ
who _ <name>	ĀѰāѪĂҋĉ҉Ċҋğ҇ĥ҈ĩґŀҊŃҎ
who _ <path>	ĀҏāѷĩҒ
who _ behind	Ā҇
who _ calling	ĀѷĊҌ
who _ changed	Ā҈
who _ code	āҊ
who _ from	āѹňҋ
who _ i	Ā҇
who _ is	Āѳāѹĥ҇ň҇
who _ it	ĀүāѨĊҊġѺĩѶĲҊ
who _ its	āѵĊ҇
who _ line	Ā҉āѳĲҏ
who _ most	āҌ
who _ on	ĀҔāѴ
who _ renamed	Āѫāҗ
who _ that	ĀѶā҇ĩ҇Ĳ҆ň҆
who _ the	ĀҋāҔĂѹćҗĒ҆Ĳ҉ň҆
who _ this	ĀѸāҌ
who _ up	ĀѸāҎ
who _ using	ĀѺā҉
who _ what	āҊ
who added	āҔăѶĲ҇
who added line	āѺĲ҇
who added the	ā҉
who all	ĀѵāѶĥ҇ň҇
who all is	Āѳāѹĥ҇ň҇
who are	āџćҊĊ҇ĥҊĩ҆ň҆
who are <name>	ĥ҆
who are its	āѶĊ҇
who are the	ĀҊāѦć҆ň҉
who broke	ā҆
who broke the	ā҆
who calls	āқĊ҉ŀѸ
who calls <name>	Ċ҆
who calls code	āҊ
who calls it	ā҈
who calls the	ā҇ŀѹ
who came	ā҇
who came up	ā҇
who catches	Āѯāқ
who catches <name>	ĀѲāғ
who changed	ĀѺāҋ
who decided	āҒ
who decided that	ā҆
who decided what	āҋ
who declared	āҋĂѺ
who declared the	āҋĂѺ
who depends	Āѹā҈
who depends on	Āѹā҈
who do	Ā҇
who do i	Ā҇
who does	āѳĉҍň҆
who does that	ň҆
who extends	ĀѸĂҋ
who first	ĀѺā҈
who has	Ā҉
who has changed	ĀґāѰ
who has renamed	Āѫāҗ
who holds	Āѹā҈
who holds the	Āѹā҈
who implements	āѸĥҐ
who implements <name>	ĥ҇
who imports	ĀґāѲĩ҈
who imports <name>	ĩҋ
who imports <path>	āѹĩ҇
who imports it	ĀҒĩѶ
who inherits	āѹňҌ
who inherits from	āѹňҌ
who introduced	ĀҒğѹ
who introduced the	ĀҒğѹ
who invokes	Ċ҉
who invokes <name>	Ċ҉
who is	ĀѧāѶćґĊҐĲҒ
who is behind	Ā҇
who is calling	ĀѷĊҌ
who is the	āѶćҒ
who last	ĀҎāѲĲ҈
who made	ĀҏāѺĲ҇
who made <name>	ĀѸāҒ
who made the	Ā҉āѳĲ҇
who maintains	ĀҎāѺ
who makes	āѺ
who may	ĀѶāҙĊѰ
who overrides	āѶŀҔ
who overrides <name>	āѺŀҋ
who overrides the	ŀ҇
who pinned	Āѷā҆Ĳ҇
who pinned line	āѹĲ҈
who pulls	ĩ҇
who pulls that	ĩ҇
who put	Ĳ҇
who put it	Ĳ҆
who raises	āѳŃҎ
who raises <name>	Ń҈
who reads	ğ҈
who removed	ĀҋāѺ
who renamed	Āҟāѭ
who renamed <name>	ĀҎāѷ
who renamed <path>	ĀҌāѸ
who requires	ĀѱāѴĩҝ
who reviewed	āҞĲѱ
who reviewed it	āҊĲѹ
who reviewed line	āҌĲѸ
who reviewed the	ā҇
who set	ā҈
who set up	ā҈
who sets	ā҆
who should	ā҆
who subclasses	ĀѶňґ
who subclasses <name>	ĀѶňґ
who tagged	ĀѳāҎ
who throws	Ńҋ
who throws <name>	Ń҈
who touched	Āҋāѷ
who typed	Ĳ҆
who uses	Ā҆āҎĒ҇ġѺ
who uses <name>	Āқāѭ
who uses it	Ā҈ġѺ
who was	ĀѺā҈
who worked	ĀҌāѸ
who worked on	ĀҌāѸ
who writes	ā҆
who writes to	ā҆
who wrote	ĀҜĲ҉ňѺ
who wrote <name>	Ā҈
who wrote it	Ā҆Ĳ҇
who wrote line	ĀҊāѵ
who wrote most	āҊ
who wrote the	ĀҒ
whole	ĀҒŎ҆
whole _ $	Āҋ
whole thing	Āѹā҈
whom	ćҏĊ҈ĥ҇ĩ҇įѺĲҒ
whom _ $	ĀѷāѺĉҊĊҊ
whom _ <name>	ĀѺā҇
whom _ <path>	ĀҊ
whom _ the	ć҇Ĳ҉
whom does	ĀѺāѹć҈
whom has	ĀҒįѺ
whom is	Āѹĥ҈ĩ҈ň҆
whom is <name>	ň҆
whom was	ĲҊ
whom |	ĀѷāѺĉҊĊҊ
whom | $	ĀѷāѺĉҊĊҊ
whose	ĀѴāѷćҍĩҍĭѸĲҳĴѷňҘŒҌ
whose <name>	Ĳқ
whose <name> $	Ĳқ
whose _ $	Ĳқ
whose _ does	āҋ
whose _ have	ĀҌ
whose _ is	ĀѶāѹćҤĭѺĲҋĴѺŒҊ
whose _ mention	ĩҎ
whose child	ćҒňѴ
whose child is	ćҒňѴ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	ĀҌ
whose hands have	ĀҌ
whose imports	ĩҎ
whose imports mention	ĩҎ
whose name	āҊŒ҇
whose parent	ćѮňҖ
whose parent is	ćѮňҖ
whose work	Ĳ҆
why	ĀҷāӸĬѸ
why <name>	āҐ
why <name> is	ā҆
why _ $	ĀҐāѵ
why _ <name>	ĀҊāҡ
why _ <path>	Āѹāқ
why _ ci	Ā҈āѹ
why _ class	ā҆
why _ commit	ā҇
why _ everyone	ĀѺā҇
why _ is	ĀѺāҐ
why _ it	ĀѺāҘ
why _ nobody	ā҈
why _ so	ā҆
why _ subclasses	ĀѶāҋ
why _ test	ĀҠāѡ
why _ tests	ĀҘāѩ
why _ the	ĀҾāѕ
why _ there	āҊ
why _ this	ā҈
why _ we	ĀѴāҐ
why are	ā҆
why are the	Ā҆
why did	Āҋ
why did <path>	Āҍāѳ
why did commit	ā҆
why do	ĀҔāѺ
why do subclasses	ĀѶāҋ
why do tests	ĀғāѮ
why do the	ĀҖāѬ
why do we	ĀѴāҏ
why does	ĀҡāҊ
why does <name>	Āҏ
why does <path>	ĀѰāҙ
why does everyone	ĀѺā҇
why does nobody	ā҇
why does the	ĀҚāѫ
why does this	ā҆
why is	āҳ
why is <name>	āҔ
why is it	āҌ
why is the	Ā҉
why is there	ā҆
why the	ā҆
why the tests	Ā҆
why was	ĀѸāҜ
why was <name>	ā҆
why was <path>	ā҉
why |	ĀҐāѵ
why | $	ĀҐāѵ
wich	Ā҈āѮĮ҈ķ҇ĹҊŃ҇
wich _ are	ĀґāѸ
wich _ does	Ĥ҆
wich functions	āѹ
wich functions are	Ā҇āѺ
wich names	Ā҇
wich names are	Ā҇
will	ĀѯĈҋĔ҈ĚҊĜ҆Ĭ҆ĮѺĿ҇ŅѺŌ҆
will <name>	Ĉ҇
will _ be	ā҉
will _ find	ĀѺāѳĚҊĜ҆Ĭ҈Ŀ҈
will _ for	ā҆
will _ next	ā҇
will be	Ğ҇
will i	ĀѵāѪĚҊĜ҆Ĭ҈Ŀ҇
will i find	ĀѺāѳĚҊĜ҆Ĭ҈Ŀ҈
will it	āҊ
will support	ā҆
will support for	ā҆
will the	Ō҆
will the next	ā҇
windows	Āѷāҝ
windows $	ā҇
windows _ $	ĀѹāҎ
windows |	ĀѹāҎ
windows | $	ĀѹāҎ
wise	āѫė҆Ě҆ī҇ĭҍ
wise $	āѷė҈
wise _ $	āѵī҇ĭҋ
wise |	āѵĚ҆ī҇ĭҋ
wise | $	āѵī҇ĭҋ
with	ĀѺā҇ĂѹĄ҉ąҋĆ҉ćѲĉѺč҈ďґĐѺĒҜēҞĘѸęѶĞҊĢѵģѺĥҋĦ҈ħҍĪѺĬѴĭѷĮ҆ĳѸĴѹķѹĹѷŀ҆Ńҡń҉ŅѹņѸňѴŉґŌѹőѺŒ҆
with $	ē҇Į҆ŁҊ
with <commit>	ĀѶŉҎ
with <literal>	āѺĥҐŃҌ
with <mark>	Ā҉ā҇Ē҇
with <mark> $	Ēҋ
with <mark> |	ĀҊ
with <name>	ĀҌāѺćѹďҊĒҚēѸĠ҇ŃҝňѺ
with <name> $	ĀѹĒҌĠ҆ŃҐ
with <name> as	Ā҉
with <name> in	ĀҌ
with <name> |	Ē҉ŃҍňѶ
with <option>	ĀѹāҊ
with <option> |	ĀѹāҊ
with <path>	Ħ҇ħ҇
with <path> |	āѹ
with <tag>	Ą҇
with _ $	ĀѲĒғēҍĠ҆ĥҏŃҏ
with _ <name>	Āґā҇Œ҆
with _ <path>	ħ҈
with _ and	Ċ҇
with _ arguments	āҘ
with _ as	Āҋ
with _ change	ĀҌāѰį҇
with _ commit	Ā҇āѺąҊ
with _ exceptions	ĀѺńҋ
with _ import	ĩҌ
with _ in	Āҋ
with _ name	Ā҈āѸġ҆
with _ old	ė҆
with _ other	ā҉
with _ own	āѺŀҋ
with _ to	Ą҆
with _ which	ă҆
with _ |	āґćѺč҇ĒҊŃҌňѵŉ҇
with a	Ā҈į҇ō҆
with a <name>	Āґ
with a change	āѺį҇
with an	ĀѹāѺė҆ĩҌ
with an import	ĩҌ
with an old	ė҆
with import	Ā҆
with import |	Ā҇
with imported	ħ҈
with imported <path>	ħ҈
with it	ā҇
with it |	ā҈
with its	Ć҆
with respect	Ą҆
with respect to	Ą҆
with something	āҐ
with tests	ā҇
with tests |	ā҇
with that |	ā҉
with the	ď҇
with the <name>	ā҇
with the name	Ā҈
with their	ŀ҆
with their own	ŀ҆
with this	Ğ҇
with what	ēҕ
with what commit	Ā҉
with which	ą҈ęѺĮ҆ńҋ
with which arguments	āҕ
with which commit	ą҈
with which exceptions	ĀѺńҊ
with |	ēҊ
with | $	ēҊ
within	ĀѶāѱĉҎĊѹę҉ĝ҆ķѷĹҊĻҚļ҈
within <name>	āѺĉҎĊѺęҊĻҐļѺ
within <name> $	ĉҋĻ҈
within <name> |	ę҉
within _ $	ĉҋĻ҈
within _ <name>	ĵѺĹҋļ҆
within _ function	ĻҎ
within _ source	ĵ҉
within _ |	ę҉
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	ĀѹāѺġ҆ĵ҉ĻҌļ҆
within the function	ĻҎ
within the source	ĵ҉
without	ĀѯāҒĂ҆ĆҍĈҎĔ҈ĕ҇ĪѳĿѶŉѭŌ҆ŎґŏҠ
without <name>	ĕҋ
without <name> which	ĕҋ
without <path>	ā҇
without <path> |	ā҇
without _ $	āҟĂѸĔҍŉѮ
without _ change	į҆
without _ for	Ă҇
without _ is	āѺĆ҆
without _ it	āґ
without _ them	ŏ҆
without _ use	ŏ҉
without _ which	ĕҋ
without _ |	āѱĈ҉Ŏґ
without a	į҆
without a change	į҆
without breaking	āҌ
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
wonder if	ĀҊ
wondering	Āѹāҏ
wondering _ <name>	āѸ
wondering _ <path>	ā҆
wondering _ imports	ā҇
wondering _ which	āѹ
wondering if	Ĭ҇
wondering if the	ā҇
wondering in	āѺ
wondering what	ā҇
wondering what <name>	āѹ
wondering where the	āѹ
wondering which	Ā҇ā҉
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
work	ĀѡāҚĉ҇Ė҆ĥ҇ĮҊĲ҆
work _ $	ĀѶā҇Ĉ҆Į҆
work _ <path>	ā҇
work _ a	ā҉
work in	ā҇
work with	ā҆
work with $	Į҆
work with a	ā҇
work without	ā҇
work without <path>	ā҇
work |	ĀѶā҈Ĉ҆
work | $	ĀѶā҈Ĉ҆
worked	ĀҐāѳ
worked _ <path>	Ā҈
worked on <path>	Ā҈
workflow	ĀҖāҕŕҳ
workflow <name>	Ā҈ā҆
workflow <path>	āҌŕҧ
workflow <path> do	ā҇
workflow <path> run	Ā҆
workflow <path> start	ŕ҇
workflow <path> |	ĀѺāҍ
workflow _ $	āҗ
workflow _ <path>	ŕ҆
workflow _ do	āҋ
workflow _ fail	Ā҇āѺ
workflow _ run	Ā҉
workflow _ start	ŕ҇
workflow _ what	Ā҇
workflow _ |	Ā҈ā҇
workflow jobs	Āѱāҗ
workflow jobs $	Āѱāҗ
workflow pass	Āѷāҋ
workflow pass |	Āѷāҋ
workflow run	Ā҆
workflow run |	Ā҆
workflow |	Ā҆
workflow | $	Ā҆
workflows	ĀҒāѴ
works	ĀҌāѱĈ҆Į҇Ō҉œѺ
works $	Ĉ҆
works _ this	Āґāѯ
would	āҎćѺĊѷĔѺĚ҆ěҊģѹĥѹĬҍĭҐĴ҈ļѹłҌńѺŊҌŏҋ
would <name>	Ā҆āѲĭҔ
would <name> be	āѷĭґ
would _ a	āҌ
would _ be	ĀѺĭҏŊ҆
would _ better	āҎ
would _ call	ĬҌ
would _ classify	łҋ
would _ find	ķ҆
would _ flag	āѹŏ҈
would _ have	Ā҆Ł҇
would _ if	ĀѰāҡ
would _ l	ĳ҈
would _ mind	ĀѸā҈đ҆
would _ project	Ā҆
would _ run	Ā҇
would _ say	ĬҊ
would _ see	Ę҆ĝ҆
would _ test	Ō҈
would _ to	Āѹ
would _ what	Ĵ҇
would _ |	āҒ
would a	āѶĈ҆
would be	āґ
would be a	āҌ
would break	āҔ
would break if	āҊ
would break |	ā҈
would fail	Āѱāғ
would get	Ā҈
would get run	Ā҈
would give	Ĵ҇
would give what	Ĵ҇
would happen	ā҉
would happen if	ā҇
would i	āѱĘҊĝ҆Ģ҉
would i have	Ā҆Ł҇
would i see	Ę҆ĝ҆
would it	āҐķѺ
would it be	āҋ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	Āѱđ҆Ĭғł҉
would you call	ĬҌ
would you mind	ĀѸā҈đ҆
would you say	ĬҊ
wrap	Ā҆Ē҆
wrap <name>	Ā҈āѸ
wrapped	ēҌ
wrapped _ a	ā҆
wrapped in a	ā҆
write	āҖĂҐ
write _ $	ĂҊ
write _ <line>	ĀҋāѸ
write _ test	āҎŋѸ
write a	ĀѷāҟŋѸ
write a test	āҎŋѸ
write line	ĀҋāѸ
write line <line>	ĀҋāѸ
write |	ĂҊ
write | $	ĂҊ
writen	Ĵ҆
writen in	Ĵ҆
writes	āҘğѲ
writes _ the	ā҆
writes to	ā҆
writes to the	ā҆
writing	āѵ
writing the	āѸ
written	ĀѰĒ҆ıѺĲҌĵҒķғĹ҉ĺҌļ҉ĽґņѺœҎŔ҆
written $	ĺ҆Ľҋ
written _ $	āѴĲ҆Ĵѷĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ be	Ĭ҆
written _ terms	ĀѴāҐĢ҇
written _ test	Ā҆
written _ the	ķ҆
written _ which	ķ҆
written _ |	ĀѵāҋĴ҇Ľ҆œ҈
written a	Ā҆
written a test	Ā҆
written by	Ĳ҈
written by $	Ĳ҆
written down	āѺĽҊ
written down |	Ľ҇
written in	ĀѯāҟĢ҆ķ҇Ŋ҆Ŕ҆
written in terms	ĀѴāҐĢ҇
written in which	ķ҆
written in |	ā҉
written new	ĀѺā҉
written new |	ĀѺā҉
written on	ĺҊ
written there	Ĵ҇
written there |	Ĵ҇
written to	Ĭ҆
written to be	Ĭ҆
written |	ĵ҆ķ҆Ĺ҆ļ҇
written | $	Đ҆ĵ҆ķ҆Ĺ҆ļ҇
wrong	āҹĢѲĴѷ
wrong $	ā҉
wrong _ $	āҒĢѷ
wrong _ <name>	āҊ
wrong _ line	ā҉
wrong _ the	Āҍ
wrong _ |	ā҇
wrong at	ā҇
wrong in	ĀҊ
wrong in the	Āҍ
wrong with	āҍ
wrong |	āҒĢѷ
wrong | $	āҒĢѷ
wrote	ĀҕāҊĲғňѺ
wrote <name>	ĀҊāѸĬ҆
wrote <name> |	āѺĬ҆
wrote _ $	Ĳ҆
wrote _ <line>	ĀҊāѶ
wrote _ and	Āѣāҟ
wrote _ in	āҊ
wrote _ of	āҊ
wrote _ test	Ā҆
wrote _ |	Ā҇āѷĬ҆Ĳ҇
wrote it	Ĳҍ
wrote it $	Ĳ҆
wrote it |	Ĳ҇
wrote line	ĀҊāѶ
wrote line <line>	ĀҊāѶ
wrote most	āҊ
wrote most of	āҊ
wrote tests	āҊ
wrote tests in	āҊ
wrote the	Āҏ
wrote the test	Ā҆
y	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
y _ $	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
y n	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
y n $	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
year	āҩĎѸ
year _ $	āҏ
year _ |	ā҆
year ago	ā҆
year changed	ā҆
year was	ā҈
year |	āҍ
year | $	āҍ
yes	Ā҇āѬćѷĈ҆č҈Ę҉ĚҋĜҍġҋĦҊĬҏĭ҇ňѹŋҊ
yes _ $	ġ҉Ĭ҆
yes _ no	ĀҊāѳćѹĈ҆č҉Ę҆Ĝ҆ĦҊĬ҉ĭ҈ňѺ
yes _ |	Ě҆
yes no	ĀѺĚ҈Ĝ҇ġ҈Ĭ҆
yes no $	ġ҉Ĭ҆
yes no |	Ě҆
yes or	ĀҊāѳćѹĈ҆č҉Ę҆Ĝ҆ĦҊĬ҉ĭ҈ňѺ
yes or no	ĀҊāѳćѹĈ҆č҉Ę҆Ĝ҆ĦҊĬ҉ĭ҈ňѺ
yesterday	ĀѺā҉ńѺ
yesterday 's	ĀѴāҐ
yesterday _ $	āҊ
yesterday | $	āҊ
yet	ĀѸĄ҈ĠҏīѸ
yet _ $	ĀѹāҌĠ҉īѹ
yet _ <tag>	Ą҉
yet in	Ą҉
yet in <tag>	Ą҉
yet |	ĀѹĠҋ
yet | $	Āѹā҆Ġ҉
yield	ĀѹŇҊ
you	ĀѢĎ҆ĕ҆ęѸĝѷġѸĬҋĹѺĺ҆ľ҈ł҆
you _ $	ĀѶāҊ
you _ <name>	āґĕ҆ĬҌő҆
you _ a	Ō҇
you _ checking	ā҆
you _ counting	āѺľ҆
you _ find	ň҆
you _ finding	Āѷ
you _ for	ĀҊĭ҇ňѹ
you _ how	ĀѺ
you _ if	ĭ҆
you _ in	ĺ҉
you _ it	Ĭ҆Ō҆
you _ listing	āѷĿ҆ň҆
you _ making	ā҈
you _ me	ĩ҆ķ҈
you _ on	ļ҆
you _ out	ĀҊ
you _ renaming	ā҇
you _ telling	ĀҌāҐĩѸĲѺ
you _ the	ĀҊāѲ
you _ this	ł҉
you _ to	Āѹň҆ŋ҆
you _ up	ĀҌ
you _ what	āѹİ҆Ŀ҈ŏ҆
you _ whether	Āғā҈Ĝ҆ŋѺ
you _ which	Ă҆ğ҆ĵ҆Ň҇
you call	ĬҌ
you call <name>	Ĭ҆
you call it	Ĭ҇
you can	āѹ
you can find	Ā҆
you check	Ā҈ĭ҈
you check if	ĀѺĭ҇
you check the	Ī҆
you check what	İ҆
you check whether	Āғā҈Ĝ҆ŋѺ
you chekc	Ă҆
you count	Ā҆
you describe	Ģҍ
you find	Āҍ
you find out	ĀҊ
you get	ĀҌňѹŌ҇
you happen	Āѷň҆
you happen to	Āѷň҆
you have	āѵŋҊ
you kindly	ĀѪāѷ
you kindly find	ň҆
you know	ā҉ĺ҉ļ҆ŏ҆
you know in	ā҉ĺ҈
you know on	ļ҆
you know what	ŏ҆
you list	Ć҆
you locate	őҋ
you look	Ā҉
you look up	Ā҉
you mind	ĀѸā҈đ҆
you mind checking	ā҆
you mind counting	āѺľ҆
you mind finding	Āѷ
you mind listing	āѷĿ҆ň҆
you mind making	ā҈
you mind renaming	ā҇
you mind telling	ĀҌāҐĩѸĲѺ
you pass	ā҈
you run	ŌҋŎ҇
you run it	Ō҇
you run the	Ŏ҆
you say	Ĭҋķ҇
you say $	ā҆
you say <name>	Ĭ҈
you show	Ā҆
you show me	Ā҇
you take	ķ҆
you take me	ķ҆
you tell	ĀѺā҈ĩ҆
you tell me	ĀѺā҈ĩ҆
you |	Āѷ
you | $	Āѷ
|	ĀҪāѹă҉ąѶćѶĈґĉѺĎѸĐ҈ĕҏė҈ĘҋĞѵğѺĠҊĢҋģѺĥѶĦ҉ĨѺĩѸĪѸĭҏİѹĲѺĹѵĺѹĻѺľҏĿѭńѶņѺŇҊŊѷŋ҆Ō҉ŎҕŏѲŐѮŕҎ
| $	ĀҨāӒąѴĆѱćѷĈҒč҆ĎѵďѷĐѶđѹĔѭĕ҈ėѵĘғĚҎĜ҇ĞѶĠҍġ҇ģѹħѸīѭĬ҈ĭ҇Į҆İ҈ĴѹĶѶĹѴļѹĽ҆ĿѴńѺņѺŇҍňѬŊѸŋҋŌ҇ōѷŎҋŏѱŐѨŒѹŔѹ
| <name>	āѯćҍĚ҉ĭґĻҊľ҆
| <name> $	ĻҊ
| <name> is	Ĭ҇
| <name> |	ćҎ
| <path>	ĀѷħҎő҆
| <path> $	ħҋ
| <path> |	ő҆
| _ $	ħҊĻҊ
| _ <name>	āѴđѺě҇Ġ҈īҖĭҊĮ҆
| _ <path>	ĀҐāѺĦ҆
| _ and	Ā҈āѺĵ҆ļ҆
| _ annotations	ēҍ
| _ are	ĀѷĆ҉Ŀ҆
| _ arguments	āѺŁҊ
| _ besides	ā҈
| _ by	Āўą҈ĊҍĩҕŃ҈ōҍ
| _ calls	Ċ҆
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѺąҋ
| _ commits	ā҆
| _ count	ĀѹĎ҈
| _ d	āѷ
| _ decorators	ē҆
| _ definition	ā҈ĆѺ
| _ dependency	ĀѺė҇Ħ҆
| _ did	į҈ĺ҆
| _ do	āѸğҌ
| _ does	Ā҈āҐĪ҈
| _ every	Ė҆
| _ exceptions	ń҇
| _ false	ĭҌ
| _ file	ņ҇
| _ files	āѰăҌĄ҇Č҈ĪѸ
| _ function	āҍ
| _ functions	Āѹā҇ĉ҈Ċ҆
| _ importers	ĩҊ
| _ imports	ĀѴĪҋŏ҉
| _ in	Āҏāѵąѭď҉Đ҈ő҆
| _ interfaces	Ā҇
| _ is	ďѺĐҊđѺġѹĢ҉İ҉Ĳ҆Ķ҆ļ҆ĽѺņ҇ŋѵŒ҆
| _ it	Ā҇āѯč҈Ę҇Ĝҋġ҆ĦҊĬҌĭғ
| _ its	ā҉
| _ kind	ā҆
| _ line	Đ҆
| _ long	Ď҈
| _ many	āҎĳ҇ľ҈
| _ me	ĀҍāѶ
| _ mean	āѹ
| _ method	ĀҌāѺ
| _ methods	ŀ҈
| _ name	ŅѺņ҈
| _ names	ĀҔāѹ
| _ need	Ā҆ĵ҆
| _ not	āѸŎҊ
| _ number	Āѹā҉
| _ of	ĂѶĐҍĔѹĕҊōѸŕ҇
| _ ones	Āѷ
| _ or	ĀҎāѯŌҎōѵŎ҆
| _ other	Ī҇
| _ over	āҍĳѹ
| _ place	ĀѸā҇
| _ private	ā҆
| _ put	Ĳ҆
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҇
| _ source	ğ҇
| _ subclasses	ā҈
| _ surface	ģ҇
| _ tags	ā҆
| _ test	Ŋ҉
| _ that	ě҈Ō҈
| _ the	ĀѷĈҌď҆ę҈ō҇
| _ their	ň҆
| _ them	ĀѸō҈
| _ this	Āѵāҋđ҉
| _ to	ē҇
| _ tool	Āѷāҍ
| _ true	ĚҌ
| _ type	āѵŇҊŐ҆
| _ types	ňҎ
| _ value	ĀҋĔ҉
| _ version	ė҉
| _ want	ā҇
| _ was	Ā҈į҆
| _ we	ā҈
| _ what	ĀѶāѮė҆ħ҆
| _ when	āҋ
| _ which	ą҆ĜѶĿ҆Œ҆Ŕ҇
| _ with	Āѹā҇
| _ would	ĳ҈
| _ wrote	ĀҍāѴ
| _ y	ŎҌ
| _ yes	ĭ҆
| _ you	ĀѹāѸ
| _ |	ĀѴāђćҏĔ҇ģҊĤ҈ĥҋĲ҆ĳҊĵ҇ĸҊŇѧň҆ő҇Œ҆œҋŕ҆
| a	Ĭ҉
| a <name>	Ĭ҆
| abstract	Ă҇
| added	Ā҉ąѶ
| added by	ĀѺą҈
| added with	ā҇
| anyone	ĀѺĸҋ
| anyone |	ĀѺĸҋ
| are	Ā҆
| are there	Ā҆
| at	āѺ
| author	Ĳ҇ĴѺ
| author |	Ĳ҇ĴѺ
| called	Ċҍ
| called by	Ċҍ
| circular	Ħ҉
| circular dependency	Ħ҆
| commit	ĀѸĎ҈
| commit count	ĀѹĎ҈
| could	ā҆
| dead	ĀѹŏҎ
| dead imports	ĀѹŏҎ
| default	ĔҊ
| default value	Ĕ҉ĕѺ
| did	č҈
| do	āҌ
| do we	ā҈
| does	Ĉ҇Ę҆Ě҆ĜҋĠ҆Ħ҉ŋ҆Ō҆
| does it	Ā҈āѲĘ҉ĜҌĦ҆ŋ҆
| does that	Ā҈
| does this	Āѷāҋ
| every	Āѹā҉
| every place	Āѹā҉
| exports	ģ҉
| exports |	ģ҉
| file	āѺļ҆
| file and	ļ҆
| for	ĀѸīҖ
| give	Ā҉
| give me	Ā҉
| has	āѸč҈
| has it	āѺ
| how	ĀѴāҔĎҍĳ҆ľ҇
| how long	Ď҈
| how many	āҎĳ҇ľ҈
| i	ĀѶāѸĩ҈ĵ҇ň҆
| i d	āѷ
| i mean	āѹ
| i need	Ā҆ĵ҆
| i want	ā҇
| imported	ĝѺĩҒ
| imported by	Āѳā҆ĩҖ
| imported names	Āҍ
| in	ĀҡāѵĐѹĔҏėґ
| in <path>	Āґ
| in what	āѺ
| in which	ā҇
| is	ĀѭāҐđѹĚ҈ěҋĦ҇ĬҏĭґňѺŌ҇
| is <name>	ĭ҆
| is it	ĬҋĭҌ
| is its	āҋ
| is that	ĀѸě҈Ō҆
| its	ĀѷāѪēҎĥ҆ĩ҈ĪҎŀ҇
| its importers	ĩҊ
| its imports	Īҏ
| last	į҇
| lines	ĀѵāҌ
| lines over	āҍĳѹ
| lines |	Āѹĳҋ
| list	ĀҏāѹĖ҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѸ
| list the	ď҆
| list them	ĀѺō҈
| location	ĀѹāѶĵ҉Ĺ҇Ļ҇œҌ
| location in	ő҆
| location |	āѺĵҊĻ҇œҌ
| methods	ľ҈
| name	Āѹō҈
| new	ŅѺņ҈
| new name	ŅѺņ҈
| number	ā҉
| number of	ā҉
| of	ė҇
| of which	Ā҆
| ok	ŌҊŎ҈
| ok not	ŎҊ
| ok or	ŌҊ
| on	āҍĜѷŕ҇
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
| public	ģ҆
| public surface	ģ҇
| section	ŕҍ
| section of	ŕ҆
| signature	ď҆
| since	ā҆
| since when	ā҆
| somebody	Ā҈
| tested	ĀґŎѺ
| thank	āѹ
| thank you	āѹ
| the	ĀѹāѪ
| to	āѺė҆ņҍ
| to what	ė҆
| triggers	ŕ҇
| triggers |	ŕ҇
| true	ĭҌ
| true false	ĭҌ
| type	ĀҠŇѭ
| via	ħ҆
| via which	ħ҆
| what	ă҆ć҆ĉѺđѹĕѶĖ҆Ğ҆ğ҇Ī҉ĬѷĭѺįѺİ҉ĳ҆Ĵ҆Ŀ҈ń҆ňҐŉѺ
| what are	āѵĆ҇Ŀ҇
| what classes	ĀѶň҉
| what code	ğ҉
| what did	Ā҆
| what does	ĀҘĪ҉
| what files	āѺĄ҇
| what is	āѹĎ҆ĢҊİ҉ņ҈
| what kind	ā҆
| what type	āѹŇ҆
| what value	Āҍ
| what version	Į҇
| what was	Āҋ
| what would	ĳ҈
| when	ā҇įҎ
| when did	į҉
| when was	į҆
| when |	ā҆
| where	ĀѴĆҏĐҘğҍġѸĬѷĭѺĵ҉Ķ҉ĸ҉ļҍŋѳőѹŒ҉Ŕ҆
| where are	āҌ
| where did	ĺ҆
| where do	āѴğҌ
| where does	Āѱāґ
| where in	Đ҈
| where is	ĀҍĐҋġѺļ҇ŋѵŒ҆
| which	ĀѺāґĂѺĆѸĈѺēҍĕ҇ğҌħ҉ĬѺįѺı҇ŀ҉ŁҊō҆
| which <name>	ē҆Į҇
| which arguments	āѺŁ҈
| which classes	Ā҇
| which commit	Ā҈
| which commits	ā҆
| which files	ĀҋāѹĪѸ
| which function	āҍ
| which functions	ĀѺĉ҈Ċ҆
| which imports	ā҆ħ҆
| which interfaces	Ā҇
| which line	Đ҇
| which method	ĀҊāѺ
| which methods	ŀ҉
| which names	Ā҈
| which of	āҋĂѶ
| which ones	Āѷ
| which other	Ī҇
| which parameters	ď҆
| which private	ā҇
| which source	ğ҇
| which subclasses	ā҈
| which |	āѺ
| who	ĀҔā҆ăѺġѺ
| who put	Ĳ҆
| who reviewed	āҊĲѹ
| who wrote	ĀҍāѴ
| why	āғ
| why is	ā҇
| would	Ĭ҇
| would that	ā҆
| would you	Ĭ҇
| |	Ŀ҇
| | which	Ŀ҇
~a	Ā҇āҚĂҎĄѺąѵĆҌćѵĉѭďѺēѷĔѹĕѺĖѹėѮĘҎęҊĚҍěҌġҎģѴĤ҆ĥѴĦҜħѷĩѴĪѴīѸĬҡĭўĲѺĴѲĵ҆Ķ҉ķѴļґŁѯłҍņѲŇ҆ŊѸŋҠŌҋŐҏőѺ
~abc	Ăґ
~about	ĀѺāґĐ҆
~above	ĀѱćҕĒґēҬěҏĳѷňѶ
~abstarct	ĂқĿѶ
~abstract	āҘĂӋĬӋĭѵľѶĿѣ
~abstractmethod	ĀѸāѹĂң
~accept	ā҇ėґĘѹĚѹĮѹŁҥ
~acces	ĀѲğқĭҧ
~accord	ĀҍāѲĢѹŁ҆
~account	ĢҏŒѺ
~acros	ĀҏāѲĆҌ
~action	ā҉
~actually	Ā҉āѴĥ҇Ħ҆ķ҈
~add	āҭăҬĄҋąҽċҙČѳčѯĪѶįѶĲ҆
~addition	ĀҘăҖĢѶİѷ
~adher	ī҆
~adopt	īҍ
~affect	ăѷČҌčҌĎ҉
~after	āҟăҍčѮĞқĠѶīҋŁѺņҘŇҍňѸ
~afternoon	āѴ
~again	ĀѪāңĦҊ
~against	ď҉
~ago	įҏ
~ai	ĀѺġ҈
~alia	ā҆ĽүŐѷ
~all	ăҋĆҮćѶčѹĐѸĒґĖ҆ėѸĚѺĠѹġҏģ҉Ĥ҆ĥҎħѯĪҐĬѹĭѷĮѺĵѹĹѺĺѹĽѹĿҘŀҋŃғŅѷņѸŇѹŌѹŎҗőѸŔ҈
~allow	ĀѯāҟĊѷėҠ
~alone	āҎ
~along	ĀѺĖ҉
~already	ĀѸā҈Ġґ
~also	Āѷč҆ĚҒĝҊĬѺ
~alter	ČҌčҎĽѺ
~although	āҙ
~alway	Āѷā҆
~am	Ā҉Ĭ҆ł҇Œ҆
~among	āѥćѶčҗęғĚҔěҖĜҍĝҗĭѺŋҍ
~amount	Ā҇ľҊĿѺŊҊ
~an	ĀғāѺĂѹĆѺćѺĊѹĔѺĕ҈ĘҊĚ҈ě҈ĜқĝҋĢ҉ģѸĤ҈ĥҜĦҊĩҔīҔĬѷĭѶĮғıѺķѺĸҋĻѺļ҉ŁѺł҆ŃѹńѶňѷŏѺŒѺ
~ancestor	ćҩěҜňѸ
~and	ĀҎăґąѷĆғĈ҈ĉѸČѷčѹďҟĐѳĕҏĚѺĜѹĞ҇ğҌĠѷĥѺĦ҇ħҊĪѶĬѮĭѶİҌĲѹĳѱĴѷĵ҇ļ҈ľѱŁ҆ŃѸń҇Ō҈Ŏ҈őѹœ҈Ŕҏ
~anna	ā҉
~annotat	ĀѸāѷĒҒēҔŇҌ
~annotate	Ĳ҆
~annotation	ĀѰāҏđѷĒҝēӓĿѸŇҒňѺŐ҆
~another	ĀѷāҍŅ҉
~any	ĀҝāѷĉѺč҈ďѹĚѺĝ҉ĠѺġ҇ĦҒį҈Ł҆ňѺŋҖōѳŏҋŒ҈
~anybody	ĀѯĂҌĝ҉Ġ҇ĩ҇ň҈
~anyone	ĀҕāѵĂ҆ĸҊ
~anyth	č҇ĚѹġҚń҈ňҊ
~anywere	ĀҌāѹ
~anywhere	ĝ҉ġғō҇
~apache	ĀѩāѸıҤ
~apart	ĀѹāҘď҉ňѶ
~api	ā҇ģҎ
~app	ĀѶā҇łҋ
~appear	āѦăҏąғěҌō҈ŔѺ
~appl	Ĕ҆ıҍ
~appli	ĒҘēҕ
~application	ł҆
~are	ĀҋāҒĂҏĄ҆ąѸĆҌćҍĉҎĊ҇Č҆ď҇ĐѵđѸēҌĔѹĕѺĖҐė҈ĚѶĝѺĞґğѹĠѹġѺĢѵĤҐĥ҈Ħ҇ĩѲĪҏī҉ĬѶĭѸįѸıѰĲѺĴѺĵѴĶѹķѸĸѷĻѺļѺĽѹĿҚŀ҉łѹŃ҉ŅѷņѷŇѳňҒŋ҇ŎҗŏҌŐѸőѷŒѺœѺ
~arg	ĀѶĉѵĊѷďҜĿѺŁҾ
~argument	ĀҘā҇ċґďҤđѺĔҕĕҍĘѹęѹĢѸľѺŁӈŇѹŐѺ
~arm	ā҆
~around	ġҍńҊ
~arrow	ŇҐ
~as	ĀѶāѵĉѺĎѷđҍĒҊĚҔĜѰĝґĠ҆ĢѺĥѭĦѸĬҜĭҕİ҆ĸ҆Ļ҇ļѹĿѸŅҋŇѺňҍ
~aside	ā҆
~ask	āѯėҍğҋň҆
~assert	ĀѴāҏ
~assign	āѷđҔĔѸĕҏĶҜ
~assignment	Ķҗ
~async	ĀѹāҖĒѶĬӋĭѷ
~at	Ā҈ąѹćѹĉѺĊѷĎѷĐҍĖҌĜѺĞ҆ğҌĠҊġҌĢѺģѹĤѹĦҏĪ҆ĭѺİґĴҐĶ҇ķҌĺ҉ń҇ŅѺŇѹňѴŌ҉ŐѸŔѹ
~attach	ēҒ
~attr	ĀѶĤҨŇѺŐҊ
~attribut	ē҇ĤӔŇѺ
~attribute	ĀѷĤҎŐҫ
~author	ĀҮāѷĎѵĭҏı҇ĲҬĴѧ
~autocomplete	āѸĿҋ
~available	ģҚ
~average	ĀѷāҎ
~away	ĀѸāҊņ҈
~back	āҋĔҎĕ҇Ġ҉ĢѹĦғŇҥŐѷ
~backport	āғŉѷ
~bas	ĀѧćҹĘѸĚҗě҉ňҌ
~base	ĀҖāѳĂ҇ćҝĚҎěҝġ҆ĬѺĹѸĿѺňҗŒ҈
~be	ā҇Ă҈ćѺĈҌĊѶđѸėҋę҆ě҆ĜѺġ҈ĢѶħѹĬҌĭҚİѸĻ҉ŀѵŁҍŅҎŊ҇ŋ҇ŏ҆Őѹ
~bear	āѳĒҒ
~became	āѸŅғņҌ
~because	ě҉ŏҏ
~becom	Ĩ҆
~become	ĀѶā҆Ĩ҇ņҜ
~been	Ā҆Đ҆Ē҇ĩѹĬҋĭҒįҊŅ҆ő҇Ŕѹ
~before	Āѹāүē҆ĴѹĽѹĿѺł҉ŅҤņѸ
~begin	āѷą҈ĐѷĨ҇ĵҗķ҇ļ҈
~beginner	ĀѲāҖ
~behave	Āѷāҋ
~behaviour	āҌďѵĢҏ
~behind	ĀѳāҏĢҎĥҎĲҊĸѺ
~being	āҊę҆ĩ҇Ń҈ŏ҆
~belong	ĀѵĂѷě҆ĤҐĦҊĵѹĹҒľҊĿҊłҍŉ҆
~below	ćѺĚҌň҇
~besid	āҡ
~best	āҔ
~better	ĀѹāӂĔѺķѺŔѺ
~between	ăғĆѹďҔěҕĜѹĝ҈ħҘĪѹŁҍ
~big	ā҇đ҆ĳ҆ŒѴ
~bigger	Ą҈
~biggest	ĀѰāң
~bin	ĀѹĞқłѺ
~binar	ĞҐ
~birth	ąҋ
~bit	āѸĂҊ
~blame	ĀѲāѴĲӀĴѶ
~block	Ā҆ĿҌŕ҉
~blow	ĀѹŃҎ
~body	Ā҆āѸĉҕĘҏĳѸķҗĺ҇ĻҌļҍ
~born	ąҐ
~both	ĀѷāҠ
~bother	ćҊňѹ
~bottom	ĀҌāѹē҈İѴĳ҇
~bracket	ć҇ŁҌ
~branch	ĀҰāҐČѴčѺİҊŉѥ
~brand	ă҈ąҊ
~break	ĀҔāҷĈ҉čѵĩ҆
~breakpoint	ĺ҆
~bring	Ī҇
~broke	ĀѶāҔ
~broken	ĀҋāѴĈ҇Ō҇
~brought	ąғĪ҆
~bug	ĀѱāҢĠѷ
~build	Āҍāѹć҈ĈӚĭѺĮѸł҆Ŏѹ
~built	ĀѺĈҍňґ
~bump	āҊįѹ
~but	ĀѸāҊă҉ĪѸŏҔ
~by	ĀѳāѮĂҌăѹćѸĈѹĉҐĊҒČґčҎď҉ĐѷđѶĒ҈ĔҎėҋęҔěғĜѷĝҒĞҊğѺģ҆ĥҋħҍĨҚĩҗĪҊĬѳĭѱĮѵįѵİѹĲҌĳѷĴѲĵѶĶѸķѸĹѸĺѶĻ҈ļѷĽѷľѺĿѴŁҋłѹŃ҉ņѴŊѸŌѹōҋŎѸŐѹőѱœѹ
~byt	ĀѬāҙ
~cache	Āҍāҏ
~call	Ā҇ā҉ĂѱąѺćѶĈѺĉӓĊӓčѹĎѶĐѶđѳĒѶēѵĔҕĖѺėѺĘӏęӊěѷĝѺĢѹģѵĤѲĥѸĦѹħѺĩѴĪѸīѷĬѹĭѧĮѹįѸĲѶĳѹĴѸĶѷķѷĹѩĻѴļѴľѷĿҍŀѬŁ҉ŃѸńґŅҗņҗŇғňѵŊѷŋҗŌѶŎѶŐѲőѳŒҠŔѹŕѺ
~callabl	ĤѬĿҞ
~callback	Ĕ҈
~calle	ĀѳĉӎĘ҉ęҕĚѷěѸňѺ
~callee	ĀѴā҉ĉґĘґęҖĚѯěѳ
~caller	ĀҔāҋĆѸĉҌĊӑĕҌĘҮęҖĚѬěѶĠѹĢѷķѷŁѷňѺ
~came	ă҈Ą҇ą҈ņ҆
~can	ĈҍĉѱĊѹĕѺĜѺĞ҉ģҘĬѵĭҌįѺıѺĿҍŁҋłѺńґŇѹŉ҉ŎѸŏ҆ő҉
~capture	āҒ
~care	āѶĢҐ
~carr	Ē҆ēҏ
~carri	ē҆Ņ҆
~carry	ĀҍāѱĒҒē҆ŉ҆
~cas	Ā҆Ŋ҈ōҜœѺ
~case	ĀѶĸҊŌҍœҍ
~cat	Āѵāґ
~catch	ĀҫāҵĊѳŃѩ
~category	ĀѶāѷłү
~caught	Ā҇āҏĦ҇
~caus	ŕҋ
~cfg	ĀѹĐҘ
~chain	ĀѴāґĚҊħҘĨҘĩѸĪѹ
~chance	Āѱ
~chang	ĀҦāґăѮąѸČҤčҭĎҥįҥİѹĳѶĶѺŅѹ
~change	ĀҊāҊą҇Ċ҈ČҏčҙĐ҇ĔѷįҸıѸĲ҈Őѹ
~changeset	Č҇
~charge	ĀѺĢ҉
~check	ĀѹāғĈґčҋĘ҉ęѹĚ҉ĜҌĠ҇ĢѺĦғĭ҉ŇѺňѺŎҏœѹ
~checkin	ĀѰāѵąҍĎҊİғ
~checkout	ĀѵāѷĈҖ
~chekc	Ă҆
~child	ĀѭĂ҉ćҒĚҍĥѵŀңňҘ
~children	ĀҒāѮĂҏćѳěҊľѺĿѸŀ҇ňҽ
~choose	ı҆
~ci	Āҧā҈ğѷİѶŕҢ
~circl	Ħ҉
~circle	ĀҊāѷĦғīѸ
~circular	ā҉Ħҭ
~circumstanc	ā҇
~clas	ĀғĂғąѺĆѷćҷĉѷĊѷčѺĎѸďѺĐѳđѸēҋĔѺĚҎěҗğѷġ҆ģѸĤҋĥҎĩѹĪѹīҘĬѨĭѰĮѹįѹĳѹĵӇĶѴķѬĸѹĹҜĺҐĻѺĽѴľқĿҠŁѷńѷŅѸņѸňҮŊѸŋѺō҇ŐҐőѳŒѶœѹŔѸ
~class	ĀғāѫĆѺćҪĉѺĊѺĒҖēѹĚ҈ěҏģ҇ĥҲīѸĬѸĭѺĿѺŀңŃѹń҇ňӇ
~classify	ĀѷāѲłҡ
~clause	īҝĵѹń҉
~clean	Āѳā҉Ō҈
~cleanly	Ĉ҈
~clearer	āґŅѵ
~cli	ĀѷāѵċҕĞ҇łґ
~closure	ĀѹāҏĻҤ
~cls	ĀѧĂ҉ćҖĚҔě҈ĩѹĭѺĵҜĹ҆ľ҈ňҋ
~cod	ĀѸā҇
~code	Ā҉ąѺĈҏĉѸĊңċҌĐѵđ҆ėѺğҙĠҌĤѺĩѵıҎĳѴĸҊĺҊŁѺŃҜńѺō҈őѸ
~codebase	ĀѹġҖ
~collect	ĀҐŎѵ
~colour	ĀҊāѸ
~column	Ĥ҉
~com	Āѷāѩă҆ćҊę҆Ğ҈ī҈İ҆Ĳ҆ĸ҇Ŀ҆ŇҐňѺŔ҆
~come	ą҉ĉ҆ĊѸē҇Ě҉Ğ҆Ħ҆ĬѷńҍŌҍŔ҇
~comit	ĀѶąҡ
~command	ĀѱāҏċґĞӀĮѹ
~comment	ĀҕāҎĳѹ
~commercial	ā҆
~commit	ĀҸāҍĂѺąӚĆѺćѹĈѺĉѺĊѹČҞčҠĎӸďѺĐѹđѹĒѺēѹĔѺėѺĜѺĝѺĠѺġѺĢѹģѶĤѹĥѹĦѷħѸĩѷĪѷīѹĬѷĭѸĮѷįҸİӊıѺĲѺĳѸĴѺĵѺĶѺķѺĸѺĽѺľѺĿѺŀѹŁѺŃѺńѺŅѵņѴŇѺňѹŉҝŊѸōѹŎѺŏѷŐѺőѵŒѺœѹŔѸŕѸ
~committ	āѭĎҙįѸİҙ
~committer	ĀҐ
~common	āҋ
~compar	Ą҆ďҔ
~compare	āѹďҝ
~comparison	ďҘ
~compil	ĀѮāѵĈҳ
~compilation	ĈҎ
~compile	ĀѬĈҷįѺ
~compiler	ĀѸł҉
~complain	Āѳāғ
~complete	ĀҔĆҐđ҈
~complexity	āҋ
~compos	Ĥ҉
~compris	Ŋ҆
~concern	ĀѸč҆Ď҆
~concrete	ĂҎĥҌ
~condition	ĀѮāҥńѺ
~config	ĀҢĐҠĪѱ
~configerror	Ā҈āѹ
~configur	Ā҉āѶĐғ
~configuration	ĐҎ
~configure	Đҍ
~confirm	Ĭ҆ĭ҉
~conform	ĥҕīҍ
~connection	ā҇
~consider	āѹĭҔ
~consist	Ā҉āѳĤ҆ĳ҆
~console	ĀѵāҌĞғ
~const	Āѥā҉đҟĶҤŐҋ
~constant	ĀѵđӈĬѸĶӑķѺĸҍŐҘ
~constraint	ĀѺėҍĮҌ
~construct	Āҕāѵ
~constructor	ĀҪĉѷĊѸ
~consult	ğҔ
~contain	ĀѱāѤćѹČѸĘҍĠҍġ҆ĥѶĦ҆ĳ҉ķ҈ĺҏľ҉ĿҍŅѪņѶŇѺŉҚŊҍōѶőҖŒѷœ҈ŔҎ
~container	ĀҘāѴŎѸ
~content	āѶđ҆į҇ĲѹĴҲĶѹŕ҈
~contract	ī҇
~contribut	ĀҖāѯ
~contributor	Āҡāѵ
~copyright	Āѷāҋ
~correct	ā҇ĘҌĬҊŇѰ
~correctly	āҋ
~correspond	Œ҆
~could	ĀҕāҔĢ҉ŇѺ
~count	ĀҥāѓĂѸăѺĄ҇ąѺćѭĊѹĎӆĚ҈ĢѺĤѰĦѹĩѺĪѰĬҏĭҒĳҿľӉĿѪŁѷňѰŊӍōѹŎѷŏѺ
~cover	āҚŋѸōҠ
~coverage	ā҈ō҇
~crash	āҡķѳļѺ
~crate	Ā҉āѺĞ҆
~creat	ăҔąҫįѹ
~create	ĀҎāҔą҇ŃѶ
~creation	ĀѴąҞ
~cron	ŕ҇
~current	ĀѱāѲĈҌį҈İҐņҖ
~currently	Ā҉āѳŌ҇
~customer	ĀѸā҈
~cut	ĀѺāҏ
~cycl	Āҋ
~cycle	āғĜѺĦҦĪѸ
~cyclic	ĦҚ
~d	Ā҇āѷĊ҆ĩ҆Ī҆ŀ҆
~data	ĤҦĵ҉ŇѸŐғœѸ
~dataclas	Ĥ҆
~date	Āҋā҈įҢ
~day	ĀѬāҊņҌ
~dead	ĀҗāѸĪѶŏң
~debug	ĀҌāѺ
~decid	āҖ
~decl	āѺĽғ
~declar	āѦĂҘċҍđѷēѺĞ҉ġѺĢѺģѺĥѵĪѺĬҕĭҖĵҗĶҐĸҕĽҥŁ҇Ň҉
~declaration	ĀѪāѣĆ҈ĪҖĭ҆ĵҒĶҏĺҍĽҨ
~declare	Ā҉āѹĂ҇ćѺĽ҆Ŀ҆
~decleration	ķҗĽ҆
~decorat	āҎĒҜēҹĢѺŃѺ
~decorate	ĀѸāѸĒҕ
~decorater	āѷĒҐēҟ
~decorator	ĀѱāҘĒҷēӬĢѹĤѺĬѺ
~deep	ĀѺā҈
~def	ĀѯāѣĆқćѷĒғĕ҆īѹĬ҇Ķ҈ķҫĹҌĺҋĻҘļ҈ľҊĿҏňѹ
~default	ĀѣāҖċѶđѴĔӜĕӚĢѷģѸ
~defin	ĀҎāѳĆҴćѶĊѺċҔĐѵđ҉ĒѦĢѺģѺĤ҇ĥѺĪѹĬ҆ĭѵĵҏĶҕķ҈ĸҌĺҗĻҏļҙĽ҈ľҊĿғŀѷňѴŊ҈ōѸőѷŒѺœ҆
~define	ĆҝĐҊĘѺĚѺĺҏļҐľҊĿ҆Ŋ҇
~definition	ĀѷāѨĆҾċҌĒ҈ē҆ĢѹĤѺĵҚĶҏķҕĸ҈Ĺ҇ĺқňѺőѹ
~definiton	ĀѹĆҊ
~defualt	ĀѹāѸĔ҇ĕҎ
~delegat	ĉҠđѺ
~delet	Āқāҙąѯ
~delete	Ā҉āҪĆѶĴѹ
~deletion	Āҍ
~demand	āѸĂҐćѹĮҏ
~dep	ĀѡāҚĖҔėҠĦ҇ħ҉ĮѸ
~depend	ĖҊĜҍĢѺħ҉ĩғĪҚĮѺ
~dependenc	Ā҉ā҇ĖҬĞѸĩҊĪҤĮѺıѴ
~dependency	ĀҎėҢĝҋġѴĢѶĦҍĨ҆ĬѺĮѺ
~dependent	Ĝ҈ĩң
~deprecat	āҗċѴ
~depth	Āҍ
~deriv	āѴĂҊćҊĚҔĥѵŀҕňҡ
~derive	Ā҈
~descend	ć҈Ě҇
~descendant	ĀҍāѴćѷĚҔěѸňҷ
~describe	āѵĢҭŁѺ
~description	Ā҆
~design	ĀѸāҏ
~determine	ĀѮāѬĺҋľ҆
~dev	ĀҒāѳĖ҉
~developer	ĀҊāѴĲҍĶ҉
~development	ĀҔĖѶ
~dict	Ő҉
~did	ĀҕāҎă҆Ą҆ą҉Č҈čҠďѹĔѸĠҌĥѺĩѺĬ҆ĭ҉ĮѺįҌı҇ĴѺĵ҇Ķ҆ĹѺńѲŅқņҘŋѷŎѺŕѹ
~diff	ĀҐāѪčҐďҚĢѺ
~differ	ĀҍăѴďҙ
~differenc	ĆѺďқ
~difference	ĀѺā҉ďҊ
~different	ĆґďҚŁѹ
~differently	ā҈
~diffrent	ĀҕăѺĄѵ
~dir	ĀѺőҧ
~direct	ĀҋĜҊňѸ
~directly	ĀҊĊѺĘҐňѺ
~directory	ĀѵőҳŒ҆
~disk	ŒҖ
~display	Ā҉Ĵ҈
~distribution	Į҇
~do	āҟă҉ćѸĉѶđѹĒѷēѰĘҎęѹĝҋğҊġҊĢҔģѺĦҌħ҇ĩѶĪѵīѺĬѭĭѹĮѺįѹĶѹĻѹŁ҇ŅѹŇ҉ňѹŊѹŋҏōѸŎҔŐѹŒ҉ŕѺ
~doc	ĀһĢѸ
~docstr	ĀҪāҎĂѸĢѸ
~document	Āѷāҟ
~documentation	āҕ
~doe	ĀґāѵąѷĆѴĈҖĉҊĊѬċѷČ҇č҉Đ҆ĕҋĘҚęҒĚҎěґĜҟĝҋĞ҈ġҋĢҌģҍĥѳĦ҇ħҎĨ҆ĩѪĪҐĬѵĭѷįѯĳҋĸѹĹѵĻѲĽѸŀѳłѸŃѱŅѩņѶňѯŉѺŊ҇ŋ҉ōѪœѰŔѺŕѺ
~doing	ĀѺāҌĢҋ
~done	ĉҋ
~dose	ĀҐāѴĈ҇Ĝ҇ŌҎ
~dot	āѹĿ҇
~double	ĀѺāҒ
~down	ħ҉ĽҊŀ҉ň҉
~drag	āѺĜ҉
~drop	ĀѺāҕ
~dropp	āҏ
~duplicat	Ā҈āѹ
~dur	ĀѹāҝĶѺ
~each	āѮĆҮĉҌĤ҈ĥҒŀ҉ńҋ
~earlier	ĀҌā҈İѬŅҢ
~edg	Ċ҆
~edit	āѡČҊčґĎ҇įң
~editor	ĀѺ
~else	Āҋā҈
~elsewhere	Ī҇
~empty	āҌ
~enclos	Ļҙ
~end	Ā҆āѷĔ҇Ģ҇ĦҌħҐĨҌİ҉Œ҇
~engine	ĀңāѳĆѺ
~enough	ĀѺāҗĬѺ
~enter	ĀҎāѶ
~entitl	Œ҆
~entr	ĀѶĎ҉ĞҨŁѲłѺ
~entry	Āѹċ҆ĐҦĞҡį҉İ҆ĸҌ
~enum	āҔĶѶĸӢ
~enumerate	āѮĆқľѺĿҍŏ҆
~enumeration	ĸҐ
~enumerator	ĸұ
~env	ĀѸğҭ
~environment	ā҆ĊѺğҽ
~equal	ĀѵāѹđҺĔ҆ĕҊĢѸ
~error	ĀѹĈқĊѺŃҚńҽŇѺ
~evaluat	ğ҆Ň҇
~evaluate	đҌ
~even	Āҋāѹ
~event	ĀѸāѵŕҿ
~ever	ĀҖāҊęҎěѹĦ҇ŏ҆
~every	ĀҊāҒĆҥćѶĉ҇ĐѺē҆Ė҈ĚҊģҌĤҏĬѶĵѸķѵĹѹĺѶĽѺĿ҈ŀҎŁѺňҒŉҊŋѺŎ҇ŐѺőѷ
~everyone	āҌ
~everyth	āҒćѺĈ҇ĉҊĒҏĖѹģҌĥ҆ĦѺĪҎŁ҇ňҔŎҎŏѸ
~everywhere	Ā҈Ćҍ
~exact	Ŕ҈
~exactly	Į҈įѺķҍĻ҆
~exc	ĥѺńҙ
~except	ĀҔāҒńҌŎѹ
~exception	āғćѸŁѺŃҰńӦňѹ
~execut	ĀѷāѶĊғęҍěѺŌҏ
~executabl	āѹĞҕ
~execute	ĀѵĉҋĘҎŌ҇Ŏҋ
~execution	āҌ
~exercise	ōҊ
~exist	āѤă҈Ą҆ĊѺĘ҉ĠҟġҶĬѺĭѹŀҊŋҲŌѬœѺ
~existence	ĀѹāѺġҐŋҗœѴ
~expand	ĀҊāҎđ҆
~expect	ĀґāѱŁґŇѹ
~explain	ĀѹĢҽ
~explanation	Ģҍ
~export	ĀѦāңģӸĥѹĩѺĪѶĬѺĭҸ
~expos	ĀѵāѸģҰ
~expose	ĀѲāѺģң
~extend	ĀѩāѶĂҔćҢĘѺĚҗěғĢѺĥѺīѹĭѹňҴ
~extension	Ā҆āѹŒҘ
~external	ĀѴāѹĖҡ
~extra	ĀғāѶ
~face	ĥ҇
~fail	ĀӊāѺĉѺŃҋń҇ŊѐŌҥōѯŎҎ
~failur	āѴŎҏ
~failure	Āҏā҉ń҇œѸ
~fall	ĀѺāѸĔҏĕ҇łҍ
~false	āѺč҇ĭҎ
~family	ĀҌćҋňѹ
~far	Ā҇āѵĎ҈
~fast	ĀѶāҌ
~faster	āҧĬѹ
~fastest	āҡĥѩ
~featur	Āѱāҟ
~feild	āѹĤғĵѹ
~fetch	ĀқāѤĔѹğҚ
~fiel	ĀѸă҇
~field	ĀғćѹĐ҉ĤӧīѺĵѸľѷňѺŐҒ
~fil	ăҸĄҮąѸĆҜĉѹĊ҉ČӅĠѶģѷĦѺħҒĩҫįѷĳѹŁѺŃѺŅѸŉѹōѹŏѷőѶŒҍŔғ
~file	ĀѩāѰĂѸă҉ąҍćѱĈѺĉѶĊѵċғČҜĎҐďѸĐ҈đѪĒѸēѴĔѶĕѺĖѹėѹĚѺĝѷğҏĠѴġ҈ĢѲĤѳĥѬħѶĩѴĪ҈īѱĬѫĭѳĮѷįҋİѷĵңĶҙķқĸҘĹҒĺқĻҊĽҞľѮĿѵŀѵŁѵŃѶńѶŅҗņҗŇѸňѵŉѶŊ҈ŋѴŌѯōѨŎҕŐѶőҒŒҾœҧŔҊ
~filename	ĀѸŅҠ
~fill	ĂҌ
~final	ĀѸİҏĶҌ
~find	āѠă҉ąѹćѲČѹĐ҉đѵēѹĚѺğ҉ĢѲģѹĩ҇ĪѹĵҒĶ҈ķҌĺҔĽқľѺŁѺŃҍńѺņ҆ňѵŌѸŐѺőғŒҋœҏŔѹ
~fire	ŕ҇
~first	ĀҋāҟąҰĆғĉѳįѷİѵ
~five	āҏľѸ
~fix	āҟĶ҉ŉ҈ŌѺ
~fixtur	āҊ
~flag	āҌċқĕѹŏ҈
~flaky	āҙŌѶ
~fn	ķҗĻ҈
~folder	ĀѲā҈ĈѸőҹŒ҈œҊ
~follow	ĀѺāѺĦҒħҍĿ҇
~for	ĂҌă҆ĄѺĆ҈ĈѷĊѸċҖČ҉čѴĎ҉đѵēѴĔғĕҖėҍĘѺĚѶěҊğҐĠѺġѶĢҘĥ҉ħѶĪѮīҏĬѰĭѶĮҋİѯĲҎĶѹĹ҈ĺѸļѺńѶņѷŇѮňѴŋѮŌѸō҆ŎѺŏҖœѸŔҌ
~forc	ĀѺā҇ĂҏĿѺ
~forget	āҔĂѹ
~forgot	ŒҊ
~form	Ā҇
~formal	Łҕ
~former	ŅҘņҐőѳ
~formerly	ŅҌņҋ
~found	āѮę҇ěҋĝ҆Ġ҉ġ҇Ī҈İѹĴ҆Ń҈ŋ҉
~framework	łґ
~free	ĀѸā҉Ĉ҆
~freshest	ĀѵąѸįҗ
~from	ā҇ĂҎćҞĈѺĉҌĊҏČѺčѸďҕđѺĒѷēѶėѸęҕĚқěҋĜѵĝ҆ğҗĠѺģҎĤѷĥѴħҋĨҖĪѹīѵĬѱĭѹįѶĶѹķѷĺѸļѺĿѴŀѵŁѷłѹŃҊń҇ŅҤņѦň҉ŋѺōѴŎҎŏѺŒѸœѹŔҊŕѹ
~fulfil	ĀѺāѹĥ҆īҔ
~full	ĀҊāѶĆҐőґ
~func	ĀѦāҋĉ҆Ċ҈ď҆ēҋĔҐĕҍĘѸĢѺĤѵĥѴĬҍķҞĺѹĻґľҌĿҏŁҋŃҊńҋňѹōҊőѷ
~function	ĀғāҐĂҔăѹąѶĆѸćѳĉҴĊҰčѸĎѰĐѰđѫĒҢĔҍĖѺėѺĘҏęґĚѹěѸĜѺĝѺĞѺĠѺġҍĢ҉ĤѬĥѳĦѹħѹĩѶĪѵīѴĬҗĭѱĮѷįѴĲѴĳѭĴѵĵѱĶѭķҞĸѴĹ҈ĻҝļҩĽѰľҎĿқŁҕŃҶŅѳņѵŇ҈ňѳŊҋŋѵŌѸōҔŎѷŏѵŐѭőѴŒѸœѸŔѷŕѹ
~further	ŀ҈
~gave	ą҇
~get	ĀҍāѹĆ҈ĊҊċ҈Đ҆ĒѺēѺĔ҆Ė҆ė҆ęҙĝғĞ҆ğҏĤѺĨҋĪҊīѹĬѹĭѷĵѸĶҊĸѺĺѺĽѺŁѺňѷŋѺō҇ŐѺŕҋ
~getenv	āѹğұ
~gett	ĉ҇
~git	ČҋĎґĝѺĢҦįҍİқĲғĳѴŃѺŉ҈
~github	ĀѸāҋŕҌ
~giv	ĀѺāѺĕ҇ŇғŐѸ
~give	ĀѯāѰăҌĊ҆Č҇čѺĚѹĜѸĢҊģ҉ĩ҆Ī҈ĳҊĴ҇ĺѹ
~given	Āѳľ҇
~global	ĀѺā҉ĶҨ
~go	ĀѲāѵĈҊĊ҇ėѷĮҶŅ҉ŎҊ
~goe	āѸĦҋĴѺŁҌŌ҆
~going	āѳă҆Ħ҈Ŏ҆
~gone	ņҋ
~good	ĀѥāҦĔѺĢҎĬѺ
~got	Ā҉āѴč҆ġ҆ĬѺŋ҇
~gpl	ĀѹıҒ
~grace	ĀҟāѱĎѹ
~graph	Ā҉āѸĦ҆
~green	Ā҆āѣŌҙŎң
~grep	āѶŔғ
~had	ĀѲĄ҈ĠҕŅґ
~hand	āѸĉ҇Ĕ҆Ł҇Ňґ
~handl	ĀҗĢҌĸѷŃѸ
~handle	ĀҖ
~handler	Āҭ
~happen	āҒ
~has	āѯăѷĄҎćѹĉѶĊѺČѹčҏĎ҈Đ҆Ē҆ē҇ĖѺĚҊĜҌĝ҆ğѸġҌģѷĤ҇ħѹĩѺĭҋĮѵįҋĳ҉ĴѺķ҇ĸ҇ĺ҈ļҌŀѺłѺŃѸńѷŅѰņҔŇѲŊҎŌѹŎѺŏѹœ҆
~hash	ĀѵąҍİҒ
~hav	ĀѶāѺĒ҉ĩ҆ň҈
~have	ĀҌā҉Ă҇ĈѺĉѶĊѹčѺĎҌĐ҉đѴĒҋĕѹėѶě҈ĜѹĠҌġҖģѹĥҌħѸĬѶĭ҇Į҆ıҊķѺĸѷŀ҈ł҇ŃѺņѵŇѷňҊŉҌŊѶŋґŌѹŎѶŐ҆œѺ
~head	āѴĎѲİҰ
~header	ĀѵĪ҉ĽҘ
~hello	ĀѵāҎ
~help	ĀѹāҕĊѺ
~helper	Ā҇āѳĉҙķҪĺѺĻҌļқŁѺ
~here	ĀѮāѬĈҐđѺĒҌėҍġҟĬѹĮғįѺİҏıҖłґņѺ
~hey	āѰă҆
~hi	ĀѹāҒ
~hid	őҎ
~hidden	āѳĻҍ
~hierarchy	ĀҐāѰćҋĚҖŀ҉ňҍ
~hint	Ā҉
~history	ĀҗāѶĎҊİҘ
~hit	č҆ŏҙŔ҇
~hold	ĀѶāѦĐ҈đ҆ĤҔĵ҉ķҍŉҊŌ҈Őҍőҏ
~hole	İҍ
~home	ĀҌāѵġ҆
~hop	ħҏ
~hover	Ő҆
~how	ĀґāҡĂѹąѵĆ҆ćѺĈѳĉѹĊѷčѹĎҴďҢĐѹđҕĒѺēѺĖѺėҌĘѹęѺěѺĜѸĝѴĞѺĠѹġѹģѹĤѷĥѵĦѷħқĨқĩѯĪѸīѺĬѸĭѶįҐıғĲѸĳҬĴґĶѷķѹĸѺĹѺĻѺľҬŀѺŃѹńѹŅҐňѹŊҴŋѸŌѷŎѶŏѸŐѹŒѰœѹŕѹ
~hunt	ĵ҆
~hwo	Āѷľ҇
~i	ĀѫāѣĄѸĆ҆ēѺĔ҈ĖѸĝҋğѷģ҇ĩѺĪѹĭ҇įѸıѸĵҒĶ҇ķҋĸ҆Ĺ҉Ļ҆Ŀ҈ŁҎł҉ŃѸŅѺņѵŇ҆ŌѶŐѹő҉Œ҈
~idea	ĢҎķ҉
~identical	ā҇ĆѺ
~identifier	āѸġ҈ģ҇
~identify	ĀѲāџĉҌĚѸĞ҆Ŀ҉ŀ҇Ń҆ńҊ
~if	ā҆ăѺĆѹćѷĈҐĉѸčҔĔґĕ҇ĘҊęҏěҕĜҌĝґğѹĠҏġҖĢѵĥѺĦҋħѺĩѸĪѹĬҏĭҏŀѴŃѹŅѹņѺňѸŋґŌҕōѷŎҗőѹœѵ
~ignor	āҎĝѺ
~ignore	āҚĊѸ
~impl	ĀѲĉ҆ĥҝīҨĽѶĿҋ
~implement	āҟĂқćѱĢѺĤѺĥӞīӊĵѹķ҇ĺҋĽѸĿѹŀҋňѡ
~implementation	ĀѸĂ҉ćѺĢѹĥӅīҚĽѷŀ҆ňѸ
~implementer	Āѱĥӈňѹ
~implementor	āѸĥҞĽѸ
~import	āҖĂѷăѹĄѹąѱĆѶćѴĈѶĉѶĊѵċѸČѷčѲĎѱďѷĐѰđѵĒѷēѵĔѷĕѸĖѸėѸĘѸęѸĚѸěѸĜӀĝӈĞѸğѷĠѷġѷĢѴģҘĤѵĥѶĦӮħӜĨҾĩӐĪӳīѶĬѭĭѰĮѴįѲİѸıѸĲѵĳѬĴѵĵѷĶѷķѶĸѷĹѸĺѶĻѸļѸĽѷľѶĿѶŀѶŁѴłҋŃѶńѴŅѬņѭŇѵňѵŉѸŊѱŋѷŌѸōѵŎѴŏӸŐѶőѬœѷŔѸŕѲ
~importer	ĀѳāѮĜҔĝҊģҏĦ҇ĩӃĪ҉ĳѺ
~improt	ħ҈
~in	ĀѱĂ҇ĄғąҎĊѶċ҈čҎĎҐĐҠđѧĒѴēѪĔҔĕѵĝ҆Ğ҆ğ҉ĠҏġҋĢѸĤ҆ĥѷĦҒĪҌīѷĬэĭѲĮѭįѸıѩĲ҇ĳ҇Ĵ҆ĸ҆ĻҒļҊľ҇ŀҋŁѱłѷŅѯņѥŇѬňѣŉҌŊҔŌѥōѴŎҖŏҌŐѴőҒŒѴœ҆ŔҔ
~includ	ĀѺā҆Ĝ҈ĝҏĠ҆ĩѬĪҪİ҆ňѹŉҍ
~include	ĀѸāѭĉѺč҈Ę҆ęҊĚҎĩ҆Ī҈ŉҏ
~incom	ĉѮĊҢ
~indirect	ĀґĊѺ
~indirectly	āҕĜѳĦ҇ħғĨҊĪѷňѺ
~indrect	Āҋ
~inferr	āѲŐҚ
~inherit	ĀҔā҆ćҌęѵĚҗěҗĭѸľѯŀ҆ňҦ
~inheritance	āѷćҔĚқěҏĬѺ
~initial	ĀҖāѣĔҋĶҋ
~initialis	Ā҇Ķ҇
~inner	ĀѸāҎķѳĻҟļҬŁѺ
~input	ĀѱŁҳ
~inside	ĀѮĉҐĊѹĐҒęғĢѵģѺĵѴķѸĹҒĻҜļҒľ҇ĿҚń҆ňѺŊҐōѹŎ҈ŒѲ
~install	ĀѫāҊĖҦėѺĞӏĮѺłѺ
~installation	āѵĞҍ
~instanc	ĀҘŇ҆
~instance	ĀѺĚ҈Ĥҟ
~instantiat	ĀқāґĩѺĵѺ
~instantiate	ĀҚĊѹĩѴĪѺ
~instead	āҏ
~int	ĭ҈Őҕ
~integer	ĀѶāҍ
~integration	ĀҎ
~interfac	āҊīә
~interface	Ā҆āҎćѺģ҆ĥҭīҪķѹĽҴĿѱňѷőѺ
~intermediate	ħҍĨ҆
~internet	ĀѸāѸĭҹ
~into	ĀѴāҐăҊąҔĉ҆Ċ҉ĝҏĩѶĮѶľ҆ŁҊŅѹņҘŉҍ
~introduc	āѬăґąҹğѸįѺĽҏ
~invok	ĀѬāѴĉҤĊҭĘҘęҝĚѺĭѷĿѳ
~invoke	ĀѹāѹĉҐĊҍĘҒ
~involv	Ħҍ
~is	Ā҉āѱĂѳăѮąѴĈҌĉѱĊѲČѭčҎĎѪďѹĐ҈đҎĔ҉ĖѱėѵĘҎęҖĚҔěҢĜҐĝҘĞѵġ҈ĢҌģѸĤѶĥѺĦҋħѶĨ҈ĩѳĪѳīѳĬҗĭҟį҆İ҇ıҊĲ҇ĹҔĺ҆Ļ҆ľѺĿѫŀѺŁѫł҉ŃѵńѳŅѷŇѴŊѹŌ҈ŏѴŐҐŒҏœҊŔѺŕѹ
~isinstance	āѺěҎ
~it	ĀѺāҌĄѹćѹĈҔčҋďѵđѸĔҍĕ҇ĖҎėѺĘ҈Ě҆ěѺĝ҆ĤѺĦґħѱĨѺĪѳīѶĭ҆įѺĸ҉ļѷĿѶŀѺŃѸŊѸŌҋō҇ŐѶŔҊ
~item	ĀѹāѸģҜĶҋķ҈
~its	ĀѺāҚĂ҇ąѴć҉ĉґĊѸČѺĔѳĕғĚҐěҋĝѹġѹĢѸĪҋīѳĬѸį҈ıѸĵѸķ҈ĸҏĹѹĻѸļҋŁ҇ńѺňѶœ҆
~itself	āѳćѸĒѺĦқĪѺĵ҈ņ҇Œҍ
~java	ĀѲėѺĮҾ
~job	ĀҟāґĢҫŕѸ
~judg	Ĭ҇
~jump	ĀѶāѸĐ҆Ķ҆ķҙĹ҆œ҉
~just	ĀҊāѰĆ҈ľҊňѹŌ҉ŏ҉ő҆
~k	ŌҔŎѹ
~keep	ĀҍāѯćѹĭҋĽ҆
~kept	Ā҆ĭ҇
~key	ĀҍĐҪ
~keyword	ĀҋāѸŁ҈
~kick	ŕғ
~kind	Āѯā҇ĚҋıѸłңńҋŇҎŐ҇
~kindly	ĀѠāѪė҆ő҆
~know	ĀѺāѳąѷć҇ďѺĔѹĕ҈ĢѺĥ҈ħѺĭ҉ķѺ
~known	ĀѺāѺġ҈ŅҖ
~l	āѶĳҡ
~lack	āҩĂѺď҆ĿѪŉѸ
~lambda	ļ҆
~language	āҌėѹłҌ
~largest	āҨĤѯ
~last	āҟąѷčѶĎѺįӗİҞĲҌĳҋĴѸŅѺ
~lately	ā҆
~latest	ĀѬāҕąѸėѶįҭİҎ
~launch	Ń҆
~lazily	āҊ
~lead	ĀҋāѮĚ҇Ħ҈ħҍ
~leak	ĀѶāҎ
~least	ĀҎ
~leav	ĀѺāѹĂҏĆ҈
~leave	ĀѹāҎĔ҉
~left	č҆
~leftover	ĪѺŏҏ
~legal	Ė҇ı҆
~length	ĀҌĎ҉
~let	āғĕ҇ıѶ
~level	Āҋĩ҇ĪѹĭҋĶғňѺ
~lib	āѸĖҗłҐ
~librar	ĀѺāѹĖҠ
~library	ĀѱāҎłҪ
~licenc	ĀѴāҎ
~licence	ĀѳāҌıӂłѺ
~licens	ĀѮāғĖѺıұłѺ
~license	ĀѧāҍıӇŅѺ
~lie	āѸœ҈
~like	āҎď҇ĭ҉
~limit	Ā҉āѸ
~lin	Ć҇ĎѺēҏğҋĪғĳӚŊѺŏҋŔҋ
~line	ĂѹąѸĆѹćѴĉѶċҚčѹĎѶďѸĐҪđѰēѴĔѺĖѹėѺĜѴğҍġѺĢѴģѵĤѶĥѳĦѹħѵĩѴĪѴīѶĬѳĭѶĮѷįѳİѰıѹĲұĳҩĴҳĵҝĶҧķңĸҖĹҞĺҞĻҜļҟĽҝľѷĿѶŀѵŁѷŃѸńѸŅѴņѶŇѷňѷŊѵŋѹŌѶōѶŎѹŏѷŐѷőѵŒѶœҖŔҖŕѸ
~linter	ŏ҆
~linux	Āѹāґ
~list	ĀѵāцĂ҉ă҈ąѺĆҒĈѺĉ҉ĊҒČґčѷĎѹďҘĐѹđѺĒ҇ēҋĔѹĕѺĖҟĘѹĚ҇ěѸĝѸĞҘĠѹġѴĢѴģҏĤҖĥҋĦѵĩ҉ĪҖīҎĬѶĭѷĮѺįѹĳѹĵѸĶѺķѸĹѹĺѹĽѺľѬĿҤŀ҆ŁҥńҍŅѹņѺňҒŊѬŌѹō҈Ŏѵőѹŕ҈
~literal	ĀѵđҗĶѹŔҘ
~liv	ĀѺāѹķҟœ҈
~live	ĀҊāѯĠѸķҒĸ҇Ľ҈ōѹŒҊœ҈
~load	āҍĜ҈ĝ҈ħ҆ĨҊĩғĪ҈œѹ
~local	ĀѷāҍķѴĻҦļҟ
~locate	āѩđѸĵ҉ĶҊĹҏĻҋĽ҉őҌœҊ
~location	ĀџāѳĆҝćѸċ҇ĐҊđѳēѺğҐĢѺĥѷĵқĶҚķҊĸҚĹҎĺҌĻҏĽҐŀѸŁѹňѺŋѴŌѳőҜŒҕœґ
~lock	ė҆
~log	ĀҏāѺĎҒĢѳįғİҡ
~logg	ā҆
~long	āҒĐ҇įҐĳҏ
~longer	Āҋā҇ąѺ
~longest	Āѹāҵħѹ
~look	āѪĚ҉ğҒĢѺĪ҆ķ҆Ĺ҆Ľ҇Ł҆
~lookup	ĀѺğқ
~loop	ĦҔ
~lose	ā҆
~low	ā҆
~lowest	Į҉
~lst	ĀҋįҊŊѴ
~lying	āѺ
~m	āѴĚ҆Ģ҇
~machine	āҊ
~macro	ĀҍāѲđ҉
~made	ĂѸč҇ģ҇ĬѹĭҌĲҊ
~main	ĀҏāґĈѷ
~maintain	Ā҉ā҆
~mak	ĀѺāѴĉґđ҈Ę҉ģҎĬ҆ŏ҆ŕ҈
~make	āғĈҊĉ҇č҆Ěѷģ҉ĬѺŌѸō҆
~mandatory	āѺĂҙ
~many	ĀүāҥĆ҇ĎҴĤѹħѺĩѵĬѺĳңľҲŊӁ
~mark	ĀѷĂ҉ĒҏĭґĿѺ
~match	āқĸѵ
~matter	ā҆
~maximum	ĀѺāғđѴė҆
~may	ĀѳāҤĊѯńҋ
~me	ĀҋāѯĄ҈ĊҊčѷĎѺĐ҉đҌĒҊĕѹěѴğѺĢ҇ģѹĦѷĨѸĬѱĲѺĴҊķҏĺҋĻ҆Ł҉ń҇ŋѺőҋŒ҆
~mean	İ҇ĴѶĹ҇Ł҆Œ҇
~meant	āѷĢҋň҆
~measur	āҋĳ҆
~mehtod	ĀѶĂҋćѷľҍĿ҇
~member	ĀѺāѭĂҋĉѸĤҴĵѹķѹĸҖĹҍĺ҆ľҠĿүŃѸ
~memory	Āѹāҍ
~mention	ĩҒķ҈ōҌ
~merge	ā҆
~message	āҒČѺįѺİҊŔҒ
~metadata	ĞҌĮҋ
~method	ĀҐāҐĂҾąѺĆѷćѭĉҌĊҕčѺĎѷďѹĐѲđѸĒҖĔѺėѺĘѺęѶĚѫěѱğѹĠѺġѵĢѴģѷĤѴĥѴĦѺĩѹĪѸīѱĭѴĮѸįѹĲѺĳѸĴѺĵѪĶѷķѳĸѹĹҿĺҹĻѺĽѳľӧĿӸŀҵŁѶŃғń҉ŅѸņѸňѮŋѸŌѺōѴŎѺŏѹŐѴőѷŒѷœѷ
~might	ĀҌāѱń҈
~min	ė҆
~mind	ĀѶāҏđ҆
~minimum	ħ҇ĮҒ
~mis	ĀҋāѸ
~miss	Āѷāҳōѯ
~mit	ĀѷāѰıҧ
~mnay	ĀҚāѴ
~mock	Āѹī҇
~model	ĀѲāҕ
~modifi	Ā҆āѸăѶČғčґĎҎįҝ
~modification	įҔ
~modify	ĀѶČ҇č҉į҆
~modul	āѳĊѷģҊĦ҉ħҖĨ҉ĩҥĪү
~module	ĀѴĉѺĊѹċ҉ĐѹĜ҆ĝ҇ğ҈ĢҋģҖĥѷĦ҈ĩҔĬѹĵ҈ĶҭķҋĽ҈ŌѷōѸŎ҈őѲŒӈœҊ
~moment	āѸŌ҉
~month	āҗ
~more	ĀѹāҡĆ҉į҉ņ҆
~morn	Āѹāѷ
~most	ĀѮāӅąѷĊѹįҡİҞňѺ
~motion	ŕ҈
~mov	ĝ҈įѷŅҗņҬ
~move	āґķѺŅҔņҠňѺ
~msg	İ҈
~much	ĀѴđҖľѸ
~multiple	Ć҆
~must	ĂҙėҊğѷĮҐŀѺŇѸ
~my	ĀѲā҆ĞҌğ҉Į҇
~n	āѴĈ҆ĝҊġ҉Ĭ҇ĭ҉ĴҐľҊĿѸňѺŊ҇
~nam	ĀҋāѵĂҔČҋĖѶĜѷĝѹĞқġҐģҩĤҋħѶĨѺĩѺĬѸĭѺĹѶĺѹľѹĿҌŁҔŃҊŅґŊѳŋҏōѹŎѺŏҊŒґ
~name	ĀѷāѸąѸČҌčѹĐѺġҕĢѹĬѴĭҒĮѺįѸıҒĲҊĳѺĴѹĻѺľѵĿҋŃѺŅҶņҪŊѴŋҙŌѹŎѹŒҘ
~narrower	ā҆
~navigate	ĺ҆
~need	Āѹāғđ҆ĖҫĞѵġѹĢ҈ģѴĪ҉Ĭ҇ĭѺĮґĶѺŀѳń҈ŏҋ
~needles	Īѳŏқ
~negative	Āѷāҋ
~nest	ĀѲāҐķѳĺѺĻҫļң
~never	āҸĉѸĔ҆ĤѷĪѷĸѺŃѱńѹŏҫ
~new	ĀѶăҕĄҗė҇įѺņҲ
~newcomer	ā҇
~newer	Ā҉
~newest	ĀѭāҔąѷĮѵįҠİҞ
~newly	āѶăҊĄҋ
~next	Āѱāҩďҋ
~no	ąѹćѷĈ҈č҇Ĕ҆Ę҈ĚҋĜҌġҍĦ҉ĪѺĬҌķ҇ĿѺňѹŋ҇ōѹŏҌ
~nobody	āҚģѷŏ҈
~node	ĀѳėѺĮҾ
~non	ĀѸĖғ
~none	āҍ
~normal	Ā҈
~not	ĀѶāҜĄҗĆҏćѹĈ҉ĉѸĊѹČѸč҇ĎѸďґĒѱēѺĔҋĚҌĜҊĠ҇ĢѸģѸĥѹĨѺĩѲĪѲīѴĬҍĭҚį҆ĲѺĳѹĺѺľѺĿѷŀѹłѺŇѸňѷŉѳŋҔōѴŏҩőҋŒ҉
~noth	āҋĊѺĪѴŏҦ
~notice	ĀҊāѲ
~now	āѰĎѺĬѺİҊŅҊņҫŌҎŎ҇
~number	ĀҌāғĊѹĎҝĐ҉đҙĤѳĥѺĪѱĳҥĴ҇ķ҇ĸѵľҟĿѱŁѹňѺŊҤ
~numpy	Ā҈āѺ
~object	ĀҙāѵĤҊĵ҈ĿҊŇғŐ҉
~oblig	āѸĂҊ
~occasion	ŕ҈
~occur	āѸĊ҆ę҇ō҇Ŕғ
~occurrenc	ĀҍŔ҉
~of	ā҉ĂҋăѸĆґĊѳĎҖĐҍđѷĒѸĔҍĕѺėҎĘѷĚҊěҋĜ҈ġѲĢ҈ģ҇ĥѸħѶĨ҉ĪѺĬѕĭѩĮѹıѺĵѳĶѸĹҏĺѹĻ҉ĽѺľҐłҒŅҊŊҐŌѳōѨŐ҇őѵŒѺœѶŔҊ
~off	ĀѺāѵĊґŕҚ
~offer	ĀҌāѦĚѴģҐĿҟ
~offline	ĀѺā҇
~often	āҘĎґ
~ok	ĀѯāѷĈғŌҌŎҏ
~old	ĀѳāҏĮ҉ŅҦņҚ
~older	ĮҊ
~oldest	Āҍā҉ĆѺĮҔİѶ
~omit	Ĕ҉
~on	Ă҉ąѶĆѸĉ҆ĊѳĎґďѳĐ҉đѳĒҕē҉ĖҌĘѵęѺĜҊĝѸġѥģѴĤҔĥѱħҍĩҌĪҊīҎĬѬĭѸĮ҇įҋİѷıѶĲ҆Ĵ҇ĹғĺҋĻѷļ҈ĿҊŀѴŃѷńѶņѵŊѹŋѵŏѷŐѷőѸŒ҉ŔҊŕҙ
~once	ā҈Ć҇Ğ҆ņҊ
~one	ĀѱāѤĆҋĈѹĉѺĊѸč҆ĖѺĘ҉ĚѺěҍĜ҉ĝ҉Ģѹħ҆ĪѴĭѸİ҆ı҈Ĺ҇ĺѺľѺŁ҆ł҇ŅҊŋҕō҇
~only	āҬĂҏĆ҈ČҌĒѺĖѮħ҉īѹĬѹĵҋĿ҇ōѶ
~onto	ēҖ
~open	ĀѶāҔćѹĬ҈ı҇ĵ҇ķҌ
~option	ĀҏċҗĐҜđѺ
~optional	ĀҔĔ҉Ėѱ
~or	ĀѮāѤĈҙĉѷĊѮċҊčҏđҊĒ҈ĜҍĞҋğҌĠҊġҏĢѹĥѷħѺĬҕĭҐıҋĵѹķѺĹѺĽ҉ŁѹłҦŃѹńѺŅѺņѹŇ҈ňѩŋ҉ŌҒōѱŎґŏѵőѹœѹŕ҉
~order	āҒēѺŁ҇
~origin	Ņҋ
~original	ŅҒ
~originally	ĀѶąҌŅҊ
~originate	ŃҊ
~other	ĀѺāҦĉҘĊѹďҏģҚĦҍĩҊĪҘŁѸ
~ought	āҪĵѸ
~our	Āѵā҈ŋ҉őҏ
~out	ĂѸĈ҆ĊѺĔҎęҊğ҉Ġ҈ġ҆ģҍĦ҆ĪѰļѸŁѺńҒŇҍŌҎŎҋ
~outcome	āѹŌҐ
~outdat	ĀѴāғ
~outer	Ļҍ
~outgo	ĉҡĊѰ
~output	Ň҉
~outside	ĀѯāҘĖҎģҒŊѸ
~over	ĀѵāҐĒ҇ē҆Ĕ҆ħҊĨ҆ĳѸ
~overall	ĀѶāғ
~overid	āѺŀҎ
~overload	Āѷā҈Ćҩ
~overrid	ĀґāҗĂґĆѺćѵđѺĢѴĿѱŀӫňѹ
~overridden	āҐŀҧ
~override	ĀҗāҔĿѵŀҝ
~overrider	ĀѷĢѺŀһ
~overview	Ā҆
~own	ĀѴā҉ĆҌĪѹŀҔ
~pac	ĀѸā҇ō҈
~packag	Ā҆āѲĖүĪҐĮѺ
~package	āѴĖґĞҞĭ҇ĮѺĶҋ
~param	ĀҌā҇ďңēѷĕҍġѴŁҺńѸŇѺ
~parameter	ĀҦďһĔҏĕҕĘѶęѸĚѸěѶġѶĢѸĬѺŁӊŇѶŐѸ
~paramter	ŁҜ
~parent	āҠćӌĘѷęѶĚ҉ěҞĺѺŀѸňҎ
~parenthes	āѶć҇Łҏ
~parse	ĀҶāѥ
~parser	ĀѲāҎċҗ
~part	ĀҊāѷĂғČ҇čҐĎѺĠҍĦ҈ŉ҉
~partially	āҊĥѶ
~party	ĖҔ
~pas	āҍĔ҉ģѺŁҒŋѸŌҥŎҬœѹ
~pass	ĀҋāѡİѹŁҌŋѶŌҦŎҴœѵ
~past	ĎѺŅҖ
~path	ĀѤāѰćѹČқčѷĢѶģѷĥѺħҏĨ҉ĩѺĪѺįѺĵҘķғĺѸĽҋŃҊŅҘņҕŌѹőӂŒҧœҔ
~people	ĀҎā҈Ė҆İѹ
~per	āҐĎѷľ҇
~percentage	ĀѲāқ
~person	ĀѸĲҟ
~phrase	ŔҒ
~pick	ğҌ
~pin	ĀѷėҐ
~pinn	ĀѺėңĮѸĲ҇
~pip	ĞҊ
~pipeline	ĀҐāѳİѺŕҊ
~plac	ĀҒāѸĆҜĊҙğҊŃ҆Ŕ҆
~place	ĀѲĆ҈ĐҍġѺĥѹį҈ĵ҇Ķ҇ķ҇ĸҎĺҎĻѸļ҇œҋŔ҉
~plain	Ģ҆
~plann	ĀѵāҎ
~play	āѶĢҞ
~please	ĀҔāѮąѸĆ҆ć҆ĎѸďѺđҋĖѹĚѹġѺĢҐĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҋ
~pls	ĀѺāѸıҊķқĽ҉œ҆
~point	ĐҎĞҢķҍĺҋŐѺ
~position	ĀѹĐ҉ĵ҆ĸ҆ĺҔĻ҆ĿѸ
~positional	Ł҉
~pr	ŕ҇
~precede	ēҏ
~predecessor	āѸŅҙņѺ
~present	ĀѷāѸĝ҆Ġҍİ҆ņ҇ŋ҇Ō҈
~preset	ĀѺĔҞ
~previou	ŅҟőѸ
~previously	ĀѹŅҍņ҇
~print	ĀҊāѪđґĖҥģҋĤҋİҌĲѵĴҔĶѶ
~prior	ĀѹāѺŅҟ
~private	ĭҹľѵ
~produce	ĀҍāѺ
~production	ĀѺāҎ
~program	āѵĞҏğ҉Ģ҈łҌ
~programmer	ĀѶāҔ
~project	ĀѴāҊĈҗĎѹĖҜėҝĞҘġҒĬѹĭѺĮҢİ҇ıҖłҬŅѺŊѳő҉
~promis	āѷĥ҇
~promise	Āѹā҇
~propert	ćѺĤӅĿѹŐѹ
~property	ā҇Ĭң
~protocol	ĀѺāѶĥғīҼ
~provid	ĞҊĿ҆
~provide	āѹģҎŏѺ
~pub	ģҎ
~public	ĀѮāѹĠѶģӏĭҲ
~publish	ģҊ
~pull	ĀѹāѱĖ҇Ĝғĝ҆ğ҆ģѹħ҈ĨҌĩҡĪҕ
~pure	ĂҚ
~purpose	ĀѭĊѹĢҽłҔ
~push	ĀѴāҋŕҔ
~put	Āѫą҆Đ҆ĒҌė҆Ğ҆ğѶĮѹĲ҆ĵ҈ĶҌķ҇ĸ҈ĺҎń҇ō҆ő҉
~pytest	āѳŌҎŎҗ
~python	āѹėѹĮҿŒ҆
~quantity	Ď҆ľ҉ĿѺ
~query	ğ҇
~question	Āѵļ҆Ņѷ
~quick	ĀѵāҚļ҆Ņѷ
~quickest	ħ҇
~quote	Ā҉āѹ
~rais	ĀҏŃӁńҴ
~raise	ĀҌĉѹŃҩńү
~raiser	Ńқ
~ran	Ā҇
~range	ĀғāѴă҉ėҘ
~rather	ŏ҆
~re	ĀѺāҎĥѺĮ҈
~reach	Ā҉āҘħҍĨҎŒѹ
~read	Ā҈Đѹđ҆ę҇ğҹĴҢĶѲ
~real	ĀҊāѹ
~realise	ĥҔňѺ
~really	ĀѰā҈ġ҉ĭҋ
~reason	āҕŌѺ
~rebase	ĀѳāҒ
~receive	ĀѺŇ҉
~recent	āѭĮҍįҔİҏ
~recently	ĀѷāѲįҗİҌ
~recursively	ĀҐňѹ
~red	ĀҒāѭŎ҈
~redefin	Ā҇ŀҊ
~redefine	ĀѸŀҝňѹ
~redefinition	ŀ҈
~refactor	āғ
~refer	āѶōҍŏ҈
~referenc	ā҉ō҇ŏҏ
~reference	ĀҎōґőѺ
~regard	ĀѬāҊĊ҆ĶѹŅ҆
~register	ċґ
~reimplementation	ŀҊ
~rel	ĩҍ
~relative	őҎ
~releas	Āѭā҈čѹŉһ
~release	āғăҐċѸėҖĠҚĮҕŉ҉
~rely	āѭĉ҈ĖҐĭ҇
~remov	ĀҟāҗăѳąѳčѸ
~remove	āҗŏѸ
~renam	Ā҇ā҇ąѺŅҩņҾ
~rename	āҍĸѹŅҫņҭ
~replac	ĀҍāѴŀҌ
~replace	ĀѺāҐŀҎ
~repo	āѨĆ҈ĈҖĎѺĞ҆ġҟįѹİғı҇łҘň҇ŋҍōѺőҕŔ҈
~report	ĀќāѱĂ҆ĎѺĒ҇ğ҆ġ҆Ī҆Ķ҈ĺѺňҐŏ҆
~repository	āѪĈҊġҞįѹİғı҇łҎőҒ
~request	āҎŕ҈
~requir	ĀѥāѹĂҞĖқėҐĩҘĪ҉ĭѸĮҠŀѶ
~require	ĀѱđѺėҍĜҎģѹĩҐĪҗĮѶ
~requirement	Ā҈āѦĖҢėқĞѸĮҊŊѺ
~rerun	ō҇
~reside	āѺő҇
~respect	Ą҆
~responsible	Āѹą҉ĢҐ
~restart	ā҆
~result	ĀѩĈҋĊѷŅҏŇҩŊѺŌҜŎҦŐѪ
~ret	ĀѸŇңŐѫ
~return	ĀѧāҪćѹđѹŇӷŐѮ
~reverse	ĀѹĩҩĪѶ
~revert	āҠİѸ
~review	ĀҋāңĲѱ
~revision	Āҙāѱą҉č҆ĎҢĪѹį҉İ҉
~rid	ā҈
~right	ĀѨć҆đ҆ēҍĕ҇ę҇Ĝ҈ĭҋĶѸňѺ
~role	ĀѱĢҰ
~root	ŅѺőҙ
~round	ĦҌ
~route	ħҖĨҌĪѹ
~routin	ĉҏĊ҆Ē҇
~routine	ĀѴĬҤķҡŁ҈
~row	ĀҍāѺĬѵĳ҈
~run	ĄѺĈҐĉ҆ĊҞēѹĖҦėѺĘґęҋěѶĞ҆ĤѺĪѺĬѹĮҐįѺĶѸĿѯł҉ŊѯŋѺŌҪŎҳœѱŕҙ
~rundown	ĺѵľѷĿҡ
~runn	ĀѰāѵĖғŌҐŎҋœѺ
~runtime	ĀѸĖҡ
~rust	ĀѷėѹĮҽ
~safe	āҐ
~safely	ā҆
~same	āҤďҐĦ҇
~satisf	Āѹĥ҇īґ
~satisfy	ī҆
~say	ĀғāѨĕҐĢѺĥҊĬ҉ĴҎĶ҇ő҆
~schedule	ŕ҆
~screen	Ŕ҆
~script	ĀѫĖѴĞҫğ҆Ķ҇Ŏ҆
~scroll	āѸļ҇
~search	ŔҊ
~second	ĀѸāҕ
~secret	ĀѵāҎ
~section	ĀѵāѯĐғĖҊĞ҈ŕҎ
~security	āғ
~sed	ĀҊĴҒ
~see	Ā҉āѯĒ҆Ę҇ő҇Ŕ҇
~seem	ň҆
~sell	ā҆
~sense	āѸĢҍ
~sensible	ĀѺāҚđѴ
~sequence	ħ҆
~serv	ĀѵāҌđѺĢҞ
~server	āҏ
~set	Ā҉ā҆ĆҋċҊď҇ĐҠđҎĔѺĞ҇ĢѲĶҨĿ҆ņѷŕҌ
~sett	ĐҰ
~several	āҋĆҏ
~sha	ĀѲāѶąҋİҙ
~shape	ĀҕāѶ
~share	ĀѹāҡňѶ
~shell	Ğҋ
~ship	ĀѴāҐĠҊ
~shipp	ĀѷĞ҈ŉґ
~short	ĀѳāҍĢҎħ҇
~shorter	ā҉
~shortest	āѳħҟĨҌ
~should	āӸĻҋ
~show	Ā҉āџĂ҆ć҆ČҎčѹď҆Đ҇Ė҈ĢѹĦѺĩ҇ĬѺĭѺİ҉ĲѸĳѸĴғĵѺŁҊł҆ŊѺŋѺŐ҇
~shwo	Ā҉
~sibling	āҎ
~side	ď҈đ҈
~sign	ĀѺĕ҇
~signal	ĉѶŃқ
~signatur	Āѹā҈ďҝĽѸ
~signature	ĀѱāѵďҪĔґĕҖŀѹŁңŇҋ
~similar	ĀѱāҞğ҇ġѹ
~since	ĀґāҪă҈Ą҆ąҋČѴĦѷĬѵįҘņҊŌѹ
~single	ĀѸĆ҇Ōҋ
~sit	ĀѵāѥĆҎĉѴĊҟķҋĸ҆Ĺ҇Ļ҇ĽҌŃҏőҏ
~site	ĀѮĶ҆ķҜĸҍĺ҇
~sitt	ĀѺāѷį҆ō҇
~situat	ő҆
~size	Ā҇āѴĳґľґĿѺ
~skip	āғĕ҇ŀѸŌѸ
~skipp	āҝŊѯ
~slow	āҕ
~slowest	ĀѺāҬōѶ
~so	ĀѮāҒĚҔĬҌıѹĽ҆
~software	Ė҆łҘ
~some	ĀѵāѺĦ҈ň҆Őґ
~somebody	ĀѺāѶą҆į҆İҋŒ҇
~somehow	Ā҆
~someone	āѳķ҈Ŕ҇
~someth	ĀѸāҘĆҍć҉ĊѸĎҎĚѺĠ҈ġҘĬѺĶҊłҋŋѺ
~somewhere	ĀѵāѷĐ҉Ě҇ě҉ķҐňѺ
~sorry	Āѱāѭ
~sort	āҎłҒ
~sourc	ĀѲāѭĈ҇ğ҇ĩҔŃҎ
~source	Ā҈āѣćѺċҊĐѺđҊğҟı҆ĵґķґĸ҆ĺґĽҔĿѶŀѺŅғňѺŒҗœ҉Ŕ҈
~span	Ā҈āѹ
~spe	āҚďѶ
~specialisation	ĀѺĚҍ
~specialise	ĀѳĘѺęѴĚҔěҐĥѺňҏ
~specifier	ėҊ
~spell	Ŕ҆
~spin	Ā҉āѸ
~split	āҎ
~spot	ĀҍāѬĆҔĵ҇ķҊő҆
~squash	ĀѮāҚ
~src	ĀҎāѷ
~stable	āҐĬѺ
~stack	āѸē҈ķ҆
~stand	ĀѳāѶćҒĐ҉đғĒ҆ēҋĢѷİ҈Ĵ҇ŁѺŇ҉ňѷ
~standard	āҋĔ҆
~start	ĀѳāѱĦҋħҒĨҊİѺķҋĹ҈ļ҇œ҆ŕҪ
~state	āѥĈҖĠ҇
~statement	ĀѱāѶĜ҇ģ҉ĪҒĵҋķ҆ĸѹŃҌńҝŏҍŔѺ
~static	āҍĬӉĭѶįѺĶҋ
~statu	āҐĈ҈łѸ
~stay	āҋ
~stem	Œҋ
~step	ĀңāѪħҕĨ҆ŕѴ
~still	ĀѵāҧĈ҈Ġ҆Ņѹ
~stop	ĀҏāҒĜѺ
~stor	đҋĤҊŐ҈
~store	āѺ
~str	Ā҈āѴđҕŇ҇ŐҘŔҎ
~struct	ĀѹĤҚĥҗīҌĵҿķѸĺѶĽѷĿґőѺ
~structure	ĀҊő҇
~stuck	ē҈
~stuff	Ā҉āѲģ҇Ī҆
~stumbl	Āҋ
~style	ĀѵāҚ
~subclas	Ā҇ĂҐćҨĘѴĚ҉ěґĬѺĭѹŀґ
~subclass	ĀҕāѬĂҠĆѹęѵĚґěҠĭѸĿѵŀҢŁѺňӀ
~subdirectory	őғ
~subfolder	ĀѺőҟ
~succe	āѦĈқİѺŌҒŎқ
~succeed	āѺŌғ
~successful	ĀҊāѴŌҍ
~successfully	āѺŌ҇
~successor	ņҕ
~such	ğ҇ġ҉ŋ҈
~suffix	Œҕ
~suite	Ā҆āѷŊѹŋҙōҋ
~sum	Ģ҈
~summarise	ĀѸā҈ĢҐ
~super	Āңć҇ŀѳ
~superclas	ćҸĘѹĚ҈ěҏŀѺňҊ
~superclass	ĀѶćҿě҈
~superfluou	Īѯŏҧ
~suppli	āѷĔ҈
~supply	āѹĂ҇
~support	ĀѸāґī҆Įҷ
~surface	ģ҉
~swallow	ŁҌŃѺ
~swap	ď҈
~switch	ā҈ċҔĸѷ
~symbol	ĀҔāѭģқĭқ
~system	āѸĈѹłҐ
~tag	ĀѴāҋČѵčѵĠҏŉӉ
~tagg	ĀѰāҎĠ҇ŉҋ
~taht	ą҆
~tak	āѹď҉ĕ҆ģѸĦ҈ħ҆Łҕ
~take	Ā҈ďҐğ҇ĦѴį҉ķҋĿѹŁґ
~tally	ĀѹāѺĺѺľҜĿѵŊҔ
~target	ĀѷāѶĉқŅѹņҚ
~task	ĀѸĢҤ
~team	Āѹā҇
~teh	āѲĒ҇ĭ҇Ķ҈Ĺ҆ŋ҇
~tell	ā҆Ą҆ć҆ĊѺďѺĐѸē҆ė҆ĩѹĭ҇ı҆ķѶĻѺļ҆Ľ҆ĿѺňѹŉ҆
~term	ĀѭāѷĢ҆ıҩ
~terminal	ĞҊ
~test	ĀҵāҮĂѷăѺąѱĆѷćѵĈѹĉѵĊѰċѺčѶĎѵďѸĐѴĒѷēѵĔѸĕѹĖѱėѹĘѹęѸĚѹěѹĜѸĝѷĞѹğѹĠѶġѮĢѶģѴĤѵĥѵĦѷħѸĨѺĩѳĪѵĬѣĭѩĮѶįѳİѺıѹĲѶĳѶĴѶĵѶĶѵķѳĸѹĹѹĺѶĻѸļѹĽѷľѵĿѭŀѶŁѵłѸŃѴńѵŅѳņѴŇѹňѶŉѺŊӸŋӮŌӔōӸŎӜŏѶŐѷőѳŒѶœӠŔѺŕѷ
~testcas	ŊҌō҈
~testcase	āѸŋҊœҋ
~tester	Ĺ҆
~tet	āѱōғŎ҇
~text	āѳĳґĴҭŔғ
~than	āүĄ҇Ć҉ď҉ŁѺ
~thank	ĀѬāҊ
~that	ĀѸā҇ĄҐąҋćѴĉѺċ҇ďҊĒ҈ē҉ĔѵĖѹġ҇ģѸĥҌĩҌĪѴį҆ıѺĳѴĶҌĺѶĻҊĽѵľѺĿѸŅѺŉ҇ŊѹŋѷōҋŎѺőѱŒѹœѵŕ҇
~the	āҒćѸĈҊĉѵĊѸċҌĎѸďҌĖ҆ĜѷĝѹĞ҈ğҊĢѵĦѳĨѱĩѫĬўĭѹİҋĴѸĵ҈ĶґķҐĸҐĹ҈ĺѷĻ҉ļ҉ĽҐĿѸńѷŅҋŇѷňѺŉ҇ŊѭŋѸŌ҇ōѷŏѯŐѺŒҌœҏŔҘŕ҇
~their	ā҇Ć҇ćѶĎ҉ďҔĥ҆ŀ҉ň҇
~them	ĀѶāѸăѺĆҐĉ҉ĊѸĒҏĪѺŃ҇ōҏŏғ
~then	ŏ҆
~there	ĀѯāѱĂѺĉѳďѹđѷĔѺĘҌę҆ěѸĜ҈ĠқġҕĥҎĩѺĬѤĭѲĲ҈ĳҌĻѺļ҉ľ҆ĿҊŀҍń҆ŅѹŋҌŌѹ
~these	ĀѸāѹņҌ
~they	ĀѢāѝĆҊď҈Đ҆Ė҇ė҈Ğ҈Ĥ҆ħѺĪҏĮѺŅѺň҇ŎҍŏѺ
~thi	Ā҆āҐąѴćѹĈҚĉѺĊ҆čѺĎѪĐѸđҋēѺĖҩėҍĝѺĞҬġҞĢ҇ģѷĤѺĪѸĬѭĮҨįѴİҍıҦĳѹŁѺłҟńѹŅѪņѺŇѹŊѸŋҊōѷŎѺŏѺŐѹŒѺŔҍ
~thing	ĀѫāѺĄ҇Ĉ҉Ēҋę҆ġҘĢ҆ģҌĪҍĮѺł҈
~third	ĖҔ
~those	ĀѺď҉ŀ҆
~thousand	ĳ҇
~thread	ĀѶāҗ
~three	Ā҈
~through	ĈҐĊѺĢ҇ĦҟħґĨҌĪѶńѺňѺŌґŎҏőѹŒѺ
~throw	ĢѹĿѷŀѸŃӃńҾ
~thrower	ĀѵŃҵ
~thrown	ĀѱāҌģѹŃңńҚ
~thru	Ā҆
~ticket	ĀѺā҆
~tied	āѹė҉
~till	ħ҇
~tim	ĀѲāҏĎҐ
~time	ĀѪāҦĈѺĖґĠ҆įҒ
~timeout	ĀҎĔѹ
~tip	ĀѺİҔ
~to	ĀѹĂҘă҉ąѬĆѳćѴĈѹĉ҉ĊѴċ҇čҊďҏđҖĔҗĕҐĖѺė҈ĜѶĞѹġѹģҋħ҆ĨҒĩѶĪѲī҈ĬѸį҈ıѳĴѭĵҌĶѺĸѸĹҒĻҋľѵŀѭŃѷņҕňѴŊѶŌѲŎѵŐѶœҍŔѹŕҊ
~today	ĀҋāѶņҗ
~together	ĀѺāҘĿѸ
~told	āѸġ҉
~too	āҴĊѺěҋľѲ
~tool	Āѹā҉ćѹĈѹċ҆łҟ
~top	ĀѶāѳĒҐēҊĪҏİҔ
~topmost	ĀѹįҊ
~total	ĀҞāѲĊѺĎҟĤѥĩѲĳҔľҦĿѯŊҠ
~touch	ăѵąѹČҞčҦĎґįҦĳѺŋѺōҊ
~trace	Āѹāѹħ҈Ĩ҆
~trait	Āѱā҆ĤѵĥҙīӋĵѺķѺĽү
~transitive	ĀҚāҎĊѳňѰ
~transitively	ĀҖāҊħҏňѨ
~translat	āҌŔѷ
~translate	ā҈
~treat	ĭ҇
~tree	ĀҌāѱă҈ĐѸĚ҇ĵҐň҆őҟ
~trigger	ĀѩāѲĉҊĊҙĘҔęҐĚѱŕҹ
~true	ĀѺāѫĊѹčҌĚҋěҍĜ҇ĝ҆ĬҐĭҌ
~try	ĀҒāѴĈҙń҆
~turn	āґłѺņ҉
~tutorial	Āѵāҋ
~twice	Āѹāҏ
~two	ĀѲāҔğҌ
~typ	ĀѶēѵĥҮīѺĲҌŁѹŃѺńҧňҙŔ҉
~type	ĀҖāҋĉѹĊѶđѮĔѵĞҋĢѸĥѺĪѺīҐĬѵĭѹĮѺĶѱķѷĽҬĿҊŁѶłңŇӋňѺŏѹŐӤ
~typedef	Āѹā҆ķѺĽҿ
~typescript	Ľґ
~unchang	āѴįҐ
~under	Ă҈ćѹĐҍĚ҉ıҎĹ҉ńѳŅҍņҏō҉ő҆œ҇ŕ҆
~understand	Ā҆āѶĢҊ
~undo	āҎ
~unit	ĀѵāҌŊ҆ōҎœҊ
~unlike	ďҍ
~unneed	ĪѷŏҎ
~unreferenc	ĀҘěѺĪѸĬѺĭѸŏҌ
~unset	đѹĕҌ
~untest	ĀҘāҘľѬōѶŎѺ
~until	āҏĎѷ
~untouch	āѺįҊ
~unus	ĀҍāҗĝѷĪѭŏӃ
~up	Ā҇āѲăҍĆ҇ć҇ĈѴĉѸĊѳċ҉ĎѵĒѺě҉ĞҋğҎĦґħ҉ĪѺĮ҇ĳѺĶѸŃ҉Ŋ҆Ō҇
~updat	č҆į҇
~update	įҋ
~upgrade	ĀѰāҏă҆
~upstream	Ā҇ā҈ėѹ
~upward	ĀҒāѹćҏĉѺ
~usag	ĀҜāҍĉѹĊҒđѺ
~use	ĀґāқĆѶĈѶĉҐđѶĒҎĕҌėѹĘҗĚѺĜ҇ĢҌģѺĥѷĪҌĬѷĭ҉ĶѲłѺŃѺŊѰōҥŏҸ
~used	ĀҌāҙąѸĊ҈đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩҕĶѮĽѱŅҋņ҈ōҌŏҗ
~useful	āҏŌѵ
~user	ĀѥāҙĞґĠ҆ĩґŒѹŔ҆
~using	ā҆Ē҇ĩ҉ĪѲĽ҆Ŋѷŏґ
~usually	āҐ
~val	đҊ
~valu	āҗ
~value	Ā҉ā҈đӏĔҮĕҳĢѹĤѹĬѸĭѺĶ҈Ňҕ
~var	ğҗĶҎŐ҉
~variabl	ĤҪ
~variable	đѵğҥĬѺĶҧŇѸŐӁŒѸ
~variant	ĀѵāҟđѴĸҮ
~ve	Āѳāѳņ҇
~verbatim	ĲѷĴҍ
~verify	ĀѺāѲĭ҈
~verison	ėҐ
~versa	ď҉
~version	ČѸčѺėӡĠҜĢѸīѺĬѹĮӘĺѺŀҘŉҩ
~versu	ď҉
~via	ĀҊāѲħқĨҊĪѳ
~vice	ď҉
~virtual	Ăҙŀ҆
~visibility	ĀѸāѰĭҹ
~vlaue	Āѷđҙ
~vs	āҏďҘŁѸ
~w	ĀѲą҈ĵҌĽ҈ŉҊ
~waht	ĀѸāѸł҈ő҆
~walk	ĀҎĢ҈
~want	Ċ҆ĭҊŁ҆
~warn	ā҆
~was	Āҕā҉ăѺąҟĊѸčҖĎҔĐѹđѹĔѺĠҔģѹĩѸĪѹīѸĬҏĭґĮѸįҝİҗĲҊĴѳķѶńѺŅҫņҥŇѹŊѺŋѶōѹŎѺŏѹőѹŒѹ
~way	ďҏē҆Ħ҈ħҋ
~wc	āѷĳҡ
~we	ĀѸāѷă҈Ċ҆ĎѷėҖĝ҆ĠҋġҌįѸĶѸļ҇łҌŋҋŎѺŔҊ
~wear	ēҎ
~week	ĀѶāҕ
~well	ĀѰāҝĤ҇
~wen	Āҍ
~were	āҫĄҋ
~wether	ĀѸā҆Ě҆Ĭ҆
~what	ĀѲāѤĂҊąҔĆѵćҘĈѧĉҐĊҋċѸČҌčёĎѱď҈ĐѵđҘĒҊēҙĔҌĕғĖҎėҎĘѩęѨĚўěѵĜѢĝћĞҒğѳĠѤġѰĢҤģҜĤҐĥ҇ĦѡĨѺĩґĪқīҔĬњĭіİҔıҔĲѤĴҋĵѸĶѬĸѹĹѳĻѯļѶĽѸĿҖŀҊŁҖłҏŃғńқŅґņҜŇғň҇ŉҍŊѸŋѪŌѨōҏŎѣŏ҈ŐҊŒѸŔѵŕқ
~whatever	ĀѷĔ҈ĕѺŒ҈
~whcih	ĀҏāѸ
~when	āҠąҎĊѲĔҜĕҏĖҎĦѶĨ҉ĩѺĪѺĭѺĮѵįҸİ҆ń҇ŅѶņѸŌҏŎґŒ҆ŕҒ
~wher	āѳğ҆ō҇œҌ
~where	ĀѲĂѸąҎĆҙćѯĈѸĉѴĊҕċҡčѷĎѹĐҧđѧēѶĔѹėѹĘѸęѵĚѹěѶĜѸĝѶğҗĠѲġѬĢѶģѷĤѲĥѶħѹĩҕīѵĬќĭѢĮѸįѶĲѺĳѸĴѹĵқĶҢķҚĸҔĹҙĺҠĻҔļҜĽҝľѶĿѵŀҍŁѶŃҔńѷņҡŇѷňѳŊѹŋѩŌѬōҐŎѶŏѸŐѳőғŒҎœҞŔқŕѹ
~whereabout	ĀѭāѫĐҏĵҊĶҋķҘļ҈Ľ҉ŋѺőҔœҏŔ҈
~whether	āѴĈҐčҖĘ҇ęҌĚ҆ĜҔĠҊġҌĦҍħѺĩѺĬҗĭҏİѷŃѹňѺŋ҈ŎҎœѵ
~which	ĀѲāѱĂ҆Ą҉ąҏĆҋćҌĈѦĉҐĊҊċ҆Č҉čћĎѰďҌđѸĒҐēҒĕҋĖҌĘѧęѨĚѥěѫĜѝĝѣĞҎğҐĠѨġѧģҐĤҋĥҍĦѪħҐĨҔĩғĪҌīҖĬъĭѕİ҇ıҔĳѫĴѰķ҆ĺҎľѥĿ҇ŀҐŁҎŃҏńґŅ҆ņҊŇҎŉҝŊѦŋѬŌѧōҞŎѝŏҎőҋŒҋœ҆Ŕҋŕ҇
~while	ā҇
~who	ĀҞāҭĂ҆ăѴćғĊҞčѹđѺĒҍĘѺğҏĠѷġѷĢѹģѹĤѺĥҝĦѹĩҡĬѳĲҽĴѭĶѹĸѺĹѺĺѹŀҌłѹŃҔńѶņѺňҡőѺŔѺ
~whole	ĀҒŎ҆
~whom	ćҏĊ҈ĥ҇ĩ҇įѺĲҒ
~whose	ĀѴāѷćҍĩҍĭѸĲҳĴѷňҘŒҌ
~why	ĀҷāӸĬѸ
~wich	Ā҈āѮĮ҈ķ҇ĹҊŃ҇
~will	ĀѯĈҋĔ҈ĚҊĜ҆Ĭ҆ĮѺĿ҇ŅѺŌ҆
~window	Āѷāҝ
~wise	āѫė҆Ě҆ī҇ĭҍ
~with	ĀѺā҇ĂѹĄ҉ąҋĆ҉ćѲĉѺč҈ďґĐѺĒҜēҞĘѸęѶĞҊĢѵģѺĥҋĦ҈ħҍĪѺĬѴĭѷĮ҆ĳѸĴѹķѹĹѷŀ҆Ńҡń҉ŅѹņѸňѴŉґŌѹőѺŒ҆
~within	ĀѶāѱĉҎĊѹę҉ĝ҆ķѷĹҊĻҚļ҈
~without	ĀѯāҒĂ҆ĆҍĈҎĔ҈ĕ҇ĪѳĿѶŉѭŌ҆ŎґŏҠ
~wonder	Ā҇āҌ
~word	ĀѸā҆ĢҎĴ҆ł҈Ŕҍ
~work	Ĉҏĉ҇ĥ҇ĮҐį҆ŌҊœѹ
~workflow	ĀҨā҉ŕү
~would	āҎćѺĊѷĔѺĚ҆ěҊģѹĥѹĬҍĭҐĴ҈ļѹłҌńѺŊҌŏҋ
~wrap	Ā҆Ē҆
~wrapp	ā҆ēҌ
~writ	āҍğѳ
~write	āҖĂҐ
~writen	Ĵ҆
~written	ĀѰĒ҆ıѺĲҌĵҒķғĹ҉ĺҌļ҉ĽґņѺœҎŔ҆
~wrong	āҹĢѲĴѷ
~wrote	ĀҕāҊĲғňѺ
~y	ĀѹāѺĈ҆ĝҊġҊĬ҇ĭҊŎ҆
~year	āҬĎѸ
~yes	Ā҇āѬćѷĈ҆č҈Ę҉ĚҋĜҍġҋĦҊĬҏĭ҇ňѹŋҊ
~yesterday	ĀѺā҉ńѺ
~yet	ĀѸĄ҈ĠҏīѸ
~yield	ĀѹŇҊ
~you	ĀѢĎ҆ĕ҆ęѸĝѷġѸĬҋĹѺĺ҆ľ҈ł҆
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
