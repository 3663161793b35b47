"""What the reader learned from sentences whose kind is known. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('+', '-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
WORDS = "a abc able about abouts above absence abstarct abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also alter altered although always am among amount an ancestor ancestors and anna annotate annotated annotating annotation annotations another any anybody anyone anything anywere anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bearing bears became because become becomes been before began begin beginner beginners begins behave behaviour behind being believe belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit bits blame blames blank block blocks blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callee callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast cat catch catched catches catching category caught cause causes certain cfg chain chains chance change changed changes changeset changing charge check checked checker checkin checking checkins checkout checks cheers chekc cherry child children choose chosen churn ci circle circles circular circumstances claim clap clases clash clashes class classes classify clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague collect colour columns combined come comes coming comit command commands comment comments commercial commit commit's commited commits committed committers common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configerror configuration configure configured confirm conflict conform conforming conforms connection considered consist consists consle console const constant constant's constants constraint construct constructed construction constructor consulted consults contain contained container container's containing contains content contents contract contracts contribute contributed contributors control copy copyright correct correctly correspond cost could count counted counting counts cover coverage covered covering covers crash crashes crate crates create created creates creation cron curious current currently customer customers cut cycle cycles cyclic d data database dataclass date day days dead dealing debug debugger decided decl declaration declarations declare declared declares declaring decleration decorate decorated decorater decoraters decorates decorator decorators deep def default defaults define defined defines defining definition definitions definiton defs defualt delegates delete deleted deletion demand demands demo deos dep depend dependancies dependencies dependency dependents depends deprecated deps depth derive derived derives descend descendants descends describe description design designed determine dev developer developers developing development deviate diagram dict did diff differ difference differences different differently differs diffrent dig dir direct directly directory disk display distribution disturb diverge do doc dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate duplicates during each earlier edges edit edited editing editor edits effect else elsewhere empty enclosed enclosing end ending ends engine enough entangled enter entitled entries entry enum enumerate enumeration enumerator env enviroment environment equal equals error errors evaluate evaluated evaluates even event events ever every everyone everything everywhere evry exact exactly exc except exception exceptions executables execute executed executes execution exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose exposed exposes extend extended extending extends extension external extra extras face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling feilds fetch fetched fetches few fewer fidn field fields fiels figure file file's filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flags flaky flie fn folder folders follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave get getenv gets getting git github give given gives giving global go goes going gone good got gpl grace graph green grep growing grown hacking had hand handed handle handled handlers handles hands happen happened happens happy hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole holes home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementer implementers implementing implementors implements impls import important imported importer importers importing imports improt in include included includes including incoming incompatible indirect indirectly individual indrect infer inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer integration interface interfaces intermediate internet interrupt into introduce introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly kinds know known knows l lack lacks laid lambda land landed language languages laptop large larger largest last lastest lately later latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence licences license licensed licensing lie lies life like limit limits line lines link links linter linux lisence list listed listing lists literal little live lives load loaded loads loc local locally locate located location locations locked log logged logging logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lst lying m mac machine machines macro made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meaning meant measured meeting mehtods member members memory mention mentioned mentioning mentions merge merged message metadata method method's methods might min mind minimal minimum miss missing mit mnay mock mocking model modification modifications modified modify module module's modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr nubmer null number numpy o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overides overload overloads overridden override overriders overrides overriding overview own owns p paces package packages packaging page parallelise param parameter parameters params paramters parent parent's parentheses parents parse parser part partially parts party pass passed passes passing past paste patch path paths people per percent percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plaese plain plan planning plays please plese pls plug plus point pointer pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print printed prints prior private process produce produced product production program programmers programming programs project project's projects promise promises prompt properties property protocol protocols provide provided provides pub public publish published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote race raise raised raisers raises raising ran range rather re reach reachable reached reaches reacts read reading readme reads ready real realise really reason rebase receive received receiver recent recently record recursively red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced references refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely relying remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret retry return returned returning returns reverse revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines rows run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha shape share she shell ship shipped short shorter shortest should show showing shows shwo sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort sorting source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled spin split splitting spot spots squash src stable stack stale stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored stores str string struct structs structure stuck stuff stumbled style subclases subclass subclassed subclasses subclassing subdirectory subfolder subject succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling tells temporary ten terminal terms test testcase testcases tested tester testing tests tets text th than thank thanks that the their them then there these they thier thing things think thinking third this those thousand thread threads three through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool tools top topmost total touch touched touches touching trace traceback track trail trait traits transitive transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unreferenced unset untangling untested until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val valid value valueerror values var variable variables variant variants ve vendor verbatim verbose verify verison versa version versions verson versus very via vice view vim violation virtual visibility vlaue vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well wen went were wether what whatever whcih when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wonder wondering word wording words work worked workflow workflows working works would wrap wrapped wrapper wrapping write writen writes writing written wrong wrote y year years yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = "-L ABC AI API Actions Anna Any Apache Base C CI CLI Circle Colour Config ConfigError Container Container's Dockerfile Engine GPL GitHub Go Grace HEAD HOME I Java LICENSE LIMIT Linux MIT Mac Node None OK Optional Override PATH Point Python QA Rust SPDX Shape TypeScript ValueError Windows"
CHANGING = {'abstract': ('abstract-methods',), 'after': ('added-between', 'default', 'entry-points', 'interfaces', 'renamed-to', 'return-type', 'tests-of'), 'again': ('import-cycle',), 'already': ('existed-at', 'exists', 'tags-with-commit', 'test-exists'), 'always': ('added-by',), 'another': ('exports', 'renamed-from'), 'apart': ('compare-signatures',), 'async': ('is-trait',), 'before': ('added-between', 'all-definitions', 'builds', 'cli-option', 'decorators', 'implementers', 'is-trait', 'last-commit', 'licence', 'locate-constant', 'locate-method', 'project-type', 'renamed-from', 'renamed-to', 'subclasses', 'test-exists', 'tests-pass', 'variable-type', 'where-file'), 'besides': (), 'biggest': (), 'both': (), 'could': ('abstract-methods', 'added-between', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'dependencies', 'dependency-version', 'does-call', 'does-extend', 'does-import', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-nested', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers'), 'deprecated': (), 'different': ('all-definitions', 'compare-signatures', 'renamed-from'), 'directly': ('does-call',), 'during': (), 'either': (), 'else': ('project-type', 'variable-type', 'workflow-triggers'), 'ever': ('does-call', 'import-cycle', 'unused-imports'), 'except': ('raises',), 'exported': ('exports',), 'few': ('explain', 'exports'), 'fewer': (), 'first': ('added-by', 'all-definitions', 'locate-constant'), 'how': ('all-definitions', 'commits-touching', 'compare-signatures', 'constant-value', 'dependency-version', 'import-path', 'is-trait', 'language-version', 'last-change', 'licence', 'line-count', 'line-text', 'method-count', 'parameters', 'project-type', 'renamed-from', 'renamed-to', 'test-count', 'tests-of', 'where-file'), 'indirectly': ('import-cycle', 'import-path'), 'instead': (), 'internal': (), 'just': ('all-definitions', 'builds', 'commit-files', 'commits-touching', 'is-trait', 'last-commit', 'line-text', 'method-count', 'project-type', 'test-passes', 'tests-of', 'unused-imports', 'where-file'), 'largest': (), 'last': ('last-change', 'last-commit', 'line-author'), 'latest': ('last-change', 'last-commit'), 'least': (), 'less': (), 'longest': (), 'many': ('all-definitions', 'commits-touching', 'line-count', 'method-count', 'test-count'), 'missing': (), 'more': ('all-definitions', 'renamed-to'), 'most': ('last-change', 'last-commit'), 'much': ('constant-value', 'method-count', 'test-count'), 'never': ('default', 'unused-imports'), 'new': ('added-between', 'dependency-version', 'entry-points', 'explain', 'language-version', 'renamed-from', 'renamed-to'), 'newest': ('last-change', 'last-commit'), 'next': ('compare-signatures', 'dependency-version', 'locate-member'), 'no': ('builds', 'commit-touched', 'does-call', 'does-extend', 'does-import', 'existed-at', 'exists', 'import-cycle', 'is-trait', 'is-visible', 'line-text', 'locate-function', 'renamed-to', 'test-exists', 'unused-imports', 'variable-type'), 'none': (), 'not': ('abstract-methods', 'added-between', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'dependencies', 'dependency-version', 'does-call', 'does-extend', 'does-import', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-nested', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers'), 'nothing': ('unused-imports',), 'often': ('commits-touching',), 'old': ('language-version', 'renamed-from', 'renamed-to'), 'oldest': ('language-version',), 'only': ('abstract-methods', 'all-definitions', 'commit-files', 'fields', 'implementers', 'locate-class', 'locate-constant', 'locate-method', 'test-passes', 'where-stem'), 'optional': ('default',), 'other': ('callees', 'compare-signatures', 'dependencies', 'exports', 'import-cycle', 'imported-by', 'imports'), 'previous': ('renamed-from',), 'private': (), 'protected': (), 'public': ('exports', 'is-visible'), 'rarely': (), 'required': ('abstract-methods', 'dependencies', 'dependency-version', 'language-version'), 'same': ('compare-signatures', 'import-cycle'), 'seldom': (), 'several': ('all-definitions',), 'shortest': ('import-path',), 'should': ('language-version', 'locate-class', 'locate-nested', 'return-type'), 'since': ('added-between', 'added-by', 'last-change', 'renamed-to', 'unused-imports'), 'smallest': (), 'static': ('locate-constant', 'variable-type'), 'still': ('builds', 'callers', 'existed-at', 'test-passes', 'tests-pass'), 'than': ('all-definitions',), 'transitively': ('import-path',), 'unless': (), 'until': ('added-between',), 'unused': ('unused-imports',), 'when': ('abstract-methods', 'added-by', 'default', 'dependencies', 'entry-points', 'existed-at', 'import-path', 'is-trait', 'last-change', 'parameters', 'raises', 'renamed-to', 'return-type', 'test-passes', 'tests-pass', 'where-stem', 'workflow-triggers'), 'who': ('abstract-methods', 'base-classes', 'callers', 'decorated-with', 'env-var', 'implementers', 'imported-by', 'line-author', 'overrides', 'raised-by', 'subclasses'), 'whose': ('base-classes', 'callers', 'imported-by', 'line-author', 'subclasses', 'where-stem'), 'why': (), 'without': ('abstract-methods', 'all-definitions', 'builds', 'default', 'dependencies', 'test-passes', 'tests-pass', 'unused-imports', 'where-stem'), 'would': ('abstract-methods', 'added-between', 'builds', 'callees', 'cli-option', 'config-key', 'constant-value', 'decorated-with', 'default', 'dependencies', 'does-call', 'does-extend', 'does-import', 'env-var', 'existed-at', 'exists', 'explain', 'fields', 'imported-by', 'imports', 'is-trait', 'is-visible', 'last-commit', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'method-count', 'methods', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'return-type', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test'), 'yet': ('added-between', 'existed-at')}
PAIRS = """
's	 $ <name> <path> a abstract annotated argument attributes base body callees callers changed changes child children code commands decorators default definition dependencies entry enum exceptions exports fields file files final first gone hash implementation implementations implemented implementers importers imports inner interfaces it jump last latest licence license line local log meeting metadata method methods name nested never number off on options overrides own packaging parameter parents path previous purpose result return run safe signature source static subclasses superclass test tests that the type unused value version 
<commit>	 $ 's <name> <path> a about add affect alter altered among and appear apply as backported be been belong belongs break can change changed changes changeset comprise concerns contain contained could covered created delete did diff edit edited edits end ever file for get go going got had has have hit how i in include included includes inside into is it just kindly landed lay leave left lives looks made make mentioned missing modified modify not now on one part please reachable released remove rename revert right safe say ship shipped should slow so stable than thanks to touch touched touches true updated was went were what which who why will with work would y yes | 
<env>	 lookup 
<line>	 $ <name> <path> a added and aside author before blame comes contains could file from if in inside is look of on or out please show thanks the there through thru to until up waht what when which who whose | 
<literal>	 $ <name> added alias all and anywhere appear appears as be been begin being block but came can changed clause come comes contained could declaration for found from func good in into is it item last location logged mean occur on part phrase printed say section show sitting statement thank the to used verbatim was what where which who with written | 
<mark>	 $ above add annotation applied are as but change could decorate decorates decorator directly do does functions here in is itself line most no of on over please sits sitting stand take that to used versions were what where which wrap written yet | 
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> <tag> a abc about above abstract accept accepts access according across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also altered although am among an and annotated annotation any anything anywere anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees caller callers calling calls came can capture care carried carries carry case catch catches caught cause cfg change changed changes check checks chosen clash class classes clearer cls come comes commit commited commits committed compare compared complain complains complete composed comprise comprises configured conform conforms connection considered consist consists const constant contain contained container contains content contents correct correspond cost could count counted counts cover covered covering crash crashes created creation currently cyclic data date dead decl declaration declarations declare declared declares decleration decorate decorated decorater decorates decorator decorators def default defaults define defined defines definition definitions defs defualt delegates deleted demand depend dependencies dependency dependents depends derive derived derives descend descendants descends deviate diagram did differ different differs directly diverge do docs documentation documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled enter entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates even events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose exposes extend extended extends fail failed failing fails failure fall falls far faster fetches field fields fiels figure file files final first fix flaky follow for forced forces forget forgot formerly free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green growing grown had hand handed handle handled handlers hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes including incoming indirectly indrect inherit inheritance inherited inherits initial initialised inner inside installed instance instances instantiable instantiated instead int integration interface internet into introduced invoke invoked invokes involved is it item its itself java judging just keep keeps kept key kindly know known lack lacks large larger last lately later lead leads leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local located location locations locked long look looking looks lose lot lying made make makes marked match matched matter may me mean meaning measured member mention mentioned method methods might min modified modify module more most move moved multiple must mutable myself n name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one ones only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing past path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce product promises protocol provide provides public publish pull pulls purpose put python question quick raise raised raises range rather re reach reached reaches read reads real realise really receive received recent recursively redefine refer referenced relies rely removed renamed replaced replaces report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems server serves set sets setting share shipped should show shows side sign since sit sites sits sitting skipped slow so somebody somehow someone something somewhere source span specialise specified specifies speed spelled stable stand stands start starts state static stay stem step still stop stops stored stores struct style subclass subclassed subclasses succeed succeeds successfully suffix suite sum superclasses support supported supports supposed swallow take taken takes taking tangled tell test tested tests text thank thanks that the there these they thing things this thread through throw thrown throws tied to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
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
called	 $ <name> <option> <path> according after anywhere before by directly during earlier from in inside instead most next now nowadays on or out per please thanks the there these timeout today twice up what with within without | 
callee	 of | 
callees	 $ for is of | 
caller	 $ <name> count do leaves of says that | 
callers	 $ <name> and at do does for forget if ignore of pass please that too would | 
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
chain	 <name> <path> above between does from of starting that to yes | 
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
direct	 and bases children import 
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
hierarchy	 $ at from upwards what will | 
high	 here | 
hint	 for where | 
hints	 alone and could 
history	 $ at consist did gets has how in kindly of one please replace was what when which whose why | 
hit	 <name> <path> by if it its merge the 
hits	 $ <name> <path> for line would | 
hoist	 <name> 
hold	 $ a as at by commit i of on something thanks that which | 
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
i	 <name> access add allowed alter am anna annotate ask avoid backport backported be become believe break build call came can cant catch caught change changed check checked come commit compare compile construct contribute copy correct count create cut d debug declare define delete derive did diff do drop dropped edit end exit extend fill find fix follow forced forgot found get give go got had hard have hit hoist hold hover implement import importing inherit install instantiate introduce just keep know learn leave life look looked looking lost m made make match may mean merge might miss mock modify move moved must name navigate need never notice now obliged omit on only open opened override parallelise pass patch print publish push put raised ran read rebase receive refactor rely remember remove removed rename replace report require revert right run scroll search see sell serialise set should skip sort split star start started still stop stumbled subclass supposed suspect swap tell thank think to touch translate treat trouble try type undo unit unpack unset upgrade use ve vendor want wanted was were wise wonder would wrap write 
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
imports	 $ <name> <path> a actually and apart are around at between broke but c can come could do does file for form from go going i in inside is it lead leading leads lying made mention missing more not nothing of on only or out please shortest should sit so something standing step still stuff such taking than that the things till to w what which will with within without would yes | 
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
listed	 $ as in library on with | 
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
modules	 $ <name> <path> are be brings by can define depend do does each file form get have if import imported importing instantiate is it lie load on one or packages pulled rely require right thanks that using which | 
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
occur	 $ as in | 
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
parents	 $ of that | 
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
reached	 $ at from when | 
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
sit	 $ at before in on right there which | 
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
somewhere	 above among an can else in is must right the there up what you | 
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
stem	 $ is 
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
with	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a after an annotation another any arguments as at cache changes commit decorator each exact explicit file getenv hash here how import imported it its line me member methods more most name no one ours overloads own path pull pytest python raise respect revision some something tests thanks that the their these this those what where which wrong | 
within	 <name> <path> class func its itself the 
without	 <commit> <name> <path> a an any because being breaking catching coding docstring ending error errors ever exception extension failing failure failures implementation implementing importing it its leaving most subclasses the touching using what when which | 
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
you	 $ <name> a able accept again ask be began bring but call can check chekc choose classify confirm could count counted d describe design dig do end enumerate explain fill find follow for get give go happen have help hit i ignore import infer is kindly know leave list locate look looking make merge mind need on open pass paste point pull put query raise re read remember remove run say see show skip so started sum take tell the think today verify walk | 
youngest	 checkin commit 
zero	 on | 
|	 $ <line> <literal> <name> <path> <tag> a abstract according added all along am among an and annotated any anyone apache are as async at attached attributes author base before by called calling can changed cheers ci circular classes commit commits contained contains contents correct could count date dead declaration declared default definition derived descendants dict did differences do does every everything existing exists explain exported exports file files fill for framework from give good green had has how i identify if implemented implementors imported in inferred int internet is it its jobs last let library line lines list location locations many method methods modified much must my name namely new number of ok on one only ops or outcome over overrides part pass passed passes passing path please point position present print private public push raised read red remove report required run section should show signature since so somebody someone static str ta tell tested tests thank thanks the there this through thrown to today tool triggers true type under value via was we what when where whereabouts which who whom why will with would yes | 
"""
FIRST, MIDDLE = 0x100, 0x480
WEIGHTS = """
	ĀӸāӸĂѱăѾĄѡąѿĆѰćѿĈӁĉҀĊѶċҘČҔčѣĎїďѪĐђđѲĒҸēѷĔюĕјĖҿėѪĘѣęњĚѣěіĜѶĝѯĞҬğѳĠѫġѴĢѵģҗĤѾĥҌĦѽħѧĨѬĩҴĪҠīѾĬљĭѮĮҫį҂İҿıӇĲѼĳґĴҌĵ҂ĶѾķ҄ĸѯĹчĺѯĻѓļќĽ҈ľћĿѩŀѹŁ҄łҲŃ҈ńѹŅҠņҗŇѰňѼŉҔŊќŋѕŌѧōўŎ҈ŏ҇ŐѧőүŒѦœяŔҘŕѾ
#CALL BY False	āҍĂѺĉӪĘѺęѺĿѶŁ҇
#CALL PAIR False	āҔĉѷĊѷĔҕĘӛęѵĬѹĭѶŁѶŇѳ
#CALL PAIR True	ĀѮā҇ĉѸĘѲęӃ
#CALL TO False	ĀүāѢĂѹĆѴĉѹĊӸĔѹĘѰęѰġѵĤѹĩѮĪѶĬ҇ĭѹķѹŁҘŃѷńҜŅҦņҎŇҩōҋŐѸ
#DECORATE BY False	āҕĒӦēѭĿѺ
#DECORATE TO False	ēү
#IMPORT BY False	ĜѰĝѲĦҶħѵĩ҆ĪӰŏҡ
#IMPORT PAIR False	Ā҉āҔčҋĜӌģѲĦѷħҠĩѱĪѰŏѱ
#IMPORT PAIR True	ĀҐāѮĜѺĝҮħѺĨғĪѳ
#IMPORT TO False	ĀҚāѳĜѷĝѮģҠĦҒħѴĨѸĩӫĪ҆ŉғŏҐ
#INHERIT BY False	ĀҔĂҊćӝĢѺľѯňѰ
#INHERIT PAIR False	ĀѰāҊćѴĘѶĚӘĭѷňѲ
#INHERIT PAIR True	Āѷęѵěҧ
#INHERIT TO False	ĀҜāѴĂҫćѯĚѴěѹĥѷīѺĿѺňӬ
#OVERRIDE BY False	Āұā҆ćѺ
#OVERRIDE PAIR False	āҒŀѲ
#OVERRIDE TO False	ĀѧāҐĿѸŀӳňѸ
#RAISE BY False	ĀѤāқńӡ
#RAISE PAIR False	ĀҬāѳŃѷńѺ
#RAISE PAIR True	Āқ
#RAISE TO False	ĀѳĿѱŃӸ
's	ĀџāѥćҋĊ҆ĔѵĕҗĢ҈ģ҉ĩ҆ĬѺİ҆ı҉ĶѺĹѳĺҔĻѷļҕłѸŅ҈ő҆
's $	ď҉
's <name>	āѹĔѶĕғģ҉ĺ҈
's <name> $	ģ҉
's <name> method	ĺ҉
's _ $	ĀѵāѱćҋĊ҆đ҉ĕѶĚҍěѷĜҋĝѶĢґģҌĩ҉Ī҉ī҆ķѸŀҔŇ҆ŏѸ
's _ <name>	Ā҇ĺґ
's _ classes	ćѸěҊŀѸňҏ
's _ commit	Āѹą҆
's _ count	Āѵĳ҈ľ҇Ŋ҆
's _ for	ĕ҇
's _ function	ĻѺļҊ
's _ helper	ļҎ
's _ is	ņ҇
's _ list	ŁҌ
's _ method	ĺ҉
's _ name	Ņ҇
's _ of	ĺҊ
's _ please	ĕ҆
's _ that	Ā҉ā҈
's _ |	ĀѯāҊĘ҉ĜѸĝ҉őҋ
's base	ćҋě҉ňѵ
's callees	ĉҍ
's callees $	ĉҍ
's callers	ĊґĘ҉
's callers |	ĘҊ
's definition	ķҏ
's dependencies	Ė҆
's exports	ģ҈
's exports $	ģ҈
's fields	Ĥ҉
's fields $	Ĥ҉
's files	ņ҇
's files is	ņ҇
's first	ą҆
's first commit	ą҆
's implementation	Ā҆
's importers	ĜҌĝѷĩҐ
's importers $	ĜҌĝѷĩҐ
's imports	Ĝѹĝ҉Īҋ
's imports $	Īҍŏѹ
's imports |	Ĝѹĝ҉
's inner	ĻѺļҊ
's inner function	ĻѺļҊ
's interfaces	īҋ
's interfaces $	īҋ
's line	ĳ҈
's line count	ĳ҈
's method	ā҈ĺ҈ľ҆
's method <name>	ĺҌ
's method count	ľ҇
's method that	ā҈
's methods	Ŀ҉
's methods $	Ŀ҈
's nested	ļ҉
's nested helper	ļ҉
's on	ŕ҆
's on |	ŕ҆
's parameter	Ā҇Ł҆
's path	őҌ
's path |	őҌ
's previous	Ņ҇
's previous name	Ņ҇
's signature	ď҈ĕҐ
's subclasses	ĚҎěѷňҌ
's subclasses $	ĚҎěѷňҌ
's test	Ŋ҆
's test count	Ŋ҆
's tests	ĀҊāѹō҇
's tests $	ō҈
's type	Őҋ
's type $	Őҋ
's value	đґĕѸ
's value $	đґĕѸ
<commit>	āҔąѭČӶčӸĎѶĜѺĝѺģѹĩѶĪѺĬѺĭѸĮѺįѰİѮĳѴŅѷņѴŉӦőѸ
<commit> $	ĀқāѰČҡčґİѺŉҞ
<commit> 's	Č҆
<commit> <name>	āѺčҊ
<commit> <name> with	āѺč҉
<commit> _ $	ĀҊČҜčҏŉҋ
<commit> _ <name>	ĀѮčҠ
<commit> _ <path>	ā҉čҜ
<commit> _ a	āѺč҇
<commit> _ also	č҆
<commit> _ anything	ā҇
<commit> _ changes	č҆
<commit> _ did	ā҇
<commit> _ files	ČҎ
<commit> _ in	āґčѸ
<commit> _ is	Ā҈
<commit> _ it	āѸčҍŉ҇
<commit> _ its	āѺ
<commit> _ made	Āҕāѱ
<commit> _ the	č҆
<commit> _ to	āҊŉ҆
<commit> _ what	Č҆
<commit> _ which	Āѷā҈
<commit> _ with	āѺč҉
<commit> _ |	Ā҆āѰČҌč҈ŉ҇
<commit> altered	čҋ
<commit> and	Āѱāґ
<commit> break	ĀѮāҝčѷ
<commit> break <name>	ā҈
<commit> break <path>	ĀѶāҐ
<commit> change	ĀѳāҖ
<commit> change $	ā҇
<commit> change <name>	č҈
<commit> change in	ĀѸāҐ
<commit> changed	ĀѬāґčҌ
<commit> changed <path>	č҇
<commit> changed in	Āѹāҏ
<commit> concerns	č҆
<commit> concerns also	č҆
<commit> contain	č҆
<commit> delete	Āҋ
<commit> did	ĀѺč҉
<commit> did it	č҈
<commit> did to	ā҉
<commit> has	č҉
<commit> in	āҍčѸŉҋ
<commit> include	čҊ
<commit> include <path>	č҇
<commit> included	ŉ҉
<commit> included $	ŉ҇
<commit> is	āѸŉґ
<commit> left	č҆
<commit> make	āѹč҇
<commit> modify	ĀѹāѹČ҈č҉
<commit> please	Ā҈āѷ
<commit> touch	ĀѶāѺČҍč҇
<commit> touched	ĀѶā҇Č҉
<commit> touched $	Č҇
<commit> touched <path>	ā҇
<commit> was	Ā҇āѺ
<commit> what	Ā҆Č҆čѺ
<commit> what did	ā҈
<commit> which	Āѱāҏ
<commit> which files	Č҆
<commit> |	ĀғāѹČҏčҒŉҋ
<commit> | $	ĀҚāѱčҐŉ҉
<commit> | has	č҆
<line>	ĀҋāҗĐѺįѺĲӗĳѳĴӦ
<line> $	Ā҇āѹĴҖ
<line> _ $	ĀѸāѸĲҔĴґ
<line> _ <name>	ĀѲāҋĲҒĴҔ
<line> _ <number>	ĀҪāѹĳѷĴѷ
<line> _ <path>	āҝĲґĴҕ
<line> _ author	ĲҊĴѺ
<line> _ developer	Ĳ҆
<line> _ how	ĳ҆
<line> _ line	ĀғĴѷ
<line> _ of	Ĵ҇
<line> _ the	Ĳ҈Ĵ҉
<line> _ what	Ĵ҇
<line> _ who	ā҉
<line> and	Ā҆
<line> author	Ĳ҉ĴѸ
<line> author $	Ĳ҉ĴѸ
<line> from	ĴҌ
<line> in	ĀѷāҍĲҕĴґ
<line> in <name>	Ĵ҇
<line> in <path>	ĀѺāҊĲ҇Ĵҍ
<line> in the	Ĳ҉
<line> of	āҘĲҕĴҒ
<line> of <name>	Āѵā҇ĲҍĴ҉
<line> of <path>	ĀҋāҔĲ҇
<line> of the	Ĵ҇
<line> or	ĳ҆
<line> or how	ĳ҆
<line> out	Ĵ҇
<line> out of	Ĵ҇
<line> thru	Ā҇
<line> thru <number>	Ā҇
<line> to	ĀҦāѺĲѺĴѲ
<line> to <number>	ĀҗĴѹ
<line> to line	ĀҏĴѺ
<line> until	Ā҆
<line> until <number>	Ā҆
<line> what	Ĵ҇
<line> which	Ĳ҉
<line> which developer	Ĳ҆
<line> who	Ĳ҈
<line> |	ĀѵĲ҉ĴҔ
<line> | $	ĀѹāѹĲ҇Ĵҕ
<line> | author	Ĳ҈ĴѺ
<line> | who	ā҉
<literal>	ĀьĈѺċѸČѹĒѹĖѺĥҟĩѹīҐįѹİѶıѸĳѷĵҟĶҋķґĽҠĿѺŃҞŅѺňѷőѯŔӸ
<literal> $	ĀѥĥҔĵ҈ķґőѺŔҮ
<literal> <name>	ĥ҈ĵ҆
<literal> <name> |	ĥ҈ĵ҆
<literal> _ $	āѵīҏĵѹķҒĽѺŔҔ
<literal> _ <name>	āҏŃ҇
<literal> _ from	āѹŔҏ
<literal> _ in	Āѹā҆Ŕ҆
<literal> _ is	ĶҋŃ҉
<literal> _ source	ĽҐ
<literal> _ the	Ŕ҈
<literal> _ them	Ń҆
<literal> _ this	Ŕ҈
<literal> _ written	ķѹĽҏ
<literal> _ you	Ā҆
<literal> _ |	Āқāѳĥ҈Ľ҇
<literal> and	Ŕҍ
<literal> comes	Ŕ҇
<literal> comes from	Ŕ҈
<literal> could	Ā҆
<literal> could you	Ā҆
<literal> in	ĀѶĽҐŔҖ
<literal> in source	ĽҐ
<literal> in them	Ń҆
<literal> is	ĀѺķҋĽҊŔѺ
<literal> is written	ķѹĽҏ
<literal> on	Ŕ҇
<literal> statement	ĵҋŃ҉
<literal> where	Ŕ҇
<literal> with	ā҉Ń҆
<literal> |	āѺğ҇ŔҔ
<literal> | $	ĀҊāѺŔ҇
<mark>	Āѕā҇ĂүĉѺĒӶēҗĪѺĿѴŀҔŃѹ
<mark> $	ĀѹāѺĒҩ
<mark> _ $	ĀҕāѫĂҍĒҏ
<mark> _ <name>	ĀѺĂҖ
<mark> _ above	Ēҋ
<mark> _ in	ĂҎ
<mark> _ is	ā҇
<mark> _ more	ā҈
<mark> _ of	ŀҌ
<mark> _ stuck	ē҈
<mark> _ the	āѸēҍŀҌ
<mark> _ to	āҊ
<mark> _ |	ĀѹāѺĒґ
<mark> applied	ĒҌ
<mark> applied to	Ē҉
<mark> are	ē҈
<mark> decorator	Ēҋ
<mark> decorator $	Ē҆
<mark> do	ā҆
<mark> does	ēҍ
<mark> does the	ēҍ
<mark> functions	ĂҎ
<mark> in	ĂҖ
<mark> is	Ē҆
<mark> itself	ā҆
<mark> line	Ēҍ
<mark> on	Ē҈
<mark> that	ē҈
<mark> used	ĀѺā҆
<mark> |	ĀҊĂҎ
<mark> | $	ĀҖāѱĂҎ
<name>	ĀдāѴĂқăѣĄїĆңćҫĈоĉҤĊқċїČнčґĎҊďҖĐҜđҞĒўēҩĔҋĕҊĖпėұĜѵĝѲĞяğҙĠҥġҤĢҧģѰĤҧĥҘĦѮħѺĨѨĩѩĪѨīҫĬҬĭҩĮѝįғİЮıиĲѱĳѲĴѴĶ҆ķҔĸҐĹѹĺҕļ҇ľҍĿҗŀҟŁҩłмŃґńҡŅѶņѸŇҢňңŉыŊѭŋ҈ŌғōҫŎѳŏѭŐҟőѱŒҗœ҆Ŕюŕч
<name> $	ĀҖāѓăѵĄѶąѴćѴĈѬĊҚČѱčѺĎ҈ďҔĐҘđѳēҡĔҊėѴĘҎęғĚ҈ĜѨĞѩğѸġѲĤ҉ĥҐĦѳħѪĨ҇ĩ҉ĪѺīѺĬѴĭ҈ĮѱıѱĳҟĴѸĵѶķѱĹҖĺҔĻғľ҆Ŀ҈ŀҐŁѷłѵŃҕńҊņѹň҉ŉѳŊѺŌѨōңŎѪŏѲŐ҈őҊŒѸœҔŔѹŕѲ
<name> 's	ĀѧāѪćҌĊ҇ĔѶĕҗĢҊī҆ĹѷĺҎĻѸļҖň҆
<name> 's <name>	ĔѶĕғĺ҈
<name> 's base	ćҋě҉ňѵ
<name> 's callees	ĉҍ
<name> 's callers	ĊґĘ҉
<name> 's definition	ķҏ
<name> 's fields	Ĥ҉
<name> 's inner	ĻѺļҊ
<name> 's interfaces	īҋ
<name> 's method	ĺ҆ľ҇
<name> 's methods	Ŀ҉
<name> 's nested	ļ҉
<name> 's parameter	Ā҇Ł҆
<name> 's signature	ď҈ĕҐ
<name> 's subclasses	ĚҎěѷňҌ
<name> 's tests	ō҈
<name> 's type	Őҋ
<name> 's value	đҐĕѸ
<name> <literal>	ğ҈īҏĵѹ
<name> <name>	ĀѱāҨąѶćѲĉѵĊѵċ҆ďҨĐѳđҴĔѲĕҕėѸęѸĚѴğҗĠѹġѶĢѹĥѰĪѺĬѺĭҧįҝİѸĲ҈ĳҖĴҖĵ҇ĶҔķѵĺѴŁѰŃѲńѹŇѱŌѺōѣŐѸőѷŒҕœҊ
<name> <name> $	ĀңāғďҞđџēѹğѹĢ҉ĥѺįҖİѹĳҥĵҎĹҊĺѹŁѸńѳňѶœҌ
<name> <name> <name>	ĀѸāқĘѷě҈
<name> <name> does	ĀѺāҊĘ҆
<name> <name> for	đѹĕҍ
<name> <name> in	ĀѹāѸđґē҇ĭ҆
<name> <name> is	ĕ҇Ķ҉
<name> <name> of	ğҚ
<name> <name> or	āѹċ҈
<name> <name> something	Ķҋ
<name> <name> the	āҕŐѸ
<name> <name> to	āѰđҏ
<name> <name> version	Į҇
<name> <name> what	đқŇѺ
<name> <name> |	Āѫāҩď҆ĐѺđҿĘѸě҆ĢѺĩҋĭғĶ҆ŃѸōѩ
<name> <path>	ĀҊāѱħҎįҋ
<name> <path> $	įҌ
<name> <path> |	Ā҉āѺ
<name> _ $	ĀҏāќĂѫăѸĄѹą҇ćғĉҌĊ҇ċѴČѵďҏĐ҇đҐĔѺĖѭėѡĘѷę҇ĜѭĝҊĞ҈ġҋģ҉ĤҎĥҒĦѷħѶĩ҈ĪғīҊĮҒįҊİѩıѱĳғĴҒĺҌļ҉ĿҎŁѶłѶń҆ŅѭŇҍňғŉѶŌѺō҆ŎѳŏѮŐ҈őѸŔѴŕѴ
<name> _ <literal>	Ŕҏ
<name> _ <name>	āғĂѴąѸćҐĈѸĉѱĎѹďҳĐҔđѥĔҔĕҟĖѺėѵĘҳęҚĚҩěҎĜѺğҕĠѹġѹĢѷģҔĤѲĥѱĩѳĪѹīѳĭҨįѶĲҕĳѺĵѴĸѴĹҗĻҏļ҆ĿѶŀѯŁѠŃѱŅѺņѷŇѫňҌōҔŐѮőѮŒѵ
<name> _ <path>	ĀҝāҎĜҟģҏħҜĩѳĪѲņѺŏѹőѹ
<name> _ <tag>	ā҇ĊѸĠҏ
<name> _ a	ĀҐā҈ĂѺćҊĊѸĐ҈Ē҈ĘҌĚҐěҌġѲĬҎĭѹļ҉ľѹŃѶŅ҆ņѺňҎŌ҈ŎѸ
<name> _ above	ēҙě҈ĳѸ
<name> _ abstract	ĀѺĂҘĬҐĿѺ
<name> _ access	ĭҏ
<name> _ added	Ā҉
<name> _ after	ĀҒĠѺ
<name> _ all	Ā҈āѹĆҊġ҈Ģ҇
<name> _ allowed	ė҈
<name> _ already	ĭ҆
<name> _ among	ĀҐę҈
<name> _ an	āҒĘ҉ĥѷĩ҆īҍļ҉ŀѺńѺ
<name> _ and	ĀҍāҞĊѺĐѺķѵĺѹ
<name> _ annotated	ē҉
<name> _ annotation	āҏđѺ
<name> _ any	Āҕāѳī҇
<name> _ anybody	Ā҉
<name> _ anything	ĀѺń҈
<name> _ anywhere	ō҈
<name> _ are	ĀѸĉ҇Ċ҆Ĥ҆ń҈
<name> _ args	ā҇ĉѸĊѺŁҐ
<name> _ argument	ď҉
<name> _ arguments	Ł҆
<name> _ around	Ā҇
<name> _ as	đҍĚ҇ěѶĬҏĭҒŋ҆
<name> _ async	ā҉ĬҔ
<name> _ at	āѶđ҆Ė҇ĠѺĶ҈Ĺ҆ń҉Ō҇
<name> _ attribute	ŐҐ
<name> _ attributes	āѺĤҊ
<name> _ available	ģ҈
<name> _ back	ĔҎŇҔŐѹ
<name> _ base	ĀѮěҞ
<name> _ be	āѺĭҌ
<name> _ been	ĭ҇
<name> _ before	Ā҉ā҆
<name> _ being	Ĭ҆
<name> _ between	ĀҊāѱŁ҉
<name> _ big	āҌŒѸ
<name> _ born	ą҈
<name> _ by	ĀѬā҆č҉ď҆ěҘĩ҉Ļҋ
<name> _ call	Āѷā҇ĉѮĊҒĕ҆Ęґ
<name> _ called	ĀҊĉѵĊҌĕ҆ęҗŅ҆
<name> _ callees	ĉҍ
<name> _ caller	ĀѹāѷĉҏĘҖĚѺ
<name> _ callers	ĊґĘ҉
<name> _ calling	āѸĊ҇ĔҌĘ҆
<name> _ calls	ĉ҆
<name> _ can	ķ҇
<name> _ caught	Āҕ
<name> _ cfg	ā҆
<name> _ changed	ĀѸįҏ
<name> _ changes	Ā҉
<name> _ child	āѺćҒĚґň҆
<name> _ children	ĀҋňҔ
<name> _ ci	ĀѺāҎŕѹ
<name> _ class	ĀѶā҇ĵѰĹҫ
<name> _ classes	Ā҆ćҋĥѷňҌ
<name> _ cls	ĚҌĹ҈
<name> _ code	ĀҏāѶ
<name> _ come	āѱŌҋ
<name> _ comments	āҏ
<name> _ commit	įҍİѹ
<name> _ committed	Ď҈
<name> _ config	Đ҆
<name> _ configured	ĐҐ
<name> _ considered	ĭҋ
<name> _ constant	āѴđҌ
<name> _ constraint	Į҆
<name> _ could	ĀѺ
<name> _ count	ĀҢćѱĎ҉
<name> _ created	ā҆
<name> _ dead	ĀґāѪŏ҇
<name> _ declared	ĀѺĭ҈ĽҍŁ҉
<name> _ decorated	ēҌ
<name> _ decorators	ēҊ
<name> _ def	Ļ҇
<name> _ default	āѶđѹĔҍĕҔ
<name> _ defined	ĀѬĆҝġҊĵҊķѸĺҎļ҇
<name> _ definition	ķҍ
<name> _ deleted	ĀѹāҊ
<name> _ derived	ĀҌć҉ě҆ňѸ
<name> _ descendants	Ěҗěѹ
<name> _ designed	ā҉
<name> _ differences	ďҋ
<name> _ different	ď҇
<name> _ differently	ā҇
<name> _ disk	Œҍ
<name> _ do	ĀҊāѯŋҊ
<name> _ does	ĕҌĘ҇ęҊĴ҆ĻѺŋҏ
<name> _ down	āѹĽ҇
<name> _ during	āҊ
<name> _ enough	ā҉
<name> _ entry	Đ҇
<name> _ environment	ĀѺğ҈
<name> _ equal	đ҇
<name> _ every	ĀѸā҈
<name> _ exceptions	ŃѶńҜ
<name> _ executed	ęҎěѺŌ҆
<name> _ exist	ŀҊ
<name> _ existing	ŋ҉
<name> _ exists	āѹĘҌ
<name> _ exported	ĭҗ
<name> _ exports	ģ҉
<name> _ extended	ěҍ
<name> _ extension	Œҋ
<name> _ fail	āґōѸ
<name> _ failing	Ā҆
<name> _ far	Ā҆
<name> _ fetched	ğ҆
<name> _ field	Ĥ҆
<name> _ fields	ĀҔāѧĤҏ
<name> _ file	ĸ҈ļ҆ŒҌ
<name> _ for	Āѷāҍă҇ĔѸĕҧğҕĢ҇īѺŇѷŌѺŏҖ
<name> _ forget	ā҇
<name> _ found	Āѷāѷę҆Ġ҆ġ҇ŋ҇
<name> _ from	ĀѸā҈Ă҉ćҐĊ҆ďҗęҘĚҡě҈ģѧĪѷĸ҇Ņ҆ņѺňѭ
<name> _ func	ďҌĻҐŁѹ
<name> _ function	āѹĔ҈ĕѺĹҐĻҍ
<name> _ functions	āҏ
<name> _ get	ĀѹĞ҆ĵ҇
<name> _ gets	ā҆
<name> _ give	Ā҆
<name> _ given	ĀѹŐ҆
<name> _ go	Ĉ҇
<name> _ good	āґ
<name> _ green	Ŏ҆
<name> _ has	ĀҌĵ҇
<name> _ have	āҊ
<name> _ here	ġҎ
<name> _ how	āѲĎҊđ҈ľ҈
<name> _ i	ĀҎāѲĘ҇Į҉Ĺ҉
<name> _ if	ā҈
<name> _ implement	ā҆
<name> _ implementation	ī҈
<name> _ implementations	ĥ҈
<name> _ implemented	ā҆ĥ҈ķҌĹ҆
<name> _ import	āѹĩ҇Īѹ
<name> _ imported	ĀѶĩҘ
<name> _ importing	āҌ
<name> _ imports	āѸħ҉ĩѺĪҎ
<name> _ in	ĀҍĂѵą҉ćѶĉ҆ĊѵĎ҆Đ҈đ҇ĔҜĕѷėҕě҈ğҊĢ҈ĤѺĩѵīѺĶ҉ĸѷĹҋĻҏĽѷńѺň҇ŊѸŋҎŌѹŎѸŏѺőҋ
<name> _ indirectly	āҋ
<name> _ inherit	ĀҊćѸ
<name> _ inheritance	ā҉Ě҉
<name> _ inherited	Ā҉ě҆
<name> _ initialised	Ā҉
<name> _ inner	Ļѷļҗ
<name> _ inside	Đ҆ę҆ĿҒ
<name> _ instantiated	ĀҖāѷ
<name> _ int	Őҏ
<name> _ interfaces	īҌ
<name> _ internet	ĭҔ
<name> _ into	ā҉
<name> _ introduced	Ľ҇
<name> _ invoked	ĊґęҐ
<name> _ is	āѲď҆đѸĭҌį҇İѺĹҔĻ҈ļҋňѶœҊ
<name> _ it	āѵĂѷćѺĔ҇ĕ҆ęҏĠ҈Ģ҉ĬҘŁѺŌҎ
<name> _ its	Āѭā҉Ă҉ĉѸĐҊē҉ĚҘĢѹĪ҉īѹį҇ĶҐĺҊĻѸļҒŇѶō҆ŐѺ
<name> _ itself	Ħ҇
<name> _ jobs	ā҇
<name> _ known	ŅҌ
<name> _ l	Āҏĳѷ
<name> _ last	ā҆įґ
<name> _ like	ĭ҉
<name> _ line	āѯĴѸĵ҉ĶҊķҒĹ҉
<name> _ lines	ĳҋ
<name> _ list	Āґć҆ĉҋď҆ōѸ
<name> _ live	Œ҇
<name> _ lives	āѸķҎĻ҆
<name> _ loaded	āҊ
<name> _ local	ļ҇
<name> _ location	āѷĵҊķѸĺҕĻ҇Ľ҈
<name> _ long	Āҍ
<name> _ lying	Ć҆
<name> _ made	ĀѶĬ҆ĭҎ
<name> _ make	ā҇
<name> _ many	Ŋ҆
<name> _ me	āҍĹ҆ľ҇Ŀѹń҇ő҇
<name> _ mean	Ā҆āѳŁ҇
<name> _ member	ľґĿѺ
<name> _ method	ĀѸā҈Ă҈ĺҏ
<name> _ methods	ĀѲāҚĂѷĿҗ
<name> _ modified	į҇
<name> _ most	ā҇
<name> _ moved	ā҇ņ҈
<name> _ must	ā҇ğѹ
<name> _ my	ğҊ
<name> _ n	ę҆ĭ҆ľҌĿѸ
<name> _ name	āѸŅ҉ŋ҆
<name> _ names	ĀѺĤґ
<name> _ need	ļ҆
<name> _ negative	Āѷāҋ
<name> _ nested	ā҆ļғ
<name> _ never	ĀѺāғĕ҆ĤѺĸѺŏ҆
<name> _ new	Ā҉āѹ
<name> _ no	ĀѵāҎĐ҆
<name> _ none	ā҆
<name> _ not	ĀѺāҌď҈Ę҇ĚҌě҇īѺĭҏĿѶ
<name> _ now	ā҇ņҍ
<name> _ number	Āѹāґ
<name> _ of	ĂҍĆѸćѵĉѹĊѷč҇ĔҒĕѺĘҊě҇ğҢĠ҈ģғĮҖĹ҆ĺѸŇѸŋѺŌѹœѸŕ҇
<name> _ ok	ŌҋŎ҇
<name> _ on	ĀҘā҉ćҎĉ҆Ē҈ēѶĚ҉Ĝ҉ġѱĢѺĩѷĪҌĹ҆Œҏ
<name> _ one	āҏĆѺĸ҆Ĺ҆Ļ҈
<name> _ ones	Ā҇āѹďҊŁѹō҉
<name> _ only	Ā҇ĂґĆ҉ĒѺīѺ
<name> _ or	ĀҚāѴċ҈Ğ҇Ĭ҈ĭҌňѷ
<name> _ other	ďҊŁѺ
<name> _ our	ŋ҇
<name> _ out	Āҏ
<name> _ outside	ā҈
<name> _ over	āҍ
<name> _ overridden	āҋŀҐ
<name> _ overrides	ĀѹĂҕŀҕ
<name> _ overriding	ĀҕĢѹ
<name> _ own	āѺ
<name> _ parameter	Ā҇Ł҆
<name> _ parent	ćѺĚѺě҉ň҉
<name> _ pass	Ŏ҉
<name> _ passes	Ā҆
<name> _ passing	ĀѺŌғ
<name> _ path	Ċ҇őҎ
<name> _ per	ĀѷāҊ
<name> _ pinned	ėғ
<name> _ place	ā҉
<name> _ please	ĀѺĻ҇
<name> _ pls	ĽҊœ҇
<name> _ position	Đ҇
<name> _ present	āѺĠ҆Ō҆
<name> _ private	ĭҔ
<name> _ project	ł҆
<name> _ property	Ĭ҉
<name> _ public	ģ҇ĭҔ
<name> _ pulled	ā҈
<name> _ put	āѹĸ҈ĺҊő҈
<name> _ raise	Ā҆
<name> _ raised	ĀғāѴŃҒńѸ
<name> _ read	Ā҈
<name> _ redefined	ŀҏňѺ
<name> _ release	āѺė҈
<name> _ renamed	ĀѷņҌ
<name> _ required	Āѳāҝ
<name> _ responsible	Ģ҇
<name> _ right	ĀѱāҒ
<name> _ routine	Ĭ҈ķ҇
<name> _ run	ŌҊ
<name> _ same	āҋ
<name> _ set	ĐҎđ҈
<name> _ should	āѹĻҋ
<name> _ signature	ďҏĔҎĕҐ
<name> _ since	ĀѬāҕ
<name> _ sits	Ļ҇
<name> _ so	ā҈Ĭ҆
<name> _ something	ę҆Ķҋ
<name> _ somewhere	ę҈
<name> _ source	ĺҗĿѹŒ҆
<name> _ specialisation	ĚҎ
<name> _ stands	ĕ҆ŇҊ
<name> _ static	āҌĬғ
<name> _ string	Ā҆
<name> _ subclass	ĀѺĚ҆
<name> _ subclassed	āѺęѺěҌ
<name> _ subclasses	Ā҈ĚҎěѶŀ҈
<name> _ succeed	Ŏ҇
<name> _ superclass	ćҌěҌňҋ
<name> _ tally	ĺѺľҘĿѶŊҌ
<name> _ test	Ā҆āѹŋѹŌ҇œҊ
<name> _ tested	ĀҐāѸōҙŎѺ
<name> _ tests	āѹōҊ
<name> _ than	āҊ
<name> _ that	āҨćѺĊѷď҆Ę҆Ōѹ
<name> _ the	āҖćѴĊҊč҈ĎѸďғĐҋĔҏė҇ĘҊěґğҗġҒĤѷĪѸīѺįѹİѷĵѪķѬĹҊĻ҉ļҍľѴĿѭŀѷŁѬŃѹńѺŅҋņҌŇѸňҕŐѱ
<name> _ their	ĀҌĥ҈ň҇
<name> _ there	ĀѯāѹĘ҆ě҉Ģ҉ĥ҇ļ҆
<name> _ these	ņ҆
<name> _ they	ė҇
<name> _ this	ĀҕĊ҈ėҋĞѵġѸĭ҈ŋ҆
<name> _ through	ĀѸŌҎŎ҈
<name> _ thrown	āѸŃҔ
<name> _ to	ĀѤĉҐĊѺď҇đҌĕҕĚ҇Ģғħ҈īҊĬҊĮѹĵѴĶѹĹ҆ĺѸŁѯŅ҈ŇҎ
<name> _ today	ņҍ
<name> _ too	āҌ
<name> _ tree	ĵ҆
<name> _ true	ěҊĭ҈
<name> _ twice	āҋ
<name> _ type	ĀҋāҎŇѰŐғ
<name> _ typedef	Ľ҈
<name> _ unused	ŏҏ
<name> _ up	Āҋī҆Ō҉
<name> _ used	ĀҊāҊĊҋĶѸō҈ŏѺ
<name> _ value	ĀѲđ҆ĔҐĕҕ
<name> _ variable	ĶҌ
<name> _ version	ėҐ
<name> _ visibility	ĭ҆
<name> _ was	Ņ҆
<name> _ we	ĀѺė҇ġ҉
<name> _ what	āѺćҊďҌđҜĕҎėҍě҆Ĥ҈ĥѺīҊĮѶĿ҉ŀ҆ŁѷņѹŇѵňѷ
<name> _ when	āҏĔҌį҇ŇѷŎ҇
<name> _ where	Ā҇Đ҆ġѹĶ҉ķ҆Ļҋļ҉Ľҏņ҆ŋѵœѹ
<name> _ whereabouts	œ҆
<name> _ which	Āѱā҉ćѺĉ҆đҊĕ҈ī҈ĮѺĽѷŁҍŅѺňҌŐ҆
<name> _ who	ĀѶāҜŀѸ
<name> _ whom	ĀѺ
<name> _ why	ā҈
<name> _ will	Ă҇
<name> _ wise	Ě҈ĭ҈
<name> _ with	āѵď҉ēҔħ҇
<name> _ within	ĻҏļѺ
<name> _ without	āґ
<name> _ work	ĉ҈
<name> _ would	ĀѺāѹĬ҆Ĵ҇
<name> _ written	ĀѯāҎĵ҈ķғĺҍĽѸœҎ
<name> _ wrong	āҍ
<name> _ yes	Āѹġҋ
<name> _ yesterday	āҊ
<name> _ you	ĀѴāѴĔ҆ĕҊğ҆Ģ҆ŋҊŒ҇
<name> _ |	āќĉҕċѺđҫĕѳėѵĚҋěҒĜѺĝѺġѮĤҊĥҒĪ҈ĬҟĭҗİѺĲѸĵ҉ķѸĺѷĻ҈ľҎĿґŀѷŁҌŅѶņ҆ŇғŊ҇ŋѶŌѷōѩŎ҈ŏѹŐ҇őѹŔѹ
<name> a	ĀѯāѫćҐĘ҇ę҆ĚғĬҨĳѺĹ҈Ľ҇ŋѹŌ҈œҊ
<name> a <name>	ĀѬāҏĚѷĬҨ
<name> a base	ćѷňҊ
<name> a child	ćҒĚҋňѸ
<name> a good	ā҉
<name> a list	Ā҉
<name> a method	Ā҆
<name> a parent	ĚѺěҌ
<name> a property	Ĭ҉
<name> a routine	Ĭ҈
<name> a specialisation	ĚҎ
<name> a string	Ā҆
<name> a subclass	ĀѺĚ҆
<name> a superclass	ěҌ
<name> a test	œҌ
<name> a typedef	Ľ҈
<name> about	ĀѺāҌ
<name> above	ēҐ
<name> abstract	ĀѸāҋĬҚ
<name> abstract $	Ĭҍ
<name> abstract |	Ĭҍ
<name> accept	ĀҔāѶĘѹĚѺŁҋ
<name> access	ğҙĭ҇
<name> across	ĀҊ
<name> across the	ĀҊ
<name> actually	āѹķ҈
<name> add	āґĪѺ
<name> added	ĀҡāѨ
<name> added $	ĀҐāѴ
<name> added to	Āѷā҉
<name> added |	ĀҢāѡ
<name> adheres	ī҆
<name> adopts	īҋ
<name> after	ā҈
<name> after <tag>	ā҈
<name> all	Āҋ
<name> all of	ĀҐ
<name> allowed	āҊ
<name> allowed twice	āҊ
<name> also	ā҇ĚґĬѺ
<name> altered	į҈
<name> altered |	į҈
<name> although	ĀѺāғ
<name> although it	ĀѺāғ
<name> among	āѰćѷč҇Ěҏěґŋ҇
<name> among its	ěҌ
<name> among the	ĀҌāѲĚҍ
<name> an	ĀѸāѹě҉Ĝ҆ī҉
<name> an <name>	Ā҆
<name> an implementation	ī҈
<name> and	ďҝĕҏğ҈Ħ҆ĩѺŌ҉
<name> and <name>	ĀѯāҊďҟğҋ
<name> and <path>	āҊ
<name> and at	ĀҊ
<name> and do	ĀҊāѸ
<name> and in	āѺň҈
<name> and it	Ĕ҈
<name> and its	ĀҊāѸ
<name> and need	Ā҇
<name> and never	ĕ҆
<name> and the	ď҆
<name> and their	ĀґāѺ
<name> and when	ā҈
<name> and which	ĀѺāѶŁ҇ň҈
<name> and who	ĀѬāҖ
<name> annotated	ēҎŇ҉
<name> annotated with	ēҎ
<name> annotation	āґđѺ
<name> annotation |	āҏđѺ
<name> any	ā҆Œ҉
<name> any good	ā҈
<name> apart	ď҉
<name> apart from	ď҉
<name> appear	ĀѺěҌ
<name> applied	Ē҈ēҍ
<name> are	ĀѵāҰĆ҇ĉѺė҈ĥ҆ŏ҈
<name> are a	āҊ
<name> are failing	Ā҆
<name> are never	ā҆
<name> are not	Ā҆
<name> are only	āѷĂҋ
<name> are tested	ā҆
<name> are there	ĥ҈
<name> are unused	ŏ҉
<name> are used	ā҈
<name> argument	ĀҏāѶĔҍĕѺ
<name> argument of	Ĕ҈
<name> argument to	Ā҆
<name> around	ġҎ
<name> around in	ġҌ
<name> as	Ā҆āѳćѴĒ҈Ę҆Ěҕě҇ġѸĬѺĭ҇ňҐŌ҇
<name> as a	āѸĒ҈ĘҊĚѶěҎġѹĬѺĻ҇
<name> as an	Ā҇ā҇
<name> as base	Ě҉
<name> as their	Ā҈ňҊ
<name> assigned	ĶҎ
<name> assigns	ĕ҇
<name> assigns to	ĕ҇
<name> async	ĀѺĬҙ
<name> async $	ĬҊ
<name> async |	ĬҌ
<name> at	āѮĠҋġ҈ĺ҆ń҈ŋѺ
<name> at <tag>	ĀѺĠ҆
<name> at all	ĀҍāѸġ҉
<name> at me	āѹń҈
<name> at some	Ā҉
<name> at which	ā҈
<name> base	ćҖňѰ
<name> based	ĀѷćҐĚҏňѷ
<name> based on	ĀѷćҏĚҏňѷ
<name> be	ĀҖāғě҉ġ҇ĭҎŀѺŇѵŋ҆
<name> be a	ā҇
<name> be called	ĀҒāѱ
<name> be considered	ĭҋ
<name> be found	Āѷāѷę҆ġ҇ŋ҈
<name> be made	ā҈
<name> be moved	ā҉
<name> be overridden	āҎŀѺ
<name> be pulled	ā҈
<name> be run	Ō҇
<name> because	āѹěҊ
<name> become	ņҏ
<name> been	ĀѶāѱĬ҇ĭҋĺ҈ő҇
<name> been committed	Ď҆
<name> been made	ĭ҈
<name> been put	ĺҊő҈
<name> before	ĀѺā҉ņ҈ŋѸ
<name> before the	Ņ҆
<name> before |	ā҉ŋѸ
<name> begin	ĀҍĐѺ
<name> begin and	Āғ
<name> begins	ķ҉
<name> behave	Āѷāҋ
<name> being	ĀҎāѺ
<name> being a	ā҆
<name> being called	Ę҆
<name> belong	ě҇
<name> belong to	ě҇
<name> belonging	ĹҊ
<name> belonging to	ĹҊ
<name> block	ŕ҈
<name> block of	ŕ҈
<name> body	ķ҇
<name> builds	Āѹć҉
<name> builds on	Āѹć҉
<name> built	ňҊ
<name> built on	ćѺňґ
<name> but never	ŏ҆
<name> by	ĀѶĂ҆ďҊęҎĚ҇ěѷń҉
<name> by <name>	Āѳć҇ď҈ęҐěѺńҊ
<name> by calling	āѺĊ҈Ę҆
<name> by default	ĕ҉
<name> by inheritance	ā҉Ě҉
<name> by the	Į҇
<name> call	ĀѪāҏĘҌęҔŁ҉
<name> call $	āѴĉҋĘ҇
<name> call <name>	āҐ
<name> call in	ā҆
<name> call it	ĘѷęҒ
<name> call |	āѷĉҍĘ҆
<name> called	āҗĉѺĊғĹѺļѷņҎ
<name> called $	Ċ҉
<name> called before	Āҋ
<name> called from	Ċ҈
<name> called in	Āҏāѳ
<name> called now	ņ҈
<name> called per	ĀѷāҊ
<name> called |	ĀѷāқĹѺļѸ
<name> callers	ĀѵĊҘ
<name> calls	ĉҏĊѱĘҋęҗļѹ
<name> calls $	ĀҌęҋ
<name> calls <name>	āѺĘҒ
<name> calls what	ĉ҆
<name> calls whom	ā҇
<name> calls |	ę҈
<name> can	ĀѹāҍĉѹńҌ
<name> can fail	ā҉
<name> can raise	ń҈
<name> carries	ēҐ
<name> carries $	ēҌ
<name> carry	ā҉
<name> catch	ĀѺāҌ
<name> catch |	ā҆
<name> caught	ĀѥāҜ
<name> change	āҊ
<name> change after	Ā҈āѹ
<name> changed after	ĀҒāѴ
<name> changed since	ĀѸāҊ
<name> check	ĀѺāқ
<name> class	ĀѵāѹĵҖĹ҉ĺҌĿ҇
<name> class $	ĵ҉
<name> class <name>	Ĺ҆
<name> class is	Ĺ҈
<name> class |	Ĥ҆
<name> classes	ĀѸćѸňҟ
<name> come	ĀѹāѰĚҊ
<name> come from	ĀѹĚҊ
<name> come into	Ā҆āѵ
<name> come with	Ĥ҆
<name> comes	ĸ҈
<name> comes from	ĸ҈
<name> commit	ĀѺĎҌ
<name> commited	Ā҉
<name> commited changes	Ā҉
<name> commits	ā҆
<name> compare	ďҌ
<name> compare with	ď҉
<name> compared	ďҍ
<name> compared to	ďҍ
<name> conforms	īҋ
<name> conforms to	ī҉
<name> considered	ĭ҉
<name> considered like	ĭ҉
<name> consists	Ā҈āѸ
<name> consists of	Ā҈āѸ
<name> constant	đҌĶ҆
<name> constant $	đҌ
<name> contain	ĀѮĘҌľҋĿҋ
<name> contain $	Ŀҋ
<name> contain an	ĀѷĘҋ
<name> contain |	ľҊ
<name> contains	ĀҍŊ҆
<name> contains |	Āґ
<name> content	đѹĴҟ
<name> content $	đѹĴҟ
<name> correct	āҒĘҍŇѯ
<name> could	ĀѺā҆Ģ҇
<name> could you	ĀѵĢ҇
<name> count	ĚҋĬҏ
<name> count as	ĀѸĚҋĬҏ
<name> counted	ĳ҇
<name> counted in	ĳ҇
<name> counts	ĭҎ
<name> counts as	ĭҎ
<name> covered	Ā҆
<name> covered by	Ā҈
<name> created	Ā҈āѹ
<name> created |	ĀҊāѷ
<name> currently	Ō҇
<name> declare	āѺĂҊćѹĿ҉
<name> declare |	ĂҊćѹĿҊ
<name> declared	ĀѱĬҊĭ҈ĵ҉ĽҌ
<name> declared $	Ľ҈
<name> declares	Ă҆ļ҇
<name> declares its	ļ҇
<name> decorated	ēҕ
<name> decorated $	ē҇
<name> decorated with	ē҆
<name> decorated |	ē҆
<name> decorator	Ē҈
<name> decorator $	Ē҈
<name> def	ĵҊĶҋķѵĺҖ
<name> def line	Ķҍ
<name> def location	ĵҋķѹĺҗ
<name> default	đѺĔ҈ĕғ
<name> default $	Ĕҏ
<name> default to	ĕҋ
<name> defaults	ĔҌĕҐ
<name> defaults to	ĔҒ
<name> define	ĘѺĺґļ҉ľҊĿ҈
<name> define $	ĀѷľҋĿ҉
<name> define <name>	ĀҏāѸĐ҇ĺҊ
<name> define its	ļ҈
<name> define the	ĺ҈
<name> define |	Ā҆
<name> defined	ĆҋđҐĒѯĵ҉Ķ҆Ĺ҇ļ҈
<name> defined $	ĺҊĻѸļҍ
<name> defined by	ĀҊĻ҇
<name> defined in	ķ҆
<name> defined |	ĆҍĒѯĵ҆
<name> defines	Ā҈āѹļҎľ҉Ŀ҈
<name> defines $	Ā҈ľ҇
<name> defines <name>	ļҋ
<name> delegates	ĉҠđѺ
<name> demand	Ăҏćѹ
<name> depend	ĀҋāѲĪҌ
<name> depend on	ĀҌāѲĪҊ
<name> depends	ĩѺĪ҇
<name> depends on	ĩѺĪ҇
<name> derive	ňѹ
<name> derive from	ňѹ
<name> derived	ĀѺćҋĚҒňѸ
<name> derived from	ć҈ĚҒňѹ
<name> derives	ć҉
<name> derives from	ć҉
<name> descend	ć҈
<name> did	ā҇ė҆
<name> differ	Āѵā҇ďҐ
<name> differ from	ď҇
<name> directly	Ęҋ
<name> directly or	Āґ
<name> do	Āѭā҇ġ҈ĢҐĮҊŋ҉Ŏ҇
<name> do i	ėѺĮҋ
<name> do in	ā҆
<name> do the	ĀѸŎ҆
<name> do we	āѹġ҉
<name> do wrong	ā҈
<name> do you	āѸŋҊ
<name> do |	ĀѷĢҗ
<name> docs	ā҆
<name> documented	ĀҊ
<name> documented in	ā҈
<name> documented |	ĀҒāѯ
<name> does	ć҈ĉѺĐ҆ėҍĘҎě҆ġҊĢҦĪѺīѸļҊŌѹ
<name> does $	Ģҋ
<name> does <name>	ĀҏāѪćҍę҇ě҇
<name> does inner	ļ҆
<name> does it	āҌĘ҇
<name> does not	ā҆
<name> does that	ĀҎāѶĘ҆
<name> does the	ĀѪāҕġ҈
<name> does this	Ā҆āѲė҈
<name> doing	Ģ҇
<name> enclosed	ā҆Ļ҈ļ҆
<name> enclosed by	ā҆
<name> enclosing	ĻҐ
<name> end	Āҏ
<name> end up	Āѹā҈
<name> end |	Ā҈
<name> entry	ĐҒ
<name> entry inside	Đ҆
<name> entry of	Ā҆Đ҇
<name> enum	ĸ҉
<name> env	āѺğ҈
<name> environment	ğҋ
<name> equal	đҚĪѺ
<name> equals	đҚ
<name> equals what	đҒ
<name> evaluate	đҌ
<name> evaluate to	đҌ
<name> evaluates	Ň҇
<name> evaluates to	Ň҇
<name> ever	āҊęҏěѹ
<name> everywhere	Ćҍ
<name> everywhere $	Ćҍ
<name> except	āҐ
<name> except the	āҐ
<name> exception	ŃҜ
<name> execute	ĉҋĘҎ
<name> executed	ā҆
<name> exist	āҌĘѸĠҔġҏ
<name> exist $	Āѱġҗ
<name> exist at	ĀѹĠ҆
<name> exist in	āҌġѺ
<name> exist |	Āѹ
<name> existed	Ā҆Ġ҇
<name> existed in	ā҇
<name> exists	āѷġҝŋҘŌѷ
<name> exists $	ŋ҈
<name> exists as	ŋ҇
<name> exists in	Ā҇ġ҈
<name> expand	Āѷāґđ҇
<name> expand to	Āѹđ҇
<name> expect	Ā҈āѺŁ҉ŇѺ
<name> expects	Łҋ
<name> export	ģҊ
<name> export |	ģ҆
<name> exported	ğѸĭҍ
<name> exported |	ā҆ğѸĭ҆
<name> exports	ģҌ
<name> exports $	ģҊ
<name> expose	ģҏ
<name> extend	ĀѹćґĚ҉
<name> extend <name>	ā҆Ě҉
<name> extend |	ćҒ
<name> extended	ě҈ň҇
<name> extended by	ě҈
<name> extended |	ň҇
<name> extends	ćҗĚҒňѶ
<name> extends $	ćҍňѺ
<name> extends <name>	Ěғ
<name> extends what	ć҇
<name> fail	ĀҘāѷń҆ŊѺœѺ
<name> fail $	ĀҍāѶń҆
<name> fail on	Āѹā҈
<name> fail |	ĀғāѺ
<name> failing	āѺ
<name> fails	ĀҍāѸ
<name> fails |	ĀҍāѲ
<name> fall	ĔҌ
<name> faster	āҐĬѸ
<name> faster now	ā҇
<name> field	Ā҉āѺĐҋĤҍ
<name> field $	Đҋ
<name> field names	Ĥґ
<name> fields	Āѵā҉Ĥ҇
<name> file	ā҇ĵҌķѶĻ҆Ľ҇
<name> file and	āҊķѷ
<name> file line	ĵҌĽ҆
<name> first defined	Āѹā҈
<name> flaky	āґŌѹ
<name> for	ĂѺć҇ċҐđѵĔ҇ĕҋėѹĞѸğ҈ĢҕģѹĥґĦ҆īѹįѺİѷĹ҆ĿѹŁ҆ő҆
<name> for $	ĀѹĢҘ
<name> for <name>	Āѫāҍď҇
<name> for a	ň҆
<name> for me	ĀѹāҔģѺĹ҆ő҈
<name> for the	ĀҚāѷćҏĔ҉ğҊĢѸİѷ
<name> for this	ĀҍėѹĞѸ
<name> for |	āѬĢ҈ĥҕ
<name> forces	Ă҉ĿѺ
<name> forgot	Œ҈
<name> free	ā҇
<name> from	ď҆ĐѺğҕĹ҆ŁѺňҍ
<name> from <name>	Ā҈ňҎ
<name> from <path>	ā҆
<name> from a	Ā҉
<name> from class	ĀѸā҈
<name> from outside	ā҈
<name> from the	Ā҆āѸąѸď҉ğҊŁѺ
<name> from where	ĀѸĊ҈
<name> fulfils	īҋ
<name> func	ķҊŁҍ
<name> func $	ķҊŁҍ
<name> function	ĀҌāѵĔ҆ķ҈ļҋŁ҆
<name> function $	ķ҈
<name> function <name>	ĀҊĔ҆
<name> get	ĀѺāҌĉѺęҐě҆Ķ҆ō҈
<name> get called	ā҇ę҈
<name> get from	āҎ
<name> get its	Ķ҇
<name> get thrown	Ā҈
<name> gets	Ā҉ĆҊĊ҈ęҍĶ҇
<name> gets called	ĀѺęҊ
<name> gets defined	ĆҌ
<name> gets instantiated	Ā҇
<name> gets its	āѹĶ҉
<name> gets raised	Ā҆
<name> gets read	Ā҇
<name> give	ĀҌĔѸĕҋ
<name> give me	Āґ
<name> give to	ĕ҆
<name> gives	ĕ҇ŇғŐѷ
<name> gives back	Ň҉
<name> gives which	Ň҆
<name> go	Ā҉āѶ
<name> go through	āѸ
<name> go |	ĀҊ
<name> goes	Ō҆
<name> goes through	Ō҆
<name> good	āѹĢҋ
<name> good for	āѹĢҋ
<name> got	ď҆ľ҇ņ҇
<name> got a	ĀҊ
<name> got in	ď҆
<name> got |	ľ҆
<name> green	Ō҇
<name> green |	Ō҉
<name> had	ŅҎ
<name> handled	ĀҝāѲ
<name> hands	ĉ҇Ň҉
<name> hands back	Ň҉
<name> happens	Ĭ҈
<name> happens to	Ĭ҈
<name> has	ćѺĐ҉ē҉Ě҆ĤҌī҆ķ҇ĺҌĻѹļҔľҊĿ҆ŀѹŁ҆ŇѷŌѺ
<name> has $	āѷđ҆ē҉Ĥ҈Ł҉ō҇
<name> has <name>	Ě҉
<name> has a	ĀѺĕ҆ĺ҉ļҊ
<name> has an	Ā҆ļ҇
<name> has as	ć҈
<name> has been	ĭ҇
<name> has how	Ā҇
<name> has its	ĺ҇
<name> has n	ľҌĿѸ
<name> has no	ā҈
<name> has that	āҊ
<name> has which	đ҇Ŀ҆Ő҆
<name> has |	ň҉
<name> have	ćҊĉѸĐ҈ē҇Ĕ҆ė҆ěҋĭҎĸѺ
<name> have $	ĀѯāѶć҆ŀ҆ňҗŐ҈
<name> have <name>	ĀѲāѺĘ҆ěґĭ҈
<name> have a	ĀҌćҋ
<name> have in	ĀқāѯđѶľ҇
<name> have its	ĐҊļ҆
<name> have many	Ā҇
<name> have no	ā҇
<name> have to	ė҉
<name> have |	ĀѺāѺđ҇Ĕ҆Ģ҈Ĥ҉ĳ҆ĸѺĿҊ
<name> here	āҕġ҈
<name> here $	Ā҉ġ҉
<name> here |	Āѹāҗ
<name> hits	ŏҘ
<name> hits for	ŏҘ
<name> holds	āѴđҊĤҒŌ҈Ő҇
<name> holds $	ĤҒ
<name> how	ĀѶāҍŊ҆ŒѸ
<name> how many	ĀѺŊ҆
<name> i	āѮĕ҆Ğ҆ĺ҉Ł҇
<name> i mean	Ā҆āѳŁ҇
<name> i need	ļ҆
<name> identical	ā҈Ćѹ
<name> if	Ĕ҇
<name> implement	ĥѹīҐ
<name> implement $	īҊ
<name> implement in	ĀҌāѹ
<name> implement its	ā҉
<name> implement |	āѹ
<name> implemented	ĀѷĥґĺҎŀ҆
<name> implemented $	ĥ҉ĺҎŀ҇
<name> implements	ĥѵīҚ
<name> implements $	ī҈
<name> implements what	ĥѺīҏ
<name> import	Āҏĝ҆ģѶŏ҆
<name> import <path>	ĀѺāҊ
<name> import from	Āҝāѵģѷ
<name> import |	Ī҈
<name> imported	ĀѺāҎ
<name> imported |	āҎ
<name> importing	ĪҊ
<name> imports	ĀҍĜ҇ĝ҇Ī҈ŏѶ
<name> imports $	Ī҈
<name> imports <path>	āҌĜҊ
<name> in	ĀҟāѺĂѷĆ҆ćѹĉѶĊҗč҉Đ҇đ҆ĔҏĕѸę҈Ě҇ĜѹĠҒġҐĢҎģѵĤѵĥ҈Ħ҇ĪѺĬѺĭ҇ĮѸĳѳķѹĹ҈ĺѶĻҎļѺĿѵŀғŁѹńѺŇѶňҎŊѹŌѺŎѸŐѶœґŔѹ
<name> in <name>	ĀҚāҒĐҋĕѺĘѹę҈ĢѹĹҋĻҊļѸ
<name> in <path>	ĀҠĐ҆
<name> in <tag>	ĀҋāѶĊѹĠ҉
<name> in a	Ģ҈
<name> in an	Ħ҇
<name> in cfg	ā҆
<name> in child	ŀ҇
<name> in here	ġ҈
<name> in it	Ā҈āѹĠ҈œҌ
<name> in its	Ę҇
<name> in my	ğҊ
<name> in our	Ā҇
<name> in place	āҍ
<name> in subclasses	ŀҍ
<name> in the	āѨĆ҆ĊҖĐѹđҊę҆ě҇Ğ҇ġ҇Ķ҆ŁѺŇѺňҔ
<name> in their	ĀѸāҋĥҋ
<name> in this	ĀѸā҆Ċ҈ġѹĢ҆ĭ҉ŋ҆
<name> in what	ŀ҉
<name> in which	ĀѸāҊĆ҆ő҈
<name> include	ĀѹĪҊ
<name> including	āҏňѺ
<name> including comments	āҏ
<name> indirectly	ĀѹāҌ
<name> indirectly through	ĀѺāґ
<name> indrect	Āҋ
<name> inherit	āғć҇ľѱ
<name> inherit $	ĀѳāҖć҉ľѱ
<name> inherit from	ĀҌ
<name> inherited	ě҈ň҉
<name> inherits	ĀѺćҊĚҏěҌĭѺ
<name> inherits from	ć҈ěҌ
<name> inside	Đ҇ę҆ĹҐĻҘļѱ
<name> inside <name>	ę҆ĻҊ
<name> inside the	ĹҋĻ҉ļѹ
<name> instantiated	Ā҉āҌ
<name> instantiated |	ĀҋāѸ
<name> interface	ĥҎĽҎ
<name> interface |	ĥҋ
<name> internet	ĭҋ
<name> into	ĀѷāҘą҇ľ҇
<name> into <name>	ĀѺāґľ҇
<name> into one	ā҉
<name> into the	ą҇
<name> introduced	Ā҈
<name> introduced $	Ā҈
<name> invoke	ĉҒ
<name> invoke |	ĉ҉
<name> invoked	ęҎ
<name> invoked from	ęҊ
<name> invokes	ĉҕĘҎ
<name> invokes $	ĉҊ
<name> invokes <name>	ĘҎ
<name> is	Ā҇ĂѺąѺĆ҉ćѳĈѶċѹĐҔĒѸē҉ĔҒęҕĚ҈ěҥģѹĨѹīѺĬҬĭҡĮ҆İѺıѸĴѸĸѵļ҉łѹňѮŋ҇ō҇ŎѺŐҊőѷŒѹŔѺ
<name> is <name>	ĀѬāҙĆҋĘѹęҊĭҥĻѹļ҉Œѹ
<name> is a	ĀѶā҉ć҇Ě҉Ĭҙň҇
<name> is abstract	Ĭҏ
<name> is already	ĭ҆
<name> is among	Ā҇
<name> is an	Ā҆ĥѹī҈
<name> is annotated	ē҈
<name> is async	Ĭҏ
<name> is being	Ĭ҆
<name> is called	ĀҊĕ҆
<name> is caught	Āҋ
<name> is child	ć҇Ě҇
<name> is configured	Đҏ
<name> is declared	ĽҋŁ҉
<name> is decorated	ēҌ
<name> is defined	ĀѵĆҍġҊĵ҆ķѹĺҍ
<name> is derived	ĀҍćҊě҆ňѪ
<name> is equal	đ҇
<name> is existing	ŋ҆
<name> is exported	ĭҌ
<name> is extended	ě҉
<name> is for	ĀѷĢҎ
<name> is how	āѺđ҆
<name> is implemented	ā҇ķҌĹ҆
<name> is imported	ĩ҆
<name> is in	Ķҋ
<name> is inherited	ě҉
<name> is internet	ĭҋ
<name> is introduced	Ľ҆
<name> is invoked	ĊҌę҆
<name> is it	Ā҆āѹĬҋ
<name> is nested	Ļ҆
<name> is not	ě҆
<name> is only	Ā҉
<name> is overridden	ŀҋ
<name> is pinned	ėҏ
<name> is private	ĭҋ
<name> is public	ĭҌ
<name> is raised	Āҍāѷ
<name> is redefined	ŀҍ
<name> is required	ĀҌāѵėѴĮҍ
<name> is responsible	Ģ҇
<name> is set	Ā҆Đ҈đ҈
<name> is something	ę҆
<name> is static	Ĭҏ
<name> is tested	ōҌ
<name> is that	Ĭ҇
<name> is the	ĀѶā҉ćѱĐҊěҊĻѶļҊŅ҆ňҒ
<name> is there	āѷĘ҆ě҉Ģ҉
<name> is thrown	ŃҊ
<name> is used	ĀѺāҋĊҋĶѸō҈
<name> is what	ě҈
<name> is written	āѷĵ҆ķҐĺ҇ĽѹœҌ
<name> is |	ĀѹĬҌŐ҆
<name> it	ĀҍāѮĹ҆Ļҏ
<name> it $	Ā҈
<name> it is	ĀѹĹ҇
<name> item	ģҏ
<name> item of	ģҏ
<name> its	āѰđ҈į҆ķ҆ŐҎ
<name> its last	āѺį҆
<name> its value	āѺđ҉
<name> itself	ĀҋćѸ
<name> kindly	āѺė҆
<name> kindly $	Ĕ҆ė҆
<name> known	ġ҆
<name> lacks	ď҆
<name> lacks and	ď҆
<name> last	įҍ
<name> last change	į҆
<name> leaves	Ăҏ
<name> leaves abstract	Ă҇
<name> line	ĀѷāѵĐ҇Ĳ҇Ĵ҈Ļҋ
<name> line <line>	ā҆
<name> line in	Ĵ҆
<name> line no	Đ҆
<name> lines	ēґ
<name> lines a	ĳ҆
<name> lines above	ēҎĳѸ
<name> list	Ā҆ģ҇
<name> list the	ĉ҇ĊѺ
<name> live	ĠѸķҕœҊ
<name> live $	ķҔ
<name> live in	ā҈
<name> live |	āѵœҊ
<name> lives	ĀѸķґ
<name> lives in	Ĺ҆
<name> load	Ī҇
<name> loads	āҎœѺ
<name> local	ĻҎļ҆
<name> location	ĀѺāҏĐ҇đѸğҘĶ҈ĸґĻҎŌѺœѸ
<name> location $	āѹđѸğҙĶ҈ĸҒĻ҉
<name> location in	Đ҈ő҇
<name> look	ā҇
<name> look like	ĀҊ
<name> make	āѹĉ҆
<name> makes	ĊѺĘ҈ģ҈Ĭ҆
<name> makes available	ģ҆
<name> makes it	Ĭ҇
<name> marked	ĭҎ
<name> matched	āҊĸѺ
<name> matched in	ā҈ĸѺ
<name> mean	ā҇
<name> mean |	ā҆
<name> measured	āҍ
<name> method	ĀѸāѴĹҕĺҞľҎĿ҉ŀ҆
<name> method $	Ā҇ĺ҈
<name> method <name>	ĹѺĺҊ
<name> method in	ĹҊ
<name> method of	ĹҊ
<name> method on	Ā҈
<name> method |	ĺҌ
<name> methods	āҌľѶ
<name> module	ā҇Ķ҈ŒҔ
<name> module $	Œҋ
<name> module live	Œ҇
<name> most	āҌ
<name> move	ņ҉
<name> moved	Ā҈ņ҉
<name> n	ĳ҆
<name> n lines	ĳ҆
<name> names	ģҋ
<name> names of	ģҋ
<name> need	ĀҊģѺ
<name> needs	Ī҆
<name> nested	Ļ҇
<name> nested function	ĻѺ
<name> nested in	Ļҍ
<name> never	āҐĉѸńѺ
<name> new	ņ҈
<name> new name	ņ҈
<name> no	Ā҆
<name> not	Ćҋ
<name> not implement	ā҆
<name> not only	āѹĆ҉
<name> object	āҍĤ҆Ŀҋ
<name> object $	ĿҊ
<name> objects	ĀҎāѲĵ҇
<name> obliged	āѹĂ҈
<name> occur	ĀҊĊ҇
<name> occur |	ĀҋāѺĊ҇
<name> occurs	ę҆
<name> of	ĀҞāѶćѰĉ҇ĊҔďѺđѸĔҝĕѴĚѹěѹğғĢѴģҪĤѺĩѷĪѵĳ҈ĵѹķѷĹҖĺѲĻҙļѲľ҉ŁѹŅѷņ҇ŇѴňқŐ҆ŒѺŔҊ
<name> of <name>	ćѳĉ҈ĊҗĔҘĕѶěѹğҕĢѬģҘĹҋĺѲŇѵňҮŐѸ
<name> of <path>	ĀҘāѭģҙĪѺņѺ
<name> of class	Ĺ҉
<name> of config	Đ҆
<name> of the	āҐĢҋĻҐļѸņґňѶŒѺ
<name> offer	ĀҔĚѵģ҇
<name> offers	Ŀ҆
<name> old	ŅҋņѸ
<name> old name	ŅҋņѸ
<name> on	āѰēѺğ҆ĢҥĹҋňѺŒҌ
<name> on <name>	ĀѸĢҧĹ҈
<name> on cls	Ĺ҈
<name> on disk	Œҍ
<name> on which	āѷğ҇
<name> one	Ā҆āѺĘҌĚ҆Ŀ҆
<name> one of	Ā҈āѷĘҌĚ҇
<name> one |	ā҇
<name> only	āҔ
<name> only indirectly	ā҈
<name> or	Ā҈āѱĈ҉ĊѺċҊē҆Ě҉ğґĭ҇Ŋ҇
<name> or <name>	āҎē҇ğ҇
<name> or is	Ā҈āѹ
<name> or not	āѺĘ҆Ě҇ĭ҉
<name> or the	Ň҆
<name> or what	ď҆ė҆
<name> originate	Ń҈
<name> ought	āҒĵѸ
<name> ought to	āҏĵѸ
<name> out	āҋğ҉
<name> out of	āҋğ҉
<name> over	ā҇Ĕ҇
<name> over to	Ĕ҇
<name> overridden	ŀҕ
<name> overridden $	ŀҍ
<name> override	āҐ
<name> override $	ĀҌāѷ
<name> override from	ĀѮāҔ
<name> override |	ā҆
<name> overrides	ĀҠāҍŀѦ
<name> overrides $	āҋŀѸ
<name> param	ĀґāѸĕҏġѵ
<name> parameter	Ā҆ĔѷĕҐ
<name> parameter $	ĕ҈
<name> params	āѺďҗ
<name> part	Āѯā҈č҇Ġ҉
<name> part of	ĀѯāҊč҇Ġ҉
<name> pass	ĀѱāҪŁѲŎҎ
<name> pass $	ā҈ŌѺ
<name> pass on	ā҆
<name> pass to	āҏŁѶ
<name> pass when	Ŏ҉
<name> pass |	āѺŌҊ
<name> passes	ĀҕāѶŋѹ
<name> passes $	ĀҖāѸŋѹ
<name> passing	Ō҇Ŏ҈
<name> passing $	Ŏ҆
<name> passing |	Ō҈
<name> path	ĽҊœ҇
<name> path pls	ĽҊœ҇
<name> plays	Ģҋ
<name> plays in	Ģ҈
<name> please	ĀѺĹѸĺғĽ҇Ł҆ō҆
<name> please $	āѺĺғĽ҆ō҆
<name> please to	ā҈
<name> please |	Ō҇
<name> present	Ġ҇ŋ҇
<name> present in	ŋ҆
<name> previously	ŅҌ
<name> private	ĭҋ
<name> private |	ĭ҆
<name> produce	ń҆
<name> provide	ģ҆
<name> public	ĀѺāҌĠѷĭҌ
<name> public |	ĭ҇
<name> pulls	Ĝ҆Ī҆
<name> pulls in	Ĝ҆Ī҆
<name> raise	Ā҉ā҈ń҇
<name> raise $	ń҆
<name> raise <name>	Ā҇
<name> raise an	āҊńѺ
<name> raise |	Ā҇
<name> raised	ń҉
<name> raised $	Ńҋ
<name> raises	Ā҆ā҉ŃѺńҍ
<name> raises $	ńґ
<name> read	ĀҐāѫğҎ
<name> read |	āѺ
<name> really	ĀѸā҇ĭҌ
<name> rely	ĉ҇
<name> removed	ĀѷāҌ
<name> removed |	Ā҆
<name> renamed	āѺŅ҇ņҊ
<name> renamed to	ŅѺņҊ
<name> renamed |	Ā҈āѸ
<name> required	ĀҔĂҗĭѹŀѷ
<name> requirement	Įґ
<name> requirement of	Įґ
<name> reside	ĵ҆
<name> reside |	ĵ҆
<name> responsible	Ģ҉
<name> result	āѺŌ҉Ŏ҈
<name> result |	āѺŌ҉Ŏ҈
<name> return	āҎŇҊ
<name> return $	Ň҈
<name> returns	ŇҔ
<name> returns $	Ň҉
<name> returns |	ā҆
<name> right	Āѹę҆ĭ҇
<name> right |	Āѹę҆ě҆
<name> routine	ķ҈
<name> run	ĀѶĘҒęҍěѷŌ҆
<name> run |	āҊ
<name> say	Ā҈
<name> seems	ň҇
<name> seems to	ň҇
<name> serves	đѺĢҟ
<name> set	ĀґđҊĞ҆ĢѺ
<name> set $	đҋ
<name> set in	ĀѴāҐ
<name> set to	ĀҒāѸ
<name> set |	ĀҌ
<name> sets	ĀҊāѹĐ҇
<name> setting	Đҍ
<name> share	āҊ
<name> should	Ā҉ā҈
<name> should be	ĀҊ
<name> shows	Āҏ
<name> shows up	Āҏ
<name> side	ď҇
<name> side by	ď҇
<name> sit	āѵĸ҆ő҈
<name> sit |	āѶĸ҆
<name> sits	Đ҆ķ҈Ľ҇
<name> sits in	Đ҇
<name> so	ĀѺ
<name> so what	ĀѸāѸĕ҆
<name> so which	ā҆ŀ҆
<name> something	Ķҋ
<name> somewhere	ě҈ķҍ
<name> source	ĀҤķѺŒҎ
<name> specialise	ĀѴć҆ĘѺęѳĚҕěґ
<name> speed	āҙďѷ
<name> stable	ā҈
<name> stable enough	ā҈
<name> stand	āҊđ҈ē҆Ģѹ
<name> stand for	āґĢѹ
<name> stands	Đ҆đ҆
<name> stands for	đ҆
<name> start	Ā҈āѶķ҇Ļ҇œ҈
<name> start $	ķ҇Ļ҇
<name> starts	āѺĵ҈ļ҇
<name> starts $	ļ҇
<name> static	ĀѱāҎĬҙ
<name> static $	Ĭ҉
<name> static |	Āѷā҆ĬҌ
<name> still	āҐ
<name> stop	ĀҊ
<name> struct	ĵҍ
<name> subclass	ĀҏĚҋ
<name> subclass $	ćҐ
<name> subclassed	Ā҆
<name> subclasses	Āѹć҈ě҈ňҊ
<name> subclasses $	Āѹć҈ě҈ňҊ
<name> succeed	Ōҏ
<name> succeed $	Ō҉
<name> succeeds	ŌҌ
<name> succeeds $	ŌҊ
<name> swallow	āѸŁҌ
<name> take	ĀҊāѺŁґ
<name> take |	Ł҆
<name> takes	ĀҋāѶď҉ĕ҇ŁҌ
<name> takes $	ĀѺŁҍ
<name> takes <name>	Ā҇ĕ҈
<name> takes the	Ā҆
<name> test	ĀѨŊҌŋҏŌ҉ŎѹœҌ
<name> test $	ŋ҆
<name> test in	ŋ҉
<name> test is	œ҆
<name> tested	Āѹōҕ
<name> tested $	ōҋ
<name> tests	ĀѺŎҐ
<name> that	Āѷāҩď҆Đ҇ēґė҆ĥѺĮѸķѸĻҗŀѷōѷŏ҉
<name> that <name>	āҏď҇ĬѮ
<name> that are	ā҆
<name> that fail	ā҈ōѸ
<name> that forget	ā҇
<name> that is	Ļҍ
<name> that it	āѷĬҌ
<name> the	ĀѐāҠćѳĉҍďҌĐ҆Ĕ҆ĚѸě҈ğҊĭ҇ĵѶĺ҉ļҋľѶŀҊŁѴňҒŎ҆Őѷŕѹ
<name> the <name>	ğ҆
<name> the ci	ĀѹāҎŕѹ
<name> the function	āѺ
<name> the method	āѷĺ҆ŀҌ
<name> the name	ŋ҇
<name> the nested	ĻѶļҌ
<name> the one	Ĺ҆Ļ҈
<name> the parent	ň҉
<name> the same	ā҆
<name> the superclass	ćѷňҐ
<name> there	ĀҊāѸļ҈
<name> there are	ń҆
<name> there is	ļ҈
<name> there |	ĀҊ
<name> this	āѲđ҉Į҇
<name> this project	Į҇
<name> through	Ā҉āѶō҈
<name> through its	ō҈
<name> throw	ĀҌńҏ
<name> throw $	ń҇
<name> throw |	ńҊ
<name> throws	ńҐ
<name> throws what	ń҇
<name> to	āҲĉ҆đ҉Ĕ҇ĘҐęѺħҊķѺĸѹľѶŁѺ
<name> to $	āѶđҎ
<name> to <name>	ĀҋĔҏĕѹĘҒęѷĸѺ
<name> to <path>	ħҋ
<name> to <tag>	ā҉
<name> to be	Ĭ҆ĭ҈
<name> to change	ā҆
<name> to me	ā҈Ģ҆
<name> to the	Ģ҈
<name> to true	ā҆
<name> to what	ĀҖāѺĕҍĢѺ
<name> too	ĀѺě҉
<name> too long	ā҆
<name> top	ē҈
<name> total	ľ҇
<name> total $	ľ҇
<name> trait	ĥҊ
<name> trait $	ĥ҉
<name> transitively	Āҝňѧ
<name> trigger	ĀѷĘҗ
<name> triggered	ęҒĚѷ
<name> true	ĚҎ
<name> turn	Ā҉
<name> turn up	Ā҉
<name> type	āҋ
<name> typedef	ĽҌ
<name> under	ĀѺĚҌĹҊ
<name> unused	Ā҆
<name> up	ĀҌāѵ
<name> upwards	ćҎ
<name> usages	ĀҞāҕđѺ
<name> usages $	ĀҞāҕđѺ
<name> use	Āѯĉ҈ĕ҉ĘҌ
<name> use $	ā҇
<name> use <name>	ĘҎ
<name> use for	ĕ҉
<name> use |	ĉҊ
<name> used	ĀҐāѹĒґę҆ĩҊĽѴŅҍ
<name> used to	Ņҍ
<name> used |	ĀҜāѥĒґĶѷ
<name> uses	ĀѹāѸĉ҈ĘҌ
<name> value	ĀѺāґ
<name> variable	Ő҈
<name> version	āѷĮҠ
<name> version $	ėѸĮҌ
<name> version <name>	Į҇
<name> version constraint	Į҆
<name> version does	ė҈
<name> version of	Į҆
<name> versions	Įҋ
<name> versions does	Į҇
<name> versus	ďҊ
<name> versus <name>	ďҊ
<name> visibility	ĭҍ
<name> vs	āҏďҙŁѸ
<name> vs <name>	āҐďҌ
<name> was	ĀѫāѶąҍč҆Ď҆ĠҍĬ҆ĭҊį҆ĸ҇ĺ҇ņ҉
<name> was added	ĀѺą҉
<name> was born	ą҈
<name> was given	Ő҆
<name> was last	ā҆
<name> was made	āѺĬ҈ĭ҇
<name> was renamed	ņ҆
<name> was written	ĺ҈
<name> way	ā҉
<name> way to	ā҉
<name> wc	Āҏĳѷ
<name> wc l	Āҏĳѷ
<name> we	ėҏ
<name> wear	ēҎ
<name> wear $	ē҈
<name> well	Āѹāҏ
<name> well designed	ā҉
<name> were	āҊ
<name> what	ĀџćѶĉ҇ĊѺđ҈ĕ҈ė҈ěҌğѸĤ҈ĩѺĪ҉ĻѺŁҌņѺŇҫŐѴ
<name> what are	ĉ҆ē҆ĤҊŁѹ
<name> what does	Āѹĕҍ
<name> what imports	Īҋ
<name> what is	ĀҐď҈Į҇
<name> what it	Ģҍ
<name> what methods	ā҆
<name> what source	Œ҆
<name> what stands	ĕ҆ŇҊ
<name> what type	ĀѯāґŇҐŐѸ
<name> what value	ĀѸāҕđѶĔ҆
<name> what will	Ă҇
<name> what |	ĢѷŇҚ
<name> whatever	Œ҇
<name> whatever its	Œ҇
<name> when	āѰď҆ĔҌĕҊį҇Ł҈Œ҇
<name> when calling	Ĕ҈
<name> when i	Ā҈Ł҈
<name> when it	āѺď҆
<name> when you	Œ҇
<name> where	ĶѸķҐĺ҆œ҈
<name> where are	ā҈
<name> where in	ő҆
<name> where is	Ā҇āѹĶѺķ҉œ҆
<name> whereabouts	ļ҆
<name> which	Ăҋć҈ď҆đѷĔҌĕ҈ģ҆ĥѱį҇İѹĸ҆ĹґĻ҇ŀѹŁѹń҈
<name> which are	āѵň҈
<name> which classes	ĀґĥѸ
<name> which file	ĸ҇ĺ҈
<name> which functions	āҐ
<name> which is	ĀѺā҈Ĺ҈
<name> which line	āѺĹҊļ҇
<name> which methods	ĀѴāҕ
<name> which of	āѺĂҎ
<name> which one	āҋ
<name> which ones	ďҊŁѺō҉
<name> which type	Ā҆Ő҆
<name> which value	āѺĔҏĕ҉
<name> who	Ā҈āѧĊ҈ň҈
<name> who are	āѶĊ҇
<name> whose	Ĳҙ
<name> whose <name>	ĲҘ
<name> why	āҏ
<name> why is	ā҆
<name> with	āѴĆ҆č҉ďҌĒҌŀ҇
<name> with <name>	Ē҉
<name> within	ę҆ġ҆ĵѸĹҋĻҍ
<name> within <name>	ę҆Ļ҈
<name> within class	ĵѺĹҋ
<name> within the	ġ҆Ļ҆
<name> without	Ā҆
<name> without it	Ĕ҇
<name> work	āҋ
<name> works	Ō҉œѹ
<name> would	āѹĘҋ
<name> would i	Ęҋ
<name> written	āѯĢ҈ĬҊļ҆Ľ҆
<name> written down	Ľ҇
<name> written in	Ģ҉
<name> written to	Ĭ҆
<name> written |	Đ҆ļ҆
<name> y	ę҆ĭ҇
<name> y n	ę҆ĭ҇
<name> yes	ĀҎāѺ
<name> yes or	ĀҎ
<name> yield	ĀѹŇҊ
<name> |	āѩăѺą҆ćѹĈѯĉѵĊҘċѷČѶĎҋĐҐē҉ĔҕĕҏĖѳėҒęҒĚҕěҌĜѳĝ҈ĞѴġѹĢ҆ĥ҆ĦѺħѺĩҗīѰĭҍĮ҈įѵİѱıѶĴѹĸѷĹ҉ĺ҉Ļҋļҏŀ҆ŁѹłѸŃ҆ń҆ŅѹŇѱňґŉѹŋ҈ŌѱŎѴŏѺŒ҇ŔѶŕѶ
<name> | $	ĀѢā҉ąҏĈѶĊҌČѺč҈Ď҇ďѮđҊēѸĕҍĖѸėѸĘ҈ęҌĚҐĜѷĝҌĞѶğ҈Ģ҉ģѵħѸĩҎīѷĮқįѭİѶıѸĳѶĴѺĵѶĶѹķ҆ĸѸĺҊĻ҇ņѸŇҥŋҏŌѹŎѮŏѶŒ҈œ҉ŔѺŕѺ
<name> | <name>	āѷćҎĚ҉ĭ҇
<name> | a	ĬҊ
<name> | abstract	Ă҈
<name> | added	Āҏąѳ
<name> | are	Ā҇
<name> | called	ĊҎ
<name> | default	Ĕҋ
<name> | does	ĀҊę҇ŋ҇
<name> | every	ĀѸā҈
<name> | file	āѺļ҆
<name> | give	Ā҈
<name> | how	ľ҆
<name> | i	Ā҇āѹĵ҆
<name> | imported	ĀѹĩҊ
<name> | in	ĀҙĐѺĔҐėґ
<name> | is	ĀѹĚ҇ě҇Ĭ҇ĭҊ
<name> | its	āѴēҋĩ҆Ī҆ŀ҈
<name> | list	Ā҇ď҆ōѸ
<name> | location	Ļ҈
<name> | number	āҊ
<name> | of	ė҇
<name> | ok	Ōҋ
<name> | signature	ď҆
<name> | tested	Āґ
<name> | true	ĭ҈
<name> | type	ĀҞŇѮ
<name> | what	āҝć҈Ċ҈đѸĕѸĢѹŁѺ
<name> | when	į҇
<name> | where	ĀҐāҍĐ҉ğ҉ġѹĸ҆ļ҆ŋѵœѺ
<name> | whereabouts	œ҆
<name> | which	āҐĂѷď҆ĕ҉Ŀѷń҆
<name> | who	ĀҏāѴ
<name> | why	ā҆
<name> | would	Ĭ҆
<name> | |	Ŀ҇
<number>	ĀҒā҇ĲҔĳѳĴґ
<number> $	āѹĲҗ
<number> <name>	āҌĳѺ
<number> <name> |	āҌĳѺ
<number> _ $	ĀґāѵĴғ
<number> _ <line>	ĳ҆
<number> _ <name>	Ā҇
<number> _ <path>	ĀҊ
<number> _ |	ĀѸāҖĳѷ
<number> lines	ĀѶā҉
<number> lines <line>	ĳ҆
<number> lines |	ā҉
<number> of	ĀҌ
<number> of <path>	Ā҇
<number> please	Ā҉
<number> please $	Ā҉
<number> text	ĀѷĴҚ
<number> text $	ĀѷĴҚ
<number> |	ĀґāѸ
<number> | $	ĀґāѸ
<option>	ĀїāңċӸĕѶĢѺ
<option> $	Āѷā҉ċҌ
<option> _ $	ĀѶā҉ċҜ
<option> _ added	ċ҆
<option> _ in	ċҋ
<option> _ the	āѺċҎ
<option> _ what	Āҏāѳ
<option> _ where	ċ҇
<option> _ |	ĀѴāҍ
<option> is	ĀѹċҊ
<option> is added	ċ҆
<option> on	ċ҉
<option> registered	ċ҇
<option> where	ċҊ
<option> |	āѺċғ
<option> | $	Āѷā҆ċҋ
<path>	ĀѧāҔĂѫăѮĄѯąҺĆѫćѧĈѫĉѩĊѨċѭČѣčӋĎӂďѫĐӁđѣĒѨēѩĔѫĕѬĖѫėѭĘѮęѭĚѭěѭĜӍĝӉĞѭğѬĠѩġѫĢѥģҳĤѩĥѩĦҡħӇĨҴĩҢĪҗīѩĬѝĭѢĮѣįӌİќıѫĲҬĳҵĴҰĵѶķѬĸѴĹѭĺѬĻѬļѭĽѬľѧĿѪŀѩŁґłѭŃѩńѩŅҳņҶŇѫňѨŉѫŊҲŋѫŌѫōѨŎҶŏҟŐѩőҵŒѨœѪŔѬŕӡ
<path> $	ĀҞāѡąґćѺĉѺĊѺČѺčҏĎҗĐҌđѹĒѺēѺĜҰĢѺģғĤѺĥѺħүĨҐĩҚĪ҈īѺĬѹĭѺĮѹįҖİѸĳҐĵѺĶѺķѺĽѺľѺĿѺŀѺŁѺŃѺńѺŅ҉ņ҈ŇѺňѹŊҌōѺŎѶŐѺőҙŒѺœѺŕҏ
<path> 's	ĀѲāѺĜ҆ģ҆
<path> 's importers	ĜҌĝѷ
<path> 's imports	ĜѺĝ҆Ī҆
<path> 's on	ŕ҆
<path> <line>	ĀѳāѹĲғĴҘ
<path> <line> $	Ĵ҉
<path> <line> which	Ĳ҆
<path> <line> |	ĴҊ
<path> <name>	ĀғāҏąѮĩѺĲ҉ĳҜĴҊŎѺőѹ
<path> <name> $	ĀҊā҇ąѳįѷĳҠ
<path> <name> from	Ā҆
<path> <name> |	ā҈ŎѺ
<path> <number>	ĀѵĲҌĴҌ
<path> <path>	Ĝ҈ħҌ
<path> <path> $	ħ҇
<path> _ $	Ā҈āѩą҈č҈ĎҍĐѺĜҐĝҗģҐħҗĩҔĪҥĬѺĲ҉ĳҢĴҊŅѷņҍŊҍő҆ŕґ
<path> _ <line>	āҊ
<path> _ <name>	ĀҌĎѲĐ҉ĝҌĨ҆ĩѶŁҩ
<path> _ <path>	ĀѹāҟĜңĝҘĦѵħҤĨ҆ĩѳĪѳŏѳ
<path> _ a	Ĩ҇ĳ҆ŅҊņѹ
<path> _ added	ĀѺą҉
<path> _ after	Ā҉čѺ
<path> _ also	ĝ҉
<path> _ an	ĜҔĦѺ
<path> _ at	Ā҉āѶŎ҆
<path> _ available	ģ҈
<path> _ before	āҍņѸ
<path> _ begins	Ĩ҇
<path> _ born	ą҉
<path> _ but	ŏ҇
<path> _ by	č҇ĝґĨ҇ĩѺŕ҆
<path> _ called	Ņ҇
<path> _ changed	ĀҍčѺĎ҇
<path> _ commit	Āѳā҇įҍ
<path> _ committed	Ďҋ
<path> _ content	Ĵҍ
<path> _ could	ā҇
<path> _ count	Ā҆ĎҋĪѺ
<path> _ dead	ŏҋ
<path> _ dependency	ĀѹĝҌ
<path> _ did	Ā҆
<path> _ directly	ĜҊ
<path> _ does	ĀѲĝ҇
<path> _ each	Āҋāѵ
<path> _ earlier	Ņ҆
<path> _ exists	ĜҌ
<path> _ exports	ģ҉
<path> _ files	ĩѺ
<path> _ for	ā҇ģ҆ĪѺ
<path> _ formerly	Ņ҇
<path> _ from	Ā҆āҊĝҌģѵĨҊĪѺŅҋņѹ
<path> _ green	Ŏ҆
<path> _ how	ĀҍāѵĎ҈
<path> _ i	Ĩ҈
<path> _ import	ĀѷĜҍĦ҆Īѵ
<path> _ imported	ĜѺĝҕĨ҇ĩҕĪѶ
<path> _ importer	ĜҊĝѸĪ҇
<path> _ importers	ĜҌĝѷ
<path> _ importing	Āѹāҍŏ҆
<path> _ imports	Ā҉ĜѵĝҌħҘĩѸ
<path> _ in	ĀѴą҇č҈ĝґĨҐĩѹĳ҇őҊ
<path> _ is	ĀҖāѱĪѺįҋ
<path> _ it	ĀѸā҆ĝ҉
<path> _ its	ĀѱāҊĜҋĪҌŅѺ
<path> _ itself	Ħҍ
<path> _ jobs	āҋ
<path> _ known	ŅҊ
<path> _ last	ā҆įҎ
<path> _ line	Ĳ҈
<path> _ lines	ā҇
<path> _ list	Ā҆Ī҇
<path> _ loaded	Ĩ҉
<path> _ long	ā҆
<path> _ longer	Ā҇
<path> _ many	ĀѷāҋŊ҆
<path> _ moved	ņ҇
<path> _ n	ĝ҆
<path> _ name	Ņ҈
<path> _ named	Ņ҇
<path> _ names	Ā҇
<path> _ needed	ā҆
<path> _ never	ŏ҈
<path> _ new	ą҆ņ҇
<path> _ no	ŏ҇
<path> _ nobody	ā҆
<path> _ not	ā҆č҆Ĝҍĝ҆
<path> _ nothing	ŏ҆
<path> _ now	ņҊ
<path> _ of	ĀѸčҋĜ҈
<path> _ on	ĀѷĜҍĩѵĪҏŕ҉
<path> _ one	ĝ҈
<path> _ only	ħҊ
<path> _ or	ā҈
<path> _ part	ĀҍĦѹ
<path> _ pass	Ŏ҉
<path> _ path	ő҉
<path> _ print	Ā҆
<path> _ pulled	ĝ҆Ĩ҆
<path> _ put	ő҆
<path> _ recently	į҇
<path> _ renamed	ņҌ
<path> _ since	Ā҇āѹ
<path> _ so	ā҉
<path> _ started	ŕ҆
<path> _ succeed	Ŏ҇
<path> _ tell	Ā҆
<path> _ tests	Ŋ҉
<path> _ the	Āѯā҈ą҆ĐҍĜҊĝ҈ĪѶŅҏ
<path> _ there	ĀѰāғĜ҆
<path> _ through	Ŏ҇
<path> _ to	Ā҈ģҊŕ҆
<path> _ today	ŅѹņҌ
<path> _ triggers	ŕҐ
<path> _ unused	ĀҔāѸ
<path> _ up	āѺĦ҆
<path> _ used	āҌĝ҈ŏѶ
<path> _ uses	ŏ҆
<path> _ was	Ņ҇
<path> _ what	Ā҇Ī҆Ņ҆ŏѹ
<path> _ where	Đ҈
<path> _ which	Đ҇ħ҈Ĩ҈
<path> _ who	Ĳ҇
<path> _ with	Ī҇
<path> _ without	ŏ҆
<path> _ |	āѩĜҐĝѺĴҊĵ҉ĶҒĸ҉ņғŊҎ
<path> a	ĀѶĝҊ
<path> a dependency	ĀѹĝҌ
<path> added	ĀҊą҇čѶ
<path> affected	č҈
<path> affected by	č҈
<path> after	ĀѸā҇
<path> all	Ŏ҆
<path> among	ĀѸĜҊĝҏ
<path> among imports	ĝ҆
<path> among its	Ĝҍ
<path> among the	ĝҌ
<path> an	ĜҌĝѸĪ҈
<path> an importer	ĜҊĝѸĪ҈
<path> and	ĀҕāѺĨ҆Ŏ҇
<path> and <path>	Ā҆āҎ
<path> and begins	Ĩ҇
<path> are	āҙ
<path> are unused	ĀҏāѶ
<path> are used	āҌŏѶ
<path> as	ĜѹĝҊ
<path> as an	ĜѹĝҊ
<path> at	Ĳ҉
<path> at line	Ĳ҉
<path> back to	ā҆
<path> be	āҋ
<path> become	Ĩ҇ņҋ
<path> become $	ņҊ
<path> become a	Ĩ҇
<path> becomes	Ĩ҆
<path> becomes imported	Ĩ҆
<path> been	ĀѹĎ҈į҆
<path> been committed	Ď҇
<path> been imported	ĝ҆
<path> been modified	Ā҆
<path> been put	ő҆
<path> been renamed	ā҇
<path> before	ĀѺņ҈
<path> begin	ĀѺ
<path> bring	Ā҈
<path> bring in	Ā҈
<path> but	ā҉
<path> but never	ŏ҆
<path> but what	ā҉ŏѺ
<path> by	Ĩ҆
<path> by its	ā҆
<path> called	ņҋ
<path> called before	Ā҉
<path> called now	ņ҆
<path> change |	ĀѺ
<path> changed	Ā҉āѰčҌ
<path> changed $	Āҍāѷ
<path> changed after	Ā҉čѺ
<path> changed by	ĀѳčҎ
<path> come	ĀѺ
<path> commit	Ď҇
<path> contain	ā҈Ī҆ŅѶ
<path> created	ĀѺ
<path> define	ĀҍāѳŊ҆
<path> define |	ĀҎāѳ
<path> defines	Āҍ
<path> defines $	ĀҌ
<path> depend	ĀѸĪ҉
<path> depend on	ĀѹĪ҆
<path> depends	ĩѸĪ҈
<path> depends on	ĩѸĪ҈
<path> did	āҊ
<path> directly	Ā҈ĜѸ
<path> do	ĀѷāҋŎ҆
<path> do |	Āѳāҏ
<path> does	ĝ҇ħѺ
<path> does not	Ĝ҇
<path> drag	Ĝ҆
<path> end	Ĩ҆
<path> end up	Ĩ҆
<path> ever	Ā҆
<path> exist	Ā҈āѷ
<path> export	ĀҎ
<path> export |	ĀҏāѺģѹ
<path> exports	ā҉ģ҈
<path> exports $	ģҊ
<path> expose	ĀѸģҎ
<path> exposes	ģ҉
<path> fail	ĀҝāѰŊѸ
<path> fail $	ĀҎŊѹ
<path> fail |	ĀҐāѳ
<path> first	ąҊ
<path> for	Ħ҆
<path> from	ħѴĨғ
<path> from <name>	Ĩ҇
<path> from <path>	ħѷĨҍ
<path> get	ĀѳāҎĝ҈ħѸ
<path> get imported	ĝ҈Ĩ҆
<path> get its	ā҇į҆
<path> get to	ĀґħѺĨѺ
<path> gets	ĝҎĨҌ
<path> gets imported	ĝ҆
<path> gets loaded	Ĩ҆
<path> gets pulled	Ĩ҇
<path> got	Āѹā҉
<path> green	Ŏ҈
<path> had	ŅҏņѺ
<path> has	Ĝ҆Ŋ҈
<path> have	āҊĎ҆ĝ҇ĳѹŊ҉
<path> have <path>	ĝ҆
<path> have unused	Ā҈ŏѺ
<path> have |	ĳѶŊ҆
<path> how	ĀѵŊ҆
<path> how many	ĀѷāҋŊ҆
<path> import	ĀҜĜ҇ģѹĩѺĪѷŏ҈
<path> import $	ā҈
<path> import <path>	āҌ
<path> import exists	ĜҌ
<path> import for	ŏ҇
<path> import from	ĀҔāѸ
<path> import it	ĝ҇
<path> import itself	Ħҋ
<path> imported	ĀҎāѹĜ҉Ĩ҈Īѹ
<path> imported $	ĩ҉
<path> imported by	Āғĝ҈ĩѫ
<path> imported |	āѺĜҋ
<path> importing	ĪҌ
<path> importing $	Ī҇
<path> imports	ā҈Ĝ҈ĝҋĩѺĪ҉ŏѺ
<path> imports $	ĝ҇Ī҉
<path> imports <path>	āҌĜҏħѺ
<path> imports only	ħҊ
<path> in	čҋĝҋĦ҇őҍŕ҇
<path> in <name>	Āҍ
<path> in <path>	Ā҈ĜѶĝґ
<path> in directly	ĜҊ
<path> in the	ā҈ő҆
<path> include	ĀҍĜѹ
<path> include <path>	Ā҉ĜѺ
<path> include |	Ā҇
<path> included	ĝҐ
<path> included from	ĝҍ
<path> includes	Ĝ҇
<path> indirectly	ħҋ
<path> indirectly |	ħ҆
<path> inside	ĝ҆
<path> into	ā҇ĝ҉
<path> into <path>	ĝ҆
<path> is	ĀѴĎѸĐҋĝҝĨ҆ĩ҆ĳ҆
<path> is <name>	ĀѺāҍĎѷ
<path> is also	ĝ҉
<path> is called	Ā҉
<path> is imported	ĝ҈ĩ҇
<path> is importing	ŏ҆
<path> is in	āҊ
<path> is not	ĝ҈
<path> is the	Đ҇
<path> is there	Ĝ҆
<path> its	ā҇
<path> last	Āҍčѷįҋ
<path> last changed	ĀҔčѷ
<path> lazily	ā҈
<path> line	āҋ
<path> line <line>	āҋ
<path> list	ģ҆
<path> load	Ī҆
<path> load $	Ī҆
<path> loaded	ĝҊ
<path> loaded by	ĝҊ
<path> makes	ģ҈
<path> makes available	ģ҆
<path> most	į҇
<path> most recently	į҇
<path> move	ņ҈
<path> moved	ā҇ņ҇
<path> moved $	ĀҍāѺ
<path> needs	Ī҇
<path> never	ŏ҆
<path> never uses	ŏ҆
<path> new	ņ҉
<path> new name	ņ҉
<path> no	Ā҇
<path> no longer	Ā҇
<path> number	ā҆
<path> number of	ā҆
<path> of	ĀѸāѳĜ҇ĝѷĩѹŁҫ
<path> of <name>	ĀѹāѵĩѹŁҫ
<path> of <path>	Ĝ҈ĝѺ
<path> offer	ģ҆
<path> offer to	ģ҆
<path> old	ŅҋņѸ
<path> old name	ŅҋņѸ
<path> on	āѺĴ҇
<path> one	Ĝ҆
<path> one of	Ĝ҆
<path> out	Ĩ҆
<path> out of	Ĩ҆
<path> part	č҉Ħ҆
<path> part of	č҉Ħ҆
<path> pass	Ā҈āѹŎ҆
<path> pass |	ĀҊāѸ
<path> passes	Ŏ҆
<path> passing	Ŏ҆
<path> present	ĝ҆
<path> present in	ĝ҆
<path> previously	Ņ҉
<path> pull	Ĝ҇
<path> pull in	Ĝ҇
<path> pulled	Ĩҋ
<path> pulled in	Ĩҋ
<path> pulls	Ĝ҇Ī҈
<path> pulls in	Ĝ҇Ī҈
<path> reach	Āѷħ҈
<path> reach <path>	Āѷħ҉
<path> reached	Ĩ҇
<path> reached from	Ĩ҇
<path> read	āѺĴ҈
<path> removed	ĀҋčѸ
<path> renamed	ņ҇
<path> renamed from	Ņ҉
<path> renamed to	ĀҏŅѱ
<path> renamed |	ņ҆
<path> require	ĀѶĜҊĪ҈
<path> required	ĝ҆
<path> required by	ĝ҆
<path> right	Ĝ҉
<path> right |	Ĝ҉
<path> run	ā҆
<path> run on	Ā҆
<path> runs	ŕ҉
<path> set	āѷĶғ
<path> sets	ĀҌ
<path> sets <name>	ĀҌ
<path> shipped	ā҈
<path> sit	ő҆
<path> so	āѹ
<path> start	ŕ҇
<path> start |	ŕ҆
<path> starting	Ĩ҇
<path> starting in	ħѺĨ҇
<path> still	ā҉
<path> stop	ā҈
<path> stop importing	ā҈
<path> take	Ā҉ĦѶ
<path> test	ŊҊ
<path> tests	ĀѹŎҋ
<path> that	Ā҈ā҆Đ҆ŏ҆
<path> through	Ā҉Ĝ҆ħ҆
<path> through an	Ĝ҆
<path> to	ĀѳāҗħҒŕ҆
<path> to <path>	Āѹāҍħғ
<path> too	ā҆
<path> too long	ā҆
<path> total	Ŋ҇
<path> transitively	ħҍ
<path> triggered	ŕ҇
<path> triggered by	ŕ҆
<path> unused	Ā҉
<path> unused |	Ā҉
<path> use	ĀѳāҋŅ҆
<path> use to	Ņ҆
<path> used	ĩґŅҍņѹ
<path> used to	ŅҍņѺ
<path> verbatim	ĲѹĴ҉
<path> via	ħ҇ĩ҆ĪѺ
<path> via import	ĩ҆
<path> via imports	ħ҈
<path> was	ĀѳąҒč҉ĎҋņҌ
<path> was added	ą҈
<path> was born	ą҉
<path> was renamed	ņ҆
<path> were	ā҇
<path> what	āҒĐѺĝѺħ҇į҇
<path> what does	ĀѴā҈
<path> what is	Āҗāѷį҈
<path> what names	Ā҇
<path> when	Ĩ҈
<path> when i	Ĩ҈
<path> when it	ņ҆
<path> where	Ā҇
<path> which	ĀғāѺį҇ŏ҇
<path> which are	Ā҈
<path> which files	ĩѺ
<path> who	Ā҉āѶĲҊ
<path> who imports	ĀҌĩѺ
<path> why	āҊ
<path> with	ħ҉
<path> workflow	Āѵā҉ŕҋ
<path> written	Ĳ҇
<path> y	ĝ҆
<path> y n	ĝ҆
<path> yes	Ĝҋ
<path> yes or	Ĝ҆
<path> |	ĀҏāѷąҋčҋĎҒĐҌĜҘĝҒħҞĨ҈ĩҘĬѺį҉ņ҆ő҆ŕґ
<path> | $	Ā҈ą҈čҌĎҎĜқĝҖģѸħғĨҋĩҒő҇ŕ҇
<path> | <path>	ħ҇
<path> | does	Ĝ҈
<path> | how	ĀҊāѺ
<path> | imported	Ā҈ĝѺĩ҇
<path> | is	ĝ҆
<path> | its	āѺĪ҈
<path> | lines	ā҈
<path> | list	Ā҇
<path> | triggers	ŕ҈
<path> | where	Đ҉
<path> | which	ĀҊāҋħ҆
<tag>	Ā҈āѱăӇĄҮĊѶČѲėѶĠӸġѷĩѹĭѷĮѸŅѺņѹ
<tag> $	ĀҒā҈ăҢĄ҈ĊѸČѺĠҔ
<tag> <tag>	ā҈ăҕĠѹ
<tag> <tag> $	ă҇
<tag> <tag> |	ĀѹăҊ
<tag> _ $	ĀҎāґăҏĄғ
<tag> _ <name>	ĀѳĠҤ
<tag> _ <tag>	ĀҔăҥĄѺ
<tag> _ did	ā҇ĠѺ
<tag> _ does	Ġ҇
<tag> _ files	Ā҆
<tag> _ not	ĄҌ
<tag> _ of	ă҈
<tag> _ release	ă҉
<tag> _ released	Ġ҆
<tag> _ the	Ā҇
<tag> _ to	ĀҋăѺ
<tag> _ was	Ġ҇
<tag> _ what	ĀѺă҇Ą҆
<tag> _ which	ĄҊ
<tag> _ with	Ġ҇
<tag> _ |	ĀѴăҒ
<tag> already	ā҇
<tag> and	ĀҔāѹăҕ
<tag> and <tag>	ā҈ă҈
<tag> as	ă҈
<tag> as of	ă҈
<tag> contain	āѹĠҋ
<tag> did	Ġ҆
<tag> had	āѺĠ҈
<tag> has	ăѹĄҐ
<tag> have	ĀѶă҇Ġ҇
<tag> have <name>	Ġ҆
<tag> is	Ą҇
<tag> to	ăҒ
<tag> to <tag>	Ā҆ăҏ
<tag> until	Ā҈
<tag> until <tag>	Ā҈
<tag> was	ĀѺĠҋ
<tag> was released	Ġ҆
<tag> what files	ĀҊ
<tag> which	ĀѺă҈
<tag> which files	Ą҇
<tag> with <tag>	ă҆
<tag> |	ā҇ăҋĄҞĠҚ
<tag> | $	ĀҍĄҕĠҋ
<tag> | does	Ġ҆
<tag> | what	Ą҆
^ <commit>	ĀѷāѸČғčҔŉ҇
^ <commit> is	ŉ҆
^ <commit> |	āѺ
^ <literal>	Ŕ҆
^ <mark>	Ē҈
^ <name>	ĀѪāѝĂѲąѺćҋĈѳĊ҈ċ҈čѺĎ҉ďѲđҖĒѷē҇ĕҏĖѯĘҋĝѵĢҙģҒĨѺĬҦĮѹİѱıѵĳҎĴ҈ĵѫķҋĸѹĹѷĺ҈ĻѺĽѱĿҒŀѯŁѶłѸŃѧŅ҇ņҊŇҚňңŊ҇ŋѷŌѷō҆ŐҋŒ҉ŕѴ
^ <name> $	Āҽ
^ <name> 's	ĀѷāѹćҋĊ҆ĕҊĢҐī҆ķ҈ĺѴľѹŀҌŇѷŊѹō҆Ő҆
^ <name> <name>	ĀҬāѲćѷĉѺĊѺďѵđҭĘҍĚѹě҇ğ҇ġѺĢѶĥѸĭѶĮѸĲҍĳҨĴҊŇѴň҇ŐѷŒҍ
^ <name> <path>	Ĝ҆
^ <name> a	āѮĬҔĹ҆œҌ
^ <name> abstract	Ĭҍ
^ <name> all	Ć҆
^ <name> and	ĀҌāѴğҌ
^ <name> as	Ō҉
^ <name> async	ĬҌ
^ <name> at	ĀѺĠ҆
^ <name> base	ćҖňѰ
^ <name> call	ĉѲŁҐ
^ <name> callers	ĀѵĊҖ
^ <name> calls	Āѵāҋĉ҇ĊѹĘҋ
^ <name> commits	Ď҆
^ <name> declared	Ĭ҈
^ <name> def	ķѹĺҞ
^ <name> depends	Ī҆
^ <name> does	ĀѹāҊĢҙ
^ <name> equals	đҒ
^ <name> exists	ġҋ
^ <name> extends	ć҆
^ <name> field	ĀҊĤ҉
^ <name> fields	ĀѷāҊĤ҇
^ <name> has	āѷĕ҈Ĥ҇ĥ҆ľ҉ŇѹŊ҆
^ <name> hits	ŏҘ
^ <name> i	ĕ҆Ğ҆
^ <name> implements	ĥѹīґ
^ <name> imports	Ĝ҆Ī҇ŏѶ
^ <name> in	ĀѳāҋĐҊĠ҇ő҇
^ <name> inherits	ĚҐĭѺ
^ <name> invoked	ę҇
^ <name> invokes	ĉ҆
^ <name> is	ĀѷāѦĊҋĐ҆đ҆ė҇Ę҉ě҆ī҆ŀ҈ŇѺō҉Ő҆
^ <name> marked	ĭҎ
^ <name> method	Āѱĺ҇ľғĿҐ
^ <name> methods	āґľѷ
^ <name> names	ģҋ
^ <name> of	ĀѧćѷĢѶģҥľҐĿѹŀ҆ŅѹņҌňҬŐҏŔҊ
^ <name> overrides	ĀҜŀѲ
^ <name> raises	ā҇
^ <name> really	ĭҌ
^ <name> renamed	Ņ҈
^ <name> requirement	Įґ
^ <name> returns	Ň҆
^ <name> source	ĀҤķѺŒҎ
^ <name> static	ĬҌ
^ <name> takes	ďҊ
^ <name> test	Ŋҍ
^ <name> tests	Ŏ҈
^ <name> the	ĀѷāҘľѷŕѹ
^ <name> throws	ńҌ
^ <name> used	Ņ҇
^ <name> value	ĀѺāҐ
^ <name> vs	āҐďҌ
^ <name> was	ĀѴą҉
^ <name> what	ĀѴāҍđѷŁҐŇҟ
^ <name> which	ėѸĮҊ
^ <name> |	ĀҎąѳē҆ĔґėґĘѷę҇ĚѺĮѶį҆ķѺŇһňѹŋѺōѸ
^ <option>	ċ҆
^ <path>	ĀѮāњĎҎĜ҈ĝҍĪ҇į҇ĲҊĳҕĴғŁҨŅҋņ҉Ŋ҇ŕ҈
^ <path> <line>	ĲҊ
^ <path> <name>	ĩѺĲ҉ĳҝĴ҈őѹ
^ <path> <path>	Ĝ҉
^ <path> commit	Ď҇
^ <path> depends	ĩѹĪ҆
^ <path> import	ĀҌ
^ <path> imports	ā҆Ĝ҈Ī҇ŏѸ
^ <path> included	ĝҍ
^ <path> is	āѲĝ҉ĩ҆
^ <path> line	ā҆ĲѺ
^ <path> new	ņ҇
^ <path> number	ā҆
^ <path> renamed	Ņ҆
^ <path> test	ŊҊ
^ <path> tests	Ŏ҈
^ <path> used	Ņ҇
^ <path> was	āѺą҆
^ <path> workflow	ĀѸāҋ
^ <path> |	ŏ҇ŕ҉
^ <tag>	ĀѶăҋ
^ <tag> <tag>	Āѹă҇
^ _ $	ĀӑāѺ
^ _ 's	ĀѱāѶćҋĊ҆ĕҊĢҐĪ҇ī҆ķ҈ĺѴľѹŀҌŇѷŊѹŐ҆
^ _ <commit>	Āѵā҉Č҇čқ
^ _ <line>	ĀѺāѶĲґĴҎ
^ _ <literal>	ĀѶāҎĽґŔҎ
^ _ <mark>	ĀѲā҈Ē҆ēҔ
^ _ <name>	Ā҉āҊĂ҆ĆѹćѥĉѹĊџČѶčҌĎѸđ҉ĒѴēѸĔѹĕҜĖҖė҈ĘҬęғĚҙěҤĜҔĝѱĞѸğҒġ҈ĢѴĤѱĥѷĦҊħѺĨѹĩѣĪѲĬҌĭғĮҵįѱİѹıѺĲҗĳғĴҎķѫĸҏĹҒĻѵļҌĽҌľѴĿѷŀѠŁѪŃѪńѱŅѳņѰŇѵňѺŉѺŋѹŌ҉ōѸŎґŏѹőѷœѵ
^ _ <number>	ĀѷĴҚ
^ _ <option>	āҊċ҇ĕѹ
^ _ <path>	ĀҊā҈čҐĜҤĝҢģ҆ĦҎĨѳĩѲĪѳįѺĲҍĴҎĵҋĶґŅѹņѵŊ҇ŎҏŏѺő҉
^ _ <tag>	Āџāґă҉Ġҝ
^ _ a	ĀѸāҐĬҗŌѺő҆œҊ
^ _ above	ēҏ
^ _ abstract	Ă҆ĬҐĿѺ
^ _ access	ğҚ
^ _ add	ą҉
^ _ added	ĀѸā҈ăҍ
^ _ adding	ą҆
^ _ affected	Āҍăѷ
^ _ afternoon	āѵ
^ _ ai	ĀѺġ҈
^ _ alias	āҊ
^ _ all	ĀѰāѹĂ҉ăҍĆѪĖ҈ģ҇Ĥ҆ĥҌŀҏňҒō҆
^ _ an	ĀѺĚҍĢҎŒѺ
^ _ and	ĀҊāѳğҊķѹĺҖ
^ _ annotation	Ň҈
^ _ annotations	ēҎ
^ _ any	Ā҆ŋ҆
^ _ anybody	Āѳĝ҉ĩ҈ň҈
^ _ anyone	ĀҚāѹ
^ _ anything	ĀҘ
^ _ applied	ēҏ
^ _ are	ĀѸāѫĆ҈ćҎĊ҆Ė҇ĥ҉ıѶŃ҈ňҋ
^ _ arg	ďҌĔҍ
^ _ args	ĀѺŁ҆
^ _ arguments	ā҈
^ _ as	Ō҉
^ _ async	āѺĬҏ
^ _ at	ā҈Ė҆Ġ҇
^ _ attributes	ĤҘ
^ _ base	ćҌ
^ _ bearing	āѶĒґ
^ _ big	āѺ
^ _ binaries	ĞҌ
^ _ blame	Ĳ҇
^ _ both	ā҈
^ _ branches	ĀҊ
^ _ breaks	āҐ
^ _ build	āѺĈҋ
^ _ building	ĀѸĈҍ
^ _ call	ĀҎĉѱŁҏ
^ _ called	ĀҍāѸ
^ _ caller	ĀҊ
^ _ callers	ĀҎāҎĊҊ
^ _ calling	ĀѺō҉
^ _ calls	ĉҒĊҖĘҋņ҇
^ _ can	āҐģҍĩѺĿ҈ń҈
^ _ carrying	ŉ҆
^ _ case	œҌ
^ _ catches	Āҗā҈
^ _ cfg	Đ҇
^ _ chain	āѺħҖ
^ _ chance	Āѳ
^ _ change	ĀѺā҇ą҉įҊ
^ _ check	Ā҆ĈҎ
^ _ checkin	ą҉
^ _ child	ćґĥѸŀҏňѰ
^ _ children	ĀѺāѺňқ
^ _ ci	Ā҉
^ _ clases	ĀҒāѵćѷĥ҆īѹňҗ
^ _ class	ā҈ĂѸćҟĚ҆ĵҍĹѰĺҐĿ҈ňѷ
^ _ classes	ĀѶāҍćҎĥҏŀѺňҕ
^ _ cls	ćҕĥ҇
^ _ code	Ċ҈Ĵ҇ŃҎ
^ _ come	āҫ
^ _ comes	ī҆
^ _ comit	ąҊ
^ _ command	ā҆
^ _ commands	ĀѹĞғ
^ _ commit	ĀҌāҊąҊčѺĎҋįґİҌ
^ _ commits	Āғāѹ
^ _ config	Ā҈
^ _ constant	ĀѺā҈đҏĶѹ
^ _ constraint	ėҊ
^ _ container	Ā҈
^ _ containing	ŉ҆őґ
^ _ contents	Ā҆
^ _ count	ĳҌľҊňѸŊҎ
^ _ covering	āѺōҞ
^ _ creation	ąҎ
^ _ cyclic	Ħ҇
^ _ d	ĀҕĹ҆
^ _ data	Ĥ҆
^ _ dead	ŏ҆
^ _ decided	āҌ
^ _ declared	ĀѴā҈ĂҋĬҋĿ҈
^ _ declaring	Ľ҈
^ _ decorated	ĒҊ
^ _ decorates	ĀѹēҠ
^ _ decorator	ĀѴāғ
^ _ decorators	ēҎ
^ _ deep	ĀѺā҈
^ _ def	ĆґķѹĺҝĻ҇
^ _ default	ĀѹĔ҇ĕҘ
^ _ defined	ĀѹĤ҉
^ _ definitions	āѵĆҎ
^ _ defs	Ć҉Ŀ҈ŀҊ
^ _ dependencies	Ė҈ĩҊĪ҇
^ _ depends	ĀѶĩ҇Ī҉
^ _ deps	Ā҈āѶĩҎ
^ _ derived	Ě҈ŀ҇
^ _ descendants	Āҋňґ
^ _ descends	ĀѹňҎ
^ _ did	ĀѺā҆čѺĪ҆İ҇Ķ҈ŅҔņҚ
^ _ diff	ĀҘāѷďҊĢѸ
^ _ directory	őҕ
^ _ display	Ā҉
^ _ do	ĀҥĂ҈ď҇ēѺġ҈ń҆ŕ҆
^ _ does	ĀѴćѺĉҌĊѺČ҆đ҇Ē҆ēѺĔ҈Ė҈Ģҙģ҇ĤѸħҍĨҊĪ҈ķ҇ĸ҆ĻҋŃ҇ŇѹŌѹŏ҇őѹ
^ _ each	ĀѶāѺĉҌĤ҉ŀҊńҌ
^ _ edited	Ď҆
^ _ else	Āҏ
^ _ engine	ĀҏāѸ
^ _ entry	āѳċ҇Ğ҈
^ _ enum	ĀѰāҖĸ҈
^ _ enumerate	Ā҇Ć҉
^ _ environment	āҎ
^ _ equals	đҒ
^ _ errors	Āѹā҆ńғ
^ _ events	ŕ҉
^ _ every	ĀѰāҌĉ҉ĊѺĒ҆ē҆ģҍĤҍĿ҆ŀҍŉҋŋѺō҇őѺ
^ _ everything	ĀѶāҤĉ҆Ėѹĩ҈
^ _ exactly	ā҈įѺ
^ _ exception	ā҇
^ _ exceptions	Ā҈
^ _ executables	Ğ҈
^ _ exists	ġҋ
^ _ export	ģ҉
^ _ exported	ģҊ
^ _ exports	ā҉ģ҇
^ _ extends	ňҍ
^ _ fast	Āѵāҍ
^ _ features	āҋ
^ _ fetch	ĀҎāѸ
^ _ field	Ā҇āҎĤѶŐҍ
^ _ fields	ĀҋāҎĤ҇
^ _ file	ā҉Ć҆ċ҉ĥѺĪѶĶҌĹ҇ĺ҇Ľ҇ľѶŅҏņҠőѹœҊ
^ _ filename	ĀѺŅҖ
^ _ files	ā҆ă҇ĆҍČґčѹĩҋĪ҈
^ _ find	Ā҉ňѹ
^ _ first	ā҈İѺ
^ _ fixtures	āҊ
^ _ flag	Āҋāѯċ҉
^ _ folder	őҊ
^ _ following	Ħ҈
^ _ for	ĀѹāѸĉҌċҌğѺĥѶĵ҇ķ҈Ľ҆ŇѺňѺŔҊ
^ _ freshest	ĀѹąѸįҗ
^ _ from	ĀҒāѭă҉ģ҉ĳ҉
^ _ func	āҌĬ҈Ļ҆
^ _ funcs	ĤѺĿҗ
^ _ function	Ā҈āҊĊ҉ĔѶĕҎę҆
^ _ functions	Ā҈āҘģҌĿҋŃҐ
^ _ get	Ĩ҆
^ _ gets	āѺĊ҆Ė҇ĩ҆
^ _ git	ĀѶİҌ
^ _ give	Ā҇
^ _ go	ĮҔ
^ _ goes	ĀҌ
^ _ got	ņ҇
^ _ had	āѷŅҌ
^ _ hands	ĀҌāѹĉ҇
^ _ happened	Āҋ
^ _ happens	āҗ
^ _ has	ĀѮĕ҇Ĥ҆ĭ҇ĺҍľ҈ņҎŇѸňѺŊҊŏ҇ő҇
^ _ have	ĵ҇
^ _ head	İҎ
^ _ headers	Ī҉
^ _ helpers	āѸĉҎ
^ _ hits	ŏҘ
^ _ holding	ĀѺāѹŉҊőҏ
^ _ holds	Āѹā҈
^ _ hops	ħҋ
^ _ how	āѯĆҊĎ҇ĳ҉Ŋ҉
^ _ i	ĀҝāѬĂѹăѺĈ҇ĔҊĚѺĜѺĝҐĞ҇ĩѺĭҖĺѹĽѸŀ҇ŁѺŒ҇
^ _ idea	Ā҆ķ҆
^ _ identifiers	Ā҉
^ _ identify	Ā҆
^ _ if	Ā҈āѹč҆Ę҈ĭѶ
^ _ impl	āҖĉҌĥѮ
^ _ implementations	āѷĥҨī҆
^ _ implementers	ĥҚ
^ _ implementing	ĥҊ
^ _ implements	āѶĥҌīҌ
^ _ import	ĀҌā҈ĜѺĝ҈Ħ҈ħѱĨ҆ŏҌ
^ _ imported	Ī҆
^ _ importers	ĩҙ
^ _ importing	Ā҆
^ _ imports	ĀҋāѷĜҋħѺĨ҆ĩҐĪѷŏң
^ _ in	ĀѯĄ҆ĐҖĘ҆Ġ҇ĤҐĦ҇ĩѺĪғĵѶĸ҇ĻѳļҌľѺĿҎŊ҉ŋѺŏѮőҍ
^ _ included	ĝҍ
^ _ inherits	ĚҐĭѺ
^ _ inner	Ļ҇
^ _ inputs	ĀѷŁҏ
^ _ inside	ļҌ
^ _ instance	Ĥ҇
^ _ interface	āѸĥҍīҋ
^ _ interfaces	īҋ
^ _ introduced	Āҍă҆ğѸ
^ _ introducing	ĀѹąҘ
^ _ invoked	ĉҌ
^ _ invokes	ĉ҆Ċ҇
^ _ is	Ā҉Ă҇ĆѶćҌĎ҇ĐѸđ҆Ē҇ĕѸĚ҆ĝѺġѺĢѶģ҈ĨҊĩҌĭѷĮѴı҉ĺҒĻҎļѴľ҇ĿѺŀҋŁѺłѹŊҊŎѺőҋŕѹ
^ _ it	āҏĊѸĬ҈ķ҈ŅҊ
^ _ java	ĮҒ
^ _ job	ĀѸĢҐ
^ _ jobs	Āҍāѹ
^ _ just	ňѹ
^ _ k	ŌҔŎѸ
^ _ keep	Ľ҆
^ _ kicks	ŕ҈
^ _ kind	łҒŇҊ
^ _ kinds	ń҆
^ _ l	ĀѸĳғ
^ _ language	ĀҋāҊėѺ
^ _ last	ĀғāѴ
^ _ length	Ď҈ĳ҉
^ _ libraries	Ė҆
^ _ libs	ĖҖ
^ _ licence	āѷıҔ
^ _ licences	ĀѷāҊ
^ _ license	ı҉
^ _ lies	āѸœ҈
^ _ line	āҐĲѧĴ҇ĵґķ҇ļ҈Ľ҉
^ _ lines	ĀҋāѸē҉ĳѺ
^ _ list	ĀѶĂѸĆ҇ćѺČ҆ē҇ĖҏĤҋĪ҇īҋŁҘ
^ _ load	Āҋ
^ _ local	Ļҍ
^ _ locate	Ĺ҇
^ _ location	ĵ҆őҖ
^ _ log	ĀҍĎ҇ĢѴįҏ
^ _ long	ā҉įҎĳ҆
^ _ lowest	Į҆
^ _ m	Ā҉āѴ
^ _ made	ā҆
^ _ maintains	ĀҒāѰ
^ _ make	ĀҊāѯĈҌ
^ _ makes	Ā҇āѵŕ҇
^ _ many	ĀғāҟĎҙĳҌľґŊҌ
^ _ marked	ĭҎ
^ _ may	ĀѷāҙĊѱ
^ _ me	ĀҊĆ҈Ċ҉čѹĕѸěѸğѺħ҇Ī҆ĬѺı҇ļѷľѸĿҋńѺŊѸŔѹ
^ _ mehtods	ĂҊćѷĿ҈
^ _ member	Āѵĸ҆ĿҌ
^ _ members	ĤѸĿҝ
^ _ message	āҍ
^ _ method	āҌĂҏĹѵľґŀѴ
^ _ methods	Ă҉Ċґľ҆Ŀ҈ŀ҈Ń҆
^ _ missing	ĀѹāҤōѲ
^ _ mnay	Āқāѳ
^ _ module	āѺĶ҈ķ҆Œ҉
^ _ modules	ĊѸĪҙŏҍ
^ _ morning	āѹ
^ _ moved	ņҒ
^ _ much	Āѷđҋ
^ _ my	Ā҈āѰ
^ _ n	ĀҋĴҒ
^ _ name	ĀѹāѶĭ҆ıҊŅҙņҌ
^ _ named	ĀѵŋҘŒ҇œѶ
^ _ names	āҋĞ҇ģґŁ҈
^ _ need	ĀҏāѰĬ҈Ľ҇ľ҆
^ _ new	ĀѹāѲĄҌėҊņ҉
^ _ no	āѹĔ҉
^ _ node	ĮҒ
^ _ not	āѰĔ҈ĬҊő҉
^ _ number	ĀҊđҍĪѶľҕ
^ _ of	ĀѰāќĂѷąѸĆѬćҔĈѹĉѸČѺčѴĎѸĐѵđҌēҎĔѺĖѳęѷĚѮěѳĜѳĞҐğѵĠѸĢҘĤҟĥҍĪҤĮѵıҜĴѷĹ҆ĺ҈ľ҇ĿѡŀҌŁҏł҆ŃҟńѰŅѵŇѺňҒŋ҆ō҆ŎѱŏѯŐҕŒҋœ҇ŔҐ
^ _ often	Ā҆Ďҋ
^ _ old	Ņ҆
^ _ on	ĀѮā҆ē҈ĢҪňѹ
^ _ one	ĀѸĽ҆
^ _ ones	Ă҇
^ _ only	Ā҇
^ _ options	Āѷāҍ
^ _ or	āҟġѹĽ҈
^ _ other	ĀѶāҌĩҏĪ҇
^ _ out	āѲńҊŎ҇
^ _ overrides	ĀҕāѷŀҔ
^ _ overriding	ŀ҈
^ _ packages	Ā҆āѸĖ҆
^ _ parameter	ā҆
^ _ parameters	ĀѹďҋŁҌ
^ _ params	ď҉ŁҘ
^ _ parent	āѺćґň҈
^ _ parse	Ā҈
^ _ part	Ā҆Đ҆
^ _ pass	ĀѶāѹŌҐ
^ _ path	Ĩ҆ŅҍņҊ
^ _ paths	ĀѹāѺČҐčѺŃҍ
^ _ people	ĀҌİѹ
^ _ person	āѺĲҏ
^ _ pinned	ĀѷĲ҉
^ _ place	āѸĊ҇Đ҇
^ _ places	Āҋ
^ _ point	Āҋāѵ
^ _ points	ā҈Ğ҆
^ _ previously	ŅҌ
^ _ private	Āѱāҕ
^ _ project	Āѹā҆ĞҌ
^ _ properties	ĤҔ
^ _ protocols	Ā҉āѸī҇
^ _ public	ģ҇
^ _ pulled	Ī҈
^ _ pulls	ĀѺĩґ
^ _ purpose	ĀѷāҌĊѺłғ
^ _ put	ā҈
^ _ python	Įґ
^ _ quantity	Ď҆
^ _ question	ĀѷĜ҆Ņѷ
^ _ raise	ĀѵŃҒ
^ _ raised	ŃѶńҍ
^ _ raises	ŃҎ
^ _ re	ā҆
^ _ really	ĭҌ
^ _ recent	į҆
^ _ recently	Āѹį҈
^ _ release	Ā҈ė҈
^ _ releases	ŉ҈
^ _ relies	ĩҎ
^ _ removed	ĀѹāҔăѹ
^ _ renamed	ĀҖāѭŅҐ
^ _ report	ĀҌ
^ _ requirement	ĮҌ
^ _ requirements	Ā҇āѶĖҗŊѺ
^ _ requires	ĀѳāѴĩҜ
^ _ result	āѹŎғ
^ _ return	āҌ
^ _ returns	Ň҆
^ _ reverse	ĩ҈ĪѺ
^ _ reviewed	āҒĲѸ
^ _ revision	ĀҎ
^ _ revisions	ĀѷĎҍ
^ _ role	āѶĢқ
^ _ routines	ĉ҆Ċ҇Ē҇
^ _ running	āѹ
^ _ rust	āѺĮґ
^ _ script	āѸğҋĶ҈
^ _ scripts	ĞҊ
^ _ set	ĀѹĆ҈
^ _ sets	ĀҔ
^ _ setting	Đ҈
^ _ should	āҘ
^ _ show	ĀѲć҈ČҎİѺ
^ _ shows	ĩ҇
^ _ sites	Āқ
^ _ sits	ňҊ
^ _ size	ĀҊāѸ
^ _ somebody	āҍ
^ _ something	ā҉
^ _ sort	ł҇
^ _ source	ĀҙŅҐŒҌ
^ _ sources	ĀѺāѸĩҔ
^ _ spots	Ćҋ
^ _ stack	ķ҆
^ _ stands	āѵć҇ĵ҆
^ _ state	Āҋ
^ _ statements	ĪҔńҐŏѴ
^ _ static	Ĭҏ
^ _ status	ĀѺāҗĈ҈łѷ
^ _ steps	Ā҉āѺ
^ _ still	ā҇
^ _ struct	ĵҐ
^ _ structs	ĥ҇
^ _ stuff	Ā҆
^ _ subclass	Ā҉ā҆ćҗňѶ
^ _ subclasses	āҌŀҎňҔ
^ _ subfolder	őҎ
^ _ suite	ŎҌ
^ _ superclasses	ĀѺćҧ
^ _ symbol	ĀѺĭҊ
^ _ symbols	ĀѺģґ
^ _ tag	ŉ҈
^ _ tagged	ĀѳāҌŉ҆
^ _ tags	Ā҉āѺŉҋ
^ _ takes	ďҊĪ҇
^ _ target	ņҎ
^ _ task	ĀѺĢҒ
^ _ teh	Ĝ҈ĭ҆
^ _ tell	ĀѰŁ҉
^ _ test	ĀѶāҝŊ҇ŋ҇ŌҐ
^ _ tests	Ā҇āѮōҒŎҡ
^ _ text	ā҆
^ _ that	Āѧā҆Ą҆ąҏĈ҇Ċҏĥ҉Ł҆ň҇ŉѹōҍŎ҉
^ _ the	āғĄ҆ąѺć҇Ĉ҉ĉҌč҇ĐҊđѷĒѹĔѹĕ҆ė҇Ę҆ę҆ĚҌě҈ġ҉Ģ҉ģ҆Ħ҈ĭ҇įѴĲѺĴѸĵѹĶѸķѴĻѸļѸĽѸŀѴŁ҇łҔņѸŇѸŊѺŌ҆ōѹŏ҉őѸœѩ
^ _ there	ĀѸāҪĉѺč҉ďѺę҉ĚѶěѹĠ҇Ħ҈ĬѺ
^ _ they	āѸĬҋ
^ _ thing	ĀѺāѱĄ҇Ģ҇
^ _ things	ģ҈
^ _ third	ĀҌāѺ
^ _ this	ĀҖĈ҈Ėѹġ҈
^ _ throwing	āҊĿѺŃҊ
^ _ throws	āѹŃҋńҊ
^ _ to	ĀѳĂѸă҈ĎѴđѺĢѶħѹĵҔĶ҈ķґĸ҉Ĺ҈ń҇ő҆œҌ
^ _ total	ĀѺĳҋ
^ _ touched	Ā҉
^ _ trace	Ĩ҆
^ _ trait	ĥѲīҊĽҔ
^ _ traits	īҏ
^ _ triggers	āѷĊҝ
^ _ type	ĀѲĤѷłҏŇҪŐҙ
^ _ typed	Ĳ҇
^ _ types	āғēѶĥҊńҐ
^ _ unit	ĀѺō҈
^ _ unused	ā҆ŏ҆
^ _ up	ĀѺā҆ĆҊĈѸĊѺĞ҆ĵѺ
^ _ used	Ņҍ
^ _ uses	āҋĒ҆
^ _ using	ĩҌĪѹ
^ _ value	āѱđҭĔҕ
^ _ values	āҋ
^ _ variable	ĀҍŐ҆
^ _ variables	Ĥҍ
^ _ ve	ĀѹāѶ
^ _ version	Ġ҇Į҉
^ _ versions	ė҆ŉ҉
^ _ virtual	Ăґ
^ _ visibility	ĭ҉
^ _ vs	āҐďҌ
^ _ w	ĀѺŉҊŒ҈
^ _ want	Ā҉āѺĊ҆ĖѺ
^ _ was	Ā҇āҎąҎįҋİҖŅғņѹ
^ _ we	āҙĝҊġ҈ŋҊ
^ _ what	ĀѮąѵĉѵĊ҉čѺĐҒē҈ĕѺĢ҇ģѷĨ҉ĩ҇ĪѲįҍĲѹĴѹķҌĺѹŀ҆ŁҊł҈ņҋŇҔŉҋŊѹŐѹőҎ
^ _ when	āҕĦѺĬѹįҐ
^ _ where	Ā҇āҏĵ҈Ķҏĸѹ
^ _ whether	ĀѬāѵĜҊĠ҆ġ҉Ħ҆ŌҊ
^ _ which	ā҆ąҔĆ҇ćѺĉѹĊ҉ĎѸėѹĘѺħҌĨҊĪѺĬѺĮҊİҋĵҐķѶĻ҆Ľ҈Ņ҇ņѺō҈œ҆ŕ҆
^ _ whom	Āҍĥ҇įѺĲ҈ň҆
^ _ whose	āҊ
^ _ wich	ķ҈Ń҇
^ _ will	āҖ
^ _ with	Ē҉Ķ҆
^ _ within	ĻѸļҏ
^ _ wonder	ĀҎ
^ _ wording	ā҆ŔѺ
^ _ worked	ĀҍāѸ
^ _ workflow	ā҇ŕ҇
^ _ workflows	Ā҉āѹ
^ _ would	Āҋā҇ĢҊł҇
^ _ writes	ā҆
^ _ wrote	ĀҗňѺ
^ _ yes	Ĉ҈
^ _ you	āѝĎ҆đ҇Ę҇Ĭ҈ķѵľҊňҋŎѺŏ҆ő҇
^ _ |	ĀѣāѮĂѺąѷĈѺĐ҆ē҆ĔҒėҏĘѷę҆ĚѺĥѹĩ҉īҔĭ҆ĮѴįҋıҠŃѺŇҺňѸŋѷŌѺōѸŎѷŏ҆ŐѸŕҏ
^ a	ĀҙāѬœѺ
^ a test	ĀҝāѶŋѸœѺ
^ abstract	Ă҉
^ according	ĀҋĢѹ
^ according to	ĀҋĢѹ
^ add	Āѭāҥ
^ add a	ĀѹāҒ
^ after	āѵĞҒ
^ after the	Ğ҇
^ all	ĀҦĆҌħѷĿҊŃҐňѭ
^ all callers	Ā҈
^ all import	āҋħѷ
^ all the	ňҋ
^ allowed	ėҋ
^ allowed values	ā҆
^ am	Ā҈ĭ҇
^ am i	Ā҈ĭ҇
^ among	ęҋĜ҇ġ҆
^ among teh	Ĝ҈
^ among the	ęҋĝ҆ŋ҆
^ an	ġ҈
^ ancestors	ćҘ
^ annotations	ēқ
^ annotations on	ē҉
^ any	ĀҊāѯĝҋĦ҇ŋҊōѳ
^ any chance	Āѳ
^ any idea	Ā҆ķ҆
^ any import	ĀѴĝҌĦ҇
^ any test	ŋҌ
^ anything	ĀѷāѳĒ҆ĚѺġ҉ĩ҆ňҌō҆
^ anything in	ō҆
^ anything that	ĚѺĩ҆ňҌ
^ are	ā҉ĆѷĦҎŋҋōѺŎ҆ŏѹ
^ are all	ā҇Ćѹ
^ are the	ā҆ď҆
^ are there	āѷĪ҆Ł҆ŋ҇
^ args	ď҉ŁҊ
^ as	ĀѭāҎĂ҆Ċ҆ĎѺĥѸŇѷŐ҆
^ as for	ĀѰāҔĂ҆Ċ҆ĎѺĥѸŇѺ
^ as what	Ő҆
^ async	ā҆
^ at	ĀҊĆ҇Đ҇Ėѷį҆ĳ҆
^ at tag	Ā҇
^ at what	į҆ĳ҆
^ at which	Ā҈Ć҇
^ attributes	Ĥҋ
^ author	ĀҏĲ҆
^ author list	Ā҈
^ author of	Ā҇Ĳ҇
^ authors	ĀҖ
^ authors of	ĀҖ
^ base	ĀҐćҋňѷ
^ bases	ćҚ
^ before	ĀѲĽѺŅҎ
^ before i	ĀѳāҋĽѺ
^ before it	Ņ҇
^ before the	Ņ҈
^ better	āҏĔѺŔѺ
^ between	ěҋĝ҉
^ between <tag>	Āѷā҈
^ between the	āѶăѷěҋĝ҉
^ blame	ĀѶĲҠ
^ branches	Āґāѷ
^ build	Ā҇Ĉҋ
^ build the	ĀҗĈѲ
^ by	āѭĄ҆Ċ҆ē҇ĝѹĢѺĥҋħ҈ĩҊĪѸį҇Ĳ҆ŀ҇ňҒŕ҆
^ by how	Ď҆
^ by the	Ą҆
^ by what	ĀѲāѺē҈Ĩ҇ĩ҇Īѹį҇ň҉
^ by which	į҆
^ by whom	Āҏĥ҇įѺĲ҈ň҆
^ call	ĉҔĊ҇
^ call path	ā҇
^ call sites	ĊҌ
^ callees	ĉҜ
^ callees of	ĉҍ
^ callers	āѴĊҝĠѺ
^ callers of	āѴĊҝĠѺ
^ calling	Ń҆Ň҆
^ calling <name>	ń҇Ň҆
^ can	āҩĈҊģѺĭ҇ĮѹıѹŁѹńѹőҍ
^ can <name>	Āґ
^ can a	ŋ҆
^ can i	ĀҝāҌė҆
^ can not	ő҉
^ can the	ĀѺŌҋ
^ can you	Āѳāѵą҆Ī҆ĭ҆ŌѺő҆
^ cat	Ā҆
^ cat lines	Ā҆
^ cfg	Đҏ
^ chain	Ĩ҆
^ chain of	Ĩ҆
^ change	ĀѺāҘıѸ
^ change the	āҕıѸ
^ changed	Čҋ
^ check	āѫč҆Ę҈ĦҋŌ҇ŎҌ
^ check <name>	Ŏ҆
^ check for	Ā҇
^ check if	Ā҈āѹč҆Ę҈ĭѷ
^ check whether	Ĝ҆Ō҆
^ child	ĀѹćѶňҟ
^ ci	Āҗāѥŕ҉
^ circular	ĦҊ
^ circular import	ĦҊ
^ class	Āѭē҇Ě҆īґ
^ class <name>	Āѱē҇Ě҆īґĵѺ
^ classes	ĀѹĒ҆ĥҊňҊ
^ classes implementing	ĥ҈
^ cls	āҍĚ҉ĵҎňҍ
^ cls <name>	āҍĚ҉ĵҎňҍ
^ code	ā҆ĊҗğѵŃҊ
^ code that	āҌĊҘğѳ
^ collect	ĀғŎѴ
^ collect the	ĀғŎѴ
^ comit	ĀѺąҖ
^ comit introducing	ĀѺąҖ
^ commit	ąҍĎѺİѺ
^ commit <commit>	āѸ
^ commit adding	ą҆
^ commit count	Ā҆
^ commit that	ĀҎāѵą҆
^ compare	Ā҆ďҎ
^ config	ĀґĐ҆ĪѴ
^ confirm	ĭ҈
^ const	ĀѫāҒđҌĶ҉Őҋ
^ const <name>	ĀѫāҒđҌĶ҉Őҋ
^ constant	ĀѵāѷĶҜ
^ constant <name>	Ķ҉
^ content	đҊ
^ content of	đҊ
^ contributors	ĀҒ
^ contributors to	Āґ
^ could	ĀҲāѶ
^ could <name>	Ā҇
^ could you	Āүāѫ
^ count	ĀҘĊѺĎҐĤѷĪѹĳ҈ľҒĿѶňѹŊҘ
^ count everything	Ā҇
^ count of	Ď҈
^ count tests	Ŋ҆
^ count the	ĀңĤѷĪѹľ҈Ŋҋ
^ create	ĀѶāҙ
^ current	İ҇Ņѹņҏ
^ current path	ņҊ
^ cut	ā҈
^ data	ĤҊŐҌ
^ data members	ĤҊ
^ data type	ŐҌ
^ date	Ā҈ā҈įҋ
^ date of	Ā҉įҌ
^ dead	ŏ҈
^ dead imports	ŏ҈
^ decorators	ē҉
^ def	ĔѹĕҊķҙĹҊĺѺ
^ def <name>	ĔѺĕҊĹҊ
^ default	āѺĔҊĕ҇
^ definition	ĆѹĶҊĺҚĻ҈
^ definition of	ĆѹĶҊĺҚĻ҈
^ delete	ĀѺāҩĆѵĴѹ
^ delete all	āҒĆѵ
^ delete line	āҌĴѹ
^ delete the	āҌ
^ deletion	ĀҊ
^ deletion of	ĀҊ
^ dep	ĀѴĖҒė҈ħҊĮѹ
^ dep path	ħҊ
^ dependencies	ĀѸĩѺĪҢ
^ dependencies of	ĀѸĩѺĪҢ
^ dependents	ĀѹĩҢ
^ dependents of	ĀѹĩҢ
^ deps	Ė҆
^ derived	ň҇
^ derived classes	ň҇
^ descendants	ĀѸňҚ
^ descendants of	ĀѸňҚ
^ describe	āѸĢҝ
^ determine	ĀѨāѬĺҊľ҆
^ determine the	ĀѳāѰĊ҆ĺҌľ҇
^ determine whether	Āѹ
^ did	Ā҇čҙĠҕĬҊĭҍįѹİѹŋѸ
^ did <commit>	Āѷčҏ
^ did <name>	ĀѶā҇Ġҋ
^ did <path>	ĀҊāѸ
^ did <tag>	Ġ҈
^ did commit	ĀғāѴ
^ did somebody	Ĉ҇
^ did the	āҕĭҎİѹ
^ did they	āѸĬҋ
^ different	ďҌŁѺ
^ dir	őҒ
^ dir containing	őҒ
^ display	Ĵ҉
^ display line	Ĵ҉
^ do	Ā҈āѩĝҊġ҉ĢѺĦ҈ŋҌŌ҆Ŏ҈
^ do any	ŋ҆
^ do i	ĀҐ
^ do not	Ĕ҈
^ do tests	Ŏ҆
^ do the	ĀҌāѱĦ҇
^ do we	ĝҋġҋŋ҈
^ do you	ĀѪĺ҆Ō҈ŏ҆
^ does	ĀҗāҕćѷĈҖĉѵĊѶčҔđѺėѺĘҜę҆ĚҘěҏĜҩĝҋġҍĢѳģѸĤѷĥѺĦҌħѸĪѳīѸĬ҆ĮѸĴѹĵѸĺѺľѺĿѺŁѶŇѹňѱŌҞōѶŎҐŏѲ
^ does <name>	ĉѹĘҗę҈ĚҖě҉ĜҎġҍĬҋĭ҇ŁѺń҈ŋѹ
^ does <path>	Ā҆ĜғĝҊĪѹŏѹ
^ does <tag>	Ġ҆
^ does a	Ā҈
^ does any	Ā҆
^ does anything	Āҏ
^ does every	ĀѫāҖ
^ does git	ā҆
^ does it	āҎĈѹ
^ does our	ā҆
^ does the	ĀҔāѹćѺčҐĘґĚ҇Ĝ҈ňѷŌҌ
^ does this	Ĉ҈
^ dose	ĀҐāѲĈ҇Ĝ҇Ōҏ
^ dose <name>	Ā҇
^ dose the	Ĝ҇Ō҆
^ down	ň҆
^ down the	ň҆
^ entry	ā҈Ğ҆
^ entry points	ā҈Ğ҆
^ enum	ĀѺĸ҈
^ enum member	ĀѺĸ҆
^ enumerate	āѱĆҏľѹĿҍŏ҆
^ enumerate everything	ĀҐ
^ enumerate the	ĀѱāѶĆҌĿ҇Ł҆ŏ҆
^ env	ā҆
^ env var	ā҆
^ every	ĀҢĆҏĊѸ
^ every place	ĆѺĊ҈
^ everything	ĀҎāѱĒ҆Ī҇ňҙ
^ everything <path>	Ā҇
^ exception	Ā҈āѹ
^ exception <name>	Ā҈āѹ
^ exceptions	Āѹāґ
^ exceptions <name>	āҚńѱ
^ execute	Ŏ҇
^ existence	ġҊŋҐœѷ
^ existence of	ġҊŋҐœѷ
^ explain	ā҇Ģҟ
^ explain <name>	ĀѷāѷĢҪ
^ explain the	āҒĢѸ
^ export	āғģѺ
^ exports	ĀѺģғ
^ exports from	ģҊ
^ exports of	ģҊ
^ failing	Ā҉
^ failing tests	Ā҉
^ fields	ĀѵĤҖ
^ file	ČҋčѺĵѶĺҔĽҊŒҍ
^ file and	ķѺĺҖ
^ file line	ķ҈
^ file where	āҊĵѸ
^ files	āҥĄҋČ҆
^ files added	āѷăҋ
^ files importing	Ā҇
^ files last	ā҆
^ files that	ā҆Ą҆
^ find	ĀѴāѯăҊąѴćѵĊ҉đѺĘѺĚѸĜѺğҌĥѺĵҕĶ҇ĺҖĽҒĿѷŃ҇ňѺŌѹőҕŒҋœҊŔѸ
^ find <name>	ĀѺğҒĺҥőҒ
^ find all	ĀѶă҈ĉ҉ĊѺŀҋŃҌ
^ find calls	Ā҇ĉѺĊ҇
^ find every	Āҍĥ҇
^ find everything	ĩ҆
^ find me	ĀѰāҐĊҊĺѸļѺĽѹ
^ find test	Āѹœҏ
^ find the	ĀҕāѱąѵĐ҆İ҆ĶҏĻ҇
^ first	Āҍāґ
^ first change	ĀѷāҒ
^ first file	āҎ
^ fix	ĀѹāҚœѺ
^ fix the	ĀѹāҘœѺ
^ folder	őҏ
^ folder holding	őҏ
^ for	Āќā҉ĂѺć҇ĕѲĖ҇Ģ҆ĥҌĩ҆ĳ҇ĹѺĺ҆
^ for <name>	ĂѷĔ҆ĕѹĬ҆ĺ҆Ł҆Ň҆
^ for <path>	Āѹā҉
^ for a	ā҆
^ for class	ćҍ
^ for commit	Āѹ
^ for the	ĀѺď҇Ė҆ĥ҆ĩҊŁѺň҇
^ for what	ĢҌ
^ for which	ĥ҆
^ former	ŅғņѺőѺ
^ former name	Ņ҈
^ former path	ŅҋőѺ
^ from	ĀҋāѰćҋĊҌģ҇Į҇ŅғņѵňѺ
^ from <path>	ĀҊ
^ from <tag>	Āѷā҇
^ from what	Ċ҉Ņҍ
^ from where	Ā҆
^ from which	Ā҈āѷć҈Ņ҆ņѺ
^ full	Ć҈
^ func	ĕҎ
^ func <name>	ĕҎ
^ funcs that	ā҈
^ function	ļ҉Ł҆
^ function <name>	ļ҉Ł҆
^ functions	ĒҊ
^ git	ĀҗČҌĢҤįҋĳѶ
^ git <name>	ĀңāѺĳѶ
^ git blame	Ĳ҆
^ git log	ĀҎĎ҇ĢѴįҏ
^ git show	ĀѹČҏ
^ git tag	ŉ҈
^ give	ĀѨāќĂѺăҋĊҋĔ҆ĕѺĖ҆ĚѺĜѺĢҍģ҇ĩ҆ĪҌĺѸń҆ŎѸŐ҇
^ give every	ģҏ
^ give me	Ā҈āѷĊҎĕѸģѺĩ҇ĳ҉ķѴĹѺŁ҆őѸ
^ give the	ĀѨāѢă҇Đ҇Ė҇ĪҊĶѺķҏń҈ŕ҆
^ given	Āѵ
^ given class	ě҇
^ given commit	ĀѺāҊ
^ global	ĶҌ
^ go	āѷĮҐĵҋĽ҇
^ go to	ĵҋĽ҇
^ going	ĀѺă҇
^ good	Āѷāѭ
^ good afternoon	āѵ
^ good morning	āѹ
^ grep	āѶŔҐ
^ had	Ġ҈
^ had <name>	Ġ҆
^ has	āѪčҋĘ҇ĚҏĜ҆ĝҍġҍĦ҆Ĭ҉ĭҌ
^ has <name>	āѺĘҊĬ҆ĭҏ
^ has anybody	ĀѺĝ҉ň҈
^ has anyone	Āҏ
^ has the	āѵę҆Ě҉ġҎňѺ
^ have	Ā҇
^ have we	Ā҇
^ head	ĀѯİҔ
^ hello	ĀѶāҎ
^ hello |	Āѷāҍ
^ help	āҕ
^ help me	āҕ
^ hey	āѱă҆
^ hey can	Āҏ
^ hey do	ā҉
^ hey i	ĀѶāѹ
^ hey what	ĀҊ
^ hi	ĀѷāҔ
^ hi i	ā҇
^ hi there	ā҉
^ how	ĀҜāӊąѹĊѺĎҋď҉đҊėҋĝѸħҋĨҔĩѷĬѶįҒı҉ĳҌľ҉ŋѹŎѸ
^ how are	ĀѸā҇
^ how big	āѺ
^ how calls	ņ҈
^ how can	ā҉
^ how come	āҫ
^ how deep	ĀѺā҈
^ how did	āѷŅҊ
^ how do	ā҆ďҌ
^ how does	ĀѺāѴħҒĨҌĴ҈
^ how fast	Āѵāҍ
^ how is	ĀҌāѨĨҌıҏ
^ how long	ā҉įҎĳ҆
^ how many	ĀҜāҢĎҕĳҋľҊŊ҉
^ how mnay	Āқāѳ
^ how much	Āѷđҋ
^ how new	āѺėҊ
^ how often	Ā҆Ďҋ
^ how recently	Āѹį҈
^ how to	Āѹāҕ
^ how would	ł҈
^ hwo	Āѷľ҇
^ hwo many	Āѷľ҇
^ i	ĀҰāѓąѸď҆Ėѹė҇ę҇Ĭ҆ĭѸĮѹĶ҆Ľ҉ŁѶŔ҇
^ i can	Ā҈
^ i d	Āҗā҆
^ i do	Āѳ
^ i have	ĀѸ
^ i keep	Ľ҆
^ i m	Ā҉āѴ
^ i need	ĀҏāѱĬ҈Ľ҇ľ҆
^ i suspect	Ā҇
^ i ve	ĀѺāѺ
^ i want	ĀҊāѺĊ҆ĖѺ
^ i was	āҋ
^ i wonder	ĀҎ
^ identify	ĀѬāѡĉҋĿ҈ŀҊŃ҆ń҉
^ identify all	ĿҌ
^ identify each	ĉҐĤ҇ńҋ
^ identify every	āѷŀҌŃ҉
^ identify the	ĀѴāѱ
^ if	Ā҉āѤĔҐ
^ if <name>	ĀҊāѹ
^ if i	āѯĔҏ
^ impl	ĀѸāѲĥҒīҔ
^ impl <name>	āѵĥҖ
^ implementations	ĥҏ
^ implementations of	ĥҏ
^ implementors	ĥҋ
^ impls	ĥ҇
^ impls of	ĥ҇
^ import	ĀѺĜѶħҒĨ҆ĪҗŏѶ
^ import chain	ħҋ
^ import hops	ħҋ
^ import list	Ī҇
^ import of	ĝ҆
^ import path	Ĩ҇
^ import statements	ĪҕŏѴ
^ imported	Ī҈
^ imported modules	Ī҈
^ importers	ĩҗ
^ importers of	ĩҗ
^ imports	ĀҊĝѺĩѴĪҬŏѱ
^ imports from	Āҕ
^ imports in	ĪҘŏѯ
^ imports missing	ĀѺāҎ
^ imports of	ĩѵĪҚŏѶ
^ imports still	ā҆
^ improt	ħ҆
^ improt chain	ħ҆
^ in	āѹĆ҇ćѹĉѴĊ҆ċ҇đѳēѹĔѭĕҒĚ҉ĝѸĞѺğѹģѺĥѺĪѺĳѸĵҋĸ҆ļҊŁѷōҎŎ҇őҊœ҆
^ in <name>	Ā҉ā҆Ă҇Đ҆đѸĔѶĕ҈ĢѹŎ҇
^ in <path>	ā҇ĝѺĲ҆
^ in <tag>	āѺĠ҆
^ in class	ĺ҆
^ in how	ĆҊ
^ in the	ĀѰāѳĕ҆ĚҋįҊĻѺĿ҉Ň҉ō҉
^ in this	Ā҆
^ in what	ĀҠąѱď҆įѸŀ҇ŉ҆őҍœ҇
^ in which	Āѷā҈ąҋĉѺĊҊĎѺğѷĵҍķѺĻ҇ļ҇ō҇ő҉Œ҆
^ in wich	ķ҈Ń҇
^ includes	ĀѹĩѵĪҟ
^ includes of	ĀѹĩѵĪҟ
^ inferred	ŇѸŐҌ
^ inferred type	ŇѸŐҌ
^ inheritance	ćҒ
^ inheritance of	ćҒ
^ initial	ą҆ĔҌ
^ initial add	ą҉
^ inner	Ļҏ
^ inner func	Ļ҆
^ inside	ĻѺļҌ
^ inside <name>	ļ҆
^ instance	ĤҊ
^ interface	īҎ
^ interfaces	īҏ
^ interfaces of	īҌ
^ intermediate	ħ҆
^ intermediate imports	ħ҆
^ into	Ņѹņҋŉ҇ŔѺ
^ into what	ŅѺņ҉
^ into which	ŔѺ
^ is	ĀҲāҦĂѺĆѺćѪĈғĉѸčқĎѺĐѷđѶĔѺėѷĘҌęқĚҐěҙĜґĝҦğѹĠ҇ġҊĢѷģѷĦҐĨѵĪѹĬҙĭқįѸıѷĲѹĴѺĶѺķѺĹѺĻѸĿѺŁѸńѸŇѯňѭŌ҇ŎҍőѺœѰ
^ is <name>	ĀҍāҍćѲčҊĘҎęҚĚҔěҘĜҌĠ҉Ħ҆Ĭ҈ĳѺňѲ
^ is <path>	ĀѩāҐč҇Ĝ҆ĝҧĦ҇ĨѸ
^ is a	Ā҉āѳĮ҇
^ is access	ĭ҆
^ is anybody	Āѹā҉
^ is func	Ĭ҈
^ is it	āѺĊѹĳ҆
^ is line	āҋ
^ is load	ĀҊ
^ is not	āѷĬҊ
^ is symbol	ĀѺĭҊ
^ is teh	ĭ҇
^ is test	ĀѹāҌŎ҇
^ is the	ĀѷĈҙě҇Ĭҋĭ҈œѺ
^ is there	āҗĚѺěѺĦ҆ō҆
^ is this	ĀҎĈѺł҆
^ it	Āѹā҈
^ java	āѹĮҏ
^ job	ĀҎĢғ
^ job list	Āҕ
^ jobs	ĀҌāѹ
^ jobs in	ĀҌāѹ
^ jump	ĀѶāѹĶ҆ķғĹ҇œ҉
^ jump to	ĀѶāѹĶ҆ķғĹ҇œ҉
^ kindly	ĺ҆Ł҆
^ kindly tell	Ł҇
^ last	āѹįҎ
^ latest	ĀѹāҎėѺį҇
^ latest commit	Āѹį҇
^ leftover	ŏҋ
^ leftover imports	ŏҋ
^ let	ĀҌ
^ let me	ĀҌ
^ license	ıҐ
^ line	ĀҜĐѺĵҍĺѶœ҈
^ line <line>	āѸĲ҈Ĵ҉
^ line count	ĳҍ
^ line of	Ĺ҆Ļ҆œ҉
^ line where	ā҇ĵҏĸѺ
^ lines	ĀґĳѴ
^ lines <name>	ĀҚĳѭ
^ lines total	ĀѸĳҊ
^ list	ĀҌĂҏĆѷĉ҇ĖѵĞҘĤ҇ĥҋĪ҆ľѷĿҋŁѶń҉ň҇ŉ҇ŊѶ
^ list all	ĀҐ
^ list every	Ā҇ā҇Ċѹ
^ list everything	ĀѺń҆
^ list of	ĀѷĂҏĞҝľѹĿҌŁѳ
^ list the	ĀҎăѸĆѺć҈Ċҍē҈ĖѸĤ҉ĥ҆Ī҇Ł҈Ŋѷ
^ literal	đҊŔҊ
^ local	ĻҊļѺ
^ locate	āѪĐ҆đѸĵ҉ĶҋĹ҈ĺ҆Ļ҆Ľ҉ŋѺœҊ
^ locate <name>	ĺ҇
^ locate the	āѯĐ҆đѹĵҊĶ҉ĽҊŋѺœҊŔѺ
^ location	ĵ҆ĸ҈Ĺ҈ŀѺŒ҆
^ location of	ĵ҆Ĺ҈ŀѺŒ҆
^ log	ĀҊ
^ log of	ĀҊ
^ longest	āҔ
^ longest import	ā҆
^ longest line	āҊ
^ look	āѲĆ҆Ğ҆ĵѺ
^ look up	ĀѲāѵĆ҆Ğ҆ĵѺ
^ looking	Ľ҇
^ looking for	Ľ҇
^ lst	įҋ
^ lst change	įҋ
^ make	ĀѶāӀĚѸĬѲŌѲ
^ make <name>	āҧĚѸĬѳ
^ member	Ŀҟ
^ merge	ā҇
^ method	ĀѹĂѺĹґĺѹĿғ
^ method <name>	ĹғĺѺ
^ method names	Ŀ҇
^ methods	ĀѹāѵĂѶĉҊĊ҆Ē҆ľѯĿҝŃ҈
^ methods <name>	ĉ҆
^ methods defined	Ŀ҆
^ methods of	ľѸĿҎ
^ methods that	Ŀ҆
^ min	ėѸĮҌ
^ min <name>	ėѸĮҌ
^ module	ģ҇Ķ҆Œ҆
^ module <name>	Œ҈
^ modules	ĩҍ
^ modules pulled	Ī҈
^ modules using	ĩҌĪѹ
^ most	į҇
^ most recent	į҇
^ move	āҒ
^ move <path>	ā҆
^ move the	āҋ
^ must	ā҈
^ name	ĀҕāѰĉ҆ē҇Ī҆ī҇ŁҊŅѸňѺ
^ name all	ĀҐĪ҆ī҈
^ name each	ŀ҆
^ name every	āѸĉҋē҇Ŀ҉
^ name the	ĀҊć҆Łҋ
^ names	ĀҎ
^ names both	ā҈
^ names of	Ā҈Ł҆
^ needless	ĪѶŏғ
^ needless import	ĪѸŏҍ
^ needless imports	ŏ҆
^ nested	Ļ҇
^ new	āѹņ҈
^ newest	ĀѷāѺį҈İґ
^ newest commit	į҈
^ node	āѹĮҏ
^ not	Āґňѹ
^ not only	Ā҇
^ nubmer	ľ҆
^ nubmer of	ľ҆
^ number	ĀҦāҒĎѺĤѸľѺŊ҈
^ number of	ĀҦāҒĎѺĤѸľѺŊ҈
^ of	āѦĆѺė҇Ģҋģҍİ҇ĳ҆ļ҆
^ of all	ā҇İ҈Œ҆
^ of how	ĳ҇
^ of the	āѵļ҆
^ of what	āѲĢҌ
^ of which	ĀѹāѺģ҉
^ old	ŅѶņҖ
^ old file	ŅѸņҎ
^ old name	ņ҉
^ oldest	Ā҇Į҇
^ on	ĀѲā҉ć҇Đ҉ķҊĺҎļѺňѹŒѺœ҆ŕ҉
^ on what	Āѷā҆ć҈ĐҊķҌňѹ
^ on which	ā҇ĺҌĽ҆ŒѺœ҉
^ on |	ŕ҆
^ open	ā҈
^ origin	Ā҆Ņҋ
^ origin commit	Ā҇
^ origin of	Ņҋ
^ original	Ņ҇
^ original name	Ņ҇
^ ought	ā҆
^ ought <name>	ā҆
^ our	Ā҈
^ outgoing	ĉҒĊѸ
^ outgoing calls	ĉҒĊѸ
^ over	ħ҇Ĩ҆
^ over which	ħ҇Ĩ҆
^ overrides	ā҈
^ overrides of	ā҈
^ overriding	ŀғ
^ overriding methods	ŀ҉
^ param	āҝēѺńѹ
^ parameter	ĀѷĔ҉ĕѹŁҐ
^ parameter <name>	Ĕ҉ĕѹ
^ parent	ćҌ
^ path	āѸĵҋķ҉ŅѴőҡœ҆
^ path of	ķҊŅѵőҖ
^ path to	āѹĵҌőҊ
^ percentage	ĀѹāҔ
^ percentage of	ĀѹāҔ
^ places	ğ҉
^ places that	ğҊ
^ please	Āҝāѧć҈ķѹĹ҆ļ҆ĿѶŁѹ
^ please check	Āґ
^ please display	Ā҉
^ please enumerate	Ā҇Ć҉
^ please give	Ā҇
^ please identify	Ā҆
^ please list	ĿѺ
^ please name	Ŀ҆
^ please report	ĀҌ
^ please show	Āѹć҈
^ please state	Āҋ
^ please tell	ĀѲ
^ please to	Āѩ
^ please trace	Ĩ҆
^ point	ĀѸķҏĺҎ
^ point me	ĀѸķҏĺҎ
^ predecessor	āѹŅ҈
^ predecessor of	āѹŅ҈
^ previous	ŅҔőѷ
^ previous name	Ņ҇
^ previous path	ŅҍőѸ
^ print	āѴđ҇ĖҥģҋĤҌİҌĲѸĴҌĶѷ
^ print <name>	ĀѳĖҫ
^ print <path>	Ĵ҈
^ print all	ģҍ
^ print the	Āҕ
^ prior	ĀѺŅҖ
^ prior filename	ĀѺŅҖ
^ project	ĀѲā҈ł҉
^ properties	ĤҔŐѺ
^ protocols	īҗ
^ public	ģҏ
^ public symbols	ģ҆
^ pure	Ăґ
^ pure virtual	Ăґ
^ put	āҊ
^ put a	ā҆
^ pytest	āѳŌҏŎҘ
^ pytest <path>	ŎҊ
^ pytest k	ŌҔŎѸ
^ python	ĀѸĮҒ
^ quantity	ľ҈
^ quantity of	ľ҈
^ quick	ĀѷĜ҆Ņѷ
^ quick question	ĀѷĜ҆Ņѷ
^ quote	Ā҇
^ raise	ń҆
^ raise statements	ń҆
^ raisers	ŃҜ
^ raisers of	ŃҜ
^ read	ĀҊĴ҆
^ regarding	ĀѫāҍĊ҆ĶѹŅ҆
^ regarding <name>	āѺ
^ regarding <path>	Āѹ
^ regarding class	āѺĤ҆
^ regarding commit	āҊ
^ regarding tests	ā҈
^ regarding the	ĀѱĊ҇
^ reimplementations	ŀ҉
^ reimplementations of	ŀ҉
^ releases	ĀѺā҈ŉ҆
^ remove	ĀѺāҘ
^ remove the	āҔ
^ rename	ĀѵāҔĸѺŅҎņҋ
^ rename source	ĀѹŅҒ
^ rename target	ņҎ
^ rename the	āҌĸѺ
^ replace	āґ
^ repo	ĀѲİҊłғ
^ report	ĀўāѦĂ҆Ē҇ğ҇ġ҇Ī҇Ķ҈ňґŒ҆
^ report all	ĀѲĩ҇ňғ
^ report every	Ē҈ŉ҆
^ report the	ĀѴāѪĂ҈ğ҇Ī҈Œ҆
^ report where	Ķҋ
^ report whether	ġ҇
^ required	ĀѳāѹėҌĮҚ
^ result	Ň҆Ō҇
^ result type	Ň҆
^ return	ŇҊ
^ return annotation	Ň҈
^ reverse	ĩҙ
^ reverse dependencies	ĩҋ
^ reverse deps	ĩҎ
^ revert	āқčѹİѷ
^ revert <commit>	āҍčѹ
^ review	Āҩāѩ
^ revisions	ĀҢ
^ revisions of	ĀҢ
^ run	ĀҥāѱĈғĊѸĖѺŊѷŎҒœѸ
^ run <name>	ĀҙāѺĊѹ
^ run test	ĀѹŌҔ
^ run tests	ĀѺŊѹŎҒ
^ run the	ĀґĈғŌѫ
^ runtime	ĀѷĖҌ
^ runtime dependencies	ĀѷĖҌ
^ rust	ĀѺĮҐ
^ say	Āѫāҕő҉
^ say me	ő҉
^ search	Ŕ҈
^ sed	ĀҋĴҒ
^ sed n	ĀҋĴҒ
^ set	ā҈
^ set <name>	ā҈
^ setting	Đ҈
^ setting <name>	Đ҈
^ sha	ąҊ
^ sha that	ąҊ
^ shortest	Ĩҋ
^ shortest import	Ĩ҇
^ should	āҵ
^ should <name>	āҘ
^ should <path>	ā҇
^ should i	Ā҈āѺ
^ should the	ā҉
^ show	ĀҚāѩĂ҇ćѹĖ҆İҋĴ҈Ŀ҆ŁҌł҆
^ show <name>	ď҉
^ show all	ĂҋĖҊĥ҈
^ show every	ŀ҆ō҆
^ show line	ĲѺĴҊ
^ show me	Ā҈āѷĐ҈ķ҈ň҇
^ show the	ĀҌďѺđ҇İ҈ŀѺŁҏł҈
^ shwo	ĀҊ
^ shwo me	ĀҊ
^ signature	ĀѷďґŁҍ
^ since	āҕąҋĦѸĬѷįҖ
^ since what	į҇
^ since when	āҒĦѺĬѹįҐ
^ since which	āҍ
^ size	ĀѺĳҍľ҇
^ size of	ĀѺĳҍľ҇
^ skip	ĀѺāҘœѹ
^ skip the	ĀѺāҘœѹ
^ slowest	āҢōѷ
^ slowest import	ā҉
^ so	Ā҆āѭĚҐĬ҇
^ so how	Ā҉
^ so is	āѵĚҐ
^ somebody	āѺķ҆
^ something	ĀґāѸ
^ something called	ĀҎāѹ
^ somewhere	āѺĘ҆
^ somewhere in	Ę҆
^ sorry	ĀѲāѯň҆
^ sorry i	āѹ
^ sorry to	ň҆
^ sort	āҒ
^ sort the	āҒ
^ source	ĵ҆œ҇
^ source of	œ҇
^ split	āҊ
^ spot	Ķ҆
^ squash	ĀѺā҉
^ squash all	ĀѺā҉
^ start	ā҆
^ start the	ā҆
^ starting	ħ҈
^ state	ĀѰāѺİ҇
^ state the	Āѹİ҇
^ stop	ā҇
^ stop everyone	ā҇
^ struct	ĵҎĺѹ
^ struct <name>	ĵҎĺѹ
^ structs	ĥ҈
^ subclasses	ňҎ
^ subclasses of	ňҎ
^ successor	ņ҆
^ successor of	ņ҆
^ summarise	Āѳā҇ĢҒ
^ super	ĀҌć҆
^ superfluous	ŏ҆
^ superfluous imports	ŏ҆
^ supported	Įҕ
^ symbols	ĀҖ
^ symbols of	ĀҚģѶ
^ tags	ĀѴāҘ
^ tell	ĀҊāѴĄ҆ĐѺē҆ķѺĽ҇ŋ҇
^ tell me	ĀҊāѶĄ҆ĐѺē҆ķѺĽ҇ľѺŋ҇
^ test	Āѭŋҝō҆ŎҊ
^ test <name>	Āѳāґŋ҆ŌҊŎѷ
^ test case	œҌ
^ test count	ĀѹŊҌ
^ test result	āѺŎғ
^ tests	ōқŎѶ
^ tests for	Āѷā҆ō҇
^ tests from	ĀҎāѷ
^ tests in	ŊҊ
^ tests of	ĀҋŊѷōҍ
^ that	Āѹĵ҈
^ that <name>	ĀѺĵ҈
^ the	ĀќāѠĄҍĉѸčѺĒѺĖѺĚ҇ěѷĝѺĞѸğѺġѷģҍĩҊĬѹĮ҇į҉ĳҊĴҋľѷŁ҈łҋŅ҆ŇҋňѸōҌŎѺŏ҇Ő҇őҊŒѵ
^ the <name>	ĀґāѴĴ҆Ĺ҇ň҆
^ the attributes	Ĥ҇
^ the checkin	ą҉
^ the class	ĀўāҤĚҊĿ҇
^ the classes	ć҈ĥҍňѷ
^ the config	Ā҇
^ the constant	ā҉
^ the decorator	ĀѵāҒ
^ the default	ĕ҈
^ the directory	ő҉
^ the enum	ĀѳāҎ
^ the environment	ā҉ğѺ
^ the exception	ā҈
^ the export	ģ҆
^ the file	ĀҔĪѺĶ҉ľѷŅ҆Œѹ
^ the files	ă҆
^ the function	āҊĕ҈ę҆ķ҇Ļѹ
^ the import	Ī҇
^ the imports	Ī҈
^ the inner	Ļ҇
^ the interface	ĀҊ
^ the length	ĀѷĎ҉ĳ҉
^ the location	őҊ
^ the lowest	Į҆
^ the method	Ā҆
^ the methods	Ŀ҈
^ the name	ĭ҇Ņ҈
^ the new	Ą҆
^ the old	ņ҆
^ the params	ďҋŁ҇
^ the part	Ā҇
^ the project	Ė҆
^ the reverse	ĩ҈ĪѺ
^ the stack	ķ҆
^ the struct	ĵ҇
^ the test	Āѳā҈ŋ҉
^ the tests	āѶōҏ
^ the text	ā҇
^ the thing	ĀѺāѲĄ҇Ģ҇
^ the type	ĀѹłҍŇҊ
^ the value	Ĕ҉
^ the variable	Āҏ
^ the workflow	Āҏāѵ
^ there	ĀѸĆ҇œ҆
^ there is	ķ҆œ҆
^ this	ĀѵāҋĖ҇Ğ҆
^ this project	ā҈
^ through	ħ҉Ĩ҆
^ through which	ħ҈
^ throw	ń҉
^ throw statements	ńҊ
^ to	đҌĨ҆ī҆İ҉ŅѹņҊ
^ to get	Ĩ҆
^ to what	ĀѷđҐ
^ to which	Ā҆āѹİ҉
^ total	ĀҫĊѹĎґĤѨĩѳĳ҈ľҔĿѶ
^ total from	Āѹĳ҉
^ total imports	Āғĩѳ
^ total methods	ĀѸľҖĿѷ
^ total number	ĀҍŊѹ
^ total revisions	ĀѷĎҍ
^ total tests	ĀѷŊҌ
^ trace	ħ҆
^ trace the	ħ҆
^ trait	ā҉ī҆
^ trait <name>	āҋ
^ traits	ĤѸīҖ
^ transitive	ĀҞĊѸňѰ
^ try	ĀѵāѺĈҔ
^ trying	Ā҇
^ trying to	Ā҇
^ turn	āґłѺ
^ type	Ľ҉Őґ
^ type <name>	Ľ҉
^ type alias	āҊ
^ type of	āѶŐҕ
^ types	ĥ҈
^ under	ĀѳāҌĐ҈ĵ҇ł҆ńѵŅ҉ő҈
^ under what	Đ҆
^ under which	Āѹāҍł҆ńѺŅ҆
^ undo	āҏ
^ undo the	ā҆
^ undo what	ā҉
^ unneeded	ĪѺŏ҉
^ unneeded imports	ĪѺŏ҉
^ unreferenced	ĪѺŏҌ
^ unreferenced imports	ĪѺŏҌ
^ unused	ĀѹāҌ
^ unused functions	Āѹāҍ
^ usages	āѷĊҕ
^ users	ĩґŒѹ
^ users of	ĩґŒѹ
^ value	Āҍāѹđ҈ĔѲĕҍ
^ value of	ĀҎđҎĔѲ
^ var	Ő҆
^ var <name>	Ő҆
^ variant	ĸҎ
^ variant <name>	ĸҎ
^ verify	ĀѴāѴę҆ġ҆Ŏ҆
^ verify that	ĀѷāѸę҆Ŏ҆
^ verify the	ġ҆
^ version	ėҐĮѸ
^ via	Ĩ҇
^ via which	Ĩ҇
^ waht	ł҇ő҆
^ waht folder	ő҆
^ walk	ĀҎ
^ was	āҠčҌĬҍĭҋįѷŅѲ
^ was <name>	ĀѸč҈ĠѸĬҍĭҋ
^ was <path>	ĀҒ
^ was the	āҒŅѵ
^ was there	ĠҊ
^ wc	ĀѸĳғ
^ wc l	ĀѸĳғ
^ we	ĀѲāі
^ we had	āѸ
^ we re	āѯ
^ wen	ĀҏāѺ
^ were	Ā҆āѴċ҆İѺĽ҆
^ were is	āѺċ҆Ľ҆
^ what	ĀҜāҭăѷąҏĆѶĈѶĉҐČҋčѮďѶĐѵđґĒ҈ēҋĖҍĘѹęѶĚѵěѶĜѶĝѵĞѷĠѶġѶĢѶģҝĥҋĦѶħѹĨѹĩҘĪҌĬѱĭѺįѱĲѰĶѹĸѹĹѺļѷľҊŀ҆ŃҊńҐňҋŋѷŌѹōҌŎѶŏҐőѴŒѶŔѳ
^ what <name>	ĉҒď҉đѹģҏŁѹł҆
^ what <path>	ģ҇
^ what all	āѱČ҆ĥ҇Ł҉
^ what annotations	ē҆
^ what are	ā҈Ė҇Ĥ҆ıѶ
^ what base	ćҍňѸ
^ what breaks	āҐ
^ what calls	ĉҊ
^ what can	ĀѳģҎĩѺĿ҈ń҈
^ what changed	ĀҏāѲ
^ what classes	Ā҆
^ what code	āѹĊ҇Ńҋ
^ what comes	ī҇
^ what comit	ąҊ
^ what commit	ĀѮąқ
^ what commits	ĀҎĎѶ
^ what data	Ĥ҇
^ what default	ĕ҆
^ what dependencies	Ī҉
^ what depends	ĩғ
^ what did	ĀѶĪ҇İ҈ņҍ
^ what do	āҋĂ҇ŇѺ
^ what does	ā҉Č҇đғĒ҇ĔҊĖҊģҋĪ҈ŏ҉ŕѹ
^ what errors	ā҇ń҈
^ what exactly	ā҈įѺ
^ what extends	ňҎ
^ what fields	Ĥҋ
^ what file	Ķ҆ĺҐĻ҇ņѹœҋ
^ what files	āѸă҇Č҆
^ what folder	ő҆
^ what for	ł҈
^ what functions	ĀҎāѶŃҏ
^ what gets	Ė҇Ī҆
^ what goes	Āҍ
^ what had	Ņ҆
^ what happened	Āҋ
^ what happens	āҗ
^ what has	ā҆ď҆Ē҇ņҌ
^ what i	ĭ҇
^ what implements	ĥҊ
^ what import	ŏ҈
^ what imports	ĩґĪѹ
^ what interfaces	īҋ
^ what is	āҰĂ҈ć҇ĊѯĎҊđҊĒ҉Ĕ҆ėѹģҎĥѺĪҏĮѹĲѹĶѺľҋń҆ŇҋŊҋōѸŕѸ
^ what job	ĀѸĢҐ
^ what kicks	ŕ҈
^ what kind	ĀҌāҊłѲŇҋ
^ what kinds	ń҆
^ what line	ĀѷāѷĵғĽ҈
^ what makes	ŕ҇
^ what methods	Ŀ҈
^ what modules	Īҋ
^ what names	ģ҇
^ what number	āѺđҌĪѶľҐŊ҆
^ what other	ĀѹāҌĪ҇
^ what overrides	ŀґ
^ what parameters	Ł҆
^ what properties	ĤҊ
^ what pulls	ĩҕ
^ what quantity	Ď҆
^ what relies	ĩҎ
^ what should	āҎ
^ what sits	ňҊ
^ what stands	āѵć҇
^ what steps	Ā҇
^ what test	Ā҉ŊѶōҋ
^ what tests	ōҋ
^ what things	ģ҇
^ what triggers	āѷĊҝ
^ what type	āҍĤѸŐ҈
^ what unit	ō҇
^ what value	ĀғāѮđҒĕ҆
^ what values	ā҆
^ what version	Į҆
^ what was	įҊİҎŅҍ
^ what will	āҊ
^ what would	ĀҒĢ҇
^ whcih	ĀҐāѺ
^ when	ĀҗāҊą҉ĕ҆İ҇ņѸŒ҆ŕ҉
^ when <name>	ĕ҇
^ when did	ĀѴāҦ
^ when does	ŕ҉
^ when i	āѴŒ҇
^ when was	ĀҢāѶą҆įѺİ҇ņѺ
^ when will	āҍ
^ wher	Ā҈āѴğ҇ĵ҇œ҈
^ wher does	ğ҇ĵ҇
^ where	Ċ҆ĐѷđѴĒ҇ğѵĩ҇ĸ҇Ĺ҈ĺҖĻҌļҏĽ҆ŃҎŅҌņҌŌѶőҍŒ҈œ҈
^ where all	Ć҇
^ where are	āѹĆ҇Ń҉
^ where d	Ĺ҆
^ where did	āѮĶ҉ŅҊņҏ
^ where do	ĀҙāѮĶѺ
^ where does	ĀѫāҊķҊĸ҇ĻҌŃҊœ҆
^ where has	āѹĺҋņ҆
^ where in	āҠķ҆œѹ
^ where inside	ļҌ
^ where is	Ā҉ĆѸĐѷĩ҇ķѹĺҕĻҏļѺō҇őґŒ҈
^ where should	ā҇
^ where was	Ņ҈
^ where within	ĻѸļҏ
^ whereabouts	ĀѺāѹĐ҉ķҋőҌœ҇
^ whereabouts has	őҌ
^ whereabouts in	ĐҊœ҇
^ which	ĀҦāӃĄѵąѷĈѵčѴĎѷĖ҆ĘѺęѺĚѷěѹĜѶĝѹĞ҇ĠѺġѹĢғĤ҇ĦѴħѱĩҒĪҍĬѴĭѷĮѲİ҆ĳѸĵѹĹѺĺѵĻѹľѷĿ҆ŀҋłѺņғŊѱŋѹŌѹŎѶŏҒő҈Ŕ҇
^ which <mark>	ēҍ
^ which <name>	ĀѱćҎ
^ which annotations	ē҈
^ which are	ć҆
^ which args	ĀѺŁ҆
^ which arguments	ā҇
^ which attributes	ĤҊ
^ which binaries	Ğ҆
^ which branches	Ā҈
^ which callers	āҏ
^ which change	Ā҈ąҌ
^ which children	āѺŀ҆ňҊ
^ which class	ĀҒāѭćҐ
^ which classes	ĀѶāҐć҇ňҎ
^ which code	Ĵҋ
^ which commands	ĀѺā҇
^ which commit	Ā҇ąѺį҇İ҈
^ which commits	Āҍāѹ
^ which decorators	ē҇
^ which default	āѺĔ҉ĕ҆
^ which defs	Ā҇ĿҊ
^ which dependencies	ā҆
^ which derived	ŀ҇
^ which directory	őҌ
^ which enum	ā҉
^ which errors	ń҉
^ which exceptions	Ā҈
^ which fields	ĀѶĤҊ
^ which file	ĀѶċ҈ķ҇ŅҐņҘŔ҆
^ which files	āҒĄѹĆҎĪ҉Ŕ҆
^ which fixtures	āҊ
^ which folder	Ā҇
^ which function	Ċ҉
^ which functions	āқģ҉
^ which headers	Ī҉
^ which helpers	āѸĉҎ
^ which identifiers	Ā҉
^ which import	ĀҋĪ҇
^ which imports	Ĩ҇ŏ҆
^ which inputs	ŁҎ
^ which interface	ī҈
^ which interfaces	Ā҆ā҆
^ which is	āҎį҆
^ which jobs	Āҋāѹ
^ which licence	ı҇
^ which licences	ā҆
^ which line	āѵĐ҇ļҌ
^ which lines	Ā҈
^ which member	ĿҌ
^ which members	ā҇
^ which methods	ĀғāѮĂ҆ĉ҆Ċғ
^ which module	ķ҇
^ which modules	Ā҈ā҇Ċѹĩ҉Ī҆ŏ҈
^ which names	Ā҈āҌŏ҆
^ which of	āҕņ҆ŒҐ
^ which ones	Ă҇
^ which options	ĀѸāҊ
^ which other	ĩҐ
^ which packages	Ā҇āѺ
^ which parameters	ďҌ
^ which part	Đ҆
^ which person	Ĳҍ
^ which private	ĀѲāҖ
^ which properties	Ĥ҆
^ which protocols	ĀҊāѸ
^ which release	ĀҐāѹ
^ which releases	ŉ҆
^ which routines	ĉ҆Ċ҇Ē҇
^ which rust	Ā҈āѹ
^ which script	āѸğҋĶ҈
^ which sources	ĀѺāѸĩҔ
^ which subclass	ā҇
^ which subclasses	ĀѮāҕŀҌ
^ which subfolder	őҎ
^ which symbols	ģ҉
^ which tags	Āҍ
^ which test	Ā҇œ҈
^ which tests	ōҍ
^ which third	ĀҌāѺ
^ which ticket	ā҆
^ which traits	ī҉
^ which type	Őҋ
^ which types	āѺĥҎ
^ which unused	ā҆
^ which value	đґ
^ which variables	ā҆
^ which version	ĀҊĮѷ
^ which versions	ŉ҈
^ which workflows	Ā҉āѹ
^ who	ĀҍāҥĂѸćҎĉ҆Ċ҇Ē҉ğҌĠѷģѺĥҕĩҚĬѸĲғĴѶŀҏłѺŃҏňғ
^ who <name>	ĀҊ
^ who added	āҒ
^ who all	ĀѲāѵĥ҆ň҇
^ who are	āѫĥҊň҇
^ who broke	ā҆
^ who calls	ā҆Ċ҆
^ who catches	ĀѱāҔ
^ who changed	ĀѶāҍ
^ who decided	āҌ
^ who declared	āҊĂѺ
^ who depends	ĀѸā҉
^ who do	Ā҈
^ who first	Āѹā҉
^ who implements	ĥҊ
^ who imports	āѹĩҊ
^ who introduced	ĀғğѸ
^ who is	ĀѲāѷćҐĊ҇Ĳ҇
^ who last	Āҍāѳ
^ who made	ā҇
^ who maintains	ĀҒāѰ
^ who makes	āѺ
^ who overrides	āѹŀҍ
^ who pinned	Āѷā҆Ĳ҉
^ who put	ā҈
^ who raises	āѶŃ҉
^ who removed	ĀҌāѸ
^ who renamed	Āқāѯ
^ who requires	ĀѳāѴĩҜ
^ who reviewed	āҒĲѸ
^ who set	ĀѺā҉
^ who subclasses	ĀѶňҒ
^ who tagged	ĀѴāҍ
^ who throws	āѺŃ҉
^ who touched	ĀҋāѸ
^ who uses	āҋ
^ who was	ĀѺāҊ
^ who worked	ĀҍāѸ
^ who writes	ā҆
^ who wrote	ĀҗňѺ
^ whom	āѺ
^ whose	āѶćґĩҏĲҏĴѸňғ
^ whose child	ćҒňѳ
^ whose code	Ĳ҆
^ whose hands	ĀҌ
^ whose imports	ĩҎ
^ why	ĀҸāҾ
^ why did	ĀҌ
^ why do	Āҕāѷ
^ why does	Āҟ
^ why is	āҡ
^ why was	ĀѸāҕ
^ wich	ĀҌĤ҆
^ wich names	Ā҇
^ will	Ĉ҉Ĭ҈
^ will <name>	Ĉ҇
^ will i	Ĭ҈
^ with	Ā҉āѯē҈Į҇ńҌ
^ with what	ē҈
^ with which	āѸĮ҆ń҈
^ would	ĀҎāѯě҉ĝ҇ĭҋ
^ would <name>	Ā҈āѷĭҎ
^ would a	Ā҈āѷ
^ would i	ĝ҇
^ would it	āҊ
^ would you	Āѵđ҆Ĭ҉
^ write	ĀѯāҬŋѷ
^ write a	ĀѹāҚŋѷ
^ yes	ĀҏĚ҆
^ yes or	ĀҏĚ҆
^ you	āҕ
a	Ā҇āҗĂҍąѷĆҊćѵĉѯĊѺďѺēѷĔѹĕѺĖѹėѰĘҏę҆ĚҋěҌĞѺġҍģѵĤ҇ĥѵĦқħѷĩѵĪѷīѸĬҡĭѢĴѴĶ҉ķѴļґŁѰłҋņѳŊѹŋҠŌҊŐҎőѺ
a <name>	ĀѺĂѸĆҊĊѶĚҋĞѹğѺĠҊġҢĢ҆ĤҔĬӂĭѹįѹķѹĿґńѸ
a <name> $	Ā҉ġґĬҚ
a <name> <name>	Į҇
a <name> argument	ĀҊāѺ
a <name> at	ĀѺġ҇
a <name> call	Ęҍ
a <name> exception	ŃҊ
a <name> for	ĀѹāҌĞѹĵ҉
a <name> in	ĀѸġҏ
a <name> is	Ĭ҇
a <name> lines	ĳ҆
a <name> method	Āғ
a <name> object	āҍĤ҆Ŀҋ
a <name> of	ā҆
a <name> one	ā҇
a <name> or	ĀѸāҋĬҊ
a <name> somewhere	ā҇
a <name> test	ŋҌ
a <name> what	Ģ҇
a <name> |	ĀҐāѹĆҍĘѺĚ҆ġґĬҔ
a _ $	ĀҗāҚĂ҉ćѳĐѺĘѷĚѸě҆ġҍĬҠĶ҇ŃѸňҋ
a _ <name>	Ā҈āҒĂ҉Đ҆ġѺĮҋĺ҈ŃѹŋҗŌѹ
a _ a	āѹł҆
a _ against	ņ҆
a _ ago	ā҆
a _ an	āѸ
a _ and	Āѱćҋđ҆Ĺ҆
a _ argument	Āғāѷ
a _ as	ġ҈
a _ at	āѺġ҆
a _ block	ā҆
a _ by	Ā҇
a _ call	ĀѺāѹĘҍ
a _ called	Āґ
a _ child	ě҉
a _ class	āѺćѺě҇ň҈
a _ could	Ģ҈
a _ dep	āѺĦ҈
a _ dependency	Ħ҇
a _ exception	ŃҊ
a _ for	Āґā҆Ğѹĵ҇ŋѷŌ҇
a _ from	Ę҈ęѹ
a _ function	ĀҌāѳĻ҆ļ҇ŋ҇
a _ import	ĜҊĦ҇
a _ in	āѱĊ҆Ę҈ġґį҈ĺҊ
a _ is	ĀѹĬ҉ł҈
a _ language	ł҆
a _ like	ā҈
a _ lines	ĳ҇
a _ method	ĀҒ
a _ name	āҋŅ҇
a _ named	Āҝŋѷ
a _ object	āҍĤ҆Ŀҋ
a _ of	Āѣāџć҆ď҆Ę҇ęҎĚҨĝ҈Ħ҉Ĩ҆ĬѲĹҋŃҊńҊ
a _ on	Ā҇ā҉ē҆
a _ one	āҐ
a _ only	ā҈
a _ or	ĀѸĜ҆ĬҌł҉Ő҆
a _ parameter	āҌ
a _ product	ā҆
a _ project	Ā҆ā҆
a _ somewhere	ā҇
a _ state	āѸĈҌ
a _ system	ł҈
a _ test	ŋҐ
a _ that	Ā҇
a _ the	Ĭ҆
a _ to	āѰĊ҉č҉Đ҈ęҊō҈
a _ type	ā҉
a _ what	Ģ҇
a _ which	āѷ
a _ with	ĀҌ
a _ yes	Ĭ҈
a _ |	āҌĆҎĘ҈ġҒĬҜĮѺŅҋņѺŋѹŌѹœ҉
a base	ćѳě҈ňҒ
a base class	ě҉ň҉
a better	āґ
a breakpoint	ĺ҆
a breakpoint at	ķ҆
a breakpoint in	ĺ҇
a breakpoint on	ā҆
a bug	Āѷāҍ
a build	Āѹł҈
a build system	ł҈
a call	āѬĉѷĊҋĘғęҕġѹń҉Ň҉
a call of	ęҊń҈
a call to	āѺĊ҉ęҊ
a caller	ĀѸĘҖĚѺ
a caller of	ĀѸĘҖĚѺ
a change	āѩčҏįҋ
a change in	āѹį҈
a change to	āѷč҉
a child	ćҒĚґěѺ
a child of	ćғĚҌ
a circle	Ħ҈
a circular	Ħҏ
a circular dep	āѺĦ҈
a class	Āҋā҇ĵҋ
a class or	ġ҆
a class that	Ā҈
a commit |	ĀѸ
a comparison	ď҇
a comparison of	ď҇
a compiler	ł҆
a concrete	āѸĂғ
a concrete <name>	ĂҊ
a constant	Ķ҆
a cycle	Ħҋ
a cyclic	Ħ҈
a decorator	ĒҌē҆
a decorator $	Ē҇
a decorator on	ē҆
a decorator |	Ē҆
a default	ā҈
a definition	Ć҉
a definition of	Ć҆
a dependency	ĀҜāѹĝҋġѷĨ҇ĬѺ
a dependency $	Āґ
a dependency of	ĝҋĨ҇
a direct	Ĝҋ
a direct import	Ĝҋ
a docstring	ā҇
a few	āѺ
a file	ő҈Œ҉
a file named	ő҆
a func	āҊ
a func in	ā҇
a function	āѵġ҈ĻҊļҍ
a function that	Ā҆
a good	ĀѶāҞ
a good name	ā҇
a helper	ķ҇
a key	ĀҌāѸ
a key <name>	ĀҌāѸ
a kind	Ě҈
a kind of	Ě҈
a library	łҋ
a library a	ł҆
a library or	ł҇
a linter	ŏ҈
a list	Ā҆āѶ
a list of	Āѹō҆
a list or	Ā҈
a list |	Ā҆āѺ
a local	ļ҈
a long	ĀҐāѵ
a loop	Ħ҆
a loop of	Ħ҆
a member	Āѷ
a member <name>	ĀѸā҉
a method	ĀҨāѲĺ҈
a method <name>	Āҍāѹĺ҉
a method of	ĹҌ
a module	Ķ҇Œ҉
a nested	Ļ҇
a nested function	Ļ҇
a new	Āҏā҈ėѹĮ҆Ńѷ
a new <name>	ĀҒāѹŃѷ
a newcomer	ā҇
a newer	āҊ
a parameter	ĀҖ
a parameter called	ĀҊ
a parent	āѺćѷĚѷěҚň҆
a parent $	ň҈
a parent of	ĚѺěҔ
a pass	Ō҇
a passing	Ō҆
a patch	ņ҆
a patch against	ņ҆
a program	ł҈
a property	Ĭҡ
a property $	Ĭ҉
a property |	ĬҌ
a raise	Ńҋ
a raise of	Ń҈
a reference	ō҈
a reference to	ō҈
a rename	Ņҋ
a rename |	ŅҌņѺ
a routine	ā҈Ĭҡ
a routine $	Ĭ҉
a routine |	ĬҎ
a run	Ō҉
a run |	ā҉
a security	āҊ
a short	ĢҎ
a specialisation	ĚҎ
a specialisation of	ĚҎ
a struct	Ā҇āѹ
a struct |	Ā҇āѹ
a subclass	ĀҏāѺĂҎĘѹěҎ
a subclass $	ĂҋćѹĘѺěҌ
a subclass of	ĀҗāѺĂ҆ć҈ĚҊěѸňѺ
a subclass |	ĀѷěҊ
a superclass	ĚѸěғ
a superclass of	ćѹĚѸěҕ
a tag	Āҋāѹ
a test	ĀҋāѶġѺĬѹŋҫ
a test <name>	ĀѺŋҏŌѺ
a test called	Ā҉ŋ҇
a test for	Āҏŋѹ
a test function	ŋ҇
a test named	ĀҍŋѸ
a test |	ĀѸœҋ
a tester	Ĺ҆
a thing	ġҎ
a thousand	ĳ҇
a thousand |	ĳ҆
a tool	ĀқāѮćѺ
a trait	ā҈
a try	Ā҉ń҆
a try block	ā҆
a type	ā҇
a typedef	Ľҋ
a value	ĀѹĐҌ
a value to	Đ҈
a variable	ŐҎ
a year	ā҆
a year ago	ā҆
abc	ĂҒ
abc <name>	Ăҍ
abc <name> |	Ăҍ
abc _ |	Ăҍ
about	ĀѹāҒĐ҉
about <name>	ĀѹāҊĐ҆
about <name> |	ĀѺāҊĐ҆
about _ $	ā҆
about _ call	Ĭ҆
about _ imports	ā҆
about _ rename	ĀҌ
about _ |	ĀѴāҏĐ҇
about to call	Ĭ҆
about to rename	ĀҌ
about unused	ā҆
about unused imports	ā҆
about |	Ā҉āѷ
about | $	Ā҉āѷ
above	ĀѳćҕĒґēҪě҈ĳѷňѶ
above <name>	ĀѸćҌēҜě҈ĳѸňѺ
above <name> $	ēҚĳѸ
above <name> in	ćҐě҈
above _ $	ēҙĳѸ
above _ def	ē҉
above _ in	ćҐě҈
above _ |	ē҉
above the	ēҊ
above the def	ē҇
abstarct	ĂҜĿѵ
abstract	ĀѸāҙĂӋĬӄĭѶľѷĿѠ
abstract $	Ă҆Ĭҗ
abstract _ $	ĂҍĬґĿѺ
abstract _ <name>	āҊ
abstract _ does	Ā҈āѴĂ҉
abstract _ in	Ă҇
abstract _ not	Ĭ҆
abstract _ of	ā҇ĂҌ
abstract _ |	āҋ
abstract class	āҋ
abstract class <name>	āҋ
abstract in	Ă҉
abstract is	Ĭ҆
abstract members	āѺĂҍ
abstract members of	ĂҊ
abstract method	āҊĂѹ
abstract method |	ā҇ĂѺ
abstract methods	āґĂҖľѹĿѴ
abstract methods does	Ā҈āѴĂ҉
abstract methods in	Ă҇
abstract methods of	āҌ
abstract methods |	ā҆
abstract or	Ĭ҇
abstract |	Ā҆ĬҘ
abstract | $	Ā҆Ĭҕ
abstractmethods	ĀѸāѹĂҤ
accept	ā҈ď҆ė҈ĘѹĚѺŁҎ
accept $	ŁҊ
accept _ $	ĀѺŁ҇
accept _ |	ĀҎā҇ĘѹĚѺ
accept the	ĀѺď҆
accept |	ĀѺŁ҇
accept | $	ĀѺŁ҇
accepted	Łґ
accepted by	Łґ
accepts	ėҊ
accepts $	ė҆
access	ĀѱğҝĭҤ
access _ <name>	ğҚĭ҇
access _ of	ĭҋ
access _ |	ĭҎ
access level	ĭҋ
access level of	ĭҋ
access to	Āѹĭ҈
access to <name>	ĭ҈
access wise	ĭҌ
access wise |	ĭҌ
according	ĀҌāѲĢѹŁ҇
according _ its	ĀҌāѵĢѹŁ҇
according to	ĀҌāѲĢѹŁ҇
according to its	ĀҌāѵĢѹŁ҇
account	ĢҎŒѺ
across	ĀҏāѱĆҌ
across _ repo	ĆҊ
across the	ĀҍāѸĆҌ
across the repo	ĆҊ
action	ĀѺā҉
actions	Ā҆
actions file	Ā҆
actually	Āҋāѳĥ҇Ħ҇ķ҈
actually _ $	āѸĦ҇ķ҈
actually _ <name>	ĀҐ
actually importing	Ħ҇
actually importing $	Ħ҇
add	ĀѺāҧă҈ąҋčѹĪѹ
add <path>	ĀҏāѹčѺ
add <path> |	ĀґāѶčѺ
add _ file	ą҉
add _ to	ĀѸāҊ
add _ |	ĀҏāѷčѺ
add a	ĀѺāҐ
add of	ą҉
add of file	ą҉
add to	ā҈
added	ĀҍāґăҢĄҋąҠċ҉ČѶčѴįѷĲ҆
added $	ĀҖāѴ
added <name>	ą҉Ġ҇
added <name> $	Ā҆
added <name> |	ą҇
added <path>	ą҆
added <path> $	ąҊ
added <path> |	Ā҉
added _ $	ĀҎāѫă҆Ą҇ąҒ
added _ <line>	Ĳ҇
added _ <name>	ā҈
added _ <path>	ĀѹāҊ
added _ <tag>	āѳăғ
added _ commit	ĀҌčѶ
added _ first	ā҈
added _ tests	ā҈
added _ the	ĀѹāҔČѸ
added _ which	Ā҆
added _ |	ą҈
added after	ĀѹāҊ
added between	ĀҊ
added between <tag>	Āҋ
added by	Ā҇ā҇ąҋČѸčѶ
added by which	ĀѺąҊ
added files	ĀѮăҌ
added from	ă҆
added from <tag>	ă҆
added in	ĀҍąѺ
added in which	Āҍąѹ
added it	ą҉
added line	Ĳ҇
added line <line>	Ĳ҇
added the	āґ
added the first	ā҈
added to	ĀѴāҐ
added to <name>	ā҇
added to <path>	ĀѹāҊ
added with	ā҈
added with tests	ā҈
added |	ĀҏāѮĄ҇
added | $	ĀҏāѮĄ҇
adding	Āѵąҏ
adding <name>	ĀѺą҉
adding <name> $	ĀѺą҉
adding <path>	ą҇
adding <path> $	ą҇
adding _ $	ĀѶąҏ
additions	ĀҗăҖĢѶİѷ
adds	āѸċҋ
adheres	ī҆
adopts	īҋ
affect	ĀѵĎ҆
affect _ $	ĀѺĎ҆
affected	Ā҈āѹăѷČҊč҉
affected _ <commit>	Č҈
affected _ commit	ĀѸč҈
affected by	Č҉č҉
affected by <commit>	Č҈
affected by commit	ĀѸč҈
after	āҞăҌčѭĞҚĠѶīҌŁѺŅѺņҗŇҌňѸ
after <commit>	Āҟāѱ
after <commit> |	Āҋ
after <name>	ĀѷāҠ
after <name> in	ā҇
after <name> |	ĀѺāҐ
after <tag>	ăҌĠѹ
after <tag> and	ă҇
after <tag> |	ĀҎāѶ
after _ $	ĀҊ
after _ <commit>	āҌčѶ
after _ <name>	ć҉ňѹ
after _ and	ă҇
after _ in	ī҉
after _ rename	ņғ
after _ up	ĀѺā҆
after _ was	ā҆
after _ |	Āґā҇
after commit	āҌčѶ
after commit <commit>	āҌčѶ
after implements	īҊ
after installing	Ğ҈
after its	ņ҆
after its rename	ņ҆
after the	ĀѵĞ҆ņғŇҋ
after the rename	ņҍ
afternoon	āѵ
afternoon |	āѺ
again	ĀѫāҢĦ҉
again _ $	ĀѬāҠĦ҇
again |	āҊĦ҇
again | $	āҋĦ҇
against	āѺď҉
against _ from	ņ҆
ago	įҎ
ago _ $	āҌ
ago did	į҈
ago |	āҌ
ago | $	āҌ
ai	ĀѺġ҈
alias	ā҆ĽүŐѷ
alias <name>	ā҉ĽҖŐѺ
alias <name> $	Ľ҈
alias <name> is	Ľ҆
alias <name> used	ĀҊā҇ĽѴ
alias <name> |	Ľ҇
alias _ $	Ľҍ
alias _ is	Ľ҆
alias _ used	ĀҊā҇ĽѴ
alias _ |	ĽҐ
all	ăҋĆҮćѶčѺĐѹĒҐĖ҆ėѹĚѺĠѺġҐģ҇Ĥ҆ĥҍħѰĪ҉ĬѺĭѸĵѹĺѹĽѹĿҖŀҋŃґŅѷņѹŇѹŌѹŎҖŏ҇őѸŔ҈
all $	ġ҇
all <mark>	ĂҎŀҋ
all <name>	Ć҉Ŀҏ
all _ $	ĀҎĢ҆ōѹ
all _ <name>	ĀѺĆ҆ī҈
all _ an	ĥ҈
all _ classes	ňҊ
all _ commits	āѵİ҈
all _ declared	ĀҔ
all _ decorated	Ē҇
all _ definitions	āҜĆѯ
all _ files	ă҆
all _ for	Āѹō҈
all _ functions	Ăҍġ҆
all _ have	ĥ҈
all _ having	Ń҆
all _ in	ĿҌ
all _ items	ģҍ
all _ lines	Ī҉
all _ methods	āѷľ҆ĿҌ
all _ of	ĀҿĥҊĩ҆ĿѹŃѹňѷ
all _ packages	ĀѸĖ҉Ī҆
all _ paths	āҋħѷ
all _ places	ā҆
all _ sites	ĀѪĆҊĊ҇ŃҐ
all _ spots	ĆҊ
all _ that	Ā҇ā҇
all _ the	Ċ҆
all _ them	āҍĆ҉
all _ way	ā҉
all _ |	Ŏ҉
all call	Ċ҉
all call sites	Ċ҉
all classes	ĥ҈
all classes have	ĥ҈
all commits	ĀѹāҎ
all commits that	ĀѺā҉
all direct	Ā҆
all direct and	Ā҆
all do	āѹŁ҉
all functions	ĀҏĿ҈
all functions of	ĀҎ
all import	āҋħѷĪ҉
all import lines	Ī҉
all import paths	āҋħѷ
all importers	ĩ҇
all importers of	ĩ҇
all is	āѷĆ҇ĥ҆ň҇
all is <name>	Ć҇
all is declared	ĀҔ
all its	Ŀ҉
all its methods	Ŀ҉
all jobs	Ā҆
all jobs of	Ā҆
all methods	Ē҇
all of	āҌĆҏ
all of the	Ć҆
all of them	āҍĆ҉
all overloads	Ćҋ
all overrides	ŀ҇
all overriding	ŀ҆
all pass	āѺŎ҉
all pass $	Ŏ҇
all places	Ā҉
all protocols	īҊ
all pub	ģҍ
all pub items	ģҍ
all the	ĀѩāҊĆҊĪ҈İ҇ňҒ
all the classes	ňҊ
all the commits	āѵİ҈
all the definitions	āҎ
all the functions	ġ҆
all the methods	āѹľ҆
all the packages	Ī҇
all the places	ā҆
all the spots	ĆҊ
all the way	ā҉
all this	Ģ҇ķ҆
all |	āҋ
all | $	āҋ
allowed	ĀѯāҟĊѷėҞ
allowed _ call	āҌĊѷ
allowed _ for	ā҆
allowed _ in	āҊ
allowed _ it	ā҆
allowed for	ā҆
allowed for it	ā҆
allowed here	āѹėҍ
allowed to	āґĊѷ
allowed to call	āҌĊѷ
allowed twice	āҊ
allowed twice in	āҊ
allowed values	ā҆
allowed values for	ā҆
alone	āҎ
alone _ $	āҋ
alone |	āҊ
alone | $	āҋ
along	ĀѺĖ҉
along with	Ė҆
already	ĀѸā҇Ġґ
already _ $	ĭ҆
already _ <name>	āѺĠҎ
already _ before	ā҆
already _ in	Ġ҇
already there	Ġ҇
already there before	ā҆
also	ĀѶč҆ę҈Ěґĝ҉ĬѺ
also <name>	ę҈
also <name> |	ę҈
also <path>	ĝ҆
also <path> |	ĝ҆
also _ <name>	ĚґĬѺ
also _ |	Āѹč҆ę҈ĝ҉
also a	āѶĚґĬѺ
also a <name>	āѵĚґĬѺ
alter _ interface	Ā҆
alter the	Ā҆
alter the interface	Ā҆
altered	Č҉čҌ
altered _ $	į҆
altered _ <commit>	Č҆
altered in	Č҆įѺ
altered in <commit>	Č҆
altered |	į҆
altered | $	į҆
although	ĀѺāҗ
although _ is	āҏ
although it	ĀѺāҗ
although it is	āҏ
always	ĀѸā҆
am	Ā҈āѺĬ҆ł҇Œ҆
am _ correct	ĭ҆
am _ looking	ł҇
am _ right	Āґ
am i	Ā҉Ĭ҇ł҇Œ҆
am i correct	ĭ҆
am i looking	ł҇
am i right	Āґ
among	āѦćѶčҕęҕĚҍěғĜҐĝҔĪѺĭѺŋҌ
among _ ancestors	Ā҈ěҋ
among _ base	ĀѺćѺĚғ
among _ files	ĀѺčҏ
among _ functions	Ę҈
among _ importers	ĝ҆
among _ imports	Ĝґ
among _ modules	ĜҊ
among _ of	ě҈ĝ҆
among _ subclasses	ĀѯĚҚ
among _ tests	ĀѺŋҍ
among _ things	ę҆
among imports	ĝ҆
among imports of	ĝ҆
among its	ěҋĜҌ
among its imports	Ĝҍ
among teh	Ĝ҈
among teh imports	Ĝ҈
among the	Ā҇āѪčґęҘĚҋĝҖ
among the ancestors	ěҋ
among the files	ĀѺčҏ
among the functions	Ę҈
among the importers	ĝ҆
among the imports	ĝ҉
among the modules	ĜҊ
among the tests	ŋ҆
among the things	ę҆
amount	Ā҆ľҊĿѹŊҋ
amount _ methods	ľҋĿѺ
amount _ tests	ĀѺŊҊ
amount of	Ā҆ľҊĿѹŊҋ
amount of methods	ľҋĿѺ
amount of tests	ĀѺŊҊ
an	ĀҒĂѸĆѺĊѹĔѹĕ҈ĘҋĚ҉ě҈Ĝҙĝ҉Ģ҈ģѷĤ҇ĥҚĦ҈ĩҒīґĬѸĭѶĮґıѺķѺĸҊĻѺļ҉ŁѺł҆ŃѹńѶňѷŏѺ
an <mark>	Ē҆
an <mark> line	Ē҆
an <name>	ĀҋĘҊ
an <name> of	Ā҈ĘҊ
an <name> |	Ā҆
an _ $	Ā҆āѷĝҏĩҊ
an _ <name>	ĀҔāѴė҆
an _ a	ł҆
an _ argument	ĕ҈
an _ cycle	Āґ
an _ distribution	Į҇
an _ for	ī҆
an _ function	ļҋ
an _ in	ĜҊĝѸ
an _ line	Ē҆
an _ loop	Ħҍ
an _ method	āҊĂѹ
an _ of	āѴĘҊěҊĜ҆ĝ҇ĢҋģѺĤ҉ĥғĪҊī҆
an _ release	ā҉
an _ statement	ĜҊ
an _ what	Ā҇
an _ |	Āҙā҆ĩ҆ńѹ
an abstract	āҊĂѹ
an abstract method	āҊĂѹ
an ancestor	ĀѸěҍ
an ancestor of	ĀѸěҍ
an argument	ĀҌā҇
an argument $	Ā҇
an earlier	ā҈
an earlier release	ā҈
an enum	ĸҍ
an error	ā҉
an error of	Ā҉
an exception	āҋńѺ
an exception |	ā҉ńѺ
an impl	ĥҋ
an impl of	ĥҌ
an implementation	īҒ
an implementation of	īҌ
an implementer	ĥ҈
an import	ĀҌāѩĜҕĦҋĩҤĪѹ
an import $	āѹĜ҆ĩҋ
an import cycle	Āґ
an import in	ĜҊĝѸ
an import loop	Ħҍ
an import of	āѺĜѺĝҐĩҏ
an import statement	ĜҊ
an import |	ĩ҆
an importer	ĀѹĜ҆ĝ҇ĩѸĪҌ
an importer $	ĜѷĝҐ
an importer of	ĜҎĝѸĩѸĪҌ
an inner	ļҋ
an inner function	ļҋ
an instance	Ě҈
an instance of	Ě҈
an int	Ā҆
an interface	ĥ҈
an interface |	ĀҌ
an object	Ā҈Ĥ҆Ň҆
an object of	Ĥ҆Ň҆
an old	ĀѺĮҌ
an old <name>	ė҆
an older	Į҉
an older distribution	Į҇
an override	Ā҆
an override of	Ā҆
an overview	Ā҆
an overview of	Ā҆
ancestor	ěҍ
ancestor _ <name>	ĀѶěҍ
ancestor of	ĀѶěҍ
ancestor of <name>	ĀѶěҍ
ancestors	ćҩěҐňѸ
ancestors $	Ā҉
ancestors _ <name>	ĀѸćҕěґ
ancestors of	ćҜěҐ
ancestors of <name>	ĀѸćҕěґ
and	ĀҎăҏąѸĆґĈ҇ĉѸČѷčѺďҝĐѵĕҏĚѺĜѹĞ҇ğҋĠѷĦ҇ħ҉ĪѶĬѰĭѸİҊĲѹĳѲĴѹĵ҇ļ҈ľѳŃѸń҆Ō҇Ŏ҆őѹœ҇Ŕҋ
and <name>	ĀѮāҌďҞğҋ
and <name> $	ď҈
and <name> are	ď҆
and <name> differ	ď҉
and <name> share	ā҆
and <name> |	ĀѷāҌďѺğҌ
and <path>	āҘħҊ
and <path> $	ħ҇
and <path> import	Ā҈
and <path> |	Ā҆āҐħѹ
and <tag>	Ā҆ā҇ă҇
and <tag> $	ĀѸăҒ
and <tag> which	ā҈
and <tag> |	āҎ
and _ $	ĀѳāҔăҒĊ҆Ğ҆ħ҆ķҊĺѶļ҈ľѷ
and _ <name>	ė҆
and _ <tag>	ă҆
and _ are	ĀҋāѲď҆
and _ at	ā҆
and _ callers	Ā҇āҌĊѷ
and _ differ	Ā҆āѴď҉
and _ does	ĀҘģҌ
and _ from	ĀѷĢҍ
and _ import	Ā҈
and _ importers	āѺĦ҈
and _ in	Ĩ҇
and _ is	Āѵġ҆İ҉
and _ it	Āҋāѵ
and _ many	Ŋ҆
and _ me	Ā҉Ŏ҉
and _ modules	Ħ҇
and _ new	ĀѺā҉
and _ number	ķҋĺ҆
and _ of	ĀѺķѺĺҊĽ҆
and _ on	Āґ
and _ ones	ŁҊň҇
and _ share	āҋ
and _ subclasses	ĀҎňѹ
and _ tests	ā҇
and _ that	ĀѺ
and _ the	āѰ
and _ to	Ĺ҆
and _ versa	ď҉
and _ what	Āҋăѷį҈
and _ when	āѹď҆
and _ whether	Ŏ҈
and _ which	ň҈
and _ wrote	ĀѮāғ
and _ |	Ā҇Ć҆ćҊďѹğҋħѷĪ҇Į҈ń҆ŏѺ
and at	ĀҊ
and at what	ĀҊ
and begins	Ĩ҇
and begins in	Ĩ҇
and by	ĀѸĊ҉
and classes	Ā҆āѺģҌ
and classes are	Ā҈
and classes does	ģҌ
and do	Ā҈
and do not	Ā҆
and functions	ĀҖľѷ
and functions $	Āғľѷ
and how	Ŋ҆
and how many	Ŋ҆
and in	āѵĩ҆į҉ň҈
and in what	ĀѸĩ҆į҉
and in which	Ā҇āѶň҈
and indirect	Ā҆
and is	ā҆
and it	Ĕ҈
and its	Ā҇ĊѺĦ҈
and its importers	āѺĦ҈
and keyword	ŁҊ
and line	Ċ҆ğ҇ĴѺĵ҆ķҌĺҍ
and line $	Ċ҇ķҊĺѷļ҈
and line at	ā҇
and line number	ķҋĺ҆
and line of	ķѺĺҊĽ҆
and line |	āѹ
and lines	Ć҇
and message	İҊ
and need	Ā҆āѴĹ҆
and need the	āѹ
and need to	Ĺ҆
and never	ĕ҆
and not	ĀѺāҌ
and now	ĀҚāѧ
and only	ā҇
and only tests	ā҇
and print	ĀҊ
and print its	ĀҊ
and release	ă҆
and so	Āґ
and so is	ā҆
and so on	Āґ
and tell me	Ā҇
and the	ďҋĦ҇
and the modules	Ħ҇
and their	ĀґāѺ
and vice	ď҉
and vice versa	ď҉
and what	Āѹİ҇ń҈
and what are	āѺ
and what is	Āѹİ҈
and when	ā҆
and when |	Ā҆
and where	ĀҗāѺ
and where |	Ā҇
and which	ĀѬāѤćҋĪ҇ĮҋŁ҆ň҇
and which ones	Ł҇ň҈
and which |	ĀѱāѰćҋĪҊī҆Į҈ŏѺ
and who	ĀѫāҠ
and who wrote	ĀѮāғ
and written	ĀѺā҉
and written new	ĀѺā҉
anna	ā҉
anna _ $	ā҇
anna only	ā҇
anna only $	ā҇
annotate	Ĳ҆
annotated	ĀѸāѷĒґēҕŇҋ
annotated _ $	ē҈
annotated _ <mark>	Ē҆
annotated with	ĀѸāѺĒҍēҔ
annotated with $	ē҇
annotation	ĀѺāғđѸĒҝĿѺŇҔŐ҇
annotation <name>	ĒҔ
annotation <name> $	ĒҌ
annotation _ $	āҗđѺĒҌēѸ
annotation _ <name>	ŇҒ
annotation _ the	Ő҆
annotation of	Ā҆āѸŇ҆
annotation of <name>	Ā҇āѹŇ҈
annotation on	Ň҇
annotation on <name>	Ň҇
annotation to	ā҆
annotation to <name>	ā҆
annotation |	āҕđѺ
annotation | $	āҖđѺ
annotations	ĀѵēӒ
annotations <name>	ē҆
annotations _ $	ēҏ
annotations _ <name>	ēҖ
annotations _ the	ēҐ
annotations does	ēҋ
annotations of	ēҌ
annotations of <name>	ēҌ
annotations on	ēҊ
annotations on the	ē҉
annotations |	ēҏ
annotations | $	ēҏ
another	ĀѷāҌŅ҉
another _ |	āҏ
another name	Ņ҉
another project	ĀѺā҉
another project |	ĀѺā҉
any	ĀҜāѷč҈ďѹĚѺĝ҉ĠѺġ҇ĦҒį҈ňѺŋҕōѳŏҋŒ҉
any <name>	Āѹġ҇
any _ $	Āҏā҇Œ҉
any _ <name>	ā҉
any _ and	ĀѺī҇
any _ called	ŋ҉
any _ for	ĀҜāѴōѴ
any _ in	ĀѷāҐ
any _ of	ĀҋāѹĝҌ
any _ on	Ł҉
any _ that	ĭ҆
any _ to	āѹč҇
any _ wher	ĀѸō҈
any _ where	āѺ
any _ you	ĀѶ
any _ |	ĀѺĆ҈įҊ
any chance	Āѱ
any chance that	ĭ҆
any chance you	ĀѶ
any circular	ĦҊ
any class	Ā҇ā҆
any good	āҒ
any good |	ā҆
any idea	ķ҆
any import	ĀѳĝҌĦҊ
any import of	ĀѶĝҌ
any interface	ī҇
any more	āѶįҊ
any more |	āѸįҊ
any place	āѹ
any place where	āѺ
any subclasses	Ā҈
any subclasses of	Ā҇
any test	Ā҈āѷŋҍ
any test $	Ā҆
any tests	ĀҚāѴōѱ
any use	ŏ҉
anybody	ĀѱĂҌĝ҉Ġ҆ĩ҈ň҇
anybody _ <name>	ĀѷāѷĠ҇ĵ҈ňҌ
anybody _ <path>	ĝ҉
anybody _ the	ŀ҆
anybody imported	ĝ҉
anybody imported <path>	ĝ҉
anyone	ĀҕāѶĂ҆ĸҊ
anyone _ $	ĸҊ
anyone _ <name>	Āҏāѹ
anyone _ the	Ā҆
anyone |	ĸҊ
anyone | $	ĸҊ
anything	č҆ĚѹġҚń҇ňҊō҆
anything _ <name>	ġҏ
anything _ <path>	č҆
anything _ all	ġ҆
anything _ imports	ĩ҆
anything _ is	ĚѺňҌ
anything _ the	ġ҇ō҆
anything _ to	ā҇
anything _ what	ĀѺń҈
anything at	ġ҆
anything at all	ġ҆
anything called	ġҎ
anything called <name>	ġҎ
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
anywhere _ $	ĀҐāѹġ҆
anywhere _ <path>	ĝ҇
anywhere _ by	ĀѹĊ҉
anywhere _ this	ġ҆
anywhere and	ĀѹĊ҉
anywhere and by	ĀѹĊ҉
anywhere in	ġ҆
anywhere in this	ġ҆
anywhere |	Ā҉āѹġ҆ō҈
anywhere | $	ĀҐāѹġ҆
apache	ĀѫıҠ
apart	ĀѹāҘďҊňѵ
apart _ <name>	āҊď҉ňѵ
apart from	āҔď҉ňѵ
apart from <name>	āҊď҉ňѵ
api	ā҈ģҍ
api of	ģҌ
app	ĀѶā҈łҊ
appear	ĀҔāѮąҌěҌŔѰ
appear _ $	ĀҘāѵąҌŔѮ
appear in	ěҌ
appear |	ĀҙāѵąҋŔѮ
appear | $	ĀҙāѵąҋŔѮ
appeared	ĀѴăҐ
appears	ĀѺāѺŔ҉
appears _ $	Ŕ҆
appears |	Ŕ҇
appears | $	Ŕ҆
application	ł҇
applied	ĒҘēҕ
applied _ $	Ē҆
applied _ <name>	ēҒ
applied to	ĒҒē҈
applies	Ĕ҇ıҍ
are	Ā҉āґĂҌĄ҆ąѹĆҌćҌĉҍĊ҇Č҆ď҆ĐѶđѹēҋĔѺĖҌė҇ĚѸĝѺĞґğѺĠѺġѺĢѵĤҎĥ҆Ħ҇ĩѲĪ҉ī҈ĬѷĭѹįѺıѰĵѵĶѺķѹĸѸĽѹĿҗŀ҈łѺŃ҇ŅѸņѸŇѴňґŋ҆ŎҖŏҍŐѸőѸ
are <name>	ĀѰāҋć҇
are <name> 's	ć҇
are _ $	ĀҊā҉ćѺĨ҆ŀҌ
are _ 's	ć҇
are _ <name>	ēҍģѺ
are _ <path>	Ā҆Ŋѹ
are _ abstract	ĂҏĿѺ
are _ ancestors	ć҆
are _ and	Ħ҇
are _ any	āҍŁ҇
are _ at	ĀҌ
are _ besides	ā҆
are _ between	ĀѺħ҇
are _ by	āѵĉҎĊѺĩѸĪҏī҈Ŀ҆
are _ callers	ĀѺāѹĊґ
are _ calls	ę҆
are _ children	Āѹňҍ
are _ decorated	ā҉ĒѸ
are _ documented	Āѹā҇
are _ enough	ā҆
are _ exported	ā҇ģѺ
are _ fields	Ĥ҆
are _ for	ĎҊōҊŏ҆
are _ going	Ħ҆
are _ green	ĀҎāѳ
are _ here	ė҉
are _ imports	ĪҊŏѺ
are _ in	ĀѷāѷăѴĄҋĉ҉ĊѺģ҇Ĥ҆ĳ҈ĿҋŊҌōѺŏ҆
are _ its	ĀѸā҈
are _ names	ĀѺē҆
are _ next	ā҆
are _ not	ĀҎāѵ
are _ of	Ā҈Č҆
are _ on	ĀѺľ҆Ŀ҆
are _ or	ĀѺŎ҇
are _ parameters	ď҆
are _ parents	āѺćҋ
are _ party	ĀѺāҋ
are _ properties	Ĥ҆
are _ raise	āѺŃ҉
are _ read	ā҇
are _ referenced	ŏ҆
are _ steps	Ā҇
are _ subclasses	Ā҈
are _ tests	Ā҈āѺŋ҉ōѷŎ҉
are _ that	ľ҆
are _ the	āѴĆ҈ď҉ĖҊ
are _ to	Ā҆āѺ
are _ used	Ā҈āѵŏҐ
are _ with	Ā҇āѹĒ҉
are _ |	ĀѷāҔĂҍăҍĎѹĖ҇ģҋĤѹľѹŎ҇ŏѵ
are a	ā҈
are a <name>	ā҈
are abstract	Ă҈
are abstract |	Ă҆
are all	āѵĆ҉Ŏ҆
are all the	Ć҈
are allowed	ėҋ
are allowed for	ā҆
are allowed here	ė҉
are async	ā҈
are async |	ā҇
are called	Āѵā҆ĉ҈
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
are defined	ľ҇Ŀ҇
are defined |	Āҍāѵ
are deprecated	ā҈
are derived	ň҇
are exported	āѶģҐ
are exported |	āѸģҊ
are failing	ĀҎāѹ
are failing at	Ā҆
are failing |	Ā҆
are follow	Ĩ҆
are follow $	Ĩ҆
are implemented	ī҈
are imported	ĀҍāѸŏҍ
are imported by	Āҏ
are imported for	ŏ҆
are imported in	āѺŏ҈
are in	ĀҊĎѺĖҊĤҍħ҆ĳ҇Ŋ҆
are in <name>	Ā҇Ŀ҆Ŋ҈
are in <path>	ā҇
are in between	ħ҇
are in its	ĀѸāҌ
are in the	ĖҊ
are its	ĀѷćҋĊ҉Ĥ҆ŁѺ
are its callers	āѹĊ҉
are its properties	Ĥ҆
are its subclasses	ā҇
are mandatory	Ă҈ĤѺ
are mandatory |	Ă҈ĤѺ
are missing	ā҉
are missing |	ā҉
are needed for	ĀѶā҇
are never	āґ
are never read	ā҇
are never used	ā҇
are new	ĀѶĄҍ
are new in	ĀѹĄҒ
are new |	ăҊ
are not	āҌĂѹďҋģѹŏҖ
are not abstract	ā҈ĂѺ
are not decorated	ā҉ĒѸ
are not exported	ā҇ģѺ
are not green	ĀҎāѴ
are not the	āѹď҉
are not used	Āѷŏҏ
are of	Ď҆
are on	ĀҋāѮē҈
are on <name>	Ā҉āѳē҇
are only	ĀґāѦĂҋ
are only used	ĀҒāѮ
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
are put	Ğ҇
are raised	ń҉
are run	āѶŎ҈
are run |	āѹŎ҈
are skipped	ā҉
are skipped |	ā҉
are slow	āҊ
are superfluous	ŏ҈
are supported	ā҈ĮҊ
are tested	ā҆
are tests	ŊҊ
are tests |	āѺŊҊ
are the	Ā҉Ă҈ćҊĊ҈Ė҉ĥ҆ıѶŁ҇Ń҈ŇѺ
are the <name>	ē҇
are the children	Āѹňҍ
are the parents	āѺćҋ
are the steps	Ā҇
are the subclasses	Āҋ
are their	ē҇
are their names	ē҇
are there	Ā҆āѰĉѸĤ҆ĥ҉ĳ҆Ŀҏŀ҆ŋ҇
are there $	ĀҏāѰĥ҉
are there any	āҍŁ҇
are there enough	ā҆
are there for	āѹĎҊōҋ
are there imports	ĪҊŏѺ
are there in	ĳ҈Ŀ҆
are there tests	Ā҈āѷŋҊ
are there that	ľ҆
are there |	Ā҇āѹĎѺ
are they	āѷĆ҆Ğ҇Ī҉ň҉ŏѹ
are they $	ĪҊňҋŏѺ
are they called	āѺ
are they |	ĀѺ
are third	ĀѺāҋ
are third party	ĀѺāҋ
are unused	āѺŏҋ
are unused |	ŏ҇
are used	āҖŏѯ
are used by	Ī҆
are used |	āҎŏѴ
are using	ĀҐāѺŊѷ
are we	Ā҇
are which	āѺń҆
are written	ā҈
are written in	ā҈
are you	ĀѴāҌ
are |	ŀҊ
are | $	ŀҊ
arg	ĀѹāѹďҊĔ҆ĕ҆Łқ
arg _ <name>	ďҌĔҍ
args	ĉѷĊѸďҒŁң
args _ <name>	ďҔ
args does	Łҋ
args does <name>	Ł҆
argument	ĀҞāѵċҐď҈ĔҕĕҎĢѹŁҊŇѺ
argument $	ĀҊ
argument <name>	ĀҊĔҍĕҌ
argument <name> |	Āҍ
argument _ $	ĕ҈
argument _ <name>	ĀҔāѶĔҍ
argument _ in	Ł҈
argument _ of	ďҊ
argument _ |	ĀҌ
argument list	ďҋ
argument list of	ď҉
argument of	Ĕ҈
argument of <name>	Ĕ҈
argument parser	ċ҈
argument to	Ā҉
argument to <name>	Ā҉
arguments	ĀѷāҐďқęѺŁӀ
arguments $	Ł҆
arguments <name>	ŁҌ
arguments <name> takes	Ł҈
arguments _ $	ĀѺā҈Ł҈
arguments _ <name>	ďґŁ҈
arguments _ by	Ā҇
arguments _ in	Ł҆
arguments _ it	āѷŁҍ
arguments _ takes	Łҍ
arguments _ the	ĀѺāҋ
arguments does	ĀѷāҍŁҍ
arguments does <name>	āґ
arguments does it	āѷŁҋ
arguments go	Ł҆
arguments go in	Ł҆
arguments of	ď҉Ł҇
arguments of <name>	ĀҊāѵď҉
arguments |	ĀѺā҇Ł҉
arguments | $	ĀѺā҇Ł҈
around	ġҍńҊ
around in	ġҌ
arrow	Ňґ
as	ĀѶāѵćѺĉѺĎѷđҎĒҊĚҕĜѱĝґĢѸĥѮĦѸĬҙĭҔİ҆ĸ҆Ļ҇ļѹĿѹŅҊŇѹňҍ
as $	đҎ
as <name>	āҐġ҇ĭҐŁѺ
as <name> in	ġ҆
as <name> |	āҏĭ҈
as <path>	ņ҆
as _ $	ĭ҇ŅҊň҈
as _ <name>	āѸĂ҇ć҆Ċ҇ĥѸĬҋŇѺ
as _ <path>	ĝ҆
as _ <tag>	ă҈
as _ argument	ā҇
as _ base	Ā҇ě҉ň҉
as _ class	Ě҉ňѺ
as _ decorator	ĒҎ
as _ dependencies	ĖҊ
as _ for	ĀҍāѲĕ҇
as _ i	ā҇
as _ import	ĩ҆
as _ importer	ĜѷĝҐ
as _ in	ġ҆
as _ list	ō҆
as _ nested	ĻҊ
as _ parameter	ā҇
as _ parent	ĀҌĚҐěѲň҈
as _ subclass	ĀѹĘѺěҖ
as _ superclass	ć҆Ě҆
as _ test	ŌҊ
as _ the	ĀѮāҍİ҆
as _ type	Ő҈
as _ |	ĀѭāҊĔ҇Ĭҏĭҋ
as a	ĀҍāѳćѷĒҍĘ҉Ěѷě҈Ĭ҉Ļ҉ň҇ŌҊ
as a <name>	ĬҎ
as a decorator	ĒҎ
as a list	ō҆
as a nested	ĻҊ
as a parameter	ā҇
as a parent	ĀҊ
as a subclass	ĀѹĘѺěҖ
as a test	ŌҊ
as abstract	Ĭ҈
as abstract |	Ĭ҆
as an	Ā҆ā҆ĜѶĝҎ
as an argument	ā҇
as an import	ĩ҆
as an importer	ĜѷĝҐ
as arguments	Ł҆
as async	Ĭ҇
as base	Ě҉
as default	ĕ҇
as default for	ĕ҇
as for	ĀѰāҔĂ҆Ċ҆ĎѺĥѸŇѺ
as for <name>	āѹĂ҇ć҆Ċ҇ĥѸŇѺ
as for <path>	ĝ҆
as for the	ĀѯāҎİ҆
as input	Ł҉
as its	ĚҖěѹ
as its superclass	ć҇Ě҇
as of	ă҈Ġ҇
as of <tag>	ă҈
as static	Ĭ҈
as static |	Ĭ҆
as test	ŋ҇
as their	Ā҈ňҊ
as their base	ň҆
as unused	ŏ҆
as what	Ĕ҈ŇѺ
as what type	ŇѺŐ҆
as what |	Ĕ҈
as |	Ņҍ
as | $	Ņҍ
ask	ė҆ň҆
ask _ $	ė҈ĮѺ
ask _ |	Į҆
ask for	ė҆
ask for $	ė҈ĮѺ
ask for |	Į҆
asks	āѹğҋ
asserts	ĀѴāҐ
asserts _ in	ĀѵāҎ
asserts are	ĀѵāҎ
asserts are in	ĀѵāҎ
assign	Ĕѹĕ҉
assign to	Ĕѹĕ҉
assigned	đҔĶҖ
assigned $	Ķ҇
assigned _ $	ĶҊ
assigned _ <name>	đҏ
assigned _ the	Ā҉ĐѺ
assigned at	Ķ҆
assigned to	đҗ
assigned to <name>	đҏ
assigned to the	Ā҉
assignment	ĶҘ
assignment _ $	ĶҊ
assignment of	Ķ҉
assigns	ĕ҇Ķ҆
assigns to	ĕ҇
async	ĀѸāҕĒѶĬӆĭѷ
async $	Ĭҕ
async _ $	ā҇Ĭҕ
async _ not	Ĭ҆
async or	Ĭ҇
async |	ā҆Ĭҗ
async | $	ā҇ĬҔ
at	Ā҇ąѺćѹĉѺĊѶĎѸĐҌĖҍĜѺğҍĠҌġҋĢѺģѹĤѺĦҏĪ҇İғĴҎĶ҈ķҊĺ҇ń҇ŇѹňѳŋѺŌ҈ŐѹŔѹ
at $	Ĺ҆
at <name> $	ō҆
at <path>	Ħ҇Ĵҋ
at <path> <line>	Ĵ҈
at <path> line	ā҆
at <tag>	ĀѭāҦ
at <tag> |	ĀѶāҒ
at _ $	ĀѴāѷđ҆ġ҆ķҒł҆
at _ <line>	ĀѺĲҊĴҍ
at _ <name>	Ā҇
at _ <tag>	Ġ҇
at _ depth	Āҏ
at _ how	ā҆
at _ level	Ā҆ĩ҈ĪѺĶ҉
at _ line	ā҉ĲѹĹѺĺґļ҇œ҆
at _ moment	āѸŌ҉
at _ one	ĀҒāѶ
at _ places	ā҉
at _ point	Ā҇ā҆Đ҈
at _ test	Ā҆
at _ the	ā҆Ļ҆
at _ time	ĀѰāҤĖ҈
at _ tip	İ҉
at _ top	āѶĪґ
at _ up	ā҈
at _ very	İ҆
at _ what	Ā҉
at _ |	ĀѲāҌĨ҇İ҆ńҌ
at all	āҍġґ
at all $	ġ҈
at all |	āҊ
at every	Ā҈
at least	Āҍ
at least one	ĀҒāѶ
at line	ĲҊĴ҇
at line <line>	Ĳҋ
at me	āѷńҋ
at me |	āѷńҌ
at module	Ķ҉
at module level	Ķ҉
at present	āѷİ҆Ō҈
at present |	İ҆
at run	āҏĖғ
at run time	āҏĖғ
at runtime	ĖҌ
at some	Ā҈
at start	ā҈
at start up	ā҈
at tag	Ġ҇
at tag <tag>	Ġ҇
at the	āѡĞҊğ҈Ġ҈Ħ҆ĩ҇ĪҎİ҉Ō҇
at the level	ĩ҈ĪѺ
at the moment	āѹŌ҈
at the test	Ā҆
at the tip	İ҉
at the top	āѶĪґ
at the very	İ҆
at what	ĀҌāѶĐҌį҆œ҆
at what line	ĀҏāѸĳ҆œ҆
at what point	Đ҈
at what time	āѺį҆
at which	āҎİ҆ĺҊ
at which <name>	Ā҆
at which line	ĀѺā҈ĺҍ
at which places	ā҉
at which point	Āҋ
at which the	ā҆
at |	āѸđ҆ł҇
at | $	āѸđ҆ł҇
attached	ēҒ
attached _ <name>	ēҌ
attached _ the	ē҆
attached to	ēҒ
attached to <name>	ēҌ
attached to the	ē҆
attr	ŇѹŐҌ
attribute	ĀѸĤҎŐҩ
attribute <name>	ĀѹĤҎŐң
attribute <name> $	ŐҘ
attribute _ $	ŐҘ
attributes	ćѺē҇ĤӕŇѺ
attributes $	Ĥ҉
attributes _ $	ĤҐ
attributes _ <name>	ē҇Ĥ҉
attributes _ class	āҐ
attributes _ the	āѹĤҐ
attributes are	Ĥ҆
attributes does	ĤҊ
attributes of	āҎĤҌ
attributes of <name>	Ĥҋ
attributes of the	Ĥ҉
attributes |	ĤҐ
attributes | $	ĤҐ
attrs	ĤҤ
attrs _ <name>	ĤҤ
attrs of	ĤҤ
attrs of <name>	ĤҤ
author	ĀҖĎѷĲҬĴѦ
author $	ĲҊĴѸ
author _ $	ĲҋĴѺ
author _ <commit>	Ā҆
author _ <path>	āҍĎѺ
author _ for	Ā҈
author _ line	ĲҐĴѸ
author list	ĀҌ
author list for	Ā҈
author of	ā҆ĲғĴѵ
author of <commit>	Ā҆
author of line	ĲҍĴѹ
author touching	ĀѹāҐĎѸ
author |	ĲҋĴѺ
author | $	ĲҋĴѺ
authors	ĀҙāѵĭҎı҇
authors _ <name>	Ā҉āѸĭҎ
authors keep	āѺĭҋ
authors keep <name>	āѺĭҋ
authors of	ĀҘ
autocomplete	āѸĿҋ
available	ģҚ
available _ other	ģҊ
available by	ģ҉
available to	ģҌ
available to other	ģҊ
average	ĀѶāҎ
away	ĀѸā҉ņ҈
away _ $	Āѳāҋ
away |	Āѳā҉ņ҉
away | $	Āѳāҋ
back	ā҈Ĕҍĕ҇Ġ҉ĢѹĦғŇҤŐѷ
back $	Ňҋ
back _ $	ā҆Ň҆
back _ <name>	Ā҈ā҆
back _ <tag>	Ġ҆
back _ in	ĔҎ
back _ it	Ħ҇
back _ what	ā҆
back _ |	Ā҇ĕ҇
back from	Āҍ
back from <name>	Āҍ
back to	Ā҆ĔҎĦҋ
back to in	ĔҎ
back to what	ā҇
back |	Ň҈
back | $	ā҆Ň҆
backport	ĀѹāҊ
backported	āҊŉѶ
base	ĀҗāѵĂ҇ćҝĚҎěҜĹѸĿѺňҕ
base $	Āґň҆
base <name>	ĀѲňҙ
base _ $	Āѹāѳćҏěҍġ҆ňҋ
base _ <name>	ĀғĂҌćѵĚ҆ě҈ĹѺŒ҆
base _ does	ćҍňѸ
base _ for	ĀѷěҊ
base _ is	ćѲňҖ
base _ of	ćҕěҍňѵ
base _ with	āҏňѷ
base _ |	ā҈ĚҎěѳ
base class	Ā҉āғĂ҉ćѵĹѹňҗ
base class $	ćҒňѴ
base class <name>	ĀҗāѳĂҌćѷĚ҇ň҈
base class is	ćѲňҖ
base class of	ĀѰā҉ň҇
base class |	ā҉
base classes	ĀѹćҨĚҎě҇ňћ
base classes $	ćҋě҉ňѱ
base classes of	ćҒěҊňѮ
base of	ě҉ň҆
base |	āѳġ҆ňҌ
base | $	ĀҋāѴġ҆
based	ĀѴć҈ĚҎň҈
based _ $	ćҐňѷ
based _ <name>	ĀѵćѸĚҎňґ
based on	ĀѴć҇ĚҎň҈
based on $	ćҏňѷ
based on <name>	ĀѵćѸĚҎňґ
bases	ĀѳćҳěҊ
bases $	ňҋ
bases _ $	ĀѺć҉
bases _ <name>	ćҕěҌ
bases _ the	ćҊ
bases of	ćҗěҌ
bases of <name>	ćҊěҌ
bases of the	ć҈
bases |	ĀѺć҉
bases | $	ĀѺć҉
be	Ă҈ćѹĈҋĊѵđѷėҊę҆ě҆Ġ҆ġ҈ĢѷħѺĬҋĭҙİѹĻ҈ŀѷŁҍŅҎŊ҉ŋ҇ŏ҆Őѹ
be $	Ņ҇
be <name>	ĭҋņ҇
be <path>	ņ҉
be _ $	ŅҋŇѺ
be _ <name>	Ĭ҇
be _ anywhere	ġ҇
be _ as	Ĉ҈
be _ better	ā҇
be _ by	ĀҐāѳĂҏňѹ
be _ for	ě҉Ğ҆ň҇
be _ from	ĀѺń҉
be _ function	āѵĻҋ
be _ in	āҒĠ҆İѹŎѹ
be _ next	āҎ
be _ out	ĀѺāҌ
be _ this	āѷėҋ
be _ to	ā҉Łҋ
be _ with	Āҏāѯ
be _ without	āѷĈ҆Ŏ҈
be _ |	ĀѱāґŅ҈
be a	āҏĻҋ
be a <name>	ā҇
be a better	ā҇
be better	āҊ
be built	Ĉҍ
be built as	Ĉ҈
be called	ĀҎāѲĿ҇ŅҌņѹ
be called $	Ņ҆
be called |	Ņ҉
be considered	ĭҋ
be defined	Ă҈
be dropped	āҋ
be dropped |	āҋ
be for	āѷėҋ
be for this	āѷėҋ
be found	āѬęҊĠ҇ġ҇İѹŋҊ
be found anywhere	ġ҇
be found in	ĀҏāѵĠ҇İѹ
be found |	ĝ҆
be imported	ģғ
be imported from	ģҌ
be imported out	ģ҇
be it	ġ҇
be made	āҍ
be moved	āҊ
be moved out	ā҇
be named	ŅҌ
be named $	ŅҌ
be none	Ň҆
be none |	Ň҆
be overridden	āҎŀѺ
be overridden $	ā҉
be passed	ŁҎ
be passed to	ŁҊ
be pulled	ā҇
be pulled out	ā҈
be run	Ō҇
be run in	āҋŎѹ
be run without	āѸŎ҈
be safe	ā҆
be safe to	ā҆
be set	ā҉
be thrown	ģѺńҊ
be written	Āѵāҕ
be |	Ā҆āѶ
be | $	Ā҆āѶ
bearing	āѶĒҒ
bearing the	Ē҇
became	āѹŅғņҌ
became $	ŅѸņҎ
became <name>	ŅҐ
became <path>	ŅҎņѺ
became _ $	Ņ҈
became _ after	Ņ҇
became _ |	Ņҏ
became of	ņ҆
because	ě҉ŏҍ
because of	ěҊ
become	ĀѶā҆Ĩ҇ņҝ
become $	āѺņҘ
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
been	Đ҆Ē҇ĩѹĬҊĭґį҈ő҇Ŕѹ
been _ $	ĀҎāѵĎҊőҋ
been _ <name>	ĭҒ
been _ <path>	Ā҉
been _ and	Āѹį҈
been _ as	ĬҐ
been _ by	āѷč҈
been _ earlier	Ņ҆
been _ in	ĀѺ
been _ into	ĝ҆
been _ there	į҆
been _ |	ĀѸāҐĺ҉ŔѺ
been a	āҐ
been called	Ņ҈
been called earlier	Ņ҆
been changed	Ď҇
been changed by	Ā҆āѹ
been committed	āѸĎґ
been committed $	Ďҋ
been declared	āѹĬ҈ĭҌ
been declared <name>	ĭ҈
been declared as	ĬҊ
been defined	Ĭ҆
been defined as	Ĭ҆
been imported	ĝ҆
been imported into	ĝ҆
been kept	ĭ҆
been made	ĭ҈
been modified	Ā҉
been modified $	Āґ
been modified and	Āѹį҈
been newly	Ą҆
been on	ĀҌ
been put	ĺ҉őҌ
been put $	őҌ
been put |	ĺҋ
been renamed	Āѵāґņ҆
been renamed |	Āѷāҏ
been sitting	į҆
been sitting there	į҆
been subclassed	ĀҐāѺ
been subclassed |	ĀҐāѺ
been untouched	į҇
been untouched $	į҇
before	ĀѺāүē҇ĴѸĽѹĿѺł҉ŅҢņѷ
before $	ĀѸņҊ
before <commit>	ā҈
before <commit> |	ā҈
before <name>	ē҈
before <name> $	ē҈
before _ $	Ā҈ē҈ŋѸ
before _ after	āҍ
before _ alter	Ā҆
before _ call	Ĭ҆
before _ got	ĀҎ
before _ had	āҏŅѴ
before _ move	Ā҈Ņ҆ņѺ
before _ refactoring	ā҈
before _ rely	ĀѵāҎĭ҆
before _ rename	āѹŅҍ
before _ renaming	Ņ҆
before _ skip	Ā҉āѶ
before _ was	ŅҔņѴ
before _ |	ā҉
before i	ĀѰā҆ĽѺ
before i alter	Ā҆
before i call	Ĭ҆
before i rely	ĀѵāҎĭ҆
before i skip	Ā҉āѶ
before it	Ā҇āҋŅ҉ņѰ
before it got	ĀҎ
before it had	āҏŅѴ
before it was	ŅҔņѴ
before or	āҍ
before or after	āҍ
before the	Ā҉Ņҍ
before the <name>	ņ҆
before the move	ĀҋāѺŅ҆ņѺ
before the refactoring	ā҈
before the rename	āѹŅҊ
before the renaming	Ņ҆
before |	ĀҊņ҆ŋѸ
before | $	ĀҊņ҆ŋѸ
begin	Ā҈āѸą҈ĐѸĵҎ
begin _ $	ĀѴāѺą҈ĵҐ
begin and	Āғ
begin |	ĀѺą҈
begin | $	ĀѺą҈
beginners	ĀѲāҕ
begins	Ĩ҇ĵ҉ķ҉
begins in	Ĩ҇
begins the	ļ҆Ľ҆
behave	Āѷāҋ
behaviour	āҊďѵĢҐ
behaviour _ <name>	āҎďѵ
behaviour of	ďѶĢҒ
behind	Āѳāҏđ҆ĢҎĥҎĲҊĸѺ
behind <name>	āѺĢҏ
behind <path>	Ĳ҆
behind _ $	ĢҊ
behind _ <line>	Ĳ҉
behind _ <name>	ĀѹāҕđѶ
behind _ constant	đ҉
behind the	Āѷā҇đҎ
behind the constant	đ҉
being	ā҇ĩ҇Ń҈ŏ҆
being _ $	Ń҆
being _ by	Ĩ҆
being _ there	Ę҆
being _ |	Ā҈ā҈
being a	ĀѺā҆
being called	Ę҆
being imported	Ĩ҆ĩ҆
being imported by	Ĩ҆
being raised	Ńҋ
being tested	Ā҇āѺ
being used	ĀѺāҊ
belong	ĀѶĂѹě҇ĤҌĦ҆ľ҉Ŀ҆
belong _ $	ŉ҆
belong _ <name>	Ĥ҆ľ҆Ŀ҆
belong _ the	Ŀ҈
belong _ |	ā҉Ŀѷ
belong to	ĀѷāѷĂѺě҇ĤҌĦ҆ľ҉Ŀҏ
belong to $	ŉ҆
belong to <name>	Ĥ҆ľ҆Ŀ҆
belong to the	Ŀ҈
belonging	Ĺҋ
belonging _ <name>	Ĺ҇
belonging to	Ĺҋ
belonging to <name>	Ĺ҇
belongs	Ĺ҈łҌ
belongs _ $	ł҈ő҆
belongs _ <name>	Ĺ҈
belongs to	Ĺ҈ł҉
belongs to <name>	Ĺ҈
belongs |	ő҆
belongs | $	ő҆
below	Ā҆ćѺň҉
below <name>	Ā҇ćѺň҈
below <name> in	ň҉
below _ in	ňҊ
besides	āҢ
besides <name>	ĀѵāҜ
besides <name> are	ā҆
besides <name> |	Āѹā҉
besides <path>	āҌ
besides _ are	ā҆
besides _ import	ā҈
besides _ |	Āѹā҉
best	āҔ
best for	āҊ
better	ĀѹāҿĔѺķѺŔѺ
better _ <name>	āҍ
better _ for	āҒĔѺŔѺ
better _ |	ā҉ķѺ
between	ĀѷăҒĆѹďҒěҔĝ҇ħҖŁҎ
between <name>	ĀѸā҈
between <name> and	ĀѸā҈
between <path>	Ā҈ħ҆
between <path> and	Ā҈
between <tag>	ā҇ă҉
between <tag> and	ā҇ă҉
between _ $	ħ҇
between _ <line>	Ā҆
between _ <tag>	ă҉
between _ and	ĀѷāҘă҉ħ҉
between _ arguments	ď҈
between _ importers	ĝ҉
between _ parentheses	āѶŁҐ
between _ tags	ă҆
between _ |	ě҉
between the	āѮďҌěҋĝ҉Ł҈
between the importers	ĝ҉
between the parentheses	Ł҇
between the tags	ă҆
between their	ď҆
between |	ħ҇
between | $	ħ҇
big	ā҉đ҆ĳ҆ŒѴ
big _ <name>	Āҍāѱ
big is	āҋŒѴ
big is <name>	Āҍāѱ
bigger	Ą҇
biggest	ĀѱāҢ
biggest one	ā҈
bin	ĀѹĞҚ
binaries	Ğґ
binaries does	Ğҋ
birth	ąҊ
birth to	ą҇
bits	āѹĂҋ
blame	ĀѴāѶĲҾĴѳ
blame <name>	ĲҎ
blame <path>	Ĳҍ
blame _ <line>	Ĳ҉
blame _ <number>	ĀѷĲҘ
blame _ <path>	Ĳ҆
blame _ for	Ĳ҈
blame for	ĲҊ
block	ĀѸā҇ŕ҈
block _ $	ā҈
block _ <path>	ŕ҈
block of	ŕ҈
block of <path>	ŕ҈
block |	ā҈
block | $	ā҈
blocks	ĀҎĿҌ
blow	ĀѹŃҍ
blow up	ĀѺŃҍ
body	āѷĉҔĘҏę҇ĳѸķҗĺ҇ĻҌļҌŁѺőѺ
body $	ĉҊ
body _ $	ķ҇
body _ <name>	Āҋĉ҆ĊѹĘ҉ęҋĳѹķ҇Ļҍļ҈
body of	Ā҉ĉ҈ĊѸĘ҉ęҋĳѹķҌĻҊļҍĿ҇
body of <name>	Āҋĉ҆ĊѹĘ҉ęҋĳѹķ҇Ļҍļ҈
body |	ķ҇
body | $	ķ҇
born	ąґ
born $	ąҎ
both	Āѷāҟ
both <name>	ā҉
both <name> and	ā҉
both <path>	āҋ
both <path> and	āҋ
both _ $	ā҆
both _ and	ĀѺāҔ
both |	ā҆
both | $	ā҆
bother	ćҊňѸ
bottom	Āҋāѹē҈İѶĳ҇
bottom _ $	āѺē҈
bottom |	āѺē҈
bottom | $	āѺē҈
brackets	ć҇ŁҌ
brackets of	ŁҊ
branch	Ā҆ā҇İҋŉѺ
branches	Āҭā҉ČѶŉѩ
branches _ <commit>	Āҋ
branches _ commit	Ā҉
branches _ it	āҒŉѸ
branches contain	āҌ
branches is	ĀҊŉѹ
branches is it	Ā҇ŉѺ
brand	ă҇ąҊ
brand _ |	ąҊ
brand new	ă҇ąҊ
brand new |	ąҊ
break	Ā҈āҤčѷ
break <name>	ā҇
break <name> |	ā҈
break <path>	ĀѶāҏ
break <path> |	ĀѶāҐ
break _ $	ĀҒāѹ
break _ build	ĀѸā҆
break _ |	ĀѲāҜčѷ
break if	ā҉
break the	ĀѷāҌ
break the build	ĀѸā҆
break |	ĀҒāѶ
break | $	ĀҒāѶ
breaking	Āґ
breaking _ |	āҌ
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
bring	Ā҆ĩ҈ĪѺ
bring _ with	ĀҋĪѶ
bring in	Ā҆ĩ҈ĪѺ
bring in with	ĀҋĪѶ
brings	ĀѹĪҍ
brings _ from	Ī҆
brings _ in	Ī҇
brings in	Ī҆
brings in from	Ī҆
broke	ĀѵāҖ
broke the	ā҇
broken	ĀҊāѳĈ҇Ō҈
broken _ $	Āґāѷ
brought	ąғĪ҆
brought _ <name>	Āҋ
brought _ by	Ī҉
brought _ in	ą҈
brought _ into	ą҇
brought in	Ā҇Ī҆
brought in <name>	Āҋ
brought in by	Ī҉
brought it	ą҆
brought it in	ą҆
bug	ĀѶāҜĠѶ
bug _ <name>	ĠѶ
bug in	ĠѶ
bug in <name>	ĠѶ
bugs	ā҆
bugs _ fixed	ā҆
bugs were	ā҆
bugs were fixed	ā҆
build	ĀҝĈҮĮѺł҉ŎѺ
build $	Ĉҏ
build <name>	ĀѸĈҊ
build _ $	āҒ
build _ does	Ā҆āѸ
build _ or	ĀѳĈҕł҆
build _ project	ĀҔĈѰ
build _ this	ĀѶā҈
build _ through	Ĉҋ
build a	ĀҌ
build and	Ĉ҈Ğ҆
build broken	Ā҆
build ok	ĀѳĈҐ
build system	āѺĈѹłҐ
build the	ĀҖĈѱ
build the project	ĀҕĈѲ
build this	ĀѺā҆
build |	ĀҊāѸĈҋ
build | $	ĀґāѮĈҋ
building	āѱĈҒ
builds	Āѭć҉ĈҖ
builds _ $	ĀѴć҉Ĉ҇
builds on	Āѹć҉
built	ĈҍıѺňґ
built _ $	ĀѺāҋć҈ňѺ
built _ top	ň҆
built as	Ĉ҈
built on	ćѺňҙ
built on top	ň҆
built |	ĀѺāҋć҈ňѺ
built | $	ĀѺāҋć҈ňѺ
bump	ā҉įѺ
but	ĀѸā҉ă҈ĪѸŏҔ
but _ for	ā҉ŏѺ
but _ not	ā҆
but do	ă҆
but do not	ā҆
but never	ŏґ
but what	ā҈
but what for	ā҉ŏѺ
by	ĀѶāѭĂҋăѹćѹĈѹĉҏĊҒČґčҎď҉ĐѸđѶĒ҈ĔҍėҊęҔěҒĜѶĝҐĞҊğѺĢѺĥҊħҋĨҙĩҔĪ҇ĬѵĭѳĮѷįѷİѹĲҍĳѸĴѲĵѶĶѹķѸĹѹĺѶĻҊļѷĽѸľѺĿѴŁҋłѺŃ҈ņѴŊѸŌѹōҊŎѹŐѹőѱœѹ
by $	ĀѱĩҚĲ҇ĴѺŕ҇
by <commit>	ĀѴČҍčҙ
by <commit> $	Č҆č҆
by <commit> |	ĀѷČ҆čҋ
by <name>	ćҋĉҖĊѮĒ҈ēѺĘѺęҞĚѸěҗĝҍĢҋģ҆ĥѹĨҋĩѲĪҏī҇ĬѺĭѸĻҍŀѱŃѷńҏňѷ
by <name> $	ĀѸĉҔĊѵĕѺęґěҍģҊĩѺĪҌĻ҉ŀѸń҉Ň҈
by <name> in	ā҇
by <name> |	āѸć҆ĉ҆Ċѹę҈ěҌĝ҆ĢҎŀѺńҊňѺ
by <path>	ĝҖģ҆ħѸĨҒĩѮĪҐ
by <path> $	ĝ҈ģҋĩѷĪҌ
by <path> |	Āѹĝ҉ĨҋĩѺĪ҈
by <tag>	Ġ҆
by _ $	Ā҈āѮĉҐČ҉Ē҇ęҍě҉ģҕħѷĨ҆ĩѵĪғĻ҈ŀѶōҊŕѺ
by _ <commit>	Č҉
by _ <name>	āѸąѺŁҎ
by _ <path>	Ĩ҈
by _ class	Āѷāґě҆
by _ classes	ĥ҉ŀ҆ňҌ
by _ commit	ĀѮąґįҌ
by _ definition	Ĭ҆
by _ environment	āҋ
by _ events	ŕ҆
by _ files	āҌĩҋ
by _ from	Ā҇
by _ function	ę҇
by _ functions	Ċғ
by _ has	ĀҖ
by _ how	ħ҆
by _ import	Ĩ҇
by _ in	ĔҊ
by _ is	Āѵĥ҈ĩ҈ňҋ
by _ it	āѵĊҊĘ҈
by _ last	ā҆įѺ
by _ many	Ď҉
by _ methods	ŀ҇
by _ modules	ĩҒ
by _ name	Ă҈ġ҉ŋ҉Œ҆
by _ of	Ā҇
by _ only	āҒ
by _ out	Ā҆
by _ please	Ł҆
by _ project	āѸėҊ
by _ rename	Ņ҆
by _ route	ħ҇
by _ step	Ĩ҇
by _ struct	ī҆
by _ test	Ā҇ā҆
by _ tests	ōҊ
by _ them	ĉҐĊѸ
by _ time	Ā҈āѵ
by _ types	ĥҊ
by _ was	Ĳҋ
by _ what	ĔѺĕҊ
by _ |	Āѱć҆Ċ҉Č҈č҆Ďѹě҈ĢҋģѺĨҔĩѷĪҊĬѺĭѺŀѹŁѺń҇
by a	Ņ҆
by a rename	Ņ҆
by anna	ā҇
by anna only	ā҇
by any	āҋ
by calling	āѸĉҌĘ҇
by calling it	āѺĊҊĘ҈
by calling them	ĉҐĊѸ
by class	ē҇
by class <name>	ē҇
by commit	Č҆
by commit <commit>	Č҇
by default	āѺĔҎĕ҈
by default in	ĔҊ
by default what	ĔѺĕҊ
by default |	ĕ҆
by file	Ā҈āѶ
by file $	Ā҉āѷ
by func	ŁҎ
by func <name>	ŁҎ
by git	āҌ
by git |	āҌ
by grace	ĀҏĎѺ
by grace |	Ā҈
by how	Ď҉
by how many	Ď҉
by inheritance	ā҉ĚҌěѺň҇
by inheritance $	Ě҈
by inheritance |	ā҉
by its	āҊĬ҉įѺ
by its definition	Ĭ҆
by its last	ā҆įѺ
by method	ĂҊ
by side	ď҈
by step	Ā҈āѸħ҇Ĩ҆
by step $	ĀҍāѺ
by step |	Ĩ҇
by test	Ā҉
by test name	Ā҉
by tests	āҒ
by tests only	āҋ
by tests |	ā҇
by the	Āѷā҇ę҆ġ҈ī҇ŋ҇Œ҈
by the class	ā҆ě҇
by the commit	ā҈
by the environment	āҋ
by the function	ę҇
by the name	ĀѸġ҉ŋ҉Œ҆
by the program	ā҆
by the project	āѹ
by the struct	ī҆
by the time	Ā҈āѵ
by this	āѺĞҍ
by users	ā҆
by way	Ā҇
by way of	Ā҇
by what	ĀѶāѵĊҕē҈Ģѹĥ҆ħ҉Ĩ҆ĩ҈ĪѷŃ҈ńѺŅѸņ҆ňҊ
by what classes	ň҆
by what functions	Ċҍ
by what import	Ĩ҈
by what modules	ĩҊ
by what name	Ņѹņ҉
by what route	ħ҇
by which	ćѺĥҌĩғį҆ŀҋō҇
by which <name>	Ā҇ąѺ
by which <path>	Ĩ҈
by which classes	ĥ҇ň҈
by which commit	ĀѸąҍį҇
by which files	āҍĩ҉
by which functions	Ċ҆
by which modules	ĩ҈
by which tests	ō҆
by whom	Ā҆ĊҌĥ҈ĩ҇įѺĲҋ
by whom has	Āґ
by whom is	ĀѸĥ҈ĩ҉ň҆
by whom was	Ĳ҉
by whom |	ĀѷĊҎ
by |	ĊҎōҎ
by | $	ĊҎōҎ
bytes	Āѫāҙ
bytes _ $	Āѹā҈
bytes is	ĀѲāґ
bytes |	Āѹā҈
bytes | $	Āѹā҈
cache	ĀҎāҏ
cache _ $	Āҏ
call	ĂѷĊҠĔҎĘҭęҙġѳĤѹĬҋĿ҈ŀѹŁҒŃѺńҌŇҏőѺ
call $	āѵĉҍĘ҇
call <name>	āҔĉѺĊѯĔҊĘ҈ęѹĬ҉Ł҇ńҋŇ҆
call <name> $	āҙĊѴĘ҈
call <name> and	ĕ҆
call <name> could	Ā҆
call <name> on	Āҋāѹ
call <name> without	Ĕ҇
call <name> |	ĀѸā҉Ň҆
call _ $	ĀҋāҊĊғĘҋęѸ
call _ <name>	Ā҉āѺĉѵĔ҈ĘґęҏġѺń҈Ň҉
call _ a	ā҆Ŀ҇
call _ and	ĕ҆
call _ from	ĀҌā҈
call _ i	Ł҆
call _ in	ĀѯāѶĉҜę҇Ņ҈
call _ of	ĀѸā҆Ċҕ
call _ on	Āҋāѹ
call _ without	Ĕ҇
call _ |	ĀѯĊ҆ĘҒęҋĬ҆Ň҆
call first	ā҆
call graph	ĀҋāѺ
call graph |	Ċ҆
call in	ĘҎ
call in <name>	āѸĘ҉
call it	ĀѹęҎĬ҉Ł҉
call it |	āѸęҎ
call of	ĀҎāѺĊѳę҉ń҈
call of <name>	ĀҎāѺĊѳę҉ń҈
call on	ā҇Ŀҍ
call on a	ā҈Ŀ҇
call path	ā҇
call path from	ā҇
call site	ā҇
call sites	ĀѺĉѶĊҪ
call sites $	ĉѺĊҍ
call sites of	ĀѺĊҕ
call super	ā҉
call super |	ā҉
call to	ĉѺĊҐęҎ
call to <name>	ĉѺĊҋęҏ
call |	ĀҍāѴĉҏ
call | $	ĀҍāѴĉҏ
callables	ĤѪĿҠ
callback	Ĕ҉
called	āҕĆ҉ĉҒĊҌęҖġҖĩѺĬѵĭѳĹѰĻѹĿ҉ŅҘņҔŋқŌѺŎѺŒҐ
called $	Ā҈Ņҏ
called <name>	ĀѫāҊĆҍĉѷĊѹĠ҆ġҙĢ҆ķҌļ҈Ľ҆ŋҝŒҒœ҆
called <name> $	ĀѵāҊĠ҆ķ҆ŋҊŒ҉
called <name> for	ā҈
called <name> in	Āѹġ҆
called <name> what	Ģ҈
called <name> where	ķ҆
called <name> |	Āѵġ҇ŋҞ
called <path>	ĀѲāҎ
called <path> $	ņ҆
called _ $	Ā҆ĊҌĠ҆ĹѶļѷĿ҇ŅҋņҌŋҊŒ҈
called _ <name>	āѶĉҒĊѶĕ҇ęҠ
called _ and	ĀѹĊ҉
called _ are	ĀѮāҒ
called _ days	ņҊ
called _ for	ā҈
called _ in	Āѹġ҆
called _ it	Ā҉Ĕ҇Ņѷ
called _ on	Ņ҆
called _ or	ā҆
called _ request	Āѷāҋ
called _ the	Āҏ
called _ what	Ģ҈
called _ where	ķ҆
called _ within	ĉҋ
called _ |	Ċ҉ęѷġ҆ņ҆ŋҞ
called before	ĀҒŅ҇ņѺ
called before $	ĀѸŅҋ
called before it	ĀҊŅѷ
called before or	ā҆
called before |	ĀҒāѰ
called by	āҐĊҍ
called by <name>	ĀѺāҎĉ҆ęҊ
called earlier	Ņ҇
called earlier on	Ņ҆
called from	ĀѴĉҌĊҋęҍ
called from <name>	ęҎ
called from within	ĉҋ
called in	Ā҉āѲĉ҆Ċѹęҋ
called in <name>	Āѹĉ҇ę҇
called in the	ĀҏāѲ
called inside	ĉ҉
called now	Āѹņҗ
called now $	ņ҈
called now |	ĀѺņҋ
called per	Āѷāҋ
called per request	Āѷāҋ
called these	ņҊ
called these days	ņҊ
called today	ĀҐāѺ
called today $	ĀҐāѺ
called without	āѹĕ҆
called |	ĀҋĊҐķѸĹѶļѷĿ҉ŅҊ
called | $	ĀҋĊҐķѸĹѶļѷĿ҈ŅҊ
callee	ĀѵāҊĉҐĘҍęҖĚѴěѳ
callee _ <name>	ĀѸāҌĉҐęҖĚѸěѺ
callee of	ĀѸāҌĉҐęҖĚѸěѺ
callee of <name>	ĀѸāҌĉҐęҖĚѸěѺ
callees	ĀѴĉӏęҐěѸ
callees $	ĉҪ
callees _ <name>	ĀѸĉҟęҐěѸ
callees of	ĀѺāҊĉґęҐěѸ
callees of <name>	ĀѺāҊĉґęҐěѸ
caller	Ā҆āѹĉҎĊґĕҎĘғĚѹ
caller _ $	ĀҊĉҏ
caller _ <name>	ĀѸāѸĊҗĕ҆ĘҔĚѹ
caller of	ĀѷāѰĉҎĊғĕ҆ĘҔĚѹ
caller of <name>	ĀѸāѸĊҗĕ҆ĘҔĚѹ
callers	ĀҐāғĊҿĘҔęҎĠѺĢѸŁѸ
callers $	ĀѲā҉ĊҤ
callers _ $	ĀѺāѹĊҎę҇
callers _ <name>	ĀґĊҒĘҐę҇ĠѺ
callers _ the	Ċ҇
callers and	Ā҉
callers forget	ā҆
callers forget <name>	ā҆
callers ignore	ā҈
callers of	ĀҋāѹĊҡĘҐę҇ĠѺ
callers of <name>	ĀҍāѹĊҔĘҐę҇ĠѺ
callers |	ĀѺāѹĊҌę҇
callers | $	ĀѺāѹĊҌę҇
calling	ĀѺāѬĊҌĔҊĘқęѺńҎŇҊō҇Őѹ
calling <name>	āѷĉѴĊ҇ĔҋĘғńґŇ҉ō҈ŐѺ
calling <name> $	ĀѳĉѸĊҎńҌō҈
calling <name> what	Ĕ҈
calling <name> |	ĀҍĘ҇Ňѹ
calling _ $	ĀѱĊґńҌō҈
calling _ what	Ĕ҈
calling _ |	Āҋāѷĉ҆ĘҊŇѹ
calling it	āѺĊҏĘ҈
calling it $	Ċ҆
calling it |	āѺĊҋ
calling them	ĉҐĊѸ
calling them $	ĉ҇
calling them |	ĉ҉
calls	ĀҐā҆ĉҹĊҙĘ҇ęқĲѺļѹŀѷŁѺńѺŒҍ
calls $	ĀҒāѹĉҋĊѷęҊ
calls <name>	ĀҌāѶĉѵĊґĘҒ
calls <name> $	ĀѸĊҌ
calls <name> |	ĊҊĘ҆
calls _ $	ĀѶā҈ĉ҉Ċ҈ę҇
calls _ <name>	ĀѺĉҏŒҎ
calls _ at	āҊ
calls _ function	Ċ҉
calls _ i	ĉ҆
calls _ makes	ĉ҉ĊѺ
calls _ now	ņ҈
calls _ the	ĀҌ
calls _ |	ĀѴĉ҉ĊҒĘ҆
calls are	ĉҋ
calls code	āҊ
calls code at	āҊ
calls does	ĉ҉
calls from	ĉ҆
calls from <name>	ĉ҆
calls inside	ā҈
calls inside <name>	ā҈
calls it	ĉ҇
calls it makes	ĉ҉ĊѺ
calls it |	ĀѹĊҏ
calls itself	āѷņ҈Œҏ
calls itself now	ņ҈
calls of	āѳĊҏ
calls of <name>	Ā҆ĉҊĊѺę҆
calls the	ā҆Ċ҉ŀѸ
calls the function	Ċ҉
calls to	ĀҋĉѺĊ҉
calls to <name>	Ċ҈
calls what	ĉ҆
calls whom	ā҇
calls |	ĉ҇ę҈
calls | $	ĉ҇ę҈
came	ă҉Ą҆ą҈ņ҆
came _ <commit>	Ā҈
came _ of	ņ҆
came _ the	ā҇
came _ with	Ą҇
came in	āѸĄ҇ą҈
came in with	Ą҇
came into	ā҇
came into the	ā҇
came out	ņ҆
came out of	ņ҆
came up	ā҆
came up with	ā҆
can	ĈҌĉѲĊѹĕѺĜѺĞ҈ģҖĩѺĬѷĭҊıѺĿҌŁҋńҐŇѺŉ҉Ŏѷő҈
can <name>	Āҕń҇
can <name> be	Ā҆
can <name> raise	Ā҉āѷ
can <name> throw	ĀҌ
can <path>	ā҉
can _ <name>	ā҆Ń҆
can _ be	Ā҆
can _ call	Ā҈Ŀ҉
can _ check	Ā҉ĭ҇
can _ chekc	Ă҆
can _ delete	Ā҇
can _ find	ņ҇
can _ found	Āґāѹİѹ
can _ get	ė҆
can _ import	Āѹģҋ
can _ imported	ģғ
can _ in	Ā҆Ń҇
can _ instantiate	ā҇
can _ locate	őҌ
can _ modules	ģ҇
can _ pass	ĀҘāѶ
can _ passed	ŁҌ
can _ raise	ĀҊāѷ
can _ read	Ĥ҆
can _ rely	Ā҇āѸ
can _ run	ĀѹāҔ
can _ say	ķ҇
can _ see	Ā҆ő҆
can _ spot	ő҉
can _ stop	āҎ
can _ tell	ĀѸāѳ
can _ test	āѳŋ҈ŌҊ
can _ throw	ĀҌ
can _ thrown	ģѺń҉
can _ treat	ĭ҆
can _ use	ā҈
can _ what	ń҇
can _ |	āҌĉѺ
can a	āѹŋ҈
can a test	ŋ҈
can be	ĀҋāѰģ҈İѹŁҌń҆
can be found	Āґāѹİѹ
can be imported	ģғ
can be passed	ŁҌ
can be thrown	ģѺń҉
can fail	ā҉
can fail |	āҊ
can find	Ā҆
can i	ĀҐāҏė҆Į҆Ŀ҈
can i call	Ā҉Ŀ҉
can i delete	Ā҇
can i get	ė҆
can i import	ģҋ
can i pass	ĀҘāѶ
can i read	Ĥ҆
can i rely	Ā҇āѸ
can i treat	ĭ҆
can i use	ā҈
can not	Ā҉āѱőҋ
can not spot	ő҉
can other	ģ҈
can other modules	ģ҇
can pass	Ł҇
can raise	ń҇
can show	Ċ҆
can show me	Ċ҆
can the	ĀѷāѶĈ҉Ğ҆Ōҋ
can the test	āѷŌҋ
can you	āѶą҆Ī҆ĭ҇İ҆Ŏѹ
can you check	Ā҉ĭ҇
can you chekc	Ă҆
can you find	Ā҇
can you locate	őҌ
can you run	ā҆
can you say	ķ҇
can you tell	ĀѹāѶ
capture	āҒ
care	āѷĢҐ
care _ |	Ģ҉
care of	āѷĢҊ
care of |	Ģ҉
carried	ē҇Ņ҆
carried _ name	Ņ҆
carried what	Ņ҆
carried what name	Ņ҆
carries	Ē҆ēҎ
carries $	ēҌ
carry	ĀҏāѲĒҍ
carry _ decorator	Āҍāѳ
carry the	ĀҗāѪ
carry the decorator	Āҍāѳ
carrying	ŉ҆
case	ĀѶĸҊŌҍœҌ
case $	ā҇
case <name>	āѸĸҌŌҏœґ
case <name> $	ĸ҇
case <name> succeed	Ō҇
case _ $	ĸ҇
case _ <name>	œҊ
case _ succeed	Ō҇
case that	āѺ
cases	Ŋ҇ōҝœѹ
cases _ <name>	ōғ
cases _ it	Ā҇
cases does	ĀҐōѸ
cases does <name>	Ā҆
cases does it	Ā҇
cat	Āѵāґ
cat _ <line>	Ā҆
cat lines	Ā҆
cat lines <line>	Ā҆
catch	ĀҚāґĊѷŃѵńҊ
catch _ $	āҊ
catch _ it	Āҋāѷ
catch _ |	ā҆
catch it	ā҆
catch it |	ā҆
catch when	ń҆
catch |	āҊ
catch | $	āҊ
catched	āҘŃѴ
catches	Āқāҍ
catches <name>	ĀҢ
catches <name> $	ĀҌāҐ
catches <name> |	ĀҖāѯ
catches _ $	Ā҉āҕ
catches _ |	ĀҖāѯ
category	ĀѷāѷłҬ
category _ project	ł҇
category _ this	łҎ
category of	łҊ
caught	Ā҇āҏĦ҇
caught _ $	āґ
caught |	āґ
caught | $	āґ
causes	ŕҋ
causes _ to	ŕ҉
cfg	ĀѸĐҗ
cfg _ $	ā҆
cfg _ <name>	Đ҈
cfg _ |	Đҏ
cfg entry	Đ҇
cfg entry <name>	Đ҇
chain	ĚҍħҜĨҗĩѸĪѸ
chain <name>	ħ҇
chain <path>	ħ҉
chain <path> <path>	ħ҇
chain _ <name>	Ěҍ
chain _ <path>	ħ҇Ĩ҆
chain _ imports	Ĩҋ
chain _ modules	ħ҇
chain from	ā҆
chain of	āѸĚҍħҌĨҏ
chain of imports	Ĩҋ
chain of modules	ħ҇
chain starting	ħ҈
chain to	ħѺĨ҇
chain to <path>	ħѺĨ҇
chains	ĀѹāҎ
chance	Āѱ
chance _ <name>	ĭ҆
chance _ can	ĀѺ
chance that	ĭ҆
chance that <name>	ĭ҆
chance you	ĀѶ
chance you can	ĀѺ
change	Ā҈ā҈ą҈Ċ҈ČҏčҗĐ҇ĔѶįҶıѷĲ҈ŁѺŐѹ
change $	ā҉
change <commit>	ĀѲā҈
change <commit> |	ĀѳāҌ
change <name>	ĀѳĊ҇č҉Đ҉
change <name> in	Đ҆
change <name> |	Āѹč҆
change <path> $	č҈
change <path> |	Ā҇
change _ $	ĀѯāѺČ҉čҊįҐ
change _ <commit>	Ā҇
change _ <name>	įҐ
change _ <path>	ĀѮāҐįҐ
change _ <tag>	Āҍāѵ
change _ default	ā҈ĔѺ
change _ header	āҋ
change _ in	Đ҆
change _ out	Āҍ
change _ the	ĀѺąҍ
change _ |	ĀҋāѴ
change after	ĀҐāѴ
change between	ĀҔāѲ
change between <tag>	ĀҏāѲ
change did	ĀҏāѶ
change in	ĀѴāҕį҇
change in <name>	ā҉
change in <path>	ĀѺā҉
change introduced	ąҍ
change introduced the	ąҍ
change its	ā҇
change next	ā҆
change next in	ā҆
change of	ĀѵāҎį҆
change of <path>	Āѹā҈
change on	āѺĲ҇
change since	ĀѵāҌ
change the	ĀҌāҍĔѺıѸ
change the default	ā҈ĔѺ
change the header	āҋ
change three	Āҍ
change three out	Āҍ
change to	čҋįҏ
change to <name>	į҇
change to <path>	č҇į҆
change |	ĀѶČ҇įҐ
change | $	ĀѶČ҇įҐ
changed	Ā҇āҐăѲąѺČҜčқĎҞįҧİѹĳѶ
changed $	ĀҊāѶįҊ
changed <name>	č҇
changed <name> |	āѹ
changed <path>	čҊį҆
changed <path> $	ĎѺ
changed <path> |	āѲč҆Ď҇
changed _ $	Ā҈ā҉ĎѷįҌ
changed _ <commit>	č҉
changed _ <line>	ĀѴāҍ
changed _ <path>	āҋ
changed _ <tag>	Āҗāѵăѹ
changed _ a	Ď҆
changed _ after	ĀѰāґ
changed _ commit	Č҇
changed _ in	āѷč҈Ď҈
changed _ last	į҈
changed _ more	āѷįҊ
changed _ the	Ď҇
changed _ value	ĀѵāҌ
changed _ with	ā҇
changed _ |	Ā҇āѴč҈ĎҌĳѺ
changed after	ĀҞāѲčѵ
changed after <commit>	ĀҊ
changed after commit	Āҋčѹ
changed any	āѷįҊ
changed any more	āѷįҊ
changed anything	č҆
changed anything in	č҆
changed anywhere	ĀѺā҈
changed between	Ā҈
changed between <tag>	Ā҈
changed by	āѷČ҈čҌĎ҆
changed by <commit>	ĀѺč҈
changed files	Č҇
changed in	ĀѷČ҆Ď҉
changed in <commit>	ĀѸč҆
changed in <path>	āҋ
changed in the	Ď҇
changed it	Ā҇
changed last	ā҆
changed lately	ĳѺ
changed lately |	ā҇ĳѺ
changed line	ĀѴāҍ
changed line <line>	ĀѴāҍ
changed most	ā҇
changed since	ĀҋČѶ
changed since <commit>	Ā҈
changed the	ĀѴāҏ
changed the value	ĀѵāҌ
changed together	ā҇
changed together with	ā҇
changed while	ā҆
changed while the	ā҆
changed |	ā҉į҆
changed | $	ā҉į҆
changes	ĀңāѳČ҆čҏ
changes $	ĀҊāѶ
changes _ $	Ā҆Č҇
changes _ <path>	Ā҈č҆
changes _ the	ď҆
changes in	ď҆
changes to	Āғāѷ
changes to <path>	Āҋ
changeset	Č҈
changing	āҋ
changing the	ā҈
charge	ĀѺĢ҉
charge _ |	ĀѺĢ҉
charge of	ĀѺĢ҉
charge of |	ĀѺĢ҉
check	ĀѹāҊĈҏč҈Ę҉Ě҉ĜҋĦҒĭ҈ňѺōѶŎҍŏѺ
check $	āҍĦ҇
check <name>	Āѷ
check <name> |	āѮōҖ
check _ $	Āѷāҍ
check _ <commit>	č҈
check _ <name>	Ā҆āҕĘҋĚ҆ĭ҉ōѧ
check _ <path>	Ĝ҈
check _ for	Ħ҈
check _ import	Ī҇
check _ something	ā҈
check _ tests	Ŏ҉
check _ the	ĀҜāѮĆ҆İ҆ŋѹ
check _ |	āѭōҖ
check for	Ā҇
check if	ĀҍāѶč҇Ę҇ġҊŋ҈
check if <commit>	č҆
check if <name>	ĀҌāѹĘ҈ġ҆
check if the	Ā҈
check that	Ŏ҇
check the	ĀѺāѹĪ҇
check the import	Ī҇
check what	İ҆
check what <name>	ā҆
check what the	İ҆
check whether	Āғā҈ĜҎĬ҆ŋѹ
check whether <name>	Ĝ҆Ĭ҆
check whether <path>	Ĝ҉
check whether something	ā҈
check whether the	ĀҖāѸŋѹ
check |	ĀѶāҋĭ҉
check | $	Āѷāҍ
check | <name>	ĭ҉
checkin	ĀѳāѶąҍİҔ
checkin where	ą҉
checking	ā҉
checking _ which	ā҇
checking whether	āѹ
checkins	ĎҊ
checkout	ĀѵāѶĈҖő҆
checkout _ $	ő҆
checkout of	Ĉ҆
checkout |	ő҆
checkout | $	ő҆
checks	ĀҊİѵōҍ
chekc	Ă҆
child	ĀѬĂ҉ćҐĚҐĥѴŀңňҘ
child _ $	ć҉
child _ <name>	ā҈Ă҉ĚҕěѸ
child _ of	ĀѹćѵŀѺňҟ
child class	ŀҊ
child classes	ćѯĥѵŀҞňҖ
child classes $	ćѹňҊ
child classes <name>	ň҇
child is	ćҒňѳ
child of	Āѹā҆Ă҉ćҚĚҎěѶ
child of $	ćҐ
child of <name>	ā҈Ă҉ćѺĚҕěѸ
children	ĀғāѮĂҏćѳĚѴěҎľѺĿѸŀ҇ňҾ
children $	ĚѵěҎňҕ
children _ <name>	ňҘ
children _ the	ĀѹňҚ
children _ write	āѹĂ҉
children of	ňҕ
children of the	ňҐ
children to	āѹĂҍ
children to write	āѹĂ҉
children |	Āҋňѹ
choose	ı҆
ci	Āңā҆ğѸİѶŕҢ
ci $	ŕ҇
ci _ $	ĀҝāѺ
ci _ <name>	ā҈
ci _ <path>	ŕғ
ci _ in	ŕ҇
ci _ |	ĀґāѶ
ci file	ŕ҆
ci file <path>	ŕ҆
ci is	ā҇
ci job	ŕ҇
ci job in	ŕ҇
ci log	ā҈
ci pass	Āѹā҈
ci thanks	ā҇
ci thanks $	ā҇
ci workflow	ā҆
ci workflow <path>	ŕ҈
ci |	āҋ
ci | $	āҋ
circle	Ā҉āѷĦғīѹ
circle _ |	ĀҊīѹ
circles	Ħ҉
circular	ā҉Ħҭ
circular _ $	Ā҉
circular _ between	āѺĦ҈
circular _ in	ā҇
circular _ involving	Ħ҆
circular _ through	Ħ҆
circular dep	āѺĦ҈
circular dep between	āѺĦ҈
circular dependency	ĀѺĦҌ
circular dependency through	Ħ҆
circular import	āҐĦғ
circular import in	ā҇
circular import involving	Ħ҆
circular import |	ā҆
circular imports	Ā҆
circular imports $	Ā҉
circumstances	ā҇
clases	ĀҐāѵĥ҆īѹňҏ
clases _ <name>	Āґāѵňҏ
class	ā҆ĂґąѺĆѷćұĉѸĊѸĎѹĐѴđѹēҊĚҍěҖğѸġ҆ģѹĤҋĥ҆ĩѺĪѺīҜĬѬĭѲĮѺįѺĳѹĵӈĶѴķѬĸѹĹҚĺҏĽѴľҙĿҟŁѸńѸŅѸņѹňҜŊѸō҇ŐҍőѳŒѶœѺŔѸ
class $	Ā҈ćҐĵ҉ňѳ
class <name>	āҎĂҘĆѸĉѺĐѹēҏĚҝěҒğѺĢҋĤҋĥѳīҡĬѷĭѸĵқĶѸķѱĹҢĽѸľҔĿҧŀѰńѺŇѷňґō҉ŐѸőѷ
class <name> $	āѸĂ҆ćҋī҇ĵґĹҒĺѷľ҆ĿҌň҆ō҆
class <name> are	ā҆Ă҆
class <name> as	ĚҌňѹ
class <name> carries	ē҉
class <name> come	ĀѺĚҊ
class <name> conforms	ī҆
class <name> contain	ĀѶľҊĿҋ
class <name> created	ĀҋāѸ
class <name> declared	ĵ҇
class <name> define	Āѷā҇Ŀ҆
class <name> defines	ĺ҆
class <name> does	ā҉ě҇
class <name> for	Ĺ҆
class <name> forces	Ă҉ĿѺ
class <name> from	ĀѸā҉
class <name> gets	Ā҆āҊ
class <name> has	ĀѸā҆ĺҌľ҈
class <name> have	ĀҌě҇ňѸ
class <name> implement	ī҈
class <name> inherit	Āѯćҍ
class <name> is	āѸē҇ĚҌěѸĵҎ
class <name> live	ā҇
class <name> one	Ŀ҆
class <name> please	ā҈
class <name> starts	ĵҊ
class <name> what	āѹĤ҉ĿҊ
class <name> where	ĀҌ
class <name> which	ā҉ĹҊ
class <name> who	Ā҇āѰň҈
class <name> |	āҐĂѵĚҖĢҎīѺĵ҇ĹҌĺѳľѶňҏ
class _ $	ĀѫćҐī҆ĵҗĹҏĺѵĿ҉ŀ҉ňҊō҆ŐҌ
class _ <literal>	ĥҏīҏĵѷ
class _ <name>	ĀѧāҌćҖěҔĺҋŇ҆
class _ a	Āҙāѭ
class _ are	ā҆Ă҆
class _ as	ĚҌňѹ
class _ carries	ē҉
class _ classes	ćҍňѷ
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
class _ has	ā҆ĺҌľ҈
class _ have	ĀҌě҇ňѸ
class _ implement	ī҈
class _ in	ĵ҇
class _ inherit	Āѯćҍ
class _ inherits	Ā҆
class _ is	āѸē҇ĚҊěѸĵҎň҈
class _ live	ā҇
class _ of	ĀҐĹѹ
class _ one	Ŀ҆
class _ please	ā҈
class _ starts	ĵҊ
class _ the	ĀҌĹѺŐ҈
class _ what	āѸćѹĤ҉Ŀҍňҍ
class _ where	ĀҌ
class _ which	āҊĹҊ
class _ who	Ā҇āѰň҈
class _ |	Āѹā҉ĂѳćҌĚҕĢҋĤ҇ĵ҈ĹҌĺѳľѸňҔ
class body	ĵ҇
class definition	ĵ҈
class does	Ň҇
class does <name>	ć҇Ň҇
class gets	ā҇ć҇
class has	Ĥ҆ĵ҈
class hierarchy	ň҉
class hierarchy |	ň҆
class in	āҊ
class is	āѷĹ҆ňҒ
class is <name>	ňҐ
class is the	Ā҉
class itself	ĵ҇
class method <name>	ŀ҆
class of	Āѫć҆ěҋŇ҆ň҆
class of <name>	Āѯćҍěҏňѹ
class or	ćҍġҌňѷ
class or classes	ćҍňѷ
class or file	ġ҆
class statement	ć҆
class that	ĀҍĚѺň҇
class that has	Ā҈
class that implements	ā҆
class that inherits	Ā҆
class that is	ĥ҆ň҆
class tree	ňҊ
class with	āҏĥҎňѷ
class |	Āѱāҋľ҆ŀ҉Őҍ
class | $	ĀѳāҋŀҊňѹŐҍ
classes	ĀґāѪĆѺćҩĉѺđѺĒҔēѹěҎģ҆ĥұīѷĬѺĿѺŀҡŃѹń҇ňӃ
classes $	ĀѲě҈ŀ҈ňҔ
classes <name>	āѷćҐĚѺě҇
classes <name> inherits	ě҇
classes _ $	ĀҋāѺĚҌ
classes _ <name>	ĀѴāѴćҙě҈ŀҏňҘ
classes _ derive	Ā҈
classes _ from	Ā҈āѹĂ҈ňҎ
classes _ functions	Ā҈
classes _ has	ň҈
classes _ have	ň҆
classes _ implement	ā҇
classes _ in	Ā҉ć҉ňѹ
classes _ inherit	ĀѹĚ҇
classes _ inherits	ě҇
classes _ it	Āҍāѷĥ҉
classes _ on	ćѹňғ
classes _ realise	ĥҏňѺ
classes _ the	Ā҉āҌćҌňѲ
classes _ their	āҏćѺ
classes _ there	āѵĥ҈ň҈
classes and	Ā҈ġ҆
classes and functions	Ā҉
classes are	Ā҉āѸňҏ
classes are in	Ā҈
classes are there	ň҈
classes derived	Ā҉Ă҈
classes derived from	Ā҉Ă҈
classes do	ň҆
classes does	ćҍģҌ
classes does <name>	ćҍģ҆
classes has	ćҍňѷ
classes has the	ćҊňѸ
classes have	ĥ҈
classes have <name>	ň҉
classes implement	ĀҌŀҋňѷ
classes implement <name>	ĀѺĥ҆ŀҌňѺ
classes implement it	ĀґāѸ
classes implement the	āҊĥѷ
classes implementing	ĥҊ
classes implementing <name>	ĥ҈
classes is	Ā҇ćѵŀ҉ň҉
classes is <name>	ćѹŀ҉ňҍ
classes of	ćҌě҉ŀѺ
classes of <name>	ĀѺćҍě҉ŀѺ
classes share	āҒňѷ
classes should	ā҆
classes stand	ć҉ňѹ
classes subclass	ň҈
classes that	ĀѴćҍĚ҇
classes that <name>	ćҌňѹ
classes that have	ň҆
classes that inherit	ĀѹĚ҇
classes use	ā҆
classes use the	ā҆
classes which	Ā҈ĥ҈
classes with	ĀҊ
classes with <name>	ĀҊ
classes |	ĀҊāѺĚҌěѺň҆
classes | $	ĀҋāѺĚҌ
classify	ĀѸāѱłҡ
classify _ project	ĀѸāѲłҟ
classify this	łҋ
classify this project	ł҉
clause	īҜĵѹń҉
clause $	īҏĵѹ
clause _ <name>	īҍ
clause of	īҍń҉
clause of <name>	īҍ
clean	Āѳā҈Ō҈
cleanly	Ĉ҈
cleanly $	Ĉ҈
clearer	āҐŅѵ
clearer $	āҏŅѵ
cli	ĀѷāѵċҔĞ҇łґ
cli _ <option>	ċҌ
cli flag	ċ҇
cli flag <option>	ċ҆
closure	ĀѹāҏĻҤ
closure <name>	ĻҤ
closure <name> defined	Ļ҇
closure <name> in	Ļҍ
closure <name> that	Ļ҆
closure _ defined	Ļ҇
closure _ in	Ļҍ
closure _ that	Ļ҆
cls	ĀѨĂ҉ćҕĚҔě҈ĩѺĵҜĹ҆ľ҈ňҋ
cls <name>	ĀѴāҎĂҋć҇Ě҉ĵҜĹ҆ľ҉ňҋ
cls <name> $	ĀѺĂҍćҋ
cls <name> <name>	āѹĵҏĹҋ
cls <name> |	āѺĚ҉ňҍ
cls _ $	ĀѺĂҍćҐ
cls _ <name>	ĀѷāѷćҊě҉ĵҏĹҋ
cls _ |	āѶĚҕňҍ
code	Ā҉ĈҎĉѸĊңċҌĐѵėѺğҘĠҊĤѺĩѴıҎĳѴĸ҉ĺҊŁѺŃқńѹō҈őѸŔ҆
code $	ĊҍĘ҇ğҍ
code <name>	āҍ
code _ $	āѷĢ҆Ĭ҆ı҇Ķ҉ĺ҆
code _ <name>	ĀҟāҚĉѸĳѷō҇
code _ <path>	ā҆
code _ a	ĀҚāѡĈҌ
code _ at	āѺĴ҉
code _ does	Āѷāґıѹ
code _ it	ğҎ
code _ the	ĀѴā҇ĸ҉ŃҊ
code _ with	Ńҍ
code _ |	Āѹā҉ġ҈
code at	āҊ
code base	ĀҏāѬġ҇
code base $	Ā҇
code base |	ĀҊāѶġ҆
code calls	Ċ҆
code for	Ā҇
code has	Āҋāѷķ҆
code in	ĀѴāҎĈҋ
code invokes	Ċ҈
code invokes <name>	Ċ҈
code is	Āҏğ҆ı҈ĳѷĴҊ
code is <name>	Āҗĳѷ
code is at	Ĵ҉
code is it	ā҆
code of	āҊĠ҇ĸ҇ō҈
code of <name>	Ā҆āҍō҈
code of the	ĸ҈
code paths	Ńҍ
code please	đ҈
code read	ĀѺ
code reads	ĀѵāҔ
code reads <name>	ĀѸāґğѺ
code reads the	ā҆
code runs	ĀѺā҇
code that	ĀҋĉѸĊҘğѵ
code throws	ŃҊ
code which	Āґāѵ
code |	ĀѲĢ҆Ĭ҇ı҈Ķ҈ĺ҆
code | $	ĀѳĢ҆Ĭ҇ı҈Ķ҉ĺ҆
codebase	Āѹġҗ
codebase $	ġ҇
coding	Āѷā҇
coding _ |	Āѷā҇
collect	ĀґŎѴ
collect _ tests	ĀғŎѴ
collect the	ĀғŎѴ
collect the tests	ĀғŎѴ
colour	ĀҊāѸ
columns	Ĥ҈
come	ą҉ĉ҇ĊѸē҇Ě҉ĬѺńҍŋѺŌҎŔ҇
come <name>	āҍ
come <path>	ā҉
come _ $	Ā҆
come _ <name>	ĀѺĚҊ
come _ has	ā҆
come _ import	ħ҇
come _ is	āҏ
come _ of	ń҇
come _ test	ĀҊāѷ
come _ tests	Āҋāѷ
come _ the	āѵ
come _ |	āѴŔ҇
come after	āҎ
come after <name>	ā҉
come from	ĀѹĚҊń҆Ŕ҇
come from |	Ŕ҇
come into	ĀҍāѰą҆
come into the	āѷą҆
come out	ĀѸāѷń҇Ōҏ
come out of	ń҇
come right	ē҈
come the	ĀғāѶ
come the test	ĀҊāѷ
come the tests	Āҋāѷ
come there	ā҈
come there is	ā҈
come to import	ħ҇
come with	Ā҆āѵĞ҆
come with $	Ā҇Ĥ҆
comes	āѪć҉ď҆Ğ҈ī҉İ҆Ĳ҆ĸ҇Ŀ҆ŇґŔ҆
comes <name>	ć҈
comes <name> by	ć҈
comes _ by	ć҈
comes _ of	Ňҋ
comes _ which	ĸ҇
comes after	ī҇
comes from	ĸ҇
comes from which	ĸ҇
comes out	Ňҍ
comes out of	Ňҋ
comes to	āѹď҆
comes with	Ğ҈Ŀ҇
coming	ę҆
comit	Āѷąҟ
comit _ <path>	ąҋ
comit added	ąҊ
comit introducing	ĀѺąҖ
command	ā҉ċғĞғ
command _ flag	ā҇
command _ option	ċ҆
command _ options	Āҏāѳ
command _ tool	ĀѺā҈
command line	ā҇ċҔĞ҈
command line flag	ā҇
command line option	ċ҆
command line options	Āҏāѳ
command line tool	ĀѺā҈
commands	Āѳā҆ĞҮ
commands $	Ğ҈
commands _ i	ā҇
commands does	Ğҋ
comment	ĀҙāѶ
comment _ <name>	ĀҏāѺ
comments	āҖĳѹ
comments $	āґ
comments _ $	ā҆
comments |	ā҆
comments | $	ā҆
commercial	ā҇
commit	ĀғāѹąӝČҜčҜĎҚģѺĦѺĩѺĪѺĬѺĮѺįҹİһŅѹņѸŉҚŏѺőѸŔѺ
commit $	ĀҏāѶį҆İґ
commit <commit>	āҖąѲČҝčҥįѶİѸŉҞ
commit <commit> $	ĀҌč҆ŉҋ
commit <commit> break	ĀѴāҏ
commit <commit> change	ĀѶāҊč҇
commit <commit> changed	ĀѷāҌ
commit <commit> concerns	č҆
commit <commit> delete	Āҋ
commit <commit> did	č҉
commit <commit> in	ā҆
commit <commit> touched	Č҇
commit <commit> what	ā҈čѺ
commit <commit> which	Āѱāҏ
commit <commit> |	Ā҈ā҇
commit <name>	āҋ
commit <name> it	Ā҈
commit _ $	ĀҘāѱąѲĎҕİҌŉҎ
commit _ <name>	Ā҆āѩąҡįҔ
commit _ <path>	āѱąҧįҘ
commit _ a	āѺį҈
commit _ added	Ā҇ąѺ
commit _ and	ĀѯāҔ
commit _ birth	ą҇
commit _ break	ĀѴāҏ
commit _ brought	ą҆
commit _ change	ĀѶāҊč҇
commit _ changed	ĀѶāҌį҆
commit _ concerns	č҆
commit _ contains	ĀѷąҊ
commit _ created	ĀѴąҒ
commit _ delete	Āҋ
commit _ deleted	āҐąѷ
commit _ did	č҉
commit _ file	į҈
commit _ for	ĀѶĎҍ
commit _ hash	İ҇
commit _ head	ĀѵİҎ
commit _ imports	ĀѸāҋ
commit _ in	Āѹā҆
commit _ introduced	ą҉
commit _ it	ĀҕāѴ
commit _ lost	Ā҇
commit _ of	ĀѹĎґ
commit _ please	Ā҉ĎѸ
commit _ removed	Āҏąѷ
commit _ somebody	ĀѺą҇
commit _ the	ĀѠāқąѹİқ
commit _ this	ĀҊāҋąѷ
commit _ touched	Č҇į҇
commit _ what	ĀѸā҈čѺİ҉
commit _ which	ĀѸāҍ
commit _ |	āҏĎ҈įѺ
commit added	ą҇
commit added <name>	ĀѹąҊ
commit added <path>	ĀҊ
commit added the	ā҈
commit adding	ą҆
commit break	ā҆
commit brought	Āѹąҏ
commit by	Āҍąѹ
commit by which	ĀҊąѹ
commit changed	į҆
commit count	ĀџĎҰ
commit count $	ĀѪĎҙ
commit count for	ĀѷĎҎ
commit count of	Ď҈
commit count |	ĀѹĎ҉
commit created it	Ā҆
commit deleted	ĀҒāѴ
commit deleted <name>	Ā҈
commit deleted <path>	ĀҊāѺ
commit did	Ā҉ą҇
commit did <name>	Ā҆
commit did <path>	ĀҐąѳ
commit did somebody	ĀѺą҇
commit did the	ĀѺą҈
commit does	āѵą҆İ҈
commit does <name>	Ā҉āѸ
commit for	įҕ
commit for <name>	į҆
commit for <path>	į҆
commit for file	į҈
commit gave	ą҇
commit gave birth	ą҇
commit has	ĀѩāҖąҋ
commit has deleted	Āѯāғ
commit here	ĀѶİҌ
commit history	ĀғąѶİѹ
commit history $	ĀҔąѺĎѺ
commit history of	Ď҉
commit in	ĀѸāҌ
commit in the	Ā҇
commit in this	ĀѸāҏ
commit in which	ą҇
commit introduced <name>	Āҍąѷ
commit introduced <path>	ĀѵąҌ
commit is	Ā҉ąҍ
commit made	ĀѴāґ
commit made the	ĀѬāҗ
commit made |	Ā҈āѺ
commit message	ĀѺā҈
commit of	āѹąҙİ҇
commit of <name>	Ā҈
commit of <path>	ĀѬąҚ
commit of the	āѺį҆İ҇
commit of this	ĀҌąѺ
commit on	įҍ
commit on <name>	į҉
commit on <path>	į҆
commit taht created	ą҆
commit that	ąҏįҏ
commit that added	Ā҇ąѺ
commit that contains	ĀѷąҊ
commit that created	ĀѸąҋ
commit that deleted	ĀґąѸ
commit that introduced	ą҉
commit that removed	Āҏąѷ
commit that touched	į҇
commit the	ā҈
commit touching	į҉
commit w	Āѹą҈
commit was	ĀҊāѺįҏ
commit was <path>	į҉
commit was the	ĀҏąѴ
commit we	Ā҇
commit we lost	Ā҇
commit with	āѹį҈
commit with a	āѺį҈
commit |	Āғāѳİ҇
commit | $	ĀҒāѳİ҇
commited	ĀҊİ҆
commited _ to	Ā҉
commited changes	Ā҉
commited changes to	Ā҉
commits	ĀғāҔąѷĎӗįѹ
commits $	ĀҘĎѴ
commits <name>	Ď҇
commits <name> |	Ď҆
commits _ $	Ā҈āѷĎ҇
commits _ <name>	Āѵā҆Ďҙ
commits _ <path>	āҒĎҕ
commits _ are	ĀҊāѳ
commits _ author	ĀѹāҐĎѸ
commits _ between	Ā҉āѹ
commits _ changed	ĀѹĎ҉
commits _ far	Ď҉
commits _ grace	ĀҋĎѹ
commits _ in	ĀѸāҋ
commits _ modified	Ď҆
commits _ not	ĀѸāґĎѷ
commits _ something	āѺĎ҉
commits _ the	ĎҊ
commits _ there	ā҆
commits _ touched	ĀѱāҌĎ҆
commits _ year	āҊĎѺ
commits _ |	Ď҆
commits are between	ĀҋāѶ
commits are in	ĀѸāҋ
commits are there	ĀѷĎ҇
commits by	Ā҇
commits changed	Ā҆āѸ
commits concerns	Ď҆
commits did not	āҋĎѷ
commits has	ĎҊ
commits have touched	ĀѹĎ҇
commits in the	Ď҆
commits on	Āѵā҆Ďҋ
commits on <name>	ĀѹĎ҈
commits per	ĀѹāҐĎѸ
commits per author	ĀѹāҐĎѸ
commits so	Ď҉
commits so far	Ď҉
commits than	ā҆
commits that	ĀѴā҈ĎҐ
commits that changed	Ď҇
commits that touched	ĀѺāҌ
commits there	ĀҋāѴ
commits there are	ĀҋāѴ
commits this	āҊĎѵ
commits this year	āҊĎѺ
commits to	ĀѷāҊ
commits to it	Āѹā҉
commits touch	Ď҈
commits touched	Ā҇
commits touched <name>	ĀѺ
commits touched it	Ā҈āѺ
commits until	ĀѶāҕĎѶ
commits was	Ā҉
commits was <name>	Ā҆
commits which	āѸĎ҉İ҈
commits |	Ā҈āѷĎ҇
commits | $	Ā҈āѷĎ҇
committed	āѮĎҙįѹİҙ
committed $	āѹĎґ
committed _ $	İ҇
committed _ this	İ҆
committed _ |	İ҆
committed last	İҏ
committed to	ĀҊāѷİ҆
committed to this	İ҆
committers	Āґ
committers for	Ā҇
common	āҊ
common _ $	āҊ
common |	āҊ
common | $	āҊ
compare	āѸďҟŁѺ
compare the	ď҈
compare with	ď҉
compared	Ā҆Ą҆ďҍ
compared _ <name>	ďҍ
compared _ <tag>	Ą҆
compared to	Ā҆Ą҆ďҍ
compared to <name>	ďҍ
compared to <tag>	Ą҆
compares	āҋ
comparing	āѷă҈ď҈
comparison	ďҘ
comparison _ <name>	ďҔ
comparison of	ď҇
compilation	ĈҎ
compile	ĀѮĈҵįѺ
compile $	ā҆Ĉ҆įѺ
compile _ $	Ĉ҇
compile _ project	Ĉ҈
compile this	Ĉ҈
compiler	Āѷł҈
compiler _ $	ł҆
compiler |	ł҇
compiler | $	ł҆
compiles	ĀѹāѺĈҠ
compiles _ $	Ĉ҈
compiles |	Ĉ҈
compiles | $	Ĉ҈
compiling	ĀѶĈғ
complain	ĀѲāҘ
complain _ unused	ā҆
complain about	ā҉
complain about unused	ā҆
complete	ĀғĆҏđ҈
complete _ of	ĆҐ
complete list	ĆҌ
complete list of	ĆҌ
complexity	āҌ
composed	Ĥ҉
comprises	Ŋ҆
concerns	ĀѸč҆Ď҆
concerns _ |	Ď҆
concerns also	č҆
concrete	ĂҎĥҌ
concrete <name>	ĂҊ
concrete _ behind	ĥ҇
concrete _ of	Ă҇
concrete classes	ĥ҆
condition	ā҉
condition _ <name>	ā҉
condition does	ā҉
condition does <name>	ā҉
conditions	ĀѮāҜ
config	ĀҡĐҠĪѱ
config <name>	Đҋ
config <path>	Ā҆Đ҈
config _ $	Đ҉
config _ <name>	Đ҈
config _ and	ĀҊ
config _ |	ā҇
config file	āҋĐ҇
config is	ĀґĪѴ
configerror	Ā҉āѸ
configuration	ĐҎ
configuration <name>	Đ҆
configuration <name> written	Đ҆
configuration _ written	Đ҆
configuration file	Đ҇
configure	ĐҎ
configure <name>	ĐҎ
configure <name> $	Đҋ
configure _ $	Đҋ
configured	Ā҉āѷĐҒ
configured _ $	Đ҇
configured _ <name>	Ā҈
configured _ inside	Đ҇
configured for	Ā҆
configured for <name>	Ā҆
configured where	Đ҇
configured where inside	Đ҇
configured |	Đ҈
configured | $	Đ҇
confirm	Ĭ҆ĭ҉
conform	ĥҐ
conform to	ā҆ĥҐ
conforms	īҋ
conforms _ $	ī҆
conforms to	ī҉
conforms to $	ī҆
connection	ā҇
connection _ $	ā҇
connection |	ā҇
connection | $	ā҇
considered	āѹĭҔ
considered _ under	ĭ҆
considered like	ĭ҉
consists	āѷ
consists _ how	Ā҈āѸ
consists of	Ā҈āѸ
consists of how	Ā҈āѸ
console	ĀѴāҍĞҒ
console commands	Ğ҆
console scripts	ĀѷāҋĞҊ
const	ĀѣāҊđҠĶңŐҋ
const $	đ҉
const <name>	ĀѥāҌđҕĶңŐҋ
const <name> $	ĀѺđҊĶҒ
const <name> its	āѵŐҌ
const _ $	ĀѺđҊĶҒ
const _ <name>	āѴđґ
const _ its	āѵŐҌ
constant	ĀѵđӅĬѹĶӍķѹĸҋŐҖ
constant $	đҎĶ҆
constant <name>	āҍđҨĶқĸ҉Őҗ
constant <name> $	Ā҆āѸđҒĶ҇ĸ҈
constant <name> at	ā҉
constant <name> defined	Ķ҈
constant <name> get	Ķ҆
constant <name> is	đ҉
constant <name> stand	āѺđ҇
constant <name> used	ĀҋĶѷ
constant <name> where	ā҈
constant <name> |	Ā҈āѺĶ҆Ő҇
constant _ $	āѶđҜĸ҈
constant _ at	ā҉
constant _ defined	ĶҌ
constant _ get	Ķ҆
constant _ is	đ҉Ķ҇
constant _ set	ĀѴāѺĶҕ
constant _ stand	āѺđ҇
constant _ used	ĀҋĶѷ
constant _ where	ā҇
constant _ |	Ā҈āѹĶҌŐ҇
constant is	Ķ҆
constant which	Ķ҆
constant |	đҊ
constant | $	đҊ
constraint	ĀѹėҍĮҌ
constraint _ <name>	ėҊ
constraint _ the	Į҆
constraint of	Į҈
constraint of the	Į҆
constraint on	ė҇
constraint on <name>	ė҇
constructed	ĀҖāѴ
constructor	ĀҪĉѷĊѸ
constructor _ $	Ā҈
constructor |	Ā҈
constructor | $	Ā҈
consults	ğґ
contain	ĀѪĘҋğ҇ĠҊġ҆Ī҇ĳ҇ľҊĿҊŅѱŉ҉ōѸŔ҇
contain $	Āѹĳ҈Ŀҋ
contain <commit>	ĀҐāѶ
contain <commit> $	ĀѸŉ҈
contain <commit> |	ĀҘāѲŉѹ
contain <literal>	Ŕ҆
contain <name>	āҊ
contain <name> $	āҌ
contain <path>	Ā҉āѹ
contain <path> |	Ā҉āѹ
contain _ $	ĀѺā҈Ī҆ľҊŉ҈ōѸŔ҆
contain _ <commit>	Āѹā҇
contain _ it	āґŅѲ
contain _ |	Āґāѷ
contain a	Āѹ
contain an	ĀѵĘҋ
contain before	āґŅѲ
contain before it	āґŅѲ
contain commit	Āѹā҇
contain commit <commit>	Āѹā҇
contain it	ĀѲāҍ
contain it |	ĀѲāҎ
contain something	āѺĠ҆
contain |	āѺĪ҇ľҊōѸ
contain | $	āѺĪ҇ľҊōѸ
container	ĀҙāѲŎѸ
container 's	Āҏāѹ
container 's tests	Āҏāѹ
container _ tests	Āҏāѹ
containing	őґ
containing <commit>	ŉ҆
containing <commit> $	ŉ҆
containing _ $	ŉ҆őґ
contains	Ā҇āѩą҈ĥѸķҋĺґĽ҇ŉ҇Ŋҋő҆Œѹœ҆
contains $	Ŋ҆
contains <commit>	Ā҇
contains <commit> |	Ā҆
contains <name>	ĺҒ
contains <name> $	ĺҒ
contains <path>	āѷą҇
contains <path> |	āѸą҇
contains _ $	Āґİ҆ĺҒő҆
contains _ <name>	Ľ҈
contains _ test	œ҇
contains _ |	āѵąҊ
contains the	ķҎœ҇
contains |	ĀҐİ҆
contains | $	ĀҐİ҆
content	āѺđ҆ĴҧĶѹ
content $	đѹĴҟ
content of	đҍĴ҆Ķѹ
contents	į҈Ĵ҉ŕ҈
contents _ $	į҈
contents _ classes	Ā҆
contents _ the	ŕ҈
contents of	Ĵ҆ŕ҈
contents of the	ŕ҈
contents |	į҈
contents | $	į҈
contents | classes	Ā҆
contracts	ī҆
contributed	ĀҖāѯ
contributed _ <path>	ĀҋāѶ
contributed to	Āҕāѯ
contributed to <path>	ĀҋāѶ
contributors	Āҡāѵ
contributors _ the	Āґ
contributors to	Āґ
contributors to the	Āґ
copyright	Āѷāҋ
correct	ā҈ĘҌĬ҈Ňѯ
correct _ $	ĘҌ
correct _ <name>	āѺĬ҇
correct _ taking	ĭ҆
correct in	ĭ҆
correct in taking	ĭ҆
correct that	āѺĬ҇
correct that <name>	āѺĬ҇
correct |	ĘҌ
correct | $	ĘҌ
correctly	āҌ
correctly _ $	ā҆
correctly |	ā҆
correctly | $	ā҆
correspond	Œ҆
could	ĀҔāҔĢ҉Ňѹ
could <name>	Ā҇
could <name> be	Ā҇
could _ be	Ā҆
could _ count	Ā҈
could _ find	Ā҆
could _ get	Ā҆
could _ kindly	ĀѪāѷ
could _ look	ĀҊ
could _ tell	āҒ
could _ the	Ŀ҈
could be	ā҉
could i	Ā҈
could i get	Ā҆
could you	ĀҚāѴĢ҈
could you count	Ā҈
could you find	Ā҆
could you kindly	ĀѪāѷ
could you look	ĀҊ
could you tell	āҒ
count	ĀңāѦĂѹćѭĊѷĎӁĚ҈ĤѮĦѹĪѯĬҐĳҰľҾĿѬŁѶňѯŊӆōѹŎѹŏѺ
count $	ĀҪćѱĎҏĦѺĪѸĳ҇ľ҈Ŋ҇
count <name>	Ŋ҇
count <path>	ĀѺ
count _ $	Ŋ҈
count _ 's	Ŋ҇
count _ <name>	ĀѰĎ҉ĳҊľҍŊҊ
count _ <path>	ĀѱĎ҈ĳҎŊ҉
count _ a	Ě҆Ĭҋ
count _ callers	Ā҈
count _ commits	ĀѵĎҕ
count _ functions	Ā҉
count _ importers	Āҍ
count _ imports	ĀҌĪѹ
count _ lines	ĀѺĳҍ
count _ methods	ĀѴľҖ
count _ of	ĀѸŊ҆
count _ revisions	Ď҇
count _ tests	ĀѬŊҡ
count _ that	Ā҇
count _ the	ľҍĿѹ
count all	ľ҈ĿѺ
count as	ĀѶāѺĚҊĬҒĭ҆
count as a	Ě҆Ĭҋ
count everything	Ā҇
count everything that	Ā҇
count file	ĳ҇
count for	ĀѳĎҏľ҉Ŋҋ
count for <name>	ĀѺľ҈Ŋ҆
count for <path>	ĀѹĎ҆
count of	ĀѪĎҔĳҐľҌŊҍ
count of <name>	Āѷĳ҈ľ҆
count of <path>	Āѹĳ҈
count of revisions	Ď҇
count tests	Ŋ҆
count tests of	Ŋ҆
count the	ĀҠĊѺĎҋĤѷĪѹĳ҆ľҌŊґ
count the commits	ĀѹĎҎ
count the functions	ĀҊ
count the importers	Āҍ
count the imports	ĀҌĪѹ
count the lines	ĀѺĳҋ
count the methods	Āѵľғ
count the tests	ĀѭŊҜ
count |	ĀѵĎ҈
count | $	ĀѵĎ҈
counted	āѺĳҋ
counted _ line	ĳ҆
counted in	āѺĳҋ
counted in line	ĳ҆
counting	āѸĄ҇ľ҇ŊҊ
counting _ methods	ľ҆
counting _ tests	Ŋ҆
counting the	āѹľ҆Ŋ҉
counting the methods	ľ҆
counting the tests	Ŋ҆
counts	ĭҎ
counts _ <name>	ĭ҇
counts as	ĭҎ
counts as <name>	ĭ҇
cover	ōҍ
cover <name>	ōҎ
cover <name> |	ōҋ
cover _ |	āѺōҌ
cover the	Ā҉
coverage	ā҇ō҇
coverage _ $	āҌ
coverage _ <name>	ō҈
coverage of	ō҈
coverage of <name>	ō҈
coverage |	āҌ
coverage | $	āҌ
covered	āҌ
covered _ tests	ā҇
covered by	Ā҆āҍ
covered by tests	ā҇
covering	āѺōҞ
covering <name>	āѺōҞ
covering <name> $	āѺōҞ
covering _ $	āѺōҞ
covers	āҖōѳ
crash	ā҇
crashes	āҚķѷ
crate	Ā҉Ğ҆
create	ĀҎāҔą҇Ńѷ
create _ from	ā҆
create _ |	ĀѺą҇
create a	ĀҏŃѷ
created	ăҔąҪįѹ
created <name>	ĀѶąҒ
created <name> $	ĀѶąҒ
created <path>	ąҋ
created <path> $	ąҋ
created _ $	ĀҊāѳąҝ
created _ <tag>	Ą҆
created _ |	ā҈
created after	ă҇
created after <tag>	ă҆
created between	ă҇
created for	ā҆
created for |	ā҆
created it	Ā҆
created it |	Ā҆
created |	Āҝāѷ
created | $	ĀҚāѷ
creation	ĀѴąҞ
creation _ $	ąҎ
creation _ <path>	ą҆
creation commit	ĀѸąғ
creation commit $	ąҎ
creation of	ą҇
cron	ŕ҆
current	ĀѳāѲĈҌį҇İҐņҗ
current _ of	ŅѹņҐ
current _ |	į҈ņ҆
current contents	į҈
current contents |	į҈
current one	ņ҈
current one |	ņ҈
current path	ņҏ
current path of	ņҊ
currently	Ā҉āѲŌ҇
currently _ passing	ĀҎāѵ
currently not	ĀҎāѵ
currently not passing	ĀҎāѵ
cut	āҎ
cut _ chain	ā҇
cut _ down	ā҈
cycle	āґĜѺĦҥĪѷ
cycle $	ĦҒĪѺ
cycle _ $	Āҋ
cycle _ <path>	ā҈
cycle _ goes	ĀѹĦ҉
cycle _ is	ā҇
cycle in	ā҉
cycle in <path>	ā҇
cycle which	ĀѹĦ҉
cycle which goes	ĀѹĦ҉
cycle with	ā҆
cycle |	Āҋ
cycle | $	Āҋ
cycles	ĀҊ
cyclic	ĦқĪѺ
cyclic _ $	Ħ҉
cyclic _ check	Ħ҇
cyclic import	ĦҒ
cyclic import check	Ħ҇
cyclic imports	Ħ҆
cyclic imports $	Ħ҆
d	Ā҇āѶĩ҆ŀ҆
d _ put	Ĺ҆
d _ to	āѷ
d like	Ā҈āѵ
d like to	āѺĪ҆
d they	Ĺ҆
d they put	Ĺ҆
data	ĤҦĵ҈ŇѸŐҔœѸ
data _ <name>	ĵ҇
data _ has	ĀҊ
data _ of	ĤҎŐҊ
data _ the	āҎœѺ
data members	āѸĤҘ
data members of	ĤҎ
data type	Ā҇āѺŇѸŐҔ
data type has	ĀҊ
data type of	ŐҊ
dataclass	Ĥ҆
dataclass <name>	Ĥ҆
dataclass <name> |	Ĥ҆
dataclass _ |	Ĥ҆
date	Āҋā҈ČѺįҡ
date <path>	ā҇
date _ $	ĀѸāҏ
date _ <name>	į҈
date _ <path>	į҆
date _ commit	ĀҊ
date _ got	āҋ
date _ the	į҈
date has	į҈
date of	Ā҉įҒ
date of the	į҈
date |	ĀѸāҏ
date | $	ĀѸāҏ
day	āѺ
days	ĀѨāҏņҌ
days _ $	ņҌ
days _ between	ĀѲāҏ
days |	ņҌ
days | $	ņҌ
dead	ĀҗāѷĪѶŏҢ
dead _ $	ĀҠāѹ
dead _ in	ŏ҈
dead _ inside	ŏ҇
dead _ |	Āѷŏҏ
dead code	ĀҊ
dead code |	ĀѺā҇
dead imports	ĀѺĪѷŏҢ
dead imports in	ŏ҈
dead imports inside	ŏ҇
dead imports |	ŏҏ
debug	Āҋ
debug the	Āҏāѷ
decided	āҕ
decided _ <name>	ā҇
decided _ the	āҊ
decided what	āҋ
decl	āѺĽғ
declaration	ĀѰāѫĭ҆ĵґĶҐĺҌĽҨŁ҆
declaration $	ĥ҇
declaration <name>	ĶҌ
declaration <name> $	ĶҌ
declaration _ $	ĀѺāѹĶҌĽҖ
declaration _ <name>	ī҆
declaration _ of	ĵ҆Ķ҆ĺҍ
declaration _ the	Ľ҇
declaration _ |	Ľ҈
declaration of	ī҆ĽҊ
declaration of <name>	ī҆
declaration of the	Ľ҇
declaration site	ĵ҆Ķ҆ĺҍ
declaration site of	ĵ҆Ķ҆ĺҍ
declaration |	ĀѺāѺĽҐ
declaration | $	ĀѺāѺĽҏ
declarations	ĀѹāѺĆ҉ĪҖ
declarations _ <name>	Īҍ
declarations _ <path>	Ī҉
declarations inside	ĪҊ
declarations of	ĪҌ
declare	Ā҉āѺĂ҇ćѹĽ҆Ŀ҆
declare _ $	ĀҐāѵĂ҇ćѹĿ҇
declare _ |	Ľ҆
declare a	ā҆
declare it	Ľ҆
declare it |	Ľ҆
declare |	ĀҐāѵĂ҇ćѹĿ҇
declare | $	ĀҐāѵĂ҇ćѹĿ҇
declared	āѮĂґċ҆Ğ҇Ĥ҇ĬҔĭҕĮ҆ĵҐĶҌĸҋĻ҆ĽҕŁ҇ŇҌ
declared $	ĵҊĸ҉ĽҊ
declared <name>	ĀѷĭҔ
declared <name> |	ĀѸĭҎ
declared _ $	āѷĬѺĭ҇ĶҌŁ҉
declared _ <name>	ĂҏĤ҉Ŀ҉
declared _ abstract	ā҆ĂѺ
declared _ of	Ė҈Ň҆
declared _ on	ā҆
declared _ return	Ň҆
declared _ type	Ň҇
declared _ |	ĀѴĭҘ
declared abstract	āѺĂҌ
declared as	Ĭҍ
declared does	Ĭ҆
declared for	ĀҎāѸ
declared in	ĀҍĂѷĤ҉Ľ҆Ŀҋ
declared in <name>	Ā҆ĂѷĤ҉Ŀҋ
declared on	ĀѺĂҘ
declared on <name>	ĀѺĂҘ
declared return	Ňҍ
declared return of	Ň҆
declared return type	Ň҇
declared the	āҊĂѺ
declared to	Ň҇
declared to return	Ň҆
declared |	ĵ҇ĶҌĸ҆
declared | $	ĶҌĸ҆
declares	āѹĂ҆ċ҇ĵ҆ĸ҇ļ҆Ľ҆
declares _ constant	Ķ҆
declares _ interface	Ľ҆
declares its	ļ҇
declares the	ĸ҆Ľ҇
declares the constant	Ķ҆
declares the interface	Ľ҆
declaring	Ľ҈
decleration	ķҖĽ҆
decorate	ĀѸāѸĒҕ
decorate _ $	ĀѹāѹĒҐ
decorate |	ĀѹāѺĒҐ
decorate | $	ĀѹāѺĒҐ
decorated	ĒҖēҝ
decorated $	ē҆
decorated _ $	Ē҈ē҉
decorated _ <mark>	ĀҎĒѷ
decorated _ <name>	ĒҚēѹ
decorated _ what	ē҆
decorated _ |	ē҈
decorated by	Ēҏ
decorated by <name>	ĒҊ
decorated with	Āҏēҋ
decorated with <mark>	ĀҎĒѵ
decorated with <name>	ĒҐ
decorated |	ē҆
decorater	ĒҐ
decoraters	āѹēң
decorates	ĀѸāҌēҝ
decorates $	āҏ
decorator	ĀѮāҒĒҶēҘ
decorator $	āѹĒҘ
decorator <mark>	āҖĒѶ
decorator <mark> do	ā҆
decorator <mark> itself	ā҆
decorator <name>	ĀѶĒҡ
decorator <name> $	āѹĒҍ
decorator <name> |	Ē҇
decorator _ $	āѶĒҖ
decorator _ <name>	ā҈ē҉
decorator _ applied	Ē҆
decorator _ do	āҌĒѷ
decorator _ itself	ā҆
decorator _ |	Ē҆
decorator on	ā҇
decorator on <name>	ā҇
decorator |	āѷĒҐ
decorator | $	āѷĒҎ
decorators	ēӔĤѺ
decorators $	ēҍ
decorators _ $	ē҈
decorators _ <name>	āҌēҚ
decorators _ on	ĀҊāѴē҆
decorators _ the	ē҇
decorators are	ĀҊāѹ
decorators are on	ĀҊāѴ
decorators does	āѺē҉
decorators does <name>	ē҈
decorators has	ē҆
decorators is	ē҇
decorators on	ā҇
decorators on <name>	ā҇
decorators that	ē҈
decorators |	ē҈
decorators | $	ē҈
deep	ĀѺā҈
deep _ the	ĀѺā҈
deep is	ĀѺā҈
deep is the	ĀѺā҈
def	ĀѱāѯĆґċ҆ē҉ĕ҇Ķ҇ķҮĹҌĺҎĻҘļ҇ňѺ
def <name>	ĔѹĕҊĵѺķҊĹҊĻҎļ҈
def <name> $	ĻѸļҌŁ҆
def <name> begins	ķҋ
def <name> sits	ķ҆
def <name> |	ĔѺĕҊ
def _ $	āѷċ҇ĵҊĶҊķѷĺҔļҊ
def _ <name>	ĀѹĆғĬ҇ķ҇Ļ҇
def _ begins	ķҋ
def _ of	ķҙ
def _ sits	ķ҆
def _ that	ķ҇
def _ |	ĔѺĕҊ
def line	Ķҍ
def line $	Ķҍ
def location	ċ҇ĵҊķѹĺҗ
def location $	ċ҇ĵҊķѹĺҗ
def of	ĀѺĆғĬ҇ķ҈Ļ҈
def of <name>	ĀѺĆғĬ҇ķ҈Ļ҈
def |	ē҇
default	ĀѣāқċѶđѶĔӆĕӉğѺĢѺ
default $	ĔҌ
default <name>	Ĕ҆
default _ $	āҒđѹĔѺĕґ
default _ <name>	ĀѶā҉ĔҍĕҜ
default _ its	ĕ҆
default _ of	Ĕ҇
default _ the	ĀѹċѺĔҜ
default _ |	āѺĕҊ
default does	ĀѺĔҊ
default does <name>	ĕ҆
default for	ā҉ĕҏ
default for <name>	ā҈ĕ҇
default in	Ĕґ
default in <name>	Ĕ҉
default in the	Ĕ҈
default is	Ĕ҈
default of	ĀѺāҍĔ҇ĕҍ
default of <name>	āҊ
default of the	ā҆Ĕ҇
default to	ĕҋ
default to |	ĕ҈
default value	ĀҌāѹđѹĔҊĕ҈
default value $	āҋđѺ
default value of	ĀҎāѰ
default value |	Ĕ҉
default what	ĔѺĕҊ
default |	ā҆ĕ҉
default | $	ā҆ĕ҉
defaults	āѹĔҔĕҏ
defaults to	Ĕҕ
define	ĆҜĐҊĘѺĚѺĺҏļҐľҊĿ҆Ŋ҈
define $	ĀѷľҋĿ҉
define <name>	Ā҇āғĆ҈Đ҉ĘѺĺ҈
define <name> $	ĀѺāҖĐҋĺѺ
define <name> |	ĀҍĘѺĺҏ
define _ $	Āҏā҇ĐҋĺѺŊ҇
define _ <name>	ĀѷĆҏ
define _ called	Ć҆
define _ inner	ļ҆
define _ method	ĺ҉
define _ nested	ļ҇
define _ |	ĀҍĘѺĺҎ
define a	ĀѺĆҏ
define a <name>	āѷĆҏ
define its	ļ҈
define the	Āѷĺ҈
define the method	ĺ҈
define |	ĀҕāѱŊ҇
define | $	ĀҕāѱŊ҇
defined	ĆҥćѸċҏĐѷđҋĒѦĤ҉Ĭ҇ĭѷĵҔĶҎķ҇ĸҌĺҌļҎĿҌŀѹňѶőѹœ҇
defined $	āѷĆ҇Ķ҆ĺҌĻѶļҕ
defined _ $	āѹĆҋċ҈đҎĒѫĵ҉ĸҋĹ҈œ҆
defined _ <name>	Ā҈Ĥ҉ĻҊĿҊ
defined _ <path>	Ā҉
defined _ than	Ć҆
defined _ the	Ļ҈
defined _ which	ĺ҇
defined _ |	ġ҇ķ҈
defined as	ĀѺđҎĬҋ
defined at	ĺ҈
defined before	ā҆
defined by	Ā҇Ă҇Ļ҇Ŀ҆
defined by <name>	Ā҈Ļ҇
defined in	Ā҆ķ҈
defined in <path>	Ā҈
defined in |	ķ҈
defined more	Ć҆
defined more than	Ć҆
defined on	ĀѶĤҋĿ҆
defined on <name>	ĀѷĤ҆Ŀ҆
defined |	ĀҊĆҍċ҈Ēѫĸ҈Ĺ҆œ҆
defined | $	ĀҊāѹĆҌċ҈ĒѫĸҋĹ҆œ҆
defines	ĀҌāѭĆҎĺҋĻҊļ҈Ľ҈ľ҈Ŀ҈ōѺ
defines $	ĀҔāѺľ҇
defines <name>	ĵѸĺҍ
defines <name> $	ĵѸĺҎ
defines <name> |	ļ҇
defines _ $	Ć҇ĵѺĺҎ
defines _ nested	ļ҇
defines _ |	āѺļ҇
defines it	āѸĆҋ
defines the	Ľ҉
defining <name>	Āѹā҆Ć҆
definition	ĀѳāѥĆҙċҌē҇ĢѺĵҙĶҎķҖĸ҈Ĺ҈ĺқ
definition $	Ć҉
definition _ $	ĀѺāѲĬ҆ķ҇
definition _ <name>	āѸĆ҇ē҉ķѸĹҊĺҡĻ҆
definition _ class	ĵ҉Ĺѷ
definition _ the	ĶҎķ҆
definition is	ā҇
definition of	ĀѰāѷĆҋē҈ĶҌĹ҈ĺҧĻ҆
definition of <name>	ĀѴĆ҇ēҊĵѷķѺĹҋĺҥĻ҆
definition of class	ĵ҉Ĺѷ
definition of the	Ķҍķ҆
definition sites	Ć҈
definition |	ĀѷāѲĬ҆ĵҍķ҇
definition | $	āѳĬ҆ķ҇
definitions	ĆҦģ҆
definitions _ <name>	āҌĆҗ
definitions in	āѺģ҇
definitions of	ĀѸāҒĆҏ
definitions of <name>	ĀѸāҒĆҏ
definitions that	Ā҈
definiton	ĀѹĆҊ
defs	āѶĆ҉ĒҐľҌĿҒŀҊ
defs _ <name>	ŀҊ
defs _ be	Ā҈
defs _ i	ĿҊ
defs _ in	Ā҇
defs _ the	ĀѹľҊ
defs _ with	Ē҆
defs are	Ā҇
defs are in	Ā҇
defs can	Ā҈
defs can be	Ā҈
defs does	ĀѺľ҇ĿҊ
defs will	ĿҊ
defs will i	ĿҊ
defualt	ĀѹāѸĔ҇ĕҎ
defualt value	ĀѹāѸĔ҇ĕҎ
delegates	ĉҠđѺ
delegates _ $	ĉҟđѺ
delete	Ā҉āҨĆѶĴѹ
delete <name>	Ā҇āѺ
delete <path>	Āҋ
delete <path> |	Ā҇
delete _ <line>	āҌĴѹ
delete _ |	Ā҈
delete all	āҒĆѵ
delete line	āҌĴѹ
delete line <line>	āҌĴѹ
delete the	āҌ
deleted	ĀқāҙąѮ
deleted $	Ā҈
deleted <name>	Ā҇
deleted <name> $	Ā҉āѺ
deleted <name> |	ā҆
deleted <path>	ĀҊąѸ
deleted <path> $	ĀҒāѶ
deleted <path> |	ĀѸāҎ
deleted _ $	ĀҙąѴ
deleted _ <tag>	Āҍāѵ
deleted _ written	ĀѺā҉
deleted _ |	Āѹāғ
deleted and	ĀѺā҉
deleted and written	ĀѺā҉
deleted between	Āҍāѵ
deleted between <tag>	Āҍāѵ
deleted from	ā҇
deleted |	āґąѺ
deleted | $	āґąѺ
deletion	Āҍ
deletion _ <path>	Ā҇
deletion of	Āҍ
deletion of <path>	Ā҇
demand	āѹĂҏćѹĮ҉
demand _ $	Į҉
demand |	Į҉
demand | $	Į҉
demands _ in	Į҆
dep	ĀѲĖҒėҌĦ҇ħҊĩѺĮѸ
dep <name>	āҊėҌĮѸ
dep _ <path>	ħ҆
dep between	āѺĦ҈
dep path	ħҊ
depend	ĀҒāѹĩҐĪҋ
depend _ $	ĀҒāѧĪҕ
depend _ <name>	ĀҊāѺĩ҈
depend _ <path>	Ĝ҆ĩ҇Īѹ
depend _ it	ĀҊ
depend _ the	ā҈
depend _ this	ĀѺāғĖѷ
depend _ |	ĀѹĖҊė҇
depend on	ĀҋĩҎĪ҈
depend on $	Ā҈āѲĪҒ
depend on <name>	ĀҊāѺĩ҈
depend on <path>	Ĝ҆ĩ҇Īѹ
depend on it	ĀҊ
depend on the	ā҈
depend on this	ĀѺāғĖѷ
depend on |	ė҈
depend |	ĀҊāѵ
depend | $	ĀҊāѵ
dependencies	ĀҊā҈ĖҭĞѷĩҋĪҡıѲ
dependencies $	ĖҐ
dependencies _ $	ĀҍāѴĖҕ
dependencies _ <name>	ĩ҇ĪҐ
dependencies _ <path>	ĀѸĪҊ
dependencies _ does	Ė҉
dependencies _ outdated	ĀѷāҊ
dependencies _ the	Īҋ
dependencies _ there	ĀҏāѲ
dependencies _ this	Āғ
dependencies _ which	ā҆
dependencies _ |	ĀҊĖѷ
dependencies are outdated	ĀѷāҊ
dependencies are there	ĀҏāѲ
dependencies does	Ī҉
dependencies does the	Ī҉
dependencies have	ĀѺāҌ
dependencies of	āѺĩҍĪҚ
dependencies of <name>	ĩ҇ĪҐ
dependencies of <path>	ĀѸĩ҆ĪҊ
dependencies of this	ĀҒ
dependencies |	Āҋ
dependencies | $	ĀҒ
dependency	ĀҍėҢĝҊġѴĢѵĦҍĨ҇ĬѺ
dependency $	ĀҗġѺ
dependency <name>	ĀѶā҈ėҝĢѶ
dependency <name> $	ĀѹėҎ
dependency _ $	ėҐ
dependency _ <path>	ĀѸĝ҈
dependency of	ĝҊĨ҇
dependency of <path>	ĀѺĝ҈
dependency through	Ħ҆
dependents	Ĝ҉ĩҢ
dependents _ <name>	ĩґ
dependents _ <path>	Ĝ҉ĩҌ
dependents of	ĩң
dependents of <name>	ĩґ
dependents of <path>	ĩҍ
dependents on	ĜҊ
dependents on <path>	ĜҊ
depends	ĀѲāҊĖ҇Ĝ҇ĪҌ
depends _ <path>	Ĝ҇
depends _ which	ĩѸĪҌ
depends on	ĀѲāҊĖ҇Ĝ҇ĪҌ
depends on <path>	Ĝ҇
depends on which	ĩѸĪҌ
deprecated	āҗċѵ
deprecated _ $	ā҇
deprecated |	ā҇
deprecated | $	ā҇
deps	ĀѲāҜėҖĩ҉
deps $	ĀѮāҤėҖ
deps of	ĩҎ
depth	Āҏ
derive	Ā҈
derive _ <name>	Ě҈
derive from	Ā҈
derive from <name>	Ě҈
derived	āѶĂ҆ĚҐĥѵŀҕňң
derived _ $	ćҐĚѺě҈
derived _ <name>	Ă҈ćѸĚҍňґ
derived _ is	ŀ҈
derived _ of	ňґ
derived _ the	ćѶňҋ
derived _ what	ĀґňѲ
derived _ |	ć҉
derived class	ŀ҆
derived classes	ćѺŀҒň҇
derived classes is	ŀ҈
derived classes of	ň҇
derived from	Ă҈ć҉Ěҍ
derived from $	ćҌě҉ňѷ
derived from <name>	Ă҈Ě҆ňҏ
derived from the	ćѶňҋ
derived from what	ĀґňѲ
derived from |	ć҉
derived of	Ě҇
derived of <name>	Ě҇
derived types	ňҘ
derives	ć҉
derives from	ć҉
descend	ć҈
descend _ $	ć҈
descendants	ĀҎāѴćѶĚғěѹňҺ
descendants $	ňҤ
descendants _ $	ň҈
descendants _ <name>	Ā҇ĚҖ
descendants _ class	ňҍ
descendants of	Ā҉ćѺĚҕňҎ
descendants of <name>	ĚҖ
descendants of class	ňҍ
descendants |	ň҈
descendants | $	ň҈
descends _ <name>	ň҆
descends from <name>	ň҆
describe	āѵĢҰŁѺ
describe <name>	Ģ҈
describe the	ĀѹĢҠ
description	Ā҆
designed	āҋ
determine	ĀѯāѬĺҊľ҆
determine _ commit	Ā҆ąѺ
determine _ declaration	ĵ҆Ķ҆ĺҍ
determine _ which	ā҇
determine the	ĀѺāѰĊ҆ĺҌľ҇
determine the declaration	ĵ҆Ķ҆ĺҍ
determine whether	Āѹ
dev	ĀҒāѴĖ҈
dev _ $	Āґāѵ
dev _ |	ĀҜāѨ
dev dependencies	ā҇
developer	Ĳҍ
developer _ it	Ĳ҆
developer wrote	Ĳ҆
developer wrote it	Ĳ҆
developers	ĀҋāѵĶ҉
development	ĀґĖѸ
development _ |	ĀѸĖҎ
dict	Ő҉
did	ĀҔāҎą҇Č҈čҞďѹĔѷĠҋĩѹĬ҆ĭ҉ĮѺįҌı҇ĳѺĴѺĵ҇ĹѺńѳŅҜņҖŋѶŎѹŕѹ
did <commit>	ĀѰāҐČҋčҋ
did <commit> <name>	āѺč҉
did <commit> break	ĀѺāҎčѺ
did <commit> change	āҌ
did <commit> make	āѹč҇
did <commit> modify	āѺČ҈
did <name>	ĀҔāҍį҉ńѹŅҌņҋ
did <name> <name>	ĀҌąѸ
did <name> become	ņ҈
did <name> change	Āҋāѵ
did <name> come	Ā҇āѷ
did <name> exist	ĀѵāѺĠҕ
did <name> last	į҆
did <name> live	Ā҆ĠѸ
did <name> look	ĀѸāґ
did <name> move	ņ҉
did <path>	ĀғąѴŅҐņ҉
did <path> <name>	ĀҙąѰ
did <path> become	ņ҇
did <path> exist	Āҋāѷ
did <path> get	ĀѸ
did <path> move	ņ҈
did <path> use	Ņ҆
did <tag>	Ġ҈
did _ <commit>	ĀҏČѸ
did _ <name>	ĀҢāѳąѨč҈ľ҇
did _ <path>	ā҆
did _ <tag>	Ġ҈
did _ author	Ā҇āѹ
did _ authors	ĀѸāѷĭҎı҆
did _ become	ĀѸā҆ņҐ
did _ begin	ĀѺā҈
did _ break	ĀѵāҐčѺ
did _ call	Ņҋ
did _ change	ĀҐāѶį҆
did _ come	āѶą҇
did _ commit	āѹİ҇
did _ contain	āҐŅѲ
did _ create	ĀѺą҇
did _ declare	Ľ҆
did _ exist	āѴĠҕŋѸ
did _ fail	ĀҒāѯ
did _ first	Āѷąҋ
did _ get	ĀҐāѺį҆
did _ give	ā҈
did _ go	āѺŅҋ
did _ history	ĀѺą҈
did _ import	Ī҉
did _ it	ā҆
did _ last	įҎ
did _ latest	āѺį҈
did _ leave	ā҈
did _ live	ĀҒĠѸņѹ
did _ look	ĀѲāқ
did _ make	āѭč҇Ĭҋ
did _ modify	āѺČ҈
did _ move	ĀѸāѹņґ
did _ put	ĵ҇ĺ҆
did _ rename	ā҇
did _ stick	ő҆
did _ tests	ā҇
did _ touch	ā҈č҉Ďѷ
did _ turn	ņ҉
did _ use	Ņҍ
did _ work	ā҆
did _ write	Ā҇āѵ
did anything	č҆
did ci	Ā҉āѸ
did commit	ĀҏČѸ
did commit <commit>	ĀҏČѸ
did grace	ĀҐāѴ
did it	Ā҇ā҆
did it get	ĀҏāѺ
did it live	ĀҌ
did it turn	ņ҆
did not	āҋĄ҇Ďѷ
did not it	ā҆
did not touch	āҋĎѷ
did one	āѸŅҊ
did one call	āѸŅҊ
did somebody	Āѵāѯą҆Ĉ҇į҇İ҇
did somebody create	ĀѺą҇
did somebody last	āѸįҊ
did the	ĀѹāҌą҇ĭҎİѺĶ҉
did the author	Ā҇āѹ
did the authors	ĀѸāѷĭҎı҆
did the history	ĀѺą҈
did the last	ā҇
did the latest	āѺį҈
did they	Āѭāѣė҆Ī҈ĬҊĺ҆ő҆
did they declare	Ľ҆
did they import	Ī҉
did they make	āѸĬҋ
did they put	ĺ҆
did they rename	ā҇
did they stick	ő҆
did to	ā҉
did we	ĀѹāҒįѺ
diff	ĀґāѪčґďқĢѸ
diff <name>	ĀҎď҉ĢѸ
diff _ $	ĀҐāѹĢѸ
diff _ <commit>	čҊ
diff _ <name>	ďҌ
diff _ signatures	ď҆
diff of	čҌ
diff of <commit>	čҊ
diff the	ď҆
diff the signatures	ď҆
diff |	āѺ
diff | $	āѺ
differ	ĀҎăѵďҕ
differ _ $	ď҈
differ from	Āҍăѵď҇
differ |	ď҈
differ | $	ď҈
difference	ĀѺā҉ď҉
difference between	ď҇
differences	ĆѹďҚ
differences $	ď҉
differences between	ā҉ĆѺ
differences in	ďҊ
different	ĆҐďҙŁѹ
different _ $	āѺďҊ
different _ on	ā҆
different _ the	ď҈
different definitions	Ć҈
different in	āҌ
different in the	ď҈
different params	ďҌŁѺ
different things	ā҆
different things on	ā҆
different |	ď҆
different | $	ď҆
differently	ā҈
differs _ $	ď҇
differs |	ď҇
differs | $	ď҇
diffrent	ĀҕăѺĄѶ
dir	ĀѺőҧ
dir $	őҒ
dir _ <path>	ő҆
dir containing	őҒ
direct	ĀҌĜҋňѷ
direct _ indirect	Ā҆
direct and	Ā҆
direct and indirect	Ā҆
direct import	Ĝҋ
directly	ĀҊĊѺĘҏňѺ
directly _ $	ĀѸĜҊ
directly _ indirectly	ĀҏĜѸ
directly _ through	Āҍ
directly or	ĀҞāѹĜѸ
directly or indirectly	ĀҏĜѸ
directly or through	Āҍ
directly |	ĀѸĜҊ
directly | $	ĀѸĜҊ
directory	ĀѳőҴŒ҆
directory _ <name>	őҍ
directory _ <path>	őҋ
directory _ contains	ő҉
directory _ is	ő҇
directory _ the	Œ҇
directory does	Œ҇
directory does the	Œ҇
directory holds	ő҇
directory is	ő҈
directory of	ő҉
directory that	ő҉
directory that contains	ő҉
disk	Œҕ
disk _ $	ŒҐ
disk please	őҊ
disk please $	őҊ
display	Ā҉Ĵ҉
display _ <line>	Ĵ҉
display line	Ĵ҉
display line <line>	Ĵ҉
distribution	Į҇
distribution _ what	Į҇
distribution |	Į҇
distribution | what	Į҇
do	āҞă҈ćѺđѸĒѸēѰĝ҆ğҊġҊĢҔģѺĦҍĩѸĪѸĬѱįѹĶѹĻѹŁ҉ń҆Ň҈ňѹŊѹŋҏōѷŎҔŐѺŒ҉ŕѺ
do $	ĀѶāҔĢ҆
do <name>	Ā҆ď҆
do <name> and	ď҆
do <name> objects	Ā҉āѺ
do _ $	āҒďѸēѹĢҞ
do _ <name>	ĢѺō҉
do _ <path>	āѺĩ҆
do _ all	Ŏ҆
do _ and	Āҍāѵ
do _ by	ĀҍāѺ
do _ call	Ł҆
do _ contain	āҐŉѴ
do _ decorators	ā҆
do _ depend	Ā҉āѺ
do _ files	ā҇
do _ find	āѸĤ҆œ҇
do _ follow	ħ҇
do _ get	āѸħ҇ňѷŌ҉
do _ go	Ċ҉
do _ happen	ĀѸň҆
do _ have	āѭĂҊą҇ėѷġҔŋҏ
do _ import	ā҇ĝҋĩѸ
do _ imports	ĦҊ
do _ in	ĀґāѰ
do _ it	ā҉
do _ know	ĺ҆ļ҆ŏ҆
do _ mean	Œ҈
do _ methods	ā҇
do _ need	ĀѸĞѺĢ҈Ł҆ń҈
do _ objects	Ā҉āѺ
do _ of	Ŏ҆
do _ override	ĀѶāғ
do _ pass	Ā҈āѯĔҋ
do _ see	œѺ
do _ set	Ķ҆
do _ signatures	ď҆
do _ test	Āґāѱ
do _ tests	ĀҒāѷŋ҆ōѺ
do _ tets	Ŏ҇
do _ the	ā҇
do _ use	ĀґĶѵ
do _ work	āѹĥ҈
do any	ŋ҆
do any tests	ŋ҆
do at	ă҆
do i	āҋĂ҉Ģѹħ҉ĵ҇ķ҇ŁҍŇ҉őҊ
do i call	Ł҆
do i find	āѹœ҇
do i follow	ħ҇
do i get	Ā҇āѷđ҆
do i have	Ā҉ĂҊėѸ
do i need	ĀѸĞѺŁ҇ń҉
do i see	ā҇œѺ
do import	āѸĩ҉
do its	ā҆
do not	ĀѲāҢĔҐĩѷŉѲ
do not contain	āҐŉѴ
do not get	Āѯ
do not import	ā҉ĩѸ
do not know	āѺŒ҆
do not override	ā҉
do not pass	ĀҊāѲĔҋ
do other	ā҇
do other files	ā҇
do so	ā҆
do step	ĀҍāѺ
do step by	ĀҍāѺ
do subclasses	Āѵā҇
do tests	ĀҏāѭŎ҆
do tests in	ĀґāѰ
do tests of	Ŏ҆
do the	ĀѸāѺďҋğҌĥ҈ĦҊŎҎ
do the <name>	ā҆
do the imports	ĦҊ
do the tests	Ā҆
do the tets	Ŏ҇
do they	Ć҆Ŏ҈
do to	āҊĒѺ
do we	ĀҚāѥą҆Ċ҇ė҇ĝҊġҏĶѺł҈ŋ҆Ŕ҆
do we depend	Ā҉āѺ
do we have	āѦą҇ġҕł҉
do we import	ĝҋ
do we need	Ģ҉
do we use	ĀґĶѵ
do wrong	āҊ
do you	ĀѴĺ҆ŋ҈Ō҈ŏ҆
do you get	ĀҌňѹŌ҈
do you happen	ĀѸň҆
do you have	āѷŋҊ
do you know	ĺ҆ļ҆ŏ҆
do |	āҋďѸēѹĢң
do | $	āҋďѸēѹĢң
doc	ĀҒ
doc comment	Ā҈
docs	Āҩ
docs _ <name>	Āҡ
docs _ the	ā҆
docstring	ĀҪāҎĂѸĢѸ
docstring $	āҒĂѸ
docstring _ <name>	ĀҘ
docstring of	Āҗ
docstring of <name>	Āҗ
documentation	āҖ
documentation _ <name>	ĀҊ
documentation for	ĀҔ
documentation for <name>	ĀҖāѳ
documented	Āѷāң
documented _ $	āҎ
documented _ the	ā҆
documented in	ā҈
documented in the	ā҆
documented |	āҊ
documented | $	āҊ
does	ĀҐāѵąѹĆѴĈҔĉ҇ĊѮċѷČ҆čҊĕҊĘҚęҊĚҎěҏĜҞĝҋĞ҈ġҊĢҌģҌĥѲĦ҆ħҎĨ҇ĩѫĪҎĬѸĭѹįѰĳҊĸѺĹѵĻѳĽѺŀѴłѸŃѱŅѫņѸňѰŊ҈ŋ҈ōѫœѰŔѺŕѺ
does $	ĢҚ
does <commit>	ĀѶāѺČҋŉ҆
does <commit> touch	ĀѶČҌ
does <literal>	Āѵĵғ
does <mark>	ĀѸāѷĒҕ
does <name>	Ă҆ĆѺćҐĉґĊѶđҋĒѷĕҋĖѹĘ҆ęҕĚґěҐĜ҆ğѷġ҉ĢѰħҊĩѺīҍĬҊĮѶĳ҈ĵѶĶѺĽѹŃѵń҇ņѺŇѸŋѷō҇ő҉
does <name> <name>	ĀѵāҢđҌĘѷĚѷ
does <name> accept	ĀҔāѵď҆ĘѹĚѺŁ҉
does <name> appear	ĀѺěҌ
does <name> behave	Āѷāҋ
does <name> call	ĀѶāґĉҐĘѰęҏŁѺ
does <name> carry	āҊ
does <name> catch	ĀѺāҋ
does <name> check	āҋ
does <name> come	āѺ
does <name> count	ĀѺĬҐ
does <name> declare	āѺĂҊćѹĿ҉
does <name> default	ĕ҆
does <name> define	ĀҋāѴĺҌļ҉ľҍ
does <name> depend	ĀѵĪҍ
does <name> do	āѲĢҗ
does <name> end	Ā҇
does <name> execute	ĉҋĘҎ
does <name> exist	ā҆ĘѺġҔ
does <name> expect	Ā҈āѺŁ҉ŇѺ
does <name> export	ģ҉
does <name> expose	ģҏ
does <name> extend	ĀѹćҒĚ҉
does <name> get	ĀѹĉѺęґě҆ō҈
does <name> have	ĀѪāѩćҎĉѸĐ҈đ҆ē҆Ĥ҈ĪѹĭҏĳҊĿҋňҊŐ҆
does <name> implement	ī҈
does <name> import	ĀҎāѺĝ҆ģѷŏ҈
does <name> include	ĀѺĪҊ
does <name> inherit	Ā҉āҊĚ҈ľѱ
does <name> invoke	ĉҒ
does <name> itself	ĀҋćѸ
does <name> live	ķғ
does <name> make	ĉ҆
does <name> need	ĀҌģѺ
does <name> never	āҏĉѸńѺ
does <name> not	ā҇
does <name> occur	ĀҎāѺ
does <name> of	ģ҉
does <name> offer	ģ҇
does <name> override	ĀҌā҇
does <name> pass	āҎŁѲ
does <name> provide	ģ҆
does <name> raise	ĀѸāҎń҈
does <name> really	ĀѸā҇
does <name> return	āҋŇ҈
does <name> run	ĀѷĘғ
does <name> sit	ő҈
does <name> specialise	ĀѶć҆ĘѺĚҖ
does <name> stand	āҐĢѹ
does <name> subclass	ĀѸćҍĚҋ
does <name> take	ā҉Ł҈
does <name> throw	ńҍ
does <name> turn	Ā҉
does <name> use	ĀѵāѸĉ҈ĕ҉ĘҌ
does <path>	Ā҇Ĝ҉ĝґģ҆ħҋĨҏĩѺĳ҆ŊҎő҉
does <path> become	Ĩ҇
does <path> bring	Ā҈
does <path> contain	Ī҆
does <path> define	ĀҍāѳŊ҆
does <path> depend	ĀѸĪ҈
does <path> drag	Ĝ҆
does <path> end	Ĩ҆
does <path> export	ĀҎģѺ
does <path> expose	ĀѸģҎ
does <path> get	āҌĝ҈ħѸ
does <path> have	Ā҆ĝ҇ĳѺŊ҉
does <path> import	ĀҎĜѷĝ҇ģѺĦ҇ĪѺŏҋ
does <path> include	ĀҍĜѹ
does <path> no	Ā҇
does <path> offer	ģ҆
does <path> pull	Ĝ҇
does <path> reach	Āѷħ҈
does <path> require	ĀѶĜҊĪ҈
does <path> say	Ā҆
does <path> set	Ā҇
does <path> sit	ő҆
does <path> take	ĀҌĦѶ
does <path> use	ĀѴāҎ
does <tag>	ĀѶă҇Ġ҆
does <tag> have	ĀѶă҇Ġ҆
does _ $	ĀҊĢҝ
does _ <literal>	Ľ҉
does _ <name>	ĀѷāқđҋĘѶĚѶĢѺķ҉ĿҋŇ҇Ō҉Œ҇
does _ accept	ĀҒāѴĘѹĚѺŁҎ
does _ appear	ěҌ
does _ become	Ĩ҇
does _ begin	ĀҍāѺĵґ
does _ behave	Āѷāҋ
does _ belong	ě҇Ħ҆ŉ҆
does _ blow	ā҉
does _ body	ĀѶĘҋ
does _ break	ā҆
does _ bring	ĀҊĪѹ
does _ build	Ā҉ĈѶ
does _ call	ĀҋĉҔĘѺęҌġѺŁѺŇ҆
does _ capture	āҏ
does _ carry	ā҇ē҆
does _ catch	Āѹāҏ
does _ change	Ā҇āѹ
does _ check	ĀѷāҔ
does _ ci	Ā҆āѺ
does _ class	ĚѹīҋľҏĿ҆ňѵ
does _ code	ĀҌāѶğ҈
does _ come	āѷ
does _ commit	Ā҇āѶč҆
does _ conform	ā҉
does _ constant	Āѹđ҇Ķ҇
does _ contain	Ī҈ĳ҈ōѸ
does _ count	ĀѶāѹĬҒĭ҆
does _ declare	ĀҎāѵĂ҇ćѹĿ҇
does _ decorator	āҋ
does _ default	ĕ҆
does _ define	ĀҖāѥĐҋĘѺĺҌļ҉ľҍŊ҈
does _ demand	Į҇
does _ depend	ĀѰĜ҆Īҕ
does _ diff	č҉
does _ do	ĀғāѱĢҜ
does _ docstring	Ā҇
does _ drag	ĜҊ
does _ end	Ĩ҆ĳ҉
does _ entry	ā҆
does _ enum	ĀѬāҖ
does _ error	Ā҇āҎ
does _ exception	ĀҋāѵŃҋ
does _ execute	ĀѹĉҋĘҎ
does _ exist	Āѷāҍą҈ĘѺġҚŋҋ
does _ expect	Ā҈āѸŁҌŇѺ
does _ export	Ā҉ģҋ
does _ expose	ĀѳāѺģҠ
does _ extend	ĀѺćґĚ҇
does _ fail	ĀҔāѰ
does _ file	ĀѳāѶĎҊĪҌ
does _ function	āѺē҉Ę҆
does _ get	ĀѱāҊĉѸĊ҈Ĕ҈ęҐĝ҇ħѸĩҊō҈
does _ give	ā҉
does _ go	ĀҊ
does _ have	ĀѳāѬă҇ćҎĉѸĐҌđ҆ĖѺĝ҆ĢѺĤ҈Īѹĭҍıғĳ҇Ŀҋň҉ŊҎŐҋ
does _ history	Ā҉Ďѹ
does _ implement	Ā҆ī҆
does _ import	ĀҖĝҐģѰĦ҈ħѹŏҖ
does _ in	Ā҉āѵ
does _ include	Īҋ
does _ indirectly	āѸħҋ
does _ inherit	ā҉ć҈ĚҌľѱ
does _ interface	ĀҐĿѺ
does _ invoke	ĀѺĉғĘҊ
does _ it	ĀѹāҋŏѺ
does _ itself	ĀҋćѸ
does _ keep	ĀѺā҉
does _ l	ĳ҇
does _ leak	ĀѹāҊ
does _ linter	ā҆
does _ live	Āѵĵ҉ķҒőҊ
does _ load	ĀѺĜ҇Ī҈
does _ log	ĀѹĎ҇
does _ make	ĉ҉ģҌ
does _ mean	āҍ
does _ message	āѺŔ҆
does _ method	Ā҈
does _ module	ĀѹĢ҆ģҋ
does _ need	ĀҌāѶĖҊė҈ģѸĮѸŏ҈
does _ never	āҏĉѸńѺ
does _ no	ĀҊąѺ
does _ not	ŋ҇
does _ occur	Ā҈
does _ of	ģ҉
does _ offer	Āѹģҍ
does _ option	ĀѶāҋ
does _ override	Āҗ
does _ parameter	āѺĔ҈
does _ pass	Ā҇āҊŁѲŌ҇
does _ point	ĀѸİ҉
does _ project	ĀҋĖҊġ҇Į҆ıѹŊѷ
does _ provide	ģҍŏѺ
does _ pull	āѸĜ҉ħ҆Ī҇
does _ raise	Ā҆ńґ
does _ reach	ĀѴħҋ
does _ read	āѹĴҊ
does _ really	Āѵā҇
does _ rely	Āѹĉ҆Ĝ҆
does _ repo	ĀҐ
does _ require	ĀѱđѹĜҍģѹĪҠ
does _ reside	ő҈
does _ return	ĀѸāґŇҎ
does _ run	ĀѶĘғĳ҇
does _ say	ĀҖāѴİѺĴ҉
does _ server	ĀҊ
does _ set	Ā҇
does _ sit	Āѹķ҇őҎ
does _ specialise	ĀѶć҆ĘѺĚҖ
does _ stand	āґĢѹ
does _ start	Ā҉
does _ still	Ĉ҆
does _ subclass	ĂѺćҍĚҋ
does _ succeed	ĀѯĈҘ
does _ suite	ŋ҆
does _ support	Āѷā҇Įҋ
does _ take	ĀҌā҈ĦѶŁҌ
does _ test	Ā҇āҘŌѲōѺ
does _ text	ĀҖāѲ
does _ the	ĀѶāѸĻ҆ŌҐ
does _ throw	ńҌ
does _ touch	ĀѶČҍ
does _ turn	Ā҉
does _ type	āҏ
does _ typedef	āҎ
does _ use	ĀѩāҌĉ҈ĕ҉ĘҌ
does _ variable	Ā҈đѺ
does _ work	ĀѺĈ҉
does _ workflow	āҌ
does _ wrap	Ē҆
does _ |	ň҇
does a	ĂѺŇ҆ŋ҆
does a call	Ň҆
does a test	ŋ҇
does an	ĥ҈
does any	Ā҆
does anything	Āғ
does anything call	Ā҈
does ci	ĀҌİѺ
does circle	ĀҌīѹ
does class	ĀѷĿҌ
does class <name>	ĀѷĿҌ
does config	Ā҈
does every	ĀѫāҖ
does every test	ĀѫāҖ
does everyone	ĀѺā҇
does everyone import	ĀѺā҇
does git keep	ā҆
does inner	ļ҆
does it	ĀҒĉ҇ċѺĘҋĜ҆ĝѺĪҎĮҋĴҌĻѷŁ҇ŋ҉ōѶŎѹ
does it build	ĀҌĈѸ
does it call	Āҋāѳĉ҈
does it capture	āҏ
does it contain	Ā҈
does it count	ĭ҇
does it declare	Ā҈
does it demand	Į҇
does it do	ĀҔ
does it exist	ĀѸā҈ŋҊ
does it export	ģ҈
does it fail	ā҈
does it get	ĀѷĊ҈Ĕ҆
does it give	ā҈
does it have	Ā҉ā҉
does it import	Ā҆āѺĜҍ
does it inherit	ć҉
does it invoke	Ę҇
does it live	ĵ҈
does it make	ģ҆
does it mean	ā҉
does it need	āѺĪ҆
does it override	Ā҉āѺ
does it pass	Ō҈
does it raise	ĀҌāѳńҊ
does it read	āѹĴҊ
does it return	Ň҆
does it say	āѷĴ҉
does it sit	ķ҇
does its	āѸŒ҆
does load	Āҋ
does nobody	ĀѺā҈
does not	āҔŏҊ
does not have	ā҇
does not it	ĀѺāҋŏѺ
does not need	ŏҋ
does one	āѶĐ҆
does one get	Ā҇
does our	ā҆
does our linter	ā҆
does project	ė҈
does project support	ĮҌ
does something	Āҋ
does test	ĀғāѺ
does test <name>	ĀҔ
does that	ĀґāѩĘ҆ň҇
does that workflow	Ā҆
does the	ĀѵāѶćѳĈѹčҏĎ҇ĐѺĒѸēҍĕ҆Ė҇ĘҎĜ҇ğҋĢѸģ҈ĥѹĴѸĶ҆ķѺĺҌľҋŃ҇ŅѹŇѸňѵŊѷŋ҇őѸ
does the <name>	āѯĞ҆ŌҋŒ҈
does the body	ĀѶĘҋ
does the build	ā҆
does the ci	Ā҆āѺ
does the class	ĚѺľҌĿ҆ňѷ
does the code	ĀҌāѷğ҈
does the commit	Ā҇āѶč҆
does the constant	Āѹđ҇Ķ҇
does the decorator	āҊ
does the diff	č҉
does the docstring	Ā҇
does the entry	ā҆
does the enum	ĀѬāҖ
does the error	āҋ
does the exception	ĀҋāѵŃҋ
does the file	ĀѴĎҊĪ҈
does the function	āѹē҉Ę҆ļ҆
does the history	Ā҉Ďѹ
does the include	ĀѺĜ҈
does the interface	ĀҐĿѺ
does the log	ĀѹĎ҇
does the method	ĺ҆
does the module	ĀѹĢ҆ģҋ
does the option	ĀѶāҋ
does the parameter	āѺĔ҈
does the project	ĀҋĖ҇ė҆ġ҇ŊѸ
does the suite	ŋ҆
does the test	ĀҐāҍŌѸ
does the text	ĀҖāѲ
does the type	āҎ
does the typedef	āҎ
does the variable	Ā҈đѺ
does the workflow	ā҆
does this	Ā҉Ĉ҈Ėҋė҆Ğ҆ı҈
does this project	ā҇Ĉ҇ıѸ
does this repo	Āґ
does this workflow	Āѷāҋ
does wc	ĳ҇
does wc l	ĳ҇
does |	ĀҌ
does | $	ĀҌ
doing	ĀѺāҌĢҌ
doing _ $	āѺĢҍ
doing |	āѺĢҍ
doing | $	āѺĢҍ
done	ĉҋ
dose	ĀҏāѲĈ҇Ĝ҇Ōҏ
dose <name>	Ā҇
dose _ file	Ĝ҇
dose _ project	Ĉ҇
dose the	Ĝ҇Ō҆
dose the file	Ĝ҇
dot	āѺĿ҇
double	Āѹāғ
double _ value	ā҉
double the	ā҉
double the value	ā҉
down	ħ҈ķ҆ĽҊŀ҈ň҉
down $	ĀҌ
down _ $	ā҈Ľ҇
down _ <number>	ā҈
down _ <path>	ħ҈
down _ hierarchy	ŀ҆
down the	ŀ҆ň҉
down the hierarchy	ŀ҆
down to	ħ҈
down to <number>	ā҈
down to <path>	ħ҈
down |	ā҈Ľ҇
down | $	ā҈Ľ҇
drag	ĜҊ
drag <path>	ĜҊ
drag <path> in	ĜҊ
drag _ in	ĜҊ
drop	ĀѺāҕ
drop the	ā҆
dropped	ĀѺāҍă҆
dropped _ $	āҌ
dropped |	āҌ
dropped | $	āҌ
duplicates	Ā҇āѹĆ҆
during	ĀѸāҜĶѺ
during _ run	ā҉
during execution	āҏ
during the	ā҆
each	āѯĆҮĉҋĤ҈ĥґŀ҉ńҋ
each _ of	ĉҒ
each _ that	Ć҆
each _ with	ĥҏ
each _ |	Ā҇
each class	ĥҕ
each file	Ć҇
each other	Ā҆
each other |	Ā҈āѹ
each overload	Ć҇
each place	Ā҈
each place that	Ā҈
earlier	ĀҌā҈İѫŅҢ
earlier $	Ņ҆
earlier _ $	āҊ
earlier _ for	Ņ҇
earlier _ of	Ņ҆
earlier name	ŅҐ
earlier name for	Ņ҇
earlier name of	Ņ҆
earlier on	Ņ҆
earlier on $	Ņ҆
earlier release	ā҈
edges	Ċ҆
edges _ <name>	Ċ҆
edges of	Ċ҆
edges of <name>	Ċ҆
edit	āѯįҕ
edit _ <name>	āѺį҇
edit _ <path>	į҈
edit of	āѸį҉
edit to	į҆
edited	āѶčҋĎ҈įҋ
edited _ $	ĀҌāѹįҊ
edited _ n	Ď҆
edited in	ĀѸč҆Ď҇
edited in n	Ď҆
edited |	Ā҉
edited | $	Ā҉
editor	ĀѺ
else	ĀҌāҊ
elsewhere	Ī҇
elsewhere $	Ī҇
empty	āҍ
empty _ $	ā҇
empty _ |	ā҆
empty |	ā҆
empty | $	ā҆
enclosed	ā҆ĻҊ
enclosed _ <name>	ā҆ĻҌ
enclosed by	ā҆Ļ҇
enclosed by <name>	ā҆Ļ҇
enclosing	ĻҐ
enclosing _ <name>	ĻҐ
end	ĀҎĢ҇ĦҊİ҆ĳ҆
end _ $	ĀҎĳ҇
end _ <name>	āѹĢ҈
end _ a	Āҍ
end _ being	ĀѹāҊĨ҆
end _ calling	ĀҋĊѵ
end up	ĀѹĦҊĨ҆
end up being	ĀѹāҊĨ҆
end up calling	ĀҋĊѵ
end |	ĀҎĳ҇
end | $	ĀҎĳ҇
ending	ħ҉Œ҉
ending <path>	ħ҆
ending <path> $	ħ҆
ending _ $	ħ҆
ends	ĀѹĔ҈Ĩ҆
ends _ <path>	Ĩ҇
ends in	Ĩ҇
ends in <path>	Ĩ҇
ends up	Ĕ҈
engine	ĀҥāѴĆѺ
engine _ $	Ā҆
engine _ |	Ā҆
engine is	ĀҊĆѺ
engine |	Ā҆
engine | $	Ā҆
enough	ĀѹāҖĬѺ
enough _ $	ā҈
enough _ be	ā҈
enough _ in	ā҆
enough tests	ā҆
enough tests in	ā҆
enough to	ā҈
enough to be	ā҈
enough |	ā҈
enough | $	ā҈
enter	ĀҏāѶ
enter the	ĀҏāѶ
entitled	Œ҆
entitled <name>	Œ҆
entitled <name> |	Œ҆
entitled _ |	Œ҆
entries	ĀѷĎ҈ĞҥŁѳ
entries _ it	ĀѹĎ҈
entries does	ĀѹĎ҈
entries does it	ĀѹĎ҈
entry	ĀѺāѺċ҆ĐҥĞҡį҈ĸҌ
entry <name>	Đҍĸ҈
entry <name> do	ā҆
entry <name> line	Đ҇
entry _ $	Āѱā҇ĞҊįҊĸ҆
entry _ <name>	Đҍ
entry _ do	ā҇
entry _ line	Đ҇
entry _ of	ā҇Ğ҆
entry _ the	ĀҋāѸĐ҈
entry _ |	Āҋ
entry for	āѹċ҈Đ҇
entry for <name>	Đ҇
entry inside	Đ҆
entry inside the	Đ҆
entry of	ĀҋāѷĐ҇İ҈
entry of the	ĀҋāѺ
entry point	ĀѴāҏ
entry points	Ā҆Ğң
entry points $	ĞҊ
entry points of	ā҇Ğ҆
entry points |	ĀҌ
entry |	įҊ
entry | $	įҊ
enum	āҒĶѵĸӟ
enum _ $	ĸҍ
enum _ <name>	ĀҎāҐĶѸĸҟ
enum _ a	ĀѸā҈
enum _ are	ā҉
enum _ the	ĸ҈
enum case	ĸҋ
enum case <name>	ĸ҉
enum constant	ĶѸĸґ
enum constant <name>	ĶѺĸҍ
enum entry	ĸҊ
enum entry <name>	ĸ҈
enum member	ĀҒ
enum member <name>	ĀҘĸѶ
enum members	āҊ
enum members are	ā҉
enum value	ĸ҈
enum value <name>	ĸ҇
enum variant	ā҉
enum variant <name>	āҊ
enum |	ĸ҈
enum | $	ĸ҆
enumerate	āѮĆқľѹĿҍŏ҆
enumerate _ <name>	ĀҐ
enumerate _ classes	Ā҆ň҆
enumerate _ functions	ā҈
enumerate _ methods	Ŀ҈
enumerate _ unused	ŏ҇
enumerate every	Ā҈
enumerate everything	ĀҐ
enumerate the	ĀѵāѳĆҏĿ҇Ł҆ŏ҆
enumerate the classes	Ā҆ň҆
enumerate the functions	ā҈
enumerate the methods	Ŀ҈
enumerate the unused	ŏ҇
enumeration	ĸҐ
enumeration _ <name>	ĸҍ
enumeration member	ĸҍ
enumeration member <name>	ĸҍ
enumerator	ĸұ
enumerator <name>	ĸҩ
env	ĀѸā҇ğҭ
env _ <name>	āғğҒ
env var	āҊğғ
env var <name>	āҐğҋ
env variable	ğ҈
env variable <name>	ğ҆
environment	ĀѹĊѺğҽ
environment $	ğҍ
environment _ $	āѸğҒ
environment _ <name>	ĀѱāҔğґ
environment variable	āҊğҍ
environment variable <name>	ĀѱāҘğҊ
environment variables	Ā҉āѺ
environment |	ĊѺğҖ
environment | $	āѸğҏ
equal	ĀѹđңĪѺ
equal _ what	đ҆
equal to	đҍ
equal to what	đ҆
equals	đҙĕҌŇѺ
equals _ |	đҋ
equals sign	ĕ҈
equals what	đҒ
equals what |	đҋ
error	āҎŃҚńғ
error <name>	ŃҔ
error <name> $	Ń҇
error <name> |	Ń҆
error _ $	āѺŃҏŎ҆
error _ line	ā҈
error _ that	ńҍ
error _ type	Ā҉
error of	Ā҉
error of type	Ā҉
error on	ā҉
error on line	ā҈
error types	ń҈
error |	Ń҇Ŏ҆
error | $	Ń҇Ŏ҆
errors	āѱĈҗĊѺńҩ
errors _ $	Ĉҋ
errors _ <name>	āҋ
errors are	ń҆
errors come	ń҈
errors did	ā҉
errors |	Ĉҋ
errors | $	Ĉҋ
evaluate	đҍ
evaluate _ $	đҊ
evaluate to	đҌ
evaluated	ğ҆
evaluates	Ň҇
evaluates to	Ň҇
even	Āҍāѷ
events	ĀѹāѵŕҸ
events _ $	ŕ҈
events _ <path>	ŕҋ
events _ the	ŕҎ
events is	ŕ҉
events that	ŕ҆
events |	ŕ҈
events | $	ŕ҈
ever	ĀҔāҊęҎěѹĦ҇ŏ҆
ever _ $	ā҉
ever _ <name>	Ā҇
ever _ <path>	ā҉
ever _ back	Ħ҈
ever _ |	ĀҌ
ever a	ā҆
ever imported	ā҈
ever imported <path>	ā҈
ever lead	Ħ҆
ever lead back	Ħ҆
ever using	ŏ҆
ever using it	ŏ҆
every	ĀҌāґĆңćѵĉ҇ĐѺē҆Ė҈Ě҈ģҌĤҏĬѷĵѸķѶĹѸĺѵĽѺĿ҉ŀҏŁѺňғŉҊŋѹŎ҆ŐѺőѸ
every <name>	āѱĚҐģҏĬѺ
every <name> item	ģҏ
every _ $	āҒ
every _ <name>	ĊѹĤҐň҆
every _ definition	āѸĆ҆ŀ҆
every _ in	āѹŃ҈Ŏҋ
every _ item	ģҏ
every _ of	ĀѺĆҚğ҈ĥ҆ŀҋň҉
every _ that	ĀҘē҆ň҆ō҇
every _ to	ĀҐ
every _ where	Ā҇
every _ with	Ā҉ō҇
every annotation	ēҋ
every call	Āғā҉Ċѱ
every caller	ā҉ĊҎ
every class	Ā҈ňҎ
every class that	Ā҉ň҈
every def	ĆҖ
every definition	ā҇
every definition of	ā҇
every file	Č҆ĩ҇
every function	ĉҋŃ҇
every interface	ī҇
every interface that	ī҇
every method	ĀѸĒ҈Ŀґ
every place	ā҇Ć҉Ċ҆
every place <name>	Ā҈Ċѹ
every place that	Āѷā҉Ć҇
every place where	Ā҈
every reference	ĀҐ
every reference to	ĀҐ
every single	Ć҇
every subclass	ĀѴňҎ
every test	ĀѸāґŋѺō҇Ŏ҇
every test in	ŎҌ
every test that	ō҈
everyone	āҌ
everyone _ importing	ā҇
everyone from	ā҇
everyone from importing	ā҇
everyone import	ĀѺā҇
everyone who	Ā҈
everything	āҐćѹĈ҇ĉҋĒҏĖѸģҋĥ҆ĦѺĪҏŁ҈ňҕŎҎŏѸ
everything <name>	Āҏń҆
everything <path>	ĀҍĪ҆
everything <path> imports	Ā҇
everything _ <name>	ĉ҉
everything _ can	Ł҈
everything _ defines	ĀҐ
everything _ has	ĩ҆
everything _ implements	ĥ҈
everything _ imports	ĀҒ
everything _ is	ĀѺģ҈Ī҈
everything _ raises	ń҆
everything in	Ŏ҉
everything that	ĀҌĥ҇ĩ҇Ī҆
everything that <name>	ĉ҇
everything that calls	Ā҆
everything that has	ĩ҆
everything that implements	ĥ҈
everything that is	ģ҈
everything you	Ł҈
everything you can	Ł҈
everywhere	Ā҇Ćҍ
everywhere $	Ćҍ
everywhere <name>	Āҏ
exact	Ŕ҈
exact _ <literal>	Ŕ҇
exactly	Į҇įѺķҎ
exactly $	Ĵ҆ķґ
exactly _ $	Đ҆
exactly _ altered	ā҆įѺ
exactly _ thanks	ā҈
exactly once	ā҈
exactly once thanks	ā҈
exactly was	ā҆įѺ
exactly was altered	ā҆įѺ
exactly |	āѺĐ҆
exactly | $	Đ҆
exc	ńҘ
except	ĀҕāҒńҌŎѹ
except <name>	āҐŎѹ
except _ $	Āғāѳ
except the	āҐ
exception	Ā҇ćѹŃҹńґ
exception <name>	ĀҕŃқńѹ
exception <name> $	Ńҋ
exception <name> inherit	Āҍāѹ
exception <name> |	Ń҉
exception _ $	ŃґńѺ
exception _ <name>	āҋń҆
exception _ by	ā҆
exception _ inherit	Āҍāѹ
exception _ |	Ńҋń҈
exception class	Ń҈
exception class <name>	Ń҈
exception classes	ń҉
exception does	ń҈
exception types	ńҒ
exception types |	ńҊ
exception |	ā҉Ń҆ńѺ
exception | $	ā҇ńѺ
exceptions	āҎŃѶńӓ
exceptions $	ŃѺńҋ
exceptions <name>	ĀѷāҞńѹ
exceptions <name> <name>	āҚńѵ
exceptions _ $	ń҇
exceptions _ <name>	āҗ
exceptions _ by	ń҆
exceptions _ in	ń҇
exceptions _ it	ń҆
exceptions _ raises	ń҇
exceptions _ the	ńҋ
exceptions are	Āҋ
exceptions can	āѷń҇
exceptions can <name>	āѷń҆
exceptions does	āҊ
exceptions does <name>	āҋ
exceptions might	āѹń҉
exceptions that <name>	Ā҆
exceptions thrown	ń҇
exceptions thrown in	ń҆
executables	āѹĞҖ
execute	ĀѵĉҋĘҎŌ҇Ŏҋ
execute _ test	Ō҇
execute _ tests	Ŏ҉
execute the	ĀѷĘҎŌ҆Ŏ҈
execute the tests	Ŏ҆
executed	āѹęҎěѺŌҏ
executed _ $	Ō҉
executed |	Ō҉
executed | $	Ō҉
executes	ĀѹĊҔ
execution	āҋ
exercise	ō҉
exercise <name>	ō҆
exercise _ |	ō҆
exist	Ā҆ă҈ĠґġҖŀҋņ҆ŋҋ
exist $	ĀѮāѸą҉ġҗŀҊ
exist _ $	ąѺŋҎ
exist _ <name>	ĀҘ
exist _ <tag>	āѵ
exist _ me	Ā҈
exist _ other	ā҉
exist _ the	Ę҆
exist _ this	ġ҇
exist _ |	āѺ
exist at	āѸ
exist at <tag>	āѷ
exist in	ĀѺāҐ
exist in other	ā҉
exist in the	Ę҆
exist in this	ġ҇
exist tell	Ā҈
exist tell me	Ā҈
exist |	ąѺŋҎ
exist | $	ąѺŋҎ
existed	Ā҉ĠҊŅ҆
existed _ $	Āҋāѷ
existed in	ā҆Ġ҆
existed |	Āҋāѷ
existed | $	Āҋāѷ
existence	ĀѹāѺġҐŋҗœѳ
existence _ <name>	ġҐ
existence _ the	ŋ҈
existence of	ĀѹāѺġҐŋҗœѳ
existence of <name>	ġҐ
existence of the	ŋ҈
existing	ġ҆ŋҌ
existing _ $	ŋ҇
exists	ĀѶāѩĘҊĜҊġҞŋқŌѵ
exists $	ŋ҈
exists _ $	ĀѷāѴĘҌĜҌġ҇
exists _ here	Ā҇
exists _ or	ġҌ
exists as	ŋ҇
exists in	Ā҇ġ҉
exists in here	Ā҇
exists |	ĀѹāѴĘҌĜҌ
exists | $	ĀѹāѴĘҌĜҌ
expand	Ā҉āҎđ҇
expand _ |	Āѹđ҇
expand to	Āѹđ҇
expand to |	Āѹđ҇
expect	ĀҐāѴŁҊń҆Ňѹ
expects	Ł҈
explain	ĀѺā҇Ģҹ
explain <name>	ĀѷāѸĢҪ
explain <name> $	ĢҐ
explain <name> to	ā҈
explain _ $	āѶĢҡ
explain _ <name>	Āѹā҈Ģґ
explain _ to	ā҈
explain the	āґ
explanation	Ģҍ
export	āҎģҞ
export $	ģҊ
export <path>	ģ҆
export <path> of	ģ҆
export _ $	Āҋāѷģ҆
export _ in	ģ҇
export _ of	ģ҇
export _ things	ā҆
export different	ā҆
export different things	ā҆
export statements	ģҋ
export statements in	ģ҇
export |	Āҋāѷģ҆
export | $	Āҋāѷģ҆
exported	Āѩā҉ğѺģҮĭҷ
exported $	ĭҋ
exported _ $	ğѸĭґ
exported _ <name>	ģ҉
exported _ <path>	ĀѸāҋģҊ
exported _ in	ģ҆
exported _ of	ģҋ
exported _ the	ģ҆
exported by	āґ
exported by <path>	āҍ
exported from	ģҋ
exported from <path>	ģ҆
exported in	ģ҇
exported |	ğѸĭґ
exported | $	ğѸĭҏ
exports	ĀѺāҏģһ
exports $	āѺģҝ
exports _ $	Ā҈ģҐ
exports _ <name>	ģҊ
exports _ <path>	ĀѺģҊ
exports _ uses	ā҉ģѺ
exports from	ģҊ
exports nobody	ā҉ģѺ
exports nobody uses	ā҉ģѺ
exports of	ģҋ
exports of <name>	ģ҆
exports the	āҋ
exports |	Ā҉āѶģҐ
exports | $	Ā҉āѶģҐ
expose	ĀѳāѺģҢ
expose $	ģҋ
expose _ $	ĀѹģҒ
expose |	ĀѹģҒ
expose | $	ĀѹģҒ
exposed	ĀѺģҐ
exposed by	ĀѺģҍ
exposes	ģҟ
exposes $	ģқ
extend	ĂҋćҏĚ҇
extend <name>	ĀѹĂҋĚ҉
extend <name> $	Ě҈
extend <name> |	ĀѺĂҊ
extend _ $	ĀѺćҐ
extend _ |	Ā҇ĂҊ
extend it	ĀҌ
extend it |	ĀҌ
extend |	ćґ
extend | $	ćґ
extended	ěҔň҇
extended _ $	ň҇
extended _ <name>	ěҒ
extended by	ěҌ
extended by <name>	ě҉
extended in	ě҉
extended |	ň҇
extended | $	ň҇
extending	ĀѱňҜ
extends	ĀѷĂ҉ćҔĚҒňҌ
extends $	ćҍňѺ
extends <name>	ĂҊĚҒň҇
extends <name> $	Ě҈ň҆
extends <name> |	Ăҋ
extends _ $	ć҈Ě҈
extends _ |	ĀѸĂҋňҊ
extends what	ć҇
extends what $	ć҇
extension	Ā҆āѸŒҘ
extension $	ŒҎ
extension _ the	Ā҈
extension is	Ā҈
extension |	Œ҆
external	ĀѵāѹĖҟ
external libraries	Ė҆
extra	ĀҊāѺ
extras	Ā҉
face	ĥ҈
face _ $	ĥ҈
fail	ĀҘāҕĉѺŃҌń҇ŊѧŌҊōѴœѸ
fail $	Āҝāѷń҆ŊѴōѸ
fail _ $	ĀҖāҍŊѴŎ҆œѹ
fail on	ĀѸāҊ
fail with	āѺŃҌ
fail |	ĀҖāҍŊѴŎ҆œѹ
fail | $	ĀҖāҍŊѴŎ҆œѹ
failing	ĀңāѪŌҏōѺ
failing $	ĀѸāѷŌҜ
failing _ $	ĀҗāѶŌѳŎ҇
failing _ in	ĀѺā҈
failing _ of	Ā҉
failing _ the	Ā҆
failing _ |	āѺ
failing at	Ā҆
failing at the	Ā҆
failing tests	ā҈
failing tests in	ĀѺā҈
failing tests of	Ā҉
failing |	ĀҗāѶŌѳŎ҇
failing | $	ĀҗāѶŌѳŎ҇
fails	ĀҊāѶŌ҇
fails _ $	ĀҊāѰ
fails |	ĀҊāѰ
fails | $	ĀҊāѰ
failure	Āҏā҉ń҈œѸ
failures	Ā҆āѴŎҏ
failures _ $	āѸŎ҈
failures from	Ā҆
failures |	āѸŎ҈
failures | $	āѸŎ҈
fall	ĔҌł҈
falls	ĕ҇
falls back	ĕ҇
false	č҇ĝ҆ĭҎ
false $	ĝ҆
false _ $	ĭҍ
false |	ĭҍ
false | $	ĭҍ
family	ĀҌćҋňѸ
family tree	ćҌňѺ
far	Ā҇āѶĎ҇
far $	ĀҌāѶ
far _ $	Ď҆
far number	Ď҆
far number $	Ď҆
fast	Āѵāҍ
fast _ <name>	Āѵāҍ
fast is	Āѵāҍ
fast is <name>	Āѵāҍ
faster	āҧĬѸ
faster <name>	ā҉
faster <name> or	ā҉
faster _ $	āҊ
faster _ it	ā҆
faster _ or	ā҉
faster _ that	ā҇
faster now	ā҇
faster now that	ā҇
faster |	āҊ
faster | $	āҊ
fastest	āҡĥѩ
fastest _ $	ā҉
fastest |	ā҉
fastest | $	ā҉
features	ĀѰāҠ
features _ the	ā҈
features _ this	Āѷāҍ
features does	ĀѶāғ
features does the	ā҆
features does this	Āѷāҍ
feilds	āѹĤғĵѺ
fetch	ĀҝāѮĔѷğҊ
fetch <name>	ğҊ
fetched	āѹğҍ
field	ĐҋĤҒĶ҆ŐҒ
field $	Đҋ
field <name>	āѹĶ҆ŐҒ
field <name> |	āѹĶ҈ŐҐ
field _ $	Ā҉Ĥҏ
field _ the	Ĥ҆
field _ |	āѹĶ҈ŐҐ
field names	Ĥґ
field names $	Ĥґ
field of	āҕĤѶ
fields	ĀҘćѺĤӗĵѹľѸ
fields $	Ĥҙ
fields _ $	ā҆
fields _ <name>	Āҗā҆Ĥ҉
fields _ are	Ĥ҆
fields _ class	Ĥ҆
fields _ in	Ĥҋ
fields _ the	ĀҍāѴĤ҇
fields _ to	Ĥ҆
fields declared	Ĥ҇
fields declared in	Ĥ҇
fields does	ĤҒ
fields does <name>	ĀѹĤҍ
fields has	ĀҐāѳ
fields is	Ĥ҈
fields is the	Ĥ҈
fields of	āҔ
fields of <name>	āҋĤ҉
fields that	ĤҎ
fields that are	Ĥ҆
fields | $	ā҆
fiels	Āѹă҆
file	ĀѧāѱĂѸă҉ąҍćѱĈѺĉѷĊѵċҏČҝĎҍďѸĐ҇đѪĒѹēѵĔѷĕѺĖѺėѺĝѷğҍĠѶġ҇ĢѲĤѴĥѬħѶĩѵĪ҉īѲĬѯĭѵĮѸį҉İѷĵңĶҘķҙĸҕĹҐĺҚĻ҈ĽқľѰĿѵŀѶŁѶŃѷńѷŅҕņҕŇѸňѶŉѶŊ҆ŋѴŌѮōѩŎҕŐѷőґŒҺœҦŔ҉
file $	Ā҇ķѹĽ҇
file <name>	āѯąҏĎҌĐҋđѹģ҈Ī҇įҋĳ҉ĵѺĺ҆ĽѸľѸņ҆ŊҋōѶŎҏőҚŒѶœѱ
file <name> $	Ā҉ą҈Ď҆ōѸ
file <name> has	Ā҆ľѹ
file <name> passing	Ŏ҇
file <name> the	ķ҇
file <name> was	ĺ҈
file <name> |	Ā҇āҊđѺő҈
file <path>	ąҋĎ҉ĐҋĪ҆įҊĲ҆ĳ҇ņѺő҉
file <path> $	Ā҈Ď҆Đ҇ĩѺĪ҇
file <path> where	Ā҈
file <path> |	āҒĪѺő҆
file _ $	ĀҎāѳą҆ČҊč҆ĎҌĐҊġ҉ĩѷĪҎĵҋķѺĹ҈ĺѹōѸŎѺ
file _ <commit>	Č҆
file _ <literal>	ĵҌ
file _ <name>	āѹĺҎĻ҇ŅғņѷŒҋœ҈
file _ <path>	Ņғņѷ
file _ and	Ľ҆
file _ became	ŅѸņҎ
file _ been	āѺį҆
file _ belongs	ő҆
file _ called	Œҋ
file _ class	āҋĵѸ
file _ contains	ķ҇Ľ҈
file _ formerly	ŅѺņҋ
file _ has	ĀҋĆ҇ľѷ
file _ hash	ą҉
file _ have	ĀѷĎҊĪ҉
file _ how	ĀѹŅ҆
file _ i	ĵ҇Œ҆
file _ import	Ĝ҇
file _ imported	āҎ
file _ in	ă҈Č҆
file _ is	ŅҊŒ҆
file _ it	ĸ҈Ņѹņ҉œ҈
file _ kindly	ő҆
file _ known	ņҋ
file _ line	Āѹğ҇ķҊĺҐ
file _ module	āҋ
file _ name	Œ҆
file _ no	ķ҆
file _ of	Č҈
file _ once	ņ҇
file _ out	ņ҆
file _ passes	Ŏ҇
file _ passing	ŎҌ
file _ previously	ŅѸņҊ
file _ renamed	ŅҊņѺ
file _ stem	Œ҈
file _ test	œ҈
file _ the	Āѵāѹċ҈ĵ҇ĶҔķҊĸ҈ĽҌŒ҉œҍ
file _ to	ŅѹņҊ
file _ turned	Ņ҈ņѺ
file _ was	ĺ҈
file _ where	ĀҌāѹ
file _ which	ĺ҈
file _ |	Ā҆āҙđѺĦ҆őҒ
file adds	āѸċ҉
file and	ĀѺğ҇ķ҈ĺҌļҊ
file and line	ĀѺğ҇ķ҈ĺҐ
file became	āѺŅҞņѶ
file became <name>	ŅҐ
file became <path>	ŅҎņѺ
file came	ņ҆
file came out	ņ҆
file changes	ĀҎ
file contains	ĺҒ
file declares the	Ľ҆
file do	āѺŒ҉
file does	Āҍāѱķ҉ļ҆
file does it	ķҊ
file does the	ļ҆
file for	āҋ
file for module	āҋ
file formerly	Ņѵņґ
file formerly known	ŅѹņҌ
file got	ŅҌņѵ
file got the	ŅҌņѵ
file had	ŅѶņҍ
file had the	ŅѶņҍ
file has	āҌķ҆ĸ҆ĺѹĻ҇œҐ
file has <name>	Ļ҇
file has it	ĸ҈
file has the	Œ҆œҌ
file holds	ĵ҇œ҆
file holds the	ĵ҇
file in	ĺ҈
file in which	ĺ҉
file is	ĀѹŅ҆ŒҍœҌ
file is called	Œҋ
file is the	Ņ҇ŒѺ
file itself	ő҆
file itself |	ő҆
file line	ĵҍķ҈Ļ҆Ľ҆
file line $	ĵҎĽ҆
file name	Ņ҆
file named	őҋŒ҇
file named <name>	ő҇Œ҇
file names	ČҊ
file names $	ČҊ
file now	Ņ҇
file now called	Ņ҆
file read	āҌ
file read |	āҌ
file sets	Ķ҉
file that	ĀѺā҈Ć҆ĶҎņ҉
file that contains	ķ҈
file that has	Ć҇
file that imported	āҎ
file that is	Ņҋ
file that used	ņ҆
file that was	ņ҈
file used	ŅѹņҊ
file used to	ŅѹņҊ
file w	ĵҌ
file was	ņҍ
file was formerly	ŅѺņҋ
file was once	ņ҇
file was previously	ŅѸņҊ
file was renamed	ŅҊņѺ
file was turned	Ņ҈ņѺ
file where	āҊĵѸ
file which	Ľ҈
file whose	Œҍ
file with	Œ҈
file with the	Œ҈
file would	ā҇ķѺ
file |	ġҊĹҋŅ҆
file | $	ā҆ġҊĹҋŅ҆ŒѺ
filename	ĀѹŅҟ
filename _ $	ĀѺŅҖ
filename of	Ņ҉
files	ăҶĄҬąѹĆҚĉѹĊ҉ČӄĝѷĠѷģѷĦѺħҏĩҬįѸĳѹŅѹŉѷōѹŏѷőѶŒҌŔҒ
files $	āҊă҆Č҇Ī҇
files <name>	ĀҊ
files _ $	ĀѶāѹăҌČ҆ħ҆
files _ <commit>	ĀѸČғ
files _ <name>	Ċґ
files _ <path>	Āѷā҇ĩ҉
files _ <tag>	ĀѥāҕĄҒ
files _ added	āѶăҎĄ҇Čѹ
files _ an	ĩ҆
files _ been	āѴ
files _ between	Ā҆
files _ bring	ĩ҈
files _ by	Č҆
files _ changed	Ā҈
files _ commit	ĀҎāѰ
files _ created	ă҇
files _ from	Ā҆
files _ got	ă҆
files _ import	Ĝ҇ĩҌ
files _ in	ĀѹĄҊČ҆ĩ҉
files _ it	ĀҌāѳĩ҉ĪѸ
files _ lines	Ć҇
files _ modified	Ā҈ăѷ
files _ new	ĀѶă҆ĄҊ
files _ not	ĀѸāҎ
files _ on	āѹĩ҇
files _ part	Č҆
files _ renamed	Ā҆
files _ since	ă҇
files _ the	ĀҍāҎĩѲņ҆
files _ there	ġ҆
files _ use	āҍ
files _ were	ĀѺă҉
files _ written	āҋ
files _ |	Ā҆
files added	ăҋ
files affected	Āҍăѷ
files and	Ć҇
files and lines	Ć҇
files appeared	Āѷăҍ
files are	ā҇Čҋ
files are new	ĀѶă҆ĄҊ
files are part	Č҆
files are written	āҋ
files besides	āҌ
files besides <path>	ā҆
files between	ā҆
files between <tag>	ā҆
files called	ĀѮāғ
files came	Ą҇
files came in	Ą҇
files changed	ĀҊ
files changed between	Ā҈
files contain	Ŕҋ
files depend	Ā҇
files depend on	Ā҇
files did	Āҍāѩă҉Čҍ
files did <commit>	āѺČҌ
files did commit	ĀҗāѵČѶ
files do	ă҆
files do i	ă҆
files do import	āѸĩ҉
files do not	āҋĩѸ
files does	āѸă҇ħ҆ĪѸ
files does <path>	ħ҆
files does it	ĀҍāѺĪѸ
files got	Ā҇
files have	Ŕ҆
files have been	āѸ
files import	ĀҔ
files import from	ā҇
files import it	āѺĩ҈
files import the	ĀҒĩѵ
files importing	Ā҆
files in	Ą҈
files include	ĩ҇
files introduced	ă҆
files is	ā҈ġ҆ĩѹĪ҉ņ҆
files is the	āҋņ҇
files last	ā҆
files last changed	ā҆
files of	ĀѺčҊ
files of commit	č҆
files pull	ĩҍ
files pull in	ĩҋ
files rely	ĀѺĩҊ
files rely on	ĀѺĩҊ
files that	ĄҍČ҈Ĝ҇ĩ҈
files that bring	ĩ҈
files that import	Ĝ҇
files that were	āѺă҉
files use	āѺĩҌ
files we	ă҆
files were	ĀҝāѴ
files were added	āѶăҌĄ҇ČѸ
files were changed	Ā҆āѺ
files were renamed	Ā҆
files which	Œ҆
files |	ĀѸħ҆
files | $	ĀѸă҆Ć҆ħ҆
fill	āѺĂҌ
fill in	ĂҌ
final	ĀѸİҏĶҌ
final _ <name>	đ҆Ķ҆
final commit	Āѵİҏ
final field	đ҆Ķ҆
final field <name>	đ҆Ķ҆
find	āѣĂ҆ă҈ąѷćѳČѺĐҊđѶĚѺğ҈ĢѱģѹĪѸı҆ĵҎĶ҈ĺғĽҒŀ҆ŁѺňѶŌѹŏ҆őґŒҌœҏŔѷ
find <name>	ĀѲāѬĚ҇ğҐĠ҈Ĭ҇ĺҤĻҋőҖ
find <name> $	ĀѴğѹĺҪőҔ
find <name> in	Ā҇Ġ҆
find <name> to	Ĭ҈
find <path>	ĀѶőҝ
find <path> $	Āѵőҗ
find <path> among	Ĝ҇
find _ $	ĀѨğѹĺҨĿ҈őҪ
find _ <mark>	Ă҇ŀҋ
find _ <name>	ĀѴāҋćѵĐ҆Ě҉ğҘĥѸĵҚĻѹļҋĽҎňѺőѸœҐ
find _ <path>	Ā҈
find _ all	Ć҇
find _ among	Ĝ҇
find _ code	ĀҎĉѹ
find _ commit	Āҕāѷ
find _ definition	Ć҆ķ҇
find _ entry	Đ҆
find _ enum	ĸ҆
find _ every	ĀѹĊҏ
find _ file	ă҈
find _ functions	ĉ҇
find _ if	ĀѹāѵĈ҆ę҆ě҇Ŏ҆
find _ implementation	ĥ҆
find _ in	āѷĠ҆Ľҕŏ҇ŔѴ
find _ inputs	Ł҆
find _ longest	ā҇
find _ method	Ĺ҈
find _ parent	āҒ
find _ scripts	ĩ҆
find _ setting	ĀѺĐ҇
find _ starts	ŕ҇
find _ test	œ҇
find _ that	ĩ҆
find _ the	Ā҈ā҆Ĥ҆ĺѺļѺĽѷ
find _ this	Ā҆
find _ throw	ĀѺŃҏ
find _ to	Ā҆ĉѺĊ҇Ĭ҈
find _ what	āҏĢѺ
find _ |	ő҆œ҆
find a	Ā҆
find all	Āѹă҈ĉ҉ĊѹĿ҇ŀҊŃҌ
find calls	Ā҇ĉѺĊ҇
find calls to	Ā҇ĉѺĊ҇
find every	Ā҉ĥ҇
find everything	ĩ҆
find everything that	ĩ҆
find imports	āѺŏ҉
find imports in	āѺŏ҇
find in	ĀҋĻѸļҌ
find in <name>	ĻѸļҌ
find in the	Ā҈
find in this	Ā҆
find its	ķ҇
find me	ĀѯāҐĊҊĺѸļѺĽѹ
find me all	Ć҇
find me every	ĀѹĊҏ
find me the	ĀѹāҐĺѺĽѹ
find out	ĀҎĈ҆ę҆ě҆Ģѹĭ҇
find out if	ĀѺāѵĈ҆ę҆ě҇Ŏ҆
find out the	Ā҇
find out what	āҏĢѺ
find test	Āѹœҏ
find test <name>	œґ
find the	ĀҗāѢĂ҈Đҋį҆Ķґķ҉Ĺ҈ņ҆ňѶőѹ
find the code	ĀҎĉѹ
find the commit	Āҕāѷ
find the definition	ķ҈
find the entry	Đ҇
find the enum	ĸ҆
find the functions	ĉ҇
find the longest	ā҇
find the method	Ĺҋĺ҆
find the parent	ā҈
find the scripts	ĩ҆
find the setting	ĀѺĐ҇
find the test	œ҇
find what	Ā҇āҙ
find what <name>	Ā҆āҍ
find what starts	ŕ҇
find where	ā҆
find which	ā҈
find |	Ŀ҈
find | $	Ŀ҈
finding	ĀѶ
finding _ commit	ĀѸāҋ
finding _ what	Ņ҇
finding out what	Ņ҇
finding the	ĀѸā҇
finding the commit	ĀѸāҋ
finds	ķҊĽ҆Ń҆
finds the	Ľ҇
fire	ŕ҇
first	ĀҊāҟąҭĆғĉѲįѷİѵ
first $	āѵĆҏ
first <name>	Ā҉
first _ $	Ā҉āҔĉѲ
first _ <name>	Ā҆
first _ <path>	Ā҈āѸ
first _ in	ĀҊāѹ
first _ of	ĀѺāҗąҋİѲ
first _ that	ā҈ąҋ
first _ to	ĀѺāҌ
first _ w	Āѹą҈
first _ with	Ā҉āѵ
first _ |	Āѳāҍą҉
first appear	Āѷąҋ
first appear |	Āѷąҋ
first change	ĀѷāҒ
first change of	ĀѷāҒ
first commit	ĀҘāѫąҙİѳ
first commit $	ĀҒąѴ
first commit of	ąҎİѷ
first commit that	ĀѶąҍ
first commit w	Āѹą҈
first defined	Āѹā҈
first defined |	Āѹā҇
first file	āҎ
first file that	āҎ
first release	ĀҊāѺ
first shipped	Ā҈āѹ
first shipped in	Ā҈āѹ
first test	ā҈
first test to	ā҈
first |	ĀѺāҘĉѲ
first | $	ĀѺāҘĉѲ
five	āҐľѷ
five $	āґľѷ
fix	āқŉ҆œѺ
fix _ $	ĀҊ
fix _ failing	ā҆
fix it	ā҈
fix the	ĀѹāҘœѺ
fix the failing	ā҆
fixed	ĀѹĶ҉
fixed _ <name>	Ķ҉
fixed value	Ķ҉
fixtures	āҊ
fixtures does	āҊ
flag	ā҉ċҝĕѹŏ҈
flag <option>	āҌċҋĕѹ
flag <option> $	āҋċѸ
flag <option> |	ĀҋāѴ
flag _ $	āҋċѸ
flag _ defined	āѹċ҉
flag _ |	ĀҋāѴċ҇
flaky	āҘŌѶ
flaky _ $	āҋ
flaky |	ā҉
flaky | $	ā҉
fn	ķҘĻ҈
fn <name>	ķҏĻ҈
fn <name> $	ķҏ
fn _ $	ķҏ
folder	ĀѳāҍĈѹőҪŒ҈œ҉
folder $	ĀѷāґĈѹ
folder _ $	œ҈
folder _ <name>	őҋ
folder _ <path>	Āҏőѹ
folder _ i	őҐ
folder _ not	ā҆
folder _ our	ĀѸőҐ
folder do	ő҆
folder do i	ő҆
folder does	ĀѺŒҊ
folder does not	ā҆
folder holding	őҏ
folder holds	ĀҌāѹ
folder holds our	ĀѸőҐ
folder would	ő҆
folder would i	ő҆
folder |	œ҈
folder | $	œ҈
folders	őҍ
folders does	ő҈
follow	ĀѴā҉ħҊĨ҆Ŀ҈
follow $	Ĩ҆
follow <name>	ĀѺāҊ
follow the	Ŀ҈
follow to	ħ҇
following	Ā҆āѯĦҎħ҇
following imports	āѷĦҊħ҇
for	ĂҌă҆ĄѺĆ҈ĈѷĊѹċҔČҊčѵĎ҆đѵēѵĔґĕҖėҎĚѸěҊğҎġѶĢҘĥ҈Ħ҆ħѷĪѮīҎĬѳĭѸĮҍİѰĲҎĴѸĶѹĹ҈ĺѸńѶņѸŇѮňѴŋѮŌѸō҇ŏҔœѸŔҌ
for $	ĀѭāҙćѺđѺė҉ĢҤīҌĮѹ
for <commit>	ĀѸČҐ
for <commit> $	Č҉
for <commit> |	Č҆
for <literal>	ŔҌ
for <name>	Āҧā҈ĂѹĆҎĉ҈Ď҈Đ҈đѵĕґĖѷėҋěҍğғĢѱĤ҈ĥѬīҋĮѱĹ҆ĿѸŀҊŇѵňѸŋѸŌѸō҆ŏ҇œѹ
for <name> $	ĀѶĆҊĉҊđѹě҈ğҔĢѳĤҋĥѷīҋŀ҈ŏ҉
for <name> being	ĀѺā҇
for <name> does	ĀҍāѴę҇
for <name> from	āѺĊ҈
for <name> i	Ā҈āѸ
for <name> in	ĀҎā҇Đ҆ĕѺ
for <name> of	āҒŇѺ
for <name> please	Ā҇
for <name> what	āѵĢ҆
for <name> when	ĕҊ
for <name> which	Ā҉Ă҉ć҆ĥѸ
for <name> |	ĂѷĎҊė҈ĮѴĳ҇ŋѹ
for <option>	ċҙ
for <option> $	āѹċҋ
for <path>	Ā҇āѺĝ҉ŏ҈
for <path> $	ĀҊāѺĜ҇ŏҋ
for <path> does	ĝ҈
for <path> in	ĜѸĝҋ
for <path> which	Ā҆
for <path> who	Ā҇
for <path> |	ĀѸĎ҇
for _ $	ĀѶāҋĂѷąѺĆ҈ĉ҈ċ҈Č҈đ҈ě҇ĝѺğґĤҊĥҌĪѵī҆ĳ҆Ĺ҉ĺѹŀ҇ŁѵŅ҈Ŏѹŏҏő҉Ŕ҉
for _ <commit>	Āѹŉ҆
for _ <line>	ĲҌ
for _ <name>	ĀѡćҋċҎđѶĔҐĕҔě҈ĢѹĿ҈ŁҎňѺ
for _ attribute	Ő҇
for _ base	ň҈
for _ being	ĀѺā҇
for _ children	āѹĂҍ
for _ class	Āҍćҍ
for _ code	Į҇
for _ dataclass	Ĥ҆
for _ dependency	ė҉
for _ does	Ā҈āѱę҇ĝ҈
for _ file	Āҋ
for _ from	ĀѺĊ҈
for _ function	ĀғāѺĔ҉ō҉
for _ imports	Ħ҈
for _ in	ĀҌā҈Đ҆ĕѺĜѷĝҋ
for _ inner	ā҆
for _ is	āѹĢҌ
for _ it	Ā҇āѹ
for _ last	į҆
for _ local	Ļ҇
for _ module	ĩҊ
for _ new	ā҇
for _ of	āҐŇѺ
for _ old	ņ҈
for _ or	ł҆
for _ parent	ň҆
for _ please	Āҋ
for _ project	āѮė҉Į҈ł҇
for _ repo	ā҆
for _ so	ň҇
for _ test	ĀѹŌ҆
for _ that	ĀѸāҎōѹ
for _ to	āѴĂ҆Ė҆Ğ҆
for _ trait	ĥ҈
for _ types	ĥҊ
for _ variable	āѶğҋ
for _ version	Įҋ
for _ what	Āѳā҇Ģ҆
for _ when	ĕҊ
for _ which	ĀҊāѹĂ҉ć҆Ė҇ĥѺ
for _ who	Ā҇Ăҋ
for _ why	ā҆
for _ |	ĂѵĎҏė҇Įѷĳ҆ĵҍŁ҈ŇѺŋѶŏҋ
for a	ě҉ł҆ň҆
for a parent	ň҆
for adding	ĀѺą҉
for beginners	ĀѵāҎ
for class	ćҍ
for class <name>	ćҍ
for commit	Āѹ
for commit <commit>	Āѹ
for container	Āҋāѹ
for cyclic	Ħ҆
for cyclic imports	Ħ҆
for file	į҈
for import	āѸģҍŏѺ
for import $	ģҍŏѺ
for it	Į҇ĵ҈
for it version	Į҇
for it |	ĵ҈
for its	āѳĂҎĕҊ
for its children	āѹĂҍ
for line	ĲҊ
for line <line>	Ĳ҉
for me	Ā҉ĂѺđ҇ĢѹģѺĹ҆őҌ
for me $	āҎđ҈ĢѺģѺĳ҆Ĺ҆őҍ
for module	āҋ
for module <name>	āҋ
for nothing	āѹĪѴŏқ
for nothing $	ĪѺŏҊ
for nothing in	ŏ҆
for nothing |	āѺŏҋ
for routine	Ł҉
for routine <name>	Ł҉
for running	ĖҌ
for subclasses	Ā҇
for the	ĀҏāѵăҎćҊĈѹĔ҉ĕѸĖ҆ė҆ĢѬĩ҈İѶĻ҉Ľ҆ŁѸŅѸōҊ
for the <name>	Œ҇
for the base	ň҈
for the class	ćҏ
for the dataclass	Ĥ҆
for the dependency	ė҉
for the file	Āҋ
for the function	Ā҉ĔҊō҉
for the inner	ā҆
for the last	į҆
for the local	Ļ҇
for the module	āѺĩҊ
for the old	ņ҈
for the project	ı҆
for the test	ĀѺŌ҇
for the trait	ĥ҈
for the variable	āѹğҋ
for this	ĀҌĞѺĮҚ
for this code	Į҇
for this project	āѴė҉Į҈
for this repo	ā҆
for unused	ŏ҇
for unused imports	ŏ҇
for users	Āѵā҈Ğ҆
for what	ĢҎ
for what is	ĢҌ
for which	ĀѺĥҌ
for which types	ĥҊ
for |	ĀѦāҕđ҇ĢҔĥҖŏѺ
for | $	ĀѦāҖđ҇ĢғĥҔŏѺ
forced	ĀѺā҇Ă҆
forces	Ă҉ĿѺ
forget	āғĂѹ
forget <name>	ā҆
forget <name> is	ā҆
forget _ is	ā҆
forgot	Œҋ
form	Ā҈
form <name>	ĀҊ
form _ $	ĀҊ
form of	ā҆
formal	Łҕ
formal _ of	ŁҎ
formal parameters	Ł҈
formal parameters of	Ł҈
formal params	Łҍ
former	ŅҙņҏőѲ
former <name>	ņҎ
former <name> $	ņҊ
former <path>	ņҏ
former <path> $	ņҋ
former _ $	ņҕ
former _ of	āҌŅҚņѴőѸ
former name	āҎŅ҆ņѶ
former name of	āҍŅ҆ņѶ
former path	ŅҔőѸ
former path of	ŅҔőѸ
formerly	ŅҌņҊ
formerly $	ŅҎņѷ
formerly _ $	Ņ҆
formerly _ as	ņ҉
formerly _ |	ņ҈
formerly known	ņ҆
formerly known as	ņ҉
formerly |	Ņ҆
formerly | $	Ņ҆
found	āѰę҉Ġ҉ġ҇İѹĴ҆Ń҈ŋ҉
found _ $	ĝ҆Ń҈
found _ <path>	Ĵ҆
found _ in	ġ҈
found _ the	ĀҊĠ҈İѹ
found _ |	ŋ҆
found anywhere	ġ҇
found anywhere in	ġ҈
found in	ĀґāѴĠ҈İѹ
found in the	ĀҌĠ҈İѹ
found |	ĝ҆Ń҉
found | $	ĝ҆Ń҉
framework	łҐ
free	Āѹā҉
free _ $	āҊ
free |	āҊ
free | $	āҊ
freshest	ĀѵąѸįҖ
freshest _ $	ĀѹąѸįҗ
freshest commit	ĀѵąѸįҖ
freshest commit $	ĀѹąѸįҗ
from	ĂҎă҆ćҜĈѺĉҍĊҎČѺčѹďҕđѺĒѸēѶėѹęҕĚқěҊĜѵĝ҇ğҗĠѺĢѺģҍĤѸĥѴħ҆ĨҗĩѹĪѺīѶĬѳĭѺįѶĶѹķѸĺѸĿѴŀѵŁѶłѺŃҊń҇ŅҢņѣň҈ōѴŎҌŏѺŒѹœѹŔҊŕѹ
from $	āѭćҦęѺĚѷěҌŅҙņѷňѹ
from <commit>	Ā҇
from <name>	ĀҌĂҋćѭĊѱď҈ēѺĘ҇ęҢĚҠĢ҆ģҊĥѹħ҇ĨҌĩѹŀѹŃѺń҆ŅѣņҕŇ҇ňқōѵ
from <name> $	Ā҉Ă҈ćѺĊѶĚҌğѺĨ҉ń҉ŅѧņҖŇ҇ňҘōѹ
from <name> and	ā҆
from <name> are	Ć҆
from <name> by	ā҉
from <name> kindly	Ŀ҇
from <name> right	ę҇
from <name> to	ĀѸĘҎęѸħ҆
from <name> what	ĀѰŇҌňҊ
from <name> y	ę҆Ě҆
from <name> yes	Āҍ
from <name> |	ĀҍęҖĚҍĢҊŇѱň҇
from <path>	ĀҦāґĜѺģҊħ҇ĨґĩѷĪѯŅѩņҐŎҎ
from <path> $	ĀҘħѴĨҎŅѭņҒŎҊ
from <path> in	ĀҒ
from <path> to	Āѹāҏħҍ
from <path> what	Āҍ
from <path> |	āҚħѺ
from <tag>	Ā҆āҍ
from <tag> to	ĀҊă҈
from _ $	āѹĂ҇ą҇ĐѹĚ҈ě҈ğ҉ģ҈ħѲĨҗĩѺĪ҇ń҈Ň҆ňҘōѹŎҋŏѸŔ҆
from _ <line>	ĀҕĴѶ
from _ <name>	Āѹā҆ĉґĚҊĹ҆ń҆
from _ <tag>	ă҆
from _ and	āҋ
from _ are	Ć҆
from _ base	ā҇
from _ because	ŏ҆
from _ by	ā҉
from _ class	ň҈
from _ classes	Āҗňѯ
from _ does	āѶćҊĊ҉
from _ environment	āѺğҍ
from _ file	Ņ҆ņѹ
from _ files	ĩ҆
from _ func	ā҇
from _ functions	Ń҆
from _ goes	ģ҆
from _ in	Āҏ
from _ inside	ĀѸĳ҉
from _ is	ĀѷĐ҆
from _ kindly	Ŀ҆
from _ line	ĀҊ
from _ modules	Ī҉
from _ of	ďҍ
from _ package	ā҆
from _ packages	Ī҆
from _ places	ĊҎ
from _ repo	Āѱāҏ
from _ right	ę҇
from _ root	ő҇
from _ same	ā҇
from _ shell	Ğ҇
from _ signature	āѹĔҌ
from _ subclass	Ăҋćѹ
from _ that	ĀҌāѷ
from _ the	āѺņ҆
from _ to	āҍă҈ĘҍęѸħҒ
from _ tree	ĀҊąѸ
from _ until	ĀҌăѷ
from _ version	Į҇
from _ was	ĀѺŅҏ
from _ what	āѺŇҌňҊ
from _ which	ć҇
from _ y	ę҆Ě҆ĝҌ
from _ yes	Āҍ
from _ |	āҩĄ҇ęҔĚ҉Ģ҉ħѹĪѹŁ҇Ňѯňҍ
from a	ĀҋĂҋćѷ
from a func	ā҇
from a subclass	Ăҋćѹ
from before	ņ҆
from before the	ņ҆
from calling	ń҆
from calling <name>	ń҆
from class	Āѵā҇ĚҋĹ҆
from class <name>	Āѵā҇ĚҋĹ҆
from elsewhere	Ī҆
from elsewhere $	Ī҆
from env	ğҐ
from importing	ā҇
from it	ňҋ
from it |	ň҇
from its	ā҉
from its base	ā҇
from line	ĀҕĴѶ
from line <line>	ĀҕĴѶ
from lines	Āѹĳ҉
from lines inside	Āѹĳ҉
from originally	ąҊ
from originally $	ą҉
from other	Ī҈
from other modules	Ī҈
from outside	ĀѷāҒ
from outside |	Āѹāҍ
from root	ŅѺőҊ
from root $	ŅѺőҊ
from the	ąѷćѴď҆ĔҋĚ҇Ğ҆ğҏŁѺň҉őҊ
from the class	ćѶňҋ
from the environment	āѺğҍ
from the root	ő҇
from the same	ā҇
from the shell	Ğ҇
from the signature	āѹĔҌ
from the tree	ĀҊąѸ
from this	ĀѰāҏ
from this repo	Āѱāҏ
from those	ď҈
from those of	ď҈
from two	ĀѺā҇
from what	Ā҉āѺćҌĊ҈ŅҟņѬňѲ
from what $	ŅҐņѱ
from what was	ĀѺŅҎ
from where	ĀѹĊҗĩ҈Ń҆Ņ҈ņѷ
from where $	Ņ҉ņѷ
from where <name>	Ċ҆
from where does	āѺĊ҉
from where is	Āѹāҋ
from where |	ĩ҆
from which	āѯćҍĊ҈ĩҍĸ҆Ń҇ŅҏņѴňѹ
from which classes	ćҊňѺ
from which file	Ņ҆ņѹ
from which files	ĩ҆
from which functions	Ń҆
from which line	ĀҊ
from which packages	Ī҆
from whom	ć҈
from whom does	ć҈
from within	ĉґĝ҆
from within <name>	ĉґ
from |	āѭćҌĪ҈ŅқņѯŔ҇
from | $	āѯćҊĪ҈ŅқņѯŔ҇
fulfil	āѺĥ҈īҊ
fulfil the	ĥ҈
fulfils	īҋ
full	ĀҊāѷĆҐőҐ
full _ of	Ā҈Ćҏ
full _ to	ő҆
full list	Ć҈
full list of	Ć҈
full path	őҒ
full path to	ő҆
full set	Ć҉
full set of	Ć҈
func	ĀѯĊ҇ď҆ēҌĔҐĕҌĘѹę҆ĥѷĬҍķҟĺѹĻґŁҏńҌōҊőѷ
func $	ķҊŁҍ
func <name>	ĀѴāѴĊ҈ď҇ēҍĔґĕҍĘѹę҆ĥѷĬҊķҔĺѺĻҒŃѹńҌōҌ
func <name> $	ĀѸĊ҉ď҈ēҏĔҔĘѺę҆ĥѸŃѺńҍōҍœ҈
func <name> file	āҋ
func <name> inside	Ļ҆
func <name> |	ķ҆
func _ $	ĀѷĊ҈ď҈ēҏĔҔĘѺę҆ĥѷŃ҇ńҍōҍœ҈
func _ file	āҋ
func _ inside	Ļ҆
func _ |	ķ҆
func in	ā҇
funcs	ĀѸā҈ĉҌĤѸľҏĿҐŊҊ
funcs <name>	Ŋ҈
funcs <name> |	Ŋ҈
funcs _ <mark>	āѹĒҏ
funcs _ <name>	ĤѹľҏĿҒ
funcs _ |	Ŋ҈
funcs that	ā҇
function	ĀҊąѺĆѹĊҎĎѺĐѵđѺĒѴēҎĔҐĕ҇Ę҆ęҍġҌĢҎģѺĤѸĥѺĬҚĭѸįѹĲѷĳѱĴѹĵѶĶѷķңĸѹĹҋĻҢļҤĽѶĿѹŁҝŃ҆ńҎŅѹŇҎŊѺŋѺŐѴőѹ
function $	ķ҈
function <name>	āѶĊ҆ĐѸĒѹēґĔґĕ҈ĘҊęҐĢҐĤѺĬҡĭѺĳѹĵѺĶѹķҎĻқļҒĽѸŁқŃѵńҐŇҐŋѹŐѳ
function <name> $	ĀѹāѴĔ҇ĘҌĢҎĻҋŁҎń҆ō҆ŐѸ
function <name> a	Ĭ҆
function <name> called	āҏļѸ
function <name> defined	ķ҆
function <name> file	Ļ҇
function <name> first	Āѹā҈
function <name> has	ļ҉
function <name> have	Ā҆ļ҆
function <name> in	āҊĻ҉
function <name> is	ĀѺāѹę҇ĬҊķ҆ĺ҈ļ҆
function <name> kindly	Ĕ҆
function <name> list	ĉ҆
function <name> nested	Ļ҇
function <name> of	ĻҎ
function <name> out	ā҆
function <name> starts	ļ҈
function <name> that	Ļ҇
function <name> wear	ē҈
function <name> what	ē҉ĕ҉
function <name> where	ķҊ
function <name> who	āѹĊ҉
function <name> |	āѷĔғĕѵĢҋĬґļҊŋѺōѺ
function _ $	ĉѺĔ҇ĘҊĢҎĻ҆ļҏŁҏń҈ŐѸ
function _ <name>	ĀѺā҈ķҌĹҐĻ҆
function _ a	āѲĬ҆ļҌŃ҈
function _ called	āҏļѸ
function _ defined	ķ҆
function _ file	ġ҇Ļ҇
function _ first	Āѹā҈
function _ has	ļ҉
function _ have	Ā҆ļ҆
function _ in	Āѹĉ҉ĻҎ
function _ inside	āѵĻҐ
function _ is	ĀѺāѹę҇ĬҌķ҆ĺ҈ļ҆
function _ it	ā҆
function _ kindly	Ĕ҆
function _ line	ā҉
function _ list	ĉ҆
function _ nested	Ļ҇
function _ of	ĻҎ
function _ or	ġ҆
function _ out	ā҆
function _ raises	Ā҆
function _ starts	ļ҈
function _ test	ĀѹāҌ
function _ that	Ļ҇
function _ the	āѶĊ҉
function _ wear	ē҈
function _ what	ē҉ĕ҉
function _ where	ķҊ
function _ which	Ń҈
function _ who	āѹĊ҉
function _ |	āѶĔғĕѵĢҋĬґļ҈ŋѺōѺ
function called	ķҌļ҇
function called <name>	ķҌļ҇
function class	ġ҈
function class or	ġ҆
function count	Āҋ
function count $	Āҋ
function does the	Ā҆āѺ
function in	Ń҈
function in <name>	ā҇
function in a	ļ҇
function is	ĀѺā҉Ċ҉
function is it	ā҆
function is line	ā҆
function nested	Ļ҆
function nested in	Ļ҆
function of	ĹҐĻ҉
function of <name>	ĹҐĻ҉
function or	ġ҆
function that	Ā҉
function that raises	Ā҆
function which	āҌ
function |	ĀҎļҋ
function | $	āҋ
functions	āҌĂҗăѹćѹĉҮĊҝĎѶď҆đѲĒҭēѶĢѹģ҉ĤѵĥѺīѺĬѹĵѺĶѷķѺĻѹĽѺľҒĿңŁѷŃҮńѵŇѺňѹŊҐōҐŏѹŐѺœѺ
functions $	ĀҍĊҐľѷ
functions <name>	ĀѸāѹĉҎĊѺďҊĘѹęҎ
functions <name> calls	ĘѹęҎ
functions <name> invokes	ĉ҈
functions <path>	Ŋ҆
functions _ $	āѳĉ҆
functions _ <mark>	ĒҌ
functions _ <name>	ĀѺāѲĂҞĊҐď҇ĒѺĘ҇ĿҊŃҋ
functions _ <path>	āҋ
functions _ a	ĀҍĊҍ
functions _ an	ĀҐāѴ
functions _ and	ġ҆
functions _ are	ĀѭāҚ
functions _ be	Ā҇
functions _ call	Ċ҇Ę҆
functions _ called	ĉ҇
functions _ calls	ĘѹęҎ
functions _ classes	ĀҊāѸģҋ
functions _ decorated	ĀҎāѵ
functions _ defined	āѹ
functions _ have	Ē҆
functions _ in	Ā҉āѹĉ҈
functions _ invokes	ĉ҈
functions _ it	ā҈ĉ҇Ē҇
functions _ its	ā҇
functions _ not	āҊĒѺ
functions _ on	ā҈
functions _ raise	āҎ
functions _ tests	āѺŊҊ
functions _ the	ĀѶĒҏľҍĿҕŃѹ
functions _ there	ĀѶā҉ľ҆
functions _ to	Ā҉ļ҆Ŀ҇
functions _ up	Ā҆āѵŃҍ
functions _ with	ŃҊ
functions accept	ā҆
functions and	Ā҇āѺģҌ
functions and classes	Ā҇āѺģҌ
functions are	Ā҆āѳĉҊľҋŊ҇
functions are called	ĉ҆
functions are decorated	ĀҎāѵ
functions are defined	āѹ
functions are in	Ā҆
functions are not	ā҉ĒѺ
functions are tests	āѺŊҊ
functions are there	ĀѶā҉ľ҆
functions belong	Ŀ҇
functions belong to	Ŀ҇
functions call	āѷĊҋ
functions call <name>	āѶĊ҉
functions called	ā҆ĉ҉
functions called in	ĉ҈
functions calling	Ę҈
functions calling <name>	Ę҈
functions can	Ā҆āѺŃҊ
functions can be	Ā҇
functions carry	Āҍāѱ
functions carry the	Āҍāѳ
functions catch	ā҉Ńѹ
functions catch it	ā҆
functions classes	ġ҆
functions classes and	ġ҆
functions depend	ā҈
functions depend on	ā҈
functions does	ĀѫĉғĊ҆Ē҈ľ҈ĿҎ
functions does <mark>	Ē҆
functions does <name>	ĀѹāҊĉ҉Ŀ҇
functions does it	āѷĉҊ
functions does the	Āѵľ҈Ŀ҈
functions end	Ā҈
functions end up	Ā҈
functions have	ĀҌāѳĒ҈
functions having	Ń҆
functions in	ĀѹāҖĂҋĉѶĿҌŃѺ
functions in <name>	ā҈Ăҍ
functions in <path>	āҌ
functions in it	ā҇
functions in the	ĿҌ
functions is	Ā҇āѶĉҊ
functions is <name>	Ā҉āѴĉҊ
functions make	āѹ
functions make use	āѺ
functions of	Ā҈ĂҔĿ҆Ńѵ
functions of <name>	ĂҔĿ҆Ńѵ
functions raise	Ń҉
functions that	āҍĉҌŃ҆
functions that <name>	āѺĉҍ
functions that call	Ę҆
functions that raise	Ń҇
functions there	ĀѭāҘ
functions there are	ĀѭāҘ
functions use	ĊҌĒ҆
functions use <name>	ĊҌ
functions use the	Ē҇
functions |	āѳĉ҆
functions | $	āѳĉ҆
further	ŀ҇
further down	ŀ҇
gave	ą҇
gave _ to	ą҇
gave birth	ą҇
gave birth to	ą҇
get	ċ҇ė҆ęҍĞ҉ĭѺĶ҉ŋѺ
get _ $	ĀҊāѹĵ҇
get _ <name>	Ā҈ā҈ļѹ
get _ <path>	ā҉
get _ by	ĀѸę҉ě҆Ĩ҆
get _ current	į҈
get _ from	ĀҋŅ҈
get _ if	Ā҈
get _ in	ļ҇
get _ inside	Ā҈
get _ into	Ī҈
get _ new	āҊ
get _ test	ĀҊ
get _ the	ĀѸāғķ҆
get _ to	ņ҆
get _ value	ĶҊ
get _ when	ĀҍāѴ
get _ which	Ā҆
get _ with	Āѹė҆
get _ |	ĀѲĊҌĩҊō҉
get a	Ō҇
get after	Ğ҈
get any	Āҋ
get back	ĀҍāѺ
get back from	ĀҎāѺ
get called	Ċ҈ę҇
get called |	āѹĊҍ
get defined	āѹĵ҇
get defined $	ĵ҇
get errors	ĀґāѰ
get from	Āѭāқħ҇
get from <name>	ā҉
get from <path>	Āѯāґ
get if	āѹ
get imported	ĀѸāѸĝ҇Ĩ҆ĩ҇Ī҇
get imported by	Ĩ҆
get imported into	Ī҈
get imported |	ĩҋ
get its	Āѹā҇ąѹį҉ĶҊ
get its current	į҈
get its new	āҊ
get its value	ĶҊ
get renamed	Ņ҇
get renamed from	Ņ҈
get renamed to	ņ҆
get run	ĀҎāѹ
get run if	Ā҈
get run |	Ā҆
get thrown	Ā҈
get to	Āҙāѳ
get to <name>	Ā҇
get to <path>	ĀҏāѺ
get used |	ā҆
get wher	Đ҆
get wher in	Đ҆
get where	āґ
get where <name>	āҌļѹ
get where the	ā҈
get why	ā҈
get |	Ĕ҆
get | $	Ĕ҆
getenv	āѹğҳ
getenv _ <name>	ğҐ
gets	ĀҋĆ҇ć҆Ċ҈Ė҈ęҌĝҍğҊĨ҉ĵѹ
gets _ $	Ā҆ā҆
gets _ <name>	Ā҇
gets _ by	Ā҉āҊĝ҉
gets _ from	ę҇Ĩ҆
gets _ in	ĀѺĖ҆ę҆
gets _ or	Ā҇
gets _ value	āѹĶ҈
gets _ |	āѷĊ҆
gets called	Āѹĉ҇ęҊ
gets called $	ā҇
gets called |	ĉ҆
gets defined	ĆҌ
gets from	Ā҆
gets from <path>	Ā҆
gets imported	ĝ҆ĩ҉
gets imported in	ĩ҆
gets instantiated	Ā҇
gets its	āѶĶ҉
gets its value	āѹĶ҈
gets loaded	ā҈Ĩ҆
gets loaded from	Ĩ҆
gets opened	ā҆
gets opened by	ā҆
gets pulled	Ė҆Ī҆
gets pulled in	Ė҆Ī҇
gets raised	Ā҆
gets read	Ā҇
getting	ĉ҇
getting called	ĉ҇
git	ČҋĎҏĝѺĢңįҍİҚĲҒĳѵŃѺŉ҈
git $	į҆
git <name>	ĀңāѺĳѶ
git _ $	Āѵāҝ
git _ <name>	Ā҈āѷĢҦįғİқĳѶ
git _ contains	ŉҊ
git _ for	ĀҔįѸ
git _ in	Ā҈āѺ
git _ name	āѷČ҉
git _ of	Ď҇
git _ on	ĀѸĎҋ
git _ the	Ā҉ā҆İѶ
git _ |	ĀѶ
git blame	ĲҐ
git history	Ā҆āѸ
git history |	ĀѶ
git keep	ā҆
git keep the	ā҆
git log	āѷĎҋĢѴįҋİҠ
git log $	İ҇
git log <name>	ĀѲĢѵįҖİҜ
git log for	ĀҔįѸ
git log on	ĀѸĎҋ
git show	ĀѹČҏ
git tag	ĀѺŉҍ
git tag contains	ĀѺŉҍ
git |	āҋ
git | $	āҌ
github	ĀѸāҋŕҋ
github _ <path>	ŕ҇
github _ file	Ā҆
github actions	Ā҆
github actions file	Ā҆
give	ĀѱāѰăҋĊ҆Č҇čѺĚѺĜѺĢ҉ģ҈Ī҇ĳҊĴ҆ĺѹŐ҆
give _ $	Āѷā҈ĕ҆
give _ <name>	Āѹă҈ĕ҆ģҎ
give _ a	ĀѸď҇ĢҎ
give _ all	Ī҈
give _ an	Āґ
give _ contents	ŕ҈
give _ every	Ā҈
give _ its	Ā҈ā҆
give _ line	Đҋ
give _ list	ĀѹĖ҉
give _ location	ķҐ
give _ source	Ņ҇
give _ test	Ō҆
give _ the	Ā҇āѷć҇ĊҋĔѺĢѶĩҋĳґĶ҇ķѴŁҋ
give _ use	ĪҌ
give _ value	Ā҉
give _ |	ĀѺā҈Ĵ҇
give back	ā҈
give every	ģҏ
give every <name>	ģҏ
give for	ĳ҇
give me	ĀҟāѬĊҋĒ҆ēѺĕѺģѹĩ҇ĳ҈Ķ҇ķѲĹѺ
give me a	ĀѸď҇ĢҎ
give me all	Ī҈
give me an	Āґ
give me every	Ā҈
give me its	Ā҈
give me the	Ā҇āѳć҇ĊҌĢѷĩҋĳґĶ҇ķѴŁ҇
give the	ĀѰāѡă҇Ė҇ĪҊĶѹķҏń҈ŕ҆
give the <name>	ă҈
give the contents	ŕ҈
give the line	Đҋ
give the list	ĀѹĖ҉
give the source	Ņ҇
give the use	ĪҌ
give the value	Ā҉
give to	āҊĔѺĕ҆
give to <name>	ā҈ĕ҆
give what	Ĵ҇
give what |	Ĵ҇
given	ĀѲľ҇
given $	Ő҆
given _ <commit>	ĀѺāҊ
given _ <name>	Ĕ҆ě҇
given _ base	ĀҌāѺ
given _ function	ā҉
given _ will	Ĝ҇
given class	ě҇
given class <name>	ě҇
given commit	ĀѺāҊ
given commit <commit>	ĀѺāҊ
given the base	ĀҌ
given the function	ā҉
given to	Ĕ҇
given to <name>	Ĕ҇
gives	ĀѺāѺĕ҇ŇғŐѷ
gives _ $	Ň҈
gives back	Ň҉
gives which	Ň҆
global	ĀѺā҉ĶҨ
global <name>	āҎĶғ
global <name> is	ā҈
global _ <name>	Ķґ
global _ is	ā҈
global variable	ĶҊ
global variable <name>	Ķ҉
go	ĀѯāѵĈҋĊ҇ėѶĮҵĽ҆Ņ҈Ŏ҉
go $	āґĮ҆
go <name>	āѹĮҕ
go _ $	ā҇Ĉ҆
go _ <name>	Ċ҉
go _ <path>	ĀҌ
go _ for	ő҆
go _ the	ĀѺĽ҇
go _ without	Ŏ҆
go _ |	ĀѺāѷĮҏ
go by	āѺŅҋŋ҆
go by the	ŋ҆
go in	Ł҆
go into	Ċ҉ő҆
go into for	ő҆
go through	Ā҇āѮĈҍŎ҉
go through $	Ĉ҇
go through <path>	Āҍ
go through without	Ŏ҆
go through |	āѺ
go to	āѺĵҍĽ҇
go to the	Ľ҇
go version	Į҉
go |	ā҉
go | $	āҋ
goes	āѷġ҆ĦҊŁҍŅѺōѺ
goes _ <path>	Ħ҈
goes _ at	ā҇
goes _ in	Āҍ
goes _ line	Ā҇
goes _ the	ŁҊ
goes _ what	ģ҆
goes between	ŁҊ
goes between the	ŁҊ
goes by	ġ҆
goes from	Ā҇
goes from line	Ā҇
goes out	ģ҆
goes out what	ģ҆
goes through	ĀѹĦ҉
goes wrong	ĀҊ
goes wrong at	ā҇
goes wrong in	Āҍ
going	āѳă҆Ħ҈Ŏ҇
going _ $	Ŏ҇
going _ <tag>	ă҆
going _ in	Ħ҆
going round	Ħ҆
going round in	Ħ҆
going through	Ŏ҇
going through $	Ŏ҇
gone	ņҊ
gone _ it	ņ҆
gone since	ņ҆
gone since it	ņ҆
good	ĀѥāҥĔѺĢҏ
good _ $	ā҆
good _ for	āҋ
good _ i	āѹ
good _ that	ā҆
good _ |	ĀѵĔѺĢ҉
good afternoon	āѵ
good afternoon |	āѺ
good for	ĢҊ
good morning	āѹ
good name	ā҇
good name for	ā҇
good style	ā҆
good style that	ā҆
good |	ā҆
good | $	ā҆
got	Ā҉āѵč҆ġ҆ĬѺįѺŋ҇
got <name>	Ě҇
got <name> in	Ā҆
got _ $	Ā҇āѶĂ҇ăѹ
got _ <name>	ŋ҆
got _ as	Ě҇ĝ҇
got _ import	Ĝ҈
got _ its	ď҆
got _ name	ĀҏŅѶ
got _ new	ŅҌņѹ
got _ present	ā҇
got a	ŋ҉
got a <name>	ŋ҆
got an	Ĝ҈
got an import	Ĝ҈
got in	ď҆
got in its	ď҆
got its	ĀҍŅѺ
got its name	ĀҏŅѶ
got its present	ā҇
got moved	ņ҇
got renamed	ņ҇
got something	ġ҆
got the	ŅҌņѵ
got the new	ŅҌņѵ
got |	āѶĂ҇ĳ҆
got | $	āѶĂ҇ĳ҆
gpl	ĀѸıґ
gpl _ what	ıҊ
gpl or	ıҊ
gpl or what	ıҊ
gpl |	ı҇
grace	ĀҟāѲĎѹ
grace _ $	Ā҈
grace |	Ā҈
grace | $	Ā҈
graph	Ā҉āѷĦ҆
graph _ $	Ċ҆
graph |	Ċ҆
graph | $	Ċ҆
green	āѣŌҙŎң
green $	Ō҆
green _ $	āѧŌҎŎҔ
green _ now	ĀҊĈѸ
green _ red	ŎҊ
green or	ĀѺŎҊ
green or red	ŎҊ
green right	ĀҊĈѸ
green right now	ĀҊĈѸ
green |	āѧŌҎŎҔ
green | $	āѧŌҎŎҔ
grep	āѶŔғ
growing	ā҆
had	ĀѲĄ҈ĠҔŅҐ
had <name>	Ġҋ
had _ $	Ņ҉
had _ been	Ņ҈
had _ far	ĀѺā҇
had _ name	āҌŅѱņҌ
had a	āѹ
had another	Ņ҇
had another name	Ņ҇
had before	Ņ҆
had formerly	Ņ҉
had formerly $	Ņ҉
had so	ĀѺā҇
had so far	ĀѺā҇
had the	ŅѶņҍ
had the name	ŅѶņҍ
had this	āҏŅѴ
had this name	āҏŅѴ
hand	Ĕ҆Ł҆
hand _ of	đ҈
hand _ over	Ĕ҇
hand _ to	Ł҆
hand over	Ł҆
hand over to	Ł҆
hand side	đ҈
hand side of	đ҈
handle	Āҗ
handled	ĀҗĢҌĸѷ
handled $	ĀҒĸѺ
handled _ $	Āҋ
handled |	Āҋ
handled | $	Āҋ
handlers	ĀҮ
handlers $	ĀҢ
handles	āҌ
handles the	āҌ
hands	āѷĉ҇ŇҊ
hands _ been	ĀҌ
hands back	Ň҉
hands have	ĀҌ
hands have been	ĀҌ
happen	ĀѶň҆
happen _ know	ĀѸň҆
happen if	ā҈
happen to	ĀѸň҆
happen to know	ĀѸň҆
happened	Āҋ
happens	āҔĬ҇
happens _ be	Ĭ҈
happens _ i	ā҆
happens if	āҐ
happens to	Ĭ҇
happens to be	Ĭ҈
has	āѮăѷĄҎćѹĉѷĊѺČѹčҏĎ҈Ē҆ē҇ĖѺĚҍĜҍĝ҆ğѸġҌĢѺģѸĤ҈ħѺĩѺĭҋĮѶįҊĳ҉ķ҆ĸ҆ĺ҈ļҌŀѺłѺŃѸńѷŅѲņҒŇѲŊҌŌѹŏѺœ҆
has $	ĀҋāѴđ҆ē҉Ĥ҈Ł҈ō҇
has <commit>	ĀѺ
has <name>	ĀҒāѲćѶďҊĘ҉Ě҈ě҆ġѺĤѹĭҌľ҇ņҋőҌ
has <name> $	ā҈
has <name> among	ě҆ň҆
has <name> as	Ā҇Ļ҇
has <name> been	āѹĬ҇ĭҋő҈
has <name> got	Ā҆ď҆
has <name> in	Ā҆Ģ҇
has <name> that	ď҇
has <path>	āѶį҆ņ҆ő҆
has <path> been	Ď҈
has _ $	ā҉ćѹķ҈ĸ҆ņ҈ň҈
has _ <commit>	ā҉
has _ <name>	Đ҈į҉ķ҇
has _ <path>	ĀѮāҒ
has _ a	ĀѸĵ҈
has _ among	ě҆ň҆
has _ and	Ā҆āѹ
has _ are	Ī҈ŏѺ
has _ argument	Ā҈
has _ as	Ā҆ĩ҆Ļ҇
has _ become	ņҍ
has _ been	ĀѶĎҐĬ҈ĭҌőҌ
has _ body	ĺ҉
has _ changed	Āѷč҇
has _ class	ć҈Ě҉ľѹ
has _ declared	Ĭ҉
has _ ever	ā҈
has _ existed	Āҋāѷ
has _ file	āѺį҆
has _ function	ę҆
has _ gone	ņ҆
has _ got	Ā҈āѰĂ҇ď҆
has _ had	ĀѸāҋ
has _ import	Ĝ҇
has _ imported	ĝ҉
has _ in	Ā҇āѺĢ҇ĥ҆
has _ inner	ļ҈
has _ it	ĭ҆
has _ its	ć҈
has _ kept	ĭ҆
has _ key	Ā҉
has _ line	Ķ҉
has _ many	Āҏ
has _ method	ĀѸā҈ĺҊ
has _ methods	ā҈ľ҉
has _ most	ā҇
has _ name	Œ҇
has _ overridden	ŀ҈
has _ own	Ć҇
has _ parent	ā҇
has _ repository	ĀѹġҐ
has _ string	ā҇
has _ test	ĀѺŊ҈
has _ that	ď҇
has _ type	Ő҆
has _ typedef	Ľ҇
has _ value	đ҆
has _ workflow	ĀѰāҐ
has _ written	āѺķ҆
has _ |	āѷć҆ĳ҇őҊ
has a	Ā҈āѹĕ҆ĺ҉ļ҉
has a key	Ā҉
has a method	Āѹā҇ĺ҈
has abstract	ā҈
has abstract methods	ā҈
has an	Ĝ҇ļ҆
has an argument	Ā҈
has an import	Ĝ҇
has an inner	ļ҇
has anybody	ĀѶāѷĝ҉ĵ҆ň҈
has anybody imported	ĝ҉
has anyone	Āҏ
has as	ć҈
has been	ĭ҇
has been kept	ĭ҆
has changed	ĀҍāѴ
has changed <name>	Ā҇āѷ
has changed <path>	Ā҇āѹ
has commit	ā҉
has commit <commit>	ā҉
has deleted	Āѯāғ
has ever	Ā҇āѺ
has got	Āѹĳ҈
has got |	ĳ҆
has how	ĀҐ
has how many	ĀҐ
has it	Ā҉āѫĂ҇ķ҇ĸ҇
has it $	ķ҉ĸ҆
has it been	āѺ
has it got	Ā҇āѷĂ҇
has its	Ć҇
has its own	Ć҇
has more	ā҉
has n	ľҌĿѸŊ҈
has n test	Ŋ҈
has no	ā҈
has not	āѹĭ҆
has not it	ĭ҆
has one	āѺ
has put	ė҆
has renamed	Āѫāҗ
has somebody	İ҆
has somebody written	Ā҆
has that	ā҉Ŕ҆
has the	ĀѨā҈ć҇Đ҇ę҆Ě҈ġҎĺҐľѹņѹŒ҆œҍŔѺ
has the body	ĺ҉
has the class	ć҈Ě҉ľѹ
has the file	āѺį҆
has the function	ę҆
has the most	ā҇
has the typedef	Ľ҇
has the workflow	ĀѰāҐ
has to	Ăҍ
has today	ņ҉
has today $	ņ҉
has which	Ą҇đ҇Ī҇Ŀ҆Ő҆
has which are	Ī҈ŏѺ
has which methods	Ŀ҆
has |	āѸň҉
has | $	āѸň҉
hash	ĀѵąҎİғ
hash $	ą҉
hash _ message	İҋ
hash _ the	ą҆
hash and	İҍ
hash and message	İҋ
hash of	ą҆
hash of the	ą҆
have	Āҋā҈Ă҆ĉѸĊѹčѺĎҋĐ҈đѶĒҊĕѺėѷĚѺě҉ĜѹĠҋġҖģѺĥҋħѹĬѷĭ҈Į҆ı҉ĸѸŀ҇ł҇ņѵŇѷň҉ŉҌŊѸŋҏŌѺŎѷŐ҆œѺŔ҆
have $	ĀѲāѰć҆ĖѺıҘŀ҆ňҗōѺŐ҈
have <commit>	ŉ҆
have <literal>	ĥ҈
have <mark>	Ē҉
have <name>	ĀѰāѮćѸěҐĠґĭ҆ňҌŋ҆
have <name> $	Ġ҆
have <name> among	Āѹě҆ŋ҇
have <name> as	āѺĘ҉ěҋň҇
have <name> in	Āѹ
have <name> visibility	ĭ҉
have <name> |	Ā҇āѹĠ҈
have <path>	Ď҆ĝ҆
have <path> in	Ď҆
have _ $	ĀҖāѰă҆ĎҋĕѺĖ҆ġ҉Ģ҇Ĥ҇ıѵĸѸĿ҈ŉ҆Ŋ҇ŋ҉
have _ <name>	Ā҈āѴĐҎđѸĒ҇ġҎĥ҈
have _ <path>	ĀґāѺ
have _ among	Āѹě҆ŋ҇
have _ and	Ŋ҆
have _ as	āѺĘ҉ěҋĜѺĝ҈ň҇
have _ be	ė҈
have _ been	āґĎѴ
have _ catch	ā҉
have _ changed	ĀҋāѺ
have _ class	Ā҈
have _ common	āҊ
have _ default	ĕ҆
have _ expect	Ā҉
have _ for	ĀѸň҆ō҉
have _ go	ő҆
have _ got	Ā҉
have _ hand	Ł҆
have _ impl	ĥ҆
have _ imports	Ā҆ŏѺ
have _ in	ĀѷĎҊ
have _ install	ĀҒ
have _ it	ľ҇
have _ line	ĀѴāҌ
have _ many	ĀѶāҏ
have _ my	āѺĞ҆
have _ on	ā҉
have _ override	ĀѺĂҋ
have _ own	āѷŀҍ
have _ pass	Ł҆
have _ run	Į҈
have _ same	ā҆
have _ superclass	ĀѺćҋ
have _ to	āѹ
have _ visibility	ĭґ
have _ |	ĀҗāѲĠ҈ġ҆
have a	ćҋġ҉ĵ҇
have a <name>	āѷġҎĳ҆
have a class	Ā҈
have a superclass	ćҋ
have an	Āҍāѷ
have an impl	ĥ҆
have been	ĀҔ
have been changed	Āҋāѹ
have been on	ĀҌ
have changed	Āҋ
have changed <name>	ĀҋāѶ
have changed line	ĀѴāҌ
have for	Āѹō҉
have for <name>	ĀѺō҉
have here	ł҇
have in	ĀқāѰđѶĞ҆ľ҇
have in <name>	ĀҖāѺđѸ
have in <path>	Āғāѯ
have in common	āҊ
have in it	ĀѺľ҇
have its	Đҏļ҆
have its <name>	Đҏ
have many	Ā҈
have no	Āѷāҏ
have not	ĀѴāҏ
have one	ŋҊ
have outside	āҍŊѸ
have tests and	Ŋ҆
have tests |	Āҋ
have that	ĀѵāѺġҒ
have the	Āѷā҇Ē҇
have the same	ā҆
have their	āѶŀҍ
have their own	āѶŀҍ
have to	Ā҇ā҈ĂҋĮ҇
have to be	ė҈
have to catch	ā҉
have to expect	Ā҉
have to go	ő҆
have to hand	Ł҆
have to install	ĀҒ
have to override	ĀѺĂҋ
have to pass	Ł҆
have to run	Į҈
have too	Āѹāҋ
have too many	Āѹāҋ
have unused	Ā҇ŏѺ
have unused imports	Ā҇ŏѺ
have we	ō҉
have we got	Ā҉
have |	ă҇ĎҌĕѺĖ҇Ģ҈Ĥ҉ıѵĸѸĿҊň҆Ŋ҇
have | $	ă҇ĎҌĕѺĖ҇Ģ҈Ĥ҉ıѵĸѸĿҊň҆Ŋ҇
having	ĀѶĒ҉ĩ҆ň҈
having <name>	ĀѸĒ҆ň҈
having <name> as	Āѹň҈
having _ as	Āѹň҈
having _ import	ĩ҆
having _ in	Ń҆
having an	ĩ҆
having an import	ĩ҆
head	āѵĎѳİҰ
head $	ĀҊ
head _ $	ĀѶİґ
head _ which	Āѷİҋ
head commit	İҊ
head is	ĀѺİ҉
header	ĀѶā҈ĽҔ
header _ it	Ľ҈
header of	ā҉
headers	ĪҊ
headers _ <name>	Ī҈
headers _ <path>	Ā҆
headers does	Ī҆
headers does <path>	Ā҆
hello	ĀѶāҎ
hello _ i	ĀѺāҋ
hello |	Āѷāҍ
hello | i	ĀѺāҌ
help	Āѹāғċ҆
help _ find	āҘĢѷ
help _ understand	Ģ҆
help me	āҘ
help me find	āҘĢѷ
help me understand	Ģ҆
helper	ķҫĺѹĻҋļҚŁѺ
helper <name>	ķҘĺѺĻҌļҘ
helper <name> $	āѸķҋļҌ
helper <name> enclosed	ā҆
helper <name> is	ļ҇
helper <name> |	ķ҇
helper _ $	āѹķҋļҌ
helper _ <name>	ķґ
helper _ enclosed	ā҆
helper _ is	ļ҇
helper _ |	ķ҆ļ҆
helpers	Ā҉āѲĉҗ
helpers _ $	ĀҐāѵ
helpers _ <name>	āѸĉҌ
helpers does	ĀѺĉҌ
helpers does <name>	āѸĉҌ
helpers |	ĀҐāѴ
helpers | $	ĀҐāѴ
here	ĀѯāѩĈҏđѺĒҋėҌġҟĬѺĮґįѺİґıҖłґņѺ
here $	ĀѹāѵĈҋġҏİ҇ıҏ
here _ $	ĀѶġҏĮҍİ҉ı҈ł҆
here _ in	Ā҆
here _ not	ė҆
here does	Ā҇
here does not	Ā҇
here is	ė҇
here is not	ė҇
here |	ĀѳāѹġҎĢѺĮҍİ҉ı҈ł҉
here | $	ĀѷġҏĢѺĮҍİ҉ı҉
hey	āѱă҆
hey _ tests	Ā҇
hey _ you	ĀҎā҈
hey can	Āҏ
hey can you	Āҏ
hey do	ā҉
hey do you	ā҉
hey i	ĀѶāѹ
hey what	ĀҊ
hey what tests	Ā҇
hi	ĀѷāҔ
hi _ could	ķ҆
hi _ m	ā҇
hi _ somebody	Ā҇
hi i	ā҇
hi i m	ā҇
hi there	ā҉
hi | could	ķ҆
hi | somebody	Ā҇
hidden	āѵĻҋ
hides	őҎ
hides _ $	őҎ
hierarchy	ĀҐāѲćҊĚғŀ҉ňҋ
hierarchy _ $	ĀѷāѺćҊĚ҈ň҇
hierarchy |	ĀѷāѺćҊĚ҈ň҇
hierarchy | $	ĀѷāѺćҊĚ҈ň҇
hint	ĀҊ
history	ĀҚāѶĎ҉İҕ
history $	ĀҢāѮąѹ
history _ <name>	āѹą҇Ďҋ
history _ <path>	Ďҏ
history _ i	ā҆
history _ this	Āѳāҋİ҆
history of	ĀѰā҈Ďҙ
history of <name>	Ďҋ
history of <path>	Ďҏ
history of this	Āѳāҋİ҆
history was	ĀҏāѶ
history was <path>	Ā҇
history when	ā҆
history when i	ā҆
history |	ĀѪāҎİҋ
hit	Āѹč҇
hits	ŏҘŔ҆
hits _ <name>	Ā҈ŏҋ
hits for	Ā҇ŏҘ
hits for <name>	Ā҈ŏҋ
holding	ĀѹāѹķҌŉҊőҋ
holding _ $	ĀѺāѹŉҊőҏ
holds	āѯĐ҉ĤҐĵҋŇѺŌ҈Ő҉ő҆
holds $	ĤҒ
holds <path>	ĀҒőѳ
holds _ $	Ā҇ő҇
holds _ <name>	ő҆
holds _ copyright	Āѹā҈
holds _ value	đ҆
holds _ |	ĀғőѰ
holds our	ĀѸőҐ
holds the	ĀѷĵҌ
holds the copyright	Āѹā҈
holds |	Ā҉
holds | $	Ā҉
hole	İҎ
home	ĀҌāѵġ҇
hops	ħҌ
hops _ |	ħҋ
hover	Ő҆
how	ĀґāҠĂѺăѺąѶĆ҆ćѺĈѳĉѹĊѶčѹĎүďҡĐѺđҕēѺėҋĘѺęѺĜѸĝѳĠѹġѹģѺĤѷĥѶĦѸħҘĨҜĩѮĪѹĭѷįҏıҒĲѹĳҦĴґĶѷķѺľҩŀѺŃѺńѺŅҐňѸŊҭŋѷŌѷŎѵŏѹŐѺŒѰœѹŕѺ
how <path>	Ĩҋ
how <path> becomes	Ĩ҆
how _ $	āѺĴ҆
how _ <name>	ĀѺā҇ď҇ħҎ
how _ <path>	āѺĝѺħҋĨҗ
how _ abstract	ĀҊāѸ
how _ ago	āѷįҍ
how _ are	Āҋ
how _ arguments	Ā҇
how _ asserts	ĀѵāҎ
how _ attributes	ĀҊāѺ
how _ becomes	Ĩ҆
how _ bytes	ĀѲāґ
how _ checkins	ĎҊ
how _ classes	ĀҐ
how _ commits	āҊĎҝ
how _ cut	ā҇
how _ data	Ā҈
how _ days	ĀѭāҔ
how _ descendants	Ā҈
how _ different	āѹ
how _ do	ā҈
how _ does	ĀѰāҚė҈
how _ entries	ĀѹĎ҈
how _ exceptions	ĀҊāѷ
how _ exports	ĀҐāѵ
how _ fields	ā҆
how _ files	ĀҘāѵĩѹ
how _ functions	ĀҐāѱľҋ
how _ has	ĀѸāѸĎ҉įҊ
how _ i	ĀѮāҫŁ҆
how _ import	ā҈
how _ imports	Ā҉
how _ inputs	āѺ
how _ is	ĀҗāѷđҍĚ҆Ĭ҆ĳ҉ŒѴ
how _ it	ĀѶĮ҆ĴҊŅ҆
how _ itself	ņ҈
how _ jobs	ĀѶāҋ
how _ line	Ĵ҈
how _ lines	Āѵāғĳҝ
how _ member	Āѵľґ
how _ members	Ā҉
how _ methods	ĀѳľҦ
how _ must	āѸė҈
how _ of	āҌ
how _ one	āѹŅҊ
how _ open	ĀѺā҈
how _ other	Ā҇
how _ parameters	ĀҊāѸ
how _ people	āҎ
how _ places	āѸĆ҉
how _ revisions	ĀѴĎҐ
how _ rows	ĳ҈
how _ seconds	ā҇
how _ subclasses	Ā҉āѹ
how _ test	ĀѫŊҜ
how _ tests	ĀѲāҏŊҟ
how _ that	Āѹĳ҆
how _ the	ĀҌďҋ
how _ there	ā҈
how _ things	Ā҆
how _ this	ĀѺāѹıҐ
how _ times	ĀѴā҇ĎҐ
how _ transitively	ħ҆
how _ unit	Ŋ҆
how _ you	ł҉
how _ |	āѷđ҆
how are	Āѷā҇
how big	āҊđ҆ŒѴ
how big is	āҋŒѴ
how calls	ņ҈
how calls itself	ņ҈
how can	āҊ
how can i	ā҇
how come	āҫ
how come <name>	āҎ
how come <path>	ā҉
how come the	ĀғāѶ
how come there	ā҈
how deep	ĀѺā҈
how deep is	ĀѺā҈
how did	Ņ҉
how did it	ĀѺā҈
how did one	āѸŅҊ
how do	ĀѸāҍďґħ҆
how do i	ĀѲāҠŁ҆
how do the	āѹďҋ
how does	ĀѷāѫħҔĨҋĴґ
how does <name>	ĀѲħҍ
how does <path>	āѵħ҇Ĩҋ
how does it	āѹĴҊ
how does line	āѺĴ҈
how does the	Ā҇āѺ
how exactly	Ĵ҆
how exactly $	Ĵ҆
how fast	Āѵāҍ
how fast is	Āѵāҍ
how is	ĀҊāѦĨҌĮ҆ıҏ
how is <name>	Āңāѣ
how is <path>	ĨҌ
how is it	Į҆
how is the	Āѷāҋ
how is this	ĀѳıҐ
how it	Ě҆
how it is	Ě҆
how long	āҏįҎĳҍ
how long ago	āѷįҍ
how long do	ā҈
how long does	ĀѸāҒ
how long has	Ā҈āѹ
how long is	ĀҊāѶĎ҆ĳ҇
how long the	ā҈
how many	ĀӅāѴĆ҇ĎҭĤѹĩѴĳҠľҬŊҶ
how many abstract	ĀҊāѸ
how many are	Āҋ
how many arguments	Ā҇
how many asserts	ĀѵāҎ
how many attributes	ĀҊāѺ
how many bytes	ĀѲāґ
how many checkins	ĎҊ
how many classes	ĀҐāѸ
how many commits	ĀѹāҊĎҠ
how many days	ĀѭāҔ
how many descendants	Ā҈
how many different	āѹ
how many entries	ĀѹĎ҈
how many exceptions	ĀҊāѷ
how many exports	ĀҐāѵ
how many fields	ā҆
how many files	Āғāѷ
how many functions	ĀҌāѴľҋ
how many jobs	ĀѶāҋ
how many lines	Āѵāғĳқ
how many member	Āѵľґ
how many members	Ā҉
how many methods	Āѳľҥ
how many of	ā҇
how many open	ĀѺā҈
how many other	Ā҇
how many parameters	ĀҊāѸ
how many people	āҎ
how many places	āѸĆ҉
how many revisions	ĀѴĎҐ
how many rows	ĳ҈
how many seconds	ā҇
how many subclasses	Ā҉āѹ
how many test	ĀѭŊҝ
how many tests	ĀѲāҒŊҜ
how many that	Āѹĳ҆
how many things	Ā҆
how many times	Āѳā҇ĎҐ
how many unit	Ŋ҆
how mnay	Āқāѳ
how much	ĀѵāѶđҖ
how much is	āѷđ҉
how new	āѶėҐ
how new does	ė҈
how new must	āѺė҈
how often	ā҇ĎҐ
how often does	Āѹāҍ
how often has	ĀѺĎҊ
how often is	Āҗāѳ
how recent	Į҉
how recently	Āѹį҈
how recently has	Āѹį҈
how the	ď҉
how this	ıҌ
how to	ĀѸāҡħѺ
how to cut	ā҇
how was	āѵŅҍ
how was it	āѺŅ҈
how well	ĀѺā҆
how would	łҊ
how would you	ł҉
hunting	ĵ҆
hunting for	ĵ҆
hwo	Āѷľ҇
hwo many	Āѷľ҇
i	ĀѬāѢĄѹĔ҆ĖѺĚ҇ěѺĝҌğѹģ҆ĪѺĭ҈įѹıѸĵҒĶ҆ķҋĹ҈Ļ҆Ŀ҈Łҏł҈ŃѹņѷŌѶōѺŐѺő҈Œ҆
i _ $	Āѹāҏł҇
i _ <name>	Āҍāѹď҆ĔҊĚ҇Ģ҇Ĭ҇ĭѹĮѺŁѹń҈
i _ <path>	ĝҌ
i _ a	ĀѱĢ҇
i _ across	āѺ
i _ after	Ğ҈
i _ at	āѷĨ҈ł҇
i _ back	ĀҌāѺ
i _ by	ė҆
i _ calling	Ā҇
i _ errors	ĀґāѰ
i _ for	āѺė҆
i _ from	ĀѶģ҉
i _ if	Āҋ
i _ implementing	āҌ
i _ in	Ā҆Ğ҆ğѹĭ҉
i _ is	Ā҈
i _ it	ĀѶāҎĮ҆Ł҈
i _ its	ķ҇
i _ like	Ā҈āѳĪ҆
i _ looking	Ā҆
i _ moving	Ī҆
i _ new	Ģ҆
i _ not	āѬĔ҆ĬѸ
i _ on	ĀѶā҇ĭ҆Ŀ҉
i _ only	āѹĵҋ
i _ out	Ĕ҆
i _ renaming	ā҇
i _ seeing	Ľ҆
i _ test	ā҆
i _ that	Ĭ҉
i _ the	ĀҞăѺĆ҇ćѺĐѺđ҆Ĭ҆İ҆ĹҍĻѺĿѹ
i _ this	Āѹā҈Ė҈Į҈
i _ to	Ā҆āѪĂҊĐ҆đѸĔѺĖѹėѷĞѹħ҈Ĭ҆Ķ҆ķ҆ŁҖłѺńҌőҋ
i _ when	ĀѺđ҆Ň҆
i _ wondering	āҌ
i _ writing	āѳ
i _ wrong	ā҈
i _ |	ĵ҇Ŀ҈
i alter	Ā҆
i alter the	Ā҆
i call	Ā҆āѴĊѹĔ҇Ŀ҉ŁҌńҊŇ҆
i call <name>	ĀҍāѪĔ҈ńҍŇ҇
i call it	ŁҊ
i call on	ā҇Ŀ҉
i can	Ā҈āѵ
i can not	ĀҋāѸ
i change	ĀҐāѮ
i change the	ĀҗāѬ
i correct	ĭ҆
i correct in	ĭ҆
i d	ĀҊāѵĪ҆ŀ҇
i d like	ĀҊāѶĪ҆
i delete	ĀҊ
i delete <name>	Ā҇
i do	ĀѰāѴĎ҆Ĕ҆
i do not	ĀѱāѴĔ҆
i drop	ā҆
i drop the	ā҆
i extend	ĀѺĂҋ
i extend <name>	ĀѺĂҋ
i find	āѨĘ҈ĚҊĜ҆Ĭ҆œ҈
i find <name>	ĚҋĬ҈
i find <path>	Ĝ҇
i find a	Ā҆
i find in	Ā҆
i find its	ķ҇
i find the	ĺ҆
i find |	Ŀ҈
i follow	ħ҇
i follow to	ħ҇
i get	āѵĞ҈Ŏ҆
i get after	Ğ҈
i get back	ĀҍāѺ
i get errors	ĀґāѰ
i have	āѹĂ҇
i have to	ĀҎĂ҉ėѺ
i hover	Ő҆
i import	ĀѸģҋł҈Œ҇
i import <name>	Œ҇
i import from	ģҋ
i install	ĖҊĮ҈
i install it	Į҇
i install this	Ė҉
i keep seeing	Ľ҆
i leave	ā҉Ĕ҈
i leave out	ā҆Ĕ҆
i look	āѺĻ҇
i look at	ĭ҆
i looking	ł҇
i looking at	ł҇
i m	āѴĚ҆ĝ҆Ģ҆
i m <name>	ć҆
i m a	Ģ҈
i m calling	Ā҇
i m implementing	āҌ
i m looking	Ā҆
i m moving	Ī҆
i m new	Ģ҆
i m renaming	ā҇
i m writing	āѳ
i mean	āѨİ҈Ĺ҇Ł҆
i mean is	Ā҈
i mean the	Āѹİ҇Ĺ҇
i move	āҋ
i need	āѺĖѷĞѹĬ҈ĶѺĽ҇ń҉
i need for	ė҆
i need only	ĵ҆
i need the	ĀғāѵĐѸļ҆Ľ҈
i need to	ĀѳāѺĬ҈ń҉
i never	Ĕ҉
i open	āѷĬ҈
i open the	Ĭ҈
i pass	ĀҗāѷŁҊ
i pass to	Ā҆āѹŁҋ
i put	āҏğѹ
i ran	Ā҈
i ran only	Ā҈
i read	đ҆Ĺ҇
i read <name>	đ҆
i read on	Ĥ҆
i read the	ĀѺĹ҇
i receive	Ň҉
i rely	ā҆ĭ҆
i rely on	ā҆ĭ҆
i rename	ā҇
i right	Āґ
i right that	Ā҇
i right |	Ā҆
i run	ĀѶł҈
i scroll	āѺ
i see	ĝ҆
i see the	ā҈œѺ
i see |	Ĵ҆
i skip	Ā҉āѵĔ҆
i skip the	Ā҉āѶ
i start	Ĩ҈
i start at	Ĩ҈
i subclass	ā҇
i subclass <name>	ā҇
i suspect	Ā҆
i suspect <name>	Ā҇
i treat	ĭ҆
i treat <name>	ĭ҆
i use	Ģҋ
i use <name>	āѺĢҋ
i use this	ā҇
i ve	ĀѶāѺ
i want	Ċ҆ĭ҈
i want to	Ċ҆
i was	āҊ
i was wondering	āҍ
i wonder	ĀҎ
i wonder if	Ā҉
idea	ĢҏķҊ
idea _ <name>	Ģҏ
idea _ the	ķ҆
idea behind	Ģҏ
idea behind <name>	Ģҏ
identical	ā҈Ćѹ
identifier	ġ҇
identifier <name>	ġ҇
identifier <name> is	ġ҈
identifier _ is	ġ҈
identifiers	Ā҈āѺģ҇
identifiers _ into	Ā҉
identifiers come	Ā҉
identifiers come into	Ā҉
identify	ĀѱāѠĉҋĿ҈ŀ҆Ń҆ń҉
identify _ <name>	Ğ҇
identify _ file	ĺ҆Œ҇
identify _ functions	ĿҌ
identify _ predecessor	Ņ҆
identify _ subdirectory	ő҆
identify all	ĿҌ
identify all functions	ĿҌ
identify each	ĉҐĤ҇ńҋ
identify every	āѷŀҌŃ҉
identify the	ĀѺāѰ
identify the <name>	Ğ҇
identify the file	ĺ҆Œ҇
identify the predecessor	Ņ҆
identify the subdirectory	ő҆
if	ăѺĆѺćѷĈҐĉѸčғĔҐĕ҇Ęҋę҉Ě҆ěҏĜҍĝҏğѹĠҎġҕĢѵĥѺĦ҉ĩѹĪѺĬҎĭҎŀѴŃѺŅѺňѸŋґŌҔōѷŎҔőѹœѴ
if <commit>	čҋ
if <name>	Ā҇āѷĘҒęҋĚ҉ěҒĠ҈ġ҇Ĭ҉ĭҊ
if <name> counts	ĭҊ
if <name> exists	ġҌ
if <name> has	Ā҇ě҆
if <name> is	Āғę҉ěҍĬҋĭѹ
if <name> was	Ġ҇ĭҋ
if <name> were	ā҇
if <path>	Ĝ҈ĝҐ
if <path> gets	ĝҌ
if <path> is	ĝ҆
if _ <name>	Ō҇
if _ build	Ĉ҆
if _ class	Ā҆
if _ counts	ĭҊ
if _ do	āѷĔҋ
if _ drop	ā҆
if _ exists	ġҌ
if _ function	Ĭ҈
if _ gets	ĝҌ
if _ got	č҇
if _ has	Ā҆ě҆
if _ includes	Ĝ҇
if _ is	ĀҎāѴęҊěҌĝ҈ĬҍĭѺŎ҈
if _ leave	Ĕ҇
if _ look	ĭ҆
if _ of	ŋ҈
if _ pulls	Ĝ҇
if _ ran	Ā҈
if _ skip	Ĕ҆
if _ test	Ō҉
if _ tests	Ŏ҇
if _ the	Ō҆
if _ was	Ġ҉ĭҋ
if _ were	āґ
if a	ŋ҇
if any	ĀѷŋҌ
if i	ĀѸāҐĂ҇ĔғĖ҆Ģѹĳ҆
if i do	āѺĔ҈
if i drop	ā҆
if i leave	Ĕ҇
if i look	ĭ҆
if i ran	Ā҈
if i skip	Ĕ҆
if it	ĀѺĈ҉Ŏҋ
if it is	ŎҊ
if test	Ō҇
if test <name>	Ō҇
if the	Ĉ҈ĬҊŎ҆
if the build	Ĉ҆
if the class	Ā҆
if the function	Ĭ҈
if there	Ā҇ŋ҇
if there is	ŋ҆
if this	ġ҆
if we	ā҈
ignore	āҚĊѷŒ҇
ignore _ result	ā҇
ignore its	ā҇
ignore its result	ā҇
ignore the	ā҆Œ҇
ignored	āҍ
ignored _ git	āҌ
ignored by	āҌ
ignored by git	āҌ
impl	Āѵĉ҇ĥґīҕĿҋ
impl <name>	āѵĥҖ
impl <name> for	āѵĥҖ
impl _ <name>	ĥҍ
impl _ for	ĀѸāѲĥҒīҖ
impl _ of	ĉ҇Ŀҋ
impl of	āҕ
impl of <name>	ĥ҈
implement	ĀҌāҘĂҘćѸĥғŀ҈ňѱ
implement $	Ă҈ī҉
implement <name>	ĀѹĥҏŀҊňѹ
implement <name> $	ŀҌ
implement <name> |	ĥҍ
implement _ $	āѵĂ҉ĥ҈ŀҋňѺ
implement _ <name>	ĥҍ
implement _ abstract	ā҉Ăѹ
implement _ interface	ĀѺāҋĥѷī҇
implement _ interfaces	ā҉
implement _ trait	ā҈
implement _ |	ĀҎāѸĥҎ
implement any	ī҇
implement any interface	ī҇
implement in	ĀҌāѹ
implement it	Āҏ
implement it |	ĀҏāѸ
implement its	āҊ
implement its interfaces	ā҈
implement the	āґ
implement the interface	āҊĥѸ
implement |	Ā҈āѳĂ҈ī҇
implement | $	Ā҈āѳĂ҈ī҇
implementation	Āѹā҆ĂҊĥ҇īґ
implementation _ <name>	ĀѶāҐĥ҈
implementation _ interface	ĥ҇
implementation _ its	Ă҇
implementation _ the	Ā҇
implementation for	Ă҇
implementation of	ĀѴāҍĥҊīҋ
implementation of <name>	ĀѰāҐĥ҈
implementation of interface	ĥ҇
implementation of the	Ā҇
implementation that	Ā҆
implementations	āѹĥҿī҈Ľѹŀ҈ňѹ
implementations $	ĥҕ
implementations _ <name>	ĥҜ
implementations _ the	ī҉ŀ҆
implementations of	ĥҗ
implementations of <name>	ĥҐ
implementations of the	ŀ҆
implemented	ĀѺā҆ĥғīқķҊĺҌĽѹňѵ
implemented $	ķҋĺҎĽѹŀ҇
implemented _ $	ĥҊ
implemented _ <name>	īҊ
implemented _ the	īҌĹ҇
implemented _ which	ĥ҈
implemented by	Āѹā҈īҎňѹ
implemented by <name>	ī҇
implemented by the	ī҇
implemented for	ī҆
implemented |	ĥҋ
implemented | $	ĥҋ
implementer	ĥ҈
implementer _ <name>	ĥ҈
implementer of	ĥ҈
implementer of <name>	ĥ҈
implementers	Āѷĥҿňѹ
implementers $	ĥҡ
implementers _ <name>	ĥҞ
implementers of	ĥҞ
implementers of <name>	ĥҞ
implementing	ĀѸāҏĥґ
implementing <name>	āҌĥ҈
implementing <name> $	ĥҊ
implementing <name> so	āҌ
implementing _ $	ĥҍ
implementing _ so	āҌ
implementing _ |	ā҆
implementing it |	ā҆
implementors	ĀѺāѸĥҠĽѷ
implementors _ $	ĥ҇
implementors _ interface	ĥ҆
implementors _ the	ĥҍ
implementors of	ĥғ
implementors of interface	ĥ҆
implementors of the	ĥҍ
implementors |	ĥ҇
implementors | $	ĥ҇
implements	āѱĥңīҬ
implements $	īҋ
implements <name>	ĀѹĥңīѶ
implements <name> $	ĥ҈
implements <name> |	ĥҎ
implements _ $	ĥ҆īҊ
implements _ of	īҍ
implements _ trait	ĥ҆
implements _ |	āѺĥҕ
implements clause	īҎ
implements clause of	īҍ
implements the	Ā҉āѺ
implements the trait	ĥ҆
implements what	ĥѺīҏ
impls	ĥҋīҒĽѷ
impls _ interface	ĥҌ
impls of	ĥҎ
impls of interface	ĥ҇
import	āҐĜҧĝҙģғĦҺħқĨқĩҔĪҖĬѹĳѴłҎŅѺŏҎőѶ
import $	Ĝ҈ģҏħѺĩғŏѴ
import <name>	ā҇Œ҇
import <name> $	ĀѺā҆
import <path>	ĀѴāҜĜ҈ħҌĪѸ
import <path> $	ĀѶāҎĜҋ
import <path> inside	ĝ҆
import <path> lazily	ā҈
import <path> |	ĀѸĜ҉ħҊ
import _ $	ĀҕĜ҆ĝѺĦҋĩ҆Ī҇ŏѵ
import _ <name>	ģ҆ħҌŒ҇
import _ <path>	ĀґĝҎģ҆ħҊĪѸ
import _ a	ł҆
import _ between	Āҍ
import _ does	ĪҊ
import _ ever	ŏ҆
import _ file	Ĝ҇
import _ for	Ĝҍ
import _ from	ĀѹāҏĪ҈
import _ go	ĀҎ
import _ in	ĀѶĪҎŏҍ
import _ indirectly	Ħ҆
import _ inside	ĝ҆
import _ is	Ĩ҈
import _ lazily	ā҈
import _ module	ĀҔĩѸŒѹ
import _ names	Ī҈
import _ nothing	ĪѺŏҋ
import _ of	ĀѹĪҗŏ҉
import _ or	Ħ҇
import _ other	ĀҋāѴ
import _ outside	ĀѹāҊ
import _ that	Ħ҆ħ҇
import _ then	ŏ҆
import _ through	ā҈Ħ҈Īѹ
import _ to	ħѶĨҘ
import _ using	ŏ҇
import _ which	ĀѹĦ҉
import _ |	ĜҔĝ҆ħҋĩ҉
import both	āҋ
import both <path>	ā҆
import but	ŏ҇
import chain	āҊħ҈
import chain <name>	ħ҆
import chain <path>	ħ҈
import chain to	ħѺĨ҇
import chains	ĀѺā҈
import check	Ħ҇
import check $	Ħ҇
import circle	Ħ҈
import count	ĀғĦѺĪѸ
import count $	ĀғĦѺĪѸ
import cycle	āҏĦҚĪѷ
import cycle $	ĦҏĪѺ
import cycle in	ā҈
import cycle which	ĀѹĦ҉
import cycle with	ā҆
import cycle |	Āҋ
import cycles	ĀҊ
import each	ĀҋāѴ
import each other	ĀҋāѴ
import exists	ĜҌ
import exists |	ĜҌ
import for	ĪѺŏҋ
import for nothing	ĪѺŏҋ
import from	ĀҠāѵģґĩѺĪѷ
import from <name>	ģ҇
import from <path>	ĀҟāѬģ҉
import from outside	ĀѹāҊ
import graph	Ħ҆
import hops	ħҌ
import in	ĀѷāҒĜ҉ĝѸĪ҇
import in <path>	ĀѹāҎĜ҆ĝѹ
import indirectly	ā҉ĪѺ
import indirectly through	ā҉ĪѺ
import involving	Ħ҆
import it	āѶĝҊĩҐ
import it |	āѷĝҋĩҊ
import its	Ī҈
import its names	Ī҈
import itself	ĦҐ
import itself indirectly	Ħ҆
import lines	āѹĪҖĳѹŏҌ
import lines from	Ī҉
import lines in	ŏ҆
import lines of	Ī҆
import list	Īқ
import list $	Īҋ
import list of	ĪҐ
import loop	Ħҍ
import of	āѺĝҘĩҎ
import of <path>	ĝҗĩ҇
import or	āѺłҎ
import or a	ł҆
import path	āѺħґĨ҇
import path from	ħ҇
import path to	Ĩ҇
import paths	āҋħѷ
import paths from	āҋħѷ
import route	ħҌĨҌ
import route is	Ĩ҈
import route to	Ĩ҆
import something	Ī҆
import something |	Ī҆
import statement	ĜҊ
import statement for	Ĝ҆
import statements	āѵĪҘŏҍ
import statements does	Īҋ
import statements in	āѺĪҊŏ҈
import statements of	ŏ҈
import the	Āҏā҆Ĝ҇ĩѶŒѹ
import the file	Ĝ҇
import the module	ĀҔĩѸŒѹ
import the names	ā҈
import without	ĪѺŏҌ
import without ever	ŏ҆
import without using	ŏ҇
import |	ĀҔāѴĪґ
import | $	ĀҕāѴĪґ
imported	ĝҙĦѹħѺĨҐĩҢĪҔŏҗ
imported $	ĩҖ
imported <path>	āґĝ҆ħ҆ĩѺ
imported <path> $	ħ҈
imported <path> in	ā҉
imported <path> into	ĝҊ
imported _ $	ĀѺĜҊħ҇ĩҔ
imported _ <name>	Ā҉ĝҊĨ҇ĩѵĪҊ
imported _ <path>	ĀѺĝҔħѺĨҋĩѵĪҍŏ҇
imported _ and	ĩ҉
imported _ file	Ī҈
imported _ in	ā҉
imported _ into	ĝҊ
imported _ nothing	ŏ҆
imported _ of	ģ҇
imported _ tests	ā҈
imported _ the	Ī҆
imported _ what	ĩ҆
imported _ within	ĝ҆
imported _ |	ĀҗĝѺ
imported at	Ī҆
imported at the	Ī҆
imported by	ĀҢģѹħѹĨҎĪѺ
imported by <name>	Ā҈Ĩ҆
imported by <path>	ĀҒĨ҉
imported by tests	ā҈
imported by |	ĀҊ
imported for	ŏ҆
imported for nothing	ŏ҆
imported from	ĀѩāҒĝ҈ģҋ
imported from <path>	ĀѯāҎģ҆
imported from where	ĩ҆
imported from within	ĝ҆
imported in	ĀѴāѷĝҍĪғŏ҈
imported in <name>	Ī҉
imported in <path>	Āѹĝ҈ĪҌ
imported into	Ā҈āѸĝ҇
imported into <name>	Ā҈āѺ
imported modules	Ī҈
imported modules file	Ī҈
imported names	ĀҍāѸŏҊ
imported names |	ĀҎ
imported out	ģ҇
imported out of	ģ҇
imported |	ĀѺĜҊĩҒĪ҆
imported | $	ĀѺĜҊĩҒĪ҆
importer	ĀѸĜ҆ĝ҇ģ҉ĩѷĪҋ
importer $	ĜѷĝҐģ҉
importer _ $	ĩѸĪҍ
importer _ <path>	ĜҐĝѸ
importer of	ĜҎĝѸĩѸĪҌ
importer of $	ĩѸĪҍ
importer of <path>	ĜҐĝѸ
importers	āѳĜҍģ҇Ħ҇ĩӐĳѺ
importers $	āѷĜҊĝѶĦ҈ĩҩ
importers _ $	āѺģҋĩҊ
importers _ <name>	ĩҏ
importers _ <path>	ĝ҉ĩ҉
importers of	ĝ҉ĩқ
importers of <name>	ĩҏ
importers of <path>	ĝ҉ĩ҉
importers |	āѹģҋĩҊ
importers | $	āѺģҋĩҊ
importing	ĀѲā҉ĜҊĝѷĦҊħҋĩҋĪ҈Œ҆
importing $	Ħ҆ĩѸĪҐ
importing <name>	ĩҊ
importing <name> $	ĩ҆
importing <path>	ĀѹāҋĜҋĝѶħҋĩ҉
importing <path> $	āҊĩ҇
importing <path> |	Ĝ҉ĝѷ
importing _ $	ĀѺāҌĩҊŒ҇
importing _ directly	ā҇
importing _ from	Ā҉
importing _ |	Ĝ҉ĝѹĩҊ
importing itself	Ħ҆
importing needless	ŏ҇
importing needless $	ŏ҇
importing them	Ā҉
importing them from	Ā҉
importing |	Ī҈Œ҇
importing | $	Ī҈Œ҇
imports	ĀҊĐѹĜ҆ĝҕģѺĦҬħҶĨҐĩ҆ĪҭĬѺŅѷņѸŏӉőѺ
imports $	ĝ҉ħҋĪҒŏѸ
imports <name>	ĩґĪѹ
imports <name> $	ĩ҇
imports <name> |	Āѹĩҍ
imports <path>	āғĜҞħѹĩҍĪѳŏѶ
imports <path> $	Ĝ҆ĩҍĪѸ
imports <path> but	ā҉ŏѺ
imports <path> does	ā҇Ĝ҈
imports <path> |	Ĝ҉ĩ҆
imports _ $	ĀҎāѸĝ҈ħ҆ĩҎĪ҈ŏѵ
imports _ <name>	ĀѷĪҒŏҘ
imports _ <path>	ā҉ĜѵĦ҉ħҎĩѺĪҏŏҙ
imports _ but	ā҉ŏѺ
imports _ does	ā҈Ĝ҈
imports _ ends	Ĩ҇
imports _ follow	Ĩ҆
imports _ from	ā҇
imports _ i	āѺ
imports _ importing	Ħ҇
imports _ never	āѶŏґ
imports _ not	āѸŏ҉
imports _ of	ĀҗĪѺ
imports _ round	Ħ҆
imports _ the	ŏ҆
imports _ unused	ŏ҇
imports _ uses	ā҈
imports _ using	ā҆
imports _ which	ĩ҇
imports _ |	Ĝ҈ĩҌ
imports actually	Ħ҇
imports actually importing	Ħ҇
imports are	ĀѺĨ҆ŏҌ
imports are follow	Ĩ҆
imports are not	āѹŏ҉
imports are unused	ŏ҇
imports can	ŏ҆
imports do	ā҆
imports from	ĀҌĦ҇ĪѺ
imports from <path>	ĀҎ
imports in	ĀѸāҊĪҗŏҐ
imports in <name>	Ī҉ŏ҇
imports in <path>	ā҇ĪҎŏҋ
imports inside	ŏ҇
imports is	Ĩ҈
imports is <path>	Ĩ҈
imports it	Āҍĩѹ
imports it |	ĀҎĩѺ
imports mention	ĩҎ
imports missing	ĀѺāҎ
imports missing from	ĀѺāҎ
imports of	āѹĜѺĝҋĦҊĩѷĪҔŏҐ
imports of <name>	āѺĩѹĪҌŏҋ
imports of <path>	Ā҆ĜѺĝ҈ĩѶĪҍ
imports of which	ĩ҇
imports only	ħҊ
imports only $	ħҊ
imports out	ĀҗĪѺ
imports out of	ĀҗĪѺ
imports still	ā҉
imports still using	ā҆
imports stuff	Ā҈
imports stuff from	Ā҈
imports that	āѹĦ҇Ĩ҆Ī҆
imports that ends	Ĩ҇
imports till	ħ҇
imports till <path>	ħ҇
imports what	Ī҈ŏѺ
imports what $	Ī҈ŏѺ
imports without	ŏ҉
imports |	Ā҇ĝ҉Īґ
imports | $	Ā҇ĝ҉Īґ
improt	ħ҉
improt _ starting	ħ҆
improt chain	ħ҉
improt chain starting	ħ҆
in	ĀѲĂ҇ĄғąҋĊѶċ҇čҋĎҎĐҞđѨĒѵēѬĔҔĕѶĝ҈ğҊĠҎġҍĢѸĤ҆ĥѸĦґĪ҉īѸĬіĭѶĮѰįѷıѪĲ҇ĳ҇Ĺ҆Ļғļ҉ľ҇ŀҊŁѳłѷŅѱņѨŇѭňѥŉҌŊґŌѥōѵŎғŏҍŐѶőҏŒѶœ҇Ŕғ
in $	āѸĪ҈ĵҋĶҊ
in <commit>	ĀѯČҐčҔ
in <commit> $	ĀѸČҎč҈
in <commit> |	ĀѸ
in <name>	ĀҗāҚĂғĆѹĉҌĊѹďѺĐҤđѪĒѷēѺĔґĕѷĖ҇ėѹĘ҇ğѸĠѱġѳĢѬģҖĤ҈ĦѶĩ҇ĬѹĭѷĴҊĶѹķѲĹҋĻҕļҊľ҇ĿҎŀѰŁѹŃѹńҍŇѸŊҚōѥŎқŏҔőѳœѶ
in <name> $	ĀҔā҇ĂҋĉғĊѷĒѺĔғĕѶĖҋĘѹę҇ĩҋĪ҆ķѺĹҍĻҒļѺľҌĿғŀѵŃѶńҋŊҎōѭŎѹ
in <name> <name>	ĕ҇
in <name> and	āѺ
in <name> be	Ā҇
in <name> do	Ŏ҈
in <name> fail	Ā҈ŊѺ
in <name> how	ĀѶ
in <name> is	Ę҈
in <name> of	ģҌ
in <name> on	Ĵ҆
in <name> pass	Ŏ҉
in <name> that	Đ҈ŏ҆
in <name> the	Ļѷļғ
in <name> there	ń҆
in <name> to	Ę҉ľѷ
in <name> what	ĀғāҘĂ҇đѶĢѳ
in <name> where	ā҈
in <name> |	ā҇ĂѹđѳĔҎĕѹĝ҇ĻҏļѺľ҆ŊҊ
in <path>	ĀҗāҪąѺčѹĐҠĜҊĝґģ҈ĦѶħ҆įѹĲ҈ĴҎŊҒŎҍŏҝőѪŕ҈
in <path> $	ĀҟĐ҇ĝҋģ҈ħѸĨ҈ĩ҉ĪґŊҐŎѳőѴ
in <path> and	Ĩ҇
in <path> are	ā҈
in <path> do	ĀѸŎ҆
in <path> fail	ĀҌŊѸ
in <path> green	Ŏ҆
in <path> how	ĀѸ
in <path> is	Ĝ҆
in <path> on	Ĵ҇
in <path> pass	Ā҆
in <path> right	Ĝ҇
in <path> that	ŏ҆
in <path> to	ā҇
in <path> unused	Ā҉
in <path> what	āҙĐѺ
in <path> who	Ĳ҆
in <path> |	Ā҆āѹĜѳĝғĲ҆
in <tag>	ĀҏāѭĄҙĊѸĠґ
in <tag> $	ĀҎĄҊĊѹ
in <tag> which	Ą҇
in <tag> |	ĀѷĠҋ
in _ $	ĀғāѷĂҌĄ҇ĆѺćѺĉҎĊѫČ҈ďѹĒѶĔҍĕѸėҙĝҊĠѴĢѸģ҆ħѵĨ҈ĩҏĪҚĬѺĭѺİҊıѹĴѹĵҋĸѹĹҋĻҋļѸĽҎľҗĿ҈łѺń҇ŅѹŇѹňѴŊҚōѰŎѨőѺŒѺœ҉Ŕѹŕ҈
in _ 's	ģ҉
in _ <commit>	ĀѲČҌčґ
in _ <name>	āҍĈҌĊѸďҊĐѵĔҌĕҌĘѹę҆ğҕġѸĤҒĪ҈ĭ҇ĵѳķѶĽѹōҊŎѷőѹŔ҈
in _ <path>	Ĩ҆ĪҊ
in _ <tag>	ĀѶāѺăҍĄ҆ĠҐ
in _ a	Ń҈
in _ all	āѷŎ҈
in _ an	ĩ҈
in _ and	āѹĨ҆Ī҇
in _ are	āҊģѺŎҊ
in _ arguments	ď҇
in _ be	Ā҇
in _ before	ā҈
in _ body	ĀѺāѳĉҚķѺĻ҇ļ҆Ŀ҉
in _ brackets	Ł҈
in _ but	ŏ҆
in _ by	Ā҉įѺ
in _ call	ĀѺāѹĊ҇
in _ checkout	ő҆
in _ ci	ĀѰāҜ
in _ circle	Ħ҈
in _ circular	Ā҇ā҈
in _ class	āѹľ҇ĿѴŀ҇ňғ
in _ classes	ŀҊ
in _ code	ĀѸāѫĊҎĐѺđҊĘ҉ġ҈Ģ҇ĭ҇Ķ҇ĺҋŔҊ
in _ codebase	ġҊ
in _ commit	ĀҗāѺč҈įҋ
in _ commits	Ā҇
in _ config	Ā҈
in _ configuration	Đ҇
in _ constant	đ҈
in _ cycle	ĦҊ
in _ declaration	ĥ҆Ł҆
in _ definition	Ł҉
in _ dependencies	āѶĖҍ
in _ derived	ŀҍ
in _ dir	ő҉
in _ directory	őҐ
in _ do	ĀѷŎҎ
in _ does	Ā҆
in _ earlier	āҐ
in _ elsewhere	Ī҆
in _ enum	ĸ҈
in _ fail	ĀҔŊѲ
in _ fails	Ŏ҆
in _ file	ĀѲāҙĐ҆ğ҆Ĳ҉Ķ҇ĸҋĹ҉ĺҎļ҆Ŋ҆őѮ
in _ files	āҎĆ҇ČѺĩ҉Ŕ҆
in _ folder	ŒҊ
in _ for	Ė҆
in _ from	Ī҇
in _ function	ā҈Ĕ҇ļ҇
in _ functions	ĊҊ
in _ go	Ŏ҆
in _ got	Ē҇
in _ green	Ŏ҇
in _ hierarchy	āѹĚҗ
in _ history	ĀғāѪĎҔ
in _ how	Āѭā҇Ď҆Ĵ҆
in _ i	Ă҆
in _ impl	ĿҌ
in _ import	Ā҈āѶĦҒ
in _ inheritance	ě҉
in _ is	ĀѺĐ҉Ę҈ĜҊő҉
in _ language	ā҆
in _ last	āҊ
in _ log	ĀҋįҊ
in _ main	ā҈
in _ many	ĆҊĎҊ
in _ mean	āҋĴѵ
in _ methods	Ń҈
in _ module	ċ҆ğ҇ĭ҈Ķ҇ķґŒѹ
in _ name	ā҆
in _ next	ā҆
in _ of	ĀѧāѵĔҋĜҊĝѸĢҎģҊĩ҇ĪѺĳ҉ĸ҇Ļ҈ő҆
in _ old	ā҆
in _ on	āѸĐ҇ĴҌ
in _ or	ĀҎŋ҈
in _ order	āҗēѺ
in _ overridden	āҋ
in _ package	ĀѸĞҊĭ҇ĵ҆
in _ parent	Āҋ
in _ pass	āѺŎҋ
in _ past	ĀѹŅҖ
in _ place	āѸő҆
in _ places	Ā҈āѺ
in _ please	Ā҉āѺĳ҇
in _ previous	ā҇
in _ project	ĖѷĞ҆ġҊő҉
in _ release	ĀѸāҐ
in _ repo	ĀңāѲġ҆İ҆ň҇Ŕ҆
in _ requirements	Ā҈
in _ revision	ąҌ
in _ right	ě҈Ĝ҇
in _ same	āҊ
in _ signature	ĀҋāѺď҉Ň҉
in _ source	ĀѳāѶđҏğҌķ҉
in _ sources	ĵ҆
in _ struct	Ĥ҇
in _ subclasses	ŀҗ
in _ subdirectory	őҋ
in _ subfolder	ő҆
in _ succeed	Ŏ҇
in _ switch	āҋĸѸ
in _ tags	ŉ҈
in _ terminal	ĞҊ
in _ test	ĀѮōҌœҌ
in _ tests	ōҎœ҇
in _ that	āѵĐҍŏҌ
in _ the	āѺĵѺĺҍĻѶļґ
in _ there	ń҆
in _ they	ā҉Đ҇
in _ this	Ģ҇ķ҆
in _ to	āҊĘ҉ľѷ
in _ total	ŊҊ
in _ tree	āѹőҏŒ҆
in _ true	ĝ҆
in _ unit	āҎ
in _ unused	ĀҐāѺĝѸ
in _ variable	Ő҈
in _ verbatim	ĲѸĴ҉
in _ was	ĀҋāѺ
in _ way	āѷď҆ē҇
in _ what	ĀҐāҰĂ҇ĐѹđѵĢѵ
in _ when	ń҈
in _ where	ā҉
in _ which	Ą҇ģ҇
in _ who	āѺĲ҉
in _ why	ā҇
in _ wich	Ā҈āѹ
in _ without	ŏ҆
in _ word	ł҆
in _ words	Ģҏ
in _ workflow	ĀҘāѵ
in _ year	ā҈
in _ yes	ġҊ
in _ |	āҋĂѸđѮĕѷĝҘğѴĠҎĤ҈ħ҈ĩѸİ҆ĲҊĳҋĻҍľ҉ņ҈ŊҋōѺ
in a	ĈҏĢ҈Ħ҉ļ҆
in a <name>	ĀѺĈҌĢ҇
in a circle	Ħ҈
in a circular	Ā҈
in a function	ļ҇
in all	Ģ҇ķ҆
in all this	Ģ҇ķ҆
in an	ĦҐ
in an earlier	ā҈
in an import	āѹĦґ
in another	ĀѺāҌ
in between	ă҉ħҊ
in between <tag>	ă҆
in between |	ħ҇
in body	Ļ҉
in body of	Ļ҉
in by	ĝ҈Ĩ҆ĪҔ
in by <name>	ĪҊ
in by <path>	ĪҊ
in by which	ĩ҆
in bytes	Āѹā҈
in bytes |	Āѹā҈
in cfg	ā҆
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
in code	āѶğґĸ҈
in commit	ĀѵČҊčҎ
in commit <commit>	ĀѵČҊčҎ
in commits	āѶĎ҈
in commits $	Ā҈
in commits |	Ď҉
in common	āҊ
in common |	āҊ
in directly	ĜҊ
in directly |	ĜҊ
in except	ń҈
in from	Ī҇
in from elsewhere	Ī҆
in func	Ĕҗę҈
in func <name>	Ĕҗę҈
in function	ĕ҆Ļ҆
in function <name>	ĕ҆Ļ҆
in git	į҆
in git $	į҆
in go	ā҇
in here	āѸĒҍġ҈İ҉
in here does	Ā҇
in here |	āѺİ҉
in history	ĀѶāѺİҐ
in how	ĀѺĆҊĎҌ
in how many	ĆҊĎҊ
in import	ĦҊ
in import cycle	ĦҊ
in imports	ĩ҇
in imports of	ĩ҇
in it	ĀѷĘ҆ğѹľ҈Ŏ҆œҋŔ҆
in it $	ĀѴĘ҇ľ҇œҌ
in it are	Ŏ҆
in it |	ĀѸā҆ğѹ
in its	Ā҆āѯĉҒď҆ĘҌĭ҇
in its body	āѵĉҎĘ҇
in its code	Ę҆
in its module	ĭ҈
in java	ā҇
in line	ĀґĐѺĳ҆
in line $	ĳ҆
in lines	āѷĳҜ
in lines $	ĳ҉
in lines of	ĀѷĳҊ
in lines please	ĳ҇
in lines |	ĀҊāѺ
in motion	ŕ҈
in my	āѺĞ҇ğҊ
in my shell	ğҊ
in n	Ď҆
in n commits	Ď҆
in order	āѺŁ҆
in other	āҎ
in our	ā҉
in place	āҍ
in plain	Ģ҆
in plain words	Ģ҆
in production	ā҉
in production |	ā҆
in python	āҋ
in python |	ā҆
in repo	ġґŋ҆őҋ
in repo $	ġ҆őҍ
in rust	ā҇
in short	ĀѷāҌ
in signature	ĔҐ
in source	ĀѸğҖĽҏ
in source $	ĽғŔѸ
in struct	āѺĤҕĵѺ
in struct <name>	āѺĤҕĵѺ
in subclasses	ŀҒ
in subclasses $	ŀҎ
in taking	ĭ҆
in taking <name>	ĭ҆
in terms	ā҇Ģ҆
in terms of	ā҇Ģ҆
in tests	ā҆
in tests |	Ā҇
in the	āҊă҆ĆѺćҎĉҎĊ҈č҉ďѶĐѵđҍěҍĞҍĠҐĢѷģѵĥѹĦѺĩѵĪѶīҌĬѺĭѸİѺĲ҆ĳѺĵѴķѱĹѺĿ҈ŀѺŁҌŃѷŅҏņѸňҋŎѸŏѺőҊŔ҉ŕѷ
in the <name>	Ā҈ĉҊ
in the body	āѸĉҎę҈ļ҇Ŀ҉
in the brackets	Ł҈
in the call	ĀѺāѹĊ҇
in the checkout	ő҆
in the ci	āҏ
in the class	āѺĹ҆ľ҇Ŀѷňғ
in the code	āѵĊҎĐѺĘ҆Ġ҆ġҋĶ҇ĺҋŔ҈
in the commit	č҉
in the config	Ā҉
in the configuration	Đ҇
in the constant	đ҈
in the declaration	ī҆Ł҆
in the definition	Ł҉
in the directory	ő҇
in the file	ĀѪāҤĲҊŊ҆őѴ
in the function	ā҉Ĕ҈
in the hierarchy	Ěҋ
in the history	ĀғāѬĎғ
in the impl	ĿҌ
in the inheritance	ě҉
in the last	āҋ
in the log	Ā҇āѺįҊ
in the main	ā҈
in the module	ā҈
in the next	ā҆
in the old	ā҆
in the past	ĀѹŅҖ
in the previous	ā҇
in the project	őҊ
in the repo	ĀҗāѺ
in the repository	Ā҈
in the requirements	ė҇
in the same	āҊ
in the signature	ĀҋŇ҉
in the source	ĀѴāѸđҏğҍ
in the sources	ğ҆ĵ҆
in the struct	Ĥ҇
in the test	Āѳōҏ
in the tests	ōѺœ҈
in the tree	āѹőҏŒ҆
in the variable	Ő҆
in the way	āѸē҇
in the workflow	ĀҘāѵ
in their	ĀѸā҈ĥҌ
in their name	ā҆
in them	Ń҈
in them $	Ń҇
in this	āѴĊ҉ĎѺđ҇Ē҆ĖѳġҞĢ҇ĭҌĮѹİ҆ň҇ŋ҉ő҈Ŕ҉
in this code	đ҈Ģ҉ĭ҉
in this codebase	ġҊ
in this language	ā҆
in this package	ĭ҇
in this project	āѴĖѷĞ҆ġ҇
in this repo	ĀҌāѸġ҈İ҆ň҈
in this repository	ā҆ġ҆
in total	ā҆
in total $	ā҈
in tree	ĵ҇ő҆
in tree is	ő҉
in version	Āҋāѹ
in what	āѸĉѸċ҈ď҉ğ҇ĢѵģѺĥѺĩ҈Ī҆ķ҆ĸҋĹ҆Ľ҆ŀҕŁѺŅѶņ҈ňѶŉҋőҐœ҈
in what $	Ī҈
in what commit	Āҏ
in what directory	ő҇
in what file	āѹğ҈ĸ҈Ĺ҆
in what files	Ā҇ĩ҈
in what from	Ī҇
in what module	ċ҆
in what order	āҎ
in what places	Ā҈
in what subdirectory	ő҈
in what subfolder	ő҆
in what test	œ҉
in what tests	ōҋ
in what they	ā҉
in what |	ŅѺņҊ
in which	ĀѱāҞąҌĆҎĉѶĊ҆ďҐēѺğѹį҇İѶĵҌĶ҈ķғĺҋŁѹŃ҈ŋѹŌѹōҒőҏœ҈
in which <name>	ą҆ďҍōҌ
in which a	Ń҉
in which class	ŀ҆
in which classes	ĥ҆
in which commit	ĀҎį҆
in which commits	Āҋ
in which dir	őҊ
in which file	Ķ҈ĺҊļ҇œ҆
in which files	āҏ
in which folder	Œ҆
in which functions	ĊҊ
in which module	āѹķҊ
in which of	āѺő҈
in which order	ā҉
in which place	āѺő҇
in which release	āҍ
in which revision	ąҊ
in which source	ĵ҆
in which subclasses	ŀ҇
in which tests	ō҉
in which the	ĺ҈
in wich	ķ҈Ń҇
in with	āѺĄ҇ĩ҆
in with an	ĩ҈
in with import	Ā҇
in |	āѳą҆ĵ҆ķҏĺ҇őҌœ҆
in | $	āѴą҆ĵ҆ķҐĺ҇őҊœ҆
include	ĀѺāѲč҈ĩ҇ĪҊŉҏ
include $	Ī҉
include <commit>	ŉ҇
include <commit> |	ŉ҆
include <path>	č҇ĜѺ
include <path> $	ĀѰĜґ
include <path> |	ĀҔĜѩ
include _ $	ĀѺāѹĜґ
include _ of	ĀѺĜ҈
include _ |	ĀҎĜѩŉҋ
include list	ĀѺĜ҈
include list of	ĀѺĜ҈
included	ĀѵĝҐŉ҇
included $	ŉ҇
included _ $	ā҈
included _ <name>	ĝ҆
included _ <path>	ĝҊ
included from	ĝҍ
included |	ā҈
included | $	ā҈
includes	āѳč҆Ĝ҈ĩѫĪҧİ҆ŉ҆
includes <path>	ĀҊāѺĩѷ
includes <path> $	Ĝ҇
includes <path> |	ĀҌāѺĩѷ
includes _ $	ĀѺĜ҇
includes _ |	ĀҐāѺĩѷ
includes of	ĀѹĩѵĪҟ
including	Ā҉āҎňѺ
including _ $	āҏ
including comments	āҏ
including comments $	āҏ
incoming	ĉѯĊҡ
incoming _ of	ĉѺĊҎ
indirect	ĀҒĊѺ
indirect _ of	Ā҆
indirect callers	ĀҊĊѺ
indirectly	āҗĜѳĦ҈ħҐĨҊĪѷňѺ
indirectly $	Ħ҆
indirectly _ $	ĀҎĜѸ
indirectly _ <path>	āѸħҋ
indirectly _ its	ā҉ĪѺ
indirectly _ some	ā҇
indirectly import	āѸħҋ
indirectly import <path>	āѸħҋ
indirectly through	ĀѸāҙĪѺ
indirectly through its	ā҉ĪѺ
indirectly |	ĀҎĜѸħ҆
indirectly | $	ĀҎĜѸ
indrect	Āҋ
inferred	āѳŐҚ
inferred _ <name>	Ő҈
inferred _ of	ŇѺŐҊ
inferred for	Őҋ
inferred for <name>	Ő҈
inferred type	āѷŐҐ
inferred type of	ŇѺŐҊ
inherit	ĀҎāҜć҇Ěҋľѱ
inherit $	ĀѳāҖć҉ľѱ
inherit _ $	Ā҇āѷć҈
inherit _ <name>	ā҈ĚҌ
inherit _ |	ĀқāѮ
inherit from	ā҆Ěҋ
inherit from $	āѺćҎ
inherit from <name>	ĀѸāҌĚҍ
inherit from |	ĀқāѮ
inherit |	Āҍćѹ
inherit | $	Āҍćѹ
inheritance	āѹćҔĚҜěҌĬѺ
inheritance $	āѺĚ҇ě҇
inheritance _ $	ā҆ě҆
inheritance _ <name>	ćҒ
inheritance _ above	ĀѺā҈
inheritance _ |	ć҇
inheritance chain	Ěҍ
inheritance hierarchy	ć҇
inheritance of	ćҒ
inheritance of <name>	ćҒ
inheritance tree	Āҍ
inheritance tree above	ā҆
inheritance |	ā҆ě҆
inheritance | $	ā҆ě҆
inherited	ĀҌāѳęѸěҍŀ҇ňҍ
inherited _ $	ĀҌň҉
inherited _ <name>	āѺě҈ŀҊ
inherited by	Āѹěґ
inherited from	Āҍ
inherited from $	Āҍ
inherited method	Ā҈āѺ
inherited method <name>	āѺŀҊ
inheriting	ĀѷňҔ
inheriting <name>	ňҌ
inheriting _ |	ĀѸň҉
inherits	āѷć҇ĚҎěҌĭѹňҊ
inherits <name>	Ā҇ĚҊĭѺ
inherits _ $	ćҋě҇
inherits _ <name>	āѹĚҊň҇
inherits _ it	ň҇
inherits _ |	Ā҇
inherits from	āѸěҌňҋ
inherits from $	ć҈ě҇
inherits from <name>	āѹĚҊň҇
inherits from it	ň҇
initial	ĀҖāѣą҆ĔҌĶҍ
initial _ $	Ā҇
initial _ of	ą҉
initial add	ą҉
initial add of	ą҉
initial assignment	Ķҋ
initialised	Ā҈Ķ҇
initialised _ $	Ķ҆
initialised |	Ķ҆
initialised | $	Ķ҆
inner	ĀѸāҎķѱĻҞļҫŁѺ
inner <name>	ļ҉
inner <name> |	ļ҆
inner _ <name>	ĀѺāғķѶĻҞļҒ
inner _ |	āѸļҏ
inner def	ĻҊ
inner def <name>	Ļ҆
inner func	Ļ҈
inner func <name>	Ļ҈
inner function	āҏļғ
inner function <name>	āҏĻ҈ļ҈
inner helper	ā҆ļ҈
inner helper <name>	ā҆ļ҈
input	Ł҈
inputs	ĀѶāѷŁҭ
inputs _ <name>	ĀѺāѷŁҗ
inputs _ function	Łҋ
inputs _ the	ā҆
inputs does	āѺŁҍ
inputs of	ŁҎ
inputs of <name>	āѺŁҎ
inputs the	Łҋ
inputs the function	Łҋ
inside	ĀѬĉґĊѸĐғęғĝҊĢѶģѺĵѴķѷĹғĻҚļҏľ҈ĿҚń҇ŊҏōѹŎ҈Œѳ
inside <name>	Ā҈āѺĉ҈ĊѺęҐĻ҉ļ҆Ŀ҇Ŋ҉ōѺ
inside <name> $	ĉ҆ę҉Ŀ҉Ŋ҉
inside <name> is	ĻѺļ҈
inside <name> what	ā҉
inside <name> |	ĀҌāѷę҈Ļ҈
inside <path>	āѸĝ҇
inside <path> |	āѺ
inside _ $	āѺĉҋę҈Ī҇Ŀ҈Ŋҏŏ҆
inside _ <name>	ĀѹāҌĵѸĹ҉ļ҇ĿҏŒѵ
inside _ body	ļ҇
inside _ class	Ĺ҆ľ҇
inside _ file	Đ҆
inside _ function	āѴĻҐń҈
inside _ going	Ŏ҇
inside _ is	ĻѺļ҈
inside _ what	ā҉
inside _ |	ĀҎāѱę҈ĝ҆ĳ҉Ļ҈
inside class	Ŀҏ
inside class <name>	Ŀҏ
inside of	ĀѹĐ҇
inside the	ĀѰāҔĐ҈ĢѺĵѸĹҐĻҍľ҇ń҈ŒѴ
inside the <name>	āҍļ҆Œѵ
inside the body	ļ҇
inside the class	Ĺ҆ľ҇
inside the file	Đ҆
inside the function	āѸĻҐļѶń҈
install	ĀѸāҍĖҠĞғ
install $	ĞҐ
install <name>	ĀҐĮѷ
install _ $	ĀѵāѵĖҚ
install _ it	Į҇
install _ what	Ė҉
install _ |	āҊĞѺ
install for	Į҇
install for it	Į҇
install it	Į҇
install it |	Į҇
install this	Ė҈Ğѷ
install |	Ğ҈
install | $	Ğ҈
installation	āѶĞҌ
installed	ĀѶĖҊĞҙĮѷ
installed _ $	ĀѺĞҏ
installed _ my	ā҈ĮѺ
installed _ with	Ė҇
installed along	Ė҇
installed along with	Ė҇
installed commands	Ğ҇
installed for	āѺĞ҇
installed on	ā҉ĮѺ
installed on my	ā҈ĮѺ
installed |	ĀѺĞ҇
installed | $	ĀѺĞ҇
installing	Ğҏ
installing this	Ğҋ
installs	ĞҔ
installs $	ĞҐ
instance	ĀѹĚ҈Ĥҟ
instance _ <name>	Ě҈
instance _ does	Ĥ҉
instance attributes	Ĥ҆
instance of	Ě҈
instance of <name>	Ě҈
instance variables	āѺĤғ
instance variables does	Ĥ҇
instances	ĀҙćѺŇ҇
instances _ the	ā҆
instances of	ĀҊā҆ćѺŇ҇
instances of the	ā҆
instantiate	ĀҚā҆ĊѹĩѶĪѹ
instantiate <name>	ĀҚā҇ĊѹĩѶĪѹ
instantiated	ĀқāҒĵѹ
instantiated _ $	Ā҉ā҈ĵѹ
instantiated |	Ā҆ā҇
instantiated | $	Ā҉ā҇ĵѹ
instead	āҎ
instead of	ā҆
int	ĭ҈Őғ
int _ $	ĭ҉
int _ |	Ā҇
int it	ĭ҉
int it $	ĭ҉
integer	ĀѵāҎ
integration	Āҍ
integration tests	Ā҇
interface	āҍćѺģ҇ĥҪīҫķѹĽҴĿѰňѷőѺ
interface $	ī҈
interface <name>	ĀҋĥҬīѶķѺĽҪĿѸ
interface <name> $	Āѹā҇ĥҙīѹĽҌ
interface <name> implemented	ĥ҇
interface <name> is	ā҉
interface <name> |	ĀҌāѲĥҌĽ҆
interface _ $	ā҆ĥҗīѹĽҌ
interface _ <name>	īҋĽ҉
interface _ implemented	ĥ҇
interface _ in	ĥ҆
interface _ is	ā҉
interface _ which	Ā҇
interface _ |	ĥҊ
interface and	ī҇
interface is	īҊ
interface is <name>	ī҇
interface that	ī҇
interface wise	ī҇
interface wise |	ī҇
interface |	ĀҐ
interface | $	Ā҇
interfaces	āҊćѺĥѺīә
interfaces $	īґ
interfaces <name>	ī҉
interfaces _ <name>	ā҆īҘ
interfaces _ class	ī҉
interfaces _ it	Āҋ
interfaces _ the	ī҉
interfaces _ |	ā҈
interfaces are	īҊ
interfaces does	Ā҇īҌ
interfaces does <name>	ī҆
interfaces is	ī҆
interfaces of	īҍ
interfaces that	ī҇
intermediate	ħҎĨ҆
intermediate _ between	ħ҆
intermediate _ does	Ĩ҇
intermediate imports	ħ҆
intermediate imports between	ħ҆
intermediate modules	ħ҈Ĩ҆
intermediate modules does	Ĩ҇
internet	ĀѹāѺĭұ
internet $	ĭҊ
internet _ $	ĭҐ
internet |	ĭҏ
internet | $	ĭҎ
into	ĀѲāҎă҉ąҔĉ҆ĊҊĝҎĩѶĮѸľ҇ŁҊŅѸņҗŉҍ
into <name>	Ċҋľ҇ŁҊ
into <name> $	Ł҇
into <name> |	ā҉Ċҍľ҇
into <path>	ĝҊ
into <path> $	ĝ҆
into _ $	ĝҊŁ҇
into _ <name>	ā҇
into _ by	Ā҈āѸŅ҈ņѺ
into _ code	Ā҉
into _ file	ņ҆
into _ import	ā҇
into _ releases	ŉ҈
into _ renaming	ņ҈
into _ repo	ą҉
into _ repository	ą҈
into _ tree	ą҆
into _ was	ņ҆
into _ |	āҊĊҍĝ҆ľ҇
into a	āҊłѺ
into an	ā҇
into an import	ā҇
into by	ņҌ
into by renaming	ņ҈
into for	ő҆
into one	ā҉
into the	ąҒ
into the code	Ā҉
into the repo	ą҉
into the tree	ą҆
into what	ŅѺņҊ
into what was	ņ҆
into which	ŔѺ
introduced	Ā҇āѶăҐąҡğѸįѺĽ҇
introduced $	Ā҇
introduced <name>	Āҋ
introduced <name> $	ĀҞąѦ
introduced <path>	Āѵąҏ
introduced <path> |	Āѵąҍ
introduced _ $	ĀҜā҇ąѤĽ҆
introduced _ <tag>	ĀѹăҌ
introduced _ file	ąҎ
introduced _ import	ĀѷāҊ
introduced _ what	ą҆
introduced _ |	ĀѢąҤ
introduced in	ą҆
introduced the	ĀҏąҎğѸ
introduced the file	ąҎ
introduced the import	ĀѷāҊ
introduced |	ā҇Ľ҆
introduced | $	ā҇Ľ҆
introduces	āѹċ҆Ľ҇
introducing	ĀѹąҘ
introducing _ $	ĀѺąҖ
invoke	ĀѸāѹĉґĊҎĘҒ
invoke <name>	ĊҋĘҒ
invoke <name> $	Ċ҇
invoke <name> |	ĘҐ
invoke _ $	ĉ҈Ċ҇
invoke _ |	Ċ҆ĘҐ
invoke |	ĉ҉
invoke | $	ĉ҉
invoked	ĉҐĊҒęҝ
invoked _ $	Ċ҇
invoked _ <name>	ĉҋęҘ
invoked _ within	ĉ҆
invoked anywhere	ę҆
invoked by	ĉҋę҆
invoked by <name>	ĉҌ
invoked from	ęґ
invoked from <name>	ęҒ
invoked |	Ċҋ
invoked | $	Ċ҇
invokes	ĀѳĉҕĊҌĘҎ
invokes $	ĉҊ
invokes <name>	ĀѵāѺĊҏĘҎ
invokes <name> $	ĀѺĊ҉Ę҆
invokes _ $	ĀѹĊ҈Ę҆
invoking	ĊҐĘҍĿѸ
invoking <name>	ĊҐĘҍĿѸ
invoking <name> $	ĊґĿѸ
invoking _ $	ĊґĿѸ
involved	Ħ҈
involved in	Ħ҆
involving	Ħ҆
is	Ā҉āѰĂѴăѮąѵĈҌĉѱĊѰČѭčҊĎѬďѸĐ҇đҍĔ҉ĖѳėѷĘҊęҖĚҒěҡĜґĝҗĞѷġ҉ĢҋģѹĤѷĥѺĦҊħѶĨ҉ĩѴĪѴīѵĬҕĭҠİ҆ıҊĲ҈ķ҆ĹғĻ҆ľѺĿѬŀѺŁѫł҆ŃѷńѳŅѷŇѲŊѺŌ҈ŏѶŐҐŒҏœ҉ŕѺ
is $	Ć҆ķҒłҊ
is <commit>	Āҍāѹŉ҈
is <mark>	Āѹā҉Ē҆
is <mark> used	ĀѺā҆
is <name>	ĀѹāѨĂѹĆҌćҊčҋĎѲđ҇ĒѶēҋĔ҆ĕѺĘ҇ęҙěҎĜҌĝѺĠҊĢҐĤѺĥѺĪҏĭҟĮѷĳѸĴѹĵѹĶѷķѭĽѹŀҌłѸŅѸňҔō҉Ő҇
is <name> $	ĀѷĆҋĐ҉ĭҍĳѹĺѺōѺŐ҆ő҆œ҉
is <name> 's	ĀѸļ҉ľ҇ő҈
is <name> <name>	ĀѺāҊđѶĭҔ
is <name> a	ĀѷāѺćҋĘ҇ę҇ĚҎĬ҉Ō҈
is <name> abstract	Ĭ҇
is <name> allowed	āҊ
is <name> among	ĀҊāѲĘ҆ĚҌ
is <name> an	ĀѺě҉ī҉
is <name> annotated	ē҆Ň҉
is <name> async	Ĭ҆
is <name> based	ĀѷćҐĚҏňѷ
is <name> being	ĀҐāѷ
is <name> built	ćҎňѷ
is <name> by	Ĕ҆ńҋ
is <name> called	ĀѹĊҏņҏ
is <name> considered	ĭ҉
is <name> covered	Ā҇
is <name> declared	ā҆
is <name> decorated	ēґ
is <name> defined	ĀѯāҊĆ҇đґĺҊ
is <name> derived	ć҉Ě҆
is <name> documented	ĀҘāѪ
is <name> doing	Ģ҇
is <name> ever	ęҏěѹ
is <name> extended	ě҈ň҇
is <name> faster	āҍĬѸ
is <name> for	ĢҎ
is <name> good	āѯĢҕ
is <name> implemented	ĀѸā҈ĺҎŀ҆
is <name> imported	ĀѺāҏ
is <name> importing	ĪҊ
is <name> in	Ģ҈
is <name> inherited	ě҈ň҉
is <name> invoked	ę҆
is <name> is	ĀҊ
is <name> known	ġ҆
is <name> measured	āҍ
is <name> not	į҆
is <name> of	āҍ
is <name> one	Ā҈āѷĘҌĚ҇
is <name> overridden	ŀҎ
is <name> part	ĀѺĠ҇
is <name> raised	ŃҊ
is <name> set	ā҆đҎ
is <name> stable	ā҈
is <name> static	ā҇Ĭ҈
is <name> still	ā҇
is <name> subclassed	Ā҆
is <name> tested	ĀѺōҐ
is <name> the	ĀѲćѲĉҏĚѹě҈ğ҆ňҕŋ҆
is <name> to	ĀѹĢ҇
is <name> used	Āҏāѭę҆ĩҊ
is <name> well	Āѹāҏ
is <name> what	ćѺěҎĪҊ
is <name> without	Ā҉
is <name> |	ĀҌāѵćҎĎѶĐѺĢѷĺҘňҏŒ҈
is <path>	ĀѠāѲčҊĜғĝҔĦ҉ĨҘį҈ĳ҆
is <path> a	ĀѹĝҌ
is <path> among	ĝҍ
is <path> an	ĜҊĝѸĪ҈
is <path> called	ĀѺņҋ
is <path> imported	ĀҎāѹĜ҉Ĩ҈ĩѺĪѺ
is <path> importing	ĪҌ
is <path> one	Ĝ҆
is <path> part	Ħ҆
is <path> pulled	Ĩҋ
is <path> reached	Ĩ҇
is <path> required	ĝ҆
is _ $	ĀҖĆ҈ćѺĈ҆ĊѸčѺĔ҇ėѳěѴġѺĦѹĬҒĭҊĮҒı҉ĳѹĶҊķҊŌ҆ōѶŐ҈ő҉œҊ
is _ 's	Āѳĳ҈ļ҉ľ҇Ŋ҆őҌ
is _ <commit>	Ā҇āѺ
is _ <line>	āґ
is _ <name>	Āѯā҆ćѶĊҌďҋđѱēѺĔѵĘҊęѹĚґě҇ġҎĢѬģ҇Ĭ҆ĭҪĵҐķѹĺѹņѸŋ҉Œғ
is _ <number>	ĳ҆
is _ <path>	Ā҈āѳĜҊŅ҇
is _ a	ĀҧāѸĘҌę҉ě҉ĝ҉ĭѸĳѺł҇ňѵŋѹŌ҇
is _ about	Ā҉āѷ
is _ abstract	ĀҋĬҋ
is _ after	ņ҆
is _ allowed	āҊ
is _ among	āѯčҋĘ҆ĚҌě҆ĝҍ
is _ an	Ā҇āѯě҈Ĝҍĥ҆ĩѷĪҌī҆
is _ annotated	ē҆ŇҌ
is _ any	Āѹō҇
is _ anything	ā҇
is _ async	ĬҊ
is _ at	ĀѵĴ҈ĺ҈
is _ available	ģ҉
is _ base	Ā҉āѵć҆ěѹňҒ
is _ based	ĀѷćҐĚҏňѷ
is _ being	ĀҎāѶ
is _ biggest	ĀѲāҝ
is _ body	ĀѰāґ
is _ build	ĀҋāѺ
is _ built	ćҍňѺ
is _ by	ĀҎĊҌĒ҆Ĕҋė҆ĢҋģҌĨѺĪѴĬѺńҊ
is _ called	Ċ҈ķѸņҞ
is _ caller	Ċ҉
is _ changed	Āҋ
is _ child	ň҆
is _ class	Āѷě҆
is _ closure	Āѳāҍ
is _ code	ĀѧāҋĈҏ
is _ commit	Ďҏ
is _ considered	ĭ҉
is _ constant	Ķґ
is _ correct	āѹĬ҆
is _ covered	Ā҆
is _ current	ņ҈
is _ dead	Āѵāҗ
is _ decorated	ēґ
is _ decorator	ĀѶāҐ
is _ def	ķ҆
is _ default	āҌċѸĕ҉
is _ defined	ĀѴā҇đґĺ҉œ҆
is _ dependents	ĜҊ
is _ derived	ćҌĚҏňѹ
is _ description	ĀҊ
is _ difference	ĀѺāҋ
is _ documented	Ā҆
is _ doing	ĀѺāҌĢҊ
is _ earlier	ĀҖİѫ
is _ enumerator	ĸ҈
is _ environment	ĀҌ
is _ ever	ęҏěѹ
is _ exception	ĀҊ
is _ exported	ĭҊ
is _ extended	ě҈ň҇
is _ faster	āҎĬѸ
is _ fastest	ā҉
is _ file	Āѱā҉Ŏ҈őқŒѺ
is _ first	Āҏāѱą҉
is _ for	ĀѱāҍĢҚ
is _ former	ņ҇
is _ from	ĀѬāҋąҊňҊ
is _ function	ē҈ĬҎķҊ
is _ git	Ā҈āѺ
is _ given	Āҍ
is _ global	ĶҌ
is _ good	Ģғ
is _ handled	ĀҋĸѺ
is _ here	ėҊ
is _ history	āҋ
is _ how	Ě҆
is _ idea	Ģҍ
is _ ignored	āҌ
is _ implementation	ī҆
is _ implemented	ĀѸā҇ĥ҆ĺҎŀ҆
is _ import	ĀҕĜѺ
is _ imported	Ĝ҈ĝ҉ĨҍĪѺ
is _ importing	ĀѹĪҕ
is _ in	āѸćѺđ҆ě҆ģ҆ĦҋĪ҉ńҌő҆
is _ included	ĀѺ
is _ inheritance	ĀѺā҈
is _ inherited	ě҈ň҉
is _ inner	Ļ҇ļҌ
is _ inside	Ĺ҇Ļ҆
is _ instantiated	Āҕāѳ
is _ int	ĭ҉
is _ interface	ĥ҆
is _ internet	ĭ҉
is _ into	Āҍ
is _ invoked	ę҆
is _ is	ĀҔĄ҇
is _ it	Āѷė҆ĝ҆
is _ job	Ģ҈
is _ key	ĀҋāѺ
is _ known	ġ҆
is _ largest	āҐ
is _ last	ĀҊāѵĳҌ
is _ latest	ĀѲİҒ
is _ length	Ā҉ĳѹ
is _ license	āѶıҐ
is _ line	ĀҊāѪĲҊĳ҈
is _ lines	ĳ҈
is _ loaded	ĩ҉
is _ local	ĻѶļҍ
is _ long	Đ҆
is _ longest	āҖħѸ
is _ lowest	ė҆
is _ lst	ĀҎŊѴ
is _ measured	āҌ
is _ method	ĹҎľҊ
is _ minimum	Į҉
is _ mit	ĀҊ
is _ module	Ā҆āѲĝҊŒғ
is _ most	İ҉
is _ name	ĭ҉ıѺ
is _ needless	ŏ҇
is _ new	ņ҇
is _ newest	āҐĮѹį҆
is _ no	Ě҆
is _ not	āѷįҊ
is _ number	Ā҆āѹĎ҈Ŋ҈
is _ of	Āѷā҇ć҆
is _ old	āѹŅҍ
is _ oldest	Ā҆āҋĆѺĮ҇
is _ on	ĀѶāҋĖ҇ĮѷĺҊŌ҆
is _ one	āѴč҇ĘҌĚ҉ĜҌġ҆Œ҆
is _ option	āѷċ҇Đ҆
is _ overridden	ŀҐ
is _ parameter	ĀҎĐ҆
is _ parent	āѯćҎěҍ
is _ part	āѶč҆Ġ҇Ħҋ
is _ path	ā҈ķ҆Œ҇
is _ pinned	āѺ
is _ predecessor	ŅҌ
is _ private	ĭ҉
is _ project	Āїāҫı҇
is _ property	ĬҌ
is _ public	ģ҆ĭ҇
is _ pulled	Ĩҋ
is _ purpose	Ģ҆
is _ raised	ŃҊ
is _ reached	āҗĨ҇ŒѺ
is _ read	Āҏ
is _ real	ĀҌāѹ
is _ referenced	ō҇
is _ release	ĀҋāѶ
is _ repo	ĀѵāѸĈҋġ҆ł҇
is _ repository	Ā҉āѶ
is _ required	ĀҘĝ҆ĭѹ
is _ result	āѸŅ҈Ň҆Ō҆
is _ return	āѹŇ҈
is _ role	Ģ҉
is _ routine	Ĭҋ
is _ run	ĀѺāҏęҎěѷŌѹ
is _ set	ā҇đҎ
is _ shipped	āҏ
is _ shortest	āѹħҍ
is _ slowest	ā҉
is _ so	āѸĬ҆
is _ something	ġҌł҈
is _ stable	ā҈
is _ state	Ā҇
is _ static	ĀҌāѷĬҋ
is _ status	Ā҉
is _ still	ā҈
is _ stored	Œ҆
is _ string	ĀґāѲ
is _ struct	ā҈
is _ subclass	ćҋ
is _ subclassed	Ā҆
is _ successor	ņҊ
is _ such	Ā҇āѹġ҆ŋ҆
is _ superclass	ěҎ
is _ supported	ĀҊ
is _ test	ĀѭāҍŌ҉œғ
is _ tested	ĀѺōґ
is _ than	Ą҇
is _ thanks	āѸ
is _ that	Ā҇āѷę҆
is _ the	ĀѵāҋćѵĉҍđҋĚѷě҆Ğ҆ĢѶĬҋĭҌňҔŋҋőѸŒѶ
is _ this	Ā҆
is _ thrown	āѹŃҌ
is _ to	ĀѰāѶĂҎĊѶđҒĔҕĕѺĢҋģ҆ĭ҇Į҆
is _ today	ĀҐāѺ
is _ too	ā҈
is _ topmost	ĀѹįҊ
is _ total	Ŋҏ
is _ touched	ā҆
is _ trait	Ľ҉
is _ triggered	ęҒĚѷ
is _ true	āѲĊѹĬҌ
is _ type	ĀғāґĶѺŇѪ
is _ typed	Ā҆
is _ unchanged	āѱįҐ
is _ used	āѴę҆ĩҚ
is _ value	ĀґđѸĕ҆
is _ variable	ĀѺŐҒ
is _ visibility	āѺĭ҈
is _ vlaue	ĀѸđҘ
is _ well	Āѹāҏ
is _ what	ĀѱćѺěҍĪ҈ĬҊĹ҈Ł҆ņ҆
is _ where	āѴĐ҆ğ҆ōҊœҊ
is _ which	āѷİ҆
is _ why	ĀҍāѴ
is _ with	ĀѺāҋĒ҇ēҍŁ҉
is _ within	Ļ҇
is _ without	Ā҈āѴĕ҆
is _ workflow	ŕ҉
is _ wrapped	ē҇
is _ |	ąѸćҋĈѺĊ҆ĎѳĒѺĕ҈ėѹĢѸĮѴĵ҇ķҊĹ҈ĺҡĻҋňҍŋѴŒ҉
is a	Āѱā҉ć҇Đ҉đ҈Ě҈ĢѷĬҒĭѺĶ҉ňҌ
is a <name>	ā҈ĬҗĮ҆
is a base	ň҉
is a child	ň҆
is a decorator	ā҆
is a method	Ā҆Ĺ҉
is a property	ĬҌ
is a routine	ĬҌ
is a subclass	ćҋ
is a test	ŋ҈
is a variable	Ő҆
is abstract	ĬҔ
is abstract $	Ĭ҈
is access	ĭ҆
is access to	ĭ҆
is added	ċ҆
is allowed	āҊĊѷ
is already	ĭ҆
is also	ĝ҉
is among	Ā҇
is among the	Ā҇
is an	ĀҊāѺĜѹĥ҆ī҆
is an implementation	ī҆
is an import	Ā҇ĜѺ
is annotated	ē҈
is annotated with	ē҈
is anybody	Āѹā҉
is assigned	đ҈
is assigned to	đ҉
is async	ĬҔ
is async $	Ĭ҈
is at	Ĵ҉
is at line	Ĵ҇
is at the	ĀҊ
is behind	āѹĲ҈
is behind <path>	Ĳ҆
is being	Ĭ҆
is called	ĀҍāѶĊѸĕ҆ġҏŋҊŒҋ
is called <name>	āѴġҐŋҋŒҌ
is called by	āҍ
is called today	ĀҐāѺ
is called without	āѹĕ҆
is calling	ĀѱĊҊ
is calling <name>	ĀѴĊ҉
is caught	ĀҊ
is child	ć҇Ě҇
is child of	ć҇Ě҇
is class	ĵ҆
is class <name>	ĵ҆
is commit	Ā҇āѺ
is commit <commit>	Ā҇āѺ
is configured	ĐҎ
is configured for	Ā҆
is configured where	Đ҇
is declared	ĀҏāѸĮ҆Ķ҈Ļ҆ĽҎŁ҉
is declared in	ĀҔ
is declared |	ĶҊ
is decorated	Ēҏ
is decorated by	Ē҉
is decorated with	Ē҆
is defined	Ćҋġ҉ĺҎ
is defined $	ļ҇
is defined at	ĺ҈
is defined more	Ć҆
is defined |	ĺ҈
is derived	ě҆ňҋ
is derived from	ě҆ňҋ
is different	āҊ
is different in	āҌ
is empty	ā҇
is empty |	ā҆
is equal	đ҇
is equal to	đ҇
is ever	Ā҉
is everything	Ŏ҆
is existing	ŋ҆
is exported	ĀѺģҋĭҎ
is exported in	ģ҈
is exposed	ĀѺģҍ
is exposed by	ĀѺģҍ
is extended	ě҈
is failing	Ō҆
is faster	āҏ
is faster <name>	ā҉
is faster |	ā҇
is for	ĀѵāҍĢҎ
is for $	ĀѶāҋĢҌ
is found	Ń҉
is func	Ĭ҈
is func <name>	Ĭ҈
is getting	ĉ҆
is given	ĀѹāҋĔ҇
is green	Ō҆
is green $	Ō҆
is handled	ĀѺĢҍ
is how	āѸđ҆
is implemented	ā҈ķҌĹ҈
is implemented $	ā҈ķҌ
is implemented by	ĥ҆
is imported	Ā҇āҊĨѺĩ҈
is imported by	ĀҏĪѶ
is imported from	ĀѱāҔ
is imported in	ĀѸĪҐ
is imported into	Āҍ
is importing	Āѹĩ҇ŏҊ
is importing needless	ŏ҇
is in	đ҆ĔѹĞ҇ģ҉Ķ҈Ĺ҆őѹ
is in $	Ķҋ
is in <name>	Ā҆āѹģҎ
is in <path>	ĀҊ
is in a	ā҇
is in the	āҊđ҆Ğ҇őѺ
is in what	Ĺ҈
is inherited	ě҉
is inherited by	ě҉
is inside	ĀҎāҘĢѹŒѴ
is inside <name>	ĀҒāѺ
is inside the	ĀѶāҢĢѺŒѴ
is installed	Ğ҈ĮѺ
is installed on	ā҉ĮѺ
is installed |	Ğ҇
is internet	ĭҍ
is introduced	Ľ҆
is introduced |	Ľ҆
is invoked	ĊҌę҆
is invoked |	Ċ҆
is invoking	Ęҍ
is invoking <name>	Ęҍ
is it	Ā҈ĂѺĆѺĈ҇ĊѶĒѺėѺĢ҆ģѺĦ҇ĬҎĭ҆Į҈İ҈ĳ҇ĴѺķ҆ĺҌĻ҇ĽѺł҈Ņѹņ҉ňѷŋѷŌѷŐѺőҌŒ҇
is it $	Ā҉āѹő҇
is it <name>	āҐĈ҉Ĭѭĭҋ
is it <number>	ĳ҆
is it a	Ĭ҆
is it abstract	Āҋ
is it called	ĀҐķѸņ҆
is it correct	Ĭ҇
is it defined	œ҆
is it derived	Ě҉
is it documented	ĀѮāқ
is it doing	ĀѺāҊ
is it given	Āҍ
is it good	āғĢѹ
is it in	ĀҋāѸĺ҆
is it read	āґ
is it safe	Ā҇
is it so	Ĭ҇
is it stored	Œ҆
is it that	ĀҊāѳ
is it the	āѺ
is it there	Ģ҇
is it true	āѳĊѹĬҋ
is it |	ĀѪāѸĭѺİ҈ķҎĹ҆ŋѶ
is its	āґđѹĢҍĬѺĶѹĺ҆Ņ҇ő҆ŒѺ
is its caller	ā҆
is its default	ā҈ĕ҇
is its job	Ģ҈
is its log	Ď҆
is its old	āѺŅ҈
is its type	ā҈ĶѺ
is its value	ā҉đѺ
is licensed	ıҌ
is line	āґ
is line <line>	āґ
is listed	ĸ҆
is load	ĀҊ
is made	ģ҉
is made available	ģ҉
is meant	Ģ҈
is meant to	Ģ҈
is missing	ā҈
is missing $	ā҇
is named	ĀѺņ҆ŋ҈Œ҆
is named <name>	ĀѺŋ҈Œ҆
is named after	ņ҆
is nested	Ļ҆
is new	Ā҈ā҇
is new to	ĀҊāѺ
is not	Āѵāѷď҆ė҆ĝ҈ĢѹĬ҉ĭ҉
is not <name>	āѹĬ҆ĭ҆
is not it	ĀѸė҇
is now	ŅҌ
is now <name>	Ņ҇
is now <path>	Ņ҇
is on	Ĵ҈
is on line	Āҏāѯ
is on the	Āѵāҍ
is only	Ā҇ĥ҇
is only an	Ā҇ĥ҇
is our	ĀѸāҎ
is overridden	ŀ҇
is overridden by	Ā҆
is overriding	ĀҕĢѹ
is passing	Ō҇
is pinned	ėґ
is pinned to	ė҆
is private	ĭҍ
is public	ĭҎ
is public in	ģ҆
is raised	ńҌ
is raised in	ĀѶńҎ
is red	Ā҉āѺ
is redefined	Ā҇ŀ҉ňѺ
is redefined by	Ā҈
is required	ĀҗāѲėѴĮ҉
is required $	ėѲĮғ
is required |	ĀҚāѶėѺĮѷ
is responsible	Ģ҆
is responsible for	Ģ҆
is returned	ŇҌ
is returned by	Ň҉
is running	ā҇
is set	Ā҆āѺĐ҈đ҉Ķ҆
is set $	Ķ҈
is set to	đ҈
is situated	ő҆
is something	Ć҆ę҆
is something that	ę҆
is static	Ĭғ
is static $	Ĭ҈
is stored	ĀѷđҊĤ҆Ő҉
is stored in	Āѹđ҈Ő҆
is struct	ĵҌ
is struct <name>	ĵҌ
is symbol	ĀѺĭҊ
is symbol <name>	ĀѺĭҊ
is teh	ĀҌĭ҆
is teh name	ĭ҇
is test	ĀѹāҋŋѹŎ҇
is test <name>	ĀѹāҌŋѹ
is test file	Ŏ҈
is tested	Ā҇ōҊ
is tested in	Ā҉
is testing	ĀѹāҌ
is that	ĀѴāѧě҇ĬҎł҇Ō҆Œ҆
is that a	ě҉
is that so	Ā҇
is that test	ĀѺŌ҇
is that what	ĬҌ
is that |	ĀѸāѹĻ҆ł҈
is the	ĀѺāҠĆѱĈҔĉѺčѺĎ҆đѺėѶě҉ĞѸğѵģѶĤ҆ħ҇ĩѷĪѹįҌİҌı҆ĵѲĶ҈ĸ҈ĺѱļ҇ľ҇ŁѷłѷŃѸŇ҉Ŋ҉ōѺŐ҈ŒҊ
is the <name>	ĀҟćѺ
is the base	ĀҋāѴćҊěѺň҉
is the biggest	ĀѲāҝ
is the build	ĀҋāѺ
is the class	Āѷć҆ě҇
is the code	Āѩā҉Ĉҏ
is the commit	ĀѶĎҏ
is the constant	āѸĶ҆
is the current	ņ҈
is the decorator	ĀѸāҊ
is the default	ċѺĔ҆
is the difference	ĀѺāҋ
is the enumerator	ĸ҈
is the environment	Āҍğѷ
is the exception	Āҋ
is the fastest	ā҉
is the file	ĀѶāѺőҗ
is the first	ĀҌāѯąҊ
is the former	ņ҇
is the function	ē҈ĬҌ
is the git	Ā҈āѺ
is the global	ĶҌ
is the history	āҋ
is the idea	ĢҌ
is the import	ĀҎĝѸ
is the inheritance	ĀѺā҈
is the inner	ļ҇
is the interface	ĥ҆
is the key	ĀҌ
is the largest	āҐ
is the last	ĀҊāѵĳҌ
is the latest	ĀѲİҒ
is the length	Ā҉ĳѹ
is the license	āѶıҐ
is the local	Ļѷļ҈
is the longest	āҖħѸ
is the lowest	ė҆
is the lst	ĀҎŊѴ
is the method	Ĺ҆ľ҉
is the minimum	Į҉
is the module	Ā҆āѴĝҊŒҍ
is the most	āѺİ҉
is the name	Ā҆ıѺ
is the new	ņ҆
is the newest	āҐĮѹį҆
is the number	Ā҆āѹĎ҈Ŋ҈
is the oldest	Ā҆āҋĆѺĮ҇
is the one	Œ҇
is the option	āѷċ҆Đ҆
is the parameter	ĀҎĐ҆
is the parent	āѰćҏě҈
is the path	āҋķ҇Œ҇
is the predecessor	ŅҌ
is the project	ĀѶāҊ
is the public	ģ҈
is the release	ĀҋāѶ
is the repository	ĀҊāѷ
is the result	āѸŅ҈Ň҆Ō҆
is the return	āѺŇ҆
is the role	Ģ҉
is the shortest	āѹħҍ
is the slowest	ā҉
is the state	Ā҇
is the status	Ā҉
is the struct	ā҈
is the successor	ņҊ
is the test	Āѱā҆œҏ
is the topmost	ĀѹįҊ
is the total	Ŋҏ
is the trait	Ľ҉
is the type	ĀҎāѸ
is the value	ĀҍāѴĕ҇
is the variable	ĀѺŐҌ
is the visibility	āѺĭ҈
is the workflow	ŕ҈
is there	ĀѷāғĘҊę҆ĜҌġҒĢ҇ģ҇ĬѸŋ҈
is there <name>	ā҆ěҊ
is there <path>	Ĝ҈
is there a	ĀҎĦ҉
is there an	Ā҉āѵĘ҆ĝ҈ĦѺ
is there any	Āѹō҇
is there anything	ā҇
is there more	Ā҆
is there one	ġ҆
is there something	ġҋ
is there such	Ā҇āѹġ҆ŋ҆
is there to	ģ҈
is there |	ā҇
is this	āғĈѺı҆łҍ
is this a	ĀѺāҋł҇
is this file	āҌ
is this mit	ĀҊ
is this project	ĀѢāҡı҈
is this repo	ġ҆ł҇
is this |	ĀҔāѸłѹ
is thrown	ŃҎ
is thrown $	Ń҆
is too	ā҈
is triggered	Ā҆
is triggered which	Ā҆
is used	ĀѵāҌĊҌĕ҈ĶѸō҇
is used by	ĊҌ
is used |	Āѷĕ҆ō҈
is what	ě҈
is written	āѯĴҋĹ҇ĺ҆ĽҌœҏ
is written $	Ĺ҆Ľҋ
is written in	ķ҈
is written on	ĺҊ
is written there	Ĵ҇
is wrong	āҐ
is wrong with	āҎ
is |	ĀѵāѨĔ҈ĬҋŐ҈Œ҆
is | $	ĀѶāѪĔ҈ĬҋŐ҈
isinstance	āѺěҌ
it	ĀѺāҌĄѺćѸĈҔčҊďѶđѷĔҋĕ҆ĖҌĝ҆ĦҏħѳĪѶīѸĭ҈ĸ҇ļѷĿѷŀѺŃѺŇѺŊѺŌҌō҆ŐѷŔ҉
it $	ĀѵāѷĊ҉Ĕ҉ĥ҈ĪѴĬѺĭ҇ĸ҈ĽѺľ҆ņѺōҌő҇œҊŔ҇
it <name>	ĀѷāҐĈҍĕ҆Ĭѭĭҋ
it <name> that	āҔĬѮ
it <name> |	ĀѺĈ҉ĕ҆
it <number>	ĳ҆
it <number> lines	ĳ҆
it _ $	Ā҇āѰćѴĉ҉č҆ĐѸĒ҆ėѸęҋĜҎĝҌğ҆Ġ҆ģѸĪѸīѺĬ҈ĵ҈ķ҈ĿѺŀѶŁѸŅѸň҇ŋѵŌ҉ŐѺŒ҆
it _ <name>	ĀѯāҖĐҌĘҋĬҋ
it _ <path>	č҆
it _ a	đ҇
it _ abstract	ā҉
it _ actually	Ħ҇
it _ added	Ā҇
it _ an	ā҈
it _ anything	āѺč҆
it _ as	ĭ҆
it _ back	ā҆ĕ҇
it _ be	āѷĻҋ
it _ before	ĀҊāѺŅ҉
it _ called	Ā҆Ċ҈
it _ case	āѺ
it _ defined	Ĭ҆
it _ first	ā҇
it _ for	āҌĮ҇
it _ from	ĀѺāѴćҌ
it _ green	Ŏ҈
it _ how	Āѷāҏ
it _ imported	Ī҆
it _ in	Ā҆ā҆ŉ҇ő҇
it _ inside	ā҇
it _ into	ņ҆
it _ it	Ĝ҇
it _ its	ĀҎāѴ
it _ lines	ĳ҈
it _ me	đ҈
it _ moved	Ņ҉
it _ not	ĀҋāѰ
it _ now	ņҊ
it _ of	āѵĚ҇Ĭҋ
it _ on	āҗĜѶĹ҈
it _ public	ģ҆
it _ raised	āҋ
it _ renamed	ņ҆
it _ run	āѳ
it _ safe	ā҆
it _ so	ā҇
it _ style	ā҆
it _ tests	Ā҉
it _ that	Ċѹķ҆
it _ the	āѺĺ҆
it _ there	āѹŀ҇
it _ this	ĀҌā҆ŅѴ
it _ to	āѷď҆ė҇ņ҈
it _ unused	ā҇
it _ up	Ĕ҈
it _ what	āѺĖ҆Ģ҆
it _ when	āҊ
it _ where	Ā҈āѺ
it _ which	āѷĮ҈
it _ who	Āҍġѹ
it _ wise	Į҇
it _ |	Ā҉ĊѺČ҉đѶĜѹĠѹĢҌĪ҆ĭ҆Ĵ҈Łҍń҇ņѺŋҋŎѸ
it a	Ĭҋ
it a <name>	Ĭ҉
it abstract	Āҋ
it abstract |	Āҋ
it after	Ā҆
it after commit	Ā҆
it and	Āґ
it and so	ā҆
it are	ŀ҇Ŏ҆
it are run	āѺŎ҆
it are there	āѺŀ҇
it are unused	ā҇
it async	Ĭ҆
it be	āҎ
it be called	ā҇
it be safe	ā҆
it been	āѺ
it build	ĀҌĈѸ
it call	Āҋāѳĉ҈
it call |	ĀҌāѴĉ҇
it called	ĀҎķѸŅҊ
it called before	Ņҋ
it called now	ņ҆
it called |	ĀҍķѸ
it calls	ĉҌ
it capture	āҏ
it change in	ā҈
it changed	č҆
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
it derived	Ě҉
it derived from	ć҆
it do	ĀҘ
it do $	ĀѷāҕĢѺ
it do |	ĀҞāѦĢҋ
it documented	ĀѮāқ
it documented |	ĀѮāқ
it does	ĀҋāѰĢҎ
it does $	ĢҎ
it does not	ĀҌāѱ
it doing	ĀѺāҊ
it exist	Āѷā҆ŋҊ
it exist in	ā҈
it exist |	ŋҋ
it export	ģ҈
it export |	ģ҇
it fail	ĀѱāҚ
it fail |	ĀѱāҚ
it for	ĀѺđ҈
it for me	ĀѺđ҈
it get	Ā҆Ċ҈Ĕ҆
it get called	āѺĊ҈
it get |	Ĕ҆
it give	ā҈
it give back	ā҈
it given	Āҍ
it given |	Āҍ
it good	āғĢѹ
it good for	āҌĢѹ
it good style	ā҆
it got	ĀҕāѵĂ҇
it got its	ĀҏāѸ
it got |	Ā҈āѸĂ҇
it had	āҐŅѸ
it had this	āҏŅѴ
it has	ĀҊ
it have	Ā҈āҊ
it have tests	Āҋ
it have |	ĀѴāҏ
it import	Ā҆Ĝҍ
it import it	Ĝ҇
it import without	ŏ҆
it import |	ĀҋāѺĪ҉
it imports	Ħ҇
it imports actually	Ħ҇
it in	āѷą҆ĺ҆
it in the	ĺ҆
it in this	ĀҎāѸ
it in |	ą҆
it inherit	ć҉
it into	ŉ҆
it invoke	Ę҇
it is	ĀѯĈ҆ĕ҇ı҇ķ҇Ĺ҉Ŏ҉
it is a	đ҇
it is defined	ā҆
it is green	Ŏ҈
it is in	Ĺ҇
it live	Ā҇āѺĵ҈
it live before	ĀҌ
it live |	ĵ҈
it make	ģ҆
it make public	ģ҆
it makes	ĉ҉ĊѺ
it makes $	ĉ҉ĊѺ
it mean	ā҉
it mean |	ā҇
it need	āѺĪ҆
it need imported	Ī҇
it not	ŋ҇
it override	Ā҉āѺ
it override |	Ā҉āѺ
it pass	Ō҈
it please	Ā҆
it please $	Ā҆
it raise	ĀҌāѳńҋ
it raise |	ń҉
it raises	ń҇
it read	āҊĴҊ
it read |	āҊĴҊ
it return	ā҈
it return |	Ň҆
it run	āҍ
it run |	ā҉
it runs	Ė҆
it safe	Ā҇
it safe to	Ā҇
it say	āѷĴ҉
it say |	āѸĴ҉
it set	Đ҉
it should	āѺĻҋ
it should be	āѷĻҋ
it sit	ķ҇
it sit |	ķ҇
it so that	āѺĬ҇
it static	Ĭ҆
it stored	Œ҆
it takes	ė҆
it takes |	ė҆
it that	ĀҊāѳ
it that the	Āҋāѷ
it the	āѺ
it the case	āѺ
it there	āѷĢ҇
it there for	Ģ҇
it true	āѳĊѹĬҋ
it true of	āѷĬҌ
it true that	Ċѹ
it turn	ņ҆
it turn into	ņ҆
it used	ā҆
it version	Į҇
it version wise	Į҇
it was	ĀѮā҇Ņҏņ҇
it was added	ā҆
it was moved	āѸŅҋ
it was renamed	ņ҆
it works	ā҇
it |	ĀѵāѱćѹĉѶĊҏęҌĝҌğ҈ĪѺīѺĭѷĮ҈ĵ҈ķҌĹ҈ĽҌŀѷŅѸň҉ŋѸŌ҉ŎѹŏѸ
it | $	ĀҌāїćѵĈѸĉѷĊҏč҇ėѹęҍĚ҆ĜҎĝҌğ҈Ġ҇ĪѹīѹĬ҈ĵ҉ķҊĻ҆Ľ҇ŀѸŅѷň҉ŋѶŌ҈ŎѺŐѺ
it | how	Āѷāҍ
it | on	āғĜѶ
it | to	ė҇
it | what	āѷĖ҆Ģ҇
it | when	ā҆
it | which	āѷĮ҈
it | who	Ā҉ġѹ
item	āѺģҎĶҋķ҉
item <name>	ķҊ
item of	ģҏ
items	ģҍ
items in	ģҍ
its	ĀѹāқĂ҆ąѴć҉ĉҏĊѷČѹĔѴĕҒĚҒěҋĜ҆ĝѹġѺĢѷĪҊīѳĬѹį҇ıѷĵѸķ҆ĸҎĹѹĻѹļҋŁ҆ňѶ
its <name>	ĀѺĐҎĢ҈
its <name> field	Đҋ
its <name> method	ā҇
its _ $	ĀҍćѹĉҊěҍĦ҇ŐҊ
its _ <name>	Ć҇ĕҒĭ҆ĺҋļҊ
its _ and	ķ҆
its _ are	ĀѺāҌ
its _ classes	āѺĚҕěѴ
its _ contents	į҈
its _ defined	āҎ
its _ does	Āҗāѵ
its _ field	Đҋ
its _ for	āҎ
its _ from	āѹĪ҉
its _ function	āҏĻѺ
its _ imports	ā҉ĪѺ
its _ in	Ď҆
its _ method	ā҇
its _ methods	ŀ҈
its _ name	ĀѹāҚŅҎ
its _ one	āѹ
its _ to	āѸĂҎ
its _ what	ĀҊĢѹ
its _ |	ĀѷāѱĂѺć҈ĉ҇ĎѹēҋĘѶę҈ĚѺěҍĜ҉ĢҋĪҍĭ҇ıѺĶ҆ķҍĸ҇ĿѷŁҋŅѲņѺŌ҆
its ancestors	Ā҇
its argument	ĕҌ
its argument <name>	ĕҌ
its arguments	ā҆
its base	ĚҔěѹ
its bases	ć҇ň҆
its bases $	ň҆
its bases |	ć҈
its body	āѴĉҎĘ҇
its body $	āѸĉҋ
its body |	ķ҇
its callees	ĉ҆
its callers	ā҈ę҉
its callers $	āґĊѺ
its callers |	āѷĊ҈ę҉
its children	āѷĂҔĚѵěҏ
its children to	āѹĂҍ
its code	ĉ҇Ę҆
its commits |	Ā҉
its constructor	ā҆
its current	į҈
its current contents	į҈
its declaration	āѹĭ҇
its decorators	ā҉
its decorators |	ā҆
its def	ķ҆
its default	ā҉
its default |	ā҈
its definition	ĀҍāѭĬ҆ĸ҆
its definition |	āѵĬ҆
its docstring	ĀҏĢѹ
its enum	ĸ҉
its enum |	ĸ҆
its extension	ŒҊ
its extension |	Œ҆
its file	ĀҖāѶ
its file $	ā҆
its file and	ķ҆
its file |	ĀҎ
its importers	āѵĦ҈ĩҍ
its importers $	āѺĦ҈
its importers |	ĩҊ
its imports	ĀѷāѺĜҌĪҐ
its imports are	ŏ҇
its imports |	ĀѺĜҊĪґ
its inner	āҎ
its inner function	āҎļѺ
its interfaces	āҍīѺ
its job	Ģ҈
its job |	Ģ҈
its latest	į҆
its license	ā҆
its local	ļҊ
its log in	Ď҆
its log |	ĀѸāҋ
its method	ĺҌ
its method <name>	ĺҌ
its methods	Ŀґ
its methods |	ā҆
its module	ĭ҈
its name	ĀҏŅѶ
its name |	ĀҏŅѶ
its names	Ī҈
its names from	Ī҈
its nested	ļҎ
its nested <name>	ļ҉
its new	āҏ
its new name	āҊ
its old	Ņ҈
its old name	Ņ҈
its own	ā҈Ć҇ĪѺ
its own <name>	Ć҇
its own imports	ā҉ĪѺ
its own |	āѺŌ҆
its paces	ō҈
its paces |	ō҆
its parameter	ĕ҇
its parameter <name>	ĕ҇
its parameters	āҍ
its parent	ć҇Ěґěѵ
its parents	ā҉
its parents |	ā҉
its path	ő҆
its present	ā҈
its present name	āҌ
its properties	Ĥ҆
its public	ģ҇
its result	ā҇
its result |	ā҇
its return	Ň҉
its siblings	ā҉
its signature	āѺď҆Ł҈
its signature |	āѺ
its subclasses	Ă҆ĚѴěҗ
its subclasses $	Ěѷěҍ
its subclasses |	ěҊ
its superclass	ć҇Ě҇
its tests	Ŏҋ
its tests |	ā҆
its type	ā҆ĶѺŐ҉
its type $	āѶŐҌ
its type |	ā҇
its value	ĀҌāѹĶҌ
its value $	ĀҒāѺĶ҇
its value in	āҊ
its value |	Ķ҇
its version	ė҉
itself	ĀѺāѳćѸĒѹĖ҆ĦқĪѹĵ҈ņ҇Œҍ
itself $	Ė҆
itself _ $	ĦҊŒҏ
itself _ location	ő҆
itself _ the	ņ҈
itself _ way	Ħ҆
itself _ |	ĀҊćѸ
itself by	Ħ҆
itself by way	Ħ҆
itself indirectly	Ħ҉
itself indirectly $	Ħ҆
itself now	ņ҈
itself now the	ņ҈
itself |	ő҆
itself | location	ő҆
java	ĀѳėѺĮһ
java <name>	āѷĮғ
java _ $	ā҇Į҆
java _ |	āѸĮҏ
java version	Į҉
java |	ā҇
java | $	ā҇
job	ĢҬŕ҆
job _ $	Ģ҈
job _ <name>	ĀѵĢҝ
job _ <path>	ŕ҇
job _ for	Āҕ
job in	ŕ҇
job in <path>	ŕ҇
job list	Āҕ
job list for	Āҕ
job of	ĀѸĢҗ
job of <name>	ĀѸĢҗ
job |	Ģ҈
job | $	Ģ҈
jobs	ĀҝāҌŕѲ
jobs $	Āѱāҗ
jobs _ <path>	Ā҆
jobs _ run	Ā҆
jobs _ that	Ā҆
jobs _ the	Ā҆ā҆
jobs does	ĀҎāѷ
jobs does that	Ā҆
jobs get	Ā҆
jobs get run	Ā҆
jobs has	ĀѶāҋ
jobs has the	ĀѰāҐ
jobs in	Āҍāѹ
jobs in the	ĀҌāѹ
jobs of	Ā҆
jobs of the	Ā҆
judging	Ĭ҆
judging _ its	Ĭ҆
judging by	Ĭ҆
judging by its	Ĭ҆
jump	ĀѵāѸĶ҆ķҙĹ҆œ҉
jump _ <name>	Ĺ҇Ļ҆
jump _ key	Đ҆
jump _ the	ķҌ
jump to	ĀѵāѸĶ҆ķҙĹ҇œ҉
jump to <name>	Ĺ҇Ļ҆
jump to key	Đ҆
jump to the	ķҌ
just	Ā҉āѱĆ҈ľ҉ňѹŌ҉ŏ҈ő҆
just _ $	āѹ
just _ test	Ō҆
just the	Āҋľ҇ňѹŌ҆
just the test	Ō҆
k	ŌҔŎѸ
k <name>	ŌҔŎѸ
keep	ĀѲĭҊĽ҆
keep <name>	ĭҋ
keep _ <name>	ĭ҇
keep _ history	ā҆
keep seeing	Ľ҆
keep the	ā҇
keep the history	ā҆
keeps	ĀҚāѬćѺ
kept	Ā҆ĭ҆
kept _ <literal>	Ā҇
kept _ has	ĭ҆
kept saying	Ā҇
kept saying <literal>	Ā҇
key	ĀҍāѹĐҪőѺ
key <name>	ĀҎĐҠ
key <name> $	Đ҉
key <name> in	āҊ
key <name> of	Đ҆
key <name> set	ĀҍĐѺ
key <name> what	Ā҉
key <name> |	āѹĐ҆
key _ $	ĐҌ
key _ in	āҊ
key _ of	Đ҆
key _ set	ĀҍĐѺ
key _ what	Ā҉
key _ |	āѸĐ҉
keyword	ĀҌāѷŁ҈
keyword _ $	ĀҎāѸ
kicks	ŕҍ
kicks _ $	ŕ҆
kicks _ <path>	ŕ҈
kicks off	ŕ҉
kicks off <path>	ŕ҈
kind	ĀѲāҊĚ҈ıѸłңŇҐŐ҆
kind $	āѳłҕ
kind _ <name>	Ě҈
kind _ object	ĀҍŇ҉
kind _ project	ā҈
kind _ software	ł҈
kind _ tests	ĀѫāҘ
kind _ value	Ň҆
kind of	ĀѶāҖĚ҈ıѹłҊŇҐŐ҆
kind of <name>	Ě҈
kind of object	ĀҍŇ҉
kind of project	ā҈
kind of software	ł҈
kind of tests	ĀѫāҘ
kind of value	Ň҆
kindly	ĀѠāѪő҆
kindly $	ĀѺāѶ
kindly _ me	ĀѺ
kindly _ that	Ě҆
kindly _ the	Ł҆
kindly confirm	Ě҆
kindly confirm that	Ě҆
kindly find	ĥ҆ň҆
kindly find me	ň҇
kindly find the	ĥ҆
kindly tell	Ł҇
kinds	ń҇
kinds of	ń҇
know	ĀѹāѰąѸć҇ďѺĔѹĕ҇ĥ҇ĭ҈
know _ default	ĕ҆
know _ functions	Ċҋ
know _ import	Ĩ҆
know _ in	ĺ҆
know _ is	ĭ҇
know _ line	Ĺ҆
know _ methods	Ŀ҆
know _ modules	Ī҈
know _ the	ā҇Ĭ҈
know _ type	ĀҊāѷŇ҆
know _ value	đ҈
know _ what	ĀҎ
know _ which	ĺ҆ļ҆
know by	Ā҆
know by what	Ā҇
know from	ĩ҆
know if <name>	Ā҆
know in	ĺ҇
know in which	ĺ҇
know its	ĕ҆
know on	ļ҆
know on which	ļ҆
know the	ĀѶāѹć҆đ҉Ņ҆
know the import	Ĩ҆
know what	Ā҇āѲć҈ň҇ŏ҆
know what <name>	ć҇
know what type	ĀҊāѸ
know where	Đ҇ĺ҈
know where in	ĺ҆
know where the	ā҆
know whether	Ĭ҉ŋ҈
know whether the	Ĭ҉ŋ҆
know which	ĀѷĪ҇Ň҆
know which functions	Ċ҉
know which modules	Ī҈
know which type	Ň҇
know why	ā҆
know |	ĭҊ
know | is	ĭ҇
known	ĀѺāѺġ҈ŅҖ
known _ $	Ņ҉ņѺ
known _ <path>	ņ҆
known _ this	ġ҆
known _ |	Ņҍ
known as	ŅҎņ҇
known as <path>	ņ҆
known as |	Ņҍ
l	āѶĳң
l <path>	ĳ҈
l <path> $	ĳ҈
l _ $	ĀѸĳғ
l _ <name>	ĳ҇
l _ for	ĳ҇
l _ |	ĳ҈
l give	ĳ҇
l give for	ĳ҇
l say	ĳ҈
l say |	ĳ҈
lack	āҫĂѺĿѫŉѷ
lacks	ď҆
lacks _ vice	ď҆
lacks and	ď҆
lacks and vice	ď҆
lambda	ļ҇
language	āҊėѹłҍ
language _ $	ł҇
language _ <name>	ā҆
language for	ā҉
language for <name>	ā҆
language |	ł҇
language | $	ł҇
largest	āҧĤѯ
largest _ $	ā҆
largest _ the	ā҆
largest of	ā҆
largest of the	ā҆
largest |	ā҆
largest | $	ā҆
last	āҜąѶčѵĎѺįӓİҞĲҌĳҊĴѸŅѺ
last $	İ҆
last _ $	ĀѴāҒįҌİҋ
last _ <path>	įҊ
last _ and	ĀѺİ҈
last _ before	ā҉
last _ by	ĀҎčѷ
last _ in	į҆
last _ line	Ĳ҆
last _ number	āѺĳҌ
last _ of	Āѭāҍįғ
last _ on	āѸįҋ
last _ that	į҈
last _ the	ĀҋāѸ
last _ to	ā҈
last _ together	ā҆
last _ |	Āғā҉įғİѴ
last change	įҎ
last change to	ā҉
last change |	į҈
last changed	čѷįҌ
last changed together	ā҆
last changed |	Ā҈āѴį҇
last checkin	İ҆
last commit	Ā҆İҊ
last commit $	İ҆
last commit that	į҇
last commit |	ĀҌ
last edit	į҆
last line	ā҆İѶĳҌ
last line number	āѺĳҌ
last line of	ĀѶāҍ
last modification	į҈
last modification of	į҇
last modified	įҊ
last month	āҋ
last month |	ā҈
last release	āҌ
last release |	āҊ
last thing	İ҇
last time	įҏ
last time |	įҋ
last touch	į҇
last touched	ĀҗāѨ
last update	įҋ
last update of	įҋ
last week	āҏ
last week |	āҊ
last year	ā҈
last |	Āѷį҉
last | $	Āѷį҉
lately	ā҆ĳѺ
lately _ $	ā҈ĳѺ
lately |	ā҈ĳѺ
lately | $	ā҈ĳѺ
latest	ĀѪāҕąѸėѶįҬİҍ
latest _ $	āҍİѷ
latest _ of	āҊėѶįҍ
latest _ to	āѺįҍ
latest _ with	āѺį҈
latest _ |	İҋ
latest change to	į҆
latest commit	ĀѮāҒąѺįҋİҊ
latest commit with	āѺį҈
latest commit |	İҋ
latest edit	āѶįҏ
latest edit of	āѸį҉
latest modification	į҉
latest version	āғėѶ
latest version of	āғėѶ
launches	Ń҆
launches the	Ń҆
lazily	āҊ
lead	Ā҉āѴĚ҆
lead _ to	Ħ҆
lead back	Ħ҆
lead back to	Ħ҆
lead to	Ā҇āѴĚ҉
leads	ħ҈
leads _ <path>	ħ҆
leads from	ħ҉
leads from <path>	ħ҆
leak	ĀѶāҎ
leak memory	ĀѹāҊ
least	Āҍ
least _ test	ĀҍāѶ
least one	ĀҒāѶ
least one test	ĀҍāѶ
leave	ĀѸāҏĔ҈
leave _ <name>	Ĕ҆
leave _ |	āғ
leave alone	āҋ
leave alone |	āҋ
leave out	ā҆Ĕ҆
leave out <name>	Ĕ҆
leave out |	ā҇
leaves	āѸĂҏ
leaves abstract	Ă҇
leaving	Ć҈
leftover	ŏҎ
leftover _ of	ŏҌ
leftover imports	ŏҌ
leftover imports of	ŏҌ
legal	Ė҇ı҆
length	ĀҌĎ҈
length _ <path>	ĀҎ
length _ the	Ď҉
length in	ĀҎ
length of	Ď҈
length of the	Ď҉
let	āҏıѹ
let _ see	ĀҐ
let _ |	Āѷāҕıѹ
let me	Ā҇āҌıѹ
let me see	ĀҐ
lets	ĕ҇
level	Ā҈āѴĩ҇ĪѺĭҊĶҒ
level $	Ā҆Ķ҉
level _ <name>	ĭҊĶ҈
level _ imports	ĩ҈ĪѺ
level of	ĩ҈ĪѺĭҋ
level of <name>	ĭҋ
level of imports	ĩ҈ĪѺ
level variable	Ķ҉
level variable <name>	Ķ҉
levels	āҍňѺ
levels _ $	Ā҉ňѺ
lib	ĀѺłҐ
lib or	łҌ
libraries	ĀѺāѸĖҡ
libraries _ project	Ė҇
libraries _ the	Ė҇
libraries _ this	Ėҋ
libraries does	Ė҉
library	ĀѱāҍłҨ
library $	ā҇
library _ $	āҋ
library a	ł҆
library or	łҌ
library |	āҌ
library | $	āҌ
libs	ĖҖ
licence	ĀѱāҋıӂłѺ
licence $	ıҎ
licence _ $	ı҈
licence _ is	ı҆
licence _ the	ĀѺıҎ
licence _ this	Ā҉
licence _ which	ıҋ
licence _ |	ā҆
licence does	ĀҊıѶ
licence is	ı҈
licences	Āѳāҏ
licences _ the	Āѷāҋ
license	ĀѩāҊıӅŅѺ
license $	ı҉
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
licensed	āҊıґ
licensed $	Āѹıҋ
licensed _ $	ĀҌāѭı҉
licensed |	ĀҌāѲ
licensed | $	ĀҌāѲ
licensing	ĀѱāҊıҢ
licensing _ this	ıҋ
licensing of	ıҎ
licensing of this	ıҋ
licensing what	ā҇ı҇
lie	Œ҆
lies	āѸœ҈
like	ĀѹāҎď҇ē҆ğ҆ĭ҈
like $	Āҍāѷ
like <name>	ĀѶāҏď҈ē҇
like <name> $	ď҆
like _ <name>	ĀѺā҆
like _ <tag>	ā҈
like _ in	ĭ҉
like _ know	āѺđ҆
like _ see	Ā҉
like _ use	ĭ҈
like at	ā҈
like at <tag>	ā҈
like in	ĀѺā҉
like to	āѵ
like to know	āѺđ҆
like to see	Ā҉
like to use	ĭ҈
limit	ĀҊāѹ
line	āѷĂѺąѹĆѹćѵĉѷċҘčѺĎѶďѹĐҦđѰēѶĔѺĖѹĜѵğҋġѺĢѴģѷĤѷĥѴĦѺħѶĩѵĪѵīѷĬѵĭѸĮѸįѳİѲıѹĲҬĳҧĴҮĵқĶңķҡĸҔĹҜĺҝĻҗļҞĽҚľѷĿѶŀѶŁѷŃѹńѹŅѵņѷŇѸňѸŊѶŋѹŌѷōѷŎѺŏѷŐѸőѶŒѷœҕŔҔŕѹ
line $	āѶĊ҇Đ҆ĲѸĵ҇ĶҎĹ҆ĺѲļҌĽ҆
line <line>	āҩĲҾĳѹĴҿ
line <line> $	ĀҍĴ҉
line <line> author	Ĳ҉ĴѸ
line <line> from	ĴҌ
line <line> in	ĀѸāҏĲҍĴҐ
line <line> of	āҘĲҖĴҏ
line <line> out	Ĵ҇
line <line> to	ĀқĲѺĴѳ
line <line> what	Ĵ҇
line <line> |	ĀѺā҆Ĳ҆Ĵ҉
line <name>	ĀґķѹĹ҆ĺ҆ļ҈
line <name> is	ĺҊ
line _ $	ĀҏāѹĜѶĩѺĳҋķҔĻҏĽѺŔ҇
line _ <line>	ĴҌ
line _ <literal>	ĵғ
line _ <name>	ĀҙĐҒĳѹĶ҆ķѷļ҇
line _ <option>	ċҌ
line _ <path>	ĀѰā҉ĐҌ
line _ author	Ĳ҉ĴѸ
line _ class	ĵ҆
line _ does	ĀѶĳҎ
line _ enum	ā҆
line _ every	āҊğ҇ķѺ
line _ file	ĳ҆
line _ for	Đ҆
line _ from	ĴҌ
line _ function	ķҍ
line _ i	āѺļ҆
line _ in	ĲҌĴҍ
line _ is	ĺҊ
line _ it	āѰğ҉ĺ҉
line _ of	ĀҐāҒĲғĳҌĴҊĹ҈
line _ out	Ĵ҇
line _ please	ķ҆
line _ test	œҊ
line _ that	Ķ҆ĺ҇
line _ the	ĀѧāѷđѺĶҌĸ҉Ĺ҇ĺҒļҊĽҔœҋŔ҈
line _ to	ĀқĲѺĴѳ
line _ what	Ĵ҆
line _ which	ĀҖİѶķ҆
line _ |	āѺĴҍĺ҇
line at	ā҇
line at which	ā҇
line count	ĀѮĳҮ
line count $	ĀѸĳҏ
line count file	ĳ҇
line count of	ĀѺĳҒ
line defines	Ļ҉ļѹĽ҉
line does	āҏĳѸĵҐķ҉
line does <name>	Āҕā҆ĳѺĺѹ
line does the	ĀѰāҏĺ҇
line flag	ā҇
line flag <option>	ā҇
line in	āҋĐѺļ҇
line in <name>	āҊ
line in the	ļ҇
line is	āѲğ҇Ķ҆ĸ҇ĺ҉
line is it	āѵğ҇ĺ҉
line is the	ĸ҆
line number	ĀѫāѳĐҊĳҙĴ҉ķ҈ĺ҇
line number <line>	ĴҌ
line number does	ĀѶĳҎ
line number for	Đ҆
line number in	āѹĳҐ
line number of	ĺ҇
line number please	ķ҆
line of	ĀѴĐҔĵ҆ĺҋļҊĽҏœҊ
line of <name>	ĐҍĺҌļ҇
line of <path>	Āѵā҇ĐҊ
line of every	āҊğ҇ķѺ
line of test	œҊ
line of the	ĵ҆ķ҈
line of which	Ľ҆
line option	ċ҆
line option <option>	ċ҆
line options	Āҏāѳ
line that	āѹĶҋ
line tool	ĀѺā҈
line where	ā҆ĵҏķ҆
line where the	ĺ҉
line with	ĀҋāѹĶ҆
line with <name>	ĀҌĶ҆
line |	ĀҋĐ҆ĜѶİѶĹ҆ĺ҆ĻҎŔ҈
line | $	Đ҆ĜѶĹ҆ĺ҆ĻҎŔ҈
line | which	ĀҍİѶ
lines	Ć҆ĎѺēҎğҌĪҒĳӚŏҊŔҋ
lines $	ĳғ
lines <line>	Āҙāѹ
lines <line> or	ĳ҆
lines <line> thru	Ā҇
lines <line> to	Āҋ
lines <line> until	Ā҆
lines <name>	ĀҗĳѶ
lines <name> of	Āқĳѭ
lines <name> |	ĳ҆
lines _ $	āѵĳҘ
lines _ <name>	ĀѴāѸē҈Ī҆ĳҙ
lines _ <number>	āҌĳѺ
lines _ <path>	Āѯā҉ĪҋĳҖ
lines _ are	āѹĳ҈
lines _ deleted	ā҈
lines _ has	ĳ҇
lines _ is	ĳ҆
lines _ it	ĀѺā҆
lines _ its	Ā҈āѹ
lines _ lately	ā҇ĳѺ
lines _ of	Āқĳѭ
lines _ or	ĳ҆
lines _ text	ĀѵĳҎ
lines _ there	ĳ҇
lines _ thousand	ĳ҆
lines _ thru	Ā҇
lines _ to	Āҋ
lines _ until	Ā҆
lines _ |	ĳ҈
lines a	ĳ҆
lines a thousand	ĳ҆
lines above	ēҏĳѸ
lines are	ĳ҇
lines are there	ĳ҇
lines changed	ā҇ĳѺ
lines changed lately	ā҇ĳѺ
lines did	Āѳāґ
lines does	ĀҐāѳĳҋ
lines does <name>	Ā҆āѺĳҊ
lines does <path>	Ā҇
lines from	Ī҉
lines from <path>	Ī҆
lines has	ĀѸā҈
lines in	ĀѺĳҌŏ҆
lines in <path>	ĳ҇
lines inside	Āѹĳ҉
lines long	ĳ҉
lines long is	ĳ҆
lines of	Ī҆ĳҋ
lines of <name>	ĳ҆
lines of <path>	ĀѹāҌ
lines of text	ĀѵĳҎ
lines over	āҌĳѺ
lines over <number>	āҌĳѺ
lines please	ĳ҇
lines please $	ĳ҇
lines that	Āҋāѹğ҆
lines there	āѹĳ҈
lines there are	āѹĳ҈
lines total	ĀѸĳҊ
lines were	āҋ
lines were deleted	ā҈
lines |	Ā҇āѶĳҎ
lines | $	Ā҇āѶĳҎ
linter	ŏ҆
linter complain	ā҆
linter complain about	ā҆
linux	ĀѸāҒ
linux $	āҋ
linux _ $	ĀѺā҇
linux |	ĀѺā҇
linux | $	ĀѺā҇
list	Ā҆āћĂ҇ĆҔĉ҉ĊҐČҐčѹĎѹĐѺĒ҇ēҍĔѺĖҟĘѹęѺĚѹěѺĝѺĞҒġѵĢѶģҌĤҔĥҊĦѶĩ҈Īҗī҉ĬѹĭѺįѺĳѺĵѹķѹĹѺĺѺľѱĿҝŁңńҏŅѺňҍŊѭō҆Ŏѵőѹ
list $	ĀѸĉѭĊҍģ҉Ī҇Łҕ
list _ $	Ŀ҉ō҈
list _ <mark>	ĀѺĂҖē҈
list _ <name>	ĂѹĞқġѸĤ҉īѺĿҎŁҒňѹ
list _ <path>	Ī҆
list _ annotations	ēҌ
list _ attributes	ĤҊ
list _ base	ćҎňѸ
list _ class	īҎ
list _ commit	Č҇
list _ commits	ā҇
list _ differences	ď҇
list _ direct	Ā҆
list _ exceptions	ń҇
list _ fields	Ĥ҇
list _ files	Ā҉ăѺČ҆
list _ imports	ĀѹĪҖ
list _ methods	ľѶĿґ
list _ modules	ĩ҈
list _ overload	Ć҇
list _ place	Ā҇Ć҆Ċѹ
list _ places	ĀҎ
list _ runtime	Ė҇
list _ subclasses	ĀѲňҕ
list _ symbols	Ā҈
list _ test	Ā҆
list _ tests	ĀҝŊѱŎѺ
list _ that	ĀѸĥҋĩ҉
list _ the	Ī҉
list _ traits	ī҆
list _ triggers	ŕ҉
list _ what	Ā҉
list all	Āғ
list all direct	Ā҆
list cls	Ăѹĥ҈ĿҎ
list each	ĆҌ
list each overload	Ć҇
list every	ĀґĊѸĖ҆
list every place	Ā҇Ć҆Ċѹ
list everything	Āѷĉ҆ģ҆
list everything <name>	ń҇
list everything that	Ċ҆
list for	Ā҉ā҆Ĥҏ
list for <name>	ā҆Ĥҏ
list for <path>	ĀҊ
list of	ĀѴāѳĂҌĆҏĉ҉ČҎď҈Ė҈ĞҘġѸĤѹĪҌīҎľѸĿҍŁ҈ŊѸ
list of <name>	ďҊĞқġѹŁҍ
list of imports	Ī҆
list of methods	ĂѹľѹĿґ
list of places	ĀѺĆҊ
list of tests	ĀҎŊѺ
list of the	Ī҇
list or	Ā҈
list or what	Ā҉
list the	Ā҈āѳĆѺć҉ĉҒĊ҇ĎѺď҇ēҋĖѺĤҋĥ҇ī҆ĿѹŃ҆ň҇ŊѶ
list the annotations	ē҇
list the commits	ā҇
list the differences	ď҇
list the files	ĀҋăѸ
list the imports	ĪҎ
list the modules	ĩ҈
list the places	Ā҉
list the symbols	Ā҈
list the test	Ā҆
list the tests	ĀҎŊѷō҆
list the triggers	ŕ҉
list them	ĀѺō҈
list them $	Āѷō҈
list |	Ā҉Ŀ҆
list | $	Ā҉Ŀ҆
listed	ĸ҇
listing	āѵă҉Ŀ҉ň҆
listing _ methods	Ŀ҇
listing _ the	ă҈
listing the	āѸĿ҆ň҆
listing the methods	Ŀ҇
lists	Āѹďҕ
lists _ <name>	ďҐ
literal	ĀѵđҘĶѸŔҘ
literal <literal>	Āѹā҇ŔҒ
literal _ in	ŔҌ
literal _ to	đҍ
literal assigned	đҍ
literal assigned to	đҍ
live	ĀҊāѮĠѸķҒĸ҇Ľ҉ōѹő҆ŒҊœ҉
live $	ķҔ
live _ $	āѭĆ҆ĵ҉ĸ҈Ľҋő҉œҊ
live _ <name>	Ā҆ōѹ
live _ the	ĀҊ
live before	ĀҌāѺņѺ
live before the	ĀҌ
live in	Ā҈ōѹ
live in <name>	Ā҆ōѹ
live |	āѭĆ҆ĵ҉ĸ҈Ľҋő҉œҊ
live | $	āѭĆ҆ĵ҉ĸ҈Ľҋő҉œҊ
lives	ĀѹāѺķҟœ҈
lives $	āѶķ҆œ҉
lives _ <name>	Ĺ҆
lives _ which	ķҋ
lives in	ķ҈Ĺ҆
lives in <name>	Ĺ҆
lives in which	ķҋ
load	ĀҌāѵĜ҉ĩҏĪ҇
load $	Īҍ
load <path>	ĀѺĩ҉
load _ module	Ĝ҇
load _ |	āѸĩғ
load the	Ĝ҇
load the module	Ĝ҇
loaded	ĀѸā҈ĝ҉ĨҌ
loaded $	ĩ҉
loaded _ <path>	Ĩ҇
loaded by	ĝҊ
loaded from	Ĩ҆
loads	āҍœѺ
local	ĀѷāҍķѳĺѺĻҤļҠ
local _ <name>	ā҈ķѷĺѺĻҒļҡ
local _ the	ĻҊ
local func	ĻҊ
local func <name>	ĻҊ
local function	ā҆Ļ҉ļҊ
local function <name>	ā҆ļҍ
local helper	Ļҍ
local helper <name>	Ļҍ
local to	Ļ҈ļ҆
local to the	ĻҊ
locate	ĀѺāѨĐ҆đѸĵ҉ĶҊĹҏĻҋĽ҉ŋѺőҍœҊ
locate <name>	ĺ҇ő҈
locate <name> 's	ĺ҈
locate _ 's	ĺ҈
locate _ <name>	āѹĐ҆Ĺ҆
locate _ constant	đѹĶ҉
locate _ for	őҌ
locate _ local	Ļ҇
locate teh	Ĺ҇
locate the	āѮĐ҆đѹĵ҉Ķ҈ĽҊŋѺœҊ
locate the <name>	Đ҆
location	ĀѩāѮćѹċ҈ĐҋđѲğҐĥѸĵҙĶҜķҋĸҘĹҎĺҎĻҐĽҐŀѸŁѺňѺŋѴŌѳőқŒҖœҐ
location $	ĀѺāѮċ҇đѷğҖĶҏķѵĸҏĺґĻ҈Ľ҆ŒҎ
location _ $	ĀѺāѹĵ҈ķ҆Ļҍļѹœҋ
location _ <name>	őҒ
location _ <path>	ő҈
location _ repo	őҍ
location _ test	œ҆
location _ the	āѹĐ҇ĵҊĶ҈ĽҍŒ҈œ҈
location in	Đ҆ĸ҈őҏ
location in repo	őҍ
location in the	ő҆
location of	ĀѸāҍĐ҆ĥѺĵ҈ĶҎķҏĹҊļ҈ĽҌŀѺŋѸŌѶőҕŒ҉œ҆
location of <name>	őғ
location of <path>	ő҉
location of test	œ҆
location of the	āѺĐ҈ĵҊĶ҈ĽҍŒ҉œ҈
location |	āѹĵ҈ķ҇Ļ҈œҋ
location | $	āѹĵ҈ķ҇Ļ҈œҋ
locations	ĀѸĆҘ
locations $	āѺĆҏ
locked	ė҆
log	ĀҒāѵĎҏĢѳįғİҢ
log $	İ҇
log <name>	ĀѲĢѵįҖİҜ
log <name> <name>	ĀѭįҝİѺ
log <name> <path>	ĀѷįҎ
log _ $	Āѥāҋįѱİҫ
log _ <name>	ĀѭĎҌįҟİѸ
log _ <path>	ĀѺĎ҈įҎ
log _ changes	ĀҊ
log _ commits	Ď҆
log for	ĀҔįѸ
log in	Ď҆
log in commits	Ď҆
log of	Ā҇Ď҆į҈
log of <path>	į҆
log of changes	ĀҊ
log on	ĀѸĎҋ
log on <path>	Ď҆
log |	ā҈
log | $	ĀѸāҋ
logging	ā҆
long	āҒĐ҈įҐĳҏ
long $	ā҈
long _ $	ā҉
long _ <name>	Āҗāѫĳ҇
long _ a	ā҆
long _ did	į҈
long _ is	ĳ҆
long _ its	Ď҆
long _ the	Āѯāҡ
long ago	āѶįҎ
long ago did	į҈
long do	ā҈
long do the	ā҈
long does	ĀѸāҒ
long does the	ā҆
long has	Ā҈āѹ
long has <name>	Ā҈
long is	Ā҇āѲĎ҆ĳҎ
long is <name>	Āҏāѭĳ҆
long is its	Ď҆
long is the	āҊ
long the	ā҈
long |	ā҈
long | $	ā҉
longer	ĀҊā҇ąѺ
longer _ |	ĀҍąѺ
longer exist	ĀҊąѺ
longer exist |	ĀҊąѺ
longer than	ā҆
longest	ĀѹāҵħѸ
longest _ chain	ā҇
longest _ cycle	ā҉
longest _ in	āҋ
longest _ of	āҌ
longest import	āҏ
longest import chain	ā҇
longest import cycle	ā҉
longest line	āҋ
longest line in	āҋ
longest method	āҊ
longest method of	ā҈
look	Ĺ҆œ҇
look _ $	Ā҇
look _ <name>	ĀҖđ҆Ğ҈
look _ at	ā҈
look _ if	ě҇Ĝ҇
look _ line	Ĵ҆
look _ the	ĀѶāѴĥѷĪ҇ń҆ň҇ő҉œ҆
look _ which	Ł҆
look for	Ā҉
look for <name>	Ā҉
look like	Ā҉ā҉
look like at	ā҈
look up	āѲĆ҆Ğ҆
look up <name>	ĀҎđ҆Ğ҉
look up if	ě҇Ĝ҇
look up line	Ĵ҆
look up the	ĀѷāѷĥѷĪ҇ķ҇ň҇ő҉
look up which	Ł҆
look |	Āѹā҇
look | $	Āѹā҇
looking	āѺķ҈Ľ҇ł҇
looking _ the	āѸķ҉Ľ҈
looking _ what	ė҇
looking _ |	ł҆
looking at	Ā҆ł҈
looking at the	Ā҈
looking for	ķ҈Ľ҇
looking for the	ķ҉Ľ҇
looks	āѹğҌŁ҇
looks _ the	ğ҆
looks at	ğ҆
looks at the	ğ҆
lookup	ĀѺğҜ
loop	ā҆Ħғ
loop _ $	ā҇
loop _ imports	Ħ҆
loop of	Ħ҆
loop of imports	Ħ҆
loop |	ā҇
loop | $	ā҇
lose	ā҆
lost	Ā҆
lost _ |	Ā҇
lowest	Į҉
lowest <name>	Į҆
lowest <name> version	Į҆
lowest _ version	Į҈
lst	ĀҋįҋŊѴ
lst _ tests	ĀҎŊѴ
lst _ to	įҋ
lst change	įҋ
lst change to	įҋ
lst of	ĀҎŊѴ
lst of tests	ĀҎŊѴ
lying	āѺĆ҆
m	āѴĚ҆ĝ҆Ģ҆
m <name>	ć҆
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
m looking	Ā҆
m looking at	Ā҇
m moving	Ī҆
m new	Ģ҆
m renaming	ā҇
m renaming <name>	ā҆
m writing	āѳ
m writing the	āѸ
machine	āҊ
machine _ $	āҋĮѺ
machine |	āҋĮѺ
machine | $	āҋĮѺ
macro	ĀґāѱđҊĬѺ
made	ĂѸč҆ģ҈ĭҍĲҋ
made $	Ā҇
made <name>	Āѱāғĭҋ
made <name> a	ā҆
made _ $	ĂѺĭ҇
made _ a	ā҆
made _ abstract	āҊ
made _ by	ģ҉
made _ change	Āѳā҇Ĳ҇
made _ |	āѯĭ҈
made available	ģ҉
made available by	ģ҉
made it	Āҍāѵ
made the	ĀѵāҎĲ҇
made the change	Āѳā҇Ĳ҇
made |	Ā҉
main	ĀҏāҐĈѸ
main _ $	Ā҈
maintained	Āѹāҍ
maintains	Āҏ
maintains _ file	āҎ
make	āҐĈҊĉ҇č҆ĚѷģҊĬѹŌѷō҆
make <name>	āҢĚѷ
make <name> a	āҍ
make <name> inherit	ā҉ĚѺ
make _ $	ĉ҆
make _ <name>	ā҇ŌѴ
make _ a	āҏ
make _ call	Ċ҆
make _ inherit	ā҉ĚѺ
make _ of	Ā҈āѹō҈
make _ |	ĀҒāѮģ҆
make a	Ă҆Ċ҆
make a call	Ċ҆
make it	ā҇
make public	ģ҈
make public |	ģ҆
make the	ĀѺā҉
make up	āѹ
make use	Ā҈āѹō҈
make use of	Ā҈āѹō҈
makes	āѨĉҍđ҈Ę҇ģҏĬ҆ŕ҈
makes $	ĉ҉ĊѺ
makes _ to	ģ҈
makes _ use	ŏ҆
makes a	Āѹā҇
makes available	ģҌ
makes available to	ģ҈
makes it	Ĭ҇
makes no	ŏ҆
makes no use	ŏ҆
makes the	ĀҍāѶ
making	ĀѶāҋ
making _ call	Ċ҇
making the	ā҈Ċ҇
mandatory	ĂҙĤѺ
mandatory _ $	Ă҈ĤѺ
mandatory methods	Ă҆
mandatory |	Ă҈ĤѺ
mandatory | $	Ă҈ĤѺ
many	ĀҪāҡĆ҇ĊѺĎүĤѸĩѴĳҟľүŊҹ
many <name>	Āѵā҉
many _ $	ĳ҈
many _ <path>	Ď҇
many _ and	Ā҈Ć҉ľѷ
many _ are	Āґāѩĳ҆ľҌŊ҈
many _ called	Āѭāҕ
many _ can	ĀҐāѱ
many _ cases	ĀѸŊҎ
many _ changed	ĀѹĎҊ
many _ did	ľ҆
many _ do	ā҈
many _ does	ĀҌāѝĎҎĳҌľҔ
many _ fail	ĀѱāҘŊѸ
many _ functions	ĀѮľґŊ҉
many _ has	Āѵā҉ĎҌ
many _ have	ĀҊāҊ
many _ import	ĀҌāѹ
many _ imports	Ā҉āѹ
many _ in	ĀѡāҵŊѱ
many _ is	āґ
many _ long	ĳ҉
many _ methods	ĀҤāѠľѸ
many _ of	āҒ
many _ override	Ā҆āѺ
many _ people	Ā҆
many _ pull	ĀѺā҈
many _ tests	ĀѺŊҏ
many _ there	āѹĎ҇ĳ҇
many _ this	āҋĎѵ
many _ touch	Ď҈
many _ touched	ĀѹĎ҆
many _ until	ĀѶāҕĎѶ
many _ use	ĀҗāѵŊѶ
many _ variables	ĀҊāѷ
many _ was	ĎҊ
many _ would	āѺŊ҈
many _ wrote	ā҆
many _ |	ĀҕĳѷŊҋ
many abstract	ĀҊāѸ
many abstract methods	ĀҊāѸ
many are	Āҋ
many are there	Āҋ
many args	Ā҆
many asserts	ĀѵāҎ
many asserts are	ĀѵāҎ
many attributes	ĀҊ
many bytes	ĀѲāґ
many bytes is	ĀѲāґ
many checkins	ĎҊ
many children	Ā҆
many classes	ĀҎāѺ
many commits	ĀѷāҍĎң
many commits are	Ā҆
many commits changed	ĀѹĎҊ
many commits did	ā҆
many commits has	Ď҉
many commits there	ĀҋāѴ
many commits this	āҊĎѵ
many commits touch	Ď҈
many commits touched	ā҇
many commits until	ĀѶāҕĎѶ
many commits was	Ď҇
many days	ĀѭāҔ
many defs	ľҌ
many defs are	Ā҇
many descendants	Ā҈
many different	āѹ
many entries	ĀѹĎ҈
many entries does	ĀѹĎ҈
many exceptions	ĀҊāѷ
many exports	ĀҐāѵ
many exports |	ĀҐāѵ
many fields	Ā҉
many fields has	ĀҐāѳ
many fields |	ĀѯāҖ
many files	Āғāѹ
many files called	ĀѮāғ
many files import	Āҋāѷ
many files were	Ā҆
many for	ā҈ľѺ
many for <name>	ā҆
many functions	ĀҋāѶľҋ
many functions are	āѵľ҆Ŋ҉
many functions does	ĀҋāѸľ҈
many functions there	ĀѭāҘ
many imports |	Ā҉āѹ
many jobs	ĀѶāҋ
many jobs has	ĀѶāҋ
many lines	ĀѵāҕĳҜ
many lines are	ĳ҇
many lines did	ĀѶāҋ
many lines does	āѷĳҎ
many lines has	ĀѸā҈
many lines long	ĳ҉
many lines of	ĀҌā҇ĳѶ
many lines there	āѹĳ҈
many lines were	āҋ
many lines |	ĀҍĳѺ
many member	Āѵľґ
many member functions	Āѵľґ
many members	Ā҉
many methods	ĀѲā҉ľң
many methods and	ĀҎľѷ
many methods are	ľ҉
many methods did	ľ҆
many methods does	ĀѴāҋľ҆
many methods there	ľ҆
many methods |	ľ҆
many names has	ĀѺā҇
many of	ā҇
many open	ĀѺā҈
many open pull	ĀѺā҈
many other	Ā҇
many other files	Ā҇
many parameters	ĀҊāѺ
many people	āҎ
many people have	Ā҆
many people wrote	ā҆
many places	āѸĆ҉
many places and	ĀѹĆ҉
many places import	Ā҇āѹ
many revisions	ĀѴĎҐ
many revisions does	ĀѷĎҊ
many revisions there	Ď҆
many rows	ĳ҈
many rows of	ĳ҈
many seconds	ā҇
many subclasses	ĀҋāѸ
many test	ĀѭŊҝ
many test cases	ĀѸŊҎ
many test functions	ĀѹŊ҉
many tests	ĀѰāҒŊҟ
many tests are	ĀғāѮ
many tests does	āѺŊҋ
many tests fail	ĀѱāҘŊѸ
many tests have	ā҆
many tests in	ĀѡāұŊѱ
many tests of	ā҈
many tests there	Ŋ҇
many tests use	ĀҞāѭŊѶ
many tests would	Ŋ҈
many tests |	āѹŊҋ
many that	Āѹĳ҆
many things	Ā҆
many things are	ĀѶāҋ
many things does	ĀҊ
many times	Āѳā҈ĎҐ
many times <name>	ĀѺ
many times <path>	Ď҆
many times does	ĀѷāҌ
many unit	Ŋ҆
many unit tests	Ŋ҆
mark	ĀѺā҇
marked	āѺĂ҉ĒҏĭҒĿѺ
marked <mark>	Ă҆Ē҇
marked <name>	ĭҌ
marked _ y	ĭҎ
marked _ |	Ă҈
marked with	Ē҉
match	ā҇
matched	āғĸѳ
matched in	āҋĸѸ
matter	ā҆
matter $	ā҈
maximum	ĀѺāғđѴė҆
may	ĀѵāҟĊѰńҋ
may _ $	ā҆
may i	ā҆
may raise $	ā҆
me	Ā҉āѲĂѺĄ҆Ċ҉čѷĐҊđҋĒ҈ĕѹěѴĢ҇ģѷĦѷĨѹĬѴĴҊķҎĺҋĻ҆ŁҊń҆ŋѺőҊŒ҆
me $	āҍđ҇ģѺĳ҆Ĺ҆őҌ
me <name>	Āҍ
me _ $	ıѹŁ҉ńҋ
me _ <commit>	č҆
me _ <line>	Ĵҋ
me _ <literal>	ĀѶķҠĽҊŔѸ
me _ <name>	āѺĊҖĐҐēҌĔ҈ĕѸĘ҉Ě҆ģѺĬ҆ĭҍĮѹĳҝĵѹķѸĺҋĻҊŁѶŃѹňѷ
me _ abstract	Ă҆
me _ all	Ŀ҈
me _ amount	ĀҌ
me _ annotations	ē҆
me _ arguments	ŁҐ
me _ callers	Āҋ
me _ can	ģ҆Ł҆
me _ children	ň҉
me _ class	Ā҇ň҉
me _ classes	ĥ҇ň҆
me _ commit	Ā҈ą҈
me _ commits	ĀҒĎѵ
me _ committers	Ā҇
me _ comparison	ď҇
me _ decorators	ē҆
me _ def	ķ҆
me _ definition	ĺ҇
me _ definitions	Ā҉
me _ directory	ő҉
me _ earlier	Ņ҇
me _ exceptions	ā҆
me _ file	āѹķ҉Ņ҇Œҍ
me _ files	ĀҙāѦĄ҇
me _ full	őҊ
me _ functions	ĉҌŃҊ
me _ hits	Ā҈
me _ if	ā҇
me _ import	ĪҎ
me _ imports	āѸŏҌ
me _ interfaces	ī҉
me _ is	Ā҉
me _ it	ĀѺāѸĈ҆Ŏҋ
me _ kind	ł҆
me _ last	į҆
me _ latest	İ҆
me _ licence	ıҊ
me _ license	ı҇
me _ line	ĸ҆ĺҏ
me _ literal	đҊ
me _ location	Ķҋķ҆
me _ many	Ā҆āѺĎҊ
me _ member	Ĥ҆
me _ method	ĿҌ
me _ methods	ĿҎ
me _ names	ĩ҇ŊѺ
me _ number	ĀѵĎ҆ľҌĿѺŊҋ
me _ of	āҌ
me _ other	ĩ҆
me _ out	ā҆Ģѹ
me _ parameter	Łҋ
me _ parent	ć҆
me _ path	ő҉
me _ place	āҖķѳ
me _ present	ŅѺņ҉
me _ reverse	ĩ҈
me _ setting	Āҍ
me _ short	ĢҎ
me _ somebody	Ā҆
me _ source	ĀҌ
me _ spot	ķ҉
me _ subclass	ĀѵňҎ
me _ superfluous	ŏ҉
me _ test	Ā҉
me _ tests	Ā҇
me _ that	Ā҈ģ҇ňѷŌ҇ŎѺ
me _ the	ĀѡāѸĂ҆Ģ҇Ĥ҉ĥѺĵҕķ҇Ĺ҈ĺѹĽ҇œ҈
me _ there	ġ҆
me _ this	ı҇
me _ to	āҌ
me _ traits	ī҆
me _ type	Őҋ
me _ types	ĥ҈
me _ value	đҌ
me _ we	ĀҌ
me _ what	Ā҈āғĢҊņѹ
me _ where	ā҆
me _ which	ĀѺā҉
me _ wrote	ā҉
me _ you	Ł҈
me a	ĀѫāҖď҇ĢҎ
me a <name>	āҎ
me a comparison	ď҇
me a short	ĢҎ
me all	ĀѳĆҊĊ҇Īҋ
me all import	Ī҉
me all the	Āѹ
me an	Āґ
me an <name>	Āґ
me at	ķғ
me each	Ā҈
me each place	Ā҈
me every	ĀѸĊґňғ
me every class	Ā҇ň҉
me every method	Ŀ҇
me everything	ģ҇Ł҇ňѷ
me everything that	Ā҇ģ҈ňѷ
me everything you	Ł҈
me find	āҘĢѷ
me find <name>	āѴĻҋ
me find all	Ŀ҈
me find imports	āѺŏ҇
me find out	ā҈Ģѹ
me find the	āѸĂ҆Ĥ҇ĩ҆
me find what	Ā҇āҙ
me find where	ā҇
me find which	ā҈
me how	ā҈Ďҍď҈ı҇
me how many	Ā҆āѺĎҊ
me how to	āҌ
me if	ĀѯĈ҆Ĝ҈ĬҊĭҋŌ҆Ŏ҈
me if <name>	Ę҆Ĭ҈ĭ҇
me if it	Ĉ҆ŎҌ
me its	Ā҆
me its commits	Ā҉
me line	ĴҌ
me line <line>	ĴҌ
me lines	Ā҆
me lines <line>	Ā҆
me see	ĀҐ
me the	ĀҎāѥćҒĊ҇čѸĎѷďѸđҌė҆ġѺĢѸĦѺĩ҇İҌı҆ĳҍĵѺķѸĹѶő҇Œ҈
me the <name>	ĀєćҋĊҟĐҌēҏĳҠ
me the abstract	Ă҆
me the amount	ĀҌ
me the classes	ň҆
me the commit	ą҇
me the commits	Ā҉ĎѺ
me the committers	Ā҇
me the definitions	Ā҉
me the directory	ő҉
me the earlier	Ņ҇
me the file	ķ҈Œ҆
me the full	ő҈
me the functions	ĉ҉
me the hits	Ā҈
me the import	Ī҆
me the interfaces	ī҇
me the last	į҆
me the latest	İ҆
me the line	ĸ҆
me the literal	đҊ
me the location	Ķҋķ҆
me the member	Ĥ҆
me the methods	ĿҎ
me the names	ĩ҇ŊѺ
me the number	Āѹľ҈Ŋ҈
me the parameter	Łҋ
me the parent	ć҆
me the path	ő҉
me the place	ĀѺāҗķѵ
me the reverse	ĩ҈
me the setting	Āҍ
me the source	ĀҌ
me the spot	ķҊ
me the superfluous	ŏ҉
me the test	ō҇
me the type	Ő҆
me the types	ĥ҈
me the value	āѸđҊ
me through	Ģ҈
me to	ĀѶāѱġ҇ĵ҈ĺғĻ҆œ҆
me to <name>	ĺҏ
me to the	āѵĵ҈ķ҉Ļ҇œ҆
me under	Ņ҆
me understand	Ģ҆
me understand what	Ģ҆
me wether	Ě҆Ĭ҆
me wether <name>	Ě҆Ĭ҆
me what	Ģ҈ĺ҇ŀѺŅ҇Ő҇
me what <name>	Āҋ
me what can	ģ҆Ł҆
me what file	Ņ҇
me what other	ĩ҆
me what that	Ā҇
me what the	ĢҊ
me what type	Ő҉
me when	ĀҐāѵ
me when somebody	Ā҆
me where	ĀѹāѺĐ҆ğ҆Ķ҆ĸ҆Ĺ҉Ľ҉ŀ҈
me where <literal>	ĀѺķҌĽҊŔѹ
me where <name>	Đ҆Ĺ҆ŀ҇
me where the	ĵ҈Ĺ҆
me where we	ĀҌ
me whether	ā҈
me whether <name>	ĀҐĭ҆
me whether the	ĀѸ
me which	ĀҚāѴĄ҉ŉ҆
me which arguments	ŁҊ
me which commit	Ā҆
me which exceptions	ā҆
me which file	ĵ҇
me which files	ĀҙāѦĄҊ
me which of	āҍ
me which test	Ā҉
me which tests	Ā҇
me who	ĀѴĊ҈
me who calls	Ċ҆
me who wrote	ā҉
me why	āҋ
me |	ĀѴıѹŁҋńҋ
me | $	ĀѺıѹŁҋńҋ
mean	ā҆İ҇ĴѵĹ҇Ł҆Œ҈
mean _ $	āқĴѵ
mean _ it	ĀҌāѷ
mean _ this	ā҆
mean in this	ā҆
mean is	Ā҈
mean the	Āѹİ҇Ĺ҇
mean |	āқĴѵ
mean | $	āқĴѵ
meant	āѷĢҋň҇
meant _ do	Ģ҈
meant for	āѺň҇
meant to	Ģҋ
meant to do	Ģ҈
measured	āҌĳ҆
measured _ lines	ĳ҆
measured in	ĳ҆
measured in lines	ĳ҆
mehtods	ĀѶĂҊćѷľҍĿ҈
mehtods does	ĀѶĂҋćѸľҍ
member	ĀѰāѸĉѹĤҒķѹĸҚĹҎĺ҆ľҢĿҤŃѹ
member <name>	Āҏā҉ĸ҉
member <name> $	ā҆
member <name> defined	ĸ҆
member <name> have	ĀѴāґ
member <name> matched	ā҈ĸѺ
member <name> |	ĀҒāѳ
member _ <name>	ĺ҈
member _ defined	ĸ҆
member _ does	ĀѺĿҌ
member _ have	ĀѴāґ
member _ in	ľҖ
member _ matched	ā҈ĸѺ
member _ of	Ĥ҉ĹҏĿҙŃѺ
member _ |	ĀҍāѰĸ҆
member funcs	ĤѹľҏĿҒ
member function	ĹҐĺ҈
member functions	ĀѯāѸĉѺľҕĿҝ
member functions does	Ŀҍ
member functions of	Ă҆ĿҊ
member variable	Ĥ҈
member variables	ĤҖ
member variables of	Ĥ҈
members	ĀҋāѵĂ҉ĤҤĿ҉
members _ <name>	Ă҆Ĥғ
members _ in	Ā҈āѶĤҊ
members _ struct	āѺĤҊĿҍ
members are	Ĥ҆
members are in	Ā҈āѶĤ҈
members of	āѸĂ҇ĤҕĿҋ
members of <name>	ĤҎ
members of struct	āѺĤ҈Ŀҍ
memory	ĀѹāҌ
memory _ $	ĀѺā҈
memory |	ĀѺā҈
memory | $	ĀѺā҈
mention	ĀѸāѸĕ҆Ĝ҆ĩҒōҊ
mention <name>	ĕ҆
mention <name> |	ĕ҆
mention <path>	ĀѸĜ҇ĩҊ
mention <path> |	ĀѸĜ҇ĩҊ
mention _ $	ōҊ
mention _ |	Āѹāѹĕ҆Ĝ҇ĩҎ
mentioned	āҌ
mentioned in	Ā҆
mentions	Ā҈ķ҇
mentions <name>	Ā҈
mentions <name> |	Ā҈
mentions _ |	Ā҈
merge	ā҆
message	āҐČѺįѺİҊŔғ
message <literal>	ĀѰāҊŔґ
message <literal> |	ĀѸā҉
message _ $	Ā҇
message |	Ā҈
message | $	Ā҈
metadata	ĞҎĮҊ
metadata $	ĞҊĮ҆
method	ĀҢā҇Ă҇ćѶĉѺĐѶē҆ĚѺġѸĢѺĤѸīѺĭѺĵѯķѶĹҿĺҼĽѹľҘĿҞŀқŃѸńҍňѸŐѹ
method $	Ā҉ĺҋ
method 's	ĺ҆
method <name>	ĀѱāҖĂѸĐѹē҉ĬҌĵѷĹҨĺҥľѴĿѧŀҮŃѺńҐ
method <name> $	Ā҈ĹѮĺҚĿѸŀҋńҊ
method <name> belonging	Ĺ҆
method <name> for	Ā҈
method <name> from	ĀѹāҊ
method <name> gets	ā҆
method <name> in	Ā҈ĹҎ
method <name> is	āѹĬҏŇ҆
method <name> of	ĀѶāҍĹҒĺѸ
method <name> on	āҊĹҍ
method <name> overridden	ŀ҇
method <name> so	ā҆
method <name> start	ĺ҆
method <name> where	ĺҍ
method <name> with	āѹĊ҇ŀ҇
method <name> |	ĹѶĺҐń҈
method _ $	āѵĂҋĹѫĺґľҖĿҌŀҏńҊ
method _ <name>	Āҙā҉ĹҘĺѴ
method _ belonging	Ĺ҆
method _ class	ĹғĺѺ
method _ cls	Ăҍ
method _ for	ľ҈Ŀ҇
method _ from	ĀѹāҊ
method _ gets	ā҆
method _ in	Ā҆Ĺҍ
method _ is	āѹĬҏŇ҆
method _ it	Ā҉āѺ
method _ of	Āѯā҈ĹҎĺѶľҎĿҖ
method _ on	āҊĹҍ
method _ overridden	Ā҆
method _ so	ā҆
method _ start	ĺ҆
method _ that	ĀҋāѺ
method _ the	ĀҐŀѸ
method _ where	ĺҏ
method _ with	āѶĊ҇Ē҈ŀ҆
method _ |	ĀҌĹѴĺҙń҈
method count	ĀѯľҢ
method count $	ĀѷľҐ
method count for	ľ҉
method count of	ľ҇
method defined	Āҋ
method does	Āҏāѷ
method does <name>	Ā҆
method does it	Ā҉āѺ
method exist	ĀҊāѹŀ҉
method for	Ĺ҆
method for <name>	Ĺ҆
method in	Ā҆Ĺ҉
method in class	Ĺ҈
method in the	Ā҈
method is	Āҋ
method list	ĂѺĿҟ
method list of	Ŀ҉
method names	ĀѹāѷĂқĿҊ
method names $	ĂҊ
method names of	Ŀ҇
method of	ĀҋāҊĹҐ
method of <name>	ĀҋĹҏĿѹ
method on	Ā҈
method on <name>	Ā҈
method set	ľ҆Ŀ҈
method set of	ľ҆Ŀ҈
method tally	ĺѺľҚĿѶ
method that	ā҆
method that <name>	ā҈
method |	Ā҆ĂѺĺҐ
method | $	Ā҇ā҆ĂѺĺҊ
methods	Āѥā҆ĂҲćѵĉҐĊґĒґēѶęѹĚѶěѵĢѺĥѷīѷĬѷĽѺľӋĿӜŀҡŃҚňѵōѷœѺ
methods $	ĉ҆ľ҆Ŀҗ
methods <name>	ĉ҆ľҗĿѺ
methods <name> defines	ĀѺľ҉
methods _ $	ĀѸāѷĂ҆Ŀҗ
methods _ <mark>	Ă҆Ē҆ĿѺ
methods _ <name>	ĀѺāҡĂѺĊҞĚѷěѷľҒĿғŃҌ
methods _ a	Ă҇
methods _ abstract	āѷĂҐ
methods _ are	ŀ҆
methods _ be	ĀѺĂ҉
methods _ class	āѸĂҌľҊ
methods _ defined	Ŀ҆
methods _ defines	ĀѺľ҉
methods _ functions	ĀҎľѷ
methods _ holds	Ā҉
methods _ i	Ă҈
methods _ in	ĿҎ
methods _ it	āѷĿ҇ŀҋ
methods _ not	ā҇ĂѺ
methods _ override	ŀ҇
methods _ shape	Ā҆
methods _ the	Ā҆āѺĒ҆ľҊŀ҆
methods _ there	ĿҊ
methods _ to	Ŀ҉
methods _ too	ā҈ľѺ
methods _ |	ľ҈
methods and	Āҍľѷ
methods and functions	ĀҎľѷ
methods are	ĀѹāѳĂҋľ҆ĿҘ
methods are abstract	āѸĂҊ
methods are defined	Ŀ҆
methods are there	ĿҊ
methods belong	ā҈
methods belong to	Ŀ҈
methods class	ľ҉ĿѺ
methods class <name>	ľ҉ĿѺ
methods come	ā҉
methods declared	Ŀ҇
methods defined	Ŀ҉
methods did	ľ҆
methods does	ĀҎāҋĿҏ
methods does <name>	ĀѮāҊĂҌĉ҆ľѺĿ҉
methods does it	ĀҊ
methods does the	Āҏ
methods from	Ŀ҇
methods in	ĀѮāґĂ҇
methods in <name>	ĀѰāҘĿҊ
methods is <name>	Ŀ҆
methods marked	Ă҈ĿѺ
methods marked <mark>	Ă҆
methods must	ĂҌ
methods of	ĀҏāҔĂ҇ĚѸěѷľ҉ĿҊ
methods of <name>	ĀҔāҖĂѸĚѹěѷľ҇Ŀҍ
methods of class	Ă҇
methods on	ľ҇Ŀ҆
methods on <name>	ľ҇
methods only	āѴĂ҆ĿҊ
methods override	Āґāѱŀ҇
methods override <name>	ĀҕāѴ
methods override it	ŀ҉
methods overriding	ŀ҈
methods overriding <name>	ŀ҆
methods per	ľ҇
methods per class	ľ҇
methods that	Ă҇Ŀ҇ŀ҉
methods that <name>	Ŀ҈
methods that override	ŀ҇
methods the	Ŀ҆
methods there	ľ҆
methods there are	ľ҆
methods too	āҋľѶ
methods without	ā҇
methods |	ĀѸĂ҈Ŀ҈
methods | $	ĀѸĂ҈Ŀ҈
might	ĀҌāѲń҇
might <name>	Āҍāѳń҉
might _ <name>	āѹń҈
min	ė҇
min <name>	ėѸĮҌ
min <name> version	ėѸĮҌ
min _ version	ėѸĮҌ
mind	ĀѵāҐđ҆
mind _ me	ĀҊđ҉ĩѸĲѺ
mind _ out	āѹ
mind _ the	ĀѴň҆
mind _ whether	āѺ
mind checking whether	āѺ
mind counting	āѺľ҆
mind counting the	āѺľ҆
mind finding	ĀѶ
mind finding the	ĀѸā҇
mind listing	āѷĿ҆ň҆
mind listing the	āѸĿ҆ň҆
mind making	ā҈
mind making the	ā҈
mind renaming	ā҆
mind telling	ĀҋāґĩѸĲѺ
mind telling me	ĀҋāґĩѸĲѺ
minimum	ħ҇Įґ
minimum _ here	Į҈
minimum _ version	Įҍ
minimum version	Į҆
minimum version here	Į҈
miss	ĀҊāѸ
missing	ĀѶāҲōѮ
missing $	ā҇
missing _ $	āҊ
missing _ <name>	āҙōѲ
missing from	ĀѺāҏ
missing |	āҊ
missing | $	āҊ
mit	ĀѸāѳıң
mit _ gpl	ı҇
mit _ or	ĀѹıҌ
mit apache	ı҉
mit gpl	ı҆
mit gpl or	ı҆
mnay	Āқāѳ
mnay _ are	Ā҇
mnay _ in	ĀҊ
mock	ĀѺ
mock <name>	ĀѺ
model	ĀѳāҖ
modification	įҔ
modification _ <name>	į҇
modification _ <path>	į҇
modification of	įҍ
modification of <name>	į҇
modification of <path>	į҆
modified	āѸăѶČғčҐĎҍįҜ
modified $	Āҗăѷ
modified <name>	į҈
modified _ $	Č҇Ď҆įҋ
modified _ <commit>	ĀѺčҌ
modified _ in	Āѹį҈
modified _ the	č҆
modified and	Āѹį҈
modified and in	Āѹį҈
modified by	č҉
modified by <commit>	č҇
modified in	ĀѺČ҆
modified |	į҆
modified | $	į҆
modify	ĀѶČ҈č҉
modify _ $	ĀѺ
module	ĀѲĉѺĊѹċ҉ĐѺĜ҆ĝ҆ğ҉ĢҋģҔĥѸĦ҇ĩґĬѺĵ҉Ķҫķ҉Ľ҇ŌѷōѸŎ҈őѰŒӅœҋ
module $	ŒҊ
module <name>	ā҈ĢҎģґĥѺĩҏĶѴķѹŎ҈őѹŒҟ
module <name> $	ĩғŒҌ
module <name> in	Œ҈
module <name> |	ā҇ĢҎŒ҈
module <path>	āѵĜ҈ĝ҈ģ҈ĩҌ
module <path> $	Ĝ҆ĩҋ
module <path> loaded	ĝҊ
module _ $	ĀѵāҌĩҝ
module _ <name>	ĀѷāҌĶҒōѺŒғœ҇
module _ contains	Āҋœ҇
module _ file	ŒҊ
module _ in	Œ҈
module _ loaded	ĝҊ
module _ publish	ģҋ
module _ the	āѷċ҆ķҎ
module _ variable	Ķ҇
module _ |	Ģҍģ҇Œҍ
module called	ĀѺāҐŒҊ
module called <name>	ĀѺāҐŒҊ
module does	ĵ҆
module file	āҍŒѷ
module is	œ҇
module level	Ķґ
module level $	Ķ҉
module level variable	Ķ҇
module live	Œ҇
module named	Œ҈
module named <name>	Œ҈
module that	ĵ҇œ҇
module var	Ķ҇
module var <name>	Ķ҇
module variable	ĶҚŒѹ
module variable <name>	Ķҋ
modules	āѴĊѷģ҉Ħ҉ħҔĨ҉ĩңĪҬ
modules <name>	ħҊĩѹĪ҉
modules <path>	Īҋ
modules _ $	ģ҆Ħ҉
modules _ <name>	ĀҍĊѹħ҆ĩ҉
modules _ <path>	ĀѶĜ҇Ĩҋĩҍ
modules _ both	āҊ
modules _ depend	ĩ҇
modules _ from	ģ҆
modules _ import	ĩ҉ĪѺ
modules _ imports	Ħ҆Īѹ
modules _ in	ĪҌ
modules _ it	Ī҆
modules _ on	Ā҇ĩ҈ĪѸ
modules _ pulls	Ī҆
modules _ the	Ī҆
modules _ used	Ī҆
modules _ uses	Īҋ
modules are	ĩѷĪҕ
modules are used	Ī҆
modules brings	Ī҇
modules depend	ĩҏĪѺ
modules depend on	ĩҍ
modules does	āѺħ҈Ĩ҆ĩѷĪҒ
modules does <path>	Ĩ҆
modules does it	Ī҇
modules does the	Ī҆
modules file	Ī҈
modules import	āҊģ҆
modules import both	āҊ
modules import from	ģ҆
modules imported	Ī҇
modules importing	Ĝҋĝѷ
modules importing <path>	Ĝҋĝѷ
modules is	Ī҆
modules it	Ħ҇
modules it imports	Ħ҇
modules load	Āѵĩғ
modules pulled	Ī҈
modules pulled in	Ī҈
modules require	ĩҐĪѶ
modules that	ĝҍĩҍ
modules that <path>	ĝ҉
modules that depend	ĩ҇
modules using	ĩҌĪѹ
modules which	ĩ҆
modules which import	ĩ҆
modules |	ģ҆Ħ҇
modules | $	ģ҆Ħ҇
moment	āѸŌ҉
moment _ $	Ō҉
moment |	Ō҆
moment | $	Ō҆
month	ĀѺāҗ
month _ $	āҏ
month |	āҎ
month | $	āҎ
more	ĀѹāҟĆ҈į҉
more _ $	įҊ
more _ once	Ć҆
more _ one	Ā҆
more _ than	āҋ
more commits	ā҆
more commits than	ā҆
more than	ā҇Ć҉
more than once	Ć҆
more than one	Ā҆
more |	ĀѺįҊ
more | $	įҊ
morning	ĀѺāѸ
morning |	āѹ
most	ĀѬāӃąѷĊѷįҠİҞňѺ
most $	āҔ
most _ $	āҒİ҇
most _ change	āѺįҊ
most _ commit	į҇İ҇
most _ modified	į҇
most _ the	āҊ
most _ |	İҋ
most methods	ā҆
most of	āҍ
most of the	āҊ
most often	ā҉
most often |	ā҈
most recent	āѰįҕİҌ
most recent change	āѺįҊ
most recent commit	į҇
most recently	āѳąѺįҎİҌ
most recently modified	į҇
most recently |	āѹ
most |	āғ
most | $	āғ
motion	ŕ҈
move	āҐķѺŅғņҞňѺ
move $	ņ҆
move <path>	ā҇
move _ $	Ā҆āѸņҊ
move _ into	ā҆
move _ was	Ņ҇
move _ |	Ņ҉
move from	Ņ҉
move from |	Ņ҉
move of	ņғňѺ
move the	āҏ
move to	Ņҋ
move |	Ā҆āѸņҊ
move | $	Ā҆āѸņҊ
moved	ā҆įѷŅҕņҫőѹ
moved $	ĀҗāѰįѺņ҇
moved _ $	Ņ҇ņҖ
moved _ of	ā҆
moved _ |	Āѳāҍ
moved away	ĀѳāҊ
moved away |	ĀѳāҊ
moved from	ŅґņѴ
moved from $	Ņ҆
moved from where	ŅҊņѷ
moved here	Ņ҈
moved out	ā҇
moved out of	ā҇
moved to	Ņѷņҏ
moved to $	ņ҈
moved to where	ņ҇
moved where	ņҎ
moved where $	ņҎ
moving	Ī҆
msg	İ҉
much	ĀѳđҖľѷ
much _ $	đ҆
much _ <name>	āѸđҋ
much _ the	āҌľѶ
much is	āѷđ҉
much is <name>	āѺ
much |	đ҆
much | $	đ҆
multiple	Ć҇
must	ĂҚė҉ğѸĮҏŀѺŇѸ
must <name>	ĀҍŇѹ
must <name> be	ĀҍŇѹ
must _ be	ĀҍŇѹ
must _ subclass	Ă҆
must a	Ă҆
must a subclass	Ă҆
must be	āѷĂҋĖ҆
must have	Į҇
must i	āҏğѹ
must implement	Ă҇
my	Āѱā҇ĞҌğ҉Į҇
my <name> $	ā҆
my _ $	ĀѵāҜ
my _ what	ĀҌāѴ
my _ |	ĮѺ
my last	Ā҉
my machine	Ā҇
my machine |	ā҉ĮѺ
my path	Ğ҇
my shell	ğҊ
my terminal	Ğ҆
n	āѵĈ҆ĝ҉ġ҉Ĭ҇ĭ҉ĴҐľҋĿѷňѺŊ҈
n $	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
n <name>	ĀҋĴҒ
n <name> <name>	ĴҎ
n <name> <path>	ĀҌ
n _ <name>	ĀѹĎ҆ĴҎľҌĿѸ
n _ <path>	ĀҌ
n _ funcs	Ŋ҈
n commits	Ď҆
n commits <name>	Ď҆
n lines	ĳ҆
n lines <name>	ĳ҆
n test	Ŋ҈
n test funcs	Ŋ҈
name	ĀѸāѶąѸČҌčѺġҕĢѹĬѶĭҎįѸıґĲ҉ĴѹľѵĿҌŅҴņҨŉѺŊѴŋҘŌѸŎѺŒҕ
name $	Ă҇ıҊŅ҈
name <name>	āѭĆ҉đ҆ġҊĭҔŅ҆ņѹŋҏŒғ
name <name> $	Ć҉ņѺŋ҆
name <name> <name>	ĭ҆
name <name> has	ņ҆
name <name> in	ġ҆
name <name> is	ĭ҆
name <name> |	ĭ҈Œ҈
name <path>	ŅҊ
name <path> $	Ņ҆ņѺ
name _ $	āҋĆ҉ıҊŋ҆
name _ <name>	ĀѴġ҆Ņґņ҈Œ҉
name _ <path>	ĀѺā҇Ņґņ҈
name _ before	ŅѶņҍ
name _ class	ćҊĥ҆ňѷ
name _ existed	Ņ҆
name _ function	ĉ҈
name _ functions	ĀҎ
name _ had	Ņ҉
name _ has	ņ҉
name _ in	ġ҆
name _ is	ġ҆ĭ҆
name _ jobs	Ā҆
name _ not	āҊ
name _ old	Ņҍņѷ
name _ successful	Ā҈
name _ test	ĀҊō҆
name _ the	Ī҇ı҇ņҍ
name _ this	Ā҉ıѺ
name _ was	Ņ҆
name _ |	ā҆ĭ҇ŅѴŒ҈
name all	ĀҐĪ҆ī҈
name all functions	ĀҎ
name all jobs	Ā҆
name all the	Ī҇
name back	ā҇
name back |	ā҇
name did	ŅҌ
name did <path>	Ņ҆
name does	āҊņҌ
name does the	ņ҈
name each	ŀ҆
name every	āѸĉҋē҇Ŀ҉
name every function	ĉҌ
name every test	ĀҊ
name for	ā҉Ņҋ
name for <name>	Ņ҆
name of	ġ҆Ĳ҆Ņҗņ҈ŋҍ
name of <name>	ĀѺġ҇Ņҋ
name of <path>	āҊŅҊ
name of a	ŋ҆
name of the	ı҈
name only	āѶČҎ
name replaced	Ņѹņ҈
name the	āѹć҆ŁҋŅѹņ҆
name the successful	Ā҈
name was	Ņ҉ņѹ
name |	āҍņҊ
name | $	āҎņҊ
named	ĀѸāѲĆ҈ć҇ġґĹѺŅҖņ҇ŋґő҆ŒҔ
named $	Ņғ
named <name>	Ć҈ġҒŋґŒҔ
named <name> $	ĀѸġҏŌ҇
named <name> in	ŋ҆
named <name> is	Œ҇
named <name> |	āѷġ҈ļ҆ŋ҇
named _ $	ĀѸāѸġҏņ҇Ō҇
named _ in	ŋ҆
named _ is	Œ҇
named _ its	ņ҆
named _ the	ć҉
named _ |	Ā҈āѵġ҈ļ҆ŋ҇
named after	ņ҆
named after its	ņ҆
named in	ć҉
named in the	ć҉
names	ĀғĂҖČҌĖѶĜѹĝѺĞҚģҬĤҌħѷĨѺĩѺľѺĿҐŁҘŃҋŊѵŏ҉
names $	āѲĂҊČҊē҇ĤҏŃҍň҆
names <name>	Ā҆
names _ $	Āҋ
names _ <name>	Ăґģҕ
names _ <path>	ĀѷāҔģҎ
names _ all	Ā҇
names _ by	ĀѹāґĞ҇ģѺ
names _ can	ģ҇
names _ imported	Ā҆ŏ҉
names _ in	Āғ
names _ it	ā҆
names _ other	ā҇
names _ takes	Ā҉
names _ the	ĀѺāѺĩ҆ĿҌŁҕŊѺ
names _ |	āѺĪ҈
names are	ĀҌāѺģ҆ŏ҉
names are imported	Ā҆ŏ҉
names are in	Ā҆
names both	ā҈
names defined	Ā҈
names defined in	Ā҈
names do	ā҇
names do other	ā҇
names does	ĀҊā҇ģҊ
names does <name>	ĀҋāѺ
names does <path>	ā҇ģ҇
names does it	ā҆
names exactly	Ā҈
names exactly |	Ā҈
names exported	āґ
names exported by	āґģѺ
names for	Ŀ҆Ł҉
names found	Ā҆
names found in	Ā҆
names from	Ī҈
names from |	Ī҈
names has	ĀѺā҇
names in	ā҇ĖѹĞ҉Ł҈
names in the	Ł҈
names is	ģ҉
names it	ģ҆
names of	āѸģҊĩ҆ĿҏŁҌŊѹ
names of <name>	ģҋ
names of <path>	ģ҆
names of all	Ā҇
names of the	āѺĩ҇ĿҌŁҍŊѺ
names that	ģ҇
names |	Āҋ
names | $	Āҋ
narrower	ā҆
navigate	ĺ҆
need	Āҋāҗđ҇ĞѷġѺĢ҈ģѵĬ҇Į҈Ľ҆ŀѳń҉ŉѹŏ҇
need $	āҏĖѺĮ҆
need <name>	ĀҌāѺĢ҉
need _ $	ėѸĮҍ
need _ <name>	Ā҈Đѹ
need _ <path>	Āғāѹģѹ
need _ know	ĀѹāѶĬ҉Ĺ҈
need _ position	ļ҆
need _ source	Ľ҇
need _ the	ĵ҆
need _ this	ė҆
need _ type	Ň҆
need _ |	Ī҆
need a	ā҉
need for	ė҆
need for this	ė҆
need from	ĀҒāѷģѸ
need from <path>	Āғāѹģѹ
need imported	Ī҇
need imported |	Ī҇
need its	ā҆
need only	ĵ҆
need only the	ĵ҆
need that	ā҆
need the	ĀґāѰđ҉ļ҆Ľ҈Ň҆
need the <name>	ĀҌĐѹ
need the source	Ľ҇
need the type	Ň҆
need to	ĀѱāѲĬ҈ĹҊń҉
need to know	ĀѹāѶĬ҉Ĺ҈
need |	ėѸĮҍ
need | $	ėѸĮҍ
needed	ĀѴāѺĖҠ
needed _ run	Ā҈āѰĖ҉
needed for	ĀѶā҇
needed in	ĀѸāѹĖғ
needless	ĪѲŏқ
needless $	ŏ҇
needless _ of	ŏ҆
needless _ statements	ĪѸŏҍ
needless import	ĪѸŏҍ
needless import statements	ĪѸŏҍ
needless imports	ŏ҈
needless imports of	ŏ҆
needs	ĀѺĖ҆ĪҌ
negative	Āѷāҋ
nested	ĀѲāҏķѱĺѺĻҪļҢ
nested <name>	ļҍ
nested _ <name>	ķѺĻҚļқ
nested _ of	ĻҊ
nested _ the	Ļ҈
nested def	Ļ҆ļ҆
nested def <name>	Ļ҆ļ҆
nested function	āҌĻ҆ļ҉
nested function <name>	ā҇ļҋ
nested function of	ĻҊ
nested helper	ļ҉
nested helper <name>	ļ҉
nested in	āѺĻҜļѹ
nested in <name>	āѺĻҕ
never	āҸĉѷĔ҆ĤѶĪѷĸѺŃѲńѹŏҪ
never _ $	ā҆ĤѺĪѸĸѺŏҡ
never _ <name>	āҎĔ҇ŃѲ
never _ |	Ā҆āҕĉѸńѺ
never called	Ā҈
never called |	Ā҈
never raise	āҕŃѲńѺ
never read	āҒĤѶ
never read |	ā҇
never referenced	ŏ҈
never referenced $	ŏ҈
never used	ŏҊ
never used $	ŏ҈
never uses	āѷŏҎ
never uses $	āѺŏҋ
new	ĀѸăҖĄҔė҆įѺŅѹņҲőѺ
new <name>	ĀҚāѱ
new <name> $	ĀҒāѸ
new _ $	ĀҌă҉ą҉
new _ <name>	ėҊŅҎņѴ
new _ <path>	ŅҎņѴ
new _ <tag>	ĀѷĄҒ
new _ me	ĀҊāѺ
new _ of	Ņѫņң
new _ |	ĀѹāҖŅѴņҘ
new does	ė҈
new files	ĀѴăҎĄ҇
new in	ĀѸĄғ
new in <tag>	ĀѸĄғ
new location	ņ҇
new must	āѺė҈
new name	ĀѺņң
new name $	ņ҆
new name <path>	ŅҎņѴ
new name of	ŅѬņҝ
new name |	ŅѸņҔ
new path	ņҍ
new to	ĀҊ
new to me	ĀҊāѺ
new |	ăҊąҊ
new | $	ăҊąҊ
newcomer	ā҇
newer	Ā҇
newer _ |	ā҇
newer than	Ā҉āѷ
newest	ĀѬāҔąѸĮѷįҟİҜ
newest _ $	įѺİҍ
newest _ for	įҌ
newest _ in	ĀѵİҚ
newest _ of	āґĮѹ
newest _ that	įҋ
newest commit	ąѸįҕİ҈
newest commit for	įҌ
newest revision	į҆
newest revision that	į҆
newest version	āҍĮѹ
newest version of	āҌĮѹ
newly	āѶăҊĄҊ
newly created	Ą҆
next	ĀѱāҨďҋ
next _ $	ā҆
next _ <name>	Āѹā҈ď҉
next _ <path>	ā҇
next _ of	ā҇
next _ |	ā҆
next commit	ā҈
next in	ā҆
next release	ā҉
next to	ĀѺā҉ďҋ
next to <name>	ĀѺď҉
no	ąѹćѸĈ҈č҇Ĕ҇Ę҈ĚҌĜҋġҋĦ҈ĪѺĬҊĭ҆ķ҈ĿѹňѸŋ҈ōѺŏҌ
no $	ĀѷĈ҇Ĝ҆ġ҈ĬҊĭ҆
no <name>	āѺĔ҉
no _ $	āѺĐ҆Ę҉Ĝ҆ġ҆ňѺ
no _ <name>	Ě҇
no _ circular	Ħ҆
no _ exist	ĀҊąѺ
no _ for	ķ҆
no _ in	Ŏ҆
no _ is	Ā҈āѹĔ҉
no _ of	ŏ҆
no _ |	Āѹ
no docstring	ā҈
no longer	ĀҋąѺ
no longer exist	ĀҊąѺ
no test	Ŏ҆
no test in	Ŏ҆
no tests	ā҆
no tests |	ā҆
no there	Ā҈
no there is	Ā҈
no use	āѹŏҏ
no use of	ŏ҆
no |	āѱč҇Ę҈ġ҆Ħ҈ňѺ
no | $	āѴĐ҆Ę҉Ĝ҆ġ҇ňѺ
no | <name>	Ā҇
no | circular	Ħ҆
nobody	āҙģѷŏ҇
nobody _ $	ā҈ģѹ
nobody _ <name>	Ā҆
nobody _ |	ā҇
nobody imports	ā҇
nobody overrides	ā҇
nobody overrides <name>	ā҇
nobody uses	ā҈ģѹ
nobody uses $	ā҈ģѹ
node	ĀѳėѺĮһ
node <name>	āѷĮҔ
node _ |	āѹĮҏ
node version	Į҉
non	ĀѹĖҒ
non _ $	ĀѲā҇ĖҒ
none	āҎ
none _ $	ā҉
none |	ā҉
none | $	ā҉
normal	Ā҇
not	ĀѰāҜĄҗĆҎćѹĈ҇ĉѸĊѹČѹč҇ĎѹďґĒѳēѺĔҋĚҍĜ҉Ġ҈ĢѹģѸĥѸĩѳĪѴīѵĬҍĭҘį҇ĲѺĳѹĺѺĿѶŀѺłѺŇѸňѸŉѱŋғōѴŏҨőҊŒ҉
not $	āѺĘ҆Ě҈ĭ҆ŋ҇
not <name>	āѹĬ҈ĭ҆
not _ $	Ġ҆Ĭ҉ĭ҉ĿѸŋ҆ŏҎ
not _ <commit>	āҌŉѶ
not _ <name>	āҚēѺĔҌōѸő҆
not _ <path>	āҎĎѹő҆
not _ and	āҋ
not _ any	āѺįҊ
not _ anywhere	ĀѸā҈
not _ at	ă҆
not _ by	ŏ҆
not _ in	āѸĄҐġ҆ŏҊ
not _ is	Ĭ҆
not _ it	ő҇
not _ on	ĀҌāѷ
not _ right	ĭ҉
not _ same	āѹď҉
not _ the	ĀҎāѱĆҌňѹ
not _ what	Ā҈āѺŁ҇
not _ wher	Đ҆
not _ where	āҐ
not _ why	ĀѺāҌ
not _ with	āҊĒѸ
not _ |	ĀҎāѓĚ҇Ĭ҆
not abstract	ā҈ĂѺ
not abstract |	ā҇ĂѺ
not and	ď҈
not been	ĀѴāҏ
not changed	āѷįҊ
not changed any	āѷįҊ
not contain	āҝŉѴ
not contain <commit>	ā҇ŉѺ
not decorated	ā҉ĒѸ
not decorated with	ā҉ĒѸ
not exist at	ă҆
not exported	ā҇ģѺ
not exported |	ā҇ģѺ
not from	ā҉
not get	Āѵ
not get wher	Đ҆
not get where	āґ
not get why	ā҈
not green	ĀҎāѴ
not green |	ĀҎāѴ
not have	āҌ
not have a	ā҆
not implement	ā҉
not import	āҋĩѸ
not import <path>	ā҆
not it	ĀѬāҋė҆ŏѹ
not it and	āҋ
not it |	ĀѬāѸė҆Ě҈ĭ҆ŏѹ
not just	Ā҉Ć҈ňѹ
not just the	ĀҊňѹ
not know	āѸŒ҆
not know what	ĀҊāѸ
not need	ŏҋ
not ok	ŎҊ
not ok |	ŎҊ
not only	Ā҇āѺĆ҈
not only the	Ā҇āѵĆ҈
not override	ā҉
not pass	ĀҌāѱĔҋ
not passing	ĀҎāѵ
not passing |	ĀҎāѵ
not referenced	ŏ҆
not see	ő҈
not spot	ő҉
not the	āѷď҉
not the same	āѹď҉
not touch	āґĎѷ
not touch <name>	ā҈
not use	ŏ҇
not used	ĀѷŏҘ
not used anywhere	ĀѸā҈
not used by	ŏ҆
not used in	ŏ҆
not yet	Ą҈
not |	āѴĬ҆ĭҋŋ҆
not | $	āѴĬ҆ĭҋŋ҆
nothing	āҊĊѹĪѳŏҦ
nothing $	ĪѺŏҊ
nothing _ $	ŏҋ
nothing _ <name>	ĀҋĊѹ
nothing _ to	ŏ҇
nothing in	ŏ҇
nothing refers	ŏ҇
nothing refers to	ŏ҇
nothing |	Āѷā҉ŏҋ
nothing | $	ŏҋ
notice	Ā҉āѳ
now	āѯĎѺĬѺİ҉Ņ҉ņҩŌҎŎ҆
now $	ĈѸņҕŎ҆
now <name>	Ņ҇
now <path>	Ņ҇
now _ $	ĀѳĈҊİ҆ņҎŌҊ
now _ file	ņ҈
now _ it	ā҆
now _ |	Ņ҈
now called	Ņ҆
now that	ā҇
now that it	ā҇
now the	ņ҈
now the file	ņ҈
now |	ĀѷĈҊİ҆ņҎŌҊ
now | $	ĀѳĈҊİ҆ņҎŌҊ
nubmer	ľ҆
nubmer of	ľ҆
number	ĀҊāҒĊѸĎқĐ҈đҗĤѳĥѹĪѱĳҢĴ҈ķ҇ĸѴĺ҆ľҟĿѱŁѺňѹŊң
number $	āѺĎ҉
number <line>	ĴҌ
number <line> in	Ĳ҈
number <line> inside	Ĵ҆
number _ $	ķ҆
number _ <name>	ĀѶĐ҆ĳ҈ĺ҉
number _ <path>	ĀѺĳҍ
number _ attributes	Ā҉Ĥѷ
number _ calls	Āҍ
number _ classes	Ā҇
number _ commits	ĎҖ
number _ dependents	Ā҆
number _ functions	Ā҇
number _ imports	ĀҌ
number _ in	Ĳ҈
number _ inside	Ĵ҆
number _ lines	ĳҒ
number _ methods	ĀѷľҡĿѹ
number _ modules	ĀҏĪѶ
number _ please	Ā҇
number _ string	đҐ
number _ test	Ŋҏ
number _ tests	ĀѷŊҘ
number does	ĀѭāҍĳҎ
number for	Đ҆
number for <name>	Đ҆
number in	āѷĳҏ
number of	ĀҫāқĊѹĎҎĤѵĥѺĪѱĳҌĺ҆ľҕĿѵŁѺňѺŊҝ
number of attributes	Ā҉Ĥѷ
number of calls	Āҍ
number of classes	Ā҇
number of commits	ĎҒ
number of dependents	Ā҆
number of functions	Ā҇
number of imports	ĀҌ
number of lines	ĳҒ
number of methods	Āѹľҙ
number of modules	ĀҏĪѶ
number of test	Ŋҏ
number of tests	ĀѹŊҕ
number or	đҐ
number or string	đҐ
number please	ķ҆
number please $	ķ҆
number |	ĀѸľ҉
number | methods	ľ҈
numpy	Ā҉āѹ
numpy _ $	Ā҉āѹ
numpy |	Ā҉āѹ
numpy | $	Ā҉āѹ
object	Ā҉ĤҊĿҊŇғŐ҉
object $	ĿҊ
object <name>	Ň҇
object _ $	Ā҈
object _ <name>	ĀҊ
object _ class	Ĥ҇
object _ i	Ň҆
object does	Āҍ
object does <name>	ĀҎ
object of	Ĥ҆Ň҆
object of class	Ĥ҇
object |	Ā҈
object | $	Ā҈
objects	Āґāѳĵ҆
obliged	āѸĂҊ
occasions	ŕ҈
occur	Ċ҇ŔҎ
occur _ $	āѴĊ҇ŔҎ
occur in	ĀѺā҆
occur |	āѴĊ҇ŔҎ
occur | $	āѴĊ҇ŔҎ
occurrences	ĀҎŔ҉
occurrences of	ĀҎŔ҉
occurs	ę҆
of	ā҈Ă҉ăѺą҆ĆґĊѴĎҒĐҌđѶĒѹĔҌĕѺėҌĘѸĚ҈ěҋĝ҉ĞѺġѴĢ҉ģ҈ĥѷħѺĨҋĬѝĭѫĵѲĶѷĹҏĺѹĻ҈ĽѹľҏłҐŅ҉ŊҒŌѵōѪŐ҇őѴœѷŔ҈
of $	āѵć҆ĉҏĎѺĩѷĪҋňҖ
of <commit>	čҎ
of <commit> include	č҆
of <commit> |	Ā҆āѸ
of <literal>	ĀѺŔҙ
of <mark>	ĂҖ
of <name>	Ā҉āҚĆ҇ćҔĈѶċѹČѺčѷďҕđҊĒѳĔҠĖѱėғĘґę҆ĚҤěҡĞҋĠѱģ҉ĦѸħѷĪ҇ĬѺĮѱİѧıѹĳѳĵѭĶѱķѳĸѲĹқĺҙĻҋĽѷľѵŁ҈łѴŃҊňѸŉѺŊѷŋѸŌѸō҈Ŏҋŏ҇ŐѥŒѳœѵŔѷŕѹ
of <name> $	ĀѳāѦĆѯćґĉ҉ĊҋďѷĐѺđқēѹĕѹĖѷėѺę҆ĞѹĢҒģҊĤ҉ĥ҈ĩ҇ĪґĬѺĮѵįѺİѱĲѸĶѺĸѺĺ҇ĻѺļѸĿҔŀҌŃ҆Ņ҆ņҊŇҌňҖōҊŐҊŒѸ
of <name> 's	āѺĔѸĕҌĘ҆Ě҆ĺ҇ŇҋŐѳ
of <name> <name>	ĀҊāѸď҈ĭ҇
of <name> a	Ā҉
of <name> all	Āҍ
of <name> and	ďґ
of <name> are	ė҇ĥ҆ŏ҆
of <name> as	ō҆
of <name> at	ĀҊ
of <name> be	ěҊ
of <name> been	ĺ҉
of <name> before	Ņ҆
of <name> begins	ļ҆
of <name> by	Ě҈
of <name> called	āҌĹѺ
of <name> compared	ďҍ
of <name> default	Ĕҍ
of <name> defines	ļ҉
of <name> did	ė҆
of <name> differ	ĀѺā҈ď҇
of <name> do	ė҇
of <name> does	Āҏāѫė҈
of <name> except	āҐ
of <name> executed	ā҆
of <name> for	Ĕ҆Į҆
of <name> from	ďҊ
of <name> get	ā҇
of <name> give	ĕ҆
of <name> have	ĀѷāҌĔ҇
of <name> identical	ā҈Ćѹ
of <name> in	ĀҗāѮĆ҉ćѺĔҏĘѹę҈ġҊĢ҆ŀҖŐѺ
of <name> indrect	Āҋ
of <name> inside	Ĺ҆
of <name> into	ā҇
of <name> is	Đ҆ėѳęҌěҏĮҍ
of <name> it	Ĺ҈
of <name> look	ĀҎāѷ
of <name> makes	Ĭ҇
of <name> not	ĆҊ
of <name> on	ő҆
of <name> or	āѶğ҉
of <name> override	Āѹā҉
of <name> please	ĺ҆Ł҉
of <name> that	āҗė҆ĬҋĮѹŀѸ
of <name> there	ĀҊ
of <name> this	Į҇
of <name> versus	ď҆
of <name> we	ėҏ
of <name> what	Āѹāҍ
of <name> when	ĀҊ
of <name> which	ķ҉ň҆
of <name> with	ā҇Ć҇
of <name> within	ę҆ġ҆ĵѺĹ҆
of <name> |	ĀѲāѴćҏĉҔĊҐďҋđѳĘ҉ęѷěҐġѵĢѸĩѺĳѵĹ҉ĺ҉ĽѺĿ҉ŁҕŐѺ
of <path>	āҏąҏĎ҈ĐҋĜғĝҘģґħѵĪҐįҊņ҈Ŏҋŏ҈ŕҏ
of <path> $	āѲą҉ģҎħѹĨ҆ĪҔŅ҉ņ҆ŏ҆ŕ҉
of <path> 's	Ĝ҈
of <path> are	ĀҐŏѶ
of <path> does	Ā҆
of <path> in	ĝҋ
of <path> is	ĝ҉
of <path> please	Ņ҆
of <path> present	ĝ҆
of <path> read	āѺĴ҈
of <path> that	ā҆
of <path> what	į҆
of <path> which	Ā҈
of <path> |	ĀҐāѯĜҏĝѹĪҌĲѹŕ҆
of <tag>	āѶĄҌĠҍ
of <tag> $	Ġ҆
of _ $	ĀҏāѰĂѸą҇Ćѹć҇Ĉ҉ĎѲďѴđҘĒѸēѸĕѸĖѶėѵĜѶĞѶĢҝģҕĤҋħѵĨ҇ĩҎĪҚīҋĬѷĭѹĮѵįѺİѲıѷĲѹĵѺĶѸĸѸĻѸļѷĿҐŀ҈ŅҌņҋŇ҉ňҟŊѸŋѵŌѵŏ҆Ő҉ő҈ŒѵœѲ
of _ 's	āѶĔѸĕҌĘ҆Ě҆Ĝ҆ĺ҇ņ҇ŇҋŐѳ
of _ <commit>	ĀҌāѹ
of _ <line>	Ĵҋ
of _ <name>	ĀѶāҊćѷĉѶĊҏĐҏđ҈ēҋĔѺĕ҆ĞѷĢҍĤѺĥ҉ħҊĩѸĶѳĹҊĺѷĽҋŀҏńѳŅѹňѹŋҊŐҒőѶœ҉ŕ҇
of _ <option>	ċ҇
of _ <path>	ĀѺņ҇
of _ <tag>	ĠҊ
of _ a	Ā҉
of _ after	ņҋ
of _ all	ĀҚĆѺ
of _ and	ĀҊāѷďҎ
of _ are	ĀҔė҆ĥ҆ŀҊ
of _ argument	Ł҆
of _ as	ō҆
of _ at	ĀҊĩ҈ĪѺ
of _ back	Ņ҆
of _ base	ŀ҈
of _ bases	Ě҆
of _ be	ěҊ
of _ been	ĺ҉
of _ before	Ņ҈
of _ begin	ĀѺą҈
of _ begins	ļ҆
of _ belong	ā҆
of _ by	Ě҇
of _ called	āҌĹѺ
of _ callers	ĊѹĘҎ
of _ cases	ŊҌ
of _ changed	āҋĳѺ
of _ class	Āѷć҇Ĥ҉ĺ҆ĿѺŇҋ
of _ classes	Āѷň҈
of _ clearer	āҍŅѵ
of _ cls	ć҆
of _ code	ĀѹĠ҆
of _ comes	Ň҉
of _ commit	Ď҈
of _ commits	ā҇
of _ compared	ďҍ
of _ complete	ĀҖ
of _ concerns	Ď҆
of _ consist	ĀѸĎ҉
of _ constant	ā҇đҋŐ҆
of _ contain	ĀѶĘҋ
of _ counted	ĳ҇
of _ data	ĵ҇
of _ default	Ĕҍ
of _ defines	ļ҉
of _ definitions	āѹģ҇
of _ dependencies	ĀѺāҎ
of _ dependency	ė҇
of _ did	ā҈ė҆
of _ differ	ĀѺā҈ď҇
of _ do	ĀѸė҇Ňҋ
of _ does	āѱĐ҇ėҊĪѴĳҊľҏń҉ŇѺŊ҆Ő҈
of _ enum	ĸҐ
of _ enumerator	ĸ҆
of _ environment	āѸğҍ
of _ ever	ā҉
of _ except	āҐ
of _ exception	Ńґ
of _ executed	ā҆
of _ fail	ā҈
of _ fields	ĀѺĤҒ
of _ file	ĀҝāѸĪ҆Ĵ҈ōѹŎѺŒѸ
of _ files	ĀѵĜ҇ĩҋŒҐ
of _ folders	ő҈
of _ for	Ĕ҆Į҆
of _ from	āҊďҊĿ҆ŁѺ
of _ func	ķҊŁҌœ҉
of _ funcs	ľґĿѺ
of _ function	ĢҋŁ҇Ň҉
of _ functions	ĀѴę҉ļ҆Ŋ҈
of _ get	ā҇
of _ git	Ā҈āѺ
of _ github	Ā҆
of _ give	ĕ҆
of _ has	Đ҈
of _ have	ĀѷāҎĔ҇
of _ helper	ķ҈
of _ identical	ā҈Ćѹ
of _ import	ā҆
of _ importers	Ĝ҇
of _ imports	ĜѺĝ҈ŏ҉
of _ in	ĀҨāѫĂҐĆ҈Ĕ҆Ęѹę҈ĝҌġ҉ĳ҈ŀҕŊ҆ŏѸŐѺ
of _ include	č҆
of _ indrect	Āҋ
of _ inside	ĀѹĹ҆Ŋҍ
of _ interface	ĥѸī҈Ľҏ
of _ interfaces	ā҇
of _ into	ā҇
of _ is	ĀҚāѯĐҋėѷęҋěҎĜ҆ĝ҇Ĩ҈Į҉ĳѶ
of _ it	ĉҌĹ҈
of _ just	Ō҆
of _ language	āѸĭ҆Į҇
of _ licence	ı҆
of _ line	Ĳ҈ĳ҇
of _ list	ģ҉
of _ log	İҊ
of _ look	ĀҍāѸ
of _ makes	Ĭ҇
of _ many	ĀҊāѴĳ҇
of _ matter	ā҈
of _ mention	ĀѺĜ҈
of _ method	ĀҐĊ҆ĹѺŀѸńҒ
of _ methods	ĀѮāқĂҍľѭĿ҆
of _ module	ĢҊĩҎĶ҆
of _ modules	ĝ҉
of _ move	Ņ҉ņҐňѺ
of _ names	Ā҇ģ҉
of _ not	ĆҊ
of _ of	ĀҙāѸĤѸľҎĿѹ
of _ on	ĀѸĮ҆ő҉
of _ one	ļ҆
of _ or	āѶğ҉
of _ override	Āѹā҉
of _ package	ĶҊ
of _ parameters	Ā҆ā҇Ł҇
of _ parents	ā҇
of _ pass	Ŏ҆
of _ per	ĀѹāҐĎѸ
of _ phrase	Ŕҍ
of _ please	ĺ҆Ł҉Ņ҉
of _ present	ĝ҆
of _ project	Ā҇ĖҋĮ҆İҍıҏłѸ
of _ read	āѶĴҌ
of _ reads	Ĵ҆
of _ referenced	āҎ
of _ releases	ŉ҈
of _ rename	Ņҍ
of _ repo	ąѺĈ҆ı҆
of _ repository	Ĉ҆ı҆ő҇
of _ run	ā҇
of _ sets	āѺĐ҈
of _ skipped	āҏŊѳ
of _ software	ł҆
of _ static	Ķҍ
of _ struct	ī҇
of _ subclasses	ĚѺě҇
of _ take	āѺį҉
of _ takes	Ģ҇
of _ test	āѹŋҊœҏ
of _ tests	ĀҐāѴŋҊ
of _ that	āҎĎҐė҆Ĩ҆ĬҋŀѸ
of _ the	ā҈ĆѸİ҈Ō҇Œ҆
of _ them	Ā҉
of _ there	ĀҊ
of _ this	ĮҋłҎ
of _ to	Ā҆ā҉Ď҈
of _ touching	ĎҎ
of _ trait	ĥ҉
of _ type	ĀҍāѶĤҋĿҊŇѺ
of _ use	Ģ҈
of _ variable	Ő҉
of _ variant	ĸ҆
of _ versus	ď҆
of _ we	ėҏ
of _ what	ĀѺāҋįҊ
of _ when	Ā҉
of _ which	Ą҆ķ҉ň҆Ŋ҆ŏ҈
of _ who	ĀѷĲ҇
of _ with	ā҆Ć҈
of _ within	ę҆ġ҆ĵѹĹ҆
of _ would	Ę҆
of _ written	Ĳ҉Ĵѹ
of _ |	ĀҌćғĉґĊҎďҊĐѸđѲē҇ĖѸĘ҉ęѶěҎĜҍĝѵġѴĢѸĪҍĬѸĮѺĹ҈ĺ҈ĿҋŀѳŁҔŇѴŎ҆Őѷ
of a	ĀѴĂ҆ĞѹĦ҆Ņ҆ŋ҆
of a <name>	āҊĞѹ
of a test	ŋ҆
of all	āҌĆѷİ҇Œ҆
of all the	āҍĆѷİ҈Œ҆
of attributes	Ā҉Ĥѷ
of calls	ĀҒĊѺ
of changes	Āҏ
of class	ĀѷāҍĂҋćҌīҌ
of class <name>	ĀѷāҍĂҋć҉īҌ
of classes	Ā҇
of cls	ā҈ľ҇
of cls <name>	ā҈ľ҇
of code	ĀҐā҆ĳѷ
of code in	ĀѹāҔ
of commit	ĀҊŉѹ
of commit <commit>	ĀҊŉѹ
of commits	ĀѵĎҪ
of commits $	ĀҎĎѷ
of commits concerns	Ď҆
of commits for	Ď҆
of commits per	ĀѹāҐĎѸ
of commits that	ĀѹĎҐ
of commits to	ĀѹĎ҉
of commits touching	Ď҇
of config	Đ҆
of configuration	Đ҆
of configuration <name>	Đ҆
of constant	đ҉
of constant <name>	đ҉
of date	āҊ
of date |	āҊ
of decorators	ēҋ
of def	Ł҆
of def <name>	Ł҆
of definition	Ć҆
of dependents	Ā҆
of dependents of	Ā҆
of every	ā҉ğ҇ķѺ
of exception	ĀѺń҈
of exception does	ń҈
of fields	Ā҇
of file	ĀѲą҉ĎҌŊ҆
of file <name>	ĀѺĎ҆
of file <path>	ĀѸĎ҇
of files	ĀҗāѲČ҆
of files |	Ā҉āѷ
of fn	ķҐ
of fn <name>	ķҐ
of former	ņҊ
of func	āҏĉѺĊҒēҕŁѹńѸ
of func <name>	āҏĉѺĊҒēҕŁѹńѸ
of function	ĀѺŁғ
of function <name>	ĀѺŁғ
of functions	ĀҊ
of git	Āѹİҋ
of go	Į҇
of how	ĀҊāѴĳ҇
of how many	ĀҊāѴĳ҇
of importing	Ā҉
of importing them	Ā҉
of imports	āѺĦҏħҌĨғĩ҆ĪѹŏѶ
of imports $	ĩ҈ĪѺ
of imports from	ā҈
of imports in	ĀҋŏѺ
of imports is	Ĩ҉
of imports that	Ĩ҆
of imports |	ħ҆
of inheritance	āѺěҊ
of interface	āҐĥ҇
of interface <name>	āҐĥ҇
of it	ė҈
of it are	ŀ҇
of it fail	ā҈
of it |	ŀѸ
of its	ā҈Ęѷę҉Ģ҇
of its file	Ā҈
of its imports	ŏ҇
of its subclasses	ĚѺě҇
of java	Į҇
of line	Ĵҍ
of line <line>	Ĵҋ
of lines	ĀѹĳҘ
of lines changed	ā҇ĳѺ
of lines in	ĳҋ
of lines |	āѸĳҊ
of member	ľҖĿѺ
of method	Ĺҍŀ҈
of method <name>	Ĺҍŀ҈
of methods	ĀѵāѺĂѶľҷ
of methods in	ľ҆Ŀ҆
of methods of	ľҒĿѹ
of module	ĩ҆Œ҆
of module <name>	Œ҆
of modules	ĀҎħ҇ĪѴ
of modules <name>	ħ҈
of modules does	ĀҋĪѶ
of node	Į҇
of object	Ā҉āѹŇҏŐ҆
of object <name>	Ň҇
of object does	Āҍ
of option	ĐҊ
of option <name>	ĐҊ
of our	ō҆
of our tests	ō҆
of parse	Āҋ
of parse |	Ā҇
of places	ĀѺĆҊ
of project	łҙ
of project is	Āҍ
of python	Į҇
of renaming which	Ņ҆
of revisions	Ď҇
of revisions touching	Ď҇
of running	ŌҌœѺ
of running the	Ō҇
of rust	Į҆
of software	łґ
of some	ň҆
of something	ć҈
of struct	āҏĤѹĿҍ
of struct <name>	āҏĤѹĿҍ
of subclasses	ĀҖňѶ
of teh	ŋ҈
of test	ĀѳāѴŊҚŋ҉œґ
of test <name>	āѺŋҍœ҇
of test cases	ŊҌ
of test functions	ŊҊ
of testcases	Ŋҋ
of testcases inside	Ŋҋ
of tests	ĀѰāҔŊҝ
of tests $	ĀҊ
of tests does	ĀѧāҖŊ҈
of tests in	Ŋҋ
of tests skipped	āҏŊѳ
of tests which	Ŋ҆
of tests |	Ā҈
of text	Āѱĳҗ
of text does	ĳ҉
of text |	ĀѷĳҊ
of that	ĤѺ
of the	ĀѳāѫĆ҆ćѶĈѹĉѵċ҇ďѸđѸēѴĔ҈ĖѹĘ҇Ğ҈Ġ҆ġѺĢ҇ĤґĥҊĦѹħѸĩҌīѺĬѹį҆İҒıҍĳѷĵҏĶҎķҋĸґĹѸĺѲĻҊĽ҇ľѹŀҏńҋŅ҆ņҎňѲŊѫōѶŎѰŒҌœ҉
of the <name>	ĀѹāѸĢҍĥ҇ĵҌĽҌŀҍŕ҈
of the <option>	ċ҇
of the base	ŀ҈
of the callers	ĊѺĘғęѺ
of the class	ć҈ĤҐĺ҆
of the classes	ĀѺě҆
of the code	ĀѺĠ҆
of the commit	Ď҈
of the commits	ā҇
of the constant	ā҈Ő҆
of the data	ĵ҇
of the definitions	ģ҇
of the dependencies	āҍ
of the dependency	ė҇
of the enum	ĸ҉
of the enumerator	ĸ҆
of the environment	āѸğҋ
of the file	ĀҖāѺĪ҆Ĵ҈ķ҆ŊѷōѹŒѹ
of the files	ĀѷĜ҇ŒҐ
of the folders	ő҈
of the function	āѸĢҋŁ҇Ň҈
of the functions	ęҊļ҆
of the git	Ā҈āѺ
of the github	Ā҆
of the helper	ķ҈
of the importers	Ĝ҇
of the imports	ĜѺĝ҈
of the interfaces	ā҆
of the language	āѸĭ҆Į҇
of the licence	ı҆
of the method	ĀҊĊ҆ĿѸńҒ
of the methods	ĀѸā҆
of the module	ĢҊĩҎ
of the modules	ĝ҉
of the move	Ņ҇ņґňѺ
of the names	Ā҈
of the package	ĶҊ
of the parameters	Ā҈
of the project	ĀѺİҊı҇
of the rename	Ņ҈ņ҆
of the repository	ő҇
of the static	Ķҍ
of the struct	ī҇
of the test	œҎ
of the tests	ĀҘāѷ
of the trait	ĥ҈
of the type	ĤҋĿҊŐѹ
of the variable	Ő҆
of their	ŀ҇
of them	ā҇ĆҎ
of them $	ĀҌĆҋ
of them |	ĀѰāҌ
of thing	ł҉
of thing does	Ő҆
of this	Ā҈ąѹĈ҉ĖҐİ҆ıҎłѹ
of this project	ĀҍĖҌĞѺı҈łѷ
of this repo	Ĉ҆
of this repository	Ĉ҆
of today	ņ҇
of today 's	ņ҇
of trait	Ľ҆
of trait <name>	Ľ҆
of type	Ā҈
of type <name>	Ā҉
of value	ŇҊŐ҆
of what	āѮĢҎĤ҆ĵ҆ňҌŐ҆
of what $	ňҌ
of what fields	Ĥ҇
of what file	ĵ҇
of what type	ĀҋāѸŐ҇
of whatever	Ő҆
of which	āѨģ҈Ĥ҇ĥѸĩ҆ī҈ŀѺŅ҆ŇҊŐ҆
of which class	Ňҋ
of which fields	Ĥ҉
of which file	Ľ҆
of which files	ĩ҇
of which names	ģ҉
of which type	Ā҆
of |	āѺĢҐī҉
of | $	āѺĢҐī҉
off	ĀѺāѵĊґŕҙ
off <path>	ŕҍ
off <path> $	ŕ҈
off _ $	āѺĊґŕҍ
off |	ŕ҆
offer	ĀҐāѪĚѵģҍĿҗ
offer _ importers	ģҌ
offer to	ģҍ
offer to importers	ģҌ
offers	Ŀ҇
offline	ā҆
often	āҚĎҐ
often <name>	ā҆
often _ $	ā҈
often _ <name>	Ď҇
often _ <path>	Ď҆
often _ you	ā҆
often does	Āѹāҍ
often does <name>	ā҆
often does <path>	ā҆
often has	ĀѺĎҊ
often is	Āҗāѳ
often is <name>	ĀҊ
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
old	ĀѴāҍĮ҉ŅҤņҘ
old <name>	ė҆ņ҉
old <path>	ņ҉
old _ $	ŅҒņѸ
old _ <name>	ŅѸņґ
old _ <path>	ŅѶņҔ
old _ back	ā҇
old _ is	ņ҉
old _ of	ŅғņѴ
old _ |	ĀѺŅҗņѶ
old file	ņҒ
old file <name>	ņҋ
old file <path>	ņҌ
old name	Ņҝ
old name $	ŅҎņѺ
old name <path>	ņ҆
old name back	ā҇
old name of	ŅғņѴ
old name |	āѺŅҏņѺ
old one	ŅҊņѸ
old one |	Ņ҇ņѺ
old version	ā҇
old version |	ā҆
older	Į҉
older _ |	Į҉
older distribution	Į҇
older distribution |	Į҇
oldest	Āҍā҉ĆѺĮґİѶ
oldest _ $	ā҉
oldest _ that	ĮҊ
oldest |	ā҉
oldest | $	ā҉
omit	Ĕ҉
omit <name>	Ĕ҉
omits	ĕ҆
on	ā҆Ă҇ąѶĆѹĉ҆ĊѳĎҐďѴĐ҈đѳĒғēҊĖҌĘѶĜҊĝѸġѦģѵĤғĥѱħҌĩҊĪ҇īҏĬѮĭѸĮ҆įҌİѷıѶĴ҇ĸ҆ĹҔĺҊĻѷļ҇ĿҊŀѵŃѸńѶņѷŊѺŋѶŏѸŐѸőѹŒ҉Ŕ҉ŕҘ
on $	ĀҌāѤćҖĖ҈ĪҔĵҎĺ҉Ņ҆ňѴ
on <name>	ĀҗĂҏćѵĎҌĒѸĖѸė҇Ě҉ġѫĢғĤ҈ĩҖĪѸĬѺĮѴį҉Ĺ҉ĺѹľ҉Ŀ҈Ł҆ň҈
on <name> $	Ā҆āѷĂҒćѶĎ҇ġѱĢҚĩҐį҈Ĺ҇ľҊňҊō҆
on <name> and	Ā҈Ł҉
on <name> in	Ā҉
on <name> is	ā҇
on <name> |	āѹē҆ĚҍĤ҇ĩ҇
on <path>	ĀѱāѴĎ҉ĜҠħҏĩҊĪѶį҇
on <path> $	ĀѺĜҏħ҈ĩ҉Īѹ
on <path> through	Ā҆
on <path> |	ĀѷāѺĎ҆Ĝҋ
on _ $	ĂґćѶĎҌĒҌĕ҆ė҉Ĝ҉ġѱĢҙħ҇ĩҘĪѵĬѸĮѺįҌİѸĹ҆ĺѺľҊň҉ō҆
on _ <line>	ĀҋĴ҈
on _ <name>	ĀѺāҋćѵĤҎī҈ĵѸĹ҉Ŀ҇ňҎ
on _ and	Ā҇Ł҉
on _ build	ā҆
on _ day	Ā҆āѺ
on _ events	ŕҋ
on _ for	Į҆
on _ functions	Ē҈
on _ import	ħ҈
on _ in	Ā҈
on _ instance	ā҈
on _ last	ĀѺā҉
on _ line	Āѥā҇ċ҇ĐґĜѶğ҇Ĵ҇Ķ҇ķ҇ļҎĽҍœ҆Ŕ҆
on _ lines	Ā҉
on _ machine	Ā҇
on _ methods	ĀѸā҉
on _ modules	Ī҇
on _ of	Īѹ
on _ older	Į҉
on _ other	ĩѸĪҍ
on _ path	āҔĞ҉őѷŒ҈
on _ please	őҊ
on _ requests	Ā҇
on _ section	ŕҎ
on _ thanks	ā҆
on _ through	Ā҇
on _ transitively	ĀѸā҈
on _ type	īҍĽѺ
on _ value	Ĕ҆
on _ version	ė҆
on _ way	ĉ҇
on _ |	āѵĎ҉ē҈ĖѺĚҍĜҊĤ҈ĩ҉ĮѺ
on a	Ā҆Ĥ҇Ŀҋ
on a <name>	Ā҈Ĥ҇Ŀҋ
on an	ā҇Į҉
on an instance	ā҈
on an older	Į҉
on ci	ā҇
on ci thanks	ā҇
on class	ćѶĤҋĵѹňҏ
on class <name>	ćѶĤҋĵѹňҏ
on cls	Ĺ҈
on cls <name>	Ĺ҈
on disk	ŒҔ
on disk please	őҊ
on function	ē҇
on function <name>	ē҇
on it	Ā҇
on it |	Ā҉
on line	Ā҉Ĵ҈
on line <line>	Ā҉Ĵ҈
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
on the	āҌē҉ħ҉īҌİѷĴ҆ĽѺ
on the build	ā҆
on the import	ħ҉
on the last	ĀѺā҉
on the line	Ĵ҆
on the type	īҍĽѺ
on the value	ā҉
on this	ĀҊĖѷ
on top	ĒґĪѹ
on top $	Ēҍ
on top of	Īѹ
on what	ĀѳāѸć҇ĐҊĖҊķ҈ļ҆Ľ҆ňѹŕ҇
on what line	ĀѯāҌĐҊķ҉ļ҆Ľ҇
on when	Ė҉
on which	ā҈ĜѶğ҆ħѹĩѷĪґĺҐļ҆ŒѺœ҉ŕ҉
on which <name>	āҋ
on which day	Ā҆
on which events	ŕ҉
on which line	āѹĐ҇ĜѶğ҇ļ҈Ľ҇œҊ
on which lines	Ā҉
on which modules	Ī҆
on which other	ĩѸĪҍ
on windows	ĀѶāҝ
on windows $	ā҇
on windows |	Āѹāҍ
on |	ĀѵāѺĕ҇ė҇ŕґ
on | $	Āѹĕ҇ė҇
on | section	ŕҎ
once	ā҇Ć҆Ğ҆ņҊ
once _ $	āҊ
once named	ņ҇
once thanks	ā҈
once thanks $	ā҈
one	ĀѱĂѹĆ҆ĈѺĊѴč҆Ę҉ě҆Ĝ҈ĝҊĢѹħ҆ĩѺĪѸİ҆ı҈Ĺ҈ł҇ŅҊňѷŋҔōѸ
one $	āѶŋҊ
one _ $	Ņ҇ņ҆
one _ <name>	ĀѵāѸĘ҈
one _ <path>	Ĝ҈
one _ its	ę҉
one _ put	ė҆
one _ the	āҐĆѹč҈ĘҊĝҊķ҇
one _ this	āѹİ҈
one _ to	Ā҇
one _ |	Ā҇
one call	āѷŅҊ
one caller	Ā҈
one class	Ā҇
one finds	Ľ҇Ń҇
one finds the	Ľ҇
one get	Ā҇
one has	ĀѺė҆ő҇
one has put	ė҆
one in	āҍİ҈
one in <path>	ā҈
one in the	ā҉
one is	āҏ
one named	ļ҆
one named <name>	ļ҆
one of	č҇Ęҋę҆Ě҆ĜҊĝҊĩѺĸ҈Ĺ҇
one of <name>	Ę҆Ě҆
one of <path>	Ĝ҈
one of its	ę҉
one of the	Ā҈č҈ĘҊĝҊ
one please	Ā҇
one test	ĀҍāѶ
one test |	ĀҋāѶ
one that	ā҈
one word	ł҆
one |	ĀѹŅ҇ņ҆
one | $	ĀѹŅ҇ņ҆
ones	āѪĂ҈ď҇ňҊōҏŏҊ
ones _ $	āѲď҆ň҈ŏ҈
ones _ <name>	ĀѵĆ҆
ones _ it	ō҉
ones _ the	āѺ
ones of	āѺĂ҇
ones |	āѴň҈ŏ҈
ones | $	āѶď҆ň҈ŏ҈
only	āҫĂҐĆ҈ČҍĒѺĖѯħ҉ĩѺīѺĬѹĵҋĿ҇ōѵ
only $	ĒѺħҊĿҋ
only _ $	Āѹā҈Ă҆Č҆
only _ first	āѷĆҊ
only _ import	ā҇
only _ interface	Ā҇ĥ҇
only _ linux	āҋ
only _ |	ā҆ōѹ
only an	Ā҇ĥ҇
only an interface	Ā҇ĥ҇
only indirectly	ā҈
only on	āҌ
only on linux	āҋ
only tests	ā҇
only tests import	ā҇
only the	āѴĆ҈ĵ҆
only the first	āѷĆҊ
only used	ĀҒāѮ
only |	āҌ
only | $	āҌ
onto	ēҖ
onto <name>	ēҖ
onto <name> $	ēҕ
onto _ $	ēҕ
open	ĀѶāҏćѹĬ҇ı҆ĵ҈ķҊő҆
open <name>	āҊćѺ
open <name> |	āҋćѺ
open _ code	Ĭ҈
open _ requests	ĀѺā҈
open _ |	āҋćѺ
open pull	ĀѺā҈
open pull requests	ĀѺā҈
open source	ı҇
open the	ĀѺĬ҈
open the code	Ĭ҈
open to	ķ҉
opened _ the	ā҆
opened by	ā҆
opened by the	ā҆
option	ĀҊċҖĐқđѺ
option <name>	Ā҈ĐҔđѺ
option <name> $	Đҏ
option <name> in	Đ҆
option <name> |	Āҏ
option <option>	ĀѵāҊċґ
option _ $	Ā҆āѸĐҔ
option _ in	Đ҆
option _ |	Āғ
option |	Ā҉āѹ
option | $	Ā҉āѹ
optional	ĀҔĔҊĖѱ
optional <name>	ĀѸĔҋ
optional _ and	Ā҇
optional _ of	ĀҌĔҌĖѴ
optional dependencies	ĀҜĖѱ
options _ $	Ā҇āѺ
options _ the	ā҆
options |	Ā҇āѺ
options | $	Ā҇āѺ
or	ĀѯāѧĈҖĉѷĊѯċҊčҎđ҉Ē҇ĜҋĞ҉ğҌĠҊġҎĢѹĥѷħѺĬҔĭҏıҊĵѹĹѺĽ҉ŁѺłҤŃѺņѺŇ҆ňѩŋ҉ŌғōѳŎґŏѵőѹœѹŕ҈
or <name>	ĀѳāҨē҆ğ҆
or <name> $	ā҇
or <name> |	ĀѴāңē҇
or _ $	ĀѰćѹĈҎě҇ğ҉ĬҕĭҌ
or _ <name>	ćҊňѷ
or _ <path>	Ĝ҇
or _ <tag>	ā҆
or _ and	ĀѺā҉
or _ build	ł҇
or _ does	āѸđ҈
or _ i	ł҇
or _ is	ė҆
or _ it	āѶĈ҈
or _ of	ĀҐ
or _ or	Ő҈
or _ other	ĀҊ
or _ program	ł҈
or _ something	Āғ
or _ the	ĀѺā҉
or _ there	āҌ
or _ tool	ł҉
or _ type	Ň҈
or _ |	ĀѶāҋĈ҉č҉ē҆ę҆ġҍĦ҉Ĭ҈ıҊňѶŌҋōѲŎҍ
or a	ĀѷāѸłҘ
or a build	ł҇
or a program	ł҈
or after	āҍ
or after <tag>	ā҆
or broken	ĀѶĈҍ
or broken |	ĀѷĈҋ
or classes	ćҍňѷ
or deleted	ĀѺā҉
or deleted and	ĀѺā҉
or does	Ā҈Ĉ҇
or does something	Āҍ
or fail	ĀѶŌ҆Ŏ҆
or fail |	ĀѺ
or failing	ĀѶŎҋ
or failing |	ĀѶŎҋ
or file	ġҏ
or file |	ġ҇
or gpl	ıҋ
or imports	Ĝ҇
or imports <path>	Ĝ҇
or in	ĀѺā҇
or in the	ĀѺā҇
or indirectly	ĀҏĜѸ
or indirectly |	ĀҏĜѸ
or is	Ā҇āѹ
or is it	Ā҇āѹ
or no	Āҋāѵćѹč҈Ħ҉Ĭ҇ĭ҈ňѺ
or no $	ĀѺĈ҇ĭ҆
or no there	Ā҈
or no |	āѸč҇ġ҉Ħ҉ňѺ
or not	āѮĈ҇č҆Ě҇ĠҊĬҌĭҍŋ҉
or not $	āѺĘ҆Ě҈ĭ҆ŋ҇
or not |	āѵĬ҇ĭ҈
or red	ŎҊ
or something	łҊ
or string	đҐ
or superclasses	ć҆
or the	āѺğ҇Ň҆
or through	Āҍ
or what	āѶď҇ė҆Ĭ҉ı҉Ň҇
or what $	ĬҊ
or what is	Ā҆ė҆
or what type	Ň҇
or what |	Āѹ
order	āҒēѺŁ҇
order _ the	āҍ
order are	āҊ
order are the	āҊ
origin	Ā҆Ņҋ
origin _ of	Ā҇
origin _ the	Ņҋ
origin commit	Ā҇
origin commit of	Ā҇
origin of	Ņҋ
origin of the	Ņҋ
original	Ņғ
original _ of	ŅҐ
original filename	Ņ҉
original filename of	Ņ҉
original name	Ņ҈
original name of	Ņ҇
originally	ĀѷąҋŅҊ
originally $	ą҉
originally _ $	Ņ҇
originally named	Ņ҇
originally named $	Ņ҇
originate	Ńҋ
other	ĀѺāҪĉҔĊѺďҏģґĦ҈ĩ҇ĪҖŁѸ
other _ $	Ā҇āѵĉ҆ģ҇ĩѸĪҋ
other _ <name>	ā҆
other _ depend	āҐĖѵ
other _ does	āѺĖ҉Ī҇
other _ import	ā҆ģ҆
other _ pull	ĩ҆
other _ use	āѵĩҍ
other _ |	āҌģ҆
other classes	ā҇
other files	āѺĩҋĪҊ
other files $	ĩѸĪҌ
other files depend	Ā҇
other files import	ā҇
other files pull	ĩ҆
other files use	āѵĩҍ
other functions	Ā҈āѵĉғ
other functions are	ĉ҆
other functions |	ĀҊāѷ
other methods	ĉ҆
other modules	āѶģҎĦ҇Īҍ
other modules are	Ī҆
other modules does	Ī҈
other modules import	ģ҆
other modules |	ģ҆Ħ҆
other packages	ĀѹāҊĖ҇
other packages does	Ė҇
other projects	ā҈
other than	āҐ
other than <name>	ā҇
other |	Ā҇āѹ
other | $	Ā҈āѹ
others	āѹģ҈
ought	āҨĵѸ
ought <name>	ā҇
ought <name> to	ā҇
ought _ to	āҊ
ought to	āҟĵѸ
our	ĀѴāҊŋ҉őҍ
our <name>	ő҆
our <path>	ő҉
our <path> |	ĀѺő҉
our _ complain	ā҆
our _ has	Ā҉
our _ have	ā҆
our _ model	ĀѸāҍ
our _ |	ĀѮŋ҉őҎ
our linter	ā҆
our linter complain	ā҆
our tests	āѳŋҊ
our tests |	ŋҊ
out	ĂѸĊѺĔҏęҋğ҇Ġ҈ġ҆ĢѺģҍĦ҆ĪѱļѸŁѺńґŇҍŌҎŎҋ
out <name>	Ĕ҉
out _ $	ĀҌāѺĆ҈Ŕ҆
out _ <name>	ĀѶęҍĢѹĭ҇ńҎŇ҈
out _ <path>	ĀҎĪѶ
out _ <tag>	ĀѱāҒ
out _ class	ā҇
out _ date	āҊ
out _ renaming	ņ҆
out _ the	Ā҉āѶĈ҆ğ҈Ĭ҇Ļ҆
out _ type	Ā҈āѺ
out _ when	ā҉
out _ which	ģ҆
out _ |	ĀѹāѺŌҋ
out for	ā҉
out if	ĀѹāѳĈ҆ę҉ě҆ġ҆Ŏ҆
out if <name>	ęҊě҇
out if the	Ĉ҆
out of	āҎğҏģ҉ĪѶĴ҇ńҏŇҊ
out of <name>	ā҇ńҍŇ҇
out of <path>	ĀґĪѷ
out of date	āҊ
out of renaming	ņ҆
out of the	āѺğ҉Ļ҆
out the	āѸķ҆
out the <name>	ķ҆
out the type	Ā҈āѺ
out there	āѹĥ҈
out what	āҋĢѹģ҆Ņ҆
out what <name>	ĢѺ
out what <path>	ā҆
out what which	ģ҆
out whether <name>	ĭ҆
out |	Ć҈
out | $	Ć҈
outcome	āѹŌҐ
outcome of	Ōҏ
outdated	ĀѵāҒ
outdated _ $	ĀѷāҊ
outdated |	ĀѷāҊ
outdated | $	ĀѷāҊ
outer	Ļҍ
outer _ <name>	Ļҍ
outgoing	ĀѺĉҢĊѯ
outgoing _ of	ĉҘĊѴ
outgoing calls	ĉҜĊѲ
outgoing calls of	ĉҒĊѷ
output	Ň҉
output _ of	Ň҉
output type	Ň҉
output type of	Ň҉
outside	ĀѰāҕĖҎģґŊѸ
outside $	ģ҇
outside _ $	ĀѴāҔģ҈ŊѸ
outside |	Āѹā҇ģ҈
outside | $	Āѹā҇ģ҈
over	ĀѵāҏĒ҈ē҆ħҊĨ҆ĳѺŁ҆ŏ҆
over <number>	āҍĳѺ
over <number> <name>	āҌĳѺ
over _ <name>	ĀѶāҔĔ҆ĳѺ
over _ intermediate	ħ҇Ĩ҆
over the	ĀѶā҆
over to	Ĕ҆Ł҆
over to <name>	Ĕ҆
over which	ħ҉Ĩ҆
over which intermediate	ħ҇Ĩ҆
overall	ĀѶāҔ
overides	āѺŀҎ
overides of	āѺŀҎ
overload	ĀѺā҆Ćҕ
overload _ <name>	Ć҆
overload of	Ć҆
overload of <name>	Ć҆
overloads	Ćҕ
overloads _ <name>	ĆҎ
overloads of	ĆҎ
overloads of <name>	ĆҎ
overridden	āҐŀҨ
overridden $	ā҈ŀҎ
overridden _ $	ŀ҉
overridden _ <name>	Ā҈
overridden _ the	āҋ
overridden by	Ā҇āҋ
overridden by <name>	Ā҈
overridden by the	āҋ
overridden in	ŀ҆
overridden |	ŀ҈
overridden | $	ŀ҈
override	ĀҘāҔĿѴŀқ
override $	ĀҌāѷ
override <name>	ĀҋĿѺŀҎ
override <name> $	ŀҎ
override <name> in	āҋ
override <name> |	ĀҒ
override _ $	ĀҏĂѺŀҍ
override _ <name>	ĀѲāҕŀҋ
override _ in	ā҇
override _ |	Āҏ
override from	ĀѮāҔ
override it	ĀѺŀ҇
override it |	ĀѺā҆
override of	ŀ҉
override of <name>	ĀѺŀҎ
override |	Āґ
override | $	Āґ
overriders	ĀѷŀҺ
overriders _ <name>	ĀѷŀҺ
overrides	Ā҉āҕĂҔćѷŀҫňѺ
overrides $	ā҆ĂҕŀҌ
overrides <name>	ĀҊāѺŀҊ
overrides <name> $	Āҍ
overrides <name> |	ŀҊ
overrides _ $	ĀҒ
overrides _ <name>	ĀѸā҉ŀҘ
overrides _ |	Ā҇ŀ҆
overrides of	ĀѵāҏŀҌ
overrides of <name>	ĀѹāҊŀ҈
overriding	Ā҇ĆѺĢѸĿѳŀӂ
overriding <name>	ŀҏ
overriding <name> $	ŀҏ
overriding _ $	ĿѺŀҐ
overriding _ for	ŀҏ
overriding _ of	ŀҘ
overriding _ |	ŀ҉
overriding definitions	ŀ҇
overriding definitions of	ŀ҇
overriding methods	ĿѹŀҔ
overview	Ā҆
overview _ the	Ā҆
overview of	Ā҆
overview of the	Ā҆
own	ĀѷĆҌĪѺŀҕ
own <name>	Ć҈ŀ҇
own <name> method	ĺ҇
own _ $	āѵŀҏŌ҆
own _ method	ĺ҇
own _ of	ā҇
own _ |	ā҉ĪѺŀ҆
own imports	ā҉ĪѺ
own imports |	ā҉ĪѺ
own version	ā҆
own version of	ā҆
own |	āѸŀ҇Ō҆
own | $	āѸŀ҇Ō҆
paces	Āѹā҆ō҈
paces _ $	Āѹā҆ō҆
paces |	Āѹā҆ō҆
paces | $	Āѹā҆ō҆
package	āѶĖґĞҞĭ҆Ķҋ
package $	Ğ҉
package <name>	ĀҐāѴ
package _ $	ĀѷāҊĞҏĭ҇
package _ |	ĀҔāѰ
package |	ā҇ĭ҇
package | $	ā҇ĭ҇
packages	āѳĖҮĪҐĮѺ
packages _ $	ĀѵāҊĖ҈
packages _ <path>	Ī҇
packages _ in	Ī҇
packages _ the	Ā҉
packages _ this	āѺĖҌ
packages are	ĀҗāѱĖѹ
packages brought	Ī҇
packages brought in	Ī҇
packages does	āѸĖҍĪ҈
packages does <path>	Ī҇
packages does this	āѺĖ҉
packages |	ĀѵāҊĖ҉
packages | $	ĀѵāҊĖ҈
param	ĀҐāҕēѺĕҐġѵńѹ
param <name>	āѸĕҐ
parameter	ĀңďҋĔҐĕҔġѶŁҠŇѷŐѹ
parameter $	ĕ҈
parameter <name>	ĀґāѹĔҚŇѸŐѺ
parameter <name> $	ĀҊ
parameter <name> in	ĀѹĔҊ
parameter <name> of	Ā҉Ĕ҈
parameter <name> |	Ā҇
parameter _ $	Ā҈ĕ҇
parameter _ <name>	ĀҒā҆
parameter _ configuration	Đ҆
parameter _ default	ĕ҆
parameter _ for	ĀѸŁҏ
parameter _ in	ĀѹĔҊ
parameter _ of	Āҕď҉Ĕ҇ġѹ
parameter _ |	ĕ҆
parameter by	Ā҈
parameter called	ĀҊ
parameter count	Āҋ
parameter list	ġѹŁҙ
parameter list for	ĀѴā҇Ł҈
parameter list of	Āҍġѹ
parameter lists	ď҈
parameter of	Đ҆
parameter of configuration	Đ҆
parameter to	ā҆
parameter to <name>	ā҆
parameter |	ā҆
parameter | $	ā҆
parameters	āѹďүĘѺŁҫ
parameters $	ď҆
parameters _ $	Ł҆
parameters _ <name>	āѵďҚŁҎ
parameters _ by	ŁҌ
parameters _ it	ā҈
parameters _ the	Ł҇
parameters _ |	ā҈
parameters does	Ł҈
parameters does <name>	Ł҆
parameters does it	ā҈
parameters of	Ā҇ď҆Łҋ
parameters of <name>	Ā҈ď҆Ł҆
parameters |	Ł҆
parameters | $	Ł҆
params	āѲďҡŁӀŇѹ
params $	āѲďҖŁҕŇѺ
params <name>	ďѳŁҒ
params _ <name>	ďҌŁҏ
params for	Ł҇
params of	Ł҈
params that	Łґ
params that <name>	Łґ
paramters	ĢѺŁҞ
paramters of	ŁҘ
parent	ĀҌćҩĚ҆ěґĺѺŀѸňҕ
parent $	ćѶĚґěѵňҌ
parent 's	ā҈
parent 's method	ā҈
parent <name>	ćҟňѷ
parent _ $	ĀѺćңňѹ
parent _ <name>	ĀѶā҆Ěѹěғňғ
parent _ from	ć҆
parent _ method	ā҈
parent _ of	āѺćҌě҈
parent _ |	ć҆
parent class	Ā҈ě҇
parent class of	ě҉
parent classes	āѹćҌ
parent classes |	ć҉
parent is	ćѭňҖ
parent is <name>	ćѭňҖ
parent of	ĀѹćҏĚѹěҐ
parent of <name>	ĀѺćҎĚѹěғ
parentheses	āѶć҆ŁҐ
parentheses _ $	āѸŁҎ
parentheses |	āѸŁҎ
parentheses | $	āѸŁҎ
parents	ĀѵāқćҦěҋňѶ
parents _ $	ā҉
parents _ <name>	ĀѸćҗěҋ
parents of	ĀѸćқěҋ
parents of <name>	ĀѸćҗěҋ
parents |	ā҉
parents | $	ā҉
parse	ĀҶāѥ
parse _ $	Āғāѷ
parse |	Āғāѷ
parse | $	Āғāѷ
parser	ĀѲāҌċҘ
parser $	Āѳāҗ
parser _ $	ċ҈
part	Č҆čҐĎѹĠҌĦ҈ŉ҉
part _ $	ĀҊĎѺŉ҇
part _ <commit>	č҆
part _ <name>	ā҈
part _ a	Ā҉
part _ commit	č҆
part _ the	ĀѸĠ҉
part in	ĀҐāѺ
part in a	ĀҋĦѺ
part of	ĀѰā҈Č҇čҐĎѺĠҌĦҋ
part of $	Ā҉ĎѺ
part of <commit>	č҆
part of <name>	ā҈
part of a	Ħ҆
part of commit	č҆
part of the	ĀѸĠ҉
partially	āҊĥѶ
parts	ĀҊāѹĂҐ
parts _ the	Ā҈
parts of	ĀҌāѺĂ҈
parts of the	Ā҈
party	ĖҔ
party _ $	ā҆
party _ |	ĀѸāҎ
party packages	Ā҆
party packages |	ĀѺā҈
party |	ā҆
party | $	ā҆
pass	āҎĔ҉ĢѺģѺŁҒŋѸŌҥŎҫœѺ
pass $	Ŏғ
pass <name>	ĀҏāѺĔ҇
pass <name> to	ĀҏāѺ
pass _ $	ĀқāѮŌҋŎ҆
pass _ <name>	ď҇Łҕ
pass _ fail	ĀѶŌ҆Ŏ҆
pass _ i	ā҈
pass _ the	ĀѵāҎŎ҈
pass _ to	Āҏ
pass _ windows	ā҆
pass _ |	ĀѺŌ҆
pass if	ā҇
pass if i	ā҈
pass on windows	ā҆
pass or	ĀѵŌ҇Ŏ҉
pass or fail	ĀѶŌ҆Ŏ҆
pass to	āҋď҆Łґ
pass to <name>	ā҆ď҈ŁҐ
pass when	Ŏҋ
pass when the	āѺŎ҆
pass |	ĀҜāѮŌҊ
pass | $	ĀҜāѮŌҊ
passed	Łҍ
passed _ |	ĀҊāѺ
passed to	ŁҊ
passes	ĀґāѮŋѸŌ҇ŎҜ
passes $	ĀғāѶŋѹŎҋ
passes _ $	Ō҇
passes _ n	ŎҌ
passes y	ŎҌ
passes y n	ŎҌ
passes |	Ō҇
passes | $	Ō҇
passing	ĀѸāѮŌҜŎҘœѹ
passing $	Ō҆Ŏ҉
passing _ $	ĀҊāѲŌ҈
passing _ failing	ĀѶŎҋ
passing or	ĀѵŌ҆ŎҊ
passing or failing	ĀѶŎҋ
passing |	Ā҉āѯŌ҇
passing | $	Ā҉āѯŌ҇
past	ĎѹŅҕ
past _ $	Ņҋ
past |	Ņҋ
past | $	Ņҋ
patch	ņ҆
patch against	ņ҆
path	ĀѳāѬćѹĞ҆ĢѵģѸĥѺħҘĨ҉ĩѺĪѺĵҗķҒĺѹĽҊŅҗņғŌѹőӂŒҦœҕ
path $	ŒҎ
path _ $	āѷĽҊőҕœ҇
path _ <name>	āҕŅҋőҖŒѸ
path _ <path>	Āѹħ҉Ņ҉őҏ
path _ a	ā҇
path _ former	ņҊ
path _ line	Ċ҇
path _ module	Œ҇
path _ root	ŅѺőҊ
path _ the	āѷĵҎņ҇ŒҌœ҉
path _ which	Ĩ҆
path and	Ċ҇
path and line	Ċ҇
path by	Ĩ҆
path by which	Ĩ҆
path for	ő҇
path from	őҊ
path from a	ā҇
path from root	ŅѺőҊ
path is	Œ҈
path of	Ā҈ķҏŅғőҋŒҋœ҆
path of <name>	Ņҋő҉
path of <path>	āҋŅҊ
path of former	ņҊ
path of the	ŒҊ
path pls	ĽҊœ҇
path pls $	ĽҊœ҇
path to	āѶħѺĨ҇ĵҎőҒ
path to <name>	őҍ
path to <path>	ħѺĨ҇őҊ
path to the	ĵҌ
path was	Ņ҈
path |	őҗ
path | $	āѹőҗ
paths	Āѱă҇ČҝčѹħѷŃҍ
paths _ <commit>	ĀѹČҎ
paths _ <name>	ā҆
paths from	āҋħѷ
people	ĀҎā҆Ė҆İѹ
people _ pass	āҊ
people _ tests	ā҆
people _ to	Ā҆āѷ
people _ touched	Āҋ
people have	Āҋ
people have touched	Āҋ
people usually	ā҈
people usually pass	ā҈
people wrote	ā҆
people wrote tests	ā҆
per	āҐĎѸľ҇
per _ touching	ĀѹāҐĎѸ
per _ |	ĀҊāѸľ҇
per author	ĀѹāҐĎѸ
per author touching	ĀѹāҐĎѸ
per class	ľ҇
per class |	ľ҇
per request	Āѷāҋ
per request |	ā҆
percentage	ĀѲāҜ
percentage _ code	ĀѹāҔ
percentage of	ĀѲāҜ
percentage of code	ĀѹāҔ
person	ĀѸĲҠĴѺ
person _ $	Ĳ҆
person _ line	Ĳ҇
person |	Ĳ҆
person | $	Ĳ҆
phrase	ŔҒ
phrase <literal>	Ŕ҇
picks	ğ҈
picks up	ğ҆
pin	ĀѸėҐ
pinned	ĀѹėҢĮѸĲ҉
pinned $	ė҆
pinned _ <line>	āѸĲ҉
pinned _ |	ĀѶāҎė҇
pinned line	āѸĲ҉
pinned line <line>	āѸĲ҉
pinned to	ė҈
pip	ĞҊ
pip install	Ė҆Ğ҇
pipeline	ĀҐāѳİѺŕҊ
pipeline <path>	ŕ҉
pkg	Ė҆
place	ĀѲā҆ĆҊĐҋġѺĥѹį҇ĵ҇Ķ҇ķ҈ĸҍĺҎĻѷļ҈œҋŔ҉
place $	āҎ
place <name>	Ā҆āѺĆ҉Ċѹķҏ
place <name> is	Ā҇Ċѹķҏ
place _ $	į҈
place _ <name>	ĀѲāѺĊҋĺғļ҇
place _ defines	āѷĆҍ
place _ is	Ā҇Ċѹķҏ
place _ the	ĀѺā҈ķѹĸҋő҆
place _ uses	āҎ
place _ which	Ċ҆
place in	āѸĐҐĸ҆
place in <name>	Đ҆
place in the	ĸ҆
place of	ĵҊő҆
place of the	ő҇
place that	Ć҆
place that defines	āѷĆҍ
place that uses	āҎ
place where	āҌķѶŔ҆
place where the	āҏķѷ
place |	į҈
place | $	į҈
places	ĀҕāѴĆҜĊҙğ҉ĩ҆Ń҆Ŕ҆
places _ <name>	Ń҇
places _ call	Ċ҇
places _ it	āҊ
places _ the	Ā҉
places _ which	Ć҈
places and	ĀѹĆ҉
places defining	Āѹā҆Ć҆
places defining <name>	Āѹā҆Ć҆
places does	Ā҉
places import	Ā҇āѹ
places is	āҊ
places that	Ċ҈ğ҉
places that call	Ċ҇
places where	ĀҐ
places where <name>	ĀҊ
plain	Ģ҆
plain words	Ģ҆
planning	ĀѶāҎ
plays	āѶĢҞ
plays in	Ģ҈
please	ĀҕāѮąѹĎѹďѺđҊĖѷĚѺġѺĢґģ҆ĥѺĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҊ
please $	Āѷā҇ĎѹĢҕĥѺķ҆ĺҋļѺŁ҉Ņ҆ņѺ
please _ $	ĀҔĖѷ
please _ all	ĀѷĆҊ
please _ every	Āґ
please _ how	Ĩ҆
please _ if	Āҍ
please _ is	Ō҇
please _ it	đ҈
please _ me	ĀѬāѺĶ҆ķѹĻ҆
please _ names	ň҆
please _ show	ĀѺ
please _ the	Āҗāѷć҈đ҆İѺ
please _ whether	ĀҎ
please check	Āґ
please check if	Āҍ
please display	Ā҉
please enumerate	Ā҇Ć҉
please enumerate every	ĀҊ
please give	Ā҆
please give the	Ā҈
please identify	Ā҆
please identify the	Ā҆
please list	ň҆
please list every	Ā҇
please list the	ĀѹĿѺ
please name	Ŀ҆
please name the	Ŀ҆
please report	ĀҌ
please show	Āѹć҈
please show the	ĀѺć҉
please state	Āҋ
please state the	Ā҈
please tell	Āѱ
please tell me	Āѱ
please their	ň҆
please their names	ň҆
please to	ĀѨ
please to show	ĀѺ
please trace	Ĩ҆
please trace how	Ĩ҆
please |	ĀҋĖѷŌ҇ő҇
please | $	ĀҕĖѷ
pls	āѹıҊķҚĽ҈œ҇
pls $	āѹıҊķҚĽ҈œ҇
point	ĀѳĐҎİ҇ķҍĺҌ
point _ at	ķҒ
point _ execution	āҏ
point _ to	ĺҍ
point during	āҏ
point during execution	āҏ
point in	ĀҌāѴ
point me	ĀѷāѸĐ҇ĵ҇ķҎĺҌ
point me at	ķҒ
point me to	ĺҍ
point of	Ģ҇
points	Ā҉Ğң
points $	ĞҊ
points _ this	Ğҋ
points of	ā҇Ğ҆
points of this	ĞҊ
points |	ĀҌ
position	ĀѹĐҊĵ҆ĸ҇ĺғĿѸ
position $	ĵ҆ĺҐĿѹ
position _ option	ĐҊ
position _ the	ĸ҆
position of	ĐҊĸ҇
position of option	ĐҊ
position of the	ĸ҆
positional	ŁҊ
positional _ keyword	ŁҊ
positional and	ŁҊ
positional and keyword	ŁҊ
pr	ŕ҆
pr cron	ŕ҆
precede	ēҐ
predecessor	āѸŅҚņѹ
predecessor _ <path>	Ņ҇
predecessor _ of	Ņ҆
predecessor of	āѸŅҔ
predecessor of <path>	Ņ҇
predecessor path	Ņ҆
predecessor path of	Ņ҆
present	ĀѶāѷĝ҆ĠҎİ҆ņ҇ŋ҈Ō҇
present _ $	ĀѺİ҆ŅѺŌ҉
present in	ĝ҆Ġ҆ŋ҇
present name	āҌŅѺņ҇
present name $	āҌŅѺ
present |	İ҆
present | $	İ҆
preset	ĔҞ
preset of	ĔҔ
previous	Ņҡőѷ
previous _ $	Ņ҇
previous _ of	ŅҖőѷ
previous _ |	ā҈
previous name	ŅҔ
previous name $	Ņ҇
previous name of	Ņ҉
previous path	ŅҍőѸ
previous path of	ŅҍőѸ
previous release	ā҇
previous release |	ā҇
previously	ĀѹŅҍņ҇
previously _ $	Ņ҉
previously _ as	ŅҌ
previously called	ņ҇
previously called $	Ņ҉
previously known	ŅҌ
previously known as	ŅҌ
print	ĀѺāѬđҒĖҤģҋĤҋİҌĲѴĴҔĶѶ
print <name>	ĀѳĖҫ
print <path>	Ĵ҈
print <path> <line>	Ĵ҉
print _ <line>	Ĵґ
print _ <name>	đҋĶѸ
print _ from	Ā҈
print _ line	Ĵҋ
print _ pub	ģҍ
print _ test	Ā҆
print _ value	đ҈
print all	ģҍ
print all pub	ģҍ
print its	ĀҊ
print its value	ĀҊ
print line	Ĵ҈
print line <line>	Ĵ҈
print the	ĀҍāѺđҊ
print the test	Ā҆
printed	āҊ
prints	Āҕāѵ
prints <literal>	ĀҕāѶ
prior	ĀѺāѺŅҝ
prior _ the	Ņ҇
prior filename	ĀѺŅҖ
prior to	Ņ҇
prior to the	Ņ҇
private	ĭҳľѴ
private $	ĭҊ
private _ $	ĭҐ
private _ does	Āҏľѷ
private functions	ĀѶāґ
private functions does	ĀѶāґ
private names	ĀѷāҌ
private names does	ā҇
private |	ĭҐ
private | $	ĭҎ
process	ğ҆
produce	ĀҎāѹ
product	ā҆
production	Āѹāҏ
production _ $	ĀѺāҋ
production |	ĀѺāҋ
production | $	ĀѺāҋ
program	ğ҉Ģ҈łҋ
program _ $	Ģ҈
program _ up	Ā҉āѸ
program _ |	ā҇
program |	Ģ҈
program | $	Ģ҈
programmers	Āѷāғ
programs	ĞҎ
project	ĀѸĈҕĎѸĖқėқĞҘġҐĬѺĮҜıғłҮŊѴő҉
project $	ĀҘāѤĈѰĮҌİҎıҒł҉
project 's	ı҇łѺ
project 's dependencies	Ė҆
project _ $	ĀѳĖѹėҍĞҍĮҊłҙ
project _ <name>	ė҆ĮѺ
project _ a	āҊĈ҆łѹ
project _ dependencies	Ė҆
project _ for	ė҈
project _ have	ġ҈
project _ i	ł҇
project _ it	ł҇
project _ on	Ā҆Ė҉ĮѺ
project _ other	ā҆
project _ outside	āҍŊѸ
project _ that	ł҈
project _ this	ĀҔāѷłѹ
project _ to	ł҉
project _ version	ė҆
project _ which	Į҇
project _ with	āҊ
project _ |	ĀґāѭĮ҈ő҆
project and	Į҆
project and which	Į҇
project be	Ā҆Ĉ҇
project belongs	łҌ
project build	ĀѹāҊ
project build |	Ĉ҇
project builds	Ĉҍ
project compiles	ĈҊ
project depend	Ė҆
project depend on	Ā҆
project depends	Ė҇
project depends on	Ė҇
project have	Ā҈ā҆Ė҇ıѺŊѸ
project have outside	āҍŊѸ
project have |	ĀҍĖ҇ıѵ
project how	Į҆
project how is	Į҆
project in	ĀѷāҊ
project installs	ĞҎ
project installs $	ĞҌ
project is	Ā҇
project is this	ĀҔāѸłѹ
project need	ā҆Į҉
project need |	ā҆ėѸĮҍ
project require	ĀҊ
project require |	Āҋ
project requires	Ė҇
project structure	ő҆
project structure |	ő҆
project support	ĮҌ
project support $	ĮҌ
project use	āҎ
project use |	āҎ
project wants	Į҆
project wants $	ėѺĮ҈
project work	ā҆
project work with	ā҆
project |	ĀҏāѺĖѷėҊĞ҇ġ҇ĮѺłҊ
project | $	ĀґĖѸėҊĞ҆ıѺł҆
projects	āҒ
projects _ on	āҊ
projects depend	āҊ
projects depend on	āҊ
promise	ĀѺā҇
promises	āѶĥ҈
properties	ćѹĤӄĿѹŐѺ
properties _ <name>	Ĥ҉
properties _ class	Ĥґ
properties _ on	Ĥ҇
properties are	Ĥ҆
properties does	Ĥ҆
properties of	ĤҎŐѺ
properties on	Ĥҍ
properties on class	Ĥҍ
property	ā҆Ĭҡ
property $	Ĭ҉
property _ $	Ĭҋ
property |	ĬҌ
property | $	Ĭҋ
protocol	ĥҖ
protocol <name>	āѺĥҖ
protocol <name> $	ĥҎ
protocol _ $	ĥҏ
protocol |	ā҆
protocol | $	ā҆
protocols	āѶīӀ
protocols <name>	Āѹīҝ
protocols <name> adopts	īҋ
protocols _ $	īҊ
protocols _ <name>	Ā҇āѷīҒ
protocols _ adopts	īҋ
protocols does	īҔ
protocols does <name>	īҏ
protocols |	īҊ
protocols | $	īҊ
provide	āѹģҍŀ҇ŏѺ
provide _ import	ģҍŏѺ
provide for	ģҍŏѺ
provide for import	ģҍŏѺ
provided	Ğ҉
pub	ģҍ
pub _ in	ģҍ
pub items	ģҍ
pub items in	ģҍ
public	ĀѬāѺĠѷģӍĭҮ
public $	ĭҊ
public _ $	ģҎĭҊ
public _ <name>	ģ҉
public _ <path>	ģҋ
public _ in	ģ҇
public _ of	ģғ
public api	ģҌ
public api of	ģҊ
public in	ģҌ
public in <path>	ģ҈
public interface	ģ҈
public names	ģғ
public surface	ģ҇
public surface $	ģ҇
public symbols	ģ҆
public |	ģ҇ĭҍ
public | $	ģ҈ĭҋ
publish	ģҋ
publish $	ģҋ
pull	ĀҌāѹĜ҇ħ҆ĩҏŕ҆
pull _ $	Ā҉
pull _ <name>	ĩ҆
pull _ <path>	ĀѳĜ҉ħ҆ĩ҇
pull _ at	Ā҉āѹ
pull _ touch	ĀѺā҈
pull _ |	ĀҌ
pull in	āѶĜ҉ħ҆ĩҌ
pull in $	Ā҉
pull in <name>	ĩ҆
pull in <path>	ĀѳĜ҉ħ҆ĩ҇
pull request	ŕ҇
pull requests	ā҆
pull requests touch	ĀѺā҈
pulled	ĀѸĖ҈ĝ҈ĨҋĪ҉
pulled _ by	ĝ҈Ĩ҆ĪҌ
pulled _ of	ā҈
pulled in	āѺĖ҈ĝ҈Ĩ҉ĪҊ
pulled in by	ĝ҈Ĩ҆ĪҌ
pulled out	ā҈
pulled out of	ā҈
pulls	ĀѶāѷĜҌĩҖĪ҉
pulls _ <path>	Ĝҍĩ҉
pulls _ in	ĩ҇
pulls _ what	Ī҈
pulls in	ĀѸĜҍĩҎĪ҉
pulls in <path>	Ĝҍĩ҉
pulls in what	Ī҈
pulls that	ĩ҇
pulls that in	ĩ҇
pure	ĂҚĿѺ
pure virtual	ĂҚĿѺ
purpose	ĀѯćѺĊѹĢҾłғ
purpose _ $	Āѹłғ
purpose _ <name>	ĀѹāѵĢҜ
purpose of	Ģҏ
purpose of <name>	Ģҏ
push	ĀѴāҋŕґ
push $	Āѯāҕ
push _ $	Ā҇
push _ cron	ŕ҆
push _ pull	ŕ҆
push pr	ŕ҆
push pr cron	ŕ҆
push |	Ā҇
push | $	Ā҇
put	ĀѫāѺą҆ĒҋĞ҇ğѷĮѺĵ҉Ķҋķ҇ĸ҈ĺҎń҆ō҆ő҈
put $	őҌ
put <mark>	Ē҇
put <name>	ō҈
put <name> through	ō҈
put _ $	āѹĺҋ
put _ <name>	ė҆
put _ through	ō҈
put _ what	ĸ҈
put a	ā҆
put for	ė҆
put for <name>	ė҆
put in	ğѹĸ҈ń҈
put the	Ķҋķ҆
put |	āѹĺҋ
put | $	āѹĺҋ
pytest	āѴŌҎŎҗ
pytest <path>	ŎҊ
pytest _ <name>	ŌҔŎѸ
pytest _ result	āѹŎҖ
pytest _ |	ŎҊ
pytest k	ŌҔŎѸ
pytest k <name>	ŌҔŎѸ
python	ėѹĮҼŒ҆
python $	ĀѺā҆Į҇
python <name>	ĀѷāѸĮҗ
python <tag>	ĀҍāѶ
python <tag> |	ĀҍāѶ
python _ $	āҊĮ҆
python _ is	Ā҇
python _ |	ĀҏāѫĮҏ
python version is	Ā҇ĮѺ
python |	ā҉
python | $	āҊ
quantity	Ď҆ľҊĿѹ
quantity _ commits	Ď҆
quantity _ methods	ľҊĿѹ
quantity of	Ď҆ľҊĿѹ
quantity of commits	Ď҆
quantity of methods	ľҊĿѹ
query	ğ҈
question	ĀѵĜ҆ŅѶ
question _ did	ā҈
question _ what	ĀҍŅѶ
question _ which	ā҇
question _ who	ŀ҆
question is	Ĝ҇
question which	āҋ
question |	Ā҉ŅѶ
question | what	ĀҎŅѶ
question | which	ā҆
question | who	ŀ҆
quick	ĀѵāҘĜ҆Ņѷ
quick _ is	Ĝ҇
quick _ which	āҋ
quick _ |	Ā҉ŅѶ
quick question	ĀѷĜ҆Ņѷ
quick question is	Ĝ҇
quick question which	āҋ
quick question |	Ā҉ŅѶ
quickest	ħ҈
quickest import	ħ҈
quote	ĀҊāѸ
quote _ lines	Ā҇
raise	ĀҌĉѹŃҧńҮ
raise $	ā҆ńҌ
raise <name>	Āҗ
raise <name> |	ĀҐ
raise _ $	Ā҈ńҊ
raise _ and	Āѹńҋ
raise _ exception	āҊńѺ
raise _ in	ń҇
raise _ of	ĀѵŃҒ
raise _ |	Āҗāѵ
raise an	āҊńѺ
raise an exception	āҊńѺ
raise anything	ń҈
raise statements	āѹŃ҆ńҘ
raise statements in	ń҇
raise statements |	ń҇
raise that	Ā҇āѹ
raise that |	Ā҈āѸ
raise |	Ā҇
raise | $	Ā҇
raised	ā҇Ńқńҝ
raised $	āҊŃҎńѺ
raised _ $	ńҌ
raised _ <name>	ńҗ
raised _ what	Ńҍńѹ
raised _ |	Ń҆
raised by	Ā҆Ń҇
raised by <name>	Ā҆
raised by what	Ń҈
raised in	ĀѹŃ҆ńҏ
raised in <name>	ńҐ
raised in what	Ń҆
raised inside	ń҈
raised the	ā҇
raised |	Ń҆
raisers	ŃҜ
raisers _ <name>	ŃҜ
raisers of	ŃҜ
raisers of <name>	ŃҜ
raises	ĀҏāѶŃҒńғ
raises $	āѺńҔ
raises <name>	ŃҒ
raises <name> $	Ń҇
raises <name> |	Ā҆ŃҌ
raises _ $	Ń҆
raises _ |	ĀҍāѳŃҏ
raising	Ńғ
raising <name>	ŃҎ
raising <name> $	ŃҌ
raising _ $	ŃҌ
ran	Ā҈
ran only	Ā҈
range	ĀҔāѴă҈ėҙ
range _ <name>	ĀҚ
rather than	ā҇
re	āҍĥѺĮ҇
re <name>	āҏ
re _ an	Į҇
re _ the	ā҇
re on	Į҇
re on an	Į҇
reach	ĀҒāѸħҋ
reach <path>	Āѵħҍ
reach <path> through	ĀѵħҌ
reach _ through	ĀѺħҌ
reached	āқĨҊŒѺ
reached _ <path>	Ĩ҇
reached from	ĨҊ
reached from <path>	Ĩ҇
reaches	ħ҈
reaches <path>	ħ҈
read	ĀҞā҉ğҖĴҞĶѴ
read $	ĀҌĤѺ
read <name> from	ĀѺā҆
read _ $	ĀҎāѸğҋĴҒ
read _ and	Ā҆
read _ constant	ĀѺāҒ
read _ from	ĀѺā҆
read in	ğ҆
read me	Ĵ҇
read on	Ĥ҆
read the	ĀѲāҍĵ҆Ĺ҆
read |	ĀґāѹğҊĴҒ
read | $	ĀґāѹğҊĴҒ
reading	Āѹāѷđ҉ğ҉Œ҆
reading <name>	ĀѺğ҆
reading _ the	āѸđ҉
reads	ĀѱğҚ
reads <name>	ĀѸāҊ
reads <name> from	ā҇
reads _ exactly	Ĵ҆
reads _ from	ā҇
reads _ |	ğ҆
reads how	Ĵ҆
reads how exactly	Ĵ҆
reads it	ğ҆
reads it |	ğ҆
reads the	ā҈
real	ĀҊāѹ
realise	ĥҔňѺ
really	Āѯā҇ġ҈ĭҌ
really _ or	ĭҌ
reason	āҕ
reason _ $	ĀҌ
reason _ <name>	ĀѺā҇
reason _ the	ĀҎāѺ
reason for	Ā҈
reason for <name>	ĀѺā҇
reason for the	ĀҍāѺ
reason |	ĀҌ
reason | $	ĀҌ
rebase	ĀѴāҐ
rebase |	Āѵāҏ
receive	ĀѹŇ҉
recent	āѮĮҋįҔİҎ
recent _ of	įҊ
recent _ that	į҇
recent change	āѺįҊ
recent change of	į҆
recent commit	į҇
recent commit that	į҇
recently	ĀѸāѳąѺįҗİҌ
recently _ $	āѸį҉
recently _ |	į҇
recently has	Āѹį҈
recently modified	į҇
recently |	āѹ
recently | $	āѹ
recursively	Āґňѹ
red	ĀҒāѮŎ҈
red _ $	Āґāѱ
red |	Ā҉āѸ
red | $	Ā҉āѸ
redefine	ĀѸŀҞňѸ
redefine <name>	āѴŀҟňѸ
redefine <name> $	ŀҋ
redefine _ $	ŀҋ
redefine _ <name>	āҌŀѷ
redefine _ method	ŀ҈
redefine method	āҌŀѷ
redefine method <name>	āҌŀѷ
redefined	Ā҇ŀҊňѺ
redefined by	Ā҈
refactor	āҊ
refactor the	ā҈
refactoring	āҊ
refactoring _ $	ā҇
refactoring |	ā҇
refactoring | $	ā҇
refer	Ā҈āѹō҆
refer _ <name>	ĀҊāѹō҆
refer to	Ā҈āѹō҆
refer to <name>	ĀҊāѹō҆
reference	Āҋōґ
reference <name>	ō҆
reference <name> $	ō҆
reference _ $	ō҆
reference _ <name>	Āҋō҈
reference to	Āҋō҈
reference to <name>	Āҋō҈
referenced	ā҉ō҇ŏҏ
referenced $	ŏҌ
referenced _ $	āҌ
referenced |	āҌ
referenced | $	āҌ
refers	ō҇ŏ҈
refers to	ō҇ŏ҈
regarding	ĀѫāҍĊ҆ĶѹŅ҆
regarding <name>	āѺ
regarding <name> |	Ā҇āѸ
regarding <path>	Āѹ
regarding <path> |	ĀѺ
regarding _ <commit>	āҊ
regarding _ <name>	āѺĤ҆
regarding _ constant	ā҈ĶѺ
regarding _ function	āѳĉ҆Ċ҇
regarding _ |	Ņ҇
regarding class	āѺĤ҆
regarding class <name>	āѺĤ҆
regarding commit	āҊ
regarding commit <commit>	āҊ
regarding tests	ā҈
regarding tests |	ā҈
regarding the	ĀѱĊ҇
regarding the constant	ā҈ĶѺ
regarding the function	āѳĉ҆Ċ҇
registered	ċҌ
reimplementations	ŀҊ
reimplementations _ <name>	ŀ҉
reimplementations of	ŀҊ
reimplementations of <name>	ŀ҉
relative	őҏ
relative _ of	ő҇
relative path	őҏ
relative path of	ő҇
release	āҕăҐċѹėҖĠҘĮҒŉ҉
release $	āҌ
release <tag>	ĀѰăҎĠғ
release <tag> $	ă҆Ġ҆
release <tag> contain	āѺĠ҈
release <tag> |	ĀѸāҊ
release _ $	ĀѸāқă҆Ġ҉
release _ <commit>	Āѹā҇
release _ <name>	ėҏ
release _ <path>	Āґāѱ
release _ <tag>	ā҇
release _ contain	āѺĠ҈
release _ contains	ĀҊāѹ
release _ i	Į҆
release _ is	Į҈
release _ |	ĀѴāҋ
release after	ā҇
release after <tag>	ā҇
release builds	Āѹā҈
release has	Āҋāѷ
release of	āѺėҒŉ҆
release of <name>	āѺėҏ
release that	Į҈
release that is	Į҈
release turned	ĀѺāҌ
release turned <name>	ĀѺāҌ
release was	Ā҈
release workflow	ĀҎāѳ
release |	āҚ
release | $	āҚ
released	Ġ҆
released _ $	Ġ҆
released |	Ġ҆
released | $	Ġ҆
releases	ĀѮā҇ČѺčѺŉҹ
releases _ $	ŉ҆
releases _ <commit>	āѹŉҒ
releases _ commit	ŉҋ
releases _ it	ŉ҆
releases contain	āѺŉ҇
releases did	āѺŉ҉
releases is	ŉ҆
releases that	āҊ
releases |	ŉ҆
releases | $	ŉ҆
relies	ĩҍ
relies on	ĩҎ
rely	ĀѸĉ҈ĖҊĭ҆
rely _ $	Ė҆
rely _ <name>	ĭ҆
rely _ <path>	Āѷ
rely on	ĀѹĖ҈ĭ҆
rely on $	Ė҆
rely on <name>	ĭ҆
rely on <path>	Āѷ
remove	āҘŏѷ
remove _ unused	āҊŏѺ
remove the	ĀѺāҞŏѷ
remove the unused	āҊŏѺ
removed	ĀҠāҗăѳąѳčѸ
removed <name>	Ā҉
removed <path>	ĀҔāѺąѶ
removed _ $	Āҙāѹąѷ
removed _ <tag>	āҒăѳ
removed _ and	ĀҌāѸ
removed from	āҍ
removed |	Ā҉
removed | $	Ā҉
rename	āҌĸѹŅҧņҬ
rename $	āѲŅ҇ņҔ
rename <name>	Ā҉
rename <path>	āҊ
rename <path> |	ā҉
rename _ $	ŅҊ
rename _ <name>	ā҈
rename _ of	ĀѶŅҎņҏ
rename _ result	Ņ҇
rename _ |	ĀѺāҎ
rename of	ņ҉
rename source	ĀѹŅҒ
rename source of	ĀѹŅҒ
rename target	ŅѺņғ
rename target of	ŅѺņғ
rename that	ŅҌ
rename that result	Ņ҇
rename the	āҌĸѺ
rename |	Ņҍ
rename | $	ŅҊ
renamed	ĀҋąѺŅҜņҲ
renamed $	ŅҌ
renamed <name>	Ā҈
renamed <path>	Ā҇
renamed <path> $	Ā҆
renamed <path> |	ā҆
renamed _ $	ŅҏņҔ
renamed _ <path>	Ā҆
renamed _ deleted	ĀѺā҉
renamed _ what	ņҍ
renamed _ |	ĀҊņҋ
renamed from	āѸŅҍņҋ
renamed from $	ĀѺŅғ
renamed from <path>	ŅѬņҔ
renamed from what	ŅҐņѱ
renamed from |	ŅҔņѳ
renamed in	ŅѺņҊ
renamed in what	ŅѺņҊ
renamed or	ĀѺā҉
renamed or deleted	ĀѺā҉
renamed to	Ā҆ņҊ
renamed to $	ŅѸņҐ
renamed to <path>	ŅҖņѪ
renamed to what	ŅѱņҔ
renamed to |	Ā҇ŅѪņҕ
renamed |	ā҇ņ҇
renamed | $	ņ҆
renaming	ŅҋņҊ
renaming <name> so	ā҆
renaming _ $	āѺņ҇
renaming _ back	ā҆
renaming _ carried	Ņ҆
renaming _ file	Ņ҆
renaming _ so	ā҆
renaming which	Ņ҆
renaming which file	Ņ҆
renaming |	Ņ҈
renaming | $	Ņ҈
replace	Āѹāҏď҆ŀҏ
replace <name>	ď҆ŀ҈
replace _ with	ā҉
replace the	ŀ҇
replaced	ŀ҆
replaced _ when	Ņѹņ҈
replaces	ĀҏāѶŀ҆
replaces the	ŀ҇
repo	āѩĆ҉ĈҕĎѺė҆Ğ҆ġҟįѹİҔı҆łҔň҆ŋҍōѺőҖŔ҇
repo $	Ć҇ĈҌĞҊġ҆Į҆ő҇
repo _ $	ĀѴĈҋ
repo _ is	Ā҆
repo _ it	Ĉ҉ő҈
repo has	Ā҆
repo is	āѺĈ҉
repo is it	Ĉ҉
repo which	Ā҆
repo yes	ŋ҆
repo | $	ā҆
report	ĀѝāѲĂ҆ĎѺĒ҇ğ҆ġ҆Ī҇Ķ҇ĺѺĽѺňґ
report _ file	ğ҈
report _ former	āѺŅ҉
report _ importers	ĩ҇
report _ imports	Īҏ
report _ method	Ē҈Ŀ҉
report _ superfluous	ĪѺŏҊ
report _ the	ġ҈Ķҋ
report all	ĀѲĩ҇ňғ
report all importers	ĩ҇
report every	Ē҈ŉ҆
report the	ĀѶāѩĂ҈ğ҇Ī҈Œ҆
report the file	ğ҈
report the former	āѺŅ҉
report the imports	Īҏ
report the superfluous	ĪѺŏҊ
report where	Ķҋ
report where the	Ķҋ
report whether	ġ҇
report whether the	ġ҈
repository	āѫĈ҉ġҝįѹİғı҇łҍōѺőґ
repository $	ĀѷāѺİҒ
repository _ $	ĀҋāѺ
repository _ has	ő҈
repository _ |	ąѵĈ҉
repository a	Āѹġҏ
repository contains	Āѹİ҇
repository one	ő҈
repository one has	ő҈
repository |	Ā҈İѺ
repository | $	ĀҍİѺ
request	Āѱāҍŕ҇
request _ $	ā҆
request |	ā҆
request | $	ā҆
requests	ĀҊ
requests touch	ĀѺā҈
require	ĀѲđѹėҍĜҍģѹĩҒĪҗĮѷ
require $	ĀѺđѹė҆ģѹĪҢ
require <path>	ĀѵĜҍĩ҉
require <path> |	ĀѶĜҍ
require _ $	ė҆ĩҐĪѶ
require _ |	ĀѶĜҍ
require |	Ā҇ė҆
require | $	Ā҇ė҆
required	ĀѷĂҞĖґėҏĭѸĮҡŀѶ
required $	ĀҗėѺĭѹĮҊ
required _ $	āѬĂҖĖ҈ėѺĮҔŀѷ
required _ of	āѺĂ҆ė҉
required _ |	ėҐĮѺ
required by	ė҇ĝ҆
required go	Į҇
required java	Į҆
required methods	Ă҈
required node	Į҆
required packages	ĀѸĖҐ
required python	Į҈
required rust	Į҇
required version	ėґ
required version of	ė҉
required |	ĀҘāѵėѺ
required | $	ĀҘāѵėѺ
requirement	Įҏ
requirement _ <name>	ė҆
requirement _ this	Įґ
requirement of	Įґ
requirement of this	Įґ
requirements	ĀҋāѩĖҤėҘĞѺŊѺ
requirements $	āѱĖҕėҎŊѺ
requirements _ $	Ā҈
requirements _ this	Ė҇
requirements of	Ė҉
requirements of this	Ė҇
requirements |	Ā҈
requirements | $	Ā҈
requires	ĀѱāѵĖҋĩқ
requires _ |	ĀѳāѴĩҜ
rerun	ō҇
reside	āѺĵ҆ő҇
reside $	ő҈
reside _ $	ĵ҆
reside |	ĵ҆
reside | $	ĵ҆
respect	Ą҆
respect to	Ą҆
responsible	ĀѺą҈ĢҐ
responsible _ $	Ģ҉
responsible _ <name>	ā҉
responsible _ adding	ĀѺą҈
responsible _ |	Ģ҆
responsible for	ĀѺą҈ĢҊ
responsible for <name>	ā҉
responsible for adding	ĀѺą҈
responsible for |	Ģ҆
restart	ā҇
result	ĀѪā҆ĈҊĊѶŅҏŇҩŌқŎҥŐѩ
result $	āҊĊѹŇҒŐѱ
result _ $	ĀѵāѺĈ҉Ō҉ŎҎ
result _ <name>	āґŇҍŎҋ
result _ <path>	Ŏ҆
result _ of	ŇҊ
result _ renaming	Ņ҆
result _ running	Ō҇
result _ the	Ō҉
result if	āѺŌ҇
result in	Ń҇Ņ҇
result in <name>	Ń҇
result of	ĀѹāҎŅ҈ŇҊŌ҆ŎҔ
result of <name>	āҔŇ҉Ŏҋ
result of renaming	Ņ҆
result of running	Ō҇
result type	ŇҐ
result type of	ŇҊ
result |	ĀѵāѺĈ҉Ō҉ŎҎ
result | $	ĀѵāѺĈ҉Ō҉ŎҎ
ret	ĀѹŇҤŐѪ
return	ĀѱāҤćѺđѹŇӋŐѵ
return $	ŇҔ
return _ $	Ňғ
return _ does	Ň҉
return _ for	Ň҇
return _ of	āҌ
return _ on	Ň҇
return _ |	ā҈
return annotation	āѵŇҚ
return annotation of	āѹŇҋ
return annotation on	Ň҇
return of	Ň҆
return type	āҌŇҋŐѸ
return type $	Ň҇
return type does	Ň҆
return type of	āҎŇѸ
return value	Ň҆
return when	ā҇
return |	Ň҆
return | $	Ň҆
returned	ŇҐ
returned _ <name>	ŇҌ
returned by	ŇҌ
returned by <name>	Ň҉
returning	Ň҆
returns	ĀѸā҆ŇҔ
returns $	Ň҉
returns _ $	ā҇
returns a	ā҆
returns |	ā҇
returns | $	ā҇
reverse	ĀѹĩҨĪѶ
reverse _ of	ĀѹĩҨĪѶ
reverse dependencies	ĩғĪѸ
reverse dependencies of	ĩғĪѸ
reverse deps	ĩҎ
reverse deps of	ĩҎ
reverse imports	ĩ҈
reverse imports of	ĩ҈
revert	āҠİѷ
revert <commit>	āҎ
revert <commit> in	āҍčѹ
revert _ in	āҍčѹ
review	Āғ
reviewed	ĀѺāҡĲѲ
reviewed _ <line>	āҋĲѸ
reviewed _ commit	ā҆
reviewed _ |	āҊĲѹ
reviewed it	āҊĲѹ
reviewed it |	āҊĲѹ
reviewed line	āҋĲѸ
reviewed line <line>	āҋĲѸ
reviewed the	ā҇
reviewed the commit	ā҆
revision	ĀҋāѴą҉č҆į҉İ҈
revision <commit>	č҇
revision _ edited	į҆
revision _ in	ĀҎ
revision that	į҆
revision that edited	į҆
revision was	ąҊ
revisions	ĀҋĎҢ
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
right	ĀѩāѺć҆đ҆ēҌĕ҆ę҈Ĝ҇ĭҌĶѸňѺ
right $	ĭҋ
right _ $	āѰč҇ę҆ě҆Ĝ҈ŋ҆
right _ <name>	ć҇ēҋ
right _ side	đ҈
right _ which	āѹ
right _ |	ĀѪāҗĈҊ
right above	ć҈
right above <name>	ć҈
right before	ē҈
right hand	đ҈
right hand side	đ҈
right now	ĀѰāҌŌ҉Ŏ҆
right now $	Ā҆ĈѸŎ҇
right now |	ĀѪāҎĈҊ
right that	Ā҇
right |	ĀѲāѥč҆Ĝ҈ĵ҆
right | $	āѲč҇ę҆ě҆Ĝ҈Ĭ҆ŋ҇
right | which	āѹ
role	ĀѲĢҰ
role _ <name>	ĀѹĢҝ
role _ the	ĀѹĢҏ
role of	ĀѺĢҕ
role of <name>	ĀѺĢҕ
root	ŅѹőҘ
root $	ŅѺőҊ
round	ĦҌ
round _ circles	Ħ҉
round in	Ħҋ
round in circles	Ħ҉
route	ħҕĨҊĪѺ
route _ <path>	Ĩҍ
route _ imports	ħ҇
route is	Ĩ҈
route is <path>	Ĩ҈
route of	ħ҇
route of imports	ħ҇
route to	Ĩ҆
route to <path>	Ĩ҆
routine	ĀѴĬҠķҤŁ҈
routine $	Ĭ҉
routine <name>	ķҝŁ҉
routine <name> $	Ł҉
routine <name> |	ķҐ
routine _ $	ĀѺĬҌķ҇Ł҉
routine _ |	ķҐ
routine is	ķ҆
routine |	ĬҎ
routine | $	ĬҌ
routines	ĉҏĊ҇Ē҇
routines are	ĉ҉
rows	ĀҏāѺĬѳĳ҈
rows _ text	ĳ҈
rows of	ĳ҈
rows of text	ĳ҈
run	ā҈ĈҎĉ҇ĊґēѹĖҡĘҐęҌěѶĞ҆ĮҍįѺĶѹĿѱł҈ŊѱŋѺŌҧŎҫœѲŕҋ
run $	ĀѺł҈Ŏ҆
run <name>	ĀҊāѵĊҔĘғĿѳ
run <name> $	ĀғāѹĊҕĿѳ
run <path>	ŕ҆
run <path> $	ŕ҇
run _ $	ĀҒā҉ĊҔĖҏĮҐĿѲŌ҆Ŏ҆œѺ
run _ <name>	ĀѨāҔęҍěѷŌҗ
run _ and	Ŏҋ
run _ build	ĀѲĈҔ
run _ dependencies	Ė҈
run _ failures	āѸŎ҈
run _ i	Ā҈
run _ in	āѺŊѹŎҐ
run _ on	ĀѺāҍ
run _ pull	Ā҇
run _ push	Ā҇
run _ test	ĀҚŌѬ
run _ tests	ĀґāѶ
run _ the	āѺĞҊ
run _ |	ĀѯāҋĖ҆ĘғŌҋ
run by	ęҎěѷ
run by <name>	ęҎěѷ
run if	Ā҈
run if i	Ā҈
run in	ĀѹāҊŎѹ
run in <name>	āҍŎѹ
run it	ŌҌ
run it |	Ō҆
run on	Āҍāѹ
run on pull	Ā҇
run on push	Ā҇
run test	ĀѹŌҗ
run test <name>	ĀѹŌҗ
run tests	ĀѺŊѹŎҒ
run tests in	ĀѺŊѹŎҒ
run the	ĀҐĈҔŌѪō҆Ŏ҆
run the build	ĀѲĈҔ
run the test	ĀқŌѨŎ҆
run the tests	ĀҒāѶ
run this	ĀѹāҍĮ҈
run this $	Į҈
run time	āҊĖҟ
run time $	ĖҌ
run time dependencies	Ė҈
run time |	āҌĖ҆
run to	ĳ҇
run without	āѹŎҊ
run without failures	āѸŎ҈
run |	āҗĖ҉Ŏ҇œѺ
run | $	āҗĖ҉Ŏ҇œѺ
rundown	ĺѵľѶĿң
running	ĀѱāѴĖғŌҐŎҋœѺ
running _ test	Ō҇
running _ tests	Ŏ҇
running _ the	Ō҇
running the	āѹŌ҇Ŏ҇
running the test	Ō҇
running the tests	Ŏ҇
runs	āѺĊҋŕҌ
runs <name>	Ċҋ
runs <path>	ŕ҇
runs <path> |	ŕ҇
runs _ $	ĀѺĊҊŕ҆
runs _ |	ŕ҇
runs when	ĀѸ
runtime	ĀѺĖҡ
runtime _ $	ĀѵĖҒ
runtime _ of	Ė҆
runtime _ |	ĀѺā҇
runtime dependencies	ĖҎ
runtime dependencies $	ĀѹĖҏ
rust	ĀѵėѹĮҺ
rust $	ā҆
rust <name>	Ā҆āѭĮҔ
rust _ $	ā҇
rust _ does	Ā҈āѹ
rust _ |	ĀѺĮҏ
rust version	Į҉
rust |	ā҆
rust | $	ā҇
safe	āҎ
safe to	ā҉
same	āңďҏĦ҇
same _ as	ĀѺāҞ
same file	Ħ҇
same parent	ā҆
satisfied	ĥ҆
satisfies	ĀѸĥ҉īҒ
satisfy	ī҆
say	ĀҒāѪĥҌĬ҈ĴҎķ҆ő҇
say <literal>	ĥ҆
say <literal> $	ĥ҆
say <name>	Ĭ҇
say <name> is	Ĭ҇
say _ $	āѲĥ҆ĳ҇ĴҎ
say _ <name>	Āҍāѹĥ҇
say _ is	Ĭ҇
say _ the	İѺķ҇ő҇
say about	ĀҍāѹİѺ
say about the	Ā҈İѺ
say for	ĀҊ
say for <name>	Āҋ
say in	ĀҌāѹ
say me	Āѹķ҆ő҇
say me the	ķ҇ő҇
say that	ĀѺāҍ
say |	āѳĳ҈ĴҎ
say | $	āѳĳ҈ĴҎ
saying	Ā҆
saying <literal>	Ā҆
saying <literal> could	Ā҆
saying _ could	Ā҆
says	ĀѺĕҔĶ҈
says <name>	ĕҐĶ҈
says _ |	ĕҕ
screen	Ŕ҆
script	ĀѵāѹĖѸĞҋğ҆Ķ҈Ŏ҆
script _ i	ķ҆
script _ |	Ŏ҇
script do	ķ҆
scripts	ĀѴĞҠĩ҈
scripts _ use	ĩ҈
scripts that	ā҆ĩ҆
scripts that use	ĩ҈
scripts this	Ğ҆
scroll	āѺ
search	ŔҊ
second	ā҇
seconds	āҌ
seconds _ the	ā҇
secrets	ĀѵāҎ
section	ĀѴāѰĐҒĖҊĞ҈ŕҎ
section $	āѹĖҊŕ҆
section _ <name>	Đ҇
section _ <path>	ŕ҉
section _ the	Ğ҇
section from	Đ҆
section of	ĀѺĐ҆Ğ҇ŕ҇
section of <path>	ŕ҈
security	ĀѺāҒ
security _ |	āҔėѺ
sed	ĀҋĴҒ
sed _ <name>	ĀҋĴҒ
sed n	ĀҋĴҒ
sed n <name>	ĀҋĴҒ
see	ĀҌāѰĒ҆Ę҇ő҆
see <name>	Ā҆
see <name> in	Ā҈
see _ $	ĀѶā҆Ĵ҆
see _ in	Ā҈
see _ test	ā҈œѺ
see the	ĀҔœѹ
see whatever	ĀѺ
see |	Ĵ҆
see | $	Ĵ҆
seeing	Ľ҆
seems	ň҇
seems _ be	ň҇
seems to	ň҇
seems to be	ň҇
sense	āѸĢҍ
sensible	ĀѺāҙđѴ
sequence	ħ҆
server	āҎ
serves	ĀѵāҌđѺĢҟ
set	āҋĆҋċ҈ď҇ĐҎđґĢѵĶҙĿ҇ņѺ
set $	đҋĶҊ
set <name>	Āѵāҋď҉Đ҆ğ҇
set <name> $	Đ҇
set <name> in	ğ҈
set <name> to	āҋ
set _ $	Āѷāѷċ҇ĐҌđ҇Ğ҆ĶҎ
set _ <name>	Ć҈ľ҈
set _ in	ĀҔāѷğ҈
set _ option	Āҏ
set _ the	Āѹā҉ĿҊ
set _ to	āҋ
set _ |	ā҈đ҆
set in	ĀѴāҍ
set of	āѷĆҌľ҆Ŀ҇
set of <name>	Ć҈ľ҈
set the	Āҋ
set the option	Āҏ
set to	ĀҎđҊ
set to in	ĀҔāѸ
set to |	ā҆đ҆
set up	ċҊĞ҆
set up $	āѺċ҇Ğ҆
set up the	ĀѺā҈
set |	āѷĐ҆Ķґ
set | $	āѷĐ҆Ķґ
sets	Ā҉ĐғĶҋŕ҉
sets <name>	ĀғāѸĐҏ
sets <name> $	Đ҇
sets <name> to	Āҙ
sets <name> |	āѺĐ҈
sets _ $	ĀѺĐ҇
sets _ <path>	ŕ҉
sets _ to	Āҙ
sets _ |	āѺĐ҈
sets it	āҊ
setting	ĐҰ
setting <name>	Đҝ
setting <name> from	ĀҊā҇
setting <name> in	ĀѹĐ҇
setting <name> location	Đ҈
setting _ $	Đ҆
setting _ from	ĀҊā҇
setting _ in	ĀѹĐ҇
setting _ location	Đ҈
several	āҍĆҎ
several <name>	Ć҉
sha	ĀѳāѶąҊİҗ
sha $	İ҇
sha _ created	ąҊ
sha that	ąҊ
sha that created	ąҊ
shape	ĀҖāѷĥѺ
shape _ |	ĀҒāѹĥѺ
share	Āѹāҡňѷ
share $	āҊ
shell	Ğҋ
ship	ĀѵāҍĠҋ
shipped	ĀѹĞ҇ŉҐ
shipped _ the	āҏ
shipped _ |	Ā҈āѶ
shipped in the	āҏ
shipped in |	Ā҈āѶ
shipped with	ŉ҆
short	ĀѳāҍĢҎħ҇
short _ of	ā҆ĢҎ
short form	ā҆
shorter	ā҉
shortest	āѲħҝĨҌ
shortest _ chain	Ĩ҇
shortest _ of	ħ҉
shortest _ |	ħ҆
shortest import	Ĩ҇
shortest import chain	Ĩ҇
should	āӸēѺĻҊňѺ
should <name>	āҦ
should <name> be	āҏ
should <path>	āҏ
should _ <name>	ā҈
should _ a	āѸĻҋ
should _ be	āғŇ҉
should _ have	āҌ
should _ import	ā҆
should _ put	ā҉
should _ |	ĀҊ
should be	Ā҉āѹĻҋ
should be a	āѷĻҋ
should have	ā҆
should it	ā҉
should one	ā҇
should the	āҙ
should there	Ň҆
should there be	Ň҆
should we	ā҈
show	āѥĂ҆ć҇ČҎčѹď҆Đ҆Ė҈ĢѺĦѺħ҆İ҆ĲѷĳѹĴґŁҋŋѺō҆Ő҇
show <name>	ď҉
show <name> 's	ď҉
show _ $	ĀѴāҍ
show _ 's	ď҉
show _ <line>	ĲѺĴҊ
show _ <name>	Āҋ
show _ all	Ċ҉
show _ classes	ĀѺć҈
show _ default	Ĕ҈
show _ each	Ā҈
show _ every	ĀѷĤ҆Ŀ҆ňҌ
show _ everything	Āѹģ҈Ł҇
show _ first	ą҉
show _ history	ĀҐ
show _ import	Ī҇
show _ last	ĀѷİҊ
show _ method	Ā҇
show _ one	Ć҇
show _ overriding	ŀ҉
show _ project	ĀѸł҈
show _ structure	Āҍ
show _ test	ō҆
show _ the	āѷĐ҈İ҈ĵѸķѸĺ҈Ľ҇
show _ type	Ő҉
show _ value	đ҉
show _ what	Ī҈Ņ҇
show _ where	ķҋ
show _ which	Ā҆
show all	ĂҋĖ҉ĥҊīѺ
show every	ŀ҆ō҆
show every test	ō҆
show line	ĲѺĴҊ
show line <line>	ĲѺĴҊ
show me	āѳĊ҆Đ҈İ҇ķ҈Ń҆ň҈
show me <name>	Āҍ
show me all	Ċ҉
show me each	Ā҈
show me every	ĀѷĤ҆Ŀ҆ňҌ
show me everything	Āѹģ҈Ł҇
show me the	āѹĐ҈İ҈ĵѸķѸĺ҈Ľ҇
show me what	Ī҈Ņ҇
show me where	ķҋ
show me which	Ā҆
show the	āѹďѺđ҆ŀѺŁґł҈ňѺŐ҆
show the classes	ĀѺć҉
show the default	Ĕ҈
show the first	ĀѸą҉
show the history	ĀҐ
show the import	Ī҇
show the last	ĀѸİҊ
show the method	Ā҇
show the project	ĀѸł҈
show the structure	Āҍ
show the type	Ő҉
show the value	đ҉
show up	ĀѰāҍ
show what	ć҈
shows	Āҍĩ҇
shows _ in	Āҏĩ҇
shows up	ĀҎĩ҇
shows up in	Āҏĩ҇
shwo	ĀҊ
shwo me	ĀҊ
siblings	āҎ
side	ď҈đ҈
side _ side	ď҈
side _ the	đ҆
side by	ď҈
side by side	ď҈
side of	đ҈
side of the	đ҆
sign	ĀѺĕ҈
sign _ <name>	ĕҋ
sign for	ĕ҆
signal	ĉѶŃҝ
signature	ĀѱāѵďҩĔґĕҖŀѹŁҤŇ҉
signature _ $	ď҇
signature _ <name>	ĀѹďҌĔҋĕҚŁҙŇ҆
signature _ |	āѶĔ҉
signature diff	ďҐ
signature of	āѺĔҌĕ҈ŁҒŇ҉
signature of <name>	āѺĔҍĕ҈ŁҎŇ҉
signature |	ď҆
signature | $	ď҆
signatures	ĀѺā҇ďҜĽѹ
signatures _ <name>	ĀѸďғ
signatures _ |	ď҆
signatures of	ďҌ
signatures of <name>	ďҍ
signatures |	ď҆
similar	ĀѱāҠğ҇ġѹ
similar _ <name>	āҌġѺ
similar to	āҐġѹ
similar to <name>	āҌġѺ
since	ĀҐāҨă҇Ą҆ąҊČѳĦѸĬѴįҘņҊŌѹ
since <commit>	Āқāѱ
since <commit> $	Āґāѷ
since <commit> |	ĀҊāѺ
since <tag>	āѷă҈Ą҆
since <tag> as	ă҈
since <tag> |	Ą҆
since _ $	Āҍāѹ
since _ as	ă҈
since _ commit	ĀѴāҏą҉
since _ date	į҈
since _ do	Āҋāѷ
since _ does	ĀѸāҏ
since _ is	ĬѹįҎ
since _ release	Āҋ
since _ version	ā҆
since _ was	ņ҆
since _ |	Ā҇Ą҆
since it	ņ҈
since it was	ņ҆
since what	į҇
since what date	į҈
since when	āңĦѺĬѷįғŌѹ
since when do	Āҋāѷ
since when does	ĀѸāҏ
since when is	ĬѹįҎ
since when |	ā҆
since which	āҒ
since which commit	Āѵāҏ
since which release	Āҋ
since which version	ā҆
single	ĀѸĆ҇ŌҊ
single _ <name>	ŌҊ
single _ of	Ć҇
single test	ŌҊ
single test <name>	ŌҊ
sit	ĀѷāѶć҇ĸ҆őҌ
sit $	ő҈
sit _ $	ĸ҆
sit _ |	ő҆
sit in	ő҆
sit in |	ő҆
sit |	ĸ҆
sit | $	ĸ҆
site	ĀѯĶ҆ķқĸҌĺ҇
site _ $	Ľ҈
site _ <name>	ķҕĺҏ
site _ the	ā҆ĵ҆Ķ҇ĺѸ
site of	Ķ҆ķҚĺ҇
site of <name>	ķҖĺҏ
site of the	ā҆ĵ҆Ķ҇ĺѸ
site |	ĀѵĸҊĽ҈
site | $	Ľ҈
sites	āѵĆҏĉѶĊҡŃҏ
sites $	ĉѺĊҍ
sites _ <name>	āѸĆ҆ĊҐŃҌ
sites for	ĀѸĆҎ
sites of	ĀҍāѹĊҍŃҏ
sites of <name>	ĀҍāѹĊҍŃҍ
sits	ĀѹāѹķҋĻҋĽ҉ň҇
sits $	ķ҆
sits _ $	ĽҊ
sits _ <name>	ň҈
sits _ the	Ļ҆ő҉
sits in	Ļ҆
sits in the	ő҉
sitting	Āѹāѷį҆ō҈
sitting _ without	į҆
sitting there	į҆
sitting there without	į҆
situated	ő҆
situated _ in	ő҆
size	āѵĳґľґĿѺ
size _ <name>	ĳ҉
size _ <path>	ĳ҆
size _ the	ľ҈
size of	ĳҏľґĿѺ
size of <name>	ĳ҉
size of <path>	ĳ҆
size of the	ľ҈
skip	āҒĕ҇ŀѹŌѸ
skip <name>	ĕ҇
skip _ test	āҊŌѸ
skip the	āҎŌѸ
skip the test	āҊŌѸ
skipped	āҞŊѮ
skipped $	āҏŊѳ
skipped _ $	ā҉
skipped _ ci	ā҆
skipped |	ā҉
skipped | $	ā҉
slow	āҕ
slowest	ĀѺāҬōѶ
slowest _ $	ā҈
slowest _ in	ā҉
slowest import	ā҉
slowest import in	ā҉
slowest |	ā҆
slowest | $	ā҆
so	ĀѬāҒĚҒĬҊıѺ
so _ $	ĀңāѴ
so _ <name>	āѹĬҒ
so _ calls	āҌŀѸ
so _ does	ň҇
so _ is	ĀѺāѳĕ҇ő҆
so _ its	ā҆
so _ many	Ā҉
so _ methods	āҍ
so _ number	Ď҆
so _ the	Āѷāҕıѹ
so _ to	Ĭ҆
so _ |	āҋ
so does	ĀѵāҐıѹ
so far	Ā҇āѸĎ҇
so far $	ĀҌāѶ
so far number	Ď҆
so how	Ā҉
so how many	Ā҉
so is	āѺĚғ
so is <name>	Ĭҋ
so is its	ā҆
so many	ĀѰāҦ
so much	ā҆
so on	Āґ
so on $	Āґ
so that	Ĭ҇
so that <name>	āѺĬ҇
so what	ĀѵāѰĕ҆ő҆
so what is	ĀѺāѸĕ҇ő҆
so which	āѺŀ҆
so which methods	āҌ
so who	āҌŀѸň҇
so |	Ā҆
so | $	Ā҆
software	Ė҆łҖ
software _ this	ł҈
software is	Ė҇
some	ĀѷĦ҈ň҆ŐҎ
some _ $	ĀҊ
some _ does	ĀѺā҈
some _ import	Ħ҆
some _ |	ň҆Őҍ
some classes	ň҇
some cyclic	Ħ҆
some cyclic import	Ħ҆
somebody	āѵą҆į҆İҌőѺŒ҈
somebody _ <path>	ĀѺ
somebody _ a	Ā҆
somebody _ the	ĀѺāѺĈ҇
somebody create	ĀѺą҇
somebody has	ķ҇
somebody last	āѷįҍ
somebody written	Ā҆
somebody written a	Ā҆
somehow	Ā҆
somehow _ $	Ā҇
somehow |	Ā҇
somehow | $	Ā҇
someone	āѳķ҉Ŕ҆
something	ĀѹāҘĆҌć҉ĊѸĎҍĚѺĠ҇ġҘĶҊł҉ŋѹ
something $	Ķ҉
something _ $	āҍĪ҆
something _ <name>	ā҈ĆҎ
something _ than	ā҆
something _ the	ġ҈
something called	Ā҉āѷĆҍĠ҇ġѺ
something called <name>	Ā҉āѷĆҍĠ҇ġѺ
something in	āѷ
something named	Āѹā҆ġҍ
something named <name>	Āѹā҆ġҍ
something that	ę҆
something to	Ď҉
something what	āѸġҍ
something with	Āѹāґ
something with <name>	āҍ
something |	ć҆Ī҆
something | $	Ī҆
somewhere	āѷĐ҈ěҊķҏ
somewhere _ $	ā҈
somewhere _ <name>	āѺĘ҆ě҈
somewhere among	Ā҉
somewhere in	āѷķ҆
somewhere in <name>	Ę҆
somewhere |	ā҈
somewhere | $	ā҈
sorry	ĀѲāѯň҆
sorry _ ask	ň҇
sorry i	āѹ
sorry to	ň҆
sorry to ask	ň҇
sort	āҎłҒ
sort _ imports	ā҆
sort _ project	ł҆
sort _ thing	ł҆
sort of	łҏ
sort of project	ł҆
sort of thing	ł҆
sort the	āғ
sort the imports	ā҆
source	Ā҇āѤćѺċ҉đ҉ğҞĵҒķґĺҐĽғĿѶŀѺŅҒňѺőѺŒҗœ҈Ŕ҉
source $	ĀҗāѺđҍğ҆ĽғŔѸ
source <name>	ğҘŔ҉
source _ $	Āѹğҕķ҈ĺҍĿѹŔ҈
source _ <name>	Ā҈Ņ҇
source _ <path>	Ņ҇
source _ has	ķ҆
source _ of	Ľ҈
source _ the	ķҌŅҋ
source _ which	Œ҆
source _ |	ĵҊ
source file	ċ҆ĵ҈ķ҈Œҙ
source file has	ķ҆
source files	Œ҆
source files which	Œ҆
source line	Ŕ҆
source location	Ľ҉
source location of	Ľ҉
source of	ŅҜœ҈
source of <name>	Ā҈Ņ҇
source of <path>	Ņ҉
source of the	ŅҌ
source position	ĸ҆ĺҐĿѹ
source position of	ĸ҆
source tree	ĵ҈ő҇
source tree |	ĵ҉
source |	ķҊ
source | $	ķҊ
sources	ĀѲāѮĈ҆ğ҈ĩғĵ҆Ńҏ
sources <name>	ĀѺāѸĩҔ
sources _ $	ğ҆
sources _ <name>	āѸĩҌŃҏ
sources of	Ńҏ
sources |	ğ҆
sources | $	ğ҆
span	Ā҈āѹ
specialisation	ĀѺĚҌ
specialisation of	ĀѺĚҌ
specialise	ĀѳĘѺęѳĚҕěґĥѹňҐ
specialise <name>	ĀѶĘѺĚҖĥѹňҐ
specifier	ėҊ
speed	āҜďѵ
spin	Ā҉āѸ
split	āҏ
spot	āѷĵ҈ķҊő҈
spot _ <name>	ķ҉
spot _ what	ő҉
spot in	Đ҆
spot where	ķҌ
spot where <name>	ķҋ
spots	ĀҍāѴĆҕ
spots _ <name>	Ćҋ
spots _ i	ĀҌ
spots where	ĆҎ
squash	ĀѰāҘ
squash _ commits	ĀѺā҉
squash all	ĀѺā҉
squash all commits	ĀѺā҉
src	Āҍāѷ
stable	ĀѺāҐ
stable _ to	ā҈
stable enough	ā҈
stable enough to	ā҈
stable |	ā҈
stack	āѸē҈ķ҆
stack _ mentions	ķ҆
stack trace	ķ҆
stack trace mentions	ķ҆
stand	ĀѸāҊć҇đ҈ēҋĢѸňѸ
stand _ $	āғđѹĢѺ
stand _ |	āѹđҏ
stand above	ē҆
stand for	āҕĢѹ
stand for |	đ҈
stand in	ć҉ňѹ
standard	āҋĔ҆
standard _ |	ā҆
standard library	āҌ
standard library |	ā҆
stands	āѦćҋĐҊđҋĕ҆İ҇ĴҊĵ҆Ň҉
stands _ <name>	ć҇
stands _ line	Ĵ҆
stands _ the	ĕ҆ŇҊ
stands after	Ňҋ
stands after the	Ňҋ
stands for	đ҆
start	ĀѴāҌĨ҇ķ҆Ļ҆œ҇ŕҕ
start $	ķ҇Ļ҇
start _ $	āѹœ҆ŕҋ
start _ <path>	Ĩ҆
start _ end	Ā҉
start _ |	Āѷāғ
start and	Ā҉
start at	Ĩ҈
start at <path>	Ĩ҆
start the	Āѹā҇
start to	ā҆
start up	ĀѸāҔ
start up |	ĀѸāґ
start |	āѹŕ҆
start | $	āѹŕ҆
started	āѸŕҋ
starting	āѸħҒ
starting _ <path>	ħ҇
starting _ ending	ħ҆
starting in	Ĩ҇
starts	āѷĹҋļ҆ŕ҉
starts $	ļ҇
starts _ $	ĹҌ
starts _ ci	ŕ҇
starts the	ŕ҈
starts the ci	ŕ҇
state	āѦĈҕĠ҆
state _ <name>	Āѹİ҇
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
statement _ the	ĵҋ
statement for	Ĝ҆
statement for <path>	Ĝ҆
statement is	Ń҉
statements	Āѳģ҈ĪғĸѺńҞŏҌ
statements $	ā҇ĸѺ
statements _ $	ń҇
statements _ <name>	ĀѹāѺĪ҇Ń҆ńҏ
statements _ <path>	ĪҌŏ҈
statements _ the	ń҈
statements does	Ī҈
statements does <path>	Ī҆
statements in	āѹģ҆Ī҈ń҆ŏ҇
statements in <name>	ń҆
statements of	ŏ҈
statements of <path>	ŏ҆
statements |	ń҇
statements | $	ń҇
static	ĀѸāҎĬӅĭѷįѺĶҋ
static $	ā҇Ĭҕ
static _ $	ĬҔ
static _ <name>	Ķ҆
static _ field	đ҆Ķ҆
static _ not	Ĭ҆
static final	đ҆ĶҌ
static final field	đ҆Ķ҆
static or	Ĭ҇
static |	ĬҖ
static | $	Ĭғ
status	āҐĈ҈łѷ
status $	āҜłѷ
status of	Ā҇āѹ
stay	āҊ
stem	Œ҈
step	Ā҆āѶħҍĨ҆
step $	Āҍāѹ
step _ $	Ĩ҇
step _ step	Ā҆āѶħҋĨ҆
step by	Ā҈āѸħ҇Ĩ҆
step by step	Ā҈āѸħ҇Ĩ҆
step |	Ĩ҇
step | $	Ĩ҇
steps	ĀҞāѳħ҈ŕѸ
steps $	Āҋ
steps _ the	Ā҇
steps does	Ā҇
steps does the	Ā҇
stick	ő҆
stick _ $	ő҆
still	ĀѵāҧĈ҇ŅѸ
still _ $	ĀѺā҉
still _ <tag>	Ġ҆
still _ it	Ā҆
still _ the	āҍŅѹ
still _ without	ā҈
still _ |	Ĉ҇
still call	Ā҇āѺ
still call it	Ā҇āѺ
still needed	ā҆
still use	ā҉
still use the	ā҆
still using	ā҆
still using the	ā҆
still work	āҊ
still work without	ā҈
stop	Āґāґ
stop <name>	Āҋāѹ
stop _ <path>	āҍ
stop _ from	ā҈
stop everyone	ā҇
stop everyone from	ā҇
stop importing	āҍ
stop importing <path>	āҍ
store	āѺ
stored	ĀѸđҊĤ҈Ő҉Œ҆
stored _ <name>	đ҇
stored in	Āѹđ҉Ő҆
stored in <name>	ĀѺđ҈
stored under <name>	Ā҆
str	āѺŐҐ
str _ int	Ő҇
str or	Ő҆
string	ĀҊđҔŔґ
string <literal>	ĀҊŔ҆
string <literal> $	ā҆
string <literal> |	Ŕ҆
string _ $	āҋ
string _ <name>	đҏ
string _ |	Ŕ҇
string is	đ҆
struct	ĀѹĤқĥѹīҒĵҿķѷĺѶĽѹĿҒőѺ
struct <name>	ĀѴāҐĤҔĥѺīҒĵҬĺѶĿҒőѺ
struct <name> $	ā҆ĤҌīґĿґ
struct <name> defined	ĵ҇
struct <name> implement	ā҇
struct <name> in	ĵ҇
struct <name> |	ĵ҆
struct _ $	ĤҍīґĿґ
struct _ declared	ĵ҆
struct _ defined	ĵҎ
struct _ implement	ā҇
struct _ in	ĵ҇
struct _ |	Ĥ҆ĵ҆
struct |	Ā҇āѹ
struct | $	Ā҇āѹ
structs	ĥҞīѸ
structs _ an	ĥ҇
structs _ implement	ĥ҇
structs _ the	ĥ҉
structs that	ĥ҇
structure	Āҋő҇
structure _ $	ő҈
structure of	Āҍ
structure |	ő҈
structure | $	ő҈
stuck	ē҈
stuff	Ā҈āѳģ҇Ī҇
stuff from	Ā҆āѺ
stuff from <path>	Ā҈
stumbled	Āҋ
style	Āѵāқ
style _ $	ĀѷāҊ
style _ <name>	ā҆
style that	ā҆
style that <name>	ā҆
style |	ĀѷāҊ
style | $	ĀѷāҊ
subclases	Āҍāѷ
subclases _ <name>	Āҍāѷ
subclases of	Āҍāѷ
subclases of <name>	Āҍāѷ
subclass	ā҉ĂґćҧĘѴĚҌěҍĭѺŀҐ
subclass $	ĀѸĂҋć҈ĘѺěҌ
subclass <name>	ĀѴā҉Ěҋ
subclass <name> $	ĀѹĚҋ
subclass <name> |	ā҇
subclass _ $	Ā҆ćѹĚ҈ě҉
subclass _ <name>	ĀѺĂҌćҡĚ҇ěѹ
subclass _ overriding	ŀ҇
subclass of	ĀҊā҆ĂҊć҇ĚҊěѸŀѺň҈
subclass of <name>	Ā҈ĂҋĚ҉ěѺňҊ
subclass |	ĀѷěҊ
subclass | $	ĀѷěҊ
subclassed	ĀҌāѹć҆ęѸěҏňҊ
subclassed _ $	ĀҝāѺňѺ
subclassed _ <name>	Āѷć҇ęѹěҒ
subclassed by	ĀѶć҆ęѹěҒ
subclassed by <name>	Āѷć҇ęѹěҒ
subclassed |	ĀґāѺ
subclassed | $	ĀґāѺ
subclasses	ĀҏāѴĆѺĚҔěҐĿѴŀұŁѺňҴ
subclasses $	ĀѳěҌŀ҈ňҕ
subclasses <name>	āѩŀҋňҖ
subclasses <name> |	āѴňґ
subclasses _ $	ĀҌāѷ
subclasses _ <name>	Ā҉āҌĂѹĚғňқ
subclasses _ not	ā҈
subclasses _ the	āѲŀҒ
subclasses _ their	ā҇
subclasses _ |	ňҐ
subclasses do	ā҈
subclasses do not	ā҈
subclasses does	ā҈ŀѸň҉
subclasses does <name>	ā҉ŀѸň҉
subclasses have	āѷŀҊ
subclasses have their	āѷŀҊ
subclasses in	ĀҊ
subclasses need	āҐŀѮ
subclasses of	ĀҙāҌĂѹĚғŀѪňҐ
subclasses of <name>	ĀґāҌĂѹĚғŀѪňҗ
subclasses override	ŀ҉
subclasses redefine	āѲŀҙ
subclasses to	ĂҌ
subclasses which	ŀ҆
subclasses |	Āґāѷě҈ňѹ
subclasses | $	ĀҌāѷ
subclassing	ĀѺĂҚŀѷ
subclassing <name>	ĀѺĂҚŀѷ
subdirectory	őҔ
subdirectory _ which	ő҆
subdirectory does	ő҈
subdirectory to	ő҆
subdirectory to which	ő҆
subfolder	ĀѺőҡ
subfolder _ <path>	ő҈
subfolder _ they	ő҆
subfolder did	ő҆
subfolder did they	ő҆
subfolder does	ő҈
subfolder hides	őҎ
succeed	āѦĈҚİѺŌғŎқ
succeed $	āѹĈҊŌ҉Ŏҍ
succeed _ $	ĀѱĈҐŎҋ
succeed |	ĀѹŎҌ
succeed | $	ĀѹŎҌ
succeeds	āѺŌҔ
succeeds $	ŌҊ
successful	ĀҋāѵİѺŌҍ
successful $	Ō҆
successful _ $	Ō҈
successful _ within	Ā҈
successful tests	Ā҈
successful tests within	Ā҈
successful |	Ō҈
successful | $	Ō҈
successfully	āѺŌ҇
successor	āѺŅѺņҖ
successor _ <path>	ņ҆
successor of	āѺņҒ
successor of <path>	ņ҆
such	ğ҇ġ҉ŋ҇
such _ test	ŋ҈
such _ thing	ġ҈
such a	ğ҇ġ҈ŋ҇
such a test	ŋ҈
such a thing	ġ҈
suffix	ŒҔ
suffix $	Œҋ
suite	āѸŊѹŋҙōҊŎ҆
suite $	Ā҆
suite _ a	Āѷŋҏ
suite _ passes	ŎҌ
suite is	œ҇
suite that	ō҈
suite |	ŋ҇ŎҌ
suite | passes	ŎҌ
sum	Ģ҈
sum _ what	Ģ҇
sum up	Ģ҈
sum up what	Ģ҇
summarise	ĀѺā҇ĢҒ
super	ĀҤć҇ŀѴ
super $	ā҉ŀѹ
super _ $	ā҉
super _ of	ĀҌć҆
super class	ć҆
super |	ā҉
super | $	ā҉
superclass	ćҹěҕĢѺŀѹň҉
superclass $	ćҕĚ҆
superclass _ $	ňҕ
superclass _ <name>	ćҞĚѸěҚŀѺňѸ
superclass of	ć҇ĚѸěҒňҋ
superclass of $	ćѷňғ
superclass of <name>	ĀѺćҕĚѸěҔ
superclass |	ć҆
superclass | $	ć҆
superclasses	ĀѷćӀ
superclasses _ <name>	ćҖ
superclasses of	ćҖ
superclasses of <name>	ćҖ
superfluous	Īѯŏҧ
superfluous _ $	ŏ҆
superfluous _ of	ŏ҆
superfluous _ statements	ĪѺŏҊ
superfluous import	ĪѺŏҊ
superfluous import statements	ĪѺŏҊ
superfluous imports	ŏґ
superfluous imports of	ŏ҆
superfluous |	ŏ҆
superfluous | $	ŏ҆
supplied	āѷĔ҉
supply	āѹĂ҇
support	ĀѶāҏĮ҈
support $	ĮҌ
support for	ā҇
supported	Įҩ
supported _ $	Į҉
supported _ <name>	Įҕ
supported go	Į҆
supported here	Į҈
supported python	Į҆
supported |	Į҇
supported | $	Į҇
supports	Į҆
surface	ģ҉
surface $	ģ҇
suspect <name>	Ā҇
swallow	ŁҌŃѹ
swallow _ $	ŁҌ
swallow |	ŁҌ
swallow | $	ŁҌ
swap	ď҇
swap <name>	ď҇
swap <name> for	ď҇
swap _ for	ď҇
switch	ā҇ċғĸѷ
switch <option>	āѺċҎ
switch _ $	āҊĸѸ
symbol	Āѷĭқ
symbol <name>	Āѷĭқ
symbol <name> is	ĭ҆
symbol <name> |	ĭ҉
symbol _ is	ĭ҆
symbol _ |	ĭ҉
symbols	ĀҚāѳģҝ
symbols <name>	ģ҆
symbols _ $	ģҌ
symbols _ <name>	Āҏ
symbols _ <path>	ĀҌ
symbols _ by	Ā҆
symbols are	āѹģҊ
symbols imported	Ā҆
symbols imported by	Ā҆
symbols of	ĀҘ
symbols of <path>	ĀҌģѺ
symbols |	ģ҆
symbols | $	ģ҆
system	āѸĈѹłҐ
tag	āѹĠҐŉҒ
tag <tag>	ĀҎāѴĠҎ
tag <tag> |	ĀҊāѷ
tag _ $	Ġ҇
tag _ <commit>	ĀѺŉҊ
tag _ |	ĀҊāѷ
tag contains	ĀѺŉҍ
tag contains <commit>	ŉ҈
tagged	ĀѰāҍĠ҇ŉҊ
tagged _ $	Ġ҇
tagged versions	ŉҋ
tags	ĀѯāҒČѸčѸŉҵ
tags _ <commit>	āҋ
tags _ commit	ĀѸŉҌ
tags _ contain	ĀѺāѷŉҒ
tags _ it	ā҇
tags _ not	āҎŉѴ
tags _ the	ŉ҆
tags contain	ĀҒāѷ
tags contain <commit>	ĀғŉѰ
tags do	ĀѺ
tags do not	āҎŉѴ
tags have	ŉ҇
tags include	ĀѺāѺŉҎ
tags is	ŉ҇
tags that	ŉ҇
taht created	ą҆
take	Ā҇ďҎğ҇Ģ҆ĦѴį҈ķҊĿѹŁґ
take <name>	ğ҇
take <name> as	Āҍāѷ
take _ $	ď҉Ł҈
take _ <name>	Āҍ
take _ as	Āҍāѷ
take _ of	Ģ҉
take _ to	ķҌ
take _ |	āѸį҉
take care	Ģ҉
take care of	Ģ҉
take me	āѺķҌ
take me to	āѺķҌ
take place	āѸį҉
take place |	āѸį҉
take so	Āѹā҈
take |	ď҉Ł҈
take | $	ď҉Ł҈
taken	Ł҆
taken _ the	Ł҆
taken by	Ł҆
takes	āѺď҉ĕ҇ģѸĦ҈Ī҇Łґ
takes $	ĀѺŁҍ
takes <name>	Ā҇ĕ҈
takes _ $	ĀѺė҆
takes _ <name>	Ĕ҇
takes _ <path>	Ā҉
takes _ in	Ħ҈
takes _ of	Ā҈āѹ
takes _ what	Ī҇
takes care	Ā҇āѸĢ҈
takes care of	Ā҈āѹ
takes from	Ā҉
takes from <path>	Ā҉
takes in	Ī҇
takes in what	Ī҇
takes part	Ħ҈
takes part in	Ħ҈
takes the	āҊ
takes |	ė҆
takes | $	ė҆
taking	ĭ҆Ł҆
taking <name>	ĭ҆
taking <name> to	ĭ҆
taking _ to	ĭ҆
tally	ĀѹāѺĺѺľҜĿѵŊҔ
tally $	ĀѺĺѺľҘĿѶŊҔ
tangled	Ħ҆
target	āѺŅѷņқ
target _ <name>	ņ҉
target _ <path>	ņҊ
target _ the	ņ҈
target docs	Ā҆
target of	Ņѷņқ
target of <name>	ņ҉
target of <path>	ņҊ
target of the	ņ҈
targets	ĀѲĉҜ
task	ĀѸĢҥ
task _ <name>	Ģҋ
task is	ĀѺĢҒ
team	Āѹā҈
teh	āѳĒ҇Ĝ҈ĭ҆Ķ҈Ĺ҆ŋ҇
teh <name>	Ĺ҇
teh _ <name>	Ē҇ĭ҇
teh _ of	ĀҌĜ҈
teh _ that	Ķ҉
teh imports	Ĝ҈
teh imports of	Ĝ҈
teh name	ĭ҇
teh name <name>	ĭ҇
tell	āѰĊѺďѺĐѹđ҆ė҇Ĝ҆ĭ҆ķѷļ҆Ł҆ňѺŉ҆
tell _ all	ĀѺ
tell _ how	ĎҊ
tell _ if	ĀѱĜ҈Ĭ҇ĭ҆Ō҆
tell _ of	ć҆
tell _ the	Ā҇āѵć҈ĎѹĐѺē҈Ň҆ň҇
tell _ under	Ņ҆
tell _ wether	Ě҆Ĭ҆
tell _ what	ā҆ĺ҇ŀѺŇѺŐ҈
tell _ when	Ā҆
tell _ where	ĀѷāѶğ҇ķѺļ҆ĽҌŀҊ
tell _ whether	ā҈
tell _ which	āѺĄ҉ŉ҇
tell _ who	āѸĊ҆
tell _ why	ā҉
tell me	āѵĊѺĐѹđ҆ė҆Ĝ҆ķѷļ҆ňѺŉ҆
tell me all	ĀѺ
tell me how	ĎҊ
tell me if	ĀѱĜ҈Ĭ҇ĭ҆Ō҆
tell me the	Ā҇āѶć҈ĎѹĐѺē҈Ň҆ň҇
tell me under	Ņ҆
tell me wether	Ě҆Ĭ҆
tell me what	ā҆ĺ҇ŀѺŇѺŐ҈
tell me when	Ā҆
tell me where	ĀѷāѶğ҇ķѺļ҆ĽҌŀҊ
tell me whether	ā҈
tell me which	āѺĄ҉ŉ҇
tell me who	āѸĊ҆
tell me why	ā҉
tell the	Ł҇
telling	ĀҋāґĩѸĲѺ
telling _ where	ā҇
telling _ which	Āғĩѹ
telling _ who	āҌĲѺ
telling me	ĀҋāґĩѸĲѺ
telling me where	ā҇
telling me which	Āғĩѹ
telling me who	āҌĲѺ
terminal	Ğ҉
terms	ĀѰāѸĢ҆ıҦ
terms of	ā҆Ģ҆
test	Ā҇āѺąѶĉѺĊѸĐѺġѰģѺĪѺĬѯĭѴįѺĶѺķѷŃѹŅѺņѺŊһŋӉŌӖōҝŎҖőѹŒѺœӠ
test $	ŋ҆
test <name>	ĀѷāҫŊѳŋҠŌӁōѬŎѨœҲ
test <name> $	ŊѺŋҊœҐ
test <name> and	ŌҌ
test <name> at	Āғāѭ
test <name> check	āҐ
test <name> exists	ŋҕŌѸ
test <name> fail	āҎœѺ
test <name> flaky	āґŌѹ
test <name> goes	Ō҆
test <name> green	Ō҉
test <name> in	œҌ
test <name> is	ĀѸā҆ŋ҉Ō҇
test <name> lives	ĀѺā҆
test <name> pass	ĀҊ
test <name> passes	Ō҆
test <name> run	Ō҆
test <name> start	œ҈
test <name> succeeds	ŌҊ
test <name> use	āҊ
test <name> where	āѺœ҉
test <name> |	āѴŋ҉œґ
test _ $	ĀҞāҎŊҌŌѳōѳœ҉
test _ <name>	ĀѷāҒŊҌŋҋōѴŎҔœҞ
test _ <path>	Ŋ҈Ŏґ
test _ a	Ō҆ō҇
test _ and	ŌҎ
test _ at	Āғāѭ
test _ by	ŋ҈
test _ check	āҐ
test _ checks	Āѵōҍ
test _ does	Ā҈āѺŊ҉ōѸ
test _ exists	ŋҕŌѸ
test _ fail	āҎœѺ
test _ failing	āѺŌ҉
test _ fails	ĀҐāѱ
test _ flaky	āґŌѹ
test _ for	ĀѶŊ҉ō҇
test _ found	Ā҆
test _ from	Ā҉
test _ goes	Ō҆
test _ green	ŌҐŎѶ
test _ have	ĀҎ
test _ holds	āѸŌ҉œ҆
test _ in	ĀѶŊҍō҈œ҉
test _ is	ĀѳŋҏŎ҆œґ
test _ live	āѹœҊ
test _ lives	ĀѺā҆
test _ location	āҕŋѸŌѷ
test _ of	ĀѵāѺŊ҈Ŏґ
test _ or	ŋ҇
test _ pass	Ā҈ŌҊ
test _ passes	Ō҆
test _ passing	ŌҌ
test _ run	Ōҋ
test _ sitting	ō҈
test _ start	œ҈
test _ succeeds	ĀѺŌҏ
test _ that	āѹōҎœ҆
test _ the	ŋҊ
test _ use	ā҉
test _ when	Ō҇
test _ where	āѷō҉œ҈
test _ which	ĀѸōҌ
test _ |	āѱŊ҉ŋҋŎѺœғ
test called	āҋŋ҉œ҈
test called <name>	āҋŋ҉œ҈
test case	ŌҏœҎ
test case <name>	āѹŌҏœґ
test cases	Ā҇āѳŊ҇ōҝœѺ
test cases does	ĀґōѸ
test count	ĀѬŊҥ
test count $	ĀѸŊҋ
test count for	ĀѺŊҌ
test count of	Ŋ҇
test coverage	ā҇ō҇
test coverage of	ō҈
test coverage |	āҌ
test failures	Ā҆
test failures from	Ā҆
test file	Ŋ҆ŌѶōѹŎҢœҏ
test file <name>	ŎҐœѷ
test file <path>	Ŏ҈
test file holds	œ҆
test file is	œ҉
test for	ĀғŋѸ
test for <name>	Āґŋѹ
test func	œ҇
test func <name>	œ҇
test funcs	Ŋҋ
test funcs <name>	Ŋ҈
test function	œ҈
test function <name>	œ҈
test functions	ĀѷāѷŊҔōқ
test functions can	Ā҇
test functions does	ĀѹŊ҇
test in	ĀѷāѺŋҍŎҏ
test in <name>	ŎҊ
test in <path>	Ŏ҈
test is	ĀѷŌҏŎѹœ҉
test methods	Ā҆ŊҊ
test module	ŌѸōѺŎҊœҎ
test name	Ā҉
test name $	Ā҉
test named	ŋ҇œ҆
test named <name>	ŋ҇œ҆
test names	Ā҆
test names found	Ā҆
test result	āѺŎғ
test result of	Ŏґ
test run	Ŏ҈
test script	Ŏ҇
test suite	ĀґāѴŋ҆ō҉
test suite $	Ā҆
test tally	ŊҔ
test tally $	ŊҔ
test that <name>	Ā҈
test to	ā҈
test with	ō҇
test |	ĀѲā҉œҊ
test | $	āҎ
testcase	āѸŋҊœҌ
testcase <name>	āѸŋҊœҌ
testcases	Ŋҋō҈
testcases inside	Ŋҋ
tested	ĀҒā҇ĿѷōҫŎѺ
tested $	āҖĿѷō҉
tested _ $	ĀҎāѳō҉
tested _ enough	ā҆
tested _ |	Āѧōҡ
tested anywhere	ō҇
tested by	ĀѴōҖ
tested in	Ā҉
tested well	ā҆
tested well enough	ā҆
tested |	ĀҍāѴ
tested | $	ĀҍāѴ
tester	Ĺ҆
testing	āҋ
testing <name>	ō҆
testing _ $	āҋ
testing |	ĀѳāҔ
testing | $	ĀѳāҔ
tests	ĀҏāґĊѸĖѹĩѷĬѺĭѺįѺŁѹŊӗŋҟŌѸōӢŎҺőѺœ҆
tests $	ĀғŊҋōҋŎѱ
tests <name>	Āѱōҕ
tests <name> has	ō҈
tests _ $	Ā҆āҍŊѺŋ҈ōѺŎ҉
tests _ <name>	ĀѯŋҊōҟŎҚ
tests _ <path>	āҋŊҐŎҜ
tests _ are	ĀѸŊҌ
tests _ container	Āҋāѹ
tests _ cover	ō҇
tests _ do	ā҇
tests _ exercise	ō҇
tests _ fail	ĀѳāҒ
tests _ failing	Ā҆
tests _ file	Ŋ҆
tests _ for	āґōѳ
tests _ get	Ā҈
tests _ has	ĀѺō҈
tests _ how	Ŋ҈
tests _ in	ĀґāѹŊҍōѴ
tests _ it	ĀѺōҒ
tests _ not	ĀҒāѷōѺ
tests _ on	ĀѺō҉
tests _ one	Ŋ҆
tests _ only	ā҇
tests _ passing	ĀѺŎ҇
tests _ the	ĀҍŊѳōҗŎѺ
tests _ there	Ā҈āѹ
tests _ this	āҍ
tests _ to	āҊ
tests _ using	ĀҐāѺŊѷ
tests _ we	Āѹōҋ
tests _ written	āѹŊ҈
tests _ |	ŊѹŎҍœ҇
tests and	ĀѶā҇Ŋ҆
tests and how	Ŋ҆
tests and only	ā҇
tests are	ĀңāѣŊ҈ōѺŎ҆
tests are failing	Ā҆
tests are in	ĀҌāѳŊ҇
tests are passing	ĀѺŎ҇
tests are there	ĀҋāѺ
tests are using	ĀҐāѺŊѷ
tests check	ā҇
tests check <name>	ā҇
tests cover	ō҆
tests depend	Ā҈āѵ
tests do	ĀҐāѲō҇
tests do not	ĀҐāѺ
tests does	ĀѵāҌŊҏō҇
tests does <name>	ĀѸōҊ
tests does <path>	ĀѹŊҌ
tests does the	ŊѺ
tests fail	āҌŊѸ
tests fail |	āҌŊѸ
tests failing	Ā҆āѺ
tests folder	œ҈
tests folder |	œ҈
tests for	ĀѰāҙō҇
tests for <name>	ĀѬāҠ
tests for container	Āҋāѹ
tests for the	ĀѸōҌ
tests from	āѲōѺŎҖ
tests from <name>	ĀҍāѵōѺŎ҆
tests from <path>	ĀѹŎґ
tests green	ŎҌ
tests green |	ŎҌ
tests has	ŊҊ
tests have	ĀѸōҊ
tests have we	Āѷō҉
tests import	ā҇
tests in	āҦŊҎŎҎ
tests in <name>	āҐōѹŎ҉
tests in <path>	āҜŊ҈
tests in it	āѺŎ҆
tests inside	ĀҊŎ҉
tests inside <name>	Ā҆
tests is	ĀѲāѺŋҍōҍ
tests is <name>	ō҆
tests is it	ō҇
tests live	Ā҉ōѹ
tests live in	Ā҉ōѹ
tests of	ĀҞāѴŊѷŎҎ
tests of <name>	Ā҆āѱō҈Ŏ҉
tests of <path>	Ŏ҉
tests of file	Ŋ҆
tests of it	ā҈
tests of the	ĀҜŊѸōѹ
tests only	āҌ
tests only |	āҌ
tests pass	Ā҈āѺ
tests pass |	ĀҊāѷ
tests run	ĀѸō҇
tests run the	ĀѸō҇
tests skipped	āҏŊѳ
tests skipped $	āҏŊѳ
tests succeed	ŎҌ
tests succeed $	Ŏ҉
tests that	Ŋ҇ōҒ
tests that are	Āѹ
tests that cover	Ā҆
tests there	Ŋ҇
tests there are	Ŋ҇
tests touch	ō҆
tests use	ĀҚāѫŊѶō҉
tests use <name>	ĀҍāѴŊѺō҇
tests which	ĀѺŊ҆
tests within	Ā҈
tests would	ĀѶā҉Ŋҋ
tests would fail	ĀѱāҒ
tests would get	Ā҈
tests |	āҌŊ҉ŋ҈ōѸ
tests | $	ā҆Ŋ҉ŋ҈
tests | do	ā҇
tets	āѱōҔŎ҇
tets in	Ŏ҇
text	āѴĳґĴҩŔҒ
text $	ĀѷĴҚ
text <literal>	ĀҏŔ҇
text <literal> $	Ŕ҉
text <literal> |	ĀѺā҆
text _ $	Āѵĳ҆Ŕҍ
text _ line	ĴҊ
text _ the	ĀҊ
text _ |	ĀѺā҆
text does	ĳ҉
text of	Ĵ҈
text of line	Ĵ҇
text |	ĀѵĳҊ
text | $	ĀѵĳҊ
than	āҰĄ҇Ć҈ďҊŁѹ
than <commit>	Ā҉āѸ
than <name>	āҔďҊŁѺ
than <name> |	āҌ
than <path>	āҋ
than <path> |	āҊ
than _ please	Ā҉
than _ which	ďҊŁѺ
than _ |	ĀѸāҙĄ҇
than once	Ć҆
than one	Ā҆
thank	āѹ
thank _ |	āѺ
thank you	āѺ
thank you |	āѺ
thanks	Āѯāғ
thanks $	ĀѵāҖ
that	Āѷā҇ăѺĄҏąҌćѵĉѺċ҆ďҊĒ҇ē҉ĔѶĖѺġ҇ģѸĥҌĩҍĪѶıѹĳѵĶҊķѺĺѷĻҊĽѵĿѸŅѺŉ҇ŊѹŋѷōҋŎѺőѳŒѺœѶŕ҇
that $	ġҊ
that <name>	ĀҝāѬćҊĉҋĊѷď҆đ҉ĕ҈ęҏě҈ġѺĥѹĩѺī҈ĬѺĭҍĵ҆ĺѷŀѸŁґŇҍňѴōѶ
that <name> <name>	āѸ
that <name> calls	Āҍęҋ
that <name> defines	Ā҇Ŀ҆
that <name> hands	Ň҆
that <name> has	Ě҆
that <name> imports	ĝ҆
that <name> is	Āѹāґě҈ĬѸĭҏŁ҉
that <name> lacks	ď҆
that <name> overrides	āҋ
that <name> raises	Ā҆
that <name> takes	Ł҇
that <name> was	Ĭ҈Ő҆
that <path>	ĀҍāѺĝҋĩѺĪ҈
that <path> defines	Ā҇
that <path> imports	ĝҊ
that <path> was	ņ҈
that <tag>	Ą҇
that _ $	āѸġ҇ł҇ň҆ōѺŒ҆
that _ 's	ĺ҆
that _ <commit>	č҉
that _ <literal>	ĥ҆
that _ <name>	Ā҆āѺą҇ćѶĉѸĊғĎ҆Đ҆ēҊęѸğҌġѺĥѷĬ҇įҊİѸĳѺĵѺĶҎķҋŀҌŁѷń҇ōҙ
that _ <option>	ċ҇
that _ <path>	ā҆Ď҆ĝѹĩ҈ĪѺįҊ
that _ a	Ń҇ň҆
that _ added	ă҆
that _ an	ĥ҇
that _ calls	ĀҘĊѵęҊ
that _ class	ĀѸĵҎ
that _ contains	Ā҈
that _ defines	ĀҎĿ҆
that _ deprecated	ā҆
that _ does	ŏ҆
that _ exist	Ā҈Ę҆
that _ exported	ģ҈
that _ from	ĀҘāѹăѵĚ҆ħ҆ňѹ
that _ function	ļ҈
that _ gets	Ā҆
that _ had	Ņ҆
that _ hands	Ň҆
that _ has	āѷĚ҆Ī҈ĳ҆ŏѹ
that _ imports	ĝҐĩѺ
that _ in	ĀѱĨ҇ĩ҇Ņ҇Ŏ҆
that _ interface	āѸĥ҉
that _ is	ě҇ĭҎŁ҉Ō҆ŎѹŔ҆
that _ it	ĀѴā҆ąҊĆ҇Ě҆
that _ its	Ć҇
that _ lacks	ď҆
that _ not	Ā҉ď҆
that _ now	Ņ҉
that _ on	ĩ҈
that _ overrides	āҊ
that _ project	ė҉
that _ raises	Ā҆
that _ right	ē҈
that _ run	Ā҆
that _ runs	ŕ҆
that _ something	Ć҆
that _ takes	Ł҇
that _ test	ĀѴāҍŎҋ
that _ the	Ā҇āҏĥҎķ҈ŀ҆ŋѹōѸŒѺœ҆
that _ through	Ħ҉
that _ to	āѺĹ҆ľ҇
that _ use	ĀѺā҉
that _ uses	āѸĉ҉
that _ was	ĎѺĬ҇ŅѷņҍŐ҆
that _ with	ĀѺĞ҆ĩ҇
that _ |	ĀѶā҆Ġ҇
that a	ę҆ě҉
that added	Ā҇ąѺ
that added <name>	ĀҊąѷ
that are	ĀѱāҐŏ҆
that are in	Ŀ҆
that be	āѷŇ҆
that be |	āѺ
that belong	ľ҇
that belong to	ľ҇
that belongs	Ĺ҆
that belongs to	Ĺ҆
that bring	ĩ҈
that bring in	ĩ҈
that call	ĀѺĊ҇ĘҌ
that call <name>	Ę҆
that calls	Ā҈āѺ
that calls <name>	Ċ҉
that carry	Ā҉āѸ
that carry the	ĀҊāѸ
that changed	Ď҇
that class	ē҆
that class <name>	ē҆
that come	ē҈
that commit	č҇
that commit <commit>	č҇
that constant	Ķ҈
that contain	ŉ҇
that contains	ĀѴą҉ķ҇ő҆œ҈
that contains <path>	ĀѸą҇
that contains the	ķ҈œ҇
that cover	Ā҆
that covers	āҔōѳ
that create	Āҋ
that created	ĀѶąҖ
that created <path>	ą҆
that define	ĀѺāғĆ҉
that define <name>	ĀѺāҗ
that defines	ĆҌ
that defines <name>	ķ҆
that defines it	āѺĆҋ
that deleted	ĀґąѸ
that deleted <name>	Ā҆
that deleted <path>	ĀҋąѺ
that depend	ĩ҇
that depend on	ĩ҇
that did	ĀҊ
that does	Āҋ
that edited	į҆
that ends	Ĩ҇
that ends in	Ĩ҇
that fail	Ā҈ā҆ōѸ
that fail $	Ā҆ā҇ōѸ
that file	ā҈
that file |	āҊ
that forget	ā҉
that goes	Ā҆
that goes from	Ā҇
that has	Ā҇Ć҆ĩ҆ň҇
that has <name>	Ā҇
that have	ĀѺĒ҇ň҆
that have <name>	ň҆
that ignore	āґĊѹ
that implement	ĥҌ
that implements	ĥ҉
that implements <name>	ā҆
that implements the	ĥ҈
that import	ā҇Ĝ҇
that import <path>	Ĝ҇
that imported	āҎ
that imports	ĩҌ
that imports <path>	ĩ҆
that in	ĩ҇
that in with	ĩ҇
that include	Ā҆
that include <commit>	Ā҆
that inherit	ĀѹĚ҇
that inherit from	ĀѹĚ҇
that inherits	ĀҌ
that inner	ļ҉
that inner function	ļ҉
that introduced	ą҉
that introduces	āѺ
that invoke	Ċ҈
that invoke <name>	Ċ҈
that is	ĀѰāѯĚѸģ҇ĮҊĻҌńҋŅ҇ňғŒ҆
that is <name>	ńҋ
that is a	ň҆
that is exported	ģ҈
that is now	Ņҋ
that it	Ĭ҉
that it is	Ĭ҉
that line	ĀѸĴҊ
that line $	Ĵ҆
that line |	Āѹā҆
that mentions	Ā҈
that method	Ā҉ĺҏ
that method 's	ĺ҆
that module	Œ҇
that name	āѺġ҇
that need	āҌŉѷ
that no	Ŏ҆
that no test	Ŏ҆
that nobody	ĀҊāѸ
that nothing	ĀҋĊѹ
that of	ď҉
that of <name>	ď҉
that override	ŀ҈
that override <name>	ŀ҈
that raise	Ń҇
that raise <name>	Ń҆
that read	āҋ
that read the	āҋ
that reference	ō҆
that removed	ĀҐąѷ
that replaces	ŀ҇
that replaces the	ŀ҇
that result	Ņ҇
that result in	Ņ҇
that runs	ĊҊ
that say	ĥ҆
that say <literal>	ĥ҆
that says	Ķ҉
that sets	Đ҉
that sets <name>	Đ҇
that so	Ā҇
that so |	Ā҇
that string	Ŕ҆
that test	āѺŌҌŎѷ
that test is	Ō҇ŎѺ
that the	ĀѴāѱĈҋĥ҆ī҆Ĭ҈İ҇ĵ҆Ķ҈œѷ
that the <name>	ĶҊ
that the class	ĵ҆
that the test	āҎœѹ
that the tests	Ā҉āѸ
that there	Ā҆
that there is	Ā҆
that this	Ė҇
that throw	Ń҆
that touch	ō҇
that touch <name>	ō҇
that touched	Āѹā҉į҆
that touched <path>	ā҇
that use	ā҆ōғ
that use <name>	ā҇
that used	ņ҆
that used to	ņ҆
that uses	ĀѸāҍō҆
that variable	ğ҈
that version	Ġ҆
that was	ņ҈
that we	Āѹā҈
that what	ĬҌ
that what <name>	Ĭҍ
that workflow	Ā҆
that workflow run	Ā҆
that works	Į҇
that |	ĀѸāѳġ҇Ļ҆ł҇ň҆
that | $	ĀѸāѳġ҇Ļ҆ł҇ň҆
the	āҒćѸĈ҈ĉѴĊѷċҋĎѸďҌĖ҆ĜѶĝѺĞ҈ğҊĢѶĦѶĨѳĩѭĬѥĭѹİҌĵ҇ĶҏķҎĸҎĹҊĺѵĻҋļ҉ĽҍĿѸłѺńѸŅ҈Ňѷŉ҆ŊѰŋѹŌ҈ōѷŏѯŐѺŒ҉œҎŔҕŕ҇
the <literal>	ĀѺāѺĵ҉ĶҋĽ҆ŔѺ
the <mark>	āѺĒҋē҈
the <mark> decorator	Ēҋ
the <name>	ĀѩāҋĂѺă҇ĉ҆ĊҒċ҆ďѹĐґđѶĒ҇ēғĕѺĘѹĞ҉ğ҇ĢѯģѳĥҊīѸįѸĳҗĵҊĹҢĺ҈ĻѹĽҏĿѹŀ҇łѹŅѷŌ҆őѮŒ҆œҋŕ҈
the <name> $	ĀѰāҩ
the <name> <name>	āҊċ҈ĢѴĶ҈Ľҋ
the <name> argument	ĔҏĕѺ
the <name> block	ŕ҈
the <name> class	ĵҏĺҋ
the <name> constant	Ķ҇
the <name> decorator	Ē҆
the <name> docs	ā҆
the <name> entry	Ā҆ĐҎ
the <name> env	āѺğ҈
the <name> for	ĀѺāѺćҏğҋ
the <name> function	ķ҉Ł҇
the <name> interface	ĥ҈
the <name> line	āѺĴ҆
the <name> lines	ē҈
the <name> method	āѸĹґŀҍ
the <name> module	ā҈ŒҖ
the <name> of	Āҙāћĉ҉ĊҜĔѺĢ҉ģѹĳҠňѺŒѺ
the <name> or	ĀҎ
the <name> routine	ķ҈
the <name> setting	Đҍ
the <name> struct	ĵҍ
the <name> test	āѶŌ҈œҐ
the <name> that	ēҒ
the <name> trait	ĥ҉
the <name> typedef	ĽҌ
the <name> way	ā҉
the <name> |	ĀѺāҎ
the <option>	ċҌ
the <path>	ŕҊ
the <path> workflow	ŕҊ
the _ $	āҕĆҐćѺĊҊĎѹĐѸđҍĖѹĞ҉ğ҇ĢѺģҋĤѹįѺİѹıҔķѸĸ҆ľ҉Ņ҉
the _ 's	Ā҉ı҈łѹ
the _ <commit>	ĀѺČҊčҔŉҎ
the _ <line>	āѹĴ҇
the _ <literal>	āҏĽ҈ŔҠ
the _ <mark>	āҕ
the _ <name>	ā҆ĂѶăѺĄѺĈѷĊѹČѷčѹĐҋĒҔĔҘĕѹĖѴėҊęҕěҋĞѶĠѺĢҎĤҎĥҕħѵĨѺīғĬґĭ҇ĮѹįѹİѱıѴĲѺĳѷĵѲĶҎĸҌĹ҆ĺѱĻҊľѶŀ҆łѹńґŅѮŇѹňѳŉѹŊѶŋҊŌҍŎѯŐҡőѸŒѶŔѶŕѷ
the _ <option>	ā҇ċҎ
the _ <path>	Ā҆āѵąҊĜҋĝҍģҍĩ҆ŅѸņ҈ŎѺő҇ŕғ
the _ <tag>	Ġғ
the _ a	Āѹġҏ
the _ actions	Ā҆
the _ after	ā҆
the _ alias	Ľқ
the _ and	ĀѲāѴğ҇Ģҍķ҉Ĺ҇
the _ annotation	āѸĒ҇Ň҉
the _ api	ģ҉
the _ argument	Ĕҕ
the _ assigned	Ā҇
the _ at	Ā҇āѹİ҉
the _ base	āѶġҋ
the _ be	Ĉ҇
the _ behind	ĀѸđ҈ĢҎ
the _ between	ĀѹāҏĆѹď҈
the _ block	ŕ҈
the _ branch	Āѯāґ
the _ broken	Ā҆
the _ brought	Ī҇
the _ build	ĀҎĈѸ
the _ builds	Ĉ҆
the _ by	Ā҆ąѹĨ҆
the _ called	ĀѮāҜĉ҇ĊѸĢ҈ķҊŋѸœҎ
the _ calls	Œҏ
the _ case	ŌҌ
the _ cases	Ā҇ŊѺ
the _ chain	Ěҍ
the _ change	āҊ
the _ changed	Āѹ
the _ class	ćѺĵҏĺҍŃ҇ňґ
the _ classes	Āѹć҆ě҉ġ҆
the _ clause	ń҉
the _ comment	Āҍ
the _ commit	āѺą҇įҍİҘ
the _ compile	Ĉ҉
the _ compiles	ĈҊ
the _ constant	Ķ҇ĸ҆
the _ containing	Ā҆
the _ count	ĀѱĎҍĳҌľҊŊҋ
the _ coverage	ĀѰāҌō҆
the _ cycle	ĀѵāҒ
the _ declarations	ĪҖ
the _ declared	Ĥ҈
the _ decorator	Ēґ
the _ def	ļ҉
the _ defined	ĀҖāѴċ҆
the _ defining	ā҆
the _ definitions	āѹĆҐ
the _ dependencies	ĀҖĩ҈Īѹ
the _ docs	Ā҈
the _ does	ő҇
the _ edges	Ċ҆
the _ edit	āѵįҏ
the _ entry	ĐҎį҉İ҇
the _ env	āѺğ҈
the _ environment	ğҊ
the _ exported	ā҈
the _ fail	Ā҇āѺ
the _ failing	ĀҌāѺ
the _ failures	Ā҆
the _ file	āҒĐҎŌѺŎҔőѸŒ҆
the _ filename	Ņ҉
the _ files	ĀѸă҆Œ҆
the _ final	đ҆ĶҌ
the _ first	Ā҆ą҆
the _ folder	ĀѵāҐĈѹœ҉
the _ for	āҞćҎğҌĵѺĽ҉
the _ formerly	Ņѵņґ
the _ from	ĀѪāѯĔ҈ħ҆ň҈ŉ҆Ŏҙ
the _ func	ķҋ
the _ function	Āѵā҉ķ҆ĺ҈ĻҐļ҈œ҉
the _ functions	ō҉
the _ give	ĀѵāҐ
the _ go	Į҆
the _ graph	ĀҊāѸ
the _ hand	đ҈
the _ have	ā҈Ė҇ŊѸ
the _ helper	ā҆Ļҋ
the _ hierarchy	ćҋň҆
the _ history	Ā҆āѸĎҊ
the _ how	Ď҆Į҆
the _ if	Ō҆
the _ implementation	ĀѹāҐ
the _ implementations	ŀҋ
the _ import	ĀѶāҒħ҉ĪѸŏ҉
the _ importing	Ĝҋĝѷ
the _ imports	āҎĪѳŏғ
the _ in	ĀҜĂ҇ąҊĈҏĎ҉ďҊĐ҈ĠѵķѺĺҋĿѶŀѹŏѹ
the _ inside	ĀҊŊѺŎ҉
the _ interface	Ā҇ĥ҇
the _ introduced	ă҆
the _ is	ĀџāқĄ҇ĔҌğ҆Ō҆œ҇
the _ it	āѴĉ҆ĊѺĕ҇Ħ҇Ņ҈
the _ item	Ķҋķ҉
the _ itself	Ė҆ő҆
the _ java	Į҆
the _ job	ŕ҇
the _ keep	āѺĭҋ
the _ level	ĭҊĶ҈
the _ like	ĀѺā҆ē҈
the _ line	ā҆ċҎİѶĳҋĴ҆
the _ lines	ē҈Īҍ
the _ list	ĀѺāѹĆ҆ďҊĜ҇ġѸĪ҈ĿҋŁ҈
the _ listing	ă҈
the _ location	Ľ҈
the _ log	ā҇
the _ marked	Ă҈
the _ member	Ā҇ā҇ĸ҉ĹҐ
the _ members	Ă҆
the _ metadata	ĞҌ
the _ method	ĀѲĹҙŀҜ
the _ methods	ĂҘ
the _ modification	į҈
the _ module	ā҈ĶѺŌѺőѹŒҞ
the _ name	Āѷā҉Ņґ
the _ named	ć҆ļ҆Ō҈
the _ names	Ā҈ĿҋŁ҇
the _ need	Į҆
the _ nested	Ļ҈
the _ notes	Ā҆āѶă҆
the _ now	Ņ҈ņѺ
the _ number	ĀѸā҆ĐҊ
the _ of	āѮĂѰąҍĆѷĉҒĊҔĎҒďѹĐѱđґēҍĔѹĕ҉ĖҐĘ҈ę҇ĚѶĜѴĝ҇ĞѱğѰĠ҈Ģ҆ģѤĤѺħѺĩѷĮѵįѺİѵĳҜķ҈ĺѹĻѸļҏľҐŀѯŁҎł҇Ńѳń҇ŅѴņҊŇѶňҒŊҘŋҊōѸŏѲŐѯő҉Ŕѹ
the _ on	ĀґāҏĈѸĤ҇Ĳ҈
the _ one	İ҈ő҆
the _ ones	Āҍ
the _ option	āѺ
the _ or	Ā҈āѷćҌĈ҉ňѷ
the _ package	ā҉
the _ parameters	Ł҈
the _ parser	ċ҈
the _ part	ĀѶāҎ
the _ path	ĀҌāѲħҏŅҌņҋő҉
the _ places	Ć҈
the _ points	Ā҉
the _ project	ĀҊ
the _ python	Į҆
the _ range	ė҇
the _ read	ĀѺ
the _ recent	āѴįҎİҋ
the _ release	āҗ
the _ releases	ā҆
the _ require	āҋ
the _ requirements	Ėҋ
the _ requires	Ė҆
the _ return	ŇҊ
the _ revision	āѺį҉
the _ routine	ķ҇
the _ runs	Ā҈
the _ script	ĖѹĞ҉Ŏ҇
the _ section	ĀѹāѶĖҊĞ҇
the _ sequence	ħ҇
the _ set	āѹĞ҆ľ҆Ŀ҇
the _ setting	Đҍ
the _ sign	ĕ҈
the _ signature	āҌ
the _ site	Ķ҆ĺҍ
the _ sites	Ċ҆
the _ specifier	ė҉
the _ statement	ĵҍķ҇
the _ statements	āѺģ҈Ī҉Ń҉
the _ stored	Ā҆
the _ struct	ĵҍ
the _ structure	ő҈
the _ suite	Āҏāѵōҋ
the _ switch	ċ҈
the _ tag	Ā҆
the _ taht	ą҆
the _ take	ĀѺğ҈
the _ test	āѸŋѸŌҐœҞ
the _ tests	ĀҐ
the _ text	Ā҉
the _ that	āѫăѷĊ҆ďѺĐѹēҒĝ҉ĢҊĥ҇ĩҐĭѸįѸĳѸĺѺĻѺŁ҇Ń҆ŅҍŇҌōҌŎѺŒѶœѸ
the _ the	āѺ
the _ thing	ĀѸāҍ
the _ time	ĀѹāѴĖ҈įҏ
the _ to	Āѳāҍĉ҆Ċ҉ıѷŅ҆ő҈
the _ touching	ā҆
the _ trace	ķ҆
the _ trait	ĥ҉
the _ tree	ĀҊĵ҆ň҆őҋ
the _ type	ĀѺāѲĽ҇łҍŇҌ
the _ typedef	ĽҌ
the _ types	ňҊ
the _ up	Āѹ
the _ update	į҇
the _ use	ā҈
the _ value	āѵĔғĶ҈
the _ var	ğҋĶҊ
the _ variable	āҌğ҉ĶҏŐ҆
the _ variables	Ĥҋ
the _ variant	ā҇
the _ version	Ā҉āҒĮҒ
the _ was	ĀҏāѶ
the _ way	ā҆ħ҆
the _ what	āѹĞҊ
the _ where	Ā҇āҋąҊĸ҆
the _ which	ĥ҇ĩ҆ĪѺĽ҈ňѹ
the _ whose	ŒҎ
the _ will	Ěҋ
the _ with	ĀѴāҊŒ҇
the _ within	Ŀ҇
the _ work	ĀѸāҐ
the _ workflow	Āҍāѹŕ҈
the _ |	ĀѭĆ҆ĈѺĊѶďґĕѹĖѹė҇ě҆ĞҊğґġ҆ģ҈ĥѹħ҆įѸıҊķҌĽѺłҏŅ҆Ň҉Ō҆ŎѸŒ҇
the abstract	Ăҕ
the abstract class	āҋ
the abstract members	Ă҆
the abstract methods	ĂҎ
the access	āѺĭҊ
the access level	ĭҋ
the added	Āѹă҉
the added files	Āѹă҉
the amount	Ā҇ľ҆Ŋ҈
the amount of	Ā҇ľ҆Ŋ҈
the ancestors	ćҏěҊ
the ancestors of	ć҆ěҊ
the annotation	ĒҒ
the annotation <name>	Ēҏ
the annotations	ē҇
the api	āҊ
the argument	āѸċ҈ďҌ
the argument <name>	Ā҆
the argument list	ďҌ
the argument parser	ċ҈
the arguments	āѸďҌŁҚ
the arguments <name>	Ł҈
the arguments of	āѺď҇ŁҌ
the arrow	Ňґ
the assignment	Ķ҇
the attribute	ŐҘ
the attribute <name>	Őҗ
the attributes	āҍē҆Ĥҏ
the attributes of	ĀѹāҎĤҍ
the author	ĀҊāѴĲҐĴѺ
the author of	ĲҏĴѺ
the authors	āѵĭҎı҇
the authors keep	āѺĭҋ
the base	Ā҇āѲĂ҉ć҆ěҌŀҋňҋ
the base class	āѺĂҊěѺňҗ
the base classes	ć҉ěҊňѶ
the base method	ĀѸŀ҇
the bases	ć҆ěҌ
the bases of	ěҌ
the behaviour	ďѶĢҒ
the behaviour of	ďѶĢҒ
the biggest	ĀѱāҢ
the biggest one	ā҈
the body	ĀҊĉ҉ĊѸĘҌę҆ĳѹķҌļҍĿ҇
the body of	ĀҊĉ҉ĊѸĘҌę҆ĳѹķҌļҍĿ҇
the bottom	ĀҌİѶ
the brackets	ŁҌ
the brackets of	ŁҊ
the build	Āҍā҈ĈҎ
the build broken	Ā҆
the build |	ā҇
the call	āѵĉ҆ĊҐ
the call graph	ĀҋāѺ
the call sites	Ċ҆
the call to	ĀѺĊ҇
the callback	Ĕ҉
the callees	ā҆ęґěѸ
the callees of	ā҆ęґěѸ
the caller	ĀѺāѯĉҎĕҎ
the caller of	āѴĉҎĕ҆
the callers	ĀѹĊҒĘҐę҈
the callers of	ĀѱĊҔĘҐę҈
the calls	ĉ҉
the case	āѺ
the case that	āѺ
the change	ĀѲČ҆Ĳ҇ŉ҆
the change <commit>	ĀѲā҈
the change on	āѺĲ҇
the checkin	ą҉
the checkin where	ą҉
the checkout	ő҆
the checkout |	ő҆
the child	ŀ҇
the child classes	ŀ҇
the children	Āѳňҕ
the children of	Āѳā҆ňҕ
the ci	ĀѶāҚŕ҆
the ci job	ŕ҇
the ci log	ā҈
the ci workflow	ā҉
the circular	āҌ
the circular import	āҌ
the class	āѪćқĚҍěғĢҐĤғĥѷĵҔķѸĺҌľҋĿҍňҏōҍ
the class <name>	ĀҎāѲćҍĚҒěҎĢґĤҒĥѸĵ҆ķѹĺ҉ľ҉Ŀҏōҍ
the class hierarchy	ň҉
the class or	ćҋňѷ
the class tree	ňҌ
the classes	ĀѴć҈ĥҐňҒ
the classes <name>	ĀѺć҇ě҇
the classes that	ĀѺĚ҇
the classes which	Ā҈ĥ҈
the cli	ċҊ
the closure	ĻҖ
the closure <name>	ĻҖ
the code	ĀғāѮĈғĉѷĊ҈Đѹğ҇Ġҍġ҉Ĭ҈Ķ҆ĺҊō҇
the code $	ĊҏĘ҆
the code <name>	āҏ
the code base	āѳġҋ
the code for	Ā҇
the code is	Āѹāґ
the code of	ĀҔāѱĠ҇ō҈
the code read	ĀѺ
the code that	Āҏāѷĉѹ
the code |	Ĭ҈Ķ҉
the command	ĀѶāҍċҏ
the command line	Āѷāҍċҏ
the comment	ĀҌāѺ
the commit	ąҎČ҇čҍĎҕİѺŉ҇
the commit <commit>	Č҈čҊŉ҈
the commit by	ĀҊąѹ
the commit count	ĀѷĎґ
the commit history	Ď҉
the commit in	ą҇
the commit taht	ą҆
the commit that	ĀҊā҆
the commits	č҆ĎҊİ҇
the commits $	ĀҋĎѷ
the commits in	Ď҈
the commits on	ā҆
the commits to	ā҆
the commits touching	ā҇
the commits which	āѸİ҈
the committers	Ā҇
the committers for	Ā҇
the config	ā҈Đґ
the config <name>	Đ҇
the config file	āҋ
the configuration	Đ҇
the configuration file	Đ҇
the console	Ğ҇
the const	ĶҐ
the const <name>	ĶҐ
the constant	Ā҈āҎđҚĶқŐҒ
the constant <name>	Ā҈āҏđҕĶҜŐҒ
the constructor	Āғ
the contents	Ĵ҆ŕ҈
the contents of	Ĵ҆ŕ҈
the copyright	Āѷāҋ
the count	Ď҆
the count of	Ď҆
the creation	ą҇
the creation of	ą҇
the current	āѸņ҉
the current one	ņ҈
the data	ĀѺāҍĤ҆ĵ҆œѺ
the dataclass	Ĥ҆
the dataclass <name>	Ĥ҆
the date	įҊ
the date of	į҇
the dead	ŏ҈
the dead imports	ŏ҈
the debugger	ā҆
the declaration	āѷī҆ĵ҈Ķ҆ĺҍĽҋ
the declaration of	ī҆ĽҊ
the declaration site	ĵ҆Ķ҆ĺҍ
the declared	Ė҉Ň҈
the declared return	Ň҈
the decorator	ĀѶāҒĒҔ
the decorator <mark>	āҒĒѸ
the decorator <name>	ĀѶĒҜ
the decorators	āҌē҇
the decorators on	ā҇
the decorators that	ē҆
the def	ē҆Ĭ҇ķҐĻҋ
the def of	ē҆Ĭ҇ķ҉Ļ҈
the default	ĀѺāҋċѺĔҕĕҍ
the default of	āҐĔ҉
the default value	ĀҍāѯĔ҇
the definition	āѵēҌĵ҇ķҎĹ҇Ł҇
the definition of	āѶēҌĵ҈Ł҇
the definitions	Ć҆ģ҇
the definitions in	āѺģ҇
the definitions of	āҍ
the definitions that	Ā҉
the dependencies	ĀѶāҐĖ҇
the dependencies have	ā҆
the dependencies |	ā҆
the dependency	ĀѶėҖ
the dependency <name>	Āѹėҕ
the derived	ňҍ
the descendants	ňҏ
the descendants of	ňҏ
the dev	ĀҕāѴ
the developers	Ķ҉
the diff	čҎ
the diff of	čҌ
the difference	ĀѺāҊ
the difference between	ā҆ď҆
the differences	ā҆Ćѹďҍ
the differences $	ď҈
the differences between	ā҉ĆѺ
the different	Ćҋ
the different definitions	Ć҈
the direct	Ā҉ňѹ
the directory	ĀѺőҙ
the directory of	ő҉
the directory that	ő҉
the doc	Āғ
the doc comment	Ā҉
the docstring	Āҍ
the documentation	ā҉
the dot	āѺĿ҇
the earlier	ĀҏİѫŅҊ
the earlier name	Ņҋ
the end	ā҉
the entry	ĐҎ
the entry <name>	Đ҇
the entry for	Đ҇
the entry points	Ā҈
the enum	āҚĸҙ
the enum constant	ĸ҇
the enum member	Ā҉ā҈
the enum value	ā҆
the enum variant	ā҇
the enumeration	ĸҐ
the enumeration member	ĸҍ
the enumerator	ĸҒ
the enumerator <name>	ĸҒ
the env	ğҘ
the env var	ğҌ
the env variable	ğ҆
the environment	āҊğҜ
the environment $	ā҆ğ҆
the environment variable	āҎ
the environment |	āѸğҌ
the equals	ĕ҈
the equals sign	ĕ҈
the error	Ńғ
the error <name>	Ńғ
the error on	ā҈
the exception	ĀҎāҊŃҔ
the exception <name>	ĀҒā҈Ńҏ
the exception class	Ń҈
the exceptions	ń҇
the existence	ġ҆ŋ҈
the existence of	ġ҆ŋ҈
the export	ģҎ
the export <path>	ģ҆
the export statements	ģ҈
the exported	ģҊ
the failing tests	ā҆
the family	ćҌňѺ
the family tree	ćҌňѺ
the fastest	ā҉
the fastest |	ā҇
the field	āѺŐҒ
the field <name>	āѺŐҒ
the fields	ĤҔ
the fields of	ā҆Ĥ҇
the fields that	Ĥ҆
the file	ąҗčҊĎҌĜ҆ģҋĥѺĪ҇įҌĲ҆ĳҋĴҋĵҊķѹĸѺľѵōѷŎѹŏ҆őқ
the file <name>	Ā҆āѴąҎĎ҈ģ҈į҈ĳ҇Ĵ҆ķѸĽѺľѹōѸőҔ
the file <path>	ąҋĜ҆į҆Ĵ҆ņѶő҉
the file and	ğ҇
the file for	āҋ
the file formerly	Ņѵņґ
the file in	ĺ҉
the file itself	ő҆
the file named	ő҆
the file now	Ņ҈ņѺ
the file that	āѹĶҋņҊ
the file which	Ľ҈
the file whose	ŒҌ
the file with	Œ҇
the files	Āѹāѷă҆ČҋčҍĜ҇ĩҊŒҐ
the files introduced	ă҆
the files of	č҆
the files that	Ā҇āѺĜ҇ĩ҆
the first	ąҍĆҎİѸ
the first $	āѷĆҊ
the first commit	Ā҉āѴąҏİѹ
the first release	ĀҊāѺ
the first test	ā҈
the fix	Ā҉āѶ
the flag	Ā҇
the flag <option>	Ā҇
the folders	őҋ
the folders does	ő҈
the formal	Łҏ
the formal parameters	Ł҈
the former	ā҆Ņ҆ņҋ
the former <name>	ņҊ
the former <path>	ņ҉
the former name	āҎ
the former path	Ņ҉
the full	ĀҌĆ҆ő҉
the full list	Ć҆
the full path	őҊ
the func	āѸķҍŁ҉
the func <name>	āѸķҋŁ҉
the function	āѺĉ҆ĒѷēҍĔ҈ĕ҈ĘҋęґĢҘĬҡĳѺĶѺķҖĺѺĻҍĽѹŃѹńғŇҏŋѷō҈ŐѶœѷ
the function <name>	Āҋāѯĉ҇Ċ҆ĒѺēҍĔ҈ĕ҈ĘҋęґĢҙĬҡĶѺķ҇ĺѺĻ҉ĽѹŁ҆ŃѹńҒŇҏŋѷō҇ŐѶ
the function called	ķҋ
the functions	Āѵā҉ĉҔď҉Ę҆ę҈ļ҆Ń҇
the functions <name>	ďҊĘѹęҎ
the functions called	ĉҊ
the functions in	Ā҉
the functions that	ĀѹāҏĉҊ
the git	Ā҆āѷ
the git history	Ā҆āѸ
the github actions	Ā҆
the global	ā҆ĶҔ
the global <name>	ā҈Ķҋ
the global variable	Ķ҈
the hash	ĀѺą҆
the hash of	ą҆
the head	Ā҉
the header	ā҈
the header of	ā҉
the helper	Ā҇āѹķґ
the helper <name>	Ā҇āѹķҌ
the hierarchy	Ěҋŀ҆ň҆
the history	Āҍą҈İҋ
the history $	ĀҌāѺ
the history of	Āѹā҉ą҇Ď҈
the history was	ĀҏāѶ
the history when	ā҆
the history |	ĀѰāҋİҊ
the hits	Ā҈
the idea	ĢҎ
the idea behind	ĢҎ
the identifier	ġ҇
the identifier <name>	ġ҇
the impl	ĿҌ
the implementations	ā҇
the implementations of	ā҆
the implementors	ĥ҆
the implementors of	ĥ҆
the import	Āѹā҉ħґĨ҈ĪҚ
the import cycle	ĀѵāҒ
the import lines	Īҍ
the import list	Ī҉
the import of	ĀҎĝѷ
the import path	ħҎ
the import statements	Īҋ
the importer	ģ҉
the importer $	ģ҉
the importers	Ā҉ĝҊ
the importers of	Ā҉ĝҊ
the imports	ĀѺĜѵĝҎĦҔħҌĩѹĪґ
the imports from	āѹħ҈
the imports in	āҋ
the imports of	Ā҆ĜѸĝҊĦ҉ĪҊŏѶ
the imports that	Ħ҆Ī҇
the include	ĀѺĜ҈
the include list	ĀѺĜ҈
the inferred	āѷŇ҇
the inferred type	āѹ
the inheritance	ĀҊāѸĚҋě҈
the inheritance chain	Ěҍ
the inheritance hierarchy	ć҇
the inheritance tree	Āҍ
the inherited	āѹŀҎ
the inherited method	āѺŀҊ
the inner	ķѺĻҜļҎ
the inner <name>	ļ҈
the inner function	ĻҐ
the inner helper	ā҆
the installed	ā҆
the integration	Ā҇
the integration tests	Ā҇
the interface	ĀҎā҆ĥҚĽҏĿѷ
the interface <name>	ĀғĥқĽҌĿѹ
the interfaces	īғ
the interfaces that	ī҆
the key	Ā҆ĐҐ
the key <name>	Ā҆ĐҎ
the kind	ł҇
the kind of	ł҇
the language	āѸĭ҆Į҇
the language |	ĭ҆
the largest	āҒ
the largest of	ā҆
the largest |	ā҆
the last	ĀѸāҔįҏİҍĳҋ
the last change	āҌ
the last commit	İҊ
the last line	ā҆İѶĳҌ
the last release	āҋ
the last time	āѷįҐ
the last update	į҇
the latest	ĀѲā҈įҝİҋ
the latest change	į҆
the latest commit	ĀѴāҍİ҇
the latest edit	āѷįҌ
the latest version	ā҉
the length	Ď҈
the length of	Ď҈
the level	ĩ҈ĪѺ
the level of	ĩ҈ĪѺ
the libraries	Ė҇
the licence	ĀѸāҏıҏ
the license	Āѱā҈ıҔ
the license of	ı҆
the licensing	ĀѺıҖ
the licensing of	ıҊ
the line	ĀѷāѱĐҏĲ҆ĳ҉Ĵ҇Ķ҇ĸҎĹ҆
the line <line>	āѹĴ҇
the line count	ĳҏ
the line number	ĐҊ
the line of	ĸ҆
the lines	Ā҆āѺĳҍ
the lines of	ĳ҈
the lines that	ĀҏāѺ
the list	ĀѵĖҋ
the list of	ĀѶĖҋ
the literal	Āѷā҇đҎĶѺ
the literal <literal>	ĀѺā҈
the local	Ļ҉
the local function	ā҈
the local helper	Ļ҈
the location	Ķ҉ķғőғœ҉
the location of	Ķ҉ķҌőҕœ҉
the locations	Ā҆
the log	Ā҈āѸįҊ
the log of	Ď҇įҊ
the longest	āҡħѸ
the longest import	ā҉
the lowest	Į҉
the lowest <name>	Į҆
the lst	ĀҎŊѴ
the lst of	ĀҎŊѴ
the main	āҐ
the member	Ĥ҈ĺ҈
the member variables	Ĥ҈
the message	ĀѵāҊŔҋ
the message <literal>	ĀѰāҋŔҋ
the method	āѸĂѸēҊĬҋĵѺĹҒĺ҈ľҍĿҐŀҋńґ
the method <name>	ēҊĬҌĹҕľѺĿѴŀҗńґ
the method count	ĀѹľҌ
the method in	Ā҈
the method list	Ŀҋ
the method names	Ŀҋ
the method set	ľ҆Ŀ҈
the methods	ĂґĚѸěѷľҌĿқŀ҇Ń҇
the methods in	āѸĂ҉ľ҉Ŀѹ
the methods marked	Ă҈
the methods of	ĀҊāҋĚѹěѷĿҍ
the methods that	Ă҆ŀ҈
the minimum	ĮҎ
the minimum version	Į҆
the module	Ā҉āѹĜҊĝ҈ĢҎģҐĥѺĩҒĶ҈Œґ
the module <name>	ĢҏģҋĩҍĶѹŒ҈
the module <path>	āѶĜ҉ĝ҉ģ҆ĩ҉
the module called	āҍ
the module level	Ķ҇
the module named	Œ҆
the module that	ĵ҇
the module variable	ĶҌ
the modules	āѺĜ҆ĝ҉ĩҌ
the modules importing	Ĝҋĝѷ
the modules it	Ħ҇
the modules that	ĝҎĩҊ
the modules which	ĩ҆
the moment	āѹŌ҈
the most	ĀѹāҕįҌİҐ
the most recent	āѴįҎİҋ
the most |	āҌ
the move	Ā҉āѶŅҐņҍňѺ
the move $	Ņ҆
the move of	ņғňѺ
the move to	Ņҋ
the move |	ĀҌ
the name	āѱĆ҉ġҔĭҋŅѸņҎŋҗŒҍ
the name <name>	āѷĆҊġҎĭҋŋҊŒ҉
the name of	āѸġ҆ŋҎ
the names	Ā҇Ł҆ŊѺ
the names defined	Ā҈
the names exported	ā҈
the names of	ĩ҇Ł҆ŊѺ
the nested	ā҈ļҐ
the nested def	ļ҇
the nested function	ā҆
the new	ņ҇
the new name	Ņ҉
the newest	ĀѵāҙĮѷįҗİҊ
the newest commit	įҍİ҆
the newest revision	į҆
the newest version	āҍĮѹ
the next	āҒ
the next commit	ā҈
the number	ĀҋāѷĎҊđ҉ľҐĿѺŊҖ
the number of	Ā҉āѹĎҊľҊŊҔ
the number or	đ҆
the old	ĀѷāҎŅ҉ņҘ
the old <name>	ņ҉
the old <path>	ņ҉
the old name	ņ҇
the old one	ŅҊņѸ
the old version	ā҆
the oldest	Ā҆āҋĆѺĮҋ
the oldest |	ā҉
the one	ĀѺāҌĆѺĹ҉Ļ҉Œ҆
the one in	āҊ
the one of	Ĺ҇
the open	Āѩāҝ
the option	ā҈ċ҆ĐҍđѺ
the option <name>	ĀҋĐҊđѺ
the option <option>	ĀѶāҌċ҆
the original	Ņ҉
the original filename	Ņ҉
the other	ď҆
the outcome	Ō҈
the outcome of	Ō҈
the outer	Ļ҇
the outgoing	ĉ҇
the outside	āѸģҔ
the outside $	ģ҇
the outside |	āѺģҋ
the overloads	ā҆Ć҇
the overloads of	ā҆Ć҇
the overrides	Āѷāҏ
the overrides of	Āѷāҏ
the overriding	ŀҊ
the package	ĀҌāѳĞғĶҋ
the package <name>	ĀҐāѴ
the packages	Ī҇
the packages brought	Ī҇
the parameter	ĀҖāѺĐ҆ĔҊġѸŁҊ
the parameter <name>	ĀҊĔҊ
the parameter list	Ā҆ġѹŁҏ
the parameter of	Đ҆
the parameters	Ā҆ďҎĘѺŁҐ
the parameters of	Āҋď҇
the params	ďҌŁҊ
the paramters	ŁҌ
the paramters of	Ł҇
the parent	ćҙ
the parent 's	ā҈
the parent class	ě҇
the parent of	āѷćғ
the parentheses	ć҆Ł҇
the parents	ĀѹćҏěҌ
the parents of	ĀѹćҏěҌ
the parser	ĀѳāҖ
the part	Ā҇
the part of	Ā҇
the past	ĎѹŅҖ
the past |	Ņҋ
the path	ĀѸķҎņѹőҊŒҏ
the path by	Ĩ҆
the path of	āҌķ҆ŒҌ
the people	Ā҆
the phrase	Ŕ҆
the phrase <literal>	Ŕ҆
the pipeline	ĀҐāѴİѺŕ҉
the pipeline <path>	ŕ҇
the place	ā҈ĐҊĥѺĶ҆ķ҆ĸ҆Ļѹļ҆Ŕ҆
the place in	ĐҌ
the place where	āғķѷ
the places	Ċҋ
the places that	Ċ҈
the position	ĵ҆
the predecessor	ŅҒņѹ
the predecessor of	ŅҌ
the predecessor path	Ņ҆
the preset	Ĕ҈
the previous	ā҆Ņ҆
the previous name	Ņ҆
the previous release	ā҇
the program	ğ҆Ģ҈
the program |	Ģ҈
the project	ĀѵāѯĈ҈Ėғė҉ġҊĮҕİ҇ıҎłҍŊѷőҊ
the project $	ĀҏāѹĈѲİҋ
the project 's	ı҇łѺ
the project and	Į҇
the project be	Ĉ҇
the project build	ā҆ĈѸ
the project builds	Ĉ҆
the project compiles	Ĉ҆
the project have	Ā҇Ė҈ŊѸ
the project how	Į҆
the project need	Į҆
the project require	Ā҆
the project requires	Ė҆
the project structure	ő҆
the project use	ā҆
the project work	ā҇
the project |	āѲė҆łґ
the properties	ĤҐ
the protocol	ĥҐ
the protocol <name>	ĥҒ
the public	ģҗ
the public api	ģ҉
the public names	ģ҇
the purpose	Ģғ
the purpose of	Ģҏ
the python	Œ҆
the raise	Ń҉
the raise statements	Ń҉
the range	ă҈
the reason for	ā҇
the refactoring	ā҉
the relative	ő҇
the relative path	ő҇
the release	ă҆ĠҊ
the release <tag>	ĀѹĠҋ
the release notes	Ā҆āѶă҆
the release with	ĀѺā҆
the release workflow	ĀҎāѳ
the releases	āѺăѹŉҏ
the rename	āѲŅҍņқ
the rename $	āѵŅ҇ņ҉
the rename of	ņ҈
the rename that	ŅҌ
the renaming	āѹŅҋ
the renaming |	Ņ҇
the repo	ĀҌāѮą҈Ć҈ĈҊő҇
the repo $	Ā҈Ć҈őѺ
the repo |	āѺ
the repository	ĀҐāѮġғİ҇őҎ
the repository one	ő҈
the repository |	ą҇
the required	Ă҈Į҇
the required methods	Ă҈
the requirements	āѺėҎ
the result	ĀѹāҍŅ҈ŇғŌ҈Őѹ
the result of	āҖŅ҉Ň҉
the result type	ŇҊ
the return	ŇҐ
the return annotation	āѹŇҍ
the reverse	ĩҐĪѷ
the reverse dependencies	ĩ҈ĪѺ
the reverse imports	ĩ҈
the right	āҊđҋŌѺ
the right hand	đ҈
the role	Ģҏ
the role of	Ģҋ
the root	őҊ
the routine	ķҘ
the routine <name>	ķҘ
the routines	ĉ҈
the run	Ė҈
the run time	Ė҈
the runtime	ĖҊ
the runtime dependencies	ĖҊ
the same	āҠďҍ
the scripts	ĩ҆
the scripts that	ĩ҆
the sense	āѸĢҍ
the server	ĀѶāҍ
the setting	Đґ
the setting <name>	ĐҎ
the shell	āѺĞ҉
the shortest	āѵħҚ
the shortest import	ħ҉
the signature	āѴď҇Ĕ҆ĕ҈ŁҎŇ҉
the signature of	ĕ҈ŁҏŇ҉
the signatures	ďҍ
the signatures of	ď҆
the single	Ō҉
the single test	Ō҉
the size	ľҊ
the size of	ľҊ
the slowest	āҊ
the source	āѯđҍğ҈ĵ҉Ľ҆Œ҉Ŕ҆
the source $	ĀѶđҏğҊ
the source files	Œ҆
the source location	Ľ҉
the source of	Āҋ
the source tree	ĵ҈ő҇
the source |	ķ҆
the sources	ĀѺāѺĈ҇ğ҆ĵ҆
the sources |	ğ҆
the spot	ķҌ
the spot where	ķҌ
the spots	Ć҉
the stack	ķ҆
the stack trace	ķ҆
the state	Ā҇
the state of	Ā҇
the static	đ҆ĶҌ
the static final	đ҆ĶҌ
the status	Ā҉
the status of	Ā҉
the steps	Āҋ
the steps $	Ā҇
the string	ĀҊŔ҈
the string <literal>	ĀҋŔ҆
the struct	ĤҊīғĵҐ
the struct <name>	īғĵҊ
the structure	Āҍ
the structure of	Āҍ
the subclasses	ĀѹāѶĚҘŀҊň҆
the subclasses of	āѸĚҘň҇
the subclasses which	ŀ҆
the subdirectory	ő҆
the subdirectory to	ő҆
the successful	Ā҈
the successful tests	Ā҈
the successor	ņҐ
the successor of	ņҌ
the suite	ĀѺŋҌ
the superclass	ćѸňҕ
the superclass of	ćѹňғ
the superclasses	ć҉
the superclasses of	ć҉
the superfluous	Īѵŏҕ
the superfluous import	ĪѺŏҊ
the superfluous imports	ŏҌ
the switch	ċ҇
the switch <option>	ċ҇
the symbol	ĭҎ
the symbol <name>	ĭҎ
the symbols	Ā҈
the symbols imported	Ā҆
the tag	Āѷā҆
the tags	ŉҍ
the target	Ā҇
the target docs	Ā҆
the team	Āѹā҈
the test	ĀҌāҐŋ҉ŌқōґŎҕœҚ
the test <name>	ĀғŋґŌҘœґ
the test called	āҋŋѸœҏ
the test case	ŌҌ
the test cases	Ā҇ŊѺ
the test count	Ŋҋ
the test coverage	ĀѰāҌō҆
the test failures	Ā҆
the test file	ŌѺŎҕœѺ
the test function	œҊ
the test functions	ō҉
the test module	ŌѺœ҆
the test named	Ō҉
the test names	Ā҆
the test script	Ŏ҇
the test suite	Āҏāѵōҋ
the tests	Āқāѵŋ҆ōґŎҡœҌ
the tests $	ō҇
the tests folder	œ҈
the tests for	Āѩāҗō҆
the tests from	ĀѸŎҙ
the tests in	Āғā҇Ŋҋ
the tests inside	ĀҋŊѺŎ҉
the tests of	ĀҐāѲōѺŎҍ
the tests pass	Ā҆āѹ
the tests that	ĀѴā҇ōҎ
the tets	Ŏ҇
the tets in	Ŏ҇
the text	ĀҐĴ҆ŔѺ
the text <literal>	ĀҐŔѺ
the text of	Ĵ҆
the thing	ĀѹāѴĄ҇Ģ҇
the thing called	Ģ҈
the thing is	ĀѺāѳĄ҇
the things	Ē҆ę҆
the things in	Ā҆
the things that	ę҆
the throws	ńҔ
the time	Ġ҇
the tip	İҎ
the tip of	İ҇
the top	āѸĪґ
the top of	Ī҉
the topmost	ĀѸįҊ
the topmost entry	įҊ
the total	āѹľҊŊҔ
the total of	ĀѶĎ҆ľ҆ŊҒ
the trait	ĀѺĥҖĽғ
the trait <name>	ĀѺĥҘĽҐ
the traits	ī҆
the transitive	āҐ
the tree	āѵă҈őҎŒ҆
the tree $	őҌ
the tree |	Œ҇
the triggers	ŕҏ
the triggers of	ŕҌ
the two	āѷğҌ
the type	ĀѹāҍđѺĤ҉īҒĽҕĿҎłҋ
the type <name>	ĀѱĤҊīғĽ҉ĿҏŐѲ
the type alias	ĽҌ
the type annotation	Ā҇
the type of	āғłҌ
the type that	ĀѺŇҋŐ҇
the typedef	āҍĽҕ
the typedef <name>	āҐ
the typedef for	ĽҌ
the types	ĥҋ
the typescript	ĽҒ
the unit	ŋѺœҎ
the unit test	ŋѺœҎ
the unused	āҐ
the unused imports	āҐ
the use	ĪҖ
the use declarations	ĪҖ
the user	Ğ҇
the value	Ā҆ĐѹđҚĔ҆ĕ҉
the value <name>	đ҆Ĕ҈
the value assigned	Ā҉
the value of	āҊđҐ
the value stored	Ā҆
the value that	Ň҆
the variable	ĀҐđѶğ҇ŐҘ
the variable <name>	ĀґđѶŐҙ
the variant	ā҆ĸҒ
the variant <name>	ā҆ĸҒ
the version	ĀѵėҔ
the version specifier	ė҉
the very first	Ā҇
the visibility	āѸĭґ
the visibility of	āѺĭҋ
the way	ē҇
the way of	āѸē҇
the whole	ā҆
the whole thing	Āѹā҈
the words	Ŕ҉
the words <literal>	Ŕ҉
the work	āѹĥ҈
the workflow	Āқŕғ
the workflow <name>	Āҍ
the workflow <path>	āҊŕҐ
their	Ć҇ćѶĎ҈ďғĥ҆ŀҋň҆
their _ $	Āҋē҈
their _ <name>	ŀ҈
their _ in	ĀҊ
their _ version	ā҆
their _ |	ĀѬĎ҈ňҋ
their base	āҏ
their base $	ĀҍňѺ
their base |	ĀѸňҌ
their name	ā҆
their name |	ā҆
their names	ē҈ň҆
their names $	ē҈ň҆
their own	ŀҌ
their own <name>	ŀ҈
their own version	ā҆
their parameters	ď҆
their signatures	ď҉
them	ĀѶāѸăѹĆҐĉ҉ĊѸĒҎĪѺŃ҇ōҏŏҒ
them $	āѵĆҊĒ҈ĥ҆ĩ҆Ń҇ōҎŏ҉
them _ $	ĀѰā҆ĉ҉
them _ <path>	Ā҉
them from	Ā҉ăѺ
them from <path>	Ā҉
them |	ĀѰĉ҉
them | $	Āѱā҆ĉ҉
then $	Ĕ҇
there	ĀѮāѲĂѹĉѴďѺđѶĘҋę҉ĚѵĠҘġҔĥҎĬѩĭѴĲ҇ĳҌĻѺļҊĿҊŀҍń҆ŅѺŋҊŌѺ
there $	Ā҇āѹĥ҉
there <name>	ěҊ
there <name> in	ā҉
there <path>	Ĝ҈
there <path> $	Ĝ҈
there _ $	ĀҡĎѮđѺĜ҇
there _ <commit>	ā҆
there _ <name>	ĀѦā҈Ď҇ęҌĠҍōҋ
there _ a	ā҈Đ҆ġ҈ĬѵĲ҆ļ҆
there _ an	Ā҇ĜѺ
there _ better	ā҆
there _ call	āѸĘ҈ę҈
there _ called	āѶŋҎ
there _ change	č҉
there _ circular	āѺĦ҉
there _ class	Ŀ҈
there _ code	Āџāҫ
there _ import	Ā҉āѷĝ҈ģ҈ĦѺ
there _ imports	ŏ҆
there _ in	ĀѶĪҋĳ҈ŏѷ
there _ of	ĀѸĎ҆ę҆ň҈
there _ place	āѹ
there _ similar	āҌġѹ
there _ test	ĀҍāѲō҈
there _ tests	ā҈
there _ than	Ā҆
there _ that	Ā҉
there _ the	ĥ҈
there _ what	ġҍ
there _ which	Āѹāѹē҆
there _ |	Āѷā҇Ģ҇ŀҊ
there a	Āҍč҆Ġ҉Ħ҉
there a <name>	ĀѲĠҎ
there a call	āѸĘ҈ę҈
there a change	č҈
there a circular	āѺĦ҈
there a test	ĀҔāѴ
there an	Ā҉āѵĘ҆ĝ҈ĦѺ
there an import	Āҍāѷĝ҉ĦѺ
there any	Āѷā҉Ł҇ō҇
there any place	āѹ
there any test	ĀѺō҈
there anything	ā҇
there anything similar	ā҈
there are	ĀѶāѲĎ҈ĳ҇ŀ҉ňѺŊ҆
there are in	Āѹĳ҈
there are of	Ď҆
there are which	ń҆
there are |	ŀҊ
there be	Ň҆
there been	Ā҉āҊĎѴ
there before	ā҆
there before <commit>	ā҆
there between	ĀѺā҆
there enough	ā҆
there enough tests	ā҆
there ever	ā҆
there ever a	ā҆
there exist	ā҉ŋѸ
there for	āѷĎҊĢҌōҊ
there for <name>	Ď҆ōҋ
there for |	Ģ҇
there imports	ĪҊŏѺ
there imports in	Īҋŏѷ
there in	ĳ҈Ŀ҆
there in the	ā҉
there is	Đ҇ġ҉ĬѵĲ҆ļ҈
there is a	Đ҆ĬѷĲ҆ļ҇
there is an	Ā҇ĜѺ
there more	Ā҆
there more than	Ā҆
there one	ġ҆
there something	ġҋ
there such	Ā҇āѸġ҆ŋ҆
there such a	Ā҇āѸġ҆ŋ҆
there tests	Ā҈āѷŋҊ
there that	ľ҆
there to	ģ҈
there to import	ģ҈
there without	į҆
there without a	į҆
there |	Ā҉ĎѹđѺ
there | $	ĀҎĎѹđѺ
there | which	ē҆
these	ĀѸāѹď҆ņҌ
these _ |	ņҌ
these days	āѺņҌ
these days |	ņҌ
they	ĀѣāћĆҊď҇Đ҆Ė҆ė҈Ğ҇Ĥ҆ħѺĪҐĮѺŅѹň҇ŎҊ
they $	ĪҊňҋŏѺ
they _ $	ĀѺāѷŎ҆
they _ <name>	ĀѺāѷĐ҇ĬҊ
they _ in	ĪҊ
they _ into	āѸľ҇
they _ |	Ć҉ė҇Ğ҆
they called	āѺ
they called |	āѺ
they configure	Đ҆
they configure <name>	Đ҆
they declare	Ľ҆
they import	Ī҉
they import in	Ī҉
they make	āѸĬҋ
they make <name>	āѸĬҋ
they rename	ā҇
they stick	ő҆
they take	ďҎ
they take |	ďҌ
they |	ĀѺāѵ
they | $	ĀѺāѹ
thing	ĀѫāѳĄ҇ĈҊġҕĢҊł҇
thing $	ā҉
thing _ <name>	ĀҊĢ҆
thing _ the	ā҇
thing _ this	ġ҇
thing called	Ģ҈
thing called <name>	Ģ҈
thing does	Ő҆
thing in	ġ҇
thing in this	ġ҇
thing is	ĀѺāѲĄ҇
thing is <name>	Ā҆
thing is the	ā҇
things	ā҆Ē҉ģҌĪҎ
things _ <name>	ę҆
things _ <path>	Āҍ
things _ called	ĀѶāҋ
things _ imported	Ī҉
things _ windows	ā҆
things are	ĀѶāҋ
things are called	ĀѶāҋ
things can	Ā҈āѹ
things does	ĀҊģ҉
things get	Ī҉
things get imported	Ī҉
things in <path>	Ā҆
things on	ā҆
things on windows	ā҆
things that	ę҆
things that <name>	ę҆
third	ĖҔ
third _ packages	Ā҆
third party	ĖҔ
third party packages	Ā҆
this	āҏąѴćѺĈҘĉѺĊ҆ĎѪĐѹđҋĖҧėҊĝѺĞҩġқģѸĤѺĪѸĬѰĮҦįѶİҍıңĳѺłқńѺŅѫŇѺŊѹŋ҈ōѷŐѹŔҋ
this $	ĀҙāѪĢ҆
this _ $	ĀѶāѷĈѺĖѸĞҊġ҇ĭ҇ĮҜİ҉ıҡłҊ
this _ <name>	ĀѲāҘ
this _ a	ł҆
this _ ask	ė҈
this _ base	Āҍāѹ
this _ be	Ā҆āѺ
this _ build	ĀѲĈґĞ҆
this _ changed	ā҇
this _ compiles	Ĉ҆
this _ depends	Ė҈
this _ for	ā҆
this _ good	ā҆
this _ has	Ā҆ķ҆
this _ have	ıѺ
this _ i	ł҇
this _ in	Āѷā҉
this _ installs	Ğ҆
this _ is	ĀѶāѲĈ҇Ė҆ıҌł҇
this _ library	ł҇
this _ licensed	ĀҊāѱı҉
this _ need	Ā҆ėѸĮ҉
this _ of	āҏ
this _ on	Ė҆Į҆
this _ pass	Āѷāҋ
this _ please	ĀѺđ҈
this _ read	ā҉
this _ rely	Ė҆
this _ require	Ė҆ĮѸ
this _ so	ĀѺāҎ
this _ to	āѺ
this _ use	ĀҎ
this _ wants	ėѺĮ҈
this _ without	Ĉ҇
this _ written	Ā҉
this _ |	ĀҊāҒđ҈ĖѺġ҉łѸŃ҆Ņѳŋ҆Ŕ҇
this a	ĀѺāҋł҈
this a good	ā҆
this code	Āѳđ҈Ģ҈ĭ҈Į҇ıҌķ҆
this code $	ĭ҉
this code base	Āҍāѹ
this code is	ı҇
this code please	đ҈
this code |	āѺĢ҆ı҈
this codebase	ġҌ
this codebase $	ġ҇
this constant	đ҈ĶҊ
this constant |	đ҉
this file	āҌ
this file read	āҌ
this is	łҌ
this kind	āҐłѺ
this kind of	āҎ
this language	ā҆
this language for	ā҆
this mit	ĀҊ
this name	āҎŅѴ
this name |	āҏŅѴ
this option	ā҆
this package	āѸĖ҉Ğҏĭ҆
this package |	ĭ҇
this project	ĀҐĈҐĎѺĖ҆ėғĞҊĮҋıҌłѹ
this project $	āѯĮҍıҒ
this project be	Ā҇
this project build	ĀѳĈҌ
this project depends	Ė҇
this project have	ā҉ıѺ
this project need	ėѸĮҋ
this project require	ĮѺ
this project use	ā҇
this project wants	ėѺĮ҈
this project |	ĀҙāѵĖѹė҈ıѶłѺ
this repo	ĀҌąѸĞ҆ġҋĮ҆İҌň҇
this repo $	Ğ҉Į҆
this repo has	Ā҆
this repo is	Ĉ҉
this repo which	Ā҇
this repo |	ā҉
this repository	ĈҊġҋłҌ
this repository $	ł҆
this software	Ė҇ł҈
this thing	ĀѺĈ҉
this to	Ā҆
this week	ĀѺā҇
this workflow	Āѷāҋ
this workflow pass	Āѷāҋ
this year	āҏĎѸ
this year changed	ā҇
this |	ĀґĮ҉łѹ
this | $	ĀґĮ҉łѹ
those	ĀѺď҉ŀ҆
those _ <name>	ď҉
those of	ď҉
those of <name>	ď҉
thousand	ĳ҇
thousand _ how	ĳ҆
thousand |	ĳ҆
thousand | how	ĳ҆
thread	Āѷāҕ
thread _ $	ĀѷāҔ
three	Ā҉
three out	Āҍ
through	ĈҐĊѺĢ҇ĦҞħҎĨҋĪѶńѺňѺŌҒŎҎőѺ
through $	ĀѺāѺĈ҉Ŏ҇
through <name>	ĀѶāҚĦҊŒѺ
through <name> |	Ħ҆
through <path>	Ħґ
through <path> $	Ħ҇
through <path> |	Ā҇āѺĦҋ
through _ $	ĀѹāѹĦҋŌ҉
through _ chain	Ĩ҆
through _ error	Ŏ҆
through _ files	ĀѺħҌ
through _ import	Ā҆āѹĜ҆ĩ҆
through _ own	ā҉ĪѺ
through _ paces	ō҈
through _ |	ĀҋāѸĦғħѹ
through an	Ā҆āѹĜ҆ĩ҆
through an import	Ā҆āѹĜ҆ĩ҆
through its	ō҈
through its own	ā҉ĪѺ
through its paces	ō҈
through other	ĀҊ
through what	Ĩ҆
through which	āѺħҌĨ҉
through which chain	Ĩ҆
through which files	ĀѺħ҈
through without	āѺ
through without error	Ŏ҆
through |	āѺŌ҉
through | $	āѺŌ҉
throw	āѹŃҦńҜ
throw $	ń҇
throw <name>	ĀҋŃҊ
throw <name> $	ĀҌŃ҆
throw _ $	Ā҉Ń҇ń҈
throw _ <name>	ŃҔ
throw statements	ńҊ
throw |	ńҍ
throw | $	ńҍ
throwers	ĀѵŃҶ
throwers of	ĀѵŃҶ
throwing	āҊĿѺŃ҉
throwing <name>	āҊĿѺŃ҇
throwing <name> $	ĿѺŃҊ
throwing _ $	ĿѺŃҊ
thrown	ĀѱāҊģѹŃҡńқ
thrown $	Ń҆
thrown _ $	āѲŃҙ
thrown _ <name>	Ā҇ā҇ģѹŃѺńғ
thrown by	ā҉
thrown by $	Ń҆
thrown by <name>	āҊń҆
thrown from	ģѺńҌ
thrown from <name>	ģѺńҌ
thrown in	ń҆
thrown out	Āѱāғ
thrown |	āѳŃғ
thrown | $	āѳŃғ
throws	āѺŃҒńҠ
throws <name>	ŃҐ
throws <name> |	Ń҈
throws _ error	āѺŃ҉
throws _ the	ńҋ
throws _ |	Ń҇
throws what	ń҇
thru	Ā҇
thru <number>	Ā҇
thru <number> $	Ā҇
thru _ $	Ā҇
ticket was	ā҆
tied	āѹė҉
till	ħ҇
till <path>	ħ҇
time	ĀѩāҥĈѸĖғĠ҆įґ
time $	ĀѳāҚĈѶĖҌ
time _ $	ĀѺāҐĖ҇į҈
time _ of	Ė҉
time _ the	ĀҋāѸ
time _ what	ĀѶāғĖѴ
time dependencies	Ė҈
time did	āѺį҆
time |	ĀѹāҌĖ҆į҈
time | $	āҏĖ҆į҈
timeout	ĀҍĔѷ
times	ĀѴāҍĎҐ
times <name>	ĀѺ
times <path>	Ď҆
times _ <name>	ĀҊ
times _ one	ā҆
times _ was	ĀѺĎ҉
times does	ĀѷāҌ
times is <name>	ĀҊāѹ
tip	ĀѺİҔ
tip _ the	İ҉
tip of	İҍ
tip of the	İ҉
to	ĀѸĂҘăҊąѭĆѴćѵĈѺĉ҈ĊѴċ҇č҉ďҌđҕĔҕĕҍė҈ĜѺĞѺġѺģҋħ҇ĨҒĩѶĪѴī҈ıѲĴѯĵҋĶѺĹҒĻҊľѶŀѯŃѸņҔňѴŊѷŌѳŎѷŐѸœҌŔѺŕ҈
to $	ĀѴāѧĉҕđҞĒ҆ģѹī҇ŅѰņҝ
to <name>	ĂѲĉѲĊ҈č҉ďҔē҈ĔҖĘҐĚ҆ġѱĢѹģѶĬѹį҉ķѹĹҔĺ҉ŁҊńѹŅҚņѣ
to <name> $	ĀѺāѵĂѹĊҍĎ҇ď҉đҊē҇ĔѶĘҋęѷģѹĤ҇ĥ҉į҇Ĺ҇Ŀ҆Ł҈Ņқņѥō҇
to <name> and	Ĕ҈
to <name> in	Ā҉Ċ҆ę҈ġѺőѺ
to <name> please	ĺҐ
to <name> the	ĀѵĔ҈
to <name> what	Ĕ҆
to <name> which	Ĕҋ
to <name> |	ĀѴāҔĘҌęѺĚ҇Ł҇ő҈
to <number>	Āҕā҇Ĵѹ
to <number> lines	ā҈
to <number> of	Ā҆
to <number> please	Ā҉
to <path>	āҊčҌĎ҇ħҙĨҚį҈ŅҘņѦőҋ
to <path> $	āҊĎ҉ħҔį҇ŅҙņѨ
to <path> from	ħѵĨҖ
to <path> out	Ĩ҆
to <path> starting	ħѺĨ҇
to <path> through	ĀҐħѶ
to <path> when	Ĩ҈
to <path> |	ĀѸħғő҇
to <tag>	Ā҇ăҎ
to <tag> $	Āғ
to <tag> what	Āѱā҆ăҌ
to _ $	Ā҇āѴĂ҉ąѷĉѷĊҏĎҐďҋđҐĒҌĕҊė҆Ę҈ęѶĢ҆ģѱĥ҈ħґĬѺĭѺįҊıѶĵѵĶѺĹ҆ĺѹľѶŁҋńѺŅҒņѵŇ҉
to _ <line>	ĀҎāѺ
to _ <name>	ĀҎā҇ĂѸĊѹĐ҉Ĕҍġ҆ĭҐĮѸĵ҈Ŀ҆ŅѸņ҆œ҆
to _ <path>	ħ҆ŅѸņҊ
to _ and	Ĕ҈
to _ as	ĀҌ
to _ by	āѺ
to _ call	Ā҉
to _ called	āѺŅҏņѺ
to _ class	Ŀ҉ō҆
to _ definition	Ĺ҉
to _ end	Ģ҉
to _ fields	ā҆
to _ file	ĀҐĵҍőѹ
to _ for	ĂҌĮ҇
to _ found	ĝ҆
to _ from	ĀѺāѴĞ҆ģ҈ħѹĨҔ
to _ function	ĒѺķҋĻ҆Ł҆
to _ functions	ĉ҆
to _ how	ĀҎĎѶ
to _ in	Ă҆č҇ę҇ń҇őѶ
to _ interface	ā҆
to _ into	ő҆
to _ is	đҎ
to _ it	āҙ
to _ its	ĕ҆
to _ key	Ā҆
to _ line	ĀҊ
to _ lines	ā҈
to _ me	Āѷ
to _ method	Ĺ҇
to _ modules	ģ҆
to _ named	ĀѺġ҆ŅҌ
to _ nested	Ļ҆
to _ next	ā҆
to _ of	Ķ҆ĺ҇
to _ on	Į҈
to _ other	āѺĉ҇
to _ out	ā҈Ĩ҆
to _ outside	āѹģҒ
to _ over	Ā҆Ł҆
to _ path	ņҊ
to _ please	Ā҆ĴѺĺҐ
to _ project	ĀҋāѴ
to _ protocols	ī҈
to _ repo	İ҇
to _ shorter	ā҉
to _ starting	ħѺĨ҇
to _ subclasses	ě҇
to _ tell	Ā҈
to _ test	œҋ
to _ thanks	ā҉
to _ that	Ā҉āѺě҆
to _ the	ĀѨā҉đ҉Ĩ҆Łѷňҋœ҉
to _ this	ĀѱāҘĞѸĮґ
to _ through	ĀҐħѵ
to _ to	ĀѴĨ҆ķ҉Łғ
to _ value	ĀҎ
to _ version	ė҇
to _ was	ņ҇
to _ what	ĀѱăҍćҎŇ҆ň҆
to _ whatever	ĀѺ
to _ when	āѵĂҊĨ҈ń҆
to _ where	ā҇Đ҆
to _ whether	Ĭ҉ŋ҈
to _ which	Ĕ҉Ī҆
to _ |	Ā҇āҋĂҌč҇đѲĖ҉ĘҋęѹĚ҆ĢҎģҍħґĨѺŇѵőҏ
to a	Ā҈ā҆ĒѺ
to ask	ň҇
to be	ĀѭāѮė҉ĬҐĭҋŅҕņ҆
to be $	Ņ҇
to be <name>	ĭ҇ņ҇
to be <path>	ņ҉
to be a	Ĭ҆
to be called	ŅҏņѺ
to be found	ĝ҆
to be named	ŅҌ
to bottom	āѺē҈
to bottom |	āѺē҈
to build	ā҉
to call	āҊĊѶĬ҆Ł҉
to call <name>	ā҈ĊѶĬ҆Ł҉
to catch	Āѹā҈ńҍ
to change	ĀѵāҌĊ҆
to change next	ā҆
to change the	ā҈
to class	ĵҊ
to class <name>	ĵҊ
to compile	Ĉ҉
to cut	ā҇
to definition	ĺ҇
to definition of	ĺ҇
to do	Ģҋ
to do $	ĢҌ
to enum	ĸ҉
to every	ā҇
to exist	Ā҇
to exist tell	Ā҈
to expect	Ā҈āѺń҆
to fill	Ă҉
to fill in	Ă҈
to get	Ĩ҆
to get to	Ĩ҆
to go	āҊĵѸő҆
to go into	ő҆
to hand	Ł҆
to hand over	Ł҆
to implement	ĂҔ
to implement $	Ă҇
to import	Āѵģґ
to import <path>	ā҇ħ҆
to import from	ģ҉
to importers	ģҌ
to importers |	ģҌ
to in	ĀҐāѺĔҔ
to in <name>	Ā҆ĔҒ
to in <path>	ĀҊāѺ
to install	ĀҏāҌĞѸ
to it	Ċ҇Ħ҆
to it after	Ā҆
to its	Ā҈ě҇ĢѸŁ҆Ň҈
to its subclasses	ě҇
to key	Đ҆
to key <name>	Đ҆
to know	ĀѴāѯć҉ĔѸĕ҆Ī҆Ĺ҆
to know by	Ā҇
to know its	ĕ҆
to know the	ĀѸāѺć҆đ҉Ņ҇
to know what	ć҉ň҈
to know where	ā҇
to know whether	Ĭ҉ŋ҈
to know which	ĀѷĊ҆Ī҇
to know |	ĭ҇
to line	ĀҎāѺ
to line <line>	ĀҎāѺ
to load	ā҆
to load |	ā҆
to make	ā҇
to me	ĀҋĢ҆
to one	ā҇
to one in	ā҇
to open	ő҇
to other	ģҋ
to other modules	ģ҆
to override	ĀѺĂҋ
to pass	ŁҖ
to pass to	ĀѹŁҖ
to put	ń҈
to read	āѺĵ҇
to read the	ĵ҆
to rename	Āҍ
to rename <name>	ĀҌ
to return	ŇҌ
to return $	Ňҍ
to run	ĀѸāѺĖҊĞ҉Įҋ
to run this	Į҈
to run |	āѹĖҊ
to say	ĀҊāѷ
to see	āѶĒ҆
to see the	Āҏ
to see whatever	ĀѺ
to show	ĀѺ
to something	āҌġ҇
to supply	Ă҇
to test	œ҈
to test <name>	œ҈
to the	ĀҊĉѸĊѸċҊģҏĵҍķ҈Ĺ҈ĺѺĻҋĽҊĿ҆ņѸőѵœҊ
to the class	Ŀ҉ō҇
to the definition	Ĺ҉
to the fields	ā҆
to the file	ĀҐĵҊőѹ
to the function	ķҋĻ҆Ł҆
to the key	Ā҆
to the outside	āѹģҒ
to the test	œҋ
to them	Ē҇
to this	Āҍāѯİ҇ı҇
to this project	ĀҋāѴ
to this repo	İ҇
to touch	Āҋ
to true	ā҆
to true in	ā҆
to use	ĀѶġ҈ĭ҈ĮҊ
to use <name>	Āѹġ҈ĭ҈
to use this	Įҋ
to what	Ā҈đҊĒ҆ĔҌĕ҆ė҇ĢҐģѷŅѧņҘŇѹ
to what $	ĔҍŅѱņҔ
to what <name>	āҌ
to what is	đҎ
to what it	ā҇
to what was	ņ҇
to what |	ĀҐđѺĕ҉ĢҐ
to where	ŅѺņҌ
to where $	ņ҇
to which	ĀҌāѮĉҎİ҈ł҈ŅѶņҎ
to which <name>	ĉ҈
to which path	ņ҈
to which the	ő҆
to which value	ĀҎ
to work	Ė҇Į҆
to write	ĀѺĂґ
to write |	āѸĂҋ
to |	āѰđҎĕҊėҋŅѪņҔ
to | $	āѰđҎĕҊėҋŅѪņҔ
today	ĀҋāѷņҘ
today $	ĀҎŅѹņҌ
today 's	Ņ҇
today 's files	ņ҇
today _ $	ņ҈
today _ files	ņ҇
today |	ņ҈
today | $	ņ҈
together	ĀѺāҘĿѷ
together _ <path>	ā҈
together with	āҌ
together with <path>	ā҈
told	āѸġ҉
told me	ġ҈
too	āҶě҉ľѰ
too _ $	ěҊ
too _ <name>	ĀѹāҊ
too _ for	āҊľѺ
too _ would	ā҆
too _ |	āґ
too long	āґ
too long $	ā҈
too long |	ā҆
too many	ĀѸāҕľѸ
too many for	ā҈ľѺ
too much	āҊľѶ
too often	ā҉
too often would	ā҆
too |	Ā҆āѷěҋ
too | $	Ā҆āѷěҋ
tool	āѺćѺĈѹċ҆łҠ
tool _ $	ĀѺāѹċ҆łҌ
tool _ this	ĀѺā҉
tool or	ł҆
tool |	łҌ
tool | $	łҌ
tools	ĀѴāҐ
top	ĀѶāѲĒҐē҉Īґİҕ
top $	ĒҌĪ҇
top _ $	İ҆
top _ <name>	ā҆ķ҆
top _ bottom	āѺē҈
top _ the	İ҇
top _ which	ć҆
top of	Ī҇İ҆
top of <name>	ā҆ķ҆
top of the	İ҇
top of which	ć҆
top to	āѺē҈
top to bottom	āѺē҈
top |	İ҆
top | $	İ҆
topmost	ĀѸįҊ
topmost _ |	įҊ
topmost entry	įҊ
topmost entry |	įҊ
total	ĀҝāѲĊѹĎҞĤѥĩѳĳҕľҦĿѮŊҡ
total $	ľ҇ŊҊ
total <path>	ĳ҆
total _ $	Āѵĳҏ
total _ <name>	ľҊ
total _ <path>	Āҏĩѷ
total _ commits	ĀѺĎҋ
total _ in	ĀѵľҌĿѺŊҌ
total _ lines	ĀѸĳҍ
total _ methods	ľ҉
total _ of	ĀҌĊѺĎҍ
total _ testcases	Ŋҋ
total from	ĀѸĳ҉
total from lines	Āѹĳ҉
total imports	Āғĩѳ
total methods	ĀѸľҖĿѷ
total number	Āҋ
total number of	Āҍ
total of	ĀѴĎҊľ҆ŊҒ
total of commits	ĀѺĎҋ
total of testcases	Ŋҋ
total revisions	ĀѷĎҍ
total revisions of	ĀѷĎҍ
total tests	ĀѷŊҌ
total tests in	ĀѷŊҌ
touch	ĀѸČҎčҎĎ҆į҉
touch <name> $	Ā҉
touch <path>	ĀѴā҈č҇
touch <path> |	Āѹč҆
touch _ $	Ā҇Čҏ
touch _ |	ĀѴčҊ
touch |	Čҏ
touch | $	Čҏ
touched	ĀҠāѨăѵČҌčҒĎҊįҕ
touched $	Č҇
touched <path>	Ā҇āҊĎѸ
touched <path> |	Ā҉ĎѸ
touched _ $	ĎҒ
touched _ <commit>	č҇
touched _ commit	ĀѺč҆
touched _ in	ā҇
touched _ last	į҆
touched _ often	ā҆
touched _ so	ĀҋāѸ
touched _ |	ĀҏāѸ
touched by	ĀѺč҈
touched in	č҆
touched it	āѵĎ҆
touched it |	Ā҈āѷ
touched the	ĀҘāѨ
touched too	ā҆
touched too often	ā҆
touched |	Ď҆
touched | $	Ď҆
touching	ĀѪāҐį҉ō҉
touching <name>	ĀѶō҇
touching <name> $	ĀѺ
touching <path>	Āѵāҋ
touching <path> $	Āѷā҇
touching _ $	ĀѱāҊį҉
touching _ by	ā҇
trace	ĀѹāѸħ҇Ĩ҆ķ҆
trace _ <name>	ķ҆
trace _ <path>	Ĩ҆
trace _ imports	ħ҇
trace how	Ĩ҆
trace how <path>	Ĩ҆
trace mentions	ķ҆
trace mentions <name>	ķ҆
trace the	ħ҇
trace the imports	ħ҇
trait	ĀѵāҋĥҞīҋĽҰ
trait $	ĥ҉
trait <name>	ĀѷāҎĥҞīѯĽұ
trait <name> $	ĥҎīѹĽҎ
trait <name> written	Ľ҇
trait <name> |	ĥ҈
trait _ $	ĥҎīѹĽҎ
trait _ declared	Ľ҆
trait _ written	Ľ҇
trait _ |	ĥ҈
trait implementations	īҍ
trait impls	ĥѹīҒ
traits	āѺĤѷĥѸīҿ
traits <name>	ī҇
traits <name> has	ī҆
traits _ <name>	ī҆
traits _ has	ī҇
traits _ implemented	ī҆
traits _ struct	ī҉
traits _ the	īҋ
traits are	ī҆
traits are implemented	ī҆
traits that	ī҈
transitive	ĀҙāҎĊѴňѰ
transitive _ of	ĀҨĊѴňѰ
transitively	ĀҘāҊħҐňѧ
transitively _ $	ĀѸā҉
transitively _ <path>	ħ҈
transitively imports	ħ҈
transitively imports <path>	ħ҈
transitively |	ĀѸā҈
transitively | $	ĀѸā҉
translate	ā҉
translated	āҌŔѷ
treat	ĭ҆
treat <name>	ĭ҆
treat <name> as	ĭ҆
treat _ as	ĭ҆
tree	ĀҎāѱă҈ĐѷĵҐň҈őҟ
tree $	ň҆őҐ
tree _ $	āѺĵ҈Œ҇
tree _ <name>	ĀҐ
tree above	ā҆
tree above <name>	ā҆
tree is	ő҉
tree |	āѹĵ҈Œ҇
tree | $	āѺĵ҈Œ҇
trigger	ĀѵĘҗŕҊ
trigger events	ŕ҇
triggered	ĉҌęґĚѷŕ҉
triggered _ $	ŕ҈
triggered _ <name>	ĉҌęҒĚѷ
triggered _ jobs	Ā҆
triggered by	ĉҌŕ҇
triggered by $	ŕ҇
triggered which	Ā҆
triggered which jobs	Ā҆
triggers	ĀѵāѰĊҜŕҥ
triggers _ $	ŕҊ
triggers _ <path>	ŕ҉
triggers _ workflow	ŕ҆
triggers _ |	ĀѵĊҝ
triggers of	ĀѺŕҎ
triggers of <path>	ŕ҉
triggers the	Āҋāѹ
triggers the workflow	ŕ҆
triggers |	ŕ҈
triggers | $	ŕ҈
true	ĀѹāѫĊѸčҋĚҋěҍĜ҆ĝ҆ĬҎĭҌ
true _ $	Ěҍĝ҆
true _ <name>	āѹĬҌ
true _ |	ĭҌ
true false	ĝ҆ĭҌ
true false $	ĝ҆
true false |	ĭҌ
true in	ā҆
true of	āѷĬҌ
true of <name>	āѷĬҌ
true that	Ċѹ
true |	Ěҍ
true | $	Ěҍ
try	ĀҊāѵĈҗń҇
try _ <name>	Ā҇āѸ
try block	ā҆
trying	Ā҇
trying to	Ā҇
turn	Āҍā҇łѺņ҉
turn _ $	Ā҉
turn _ by	ņ҆
turn into	ņ҉
turn into by	ņ҆
turn up	Ā҉
turn up $	Ā҉
turned	ĀѹāҊŅ҆
turned <name>	ĀѺāҌ
turned _ by	ņ҆
turned into	Ņ҆
turned into by	ņ҆
tutorial	Āѵāҋ
twice	ĀѸāҐ
twice in	āҊ
two	ĀѲāҖğҌ
two _ |	ĀѶā҇ğҌ
type	ĀҔāҊĉѹĊѶđѮĔѴĞҋĢѸĥѺīҎĬѷĭѺĶѲķѶĽҬĿҋŁѶłҡŇӈŏѹŐӟ
type $	ĀѵāѶłҍŐҦ
type <name>	ĤҊīҖĽҝĿҏŇѺŐѱ
type <name> $	ĤҋīҍŐѸ
type <name> is	Ő҆
type <name> what	ī҇
type <name> |	ĀѸāѷĽҏĿҋ
type _ $	ĀҐĤҋīҌŇѸŐѺ
type _ <name>	ĀҝāҚĽҎŐ҉
type _ a	Ň҇
type _ call	Ň҆
type _ constant	Ő҉
type _ for	Ā҆
type _ function	Ň҈
type _ i	Ň҆
type _ inferred	Ő҆
type _ is	ńҋŐ҆
type _ it	ĀѺāҊŇҋ
type _ of	Ā҇
type _ out	Ň҆
type _ that	Ň҆
type _ the	Ā҆ĞҎĤѸŇҎŐґ
type _ this	łҌ
type _ what	ī҇
type _ |	ĀѶĶѺĽҏĿҋ
type alias	āҌĽҐŐѺ
type alias <name>	āҊĽҎŐѺ
type annotation	Ā҆ŇѸŐ҇
type annotation of	Ā҇
type at	Ğҋ
type comes	Ň҉
type comes out	Ň҆
type does	āѸŇҒŐ҉
type does <name>	ĀҊ
type does a	Ň҆
type does it	āѹŇ҇
type does the	Ő҆
type has	Āҏ
type has <name>	ĀҊ
type hint	ĀҊ
type is	ĀѷāҊŇ҇ŐҐ
type is <name>	ŇѹŐҌ
type is it	ĀѵāҒ
type is the	āѹ
type of	ā҆łҙŇҗŐҙ
type of <name>	āқ
type of the	āѺŇҏŐ҇
type of this	łҌ
type should	āѹŇ҉
type that	ĀѺńҋŇ҇Ő҆
type that <name>	ĀѺŇҋ
type the	ŇҊ
type |	ĀҐĽ҇ŇѸ
type | $	ĀҒŇѺ
typed	āѹĲҎŔҊ
typed <literal>	ŔҊ
typedef	ĀѺķѺĽӀ
typedef $	Ľ҇
typedef <name>	āҌĽҖ
typedef <name> $	ĽҎ
typedef _ $	Ľґ
typedef _ <name>	Ľҗ
typedef for	ĽҌ
typedef for <name>	ĽҌ
types	Āѷā҇ēѵĥҰīѹŁѺŃѹńҦňҙ
types $	ňҎ
types _ $	ńҊ
types _ <name>	ńҜň҈
types _ an	ĥҌ
types _ is	ĥ҆
types _ to	ĥҐ
types does	ĥ҈ń҆
types of	āҞēѺńѸň҉
types that	ĥ҇
types |	ńҊ
types | $	ńҊ
typescript	ĽҒ
unchanged	āѴįҐ
unchanged $	āѱįҐ
under	ĀѺĂ҈ćѹĐҌĚҊıҌĹ҉ńѴŅҋņҍōҊő҈œ҇ŕ҆
under <mark>	Ă҈
under <name>	ĀҖāѸĚҋ
under <name> in	ĚҌ
under _ $	Āґāѷı҉
under _ <name>	ĹҊ
under _ circumstances	ā҇
under _ condition	ā҉
under _ conditions	āҌ
under _ folder	ő҈
under _ in	ĚҌ
under _ license	ā҆
under _ name	ņҌ
under _ new	ņ҈
under _ path	ĵ҈Ņ҆őѹ
under _ section	ĐҌ
under _ subfolder	ő҈
under _ |	Ă҈
under test	ō҈
under the <name>	ĭ҆
under what	ĀѹĐ҇ı҆ńѺŅ҆ő҆
under what circumstances	ā҇
under what folder	ő҈
under what section	Đ҆
under which	Āѷā҉ł҆ńѺŅ҈ņ҇ő҇
under which condition	ā҉
under which conditions	āҌ
under which new	ņ҇
under which subfolder	ő҈
under |	ı҉
under | $	ı҉
understand	Ā҆āѶĢҊ
understand _ <name>	Ģ҆
understand what	Ģ҆
undo	āҏ
undo _ <commit>	ā҉
undo _ last	ā҆
undo the	ā҆
undo the last	ā҆
undo what	ā҉
undo what <commit>	ā҉
unit	ĀѴāҋŊ҆ōҍœҊ
unit _ <name>	āґ
unit test	œҋ
unit tests	ĀѺŊ҆ōҏ
unlike	ďҍ
unlike <name>	ďҍ
unneeded	ĪѹŏҎ
unneeded _ in	ĪѺŏ҉
unneeded imports	ĪѺŏ҉
unneeded imports in	ĪѺŏ҉
unreferenced	ĀҘěѺĪѺĬѹĭѸŏҋ
unreferenced _ in	ĪѺŏҌ
unreferenced imports	ĪѺŏҌ
unreferenced imports in	ĪѺŏҌ
unset	đѹĕҌ
untested	ĀҖāҘľѬōѷ
until	āҍĎѷ
until <number>	Ā҆
until <number> of	Ā҆
until <path>	ĀѺāҌĎѷ
until <tag>	Ā҈
until _ $	Āҋăѷ
until _ is	ĀѶāҕĎѶ
until _ of	Ā҆
untouched	āѹįҊ
untouched $	āѹįҊ
unused	ĀҋāҖĝѷĪѯŏҿ
unused $	ŏҏ
unused _ $	ĀҕāѴĝѸĪѺŏҖ
unused _ from	āҋ
unused _ in	Āѷāҟ
unused _ of	ŏҍ
unused functions	Āѹāҍ
unused functions in	Āѹāҍ
unused imports	āҖĪѳŏҞ
unused imports $	ĪѺŏҌ
unused imports from	āҋ
unused imports in	āҐ
unused imports of	ŏҍ
unused in	ŏ҆
unused variables	ā҆
unused variables are	ā҆
unused |	ĀҗāѱĝѸŏҊ
unused | $	ĀҗāѱĝѸŏҊ
up	Ā҆āѴăҍĆ҆ć҈ĈѵĉѸĊѵċ҉ĎѶĒѺĔ҆ĞҌğҎĢ҆ĦҐħ҇ĳѹĶѷŃ҇Ŋ҇Ō҇
up $	ĀѺā҇ċ҇Ğ҉
up <name>	ĀҊāѹđ҆Ğ҇ğҍ
up <name> in	ĀҎĞ҇ğҋ
up _ $	Ĥ҆ī҆Ŋ҇
up _ <name>	ĀҎāѬĆ҉ĊѴėҊě҇ĹҐŃҌ
up _ <path>	ħ҉
up _ <tag>	ĀѷăҎ
up _ attributes	ē҈
up _ class	ĥҐ
up _ export	ģ҇
up _ imported	Ĩ҆
up _ imports	ĩ҇
up _ in	ĀҊĞ҇ğҋ
up _ it	ā҆
up _ location	őҎ
up _ method	Ŀ҆
up _ number	Ĵ҆
up _ original	Ņ҉
up _ place	ķҍ
up _ the	Ā҉āѸ
up _ use	ĪҊ
up _ what	Ĕ҈
up _ workflow	ĀѺā҈
up a	Ā҇āѸ
up a <name>	Ā҈āѸ
up all	Ćҍ
up as	Ĕ҈
up being	ĀѹāҊĨ҆
up being imported	Ĩ҆
up calling	ĀҋĊѵ
up calling <name>	ĀҌĊѵ
up if	ě҇Ĝ҇
up if <name>	ě҇
up importing	ħ҆
up importing <path>	ħ҆
up in	ĀҋāѹĦ҇ĩ҇
up in imports	ĩ҇
up in the	Āҏ
up line	Ĵ҆
up line number	Ĵ҆
up the	āҋć҆ĈѸĥѷĪ҇ķ҆ő҈
up the <name>	ĹҐ
up the attributes	ē҈
up the export	ģ҇
up the location	őҎ
up the method	Ŀ҆
up the original	Ņ҉
up the place	ķҍ
up the use	ĪҊ
up the workflow	ĀѺā҈
up to	Āҍă҈ĎѴ
up to <tag>	ă҈
up what	ė҆Ģ҉
up what <name>	ė҆
up when	Ō҉
up which	ĀҊāѸŁ҆
up with	ĀѺŃҍ
up |	āҊ
up | $	āҊ
update	įҋ
update of	įҋ
updated	č҆į҈
updated _ $	į҆
updated |	į҆
updated | $	į҆
upgrade	ĀѰāҏ
upgrade _ <tag>	ĀѰāҌ
upgrade from	ĀѰāҌ
upgrade from <tag>	ĀѰāҌ
upstream	Ā҇ā҇ėѺ
upwards	ĀґāѹćҐĉѺ
usages	ĀҜāҌĉѺĊғđѺ
usages $	ĀҞāҕđѺ
use	ĀҍāҗĆѺĈѶĉ҈đѷĕ҈ėѹĘҋĢҍĥѹĩ҇Ī҉ĭҊĶѳłѺŅ҈ņѺŊѴōҟŏҠ
use $	ā҆ŏҋ
use <name>	ĀҊāѱĉѹĊҋĘҊġ҇Ģ҉ĩ҉ĭ҇ŊѺ
use <name> $	ĀҊāѵĊҌĘ҇ĩ҆
use <name> in	ā҆
use <name> |	Ā҉āѺŊѺō҆
use <option>	Āѷāҍ
use <path>	ĀҋāѳĩҌ
use _ $	ā҈Ĉѹĉ҆ĊҌĘ҇ĩҋĮѺŏҍ
use _ <name>	ĕ҉Ģ҇ōҕ
use _ <path>	ĀѶāҊ
use _ be	Ņҍ
use _ by	ĉ҆
use _ in	ā҈
use _ inside	ĪҊ
use _ of	ĪҌ
use _ project	āѹĮҏ
use _ through	ĩ҈
use _ value	ā҆
use _ |	ĀқāѱŊѵō҈
use a	ā҈
use a <name>	ā҈
use declarations	ĪҖ
use declarations inside	ĪҊ
use declarations of	ĪҌ
use for	āѺĕ҉
use for <name>	ĕ҉
use from	ĀѵāҌ
use from <path>	ĀѶāҋ
use it |	ā҇
use of	ĉ҈ō҇ŏ҇
use or	ĀҐ
use the	ĀҎāҋĒ҇Ķѵ
use this	ĮҎ
use this project	āѹĮҏ
use to	Ņҍ
use to be	Ņҍ
use |	āґĈѹĉҊĮѺŏ҉
use | $	āґĈѹĉҊĮѺŏ҉
used	ĀҌāҗąѹĊ҈đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩғĶѯĽѱŅ҉ņ҈ōҍŏҖ
used $	ā҇ĶѺŏҎ
used _ $	ĀҗāѱĒҐĔҍĩҙĶѳ
used _ be	ŅҊņҋ
used _ exist	Ā҈
used _ in	ĀѺāҌ
used _ the	ĀѹĉҊę҆
used _ |	ĀѬāҞ
used anywhere	ĀѸā҈
used at	ĀҒāѰ
used by	ĀѯāѺĊҋę҉ĩҕŏ҆
used by $	ĀѴĩқ
used for	Ā҆
used in	ĀѺāғĉҊĽѷ
used in the	ĉҊ
used to	Ā҆ąѺŅҌņҊ
used to be	ŅҊņҋ
used to exist	Ā҈
used |	ĀґāѺĒґĕ҆ĶѳōҊ
used | $	ĀҗāѺĒґĕ҆Ķѳ
useful	āґŌѳ
user	ĞҊ
users	ĀѪāҙĞ҆ĩґŒѹ
users _ <tag>	ĀѶāҋ
users _ the	ĩґŒѹ
users of	ĩґŒѹ
users of the	ĩґŒѹ
uses	ĉ҇ĒҋĘҋġѸģѸĩѵĪ҇ŏҗ
uses $	ģѸĪҊŏҏ
uses <name>	Āҧāџ
uses <name> |	ĀҎāѳ
uses _ $	ĀҝāѨ
uses _ <name>	Ę҇
uses _ its	āѶĉ҉
uses _ once	ā҈
uses _ |	ĀҗāѰġѹ
uses exactly	ā҈
uses exactly once	ā҈
uses it	āҋġѹ
uses it |	Ā҉ġѹ
uses the	ā҆
using	ā҇Ē҈ĩҋĪѯĽ҆ŊѷŏҐ
using <path>	Ā҇ĩ҇
using _ $	Īѹŏҋ
using _ <name>	Ľ҆
using _ former	ā҆
using _ via	ĩҌĪѹ
using _ |	ĀҏāѸŊѷ
using it	ĪѺŏҌ
using it $	ŏ҇
using it |	ŏ҆
using the	ā҆
using the former	ā҆
using them	ŏ҆
usually	āґ
usually _ to	ā҈
usually pass	ā҉
usually pass to	ā҈
val	đҋ
val _ <name>	đҋ
val of	đҋ
val of <name>	đҋ
value	Ā҈āҋĐѺđӎĔҪĕҭĢѺĤѹĬѹŇғ
value $	ĀҊāѹđґĔѺĕҊĶ҆
value <name>	ĀѸāѸĕҔĶ҈ĸ҇
value <name> $	ĸ҆
value <name> has	đ҇
value _ $	āѺđҖĔғĕѲĸ҆
value _ <name>	ĀѵāҒđҙĕғŇ҆
value _ configured	Ā҆
value _ has	đ҇
value _ i	đҊ
value _ in	Ķ҉
value _ it	Āҋĕ҉
value _ stored	ĀѺđ҈
value _ the	āҌĔ҈ĶѺ
value _ to	Ā҉
value _ under	Ā҆
value _ used	ĕ҈
value assigned	Ā҉
value assigned to	Ā҉
value behind	āҐđѸ
value do	đ҆
value do i	đ҆
value does	Āҍĕ҉
value does <name>	āҎ
value does it	Ĕ҆
value does the	Ā҉āѺ
value for	ĀѰĔҙ
value in	āҊ
value is	Ā҈āѰđҔĕҏ
value is <name>	đ҆
value is configured	Ā҆
value is it	Āҍ
value is stored	ĀѺđ҈
value is used	ĕ҈
value of	ĀҎāҐđҕĔѷ
value of <name>	āҌđҕ
value of the	āҊ
value stored	Ā҆
value stored under	Ā҆
value that	Ĕ҆Ň҆
value that <name>	Ň҆
value to	Đ҈
value |	đґĔ҈ĕѸ
value | $	đґĔ҈ĕѸ
values	āҗ
values _ <name>	ā҆
values _ allowed	ā҆
values are	ā҆
values are allowed	ā҆
values for	ā҆
values for <name>	ā҆
var	ğҗĶҎŐҊ
var <name>	āҋğҐĶҎŐҊ
var <name> $	āҌĶҊ
var <name> |	ğ҇
var _ $	āҌĶҊ
var _ |	ğ҇
variable	đѴĕѺğҥĶҦŇѸŐҿŒѷ
variable <name>	ĀѹāҕđѶĕѺğҕĶҗŐҩ
variable <name> $	ğ҉Ő҈
variable <name> gets	Ā҇
variable <name> have	ĀҌđѺ
variable <name> is	ğ҇
variable <name> what	ā҈ğѹ
variable <name> |	ā҇ğ҈
variable _ $	āѹğҋĶ҈Ő҈
variable _ <name>	ĶҌ
variable _ a	Ő҆
variable _ gets	Ā҇
variable _ have	ĀҌđѺ
variable _ is	ğ҇
variable _ read	ĀҍāѴ
variable _ the	Ĥ҈
variable _ what	ā҈ğѹ
variable _ |	ğҎĶ҆
variable of	Ĥ҈
variable of the	Ĥ҈
variables	ĤҫĿѺ
variables _ <name>	Ĥҕ
variables _ belong	Ĥ҆
variables _ in	ā҆
variables _ the	ā҆Ĥ҈
variables are in	ā҆
variables does	āѹĤҊ
variables does <name>	Ĥ҈
variables of	ā҈Ĥґ
variables of <name>	Ĥ҉
variables of the	Ĥ҆
variables that	Ĥ҆
variables that belong	Ĥ҆
variant	ĀѺāҘđѵĸҨ
variant <name>	āҚđѵĸң
variant <name> $	āҎđѵĸҌ
variant <name> is	āҍĸѷ
variant <name> which	ĸ҇
variant <name> |	ĸ҇
variant _ $	āҎđѵĸҌ
variant _ is	āҍĸѷ
variant _ which	ĸ҇
variant _ |	ĸ҉
variants	ĀѺā҆
ve	ĀѴāѴņ҇
ve _ patch	ņ҆
ve a	ņ҆
ve a patch	ņ҆
verbatim	ĲѷĴҎ
verbatim $	ĲѸĴ҉
verify	ĀѺāѲĭ҇Ŏ҆
verify _ <name>	Ā҇
verify _ a	ę҆
verify _ existence	ġ҆
verify _ no	Ŏ҆
verify that	āѸę҆Ŏ҆
verify that a	ę҆
verify that no	Ŏ҆
verify the	ġ҆
verify the existence	ġ҆
verison	ėҐ
verison of	ėҐ
versa	ď҉
version	Ā҉āҌėӖĠҚĢѹīѺĬѺĮҽ
version $	ė҆Į҈
version <name> by	Į҇
version <name> is	ā҆
version <tag>	ėѺĠҖ
version <tag> $	Ġ҆
version _ $	ĀѶėҒĠ҈Į҈
version _ <name>	Ā҉ā҈ė҇ŀ҆
version _ by	Į҇
version _ for	ėҋ
version _ go	Į҆
version _ installed	ā҈ĮѺ
version _ it	ė҆
version _ of	Į҆
version _ on	ėҌ
version _ one	ė҆
version _ project	ė҆
version _ python	Į҆
version _ required	Ā҇
version _ the	ā҈
version _ this	Āғāѷ
version _ |	Ā҉āѴĮҐ
version constraint	ė҉ĮҌ
version constraint of	Į҈
version constraint on	ė҇
version does	ĀҋāѸĮ҉
version does it	Į҇
version does this	Āҋ
version exactly	Į҇
version here	Į҈
version here |	Į҈
version is	Ā҆āҌė҈Įѱ
version is installed	ā҈ĮѺ
version is required	Ā҇
version number	ė҇
version of	ĀҏāҐė҆ĮҖ
version of <name>	ĀҊā҈ė҆
version of the	ā҆
version of this	Ā҇
version range	ė҉
version required	ė҈
version specifier	ėҊ
version the	ė҉
version wise	ė҆Į҆
version wise $	ė҇
version |	ĀѹāҎ
version | $	Āѹā҈Į҇
versions	ĀѯāѰČѺėҋĮҔŀҚŉҨ
versions _ <commit>	ŉ҉
versions _ <name>	ŀҋ
versions _ commit	ĀѺŉҋ
versions _ the	āѺė҆
versions _ this	ĮҊ
versions are	ė҇
versions does	Į҆ŉ҆
versions does this	Į҇
versions of	āѺė҉Į҇ŀҙ
versions of <name>	ŀҋ
versions of the	āѺė҆
versus	ďҊ
versus <name>	ďҊ
very _ commit	Ā҇
very first	Ā҇
very first commit	Ā҇
via	ĀҌāѳħҖĨ҉ĪѴ
via _ $	ĩ҉ĪѺ
via _ files	ħҋ
via _ modules	ħ҇Ĩ҇
via import	ĝ҈ĩ҉ĪѺ
via import $	ĩ҉ĪѺ
via imports	ħ҈
via imports $	ħ҈
via which	ħҎĨҌĩѺ
via which files	ħҋ
via which modules	Ĩ҇
vice	ď҉
vice versa	ď҉
virtual	ĂҚĿѺŀ҆
visibility	Āѹāѱĭҵ
visibility $	ĭ҈
visibility _ $	ĭҌ
visibility _ <name>	āѸĭҒ
visibility _ |	ĭ҈
visibility of	āѹĭҎ
visibility of <name>	āѹĭҎ
visibility |	ĭҍ
visibility | $	ĭҊ
vlaue	ĀѸđҘ
vlaue _ <name>	ĀѸđҘ
vlaue of	ĀѸđҘ
vlaue of <name>	ĀѸđҘ
vs	āҏďҙŁѸ
vs <name>	āҐďҌ
vs <name> |	āҋ
vs _ |	āҋ
w	ĀѲą҈ĵҋĽ҈ŉҊ
w <name>	Œ҈
w _ $	Āѹą҈ĵҌ
w _ <name>	Ľ҈Œ҆
waht	ĀѸāѸł҇
waht _ do	ő҆
waht folder	ő҆
waht folder do	ő҆
walk	ĀҎĢ҈
walk _ the	ĀҒ
walk _ through	Ģ҈
walk me	Ģ҈
walk me through	Ģ҈
want	Ċ҆ĭ҉
want _ know	ĭ҉
want to	Ċ҆ĭ҆Ķ҆
want to know	ĭ҆
wants	āѺĮ҆Ł҆
wants $	ėѺĮ҈Ł҆
warning	ā҆
was	Āғā҉ăѹąҜĊѸčҔĎғĐѹđѺĠғģѹĩѹĪѹīѹĬҍĭґĮѸįқİҕĲҊĴѳķѶŅҦņҡŇѺŋѷōѹŏѺőѸŒѹ
was <commit>	ĀҎāѺ
was <name>	āѯą҈č҇ĠѶĢ҈ĬҍĭҊį҉Ņҍņ҆
was <name> added	Āѱāґ
was <name> called	ĀҌāѺ
was <name> changed	Āҍāѱ
was <name> declared	Āѹĭҍ
was <name> last	į҇
was <name> moved	Ā҈
was <name> removed	ĀѷāҌ
was <name> renamed	ņ҈
was <name> written	āѵĢ҉Ĭҋ
was <path>	ĀҞāѴąҊį҈ŅҌ
was <path> added	ĀҊą҆čѶ
was <path> called	Ā҈
was <path> changed	ĀѶčҌ
was <path> last	Āґčѷ
was <path> most	į҇
was <path> moved	ā҈
was <path> part	č҆
was <path> removed	ĀҋčѸ
was <path> renamed	Ā҈
was _ $	ĀѵąҒĎ҆ĺ҈
was _ <line>	āҌ
was _ <name>	Āѯĭ҇
was _ <path>	ņ҇
was _ a	Ġ҉
was _ added	āҔąҋčѶĠѺ
was _ affected	č҇
was _ already	Ġ҇
was _ any	ā҇
was _ at	Āѹİ҆
was _ before	Ņ҉
was _ brand	ąҊ
was _ by	č҇Ĳ҆
was _ called	ĀҒāѹ
was _ changed	āѬčҎĎ҇įҎ
was _ class	Ā҆
was _ declared	ĀѸāѺĭҌ
was _ deleted	ĀғāѶ
was _ edited	Ā҈
was _ ever	Ā҉
was _ first	ĀҒāѳ
was _ former	āҌŅѸ
was _ from	ņ҇
was _ in	ĀѬāѹąҍč҈Ď҇Ġ҇įѸĸ҈ņ҉
was _ introduced	ą҆
was _ last	āѹčѷįҐİҔ
was _ latest	āѺįҌ
was _ most	į҈İ҆
was _ moved	Ā҉įѹ
was _ named	ņ҇
was _ of	Ā҉ĎѺ
was _ old	Ņҋņѹ
was _ originally	ŅҊ
was _ part	ĀѺč҉
was _ previously	Ņ҉
was _ public	āҎĠѷ
was _ removed	āҊčѸ
was _ renamed	Ā҉ņҐ
was _ to	ŅҐ
was _ touched	āѹč҆į҉
was _ value	āҊ
was _ very	Ā҆
was _ what	ā҇
was _ which	Ā҇ā҉
was _ why	ā҉
was _ written	āѹĢ҉Ĭҋ
was _ |	Ď҇Ġ҉Ņ҇
was added	ąҐ
was added in	ĀѺą҉
was altered	ā҆įѺ
was altered in	ā҆įѺ
was born	ąґ
was born $	ąҎ
was changed	ĀѷāҊĎ҈
was changed $	į҆
was changed last	ā҆
was committed	āѺİҌ
was committed last	İ҉
was created	Āѹą҇
was created |	ą҆
was formerly	ŅѺņҋ
was given	Ő҆
was given $	Ő҆
was in	ĀѺāҌ
was introduced |	Ā҇ąѹ
was it	ĀѹāѺŅҏ
was it called	āѹŅҋ
was last	įҋ
was last changed	į҇
was line	āҌ
was line <line>	āҌ
was made	āѴĬ҈ĭ҇
was modified	ĀѺĎ҆
was moved	āѵŅғņ҉
was moved $	ņ҆
was moved from	ŅҌņѷ
was moved to	ŅѺņҋ
was moved |	Ņ҇
was named	Ņ҆
was once	ņ҇
was once named	ņ҇
was part	Ā҉ĎѺ
was part of	Ā҉ĎѺ
was previously	ŅѸņҊ
was previously called	ŅѸņҊ
was released	Ġ҆
was released |	Ġ҆
was renamed	ĀѸā҆ŅҊņҌ
was renamed from	ŅѲņҒ
was renamed in	ŅѺņҊ
was renamed to	ŅҚņѬ
was renamed |	ā҉
was the	ĀҘāҖąѯİ҇Ņ҉ņѲ
was the class	Ā҈āѸ
was the first	ĀҊāѺ
was the former	āҌŅѸ
was the last	ĀѶį҈İ҈
was the latest	āѺįҊ
was the old	Ņҋņѹ
was the value	āҊ
was the very	Ā҆
was there	āѺĠґ
was there a	Ġ҈
was there ever	ā҆
was turned	Ņ҆
was turned into	Ņ҆
was using	ā҉
was wondering	ĀѹāҒ
was wondering in	āѺ
was wondering what	ā҇
was wondering which	Ā҈āҋ
was wondering why	ā҉
was written	ĺ҈
was written $	ĺ҈
way	ďҋē҆Ħ҈ħҋ
way _ $	āѷħ҇
way _ importing	Ā҉
way _ run	ā҉
way _ |	ā҈
way of	Ā҆āѵē҇
way of importing	Ā҉
way to	āҍ
way to run	ā҉
way |	Ā҆āѷħ҇
way | $	Ā҆āѷħ҇
wc	āѷĳң
wc _ <path>	ĳ҈
wc _ give	ĳ҇
wc _ say	ĳ҈
wc l	āѷĳң
wc l <path>	ĳ҈
wc l give	ĳ҇
wc l say	ĳ҈
we	Āѹāѷă҇Ċ҆Ďѷėҕĝ҈ĠҊġҌįѷĶѹļ҇łҌŋҋŎѺŔҊ
we _ $	ĀҎāѺėҒōѹ
we _ <name>	ĀҕāѤėѺĠ҆Ģ҇ō҈
we _ <path>	ĝҋ
we _ a	Ā҉āѴġҋ
we _ for	ō҉
we _ here	ł҇
we _ on	ĀҔāѭĖ҆Į҆
we _ one	ā҈
we _ that	ġҋ
we _ the	āҌĶѺ
we _ |	ň҆
we depend	āѺĖ҆
we depend on	āѺĖ҆
we got	āѺă҆
we got <name>	Ā҈
we had	āѸ
we had a	āѹ
we have	Āѹāѵą҆ġҖłҋŋ҆ōѺ
we have <name>	āѸŋ҇
we have a	ġҋ
we have for	ĀѺō҉
we have here	ł҇
we have in	Ā҆
we have one	ā҈
we have |	ň҆
we import	ĝҋ
we import <path>	ĝҋ
we lost	Ā҇
we need	Ģ҉
we need <name>	Ģ҉
we re	āѮĮ҇
we re <name>	āѸ
we re on	Į҇
we require	ė҈
we use	Āҋā҇Ķѵ
we ve a	ņ҆
wear	ēҎ
wear $	ē҈
wear _ $	ē҆
wear |	ē҆
wear | $	ē҆
week	Āѵāҕ
week $	ĀѺāҍ
week _ $	āҍ
week |	ā҉
week | $	āҋ
well	ĀѯāҟĤ҆
well _ $	āҊ
well _ |	ĀѸāҏ
well designed	ā҉
well enough	ā҆
well enough |	ā҆
well the	Ĥ҆
wen	ĀҏāѺ
were	āҥĄҊĢѺİѺĽ҆
were _ between	ĀқāѪ
were _ by	āҊ
were _ in	Āѹā҆
were _ since	ĀҊāѹ
were _ |	ĀѰāҒĄ҇
were added	ĀѶāҊăҍĄ҇ČѸ
were added from	ă҆
were added |	Ą҇
were changed by	Č҆
were created	ă҆
were deleted	āҎ
were deleted between	Āҍāѵ
were deleted from	ā҈
were deleted |	ĀѴāҐ
were fixed	ā҆
were is	āѺċ҆Ľ҆
were modified	Č҇
were removed	ĀґāѶăѺ
were renamed	Ā҆
wether	ĀѸā҆Ě҆Ĭ҆
wether <name>	Ě҆Ĭ҆
wether <name> is	Ĭ҆
wether _ is	Ĭ҆
what	ĀѲāѥĂҊąҐĆѷćҖĈѧĉҎĊҊċѸČҌčѕĎѳď҈ĐѵđҖĒҊēҘĔҋĕҐĖҏėҍĘѫęѪĚѠěѶĜѤĝџĞҏğѵĠѧġѰĢҢģқĤґĥ҆ĦѤĨѺĩҎĪқīҔĬѢĭўİҒıҒĲѤĴҊĵѹĶѬĸѹĹѴĻѱļѸĽѶĿҗŀҊŁҕłҍŃґńқŅҐņҗŇҐň҆ŉҋŊѶŋѫŌѩōҐŎѥŏ҆ŐҊŒѸŔѶŕҙ
what $	ĀѸđҎĔҌĕѺĢҒģѹĥѺĩѺĪҋĬ҉ň҈ŏѺ
what <commit>	ā҉
what <commit> did	ā҉
what <name>	āҍć҉ĉғď҉đѹěҏĢҎģҎĬ҉Į҇ŀѺŇѺňѹ
what <name> commited	Ā҉
what <name> do	ėѺĮҋ
what <name> does	ĢҐ
what <name> extends	ć҆
what <name> has	ć҈
what <name> inherits	ć҇
what <name> is	Āҕě҇Ģ҉Ĭҋ
what <name> version	ėҊĮѹ
what <path>	ā҇ģ҆
what <path> exposes	ģ҉
what <path> is	Ā҆
what _ $	āѢć҇ĊҊđ҈ĕҌģѺŁ҉ł҆ŅѺŇҏő҆
what _ <commit>	ČҊ
what _ <mark>	ĀѸāѹĒҗ
what _ <name>	āѨĊҝĐѸđҊĒѹēҟĔҍĠѹĢҋģѺĤѸĥ҉ĿѺŁѶŅҎņҔňҔ
what _ <path>	Ā҆Ņҏņґ
what _ a	ĀѪāҗł҇
what _ above	ćҎ
what _ added	Ā҆āѸąҎ
what _ after	ī҆Ňҋ
what _ all	āѶĆ҇
what _ and	ĀҌ
what _ are	ĀѵāҐĊѹė҆ģ҇ī҆ĿҎō҈
what _ at	İҋ
what _ be	ĀѸģ҆ń҆
what _ been	Ā҆
what _ below	ňҌ
what _ between	Ł҉
what _ break	āҐ
what _ brings	Īҍ
what _ brought	ĀҊ
what _ called	āѸĉ҉ġҍ
what _ calls	ĊҌ
what _ can	Ā҈āѵĞ҇İѹ
what _ cases	ĀҍŊѹ
what _ changed	ĀҍĎѶ
what _ ci	Ā҆İѺ
what _ class	ć҉ňѸ
what _ classes	ŀғ
what _ code	ō҇
what _ come	ĊѺń҇
what _ commit	ĀѷāҐ
what _ commited	İ҆
what _ committed	İҍ
what _ concrete	Ă҆
what _ contains	ĺҒ
what _ declares	Ķ҆
what _ decorated	Ēҋ
what _ decorator	ā҇ĒѺ
what _ derive	Ā҇ňѺ
what _ derived	Āѹćѷňҕ
what _ did	ā҉ă҉ČҌńѸ
what _ different	āҊ
what _ do	āҔĊ҈ďѺĢѸķ҇ōѹ
what _ does	ĀѪāҗćѶĐ҇ē҉Ĕ҇Ğ҆ĢҔĥҍıғĳѵĵҌķҍľѵĿ҇ŀҍŁ҇ŃѹńѵŇҋňҊŌѶőҋ
what _ dropped	ă҆
what _ exported	ģ҆
what _ exports	ā҆
what _ exposed	ĀѺģҍ
what _ exposes	ģҟ
what _ extends	ć҆
what _ file	Ā҇
what _ files	ĀѴă҆Ą҆ĩ҉
what _ from	ĀѸĐ҆ňғ
what _ functions	āѺĉҊō҈
what _ gave	ą҇
what _ get	Ī҉
what _ happen	āҊ
what _ has	ĀѶāѴą҇ć҇į҆Ļ҇œҌ
what _ have	āѸō҉
what _ i	ĀѷĂҐĖ҆ğѹĢ҇ģ҈Ĵ҆Ŀ҆ŁҐń҆Ňѹ
what _ if	āқ
what _ implement	ĥ҉
what _ imported	Āѷā҉Īґŏ҆
what _ imports	ŏҊ
what _ in	Āғāғđ҆ē҆ĔѺĞ҇ĩғĪѶőѸ
what _ include	ŉ҈
what _ inherits	ć҉
what _ inside	ĀҍāҖĢѹŒѴ
what _ introduced	Āѷąҋ
what _ is	ĀҎāѺē҇ėҋě҆ĢҐĪѸĬ҆Ķ҈ĸҊŀѸŅѺŒ҆
what _ it	ćҊĊ҈čѺĔ҉Ģґģ҇ĪҌİ҇ĻѺŅ҈
what _ its	Ā҆āѯĢҊĤ҈ŁѺŅҊő҆
what _ line	ā҆
what _ made	ģ҉
what _ members	Ĥ҆
what _ methods	Ŀ҇
what _ modules	Ī҇
what _ must	ĀҋāѷĂ҇Ňѹ
what _ new	ĀѹāҌ
what _ number	ĀѶĳҐ
what _ of	ĀѱāѲė҈ĢѺħ҉Ĩ҇ĪѳĮҖĵ҈ľғłҕń҇Ň҉Ŋ҈Őҍ
what _ off	ŕҍ
what _ on	ĢѹĩҟĴ҇
what _ or	āѺđҊ
what _ other	Ī҆
what _ packages	Ė҆
what _ pulled	Ė҆Ī҈
what _ put	ń҈
what _ raised	ĀѶńҏ
what _ route	Ĩ҈
what _ should	āҔ
what _ somebody	İҍ
what _ start	ŕ҇
what _ symbols	ģ҆
what _ take	ď҈
what _ teh	ĀҐ
what _ tested	Ā҉
what _ tests	ō҇
what _ that	Ģ҉Ī҈
what _ the	ĀҘą҆ćҍċѺĎҏď҈ĕҎĖ҈ğѹħ҆ī҆įҕĶѹŁ҇łѷňѯŊҍőѹŒ҉
what _ their	ē҇
what _ there	Āѹģ҇ŀ҉
what _ they	āѯĤ҆Ī҈
what _ this	Ā҈āѹĖ҆łҌ
what _ throws	ŃҊ
what _ to	āҊ
what _ type	āҋ
what _ version	ėҊĮѹ
what _ versions	ŉҋ
what _ want	ĭ҇
what _ was	ĀҊąѹĢ҈Ņҏ
what _ wc	ĳҎ
what _ we	Ģ҉
what _ were	āґăѵĄ҆
what _ when	ā҆
what _ will	Ŀ҉
what _ would	Ā҆đѺő҆
what _ written	āѺĴҍ
what _ wrong	ĀҏāґĴѷ
what _ you	ā҆
what _ |	ĀѺāѮď҆į҈ĸ҆Ĺ҈Ņ҆ŇҊňѺŏѸ
what a	Ă҈
what a concrete	Ă҆
what all	āѭĉ҇Č҆Ē҇ĥ҈Ł҉
what all classes	ĥ҈
what all is	ĀҐ
what annotations	ēҎ
what are	āѳĆ҆ĉ҆ē҈ĖҌĤҏıѵĿ҉ň҇
what are <name>	ć҈ň҈
what are all	āѶĆ҇
what are its	Ĥ҉
what are the	ā҈Ċ҆Ė҉Ĥ҇ıѶ
what are their	ē҇
what are they	āѹ
what arguments	Ł҉
what arguments does	Ł҇
what as	Ł҆
what attributes	Ĥҍ
what base	ćҕňѲ
what became	ņ҈
what became of	ņ҆
what branches	Ā҆
what breaks	āҖ
what breaks if	āҋ
what calls	ĀѶĉ҉Ċ҇
what calls are	ĉҋ
what calls it	ĀѺĊ҉
what can	ĀѯĞ҇ģҔĩѺĿ҈Łҏń҆
what can be	ĀѺāѺģ҇ŁҊń҇
what can i	Āѷģ҆Ŀ҇
what can other	ģ҇
what causes	ŕ҆
what changed	ĀҒāѲ
what child	ĥѷŀҍň҈
what child classes	ĥѷŀҍň҈
what circumstances	ā҇
what class	ĀѹćҒ
what classes	ĀҐćѲĥҎňҊ
what classes derive	Ā҇ňѺ
what classes is	ň҇
what classes |	Āґćѵ
what code	āѵĊ҇ğҌĴ҆ŃҔ
what code calls	Ċ҆
what code throws	ŃҊ
what comes	ī҇İ҇
what comes after	ī҇
what comit	ąҊ
what comit added	ąҊ
what commands	Ğ҈
what commands do	ā҆
what commands does	Ğ҉
what commit	āѲąҬį҆
what commit $	ą҆
what commit brought	ą҆
what commit did	Āҏ
what commit gave	ą҇
what commit has	ą҈
what commit introduced	Āѷąҋ
what commit is	İ҆
what commit was	ĀҌąѺ
what commit we	Ā҇
what commit |	Āѷį҉
what commits	ĀҎĎѶ
what commits changed	ĀҎĎѶ
what data	ĀѺĤҌ
what data members	Ĥ҆
what date	į҈
what date has	į҈
what decorators	ēҏ
what decorators does	ē҆
what default does	Ĕ҆
what dependencies	Ī҉
what dependencies does	Ī҉
what depends	ĩҒ
what depends on	ĩҒ
what did	ĀѺāҒčѸĠѺĪ҇İ҈Ņ҈ņҋ
what did <commit>	ā҈
what did <name>	ĀѹāҎĠѺņ҇
what did <path>	Āѹā҇ņ҇
what did the	ĀҌāѷ
what did they	ĀѺāѶĪ҈
what did we	ā҆
what differs	ā҆
what differs |	ď҇
what dir	ő҉
what dir $	ő҉
what directory	ő҇
what do	āҋĂ҈Ĵ҇ń҇ŇѺ
what do i	āѸĂ҈ń҇ŇѺ
what do the	ā҉
what do we	Ģ҉
what does	Ā҈āҠČ҈đҔĒ҆ēѸĔҊĕҋģҒħѺĪҘĻѺń҆ŏҌŕѸ
what does <name>	Ā҈āҌćѵđҌĔ҉ĕҊģ҆Ī҆ń҆
what does <path>	Āҋ
what does it	āҋĢ҆ģ҇Īҍ
what does line	ā҆
what does the	ĀѱāҐćҋđҊĢѹģ҇ī҆Ł҇ŕѺ
what does this	ĀҋāѺĖ҇
what does wc	ĳ҇
what else	āҌ
what errors	ā҆ńҋ
what errors did	ā҉
what events	ŕҌ
what exactly	ā҈įѺ
what exactly was	ā҆įѺ
what exception	ń҇
what exceptions	ńҕ
what exceptions <name>	ń҆
what extends	ňҎ
what extends <name>	ňҎ
what fields	ĀѹĤҗ
what fields does	Ĥ҈
what fields is	Ĥ҇
what file	Āѷāѳğ҈ĵ҆Ķ҇ķ҈ĸ҈Ĺ҇ĺғĻ҉Ľ҇ņѷŒҋœҍ
what file contains	ĺҒ
what file does	ķ҆
what file has	Ļ҇œҌ
what file |	ĸ҆Ĺ҈
what files	āѴăҋĄ҆ČҒĩҋ
what files did	Āѹă҉ČҊ
what files got	Ā҇
what files were	ā҉ăѹĄ҆
what files |	Ć҆
what folder	őҐ
what folder does	ő҆
what folder would	ő҆
what for	ł҇ŏѺ
what for a	ł҈
what for |	āҋŏѺ
what from	Ī҇
what from other	Ī҇
what function	Ń҆
what functions	Ā҈āѹĉ҉Ċ҉Ŀ҆ŃҒ
what functions $	ĊҌ
what functions does	ĉҌ
what functions in	ā҇
what gets	ĉ҆Ė҉ĪҊ
what gets pulled	Ė҆Ī҈
what goes	ĀҌŁҌ
what goes between	ŁҊ
what goes wrong	ĀҌ
what had	Ņ҈
what happened	Āҋ
what happens	āҘ
what happens if	āҐ
what has	ĀѺď҆ĒҊņҌ
what has <name>	ď҆ņ҉
what has commit	ĀѹāҌ
what has somebody	İ҆
what i	ā҆ĭ҇
what i want	ĭ҇
what implementations	ĥҏ
what implements	ĥҊ
what import	āѺĨ҈ŏҊ
what import route	Ĩ҈
what imports	ĀѸĩҐĪ҉
what imports <path>	ĩҋ
what imports |	ĪҊ
what inputs	ĀѺŁ҉
what interface	ī҇
what interfaces	āѺīҖ
what interfaces are	ī҆
what interfaces does	ī҇
what is	ĀҬāѶć҉ĊѭċѷĎҎĐѲđҎĒ҈ĖѺęѺĚѸěѷĝѶġ҉ĢқģҌĥѸħ҆ĩѷĪ҈ĬѵĭѶĲѹĳ҈ĴҍĶѷĺѹľҎŃѺŅѸņҕŇ҇ňҊŉѸŊҏōѶŒѶŕѺ
what is <name>	āѰć҆ĊѹĐѺē҉Ĕ҆ĢҔģѺĩ҈ľ҆ņ҇ŇҊň҆
what is <path>	ņ҉
what is a	Āѱāғ
what is called	āѸġҍ
what is decorated	Ēҋ
what is derived	Āѹćѷňҕ
what is different	āҊ
what is exposed	ĀѺģҍ
what is imported	ĀѷāҊĪҎ
what is in	Āҋđ҆Ğ҈ģ҉őѺ
what is inside	ĀҏāҐĢѹŒѴ
what is it	Ā҆ĢҌİ҈
what is its	āѵĢҍŅ҇ő҆
what is made	ģ҉
what is new	āҌ
what is on	Ā҆
what is raised	ĀѶńҏ
what is teh	Āґ
what is tested	Ā҉
what is the	ą҉ć҆ĊѸĎґĔ҆ĕ҆ĢҋģѺħ҈įҍı҉ľ҈łѺŅѶŇ҆ňѴŊҏŌ҇Œ҆ŕѺ
what is there	ģ҈
what is this	ł҉
what is written	āѺĴҍ
what is wrong	āҐ
what it	Ģғ
what it does	ĢҎ
what it used	ā҆
what job	ĀѸĢҐ
what kicks	ŕ҈
what kicks off	ŕ҈
what kind	Ā҇āҍŇҍŐ҇
what kind of	Ā҇āҍŇҍŐ҇
what kinds	ń҇
what kinds of	ń҇
what libraries	Ė҇
what licence	āѹıҎ
what license	ı҈
what line	ĀѳāѺċ҆ĐҏđѺĳ҇ĴѸĵҏĶ҇ĸ҇ĺҋļ҈ĽҎŔ҇
what line <name>	ĺ҉
what line does	ĀѺāҋĐ҆ĳѸĵҎķҋ
what line is	Ķ҇ĸ҇
what line number	ĀѶĳҐ
what line of	Ľ҆
what line |	ĀҊ
what makes	ŕ҈
what makes the	ĀҎāѶ
what members	Ĥ҈
what members are	Ĥ҈
what methods	Ă҇ľѶĿҖ
what methods are	ĿҊ
what methods does	ľѺĿҌ
what module	ċ҇
what modules	ħ҇ĩ҈ĪҊ
what modules brings	Ī҇
what modules is	ĩ҉
what must	ā҈ğѹ
what must i	āҋğѹ
what name	āѹŅ҇ņҐ
what name did	Ņ҆
what names	ģҐ
what names are	ģҊ
what names does	Ā҇
what names in	ā҇ģѺ
what new	Ą҆
what number	ĀѶā҉đҌĪѶľҒŊ҆
what number does	Āѷāҍ
what number of	ĪѶľҒŊ҆
what number or	đҊ
what occasions	ŕ҈
what order	āҎ
what order are	ā҇
what other	ĀѶā҉ĉҊĩ҇Ī҆
what other files	ĩ҉
what other functions	ĉҋ
what other modules	Ī҇
what other packages	ĀѺā҇
what overrides	ŀҒ
what packages	ĀҊāѴ
what parameters	ĀѹāҋŁ҉
what parameters does	ĀѺā҇Ł҈
what params	ŁҕŇѺ
what path	Ņ҈Œ҇
what places	ĀҍĊ҈ğѹ
what point	Đ҈
what properties	Ĥҏ
what protocols	ī҆
what pulls	ĩҕ
what pulls in	ĩҕ
what quantity	Ď҆
what quantity of	Ď҆
what release	āѹėҎŉ҆
what release of	āѹėҎ
what releases	ŉ҈
what relies	ĩҎ
what relies on	ĩҎ
what return	Ň҆
what revision	ĀҎ
what role	Ģ҇
what route	ħ҇
what route of	ħ҇
what script do	ķ҆
what section	Đ҆
what section from	Đ҆
what sets	ŕҊ
what should	āғ
what sits	ň҈
what sort	ł҉
what source	Œ҆
what source file	Œ҆
what stands	āѮćҋĕ҆İ҇ĴҊŇ҉
what stands after	Ňҋ
what starts	ŕ҈
what starts the	ŕ҇
what steps	Ā҇
what steps does	Ā҇
what subclasses	ŀҊ
what subdirectory	őҋ
what subdirectory does	ő҈
what subfolder	ő҆
what subfolder did	ő҆
what tags	Āѹā҈ŉҊ
what tags include	ŉ҈
what test	Ā҈ŊѶō҈œҊ
what test cases	ĀҍŊѹ
what test functions	ō҈
what tests	ĀҊāѴŊѹōҥ
what tests <name>	ō҇
what tests are	Ā҆
what tests do	Ā҇
what tests does	Ā҈
what tests is	ō҆
what tests would	Ā҈
what that	Ā҇
what the	ā҈Ģҋİ҉
what they	ā҉
what things	ģ҇
what things get	Ī҉
what time	āѺį҆
what time did	āѺį҆
what to	ń҈
what to put	ń҈
what traits	īҊ
what triggers	āѷĊҝ
what triggers the	Āҋāѹ
what type	ĤѸłҊŇҞŐқ
what type <name>	ĀҍāѸ
what type does	āѶŇҏ
what type is	ĀѲāҍŇ҆Őҋ
what type of	łҌ
what type the	Ő҆
what type |	Ňҋ
what types	ĥ҈
what unit	ō҇
what unit tests	ō҇
what unused	ŏ҈
what unused imports	ŏ҈
what value	Ā҈āҕđҐŐѸ
what value does	āҌ
what value is	ĀҊđ҉
what values	āҋ
what version	ĀѺāѸėҍĮҚ
what version of	āѺėѹĮҝ
what versions	ėҊ
what was	į҇İҒŅҢ
what was <name>	Ā҈āѸŅ҇
what was <path>	Ā҈Ņ҆
what was added	ĀҋāѺ
what was committed	İҍ
what was in	ĀѺāҌ
what was it	Ņ҈
what was the	įҊŅҎņѸ
what which	ģ҆
what which symbols	ģ҆
what will	ā҇Ă҇ĔҊ
what will i	Ă҇
what would	Āҋāҍĳ҇
what would be	āҌ
what would break	āҐ
what would happen	āҊ
what would i	āѸĢҋŁ҇
what would wc	ĳ҈
what |	āѥć҈đ҉ĕҍĴ҆Łѹł҆ń҈ŇҒ
what | $	āѦć҈đҊĕҍĴ҆Łѷł҆ń҈Ňґ
whatever	ĀѶĔ҈ĕѹŐ҆Œ҆
whatever <name>	Ĕ҈ĕѹŐ҆
whatever _ is	Ĕ҈ĕѹ
whatever its	Œ҇
whcih	Āҏāѷ
when	āҟąҍĊѲĔқĕҎĖҎĦѶĨ҉ĩѺĬѺĮѵįҵń҆ŅѵņѷŌҍŎҐŒ҇ŕґ
when <name>	ĕ҆
when <name> is	āѹĕ҆
when <tag>	āѺĠ҈
when <tag> was	Ġ҆
when _ $	Ė҆į҆Ŏ҆
when _ <name>	ĀҎāҏĔґĬѸįҊń҇Ňѷ
when _ <path>	įҏ
when _ call	Ā҆āѵĔҌŁ҆ń҇
when _ caller	ĕ҈
when _ import	Œ҇
when _ is	Āѹāҋĕҋ
when _ it	Ā҆āҌ
when _ line	ā҇
when _ open	Ĭ҈
when _ rename	ā҆
when _ somebody	į҇
when _ start	Ĩ҈
when _ subclass	āҋ
when _ support	ā҆
when _ test	ĀѺāҌ
when _ tests	āѹŎ҉
when _ the	ĀѬāҘį҇İ҇ŕҋ
when _ they	ā҇
when _ this	ĀҐāѴ
when _ was	ĀѺĠ҆Ņѹņ҉
when _ we	ĀҕāѴįѹ
when _ |	āѷŌҋ
when calling	ĀҍĔ҉ń҇Ňѹ
when calling <name>	ĀҍĔ҉ń҇Ňѹ
when did	āҝįҎ
when did <path>	ĀѹāҊ
when did it	ĀҊ
when did somebody	į҆
when did the	į҈
when did they	ā҇
when do	ĀҋāѸ
when do the	Āѱāҏ
when do we	ĀҚāѧ
when does	ĀѵāҌŕҍ
when does <name>	ā҇
when does the	ŕ҉
when has the	į҇
when i	ĀѰāѷĂ҇Ĕ҇ĨҋĬ҆Œ҆
when i call	Ā҆āѶĔ҉Ł҆ń҇
when i import	Œ҇
when i open	Ĭ҈
when i rename	ā҆
when i start	Ĩ҈
when is	ĬѹįҎ
when is <name>	āҋĬѺ
when is <path>	āѷįҊ
when it	ĀѶāҍď҆Ė҇Ņѹņ҉
when it is	ā҉
when it was	Ņѹņ҉
when run	Ŏ҉
when run $	Ŏ҆
when running	Ė҇
when somebody	Ā҆
when the	ĕ҈Ŏ҈
when the caller	ĕ҈
when the tests	āѹŎ҈
when was	Āҟį҈İ҇ņѺ
when was <name>	į҆
when was <path>	ĀҊ
when was it	āҌį҆
when was line	ā҇
when was the	āҌįѸİ҇
when will	āҎ
when will support	ā҆
when you	Œ҇
when |	į҆
when | $	į҆
wher	āѳğ҆ō҇œҌ
wher <name>	Āѹō҈
wher _ is	ĀѺō҈
wher _ the	āѶğ҇ĵ҇œ҈
wher does	ğ҇ĵ҇
wher does the	ğ҇ĵ҇
wher in	Đ҆
wher the	Ā҆
where	ĀѱĂѸąҎĆҘćѰĈѷĉѴĊҕċҠčѸĎѺĐҤđѦēѷĔѺėѹĘѹęѴĚѸěѶĜѹĝѶğҖĠѳġѬĢѶģѸĤѲĥѶħѺĩҕīѵĬѢĭѧĮѹįѷĳѸĴѺĵҚĶҟķҙĸҐĹҘĺҠĻҔļқĽқľѷĿѵŀҋŁѶŃҒńѷņҟŇѸňѳŊѺŋѪŌѬōҐŎѷŏѹŐѴőҐŒҌœҜŔҙŕѺ
where $	āѶĶ҆ĺ҆Ľ҉ņҌ
where <literal>	ĀѺķҌĽҊŔѹ
where <literal> is	ĀѺķҌĽҊŔѹ
where <name>	āҎĆ҈Ċ҆ĐҐĵѶĹ҉ļѺĽѷŀ҆
where <name> is	Ć҉ķ҇Ĺ҆ĽѺ
where <name> sits	Đ҇
where <name> was	ą҇
where <option>	ċ҆
where <option> is	ċ҆
where <path>	ą҈ĩ҇
where <path> was	ą҆
where _ $	āѨĊ҇ķҎļ҆ŀ҉ō҉œ҈
where _ <name>	Āѷā҈ĆѹĊ҇ĐҌĠѸķҌĺҔĻѺļҋŃ҈ņ҉ōґőѵ
where _ <path>	ĀѴāѶĐ҈ĩ҈ŅҌņ҉
where _ a	Ā҈āѹ
where _ all	āѸĆ҉ķ҆
where _ calls	ā҉ļѹ
where _ class	ĵҔ
where _ enum	ā҆
where _ function	āҕ
where _ gets	ā҆
where _ has	Đ҆
where _ i	ķ҈ĹҊĽ҇œ҆
where _ interface	ā҉
where _ is	āѶĆҎĩ҆ķғĹ҇ĺѹĻ҈Ľ҇Ń҆
where _ it	ĀҪāѶĐҊġѹĬѺķ҈ŋѵŒҊ
where _ its	āҝĶѺ
where _ method	Ĺ҇
where _ nested	Ļ҆
where _ of	āҎĐ҇ĵѹ
where _ one	Ā҇
where _ sits	Đ҇ő҆
where _ situated	ő҆
where _ struct	ĵҊ
where _ that	ļ҆
where _ the	ĀѷāҊċ҈ĐѴđѸğғĶ҉ķѴĸ҆ĺҍĻ҆ļҋŃҊŌѸőҕŒ҈
where _ they	āѺĆҍ
where _ tree	ő҉
where _ was	ąҍ
where _ we	Āҏ
where _ |	Đ҆
where all	Ć҇
where all is	Ć҇
where are	ĀѹāҏĆҍŃ҉
where are all	āѹĆ҉
where are its	āҙ
where are the	Ń҉
where are they	Ć҇
where can	ĀѺ
where can i	Ĺ҆
where class	āҋ
where class <name>	āҋ
where cls	ĵҏ
where cls <name>	ĵҏ
where d	Ĺ҆
where d they	Ĺ҆
where did	ĀҊāѭĠѸĶ҈Ņ҆ņҎ
where did <name>	ĠѸņ҉
where did <path>	ņ҉
where did it	ĀҌ
where did the	Ķ҉
where did they	ĺ҆
where do	ĀҔāќğҋĶѹœ҇
where do i	āѷĵ҆œ҇
where do the	āѴğҌ
where do they	Ć҆
where do we	Āҏ
where does	ĀѦā҉Ċ҆Đ҈ķ҇ĸҌĻҌŃ҈ō҉
where does <name>	Ā҇ķҌō҉
where does it	ĀҎĊ҈
where does the	Āћāҍċ҆ĸ҈Ļ҈Ľ҈Ń҈œ҆
where else	Āҏ
where enum	ā҇
where exactly	āѹķҎ
where exactly $	ķґ
where exactly |	Đ҆
where has	āѸĺҋņ҉
where has the	ĺҋ
where in	āҋċ҆Đ҆ļ҇őҒœѸŔҊ
where in <name>	ļ҈
where in the	āҔő҆œѹ
where in tree	ő҉
where inside	Đ҇ļҌ
where inside of	Đ҇
where inside the	ļ҈
where is	ĀҖā҇ĆѶċ҇Đ҆đѺġѸĩ҆ĬѷĭѹĺҘĻҕĽѷŋѴŌѺō҆őҐŒґ
where is <name>	ĀѮā҈ĆѺĊ҆ĐҌĺҘŃ҆ō҉őѹ
where is <path>	ĩ҆
where is it	ĀҔġѹķҍŋѵŒҊ
where is its	ā҇ĶѺ
where is situated	ő҆
where is the	ĀңāѺĐѸĵѺĺѹĻ҈ŃѹőґŒ҉
where is this	ā҈
where one	Ľ҇
where should	ā҈
where stands	ĵ҆
where the	ĀѷāҙĵҋĶҏķѴĹ҉ĺ҇Ľ҇
where the <name>	ĺ҇Ľ҇
where the class	ĵҒ
where the enum	ā҆
where the function	āҕ
where the interface	ā҉
where the method	Ĺ҉
where the nested	Ļ҆
where was	āѺŅҋ
where was <path>	Ņ҇
where we	ĀҌ
where within	ĻѸļҏ
where within the	ĻѺļ҉
where |	āѪĊ҈ļ҆ŀ҉ōҊœ҈
where | $	āѪĊ҈ļ҆ŀ҉ōҊœ҈
whereabouts	ĀѮāѫĐҏĵҊĶҋķҙļ҉Ľ҉ŋѺőҔœҏŔ҇
whereabouts _ <name>	ĀѺķҋő҉
whereabouts _ <path>	Đ҆ő҆
whereabouts _ it	œ҆
whereabouts _ the	ĶҊļҊő҆œ҆
whereabouts _ they	Ľ҆
whereabouts did	Ľ҆
whereabouts did they	Ľ҆
whereabouts has	őҌ
whereabouts in	āѹĐҎœ҆
whereabouts in <name>	Đ҆
whereabouts in <path>	Đ҆
whereabouts in the	ő҆œ҆
whereabouts is	āѸĵ҇Ķ҇ļ҆
whereabouts is it	œ҆
whereabouts is the	ļ҆
whereabouts of	ķҌ
whereabouts the	ķ҆
whereabouts the <name>	ķ҆
whether	āѶĈҏĊѺčҕĘ҉ęҊĚ҉ĜҒĝ҆Ġ҈ġҋĦҌħѺĬғĭҌİѸŃѹňѺŋ҇Ŏҍœѵ
whether <commit>	čҊ
whether <name>	Ā҉āѹĘҋęҊě҆Ĝ҈Ġ҆Ĭ҈ĭҊ
whether <name> calls	Ę҈
whether <name> is	ĀҌāѺě҆Ĭ҇ĭ҉
whether <path>	ĜҌĝ҆
whether <path> is	ĝ҆
whether _ <commit>	čҊ
whether _ calls	Ę҈
whether _ class	Ě҇
whether _ def	Ĭ҇
whether _ identifier	ġ҈
whether _ imports	Ĝ҈
whether _ is	Ā҈āѷě҆ĝ҈Ħ҆Ĭ҆ĭ҉
whether _ named	ā҈
whether _ test	Āґāѷŋ҇œѸ
whether _ tests	Ŏ҆
whether commit	čҊ
whether commit <commit>	čҊ
whether it	Ĉ҆
whether something	ā҈
whether something named	ā҈
whether the	ĀҊāѶĈ҇Ě҇ġ҇ĬҊĭ҆İѹŋ҆Ŏ҇œѸ
whether the <name>	Ā҆
whether the class	Ě҇
whether the def	Ĭ҇
whether the identifier	ġ҈
whether the test	Āҏāѷŋ҆œѸ
whether the tests	Ŏ҆
which	ĀѱāѱĄ҉ąҎĆҊćҌĈѦĉҍĊҋČ҉čѠĎѲďҊđѸĒҍēҐĕҌĖ҇ĘѧęѪĚѦěѫĜўĝѥĞҍğҍĠѫġѨģҏĤ҉ĥҋĦѫħґĨҔĩҒĪҌīҕĬђĭќİ҆ıґĳѭĴѳĶ҆ĺҎľѧĿ҈ŀҐŁҍŃҎńґŅ҇ņ҉ŇҎŉҚŊѧŋѭŌѨōҝŎўŏҌőҊŒҊœ҈Ŕ҉ŕ҆
which <commit>	ŉ҇
which <commit> is	ŉ҆
which <mark>	ēҍ
which <name>	āѹćҔďҊē҉ė҉ŀѹňѹōҊ
which <name> <name>	āҌ
which <name> does	ĀѷćҎė҇Įѹ
which <name> has	ķ҉
which <name> is	Ā҇āѺć҆ďҌňѺ
which <name> version	ė҆
which <name> versions	Įҋ
which <name> was	Ā҇
which <path>	āѷĨ҈
which <path> gets	Ĩ҈
which _ $	ĀѣāѦćҎğ҇ĩҋīҌĮ҈ıҍĵѹĹ҉ő҉œ҆
which _ <commit>	Č҆
which _ <name>	Ā҆ąѹĊѹĥғĩҐĺ҆ļ҆ŀҋœѺ
which _ <path>	ĀѲā҈Ď҇
which _ a	Ĺ҈
which _ accept	ā҆
which _ added	ą҈
which _ adds	āѸċ҉
which _ all	ā҆
which _ and	ģҊ
which _ applies	āѹĔ҇ı҇
which _ are	ĀҏāѦĉҋē҈Ė҆ģ҉ħ҆ĩѺĪҌĿҊŏ҇
which _ became	āѺŅҞņѶ
which _ belong	ā҇Ĥ҈
which _ besides	āҎ
which _ brought	ą҈
which _ call	ĊҎ
which _ called	ŋ҆
which _ came	ņ҆
which _ can	āѵŃҊŏ҆
which _ carry	Ē҈
which _ cases	ō҆
which _ catch	ā҉Ńѹ
which _ changed	Ā҉āѸ
which _ check	ā҇
which _ class	Ā҈
which _ classes	ŀҎňѺ
which _ come	ĀҊ
which _ comes	ć҈
which _ contain	ĀҍŉѺŔҋ
which _ contains	ķ҆
which _ could	ā҆Ŀ҈
which _ declares	ĵ҇
which _ defines	Ļ҉ļѹ
which _ deleted	ĀҐāѴ
which _ depend	ĀѸāҋĊ҆ĩҊ
which _ did	ĀҊāѸąҋı҈ĵ҇
which _ do	ĀѨāҖė҆Œ҉
which _ does	ĀѸĈѵĉґČ҈ĐѶĒ҆ē҉ĖѺĘѹĞ҇ħ҆ĩѹĪҐĮ҆İ҆ıѳĵ҆ĺҌļ҉ĿҊŀѲŁҍńѵŌѺŐҏŒҊ
which _ end	Ā҈
which _ extend	Āҋ
which _ fail	āѹŃҍ
which _ faster	āҊ
which _ features	Āѷāҍ
which _ file	āѷĵ҈ķҊœҌ
which _ files	ĀѵāѶă҇ĩҌĪҌ
which _ first	Ā҈āѷ
which _ forget	ā҆
which _ function	ā҇
which _ functions	ĀѶā҉ĉ҈Ŀҋō҇
which _ get	Ā҆
which _ gets	ć҆Ĩ҈
which _ got	ŅҌņѵ
which _ had	Ą҆ŅѶņҍ
which _ has	āҏĂ҉ėѹĶ҈ķ҇ĸ҈ņѷň҉
which _ have	āѵĒ҈ŀҊň҇Ŕ҆
which _ hides	őҎ
which _ holds	Ā҉āѶĵ҆ő҇
which _ ignore	ā҈
which _ implement	Ā҉ĥ҈
which _ import	Ā҉ā҆ĩ҈
which _ imported	Ā҈
which _ imports	ŏ҉
which _ in	Ā҆Ē҇ļ҇ŏ҆
which _ include	ŉ҇
which _ includes	İ҆
which _ interface	Ľ҈
which _ introduced	Ā҆ą҆
which _ invoke	Ċ҈
which _ invokes	Ċ҆
which _ is	ĀѳāҍąҋĆѵć҆ĉ҆ĊҊďҋĔҊĕ҈ğ҆Ģ҈ģ҆ĩѳĪҏī҇ĬѺĭѺĮѷįѷĲѺĴ҈ĻҋļѶňѸŉ҆
which _ it	āѬį҇İѹ
which _ its	ĀѺā҇ć҉
which _ lead	Ā҉
which _ line	ĀѺā҇
which _ lines	ğ҈
which _ live	ĀҌōѹ
which _ load	Āѵĩғ
which _ looks	ğ҇
which _ made	ĀѬāҗ
which _ members	āҏ
which _ mention	ō҈
which _ method	ĀҊ
which _ methods	Ā҇ā҈ĉ҆
which _ might	āѹń҉
which _ module	Āҋ
which _ modules	ħ҈Ĩ҆
which _ must	ĀѹĂ҉
which _ names	ĀѶā҈
which _ need	āҖŀѮ
which _ number	ĳ҆
which _ of	āҩĂ҆ĊѸĐҚėҎĤѵĥ҆Ĩ҇Į҈ĹѺĻѹļ҆Ŀѵł҈Ň҆ŏѺ
which _ our	ō҆
which _ out	āѺĥ҈
which _ override	ĀҎāѰŀҎ
which _ party	Ā҈āѺ
which _ projects	ā҈
which _ provide	ŀ҇
which _ pull	ĩ҈
which _ raise	Ń҉
which _ reads	ĀѵāҒ
which _ redefine	āѳŀҗ
which _ release	Į҆
which _ replaced	Ņѹņ҈
which _ require	ĩҐĪѶ
which _ run	ĊқĿѳō҇
which _ runs	ā҆
which _ sets	Ķ҇
which _ share	āҒňѷ
which _ should	āҔ
which _ sit	ć҈
which _ stand	ć҉ē҆ňѹ
which _ statements	ĀѺĪ҆ĸѺńҋ
which _ that	Ĥ҆
which _ the	ā҆ĉѺĖ҇ĥѸŁ҇ő҆Œҕ
which _ they	ĪҊň҉ŏѹ
which _ three	Āҍ
which _ through	ĀѹāҘĦ҉ŒѺ
which _ to	ĀҊ
which _ today	ņ҇
which _ touched	Āҋāѷ
which _ turned	ĀѺāҌ
which _ type	Ā҉
which _ types	ń҈
which _ use	ĀѸāҍĊҌō҇
which _ used	ŅѹņҊ
which _ variables	ĀѹĤҊ
which _ version	ĀҒ
which _ versions	āѺĮҎ
which _ was	ĀҌāѰąҊįҍņҐ
which _ were	ĀҍāѶČ҆
which _ will	Ğ҆
which _ without	āѹĂ҇Ć҆
which _ would	āҡĉ҆
which _ wrote	Ĳ҆
which _ |	ĀѡāѐąѷđҋēҎĜѵģ҈ĥ҇Ĩ҇īҌĮ҉İ҈ı҆Ĳ҇ĿҊŀѷŅ҆ňҎ
which a	ŃҊ
which annotations	ēҒ
which annotations does	ē҈
which are	āѩćҊĞ҆ňҊ
which are exported	āѺģ҇
which are imported	Ā҈
which are the	ć҆
which are they	ĪҊň҉ŏѹ
which args	ĀѹŁҋ
which args does	ĀѺŁҋ
which arguments	āҌŁҒ
which arguments does	ā҇
which arguments |	Ł҆
which attributes	Ĥґ
which base	ć҇
which base class	ā҆
which base classes	ć҆
which binaries	Ğ҈
which binaries does	Ğ҆
which branches	ĀҎāҊŉѴ
which branches contain	āҌ
which branches is	Ā҉ŉѹ
which callers	āҝĊѹ
which callers forget	ā҆
which callers ignore	ā҈
which callers of	ā҉
which calls	ĉҌ
which calls does	ĉ҉
which chain	Ĩҋ
which chain of	Ĩ҈
which change	ĀҘāѱąҎ
which change did	ĀҏāѶ
which change introduced	ąҍ
which change three	Āҍ
which child	ŀ҈
which child classes	ŀ҇
which children	ŀ҆ňҌ
which class	ĀҒāѫćҕŇґňѺ
which class does	Ň҇
which class is	ćҎ
which classes	ā҆ćҊĥҐňҡ
which classes $	ć҆
which classes <name>	āѸň҉
which classes are	ň҉
which classes does	ćҍ
which classes have	ň҈
which classes implement	ĀҊ
which classes is	Ā҈ćѶ
which classes share	āҒňѷ
which classes should	ā҆
which classes use	ā҆
which classes |	ň҈
which code	ĀҏāѸĴҋ
which code invokes	Ċ҈
which code is	āѹĴҋ
which code reads	ĀѵāҒ
which command	ĀѺā҉
which command line	ĀѺā҉
which commands	ĀѸĞҏ
which commands do	Ğ҆
which commit	Ā҇ā҇ąҜįҏİҖ
which commit $	Ā҆āѷ
which commit brought	ą҈
which commit changed	į҆
which commit deleted	ĀҐāѴ
which commit did	ĀѺąҊ
which commit does	āѵą҆İ҈
which commit has	ĀѬāҗ
which commit introduced	ĀҊąѹ
which commit is	ąҍİѺ
which commit made	ĀѬāҗ
which commit was	įҌ
which commit |	Ā҆ąѹİҊ
which commits	ĀҡāѹĎѵ
which commits are	ā҉
which commits touched	ĀҌāѸ
which commits was	Āҋ
which condition	ā҉
which condition does	ā҉
which conditions	āҌ
which crate	ā҇
which data	ĀҊ
which data type	ĀҊ
which day	Ā҆
which decorators	ēҚ
which decorators does	Ā҆
which default	āѷĔ҇ĕҒ
which definition	āҌĆѺ
which defs	Ā҆ĿҊ
which defs can	Ā҈
which dependencies are	Ā҆
which derived	ŀ҈
which derived classes	ŀ҈
which developer	Ĳ҆
which developer wrote	Ĳ҆
which dir	őҎ
which dir $	őҊ
which directory	őҕŒ҆
which directory does	Œ҇
which directory holds	ő҇
which directory is	ő҇
which does	Ė҉
which enum	ā҇
which enum members	āҊ
which error	ń҇
which errors	ĀѺńҕ
which errors are	ń҆
which events	ŕҗ
which exceptions	ā҈ńҕ
which exceptions are	ĀҋńѺ
which exceptions can	ń҇
which exceptions does	āҋ
which exceptions might	āѹń҉
which features	ā҉
which features does	ā҆
which fields	ĀѱāҊĤқ
which fields does	Ĥ҉
which fields of	āҏĤѷ
which fields |	Ĥ҇
which file	ĀѫāѶċҋīѺĵҍĶҏķ҉ĸҏĹ҇ĺҍĽ҇ŅҚņґőѷŒҎœҋŔҋ
which file $	Ľ҈
which file <name>	ķ҆ĺҊ
which file adds	āѸċ҉
which file and	ĺ҆
which file became	āѺŅҞņѶ
which file came	ņ҆
which file do	Œ҈
which file does	ļ҆
which file got	ŅҌņѵ
which file had	ŅѶņҍ
which file has	āҐĸ҈ņѹ
which file is	Ņ҇
which file sets	Ķ҇
which file used	ŅѹņҊ
which file was	ņҒ
which file |	Ņ҆
which files	ĀҔāҍĄҌĆҏČҏħҍĩҏĪѺőѺŒѹŔғ
which files $	āҒĩҋ
which files are	āҊ
which files besides	āҌ
which files changed	ĀҌāѹ
which files contain	Ŕҋ
which files did	ĀҊāѹ
which files does	ĀҌāѺħ҆ĪѸ
which files have	ĀѲāҊŔ҆
which files import	Āҍ
which files is	āҋĪ҉
which files pull	ĩ҇
which files rely	ĀѺĩҊ
which files were	Āғāѯ
which fixtures	āҊ
which fixtures does	āҊ
which folder	Ā҆Œ҆
which folder does	Œ҆
which folder holds	ĀҌāѹ
which function	āҒĊ҈ĲѺ
which function is	ĀѺā҉Ċ҉
which functions	ĀѵāҦĉҎĊҙđѶĒҗģ҈ŃҘńѺ
which functions <name>	ĉ҇
which functions accept	ā҆
which functions and	ģҊ
which functions are	Ā҆
which functions call	Ċҋ
which functions can	Ńҋ
which functions catch	ā҉Ńѹ
which functions depend	ā҈
which functions does	āѷĊ҇Ē҉
which functions end	Ā҈
which functions have	ĀҍāѳĒ҆
which functions in	Āѹāҋ
which functions is	Ā҆āѶĉҊ
which functions raise	Ń҈
which functions use	ĊҌ
which goes	ĀѹĦ҉
which goes through	ĀѹĦ҉
which header	Ľ҈
which headers	Ī҉
which headers does	Ī҆
which helpers	āѸĉҏ
which helpers does	āѸĉҌ
which identifiers	Ā҉āѺ
which identifiers come	Ā҉
which import	ĀҋāѺ
which import statements	Ī҈
which imports	āҌħ҇Ĩ҉
which imports are	Ĩ҆
which imports can	ŏ҆
which imports in	ŏ҇
which imports of	Ā҉
which inputs	āѺŁғ
which instance	Ĥ҈
which interface	ĥѵīҐ
which interfaces	ĀҍīҌ
which interfaces |	ī҆
which intermediate	ħ҈Ĩ҆
which intermediate modules	ħ҈Ĩ҆
which is	ā҆įҍĹ҈ŋ҆Œ҈
which is a	Ĺ҈
which is called	ŋ҆
which is faster	āҊ
which is it	Ā҆į҇İѹ
which is the	į҆İ҇Œ҆
which jobs	ĀҗāѰ
which jobs does	ĀҌāѸ
which jobs get	Ā҆
which kind	ł҈
which libraries	Ė҇
which licence	āѷıҖ
which licence does	ĀҊıѶ
which licences	ā҆
which license	ıҌ
which line	ĀѺāѨĐҜĜѶğ҆ĵѹķѺĹҋĺҐļҞĽҊœҊ
which line $	Đ҇ĹҊ
which line <name>	ļ҆
which line defines	Ļ҉ļѹ
which line does	Ā҆ļ҇
which line in	ļ҇
which line is	āѴĐ҆ğ҇Ļ҆
which line number	ĳ҆
which line of	āѹĐҍĻѺļ҉
which line |	āҌĐ҇ĜѶĺ҇
which lines	ĀҎāѸ
which lines of	Ā҈
which member	ĿҌ
which member functions	Ŀҍ
which member variables	Ĥ҆
which members	ā҇
which members of	ā҆
which method	Āґŀѷ
which method does	ĀҋāѸ
which method of	ā҈
which methods	ĂҒĊғľѹĿҗŀ҆ňѺ
which methods $	Ŀ҆
which methods are	āѸĿҌ
which methods belong	ā҉
which methods come	ā҉
which methods does	ĀѹāҘĉ҆
which methods must	ĂҊ
which methods of	ĀҎĂ҆ĿѸ
which methods override	Āґāѱ
which methods |	ĿҌ
which module	āѵğҎĵ҇ķґŒѹ
which module $	ķ҆
which module does	ĵ҆
which modules	ĊѸĩғĪҗ
which modules <name>	Ī҇
which modules <path>	Ī҇
which modules are	ĪҌ
which modules depend	ĩҋ
which modules does	ĀѶĪґ
which modules import	ā҉
which modules is	Ĩ҇Ī҉
which modules load	Āѵĩғ
which modules require	ĩҐĪѶ
which name	Ņ҇ņ҉
which name replaced	Ņѹņ҈
which name was	Ņ҉ņѹ
which names	ĀҌāҋģҌĪѺ
which names are	Āҋāѷŏ҉
which names do	ā҇
which names does	ā҆ģ҇
which names exactly	Ā҈
which names exported	āҊ
which names is	ģ҉
which new	ă҈ņ҉
which of	ĀѸāҞĉѺŏ҉ő҇ŒҐ
which of all	ā҆
which of its	ĀѺāҍ
which of our	ō҆
which of the	āҐő҇ŒҐ
which of today	ņ҇
which one	āҒĆѸıҋ
which one is	āҐĆѹ
which ones	ĀѭāѱĆ҈ňҊōҎŏ҉
which ones of	āѺĂ҇
which ones |	āѷď҆ň҈ŏ҈
which options	ĀѸāҋ
which order	ā҉
which other	ĀѺĉҏĩҋĪҏ
which other classes	ā҇
which other files	āѴĩ҉ĪҌ
which other functions	ĉҊ
which other projects	ā҆
which overload	ā҆
which overrides of	ŀ҈
which packages	āѹĪҊ
which packages are	Ā҉
which packages does	Ī҈
which parameters	āѷďҒ
which parent	ĀҊ
which parent class	Āҋ
which part	Đ҆
which part of	Đ҆
which parts	ĀҌ
which parts of	ĀҌ
which path	āғņ҇őѸ
which paths	Č҉
which person	āѹĲҗ
which person |	Ĳ҆
which place	ĀѷāѱĺҐő҇
which place in	ĸ҆
which place of	ķ҆ő҇
which places	ĀѸā҇Ć҆Ċ҉
which places is	āҊ
which point	Āҋ
which private	Āѭāҝ
which private functions	ĀѶāґ
which private names	ĀѷāҌ
which properties	Ĥ҆
which protocols	Ā҈āѺīґ
which protocols does	īҍ
which public	ģ҇
which python version	Ā҆
which raise	ńҋ
which raise statements	ńҋ
which release	ĀҗċѺė҈
which release has	Āҋāѷ
which release turned	ĀѺāҌ
which release was	Ā҈
which releases	ĀѺŉҗ
which releases contain	ŉ҇
which releases did	ŉ҆
which releases is	ŉ҆
which revision	ąҊ
which revision was	ąҊ
which routines	ĉ҆Ċ҇Ē҇
which routines are	ĉ҉
which rust	Ā҈āѹ
which script	āѴğҋĶ҈
which scripts	āѺĞ҈
which section	Đ҈
which source	ĀѺāѺğ҆ĵ҈ķ҇
which source file	ĵ҈ķ҈
which sources	ĀѺāѸĩҔ
which sources <name>	ĀѺāѸĩҔ
which spots	ĀҌ
which steps	ħ҇
which structs	ĥҋ
which subclass	ā҇
which subclass of	ā҆
which subclasses	ĀѬāҘĂѹŀҗ
which subclasses do	ā҈
which subclasses does	āҊŀѸň҉
which subclasses have	āѷŀҊ
which subclasses of	ĀѸāҘŀѵ
which subfolder	ĀѺőқ
which subfolder does	ő҈
which subfolder hides	őҎ
which symbols	ĀѺģғ
which symbols are	ģҊ
which symbols |	ģ҆
which tags	Ā҇āѶŉғ
which tags contain	ĀҖāѸŉѶ
which tags do	ĀѺŉ҆
which task	ĀѺĢҒ
which test	Āҏ
which test cases	ō҆
which test file	œҍ
which test functions	Ā҆ō҈
which test methods	Ā҉
which tests	Ā҈ŊѹōҨŎѺ
which tests $	ō҆
which tests and	ā҇
which tests are	ĀҏōѺ
which tests check	ā҇
which tests does	Ā҆
which tests in	Āҍāѵ
which tests is	ō҇
which tests live	ĀҌōѹ
which tests run	ĀѸō҇
which tests use	ō҆
which tests would	ĀѱāҒ
which the	Ā҇ķ҆ĺ҆
which the file	ő҆
which the function	ā҇
which the module	Āҋ
which third	Ā҈āѺ
which third party	Ā҈āѺ
which ticket	ā҆
which ticket was	ā҆
which trait	ĥѸīҏ
which traits	āѺīҔ
which type	Ā҇āѮŇҟŐҖ
which type $	Ő҆
which type does	āѸŐҍ
which type has	Ā҆
which type is	Ā҆
which type should	āѺ
which type the	Ň҆
which type |	Ň҇
which types	āѸĥҠ
which unit	āҍ
which unused	ĀѺŏ҈
which unused imports	ŏ҉
which unused variables	ā҆
which value	Ā҈āѮđҘĔґĕҋ
which value does	ĀҋāѸ
which value is	āѷđ҆Ĕ҆ĕҎ
which value |	đҌ
which values	ā҆
which values are	ā҆
which variables	ā҇
which version	ėҏ
which version <name>	ā҆
which version does	Į҉
which version is	āҋĮѺ
which version of	Ā҈āѺ
which version |	Į҆
which versions	āѹė҇Į҆ŉҊ
which versions of	āѹė҇Į҈
which workflows	Ā҉āѹ
which |	ĀѬāѥĂ҇ćҊĪ҇ī҇Į҉Ņ҆
which | $	ĀѬāѥĂ҇ćҊĪ҇ī҇Į҉Ņ҆
while	ā҈
while _ program	ā҈
while the	ā҈
while the program	ā҈
who	ĀҝāҪĂ҇ăѴćґĊҜčѹđѺĒҎĘѺğҍĠѶġѷĢѸģѹĥҜĦѹĩҞĬѳĲҺĴѭĶѹĸѺĹѺĺѹŀҍłѹŃҕńѷņѺňҠŔѺ
who <name>	Ā҉
who _ $	ā҆
who _ <commit>	ĀѩāҘ
who _ <name>	ĀѯāѰĂҊĉ҇Ċҋğ҆ĥ҇ĩґŀҊŃҎ
who _ <path>	ĀґāѶĩҐ
who _ behind	Ā҇
who _ calling	ĀѸĊҋ
who _ changed	Ā҇
who _ code	ā҉
who _ from	āѸňҊ
who _ i	Ā҈
who _ is	Āѳāѹĥ҇ň҇
who _ it	ĀҮāѧĊҊġѹĩѶĲҊ
who _ its	āѵĊ҇
who _ line	Ā҉āѲĲҏ
who _ most	āҌ
who _ on	ĀҖāѲ
who _ renamed	Āѫāҗ
who _ that	ĀѶā҇ĩ҇Ĳ҆ň҇
who _ the	Ā҈āҕĂѹćҖĒ҇Ĳ҈ň҇
who _ this	ĀѶāҍ
who _ up	Āѷāҏ
who _ using	Āѹā҉
who _ what	āҊ
who added	āҔăѶĲ҇
who added line	Ĳ҇
who added the	ā҉
who all	ĀѴāѴĥ҆ň҇
who all is	Āѳāѹĥ҇ň҇
who are	āѡć҉Ċ҇ĥҊň҆
who are <name>	ĥ҆
who are its	āѶĊ҇
who are the	Ā҉āѦňҊ
who broke	ā҇
who broke the	ā҇
who calls	āҘĊҊŀѸ
who calls <name>	Ċ҇
who calls code	āҊ
who calls it	ā҈
who calls the	ā҆ŀѸ
who came	ā҆
who came up	ā҆
who catches	ĀѮāқ
who catches <name>	ĀѲāғ
who changed	ĀѺāҊ
who decided	āґ
who decided what	āҋ
who declared	āҊĂѺ
who declared the	āҊĂѺ
who depends	ĀѸā҉
who depends on	ĀѸā҉
who do	Ā҈
who do i	Ā҈
who does	āѴĉҋň҇
who does that	ň҇
who extends	ĀѷĂҋ
who first	Āѹā҉
who has	Ā҉
who has changed	ĀҐāѲ
who has renamed	Āѫāҗ
who holds	Āѹā҈
who holds the	Āѹā҈
who implements	āѷĥґ
who implements <name>	ĥ҇
who imports	ĀҏāѲĩ҉
who imports <name>	ĀѹĩҌ
who imports <path>	āѹĩ҇
who imports it	ĀҒĩѶ
who inherits	āѹňҌ
who inherits from	āѹňҌ
who introduced	ĀғğѸ
who introduced the	ĀғğѸ
who invokes	ĊҊ
who invokes <name>	ĊҊ
who is	ĀѩāѶćґĊҎĲҐ
who is behind	Ā҇
who is calling	ĀѸĊҋ
who is the	āѶćҒ
who last	ĀҍāѳĲ҈
who made	ĀҏĲ҇
who made <name>	ĀѷāҔ
who made the	ĀҊāѲĲ҇
who maintains	ĀҏāѺ
who makes	āѺ
who may	ĀѷāҗĊѱ
who overrides	āѵŀҔ
who overrides <name>	āѹŀҌ
who overrides the	ŀ҇
who pinned	Āѷā҆Ĳ҉
who pinned line	āѸĲ҉
who pulls	ĩ҇
who pulls that	ĩ҇
who put	Ĳ҆
who raises	āѳŃҏ
who raises <name>	Ń҉
who reads	ğ҆
who removed	ĀҌāѸ
who renamed	ĀҡāѬ
who renamed <name>	ĀҐāѷ
who renamed <path>	ĀҌāѸ
who requires	ĀѳāѴĩҜ
who reviewed	ĀѺāҝĲѲ
who reviewed it	āҊĲѹ
who reviewed line	āҋĲѸ
who reviewed the	ā҇
who set	ĀѺā҉
who set up	ĀѺā҈
who sets	ā҇
who subclasses	ĀѶňҒ
who subclasses <name>	ĀѶňҒ
who tagged	ĀѴāҍ
who throws	Ńҋ
who throws <name>	Ń҈
who touched	ĀҋāѸ
who typed	Ĳ҇
who uses	āҏĒ҇ġѹ
who uses <name>	ĀҜāѬ
who uses it	Ā҉ġѹ
who was	Āѹā҈
who worked	ĀҍāѸ
who worked on	ĀҍāѸ
who writes	ā҆
who writes to	ā҆
who wrote	ĀҙĲ҈ňѺ
who wrote <name>	Ā҈
who wrote it	Ĳ҈
who wrote line	ĀҊāѶ
who wrote most	āҋ
who wrote the	Āґ
whole	ĀґŎ҆
whole _ $	ĀҊ
whole thing	Āѹā҈
whom	ćҏĊ҈ĥ҇ĩ҇įѺĲҒ
whom _ $	ĀѶāѹĉҋĊҊ
whom _ <name>	ĀѺā҇ň҆
whom _ <path>	Ā҉
whom _ the	ć҇Ĳ҉
whom does	ĀѺāѹć҈
whom has	Āґ
whom is	ĀѸĥ҈ĩ҉ň҆
whom is <name>	ĀѺĥ҆ň҆
whom was	Ĳ҉
whom |	ĀѶāѹĉҋĊҊ
whom | $	ĀѶāѹĉҋĊҊ
whose	ĀѶāѹćҍĩҍĭѹĲҰĴѵňҖŒҌ
whose <name>	ĲҘ
whose <name> $	ĲҘ
whose _ $	ĲҘ
whose _ does	āҌ
whose _ have	ĀҌ
whose _ is	ĀѸāѹćңĭѺĲҋĴѹŒҋ
whose _ mention	ĩҎ
whose child	ćҒňѳ
whose child is	ćҒňѳ
whose code	Ĳ҇
whose code is	Ĳ҇
whose hands	ĀҌ
whose hands have	ĀҌ
whose imports	ĩҎ
whose imports mention	ĩҎ
whose name	āҋŒ҆
whose parent	ćѭňҖ
whose parent is	ćѭňҖ
whose work	Ĳ҆
why	ĀҫāӸĬѹ
why <name>	āҎ
why <name> is	ā҆
why _ $	ĀҎāѶ
why _ <name>	āҡ
why _ <path>	ĀѸāҙ
why _ ci	Ā҈āѹ
why _ commit	ĀѺā҈
why _ everyone	ĀѺā҇
why _ is	āҎ
why _ it	ĀѺāҖ
why _ nobody	ĀѺā҈
why _ so	ā҆
why _ subclasses	ĀѶāҊ
why _ test	ĀҠāѡ
why _ tests	ĀҖāѬ
why _ the	ĀҺāї
why _ there	āҊ
why _ this	ā҈
why _ we	ĀѵāҎ
why are	ā҆
why did	Ā҉
why did <path>	ĀҍāѴ
why did commit	ĀѺā҇
why do	ĀҔāѹ
why do subclasses	ĀѶāҊ
why do tests	ĀґāѰ
why do the	ĀҔāѯ
why do we	ĀѵāҎ
why does	ĀҝāҊ
why does <name>	ĀҊ
why does <path>	ĀѰāҘ
why does everyone	ĀѺā҇
why does nobody	ĀѺā҇
why does the	ĀқāѪ
why does this	ā҆
why is	āү
why is <name>	āґ
why is it	āҊ
why is the	Ā҇
why is there	ā҆
why the	ā҇
why was	ĀѶāқ
why was <name>	ā҆
why was <path>	ā҉
why |	ĀҎāѶ
why | $	ĀҎāѶ
wich	ĀҊāѮĮ҈ķ҇ĹҊŃ҇
wich _ are	ĀґāѸ
wich _ does	Ĥ҆
wich functions	āѹ
wich functions are	Ā҈āѹ
wich names	Ā҇
wich names are	Ā҇
will	ĀѰā҇ĈҋĔ҉ĚҊĜ҆Ŀ҇ŅѺŌ҆
will <name>	Ĉ҇
will _ be	ā҈
will _ find	ĀѺāѴĚҋĜ҇Ĭ҇Ŀ҈
will _ for	ā҆
will _ next	ā҇
will be	Ğ҆
will i	ĀѶāѬĚҋĜ҇Ĭ҇Ŀ҇
will i find	ĀѺāѴĚҋĜ҇Ĭ҇Ŀ҈
will it	āҊ
will support	ā҆
will support for	ā҆
will the	Ō҆
will the next	ā҇
windows	ĀѶāҞ
windows $	ā҇
windows _ $	ĀѹāҎ
windows |	ĀѹāҎ
windows | $	ĀѹāҎ
wise	āѫė҆Ě҈ī҇ĭҍ
wise $	Ā҆āѶė҇
wise _ $	ĀѺāѵī҇ĭҌ
wise |	ĀѺāѵĚ҈ī҇ĭҋ
wise | $	ĀѺāѵī҇ĭҌ
with	ā҈ĂѹĄ҉ąҍĆ҉ćѳč҈ďґĐѺĒҗēҝĘѸęѷĞ҈ĢѵģѺĥҊĦ҈ħҌĪѺĬѶĭѸĮ҆ıѺĳѹĴѹķѺĹѸŃҞń҈ŅѹņѹňѵŉҏŌѹ
with $	ē҈Į҆Ł҉
with <commit>	Āѷŉҍ
with <literal>	ĥҐŃҌ
with <mark>	Ā҉ā҇Ē҆
with <mark> $	Ē҉
with <mark> |	ĀҊ
with <name>	ĀҍāѸćѹďҋĒҚēѷĠ҆Ķ҆ŃқňѺ
with <name> $	ĀѹĒҋĠ҆ŃҐ
with <name> as	ĀҊ
with <name> in	ĀҌ
with <name> |	Ē҉ŃҌňѷ
with <option>	Āѹāҋ
with <option> |	ĀѹāҊ
with <path>	Ħ҇ħ҆
with <path> |	āѺ
with <tag>	Ą҆
with _ $	ĀѱĒҐēҏĠ҆ĥҏŃҎ
with _ <name>	Āґā҈Ķ҆
with _ <path>	ħ҈
with _ and	Ċ҇
with _ arguments	āҗ
with _ as	ĀҌ
with _ change	ĀҌāѰį҇
with _ commit	āѺąҌ
with _ exceptions	ńҊ
with _ import	ĩҌ
with _ in	Āҋ
with _ name	Ā҈āѸġ҆
with _ old	ė҆
with _ one	ŀ҆
with _ other	ā҉
with _ own	āѺŀҊ
with _ to	Ą҆
with _ which	ă҆
with _ |	āғćѺč҇ĒҊŃҋňѶŉ҇
with a	Ā҉į҇ō҆
with a <name>	Āґ
with a change	āѹį҇
with an	ĀѸāѺė҆ĩҌ
with an import	ĩҌ
with an old	ė҆
with import	Ā҆
with import |	Ā҇
with imported	ħ҈
with imported <path>	ħ҈
with it	ā҇
with it |	ā҈
with its	Ć҇
with most	ā҆
with respect	Ą҆
with respect to	Ą҆
with something	āҒ
with tests	ā҈
with tests |	ā҈
with that |	āҊ
with the	ď҇Œ҇
with the <name>	ā҆
with the name	Ā҈
with their	ŀ҆
with their own	ŀ҆
with this	Ğ҇
with what	ēҕ
with what commit	Ā҈
with which	ą҈ńҊ
with which arguments	āҕ
with which commit	ą҈
with which exceptions	ń҉
with |	ēҋ
with | $	ēҋ
within	ĀѴāѲĉҏĊѹĐ҆ę҉ĝ҆ķѶĹҊĻҙļ҈
within <name>	āѺĉҏĊѺęҊĻҏļѺ
within <name> $	ĉҋĻ҈
within <name> |	ęҋ
within _ $	ĉҋĻ҈
within _ <name>	ĵѺĹҋļ҆
within _ function	ĻҎ
within _ source	ĵ҉
within _ |	ęҊ
within class	ĵѺĹҋ
within class <name>	ĵѺĹҋ
within the	ĀѸġ҆ĵ҉ķѺĻҌļ҆
within the function	ĻҎ
within the source	ĵ҉
without	ĀѯāғĂ҇ĆҍĈҍĔ҈ĕ҆ĪѲĿѶŉѭŌ҆ŎґŏҠ
without <name>	ĕҌ
without <name> which	ĕҌ
without <path>	ā҈
without <path> |	ā҈
without _ $	āҞĂѸĔҎŉѭ
without _ change	į҆
without _ for	Ă҈
without _ is	āѺĆ҆
without _ it	āґŏ҆
without _ them	ŏ҆
without _ use	ŏ҉
without _ using	ŏ҆
without _ which	ĕҌ
without _ |	āѱĈ҉Ŏґ
without a	į҆
without a change	į҆
without breaking	āҌ
without docstring	āҋĂѸ
without error	āѹŎ҆
without error |	āѹŎ҆
without errors	Ĉ҈
without errors |	Ĉ҆
without ever	ŏ҇
without ever using	ŏ҆
without failures	āѷŎҋ
without failures |	āѸŎ҈
without implementing it	ā҆
without it	ĔҎ
without it $	ĔҎ
without using	ĪѹŏҌ
without using it	ŏ҇
without using them	ŏ҆
wonder	Āҍ
wonder if	Ā҉
wondering	ĀѸāҐ
wondering _ <name>	āѷē҆
wondering _ <path>	ā҆
wondering _ else	ā҆
wondering _ imports	ā҈
wondering _ which	āѹ
wondering if	Ĭ҆
wondering if the	ā҇
wondering in	āѺ
wondering what	ā҇
wondering what <name>	āѸē҆
wondering where the	āѹ
wondering which	Ā҈āҋ
wondering which imports	ā҈
wondering why	ā҉
word	ł҈
wording	ā҇Ĵ҇
wording _ line	Ĵ҇
wording of	Ĵ҇
wording of line	Ĵ҇
words	ĢҏŔҋ
words <literal>	Ŕҋ
words _ is	ĢҎ
words what	ĢҌ
words what is	ĢҌ
work	ĀѢāҙĉ҈Ė҆ĥ҈Į҉Ĳ҆
work _ $	Āѷā҇Ĉ҆Į҇
work _ <path>	ā҇
work _ a	ā҈
work in	ā҆
work with	ā҆
work with $	Į҇
work with a	ā҇
work without	ā҈
work without <path>	ā҈
work |	Āѷā҈Ĉ҆
work | $	Āѷā҈Ĉ҆
worked	ĀҏāѴ
worked _ <path>	Ā҈
worked on <path>	Ā҈
workflow	ĀґāҔŕҰ
workflow <name>	Ā҉
workflow <path>	āҌŕҥ
workflow <path> do	ā҇
workflow <path> run	Ā҆
workflow <path> start	ŕ҆
workflow <path> |	ĀѸāҍ
workflow _ $	āҖ
workflow _ do	āҋ
workflow _ fail	Ā҆
workflow _ run	Ā҉
workflow _ start	ŕ҆
workflow _ what	Ā҇
workflow _ |	Ā҆ā҇
workflow jobs	Āѱāҗ
workflow jobs $	Āѱāҗ
workflow pass	Āѷāҋ
workflow pass |	Āѷāҋ
workflow run	Ā҆
workflow run |	Ā҆
workflow |	Ā҆
workflow | $	Ā҆
workflows	ĀғāѴ
works	ĀҌāѰĈ҆Į҆Ō҉œѹ
works $	Ĉ҆
works _ this	ĀҒāѭ
would	āҎĊѶĔѺĘ҆ě҆ģѹĥѹĬҊĭґĴ҈ļѹłҌńѺŊҍŏҋ
would <name>	Ā҈āѳĭҔ
would <name> be	āѷĭґ
would _ a	āҌ
would _ be	ĀѹāѺĭҏŊ҆
would _ better	āҐķѺ
would _ call	ĬҌ
would _ classify	łҊ
would _ find	Ę҆ķ҆
would _ flag	āѹŏ҈
would _ have	Ł҇
would _ if	ĀѰāҠ
would _ l	ĳ҈
would _ mind	Āѷā҇đ҆
would _ project	Ā҆
would _ run	Ā҈
would _ say	Ĭ҈
would _ see	ĝ҇
would _ test	Ō҈
would _ to	Āѹ
would _ what	Ĵ҇
would _ |	āҒ
would a	āѶĈ҆
would be	āҒ
would be a	āҌ
would break	āғ
would break if	ā҈
would break |	ā҈
would fail	ĀѱāҒ
would get	Ā҈
would get run	Ā҈
would give	Ĵ҇
would give what	Ĵ҇
would happen	āҊ
would happen if	ā҈
would i	āѳĘҋĝ҆ĢҊ
would i find	Ę҆
would i have	Ł҇
would i see	ĝ҇
would it	āҎķѺ
would it be	āҊ
would that be	āѺ
would the	Ō҈
would the test	Ō҈
would wc	ĳ҈
would wc l	ĳ҈
would you	Āѱđ҆Ĭґł҈
would you call	ĬҌ
would you mind	Āѷā҇đ҆
would you say	Ĭ҈
wrap	Ā҆Ē҆
wrap <name>	Ā҇āѸ
wrapped	ēҌ
wrapped _ a	ā҆
wrapped in a	ā҆
write	āҕĂґ
write _ $	Ăҋ
write _ <line>	ĀҋāѸ
write _ test	āҏŋѷ
write a	Āѷāҟŋѷ
write a test	āҏŋѷ
write line	ĀҋāѸ
write line <line>	ĀҋāѸ
write |	Ăҋ
write | $	Ăҋ
writes	āҘğѳ
writes _ the	ā҆
writes to	ā҆
writes to the	ā҆
writing	āѶ
writing the	āѸ
written	ĀѱĒ҇ıѺĲҋĵҐķҒĹ҉ĺҌļҊĽґœҌ
written $	Ĺ҆ĺ҆ĽҌ
written _ $	āѶĴѶĵ҉ĺ҈ļ҇œ҇
written _ <name>	ĵ҆
written _ be	Ĭ҆
written _ terms	ĀѵāҐĢ҇
written _ test	Ā҆
written _ the	ķ҆
written _ which	ķ҆
written _ |	Āѵā҉Ĵ҇Ľ҇œ҈
written a	Ā҆
written a test	Ā҆
written by	Ĳ҈ĴѺ
written by $	Ĳ҇
written down	āѺĽҊ
written down |	Ľ҇
written in	ĀѰāҝĢ҆ķ҇Ŋ҈
written in terms	ĀѵāҐĢ҇
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
written | $	ĵ҆ķ҆Ĺ҆ļ҇
wrong	āҹĢѰĴѷ
wrong $	āҋ
wrong _ $	āґĢѶ
wrong _ <name>	āҊ
wrong _ line	ā҉
wrong _ the	Āҍ
wrong _ |	ā҇
wrong at	ā҇
wrong in	ĀҊ
wrong in the	Āҍ
wrong with	āҎ
wrong |	āґĢѶ
wrong | $	āґĢѶ
wrote	ĀғāҊĲғĴѺňѺ
wrote <name>	ĀҋāѸ
wrote <name> |	āѺ
wrote _ $	Ĳ҆
wrote _ <line>	ĀҊāѷ
wrote _ and	Āѣāҟ
wrote _ in	ā҆
wrote _ of	āҊ
wrote _ test	Ā҇āѺ
wrote _ |	Ā҆āѸĲ҈
wrote it	ĲҎ
wrote it $	Ĳ҆
wrote it |	Ĳ҈
wrote line	ĀҊāѷ
wrote line <line>	ĀҊāѷ
wrote most	āҋ
wrote most of	āҊ
wrote tests	ā҆
wrote tests in	ā҆
wrote the	Āҍ
wrote the test	Ā҇āѺ
y	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
y _ $	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
y n	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
y n $	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
year	ĀѺāҧĎѸ
year _ $	āҍ
year _ |	ā҆
year ago	ā҆
year changed	ā҇
year was	ā҉
year |	āҌ
year | $	āҌ
yes	Ā҈āѭćѷč҇Ę҉ĚҌĜҌġҊĦ҉ĬҌĭ҇ňѹŋҊ
yes _ $	ġ҉Ĭ҆
yes _ no	Āҋāѵćѹč҈Ħ҉Ĭ҇ĭ҈ňѺ
yes _ |	Ě҆
yes no	Ě҉Ĝ҇ġ҇
yes no $	ġ҉Ĭ҆
yes no |	Ě҆
yes or	Āҋāѵćѹč҈Ħ҉Ĭ҇ĭ҈ňѺ
yes or no	Āҋāѵćѹč҈Ħ҉Ĭ҇ĭ҈ňѺ
yesterday	Āѹā҉
yesterday 's	ĀѴāҐ
yesterday _ $	āҊ
yesterday | $	āҊ
yet	ĀѸĄ҉ĠҎīѸ
yet _ $	ĀѹāҌĠ҈īѸ
yet _ <tag>	ĄҊ
yet in	ĄҊ
yet in <tag>	ĄҊ
yet |	Āѹā҆ĠҊ
yet | $	Āѹā҆Ġ҈
yield	ĀѹŇҊ
you	ĀѣĎ҆ĕ҆ęѺĝѸġѸĬҊĹѺĺ҆ľ҈Œ҆
you _ $	ĀѶāҊ
you _ <name>	āҐĕ҆Ĭҋő҇
you _ a	Ō҈
you _ confirm	Ě҆
you _ counting	āѺľ҆
you _ find	ĥ҆ň҆
you _ finding	ĀѶ
you _ for	ĀҊĭ҇ňѹ
you _ how	ĀѺ
you _ if	ĭ҆
you _ in	ĺҊ
you _ it	Ĭ҆Ō҆
you _ listing	āѷĿ҆ň҆
you _ making	ā҈
you _ me	ĩ҆ķ҇
you _ on	ļ҆
you _ out	ĀҊ
you _ renaming	ā҆
you _ show	ĀѺ
you _ telling	ĀҋāґĩѸĲѺ
you _ the	ĀҋāѱŒ҇
you _ this	ł҈
you _ to	ň҆
you _ up	ĀҌ
you _ what	āѹİ҆Ŀ҈ŏ҆
you _ whether	Āғā҈ŋѺ
you _ which	Ă҆ğ҆ĵ҆Ň҇
you call	ĬҌ
you call it	Ĭ҆
you can	āѹŁ҆
you can find	Ā҆
you can show	Ċ҆
you check	Ā҉ĭ҇
you check if	ĀѺĭ҇
you check the	Ī҇
you check what	İ҆
you check whether	Āғā҉ŋѺ
you chekc	Ă҆
you describe	ĢҎ
you find	Āҍ
you find out	ĀҊ
you get	ĀҌňѹŌ҈
you happen	ĀѸň҆
you happen to	ĀѸň҆
you have	āѴŋҊ
you kindly	ĀѪāѷ
you kindly confirm	Ě҆
you kindly find	ĥ҆ň҆
you know	ĺҊļ҆ŏ҆
you know in	ā҈ĺ҈
you know on	ļ҆
you know what	ŏ҆
you list	Ć҆
you locate	őҌ
you look	Ā҉
you look up	ĀҊ
you mind	Āѷā҇đ҆
you mind counting	āѺľ҆
you mind finding	ĀѶ
you mind listing	āѷĿ҆ň҆
you mind making	ā҈
you mind renaming	ā҆
you mind telling	ĀҋāґĩѸĲѺ
you pass	ā҈
you run	ŌҊŎ҆
you run it	Ō҆
you run the	Ŏ҆
you say	ĬҊķ҇
you say $	ā҆
you say <name>	Ĭ҇
you show me	Ā҇
you tell	Āѹā҈ĩ҆
you tell me	Āѹā҈ĩ҆
you |	Āѷ
you | $	Āѷ
|	ĀҪāѹă҉ąѵćѷĈҏĉѺĎѹĐ҉đѺĕҎė҈Ę҈ĞѷğѺĠҊĢҌģѺĥѸĦ҇ĩѶĪѶĭҏİѸĲѺĹѷĺѷľҐĿѬńѸŇ҉ŊѸŌҊŎҕŏѵŐѱŕҍ
| $	ĀҨāӑĄ҆ąѴĆѲćѷĈҐĎѶďѹĐѶđѹĔѰĕ҇ėѶĘҏĚҍĜ҆ĞѸĠҍġ҈ģѹħѷĩѺīѬĬҊĭ҇Į҇ĴѺĶѵĹѶļѸĽ҇ĿѴŇҏňѬŊѺŋҋŌ҇ōѷŎҊŏѳŐѪŒѹ
| <name>	āѯćҎĚ҉ĭҒĻҊľ҆
| <name> $	ĻҊ
| <name> is	Ĭ҇
| <name> |	āѺćҏ
| <path>	ĀѷħҌ
| <path> $	ħҋ
| _ $	ħҋĻҊ
| _ <name>	āѴđѺę҆Ġ҇īҖĭ҉Į҇
| _ <path>	ĀҐāѺĦ҆
| _ and	Ā҉āѺĵ҆ļ҆
| _ annotations	ēҍ
| _ anything	ā҆
| _ are	ĀѷĆ҉Ŀ҆
| _ arguments	āѺŁҊ
| _ besides	ā҇
| _ by	Āўā҆ą҉ĊҎĩҔŃ҈ōҍ
| _ calls	ĀѺĊ҇
| _ changes	ď҆
| _ classes	ň҉
| _ code	ğ҉
| _ commit	āѹąҋ
| _ count	ĀѹĎ҉
| _ d	āѷ
| _ decorators	ē҆
| _ definition	ā҇
| _ dependency	Āѹė҇Ħ҆
| _ did	į҈ĺ҆
| _ do	āѷĆ҆ğҌ
| _ does	Ā҉āґĪ҈
| _ every	Ė҆
| _ exceptions	ń҇
| _ false	ĭҌ
| _ file	Ĺ҆ņ҇
| _ files	āѲăҋĄ҇Č҉ĪѸ
| _ function	āҌ
| _ functions	Āѹā҆ĉ҈Ċ҆
| _ importers	ĩҊ
| _ imports	ĀѴĪҎŏ҉
| _ in	ĀҒāѵąѬď҈Đ҈ő҆
| _ interfaces	Ā҈
| _ is	Đ҈đѺġѹĢ҈İ҉Ĳ҆Ķ҆ļ҇ņ҇ŋѵőѺŒ҇
| _ it	āѰč҈Ę҈Ě҆Ĝҋġ҆Ħ҉Ĭ҉ĭҐ
| _ its	ā҇
| _ line	Đ҇
| _ list	Ŀ҆
| _ long	Ď҇
| _ many	āҎĳ҆ľ҇Ŋ҆
| _ me	ĀҍāѶ
| _ mean	āѺ
| _ method	ĀҋāѺ
| _ methods	ŀ҈
| _ name	Ņѹņ҈
| _ names	ĀҔāѸ
| _ need	Ā҇ĵ҆
| _ not	āѸŎҊ
| _ number	ĀѸā҉
| _ of	ĂѵĐҍĔѹĕҊĥѺōѸŕ҇
| _ ones	Āѷ
| _ or	ĀҌāѮŌҐōѷŎ҆
| _ other	Ī҆
| _ over	āҌĳѺ
| _ place	ĀѸā҇
| _ private	ā҇
| _ reviewed	āҊĲѹ
| _ routine	ķ҇
| _ site	Ľ҈
| _ source	ğ҇
| _ subclasses	ā҇ĂѺ
| _ surface	ģ҇
| _ tags	ā҆
| _ test	ĀѺŊҊ
| _ tests	Ā҆
| _ that	ě҈Ō҉
| _ the	ĀѷĈҊĎѺď҆ę҈ō҇
| _ their	ň҆
| _ them	ĀѸō҈
| _ this	ĀѴāҋđ҈
| _ to	ē҈
| _ tool	ĀѶāҎĈѺ
| _ true	Ěҍ
| _ type	āѵŇҊ
| _ types	ňҎ
| _ value	ĀҌĔ҈
| _ version	ė҉
| _ want	ā҈
| _ was	Ā҈į҆
| _ we	ā҉
| _ what	ĀѶāѮė҆ħ҆
| _ when	āҋ
| _ which	ą҆ĜѶħ҆ĺ҆ĻѺļ҆Ŀ҆Œ҆Ŕ҇
| _ with	Āѹā҈
| _ would	ĀѺĳ҈
| _ wrote	ĀҍāѴ
| _ y	ŎҌ
| _ yes	ĭ҆
| _ you	ĀѺāѹ
| _ |	ĀѲāёćҐĔ҈ģҊĤ҈ĥҌĲ҆ĳҋĵ҆ĸ҉Ļ҆Ňѧň҆ő҇Œ҆œҊŕ҆
| a	ĬҊ
| a <name>	Ĭ҇
| abstract	Ă҈
| added	ĀҊąѵ
| added by	ĀѺą҉
| added with	ā҈
| anyone	ĀѺĸҊ
| anyone |	ĀѺĸҊ
| are	Ā҇
| are there	Ā҇
| at	āѹ
| author	Ĳ҈ĴѺ
| author |	Ĳ҈ĴѺ
| called	ĊҎ
| called by	ĊҎ
| circular	Ħ҉
| circular dependency	Ħ҆
| classes	Ā҆
| classes and	Ā҆
| commit	ĀѷĎ҉
| commit count	ĀѹĎ҉
| could	ĀѺā҇
| dead	ĀѸŏҏ
| dead imports	ĀѸŏҏ
| default	Ĕҋ
| default value	Ĕ҉ĕѹ
| did	č҈
| do	āҍ
| do we	ā҉
| does	Ĉ҇ę҇ĜҋĦ҈ŋ҆Ō҇
| does <name>	ę҇
| does it	Ā҆āѳĘ҉ĜҌĦ҆Ō҆
| does that	Ā҉
| does this	Āѷāҋ
| every	ĀѸā҈
| every place	ĀѸā҈
| exports	ģҊ
| exports |	ģҊ
| file	āѹļ҆
| file and	ļ҆
| for	Āѹīҗ
| give	ĀҊ
| give me	ĀҊ
| has	āѷč҈
| how	ĀѶāҕĎҋľ҇Ŋ҆
| how long	Ď҇
| how many	āҎĳ҆ľ҇Ŋ҆
| i	ĀѹāѺĩ҈ĵ҇ň҆
| i d	āѷ
| i mean	āѺ
| i need	Ā҇ĵ҆
| i want	ā҈
| imported	ĝѺĩґ
| imported by	Āѳā҇ĩҕ
| imported names	Āҍ
| in	ĀҡāѵĐѹĔҎėґ
| in <path>	Āґ
| in what	āѺ
| in which	ā҇
| is	ĀѫāґđѹĚҊěҊĦ҆ĬҍĭҎňѺŌ҇
| is <name>	ĭ҆
| is it	Ĭ҉ĭҋ
| is its	āҊ
| is that	Āѷě҈Ō҇
| is the	ā҆
| its	Āѷāѫēҏĥ҇ĩ҈Īҏŀ҈
| its importers	ĩҊ
| its imports	Īҏ
| last	į҇
| lines	Āѵāҋĳ҆
| lines over	āҌĳѺ
| lines |	ĀѸĳҌ
| list	Āҏāѹď҆Ė҆ŊѺ
| list every	Ė҆
| list of	ĀґŊѺōѸ
| list the	ď҆
| list them	ĀѺō҈
| location	ĀѺāѵĵ҉Ĺ҇Ļ҈œҋ
| location in	ő҆
| location |	āѺĵҊĻ҈œҌ
| methods	ľ҈
| name	Āѹō҈
| new	Ņѹņ҈
| new name	Ņѹņ҈
| number	āҊ
| number of	āҊ
| of	ė҇
| of which	Ā҆
| ok	ŌҋŎ҉
| ok not	ŎҊ
| ok or	Ōҋ
| on	āҎĜѶŕ҆
| on which	āҒĜѶ
| pass	ĀѺ
| pass or	ĀѺ
| passes	Ŏґ
| passes y	ŎҌ
| path	ő҇
| path |	ő҇
| please	ň҆
| position	ĐҊ
| position of	ĐҊ
| public	ģ҇
| public surface	ģ҇
| section	ŕҎ
| section $	ŕ҆
| section of	ŕ҆
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
| to	āѹė҇ņҌ
| to what	ė҇
| triggers	ŕ҈
| triggers |	ŕ҈
| true	ĭҌ
| true false	ĭҌ
| type	ĀҞŇѮ
| via	ħ҆
| via which	ħ҆
| what	ă҆Ć҆ĉѺđѹĕѵĞ҆ğ҇ĢѺĪ҉ĬѸįѺİ҉ĳ҆Ŀ҉ń҇ňґŉѺ
| what are	āѵĆ҇Ŀ҇
| what classes	Āѵň҉
| what code	ğ҉
| what did	Ā҇
| what does	ĀҚĪ҈
| what files	Ą҇
| what is	Ģ҉İ҉ņ҈
| what type	āѹŇ҆
| what value	Āҏ
| what version	Į҇
| what was	ĀҌ
| what would	ĳ҈
| when	ā҇įҎ
| when did	į҉
| when was	į҆
| when |	ā҆
| where	ĀѲĆҏĐҕğҎġѸĬѹĵ҈Ķ҈ķѺĸ҉ļҍŋѳőѹŒҋ
| where are	āҍ
| where did	ĺ҆
| where do	āѴĆ҆ğҌ
| where does	ĀѰāҒ
| where in	Đ҈
| where is	ĀҌĐ҉ġѹĹ҆ļ҇ŋѵŒ҆
| whereabouts	Ľ҆œ҆
| whereabouts did	Ľ҆
| whereabouts is	œ҆
| which	ĀѹāҌĂѹĆѸĈѹēҋĕ҈ğҌħ҇įѺı҆ŀ҉Ł҉ō҆
| which <name>	ē҆Į҇
| which arguments	āѺŁ҈
| which classes	Ā҇
| which commit	Ā҆
| which files	ĀҌāѺĪѹ
| which function	āҌ
| which functions	Āѹĉ҈Ċ҆
| which imports	ŏѹ
| which interfaces	Ā҈
| which line	Đ҇
| which method	ĀҊāѺ
| which methods	ŀ҈
| which names	Ā҈
| which of	āҊĂѵ
| which ones	Āѷ
| which other	Ī҇
| which parameters	ď҆
| which private	ā҇
| which source	ğ҇
| which subclasses	ā҇ĂѺ
| which |	āѺŅ҆
| who	ĀҔā҆ăѺġѹ
| who overrides	ŀ҆
| who reviewed	āҊĲѹ
| who wrote	ĀҍāѴ
| why	āҒ
| why is	ā҆
| would	Ĭ҆
| would that	ā҆
| would you	Ĭ҆
| |	Ŀ҇
| | which	Ŀ҇
~a	Ā҇āҗĂҍąѷĆҊćѵĉѯĊѺďѺēѷĔѹĕѺĖѹėѰĘҏę҆ĚҋěҌĞѺġҍģѵĤ҇ĥѵĦқħѷĩѵĪѷīѸĬҡĭѢĴѴĶ҉ķѴļґŁѰłҋņѳŊѹŋҠŌҊŐҎőѺ
~abc	ĂҒ
~about	ĀѹāҒĐ҇
~above	ĀѳćҕĒґēҪě҈ĳѷňѶ
~abstarct	ĂҜĿѵ
~abstract	ĀѸāҙĂӋĬӄĭѶľѷĿѠ
~abstractmethod	ĀѸāѹĂҤ
~accept	ā҆ėҒĘѹĚѺĮѸŁҥ
~acces	ĀѱğҝĭҤ
~accord	ĀҌāѲĢѹŁ҇
~account	ĢҎŒѺ
~acros	ĀҏāѱĆҌ
~action	ā҈
~actually	Āҋāѳĥ҇Ħ҇ķ҈
~add	āҮăҪĄҊąҼċҗČѳčѭĪѸįѵ
~addition	ĀҗăҖĢѶİѷ
~adher	ī҆
~adopt	īҍ
~affect	ăѷČҌčҌĎ҈
~after	āҞăҌčѭĞҚĠѶīҌŁѺŅѺņҗŇҌňѸ
~afternoon	āѵ
~again	ĀѫāҢĦ҉
~against	āѺď҉
~ago	įҎ
~ai	ĀѺġ҈
~alia	ā҆ĽүŐѷ
~all	ăҋĆҮćѶčѺĐѹĒҐĖ҆ėѹĚѺĠѺġҐģ҇Ĥ҆ĥҍħѰĪ҉ĬѺĭѸĵѹĺѹĽѹĿҖŀҋŃґŅѷņѹŇѹŌѹŎҖŏ҇őѸŔ҈
~allow	ĀѮāҟĊѷėҡ
~alone	āҎ
~along	ĀѺĖ҉
~already	ĀѸā҇Ġґ
~also	ĀѶč҆ę҈Ěґĝ҉ĬѺ
~alter	ČҋčҏĽѺ
~although	ĀѺāҗ
~alway	ĀѸā҆
~am	Ā҈āѺĬ҆ł҇Œ҆
~among	āѦćѶčҕęҕĚҍěғĜҐĝҔĪѺĭѺŋҌ
~amount	Ā҆ľҊĿѹŊҋ
~an	ĀҒĂѸĆѺĊѹĔѹĕ҈ĘҋĚ҉ě҈Ĝҙĝ҉Ģ҈ģѷĤ҇ĥҚĦ҈ĩҒīґĬѸĭѶĮґıѺķѺĸҊĻѺļ҉ŁѺł҆ŃѹńѶňѷŏѺ
~ancestor	ćҩĚѺěҝňѸ
~and	ĀҎăҏąѸĆґĈ҇ĉѸČѷčѺďҝĐѵĕҏĚѺĜѹĞ҇ğҋĠѷĦ҇ħ҉ĪѶĬѰĭѸİҊĲѹĳѲĴѹĵ҇ļ҈ľѳŃѸń҆Ō҇Ŏ҆őѹœ҇Ŕҋ
~anna	ā҉
~annotat	ĀѸāѷĒґēҕŇҌ
~annotate	Ĳ҆
~annotation	ĀѯāҍćѺđѸĒқēӔĿѷŇҐňѺŐ҇
~another	ĀѷāҌŅ҉
~any	ĀҜāѷč҈ďѹĚѺĝ҉ĠѺġ҇ĦҒį҈ňѺŋҕōѳŏҋŒ҉
~anybody	ĀѱĂҌĝ҉Ġ҆ĩ҈ň҇
~anyone	ĀҕāѶĂ҆ĸҊ
~anyth	č҆ĚѹġҚń҇ňҊō҆
~anywere	ĀҌāѹ
~anywhere	ĝ҉ġғō҇
~apache	ĀѫıҠ
~apart	ĀѹāҘďҊňѵ
~api	ā҈ģҍ
~app	ĀѶā҈łҊ
~appear	āѦăҐąҒěҌō҉Ŕѹ
~appl	Ĕ҇ıҍ
~appli	ĒҘēҕ
~application	ł҇
~are	Ā҉āґĂҌĄ҆ąѹĆҌćҌĉҍĊ҇Č҆ď҆ĐѶđѹēҋĔѺĖҌė҇ĚѸĝѺĞґğѺĠѺġѺĢѵĤҎĥ҆Ħ҇ĩѲĪ҉ī҈ĬѷĭѹįѺıѰĵѵĶѺķѹĸѸĽѹĿҗŀ҈łѺŃ҇ŅѸņѸŇѴňґŋ҆ŎҖŏҍŐѸőѸ
~arg	ĀѵĉѶĊѷďҝĿѺŁҽ
~argument	ĀҕĆѺĉѺċҐďңđѺĔҔĕҍĘѹęѹĢѷľѺŁӊŇѹŐѺ
~around	ġҍńҊ
~arrow	Ňґ
~as	ĀѶāѵćѺĉѺĎѷđҎĒҊĚҕĜѱĝґĢѸĥѮĦѸĬҙĭҔİ҆ĸ҆Ļ҇ļѹĿѹŅҊŇѹňҍ
~ask	āѰėҍğҋň҆
~assert	ĀѴāҐ
~assign	āѶđҔĔѷĕҏĶқ
~assignment	ĶҘ
~async	ĀѸāҕĒѶĬӆĭѷ
~at	Ā҇ąѺćѹĉѺĊѶĎѸĐҌĖҍĜѺğҍĠҌġҋĢѺģѹĤѺĦҏĪ҇İғĴҎĶ҈ķҊĺ҇ń҇ŇѹňѳŋѺŌ҈ŐѹŔѹ
~attach	ēҒ
~attr	ĀѶĤҦŇѹŐҌ
~attribut	ćѺē҇ĤӕŇѺ
~attribute	ĀѸĤҎŐҩ
~author	ĀҮāѸĎѵĭҎı҆ĲҬĴѦ
~autocomplete	āѸĿҋ
~available	ģҚ
~average	ĀѶāҎ
~away	ĀѸā҉ņ҈
~back	ā҈Ĕҍĕ҇Ġ҉ĢѹĦғŇҤŐѷ
~backport	āҔŉѷ
~bas	ĀѧćһĚҏě҉ňҌ
~base	ĀҗāѵĂ҇ćҝĚҎěҜĹѸĿѺňҕ
~be	Ă҈ćѹĈҋĊѵđѷėҊę҆ě҆Ġ҆ġ҈ĢѷħѺĬҋĭҙİѹĻ҈ŀѷŁҍŅҎŊ҉ŋ҇ŏ҆Őѹ
~bear	āѳĒҒ
~became	āѹŅғņҌ
~because	ě҉ŏҍ
~becom	Ĩ҆
~become	ĀѶā҆Ĩ҇ņҝ
~been	Đ҆Ē҇ĩѹĬҊĭґį҈ő҇Ŕѹ
~before	ĀѺāүē҇ĴѸĽѹĿѺł҉ŅҢņѷ
~begin	āѶą҈ĐѷĨ҇ĵҗķ҇ļ҈
~beginner	ĀѲāҕ
~behave	Āѷāҋ
~behaviour	āҊďѵĢҐ
~behind	Āѳāҏđ҆ĢҎĥҎĲҊĸѺ
~being	ā҇ĩ҇Ń҈ŏ҆
~belong	ĀѷāѺĂѸě҆ĤҐĦ҉ĵѸĹҒĺѺľҊĿ҉łҌŉ҆
~below	Ā҆ćѺň҉
~besid	āҢ
~best	āҔ
~better	ĀѹāҿĔѺķѺŔѺ
~between	ĀѷăҒĆѹďҒěҔĝ҇ħҖŁҎ
~big	ā҉đ҆ĳ҆ŒѴ
~bigger	Ą҇
~biggest	ĀѱāҢ
~bin	ĀѹĞҚ
~binar	Ğґ
~birth	ąҊ
~bit	āѶĂҋ
~blame	ĀѴāѶĲҾĴѳ
~block	Ā҆ĿҌŕ҈
~blow	ĀѹŃҍ
~body	āѷĉҔĘҏę҇ĳѸķҗĺ҇ĻҌļҌŁѺőѺ
~born	ąґ
~both	Āѷāҟ
~bother	ćҊňѸ
~bottom	Āҋāѹē҈İѶĳ҇
~bracket	ć҇ŁҌ
~branch	ĀҳāґČѲčѺİҊŉѣ
~brand	ă҇ąҊ
~break	ĀҕāҵĈ҇čѵĩ҆
~breakpoint	ĺ҆
~bring	Ī҇
~broke	ĀѵāҖ
~broken	ĀҊāѳĈ҇Ō҈
~brought	ąғĪ҆
~bug	ĀѱāңĠѶ
~build	Āҍāѹć҈ĈӖĭѺĮѹŎѹ
~built	ĈҍıѺňґ
~bump	āҊįѹ
~but	ĀѸā҉ă҈ĪѸŏҔ
~by	ĀѶāѭĂҋăѹćѹĈѹĉҏĊҒČґčҎď҉ĐѸđѶĒ҈ĔҍėҊęҔěҒĜѶĝҐĞҊğѺĢѺĥҊħҋĨҙĩҔĪ҇ĬѵĭѳĮѷįѷİѹĲҍĳѸĴѲĵѶĶѹķѸĹѹĺѶĻҊļѷĽѸľѺĿѴŁҋłѺŃ҈ņѴŊѸŌѹōҊŎѹŐѹőѱœѹ
~byt	Āѫāҙ
~cache	ĀҎāҏ
~call	ĀҊā҇ĂѱąѺćѷĉӒĊӐčѹĎѷĐѷđѳĒѶēѵĔҔĖѺėѺĘӉęӄĚѸěѷĢѹģѶĤѳĥѹĦѺĩѴĪѹīѸĬѺĭѪĮѺįѹĲѷĳѹĴѹĶѸķѷĹѨĻѵļѴľѸĿҍŀѬŁ҈ŃѸńҐŅҔņғŇғňѶŊѸŋҖŌѷŎѷŐѲőѳŒҠŔѺ
~callabl	ĤѪĿҠ
~callback	Ĕ҉
~calle	ĀѴĉӏęҐěѸ
~callee	ĀѵāҊĉҐĘҍęҖĚѴěѳ
~caller	ĀҖāҌĆѹĉҋĊӐĕҌĘҨęҋĚѵěѷĠѺĢѷĬѺķѸŁѷňѺ
~came	ă҉Ą҆ą҈ņ҆
~can	ĈҌĉѲĊѹĕѺĜѺĞ҈ģҖĩѺĬѷĭҊıѺĿҌŁҋńҐŇѺŉ҉Ŏѷő҈
~capture	āҒ
~care	āѷĢҐ
~carr	Ē҆ēҎ
~carri	ē҇Ņ҆
~carry	ĀҋāѱĒҒŉ҆
~cas	Ŋ҇ōҝœѹ
~case	ĀѶĸҊŌҍœҌ
~cat	Āѵāґ
~catch	ĀҬāҴĊѴŃѪ
~category	ĀѷāѷłҬ
~caught	Ā҇āҏĦ҇
~caus	ŕҋ
~cfg	ĀѸĐҗ
~chain	ĀѴāҏĚҍħҘĨҗĩѸĪѸ
~chance	Āѱ
~chang	ĀҦāҏăѮĄѺąѸČҢčҪĎҢįҢİѹĳѵĶѹŅѹŉѺ
~change	Ā҈ā҈ą҈Ċ҈ČҏčҗĐ҇ĔѶįҶıѷĲ҈ŁѺŐѹ
~changeset	Č҈
~charge	ĀѺĢ҉
~check	āғĈҏčҊĘ҈Ě҉ĜҋĠ҈ĦҔĭ҉ňѺŎҏœѸ
~checkin	ĀѰāѵąҍĎҊİҔ
~checkout	ĀѵāѶĈҖő҆
~chekc	Ă҆
~child	ĀѬĂ҉ćҐĚҐĥѴŀңňҘ
~children	ĀғāѮĂҏćѳĚѴěҎľѺĿѸŀ҇ňҾ
~choose	ı҆
~ci	Āңā҆ğѸİѶŕҢ
~circl	Ħ҉
~circle	Ā҉āѷĦғīѹ
~circular	ā҉Ħҭ
~circumstanc	ā҇
~clas	ĀҒĂґąѺĆѶćҵĉѷĊѸĎѹďѺĐѴđѹē҉ĚҌěҖğѷġ҆ģѹĤ҉ĥҌĩѺĪѺīҕĬѬĭѲĮѺįѺĳѹĵӇĶѴķѬĸѹĹҚĺҎĽѴľҙĿҞŁѸńѸŅѸņѹňҫŊѸō҆ŐҍőѲŒѶœѺŔѸ
~class	ĀґāѪĆѺćҩĉѺđѺĒҔēѹěҎģ҆ĥұīѷĬѺĿѺŀҡŃѹń҇ňӃ
~classify	ĀѸāѱłҡ
~clause	īҜĵѹń҉
~clean	Āѳā҉Ō҈
~cleanly	Ĉ҈
~clearer	āҐŅѵ
~cli	ĀѷāѵċҔĞ҇łґ
~closure	ĀѹāҏĻҤ
~cls	ĀѨĂ҉ćҕĚҔě҈ĩѺĵҜĹ҆ľ҈ňҋ
~cod	Āѷā҇
~code	Ā҉ĈҎĉѸĊңċҌĐѵėѺğҘĠҊĤѺĩѴıҎĳѴĸ҉ĺҊŁѺŃқńѹō҈őѸŔ҆
~codebase	Āѹġҗ
~collect	ĀґŎѴ
~colour	ĀҊāѸ
~column	Ĥ҈
~com	ĀѷāѨć҉ę҆Ğ҈ī҉İ҆Ĳ҆ĸ҇Ŀ҆ŇҐňѺŔ҆
~come	ą҉ĉ҇ĊѸē҇Ě҉ĬѺńҍŋѺŌҎŔ҇
~comit	Āѷąҟ
~command	ĀѰāҏċҏĞҾĮѺ
~comment	Āҕāҍĳѹ
~commercial	ā҇
~commit	Āүā҈ąӔćѺĈѺĊѺČҚčқĎӯĐѺđѺēѺĢѺģѷĤѺĥѺĦѹħѹĩѸĪѸīѺĬѸĭѹĮѸįҰİӅıѺĳѸĴѺĶѺķѺľѺŀѺŁѺŃѺńѺŅѶņѵŇѺňѺŉҙŊѹōѺŎѺŏѹőѶœѺŔѹŕѹ
~committ	āѮĎҙįѹİҙ
~committer	Āґ
~common	āҊ
~compar	ďҕ
~compare	āѸďҟŁѺ
~comparison	ďҘ
~compil	ĀѯāѵĈҳ
~compilation	ĈҎ
~compile	ĀѮĈҵįѺ
~compiler	Āѷł҈
~complain	ĀѲāҔ
~complete	ĀғĆҏđ҈
~complexity	āҌ
~compos	Ĥ҉
~compris	Ŋ҆
~concern	ĀѸč҆Ď҆
~concrete	ĂҎĥҌ
~condition	Āѭāҥ
~config	ĀҡĐҠĪѱ
~configerror	Ā҉āѸ
~configur	Ā҉āѷĐҒ
~configuration	ĐҎ
~configure	ĐҎ
~confirm	Ĭ҆ĭ҉
~conform	ĥҕīҌ
~connection	ā҇
~consider	āѹĭҔ
~consist	Ā҆āѳĤ҆ĳ҆
~console	ĀѴāҍĞҒ
~const	ĀѣāҊđҠĶңŐҋ
~constant	ĀѴđӄĬѹĶӐķѹĸҋŐҖ
~constraint	ĀѹėҍĮҌ
~construct	Āҕāѷ
~constructor	ĀҪĉѷĊѸ
~consult	āѺğҕ
~contain	ĀѯāѣćѺČѷĘҍĠҍġ҆ĥѵĦ҆ĳ҉ĶѺķ҈ĺҏľ҉ĿҍŅѬņѶŇѺŉҙŊҍŌѺōѵőҔŒѷœ҉Ŕҍ
~container	ĀҙāѲŎѸ
~content	āѷđ҇į҇ĲѸĴұĶѸŕ҈
~contract	ī҆
~contribut	ĀҖāѯ
~contributor	Āҡāѵ
~copyright	Āѷāҋ
~correct	ā҈ĘҌĬ҈Ňѯ
~correctly	āҌ
~correspond	Œ҆
~could	ĀҔāҔĢ҉Ňѹ
~count	ĀҤāѕĂѸăѺĄ҆ćѭĊѷĎӂĚ҇ĤѮĦѸĩѺĪѯĬҎĭҒĳҽľӈĿѧŁѶňѯŊӌōѸŎѸŏѺ
~cover	āҜŋѶōҞ
~coverage	ā҇ō҇
~crash	āҢķѳ
~crate	Ā҉Ğ҆
~creat	ăҔąҪįѹ
~create	ĀҎāҔą҇Ńѷ
~creation	ĀѴąҞ
~cron	ŕ҆
~current	ĀѳāѲĈҌį҇İҐņҗ
~currently	Ā҉āѲŌ҇
~customer	Āѹā҇
~cut	āҎ
~cycl	ĀҊ
~cycle	āґĜѺĦҥĪѷ
~cyclic	ĦқĪѺ
~d	Ā҇āѶĩ҆ŀ҆
~data	ĤҦĵ҈ŇѸŐҔœѸ
~dataclas	Ĥ҆
~date	Āҋā҈ČѺįҡ
~day	ĀѬā҉ņҋ
~dead	ĀҗāѷĪѶŏҢ
~debug	Āҋ
~decid	āҕ
~decl	āѺĽғ
~declar	āѦĂҘċҍđѷēѺĞ҉ĢѺģѺĤ҆ĥѴĩѺĬғĭҕĵҖĶҏĸҕĽңŁ҆Ň҉
~declaration	ĀѩāѤĆ҈Īҕĭ҆ĵґĶҐĺҌĽҧ
~declare	Ā҉āѺĂ҇ćѹĽ҆Ŀ҆
~decleration	ķҖĽ҆
~decorat	āҏĒқēһĢѹŃѺ
~decorate	ĀѸāѸĒҕ
~decorater	āѷĒҐēҠ
~decorator	ĀѮāҕĒҶēӫĢѸĤѹŁѺ
~deep	ĀѺā҈
~def	ĀѰāѥĆҚćѷċ҆Ēғĕ҆īѸĶ҆ķҭĹҋĺҍĻҘļ҇ľҊĿҏňѹőѺ
~default	ĀѠāҔċѶđѳĔӚĕӘğѺĢѶģѸ
~defin	ĀҏāѶĆҵćѶĊѺċғĐѵđ҉ĒѥĢѺģѺĤ҆ĥѺĪѺĬ҆ĭѶĵҐĶҔķ҈ĸҌĺҗĻҏļҖĽ҇ľҊĿғŀѷŃѺňѴŊ҈ōѷőѷŒѺ
~define	ĆҜĐҊĘѺĚѺĺҏļҐľҊĿ҆Ŋ҈
~definition	ĀѶāѪĆҾċҌĒ҈ĢѹĤѹĵҙĶҍķҕĸ҇Ĺ҇ĺҚňѺőѹ
~definiton	ĀѹĆҊ
~defualt	ĀѹāѸĔ҇ĕҎ
~delegat	ĉҠđѺ
~delet	ĀқāҙąѮ
~delete	Ā҉āҨĆѶĴѹ
~deletion	Āҍ
~demand	āѹĂҏćѹĮҎ
~dep	ĀѤāқĖҒėҢĦ҇ħҊĮѸ
~depend	ĖҊĜҍĢѺħ҉ĩҒĪҖĮѺ
~dependenc	ĀҊā҈ĖҭĞѷĩҋĪҡıѲ
~dependency	ĀҍėҢĝҊġѴĢѵĦҍĨ҇ĬѺ
~dependent	Ĝ҉ĩҢ
~deprecat	āҗċѵ
~depth	Āҏ
~deriv	āѵĂҋćҊĚғĥѵŀҔňҠ
~derive	Ā҈
~descend	ć҉Ě҇
~descendant	ĀҎāѴćѶĚғěѹňҺ
~describe	āѵĢҰŁѺ
~description	Ā҆
~design	ĀѸāҐ
~determine	ĀѯāѬĺҊľ҆
~dev	ĀҒāѴĖ҈
~developer	Ā҉āѴĲҍĴѺĶ҉
~development	ĀґĖѸ
~dict	Ő҉
~did	ĀҔāҎą҇Č҈čҞďѹĔѷĠҋĩѹĬ҆ĭ҉ĮѺįҌı҇ĳѺĴѺĵ҇ĹѺńѳŅҜņҖŋѶŎѹŕѹ
~diff	ĀґāѪčґďқĢѸ
~differ	ĀҌăѵďҗ
~differenc	ĆѹďҚ
~difference	ĀѺā҉ď҉
~different	ĆҐďҙŁѹ
~differently	ā҈
~diffrent	ĀҕăѺĄѶ
~dir	ĀѺőҧ
~direct	ĀҌĜҋňѷ
~directly	ĀҊĊѺĘҏňѺ
~directory	ĀѳőҴŒ҆
~disk	Œҕ
~display	Ā҉Ĵ҉
~distribution	Į҇
~do	āҞă҈ćѺđѸĒѸēѰĝ҆ğҊġҊĢҔģѺĦҍĩѸĪѸĬѱįѹĶѹĻѹŁ҉ń҆Ň҈ňѹŊѹŋҏōѷŎҔŐѺŒ҉ŕѺ
~doc	ĀһĢѸ
~docstr	ĀҪāҎĂѸĢѸ
~document	ĀѷāҠğѺ
~documentation	āҖ
~doe	ĀҐāѵąѹĆѴĈҔĉ҇ĊѮċѷČ҆čҊĕҊĘҚęҊĚҎěҏĜҞĝҋĞ҈ġҊĢҌģҌĥѲĦ҆ħҎĨ҇ĩѫĪҎĬѸĭѹįѰĳҊĸѺĹѵĻѳĽѺŀѴłѸŃѱŅѫņѸňѰŊ҈ŋ҈ōѫœѰŔѺŕѺ
~doing	ĀѺāҌĢҌ
~done	ĉҋ
~dose	ĀҏāѲĈ҇Ĝ҇Ōҏ
~dot	āѺĿ҇
~double	Āѹāғ
~down	ħ҈ķ҆ĽҊŀ҈ň҉
~drag	āѺĜҊ
~drop	ĀѺāҕ
~dropp	ĀѺāҍă҆
~duplicat	Ā҇āѹĆ҆
~dur	ĀѸāҜĶѺ
~each	āѯĆҮĉҋĤ҈ĥґŀ҉ńҋ
~earlier	ĀҌā҈İѫŅҢ
~edg	Ċ҆
~edit	āѣČҋčҐĎ҇įҠ
~editor	ĀѺ
~else	ĀҌāҊ
~elsewhere	Ī҇
~empty	āҍ
~enclos	Ļҙ
~end	āѶĔ҇Ģ҇ĦҊħҏĨҋİҋĳ҆Œ҉
~engine	ĀҥāѴĆѺ
~enough	ĀѹāҖĬѺ
~enter	ĀҏāѶ
~entitl	Œ҆
~entr	ĀѷĎ҈ĞҥŁѳ
~entry	ĀѺāѺċ҆ĐҥĞҡį҈ĸҌ
~enum	āҒĶѵĸӟ
~enumerate	āѮĆқľѹĿҍŏ҆
~enumeration	ĸҐ
~enumerator	ĸұ
~env	ĀѸā҇ğҭ
~environment	ĀѹĊѺğҽ
~equal	ĀѴāѺđҼĔ҆ĕҋĢѸĪѺŇѹ
~error	ĀѺĈҚĊѹŃҗńҼ
~evaluat	ğ҆Ň҇
~evaluate	đҍ
~even	Āҍāѷ
~event	ĀѸāѵŕҺ
~ever	ĀҔāҊęҎěѹĦ҇ŏ҆
~every	ĀҌāґĆңćѵĉ҇ĐѺē҆Ė҈Ě҈ģҌĤҏĬѷĵѸķѶĹѸĺѵĽѺĿ҉ŀҏŁѺňғŉҊŋѹŎ҆ŐѺőѸ
~everyone	āҌ
~everyth	āҐćѹĈ҇ĉҋĒҏĖѸģҋĥ҆ĦѺĪҏŁ҈ňҕŎҎŏѸ
~everywhere	Ā҇Ćҍ
~exact	Ŕ҈
~exactly	Į҇įѺķҎ
~exc	ńҘ
~except	ĀҕāҒńҌŎѹ
~exception	āҐćѷĉѺŁѹŃҮńӤňѸ
~execut	ĀѷāѶĊғęҎěѺŌҏ
~executabl	āѹĞҖ
~execute	ĀѵĉҋĘҎŌ҇Ŏҋ
~execution	āҋ
~exercise	ō҉
~exist	āѤă҇ĊѺĘ҈ĠҟġҵĭѺŀҊŋҲŌѬœѺ
~existence	ĀѹāѺġҐŋҗœѳ
~expand	Ā҉āҎđ҇
~expect	ĀҐāѰŁҒń҆Ňѹ
~explain	ĀѺā҇ĢҼ
~explanation	Ģҍ
~export	ĀѣāҤģӸĥѹĪѶĭҳ
~expos	ĀѵāѹģҰ
~expose	ĀѳāѺģҢ
~extend	ĀѪāѶĂғćҢĘѺĚҘěғĢѹĥѹīѹĭѹňҳ
~extension	Ā҆āѸŒҘ
~external	ĀѵāѹĖҟ
~extra	ĀғāѶ
~face	ĥ҈
~fail	ĀӇāѵĉѺŃҌń҇ŊѡŌңōѫŎҊœѺ
~failur	Ā҆āѴŎҏ
~failure	Āҏā҉ń҈œѸ
~fall	ĀѺāѸĔҎĕ҇łҌ
~false	č҇ĝ҆ĭҎ
~family	ĀҌćҋňѸ
~far	Ā҇āѶĎ҇
~fast	Āѵāҍ
~faster	āҧĬѸ
~fastest	āҡĥѩ
~featur	ĀѰāҠ
~feild	āѹĤғĵѺ
~fetch	ĀқāѦĔѷğҙ
~fiel	Āѹă҆
~field	ĀҔćѸĐ҉ĤөīѺĵѷľѶňѹŐҏ
~fil	ăҶĄҬąѹĆҚĉѹĊ҉ČӄĝѷĠѷģѷĦѺħҏĩҬįѸĳѹŅѹŉѷōѹŏѷőѶŒҌŔҒ
~file	ĀѧāѱĂѸă҉ąҍćѱĈѺĉѷĊѵċҏČҝĎҍďѸĐ҇đѪĒѹēѵĔѷĕѺĖѺėѺĝѷğҍĠѶġ҇ĢѲĤѴĥѬħѶĩѵĪ҉īѲĬѯĭѵĮѸį҉İѷĵңĶҘķҙĸҕĹҐĺҚĻ҈ĽқľѰĿѵŀѶŁѶŃѷńѷŅҕņҕŇѸňѶŉѶŊ҆ŋѴŌѮōѩŎҕŐѷőґŒҺœҦŔ҉
~filename	ĀѹŅҟ
~fill	āѺĂҌ
~final	ĀѸİҏĶҌ
~find	ĀѹāѢă҈ąѸćѳČѺĐ҉đѶēѺĚѺğ҈Ģѱģѹĩ҈ĪѸı҆ĵҐĶ҈ķҍĺґĽҙľѺŁѺŃҌńѺňѶŌѸŐѺőҒŒҊœҏ
~fire	ŕ҇
~first	ĀҊāҟąҭĆғĉѲįѷİѵ
~five	āҐľѷ
~fix	ĀѹāҟĶ҉ŉ҇Ōѹ
~fixtur	āҊ
~flag	āҊċҝĕѹŏ҈
~flaky	āҘŌѶ
~fn	ķҘĻ҈
~folder	ĀѲā҈ĈѹőҷŒ҈œ҉
~follow	ĀѹāѸĦґħґĿ҈
~for	ĂҌă҆ĄѺĆ҈ĈѷĊѹċҔČҊčѵĎ҆đѵēѵĔґĕҖėҎĚѸěҊğҎġѶĢҘĥ҈Ħ҆ħѷĪѮīҎĬѳĭѸĮҍİѰĲҎĴѸĶѹĹ҈ĺѸńѶņѸŇѮňѴŋѮŌѸō҇ŏҔœѸŔҌ
~forc	ĀѺā҇ĂҏĿѹ
~forget	āғĂѹ
~forgot	Œҋ
~form	Ā҈
~formal	Łҕ
~former	ŅҙņҏőѲ
~formerly	ŅҌņҊ
~found	āѰę҉Ġ҉ġ҇İѹĴ҆Ń҈ŋ҉
~framework	łҐ
~free	Āѹā҉
~freshest	ĀѵąѸįҖ
~from	ĂҎă҆ćҜĈѺĉҍĊҎČѺčѹďҕđѺĒѸēѶėѹęҕĚқěҊĜѵĝ҇ğҗĠѺĢѺģҍĤѸĥѴħ҆ĨҗĩѹĪѺīѶĬѳĭѺįѶĶѹķѸĺѸĿѴŀѵŁѶłѺŃҊń҇ŅҢņѣň҈ōѴŎҌŏѺŒѹœѹŔҊŕѹ
~fulfil	āѹĥ҇īҔ
~full	ĀҊāѷĆҐőҐ
~func	ĀѧāҌĉ҇Ċ҈ď҆ēҋĔҏĕҌĘѹĢѺĤѵĥѶĬҌķҟĺѹĻҐľҍĿҏŁҌŃҊń҈ňѹŊ҆ōҊőѷ
~function	ĀҐāҍĂҒăѸąѷĆѸćѴĉҰĊҭčѹĎѰĐѱđѫĒҞĔҌĘ҈ęҒĚѺěѹĞѺġҎĢ҇ĤѭĥѴĦѺħѺĩѷĪѷīѵĬғĭѳĮѸįѶĲѵĳѬĴѶĵѱĶѯķҝĸѴĹ҈ĻқļҨĽѱľҍĿҜŁҔŃҴŅѴņѶŇ҈ňѵŊҊŋѷŌѹōҔŎѷŏѶŐѮőѵŒѹœѸŔѸŕѺ
~further	ŀ҇
~gave	ą҇
~get	ĀҏāѸĆ҈ĊҊċ҉Đ҆ĒѺĔ҆Ė҇ė҆ęҘĝґğҎĤѺĨҋĪ҉īѺĬѺĭѸĵѸĶ҉ĸѺĺѺĽѺŁѺňѷŋѹō҇ŐѺŕҋ
~getenv	āѹğҳ
~gett	ĉ҇
~git	ČҋĎҏĝѺĢңįҍİҚĲҒĳѵŃѺŉ҈
~github	ĀѸāҋŕҋ
~giv	ĀѺāѺĕ҇ŇғŐѷ
~give	ĀѱāѰăҋĊ҆Č҇čѺĚѺĜѺĢ҉ģ҈Ī҇ĳҊĴ҆ĺѹŐ҆
~given	ĀѲľ҇
~global	ĀѺā҉ĶҨ
~go	ĀѯāѵĈҋĊ҇ėѶĮҵĽ҆Ņ҈Ŏ҉
~goe	āѷġ҆ĦҊŁҍŅѺōѺ
~going	āѳă҆Ħ҈Ŏ҇
~gone	ņҊ
~good	ĀѥāҥĔѺĢҏ
~got	Ā҉āѵč҆ġ҆ĬѺįѺŋ҇
~gpl	ĀѸıґ
~grace	ĀҟāѲĎѹ
~graph	Ā҉āѷĦ҆
~green	āѣŌҙŎң
~grep	āѶŔғ
~grow	ā҆
~had	ĀѲĄ҈ĠҔŅҐ
~hand	āѷĉ҈Ł҈Ňґ
~handl	Āҕā҇ĢҌĸѶŃѸ
~handle	Āҗ
~handler	ĀҮ
~happen	āҒň҆
~has	āѮăѷĄҎćѹĉѷĊѺČѹčҏĎ҈Ē҆ē҇ĖѺĚҍĜҍĝ҆ğѸġҌĢѺģѸĤ҈ħѺĩѺĭҋĮѶįҊĳ҉ķ҆ĸ҆ĺ҈ļҌŀѺłѺŃѸńѷŅѲņҒŇѲŊҌŌѹŏѺœ҆
~hash	ĀѵąҎİғ
~hav	ĀѶĒ҉ĩ҆ň҈
~have	Āҋā҈Ă҆ĉѸĊѹčѺĎҋĐ҈đѶĒҊĕѺėѷĚѺě҉ĜѹĠҋġҖģѺĥҋħѹĬѷĭ҈Į҆ı҉ĸѸŀ҇ł҇ņѵŇѷň҉ŉҌŊѸŋҏŌѺŎѷŐ҆œѺŔ҆
~head	āѳĎѳİүł҆
~header	ĀѶĪ҉ĽҘ
~hello	ĀѶāҎ
~help	Āѹāғċ҆
~helper	Ā҈āѲĉҚķҫĺѹĻҋļҚŁѺ
~here	ĀѯāѩĈҏđѺĒҋėҌġҟĬѺĮґįѺİґıҖłґņѺ
~hey	āѱă҆
~hi	ĀѷāҔ
~hid	őҎ
~hidden	āѵĻҋ
~hierarchy	ĀҐāѲćҊĚғŀ҉ňҋ
~hint	ĀҊ
~history	ĀҚāѶĎ҉İҕ
~hit	č҆ŏҘŔ҇
~hold	ĀѷāѧĐ҈đ҆ĤҒĵҊķҍŉҋŌ҈ōѺŐҍőґ
~hole	İҎ
~home	ĀҌāѵġ҇
~hop	ħҏ
~hover	Ő҆
~how	ĀґāҠĂѺăѺąѶĆ҆ćѺĈѳĉѹĊѶčѹĎүďҡĐѺđҕēѺėҋĘѺęѺĜѸĝѳĠѹġѹģѺĤѷĥѶĦѸħҘĨҜĩѮĪѹĭѷįҏıҒĲѹĳҦĴґĶѷķѺľҩŀѺŃѺńѺŅҐňѸŊҭŋѷŌѷŎѵŏѹŐѺŒѰœѹŕѺ
~hunt	ĵ҆
~hwo	Āѷľ҇
~i	ĀѬāѢĄѹĔ҆ĖѺĚ҇ěѺĝҌğѹģ҆ĪѺĭ҈įѹıѸĵҒĶ҆ķҋĹ҈Ļ҆Ŀ҈Łҏł҈ŃѹņѷŌѶōѺŐѺő҈Œ҆
~idea	ĢҏķҊ
~identical	ā҈Ćѹ
~identifier	āѸġ҇ģ҇
~identify	ĀѱāѠĉҋĿ҈ŀ҆Ń҆ń҉
~if	ăѺĆѺćѷĈҐĉѸčғĔҐĕ҇Ęҋę҉Ě҆ěҏĜҍĝҏğѹĠҎġҕĢѵĥѺĦ҉ĩѹĪѺĬҎĭҎŀѴŃѺŅѺňѸŋґŌҔōѷŎҔőѹœѴ
~ignor	āҍ
~ignore	āҚĊѷŒ҇
~impl	Āѳĉ҆ĥҜīҧĽѵĿҊ
~implement	āҞĂҚćѯĢѹĥӚīӆĵѸķ҈ĺҌĽѷĿѹŀҊňџ
~implementation	ĀѷĂҊćѺĢѹĥӆīҙĽѶŀ҆ňѷ
~implementer	ĀѲĥӇňѹ
~implementor	ĀѺāѸĥҠĽѷ
~import	āҒĂѸăѺĄѺąѲĆѷćѵĈѸĉѷĊѷċѹČѸčѳĎѲďѸĐѱđѷĒѸēѷĔѸĕѹĖѹėѹĘѺęѺĚѹěѸĜҵĝҾĞѹğѸĠѹġѸĢѵģғĤѷĥѷĦӢħӓĨҸĩӇĪөīѷĬѰĭѳĮѶįѴİѹıѹĲѷĳѬĴѷĵѸĶѸķѷĸѸĹѹĺѷĻѹļѹĽѸľѷĿѸŀѷŁѴłҊŃѷńѵŅѭņѯŇѷňѶŉѺŊѳŋѹŌѹōѶŎѶŏӶŐѸőѬœѹŔѹŕѴ
~importer	ĀѴāѰĜғĝ҇ģҏĦ҇ĩӇĪ҈ĳѺ
~improt	ħ҉
~in	ĀѲĂ҇ĄғąҋĊѶċ҇čҋĎҎĐҞđѨĒѵēѬĔҔĕѶĝ҈ğҊĠҎġҍĢѸĤ҆ĥѸĦґĪ҉īѸĬіĭѶĮѰįѷıѪĲ҇ĳ҇Ĺ҆Ļғļ҉ľ҇ŀҊŁѳłѷŅѱņѨŇѭňѥŉҌŊґŌѥōѵŎғŏҍŐѶőҏŒѶœ҇Ŕғ
~includ	ĀѺā҆Ĝ҇ĝҏĩѯĪҩİ҆ňѸŉҍ
~include	ĀѺāѲč҈ĩ҇ĪҊŉҏ
~incom	ĉѯĊҡ
~indirect	ĀҒĊѺ
~indirectly	āҗĜѳĦ҈ħҐĨҊĪѷňѺ
~indrect	Āҋ
~inferr	āѳŐҚ
~inherit	ĀҔćҌęѵĚҖěҗĭѸľѰŀ҆ňҦ
~inheritance	āѹćҔĚҜěҌĬѺ
~initial	ĀҖāѣą҆ĔҌĶҍ
~initialis	Ā҈Ķ҇
~inner	ĀѸāҎķѱĻҞļҫŁѺ
~input	ĀѱŁҵ
~inside	ĀѬĉґĊѸĐғęғĝҊĢѶģѺĵѴķѷĹғĻҚļҏľ҈ĿҚń҇ŊҏōѹŎ҈Œѳ
~install	Āѩā҉ĖҥĞӎĮѹłѺ
~installation	āѶĞҌ
~instanc	ĀҙćѺŇ҇
~instance	ĀѹĚ҈Ĥҟ
~instantiat	ĀқāҒĵѹ
~instantiate	ĀҚā҆ĊѹĩѶĪѹ
~instead	āҎ
~int	ĭ҈Őғ
~integer	ĀѵāҎ
~integration	Āҍ
~interfac	āҊćѺĥѺīә
~interface	āҍćѺģ҇ĥҪīҫķѹĽҴĿѰňѷőѺ
~intermediate	ħҎĨ҆
~internet	ĀѹāѺĭұ
~into	ĀѲāҎă҉ąҔĉ҆ĊҊĝҎĩѶĮѸľ҇ŁҊŅѸņҗŉҍ
~introduc	āѭăҐąҹğѸįѹĽҎ
~invok	ĀѫāѵĉҥĊҮĘҚęҜĚѺĭѷĿѲ
~invoke	ĀѸāѹĉґĊҎĘҒ
~involv	Ħҍ
~is	Ā҉āѰĂѴăѮąѵĈҌĉѱĊѰČѭčҊĎѬďѸĐ҇đҍĔ҉ĖѳėѷĘҊęҖĚҒěҡĜґĝҗĞѷġ҉ĢҋģѹĤѷĥѺĦҊħѶĨ҉ĩѴĪѴīѵĬҕĭҠİ҆ıҊĲ҈ķ҆ĹғĻ҆ľѺĿѬŀѺŁѫł҆ŃѷńѳŅѷŇѲŊѺŌ҈ŏѶŐҐŒҏœ҉ŕѺ
~isinstance	āѺěҌ
~it	ĀѺāҌĄѺćѸĈҔčҊďѶđѷĔҋĕ҆ĖҌĝ҆ĦҏħѳĪѶīѸĭ҈ĸ҇ļѷĿѷŀѺŃѺŇѺŊѺŌҌō҆ŐѷŔ҉
~item	ĀѺāѸģҜĶҋķ҉
~its	ĀѹāқĂ҆ąѴć҉ĉҏĊѷČѹĔѴĕҒĚҒěҋĜ҆ĝѹġѺĢѷĪҊīѳĬѹį҇ıѷĵѸķ҆ĸҎĹѹĻѹļҋŁ҆ňѶ
~itself	ĀѺāѳćѸĒѹĖ҆ĦқĪѹĵ҈ņ҇Œҍ
~java	ĀѳėѺĮһ
~job	ĀҠāҐĢҫŕѹ
~judg	Ĭ҆
~jump	ĀѵāѸĶ҆ķҙĹ҆œ҉
~just	Ā҉āѱĆ҈ľ҉ňѹŌ҉ŏ҈ő҆
~k	ŌҔŎѸ
~keep	ĀҌāѰćѺĭҊĽ҆
~kept	Ā҆ĭ҆
~key	ĀҋĐҪőѺ
~keyword	ĀҌāѷŁ҈
~kick	ŕғ
~kind	ĀѮā҉Ě҇ıѸłңńҊŇҏŐ҆
~kindly	ĀѠāѪő҆
~know	āѳąѸć҇ďѺĔѹĕ҇ĢѺĥ҇ĭ҈
~known	ĀѺāѺġ҈ŅҖ
~l	āѶĳң
~lack	āҩĂѺď҆Ŀѫŉѷ
~lambda	ļ҇
~language	āҊėѹłҍ
~largest	āҧĤѯ
~last	āҜąѶčѵĎѺįӓİҞĲҌĳҊĴѸŅѺ
~lately	ā҆ĳѺ
~latest	ĀѪāҕąѸėѶįҬİҍ
~launch	Ń҆
~lazily	āҊ
~lead	ĀҋāѭĚ҆Ħ҇ħҎ
~leak	ĀѶāҎ
~least	Āҍ
~leav	āѹĂҏĆ҈
~leave	ĀѸāҏĔ҈
~leftover	ŏҎ
~legal	Ė҇ı҆
~length	ĀҌĎ҈
~let	āҏĕ҇ıѷ
~level	ĀҊĩ҇ĪѺĭҊĶҒňѺ
~lib	āѺĖҖłҐ
~librar	ĀѺāѸĖҡ
~library	ĀѱāҍłҨ
~licenc	Āѳāҏ
~licence	ĀѱāҋıӂłѺ
~licens	ĀѮāҕĖѺıҲłѹ
~license	ĀѩāҊıӅŅѺ
~lie	āѸŒ҆œ҈
~like	ĀѹāҎď҇ē҆ğ҆ĭ҈
~limit	ĀҊāѸ
~lin	Ć҆ĎѺēҎğҌĪҒĳӚŏҊŔҋ
~line	āѷĂѺąѹĆѹćѵĉѷċҘčѺĎѶďѹĐҦđѰēѶĔѺĖѹĜѵğҋġѺĢѴģѷĤѷĥѴĦѺħѶĩѵĪѵīѷĬѵĭѸĮѸįѳİѲıѹĲҬĳҧĴҮĵқĶңķҡĸҔĹҜĺҝĻҗļҞĽҚľѷĿѶŀѶŁѷŃѹńѹŅѵņѷŇѸňѸŊѶŋѹŌѷōѷŎѺŏѷŐѸőѶŒѷœҕŔҔŕѹ
~linter	ŏ҆
~linux	ĀѸāҒ
~list	āщĂ҇ă҈ąѺĆғĈѺĉ҉ĊҒČҐčѹĎѹďҘĐѹđѺĒ҆ēҌĔѹĖҟĘѸęѺĚѶěѺĝѹĞҒĠѺġѵĢѵģҏĤҕĥ҉Ħѵĩ҈ĪҗīҎĬѷĭѸįѹĳѺĵѸķѸĹѹĺѺĽѺľѬĿҦŀ҆ŁҤńҏŅѺņѺňґŊѬŌѺō҆ŎѵőѺŕ҈
~literal	ĀѵđҘĶѸŔҘ
~liv	ĀѹāѺķҟœ҈
~live	ĀҊāѮĠѸķҒĸ҇Ľ҉ōѹő҆ŒҊœ҉
~load	āҋĜ҈ĝ҈Ĩ҉ĩҔĪ҉œѹ
~local	ĀѷāҍķѳĺѺĻҤļҠ
~locate	ĀѺāѨĐ҆đѸĵ҉ĶҊĹҏĻҋĽ҉ŋѺőҍœҊ
~location	ĀѠāѳĆҞćѸċ҈ĐҋđѲēѺğҏġѺĢѺĥѷĵҙĶқķҋĸҘĹҎĺҍĻҏĽҐŀѸŁѹňѺŋѴŌѳőҚŒҖœҐ
~lock	ė҆
~log	ĀҎāѺĎҏĢѳįғİҢ
~logg	ā҇
~long	āҒĐ҈įҐĳҏ
~longer	ĀҊā҇ąѺ
~longest	ĀѹāҵħѸ
~look	āѬğғķ҆Ĺ҆Ľ҆Ł҆
~lookup	ĀѺğҜ
~loop	ā҆Ħғ
~lose	ā҆
~lost	Ā҆
~lowest	Į҉
~lst	ĀҋįҋŊѴ
~lying	āѺĆ҆
~m	āѴĚ҆ĝ҆Ģ҆
~machine	āҊ
~macro	ĀґāѱđҊĬѺ
~made	ĂѸč҆ģ҈ĭҍĲҋ
~main	ĀҏāҐĈѸ
~maintain	Ā҈ā҈
~mak	ĀѺāѳĉҐďѺđ҈Ę҉ģҏŕ҈
~make	āҐĈҊĉ҇č҆ĚѷģҊĬѹŌѷō҆
~mandatory	ĂҙĤѺ
~many	ĀҪāҡĆ҇ĊѺĎүĤѸĩѴĳҟľүŊҹ
~mark	ĀѸĂ҉ĒҎĭҒĿѹ
~match	āҚĸѶ
~matter	ā҆
~maximum	ĀѺāғđѴė҆
~may	ĀѵāҟĊѰńҋ
~me	Ā҉āѲĂѺĄ҆Ċ҉čѷĐҊđҋĒ҈ĕѹěѴĢ҇ģѷĦѷĨѹĬѴĴҊķҎĺҋĻ҆ŁҊń҆ŋѺőҊŒ҆
~mean	ā҆İ҇ĴѵĹ҇Ł҆Œ҈
~meant	āѷĢҋň҇
~measur	āҌĳ҆
~mehtod	ĀѶĂҊćѷľҍĿ҈
~member	āѭĂҊĉѸĤҶĵѹķѹĸҕĹҍĺ҆ľҠĿҭŃѸ
~memory	ĀѹāҌ
~mention	ĕ҆Ĝ҆ĩҒķ҉ōҌ
~merge	ā҆
~message	āҐČѺįѺİҊŔғ
~metadata	ĞҎĮҊ
~method	ĀҌāҎĂһąѺĆѷćѬĉҊĊҐčѺĎѸďѺĐѲđѹĒҕĔѺĘѺęѶĚѯěѱğѹġѵĢѴģѷĤѴĥѵĩѺĪѹīѱĬѺĭѵĮѹįѺĳѹĵѪĶѸķѳĸѹĹҽĺҺĻѺĽѳľӣĿӸŀүŁѶŃҒń҈ŅѹņѹňѮŋѸōѴŏѺŐѵőѸŒѸœѷ
~might	ĀҌāѲń҇
~min	ė҇
~mind	ĀѵāҐđ҆
~minimum	ħ҇Įґ
~mis	ĀҊāѸ
~miss	ĀѶāҲōѮ
~mit	ĀѸāѳıң
~mnay	Āқāѳ
~mock	ĀѺī҆
~model	ĀѳāҖ
~modifi	āѸăѶČғčҐĎҍįҜ
~modification	įҔ
~modify	ĀѶČ҈č҉
~modul	āѴĊѷģ҉Ħ҉ħҔĨ҉ĩңĪҬ
~module	ĀѲĉѺĊѹċ҉ĐѺĜ҆ĝ҆ğ҉ĢҋģҔĥѸĦ҇ĩґĬѺĵ҉Ķҫķ҉Ľ҇ŌѷōѸŎ҈őѰŒӅœҋ
~moment	āѸŌ҉
~month	ĀѺāҗ
~more	ĀѹāҟĆ҈į҉
~morn	ĀѺāѸ
~most	ĀѬāӃąѷĊѷįҠİҞňѺ
~motion	ŕ҈
~mov	ĝ҉įѷŅҕņҫőѹ
~move	āҐķѺŅғņҞňѺ
~msg	İ҉
~much	ĀѳđҖľѷ
~multiple	Ć҇
~must	ĂҚė҉ğѸĮҏŀѺŇѸ
~my	Āѱā҇ĞҌğ҉Į҇
~n	āѵĈ҆ĝ҉ġ҉Ĭ҇ĭ҉ĴҐľҋĿѷňѺŊ҈
~nam	ĀҋāѵĂҔČҌĖѶĜѷĝѹĞҙġҏģҨĤҊħѶĨѺĩѹĬѸĹѶĺѹľѹĿҌŁҔŃҊŅґŊѳŋҐōѹŎѹŏ҈Œґ
~name	ĀѸāѶąѸČҌčѺġҕĢѹĬѶĭҎįѸıґĲ҉ĴѹľѵĿҌŅҴņҨŉѺŊѴŋҘŌѸŎѺŒҕ
~narrower	ā҆
~navigate	ĺ҆
~need	Āѹāғđ҇ĖҩĞѵġѺĢ҈ģѴĪ҉Ĭ҆ĮҐĶѺŀѳń҈ŏҋ
~needles	ĪѲŏқ
~negative	Āѷāҋ
~nest	ĀѲāҏķѱĺѺĻҪļҢ
~never	āҸĉѷĔ҆ĤѶĪѷĸѺŃѲńѹŏҪ
~new	ĀѸăҖĄҔė҆įѺŅѹņҲőѺ
~newcomer	ā҇
~newer	Ā҇
~newest	ĀѬāҔąѸĮѷįҟİҜ
~newly	āѶăҊĄҊ
~next	ĀѱāҨďҋ
~no	ąѹćѸĈ҈č҇Ĕ҇Ę҈ĚҌĜҋġҋĦ҈ĪѺĬҊĭ҆ķ҈ĿѹňѸŋ҈ōѺŏҌ
~nobody	āҙģѷŏ҇
~node	ĀѳėѺĮһ
~non	ĀѹĖҒ
~none	āҎ
~normal	Ā҇
~not	ĀѲāҚĄҗĆҎćѹĈ҇ĉѸĊѹČѹč҇ĎѹďґĒѳēѺĔҋĚҍĜ҉Ġ҈ĢѹģѸĥѸĩѳĪѴīѴĬҍĭҘį҆ĲѺĳѹĺѺĿѶŀѺłѺŇѸňѸŉѱŋғōѴŏҨőҊŒ҉
~noth	āҊĊѹĪѳŏҦ
~notice	Ā҉āѳ
~now	āѯĎѺĬѺİ҉Ņ҉ņҩŌҎŎ҆
~nubmer	ľ҆
~number	ĀҊāҒĊѸĎқĐ҈đҗĤѳĥѹĪѱĳҢĴ҈ķ҇ĸѴĺ҆ľҟĿѱŁѺňѹŊң
~numpy	Ā҉āѹ
~object	ĀҚāѳĤҊĵ҉Ŀ҉ŇғŐ҉
~oblig	āѸĂҊ
~occasion	ŕ҈
~occur	āѹę҆ō҇ŔҒ
~occurrenc	ĀҎŔ҉
~of	ā҈Ă҉ăѺą҆ĆґĊѴĎҒĐҌđѶĒѹĔҌĕѺėҌĘѸĚ҈ěҋĝ҉ĞѺġѴĢ҉ģ҈ĥѷħѺĨҋĬѝĭѫĵѲĶѷĹҏĺѹĻ҈ĽѹľҏłҐŅ҉ŊҒŌѵōѪŐ҇őѴœѷŔ҈
~off	ĀѺāѵĊґŕҙ
~offer	ĀҌāѨĚѵģҐĿҞ
~offline	ā҆
~often	āҚĎҐ
~ok	ĀѰāѷĈґŌҌŎҏ
~old	ĀѴāҍĮ҉ŅҤņҘ
~older	Į҉
~oldest	Āҍā҉ĆѺĮґİѶ
~omit	ĔҊ
~on	ā҆Ă҇ąѶĆѹĉ҆ĊѳĎҐďѴĐ҈đѳĒғēҊĖҌĘѶĜҊĝѸġѦģѵĤғĥѱħҌĩҊĪ҇īҏĬѮĭѸĮ҆įҌİѷıѶĴ҇ĸ҆ĹҔĺҊĻѷļ҇ĿҊŀѵŃѸńѶņѷŊѺŋѶŏѸŐѸőѹŒ҉Ŕ҉ŕҘ
~once	ā҇Ć҆Ğ҆ņҊ
~one	ĀѰāѦĆҋĈѺĉѹĊѸĖѺĘ҉ě҆Ĝ҈ĝҊĢѸĪѵĭѺı҇Ĺ҈ĺѺľѺł҇Ņ҉ŋҔō҇
~only	āҫĂҐĆ҈ČҍĒѺĖѯħ҉ĩѺīѺĬѹĵҋĿ҇ōѵ
~onto	ēҖ
~open	ĀѸāҔćѹĬ҇ı҆ĵ҇ķҌ
~option	ĀҏċҕĐқđѺ
~optional	ĀҔĔҊĖѱ
~or	ĀѯāѧĈҖĉѷĊѯċҊčҎđ҉Ē҇ĜҋĞ҉ğҌĠҊġҎĢѹĥѷħѺĬҔĭҏıҊĵѹĹѺĽ҉ŁѺłҤŃѺņѺŇ҆ňѩŋ҉ŌғōѳŎґŏѵőѹœѹŕ҈
~order	āҒēѺŁ҇
~origin	Ā҆Ņҋ
~original	Ņғ
~originally	ĀѷąҋŅҊ
~originate	Ńҋ
~other	āңĉҖĊѹďҏģҙĦҌĩҊĪҕŁѸ
~ought	āҨĵѸ
~our	ĀѸā҈ŋ҉őҍ
~out	ĂѸĊѺĔҏęҋğ҇Ġ҈ġ҆ĢѺģҍĦ҆ĪѱļѸŁѺńґŇҍŌҎŎҋ
~outcome	āѹŌҐ
~outdat	ĀѵāҒ
~outer	Ļҍ
~outgo	ĀѺĉҢĊѯ
~output	Ň҉
~outside	ĀѰāҕĖҎģґŊѸ
~over	ĀѵāҏĒ҈ē҆ħҊĨ҆ĳѺŁ҆ŏ҆
~overall	ĀѶāҔ
~overid	āѺŀҎ
~overload	Āѷā҉Ćҩ
~overrid	ĀҐāҔĂґĆѺćѵđѺĢѴĿѰŀӭňѹ
~overridden	āҐŀҨ
~override	ĀҘāҔĿѴŀқ
~overrider	ĀѷŀҺ
~overview	Ā҆
~own	Āѳā҈ĆҌĪѺŀҕ
~pac	Āѹā҆ō҈
~packag	āѳĖүĪҐĮѺ
~package	āѶĖґĞҞĭ҆Ķҋ
~param	Āҍā҇ďҢēѷĕҌġѴŁһńѸŇѹ
~parameter	ĀҡďҹĔҎĕғĘѵęѺěѷġѶĢѸĬѺŁӊŇѶŐѸ
~paramter	ĢѺŁҞ
~parent	āҝćӍĘѸęѹěҜĺѺŀѷňҋ
~parenthes	āѶć҆ŁҐ
~parse	ĀҶāѥ
~parser	ĀѲāҌċҘ
~part	ĀҋāѴĂғČ҆čҐĎѹĠҌĦ҈ŉ҉
~partially	āҊĥѶ
~party	ĖҔ
~pas	āҎĔ҉ĢѺģѺŁҒŋѸŌҥŎҫœѺ
~pass	Ā҈āѢİѺŁҌŋѶŌҥŎҳœѴ
~past	ĎѹŅҕ
~patch	ņ҆
~path	ĀѤāѰă҆ćѹČҜčѷĢѵģѷĥѺħҏĨ҉ĩѹĪѺĵҗķҒĺѹĽҊŃҊŅҗņғŌѹőӁŒҦœҕ
~people	ĀҎā҆Ė҆İѹ
~per	āҐĎѸľ҇
~percentage	ĀѲāҜ
~person	ĀѸĲҠĴѺ
~phrase	ŔҒ
~pick	ğҌ
~pin	ĀѸėҐ
~pinn	ĀѹėҢĮѸĲ҉
~pip	ĞҊ
~pipeline	ĀҐāѳİѺŕҊ
~pkg	Ė҆
~plac	ĀҒāѷĆҜĊҙğ҉ĩ҆Ń҆Ŕ҆
~place	ĀѲā҆ĆҊĐҋġѺĥѹį҇ĵ҇Ķ҇ķ҈ĸҍĺҎĻѷļ҈œҋŔ҉
~plain	Ģ҆
~plann	ĀѶāҎ
~play	āѶĢҞ
~please	ĀҕāѮąѹĎѹďѺđҊĖѷĚѺġѺĢґģ҆ĥѺĺ҉ĿѺŁ҆Ŋ҆Ō҇Ő҆őҊ
~pls	āѹıҊķҚĽ҈œ҇
~point	ĐҎĞҡķҍĺҋ
~position	ĀѹĐҊĵ҆ĸ҇ĺғĿѸ
~positional	ŁҊ
~pr	ŕ҆
~precede	ēҐ
~predecessor	āѸŅҚņѹ
~present	ĀѶāѷĝ҆ĠҎİ҆ņ҇ŋ҈Ō҇
~preset	ĔҞ
~previou	Ņҡőѷ
~previously	ĀѹŅҍņ҇
~print	ĀҍāѪđҒĖңģҊĤҋİ҉ĲѴĴҔĶѵ
~prior	ĀѺāѺŅҝ
~private	ĭҳľѴ
~proces	ğ҆
~produce	ĀҎāѹ
~product	ā҆
~production	Āѹāҏ
~program	āѷĞҍğ҉Ģ҈łҋ
~programmer	Āѷāғ
~project	ĀѶā҈ĈҕĎѸĖҚėқĞҗġҐĬѺĮқıҒłҫŊѴő҉
~promis	āѶĥ҈
~promise	ĀѺā҇
~propert	ćѹĤӄĿѹŐѺ
~property	ā҆Ĭҡ
~protocol	ĀѺāѶĥҒīҼ
~provid	āѺĞҊĿ҇
~provide	āѹģҍŀ҇ŏѺ
~pub	ģҍ
~public	ĀѬāѺĠѷģӍĭҮ
~publish	ģҋ
~pull	ĀѹāѲĖ҇ĜҒĝ҆ğ҆ģѹħ҈ĨҋĩңĪҕ
~pure	ĂҚĿѺ
~purpose	ĀѯćѺĊѹĢҾłғ
~push	ĀѶāҊŕҒ
~put	ĀѫāѺą҆ĒҋĞ҇ğѷĮѺĵ҉Ķҋķ҇ĸ҈ĺҎń҆ō҆ő҈
~pytest	āѴŌҎŎҗ
~python	ėѹĮҼŒ҆
~quantity	Ď҆ľҊĿѹ
~query	ğ҈
~question	ĀѵĜ҆ŅѶ
~quick	ĀѵāҘĜ҆Ņѷ
~quickest	ħ҈
~quote	ĀҊāѸ
~rais	ĀҎŃӁńҲ
~raise	ĀҌĉѹŃҧńҮ
~raiser	ŃҜ
~ran	Ā҈
~range	ĀҔāѴă҈ėҙ
~re	āҍĥѺĮ҇
~reach	ĀҍāҒħҏĨҎŒѺ
~read	Ā҈Đѹđ҆ğҸĴҢĶѲ
~real	ĀҊāѹ
~realise	ĥҔňѺ
~really	Āѯā҇ġ҈ĭҌ
~reason	āҕ
~rebase	ĀѴāҐ
~receive	ĀѹŇ҉
~recent	āѮĮҋįҔİҎ
~recently	ĀѸāѳąѺįҗİҌ
~recursively	Āґňѹ
~red	ĀҒāѮŎ҈
~redefin	Ā҇ŀҊňѺ
~redefine	ĀѸŀҞňѸ
~redefinition	ŀ҈
~refactor	ĀѺāҔ
~refer	āѵōҍŏ҈
~referenc	ā҉ō҇ŏҏ
~reference	Āҋōґ
~regard	ĀѫāҋĊ҆ĶѹŅ҆
~register	ċҐ
~reimplementation	ŀҊ
~rel	ĩҍ
~relative	őҏ
~releas	ĀѪČѺčѹŉҽ
~release	āҕăҐċѹėҖĠҘĮҒŉ҉
~rely	Ā҆āѭĉ҈ĖҐĭ҆
~remov	ĀҠāҗăѳąѳčѸ
~remove	āҘŏѷ
~renam	Ā҇ā҆ąѹŅҧņҼ
~rename	āҌĸѹŅҧņҬ
~replac	ĀҎāѴŀҌ
~replace	Āѹāҏď҆ŀҏ
~repo	āѩĆ҉ĈҕĎѺė҆Ğ҆ġҟįѹİҔı҆łҔň҆ŋҍōѺőҖŔ҇
~report	ĀѝāѲĂ҆ĎѺĒ҇ğ҆ġ҆Ī҇Ķ҇ĺѺĽѺňґ
~repository	āѫĈ҉ġҝįѹİғı҇łҍōѺőґ
~request	āҍŕ҇
~requir	ĀѨāѸĂҞĖҜėҐĩҖĪ҈ĭѸĮҠŀѶ
~require	ĀѲđѹėҍĜҍģѹĩҒĪҗĮѷ
~requirement	ĀҊāѧĖҡėқĞѸĮҋŊѺ
~rerun	ō҇
~reside	āѺĵ҆ő҇
~respect	Ą҆
~responsible	ĀѺą҈ĢҐ
~restart	ā҇
~result	ĀѪā҆ĈҊĊѶŅҏŇҩŌқŎҥŐѩ
~ret	ĀѹŇҤŐѪ
~return	ĀѧāҩćѸđѸēѺŇӶŐѫ
~reverse	ĀѹĩҨĪѶ
~revert	āҠİѷ
~review	ĀҌāңĲѲ
~revision	ĀҖāѲą҈č҆ĎҢĪѺį҈İ҈
~right	ĀѩāѺć҆đ҆ēҌĕ҆ę҈Ĝ҇ĭҌĶѸňѺ
~role	ĀѲĢҰ
~root	ŅѹőҘ
~round	ĦҌ
~route	ħҕĨҊĪѺ
~routin	ĉҏĊ҇Ē҇
~routine	ĀѴĬҠķҤŁ҈
~row	ĀҏāѺĬѳĳ҈
~run	Ĉҍĉ҇ĊқēѸĖҥėѺĘҐęҌěѶĪѺĮҎįѺĶѸĿѱł҈ŊѱŋѺŌҨŎұœѱŕҘ
~rundown	ĺѵľѶĿң
~runn	ĀѱāѴĖғŌҐŎҋœѺ
~runtime	ĀѺĖҡ
~rust	ĀѵėѹĮҺ
~safe	āҎ
~same	āңďҏĦ҇
~satisf	ĀѸĥ҉īҒ
~satisfi	ĥ҆
~satisfy	ī҆
~say	ĀҒāѨĕґĢѺĥҋĬ҇ĴҍĶ҆ő҆
~screen	Ŕ҆
~script	ĀѪĖѳĞҪĩ҆Ķ҇Ŏ҆
~scroll	āѺ
~search	ŔҊ
~second	ĀѸāҔ
~secret	ĀѵāҎ
~section	ĀѴāѰĐҒĖҊĞ҈ŕҎ
~security	ĀѺāҒ
~sed	ĀҋĴҒ
~see	Ā҉āѰĒ҆Ę҇ő҆Ŕ҆
~seem	ň҇
~sense	āѸĢҍ
~sensible	ĀѺāҙđѴ
~sequence	ħ҆
~serv	ĀѵāҌđѺĢҟ
~server	āҎ
~set	Ā҇ā҆Ćҋċ҉ď҈ĐҡđҍĔѹĞ҈ĢѲĶҤĿ҆ņѷŕҌ
~sett	ĐҰ
~several	āҍĆҎ
~sha	ĀѳāѶąҊİҗ
~shape	ĀҖāѷĥѺ
~share	Āѹāҡňѷ
~shell	Ğҋ
~ship	ĀѵāҍĠҋ
~shipp	ĀѹĞ҇ŉҐ
~short	ĀѳāҍĢҎħ҇
~shorter	ā҉
~shortest	āѲħҝĨҌ
~should	āӸēѺĻҊňѺ
~show	Ā҇āѡć҇ČҎčѹď҆Đ҇Ė҈ĢѺĦѺĩ҇İ҇ĲѸĳѸĴҔŁҊŋѺō҆Ő҇őѺ
~shwo	ĀҊ
~sibling	āҎ
~side	ď҈đ҈
~sign	ĀѺĕ҈
~signal	ĉѶŃҝ
~signatur	ĀѺā҇ďҜĽѹ
~signature	ĀѱāѵďҩĔґĕҖŀѹŁҤŇ҉
~similar	ĀѱāҠğ҇ġѹ
~since	ĀҐāҨă҇Ą҆ąҊČѳĦѸĬѴįҘņҊŌѹ
~single	ĀѸĆ҇ŌҊ
~sit	ĀѶāѥĆҎĉѵĊҞķҌĸ҆Ĺ҈Ļ҈ĽҌŃҎőҏ
~site	ĀѯĶ҆ķқĸҌĺ҇
~sitt	Āѹāѷį҆ō҈
~situat	ő҆
~size	āѵĳґľґĿѺ
~skip	āҒĕ҇ŀѹŌѸ
~skipp	āҞŊѮ
~slow	āҕ
~slowest	ĀѺāҬōѶ
~so	ĀѬāҒĚҒĬҊıѺ
~software	Ė҆łҖ
~some	ĀѷĦ҈ň҆ŐҎ
~somebody	āѵą҆į҆İҌőѺŒ҈
~somehow	Ā҆
~someone	āѳķ҉Ŕ҆
~someth	ĀѹāҘĆҌć҉ĊѸĎҍĚѺĠ҇ġҘĶҊł҉ŋѹ
~somewhere	āѷĐ҈ěҊķҏ
~sorry	ĀѲāѯň҆
~sort	āҎłҒ
~sourc	ĀѲāѮĈ҆ğ҈ĩғĵ҆Ńҏ
~source	Ā҇āѤćѺċ҉đ҉ğҞĵҒķґĺҐĽғĿѶŀѺŅҒňѺőѺŒҗœ҈Ŕ҉
~span	Ā҈āѹ
~spe	āҜďѵ
~specialisation	ĀѺĚҌ
~specialise	ĀѳĘѺęѳĚҕěґĥѹňҐ
~specifier	ėҊ
~spell	Ŕ҆
~spin	Ā҉āѸ
~split	āҏ
~spot	ĀҍāѫĆҒĵ҇ķ҉ő҆
~squash	ĀѰāҘ
~src	Āҍāѷ
~stable	ĀѺāҐ
~stack	āѸē҈ķ҆
~stand	ĀѳāѴćҒĐҊđғĒ҆ēҊĢѷİ҉Ĵ҇ŁѺŇ҉ňѷœ҆
~standard	āҋĔ҆
~start	ĀѲāѳĦҊħҒĨ҉İѹĵ҆ķҋĹ҇ļ҇œ҇ŕҨ
~state	āѦĈҕĠ҆
~statement	ĀѰāѸĜ҆ģ҈ĪҔĵҌķ҆ĸѺŃҊńҝŏҋ
~static	ĀѸāҎĬӅĭѷįѺĶҋ
~statu	āҐĈ҈łѷ
~stay	āҊ
~stem	Œ҈
~step	ĀҤāѩħҔĨ҆ŕѳ
~stick	ő҆
~still	ĀѵāҧĈ҇ŅѸ
~stop	ĀҐāґĜѺ
~stor	đҊĤ҉Ő҉Œ҆
~store	āѺ
~str	Ā҈āѷđғŇ҇ŐҕŔґ
~struct	ĀѸĤқĥҘīҊĵҿķѷĺѶĽѶĿґőѺ
~structure	Āҋő҇
~stuck	ē҈
~stuff	Ā҈āѳģ҇Ī҇
~stumbl	Āҋ
~style	Āѵāқ
~subclas	Ā҉ĂҐćҧĘѴĚҌěҍĭѺŀҐ
~subclass	ĀҕāѩĂҞĆѹęѶĚғěҞĭѸĿѴŀҤŁѺňӀ
~subdirectory	őҔ
~subfolder	ĀѺőҡ
~succe	āѦĈҚİѺŌғŎқ
~succeed	āѺŌҔ
~successful	ĀҋāѵİѺŌҍ
~successfully	āѺŌ҇
~successor	āѺŅѺņҖ
~such	ğ҇ġ҉ŋ҇
~suffix	ŒҔ
~suite	āѸŊѹŋҙōҊŎ҆
~sum	Ģ҈
~summarise	ĀѺā҇ĢҒ
~super	ĀҤć҇ŀѴ
~superclas	ćҹěҕĢѺŀѹň҉
~superclass	ĀѷćӀ
~superfluou	Īѯŏҧ
~suppli	āѷĔ҉
~supply	āѹĂ҇
~support	Āѷāҏī҇Įҷ
~surface	ģ҉
~swallow	ŁҌŃѹ
~swap	ď҇
~switch	ā҇ċғĸѷ
~symbol	ĀґāѭģҜĭҙ
~system	āѸĈѹłҐ
~tag	ĀѱāҋČѳčѶĠҏŉӇ
~tagg	ĀѰāҍĠ҇ŉҊ
~tak	āѺď҉ĕ҇ģѷĦ҈ħ҆Ī҆ŁҖ
~take	Ā҇ďҎğ҇Ģ҆ĦѴį҈ķҊĿѹŁґ
~taken	Ł҆
~tally	ĀѹāѺĺѺľҜĿѵŊҔ
~tangl	Ħ҆
~target	ĀѷāѶĉҜŅѷņҚ
~task	ĀѸĢҥ
~team	Āѹā҈
~teh	āѳĒ҇Ĝ҈ĭ҆Ķ҈Ĺ҆ŋ҇
~tell	ā҆ć҆ĊѺďѺĐѹđ҆ē҆ė҆Ĝ҆ĩѹĭ҆ķѷļ҆Ł҆ňѹŉ҆
~term	ĀѰāѸĢ҆ıҦ
~terminal	Ğ҉
~test	ĀҫāҦĂѸąѲĆѸćѶĈѹĉѶĊѰčѷĎѶďѹĐѵĒѸēѶĔѹĕѺĖѰėѺĘѺęѹĚѺěѺĜѹĝѹĞѹğѺĠѷġѫĢѶģѵĤѶĥѶĦѹħѹĩѲĪѶĬѨĭѬĮѷįѴİѺıѹĲѷĳѷĴѸĵѷĶѷķѲĸѺĹѺĺѶĻѹļѺĽѸľѶĿѮŀѷŁѵłѹŃѵńѷŅѵņѵŇѹňѷŊӸŋӦŌӌōӸŎӑŏѸŐѸőѳŒѷœәŕѸ
~testcas	Ŋҋō҈
~testcase	āѸŋҊœҌ
~tester	Ĺ҆
~tet	āѱōҔŎ҇
~text	āѴĳґĴҩŔҒ
~than	āҰĄ҇Ć҈ďҊŁѹ
~thank	ĀѬāҌ
~that	Āѷā҇ăѺĄҏąҌćѵĉѺċ҆ďҊĒ҇ē҉ĔѶĖѺġ҇ģѸĥҌĩҍĪѶıѹĳѵĶҊķѺĺѷĻҊĽѵĿѸŅѺŉ҇ŊѹŋѷōҋŎѺőѳŒѺœѶŕ҇
~the	āҒćѸĈ҈ĉѴĊѷċҋĎѸďҌĖ҆ĜѶĝѺĞ҈ğҊĢѶĦѶĨѳĩѭĬѥĭѹİҌĵ҇ĶҏķҎĸҎĹҊĺѵĻҋļ҉ĽҍĿѸłѺńѸŅ҈Ňѷŉ҆ŊѰŋѹŌ҈ōѷŏѯŐѺŒ҉œҎŔҕŕ҇
~their	Ć҇ćѶĎ҈ďғĥ҆ŀҋň҆
~them	ĀѶāѸăѹĆҐĉ҉ĊѸĒҎĪѺŃ҇ōҏŏҒ
~there	ĀѮāѲĂѹĉѴďѺđѶĘҋę҉ĚѵĠҘġҔĥҎĬѩĭѴĲ҇ĳҌĻѺļҊĿҊŀҍń҆ŅѺŋҊŌѺ
~these	ĀѸāѹď҆ņҌ
~they	ĀѣāћĆҊď҇Đ҆Ė҆ė҈Ğ҇Ĥ҆ħѺĪҐĮѺŅѹň҇ŎҊ
~thi	āҏąѴćѺĈҘĉѺĊ҆ĎѪĐѹđҋĖҧėҊĝѺĞҩġқģѸĤѺĪѸĬѰĮҦįѶİҍıңĳѺłқńѺŅѫŇѺŊѹŋ҈ōѷŐѹŔҋ
~thing	ĀѬāѹĄ҆Ĉ҉ĒҋġҘĢ҆ģҌĪҎĮѺł҇
~third	ĖҔ
~those	ĀѺď҉ŀ҆
~thousand	ĳ҇
~thread	ĀѶāҘ
~three	Ā҉
~through	ĈҐĊѺĢ҇ĦҞħҎĨҋĪѶńѺňѺŌҒŎҎőѺ
~throw	ĢѺĿѶŀѹŃӁńҽ
~thrower	ĀѵŃҶ
~thrown	ĀѱāҊģѹŃҡńқ
~thru	Ā҇
~tied	āѹė҉
~till	ħ҇
~tim	ĀѴāҍĎҐ
~time	ĀѩāҥĈѸĖғĠ҆įґ
~timeout	ĀҍĔѷ
~tip	ĀѺİҔ
~to	ĀѸĂҘăҊąѭĆѴćѵĈѺĉ҈ĊѴċ҇č҉ďҌđҕĔҕĕҍė҈ĜѺĞѺġѺģҋħ҇ĨҒĩѶĪѴī҈ıѲĴѯĵҋĶѺĹҒĻҊľѶŀѯŃѸņҔňѴŊѷŌѳŎѷŐѸœҌŔѺŕ҈
~today	ĀҋāѷņҘ
~together	ĀѺāҘĿѷ
~told	āѸġ҉
~too	āҶě҉ľѰ
~tool	ĀѹāҊćѺĈѹċ҆łҟ
~top	ĀѶāѲĒҐē҉Īґİҕ
~topmost	ĀѸįҊ
~total	ĀҝāѲĊѹĎҞĤѥĩѳĳҕľҦĿѮŊҡ
~touch	āѸăѵąѹČҝčҥĎҔįҧĳѺŋѺōҊ
~trace	ĀѹāѸħ҇Ĩ҆ķ҆
~trait	ĀѲĤѵĥҖīӊĵѹķѺĽү
~transitive	ĀҙāҎĊѴňѰ
~transitively	ĀҘāҊħҐňѧ
~translat	āҌŔѷ
~translate	ā҉
~treat	ĭ҆
~tree	ĀҎāѱă҈ĐѷĵҐň҈őҟ
~trigger	ĀѨāѱĉҋĊҙĘҖęҐĚѲŕҷ
~true	ĀѹāѫĊѸčҋĚҋěҍĜ҆ĝ҆ĬҎĭҌ
~try	ĀґāѴĈҘń҆
~turn	Ā҆āґłѺņ҉
~tutorial	Āѵāҋ
~twice	ĀѸāҐ
~two	ĀѲāҖğҌ
~typ	ĀѷēѵĥҰīѹĲҍŁѺŃѹńҥňҙŔ҉
~type	ĀҔāҊĉѹĊѶđѮĔѴĞҋĢѸĥѺīҎĬѷĭѺĶѲķѶĽҬĿҋŁѶłҡŇӈŏѹŐӟ
~typedef	ĀѺķѺĽӀ
~typescript	ĽҒ
~unchang	āѴįҐ
~under	ĀѺĂ҈ćѹĐҌĚҊıҌĹ҉ńѴŅҋņҍōҊő҈œ҇ŕ҆
~understand	Ā҆āѶĢҊ
~undo	āҏ
~unit	ĀѴāҋŊ҆ōҍœҊ
~unlike	ďҍ
~unneed	ĪѹŏҎ
~unreferenc	ĀҘěѺĪѺĬѹĭѸŏҋ
~unset	đѹĕҌ
~untest	ĀҖāҘľѬōѷ
~until	āҍĎѷ
~untouch	āѹįҊ
~unus	ĀҋāҖĝѷĪѯŏҿ
~up	Ā҆āѴăҍĆ҆ć҈ĈѵĉѸĊѵċ҉ĎѶĒѺĔ҆ĞҌğҎĢ҆ĦҐħ҇ĳѹĶѷŃ҇Ŋ҇Ō҇
~updat	č҆į҈
~update	įҋ
~upgrade	ĀѰāҏ
~upstream	Ā҇ā҇ėѺ
~upward	ĀґāѹćҐĉѺ
~usag	ĀҜāҌĉѺĊғđѺ
~use	ĀґāҚĆѶĈѶĉҏđѶĒҎĕҌėѹĘҖĜ҇ĢҌģѹĥѶĦѺĪҐĬѸĭ҉ĶѳłѺŃѺŊѳōҤŏҷ
~used	ĀҌāҗąѹĊ҈đѺĒґĔ҇ĕ҇ę҆ĝ҇ģѹĩғĶѯĽѱŅ҉ņ҈ōҍŏҖ
~useful	āґŌѳ
~user	ĀѦāҘĞґĠ҆ĩґŒѹ
~using	ā҇Ē҈ĩҋĪѯĽ҆ŊѷŏҐ
~usually	āґ
~val	đҋ
~valu	āҗ
~value	Ā҈āҋĐѺđӎĔҪĕҭĢѺĤѹĬѹŇғ
~var	ğҗĶҎŐҊ
~variabl	ĤҫĿѺ
~variable	đѴĕѺğҥĶҦŇѸŐҿŒѷ
~variant	ĀѴāҞđѵĸҬ
~ve	ĀѴāѴņ҇
~verbatim	ĲѷĴҎ
~verify	ĀѺāѲĭ҇Ŏ҆
~verison	ėҐ
~versa	ď҉
~version	ĀѸČѸčѺĖѺėӡĠҚĢѸīѺĬѺĮӑĺѹŀҘŉҦ
~versu	ďҊ
~via	ĀҌāѳħҖĨ҉ĪѴ
~vice	ď҉
~virtual	ĂҚĿѺŀ҆
~visibility	Āѹāѱĭҵ
~vlaue	ĀѸđҘ
~vs	āҏďҙŁѸ
~w	ĀѲą҈ĵҋĽ҈ŉҊ
~waht	ĀѸāѸł҇
~walk	ĀҎĢ҈
~want	ĭ҉Ł҇
~warn	ā҆
~was	Āғā҉ăѹąҜĊѸčҔĎғĐѹđѺĠғģѹĩѹĪѹīѹĬҍĭґĮѸįқİҕĲҊĴѳķѶŅҦņҡŇѺŋѷōѹŏѺőѸŒѹ
~way	ďҏē҆Ħ҈ħҋ
~wc	āѷĳң
~we	Āѹāѷă҇Ċ҆Ďѷėҕĝ҈ĠҊġҌįѷĶѹļ҇łҌŋҋŎѺŔҊ
~wear	ēҎ
~week	Āѵāҕ
~well	ĀѯāҟĤ҆
~wen	ĀҏāѺ
~were	āҥĄҊĢѺİѺĽ҆
~wether	ĀѸā҆Ě҆Ĭ҆
~what	ĀѲāѥĂҊąҐĆѷćҖĈѧĉҎĊҊċѸČҌčѕĎѳď҈ĐѵđҖĒҊēҘĔҋĕҐĖҏėҍĘѫęѪĚѠěѶĜѤĝџĞҏğѵĠѧġѰĢҢģқĤґĥ҆ĦѤĨѺĩҎĪқīҔĬѢĭўİҒıҒĲѤĴҊĵѹĶѬĸѹĹѴĻѱļѸĽѶĿҗŀҊŁҕłҍŃґńқŅҐņҗŇҐň҆ŉҋŊѶŋѫŌѩōҐŎѥŏ҆ŐҊŒѸŔѶŕҙ
~whatever	ĀѶĔ҈ĕѹŐ҆Œ҆
~whcih	Āҏāѷ
~when	āҟąҍĊѲĔқĕҎĖҎĦѶĨ҉ĩѺĬѺĮѵįҵń҆ŅѵņѷŌҍŎҐŒ҇ŕґ
~wher	āѳğ҆ō҇œҌ
~where	ĀѱĂѸąҎĆҘćѰĈѷĉѴĊҕċҠčѸĎѺĐҤđѦēѷĔѺėѹĘѹęѴĚѸěѶĜѹĝѶğҖĠѳġѬĢѶģѸĤѲĥѶħѺĩҕīѵĬѢĭѧĮѹįѷĳѸĴѺĵҚĶҟķҙĸҐĹҘĺҠĻҔļқĽқľѷĿѵŀҋŁѶŃҒńѷņҟŇѸňѳŊѺŋѪŌѬōҐŎѷŏѹŐѴőҐŒҌœҜŔҙŕѺ
~whereabout	ĀѮāѫĐҏĵҊĶҋķҙļ҉Ľ҉ŋѺőҔœҏŔ҇
~whether	āѶĈҏĊѺčҕĘ҉ęҊĚ҉ĜҒĝ҆Ġ҈ġҋĦҌħѺĬғĭҌİѸŃѹňѺŋ҇Ŏҍœѵ
~which	ĀѱāѱĄ҉ąҎĆҊćҌĈѦĉҍĊҋČ҉čѠĎѲďҊđѸĒҍēҐĕҌĖ҇ĘѧęѪĚѦěѫĜўĝѥĞҍğҍĠѫġѨģҏĤ҉ĥҋĦѫħґĨҔĩҒĪҌīҕĬђĭќİ҆ıґĳѭĴѳĶ҆ĺҎľѧĿ҈ŀҐŁҍŃҎńґŅ҇ņ҉ŇҎŉҚŊѧŋѭŌѨōҝŎўŏҌőҊŒҊœ҈Ŕ҉ŕ҆
~while	ā҈
~who	ĀҝāҪĂ҇ăѴćґĊҜčѹđѺĒҎĘѺğҍĠѶġѷĢѸģѹĥҜĦѹĩҞĬѳĲҺĴѭĶѹĸѺĹѺĺѹŀҍłѹŃҕńѷņѺňҠŔѺ
~whole	ĀґŎ҆
~whom	ćҏĊ҈ĥ҇ĩ҇įѺĲҒ
~whose	ĀѶāѹćҍĩҍĭѹĲҰĴѵňҖŒҌ
~why	ĀҫāӸĬѹ
~wich	ĀҊāѮĮ҈ķ҇ĹҊŃ҇
~will	ĀѰā҇ĈҋĔ҉ĚҊĜ҆Ŀ҇ŅѺŌ҆
~window	ĀѶāҞ
~wise	āѫė҆Ě҈ī҇ĭҍ
~with	ā҈ĂѹĄ҉ąҍĆ҉ćѳč҈ďґĐѺĒҗēҝĘѸęѷĞ҈ĢѵģѺĥҊĦ҈ħҌĪѺĬѶĭѸĮ҆ıѺĳѹĴѹķѺĹѸŃҞń҈ŅѹņѹňѵŉҏŌѹ
~within	ĀѴāѲĉҏĊѹĐ҆ę҉ĝ҆ķѶĹҊĻҙļ҈
~without	ĀѯāғĂ҇ĆҍĈҍĔ҈ĕ҆ĪѲĿѶŉѭŌ҆ŎґŏҠ
~wonder	Ā҆āҍ
~word	ĀѸĢҏĴ҆ł҈ŔҌ
~work	ĈҐĉ҇ĥ҈ĮҎį҆Ĳ҆ŌҊœѹ
~workflow	ĀҤā҈ŕҬ
~would	āҎĊѶĔѺĘ҆ě҆ģѹĥѹĬҊĭґĴ҈ļѹłҌńѺŊҍŏҋ
~wrap	Ā҆Ē҆
~wrapp	ā҆ēҌ
~writ	āҎğѳ
~write	āҕĂґ
~written	ĀѱĒ҇ıѺĲҋĵҐķҒĹ҉ĺҌļҊĽґœҌ
~wrong	āҹĢѰĴѷ
~wrote	ĀғāҊĲғĴѺňѺ
~y	ĀѹāѺĈ҆č҆ĝ҉ġ҉Ĭ҇ĭҊŎ҆
~year	ĀѺāҪĎѸ
~yes	Ā҈āѭćѷč҇Ę҉ĚҌĜҌġҊĦ҉ĬҌĭ҇ňѹŋҊ
~yesterday	Āѹā҉
~yet	ĀѸĄ҉ĠҎīѸ
~yield	ĀѹŇҊ
~you	ĀѣĎ҆ĕ҆ęѺĝѸġѸĬҊĹѺĺ҆ľ҈Œ҆
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


def is_pair(left: str, right: str) -> bool:
    """Whether the two words were seen side by side."""
    at = PAIRS.find(f"\n{left}\t")
    return at >= 0 and PAIRS.find(f" {right} ", at, PAIRS.index("\n", at + 1)) >= 0
