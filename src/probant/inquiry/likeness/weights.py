"""What the reader learned from sentences whose kind is known. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ('-', 'abstract-methods', 'added-between', 'added-between~', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'default~', 'dependencies', 'dependency-version', 'does-call', 'does-call~', 'does-extend', 'does-extend~', 'does-import', 'does-import~', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'import-path~', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-method~', 'locate-nested', 'locate-nested~', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers')
WORDS = "a abc able about abouts above absence abstarct abstract abstractmethod abstractmethods accept accepted accepts access accessed accompanies according account across action actions actual actually add added adding additions adds adheres adopt adopts affect affected affecting after afternoon again against ago ai alias alike all allow allowed alone along already also alter altered although always am among amount an ancestor ancestors and anna annotate annotated annotating annotation annotations another any anybody anyone anything anywhere apache apart api app appear appeared appears application applied applies apply appreciated are arg args argument arguments arms around arrive arrow as aside ask asked asking asks asserts assign assigned assignment assigns async at attached attr attribute attributes attrs author authors autocomplete available average avoid away back backport backported bad bail base based bases be bear bearing bears became because become becomes been before begin beginner beginners begins behave behaviour behind being belong belonging belongs below besides best better between big bigger biggest bin binaries birth bisecting bit blame blames blank block blow boast bodies body born both bother bottom bound brackets branch branches brand break breaking breakpoint breaks bring brings broke broken brought bsd buffer bug bugs build building builds built bump bumped bumping bunch but by bytes c cache call callables callback called callee callees caller callers calling calls came can cant capitals capture care carried carries carry carrying case cases cast catch catched catches catching category caught cause causes certain cfg chain chains chance change changed changes changeset changing charge check checked checker checkin checking checkins checkout checks cheers chekc cherry child children choose chosen churn ci circle circles circular circumstances claim clap clases clash clashes class classes classify clause clean cleaning cleanly clear clearer cli cloned closure cls cmdline code codebase coding colleague columns combined come comes coming comit command commands comments commercial commit commit's commits committed common compare compared compares comparing comparison compatible compilation compile compiler compiles compiling complain complaining complains complete complexity composed comprise comprises concerns concrete condition conditions config configuration configure configured confirm conflict conform conforming conforms connection considered consist consists consle console const constant constant's constants constraint construct construction constructor consulted consults contain contained containing contains content contents contract contracts contributors control copy copyright correct correctly correspond cost could count counted counting counts cover coverage covered covering covers crash crashes crate crates create created creates creation cron curious current customer customers cut cycle cycles cyclic d data database dataclass date day days dead dealing debug debugger decided decl declaration declarations declare declared declares declaring decleration decorate decorated decorater decoraters decorates decorator decorators deep def default defaults define defined defines defining definition definitions definiton defs defualt delegates delete deleted demand demands demo deos dep depend dependencies dependency dependents depends deprecated deps derive derived derives descend descendants descends describe design designed determine dev developer developers development deviate diagram dict did diff differ difference differences different differently differs dig dir direct directly directory disk distribution disturb diverge do dockerfile docs docstring documentation documented documenting does doing done dose dot double down drag drags drop dropped duplicate during each earlier edges edit edited editor edits effect else elsewhere empty enclosed enclosing end ending ends enough entangled entitled entries entry enum enumerate enumeration enumerator env enviroment environment equal equals error errors evaluate evaluated evaluates even event events ever every everyone everything everywhere exact exactly exc except exception exceptions executables execute executed executes execution exercise exercised exist existed existence existing exists exit expand expect expects explain explaining explanation explicit export exported exporting exports expose exposed exposes extend extended extending extends extension external face fail failed failing fails failure failures fall falls false family far fast faster fastest feature features feeling fetch fetched fetches few fewer fidn field fields fiels figure file file's filename files fill final find finding finds fine fire first five fix fixed fixing fixtures flag flags flaky flie fn folder folders follow following follows for forced forces forget forgot form formal former formerly forward found framework free frequently fresh freshest from front fulfil fulfils full func funcs function functions further gave get getenv gets getting git github give given gives giving global go goes going gone good got gpl graph green grep growing grown hacking had hand handed handle handled handles hands happen happens hard harm has hash have having head header headers heading hear held hello help helper helpers here hey hi hidden hides hierarchy high hint hints history hit hits hoist hold holding holds hole holes home hooked hop hops hot hour hover how huge hunch hunting hwo i idea identical identifier identifiers identify if ignore ignored impl implement implementation implementations implemented implementer implementers implementing implementors implements impls import important imported importer importers importing imports improt in include included includes incoming incompatible indirectly infer inferred inherit inheritance inherited inheriting inherits initial initialised inner input inputs inside install installation installed installing installs instance instances instantiable instantiate instantiated instead int integer interface interfaces intermediate internet interrupt into introduce introduced introduces introducing inventory invoke invoked invokes invoking involve involved involving is isinstance it item items its itself java job jobs judging jump just k keep keeps kept key keys keyword kicked kicks kind kindly kinds know known knows l lack lacks laid lambda land landed language languages laptop large larger largest last lastest lately latest latter launched launches lawyers lay layering lazily lead leading leads leak lean learn least leave leaves leaving left leftover legal length let lets letters letting level levels lib libraries library libs licence licences license licensed licensing lie lies life like limits line lines link links linter linux lisence list listed listing lists literal little live lives load loaded loads loc local locally locate located location locations locked log logged logging logs long longer longest look looked looking looks lookup loop lose lost lot lots love low lowest lying m mac machine machines made main maintained maintains make makes making manager mandatory manifest many mark marked match matched matter maximum may me mean meaning meant measured meeting mehtods member members memory mention mentioned mentioning mentions merge merged message metadata method method's methods might min mind minimal minimum missing mit mock mocking model modification modified modify module module's modules moment month more morning most motion move moved moving msg much multiple must mutable my mypy myself n name named namely names narrower nature navigate necessary need needed needless needs negative nervous nested network never new newbie newcomer newer newest newly next nice night nightly no nobody node non none normal normally not notes nothing notice now nowadays nr nubmer null number o object objects obliged obtain occasions occur occurence occurrences occurs odd of off offer offers offline often ok okay old older oldest omit omits on once one ones only onto open opened opening ops option optional options or order origin original originally originate os other others ought our ours out outcome outdated outer outgoing output outside over overall overides overload overloads overridden override overriders overrides overriding overview own owns p paces package packages packaging page parallelise param parameter parameters params paramters parent parent's parentheses parents parser part partially parts party pass passed passes passing past patch path paths people per percent percentage person phone phrase pick picked picks pin pinned pip pipeline pkg place placed places plaese plain plan planning plays please plese pls plug plus point pointer pointing points port position positional possess possible pr precede precisely predecessor preparing present preset previous previously print printed prints prior private process produce produced product production program programmers programming programs project project's projects promise promises prompt properties protocol protocols provide provided provides pub public publish published pull pulled pulls pure purpose push pushed put puzzling py pytest python qa quantity query question quick quickest quote raise raised raisers raises raising range rather re reach reachable reached reaches reacts read reading readme reads ready real realise really reason rebase receive received receiver recent recently red redefine redefined redefinition redefinitions redundant refactor refactoring refer reference referenced refers regarding regards registered registers regression reimplementations relation relative release released releases relies rely remember remove removed rename renamed renaming replace replaced replaces repo repo's report repository request requests require required requirement requirements requires rerun reside resolution respect responsible restart result ret return returned returning returns reverse revert review reviewed reviewer reviewing revision revisions rewrite rid right role root round route routine routines run rundown runner running runs runtime rust s safe safely same satisfied satisfies satisfy saw say saying says schedule screen screenshot script scripts scroll search second seconds secrets section security sed see seeing seems seen selected sell send sense sensible sent sentence separate sequence serialise serialising server serves set sets setting settings several sha share she shell ship shipped short shorter shortest should show showing shows sibling siblings side sign signal signature signatures similar simpler since single sit site sites sits sitting situated size sizing skip skipped slide slow slowest small so software some somebody somehow someone something somewhere sorry sort sorting source sources span spdx spec specialisation specialise specified specifier specifies speed spell spelled split splitting spot spots squash stable stack stale stand standard standing stands star start started starting starts stat state statement statements static status stay stem step stepping steps stick still stood stop stops store stored str string struct structs structure stuck stuff stumbled style subclass subclassed subclasses subclassing subdirectory subfolder succeed succeeds successful successfully successor such suffix suite sum summarise summary super superclass superclasses superfluous supplied supply support supported supports supposed sure surface suspect swallow swap switch symbol symbols system ta table tag tagged tags taht take taken takes taking tally tangled target targets task teacher team teh tell telling tells temporary ten terminal terms test testcase testcases tested tester testing tests tets text th than thank thanks that the their them then there these they thing things think thinking third this those thousand thread threads three through throw throwers throwing thrown throws thru ticket tidying tied till time timeout times tip to today today's together told tomorrow too took tool tools top topmost total touch touched touches touching trace traceback track trail trait traits transitively translate translated treat tree trigger triggered triggers trouble true try trying ts tucked tuple turn turned tutorial twenty twice two type typed typedef types typescript unchanged under understand undo unhappy unimplemented unit unlike unnecessary unneeded unpack unset untangling until untouched unused up update updated upgrade upgrading upon upstream upwards us usable usages use used useful user users uses using usually utils val value valueerror values var variable variables variant variants ve vendor verbatim verify verison versa version versions verson versus very via vice view vim violation virtual visibility vs w waht walk want wanted wants warning was way ways wc we wear wears week weekly well went were wether what whatever whcih when wher where whereabouts whether which while who whoever whole whom whose why why's wich will windows wins wise with within without wondering word wording words work worked workflow working works would wrap wrapped wrapper wrapping write writen writes writing written wrong wrote y year years yes yesterday yesterday's yet yield you youngest zero"
CAPITALS = '-L ABC AI API Actions Anna Any Apache C CI CLI Dockerfile GPL GitHub Go HEAD I Java LICENSE Linux MIT Mac Node None OK Optional Override PATH Python QA Rust SPDX TypeScript ValueError Windows'
CHANGING = {'abstract': ('abstract-methods',), 'after': ('added-between', 'default', 'entry-points', 'interfaces', 'renamed-to', 'return-type', 'tests-of'), 'again': ('import-cycle',), 'already': ('existed-at', 'exists', 'tags-with-commit', 'test-exists'), 'always': ('added-by',), 'another': ('exports', 'renamed-from'), 'async': ('is-trait',), 'before': ('added-between', 'all-definitions', 'builds', 'cli-option', 'decorators', 'implementers', 'is-trait', 'last-commit', 'licence', 'locate-constant', 'locate-method', 'project-type', 'renamed-from', 'renamed-to', 'subclasses', 'test-exists', 'tests-pass', 'variable-type', 'where-file'), 'besides': (), 'biggest': (), 'both': (), 'could': ('abstract-methods', 'added-between', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'dependencies', 'dependency-version', 'does-call', 'does-extend', 'does-import', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-nested', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers'), 'deprecated': (), 'different': ('all-definitions', 'compare-signatures', 'renamed-from'), 'directly': ('does-call',), 'during': (), 'either': (), 'else': ('project-type', 'variable-type', 'workflow-triggers'), 'ever': ('does-call', 'import-cycle', 'unused-imports'), 'except': ('raises',), 'exported': ('exports',), 'few': ('explain', 'exports'), 'fewer': (), 'first': ('added-by', 'all-definitions', 'locate-constant'), 'how': ('all-definitions', 'commits-touching', 'compare-signatures', 'constant-value', 'dependency-version', 'import-path', 'is-trait', 'language-version', 'last-change', 'licence', 'line-count', 'line-text', 'method-count', 'parameters', 'project-type', 'renamed-from', 'renamed-to', 'test-count', 'tests-of', 'where-file'), 'indirectly': ('import-cycle', 'import-path'), 'instead': (), 'internal': (), 'just': ('all-definitions', 'builds', 'commit-files', 'commits-touching', 'is-trait', 'last-commit', 'line-text', 'method-count', 'project-type', 'test-passes', 'tests-of', 'unused-imports', 'where-file'), 'largest': (), 'last': ('last-change', 'last-commit', 'line-author'), 'latest': ('last-change', 'last-commit'), 'least': (), 'less': (), 'longest': (), 'many': ('all-definitions', 'commits-touching', 'line-count', 'method-count', 'test-count'), 'missing': (), 'more': ('all-definitions', 'renamed-to'), 'most': ('last-change', 'last-commit'), 'much': ('constant-value', 'method-count', 'test-count'), 'never': ('default', 'unused-imports'), 'new': ('added-between', 'dependency-version', 'entry-points', 'explain', 'language-version', 'renamed-from', 'renamed-to'), 'newest': ('last-change', 'last-commit'), 'next': ('compare-signatures', 'dependency-version', 'locate-member'), 'no': ('builds', 'commit-touched', 'does-call', 'does-extend', 'does-import', 'existed-at', 'exists', 'import-cycle', 'is-trait', 'is-visible', 'line-text', 'locate-function', 'renamed-to', 'test-exists', 'unused-imports', 'variable-type'), 'none': (), 'not': ('abstract-methods', 'added-between', 'added-by', 'all-definitions', 'base-classes', 'builds', 'callees', 'callers', 'cli-option', 'commit-files', 'commit-touched', 'commits-touching', 'compare-signatures', 'config-key', 'constant-value', 'decorated-with', 'decorators', 'default', 'dependencies', 'dependency-version', 'does-call', 'does-extend', 'does-import', 'entry-points', 'env-var', 'existed-at', 'exists', 'explain', 'exports', 'fields', 'implementers', 'import-cycle', 'import-path', 'imported-by', 'imports', 'interfaces', 'is-trait', 'is-visible', 'language-version', 'last-change', 'last-commit', 'licence', 'line-author', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'locate-nested', 'locate-type', 'method-count', 'methods', 'overrides', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'renamed-to', 'return-type', 'subclasses', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test', 'where-text', 'workflow-triggers'), 'nothing': ('unused-imports',), 'often': ('commits-touching',), 'old': ('language-version', 'renamed-from', 'renamed-to'), 'oldest': ('language-version',), 'only': ('abstract-methods', 'all-definitions', 'commit-files', 'fields', 'implementers', 'locate-class', 'locate-constant', 'locate-method', 'test-passes', 'where-stem'), 'optional': ('default',), 'other': ('callees', 'compare-signatures', 'dependencies', 'exports', 'import-cycle', 'imported-by', 'imports'), 'previous': ('renamed-from',), 'private': (), 'protected': (), 'public': ('exports', 'is-visible'), 'rarely': (), 'required': ('abstract-methods', 'dependencies', 'dependency-version', 'language-version'), 'same': ('compare-signatures', 'import-cycle'), 'seldom': (), 'several': ('all-definitions',), 'shortest': ('import-path',), 'should': ('language-version', 'locate-class', 'locate-nested', 'return-type'), 'since': ('added-between', 'added-by', 'last-change', 'renamed-to', 'unused-imports'), 'smallest': (), 'static': ('locate-constant', 'variable-type'), 'still': ('builds', 'callers', 'existed-at', 'test-passes', 'tests-pass'), 'than': ('all-definitions',), 'transitively': ('import-path',), 'unless': (), 'until': ('added-between',), 'unused': ('unused-imports',), 'when': ('abstract-methods', 'added-by', 'default', 'dependencies', 'entry-points', 'existed-at', 'import-path', 'is-trait', 'last-change', 'parameters', 'raises', 'renamed-to', 'return-type', 'test-passes', 'tests-pass', 'where-stem', 'workflow-triggers'), 'who': ('abstract-methods', 'base-classes', 'callers', 'decorated-with', 'env-var', 'implementers', 'imported-by', 'line-author', 'overrides', 'raised-by', 'subclasses'), 'whose': ('base-classes', 'callers', 'imported-by', 'line-author', 'subclasses', 'where-stem'), 'why': (), 'without': ('abstract-methods', 'all-definitions', 'builds', 'default', 'dependencies', 'test-passes', 'tests-pass', 'unused-imports', 'where-stem'), 'would': ('abstract-methods', 'added-between', 'builds', 'callees', 'cli-option', 'config-key', 'constant-value', 'decorated-with', 'default', 'dependencies', 'does-call', 'does-extend', 'does-import', 'env-var', 'existed-at', 'exists', 'explain', 'fields', 'imported-by', 'imports', 'is-trait', 'is-visible', 'last-commit', 'line-count', 'line-text', 'locate-class', 'locate-constant', 'locate-function', 'locate-member', 'locate-method', 'method-count', 'methods', 'parameters', 'project-type', 'raised-by', 'raises', 'renamed-from', 'return-type', 'tags-with-commit', 'test-count', 'test-exists', 'test-passes', 'tests-of', 'tests-pass', 'unused-imports', 'variable-type', 'where-file', 'where-stem', 'where-test'), 'yet': ('added-between', 'existed-at')}
PAIRS = """
's	 $ <name> <path> a abstract annotated argument attributes base body callees callers changed changes child children code commands decorators default definition dependencies entry enum exceptions exports fields file files final first gone hash implementation implementations implemented implementers importers imports inner interfaces it jump last latest licence license line local log meeting metadata method methods name nested never number on options overrides own packaging parameter parents path previous purpose result return run safe signature source static subclasses superclass test tests that the type unused value version 
<commit>	 $ 's <name> <path> a affect alter altered among and apply as backported be been belong belongs break can change changed changes changeset comprise concerns contain contained could covered delete did diff edit edited edits end ever file go going got had has have hit how in include included includes inside into is it just kindly lay leave left looks made make mentioned missing modified modify not now one part please reachable released remove revert right safe ship shipped should slow so stable than thanks to touch touched touches true updated was went were what which who why will with work would y yes | 
<env>	 lookup 
<line>	 $ <name> <path> a added and aside author before blame comes contains could file from if in inside is look of on or out please show thanks the there waht what when which who whose | 
<literal>	 $ <name> added alias all and appear appears as be been begin being block but came can changed clause come comes contained could declaration for found from func good in into is it item last location logged mean occur on part phrase printed say section show sitting statement thank the to verbatim was what where which who with written | 
<mark>	 $ above add annotation applied are as but change could decorate decorates decorator directly do does functions here in is itself line most no of on over please sits sitting stand take that to used versions were what where which wrap written yet | 
<name>	 $ 's <commit> <literal> <mark> <name> <number> <option> <path> <tag> a abc about above abstract accept accepts access according across actually add added adheres adopt adopts affect affected after again against all allowed alone along already also altered although among an and annotated annotation any anything anywhere apart app appear appears applied are arg argument around as ask assign assigned assigns async at attr attribute autocomplete available away back bail base based be bears became because become becomes been before begin begins behave behind being belong belonging belongs besides better between bin blames block blow boast body brand break bring brings broke bug build builds built but by cache call called callees callers calling calls came can capture care carried carries carry case catch catches caught cause cfg change changed changes check checks chosen clash class classes clearer cls come comes comments commit commits committed compare compared complain complains composed comprise comprises conform conforms connection considered consist consists const constant contain contained contains content correct correspond cost could count counted counts cover covered covering crash crashes created creation current cyclic data decl declaration declarations declare declared declares decleration decorate decorated decorater decorates decorator decorators def default defaults define defined defines definition definitions defs defualt delegates demand depend dependencies dependency dependents depends derive derived derives descend descendants descends deviate diagram did differ different differs directly directory diverge do docs documentation documented does doing done down drag drags edit edited elsewhere enclosed enclosing end ending ends entangled entries entry enum enumerator env environment equal equals error evaluate evaluated evaluates events ever every everything everywhere exc except exception exceptions execute executed exercise exercised exist existed exists expand expect expects export exported exports expose exposes extend extended extends fail failed failing fails failure fall falls faster fetches field fields fiels figure file files final first fix flag flaky follow for forced forces forget forgot formerly free freshest from fulfil fulfils func function functions further get gets give given gives go goes going gone good got green growing grown had hand handed handle hands happens has hash have help helper here hidden hides hit hits hold holding holds hooked how i identical if ignore ignored impl implement implementations implemented implementers implementing implements impls import imported importers importing imports in include included includes incoming indirectly inherit inheritance inherited inherits initial initialised inner inside installed instance instantiable instantiated instead int interface internet into introduced invoke invoked invokes involved is it item its itself java judging just keep keeps kept key kindly known lack lacks large larger last lately lead leads leak lean leave leaves leaving length lets licensing lies like limits line lines linux list listed listing lists live lives load loaded loads local located location locations locked long look looking looks lose lot lying made make makes marked match matched matter may me mean meaning measured member mention mentioned method methods might min modified modify module more most move moved multiple must mutable my myself n name named names necessary need needed needs nested never new next no nobody node normally not number object objects obliged obtain occur occurs of offer offers ok old omits on once one only open option or originally originate other ought out outer over overload overridden override overrides overriding owns page param parameter params parent parents part pass passed passes passing past path per pinned places plays please pls plug plus point position positional possess present preset previously print private produce product promises protocol provide provides public publish pull pulls purpose put python question quick raise raised raises range rather re reach reached reaches read reads realise really receive received recent redefine refer referenced relies rely removed renamed replaced report require required requirement requires reside responsible result ret return returned returns reviewed rewrite right role routine run runs rust s safe satisfies satisfy saw say says section see seems serves set sets setting share shipped should show shows side sign since sit sites sits sitting skipped slow so somebody someone something somewhere source specialise specified specifies speed spelled stable stand stands start starts state static stay stem step still stop stops stored struct style subclass subclassed subclasses succeed succeeds successfully suffix suite sum superclasses support supports supposed swallow take taken takes taking tangled tell test tested tests text thank thanks that the there these they thing things this thread through throw thrown throws tied to today together tomorrow too top total touch touched track trait transitively trigger triggered true turn turned twice type typed typedef unchanged under unit until unused up upstream upwards usages use used useful uses usually value variable verbatim version versions versus via view visibility vs w wants was way wc we wear well went were what whatever when wher where whereabouts whether which while who whose why wich will wins with within without work worked workflow works would wrapped write written y yes yesterday yet yield you | 
<number>	 $ <name> any everywhere lines or text | 
<option>	 $ <name> a and available be been but cli command could declared def default defined do exist exists flag for get gets have i in introduced is its live made mentioned of on option registered removed since so still switch take thanks the to together twice two was what when where which work | 
<path>	 $ 's <line> <name> <number> <path> a add added affected after again all alone along already also among an and any anywhere apart appear appears are around as assigns at away back be became because become becomes been before begin being belong belongs better between both brand break bring brings broke but by called came can carried caught cause cfg change changed changes clearer come comes commit commits committed comprise comprises consist contain contains could count counted covered crash created creation current cyclic define defines definition depend dependents depends did different directly do does down drag drags edited elsewhere end ending ends entangled ever every exist existed export exported exports expose exposes fail failed fails faster fetches fiels figure file files fire first fix follow following for formerly free freshest from get gets give given gives go goes going gone good got green grown had hands has hash have help here hold holds hooked how i if ignored import imported importers importing imports in include included includes indirectly inside instead into introduced involved is it its just keep kept kicks kindly known last lately launched lazily leaves leaving length lies line lines list listing live lives load loaded loads location look looks lose made make makes matter mean measured mention mentioned modified most move moved name named names necessary need needed needs never new next no nobody not number of offer offers ok old on one only open or originally originate ought out over overridden part pass passed passes passing path per please pls present previously print produce provide publish pull pulled pulls put reach reachable reached reaches reacts read reads really receive refer referenced relies rely renamed require required requires reside result reviewed right run runs saw say seems set sets share shipped shorter shortest should show shows since sit site sits sitting slow so somebody somehow someone somewhere stable stands start started starting stem step still stop stops stored succeed succeeds suite take takes tangled tell test tests than thank thanks that the there they this through to tomorrow too top total touched transitively triggered true turn turned unchanged under until unused use used uses verbatim via w was we went were what when wher where whereabouts which who whose why will with within without work workflow works would write written y yes | 
<tag>	 $ <name> <tag> a against already and appeared as be besides but came compared contain contains could counting did diff do does dose end for from got had has have how included includes is kindly last newly not one or please release ship shipped show since so thanks that till to until up versus waht was were what when where which will with would y yet | 
^	 <commit> <env> <literal> <mark> <name> <option> <path> <tag> a abc about above abstarct abstract abstractmethods according actual add after against all allowed am among amount an ancestors annotation annotations any anybody anything are arg args as async at attributes attrs author back backport base bases before better between bin blame branches brand break bug build by call callables callees callers calling calls can cant cast category cfg chain change changed check cherry child ci circular class classes classify clean cli closure cls cmdline code coming comit command commands commit commits compare compared comparing compile compiles complete concrete config confirm consle console const constant content contents cost could count counting create creation current customers cut data date dead decl declare declared decoraters decorator decorators def default define definition delete deos dep dependencies dependents deprecated deps derived descendants describe determine dev did diff difference different dir directly do does dose double down drop duplicate each earlier entry enum enumerate enumerator env enviroment environment error errors evaluate events every everything exc exception exceptions executables execute existence explain export exported exports external fastest field fields fiels file files find first fix flag folder following for formal former fresh from full func funcs function functions further getenv git give given global go going good got grep had has have having head header hello help helpers hey hi hits home hop how hunting hwo i identify if impl implement implementations implementers implementing implementors implements impls import imported importers importing imports improt in includes incoming inferred inheritance initial inner inputs inside install installed instance instances interface interfaces intermediate into is it java job jump just kind kindly largest last lastest latest leaving leftover legal lib library licence license licensed licensing line lines lisence list literal local locate location longest look looking main make may member members merge method methods min minimum mit module modules morning most move msg must my name names nature navigate need needless needs nested never new newest newly no node not nr nubmer number occurrences of old oldest omit on once one only open order origin original ought our out outcome outdated outer outgoing output over overides override overriders overrides overriding param parameter params paramters parent parents parser path paths people percentage pinned place places plaese please point port predecessor preset previous print prior project properties protocols pub public pure put pytest python quantity quick quickest quote raise raisers read receiver redefinitions redundant refactor referenced regarding reimplementations relative release releases remove rename replace repo report required restart result ret return reverse revert role round run runtime rust say script search sed set setting several sha shortest should show siblings side signature signatures similar since size skip slowest so some somebody someone something somewhere sorry sort source sources split spot spots squash standard start starting state static status step stepping stop string struct structs subclass subclasses subclassing successor summarise summary super superclass superclasses superfluous supply supported symbol symbols tag tagged tags take target teh tell terms test tester tests tets text thanks that the there things third this through throw throwers tip to today too top total trace trait traits translate trigger triggers try trying turn type typedef types under undo unimplemented unit unnecessary unneeded unused upgrade upwards usages users uses val value var variable variant verify verison version versions very via vim visibility waht walk want was wc we were what whcih when wher where whereabouts whether which who whoever whom whose why wich will with within without wondering workflow would wrap write yes you 
a	 <literal> <mark> <name> <number> <option> <path> base beginner best better big bigger bit blame body bound breakpoint buffer bug build bunch call callback callee caller capitals certain chain change checkout child circle circular class clean cli closure code colleague command commercial commit common comparison compile compiler complete concrete configuration conflict console const constant constructor count crash customer cycle cyclic database dataclass debugger decorator def default definition dependency derived descendants dict different direct docstring double duplicate fail failing failure feeling few field figure file final first fix fixed flag flaky for form framework free fresh full func function git go good green hash header helper history hot hunch key kind known lambda language large lay layering lib library licence license limits line linter list listing little local log long look loop lose lot mac machine main manager match member method module month move name narrower nested network new newcomer newer nice nightly normal null number package parameter parent part partially pass passing patch path percentage pin pip plain plug pointer position print process program programming project promise pull push puzzling question raise read readme real reason recent reference regression release rename renamed required restart result return reviewer role round routine run rundown safe schedule screenshot script second secrets security sensible separate sequence set setting settings shell short shortest sibling simpler single slide small source span specialisation stack standard state str string struct subclass super superclass switch tag test testcase tester that thing third thousand thread throw time timeout tool top traceback trait try tuple tutorial type typed typedef types unit use user value valueerror variable variant version warning wc week what whole word workflow working wrapper wrong year yes 
abc	 $ <name> | 
able	 to 
about	 <literal> <name> <option> <path> a it its licensing limits line programmers something that the to type unused users | 
abouts	 in is 
above	 $ <name> it its the their them which | 
absence	 of | 
abstarct	 method parts 
abstract	 $ and base before by can class does for going hits how i in is it judging looking mean members method methods on ones only or part parts please right thank thanks the true when without y yes | 
abstractmethods	 declared has 
accept	 $ a as locations the | 
accepted	 by 
accepts	 $ as | 
access	 <name> control for is its level on to wise 
accessed	 $ the 
accompanies	 <name> the 
according	 to 
account	 in of 
across	 <name> <path> in renamed the 
action	 <path> this 
actions	 workflow | 
actual	 file value 
actually	 a abstract async calling defined implement implements importing lives necessary static 
add	 $ <mark> <name> <path> a an another argument files from in it logging of on requests the to | 
added	 $ <name> <path> <tag> a after and as at before between by deleted files from in it last line lines most on paths since the them this to together which with | 
adding	 <name> <path> a annotations type 
additions	 between files in | 
adds	 <name> <option> <path> it the 
adheres	 $ to 
adopt	 $ the | 
adopts	 $ if 
affect	 $ <name> <path> us | 
affected	 $ by | 
affecting	 <name> <path> it 
after	 <commit> <literal> <name> <path> <tag> a being building calling changing class commit construction implements installation installing it its line other pip rename serialising start step the version | 
afternoon	 i | 
again	 $ after at but please what | 
against	 <name> <path> <tag> that the what 
ago	 $ did right was | 
ai	 replace told 
alias	 <name> and declaration instead is like live one or type written 
alike	 but | 
all	 $ <mark> <name> <path> abstract attributes call callers calls can chains classes clear cli commits data declarations decorators definition definitions definiton did do does duplicate errors exceptions executables exported file files funcs functions gets goes green how i implementors impls import importers imports in interfaces is its lines local locations member methods must new occurence of ok our outgoing over overloads overriders overrides overriding pass passing places properties protocols pub raise releases required sits spots structs subclasses succeed tags test tests thanks that the things third this throw told types versions was wears who will without | 
allow	 $ a me 
allowed	 $ <name> for here to twice value values version 
alone	 $ | 
along	 import is the which with | 
already	 $ <name> a by existing exported gone had have implement in internet present private public right ship there written | 
also	 <name> <path> a abstract async be has have static | 
alter	 <name> <path> one the | 
altered	 $ <name> <path> by in is | 
although	 it 
always	 here the there | 
am	 <name> i looking missing not 
among	 all ancestors files imports its our teh the their 
amount	 of 
an	 <literal> <mark> <name> abstract account ai ancestor annotation app application argument caught earlier edges editor empty enum env environment error exception existing exit explicit impl implementation implementer import importer improt incompatible inheritance inner install instance int integer interface internet isinstance object odd offline old older optional override overview unused 
ancestor	 $ of 
ancestors	 $ <name> defined named of one 
and	 <commit> <name> <path> <tag> a am are asserts at before begins by can classes commit count do does ending ends enumerate every file files fix follow following for functions get give go hash have how i if imports in install is it its keep keyword let letting line lines look looking made maximum merge message methods must name need never not nothing now of on only over purpose push redefinition release report say see should show so some state suffix swallow take tell the their then there to tools unused up version vice want was went what when where which who why with would written 
anna	 look only write 
annotate	 <name> <path> the view 
annotated	 $ <mark> and by items or to with | 
annotating	 the 
annotation	 $ <mark> <name> anywhere attached does for inferred is of on that to which | 
annotations	 <name> and are attached carried could did do does has is of on precede that the there were | 
another	 <name> console crate entry file folder function language licence name one package project superclass switch 
any	 <name> call chance change changes circular class console decorators documentation errors explanation extension face failures good harm idea implementors import imports in interface kinds more of options other out parameters place programs release suffix symbol test tests things use | 
anybody	 <name> a added called compares got imported importing inheriting last on overridden subclassed used who written 
anyone	 inherit know put subclassing updated who would | 
anything	 $ and at been better break by call called down from happen import in lately marked named newer of other out override similar subclass that to with | 
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
apply	 <name> 
appreciated	 $ 
are	 $ <name> <path> a able abstract actually additions affected all allowed also annotated applied async attached attrs available based being below between blank brand brought called calling catched changed checked children circular comments concerns construct contained covered created dead declared decorated defined deprecated derived different done executed exported exposed failing flaky follow for found functions getting good green how implemented implementing impls imported importing imports in included incompatible inside installed instances invoked its left listed loaded lying made mandatory many marked methods missing named needed nested never new not of offline ok on only optional out outdated over overridden overriding part passed passing pinned present private produced provided public put raised raising read releases required run running satisfied set several show similar sitting skipped slow so some spelled stable static still stored stuck superfluous supported switch teh tested testing tests thanks the their there these they third those thread thrown too touched touching triggered unnecessary unused used using usually we what which without wrapped writen written you | 
arg	 <name> declared list lists of parser passing 
args	 $ accepted as do does has list of what 
argument	 $ <name> <option> by function list lists more names of or parser please that to without | 
arguments	 $ <name> accepted and are between did do does for from go has is it of on or should taht thanks that they | 
arms	 in must 
around	 $ <commit> <name> <path> a at does here in it line show unused what | 
arrive	 at back from | 
arrow	 in up | 
as	 $ <name> <path> a abstract an any arguments async attributes base breaking declared decorator decorators default dependencies dependency enum exceptions exported exports far for git if importer in input install internet is it its last library line member of on one option package part private public regards result return setting something static superclass supported target test text the their those to tool unused visibility well what whatever when which with | 
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
at	 $ <literal> <name> <path> <tag> all blame development env every execution for hand here how import it its least line me minimum module most once our present right run runtime sign some start tag that the this three times top what when which who work | 
attached	 $ the to 
attr	 <name> type wise 
attribute	 $ <name> of that which | 
attributes	 $ <name> an are belong can defined does has have i in is like making of right should that the which will | 
attrs	 of 
author	 $ define is line of on touch touching | 
authors	 choose has have keep mean release 
autocomplete	 is methods 
available	 by in on to upstream what 
average	 number | 
avoid	 getting that 
away	 could for from in the with | 
back	 $ a as at before by for from if in its none on str the to what where which | 
backport	 <commit> <name> to 
backported	 $ to 
bad	 input | 
bail	 out 
base	 $ <name> as at clases class classes cls file free gets has is it list method name of thanks the with | 
based	 on | 
bases	 $ are cls in of that | 
be	 $ <name> <path> a able abstract according added allowed an assigned async at backported before best better broken built cache called calling certain changed clearer combined compatible compile composed considered created declared decorated defined deleted deprecated derived dropped executed exported for found given handed implemented imported in included installed instantiable internet it its laid launched listed loaded made meant merged moved named narrower nice none null of on overridden passed placed possible present private public pulled raised reached read ready released removed renamed rerun run running safe set several so something somewhere split started static supplied supported sure that the there thrown to translated treat triggered true unneeded updated usable used written | 
bear	 counting the with 
bearing	 <mark> the 
bears	 $ the 
became	 $ <name> <path> of the 
because	 it nobody nothing of the they 
become	 $ a abstract async in optional part static when | 
becomes	 a called imported 
been	 a abstract added affected altered annotated asked async away built called changed committed created declared decorate decorated defined deleted derived edited failing given handed imported in included inferred introduced invoked kept left locked made modified moved newly overridden part passing pushed put redefined released renamed set since sitting static through told touched translated triggered under untouched unused wrapped written 
before	 $ <commit> <name> <path> <tag> bunch i it its last line making me on or rename running someone that the us use we | 
begin	 $ again and importing on the to with | 
beginner	 look | 
beginners	 $ | 
begins	 $ in thanks the with | 
behave	 differently if 
behaviour	 between from of | 
behind	 <literal> <name> <path> a class constant interface it line module that the var variant 
being	 $ a abstract async by called declared even extended imported included its looked moved passed pick raised referenced skipped static tested used | 
belong	 there to together 
belonging	 to 
belongs	 to | 
below	 <mark> <name> it override | 
besides	 <name> <path> the 
best	 as for licence reviewer suite what 
better	 $ after be default file for inherit let name not parameter place programmers signature sit tested than to tool wording 
between	 $ <commit> <name> <path> <tag> a all classes debug import its mit modules rebase release releases the their them version | 
big	 <name> <path> class could is move one refactoring test the | 
bigger	 machine than 
biggest	 $ <name> change commit file one | 
bin	 entries names or section | 
binaries	 does or which 
birth	 of to 
bisecting	 a 
bit	 could odd of on so 
blame	 $ <name> <path> across extended for into l line name on point say says shows 
blames	 <commit> <name> 
blank	 after | 
block	 could exist of | 
blow	 from port up 
boast	 a | 
bodies	 contain is of 
body	 $ a and by for in is lives of on open | 
born	 $ please which 
both	 <name> <path> import | 
bother	 classes you 
bottom	 of which | 
bound	 by | 
brackets	 after as of | 
branch	 $ could of on was which | 
branches	 $ and contain containing is of | 
brand	 new 
break	 <name> <path> anything for if import its something the things users without | 
breaking	 <name> anything it | 
breakpoint	 at in on 
breaks	 an if in when | 
bring	 in me up 
brings	 $ <name> <path> in 
broke	 a after anything around tests the 
broken	 $ at on right today would | 
brought	 <name> <path> in it us 
bsd	 mit 
buffer	 and could 
bug	 $ could fixed in on report yesterday you | 
bugs	 should were 
build	 $ <name> a and break broken does fail folder for from give go goes is it last machine of ok one or pass passes right server status succeed system take takes the this time why will with without work works yesterday | 
building	 a fine it result the | 
builds	 $ cleanly come fine on without y | 
built	 as by in on without | 
bump	 <name> the 
bumped	 | 
bumping	 <name> into 
bunch	 $ any of 
but	 <name> a are can did do documented does for go how i in is its local never no not on ought should that the their then this unused what when where which who why with would 
by	 $ <commit> <mark> <name> <path> <tag> a an anna any anyone anything argument before calling checkin child class classes cls commit complexity constant default extending field file following formerly func function git hand hop how import importing imports in inheritance installing it its method more my name now one others our outer overload overriding parameter pip pull push raising renaming side signature some somebody someone step subclasses subclassing tags tests that the then this type users way what which whom wich with | 
bytes	 do is | 
c	 then | 
cache	 the with | 
call	 $ <name> <path> args before both coming directly exist exists fewer first from getenv graph in inside instead it its kept list of on other out path site sites so somewhere super targets that the this those to transitively unused yes | 
callables	 carry members that 
callback	 from signature | 
called	 $ <name> <option> <path> according after anywhere before by directly during earlier from in inside instead most next now nowadays on or out per please thanks the there these today twice up what within without | 
callee	 of | 
callees	 $ for is of | 
caller	 $ <name> do leaves of says | 
callers	 $ do does forget if ignore of pass please that would | 
calling	 $ <name> in it the them which 
calls	 $ <name> are at both code does from func in inside into is it its itself made of on or please should so some takes that the through to upon what which whom will would | 
came	 between first in into out up 
can	 <name> <path> a an be block call change classify closure come count dig do end explain fail find get give have i import instantiate it list look no not one other pass plug put quote raise reach read result run safely see send show somebody stand tell the this throw type use walk we write you 
cant	 find spot 
capitals	 letters | 
capture	 $ from | 
care	 about of the 
carried	 by what 
carries	 $ <name> out the what which | 
carry	 $ <mark> attr field it now the when | 
carrying	 annotation commit the 
case	 $ <name> by does in named that written 
cases	 $ <name> <path> are contained does for in inside involve is live make mention of sitting someone that wher | 
cast	 <name> a 
catch	 and around from it out the when | 
catched	 inside | 
catches	 $ <name> the | 
catching	 <name> it lines on 
category	 $ does falls of this to 
caught	 a error in up | 
cause	 an no that 
causes	 <path> ci that the 
certain	 events go java node python rust | 
cfg	 $ <name> <path> entry file 
chain	 <name> <path> above between does from of starting that to yes | 
chains	 are exist from go lead of 
chance	 <name> <path> of that the there we you | 
change	 $ <commit> <literal> <mark> <name> <path> after and at between did do for from i if in introduced it its just line made most next of on over since thanks that the these those to variables which while | 
changed	 $ <name> <path> a added after again any anything anywhere as at between but by files for going in it last lately line most next not paths since so something the this those to together what when which while with | 
changes	 $ <name> <path> all do global in its made of to | 
changeset	 <commit> file in 
changing	 <name> <path> the what 
charge	 of 
check	 $ <name> <path> <tag> all at for how if in it its of on out over please since that the under what where whether which who why | 
checked	 $ before in out 
checker	 infer is say see 
checkin	 <commit> added of that was where 
checking	 <name> <path> how on what whether which with | 
checkins	 have touched 
checkout	 $ here is of on would | 
checks	 $ <name> 
cheers	 $ 
chekc	 in whether which 
cherry	 pick 
child	 clases class classes is of relation 
children	 $ as do does has of right thanks to will | 
choose	 as for that this 
chosen	 at for here like | 
churn	 could 
ci	 $ did do file flie is job log machines names pass pipeline run runs says thanks to workflow | 
circle	 $ at of somehow through yes | 
circles	 at with 
circular	 dep dependency import importing imports 
circumstances	 according does 
claim	 that to 
clap	 attribute definition 
clases	 does of say 
clash	 could with 
clashes	 with 
class	 $ 's <name> <path> are at begins body called comes could declare defines definition does file for from fulfil function gets has have header hierarchy hold i implementing in is its itself lack like list made method methods named of offer offers or please promise satisfy should similar sits statement that to tree under versions wise with | 
classes	 $ <name> actually already and are based bearing behind below besides built by can carry carrying come comes conform conforming contain could decorated derive derived do does exactly extend for from fulfil get has have having implement implementing in inherit inheriting is list marked must name of one or other out override provide put raised realise redefine replace share should sit specialise stand still subclass supply support that to use we wear were which whose will with | 
classify	 the this 
clause	 $ of | 
clean	 $ checkout up | 
cleaning	 up 
cleanly	 $ 
clear	 what when 
clearer	 $ if | 
cli	 $ a arg argument commands declare entry flag framework library option or registers switch tool 
cloned	 it the this 
closure	 <name> | 
cls	 $ <name> for hierarchy of that whcih 
cmdline	 <name> tool 
code	 $ <name> and annotated are around as at base be below by call calls class compiles consults could defines depends does edits even file for get go handed handles has i in introduces invokes is it java launches like look looks make node of on paths picks please python raises reaches read reading reads refers released relies rely review right run runs rust set so some still taht take takes thanks that the throws to under use wants which with | 
codebase	 $ contain declared is tool yes | 
coding	 <name> style 
colleague	 keeps sent 
columns	 or well 
combined	 into with 
come	 $ <commit> <name> <path> across after along as back before by commit directly down from full i in into line next nobody out right round so somebody the there they this to we with you | 
comes	 $ <name> <path> after back first from into next out right the this to what with | 
coming	 from out the up 
comit	 added introducing 
command	 i is it line names or that we without | 
commands	 $ and are belong come do does from have i is land must need of one provided scripts should so that this will work | 
comments	 $ | 
commercial	 product under 
commit	 $ 's <commit> <name> <path> added adding alter and are as at be before behind break broke brought by change changed contain count created date deleted did do does edit ends everything first for gave has hash having head here history in includes introduced is it kindly land last made message most msg of on one put responsible right say so tagged taht thanks that the to took touch touched touching w was we where which will with | 
commits	 $ <name> <path> add affect affecting are by came changed changing concerns did does for from had has have how in include is lately lie modified most on other per so than thanks that the there this to touch touched touching until w was went were which will with | 
committed	 $ anything at last most to together | 
common	 parent | 
compare	 arg the their with 
compared	 to 
compares	 <name> something with 
comparing	 <name> <tag> definitions release the 
comparison	 <name> of 
compatible	 as with | 
compilation	 errors of 
compile	 $ at check cleanly errors if it on the this time without | 
compiler	 assign complains do or over points should what with | 
compiles	 $ as does in please the yes | 
compiling	 $ a it | 
complain	 about | 
complaining	 about | 
complains	 about what 
complete	 it list set | 
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
configured	 through where within | 
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
constants	 are have into 
constraint	 $ declared for in is of on one | 
construct	 a it | 
construction	 | 
constructor	 $ with | 
consulted	 $ | 
consults	 env it the 
contain	 $ <commit> <literal> <name> <path> a an anything before changes commit it something such the this | 
contained	 $ in | 
containing	 <commit> <name> <path> a member test the 
contains	 $ <commit> <literal> <name> <path> a call for how interface something test tests the what which | 
content	 $ has of 
contents	 <name> <path> at of | 
contract	 of please 
contracts	 as i interfaces 
contributors	 are have line 
control	 <name> is | 
copy	 <name> <path> anything from of | 
copyright	 of | 
correct	 $ in not that | 
correctly	 at that | 
correspond	 to | 
cost	 anything of | 
could	 <name> a anything be blow do drop find follow give go have i import it list run send show somebody tell the throw trace ve we whoever you | 
count	 $ <name> <path> all as commits file for in its lines me methods of teh tests the too up when | 
counted	 in the 
counting	 but from the them 
counts	 as 
cover	 <name> it that the 
coverage	 of | 
covered	 $ by | 
covering	 <name> 
covers	 <name> line or the this 
crash	 in on only | 
crashes	 $ when 
crate	 build instead module re 
crates	 are modules 
create	 <name> <path> a an something 
created	 $ <name> <path> a after at between by files first for from i in it since the when which with | 
creates	 please 
creation	 commit for lies of 
cron	 or | 
curious	 about 
current	 <name> <path> branch checkout contents head name one path state succeed tree 
customer	 needs sent 
customers	 ask | 
cut	 <name> <path> import off the 
cycle	 $ <name> <path> around as be if in of or that through which with | 
cycles	 are that this 
cyclic	 dependency import imports 
d	 be better for help infer know like love need rather they 
data	 a attributes blow class do does fields from in is members model that the type what 
database	 code table | 
dataclass	 <name> | 
date	 $ <name> <path> and commit has of | 
day	 $ did in 
days	 are lie passed thanks | 
dead	 $ code imports since which 
dealing	 with 
debug	 and the 
debugger	 $ but says which 
decided	 in on that what 
decl	 location of 
declaration	 $ <name> for from itself line of site sites the | 
declarations	 across contained in inside it of which 
declare	 $ a as it its that the | 
declared	 $ <name> a abstract after arguments as async but by cheers dependencies differently does exported file first for i in internet it locally next none on please private public requirements return run scripts so somewhere static the to type where with within | 
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
defined	 $ <name> a and any anywhere as at before by class here i in inside itself list more next not on over right several so somewhere there twice where which within | 
defines	 $ <name> how in it its one please thanks that the which 
defining	 <name> command the 
definition	 $ can file for gives in is kindly live location no of or please site sites wins | 
definitions	 $ carry decorated for from in it of that which | 
definiton	 $ sites 
defs	 all calling does for having inside marked one tagged will with wrapped | 
defualt	 value 
delegates	 <name> to | 
delete	 <name> <path> all from line one the unused | 
deleted	 $ <name> <path> and between from in it | 
demand	 from of | 
demands	 go java node python rust the | 
demo	 | 
deos	 <commit> <name> <path> it this 
dep	 <name> between list path 
depend	 by on through upon | 
dependencies	 $ all and are at come could does get have in is of other runtime section should we which | 
dependency	 <name> among be between is list of through what | 
dependents	 of on 
depends	 on over 
deprecated	 $ apart helper the | 
deps	 $ at imported of only we 
derive	 from 
derived	 class classes from of or types | 
derives	 from 
descend	 from | 
descendants	 $ of | 
descends	 from 
describe	 <name> me the this what 
design	 <name> review the 
designed	 $ <name> | 
determine	 all at how in the to what when where whether which 
dev	 $ dependencies deps tools 
developer	 that wrote | 
developers	 $ put 
development	 dependencies environment time tools 
deviate	 from 
diagram	 and i 
dict	 a list or | 
did	 <commit> <name> <path> <tag> anna anybody anyone anything class commit commits default i it line not one people release so somebody someone something test that the there these they this to version we which whoever wrong you 
diff	 $ <name> <tag> added between i includes of the | 
differ	 $ between from in their | 
difference	 between for in is | 
differences	 $ between in kindly of 
different	 $ and arguments commits definitions files import in last license methods modules name params people places signature signatures thanks things | 
differently	 if on without | 
differs	 between from in | 
dig	 in those up 
dir	 $ containing contains should 
direct	 bases import 
directly	 $ above by invoke yes | 
directory	 $ <name> <path> and as do does has have hierarchy holds is of should structure that tree will | 
disk	 $ is path please to | 
distribution	 which | 
disturb	 what you 
diverge	 please | 
do	 $ <name> <path> a about abstract all any as at before bodies callers child console contain contributors cover differently entry exist for here i if import imports in instead it its methods most named not on or other others our params pass people realise replace so some subclasses tests that the their there these they throw to users we what when with without wrong you | 
dockerfile	 $ exports 
docs	 for is mention say site | 
docstring	 $ for of | 
documentation	 about for still up | 
documented	 $ <name> anywhere at for in still | 
documenting	 <name> our the 
does	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a abstract an any anyone anything async begin blame build building calling changing ci circular class commit control counting data decorator every everyone everything exactly following function git head helper implementing importing inner installing it its line make method my mypy nobody not nothing one our overriding pass pip project repo she someone something static struct teh test that the this throwing to trigger type wc what workflow | 
doing	 $ in its wrong | 
done	 in it right what | 
dose	 <name> test the this 
dot	 on something | 
double	 $ or the write 
down	 $ from in so somewhere start the to | 
drag	 <path> in 
drags	 in stuff 
drop	 $ <option> from it old one the to | 
dropped	 the up | 
duplicate	 definitions yesterday 
during	 a execution one start the 
each	 and call callee class command decorator define definition derived error event exception file function have hop literal location member of one other overload place positional push redefinition site step subclass test 
earlier	 $ in name on path release releases we which wich | 
edges	 from of 
edit	 $ <name> <path> in it made of the to 
edited	 $ <name> <path> and by file in last line so | 
editor	 $ 's here show so what will | 
edits	 $ <name> <path> the 
effect	 does so 
else	 $ does has i in inherits is it should there triggers what | 
elsewhere	 $ so | 
empty	 input list thanks | 
enclosed	 by in the 
enclosing	 func | 
end	 $ <tag> here list of up user was | 
ending	 $ <path> at is 
ends	 in the up with 
enough	 tests to what | 
entangled	 in 
entitled	 <name> 
entries	 $ does of 
entry	 $ <name> defined for in inside of point points right | 
enum	 $ 's and before case cases constant containing could declaration declares define defines entry file has have it item listing member members of should so take that value variant variants where with | 
enumerate	 $ all every methods the 
enumeration	 member that 
enumerator	 $ <name> 
env	 $ <name> var variable 
enviroment	 var variable 
environment	 $ <name> and by for in is of on or rather variable variables | 
equal	 $ sign to 
equals	 $ it sign what 
error	 $ <literal> <name> and at classes code come func mean message of on points should that thrown today type types yesterday | 
errors	 $ <name> are can come coming could did do does i if in might raised should that the thrown | 
evaluate	 $ the to | 
evaluated	 where | 
evaluates	 to 
even	 compiles | 
event	 causes that 
events	 $ <path> are by does fire has have in is make of runs should start that the workflow | 
ever	 <name> a been being call changed deleted end executed ignored imported lead leads makes none produced put reached run see touch touched using 
every	 <mark> <name> annotation attribute call caller child class command commit def definition error field file function getenv implementation implementer interface kind library location method occurence occurrences one overload override overriding package path place push raise reference release single specialisation spot subclass tag test time trigger type verison 
everyone	 from import mentions 
everything	 <name> <path> and annotated be between decorated exported extending from here i imports in is it named okay one passes that the to what you | 
everywhere	 $ <name> but | 
exact	 phrase text value version wording words 
exactly	 $ changed comes does how is once the was | 
exc	 $ raised types 
except	 <name> round the when | 
exception	 $ <name> class classes comes did does functions in instead is of or originate raised that thrown types which wise | 
exceptions	 $ <name> are as belong can come coming could deos do does errors from get i it launched list may might must of out raised should that thrown what which will | 
executables	 are does end get project that 
execute	 $ <name> <path> single the 
executed	 at by do on | 
executes	 <name> the 
execution	 does the | 
exercise	 <name> it | 
exercised	 $ by | 
exist	 $ a already always any at back before below between definitions earlier for here in more of today when yet | 
existed	 as at back before earlier in | 
existence	 of 
existing	 $ in name not one or somewhere test there | 
exists	 $ anywhere as at does double here in on or somewhere thanks under y yes | 
exit	 status vim 
expand	 to | 
expect	 as from it when | 
expects	 does to which | 
explain	 $ <name> me please the to what why 
explaining	 what why 
explanation	 is of 
explicit	 argument names 
export	 $ <name> <path> and different fewer list nothing one so statements wise | 
exported	 $ <name> access according api as by correct declarations from going has here identifiers if in int is names or out please right so symbols the things true under visibility y yes | 
exporting	 $ <name> 
exports	 $ <name> a are did documented from nobody of so the what which work | 
expose	 $ from to | 
exposed	 by to 
exposes	 $ to 
extend	 $ <name> it the | 
extended	 $ but by in | 
extending	 <name> base which 
extends	 $ <name> class it please something what 
extension	 $ a but is | 
external	 libraries libs packages requirements 
face	 $ <name> conditions | 
fail	 $ at if on please right to with | 
failed	 in last on this which | 
failing	 $ or over test tests | 
fails	 $ at or | 
failure	 $ at by exceptions is | 
failures	 $ when | 
fall	 back into | 
falls	 back into this 
false	 $ | 
family	 tree 
far	 $ along as away down in is number what | 
fast	 is 
faster	 $ <name> at because does now on than | 
fastest	 $ impl | 
feature	 will | 
features	 does of that were 
feeling	 <name> <path> 
fetch	 <name> 
fetched	 from with | 
fetches	 the with 
few	 <name> arguments classes files methods places tests things words 
fewer	 abstract commands interfaces names parameters things 
fidn	 all out 
field	 $ <name> added by list names of so to | 
fields	 $ <name> are attributes belong belonging consists declared defined do does for go has in is make never of only should that to | 
fiels	 <name> import introduced | 
figure	 $ for of | 
file	 $ 's <name> <path> additions adds again altered am and as assigns bears became behind by called came changes commit containing contains created declares declaring defines did do does ending exist exports for formerly function gets goes got had has having holds how i import imports in instead introduces is it itself lie like line list lists location looks makes meaning must name named names not now of on one or path please pls prints rather read registers run say sets should somebody suffix that the to under used w was what where which whose will with would | 
filename	 <name> <path> of 
files	 $ <commit> <name> <path> <tag> added affected after altered and appeared are bears belong belonging besides between breaks called calls came can changed come commit compared contain did do does dropped each edited exist first for from get got had has have having import imported importing in include introduced is it last lie modified new newly next of off only or out pull rely removed right should show sit someone start starting still that the to touched use we were which whose will with would | 
fill	 in me the 
final	 <name> change commit entry field | 
find	 <commit> <literal> <name> <path> a after all an any anything calls changes children class commit dead defs each edited every everything exported features fields for functions how imports in it its key me module on one out releases shortest struct teh test that the them trait under uses waht what where which why | 
finding	 <name> <path> it out the | 
finds	 <literal> <name> a the what 
fine	 here right 
fire	 $ off the | 
first	 $ <name> added appear appeared appears argument assigned came change checked commit committed decorated defined file i implementation in one person place put release shipped show so tag test time when wrote | 
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
following	 imports the 
follows	 the 
for	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a adding an anybody anyone asking beginners being by can churn circular class commit compiling console constant covers cyclic dependencies each empty enum errors everything execution export file files fn free function go going hot how import inheriting interface it its java legal licensing line looking me methods module my negative new next node nothing now old opening optional others our param parameter people python reading routine running rust setting something speed string struct subclass subclasses such teh testing text that the their them this those throwing to traits type unset unused us users variable version what when where which windows word years yesterday yet you | 
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
fresh	 checkout this 
freshest	 commit 
from	 $ <commit> <name> <path> <tag> a abc above all another any anything before being calling class command commit config development each elsewhere env environment far go going importing imports in inside installing interface is it its java last line lines me methods my node originally other outside pointing python release root rust several something somewhere struct tag thank that the there this those top trait two version what when where which whom within works | 
front	 of 
fulfil	 $ the | 
fulfils	 which | 
full	 build circle list of path set signature text 
func	 $ <name> does in names | 
funcs	 $ <name> bearing calling classes in inside invoked it missing of that under with 
function	 $ <name> a be by called calls can class do does from have hidden in inside is like looks name nested of on or please raise raises reads signal signatures sit sits somebody starts that throws tucked two under used where which with written | 
functions	 $ <mark> <name> <path> accept access and annotated are belong besides blow branch by call called calling can carry carrying catch change class classes come construct contain could decorated defined depend did do does end existed fail from get goes has have having in inside invoke invoked is it let like local make may might modify need never of or other ought please raise raising read refer responsible should signal someone still swallow take thanks that the there throw throwing to use wear were when where which whose will with would | 
further	 down 
gave	 <name> <path> birth 
get	 $ <literal> <name> <option> <path> a after along always an any applied as away back by called changed created declared decorated defined deleted executed exported from green hold hot how if implemented imported in installed instantiated into invoked it its kicked loaded matched modified my only out overridden passed raised renamed rid set started subclassed tested thanks the their this thrown to used waht what when wher where which who why with | 
getenv	 <name> for of or | 
gets	 <name> <path> a an as behaviour called changed configured consulted declared defined exercised exported fetched hold imported in installed instantiated invoked its kicked launched loaded most opened overridden picked pulled raised read registered replaced run started subclassed the thrown to used written 
getting	 <literal> <name> a called defined hit imported too 
git	 $ <name> at blame counted history keep log merge of show so status tag that | 
github	 <name> actions events runs to workflow | 
give	 $ <name> <option> <path> a an back each every everything file for it its me the to what yesterday you | 
given	 $ <name> <path> <tag> a all an class commit for how its only out that the this to today where | 
gives	 <name> <path> a back its me to which 
giving	 a me 
global	 <name> const constant variable | 
go	 $ <name> along and are at away back be because by do does end features for from has have here how i in installation interface into is kindly last method must off on out release right round should that the this through to today unused version versions what which wrong | 
goes	 back between by from into is it out the through thru to today until what wrong 
going	 <name> back by down from of round through to up which 
gone	 by since the unchanged what who would 
good	 $ <name> afternoon commit enough for idea in is language library morning name new one or project style subclass tests wording | 
got	 $ <commit> <literal> <name> <path> a added after altered an any changed checked committed created deleted edited for here hit impls imports in its itself modified moved now out please renamed some something such teh thanks that the thrown to updated which | 
gpl	 or | 
graph	 contain could so starting what | 
green	 $ again as at for or result right when | 
grep	 <literal> <name> for gives 
growing	 $ | 
grown	 out since 
hacking	 | 
had	 <name> <path> a already an another anybody been before better earlier formerly it its not prior so the their they this | 
hand	 <name> and back could over side what work | 
handed	 a back out over to 
handle	 ten which 
handled	 $ by | 
handles	 the 
hands	 after back did on out work | 
happen	 for if in to | 
happens	 at if in to when why within 
hard	 code is to 
harm	 at to 
has	 $ <commit> <literal> <mark> <name> <path> <tag> a abstract access added an and anybody anything as been brought changed come commit committed created defined deleted ever every exported for found gone got grown how implementations implemented in inside internet it its line listed lots made marked method methods modified more most n no nobody not on one please private public put quote renamed security set several since so some somebody someone something teh that the there these this to today touched typed unused what when which within written | 
hash	 $ and message msg of table 
have	 $ <commit> <literal> <mark> <name> <path> a abstract an another any apart as at been before besides by changed come commit different done exported fewer for formerly found from got hear here i in inside installed internet it its last made modified more never no not on one outside overloads private public raised received right security seen set several so something such tests that the their there they to too touched two unused used we when worked you | 
having	 $ <commit> <literal> <name> <path> a an how the which 
head	 $ around at commit is now of or point sha sit | 
header	 $ does holds in is of or to | 
headers	 $ are does which 
heading	 such would 
hear	 if of whether 
held	 <name> <path> at by 
hello	 i there would | 
help	 a against i lists me text to | 
helper	 $ <name> a called everyone func function functions where | 
helpers	 $ <name> are at directly does in invoked | 
here	 $ a an anything be can compiles did does from got hash have in is library per please right so somewhere thanks that to what whatever with | 
hey	 <name> <path> a an any before can comparing could did do does for git how i is just legal my mypy python quick something sorry starting support the there we which will | 
hi	 i team there we | 
hidden	 in inside which 
hides	 <name> <path> an 
hierarchy	 $ from what will | 
high	 here | 
hint	 where | 
hints	 alone and could 
history	 $ at gets how kindly of one please replace was what when whose why | 
hit	 <name> <path> by it its merge the 
hits	 $ <name> <path> for line method would | 
hoist	 <name> 
hold	 $ a as at by commit i of on something thanks that which | 
holding	 <commit> <name> <path> a the 
holds	 $ <name> <path> a an class constant it its our something thanks the up what which | 
hole	 in repository | 
holes	 | 
home	 of to 
hooked	 the up 
hop	 by how on 
hops	 <name> <path> it | 
hot	 spot spots when 
hour	 the where 
hover	 on over 
how	 <name> <path> about are big calling calls can class come comes could deep did do does exactly far fast fresh good hard has importing is it large long looks many much new often old recent recently should the their this to was we well will would 
huge	 where | 
hunch	 <name> <path> the 
hunting	 a for 
hwo	 many 
i	 <name> access add allowed alter am anna annotate ask avoid backport be become break build call can cant catch caught change changed check checked come commit compare compile construct copy correct count create cut d debug declare define delete derive did do drop dropped edit end exit extend fill find fix follow forced forgot found get give go got had hard have hit hoist hold hover implement import importing inherit install instantiate introduce just keep know learn leave life look looked looking lost m made make match may mean merge might mock modify move moved must name navigate need never notice now obliged omit on only open opened override parallelise pass patch print publish push put raised read rebase receive refactor rely remember remove removed rename replace report require revert right run scroll search see sell serialise set should skip sort split star start started still stop stumbled subclass supposed suspect swap tell thank think to touch translate treat trouble try type undo unit unpack unset upgrade use ve vendor want wanted was were wise would write 
idea	 $ behind where whereabouts which | 
identical	 or | 
identifier	 <name> of 
identifiers	 are in 
identify	 all each every everything the where 
if	 <commit> <mark> <name> <path> a access all and another any anything everything file following i it its my nobody not one so somebody someone something subclasses test that the there they this two unset version we you 
ignore	 its result the unused what 
ignored	 by | 
impl	 <name> block d exists for list of on trait | 
implement	 $ <name> a all an any exactly face fewer for in interface it its methods one only so that the to trait what which yet | 
implementation	 $ for of so that | 
implementations	 $ does exist from in of on overriding | 
implemented	 $ by for in inside interfaces | 
implementer	 $ of 
implementers	 $ of 
implementing	 $ <name> a classes for interface it the types which 
implementors	 interface of | 
implements	 $ <name> an are clause comes in it its please so some the trait what which | 
impls	 behind does for of that which will | 
import	 $ <name> <path> a and anything around between both but by chain chains check circle cycle cycles declaration dependency each error exists for from graph hops if in includes indirectly involving is it its itself lazily line lines list loop no of on or out path paths route runs says section since so something statement statements steps that the time to trail what with without yes | 
important	 does 
imported	 $ <name> <path> anywhere at before but by everywhere first for from in indirectly inside into modules names out please so the where which | 
importer	 $ and of 
importers	 $ need of which | 
importing	 $ <name> <path> from it itself modules needless side that what | 
imports	 $ <name> <path> a actually and apart are around at between broke but c can come could do does file for form from go going i in inside is it lead leading leads lying made mention missing more not nothing of on only or out please shortest should sit so something standing step still such taking than that the things till to w what which will with within without would yes | 
improt	 chain is 
in	 $ <commit> <name> <path> <tag> a abstract after all an another any arguments as at before behaviour between bin body brackets by bytes c capitals cfg charge child ci circles circular class cls code codebase commit commits common config constant could decorators deps derived different directly exactly except few file for former from front func function git github go going hand help here history how if import imports interfaces it its java last line lines memory methods more motion multiple my n next no node not now number on one optional order other our parameters percent place plain please production python raise release repo requirements revision root rust seconds settings several short signature signatures simpler so some source speed struct subclasses such suite tag taking teh terms tests that the their them there these thinking this through total tree two type typescript uses utils variable version verson what when which whose wich with yesterday you | 
include	 $ <commit> <name> <path> a commit list or that the | 
included	 $ <name> by from in | 
includes	 <commit> <name> <path> a and at of or that the 
incoming	 call calls edges 
incompatible	 licence with 
indirectly	 $ by import through via | 
infer	 for 
inferred	 for return type | 
inherit	 $ at from ready | 
inheritance	 $ chain hierarchy is of relation tree where wise | 
inherited	 <name> by from method stuff | 
inheriting	 <name> from it so 
inherits	 <name> from | 
initial	 add assignment finding value 
initialised	 $ if module with | 
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
instances	 of 
instantiable	 which | 
instantiate	 <name> a my | 
instantiated	 in it thanks | 
instead	 $ of thanks to | 
int	 $ a argument before it or str 
integer	 <name> how 
interface	 $ <name> and called correctly does in is list named of or rather realise require right so that the to type waht which wise without | 
interfaces	 $ <name> after are as behind complete does extend from has implemented in is it listed of protocols should that the which | 
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
involved	 in | 
involving	 <name> <path> 
is	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a able about above abstract access accessed added after alias all allowed already also among an annotated anybody anything applied asked asking assigned async at attached attribute base been behind being below best better between bigger blank bound broken building built by called calling caught checked child chosen ci class coming commit complaining composed config configured const constant consulted contained covered dead declared decorated defined dependency deprecated derived different doing done down each empty enough entangled enum env equal evaluated every everything executed existing exported exporting exposed extended extending failing faster fastest fetched first for forced found from full func getting given gone good green grep handed handled having head held help how huge i implemented implementing imported importing in included inferred inherited inheriting initialised inside installed int internet introduced invoked invoking involved it its just kept laid larger left licensed like line listed loaded local locked long longer looking made making mandatory marked matched meant missing modified module more my mypy named needed negative nested never new no nobody none not now nowadays number of ok okay on one only open option or other our overload overridden overriding part passed passing picked pinned pip placed please present preset private public published pulled put pytest raised raising rather reachable reached read reading really red redefined registered released request required responsible return returned returning run running rust satisfied selected set several she sitting situated slow slowest so some something somewhere specified spelled stale standing start started static still stored struct stuck subclassed successful such superfluous supplied supposed symbol tagged taken taking teh test tested testing thanks that the their then there this thrown to told too touched touching trait transitively triggered tucked under unhappy unlike up used using var very visibility wanted we what when where which who wrapped writen written wrong yes | 
isinstance	 check of | 
it	 $ <name> <number> <path> a abstract accept added affect affected after again alias already an and annotated any anywhere appears are arrive as ask async at back be because become been begin being belong belongs better break breaks broken build builds but by call called calling calls can capture carry catch catched caught change changed check clashes class come comes compile configured conform consist contain correct correctly correspond could count covered crashes d declare declared decorates defaults define defined delete demand depend derived did directly do documented does doing earlier end ends exercised exist expect export exported exports expose extend fail failing fails falls faster fetched first five flag flaky follow for formerly from function further get gets give given go goes good got green growing had handle hands has have held here hidden hold i ignored implement implemented implements import imported imports in included inherit inherits initialised install installs instantiated instead internet into introduced invoke is its keep landed last leak leave let library list live lives located look looked make makes matched mean meant more moved must named need needs no not now occur occurs off on or originally originate out overridden override part pass passed passes pinned please possible printed private public pull put raise raised raises read really received red referenced refers rely renamed responsible return returns right run runs safe say says seems set shipped should shows sit sitting skipped so stand stands start starts static stay still stored succeed succeeds support supposed take taken takes ten thanks that the there this through throw thrown to top touch touched translated true turn twice typed under up use used uses value version was wear went were what which will with work works would wrapped written yes | 
item	 <name> is of 
items	 $ in 
its	 <literal> <name> absence abstract access ancestors annotations args argument arguments assignment attributes author base bases behaviour body callees caller callers calls changes child children circular class code commands commits config constructor contract current data declaration declared decorator decorators def default definition definitions definiton dependencies descendants diff dir directory docstring earlier entry enum error export exports extension fields file folder former full functions hands hash helpers history implementations implements import importers imports inferred inherited initial inner interface interfaces job kind last latest licence license line lines list local location log mark member members metadata method methods module modules name names nested new newest old on original outcome overriding own paces parameter parameters params parent parentheses parents path place position present preset previous properties public purpose rename result return runtime settings siblings signature size source state stuff subclass subclasses suffix superclass task temporary test tests time trait type value variants version visibility way 
itself	 $ <name> a by call calls compile defined i in indirectly inherit is now override tangled thanks through to | 
java	 $ <name> and are at be do does end features for has have here how i in installation is kindly last must on release right should sources that the this version versions what which | 
job	 does done has in is of well | 
jobs	 $ are does has 
judging	 by the 
jump	 me to 
just	 <name> a an cloned file first for how landed line moved one out pip pulled rather sit the to touched | 
k	 <name> 
keep	 <name> <path> as bumping fixing getting opening private running seeing the to unused 
keeps	 <name> coming mentioning some 
kept	 $ <name> exported in internet private public saying thanks | 
key	 <name> does put | 
keys	 besides in of 
keyword	 argument ones parameter 
kicked	 off 
kicks	 in off 
kind	 $ are as of there | 
kindly	 $ application check confirm describe diff do enumerate execute find follow give go grep jump list locate look make navigate point print read run say show spell take tell the those total trace verify with work 
kinds	 of | 
know	 <name> <path> all at by each for from how if in into its of on one since the there this through to under what where whereabouts whether which who why wich with | 
known	 as for in name to | 
knows	 <option> best 
l	 <line> <name> <path> for give number on say 
lack	 a an it | 
lacks	 and 
laid	 look out 
lambda	 <name> | 
land	 again on | 
landed	 here in 
language	 <name> a are build for is or should | 
languages	 has | 
laptop	 $ does get is 
large	 enough is number | 
larger	 than 
largest	 allowed field of | 
last	 $ <name> alter author bump bumped called can change changed checkin commit compile edit edited had here import in line modification modified modify month night nightly one parameter pass read release run tag test thing time touch touched two update updated week work worked wrote year | 
lastest	 commit 
lately	 has thanks when | 
latest	 change commit edit modification one release revision tag to version 
latter	 | 
launched	 by on | 
launches	 the 
lawyers	 $ need want 
lay	 hands import 
layering	 violation 
lazily	 at inside or thanks | 
lead	 back from to 
leading	 <path> from 
leads	 back from on 
leak	 memory secrets 
lean	 on 
learn	 how next 
least	 two which 
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
level	 $ but constant func is of one up variable | 
levels	 are or | 
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
lies	 between the where 
life	 <name> of 
like	 $ <literal> <name> <path> a an at before every exported i in internet it private public right that the this to when | 
limits	 in of over 
line	 $ <line> <literal> <name> <option> above adds and argument assigns at begins by can come command commands count declares declaring defines defining definition do does entry every flag for from has hold holds i in inside interface is it made no nr number of on one option or please pls program programs right say setting should stands switch that the tool tools was what where which will with would | 
lines	 $ <commit> <line> <name> <path> a above are at changed come comes consists contain contained did do does for from has in inside is it long may of one over per please plese right should than thanks that the there total were where with | 
link	 between | 
links	 <name> <path> to 
linter	 <name> call complain complaining complains is over 
linux	 $ | 
lisence	 does of 
list	 $ <name> a added all and change classes cls consist defs each every everything exported files for from func imported in instead is its looks me new non of or out rather set tags the them those what whatever when where | 
listed	 $ as in library on with | 
listing	 everything for it of the to what | 
lists	 <name> <option> a after different it of | 
literal	 <literal> assigned behind reading sit sits string to value | 
little	 change could function local 
live	 $ at before in now on up without | 
lives	 $ in inside thanks there today where 
load	 $ <name> <path> everything the | 
loaded	 $ at by from lazily when | 
loads	 <path> | 
loc	 | 
local	 branches def func function functions helper lambda to variable | 
locally	 in 
locate	 <name> <path> all every for module teh the variant where 
located	 in | 
location	 $ at class does in is of please pls was with | 
locations	 $ of without | 
locked	 here in | 
log	 $ <name> <path> as contains do in of on says shows stops test this what | 
logged	 during in 
logging	 and everywhere to 
logs	 every | 
long	 $ <name> <path> ago did do does for has import in is needs option should takes the where | 
longer	 <name> a abstract async called do exists have import static than wrapped 
longest	 $ at chain file import line method test to way without | 
look	 $ alike at for in into like the to up | 
looked	 through up 
looking	 at for over up 
looks	 an at big it like the up 
lookup	 in of | 
loop	 $ going is of that with | 
lose	 its method since 
lost	 track | 
lot	 $ for like right 
lots	 of 
love	 to 
low	 you | 
lowest	 <name> go java node python rust version 
lying	 around in 
m	 <name> a about adding after annotating away bisecting building bumping calling catching changing checking cleaning curious dealing documenting fixing following getting going hunting implementing importing judging leaving looking lost making meeting mocking moving nervous new not obliged on only overriding packaging passing preparing reading refactoring renaming returning reviewing serialising setting sizing sorting splitting stepping still stuck subclassing thinking tidying told trying untangling upgrading wondering wrapping writing 
mac	 | 
machine	 $ could do for which | 
machines	 does | 
made	 $ <name> a abstract async available between by changes commit exported faster in inside internet it known last non of private public static that the this to up | 
main	 author class command console entry function language loop module package script 
maintained	 $ <name> 
maintains	 that the 
make	 <name> <path> a all any available calls changes clear head it its public succeed sure test the this to up use | 
makes	 $ <name> <option> a available calls it no public start the use 
making	 a the up use 
manager	 wants without 
mandatory	 methods to | 
manifest	 declares | 
many	 $ <name> abstract added and are args arguments asserts attributes authors bugs bytes callers calls checkins children classes commands commits console contributors days dead decorated decorators definitions defs dependencies deps descendants different does entries exactly exceptions exports fields files for funcs functions has have helpers hops import imports in interfaces jobs levels libraries lines member methods modules more names nested of open other overloads packages parameters people places private releases required return revisions seconds separate settings single subclasses test tests thanks that things times traits unit unused variables variants were | 
mark	 model on 
marked	 $ <mark> <name> abstract exported internet private public with 
match	 <name> arms its on statements 
matched	 but in on | 
matter	 $ if 
maximum	 <name> sensible 
may	 <name> a be call come have i it produce raise throw use 
me	 $ <name> <path> a about all and as at by defs does each every everything fidn file find for from get git here how i if in its just know like line location nothing of on one out please remove say step that the them there this those through to under understand via wether what whatever when wher where whereabouts whether which who whose why with yes | 
mean	 $ <name> actually by classes for in interfaces its names on thanks the to where which who wich | 
meaning	 the which 
meant	 for to 
measured	 in | 
meeting	 <name> <path> | 
mehtods	 are does 
member	 $ <name> <path> called declared defined funcs function functions i is of on or still variable variables | 
members	 are cls come does from next of should sitting that the 
memory	 because does | 
mention	 <name> <path> it the 
mentioned	 a in the | 
mentioning	 <name> it 
mentions	 <name> <path> class | 
merge	 $ <name> all i make the | 
merged	 into two | 
message	 $ <literal> does for from is of please | 
metadata	 $ demands list what | 
method	 $ 's <name> annotated be begin belonging by called class count declared defined does exist for from in inside is list name names of on out overridden overriding please resolution rundown set source starts tally that to wise | 
methods	 $ <name> a abstract am an and annotated are as bearing belong belonging belongs but by called can carry class cls come consists could declared defined did do does end exactly for from gets has have how i in inside instead invoked invoking is it its live make making marked may must need not of on one only or ought override overriding per please pls raise replace right run should sitting somebody such take than thanks that the there throw throwing too twenty were which wise with within without would | 
might	 <name> be have of the throw 
min	 <name> version 
mind	 $ <name> adding checking comparing counting explaining finding fixing giving i listing looking making pointing reading renaming running showing telling trying working writing | 
minimal	 import sequence 
minimum	 <name> and go java node or python rust sequence supported version | 
missing	 $ annotation for from the when | 
mit	 and apache gpl or | 
mock	 <name> one out things 
mocking	 <name> the 
model	 $ this 
modification	 $ for of with | 
modified	 $ <name> <path> again and by during files in it thanks the what which with | 
modify	 <name> <path> files it its that the | 
module	 $ 's <name> <path> a and by called comes constant contains correspond could declares defines do does error file has here holds import is it kindly level live looks name named or should sits so someone split tells that var variable variables w was what which will with | 
modules	 $ <name> <path> are be brings by can define depend do does each file form get have if import imported importing is it lie load on one or packages pulled require right thanks that using which | 
moment	 $ thanks | 
month	 $ ago thanks | 
more	 $ <name> callers commits function in it lines methods of often path protocol specified tests than thing under unused which | 
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
named	 $ <name> <path> after before exports in prior these | 
namely	 which | 
names	 $ <name> <path> am are as besides both can cls did do does exported for from gives has i in is it not of only shipped should sit sitting that the under | 
narrower	 $ type 
nature	 of 
navigate	 me to | 
necessary	 in | 
need	 $ <commit> <name> <path> a all at because confirm every file flag for from imported it its line one only right root so such that the their to under version | 
needed	 $ at for in somewhere to when | 
needless	 $ import imports 
needs	 $ <name> <path> a around at could in other so such the them to what | 
negative	 $ tests | 
nervous	 | 
nested	 <name> def fn function functions helper in inside methods within 
network	 connection is | 
never	 appear been call called get hand handled imported instantiated know mention mind pass raise reaches read referenced run touch touched use used uses 
new	 $ <name> <path> class classes commands commit does enough feature file files for go here in java lines location machine method must name node one parser path place project python rust scripts since state subclass test to trait type users | 
newbie	 question 
newcomer	 find | 
newer	 <name> compiler go java node python rust than version 
newest	 abstract change commit dependency entry field file go java node on one python release revision rust sha version | 
newly	 add added created made 
next	 change commit in print release stand tag to version week year | 
nice	 <name> thanks 
night	 's <name> could | 
nightly	 run trigger | 
no	 $ <name> annotation arguments blame body checkout class default docs docstring effect errors extension failure git good idea is licence longer matter method methods path please question release standard such test tests there type use will | 
nobody	 call has implement implements imports in inherit is needs overrides passes removed there use uses 
node	 $ <name> and are at be do does end features for has have here how i in installation is kindly last must on release right should that the this version versions what which | 
non	 abstract dev development 
none	 $ at thanks | 
normal	 <name> methods 
normally	 go pass 
not	 $ <commit> <name> <path> a able abstract again always and as async at be been build call called carry changed compile conform contain correct covered declare decorated define documented exist existing exists export exported extend find finding for found free from get give given handled have implement import imported in include inherit install instantiate internet involved it its jump just know like live long make merged mind need needed none ok on only other override pass passed please private public referenced return right run rust same say scroll see serialise set shipped show simpler something somewhere spot start static support sure take tell tested thanks the there they this too top touch touched track triggered typed understand use used want we where with work wrapped yet you | 
notes	 $ could for still | 
nothing	 $ at but happen happens in refers uses what | 
notice	 $ for | 
now	 $ <name> <path> after called could does have known pass that the which | 
nowadays	 $ called 
nr	 of 
nubmer	 of 
null	 pointer | 
number	 $ <line> accompanies am and at behind could does for in object of or please string the will | 
o	 any purpose 
object	 $ <name> a comes could do does field hold in inside is of returned so type what which without | 
objects	 and everywhere have implement of 
obliged	 $ its to 
obtain	 an by from 
occasions	 does is the 
occur	 $ as in | 
occurence	 of 
occurrences	 of 
occurs	 inside where | 
odd	 method style | 
of	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a all an annotations another arg argument arguments at attr attribute attributes base bases branches by bytes changed ci class classes closure cls code codebase command commit commits compilation config configuration constant contributors creation current data date day declaration decorator decorators def definition definitions dependencies dependency deps each enum environment error errors events every everything exception exceptions failure file files final fn for former func funcs function functions git github giving global go hand having head helper hits how i implementing implementors import imports includes inheritance inheriting inputs installed interface it its java just last license licensing line lines mandatory me mehtods member message method methods module modules msg nested node non now object option optional os other others our ours paths person places plain program project projects python raising release renaming repo repository result return returning revisions run running runtime rust software some something source splitting struct stuff tag teh test testcases tests text that the their them these thing things third this those today trait traits type types unit users value valueerror variable version wc what whatever which whoever whom workflow zero | 
off	 $ <name> <path> at by please thanks the | 
offer	 $ to | 
offers	 for to which | 
offline	 behind install | 
often	 $ <literal> <name> <path> counted did does has in is per than was would | 
ok	 $ for not or when | 
okay	 $ | 
old	 <name> <path> branch days file go install is java location name node one or path python release releases rust ticket version versions 
older	 distribution file files go java node python release rust versions 
oldest	 and commit file go java node of one python rust | 
omit	 <name> 
omits	 <name> it 
on	 $ <name> <path> <tag> a action an and are as at average bad by calling can certain ci class cls current disk does empty every for from funcs function github how in install it its line linux mark me my of opening other ours pip pull push running screen so struct that the their them this to top variable version via what when which wich windows with | 
once	 $ could i in installed it more named please right so thanks this upon which | 
one	 $ 's <name> a abstract add after arrive async be build but by call called calls can changed chosen class classify command compares configure could count cut declared declares defined defines definition describe did each enclosed entitled exactly execute executes find finds from function get gets give given got had has have hour i imports in inherits invokes is land launches level made makes month more move must name named need nested obtain of omits or parent person place please pulls put question reads remove rename right run runs start static test thanks that thing this to was where which will wins with word wrapped writes | 
ones	 $ <name> are contain could did does for implement in invoke is it mention of override redefine that throw use | 
only	 $ <commit> abstract after an child declared does ever failing for i in indirectly just know line looks need no on once output partially party passing please promises run see seen test tests the those through under used were what when | 
onto	 <name> the 
open	 $ <name> <path> for in pull source that the to up which | 
opened	 <name> <path> by 
opening	 <name> <path> the 
ops	 asks wants 
option	 $ <name> <option> defined for from in is of | 
optional	 <name> argument ones params | 
options	 are conflict do does i | 
or	 <mark> <name> <number> a after am are as at bad bin broken build can clap class classes cli command commands decorators deleted did do does else elsewhere exact fail failed failing fails failure false file files framework from funcs function functions gpl green how if implemented import imports in inferred int interface is it just letters library methods module modules more no not number on ones only other paces packages passing program protocol protocols pull rather rebase red renamed require return script scripts section should similar some something somewhere string succeeds superclasses the trail two used what whatever where whether which would wrap write 
order	 $ <name> again are do does for in is run should that to 
origin	 commit of 
original	 file filename line method name 
originally	 $ come named when 
originate	 $ as declaration | 
os	 environment 
other	 $ <name> class classes command constants data decorators environment error file files flags function functions has helpers in inner keys kind languages libraries library lines local members methods module modules name one ones packages parameters parts please project projects right routines scripts stuff tests than tools type variables variants way where | 
others	 are as does import to | 
ought	 <name> that to 
our	 <name> <path> build ci class code constants data dependencies functions inventory lawyers linter parser repo's sources style test tests thread types users 
ours	 right thanks | 
out	 $ <literal> <name> <tag> again all as before between clean for from green how if in its of ok our the there to under what when where whether which who why with within | 
outcome	 $ a green of pass | 
outdated	 runtime | 
outer	 fn function 
outgoing	 calls edges 
output	 for of type 
outside	 $ <name> <path> although could libraries of packages to what without word | 
over	 <name> <number> <path> a and commit from imports in its the time to which | 
overall	 <name> do 
overides	 of 
overload	 and does i locations of resolution takes with 
overloads	 $ of 
overridden	 $ anywhere by for further in please safely so the where | 
override	 $ <name> anything default for from it its of the when | 
overriders	 method of 
overrides	 $ <name> call does in it method of the 
overriding	 <name> as definition definitions defs implementations it methods the versions | 
overview	 of 
own	 $ <name> class code copy definition every file imports module one override project script subclass version | 
owns	 tell the 
paces	 $ | 
package	 $ <name> as brings can could declares define defines for have in installs int is kindly level metadata provides put registers require so that to var was wise | 
packages	 $ are brought can come depend did does for from get have i it must only that the this we which will | 
packaging	 metadata script this 
page	 for is | 
parallelise	 <name> <path> 
param	 <name> diff types 
parameter	 $ <name> annotation by differences how in list lists names of please right to | 
parameters	 $ <name> are as between declared did different do does for has how in of on one plese set should taken than they will | 
params	 $ <name> does for func in of that without 
paramters	 of that 
parent	 $ 's <name> as child class classes cls instead is of parents please type with | 
parentheses	 $ in | 
parents	 $ of that | 
parser	 $ <name> entry get in is knows line thanks | 
part	 $ in of tomorrow ways | 
partially	 initialised | 
parts	 $ of too 
party	 <name> dependencies libraries libs package packages | 
pass	 $ <name> <option> a all anything as before do fail for if in into it its last more nothing now on or please the this through to when without | 
passed	 $ around as between if in into most or to where yesterday 
passes	 $ <name> as does it its one or right through when y | 
passing	 $ a again code if one or since test tests thanks y | 
past	 $ and could it month that the under what | 
patch	 against it the 
path	 $ <name> <path> after and anyone at between by can did do does file for from has i in is it leading line of once pls since so that the through to under was when which will within would | 
paths	 <commit> affected changed commit created does from of release which with 
people	 add build can committed define have make mean normally put use usually who wrote | 
per	 author class commit file metadata request second 
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
pipeline	 <path> defined 
pkg	 $ itself 
place	 $ <name> and as at besides calling does from in inside is it of please that the to under wher where within | 
placed	 $ after on under | 
places	 $ and call define defining do does from function in is it one overall pull raising right so still that the we where which with would | 
plaese	 tell 
plain	 func scripts type words 
plan	 i lists 
planning	 meeting to 
plays	 here in the 
please	 $ all bear before check complete count enumerate execute find for give have help it just leaving list locate name point print run show so tell the their to trace try | 
plese	 $ 
pls	 $ 
plug	 in 
plus	 some 
point	 $ added at did do does during in me not of out should so | 
pointer	 | 
pointing	 <literal> at me 
points	 $ are at declared instead of project section that the this to what why work | 
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
print	 <literal> <name> <path> a all constant every git in just line the them what | 
printed	 at during in | 
prints	 <literal> the 
prior	 filename to 
private	 $ access according as by correct functions going has here if in int is methods names ones or please right so the true under visibility y yes | 
process	 and environment 
produce	 $ a the 
produced	 at by 
product	 $ under | 
production	 $ yesterday | 
program	 can consults for from get hits is looks meant of or pick picks runs says starts this to what | 
programmers	 $ | 
programming	 language 
programs	 $ can come comes this to 
project	 $ 's <name> a accept accepts allow am and any apart ask asks at be been belongs better build builds built can carry cfg change claim comes compatible compile compiles could covered creates declared declares demand demands depend dependencies depends do does drop fall falls faster for forced give gives go got has have how i in install installs into is it kind kindly last lib licence licensed live made meant metadata need needs not on or package please provide really relies rely require requires run say should started status still structure support supported supports this to tree type under usable use uses version wants we what where which why wich work written y yes | 
projects	 are depend make of too use 
promise	 $ i the to 
promises	 to | 
prompt	 | 
properties	 are belong can declared does of on set the there | 
protocol	 <name> or | 
protocols	 <name> cls did does that the | 
provide	 $ an for necessary their | 
provided	 by from on | 
provides	 $ an impls 
pub	 items struct 
public	 $ access according and api as at available by correct functions going has header here if in int interface is names or please right so stuff surface symbols the true under visibility y yes | 
publish	 $ my 
published	 this under | 
pull	 <name> <path> in it request requests 
pulled	 could in into out up | 
pulls	 <name> in that 
pure	 virtual 
purpose	 $ and category from never of that | 
push	 $ a fire on or pr right thanks with | 
pushed	 and yet 
put	 $ <mark> <name> <path> a as between class for in into it line my on over the them this together up | 
puzzling	 bit 
pytest	 $ <name> <path> k says 
python	 $ <name> <tag> and are at be do does end features for has have here how i in installation is kindly last module must on release right says should standard that the this version versions what which | 
qa	 report side 
quantity	 of 
query	 <name> the 
question	 <name> about before but by can did do does for going how if in is of on parameter should since starting the this under what when where which who would | 
quick	 $ <name> one question search 
quickest	 import 
quote	 a it line 
raise	 $ <name> a an anything in instead it its of on please sites something statements that the things what when which | 
raised	 $ by exceptions from in inside it on that the within | 
raisers	 of 
raises	 $ <name> an it the which who | 
raising	 $ <name> it the | 
range	 <tag> does for in is that we 
rather	 attributes just long not than 
re	 <name> adding compiling created documenting exports getting going hunting looking making ok on packaging pinned planning reviewing splitting stuck writing 
reach	 <commit> <name> <path> it 
reachable	 $ from | 
reached	 $ at from when | 
reaches	 <path> for 
reacts	 to 
read	 $ <name> anywhere at besides class from in it its line me next on out that the this through where | 
reading	 <literal> <name> class it me of the what 
readme	 $ | 
reads	 <name> how in it that the what 
ready	 made to 
real	 class classes thing 
realise	 $ <name> in it the 
really	 <name> a be call derive exported have internet is need needed private public 
reason	 <name> for why | 
rebase	 and what | 
receive	 a back its some when 
received	 its on 
receiver	 <name> is 
recent	 a change commit go history java modification must my node python rust version | 
recently	 $ altered apart edited has modified updated | 
red	 $ as could or when yesterday | 
redefine	 <name> method the this 
redefined	 $ by in | 
redefinition	 of 
redefinitions	 of 
redundant	 imports tests 
refactor	 its the things 
refactoring	 $ <name> | 
refer	 to 
reference	 <name> it to 
referenced	 $ imports in there to | 
refers	 to 
regarding	 <name> <path> class commit entry go java node python recent release releases rust tests the third 
regards	 its the 
registered	 $ as with | 
registers	 $ entry the 
regression	 in this 
reimplementations	 of 
relation	 between from 
relative	 path 
release	 $ <name> <tag> after already branch builds but can do does has have i is it must notes of should tags thanks that this turned versions was will with | 
released	 $ and that the under versions with | 
releases	 $ <commit> <tag> can carrying come contain containing did do has have include into is it made shipped since that the was which with | 
relies	 $ on through 
rely	 $ by on through what when | 
remember	 a how the there where which 
remove	 $ <name> all the | 
removed	 $ <name> <tag> between from in so the | 
rename	 $ <name> <path> and in it its method of source target that the whose | 
renamed	 $ <name> <path> a and at before file from in into it new or please right so something thanks the to unlike what | 
renaming	 $ <name> <path> of the which | 
replace	 <literal> <name> every programmers the 
replaced	 <name> <path> by in 
replaces	 the 
repo	 $ 's <name> accept accepts an as ask comes compile compiling contain could covered depends does first for got has have head hold home is kindly library licensed path please purpose requires right root say something still supports taht that the version waht what where which without y yes | 
repo's	 | 
report	 $ a all could every failure i its seeing the what where whether | 
repository	 $ <name> a and as at build compiles contain contains give got has have holds i is most now one please relative root should succeed thanks what which without | 
request	 $ a not on or that to with | 
requests	 from on to touch 
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
return	 $ a an annotation for in instead its none null of please sell statements that the this type value what when which | 
returned	 by from nothing 
returning	 $ none the 
returns	 $ a an anything could in nothing now so something that what which | 
reverse	 dependencies deps imports 
revert	 <commit> again the 
review	 i line my this | 
reviewed	 <commit> it line the | 
reviewer	 on refers 
reviewing	 <commit> a the 
revision	 <commit> <name> <path> in is of that was 
revisions	 does of there touching 
rewrite	 <name> it | 
rid	 of 
right	 $ above after before below file hand in now of one place reason side that version | 
role	 <name> back does of plays that 
root	 $ dir directory of so to which | 
round	 $ <name> in number to up | 
route	 <name> <path> connection from is of please that to 
routine	 $ <name> and before can for going how in is it judging looking mean only or please right thank thanks the true when without y yes | 
routines	 are containing depend does in raise signal to 
run	 $ <name> <path> <tag> a according after and before by first for from in into it its just last nightly of on only or pass passes passing succeed successfully take test tests thanks that the them this thru time to when with without | 
rundown	 $ of 
runner	 and 
running	 $ <name> <path> blame into it just not on only out the with | 
runs	 <name> <path> as clean it more on please the them through when with | 
runtime	 $ dependencies deps list requirements what | 
rust	 $ <name> <path> and are at be do does end faster features flag for has have here how i in installation is kindly last must on release right should that the this version versions what which | 
s	 inside 
safe	 $ memory to upgrade | 
safely	 by go 
same	 $ are args arguments as base between commit decorators directory exceptions file folder from function import interfaces names package parameters parent place places return right signature thing traits type value | 
satisfied	 $ by 
satisfies	 $ the 
satisfy	 $ the | 
saw	 <literal> <name> the 
say	 $ <literal> <name> <path> about and as before for if implements in instead it me next that the to what whether | 
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
seems	 <literal> <name> to | 
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
server	 $ need returns thanks | 
serves	 $ to | 
set	 $ <name> apart as at could during in instead it of off outside rather so the there to up | 
sets	 <name> for it off the their up workflow 
setting	 $ <name> appear i in it named up written 
settings	 $ besides file in module what 
several	 <name> are classes commands definitions files modules older things threads times | 
sha	 $ in that 
share	 $ a their with 
she	 live right 
shell	 $ environment once script so when which why yesterday | 
ship	 $ <name> so this with 
shipped	 <commit> by in thanks the wich with | 
short	 explanation form of one summary way | 
shorter	 $ than 
shortest	 $ chain import improt list one path route way | 
should	 <commit> <literal> <name> <path> a also any anyone anything be call class commit contain drop everything export fix get go have hold i implement import inherit interface it its keep like line maintains my new not one other override put raise rather really replace review routine run set stand subclasses support test that the there this throw trigger upgrade use users variable we workflow write | 
show	 $ <name> all each every from how imports in it line location me name stat teh tests that the up what when where which who 
showing	 me 
shows	 for the up 
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
sites	 $ are for from is of which | 
sits	 $ above below file in method on right the under where within | 
sitting	 $ <name> at in on there 
situated	 <name> <path> the 
size	 in of 
sizing	 a 
skip	 <name> super the 
skipped	 $ in on | 
slide	 i 
slow	 $ anything could down for to | 
slowest	 callee import one test thanks to when | 
small	 <name> function library thing 
so	 <name> am any as big could did does far few from hard high how i in is it just kind lazily long low many may much often on please slow that the this to under what when where whereabouts which who | 
software	 $ covered do does i is licence licensed lives project query rely that this which 
some	 <name> annotation arguments attributes children class classes code commit cyclic differ enum executables extension file files function functions helpers instance interface methods modification other point structs subclasses suffix test tests 
somebody	 <name> accessed add added applied attached break calls change changed commit committed create created declared decorated defines edit edited exported got has in kept laid last made marked mentioned moved other put renamed report review right runs set stick tangled the touch typed walk worked written wrote 
somehow	 by | 
someone	 <name> about add added change define ever has imports last leave make moved on put told typed was wrap write written wrote 
something	 $ <name> about better built by called clearer does dot else for i important in is like named other right seems sensible shorter similar that to what with you | 
somewhere	 above among an can else in is must right the there up what you | 
sorry	 <name> could do for from i just my new on one our quick small the this to which yes yet 
sort	 is of the 
sorting	 out 
source	 $ <name> behind comes does file files has holding introduces is licence license line lines location of on please position read right sits spot that tree under was where which | 
sources	 $ <name> and build compile does is of please read that the will would | 
span	 from in 
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
split	 <commit> <name> <path> class off the up 
splitting	 <name> <path> up 
spot	 <name> <path> at for in it of the where 
spots	 <name> does that the where will | 
squash	 all or 
stable	 enough | 
stack	 of trace 
stale	 could so 
stand	 $ above as at behind for in on over up which | 
standard	 error library value 
standing	 before in the under 
stands	 $ above after an as at does for how in next on the there to where with written | 
star	 import 
start	 $ <path> <tag> and at for hacking in it on out the to up with | 
started	 $ according at by from push this with | 
starting	 <name> <path> at from in out up with 
starts	 $ <path> at inside on thanks the where with | 
stat	 for of 
state	 $ as how next of tagged thanks the what whether which | 
statement	 $ for in is that within 
statements	 $ are do does for in inside mention of within | 
static	 $ and before can final for going how in is it judging looking mean only or please right thank thanks the true type when without y yes | 
status	 $ of on report 
stay	 a abstract async nested static 
stem	 $ is 
step	 $ after by from how the through | 
stepping	 into through 
steps	 at of will 
stick	 <name> <path> onto 
still	 <name> alike build call compile depends exist invokes left maintained need needed needs on pass passes reach read refers running say succeed support supported supports the throw up use used uses using wear work 
stood	 in on 
stop	 <name> everyone importing reading the 
stops	 <name> are importing 
store	 on what 
stored	 $ a in on under what | 
str	 an instead int or some | 
string	 <literal> a behind did does is literal or should that written | 
struct	 <name> contain declaration definition fields get is made take with | 
structs	 does have implement implementing in is one satisfy that which 
structure	 | 
stuck	 on onto 
stuff	 $ <name> <path> but does from in is 
stumbled	 upon 
style	 $ <name> that | 
subclass	 $ <name> fill from implementations implements inherit is it last method methods of overrides that version versions yesterday | 
subclassed	 $ <name> by 
subclasses	 $ <name> come defined do does for have in is lack methods need of ought overridden override overrides overriding provide redefine should take that there to was which would | 
subclassing	 <name> 
subdirectory	 does is to | 
subfolder	 $ did does hides is 
succeed	 $ at do here when | 
succeeds	 $ as at right when 
successful	 $ | 
successfully	 $ | 
successor	 of path 
such	 a an as thing 
suffix	 $ <name> i is | 
suite	 $ a and at boast contain contains got has include is or that to where | 
sum	 up 
summarise	 the yesterday 
summary	 of 
super	 $ call class | 
superclass	 $ and does from in of or show | 
superclasses	 $ does if of will 
superfluous	 $ import imports | 
supplied	 by to when 
supply	 $ a the | 
support	 $ <name> for is older such the 
supported	 $ at by go here java next node python rust | 
supports	 $ such which | 
supposed	 to 
sure	 <name> about that the what whether 
surface	 $ of 
suspect	 <name> <path> a catching that 
swallow	 exceptions the | 
swap	 <name> on 
switch	 $ <option> cases comes statements | 
symbol	 <name> or 
symbols	 <name> <path> are does exported of which | 
system	 $ does or should | 
ta	 $ 
table	 of work | 
tag	 <commit> <tag> after and contains that with | 
tagged	 <commit> <tag> abstract as releases the versions with | 
tags	 $ <tag> already can commit contain containing do for from have having holding in include is lack one or releases that which with without | 
taht	 <name> created import reads 
take	 $ <name> <path> a as at between care different fewer in me more no once over place so the to until | 
taken	 already at by from in out 
takes	 $ <name> a care from in longest once one other part some thanks that the to what when | 
taking	 <name> about the too what 
tally	 $ of 
tangled	 <name> <path> up 
target	 $ of 
targets	 in of 
task	 $ is that to | 
teacher	 asks mentioned says 
team	 behind i would | 
teh	 <name> build class code compiler decorater definitions executables file first function functions idea imports last line local name names number output person tests text variable variant 
tell	 $ <name> from if me position the them what whether which | 
telling	 me 
tells	 me the 
temporary	 files 
ten	 methods thousand 
terminal	 and once or so | 
terms	 can is licence of | 
test	 $ <name> a as at bears by called case cases code come count coverage covers double entitled except fails file files folder for func funcs function functions goes here i in is last like lives methods module name named of ok or pass plan point result right run runner script so successful suite tally that to under w wher which with work yes | 
testcase	 <name> 
testcases	 are inside 
tested	 $ and anywhere as by in somewhere than well where which | 
tester	 and here look you 
testing	 <name> | 
tests	 $ <name> <path> all and are aside at but call called calling can check come concerns consists contain cover covering defined depend did do does exercise exist expect fail folder for found from give go green has have hit i if import in inside involve is leave live make mentioning missing of one only or pass put refer reference rely right run should similar sitting skipped so still subclass succeed take test that there touch touching use using verify we were where which will would | 
tets	 in that 
text	 $ <literal> at can does in is lists lookup number of on sits | 
than	 <commit> <literal> <mark> <name> <option> <path> <tag> a an at before go i in inheriting it its last logging once one other read the this twice two 
thank	 for you 
thanks	 $ a for in that | 
that	 $ <commit> <mark> <name> <option> <path> <tag> a abstract accompanies according added adds again alias an appears are assigns async be bear bears begins belong belongs break bring broke brought call calls came can carries carry case causes change changed checks ci clashes class cli come comes commit concerns config conform constant contain contains contents could cover covers create created declares def default define defines deleted depend did directory do does edited end ends entry enum environment ever every everything exact exception exercise exist existed exists exported extend extends fail far fetch fetches file files finds first flag folder forget fulfil function gave get git github global go goes good got has have helper hit hits hold holds how i ignore impl implement implements import imported imports in include includes inherit inherits inner installing instead internet introduced introduces invoke is it java just key lack large leads licence line links list literal live lives local located logs make makes many may member mentions message method modified module must name need no nobody node nothing number occur of old one option ought override overrides parent passes picks precede prints private protocol provides public pulls put python raise raises reaches read reads redefine refer reference refers release rely replaces result return revision right runs rust same say says sentence sets should sit sits skip so specialise specifies stand start starts static string subclasses succeeds tag take takes test text the there they thing this throw to touch touched true type use used users uses value variable variant verify version very was way we wear wears week were what work workflow works would writes written wrong wrote you | 
the	 <literal> <mark> <name> <option> <path> <tag> abc absence abstarct abstract access action actual add added alias alter amount ancestors annotate annotation annotations api application arg argument arguments arrow assignment async at attribute attributes author authors average base bases bear behaviour best better big biggest bin binaries birth blame blow body bottom brackets branch bug build cache call callables callback callees caller callers calls capitals case cases catching category chain change changes changeset checker checkin checkout child children ci circular claim class classes cli closure code coding columns command commands commit commits comparing compilation compiler complete concrete config configuration consle console const constant construction constructor content contents contract contracts copyright count crash creation current customers cycle data database dataclass date dead debugger declaration declarations declared decleration decorated decoraters decorator decorators def default definition definitions defs defualt demo dependencies dependency dependents deprecated derived descendants design dev developer developers diff difference differences different direct directory disk dockerfile docs docstring documentation dot earlier editor end ending entry enum enumeration enumerator env enviroment environment equal equals error errors events exact exception exceptions existence existing export exported exports extension external failing family fastest feeling field fields figure file files final first fix fixed flag fn folder folders form formal former free freshest full func function functions getenv git github global go gpl hash head header headers help helper helpers hierarchy history hits hole idea identifier impl implementation implementations implemented implementers implementing implementors implements import importer importers importing imports include includes incoming inferred inheritance inherited inner input inputs install installation installed instance interface interfaces internet introducing java job key keyword kind language largest last lastest latest latter leftover legal length level libraries library licence licences license licensing life like line lines link linter list listing literal little local location locations log logs long longest lookup lowest main manager mandatory manifest match maximum member members message method methods might minimal minimum mock module modules moment morning most move moved multiple name names nature needless nested network new newbie newest newly next node number object old oldest on one ones only open option optional options order origin original other others out outcome outer outgoing output outside overall overloads overrides overriding package packages packaging page param parameter parameters params paramters parent parentheses parents parser past path paths person phrase pinned pipeline pkg place places planning point position possible predecessor present preset previous private process program project prompt properties protocol protocols public pure purpose python qa quickest raise range reading readme real reason redundant refactoring reimplementations relative release releases rename renamed renaming repo repository request required requirement requirements result return reverse review revision rewrite right role root routine routines run runner runtime rust same script scripts second section sense sentence server set setting settings several shell short shortest signature signatures single size slowest small software source sources span spdx spec spot spots stack standard star start stat state static string struct structs subclass subclasses subdirectory successor suffix suite super superclass superclasses superfluous supported switch symbol symbols system tag tags tally target task team terminal test testcase tests tets text thing things throw throwers throws ticket time timeout tip tool top topmost total traceback trait traits transitively tree trigger triggers tutorial two type typedef types typescript unit unused usages use user users using utils value variable variables variant verbatim verison version versions verson very virtual visibility warning way wether whereabouts whole wording words work workflow wrapper wrong yes youngest 
their	 a account ancestors arguments base body changes declaration decorators def diff exception functions hands history implements lines list locations methods name names own parameter parameters parent side signatures something stuff 
them	 $ all and defined does from in please thanks to what which word | 
then	 $ <name> leave never reading what yes | 
there	 $ <name> <path> a abstract after already also an annotations any anything are at be been before besides between calls changes compile console could dead defs do enough ever exceptions exist failing failures fields for from functions i import imports in is methods more must new no not on one overrides really redundant right seems serves several since so some something subclasses such tags tests thanks that third to unused used uses was who with within without yet | 
these	 days differ files is of people sources words | 
they	 $ <name> abstract accept add all already are assign bring called choose configure declare define differ do ever expose give go got green have here hooked implement import keep let live loc made make mean pass pick pinned put raise re read red registers rename renamed set started stick store succeed swap take work write | 
thing	 $ <name> as build builds but by called committed compile did do does for function handed here i in is lean or please rely require sets still succeed that the this without you | 
things	 $ <name> <path> a above and are called can decorated decorator does exported get in into it on that this without | 
think	 $ <name> <path> commit in of that | 
thinking	 <name> <path> of 
third	 party 
this	 $ <name> a according afternoon alias and as at be belongs branch build checkout class code codebase come commercial commit constant could crate decorator directory distribution enum environment error exception file flag for function give have hour if in inner installs is kind language library licence license line literal message method mit moment month morning name need needs on one option or package part pkg place program project purpose release released relies rely repo repository runs should software something text thanks thing to tool type under up value variable version way week what which wording workflow year | 
those	 $ defined definitions enum files functions helpers in of that up | 
thousand	 lines users | 
thread	 local model safe | 
threads	 | 
three	 in levels more 
through	 $ <name> <path> a an at everything import imports its other others right so some the three trait what which without | 
throw	 $ <name> a an at in it more new of out sites statements the to which | 
throwers	 of 
throwing	 $ <name> error the 
thrown	 $ by exception for from i in last out the too | 
throws	 $ <name> away clause errors of something the this what when while | 
thru	 <name> <path> without 
ticket	 <name> mentions was 
tidying	 <name> <path> up 
tied	 down to 
till	 <path> <tag> release 
time	 $ <name> <path> <tag> anyone because complexity constant could dependencies did if in of only passed requirements thanks the there user what | 
timeout	 parameter | 
times	 <name> <path> are does has in is per please the was which | 
tip	 of right | 
to	 $ <name> <number> <path> <tag> a access add and annotate another anything apache arrive ask assignment backport be begin beginners blame bother bottom break bring bug build bump by call carry cast catch change check cherry clash class compare compile confirm const copy could count cut date define definition delete depend differ dig disturb do double drop each edit enum every exist expect explain export fill find five follow for forward fulfil get git give go hand happen have hear helper how ignore implement import importers in inherit install instantiate int interrupt it its itself jump keep key know land learn line list live load look make me mock modify name newer next none on one open optional other others override parameters pass patch pick please port production protocol provide pull put raise read refactor release remove rename rerun return review rewrite run rust safe satisfy say search see sell serialise set ship show sign so some something split start stay store struct subclass such supply swap tag take task tell test tester thank thanks that the their them then this throw touch trace trouble true try type understand unpack use users verify version wear what when where which whoever wich work wrap write yet zero | 
today	 $ 's could it this | 
together	 from with | 
told	 $ <name> <path> about me the to 
tomorrow	 so | 
too	 big by high long low many much often slow wise | 
took	 <name> <path> out 
tool	 $ a compiler defined does for from is language lib library or started than to was with | 
tools	 $ of such | 
top	 $ cut entry folder level of thanks to | 
topmost	 ancestor entry 
total	 $ <name> <path> from how methods number of revisions tests up | 
touch	 $ <name> <path> it the | 
touched	 $ <name> <path> as but by for in it last line several some the too until what | 
touches	 <name> <path> so the what which 
touching	 <name> <path> it show the 
trace	 <name> <path> back for full how mentions the with 
traceback	 pointing says 
track	 at down of 
trail	 from of to 
trait	 $ 's <name> and could implementations impls is on similar 
traits	 $ <name> are as can does for has impl implemented is of on one that the there | 
transitively	 all dependencies does imported imports | 
translate	 <literal> it the 
translated	 in | 
treat	 $ <name> 
tree	 $ above as at be before between could did for from how in is one tagged that who will | 
trigger	 <name> <path> as events it the to within 
triggered	 $ by from on the | 
triggers	 $ <name> declared does has it of that the | 
trouble	 take you 
true	 $ false for in of or that | 
try	 around block building compiling except it out so the to | 
trying	 to 
tucked	 away 
tuple	 or yesterday 
turn	 into on out the this up 
turned	 <name> into 
tutorial	 for uses 
twenty	 methods more or 
twice	 $ and in | 
two	 <name> arguments bases branches commands does is it levels modules parent releases right this threads times years | 
type	 $ <name> <option> a alias and annotation are as at behind change checker checking comes declaration declared difference do does follows for from has have hint hints i in inferred is it known like might of one precisely returned say should str than thanks that the this to variable was what will wise would written you | 
typed	 $ <literal> as field line that the what | 
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
unset	 $ <name> it 
untangling	 the 
until	 <commit> <name> <path> <tag> today which 
untouched	 $ 
unused	 $ functions import imports in now variables | 
up	 $ <name> <path> a after against all as at back being between but calling each env for from how if importing in leading legal line list making my of on out raising so somewhere the throwing to top what when where which who why with | 
update	 of 
updated	 $ <name> <path> again by the | 
upgrade	 <name> from the to 
upgrading	 <name> from 
upon	 a this | 
upstream	 $ | 
upwards	 $ in 
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
value	 $ <name> and applies as assigned back behind by chosen comes defaults deos did do does ends for from function given had has held i in is it kindly must of please returned should sitting stored that the to too type was we what which wise would | 
valueerror	 on thanks | 
values	 am are do for people 
var	 <name> file is 
variable	 $ <name> declaration defined holds in is like not of on read type up who with | 
variables	 <name> are does have inside of other that | 
variant	 $ <name> after be is | 
variants	 come does right | 
ve	 <name> a an been changed come fixed got just lost merged no only pip pushed raised read renamed run set started touched 
vendor	 <name> <path> 
verbatim	 $ text | 
verify	 <name> for if that the 
verison	 of tag 
versa	 $ | 
version	 $ <name> <number> <tag> and be conflict constraint control do does exactly for from has have here i in is it needed number of on overriding pinned please range required requirement right should so spec specifier stands that the this to we wise with you | 
versions	 $ <commit> are carry come contain did do does exist has have include is of shipped that the w will | 
verson	 <tag> range 
versus	 <name> <tag> 
very	 end first long name place top 
via	 import imports some what which 
vice	 versa 
view	 <name> i 
vim	 $ or 
violation	 could 
virtual	 function functions member methods 
visibility	 $ <name> check exported from goes internet is of private public wise | 
vs	 <name> func 
w	 <literal> <name> <path> changes commit name o typedef 
waht	 's <name> <path> am are folder happens is kind modules new 
walk	 me 
want	 a all is its only the to 
wanted	 a or so | 
wants	 $ <name> a the to 
warning	 $ <literal> | 
was	 $ <commit> <literal> <name> <path> a abstract added affected already altered applied around assigned async born called changed checked chosen cli committed created decided declared defined dropped edited enum first formerly given hit in inferred introduced it its known last left line made method modified most moved named negative not on once part path present previously printed put red released renamed replaced shipped something standing static such tagged taken teh test that the there this thrown today told touched turned using what wondering written wrong | 
way	 $ along and do does down from of round through to up | 
ways	 $ | 
wc	 l 
we	 <name> add allow already apply broke call configure could d dealing declare define depend do drop dropped find fixed follow for get go going got had have import install last leak make move moved need not on pick pin possess print promise query re read rename replace require rewrite run saw set ship should spell squash still stop suspect swap taking throw tied to took upgrade use ve want were write wrote | 
wear	 $ <mark> it the | 
wears	 an the 
week	 $ and could thanks | 
weekly	 report 
well	 $ as designed does enough is the written | 
went	 into out through to 
were	 <name> a abstract added already altered async bug changed changes created deleted do files five fixed hit introduced is made modified no not of put removed renamed set so static the there these thrown touched written 
wether	 <name> like 
what	 $ <commit> <mark> <name> <path> a abstract additions all am annotations appears applies are arguments as attributes base bases became besides binaries bit bother breaks callers calls came can carries category causes chain changes child children circumstances class classes code columns comes comit command commands commit concrete console constraint contracts could data date day decorates decorator decorators default defs deos dependencies depends derived descends developer did differ differs dir directory do does effect else end entry error errors event events exactly exception exceptions executables executes expects export extends external features fields file files folder follows for from func funcs function functions gets git go goes got had happens has i implementations implements import imports in inherits inputs instance integer interface interfaces is it its java job jobs kicks kind kinds language length libraries libs licence licences license line lisence location makes may mehtods member members message methods module modules must name names new node number objects occasions old one open options order other outside overload overrides overriding packages parameters params part path percentage place places point position programs properties protocol protocols public pulls python quantity raises redefinitions release releases relies return revision role route routines rust satisfies script scripts section sequence sets should sits software sort source spot spots stands starts statement stood structs stuff subclasses subdirectory subfolder successor superclass superclasses tagged tags takes task terms test testcases tests text thanks that the there they things this throws time to trait traits triggers type types unit unused use uses value values version versions was way we when which will would year you | 
whatever	 's <name> a calls classes for functions is it its kind subclasses | 
whcih	 $ source 
when	 $ <commit> <name> <option> <path> <tag> a are called calling can did do does during executed has have i is it its no nobody one or raising run running several should some somebody the there they things this to under using was will you | 
wher	 's <name> a does in is it lies the 
where	 $ <commit> <literal> <mark> <name> <option> <path> a abouts all an appears are can class cls const constant could d def did do does each else enum enumerator env environment exactly from func gets has helper i in inside instances is it its method objects one our precisely should somebody something stands struct subclasses that the there they this trait type was we will within without would you | 
whereabouts	 def did do does has in is of the 
whether	 <commit> <name> <path> <tag> a all any anybody anything commit everything it its method or something the there they this we 
which	 $ <commit> <mark> <name> <option> <path> a abstract abstractmethods affect an annotation annotations are args arguments attribute attributes author base bases binaries bit branches brand bugs build builds call callables caller callers calls came can case cases category chain change checkin child children clases class classes code command commands commit commits compares compiler concrete condition conditions console constant constants contains content contracts contributors crate crates created data day decorated decorator decorators default defines definition definitions defs dependencies dependency derive derived design dev developer difference different dir directory documented does edited entry enum environment error errors events exc exception exceptions executables exercise exist exported exports external features fields fiels file files fixtures flags flie folder folders funcs function functions github go goes has have header headers heading helper helpers identifiers implement implementation implementations implementer implementers implementing import imported importers imports include inner inputs instance interface interfaces intermediate is it java job jobs keys kind language languages last libraries licence licences license line lines lives locations machine machines match may mehtods member members method methods module modules name names new newly node normal number of old older one ones open options order original other outside overides overload override overrides overriding package packages parameter parameters parent part parts path paths person place places point private projects properties protocols public python raise realise redefine reference referenced release released releases return revision role routines rust script scripts secrets section sets settings sha shell should show signatures similar sits somebody sort source sources spot spots stand stands steps stops structs subclass subclasses subdirectory subfolder superclass switch symbols table tagged tags task test tests text the they things third this throw ticket tool touch touched trait traits triggers type types unit unused use user users value values variables version versions was way year | 
while	 <name> calling reading the 
who	 <name> actually added all are asked author besides broke call calls came can catches changed changes commits consults created decided declared defined deleted depends derives designed do does else extends first gave handles has holds implements imports in inherits instantiated introduced invokes is know knows last left made maintained maintains makes may moved needs or overrides owns picked pinned pulls put raised raises reads released relies renamed requires reviewed see set sets should spots started still subclasses tagged the throws touches typed used uses was which writes wrote | 
whoever	 calls imports last made wrote 
whole	 lot module of protocol test thing | 
whom	 does first in is line should the was | 
whose	 <name> base bodies calls child code creation hands import imports interface is line name parent receiver source stem subclass work 
why	 $ 's <commit> <name> <path> a anyone are class constant did do does drop function has have i is it line nobody not on so somebody the there they this was we were | 
wich	 arguments attributes commit decorators events file files folder functions go interfaces java line methods module modules node one protocols python rust section tags test unit version versions 
will	 <commit> <name> <path> ai an anything be cause do i it not support take the there this turn we 
windows	 $ after and as with | 
wins	 at 
wise	 $ does how is the this to | 
with	 $ <commit> <literal> <mark> <name> <option> <path> <tag> a after an annotation another any arguments as changes commit decorator each exact explicit file getenv hash here import imported it its line me member methods more most name no one ours overloads own path pull pytest python raise respect revision some something tests thanks that the their these this those what where which wrong | 
within	 <name> <path> class func its itself the 
without	 <commit> <name> <path> a an any because being breaking catching coding docstring ending error errors ever exception extension failing failure failures implementation implementing importing it its leaving most the touching using what when which | 
wondering	 at from how if in on since via what when where whereabouts whether which who whose why 
word	 $ class for get library or what 
wording	 <literal> come for of than 
words	 $ <literal> <name> in what | 
work	 $ according correctly could here in is line offline on other out over package that to when with without would | 
worked	 at in on 
workflow	 $ <name> <path> file fire in jobs kicked kicks pass run started to triggers up | 
working	 build out 
works	 $ do here it on so with | 
would	 <name> <path> a an be break call conflict copy fail give happen have i isinstance it like love need no notice one print rust someone that the this type wc you 
wrap	 $ <name> every it using 
wrapped	 $ around by in the using | 
wrapper	 <name> around 
wrapping	 <name> 
write	 $ <literal> <name> a an class for in instead it its line me my myself on one or other release the three try yesterday | 
writen	 in 
writes	 env the to 
writing	 a docs the 
written	 $ <literal> <mark> <name> a above an as by down for i in inside like line new next on out please so tests thank thanks the there this to where with | 
wrong	 $ arguments at behaviour call files in that there what with | 
wrote	 <commit> <name> commit in it line most tests the what 
y	 n 
year	 $ <name> ago changed thanks was | 
years	 $ ago 
yes	 no or | 
yesterday	 's and because on so that the with | 
yet	 $ another at in thanks was when | 
yield	 $ | 
you	 $ <name> a able accept again ask be begin bring but call can check chekc choose classify confirm could count counted d describe design dig do end explain fill find follow for get give go happen have help hit i ignore import infer is kindly know leave list locate look looking make merge mind need on open pass past point put query raise re read remember remove run say see show skip so started sum take tell the think today verify | 
youngest	 checkin commit 
zero	 on | 
|	 $ <line> <literal> <name> <path> <tag> a abstract according added all along am among an and annotated any anyone apache are as async at attached attributes author base before by called calling can changed cheers ci circular commit commits contained contains contents correct could count date dead declaration declared default definition derived descendants dict did differences do does every everything existing exists explain exported exports file files fill for framework from give good green had has how i identify if implemented implementors imported in inferred int internet is it its last library line lines list location locations many method methods modified much must my name namely new number of ok on one only ops or outcome over overrides part pass passed passes passing path please point position present print private public push raised read red report required run section should show signature since so somebody someone static str ta tell tested tests thank thanks the there this through thrown to today tool triggers true type under value via was we what when where whereabouts which who whom why will with would yes | 
"""
FIRST, MIDDLE = 0x100, 0x480
WEIGHTS = """
	ĀӸāѵĂ҃ăѥĄ҄ąѴĆ҄ćҹĈҁĉѽĊґċғČѭčѾĎѭďђĐѳđҰĒѹēѓĔћĕӁĖѲėѧĘѠęѪĚѢěѹĜѱĝҩĞѶğѭĠѮġѺĢҕģѿĤҍĥѿĦѧħѨĨҵĩҝĪҀīѧĬѰĭҡĮ҂įҺİҺı҂ĲҐĳ҆Ĵ҄ĵѾĶ҄ķѮĸьĹѱĺіĻѝļ҄ĽѢľѫĿѻŀ҇ŁҦł҅ŃѸńҞŅҔņѫŇ҅ňҒŉѯŊѝŋѧŌѲō҉ŎҊŏѪŐүőѦŒјœғŔѽ
#CALL BY False	ĀҌĈӦĉ҈ėѺľѷŀ҈
#CALL PAIR False	ĀҐĈѷĉѶēҗėӘĘѷīѴĬѴŀѶ
#CALL PAIR True	ĈѶĉѺėѳĘӀ
#CALL TO False	ĀѹāѸąѵĉӸēѺėѵĘѲġѺģѺĨѷī҈ĬѺĶѹŀҘłѸŃҞńҩŅґņҞŌ҆ŏѹ
#DECORATE BY False	ĀҖđӭĒѰľѺ
#DECORATE TO False	ĀҌĒұġѺ
#IMPORT BY False	ĀѤěѵĜѷĥҶĦѶĨҏĩӴŎҨ
#IMPORT PAIR False	ĀңČҊěӎĢѱĥѸĦҤĨѰĩѯŎѰ
#IMPORT PAIR True	ĀѶĜҰħҒĨѺĩѸ
#IMPORT TO False	ěѷĜѱĢҟĥғĦѵħѹĨӵĩҐňҏŎҘő҆
#INHERIT BY False	Āҍā҉ĆӚĽѱŇѱ
#INHERIT PAIR False	ĆѵėѶęӓĬѷŇѸ
#INHERIT PAIR True	ĘѵĚң
#INHERIT TO False	ĀѵāҫĆѯġѺĤѸĪѹľѺŇӮ
#OVERRIDE BY False	ĀҍĿҔ
#OVERRIDE PAIR False	Ā҉Ŀѹ
#OVERRIDE TO False	ĀҊľѺĿӬŇѺŒѺ
#RAISE BY False	ĀҏŃӝ
#RAISE TO False	ĀѹľѴłӸ
's	ĀјĆ҈ēѶĔҖġ҈Ĩ҈īѺĬѺİҊĴѺĸѶĹҔĺѷĻҕŁѺń҈Ň҆Ő҆
's $	Ď҉
's <name>	ĀѺēѷĔғĹ҈
's <name> method	Ĺ҉
's _ $	ĀѰĆҊĈ҆Đ҉ĔѷęҎĚѶěҊĜѷġҐĢ҈Ĩҋĩ҉ĶѹĿҗŎѸ
's _ <name>	ĹҎ
's _ classes	ĆѸĚҊĿѺŇҍ
's _ count	Ľ҇
's _ for	Ĕ҇
's _ function	ĺѺĻҊ
's _ helper	ĻҎ
's _ is	Ņ҇
's _ list	ŀҌ
's _ method	Ĺ҉
's _ of	Ĺ҉
's _ please	Ĕ҆
's _ |	ėҊěѸĜ҉Őҋ
's base	Ć҉Ě҉Ňѷ
's callees	Ĉҍ
's callees $	Ĉҍ
's callers	ĉҏėҊ
's callers |	ėҊ
's definition	Ķҍ
's exports	Ģ҈
's exports $	Ģ҈
's fields	ģ҇
's fields $	ģ҇
's files	Ņ҈
's files is	Ņ҈
's importers	ěҋĜѷĨҐ
's importers $	ěҋĜѷĨҐ
's imports	ěѹĜ҉ĩҋ
's imports $	ĩҌŎѹ
's imports |	ěѹĜ҉
's inner	ĺѺĻҊ
's inner function	ĺѺĻҊ
's interfaces	Ī҈
's interfaces $	Ī҈
's metadata	ĭ҆
's method	Ā҆Ĺ҈Ľ҇ĿѺ
's method <name>	ĹҊ
's method count	Ľ҇
's methods	ľ҈
's methods $	ľ҇
's nested	Ļ҉
's nested helper	Ļ҉
's path	Őҋ
's path |	Őҋ
's signature	Ď҈Ĕҏ
's subclasses	ęҏĚѷŇ҉
's subclasses $	ęҏĚѷŇ҉
's type	ŏ҈
's type $	ŏ҈
's value	ĐҏĔѹ
's value $	ĐҏĔѹ
<commit>	ĀґĄѪċӸČӸčѴěѺĜѹĢѷĨѵĩѹīѺĬѷĭѹĮѰįѺĲѳńѶŅѷňӳŐѷŔѺ
<commit> $	ċҢČҔňң
<commit> <name>	ĀѺČ҈
<commit> <name> with	ĀѺČ҆
<commit> _ $	ĀҎċҜČҒňҏ
<commit> _ <name>	ČҜ
<commit> _ <path>	Ā҇Čҟ
<commit> _ a	ĀѸČ҇
<commit> _ changes	Č҆
<commit> _ files	ċҍ
<commit> _ in	ĀғČѸň҈
<commit> _ is	Č҆
<commit> _ it	ĀѶČҎň҆
<commit> _ the	Č҆
<commit> _ to	Ā҈ň҇
<commit> _ what	ċ҉
<commit> _ which	Ā҆
<commit> _ with	ĀѺČ҆
<commit> _ |	ĀѵċҍČ҈ň҈
<commit> altered	Č҉
<commit> break	ĀҍČѶ
<commit> break <path>	Ā҉Čѹ
<commit> change	Ā҉ċ҆
<commit> change in	Ā҉
<commit> change |	ċ҆
<commit> changed	ČҌ
<commit> changed $	Č҆
<commit> changed <path>	Č҆
<commit> changed in	Āҋ
<commit> contain	Č҇
<commit> did	Č҈
<commit> did it	Č҇
<commit> did to	Ā҇
<commit> has	Č҉
<commit> in	ĀҒČѷň҇
<commit> include	Č҉
<commit> included	ň҆
<commit> is	ĀѵňҔ
<commit> is in	ň҆
<commit> left	Č҆
<commit> make	ĀѸČ҇
<commit> modify	ĀѸČ҇
<commit> touch	ĀѵċҊČ҆
<commit> touched	ċ҉Č҇
<commit> touched $	ċ҆
<commit> what	ČѺ
<commit> what did	Ā҆
<commit> which files	ċ҆
<commit> |	ċґČҕňҖ
<commit> | $	ċ҇ČғňҐ
<commit> | has	Č҆
<line>	ĀҝďѺĮѺıӢĳӰńѺ
<line> $	ı҈ĳҖ
<line> _ $	ĀѵıҖĳҐ
<line> _ <name>	Ā҉ıҎĳғ
<line> _ <path>	Āҡıҙĳҙ
<line> _ author	ıҊĳѺ
<line> _ developer	ı҆
<line> _ of	ĳ҆
<line> _ the	ı҇ĳ҉
<line> _ what	ĳ҈
<line> _ who	Ā҆
<line> author	ı҈ĳѹ
<line> author $	ı҈ĳѹ
<line> from	ĳҋ
<line> in	ĀҌıғĳґ
<line> in <name>	ĳ҈
<line> in <path>	Ā҉ı҇ĳҊ
<line> in the	ı҈
<line> of	ĀҚıҙĳҗ
<line> of <name>	ıҊĳ҈
<line> of <path>	ĀҘıҎĳҊ
<line> of the	ĳ҆
<line> out	ĳ҆
<line> out of	ĳ҆
<line> what	ĳ҇
<line> which	ı҈
<line> which developer	ı҆
<line> who	ı҇
<line> |	ıҋĳғ
<line> | $	ĀѶı҉ĳҔ
<line> | author	ı҇ĳѺ
<line> | who	Ā҆
<literal>	ĄѺąѸĆѺĊѸċѹďѹđѹĒѺĕѺĤҞĨѸĪҐįѸİѺĲѳĳѺĴҞĵҌĶҐĹѺļҡľѺĿѺłҜńѸŇѶŐѭœӸ
<literal> $	ĀѱĤҕĴ҈ĶґŐѹœҭ
<literal> <name>	Ĥ҈Ĵ҆
<literal> <name> |	Ĥ҈Ĵ҆
<literal> _ $	ĀѸĪҐĴѸĶҎœҙ
<literal> _ <name>	ĀҊł҈
<literal> _ from	œҋ
<literal> _ in	œ҆
<literal> _ is	ĵҋł҈
<literal> _ source	ļҏ
<literal> _ the	œ҇
<literal> _ this	œ҆
<literal> _ written	ĶѺļҍ
<literal> _ you	Ā҆
<literal> _ |	Ĥ҈ļ҉
<literal> and	œҌ
<literal> comes	œ҇
<literal> comes from	œ҈
<literal> could	Ā҆
<literal> could you	Ā҆
<literal> in	ļҏœґ
<literal> in source	ļҏ
<literal> is	Ķ҉ļ҉œѹ
<literal> is written	ĶѺļҍ
<literal> on	œ҆
<literal> statement	Ĵ҉ł҈
<literal> where	œ҆
<literal> with	Āҋł҆
<literal> |	ĀѸœҘ
<literal> | $	œҊ
<mark>	ĀѷāҭĈѺđӷĒҗĩѸľѳĿғłѹ
<mark> $	ĀѸđҨ
<mark> _ $	āҍđҔ
<mark> _ <name>	āҔ
<mark> _ above	đ҉
<mark> _ in	āҎ
<mark> _ of	Ŀҋ
<mark> _ stuck	Ē҈
<mark> _ the	ĀѶĒҌĿҋ
<mark> _ to	ĀҊ
<mark> _ |	Āѷđҍ
<mark> applied	đҊ
<mark> applied to	đ҉
<mark> are	Ē҈
<mark> decorator	đҋ
<mark> decorator $	đ҆
<mark> does	ĒҌ
<mark> does the	ĒҌ
<mark> functions	āҎ
<mark> in	āҔ
<mark> itself	Ā҆
<mark> line	đҎ
<mark> on	đ҈
<mark> that	Ē҈
<mark> |	āҍđҊ
<mark> | $	āҍđ҇
<name>	ĀѥāҝĂѝăяąҢĆҭćоĈҩĉҥĊќċлČ҈čѱĎҗďҝĐҠđѡĒҧĔ҉ĕёĖҮė҇ęҊěѲĜѭĝѕĞҚğңĠҦġҬĢѸģҩĤҚĥѡĦѴħѠĨѮĩѨĪҩīҡĬҥĭђĮҒįбİдıѬĲѵĳѱĵ҉ĶқķғĸѸĹҙļ҆ĽҌľҘĿңŀҲŁкłҔŃҢńѸŅѷņҜŇҬňхŉўŊ҇ŋҒŌҝōѨŎѪŏҞŐѷőҕŒ҇œѐŔй
<name> $	ĀњĂѴăѴĄ҆ąѺĆѳćѬĉғċѯČѹĎҏďҚĐѹĒҥēҋĕҔĖѯėҋĘҌĚѷěѩĝѪĞѺĠѸġҊģҋĤҋĥѱĦѨĨҏīѱĬѹĭѯĮ҈İѱĲҠĳѷĴѺĶѳĸҖĹҗĺҖĽ҆ľҍĿґŁѵłҜŃҒŅѷňѲŉѱŋѩŌҝōѥŎѵŏ҉ŐґőѹŒҒœѺŔѯ
<name> 's	ĀѧĆ҉ĉ҆ēѷĔҖġ҉ĸѹĹҍĺѸĻҕĿ҇Ň҇
<name> 's <name>	ēѷĔғĹ҈
<name> 's base	Ć҉Ě҉Ňѷ
<name> 's callees	Ĉҍ
<name> 's callers	ĉҏėҊ
<name> 's definition	Ķҍ
<name> 's fields	ģ҇
<name> 's inner	ĺѺĻҊ
<name> 's interfaces	Ī҈
<name> 's method	Ľ҇
<name> 's methods	ľ҈
<name> 's nested	Ļ҉
<name> 's signature	Ď҈Ĕҏ
<name> 's subclasses	ęҏĚѷŇ҉
<name> 's type	ŏ҈
<name> 's value	ĐҎĔѹ
<name> <literal>	Ğ҆ĪҐĴѹ
<name> <name>	ĀҜĆѲĈѶĉѳĎҦďѵĐҹēѳĔҒĖѸĘѷęѲĞҗğѺĠѶġѹĤѰĨ҆īѸĬҥĮҝįѴıҊĲқĳғĴ҇ĵґĶѵĹѲĿѺŀѰłѲŃѶņѰŌѥŏѵŐѶőғŒ҈
<name> <name> $	ĀҌĎҜĐѱġ҉ĮҗįѵĲҥĴҎĸ҈ĹѹŀѺŃѱŒҋ
<name> <name> <name>	ĀҖėѷĚ҉
<name> <name> comments	ĀҔ
<name> <name> does	ė҆
<name> <name> for	ĐѸĔҌ
<name> <name> in	ĀѺĐҎĒ҆Ĭ҆
<name> <name> is	Ĕ҇ĵ҈
<name> <name> of	ĞҙĹѺ
<name> <name> or	Ċ҇
<name> <name> something	ĵҋ
<name> <name> the	ĀҕņѺŏѶ
<name> <name> to	ĀѳĐҏ
<name> <name> version	ĭ҇
<name> <name> what	Đҗ
<name> <name> |	ĀңĎ҆ĐүėѷĚ҆ġѺĨҌĬҕłѸŌѩ
<name> <path>	ĀѮĦҏĮ҇ĳҊ
<name> <path> $	Į҇ĳ҆
<name> <path> |	ĀѺĨ҆
<name> _ $	ĀѨāѪĂѷăѸĆҔćѺĈҐĉ҆ĊѺċѵčѹĎґď҇ĐҒĕѭĖѥėѸĘ҉ěѬĜҊĝҌĠ҈Ģ҉ģҎĤҙĥѴĦѳĨ҈ĩҎĪ҇ĭҒĮ҇įѣİѱĲҏĳҕĴ҈ķ҇ĹҌĻҋľғĿ҆ŀѮŁѵł҇ńѯņ҇ŇҕňѵŋѸōѱŎѭŏ҆ŐѸőѸŒ҆œѳŔѱ
<name> _ <line>	ĳ҇
<name> _ <literal>	œґ
<name> _ <name>	ĀґāѵĆҏćѹĈѭčѸĎұďґĐѧēқĔҢĖѴėҪĘҙęҫĚҎěѺĞҖğѹĠѸġѶĢҔģѱĤѰĨѳĩѸĪѳīѸĬҨĮѶıҘĲѺĳѺĴѵĶѹķѴĸҖĺҔĻ҇ĿѳŀѢłѳńѹŅѶņѯŇҋŊѺŌҖŏѲŐѭőѵ
<name> _ <path>	Āҕą҈ěҡĢҐĦҝĨѴĩѲŎѹŐѺ
<name> _ <tag>	Ā҈ĉѹğҎ
<name> _ a	Ā҉āѺĆ҆ĉѸđ҉Ĕ҆ėҐęҖĚҋĠѹīҊĬѸĸѺĹ҈Ļ҉ĽѺłѹŅѺŇҎŋ҆ōѸ
<name> _ above	ĒҙĚ҈Ĳѹ
<name> _ abstract	āҘīҒ
<name> _ access	ĬҌ
<name> _ after	ĀҌ
<name> _ all	ą҈Ġ҆ġ҆
<name> _ allowed	Ė҉
<name> _ already	Ĭ҆
<name> _ among	Ę҈
<name> _ an	ĀҎĤѸĪҍĻ҉ŃѺ
<name> _ and	ĀҜĉѸĶѺ
<name> _ annotated	Ē҉
<name> _ annotation	ĀҌ
<name> _ any	Ī҆
<name> _ anything	Ń҈
<name> _ are	Ĉ҈ĉ҆ģ҇Ń҇Ň҆
<name> _ args	Ā҆ĈѷŀҐ
<name> _ argument	ĎҊ
<name> _ arguments	ŀ҇
<name> _ as	ĀѱĐҋę҈īҎĬҒ
<name> _ async	ĀҊīҕ
<name> _ at	ĀѺĐ҆ğѸĵ҇Ń҉ŋ҆
<name> _ attribute	ŏҐ
<name> _ attributes	Āѹģҋ
<name> _ available	Ģ҈
<name> _ back	ēҎņҕŏѹ
<name> _ base	ĚҘ
<name> _ be	ď҆Ĭҋ
<name> _ been	Ĭ҇
<name> _ before	ĀҎ
<name> _ being	ī҆
<name> _ between	Āѹŀ҉
<name> _ big	Ā҉őѹ
<name> _ born	Ą҆
<name> _ by	Ď҇ĚҗĨ҉ĺҊ
<name> _ call	ĈѮĉҒėҎ
<name> _ called	ĀҎĈѳĉҍĔ҇Ęғń҆
<name> _ callees	Ĉҍ
<name> _ caller	ĀѷĈҏĉѺėҔęѸ
<name> _ callers	ĉҏėҊ
<name> _ calling	ĀѺēҋė҇
<name> _ calls	Ĉ҉
<name> _ can	Ķ҈
<name> _ cfg	Ā҆
<name> _ change	Į҆
<name> _ changed	ĮҌ
<name> _ child	ĀѸĆҐęҐ
<name> _ ci	Ā҉ŔѸ
<name> _ class	ĴѱĸҨ
<name> _ classes	ĀҌĆ҉ĤѵŇ҇
<name> _ cls	ĀѺęҎĸ҇
<name> _ come	ĀѷŋҊ
<name> _ comments	ĀҔ
<name> _ commit	ĀѹĮҌ
<name> _ committed	č҆
<name> _ composed	ģ҇
<name> _ configured	ďҐ
<name> _ considered	ĀѹĬҊ
<name> _ constant	ĀѱĐҍ
<name> _ constraint	ĭ҆
<name> _ created	Ā҆
<name> _ declared	ĀѺĬ҈ļҏŀ҉
<name> _ decorated	Ēҋ
<name> _ decorators	ĒҊ
<name> _ def	ĺ҇
<name> _ default	ĀѸēҊĔҔ
<name> _ defined	ĀѸąҙĠҊĬѺĴҊĶѹĹҎĻ҈
<name> _ definition	Ķҍ
<name> _ derived	ĀҌĆ҉Ňѹ
<name> _ descendants	ęґ
<name> _ designed	Ā҈
<name> _ differences	Ďҋ
<name> _ different	Ď҇
<name> _ differently	Ā҆
<name> _ disk	őҌ
<name> _ do	ĀѵŊ҉
<name> _ does	ĔҊėҊĘҊĺѺŊҏ
<name> _ down	ĀѺļ҆
<name> _ during	Ā҆
<name> _ enough	Ā҈
<name> _ entry	ď҆
<name> _ environment	Ğ҈
<name> _ equal	Đ҆
<name> _ exceptions	łѶŃқ
<name> _ executed	Ęҋŋ҆
<name> _ exist	Ŀҋ
<name> _ existing	Ŋ҈
<name> _ exists	Āѹėҋ
<name> _ exported	ĀѺĬҘ
<name> _ exports	Ģ҈
<name> _ extended	Ěҋ
<name> _ extension	őҋ
<name> _ fail	ĀҌŌѹ
<name> _ fetched	Ğ҇
<name> _ field	ģ҈
<name> _ fields	ģҎ
<name> _ file	ķ҇őҌ
<name> _ for	ĀҍĂ҇ĐѺēѺĔҧĞҏĪѺŋѶŎҜ
<name> _ forget	Ā҇
<name> _ found	ĀѲğ҇Ġ҇Ŋ҇
<name> _ from	ā҈ĆҋĎҕĘҔęқĚ҉ĢѰķ҆ń҈ŇѮ
<name> _ func	ĎҌĺҐŀѹ
<name> _ function	Āѷē҇ĸҏĺҎ
<name> _ functions	Āҏ
<name> _ get	ĝ҆
<name> _ gets	Ā҆
<name> _ good	ĀҎ
<name> _ has	Ā҆Ĵ҆
<name> _ here	Ġҍ
<name> _ hits	āҊ
<name> _ how	Āѵč҉Đ҇Ľ҉
<name> _ i	ĀѴē҆Ĕ҆ė҉ĭ҇ĸ҉
<name> _ if	Āҋ
<name> _ implement	Ā҆
<name> _ implementation	Ī҈
<name> _ implementations	Ĥ҇
<name> _ implemented	Ĥ҇ĶҌĸ҆
<name> _ import	ĀѺĨ҇ĩѺ
<name> _ imported	Ĩґ
<name> _ importing	Ā҇
<name> _ imports	Ħ҈ĨѹĩҌ
<name> _ in	ĀҌāѷĆѳĈ҈ĉѺĐҏēҜĔѹĖҖĚҋĞ҇ğ҉ġ҉ģѹĨѶĵ҉ķѷĸҌĹѺĺҐļѹĿѺŀѺŉѹŊҎŋѺōѹŐ҈Œѹ
<name> _ indirectly	Ā҉
<name> _ inherit	ĀҋĆѸ
<name> _ inheritance	Āҋę҈
<name> _ inherited	Ě҆
<name> _ inner	ĺѷĻҖ
<name> _ inside	ľґ
<name> _ int	ĀѸŏҔ
<name> _ interfaces	ĪҊ
<name> _ internet	ĀѺĬҗ
<name> _ into	ĀҊ
<name> _ introduced	ĀѺļ҇
<name> _ invoked	ĉҐĘҐ
<name> _ is	ĀѷĎ҇ĐѺĔ҇ĬҌĮ҈įѹĸҐĺҊĻҊļ҇ŇѷŒҍ
<name> _ it	ĀѶāѷĆѹē҇Ĕ҆ĘҎğ҈ġ҉īҘŋҍ
<name> _ its	Ā҆ā҉ĈѸď҈Ē҈ęҗġѺĩ҈ĪѹĮ҆ĵҐĹ҈ĺѷĻҒņѹŏѺ
<name> _ itself	ĥ҇
<name> _ known	ńҍ
<name> _ last	ĮҐ
<name> _ left	Ĭ҆
<name> _ like	Ĭ҈
<name> _ line	ĀѯĳѹĴ҈ĵҌĶҒĸҊĹѺ
<name> _ lines	Ĳ҈
<name> _ list	Ć҆ĈҋĎ҆
<name> _ listed	ķ҆
<name> _ live	ő҇
<name> _ lives	ĀѸĶҎĺ҇
<name> _ loaded	ĀҊ
<name> _ local	Ļ҇
<name> _ location	ĀѺĴҌĶѷĹҒĺ҆ļ҆
<name> _ long	Ā҈
<name> _ made	Āѷī҈Ĭҋ
<name> _ me	Ľ҈ľѹŃ҈Ő҇
<name> _ mean	ĀѺŀ҈
<name> _ member	ĽґľѺ
<name> _ method	ā҈Ĺҍ
<name> _ methods	ĀҎāѷľҗ
<name> _ most	Ā҈
<name> _ moved	Ņ҇
<name> _ must	ĀҋĞѶ
<name> _ my	ĞҊ
<name> _ n	ę҆Ĭ҇ĽҊľѹ
<name> _ name	Āѵń҉Ŋ҈
<name> _ names	ģҐ
<name> _ need	Ļ҆
<name> _ nested	Ļғ
<name> _ never	ĀҏŎ҆
<name> _ no	ĀҊď҆
<name> _ none	Ā҆
<name> _ not	ĀҌĎ҈ė҇ęҊĚ҇ġѹĪѺĬҍľѷ
<name> _ now	Ā҇Ņҍ
<name> _ number	ĀҐ
<name> _ of	āҍĆѳĉѺČ҈ď҇ēґĔѺėҊĚ҉ĞҠğ҈ĢҎĭҕĹѷŊѺŋѹŒѷŔ҈
<name> _ ok	ŋҋō҆
<name> _ on	Ā҆ĆҌđ҇ĒѶęҋěҋĨѸĩ҉ĬѺĸ҇őҎ
<name> _ one	Āҏąѹķ҆ĸ҆ĺ҈
<name> _ ones	ĎҊŀѺŌ҉
<name> _ only	ĀҌāҐą҉ĪѺ
<name> _ or	ĀѺĊ҇ĝ҇ī҈ĬҊŁѺ
<name> _ other	ĎҊŀѺ
<name> _ outside	Ā҉
<name> _ over	Āҋ
<name> _ overridden	Ā҉Ŀҍ
<name> _ overrides	āҖĿҎ
<name> _ own	ĀѺ
<name> _ parent	ĆѹĚ҈Ň҉
<name> _ pass	ō҉
<name> _ passing	ĀѺŋҔ
<name> _ path	ĉ҆ŐҎ
<name> _ pinned	Ėғ
<name> _ place	Ā҉
<name> _ please	ĺ҇
<name> _ pls	ļҊŒ҆
<name> _ position	ď҆
<name> _ private	Ĭҗ
<name> _ public	ĀѺĢ҉Ĭҕ
<name> _ pulled	Ā҈
<name> _ put	ķ҇Ĺ҉Ő҇
<name> _ raise	Ā҆
<name> _ raised	łҕŃѺ
<name> _ read	Ğ҇
<name> _ redefined	Ŀҍ
<name> _ release	Ė҆
<name> _ renamed	Ņҋ
<name> _ required	ĀҒĭ҆
<name> _ responsible	ġ҇
<name> _ return	ņ҆
<name> _ routine	ī҇Ķ҆
<name> _ run	ŋ҉
<name> _ same	ĀҎ
<name> _ set	ďҌĐ҆ĵ҆
<name> _ should	Āѷĺҍ
<name> _ signature	ĎҏēҋĔҎ
<name> _ sits	ĺ҇
<name> _ so	ī҇
<name> _ something	ĵҊ
<name> _ somewhere	Ę҈
<name> _ source	ĹҖľѹő҆
<name> _ specialisation	ęҍ
<name> _ stands	Ĕ҆ņ҉
<name> _ static	ĀҋīҔ
<name> _ subclassed	Ě҉
<name> _ subclasses	ęҏĚѷĿ҇Ň҈
<name> _ succeed	ō҇
<name> _ superclass	ĆҋĚҋŇҊ
<name> _ superclasses	Ć҇
<name> _ tally	ĹѺĽҗľѶŉҌ
<name> _ test	ŊѸŋ҇ŒҊ
<name> _ tested	ŌҖ
<name> _ tests	ĀѸŌ҈
<name> _ text	ĀѹĲ҉ĳҍ
<name> _ than	Ā҇
<name> _ thanks	ĀѺ
<name> _ that	ĀҰĆѸĉѸĎ҆ŋѺ
<name> _ the	ĀҋĆѱćѺĉ҇ĎҖďҊĐ҈ēҍĖ҇ėҋĚҎĞғĠҒġ҆ĢѹģѶĩѷĴѬĶѫĸҏĺ҉ĻҍļѹĽѺľѲĿѹŀѭŃѺń҈ŅҋņѸŇҘŏѰ
<name> _ their	Ĥ҈Ňҍ
<name> _ there	ĀѮė҆Ě҈ğ҆ġ҉Ĥ҇Ļ҆
<name> _ these	Ņ҆
<name> _ they	Ė҇
<name> _ this	ĉ҆Ė҉ĝѷĬ҈
<name> _ through	ŋҎō҇
<name> _ thrown	łҕ
<name> _ to	ĆѺĈҐĉѹĎ҆ĐҎē҆Ĕҕę҆ġҏĦ҉ĪҋīҋĭѸĮ҆ĴѲĵѺĶѺĸ҆Ĺѹŀѯń҈ņҌ
<name> _ today	ŅҌ
<name> _ too	Ā҉
<name> _ tree	Ĵ҆
<name> _ true	ĚҊĬ҆
<name> _ twice	Ā҈
<name> _ type	ĀҋņѺŏҒ
<name> _ typedef	ļ҈
<name> _ unused	ĀѺŎҌ
<name> _ up	Ī҇ĵѺŋ҇
<name> _ used	ĀҒĉҊĵѹŌ҆
<name> _ value	ĀѶēҎĔҔ
<name> _ variable	ĵҊ
<name> _ version	ĀѺĖҏ
<name> _ visibility	Ĭ҇
<name> _ was	ń҆Œ҆
<name> _ we	ĖҊĠ҈
<name> _ what	ĀѲĆҋĎҎĐҠĔҏĖҋģ҆Ī҇ĭѵľ҉Ŀ҇ŀѶń҇ņѷŇѺő҆
<name> _ when	ĀҌēҋō҇
<name> _ where	Ā҇ď҈ĠѺĵ҇Ķ҇ĺҋĻ҈ļҎŅ҆ŊѺŒѺ
<name> _ which	ĀҊą҆ĆѺĈ҆Đ҈Ē҉Ĕ҇Ī҇ĭѸļѷŀҍńѹŇ҆Ō҆ŏ҇
<name> _ who	ĀҐĿѺ
<name> _ why	Ā҆
<name> _ will	ā҇
<name> _ wise	ę҈
<name> _ with	ĀѶĎ҇ĒҒĦ҈
<name> _ within	ĺҏĻѺ
<name> _ without	Āҏ
<name> _ work	Ĉ҇
<name> _ would	ī҆ĳ҇
<name> _ written	ĴҊĶғĹҌļѹŒҍ
<name> _ wrong	Ā҇
<name> _ yes	Ġ҈
<name> _ yesterday	Ā҈
<name> _ you	Āѯē҇ĔҊŀѺŊ҉ő҆
<name> _ |	ĀѢĆ҆ĈҖĉѹĊѺĎ҈ď҇ĐҤĔѱĖѶĚґĠѭģҊĤғĥѺĨ҈īҗĬғĭѺįѹİѹıѹĴ҇ĶѺĺҊļ҆ĽҋľҐĿѹŀҏłѹńѶņҊŉҊŊѴŌѯŎѹœѹ
<name> a	ĀѰĆҋė҇ęҏĚѺīҤĸ҈ļ҇ŇѺŊѷŋ҈Œ҉
<name> a <name>	Ā҈ęѸīҢ
<name> a base	ĆѸŇ҈
<name> a child	ĆҏęҌŇѹ
<name> a good	Ā҉
<name> a parent	Ěҋ
<name> a routine	ī҇
<name> a specialisation	ęҍ
<name> a superclass	Ěҋ
<name> a test	ŊѺŒҋ
<name> a typedef	ļ҈
<name> about	ĀҎ
<name> above	Ēҏ
<name> abstract	Ā҆īҚ
<name> abstract $	īҋ
<name> abstract |	īҎ
<name> accept	ŀҋ
<name> access	Ğҕ
<name> actually	ĀѹĶ҈
<name> add	ĀҍĩѺ
<name> added	Ā҇
<name> adheres	Ī҆
<name> adopts	Īҋ
<name> all	ą҉
<name> allowed	Ā҈
<name> allowed twice	Ā҈
<name> also	ęҖīѹ
<name> altered	Į҇
<name> altered |	Į҇
<name> although	Āҍ
<name> although it	Āҍ
<name> among	ĀѷĆѷČ҆ęҍĚҐ
<name> among its	ĚҎ
<name> among the	ęҋ
<name> an	ĀѶĚ҆Ī҉
<name> an implementation	Ī҈
<name> and	ĎҜĔҎĞҊŇ҉ŋ҉
<name> and <name>	ĎқĞҋ
<name> and <path>	ĀҊ
<name> and in	Ň҇
<name> and it	ē҇
<name> and the	Ď҈
<name> and which	ĀѺŀ҇
<name> annotated	Ēҋņ҈
<name> annotated with	ĒҊ
<name> annotation	Āҍ
<name> annotation |	ĀҌ
<name> any	ő҇
<name> any good	Ā҆
<name> apart	Ď҇
<name> apart from	Ď҇
<name> appear	ĆѸĚҎ
<name> applied	đ҉ĒҌ
<name> are	ĀҬā҇ą҆ĈѺĖҊĤ҆ō҆Ŏ҈
<name> are never	Ā҆
<name> are only	Āѷāҋ
<name> are there	ĀѹĤ҇
<name> are unused	Ŏ҆
<name> argument	ēҏ
<name> argument of	ē҈
<name> around	Ġҍ
<name> around in	Ġҋ
<name> as	ĀѳĆѳđ҈ė҇ęҒīѺĬ҈Ňғ
<name> as a	ĆѺđ҈ė҉ęѵĚҋĺ҆
<name> as an	Ā҆
<name> as base	ę҇
<name> as one	Ě҆
<name> as their	ŇҌ
<name> assigned	ĵҍ
<name> assigns	Ĕ҇
<name> assigns to	Ĕ҇
<name> async	īҗ
<name> async $	ī҈
<name> async |	īҌ
<name> at	Āѱğ҈Ĺ҆Ń҈
<name> at all	Ġ҆
<name> at me	ĀѸŃ҈
<name> base	ĆҔŇѳ
<name> based	ĀѺĆҐęҍŇѷ
<name> based on	ĆҎęҍŇѷ
<name> be	ĀңĚҊĠ҇ĬҎĿѹŊ҆
<name> be a	Ā҇
<name> be considered	ĀѹĬҊ
<name> be found	ĀѲĘ҆Ġ҇Ŋ҇
<name> be moved	Ā҇
<name> be overridden	ĀҌĿѺ
<name> be pulled	Ā҈
<name> because	ĀѸĚҋ
<name> become	Ņҏ
<name> been	ĀѮī҆Ĭ҉Ĺ҇
<name> been declared	Ĭ҆
<name> been put	Ĺ҉Ő҇
<name> before	Ā҆Ņ҇Ŋѹ
<name> before |	Ā҆ŊѺ
<name> begins	Ĵ҆Ķ҈
<name> being	ł҆
<name> belong	Ě҇
<name> belong to	Ě҇
<name> belonging	ĸ҉
<name> belonging to	ĸ҉
<name> block	Ŕ҉
<name> block of	Ŕ҉
<name> body	Ķ҇
<name> builds	Ć҈
<name> builds on	Ć҈
<name> built	Ć҆Ň҉
<name> built on	ĆѺŇҒ
<name> by	ā҇ĎҊĘҊĚѵŃ҉
<name> by <name>	Ć҇Ď҈ĘҋĚѹŃҊ
<name> by calling	ĉ҇ė҆
<name> by default	Ĕ҈
<name> by inheritance	Āҋę҈
<name> by the	ĭ҇
<name> call	ė҈Ęғŀ҉
<name> call $	ĀѰĈҎ
<name> call <name>	ĀҏŀѺ
<name> call it	ėѸĘґ
<name> call |	ĀѸĈҌė҆
<name> called	ĀғĈѺĉғĻѺŅҏ
<name> called $	ĉ҈
<name> called by	Ę҆
<name> called from	ĉ҈
<name> called now	Ņ҇
<name> called |	ĀҏĻѺ
<name> callers	ĉҔ
<name> calls	ĀґĈҋĉѱėҋĘҖĻѹ
<name> calls $	Ā҉Ęҋ
<name> calls <name>	ėғ
<name> calls |	Ę҇
<name> can	Ā҈ĈѹŃҋ
<name> can raise	Ń҆
<name> carries	Ēґ
<name> carries $	ĒҌ
<name> carry	Ā҆
<name> catch	Ā҈
<name> change	ĀҌĮҊ
<name> change to	Į҉
<name> check	Āҕ
<name> class	ĀѷĴҗĸҊĹҋľ҆
<name> class $	Ĵҋ
<name> class is	ĸ҇
<name> class |	ģ҆
<name> classes	ĆѸŇҗ
<name> come	ĀѲ
<name> comes	ķ҇
<name> comes from	ķ҇
<name> comments	Āғ
<name> comments $	ĀҔ
<name> compare	Ďҋ
<name> compare with	Ď҈
<name> compared	Ďҍ
<name> compared to	Ďҍ
<name> conform	Ī҆
<name> conforms	Īҋ
<name> conforms to	Ī҉
<name> considered	Ĭ҈
<name> considered like	Ĭ҈
<name> constant	ĐҌ
<name> constant $	ĐҌ
<name> contain	Āѵė҈Ľ҈ľҋ
<name> contain $	ľҋ
<name> contain |	ĀѶĽ҈
<name> contains	Ā҇ŉ҆
<name> contains |	Ā҉
<name> content	ĐѸĳҟ
<name> content $	ĐѸĳҟ
<name> correct	ĀҌėҌņѳ
<name> could	ġ҆
<name> could you	ġ҆
<name> count	Āѹę҉īҎ
<name> count as	ĀѺę҉īҎ
<name> counts	ĬҎ
<name> counts as	ĬҎ
<name> declare	ĀѴā҈ľ҇
<name> declare |	Āѵā҈ľ҈
<name> declared	ĀѸī҉Ĭ҇Ĵ҈ļҋ
<name> declared $	ļ҆
<name> declares	ā҆Ļ҇
<name> decorated	Ēҕ
<name> decorated $	Ē҆
<name> decorated with	Ē҆
<name> decorated |	Ē҆
<name> decorator	đ҈
<name> decorator $	đ҈
<name> def	ĴҌĵҌĶѴĹҒ
<name> def line	ĵҎ
<name> def location	ĴҌĶѷĹғ
<name> default	ē҉Ĕҏ
<name> default $	ēҏ
<name> default to	ĔҊ
<name> defaults	ēҊĔҍ
<name> defaults to	ēҏ
<name> define	ĀѳĹґĻ҉ĽҊľ҆
<name> define $	ĽҊľ҇
<name> define <name>	Āѹď҇Ĺҋ
<name> define its	Ļ҈
<name> define the	Ĺ҆
<name> defined	Ā҆ąҋĐҏđѯĴ҉ĵ҆ĸ҆Ļ҈
<name> defined $	Ĺ҆ĺѸĻҍ
<name> defined by	ĺ҈
<name> defined in	Ķ҆
<name> defined |	ąҌđѰĴ҇
<name> defines	ĀѹĻҎĽ҆ľ҇
<name> defines <name>	ĻҊ
<name> delegates	Ĉҟ
<name> demand	ĀѺāҐĆѹ
<name> depend	ĩ҉
<name> depend on	ĩ҇
<name> depends	ĨѺĩ҇
<name> depends on	ĩ҇
<name> derived	ĆҋęґŇѷ
<name> derived from	Ć҇ęґŇѸ
<name> derives	Ć҆
<name> derives from	Ć҆
<name> descend	Ć҆
<name> differ	Ďґ
<name> differ from	Ď҆
<name> differ |	Ď҆
<name> directly	ė҇
<name> do	Ġ҇ġҏĭ҈Ŋ҉
<name> do i	ĭ҉
<name> do we	Ġ҈
<name> do you	ĀѹŊҊ
<name> do |	ĀѸġҔ
<name> documented	ĀҌ
<name> does	Ā҆Ć҆ĈѺĖ҉ėҍĚ҆ĠҊġҤĪѸĻҋŋѺ
<name> does $	ġҊ
<name> does <name>	ĀѶĆҌĘ҇Ě҇
<name> does inner	Ļ҆
<name> does it	Āҏ
<name> does that	ė҆
<name> does the	Ġ҉
<name> does |	ġ҆
<name> enclosed	Ā҆ĺ҇
<name> enclosed by	Ā҆
<name> enclosing	ĺҐ
<name> end	ĵѺ
<name> end up	ĵѺ
<name> entry	ďҕ
<name> entry of	ďҊ
<name> enum	ķ҉
<name> env	ĀѺĞ҈
<name> environment	ĞҌ
<name> equal	ĐҖ
<name> equals	Đҗ
<name> equals what	Đґ
<name> evaluate	ĐҌ
<name> evaluate to	ĐҌ
<name> evaluates	ņ҇
<name> evaluates to	ņ҇
<name> ever	Ā҆ĘҏĚѺ
<name> everywhere	ąҍ
<name> everywhere $	ąҍ
<name> except	ĀҌ
<name> except the	ĀҌ
<name> exception	ĀѺłҙ
<name> execute	Ĉ҉ėҍ
<name> exist	ğґĠҏ
<name> exist $	ĠҒ
<name> exist in	Ā҉
<name> existed	Ā҆ğ҇
<name> existed in	Ā҆
<name> exists	ĠҜŊҗŋѷ
<name> exists $	Ŋ҈
<name> exists in	Ġ҉
<name> expand	Āҋ
<name> expects	ŀҋ
<name> export	Ģ҇
<name> exported	ĞѹĬҍ
<name> exported |	ĞѹĬ҆
<name> exports	ĢҎ
<name> exports $	ĢҊ
<name> expose	Ģҏ
<name> extend	ĆҐę҉
<name> extend <name>	ę҉
<name> extend |	ĀѸĆҐ
<name> extended	ĚҊŇ҈
<name> extended by	ĚҊ
<name> extended |	Ň҇
<name> extends	ĆҖęґŇѹ
<name> extends $	ĆҌ
<name> extends <name>	ęґ
<name> extends what	Ć҆
<name> fail	ĀҊ
<name> fail |	ĀҊ
<name> failing	Āѷŋҋ
<name> fall	ēҊ
<name> faster	ĀҐīѷ
<name> faster now	Ā҇
<name> field	ĀѺďҊģґ
<name> field $	ďҊ
<name> field names	ģҐ
<name> file	Ā҉ĴҊĶѷĺ҇ļ҆
<name> file and	Āҋĵ҆Ķѷ
<name> file line	Ĵҋļ҆
<name> flaky	ĀҌŋѺ
<name> for	ĀѨĆ҆ĊґĎ҆ĐѴē҈ĔҊĖѹĝѹĞ҇ġҖĤғĥ҆ĪѺĭ҈ĸ҇ľѺŐ҇
<name> for $	ĀѹġҖ
<name> for <name>	Ď҇
<name> for me	ĀҋŐ҈
<name> for the	ĀѵĆҎē҉ĞҊ
<name> for this	Ā҉ĖѹĝѹĭҊ
<name> for |	ĀѬġ҆ĤҖ
<name> forces	ā҉ľѺ
<name> forgot	ő҇
<name> free	Ā҆
<name> from	Ď҇Ğғĸ҆ŀѹŇ҉
<name> from <name>	Ā҆Ňҋ
<name> from outside	Ā҉
<name> from the	Ď҉Ğ҉ŀѺ
<name> from where	ĉ҇
<name> fulfils	ĪҊ
<name> func	ĶҋŀҊ
<name> func $	ĶҋŀҊ
<name> function	ĀѶē҇ĔѺĶ҈ĻҌŀ҇
<name> function $	Ķ҈
<name> get	ĀґĈѹĘҐŌ҇
<name> get called	Ę҉
<name> get from	ĀҎ
<name> get its	ĵ҇
<name> gets	ĀѺąҊĉ҈ĘҌĞҊĵ҈
<name> gets called	Ę҈
<name> gets defined	ąҍ
<name> gets its	ĀѸĵ҉
<name> give	ĀҊēѺĔҊ
<name> gives	Ĕ҇ņҒŏѸ
<name> gives back	ņҊ
<name> go	ĀѸ
<name> go through	Āѹ
<name> goes	ŋ҇
<name> goes through	ŋ҆
<name> good	Āѹġҍ
<name> good for	ĀѸġҍ
<name> got	Ď҆Ņ҆
<name> got in	Ď҆
<name> green	ŋ҆
<name> green |	ŋ҇
<name> had	ńҍ
<name> hands	Ĉ҆ņ҉
<name> hands back	ņ҉
<name> happens	ī҈
<name> happens to	ī҈
<name> has	ĆѸď҈Ē҇Ĕ҇ģҍĪ҆Ķ҇ĹҋĺѹĻҔĽҏľ҆ĿѺŀ҇ņѺŏ҇
<name> has $	Ē҇ģ҉Ľ҇ŀ҇
<name> has <name>	ę҇Ě҆
<name> has a	ĀѺĔ҈Ĺ҈ĻҊ
<name> has an	Ļ҆
<name> has as	Ć҇
<name> has been	Ĭ҇
<name> has its	Ĺ҆
<name> has n	ĽҊľѹ
<name> has no	Ā҆
<name> has that	Ā҈
<name> has which	Đ҆ŏ҆
<name> has |	Ň҈
<name> have	Ā҈ĆҍĈѷď҆ē҆Ě҉ģ҆ĬҍĭѺķѺĽ҆ľ҈ŀѺŇ҆
<name> have $	ĀѱĆ҇Ňҕŏ҇
<name> have <name>	ĀѹĚҍĬ҇
<name> have a	Ćҋ
<name> have its	ď҉Ļ҆
<name> have to	Ė҈
<name> have |	ĔѺġ҈ģ҇ľҊ
<name> here	ĀҔ
<name> here $	Ġ҇
<name> here |	ĀҖġѸ
<name> hits	Ŏҝ
<name> hits for	Ŏҝ
<name> holds	ĀѳĐ҉ģҕņѺŋ҇ŏ҇
<name> holds $	ģғ
<name> how	Ā҈őѹ
<name> i	ĀѴĹ҉ŀ҈
<name> i mean	ĀѺŀ҈
<name> i need	Ļ҆
<name> identical	Ā҇ąѺ
<name> if	ē҈
<name> implement	ĀҊĤѺĪҏ
<name> implement $	Ī҉
<name> implement its	Ā҇
<name> implemented	ĤґĹҌĿ҆
<name> implemented $	ĀѺĤ҉ĹҌĿ҇
<name> implements	ĤѸĪқ
<name> implements $	Ī҈
<name> implements what	ĪҌ
<name> import	Ā҇Ĝ҆ĢѸĥ҆Ŏ҇
<name> import from	Ā҉Ģѹ
<name> imported	Ā҈
<name> imported |	Ā҈
<name> importing	ĩ҈
<name> imports	ě҈Ĝ҇ĩ҉
<name> imports <path>	Ā҆ě҉
<name> in	āѸą҇ĆѸĈѶĉҒČ҈ďґĐ҆ēҏĔѹĘ҈ęҊğґĠґġ҉ĢѷģѷĤ҈ĩѹĬ҆ĭѸĲѵĶѸĸ҉ĹѶĺҏľѸĿҒŀѺŃѺŇҍŉѹŋѹōѺŒҏœѺ
<name> in $	ĀѺď҆
<name> in <name>	ĀҖďҍē҇ėѹĘ҉ġѷĸҌĺҋĻѹ
<name> in <path>	Āҏď҆
<name> in <tag>	ĉѹğ҉
<name> in a	ġ҉
<name> in an	ĥ҆
<name> in cfg	Ā҆
<name> in child	Ŀ҇
<name> in it	ğ҈Œҋ
<name> in my	ĞҊ
<name> in place	Āҍ
<name> in subclasses	ĿҊ
<name> in the	ĀѩĉғĐҊĚ҇ĝ҆Ġ҇ĵ҇ŇҔ
<name> in their	Ā҆ĤҊ
<name> in this	Āѷĉ҆ġ҆Ĭ҉
<name> in what	Ŀ҈
<name> in which	ą҇Ő҆
<name> indirectly	ĀҊ
<name> indirectly through	ĀҎ
<name> inherit	ĀҙĽѱ
<name> inherit $	ĀҋĆ҇Ľѱ
<name> inherit from	Ā҈
<name> inherited	Ě҇Ň҇
<name> inherits	Ć҉ęҍĚҌ
<name> inherits from	Ć҇Ěҍ
<name> inside	ĸҏĺҗĻѴ
<name> inside <name>	ĺҋ
<name> inside the	ĸҊĺ҇ĻѺ
<name> instantiated	ĀґĨѺ
<name> interface	ĀѺĤҎļҎ
<name> interface |	ĀѺĤ҉
<name> internet	ĬҌ
<name> into	ĀғĄ҇Ľ҆
<name> into <name>	ĀҊĽ҇
<name> into one	ĀҊ
<name> into the	Ą҆
<name> invoke	ĀѺĈҐ
<name> invoke |	ĈҊ
<name> invoked	ĘҌ
<name> invoked from	Ę҉
<name> invokes	ĈҔėҍ
<name> invokes $	ĈҊ
<name> invokes <name>	ėҍ
<name> is	ĀҌāѺĄѹą҈ĆѱćѹĈѺĊѹčѹďҏđѸĒҊēґė҉ĘҘę҈ĚҦĠ҉ĢѹĤѺħѸĪѹīҩĬҤĭ҇įѹİѹĳѷķѶĻҊŁѺņѺŇѲŉѺŊ҆ōѹŏҊŐѶőѸŒѹœѺ
<name> is <name>	Āҏą҈ėѺĘҋīѺĬҞĺѹĻ҈őѹ
<name> is a	Ć҆ęҊīғĵ҆Ň҆
<name> is abstract	īҏ
<name> is already	Ĭ҆
<name> is an	ĤѺĪ҈
<name> is annotated	Ē҇
<name> is async	īҐ
<name> is being	ī҆
<name> is called	ĀҌĔ҇
<name> is child	Ć҈
<name> is configured	ďҏ
<name> is declared	ļҍŀҊ
<name> is decorated	Ēҋ
<name> is defined	ą҉ĠҊĴ҆ĶѺĹҍ
<name> is derived	ĀҏĆҊŇѫ
<name> is equal	Đ҆
<name> is exported	Ĭҍ
<name> is extended	Ě҇
<name> is for	ġ҈
<name> is how	ĀѺ
<name> is implemented	ĶҌĸ҆
<name> is imported	Ĩ҆
<name> is in	ĵҊ
<name> is inherited	Ě҆
<name> is internet	Ĭҍ
<name> is introduced	ļ҆
<name> is invoked	ĉҌĘ҆
<name> is it	ę҆īҋ
<name> is listed	ķ҆
<name> is nested	ĺ҆
<name> is not	Ĭ҆
<name> is only	Ā҈
<name> is overridden	ĿҊ
<name> is pinned	Ėҏ
<name> is private	Ĭҍ
<name> is public	Ĭҍ
<name> is redefined	ĿҌ
<name> is required	ĖѸĭҎ
<name> is responsible	ġ҇
<name> is set	ď҈ĵ҆
<name> is static	īҐ
<name> is tested	Ōҋ
<name> is that	ī҈
<name> is the	ĀҋĆѰď҇Ě҈ĺѶĻҊń҆ŇҒ
<name> is there	ĀѴė҇Ě҉Ġ҆ġ҉
<name> is thrown	ł҉
<name> is used	ĀҊĉҊĵѹŌ҆
<name> is what	Ě҇
<name> is written	ĀѸĴ҇ĶҐĹ҆ļѹŒҋ
<name> is |	īҊ
<name> it	ĀѪĸ҇ĺґ
<name> it is	ĀѺĸ҇
<name> item	Ģҍ
<name> item of	Ģҍ
<name> its	ĀѰĐ҉Į҆Ķ҆ŏҍ
<name> its last	Į҆
<name> its value	ĀѹĐ҉
<name> itself	Ā҉ĆѸ
<name> kindly	ĀѹĖ҆ĭѺ
<name> kindly $	ĀѹĖ҆ĭѺ
<name> known	Ġ҆
<name> last	Įҍ
<name> last change	Į҆
<name> leaves	āҏ
<name> leaves abstract	ā҇
<name> line	Āѳď҆ĳҌĺҋ
<name> line <line>	ĳ҇
<name> line in	ĳ҆
<name> line no	ď҆
<name> lines	Ēґ
<name> lines above	ĒҎĲѹ
<name> list	ĀѹĈ҆Ģ҆Ň҇
<name> list the	Ĉ҇ĉѺ
<name> live	ğѹĶҔŒ҉
<name> live $	ĶҒ
<name> live |	Œ҉
<name> lives	ĶҐŒ҆
<name> lives $	Œ҆
<name> lives in	ĸ҆
<name> loads	Ā҉ŒѺ
<name> local	ĺҎ
<name> location	ĀҐĐѹĞҖĵ҆ķґĺҌŊѺŋѺŒѷ
<name> location $	ĀѹĐѹĞҗĵ҆ķґĺ҇
<name> location in	Ő҆
<name> look	Ā҇
<name> look like	Ā҈
<name> make	Āѹ
<name> makes	ĉѺėҊĢ҈
<name> makes available	Ģ҆
<name> makes it	ī҇
<name> marked	Ĭҍ
<name> matched	ĀҊķѺ
<name> matched in	Ā҈ķѺ
<name> mean	Ā҆
<name> measured	Ā҉
<name> method	ĀѲĸҖĹҝĽҋľ҉
<name> method $	Ĺ҈
<name> method <name>	ĹҊ
<name> method in	ĸҊ
<name> method of	ĸ҈
<name> method |	ĹҊ
<name> methods	ĀҋĽѸ
<name> module	Ā҆ĵ҇őҖ
<name> module $	őҊ
<name> module live	ő҇
<name> most	Ā҉
<name> move	Ņ҈
<name> moved	Ņ҉
<name> names	Ģ҇
<name> names of	Ģ҆
<name> nested	ĺ҉
<name> nested in	ĺҍ
<name> never	ĀҍĈѹŃѹ
<name> new	Ņ҇
<name> new name	Ņ҇
<name> not	ąҌ
<name> not only	Āѹą҉
<name> object	Ā҉ģ҇ľҊ
<name> object $	ľ҈
<name> obliged	ĀѺā҈
<name> occur	ĉ҇
<name> of	Ā҆ĆѰĉҏĎѸēҙĔѵęѸĚѺĞҒġѴĢҨģѺĨѸĩѵĲғĴѹĶѷĸҖĹѲĺҙĻѲĽ҉ŀѸńѶŅ҈ņѵŇҟŏ҆őѺœҌ
<name> of <name>	ĀҋĆѴĉґĎѹēҖĔѷęѺĞҔġѬĢҙĲ҆ĸ҉Ĺѱľ҇ņѶŇҫŏѷ
<name> of <path>	ĢҕĲ҇
<name> of class	ĸ҈
<name> of text	Ĳ҉
<name> of the	Ā҆ġҊĬ҆ĸ҇ĺҐĻѸŅґőѹ
<name> offer	Ģ҇
<name> old	ńҋŅѹ
<name> old name	ńҋŅѹ
<name> on	ĀѶĒѸĞ҇ġңĸ҈Ļ҆ľѺŇѺőҋ
<name> on <name>	ġҥĸ҆
<name> on cls	ĸ҇
<name> on disk	őҌ
<name> on which	ĀѵĞ҉
<name> one	ĀѸėҍę҉ě҆
<name> one of	Āѷėҍę҉ě҆
<name> only	ĀҒ
<name> only indirectly	Ā҇
<name> or	ć҇Ċ҉Ē҆ę҇ĞҎŉ҆
<name> or <name>	ĀҎĒ҇Ğ҆
<name> or not	ć҆Ĭ҆
<name> or what	Ď҆
<name> originate	ł҆
<name> ought	ĀҕĴѸ
<name> ought to	ĀґĴѸ
<name> out	Ā҉Ğ҈
<name> out of	Ā҈Ğ҈
<name> over	ē҆
<name> over to	ē҆
<name> overridden	ĿҔ
<name> overridden $	ĿҌ
<name> override	Āҏ
<name> overrides	ĀҎĿѵ
<name> parameter	ēѹĔґ
<name> parameter $	Ĕ҈
<name> params	Ďҕ
<name> part	Č҇ğ҉
<name> part of	Č҇ğ҉
<name> pass	Āҟŀѳō҉
<name> pass to	ĀҎŀѶ
<name> pass when	ō҈
<name> pass |	ĀѹŋҎ
<name> passes	Ā҇ŊѺ
<name> passes $	ĀҋŊѺ
<name> passing	Āѵŋҍō҈
<name> passing $	ĀѺŋ҉ō҆
<name> path	ļҊŒ҆
<name> path pls	ļҊŒ҆
<name> plays	ġҎ
<name> plays in	ġҋ
<name> please	ĸѸĹҒļ҇ŀ҆
<name> please $	Ĺґ
<name> please to	Ā҉
<name> present	ğ҆Ŋ҇
<name> present in	Ŋ҆
<name> previously	ńҋ
<name> private	ĬҌ
<name> private |	Ĭ҆
<name> provide	Ģ҆
<name> public	Ā҆ğѸĬҋ
<name> public |	Ĭ҆
<name> raise	Ā҈Ńҋ
<name> raise $	Ń҆
<name> raise an	Ā҉
<name> raised	Ńҋ
<name> raised $	ł҉
<name> raises	Ā҇Ńҍ
<name> raises $	Ńҏ
<name> read	ĀѸĞҌ
<name> read |	ĀѺ
<name> really	ĬҊ
<name> rely	Ĉ҇
<name> renamed	ŅҊ
<name> renamed to	ńѺŅҊ
<name> requirement	ĭҐ
<name> requirement of	ĭҐ
<name> responsible	ġ҇
<name> result	Āѹŋ҉ō҈
<name> result |	Āѹŋ҉ō҈
<name> return	ĀҍņҊ
<name> return $	ņ҇
<name> returns	ņҔ
<name> returns $	ņ҈
<name> returns |	Ā҇
<name> right |	Ę҆
<name> routine	Ķ҇
<name> run	ėҎĘҋĚѸŋ҆
<name> run |	Ā҈
<name> seems	Ň҆
<name> seems to	Ň҆
<name> serves	ĐѹġҜ
<name> set	ĐҎ
<name> set $	Đ҇
<name> set in	Ā҆
<name> set to	Đ҆
<name> sets	ď҆Ĕ҇
<name> setting	ďҍ
<name> share	Ā҈
<name> should	ĀҊ
<name> should be	ď҆
<name> side	Ď҇
<name> side by	Ď҇
<name> sit	ĀѹŐ҇
<name> sits	Ķ҇ļ҇
<name> sits in	ď҆
<name> so	Ē҆
<name> so what	ĀѵĔ҆
<name> so which	Ā҈
<name> something	ĵҋ
<name> somewhere	Ě҇Ķҍ
<name> source	őҐ
<name> specialise	ĀѹėѹĘѳęҐĚҏ
<name> speed	ĀғĎѹ
<name> stable	Ā҈
<name> stable enough	Ā҇
<name> stand	Ā҉Đ҉Ē҆ġѸ
<name> stand for	ĀҐġѸ
<name> stands	Đ҆
<name> stands for	Đ҆
<name> start	Ķ҆ĺ҆Œ҇
<name> start $	Ķ҆ĺ҆
<name> starts	Ĵ҈Ļ҇
<name> starts $	Ļ҆
<name> static	īҗ
<name> static $	ī҈
<name> static |	īҋ
<name> still	Āҋ
<name> struct	Ĵҋ
<name> subclass	ĀѸĆҏę҈
<name> subclass $	ĀѹĆҏ
<name> subclasses	Ć҆Ě҆
<name> subclasses $	Ć҆Ě҆
<name> succeed	ĀѺŋҍ
<name> succeed $	ŋ҈
<name> succeeds	ŋҊ
<name> succeeds $	ŋ҇
<name> swallow	ĀѸŀҋ
<name> take	ŀҏ
<name> takes	ĀѸĎҋĔ҇ŀҊ
<name> takes $	ŀ҉
<name> test	ĀѴŉҋŊҎŋ҉ŌѺōѹŒҋ
<name> test in	Ŋ҉
<name> test is	Œ҆
<name> tested	ŌҔ
<name> tested $	ŌҊ
<name> tests	ōҊ
<name> thanks	Ŀ҉
<name> thanks $	Ŀ҉
<name> that	ĀҪĎ҆ď҇ĒҎĖ҆ĭѸĶѹĺҘĿѷŌѸŎ҉
<name> that <name>	ĀҐĎ҇īѭ
<name> that are	Ā҇
<name> that forget	Ā҇
<name> that is	ĺҍ
<name> that it	ĀѶīҍ
<name> the	ĀҗĆѲĈҍĎҍęѷĞ҈Ĭ҆ĴѶĹ҈ĻҌĽѵĿ҈ŀѱņѹŇҐŊ҆ŏѵŔѷ
<name> the <name>	Ğ҆
<name> the ci	Ā҉ŔѸ
<name> the function	ĀѺ
<name> the method	ĀѸĿҊ
<name> the name	Ŋ҈
<name> the nested	ĺѷĻҋ
<name> the one	ĸ҇ĺ҈
<name> the parent	ĆѺŇ҉
<name> the same	Ā҈
<name> the superclass	ĆѸŇҎ
<name> there	Ļ҈
<name> there is	Ļ҈
<name> this	ĀѳĐ҉ĭ҆
<name> this project	ĭ҆
<name> through	ĀѹŌ҇
<name> through its	Ō҇
<name> throw	Ńґ
<name> throw $	Ń҆
<name> throw |	Ń҈
<name> throws	Ńґ
<name> throws what	Ń҆
<name> to	ĀҨĐҋē҈Ĕ҆ėҐġ҈Ħ҉ķѺĽѶ
<name> to $	ĀѷĐҏ
<name> to <name>	ēҐĔѺėҒĘѷ
<name> to <path>	ĦҊ
<name> to be	ĀѺĬ҇
<name> to me	Ā҈ġ҆
<name> to the	Ā҇ġ҈
<name> to true	Ā҇
<name> to what	Ĕҍ
<name> too	ĚҊ
<name> top	Ē҇
<name> total	Ľ҆
<name> total $	Ľ҆
<name> trait	ĤҊ
<name> trait $	Ĥ҈
<name> trigger	ėҏ
<name> triggered	ĘҏęѶ
<name> true	ęҌ
<name> type	Ā҉
<name> typedef	ļҌ
<name> under	ęҎĸҊ
<name> upwards	Ćҋ
<name> use	ĀѸĈ҈Ĕ҈ė҈
<name> use <name>	ėҋ
<name> use for	Ĕ҉
<name> use |	ĀѺĈ҉
<name> used	đҔĨҋĵѺļѵńҎ
<name> used to	ńҎ
<name> used |	đҔĵѶ
<name> uses	ĀѵĈ҈Ĕ҆ė҈
<name> uses for	Ĕ҆
<name> value	ĀҐ
<name> variable	ŏ҆
<name> version	ĀѶĭҡ
<name> version $	ĭҋ
<name> version <name>	ĭ҇
<name> version constraint	ĭ҆
<name> version does	Ė҇
<name> version of	ĭ҆
<name> versions	ĭҊ
<name> versions does	ĭ҆
<name> versus	Ď҉
<name> versus <name>	Ď҉
<name> visibility	Ĭҍ
<name> vs	ĀҍĎҚŀѸ
<name> vs <name>	ĀҏĎҎ
<name> was	ĀѮĄ҉č҆ğҎī҇ĬҊķ҆Ĺ҆Ņ҉
<name> was born	Ą҆
<name> was left	Ĭ҆
<name> was made	Āѷī҉Ĭ҆
<name> was written	Ĺ҇
<name> we	Ėҏ
<name> wear	Ēҍ
<name> wear $	Ē҈
<name> well	Āҋ
<name> well designed	Ā҈
<name> were	Āҋ
<name> what	ĆѶĈ҈Đ҆Ĕ҇Ė҇ęѺĚҋĞѴģҋĨѹĩ҇ĺѺŀҌŅѺņҢŏѷ
<name> what are	Ĉ҆Ē҆ģҋŀѸ
<name> what does	ĔҊ
<name> what imports	ĩ҉
<name> what is	Ď҈ĭ҆
<name> what it	ġҎ
<name> what methods	Ā҇
<name> what source	ő҆
<name> what stands	Ĕ҆ņ҉
<name> what type	Ā҆ņ҈ŏѺ
<name> what value	ĀҐĐѵĔѺ
<name> what will	ā҇
<name> what |	Đ҆ġѷņҗ
<name> whatever	ő҈
<name> whatever its	ő҈
<name> when	ĀѭēҏĔҋŀ҇ő҆
<name> when calling	ē҇
<name> when i	ŀ҇
<name> when you	ő҆
<name> where	ď҆ĵѸĶҎĹ҆ŒҌ
<name> where are	Ā҇
<name> where is	ĵѺĶ҆Œ҈
<name> whether	ī҆
<name> whether <name>	ī҆
<name> which	Ā҆āҋĆ҉ĐѸēҍĔ҈Ģ҆ĤѮĮ҉ĸҏĺ҇ĿѺŀѺŃ҇
<name> which are	ĀѲĆ҆Ň҈
<name> which classes	ĀҎĤѷ
<name> which file	ķ҆Ĺ҇
<name> which functions	Āҍ
<name> which is	Ā҈ĸ҆
<name> which line	ĀѺĸҋĻ҇
<name> which methods	Ā҇
<name> which of	āҌ
<name> which one	ĀҌ
<name> which ones	ĎҊŀѺŌ҉
<name> which type	ŏ҆
<name> which value	ĀѶēҏĔ҉
<name> who	Āѯĉ҈Ň҇
<name> who are	Āѵĉ҇
<name> whose	ıҜ
<name> whose <name>	ıҜ
<name> why	Āҍ
<name> why is	Ā҆
<name> with	ĀѸą҇Č҆ĎҍđҊĸѺĿ҈
<name> with <name>	Ď҆đ҈
<name> with a	Ā҇
<name> within	ĀѸĘ҆Ġ҆ĴѺĸҋĺҏ
<name> within <name>	Ę҆ĺ҉
<name> within class	ĴѺĸҋ
<name> within the	Ġ҆ĺ҆
<name> without it	ē҆
<name> work	Ā҉
<name> works	ŋ҉Œѹ
<name> would	ĀѸėҊ
<name> would i	ėҊ
<name> written	Āѱġ҇īҋļ҆
<name> written down	ļ҆
<name> written in	ġ҈
<name> written to	ī҆
<name> written |	ď҆
<name> y	ę҆Ĭ҇
<name> y n	ę҆Ĭ҇
<name> |	ĀѨĂѹăѺĆѺćѯĈѳĉҔĊѶċѷČ҆č҇Ď҇ďҔĐ҇ĒҊēҘĔҕĕѴĖҔĘҐęҒĚҌěѲĜ҈ĝѴĠѹĤ҇ĥѶĦѷĨҎĪѬĬҎĮѱįѰİѵıѷĳѷķѸĸҊĹ҈ĺҌĻҒĽ҆ŀѸŁѷł҉Ń҇ńѸŇґňѷŉѺŊҊŋѰōѶŎѶŏ҉ő҈œѵŔѴ
<name> | $	ćѵĉҌĊѺċѺČ҉ĎѰĐҋĒѹĔґĕѷĖѸėҊĘҊęґěѶĜҌĝѶğ҇ġҋĢѷĤ҆ĥѺĦѷĨ҉ĪѴĭҚĮѯįѴİѷĲѹĳѸĴѹķѺĹҊĺ҉Ļ҇Ľ҆Ŀ҇ŁѺł҉ŅѷņҙňѺŊҌŋѶōѭŎѶő҆ŒҌœѺŔѸ
<name> | <name>	ĀѸĆҍę҇Ĭ҆
<name> | a	īҊ
<name> | abstract	ā҇
<name> | called	ĉҍ
<name> | default	ē҉
<name> | does	ė҆Ę҇Ĭ҆
<name> | file	Ļ҆
<name> | i	ĀѺĴ҆
<name> | in	Đ҇ēґĖҒ
<name> | is	Ě҈ī҆ĬҊ
<name> | its	ĀѶĒҊĿ҆
<name> | list	Ď҆
<name> | location	ĺ҇
<name> | number	Ā҈
<name> | of	Ė҆
<name> | ok	ŋҊ
<name> | signature	Ď҆
<name> | true	Ĭ҇
<name> | what	ĀҜĆҊĉ҆ē҆Ĕѹġѹŀѹń҆
<name> | where	ĀҖďҋĞҋŊѺ
<name> | which	ĀҔāѹĎ҆Ē҇Ĕ҈ľѸŀ҆
<name> | would	ī҆
<name> | |	ľ҇
<number>	Ā҈ıҘĲѸĳҘ
<number> $	ĀѸıҘ
<number> <name>	ĀҍĲѹ
<number> <name> |	ĀҍĲѹ
<number> _ $	ĳҘ
<number> _ |	ĀҔĲѵ
<number> lines |	Ā҆
<number> text	ĳҘ
<number> text $	ĳҘ
<option>	ĀҖĊӸĔѸġѹőѺ
<option> $	Ā҆ĊҊ
<option> _ $	ĊҞ
<option> _ added	Ċ҆
<option> _ in	ĊҌ
<option> _ the	Ċҍ
<option> _ where	Ċ҆
<option> a	Ċ҈
<option> is	ĊҊ
<option> is added	Ċ҆
<option> on	Ċ҈
<option> registered	Ċ҆
<option> where	Ċ҉
<option> |	ĊҔ
<option> | $	ĊҌ
<path>	ĀҏāѧĂѫăѬĄӆąѰĆѣćѪĈѥĉѥĊѪċѣČӋčҰĎѧďӋĐѣđѥĒѥēѧĔѪĕѩĖѪėѫĘѪęѪĚѪěӘĜӓĝѪĞѩğѨĠѧġѣĢҿģѥĤѥĥҥĦӍħҺĨүĩҧĪѥīѝĬќĭўĮӏįќİѩıҵĲӀĳҾĴѴĵѵĶѩķѮĸѩĹѨĺѩĻѪļѨĽѦľѦĿѥŀҒŁѪłѦŃѥńҹŅҼņѧŇѥňѨŉҬŊѧŋѧŌѥōҷŎҬŏѥŐӅőѤŒѦœѪŔӥ
<path> $	ĀѪāѺĄҔąѺĆѹĈѺĉѹċѺČ҈čҘĎѺďҋĐѺđѺĒѺēѺěҬĜ҆ğѺĠѺġѹĢҖģѹĤѺĦүħҒĨҜĩғĪѺīѹĬѹĭѹĮҘįѹĲҎĳ҈ĴѺĵѹĶѺķѺĸѺĹѺĺѺļѺĽѺľѺĿѺŀѺłѺŃѺńҏŅҌņѺŇѹňѺŉҐŊѺŋѺŌѺŎ҈ŏѺŐҜőѹŒѺŔҒ
<path> 's	ĀѸ
<path> 's importers	ěҌĜѷĨ҇
<path> 's imports	ěѺĜ҇ĩ҆
<path> <line>	ĀѳıғĳҖ
<path> <line> $	ĳ҆
<path> <line> which	ı҆
<path> <line> |	ĳ҉
<path> <name>	ĀґıҌĲҘĳ҉ōѺŐѶ
<path> <name> $	ĲҝŐѺ
<path> <name> |	ōѺ
<path> <number>	Āѹıҋĳҋ
<path> <path>	Āѹě҈ĦҌ
<path> <path> $	Ħ҆
<path> _ $	ĀѷĄҎČҋčҌěҔĜҘĢҐĦҘĨҒĩҠīѺĬѺĭѺıҐĲҦĳҏńѸŅҏŉҏŐ҈ŔҌ
<path> _ <commit>	Č҆
<path> _ <line>	Āҋ
<path> _ <name>	ĀҌčѳď҇ĜҎħ҆ĨѵĲѹŀҬ
<path> _ <path>	ĀҗěҤĜҙĥѸĦҦħ҇ĨѴĩѴŎѴ
<path> _ a	ď҆ħ҆ńҊŅѺ
<path> _ added	Ą҇
<path> _ after	Ā҈ČѺ
<path> _ also	Ĝ҈
<path> _ an	ěҔĥѺ
<path> _ available	Ģ҈
<path> _ before	ĀҒŅѸ
<path> _ begins	ħ҇
<path> _ born	Ą҈
<path> _ but	Ŏ҇
<path> _ by	Č҇Ĝҏħ҆Ŕ҆
<path> _ changed	ĮҎ
<path> _ commit	Įҍ
<path> _ committed	č҈
<path> _ content	ĳҎ
<path> _ could	Ā҇
<path> _ dead	Ŏ҉
<path> _ dependency	ĜҊ
<path> _ directly	ĀѺě҈
<path> _ does	ĀѹĜ҇ĳ҆
<path> _ earlier	ń҆
<path> _ entry	ď҆
<path> _ exists	ěҋ
<path> _ exports	Ģ҈
<path> _ for	Ģ҈ĩѺ
<path> _ formerly	ń҇
<path> _ from	ĀҋĜҊĢѳħҋńҊŅѸ
<path> _ how	č҆
<path> _ i	ħ҇
<path> _ import	ěҌĩѵ
<path> _ imported	ĜҕĨҔĩѶ
<path> _ importer	ě҉ĜѹĨѺĩ҇
<path> _ importers	ěҌĜѷĨ҇
<path> _ importing	Ā҇Ŏ҆
<path> _ imports	ěѵĜҌĦқĨѷ
<path> _ in	Ą҆Č҉ďѺĜґħҒĨѹĲ҉ŐҊ
<path> _ is	ĀѺď҆Įҋ
<path> _ it	Ĝ҉
<path> _ its	ĄѺě҉ĩҌńѺ
<path> _ itself	ĥҋ
<path> _ jobs	Ā҈ŔѺ
<path> _ known	ńҋ
<path> _ last	Įҍ
<path> _ line	ı҇
<path> _ lines	Ā҇
<path> _ loaded	ħҊ
<path> _ many	Ā҇
<path> _ modified	Į҆
<path> _ moved	Ņ҇
<path> _ n	Ĝ҆
<path> _ name	ń҉
<path> _ named	ń҆
<path> _ never	Ŏ҈
<path> _ new	Ņ҇
<path> _ no	Ŏ҇
<path> _ nobody	Ā҆
<path> _ not	Ā҆Č҇ěҎĜ҆
<path> _ nothing	Ŏ҆
<path> _ now	Ņ҉
<path> _ of	Čҋě҇ħ҆ŉѺ
<path> _ ok	ō҆
<path> _ on	ěҎĨѴĩҍŔҊ
<path> _ one	Ĝ҈
<path> _ only	Ħ҉
<path> _ or	Ā҆ě҈
<path> _ part	Ā҆
<path> _ pass	ō҆
<path> _ path	Ő҉
<path> _ pulled	Ĝ҇ħ҆
<path> _ put	Ő҆
<path> _ recently	Į҆
<path> _ renamed	ŅҊ
<path> _ so	Ā҉
<path> _ succeed	ō҆
<path> _ the	Ą҆Č҆ďҒě҉Ĝ҇ĩѵńғŐ҇
<path> _ there	ě҆
<path> _ through	ō҆
<path> _ to	Ģ҉ĦҌŅ҉Ŕ҇
<path> _ today	ńѺŅҌ
<path> _ triggers	ĀѺŔҎ
<path> _ unused	ŎҐ
<path> _ up	Āѹĥ҆Ħ҆
<path> _ used	Ā҉Ĝ҇Ŏѷ
<path> _ uses	Ŏ҆
<path> _ was	ń҇
<path> _ what	ĩ҇ń҈ŎѺ
<path> _ when	ĀѹĮ҆
<path> _ where	ą҉ď҇
<path> _ which	ď҉ĦҊħ҉Ŏѹ
<path> _ who	ı҈
<path> _ without	Ŏ҆
<path> _ |	ĀѫěҌĜѺĦ҆ĩ҈ĮѺĳ҈Ĵ҈ĵҐķ҆ńѹŅґŉҋōҋ
<path> a	Ĝ҈
<path> a dependency	ĜҊ
<path> added	Ą҆
<path> among	Āѹě҉ĜҎ
<path> among imports	Ĝ҇
<path> among its	ěҌ
<path> among the	Ĝҋ
<path> an	ěҌĜѹĨѺĩ҇
<path> an importer	ě҉ĜѹĨѺĩ҇
<path> and	ĥ҈Ħ҇ħ҆ō҈
<path> and <path>	ĀҐ
<path> and begins	ħ҇
<path> are	ĀҔō҈
<path> are unused	Ŏ҆
<path> are used	ĀҊŎѸ
<path> as	ěѹĜ҉
<path> as an	ěѹĜ҉
<path> at	ı҈
<path> at line	ı҈
<path> back to	Ā҆
<path> be	Āҍ
<path> become	ħ҇Ņҋ
<path> become $	Ņ҉
<path> become a	ħ҇
<path> been	ĀѺč҆Į҇Ő҆
<path> been put	Ő҆
<path> before	Ņ҉
<path> but	Ā҈
<path> but never	Ŏ҆
<path> but what	Ā҉
<path> by	ħ҇
<path> by its	Ā҇
<path> called	Ņ҉
<path> called before	Ā҆
<path> changed after	Ā҇ČѺ
<path> changed in	Č҆
<path> come	ĀѸ
<path> contain	Ā҈ńѶ
<path> contains	ŉ҆
<path> depend	ĩ҇
<path> depends	Ĩѷĩ҉
<path> depends on	ĨѸĩ҉
<path> did	Ā҇
<path> do |	Ā҆
<path> does	Ĝ҈
<path> does not	ě҇
<path> ever	Ā҇
<path> export	Ā҆
<path> exports	Ā҇Ģ҉
<path> exports $	Ģ҉
<path> expose	Ģ҉
<path> exposes	Ģҋ
<path> fail	Ā҇
<path> first	Ą҆
<path> for	ĥ҆
<path> from	ĦѴħғ
<path> from <name>	ħ҆
<path> from <path>	Ħѷħҍ
<path> get	Ĝ҇
<path> get imported	Ĝ҈
<path> gets	ĜҏħҌ
<path> gets imported	Ĝ҇
<path> gets loaded	ħ҆
<path> gets pulled	ħ҇
<path> got	Ā҇
<path> had	ńҏŅѺ
<path> has	ĀѺď҆ě҆Ņ҆ŉ҉
<path> have	Ā҈Ĝ҇Ŏ҆
<path> how many	Ā҇
<path> import	ĀҔěҊĜ҈ĢѸĩѹŎҊ
<path> import <path>	Ā҉
<path> import exists	ěҋ
<path> import for	Ŏ҇
<path> import from	ĀҊĢѺ
<path> import it	Ĝ҈
<path> import itself	ĥ҉
<path> imported	ě҇ħҊĨ҈
<path> imported by	Ĝ҈ħ҇
<path> imported |	ě҈
<path> importing	ĩҊ
<path> importing $	ĩ҇
<path> imports	ěҊĜҌĩ҈
<path> imports $	Ĝ҆ĩ҆
<path> imports <path>	Ā҈ěҏ
<path> imports only	Ħ҉
<path> in	ČҍĜҋŐҏ
<path> in <path>	ěѷĜҏ
<path> in directly	ĀѺě҈
<path> in the	Ő҇
<path> included	Ĝҏ
<path> included from	ĜҌ
<path> includes	ě҆
<path> indirectly	ĦҊ
<path> indirectly |	Ħ҇
<path> inside	Ĝ҆
<path> into	Ā҆Ą҆Ĝ҉
<path> into <path>	Ĝ҆
<path> into the	Ą҆
<path> is	čѸďҎě҆ĜҚħ҆Ĩ҆Ĳ҇
<path> is <name>	Ā҇čѸ
<path> is also	Ĝ҈
<path> is imported	Ĝ҇Ĩ҈
<path> is importing	Ŏ҆
<path> is in	Ā҈
<path> is not	Ĝ҇
<path> is the	ď҉ń҆
<path> is there	ě҆
<path> its	Ā҇
<path> last	Įҏ
<path> last changed	Į҆
<path> lazily	Ā҈
<path> lazily or	Ā҆
<path> line	ĀҊĳ҇
<path> line <line>	Āҋ
<path> loaded	Ĝ҉
<path> loaded by	Ĝ҉
<path> makes	Ģ҈
<path> makes available	Ģ҇
<path> most	Į҆
<path> most recently	Į҆
<path> move	ĀѺŅ҇
<path> moved	Ā҇ĮѺŅ҇
<path> moved $	Ā҇
<path> needs	ĩ҆
<path> never	Ŏ҆
<path> never uses	Ŏ҆
<path> new	Ņ҈
<path> new name	Ņ҈
<path> not	Į҆
<path> number	Ā҇
<path> number of	Ā҇
<path> of	ĀѲě҆ĜѸĨѹŀҬ
<path> of <name>	ĀѳĨѹŀҬ
<path> of <path>	ě҇ĜѺ
<path> old	ńҋŅѹ
<path> old name	ńҋŅѹ
<path> on	Āѹĳ҆
<path> on which	ď҆
<path> one	ě҆
<path> one of	ě҆
<path> out	ħ҆
<path> out of	ħ҆
<path> part	Č҈ĥ҆
<path> part of	Č҈ĥ҆
<path> pass	ōҊ
<path> passes	ō҆
<path> passing	ō҆
<path> present	Ĝ҇
<path> present in	Ĝ҇
<path> previously	ń҈
<path> pulled	ħҍ
<path> pulled in	ħҍ
<path> pulls	ě҇ĩ҇
<path> pulls in	ě҇ĩ҇
<path> reachable	ħ҆
<path> reachable from	ħ҆
<path> reached	ħ҇
<path> reached from	ħ҇
<path> reacts	Ŕ҆
<path> reacts to	Ŕ҆
<path> read	ĀѺĳ҈
<path> renamed	Ņҋ
<path> renamed $	ń҆
<path> renamed from	ń҇
<path> renamed to	ńѶŅҍ
<path> require	ĩ҇
<path> right	ě҈
<path> right |	ě҈
<path> run	Ā҇ŔҊ
<path> runs	Ŕ҉
<path> set	ĀѰĵґ
<path> shipped	Ā҈
<path> sit	Ő҆
<path> start	Ŕ҈
<path> start |	Ŕ҇
<path> starting	ħ҇
<path> starting in	ħ҇
<path> still	Ā҇
<path> stop	Ā҇
<path> stop importing	Ā҇
<path> test	ŉ҇
<path> tests	ō҈
<path> that	Ā҉ď҆Ŏ҈
<path> the	Ħ҆
<path> through	Āѹě҆ĦҎ
<path> through an	ě҇
<path> through imports	Ħ҈
<path> to	ĀҒĦґŔ҆
<path> to <path>	ĀҋĦҒ
<path> total	ŉ҇
<path> transitively	Ħҍ
<path> triggered	Ŕ҇
<path> triggered by	Ŕ҆
<path> used	Ĩ҉ńҌŅѹ
<path> used to	ńҍŅѺ
<path> verbatim	ıѹĳ҈
<path> via	Ħ҆Ĩ҆ĩѺ
<path> via import	Ĩ҆
<path> via imports	Ħ҆
<path> was	ĀѺĄҒČ҈čҋŅҍ
<path> was added	Ą҇
<path> was born	Ą҈
<path> was renamed	Ņ҇
<path> were	Ā҆
<path> what	Ħ҇Į҆ĳ҆
<path> what is	Į҇
<path> when	ħ҇
<path> when i	ħ҇
<path> when it	Ņ҆
<path> which	Ģ҆ĮҊŎ҈
<path> who	ıҊ
<path> who imports	ĀҊĨѹ
<path> with	ĦҊ
<path> workflow	Ŕ҆
<path> written	ı҇
<path> y	Ĝ҆
<path> y n	Ĝ҆
<path> yes	ě҉
<path> |	Ą҇ČҍčҏďҐěқĜҐĦҟħ҈ĨҜīѺĬѺĭѺĮ҈ĳ҈Ņ҆Ő҇Ŕҏ
<path> | $	ČҏčҋěҞĜҔĦҔħҊĨҕı҆Ő҈
<path> | <path>	Ħ҇
<path> | does	ě҉
<path> | imported	Ĩ҆
<path> | its	Āѷĩ҉
<path> | lines	Ā҈
<path> | triggers	Ŕ҇
<path> | what	ń҆
<path> | where	ą҉ď҈
<path> | which	ĀґĦ҇
<tag>	ĂӓăҷĉѶċѲčѸĖѵğӸĠѷĨѸĬѶĭѶŅѺŐѺ
<tag> $	ĀҔĂҦăҍĉѸčѺğҘ
<tag> <tag>	ĂҔğѺ
<tag> <tag> $	Ā҇
<tag> <tag> |	Ăҋ
<tag> _ $	ĀҔĂҐăҗğ҉
<tag> _ <name>	ĀѺğң
<tag> _ <tag>	ĀҋĂҮčѺ
<tag> _ did	ĀҌğѹ
<tag> _ does	ğ҉
<tag> _ files	Ă҉
<tag> _ had	ğ҆
<tag> _ not	ăҍ
<tag> _ of	Ă҇
<tag> _ release	Ă҇
<tag> _ was	ğ҇
<tag> _ what	ă҈
<tag> _ which	ăҊ
<tag> _ with	ğ҈
<tag> _ |	ĂҐ
<tag> already	Ā҈
<tag> and	Ā҉Ăҙ
<tag> and <tag>	ĀҋĂҊ
<tag> as	Ă҈
<tag> as of	Ă҇
<tag> contain	ĀѸğҋ
<tag> did	ă҆
<tag> had	ğ҇
<tag> has	ĂѺăґ
<tag> have	ğ҇
<tag> have <name>	ğ҆
<tag> is	ă҉
<tag> to	ĀҊĂҐčѺ
<tag> to <tag>	ĀҊĂҎčѺ
<tag> was	ğҋ
<tag> what	Ă҇
<tag> which	ĀѺĂґ
<tag> which files	Ă҇ă҆
<tag> with	Ă҆
<tag> |	ĂҎăҦğҠ
<tag> | $	Ā҉Ă҆ăқğҏ
<tag> | does	ğ҈
<tag> | what	ă҈
^ <commit>	ĀѲċҒČҒň҉
^ <commit> is	ň҆
^ <literal>	œ҆
^ <mark>	đ҇
^ <name>	ĀјāѯĆҌćѵĈѹĊ҉ČѺĎѳĐҘđѹĒҊĔҍĕѰė҆ĜѵġҔĢғģѺħѹīҞĭѺįѶİѷĲҐĳҐĴѫĶҋķѹĸѵĺѺļѲľҍĿѸŀѶŁѸłѤń҉ŅҍņҚŇңňѺŉ҇ŊѳŋѶŌ҉Ŏ҇ŏҏőҍœ҇Ŕѱ
^ <name> 's	ĀѹĆ҉Ĕ҉ġҏĶ҈ĹѵĽѹĿҏņѺŇ҆
^ <name> <name>	ĀѸĆѸĉѺĎѸĐҬėҋęѸĚ҈Ğ҆ġѷĤѹıҎĲҨĳҎņѴŇ҆ŏѵőҌ
^ <name> a	Āѯīғĸ҆Œҋ
^ <name> abstract	īҌ
^ <name> all	ą҉
^ <name> and	ĀѷĞҌ
^ <name> as	ŋ҇
^ <name> async	īҋ
^ <name> base	ĆҔŇѳ
^ <name> call	Ĉѱĉ҇ŀҐ
^ <name> callers	ĉғ
^ <name> calls	Ā҆ĉѹė҉
^ <name> change	Į҉
^ <name> declared	ī҈
^ <name> def	ĶѷĹқ
^ <name> depends	ĩ҆
^ <name> does	Ā҆ġҗ
^ <name> equals	Đґ
^ <name> exists	Ġ҉
^ <name> extends	Ć҆
^ <name> fields	Ā҇
^ <name> has	ĀѶĔ҈ģ҇Ľ҇
^ <name> hits	Ŏҝ
^ <name> i	ĝ҆
^ <name> implements	ĤѺĪҏ
^ <name> imports	Ā҆ŎѸ
^ <name> in	ď҉ğ҉
^ <name> inherits	ęҍ
^ <name> invoked	Ę҆
^ <name> invokes	Ĉ҆
^ <name> is	Āѯĉ҉Đ҆Ė҆ė҉Ī҆ņѺŌ҆ŏ҆
^ <name> line	ĳ҇
^ <name> marked	Ĭҍ
^ <name> method	ĀѺĽҏľҌĿѷ
^ <name> methods	ĀҏĽѹ
^ <name> names	Ģ҆
^ <name> of	ĀѺĆѶġѵĢҟĩѺĽҏľѸńѹŅҌŇҨŏҎœҍ
^ <name> really	ĬҊ
^ <name> renamed	ń҇
^ <name> requirement	ĭҐ
^ <name> returns	ņ҆
^ <name> static	īҋ
^ <name> takes	ĎҊ
^ <name> test	ŉҌ
^ <name> the	ĀҖĽѶŔѸ
^ <name> throws	Ńҋ
^ <name> used	ń҇
^ <name> value	Āҏ
^ <name> vs	ĀҏĎҎ
^ <name> was	Āѹ
^ <name> what	Ā҉ĐѹġѺŀҎņҗ
^ <name> which	ĖѸĭҊ
^ <name> |	ąѺĒ҆ēґĖҔėѹęѺĬ҆ĭѶĶѹņұŇѹŊѺ
^ <option>	Ċ҆
^ <path>	ĀљčҊěҊĜҋĩ҉ıҌĲҕĳҕŀҪńҌŅҊŉ҈Ŕ҉
^ <path> <line>	ı҉ĳ҆
^ <path> <name>	Ā҆ıҌĲҘĳ҇Őѷ
^ <path> <path>	ě҉
^ <path> depends	Ĩѹĩ҇
^ <path> imports	Ā҇ě҈ĩ҆ŎѸ
^ <path> included	ĜҌ
^ <path> is	ĀѶĜ҇Ĩ҆ń҆
^ <path> line	Ā҆
^ <path> new	Ņ҆
^ <path> number	Ā҇
^ <path> test	ŉ҇
^ <path> used	ń҇
^ <path> was	ĀѸ
^ <path> |	Ŏ҆Ŕ҉
^ <tag>	ĀѸĂ҉
^ <tag> <tag>	Ă҇
^ _ 's	ĀѶĆ҉Ĕ҈ġҏĩ҉Ķ҈ĹѵĽѹĿҏņѺŇ҆
^ _ <commit>	ċ҆Čҗ
^ _ <line>	Āѵıҏĳҏ
^ _ <literal>	Āҋļҏœҏ
^ _ <mark>	Ēғ
^ _ <name>	Ā҆ā҉ĄѷąѶĆўĈѹĉџċѶČ҉Đ҈đѴĒѶēѷĔҞĕҠĖ҈ėҭĘғęғĚҥěҗĜѱĝѸĞҕĠ҆ġѸģѲĤѶĥ҈ħѸĨѤĩѲĪ҆ī҉ĬҕĭҶĮѱįѹİѺıҞĲҩĳҒĶѩķґĸґĺѳĻҌļҌĽѵĿјŀѪłѯŃѰńѳŅѯņѰŇѲňѹŋҊŌѸōҒŎѺŐѶŒѱ
^ _ <number>	ĳҘ
^ _ <option>	Ā҉ĔѺ
^ _ <path>	Ā҉ČҕěҤĜҡĢ҇ĥҒħѳĨѰĩѷıҏĳҏĴҋĵҏńѹŅѳōғŐ҇
^ _ <tag>	ĀѹĂ҆ğҙ
^ _ a	Āҏć҇īғņѸŋѺŐ҆ŒҊ
^ _ above	ĒҎ
^ _ abstract	ā҆īҎľѺ
^ _ access	Ğҕ
^ _ add	ĄҊ
^ _ added	Ā҇ĂҊ
^ _ afternoon	ĀѴ
^ _ ai	Ġ҉
^ _ alias	Ā҆
^ _ all	ĀѴāҊĂ҉ąѬĕ҇Ģ҉ģ҈ĤҎĩ҆į҇ĿҎŇ҆Ō҆
^ _ an	ęҋġҎőѹ
^ _ and	ĀѷĞҋĶѺĹҒ
^ _ annotation	ņ҈
^ _ annotations	ĒҎ
^ _ anybody	Ĝ҈Ĩ҆Ň҇
^ _ api	Ģ҆
^ _ applied	ĒҎ
^ _ are	ĀѨą҇ĆҏĤҊŀ҆ł҉Ňҋ
^ _ arg	Ď҉ēҌ
^ _ args	ŀ҆
^ _ arguments	Ā҆
^ _ as	ŋ҇
^ _ async	ĀѺīҍ
^ _ at	ĕ҆
^ _ attributes	ģҗ
^ _ base	Ć҆Ň҇
^ _ bearing	ĀѷđҐ
^ _ big	Đ҆
^ _ binaries	ĝҌ
^ _ blame	ı҈
^ _ branches	Ā҆
^ _ breaks	Āґ
^ _ building	ĀѶćҍ
^ _ call	ĀҚĈѯĉѵŀҏ
^ _ callers	Ā҆ĉҙ
^ _ calls	ĀѵĈҖĉҔė҈ıѺŅ҈
^ _ can	ĢҎĨѹľ҇Ń҇
^ _ case	Œҋ
^ _ catches	Ā҆
^ _ cfg	ď҇
^ _ chain	ĀѸĦҕ
^ _ change	Ą҈ĮҊ
^ _ changed	ċ҆
^ _ check	ĀѷćҎ
^ _ checkin	Ą҉
^ _ child	ĆғĤѹĿҍŇѱ
^ _ children	ĀѹŇҗ
^ _ clases	ĆѸĤ҆Ňғ
^ _ class	āѺĆҟę҆ĴҋĸѴĹҏľ҉Ňѹ
^ _ classes	ĆґĤґĿѺŇҕ
^ _ cls	ĆҔĤ҆
^ _ code	ĉ҈ĳ҆łҍ
^ _ come	ĀҬ
^ _ comes	Ī҇
^ _ comit	Ą҈
^ _ commands	ĝғ
^ _ commit	ĀҎĄҐĮҏįҐ
^ _ commits	Ā҆
^ _ constant	ĐҍĵѺ
^ _ constraint	Ė҉
^ _ containing	ň҆Őґ
^ _ count	Ĳ҉Ľ҈ŉҊ
^ _ covering	ĀѹŌҟ
^ _ creation	Ąҋ
^ _ cyclic	ĥ҇
^ _ d	Ā҈İѹ
^ _ data	ģ҆
^ _ dead	Ŏ҆
^ _ decided	ĀҊ
^ _ declared	Ā҇ā҈īҌľ҉
^ _ declaring	ļ҆
^ _ decorated	đҊ
^ _ decorates	Ēқ
^ _ decorator	Ā҆
^ _ decorators	ĒҔ
^ _ deep	Ā҆
^ _ def	ĀѸąҒĶѸĹҚĺ҇
^ _ default	Ĕҗ
^ _ definitions	ĀѴąҎ
^ _ defs	ą҇đ҆ľ҉Ŀ҇
^ _ dependencies	ĕ҉Ĩ҉ĩ҈
^ _ depends	ĩҊ
^ _ deps	Ĩҍ
^ _ derived	ę҈Ŀ҈
^ _ descends	Ň҈
^ _ did	Ā҇į҇ĵ҈ńғŅқ
^ _ diff	Ď҉
^ _ directory	ŐҒ
^ _ do	ĀҔā҇Ď҉Ġ҇ŀ҇Ŕ҆
^ _ does	ĈҌĐ҈ĒѺē҈ĕҋġґĢҋģѸĦґħҋĩҊĶ҇ĺҊľѺņѹŋѹŎ҇ŐѺ
^ _ each	ĀѹĈҎģҊĿ҈ŃҌ
^ _ entry	ĀѺĊ҆ĝ҇
^ _ enum	Ā҆ķ҈
^ _ environment	Āґ
^ _ equals	Đґ
^ _ errors	Ńғ
^ _ events	Ŕ҉
^ _ every	ąѹĈ҇ĉѺđ҆ĢҌģҏĤ҆ĿҊňҊŌ҈
^ _ everyone	Ā҆
^ _ everything	ĀҗĕѸĨ҉
^ _ exactly	Ā҈ĮѺ
^ _ exception	Ā҇
^ _ exceptions	ŃҊ
^ _ executables	ĝ҇
^ _ exists	Ġ҉
^ _ export	Ģ҇
^ _ exported	Ģ҈
^ _ exports	Ā҈Ģ҈
^ _ extends	Ňҋ
^ _ features	Ā҆
^ _ field	Ā҈ģѹŏґ
^ _ fields	Ā҇ģҐ
^ _ file	ĀҎĊҊčѸĤѺĩѵĵҍķ҆ĸ҇Ĺ҉ļ҆ńҔŅҠŒ҉
^ _ filename	ńҙ
^ _ files	ĂҐă҆ąҎċҏČѹĩ҇œ҆
^ _ first	Ā҈įѺ
^ _ flag	Ċ҇
^ _ folder	ŐҐ
^ _ following	ĥ҈
^ _ for	ĀѶā҆ĈҌĊҎčѷĜ҇ĤѳĴ҆Ķ҈ļ҆ņѹœҌ
^ _ freshest	ĄѵĮҔ
^ _ from	ĀѵĂ҉ăѺ
^ _ func	Ā҆ī҇ĺ҇
^ _ funcs	ģѺľҗ
^ _ function	ĀҊĉ҈ēѷĔҍĘ҈
^ _ functions	ĀҘĈ҈đ҇Ģҍľ҉łҔ
^ _ gets	ĉ҆ĕ҆
^ _ git	įҍ
^ _ go	ĭґ
^ _ got	Ņ҆
^ _ had	ĀѸńҋ
^ _ hands	ĀѺĈ҆
^ _ happens	Āҗ
^ _ has	ĀѺĔ҇Ĭ҆ĹҊĽ҆ŅҏŉҊŐ҇
^ _ have	Ĵ҆
^ _ headers	ĩ҉
^ _ helpers	ĀѶĈҎ
^ _ hits	Ŏҝ
^ _ holding	Āѹň҆Őҋ
^ _ hops	ĦҊ
^ _ how	Āѯą҇čҌŉ҉
^ _ i	ĀѸāѺć҆ēҌěѺĜҏĝ҇ĨѺĬҘļѸĿ҇ŀѺńѺő҇
^ _ if	ĀѺČ҆ė҈
^ _ impl	ĀҕĈҋĤѮ
^ _ implementations	ĀѷĤҤĪ҆
^ _ implementers	ĤҚ
^ _ implementing	Ĥ҉
^ _ implements	ĀѶĤґĪҊ
^ _ import	Ā҆ĥҎĦѴħ҆Ŏҏ
^ _ importers	ĨҔ
^ _ imports	ĀѺěҊĦѹħ҆ĨҗĩѹŎҪ
^ _ in	ďҒğ҉ĠѺĨѺĩґķ҇ĺѳĻҋĽѺľҎŉ҉ŊѹŎѰŐҎ
^ _ included	ĜҌ
^ _ inherits	ęҍ
^ _ inner	ĺ҈
^ _ inputs	ŀҎ
^ _ inside	Ļҋ
^ _ instance	ģ҇
^ _ interface	ĤҊĪҋ
^ _ interfaces	Īґ
^ _ introducing	ĄҘ
^ _ invoked	ĈҌ
^ _ invokes	ĀѹĈ҆
^ _ is	ā҆ąѸĆҊč҈ďѷđ҈ĔѸĘѺę҉ěѺġѵĢ҆ĦѺħ҇Ĩґĩ҇īѺĬѲĭѷİ҉ĲҌĹґĺҎĻѵĽ҆ľѹŀѸŉҎŌ҆ōѺŐ҉
^ _ it	ĀҌĶ҆ń҉
^ _ java	ĭҐ
^ _ job	ĀѸġҏ
^ _ jobs	Ā҇
^ _ k	ŋҔōѺ
^ _ kicks	Ŕ҇
^ _ kind	ŁҐņҋ
^ _ kinds	Ń҆
^ _ l	ĲҎ
^ _ length	č҇Ĳ҆
^ _ libraries	ĕ҇
^ _ libs	ĕҕ
^ _ licence	Āѹİғ
^ _ license	İҊ
^ _ lies	ĀѸŒ҈
^ _ line	ĀґıѩĴҒĶ҆Ļ҈ļҋ
^ _ lines	Ē҈
^ _ list	ĀѸāѹĆѺĕҌģҋĪҊŀҗ
^ _ local	ĺҍ
^ _ locate	ĸ҆
^ _ location	Ĵ҆ŐҔ
^ _ log	ĀѹĮҒįҊ
^ _ long	Įґ
^ _ lowest	ĭ҆
^ _ m	Āѷ
^ _ made	Ā҈
^ _ make	ćҍ
^ _ many	ĀҫčҔĲҖĽҕŉҐ
^ _ marked	Ĭҍ
^ _ may	ĀҐĉѱ
^ _ me	ą҆ĉ҉ď҆ĔѷĚѹħѺīѹİ҆Ķ҆ĻѹĽѹľҋōѺœѷ
^ _ mehtods	āҊĆѷľ҈
^ _ member	ľҋ
^ _ members	ĀѺģѹľҜ
^ _ message	ĀҌ
^ _ method	ĀҏāҎĸѹĽҏĿѴ
^ _ methods	ā҇Ĉ҆ĉҖđ҆ľ҆Ŀҋł҆
^ _ missing	ĀҝŌѵ
^ _ module	ĵ҈Ķ҆ő҈
^ _ modules	ĩҕŎҌ
^ _ morning	ĀѸ
^ _ moved	Ņґ
^ _ much	Đҋ
^ _ my	ĀѸ
^ _ n	ĳҔ
^ _ name	ĀѴĬ҉İҋńқŅҌ
^ _ named	ŊҌŒѷ
^ _ names	Āґĝ҇ĢҎŀ҆
^ _ need	ĀѰī҉ĺ҆ļ҇
^ _ new	ĀѰăҎĖҊŅ҈
^ _ newest	į҇
^ _ no	ĀѺē҇
^ _ node	ĭҐ
^ _ not	Āѳē҇ī҈Ő҈
^ _ number	ĐҏĽҔ
^ _ of	ĀѡāѷąѪĆғćѺĈѵĉѷČѷďѴĐҎĒҎĕѷĘѸęѱĚѴěѶĝҖĞѵğѷġҌģҥĤҏĥѺĨ҇ĩҡĭѶİҎĲѷĳѶľўĿҏŀҏłҜŃѯńѵŅ҆ņѶŊ҆ōѵŎѯŏҖőҋŒ҈œҒ
^ _ often	Ā҈č҈
^ _ old	ń҆
^ _ on	Ē҆ġҧŇѺ
^ _ one	ļ҆
^ _ ones	ā҇
^ _ or	ĀҜļ҇
^ _ other	Ā҆ĨҎĩ҇
^ _ out	ĀѵĚ҆Ń҇ō҇
^ _ overrides	ĀѺĿҚ
^ _ overriding	Ŀ҈
^ _ packages	ĕ҈
^ _ parameters	ĀѺĎҊŀҊ
^ _ params	Ďҍŀҗ
^ _ parent	ĆҎŇ҉
^ _ part	ď҆
^ _ pass	ĀѳŋҎ
^ _ path	Ā҆ńҍŅ҉
^ _ paths	ĀѷċҌłҍ
^ _ person	ıҌ
^ _ pinned	ı҆
^ _ place	Āѵď҇
^ _ previously	ńҍ
^ _ private	Ā҉
^ _ project	ĝҌ
^ _ properties	ģҖ
^ _ protocols	Ī҉
^ _ public	Ģ҇
^ _ pulled	ĩ҈
^ _ pulls	ĨҐ
^ _ purpose	Ā҈ĉѸŁҔ
^ _ put	Ā҇
^ _ python	ĭҐ
^ _ question	ńѷ
^ _ raise	łҍ
^ _ raised	łѶŃҎ
^ _ raises	ł҉
^ _ raising	ł҆
^ _ re	Ā҈
^ _ really	ĬҊ
^ _ recent	ĀѺ
^ _ release	Ė҈
^ _ releases	ň҆
^ _ relies	ĨҌ
^ _ renamed	Ā҆ńҍ
^ _ requirement	ĭҋ
^ _ requires	ĀѮĨҗ
^ _ result	ĀѸōғ
^ _ return	Ā҉
^ _ returns	ņ҆
^ _ reverse	Ĩ҈ĩѺ
^ _ reviewed	ĀҐıѸ
^ _ revisions	č҉
^ _ role	ĀѵġҜ
^ _ routines	Ĉ҆đ҇
^ _ rust	ĭҐ
^ _ script	ĀѹĞҊĵ҈
^ _ scripts	ĝ҉
^ _ set	ą҇
^ _ setting	ď҉
^ _ should	ĀҜ
^ _ show	Ć҇ċҊ
^ _ shows	Ĩ҇
^ _ sites	ĉҊ
^ _ sits	Ň҇
^ _ sort	Ł҇
^ _ source	Ċ҇ńҍőҍ
^ _ sources	ĀѶĨғ
^ _ spots	ą҉
^ _ stack	Ķ҆
^ _ stands	Ć҇Ĵ҆
^ _ statements	ĩҒŃҎŎѵ
^ _ static	ĀѺīҌ
^ _ status	ĀҚŁѸ
^ _ still	Ā҆
^ _ struct	Ĵҏ
^ _ structs	Ĥ҆
^ _ subclass	Ā҆ĆҡĬѹĿѹŇѷ
^ _ subclasses	Ā҇Ŀ҈ŇҚ
^ _ subfolder	Őҍ
^ _ suite	ōҌ
^ _ superclasses	Ćҟ
^ _ symbol	Ĭ҆
^ _ symbols	Ģҍ
^ _ tag	Ā҇
^ _ tagged	ň҆
^ _ tags	ňґ
^ _ takes	ĎҊ
^ _ target	ŅҌ
^ _ task	ġґ
^ _ teh	Āѹě҈Ĭ҇
^ _ tell	ĀѺŀ҉
^ _ test	ĀҖŉҍŊҋŋҋŒѹ
^ _ tests	ŌҖōҔ
^ _ text	Ā҆
^ _ that	Ā҉ă҇Ą҈ĉҎĤ҈ĨѹŇ҆ňѸŌҍō҈
^ _ the	ĀҗĂ҉ă҈ąҋĆ҆ćҒĈҋĊѺČ҆ĐѴđѹēѸĘ҆ęҌĚ҉Ġ҈Ģ҉ĥ҉ĩҊĬ҇ĮѫıѸĳѷĵѺĶѴĺѶĻѸļѵĽѷĿѴŁғŅѺŇѸŉѶŋҌō҇ŎҊŏѸŐѷŒѬœѹ
^ _ there	ĀҧĈѹČ҉ĎѺĘ҇ęѺĚѹğ҇ĥҌīѸ
^ _ they	ĀѸīҋ
^ _ thing	Āѯă҈
^ _ things	Ģ҈
^ _ this	Āґć҇Ġ҇įѷ
^ _ throwing	Ā҇ł҇
^ _ throws	ĀѸłҋŃҊ
^ _ to	āѷĐѺĦѷĴҔĵ҈Ķґķ҇ĸ҇Ń҇ŒҌ
^ _ trait	ĤѵĪ҉ļҒ
^ _ traits	ĀѺĪҏ
^ _ triggers	Āѹĉқ
^ _ type	ģѸŁҍņҨŏҖ
^ _ typed	ı҇
^ _ types	ĀҖĒѶĤҊŀѺŃґ
^ _ up	ąҊćѴĴѺ
^ _ used	ńҍ
^ _ uses	đ҆
^ _ using	ĨҊĩѹ
^ _ value	ĐҧēғĔ҆
^ _ values	Āҍ
^ _ variable	Ā҆
^ _ variables	ģҊ
^ _ ve	Āѵ
^ _ verison	ĭ҆
^ _ version	ğ҈ĭ҉
^ _ versions	ĀѹĖ҇ň҉
^ _ virtual	āҐ
^ _ visibility	ĬҊ
^ _ vs	ĀҏĎҎ
^ _ w	ň҇ő҇
^ _ want	ĀѺ
^ _ was	ĀҏĮҔįґńҘ
^ _ we	ĀҘĜҊĠ҈Ŋ҇ōѺ
^ _ what	ĀѷĈѶĉ҈ČѸďґĒ҆Ĕѹġ҆ĢѵĦ҆ħҊĨ҆ĩѰĮҖıѹĳѷĶҍŀҋńѺŅ҈ņҒŇѹňҊŏѺŐҏ
^ _ when	ĀҒĥѺĮґ
^ _ where	ĀҒĴ҈ĵҐķѺ
^ _ whether	ĀѯěҊğ҇Ġ҉ŋ҆
^ _ which	Ā҈ĄҒą҈ĈѺĉҊĒѺĖѺėѺĥѺĦҊħҌĩѸīѹĬѺĭҌĴҏĵ҆ĶѷĹ҇ĺ҆ļ҇Ŀ҇ŃѺń҉ŅѺŌ҆
^ _ whom	Ĥ҆ı҉
^ _ whose	ĀҊ
^ _ wich	Ķ҇ł҇
^ _ will	ĀҒ
^ _ with	đ҈
^ _ within	ĺѹĻҎ
^ _ wording	Ā҇œѺ
^ _ workflow	ĀҊ
^ _ would	Ā҉ġҊŁ҇
^ _ wrote	Ā҉ı҉
^ _ yes	ć҇
^ _ you	Āѡė҇ĘѺī҉ĶѵĽ҉Ň҉ŉ҈ōѹŎ҆Ő҇
^ _ |	ĀѩāѺď҆ēғĖҒėѸęѺěѺĤѸĦѺĪҒĬ҈ĭѴĮ҆İҜĽ҆łѺņұŇѸŊѷŔҏ
^ a test	Āҍ
^ abstract	ā҈
^ add	Āқ
^ add a	ĀҐ
^ after	ĀѴĝҒ
^ after the	ĝ҇
^ all	ĀҍąҍĦѷľҊłҍ
^ all import	ĀҋĦѷ
^ all the	Ň҆
^ allowed	ĖҊ
^ allowed values	Ā҆
^ am	Ĭ҈
^ am i	Ĭ҈
^ among	ĀѹĘҋě҈Ġ҆Ŋ҇
^ among teh	ě҈
^ among the	ĀѺĘҋŊ҇
^ an	ĀѺĠ҉
^ ancestors	Ćҗ
^ annotations	ĒҘ
^ annotations on	Ē҉
^ any	ĀѴĜ҆ĥ҆ŊҊ
^ any import	Ĝ҇ĥ҆
^ any test	Ŋҋ
^ anything	ĀѰđ҆Ġ҆Ňҋ
^ anything in	Ō҆
^ anything that	ĀѹŇҋ
^ are	Ā҈ąѸć҆ĈѺĘ҆ĥҎŊҎŎѹ
^ are all	Ā҇ąѺ
^ are the	Ď҆
^ are there	Āѷć҆ĈѺĘ҆ĩ҆ŀ҆ŊҌ
^ args	Ď҉ŀҋ
^ as	ĀҌā҇Ć҇čѶĜ҇ġ҇Ĥѵņѷ
^ as for	Āҏā҇Ć҇čѶĜ҇Ĥѵņѹ
^ async	Ā҆
^ at	Āҋą҉ď҉ĕѶ
^ at tag	Ā҈
^ at what	ď҈Į҆
^ at which	ą҉
^ attributes	ģ҇
^ author	ĀҊı҇
^ author of	ĀҊı҇
^ bases	Ćҙ
^ before	ĨѺļѺńҏ
^ before i	ĨѺļѺ
^ before it	ń҇
^ before the	ń҉
^ better	ĀҐēѹœѺ
^ between	ĀѸĚҋĜ҈
^ between the	ĀѳĚҋĜ҈
^ blame	ĀѸıҟ
^ bug	Ā҆
^ bug on	Ā҆
^ build	ćґ
^ by	Āѭă҆ĉ҉Ē҇ĜѺġѺĤҊĦ҉ĨҋĩѷĭѺĮҊı҇Ŀ҇ŇҏŌ҆
^ by the	ă҆
^ by what	ĀѹĒ҈ħ҉Ĩ҇ĩѸĮ҆Ň҉
^ by whom	Ĥ҆ı҉
^ call	Ĉҗĉ҇
^ call path	Ā҆
^ call sites	ĉҊ
^ callees	ĈҜ
^ callees of	ĈҎ
^ callers	Ā҆ĉҐğѹ
^ callers of	Ā҆ĉҐğѹ
^ calls	Ĉ҆
^ can	ĀҥćҌĬ҈ĭѸŐҎ
^ can <name>	Ā҈
^ can i	ĀҘ
^ can not	Ő҉
^ can the	Āѹŋ҈
^ can you	ĀѹĬ҆Ő҇
^ cfg	ďҎ
^ chain	ħ҇
^ chain of	ħ҇
^ change	Āҏ
^ change the	Āҏ
^ check	ĀѬė҈ĥҌōҋ
^ check if	Č҆ė҈
^ check whether	ě҆
^ child	ĆѵŇҚ
^ ci	Ŕ҈
^ circular	ĥ҉
^ circular import	ĥ҉
^ class	ĀѹĒ҇Īғ
^ class <name>	Ē҇ĪғĴѺ
^ classes	ĤҋŇ҈
^ classes implementing	Ĥ҇
^ cls	ĀҊę҈ĨѺĴҍŇҎ
^ cls <name>	ĀҊę҈ĨѺĴҍŇҎ
^ code	Ā҆ĉғĞѴłҊ
^ code that	ĀҋĉғĞѳ
^ comit	Ąҕ
^ comit introducing	Ąҕ
^ commit <commit>	Āѹ
^ commit that	Ā҆
^ compare	Ďҏ
^ config	ď҆
^ confirm	Ĭ҈
^ const	ĀҎĐҊĵ҈ŏҊ
^ const <name>	ĀҎĐҊĵ҈ŏҊ
^ constant	ĀѮĵҚ
^ constant <name>	ĵ҈
^ content	Đ҇
^ content of	Đ҇
^ could <name>	ĀҌ
^ could you	Āѵ
^ count	čҎĽґľѴŉҏ
^ count of	č҈
^ count the	Ľ҇ŉ҈
^ create	ĀҔ
^ create <path>	Ā҆
^ current	ĀѺįҊńѹŅҎ
^ current name	Ņ҆
^ current path	Ņ҉
^ data	ģ҈ŏ҉
^ data members	ģ҉
^ data type	ŏ҉
^ date	Ā҈ĮҌ
^ date of	ĮҌ
^ dead	Ŏ҈
^ dead imports	Ŏ҈
^ decorators	Ē҉
^ def	ēѹĔҋĶҙĸҊĹѺ
^ def <name>	ēѹĔҋĸҋ
^ default	ĀѺē҈Ĕ҇
^ definition	ąѹĵ҉Ĺҗĺ҉
^ definition of	ąѹĵ҉Ĺҗĺ҉
^ delete	ĀҪąѳĳѹ
^ delete all	ĀҒąѳ
^ delete line	Āҍĳѹ
^ delete the	ĀҌ
^ dep	ĀѸĕҎĖ҇Ħ҉ĭѹ
^ dep path	Ħ҉
^ dependencies	ĨѹĩҠ
^ dependencies of	ĨѹĩҠ
^ dependents	Ĩҧ
^ dependents of	Ĩҧ
^ deps	ĕ҆
^ derived	Ň҆
^ derived classes	Ň҆
^ descendants	ŇҐ
^ descendants of	ŇҐ
^ describe	ġҗ
^ determine	ĀѪĹҊĽ҆
^ determine the	ĀѮĉ҆ĹҌĽ҆
^ determine whether	Āѹ
^ did	ČҚğҖīҊĬҎĮѹŊѺ
^ did <commit>	ČҊ
^ did <name>	ğҊ
^ did <tag>	ğ҆
^ did somebody	ĀѺć҆
^ did the	ĀҌĬҏ
^ did they	ĀѸīҋ
^ different	ĎҍŀѺ
^ dir	Őґ
^ dir containing	Őґ
^ do	ĀѬĜҊĠ҈ġѺĥ҈īѺĹ҆Ŋ҉ŋ҈ōґ
^ do i	Ā҆
^ do not	ē҇
^ do tests	ō҇
^ do the	Āѳĥ҈ōҎ
^ do we	Ā҆ĜҊĠ҉
^ do you	ĀѸĹ҆ŋ҇Ŏ҇
^ does	ĀҌĆѹćґĈѵČҒėҜĘ҇ęҚĚҒěҧĜҋğ҆ĠґġѱĢѵģѺĤѺĥҒĦѸĩѲĪѺĬ҆ĭѺĳѺŀѷņѹŇѺŋҜōҍŎѸ
^ does <name>	ĈѸėҖĘ҉ęҔĚҊěґĠҌġѺī҈Ĭ҈ŀѺŃ҇
^ does <path>	ěґĜҊĥ҉ĩѺ
^ does <tag>	ğ҆
^ does every	Ā҆
^ does it	ĀҎ
^ does our	Ā҆
^ does the	ČҏėҋęҊě҆ŋҌ
^ dose	ĀѸě҆ŋҌ
^ dose the	ě҇
^ enumerate	ĀѶąҒľҌŎ҆
^ enumerate the	ĀѲąҐľ҇Ŏ҆
^ env	Ā҆
^ env var	Ā҆
^ every	ĀҚąҙĉѱ
^ everything	đ҆ĩ҇Ňҕ
^ exceptions	Āґ
^ exceptions <name>	ĀҗŃѯ
^ existence	Ġ҉ŊҏŒѸ
^ existence of	Ġ҉ŊҏŒѸ
^ explain	Ā҆ġң
^ explain <name>	Āѵġҧ
^ explain the	ĀҌ
^ explain what	Ā҆
^ export	ĀҊ
^ exports	ĢҐ
^ exports from	Ģ҆
^ exports of	ĢҊ
^ fields	ģҎ
^ file	Ā҆ċ҉ČѺĴѵĹґļ҈őҊ
^ file and	ĶѺĹҒ
^ file line	Ķ҈
^ file where	ĀҋĴѸ
^ files	Āҡă҉ċ҇
^ files added	ĀѹĂ҉
^ files last	Ā҆
^ files that	ă҈
^ find	ĀѸĂҊĆѵĉ҇ėѺęѷěѹĞҏģѺĴғĵ҆ĹҚļґľѷŇѸŉѺŋѹŐҗő҉Œ҈œѵ
^ find <name>	ĞғĹңŐґ
^ find all	Ă҈Ĉ҇ĉѺĿҊł҈
^ find everything	Ĩ҆
^ find me	ĀҐĉҊĹѹļѺ
^ find out	Ě҆
^ find test	ŒҌ
^ find the	ĀѸĵҍĺ҆
^ first	ĀҔ
^ first change	Ā҇
^ first file	Āҋ
^ fix	ĀҕŒѺ
^ fix the	ĀғŒѺ
^ folder	Őҋ
^ folder holding	Őҋ
^ for	Ć҆Ď҆ĔѴĤҌĨ҇
^ for <name>	āѹĔѹŀ҇
^ for a	Ā҇
^ for class	ĆҌ
^ for the	Ď҇ġѺĨҊ
^ for what	ġҍ
^ for which	Ĥ҆
^ former	ńґŅѺ
^ former name	ń҉ŅѺ
^ former path	ń҉
^ from	ĀѷĆ҈ĉҍĭ҈ńҔŅѳŇѺ
^ from what	ĉ҉ńҋŅѺ
^ from which	ĀѸĆ҈ń҈ŅѺ
^ full	ą҇
^ func	ĔҐ
^ func <name>	ĔҐ
^ funcs	Ā҆
^ funcs that	Ā҇
^ function	Ļ҈
^ function <name>	Ļ҈
^ functions	đҊ
^ git	ċ҉ġҦĮґį҆łѺ
^ git blame	ı҆
^ git log	ĀѹĮҒįҊ
^ git show	ċҊ
^ give	ĀњĂ҉ĉҊĐ҆ĔѺęѺġҎĢ҈Ĩ҆ĩҋĹѷŃ҈ōѹŏ҆ŐѺ
^ give every	Ģҍ
^ give me	ĀѵĉҍĔѹĨ҈ĲҊĶѷĸѹŐѸ
^ give the	ĀѢĂ҇ď҈ĩҊĵѺĶҎŃ҈Ŕ҆
^ given class	Ě҇
^ given commit	Ā҇
^ global	ĵҋ
^ go	ĀѶĭҏĴҊ
^ go to	ĴҊ
^ good	Āѭ
^ good afternoon	ĀѴ
^ good morning	ĀѸ
^ had	ğ҉
^ had <name>	ğ҆
^ has	ĀѷČ҇ė҆ęҌĜҋĠҊī҈Ĭҋ
^ has <name>	ĀѺė҉ī҇Ĭҍ
^ has anybody	Ĝ҉Ň҇
^ has the	ĀѸę҇Ġҍ
^ head	į҉
^ hello	ĀҊ
^ hello |	ĀҊ
^ help	ĀҕĉѺĺ҇
^ help me	ĀҕĉѺĺ҇
^ hey	ĀѭĂ҇ăѹ
^ hey do	ĀҊ
^ hey i	ĀѸ
^ hi	Āҏ
^ hi there	Ā҆
^ hi |	Ķ҆
^ how	ĀӌčґĎҊĐҌĖҊĜѸĦҌħҕīѶĬѺĮґİ҆Ĳғĳ҆ĽҎŉҍŊѹōѹ
^ how big	Đ҆
^ how calls	Ņ҈
^ how can	Ā҈
^ how come	ĀҬ
^ how deep	Ā҆
^ how did	Āѹń҉
^ how do	Ďҍŀ҆Ő҆
^ how does	ĀѭĦҔħҍĳҊ
^ how is	ĀѲħҌİҌ
^ how long	Įґ
^ how many	ĀҲčҐĲҔĽҐŉҏ
^ how much	Đҋ
^ how new	ĖҊ
^ how often	Ā҈č҈
^ how to	ĀҒ
^ how would	Ł҇
^ hwo	ĀѸ
^ hwo many	ĀѸ
^ i	ĀќĎ҇Ė҇Ę҈ę҈ī҈ĭѸļ҉ŀѷœ҆
^ i d	ĀҋİѺ
^ i m	Āѷ
^ i need	Āѱī҉ĺ҆ļ҇
^ i ve	ĀѸ
^ i was	ĀҍĿ҆
^ identify	ĀќąѺĈҎľ҈Ŀ҉ŃҊ
^ identify all	ľҋ
^ identify each	ĈҒģ҇Ńҋ
^ identify every	ĀѶĿҋł҈
^ identify the	ĀѮĝ҆
^ if	ĀѫēҏĲ҆
^ if i	ĀѱēҏĨ҆Ĳ҆
^ impl	ĀѱġѺĤҒĪҒ
^ impl <name>	ĀѴĤҖ
^ implementations	ĤҎ
^ implementations of	ĤҎ
^ implementors	Ĥ҉
^ impls	Ĥ҈
^ impls of	Ĥ҈
^ import	ĀѸěѹĦҐĩҔŎѷ
^ import chain	ĦҊ
^ import hops	ĦҊ
^ import list	ĩ҆
^ import of	Ĝ҇
^ import statements	ĩҒŎѵ
^ imported	ĩ҇
^ imported modules	ĩ҇
^ importers	ĨҖ
^ importers of	ĨҖ
^ imports	ĨѵĩҩŎѴ
^ imports in	ĩҔŎѱ
^ imports missing	ĀҊ
^ imports of	ĨѶĩҖŎѷ
^ imports still	Ā҆
^ in	Āѵą҆ĆѺĈѷĉ҇Ċ҆ĐѱĒѷēѬĔґę҉ĜѶĢѺĤѺĩѹĮҌįѲı҇ĲѺĴ҉ķ҈ĻҊĿ҈ŀѷł҈ŅѺņ҆Ō҈ō҆ŐҌŒ҇
^ in <name>	ā҇ĐѶēѶĔ҈ō҆
^ in <path>	Ĝѹı҇
^ in class	Ĺ҆
^ in how	ą҈
^ in the	ĀѴęҋĮ҉ľ҉ņ҉Ō҇Őѹ
^ in this	Ā҉įѷ
^ in what	Ā҇Ď҆Ğ҇Ŀ҆ŐҍŒ҉
^ in which	Ą҆ĈѺĉҊĞѸĴҋĶѺĺ҇Ļ҇Ŀ҆ŐҊ
^ in wich	Ķ҇ł҈
^ includes	ĨѱĩҜ
^ includes of	ĨѱĩҜ
^ inferred	ņѸŏҋ
^ inferred type	ņѸŏҋ
^ inheritance	Ćҏ
^ inheritance of	Ćҏ
^ initial	ĄҊē҈
^ initial add	ĄҊ
^ inner	ĺҐ
^ inner func	ĺ҇
^ inside	Ļҍ
^ inside <name>	Ļ҇
^ instance	ģ҉
^ interface	ĪҌ
^ interfaces	Īҍ
^ interfaces of	Ī҉
^ into	ńѺŅҋň҇
^ into what	Ņ҉
^ is	ĀҰąѹĆѨćғĈѸČҚčѹďѵĐѷēѺĖѹėҎĘқęҐĚҜěҐĜҤğҌĠ҉ġѶĢѸĥҒħѵĨѺĩѸīҟĬҠĭ҆ĮѶıѸĳѹĴѺĵѺĶѺĺѸńѺŅѺņѲŇѯŋҊōҌŎѺŐѹŒѰ
^ is <commit>	Č҆
^ is <name>	Ā҇ĆѱĈѺČ҈ėґĘҙęҒĚқě҉ğҊŇѲ
^ is <path>	Ā҈Č҈ě҇ĜҤħѸ
^ is a	ĀѸĭ҇
^ is access	Ĭ҆
^ is func	ī҇
^ is it	Āѹ
^ is line	ĀҌ
^ is not	ĀѸī҈
^ is symbol	Ĭ҆
^ is teh	Ĭ҇
^ is test	ō҈ŒѺ
^ is the	ćҙĚ҆īҊĬ҈
^ is there	ĀҐĚѺĥҊīѹ
^ is this	ĀҋŁ҇
^ java	Āѷĭҏ
^ jump	Āѷĵ҆ĶҒŒ҉
^ jump to	Āѷĵ҆ĶҒŒ҉
^ kindly	Ĺ҇ŀ҇
^ kindly tell	ŀ҈
^ last	Įҏ
^ latest	ĀҋĖѹ
^ leftover	ŎҊ
^ leftover imports	ŎҊ
^ license	İғ
^ line	Ĳ҈ĴҍĹѺŒ҈
^ line <line>	Āѹı҇ĳ҉
^ line count	ĲҊ
^ line of	ĺ҆Œ҉
^ line where	Ā҆Ĵҏ
^ list	ĀғāҐĈ҆ĝҞĤҌĽѶľ҉ŀѮŃ҆ň҇ŉѴōѸŔ҆
^ list every	ĀҍĉѺ
^ list of	āҏĝҟĽѸľҋŀѱ
^ list the	ĀҏĒ҇Ĥ҆ĩ҆ŉѵōѹŔ҇
^ literal	ĐҊœҊ
^ local	ĺҋĻѺ
^ locate	ĀѯĐѹĴ҈ĵҋĸ҆ĺ҇ļ҉ŊѺŒ҈œѺ
^ locate <name>	Ĺ҆
^ locate the	ĀѳĐѺĴ҈ĵ҉ļ҉Œ҈œѸ
^ location	Ĵ҇ķ҈ĸ҈ĿѺő҆
^ location of	Ĵ҇ĸ҈ĿѺő҆
^ longest	Āғ
^ longest line	Ā҉
^ look	Āѵą҆Ĥ҆ĴѺŐ҆
^ look up	Āѵą҆Ĥ҆ĴѺŐ҆
^ looking	ļ҆
^ looking for	ļ҆
^ main	Ā҆
^ main author	Ā҆
^ make	ĀҵęѺīѲŋѵ
^ make <name>	ĀңęѺīѲ
^ member	ľҟ
^ merge	Ā҇
^ method	ĸҏĹѹľҐ
^ method <name>	ĸґĹѺ
^ method names	ľ҆
^ methods	ĀѶāѵĈҊĉ҇đ҇Ľѯľҝ
^ methods <name>	Ĉ҆
^ methods of	ľҊ
^ methods that	ľ҆
^ min	ĭҋ
^ min <name>	ĭҋ
^ mit	İ҇
^ module	Ģ҆ő҆
^ module <name>	ő҇
^ modules	ĨҌ
^ modules pulled	ĩ҈
^ modules using	ĨҊĩѹ
^ most	Į҆
^ most recent	Į҆
^ move	ĀҔ
^ move the	Āҍ
^ must	Ā҆
^ name	ĀѲĒ҇ĩ҇Ī҈ľ҆ŀ҈ńѹŌ҈
^ name all	ĩ҇Ī҈
^ name every	ĀѷĈ҉Ē҆ľ҈
^ name the	ŀ҉
^ names	Ā҇
^ names of	ŀ҆
^ needless	ĩѶŎҒ
^ needless import	ĩѸŎҌ
^ nested	ĺ҇
^ new	Ņ҈
^ newest	ĀѵįҐ
^ node	Āѷĭҏ
^ number	ĀҚĽѹŉ҉
^ number of	ĀҚĽѹŉ҉
^ of	ĀѥąѺĖ҆ġҌĢҍį҇Ļ҆
^ of all	Ā҇į҈ő҆
^ of the	ĀѷĢ҆Ļ҆
^ of what	ĀѳġҌ
^ of which	ĀѹĢ҇
^ old	ńѷŅҖ
^ old file	ńѹŅҌ
^ old name	ŅҊ
^ oldest	ĭ҈
^ on	Ć҈Ĉ҆ď҈ĶҊĹҍĻѺŇѸŐѺőѺŔ҉
^ on what	Ć҉ď҉ĶҌŇѹ
^ on which	Ĉ҆Ĺҋļ҆őѺŒ҈
^ on |	Ŕ҆
^ origin	Ą҇ńҋ
^ origin commit	Ą҇
^ origin of	ńҋ
^ original	ń҆
^ original name	ń҆
^ ought	Ā҇
^ ought <name>	Ā҇
^ outgoing	ĈґĉѶ
^ outgoing calls	ĈґĉѶ
^ over	Ħ҆ħ҆
^ over which	Ħ҆ħ҆
^ overrides	Ā҈
^ overrides of	Ā҈
^ overriding	Ŀҏ
^ overriding methods	Ŀ҉
^ param	ĀҟĒѺŃѺ
^ parameter	ēҊĔѹŀҋ
^ parameter <name>	ēҊĔѹ
^ parent	Ćҋ
^ path	ĀѺĴҋĶҊńѵŐҚŒ҆
^ path of	ĶҋńѶŐҔ
^ path to	ĴҌŐ҆
^ percentage	ĀҌ
^ percentage of	ĀҌ
^ places	Ğ҉
^ places that	Ğ҉
^ please	ĀѮĆ҇ĶѺĻ҆ľѵ
^ please show	Ć҇
^ please to	ĀѺ
^ point	ĀѹĶҏĹҌ
^ point me	ĀѹĶҏĹҍ
^ predecessor	ĀѺń҈
^ predecessor of	ĀѺń҈
^ previous	ńҔŐѸ
^ previous name	ń҈
^ previous path	ńҌŐѸ
^ print	ĀѰĐ҇ĕҪĢҋģҌįҍıѺĳҍĵѸ
^ print <path>	ĳ҈
^ print all	ĢҌ
^ print the	ŀ҇
^ prior	ńҙ
^ prior filename	ńҙ
^ project	Ł҇
^ properties	ģғŏѹ
^ protocols	ĪҔ
^ public	ĢҎ
^ pure	āҐ
^ pure virtual	āҐ
^ put	Āҋ
^ put a	Ā҆
^ pytest	ĀѰŋҏōҗ
^ pytest <path>	ĀѸōҋ
^ pytest k	ŋҔōѺ
^ python	ĀѶĭҏ
^ quantity	Ľ҉ľѺ
^ quantity of	Ľ҉ľѺ
^ quick	ńѷ
^ quick question	ńѷ
^ raisers	łҙ
^ raisers of	łҙ
^ referenced	Ŏ҇
^ referenced imports	Ŏ҇
^ regarding	Ā҇ĉ҆ĵѺń҇
^ regarding commit	Ā҇
^ regarding the	ĀѸĉ҇
^ reimplementations	Ŀ҈
^ reimplementations of	Ŀ҈
^ releases	Ā҇
^ remove	Āғ
^ remove the	ĀҐ
^ rename	ĀҕńҋŅҊ
^ rename source	ńҎ
^ rename target	ŅҌ
^ rename the	Ā҉
^ replace	ĀҔ
^ repo	ĀѸĄѺį҉ŁҔ
^ report	Āѧā҆đ҆Ġ҆ĵ҈
^ report all	Ĩ҆Ň҇
^ report every	đ҇ň҆
^ report the	Āѫā҈ĩ҆
^ report where	ĵҋ
^ report whether	Ġ҇
^ required	ĀѸĖҊĭґ
^ result	ņ҆ŋ҆
^ result type	ņ҆
^ return	ņҊ
^ return annotation	ņ҉
^ reverse	ĨҖ
^ reverse dependencies	Ĩ҉
^ reverse deps	Ĩҍ
^ revert	ĀҚČѹįѹ
^ revert <commit>	ĀҍČѹ
^ run	Āѹćҋŋ҉ōғ
^ run test	ŋҊ
^ run tests	ō҉
^ run the	ćҌŋѺ
^ runtime	ĕ҆
^ rust	Āѷĭҏ
^ say	Ā҈Ő҆
^ say me	Ő҆
^ search	œ҇
^ sed	ĳҔ
^ sed n	ĳҔ
^ set	Ā҇
^ set <name>	Ā҇
^ setting	ď҆
^ setting <name>	ď҆
^ sha	ĄҊ
^ sha that	ĄҊ
^ shortest	ħҋ
^ shortest import	ħ҇
^ should	Āӊ
^ should <name>	ĀҞ
^ should <path>	Ā҉
^ should the	Āҋ
^ should we	Ā҆
^ show	Āѫā҈ģ҆Ĥ҆ıѺĳ҇ŀҋ
^ show <name>	Ď҉
^ show all	āҌĤҊ
^ show line	ıѺĳ҈
^ show me	ĀѴď҇Ķ҈
^ show the	ĎѺŀҌŁ҇
^ signature	ĎҎŀҌ
^ since	ĀҕĄҋĥѷīѷĮҗ
^ since what	Į҇
^ since when	ĀҏĥѺĮґ
^ since which	ĀҌĄ҇
^ size	Ĳ҉Ľ҆
^ size of	Ĳ҉Ľ҆
^ skip	ĀҐ
^ skip the	ĀҐ
^ slowest	ĀҠŌѶ
^ slowest import	Ā҆
^ so	ĀѫęҖ
^ so is	ĀѱęҖ
^ somebody	ĀѺĶ҆
^ somewhere	ė҆
^ somewhere in	ė҆
^ sorry	ĀѨ
^ sorry i	ĀѶ
^ sort	Āҏ
^ sort the	ĀҐ
^ source	Ĵ҆Œ҆
^ source of	Œ҆
^ split	Ā҇
^ spot	ĵ҆
^ starting	ĀѺĦ҇
^ state	ĀѴ
^ stop	Ā҆
^ stop everyone	Ā҆
^ struct	ĴҎĹѸ
^ struct <name>	ĴҎĹѸ
^ structs	Ĥ҆
^ subclasses	Ň҇
^ subclasses of	Ň҇
^ summarise	ġҎ
^ supported	ĭҕ
^ tags	ĀҐ
^ tell	ĀѸĒ҇ĶѺĺѺļ҈Ŋ҆
^ tell me	ĀѸĒ҇ĶѺĺѺļ҈Ŋ҆
^ test	ŊҔōҋ
^ test <name>	ĀҊŋ҇ōѷ
^ test case	Œҋ
^ test count	ŉ҉
^ test result	Āѹōғ
^ tests	ŌғōѺ
^ tests in	ĀѺŉҊ
^ that	ĀѺĴ҇
^ that <name>	Ĵ҇
^ the	ĀћăҍĈѺČѹĎ҆ē҇ę҇ĚѷĜѹĝѺĞѵĠѶĢҋĨ҉ĩѺīѺĭҋĮ҇ĳҌĴѺĹѹĽѺŀҊŁҋłѷń҈ņҋŇѹŌҊōѷŎ҈ŏҊŐҊőѴœ҆
^ the <name>	ĀѶĳ҆ĸ҈Ň҆
^ the arguments	ŀ҆
^ the attributes	ģ҆
^ the chain	Ħ҆
^ the checkin	Ą҉
^ the class	ĀҊęҊľ҆
^ the classes	Ć҆ĤҌŇѹ
^ the default	Ĕ҇
^ the directory	Ő҈
^ the environment	ĀҍĞѷ
^ the exception	Ā҈
^ the file	ĀҌĩѺĵ҉ń҉Ŏ҆őѹ
^ the function	Ā҈Ĕ҇Ę҈ī҆ĺѷ
^ the import	ĩ҇
^ the imports	ĩ҇
^ the inner	ĺ҈
^ the length	č҇
^ the location	ŐҊ
^ the lowest	ĭ҆
^ the methods	ľ҈
^ the name	Ĭ҉ń҈
^ the new	ă҆
^ the newest	į҇
^ the old	Ņ҆
^ the params	Ďҋŀ҈
^ the reverse	Ĩ҈ĩѺ
^ the setting	ď҆
^ the stack	Ķ҆
^ the struct	Ĵ҈
^ the subclasses	Ŀ҆
^ the test	ŊҊ
^ the tests	ŌҊ
^ the text	Ā҇
^ the thing	ĀѰă҈
^ the type	ŁҊņҊ
^ the value	ēҊ
^ the variable	Ā҇
^ the verison	ĭ҆
^ there	ą҆
^ there is	Œ҆
^ this	ĝ҆
^ through	Ħ҈ħ҆
^ through which	Ħ҇
^ throw	Ń҈
^ throw statements	Ń҉
^ to	ĐҌĪ҆ńѸŅҋ
^ to what	Đҋ
^ total	ĀѺčҎĽґľѵŉ҆
^ total methods	ĽҐľѵ
^ total revisions	č҉
^ trait	ĀҊ
^ trait <name>	Āҋ
^ traits	ĪҔ
^ try	Āѱćғ
^ turn	ĀҌŁѺ
^ type	ļ҈ŏҔ
^ type <name>	ļ҈
^ type alias	Ā҇
^ type of	ĀѸŏҕ
^ types	Ĥ҇
^ under	ĀҌď҇Ĵ҇Ł҆ŃѴńҊŐ҉
^ under what	ď҆ŃѺ
^ under which	ĀҌŁ҆ŃѺń҆
^ undo	Āҍ
^ undo the	Ā҆
^ undo what	Ā҇
^ unneeded	ĩѺŎ҈
^ unneeded imports	ĩѺŎ҈
^ unused	Ā҆
^ unused functions	Ā҇
^ usages	ĀѷĈѺĉғ
^ users	ĨґőѺ
^ users of	ĨґőѺ
^ value	ĔҌ
^ value of	ĐҊ
^ var	ŏ҆
^ var <name>	ŏ҆
^ variant	ķҍ
^ variant <name>	ķҍ
^ verify	ĀѯĠ҆
^ verify that	ĀѶ
^ verify the	ĀѹĠ҆
^ version	Ėҏĭѷ
^ via	ħ҈ĩѺ
^ via which	ħ҈
^ waht	Ő҆
^ waht folder	Ő҆
^ was	ĀҠČҖīҍĬ҉ĮѸńѴ
^ was <name>	Č҈ğѹīҎĬҊ
^ was <path>	Ā҇ČҌ
^ was the	ĀґńѶ
^ was there	ğ҆
^ wc	ĲҎ
^ wc l	ĲҎ
^ we	Āљğ҆
^ we had	Āѹ
^ we re	Āѯ
^ were	Āѹ
^ what	ĀҧĂѹă҆Ą҇ąѵĆ҇ćѹĈҐĉ҉ċ҈Čѫč҆ĎѸďѳĐҐđ҉Ēҋĕ҉ėѸĘѴęѲĚѵěѵĜѴĞѹğѴĠѴġѱĢҜĤҍĥѵĦѹħѶĨқĩҏīѲĬѸĮѲįҏİ҇ıѰĵѸķѷĸѹĻѶĽҊĿ҆łҊŃғŇҋŉҋŊѶŌҏōѷŎҏŐѱőѵœѷŔ҆
^ what <name>	ĈҒĎҊĐѹĢҎŀѹ
^ what <path>	Ģ҉
^ what all	ĀѮĕ҆ģ҇Ĥ҇ŀ҉
^ what are	Ā҇Ň҇
^ what breaks	Āґ
^ what calls	ĀѹĈҊ
^ what can	ĢҎĨѺľ҇Ń҈
^ what classes	Ň҇
^ what code	ĀѺĉ҇łҊ
^ what comit	Ą҈
^ what commit	ĄҎ
^ what data	ģ҆
^ what default	Ĕ҆
^ what dependencies	ĩ҉
^ what depends	ĨҒ
^ what did	į҇Ņҍ
^ what do	Ā҈ā҆Ń҆
^ what does	Đҕē҉ĕҌĢҐĩҊŀ҆Ŏ҉Ŕѹ
^ what errors	Ń҈
^ what exactly	Ā҈ĮѺ
^ what extends	ŇҌ
^ what fields	ģ҇
^ what file	ĵ҆Ĺґĺ҆ŅѷŒҊ
^ what files	ĀѹĂҋ
^ what folder	Ő҆
^ what for	ĀѺŁ҆
^ what functions	łҐ
^ what gets	ĕ҆ĩ҆
^ what had	ń҆
^ what happens	Āҗ
^ what has	Ā҆Ď҆đ҇Ņҍ
^ what i	Ĭ҇
^ what import	Ŏ҈
^ what imports	ĨҊ
^ what interfaces	ĪҊ
^ what is	Āҡā҇Ć҆ĉѴčҋđ҈ē҉ĖѹĢҋĩ҇ıѺĲҋĳ҆ĵѺĽҊņҎŉҐ
^ what job	ĀѸġҏ
^ what kicks	Ŕ҇
^ what kind	Ā҈Łѹņҋ
^ what kinds	Ń҆
^ what line	ĀѳĴҔļ҉
^ what methods	ľ҈
^ what modules	ĩ҈
^ what names	Ā҆
^ what number	ĀѷĐҎĽҎ
^ what other	Ā҉ĩ҆
^ what overrides	Ŀҍ
^ what properties	ģҊ
^ what pulls	ĨҒĩѺ
^ what relies	ĨҌ
^ what should	Āҏ
^ what sits	Ň҇
^ what stands	Ć҇
^ what test	Ōҍ
^ what tests	Ō҈
^ what things	Ģ҇
^ what triggers	Āѹĉқ
^ what type	ĀҐģѹŏ҇
^ what value	ĐғĔ҇
^ what values	Ā҇
^ what version	ĭ҇
^ what was	ĀѷĮҋįҊńҐ
^ what will	Ā҆
^ what would	Āҋġ҇
^ when	ĀҖĄ҉ĎѺĔ҇Į҈į҆ő҆Ŕҋ
^ when <name>	ĀѺĔ҇
^ when did	ĀҜ
^ when does	ĀѺŔҊ
^ when i	ĀѶő҇
^ when was	Āҋį҆
^ when will	Āҍ
^ wher	ĀѶĞ҆Œ҈
^ wher does	Ğ҆Ĵ҆
^ where	ĉ҇Đѷđ҈Ğѵĵ҆ķ҇ĸ҇ĹҘĺҌĻҎļ҈łҐńҍŅҍŋѶŐҐő҉
^ where are	łҊ
^ where did	ĀѨĵ҉ńҋŅҐ
^ where does	ď҇ĶҊĺҋļ҇ł҈
^ where has	Ĺ҉
^ where in	ĀҠĞѹĶ҆Ő҆ŒѺ
^ where inside	Ļҋ
^ where is	ąѺĉ҆ďѺđ҆ĶѺĹҕĺґļѺŌ҆Őґő҈
^ where should	Ā҈
^ where was	ń҉
^ where within	ĺѹĻҎ
^ whereabouts	ĀѶď҈ĵ҆ĶҋŐҌŒ҇
^ whereabouts has	Őҋ
^ whereabouts in	ď҈Œ҇
^ which	ĀҼćѶĉҋĊ҆ČѴčѴđҊĒ҇ĕ҇ėѹĘѹęѷĚѸěѷĜѹĝ҈ğѹĠѸġґģ҈Ĥ҆ĥѸĦѴĨҘĩҍīѳĬѶĭѵį҆ĲѷĴѹĸѹĹѵĺѸĽѶľ҇Ŀ҆ŁѺŅҕň҇ŉѵŊѹŋѹŌѸōѷŎҔŐҊœ҆ŔѺ
^ which <mark>	Ēҍ
^ which <name>	ĆҌ
^ which annotations	Ē҉
^ which args	ŀ҆
^ which arguments	Ā҆
^ which attributes	ģҌ
^ which base	Ā҇
^ which branches	Ā҆
^ which callers	Āҋ
^ which change	Ą҉
^ which children	ĀѹĿ҆Ň҉
^ which class	ĆҐņ҆
^ which classes	Ć҈Ňҍ
^ which code	ĳ҉
^ which commit	Ā҆į҆
^ which decorators	Ēҋ
^ which default	ĀѷēҊĔ҆
^ which derived	Ŀ҈
^ which directory	ŐҊ
^ which errors	Ń҉
^ which exceptions	Ā҆
^ which file	Ċ҉Ķ҇ńҏŅҘ
^ which files	ĀҎąҎĩ҇œ҆
^ which function	ĉ҈
^ which functions	ĀҘĈ҇đ҆Ģ҉ł҈
^ which headers	ĩ҉
^ which helpers	ĀѶĈҎ
^ which import	ĩ҆
^ which imports	ħ҇ŎҌ
^ which inputs	Āѷŀҍ
^ which interface	Ī҇
^ which is	ĀҋĮ҈
^ which jobs	Ā҇
^ which licence	İ҈
^ which line	ĀѶď҆ĻҌ
^ which member	ľҋ
^ which method	Ā҆
^ which methods	ĀѹĈ҇ĉҗ
^ which module	Ķ҇
^ which modules	Ĩҋĩ҆Ŏ҇
^ which names	Āґ
^ which of	ĀҕŅ҆őґ
^ which ones	ā҇
^ which other	ĨҎ
^ which parameters	Ďҋ
^ which part	ď҆
^ which person	ıҋ
^ which private	Āҋ
^ which release	Ā҆
^ which routines	Ĉ҆đ҇
^ which script	ĀѹĞҊĵ҈
^ which source	Ċ҇
^ which sources	ĀѶĨғ
^ which subclass	Ā҉Ŀѹ
^ which subclasses	Āғ
^ which subfolder	Őҍ
^ which symbols	Ģ҇
^ which tags	ň҉
^ which test	Œ҇
^ which tests	ĀҋŌҊ
^ which traits	ĪҊ
^ which type	ŏҌ
^ which types	ĤҎ
^ which value	ĀѺĐҐ
^ which version	Ė҇ĭѸ
^ which versions	Āѹň҇
^ who	ĀҠāѸĆҏĈҋđҊĞҎğѺĤҕĨҢīѷıҔĳѶĿ҉łҍŃѺŇҏ
^ who added	ĀҐ
^ who all	ĀѳŇ҆
^ who are	ĀѩĆ҆ĤҌĨ҆
^ who calls	Ā҇ĉ҆ıѺ
^ who catches	Ā҆
^ who decided	ĀҊ
^ who declared	Ā҉āѺ
^ who implements	ĀѺĤ҉
^ who imports	ĀѷĨҌ
^ who is	ĀѯĆҏı҇
^ who made	Ā҉
^ who overrides	ĀѹĿ҉
^ who pinned	ı҆
^ who put	Ā҈
^ who raises	ł҇
^ who renamed	Āҋ
^ who requires	ĀѮĨҗ
^ who reviewed	ĀҐıѸ
^ who subclasses	ĀѵŇҎ
^ who throws	Āѹł҈
^ who wrote	Ā҉ı҉
^ whom	ĀѺ
^ whom does	ĀѺ
^ whose	ĀѱĆҏĨґĬѸıҐĳѺŇҕ
^ whose child	ĆҔŇѴ
^ whose imports	ĨҌ
^ why	ĀӸ
^ why are	Ā҆
^ why did	Ā҉
^ why do	Āҍ
^ why does	ĀҮ
^ why is	ĀҬ
^ why was	Āґ
^ will	ć҈ī҇
^ will <name>	ć҆
^ will i	ī҇
^ with	ĀѵĄ҇Ē҉ĭ҉ŃҊ
^ with what	Ą҆Ē҈
^ with which	ĭ҇Ń҆
^ would	ĀѺĚҊĜ҇ī҇ĬҊ
^ would <name>	ĀѺĬҍ
^ would a	ć҆
^ would i	Ĝ҇
^ would it	ĀҊ
^ would you	īҊ
^ write	ĀқŊѹ
^ write a	ĀҔŊѹ
^ you	ĀҘ
a	ĀҔāґĂѺăѺĄѴąҎĆѶĈѮĊ҆ĒѸēѷĔѹĕѺĖѰėґĘҊęҎĚҎĝѺğ҆ĠҕĢѳģ҆ĤѴĥқĦѶĨѴĩѴĪѶīҟĬѡİѷıѷĳѰĵҊĶѵĹ҇ĻҐŀѲŁҐłҌŅѱŉѶŊҟŋ҉ŏҌŐѹ
a <name>	āѹąҋĉѹęҎĝѹğ҉Ġҝġ҇ģҖīӋĬѷĮѺĶѺľғł҇Ńѹ
a <name> $	ĠҐīҝ
a <name> <name>	ĭ҇
a <name> at	ĀѺ
a <name> call	ėҊ
a <name> exception	ł҉
a <name> for	Ā҈ĝѹĴ҇
a <name> in	ĠҎ
a <name> is	ī҈
a <name> object	Ā҉ģ҇ľҊ
a <name> or	īҌ
a <name> test	Ŋҋ
a <name> what	ġ҇
a <name> yes	ī҇
a <name> |	ąҎęҊīҝ
a _ $	Āңā҉ĆѲėѹęѹĚ҈ĠҎīҞĵ҇Ň҉
a _ <name>	Āҙā҈ĠѷĭҋĸѺĹ҉ŊҖŋѹ
a _ a	ĀѸŁ҈
a _ ago	Ā҇
a _ an	ĀѺ
a _ and	Ćҋĸ҆
a _ as	Ġ҆
a _ at	Āѷ
a _ call	ĀѺėҊ
a _ called	Āґ
a _ child	ĚҊ
a _ class	ĆѸĚ҇Ň҈
a _ could	ġ҇
a _ dep	ĥ҇
a _ dependency	ĥ҇
a _ exception	ł҉
a _ for	ĀҏĝѹĴ҇Ŋѹŋ҇
a _ from	ė҈ĘѺ
a _ function	ĺ҆Ļ҇
a _ import	Ā҆ě҈ĥҋ
a _ in	ĀѰė҈ĠҐĮ҈Ĺ҉
a _ is	ĀѺī҇Ł҆
a _ like	ĀҌ
a _ list	ą҆
a _ name	Āҋń҇
a _ named	Ő҆
a _ object	Ā҉ģ҇ľҊ
a _ of	ĀјĆҋĎ҆ĘҋęңĜ҇ĥ҉īѯĸҊłҊŃҋ
a _ on	ĀҊĒ҈
a _ one	ĀҐ
a _ only	Ā҆
a _ or	ĀѶī҉Łҋŏ҇
a _ parameter	Ā҇
a _ project	Ā҇
a _ state	Āѵćҋ
a _ system	Ł҇
a _ test	Ŋҍ
a _ to	ĀѯĉҍČ҉ĘҋīѺņ҇Ō҇
a _ type	ĀҊ
a _ what	ġ҇
a _ which	Āѹ
a _ yes	ī҈
a _ |	ĀҎąҐėҋĠ҆īңĭѹŁ҆ńҌŅѹŊѸŋѸŒ҉
a base	ĆѳĚ҉Ňґ
a base class	ĆѺĚ҉Ň҉
a better	Āґ
a better name	Ā҆
a breakpoint in	Ĺ҆
a breakpoint on	Ā҆
a build	Ł҇
a build system	Ł҇
a call	ĀѩĈѷĉґėғĘҔīѹŃҊņ҉
a call of	ĀѹĘ҉Ń҉
a call to	ĀѸĉҎĘҋņ҇
a caller	ėҔęѸ
a caller of	ėҔęѸ
a change	ĀѯČҎĮҋ
a change in	ĀѸĮ҉
a change to	ČҊ
a child	ĆҏęҒĚѺ
a child of	ĆҐęҍ
a circle	ĥ҉
a circular	ĥҒ
a circular dep	ĥ҇
a circular import	Ā҇ĥ҈
a class	ĀҌĴҋ
a class or	Ġ҆
a class that	Ā҇
a cli	Ł҆
a comparison	Ď҈
a comparison of	Ď҈
a compiler	Ł҆
a concrete	ĀѺāҒ
a concrete <name>	ā҉
a constant	ĵ҇
a constant called	Ā҆
a cycle	ĥҌ
a cycle of	ĥ҆
a cyclic	ĥ҈
a decorator	đҍĒ҈
a decorator $	đ҆
a decorator on	Ē҈
a decorator |	đ҆
a default	Ā҉
a definition	ąҋ
a definition of	ą҆
a dependency	Ĝ҉ħ҆
a dependency of	Ĝ҉ħ҆
a direct	ě҉
a direct import	ě҉
a few	ĀѺ
a file	Ő҉ő҉
a file named	Ő҆
a func	Ā҉
a func in	Ā҆
a function	ĀѴĠ҈ĺҌĻҍ
a function called	ĀѺĻ҆
a good	ĀҔ
a helper	Ķ҇
a kind	ę҈
a kind of	ę҈
a library	ŁҎ
a library a	Ł҇
a library or	Ł҇
a linter	Ŏ҈
a local	Ļ҈
a member	ķ҆
a method	ĸ҆ĹҌ
a method <name>	ĸѺĹҋ
a method of	ĸҌ
a module	ĵ҈őҊ
a nested	ĺ҇
a nested function	ĺ҇
a new	Ā҈ĭ҆
a newcomer	Ā҇
a newer	ĀҊ
a parent	ĀѺĆѹęѸĚҝŇ҆
a parent $	Ň҇
a parent of	ęѺĚғ
a pass	ŋ҇
a passing	ŋ҆
a program	Ł҉
a raise	łҊ
a raise of	ł҈
a reference	Ō҇
a reference to	Ō҇
a rename	ńҌ
a rename |	ńҍŅѺ
a routine	ĀҊīҤ
a routine $	ī҉
a routine |	īҏ
a run	ŋҊ
a run |	Ā҈
a schedule	Ŕ҆
a security	ĀҐĠѺ
a sensible	Ā҆
a sensible one	Ā҆
a short	ġҍ
a specialisation	ęҍ
a specialisation of	ęҍ
a subclass	āҐėѺĚҏ
a subclass $	āҋĆѹĚҌ
a subclass of	ā҈Ć҇ęҍ
a subclass |	Ě҇
a superclass	Ć҇ęѹĚҐ
a superclass of	ęѺĚғ
a test	Ā҆ĠѺīѺŊҬŒ҇
a test <name>	ŊҏŋѺ
a test called	Āҏ
a test for	Ā҈
a test that	ĀѺ
a test |	Œҋ
a tester	ĸ҆
a thing	Ġҏ
a tool	Ł҆
a trait	Ā҇
a typedef	ļҍ
a value	ďҋ
a value to	ď҆
a variable	ŏҍ
a year	Ā҆
a year ago	Ā҆
abc	ĀѺāґ
abc <name>	āҍ
abc <name> |	āҍ
abc _ |	āҍ
about	Āґď҇ŎѺ
about <name>	Ā҈
about <name> |	Ā҈
about _ $	Āҏ
about _ abc	ā҆
about _ call	ī҇
about _ delete	Ĩ҆
about _ imports	Ā҆
about _ |	Ā҉ď҆
about the	ā҆
about the abc	ā҆
about to	ĀѺ
about to call	ī҇
about to delete	Ĩ҆
about unused	Ā҆
about unused imports	Ā҆
above	ĆҕđґĒҭĚ҇ġѺĲѷŇѶ
above <name>	ĆҋĒҜĚ҇Ĳѹ
above <name> $	ĒҘĲѹ
above <name> in	ĀѺĆҎĚ҈
above <name> |	Ē҆
above _ $	ĒҗĲѹ
above _ def	ĒҊ
above _ in	ĀѺĆҎĚ҈
above _ |	Ēҋ
above the	Ēҋ
above the def	Ē҇
abstarct	ĀѺāқľѶ
abstract	ĀҗāӌīӇĬѶĽѸľѣ
abstract $	ā҈īҗ
abstract _ $	Ā҉āҎīҔ
abstract _ <name>	Ā҇ā҆
abstract _ does	ĀѹāҊ
abstract _ in	ā҆
abstract _ not	ī҇
abstract _ of	Ā҈āҊ
abstract _ |	Ā҈
abstract class	Ā҈
abstract class <name>	Ā҈
abstract in	ā҈
abstract is	ī҆
abstract members	āҋ
abstract members of	ā҈
abstract method	ĀҊāѹ
abstract method |	Ā҈āѺ
abstract methods	ĀҕāҖľѴ
abstract methods does	ĀѹāҊ
abstract methods in	ā҆
abstract methods of	ĀҌ
abstract or	ī҇
abstract |	īҚ
abstract | $	Ā҆īҗ
abstractmethods	ĀѸāң
accept	Ď҆Ė҇ŀҍ
accept $	ŀ҈
accept _ $	ŀ҆
accept the	Ď҆
accept |	ŀ҆
accept | $	ŀ҆
accepted	ŀҒ
accepted by	ŀҒ
accepts	Ė҈
access	ĀѶĞҘĬң
access _ <name>	ĞҕĬ҈
access _ of	Ĭҋ
access _ |	Ĭҋ
access level	Ĭҋ
access level of	Ĭҋ
access to	Ĭ҈
access to <name>	Ĭ҈
access wise	Ĭ҉
access wise |	Ĭ҉
according	ĀѸŀ҆
according _ its	ĀѺŀ҆
according to	ĀѸŀ҆
according to its	ĀѺŀ҆
account	ġҎőѺ
across	ąҌ
across the	ąҌ
actually	ĀѴĤ҆ĥ҆Ķ҈
actually _ $	Āѹĥ҆Ķ҈
actually importing	ĥ҆
actually importing $	ĥ҆
add	ĀҢĂ҆ĄҌĩѺ
add _ file	ĄҊ
add a	ĀҎ
add of	ĄҊ
add of file	ĄҊ
add to	Ā҆
added	ĀҐĂҞăҌĄҩĊ҈ċѶĮѹı҆
added $	Ą҆
added <name>	Ą҉
added <path>	ĄҌ
added <path> $	Ą҈
added _ $	Āѹă҈Ąҕ
added _ <line>	ı҇
added _ <tag>	ĀѱĂҘ
added _ first	Ā҈Ąѹ
added _ the	ĀҎċѹ
added _ which	Ą҆
added _ |	ĀѺĄҋ
added between	Ă҉
added between <tag>	Ă҈
added by	Ā҈ċѹ
added files	Ă҇
added it	Ą҇
added line	ı҇
added line <line>	ı҇
added the	ĀҐĄѹ
added the first	Ā҈Ąѹ
added to	Ā҆
added |	ă҉
added | $	ă҉
adding	Ą҇
adding _ $	Ą҇
additions	Ăґ
adds	ĀѷĊҌ
adheres	Ī҆
adopts	Īҋ
affected	ċ҉
affected _ <commit>	ċ҈
affected by	ċ҇
affected by <commit>	ċ҈
after	ĀҢĂ҉ČѯĝҜğѷĪҌŀѺŅҚņҋŇѹ
after <commit>	Ā҈
after <commit> |	Ā҇
after <name>	ĀҚ
after <name> |	ĀҊ
after <tag>	Ā҉Ă҉
after <tag> and	Ă҆
after _ $	ĀҌ
after _ <commit>	ĀҊČѸ
after _ <name>	Ć҈ŇѺ
after _ and	Ă҆
after _ commit	Ā҆
after _ in	ĪҊ
after _ rename	Ņғ
after _ renaming	ń҆
after _ |	Āҗ
after commit	ĀҊČѸ
after commit <commit>	ĀҊČѸ
after implements	Īҋ
after installing	ĝ҉
after its	Ņ҆
after its rename	Ņ҆
after the	Āѷĝ҆ŅғņҊ
after the commit	Ā҆
after the rename	Ņҍ
after the renaming	ń҆
afternoon	ĀѴ
afternoon _ i	ĀѺ
afternoon |	Āѹ
afternoon | i	ĀѺ
again	Āҗĥ҉
again _ $	ĀҔĥ҇
again after	Ā҆
again after the	Ā҆
again |	Āҋĥ҇
again | $	Āҋĥ҇
against	Ď҈
ago	Įҏ
ago _ $	ĀҊ
ago did	ĀѺĮ҈
ago was	Į҆
ago |	ĀҊ
ago | $	ĀҊ
ai	Ġ҉
alias	Ā҇ļҮŏѸ
alias <name>	ĀҋļҖ
alias <name> $	ļҊ
alias <name> is	ļ҆
alias <name> used	Āҏļѵ
alias <name> |	ļ҇
alias _ $	ļҏ
alias _ is	ļ҆
alias _ used	Āҏļѵ
alias _ |	ĀѺļҐ
all	Ă҉ąұĆѵČѺďѷđҒēѺĖѸęѺğѹĠҎĢҌģ҇ĤҏĦѰĩҋīѺĬѷĭѺĲѺĴѹĸѺĹѹļѸľҚĿҍłҐńѹŅѹņѹŇҋōҖŎ҆ŐѶ
all $	Ġ҈
all <mark>	āҎĿҋ
all <name>	ą҉ľҎ
all _ $	Ā҇ć҆ġ҆ō҆
all _ <name>	Ī҈
all _ an	Ĥ҆
all _ commits	Āѵį҉
all _ decorated	đ҆
all _ definitions	ĀҠąѫ
all _ functions	āҍĠ҆
all _ have	Ĥ҈
all _ in	ľҋ
all _ it	ĀѺĕ҆
all _ items	ĢҌ
all _ lines	ĩ҇
all _ methods	ĀѶĽ҆ľҌ
all _ of	Ā҆Ĥ҉Ĩ҆Ň҆
all _ packages	ĩ҆
all _ paths	ĀҋĦѷ
all _ sites	ą҈łҋ
all _ spots	ąҋ
all _ them	Ā҆ąҊ
all _ way	Ā҇
all _ |	ą҉ō҇
all classes	Ĥ҇
all classes have	Ĥ҈
all commits	Ā҇
all do	ŀ҈
all functions	ľҋł҇
all import	ĀҋĦѶĩ҇
all import lines	ĩ҇
all import paths	ĀҋĦѷ
all importers	Ĩ҆
all importers of	Ĩ҆
all is	ĀѲ
all is <name>	ą҆
all its	ľ҉
all its methods	ĀѺľ҉
all methods	đ҇
all of	ąҏ
all of them	Ā҆ąҊ
all overriding	Ŀ҆
all pass	ĀѺō҈
all pass $	ō҆
all protocols	ĪҊ
all pub	ĢҌ
all pub items	ĢҌ
all tests	ō҆
all the	Ā҈ąҊĩ҉į҇ŇҊ
all the commits	Āѵį҉
all the definitions	ĀҐąѺ
all the functions	Ġ҆
all the methods	ĀѹĽ҆
all the packages	ĩ҇
all the spots	ąҋ
all the way	Ā҇
all this	ġ҇Ķ҆
all |	Āґć҆
all | $	Āґć҆
allowed	ĀҕďѺĖқ
allowed _ call	Ā҆
allowed _ for	Ā҆
allowed _ give	Ā҆
allowed _ in	Ā҈
allowed here	Ėҋ
allowed to	Āҍ
allowed to call	Ā҆
allowed to give	Ā҆
allowed twice	Ā҈
allowed twice in	Ā҈
allowed values	Ā҆
allowed values for	Ā҆
alone	Āҍ
alone _ $	Ā҉
alone |	Ā҉
alone | $	Ā҉
along	ĕ҉
along with	ĕ҆
already	ğҏ
already _ $	Ĭ҆
already _ <name>	ğҌ
already _ in	ğ҇
already there	ğ҇
also	Ę҈ęҖĜ҈īѹ
also <name>	Ę҈
also <name> |	Ę҈
also _ <name>	ĀѺęҗīѹ
also _ |	Ę҈Ĝ҈
also a	ĀѲęҗīѹ
also a <name>	Āѱęҗīѹ
alter	ļѺ
alter _ interface	Ā҆ļѺ
alter the	Ā҆ļѺ
alter the interface	Ā҆ļѺ
altered	ċҊČҊ
altered _ $	Į҆
altered _ <commit>	ċ҇
altered in	ċ҆ĮѺ
altered in <commit>	ċ҆
altered |	Į҆
altered | $	Į҆
although	ĀҒ
although _ is	ĀҎ
although it	ĀҒ
although it is	ĀҎ
am	ī҇Ĭ҆ő҆
am _ allowed	Ā҆
am _ correct	Ĭ҆
am i	ī҇Ĭ҇ő҇
am i allowed	Ā҆
am i correct	Ĭ҆
among	ĀѧĆѶČҕĘҗęҋĚҒěґĜғĩѺĬѺŊҋ
among _ ancestors	Ěҋ
among _ base	Ćѹęґ
among _ files	ČҌ
among _ functions	ė҆
among _ importers	Ĝ҆
among _ imports	ěґ
among _ modules	ě҉
among _ of	Ĝ҆
among _ subclasses	ęҐĚѹ
among _ tests	ŊҌ
among imports	Ĝ҇
among imports of	Ĝ҇
among its	ĚҎěҋ
among its imports	ěҌ
among teh	ě҈
among teh imports	ě҈
among the	ĀѯČґĘҚęҊĜҕŊ҇
among the ancestors	Ěҋ
among the files	ČҌ
among the functions	ė҆
among the importers	Ĝ҆
among the imports	Ĝ҉
among the modules	ě҉
among the tests	Ŋ҇
amount	Ľ҉ŉ҇
amount _ methods	Ľ҉
amount _ tests	ŉ҆
amount of	Ľ҉ŉ҇
amount of methods	Ľ҉
amount of tests	ŉ҆
an	āѺąѺēѺĔ҈ė҇ę҆Ě҆ěҝĜҌġ҈ģ҆ĤҙĥҎĨҕĪҕīѸĬѸĭґİѹĶѺķҋĺѺĻ҉ŃѶŇѷŎѺŏ҆őѺ
an <mark>	đ҈
an <mark> line	đ҈
an _ $	ĀѷĜҎĨҋ
an _ a	ĀѺŁ҆
an _ argument	Ĕ҈
an _ cycle	ĥҋ
an _ distribution	ĭ҆
an _ for	Ī҇
an _ function	Ļҋ
an _ in	ě҉Ĝѹ
an _ line	đ҈
an _ loop	ĥҎ
an _ method	Ā҉āѹ
an _ of	ĀѰĚ҇ě҈ĜҊġҌģ҉Ĥғĩ҉Ī҈
an _ release	Ā҇
an _ statement	ě҉
an _ |	ĀҍĨҊŃѹ
an abstract	ĀҊāѹ
an abstract method	ĀҊāѹ
an ancestor	Ěҋ
an ancestor of	Ěҋ
an earlier	Ā҆
an earlier release	Ā҆
an enum	ķҍ
an exception	Ā҉
an exception |	Ā҇
an impl	ĤҌ
an impl of	Ĥҍ
an implementation	ĀѹĪҒ
an implementation of	ĪҌ
an implementer	Ĥ҆
an import	ĀѭěҙĜ҈ĥҒĨҧĩѹ
an import $	ě҇Ĩҍ
an import cycle	ĥҋ
an import in	ě҉Ĝѹ
an import loop	ĥҎ
an import of	ĀѸĜҒĨҎ
an import statement	ě҉
an import |	ĀѺĨҊ
an importer	Ĝ҇Ĩѷĩҋ
an importer $	ěѷĜҎ
an importer of	ěҌĜѹĨѸĩҋ
an inner	Ļҋ
an inner function	Ļҋ
an instance	ę҈
an instance of	Ā҆ę҈
an interface	Ĥ҆
an interface |	Ā҈
an object	ģ҆
an object of	ģ҆
an old	ĭҌ
an older	ĭ҉
an older distribution	ĭ҆
an override	Ŀ҇
an override of	Ŀ҇
ancestor	Ěҋ
ancestor _ <name>	Ěҋ
ancestor of	Ěҋ
ancestor of <name>	Ěҋ
ancestors	ĀѸĆҬĚҎ
ancestors <name>	Ć҈
ancestors _ <name>	ĆҔĚҏ
ancestors of	ĆҜĚҎ
ancestors of <name>	ĆҔĚҏ
and	ĂҔĄѸąҒć҈ĈѹČѺčѵĎҞďѺĔҍĘѺęѸĚѺĝ҇ĞҍğѷĤѺĥ҉ĦҊĩѷīѰĬѷĮѸį҈ıѹĲѵĴ҈Ķ҆Ļ҉ĽѺłѺŃ҆ŊѺŋ҆ō҇ŐѹŒ҇œҎ
and <name>	ĎҚĞҋ
and <name> $	Ď҈
and <name> differ	ĀѸĎҋ
and <name> |	Ā҇ĎѸĞҌ
and <path>	ĀҙĦ҉ĨѺ
and <path> the	Ħ҆
and <path> |	ĀҒĦѹ
and <tag>	ĀҊĂ҉
and <tag> $	Ă҉
and <tag> |	ĀҊ
and _ $	Ā҇Ă҈ĉ҆Ď҇ĝ҆ĶҊĹѷĻ҈
and _ <tag>	Ă҈
and _ differ	ĀѸĎҋ
and _ does	Ģҋ
and _ from	ĀѸġҋ
and _ importers	ĥ҇
and _ in	ħ҇
and _ is	Ġ҆į҈
and _ me	ć҆ōҊ
and _ modules	ĥ҆
and _ number	ĶҊ
and _ of	Ĵ҆ĶѹĹҊļ҆
and _ ones	ŀҊ
and _ share	Ā҆
and _ the	ĀѷĦ҆ōѹ
and _ to	ĸ҆
and _ versa	Ď҉
and _ whether	ō҉
and _ which	Ň҇
and _ |	Ā҈ą҆Ć҉ĎѷĞҍĦѷĩ҇ĭ҈Ń҆ŎѺ
and begins	ħ҇
and begins in	ħ҇
and classes	ĢҎ
and classes does	Ģҋ
and do	Ā҆ōѺ
and in	Ň҇
and in which	Ň҇
and it	ē҇
and its	Ā҇ĉѸĥ҆
and its importers	ĥ҇
and keyword	ŀ҉
and line	Ğ҇Ĵ҆ĶҋĹҋĺ҆Œ҆
and line $	ĉ҇ĶҊĹѸĻ҈
and line number	ĶҊ
and line of	Ā҆Ĵ҆ĶѹĹҊļ҆
and line |	Āѹ
and lines	ą҇
and message	į҇
and need	ĀѸĸ҆
and need the	ĀѺ
and need to	ĸ҆
and not	Ā҈
and so	Ā҆
and so is	Ā҇
and tell	ō҆
and the	Ďҍĥ҆
and the modules	ĥ҆
and vice	Ď҉
and vice versa	Ď҉
and what	į҇Ń҇
and what is	į҇
and when	Ā҈
and where	ĀѺ
and which	ĀѦĆҊĎѺĩ҇ĭҊŀ҇
and which ones	ŀ҇
and which |	ĀѮĆҊĩҊĭ҈
and who	Ā҉
anna	Ā҆
anna _ $	Ā҆
anna only	Ā҆
anna only $	Ā҆
annotate	ı҆
annotated	ĀѶđґĒғņҊ
annotated _ $	Ē҇
annotated _ <mark>	đ҇
annotated with	ĀѹđҍĒҐ
annotation	ĀҒĐѺđҞņҕŏ҇
annotation <mark>	đ҇
annotation <name>	đҔ
annotation <name> $	đҋ
annotation _ $	ĀҘđҋĒѸ
annotation _ <name>	ņғ
annotation _ the	ŏ҆
annotation of	ĀѺņ҉
annotation of <name>	ņҊ
annotation on	ņ҈
annotation on <name>	ņ҈
annotation to	Ā҈
annotation to <name>	Ā҈
annotation |	Āғ
annotation | $	ĀҔ
annotations	ĀѸĒӐ
annotations _ $	ĒҎ
annotations _ <name>	Ēҕ
annotations _ the	ĒҐ
annotations does	ĒҌ
annotations of	ĒҊ
annotations of <name>	ĒҊ
annotations on	ĒҊ
annotations on the	Ē҉
annotations |	ĒҎ
annotations | $	ĒҎ
another	Ā҉ń҉
another _ |	Āҍ
another name	ń҉
another project	Ā҆
another project |	Ā҇
any	Č҇ĎѹĐѺĥҏĮ҈ŀ҆ŊғŎҊő҈
any _ $	Ā҇ő҇
any _ <name>	ĀҊ
any _ and	ĀѺĪ҆
any _ called	Ŋ҈
any _ in	ĀҊ
any _ of	Ĝ҇
any _ that	Ĭ҆
any _ to	Č҇
any _ wher	Ō҆
any _ |	ĀѺą҇ĮҊ
any chance that	Ĭ҆
any circular	ĥ҈
any class	Ā҇
any good	Āҏ
any good |	Ā҇
any import	Ĝ҇ĥ҉
any import of	Ĝ҇
any imports	Ŏ҆
any interface	Ī҇
any more	ĀѸĮҊ
any more |	ĀѸĮҊ
any place	ĀѺ
any test	ĀѺŊҍ
any use	Ŏ҈
anybody	ĀѸāҌĜ҈Ĩ҆Ň҇
anybody _ <name>	ĀѸĴ҇Ňҋ
anybody _ <path>	Ĝ҈
anybody imported	Ĝ҉
anybody imported <path>	Ĝ҉
anyone	Āѹā҇ķ҇
anyone _ $	ĀѺķ҇
anyone |	ĀѺķ҇
anyone | $	ĀѺķ҇
anything	Č҇đ҆ĠҜįѺŃ҇ŇҊ
anything _ <name>	ĀѹĠҎ
anything _ <path>	Č҆
anything _ all	Ġ҆
anything _ is	Ňҋ
anything _ the	Ġ҈Ō҆
anything _ to	Ā҇
anything _ what	ĀѹŃ҈
anything at	Ġ҆
anything at all	Ġ҆
anything called	Ġҍ
anything called <name>	Ġҍ
anything in	ĀѺČ҇Ō҆
anything in the	Ō҆
anything similar	Ā҉
anything similar to	Ā҉
anything that	ĀѹŇҋ
anywhere	ĀѸĜ҈ĠҔ
anywhere _ $	Ġ҇
anywhere _ <path>	Ĝ҆
anywhere _ this	Ġ҆
anywhere in	Ġ҉
anywhere in this	Ġ҆
anywhere |	Ġ҇
anywhere | $	Ġ҇
apache	ĀѫİҜ
apart	ĀҕĎ҈ŇѴ
apart _ <name>	ĀҋĎ҇ŇѴ
apart from	ĀҔĎ҇ŇѴ
apart from <name>	ĀҋĎ҇ŇѴ
api	Ā҈Ģҏ
api of	Ģҍ
app	Ł҈
appear	ĀѴĄ҆ĆѸĚҎ
appear _ $	Ą҆
appear in	ĆѸĚҎ
appeared	Ă҆
appears	ĀѺœ҇
application	Ā҆Ł҇
applied	đҗĒҕ
applied _ $	đ҆
applied _ <name>	ĒҒ
applied to	đҒĒ҉
applied to <name>	Ē҆
applies	İҏ
applies to	İ҆
are	ĀҗāҎă҉ĄѷąҋĆҍĈҍĎ҆ďѵĐѸĒҌēѸĔѹĕҋĖ҇ĝґĞѸğѹĠѺġѳĢ҇ģҎĤ҈ĥ҇ĨѴĩҍĪ҈īѷĬѸĮѸİѷĳѺĴѴĵѹĶѷķѷĺѹĻѺļѸľҚĿ҉ŁѸł҈ńѷŅѷņѳŇҘŊ҉ōҕŎґŏѷŐѷőѹŒѺ
are <name>	Ć҆Ĥ҆
are <name> 's	Ć҆Ĥ҆
are _ $	ĀҏĆѹĿҋ
are _ 's	ĀѸĆ҆Ĥ҆Ĩ҆
are _ <name>	ĒҌ
are _ <path>	Ā҇
are _ abstract	āҎ
are _ ancestors	Ć҈
are _ and	ĥ҆
are _ any	ĀҊŀ҇
are _ between	Ħ҇
are _ by	ĀѳĈҎĉѹĨѸĩҐĪ҇
are _ callers	ĀѸĉҐ
are _ calls	Ę҆
are _ children	ĀѺŇҊ
are _ decorated	Ā҉đѸ
are _ decorators	Ā҆
are _ enough	Ā҇
are _ exported	Ā҆
are _ for	ĀѺč҆ŌҊ
are _ going	ĥ҇
are _ here	Ė҇
are _ imports	ĩ҉ŎѺ
are _ in	ĀѭĂѹăґĈ҈Ĳ҆ľҌŉ҉
are _ it	ģ҆
are _ names	Ē҆
are _ on	ľ҇
are _ parameters	Ď҆
are _ parents	ĀѺĆҋ
are _ party	Ā҆
are _ raise	ĀѺłҊ
are _ read	Ā҇
are _ subclasses	Ň҆
are _ tests	ĀѷŊҏō҉
are _ the	Āѷą҈Ď҉ĕ҇
are _ used	Ŏґ
are _ with	ĀѺđҎ
are _ |	ĀҒāҏĂҎčѷĕ҇Ģ҉ģѷĽѹō҇
are abstract	ā҉
are abstract |	ā҇
are all	ĀѶą҉ō҆
are all the	ą҈
are allowed	Ė҉
are allowed here	Ė҇
are async	Ā҇
are async |	Ā҆
are called	Ĉ҇
are comments	Ā҇
are comments |	Ā҆
are declared	Ā҆
are decorated	đ҇
are decorated with	đ҆
are defined	ľ҇
are deprecated	Ā҇
are derived	Ň҇
are exported	ĀѷĢҎ
are exported |	ĀѺĢ҉
are implemented	Ī҉
are imported	ĀѸŎҏ
are imported in	ĀѹŎ҉
are in	ĕ҆ģҌĦ҇Ĳ҇ľ҆ŉ҉Ōѹ
are in <name>	ľ҆ŌѺ
are in between	Ħ҇
are in the	ĕ҇
are its	ĀѹĆҋĉҊģ҆ŀѹō҆
are its callers	ĀѹĉҊ
are its subclasses	Ā҆
are its tests	ō҆
are mandatory	ā҈ģѺ
are mandatory |	ā҈ģѺ
are missing	Ā҉
are missing |	Ā҉
are never	Āґ
are never read	Ā҇
are never used	Ā҆
are new	ĀѺĂ҆ă҆
are new in	ĀѺăҎ
are new |	Ăҋăѹ
are not	ĀҐāѺĎҊđѺĢѺŎҗ
are not abstract	Ā҈āѺ
are not decorated	Ā҉đѸ
are not exported	Ā҆
are not the	ĀѺĎ҉
are not used	ĀѷŎҐ
are on	ĀѸĒ҉
are on <name>	Ē҇
are only	ĀѸāҋ
are out	Ā҆
are out of	Ā҆
are public	Ģ҇
are public in	Ģ҆
are put	ĝ҇
are raised	Ń҇
are run	ĀѸō҇
are run |	ĀѺō҇
are skipped	Ā҉
are skipped |	Ā҉
are slow	Ā҈
are superfluous	Ŏ҇
are supported	ĭҊ
are tests	ĀѹŉҊ
are tests |	ĀѷŉҊ
are the	Ā҉ā҈ĆҎĉ҆ŀ҈ł҉
are the <name>	Ē҆
are the children	ĀѺŇҊ
are the decorators	Ā҆
are the parents	ĀѺĆҋ
are their	Ē҇
are their names	Ē҇
are there	ĀѱĈѶĎѺģ҇Ĥ҈Ĳ҆Ľ҆ľҎĿ҇Ň҇ŊҋŌ҆
are there $	ĀѶĤ҉
are there any	ĀҊŀ҇
are there enough	Ā҇
are there for	ĀѺč҆ŌҊ
are there imports	ĩ҉ŎѺ
are there in	Ĳ҇ľ҆
are there |	čѸ
are they	Āѵĩ҈Ň҈ŎѺ
are they $	ĩ҉ŇҊŎѺ
are they |	ĀѸ
are third	Ā҆
are third party	Ā҆
are unused	Ŏҏ
are unused |	Ŏҋ
are used	ĀґŎѳ
are used |	Ā҈Ŏѹ
are using	ĀҊŉѷ
are which	ĀѸ
are |	Ŀ҈
are | $	Ŀ҈
arg	ĀѺĎ҈Ĕ҇ľѺŀҙ
arg _ <name>	Ď҉ēҌ
args	ĈѶĉѹĎґŀҤ
args _ <name>	Ďғ
args does	ŀҊ
args does <name>	ŀ҆
argument	ĊҐĎ҉ēҙĔҏġѺŀ҉
argument <name>	ēҎĔҌ
argument _ $	Ĕ҈
argument _ <name>	ēҏ
argument _ in	ŀ҆
argument _ of	ĎҊ
argument list	ĎҌ
argument list of	Ď҉
argument of	ē҈
argument of <name>	ē҈
argument parser	Ċ҈
arguments	ĀҍĎҝėѺĽѺŀӀ
arguments $	ŀ҉
arguments <name>	ŀ҈
arguments _ $	Ā҆ŀ҇
arguments _ <name>	ĀҋĎҒ
arguments _ in	ŀ҆
arguments _ it	Āѵŀҏ
arguments _ takes	ŀҊ
arguments _ the	Ā҇
arguments does	Ā҆ŀҎ
arguments does <name>	ĀҐ
arguments does it	ĀѶŀҍ
arguments go	ŀ҆
arguments go in	ŀ҆
arguments of	ĎҊ
arguments of <name>	ĎҊ
arguments |	ŀ҈
arguments | $	Ā҆ŀ҇
arms	Ā҇
around	ĠҍŃҊ
around in	Ġҋ
arrow	ņҏ
as	ĀѰčѴĎ҆ĐҌđҋē҆ęғĚ҈ěѰĜґğ҆ġѺĢѺĤѬĥѸīҙĬҔıѺķ҆ĺ҈ĻѸľѺŃѺńҋņѺŇҌ
as $	ĐҌ
as <name>	ĀҒĠ҆Ĭҍ
as <name> |	ĀҎĬ҇
as <path>	Ņ҇
as _ $	Ĭ҆ńҊ
as _ <name>	ā҇Ć҈ġ҇ĤѶīҎņѺ
as _ <path>	Ĝ҈
as _ <tag>	Ă҇
as _ base	Ě҈ŇҊ
as _ class	ę҇
as _ decorator	ĀѺđҏ
as _ dependencies	ĀѺĕ҈
as _ for	Ĕ҇
as _ i	Ā҈
as _ import	Ĩ҆
as _ importer	ěѷĜҎ
as _ nested	ĺҊ
as _ of	Ě҆
as _ parent	ęґĚѴŇ҉
as _ subclass	Ěғ
as _ superclass	ę҆
as _ test	ŋ҉
as _ the	čѸ
as _ type	ŏ҆
as _ |	ē҇īҐĬҌ
as a	ĀѱĆѶđҎė҉ęѸĚҌīҋĺ҉Ň҈ŋ҉
as a <name>	ĀѺīґ
as a decorator	ĀѺđҏ
as a nested	ĺҊ
as a parent	Ň҆
as a subclass	Ěғ
as a test	ŋ҉
as abstract	ī҈
as abstract |	ī҆
as an	ěѶĜҍ
as an import	Ĩ҆
as an importer	ěѷĜҎ
as arguments	ŀ҆
as async	ī҈
as async |	ī҆
as base	ę҇
as default	Ĕ҇
as default for	Ĕ҇
as for	Āҏā҇Ć҇čѶĜ҇Ĥѵņѹ
as for <name>	ā҇Ć҈ġ҇ĤѶņѺ
as for <path>	Ĝ҈
as for the	čѸ
as input	ŀ҇
as its	ęҖĚѸ
as its superclass	Ć҆ę҆
as of	Ă҇ğ҇
as of <tag>	Ă҇
as one	Ě҆
as one of	Ě҆
as static	ī҈
as static |	ī҆
as their	ŇҎ
as their base	ŇҊ
as unused	Ŏ҇
as what	ē҇
as what |	ē҇
as |	ńҍ
as | $	ńҍ
ask	Ė҆
ask _ $	Ė҈
ask _ |	ĭ҆
ask for	Ė҆
ask for $	Ė҈
ask for |	ĭ҆
asks	ĀѹĞҊ
assign	ēѺĔ҈
assign to	ēѺĔ҈
assigned	ĐҔĵҖ
assigned $	ĵ҆
assigned _ $	ĵ҉
assigned _ <name>	Đҍ
assigned at	ĵ҆
assigned to	ĐҖ
assigned to <name>	Đҍ
assignment	ĵҗ
assignment _ $	ĵ҉
assignment of	ĵҊ
assigns	Ĕ҇ĵ҆
assigns to	Ĕ҇
async	ĀғđѷīӈĬѶ
async $	īҕ
async _ $	Ā҉īҗ
async _ not	ī҇
async or	ī҇
async |	Ā҈īҙ
async | $	Ā҉īҖ
at	Ă҆ĄѷĆѹĈѺďҍĕҊěѹĞҎğ҈ĠҊġѺĢѹģѹĥҎĩ҉įґĳҍĵ҇ĶҎĹ҉ĺ҆ŀѺŃ҇ńѺŅѺņѹŇѶŋ҉ŏѸœѹ
at $	ĸ҆
at <path>	ĥ҇ĳҊ
at <path> <line>	ĳ҇
at <tag>	ĀҖĂ҈
at <tag> $	Ă҈
at <tag> |	Ā҉
at _ $	ĀѱĂ҈Đ҆Ġ҆Ķґ
at _ <line>	ı҉ĳҌ
at _ <tag>	Ā҆ğ҆
at _ level	Ĩ҈ĩѺĵ҈
at _ line	Ā҇ıѸĹґĻ҈
at _ moment	ĀѸŋ҈
at _ point	ĀҌď҉
at _ the	ĺ҇
at _ time	ĀҞ
at _ tip	į҆
at _ top	ĀѷĩҒ
at _ up	Ā҈
at _ |	ĀҊħ҆ŃҌ
at all	ĀҕąѺć҆Ġҏ
at all $	Ġ҈
at all |	Āғć҆
at line	ı҉ĳ҇
at line <line>	ı҉
at me	ĀѶŃҌ
at me |	ĀѶŃҌ
at module	ĵ҈
at module level	ĵ҈
at present	Āѷŋ҇
at run	Āҕĕҏ
at run time	Āҕĕҏ
at runtime	ĕҌ
at start	Ā҈
at start up	Ā҈
at tag	Ā҆ğ҆
at tag <tag>	Ā҆ğ҆
at the	ĀѝĝҊĞ҈ğ҈ĥ҆Ĩ҇ĩҏįҍŋ҆
at the level	Ĩ҈ĩѺ
at the moment	ĀѸŋ҇
at the tip	į҆
at the top	ĀѷĩҒ
at what	ĀѶďҎ
at what line	Ĺ҆
at what point	ď҉
at what time	Į҆
at which	Āҋą҈ĹҊĻ҆
at which line	ĹҌ
at |	ĀѸĐ҆
at | $	ĀѸĐ҆
attached	Ēғ
attached _ <name>	ĒҎ
attached _ the	Ē҆
attached to	Ēғ
attached to <name>	ĒҎ
attached to the	Ē҆
attr	ņѹŏ҉
attribute	ģҏŏҪ
attribute <name>	ģҏŏҤ
attribute <name> $	ŏҚ
attribute _ $	ŏҚ
attributes	Ē҈ģӕ
attributes $	ģ҈
attributes _ $	ģҏ
attributes _ <name>	Ā҆Ē҇ģ҉
attributes _ class	Āҍ
attributes _ the	Āѹģґ
attributes does	ģҋ
attributes has	ģ҆
attributes of	ĀҍģҌ
attributes of <name>	ģ҉
attributes of the	ģ҉
attributes |	ģҏ
attributes | $	ģҏ
attrs	ģҥ
attrs _ <name>	ģҥ
attrs of	ģҥ
attrs of <name>	ģҥ
author	Āґčѷıҭĳѧ
author $	ıҊĳѹ
author _ $	ıҊĳѺ
author _ <commit>	ĀҌ
author _ <path>	ĀҊčѺ
author _ line	ıҐĳѸ
author of	ĀҏıҒĳѵ
author of <commit>	ĀҌ
author of line	ıҍĳѹ
author touching	ĀҊčѷ
author |	ıҊĳѺ
author | $	ıҊĳѺ
authors	ĀѷĬҏ
authors _ <name>	ĀѵĬҏ
authors keep	ĀѷĬҋ
authors keep <name>	ĀѷĬҋ
autocomplete	ĀѸľҋ
available	Ģҙ
available _ other	Ģ҉
available by	Ģ҇
available to	ĢҌ
available to other	Ģ҉
average	Ā҈
away	Ņ҇
away |	Ņ҇
back	ĀҋēҌĔ҆ğ҉ġѺĥҕņҢŏѷ
back $	ņҊ
back _ $	ņ҇
back _ <name>	ĀҎ
back _ <tag>	ğ҇
back _ in	ēҎ
back _ it	ĀѺĥ҇
back _ what	Ā҆
back _ |	Ĕ҇
back from	Ā҇
back from <name>	Ā҇
back to	ēҎĥҌ
back to in	ēҎ
back to what	Ā҆
back |	ņ҈
back | $	ņ҇
base	ā҈ĆҠęҋĚҖīѺĴѺľѺŇғ
base $	Ň҉
base <name>	ŇҖ
base _ $	ĀѷĆҌĚҍŇ҉
base _ <name>	āҌĆѵĚ҇Ň҇
base _ does	ĆҋŇѹ
base _ is	ĆѲŇҖ
base _ of	ĀѹĆҖĚҊŇѴ
base _ |	Ā҆ęҍĚѵ
base class	ĀҔāҊĆѲŇҗ
base class $	ĆґŇѶ
base class <name>	āҌĆѶę҆ŇҊ
base class is	ĆѲŇҖ
base class |	Ā҇
base classes	ĆҨęҍĚ҆Ňћ
base classes $	Ć҈Ě҉Ňѳ
base classes of	ĆғĚ҇Ňѯ
base of	Ě҈
base |	ĀѺŇ҇
based	ĀѺĆ҈ęҍŇ҆
based _ $	ĆҐŇѷ
based _ <name>	ĆѸęҍŇҏ
based on	ĀѺĆ҇ęҍŇ҇
based on $	ĆҏŇѸ
based on <name>	ĆѸęҍŇҏ
bases	ĀѶĆҰĚҍ
bases $	Ň҉
bases _ $	ĆҊ
bases _ <name>	ĆґĚҎ
bases _ the	Ćҋ
bases of	ĆғĚҎ
bases of <name>	Ć҆ĚҎ
bases of the	Ć҉
bases |	ĆҊ
bases | $	ĆҊ
be	ĀҊā҉ĆѺćҌĉѲĐѺĖ҉Ę҇Ě҇ğ҆Ġ҉ġѶĦѺĩѺīҍĬҙĺ҉Ŀѵŀҍńҏŉ҉Ŋ҇ŏѸ
be $	ń҇
be <name>	Ĭ҉Ņ҇
be <name> |	Ā҆
be <path>	Ņ҉
be _ $	ńҋ
be _ <name>	ī҇
be _ anywhere	Ġ҇
be _ as	ć҆
be _ by	āҎŇѺ
be _ for	ĚҊŇ҆ŏѺ
be _ from	Ń҈
be _ function	Āѳĺҍ
be _ in	ď҇ğ҇ōѷ
be _ next	Āҍ
be _ out	ĀҊ
be _ this	ĀѷĖҋ
be _ to	ĀҊŀҊ
be _ when	ŀ҆
be _ without	Āѳć҇ō҉
be _ |	ĀҊń҉
be a	Āҋĺҍ
be a <name>	ĀҊ
be built	ĀѺćҍ
be built as	ć҇
be called	ľ҇ńҎŅѺ
be called $	ń҆
be called |	ĀѺńҋ
be considered	ĀѹĬҊ
be defined	ā҇
be dropped	Ā҈
be dropped |	Ā҈
be for	ĀѷĖҋ
be for this	ĀѷĖҋ
be found	ĀѩĘҊğ҇Ġ҇Ŋ҉
be found anywhere	Ġ҇
be found in	Āѷğ҇
be found |	Ĝ҆
be imported	Ģҏ
be imported from	ĢҊ
be it	Ġ҆
be made	Ā҈
be moved	Ā҈
be named	ńҋ
be named $	ńҋ
be overridden	ĀҌĿѺ
be overridden $	Ā҇
be passed	ŀҍ
be passed to	ŀ҈
be pulled	Ā҇
be pulled out	Ā҈
be run in	Ā҈ōѷ
be run without	ĀѸō҉
be safe	Ā҆
be safe to	Ā҆
be set	Ā҇
be somewhere	ď҆
be somewhere in	ď҆
be supplied	ŀ҆
be thrown	ĢѺŃ҉
be written	ĀҊ
bearing	ĀѶđҒ
bearing the	đ҇
became	ĀѷńҒŅҌ
became $	ńѹŅҌ
became <name>	ńҏ
became <path>	ńҎŅѺ
became _ $	ń҈
became _ after	ń҈
became _ |	ńҍ
became of	Ņ҆
because	ĚҊŎҎ
because _ the	Ā҇
because of	ĚҊ
because of the	Ā҇
become	ħ҆Ņҝ
become $	ĀѹŅҗ
become _ dependency	ħ҇
become a	ħ҇
become a dependency	ħ҇
been	čҎđ҈ī҉ĬґĮҍń҆Ņ҆Ő҇œѹ
been _ $	ĀѸč҆Őҋ
been _ <name>	ĬҌ
been _ as	īґ
been _ by	ĀѺ
been _ earlier	ń҆
been _ |	Ā҈Ĺ҈œѺ
been a	ĀҔĠѺ
been called	ń҉
been called earlier	ń҆
been changed	č҇
been committed	ĀѺčҋ
been committed $	č҇
been declared	Āѹī҈Ĭҋ
been declared <name>	Ĭ҆
been declared as	īҊ
been defined	ī҇
been defined as	ī҇
been given	ĀѺ
been kept	Ĭ҆
been moved	Ņ҆
been newly	ă҆
been put	Ĺ҈ŐҌ
been put $	Őҋ
been put |	Ĺ҉
been renamed	Ā҇Ņ҇
been untouched	Į҆
been untouched $	Į҆
before	ĀҬČѺĒ҆ĨѹĳѺļѸŁ҉ńҧŅѹ
before $	ĀѺŅҊ
before <commit>	Ā҇
before <commit> |	Ā҇
before <name>	Ē҈
before <name> $	Ē҈
before _ $	Ā҉Ē҈Ņ҆Ŋѹ
before _ after	Ā҇
before _ alter	Ā҆ļѺ
before _ call	ī҆
before _ got	Ā҉
before _ had	ĀҏńѲ
before _ move	ń҇
before _ refactoring	Ā҇
before _ rely	Ā҆Ĭ҆
before _ rename	ĀѹńҎ
before _ renaming	ń҇
before _ vendor	ĩ҆
before _ was	ńҘŅѳ
before _ |	Ā҈
before i	ĨѺļѹ
before i alter	Ā҆ļѺ
before i call	ī҆
before i rely	Ā҆Ĭ҆
before i vendor	ĩ҆
before it	ĀҏńҍŅѱ
before it got	Ā҉
before it had	ĀҏńѲ
before it was	ńҘŅѳ
before or	Ā҇
before or after	Ā҇
before the	ĀҊńҏ
before the move	ń҇
before the refactoring	Ā҇
before the rename	ĀѺń҉
before the renaming	ń҇
before |	Ā҉Ņ҇Ŋѹ
before | $	Ā҉Ņ҇Ŋѹ
begin	ĀѷĴҐ
begin _ $	ĀѷĴґ
beginners	ĀҋŁѺ
begins	ħ҇Ĵ҉Ķ҈
begins in	ħ҇
begins the	ļ҆
behaviour	ĀҏĎѵġҌ
behaviour _ <name>	ĀҍĎѵ
behaviour of	Ā҆ĎѷġҎ
behind	Ā҈ġҍĤҌıҊķѺ
behind <name>	ĀѺġҍ
behind <name> what	ġ҆
behind _ $	ġ҇
behind _ <line>	ı҈
behind _ <name>	ĀґĐѵ
behind _ constant	Đ҇
behind _ what	ġ҆
behind the	Đҋ
behind the constant	Đ҇
being	Ĩ҈ī҆łҊ
being _ $	ł҆
being _ |	Ā҉ĵѺ
being imported	Ĩ҆
being raised	łҋ
being used	Ā҇ĵѺ
belong	āѹĚ҆ģҏĽ҉ľ҉
belong _ $	ň҆
belong _ <name>	ģ҈Ľ҇ľ҈
belong _ the	ľ҈
belong _ |	ĀҌľѸ
belong to	ĀѴāѹĚ҆ģҏĽ҉ľґ
belong to $	ň҆
belong to <name>	ģ҈Ľ҇ľ҈
belong to the	ľ҈
belonging	ĸҋ
belonging _ <name>	ĸ҇
belonging to	ĸҋ
belonging to <name>	ĸ҇
belongs	ĀѺĸ҉ŁҌ
belongs _ $	Ł҈
belongs _ <name>	ĸ҉
belongs to	ĸ҉Ł҉
belongs to <name>	ĸ҉
below	ŇҌ
below <name>	Ňҋ
below <name> in	Ňҋ
below _ in	ŇҌ
besides	Āқ
besides <name>	Āґ
besides <name> are	Ā҆
besides <path>	Ā҈
besides _ are	Ā҆
besides _ import	Ā҆
best	ĀҔŁѺŏѺ
best for	ĀҊŏѺ
better	ĀҾēѹœѺ
better _ <name>	Āҋ
better _ for	ĀҕēѹœѺ
better _ |	Ā҉
better name	Ā҆
better than	Ā҆
between	ĂґąѹĎғĚҔĜ҇ĥ҇Ħҕŀҋ
between <path>	Ħ҆
between <tag>	ĀҊ
between <tag> and	ĀҊ
between _ $	Ħ҇
between _ <tag>	Ă҈
between _ and	ĀҖĥ҆Ħ҈
between _ arguments	Ď҈
between _ importers	Ĝ҈
between _ parentheses	ĀѴŀҏ
between _ signature	Ď҆
between _ |	ĚҊ
between the	ĀѫĎҍĚҋĜ҈ŀ҆
between the importers	Ĝ҈
between the parentheses	ŀ҇
between the signature	Ď҆
between their	Ď҆
between |	Ħ҇
between | $	Ħ҇
big	Đ҇őѵ
big _ the	Đ҆
big is	Ā҈Đ҆őѶ
big is the	Đ҆
bigger	ĀѺă҉
biggest	Āҙ
biggest one	Āҍ
bin	ĀѹĝҘ
binaries	ĝҐ
binaries does	ĝҋ
birth	Ą҈
birth to	Ą҆
blame	ĀѰıҿĳѵ
blame <name>	ıҏ
blame <path>	ıҌ
blame _ <line>	ı҉
blame _ <number>	ĀѸıҘ
blame _ for	ı҉
blame for	ıҊ
block	Ŕ҈
block _ <path>	Ŕ҉
block of	Ŕ҈
block of <path>	Ŕ҉
blow	łҌ
blow up	łҍ
body	ĀѰĈҖėҋĘ҆ĶҘĹ҆ĺҎĻҍ
body $	ĈҊ
body _ $	Ķ҇
body _ <name>	Ĉ҇ė҆Ę҉Ķ҈ĺҍĻ҈Ń҆
body of	ĀѸĈ҈ė҆Ę҉ĶҌĺҋĻҎľ҇Ń҆
body of <name>	Ĉ҇ė҆Ę҉Ķ҈ĺҍĻ҈Ń҆
body |	Ķ҇
body | $	Ķ҇
born	ĄҎ
born $	Ąҋ
both	Āҙ
both <name>	Ā҉
both <name> and	Ā҉
both <path>	Ā҈
both <path> and	Ā҈
both _ $	Ā҆
both _ and	Āґ
both |	Ā҆
both | $	Ā҆
bother	ĆҌŇѶ
bottom	Ē҇Ĳ҈
bottom _ $	Ē҇
bottom |	Ē҇
bottom | $	Ē҇
brackets	Ć҇ŀҌ
brackets of	ŀҊ
branch	įҋ
branches	Āҟňѯ
branches contain	ĀҌňѹ
brand	Ă҉ăѺĄ҉
brand _ |	Ą҉
brand new	Ă҉ăѺĄ҉
brand new |	Ą҉
break	Āҩć҆Čѵ
break <path>	Ā҇Čѹ
break <path> |	Ā҉Čѹ
break _ $	Ā҈
break _ build	ć҆
break _ |	ĀґČѶ
break if	ĀҊ
break the	ć҆
break the build	ć҆
break |	Ā҆
break | $	Ā҆
breaking	Āҋ
breaking _ |	Ā҉
breakpoint _ <name>	Ĺ҆
breakpoint _ line	Ā҆
breakpoint in	Ĺ҆
breakpoint in <name>	Ĺ҆
breakpoint on	Ā҆
breakpoint on line	Ā҆
breaks	ĀҒ
breaks _ i	Ā҆
breaks if	ĀҌ
bring	Ĩ҆
bring in	Ĩ҆
brings	ĩ҆
broke	ĀҌ
broken	ć҉ŋ҆
broken _ $	ć҆
broken |	ć҆
broken | $	ć҆
brought	ĄҎĩ҈
brought _ by	ĩ҉
brought _ into	Ą҇
brought in	ĩ҉
brought in by	ĩ҉
bug	ĀҕğѶ
bug _ <name>	ĀҋğѶ
bug _ line	Ā҆
bug in	Ā҉ğѶ
bug in <name>	ĀҋğѶ
bug on	Ā҆
bug on line	Ā҆
build	ĀҎćҺĭѺŁҋōѵ
build $	ćҋ
build <name>	ć҆
build _ $	ĀҎ
build _ does	ĀѺ
build _ or	ĀѺćҏ
build _ project	Ā҉
build _ through	ćҊ
build _ |	Ā҆
build and	ć҇ĝ҆ōѹ
build ok	ĀѸćҊ
build system	ćѺŁҏ
build |	Āѹćґ
build | $	ĀѵćҒ
building	ĀѸćҏ
builds	ĀѺĆ҈ćґ
builds _ $	Ć҇
builds on	Ć҈
built	ćҍİѺŇґ
built _ $	Ć҉Ňѹ
built _ top	Ň҆
built as	ć҇
built on	ĆѹŇҙ
built on top	Ň҆
built |	Ć҉Ňѹ
built | $	Ć҉Ňѹ
bump	Ā҉ĮѺ
but	Ā҉Ă҉ĩѶŎҔ
but _ for	Ā҉
but do	Ă҈
but never	Ŏґ
but what	Ā҈
but what for	Ā҉
by	ĀѫāҌĂѹĆѶćѺĈҐĉґċҐČґč҆ĎҊďѶĐѵđ҆ēҎĖ҉ĘҏĚҐěѸĜҕĝҋġѺĢ҈ĤҌĦҎħҜĨҘĩҋīѳĬѰĭѳĮѹıҋĲѴĳѱĴѵĵѸĶѸĸѸĹѷĺ҈ĻѷļѷĽѺľѴĿ҇ŀҋŁѺł҈ŅѲŉѷŋѹŌ҆ōѷŏѷŐѱŒѹŔ҇
by $	ĀѺĨҒı҆Ŕ҇
by <commit>	ĀѸċҍČҗ
by <commit> $	ċ҇Č҆
by <commit> |	ĀѺČҊ
by <name>	Ć҈Ĉҗĉѭđ҇ĒѹėѹĘҚęѸĚҗĜҎġҋĢ҉ĤѺħҋĨѱĩҏĪ҆īѹĬѵĺҌĿѺłѹŃҐŇѶ
by <name> $	ĀѺĈҕĉѵĘҎĚҍĢҊĨѹĩҊĺ҉Ń҉ņ҆
by <name> are	Ā҆
by <name> |	ĀѵĆ҆Ĉ҆ĉѹĘ҇ĚҋĜ҆ġҏĨѺĩ҆ĬѺŃҊŇѺ
by <path>	ĜҘĢ҇ĦѺħғĨѰĩҔ
by <path> $	Ĝ҉ĢҋĨѹĩҎ
by <path> |	ĀѺĜ҉ħҋĨѹĩ҈
by <tag>	ğ҇
by _ $	ĀѸĈґċ҉đ҆ĒѺĘҊĚ҉Ĝ҆ĢҖĦѹħ҇ĩҔĬѺĺ҈
by _ <commit>	ċ҈Č҆
by _ <name>	ĀѸŀҎ
by _ <path>	ħ҉
by _ are	Ā҆
by _ class	Āҍ
by _ classes	ĤҊŇҍ
by _ commit	ĄҌĮ҉
by _ decorators	Ē҆
by _ definition	ī҆
by _ developers	Ĭ҆
by _ environment	Ā҆
by _ events	Ŕ҆
by _ files	ĀҊĨҋ
by _ for	ē҆
by _ function	Ę҆
by _ functions	ĉҒ
by _ have	Ā҆
by _ import	ħ҉
by _ in	ē҉
by _ is	Ĥ҇Ň҈
by _ it	Āѹĉ҉ė҈
by _ last	Ā҇ĮѺ
by _ many	č҈
by _ methods	Ŀ҆
by _ modules	Ĩґ
by _ name	ā҉Ġ҉Ŋ҈ő҆
by _ of	ĥ҆
by _ only	ĀҎ
by _ project	ĀѹĖҊ
by _ rename	ń҆
by _ route	Ħ҇
by _ struct	Ī҆
by _ test	Ā҇
by _ tests	ŌҊ
by _ them	ĈҐĉѸ
by _ time	ă҆
by _ types	Ĥ҉
by _ was	ıҊ
by _ what	ēѺĔҊ
by _ |	ĀѴċ҆Č҆Ě҈Ĝ҇ġҌħҒĨѴĩҊīѺĬѸŃ҈
by a	ń҆
by a rename	ń҆
by a test	Ā҆
by anna	Ā҆
by anna only	Ā҆
by any	Ā҉
by calling	ĀѺĈҌė҈
by calling it	ĉ҉ė҈
by calling them	ĈҐĉѸ
by class	Ē҆
by class <name>	Ē҆
by commit	Č҇
by commit <commit>	Č҇
by default	ēҏĔ҈
by default in	ē҉
by default what	ēѺĔҊ
by func	ŀҎ
by func <name>	ŀҎ
by git	ĀҊ
by git |	ĀҊ
by how	č҈
by how many	č҈
by inheritance	ĀҊęҌŇ҆
by inheritance $	ę҈
by inheritance |	ĀҊ
by its	ĀҊī҉ĮѺ
by its definition	ī҆
by its last	Ā҇ĮѺ
by method	āҋ
by renaming	Ņ҆
by side	Ď҈
by step	Ħ҆
by tests	ĀҐ
by tests only	Ā҈
by tests |	Ā҈
by the	ă҆Ę҆Ġ҈Ī҇Ŋ҈ő҉
by the class	Ā҆Ě҇
by the developers	Ĭ҆
by the environment	Ā҆
by the function	Ę҆
by the name	Ġ҉Ŋ҈ő҆
by the program	Ā҆
by the project	ĀѺ
by the struct	Ī҆
by the time	ă҆
by this	ĀѸĝҍ
by this project	Ė҆ĭѺ
by way	ĥ҆
by way of	ĥ҆
by what	ĀѴĄ҆ĉғĒ҇ġѺĤ҈Ħ҉ħ҈Ĩ҉ĩѶł҈ńѹŅ҆ŇҊ
by what classes	Ň҆
by what commit	Ą҆
by what functions	ĉҌ
by what import	ħҊ
by what modules	ĨҊ
by what name	ńѺŅ҉
by what route	Ħ҇
by which	Āѹĉ҆ĤҌĨґĿҊŌ҈ŐѺ
by which <path>	ħ҉
by which classes	Ĥ҇Ň҉
by which commit	Ą҆Į҆
by which files	ĀҊĨ҉
by which functions	ĉ҆
by which modules	Ĩ҇
by which tests	Ō҇
by whom	ĉ҉Ĥ҇Ĩ҆ıҋ
by whom is	Ĥ҇Ĩ҆
by whom was	ı҉
by whom |	ĉ҉
by |	ĀѹĉҍĨҋŌ҇
by | $	ĀѹĉҍĨҋŌ҇
cache	Āҙ
call	āѸĈ҆ĉҝēҍėҭĘҚĠѶġѹģѺīҊľ҈ĿѹŀғŃҐņґŐѺ
call $	ĀѱĈҐ
call <name>	ĀҊĈѹĉѬēҋėҊīҍŀ҈Ńҍņ҈
call <name> $	ĀҏĉѲė҉
call <name> what	ŀ҆
call <name> without	ē҆
call <name> |	ŀѺ
call <path>	ń҆
call _ $	ĀҍĈѺĉғėҋĘѹ
call _ <name>	ĀҌĈѵĉѷē҈ėғĘҎŃ҉ņ҈
call _ a	ľ҇
call _ from	Ā҇
call _ i	ŀ҆
call _ in	ĀѰĈҚĘ҆ń҇
call _ of	Ā҆ĉҐ
call _ what	ŀ҆
call _ without	ē҆
call _ |	ĀѶĉ҇ėҎĘҋ
call graph	Āѹĉ҇
call graph |	ĉ҆
call in	ėҌ
call in <name>	Āѹė҈
call it	ĀѹĘҎī҉ŀ҈
call it |	ĀѷĘҎ
call of	ĀҔĉѰĘ҇Ń҉
call of <name>	ĀҔĉѰĘ҇Ń҉
call on	ľҍ
call on a	ľ҇
call path	Ā҆
call path from	Ā҆
call site	Ā҇
call sites	ĀѺĈѶĉҦ
call sites $	Ĉѹĉҍ
call sites of	ĉҐ
call super	Ā҇
call super |	Ā҆
call to	ĀѸĈѺĉҏĘҎņ҇
call to <name>	ĀѸĈѺĉҊĘҏņ҇
call |	ĈҎ
call | $	ĈҎ
callables	ģѬľҞ
callback	ē҇
called	ĀқąҋĈҌĉҎĐѺĘҕĠҘĨѺīѵĬѳĸѲĺѸľҊńҝŅҙŊҚŌѺőҐ
called $	ĀҌńҍ
called <name>	ĀѹąҐĈѸĉѸğ҆ĠҚĶ҉Ļ҈ļ҆ŊҜŌѹőғŒ҆
called <name> $	ğ҆Ķ҆ŊҊő҈
called <name> for	Ā҆
called <name> in	Ġ҇
called <name> what	ġ҆
called <name> which	ĀѺĻ҆
called <name> |	ĀѹĠҊŊҚő҆
called <path> $	Ņ҆
called _ $	ĉҎğ҆ĸѷĻѹľ҇ńҎŅҎŊ҉ő҇
called _ <name>	ĈҎĉѵĔ҇ĘҟĬѺ
called _ days	Ņ҉
called _ for	Ā҆
called _ in	Ġ҇
called _ it	ē҆
called _ on	ń҆
called _ the	Ā҈
called _ what	ġ҆
called _ which	ĀѺĻ҆
called _ within	Ĉҋ
called _ |	ĉҌĘѸĠ҉Ņ҆ŊҚő҆
called before	Ā҉ńҌ
called before $	Āѷńҋ
called before it	Ā҆
called by	ĀҌĉҎĘ҈
called by <name>	Ā҉Ęҍ
called earlier	ń҈
called earlier on	ń҆
called from	ĈҌĉҊĘҌ
called from <name>	ĘҌ
called from within	Ĉҋ
called in	Ę҉
called inside	Ĉ҇
called now	Ņҕ
called now $	Ņ҇
called now |	Ņ҉
called these	Ņ҉
called these days	Ņ҉
called today	Ā҇
called today $	Ā҇
called without	ĀѶĔ҇
called |	Ā҇ĉҐĸѷĻѹľ҉ńҋ
called | $	Ā҇ĉҐĸѷĻѹľ҇ńҋ
callee	ĀҊĈҐėҊĘҔęѲĚѲ
callee _ <name>	ĀҌĈҐĘҔęѸĚѹ
callee of	ĀҌĈҐĘҔęѸĚѹ
callee of <name>	ĀҌĈҐĘҔęѸĚѹ
callees	ĈӌĘҎĚѸ
callees $	Ĉҥ
callees _ <name>	ĈҡĘҎĚѸ
callees of	Ā҉ĈғĘҎĚѸ
callees of <name>	Ā҉ĈғĘҎĚѸ
caller	ĀѺĈҎĉґĔҎėҔęѸĚѺ
caller _ $	ĈҏĉѺ
caller _ <name>	ĀѷĉҗėҔęѸ
caller of	ĀѰĈҎĉґėҔęѸ
caller of <name>	ĀѷĉҗėҔęѸ
callers	ĀҞĉӂėҒĘҍęѺĚѹğѹġѺŀѷ
callers $	ĉқ
callers _ $	ĀѵĉҎė҆Ę҇
callers _ <name>	ĀҏĉҕėҌĘ҆ğѹ
callers _ the	ĉ҇
callers ignore	Ā҈
callers of	Ā҇ĉҤėҌĘ҆ğѹ
callers of <name>	Ā҉ĉҕėҌĘ҆ğѹ
callers |	ĀѵĉҌė҆Ę҇
callers | $	ĀѵĉҌė҆Ę҇
calling	Āѭĉҋē҉ėҙĘѺŃҍņҋ
calling <name>	ĀѶĈѵĉ҈ēҊėґŃҐņҊ
calling <name> $	Ĉѷĉ҈ė҆ŃҌ
calling <name> what	ē҈
calling <name> |	ė҆
calling _ $	ĉҋė҆ŃҌ
calling _ what	ē҈
calling _ |	ĀѶĈ҈ĉ҈ė҉
calling it	ĉҌė҈
calling it |	ĉ҉
calling them	ĈҐĉѸ
calling them $	Ĉ҇
calling them |	Ĉ҉
calls	Ā҇ĈҾĉҜė҉ĘҜıѹĻѸĿѸŀѺŅ҆őҍ
calls $	Ā҈ĈҎĉѸĘҊ
calls <name>	ĈѹĉҒėғ
calls <name> $	ĉ҈
calls <name> |	ĀѺĉҋė҆
calls _ $	Ĉ҉ĉ҆Ę҇
calls _ <name>	ĀѷĈҌĘ҆őҎ
calls _ at	Ā҉ıѺ
calls _ function	ĉ҇
calls _ i	Ĉ҆
calls _ makes	Ĉ҉ĉѺ
calls _ now	Ņ҈
calls _ |	ĀѵĈ҆ĉґė҆
calls are	ĀѺĈҋ
calls code	Ā҉ıѺ
calls code at	Ā҉ıѺ
calls does	Ĉ҈
calls it	Ĉ҇ĉ҆
calls it makes	Ĉ҉ĉѺ
calls it |	ĉҌ
calls itself	ĀѵŅ҈őҏ
calls itself now	Ņ҈
calls of	ĀѵĉҍĘ҆
calls of <name>	ĈҋĉѺĘ҆
calls the	Ā҆ĉ҆ĿѺ
calls the function	ĉ҇
calls to	ĉҋ
calls to <name>	ĉ҈
calls |	Ĉ҇Ę҇
calls | $	Ĉ҇Ę҇
came	Ā҇ă҈Ą҆Ņ҆
came _ of	Ņ҆
came _ the	Ā҈
came _ with	Ăѹă҉
came in	ă҈Ą҇
came in with	Ăѹă҉
came into	Ā҈
came into the	Ā҈
came out	Ņ҆
came out of	Ņ҆
came up	Ā҆
came up with	Ā҆
can	ćҐĈѲĉѹěѺĝҋĢҖĨѷĩѺīѶĬҌĮѺį҆ľҍĿѺŀҌŃҒņѸōѷŐҋ
can <name>	Ā҆Ń҈
can <path>	Ā҈
can _ <name>	Ā҇
can _ call	ľ҉
can _ check	Ā҇Ĭ҇
can _ chekc	ĀѺā҆
can _ find	Ņ҆
can _ import	ĀѹĢҌ
can _ imported	Ģҏ
can _ in	ł҆
can _ locate	Őҋ
can _ modules	Ģ҇
can _ passed	ŀҋ
can _ run	ĀҐ
can _ say	Ķ҇
can _ see	Ő҇
can _ spot	Ő҉
can _ stop	Āҋ
can _ tell	Āѯ
can _ test	ĀѴŊ҇ŋ҈
can _ thrown	ĢѺŃ҈
can _ use	Ā҆
can _ |	Ā҈ĈѺ
can a	ĀѸŊ҇
can a test	Ŋ҇
can be	ĀѴĢ҈ŀҋŃ҆
can be imported	Ģҏ
can be passed	ŀҋ
can be thrown	ĢѺŃ҈
can fail |	Ā҆
can i	ĀҔĢ҇īѺľ҈
can i call	ľ҉
can i import	ĀѺĢҌ
can i use	Ā҆
can not	ĀѵŐҋ
can not spot	Ő҉
can other	Ģ҈
can other modules	Ģ҇
can the	Āѳć҇ĝ҇ŋ҈
can the test	Āѹŋ҈
can you	ĀѸĬ҈į҆ōѺ
can you check	Ā҇Ĭ҇
can you chekc	ĀѺā҆
can you locate	Őҋ
can you run	Ā҇
can you say	Ķ҇
can you tell	ĀѲ
capture	Āґ
care	ġҏ
care _ |	ġ҈
care of	ġ҉
care of |	ġ҈
carried	Ē҆ń҇
carried _ name	ń҇
carried what	ń҇
carried what name	ń҇
carries	đ҆Ēҏ
carries $	ĒҌ
carries _ $	ġ҆
carry	đҐĒ҈
carry _ $	Ē҆
carry the	đ҇
carry |	Ē҆
carry | $	Ē҆
case	ķҊŋҌŒҍ
case <name>	ĀѸķҋŋҍŒҐ
case <name> succeed	ŋ҆
case _ <name>	Œ҉
case _ succeed	ŋ҆
cases	ŉҍŌқŒѺ
cases _ <name>	ŌҒ
cases _ it	Āҋ
cases does	Ā҉
cases does it	Āҋ
catch	ĀҔłѹŃҊ
catch _ $	Ā҉ŃѺ
catch _ i	Ń҆
catch _ |	Ā҇
catch it	Ā҇
catch it |	Ā҇
catch when	Ń҇
catch when i	Ń҆
catch |	Ā҉ŃѺ
catch | $	Ā҉ŃѺ
catched	ĀҒłѵ
catches	Āҍ
catches <name>	Ā҆
category	ĀѱŁү
category _ project	Ł҇
category _ this	ĀѹŁҏ
category of	Ł҈
caught	ĥ҆
causes	œѺŔҊ
causes _ to	Ŕ҇
cfg	ďҖĹѺ
cfg _ $	Ā҆
cfg _ <name>	ď҈
cfg _ |	ďҎ
cfg entry	ď҇
cfg entry <name>	ď҇
chain	ęҋĦҝħҚĨѸĩѹ
chain <name>	Ħ҆
chain <path>	Ħ҉
chain <path> <path>	Ħ҆
chain _ <name>	ęҋ
chain _ <path>	Ħ҆ħ҆
chain _ imports	Ā҆ħҋ
chain _ modules	Ħ҇ħ҆
chain from	Ā҇
chain of	ĀѸęҌĦҎħґĨѺ
chain of imports	Ā҆ħҋ
chain of modules	Ħ҇ħ҆
chain starting	Ħ҇
chain to	ħ҇
chain to <path>	ħ҇
chains	Ā҈
chance _ <name>	Ĭ҆
chance _ know	Ā҆
chance that	Ĭ҆
chance that <name>	Ĭ҆
chance you know	Ā҆
change	ĀғĄ҇ĉ҆ċҒČҗď҆ēѷĮҵı҉ŀѹŏѹ
change $	Ā҆
change <name>	ĀѺď҈
change <name> in	ď҆
change <path>	Č҆
change _ $	ĀѳċҍĮҎ
change _ <name>	ĮҐ
change _ <path>	Ā҇Įҍ
change _ default	Ā҉ēѺ
change _ header	Ā҈
change _ in	ď҆
change _ the	Ą҉
change _ |	ČҊ
change in	Ā҈Į҈
change introduced	Ą҉
change introduced the	Ą҉
change on	ĀѺı҇
change the	ĀҙēѺ
change the default	Ā҉ēѺ
change the header	Ā҈
change to	ČҌĮҍ
change to <name>	Į҈
change to <path>	Č҇
change |	ĀѳċҌĮҍ
change | $	ĀѳċҌĮҍ
changed	ĀҖĂѸĄѺċҞČҜčҚĮҪĲѷńѺ
changed $	ċ҆ĮҊ
changed <name>	Č҇
changed <path>	Č҉
changed _ $	Įҍ
changed _ <commit>	Čҋ
changed _ <path>	Ā҇
changed _ <tag>	Ā҇
changed _ commit	Ā҆ċ҆
changed _ in	ĀѷČ҇č҆
changed _ last	Į҆
changed _ more	ĀѷĮҊ
changed _ the	Ā҆
changed _ with	Ā҇
changed _ |	Č҉Į҇
changed after	ĀҍČѷ
changed after <commit>	Ā҇
changed any	ĀѷĮҊ
changed any more	ĀѷĮҊ
changed anything	Č҆
changed anything in	Č҆
changed by	Āѷċ҆Č҇
changed by <commit>	Č҇
changed files	ċ҆
changed in	ċ҈č҆
changed in <commit>	ĀѺČ҉
changed in <path>	Ā҇
changed since	Ā҉ċѺ
changed together	Ā҇
changed together with	Ā҇
changed |	Į҈
changed | $	Į҈
changes	Čҏč҇
changes _ <path>	Č҆
changeset	ċ҆
charge	ġ҈
charge _ |	ġ҈
charge of	ġ҈
charge of |	ġ҈
check	ćҒČ҉ė҉ę҇ěҌĥғĬҋņѺŌѷōҍŎѹ
check $	Ā҇ĥ҇
check <name> |	ĀѫŌҖ
check _ <commit>	Č҇
check _ <name>	ĀҕėҌĬҋŌѧ
check _ <path>	ě҉
check _ for	ĥ҉
check _ import	ĩ҇
check _ me	Ĭ҆
check _ something	Ā҆
check _ tests	ō҈
check _ the	ą҆ć҆į҆ŊѺ
check _ |	ĀѪŌҖ
check for	Ĭ҆
check for me	Ĭ҆
check if	ĀѷČ҇ė҈Ġ҉Ŋ҇
check if <name>	ė҈
check that	ō҆
check the	ĀѺĩ҇
check the import	ĩ҇
check what	į҆
check what <name>	Ā҆
check what the	į҆
check whether	Āґěҏī҆ŊѺ
check whether <name>	ě҆ī҇
check whether <path>	ě҉
check whether something	Ā҆
check whether the	ĀҋŊѺ
check |	Ĭ҇
check | <name>	Ĭ҇
checkin	ĀѶĄҌįҌ
checkin where	Ą҉
checking	Ā҈
checking _ which	Ā҆
checking whether	Āѹ
checkins	č҈
checkout	ĀѯćҔŐ҆
checkout _ $	Ő҆
checkout of	Āѹć҇
checkout |	Ő҆
checkout | $	Ő҆
chekc	ĀѺā҆
child	ā҈ĆҐęҍĤѶĿҠŇҔ
child _ $	Ć҇
child _ <name>	Ā҈ā҈ęҔĚѸ
child _ of	ĆѳĿѺŇҚ
child class	Ŀ҇
child classes	ĆѯĤѶĿҟŇҖ
child classes $	ĆѹŇҊ
child classes <name>	Ň҆
child is	ĆҔŇѴ
child of	Ā҇ā҈ĆҘęҌĚѶŇѺ
child of $	Ćҍ
child of <name>	Ā҉ā҈ĆѺęҔĚѹ
children	ĀѱāҐĆѲęѵĚҍľѸĿ҇Ňҽ
children $	ęѶĚҎŇғ
children _ <name>	Ňҕ
children _ the	ĆѹŇҖ
children _ write	ĀѺā҈
children of	ĆѺŇґ
children of the	Ňҍ
children to	ĀѺāҌ
children to write	ĀѺā҈
chosen	İ҆
ci	ĀҗĞѶŔҦ
ci $	Ŕ҆
ci _ $	ĀҐ
ci _ <path>	ŔҔ
ci _ in	Ŕ҇
ci file	Ŕ҆
ci file <path>	Ŕ҆
ci is	Ā҆
ci job	Ŕ҇
ci job in	Ŕ҇
ci log	Ā҆
ci thanks	Ā҆
ci thanks $	Ā҆
ci workflow	Ŕ҇
ci workflow <path>	Ŕ҇
ci |	ĀҊ
ci | $	ĀҊ
circle	ĀѺĥғ
circle _ $	ĥ҆
circle |	ĥ҆
circle | $	ĥ҆
circles	ĥ҉
circular	Ā҇ĥҭ
circular _ $	ĥ҈
circular _ between	ĥ҇
circular _ |	Ā҇
circular dep	ĥ҇
circular dep between	ĥ҇
circular dependency	ĥ҉
circular import	ĀҎĥҖ
circular import |	Ā҈
circular imports	ĥ҇
circumstances	Ā҆
clases	Ĥ҆ŇҌ
clases _ <name>	ŇҌ
class	āҔĄѺąѷĆҵĈѷĉѷČѺčѸĎѺďѳĐѸĒҌēѺęғĚҖĞѷĠ҉ġ҆ĢѸģҒĤ҇ĨѹĩѹĪҠīѫĬѰĭѸĮѹĲѹĳѺĴӈĵѴĶѬķѸĸҠĹґĺѺļѳĽҚľҢĿ҇ŀѷŃѷńѷŅѸŇҠŉѸŊѺŌ҆ōѺŏҐŐѳőѵŒѹœѸ
class $	ĆҒĴҊŇѵ
class <name>	Ā҇āҚąѸĆ҇ĈѺĉѺďѷĐѺĒҒęҞĚґĞѹġҍģҖĤѵĪҥīѷĬѷĴҝĵѸĶѱĸҥĹ҆ļѷĽҕľҫĿѳŀѺŃѹńѺŅѺņѷŇҐŉѺŌ҉ŏѸŐѸőѺ
class <name> $	Āѷā҆ĆҍĪ҇ĴҔĸҐĹѸĽ҈ľҍ
class <name> are	Ā҇
class <name> as	ęҌŇѺ
class <name> carries	Ē҉
class <name> conforms	Ī҇
class <name> contain	ĀѸĽ҈ľҌ
class <name> defines	Ĺ҆
class <name> does	Ā҆Ě҇
class <name> extends	ę҆
class <name> for	ĸ҆
class <name> forces	ā҉ľѺ
class <name> gets	ĀҊ
class <name> has	Ĺ҉Ľ҈
class <name> have	Ě҇
class <name> how	Ā҈
class <name> implement	Ī҇
class <name> implements	Ī҆
class <name> inherit	Ć҆
class <name> is	Ē҇ęҋĚѸĴҏ
class <name> please	Ā҉
class <name> starts	Ĵ҉
class <name> what	Āѹģ҈ľҊ
class <name> where	Ā҆
class <name> which	Ā҇ĸҋ
class <name> who	ĀѸŇ҇
class <name> |	ĀҎāѶĆ҆ęҐġҏĪѺĴ҆ĸҐĹѵĽѹŇҏ
class _ $	ĀѳĆҕĴҘĸҍĹѶľҊĿ҈ŏґ
class _ <literal>	ĤґĪҏĴѶ
class _ <name>	ĆҔĚҒĹҊŇѸ
class _ are	Ā҇
class _ as	ęҌŇѺ
class _ carries	Ē҉
class _ classes	ĆҍŇѸ
class _ conforms	Ī҇
class _ contain	ĀѸĽ҈ľҌ
class _ defines	Ĺ҆
class _ does	Ā҆Ě҇
class _ extends	ę҆
class _ file	Ġ҆
class _ for	Ĵ҇
class _ forces	ā҉ľѺ
class _ gets	ĀҊ
class _ has	Ĺ҉Ľ҈
class _ have	Ě҇
class _ how	Ā҇
class _ implement	Ī҇
class _ implements	Ā҇
class _ in	Ĵ҆
class _ inherit	Ć҆
class _ is	Ē҆ę҉ĚѸĴҏ
class _ please	Ā҉
class _ starts	Ĵ҉
class _ the	ŏ҇
class _ what	ĀѸĆѸģ҈ľҌŇҏ
class _ where	Ā҆
class _ which	Ā҈ĸҋ
class _ who	ĀѸŇ҇
class _ |	Ā҆āѳĆҍęҍġҍģ҉Ĵ҆ĸҏĹѵŇҒ
class body	Ĵ҆
class definition	Ĵ҈
class does	ņ҆
class does <name>	Ć҇ņ҆
class gets	Ā҆
class has	ĀѺģ҆Ĵ҇
class hierarchy	Ň҈
class hierarchy |	Ć҆
class i	ĸ҆
class in	Ā҇
class is	Āѹĸ҇Ňґ
class is <name>	Ňҏ
class of	ĀѷĚ҉
class of <name>	ĆҌĚҍŇѶ
class or	ĆҍĠҌŇѸ
class or classes	ĆҍŇѸ
class or file	Ġ҆
class statement	Ć҆
class that	ŇҊ
class that implements	Ā҇
class that is	Ĥ҆
class tree	ŇҊ
class with	ĀҐĤҏŇѵ
class |	Ŀ҇ŏґ
class | $	Ć҇Ŀ҈ŇѺŏґ
classes	ĆҬĈѺĉѺđҚĒѹĘѺę҈ĚҏĢ҉ģѺĤҰĪѷīѺĬѺľѺĿңłѹŃ҈ŇӂőѺ
classes $	Ě҈Ŀ҇Ňҏ
classes <name>	ĀѶĆҏĚ҈
classes <name> inherits	Ě҈
classes _ $	ĀҊĆѹęҋ
classes _ <name>	ĀѩĆҘĚ҆ĿҎŇҞ
classes _ from	Āѷā҇Ňґ
classes _ has	Ň҇
classes _ have	Ň҆
classes _ implement	Ā҉
classes _ in	Ć҈ŇѺ
classes _ inherit	ę҆
classes _ inherits	Ě҈
classes _ it	ĤҊ
classes _ on	ĆѹŇҐ
classes _ realise	ĤҎ
classes _ the	ĀғĆҐŇѰ
classes _ their	ĀҏĆѺŇѹ
classes _ there	ĀѸĤ҇Ň҇
classes and	Ġ҆
classes are	Ňҏ
classes are there	Ň҇
classes derived	ā҇
classes derived from	ā҇
classes does	ĀѶĆҊĢҋ
classes does <name>	ĀѹĆҊĢ҆
classes has	ĆҏŇѴ
classes has the	ĆҌŇѶ
classes have	Ĥ҈
classes have <name>	Ň҈
classes implement	ĀҊĿҋŇѹ
classes implement <name>	Ŀҋ
classes implement the	Ā҉Ĥѹ
classes implementing	Ĥ҉
classes implementing <name>	Ĥ҇
classes is	Ŀ҉Ňҋ
classes is <name>	Ŀ҈ŇҌ
classes of	ĆҏĚ҇
classes of <name>	ĆҍĚ҇
classes share	ĀғŇѵ
classes stand	Ć҈ŇѺ
classes subclass	Ň҈
classes that	ĆҌę҆
classes that <name>	ĆҋŇѺ
classes that have	Ň҆
classes that implement	Ā҆
classes that inherit	ę҆
classes which	ĀҊĤ҈ŇѺ
classes with	Ň҈
classes with <name>	Ň҈
classes |	Ā҉ĆѸęҋ
classes | $	ĀҊĆѹęҋ
classify	ĀѮŁҜ
classify _ project	ĀѯŁқ
classify this	Łҋ
classify this project	Ł҉
clause	ĪҞĴѹŃ҉
clause $	ĪҐĴѹ
clause _ <name>	ĪҌ
clause of	ĪҌŃ҉
clause of <name>	ĪҌ
clean	ŋ҆
clean $	ō҆
cleanly	ć҆
cleanly $	ć҆
clearer	ĀҏńѶ
clearer $	ĀҎńѶ
cli	ĀѴĊҔĝ҆Łґ
cli _ <option>	ĊҌ
cli flag	Ċ҆
closure	ĺҥ
closure <name>	ĺҥ
closure <name> defined	ĺ҈
closure <name> in	ĺҌ
closure <name> that	ĺ҇
closure <name> within	ĺ҆
closure _ defined	ĺ҈
closure _ in	ĺҌ
closure _ that	ĺ҇
closure _ within	ĺ҆
cls	ā҉ĆҔęҕĨѺĬѹĴҚĹѺĽ҇ĿѺŇҌ
cls <name>	ĀҊāҋĆ҇ę҈ĨѺĴқĹѺĽ҈ŇҌ
cls <name> $	āҍĆҋ
cls <name> <name>	Ĵҏĸ҉
cls <name> |	ę҈ŇҎ
cls _ $	ĀѺāҍĆҐ
cls _ <name>	ĀѺĆ҈Ĵҏĸ҉
cls _ |	ĀѴęҖŇҎ
code	ĄѺćҋĉҧĊҍĎѺďѳĐ҇ĖѹĝѺĞқğҋġ҇ģѺĨѵİҊıѺķ҉Ĺ҉łҟŃѺŐѸ
code $	ĀѺĉҋė҇ĞҊĬ҈
code _ $	Āѹġ҆İ҆ĵ҉
code _ <name>	ĀҝĈѹĞ҆ł҈
code _ <path>	Ā҆
code _ a	Āѷćҋ
code _ at	ĀѸĳ҈
code _ does	ĀҒİѶ
code _ it	ĞҎ
code _ the	ĞѸķ҉ł҈
code _ with	łҍ
code _ |	Ā҇ćѺ
code at	Ā҉ıѺ
code base	ĀѴ
code in	ćҋ
code is	İ҉ĳ҉
code is at	ĳ҈
code is it	Ā҇
code of	ğ҇ķ҇
code of <name>	Ā҇
code of the	ķ҇
code paths	łҍ
code please	Đ҇
code reads	Āҍ
code reads <name>	ĀҊ
code reads the	Ā҆
code that	ĀҎĈѺĉҒĞѶœ҆
code throws	łҊ
code |	ĀѺġ҆ī҆ĵ҉
code | $	ġ҆ī҆ĵ҉
codebase	ĠҔ
codebase $	Ġ҆
columns	ģ҈
come	ĉѸĒ҇ĝ҆ĥ҇īѺĿ҈ŃҍŊѺŋҌ
come <name>	ĀҌ
come <path>	Ā҇
come _ import	Ħ҇
come _ is	ĀҊ
come _ of	Ń҇
come _ to	ĥ҆
come _ |	Āѳ
come after	Ā҇
come from	Ń҆
come out	ĀѶŃ҇ŋҍ
come out of	Ń҇
come right	Ē҈
come to	Ħ҆
come to import	Ħ҇
come with	ĀѰĝ҇ĿҊ
comes	ĀѱĆ҉ĝ҈Ī҉ı҆ķ҇ľ҆ņҎŇѺœ҆
comes <name>	Ć҇
comes <name> by	Ć҇
comes _ by	Ć҇
comes _ of	ņҊ
comes _ which	ķ҆
comes from	ķ҇œ҆
comes from which	ķ҆
comes out	ņҋ
comes out of	ņҊ
comes with	ĝ҈ľ҇
coming	Ă҇ăѺ
comit	ĀѸĄҝ
comit _ <path>	Ąҍ
comit added	Ą҈
comit introducing	Ąҕ
command	ĀҊĊғĝғ
command _ flag	Ā҈
command _ tool	Ł҆
command line	Ā҉ĊҔĝ҇Ł҆
command line flag	Ā҈
command line tool	Ł҆
command names	ĝ҆
commands	ĝҰ
commands $	ĝ҉
commands _ this	ĝ҆
commands does	ĝҋ
comments	ĀҚĲѷ
comments $	ĀҕĲѺ
comments _ $	Ā҆
comments | $	Ā҆
commit	ĄӡċҥČҥčғġѺĢѹĥѸĦѺĨѺĩѺīѺĬѺĭѹĮӄįӆĲѺńѸŅѷňҟŉѺŎѹŐѸœѺŔѺ
commit $	ĀҋįҎ
commit <commit>	ĀҒĄѮċҤČҩĮѷňҡ
commit <commit> $	Č҇ňҕ
commit <commit> change	Č҆
commit <commit> changed	Ā҆
commit <commit> did	Č҈
commit <commit> in	Ā҆
commit <commit> touched	ċ҇
commit <commit> |	ĀҍČ҈
commit <name>	Ā҆
commit _ $	Ąѷċ҆Č҆č҇įҎňҘ
commit _ <name>	ĀѫĄҡĮҖ
commit _ <path>	ĀѺĄңĮҙ
commit _ a	ĀѹĮ҉
commit _ and	Ā҈
commit _ birth	Ą҆
commit _ changed	Ā҆
commit _ contains	ĀѹĄ҉
commit _ created	Ą҈
commit _ deleted	ĀҏĄѸ
commit _ did	Č҈
commit _ file	Į҆
commit _ for	čҍ
commit _ hash	į҇
commit _ head	į҇
commit _ introduced	Ą҆
commit _ it	ĀѹĄҍ
commit _ of	čҍ
commit _ the	įҖ
commit _ this	Āґ
commit _ touched	ĀѸċ҇Į҉
commit _ what	į҈
commit _ |	ĀґČ҈Įѹ
commit added the	Ā҈Ąѹ
commit brought	ĄҊ
commit count	Ąѹčҟ
commit count $	č҇
commit count for	čҍ
commit count of	č҆
commit count |	č҆
commit deleted	Ā҆
commit did	Ą҉
commit does	ĀѺĄ҈
commit for	ĀѹĮґ
commit for <path>	Į҆
commit for file	Į҆
commit gave	Ą҆
commit gave birth	Ą҆
commit has	Ą҈
commit here	į҇
commit history	č҇
commit history of	č҇
commit in this	Ā҆
commit introduced	Ą҆
commit is	Ą҈į҈
commit made	Ā҆
commit of	ĄҖ
commit of <name>	Ą҉
commit of <path>	Ąҋ
commit of the	Į҇į҆
commit of this	Āҍ
commit on	Įҋ
commit on <name>	Į҆
commit on <path>	Į҆
commit that	ĄҒĮҔ
commit that contains	ĀѹĄ҉
commit that deleted	ĀҌĄѹ
commit that introduced	Ą҆
commit that touched	Į҇
commit the	Ā҈
commit touching	Į҈
commit was	ĀѺĄ҇ĮҐ
commit was <path>	Į҈
commit where	Ą҆
commit with	ĀѸĮ҉
commit with a	ĀѹĮ҉
commit |	įҋ
commit | $	įҋ
commits	ĀҕčөĮѹį҆
commits $	č҈
commits <name>	č҆
commits _ $	ĀѹčҎ
commits _ <name>	čҕ
commits _ <path>	Āҍčғ
commits _ author	ĀҊčѷ
commits _ changed	č҆
commits _ not	Ā҉čѸ
commits _ something	ĀѸčҊ
commits _ the	č҇
commits _ touched	Ā҆
commits _ year	Ā҈čѹ
commits are	Ā҆
commits changed	Āѷčҋ
commits did not	Ā҉čѸ
commits does	č҈
commits has	č҈
commits per	ĀҊčѷ
commits per author	ĀҊčѷ
commits than	Ā҆
commits that	čҌ
commits that touched	Ā҇
commits this	Ā҈čѹ
commits this year	Ā҈čѹ
commits until	Āҋčѵ
commits was	č҇
commits which	Āѷč҆į҈
commits |	ĀѹčҎ
commits | $	ĀѹčҎ
committed	ĀѮčҔĮѶįқ
committed $	ĀѺčҍ
committed _ |	ĀѺį҆
committed last	ĮѺįҏ
common	Ā҇
common _ $	Ā҇
common |	Ā҇
common | $	Ā҇
compare	ĀѹĎҝ
compare the	ĎҊ
compare with	Ď҈
compared	ă҆Ďҍ
compared _ <name>	Ďҍ
compared _ <tag>	ă҆
compared to	ă҆Ďҍ
compared to <name>	Ďҍ
compared to <tag>	ă҆
comparing	ĀѺĂҊăѹ
comparison	ĎҖ
comparison _ <name>	Ďґ
comparison of	Ď҈
compile	ĀѴćҴ
compile $	ć҆
compile _ $	ć҇
compile this	ć҆
compiler	Ł҈
compiler |	Ł҆
compiles	Āѹćҟ
compiles _ $	ć҇
compiles |	ć҇
compiles | $	ć҇
compiling	ĀѶćҎ
complain	Āҍ
complain _ unused	Ā҆
complain about	ĀҊ
complain about unused	Ā҆
complete	ąҎĐ҇
complete _ of	ąҎ
complete list	ą҉
complete list of	ą҉
complexity	Ā҉
composed	ģ҇
comprises	ŉ҆
concerns	Āѹ
concrete	ĀѺāҏĤҌ
concrete <name>	ā҉
concrete _ behind	Ĥ҇
concrete _ of	ā҇
concrete classes	Ĥ҆
condition	Ā҉ŃѺ
condition _ <name>	Ā҉ŃѺ
condition does	Ā҉ŃѺ
condition does <name>	Ā҉ŃѺ
conditions	ĀҌ
config	ďҞ
config <name>	ď҈
config <path>	ďҊ
config _ $	ď҆
config _ <name>	ď҈
config file	Ā҇ď҈
configuration	ďҍ
configuration <name>	ď҆
configuration <name> written	ď҆
configuration _ written	ď҆
configuration file	ď҈
configure	ďҎ
configure <name>	ďҎ
configure <name> $	ďҋ
configure _ $	ďҋ
configured	ĀѺďҕ
configured _ $	ď҉
configured _ inside	ď҇
configured where	ď҇
configured where inside	ď҇
configured |	ďҊ
configured | $	ď҉
confirm	ī҆Ĭ҉
conform	ĤҐ
conform _ $	Ī҆
conform to	ĤҐ
conforms	Īҋ
conforms _ $	Ī҆
conforms to	Ī҉
conforms to $	Ī҆
considered	ĀѶĬҒ
considered _ under	Ĭ҆
considered like	Ĭ҈
consist	ĀѺ
console	ĝҔ
console commands	ĝ҇
console scripts	ĝҋ
const	Ā҆ĐҜĵҢŏ҉
const $	Đ҇
const <name>	Ā҈ĐғĵҢŏҊ
const <name> $	ĐҊĵґ
const <name> its	Āѷŏҋ
const _ $	ĐҊĵґ
const _ <name>	ĀѵĐґ
const _ its	Āѷŏҋ
constant	ĀѹĐӊīѹĵӏķҎŏҘ
constant $	ĀѺĐҐĵ҆
constant <name>	ĀҔĐҪĵҝķҋŏҙ
constant <name> $	ĀѺĐғĵҊķ҈ŏ҆
constant <name> at	Ā҆
constant <name> defined	ĵ҈
constant <name> get	ĵ҆
constant <name> is	Đ҈
constant <name> stand	ĀѺĐ҇
constant <name> used	ĀҋĵѶ
constant <name> where	Ā҇
constant <name> |	ĵ҈ŏ҆
constant _ $	ĀѷĐҝĵ҉ķ҈ŏ҆
constant _ <name>	Ā҆
constant _ at	Ā҆
constant _ defined	ĵҌ
constant _ get	ĵ҆
constant _ is	Đ҈ĵ҇
constant _ set	ĀѰĵҔ
constant _ stand	ĀѺĐ҇
constant _ used	ĀҋĵѶ
constant _ where	Ā҆
constant _ |	ĵҏŏ҆
constant called	Ā҆
constant called <name>	Ā҆
constant is	ĵ҇
constant which	ĵ҆
constant |	ĐҊ
constant | $	ĐҊ
constraint	ĀѸĖҍĭҋ
constraint _ <name>	Ė҈
constraint _ the	ĭ҆
constraint of	ĭ҈
constraint of the	ĭ҆
constraint on	Ė҆
constraint on <name>	Ė҆
construct	Ā҇
constructor	Ā҆
consults	ĀѺĞґ
contain	ė҆ğҊĲ҇Ľ҇ľҋńѰŅѺňҋœ҉
contain $	ĀѹĲ҉ľҋ
contain <commit>	ňҋ
contain <commit> |	ň҇
contain <literal>	œ҆
contain <name>	Ā҈
contain <name> $	ĀҌ
contain _ $	Ľ҈ŉ҆œ҆
contain _ it	ĀҔńѱ
contain _ |	ĀѺň҈
contain a	ĀѺ
contain before	ĀҔńѱ
contain before it	ĀҔńѱ
contain something	ğ҆
contain |	ĀѺĽ҈ŉ҆
contain | $	ĀѺĽ҈ŉ҆
contained	Āѹ
contained in	ĀѺ
containing	ň҇Őґ
containing <commit>	ň҆
containing <commit> $	ň҆
containing _ $	ň҆Őґ
contains	ĀѳĤѹĶҊĹґň҈ŉҋŐ҈őѹŒ҆
contains <name>	ĹҒ
contains <name> $	ĹҒ
contains _ $	Ā҆ĹҒŐ҇
contains _ <name>	ļ҇
contains _ test	Œ҇
contains _ |	ĀѹĄ҉
contains the	ĶҍŒ҆
contains |	Ā҇
contains | $	Ā҇
content	ĀѺĳҨĵѹ
content $	ĐѸĳҟ
content of	ĐҊĳ҆ĵѹ
contents	ĳ҉Ŕ҈
contents _ $	Į҆
contents _ the	Ŕ҈
contents of	ĳ҆Ŕ҈
contents of the	Ŕ҈
contents |	Į҆
contents | $	Į҆
contracts	Ī҇
copy	Ĥѹ
correct	ėҌī҈ņѳ
correct _ $	ėҌ
correct _ <name>	ĀѺī҇
correct _ taking	Ĭ҆
correct in	Ĭ҆
correct in taking	Ĭ҆
correct that	ĀѺī҇
correct that <name>	ĀѺī҇
correct |	ėҌ
correct | $	ėҌ
correctly	Ā҈
correctly _ $	Ā҆
correctly |	Ā҆
correctly | $	Ā҆
correspond	ő҆
could	Āҙġ҈œѺ
could <name>	ĀҌ
could <name> be	ĀҌ
could _ be	Ā҉
could _ kindly	Āѵ
could _ tell	ĀҔ
could _ the	ľ҈
could be	Ā҆
could you	ġ҉œѺ
could you kindly	Āѵ
could you tell	ĀҔ
count	ĀџāѹĄѷčҹę҇ġѺīҏĮѺĲҮĽҾľѫŉҸŌѷōѵ
count $	č҇ĲҊĽ҉
count <name>	ŉ҆
count _ $	ĀѺŉ҇
count _ <name>	čҊĲҋĽҋŉ҈
count _ <path>	č҆ĲҌŉ҇
count _ a	ī҉
count _ commits	čҌ
count _ lines	Ĳ҈
count _ methods	ĽҎľѺ
count _ revisions	č҇
count _ tests	ŉҔōѸ
count _ the	ĽҎľѹ
count all	Ľ҈ľѺ
count as	Āѷę҈īҐĬ҆
count as a	ī҉
count file	Ĳ҆
count for	ĀѺčҏĽ҇ŉ҉
count for <name>	Ľ҆
count of	čғĲҌĽҋŉҌ
count of <name>	Ĳ҇Ľ҆
count of <path>	Ĳ҇
count of revisions	č҇
count the	ĀѺčҋĲ҆ĽҋľѺŉҎ
count the commits	č҈
count the lines	Ĳ҆
count the methods	ĽҌľѺ
count the tests	ŉҏ
counted	Ĳ҈
counted in	Ĳ҈
counting	ĀѶĂѹă҉Ľ҆ŉҋ
counting _ methods	Ľ҆
counting _ tests	ŉ҇
counting the	ĀѸŉҊ
counting the methods	Ľ҆
counting the tests	ŉ҇
counts	ĬҎ
counts as	ĬҎ
cover	ĀѹŌґ
cover <name>	ĀѹŌҍ
cover <name> |	ĀѸŌҊ
cover _ |	ĀѷŌҍ
covered	Āҍ
covered _ a	Ā҆
covered _ tests	Ā҈
covered by	Āҏ
covered by a	Ā҆
covered by tests	Ā҈
covering	ĀѹŌҟ
covering <name>	ĀѹŌҟ
covering <name> $	ĀѹŌҟ
covering _ $	ĀѹŌҟ
covers	ĀҒŌѳ
crash	Ā҆
crashes	ĀқĶѵ
crate	ĝ҆
create	Āҗ
create <name>	Ā҆
create <path>	Ā҆
create _ from	Ā҉
created	ĂҎĄҥ
created <name>	Ą҈
created <name> $	Ą҈
created <path>	Ą҉
created <path> $	Ą҉
created _ $	ĄҘ
created after	Ă҆
created it	Ą҇
created it |	Ą҆
created |	Ą҆
created | $	Ą҆
creation	ĄҙĮѺ
creation _ $	Ąҋ
creation _ <path>	Ą҆
creation commit	ĄҎ
creation commit $	Ąҋ
creation of	Ą҆
cron	Ŕ҆
current	ĀѯĄѹć҈įґŅҖ
current _ of	ńѹŅҏ
current _ |	Ņ҇
current contents	Į҆
current contents |	Į҆
current name of	Ņ҆
current one	Ņ҈
current one |	Ņ҈
current path	ŅҎ
current path of	Ņ҉
cut	Āҍ
cut _ chain	Ā҈Ħѹ
cycle	ĀҐĥҦĩѸ
cycle $	ĥҏ
cycle _ <path>	Ā҇
cycle _ imports	ĥ҆
cycle _ is	Ā҆
cycle of	ĥ҆
cycle of imports	ĥ҆
cycles	ĥ҇
cyclic	ĥҙĩѺ
cyclic _ $	ĥ҈
cyclic _ check	ĥ҇
cyclic import	ĥҐ
cyclic import check	ĥ҇
cyclic imports	ĥ҆
cyclic imports $	ĥ҆
d	ĀѶĉ҆Ŀ҆
d _ to	ĀѶĉ҇ĩ҆
d like	ĀѸĉ҇ĩ҆
d like to	ĉ҇ĩ҆
data	ģҥĴҊņѹŏғŒѷ
data _ <name>	Ĵ҈
data _ of	ģҍŏ҉
data _ the	Ā҉ŒѺ
data members	ģҖ
data members of	ģҍ
data type	ņѺŏғ
data type of	ŏ҉
date	Ā҇Įң
date <path>	Ā҆
date _ $	Ā҇
date _ <name>	Į҇
date _ got	Ā҉
date _ the	Į҉
date has	Į҇
date of	ĮҔ
date of the	Į҉
date |	Ā҇
date | $	Ā҇
days	ŅҌ
days _ $	ĀѺŅҌ
days |	ŅҌ
days | $	ŅҌ
dead	ĩѶŎҠ
dead _ in	Ŏ҈
dead _ inside	Ŏ҇
dead _ |	ŎҊ
dead imports	ĩѶŎҞ
dead imports in	Ŏ҈
dead imports inside	Ŏ҇
dead imports |	ŎҊ
decided	Āґ
decided _ <name>	Ā҇
decided _ the	Ā҇
decided that	Ā҇
decided that <name>	Ā҇
decided what	Ā҉
decl	ĀѺļґ
declaration	ĀѧĬ҆ĴҒĵҎĹҌļҨ
declaration $	Ĥ҆
declaration <name>	ĵҊ
declaration <name> $	ĵҊ
declaration _ $	ĀѷĵҊļҔ
declaration _ <name>	Ć҆Ī҇
declaration _ of	Ĵ҇ĵ҆Ĺҍ
declaration _ the	ļ҈
declaration _ |	ļ҇
declaration of	Ī҇ļҋ
declaration of <name>	Ć҆Ī҇
declaration of the	ļ҈
declaration site	Ĵ҇ĵ҆Ĺҍ
declaration site of	Ĵ҇ĵ҆Ĺҍ
declaration |	ĀѷļҐ
declaration | $	Āѷļҏ
declarations	ĀѸą҉ĩҕ
declarations _ <name>	ĩҌ
declarations _ <path>	ĩҊ
declarations inside	ĩҊ
declarations of	ĩҌ
declare	ā҉
declare _ $	ā҈
declare |	ā҈
declare | $	ā҈
declared	ĀѪāґĊ҆ĒѺĕ҆ġѺīҒĬҔĭ҇ĴҐĵҌķҍļҘľ҆ŀ҉ņҊ
declared $	ĴҊķҊļҊ
declared <name>	ĬҒ
declared <name> |	ĬҌ
declared _ $	ā҆īѹĬ҇ĵҌķ҇ŀ҉
declared _ <name>	āҎģ҈ľҋ
declared _ abstract	Ā҆āѹ
declared _ of	ĕ҇ņ҆
declared _ return	ņ҆
declared _ run	ĭ҆
declared _ |	ĀѵĬҗ
declared abstract	ĀѺāҌ
declared as	īҍ
declared does	ī҆
declared in	āѷģ҈ļ҇ľҍ
declared in <name>	āѷģ҉ľҍ
declared on	āҗ
declared on <name>	āҗ
declared return	ņҊ
declared return of	ņ҆
declared the	Ā҉āѺ
declared to	ņ҇
declared to return	ņ҆
declared to run	ĭ҆
declared |	Ĵ҇ĵҍķ҈
declared | $	ĵҍķ҈
declares	ĀѸā҆Ċ҇Ĵ҆ķ҇Ļ҇ļ҇
declares _ interface	ļ҆
declares the	ķ҆ļ҈
declares the interface	ļ҆
declaring	ļ҆
decleration	ĳѺĶҕļ҆
decorate	ĀѴđҒ
decorate _ $	Āѵđҍ
decorate |	ĀѶđҍ
decorate | $	ĀѶđҍ
decorated	Ā҉đқĒҞ
decorated $	Ē҆
decorated _ $	ĀѺđ҇Ē҉
decorated _ <mark>	ĀҌ
decorated _ <name>	đҙ
decorated _ what	Ē҆
decorated _ |	Ē҈
decorated by	đҎ
decorated by <name>	đҊ
decorated with	ĀҎđ҆ĒҌ
decorated with <mark>	ĀҌ
decorated with <name>	đҏ
decorated |	Ē҆
decorater	đҐ
decoraters	ĀѸĒң
decorates	ĒҚ
decorates $	Ā҇
decorator	ĀҋđҸĒҘġѺ
decorator $	ĀѺđҗ
decorator <mark>	ĀҘđѶ
decorator <mark> itself	Ā҆
decorator <name>	ĀѸđҢ
decorator <name> $	đҋ
decorator <name> |	đ҇
decorator _ $	ĀѹđҔ
decorator _ <name>	Ā҆ĒҊ
decorator _ do	ĀҋđѸ
decorator _ itself	Ā҆
decorator _ |	đ҇
decorator on	Ā҆Ē҇
decorator on <name>	Ā҆Ē҇
decorator |	ĀѷđҐ
decorator | $	ĀѷđҎ
decorators	Ā҈ĒӘ
decorators $	ĒҌ
decorators _ $	Ē҇
decorators _ <name>	ĀҍĒҗ
decorators _ on	Ē҆
decorators _ the	Ē҈
decorators _ to	Ē҆
decorators are	Ē҆
decorators does	ĒҌ
decorators does <name>	Ē҆
decorators has	Ē҆
decorators is	Ē҈
decorators on	Ā҈
decorators on <name>	Ā҈
decorators that	Ē҈
decorators |	Ē҇
decorators | $	Ē҇
deep	Ā҆
deep _ the	Ā҆
deep is	Ā҆
deep is the	Ā҆
def	ĀѪąҔĒ҉Ĕ҇ĵ҉ĶҫĸҌĹҊĺҚĻ҈Ňѹ
def <name>	ēѹĔҊĴѺĶ҉ĸҊĺҏĻ҈
def <name> $	ĺѸĻҋŀ҆
def <name> begins	ĶҊ
def <name> |	ēѹĔҋ
def _ $	ĀѸĴҌĵҌĶѶĹґĻ҉
def _ <name>	ąҔī҇Ķ҇ĺ҈
def _ begins	ĶҊ
def _ of	Ķҙ
def _ that	Ķ҇
def _ |	ēѹĔҋ
def line	ĵҎ
def line $	ĵҎ
def location	ĴҌĶѷĹғ
def location $	ĴҌĶѷĹғ
def of	ąҔī҇Ķ҈ĺ҈
def of <name>	ąҔī҇Ķ҈ĺ҈
def |	Ē҇
default	ĀҗĊѷĐѸēӅĔӋĞѺġѹŀѹ
default $	Ā҆ēҌ
default _ $	ĀҎĔҐ
default _ <name>	ĀҊēҍĔҙ
default _ its	Ĕ҆
default _ of	ĀѺē҇
default _ the	ĊѺēҞ
default _ |	Ĕ҉
default does	ĀѸē҉
default for	ĀҊĔҎ
default for <name>	ĀҊĔ҆
default in	ēҒ
default in <name>	ē҈
default in the	ēҊ
default is	ē҆
default of	ĀҋĊѺē҇Ĕҏ
default of <name>	Ā҇
default of the	Ā҆ē҇
default to	ĔҊ
default to |	Ĕ҆
default value	ēҍĔҋ
default value $	Ā҉
default value of	ĀѺ
default value |	ē҉
default what	ēѺĔҊ
default |	Ĕ҉
default | $	Ĕ҉
defaults	ĀѷēҕĔҌ
defaults to	ēғ
define	ąқď҉ĹҏĻҏĽ҉
define $	ĽҊľ҇
define <name>	Āҕą҆ď҉ĹҊ
define <name> $	ĀҗďҊ
define <name> |	Ĺҏ
define _ $	ĀғďҊ
define _ <name>	ĀѳąҐ
define _ called	ą҆
define _ inner	Ļ҆
define _ method	Ĺ҈
define _ nested	Ļ҇
define _ |	Ĺҏ
define a	ĀѺąҏ
define a <name>	ĀѲąҐ
define its	Ļ҈
define the	Ĺ҆
define the method	Ĺ҆
defined	ąҦĆѷĊҏďѷĐҋđѧĠ҇ģ҆ī҈ĬѶĴҕĵҎĶ҉ķҍĹҍĺ҆ĻҐľҌŇѵŐѹŒ҉
defined $	Āѵą҉ĵ҆ĹҊĺѶĻҖ
defined _ $	ąҋĊ҉ĐҍđѬĴҊķҌĸ҇Œ҉
defined _ <name>	ĺ҉ľ҉
defined _ than	ą҆
defined _ the	ĺ҈
defined _ which	Ĺ҆
defined _ |	Ġ҇Ķ҈
defined as	ĐҌīҋ
defined at	Ĺ҇
defined by	ĺ҈ľ҆
defined by <name>	ĺ҈
defined in	Ķ҇
defined in |	Ķ҈
defined more	ą҆
defined more than	ą҆
defined on	ģ҇
defined on <name>	ľ҆
defined |	ąҌĊ҉đѭĴ҆ķҊŒ҉
defined | $	ąҌĊ҉đѭĴ҆ķҌŒҊ
defines	ĀѮąҎĴѺĹҋĺ҉ĻҊļ҈Ľ҆ľ҆
defines <name>	ĴѷĹҌ
defines <name> $	ĴѸĹҎ
defines <name> |	Ļ҆
defines _ $	ą҇ĴѺĹҍ
defines _ nested	Ļ҇
defines _ |	ĀѹĻ҆
defines it	ĀѸą҉
defines the	ĀѸļ҉
definition	ĀѡąҘĊҌĒ҉ġѺĴҚĵҏĶҘķ҈ĸ҈ĹҞ
definition $	ą҈
definition _ $	Āѱī҆Ķ҈
definition _ <name>	ĀѴą҈ĒҊĶѺĸҋĹҢĺ҆
definition _ class	Ĵ҈ĸѸ
definition _ the	Ċ҆ĵҎ
definition is	Ā҇
definition of	ĀѰąҊĊ҆Ē҉ĵҌĸ҈ĹҦĺ҇
definition of <name>	Āѵą҇ĒҊĴѷĶѺĸҌĹңĺ҆
definition of class	Ĵ҈ĸѸ
definition of the	Ċ҆ĵҍ
definition sites	ą҈
definition |	Āѯī҆ĴҍĶ҈
definition | $	ĀѲī҆Ķ҈
definitions	ąҧĢ҆
definitions _ <name>	Āҋąҙ
definitions in	ĀѺĢ҇
definitions of	ĀҐąҐ
definitions of <name>	ĀҐąҐ
definitions that	ą҆
definiton	ą҉
defs	ĀѸą҆đҏĽ҉ľҒĿ҆
defs _ <name>	Ŀ҇
defs _ i	ľ҉
defs _ the	Ľ҇
defs _ with	đ҆
defs does	ľҋ
defs will	ľ҉
defs will i	ľ҉
defualt	ĀѷĔҎ
defualt value	ĀѷĔҎ
delegates	Ĉҟ
delegates _ $	ĈҞ
delete	ĀұąѴċѸĨ҆ĳѹ
delete _ <line>	Āҍĳѹ
delete _ could	Ĩ҆
delete all	ĀҒąѳ
delete line	Āҍĳѹ
delete line <line>	Āҍĳѹ
delete the	ĀҌ
deleted	ĀҮĂѹĄѱ
deleted <name>	Ā҇
deleted <path>	ĀҎĄѸ
deleted <path> $	Ā҆
deleted <path> |	Ā҈
deleted _ $	ĀҗĄѸ
deleted _ |	ĀҍĄѹ
deleted |	ĀҎ
deleted | $	ĀҎ
demand	ĀѷāҐĆѹĭ҈
demand _ $	ĭ҈
demand |	ĭ҈
demand | $	ĭ҈
demands	ĭ҆
demands _ in	ĭ҇
dep	ĕҎĖҋĥ҆Ħ҉ĭѸ
dep <name>	Ā҉ĖҋĭѸ
dep between	ĥ҇
dep path	Ħ҉
depend	Ė҆Ĩҏĩ҉
depend _ $	ĩҏ
depend _ <name>	Ĩ҇
depend _ <path>	Ĩ҈
depend _ the	Ā҈
depend _ this	ĀҌĕѸ
depend _ |	Āѹĕ҉Ė҆
depend on	Ė҇ĨҎ
depend on $	ĩҌ
depend on <name>	Ĩ҇
depend on <path>	Ĩ҈
depend on the	Ā҈
depend on this	ĀҌĕѸ
depend on |	Āѹĕ҇Ė҆
dependencies	Ā҇ĕҶĝѸĨ҈ĩңİѵ
dependencies $	ĕґ
dependencies _ $	ĕҐ
dependencies _ <name>	ĩґ
dependencies _ <path>	ĩ҈
dependencies _ does	Āѹĕ҇
dependencies _ the	ĩҌ
dependencies _ this	ĕҍ
dependencies does	ĩ҉
dependencies does the	ĩ҉
dependencies have	Ā҈
dependencies of	ĕҏĨҊĩҙ
dependencies of <name>	ĩґ
dependencies of <path>	ĩ҈
dependencies of this	ĕҍ
dependencies |	Āҋ
dependencies | $	Ā҇
dependency	ĖҠĜ҈ġѷĥҊħ҆
dependency <name>	Ā҇Ėҙġѷ
dependency <name> $	Ėҋ
dependency _ $	ĖҌ
dependency _ what	Ė҆
dependency of	ĀѺĜ҉ħ҆
dependency of <path>	Ĝ҆
dependents	ě҉ĨҦ
dependents _ <path>	ě҉Ĩҋ
dependents _ module	Ĩ҆
dependents of	ĨҨ
dependents of <path>	Ĩҍ
dependents of module	Ĩ҆
dependents on	ěҊ
dependents on <path>	ěҊ
depends	ĕ҈ě҇Ħ҆ĩҌ
depends _ <path>	ě҈
depends _ which	ĨѸĩҌ
depends on	ĕ҈ě҇ĩҌ
depends on <path>	ě҈
depends on which	ĨѸĩҌ
deprecated	ĀҖĊѵ
deprecated _ $	Ā҇
deprecated |	Ā҇
deprecated | $	Ā҇
deps	ĀҚĖғĨ҉
deps $	ĀқĖғ
deps of	Ĩҍ
derived	ĀѹęҔĤѶĿҕŇң
derived _ $	ĀѺĆҏĚ҇Ň҆
derived _ <name>	Āѹā҇ĆѷęҒŇҐ
derived _ is	Ŀ҇
derived _ of	Ňґ
derived _ the	ĆѴŇҍ
derived _ what	ĀґŇѲ
derived _ |	Ć҈
derived classes	ĿғŇ҆
derived classes is	Ŀ҇
derived classes of	Ň҆
derived from	ā҆Ć҉ęҏ
derived from $	ĆҌĚ҈ŇѸ
derived from <name>	Āѹā҇ęҊŇҍ
derived from the	ĆѴŇҍ
derived from what	ĀґŇѲ
derived from |	Ć҉
derived of	ę҈
derived of <name>	ę҈
derived types	Ňҙ
derives	Ć҆
derives from	Ć҆
descend	Ć҆
descend _ $	Ć҆
descendants	ĀѸĆѷęҐĚѺŇҸ
descendants $	Ňқ
descendants _ $	Ň҆
descendants _ <name>	ęҐĚѺŇҋ
descendants _ class	ŇҌ
descendants of	ĆѺęҐĚѺŇҖ
descendants of <name>	ęҐĚѺŇҋ
descendants of class	ŇҌ
descendants |	Ň҆
descendants | $	Ň҆
descends	Ň҇
descends from	Ň҇
describe	ġҩŀѹ
describe the	ġқ
designed	Ā҈
determine	ĀѪĹҊĽ҆
determine _ declaration	Ĵ҇ĵ҆Ĺҍ
determine _ which	Ā҇
determine the	ĀѮĉ҆ĹҌĽ҆
determine the declaration	Ĵ҇ĵ҆Ĺҍ
determine whether	Āѹ
dev	ĕҏ
developer	ıҌ
developer _ it	ı҆
developer wrote	ı҆
developer wrote it	ı҆
developers	ĀѺĬ҆ĵ҉
developers $	Ĭ҆
development	ĀҌ
development _ |	ĕ҇
dict	ŏ҈
did	ĀғĂ҆ă҇ĄҊċҊČҡĎѸēѺğ҉ĤѺĥѺĨѹī҆ĬҊĭѺĮҕĲѺĴ҇ĸѺŃѳńҚŅқŇѺň҆Ŋѷōѹ
did <commit>	ċҊČ҈
did <commit> <name>	ĀѺČ҆
did <commit> break	Ā҈Čѹ
did <commit> change	Āҋ
did <commit> make	ĀѸČ҇
did <commit> modify	Āѹċ҆
did <name>	ĀҗĮҌŃѹńҌŅҍ
did <name> become	Ņ҈
did <name> exist	ĀѶğҐ
did <name> last	Į҆
did <name> live	ĀҊğѹ
did <name> look	Ā҈
did <name> move	ĀѷŅ҉
did <path>	Ā҆Į҈ńҎŅ҇
did <path> become	Ņ҇
did <path> move	ĀѺŅ҇
did <tag>	ğ҆
did _ <commit>	Ā҉
did _ <name>	ĀѵČ҆Ľ҆
did _ <tag>	ğ҉
did _ authors	ĀѲĬҏ
did _ become	ŅҐ
did _ break	ć҆Čѹ
did _ call	ĀѺńҊ
did _ change	Į҆
did _ commit	Āѷį҇
did _ contain	ĀҒńѱ
did _ do	Ā҇
did _ exist	ĀѴĂ҇ă҆ğґŊѹ
did _ get	ń҇
did _ give	Ā҇
did _ go	ńҊ
did _ import	ĩ҇
did _ last	Įҍ
did _ latest	ĀѹĮ҈
did _ live	Āҍğѹń҆
did _ look	Āҍ
did _ make	ĀѬČ҇īҋ
did _ modify	Āѹċ҆
did _ move	ĀѱŅҐ
did _ put	ĀѺĴ҇
did _ stick	Ő҆
did _ tests	Ā҆
did _ touch	Č҉čѸ
did _ turn	Ņ҉
did _ use	ĀѹńҌ
did anything	Č҇
did commit	Ā҉
did commit <commit>	Ā҉
did it	ĀҊ
did not	Ā҈Ă҆ă҉čѸ
did not exist	ĀѺĂ҇ă҆
did not touch	Ā҉čѸ
did one	Āѷń҉
did one call	Āѷń҉
did somebody	Āѭć҆Į҆į҇
did somebody last	ĀѺĮ҈
did someone	Āѹ
did the	ĀҌĬҏĵ҉
did the authors	ĀѲĬҏ
did the last	Ā҇
did the latest	ĀѹĮ҈
did they	Āѝĩ҆īҊŐ҆
did they import	ĩ҇
did they make	Āѷīҋ
did they stick	Ő҆
did they write	ĀѺ
did to	Ā҇
did we	Ā҉Įѹ
diff	ĀѰČҐĎҙ
diff _ <commit>	ČҊ
diff _ <name>	ĎҊ
diff of	ČҊ
diff of <commit>	ČҊ
differ	ąѺĎҖ
differ $	Ď҇
differ _ $	Ď҈
differ from	Ď҆
differ |	Ď҈
differ | $	Ď҈
difference	Ā҈Ď҈
difference between	Ď҆
differences	ąѺĎҚ
differences $	Ď҉
differences between	Ā҈ąѺ
differences in	ĎҊ
different	Ā҆ąҒĎҜŀѹ
different _ $	ĀѺĎ҉
different _ does	Āѹ
different _ on	Ā҆
different _ the	ĎҊ
different definitions	ą҉
different files	ą҆
different in	Āҋ
different in the	ĎҊ
different params	ĎҍŀѺ
different things	Ā҆
different things on	Ā҆
different |	Ď҆
different | $	Ď҆
differently	Ā҆
differs _ $	Ď҈
differs |	Ď҈
differs | $	Ď҈
dir	ŐҦ
dir $	Őґ
dir _ <path>	Ő҆
dir containing	Őґ
direct	Ć҆ě҉
direct _ of	Ć҆
direct import	ě҉
directly	ėҌě҈
directly _ $	ě҈
directly |	ě҈
directly | $	ě҈
directory	Őұő҆
directory _ <name>	Őҋ
directory _ <path>	Ő҉
directory _ contains	Ő҈
directory _ is	Ő҇
directory _ the	ő҆
directory does	ő҆
directory does the	ő҆
directory holds	Ő҆
directory is	Ő҈
directory of	Ő҆
directory that	Ő҈
directory that contains	Ő҈
disk	Ő҆őҕ
disk _ $	Ő҆őҏ
disk please	ŐҊ
disk please $	ŐҊ
distribution	ĭ҆
distribution _ what	ĭ҆
distribution |	ĭ҆
distribution | what	ĭ҆
do	Āңā҆ĂҋăѺĆѹćѹĈѺĐѺđѷĒѳĞ҉Ġ҉ġҕĥҍĨѸĩѶĪѺīѯĬѺĮѹĺѹŀҊŃ҆ńѹņ҉ŊҋŌѹōҖŏѹőҊ
do $	Āҍ
do <name>	Ď҆
do <name> and	Ď҆
do _ $	ĀҍĎѸġҢŔѺ
do _ <name>	Ō҈
do _ <path>	ĀѺ
do _ and	Ď҆
do _ call	ŀ҇
do _ contain	ĀҋňѸ
do _ find	ĀѶģ҆Œ҆
do _ follow	Ā҆Ħ҆
do _ get	ĀѺĦ҆ŋ҉
do _ go	ĉ҉
do _ have	ĀѲāҋĖѷĠҕŊҍ
do _ import	Ā҆ĜҊĨѸ
do _ imports	ĀѺĥҌ
do _ it	ĀҊ
do _ know	Ŏ҆
do _ mean	ő҈
do _ need	ĝѹġ҉Ń҉
do _ of	ō҇
do _ override	ĀҋĿѺ
do _ pass	ĀѶēҊ
do _ run	Ă҇ăѺ
do _ set	Ā҆
do _ signatures	Ď҆
do _ tests	Ā҆ŌѺōҊ
do _ tets	ō҆
do _ the	Ŀ҆
do _ work	ĀѺĤ҇
do at	Ă҈
do i	ĀҒāҊĂ҈ăѹćѹĉѺġѺĦ҈Ĵ҇Ķ҇ŀҎŁѺŃ҆ņ҈ŐҎ
do i call	ŀ҇
do i find	ĀѸŒ҆
do i follow	Ħ҆
do i have	Ā҇āҌĖѹ
do i need	ĝѹŀ҆Ń҉
do i run	Ă҇ăѺ
do import	ĀѸĨ҉
do not	ĀҜđѺēҐĨѸňѷő҆
do not contain	ĀҋňѸ
do not have	Ā҆
do not import	Ā҉ĨѸ
do not know	ő҆
do not override	ĀҊĿѺ
do not pass	ĀѺēҊ
do tests	ō҇
do tests of	ō҇
do the	ĀѵĎҊĞҌĤ҇ĥҋōҏ
do the <name>	Ā҆
do the imports	ĀѺĥҌ
do the tests	Ā҈ō҇
do the tets	ō҆
do they	ą҉ō҇
do to	ĀҊđѺ
do we	ĀѶĉ҈Ė҇ĜҊĠҏġ҆ōѺœ҆
do we have	ĀѪĄ҆ĠҖŁ҉
do we import	Ĝҋ
do we need	ġҊ
do without	Ā҆
do wrong	Ā҈
do you	ĀѸĹ҆Ŋ҉ŋ҇Ŏ҆
do you get	ŋ҇
do you have	ĀѶŊҊ
do you know	Ŏ҆
do |	Ā҉ĎѸġҥŔѺ
do | $	Ā҉ĎѸġҥŔѺ
docs	Āҍ
docstring	Āҗāѷ
docstring $	Āғāѷ
documentation	ĀҖ
documented	ĀҚ
documented _ $	Āҋ
documented |	Ā҈
documented | $	Ā҈
does	ĀѹăѹĄѸąѷćҔĈҋĉѰĊѶċ҇Č҇đѺĔ҉ėҝĘҋęҐĚҒěҞĜҌĝ҆ĠҍġҎĢ҉ĤѳĥҊĦҐħ҇ĨѪĩҐīѶĬѹĮѯĲҋķѷĸѴĺѲļѹĿѰŁѹłѳńѨŅѵņѺŇѵňѹŊ҈ŌѲŒѲŔѹ
does $	ġҘ
does <commit>	Āѵċ҉
does <commit> touch	Āѷċ҉
does <literal>	ĀѹĴҔ
does <mark>	ĀѳđҒ
does <name>	ĆґĈґĉѲĐҎđѸĒѹĔҊĕѹė҆ĘғęҏĚҐěҊĞѷĠ҈ġѱĦҌĨѺĪҋī҈ĭѷĴѹļѺłѴŅѺŉ҇ŊѺŐ҉
does <name> <name>	ĀқĐ҉ėѸęѶ
does <name> accept	ŀ҉
does <name> appear	ĆѸĚҎ
does <name> call	Ā҆ĈғėѳĘҎŀѺ
does <name> carry	Ā҈
does <name> catch	Ā҇
does <name> check	ĀҌ
does <name> come	Āѹ
does <name> contain	ĀѸ
does <name> count	Āѹīҏ
does <name> declare	Āѵā҈ľ҇
does <name> default	Ĕ҆
does <name> define	ĀѳĹҍĻ҉Ľҋ
does <name> depend	ĩ҉
does <name> do	Āѯġҗ
does <name> execute	Ĉ҉ėҍ
does <name> exist	ĠҐ
does <name> expose	Ģҏ
does <name> extend	ĀѸĆґę҉
does <name> get	ĈѹĘґŌ҇
does <name> have	ĀѬĆҎĈѷď҇ġѺģ҇ĩѹĬҎľҋŇ҇ŉ҆
does <name> implement	Ī҆
does <name> import	Ĝ҆ĢѸŎ҇
does <name> inherit	Āґę҇Ľѱ
does <name> invoke	ĀѺĈҐ
does <name> itself	ĀҋĆѸ
does <name> live	ĶҐ
does <name> never	ĀҏĈѹŃѹ
does <name> not	Ā҆
does <name> of	Ģ҇
does <name> offer	Ģ҇
does <name> override	Āҍ
does <name> pass	ĀҒŀѳ
does <name> provide	Ģ҆
does <name> raise	ŃҊ
does <name> return	ĀҊņ҉
does <name> run	ĀѶėҏ
does <name> sit	Ő҇
does <name> specialise	ĀѹėѹęҐ
does <name> stand	ĀҐġѸ
does <name> subclass	ĀѸĆҌę҈
does <name> take	Ā҉ŀ҇
does <name> throw	Ńҋ
does <name> use	ĀѷĈ҈Ĕ҈ė҈
does <path>	ĀѴď҆ě҉ĜҒĢ҇ĦҎħґĨѹĩ҆Ĳҍŉ҈Ő҉
does <path> become	ħ҇
does <path> contain	ĀѺ
does <path> depend	ĩ҆
does <path> expose	Ģ҉
does <path> get	Ĝ҈
does <path> have	Ĝ҇
does <path> import	ĀҍĜҊĢѹĩѺŎҋ
does <path> require	ĩ҇
does <path> sit	Ő҇
does <tag>	ğ҆
does <tag> have	ğ҆
does _ $	ġқ
does _ <literal>	ĀѺļ҉
does _ <name>	ĀҝĐҎėѷęѵġѹĶ҇ľҌŋ҉ő҈
does _ accept	ŀҌ
does _ appear	ĆѸĚҎ
does _ become	ħ҇
does _ begin	ĀѸĴҔ
does _ belong	Ě҇ň҆
does _ blow	Ā҈
does _ body	ė҆
does _ break	Ā҇
does _ build	Ā҇
does _ call	ĈҘĘҌŀѹ
does _ capture	ĀҎ
does _ carry	Ē҆
does _ catch	ĀҋŃѸ
does _ check	ĀҎ
does _ ci	Ŕ҇
does _ class	ĀѭĚ҆ģ҆ĪҊĽҍ
does _ code	Ğ҉
does _ come	ĀѵĦ҆
does _ conform	Ā҇
does _ constant	ĵ҆
does _ contain	ĩ҆Ĳ҈
does _ count	ĀѶīґĬ҆
does _ declare	ā҈
does _ decorator	Ā҈
does _ default	Ĕ҆
does _ define	ĀѯďҋĹҍĻ҉Ľҋ
does _ demand	ĀѺĭ҇
does _ depend	ĀѺĩҏ
does _ diff	Č҈
does _ do	ĀѺġҞ
does _ drag	ĀѺě҈
does _ end	Ĳ҈
does _ entry	Ā҆
does _ error	Āҍ
does _ exception	ł҉
does _ execute	Ĉ҉ėҍ
does _ exist	Ą҆ėѺĠҕŊҊ
does _ expect	ĀѸŀҋ
does _ export	Ģҏ
does _ expose	ĀѷĢқ
does _ extend	ĆҐę҇
does _ file	Āѭč҇ĩҎ
does _ function	ĀѹĒ҉Ļ҆
does _ get	ĀѺĈѸĉ҈ē҇ĘґĜ҇ĢѹĨ҉ĩѺĴѹŌ҇
does _ give	Ā҇
does _ have	ĀѵĆҏĈѷďҊĕѺĜ҆ġѹģҊĩѺĬҍİҍĲ҆ľҋŇ҆ŉ҈ŏҊ
does _ implement	Īҋ
does _ import	Āґě҇ĜґĢѰĥ҇ŎҖ
does _ include	ĀѺě҈ĩ҉
does _ indirectly	ĀѹĦ҈
does _ inherit	Ā҇ĆҍęҊĽѱ
does _ interface	Ā҉
does _ invoke	ĀѹĈґėҊ
does _ it	Ā҆ŎѺ
does _ itself	ĀҋĆѸ
does _ keep	Ā҆
does _ l	Ĳ҆
does _ leak	Ā҆
does _ linter	Ā҆
does _ live	ĀѺĴ҈ĶҏŐҊ
does _ load	ě҇
does _ make	Ĉ҈ĢҊ
does _ mean	Ā҉
does _ module	Āѷġ҆Ģҋ
does _ need	ĀѸĕҋĖ҇ĭѹŎ҉
does _ never	ĀҏĈѹŃѹ
does _ not	Ŋ҈
does _ of	Ģ҇
does _ offer	Ģҋ
does _ override	Āҏ
does _ parameter	ē҉
does _ pass	ĀҒŀѳŋ҆
does _ project	Ā҇ĕҎĠ҇ĭ҉ŉѸōѺ
does _ provide	ĢҎŎѹ
does _ pull	ĀѺĩ҈
does _ raise	Ńҕ
does _ reach	ĀѺĦ҇
does _ read	ĀѷĳҊ
does _ rely	ĀѺĈ҆
does _ require	ĀѸĐѺě҇Ģѹĩқ
does _ reside	Ő҈
does _ return	ĀҍņҌ
does _ run	ĀѳėҏĲ҆
does _ say	ĀѺĳ҆
does _ sit	Ķ҇Őҍ
does _ specialise	ĀѹėѹęҐ
does _ stand	ĀҐġѸ
does _ still	ć҆
does _ subclass	ĆҌę҈
does _ succeed	ĀѺćҒ
does _ support	ĭ҉
does _ take	Ā҈ŀҌ
does _ test	ĀҕŊ҇ŋѷ
does _ the	ĀѳŋҎ
does _ throw	ŃҊ
does _ touch	ĀѷċҊ
does _ type	Āҍ
does _ typedef	Āҍ
does _ use	Ĉ҈Ĕ҈ė҈
does _ variable	Āҋ
does _ work	ć҈
does _ workflow	ĀҊ
does _ wrap	đ҆
does _ |	Ň҆
does a	ĉ҆
does a call	ĉ҆
does a test	Ŋ҆
does an	Ĥ҈
does class	ĀѺľҍ
does class <name>	ĀѺľҍ
does every	Ā҆
does every test	Ā҆
does inner	Ļ҆
does it	Ć҈ć҇Ĉ҈ė҉ęѺě҈ġѺĩҍĭҋĳҌĺѸŀ҇ņ҆Ŋ҈Ōѷōѹ
does it call	Ĉ҈
does it capture	ĀҎ
does it count	Ĭ҆
does it declare	Ā҆
does it demand	ĭ҇
does it do	Āҋġ҇
does it exist	Ā҆ŊҊ
does it export	Ģ҇
does it get	ĀѺĉ҇ĴѺ
does it have	ĀҎ
does it import	ěҌ
does it inherit	ĀѶĆҋ
does it invoke	ė҆
does it live	Ĵ҇
does it mean	Ā҇
does it need	ĀѺĕ҆ĩ҆
does it pass	ŋ҆
does it raise	ĀѹŃҌ
does it read	ĀѷĳҊ
does it run	ĭ҆
does it say	ĀѺĳ҆
does it sit	Ķ҇
does it take	ŀ҆
does not	ĀҕŎҌ
does not it	Ā҇ŎѺ
does not need	ĀѺŎҌ
does one	Āѵď҆
does our	Ā҆
does our linter	Ā҆
does project	Ė҇
does project support	ĭҊ
does test	ĀҊ
does test <name>	ĀҌ
does that	ĀѸė҆ğ҆
does that file	ĩ҆
does the	ĆѲćѷČҎč҇ďѸđѺĒҌĔ҆ė҉ę҇ĞҋġѷĢ҈ĤѹĳѹĹҋĽ҉ńѹņѵŉѷŐѹő҆
does the <name>	ĀѬĐ҆ŋҊő҉
does the body	ė҆
does the build	Ā҇
does the ci	Ŕ҇
does the class	ĀѫĚ҆ģ҆ĽҊľ҆
does the code	Ğ҉
does the constant	ĵ҆
does the decorator	Ā҇
does the diff	Č҈
does the entry	Ā҆
does the error	Ā҈
does the exception	ł҉
does the file	ĀѶč҇ĩ҈
does the function	ĀѹĒ҉Ļ҆
does the include	ě҆
does the interface	Ā҉
does the module	Āѷġ҆Ģҋ
does the parameter	ē҉
does the project	Ā҇ĕ҉Ė҆Ġ҈ŉѸōѺ
does the test	Āҍ
does the type	ĀҌ
does the typedef	Āҍ
does the variable	Āҋ
does the workflow	Ā҆
does this	ć҆ĕҍĝ҈İ҉
does this project	ĕ҆
does wc	Ĳ҆
does wc l	Ĳ҆
does |	ġ҆
does | $	Ā҆ġ҆
doing	Ā҉ġҊ
done	Ĉҋ
dose	ĀѸě҆ŋҌ
dose _ file	ě҇
dose the	ě҇
dose the file	ě҇
dot	ĀѸľ҇
double	ĀҐĐѺ
double _ value	Ā҈ĐѺ
double the	Ā҈ĐѺ
double the value	Ā҈ĐѺ
down	Ħ҇Ķ҆ļҊĿҊŇ҉
down _ $	Ā҆ļ҆
down _ <path>	Ħ҇
down the	Ŀ҆Ň҈
down to	Ħ҇
down to <path>	Ħ҇
down |	Ā҆ļ҆
down | $	Ā҆ļ҆
drag	ĀѺě҈
drag <path>	ĀѺě҈
drag <path> in	ĀѺě҈
drag _ in	ĀѺě҈
drop	Āґ
dropped	ĀҊ
dropped _ $	Ā҈
dropped |	Ā҈
dropped | $	Ā҈
during	ĀҗĵѺ
during _ run	Ā҆
during execution	ĀҎ
during the	Ā҆
each	ĀѬąҮĈҍģ҉ĤғĿ҇Ńҋ
each _ of	ĈҒ
each _ that	ą҈
each _ with	ĤҐ
each class	ĤҖ
each file	ą҆
each overload	ą҆
earlier	ńҡ
earlier $	ń҆
earlier _ $	Ā҉
earlier _ for	ń҆
earlier _ of	ń҆
earlier name	ńҏ
earlier name for	ń҆
earlier name of	ń҆
earlier on	ń҆
earlier on $	ń҆
earlier release	Ā҆
edges	ĉ҆
edges _ <name>	ĉ҆
edges of	ĉ҆
edges of <name>	ĉ҆
edit	ĀѶĮҕ
edit _ <name>	Į҇
edit _ <path>	Į҈
edit _ who	Ā҆
edit of	ĀѸĮ҉
edit to	Į҇
edited	ĀѳČ҇čҊĮҎ
edited <path>	Į҇
edited <path> $	Į҆
edited _ $	ĀѷĮҍ
else	ĀҌ
empty	Ā҉
enclosed	Ā҆ĺҊ
enclosed _ <name>	Ā҆ĺҋ
enclosed by	Ā҆ĺ҆
enclosed by <name>	Ā҆ĺ҆
enclosing	ĺҐ
enclosing _ <name>	ĺҐ
end	ġ҇ĥҊĲ҈ĵѺ
end _ $	Ĳ҉
end _ <name>	ĀѸġ҈
end _ being	Ā҇ĵѺ
end up	ĥҋĵѺ
end up being	Ā҇ĵѺ
end |	Ĳ҉
end | $	Ĳ҉
ending	Ħ҈ő҉
ends	ĀѺē҇ħ҇
ends _ <path>	ħ҇
ends in	ħ҇
ends in <path>	ħ҇
ends up	ē҇
enough	ĀҔīѺ
enough _ $	Ā҆
enough _ be	Ā҇
enough _ in	Ā҇
enough tests	Ā҇
enough tests in	Ā҇
enough to	Ā҇
enough to be	Ā҇
enough |	Ā҆
enough | $	Ā҆
entitled	ő҆
entitled <name>	ő҆
entitled <name> |	ő҆
entitled _ |	ő҆
entries	ĝҦŀѱ
entry	ĀѹĊ҆ďҧĝҟĮ҈į҆ķҌ
entry <name>	ďҍķ҇
entry <name> do	Ā҆
entry <name> line	ď҇
entry _ $	ĝ҇Į҉
entry _ <name>	ďҌ
entry _ do	Ā҆
entry _ line	ď҇
entry _ the	ď҇
entry for	ĀѺĊ҆ď҇
entry for <name>	ď҇
entry of	ďҊį҇
entry points	ĝҡ
entry points $	ĝ҇
entry |	Į҉
entry | $	Į҉
enum	ĀғĵѶķӢ
enum _ $	ķҎ
enum _ <name>	Āҝĵѹķң
enum _ the	ķ҈
enum case	ķҋ
enum case <name>	ķ҈
enum constant	ĵѹķҒ
enum constant <name>	ĵѺķҎ
enum entry	ķ҉
enum entry <name>	ķ҇
enum member	Āґ
enum member <name>	ĀҖ
enum members	Ā҆
enum value	ķ҇
enum value <name>	ķ҆
enum variant	Ā҉
enum variant <name>	Ā҉
enum |	ķ҉
enum | $	ķ҇
enumerate	ĀѴąҝľҌ
enumerate _ classes	ĀҊ
enumerate _ methods	ľ҇
enumerate _ unused	Ŏ҆
enumerate the	Āѱąғľ҇Ŏ҆
enumerate the classes	ĀҊ
enumerate the methods	ľ҇
enumerate the unused	Ŏ҆
enumeration	ķҎ
enumeration _ <name>	ķҋ
enumeration member	ķҋ
enumeration member <name>	ķҋ
enumerator	ķұ
enumerator <name>	ķҪ
env	ĞҮ
env _ <name>	ĀҐĞғ
env var	Ā҈Ğғ
env var <name>	ĀҍĞҌ
env variable	Ğ҉
env variable <name>	Ğ҇
environment	ĉѹĞҽ
environment $	ĞҎ
environment _ $	ĀѷĞҒ
environment _ <name>	ĀҎĞҊ
environment variable	ĀҌĞҏ
environment variable <name>	ĀҐĞ҆
environment |	ĀѺĉѺĞҖ
environment | $	ĀѷĞҏ
equal	ĐҠ
equal _ $	Đ҆
equal to	Đҍ
equal to $	Đ҆
equals	ĐҗĔҋ
equals _ |	ĐҊ
equals sign	Ĕ҇
equals what	Đґ
equals what |	ĐҊ
error	łҜŃҕ
error <name>	ĀѹłҔ
error <name> $	ł҇
error <name> |	ł҆
error _ $	łҏŃѺ
error _ line	Ā҇
error _ that	Ńҍ
error on	Ā҇
error on line	Ā҇
error types	Ń҈
error |	ł҈ŃѺ
error | $	ł҇ŃѺ
errors	ĀѸćҗŃҩ
errors <name>	Ń҆
errors _ $	ĀѷćҌ
errors _ <name>	Ā҇
errors come	Ń҈
errors did	Ā҇
errors |	ĀѷćҌ
errors | $	ĀѷćҌ
evaluate	Đҍ
evaluate _ $	Đ҉
evaluate to	ĐҌ
evaluated	Ğ҆
evaluates	ņ҇
evaluates to	ņ҇
events	ĀѲŔҽ
events _ $	Ŕ҉
events _ <path>	ŔҌ
events _ the	ŔҎ
events is	Ŕ҉
events that	Ŕ҇
events |	Ŕ҉
events | $	Ŕ҉
ever	ĀҐĘҏĚѺĥ҇Ŏ҆
ever _ <path>	Ā҇
ever _ back	ĥ҈
ever _ it	Ŏ҆
ever a	Ā҆
ever imported	Ā҆
ever imported <path>	Ā҆
ever lead	ĥ҆
ever lead back	ĥ҆
ever using	Ŏ҆
ever using it	Ŏ҆
every	ĀҙĂ҆ąҦĆѵĕ҆ęҏĠѺĢҊģҎīѶĴѹĶѵĸѸĹѶļѺĿҌŀѹŇґňҊŋѺŌ҆ŏѺ
every <name>	ĀѲęҖĢҍīѹ
every <name> item	Ģҍ
every _ $	ĀҒ
every _ <name>	Ā҈ĉѺģҐ
every _ definition	ĀѸą҆
every _ in	ł҈ō҉
every _ item	Ģҍ
every _ of	ĀҋąҙĉѺĿҊłѺŇ҇ň҆
every _ that	Ă҆Ē҆Ň҈
every annotation	ĒҊ
every call	ĀҦĉѬ
every caller	ĀҋĉҐ
every class	ŇҐ
every class that	ŇҊ
every def	Āѹąҗ
every file	Ă҆Ĩ҇
every file that	Ă҆
every function	Ĉ҉ł҉
every method	ĀѺđ҇ľҍ
every one	ą҆
every one of	ą҆
every place	ĀҌą҇
every place <name>	ĀҊĉѺ
every single	ą҇
every subclass	Ň҉
every test	Ō҉ō҇
every test in	ō҉
everyone	Ā҆
everyone _ importing	Ā҆
everyone from	Ā҆
everyone from importing	Ā҆
everything	ĀҍĆѸĈ҉đҏĕѸĢҍĩҍįѺŀ҆ŇқōҎ
everything <path>	ĩ҆
everything _ <name>	Ĉ҉
everything _ can	ŀ҆
everything _ has	Ĩ҆
everything _ implements	Ĥ҇
everything _ is	ĩ҆
everything in	ō҉
everything that	đ҆Ĥ҆Ĩ҈Ň҇
everything that <name>	Ĉ҇
everything that has	Ĩ҆
everything that implements	Ĥ҇
everything you	ŀ҆
everything you can	ŀ҆
everywhere	ąҍ
everywhere $	ąҍ
exact	œ҈
exact _ <literal>	œ҇
exactly	ĭ҈ĮѺĶҍĺ҆
exactly $	Ķҏ
exactly _ $	ď҆
exactly _ altered	Ā҇ĮѺ
exactly _ thanks	Ā҇
exactly once	Ā҇
exactly once thanks	Ā҇
exactly was	Ā҇ĮѺ
exactly was altered	Ā҇ĮѺ
exactly |	ď҆
exactly | $	ď҆
exc	Ńҙ
except	ĀҔŃҍōѸ
except the	ĀҌ
exception	Ā҈ą҆ĆѸłҼŃғ
exception <name>	ĀҏłҟŃѺ
exception <name> $	łҌ
exception <name> inherit	Ā҇
exception <name> |	łҊ
exception _ $	łґ
exception _ <name>	Ā҇Ń҆
exception _ by	Ā҆
exception _ inherit	Ā҇
exception _ |	łҌŃ҇
exception class	ł҉
exception class <name>	ł҉
exception classes	ŃҊ
exception does	Ń҇
exception types	Ńґ
exception types |	Ń҉
exception |	Ā҈ŃѺ
exception | $	ŃѺ
exceptions	ĀҍłѵŃӔ
exceptions $	łѺŃҌ
exceptions <name>	ĀҗŃѷ
exceptions <name> <name>	ĀҗŃѲ
exceptions _ $	Ń҆
exceptions _ <name>	Āҕ
exceptions _ by	Ń҆
exceptions _ in	Ń҇
exceptions _ it	Ń҆
exceptions _ raises	Ń҇
exceptions _ the	ŃҊ
exceptions are	Ā҆
exceptions does <name>	Ā҇
exceptions might	ĀѸŃ҉
exceptions thrown	Ń҇
executables	ĀѹĝҔ
execute	ĀѺĈ҉ėҍŋ҇ōҊ
execute _ test	ŋ҇
execute _ tests	ō҈
execute the	ėҍŋ҆ō҇
executed	Ęҋŋҍ
executed _ $	ŋ҇
executed |	ŋ҇
executed | $	ŋ҇
executes	ĉҏ
execution	Ā҉
exercise	ŌҊ
exercise <name>	Ō҇
exercise <name> $	Ō҆
exercise _ $	Ō҆
exercised	Ō҆
exist	ĀѴĂ҈ă҈Ą҇ğҎĠҕĿҌŅ҆Ŋҋ
exist $	ĀѴĄ҆ĠҒĿҋ
exist _ $	ĀѹŊҎ
exist _ <tag>	ĀѺĂ҆ă҆
exist _ other	Ā҉
exist _ the	ė҆
exist _ this	Ġ҇
exist _ |	ĀѺ
exist at	Ă҈
exist at <tag>	Ă҈
exist in	Āҍă҈
exist in <tag>	ă҈
exist in other	Ā҉
exist in the	ė҆
exist in this	Ġ҇
exist |	ĀѺŊҎ
exist | $	ĀѺŊҎ
existed	Ā҆ğҊń҆
existed in	ğ҆
existence	ĀѷĠҏŊҘŒѳ
existence _ <name>	ĀѺĠҏ
existence _ the	Ŋ҉
existence of	ĀѷĠҏŊҘŒѳ
existence of <name>	ĀѺĠҏ
existence of the	Ŋ҉
existing	Ġ҆ŊҊ
existing _ $	Ŋ҆
exists	ĀѬė҉ě҉ĠҜŊҚŋѵ
exists $	Ŋ҈
exists _ $	ĀѲėҋěҊĠ҆
exists _ or	Ġ҉
exists in	ĠҊ
exists |	Āѳėҋěҋ
exists | $	Āѳėҋěҋ
expand	Āҋ
expect	ĀѹŀҊ
expects	ŀ҈
explain	Ā҆ġҹ
explain <name>	ĀѶġҧ
explain <name> $	ĀѺġґ
explain <name> to	Ā҈
explain _ $	ĀѺġҡ
explain _ <name>	ġҎ
explain _ goes	Ā҆
explain _ to	Ā҈
explain the	ĀҌ
explain what	Ā҆
explain what goes	Ā҆
explanation	ġҋ
export	ĀҌĢҢ
export $	ĢҊ
export _ $	Ģҋ
export _ in	Ģ҇
export _ things	Ā҆
export different	Ā҆
export different things	Ā҆
export statements	ĢҊ
export statements in	Ģ҇
export |	Ģҋ
export | $	Ģҋ
exported	ĞѺĢҫĬһ
exported $	Ĭҋ
exported _ $	ĞѹĬғ
exported _ <name>	Ģ҉
exported _ <path>	Ā҉Ģ҆
exported _ of	ĢҊ
exported _ the	Ģ҆
exported by	ĀҏĢ҇
exported by <path>	Āҋ
exported from	Ģ҉
exported |	ĞѹĬғ
exported | $	ĞѹĬґ
exports	ĀҒĢҹ
exports $	ĀѺĢҜ
exports _ $	Ģґ
exports _ <name>	Ģ҉
exports _ <path>	Ģ҈
exports _ uses	Ā҉ĢѺ
exports from	Ģ҆
exports nobody	Ā҉ĢѺ
exports nobody uses	Ā҉ĢѺ
exports of	Ģҋ
exports of <name>	Ģ҆
exports the	Ā҉
exports |	ĢҐ
exports | $	ĢҐ
expose	ĀѷĢҝ
expose $	Ģ҉
expose _ $	ĀѹĢҏ
expose |	ĀѹĢҏ
expose | $	ĀѹĢҏ
exposed	Ģҏ
exposed by	Ģҋ
exposes	ĀѹĢҟ
exposes $	ĀѺĢқ
extend	ā҉Ćҍę҆Ň҇
extend <name>	āҊę҉
extend <name> $	ę҇
extend <name> |	ā҉
extend _ $	ĆҎ
extend _ |	Ā҆ā҉
extend it	Ā҈
extend it |	Ā҈
extend |	Ćҏ
extend | $	Ćҏ
extended	ĚҕŇ҉
extended _ $	Ň҇
extended _ <name>	ĚҒ
extended by	Ěҍ
extended by <name>	ĚҊ
extended in	Ě҇
extended |	Ň҇
extended | $	Ň҇
extending	ŇҘ
extends	Āѷā҉ĆҔęґŇҋ
extends $	ĆҌ
extends <name>	āҊęґŇ҈
extends <name> $	ę҇Ň҆
extends <name> |	āҊ
extends _ $	Ć҇ę҇
extends _ |	ĀѷāҊŇ҈
extends what	Ć҆
extends what $	Ć҆
extension	ĀѺőҙ
extension $	őҎ
extension |	ő҆
external	ĀѷĕҞ
external libraries	ĕ҆
face	Ĥ҇
face _ $	Ĥ҇
fail	ĀҟłҋŉѭŋҋŌѵō҉
fail $	ĀҎŉѺŌѸ
fail _ $	ĀҜŉѴō҆
fail with	ĀѵłҌ
fail |	ĀҜŉѴō҆
fail | $	ĀҜŉѴō҆
failing	ĀѴŋҕ
failing $	Āѷŋҏ
fails	ŋ҆
failure	ĀҔŃ҆ŊѺŒѷ
failures	ĀѶōҍ
failures _ $	ĀѸō҉
failures |	ĀѸō҉
failures | $	ĀѸō҉
fall	ĀѺēҊŁҊ
falls	Ĕ҇
falls back	Ĕ҇
false	ĀѹČ҇Ĝ҆ĬҌ
false $	Ĝ҆
false _ $	Ĭҋ
false |	Ĭҋ
false | $	Ĭҋ
family	Ćҋ
family tree	Ćҋ
far	Āѹč҇
far _ $	č҆
faster	Āҧīѷ
faster <name>	Ā҈
faster <name> or	Ā҈
faster _ $	Āҋ
faster _ it	Ā҆
faster _ or	Ā҈
faster _ that	Ā҇
faster now	Ā҇
faster now that	Ā҇
faster |	Āҋ
faster | $	Āҋ
fastest	ĀҡĤѨ
fastest _ $	ĀҋĤѺ
fastest |	ĀҋĤѺ
fastest | $	ĀҋĤѺ
features	ĀҖĭѸ
features _ the	Ā҈
features _ this	Ā҈
features does	ĀҎĭѹ
features does the	Ā҆
features does this	Ā҈
fetched	ĀѸĞҏ
field	ďҊģґĵ҆ŏҕ
field $	ďҊ
field <name>	ĀѵģѺĵ҆ŏҕ
field <name> |	Āѷĵ҇ŏғ
field _ $	ģҒ
field _ |	Āѷĵ҇ŏғ
field names	ģҐ
field names $	ģҐ
field of	ĀҒģѷ
fields	ĀҌģӚĽѺ
fields $	ģҒ
fields _ $	ģ҆
fields _ <name>	ģҘ
fields _ in	ģҊ
fields _ the	ģ҉
fields does	ĀѺģҏ
fields does <name>	ģ҈
fields in	ģ҆
fields is	ģ҇
fields is the	ģ҇
fields of	Āґ
fields of <name>	Ā҈ģ҈
fields that	ģҌ
fields |	ģ҆
fields | $	ģ҆
fiels	ĀѺ
file	ĀѳāѷĂҍĄ҉ĆѰćѺĈѶĉѴĊҗċҚČѹč҈Ďѷď҇ĐѯđѸĒѴēѵĔѹĕѹĖѹėѺęѹĜѷĞҏğѴĠ҈ġѰģѳĤѫĦѵĨѳĩ҇ĪѱīѮĬѲĭѶĮ҈įѶĴңĵҙĶқķҘĸҒĹқĺҊļҟĽѶľѴĿѴŀѳłѵŃѵńҘŅҘņѷŇѳňѶŉ҈ŊѴŋѮŌѯōҖŏѶŐґőҽŒҦœҋ
file $	ĀҏĶѹļ҇
file <name>	ĀѪĄҋč҉ďҊĢ҇ĩ҇ĮҋĲ҇ļѸŅ҆ŉ҉ōҏŐқőѸŒѴ
file <name> passing	ō҈
file <name> the	Ķ҆
file <name> was	Ĺ҇
file <name> |	ĀҋŐ҇
file <path>	ĄҌč҈ďҎĨѺĮҊĲ҇ŉ҆ō҆Ő҈
file <path> $	č҆ď҇
file <path> |	ĀғĩѺ
file _ $	ĀѴċ҉čҊďҊĠ҉ĨѸĩҌĴ҉ĸ҈ŉ҇ő҆
file _ <literal>	ĴҌ
file _ <name>	Ĺҏĺ҆ńҒŅѸőҋŒ҇
file _ <option>	Ċ҉
file _ <path>	ńҔŅѷ
file _ and	ļ҆
file _ became	ńѹŅҌ
file _ been	Į҆
file _ called	őҋ
file _ class	ĀҌĴѸ
file _ contains	Ķ҇ļ҇
file _ formerly	ńѺŅ҉
file _ give	Ģ҆
file _ has	ą҆
file _ hash	ĄҊ
file _ have	Āѹč҇ĩ҉
file _ how	ń҈
file _ i	Ĵ҇ő҇
file _ import	ě҇
file _ imported	Āҋ
file _ in	Ă҈ċ҆
file _ is	ĀѹńҊő҆
file _ it	Ĵ҆Ķ҆ķ҈ńѹŅ҉Œ҇
file _ kindly	Ő҆
file _ known	Ņҋ
file _ line	Ğ҆ĶҊĸ҆ĹҎ
file _ module	Ā҈ő҆
file _ more	Ā҆
file _ name	ő҇
file _ once	Ņ҇
file _ out	Ņ҆
file _ passing	ōҌ
file _ previously	ńѹŅ҉
file _ renamed	ńҋŅѺ
file _ stem	ő҇
file _ test	Œ҇
file _ the	Ċ҉Ĵ҆ĵғĶҊķ҈ļҎŅѹŐѺő҈Œҍ
file _ to	ńѺŅ҉
file _ turned	ń҈ŅѺ
file _ was	Ĺ҇
file _ which	ĀѺĹ҈Ŏ҇
file _ |	Āқĥ҆Őҍ
file adds	ĀѷĊҊ
file and	Ğ҆Ķ҈ĹҋĻҊ
file and line	Ğ҆Ķ҈Ĺҏ
file became	ĀѸńҝŅѶ
file became <name>	ńҏ
file became <path>	ńҎŅѺ
file came	Ņ҆
file came out	Ņ҆
file contains	ĹҒ
file declares	ļ҆
file declares the	ļ҆
file do	ĀѺĞ҆ő҈
file does	Ķ҉Ĺ҆Ļ҆
file does it	Ķ҉
file does the	Ļ҆
file for	Ā҈
file for module	Ā҈
file formerly	ńѵŅғ
file formerly called	Ņ҆
file formerly known	ńѹŅҍ
file got	ńҍŅѴ
file got the	ńҍŅѴ
file had	ńѶŅҌ
file had the	ńѶŅҌ
file has	ĀҐķ҆ĺ҆ŒҎ
file has <name>	ĺ҇
file has it	ķ҇
file has more	Ā҆
file has the	Œҋ
file holds	Ĵ҆
file holds the	Ĵ҇
file import	ĩ҆
file import |	ĩ҆
file in	Ĺ҈
file in the	Ā҆
file in which	Ĺ҈
file is	őҍŒҋ
file is called	őҋ
file is it	ĀѺ
file is the	őѺ
file itself	Ő҆
file itself |	Ő҆
file line	ĴҍĶ҉ĺ҇ļ҆
file line $	Ĵҍļ҆
file name	ń҆
file named	Őҋő҇
file named <name>	Ő҆ő҇
file names	ċ҉
file names $	ċ҉
file now	ń҇
file now called	ń҆
file read	Ā҆
file read |	Ā҆
file sets	ĵ҉
file that	Ă҆ĵҍŅҊ
file that contains	Ķ҇
file that has	ą҇
file that imported	Āҋ
file that is	ńҊő҆
file that used	Ņ҆
file that was	Ņ҈
file used	ńѺŅ҉
file used to	ńѺŅ҉
file w	Ĵҋ
file was	Ņҋ
file was formerly	ńѺŅ҉
file was once	Ņ҇
file was previously	ńѹŅ҉
file was renamed	ńҋŅѺ
file was turned	ń҈ŅѺ
file where	ĀҋĴѸ
file which	ļ҇
file whose	őҍ
file whose name	ő҆
file with	ő҇
file with the	ő҇
file would	Ā҆
file |	ĠҊĸҋń҆
file | $	ĠҊķ҆ĸҋń҆
filename	ńҢ
filename _ $	ńҙ
filename of	ń҉
files	ĂҽăҳĄѸąҜĈѸĉ҆ċӀČѹĜѸğѴĢѷĦҐĨҭĮѶłѺńѹňѸŌѹŎѷŐѵőҐœғ
files $	ĀҌĩ҇
files _ $	ĀѶĂҋĦ҇
files _ <commit>	ĀѺċґ
files _ <name>	ĉҎ
files _ <path>	ĨҊ
files _ <tag>	Ā҇ăґ
files _ added	ĀѲĂғă҉ċѺ
files _ an	Ĩ҉
files _ are	ă҈
files _ been	ă҆
files _ bring	Ĩ҆
files _ by	ċ҆
files _ commit	ċ҇
files _ deleted	Ā҈Ăѹ
files _ i	Ă҈
files _ import	ĀѺě҇Ĩ҉
files _ in	ăҎĨ҆
files _ it	Ĩҋĩѹ
files _ lines	ą҇
files _ new	Ă҇
files _ not	Ā҆Ă҇ĨѺ
files _ on	Ĩ҆
files _ since	Ă҇
files _ the	ĀғĨѴŅ҇
files _ there	Ġ҆
files _ use	ĀҌ
files _ written	Ā҇
files added	Ă҈
files and	ą҇
files and lines	ą҇
files are	Ă҉ċ҈
files are new	Ă҇
files are written	Ā҇
files besides	ĀҊ
files came	ă҉
files came in	ă҉
files changed	Ā҈Ăѹ
files contain	œҋ
files did	ĀѷĂ҉ċҏ
files did <commit>	ċ҉
files did not	Ă҇
files do	Ă҈ăѺ
files do i	Ă҈ăѺ
files do import	ĀѸĨ҉
files do not	ĀҊĨѸ
files does	ĩѸ
files does it	Ā҆ĩѹ
files import	Ā҈
files import it	ĀѺĨ҉
files import the	ĀҍĨѸ
files in	ă҇
files include	Ĩ҇
files is	Ġ҆ĩ҈Ņ҇
files is the	Ā҆Ņ҇
files last	Ā҆
files last changed	Ā҆
files of	ă҆Č҇
files pull	Ĩҋ
files pull in	Ĩ҉
files rely	Ĩ҆
files rely on	Ĩ҆
files that	ăғċ҇ě҇
files that bring	Ĩ҆
files that import	ě҇
files use	ĀѺĨҋ
files were	Ă҇ă҆
files were added	ĀѲĂҒă҉ċѹ
files were deleted	Ā҈Ăѹ
files which	ő҆
files |	Ħ҇
files | $	ĀѺĂ҆Ħ҇
fill	āҋ
fill in	āҊ
final	ĀѹįҋĵҌ
final _ <name>	ĵ҆
final commit	į҉
final field	ĵ҆
final field <name>	ĵ҆
find	Āѧā҉Ă҈ĆѴċѺď҆ĐѷĒѺĖѹĞҊġѱĢѺĩѸİ҆ĲѺĴҐĵ҉ĹҘļҔńѺŇѹŋѸŐҕőҊŒҍœѴ
find <name>	Āѩę҇Ğґğ҈ī҆ĹңĺҍŐҖ
find <name> $	ĞѹĹҩŐғ
find <name> to	ī҇
find <path>	Őҗ
find <path> $	Őґ
find <path> among	ě҇
find _ $	ĀѺĞѹĹҨļѺľ҇Őң
find _ <mark>	ā҇Ŀҋ
find _ <name>	Ćѵę҉ĞҗĤѹĴҖĹѺĺѺĻҊļҌŐѺŒҍ
find _ all	ą҈
find _ among	ě҇
find _ code	Ā҈ĈѺ
find _ commit	Ą҇
find _ definition	Ķ҆
find _ entry	ď҇
find _ every	ĉҏ
find _ file	Ă҈
find _ functions	Ĉ҆
find _ if	ĀѲć҇Ę҆Ě҈ō҆
find _ implementation	Ĥ҆
find _ in	ĀѹļғŎ҇œѳ
find _ longest	Ā҆
find _ method	ĸ҈
find _ methods	ĀѺ
find _ most	Į҆
find _ parent	ĀҐ
find _ starts	Ŕ҇
find _ that	Ĩ҆
find _ the	Ā҇ģ҇ļѹľ҆
find _ throw	łҊ
find _ to	ī҇
find _ what	ĀҌġѺ
find _ |	Ő҆Œ҇
find all	Ă҈Ĉ҇ĉѺľ҈ĿҊł҈
find every	Ĥ҆
find everything	Ĩ҆
find everything that	Ĩ҆
find imports	ĀѺŎ҈
find imports in	ĀѺŎ҇
find in	ĺѸĻҋ
find in <name>	ĺѸĻҋ
find its	Ķ҇
find me	ĀҏĉҊĹѹļѺ
find me <name>	ĸ҆
find me all	ą҈
find me every	ĉҏ
find me the	ĀҐļѺ
find out	ć҆Ě҇ġѺĬ҆ō҆
find out if	Āѳć҇Ę҆Ě҈ō҆
find out what	ĀҌġѺ
find test	ŒҌ
find test <name>	ŒҎ
find the	Āѫāҋď҆ĵҐĶ҉ĸ҇Ĺ҆ļ҆Ņ҇Őѹ
find the code	Ā҉ĈѺ
find the commit	Ą҇
find the definition	Ķ҇
find the entry	ď҇
find the functions	Ĉ҆
find the longest	Ā҆
find the method	ĸ҈
find the methods	ĀѺ
find the most	Į҆
find what	Āҗ
find what <name>	ĀҊ
find what starts	Ŕ҇
find which	ĀҊ
find |	ľ҈
find | $	ľ҈
finding	ĀѺ
finding _ what	ń҈
finding out what	ń҈
finds	Ķ҉ļ҆ł҇
finds the	ļ҇
fire	Ŕ҆
first	ĀҩĄҩąғĈѵĮѹįѵ
first $	ĀѴąҏ
first _ $	ĀҗĄ҆Ĉѵ
first _ of	ĀҐĄ҇įѷ
first _ that	Ā҆ĄҊ
first _ to	Ā҈Ąѹ
first change	Ā҇
first change of	Ā҇
first commit	Ā҆ĄҕįѴ
first commit $	Ā҉ĄѺ
first commit of	Ā҇Ą҈įѷ
first commit that	ĀѹĄҋ
first file	Āҋ
first file that	Āҋ
first test	Ā҈Ąѹ
first test to	Ā҈Ąѹ
first |	ĀҏĈѵ
first | $	ĀҏĈѵ
five	ĀґĽѷ
five $	ĀҒĽѷ
fix	ĀҠň҇ŒѺ
fix _ $	Ā҆
fix it	Ā҉
fix it $	Ā҆
fix the	ĀҔŒѺ
fixed	ĵ҉
fixed _ <name>	ĵ҉
fixed value	Āѹĵ҉
flag	ĀҐĊҞĔѺŎ҈
flag <option>	ĀҒĊ҉ĔѺ
flag <option> $	ĀҋĊѹ
flag _ $	ĀҋĊѹ
flag _ defined	Ċ҇
flag _ |	Ċ҈
flaky	ĀҕŋѶ
flaky _ $	ĀҍŋѺ
flaky |	ĀҊŋѺ
flaky | $	ĀҊŋѺ
fn	Ķҗĺ҇ŀ҆
fn <name>	ĶҎĺ҇ŀ҇
fn <name> $	Ķҏŀ҇
fn _ $	Ķҏŀ҇
folder	ĀҊćѴŐҫő҈Œ҉
folder $	Āҏćѵ
folder _ $	Œ҈
folder _ <name>	Ő҉
folder _ <path>	Ő҆
folder _ i	ŐҒ
folder _ our	Ő҇
folder do	Ő҆
folder do i	Ő҆
folder does	ő҉
folder holding	Őҋ
folder holds	Ő҇
folder holds our	Ő҇
folder of	Ā҆
folder would	Ő҆
folder would i	Ő҆
folder |	Œ҈
folder | $	Œ҈
folders	ĀѺŐҎ
folders does	Ő҈
follow	Ħ҉ľ҇
follow <name>	Ā҆
follow the	ľ҈
follow to	Ħ҆
following	ĀѷĥҎĦ҆
following imports	ĀѸĥҊĦ҆
for	āҊăѺą҈ĉѸĊҗċ҆ČѳčҋĐѳĒѴēҍĔғĖҊėѹęѶĚ҈ĞҎğѺĠѶġҚĤ҉ĦѶĨѺĩѰĪҒīѴĬѶĭҋĮ҆įѹıҌĳѺĵѸĸ҈ĹѷĻѺŃѳńѺŅѸņѵŇѷŊѯŋѶōѹŎҕŒѹœҊ
for $	ĀҏĆѺĐѺĖ҇ġҞĪҌ
for <commit>	ċҍ
for <commit> $	ċ҆
for <commit> |	ċ҆
for <literal>	ĀѺœҌ
for <name>	ĀҐąҎĈҊč҈Ď҈ďҌĐѷĔҏĕѹĖҊėѺĚ҇Ğғġѵģ҉ĤѫĪҏĭѯĸ҆ľѹĿ҉ł҆ŃѺŇѺŋѹŎҊŒѺ
for <name> $	ąҊĈҋĞғġѳģҌĤѷĪҎŎҋ
for <name> does	Ę҇
for <name> from	ĀѺĉ҇
for <name> in	Ā҉ď҉ĔѺĲѺ
for <name> of	ĀҎņѺ
for <name> what	Āѵġ҈
for <name> when	ĔҊ
for <name> which	āҋĆ҈Ĥѷ
for <name> |	āѹč҈Ė҉ĭѲ
for <option>	ĊҚ
for <option> $	ĊҊ
for <path>	ĀѸč҇ě҆ĜҊı҇Ĳ҆Ŏҋ
for <path> $	ĀѺě҉ŎҎ
for <path> does	Ĝ҉
for <path> in	ěѸĜҊ
for <path> |	č҇
for _ $	ĀҊāѸĄѺą҈Ĉ҈ĉѺĊ҈Đ҈ě҆ĜѺĞҐģҋĤҌĩѶĪ҉ĬѺĲ҇ĸ҈ĹѺŀѴń҆ōѹŎҕŐ҉œҊ
for _ <line>	ıҌ
for _ <name>	ĀѸĆҊĊҏĐѴē҉ĔґĚ҉ġѷľ҈ŀҎŇѸ
for _ are	ō҆
for _ attribute	ŏ҇
for _ base	Ň҆
for _ children	āҋ
for _ class	Ćҍ
for _ code	ĭ҇
for _ dependency	Ė҇
for _ does	ĀѷĘ҇Ĝ҉
for _ from	ĉ҇
for _ function	ē҉
for _ i	Ā҈
for _ imports	ĥ҉
for _ in	ĀҊď҉ĔѺěѸĜҊĲѺ
for _ inner	Ā҆
for _ is	Āѷġҍ
for _ last	Į҆
for _ line	ı҆
for _ local	ĺ҇
for _ module	ĨҊ
for _ of	ĀҍņѺ
for _ old	Ņ҉
for _ or	Ł҆
for _ project	ĀѯĖ҉ĭ҇Ł҆
for _ repo	Ā҆
for _ so	Ň҆
for _ test	ŋ҆
for _ that	Ā҆Ōѹ
for _ to	Āѷā҆
for _ trait	Ĥ҇
for _ types	Ĥ҉
for _ variable	ĀѷĞҊ
for _ version	ĭ҉
for _ what	ĕѺġ҈
for _ when	ĔҊ
for _ which	āҋĆ҈Ĥѹ
for _ who	āҋ
for _ why	Ā҆
for _ |	ĀѺāѵčҎĖ҉ĭѵĲ҆ĴҌŀ҈Ŏ҉
for a	ĚҊ
for class	ĆҎ
for class <name>	ĆҎ
for cyclic	ĥ҆
for cyclic imports	ĥ҆
for file	Į҆
for import	ĀѷĢҎŎѹ
for import $	ĢҎŎѹ
for it	Ĵ҇
for it version	ĭ҆
for it |	Ā҆Ĵ҇
for its	ĀѴāҌĔҋ
for its children	āҋ
for line	ıҊ
for line <line>	ı҉
for me	Ā҉Đ҇ġѹĬ҆ŐҌ
for me $	ĀҒĐ҇ġѺŐҍ
for module	Ā҈
for module <name>	Ā҈
for nothing	ĩѵŎҘ
for nothing $	Ŏ҉
for nothing |	Ŏ҉
for routine	ŀ҈
for routine <name>	ŀ҈
for running	ĕҊ
for the	ĂҋĆ҈ēҊĔѹġѳĨ҈ĴѺĺ҉ńѹŊѷő҆
for the <name>	ő҇
for the base	Ň҆
for the class	Ćҍ
for the dependency	Ė҇
for the function	ē҉
for the inner	Ā҆
for the last	Į҆
for the local	ĺ҇
for the module	ĀѸĨҊ
for the old	Ņ҉
for the test	ŋ҆
for the trait	Ĥ҇
for the variable	ĀѹĞҊ
for this	ĝѺĭҜ
for this code	ĭ҇
for this project	ĀѶĖ҉ĭ҈
for this repo	Ā҆
for what	Āѹġҏ
for what is	ġҍ
for which	ġ҆Ĥҍ
for which types	Ĥ҉
for |	Ā҆Đ҇ġґĤҗŎѺ
for | $	Ā҇Đ҇ġҐĤҔŎѺ
forced	ā҆
forces	ā҉ľѺ
forget	ĀҒāѺ
forgot	őҊ
form	Ā҆
formal	ŀҕ
formal _ of	ŀҍ
formal parameters	ŀ҇
formal parameters of	ŀ҇
formal params	ŀҎ
former	Ā҇ńҚŅҏŐѳ
former <name>	ŅҎ
former <name> $	Ņ҉
former <path>	ŅҐ
former <path> $	ŅҌ
former _ $	ĀѺŅҕ
former _ of	ĀҍńҙŅѳŐѹ
former name	ĀҎń҇Ņѵ
former name of	ĀҎń҇Ņѵ
former path	ńҒŐѹ
former path of	ńҒŐѹ
formerly	ĀѺńҌŅҊ
formerly $	ńҍŅѸ
formerly _ $	ń҆
formerly _ as	ŅҊ
formerly _ |	Ņ҆
formerly called	Ņ҆
formerly known	Ņ҇
formerly known as	ŅҊ
formerly |	ń҆
formerly | $	ń҆
found	ĀѫĘ҉ğҊĠ҇ł҇Ŋ҉
found _ $	ł҈
found _ in	Ġ҈
found _ the	ĀѺğ҉
found anywhere	Ġ҇
found anywhere in	Ġ҈
found in	ĀѶğ҉
found in the	ğ҉
found |	ĀѺĜ҆ł҈
found | $	ĀѺĜ҆ł҈
framework	ŁҐ
free _ $	ĀҊ
free |	ĀҊ
free | $	ĀҊ
freshest	ĀѺĄѵĮҔ
freshest _ $	ĄѵĮҔ
freshest commit	ĀѺĄѵĮҔ
freshest commit $	ĄѵĮҔ
from	āҎĂҌĆҜĈҎĉҎċѺČѹčѷĎҕĐѺđѹĒѶĖѹĘҗęҝĚҋěѵĜҋĞҕğѹĢҌģѷĤѵĦ҇ħҗĨѹĪѵīѴĬѸĮѴĵѹĶѷĹѸĺѺĻѺĽѺľѲĿѳŀѷŁѹł҉Ń҈ńңŅѣŇҊŌѺō҇ŎѺŏѹőѸŒѸœ҇Ŕѹ
from $	ĀѤĆҨęѹĚҏńҗŅѸŇѹ
from <name>	āҌĆѰĉѲĎ҆ĒѺė҇ĘҞęҢĞѺġ҆Ģ҇Ħ҆ħҋĨѹĩѺĬѺĿѹŃ҈ńѧŅҒņ҆ŇҠ
from <name> $	ā҆ĉѹęҋħ҉ŃҋńѫŅғŇҏ
from <name> by	Āҋ
from <name> kindly	ľ҆
from <name> right	Ę҇
from <name> to	ėҌĘѹ
from <name> what	ĀѶņ҉Ň҈
from <name> which	Ć҆
from <name> y	Ę҆ę҇
from <name> |	ĀҌĘғęҍĞѺġҊņѶŇҌ
from <path>	ĀҢĜ҆Ģҋĥ҆Ħ҉ħғĨѶĩѸńѥŅҖō҇
from <path> $	ĀҐĢ҆ĦѷħҏńѨŅҘ
from <path> to	ĀҍĦҍ
from <path> |	ĀҘ
from <tag>	ĀҌĂҌčѺ
from <tag> to	ĀҌĂҊčѺ
from _ $	ę҆Ě҇ĞҋĢҌĦѳħҗĨѷĩ҈Ń҉ŇҋŎѸ
from _ <name>	Ā҆ĈҐę҈Ń҆
from _ by	ĀҊ
from _ class	Ň҉
from _ classes	ĀҜŇѯ
from _ does	Ć҆ĉ҉
from _ environment	ĀѹĞҎ
from _ file	ń҆ŅѸœ҆
from _ files	Ĩ҇
from _ func	Ā҆
from _ functions	ł҆
from _ kindly	ľ҆
from _ modules	ĩ҈
from _ of	ĎҌ
from _ places	ĉҌ
from _ right	Ę҇
from _ root	Ő҇
from _ shell	ĝ҆
from _ signature	ĀѺēҋ
from _ subclass	āҋĆѹ
from _ to	ĀҒĂҊčѺĕ҆ėҌĘѸĦґ
from _ version	ĀѺĭ҉
from _ was	ńҍŅѹ
from _ what	ĀѶņ҉Ň҈
from _ which	Ă҇ăѺĆ҇
from _ y	Ę҆ę҇Ĝҋ
from _ |	ĀҠĂѸă҈ĘҒęҌĞѹġ҉ĩѺŀ҆ņѴŇғ
from a	āҋĆѷ
from a func	Ā҆
from a subclass	āҋĆѹ
from calling	Ń҆
from calling <name>	Ń҆
from class	ę҉ĸ҆
from class <name>	ę҉ĸ҆
from env	ĀѺĞҏ
from importing	Ā҆
from it	Ňҋ
from it |	Ň҉
from its	Ā҆
from originally	Ą҇
from other	ĩ҇
from other modules	ĩ҇
from outside	Ā҉ĕ҆
from root	ŐҊ
from root $	ŐҊ
from the	ĆѲĎ҆ēҊę҆ĞҏŀѹŇҋŐҋ
from the <name>	Ā҉
from the class	ĆѴŇҍ
from the environment	ĀѹĞҎ
from the root	Ő҇
from the signature	ĀѺēҋ
from those	Ď҈
from those of	Ď҈
from what	ĀҐĆ҇ĉ҈ńҞŅѪŇѱ
from what $	ńҐŅѱ
from what does	Ā҇
from what was	ńҋŅѺ
from where	ĉҕĨ҈ńҊŅѷ
from where $	ń҉ŅѸ
from where <name>	ĉ҆
from where does	ĉ҉
from which	ĀѭĆҏĉ҇ĨҎķ҆ł҆ńҐŅѴŇѹœ҆
from which classes	ĆҊ
from which file	ń҆Ņѹœ҆
from which files	Ĩ҇
from which functions	ł҆
from which version	ĭ҆
from whom	Ć҇
from whom does	Ć҇
from within	ĈҐĜ҆
from within <name>	ĈҐ
from |	ĀѵĆҊĩ҇ńҝŅѭ
from | $	ĀѶĆ҉ĩ҇ńҝŅѭ
fulfil	ĀѸĤ҇Ī҉
fulfil $	Ī҆
fulfil the	Ĥ҇
fulfils	ĪҊ
full	ĀѶąҎŐҒ
full _ of	ąҎ
full _ to	Ő҇
full list	ą҇
full list of	ą҇
full path	Őғ
full path to	Ő҇
full set	ą҈
func	ĈѺĉ҆Ď҇ĒҍēґĔҎėѹĘ҆ġѺĤѵīҌĶҞĹѹĺғŀҌŃҏŇѺŌҊŐѸ
func $	ĶҋŀҊ
func <name>	ĀѶĈѺĉ҇Ď҇ĒҎēґĔҎėѹĘ҆Ĥѵī҉ĶґĹѹĺҔłѸŃҏŌҋŒ҆
func <name> $	ĉ҈Ď҈ĒҐēҔėѹĘ҆ĤѶłѹŃҏŌҍŒ҈
func <name> file	ĀҌ
func <name> inside	ĺ҇
func <name> |	Ķ҆
func _ $	ĉ҈Ď҈ĒҏēҔėѹĘ҆ĤѶł҆ŃҏŌҍŒ҈
func _ file	ĀҌ
func _ inside	ĺ҇
func _ |	Ķ҆
func in	Ā҆
funcs	Ā҇ĈҌģѸĽҏľҐŉҊ
funcs <name>	ŉ҈
funcs <name> |	ŉ҈
funcs _ <mark>	Āѹđҍ
funcs _ <name>	ģѹĽҏľґ
funcs _ |	ŉ҈
funcs that	Ā҆
function	ĀҊąѹĆѺĉҐďѴĐѹđѳĒҍēҒĔ҈ė҇ĘҐĠҌġҐĢѹģѸĤѹĪѺīҝĬѶĮѸıѷĳѸĴѶĵѶĶңķѹĸҋĺңĻҨļѶľѸŀҜł҆ŃҏńѸŅѺņҒŇѺŊѹŏѸŐѹœѺ
function $	Ķ҈
function <name>	Āѳĉ҉ďѶĐѺđѹĒҐēҔĔ҉ėҋĘҒġҒģѺĤѺīҢĬѸĴѺĵѸĶҐķѺĺқĻғļѸŀҙłѴŃґņҕŊѹŏѶ
function <name> $	ĀѲĉ҇ēҊėҌġҊĺҍŀҍņ҇
function <name> called	ĀҌĻѺ
function <name> defined	Ķ҆
function <name> file	ĺ҇
function <name> has	Ļ҈
function <name> in	ĺ҈
function <name> is	ĀѶĘ҈īҌĹ҇Ļ҇
function <name> list	Ĉ҆
function <name> nested	ĺ҇
function <name> of	ĺҏ
function <name> out	Ā҇
function <name> starts	Ļ҇
function <name> that	ĺ҇
function <name> wear	Ē҈
function <name> what	Ē҉Ĕ҇
function <name> where	Ā҉Ķ҆
function <name> who	Āѹĉ҉
function <name> |	ĀѺēғĔѷġҋīҍĻҊĿ҆Ŋѹ
function _ $	ĈѺĉ҇ēҊėҊġҊĺ҈ĻҍŀҏŃ҆ņ҇
function _ <name>	Ā҇Ķ҉ĸҏĺ҆
function _ a	ĀѱĻҍł҇
function _ called	ĀҌĻѺ
function _ class	Ġ҆
function _ defined	Ķ҆
function _ file	Ġ҆ĺ҇
function _ has	Ļ҈
function _ in	Ĉ҆ĺҍ
function _ inside	ĀѲĺҒ
function _ is	ĀѵĘ҈īҎĹ҇Ļ҇
function _ list	Ĉ҆
function _ nested	ĺ҇
function _ of	ĺҏ
function _ or	Ġ҆
function _ out	Ā҇
function _ starts	Ļ҇
function _ test	Ā҆
function _ that	ĺ҇
function _ the	ĉ҈
function _ wear	Ē҈
function _ what	Ē҉Ĕ҇
function _ where	Ķ҆ĺѺ
function _ which	ł҇
function _ who	Āѹĉ҉
function _ |	ĀѸēғĔѷġҋīҍĺ҆Ļ҉Ŀ҆Ŋѹ
function called	ĶҊĻ҇
function called <name>	ĶҊĻ҇
function class	Ġ҉
function class or	Ġ҆
function in	ł҇
function in a	Ļ҇
function is	ĉ҈
function nested	ĺ҆
function nested in	ĺ҆
function of	ĸҐĺ҉
function of <name>	ĸҐĺ҉
function which	Ā҇
function |	Ļҋ
function | $	Āҋ
functions	ĀҊāҙĆѸĈҲĉҠčѸĎ҆ĐѱđҴĒѶġѺĢҌģѴĤѺĪѺīѺĬѺĴѹĵѷĶѹĺѹļѹĽҗľҤŀѸłҴŃѶņѺŇѹŉґŌґŎѸŏѹŒѹ
functions $	ĉҎđ҆
functions <name>	ĀѹĈҌĎҊėѺĘҌ
functions <name> calls	ėѺĘҍ
functions <name> invokes	Ĉ҇
functions _ $	ĀѷĈ҇
functions _ <mark>	đҊ
functions _ <name>	ĀѲāҞĈ҇ĉҊĎ҇Ľ҈ľҍł҈
functions _ <path>	Ā҇
functions _ a	ĉҍ
functions _ and	Ġ҆
functions _ are	Ā҈
functions _ call	ĉ҇
functions _ calls	ėѺĘҍ
functions _ classes	ĢҎ
functions _ decorated	đ҇
functions _ invokes	Ĉ҇
functions _ it	Ā҈Ĉ҉đ҈
functions _ its	Ā҇
functions _ not	Ā҈
functions _ on	Ā҉
functions _ raise	ĀҌ
functions _ tests	ĀѷŉҊ
functions _ the	đҎĽҌľҒłѺ
functions _ to	Ļ҆ľ҇
functions _ up	ĀѵłҌ
functions _ use	Ā҆
functions _ with	łҊ
functions and	ĢҎ
functions and classes	ĢҎ
functions are	Ĉ҈Ľ҆
functions are decorated	đ҆
functions are not	Ā҇
functions are tests	ĀѷŉҊ
functions belong	ľ҇
functions belong to	ľ҇
functions call	ĉ҆
functions called	Ĉ҆
functions calling	ė҆
functions calling <name>	ė҆
functions can	ł҉
functions carry	đ҆
functions catch	Ā҉łѹ
functions catch it	Ā҇
functions classes	Ġ҆
functions classes and	Ġ҆
functions decorated	Ā҆
functions decorated with	Ā҆
functions depend	Ā҈
functions depend on	Ā҈
functions does	ĀѶĈғđ҉Ľ҆ľҌ
functions does <mark>	đ҆
functions does <name>	Ĉ҈ľ҆
functions does it	Ĉҋ
functions does the	ĀѺĽ҇ľ҆
functions have	đ҇
functions in	ĀҌāҌĈѹľҋ
functions in <name>	Ā҆āҍ
functions in the	ľҊ
functions is	ĀѺĈҋ
functions is <name>	ĀѷĈҌ
functions make	ĉ҆
functions of	āғľ҉łѸ
functions of <name>	āғľ҉łѸ
functions raise	łҊ
functions raise <name>	ł҆
functions that	ĀҋĈҍł҆
functions that <name>	ĀѹĈҎ
functions that raise	ł҆
functions use	Ā҇ĉ҈
functions use <name>	ĉ҈
functions |	ĀѷĈ҇
functions | $	ĀѷĈ҇
further	Ŀ҇
further down	Ŀ҇
gave	Ą҆
gave _ to	Ą҆
gave birth	Ą҆
gave birth to	Ą҆
get	ĘҎĝҋĬѹĴѺĵ҉ķѺń҆ŋ҆
get _ <name>	ĀҍĻѹ
get _ <path>	Ħ҉
get _ by	Ę҉
get _ current	Į҆
get _ from	ń҉
get _ in	Ļ҆
get _ into	ĩ҇
get _ new	Ā҈
get _ the	ĀҊĤѺĶ҇
get _ value	ĵҊ
get _ |	ĉҋĨҊĴѺł҆Ō҇
get a	ŋ҆
get after	ĝ҈
get back	Ā҇
get back from	Ā҇
get called	ĉ҈Ę҈
get called |	ĀѸĉҌ
get defined	Āѹ
get defined $	Ĵ҆
get from	ĀҏĦ҆
get from <name>	ĀҊ
get how	Āѹ
get if	Āѷ
get imported	ĀѷĜ҇Ĩ҇
get imported into	ĩ҇
get imported |	ĨҊ
get its	Ā҆ĄѸĮ҈ĵҊ
get its current	Į҆
get its new	Ā҇
get its value	ĵҊ
get renamed	Āѹń҇
get renamed from	ń҉
get to	ĀѺŐ҆
get wher	ď҆
get wher in	ď҆
get where	ĀҒ
get where <name>	ĀҌĻѹ
get where the	Ā҆Ķ҆
getenv	ĀѹĞҮ
getenv _ <name>	ĞҎ
gets	ą҉Ć҈Ĉ҆ĉ҇ĕ҇ĘҋĜҎĞҎħ҉ĩ҆
gets _ by	ĀҌĜ҉
gets _ from	Ę҈ħ҆
gets _ in	Ĝ҆
gets _ value	ĵ҈
gets _ |	Āѵ
gets called	Ĉ҆Ę҈
gets called $	Ā҆
gets defined	ąҍ
gets imported	Ĝ҇Ĩ҉
gets its	ĀѶĵ҉
gets its value	ĵ҈
gets loaded	Ā҈ħ҆
gets loaded from	ħ҆
gets opened	Ā҆
gets opened by	Ā҆
gets pulled	ĩ҆
gets pulled in	ĩ҇
getting	Ĉ҆
getting called	Ĉ҆
git	ċ҉čҍĜѺġҤĮґįҞıҒłѹŇѺň҆
git $	Į҆
git _ $	ĀҒ
git _ <name>	ġҦĮҍįҗłѺ
git _ contains	ň҉
git _ name	ċ҆
git _ on	č҇
git blame	ıґ
git log	Āѵč҈ĮҎįҢ
git log $	į҈
git log <name>	ĮҎįҗ
git log on	č҇
git show	ċҊ
git tag	ň҉
git tag contains	ň҉
git |	ĀҊ
git | $	Āҋ
github	ŔҌ
github _ <path>	Ŕ҇
give	ĀѭĂ҈ĉ҇ċ҇ČѺď҆Đ҆ęѹěѺġҋĢ҉ĩ҆Ĳҋĳ҆ĹѹńѺ
give <name>	Ā҉
give <name> in	Ā҆
give _ <name>	Ă҇Ģҍ
give _ a	Ď҈ġҍ
give _ all	ĩ҇
give _ contents	Ŕ҈
give _ every	Ň҆
give _ in	Ā҆
give _ its	ĀҊ
give _ line	ďҍĲѺ
give _ location	ĶҐ
give _ source	ń҇
give _ test	ŋ҆
give _ the	ĀѺĆ҇ĉҋĎѹġѸĨ҉ĩѺĲҏĵ҈ĶѸĸѺŀҊ
give _ use	ĩҌ
give _ whoever	Ģ҆
give _ |	Ā҆ĳ҇
give every	Ģҍ
give every <name>	Ģҍ
give for	Ĳ҆
give me	ĀѰĉҌđ҇ĒѺĔѺĨ҈Ĳҋĵ҈Ķѵĸѹ
give me a	Ď҈ġҍ
give me all	ĩ҇
give me every	Ň҆
give me the	ĀѵĆ҇ĉҌġѸĨ҉ĩѺĲҏĵ҈ĶѸĸѺ
give the	ĀѡĂ҇ď҈ĩҊĵѺĶҎŃ҈Ŕ҆
give the <name>	Ă҇
give the contents	Ŕ҈
give the line	ďҍĲѺ
give the source	ń҇
give the use	ĩҌ
give to	Ā҈Ģ҆
give to <name>	Ĕ҆
give to whoever	Ģ҆
give what	ĳ҇
give what |	ĳ҇
given	Ľ҇
given _ <commit>	Ā҇
given _ <name>	ĀѹĚ҇
given _ does	Ā҆
given _ function	Ā҇
given _ will	ě҇
given class	Ě҇
given class <name>	Ě҇
given commit	Ā҇
given commit <commit>	Ā҇
given the function	Ā҇
given to	ē҆
given to <name>	ē҆
gives	ĀѺĔ҇ņҒŏѸ
gives _ $	ņ҇
gives back	ņҊ
global	Ā҆ĵҨ
global <name>	Āҋĵґ
global <name> is	Ā҉
global _ <name>	ĵҒ
global _ is	Ā҉
global variable	ĵҋ
global variable <name>	ĵ҉
go	ĀѮć҉ĉ҇Ėѷĭҳń҇ō҈
go $	Āґ
go <name>	ĀѷĭҔ
go _ <name>	ĀѺĉ҉
go _ for	Ő҆
go _ |	Āѳĭҏ
go by	ńҊ
go in	ŀ҆
go into	ĉ҉Ő҆
go into for	Ő҆
go through	ĀѲćҊō҈
go through $	ć҆
go through |	Āѹ
go to	ĀѺĴҋ
go version	ĭҊ
go |	Ā҇
go | $	Ā҈
goes	ŀҌ
goes _ at	Ā҈
goes _ the	ŀ҉
goes between	ŀ҉
goes between the	ŀ҉
goes wrong	Ā҈
goes wrong at	Ā҈
going	ĀѴĥ҈ō҆
going _ $	ō҆
going _ in	ĥ҇
going round	ĥ҇
going round in	ĥ҇
going through	ō҆
going through $	ō҆
gone	ŅҊ
good	ĀҚġҎīѹ
good _ $	Ā҆
good _ for	ĀҊ
good _ i	Āѹ
good _ that	Ā҉īѺ
good _ |	ġ҈
good afternoon	ĀѴ
good afternoon |	Āѹ
good for	ġҋ
good morning	ĀѸ
good style	Ā҉īѺ
good style that	Ā҉īѺ
good |	Ā҇
good | $	Ā҇
got	ĀѶā҆Ġ҇īѺĮѺŊ҇
got <name>	ę҆
got _ $	ĀѲā҉
got _ as	ę҆Ĝ҇
got _ import	ě҈
got _ its	Ď҆
got _ name	ĀҊńѷ
got _ new	ńҍŅѸ
got a	Ŋ҉
got an	ě҈
got an import	ě҈
got in	Ď҆
got in its	Ď҆
got its	ĀҎ
got its name	ĀҊńѷ
got moved	Ņ҆
got renamed	Ņ҆
got something	Ġ҆
got the	ńҍŅѴ
got the new	ńҍŅѴ
got |	ĀѲā҉
got | $	ĀѲā҉
gpl	İҌ
gpl _ what	İ҉
gpl or	İ҉
gpl or what	İ҉
graph	ĀѶĉ҇
graph _ $	ĉ҆
graph |	ĀѺĉ҆
graph | $	ĉ҆
green	ĀѪŋҗōҠ
green _ $	ĀѮŋҍōҒ
green _ red	ōҊ
green or	ōҊ
green or red	ōҊ
green |	ĀѮŋҍōҒ
green | $	ĀѮŋҍōҒ
grep	ĀѲœҕ
had	ĀѸă҉ğҔńҏ
had <name>	ĀѹğҌ
had _ $	ń҉
had _ been	ń҉
had _ name	ĀҋńѯŅҌ
had a	ĀѺ
had another	ń҇
had another name	ń҇
had before	ń҇
had formerly	ń҉
had formerly $	ń҉
had the	ńѶŅҌ
had the name	ńѶŅҌ
had this	ĀҏńѲ
had this name	ĀҏńѲ
hand	ē҆
hand _ of	Đ҇
hand _ over	ē҆
hand side	Đ҇
hand side of	Đ҇
handled	Ā҈ġҋķѸ
handled $	Ā҇
hands	ĀѷņҊ
hands _ line	ı҆
hands back	ņ҉
happen if	Ā҈
happens	ĀҔī҈
happens _ be	ī҈
happens _ i	Ā҇
happens if	ĀҒ
happens if i	Ā҆
happens to	ī҈
happens to be	ī҈
has	ĀѮā҆ĂѷăҎĆѸĈѶĉѹċѸČҌčҊđ҆Ē҇ĕѺęҊěҊĞѹĠҋġѺĢѷģ҈ĤѺĦѹĨѹĩѺĬҌĭѵĮҍĲ҆Ķ҇ķ҆Ĺ҉ĻҋĽ҉ĿѸłѹŃѶńѰŅҕņѸŉҎōѺŎѷŏ҈Œ҇
has $	Ē҇ģ҉Ľ҇ŀ҇
has <name>	ĀѱĆѷĎҋė҈ę҆Ě҈ĬҊĽ҈ŅҊŐҊ
has <name> $	Ā҉
has <name> among	Ě҆
has <name> as	ĺ҇
has <name> been	ĀѶī҇Ĭ҉Ő҇
has <name> got	Ď҆
has <name> in	ġ҆
has <name> that	Ď҇
has <path>	č҆Į҇Ņ҈Ő҈
has <path> been	č҆Ő҆
has _ $	Ā҉ĆѺĶ҆Ņ҆Ň҇
has _ <commit>	Ā҈
has _ <name>	ĀѺď҉Į҈Ķ҆
has _ a	Ĵ҇
has _ among	Ě҆
has _ are	ĩ҇
has _ as	Ĩ҆ĺ҇
has _ become	ŅҌ
has _ been	čҋī҈ĬҋŐҌ
has _ body	Ĺ҈
has _ changed	Č҇
has _ class	Ā҆Ć҉ę҇ĽѸŇѺ
has _ declared	ī҉
has _ definition	Ĺ҆
has _ ever	Ā҆
has _ file	Į҆
has _ function	ĀѺĻ҆
has _ got	Āѯā҈Ď҆
has _ import	ě҇
has _ imported	Ĝ҉
has _ in	ġ҆Ĥ҆
has _ inner	Ļ҇
has _ it	Ĭ҆
has _ its	Ć҇
has _ kept	Ĭ҆
has _ line	ĵ҈
has _ method	Ĺ҉
has _ methods	Ľ҇
has _ most	Ā҉
has _ name	ő҆
has _ overridden	Ŀ҇
has _ own	ą҇
has _ repository	ĀѹĠҏ
has _ string	Ā҆
has _ test	ŉ҇
has _ that	Ď҇
has _ type	ŏ҆
has _ typedef	ļ҇
has _ value	Đ҆
has _ written	ĀѺĶ҆
has _ |	Ć҆Ĳ҆Ő҉
has a	Ĕ҈Ĺ҈ĻҊ
has a method	Ĺ҇
has an	ě҇Ļ҆
has an import	ě҇
has an inner	Ļ҆
has anybody	ĀѶĜ҉Ĵ҆Ň҇
has anybody imported	Ĝ҉
has as	Ć҇
has been	Ĭ҇Ņ҆
has been kept	Ĭ҆
has commit	Ā҈
has commit <commit>	Ā҈
has got	Ĳ҆
has it	ĀѰā҈Ķ҆ķ҆
has it $	Ķ҇ķ҆
has it got	Āѷā҉
has its	ą҆
has its own	ą҇
has more	Ā҉
has n	ĽҊľѹŉ҈
has n test	ŉ҈
has no	Ā҆
has not	ĀѹĬ҆
has not it	Ĭ҆
has one	ĀѸ
has put	Ė҆ĭѺ
has that	Ā҈
has the	Ā҉Ć҇ď҆ę҆ĠҍĶѹĹҎĽѷŅѺŇѸŒҌ
has the body	Ĺ҈
has the class	Ā҆Ć҉ę҇ĽѸŇѺ
has the file	Į҆
has the most	Ā҉
has the typedef	ļ҇
has to	āҍ
has today	Ņ҈
has today $	Ņ҈
has which	ă҇Đ҆ĩ҇ŏ҆
has which are	ĩ҇
has |	ĀѶģ҆Ň҈
has | $	ĀѶģ҆Ň҈
hash	ĄҋįҐ
hash $	ĄҊ
hash _ message	į҇
hash and	įҊ
hash and message	į҇
have	ā҉ćѺĈѵĉѵČѺčҍď҆ĐѶđҊĔѸĖѸĚ҇ěѺğҌĠқĢѷģ҆ĤҌĦѸīѷĬ҈ĭ҆İҌķѹĿҋń҆ŅѵņѵŇҍňҋŉѶŊҒŋѹōѷŏ҆ŐѺ
have $	ĀѫĆ҇ĕѺĝѺİғŇҕŏ҇
have <literal>	Ĥ҈
have <mark>	đ҈
have <name>	ĀѭĆѸĚҌğҒĬ҇ĭѺŇҋ
have <name> $	ğ҆
have <name> among	Ě҇
have <name> as	ė҈Ě҆Ň҈
have <name> visibility	Ĭ҉
have <name> |	ğҊ
have _ $	Āѷč҈ĔѺĕ҆Ġ҇ġ҆ģҊķѹľҊŊ҉
have _ <name>	ĀѷďҍĠҋĤ҇
have _ <path>	Āҍ
have _ among	Ě҇
have _ as	ĀѺė҈Ě҆ěѺĜ҇Ň҈
have _ be	Ė҇
have _ catch	Ā҇
have _ common	Ā҇
have _ docs	Ā҆
have _ go	Ő҆
have _ impl	Ĥ҆
have _ in	č҆
have _ install	Ā҆
have _ many	Ā҇
have _ override	ĀѺāҋ
have _ own	ĀѱĿғ
have _ pass	ŀ҆
have _ run	ĭ҉
have _ same	Ā҇
have _ superclass	Ćҋ
have _ visibility	ĬҐ
have _ |	ğҊĠ҈
have a	ĆҊĠҋ
have a <name>	ĀѵĠҌ
have a superclass	Ćҋ
have an impl	Ĥ҆
have changed	Ā҆
have here	Ł҇
have in common	Ā҇
have its	ďҎ
have its <name>	ďҎ
have no	Āҋ
have no docs	Ā҆
have one	Ŋҋ
have outside	Ā҈ŉѹ
have tests	Āҍ
have tests |	ĀҌ
have that	ĀѶĠґ
have the same	Ā҇
have their	ĀѰĿғ
have their own	ĀѰĿғ
have to	Ā҈āҍĉѹĭҊ
have to be	Ė҇
have to catch	Ā҇
have to go	Ő҆
have to install	Ā҆
have to override	ĀѺāҋ
have to pass	ŀ҆
have to run	ĭ҉
have touched	Ā҇
have |	č҈ĔѺĕ҆ġ҈ģҋķѹľҋ
have | $	č҈ĔѺĕ҆ġ҈ģҋķѹľҋ
having	Āѹđ҈Ĩ҆
having _ import	Ĩ҆
having an	Ĩ҆
having an import	Ĩ҆
head	ĀѴĄѲįҩ
head _ $	ĀѹįҐ
head commit	ĄѺįҍ
header	ļғ
header _ it	ļ҈
header of	Ā҇
headers	ĩҊ
headers does	ĩ҇
hello	ĀҊ
hello _ i	Ā҉
hello |	ĀҊ
hello | i	ĀҊ
help	ĀҒĉѺĊ҆ĺ҇
help _ find	ĀҙĉѺġѷĺ҇
help _ understand	ġ҆
help me	ĀҗĉѺĺ҇
help me find	ĀҙĉѺġѷĺ҇
help me understand	ġ҆
helper	ĶҫĺҌĻқ
helper <name>	ĶҗĺҍĻҙ
helper <name> $	Ķ҉Ļҍ
helper <name> enclosed	Ā҆
helper <name> is	Ļ҈
helper <name> |	Ķ҈
helper _ $	Ķ҉Ļҍ
helper _ <name>	Ķґ
helper _ enclosed	Ā҆
helper _ is	Ļ҈
helper _ |	Ķ҇Ļ҆
helpers	ĀѹĈҗ
helpers _ <name>	ĀѶĈҌ
helpers does	ĀѷĈҌ
helpers does <name>	ĀѶĈҌ
here	ĀѪćҏđҋĖҌĠҞīѹĭҒĮѺįҌİҒŁҒŅѺ
here $	ĀѵćҌĖ҆ĠҌİҋ
here _ $	Ġҍĭҍį҇İ҇Ł҆
here is	Ė҆
here is not	Ė҆
here |	ĀѸĠҍġѷĭҎį҇İ҇Ł҈
here | $	Ġҍġѷĭҍį҇İ҈
hey	ĀѭĂ҇ăѹ
hey _ you	Ā҈
hey do	ĀҊ
hey do you	ĀҊ
hey i	ĀѸ
hi	Āҏ
hi _ could	Ķ҆
hi there	Ā҆
hi |	Ķ҆
hi | could	Ķ҆
hidden	ĀѲĺҍ
hides	Őҍ
hides _ $	Őҍ
hierarchy	ĀѱĆҍęҔĿ҈Ňҍ
hierarchy _ $	ĀѵĆҌę҉
hierarchy |	ĀѵĆҌę҉
hierarchy | $	ĀѵĆҌę҉
history	ĀѺčҊįҙ
history $	ĀѵįҎ
history _ <path>	č҈
history of	čҍ
history of <path>	č҈
history |	čѺį҇
hits	ā҉Ŏҝ
hits for	Ŏҝ
holding	ĀѹĶҋň҆Ő҇
holding _ $	Āѹň҆Őҋ
holds	Āѩď҇ģҔĴҋņѹŋ҇ŏ҉ŐҌ
holds $	ģғ
holds _ $	Ő҆
holds _ definition	Ĵ҆
holds _ value	Đ҆
holds our	Ő҇
holds the	ĴҌ
holds the definition	Ĵ҆
hole	į҆
hops	ĦҌ
hops _ |	ĦҊ
how	ĀҟāѹĄѹĆѹćѲĈѺĉѺČѹčҿĎҢďѹĐҕĒѹĕѺĖҊėѺĘѹĚѹěѸĜѴĝѹğѸĠѹĢѹģѹĤѳĥѸĦҙħҚĨѵĩѷĪѺĬѵĮҎİҍıѸĲҫĳҒĵѷĶѹĸѺĺѺĽүĿѸłѹŃѹńҐŇѺŉҷŊѷŋѷōѶŎѸŏѺőѲŒѹœѺŔѺ
how <name>	Āѹ
how <path>	Ħ҆ħ҉
how _ $	ĀѺ
how _ <name>	Ď҇ĦҍĲ҇
how _ <path>	ĀѳĦҍħҘ
how _ ago	ĀѶĮҎ
how _ authors	Ā҆
how _ checkins	č҈
how _ classes	Ā҉Ĥѹ
how _ commits	čҧ
how _ cut	Ā҈Ħѹ
how _ do	Ā҇
how _ does	ĀҏĖ҇
how _ fields	Ā҉
how _ functions	Ľ҈
how _ has	ĀѸĮ҈
how _ i	ĀҠŀ҇
how _ is	Đҏī҆őѵ
how _ it	ĀѰĭ҆ĳҊń҇
how _ itself	Ņ҈
how _ line	ĀѹĳҊ
how _ lines	ĀҊĲҢ
how _ member	ĀѷĽҌ
how _ methods	ĀѸĽҨ
how _ must	ĀѸĖ҈
how _ of	Ā҈
how _ one	ĀѸń҉
how _ people	Ā҉
how _ places	ą҆
how _ revisions	Āѹčҋ
how _ test	ĀѺŉғ
how _ tests	ŉң
how _ the	ĎҊ
how _ this	ĀѶİҌ
how _ times	čҎ
how _ was	č҆
how _ you	Ł҈
how _ |	ĀѺ
how big	Ā҈Đ҇őѶ
how big is	Ā҈Đ҆őѶ
how calls	Ņ҈
how calls itself	Ņ҈
how can	Ā҈
how come	ĀҬ
how come <name>	ĀҌ
how come <path>	Ā҇
how deep	Ā҆
how deep is	Ā҆
how did	ń҉
how did one	Āѷń҉
how do	ĀҋĎҒŀ҆
how do i	Āҙŀ҇
how do the	ĀѸĎҊ
how does	ĀѣĦҖħҍĳҔ
how does <name>	Ħҋ
how does <path>	ĀѴĦҋħҍ
how does it	ĀѷĳҊ
how does line	ĀѸĳҊ
how is	ĀѮħҌĭ҆İҌ
how is <path>	ħҌ
how is it	ĭ҆
how is this	ĀѵİҌ
how long	Ā҇č҆ĮҒĲҋ
how long ago	ĀѶĮҎ
how long do	Ā҇
how long does	Āҍ
how long is	č҇
how long the	Ā҆
how many	ĀҖčҴĲҧĽҴŉҼ
how many <name>	ĀѹĲ҈
how many authors	Ā҆
how many checkins	č҈
how many commits	čҦ
how many fields	Ā҉
how many functions	Ľ҈
how many lines	ĀҊĲҠ
how many member	ĀѷĽҌ
how many methods	ĀѸĽҧ
how many people	Ā҉
how many places	ą҆
how many revisions	Āѹčҋ
how many test	ĀѷŉҔ
how many tests	Ā҇ŉҡ
how many times	čҎ
how much	ĀѳĐҕ
how much is	ĀѷĐҊ
how new	ĀѸĖҏ
how new does	Ė҇
how new must	Ė҈
how often	ĀҋčҎ
how often does	Ā҆
how often has	č҆
how often is	Ā҆
how often was	č҆
how recent	ĀѹĭҊ
how the	Ā҇Ď҉Ĥѹ
how this	ĀѺİ҉
how to	ĀҝĦѸ
how to cut	Ā҈Ħѹ
how was	ĀѳńҎ
how was it	ĀѷńҊ
how would	ŁҊ
how would you	Ł҈
hunting	Ĵ҆
hunting for	Ĵ҆
hwo	ĀѸ
hwo many	ĀѸ
i	ĀџăѸą҆ĈѸď҇đѹē҈ĕѸė҆ę҉ĜҋĞѵĢ҆ĥѺĨѺĩѸĬҋĮѶİѷĴғĶҊĸҌĺ҆ľ҈ŀҐŁ҉łѹńѸŅѳņ҇ŇѹŋѹŎѷŏѸŐ҉ő҈
i _ $	ĀҍĕѺŁ҈
i _ <name>	ĀѳĎҊēҎė҇ę҇ġ҇īҌĭѺŃ҉
i _ <path>	Ĝҋ
i _ a	Āѹġ҆
i _ about	ĀѺ
i _ after	Āѹĝ҈
i _ at	ĀѸħ҇Ĭ҆
i _ back	Ā҆
i _ for	ĀѺĖ҇
i _ from	ĀѴĢҋ
i _ implementing	Ā҈
i _ in	ĝ҆ĞѵĬ҈
i _ into	Ă҇ăѺ
i _ it	ĀҎŀ҈
i _ its	Ķ҇
i _ like	Āѷĉ҆ĩ҆İѺ
i _ new	ġ҇
i _ not	ĀѬē҆ę҆īѷ
i _ on	Ĭ҆ľ҉Ł҇
i _ only	Ĵ҉
i _ out	ē҆
i _ renaming	Ā҇
i _ seeing	ļ҆
i _ that	īҊ
i _ the	Āҍą҈Đ҇ĸҎľѹ
i _ this	ĕ҈ĭ҈
i _ to	ĀѪāҍĐѸēѺĖѸĝѹĦ҆ī҆Ķ҆ŀҗŃҌŐҌ
i _ when	ĀѸ
i _ wondering	ĀҌĿ҆
i _ writing	Āѹ
i _ wrong	Ā҈
i _ |	Ĵ҇ľ҈ő҆
i allowed	Ā҆
i allowed to	Ā҆
i alter	Ā҆ļѺ
i alter the	Ā҆ļѺ
i call	ĀѳĉѸē҈ľ҈ŀҍŃҋņ҈
i call <name>	Āѭē҉ŃҎņ҈
i call it	ŀ҉
i call on	ľ҉
i can	ĀѸ
i correct	Ĭ҆
i correct in	Ĭ҆
i d	Āѹĉ҇ĩ҆İѺĿ҇
i d like	ĀѺĉ҇ĩ҆İѺ
i do	ĀѲē҆
i do not	ĀѲē҆
i extend	āҊ
i extend <name>	ĀѺāҊ
i find	Āѡė҆ęҊě҆ľ҇Œ҈
i find <name>	ĀѺęҋī҇
i find <path>	ě҇
i find its	Ķ҇
i find the	Ĺ҆Ņ҆
i find |	ľ҈
i follow	Ħ҆
i follow to	Ħ҆
i get	ĝ҉ō҇
i get after	ĝ҈
i get back	Ā҇
i get to	Ő҆
i have	ĀѺā҉
i have to	āҋĭ҇
i import	ĀѷĢҌĨѹŁ҈ő҇
i import <name>	ő҇
i import from	ĀѺĢҌ
i install	ĕ҉ĭ҇
i install it	ĭ҆
i install this	ĕ҈
i keep seeing	ļ҆
i leave	Āҋē҈
i leave out	ē҆
i look	ĀѺĺ҆
i look at	Ĭ҆
i m	Āѷę҆ġ҆
i m <name>	Ć҆
i m a	ġ҇
i m about	ĀѺ
i m implementing	Ā҈
i m new	ġ҇
i m renaming	Ā҇
i m writing	Āѹ
i mean	Āѯĸ҇ŀ҇
i mean the	Āѹĸ҈
i move	Ā҈
i need	ĀѵĕѷĝѸīҊļ҇ŃҊ
i need for	Ė҇
i need only	Ĵ҆
i need the	ĀѷĻ҆ļ҉
i need to	ĀѴĝѺī҈ĺ҆ŃҊ
i never	ē҉
i open	Āѷī҇
i open the	ī҇
i pass	ŀҌ
i pass to	ŀҌ
i put	ĀҔĞѶ
i read	ĸ҆Ł҇
i read on	Ł҇
i read the	ĸ҇
i receive	ņ҇
i rely	Ĭ҆
i rely on	Ĭ҆
i run	ĀѺĂ҇ăѺŁ҈
i run into	Ă҇ăѺ
i scroll	ĀѺĲ҆Ļ҆
i scroll to	ĀѺĻ҆
i see	Ĝ҆
i see the	Ā҆
i skip	ē҆
i start	ħ҇
i start at	ħ҇
i subclass	Ā҆
i subclass <name>	Ā҆
i use	ġҊ
i use <name>	ĀѺġҊ
i ve	ĀѶ
i vendor	ĩ҆
i want	Ĭ҈
i was	ĀҌĿ҆
i was wondering	ĀҍĿ҆
idea	ġҍĶ҉
idea _ <name>	ġҎ
idea behind	ġҎ
idea behind <name>	ġҎ
identical	Ā҇ąѺ
identifier	Ġ҇
identifier <name>	Ġ҇
identifier <name> is	Ġ҇
identifier _ is	Ġ҇
identifiers	Ģ҇
identify	ĀќąѺĈҎľ҈Ŀ҉ŃҊ
identify _ <name>	ĝ҈
identify _ file	Ĺ҆ő҆
identify _ functions	ľҋ
identify _ predecessor	ń҆
identify all	ľҋ
identify all functions	ľҋ
identify each	ĈҒģ҇Ńҋ
identify every	ĀѶĿҋł҈
identify the	Āѭĝ҆
identify the <name>	ĝ҈
identify the file	Ĺ҆ő҆
identify the predecessor	ń҆
if	ąѺĆѺćҔĈѷĉѺċѺČғďѺēҐĔ҇ėҎĘҌę҆ĚҒěҋĜґĞѹğҎĠҔġѴĥҊĦѺĩѸīҎĬґĮѺĿѱŀѺłѺńѹŅѺŇѸŊҏŋҔŌѷōҕŎѺŐѸŒѵ
if <commit>	Čҋ
if <name>	ĀѹėҒĘҌę҉Ěҕğ҈Ġ҇īҊĬҍ
if <name> counts	ĬҊ
if <name> exists	Ġҋ
if <name> has	Ě҇
if <name> is	ĘҊĚҏīҎ
if <name> was	ğ҇Ĭҋ
if <name> were	Ā҈
if <path>	ě҈ĜҐ
if <path> gets	ĜҌ
if <path> is	Ĝ҆
if _ <name>	ŋ҇
if _ build	ć҆
if _ counts	ĬҊ
if _ do	ĀѸēҋ
if _ exists	Ġҋ
if _ function	ī҉
if _ gets	ĜҌ
if _ got	Č҆
if _ has	Ě҇
if _ is	ĀѷĘҌĚҎĜ҉īҎō҈
if _ leave	ē҇
if _ look	Ĭ҆
if _ of	Ŋ҆
if _ pulls	ě҇
if _ run	ō҆
if _ scroll	Ĳ҆
if _ skip	ē҆
if _ test	ŋ҉
if _ tests	ō҇
if _ was	ğ҉Ĭҋ
if _ were	ĀҒ
if a	Ŋ҆
if any	Ŋ҉
if i	Ā҉ā҆ēҒġѹĲ҇
if i do	ē҇
if i leave	ē҇
if i look	Ĭ҆
if i scroll	Ĳ҆
if i skip	ē҆
if it	ć҉ōҊ
if it is	ōҊ
if test	ŋ҇
if test <name>	ŋ҇
if the	ć҈īҋō҆
if the build	ć҆
if the function	ī҉
if this	Ġ҆
if we	Ā҈
ignore	ĀҘĉѹő҆
ignore _ result	Ā҈
ignore its	Ā҈
ignore its result	Ā҈
ignore the	Ā҆ő҆
ignored	Āҋ
ignored _ git	ĀҊ
ignored by	ĀҊ
ignored by git	ĀҊ
impl	Ĉ҇ġѺĤґĪҖľҊ
impl <name>	ĀѲĤҖľҋ
impl <name> for	ĀѴĤҖ
impl _ <name>	Ĥҍ
impl _ for	ĀѰġѺĤҒĪҔ
impl _ of	Ĉ҈ľҊ
impl of	ĀҔ
impl of <name>	Ĥ҉
implement	ĀҢāҙĆѹĤҒĪ҈Ŀ҈Ňѳ
implement $	ā҉Ī҇
implement <name>	ĤҏĿҊŇѺ
implement <name> $	Ŀҋ
implement <name> |	Ĥҋ
implement _ $	ĀѶā҉Ĥ҈ĪҋĿҊ
implement _ <name>	Ĥҍ
implement _ abstract	Ā҉āѺ
implement _ interface	ĤѹĪ҇
implement _ interfaces	Ā҇
implement _ trait	Ā҆
implement _ |	Ĥҍ
implement any	Ī҇
implement any interface	Ī҇
implement it	ĀҌ
implement its	Ā҈
implement its interfaces	Ā҇
implement the	Āҍ
implement the interface	Ā҈
implement |	Āѷā҇ĪҎ
implement | $	Āѷā҇ĪҎ
implementation	ĀѸā҉Ĥ҈Īґ
implementation _ <name>	Ĥ҈
implementation _ interface	Ĥ҆
implementation of	ĤҊĪҋ
implementation of <name>	Ĥ҈
implementation of interface	Ĥ҆
implementations	ĀѸĤһĪ҈ļѹĿ҉
implementations $	ĤҐ
implementations _ <name>	ĀѺĤҚ
implementations _ the	Ī҈Ŀ҆
implementations of	ĤҘ
implementations of <name>	ĀѺĤҏ
implementations of the	Ŀ҆
implemented	ĤҕĪҜĶҊĸ҇ĹҊļѺŇѶ
implemented $	ĶҋĹҌĿ҆
implemented _ $	Ĥҋ
implemented _ <name>	ĪҊ
implemented _ the	ĪҌĸ҆
implemented _ which	Ĥ҇
implemented by	ĪҎ
implemented by <name>	Ī҇
implemented by the	Ī҇
implemented for	Ī҇
implemented |	Ĥҋ
implemented | $	Ĥҋ
implementer	Ĥ҆
implementer _ <name>	Ĥ҆
implementer of	Ĥ҆
implementer of <name>	Ĥ҆
implementers	ĀѺĤҿŇѺ
implementers $	Ĥҡ
implementers _ <name>	ĤҞ
implementers of	ĤҞ
implementers of <name>	ĤҞ
implementing	ĀҋĤҏ
implementing <name>	Ā҈Ĥ҇
implementing <name> $	Ĥ҉
implementing <name> so	Ā҈
implementing _ $	ĤҌ
implementing _ so	Ā҈
implementors	ĀѶĤҝļѸ
implementors _ $	Ĥ҇
implementors _ interface	Ĥ҇
implementors _ the	Ĥҋ
implementors of	ĀѺĤҒ
implementors of interface	Ĥ҇
implementors of the	Ĥҋ
implementors |	Ĥ҇
implementors | $	Ĥ҇
implements	ĀѰĤҩĪҮ
implements $	ĪҌ
implements <name>	ĤҠĪѶ
implements <name> $	Ĥ҇
implements _ $	Ĥ҆Ī҈
implements _ interface	Ī҆
implements _ of	ĪҌ
implements _ trait	Ĥ҆
implements _ |	ĀѸĤҕ
implements clause	ĪҎ
implements clause of	ĪҌ
implements the	Ĥ҉
implements the trait	Ĥ҆
implements what	ĪҌ
impls	ĤҋĪғļѸ
impls _ interface	ĤҌ
impls of	Ĥҍ
impls of interface	Ĥ҈
import	ĀҗĄѺČѺčѺďѺěҰĜҜĢҖĥӂĦҡħҜĨҘĩҕīѹĬѺĮѺĲѴŁҏńѹŅѹŉѺŌѺŎғŐѷŔѺ
import $	ĀѺě҉ĢҏĨҕŎѴ
import <name>	ő҇
import <path>	ĀҕěҊĦҌĩѸ
import <path> $	Ā҇ěҊ
import <path> inside	Ĝ҆
import <path> lazily	Ā҈
import <path> |	Ħ҈
import _ $	Ā҇ě҆ĥґĨ҉ĩҎŎѹ
import _ <name>	Ģ҇Ħҋő҆
import _ <path>	ĀҙĜҎĦҍĩѹ
import _ a	Ł҇
import _ does	ĩ҈
import _ ever	Ŏ҆
import _ file	ě҇
import _ for	ěҍ
import _ from	Āҏĩ҆
import _ in	ĀѷĩҎŎҎ
import _ inside	Ĝ҆
import _ is	ħҊ
import _ lazily	Ā҈
import _ module	Āҍ
import _ names	ĩ҈
import _ nothing	ĩѺŎҊ
import _ of	ĀѺĩғŎҋ
import _ or	ĥ҇
import _ that	Ħ҇
import _ through	Ā҆ĥ҇ĩѹ
import _ to	ĦѶħҗ
import _ |	ĀѶěҒĜ҇ĥ҇Ħ҉ĨҌ
import both	Āҋ
import but	Ŏ҆
import chain	Ā҈Ħ҈ħ҆
import chain <path>	Ħ҇
import chain from	Ā҆
import chain to	ħ҇
import check	ĥ҇
import check $	ĥ҇
import circle	ĥ҇
import cycle	ĀҎĥҚĩѹ
import cycle $	ĥҌ
import cycles	ĥ҇
import exists	ěҋ
import exists |	ěҋ
import for	ĩѺŎҊ
import for nothing	ĩѺŎҊ
import from	ĀҐĢҐĨѹ
import from <name>	Ģ҈
import from <path>	ĀҎ
import hops	ĦҌ
import in	ĀҌě҈Ĝѹ
import in <path>	Ā҈ě҆ĜѺ
import indirectly	Ā҈ĩѺ
import indirectly through	Ā҈ĩѺ
import it	ĀѯĜҋĨґ
import it |	ĀѲĜҌĨҊ
import its	ĩ҈
import its names	ĀѺĩ҈
import itself	ĥҎ
import lines	ĀѷĩҕĲѹŎҎ
import lines from	ĩ҇
import lines in	Ŏ҇
import lines of	ĩ҆
import list	ĩҖ
import list $	ĩ҈
import list of	ĩҎ
import loop	ĥҎ
import of	ĜҘĨҍ
import of <path>	ĜҖĨ҇
import or	ĀѸŁҏ
import or a	Ł҇
import path	ĀѹĦҒ
import path from	Ħ҈
import paths	ĀҋĦѷ
import paths from	ĀҋĦѷ
import route	ĦҌħҎĩѹ
import route is	ħҊ
import route to	ħ҆
import statement	ě҉
import statement for	ě҆
import statements	ĀѶĩҔŎҍ
import statements does	ĩ҉
import statements in	ĀѺĩҊŎ҇
import statements of	Ŏ҉
import the	ĀҒě҆ĨѸ
import the file	ě҇
import the module	Āҍ
import the names	Ā҆
import without	Ŏҋ
import without ever	Ŏ҆
import |	ĩҒ
import | $	ĩҒ
imported	ĀѹĜҝĢ҈ĥѹħҒĨҦĩҚŎқ
imported $	ĨҎ
imported <path>	ĀҎĜ҆Ħ҇Ĩѹ
imported <path> $	Ħ҈
imported <path> in	Ā҇
imported <path> into	Ĝ҉
imported _ $	ĀѺě҇ĜѺĦ҇Ĩҕ
imported _ <name>	ĜҌħ҉ĨѶĩҋŎ҆
imported _ <path>	ĜҔħҋĨѵĩҏŎ҉
imported _ and	Ĩ҆
imported _ file	ĩ҇
imported _ in	Ā҈
imported _ into	Ĝ҉
imported _ the	ĩ҆
imported _ within	Ĝ҆
imported _ |	ĨҌ
imported at	ĩ҆
imported at the	ĩ҆
imported by	ĜҋĦѺħґĨ҉
imported by <name>	ħ҇
imported by <path>	Ĝ҈ħҋ
imported by |	ĨҌ
imported from	Ā҈Ģ҉
imported from <path>	Ā҉
imported from where	Ĩ҆
imported from within	Ĝ҆
imported in	ĀѵĜҌĩҎŎ҉
imported in <name>	ĩ҆
imported in <path>	Ĝ҇ĩ҉
imported into	Ĝ҇ĩ҆
imported modules	ĩ҇
imported modules file	ĩ҇
imported names	Ŏҋ
imported |	ĀѺě҈ĨҔĩ҆
imported | $	ĀѺě҈Ĩғĩ҆
importer	Ĝ҇Ģ҇ĨѷĩҊ
importer $	ěѷĜҎĢ҇
importer _ $	ĨѸĩҌ
importer _ <path>	ěҍĜѹ
importer of	ěҌĜѹĨѸĩҋ
importer of $	ĨѸĩҌ
importer of <path>	ěҍĜѹ
importers	ĀѮěҍĥ҆ĨӋ
importers $	ĀѶěҊĜѷĥ҆ĨҤ
importers _ $	ĀѷĢ҉Ĩ҉
importers _ <name>	ĨҎ
importers _ <path>	Ĝ҉Ĩ҉
importers of	Ĝ҉ĨҚ
importers of <name>	ĨҎ
importers of <path>	Ĝ҉Ĩ҉
importers |	ĀѷĢ҉Ĩ҉
importers | $	ĀѷĢ҉Ĩ҉
importing	ě҉ĜѷĥҊĦҍĨ҇ő҆
importing $	ĥ҆ĨѸĩҍ
importing <name>	Ĩ҈
importing <path>	Ā҉ěҊĜѷĦҋĨ҇
importing <path> $	Ā҈Ĩ҆
importing <path> |	ě҈Ĝѷ
importing _ $	Ā҉Ĩ҇ő҇
importing _ directly	Ā҆
importing _ |	ě҈ĜѺĨ҈
importing itself	ĥ҈
importing needless	Ŏ҆
importing needless $	Ŏ҆
importing |	ĩ҆ő҇
importing | $	ĩ҆ő҇
imports	ĄѺČѺčѺďѸě҉ĜҝĥҵĦһħҖĨ҉ĩҵīѺĬѺĮѺńѶŅѸŉѺŎӎŐѺ
imports $	ĀѹĜ҉ĥҊĦ҉ĩҐŎѸ
imports <name>	ĀѹĨҏĩѺ
imports <name> $	Ĩ҉
imports <name> |	Ĩ҈
imports <path>	ĀҊěҜĨҐĩѵŎѷ
imports <path> $	ě҆ĨҋĩѺ
imports <path> but	Ā҉
imports <path> does	Ā҇ě҈
imports <path> |	ĀѸě҈ĨҌ
imports _ $	Ĝ҉ĦҊĨҍĩҋŎѺ
imports _ <name>	ĀѹĩҒŎҗ
imports _ <path>	Ā҉ěѶĜ҉ĥҋĦҍħ҇ĨѹĩҒŎҜ
imports _ but	Ā҉
imports _ does	Ā҈ě҈
imports _ ends	ħ҇
imports _ from	Ā҇
imports _ importing	ĥ҆
imports _ never	ĀѹŎҎ
imports _ not	ĀѶŎҋ
imports _ uses	Ā҇
imports _ using	Ā҆
imports _ which	Ĩ҇
imports _ |	ě҈ĨҌ
imports actually	ĥ҆
imports actually importing	ĥ҆
imports are	ŎҊ
imports are not	ĀѸŎҋ
imports can	Ŏ҆
imports does	Ħ҇
imports from	ĥ҉
imports from <path>	ĥ҆
imports in	ĀҋĩҔŎҎ
imports in <name>	ĩ҈Ŏ҇
imports in <path>	Ā҈ĩҌŎ҉
imports inside	Ŏ҇
imports is	ħ҈
imports is <path>	ħ҈
imports it	ĀҏĢ҆Ĩѷ
imports it $	Ģ҆
imports it |	ĀҐĨѸ
imports mention	ĨҌ
imports missing	ĀҊ
imports missing from	ĀҊ
imports of	ĀѹĜҌĥҌĨѶĩҔŎғ
imports of <name>	ĀѹĨѹĩҍŎҊ
imports of <path>	Ĝ҉ĥ҆ĨѷĩҌŎ҈
imports of which	Ĩ҇
imports only	Ħ҉
imports only $	Ħ҉
imports still	Ā҉
imports still using	Ā҆
imports that	Āѷĥ҆ħ҇
imports that ends	ħ҇
imports till	Ħ҇
imports till <path>	Ħ҇
imports what	ĩ҆
imports what $	ĩ҆
imports without	Ŏ҉
imports |	ĜҊĩғ
imports | $	ĜҊĩғ
improt	Ħ҇
improt chain	Ħ҇
in	ā҈ăҘĄҊĉѶĊ҇Čҋč҇ďҟĐѬđѶĒѩēҕĔѶĖ҈Ĝ҇ĞҎğҌĠҎġѷĤѶĥҒĦѺĩҌĪѷīљĬѱĭѮĮѸİѣı҆Ĳ҆ĳ҆ķ҇ĸ҈ĺғĻҊĽ҈ĿҊŀѲŁѳńѭŅѣņѲŇѦň҈ŉҗŋѢŌѶōҔŎҊŏѹŐҒőѳœҖ
in $	ĀѸĩ҈ĴҊĵҊ
in <commit>	ĀѶċҐČҗ
in <commit> $	ĀѶċҍČҌ
in <name>	ĀҜāҔąѹĈҍĉѵċѺĎѺďҢĐѴđѶĒѺēҒĕ҉ĞѺğѱĠѶġѯĢҗģ҉ĥѶĨ҆īѺĬѷĳҋĵѺĶѲĸҌĺҗĻ҉ĽҋľҐĿѯŀѸłѷŃҍņѺŉҗŌѪōҕŎҔŐѴŒѹ
in <name> $	Ā҈āҍĈҕĉѶđѺēҔĔѷĕҌėѸĢ҈Ĩ҉ĶѺĸҎĹѺĺҒĽҏľҒĿѴłѶŃҋŉҌŌѵōѵ
in <name> <name>	Ĕ҇
in <name> do	ō҇
in <name> is	ė҈
in <name> of	ĢҊ
in <name> that	ď҈Ŏ҆
in <name> the	ĺѷĻҐ
in <name> to	Ā҇ė҈ĽѶ
in <name> what	ĀҜā҇ĐѵġѸ
in <name> |	āѹēҌĜ҆ĺҐĽ҇ŉ҇ŌѸ
in <path>	ĀҧĄѺČѸďҥěҊĜҐĢҍĥѴĦ҆ħ҆ĩ҈ĮѸıҊĳҐŉқōҔŎҜŐѱŔҊ
in <path> $	Ā҆ď҈ĜҊĢҌĦѺħ҈Ĩ҉ĩҒŉҎŐѸ
in <path> and	ħ҇
in <path> are	Āҋ
in <path> fail	Ā҇
in <path> on	ĳ҆
in <path> right	ě҆
in <path> that	ď҆Ŏ҈
in <path> to	Ā҆
in <path> what	Āҍ
in <path> who	ı҆
in <path> |	ěѳĜҒı҆ŉҊ
in <tag>	ĀѶăҠĉѹċѺğҐ
in <tag> $	Āҏă҉ĉѹğѺ
in <tag> which	ă҉
in <tag> |	ĀѴğҍ
in _ $	āҎă҆ąѹĆѺĈҐĉѫċ҇ĎѺđѶēҌĔѹĕ҆ĖҖĜ҉Ğ҈ğѳġѷĢҏĦѶħ҉ĨҏĩҘīѺĬѹįҊİѶĴ҉ķѸĸҌĺҌĻѸļҎĽҖľ҉ĿѺŁѷłѺŃ҇ńѸŅѺņѹŇѹŉҖŌѶōѮŎѺŒ҉œѷŔ҈
in _ <commit>	ĀѺċҊČҍ
in _ <name>	ĀҏćҊĈ҆ĎҋďѹēҍĔҋėѹĘ҆ĞғĠѸģ҇ĩ҇Ĭ҆ĴѸĶѸļѺŌ҈ōѷŐѹœ҈
in _ <path>	Ĝ҆ħ҈ĩ҈
in _ <tag>	ĀѶĂ҈ă҈ğҐ
in _ a	ł҇
in _ all	Āѹō҇
in _ an	ĀѺĨ҇
in _ and	ħ҇ĩ҆
in _ are	ĀҋĢѺōҌ
in _ arguments	Ď҆
in _ between	Ā҆
in _ body	ĀѵĈҘĶѺĺ҈Ļ҇ľ҈
in _ brackets	ŀ҈
in _ but	Ŏ҇
in _ by	Ā҇ĮѺ
in _ call	ĀѸĉ҇ē҆
in _ checkout	Ő҆
in _ ci	Āґ
in _ circle	ĥ҉
in _ circular	Ā҇
in _ class	ĀѹĽ҈ľѸĿ҇Ňґ
in _ classes	Ŀҋ
in _ code	ĀѩĉҐďѸĐҋđ҆ėҊğ҆ġ҈Ĭ҆ĵ҇ĹҊœҊ
in _ codebase	Ġ҉
in _ commit	Ą҉Č҇Įғ
in _ config	ď҆
in _ configuration	ď҈
in _ constant	Đ҇
in _ cycle	ĥ҇
in _ declaration	Ć҆
in _ definition	ŀ҈
in _ dependencies	ĀѸĕҊ
in _ derived	ĿҌ
in _ different	ą҆
in _ dir	Ő҈
in _ directory	Őґ
in _ do	ĀѺōҋ
in _ earlier	Āҍ
in _ enum	ķ҉
in _ fail	ĀҊŉѹ
in _ file	ĀҐď҉Ğ҇ı҈ĵ҇ķҍĸ҈ĹҍĻ҆ŐѭőѺ
in _ files	Ā҉ą҉œ҈
in _ folder	ő҉
in _ function	ē҈Ļ҈
in _ functions	ĉҋł҆
in _ got	đ҈
in _ hierarchy	ĀѷęҘ
in _ history	č҇
in _ how	ĀѸĳ҆
in _ impl	ľҋ
in _ implements	Ī҇
in _ import	ĀѷĥҔ
in _ inheritance	ĀѺĚ҈
in _ is	ď҈ė҈ě҈Ő҇
in _ last	Āҋ
in _ log	Į҉
in _ main	Ā҆
in _ many	ą҈č҉
in _ mean	ĀҋĳѶ
in _ methods	ł҉
in _ module	Ğ҇Ĭ҈ĵ҈ĶҒőѺ
in _ next	Ā҆
in _ of	ĀѴē҉ě҉ĜѹġҌĢ҈Ĩ҆ĩѹķ҆ĺ҆Ő҆
in _ on	ĀѸď҈ĳҊ
in _ or	Ŋ҈
in _ order	ĀҘĒѹ
in _ overridden	Ā҆
in _ package	ĝ҈Ĭ҇
in _ pass	ō҉
in _ past	ńҖ
in _ place	ĀѹŐ҆
in _ project	ĀѷĠҎŐ҈
in _ release	Āҋ
in _ repo	Ġ҇į҇Ň҈Ő҉œ҇
in _ repository	Ā҉œ҇
in _ requirements	Ė҇
in _ revision	ĄҌ
in _ right	Ě҇ě҆
in _ same	ĀҊ
in _ signature	ĎҊņҋ
in _ source	ĀѷĐҊĞҊĶ҈
in _ sources	Ĵ҆
in _ struct	ģ҈
in _ subclasses	ĀѹĿҗ
in _ subdirectory	Őҋ
in _ subfolder	Ő҆
in _ succeed	ō҇
in _ switch	ĀҊķѹ
in _ tags	ň҈
in _ terminal	ĝ҉
in _ test	Ō҈ŒҊ
in _ tests	ĀѹŌҏŒ҇
in _ that	ĀѵďҍŎҎ
in _ the	ĀѺĹҌĺѶĻҏ
in _ they	ĀҊď҇
in _ this	ġ҇Ķ҆
in _ to	Āҋė҈ĽѶ
in _ total	ĀѺŉҊ
in _ tree	ĀѹŐҏő҆
in _ true	Ĝ҇
in _ unit	Āҋ
in _ unused	Ā҇ĜѺ
in _ variable	ŏ҈
in _ verbatim	ıѸĳ҉
in _ way	ĀѷĎ҇Ē҆
in _ what	Āҩā҇ĐѴġѺ
in _ when	Ń҉
in _ where	Ā҆
in _ which	ĀѺă҈Ģ҇ĩ҆
in _ who	ĀѺı҉
in _ word	Ł҆
in _ words	ġҍ
in _ year	Ā҇
in _ yes	Ġ҉
in _ |	Ā҆āѷĐѸēҊěѹĜҕĞѰğҏģ҈Ħ҆ĨѸıҊĲҘĺҎĽҊŅ҆ŉґŌѷŐѺ
in a	ćҍġ҈ĥҒĻ҆
in a <name>	ćҋġ҇
in a circle	ĥ҉
in a function	Ļ҇
in all	ġ҇Ķ҆
in all this	ġ҇Ķ҆
in an	ĥґ
in an earlier	Ā҆
in an import	ĀѺĥґ
in another	Ā҈
in between	ĦҊ
in between |	Ħ҇
in body	ĺ҇
in body of	ĺ҇
in by	Ĝ҉ħ҇ĩҒ
in by <name>	ĩҊ
in by <path>	ħ҆ĩ҈
in by which	Ĩ҆
in charge	ġ҈
in charge of	ġ҈
in child	Ŀ҈
in child classes	Ŀ҈
in ci	Ā҉ĞѹŔ҆
in ci $	Ŕ҆
in ci |	Ā҆
in circles	ĥ҉
in class	Ć҈ľ҈
in class <name>	ľ҉
in cls	ĀѹęҎ
in code	ĀѹĞҍķ҇
in commit	ĀѺċ҉ČҌ
in commit <commit>	ĀѺċ҉ČҌ
in commits	ĀѸčҋ
in commits |	ĀѺč҈
in common	Ā҇
in common |	Ā҇
in directly	ĀѺě҈
in directly |	ĀѺě҈
in func	ēҗĘ҈
in func <name>	ēҗĘ҈
in function	ĺ҆
in function <name>	ĺ҆
in git	Į҆
in git $	Į҆
in here	đҎĠ҇į҇
in here |	į҆
in history	ĀѶįҎ
in how	ą҈čҊ
in how many	ą҈č҉
in import	ĥ҇
in import cycle	ĥ҇
in imports	Ĩ҇
in imports of	Ĩ҇
in it	Ğѵğ҆Ľ҆ŒҊœ҆
in it $	ĀѹŒҊ
in it are	ō҆
in it |	ĞѶ
in its	ĀѰĈғĎ҆ėҊĬ҇
in its body	ĀѴĈҏ
in its enum	ķ҆
in its module	Ĭ҈
in java	Ā҇
in lines	ĀѶĲҚ
in lines $	Ĳ҇
in lines |	ĀѸĲҍ
in motion	Ŕ҆
in my	Āѹĝ҇ĞҊ
in my shell	ĞҊ
in other	Āҏ
in place	Āҍ
in plain	ġ҆
in plain words	ġ҆
in production	Ā҈
in python	Ā҆
in release	ğ҆
in release <tag>	ğ҆
in repo	ĠҏŐ҈
in repo $	ŐҊ
in short	Ā҆
in signature	ēҍ
in source	ĞҔļҎ
in source $	ļҒœѷ
in struct	ģ҇
in struct <name>	ģ҇
in subclasses	Ŀҏ
in subclasses $	Ŀҋ
in taking	Ĭ҆
in taking <name>	Ĭ҆
in terms	Ā҆
in terms of	Ā҆
in the	Ā҇Ă҆ąѷĆҍĈҌĉҊČҊčѺĎѸďѵĐҌĚҏĝҋĞ҆ğҐġѷĢѴĤѹĥѹĨѵĩѵĪҍĬѷĲѺĴѲĶѰĸѺľҊŀҐłѷńҏŅѷņ҆Ň҈Ō҉ōѷŎѹŐ҈ŒѺœҌ
in the <name>	Ā҈ĈҊ
in the body	ĀѺĈҋĘ҆Ļ҈ľ҈
in the brackets	ŀ҈
in the call	ĀѸĉ҇
in the checkout	Ő҆
in the ci	Āҍ
in the class	Āѹĸ҆Ľ҉ľѺŇґ
in the code	ĀѶĉҎďѹğ҇ĵ҈ĹҋœҊ
in the commit	Č҈
in the configuration	ď҈
in the constant	Đ҇
in the declaration	Ć҆Ī҇
in the definition	ŀ҈
in the directory	Ő҆
in the file	ĀҒď҇ı҉ŐѴ
in the folder	Ā҆
in the function	Ā҆ē҈
in the hierarchy	ęҋ
in the history	č҆
in the impl	ľҋ
in the inheritance	ĀѺĚ҈
in the last	ĀҌ
in the log	Į҉
in the main	Ā҆
in the module	Ā҇
in the next	Ā҆
in the past	ńҖ
in the project	Ő҈
in the requirements	Ė҇
in the same	ĀҊ
in the signature	ņҋ
in the source	ĀѹĐҋĞҋ
in the sources	Ğ҆Ĵ҆
in the struct	ģ҈
in the test	ŌҌŒѹ
in the tests	Œ҈
in the tree	ĀѹŐҏő҆
in the way	ĀѸĒ҆
in their	Ĥҋ
in them	ł҈
in them $	ł҇
in this	Āѱĉ҉čѹĐ҆đ҇ĕѸĠңġ҉Ĥ҆ĬҌĭѹŇ҇ŊҋŐ҈œҋ
in this code	ĀѸĐ҇đ҆ġҊĬ҈
in this codebase	Ġ҉
in this package	Ĭ҇
in this project	ĀѳĖ҆Ġҋ
in this repo	Ġ҈į҆Ň҈
in this repository	Ġ҆œ҇
in tree	Ĵ҆Ő҆
in tree is	Ő҈
in what	ĈѺĊ҇ĎҊĞҊġѵĢѺĨ҇ĮҊĶ҆ķҋĸ҆ļ҇ĿғŀѺńѴŅ҆Ňѷň҉ŐґŒ҉œ҆
in what commit	ĮҌ
in what directory	Ő҈
in what file	ĀѹĞ҉ķ҉ĸ҆
in what files	Ĩ҇
in what order	ĀҎ
in what subdirectory	Ő҈
in what subfolder	Ő҆
in what test	ŒҊ
in what tests	Ō҉
in what they	ĀҊ
in what way	Ď҆
in what |	ńѺŅ҉
in which	ĀґĄҎąғĆѺĈѶĉ҆ĎҐďѺĒѺĮ҇įѹĴҋĵ҈ĶғĹҊŀѺł҈ńѺŊѺŋѺŌҎŐҐŒ҇
in which <name>	ĎҍŌҋ
in which a	ł҈
in which commit	Ā҈Į҈
in which different	ą҆
in which dir	Ő҉
in which file	ĵ҈Ĺ҉Ļ҈Œ҆
in which files	ĀҊœ҆
in which functions	ĉҋ
in which module	ĀѺĶҋ
in which of	ĀѺŐ҈
in which order	ĀҊ
in which place	ĀѺŐ҇
in which release	Ā҈
in which revision	Ą҉
in which source	Ĵ҇
in which subclasses	ĀѺĿ҈
in which tests	Ō҆
in which the	Ĺ҇
in wich	Ķ҇ł҈
in with	ĀѹĂѹă҉Ĩ҆
in with an	Ĩ҈
in |	ĀѶİѹĴ҇ĶҐĹ҆ŁѹŐҌŒ҆
in | $	ĀѷİѹĴ҇ĶҐĹ҆ŁѹŐ҉Œ҆
include	ĀѭČ҇ě҇Ĩ҇ĩ҉ňҏ
include $	ĩ҆
include <commit>	ň҆
include _ $	Āѹ
include _ of	ě҆
include _ |	ĀѺň҇
include list	ě҆
include list of	ě҆
included	Ĝҏ
included _ $	Ā҇
included _ <name>	Ĝ҆
included _ <path>	Ĝ҉
included from	ĜҌ
included |	Ā҇
included | $	Ā҇
includes	Āѵě҇ĨѯĩҤ
includes of	ĨѱĩҜ
incoming	Ĉѭĉҡ
incoming _ of	ĈѸĉҌ
indirectly	ĀҔĥ҇ĦҎħ҉ĩѷ
indirectly _ <path>	ĀѸĦ҈
indirectly _ its	Ā҈ĩѺ
indirectly _ some	Ā҆
indirectly import	ĀѹĦ҈
indirectly import <path>	ĀѹĦ҈
indirectly through	ĀҔĩѺ
indirectly through its	Ā҈ĩѺ
indirectly |	Ħ҇
inferred	ĀѴŏҙ
inferred _ <name>	ŏ҆
inferred _ of	ŏ҉
inferred for	ŏ҉
inferred for <name>	ŏ҆
inferred type	ĀѹŏҐ
inferred type of	ŏ҉
inherit	ĀҦĆ҆ęҎĽѱ
inherit $	ĀҋĆ҇Ľѱ
inherit _ $	Ć҇
inherit _ <name>	ęҏ
inherit _ |	Ā҈
inherit from	Ā҇Ć҆ęҎ
inherit from $	ĀѴĆҎ
inherit from <name>	ęҏ
inherit from |	Ā҈
inherit |	ĀҍĆѹ
inherit | $	ĀҍĆѹ
inheritance	ĀѷĆҒęқĚҌīѶ
inheritance $	Āѹę҇Ě҇
inheritance _ $	Ā҇Ě҆
inheritance _ <name>	Ćҏ
inheritance _ above	Ā҆
inheritance _ |	Ć҇
inheritance chain	ęҋ
inheritance of	Ćҏ
inheritance of <name>	Ćҏ
inheritance |	Ā҇Ě҆
inheritance | $	Ā҇Ě҆
inherited	ĀѵĚҍĿҋŇҋ
inherited _ $	Ň҇
inherited _ <name>	ĀѺĚ҇Ŀ҉
inherited by	Ěҍ
inherited method	ĀѺĿ҉
inherited method <name>	ĀѺĿ҉
inheriting	ĀѸŇґ
inheriting <name>	Ňҋ
inheriting _ |	Ň҇
inherits	ĀѵĆ҇ęҍĚҌŇҍ
inherits <name>	ę҈
inherits _ $	ĆҋĚ҇
inherits _ <name>	ĀѺęҋŇ҈
inherits _ it	Ň҇
inherits from	ĀѶĚҍŇҋ
inherits from $	Ć҈Ě҇
inherits from <name>	ĀѺęҋŇ҈
inherits from it	Ň҇
initial	ĀѹĄҊē҈ĵҌ
initial _ of	ĄҊ
initial add	ĄҊ
initial add of	ĄҊ
initial assignment	ĵ҉
initialised	ĵ҆
initialised _ $	ĵ҆
initialised |	ĵ҆
initialised | $	ĵ҆
inner	ĀҌĶѳĺҠĻҫ
inner <name>	ĻҊ
inner <name> |	Ļ҆
inner _ <name>	ĀҔĶѶĺҠĻҒ
inner _ |	ĀѸĻҏ
inner def	ĺҊ
inner def <name>	ĺ҆
inner func	ĺ҉
inner func <name>	ĺ҉
inner function	ĀҎĺ҆ĻҒ
inner function <name>	ĀҎĺ҉Ļ҇
inner helper	Ā҆Ļ҉
inner helper <name>	Ā҆Ļ҉
input	ŀ҇
inputs	Āѳŀҩ
inputs _ <name>	Āѵŀғ
inputs _ function	ŀҊ
inputs does	ĀѺŀҋ
inputs of	ŀҌ
inputs of <name>	ĀѺŀҌ
inputs the	ŀҊ
inputs the function	ŀҊ
inside	ĀѷĈҎĉѸďҐėѹĘғĜ҉ġѷĴѴĶѹĸҒĺҞĻҒĽ҆ľҙŃ҆ŇѺŉҐō҈őѳ
inside <name>	Ĉ҈ĉѺĘҏĺҋĻ҈ľ҇ŉ҇
inside <name> $	ĀѺĘ҉ľ҈ŉ҇
inside <name> is	Ļ҇
inside <name> what	Ā҉
inside <name> |	Ę҇ĺ҇
inside <path>	Ĝ҇ŉ҈
inside <path> $	ŉ҈
inside _ $	ĀѸĈ҈ėѺĘ҉ĩ҇ľ҈ŉґŎ҆
inside _ <name>	ĀҌĴѸĸ҉Ļ҇ľҎőѵ
inside _ body	Ļ҆
inside _ class	ĸ҆Ľ҆
inside _ function	ĀѰĺғŃ҇
inside _ going	ō҆
inside _ is	Ļ҇
inside _ what	Ā҉
inside _ |	Ę҇Ĝ҆ĺ҇
inside a	Ļ҆
inside a function	Ļ҆
inside class	ľҎ
inside class <name>	ľҎ
inside of	ď҇
inside the	Ā҆ď҆ĴѸĸҏĺҐĽ҆Ń҇őѴ
inside the <name>	ĀҌĸ҆Ļ҆őѵ
inside the body	Ļ҆
inside the class	ĸ҆Ľ҆
inside the function	ĀѴĺғĻѷŃ҇
install	ĀҊĕҟĝғ
install $	ĀѹĝҐ
install _ $	ĀѬĕҚ
install _ it	ĭ҆
install _ this	Ā҆
install _ what	ĕ҈
install _ |	ĀҌĝѹ
install for	Ā҆
install for it	ĭ҆
install for this	Ā҆
install it	ĭ҆
install it |	ĭ҆
install this	ĕ҈ĝѸ
install |	ĝ҉
install | $	ĝ҉
installation	ĀѴĝҌ
installed	ĕ҉ĝҙĭѶ
installed _ $	ĝҍ
installed _ my	Ā҈ĭѺ
installed _ with	ĕ҇
installed along	ĕ҇
installed along with	ĕ҇
installed commands	ĝ҇
installed on	Ā҉ĭѺ
installed on my	Ā҈ĭѺ
installed |	ĝ҆
installed | $	ĝ҆
installing	ĝҏ
installing this	ĝҋ
installs	ĝғ
installs $	ĀѺĝҏ
instance	ę҇ģҞ
instance _ <name>	Ā҆ę҈
instance _ does	ģ҉
instance attributes	ģ҇
instance of	Ā҆ę҈
instance of <name>	Ā҆ę҈
instance variables	ģґ
instance variables does	ģ҇
instances	Ā҆ņ҆
instances _ the	Ā҆
instances of	Ā҆ņ҆
instances of the	Ā҆
instantiated	ĀҡĨѺĴѺ
instantiated _ $	ĀґĴѷ
instantiated |	ĀҎĴѺ
instantiated | $	ĀҐĴѷ
instead	Āҏ
instead of	Ā҉
int	Ĭ҇ŏҖ
int _ $	Ĭ҇
int it	Ĭ҇
int it $	Ĭ҇
interface	ĀҐĆѺĢ҇ĤҰĪҩĶѺļҶľѴŇѸ
interface $	Ī҇
interface <name>	ĀҌĤҬĪѸļҪ
interface <name> $	ĤҔļҊ
interface <name> implemented	Ĥ҇
interface <name> is	Ā҇
interface <name> |	ĀѺĤҏļ҈
interface _ $	ĤҗļҊ
interface _ <name>	ĪҊļҊ
interface _ implemented	Ĥ҇
interface _ in	Ĥ҈
interface _ is	Ā҇
interface _ the	Ģ҆
interface _ which	Ā҉
interface _ |	Ĥҋļ҇
interface and	Ī҇
interface is	Ī҉
interface is <name>	Ī҆
interface of	Ģ҆
interface of the	Ģ҆
interface wise	Ī҇
interface wise |	Ī҇
interface |	Ĥ҈
interfaces	ĀҏĪӜ
interfaces $	Īҏ
interfaces <name>	Ī҇
interfaces _ <name>	Ā҈Īғ
interfaces _ class	Ī҉
interfaces _ it	Ā҈
interfaces _ the	Īҋ
interfaces _ |	Ā҆
interfaces are	ĪҊ
interfaces does	ĪҐ
interfaces is	Ī҆
interfaces of	Īҋ
interfaces that	Ī҈
intermediate	ĦҌħ҆
intermediate _ does	ħ҆
intermediate modules	Ħ҈ħ҆
intermediate modules does	ħ҆
internet	ĀѴĬҹ
internet $	Ĭҋ
internet _ $	ĀѹĬҒ
internet |	ĀѹĬҒ
internet | $	ĀѹĬҐ
into	ĀҏĂ҉ăѺĄҎĈ҆ĉ҈ĜҎĨѶĭѸĽ҆ŀҊńѸŅҙňҍ
into <name>	ĉ҉Ľ҆ŀ҉
into <name> $	ŀ҆
into <name> |	Ā҆ĉҌĽ҇
into <path>	Ĝ҉
into <path> $	Ĝ҆
into _ $	Ĝ҉ŀ҆Ł҇
into _ <name>	Ā҇
into _ by	ń҈ŅѺ
into _ file	Ņ҆
into _ import	Ā҆
into _ releases	ň҈
into _ renaming	Ņ҈
into _ repo	Ą҉
into _ repository	Ą҆
into _ was	Ņ҆
into _ |	Ā҈ĉҌĜ҆ĩ҆Ľ҆
into a	Ā҈ŁѺ
into an	Ā҆
into an import	Ā҆
into by	ńѺŅҌ
into by renaming	Ņ҈
into for	Ő҆
into one	ĀҊ
into the	ĄҎ
into the repo	Ą҉
into what	ńѺŅҊ
into what was	Ņ҆
into |	Ł҇
into | $	Ł҇
introduced	ĀѹĂҋĄҝļ҇
introduced _ $	ļ҆
introduced _ <tag>	Ă҈
introduced _ file	ĄҊ
introduced _ |	Ą҇
introduced the	ĄҊ
introduced the file	ĄҊ
introduced |	ļ҆
introduced | $	ļ҆
introduces	ĀѹĊ҆ļ҇
introducing	ĄҘ
introducing _ $	Ąҕ
invoke	ĀѶĈҏĉҍėҏ
invoke <name>	Āѹĉҋėҏ
invoke <name> $	ĉ҆
invoke <name> |	ĀѺėҎ
invoke _ $	Ĉ҉
invoke _ |	ĉ҆ėҎ
invoke |	ĈҊ
invoke | $	ĈҊ
invoked	ĀѹĈҐĉґĘҝ
invoked _ $	ĉ҇
invoked _ <name>	ĈҋĘҗ
invoked by	ĈҌĘ҇
invoked by <name>	ĈҌ
invoked from	ĘҐ
invoked from <name>	ĘҐ
invoked |	ĉҊ
invoked | $	ĉ҇
invokes	ĀѷĈҔĉ҉ėҍ
invokes $	ĈҊ
invokes <name>	ĀѶĉ҉ėҍ
invokes <name> $	ė҆
invokes <name> |	ĀѸŀ҆
invokes _ $	ė҆
invokes _ |	ĀѸŀ҆
invoking	ĉҏėҌĬѺľѹ
invoking <name>	ĉҏėҌĬѺľѹ
invoking <name> $	ĉҏľѹ
invoking _ $	ĉҏľѹ
involved	ĥ҈
involved in	ĥ҆
is	ĀѵāѴĂѬĄѱć҈ĈѰĉѳċѮČҎčѭĎѺĐ҉đѺē҉ĕѱėҏĘҖęҒĚҢěґĜҕĝѷĠҊġҋĢѸģѷĤѴĥҊĦѵħ҇ĨѮĩѵĪѱīҠĬңİҌı҆ĸҕĹ҆ĺ҈ĽѺľѭŀѮŁҏłѵŃѵńѴņѸŉѹŎѰŏҏőҐŒ҇œѺŔѺ
is $	ĶҎŁҊ
is <commit>	ňҊ
is <mark>	đ҇
is <name>	ĀѶāѹą҆Č҉čѰĐҊđѵĒҊē҇ėҌĘҗĚҐěҊĜѹğҋġҒģѺĤѺĩҌĬқĭѷįѺĳѺĴѹĵѷĶѮŁѸńѸŇҒňѺŌҋ
is <name> $	ą҈ďҊĬ҇ĹѸŇ҆ŌѺŒ҉
is <name> 's	Ļ҈Ľ҇Ő҇
is <name> <name>	Ā҆ĐѸĬґ
is <name> a	Ć҇ė҇ęҋīҊŋ҈
is <name> abstract	ī҆
is <name> allowed	Ā҈
is <name> among	ęҋ
is <name> an	Ě҆Ī҈
is <name> annotated	Ē҆ņ҈
is <name> based	ĀѺĆҐęҍŇѷ
is <name> built	ĆҏŇѶ
is <name> by	Ńҋ
is <name> called	ĉҎŅҎ
is <name> considered	Ĭ҈
is <name> decorated	Ēґ
is <name> defined	ĐҏĹ҆
is <name> derived	Ć҈
is <name> ever	ĘҏĚѺ
is <name> extended	ĚҊŇ҈
is <name> faster	Āҍīѷ
is <name> for	ġҌ
is <name> good	ĀѰġҕ
is <name> implemented	ĹҌĿ҆
is <name> imported	Ā҉
is <name> importing	ĩ҈
is <name> in	ġ҇Ň҆
is <name> inherited	Ě҇Ň҇
is <name> invoked	Ę҆
is <name> is	Ā҇
is <name> known	Ġ҆
is <name> measured	Ā҉
is <name> one	Āѷėҍę҉ě҆
is <name> overridden	Ŀҍ
is <name> part	ĀѺğ҇
is <name> raised	łҊ
is <name> set	Đҍ
is <name> stable	Ā҇
is <name> tested	ŌҐ
is <name> the	ĀѶĆѳĈҎęѸĚ҆ŇғŊ҈
is <name> to	ĀѺġ҈
is <name> used	ĨҊ
is <name> well	Āҋ
is <name> what	Ěҍĩ҇
is <name> |	ĆҊčѵĹҏŇґő҇
is <path>	ĀѬČҌěғĜҔĥ҈ħҜĮ҈
is <path> a	ĜҊ
is <path> among	Ĝҍ
is <path> an	ě҉ĜѹĨѺĩ҇
is <path> called	Ņ҈
is <path> imported	ě҇ħҊĨ҆
is <path> importing	ĩҋ
is <path> not	Į҆
is <path> one	ě҆
is <path> part	ĥ҆
is <path> pulled	ħҍ
is <path> reachable	ħ҆
is <path> reached	ħ҇
is _ $	ąҊĉѹē҆ĖѲĚѺĥѹīҘĬ҉ĭғİ҇ĵҊĶҋŌѶŏ҇Ő҆Œ҈
is _ 's	Ļ҈Ľ҇Őҋ
is _ <line>	ĀҎ
is _ <name>	Ćѹĉ҇ĎҋĐѷĒѺēѷėҊĘѸęҕĚ҈ĠҐġѯĬҡİѺĴҐĶѺĹѺŅѹŌѺőғ
is _ <path>	ĀѶěҊń҈
is _ a	Ā҇ėҋĘ҈Ĝ҇īҏŁ҇Ňѹŋ҇
is _ abstract	īҋ
is _ after	Ņ҆
is _ allowed	Ā҈
is _ among	ĀѷČҊęҋĜҌ
is _ an	ĀѹĚ҆ěҌĨѶĩҋĪ҆
is _ annotated	Ē҆ņҋ
is _ anything	Ā҈
is _ async	īҋ
is _ at	Āѹĳ҆Ĺ҇
is _ available	Ģ҇
is _ base	ĀѺĚѹŇґ
is _ based	ĀѺĆҐęҍŇѷ
is _ biggest	Āғ
is _ build	ć҆
is _ built	ĆҍŇѺ
is _ by	ĉҋēҋĖ҆ġҌĢҌīѹŃҊ
is _ called	ą҇ĉ҉Ę҇Ņҝ
is _ caller	ĉ҈
is _ class	Ć҆
is _ code	Āѹćҋ
is _ commit	čҍ
is _ considered	Ĭ҈
is _ constant	Đ҉ĵҐ
is _ correct	Āѹī҇
is _ current	Ņ҈
is _ decorated	Ēґ
is _ decorator	đ҆
is _ default	Ā҇ĊѸē҉ĔҊ
is _ defined	ĐҏĹ҇ŒҊ
is _ dependents	ěҊ
is _ derived	ĆҊęҎŇѹ
is _ difference	Ā҉
is _ documented	Ā҉
is _ doing	Ā҉ġ҈
is _ enumerator	ķ҈
is _ environment	Ā҈
is _ ever	ĘҏĚѺ
is _ exception	Ā҆
is _ exported	ĬҊ
is _ extended	ĚҊŇ҈
is _ faster	Āҍīѷ
is _ fastest	Ā҉
is _ file	ō҈Őҗ
is _ first	Ą҉
is _ flag	Ċ҆
is _ for	ġҘ
is _ former	Ņ҈
is _ from	ĀҍĄ҇Ň҈
is _ function	ĀѶĒ҆īҎĶҊ
is _ given	Ā҇
is _ global	ĵҋ
is _ good	ġґīѺ
is _ here	Ė҉
is _ idea	ġҋ
is _ ignored	Āҋ
is _ implementation	Ī҆
is _ implemented	Ĥ҇ĹҌĿ҆
is _ import	Ā҆
is _ imported	ě҆Ĝ҇ħҍĨҍ
is _ importing	ĩҒ
is _ in	ĆѹēѺĥҋĩ҇Ń҈
is _ inheritance	Ā҆
is _ inherited	Ě҇Ň҇
is _ inner	ĀѺĺ҇ĻҌ
is _ inside	ĸ҆ĺ҆
is _ int	Ĭ҇
is _ interface	Ĥ҆
is _ internet	ĬҊ
is _ invoked	Ę҆
is _ is	ă҉
is _ it	ĀѷĆ҆Ĝ҆
is _ its	ĀѺ
is _ job	ġ҇
is _ key	ď҈
is _ known	Ġ҆
is _ largest	ĀҐ
is _ last	ĀѸĲҊ
is _ latest	įґ
is _ license	ĀѶİҎ
is _ line	ĀѲıҍĲ҇ĳ҉
is _ lines	Ĳ҇
is _ loaded	Ĩ҈
is _ local	ĺѸĻҍ
is _ longest	ĀҕĦѷ
is _ measured	Ā҉
is _ member	ķ҆
is _ method	ĸҌĽ҈
is _ minimum	ĭ҈
is _ mit	İ҇
is _ module	ĀѳĜ҉őғ
is _ more	ą҆
is _ most	įҊ
is _ name	Ĭ҉
is _ needless	Ŏ҆
is _ new	Ņ҇
is _ newest	ĀҏĭѹĮ҈
is _ not	ĀѸĮҊ
is _ number	Āѷč҇
is _ of	ĀѹĆ҇
is _ old	ĀѸńҐ
is _ oldest	ĀҒąѺĭ҉įѵ
is _ on	Ā҆ĭѷĹ҉ļ҆
is _ one	ĀѳČ҉ėҍęҋěҌĠ҆ő҇
is _ option	ĀѸĊ҆ď҆
is _ overridden	Ŀҏ
is _ parameter	ď҆
is _ parent	ĀѱĆҎĚҍ
is _ part	ĀѴğ҇ĥ҉
is _ path	Ķ҆ő҉
is _ predecessor	ńҋ
is _ private	ĬҊ
is _ project	ĀғŁѸ
is _ public	ĬҊ
is _ pulled	ħҍ
is _ purpose	ġ҆
is _ raised	łҊ
is _ reachable	ħ҆
is _ reached	ĀҖħ҇őѺ
is _ read	Āҏ
is _ reason	Ā҈
is _ referenced	Ō҆
is _ repo	Āѵć҇Ł҆
is _ result	Āѹń҈ŋ҆
is _ return	ņ҉
is _ role	ġ҈
is _ routine	īҍ
is _ run	ĀҋĘҋĚѸŋѺ
is _ set	Đҍ
is _ shipped	Āҋ
is _ shortest	ĀѹĦҎ
is _ slowest	Ā҉
is _ so	ĀѶī҉
is _ something	ĠҋŁ҈
is _ stable	Ā҇
is _ static	īҋ
is _ struct	Ā҆
is _ subclass	ĆҊ
is _ successor	Ņ҉
is _ such	ĀѺĠ҆Ŋ҆
is _ superclass	Ěҍ
is _ supported	ĭ҇
is _ test	Œғ
is _ tested	Ōґ
is _ than	ă҉
is _ thanks	ĀѸİ҆
is _ the	ĀҊĆѷĈҍČ҆ĐҊęѷġѶī҇ĬҌŇҒŊҌŐѶőѵ
is _ thrown	ł҉
is _ to	ĀѱāҍĉѹĐҎēғĔѺġ҆Ĭ҆ĭ҆
is _ today	Ā҇
is _ topmost	Į҉
is _ total	ŉҌ
is _ trait	ļ҉
is _ triggered	ĘҏęѶ
is _ true	ĀѰīҍ
is _ type	ĀҗĵѺņѳ
is _ unchanged	ĀѵĮҌ
is _ used	Ĩғ
is _ value	Ĕ҆
is _ variable	ĀѺŏҒ
is _ version	Ė҆
is _ visibility	Ĭ҈
is _ well	Āҋ
is _ what	ĀѶĚҌĩ҆ī҆ĸ҇Ņ҆
is _ where	Āѹď҆Ğ҆Œ҉
is _ which	Āѹ
is _ with	ĀҊđ҈Ēҍŀ҉
is _ within	ĺ҇
is _ without	ĀѶĔ҇
is _ workflow	Ŕ҈
is _ wrapped	Ē҇
is _ |	ĀѹĆ҆ćѺčѳď҈đѸĔҋį҇Ĵ҇ĸ҆Ĺҗĺ҈ŁҋŇҎŊѶő҈œѺ
is a	Ć҆ćѺď҉Đ҇ę҈ġѶīҊĬѸĵ҈Ļ҆Ł҇ŇҊ
is a <name>	Ā҉Ġ҆īқĭ҆
is a base	ŇҊ
is a method	ĸ҇
is a routine	īҍ
is a subclass	ĆҊ
is a variable	ŏ҇
is abstract	īҔ
is abstract $	ī҈
is access	Ĭ҆
is access to	Ĭ҆
is added	Ċ҆
is already	Ĭ҆
is also	Ĝ҈
is an	ĀѺĤ҆Ī҆
is an implementation	Ī҆
is an import	Ĝ҆
is annotated	Ē҇
is annotated with	Ē҇
is assigned	Đ҈
is assigned to	Đ҉
is async	īҔ
is async $	ī҈
is at	į҆ĳ҈
is at line	ĳ҆
is behind	ı҈
is being	ī҆
is called	Ĉ҆Ĕ҇ĠҐŊ҉őҌ
is called <name>	ĀѱĠҐŊ҉őҌ
is called by	Ā҈
is called today	Ā҇
is called without	ĀѶĔ҇
is calling	ĉ҆
is child	Ć҈
is child of	Ć҈
is class	Ĵ҆
is class <name>	Ĵ҆
is configured	ďҏ
is configured where	ď҇
is declared	Āѷĭ҇ĵ҈ĺ҆ļҐŀ҉
is declared to	ĭ҆
is declared |	ĵҊ
is decorated	đҎ
is decorated by	đ҇
is decorated with	đ҇
is defined	ąҍĠ҉ĬѺĹҎ
is defined $	Ļ҇
is defined at	Ĺ҇
is defined more	ą҆
is defined |	Ĺ҇
is derived	Ā҉Ň҉
is derived from	Ā҉Ň҉
is different	Ā҉
is different in	Āҋ
is equal	Đ҆
is equal to	Đ҆
is everything	ō҆
is exported	ĢҊĬҏ
is exposed	Ģҋ
is exposed by	Ģҋ
is extended	Ě҇
is faster	ĀҐ
is faster <name>	Ā҈
is faster |	Ā҈
is for	Ā҈ġ҈
is for $	Ā҇ġ҇
is found	ł҈
is func	ī҇
is func <name>	ī҇
is given	ē҆
is gone	Ņ҆
is green	ŋ҆
is handled	ġҋ
is how	Āѷ
is implemented	Ā҇ĶҌĸ҈
is implemented $	Ā҆ĶҌ
is implemented by	Ĥ҆
is imported	Ā҇Ĩ҈ĩҋ
is imported from	Āҋ
is imported in	ĩҋ
is importing	ĀѺŎ҉
is importing needless	Ŏ҆
is in	Ā҇ēѹĝ҆Ģ҉ĵ҈ĸ҆Őѷ
is in $	ĵҋ
is in <name>	ĢҊ
is in the	ĀҎŀ҆ŐѸ
is in what	ĸ҇
is inherited	Ě҆
is inherited by	Ě҆
is inside	ĀқőѴ
is inside the	ĀҖőѴ
is installed	Ā҇ĝ҇ĭѺ
is installed on	Ā҉ĭѺ
is installed |	ĝ҆
is internet	Ĭҏ
is introduced	ļ҆
is introduced |	ļ҆
is invoked	ĉҌĘ҆
is invoking	ėҌĬѺ
is invoking <name>	ėҌĬѺ
is it	ĀҊāѺąѺĉѺġ҉ĥ҇ī҉ĬҊĭ҈į҆ĳѺĹ҉ĺ҆Ł҈ńѷŅҊŇѷŊѺŋѹŐҌő҈œѺ
is it $	ĀѺŐ҆
is it <name>	Āҏć҈īѬĬҊ
is it a	ī҆
is it called	ĀҍŅ҇
is it correct	ĀѺī҇
is it defined	Œ҈
is it derived	ę҉
is it documented	Ā҈
is it given	Ā҇
is it good	ĀғġѺīѺ
is it green	ŋ҆
is it read	ĀҎ
is it so	ĀѸī҈
is it that	Āѹ
is it there	ġ҈
is it true	ĀѰīҌ
is it |	ĀѫĬѺį҆Ķ҉ŊѺ
is its	ĀҌĐѹġҋīѺĵѹń҉Ő҇
is its caller	Ā҇
is its default	Ā҇Ĕ҆
is its job	ġ҇
is its old	ĀѹńҊ
is its path	Ő҆
is its type	Ā҇
is its value	Ā҈
is licensed	ĀѺİ҉
is line	ĀҎ
is line <line>	ĀҎ
is listed	ķ҇
is made	Ģ҇
is made available	Ģ҇
is meant	ġ҆
is meant to	ġ҆
is missing	Ā҈
is missing $	Ā҆
is named	Ņ҆Ŋ҆
is named <name>	Ŋ҆ő҆
is named after	Ņ҆
is nested	ĺ҇
is new	Ā҆
is not	ĀѱĜ҇ġѸī҇Ĭҋ
is not <name>	ĀѺ
is not it	ĀѸ
is now	ńҍ
is now <name>	ń҆
is now <path>	ń҉
is on	ĳҌ
is on line	Āѷĳ҈
is only	Ĥ҆
is only an	Ĥ҆
is our	Ā҈
is overridden	ĿҊ
is passing	ŋ҆
is pinned	ĖҒ
is pinned to	Ė҇
is private	Ĭҏ
is public	Ĭҏ
is raised	Ā҈Ń҉
is raised in	ŃҊ
is redefined	ĿҌ
is required	Ėѷĭғ
is required $	ĖѱĭҔ
is responsible	ġ҆
is responsible for	ġ҆
is returned	ņҊ
is returned by	ņ҈
is running	Ā҇
is set	ď҈Đ҆ĵ҇
is set $	ĵ҈
is set to	Đ҆
is situated	Ő҆
is something	ĀѺą҈
is static	īғ
is static $	ī҈
is still	ĀѺĭ҇
is still supported	ĭ҇
is stored	Đ҇ģ҆ŏ҆
is struct	ĴҌ
is struct <name>	ĴҌ
is symbol	Ĭ҆
is symbol <name>	Ĭ҆
is teh	Ĭ҇
is teh name	Ĭ҇
is test	ŊѸō҈
is test <name>	Ŋѹ
is test file	ō҈
is tested	Ōҋ
is testing	Ā҇
is that	ĀѥĚ҇īҏŁ҆ő҆
is that a	ĚҊ
is that what	īҊ
is that |	ĀѶĺ҆Ł҆
is the	ĀқąѯćҔĈѺČѺčҌĐѷĒѺĖѸĚ҆ĝѺĞѶĢѵĦ҇ĨѶĩѸĭ҆Įҋį҇ĴѰĵ҇ķ҈ĹѳĻ҉ŀѹŁѺŃѺņҌŉҏŌѺŏҊőҋœ҆
is the <name>	ĀҔģ҆
is the base	ĀѺĆ҇ĚѺŇ҈
is the biggest	Āғ
is the class	Ć҇
is the code	Āѹćҋ
is the commit	čҍ
is the constant	Đ҆
is the current	Ņ҈
is the decorator	đ҇
is the default	ĊѺēҊ
is the difference	Ā҉
is the enumerator	ķ҈
is the environment	Ā҉ĞѺ
is the exception	Ā҇
is the fastest	Ā҉
is the file	ĀѷŐғ
is the first	Ą҉
is the former	Ņ҈
is the function	ĀѹĒ҆īҌ
is the global	ĵҋ
is the idea	ġ҉
is the import	Ā҇ĜѺ
is the inheritance	Ā҆
is the inner	Ļ҈
is the interface	Ĥ҇
is the largest	ĀҐ
is the last	ĀѹĲҊ
is the latest	įґ
is the license	ĀѶİҎ
is the local	ĺѹĻ҈
is the longest	ĀҕĦѷ
is the method	ĸ҆Ľ҆Ŀ҆
is the minimum	ĭ҈
is the module	ĀѵĜ҉őҌ
is the most	ĀѺįҊ
is the name	Ā҆
is the new	Ņ҆
is the newest	ĀҏĭѹĮ҈
is the number	Āѷč҇
is the old	ń҆
is the oldest	ĀҒąѺĭ҉įѵ
is the one	ő҇
is the option	ĀѸď҆
is the parameter	ď҆
is the parent	ĀѱĆҏĚ҇
is the path	Ā҇Ķ҆ő҈
is the predecessor	ńҋ
is the public	Ģ҆
is the reason	Ā҈
is the result	Āѹń҈ŋ҆
is the return	ņ҇
is the role	ġ҈
is the shortest	ĀѹĦҎ
is the slowest	Ā҉
is the struct	Ā҆
is the successor	Ņ҉
is the test	Œҍ
is the topmost	Į҉
is the total	ŉҌ
is the trait	ļ҉
is the value	ĀѺĐ҈Ĕ҆
is the variable	ŏҌ
is the visibility	Ĭ҈
is the workflow	Ŕ҇
is there	Ā҈ė҈ěҍĠҔġ҆ĥ҇īѵĬѹŊҋ
is there <name>	Ěҋ
is there <path>	ě҈
is there a	ĥ҇īѺ
is there an	Ĝ҈
is there anything	Ā҈
is there one	Ġ҆
is there something	ĠҊ
is there such	ĀѺĠ҆Ŋ҆
is there to	Ģ҆
is there |	Ā҆
is this	ĀҐćѺİ҉ŁҒ
is this a	Ā҈Ł҆
is this file	Ā҆
is this mit	İ҇
is this project	ĀғŁѸ
is this repo	Ł҆
is thrown	łҍ
is thrown $	ł҆
is too	ĀҊ
is too long	Ā҆
is under	ĀѺ
is used	Ā҆ĉҋĔ҈ĵѸŌ҆
is used by	ĉҊ
is used |	ĀѹĔ҇Ō҆
is what	Ě҇
is written	ĀѱĳҌĴ҇ĸ҇ļҊŒҏ
is written $	ļ҉
is written in	Ķ҇
is written on	Ĺ҉
is written there	ĳ҇
is wrong	ĀҐĳѺ
is wrong with	ĀҌ
is |	ĀѤē҇ī҉ŏ҉ő҆
is | $	ĀѦē҇ī҉ŏ҉
isinstance	ĀѹĚҍ
it	ĀҋĂѺăѹĄ҈ĆѺćҘČ҉čѺĎѱď҇ĐѶēҏĔ҆ĕҍĜ҆ĥҏĦѱħѺĩѴĪѶīѺĬ҉ĲѸĴ҆ķҊĻѷĽѺľѵĿѵłѺņѺŉѶŋ҉ŌҋŏѶœҋ
it $	ĀѰĄ҇ĉ҈ē҈Ģ҆Ĥ҆ĩѵīѺķ҇ļѺŅѺŌҍŐ҆Œ҈œ҇
it <name>	ĀҌćҋīѫĬҊ
it <name> that	Āҕīѭ
it <name> |	ć҈
it _ $	ĀѲĄ҆ĆѵĈ҉Č҇ĖѺė҆Ęҋę҆ěҖĜҍĞ҆ĢѹĩѸĪѺī҉Ĵ҈Ķ҆ļ҇ľѺĿѴŀѷńѶŇ҉ŊѹŋҊŏѷ
it _ <name>	ď҈ėҋīҊ
it _ a	Ā҇Đ҆
it _ abstract	Ā҆
it _ actually	ĥ҆
it _ an	Ā҆
it _ anything	ĀѹČ҆
it _ as	Ĭ҆
it _ back	Ĕ҇
it _ be	Āѵĺҍ
it _ before	ńҍ
it _ called	ĉ҇
it _ defined	ī҇
it _ first	Ā҆
it _ for	Ā҇ġ҆ĭ҈
it _ from	ĀѰĆҎĕ҆
it _ green	ō҈
it _ how	Ā҆
it _ in	ň҆Ő҇
it _ it	ě҈
it _ lines	Ĳ҇
it _ me	Đ҇
it _ moved	ń҉
it _ not	ĀѺ
it _ now	Ņҋ
it _ of	Āѳę҇īҌ
it _ on	ĀҜěѭĸ҉
it _ raised	Ā҈
it _ run	ĀѶō҆
it _ safe	Ā҆
it _ so	Ā҇
it _ style	Ā҉īѺ
it _ tests	Āҋ
it _ there	ĀѺĿ҆
it _ this	ĀғńѲ
it _ to	ĀѸĖ҆Ņ҇
it _ up	ē҇
it _ what	ĀѶĕ҆ġ҉
it _ when	ĀҊ
it _ where	ĀѶœ҉
it _ which	Āѵĭ҇
it _ who	ĀҊ
it _ wise	ĭ҆
it _ without	Ŏ҆
it _ |	ćҍĉѹċ҈ĐѷĒ҆ē҆ęѺğѹġҎĳ҉ŀҏłѹŃ҇ŅѺňѺŊҋōѹ
it a	īҋ
it a <name>	īҊ
it abstract	Ā҆
it abstract |	Ā҆
it and	Ā҉
it and so	Ā҇
it are	Ŀ҆ō҆
it are run	ō҆
it are there	Ŀ҆
it async	ī҆
it be	ĀҌ
it be safe	Ā҆
it been	ĀѺ
it call	Ĉ҈
it call |	Ĉ҇
it called	ńҍŅ҇
it called before	ĀѸńҎ
it called now	Ņ҈
it called |	ĀҎ
it calls	ĈҌ
it capture	ĀҎ
it change in	Ā҆
it changed	Č҆
it changed anything	Č҆
it correct	ĀѺī҇
it correct that	ĀѺī҇
it count	Ĭ҆
it count as	Ĭ҆
it declare	Ā҆
it declare |	Ā҆
it defined	ķ҇Œ҈
it defined |	ĀѵŒ҉
it demand	ĭ҇
it demand |	ĭ҇
it derived	ę҉
it derived from	Ć҆
it do	ĀҌġ҇
it do $	Āҍġѷ
it do |	ĀѺġҐ
it documented	Ā҈
it documented |	Ā҈
it does	ġҏ
it does $	ġҏ
it exist	ŊҊ
it exist in	Ā҇
it exist |	ŊҊ
it export	Ģ҇
it export |	Ģ҆
it fail	Ā҈
it fail |	Ā҈
it for	Đ҇
it for me	Đ҇
it get	ĉ҆ē҇ĴѺ
it get called	ĀѺĉ҇
it get |	ē҆
it given	Ā҇
it given |	Ā҇
it good	ĀғġѺīѺ
it good for	ĀҋġѺ
it good style	Ā҉īѺ
it got	ā҉
it got |	Āѷā҉
it green	ŋ҆
it had	ĀҎńѶ
it had this	ĀҏńѲ
it have	Āҏ
it have tests	ĀҌ
it import	ěҌ
it import <path>	Ā҆
it import it	ě҈
it import without	Ŏ҆
it import |	ĩ҇
it imports	ĥ҆
it imports actually	ĥ҆
it inherit	ĀѶĆҋ
it inherit from	ĀѺĆ҆
it invoke	ė҆
it is	ĀѹĔ҇ī҆İ҆ĸ҈ōҊ
it is a	Ā҇Đ҆
it is green	ō҈
it is in	ĸ҇
it live	Ĵ҇
it live |	Ĵ҇
it makes	Ĉ҉ĉѺ
it makes $	Ĉ҉ĉѺ
it mean	Ā҇
it mean |	Ā҆
it need	ĀѸĕ҆ĩ҆
it need imported	ĩ҆
it not	Ŋ҈
it pass	ŋ҆
it pass |	Ā҆
it raise	ĀѹŃҍ
it raise |	ĀѺŃ҉
it raises	ĀѺŃ҉
it read	ĳҊ
it read |	ĳҊ
it run	Ā҈ĭ҆
it run |	ĭ҆
it runs	ĕ҆
it say	ĀѺĳ҆
it say |	ĳ҆
it set	ď҇
it should	Āѷĺҍ
it should be	ĀѴĺҍ
it sit	Ķ҇
it sit |	Ķ҇
it so	ĀѺī҆
it so that	ĀѸī҈
it static	ī҆
it take	ŀ҆
it take |	ŀ҆
it that	Āѹ
it there	ĀѶġ҈ı҆
it there for	ġ҈
it there |	ı҆
it true	ĀѰīҌ
it true of	ĀѶīҍ
it version	ĭ҆
it version wise	ĭ҆
it was	ĀѹńғŅ҆
it was moved	ĀѺńҋ
it would	Ĥѹ
it |	ĀѶĄ҆ćѺĈѷĉҋĘҌĜҍĞ҇ĩѹĪѺĬѷĭ҆Ĵ҇Ķ҉ĸ҆ļҌĿѶńѶŇҊŋҊŌ҆ōѹŎѹŏѺ
it | $	ĀѡĄ҇ĆѶćѷĈѸĉҌČ҉Ęҍę҈ěҗĜҍĞ҇ğ҆ĩѸĪѹī҉Ĵ҉Ķ҇ļ҈ĿѷńѶŇҋŊѺŋ҉ŏѸ
it | on	ĀҜěѮ
it | to	Ė҆
it | what	Āѳĕ҆ġҊ
it | which	ĀѶĭ҇
it | who	Ā҈
item	ĀѺĢҍĵҊĶ҈
item <name>	Ķ҈
item of	Ģҍ
items	ĢҌ
items in	ĢҌ
its	Āҙā҇ĄѲĆҋĈҐĉѴď҆ēѳĔғęҒĚҌĜѸğѺĠѹĩҋĪѲīѹİѹĳѺĴѹĵ҆ĶҊķҐĸѹĺѷĻҊŀ҈łѺŃѺŎѸő҆
its <name>	ďҎġ҈
its <name> field	ďҊ
its _ $	ĆѺĈҌĉѺę҆ĚҌĥ҆ĵ҇ŀ҇ŏ҉
its _ <name>	ą҆ĔҔĬ҆ĹҊĻҊ
its _ and	Ķ҆
its _ are	Ā҉
its _ classes	ĀѶęғĚѶ
its _ contents	Į҆
its _ defined	ĀҊ
its _ field	ďҊ
its _ for	Āҏ
its _ from	ĀѷĆ҆ĩ҉
its _ function	ĀҐĺѺ
its _ green	ō҆
its _ imports	Ā҈ĩѺ
its _ methods	Ŀ҆
its _ name	Āҕńҏ
its _ one	Āѷ
its _ to	Āѹāҍ
its _ |	ĀѯĆ҇Ĉ҇ĒҊēѺėѹĘ҈Ěҍě҇ġ҈Ĩ҆ĩҍĬ҇ĵ҆Ķҏķ҇ľѸŀҊńѲ
its argument	ĔҌ
its argument <name>	ĔҌ
its arguments	Ā҇
its base	ęҒĚѺ
its bases	Ć҈
its bases |	Ć҉
its body	ĀѳĈҏĶ҆
its body $	ĀѷĈҋ
its body |	Ķ҇
its callees	Ĉ҆
its callers	Ā҆Ę҉
its callers $	ĀҐĉѸ
its callers |	ĀѶĉ҉Ę҉
its children	ĀѸāғęѶĚҎ
its children to	ĀѺāҌ
its code	ĀѺĈ҇
its current	Į҆
its current contents	Į҆
its declaration	ĀѸĬ҇
its def	Ķ҆
its default	Ā҉Ĕ҆
its default |	Ā҇
its definition	Āѳī҆ķ҆
its definition |	Āѵī҆
its enum	ķҊ
its enum |	ķ҆
its extension	őҋ
its extension |	ő҆
its file	ő҇
its file $	Ā҆
its file and	Ķ҆
its importers	Āѵĥ҆Ĩҍ
its importers $	ĥ҇
its importers |	ĀѺĨҊ
its imports	ĀѷěҊĩҐ
its imports are	Ŏ҇
its imports |	ě҈ĩҐ
its inner	ĀҏĻѺ
its inner function	ĀҏĻѹ
its interfaces	ĀҋĪѺ
its job	ġ҇
its job |	ġ҇
its local	ĻҊ
its method	ĹҊ
its method <name>	Ĺҋ
its methods	ľҏ
its module	Ĭ҈
its name	Ā҉ńѷ
its name |	Āҋńѷ
its names	ĀѺĩ҈
its names from	ĀѺĩ҈
its nested	ĻҎ
its nested <name>	Ļ҉
its new	Ā҉
its new name	Ā҇
its old	ń҉
its old name	ń҉
its own	ą҆ĩѺ
its own <name>	ą҇
its own imports	Ā҈ĩѺ
its own |	ĀѺŋ҆
its paces	Ō҇
its paces |	Ō҆
its parameter	Ĕ҉
its parameter <name>	Ĕ҉
its parameters	Āҋ
its parent	Ć҉ęґĚѴ
its parents	Ā҈
its parents |	Ā҈
its path	Ő҇
its present	Ā҆
its present name	Ā҉
its public	Ģ҇
its result	Ā҇
its result |	Ā҈
its return	ņ҇
its siblings	Ā҈
its signature	Ď҆ŀ҉
its signature |	ŀ҆
its subclasses	ęѶĚҗ
its subclasses $	ęѸĚҍ
its subclasses |	ĚҊ
its superclass	Ć҆ę҆
its tests	ĀѺōҋ
its tests green	ō҆
its type	ĵѺŏ҈
its type $	ĀѸŏҌ
its value	Đ҆ĵҌ
its value $	ĵ҈
its value in	Ā҈
its value |	ĵ҆
its version	Ė҇
itself	ĀѺĆѸđѺĥқĩѺĴ҇Ņ҇őҍ
itself _ $	ĀѺĥ҉őҎ
itself _ location	Ő҆
itself _ the	Ņ҈
itself _ way	ĥ҆
itself _ |	ĀҌĆѸ
itself by	ĥ҆
itself by way	ĥ҆
itself indirectly	ĥ҇
itself now	Ņ҈
itself now the	Ņ҈
itself |	Ő҆
itself | location	Ő҆
java	ĭҼ
java <name>	ĀѴĭҔ
java _ $	Ā҈ĭ҆
java _ |	Āѵĭҏ
java version	ĭҊ
java |	Ā҈
java | $	Ā҈
job	ĀѺġҫŔ҇
job _ $	ġ҇
job _ <name>	ġқ
job _ <path>	Ŕ҇
job in	Ŕ҇
job in <path>	Ŕ҇
job of	ġҔ
job of <name>	ġҔ
job |	ġ҇
job | $	ġ҇
jobs	ĀҗŔѳ
jobs $	ĀҊ
jobs _ in	Ā҆
jobs are	Ā҆
jobs are in	Ā҆
jobs does	Ā҇
judging	ī҆
judging _ its	ī҆
judging by	ī҆
judging by its	ī҆
jump	ĀѶĵ҆ĶҘŒ҉
jump _ <name>	ĸ҆ĺ҆
jump _ the	ĶҌ
jump to	ĀѶĵ҆ĶҘŒ҉
jump to <name>	ĸ҆ĺ҆
jump to the	ĶҌ
just	ĀѰą҈ĽҊŋ҈Ŏ҈
just _ $	Āѹ
just _ test	ŋ҆
just the	Ľ҇
just the test	ŋ҆
k	ŋҔōѺ
k <name>	ŋҔōѺ
keep	Ĭҋļ҆
keep <name>	ĀѷĬҋ
keep _ <name>	ĀѺĬ҇
keep seeing	ļ҆
kept	Ĭ҆
kept _ has	Ĭ҆
key	ďҫ
key <name>	ďҡ
key <name> $	ď҆
key _ $	ď҈
key _ |	ď҈
keyword	ŀ҇
kicked	Ŕ҆
kicked off	Ŕ҆
kicks	ŔҌ
kicks _ $	Ŕ҆
kicks _ <path>	Ŕ҇
kicks off	Ŕ҈
kicks off <path>	Ŕ҇
kind	ę҇İѸŁҞņҏŏ҇
kind $	ĀѴŁґ
kind _ <name>	ę҈
kind _ object	ņҊ
kind _ project	ĀҌŁ҆
kind _ software	ŁҊ
kind _ tests	Ā҈
kind of	Āҍę҇İѹŁҊņҏŏ҇
kind of <name>	ę҈
kind of object	ņҊ
kind of project	ĀҌŁ҆
kind of software	ŁҊ
kind of tests	Ā҈
kindly	ĀѦĖ҆
kindly $	ĀѴ
kindly _ me	Ĺ҆
kindly _ the	ŀ҇
kindly tell	ŀ҈
kinds	Ń҇
kinds of	Ń҇
know	ĀѮĄѺēѸĔ҈ġѺĤ҆ĦѺĬ҈ĶѺ
know _ <name>	Ĭ҆
know _ default	Ĕ҇
know _ functions	ĉ҈
know _ import	ħ҆
know _ is	Ĭ҇
know _ line	ĸ҆
know _ methods	ľ҆
know _ modules	ĩ҈
know _ the	Ā҆ī҈
know _ type	ņ҇
know _ value	Đ҆
know _ when	Ā҆
know _ which	Ĺ҆Ļ҆
know from	Ĩ҆
know in	Ĺ҇
know in which	Ĺ҇
know its	Ĕ҇
know on	Ļ҆
know on which	Ļ҆
know since	Ā҆
know since when	Ā҆
know the	ĀѷĐ҉ħ҆ń҇ŉ҆
know the import	ħ҆
know what	ĀѹĆ҈ľ҆Ň҈Ŏ҆
know what <name>	Ć҆
know what the	Į҆
know where	ď҆Ĺ҈
know where in	Ĺ҆
know where the	Ā҇
know whether	īҊŊ҈
know whether the	ī҉
know which	ĩ҇
know which functions	ĉ҆
know which modules	ĩ҈
know which type	ņ҇
know |	ĬҊ
know | is	Ĭ҇
known	ĀѸĠ҆ńҗ
known _ $	ń҉ŅѺ
known _ <path>	Ņ҇
known _ this	Ġ҆
known _ |	ńҍ
known as	ńҏŅ҈
known as <path>	Ņ҇
known as |	ńҍ
l	ĀѷĲң
l <path>	Ĳ҇
l <path> $	Ĳ҇
l _ $	ĲҎ
l _ for	Ĳ҆
l _ |	Ĳ҆
l give	Ĳ҆
l give for	Ĳ҆
l say	Ĳ҆
l say |	Ĳ҆
lack	ĀҫāѹľѪňѹ
lambda	Ļ҆
language	ĀҏİѸŁ҇
language _ $	Ł҆
language for	Ā҇
language |	Ł҆
language | $	Ł҆
largest	ĀҤģѲ
largest _ $	Ā҇
largest _ the	Ā҈
largest of	Ā҈
largest of the	Ā҈
largest |	Ā҇
largest | $	Ā҇
last	ĀҝĄѵčѺĮӗįҧıҌĲ҇ĳѸńѺ
last _ $	ĀҋĮҎį҉
last _ <path>	ĮҊ
last _ and	į҇
last _ before	Ā҇
last _ number	ĀѹĲҊ
last _ of	Ā҆ĮҐ
last _ on	Į҈
last _ thanks	Ā҆
last _ that	Į҈
last _ to	Ā҈
last _ together	Ā҆
last _ |	ĀҍĮҜ
last change	Įҍ
last change to	ĀҊ
last change |	Į҆
last changed	ĮҐ
last changed $	Į҆
last changed together	Ā҆
last changed |	Į҉
last checkin	į҆
last commit	Į҇įҋ
last commit that	Į҇
last edit	Į҇
last line	Ĳ҉
last line number	ĀѹĲҊ
last modification	Į҇
last modified	ĮҊ
last month	Ā҉
last release	Āҍ
last release |	ĀҊ
last thing	į҇
last time	ĮҐ
last time |	ĮҌ
last update	Įҋ
last update of	Įҋ
last week	Āҍ
last week |	Ā҇
last year	Ā҉
last |	ĀѹĮ҉į҆
last | $	ĀѹĮ҉į҆
lately _ $	Ā҆
latest	Ā҇ĄѶĖѶĮҪįҒ
latest _ $	ĀҎįѹ
latest _ of	Ā҉ĖѶĮҎ
latest _ to	ĀѷĮґ
latest _ with	ĀѹĮ҉
latest _ |	ĮѺįҏ
latest change	Į҆
latest change to	ĀѹĮ҈
latest commit	Ā҆ĄѹĮ҆įҍ
latest commit to	Į҆
latest commit with	ĀѹĮ҉
latest commit |	ĮѸįҏ
latest edit	ĀѷĮҏ
latest edit of	ĀѸĮ҉
latest modification	Į҈
latest version	ĀҒĖѶ
latest version of	ĀҒĖѶ
lazily	Āҋ
lazily _ at	Ā҆
lazily or	Ā҆
lazily or at	Ā҆
lead	Āѵę҈ĥ҆
lead _ to	ĥ҆
lead back	ĥ҆
lead back to	ĥ҆
lead to	Āѷę҈
leads	Ħ҈
leads _ <path>	Ħ҆
leads from	Ħ҈
leads from <path>	Ħ҆
leak	Ā҇
leak memory	Ā҆
leave	Āҋē҈
leave _ <name>	ē҆
leave _ |	ĀҎ
leave alone	Ā҉
leave alone |	Ā҉
leave out	ē҆
leave out <name>	ē҆
leaves	Āѷāҏ
leaves abstract	ā҇
leaving	ą҇
left _ by	Ĭ҆
leftover	ĩѺŎҎ
leftover _ of	ŎҌ
leftover imports	ŎҌ
leftover imports of	ŎҌ
legal	ĀѺ
length	č҇ĲҊ
length _ the	č҇
length of	č҇Ĳ҇
length of the	č҇
let	ĀҔİѶ
let _ |	ĀҖİѶ
let me	ĀҒİѶ
lets	Ĕ҇
level	ĀѶĨ҇ĩѺĬҊĵғ
level $	ĵ҈
level _ <name>	ĬҋĵҊ
level _ imports	Ĩ҈ĩѺ
level of	Ĩ҈ĩѺĬҋ
level of <name>	Ĭҋ
level of imports	Ĩ҈ĩѺ
level variable	ĵҊ
level variable <name>	ĵҊ
levels	Ā҉
lib	ĀѺŁҏ
lib or	ŁҊ
libraries	ĀѷĕҠ
libraries _ project	ĕ҇
libraries _ this	ĕҋ
libraries does	ĕ҈
library	Ā҉ŁҪ
library $	Ā҇
library _ $	Ā҈
library a	Ł҇
library or	ŁҎ
library |	Ā҉
library | $	Ā҉
libs	ĕҖ
licence	Ā҇İӁ
licence $	İҊ
licence _ $	İ҇
licence _ is	İ҇
licence _ the	İҊ
licence _ which	İ҉
licence is	İ҉
licence it	İ҆
licence it is	İ҆
license	İӉńѹ
license $	İ҈
license _ $	İ҉
license _ the	İҌ
license _ this	İҋ
license has	Ā҆
license is	İ҈
license of	İҍ
license of the	İ҇
license of this	İ҆
license |	İ҉
license | $	İ҉
licensed	İҙ
licensed $	İ҇
licensed _ $	ĀѮİҔ
licensing	İҜ
licensing _ this	İҊ
licensing of	İҍ
licensing of this	İҊ
licensing what	Ā҇İ҇
lies	ĀѷŒ҈
like	ĀҏĎ҆Ē҈Ĭ҈
like <name>	ĀҌĎ҈Ē҇
like <name> $	Ď҆
like _ $	Ā҆
like _ in	Ĭ҈
like _ know	ĀѹĔ҆
like _ use	Ĭ҈
like to	Āѷĉ҆ĩ҆
like to know	ĀѹĔ҆
like to use	Ĭ҈
line	ĀѵāѹĄѸąѺĆѴĈѷĊҙČѹčѶĎѷďүĐѰĒѳēѹĔѺĕѹĖѺěѫĞҍğѺĠѹġѴĢѵģѶĤѳĥѹĦѵĨѸĩѵĪѶīѶĬѶĭѶĮѳİѹıҳĲҧĳҴĴҞĵҨĶҦķҗĸҟĹҡĺҝĻҡļҟĽѶľѵĿѵŀѶłѸŃѷńѴŅѵņѶŇѷŉѵŊѸŋѵŌѶōѹŎѶŏѷŐѴőѶŒҔœҕŔѷ
line $	Āѹĉ҆ıѸĵҐĸ҆ĹѳĻҊļ҆
line <line>	ĀҰıӉĲѺĳӌ
line <line> $	ĳҌ
line <line> author	ı҈ĳѹ
line <line> from	ĳҋ
line <line> in	ĀҎıҍĳҐ
line <line> of	ĀҚıҚĳҔ
line <line> out	ĳ҆
line <line> what	ĳ҇
line <line> |	ı҈ĳҊ
line <name>	ĸ҆Ĺ҇Ļ҉
line <name> is	Ĺ҉
line _ $	ěѭĲ҆Ķҗĸ҆ĺґœ҇
line _ <line>	ĳҊ
line _ <literal>	ĀѹĴҔ
line _ <name>	Ā҆ďғĶѹĻ҉
line _ <option>	ĊҊ
line _ <path>	ďҍ
line _ author	ı҈ĳѹ
line _ does	Ĳ҉
line _ every	ĀҌĶѺ
line _ file	Ĳ҆
line _ for	ď҇
line _ from	ĳҊ
line _ function	ĶҌ
line _ i	ĀѹĻ҇
line _ in	Ā҆ıҍĲҊĳҐ
line _ is	Ĺ҉
line _ it	ĀѰĞҊĹ҉
line _ of	ĀҘıҙĲҍĳҒĸ҉Ĺ҆
line _ out	ĳ҆
line _ please	Ķ҆
line _ starts	ĸ҆
line _ test	ŒҊ
line _ that	ĵ҆
line _ the	ĀѨďѺĵҋķҊĸ҈ĹғĻҋļҖŒ҉œ҉
line _ trait	ļ҆
line _ what	ĳ҇
line _ which	Ķ҆
line _ |	ı҆ĳҍ
line count	Ĳҥ
line count $	Ĳ҉
line count file	Ĳ҆
line count of	Ĳҏ
line defines	ĺ҇ĻѺļҊ
line does	ď҆ĴҒĶҊ
line does <name>	Ā҇
line does the	Ĺ҇
line flag	Ā҈
line flag <option>	Ā҇
line in	Ā҈ďѺĻ҆
line in <name>	Ā҇
line in the	Ļ҆
line is	ĀѰĞ҈ĵ҈ķ҈Ĺ҉
line is it	ĀѵĞ҉Ĺ҉
line is the	ķ҆
line no	ď҆
line no |	ď҆
line number	ĀѲď҉Ĳҕĳ҇Ķ҇Ĺ҆
line number <line>	ĳҊ
line number does	Ĳ҉
line number for	ď҈ĲѺ
line number in	ĀѸĲҎ
line number of	Ĺ҆
line number please	Ķ҆
line of	ďҗĴ҆ĸ҆ĹҋĻҊļҐŒҊ
line of <name>	ďҌĹҋĻ҇
line of <path>	ďҌ
line of every	ĀҌĶѺ
line of test	ŒҊ
line of the	ĀѺĴ҇Ķ҇ĸ҆
line of which	ļ҆
line that	ĵҌ
line tool	Ł҆
line where	ĴҏĶ҆
line where the	Ĺ҉
line |	ď҇ěѭĸ҆ĺҏœ҇
line | $	ď҇ěѭĸ҆ĺҏœ҇
lines	ą҆čѺĒҏĞҊĩғĲӚŉѹŎҌœҋ
lines $	ĲҐ
lines <name>	Ĳ҆
lines _ $	ĀѸĲҘ
lines _ <name>	ĀѹĒ҈ĩ҇ĲҌ
lines _ <number>	ĀҍĲѹ
lines _ <path>	ĩҊĲҒ
lines _ are	ĀѹĲ҇
lines _ there	Ĳ҆
lines _ too	Ā҆
lines _ |	Ĳ҇
lines above	ĒҏĲѹ
lines are there	Ĳ҆
lines does	ĀѵĲҐ
lines does <path>	Ĳ҇
lines from	ĩ҇
lines in	ĲҊŎ҆
lines is too	Ā҆
lines long	Ĳ҇
lines of	Āҍĩ҆Ĳ҆
lines of <path>	Āҋ
lines over	ĀҍĲѹ
lines over <number>	ĀҍĲѹ
lines that	Ğ҆
lines there	ĀѹĲ҇
lines there are	ĀѹĲ҇
lines were	Ā҆
lines |	ĀѹĲғ
lines | $	ĀѹĲғ
linter	Ŏ҆
linter complain	Ā҆
linter complain about	Ā҆
linux	ĀҊ
linux $	Ā҈
list	ĀѤā҈Ă҆ąҔĉҍċҍČѸčѹďѹđ҉ĒҌēѹĔѺĕҝėѹĘѺęѺĝҜġѶĢҍģґĤҌĥѶĨ҉ĩҐĪ҉īѺĬѹĲѺĴѹĶѹĸѹĹѹļѺĽѰľҚŀҤŃҌńѹŅѺŇҌň҆ŉѱŊѺŌ҆ōѵŐѹŔ҆
list $	ĈѫĉҏĢ҆ŀҕ
list _ $	ľ҈
list _ <mark>	āҔĒ҈
list _ <name>	āѹĝҝģҊľҌŀғŇѺ
list _ <path>	ĩ҆
list _ annotations	ĒҌ
list _ attributes	ģ҆
list _ base	ĆҋŇѺ
list _ class	Īҋ
list _ commits	Ā҆
list _ differences	Ď҇
list _ exceptions	Ń҆
list _ files	ċ҆
list _ imports	ĩҒ
list _ methods	ĽѶľҐ
list _ modules	Ĩ҇
list _ overload	ą҆
list _ place	Ā҈ĉѺ
list _ places	ą҆
list _ subclasses	Ňҋ
list _ tests	ĀҔŉѵŌ҆ōѹ
list _ that	ĤҊĨ҆
list _ the	ĩ҇
list _ traits	Ī҇
list _ triggers	Ŕ҇
list cls	āѺĤ҇ľҌ
list each	ąҊ
list each overload	ą҆
list every	Ā҈ĉѺ
list every place	Ā҈ĉѺ
list everything	Ĉ҆Ģ҇
list everything that	ĉ҆
list for	ģҎ
list for <name>	ģҎ
list of	ĀѱāҌąҊĈ҈ċҋĎ҉ĝқģѺĩ҈ĪҌĽѷľҋŀ҈
list of <name>	ĎҊĝҝŀҌ
list of methods	ĽѹľҐ
list of places	ą҆
list the	ĈҏĒҋĤ҈ľѹŉѵōѸŔ҇
list the annotations	Ē҈
list the commits	Ā҆
list the differences	Ď҇
list the imports	ĩҋ
list the modules	Ĩ҇
list the tests	ĀҔŉѶōѹ
list the triggers	Ŕ҇
listed	ĀѺķ҈
listing	ĀѶĂ҉ľ҈
listing _ the	Ă҇
listing the	ĀѺ
lists	Ďғ
lists _ <name>	ĎҎ
literal	ĐҕĵѺœҘ
literal <literal>	œҒ
literal _ in	œҌ
literal _ to	Đҋ
literal assigned	Đҋ
literal assigned to	Đҋ
live	Āѵą҈ğѹĶґķ҆ļ҉őҊŒ҈
live $	ĶҒ
live _ $	Āѵą҈Ĵ҈ķ҇ļҋŐ҇Œ҉
live _ the	Ā҆
live |	Āѵą҈Ĵ҈ķ҇ļҋŐ҇Œ҉
live | $	Āѵą҈Ĵ҈ķ҇ļҋŐ҇Œ҉
lives	ĀѵĶҞĺ҆Œ҉
lives $	ĀѷĶ҇Œ҉
lives _ <name>	ĸ҆
lives _ which	Ķҋ
lives in	Ķ҇ĸ҆
lives in <name>	ĸ҆
lives in which	Ķҋ
load	ě҉Ĩ҈
load $	ĩ҉
load <path>	Ħ҆
load _ $	Ā҆
load _ module	ě҇
load _ |	Ĩҋ
load the	ě҇
load the module	ě҇
load |	Ā҆
load | $	Ā҆
loaded	Ā҆Ĝ҉ħҌ
loaded $	Ĩ҈
loaded _ <path>	ħ҆
loaded by	Ĝ҉
loaded from	ħ҆
loads	Ā҉ŒѺ
local	ĀҋĶѴĺҧĻҠ
local _ <name>	Ā҈ĶѸĺҕĻҠ
local _ the	ĺҊ
local func	ĺҊ
local func <name>	ĺҊ
local function	ĺ҉Ļҋ
local function <name>	Ļҍ
local helper	ĺҎ
local helper <name>	ĺҎ
local to	ĺ҉
local to the	ĺҊ
locate	ĀѬĐѹĴ҈ĵҋĸҌĺҋļ҉ŊѺŐҍŒ҈
locate <name>	Ĺ҆Ő҇
locate <name> 's	Ĺ҇
locate _ 's	Ĺ҇
locate _ <name>	ĸ҆
locate _ constant	ĵ҇
locate _ for	Őҋ
locate _ local	ĺ҈
locate teh	ĸ҆
locate the	ĀѳĐѺĴ҈ĵ҉ļ҉Œ҈œѹ
location	ĀѱĆѸĊ҆ď҉ĐѵĞҐġѺĤѸĴқĵҚĶ҉ķҙĸҏĹҋĺҍļҏĿѷŀѹŇѺŊѳŋѳŐҜőҖŒҏ
location $	ĀѰĐѹĞҕĵҌĶѳķҏĹҎĺ҆őҏ
location _ $	ĀѹĴ҈Ķ҆ĺҌĻѺŒҋ
location _ <name>	Őґ
location _ <path>	ŐҊ
location _ repo	ŐҊ
location _ the	ĀѺď҇Ĵҋĵ҉ļҍő҇Œ҉
location in	ķ҇ŐҎ
location in repo	ŐҊ
location in the	Ő҆
location of	ĀҎď҆ĴҊĵҏĶҎĸҊĻ҈ļҌĿѹŊѸŋѶŐҕő҉
location of <name>	Őґ
location of <path>	ŐҊ
location of the	ĀѺď҇Ĵҋĵ҉ļҍő҈Œ҉
location |	ĀѹĴ҈Ķ҇ĺ҇Œҋ
location | $	ĀѹĴ҈Ķ҇ĺ҇Œҋ
locations	Āѹąҙ
locations $	ąҍ
log	ĀѵčҍĮҗįҦ
log $	į҈
log <name>	ĮҎįҗ
log <name> <name>	ĮҘįѵ
log <name> <path>	Į҈
log _ $	ĮѯįҢ
log _ <name>	ĀѺĮҜįѴ
log _ <path>	ĀѺĮҍ
log of	Į҉
log of <path>	Į҆
log on	č҇
long	Āґč҆ď҆ĮғĲҏ
long _ $	Ā҈
long _ did	ĀѺĮ҈
long _ is	Ĳ҆
long _ the	ĀҎ
long _ was	Į҆
long ago	ĀѵĮҏ
long ago did	ĀѺĮ҈
long ago was	Į҆
long do	Ā҇
long do the	Ā҆
long does	Āҍ
long is	Āѹč҇Ĳҋ
long the	Ā҆
long |	Ā҇
long | $	Ā҈
longer	Āҋ
longest	ĀҴĦѷ
longest _ chain	Ā҆
longest _ cycle	Ā҈
longest _ in	ĀҊ
longest _ of	ĀҎ
longest import	ĀҎ
longest import chain	Ā҆
longest import cycle	Ā҈
longest line	ĀҊ
longest line in	ĀҊ
longest method	Ā҉
longest method of	Ā҈
look	ĀѺĸ҆Œ҇
look _ <name>	ĝ҇
look _ if	Ě҆
look _ the	ĀѴĤѷĩ҆Ķ҆Ń҆Ň҈Ő҉
look at	Āѹ
look like	ĀҎ
look up	ĀѴą҆Ĥ҆Ő҆
look up <name>	ĝ҇
look up if	Ě҆
look up the	ĀѸĤѷĩ҆Ķ҇Ň҈Ő҉
looking	ĀѹĶ҇ļ҇
looking _ the	ĀѸĶ҇ļ҇
looking _ what	Ė҇
looking at	Ł҆
looking for	Ķ҇ļ҆
looking for the	Ķ҇ļ҆
looks	ĀѹĞҋŀ҇
looks _ the	Ğ҆
looks at	Ğ҆
looks at the	Ğ҆
lookup	Ğҙ
loop	ĥғ
loop _ $	Ā҇
loop |	Ā҇
loop | $	Ā҇
lowest	ĭ҉
lowest <name>	ĭ҆
lowest <name> version	ĭ҆
lowest _ version	ĭ҈
m	Āѷę҆ġ҆
m <name>	Ć҆
m <name> whether	ī҆
m _ <name>	Āҍ
m _ a	ĀѸĐ҇
m _ to	ĀѺĨ҆
m a	ġ҇
m about	ĀѺ
m about to	ĀѺ
m implementing	Ā҈
m implementing <name>	Ā҈
m new	ġ҇
m renaming	Ā҇
m renaming <name>	Ā҆
m writing	Āѹ
machine	ĀҊ
machine _ $	Ā҉ĭѺ
machine |	Ā҉ĭѺ
machine | $	Ā҉ĭѺ
made	āѹČ҇Ģ҆ĬҊıҊ
made <name>	Ā҉Ĭ҆
made _ $	Ā҆Ĭ҆
made _ by	Ģ҇
made _ change	ı҇
made _ |	ĀѸ
made available	Ģ҇
made available by	Ģ҇
made the	ı҇
made the change	ı҇
made |	Ā҇
made | $	Ā҇
main	ĀҒ
main _ $	Ā҆
main _ of	Ā҆
main author	Ā҆
main author of	Ā҆
maintains	Ā҇
maintains _ file	Ā҇
make	ĀҒćҊĈ҇ĉ҆Č҆ęѹĢ҈ŋѹŌ҇
make <name>	ĀҞęѺ
make <name> a	Āҏ
make _ <name>	ŋѸ
make _ a	Āґ
make _ call	ĉ҆
make _ of	Ō҈
make a call	ĉ҆
make public	Ģ҇
make use	Ō҈
make use of	Ō҈
makes	ĀѯĈҍĊ҇Đ҈ė҈ĢҏŔ҆
makes $	Ĉ҉ĉѺ
makes _ a	Ċ҇
makes _ to	Ģ҉
makes available	Ģҍ
makes available to	Ģ҉
makes it	ī҇
making	Ā҈
making the	Ā҉
mandatory	ĀѹāҚģѺ
mandatory _ $	ā҈ģѺ
mandatory methods	ā҇
mandatory |	ā҈ģѺ
mandatory | $	ā҈ģѺ
many	ĀҲčҷĲҨĽҴŉҼ
many <name>	ĀѺĲ҈
many <name> of	Ĳ҉
many _ $	Ĳ҆
many _ and	ą҆
many _ are	ĀѲĽҏŉҏ
many _ cases	ĀѺŉҋ
many _ changed	č҆
many _ did	Ľ҆
many _ does	ĀѬčҏĲҌĽҍŉ҇
many _ fail	Ā҉ŉѸ
many _ functions	ĀѶĽҌŉ҆
many _ has	čҌ
many _ have	ĀҎ
many _ import	Ā҆
many _ in	ĀґŉѸ
many _ is	ĀҏĲѺ
many _ long	Ĳ҇
many _ of	ĀҐĲ҇
many _ tests	Āѹŉҋ
many _ there	ĀѺĲ҈
many _ this	Āҋčѹ
many _ touched	čҊ
many _ until	Āҋčѵ
many _ use	Āҋŉѷ
many _ was	čҊ
many _ would	ĀѸŉ҉
many _ |	ĀҍŉҊ
many authors	Ā҆
many checkins	č҈
many commits	čҩ
many commits changed	č҆
many commits does	č҈
many commits has	č҇
many commits have	č҆
many commits this	Ā҈čѹ
many commits touched	č҆
many commits until	Āҋčѵ
many commits was	č҇
many defs	ĽҊ
many fields	ĀҊ
many files	Ā҆
many for	Ā҇ĽѺ
many functions	Ľ҈
many functions are	Āѵŉ҉
many lines	ĀҌĲҡ
many lines are	Ĳ҆
many lines does	ĀѶĲҎ
many lines is	Ā҆
many lines long	Ĳ҇
many lines of	Āҍ
many lines there	ĀѹĲ҇
many lines were	Ā҆
many member	ĀѷĽҌ
many member functions	ĀѷĽҌ
many methods	Ľҥ
many methods are	ĀѺĽҋ
many methods did	Ľ҆
many methods does	Ľ҆
many people	Ā҉
many people have	Ā҇
many places	ą҆
many places and	ą҆
many revisions	Āѹčҋ
many revisions does	Āѹč҇
many test	ĀѷŉҔ
many test cases	ĀѺŉҋ
many test functions	ŉ҇
many tests	Ā҇ŉҢ
many tests are	ŉ҉
many tests does	ĀѺŉҋ
many tests fail	Ā҉ŉѸ
many tests in	ĀҍŉѸ
many tests use	ĀҊŉѷ
many tests would	Āѹŉ҉
many tests |	ĀѺŉ҈
many times	čҎ
many times has	č҆
marked	ĀѸā҉đҐĬґľѺ
marked <mark>	ā҆đ҇
marked <name>	ĬҌ
marked _ y	Ĭҍ
marked _ |	ā҈
marked with	đ҉
match	Ā҈
match arms	Ā҇
matched	ĀҒķѴ
matched in	ĀҊķѹ
matter	Ā҇
matter $	Ā҇
maximum	ĀҋĐѷ
may	ĀҜĉѰŃҋ
may _ $	Ā҆
may i	Ā҈
may raise	Ā҆
may raise $	Ā҆
me	ĀѵĂѺĉ҉ďҊĐҎđҋĔѹĚѴğѺĥѸħѷīѴıѺĲ҆ĳ҉ĶҐĹҍĺ҇ŀҋŃ҉ŊѹŐҋ
me $	Āґă҆Đ҆Őҍ
me _ $	İѶŀҋŃҋ
me _ <commit>	Č҇
me _ <line>	ĳҊ
me _ <literal>	ĶҜļ҉œѷ
me _ <name>	ĀѺĉґďҋĒҌē҉ĔѹėҊę҆ī҆ĬҎĲҐĴѹĶѹĹҊĺҋŀѹŇѶ
me _ all	ľ҉
me _ annotations	Ē҆
me _ arguments	ŀҌ
me _ callers	Ā҈
me _ calls	ĉ҇
me _ children	Ň҇
me _ class	Ňҋ
me _ classes	ĀѶĤҋŇ҇
me _ commit	Ą҈
me _ comparison	Ď҈
me _ definition	Ĺ҇
me _ directory	Ő҆
me _ earlier	ń҆
me _ file	ĀѷĶ҉ń҆őҍ
me _ full	ŐҊ
me _ functions	Ĉҋđ҆łҊ
me _ if	Ā҇
me _ import	ĩҍ
me _ imports	ĀѶŎҌ
me _ in	ĀѺœ҇
me _ interfaces	Ī҈
me _ it	Āѷć҆ŋѺōҊ
me _ licence	İ҈
me _ license	ĀѺİҊ
me _ line	ķ҆Ĺҏ
me _ literal	Đ҈
me _ location	ĵҋ
me _ many	Ľ҆
me _ member	ģ҆
me _ method	ľҊ
me _ methods	ľҎ
me _ names	Ĩ҆
me _ number	ĽҍľѺŉ҆
me _ of	ĀҌ
me _ out	Ā҇ġѺ
me _ parent	Ć҈
me _ path	Ő҉
me _ place	ĀғĶѲ
me _ present	ńѺŅ҉
me _ purpose	ġ҆
me _ reverse	Ĩ҈
me _ short	ġҍ
me _ spot	Ķ҉
me _ subclass	Ň҉
me _ superclass	Ć҆
me _ superfluous	Ŏ҈
me _ tests	Ō҈
me _ that	ŋ҇ōѺ
me _ the	ĀѸā҇ĆѺġ҆ģ҇ĤѷĴҔĶ҈ĸ҈ĹѸļ҉ŀѺŒ҆
me _ there	Ġ҆
me _ things	ĩ҆
me _ to	Āҋ
me _ traits	Ī҆
me _ type	ŏҌ
me _ types	Ĥ҈
me _ value	ĐҌ
me _ what	ĀҒġ҉
me _ which	ĀҊ
me _ you	ŀ҆
me a	ĀҏĎ҇ġҍ
me a <name>	ĀҎ
me a comparison	Ď҈
me a short	ġҍ
me all	ĀѺąҊĉ҆ĩҊ
me all import	ĩ҇
me all the	ą҇
me at	ĀѺĶғ
me every	ĉҒŇҐ
me every class	Ňҋ
me everything	ŀ҆
me everything you	ŀ҆
me find	ĀҙĉѺġѷĺ҇
me find <name>	Āѳĺҍ
me find all	ľ҉
me find imports	ĀѺŎ҇
me find out	Ā҉ġѺ
me find the	ā҇ģ҆
me find what	Āҗ
me find where	Ā҆
me find which	ĀҊ
me how	Āҍč҇Ď҈Ĥѹ
me how many	Ľ҆
me how the	Ā҇Ĥѹ
me how to	Āҋ
me if	Č҆ě҈īҋĬҌĿѺō҇
me if <commit>	Č҆
me if <name>	ė҆ī҈Ĭ҈
me if it	ŋѺōҊ
me line	ĳҊ
me line <line>	ĳҊ
me the	ĀѣĆҔĉ҆ČѺĎѸĐҎġѹĦ҆Ĩ҆įҍİ҆ĲҍĴѺĵ҆Ķѹĸѵņ҇Ő҇ő҇
me the <name>	Ć҈ĉҖď҈ĒҌĲҒ
me the classes	Ň҆
me the directory	Ő҆
me the earlier	ń҆
me the file	Ķ҇ő҆
me the full	Ő҈
me the functions	Ĉ҇
me the interfaces	Ī҆
me the line	ķ҆Ĺ҆
me the literal	Đ҈
me the location	ĵҋ
me the member	ģ҆
me the methods	ľҍ
me the names	Ĩ҆
me the number	Ľ҈
me the parent	Ć҉
me the path	Ő҉
me the place	ĀҔĶѲ
me the purpose	ġ҆
me the reverse	Ĩ҈
me the spot	ĶҊ
me the superclass	Ć҆
me the superfluous	Ŏ҈
me the things	ĩ҆
me the type	ŏ҆
me the types	Ĥ҈
me the value	ĀѺĐ҉
me through	ġ҆
me to	ĀѮĠ҈Ĵ҈ĹҒĺ҇Œ҆
me to <name>	ĹҎ
me to the	ĀѴĴ҈Ķ҈ĺ҇Œ҇
me under	ń҆
me understand	ġ҆
me understand what	ġ҆
me wether	ę҆
me wether <name>	ę҆
me what	ē҆ġ҉Ĺ҇Ł҆ń҆ņѺŏ҉œѹ
me what <name>	ġ҆
me what file	ń҆
me what that	Ā҈
me what the	ġҊ
me what type	ŏҋ
me when	Į҆
me where	Āѱď҈ķ҆ĸ҉ļҊĿ҉
me where <literal>	ĶҊļ҉œѹ
me where <name>	ď҆ĸ҆
me where in	ĀѺœ҇
me where the	Ĵ҇ĸ҆
me whether	ĀҊ
me which	Ĥ҇İ҆Ĵ҆ŏѹ
me which arguments	ŀ҉
me which callers	Ā҈
me which classes	ĀѷĤ҉
me which file	ĀѺĴ҇
me which of	ĀҌ
me which type	Ā҇ŏѺ
me who	ĉҊ
me who calls	ĀѺĉ҈
me why	Ā҉
me |	İѶŀҋŃҋ
me | $	İѶŀҋŃҋ
mean	Ā҇ĳѵĸ҇ŀ҇ő҇
mean _ $	ĀҗĳѶ
mean _ arguments	ŀ҆
mean _ line	ĸ҆
mean the	Āѹĸ҈
mean the line	ĸ҆
mean |	ĀҘĳѶ
mean | $	ĀҘĳѶ
meant	Āѷġ҈Ň҆
meant _ be	Ĭ҆
meant _ do	ġ҆
meant for	ĀѺŇ҆
meant to	ġ҈
meant to be	Ĭ҆
meant to do	ġ҆
measured	Ā҈
meeting	Ā҉
mehtods	āҊĆѷĽҋľ҈
mehtods does	āҋĆѹĽҋ
member	ĀѵĈѷģґĶѹķҜĸҎĹ҆ĽҞľҥłѸ
member <name>	Āғķҍ
member <name> defined	ķ҆
member <name> matched	Ā҈ķѺ
member _ <name>	Ĺ҈
member _ defined	ķ҆
member _ does	ĀѸľҋ
member _ in	ĽҖ
member _ matched	Ā҈ķѺ
member _ of	ā҇ģ҇ĸҏľқłѺ
member _ |	ķ҈
member funcs	ģѹĽҏľґ
member function	ĸҐĹ҈
member functions	ĀѲā҆ĈѹĽґľҜ
member functions does	ľҋ
member functions of	ā҈ľҊ
member variable	ģ҇
member variables	ģҖ
member variables of	ģ҇
members	Āѹā҉ģҨĴѹľҋ
members _ <name>	ā҆ģґ
members _ in	ģҍ
members _ struct	Āѹģ҉ĴѺľҎ
members are	ģ҇
members are in	ģ҈
members of	Āѷā҇ģҔĴѺľҌ
members of <name>	ģҍ
members of struct	Āѹģ҈ľҎ
memory	Ā҇
mention	ĀѹĨґŌҊ
mention <path>	Ĩ҈
mention <path> |	Ĩ҈
mention _ $	ŌҊ
mention _ |	ĀѺĨҌ
mentioned	Ā҇
mentions	Ķ҇
mentions <name>	Ķ҆
merge	Ā҈
message	ĀҏĮѹįҊœҍ
message <literal>	œҋ
message _ $	Ā҈
message _ |	œ҇
message |	Ā҈œѺ
message | $	Ā҈œѺ
metadata	ĝҌĭҌ
metadata $	ĝ҈ĭ҆
method	ĀҊāҊĆѹďѶġѺģѹī҇ĬѺĴѮĶѷĸӄĹҽļѹĽҗľңĿҞłѹŃҏŇѸŏѹ
method $	ĹҌ
method <name>	ĀҌāѺďѺĒ҉īҌĴѷĸҨĹҥĽѶľѨĿҫŃґ
method <name> $	ĸѴĹҙľѺĿҋŃҊ
method <name> in	Ā҉ĸҋ
method <name> is	īҏņ҆
method <name> of	Ā҇ĸґĹѹ
method <name> on	Ā҉ĸҋ
method <name> overridden	Ŀ҆
method <name> start	Ĺ҆
method <name> where	ĹҊ
method <name> with	Āѹĉ҇Ŀ҇
method <name> |	ĀҌĸѷĹҐŃ҉
method _ $	ĀѴāҋĸѯĹҎĽҕľҋĿґŃ҉
method _ <name>	ĀҍĸҜĹѹĿѷ
method _ class	ĸґ
method _ cls	āҌ
method _ for	Ľ҆ľ҈
method _ in	Ā҇ĸҋ
method _ is	īҏņ҆
method _ of	ĸҌĹѷĽҍľғ
method _ on	Ā҉ĸҋ
method _ overridden	Ŀ҆
method _ start	Ĺ҆
method _ thanks	ĀѶĿҊ
method _ the	Ā҆
method _ where	ĹҌ
method _ with	Āѷĉ҇đ҇Ŀ҆
method _ |	Ā҉ĸѴĹҚľ҆Ń҉
method count	ĽҚ
method count $	ĽҊ
method count for	Ľ҆
method count of	Ľ҇
method does	Ā҇
method in	ĸ҉
method in class	ĸ҇
method list	ľҝ
method list of	ľ҉
method names	Āѷāҙľ҉
method names $	ā҉
method names of	ľ҆
method of	ĀҎĸҐĿѺ
method of <name>	ĸҏ
method of the	Ā҆
method on	ĸ҇
method set	Ľ҆ľ҇
method set of	Ľ҆ľ҇
method tally	ĹѺĽҚľѶ
method that <name>	Ā҆
method |	āѹĹҎ
method | $	Ā҆āѹĹ҉
methods	āұąѺĆѵĈҐĉҔčѺđҒĒѷġѹĢѺĤѶĪѶīѸĬѺĴѺļѺĽӊľӝĿҠŀѺłҘŃѺņѺŇѴŌѸŏѺ
methods $	Ľ҆ľҕ
methods <name>	ĽҒľѹ
methods <name> defines	Ľ҆
methods _ $	ĀѶā҈ľҕ
methods _ <mark>	đ҆ľѺ
methods _ <name>	ĀҖāѺĉңĽҍľҒĿ҉łҊ
methods _ a	ā҈
methods _ abstract	ĀѸāҐ
methods _ are	Ŀ҆
methods _ be	ā҇
methods _ class	ĀѺāҋĽҊ
methods _ defined	ľ҆
methods _ defines	Ľ҆
methods _ has	Ľ҆
methods _ i	ā҈
methods _ in	ľҏ
methods _ it	ľ҇Ŀ҈
methods _ not	Ā҇āѺ
methods _ override	Ŀ҉
methods _ the	đ҆ĽҋĿ҆
methods _ there	ľҊ
methods _ to	ľҊ
methods _ too	Ā҇ĽѺ
methods _ |	Ľ҇
methods are	ĀѮāҊĽ҉ľҚ
methods are abstract	ĀѸāҊ
methods are defined	ľ҆
methods are there	ľҊ
methods belong	Ā҇
methods belong to	ľ҉
methods class	Ľ҇
methods class <name>	Ľ҇
methods declared	ľ҈
methods defined	ľ҉
methods did	Ľ҆
methods do	ā҆
methods do i	ā҆
methods does	ĀҕĈ҆ľҐ
methods does <name>	ā҉Ĉ҇ľ҈
methods does the	ĀҌ
methods from	ľ҆
methods in	Ā҉ā҈
methods in <name>	ĀҎĽѺľ҇
methods marked	ā҈ľѺ
methods marked <mark>	ā҆
methods must	āҋ
methods of	ĀҘā҇Ľ҈ľ҈
methods of <name>	ĀҝāѹľҌ
methods of class	ā҆
methods on	Ľ҈
methods on <name>	Ľ҇
methods only	ĀѵľҊ
methods override	ĀѸĿҍ
methods override <name>	Ŀ҇
methods override it	Ŀ҆
methods overriding	Ŀ҈
methods per	Ľ҇
methods per class	Ľ҇
methods that	Āѹā҆ľ҇ĿҊ
methods that <name>	ľ҈
methods that override	Ŀ҉
methods the	ľ҆
methods too	ĀҊĽѷ
methods without	ĀҊ
methods |	ā҉ľ҇
methods | $	ā҉ľ҇
might	ĀѶŃ҈
might <name>	ĀѷŃҊ
might _ <name>	ĀѸŃ҉
min	Ė҇
min <name>	ĭҋ
min <name> version	ĭҋ
min _ version	ĭҋ
mind	ĀҎ
mind _ me	Đ҈ĨѺİ҆ıѺ
mind _ out	ĀѺ
mind _ the	ŉ҆
mind _ whether	Āѹ
mind checking whether	Āѹ
mind counting	Āѹŉ҆
mind counting the	Āѹŉ҆
mind listing	ĀѸ
mind listing the	ĀѺ
mind making	Ā҉
mind making the	Ā҉
mind renaming	Ā҆
mind telling	Āґİ҆
mind telling me	Āґİ҆
minimal	Ħ҆
minimum	ĀѺĦ҇ĭґ
minimum _ here	ĭ҇
minimum _ version	ĭҍ
minimum version here	ĭ҇
missing	ĀҬŌѲŎѹ
missing $	Ā҆
missing _ $	Ā҉
missing _ <name>	ĀҗŌѵ
missing from	Āҋ
missing |	Ā҉
missing | $	Ā҉
mit	ĀѨİҨ
mit _ gpl	İ҈
mit _ or	İ҆
model	ĀҌ
modification	Įғ
modification _ <name>	Į҆
modification _ <path>	Į҇
modification of	ĮҌ
modification of <name>	Į҆
modification of <path>	Į҆
modified	ĀѶĄѺċҏČҏčҊĮҜ
modified $	Į҈
modified <name>	Į҇
modified _ $	ĮҊ
modified _ <commit>	Čҋ
modified _ after	Ā҆
modified _ the	Č҆
modified again	Ā҆
modified again after	Ā҆
modified by	Č҈
modified by <commit>	Č҇
modify	ĀѹČ҇Į҆
module	ĆѺĈѺĉѸĊ҆ďѸě҇Ĝ҆Ğ҇ġҋĢҖĤѷĥ҈ĨҕĴ҉ĵҭĶҌļ҈ńѺŅѺŋѵŌѷō҈ŐѲőӉŒҋ
module $	Ķ҆őҊ
module <name>	ĀҎġҏĢҒĨҏĵѵŋѹō҈ŐѺőҞ
module <name> $	Ĩғőҋ
module <name> in	ő҇
module <name> |	Ā҇ġҎő҉
module <path>	Āѱě҉Ĝ҈Ģ҈ĨҐ
module <path> $	ě҇Ĩҍ
module <path> loaded	Ĝ҉
module _ $	Ā҈Ĩҟ
module _ <name>	ĵғŌѺőҔŒ҇
module _ contains	Ā҉Œ҇
module _ file	őҊ
module _ in	ő҇
module _ loaded	Ĝ҉
module _ publish	ĢҊ
module _ runs	ō҆
module _ the	ĀѸĶҎ
module _ variable	ĵ҈
module _ |	ġҎĢ҉őҎ
module called	Āҋő҉
module called <name>	Āҋő҉
module file	ĀҌőѷ
module is	Œ҇
module level	ĵґ
module level $	ĵ҈
module level variable	ĵ҈
module live	ő҇
module named	ő҉
module named <name>	ő҉
module that	Ĵ҆Œ҇
module var	ĵ҆
module var <name>	ĵ҆
module variable	ĵҙőѺ
module variable <name>	ĵҌ
modules	ĀѫĢ҉ĥҊĦҕħҋĨҦĩұ
modules <name>	ĦҋĨѹĩ҉
modules <path>	ĩҋ
modules _ $	ĥҊ
modules _ <name>	Ħ҆ĨҌ
modules _ <path>	ě҇Ħ҇ħҋĨ҉
modules _ both	ĀҊ
modules _ depend	Ĩ҆
modules _ from	Ģ҆
modules _ import	Ĩҋ
modules _ imports	ĥ҆ĩѹ
modules _ in	ĩҊ
modules _ it	ĩ҆
modules _ on	ĨҊ
modules _ pulls	ĩ҆
modules _ the	ĩ҆
modules _ uses	ĩҊ
modules are	ĨѷĩҔ
modules depend	ĨҌ
modules depend on	ĨҊ
modules does	Ħ҈ħ҆Ĩѹĩғ
modules does <path>	ħ҆
modules does it	ĩ҆
modules does the	ĩ҆
modules file	ĩ҇
modules import	Ā҉Ģ҆
modules import both	ĀҊ
modules import from	Ģ҆
modules imported	ĩ҆
modules importing	ěҊĜѸ
modules importing <path>	ěҊĜѸ
modules is	ħ҆ĩ҆
modules is <path>	ħ҆
modules it	ĥ҆
modules it imports	ĥ҆
modules load	Ĩҋ
modules pulled	ĩ҈
modules pulled in	ĩ҈
modules require	Ĩҍĩѷ
modules that	ĜҌĨҏ
modules that <path>	Ĝ҈
modules that depend	Ĩ҆
modules that import	Ĩ҆
modules using	ĨҊĩѹ
modules |	ĥ҈
modules | $	ĥ҈
moment	ĀѸŋ҈
moment _ $	ĀѺŋ҈
moment |	ĀѺŋ҆
moment | $	ŋ҆
month	ĀҔčѹ
month _ $	Āҍčѹ
month |	ĀҌčѹ
month | $	ĀҌčѹ
more	ĀҘą҉Į҉
more _ $	ĮҊ
more _ once	ą҆
more _ than	ĀҊ
more commits	Ā҆
more commits than	Ā҆
more than	Ā҇ą҉
more than once	ą҆
more |	ĀѺĮҊ
more | $	ĮҊ
morning	Āѷ
morning |	Āѹ
most	ĀҺĄѶĉѺĮҢįҝŇѺ
most $	Āґ
most _ $	ĀҐį҇
most _ change	Į҉
most _ commit	Į҉į҆
most _ modified	Į҇
most _ the	Ā҇
most _ |	įҌ
most methods	Ā҆
most of	Āҋ
most of the	Ā҇
most often	ĀҊ
most often |	Ā҉
most recent	ĀѱĮҖįҎ
most recent change	Į҉
most recent commit	Į҉
most recently	ĀѲĄѺĮҎįҍ
most recently modified	Į҇
most recently |	Āѹ
most |	Āґ
most | $	Āґ
motion	Ŕ҆
move	ĀҐĶѺńҔŅҠ
move $	Ņ҆
move <path>	Ā҇
move _ $	Ņҋ
move _ <path>	Ņ҆
move _ into	Ā҇
move _ was	ń҆
move _ |	ń҉
move from	ńҊ
move from |	ńҊ
move of	ŅҒ
move the	ĀҐ
move to	ńҋ
move |	Ņҋ
move | $	Ņҋ
moved	ĀҋĮѵńҗŅҭ
moved $	Ā҈ĮѸŅ҉
moved _ $	ĀѺń҈Ņҗ
moved from	ńґŅѵ
moved from $	ń҇
moved from where	ńҊŅѸ
moved here	ń҈
moved to	ńѸŅґ
moved to $	Ņ҈
moved to where	Ņ҇
moved where	Ņҍ
moved where $	Ņҍ
moved |	Ņ҆
moved | $	Ņ҆
msg	į҉œ҆
much	ĐҕĽѸ
much _ <name>	ĀѶĐҋ
much _ the	ĀҋĽѷ
much is	ĀѷĐҊ
much is <name>	ĀѺ
multiple	ą҆
must	ĀѺāҗĖ҉ĞѵĭҐĿѹ
must _ <name>	Ė҆
must _ supplied	ŀ҆
must be	ĀѵāҊŀ҆
must be supplied	ŀ҆
must have	ĭ҈
must i	ĀґĞѶ
must implement	ā҇
my	ĝҍĞ҉ĭ҇
my <name> $	Ā҆
my _ $	ĀҐ
my _ |	Ā҆ĭѹ
my editor	Ķ҆
my machine	Ā҉
my machine |	Ā҉ĭѺ
my path	ĝ҇
my shell	ĞҊ
my terminal	ĝ҆
n	ĀѲĜ҉Ġ҉ī҇Ĭ҉ĳҒĽ҉ľѸŇѺŉ҇ō҆
n $	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
n <name>	ĳҔ
n <name> <path>	ĳҋ
n _ <name>	ĳ҉ĽҊľѹ
n _ <path>	ĳҋ
n _ funcs	ŉ҈
n test	ŉ҈
n test funcs	ŉ҈
name	ĀѹĄѷċҋČѹďѺĠғġѸīѷĬҒĭѺĮѸİҘı҉ĲѺĳѸĵѺĸѹĺѹĽѵľҌńҷŅҪŉѸŊҙŋѸőҘ
name $	Ā҈ā҈İ҉
name <name>	ĀѯąҊĐ҆ĠҋĬҙŅѸŊҏőҔ
name <name> $	ą҈ŅѺŊ҆
name <name> <name>	Ĭ҆
name <name> is	Ĭ҇
name <name> whatever	ő҆
name <name> |	ĬҊő҇
name <path>	ń҉
name <path> $	ń҇Ņѹ
name _ $	Āҋą҈İҋń҈
name _ <name>	ĀѺńґŅ҉őҊ
name _ <path>	Ā҇ńҒŅ҈
name _ a	Ŋ҇
name _ before	ńѶŅҌ
name _ class	Ć҈Ĥ҆ŇѸ
name _ existed	ń҆
name _ function	Ĉ҆
name _ had	ń҉
name _ has	Ņ҈
name _ is	ĀѺĠ҆Ĭ҆
name _ not	ĀҊ
name _ old	ńҌŅѸ
name _ test	Ō҉
name _ the	ĩ҆İ҇Ņҍ
name _ was	ń҆
name _ whatever	ő҆
name _ |	ĬҊńѵő҇
name all	ĩ҇Ī҈
name all the	ĩ҇
name back	Ā҈
name back |	Ā҈
name did	ńҌ
name did <path>	ń҆
name does	Ā҉ŅҌ
name does the	Ņ҇
name every	ĀѷĈ҉Ē҆ľ҈
name every function	Ĉ҉
name for	Ā҈ń҉
name of	Ġ҆İ҇ı҆ńҚŅ҈Ŋҍ
name of <name>	Ġ҇ńҌ
name of <path>	Ā҉ńҌ
name of a	ĀѺŊ҈
name of the	İ҇
name only	ċҋ
name replaced	ńѹŅ҉
name the	Āѹŀ҉ńѺŅ҆
name was	ńҊŅѸ
name |	ĀҎń҇ŅҌ
name | $	ĀҏŅҋ
named	ĀѮą҇Ć҇ĠҒńҔŅ҆ŊҐŐ҇őҔ
named $	ńґ
named <name>	Āѹą҇ĠҒŊҐőҔ
named <name> $	ĠҌŋ҆
named <name> is	ő҆
named <name> |	ĀѷĠ҉Ļ҆Ŋҍ
named _ $	ĀѷĠҌŅ҆ŋ҆
named _ is	ő҆
named _ its	Ņ҆
named _ the	Ć҉
named _ |	ĀѷĠ҉Ļ҆Ŋҍ
named after	Ņ҆
named after its	Ņ҆
named in	Ć҉
named in the	Ć҉
names	āҕċҊĝҕĢҰģҌĸѺĽѺľҐŀҖłҋŎҌ
names $	ĀѲā҉ċ҉Ē҇ģҏłҍ
names _ <name>	āҐĢҐ
names _ <path>	ĀғĢҋ
names _ by	Āҍĝ҇ĢѺ
names _ can	Ģ҆
names _ imported	ŎҊ
names _ the	ľҋŀҔ
names _ |	ĀѺĩ҈
names are	ĀѺĢҌŎҋ
names are imported	ŎҊ
names does	ĀҐĢ҈
names does <name>	Ā҆
names does <path>	Ā҉
names exported	Āҏ
names exported by	ĀҏĢѺ
names for	ľ҇ŀ҇
names from	ĩ҈
names from |	ĀѺĩ҈
names in	Ā҇ŀ҆
names in the	ŀ҆
names is	Ģ҈
names it	Ģ҆
names of	Ģ҈ľҎŀҌ
names of <name>	Ģ҈
names of the	ľҋŀҍ
names that	Ģ҇
navigate	Ĺ҆
need	ĀҚĝѵġ҉ī҈ĭҋļ҆ĿѪŃ҉ňѸŎ҇
need $	Āҍĕѹĭ҈
need <name>	ĀѺġҊ
need _ $	ĖѸĭҍ
need _ know	Āѳī҉ĸ҇
need _ position	Ļ҆
need _ source	ļ҇
need _ the	Ĵ҆
need _ this	Ė҇
need _ type	ĀѺņ҇
need _ |	ĩ҆
need a	Ā҆
need for	Ė҇
need for this	Ė҇
need imported	ĩ҆
need imported |	ĩ҆
need only	Ĵ҆
need only the	Ĵ҆
need that	Ā҆
need the	ĀѲĐ҈Ļ҆ļ҈ņ҇
need the source	ļ҇
need the type	ĀѺņ҇
need to	ĀѬĝѺī҈ĸҊĺ҆ŃҊ
need to know	Āѳī҉ĸ҇
need |	ĖѸĭҍ
need | $	ĖѸĭҍ
needed	ĀѲĕҟ
needed in	ĀѶĕғ
needless	ĩѳŎқ
needless $	Ŏ҆
needless _ statements	ĩѸŎҌ
needless import	ĩѸŎҌ
needless import statements	ĩѸŎҌ
needless imports	Ŏ҈
needs	ĕ҇ĩҋ
nested	ĀҙĶѴĺҭĻҥĽѯ
nested <name>	Ļҍ
nested _ <name>	ĺқĻҝ
nested _ in	ĀҗĽѯ
nested _ of	ĺҊ
nested _ the	ĺ҈
nested def	ĺ҆Ļ҆
nested def <name>	ĺ҆Ļ҆
nested function	Ā҆ĺ҈ĻҌ
nested function <name>	Ļҍ
nested function of	ĺҊ
nested helper	Ļ҉
nested helper <name>	Ļ҉
nested in	ĀѺĺҜĻѺ
nested in <name>	ĺҕ
never	ĀҴĈѸē҆ģѶĩѷłѲŃѹŎҩ
never _ $	ĩѸŎҟ
never _ <name>	Āҋē҇łѳ
never _ |	ĀҙĈѹŃѹ
never raise	ĀҕłѳŃѹ
never read	Āҏģѷ
never read |	Ā҇
never referenced	Ŏ҆
never referenced $	Ŏ҆
never used	Ŏҋ
never used $	Ŏ҇
never uses	ĀѹŎҍ
never uses $	ŎҊ
new	ĂҏăҐĖ҇ł҇ńѺŅҴŐѺ
new <name>	ł҉
new _ $	ĂҋăѹĄ҈ł҈
new _ <name>	Ė҉ńҍŅѴ
new _ <path>	ńҎŅѴ
new _ <tag>	ĀѺăҐ
new _ of	ă҆ńѬŅң
new _ |	ĀҍńѵŅҙ
new does	Ė҇
new files	ĀѺĂ҇ă҈
new in	ĂѺăҐ
new in <tag>	ĀѺĂѺăҐ
new location	Ņ҆
new must	Ė҈
new name	Ņң
new name <path>	ńҎŅѴ
new name of	ńѭŅҜ
new name |	ńѹŅҔ
new path	Ņҏ
new |	ĂҋăѹĄ҉
new | $	ĂҋăѹĄ҉
newcomer	Ā҇
newer	Āҋ
newer _ |	Ā҆
newest	ĀҊĄѷĭѷĮҟįҟ
newest _ $	ĮѺį҉
newest _ for	Į҉
newest _ in	ĀѹįҚ
newest _ of	ĀҐĭѹ
newest _ on	Į҆
newest _ that	ĀѹĮҍ
newest commit	ĄѷĮғį҉
newest commit for	Į҉
newest commit on	Į҆
newest file	Ā҆
newest file in	Ā҆
newest revision	ĀѹĮ҈į҆
newest revision that	ĀѺĮ҈
newest version	ĀҎĭѹ
newest version of	Āҍĭѹ
newly	ĀѷĂ҇ăҊ
next	ĀҟĎҋ
next _ $	Ā҆
next _ <name>	Ď҉
next _ |	Ā҇
next release	Ā҈
next to	Ā҆Ďҋ
next to <name>	Ď҉
no	ĀѶĆѷć҉ė҆ęҌě҉ĠҎĢѺĥ҈ĩѺīҋĶ҇ľѹŊ҉ŎҊ
no $	ć҆Ġ҆īҊĬ҆
no <name>	ē҇
no _ $	ĀѸď҆ė҆Ġ҇
no _ is	ĀѺē҇
no docs	Ā҆
no docs |	Ā҆
no docstring	Ā҈
no longer	Ā҈
no use	ĀѺŎҍ
no |	ĀѰĠ҇ĥ҈
no | $	Āѳď҆ė҆Ġ҇
nobody	ĀғĢѸŎ҈
nobody _ $	Ā҈Ģѹ
nobody _ <name>	Ā҇
nobody overrides	Ā҆
nobody overrides <name>	Ā҆
nobody uses	Ā҈Ģѹ
nobody uses $	Ā҈Ģѹ
node	ĀѺĭҼ
node <name>	ĀѴĭҔ
node _ $	ĭ҆
node _ |	ĀѶĭҐ
node version	ĭҊ
non	ĕґ
non _ $	ĕҎ
none	ĀҌ
none _ $	Ā҇
none |	Ā҇
none | $	Ā҇
not	ĀҕăҙąҐĆѺćҋĈѸĉѸċѶČ҉čѸĎґđѯēҋęҍěҊğ҇ġѸĢѸĤѸħѺĨѲĩѲĪѳīҌĬҘıѹĲѸĹѹĽѺľѶĿѷņѹňѵŊҕŌѵō҆ŎҧŐ҉ő҉
not $	ć҆ę҆Ŋ҇
not <name>	ĀѺī҈
not _ $	ī҈Ĭ҇ľѹŊ҇ŎҎ
not _ <commit>	ĀҊňѸ
not _ <name>	ĀқēҊŐ҆
not _ <path>	ĀҍčѹĨѺŐ҇
not _ and	ĀҌ
not _ any	ĀѺĮҊ
not _ at	Ă҈
not _ but	Ā҇
not _ how	ĀѸ
not _ if	ĀѺ
not _ in	ĀѹăҒĠ҆Ŏ҉
not _ is	ī҆
not _ it	Ő҆
not _ line	Ā҆
not _ right	Ĭ҈
not _ same	ĀѺĎ҉
not _ the	ĀѴąҎ
not _ what	ŀ҇
not _ wher	ď҆
not _ where	Āґ
not _ with	ĀҊđѸ
not _ |	ĀѢă҇ć҆ę҇ī҇ō҈Ŏ҇
not abstract	Ā҇āѺ
not abstract |	Ā҇āѺ
not and	Ď҉
not changed	ĀѸĮҊ
not changed any	ĀѷĮҊ
not contain	ĀҗňѸ
not decorated	Ā҉đѸ
not decorated with	Ā҉đѸ
not exist	Ă҇ă҆
not exist at	Ă҈
not exist in	ă҆
not exported	Ā҆
not exported |	Ā҆
not get how	Āѹ
not get wher	ď҆
not get where	ĀҒ
not have	ĀҊ
not implement	Ā҈
not import	ĀҍĨѸ
not import <path>	Ā҇ĨѺ
not it	Ŏѹ
not it and	ĀҌ
not it |	Āѧę҇Ŏѹ
not just	ą҉
not know	Āѹő҆
not need	ĀѺŎҌ
not ok	ō҉
not ok |	ō҉
not only	ąҊ
not only line	Ā҆
not only the	ĀѸąҊ
not override	ĀҊĿѺ
not pass	ēҊ
not referenced	Ŏ҆
not see	Ő҇
not spot	Ő҉
not the	ĀѸĎ҉
not the same	ĀѺĎ҉
not there	ă҈
not touch	ĀҍčѸ
not touch <name>	Ā҆
not use	Ŏ҉
not use $	Ŏ҆
not used	ĀѴŎҗ
not used |	Ŏ҇
not yet	ă҆
not |	Āѳī҆ĬҊŊ҇
not | $	Āѳī҆ĬҊŊ҇
nothing	Ā҆ĩѵŎҤ
nothing $	Ŏ҉
nothing _ $	Ŏ҉
nothing _ to	Ŏ҇
nothing in	Ŏ҆
nothing refers	Ŏ҇
nothing refers to	Ŏ҇
nothing |	Ā҉Ŏ҉
nothing | $	Ŏ҉
now	ĀѶć҆īѹį҉ńҊŅҪŋҍ
now $	ŅҖō҆
now <name>	ń҆
now <path>	ń҉
now <path> |	ń҆
now _ $	ĀѺŅҌŋҊ
now _ file	Ņ҈
now _ it	Ā҇
now _ |	ń҈
now called	ń҆
now that	Ā҇
now that it	Ā҇
now the	Ņ҈
now the file	Ņ҈
now |	ĀѺŅҌŋҊ
now | $	ĀѺŅҌŋҊ
number	ĀҏčҘď҇ĐҙģѹĲҡķѵĽҝľѰŉҝ
number <line>	ĳҊ
number <line> in	ı҆
number _ $	Ķ҆
number _ <name>	ď҆Ĺ҇
number _ <path>	Ĳҋ
number _ commits	čҖ
number _ i	Ĳ҆
number _ in	ı҆
number _ lines	Ĳґ
number _ methods	ĽҟľѸ
number _ string	ĐҒ
number _ test	ŉҋ
number _ tests	ŉҔ
number does	Ĳ҉
number for	ď҈ĲѺ
number for <name>	ď҈ĲѺ
number in	ĀѸĲҎ
number of	ĀҞčґĲҍĽҔľѵŉҚ
number of commits	čғ
number of lines	Ĳґ
number of methods	Ľҗ
number of test	ŉҋ
number of tests	ŉҒ
number or	Đґ
number or string	ĐҒ
number please	Ķ҆
number please $	Ķ҆
number string	Đ҆
number |	Ľ҈
number | methods	Ľ҈
object	ģҋľҋņғŏ҉
object $	ľ҈
object <name>	ņ҆
object _ class	ģ҆
object of	ģ҆
object of class	ģ҆
obliged	ĀѸā҉
occasions	Ŕ҆
occur	ĉ҇
occur _ $	ĉ҇
occur |	ĉ҇
occur | $	ĉ҇
occurrences	œ҉
occurrences of	œ҉
occurs	Āѹœ҉
of	Ā҇āҋĂѴąҏĉѺĊѺčғď҉ĐѷđѷēҏĔѺĕѴĖҏėѷĘ҈Ě҇ĜҊĠѳġ҇ĢҊģѹĤѵħҌĪ҆īќĬѫĭѹį҆Ĳ҇ĴѲĵѸĸҍĹѹĺ҇ĻѺļѸĽҒŁҏń҉ņ҉Ň҈ŉҐŋѱŌѮŏ҉ŐѳőѹŒѵœҋ
of $	ĀѷĈҏĉѺĨѷĩҋŇғ
of <commit>	Ā҇Čҍ
of <commit> $	Ā҇
of <literal>	œҚ
of <mark>	āҔ
of <name>	ĀҖĂѺąҍĆҒćѷĈ҈ĉҋĊѸċѹČѸĎғĐҊđѲēҤĕѴĖҕėҎĘ҉ęҢĚҝěѺĝҏĞ҆ğѯĠ҈ġѷĢ҈ĥѸĦѶĩ҆īѷĭѮįѯİѸĲѸĴѬĵѱĶѴķѱĸқĹҖĺҍĻ҆ļѸĽѳŀҎŁѶłҌňѺŉѲŊѵŋѶō҉ŏѤőѳŒѳœѸŔѷ
of <name> $	ĀѥāѸąѵĆҒĉ҈ĎѳďѹĐғĒѹĔѹĕѺĖѺĝѺĞ҇ġҐĢҋģ҉ĤҋĨ҈ĩҒīѹĬѺĭѵįѺıѺĵѺĶ҇ķѺĹ҆ĻѸľҔĿҒŀ҆łҋń҇ŅҌŇҎŉѺŌ҆őѹ
of <name> 's	ēѸĔҌę҇Ĺ҇ņҊŏѷ
of <name> <name>	Ď҈Ĭ҇
of <name> and	ĎҒ
of <name> are	Ė҉Ĥ҇
of <name> be	Ěҋ
of <name> been	Ĺ҈
of <name> by	ę҇
of <name> called	Ā҆
of <name> compared	Ďҍ
of <name> default	ēҍ
of <name> defines	Ļ҉
of <name> differ	Ď҆
of <name> do	Ė҇
of <name> except	ĀҌ
of <name> for	ĭ҆
of <name> from	ĎҊŀѺ
of <name> get	Ā҆
of <name> give	Ĕ҆
of <name> have	Ā҈ē҇
of <name> identical	Ā҇ąѺ
of <name> in	ą҈ĆѺēҕĘ҆Ġ҇Ŀҕ
of <name> into	Ā҈
of <name> is	ď҆ĖѷĘҋĚҎĭҍ
of <name> it	ĸ҇
of <name> makes	ī҇
of <name> not	ąҊ
of <name> on	Ő҆
of <name> or	ĀѸĎ҆Ğ҈
of <name> please	Ĺ҆ŀ҈
of <name> that	ĀҗĖ҇īҍĭѸĿѸ
of <name> this	ĭ҆
of <name> versus	Ď҆
of <name> we	Ėҏ
of <name> what	ĀҊ
of <name> which	Ķ҇
of <name> with	Ā҇ą҈
of <name> within	Ę҆Ġ҆ĸ҆
of <name> |	ĀѲĆҍĈҕĉҊĎҍĐѵė҈ĘѹĚґġѶĨѹīѺĸ҈Ĺ҈ĺ҆ļѺľҋŀҜ
of <path>	ĀҒĄ҉ďҐěҕĜҙĢҗĦѵĩғĮ҆įѺıҋĲ҈ĳ҆ń҈Ņ҈ŉѸō҈ŎҎŔҐ
of <path> $	ĀѲĢҌĦѺħ҆ĩҗĲ҆ńҌŅ҇Ŏ҆ŔҊ
of <path> 's	ě҇
of <path> after	Ņ҆
of <path> are	ĀҊ
of <path> in	Ĝ҇
of <path> is	ď҇Ĝ҉
of <path> please	ń҆
of <path> present	Ĝ҇
of <path> read	ĀѺĳ҈
of <path> that	Ā҇
of <path> |	ĀѰěҍĢ҇ĩҌĳ҆Ŕ҆
of <tag>	ĀѺăҍğҎ
of <tag> $	ğ҇
of _ $	ĀѳāѵĄ҈ĆҊć҉ĉ҆ĎѰďѺĐҏđѹĒѷĔѷĕѹĖѶėѺěѹĝѸġҚĢҒģҊĦѵħ҆ĨґĩҝĪҊīѷĬѸĭѴįѷİѸıѺĴѹĵѸķѸĺѺĻѷľґĿҏł҈ńҏŅҏŇқŉѶŊѴŋѴŌ҆ō҇Ŏ҇ŐҊőѶŒѱŔ҆
of _ 's	ĀѵēѸĔҌę҇Ĺ҆Ņ҇ņҊŏѷ
of _ <commit>	Āѹ
of _ <line>	ĳҌ
of _ <name>	ĀҏĆѹĈѴĉҏďҍĐ҉ĒҎēѷĔ҆ĝѷġҐģѺĤҊĦҊĨѹĩѺĵѴĸҋĹѷļҌĿҋŃѴńѹŇѶŊ҉ŏҒŐѶŒ҈Ŕ҇
of _ <option>	Ċ҈
of _ <path>	Ņ҆
of _ <tag>	ğҊ
of _ after	ŅҊ
of _ and	ĎҒ
of _ are	ĀҎĖ҈Ĥ҇Ŀ҉
of _ at	Ĩ҈ĩѺ
of _ back	ń҇
of _ base	Ŀ҇
of _ be	ĚҊ
of _ been	Ĺ҈
of _ before	ń҈
of _ by	č҆ę҇
of _ called	Ā҆
of _ callers	ėҊ
of _ cases	ŉҋ
of _ changed	Ā҇
of _ class	ĆҊņҊ
of _ clearer	ĀҋńѶ
of _ closure	ĺ҆
of _ comes	ņ҈
of _ commit	č҇
of _ commits	Ā҆
of _ compared	Ďҍ
of _ constant	ĐҊŏ҆
of _ contain	ė҆
of _ counted	Ĳ҆
of _ data	Ĵ҈
of _ default	ēҍ
of _ defines	Ļ҉
of _ definitions	Āѹą҆Ģ҇
of _ dependencies	Ā҉
of _ dependency	Ė҆
of _ differ	Ď҆
of _ do	ĀѹĖ҆ņҊ
of _ does	Āѵď҇Ė҆Ĳ҉ĽҍŃ҈ŏ҈
of _ enum	ķҐ
of _ enumerator	ķ҇
of _ environment	ĀѹĞҌ
of _ except	ĀҌ
of _ exception	łҏ
of _ fields	ģґ
of _ file	ĳ҇Ő҆őѺ
of _ files	ĀѺČ҆ě҇Ĩ҉őґ
of _ fix	Ā҆
of _ folders	Ő҈
of _ for	ĭ҆
of _ from	ĀґčѺĎҊľ҆ŀѺ
of _ func	ĶҊŀ҉Œ҉
of _ funcs	ĽґľѺ
of _ function	ġҋŀ҇ņ҇
of _ functions	Ę҉Ļ҆
of _ get	Ā҆
of _ give	Ĕ҆
of _ has	ď҇
of _ have	ĀҊē҇
of _ helper	Ķ҈
of _ identical	Ā҇ąѺ
of _ importers	ě҆
of _ imports	Ĝ҈Ŏ҉
of _ in	Ā҆āҎą҇ēҒėѺęѺĜ҈ğѺĠ҆Ĳ҈ĿғŇѹŉҋŎѺ
of _ inside	ŉҊ
of _ interface	ĤѸĪ҇ļҐ
of _ into	Ā҈
of _ is	ĀѹďҍĘҊĚҍě҆Ĝ҆ħ҉ĭҌŁ҇
of _ it	Ĉҋĸ҇
of _ language	ĀѷĬ҆ĭ҇
of _ licence	İ҆
of _ line	ı҈
of _ list	Ģ҇
of _ log	į҇
of _ makes	ī҇
of _ matter	Ā҇
of _ mention	ě҆
of _ method	Ā҆ĉ҆Ľ҆Ńғ
of _ methods	ĀҏāҎĽѮ
of _ module	ġҋĨҍĵ҈
of _ modules	Ĝ҈
of _ move	ń҈ŅҐ
of _ names	Ģ҉
of _ not	ąҊ
of _ of	Ľҋľѹ
of _ on	ĀѸĭ҇ŐҊ
of _ one	Ļ҆
of _ or	ĀѸĎ҆Ğ҈
of _ package	ĵҊ
of _ parameters	ŀ҇
of _ pass	ō҇
of _ per	ĀҊčѷ
of _ phrase	œҏ
of _ please	ŀ҈ń҉
of _ present	Ĝ҇
of _ project	ĕ҉ĭҊį҇İғŁѹ
of _ read	Āѵĳҍ
of _ referenced	Āҋ
of _ releases	ň҇
of _ rename	ńҏŅ҆
of _ repo	Ā҆ć҆İ҆
of _ repository	ć҇Ő҇
of _ sets	ĀѺď҇
of _ skipped	ĀҎŉѴ
of _ software	Ł҆
of _ static	ĵҍ
of _ subclasses	Ě҇
of _ take	ĀѺĮ҉
of _ test	ĀѷŊҍŒҐ
of _ tests	Ŋ҉
of _ that	ĀҎčҋĖ҆Ħ҆ħ҆īҌĿѷ
of _ the	ĀҊąѸį҉ŋ҆ő҆
of _ this	ĭҋŁҎ
of _ to	č҈
of _ touching	čҌ
of _ trait	Ĥ҉
of _ type	ĀѸģҍľ҉ŏ҆
of _ use	ġ҈
of _ variable	ŏҊ
of _ variant	ķ҆
of _ versus	Ď҆
of _ we	Ėҏ
of _ what	Ā҇ġѺĮ҉
of _ which	ă҆Ķ҇Ŏ҈
of _ who	ı҇
of _ with	Ā҆ă҆ą҉
of _ within	Ę҆Ġ҆ĸ҆
of _ written	ı҈ĳѹ
of _ |	ąѹĆҔĈҔĉ҈ĎҋĐѴĒ҇ĔѺĕѶĖѺė҇ĘѹęѹĚҏěҌĜѸĠѺġѶĢ҇ģѸĨѹĩҌīѷĭѺĲ҆ĳ҆ĶѺĸ҇Ĺ҈ľҌĿѴŀҚŇѺŐѺ
of a	ĝѹń҇Ŋ҈
of a <name>	Ā҇ĝѹ
of a module	ĵ҆
of a rename	ń҆
of a test	ĀѺŊ҈
of all	ĀҌąѷį҈ő҆
of all the	ĀҌąѸį҈ő҆
of class	ĀҋāҋĆҊĪҋ
of class <name>	ĀҌāҋĆ҇Īҋ
of cls	Ā҉Ľ҆
of cls <name>	Ā҉Ľ҆
of code	ĀҌ
of code in	ĀҌ
of commits	čҦ
of commits per	ĀҊčѷ
of commits that	čҌ
of commits to	č҉
of configuration	ď҆
of configuration <name>	ď҆
of constant	Đ҇
of constant <name>	Đ҇
of date	Ā҆
of date |	Ā҆
of decorators	ĒҊ
of def	ŀ҆
of def <name>	ŀ҆
of definition	ą҆
of every	ĀҊĶѺ
of exception	Ń҇
of exception does	Ń҇
of file	Ą҉č҉
of files	ċ҆
of fn	ĶҐ
of fn <name>	ĶҐ
of former	Ņ҉
of func	ĀҐĈѹĉҐĒҖŀѸŃѹ
of func <name>	ĀҐĈѹĉҐĒҖŀѸŃѹ
of function	ŀҏ
of function <name>	ŀҏ
of git	į҆
of go	ĭ҇
of imports	ĥҐĦҍħҔĨ҆Ŏѷ
of imports $	Ĩ҈ĩѺ
of imports from	Ā҉
of imports is	ħ҉
of imports that	ħ҇
of inheritance	ĀѹĚҋ
of interface	ĀҌĤ҈
of interface <name>	ĀҌĤ҈
of it	Ė҈
of it are	Ŀ҆
of it |	ĿѺ
of its	ĀҋėѺĘ҉ġ҆ķ҆
of its imports	Ŏ҇
of its subclasses	Ě҇
of java	ĭ҇
of line	ĳҍ
of line <line>	ĳҌ
of lines	Ĳҗ
of lines in	ĲҊ
of lines |	ĀѹĲ҈
of member	ĽҖľѺ
of method	ĸҍ
of method <name>	ĸҍ
of methods	ĀѷāѷĽҵ
of methods of	ĽҐľѹ
of module	Ĩ҉
of modules	Ħ҇ħ҆
of modules <name>	Ħ҈
of node	ĭ҇
of object	ĀѺņҏŏ҇
of object <name>	ņ҆
of option	ď҉
of option <name>	ď҉
of places	ą҆
of project	Łҙ
of python	ĭ҇
of revisions	č҇
of revisions touching	č҇
of running	ŋҋŒѺ
of running the	ŋ҆
of rust	ĭ҇
of software	ĀѺŁҒ
of something	Ć҈
of struct	Āҋľҍ
of struct <name>	Āҋľҍ
of teh	Ŋ҆
of test	ĀѳŉҕŊҊŒҐ
of test <name>	ĀѹŊҌŒ҆
of test cases	ŉҋ
of test functions	ŉ҆
of testcases	ŉ҉
of testcases inside	ŉ҉
of tests	ŉҡ
of tests in	ĀѺŉҏ
of tests skipped	ĀҎŉѴ
of tests that	ŉ҆
of text	ĀѹĲҍ
of text does	ĀѺĲҊ
of that	ģѺ
of the	ĀѥĄѷĆѵćѺĈѳĊ҆ĎѷĒѴē҇ė҇ĠѺġ҈ģҐĤ҆ĥѹĦѷĨҊĩѺīѹįґİҋĲѵĴҒĵҏĶ҉ķҐĸѸĹѴĺҊļ҆ĽѸĿҋŃҍŅҐŇѯŉѸŋѺōѷőҋŒҋ
of the <name>	ĀѶġҍĤ҆ĴҎļҌĿҍŔ҈
of the <option>	Ċ҈
of the base	Ŀ҇
of the callers	ėҎĘѺ
of the class	ĆҋģҌĹ҆
of the classes	Ě҆
of the closure	ĺ҆
of the commit	č҇
of the commits	Ā҆
of the constant	Ā҆ŏ҆
of the data	Ĵ҈
of the definitions	Ģ҇
of the dependencies	Ā҈
of the dependency	Ė҆
of the enum	ķ҈
of the enumerator	ķ҇
of the environment	ĀѹĞҋ
of the file	ĀѺĳ҇Ķ҆Ő҇őѺ
of the files	ĀѺě҇őґ
of the folders	Ő҈
of the function	ĀѸġҋŀ҇ņ҆
of the functions	Ę҉Ļ҆
of the helper	Ķ҈
of the importers	ě҆
of the imports	Ĝ҈
of the interface	ļ҆
of the language	ĀѷĬ҆ĭ҇
of the licence	İ҆
of the method	Ā҆ĉ҆Ľ҆ľѹŃғ
of the module	ġҋĨҍ
of the modules	Ĝ҈
of the move	ń҆ŅҐ
of the package	ĵҊ
of the project	İ҈
of the rename	ń҉Ņ҆
of the repository	Ő҇
of the static	ĵҍ
of the test	Œҏ
of the trait	Ĥ҈
of the type	ģҍľ҉ŏѷ
of the variable	ŏ҇
of their	Ŀ҆
of them	ąҏ
of them $	ąҋ
of thing	Ł҉
of this	ĀҍćҋĕҌĭ҆İҏŁѸ
of this project	Ā҈ĕ҈İҋŁѷ
of this repo	Ā҉ć҆
of this repository	ć҇
of today	Ņ҈
of today 's	Ņ҈
of trait	ļ҆
of trait <name>	ļ҆
of value	ņ҉
of what	ĀѬġҐŇҍŏ҉
of what $	ŇҎ
of what <name>	ġ҆
of what fields	ģ҆
of what file	Ĵ҆
of what type	ŏҊ
of which	ĀѥĢ҇ģ҇ĤѹĨ҆ĩѺĪ҈ń҆ņҋň҇ŏ҈
of which class	ņҊ
of which fields	ģ҉
of which file	ļ҆
of which files	Ĩ҇
of which names	Ģ҈
of |	ĀѷġҏĪ҈
of | $	ĀѷġҏĪ҈
off	ĀѵĉҎŔҘ
off <path>	ŔҌ
off <path> $	Ŕ҇
off _ $	ĀѹĉҎŔҍ
off |	Ŕ҆
offer	ĀѫĢҋľҙ
offer _ importers	ĢҊ
offer to	Ģҋ
offer to importers	ĢҊ
offers	ľ҆
often	ĀқčҎ
often _ $	Ā҉
often does	Ā҆
often has	č҆
often is	Ā҆
often was	č҆
often |	Ā҉
often | $	Ā҉
ok	ĀѯćҍŋҍōҎ
ok _ $	ĀѲć҉ōҍ
ok _ ok	ō҉
ok not	ō҉
ok not ok	ō҉
ok or	ŋҊ
ok |	ĀѲć҉ōҏ
ok | $	ĀѲć҉ōҍ
old	Ā҉ĭҊńҧŅқ
old <name>	Ņ҉
old <path>	ŅҊ
old _ $	ńґŅѸ
old _ <name>	ńѹŅґ
old _ <path>	ńѵŅҔ
old _ back	Ā҈
old _ is	Ņ҉
old _ of	ńғŅѴ
old _ |	ńҙŅѷ
old file	ŅҒ
old file <name>	ŅҊ
old file <path>	ŅҌ
old name	ńҟ
old name $	ńҌ
old name <path>	Ņ҇
old name back	Ā҈
old name of	ńҔŅѴ
old name |	ĀѷńҒ
old one	ń҉Ņѹ
old one |	ń҆
old path	ń҆
older	ĭ҉
older _ |	ĭ҉
older distribution	ĭ҆
older distribution |	ĭ҆
oldest	ĀґąѺĭҕįѵ
oldest _ $	Ā҉
oldest _ release	ĭ҇
oldest _ that	ĭҋ
oldest |	ĀҊ
oldest | $	Ā҉
omit	ē҈
omit <name>	ē҈
on	āҊĄѶąѸĉѲĎѴď҇ĐѲđҕĒ҈ĕҐėѹĘѺĜѷĠѹĢѱģҏĤѰĦҋĨҎĩ҉ĪҎīѱĬѴĭ҇ĮҊİѷı҆ĳ҆ĸҒĹҋĺѷĻ҉ľ҉ĿѲŀѺłѶŃѶŅѵŉѹŊѸŎѷŏѵŐѷő҈œҊŔҙ
on $	ĀѯĆҔĕ҈ĩҎĭ҆ĴҏĹ҉ń҆Ňѵ
on <name>	āґĆѵĎѺđѹĖ҈ęҊġҖģ҆ĨҕĭѴĮ҆ĸ҉Ľ҇ľ҇ņ҆Ň҆
on <name> $	ĀѳāҔĆѶġҝģѺĨҍĸ҇Ľ҈ņ҆Ň҉
on <name> and	ŀ҈
on <name> is	Ā҆
on <name> |	Ē҈ęҌģ҈
on <path>	ĀѯěҝĦҏĨҏĩѸĮ҈
on <path> $	ĀѸěҎĦ҆Ĩҋ
on <path> |	ĀѶě҈
on _ $	ĀѯāғĆѶđҎĖ҇ěҌġҜĢѺģѺĨҘĩѷīѺĮ҇ĸ҇Ľ҈Ň҈
on _ <line>	Ā҆ı҇ĳҌ
on _ <name>	Ā҈ĆѵģҎĪ҇Ĵѹĸ҈ľ҈ŇҐ
on _ and	ŀ҈
on _ events	ŔҌ
on _ for	ĭ҆
on _ functions	đ҈
on _ import	Ħ҉
on _ instance	Ā҈
on _ it	ĭ҆
on _ line	Ċ҆ďґěѭĞ҈ĵ҈Ķ҇ĻҏļҎœ҆
on _ machine	Ā҉
on _ modules	ĩ҈
on _ of	ĩѺ
on _ older	ĭ҉
on _ other	ĨѸĩҎ
on _ path	Āҕĝ҉ŐѶő҇
on _ please	ŐҊ
on _ section	Ŕҍ
on _ type	ĪҌ
on _ value	ē҆
on _ |	ĀѸĒҋęҋě҈ģҊĨ҇ĭѺ
on a	ģ҈ľҋ
on a <name>	ģ҈ľҋ
on an	Ā҇ĭ҉
on an instance	Ā҈
on an older	ĭ҉
on ci thanks	Ā҆
on class	ĆѶģ҆Ňґ
on class <name>	ĆѶģ҆Ňґ
on cls	ĸ҇
on cls <name>	ĸ҇
on disk	Ő҆őҔ
on disk please	ŐҊ
on does	ĭ҆
on does it	ĭ҆
on function	Ē҇
on function <name>	Ē҇
on it	Ē҆
on its	Ā҇
on line	Ā҆ı҇ĳҌ
on line <line>	Ā҆ı҇ĳҌ
on linux	Ā҉
on linux $	Ā҈
on my	ĀҐĝ҆
on my <name>	Ā҆
on my machine	Ā҉
on my path	ĝ҇
on running	Āѹō҈
on the	Ē҉ĦҊĪҌļѺ
on the import	Ħ҉
on the type	ĪҌ
on this	ĀҌĕѸ
on top	đґĩѺ
on top $	đҍ
on top of	ĩѺ
on what	ĀѸĆ҈ď҉ĕ҆Ķ҈Ļ҆ļ҆ŇѸŔ҇
on what line	ďҊĶ҈Ļ҆ļ҇
on when	ĀѺĕ҉
on which	ĀҊď҆ěѭĞ҇ĦѹĨѶĩғĹҏĻ҆ļ҆ŐѺőѺŒ҇ŔҊ
on which <name>	Ā҆
on which events	Ŕҋ
on which functions	đ҆
on which line	ď҇ěѭĞ҈Ļ҈ļ҇Œ҈
on which modules	ĩ҇
on which other	ĨѸĩҎ
on windows	Āҗ
on windows $	Ā҇
on windows |	Ā҈
on |	ĀѲĔ҆Ł҆Ŕґ
on | $	ĀѸĔ҆ĕ҆Ė҆
on | section	Ŕҍ
once	Ā҆ą҆ĝ҆ŅҊ
once _ $	Ā҉
once named	Ņ҇
once thanks	Ā҇
once thanks $	Ā҇
one	ĀѺāѸĉѵČ҇ėҌę҆Ě҈ě҈ĜҋġѸĦ҇ĩѶį҉ĸ҈Ļ҆Ł҉ń҉ŇѴŊҗŌѷŎѺ
one $	ĀѷŊҊ
one _ $	Ā҇Ļ҆ń҇Ņ҇
one _ <name>	ė҆
one _ <path>	ě҇
one _ by	ĺ҆
one _ its	Ę҉
one _ put	Ė҆ĭѺ
one _ the	ĀҒąѸČ҉ėҋĜҋĶ҇
one _ this	ĀѸį҉
one _ |	Ā҈
one after	Āҋ
one call	Āѷń҉
one finds	ļ҇ł҇
one finds the	ļ҇
one has	Ė҆ĭѺŐ҇
one has put	Ė҆ĭѺ
one in	Āҋį҉
one in <path>	Ā҇
one in the	Ā҇
one is	ĀҐ
one is the	Ā҇
one named	Ġ҆Ļ҆
one named <name>	Ġ҆Ļ҆
one of	Āѹą҆ĆѺČ҈ėҌĘ҆ę҉Ě҇ěҊĜҋķ҈ĸ҆ŇѺ
one of <name>	ę҇
one of <path>	ě҇
one of its	Ę҉
one of the	Č҉ėҌĜҋ
one word	Ł҇
one |	ń҇Ņ҇
one | $	Ā҆ąѺń҈Ņ҇
ones	ĀѬā҇Ď҇ŌҎŎҋ
ones _ $	ĀѴŎ҉
ones _ it	Ō҉
ones of	ā҇
ones |	ĀѴŎ҉
ones | $	ĀѴŎ҉
only	ĀҫāҎą҉ċҌđѺĕѳĦ҈ĪѺīѺĴҊľ҇Ōѹ
only $	Ħ҉ľҋ
only _ <line>	Ā҆
only _ first	ĀѸąҊ
only _ interface	Ĥ҆
only _ linux	Ā҈
only an	Ĥ҆
only an interface	Ĥ҆
only indirectly	Ā҇
only line	Ā҆
only line <line>	Ā҆
only on	Ā҉
only on linux	Ā҈
only the	ĀѷąҊĴ҆
only the first	ĀѸąҊ
only |	Ā҉
only | $	Ā҉
onto	ĒҖ
onto <name>	ĒҖ
onto <name> $	ĒҔ
onto _ $	ĒҔ
open	Ā҇ī҆İ҈Ĵ҈ĶҊŐ҆
open <name>	Ā҈
open <name> |	Ā҉
open _ code	ī҇
open _ |	Ā҈
open source	İ҈
open the	ī҇
open the code	ī҇
open to	Ķ҈
opened _ the	Ā҆
opened by	Ā҆
opened by the	Ā҆
option	ĊҚďҞ
option <name>	ďҘ
option <name> $	ďҎ
option <name> in	ď҆
option <option>	ĊҐ
option _ $	ďғ
option _ in	ď҆
optional	ē҆
optional <name>	ē҇
options	Ā҆
or	ĀћĆ҆ćҔĈѺĉѴĊ҉ČҌĐҊđ҇ę҈ěҎĝҊĞҍğҋĠҎġѸģѺĤѷĦѺīҏĬҌĭѺĴѹĶѺļ҈ŀѹŁҦłѺńѹŅѷņ҈ŇѰŊ҉ŋҐōҊŎѷŐѹŒѹŔ҈
or <name>	ĀҧĒ҆
or <name> $	Ā҆
or <name> |	ĀҤĒ҇
or _ $	ĆѹćҎĚ҆Ğ҇īҔĬҋŊ҆
or _ <name>	Ć҈Ňѹ
or _ <path>	ě҆
or _ does	ĀѹĐ҈
or _ i	Ł҈
or _ it	ĀѸć҈
or _ or	ŏ҈
or _ program	Ł҉
or _ start	Ā҆
or _ there	Ā҇
or _ tool	Ł҇
or _ type	ņ҈
or _ |	ĀҔČ҇Ē҆Ę҆Ġ҉ĥ҉ī҆ŋ҈ō҇
or a	ĀѴīѺŁҙ
or a program	Ł҉
or after	Ā҇
or at	Ā҆
or at start	Ā҆
or broken	ć҆
or classes	ĆҍŇѸ
or does	ć҇
or file	ĠҎ
or gpl	İ҇
or imports	ě҆
or imports <path>	ě҆
or no	ĀѲĆѺć҈Ġ҆ĥ҉ī҈Ĭ҇
or no $	ć҆Ĭ҆
or no |	ĀѶĠ҉ĥҊ
or not	ĀѮć҈Č҇ğҊīҍĬҊŊҊ
or not $	ć҆ę҆Ŋ҇
or not |	Āѵī҇Ĭ҇
or red	ōҊ
or something	ĀѹŁҌ
or string	Đґ
or superclasses	Ć҈
or the	Ğ҇
or what	ĀѴĎ҇ī҇İ҈ņ҇Ŕ҆
or what $	ī҉
or what type	ņ҇
order	ĀҔĒѹŀ҆
order _ the	ĀҎ
order are	Āҋ
order are the	Āҋ
origin	Ą҉ńҊ
origin _ of	Ą҇
origin _ the	ńҋ
origin commit	Ą҇
origin commit of	Ą҇
origin of	ńҋ
origin of the	ńҋ
original	ńғ
original _ of	ńҏ
original filename	ń҉
original filename of	ń҉
original name	ń҇
original name of	ń҆
originally	Ą҈ń҈
originate	ł҈
other	ĀҬĈҕĎҏĠѺĢґĥ҉ĨҊĩҗŀѸ
other _ $	Ģ҇ĨѸĩҌ
other _ <name>	Ā҇
other _ depend	Āҋĕѷ
other _ does	ĀѹĈ҆ĕ҇ĩ҇
other _ import	Ģ҆
other _ use	ĀѶĨҌ
other _ |	ĀҎĥ҆
other classes	Ā҆
other files	ĀѸĨҍĩҌ
other files $	ĨѸĩҌ
other files use	ĀѶĨҌ
other functions	ĈҔ
other functions |	Ĉ҆
other methods	Ĉ҆
other modules	ĀѶĢҎĥ҈ĩҋ
other modules does	ĩ҇
other modules import	Ģ҆
other modules |	Ģ҆ĥ҆
other packages	ĕ҆
other packages does	ĕ҆
other projects	Ā҆
other than	ĀҐ
other than <name>	Ā҈
others	ĀѺĢ҈
ought	ĀҬĴѸĿѺ
ought <name>	Ā҇
ought <name> to	Ā҇
ought _ to	Āҋ
ought to	ĀҢĴѸĿѺ
our	Ā҇Ŋ҈
our _ complain	Ā҆
our _ model	Ā҇
our _ |	ĀѺŊ҈Ő҆
our linter	Ā҆
our linter complain	Ā҆
our tests	Ŋ҈
our tests |	Ŋ҈
out	āѸĂѹć҇ĉѹēҎĘҋĞҋğ҈Ģҋĥ҆ĩѶĻѸŀѹŃґņҍŋҌōҋŎ҆
out $	ġ҆
out <name>	ē҈
out _ $	ą҇œ҆
out _ <name>	Ā҉ĘҌĚ҇ġѹīѸĬ҆Ńҍņ҇
out _ <tag>	Ā҆ĂѺ
out _ date	Ā҆
out _ renaming	Ņ҆
out _ the	Āѷć҇Ğ҇ī҈ĺ҆
out _ when	Ā҇
out _ |	ĀѸŋҊ
out for	Ā҈
out if	Āѱć҇Ę҉Ě҇ō҆
out if <name>	Ę҉Ě҈
out if <path>	Ĝ҆
out if the	ć҇
out of	ĀҎĞҍĢ҉Ńҏņ҈
out of <name>	ĀҍŃҌņ҆
out of <path>	Ģ҆
out of date	Ā҆
out of renaming	Ņ҆
out of the	ĀѺĞ҈ĺ҇
out the	ĀѹĶ҆
out the <name>	Ķ҆
out there	ĀѺĤ҇
out what	Ā҆ġѺń҇
out whether <name>	Ĭ҆
out |	ą҇
out | $	ą҇
outcome	ĀѶŋҒ
outcome of	ĀѹŋҐ
outdated	Ā҈
outer	ĺҍ
outer _ <name>	ĺҍ
outer function	ĺ҆
outer function <name>	ĺ҆
outgoing	ĈҠĉѭ
outgoing _ of	Ĉҗĉѳ
outgoing calls	ĈҚĉѰ
outgoing calls of	Ĉґĉѵ
output	ņ҆
output _ of	ņ҆
output type	ņ҆
output type of	ņ҆
outside	Ā҉ĕҎĢҒŉѸ
outside $	Ģ҈
outside _ $	Ā҉Ģ҉ŉѹ
outside |	Ģ҉
outside | $	Ģ҉
over	Āҏđ҇Ē҆Ħҋħ҆Ĳѹ
over <number>	ĀҎĲѹ
over <number> <name>	ĀҍĲѹ
over _ <name>	Āғē҆Ĳѹ
over _ intermediate	Ħ҆ħ҆
over to	ē҆
over to <name>	ē҆
over which	Ħ҉ħ҆
over which intermediate	Ħ҆ħ҆
overall	Āҏġѹ
overides	ĀѺĿҏ
overides of	ĀѺĿҏ
overload	ąҕ
overload _ <name>	ą҈
overload of	ą҈
overload of <name>	ą҈
overloads	ąҐ
overloads _ <name>	ąҏ
overloads of	ąҏ
overloads of <name>	ąҏ
overridden	ĀҋĿҪ
overridden $	Ā҆ĿҌ
overridden _ $	Ŀ҉
overridden _ the	Ā҆
overridden by	Ā҇
overridden by the	Ā҆
overridden in	Ŀ҆
overridden |	Ŀ҈
overridden | $	Ŀ҈
override	Āҙā҆ľѹĿң
override <name>	Ŀҕ
override <name> $	ĿҎ
override <name> in	Ā҉
override _ $	ĿҌ
override _ <name>	ĿҌ
override _ in	Ā҉
override of	ĿҌ
override of <name>	ĿҌ
override |	Ā҈
override | $	Ā҈
overriders	ġѺĿҸłѺ
overriders _ <name>	ġѺĿҸłѺ
overrides	ĀҏāҕĆѹĿҭ
overrides $	āҖĿ҉
overrides <name>	ĿҎ
overrides <name> $	Ŀ҇
overrides <name> |	Ŀ҈
overrides _ $	Ŀ҇
overrides _ <name>	Ā҆ĿҔ
overrides _ |	Ŀ҈
overrides of	Ā҉ĿҌ
overrides of <name>	Ā҇Ŀ҈
overriding	ľѴĿҿ
overriding <name>	ĿҎ
overriding <name> $	ĿҎ
overriding _ $	ĿҎ
overriding _ for	ĿҌ
overriding _ of	ĿҘ
overriding _ |	Ŀ҈
overriding definitions	Ŀ҇
overriding definitions of	Ŀ҇
overriding methods	ľѺĿҒ
own	ąҌĩѺĿҖ
own <name>	ą҈
own <name> method	Ĺ҆
own _ $	ĀѶĿҎŋ҆
own _ method	Ĺ҆
own _ of	Ā҆
own _ |	Ā҆ĩѺĿ҆
own imports	Ā҈ĩѺ
own imports |	Ā҈ĩѺ
own |	ĀѷĿ҈ŋ҆
own | $	ĀѷĿ҈ŋ҆
paces	Ō҇
package	ĀѸĕғĝҠĬ҆ĭѺĵҋ
package $	ĝҋ
package _ $	ĝҍĬ҇
package _ |	ĕ҇
package |	Ĭ҇
package | $	Ĭ҇
packages	ĀѹĕҲĩҐĭѺ
packages _ in	ĩ҇
packages _ this	ĕҋ
packages brought	ĩ҇
packages brought in	ĩ҇
packages does	ĀѷĕҎĩ҈
packages does this	ĕ҈
packages |	ĕ҇
param	ĀҗĒѺĔґŀѺŃѺ
param <name>	ĀѸĔґ
parameter	Ď҉ēҐĔҕŀҠ
parameter $	Ĕ҈
parameter <name>	ēҘĔ҆
parameter <name> of	Ā҇ē҉
parameter _ $	Ĕ҇ŀ҆
parameter _ <name>	Ā҆
parameter _ configuration	ď҆
parameter _ for	ŀҊ
parameter _ of	ĎҊē҉
parameter _ |	Ĕ҈
parameter list	ŀҗ
parameter lists	Ď҈
parameter of	ď҆
parameter of configuration	ď҆
parameters	ĎҮŀҦ
parameters _ $	Ď҇
parameters _ <name>	ĀѹĎҗŀҌ
parameters _ by	ŀ҇
parameters _ it	Ā҇
parameters _ the	ŀ҈
parameters _ |	Ā҈
parameters does it	Ā҇
parameters of	ŀҊ
parameters of <name>	ŀ҆
params	ĀѲĎҥŀӀ
params $	ĀѲĎҕŀҔ
params <name>	ĎѵŀҐ
params _ <name>	ĀѹĎҎŀґ
params of	ŀ҉
params that	ŀґ
params that <name>	ŀґ
paramters	ŀҚ
paramters of	ŀҔ
parent	Ćҩę҈ĚҒĿѺŇҗ
parent $	ĆѶęґĚѴŇҌ
parent 's	Ā҆
parent <name>	ĆҚŇѹ
parent _ $	ĆҟŇѺ
parent _ <name>	Ā҆ĆѸęѺĚҒŇғ
parent _ from	Ć҆
parent _ of	ĀѺĆҏĚ҇
parent _ |	Ć҆
parent class	Ě҆
parent class of	Ě҈
parent classes	ĀѴĆҐ
parent classes |	ĀѷĆҋ
parent is	ĆѭŇҗ
parent is <name>	ĆѭŇҗ
parent of	ĆҍęѺĚҏ
parent of <name>	ĆҌęѺĚҒ
parentheses	ĀѴĆ҈ŀҏ
parentheses _ $	Āѷŀҍ
parentheses |	Āѷŀҍ
parentheses | $	Āѷŀҍ
parents	ĀҚĆҢĚ҈ŇѶ
parents _ $	Ā҈
parents _ <name>	ĆҕĚ҉
parents of	ĆҚĚ҉
parents of <name>	ĆҕĚ҉
parents |	Ā҈
parents | $	Ā҈
parser	Ċҗ
parser $	ĀҌ
parser _ $	Ċ҈
part	ĀѸČҏğҍĥҍňҊ
part _ $	ň҈
part _ <commit>	Č҆
part _ the	ğ҈
part in	ĥ҇
part of	Čҏğҍĥ҇
part of <commit>	Č҆
part of the	ğ҈
partially	Ā҈Ĥѷ
parts	āҐ
parts of	ā҉
party	ĕҔ
party _ |	Ā҆
party packages	ĕ҈
pass	ĀҎēҋġѺŀҔŊѸŋҢōҭŒѹ
pass $	ōҒ
pass <name>	ēҊ
pass _ $	ŋҐōҌ
pass _ <name>	Ā҇Ď҈ŀҔ
pass _ the	Ā҉ō҇
pass _ to	ē҇
pass _ |	ŋ҈
pass fail	ĀѺŋ҇
pass for	Ā҉
pass for the	Ā҉
pass on	Ā҇
pass or	ĀѺō҇
pass to	ĀҌĎ҇ŀҏ
pass to <name>	Ā҇Ď҈ŀҎ
pass when	ōҋ
pass when the	ō҆
pass |	ŋҎōҋ
pass | $	ŋҎōҋ
passed	ŀҍ
passed _ the	ŀ҆
passed to	ŀ҈
passes	ŊѹŋҊōҜ
passes $	Ā҉ŊѺōҊ
passes _ $	ŋ҇
passes _ n	ōҌ
passes y	ōҌ
passes y n	ōҌ
passes |	ŋ҇
passes | $	ŋ҇
passing	ĀѰŋҚōғŒѹ
passing $	ĀѺŋ҈ōҊ
passing _ $	ō҇
passing |	Āѹō҇
passing | $	Āѹō҇
past	ńҖ
past _ $	ńҊ
past _ which	ń҇
past |	ńҊ
past | $	ńҊ
path	ĀѯĆѹĝ҇ġѶĢѶĤѺĦҙħ҇ĨѹĩѹĮѺĴҘĶҒĹѷļҊńҚŅҕŋѹŐӂőҨŒғ
path $	őҍ
path _ $	ĀѵļҊŐҘŒ҆
path _ <name>	ĀҖńҊŐҒőѸ
path _ <path>	ĦҊńҋŐҎ
path _ a	Ā҆
path _ former	Ņ҉
path _ line	ĉ҇Ĵ҆
path _ module	ő҆
path _ root	ŐҊ
path _ the	ĀѵĴҎŅ҈őҍŒ҈
path _ which	ħ҆
path and	ĉ҇Ĵ҆
path and line	ĉ҇Ĵ҆
path by	ħ҆
path by which	ħ҆
path for	Ő҆
path from	Ħ҆ŐҊ
path from a	Ā҆
path from root	ŐҊ
path is	ő҇
path of	ĶҏńғŐҌőҌ
path of <name>	ńҊŐ҉
path of <path>	Ā҉ńҊ
path of former	Ņ҉
path of the	őҋ
path pls	ļҊŒ҆
path pls $	ļҊŒ҆
path to	ĀѷĦѺĴҎŐҐ
path to <name>	ŐҊ
path to <path>	ĦѺŐҊ
path to the	ĴҌ
path was	ń҈
path |	ĀѺŐҙ
path | $	ĀѷŐҙ
paths	ċҙČѹĦѷłҍ
paths _ <commit>	ċҊ
paths from	ĀҋĦѷ
people	Ā҉
people _ pass	Ā҈
people _ touched	Ā҆
people have	Ā҇
people have touched	Ā҆
people usually	Ā҇
people usually pass	Ā҇
per	ĀҋčѷĽ҇
per _ touching	ĀҊčѷ
per _ |	Ľ҇
per author	ĀҊčѷ
per author touching	ĀҊčѷ
per class	Ľ҇
per class |	Ľ҇
percentage	Āҏ
percentage _ code	ĀҌ
percentage of	Āҏ
percentage of code	ĀҌ
person	ĀѹıҞĳѺ
person _ $	ı҆
person |	ı҆
person | $	ı҆
phrase	œҕ
phrase <literal>	œ҈
picks	Ğ҇
pin	Ėҏ
pinned	ĖҢĭѸı҆
pinned $	Ė҇
pinned _ <line>	ı҆
pinned _ |	Ė҇
pinned line	ı҆
pinned line <line>	ı҆
pinned to	Ė҉
pip	ĝҋ
pip install	ĝ҈
pipeline	Ŕ҈
pipeline <path>	Ŕ҇
place	ąҊďҍĠѺĤѹĮ҆Ĵ҆ĵ҆Ķ҆ķҍĹҎĺѸĻ҈Œ҉œ҆
place $	Āҍ
place <name>	ĉѺĶҎ
place <name> is	Ā҇ĉѺĶҎ
place _ $	Į҈
place _ <name>	Āѵĉ҈ĹҒĻ҇
place _ <path>	ď҆
place _ defines	ĀѷąҋĶ҆
place _ is	Ā҇ĉѺĶҎ
place _ the	Ā҆ĶѶķҋŐ҆
place _ uses	Ā҉
place in	Āѷďґ
place in <name>	ď҇
place in <path>	ď҆
place in the	ķ҆
place of	Ĵ҉Ő҆
place of the	Ő҆
place that	ą҇
place that defines	ĀѷąҋĶ҆
place that uses	Ā҉
place where	ĀҎĶѴķ҆
place where the	ĀҍĶѴ
place |	Į҈
place | $	Į҈
places	ĀѸąҝĉҖĞґł҆
places _ <name>	ł҆
places _ it	Ā҆
places and	ą҆
places is	Ā҆
places that	Ğ҉
plain	ġ҆
plain words	ġ҆
planning	Ā҇
plays	ĀѵġҠ
plays in	ġҋ
please	ĀѲą҇Ć҆ĎѺĐ҈ġҐĤѹĹ҈ľѹŀ҇ŅѺŏ҆ŐҊ
please $	ġҒĤѺĹҋĻѺŀ҇ń҆ŅѺ
please _ $	Ā҆
please _ all	ą҉
please _ it	Đ҇
please _ me	ĀѸĶѹĺ҆
please _ the	Ć҆
please list	Ň҆
please show	Ć҇
please show the	Ć҇
please tell	ĀѺ
please tell me	ĀѺ
please to	ĸѺ
please |	Ő҆
please | $	Ā҆
pls	ĀѷİҌĳѺĶҚļ҉Œ҆
pls $	ĀѷİҌĳѺĶҚļ҉Œ҆
point	ďҐĶҍĹҋ
point _ at	ĶҒ
point _ execution	ĀҎ
point _ to	ĹҌ
point during	ĀҎ
point during execution	ĀҎ
point me	ĀѶď҇Ĵ҇ĶҎĹҋ
point me at	ĶҒ
point me to	ĹҌ
point of	ġ҆
points	ĝҡ
points $	ĝ҇
points _ this	ĝҊ
points of this	ĝ҉
position	Āѹď҈Ĵ҆ķ҆ĹҒĺ҆ľѸ
position $	Ĵ҆Ĺҏľѹ
position _ option	ď҉
position of	ď҉ķ҆
position of option	ď҉
positional	ŀ҉
positional _ keyword	ŀ҉
positional and	ŀ҉
positional and keyword	ŀ҉
pr	Ŕ҆
pr cron	Ŕ҆
precede	ĒҎ
predecessor	ĀѹńҘŅѹ
predecessor _ <path>	ń҈
predecessor _ of	ń҆
predecessor of	Āѹńғ
predecessor of <path>	ń҈
predecessor path	ń҆
predecessor path of	ń҆
present	ĀѶĜ҆ğҌŅ҇Ŋ҇ŋ҆ō҆
present _ $	ńѹŋ҈
present in	Ĝ҆ğ҆Ŋ҇
present name	Ā҉ńѺŅ҇
present name $	ĀҊńѹ
preset	ēҜ
preset of	ēҒ
previous	ńҟŐѸ
previous _ of	ńҖŐѸ
previous _ |	Ā҆
previous name	ńғ
previous name of	ńҊ
previous path	ńҌŐѸ
previous path of	ńҌŐѸ
previously	ńҌŅ҆
previously _ $	ń҆
previously _ as	ńҍ
previously called	Ņ҆
previously called $	ń҆
previously known	ńҍ
previously known as	ńҍ
print	ĀѬĐҍĕҪĢҊģҌįҍıѶĳҕĵѶ
print <path>	ĳ҈
print <path> <line>	ĳ҆
print _ <line>	ĳҏ
print _ <name>	ĐҊĵѸ
print _ line	ĳҊ
print _ pub	ĢҌ
print all	ĢҌ
print all pub	ĢҌ
print line	ĳ҈
print line <line>	ĳ҈
print the	Đ҆ŀ҇
printed	Ā҈
prior	ĀѸńҠ
prior _ the	ń҈
prior filename	ńҙ
prior to	ń҈
prior to the	ń҈
private	ĀҊĬҹĽѸ
private $	Ĭҋ
private _ $	Ĭғ
private _ does	Āҏ
private functions	Ā҈
private functions does	Ā҈
private |	Ĭғ
private | $	ĬҐ
production	Ā҈
program	Ğ҉ġ҈ŁҌ
program _ $	ġ҈
program |	ġ҈
program | $	ġ҈
programmers	ĀҐ
programs	ĝҎ
project	ćҜĕҠĖҢĝҙĠҖĢѺīѺĭҤĮѺİҘŁұńѺŅѺŉѵōѶŏѹŐ҈
project $	ĀѮĭҎį҈İҐŁ҉
project 's	İ҇
project 's metadata	ĭ҆
project _ $	ĀѳĕѸĖґĝҍĭ҉Łҗ
project _ <name>	Ė҆
project _ a	ĀҌŁѺ
project _ declared	ĭ҆
project _ for	Ė҆
project _ have	Ġ҉
project _ metadata	ĭ҆
project _ on	ĕҏ
project _ outside	Ā҈ŉѹ
project _ that	Ł҆
project _ to	Ł҈
project _ which	ĭ҇
project _ with	Ā҇
project _ |	ĀѴĕ҇ĝ҆ĭҊ
project and	ĭ҆
project and which	ĭ҇
project belongs	Łҋ
project build	ĀҋōѺ
project builds	ćҋ
project compiles	ćҋ
project depend	ĕ҉
project depend on	ĕ҇
project depends	ĕ҇
project depends on	ĕ҇
project have	Ā҈ĕ҆ŉѸ
project have outside	Ā҈ŉѹ
project have |	ĕ҇
project how	ĭ҆
project how is	ĭ҆
project installs	ĀѺĝҍ
project installs $	ĝҋ
project is declared	ĭ҆
project need	ĭҌ
project need $	ĭ҆
project need |	ĖѸĭҍ
project requires	ĕ҇
project structure	Ő҆
project structure |	Ő҆
project support	ĭҊ
project support $	ĭҊ
project use	ĀҎĭѹ
project use |	ĀҎĭѹ
project wants	ĭ҆
project wants $	ĭ҇
project |	ĀѸĕѸĖҍĝ҉Ġ҇Łҋ
project | $	ĀѸĕѸĖҍĝ҉Ł҉
projects	ĀҐ
projects _ on	Ā҇
projects _ this	Ā҆
projects depend	Ā҇
projects depend on	Ā҇
promises	ĀѶĤ҇
properties	ĆѹģӅľѹŏѹ
properties _ <name>	ģҋ
properties _ class	ģҌ
properties _ on	ģ҇
properties are	ģ҇
properties of	ģҒŏѹ
properties on	ģ҉
properties on class	ģ҉
protocol	Ĥҗ
protocol <name>	ĀѹĤҗ
protocol <name> $	Ĥҍ
protocol _ $	Ĥҏ
protocols	Īҿ
protocols <name>	Īқ
protocols <name> adopts	Īҋ
protocols _ $	Ī҉
protocols _ <name>	Īғ
protocols _ adopts	Īҋ
protocols does	Īғ
protocols does <name>	ĪҎ
protocols |	Ī҉
protocols | $	Ī҉
provide	ĀѺĢҎŎѹ
provide _ import	ĢҎŎѹ
provide for	ĢҎŎѹ
provide for import	ĢҎŎѹ
provided	ĝ҉
pub	ĢҌ
pub _ in	ĢҌ
pub items	ĢҌ
pub items in	ĢҌ
public	ĀѱğѷĢӌīѺĬҴ
public $	Ĭҋ
public _ $	ĀѹĢҍĬҏ
public _ <name>	Ģ҇
public _ <path>	Ģ҈
public _ in	Ģ҆
public _ of	Ģҕ
public api	Ģҍ
public api of	Ģҋ
public in	ĢҊ
public in <path>	Ģ҆
public interface	Ģ҉
public interface of	Ģ҆
public names	ĢҒ
public surface	Ģ҆
public surface $	Ģ҆
public |	ĀѺĢ҇ĬҒ
public | $	ĀѺĢ҇ĬҐ
publish	ĢҊ
publish $	ĢҊ
pull	ĀѹĨҍĩ҆Ŕ҉
pull _ <path>	Ĩ҆
pull in	ĀѷĨҊĩ҆
pull in <path>	Ĩ҆
pull request	Ŕ҈
pulled	ĕ҆Ĝ҉ħҍĩ҈
pulled _ by	Ĝ҉ħ҇ĩ҉
pulled _ of	Ā҈
pulled in	Āѹĕ҆Ĝ҉ħҊĩ҉
pulled in by	Ĝ҉ħ҇ĩ҉
pulled out	Ā҈
pulled out of	Ā҈
pulls	ĀѵěҋĨҕĩ҆
pulls _ <path>	ěҌĨ҉ĩѺ
pulls _ in	Ĩ҆
pulls in	ĀѺěҌĨҎĩ҆
pulls in <path>	ěҌĨ҉ĩѺ
pulls that	Ĩ҆
pulls that in	Ĩ҆
pure	āҙ
pure virtual	āҙ
purpose	ĀѺĆѺĉѷġһŁҔ
purpose _ $	ĀѸŁҔ
purpose _ <name>	ĀѴġҜ
purpose of	ġҐ
purpose of <name>	ġҐ
push	Ŕғ
push $	Ā҉
push _ cron	Ŕ҆
push _ pull	Ŕ҇
push pr	Ŕ҆
push pr cron	Ŕ҆
put	ĀѹĄ҆đҋĖ҆ĝ҆ĞѲĭѹı҆Ĵ҉ĵҋĶ҇ķ҈ĹҍŃ҇Ō҆Ő҉
put $	Őҋ
put <mark>	đ҆
put <name>	Ō҇
put <name> through	Ō҇
put _ $	Ĺ҉
put _ <name>	Ė҆ĭѺ
put _ breakpoint	Ā҆
put _ there	ı҆
put _ through	Ō҇
put _ what	ķ҇
put a	Ā҆
put a breakpoint	Ā҆
put for	Ė҆
put for <name>	Ė҆
put in	Ā҆ĞѶķ҇Ń҈
put it	ı҆
put it there	ı҆
put the	ĵҋĶ҆
put |	Ĺ҉
put | $	Ĺ҉
pytest	ĀѱŋҎōҗ
pytest <path>	ĀѸōҋ
pytest _ <name>	ŋҔōѺ
pytest _ result	ĀѷōҔ
pytest _ |	ō҉
pytest k	ŋҔōѺ
pytest k <name>	ŋҔōѺ
python	ĭҽ
python <name>	ĀѳĭҔ
python _ $	Ā҇ĭ҆
python _ |	ĀѷĭҐ
python version	ĭҊ
python |	Ā҇
python | $	Ā҇
quantity	ĽҋľѸ
quantity _ methods	ĽҋľѸ
quantity of	ĽҋľѸ
quantity of methods	ĽҋľѸ
query	Ğ҇
question	Āѹńѷ
question _ the	ā҆
question _ what	Ā҇ńѷ
question _ which	Ā҈
question _ who	ĀѺĿ҇
question about	ā҆
question about the	ā҆
question is	ě҆
question when	Ā҇
question which	ĀҊ
question |	Ā҇Ŀ҆ńѶ
question | what	Āҋńѷ
question | which	Ā҈
question | who	ĀѺĿ҇
quick	ĀҘńѷ
quick _ about	ā҆
quick _ is	ě҆
quick _ when	Ā҇
quick _ which	ĀҊ
quick _ |	Ā҇Ŀ҆ńѶ
quick question	ńѷ
quick question about	ā҆
quick question is	ě҆
quick question when	Ā҇
quick question which	ĀҊ
quick question |	Ā҇Ŀ҆ńѶ
quickest	Ħ҇
quickest import	Ħ҇
raise	ĀҍĈѹłҧŃҰ
raise $	ŃҎ
raise <name>	Ā҆ł҆
raise <name> |	Ā҆
raise _ $	Ńҍ
raise _ and	ĀѺŃҊ
raise _ exception	Ā҈
raise _ in	Ń҆
raise _ of	łҍ
raise _ |	Ń҆
raise an	Ā҉
raise an exception	Ā҈
raise statements	ĀѸł҈ŃҖ
raise statements in	Ń҇
raise statements |	Ń҆
raise |	Ń҇
raise | $	Ń҇
raised	Ā҉łҜŃҞ
raised $	Ā҉łҌ
raised _ $	ŃҌ
raised _ <name>	Ńҗ
raised _ what	łҍŃѺ
raised _ |	ł҆
raised by	ł҉
raised by what	ł҈
raised in	ł҆ŃҎ
raised in <name>	Ńҍ
raised inside	Ń҆
raised |	ł҆
raisers	łҙ
raisers _ <name>	łҙ
raisers of	łҙ
raisers of <name>	łҙ
raises	ĀѷłҔŃҔ
raises $	ĀѹŃғ
raises <name>	łҏ
raises <name> $	ł҆
raises <name> |	łҋ
raises _ |	ĀѹłҎ
raising	łҒ
raising <name>	łҎ
raising <name> $	łҋ
raising _ $	łҋ
range	ĀѷĂ҉Ėҕ
re	ĀҎĤѹĭ҇
re <name>	Āґ
re _ an	ĭ҆
re _ the	Ā҆
re on	ĭ҆
re on an	ĭ҆
reach	Ħ҇
reach <path>	Ħ҉
reach <path> through	Ħ҇
reach _ through	Ħ҇
reachable	ħ҆
reachable from	ħ҆
reached	ĀҚħҊőѺ
reached _ <path>	ħ҇
reached from	ħҋ
reached from <path>	ħ҇
reaches	Ħ҇
reaches <path>	Ħ҇
reacts	Ŕ҆
reacts to	Ŕ҆
read	ĀҊďѺĞҜģѺĳҠĵѴŁ҆
read _ $	ĞҎĳғ
read _ constant	ĀҌ
read _ |	Ł҇
read me	ĳ҆
read on	Ł҇
read |	ĞҌĳғ
read | $	ĞҌĳғ
reading	ĀѵĐ҈Ğ҇
reading _ the	ĀѺĐ҈
reads	Ğҕ
reads _ |	Ğ҇
reads it	Ğ҇
reads it |	Ğ҇
reads the	Ā҇
realise	Ĥҕ
really	Ġ҉ĬҊ
really _ or	ĬҊ
reason	ĀҒŋѷ
rebase	ĀҐ
rebase |	Āҏ
receive	ĀѺņ҇
recent	ĀѪĭҍĮҕįҐ
recent _ for	Į҆
recent _ of	Į҉
recent _ that	Į҇
recent change	Į҉
recent commit	Į҉
recent commit for	Į҆
recent commit that	Į҇
recently	ĀѱĄѹĮҒįҌ
recently _ $	ĀѷĮҊ
recently _ |	Į҆
recently modified	Į҇
recently |	Āѹ
recently | $	Āѹ
red	ō҉
redefine	ĀѺĿҝŇѷ
redefine <name>	ĀѴĿҞŇѷ
redefine <name> $	Ŀҋ
redefine _ $	Ŀҋ
redefine _ <name>	ĀҌĿѶ
redefine _ method	ĀѺĿ҈
redefine method	ĀҌĿѶ
redefine method <name>	ĀҌĿѶ
redefined	Ŀҍ
refactor	Ā҉
refactor the	Ā҇
refactoring	Ā҇
reference	Ōҏ
reference <name>	Ō҆
reference <name> $	Ō҆
reference _ $	Ō҆
reference _ <name>	Ā҆Ō҇
reference to	Ā҆Ō҇
reference to <name>	Ā҆Ō҇
referenced	Ā҆ĩѹŌ҆Ŏғ
referenced $	Ŏ҉
referenced _ $	Ā҈
referenced _ in	Ŏ҇
referenced imports	Ŏ҇
referenced imports in	Ŏ҇
referenced |	Ā҈
referenced | $	Ā҈
refers	Ō҆Ŏ҈
refers to	Ō҆Ŏ҈
regarding	Ā҇ĉ҆ĵѺń҇
regarding _ <commit>	Ā҇
regarding _ constant	Ā҇ĵѺ
regarding _ function	Āѵĉ҇
regarding _ |	Ā҇ń҉
regarding commit	Ā҇
regarding commit <commit>	Ā҇
regarding the	ĀѸĉ҇
regarding the constant	Ā҇ĵѺ
regarding the function	Āѵĉ҇
registered	ĊҊ
reimplementations	Ŀ҉
reimplementations _ <name>	Ŀ҈
reimplementations of	Ŀ҉
reimplementations of <name>	Ŀ҈
relative	Őҏ
relative _ of	Ő҇
relative path	Őҏ
relative path of	Ő҇
release	ĀҔĂҍĊѹĖҔğҙĭҘň҉
release $	Ā҈
release <tag>	ĀѵĂҌğҔ
release <tag> $	ğ҇
release <tag> contain	Āѹğ҈
release _ $	ĀҖğ҉
release _ <name>	Ėҏ
release _ contain	ĀѺğ҈
release _ i	ĭ҈
release _ is	ĭ҉
release _ the	ĭ҆
release does	ĭ҆
release does the	ĭ҆
release of	ĀѵĖҒň҆
release of <name>	ĀѸĖҏ
release that	ĭ҉
release that is	ĭ҉
release |	ĀҘ
release | $	ĀҘ
releases	ČѸňҰ
releases _ <commit>	ňҏ
releases _ commit	ň҉
releases did	ĀѺň҉
releases is	ň҆
releases that	ĀҊ
relies	ĨҌ
relies on	ĨҌ
rely	ĀѳĈ҈ĕҋĨ҆Ĭ҆
rely _ $	ĕ҆
rely _ <name>	Ĭ҆
rely on	Āѷĕ҉Ĩ҆Ĭ҆
rely on $	ĕ҆
rely on <name>	Ĭ҆
remove	ĀҝŎѸ
remove _ unused	ĀҊ
remove the	ĀҘŎѹ
remove the unused	ĀҊ
removed	ĀҠĂѯ
removed _ <tag>	ĀҕĂѯ
removed from	Ā҉ĂѺ
rename	ĀҍķѺńҫŅҬ
rename $	Āѳń҉ŅҔ
rename <name>	Ā҇
rename <path>	Ā҉
rename <path> |	Ā҆
rename _ $	ńҋ
rename _ <name>	Ā҉
rename _ of	ńҍŅҎ
rename _ result	ń҇
rename _ |	Āҋ
rename of	ŅҊ
rename source	ńҎ
rename source of	ńҎ
rename target	ŅҒ
rename target of	ŅҒ
rename that	ńҌ
rename that result	ń҇
rename the	ĀҊ
rename |	ńҏ
rename | $	ńҋ
renamed	ĀҐńҢŅҲ
renamed $	ńҍ
renamed <name>	Ā҇
renamed <path>	Ā҈
renamed _ $	ĀҍńҎŅҐ
renamed _ to	Ņ҆
renamed _ what	ŅҌ
renamed _ |	ŅҐ
renamed from	Āѷń҉ŅҌ
renamed from $	ńҐ
renamed from what	ńҐŅѱ
renamed from |	ńҖŅѱ
renamed in	ńѺŅ҉
renamed in what	ńѺŅ҉
renamed to	ń҉Ņҋ
renamed to $	ńѸŅҍ
renamed to <path>	ńҚŅѨ
renamed to what	ńѲŅғ
renamed to |	ńѭŅқ
renamed |	Ā҉ń҇Ņ҆
renamed | $	Ā҉
renaming	ńҋŅҋ
renaming <name> so	Ā҆
renaming _ $	ĀѺŅ҇
renaming _ back	Ā҆
renaming _ carried	ń҇
renaming _ so	Ā҆
renaming |	ń҈
renaming | $	ń҈
replace	ĀҍĿҎ
replace <name>	Ŀ҆
replace _ with	Āҋ
replace the	Ŀ҈
replaced _ when	ńѹŅ҉
replaces	Ŀ҇
replaces the	Ŀ҇
repo	ĀѢą҉ćҔĝ҉ĠҝĮѷįґİ҈ŁҘŇ҆ŊҎŐҗœ҇
repo $	ĀѴą҈ćҌĝҋĠ҆Ő҉
repo _ $	ć҈
repo _ is	Ā҇
repo _ it	ĀѺć҈Ő҇
repo is	ĀѺć҈
repo is it	ć҈
repo yes	Ŋ҆
repo |	Ā҉
repo | $	Ā҉
report	Āѥā҆đ҆Ġ҆ĵ҈
report _ file	Ğ҆
report _ former	ń҈
report _ importers	Ĩ҆
report _ imports	ĩҍ
report _ method	đ҇ľ҈
report _ superfluous	ĩѺŎҊ
report _ the	Ġ҇ĵҊ
report all	Ĩ҆Ň҇
report all importers	Ĩ҆
report every	đ҇ň҆
report the	ĀѪā҈ĩ҆
report the file	Ğ҆
report the former	ń҈
report the imports	ĩҍ
report the superfluous	ĩѺŎҊ
report where	ĵҋ
report where the	ĵҋ
report whether	Ġ҇
report whether the	Ġ҇
repository	ĀѴćҊĠҞĮѹįҏİ҆ŁҎŐҏœ҆
repository $	Āѹįҍ
repository _ $	œ҇
repository _ has	Ő҇
repository _ |	ĀѺć҉
repository a	ĀѸĠҎ
repository one	Ő҇
repository one has	Ő҇
repository |	œ҇
repository | $	œ҇
request	Ŕ҈
require	ĐѺĖҍě҇ĢѸĨҏĩҔ
require $	ĐѺĖ҆Ģѹĩҝ
require <path>	ĀѺě҇Ĩ҈
require <path> |	ĀѺě҇
require _ $	Ė҇Ĩҍĩѷ
require _ |	ĀѺě҇
require |	Ė҇
require | $	Ė҇
required	ĀѺāҟĕҌĖґĭҠĿѲ
required $	ĖѸĭҍ
required _ $	ĀѶāҖĭҒĿѳ
required _ of	ā҆Ė҈
required _ |	ĖҏĭѺ
required by	Ė҆
required methods	ā҈
required packages	ĕҊ
required version	Ėґ
required version of	Ė҈
requirement	ĭҎ
requirement _ <name>	Ė҆
requirement _ this	ĭҐ
requirement of	ĭҐ
requirement of this	ĭҐ
requirements	ĀѤĕҦĖҗĝѹ
requirements $	ĀѪĕҕĖҍ
requirements _ this	ĕ҈
requirements of	ĕҋ
requirements of this	ĕ҈
requires	ĀѮĕҋĨҖ
requires _ |	ĀѮĨҗ
rerun	Ō҇
reside	Ő҇
reside $	Ő҈
respect	ă҆
respect to	ă҆
responsible	ġҏ
responsible _ $	ġ҈
responsible _ <name>	Ā҇
responsible for	ġҊ
responsible for <name>	Ā҇
result	ćҋĉѸńҏņҨŉѺŋҚōҥŏѫ
result $	Ā҈ņҐŏѳ
result _ $	Āѳć҉ŋ҉ōҎ
result _ <name>	ĀҖņҌōҋ
result _ <path>	ō҆
result _ of	ņ҉
result _ running	ŋ҆
result _ the	ŋ҈
result if	ŋ҇
result in	ł҆ń҇
result in <name>	ł҆
result of	Āғń҈ņҊōғ
result of <name>	ĀҘņ҉ōҋ
result of running	ŋ҆
result type	ņҐ
result type of	ņ҉
result |	Āѳć҉ŋ҉ōҎ
result | $	Āѳć҉ŋ҉ōҎ
ret	ĀѸņҞŏѫ
return	ĀҡĆѺĐѺņӈŏѹ
return $	ņғ
return _ $	ņҐ
return _ does	ņ҈
return _ of	Āҋņ҇
return _ on	ņ҈
return _ |	Ā҈
return annotation	ĀѸņҚ
return annotation of	ņҊ
return annotation on	ņ҈
return of	ņ҆
return type	ĀҎņ҉
return type $	ņ҆
return type of	Āҋ
return value	ņ҆
return |	ņ҆
return | $	ņ҆
returned	ņҐ
returned _ <name>	ņҌ
returned by	ņҌ
returned by <name>	ņҊ
returning	ņ҆
returns	ņҔ
returns $	ņ҈
returns _ $	Ā҇
returns |	Ā҇
returns | $	Ā҇
reverse	ĨҦĩѶ
reverse _ of	ĨҦĩѶ
reverse dependencies	Ĩґĩѹ
reverse dependencies of	Ĩґĩѹ
reverse deps	Ĩҍ
reverse deps of	Ĩҍ
reverse imports	Ĩ҈
reverse imports of	Ĩ҈
revert	ĀҞįѹ
revert <commit>	ĀҌ
revert <commit> in	ĀҍČѹ
revert _ in	ĀҍČѹ
review	Ā҇
reviewed	ĀҝıѲ
reviewed _ <line>	ĀҌıѸ
reviewed _ |	Ā҈ıѺ
reviewed it	Ā҈ıѺ
reviewed it |	Ā҈ıѺ
reviewed line	ĀҌıѸ
reviewed line <line>	ĀҌıѸ
revision	ĀѲĄ҉ĮҋįҌ
revision _ edited	ĀѺĮ҈
revision that	ĀѺĮ҈
revision that edited	ĀѺĮ҈
revision was	Ą҉
revisions	ĀѹčҜ
revisions _ file	č҉
revisions _ the	Āѹč҇
revisions does	Āѹč҇
revisions does the	Āѹč҇
revisions of	č҉
revisions of file	č҉
revisions touching	č҇
rewrite	Ŀ҆
rewrite _ $	Ŀ҆
rewrite |	Ŀ҆
rewrite | $	Ŀ҆
right	ĀѯĆ҇Đ҆ĒҍĔ҇Ę҆ě҆ĬҋĵѸ
right $	ĬҊ
right _ $	ĀѮČ҆Ę҆ě҇ī҆ō҆
right _ <name>	Ć҇Ēҋ
right _ side	Đ҇
right _ which	Āѷ
right _ |	ĀҏŋѺ
right above	Ć҇
right above <name>	Ć҇
right before	Ē҈
right hand	Đ҇
right hand side	Đ҇
right now	ŋ҈ō҆
right now $	ō҇
right |	ĀѢě҇
right | $	ĀѰČ҆Ę҆ě҇ī҆Ŋ҇
right | which	Āѷ
role	ĀѷġҰ
role _ <name>	ĀѸġҞ
role _ the	ġҎ
role of	ĀѺġҔ
role of <name>	ġҔ
root	ńѺŐҙ
root $	ŐҊ
root _ the	Ő҆
root of	Ő҆
root of the	Ő҆
round	ĥҌ
round _ circles	ĥ҉
round in	ĥҋ
round in circles	ĥ҉
route	ĦҕħҌĩѸ
route _ <path>	ħҏĩѺ
route _ imports	Ħ҇
route is	ħҊ
route is <path>	ħҊ
route of	Ħ҇
route of imports	Ħ҇
route to	ħ҆
route to <path>	ħ҆
routine	īңĶҡŀ҆
routine $	ī҉
routine <name>	ĶҚŀ҇
routine <name> $	ŀ҈
routine <name> |	ĶҎ
routine _ $	īҍĶ҆ŀ҇
routine _ |	ĶҎ
routine |	īҏ
routine | $	īҍ
routines	Ĉҏđ҇
routines are	Ĉ҉
run	Ă҆ăѹć҉Ĉ҆ĉҝĒѹĕҟėҍĘ҉ĚѶģѺĭҐĮѹĵѹľѫĿѸŁ҉ŉѶŋҬōүŒѶŔґ
run $	Ł҉ō҆
run <name>	ĀѱĉҢėҏľѭ
run <path> and	ō҆
run _ $	Ā҉ĉҡĕҐĭҒľѭŋ҈ō҉Œѹ
run _ <name>	ĀҍĘҋĚѸŋҍōѹ
run _ and	ōҍ
run _ build	ĀѺćҍ
run _ failures	ĀѸō҉
run _ in	Ă҇ăѺō҉
run _ on	Ā҉
run _ test	ŋѺ
run _ tests	ō҉
run _ the	ĝ҇
run _ |	ėҏŋҋ
run by	ĘҋĚѸ
run by <name>	ĘҋĚѸ
run in	Ā҆ōѷ
run in <name>	ĀҊōѷ
run into	Ă҇ăѺ
run it	ĀѺŋҍ
run it |	ŋ҆
run on	Ŕ҇
run on $	ĭ҆
run test	ŋҏ
run test <name>	ŋҏ
run tests	ō҉
run tests in	ō҉
run the	ćҎŋѷōҊ
run the build	ĀѺćҍ
run the test	ŋѸō҆
run the tests	ō҈
run this	Ā҈ĭ҈
run this $	ĭ҈
run time	Āґĕҙ
run time $	ĕҊ
run time |	Āҏ
run to	Ĳ҆
run without	ĀѹōҊ
run without failures	ĀѸō҉
run |	Āҗĕ҇ō҈ŒѺ
run | $	Āҗĕ҇ō҈ŒѺ
rundown	ĹѵĽѷľҟ
running	ĀѰĕҐŋҏōҊŒѺ
running _ test	ŋ҇
running _ tests	ō҇
running _ the	ŋ҆
running the	Āѹŋ҇ō҆
running the test	ŋ҇
running the tests	ō҇
runs	ĀѴĉ҉ĕ҆ō҆Ŕҏ
runs <name>	ĉ҉
runs <path>	Ŕ҇
runs <path> |	Ŕ҇
runs _ $	ĉ҇
runs _ |	Ŕ҇
runs clean	ō҆
runs clean $	ō҆
runtime	ĕҞ
runtime _ $	ĕҎ
runtime _ of	ĕ҆
runtime dependencies	ĕҍ
runtime dependencies $	ĕҊ
rust	ĀѹĖѺĭһ
rust <name>	ĀѵĭҔ
rust _ $	ĭ҆
rust _ |	ĀѶĭҏ
rust version	ĭҊ
rust | $	Ā҆
safe	Āҏ
safe to	ĀҊ
same	ĀҦĎҏĥ҇
same _ as	Āқ
same as	Ā҆
same file	ĥ҇
same parent	Ā҇
same signature	Ā҆
satisfies	ĀѺĪҐ
say	ĀѴĤҋīҊĳҌ
say <name>	ī҇
say <name> is	ī҇
say _ $	ĀѶĳҌ
say _ <name>	Ĥ҆
say _ is	ī҇
say _ the	Ķ҇
say me	Ķ҆
say me the	Ķ҇
say that	Ā҇
say |	ĀѶĲ҆ĳҌ
say | $	ĀѶĲ҆ĳҌ
saying	Ā҆
saying <literal>	Ā҆
saying <literal> could	Ā҆
saying _ could	Ā҆
says	ĀѹĔҒĵ҈
says <name>	Ĕҍĵ҈
says _ |	ĔҒ
schedule	Ŕ҆
screen	œ҆
script	ĀѺĵ҇ō҆
script <name>	ō҆
script _ |	ō҇
scripts	ĝҟĨ҈
scripts _ use	Ĩ҇
scripts that	Ā҆
scripts that use	Ĩ҇
scripts this	ĝ҆
scroll	ĀѹĲ҆Ļ҆
scroll to	ĀѺĻ҆
search	œ҉
second	Ā҆
seconds	Ā҉
section	Āѯďғĕ҇ĝ҆ŔҎ
section $	ĀѺĕ҇
section _ <name>	ď҇
section _ <path>	ď҇ŔҊ
section from	ď҆
section of	Āѹď҈Ŕ҈
section of <path>	Ŕ҈
security	ĀҗĠѺ
security _ |	ĀҗĠѺ
sed	ĳҔ
sed _ <name>	ĳҔ
sed n	ĳҔ
sed n <name>	ĳҔ
see	Āѭđ҇ė҆Ő҇
see the	ŒѺ
seeing	ļ҆
seems	Ň҆
seems _ be	Ň҆
seems to	Ň҆
seems to be	Ň҆
sense	Āѷġҋ
sensible	ĀҔĐѷ
sensible one	Ā҆
sequence	Ħ҆ħ҆
sequence _ imports	ħ҆
sequence of	ħ҆
sequence of imports	ħ҆
server	Ā҈
serves	Ā҆ĐѹġҜ
set	Ā҇ąҋĊ҈ďҐĐҔġѷĵҝ
set $	ĀѺĐ҆ĵҊ
set <name>	Ā҈Ď҇Ğ҈
set <name> in	Ğ҉
set <name> to	Āҋ
set _ $	ĀѱĊ҆ďҎĵғ
set _ <name>	ą҇Ľ҈
set _ environment	Ā҆
set _ in	Ğ҈
set _ the	Ā҆ľ҉
set _ to	Āҋ
set _ |	Ā҇
set of	ĀѺąҋĽ҆ľ҆
set of <name>	ą҇Ľ҈
set the environment	Ā҆
set to	Ā҇ĐҌ
set up	Ċ҉
set up $	Ċ҆
set |	ĀѱďҊĵҕ
set | $	ĀѱďҊĵҕ
sets	ĀѸďҒĔ҆ĵҋŔ҈
sets <name>	ĀѸďҎ
sets <name> $	ď҆
sets <name> |	ĀѺď҇
sets _ $	ď҆
sets _ <path>	Ŕ҈
sets _ |	Āѹď҇
sets it	Ā҇
setting	ďҰ
setting <name>	ďҜ
setting <name> from	Ā҈
setting <name> location	ď҆
setting <name> should	ď҆
setting _ $	ď҆
setting _ from	Ā҈
setting _ location	ď҆
setting _ should	ď҆
several	Ā҈ąҐ
several <name>	ą҈
sha	ĀѮĄҊįҘ
sha $	ĀѺįҊ
sha _ created	ĄҊ
sha that	ĄҊ
sha that created	ĄҊ
share	ĀҜŇѵ
share $	Ā҆
shell	ĝ҉Ğ҆
shell _ which	Ğ҆
shell |	Ğ҆
shell | which	Ğ҆
ship	ĀҍğҊİѺ
shipped	ĝ҇ňҐ
shipped _ the	Āҋ
shipped in	ĀҊ
shipped in the	Āҋ
shipped with	ň҆
short	ġҍĦ҇
short _ of	ġҍ
shorter	ĀҊ
shortest	ĀѲĦҞħҌ
shortest _ $	Ħ҆
shortest _ chain	ħ҇
shortest _ of	Ħ҉
shortest _ |	Ħ҆
shortest import	ħ҇
shortest import chain	ħ҇
should	ĀӸĺҋ
should <name>	ĀҬ
should <name> be	ĀҒ
should <name> have	Ā҆
should <path>	Āґ
should _ <name>	Ā҈
should _ a	ĀѶĺҍ
should _ be	Āҙņ҇
should _ have	ĀҎ
should _ import	Ā҇
should _ put	Ā҇
should _ somewhere	ď҆
should be	ĺҍ
should be a	Āѵĺҍ
should be somewhere	ď҆
should i	Ā҇Ļ҆
should it	Ā҈
should the	Āҗ
should we	Ā҉
show	Āќā҇Ć҈ċҋď҆ġѺĩ҆į҆ıѶĲѹĳҏĴѺĿ҆ŀҍ
show <name>	Ď҉
show <name> 's	Ď҉
show _ $	ă҆
show _ 's	Ď҉
show _ <line>	ıѺĳ҈
show _ all	ĉ҇
show _ classes	Ć҇
show _ default	ē҇
show _ every	Ň҇
show _ everything	ŀ҆
show _ import	ĩ҆
show _ one	ą҇
show _ overriding	Ŀ҈
show _ project	Ł҇
show _ the	ĀѴĴѷĶѺĹ҈ļ҇
show _ type	ŏ҇
show _ what	ĩ҆ń҆
show _ where	ĶҊ
show all	āҌĤҌ
show line	ıѺĳ҈
show line <line>	ıѺĳ҈
show me	ĀѰď҆į҆ĴѺĶ҉ł҆
show me $	ă҆
show me all	ĉ҇
show me every	Ň҇
show me everything	ŀ҆
show me the	ĀѵĴѷĶѺĹ҉ļ҇
show me what	ĩ҆ń҆
show me where	ĶҊ
show the	ĀѹĎѹŀҎŁ҆
show the classes	Ć҇
show the default	ē҇
show the import	ĩ҆
show the project	Ł҇
show the type	ŏ҇
show what	Ć҈
shows	Ĩ҇
shows _ in	Ĩ҇
shows up	Ĩ҇
shows up in	Ĩ҇
siblings	ĀҎ
side	Ď҈Đ҇
side _ side	Ď҈
side by	Ď҈
side by side	Ď҈
side of	Đ҈
sign	Ĕ҇
sign _ <name>	Ĕ҉
signal	Ĉѷłҕ
signature	ĀѶĎҩēҐĔҕĿѹŀҠņҌ
signature _ $	Ď҆
signature _ <name>	ĎҍēҋĔҘŀҕņ҉
signature _ |	Āѷē҇
signature diff	ĎҎ
signature of	ĀѺēҍĔ҈ŀҐņҋ
signature of <name>	ēҍĔ҈ŀҋņҋ
signatures	ĎҜļѺ
signatures _ <name>	ĎҐ
signatures _ |	Ď҆
signatures of	ĎҎ
signatures of <name>	ĎҌ
similar	ĀҗĞ҆ĠѸ
similar _ <name>	ĀҍĠѹ
similar to	ĀҒĠѸ
similar to <name>	ĀҍĠѹ
since	ĀүĂ҇ă҈ĄҊċѹĥѶīѳĮҙŅ҉ŋѺ
since <tag>	ĀѹĂ҇ă҉
since <tag> as	Ă҇
since <tag> |	ă҆
since _ as	Ă҇
since _ commit	ĄҊ
since _ date	Į҇
since _ does	Ā҉
since _ is	īѺĮҏ
since _ release	Ā҇
since _ |	ă҆
since it	Ņ҆
since what	Į҇
since what date	Į҇
since when	ĀҟĥѺīѷĮҔ
since when does	Ā҉
since when is	Įҏ
since which	ĀҏĄ҇
since which commit	Ą҈
since which release	Ā҆
single	Āѹą҇ŋҍ
single _ <name>	ĀѺŋҍ
single _ of	ą҇
single test	ĀѺŋҍ
single test <name>	ĀѺŋҍ
sit	ĀѹĆ҇Őҋ
sit $	Ő҈
sit _ |	Ő҆
sit in	Ő҆
sit in |	Ő҆
site	Ĵ҆ĵ҆ĶқķҊĹ҇
site _ $	ļ҇
site _ <name>	ĶҖĹҍ
site _ the	Ā҆Ĵ҇ĵ҇ĹѺ
site of	Ĵ҇ĵ҆ĶҚĹ҇
site of <name>	ĶҖĹҍ
site of the	Ā҆Ĵ҇ĵ҇ĹѺ
site |	ķ҇ļ҇
site | $	ļ҇
sites	ĀѷąҎĈѵĉҡłҍ
sites $	Ĉѹĉҍ
sites _ <name>	ĉґłҋ
sites for	ąҎ
sites of	ĉҍłҎ
sites of <name>	ĉҍłҌ
sits	ĀѺĶҊĺҋļ҉Ň҆
sits _ $	ļ҉
sits _ <name>	Ň҆
sits _ the	ĺ҆Ő҈
sits in the	Ő҈
sitting	ĀѸŌ҆
situated	Ő҆
situated _ in	Ő҆
size	ĲҍĽґľѺ
size _ <name>	Ĳ҆
size _ <path>	Ĳ҆
size of	ĲҌĽґľѺ
size of <name>	Ĳ҆
size of <path>	Ĳ҆
skip	ĀҔĔ҆ĿѸŋѹ
skip <name>	Ĕ҇
skip _ test	ĀҊŋѹ
skip the	ĀҎŋѹ
skip the test	ĀҊŋѹ
skipped	ĀқŉѮ
skipped $	ĀҎŉѴ
skipped _ $	Ā҉
skipped |	Ā҉
skipped | $	Ā҉
slow	Āґ
slowest	ĀҫŌѶ
slowest _ $	Ā҈
slowest _ in	Ā҆
slowest import	Ā҆
slowest import in	Ā҆
slowest |	Ā҆
slowest | $	Ā҆
so	ĀҊęҘīҋİѸļ҆
so _ <name>	ĀѶīґ
so _ calls	Ā҇ĿѺ
so _ does	Ň҆
so _ files	ċ҆
so _ is	ĀѴĔ҆Ő҆
so _ its	Ā҇
so _ methods	ĀҊ
so _ the	ĀҗİѶ
so _ to	ī҇
so _ |	Ā҇
so does	ĀґİѶ
so far	č҇
so is	ĀѶęҘ
so is <name>	ī҉
so is its	Ā҇
so many	Āҝ
so much	Ā҈
so that	ī҈
so that <name>	ĀѸī҈
so what	ĀѮŐ҆
so what is	ĀѷĔ҆Ő҆
so which	ĀѺ
so which methods	Ā҉
so who	Ā҇ĿѺŇ҆
software	ĭѺŁҘ
software _ this	Ł҇
some	Āѵĥ҆ŏҒ
some _ |	Āѹŏґ
some classes	Ň҆
somebody	ĀѮĮ҇į҉ő҆
somebody _ the	ĀѸć҆
somebody has	Ķ҇
somebody last	ĀѹĮҋ
someone	ĀѱĶ҉œ҆
something	ĀҔąҎĆҊčҌğ҈ĠҖīѺĵ҉Łҋ
something $	ĵ҈
something _ $	ĀҎ
something _ <name>	ąґğ҆
something _ <path>	ĀѺč҆
something _ than	Ā҆
something _ the	Ġ҈
something called	ąҐğ҇
something called <name>	ąҐğ҇
something named	Ġҋ
something named <name>	Ġҋ
something to	Āѹč҈
something what	ĀѸĠҎ
something with	Ā҇
something with <name>	Ā҈
somewhere	ĀѴďҊĚ҉ĶҐ
somewhere _ $	Ā҇
somewhere _ <name>	Āѹė҆Ě҇
somewhere in	Āѵď҇Ķ҆
somewhere in <name>	ė҆
somewhere |	Ā҇
somewhere | $	Ā҇
sorry	ĀѨ
sorry _ ask	Ň҆
sorry i	ĀѶ
sorry to ask	Ň҆
sort	ĀҋŁҒ
sort _ project	Ł҆
sort _ thing	Ł҆
sort of	ŁҎ
sort of project	Ł҆
sort of thing	Ł҆
sort the	ĀҐ
source	ĀѡĊҍďѹĐ҈Ğҟİ҇ĴґĶҔĹҐļҔľѶĿѺńҒŐѺőҚŒ҇œ҉
source $	ĐҋĞ҆ļҔœѷ
source <name>	Ğҕœ҉
source _ $	ĞҔĶ҇ĹҋľѸœ҉
source _ <name>	ń҇
source _ <path>	ń҆
source _ of	ļ҈
source _ the	Ķҍńҋ
source _ which	ő҆
source _ |	ĴҊ
source file	ĀѹĊ҉Ĵ҈Ķ҆őҚ
source files	ő҆
source files which	ő҆
source line	œ҆
source location	ļ҉
source location of	ļ҉
source of	ńҚŒ҇
source of <path>	ń҇
source of the	ńҌ
source position	Ĺҏľѹ
source tree	Ĵ҈Ő҈
source tree |	Ĵ҈
source |	Ķ҉
source | $	Ķ҉
sources	ĀѩĞ҇ĨҒłҍ
sources <name>	ĀѶĨғ
sources _ $	ĀѺĞ҆
sources _ <name>	ĀѷĨҌłҌ
sources of	łҍ
sources |	ĀѺĞ҆
sources | $	ĀѺĞ҆
specialisation	ęҌ
specialisation of	ęҌ
specialise	ĀѸėѹĘѳęҐĚҏĤѺŇҏ
specialise <name>	ĀѹėѹęҐĤѺŇҏ
specifier	Ė҈
speed	ĀҖĎѷ
split	ĀҌ
spot	ĀѸĴ҇ĶҋŐ҇
spot _ <name>	ĶҊ
spot _ what	Ő҉
spot in	ď҆
spot where	Ķҍ
spot where <name>	Ķҋ
spots	ĀѷąҔ
spots where	ąҌ
squash	ĀҔ
stable	ĀҋīѺ
stable _ to	Ā҇
stable enough	Ā҇
stable enough to	Ā҇
stack	Ē҇Ķ҆
stack _ mentions	Ķ҆
stack trace	Ķ҆
stack trace mentions	Ķ҆
stand	Ā҈Ć҆Đ҉ĒҋġѷŇѹ
stand _ $	ĀґĐѺġѹ
stand _ |	ĀѺĐҎ
stand above	Ē҆
stand for	ĀҔġѸ
stand for |	Đ҈
stand in	Ć҈ŇѺ
standard	Ā҉
standard library	ĀҊ
stands	ĀѰĆҋď҈ĐҌĔ҆ĳ҈ņ҉
stands _ <name>	Ć҇
stands _ the	Đ҇Ĕ҆ņ҉
stands after	ņҊ
stands after the	ņҊ
stands for	Đ҆
start	Ā҉ħ҇ĺ҆Œ҆ŔҔ
start $	Ķ҆ĺ҆
start _ $	ĀѸŔҌ
start _ |	ĀҎ
start at	ħ҇
start to	Ā҆
start up	Āҏ
start up |	Āҋ
start |	ĀѹŔ҇
start | $	ĀѹŔ҇
started	Ŕ҉
starting	ĀѷĦґ
starting _ <path>	Ħ҇
starting in	ħ҇
starts	ĀѵĶ҆ĸҊĻ҆Ŕ҉
starts $	Ļ҆
starts _ $	ĸҌ
starts _ ci	Ŕ҇
starts the	ĀѺŔ҈
starts the ci	Ŕ҇
state	ĀѡćҔğ҈
state whether	ĀѺ
statement	ĀѺĆ҆ě҉ĴҋĶ҇ł҇
statement $	Ć҆
statement _ <path>	ě҈
statement _ the	Ĵ҉
statement for	ě҆
statement for <path>	ě҆
statement is	ł҈
statements	ĀѷĢ҈ĩҐķѺł҇ŃҜŎҌ
statements $	Ā҇ķѺ
statements _ $	Ń҆
statements _ <name>	Āѷĩ҆ł҈Ńҏ
statements _ <path>	ĀѺĩ҉Ŏ҉
statements _ the	Ń҇
statements does	ĩ҇
statements in	ĀѹĢ҆ĩ҈Ń҆Ŏ҇
statements in <name>	Ń҆
statements of	Ŏ҉
statements of <path>	Ŏ҆
statements |	Ń҆
statements | $	Ń҆
static	ĀҋīӆĬѶĵҋ
static $	īҕ
static _ $	Ā҉īҖ
static _ <name>	ĵ҆
static _ field	ĵ҆
static _ not	ī҇
static final	ĵҌ
static final field	ĵ҆
static or	ī҇
static |	Ā҈īҘ
static | $	Ā҉īҕ
status	ĀҖŁѸ
stay	Āҍ
stay a	Ā҇
stem	ő҇
step	ĦҌ
step _ step	ĦҊ
step by	Ħ҆
step by step	Ħ҆
steps	Ħ҉
stick	Ő҆
stick _ $	Ő҆
still	Āҝć҇ĉ҉ğ҆ńѸ
still _ <tag>	ğ҇
still _ here	ĭ҇
still _ it	ĉ҉
still _ the	ĀҍńѺ
still _ without	Ā҆
still _ |	ć҇
still supported	ĭ҇
still supported here	ĭ҇
still use	Ā҇
still use the	Ā҆
still using	Ā҆
still using the	Ā҆
still work	Ā҈
still work without	Ā҆
stop	ĀҒ
stop _ <path>	ĀҊ
stop _ from	Ā҆
stop everyone	Ā҆
stop everyone from	Ā҆
stop importing	Āҋ
stop importing <path>	ĀҊ
stored	ĀѹĐ҈ģҌŏ҆
stored in	Đ҆
str	Āѷŏғ
string	ĐҖŏ҆œҏ
string <literal>	Āҋœ҆
string <literal> $	Ā҆
string _ $	Ā҇
string _ <name>	ĐҐ
string _ |	œ҆
string is	Đ҈
string or	ŏ҆
struct	ģҚĤѺĪҒĴӀĶѸĹѵļѹľғ
struct <name>	ĀҊģҒĤѺĪғĴҮĹѶľҔ
struct <name> $	Ā҇ĪҐľҒ
struct <name> defined	Ĵ҈
struct <name> implement	Ā҆
struct <name> in	Ĵ҆
struct <name> |	Ĵ҇
struct _ $	Ā҇ģ҇ĪҐľҒ
struct _ declared	Ĵ҇
struct _ defined	Ĵҍ
struct _ implement	Ā҆
struct _ in	Ĵ҆
struct _ |	ģ҇Ĵ҆
structs	ĤҜĪѹ
structs _ an	Ĥ҇
structs _ implement	Ĥ҆
structs _ the	Ĥ҉
structs that	Ĥ҆
structure	Ő҇
structure _ $	Ő҇
structure |	Ő҇
structure | $	Ő҇
stuck	Ē҈
stuff	ĀѶĆ҆Ģ҇ĩ҇
style	ĀҕīѺ
style _ <name>	Ā҉īѺ
style that	Ā҉īѺ
style that <name>	Ā҉īѺ
subclass	āґĆҮėѶęҊĚҌīѺĬѸĿҌ
subclass $	ĀѶāҋĆ҈ĚҌ
subclass <name>	ę҉
subclass <name> $	ę҉
subclass <name> |	Ā҆
subclass _ $	Ě҆
subclass _ <name>	Ā҇āҍĆҝę҉ĬѸĿѹ
subclass _ overriding	Ŀ҈
subclass _ |	Ā҆
subclass of	ĀҋāҌĆ҆ęҍĿѸŇ҆
subclass of <name>	ĀҋāҌęҌĿѸŇ҇
subclass |	Ě҇
subclass | $	Ě҇
subclassed	ĘѹĚҎŇҌ
subclassed _ <name>	ĘѹĚҎ
subclassed by	ĘѹĚҎ
subclassed by <name>	ĘѹĚҎ
subclasses	Āѵā҇ęҖĚҍľѵĿҵŇҴ
subclasses $	ę҇ĚҋĿ҇ŇҌ
subclasses <name>	ĀѬĿ҉ŇҔ
subclasses <name> |	ĀѵŇҎ
subclasses _ $	ĀѹĚ҆
subclasses _ <name>	Ā҉āѺęґĚѹŇқ
subclasses _ it	Ŀ҇
subclasses _ not	Ā҉
subclasses _ the	ĀѳĿґ
subclasses _ their	ĀҍĿѹ
subclasses _ to	ĿѺ
subclasses _ |	Ňҍ
subclasses do	Ā҉
subclasses do not	Ā҉
subclasses does	ĀҊŇ҆
subclasses does <name>	Ā҉Ň҆
subclasses have	ĀѲĿҏ
subclasses have their	ĀѲĿҏ
subclasses need	ĀҘĿѥ
subclasses of	ĀҍęҒĚѹĿѯŇҙ
subclasses of <name>	ĀҍęҒĚѹĿѯŇҙ
subclasses override	ĿҊ
subclasses override it	Ŀ҇
subclasses redefine	ĀѰĿҘ
subclasses to	āҋ
subclasses which	Ŀ҆
subclasses |	ĀѹĚҊ
subclasses | $	ĀѹĚ҆
subclassing	āҜĿѳ
subclassing <name>	āҜĿѳ
subdirectory	Őғ
subdirectory does	Ő҈
subfolder	ĀѹŐҞ
subfolder _ <path>	Ő҉
subfolder _ they	Ő҆
subfolder did	Ő҆
subfolder did they	Ő҆
subfolder does	Ő҇
subfolder hides	Őҍ
succeed	ĀѬćҔŋҐōҙ
succeed $	Āѹŋ҈ōҋ
succeed _ $	ĀѸćҐō҉
succeed |	ōҊ
succeed | $	ōҊ
succeeds	ĀѺŋҒ
succeeds $	ŋ҈
successful	ŋ҉
successor	Ņҕ
successor _ <path>	Ņ҆
successor of	ŅҐ
successor of <path>	Ņ҆
such	Ġ҉Ŋ҆
such _ test	Ŋ҇
such _ thing	Ġ҈
such a	Ğ҆Ġ҈Ŋ҆
such a test	Ŋ҇
such a thing	Ġ҈
suffix	őғ
suffix $	őҊ
suite	ĀѹŁѺŊҖŌҎō҆
suite _ a	Ŋ҈
suite _ passes	ōҌ
suite _ test	Œ҆
suite is	Œ҈
suite that	Ō҈
suite |	ōҌ
suite | passes	ōҌ
sum	ġ҇
sum _ what	ġ҆
sum up	ġ҇
sum up what	ġ҆
summarise	ġҎ
super	ĀҍĆ҉ĿѶ
super $	Ā҉ĿѸ
super _ $	Ā҆
super |	Ā҆
super | $	Ā҆
superclass	ĀѹĆҹĚғŇҋ
superclass $	Ćґ
superclass _ $	Ňғ
superclass _ <name>	ĆҝęѺĚҘŇѹ
superclass of	ĆҋęѺĚґŇҌ
superclass of $	ĆѷŇґ
superclass of <name>	ĆғęѺĚғ
superclass |	Ć҆
superclass | $	Ć҆
superclasses	Ćһ
superclasses _ <name>	ĆҘ
superclasses of	ĆҘ
superclasses of <name>	ĆҘ
superfluous	ĩѯŎҤ
superfluous _ $	Ŏ҆
superfluous _ statements	ĩѺŎҊ
superfluous import	ĩѺŎҊ
superfluous import statements	ĩѺŎҊ
superfluous imports	ĩѺŎҏ
superfluous |	Ŏ҆
superfluous | $	Ŏ҆
supplied	Āѷē҇ŀ҆
supply	Āѷā҇
support	Āҋĭ҇
support $	ĭҊ
support for	Ā҆
supported	ĭҪ
supported _ $	ĭ҉
supported _ <name>	ĭҕ
supported _ |	ĭ҇
supported go	ĭ҆
supported here	ĭ҉
supported here |	ĭ҇
supported |	ĭ҇
supported | $	ĭ҇
supports	ĭ҆
surface	Ģ҈
surface $	Ģ҆
swallow	ŀҋłѺ
swallow _ $	Āѹŀҋ
swallow |	Āѹŀҋ
swallow | $	Āѹŀҋ
swap	Ď҈
swap <name>	Ď҈
swap <name> for	Ď҈
swap _ for	Ď҈
switch	Ā҇ĊҔķѸ
switch <option>	Ċҏ
switch _ $	Ā҉ķѹ
symbol	ĀѹĬҘ
symbol <name>	ĀѹĬҘ
symbol <name> is	Ĭ҈
symbol <name> |	Ĭ҈
symbol _ is	Ĭ҈
symbol _ |	Ĭ҈
symbols	ĀѷĢҟ
symbols _ $	Ģ҈
symbols are	Ģ҉
system	ćѺŁҏ
tag	ğґňҎ
tag <tag>	ğҐ
tag <tag> $	ğ҆
tag _ $	ğ҇
tag _ <commit>	ň҆
tag contains	ň҉
tagged	ğ҇ňҋ
tagged _ $	ğ҇
tagged versions	ňҋ
tags	ĀҊċѺČѶňҳ
tags _ <commit>	Ā҆ňҊ
tags _ commit	ň҆
tags _ contain	ĀѷňҌ
tags _ not	Āҋňѷ
tags contain	ň҆
tags do not	Āҋňѷ
tags have	ň҇
tags include	ĀѺň҉
tags is	ň҇
tags that	ň҈
take	ĎҐĮ҈ĶҊľѹŀґ
take <name>	Ğ҆
take _ $	ĎҊŀ҈
take _ of	ġ҈
take _ to	ĶҌ
take _ |	ĀѸĮ҉
take care	ġ҈
take care of	ġ҈
take me	ĀѹĶҋ
take me to	ĀѺĶҌ
take place	ĀѸĮ҉
take place |	ĀѸĮ҉
take |	ĎҊŀ҈
take | $	ĎҊŀ҈
takes	ĀѶĎҋĔ҇ĥ҆Ħ҆ŀҎ
takes $	ŀ҉
takes _ <name>	ē҆
takes _ in	ĥ҇
takes care	ġ҇
takes part	ĥ҇
takes part in	ĥ҇
taking <name>	Ĭ҆
taking <name> to	Ĭ҆
taking _ to	Ĭ҆
tally	ĀѹĹѺĽҜľѵŉғ
tally $	ĀѺĹѺĽҗľѶŉғ
target	ńѹŅҚ
target _ <name>	Ņ҈
target _ <path>	Ņ҉
target _ the	Ņ҈
target of	ńѹŅҚ
target of <name>	Ņ҈
target of <path>	Ņ҉
target of the	Ņ҈
targets	ĀѷĈҚ
task	ġң
task _ <name>	ġҋ
task is	ġґ
teh	Āѯđ҇ě҈Ĭ҆ĵ҈
teh <name>	ĸ҆
teh _ <name>	đ҈Ĭ҇
teh _ of	ě҈
teh _ that	ĵ҈
teh imports	ě҈
teh imports of	ě҈
teh name	Ĭ҇
teh name <name>	Ĭ҇
tell	ĀѰĉѺĢ҆ĶѶĺѺĻ҆Ľ҆ľѺŀ҆
tell _ how	Ā҈Ĥѹ
tell _ if	Č҆ě҈ī҇Ĭ҇ĿѺ
tell _ the	ĀѳĆ҇Ē҇ņ҆
tell _ under	ń҆
tell _ wether	ę҆
tell _ what	Ā҇ē҇Ĺ҇ņѹŏҊœѹ
tell _ when	Į҆
tell _ where	ĀѯĞ҆ĶѺĻ҆ļҌĿҋ
tell _ whether	ĀҊ
tell _ which	ĀѺĤ҈ŏѺ
tell _ who	Āѷĉ҇
tell _ why	Ā҆
tell me	ĀѴě҆Ģ҆ĶѶĺѺĻ҆
tell me how	Ā҈Ĥѹ
tell me if	Č҆ě҈ī҇Ĭ҇ĿѺ
tell me the	ĀѵĆ҇Ē҇ņ҆
tell me under	ń҆
tell me wether	ę҆
tell me what	Ā҇ē҇Ĺ҇ņѹŏҊœѹ
tell me when	Į҆
tell me where	ĀѯĞ҆ĶѺĻ҆ļҌĿҋ
tell me whether	ĀҊ
tell me which	ĀѺĤ҈ŏѺ
tell me who	Āѷĉ҇
tell me why	Ā҆
tell the	ŀ҈
telling	Āґİ҆
telling _ where	Ā҆
telling _ which	Ā҇İ҆
telling _ who	Ā҇
telling me	Āґİ҆
telling me where	Ā҆
telling me which	Ā҇İ҆
telling me who	Ā҇
terminal	ĝ҉
terms	Āѭİҡ
terms of	Ā҆
test	ĄѴĆѺĈѹĉѸČѺčѺďѹĒѺĠѳġѺĢѹģѺĤѺīѯĬѲĭѺĮѹıѺĲѺĳѺĴѺĵѺĶѸļѺĽѺľѺĿѺłѹńѹŅѹŇѺŉӀŊӐŋӞŌҡōҜŐѹőѺŒө
test <name>	ĀҨĬѺŉѴŊҤŋӉŌѭōѫŒҳ
test <name> $	ŊҌŒҏ
test <name> and	ŋҌ
test <name> check	Ā҉
test <name> exists	ŊҔŋѸ
test <name> fail	Ā҈
test <name> flaky	ĀҌŋѺ
test <name> goes	ŋ҇
test <name> green	ŋ҇
test <name> in	ŒҌ
test <name> is	Ŋ҈ŋ҇
test <name> pass	ŋ҈
test <name> passes	ŋ҇
test <name> run	ŋ҇
test <name> start	Œ҇
test <name> succeeds	ŋ҇
test <name> where	ĀѶŒҍ
test <name> |	ĀѺŊ҉ŒҐ
test _ $	ĀґŉҔŊҋŋѺŌѷŒ҉
test _ <name>	ŉ҉ŊҌŌѺōҔŒң
test _ <path>	ŉ҈ōґ
test _ a	ŋ҆
test _ and	ŋҎ
test _ by	Ŋ҇
test _ check	Ā҉
test _ does	ŉ҉
test _ exists	ŊҔŋѸ
test _ fail	Ā҈
test _ failing	Āѷŋҏ
test _ flaky	ĀҌŋѺ
test _ for	Ō҆
test _ goes	ŋ҇
test _ green	ŋҏōѷ
test _ holds	Āѹŋ҇
test _ in	ŉҊŌ҇Œ҉
test _ is	ĀѺŊҌō҇Œҍ
test _ live	ĀѹŒ҉
test _ location	ĀҕŊѶŋѷ
test _ make	Ō҆
test _ of	ĀѸŉ҆ōҐ
test _ pass	ŋҌ
test _ passes	ŋ҇
test _ passing	ŋ҈
test _ run	ŋҌ
test _ sitting	Ō҆
test _ start	Œ҇
test _ succeeds	ŋҌ
test _ that	ĀѸŌҋ
test _ the	Ŋ҆
test _ when	ŋ҈
test _ where	ĀѳŌ҇Œҋ
test _ which	ĀѸŌ҉
test _ |	Āѹŉ҈ŊҋōѺŒҒ
test called	ĀҏŒ҇
test called <name>	ĀҏŒ҇
test case	ŋҍŒҎ
test case <name>	ĀѹŋҍŒґ
test cases	ĀѷŉҍŌқŒѺ
test count	ŉқ
test count for	ŉ҉
test count of	ŉ҇
test file	ŉ҇ŋѷōҠŒҍ
test file <name>	ōҏŒѹ
test file <path>	ō҈
test file is	Œ҈
test for	Ā҉
test func	Œ҇
test func <name>	Œ҇
test funcs	ŉҋ
test funcs <name>	ŉ҈
test function	Œ҈
test function <name>	Œ҈
test functions	ĀѸŉҏŌҙ
test in	ĀѶŊҐōҌ
test in <name>	ō҈
test in <path>	ō҆
test is	ŋҌōѸŒ҈
test methods	ŉ҇
test module	ŋѷōҊŒҎ
test named	Ŋ҉Œ҆
test named <name>	Ŋ҉Œ҆
test result	Āѹōғ
test result of	ĀѺōґ
test run	ō҈
test script	ō҇
test suite	ĀѷŊ҈Ōҍ
test tally	ŉғ
test tally $	ŉғ
test that	ŌѺ
test to	Ā҈Ąѹ
test |	Œ҉
test | $	Ā҉
testcase	ĀѹŊҊŒҋ
testcase <name>	ĀѹŊҊŒҋ
testcases	ŉ҉Ō҈
testcases inside	ŉ҉
tested	ĀҊľѸŌҨ
tested $	ĀғľѸŌ҈
tested _ $	ŌҌ
tested _ |	ĀѸŌґ
tested by	ŌҎ
tested |	Ō҇
tested | $	Ō҇
tester	ĸ҆
testing	Ā҈
testing _ $	Ā҈
testing |	Ā҈
testing | $	Ā҈
tests	ĀғĉѶĨѺīѺĬѹĮѺŁѹŉӝŊҡŋѸŌӥōӇŒ҉
tests $	ŉҎŌҐōѸ
tests <name>	ĀѹŌҌ
tests _ $	ĀҕŌѺō҆
tests _ <name>	ĀѺŉ҇ŊҍŌҝōҙ
tests _ <path>	ĀҔŉґōқ
tests _ are	ŉ҈
tests _ cover	ŌҊ
tests _ exercise	Ō҆
tests _ for	ĀҌŌѶ
tests _ in	ŉҐŌѹ
tests _ it	ĀѱŌҕ
tests _ the	Ōғ
tests _ there	ŉ҇
tests _ to	Ā҆
tests _ using	ĀҊŉѷ
tests _ written	ĀѺŉ҈
tests _ |	ŉѷōҐŒ҇
tests are	ŉҊ
tests are in	ŉҊŌѺ
tests are using	ĀҊŉѷ
tests cover	Ō҇
tests do	Ō҈
tests does	ŉҎŌ҉
tests does <name>	ĀѶŉ҈Ō҆
tests does <path>	ŉ҈
tests does the	Ā҈ŉѺ
tests fail	Ā҉ŉѸ
tests fail |	Ā҉ŉѸ
tests folder	Œ҈
tests folder |	Œ҈
tests for	Ā҉
tests for <name>	ĀҊ
tests for the	Ō҇
tests from	ĀѸōҏ
tests from <name>	ō҆
tests from <path>	ō҉
tests green	ĀѺō҉
tests green |	ĀѺō҉
tests has	ŉ҉
tests in	ĀҦŉҏŌѷōҔ
tests in <name>	Āґŉ҆ŌѶō҈
tests in <path>	Āқŉ҈ō҇
tests in it	ĀѺō҆
tests inside	ō҉
tests is	ĀѶŊҋŌҋ
tests is <name>	Ō҆
tests is it	ĀѺŌ҇
tests of	Ō҇ōҐ
tests of <name>	ĀѺŌ҇ō҉
tests of <path>	ō҈
tests only	Ā҉
tests only |	Ā҉
tests pass	ō҉
tests pass |	ō҆
tests skipped	ĀҎŉѴ
tests skipped $	ĀҎŉѴ
tests succeed	ōҋ
tests succeed $	ō҈
tests that	ŉ҆ŌҒ
tests use	Ā҆ŉѷŌ҇
tests would	ŉҌ
tests |	ĀҍŉҏŊ҆ŌѸ
tests | $	ĀҊŉҏ
tets	ĀѱŌҔō҆
tets in	ō҆
text	ĀѸĲ҈ĳҫœҕ
text $	ĳҘ
text <literal>	ĀҌœҊ
text <literal> $	œ҇
text _ $	œҍ
text _ line	ĳҊ
text does	ĀѺĲҊ
text of	ĳ҉
text of line	ĳ҈
than	Āүă҈ą҉Ď҉ŀѺ
than <name>	ĀҔĎҊŀѺ
than <name> |	ĀҊ
than <path>	Ā҉
than <path> |	Ā҈
than _ which	ĎҊŀѺ
than _ |	Āҏă҉
than once	ą҆
thank	ĀѶ
thank you	ĀѸ
thanks	ĀҌĿ҆
thanks $	ĀҔĿ҆
thanks _ $	ĀѺ
thanks |	ĀѺ
thanks | $	ĀѺ
that	Ā҇ăҘĄҍą҇ĆѲĉ҇Ċ҆Ďҋđ҇ĒҋēѴĕѺĠ҉ĢѷĤҍĨҊĩѶĮ҇İѺĲѵĵҍĺ҉ļѴĽѺľѸńѹŇ҇ň҉ŉѶŊѹŌ҉ōѷŏѺŐѱőѷŒѵŔ҉
that $	Ġ҉
that <name>	Ć҉ĈҍĉѷĎ҈Đ҉Ĕ҇ĘҍĚ҈Ġѹġ҇ĤѹĪ҇īѵĬҌľ҆ĿѸŀҒņҌŇѳ
that <name> <name>	Āѹ
that <name> calls	Ā҉ĘҊ
that <name> carries	ġ҆
that <name> defines	ľ҆
that <name> has	ĀѺ
that <name> imports	Ĝ҆
that <name> is	ĀҔĚ҈īѳĬҏŀҊ
that <name> returns	ņ҆
that <name> takes	ŀ҇
that <name> was	Āѹī҉
that <path>	Ĝҋĩ҈Ņ҆
that <path> imports	ĜҊ
that <path> was	Ņ҉
that <tag>	ă҉
that _ $	ĀѶĠ҈Ł҆ő҆
that _ <commit>	Č҈
that _ <name>	Ą҉ĆѷĈѹĉҌď҆Ē҉ĘѹĞҌĨ҆ī҈ĮҋįѹĵҎĶҌľѺĿҎŀѸŃ҇ŌҎ
that _ <option>	Ċ҆
that _ <path>	Ą҈ĜѺĨ҇ĩѹĮҎ
that _ a	ĉ҆ł҆
that _ an	Ĥ҇
that _ calls	Ā҉ĘҊ
that _ carries	ġ҆
that _ class	ĆѺĴҏ
that _ defines	ľ҆
that _ deprecated	Ā҆
that _ does	Ŏ҇
that _ exist	ė҆
that _ for	Ā҆
that _ from	ę҆Ħ҆
that _ function	ġ҆ī҇Ļ҈
that _ had	ń҇
that _ has	ĀѴĩ҇Ŏѹ
that _ have	ğ҇
that _ import	ĩ҆
that _ imports	ĜҐ
that _ in	ħ҇ń҇ō҆
that _ interface	ĀѹĤ҈
that _ is	Ě҈ĬҎŀ҉ŋ҇ōѹœ҇
that _ it	Ą҈ĤѸ
that _ its	ą҆
that _ not	ă҈Ď҆
that _ now	ń҉
that _ on	Ĩ҇
that _ project	Ė҉
that _ returns	ņ҆
that _ right	Ē҈
that _ something	ą҆
that _ still	ĭ҇
that _ takes	ŀ҇
that _ test	Ā҆ō҉ŒѺ
that _ the	ĀҐĤҎĶ҇Ŀ҆őѹŒ҆
that _ through	ĥ҈
that _ to	ĀѺģ҆ĸ҆Ľ҇
that _ uses	ĀѷĈ҉Ŏ҆
that _ was	Āѹī҉ńѷŅҍ
that _ with	Ĩ҆
that _ |	ğ҇
that a	ĚҊ
that are	Āґă҈
that be	Āѷ
that be |	ĀѺ
that belong	ģ҇Ľ҇
that belong to	ģ҇Ľ҇
that belongs	ĸ҇
that belongs to	ĸ҇
that bring	Ĩ҆
that bring in	Ĩ҆
that call	ėҋ
that calls	ĉ҇
that calls <name>	ĉ҇
that class	Ē҆
that class <name>	Ē҆
that come	Ē҈
that commit	ĀѺČ҇
that commit <commit>	Č҈
that constant	ĵ҉
that contain	ň҉
that contains	ĀѶĄ҈Ķ҇Ő҇Œ҈
that contains the	Ķ҇Œ҇
that covers	ĀґŌѳ
that created	ĄҎ
that define	Āғą҇
that define <name>	Āҗ
that defines	ąҊ
that defines <name>	Ķ҆
that defines it	ĀѺą҉
that deleted	ĀҌĄѹ
that deleted <path>	Ā҈
that depend	Ĩ҆
that depend on	Ĩ҆
that edited	ĀѺĮ҈
that ends	ħ҇
that ends in	ħ҇
that file	Ā҉ĩ҆
that file import	ĩ҆
that file |	Ā҆
that forget	Ā҉
that got	į҆
that has	ą҆Ĩ҆Ň҉
that have	đ҆
that have <name>	Ň҆
that ignore	ĀҎ
that implement	ĤҊ
that implements	Ĥ҇
that implements <name>	Ā҇
that implements the	Ĥ҇
that import	Ā҇ě҇
that import <path>	ě҇
that imported	Āҋ
that imports	ĨҊ
that in	ĀѺĨ҆
that in with	Ĩ҆
that inherit	ę҆
that inherit from	ę҆
that inner	Ļ҉
that inner function	Ļ҉
that introduced	Ą҆
that invoke	ĉ҇
that invoke <name>	ĉ҇
that is	ĀѪęѹĭҌĺҌŃҋń҇Ňґő҆
that is <name>	Ńҋ
that is now	ńҊ
that is still	ĭ҇
that it	īҊ
that it is	īҊ
that line	ĳҋ
that line $	ĳ҆
that method	Ĺҍ
that module	ő҆
that name	Ġ҇
that need	ĀҍňѶ
that nobody	Ŏ҆
that of	Ď҉
that of <name>	Ď҉
that override	ĿҊ
that override <name>	ĿҊ
that raise	ł҆
that raise <name>	ł҆
that read	Ā҇
that read the	Ā҇
that reference	Ō҆
that replaces	Ŀ҇
that replaces the	Ŀ҇
that result	ń҇
that result in	ń҇
that runs	ĉ҇
that says	ĵ҈
that sets	ď҉
that sets <name>	ď҆
that test	ŋ҉ōѶ
that test is	ŋ҇ōѺ
that the	ĀѲć҉Ĥ҆ī҇Ĵ҆ĵ҈ŒѸ
that the <name>	ĵҊ
that the class	Ĵ҇
that the function	ġ҆
that the test	Ā҉Œѹ
that this	ĕ҇
that throw	ł҆
that touched	Į҇
that use	Ōғ
that used	Ņ҆
that used to	Ņ҆
that uses	Ā҆
that variable	Ğ҇
that version	ğ҈
that was	Ņ҈
that were	ă҈
that were not	ă҈
that what	īҊ
that what <name>	īҊ
that works	ĭ҈
that |	ĀѱĠ҈Ł҆
that | $	ĀѱĠ҈Ł҆
the	ĀҍĂ҆ĆѵćҎĈѵĉѵĊҌċ҆čѸĎҌĐѹĖѹęѺěѴĜѷĝҊĞ҉ğѸġѷĢѺĥѵħѯĨѫīѩĬѹįҒıѺĲѺĳѲĴ҆ĵҒĶҎķҎĸ҉ĹѶĺ҉Ļ҇ļҏľѴŃѹńҍņѷŇѸň҈ŉѷŊѷŋ҇ŎѯŏѸőҌŒҌœҖŔ҉
the <literal>	ĀѹĴ҈ĵҋļ҆œѸ
the <mark>	ĀѹđҌĒ҈
the <mark> decorator	đҋ
the <name>	ĀґāѺĂ҇ĆѺĉҍĊ҆ĎѸďғđ҆Ēґē҇ĔѺĕѹĝ҇ġѭĢѵĤҋĨѹĪѸĮѺĲҊĴҊĸңĹ҈ĺѹļҐľѸĿ҈ŁѹńѵŇѺŏѺŐѬő҆ŒҊŔ҈
the <name> $	Āҡ
the <name> <name>	Ċ҇Đ҆ġѶĵ҈ļҋ
the <name> argument	ēҐ
the <name> block	Ŕ҉
the <name> class	ĴҐĹҊ
the <name> constant	ĵ҇
the <name> decorator	đ҆
the <name> entry	ďґ
the <name> env	ĀѺĞ҈
the <name> for	ĀѺĆҎĞҊ
the <name> function	Ķ҉ŀ҇
the <name> interface	ĤҊ
the <name> line	ĀѺĳ҆
the <name> lines	Ē҉
the <name> method	ĀѸĸґĿҎ
the <name> module	Ā҆őҗ
the <name> of	Ĉ҉ĉҖġ҈Ĭ҆ĲҒőѹ
the <name> routine	Ķ҇
the <name> setting	ďҍ
the <name> struct	Ĵҋ
the <name> test	ĀѶŋ҈ŒҐ
the <name> that	Ēҏ
the <name> trait	Ĥ҈
the <name> typedef	ļҌ
the <name> |	Āҋ
the <option>	ĊҌ
the <path>	Ŕ҈
the <path> workflow	Ŕ҈
the _ $	ĀҔąґĆѹĉ҈ďѷĐҋĕѸĝ҈ġѹĢҊģѺİґĶѸĽ҈ń҉
the _ 's	İ҉
the _ <commit>	ċҋČҔňҎ
the _ <literal>	ĀҌļ҉œң
the _ <mark>	Āҕ
the _ <name>	Ā҇āѷĂѸăѹĄѹćѯĈѹĉѷċѶČѷčѷďҎđҖēҙĕѲĖ҆ĘҖĚҋĜѹĝѴğѸĠ҆ġҏģҒĤҕĥѹĦѳħѸĩѺĪҖīғĭѶĮѷįѱİѲıѸĲѷĴѳĵҏĶ҈ķґĹѲĺҊļ҇ľҐŁѷł҆ŃғńѯņѹŇѴňѷŉѳŊҍŋғōѭŏҩŐѺőѸŒ҉œѵŔѴ
the _ <option>	Ā҆Ċҏ
the _ <path>	ĀѵĄ҉ď҉ěҍĜҍĢҍĦѺĨ҇ńѺŅҋŐ҇Ŕҕ
the _ <tag>	ĀѷĂҌğғ
the _ a	ĀѷĠҎ
the _ alias	ļқ
the _ and	ĀѰć҆Ğ҆ġҋĴ҇Ķ҈ĸ҈
the _ annotation	Āѹđ҇ņҌ
the _ api	Ģ҉
the _ argument	ēҗ
the _ assigned	Đ҆
the _ at	į҆
the _ base	Āѷ
the _ behind	Đ҆ġҌ
the _ between	ĀҋąѺĎ҈
the _ block	Ŕ҈
the _ brought	ĩ҇
the _ build	ĀҊōѺ
the _ by	ħ҆
the _ called	Āҍĉѹġ҆Ķ҇ŊѹŒҌ
the _ calls	ĀѺőҏ
the _ case	ŋҋ
the _ chain	ęҋ
the _ change	ĀҊ
the _ class	ĆѺĴґĹҍł҈Ňґ
the _ classes	Ć҉Ě҇Ġ҆ŇѺ
the _ clause	Ń҉
the _ commit	ĀҒĮҍįґ
the _ compile	ć҉
the _ compiles	ćҊ
the _ constant	ĵ҈ķ҆
the _ count	ĀѹčҎĲҎĽ҈ŉҊ
the _ cycle	Ā҈
the _ declarations	ĩҕ
the _ declared	ģ҉
the _ decorator	đґ
the _ def	ĻҊ
the _ definitions	ĀѺąҏ
the _ dependencies	Ĩ҈ĩѺ
the _ does	ĀѺŐ҈
the _ edges	ĉ҆
the _ edit	ĀѵĮҐ
the _ entry	ďҐĮ҉
the _ env	ĀѺĞ҈
the _ environment	ĞҊ
the _ file	ĀҌďҎİ҇Ņ҇ŋѺōғŐѸő҆
the _ filename	ń҉
the _ files	ă҆ő҆
the _ final	ĵҌ
the _ first	Ą҈
the _ folder	ĀҌćѵŒ҉
the _ for	Ā҈Ćҍď҆ĞҌĴѺļ҉
the _ formerly	ńѵŅғ
the _ from	Āѫē҇Ň҇ň҆ōҏ
the _ func	Ķҋ
the _ function	Ķ҈Ĺ҇ĺҐĻҊĿ҆Œ҉
the _ functions	Ō҉
the _ give	Ā҈
the _ go	ĭ҆
the _ graph	ĀѸĉ҇
the _ hand	Đ҇
the _ have	Ā҆ĕ҆ŉѸ
the _ helper	Ā҆ĺҌ
the _ hierarchy	ĆҌŇ҈
the _ history	č҉
the _ how	ĭ҆
the _ if	ŋ҆
the _ implementations	ĿҌ
the _ import	ĀҌĦ҉ĩѸŎ҉
the _ importing	ěҊĜѸ
the _ imports	ĀҌĩѴŎғ
the _ in	Āҏā҈Ą҆ćҍĎҋď҉ğѵĶѹĹҊĽ҈ľѶŌѺōҐŎѺŐѺ
the _ inside	ō҉
the _ interface	ĤҎ
the _ is	Āҏă҈ēҋĔѺĨѺŒ҇
the _ it	ĀѴĈ҆ĉѺĔ҆ĥ҆ĸ҆ń҈
the _ item	ĵҊĶ҈
the _ itself	Ő҆
the _ java	ĭ҆
the _ job	Ŕ҇
the _ keep	ĀѷĬҋ
the _ level	ĬҋĵҊ
the _ library	Ā҆
the _ like	Ē҈
the _ line	ĊҍĲ҈
the _ lines	Ē҉ĩҌĲѹ
the _ list	ĀѹĎҊĩ҆ľҋŀ҈
the _ listing	Ă҇
the _ location	ļ҈
the _ marked	ā҈
the _ member	ĀҍķҊĸҐ
the _ metadata	ĝҊ
the _ method	ĀѶĸҘĿҙ
the _ methods	āҙľѺ
the _ modification	Į҇
the _ module	Ā҈ŋѺŐѺőҞŒ҆
the _ name	Ā҉ńҒ
the _ named	Ļ҆ŋ҇
the _ names	Ģ҆ľҊŀ҆
the _ need	ĭ҈
the _ nested	ĺ҉
the _ node	ĭ҆
the _ now	ń҉Ņѹ
the _ number	ďҌĲѺ
the _ of	ĀѬāѯąѺĈҗĉҖĊѺčҏĎѺďѯĐҋĒҎĔ҉ė҉Ę҉ęѹĚ҆ěѴĜ҉ĝѳĞѰğ҆ġҎĢѦģѹĦѹĨѹĭѵĲҗĶ҉ĹѹĺѹĻҎĽґĿѯŀҋŁ҇łѳńѶŅҌņѹŇҊŉҘŊҋŌѹŎѲŏѭŐ҇œѹŔ҇
the _ on	Āғģ҇ı҇
the _ one	įҊŐ҆
the _ option	Ċ҈
the _ or	ĀѵĆҌć҈ŇѸ
the _ package	Ā҆
the _ parameters	ŀ҇
the _ parser	Ċ҈
the _ part	Ā҆
the _ path	ĀѷĦґńҌŅҍŐ҉
the _ places	ą҈
the _ points	ĝҋ
the _ python	ĭ҆
the _ recent	ĀѳĮҐįҍ
the _ release	Āқ
the _ require	Ā҈
the _ requirements	ĕҋ
the _ requires	ĕ҆
the _ return	ņҊ
the _ revision	ĀѹĮҌį҆
the _ routine	Ķ҇
the _ rust	ĭ҆
the _ script	ō҇
the _ section	Āѷĕ҇
the _ sequence	Ħ҇
the _ set	Ľ҆ľ҇
the _ setting	ďҍ
the _ sign	Ĕ҇
the _ signature	ĀҌ
the _ site	Ĵ҇ĵ҆Ĺҍ
the _ sites	ĉ҈
the _ specifier	Ė҇
the _ statement	ĴҋĶ҇
the _ statements	ĀѺĢ҈ĩ҈łҊ
the _ struct	Ĵҋ
the _ structure	Ő҇
the _ suite	ĀѸŌҎ
the _ switch	Ċ҉
the _ take	Ğ҆
the _ test	ĀѶĄѹŊѹŋҒŒҜ
the _ tests	ĀҊ
the _ that	ĀѤĄ҈ďѸĒғĜ҉ġҌĨҏĬѷĮѸĹѺĺѹŀ҈ńҍņҋň҈ŋѺŌ҉ōѸőѵŒѷœ҇
the _ the	Āѹ
the _ they	Ď҆
the _ thing	Āҋ
the _ time	ĀѲĮҐ
the _ to	ĀҊĈ҇Ő҇
the _ trace	Ķ҆
the _ trait	Ĥ҈
the _ tree	Ć҆Ĵ҆ŐҌ
the _ type	ĀѴļ҇Ł҉ņҌ
the _ typedef	ļҌ
the _ types	ŇҊ
the _ update	Į҆
the _ use	Ā҈
the _ value	ĀѺēҏĵ҈
the _ var	ĞҌĵҊ
the _ variable	ĀҎĞ҉ĵґ
the _ variables	ģҌ
the _ variant	Ā҇
the _ version	ĀҚĭҐ
the _ way	Ħ҆
the _ what	ĀѷĝҊ
the _ where	ĀҌĄҌķ҆Ĺ҆
the _ which	Ĥ҇į҇ļ҇ŇѸ
the _ whose	Ň҆őҎ
the _ will	ęҋ
the _ with	ő҆
the _ work	Ā҈
the _ workflow	ŔҌ
the _ |	Ā҈ĆѺćѹĉѺčѷĎҏďѺĔѺĖ҆Ě҆ĝ҉ĞҐĠ҇Ģ҆ĤѹĦ҇ĭѺĮѸİ҈ĶҋļѹŁҌń҈ņ҉ōѸő҆
the abc	ā҆
the abc <name>	ā҆
the abstract	āҗ
the abstract class	Ā҈
the abstract methods	āҏ
the access	Ĭҋ
the access level	Ĭҋ
the amount	Ľ҆
the amount of	Ľ҆
the ancestors	ĀѺĆҒĚҊ
the ancestors of	Ć҇ĚҊ
the annotation	đҕ
the annotation <name>	đґ
the annotations	Ē҇
the api	ĀҊ
the argument	Ċ҈Ďҍ
the argument <name>	ē҆
the argument list	Ďҍ
the argument parser	Ċ҈
the arguments	ĀѸĎҌŀҘ
the arguments of	ĀѺĎ҇ŀ҈
the arrow	ņҏ
the assignment	ĵ҇
the attribute	ŏҙ
the attribute <name>	ŏҘ
the attributes	ĀҋĒ҇ģҍ
the attributes of	Āҋģ҉
the author	ıҐĳѺ
the author of	ıҏĳѺ
the authors	ĀѲĬҏ
the authors keep	ĀѷĬҋ
the base	Āѹā҉Ć҆Ě҈ĿҊŇҊ
the base class	āҊĚѹŇҕ
the base classes	ĆҊĚ҇Ňѷ
the bases	ĚҎ
the bases of	ĚҎ
the behaviour	Ā҆ĎѷġҎ
the behaviour of	Ā҆ĎѷġҎ
the biggest	Āҙ
the biggest one	Āҍ
the body	ĀѹĈҊė҈ĶҌĻҎľ҈Ń҆
the body of	ĀѹĈҊė҈ĶҌĻҎľ҈Ń҆
the bottom	Ĳ҆
the brackets	ŀҌ
the brackets of	ŀҊ
the build	Āғćґ
the build |	Ā҈
the call	ĀѲĈ҆ĉҐ
the call graph	Āѹĉ҇
the call sites	ĉ҈
the callback	ē҇
the callees	ĘҎĚѸ
the callees of	ĘҎĚѸ
the caller	ĀѭĈҎĔҎ
the caller of	ĀѴĈҎ
the callers	ĉґėҍĘ҆
the callers of	ĀѺĉґėҍĘ҆
the calls	Ĉ҇
the change	ĀѴċ҇ı҇ň҆
the change on	ı҇
the checkin	Ą҈
the checkin where	Ą҉
the checkout	Ő҆
the checkout |	Ő҆
the child	Ŀ҇
the child classes	Ŀ҇
the children	ĆѺŇҏ
the children of	ĆѺŇҏ
the ci	ĀҊŔҍ
the ci job	Ŕ҇
the ci log	Ā҆
the ci workflow	Ā҇
the circular	Ā҈
the circular import	Ā҈
the class	ĀѮĆҟęҏĚғġҒģҒĤѹĪ҇ĴҒĶѷĹҋĽҌľҎŇҒŌҌ
the class <name>	ĀѸĆґĒ҆ęҕĚҏġғģґĤѺĪ҇Ĵ҇ĶѹĹ҇ĽҋľҐĿѺŇ҈Ōҍ
the class hierarchy	Ň҈
the class or	ĆҊŇѸ
the class tree	Ňҋ
the classes	ĀҌĚ҆ĤҋŇҋ
the classes <name>	Ě҈
the classes that	ę҇
the classes which	ĀҊĤ҈ŇѺ
the cli	ĊҌ
the closure	ĺҙ
the closure <name>	ĺҙ
the code	ĀѱćґĈѹĉҌďѷĞҍğҎī҇ĵ҆Ĺ҉œ҇
the code $	ĉҍė҆
the code base	ĀѶ
the code is	ĀҎ
the code of	Āѹğ҇
the code that	ĈѺœ҇
the code |	ī҇ĵ҉
the command	Ā҈ĊҎ
the command line	Ā҈ĊҎ
the commit	Ąҗċ҈ČҊčҔĮѺň҆
the commit <commit>	ċ҉Č҈ň҆
the commit count	čҐ
the commit history	č҇
the commit in	Ą҆
the commit that	Ā҆ĄҌ
the commits	Č҆č҉į҈
the commits to	Ā҈
the commits which	ĀѸį҈
the complete	ą҆
the config	ďҒ
the config <path>	ď҆
the config file	Ā҇ď҆
the configuration	ď҈
the configuration file	ď҈
the console	ĝ҇
the const	ĵҎ
the const <name>	ĵҎ
the constant	ĀҗĐҠĵҝŏғ
the constant <name>	ĀҙĐҚĵҝŏғ
the contents	ĳ҆Ŕ҈
the contents of	ĳ҆Ŕ҈
the count	č҇
the count of	č҇
the creation	Ą҆
the creation of	Ą҆
the current	Ņ҉
the current one	Ņ҈
the data	Ā҈ģ҆Ĵ҇ŒѺ
the date	ĮҌ
the date of	Į҈
the dead	Ŏ҈
the dead imports	Ŏ҈
the declaration	ĀѶĪ҆Ĵ҉ĵ҆ĹҍļҌ
the declaration of	Ī҇ļҋ
the declaration site	Ĵ҇ĵ҆Ĺҍ
the declared	ĕ҉ņ҈
the declared return	ņ҈
the decorator	ĀҌđҔ
the decorator <mark>	ĀҔđѸ
the decorator <name>	Āѹđҝ
the decorators	ĀҍĒ҇
the decorators on	Ā҈
the decorators that	Ē҆
the def	Ē҆ī҇ĶҐĺҌ
the def of	Ē҆ī҇Ķ҉ĺ҉
the default	ĀҊĊѺēҗĔҏ
the default of	ĀҐē҉
the default value	ĀѸēҊĔ҆
the definition	ĀѵĒҌĴ҈Ķҍĸ҇
the definition of	ĀѷĒҍĴ҉ŀ҆
the definitions	ą҉Ģ҆
the definitions in	Ģ҇
the definitions of	Ā҉ą҈
the dependencies	Ā҉ĕ҉İѺ
the dependency	ĖҔ
the dependency <name>	Ėғ
the derived	Ňҍ
the descendants	ŇҊ
the descendants of	ŇҊ
the developers	ĀѺĬ҆ĵ҉
the developers $	Ĭ҆
the diff	Čҍ
the diff of	ČҊ
the difference	Ā҈
the differences	ąѺĎҍ
the differences $	Ď҈
the differences between	Ā҈ąѺ
the different	ąҌ
the different definitions	ą҉
the directory	Őҕ
the directory of	Ő҆
the directory that	Ő҈
the docs	Ā҆
the dot	ĀѸľ҇
the earlier	ń҉
the earlier name	ń҉
the end	Ā҇
the entry	ďҍĝҋ
the entry <name>	ď҇
the entry for	ď҇
the entry points	ĝҋ
the enum	ĀҖķҜ
the enum constant	ķ҇
the enum member	ĀҎ
the enum value	Ā҆
the enum variant	Ā҇
the enumeration	ķҎ
the enumeration member	ķҋ
the enumerator	ķҕ
the enumerator <name>	ķҕ
the env	Ğҙ
the env var	ĞҌ
the env variable	Ğ҇
the environment	ĀҊĞқ
the environment $	Ğ҇
the environment variable	Āґ
the environment |	ĀѸĞҌ
the equals	Ĕ҇
the equals sign	Ĕ҇
the error	łғ
the error <name>	Āѹłғ
the error on	Ā҇
the exception	ĀҐĆѺłҜ
the exception <name>	ĀҐłҕ
the exception class	ł҉
the exceptions	Ńҋ
the existence	ĀѺĠ҆Ŋ҉
the existence of	ĀѺĠ҆Ŋ҉
the export	ĢҌ
the export statements	Ģ҈
the exported	ĢҊ
the family	Ćҋ
the family tree	Ćҋ
the fastest	Ā҉
the fastest |	Ā҇
the field	ĀѷŏҖ
the field <name>	ĀѷŏҖ
the fields	ģҒ
the fields of	ģ҇
the file	ĀѸĄҒČҊč҉ď҆ě҆ĢҋĤѺĮҎįѺĲ҉ĳҊĴҌķѺŅ҈ŉ҆Ŏ҇ŐҜŔѺ
the file <name>	ĀѯĄҊĢ҈Į҉ĶѺŐҖ
the file <path>	ĄҊě҆Į҇Ĳ҆ŅѸŐ҉
the file for	Ā҈
the file formerly	ńѵŅғ
the file in	Ĺ҈
the file itself	Ő҆
the file now	ń҉ŅѺ
the file that	ĀѺĵҋŅҋőѺ
the file which	ļ҇
the file whose	őҌ
the file with	ő҆
the files	ĀѵĂҊă҇ċ҉ČҌě҇Ĩ҈őґ
the files that	ă҆ě҇
the first	Ā҇Ą҉ąҏįѷ
the first $	ĀѸąҊ
the first commit	ĄҊįѷ
the first test	Ā҈Ąѹ
the fix	ň҆
the flag	Ā҆
the flag <option>	Ā҆
the folder	Ā҆
the folder of	Ā҆
the folders	Őҋ
the folders does	Ő҈
the formal	ŀҏ
the formal parameters	ŀ҇
the former	Ā҉ń҇ŅҍŐѺ
the former <name>	ŅҊ
the former <path>	Ņҋ
the former name	ĀҎ
the former path	ń҉
the full	ą҆ŐҊ
the full path	ŐҊ
the func	ĀѶĶҍŀ҈
the func <name>	ĀѶĶҋŀ҈
the function	ĀѹĈ҈ĉ҆ďѺđѷĒҌē҉Ĕ҉ėҌĘғġҘīҢĬѺĵѺĶғĹѺĺҌļѺŀҊłѸŃҔņғŊѸŌ҇ŏѷŒѷ
the function <name>	ĀѱĈ҉ĉ҇ďѺĒҌē҉Ĕ҉ėҌĘғġҘīҢĬѺĵѺĶ҆ĺ҈ļѺŀҋłѸŃғņғŊѸŌ҇ŏѷ
the function called	Ķ҈
the functions	ĈґĎ҉Ę҈ł҇
the functions <name>	ĎҊėѺĘҍ
the functions called	Ĉ҈
the functions that	ĀҊĈҋ
the git	į҆
the global	Ā҆ĵҔ
the global <name>	Ā҉ĵҊ
the global variable	ĵ҈
the header	Ā҇
the header of	Ā҈
the helper	Ķғ
the helper <name>	Ķҍ
the hierarchy	ęҋŇ҆
the history	Ā҇į҉
the history |	čѹį҆
the idea	ġҌ
the idea behind	ġҌ
the identifier	Ġ҇
the identifier <name>	Ġ҇
the impl	ľҋ
the implementations	Ā҆
the implementors	Ĥ҇
the implementors of	Ĥ҇
the import	Ħғħ҉ĩҘ
the import cycle	Ā҈
the import lines	ĀѺĩҌ
the import list	ĩ҈
the import of	ĀҋĜѺ
the import path	ĀѺĦҏ
the import statements	ĩҊ
the importer	Ģ҈
the importer $	Ģ҈
the importers	ĜҊ
the importers of	ĜҊ
the imports	ĀѶěѶĜҎĥҖĦҊĨѹĩғ
the imports from	ĀѸĦ҆
the imports in	Ā҈
the imports of	ěѹĜҋĥҋĩҎŎѷ
the imports that	ĩ҆
the include	ě҆
the include list	ě҆
the inferred	ĀѺņ҇
the inheritance	ĀѷęҋĚ҇
the inheritance chain	ęҋ
the inherited	ĀѹĿҎ
the inherited method	ĀѺĿ҉
the inner	ĶѺĺҜĻҏ
the inner <name>	Ļ҈
the inner function	ĺґ
the inner helper	Ā҆
the interface	ĀҐĤҚļғľѺ
the interface <name>	Ā҉ĤҜļҏ
the interfaces	Īғ
the interfaces that	Ī҇
the key	ďҔ
the key <name>	ďғ
the kind	Ł҈
the kind of	Ł҈
the language	ĀѷĬ҆ĭ҇
the language |	Ĭ҆
the largest	ĀҒ
the largest of	Ā҈
the largest |	Ā҇
the last	ĀҏĮґįҗĲ҈
the last change	ĀҍĮѺ
the last commit	įҌ
the last line	Ĳ҉
the last release	ĀҌ
the last time	ĀѷĮҒ
the last update	Į҆
the latest	ĄѺĮҝįҐ
the latest change	ĀѹĮ҈
the latest commit	įҋ
the latest edit	ĀѷĮҌ
the latest version	Ā҈
the length	č҇Ĳ҇
the length of	č҇Ĳ҇
the level	Ĩ҈ĩѺ
the level of	Ĩ҈ĩѺ
the libraries	ĕ҇
the licence	Ā҈İґ
the license	Ā҆İґ
the license of	İ҆
the licensing	İҐ
the licensing of	İҊ
the line	ĀѲďҐĲ҈ĵ҈ķҎĸ҆
the line count	Ĳҏ
the line number	ďҌĲѺ
the line of	ķ҆
the line where	Ĺ҆
the lines	ĲҊ
the lines of	Ĳ҆
the list	ĕ҆
the list of	ĕ҆
the literal	Đҋ
the local	ĺҋ
the local function	Ā҇
the local helper	ĺ҉
the location	ĵ҉ĶғŐҔŒ҈
the location of	ĵҊĶҌŐҕŒ҈
the log	Į҉
the log of	Į҉
the longest	ĀҠĦѷ
the longest import	Ā҉
the lowest	ĭ҉
the lowest <name>	ĭ҆
the main	ĀҌ
the member	ģ҈Ĺ҈
the member variables	ģ҈
the message	œ҆
the message <literal>	œ҆
the method	ĀѹĒҊīҋĴѺĸғĹ҈ĽҌľґĿғŃҒ
the method <name>	ĒҊīҋĸҖľѵĿҘŃҒ
the method count	Ľ҉
the method list	ľҋ
the method names	ľҋ
the method set	Ľ҆ľ҇
the methods	ĀѵāҒĽ҉ľҚĿ҈ł҆
the methods in	ĀѸāҊĽҊľѸ
the methods marked	ā҈
the methods of	Ā҆ľҎ
the methods that	Ŀ҉
the minimal	Ħ҆
the minimum	ĭҎ
the module	ěҋĜ҈ġҏĢҒĨғĵҋőҒ
the module <name>	ĀҊġҐĢҍĨҋĵѸő҉
the module <path>	Āѳě҉Ĝ҉Ģ҇Ĩҋ
the module called	Ā҈
the module level	ĵ҈
the module named	ő҆
the module that	Ĵ҆
the module variable	ĵҌ
the modules	Āѹě҆Ĝ҈ĨҌ
the modules importing	ěҊĜѸ
the modules it	ĥ҆
the modules that	ĜҍĨҊ
the moment	ĀѸŋ҇
the most	ĀҔĮҎįҏ
the most recent	ĀѳĮҐįҍ
the most |	ĀҊ
the move	ńҐŅҏ
the move $	ń҇
the move of	ŅҒ
the move to	ńҋ
the name	ĀѬąҊĠҔĬҏńѸŅҍŊҙőҏ
the name <name>	ĀѷąҋĠҎĬҏŊҋőҋ
the name of	ĀѵĠ҆İ҇ŊҎ
the names	ŀ҆
the names exported	Ā҆
the names of	ŀ҆
the nested	Ā҈ĺ҆Ļґ
the nested def	Ļ҆
the nested function	Ļ҇
the new	ă҆Ņ҈
the new name	ń҉
the newest	ĀҔĭѷĮҚįҏ
the newest commit	ĮҎį҇
the newest file	Ā҆
the newest revision	ĀѹĮ҈į҆
the newest version	ĀҎĭѹ
the next	Āҍ
the next release	Ā҆
the number	ĀѸčҎĐ҉ĽҐľѺŉґ
the number of	ĀѷčҎĲ҆Ľҋŉҏ
the number or	Đ҆
the old	Ā҈ńҋŅҚ
the old <name>	Ņ҉
the old <path>	ŅҊ
the old file	Ņ҆
the old name	Ņ҆
the old one	ń҉Ņѹ
the oldest	ĀҒąѺĭҍįѵ
the oldest |	ĀҊ
the one	Ā҉ąѹĸ҉ĺ҉ő҇
the one in	Ā҇
the one of	ĸ҇
the open	Ā҈
the option	ďґ
the option <name>	ďҏ
the original	ń҉
the original filename	ń҉
the other	Ď҆
the outcome	ŋ҈
the outcome of	ŋ҇
the outer	ĺ҇
the outgoing	Ĉ҈
the outside	ĢҔ
the outside $	Ģ҈
the outside |	ĢҊ
the overloads	ą҈
the overloads of	ą҈
the overriding	ĿҌ
the package	ĝҏĵҌ
the packages	ĕ҆ĩ҆
the packages brought	ĩ҇
the parameter	ēҌŀҌ
the parameter <name>	ēҍ
the parameter list	ŀҏ
the parameter of	ď҆
the parameters	ĎҍŀҎ
the parameters of	Ď҆
the params	Ďҍŀҋ
the paramters	ŀҌ
the paramters of	ŀ҆
the parent	Ćқ
the parent 's	Ā҆
the parent class	Ě҆
the parent of	ĀѸĆґ
the parentheses	Ć҈ŀ҆
the parents	ĆҎĚ҉
the parents of	ĆҎĚ҉
the parser	Āҋ
the past	ńҖ
the past |	ńҊ
the path	ĶҌŅѹŐҊőҐ
the path by	ħ҆
the path of	Ā҈Ķ҆őҍ
the phrase	œ҇
the phrase <literal>	œ҇
the pipeline	Ŕ҇
the place	Ā҇ďҋĵ҆ķ҇ĺѺĻ҇
the place in	ďҍ
the place that	Ķ҆
the place where	ĀғĶѴķ҆
the places	ĉ҈
the position	Ĵ҆
the predecessor	ńґŅѹ
the predecessor of	ńҋ
the predecessor path	ń҆
the preset	ē҇
the previous	ń҆
the previous name	ń҆
the program	Ğ҆ġ҈
the program |	ġ҈
the project	ĀѰćҐĕҕĖ҈ĠҊĭҚİҏŁґŉѷōѸŐ҈
the project $	į҆
the project 's	İ҇
the project and	ĭ҇
the project build	ĀҌōѺ
the project have	ĕ҇ŉѸ
the project how	ĭ҆
the project is	ĭ҆
the project need	ĭ҈
the project requires	ĕ҆
the project structure	Ő҆
the project use	Ā҆
the project |	ĀѲĖ҆ŁҎ
the properties	ģґ
the protocol	ĀѹĤґ
the protocol <name>	ĀѹĤғ
the public	ĢҖ
the public api	Ģ҉
the public names	Ģ҇
the purpose	ġҖ
the purpose of	ġҐ
the python	ő҆
the raise	łҊ
the raise statements	łҊ
the reason	Ā҈
the refactoring	Ā҇
the relative	Ő҇
the relative path	Ő҇
the release	ğ҈
the release <tag>	ğ҉
the releases	ĀѺňҌ
the rename	ĀѳńҐŅқ
the rename $	ĀѶń҇Ņ҈
the rename of	Ņ҈
the rename that	ńҌ
the renaming	Āѷńҍ
the renaming |	ń҇
the repo	ĀѱĄ҈ą҉ć҆ŐҊ
the repo $	ą҉
the repository	ĀѶĠғį҈Őҍ
the repository one	Ő҇
the required	ā҈ĭ҇
the required methods	ā҈
the requirements	Ėҍ
the result	Āғń҈ņғŋ҈ŏѹ
the result of	Āқń҉ņ҉
the result type	ņҊ
the return	ņҔ
the return annotation	ņҍ
the reverse	ĨҐĩѸ
the reverse dependencies	Ĩ҈ĩѺ
the reverse imports	Ĩ҈
the right	ĀҏĐҋŋѷ
the right hand	Đ҇
the role	ġґ
the role of	ġҋ
the root	Őҋ
the root of	Ő҆
the routine	Ķҗ
the routine <name>	Ķҗ
the routines	Ĉ҈
the run	ĕ҆
the run time	ĕ҆
the runtime	ĕ҇
the runtime dependencies	ĕ҇
the same	ĀҡĎҎ
the same as	Ā҆
the same signature	Ā҆
the sense	Āѷġҋ
the setting	ďғ
the setting <name>	ďҏ
the shell	ĝ҇
the shortest	ĀѳĦқ
the shortest import	Ħ҉
the signature	ĀѵĎ҉ē҇Ĕ҈ŀҌņҋ
the signature of	Ĕ҉ŀҍņҋ
the signatures	Ďҍ
the signatures of	Ď҈
the single	ŋҋ
the single test	ŋҋ
the size	ĽҊ
the size of	ĽҊ
the slowest	Ā҉
the source	ĀѯĐҊĞ҉Ĵ҉ļ҇ń҆őҊœ҆
the source $	ĐҋĞ҆
the source file	ő҆
the source files	ő҆
the source location	ļ҉
the source of	ń҇
the source tree	Ĵ҈Ő҈
the sources	ĀѸĴ҆
the sources |	Ğ҆
the spot	Ķҍ
the spot where	Ķҍ
the spots	ąҊ
the stack	Ķ҆
the stack trace	Ķ҆
the standard	Ā҆
the standard library	Ā҆
the static	ĵҌ
the static final	ĵҌ
the string	œ҉
the string <literal>	œ҆
the struct	ģҏĪғĴҐ
the struct <name>	ģҊĪғĴҊ
the subclasses	ĀѷęғĚѹĿҊŇ҆
the subclasses of	ĀѹęғĚѹŇ҇
the subclasses which	Ŀ҆
the successor	ŅҐ
the successor of	Ņҋ
the suite	Ŋ҇
the superclass	Ňғ
the superclass of	Ňґ
the superclasses	Ćҋ
the superclasses of	Ćҋ
the superfluous	ĩѵŎҔ
the superfluous import	ĩѺŎҊ
the superfluous imports	ŎҊ
the switch	Ċ҇
the switch <option>	Ċ҇
the symbol	Ĭҍ
the symbol <name>	Ĭҍ
the tag	ğ҆
the tag <tag>	ğ҆
the tags	ňҍ
the test	ĀҍŉҊŊҐŋңŌҕōҗŒҟ
the test <name>	ĀҔŊҔŋҡŒҗ
the test called	ŊѹŒҍ
the test case	ŋҋ
the test count	ŉҋ
the test file	ōҔ
the test function	Œ҉
the test functions	Ō҉
the test module	ŋѺō҆Œ҆
the test named	ŋ҈
the test script	ō҇
the test suite	ĀѸŌҎ
the tests	ĀҊŊ҆ŌґōҪŒҌ
the tests folder	Œ҈
the tests from	Āѹōҏ
the tests in	ĀҙōҌ
the tests inside	ō҉
the tests of	ōҋ
the tests that	Ōҋ
the tets	ō҆
the tets in	ō҆
the text	ĀҊĳ҇
the text <literal>	ĀҎ
the text of	ĳ҇
the thing	Āѱă҈
the thing called	ġ҆
the thing is	ĀѰă҈
the throws	ĿѺŃҔ
the time	ă҆ğ҇
the time of	ă҆
the tip	įҊ
the tip of	į҆
the top	ĩґ
the top of	ĩ҈
the topmost	Į҉
the topmost entry	Į҉
the total	ĀѺĽҊŉґ
the total of	Ľ҇ŉҏ
the trait	ĤҖļҕ
the trait <name>	ĤҗļҒ
the traits	Ī҆
the tree	ĀѶŐҎő҆
the tree $	Őҋ
the tree |	ő҇
the triggers	Ŕҍ
the triggers of	ŔҊ
the two	ĀѸĞҌ
the type	ĀҐģҌĪғļҔľҍŁ҉
the type <name>	ģҍĪҔļ҈ľҎņѸŏѮ
the type alias	Ā҈ļҌ
the type of	ĀҖŁ҉
the type that	ĀѹņҊŏ҇
the typedef	Āҍļҕ
the typedef <name>	Āҏ
the typedef for	ļҋ
the types	Ĥҋ
the typescript	ļҐ
the unit	Œҍ
the unit test	Œҍ
the unused	Āҏ
the unused imports	Āҏ
the use	ĩҖ
the use declarations	ĩҖ
the user	ĝ҈
the value	ĐқĔ҈ņ҆
the value <name>	ē҈
the value of	ĀҌĐҐ
the variable	ĐѹĞҊŏҜ
the variable <name>	ĐѹĞ҉ŏҝ
the variant	ķҔ
the variant <name>	ķҔ
the verison	ĭ҆
the verison of	ĭ҆
the version	ĀѺĖҒ
the version of	Ė҆
the version specifier	Ė҇
the visibility	ĀѷĬҒ
the visibility of	ĀѺĬҋ
the way	Ē҆
the way of	ĀѸĒ҆
the whole thing	Ā҆
the words	œ҉
the words <literal>	œ҉
the work	ĀѺĤ҇
the workflow	ĀҎŔҝ
the workflow <name>	Ā҆
the workflow <path>	ĀҊŔҕ
their	Ā҆ą҈ĆѶĎҕđ҆Ĥ҆ĿҋŇҌ
their _ $	Ē҇Ĥ҆ŇҊ
their _ <name>	Ŀ҆
their _ |	ĀѸŇ҇
their base	ĀҎ
their base |	Ň҇
their names	Ē҈
their names $	Ē҈
their own	ą҆ĿҌ
their own <name>	Ŀ҆
their parameters	Ď҇
their signatures	Ď҉
them	ĀѷĂѺąґĈҌđҎĩѺł҇ŌҌŎҒ
them $	ĀѷąҊđҊĨ҆ł҇ŌҋŎ҉
them _ $	Ĉ҉
them |	Ĉ҉
them | $	Ĉ҉
then $	ē҆
there	ĀѦāѺă҆ĈѱċѺĎѺĐѸēѺė҈Ę҉ęѹě҉ğҙĠҔģ҆ĤҎĥ҈īѧĬѲı҇ĲҋĻ҉Ľ҆ľҊĿҍŁѺńѹŊҐŋѹ
there $	Ĥ҈
there <name>	Ěҋ
there <name> in	ĀҌ
there <path>	ě҈
there <path> $	ě҈
there _ $	čѷě҈ĳ҆
there _ <name>	Ā҇ĘҊğҋŌҊ
there _ <tag>	ă҈
there _ a	ĀҏġѺīѶĹ҆Ļ҆
there _ better	Ā҇
there _ call	ĀѸė҈Ę҇
there _ called	ĀѲŊҐ
there _ change	Č҈
there _ circular	ĥ҈
there _ class	ľ҈
there _ import	Ĝ҈Ģ҆
there _ imports	Ŏ҆
there _ in	Ā҆ĩҊĲ҇Ŏѷ
there _ of	Ę҆
there _ place	ĀѺ
there _ similar	ĀҏĠѸ
there _ test	Ŋ҇
there _ tests	Ā҉
there _ that	Ā҆
there _ the	Ĥ҇
there _ what	ĠҎ
there _ which	ĀѸġ҆
there _ |	ġ҇Ŀ҈
there a	Č҆ğҋĥ҇īѺ
there a <name>	ğҋ
there a call	ĀѸė҈Ę҇
there a change	Č҇
there a circular	ĥ҇
there an	Ĝ҈
there an import	Ĝ҈
there any	Ā҇ŀ҇
there any place	ĀѺ
there any test	Ō҆
there anything	Ā҈
there anything similar	Ā҉
there are	ĀѱĲ҆Ŀ҈
there are in	Ĳ҇
there are |	Ŀ҈
there enough	Ā҇
there enough tests	Ā҇
there ever	Ā҆
there ever a	Ā҆
there exist	Ā҇ŊѺ
there for	ĀѸč҆ġҎŌҊ
there for <name>	ŌҊ
there for |	ġ҈
there imports	ĩ҉ŎѺ
there imports in	ĩҊŎѸ
there in	ă҈Ĳ҇ľ҆
there in <tag>	ă҈
there in the	Ā҇
there is	Ć҆ď҇Ē҆Ġ҉ġѺīѶĻ҈
there is a	ď҆īѸĻ҇
there one	Ġ҆
there something	ĠҊ
there such	ĀѹĠ҆Ŋ҆
there such a	ĀѹĠ҆Ŋ҆
there to	Ģ҆
there to import	Ģ҆
there |	čѷġѺĳ҆
there | $	čѷğ҆ĳ҆
these	ĀѵŅҌ
these _ |	ŅҌ
these days	ĀѹŅҌ
these days |	ŅҌ
they	ĀёąҌĎ҈ĕ҆Ė҈ģ҆ĩҍĭѺńѹŇ҆ōҋ
they $	ĩ҉ŇҊŎѺ
they _ $	ĀѴ
they _ <name>	Āѳď҇īҋ
they _ in	ĩ҈
they _ into	ĀѷĽ҆
they _ it	Ķ҆
they _ |	ąҌĖ҆
they configure	ď҆
they configure <name>	ď҆
they import	ĩ҇
they import in	ĩ҇
they make	Āѷīҋ
they make <name>	ĀѸīҋ
they put	ĀѺ
they stick	Ő҆
they take	Ďҏ
they take |	ĎҌ
they write	ĀѺ
they |	Āѳ
they | $	Āѷ
thing	ĀѪă҈ć҉Ġҕġ҇Ł҈
thing $	Ā҇
thing _ the	Ā҆
thing _ this	Ġ҇
thing called	ġ҆
thing called <name>	ġ҆
thing compile	ć҆
thing here	Ġ҆
thing here |	Ġ҆
thing in	Ġ҇
thing in this	Ġ҇
thing is	ĀѰă҈
thing is the	Ā҆
thing |	Ā҆
thing | $	Ā҆
things	Ā҈đ҈ĢҌĩҎ
things _ imported	ĩ҇
things _ the	Ģ҆
things _ windows	Ā҆
things does	ĢҊ
things does the	Ģ҆
things get	ĩ҇
things get imported	ĩ҇
things on	Ā҆
things on windows	Ā҆
third	ĕҔ
third _ packages	ĕ҈
third party	ĕҔ
third party packages	ĕ҈
this	ĀҔāѺĄѵĆѸćҞĈѹČѺčѮďѷĐ҉ĒѹēѺĕҫĖҒěѺĜѹĝҭğѺĠҢĢѵģѹĨѺĩѷīѯĭҮĮѰįҌİҬĲѸĹѺĻѺŀѸŁҦŃѸńѦŅѹņѷŉѹŊҊōѹŎѺŏѹőѺœҎŔѺ
this $	ġ҆ĭ҈
this _ $	Āѫĝ҉ĠҊĬ҇ĭҝįҎİҜŁҏ
this _ <name>	Āҏ
this _ a	Ł҇
this _ ask	Ė҇
this _ build	ĀѶćҌĝ҆
this _ compile	ć҆
this _ compiles	ć҈
this _ depend	ĕ҇
this _ depends	ĕ҈
this _ has	Ġ҆Ķ҆
this _ i	Ł҈
this _ installs	ĝ҆
this _ is	Āѳć҆İҋŁ҇
this _ library	Ł҆
this _ licensed	ĀѰİғ
this _ need	ĖѸĭҋ
this _ of	ĀҌ
this _ on	ĭ҆
this _ please	Đ҇
this _ read	Ā҆
this _ rely	ĕ҇
this _ require	Ė҆
this _ so	ĀҏİѺ
this _ use	Ā҈
this _ wants	ĭ҇
this _ what	Ā҇
this _ which	Ā҆
this _ without	ĀѺć҇
this _ written	ĀҐİѹŁѺ
this _ |	ĀғčѺĐ҇ĕѸĖ҆Ġ҈İ҉ł҇ńѰŊ҉œҋ
this a	Ā҈Ł҆
this class	Ā҆
this code	ĀѺĐ҇đ҆ġ҉Ĭ҇ĭ҆İ҉Ķ҆
this code $	Ĭ҈
this code is	ĀѺİ҈
this code please	Đ҇
this code |	ĀѺġ҆
this codebase	Ġҋ
this codebase $	Ġ҆
this constant	Đ҈ĵ҉
this constant |	Đ҈
this file	Ā҇
this file read	Ā҆
this is	Łҍ
this is a	Ł҆
this kind	Āҍ
this kind of	ĀҊ
this mit	İ҇
this name	ĀҎńѲ
this name |	ĀҏńѲ
this one	Ā҆
this one |	Ā҆
this package	ĀѴĕ҈ĝғĬ҇
this package |	Ĭ҇
this project	ćҐĕҌĖҙĝҎĠҋĭҏİҒŁѸ
this project $	ĀѲĭҏİҎ
this project build	ć҆
this project compiles	ć҆
this project depend	ĕ҇
this project depends	ĕ҇
this project need	ĖѸĭҋ
this project use	Ā҈
this project wants	ĭ҇
this project |	ĀѸĕѸĖҋĝ҈
this repo	ĝ҈Ġҍĭ҆ĮѺįҊŁ҆Ň҇
this repo $	ĝ҉ĭ҆į҆
this repo is	ć҈
this repo which	Ā҇
this repo |	ĀҌ
this repository	ćҋĠҋŁҎœ҇
this repository $	Āѹį҈Ł҆
this repository |	œ҇
this software	ĀѺŁ҈
this thing	ĀѸćҊ
this year	ĀҎčѷ
this |	ĭҊ
this | $	ĭҊ
those	Ď҉Ŀ҆
those _ <name>	ĎҊ
those of	ĎҊ
those of <name>	ĎҊ
thread	ĀҎ
thread _ $	Āҍ
three	Ā҇
through	ćҏĥҚĦҗħҏĩѷĹѺŇѺŋҐōҋŐѹ
through $	ĀѺć҈ō҆
through <name>	Āҗĥ҈őѺ
through <path>	ĥҎ
through <path> |	ĥ҉
through _ $	Āѹĥ҈ŋ҉
through _ chain	ħ҇
through _ files	Ħҋ
through _ import	ě҇Ĩ҇
through _ own	Ā҈ĩѺ
through _ paces	Ō҇
through _ |	ĀѶĥґ
through an	ě҇Ĩ҇
through an import	ě҇Ĩ҇
through imports	Ħ҈
through its	Ō҇
through its own	Ā҈ĩѺ
through its paces	Ō҇
through what	ħ҆
through which	ĀѺĦҋħҊ
through which chain	ħ҇
through which files	Ħ҇
through |	ĀѺŋ҉
through | $	ĀѺŋ҉
throw	ĀѹłҦŃҞ
throw $	Ń҇
throw <name>	łҎ
throw <name> $	łҋ
throw _ $	łҌŃҋ
throw _ <name>	łҎ
throw statements	Ń҉
throw |	Ńҋ
throw | $	Ńҋ
throwers	łү
throwers of	łү
throwing	Ā҇ł҉
throwing <name>	Ā҇ł҇
throwing <name> $	ł҈
throwing _ $	ł҈
thrown	ĂѺĢѺłҡŃҘ
thrown $	ł҆
thrown _ $	ĀѶłҕ
thrown _ <name>	Ā҇ĢѺŃҒ
thrown by	Ā҇ł҆
thrown by $	ł҆
thrown by <name>	Ā҈
thrown from	ĢѺŃҋ
thrown from <name>	ĢѺŃҋ
thrown out	Ā҇ĂѺ
thrown |	ĀѶłҐ
thrown | $	ĀѶłҐ
throws	ĀѹĿѺłғŃҢ
throws $	Ń҆
throws <name>	ĀѺłҐ
throws <name> |	ĀѺł҈
throws _ error	ł҈
throws _ the	ŃҊ
throws _ |	ĀѺł҇
throws what	Ń҆
tied	ĀѸĖ҉
till	Ħ҇
till <path>	Ħ҇
time	ĀҚă҆ćѺĕҌğ҆ĮҒ
time $	ĀҍćѸĕҊ
time _ $	ĀҒĮҊ
time _ <tag>	ă҆
time _ of	ĕ҇
time _ what	ĀҋĕѴ
time did	Į҆
time of	ă҆
time of <tag>	ă҆
time |	ĀҏĮ҉
time | $	ĀґĮҊ
timeout	Ā҆
times	čҎ
times has	č҆
tip	įҏ
tip _ the	į҇
tip of	įҋ
tip of the	į҇
to	āҘĂ҉ă҆ĄѳąѲĆѲćѸĈҊĉѶĊ҇ČҊč҆ĎҐĐҘēҘĔҎĖ҉ěѷĝѷğѺĠѹĢҊĦ҇ħғĨѶĩѰĪ҆īѹĮ҉İѸĲѺĳѸĴ҉ĵѸķѷĸҒĺҋĽѳĿѩłѷŅҗŇѲŉѶŊѺŋѱōѳŏѵŐ҇ŒҋœѹŔ҈
to $	ĀѪĈҔĐҝĢѹĪ҈ńѰŅҚ
to <name>	Ā҆āѱĈѲĉ҆ČҊĎҚĒ҉ēҖėҒĠѲġѷĢѷĤ҆īѸĮ҉ĶѹĸғĹ҈ŀ҉ŃѹńҘŅѣŐҊ
to <name> $	ĀѵāѹĈѺč҆ĎҍĐ҈Ē҈ēѸėҌĘѹĢѺģ҇Ĥ҉Į҇ĸ҇ľ҇ŀ҉ńҚŅѦŌ҆
to <name> and	ē҇
to <name> in	Ā҆ĉ҆Ę҈Ġѹ
to <name> please	ĹҎ
to <name> the	ĀѺē҇
to <name> which	ēҋ
to <name> |	ĀґėҌņѺŐ҉
to <number>	Ā҆
to <path>	ĀҎČҍč҈ĦҝħқĮ҇ńҜŅѣŐҋ
to <path> $	ĀҊčҊĦҒĮ҇ńҝŅѥ
to <path> from	ĦѴħҔ
to <path> in	Č҆
to <path> out	ħ҆
to <path> starting	ħ҇
to <path> when	ħ҇
to <path> |	ĦҒŐ҆
to <tag>	Ā҇ĂҏăҌčѺ
to <tag> $	Ă҇čѺ
to _ $	ĀѺāҊĄѶĈѶĉ҈čҌĎҍĐҌđҋĔҊĖ҇ė҈ĘѷĢѵĤ҇ĦҎħѺĨѺīѸĮҌĴѴĵѺĹѺĽѵŀҋńҘŅѷņ҇
to _ <name>	Ā҉āѺď҆ēҏĠ҇ĢѺĬҎĴ҇ńѹŒ҆
to _ <path>	Ħ҆ńѸŅҊ
to _ and	ē҇
to _ as	Ā҆
to _ bottom	Ĳ҆
to _ by	ĀѺ
to _ called	ĀѶńҐ
to _ class	ľ҈Ō҆
to _ definition	ĸ҉
to _ end	ġ҈
to _ file	ĴҎ
to _ for	āҌ
to _ found	Ĝ҆
to _ from	ĀѷĢ҆ĦѸħҐ
to _ function	Ā҇đѸĶҊŀ҆
to _ functions	Ĉ҆
to _ import	Ā҆
to _ imports	Ģ҆
to _ in	ĀҊČ҈Ę҈ĠѺŃ҈ŐѺŔ҆
to _ into	Ő҆
to _ is	ĐҊ
to _ it	ĀғĿѺ
to _ its	Ĕ҇
to _ method	ĸ҆
to _ modules	Ģ҆
to _ named	ńҋ
to _ nested	ĺ҇
to _ of	ĵ҇Ĺ҇
to _ on	ĭ҉
to _ other	Ĉ҆
to _ out	Ā҆ħ҆
to _ outside	ĢҒ
to _ package	ĕ҆
to _ path	ŅҊ
to _ place	ĀѺ
to _ please	ĹҎ
to _ project	ĀѺİ҆
to _ protocols	Ī҈
to _ repo	į҆
to _ shorter	ĀҊ
to _ since	Ā҆
to _ starting	ħ҇
to _ subclasses	Ě҇
to _ test	ŒҊ
to _ thanks	Ā҉
to _ the	Đ҉ħ҇ŀѶŇҊŉ҆Œ҉
to _ this	ĀҖĝѶĭҒ
to _ to	ĀѷĶ҈ŀґ
to _ version	Ė҇
to _ what	ĀѷĆҍņ҆Ň҇
to _ when	Āѷā҈ħ҇
to _ where	Ā҈
to _ whether	ĀѺī҉Ŋ҈
to _ which	ĀѺē҉ĩ҇
to _ |	Ā҆āҌČ҈ĐѲĔ҆ĕ҇ėҋĘѺġҍĢҌĦҏņѵŐҎ
to a	ĀҊđѹ
to a function	Ā҆
to ask	Ň҆
to be	ĀѥĉѸĖ҈īґĬҌńҖŅ҆
to be $	ń҇
to be <name>	Ĭ҆Ņ҇
to be <path>	Ņ҉
to be called	ĀѸńҐ
to be found	Ĝ҆
to be named	ńҋ
to bottom	Ē҇
to bottom |	Ē҇
to build	Āҋ
to call	ĉѺī҆ŀ҈
to call <name>	ĉѺī҆ŀ҈
to catch	Ńҍ
to change	Ā҈
to change the	Ā҇
to class	Ĵ҈
to class <name>	Ĵ҈
to compile	ć҉
to cut	Ā҈Ħѹ
to definition	Ĺ҇
to definition of	Ĺ҇
to delete	Ĩ҆
to do	ġҊ
to do $	ġ҉
to enum	ķ҈
to fill	ā҈
to fill in	ā҇
to give	Ā҇
to give <name>	Ā҇
to go	ĀҊĴѸŐ҆
to go into	Ő҆
to implement	āҖ
to implement $	ā҈
to import	Ģҏ
to import from	Ģ҇
to importers	ĢҊ
to importers |	ĢҊ
to in	ēҖ
to in <name>	ēҔ
to install	Āғĝѹ
to install for	Ā҇
to it	Ā҈ĉ҇ĥ҆
to its	Ě҆ŀ҆ņ҇
to its subclasses	Ě҇
to know	ĀѫĆ҈ēѸĔ҆ĩ҆ĸ҆
to know its	Ĕ҇
to know since	Ā҆
to know the	ĀѸĐ҉ħ҆ń҇ŉ҆
to know what	ĀѺĆ҉Ň҈
to know where	Ā҉
to know whether	īҊŊ҈
to know which	ĉ҆ĩ҇
to know |	Ĭ҇
to load |	Ā҆
to me	Ā҇ġ҇
to one	Ā҆
to one in	Ā҆
to open	Ő҇
to other	Ģҋ
to other modules	Ģ҆
to override	āҊĿѺ
to pass	ĀѺŀҖ
to pass to	ĀѹŀҔ
to put	Ń҈
to read	ĀѺĴ҇Ķ҇
to read the	Ĵ҆
to return	ņҊ
to return $	ņҌ
to run	ĀѸĕҋĝ҇ĭҌ
to run on	ĭ҆
to run this	ĭ҉
to run |	ĀѺĕ҈
to see	ĀѴđ҆
to something	Āҍ
to supply	ā҇
to test	Œ҉
to test <name>	Œ҉
to the	ĊҋĢҏĤ҇ĴҏĶ҈ķѹĸ҈ĺҌļ҉ľ҆ŅѹŐѸŒ҉
to the bottom	Ĳ҆
to the class	ľ҈Ō҆
to the definition	ĸ҉
to the file	ĴҌ
to the function	ĶҊĺ҆ŀ҇
to the outside	ĢҒ
to the place	ĀѺ
to the test	ŒҊ
to them	đ҈
to this	į҆İ҈
to this project	İ҆
to this repo	į҆
to true	Ā҇
to true in	Ā҇
to use	Ġ҈Ĭ҇ĭҊ
to use <name>	ĀѺĠ҈Ĭ҇
to use this	ĭҋ
to what	Đ҆đ҆ēҋĔ҈Ė҇ġҒńѧŅқņѺ
to what $	ē҉ńѱŅғ
to what is	ĐҊ
to what it	Ā҆
to what |	ĔҊġҐ
to where	ńѺŅҋ
to where $	Ņ҇
to which	ĀѱĈҏŁ҈ńѵŅҐ
to which <name>	Ĉ҈
to which path	Ņ҈
to whoever	Ģ҆
to whoever imports	Ģ҆
to work	ĕ҇ĭ҇
to write	Āѷāґ
to write |	ĀѺāҊ
to |	ĀѯĐҋĔҊĖҌġѺńѬŅҚ
to | $	ĀѯĐҋĔҊĖҌġѺńѬŅҚ
today	ŅҘ
today $	Ā҇ńѺŅҌ
today 's	ĀѺń҈
today 's files	Ņ҈
today _ $	Ņ҈
today _ files	Ņ҈
today |	Ņ҈
today | $	Ņ҈
together	ĀҔľѸ
together _ <path>	Ā҆
together with	ĀҊ
together with <path>	Ā҆
told	ĀѷĠҊ
told me	ĀѺĠ҉
too	ĀҭĚ҉Ľѱ
too _ $	Ěҋ
too _ for	Ā҉ĽѺ
too _ |	ĀҒ
too long	ĀҐ
too long |	Ā҈
too many	ĀҏĽѸ
too many for	Ā҇ĽѺ
too much	Ā҉Ľѷ
too often	Ā҆
too |	ĀѹĚҋ
too | $	ĀѹĚҋ
took	Ā҇
tool	ćѺŁҟ
tool _ $	ĀѹŁҋ
tool or	Ł҇
tool |	Łҋ
tool | $	Łҋ
top	ĀѸđҏĒ҉ĩґįҌ
top $	đҍĩ҇
top _ <name>	Ā҆
top _ a	ĵ҆
top _ bottom	Ē҇
top _ which	Ć҆
top of	ĩ҆
top of <name>	Ā҆
top of a	ĵ҆
top of which	Ć҆
top to	Ē҇
top to bottom	Ē҇
topmost	Į҉
topmost _ |	Į҉
topmost entry	Į҉
topmost entry |	Į҉
total	ĀѬčҚĲҌĽңľѭŉҠōѺ
total $	Ľ҆ŉҊ
total _ $	Ĳ҈
total _ commits	č҇
total _ in	ĽҊľѺ
total _ lines	Ĳ҈
total _ methods	Ľ҉
total _ of	čҊ
total _ testcases	ŉ҉
total methods	ĽҐľѵ
total of	ĀѺč҇Ľ҇ŉҏ
total of commits	č҇
total of methods	Ľ҆
total of testcases	ŉ҉
total revisions	č҉
total revisions of	č҉
touch	ĀѸċҋČҍĮ҈Ō҆
touch <path>	Č҆
touch _ $	ĀѸċҋ
touch _ |	Č҈
touch |	ĀѸċҋ
touch | $	ĀѸċҋ
touched	ċҍČҏčҋĮҗ
touched $	ċ҆
touched <path>	Ā҉
touched _ $	ĀѺčҎ
touched _ <commit>	Č҆
touched _ in	Ā҇čѺ
touched _ last	Į҇
touched _ |	č҆
touched |	č҆
touched | $	č҆
touching	Ā҇Į҇Ō҈
touching <name>	Ō҆
touching <path>	Ā҇
touching _ $	Į҇
touching _ by	Ā҆
trace	ĀѺĦ҆
trace _ <name>	Ķ҆
trace _ imports	Ħ҆
trace mentions	Ķ҆
trace mentions <name>	Ķ҆
trace the	Ħ҆
trace the imports	Ħ҆
trait	ĀҊĤҠĪҌļҰ
trait $	Ĥ҈
trait <name>	ĀҍĤҟĪѲļұ
trait <name> $	ĤҍĪѺļҍ
trait <name> written	ļ҆
trait <name> |	Ĥ҉
trait _ $	ĤҍĪѺļҍ
trait _ declared	ļ҆
trait _ written	ļ҆
trait _ |	Ĥ҉
trait implementations	ĪҌ
trait impls	Īґ
traits	ĀѹģѺĤѹĪӀ
traits <name>	Ī҇
traits <name> has	Ī҆
traits _ <name>	Ī҇
traits _ has	Ī҇
traits _ implemented	Ī҆
traits _ struct	Ī҈
traits _ the	ĪҌ
traits are	Ī҆
traits are implemented	Ī҆
traits that	Ī҉
transitively	ĀҋĦҏ
transitively _ <path>	Ħ҇
transitively imports	Ħ҇
transitively imports <path>	Ħ҇
translate	Ā҈
translated	ĀҋœѶ
tree	ĀѱďѹĴҐŇ҇ŐҠ
tree $	Őҍ
tree _ $	ĀѺĴ҈ő҇
tree is	Ő҇
tree |	ĀѺĴ҈ő҇
tree | $	ĀѺĴ҈ő҇
trigger	ėҏŔҊ
trigger events	Ŕ҈
triggered	ĈҋĘҏęѵŔҊ
triggered _ $	Ŕ҉
triggered _ <name>	ĈҋĘҏęѶ
triggered by	ĈҋŔ҇
triggered by $	Ŕ҈
triggers	ĀѱĉқŔҤ
triggers _ $	Ŕ҉
triggers _ <path>	Ŕ҇
triggers _ |	Āѹĉқ
triggers of	Ŕҋ
triggers of <path>	Ŕ҇
triggers |	Ŕ҇
triggers | $	Ŕ҇
true	ĀѧČ҉ęҊĚҎě҆Ĝ҆īҐĬҋ
true _ $	ęҋĜ҆
true _ <name>	Āѷīҍ
true _ |	ĬҊ
true false	Ĝ҆ĬҊ
true false $	Ĝ҆
true false |	ĬҊ
true in	Ā҇
true of	ĀѶīҍ
true of <name>	ĀѶīҍ
true |	ęҋ
true | $	ęҋ
try	ĀѳćҗŃ҆
turn	Ā҇ŁѺŅ҉
turn into	Ņ҉
turned	ń҆
turned _ by	Ņ҇
turned into	ń҆
turned into by	Ņ҇
twice	ĀҌ
twice in	Ā҈
two	ĀҋĞҌ
two _ |	ĞҌ
type	ĀҎĈѺĉѶĐѯēѺĝҊġѹĤѺĩѺĪґīѸĬѹĭѺĵѱĶѷļҫľ҉ĿѺŀѹŁҞŃ҆ņӒŇѺŎѹŏӧ
type $	ĀѶŁ҉ŏң
type <name>	ģҌĪҗļқľҎņѸŏѭ
type <name> $	ģҍĪҌŏѶ
type <name> what	Ī҇
type <name> |	ĀѷļҏľҊņѸ
type _ $	ģҍĪҋ
type _ <name>	ĀҢļҍņҊŏҌ
type _ a	ņ҆
type _ call	ņ҆
type _ constant	ŏ҈
type _ for	ŏ҇
type _ function	ņ҇
type _ is	Ńҋŏ҇
type _ it	ņ҉
type _ the	Ā҇ĝҍģѹņҐŏҖ
type _ this	ŁҊ
type _ to	Ā҆
type _ what	Ī҇
type _ |	ĵѺļҏľҊ
type alias	ĀґļҐ
type alias <name>	Āҏļҍ
type annotation	Ā҇ņѹŏ҈
type annotation to	Ā҆
type at	Āѹĝҋ
type comes	ņ҇
type does	ņҍŏ҈
type does the	Āҋ
type is	ņҊŏҐ
type is <name>	ŏ҉
type is it	Ā҆
type is the	ņ҆ŏ҆
type of	Ā҇ŁҘņҕŏҘ
type of <name>	ĀҘ
type of the	ņҏŏҊ
type of this	ŁҊ
type should	ĀѸņ҇
type that	ĀѹŃҋņ҇ŏ҆
type that <name>	ĀѺņҊ
type the	ņҊ
type would	Ā҆
type |	ļ҇ŏ҉
type | $	ņ҇ŏ҈
typed	ĀѺıҌœ҉
typed <literal>	œ҈
typedef	Ā҆ļҿ
typedef $	ļ҇
typedef <name>	ĀҋļҔ
typedef <name> $	ļҎ
typedef _ $	ļґ
typedef _ <name>	ļҗ
typedef for	ļҋ
typedef for <name>	ļҋ
types	ĀҋĒѴĤҮĪѹŀѸłѺŃҧŇҚ
types $	ŇҎ
types _ $	Ń҉
types _ <name>	ŃҝŇ҉
types _ an	ĤҌ
types _ to	Ĥҏ
types does	Ĥ҈Ń҇
types of	ĀҟĒѺĤѺŃѹŇ҉
types that	Ĥ҈
types |	Ń҉
types | $	Ń҉
typescript	ļҐ
unchanged	ĀѷĮҌ
unchanged $	ĀѵĮҌ
under	ĀѸā҈ĆѹďҎđ҆ęҍİҍĸҊŃѳńҍŅҎŌ҇Ő҉Œ҇
under <mark>	ā҇
under <name>	ĀѹęҎ
under _ $	İ҈
under _ <name>	Ĭ҆ĸҋ
under _ circumstances	Ā҆
under _ condition	Ā҉ŃѺ
under _ conditions	Āҋ
under _ folder	Ő҉
under _ license	Ā҆
under _ name	ń҆Ņҍ
under _ new	Ņ҉
under _ path	Ĵ҈ń҇Őѹ
under _ section	ďҍ
under _ subfolder	Ő҇
under _ |	ā҇
under test	Ō҆
under the	ĀѹĬ҆
under the <name>	Ĭ҆
under what	ď҇İ҆ŃѺŐ҇
under what circumstances	Ā҆
under what folder	Ő҉
under what name	Ņ҆
under what section	ď҆
under which	Ā҆Ł҆ŃѹńҊŅ҇Ő҆
under which condition	Ā҉ŃѺ
under which conditions	Āҋ
under which new	Ņ҈
under which path	ŐѺ
under which subfolder	Ő҇
under |	İ҈
under | $	İ҈
understand	ĀѺġҋ
understand _ <name>	ġ҇
understand what	ġ҆
undo	Āҍ
undo _ <commit>	Ā҇
undo _ last	Ā҆
undo the	Ā҆
undo the last	Ā҆
undo what	Ā҇
undo what <commit>	Ā҇
unit	ŌҊŒҊ
unit _ <name>	Āҋ
unit test	ŒҊ
unit tests	ŌҌ
unlike	Ďҍ
unlike <name>	Ďҍ
unneeded	ĩѸŎҍ
unneeded _ in	ĩѺŎ҈
unneeded imports	ĩѺŎ҈
unneeded imports in	ĩѺŎ҈
unset	ĐѸĔҋ
until	Ā҇čѶ
until <path>	Ā҆čѸ
until _ is	Āҋčѵ
untouched	ĀѺĮҊ
untouched $	ĀѺĮҊ
unused	ĀҗĜѹĩѴŎӃ
unused $	Ŏҏ
unused _ $	ĜѺŎҙ
unused _ from	Ā҆
unused _ in	ĀҜŎѹ
unused _ of	Ŏҍ
unused functions	Ā҇
unused functions in	Ā҇
unused imports	ĀғĩѸŎҞ
unused imports $	ŎҊ
unused imports from	Ā҆
unused imports in	ĀҒŎѺ
unused imports of	Ŏҍ
unused in	Ŏ҆
unused |	ĜѺŎҏ
unused | $	ĜѺŎҏ
up	ĀѬĂҊą҇Ć҈ćѰĊ҉đѺĝ҉ĞҏĥҏĦ҉ĩѺĭ҆ĵѵł҉
up $	Ċ҆
up <name>	ĀѸĝ҆ĞҌ
up <name> in	ĝ҆Ğ҉
up _ $	Ī҆
up _ <name>	ĀѲą҉ĖҊĚ҆ĸҐłҋ
up _ <path>	ĦҊ
up _ <tag>	Ă҇
up _ class	Ĥґ
up _ could	Ā҆
up _ export	Ģ҇
up _ imports	Ĩ҇
up _ in	ĝ҆Ğ҉
up _ it	Ā҆
up _ location	Őҍ
up _ original	ń҉
up _ place	Ķҍ
up _ the	ĀѸ
up _ use	ĩҊ
up _ what	ē҇
up all	ąҍ
up as	ē҇
up being	Ā҇ĵѺ
up if	Ě҆
up if <name>	Ě҆
up importing	Ħ҇
up importing <path>	Ħ҇
up in	Āѹĥ҆Ĩ҇
up in imports	Ĩ҇
up the	Ā҈Ć҆ćѴĤѷĩ҆Ķ҇Ő҇
up the <name>	ĸҐ
up the export	Ģ҇
up the location	Őҍ
up the original	ń҉
up the place	Ķҍ
up the use	ĩҊ
up to	Ă҇
up to <tag>	Ă҆
up what	Ė҇ġ҇
up what <name>	Ė҇
up when	ŋ҇
up with	łҌ
update	Įҋ
update _ <name>	Į҆
update of	Įҋ
update of <name>	Į҆
updated	Č҆Į҆
upwards	Ćҏ
usages	ĀҙĈѹĉғĐѸ
use	ĀҘąѺćѸĈ҇ĐѷĔ҇ėҋġҎĤѹĨ҇ĩҊīѺĬҊń҇ŅѺŉѵŌҠŎҤ
use $	ŎҌ
use <name>	ĀѹĈѹĉ҇ėҋĠ҈ġ҉Ĩ҈Ĭ҇ŉѺ
use <name> $	ĀѸĉ҈ė҈
use <name> in	Ā҆
use <path>	Ĩҋ
use _ $	ćѺĈ҆ĉ҈ė҈ĨҊĭѸŎҋ
use _ <name>	Ĕ҈ġ҇Ōҕ
use _ be	ĀѹńҌ
use _ in	Ā҆
use _ inside	ĩҊ
use _ of	ĩҌ
use _ project	ĀѸĭҐ
use _ through	Ĩ҇
use _ value	Ā҆
use _ |	ĀҋŉѷŌ҆
use a	Ā҇
use a <name>	Ā҇
use declarations	ĀѺĩҖ
use declarations inside	ĩҊ
use declarations of	ĩҌ
use for	Ĕ҉
use for <name>	Ĕ҉
use it	Ō҆
use of	Ĉ҇Ō҈Ŏ҆
use the	Āҏ
use this	ĭҏ
use this project	ĀѸĭҐ
use to	ĀѺńҌ
use to be	ĀѹńҌ
use |	ĀҐćѺĈ҉ĭѸŎ҈
use | $	ĀҐćѺĈ҉ĭѸŎ҈
used	Āҡĉ҆ĐѺđҔē҈Ĕ҇Ę҆ĢѹĨҐĵѬļѲńҋŅ҇ŌҊŎҘ
used $	ŎҎ
used _ $	đғēҌĨғĵѰļѺ
used _ be	ńҋŅҋ
used _ the	Ĉ҆
used _ |	ĀҊ
used by	ĀѹĉҊĘ҇Ĩҏ
used by $	Ĩғ
used in	ĀҏĈ҆ļѹ
used in the	Ĉ҆
used to	ńҎŅҊ
used to be	ńҋŅҋ
used |	đҔĔ҇ĵѱļѺŌ҇
used | $	đҔĔ҇ĵѱļѺ
useful	ĀҒŋѰ
user	ĝҊ
users	ĀҋĨґőѹ
users _ the	ĨґőѺ
users of	ĨґőѺ
users of the	ĨґőѺ
uses	Ĉ҇đҌė҇ĠѺĢѸĨѷĩ҆Ŏҗ
uses $	Ģѹĩ҉Ŏҏ
uses <name>	Ō҆
uses _ its	ĀѵĈ҉Ĕ҆
uses _ once	Ā҇
uses _ |	Ō҆
uses exactly	Ā҇
uses exactly once	Ā҇
uses for	Ĕ҆
uses for its	Ĕ҆
uses it	ĀҎ
using	ĀҊđ҇ĨҊĩѱļ҆ŉѶŎҐ
using <path>	Ā҇Ĩ҆ŉѹ
using _ $	ĩѺŎҊ
using _ <name>	ļ҆
using _ former	Ā҆
using _ via	ĨҊĩѹ
using _ |	Ā҇ŉѷŎ҆
using it	Ŏҋ
using it |	Ŏ҆
using the	Ā҆
using the former	Ā҆
using them	Ŏ҆
usually	ĀҌ
usually _ to	Ā҇
usually pass	Ā҈
usually pass to	Ā҇
val	ĐҊ
val _ <name>	ĐҊ
val of	ĐҊ
val of <name>	ĐҊ
value	ĀҊĆѺĉѺď҈ĐӐĒѺēүĔҵġѸģѺīѺĬѺĵ҈ŀѺņҒŏѺ
value $	ĀѺĐҐēѺĔҍĵ҇
value <name>	ĀѹĔғĵ҈ķ҆
value <name> $	ķ҆
value _ $	ĀѶĐҔēҒĔѴ
value _ <name>	Ā҉ĐҙĔҕņ҆
value _ i	ĀѺĐҋ
value _ in	ĀѺĵ҉
value _ it	Ā҆Ĕ҉
value _ the	Ā҉ēҊ
value _ used	ĀѹĔ҉
value behind	ĀҐĐѷ
value does	Ā҇Ĕҋ
value does <name>	Ā҈
value does it	ē҆
value for	ēҏ
value in	Ā҈
value is	ĀѸĐҕĔҐ
value is <name>	Đ҇
value is it	Ā҇
value is used	ĀѹĔ҉
value of	ĀғĐҕ
value of <name>	Ā҉Đҕ
value of the	Ā҇
value that	ē҆
value to	ď҆
value |	ĀѺĐҐē҈Ĕѹ
value | $	ĀѺĐҐē҈Ĕѹ
values	ĀҖ
values _ <name>	Ā҆
values _ i	Ā҆
values am	Ā҆
values am i	Ā҆
values for	Ā҆
values for <name>	Ā҆
var	Ğҗĵҍŏ҉
var <name>	ĀҊĞҐĵҎŏ҉
var <name> $	ĀҎĞѹĵҊ
var <name> |	Ğ҇
var _ $	ĀҎĞѹĵҊ
var _ |	Ğ҇
variable	ĐѸĞҩĵҨņѷŏҿőѹ
variable <name>	ĀҐĐѸĞҖĵқŏҪ
variable <name> $	Ğ҇ĵ҆ŏ҉
variable <name> have	Ā҉
variable <name> is	Ğ҇
variable <name> what	ĀҍĞѶ
variable <name> |	Ğҍ
variable _ $	ĀѹĞҊĵ҈ŏ҉
variable _ <name>	ĵҊ
variable _ a	ŏ҆
variable _ have	Ā҉
variable _ is	Ğ҇
variable _ the	ģ҇
variable _ what	ĀҍĞѶ
variable _ |	ĞҒĵ҇
variable of	ģ҇
variable of the	ģ҇
variables	ģҪ
variables _ <name>	ģғ
variables _ belong	ģ҇
variables _ the	ģ҇
variables does	ģҊ
variables does <name>	ģ҈
variables of	ģҎ
variables of <name>	ģ҇
variables that	ģ҇
variables that belong	ģ҇
variant	ĀҙĐѴķҪ
variant <name>	ĀқĐѴķҥ
variant <name> $	ĀҎĐѴķҌ
variant <name> is	ĀҍķѸ
variant <name> which	ķ҇
variant <name> |	ķ҈
variant _ $	ĀҎĐѴķҌ
variant _ is	ĀҍķѸ
variant _ which	ķ҇
variant _ |	ķҊ
ve	ĀѱŅ҇
vendor	ĩ҆
vendor _ |	ĩ҆
verbatim	ıѶĳҍ
verbatim $	ıѸĳ҉
verify	ĀѮĠ҆Ĭ҈
verify _ existence	Ġ҆
verify that	ĀѶ
verify the	ĀѹĠ҆
verify the existence	Ġ҆
verison	Ėҏĭ҆
verison of	Ėҏĭ҆
versa	Ď҉
versa _ $	Ď҆
versa |	Ď҆
versa | $	Ď҆
version	ĀҒĖӚğҠġѹīѹĭӍ
version $	ĭ҇
version <name>	ĭ҆
version <name> by	ĭ҇
version <tag>	ĖѹğҚ
version <tag> $	ğ҇
version _ $	ĖғğҊĭҋ
version _ <name>	ĀҋĖ҈Ŀ҈
version _ by	ĭ҇
version _ for	Ė҈
version _ installed	Ā҈ĭѺ
version _ it	Ė҆
version _ of	ĭ҆
version _ on	ĖҊ
version _ one	Ė҆ĭѺ
version _ python	ĭ҆
version _ the	Ā҉ĿѺ
version _ this	ĭ҈
version _ |	ĭҏ
version constraint	Ė҉ĭҋ
version constraint of	ĭ҈
version constraint on	Ė҆
version does	ĭҍ
version does it	ĭ҇
version exactly	ĭ҈
version here	ĭ҇
version here |	ĭ҇
version is	ĀҍĖ҉ĭѶ
version is installed	Ā҈ĭѺ
version of	ĀҖĖ҉ĭҚ
version of <name>	ĀҌĖ҇Ŀ҆
version of the	Ā҆ĿѺ
version range	Ė҈
version required	Ė҇
version specifier	Ė҈
version the	Ė҇
version wise	Ė҇
version wise $	Ė҈
version |	Ā҆Ė҆ĭ҇
version | $	Ė҆ĭҋ
versions	ĀѮċѹĖҋĭҒĿҖňҧ
versions _ <commit>	ň҉
versions _ <name>	Ŀҋ
versions _ commit	ň҉
versions _ the	ĀѺĖ҇
versions _ this	ĭ҉
versions does	ň҆
versions does this	ĭ҆
versions of	Ėҋĭ҆ĿҔ
versions of <name>	Ŀҋ
versions of the	Ė҇
versus	Ď҉
versus <name>	Ď҉
via	ĦҕħҌĩѲ
via _ $	Ĩ҈ĩѺ
via _ files	ĦҊ
via _ modules	Ħ҈ħ҈ĩѺ
via import	Ĝ҇Ĩ҉
via import $	Ĩ҉
via imports	Ħ҆
via imports $	Ħ҆
via which	ĦҎħҍĨѸĩѺ
via which files	ĦҊ
via which modules	ħ҈
vice	Ď҉
vice _ |	Ď҆
vice versa	Ď҉
vice versa |	Ď҆
virtual	āҙĿ҆
visibility	ĀѬĬҷ
visibility $	Ĭ҉
visibility _ $	ĀѺĬҍ
visibility _ <name>	ĀѷĬҒ
visibility _ |	Ĭ҈
visibility of	ĀѸĬҏ
visibility of <name>	ĀѸĬҏ
visibility |	ĀѺĬҍ
visibility | $	ĬҊ
vs	ĀҍĎҚŀѸ
vs <name>	ĀҏĎҎ
vs <name> |	ĀҊ
vs _ |	ĀҊ
w	ĀѹĴҋļ҇ň҇
w <name>	ő҇
w _ $	ĴҌ
w _ <name>	ļ҇
waht	ĀѸį҆
waht _ do	Ő҆
waht folder	Ő҆
waht folder do	Ő҆
waht is	į҆
walk	ġ҆
walk _ through	ġ҆
walk me	ġ҆
walk me through	ġ҆
want	ĀѺĬҊ
want _ know	Ĭ҉
want to	Ĭ҇
want to know	Ĭ҆
wanted	Ā҆
wants	ĀѺĭ҆
wants $	ĭ҇
warning	Ā҆
was	ĀґĄҝĉѹČҜčҗďѹĐѹđѺēѺğғĢѸĨѸĩѹĪѸīҏĬҏĭѸĮҠįҘıҊĳѳĶѷĸѺĽѺĿ҆ŃѺńҫŅҥņѷŉѺŊѷŌѹōѺŎѹőѹŔѺ
was <name>	ĀѵČ҈ğѷġ҇īҍĬ҉ĮҍńҋŅ҇
was <name> declared	ĀѸĬҌ
was <name> last	Į҆
was <name> renamed	Ņ҇
was <name> written	ĀѶġ҈īҌ
was <path>	Ą҈Čҋč҇ĮҌńҐŅ҇
was <path> added	Ą҆
was <path> called	Ā҆
was <path> last	Į҉
was <path> most	Į҆
was <path> moved	Ā҈ĮѺ
was <path> renamed	Ņ҉
was _ $	ĄҎĹ҇
was _ <line>	Ā҉
was _ <name>	ĀѷĬ҆Ŀ҆
was _ <path>	Ņ҇
was _ a	ğ҈
was _ added	Ā҈Ą҉
was _ again	Ā҆
was _ already	ğ҈
was _ before	ń҈
was _ brand	Ą҉
was _ by	Č҆
was _ called	ń҈
was _ changed	ĀѵČ҆č҇ĮҐ
was _ declared	ĀѵĬҌ
was _ ever	Ā҆
was _ former	ĀҊńѹ
was _ from	Ņ҉
was _ how	ĀѺİ҆
was _ in	ĀѴČ҇ğ҈ĮѸķ҇ńѹŅ҈
was _ last	ĀѶĮҏįҔ
was _ latest	ĀѸĮҎ
was _ most	Į҈į҇
was _ moved	ĀҊĮѷŅ҆
was _ name	ń҆
was _ named	Ņ҇
was _ old	ńҊŅѺ
was _ originally	ń҈
was _ part	ĀѺČ҉
was _ previously	ń҆
was _ public	ĀҊğѸ
was _ renamed	Ā҆Ņґ
was _ to	ńғŅѹ
was _ touched	ĀѶĮҊ
was _ what	Ā҈
was _ which	ĀҊĿ҇
was _ why	Āҋ
was _ written	Āѹġ҈īҌ
was _ |	ĀѲĄ҆č҈ğ҉ńҋ
was added	ĄҊ
was altered	Ā҆ĮѺ
was altered in	Ā҆ĮѺ
was born	ĄҎ
was born $	Ąҋ
was changed	Ā҈
was changed $	Į҆
was changed last	Ā҆
was committed	ĀѴįґ
was committed last	įҌ
was formerly	ńѺŅ҉
was it	ĀѰńґ
was it called	ĀѴńҎ
was last	ĮҊ
was last changed	Į҇
was left	Ĭ҆
was line	Ā҉
was line <line>	Ā҉
was made	ĀѶī҉Ĭ҆
was modified again	Ā҆
was moved	ĀѷńғŅ҈
was moved $	Ņ҆
was moved from	ńҌŅѸ
was moved to	ńѺŅҋ
was moved |	ń҇
was named	ń҇
was once	Ņ҇
was once named	Ņ҇
was previously	ńѹŅ҉
was previously called	ńѹŅ҉
was renamed	ńҐŅҋ
was renamed from	ńѰŅҔ
was renamed in	ńѺŅ҉
was renamed to	ńҝŅѩ
was the	ĀҘĮ҈į҇ńҌŅѳ
was the former	ĀҊńѹ
was the last	Į҆į҇
was the latest	ĀѸĮҌ
was the name	ń҆
was the old	ńҊŅѺ
was there	ğҍ
was there a	ğ҇
was there ever	Ā҆
was touched	č҆
was turned	ń҆
was turned into	ń҆
was wondering	ĀҐ
was wondering how	ĀѺİ҆
was wondering in	ĀѺ
was wondering what	Ā҈
was wondering which	ĀҌĿ҇
was wondering why	Āҋ
was written	Ĺ҇
was written $	Ĺ҇
way	ĎҌĥ҇ĦҌ
way _ $	ĀѺĦ҆
way _ |	Ā҆
way of	ĀѹĒ҆ĥ҆Ħ҆
way to	Ā҇
way |	Ħ҆
way | $	Ħ҆
wc	ĀѸĲң
wc _ <path>	Ĳ҇
wc _ give	Ĳ҆
wc _ say	Ĳ҆
wc l	ĀѸĲң
wc l <path>	Ĳ҇
wc l give	Ĳ҆
wc l say	Ĳ҆
we	ĀѨĄ҇ĉ҇ĖҙĜ҇ğҊĠҍĮѷĻ҇ŁҊŊҋōѸœ҇
we _ $	ĖҒ
we _ <name>	Āѫğ҆ġҊ
we _ <path>	ĜҊ
we _ a	ĀѳĠҊ
we _ here	Ł҇
we _ on	ĀѸ
we _ that	Ġ҉
we _ the	Āҋ
we _ to	Ė҆
we depend	Āѹ
we depend on	Āѹ
we had	Āѹ
we had a	ĀѺ
we have	ĀѩĠҗŁҋŊ҆
we have a	ĀѸĠҋ
we have here	Ł҇
we import	Ĝҋ
we import <path>	Ĝҋ
we need	ġҊ
we re	ĀѮĭ҇
we re <name>	ĀѸ
we re on	ĭ҆
we require	Ė҆
wear	ĒҎ
wear $	Ē҈
wear _ $	Ē҆
wear |	Ē҆
wear | $	Ē҆
week	ĀҎ
week $	Ā҈
week _ $	ĀҊ
week | $	Ā҇
well	Āҕģ҆
well _ $	Āҋ
well _ |	Ā҈
well designed	Ā҈
well the	ģ҆
were	ĀҥăҎ
were _ between	Ă҆
were _ by	Ā҆
were _ in	ċ҆
were _ there	ă҈
were _ |	ă҉
were added	Ăҏă҉ċѹ
were added between	ĀѹĂ҉
were added |	ĀѸă҉
were deleted	ĀҌĂѹ
were deleted |	Ā҇
were modified	ċ҆
were not	ă҇
were not there	ă҈
were removed	Ā҈Ăѹ
wether	ę҆
wether <name>	ę҆
what	ĀѬā҉ĄҔąѴĆҘćѨĈҎĉ҈ĊѸċҍČюčѹĎ҉ďѴĐҖđҋĒқēҊĔҒĕ҉Ė҉ėѪĘѧęѝĚѳěѤĜўĝґĞѳğѢĠѭġҡĢҜģҒĤ҈ĥѠħѸĨғĩқĪғīџĬїįґİҙıѤĳҊĴѸĵѬĶѺķѹĸѲĺѭĻѶļѹľҗĿҎŀґŁґłҒŃҜńҏŅҙņғňҏŊѩŋѩŌҒōѧŏҊőѶœѶŔҜ
what $	Đҍē҈ġҐĩ҇ī҈ŇҊ
what <commit>	Ā҇
what <commit> did	Ā҇
what <name>	Ć҉ĈғĎҊĐѹĚҌġҎĢҎī҇ĬѺĭ҆ņѸŇѺ
what <name> do	ĖѺĭ҉
what <name> does	ġҐ
what <name> extends	Ć҇
what <name> has	Ć҇
what <name> inherits	Ć҆
what <name> is	Ē҆Ě҆ġ҉ī҉
what <name> version	ĖҊĭѹ
what <path>	Ā҇Ģ҉
what <path> exposes	Ģҋ
what <path> is	Ā҉
what _ $	ĀѢĄ҆Ć҆ĉ҈Đ҉ĔҎŀҋńѹŅ҆ņґŐ҇
what _ <commit>	ċ҈
what _ <mark>	ĀѵđҔ
what _ <name>	ĀѮĈѺĉҙĐҌđѹĒҝēҏĔ҉ğѹġҏĢѹģѸĤ҈ľѺŀѷńҍŅҗŇҐŐ҆
what _ <path>	ĨҊĩ҇ńҋŅҏ
what _ a	Ł҆
what _ above	Ćҏ
what _ added	Ąҋ
what _ after	Ī҇ņҊ
what _ all	Āѷą҈
what _ am	Ā҆
what _ are	ĀҋĈ҇Ī҆ľҐŌ҉
what _ at	į҇
what _ below	Ňҋ
what _ between	ŀ҇
what _ break	Āҏ
what _ brings	ĩ҇
what _ called	ĀѸĈ҉ĠҎ
what _ calls	ĉ҉
what _ can	ĀѶĝ҈
what _ class	ĆҊŇѷ
what _ classes	Ć҆ĿҒŇѹ
what _ code	Ō҆
what _ come	Ń҇
what _ commit	ĀҋČѺ
what _ committed	Āѷįґ
what _ concrete	ā҇
what _ contains	ĹҒ
what _ decorated	đҊ
what _ decorator	Ā҈đѺ
what _ defaults	ē҆
what _ derived	ĆѵŇғ
what _ did	ĂҊċҊĮҌŃѸ
what _ different	Ā҉
what _ do	Āҕĉ҈ĎѺġѷĶ҆
what _ does	Ā҈ĆѸď҇ĐѸĒ҇ġҖĤҍİґĲѸĳѺĴҎĶҎĹ҆ĽѶĿ҉ŀ҆łѺŃѴņ҈Ň҉ŋѺŏѹŐҊ
what _ exported	Ģ҆
what _ exposed	Ģҋ
what _ exposes	ĀѹĢҟ
what _ extends	Ć҇
what _ files	ă҆Ĩ҈
what _ from	ď҆ŇҎ
what _ functions	Ĉ҉Ō҇
what _ gave	Ą҆
what _ get	ĩ҇
what _ happen	Āҋ
what _ has	ĀѲĆ҆Į҆ĺ҆ŒҊ
what _ i	āҏĉѺĞѵĢҊŀґŃ҇
what _ if	ĀҞ
what _ implement	Ĥ҈
what _ imported	Ā҇ĨѺĩҌŎ҆
what _ imports	ŎҊ
what _ in	ĀҠĒ҆ēѺĝ҆ĨґĩѷŐѶ
what _ include	ň҈
what _ inherits	Ć҉
what _ inside	ĀҙőѴ
what _ is	Ē҉Ėҋġґģ҈İѹĵ҈ķҊńѺő҆
what _ it	ĆҋēҊġҕĢ҇ĩҌĮѹį҇ĺѺń҉
what _ its	ĀѲġ҉ģ҈ŀѸńҌŐ҈
what _ libraries	ĕ҆
what _ line	Ā҉
what _ lines	Ŏ҆
what _ made	Ģ҇
what _ members	ģ҇
what _ methods	ľ҆
what _ modules	ĩ҆
what _ must	ā҆
what _ new	Ā҆
what _ number	ĲҌ
what _ of	ĀѨĖ҇ġѺĢѺĦҊħ҈ĭҘĴ҇ĽҒľѺŁҙŃ҇ņ҈ŏҌ
what _ off	ŔҌ
what _ on	ġѹĨҝĳҊ
what _ or	ĀѺĐҋ
what _ packages	ĕ҈
what _ people	Ā҇
what _ pulled	ĩ҈
what _ put	Ń҈
what _ raised	ŃҌ
what _ route	ħҊ
what _ should	ĀҌ
what _ somebody	įҊ
what _ take	Ď҈
what _ that	ĩ҉œѺ
what _ the	ĆҋčҏĎ҈ďѺĔҍĦ҆ĩѺĭ҆ĮҗįѸİҊĲ҈ĵѹŀ҆ŁѺŇѳŉҐŐѹőҊŔ҈
what _ their	Ē҆
what _ there	Ŀ҈
what _ they	Āѱģ҇ĩ҇
what _ this	ĕ҇ŁҊ
what _ throws	łҊ
what _ to	Ā҈
what _ type	Ā҉
what _ version	ĖҊĭѹ
what _ versions	ňҋ
what _ want	Ĭ҇
what _ was	ġ҈ńҐ
what _ wc	ĲҌ
what _ we	ĀѺġҊ
what _ were	Ā҈ă҇
what _ will	ľ҈
what _ written	ĀѺĳҎ
what _ wrong	ĀҘĳѶ
what _ |	ĀѺĎ҆ķ҆ĸ҇ŇѵŎѸ
what a	ā҈
what a concrete	ā҇
what all	ĀѩĈ҇đ҇ĕ҆ģ҆Ĥ҈ŀ҉
what all classes	Ĥ҇
what annotations	Ēҏ
what are	ĀѺą҇Ĉ҇Ē҇ĝ҆ģҏľҊŇҊ
what are <name>	Ć҇Ň҆
what are all	Āѷą҈
what are its	ģ҈ŀѹ
what are the	Ā҇
what are their	Ē҇
what arguments	ŀҊ
what arguments does	ŀ҉
what attributes	ģҍ
what base	ĆҕŇѲ
what became	Ņ҉
what became of	Ņ҆
what breaks	ĀҖ
what breaks if	ĀҌ
what calls	ĈҊ
what calls are	ĀѺĈҋ
what can	Āѷĝ҆ĢҔĨѹľ҇ŀҎŃ҆
what can be	ĀѺŀ҉Ń҆
what can i	Ģ҈ľ҆ŀ҆
what can other	Ģ҇
what causes	œѺ
what chain	Ħ҆
what chain of	Ħ҆
what child	ĤѹĿҌŇ҈
what child classes	ĤѹĿҌŇ҈
what circumstances	Ā҆
what class	ĀѳĆҖ
what classes	ĀҔĆѰĤҍŇ҉
what classes is	Ň҆
what classes |	ĀҚĆѲŇѹ
what code	Āѵĉ҇ĞҊĳ҆łҔ
what code throws	łҊ
what comes	Ī҇
what comit	Ą҈
what comit added	Ą҈
what commands	ĝ҇
what commands do	Ā҆
what commands does	ĝ҇
what commit	ĀѯĄҭĮҊ
what commit $	Ą҈
what commit gave	Ą҆
what commit has	Ą҆
what data	ģҌ
what data members	ģ҇
what date	Į҇
what date has	Į҇
what decorators	ĒҒ
what decorators does	Ē҆
what dependencies	ĩ҉
what dependencies does	ĩ҉
what depends	Ā҆Ĩґ
what depends on	Ā҆Ĩґ
what did	ĀҐČѸį҇Ņҋ
what did <name>	Ā҆Ņ҇
what did <path>	Ā҈
what did they	ĀѴĩ҆
what differs |	Ď҈
what dir	Ő҉
what dir $	Ő҉
what directory	Ő҈
what do	Ā҇ā҇ĳ҆Ń҈
what do i	ā҈Ń҈
what do the	Ā҈
what do we	ĀѹġҊ
what does	ĀҞĆ҇ċ҇ĐҖĒѺēҋĔҋĢҖĩқĺѺŎҍŔѸ
what does <name>	ĀҎĆѺĐҎē҉Ĕҋ
what does <path>	Ģ҇ĩ҇Ŏ҆
what does it	ĀҍĆ҇ġ҇ĩҍ
what does line	Ā҇
what does that	ĀѺĩ҆
what does the	Ā҈Ć҇ĐҊġѹĢ҈ŀ҇
what does this	ĕ҇
what does wc	Ĳ҆
what else	ĀҊ
what errors	ŃҊ
what errors did	Ā҇
what events	Ŕҍ
what exactly	Ā҈ĮѺ
what exactly was	Ā҇ĮѺ
what exception	Ń҇
what exceptions	Ńҕ
what exceptions <name>	Ń҆
what extends	ŇҌ
what extends <name>	ŇҌ
what fields	ģғ
what fields does	ģ҈
what fields is	ģ҆
what file	ĀѱĞ҈Ĵ҆ĵ҆ĶҊķ҉ĸ҇ĹҔĺ҉ļ҈ŅѵŐѺőҋŒҍ
what file contains	ĹҒ
what file do	Ğ҆
what file does	Ķ҆
what file has	ĺ҇ŒҊ
what file |	ķ҆ĸ҇
what files	ĀѰĂҒăҊċґČѺĨҊ
what files did	ĀѷĂҊċ҈
what files were	ă҈
what folder	Őґ
what folder does	Ő҆
what folder would	Ő҆
what for	Ł҆ŎѺ
what for a	ĀѺŁ҆
what for |	ĀҌ
what function	ł҇
what functions	Ĉ҈ĉ҉ľ҆łҔ
what functions $	ĉҊ
what functions does	ĈҊ
what gets	Ĉ҇ĕ҈ĩҊ
what gets pulled	ĩ҈
what goes	Ā҇ŀҋ
what goes between	ŀ҉
what goes wrong	Ā҈
what had	ń҉
what happens	ĀҘ
what happens if	ĀҒ
what has	Ď҆đ҉ŅҎ
what has <name>	Ď҆Ņ҈
what has <path>	Ņ҆
what has commit	Ā҈
what i	Ĭ҇
what i want	Ĭ҇
what implementations	Ĥҍ
what import	ħҊĩѺŎҊ
what import lines	Ŏ҆
what import route	ħҊ
what imports	Ĩ҉ĩ҉
what imports <path>	Ĩ҆
what imports |	ĩ҇
what inputs	ŀ҈
what interface	Ī҆
what interfaces	ĀѺĪҗ
what interfaces <name>	Ī҆
what interfaces are	Ī҆
what interfaces does	Ī҇
what is	Ć҈ĉѲĊѹčҎďѷĐҊđ҈ē҈Ĕ҆ĘѺęѹĚѸĜѷĠ҉ġҜĢҋĤѸĦ҆īѷĬѵĭ҆ĲҋĳҐĵѷĹѹĽҍłѺŅҗņҍŇҊŉҒŌѺőѶ
what is <name>	ĀѲĉѸĐ҆Ē҇ē҈ġҖĢѹĨ҈Ľ҆Ņ҉ņ҈Ő҆
what is <path>	ĀѺĨ҈Ņ҆
what is called	ĀѸĠҎ
what is decorated	đҊ
what is derived	ĆѵŇғ
what is different	Ā҉
what is exposed	Ģҋ
what is imported	Ā҈ĨѺĩ҈
what is in	ĀҊĝ҇Ģ҉ŀ҆ŐѸ
what is inside	ĀҖőѴ
what is it	ĀѺġҏį҈
what is its	ĀѴġҋń҉Ő҈
what is made	Ģ҇
what is new	Ā҇
what is on	ĳ҈
what is raised	ŃҌ
what is the	Ą҇Ć҇čґĐѸē҆Ĕ҆ġ҉ĢѺĦ҈ĭ҇ĮҍįѹİҊĲ҉Ľ҇ńѶņ҈ŇѵŉҒŋ҆ő҇
what is there	Ģ҆
what is this	Ł҇
what is written	ĀѺĳҎ
what is wrong	ĀҐĳѺ
what it	ġҔ
what it does	ġҏ
what it used	Ā҆
what job	ĀѸġҏ
what kicks	Ŕ҇
what kicks off	Ŕ҇
what kind	Ā҉ņҌŏ҇
what kind of	Ā҉ņҌŏ҇
what kinds	Ń҇
what kinds of	Ń҇
what libraries	ĕ҇
what licence	ĀѺİҍ
what license	İ҉
what line	ĀѪďҐĐѺĲ҆ĳѶĴҐĵ҇ķ҇ĹҌĻ҉ļҏœ҇
what line <name>	Ĺ҈
what line does	ď҈ĴҐĶҌ
what line is	ĵ҇ķ҇Ļ҆
what line number	ĲҌ
what line of	ď҆ļ҆
what makes	Ŕ҆
what members	ģ҈
what members are	ģ҈
what methods	ĽѶľҗł҆
what methods are	ľҋ
what methods does	ĽѺľҋ
what modules	Ħ҇Ĩ҈ĩ҇
what modules is	Ĩ҈
what must	ĀҎĞѶ
what must i	ĀґĞѶ
what name	Āѷń҈ŅҐ
what name did	ń҆
what names	Ģҍ
what names in	Ā҆
what new	ĂѺă҉
what number	ĐҎĽґ
what number of	Ľґ
what number or	ĐҌ
what occasions	Ŕ҆
what order	ĀҎ
what order are	Ā҇
what other	Ā҇Ĉ҉Ĩ҇ĩ҆
what other files	Ĩ҈
what other functions	ĈҊ
what other modules	ĩ҆
what overrides	ĿҎ
what parameters	Ā҆ŀ҈
what parameters does	ŀ҆
what params	ŀҔ
what path	ń҇ő҈
what places	ĉ҉
what point	ď҉
what properties	ģҏ
what protocols	Ī҇
what pulls	ĨҒĩѺ
what pulls in	ĨҒĩѺ
what release	ĀѷĖҎ
what release of	ĀѷĖҎ
what releases	ň҈
what relies	ĨҌ
what relies on	ĨҌ
what return	ņ҆
what role	ġ҉
what route	Ħ҇
what route of	Ħ҇
what section	ď҆
what section from	ď҆
what sequence	ħ҆
what sequence of	ħ҆
what sets	Ŕ҉
what should	Āғ
what sits	Ň҆
what sort	Ł҉
what sort of	Ł҆
what source	ő҆
what source file	ő҆
what stands	ĀѵĆҋĐ҆Ĕ҆ĳ҉ņ҉
what stands after	ņҊ
what starts	ĀѺŔ҈
what starts the	Ŕ҇
what subclasses	Ŀ҉
what subdirectory	Őҋ
what subdirectory does	Ő҈
what subfolder	Ő҆
what subfolder did	Ő҆
what tags	ňҊ
what tags include	ň҈
what test	Ō҉ŒҊ
what test functions	Ō҇
what tests	ĀѶŌҡ
what tests does	Ō҆
what text	ĳ҇
what that	Ā҈
what the	Ā҉ġҌį҆
what they	ĀҊ
what things	Ģ҇
what things does	Ģ҆
what things get	ĩ҇
what time	Į҆
what time did	Į҆
what to	Ń҈
what to put	Ń҈
what traits	ĪҊ
what triggers	ĀѸĉқ
what type	ģѸŁҋņҝŏҞ
what type does	ņҌ
what type is	ŏҊ
what type of	Łҍ
what type the	ŏ҆
what types	Ĥ҈
what unused	Ŏ҇
what unused imports	Ŏ҇
what value	ĀҙĐғŏѹ
what value does	Āҏē҇
what value is	Ā҇Đ҇
what values	Āҍ
what values am	Ā҆
what version	ĀѸĖҋĭҜ
what version of	ĀѹĖѸĭҞ
what versions	Ė҈
what was	Į҇įҏńҤ
what was <name>	ń҆
what was <path>	ń҇
what was committed	Āѷįґ
what was in	Ā҆
what was it	ń҉
what was the	ĀѺĮҌńҏŅѸ
what way	Ď҆
what will	ā҇ēҊ
what will i	ā҇
what would	ĀҐġ҆
what would be	Ā҈
what would break	Āҏ
what would happen	Āҋ
what would i	ĀѶġ҉ŀ҆
what would wc	Ĳ҆
what |	ĀѥĆ҈ĐҊĔҏĳ҆Ń҇Ņ҆ņҒ
what | $	ĀѦĆ҈ĐҊĔҏĳ҆ŀѺŃ҇Ņ҆ņҒ
whatever	ē҈ĔѺő҈
whatever <name>	ē҈ĔѺ
whatever _ <name>	Ň҆
whatever _ extension	ő҆
whatever _ is	ē҈ĔѺ
whatever its	ő҈
whatever its extension	ő҆
when	ĀҢĄҍĉѲďѺēҞĔґĕҍġѺĥѵĦѺħ҉ĨѹĭѶĮһĶѺłѺŃ҈ńѷņ҇ŋҍōґő҇ŔҐ
when <name>	Ĕ҇
when <name> is	ĀѸĔ҇
when <tag>	ĀѺğ҇
when _ $	ō҆
when _ <name>	ĀҒēҎīѺĮҎŃ҈
when _ <path>	Įғ
when _ call	Āѳēҍŀ҆Ń҈ņ҆
when _ caller	ĀѺĔ҉
when _ import	ő҇
when _ is	Ĕҋ
when _ it	Āҏ
when _ open	ī҇
when _ somebody	Į҆
when _ start	ħ҇
when _ subclass	Āҋ
when _ tests	ĀѹōҊ
when _ the	Ā҇Į҉į҇Ŕҋ
when _ was	ĀѺńѸŅҊ
when _ we	Ā҇Įѹ
when _ |	ĀѷŋҊ
when calling	ē҈Ń҈
when calling <name>	ē҈Ń҈
when did	ĀҚĮҍ
when did <name>	Ā҆
when did the	Į҈
when does	Ŕҍ
when does the	ĀѹŔҊ
when has the	Į҆
when i	Āѭē҉ħҋī҆ő҆
when i call	ĀѴēҋŀ҆Ń҈ņ҆
when i import	ő҇
when i open	ī҇
when i start	ħ҇
when is	īѺĮҏ
when is <name>	Ā҇
when is <path>	ĀѶĮҋ
when it	Ā҇ĕ҇ńѸŅ҉
when it is	Ā҇
when it was	ńѹŅҊ
when one	Āѹŀ҆
when run	ō҉
when run $	ō҇
when running	ĀѺĕ҆
when the	Ĕ҈ō҈
when the caller	ĀѺĔ҉
when the tests	ĀѺō҈
when was	ĀҖĮґį҆
when was <name>	Į҉
when was <path>	Į҆
when was it	ĀҊ
when was the	ĀҊį҇
when will	ĀҎ
when you	ő҆
when |	Ā҈
when | $	Ā҈
wher	ĀѴŒҋ
wher <name>	Ō҆
wher _ is	Ō҆
wher _ the	ĀѶĞ҆Œ҈
wher does	Ğ҆Ĵ҆
wher does the	Ğ҆Ĵ҆
wher in	ď҆
where	āѷĄҋąҝĆѮćѸĈѶĉҖĊҠČѶčѹďҧĐѨĒѶēѹĔѺĖѺėѺĘѵęѷĚѶěѸĜѵĝѺĞҔğѲĠѬġѵĢѶģѱĤѵĦѹĨҐĪѴīѤĬѦĭѸĮѵıѺĲѷĳѹĴҚĵҤĶқķҔĸҗĹҠĺғĻҜļҟĽѵľѴĿҎŀѴłҘŃѶŅҢņѷŇѲŉѸŊѬŋѫŌҌōѴŎѷŏѴŐҔőҍŒҝœҜŔѹ
where $	ĀѸĹ҆ļ҈Ņҋ
where <literal>	Ķ҉ļ҉œѹ
where <literal> is	Ķ҉ļ҉œѹ
where <name>	ĀҍĄ҆ą҈ĉ҇ďҏĴѷĸ҉Ļѹļѷ
where <name> gets	ĉ҆
where <name> is	ą҈ĶҊļѺ
where <name> sits	ď҆
where <option>	Ċ҆
where <option> is	Ċ҆
where <path>	Ą҈Ĩ҇
where <path> was	Ą҆
where _ $	Āѧĉ҆ĶҎĻ҆Ŀ҇Œ҇
where _ <name>	Ā҆ąѹĉ҇ď҉ğѸĶҌĹғĺѺĻҋł҆ń҆Ņ҉ŌҎŐѸ
where _ <path>	Āѳď҈ńҌŅ҉
where _ all	Āѹą҇Ķ҆
where _ calls	ĀҊĻѹ
where _ class	ĴҔ
where _ decorator	Ā҇
where _ function	ĀҖ
where _ gets	ĉ҆
where _ has	ď҆
where _ i	Ā҇Ķ҉ĸ҉ļ҇Œ҆
where _ interface	Ā҇
where _ is	ĀѸąҒĨ҆Ķғĸ҇ĹѺĺ҈ļ҆ł҆
where _ it	ĀҌďҐĠѺĶ҈ķ҇ŊѺő҉Œ҉
where _ its	ĀҗĵѺ
where _ method	ĸ҈
where _ module	ĵ҆
where _ nested	ĺ҆
where _ of	Āҍď҆Ĵѹ
where _ old	Ņ҆
where _ sits	ď҆Ő҆
where _ situated	Ő҆
where _ started	ĥ҆
where _ struct	ĴҊ
where _ that	Ļ҆
where _ the	Ċ҉ĐѹĞҔĨѺĴѹĶѴĹҋĺ҇ĻҌłҌŋѸŐҔőҊœ҉
where _ they	ĀѺąҎ
where _ this	œ҇
where _ tree	Ő҈
where _ was	Ąҋ
where _ |	ď҆
where all is	ą҆
where are	ĀҊąҊłҊ
where are all	ĀѺą҈
where are its	Āґ
where are the	łҊ
where are they	ą҆
where class	Āҋ
where class <name>	Āҋ
where cls	Ĵҏ
where cls <name>	Ĵҏ
where did	Āѳğѹĵ҉ń҇ŅҒ
where did <name>	ğѹŅҊ
where did <path>	ĀѸŅ҉
where did the	Āѹĵ҉
where did they	Ĺ҆
where do	Āѧą҈ĞҋĿ҆Œ҇
where do i	Ĵ҆Œ҆
where do the	ĀѴĞҍ
where do they	ą҉
where does	ĀѸĉ҇ďҌĐѺĶ҈ķ҉ĺҋļ҇ł҇Ō҆
where does <name>	Ā҉ĶҌŌ҇
where does it	ĉ҇ď҆
where does the	Āѵķ҆ĺ҇ļ҉ł҆
where exactly	ĀѹĶҍ
where exactly $	Ķҏ
where exactly |	ď҆
where has	Ĺ҉Ņ҇
where has the	ĹҊ
where in	ĀҌĺѺĻ҇ŐґŒѹœҏ
where in <name>	Ļ҆
where in the	ĀғŐ҇ŒѺœ҇
where in this	Āѹœ҇
where in tree	Ő҈
where inside	ď҆Ļҋ
where inside of	ď҇
where inside the	Ļ҇
where is	ĀҒąѷĊ҉ďҋĠѹīѸĬѸĹҕĺҖļѵŊѹŋѺŐґőґ
where is <name>	Āѹĉ҇ď҈ĹҖŌ҈
where is it	ĀҔĶ҉ļѺŊѺő҉
where is its	Ā҇
where is situated	Ő҆
where is the	Ā҇Ğ҆ĴѹĺҊŐҐő҉
where one	ļ҇
where should	Ā҈
where stands	Ĵ҆
where the	ĀҙđѺĴҋĵҏĶѳĸҊĹ҇ļҊŒ҆
where the <name>	Ĺ҈ļ҇
where the class	Ĵґ
where the decorator	Ā҇
where the function	ĀҖ
where the interface	Ā҈
where the method	ĸ҉
where the module	ĵ҆
where the nested	ĺ҆
where the old	Ņ҆
where was	ĀѶńҌ
where was <path>	ń҇
where was it	Āѹ
where within	ĺѹĻҎ
where within the	ĺѺĻ҈
where |	ĀѨĉ҇Ļ҆Ŀ҇Œ҇
where | $	ĀѨĉ҇Ļ҆Ŀ҇Œ҇
whereabouts	ĀѨďҍĴ҉ĵҋĶҘĻ҇ļ҉ŊѹŐҒŒҏœ҇
whereabouts _ <name>	Ķ҉Ő҇
whereabouts _ <path>	Ő҆
whereabouts _ the	ĀѺĵҊĻ҈Ő҆Œ҇
whereabouts has	Őҋ
whereabouts in	ĀѹďҌŒ҇
whereabouts in the	Ő҆Œ҇
whereabouts is	ĀѸĴ҇ĵ҇
whereabouts of	Ķҋ
whether	ĀѷćҏČҔė҉ĘҊę҉ěҒĜ҆ğҋĠҏĥҋĨѺīғĬҍįѹŊ҉ōҋŒѵ
whether <commit>	Čҋ
whether <commit> changed	Č҆
whether <name>	ĀѶėҋĘ҉Ě҆ě҈ğ҇ī҉Ĭ҉
whether <name> calls	ė҇
whether <name> has	ī҆
whether <name> is	ĀѹĚ҆ī҉Ĭ҈
whether <path>	ěҌĜ҆
whether <path> is	Ĝ҆
whether _ <commit>	Č҈
whether _ calls	ė҇
whether _ changed	Č҆
whether _ class	ę҈
whether _ def	ī҇
whether _ has	ī҆
whether _ identifier	Ġ҇
whether _ imports	ě҈
whether _ is	ĀѶĚ҆Ĝ҈ĥ҆ī҇Ĭ҇
whether _ named	Ā҆
whether _ test	Ā҉Ŋ҇ŒѸ
whether commit	Č҈
whether commit <commit>	Č҈
whether something	Ā҆
whether something named	Ā҆
whether the	ć҈ę҇Ġ҇ī҉Ĭ҇įѺŒѸ
whether the class	ę҈
whether the def	ī҇
whether the identifier	Ġ҇
whether the test	ĀҊŒѸ
which	ĀѶā҆Ă҆ă҉ĄҕąҋĆҍćѦĈҐĉ҉Ċ҇ċҋČћčѯĎҋĐѹđҏĒґĔҍĕ҉Ė҉ėѧĘѩęѥĚѩěєĜѥĝҐĞҐğѥĠѤĢҏģҊĤҎĥѥĦҒħғĨҕĩҍĪҖīѓĬіį҈İғĲѬĳѭķѹĹҌĽѤľ҆ĿҒŀҋŁ҆łҍŃҏŅҋņҐňқŉѥŊѪŋѧŌҙōѣŎҋŐҌő҈œҋ
which <commit>	ĀѺň҈
which <commit> is	ň҇
which <mark>	Ēҍ
which <name>	ĀѯĆғĎҋĒ҉Ė҈ŇѹŌ҉
which <name> <name>	Ā҆
which <name> does	ĆҍĖ҇ĭѹ
which <name> is	ĀѺĆ҆Ďҍ
which <name> versions	ĭҊ
which <path>	ĀѶħ҉
which <path> gets	ħ҉
which _ $	ĀѥĆҎĞ҆ĨҋĪҌĭ҈Į҆İҋĴѹĸ҉Ő҈
which _ <commit>	ċ҆
which _ <name>	ĀѷĉѺĤҒĨґĿҊŒѺ
which _ a	ĸ҆
which _ added	Ą҇
which _ adds	ĀѷĊҊ
which _ all	Ā҆
which _ and	Ģҋ
which _ applies	Āѷİ҈
which _ are	ĀѫĂ҇ĈҊĒ҇ĕ҈ĢґĦ҇ĨѺĩҋľҋŇ҇Ŏ҆
which _ became	ĀѸńҝŅѶ
which _ belong	Ā҆ģҊ
which _ besides	ĀҌ
which _ brought	Ą҇
which _ call	ĉ҉
which _ came	Ņ҆
which _ can	ĀѴł҉Ŏ҆
which _ carry	ĀѹđҊ
which _ catch	Ā҉łѹ
which _ changed	Ā҆
which _ class	Ć҆
which _ classes	ĿҏŇѺ
which _ come	ĀѺĿ҉
which _ comes	Ć҇
which _ contain	œҌ
which _ contains	Ķ҆
which _ could	ľ҈
which _ declares	Ĵ҇
which _ defines	ĺ҇ĻѺ
which _ deleted	Ā҆
which _ depend	Ā҉Ĩ҇
which _ did	Ą҉Ĵ҇ň҆
which _ do	ő҉
which _ does	ćѶĈғċҊďѺđ҆ĒҋĔ҆ėѹĝ҈ĨѺĩ҇ĹҌĻ҈ľҌĿѴŀҌŃѵŏҐő҉
which _ exported	Ā҆
which _ extend	Ā҇Ň҆
which _ faster	Ā҉
which _ features	Ā҈
which _ file	ĀѵĊ҇ĴҊĶҊŒҊ
which _ files	ĀѮĂ҆ĨҊĩҍ
which _ functions	Ĉ҆ľ҉Ō҈
which _ gets	ħ҉
which _ got	ńҍŅѴ
which _ had	ă҆ńѶŅҌ
which _ has	ĀҖāҊĖѺĵ҈Ķ҆ķ҈ŅѹŇ҆
which _ have	Āѱđ҈ĿҏŇ҆
which _ hides	Őҍ
which _ holds	ĀѷĴ҆Őҍ
which _ ignore	Ā҈
which _ implement	Ā҇Ĥ҉
which _ import	ĀҊĨҊ
which _ imports	Ŏ҇
which _ in	ĀҌđ҇Ļ҆
which _ interface	ļ҇
which _ introduced	ĄҌ
which _ invoke	ĉ҇
which _ is	Ą҆ąѳĆҊĈ҈ĉ҇ĎҋđѹēҋĔ҈Ğ҈ġ҇ħ҆ĨѯĩҌĪ҇ĬѹĭѶĮѹįҊĳ҆ĺҌĻѶň҈
which _ it	ĀѯĮ҇įѷ
which _ its	ĆҊ
which _ lines	Ğ҆
which _ load	Ĩҋ
which _ looks	Ğ҇
which _ members	ĀҊ
which _ might	ĀѸŃ҉
which _ module	Ā҉
which _ modules	Ħ҇ħ҆
which _ must	ā҈
which _ need	ĀҟĿѥ
which _ number	Ĳ҇
which _ of	ĀҮā҉ďҙĖҒģѴħ҇ĭ҉ĸѹĺѸĻ҇ľѸĿѷŁ҆
which _ out	ĀѺĤ҇
which _ override	ĀѷĿґ
which _ party	ĕ҇
which _ pull	Ĩ҆
which _ raise	ĀѺłҊ
which _ reads	Āҋ
which _ redefine	ĀѳĿҕ
which _ release	ĭ҈
which _ rely	Ĩ҆
which _ replaced	ńѹŅ҉
which _ require	Ĩҍĩѷ
which _ run	ĀѺĉҢľѭ
which _ sets	ĵ҇
which _ share	ĀғŇѵ
which _ should	ĀҎĻ҆
which _ sit	Ć҇
which _ stand	Ć҈Ē҆ŇѺ
which _ statements	ķѺŃ҉
which _ that	ģ҆
which _ the	Ā҈ĄѺĈѺĤѸĮ҇į҆ŀ҆Ő҆őҖ
which _ they	ĀѺĩ҉Ň҉Ŏѹ
which _ through	ĀҗőѺ
which _ throw	ł҆
which _ today	Ņ҈
which _ types	Ń҈
which _ use	ĀҌĉ҈Ō҆
which _ used	ńѺŅ҉
which _ variables	ģҋ
which _ version	ĭ҆
which _ versions	ĀѺĭҍ
which _ was	ĀѴĄҏč҆ĮҋŅҏ
which _ were	ċ҇
which _ without	Āѹą҈
which _ would	ĀҜĈ҆ŏѺ
which _ wrote	ı҆
which _ |	ĀюĐ҉ĒҏěѬĤ҇ħ҇ĪҊĭ҇ı҈ľ҉ŇҊœ҆
which a	ł҉
which annotations	Ēғ
which annotations does	Ē҉
which are	ĀѤĆҊĢ҆ĩ҇ŀ҆Ňҋ
which are exported	Ģ҇
which are they	ĀѺĩ҉Ň҉Ŏѹ
which args	ŀҊ
which args does	ŀҊ
which arguments	ĀҌŀҎ
which arguments does	Ā҇
which attributes	ģҔ
which attributes has	ģ҆
which base	Ā҇Ć҈
which base classes	Ć҆
which binaries	ĝ҉
which branches	ĀҒňѳ
which branches contain	ĀҌňѹ
which callers	ĀқĉѺ
which callers ignore	Ā҈
which callers of	Ā҆
which calls	ĈҊ
which calls does	Ĉ҈
which chain	ħҌ
which chain of	ħ҈
which change	ĄҌ
which change introduced	Ą҉
which child	Ŀ҉
which child classes	Ŀ҇
which children	Ŀ҆Ňҋ
which class	ĆҗņҏŇѺ
which class does	ņ҆
which class is	Ćҍ
which classes	Ćҍđ҆ĤҒŇҧ
which classes $	Ć҆
which classes are	ĀѹŇҊ
which classes does	ĀѹĆҊ
which classes have	Ň҇
which classes implement	Ā҈
which classes is	Ň҈
which classes share	ĀғŇѵ
which classes |	Ň҈
which code	ĳ҈
which code is	Āѹĳ҉
which code reads	Āҋ
which commands	ĀѹĝҐ
which commit	ĄҥĮҖįҗ
which commit $	Į҆
which commit brought	Ą҇
which commit deleted	Ā҆
which commit did	Ą҇
which commit does	ĀѺĄ҈
which commit is	Ą҈
which commit was	Įҋ
which commits	ĀҊ
which commits touched	Ā҆
which condition	Ā҉ŃѺ
which condition does	Ā҉ŃѺ
which conditions	Āҋ
which crate	Ā҆
which decorators	ĒҞ
which default	ĀѴē҈ĔҒ
which default does	Āѹ
which definition	ĀҋąѺ
which defs	ľҋ
which derived	Ŀ҉
which derived classes	Ŀ҉
which developer	ı҆
which developer wrote	ı҆
which different	ą҆
which different files	ą҆
which dir	Őҍ
which dir $	Ő҉
which directory	ŐҔő҆
which directory does	ő҆
which directory holds	Ő҆
which directory is	Ő҆
which does	ĀѺĕ҇
which enum members	Ā҆
which error	Ń҇
which errors	Ńҕ
which events	ĀѹŔҙ
which exceptions	ŃҘ
which exceptions are	Ā҆
which exceptions does	Ā҆
which exceptions might	ĀѸŃ҉
which features	Ā҈
which features does	Ā҆
which fields	ģҗ
which fields does	ĀѺģ҈
which fields of	Āҍģѷ
which fields |	ģ҇
which file	ĀѲĊҍďѺĪѺĴҍĵҐĶ҉ķҐĸ҇ĹҌļ҉ńҘŅҒŐѶőҍŒҋœҋ
which file $	ļ҈œ҆
which file <name>	Ķ҆Ĺ҉
which file adds	ĀѷĊҊ
which file became	ĀѸńҝŅѶ
which file came	Ņ҆
which file do	ő҈
which file does	Ļ҆
which file got	ńҍŅѴ
which file had	ńѶŅҌ
which file has	Āғķ҇ŅѺ
which file is	Ā҇
which file sets	ĵ҇
which file used	ńѺŅ҉
which file was	ŅҒ
which files	ĀҚĂ҇ăҐąґċҏČѺĦҍĨҎĩѹŐѺœғ
which files $	ĀҎĨҊ
which files are	Ă҇
which files besides	ĀҊ
which files changed	Ā҇
which files contain	œҋ
which files does	Ā҇ĩѸ
which files import	Ĩ҆
which files is	Ā҉ĨѺĩ҈
which files rely	Ĩ҆
which files |	Ħ҆
which folder	Ő҉
which folder holds	Ő҇
which function	Āғĉ҆
which function is	ĉ҈
which functions	ĀҙĈғĉҚĐѶđқĢ҈łқ
which functions <name>	Ĉ҆
which functions and	Ģҋ
which functions call	ĉ҆
which functions can	łҊ
which functions carry	đ҆
which functions catch	Ā҉łѹ
which functions depend	Ā҈
which functions does	Āѷĉ҆đ҈
which functions is	ĀѺĈҌ
which functions raise	ł҉
which functions use	Ā҇ĉ҈
which header	ļ҈
which headers	ĩ҉
which headers does	ĩ҇
which helpers	ĀѵĈҏ
which helpers does	ĀѶĈҌ
which import	Ħ҇
which import statements	ĩ҆
which imports	ĀҎħ҈Ŏ҈
which imports can	Ŏ҆
which imports in	Ŏ҆
which inputs	ĀѸŀҒ
which instance	ģ҇
which interface	ĤѶĪҎ
which interfaces	Ā҈Īғ
which interfaces |	Ī҆
which intermediate	Ħ҈ħ҆
which intermediate modules	Ħ҈ħ҆
which is	Ā҇Ħ҆Įҏĸ҆ő҇
which is a	ĸ҆
which is faster	Ā҉
which is it	Į҇įѷ
which is the	Į҈į҈ő҆
which jobs	Ā҉
which jobs does	Ā҇
which libraries	ĕ҇
which licence	Āѹİҗ
which license	İҎ
which line	ĀѭďқěѭĞ҈Ĳ҆ĴѹĸҋĹґĻҟļҊŒ҈
which line $	ď҆ĸҋ
which line <name>	Ļ҆
which line defines	ĺ҇ĻѺ
which line does	Ļ҆
which line in	Ļ҆
which line is	ĀѲĞ҉ĺ҇
which line number	Ĳ҇
which line of	ĀѷďҍĺѺĻ҉
which line |	Āғď҈ěѮĹ҇
which member	ģ҆ľҊ
which member functions	ľҋ
which member variables	ģ҇
which method	ĀҎĿѺ
which method of	Ā҈
which methods	āґĉҗĽѺľҙĿ҈ŇѺ
which methods $	ľ҆
which methods are	Āѷľҍ
which methods belong	Ā҉
which methods does	ĀҐĈ҇ľ҇
which methods must	ā҈
which methods of	Ā҈ā҈
which methods override	ĀѹĿҊ
which methods |	ľҊ
which module	ĀѸĞҋĴ҇Ķґőѹ
which module $	Ķ҇
which modules	ĨґĩҘ
which modules <name>	ĩ҇
which modules <path>	ĩ҆
which modules are	ĩҋ
which modules depend	Ĩ҈
which modules does	ĩ҉
which modules import	Ā҉
which modules is	ħ҈ĨѺĩ҇
which modules load	Ĩҋ
which modules require	Ĩҍĩѷ
which name	ń҈Ņ҉
which name replaced	ńѹŅ҉
which name was	ńҊŅѸ
which names	ĀҒĢҏĩѺ
which names are	ĀѹĢ҆Ŏ҉
which names does	Āҏ
which names exported	ĀҊĢѺ
which names is	Ģ҈
which new	ĀѹĂ҆Ņ҉
which of	ĀҠĈѺŅ҆Ŏ҈Ő҇őґ
which of all	Ā҆
which of its	ĀҊ
which of the	ĀҗĈѺŐ҈őґ
which of today	Ņ҈
which one	ĀҗąѸİ҈
which one has	Ā҆
which one is	ĀҐąѹ
which ones	ĀѭŌҎŎ҉
which ones of	ā҇
which ones |	ĀѶŎ҉
which order	ĀҊ
which other	ĈҍĨ҉ĩґ
which other classes	Ā҆
which other files	ĀѵĨ҇ĩҎ
which other functions	Ĉ҈
which overrides of	Ŀ҈
which packages	ĩ҈
which packages does	ĩ҇
which parameters	ĀѷĎҒŀ҆
which parent	Ā҉
which part	ď҆
which part of	ď҆
which path	ĀҒŅ҇Őѷ
which paths	ċ҉
which person	ĀѺıҕ
which person |	ı҆
which place	ĀѭĹҏŐ҆
which place of	Ő҇
which places	ą҆ĉ҇
which places is	Ā҆
which private	Āҍ
which private functions	Ā҈
which protocols	Īґ
which protocols does	ĪҌ
which public	Ģ҆
which raise	ŃҊ
which raise statements	ŃҊ
which release	ĀҎĊѺĖ҇
which releases	ňҕ
which releases did	ň҆
which releases is	ň҆
which revision	ĀѺĄ҉į҆
which revision was	Ą҉
which routines	Ĉ҆đ҇
which routines are	Ĉ҉
which script	ĀѶĞ҉ĵ҈
which scripts	ĝ҆
which section	ď҉
which section of	ď҆
which source	ĀѸĊ҇Ĵ҉Ķ҆
which source file	Ċ҇Ĵ҉Ķ҇
which sources	ĀѶĨғ
which sources <name>	ĀѶĨғ
which steps	Ħ҇
which structs	ĤҌ
which subclass	Ā҉Ŀѹ
which subclass of	Ā҈Ŀѹ
which subclasses	ĀҐāѹĿҕ
which subclasses do	Ā҉
which subclasses does	Ā҈Ň҆
which subclasses have	ĀѲĿҏ
which subclasses of	ĀґĿѵ
which subfolder	ĀѹŐҘ
which subfolder does	Ő҇
which subfolder hides	Őҍ
which symbols	ĀѺĢҐ
which symbols are	Ģ҉
which tags	ĀѺňҖ
which task	ġҒ
which test	ĀҍŌ҇Œ҆
which test file	Œҋ
which test functions	Ō҈
which tests	Ōҧ
which tests are	ĀҊ
which tests is	Ō҇
which tests use	Ō҆
which the	ĀҋĶ҆Ĺ҆
which the module	ĀҊ
which third	ĕ҇
which third party	ĕ҇
which trait	ĤѺĪҍ
which traits	ĀѹĪҖ
which type	ĀѱņҠŏҗ
which type $	ŏ҇
which type does	ĀѹŏҎ
which type should	ĀѺ
which type the	ņ҆
which types	ĀѸĤҠ
which unit	ĀҊ
which unused	Ŏ҆
which unused imports	Ŏ҇
which value	ĀѩĐҜēғĔҎ
which value does	ĀѹĐ҇
which value is	ĀѴĐ҇ē҇ĔҎ
which value |	ĐҊ
which variables	Ā҆
which version	ĀҊĖґ
which version does	ĭ҉
which version is	ĀҋĭѺ
which version of	Ė҇
which version |	ĭ҆
which versions	ĀѷĖ҈ňҊ
which versions of	ĀѹĖ҈ĭ҈
which |	Āѡā҆ĆҊĩ҇Ī҇ĭ҉
which | $	Āѡā҆ĆҊĩ҇Ī҇ĭ҉
who	ĀҸā҆ĂѶĆғĈ҈ĉҘČѺĐѺđҏĞґğѹĠѸġѷĢѺģѺĤҞĥѹĨҠīѳĮѺıҿĳѮĵѺĹѺĿҊŁѺłҒŃѶŅѸŇҚœѹŔѺ
who _ <name>	ĀѧāҊĈҌĉҊĤ҇ĨҏĿ҆łҌ
who _ <path>	Ĩҕ
who _ calling	ĉ҇
who _ code	Ā҉ıѺ
who _ from	ĀѹŇ҉
who _ is	ĀѴŇ҆
who _ it	ĀҏĉҊĨѴıҌ
who _ its	ĀѴĉ҇
who _ line	ĀѹıҒ
who _ most	ĀҊ
who _ that	Ĩ҆ı҆Ň҆
who _ the	ĀҔāѹĆҗđ҇Ĥ҆ı҉
who _ up	Āҋ
who _ what	Ā҆
who added	ĀґĂѷı҇
who added line	ı҇
who added the	Ā҈
who all	ĀѳŇ҆
who all is	ĀѴŇ҆
who are	ĀўĆҌĉ҇ĤҌĨ҆
who are <name>	Ĥ҇
who are its	Āѵĉ҇
who are the	ĀѰĆ҇Ň҆
who calls	ĀґĉҋıѺĿѺ
who calls code	Ā҉ıѺ
who calls it	ĉ҆
who calls the	Ā҇ĿѺ
who came	Ā҆
who came up	Ā҆
who catches	ĀҌ
who catches <name>	Ā҆
who decided	ĀҐ
who decided that	Ā҇
who decided what	Ā҉
who declared	Ā҉āѺ
who declared the	Ā҉āѺ
who does	ĀѯĈҎŇ҆
who does that	Ň҆
who extends	ĀѸāҋ
who implements	ĀѵĤґ
who implements <name>	Ĥ҇
who imports <name>	Ĩ҇
who imports <path>	ĀѹĨҋ
who imports it	ĀҐĨѴ
who inherits	ĀѺŇҋ
who inherits from	ĀѺŇҋ
who invokes	ĉ҈
who invokes <name>	ĉ҈
who is	ĀѬĆҐĉ҉ıґ
who is calling	ĉ҇
who is the	ĀѷĆґ
who last	ı҇
who made	Ā҇ı҇
who made <name>	ĀҊ
who made the	ı҇
who maintains	Ā҇
who may	ĀҎĉѱ
who overrides	ĀѴĿґ
who overrides <name>	ĀѺĿ҈
who overrides the	ĀѺĿ҈
who pinned	ı҆
who pinned line	ı҆
who pulls	Ĩ҆
who pulls that	Ĩ҆
who put	ı҇
who put it	ı҆
who raises	ĀѷłҌ
who raises <name>	ł҆
who renamed	ĀҎ
who renamed <name>	Ā҆
who renamed <path>	Ā҆
who requires	ĀѮĨҗ
who reviewed	ĀҘıѲ
who reviewed it	Ā҈ıѺ
who reviewed line	ĀҌıѸ
who should	Ā҆
who subclasses	ĀѵŇҎ
who subclasses <name>	ĀѵŇҎ
who throws	ĀѺłҊ
who throws <name>	ĀѺł҈
who typed	ı҆
who uses	Āҋđ҈
who uses it	Ā҆
who wrote	ĀҍıҎ
who wrote it	ı҈
who wrote line	Āѹı҉
who wrote most	Ā҈
who wrote the	ĀҊ
whoever	Ģ҆
whoever _ it	Ģ҆
whoever imports	Ģ҆
whoever imports it	Ģ҆
whole	ō҆
whole _ $	Ā҆
whole thing	Ā҆
whom	ĀѹĆҏĘѺĤ҇Ĩ҆ıҒ
whom _ $	ĀѺĈ҈
whom _ the	Ć҈ı҈
whom does	ĀѵĆ҇
whom is	Ĥ҇Ĩ҆
whom was	ı҉
whom |	ĀѺĈ҈
whom | $	ĀѺĈ҈
whose	ĀѳĆҊęѺĨҎĬѷıҵĳѷŇҚőҌ
whose <name>	ıҜ
whose <name> $	ıҜ
whose _ $	ıҜ
whose _ is	ĀѶĆҢĬѸıҊĳѺőҊ
whose _ mention	ĨҌ
whose child	ĆҔŇѴ
whose child is	ĆҔŇѴ
whose code	ı҆
whose code is	ı҆
whose imports	ĨҌ
whose imports mention	ĨҌ
whose is	ı҆
whose name	ĀҊő҇
whose parent	ĆѭŇҗ
whose parent is	ĆѭŇҗ
whose work	ı҆
why	ĀӸ
why <name>	Āҍ
why _ <name>	ĀҲ
why _ <path>	Āҗ
why _ is	Ā҇
why _ it	ĀҒ
why _ the	ĀҔ
why _ there	Ā҈
why _ this	Ā҆
why are	Ā҈
why did	ĀҊ
why do	ĀҎ
why does	Āұ
why does <name>	ĀҔ
why does <path>	ĀҊ
why does the	Ā҆
why is	Āҹ
why is <name>	ĀҔ
why is it	ĀҊ
why is the	Ā҆
why the	Ā҈
why was	ĀҖ
why was <path>	Ā҇
wich	ĀѯĭҊĶ҇ĸ҉ł҇
wich _ release	ĭ҆
will	ćҊē҈ę҉ě҆ľ҆ńѺŋ҆
will <name>	ć҆
will _ be	Ā҇
will _ find	ĀѱęҊě҇ī҆ľ҇
will i	ĀѧęҊě҇ī҆ľ҇
will i find	ĀѱęҊě҇ī҆ľ҇
will it	ĀҊ
will the	ŋ҆
windows	ĀҘ
windows $	Ā҇
windows _ $	Ā҈
windows |	Ā҈
windows | $	Ā҈
wise	Āѭĕ҇Ė҆ę҇Ī҇Ĭҋ
wise $	Ė҈
wise _ $	ĀѲĕ҇Ī҇Ĭ҉
wise |	ĀѲĕ҇ę҇Ī҇Ĭ҈
wise | $	ĀѲĕ҇Ī҇Ĭ҉
with	āѹăҊĄҏąҋĆѱćѹĈѺĎґđҞĒҞėѷĘѸĝҋġѵĢѹĤҌĥ҈ĦҍīѸĬѷĭ҆ĲѸĳѸĶѺĸѶļѺĿҊłҠŃ҆ńѸŅѸŇѵňґŉѺŋѹ
with $	Ē҇ŀҊ
with <commit>	ĀѹňҌ
with <literal>	Ĥґłҍ
with <mark>	ĀҌđҊ
with <mark> $	đҊ
with <name>	ĆѹĎҊđҙĒѸğ҇łҜ
with <name> $	ĀѺđҋğ҇łґ
with <name> as	Ň҈
with <name> |	Ā҇đ҈łҋŇѴ
with <path>	ĥ҆Ħ҈
with <tag>	ĀѺă҆
with _ $	ĀѸđґĒҍğ҆ĤҐłҏ
with _ <name>	ĀҖ
with _ <path>	Ħ҈
with _ and	ĉ҇
with _ arguments	ĀҖ
with _ as	Ň҈
with _ change	ĀѸĮ҇
with _ commit	ĀѹĄґ
with _ exceptions	Ń҈
with _ import	ĀѺĨҌ
with _ name	Ġ҇
with _ one	ĀѺĿ҆
with _ own	ĀѶĿҐ
with _ to	ă҆
with _ which	Ă҈ăѹ
with _ |	ĀґĆѺđҏłҋŇѴň҆
with a	ą҆Į҇
with a change	ĀѸĮ҇
with an	ĀѸĨҌ
with an import	ĀѺĨҌ
with import	ĩ҈
with imported	Ħ҈
with imported <path>	Ħ҈
with it |	Ā҆
with its	ą҆
with most	Ā҆
with respect	ă҆
with respect to	ă҆
with something	Āғ
with that |	Ā҇
with the	Ď҇ő҇
with the <name>	Ā҆
with the name	Ġ҆
with their	ĀѷĿҋ
with their own	ĀѷĿҋ
with this	ĝ҈
with what	Ą҇Ēҕ
with what commit	Ą҇
with which	Ą҉ĭ҆Ń҈
with which arguments	Āҕ
with which commit	Ą҉
with which exceptions	Ń҆
with |	ĀѹĒ҉
with | $	ĀѺĒҊ
within	ĀѮĈҌĉѸĘ҉Ĝ҆Ġ҆ĶѷĸҊĺқĻ҈
within <name>	ĀѹĈҍĉѹĘ҉ĺҐ
within <name> $	Ĉҋĺ҈
within <name> |	Ę҉
within _ $	Ĉҋĺ҈
within _ <name>	ĴѺĸҋĻ҆
within _ function	ĺҎ
within _ source	Ĵ҈
within _ |	Ę҉
within class	ĴѺĸҋ
within class <name>	ĴѺĸҋ
within the	ĀѸĠ҆Ĵ҈ĺҍ
within the function	ĺҎ
within the source	Ĵ҈
without	ĀҋąҎćҏē҇Ĕ҇ĩѵľѷňѮōҏŎҟ
without <name>	ĔҌ
without <name> which	ĀѺĔҌ
without <path>	Ā҆
without <path> |	Ā҆
without _ $	ĀҞāѷēҍňѮ
without _ for	ā҆
without _ is	ĀѸą҈
without _ it	Āҍ
without _ them	Ŏ҆
without _ use	Ŏ҈
without _ using	Ŏ҆
without _ which	ĀѺĔҌ
without _ |	ĀѲćҋōҐ
without breaking	Ā҉
without docstring	Āҋāѷ
without error	ĀѺ
without error |	ĀѺ
without errors	ĀѺć҉
without errors |	ĀѺć҇
without ever	Ŏ҇
without ever using	Ŏ҆
without failures	Āѷōҋ
without failures |	ĀѸō҉
without it	ēҍ
without it $	ēҍ
without using	ĩѺŎҋ
without using them	Ŏ҆
wondering	ĀҎ
wondering _ <name>	Āѷ
wondering _ <path>	Ā҇
wondering _ imports	Ā҇
wondering _ this	İ҆
wondering _ which	Āѹ
wondering how	ĀѺİ҆
wondering if	ī҆
wondering if the	Ā҆
wondering in	ĀѺ
wondering what	Ā҈
wondering what <name>	ĀѸ
wondering which	ĀҌĿ҇
wondering which imports	Ā҇
wondering why	Āҋ
word	Ł҈
wording	Ā҇ĳ҆
wording _ line	ĳ҆
wording of	ĳ҆
wording of line	ĳ҆
words	ġҍœҋ
words <literal>	œҊ
words _ is	ġҋ
words what	ġ҉
words what is	ġ҉
work	Ā҇Ĉ҆ĕ҆Ĥ҇ĭ҉
work _ $	ĭ҆
work _ <path>	Ā҆
work _ a	Ā҇
work with $	ĭ҆
work without	Ā҆
work without <path>	Ā҆
workflow	ĀҚŔҹ
workflow <name>	Ā҉
workflow <path>	ĀҊŔҨ
workflow <path> $	Ā҈
workflow <path> start	Ŕ҇
workflow <path> |	Ā҈
workflow _ $	ĀҐ
workflow _ start	Ŕ҇
workflow _ |	ĀҎ
workflow jobs	ĀҊ
workflow jobs $	ĀҊ
works	ć҇ĭ҇ŋ҉Œѹ
works $	ć҆
would	ĀҍĉѴēѹė҆ę҇Ě҈ĤѶīҍĬҐıѺĳ҈ĻѺŁҋŉҍŎҋ
would <name>	ĀѶĬҔ
would <name> be	ĀѵĬґ
would _ <name>	Āѹ
would _ a	Ā҈
would _ be	ĀѷĬҏ
would _ better	ĀҊ
would _ call	īҌ
would _ classify	ŁҊ
would _ find	Ķ҆
would _ flag	ĀѹŎ҉
would _ have	ŀ҆
would _ if	Āҕ
would _ l	Ĳ҆
would _ mind	Ā҆
would _ say	ī҉
would _ see	Ĝ҇
would _ test	ĀѺŋ҇
would _ to	Ā҇
would _ what	ĳ҇
would _ |	ĀґĤѹ
would a	Āѹć҈
would be	ĀҊŏѺ
would be a	Ā҈
would break	ĀҒ
would break if	Ā҉
would break |	Ā҆
would give	ĳ҇
would give what	ĳ҇
would happen	Āҋ
would happen if	Ā҈
would i	ĀѰė҉Ĝ҆ġ҉
would i have	ŀ҆
would i see	Ĝ҇
would it	ĀҎ
would it be	ĀҊ
would that be	ĀѺ
would the	ŋ҇
would the test	ĀѺŋ҇
would wc	Ĳ҆
would wc l	Ĳ҆
would you	īґŁ҈
would you call	īҌ
would you mind	Ā҆
would you say	ī҉
wrap	đ҆
wrapped	Ēҍ
wrapped in	Ē҆
write	Āҕāҏ
write _ $	āҊ
write _ test	ĀҊŊѹ
write _ |	ĀѺ
write a	ĀҘŊѹ
write a test	ĀҊŊѹ
write |	āҊ
write | $	āҊ
writes	ĀҕĞѳ
writing	ĀѺ
written	ī҆İѷıҋĴғĶҕĸ҉ĹҋĻ҈ļґŁѸŅѹŉ҇Œҏœ҆
written $	ļҋ
written _ $	ĀѺı҆ĳѷĴ҉Ĺ҈Ļ҆Œ҆
written _ <name>	Ĵ҆
written _ be	ī҆
written _ terms	Ā҆ġ҆
written _ test	Ŋ҆
written _ the	Ķ҆
written _ |	ĀҊİѹĳ҇ļ҆ŁѹŒ҈
written a	Ŋ҆
written a test	Ŋ҆
written by	ı҇
written by $	ı҆
written down	ĀѺļҊ
written down |	ļ҆
written in	ĀҖġ҆İѸĶ҇Łѹŉ҈œ҆
written in terms	Ā҆ġ҆
written in |	ĀҎİѹŁѺ
written on	Ĺ҉
written there	ĳ҇
written there |	ĳ҇
written to	ī҆
written to be	ī҆
written |	Ĵ҆Ķ҆ĸ҆Ļ҆
written | $	Ĵ҆Ķ҆ĸ҆Ļ҆
wrong	ĀҶġѱĳѵ
wrong $	Ā҆
wrong _ $	ĀґġѶ
wrong _ <name>	Ā҇
wrong _ line	Āҋĳѹ
wrong _ |	Ā҆
wrong at	Ā҈
wrong at line	Ā҆
wrong with	ĀҌ
wrong |	ĀґġѶ
wrong | $	ĀґġѶ
wrote	ĀҍıҘ
wrote _ $	ı҆
wrote _ <line>	ıҊ
wrote _ of	Ā҇
wrote _ |	ı҈
wrote it	ıҎ
wrote it $	ı҆
wrote it |	ı҈
wrote line	ıҊ
wrote line <line>	ıҊ
wrote most	Ā҈
wrote most of	Ā҇
wrote the	ĀҊ
y	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
y _ $	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
y n	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
y n $	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
year	Āҧčѷ
year $	Ā҆
year _ $	ĀҎ
year _ |	Ā҆
year ago	Ā҆
year was	Ā҈
year |	ĀҌ
year | $	ĀҌ
yes	ĀѭĆѷć҈ė҆ęҌěҋĠҍĥ҉īҍĬ҆ŊҊ
yes _ $	Ġ҈ī҇
yes _ no	ĀѲĆѺć҈Ġ҆ĥ҉ī҈Ĭ҇
yes no	ę҈ě҇Ġ҇ī҆
yes no $	Ġ҈ī҇
yes or	ĀѲĆѺć҈Ġ҆ĥ҉ī҈Ĭ҇
yes or no	ĀѲĆѺć҈Ġ҆ĥ҉ī҈Ĭ҇
yesterday	Ā҆
yesterday _ $	Ā҈
yesterday | $	Ā҈
yet	ă҈ğҍĪѸ
yet _ $	Ā҉ğ҈ĪѸ
yet _ <tag>	ă҉
yet in	ă҉
yet in <tag>	ă҉
yet |	ğ҉
yet | $	ğ҈
you	ĀѺĐѺĔ҆ĘѹĜѷĠѸīҊĸѺĽ҇Ł҆ő҆
you _ <name>	ĀғĔ҆īҋŐ҆
you _ a	ŋ҇
you _ counting	Āѹŉ҆
you _ for	Ĭ҈
you _ in	Ĺ҉
you _ it	ī҆ŋ҆
you _ listing	ĀѸ
you _ making	Ā҉
you _ me	Ķ҈
you _ on	Ļ҆
you _ renaming	Ā҆
you _ telling	Āґİ҆
you _ the	ĀѶő҆
you _ this	Ł҈
you _ what	Āѹľ҈Ŏ҆
you _ whatever	Ň҆
you _ whether	ĀҒě҆
you _ which	ā҆Ğ҆Ĵ҆ņ҆
you call	īҌ
you call <name>	ī҆
you call it	ī҆
you can	ĀѺ
you check	Ĭ҇
you check for	Ĭ҆
you check if	Ĭ҆
you check the	ĩ҇
you check what	į҆
you check whether	Āғě҆
you chekc	ĀѺā҆
you describe	ġҌ
you get	ŋ҇
you have	ĀѵŊ҉
you kindly	Āѵ
you know	Ā҈Ĺ҈
you know in	Ā҈Ĺ҇
you know on	Ļ҆
you know what	Ŏ҆
you list	ĀѺą҆
you list whatever	Ň҆
you locate	Őҋ
you mind	Ā҆
you mind counting	Āѹŉ҆
you mind listing	ĀѸ
you mind making	Ā҉
you mind renaming	Ā҆
you mind telling	Āґİ҆
you pass	Ā҈
you run	ŋ҉ō҆
you run it	ŋ҆
you say	īҋĶ҇
you say <name>	ī҇
you take	Ķ҆
you take me	Ķ҆
you tell	Ā҆Ĩ҆
you tell me	Ā҇Ĩ҆
you |	ĀѺ
|	Ă҆ĄѱĆѷćҌĈѸčѶď҈ĔҏĖҌėҍĝѺĞѸğ҈ĠѹġҊĤѹĥ҈ĩѷī҆Ĭҏĭ҈ĵѺĸѲĽҌľѫŃѴŅѺņҋŋ҈ōҖŎѶŏѲőѺœѺŔҎ
| $	ĀӘĄѰąѰĆѷćҌĉ҈Č҈čѳĎѹďѶēѲĔ҇ėҒęҋěҊğҋĦѹĪѯīҋĬ҇ĭҊĳѺĵѶĸѲĹ҆ĻѹĽѹľѳĿ҇ŃѷŅѺņҐŇѭŉѺŊ҉ŋ҆ŌѷōҊŎѵŏѬőѸœѹ
| <name>	ĀѰĆҌę҆ĬҐĺҊ
| <name> is	ī҆
| <name> |	Ćҍ
| <path>	ĦҌ
| <path> $	ĦҊ
| _ $	ĀѺĦҊĺҊ
| _ <name>	ĀѳĚ҆ğ҈ĪҔī҆Ĭ҈ĭ҆
| _ abstract	ā҆
| _ and	Ĵ҆Ļ҆
| _ annotations	Ēҍ
| _ are	Āѷą҉ľ҇
| _ arguments	ĀѹŀҊ
| _ by	ĉҍĨҊł҈
| _ classes	ĀѷŇҊ
| _ code	Ğ҉
| _ commit	ĀѺĄ҇į҆
| _ count	č҆
| _ d	ĀѸ
| _ decorators	Ē҆
| _ definition	Ā҈
| _ dependency	Ė҆
| _ did	Į҈
| _ do	ĀѶą҉ĞҌ
| _ does	ĀҕĆ҆ĩҊĳ҆
| _ exceptions	Ń҇
| _ false	ĬҊ
| _ fields	ģ҆
| _ file	ĸ҆Ņ҇
| _ files	Ă҆ă҈ċ҈ĩѹ
| _ function	Āҋ
| _ functions	Ĉ҈ĉ҆
| _ import	ĀѺ
| _ importers	ĀѺĨҊ
| _ imports	ĩҌ
| _ in	ĀѷĎ҈ď҈Ő҆
| _ interfaces	Ā҇
| _ is	ď҉ĠѺġҋį҆ı҆Ļ҆ļѺŅ҈Ŋѹő҆
| _ it	ĀѸČ҈ė҉ěҋġѺĥҊī҇ĬҔ
| _ its	ĀҌ
| _ line	ď҆
| _ long	č҆
| _ many	ĀҍĲ҈ŉ҆
| _ mean	ĀѸ
| _ name	ńѺŅ҈
| _ need	Ĵ҆
| _ not	Āѵō҉
| _ of	āѶďҍēѹĔҊŔ҈
| _ or	Āѳŋҍō҈
| _ other	ĩ҆
| _ over	ĀҍĲѹ
| _ parameters	Ď҆
| _ put	ı҆
| _ reviewed	Ā҈ıѺ
| _ routine	Ķ҇
| _ site	ļ҇
| _ subclasses	Ā҈āѹ
| _ surface	Ģ҆
| _ test	ŉ҇
| _ tests	Ō҇
| _ that	Ě҈ğ҆
| _ the	ĀѺćҊĘ҈
| _ this	Đ҇
| _ to	Ē҈
| _ true	ęҋ
| _ type	Āѷņ҈
| _ types	ŇҎ
| _ value	Ā҇ē҉
| _ version	ĖҊ
| _ was	ĀҊ
| _ we	Ā҇
| _ what	ĀѯĦ҆
| _ when	Ā҉
| _ which	Ā҇ěѭľ҇œ҇
| _ would	Ĳ҆
| _ y	ōҌ
| _ yes	Ĭ҇
| _ you	ĀѸ
| _ |	ĀшĆҏē҆Ģ҈ģ҈ĤҊı҆Ĵ҇ķ҆ĺ҆Ő҇ŒҊ
| a	ĀѺīҊ
| a <name>	ī҈
| abstract	ā҇
| anyone	ĀѺķ҇
| anyone |	ĀѺķ҇
| at	ĀѺ
| author	ı҇ĳѺ
| author |	ı҇ĳѺ
| called	ĉҍ
| called by	ĉҍ
| circular	ĥ҇
| commit	č҆
| commit count	č҆
| dead	Ŏҋ
| dead imports	Ŏҋ
| default	ē҉
| default value	ēҊĔѹ
| did	Č҈
| do	Āҍ
| do we	Ā҇
| does	ć҇ė҇Ę҆ěҋğ҇ĥ҈
| does it	ėҊěҌĥ҇Ĭ҆
| does that	ğ҇
| exports	Ģ҇
| exports |	Ģ҇
| file	ĀѺĻ҆
| file and	Ļ҆
| for	ĪҔ
| has	ĀѷČ҈
| has it	ĀѺ
| how	ĀҏĲ҈ŉ҆
| how long	č҆
| how many	ĀҍĲ҈ŉ҆
| i	ĀѷĨҊĴ҈
| i d	ĀѸ
| i mean	ĀѸ
| i need	Ĵ҆
| imported	ĨҊ
| imported by	Ĩҋ
| in	Đ҇ēҐĖҒ
| in which	Ā҇
| is	ĀҌĐѷę҉ĚҊĥ҇īҊĬҏ
| is <name>	Ĭ҆
| is it	ī҆Ĭҋ
| is its	ĀҌ
| is that	Ě҈
| its	ĀѩĒҍĨ҈ĩҍĿ҆
| its importers	ĀѺĨҊ
| its imports	ĩҎ
| lines	ĀҌ
| lines over	ĀҍĲѹ
| list	ĀѹĎ҆
| location	ĀѷĴ҈ĸ҇ĺ҇Œҋ
| location in	Ő҆
| location |	ĀѺĴ҉ĺ҇Œҋ
| methods	Ľ҈
| new	ńѺŅ҈
| new name	ńѺŅ҈
| number	Ā҆
| number of	Ā҆
| of	Ė҆
| ok	ĀѺŋҊō҈
| ok not	ō҉
| ok or	ŋҋ
| on	ĀҖěѭŔ҇
| on which	ĀқěѮ
| passes	ōҐ
| passes y	ōҌ
| path	Ő҈
| path |	Ő҈
| position	ď҉
| position of	ď҉
| public	Ģ҆
| public surface	Ģ҆
| section	Ŕҍ
| section of	Ŕ҆
| signature	Ď҆
| since	Ā҆
| since when	Ā҆
| thank	ĀѺ
| thank you	ĀѺ
| the	Āѩ
| the import	ĀѺ
| to	ĀѺĖ҆ŅҌ
| to what	Ė҆
| triggers	Ŕ҇
| triggers |	Ŕ҇
| true	ĬҊ
| true false	ĬҊ
| via	Ħ҆
| via which	Ħ҆
| what	ĀҌă҇ą҆Ć҈ĈѹĔѶĕ҆Ğ҆ĩҌīѸĮѹį҇ĳ҆ľ҉Ń҆Ňҍ
| what are	Āѳą҈ľ҇
| what code	Ğ҉
| what did	Ā҇
| what does	ĀҕĆ҇ĩҊ
| what files	Āѹă҈
| what is	ĀѶġҌį҆ŅҊ
| what value	ĀҊ
| what version	ĭ҆
| what was	Ā҆
| what would	Ĳ҆
| when	Ā҆ĮҌ
| when did	Į҉
| where	ĀѺąґďҗĞҍĠѹīѹĴ҆ĵ҇ķ҉ĻҌŊѶŐѹő҉œ҆
| where are	Ā҈
| where do	Āѳą҉ĞҌ
| where in	ď҈
| where is	ĀҒďҊĻ҇ŊѺő҆
| which	ĀҎąѸćѹĒҎĔ҇ĞҊĦ҈İ҇ŀҊŌ҇
| which <name>	ĭ҇
| which arguments	ĀѺŀ҈
| which classes	ĀѺŇ҆
| which files	Ā҈ĩѹ
| which function	Āҋ
| which functions	Ĉ҉ĉ҆
| which imports	Ŏѹ
| which interfaces	Ā҇
| which line	ď҆
| which methods	Ā҆
| which of	Āҋāѷ
| which other	ĩ҆
| which parameters	Ď҆
| which subclasses	Ā҈āѹ
| which tests	Ō҆
| which |	ĀѸ
| who	ĀҔı҆Ŀ҆
| who overrides	Ŀ҇
| who put	ı҆
| who reviewed	Ā҈ıѺ
| why	ĀҎ
| why is	Ā҆
| would	ī҆
| would that	Ā҇
| would you	ī҆
| |	ľ҇
| | which	ľ҇
~a	ĀҔāґĂѺăѺĄѴąҎĆѶĈѮĊ҆ĒѸēѷĔѹĕѺĖѰėґĘҊęҎĚҎĝѺğ҆ĠҕĢѳģ҆ĤѴĥқĦѶĨѴĩѴĪѶīҟĬѡİѷıѷĳѰĵҊĶѵĹ҇ĻҐŀѲŁҐłҌŅѱŉѶŊҟŋ҉ŏҌŐѹ
~abc	ĀѺāґ
~about	ĀҐŎѺ
~above	ĆҕđґĒҭĚ҇ġѺĲѷŇѶ
~abstarct	ĀѺāқľѶ
~abstract	ĀҗāӌīӇĬѶĽѸľѣ
~abstractmethod	ĀѸāң
~accept	ĖҏĭѺŀҤ
~acces	ĀѶĞҘĬң
~accord	ĀѸŀ҆
~account	ġҎőѺ
~acros	ąҌ
~actually	ĀѴĤ҆ĥ҆Ķ҈
~add	ĀҩĂңăҌĄҽĊҗċѶĩѸĮѸņѺ
~addition	Ăґ
~adher	Ī҆
~adopt	Īҍ
~affect	ċҊČ҆č҇
~after	ĀҢĂ҉ČѯĝҜğѷĪҌŀѺŅҚņҋŇѹ
~afternoon	ĀѴ
~again	Āҗĥ҉
~against	Ď҈
~ago	Įҏ
~ai	Ġ҉
~alia	Ā҇ļҮŏѸ
~all	Ă҉ąұĆѵČѺďѷđҒēѺĖѸęѺğѹĠҎĢҌģ҇ĤҏĦѰĩҋīѺĬѷĭѺĲѺĴѹĸѺĹѹļѸľҚĿҍłҐńѹŅѹņѹŇҋōҖŎ҆ŐѶ
~allow	ĀҕďѺĖҞ
~alone	Āҍ
~along	ĕ҉
~already	ğҏ
~also	Ę҈ęҖĜ҈īѹ
~alter	ċҍČҌļѺ
~although	ĀҒ
~am	ī҇Ĭ҆ő҆
~among	ĀѧĆѶČҕĘҗęҋĚҒěґĜғĩѺĬѺŊҋ
~amount	Ľ҉ŉ҇
~an	āѺąѺēѺĔ҈ė҇ę҆Ě҆ěҝĜҌġ҈ģ҆ĤҙĥҎĨҕĪҕīѸĬѸĭґİѹĶѺķҋĺѺĻ҉ŃѶŇѷŎѺŏ҆őѺ
~ancestor	ĀѹĆҬęѸĚҙ
~and	ĂҔĄѸąҒć҈ĈѹČѺčѵĎҞďѺĔҍĘѺęѸĚѺĝ҇ĞҍğѷĤѺĥ҉ĦҊĩѷīѰĬѷĮѸį҈ıѹĲѵĴ҈Ķ҆Ļ҉ĽѺłѺŃ҆ŊѺŋ҆ō҇ŐѹŒ҇œҎ
~anna	Ā҆
~annotat	ĀѵđґĒғņҋ
~annotate	ı҆
~annotation	ĀҊĐѹđҝĒӒľѷĿѺņғŇѹŏ҆
~another	Ā҉ń҉
~any	Č҇ĎѹĐѺĥҏĮ҈ŀ҆ŊғŎҊő҈
~anybody	ĀѸāҌĜ҈Ĩ҆Ň҇
~anyone	Āѹā҇ķ҇
~anyth	Č҇đ҆ĠҜįѺŃ҇ŇҊ
~anywhere	ĀѸĜ҈ĠҔ
~apache	ĀѫİҜ
~apart	ĀҕĎ҈ŇѴ
~api	Ā҈Ģҏ
~app	Ł҈
~appear	ĀѫĂ҆ĄҊĚҎœ҈
~appl	İҏ
~appli	đҗĒҕ
~application	Ā҆Ł҇
~are	ĀҗāҎă҉ĄѷąҋĆҍĈҍĎ҆ďѵĐѸĒҌēѸĔѹĕҋĖ҇ĝґĞѸğѹĠѺġѳĢ҇ģҎĤ҈ĥ҇ĨѴĩҍĪ҈īѷĬѸĮѸİѷĳѺĴѴĵѹĶѷķѷĺѹĻѺļѸľҚĿ҉ŁѸł҈ńѷŅѷņѳŇҘŊ҉ōҕŎґŏѷŐѷőѹŒѺ
~arg	ĈѵĉѸĎҚĔ҆ľѹŀҽ
~argument	ĀҊĈѺĉѺĊҏĎҧĐѺēҗĔҌėѺġѷĽѹŀӉ
~arm	Ā҇
~around	ĠҍŃҊ
~arrow	ņҏ
~as	ĀѰčѴĎ҆ĐҌđҋē҆ęғĚ҈ěѰĜґğ҆ġѺĢѺĤѬĥѸīҙĬҔıѺķ҆ĺ҈ĻѸľѺŃѺńҋņѺŇҌ
~ask	ĀѰĖҌĞ҉
~assign	ĀѸĐҔēѸĔҏĵқ
~assignment	ĵҗ
~async	ĀғđѷīӈĬѶ
~at	Ă҆ĄѷĆѹĈѺďҍĕҊěѹĞҎğ҈ĠҊġѺĢѹģѹĥҎĩ҉įґĳҍĵ҇ĶҎĹ҉ĺ҆ŀѺŃ҇ńѺŅѺņѹŇѶŋ҉ŏѸœѹ
~attach	Ēғ
~attr	ģҧņѹŏ҉
~attribut	Ē҈ģӕ
~attribute	ģҏŏҪ
~author	Ā҈čѴĬҏıҭĳѦ
~autocomplete	ĀѸľҋ
~available	Ģҙ
~average	Ā҈
~away	Ņ҇
~back	ĀҋēҌĔ҆ğ҉ġѺĥҕņҢŏѷ
~backport	Āҏňѷ
~bas	ĀѰĆҸęҍĚҋŇ҉
~base	ā҈ĆҠęҋĚҖīѺĴѺľѺŇғ
~be	ĀҊā҉ĆѺćҌĉѲĐѺĖ҉Ę҇Ě҇ğ҆Ġ҉ġѶĦѺĩѺīҍĬҙĺ҉Ŀѵŀҍńҏŉ҉Ŋ҇ŏѸ
~bear	ĀѲđґ
~became	ĀѷńҒŅҌ
~because	ĚҊŎҎ
~become	ħ҆Ņҝ
~been	čҎđ҈ī҉ĬґĮҍń҆Ņ҆Ő҇œѹ
~before	ĀҬČѺĒ҆ĨѹĳѺļѸŁ҉ńҧŅѹ
~begin	Āѵħ҇ĴҙĶҊĹ҆Ļ҈
~beginner	ĀҋŁѹ
~behaviour	ĀҏĎѵġҌ
~behind	Ā҈ġҍĤҌıҊķѺ
~being	Ĩ҈ī҆łҊ
~belong	ĀѵāѷĚ҆ģҒĥ҈ĴѹĸғĽҋľҋŁҌň҆
~below	ŇҌ
~besid	Āқ
~best	ĀҔŁѺŏѺ
~better	ĀҾēѹœѺ
~between	ĂґąѹĎғĚҔĜ҇ĥ҇Ħҕŀҋ
~big	Đ҇őѵ
~bigger	ĀѺă҉
~biggest	Āҙ
~bin	ĀѹĝҘ
~binar	ĝҐ
~birth	Ą҈
~blame	ĀѰıҿĳѵ
~block	Ŕ҈
~blow	łҌ
~body	ĀѰĈҖėҋĘ҆ĶҘĹ҆ĺҎĻҍ
~born	ĄҎ
~both	Āҙ
~bother	ĆҌŇѶ
~bottom	Ē҇Ĳ҈
~bracket	Ć҇ŀҌ
~branch	Āҟįҋňѯ
~brand	Ă҉ăѺĄ҉
~break	Āӆć҉ČѴ
~bring	ĩ҉
~broke	ĀҌ
~broken	ć҉ŋ҆
~brought	ĄҎĩ҈
~bug	ĀҖğѶ
~build	Ć҇ćӛĬѺĭѹŁ҉ōѵ
~built	ćҍİѺŇґ
~bump	Ā҉Įѹ
~but	Ā҉Ă҉ĩѶŎҔ
~by	ĀѫāҌĂѹĆѶćѺĈҐĉґċҐČґč҆ĎҊďѶĐѵđ҆ēҎĖ҉ĘҏĚҐěѸĜҕĝҋġѺĢ҈ĤҌĦҎħҜĨҘĩҋīѳĬѰĭѳĮѹıҋĲѴĳѱĴѵĵѸĶѸĸѸĹѷĺ҈ĻѷļѷĽѺľѴĿ҇ŀҋŁѺł҈ŅѲŉѷŋѹŌ҆ōѷŏѷŐѱŒѹŔ҇
~cache	Āҙ
~call	ĀғāѲĄѹĆѸĈӔĉӒČѹčѹďѵĐѳđѵĒѵēҔĕѺĖѺėӋĘӆęѸĚѷĜѺĠ҉ġѶĢѵģѳĤѸĥѹĦѺĨѴĩѷĪѷīѹĬѨĭѸĮѸıѵĲѹĳѸĴѺĵѷĶѷĸѪĹѹĺѳĻѶĽѸľҍĿѭŀ҈łѸŃғńҚŅҙņҖŇѵŉѸŊҕŋѸōѷŏѴŐѳőҟœѹŔѺ
~callabl	ģѬľҞ
~callback	ē҇
~calle	ĈӌĘҎĚѸ
~callee	ĀҊĈҐėҊĘҔęѲĚѲ
~caller	ĀҘąѺĆѺĈҋĉӓĔҌėҦĘ҉ęѲĚѳğѸġѸīѺĶѸŀѶŇѹ
~came	Ā҇ă҈Ą҆Ņ҆
~can	ćҐĈѲĉѹěѺĝҋĢҖĨѷĩѺīѶĬҌĮѺį҆ľҍĿѺŀҌŃҒņѸōѷŐҋ
~capture	Āґ
~care	ġҏ
~carr	đ҆Ēҏ
~carri	Ē҆ń҇
~carry	đҔĒ҈
~cas	ŉҍŌқŒѺ
~case	ķҊŋҌŒҍ
~catch	ĀҲłѮ
~category	ĀѱŁү
~caught	ĥ҆
~caus	œѺŔҊ
~cfg	ďҖĹѺ
~chain	Ā҉ęҋĦҘħҚĨѷĩѹ
~chang	ĀҚĂѷĄѸċңČҪčҡĮҩĲѷńѺňѺ
~change	ĀғĄ҇ĉ҆ċҒČҗď҆ēѷĮҵı҉ŀѹŏѹ
~changeset	ċ҆
~charge	ġ҈
~check	ĀҋćґČҋė҈ę҆ěҋğ҈ĥҔĩѺĬҌį҆ĲѺņѹŉѺŌѺōҏŒѺ
~checkin	ĀѳĄҌč҈įҌ
~checkout	ĀѯćҔŐ҆
~chekc	ĀѺā҆
~child	ā҈ĆҐęҍĤѶĿҠŇҔ
~children	ĀѱāҐĆѲęѵĚҍľѸĿ҇Ňҽ
~chosen	İ҆
~ci	ĀҗĞѶŔҦ
~circl	ĥ҉
~circle	ĀѺĥғ
~circular	Ā҇ĥҭ
~circumstanc	Ā҆
~clas	āғĄѺąѷĆҸĈѷĉѶČѺčѸĎѺďѳĐѸĒҌēѺęғĚҖĞѶĠ҉ĢѸģҐĤҍĨѹĩѹĪҝīѫĬѰĭѸĮѹĲѹĳѺĴӇĵѴĶѬķѸĸҠĹҐĺѺļѳĽҚľҢŀѷŃѶńѷŅѸŇҬŉѸŊѺŌ҆ōѺŎѺŏҐŐѲőѵŒѹœѷ
~class	ĆҬĈѺĉѺđҚĒѹĘѺę҈ĚҏĢ҉ģѺĤҰĪѷīѺĬѺľѺĿңłѹŃ҈ŇӂőѺ
~classify	ĀѮŁҜ
~clause	ĪҞĴѹŃ҉
~clean	ŋ҆
~cleanly	ć҆
~clearer	ĀҏńѶ
~cli	ĀѴĊҔĝ҆Łґ
~closure	ĺҥ
~cls	ā҉ĆҔęҕĨѺĬѹĴҚĹѺĽ҇ĿѺŇҌ
~code	ĄѺćҋĉҧĊҍĎѺďѳĐ҇ĖѹĝѺĞқğҋġ҇ģѺĨѵİҊıѺķ҉Ĺ҉łҟŃѺŐѸ
~codebase	ĠҔ
~column	ģ҈
~com	ĀѯĂ҇ăѺĆ҉ĝ҈Ī҉ı҆ķ҆ľ҆ņҎŇѺœ҆
~come	ĉѸĒ҇ĝ҆ĥ҇īѺĿ҈ŃҍŊѺŋҌ
~comit	ĀѸĄҝ
~command	ĀҋĊҏĝӀĭѺ
~comment	ĀҚĲѷ
~commit	ĀҘĄӜąѺĆѹĈѺĉѺċҤČҧčӸĎѺďѹĐѹđѺĒѹěѺĜѺĠѺġѸĢѷģѺĤѹĥѷĦѸĨѸĩѸĪѺīѹĬѸĭѸĮҽįӌİѺıѺĲѸĳѺĴѺĵѺĶѺļѺĽѺľѺĿѺŀѺłѺŃѺńѶŅѴņѺŇѺňҞŉѸŌѹōѺŎѷŏѺŐѶőѺŒѺœѸŔѸ
~committ	ĀѮčҔĮѶįқ
~common	Ā҇
~compar	Ă҈ĎҒ
~compare	ĀѹĎҝ
~comparison	ĎҖ
~compil	Āѯćҭ
~compile	ĀѴćҴ
~compiler	Ł҈
~complain	ĀҊ
~complete	ąҎĐ҇
~complexity	Ā҉
~compos	ģ҇
~compris	ŉ҆
~concern	Āѹ
~concrete	ĀѺāҏĤҌ
~condition	ĀҔŃѺ
~config	ďҞ
~configur	ĀѺďҕ
~configuration	ďҍ
~configure	ďҎ
~confirm	ī҆Ĭ҉
~conform	ĤҕĪҎ
~consider	ĀѶĬҒ
~consist	ĀѸģ҆
~console	ĝҔ
~const	Ā҆ĐҜĵҢŏ҉
~constant	ĐӊīѹĵӑķҎŏҘ
~constraint	ĀѸĖҍĭҋ
~construct	Ā҇
~constructor	Ā҆
~consult	ĀѺĞҕ
~contain	ĀѭĆѹċѹė҈ğҍĤѷĪѺĲ҉Ķ҈ĹҏĽ҇ľҎńѪŅѵņѺňҞŉҐŋѺŌѹŐҗőѶŒ҈œҎ
~content	ĀѶıѹĳұĵѹŔ҈
~contract	Ī҇
~copy	Ĥѹ
~correct	ėҌī҈ņѳ
~correctly	Ā҈
~correspond	ő҆
~could	Āҙġ҈œѺ
~count	ĀюāѷĂѸă҈ĄѷĆѺčӀę҆ġѹīҍĬҒĮѹĲҹĳѺĽӈľѦŉӂŌѶōѳ
~cover	ĀҒŌҥ
~crash	ĀҡĶѲ
~crate	ĝ҆
~creat	ĂҎĄҥ
~create	Āҗ
~creation	ĄҙĮѺ
~cron	Ŕ҆
~current	ĀѯĄѹć҈įґŅҖ
~cut	Āҍ
~cycl	ĥ҇
~cycle	ĀҐĥҦĩѸ
~cyclic	ĥҙĩѺ
~d	ĀѶĉ҆Ŀ҆
~data	ģҥĴҊņѹŏғŒѷ
~date	Ā҇Įң
~day	ĀѺŅҋ
~dead	ĩѶŎҠ
~decid	Āґ
~decl	ĀѺļґ
~declar	ĀѢāҘĊҍĐѷĒѹĕ҈ĝ҇ġѺĤѵīҒĬғĴҖĵҏķҖļҥŀ҈ņ҉
~declaration	Āџą҈ĩҔĬ҆ĴҒĵҎĹҌļҧœѺ
~declare	ā҉
~decleration	ĳѺĶҕļ҆
~decorat	ĀҍđҟĒҷġѹłѺ
~decorate	ĀѴđҒ
~decorater	ĀѷđҐĒҠ
~decorator	ĀҔđҹĒӯġѷģѺ
~deep	Ā҆
~def	ĀѢąҚĆѶđҒēѺĔ҇ġѺģѺĪѸĵ҈ĶҩĸҌĹ҉ĺҚĻ҈Ľ҈ľҏŇѸ
~default	ĀҎĊѷĐѳēәĔӗĞѺġѶĢѺĺѺŀѹ
~defin	ĀѴąҳĆѶĉѹĊғďѵĐ҈đѦĒѺĞѺĠ҇ġѺī҇ĬѵĴҏĵҔĶ҉ķҎĹҘĺҐĻҚļ҇ľҒĿѸłѺŇѴŉ҆ŐѸőѺŒ҈
~define	ąқď҉ĹҏĻҏĽ҉
~definition	ĀѦąҿĊҌđ҈Ē҇ġѹģѹĴҙĵҏĶҗķ҈ĸ҇ĹҝŇѹŐѺ
~definiton	ą҉
~defualt	ĀѷĔҎ
~delegat	Ĉҟ
~delet	ĀҮĂѹĄѱ
~delete	ĀұąѴċѸĨ҆ĳѹ
~demand	ĀѶāҐĆѹĭҎ
~dep	ĀҗĕҐĖҝĥ҆Ħ҉ĭѸ
~depend	ĕҍĖ҆ěҋġѺĦ҈Ĩґĩҕ
~dependenc	Ā҇ĕҶĝѸĨ҈ĩңİѵ
~dependency	ĖҠĜ҈ġѷĥҊħ҆
~dependent	ě҉ĨҦ
~deprecat	ĀҖĊѵ
~deriv	Āѷā҉Ć҈ęҖĤѵĿҕŇҠ
~descend	Ć҆ę҇Ň҇
~descendant	ĀѸĆѷęҐĚѺŇҸ
~describe	ġҩŀѹ
~design	ĀҊ
~determine	ĀѪĹҊĽ҆
~dev	ĕҏ
~developer	ĀѸĬ҆ıҌĵ҉
~development	ĀҌ
~dict	ŏ҈
~did	ĀғĂ҆ă҇ĄҊċҊČҡĎѸēѺğ҉ĤѺĥѺĨѹī҆ĬҊĭѺĮҕĲѺĴ҇ĸѺŃѳńҚŅқŇѺň҆Ŋѷōѹ
~diff	ĀѰČҐĎҙ
~differ	ąѺĎҚ
~differenc	ąѺĎҚ
~difference	Ā҈Ď҈
~different	Ā҆ąҒĎҜŀѹ
~differently	Ā҆
~dir	ŐҦ
~direct	Ć҆ě҉
~directly	ėҌě҈
~directory	Őұő҆
~disk	Ő҆őҕ
~distribution	ĭ҆
~do	Āңā҆ĂҋăѺĆѹćѹĈѺĐѺđѷĒѳĞ҉Ġ҉ġҕĥҍĨѸĩѶĪѺīѯĬѺĮѹĺѹŀҊŃ҆ńѹņ҉ŊҋŌѹōҖŏѹőҊ
~doc	Āҍ
~docstr	Āҗāѷ
~document	ĀҘ
~documentation	ĀҖ
~doe	ĀѹăѹĄѸąѷćҔĈҋĉѰĊѶċ҇Č҇đѺĔ҉ėҝĘҋęҐĚҒěҞĜҌĝ҆ĠҍġҎĢ҉ĤѳĥҊĦҐħ҇ĨѪĩҐīѶĬѹĮѯĲҋķѷĸѴĺѲļѹĿѰŁѹłѳńѨŅѵņѺŇѵňѹŊ҈ŌѲŒѲŔѹ
~doing	Ā҉ġҊ
~done	Ĉҋ
~dose	ĀѸě҆ŋҌ
~dot	ĀѸľ҇
~double	ĀҐĐѺ
~down	Ħ҇Ķ҆ļҊĿҊŇ҉
~drag	Āѹě҈
~drop	Āґ
~dropp	ĀҊ
~dur	ĀҗĵѺ
~each	ĀѬąҮĈҍģ҉ĤғĿ҇Ńҋ
~earlier	ńҡ
~edg	ĉ҆
~edit	ĀѦċ҉ČҋčҊĨѺĮҤ
~else	ĀҌ
~empty	Ā҉
~enclos	ĺҚ
~end	Āѷē҆ġ҇ĥҌĦҐħҋĲ҈ĵѺő҈
~enough	ĀҔīѺ
~entitl	ő҆
~entr	ĝҦŀѱ
~entry	ĀѹĊ҆ďҧĝҟĮ҈į҆ķҌ
~enum	ĀғĵѶķӢ
~enumerate	ĀѴąҝľҌ
~enumeration	ķҎ
~enumerator	ķұ
~env	ĞҮ
~environment	ĉѹĞҽ
~equal	ĀѶĐҷē҆ĔҊġѸ
~error	ćқĉѺłҚŃҽ
~evaluat	Ğ҆ņ҇
~evaluate	Đҍ
~event	ĀѲŔҿ
~ever	ĀҐĘҏĚѺĥ҇Ŏ҆
~every	ĀҙĂ҆ąҦĆѵĕ҆ęҏĠѺĢҊģҎīѶĴѹĶѵĸѸĹѶļѺĿҌŀѹŇґňҊŋѺŌ҆ŏѺ
~everyone	Ā҆
~everyth	ĀҍĆѸĈ҉đҏĕѸĢҍĩҍįѺŀ҆ŇқōҎ
~everywhere	ąҍ
~exact	œ҈
~exactly	ĭ҈ĮѺĶҍĺ҆
~exc	Ńҙ
~except	ĀҔŃҍōѸ
~exception	ĀҔĆѶŀѹłҰŃӧ
~execut	ĀѸĉҏĘҋŋҍ
~executabl	ĀѹĝҔ
~execute	ĀѺĈ҉ėҍŋ҇ōҊ
~execution	Ā҉
~exercis	Ō҆
~exercise	ŌҊ
~exist	ĀѡĂ҇ă҈Ą҆ė҉ě҆ğҝĠҲīѺĬѸĿҋŊүŋѬŒѹ
~existence	ĀѷĠҏŊҘŒѳ
~expand	Āҋ
~expect	ĀѵŀҒ
~explain	ġҼ
~explanation	ġҋ
~export	ĀҠĢӸĤѹĨѺĩѷīѹĬҶ
~expos	ĀѸĢҮ
~expose	ĀѷĢҝ
~extend	ĀѯāҒĆҟėѺęҗĚҔġѹĤѹĪѹĬѸŇҳ
~extension	ĀѺőҙ
~external	ĀѷĕҞ
~face	Ĥ҇
~fail	ĀҔć҇łҋŉѩŋҨŌѳōҏ
~failur	ĀѶōҍ
~failure	ĀҔŃ҆ŊѺŒѷ
~fall	ĀѷēҍĔ҆ŁҎ
~false	ĀѹČ҇Ĝ҆ĬҌ
~family	Ćҋ
~far	Āѹč҇
~faster	Āҧīѷ
~fastest	ĀҡĤѨ
~featur	ĀҖĭѸ
~fetch	ĀѲĞқ
~fiel	ĀѺ
~field	ĀҋĆѺď҈ģӪĪѺĴѺĽѹŀѺŏҒ
~fil	ĂҽăҳĄѸąҜĈѸĉ҆ċӀČѹĜѸğѴĢѷĦҐĨҭĮѶłѺńѹňѸŌѹŎѷŐѵőҐœғ
~file	ĀѳāѷĂҍĄ҉ĆѰćѺĈѶĉѴĊҗċҚČѹč҈Ďѷď҇ĐѯđѸĒѴēѵĔѹĕѹĖѹėѺęѹĜѷĞҏğѴĠ҈ġѰģѳĤѫĦѵĨѳĩ҇ĪѱīѮĬѲĭѶĮ҈įѶĴңĵҙĶқķҘĸҒĹқĺҊļҟĽѶľѴĿѴŀѳłѵŃѵńҘŅҘņѷŇѳňѶŉ҈ŊѴŋѮŌѯōҖŏѶŐґőҽŒҦœҋ
~filename	ńҢ
~fill	āҋ
~final	ĀѹįҋĵҌ
~find	Āџā҇Ă҈ĆѳċѺĐѶĒѺĖѹĞҊġѱĢѹĩѸİ҆ĲѹĴғĵ҉ĶҊĹҗļҚĽѺŀѺł҈Ņ҆ŇѸŉѺŋѸŐҖő҉ŒҍœѶ
~fire	Ŕ҆
~first	ĀҩĄҩąғĈѵĮѹįѵ
~five	ĀґĽѷ
~fix	Āҟĵ҉ň҈ŋѸ
~flag	ĀґĊҞĔѺŎ҈
~flaky	ĀҕŋѶ
~fn	Ķҗĺ҇ŀ҆
~folder	ćѴŐҸő҈Œ҉
~follow	ĥґĦҎľ҇
~for	āҊăѺą҈ĉѸĊҗċ҆ČѳčҋĐѳĒѴēҍĔғĖҊėѹęѶĚ҈ĞҎğѺĠѶġҚĤ҉ĦѶĨѺĩѰĪҒīѴĬѶĭҋĮ҆įѹıҌĳѺĵѸĸ҈ĹѷĻѺŃѳńѺŅѸņѵŇѷŊѯŋѶōѹŎҕŒѹœҊ
~forc	āҏľѹ
~forget	ĀҒāѺ
~forgot	őҊ
~form	Ā҆
~formal	ŀҕ
~former	Ā҇ńҚŅҏŐѳ
~formerly	ĀѺńҌŅҊ
~found	ĀѫĘ҉ğҊĠ҇ł҇Ŋ҉
~framework	ŁҐ
~freshest	ĀѺĄѵĮҔ
~from	āҎĂҌĆҜĈҎĉҎċѺČѹčѷĎҕĐѺđѹĒѶĖѹĘҗęҝĚҋěѵĜҋĞҕğѹĢҌģѷĤѵĦ҇ħҗĨѹĪѵīѴĬѸĮѴĵѹĶѷĹѸĺѺĻѺĽѺľѲĿѳŀѷŁѹł҉Ń҈ńңŅѣŇҊŌѺō҇ŎѺŏѹőѸŒѸœ҇Ŕѹ
~fulfil	ĀѶĤ҇Īғ
~full	ĀѶąҎŐҒ
~func	ĉ҆Ď҆ďѺĒҋēҏĔҍėѸġѹģѵĤѴīҌĶҝĹѸĺғĽҍľҎŀҊł҉ŃҌŇѸŉ҆ŌҊŐѷ
~function	ĀҒāҔĂѹĄѷąѷĆѲĈҳĉҲĊѺČѸčѴďѯĐѪđҤēҍĕѺĖѺė҇ĘҕęѸĚѹĜѺĝѺğѺĠҎġ҉ģѬĤѳĥѹĦѹĨѶĩѶĪѴīҖĬѰĭѶĮѴıѵĲѶĳѵĴѰĵѭĶҜķѴĸ҈ĺҜĻҪļѯĽҒľҜŀҔłһńѴŅѵņҌŇѴňѺŉҌŊѵŋѷŌҔōѷŎѴŏѱŐѴőѷŒѶœѷŔѹ
~further	Ŀ҇
~gave	Ą҆
~get	Āѷąҋĉ҉Ċ҇ĐѺđѹĒѺĕ҆ĘҚĜґĝ҈ĞҒĦ҇ħҌĩ҇ĪѹĬѷĴѷĵ҉ķѺĹѹļѺŀѺŌ҉ŒѺŔ҉
~getenv	ĀѹĞҮ
~gett	Ĉ҆
~git	ċ҉čҍĜѺġҤĮґįҞıҒłѹŇѺň҆
~github	ŔҌ
~giv	ĀѹĔ҇ņҒŏѸ
~give	ĀѭĂ҈ĉ҇ċ҇ČѺď҆Đ҆ęѹěѺġҋĢ҉ĩ҆Ĳҋĳ҆ĹѹńѺ
~given	Ľ҇
~global	Ā҆ĵҨ
~go	ĀѮć҉ĉ҇Ėѷĭҳń҇ō҈
~goe	ŀҌ
~going	ĀѴĥ҈ō҆
~gone	ŅҊ
~good	ĀҚġҎīѹ
~got	ĀѶā҆Ġ҇īѺĮѺŊ҇
~gpl	İҌ
~graph	ĀѶĉ҇
~green	ĀѪŋҗōҠ
~grep	ĀѲœҕ
~had	ĀѸă҉ğҔńҏ
~hand	ĀѸĈ҆ŀ҇ņҐ
~handl	ĀҍġҋķѸ
~happen	ĀҘ
~has	ĀѮā҆ĂѷăҎĆѸĈѶĉѹċѸČҌčҊđ҆Ē҇ĕѺęҊěҊĞѹĠҋġѺĢѷģ҈ĤѺĦѹĨѹĩѺĬҌĭѵĮҍĲ҆Ķ҇ķ҆Ĺ҉ĻҋĽ҉ĿѸłѹŃѶńѰŅҕņѸŉҎōѺŎѷŏ҈Œ҇
~hash	ĄҋįҐ
~hav	Āѹđ҈Ĩ҆
~have	ā҉ćѺĈѵĉѵČѺčҍď҆ĐѶđҊĔѸĖѸĚ҇ěѺğҌĠқĢѷģ҆ĤҌĦѸīѷĬ҈ĭ҆İҌķѹĿҋń҆ŅѵņѵŇҍňҋŉѶŊҒŋѹōѷŏ҆ŐѺ
~head	ĀѳĄѲįҩ
~header	ĩҊļҘ
~hello	ĀҊ
~help	ĀҒĉѺĊ҆ĺ҇
~helper	ĀѺĈҚĶҪĹѺĺҌĻқŀѺ
~here	ĀѪćҏđҋĖҌĠҞīѹĭҒĮѺįҌİҒŁҒŅѺ
~hey	ĀѭĂ҇ăѹ
~hi	Āҏ
~hid	Őҍ
~hidden	ĀѲĺҍ
~hierarchy	ĀѱĆҍęҔĿ҈Ňҍ
~hint	Ā҆
~history	ĀѺčҊįҙ
~hit	Āѹā҉Ŏҝœ҇
~hold	Āѡď҆Đ҆ģҕĴҊĶҍņѹň҇ŋ҆ŏҍŐғ
~hole	į҆
~hop	ĦҎ
~how	ĀҟāѹĄѹĆѹćѲĈѺĉѺČѹčҿĎҢďѹĐҕĒѹĕѺĖҊėѺĘѹĚѹěѸĜѴĝѹğѸĠѹĢѹģѹĤѳĥѸĦҙħҚĨѵĩѷĪѺĬѵĮҎİҍıѸĲҫĳҒĵѷĶѹĸѺĺѺĽүĿѸłѹŃѹńҐŇѺŉҷŊѷŋѷōѶŎѸŏѺőѲŒѹœѺŔѺ
~hunt	Ĵ҆
~hwo	ĀѸ
~i	ĀџăѸą҆ĈѸď҇đѹē҈ĕѸė҆ę҉ĜҋĞѵĢ҆ĥѺĨѺĩѸĬҋĮѶİѷĴғĶҊĸҌĺ҆ľ҈ŀҐŁ҉łѹńѸŅѳņ҇ŇѹŋѹŎѷŏѸŐ҉ő҈
~idea	ġҍĶ҉
~identical	Ā҇ąѺ
~identifier	Ġ҇Ģ҇
~identify	ĀќąѺĈҎľ҈Ŀ҉ŃҊ
~if	ąѺĆѺćҔĈѷĉѺċѺČғďѺēҐĔ҇ėҎĘҌę҆ĚҒěҋĜґĞѹğҎĠҔġѴĥҊĦѺĩѸīҎĬґĮѺĿѱŀѺłѺńѹŅѺŇѸŊҏŋҔŌѷōҕŎѺŐѸŒѵ
~ignor	Āҋ
~ignore	ĀҘĉѹő҆
~impl	Ĉ҇ġѹĤҜĪҩļѶľ҉
~implement	ĀҞāҚĆѰđѺġѹģѺĤӟĪӑĴѹĶ҈ĸ҆ĹҊļѸľѹĿҊŇѢ
~implementation	Āѯā҈ĆѺĤӃĪҙļѷĿ҇Ňѹ
~implementer	ĀѸĤӆŇѹ
~implementor	ĀѶĤҝļѸ
~import	ĀғāѶĂѸăѹĄѰąѶĆѳćѷĈѵĉѵĊѸċѸČѱčѱĎѶďѯĐѵđѶĒѵēѷĔѸĕѸĖѸėѸĘѸęѸĚѷěӁĜӎĝѸĞѶğѷĠѶġѳĢқģѵĤѵĥӶĦӡħӂĨӏĩӲĪѶīѰĬѰĭѴĮѱįѸİѸıѵĲѬĳѵĴѷĵѷĶѶķѷĸѸĹѶĺѷĻѸļѶĽѶľѶĿѶŀѳŁҋłѶŃѳńѫŅѭņѵŇѴňѸŉѱŊѷŋѷŌѴōѴŎӸŏѶŐѬŒѷœѸŔѲ
~importer	ĀѫěҐĜ҇ĢҌĥ҆ĨӁĩ҈
~improt	Ħ҇
~in	ā҈ăҘĄҊĉѶĊ҇Čҋč҇ďҟĐѬđѶĒѩēҕĔѶĖ҈Ĝ҇ĞҎğҌĠҎġѷĤѶĥҒĦѺĩҌĪѷīљĬѱĭѮĮѸİѣı҆Ĳ҆ĳ҆ķ҇ĸ҈ĺғĻҊĽ҈ĿҊŀѲŁѳńѭŅѣņѲŇѦň҈ŉҗŋѢŌѶōҔŎҊŏѹŐҒőѳœҖ
~includ	ĀѸě҆ĜҎğ҆ĨѲĩҦň҇
~include	ĀѭČ҇ě҇Ĩ҇ĩ҉ňҏ
~incom	Ĉѭĉҡ
~indirectly	ĀҔĥ҇ĦҎħ҉ĩѷ
~inferr	ĀѴŏҙ
~inherit	Ā҉ĆҌĘѸęҙĚҗĬѹĽѰĿ҉Ňҧ
~inheritance	ĀѷĆҒęқĚҌīѶ
~initial	ĀѹĄҊē҈ĵҌ
~initialis	ĵ҆
~inner	ĀҌĶѳĺҠĻҫ
~input	ĀѶŀҰ
~inside	ĀѷĈҎĉѸďҐėѹĘғĜ҉ġѷĴѴĶѹĸҒĺҞĻҒĽ҆ľҙŃ҆ŇѺŉҐō҈őѳ
~install	ĕҤĝӎĭѹ
~installation	ĀѴĝҌ
~instanc	Ā҆ņ҆
~instance	ę҇ģҞ
~instantiat	ĀҡĨѺĴѺ
~instead	Āҏ
~int	Ĭ҇ŏҖ
~interfac	ĀҏĪӜ
~interface	ĀҐĆѺĢ҇ĤҰĪҩĶѺļҶľѴŇѸ
~intermediate	ĦҌħ҆
~internet	ĀѴĬҹ
~into	ĀҏĂ҉ăѺĄҎĈ҆ĉ҈ĜҎĨѶĭѸĽ҆ŀҊńѸŅҙňҍ
~introduc	ĀѯĂҋĄҵļҎ
~invok	ĀѯĈңĉҩėҙĘҜīѸĬѴľѴ
~invoke	ĀѶĈҏĉҍėҏ
~involv	ĥҍ
~is	ĀѵāѴĂѬĄѱć҈ĈѰĉѳċѮČҎčѭĎѺĐ҉đѺē҉ĕѱėҏĘҖęҒĚҢěґĜҕĝѷĠҊġҋĢѸģѷĤѴĥҊĦѵħ҇ĨѮĩѵĪѱīҠĬңİҌı҆ĸҕĹ҆ĺ҈ĽѺľѭŀѮŁҏłѵŃѵńѴņѸŉѹŎѰŏҏőҐŒ҇œѺŔѺ
~isinstance	ĀѹĚҍ
~it	ĀҋĂѺăѹĄ҈ĆѺćҘČ҉čѺĎѱď҇ĐѶēҏĔ҆ĕҍĜ҆ĥҏĦѱħѺĩѴĪѶīѺĬ҉ĲѸĴ҆ķҊĻѷĽѺľѵĿѵłѺņѺŉѶŋ҉ŌҋŏѶœҋ
~item	ĀѸĢҚĵҊĶ҈
~its	Āҙā҇ĄѲĆҋĈҐĉѴď҆ēѳĔғęҒĚҌĜѸğѺĠѹĩҋĪѲīѹİѹĳѺĴѹĵ҆ĶҊķҐĸѹĺѷĻҊŀ҈łѺŃѺŎѸő҆
~itself	ĀѺĆѸđѺĥқĩѺĴ҇Ņ҇őҍ
~java	ĭҼ
~job	ĀҒġҪŔѺ
~judg	ī҆
~jump	ĀѶĵ҆ĶҘŒ҉
~just	ĀѰą҈ĽҊŋ҈Ŏ҈
~k	ŋҔōѺ
~keep	Ĭҋļ҆
~kept	Ĭ҆
~key	ďҪ
~keyword	ŀ҇
~kick	ŔҒ
~kind	ę҆İѸŁҞŃҋņҏŏ҇
~kindly	ĀѦĖ҆
~know	ĀѲĄѺēѸĔ҈ġѸĤ҆ĦѺĬ҈ĶѺ
~known	ĀѸĠ҆ńҗ
~l	ĀѷĲң
~lack	ĀҩāѹľѪňѹ
~lambda	Ļ҆
~language	ĀҏİѸŁ҇
~largest	ĀҤģѲ
~last	ĀҝĄѵčѺĮӗįҧıҌĲ҇ĳѸńѺ
~latest	Ā҇ĄѶĖѶĮҪįҒ
~launch	ĀѺ
~lazily	Āҋ
~lead	Āѯę҈ĥ҈Ħҍ
~leak	Ā҇
~leav	Āѷāҏą҇
~leave	Āҋē҈
~leftover	ĩѺŎҎ
~legal	ĀѺ
~length	č҇ĲҊ
~let	ĀҔĔ҇İѵ
~level	Ĩ҇ĩѺĬҊĵғ
~lib	ĀѷĕҖŁҎ
~librar	ĀѷĕҠ
~library	Ā҉ŁҪ
~licence	Ā҇İӁ
~licens	ĕѺİҵŁѺ
~license	İӉńѹ
~lie	ĀѵŒ҈
~like	ĀҏĎ҆Ē҈Ĭ҈
~lin	ą҆čѺĒҏĞҊĩғĲӚŉѹŎҌœҋ
~line	ĀѵāѹĄѸąѺĆѴĈѷĊҙČѹčѶĎѷďүĐѰĒѳēѹĔѺĕѹĖѺěѫĞҍğѺĠѹġѴĢѵģѶĤѳĥѹĦѵĨѸĩѵĪѶīѶĬѶĭѶĮѳİѹıҳĲҧĳҴĴҞĵҨĶҦķҗĸҟĹҡĺҝĻҡļҟĽѶľѵĿѵŀѶłѸŃѷńѴŅѵņѶŇѷŉѵŊѸŋѵŌѶōѹŎѶŏѷŐѴőѶŒҔœҕŔѷ
~linter	Ŏ҆
~linux	ĀҊ
~list	Āѐā҈ĂҏąғĉҐċҎČѷčѹĎҗďѸĐѺđ҆ĒҊēѸĔѹĕҝėѸĘѹęѸĝҜğѹġѵĢҐģҒĤҋĥѶĨ҈ĩҏĪҍīѺĬѸĭѺĮѺĲѹĴѷĵѺĶѸĸѸĹѹļѹĽѬľҢŀҤŃҋńѹŅѹŇҎň҆ŉѰŋѹŌ҇ōѴŐѺŔҊ
~literal	ĐҕĵѺœҘ
~liv	ĀѵĶҞĺ҆Œ҉
~live	Āѵą҈ğѹĶґķ҆ļ҉őҊŒ҈
~load	ĀҎě҈Ĝ҈ĢѺĦ҆ħ҈Ĩҋĩ҆ŒѺ
~local	ĀҋĶѴĺҧĻҠ
~locate	ĀѬĐѹĴ҈ĵҋĸҌĺҋļ҉ŊѺŐҍŒ҈
~location	ĀѪąҝĆѷĊ҆ď҈ĐѴĞҏġѺĤѸĴқĵҚĶ҉ķҙĸҎĹҊĺҍļҏĿѷŀѹŇѹŊѳŋѲŐқőҖŒҏ
~log	ĀѷčҍĮҗįҦ
~long	Āґč҆ď҆ĮғĲҏ
~longer	Āҋ
~longest	ĀҴĦѷ
~look	ĀѪě҆ĞґġѺĩ҆Ķ҇ĸ҆ļ҆ŀ҆Œ҆
~lookup	Ğҙ
~loop	ĥғ
~lowest	ĭ҉
~m	Āѷę҆ġ҆
~machine	ĀҊ
~made	āѹČ҇Ģ҆ĬҊıҊ
~main	ĀҒ
~maintain	ĀҌ
~mak	ĀѶĈҐĊ҇Đ҈ėҊĢҏ
~make	ĀҒćҊĈ҇ĉ҆Č҆ęѹĢ҈ŋѹŌ҇
~mandatory	ĀѹāҚģѺ
~many	ĀҲčҷĲҨĽҴŉҼ
~mark	ā҉đҏĬґľѺ
~match	ĀҚķѵ
~matter	Ā҇
~maximum	ĀҋĐѷ
~may	ĀҜĉѰŃҋ
~me	ĀѵĂѺĉ҉ďҊĐҎđҋĔѹĚѴğѺĥѸħѷīѴıѺĲ҆ĳ҉ĶҐĹҍĺ҇ŀҋŃ҉ŊѹŐҋ
~mean	Ā҇ĳѵĸ҇ŀ҇ő҇
~meant	Āѷġ҈Ň҆
~measur	Ā҈
~meet	Ā҉
~mehtod	āҊĆѷĽҋľ҈
~member	ĀѮāҌĈѷģҹĴѶĶѸķҗĸҍĽҝľҰłѷŇѺ
~memory	Ā҇
~mention	ĨґĶҊŌҍ
~merge	Ā҈
~message	ĀҏĮѹįҊœҍ
~metadata	ĝҌĭҌ
~method	ĀҒāҼĄѹąѶĆѮĈҋĉҔČѺčѷĎѸďѱĐѷđҖēѹĔѺĖѺęѸĚѺĞѸğѺĠѹġѳĢѶģѵĤѴĦѺĨѹĩѸĪѱĬѴĭѸĮѹıѺĲѸĳѺĴѨĵѷĶѲķѹĸӁĹҺĺѹļѳĽӡľӸĿҵŀѵłґŃ҉ńѸŅѸņѺŇѬŊѺŌѴōѺŎѹŏѳŐѷőѸŒѹ
~might	ĀѶŃ҈
~min	Ė҇
~mind	ĀҎ
~minimal	Ħ҆
~minimum	ĀѺĦ҇ĭґ
~miss	ĀҬŌѲŎѹ
~mit	ĀѨİҨ
~model	ĀҌ
~modifi	ĀѶĄѺċҏČҏčҊĮҜ
~modification	Įғ
~modify	ĀѹČ҇Į҆
~modul	ĀѫĢ҉ĥҊĦҕħҋĨҦĩұ
~module	ĆѺĈѺĉѸĊ҆ďѸě҇Ĝ҆Ğ҇ġҋĢҖĤѷĥ҈ĨҕĴ҉ĵҭĶҌļ҈ńѺŅѺŋѵŌѷō҈ŐѲőӉŒҋ
~moment	ĀѸŋ҈
~month	ĀҔčѹ
~more	ĀҘą҉Į҉
~morn	Āѷ
~most	ĀҺĄѶĉѺĮҢįҝŇѺ
~motion	Ŕ҆
~mov	Ā҉Ĝ҈ĮѵńҗŅҭ
~move	ĀҐĶѺńҔŅҠ
~msg	į҉œ҆
~much	ĐҕĽѸ
~multiple	ą҆
~must	ĀѺāҗĖ҉ĞѵĭҐĿѹ
~my	ĝҍĞ҉ĭ҇
~n	ĀѲĜ҉Ġ҉ī҇Ĭ҉ĳҒĽ҉ľѸŇѺŉ҇ō҆
~nam	ĀѯāғċҊČѺĝҔĠҏġѺĢҬģҊīѸĬѺĶѺĸѷĹѹĽѹľҏĿѺŀҔłҊńҐŉѺŊҏŌѺŎҋőґ
~name	ĀѹĄѷċҋČѹďѺĠғġѸīѷĬҒĭѺĮѸİҘı҉ĲѺĳѸĵѺĸѹĺѹĽѵľҌńҷŅҪŉѸŊҙŋѸőҘ
~navigate	Ĺ҆
~need	ĀҍĕҩĝѴġ҉ĢѺĩҊī҈ĭґĵѺĿѩŃ҈ňѺŎҋ
~needles	ĩѳŎқ
~nest	ĀҙĶѴĺҭĻҥĽѯ
~never	ĀҴĈѸē҆ģѶĩѷłѲŃѹŎҩ
~new	ĂҏăҐĖ҇ł҇ńѺŅҴŐѺ
~newcomer	Ā҇
~newer	Āҋ
~newest	ĀҊĄѷĭѷĮҟįҟ
~newly	ĀѷĂ҇ăҊ
~next	ĀҟĎҋ
~no	ĀѶĆѷć҉ė҆ęҌě҉ĠҎĢѺĥ҈ĩѺīҋĶ҇ľѹŊ҉ŎҊ
~nobody	ĀғĢѸŎ҈
~node	ĀѺĭҼ
~non	ĕґ
~none	ĀҌ
~not	ĀҖăҙąҐĆѺćҋĈѸĉѸċѶČ҈čѸĎґđѯēҋęҍěҊğ҇ġѸĢѸĤѸħѺĨѲĩѲĪѳīҌĬҘıѹĲѸĹѹĽѺľѶĿѷņѹňѵŊҕŌѵō҆ŎҧŐ҉ő҉
~noth	Ā҆ĩѵŎҤ
~now	ĀѶć҆īѹį҉ńҊŅҪŋҍ
~number	ĀҏčҘď҇ĐҙģѹĲҡķѵĽҝľѰŉҝ
~object	ģҊĴ҇ľҊņғŏ҉
~oblig	ĀѸā҉
~occasion	Ŕ҆
~occur	ĀѷŌ҆œҌ
~occurrenc	œ҉
~of	Ā҇āҋĂѴąҏĉѺĊѺčғď҉ĐѷđѷēҏĔѺĕѴĖҏėѷĘ҈Ě҇ĜҊĠѳġ҇ĢҊģѹĤѵħҌĪ҆īќĬѫĭѹį҆Ĳ҇ĴѲĵѸĸҍĹѹĺ҇ĻѺļѸĽҒŁҏń҉ņ҉Ň҈ŉҐŋѱŌѮŏ҉ŐѳőѹŒѵœҋ
~off	ĀѵĉҎŔҘ
~offer	ĀѩĢҎľҟ
~often	ĀқčҎ
~ok	ĀѯćҍŋҍōҎ
~old	Ā҉ĭҊńҧŅқ
~older	ĭ҉
~oldest	ĀґąѺĭҕįѵ
~omit	ēҊ
~on	āҊĄѶąѸĉѲĎѴď҇ĐѲđҕĒ҈ĕҐėѹĘѺĜѷĠѹĢѱģҏĤѰĦҋĨҎĩ҉ĪҎīѱĬѴĭ҇ĮҊİѷı҆ĳ҆ĸҒĹҋĺѷĻ҉ľ҉ĿѲŀѺłѶŃѶŅѵŉѹŊѸŎѷŏѵŐѷő҈œҊŔҙ
~once	Ā҆ą҆ĝ҆ŅҊ
~one	ĀѦą҉ĉѷČ҆ėҋĚ҈ě҇ĜҊġѷĩѳĬѺį҈ĸ҈ĹѹĻ҆ĽѺŀ҇Ł҉ń҈ŇѹŊҖŌ҆
~only	ĀҫāҎą҉ċҌđѺĕѳĦ҈ĪѺīѺĴҊľ҇Ōѹ
~onto	ĒҖ
~open	Āҋī҆İ҈Ĵ҈ĶҌ
~option	ĊҙďҞ
~optional	ē҆
~or	ĀћĆ҆ćҔĈѺĉѴĊ҉ČҌĐҊđ҇ę҈ěҎĝҊĞҍğҋĠҎġѸģѺĤѷĦѺīҏĬҌĭѺĴѹĶѺļ҈ŀѹŁҦłѺńѹŅѷņ҈ŇѰŊ҉ŋҐōҊŎѷŐѹŒѹŔ҈
~order	ĀҔĒѹŀ҆
~origin	Ą҉ńҊ
~original	ńғ
~originally	Ą҈ń҈
~originate	ł҈
~other	ĀҦĈҗĎҏĠѺĢҙĥҏĨҍĩҖŀѸ
~ought	ĀҬĴѸĿѺ
~our	Ā҆Ŋ҇
~out	āѸĂѹć҇ĉѹēҎĘҋĞҋğ҈Ģҋĥ҆ĩѶĻѸŀѹŃґņҍŋҌōҋŎ҆
~outcome	ĀѶŋҒ
~outdat	Ā҈
~outer	ĺҍ
~outgo	ĈҠĉѭ
~output	ņ҆
~outside	Ā҉ĕҎĢҒŉѸ
~over	Āҏđ҇Ē҆Ħҋħ҆Ĳѹ
~overall	Āҏġѹ
~overid	ĀѺĿҏ
~overload	ąҥ
~overrid	ĀҐāҒąѺĆѷľѲĿӫŇѹ
~overridden	ĀҋĿҪ
~override	Āҙā҆ľѹĿң
~overrider	ġѺĿҸłѺ
~own	ąҋĩѺĿҖ
~pac	Ō҇
~packag	ĀѸĕҳĩҐĭѹ
~package	ĀѸĕғĝҠĬ҆ĭѺĵҋ
~param	Ā҉ĎҥĒѶĔҍŀҺŃѸņѺ
~parameter	ĉѺĎҷĐѺēҍĔғġѷīѺŀӆŏѺ
~paramter	ŀҚ
~parent	ĀҜĆӈėѺĘѺĚҚĿѹŇҍ
~parenthes	ĀѴĆ҈ŀҏ
~parser	Ċҗ
~part	ĀѴāҒČҏğҍĥҍňҊ
~partially	Ā҈Ĥѷ
~party	ĕҔ
~pas	ĀҎēҋġѺŀҔŊѸŋҢōҭŒѹ
~pass	ĀѬŀҌŊѶŋҥōүŒѴ
~past	ńҖ
~path	ĀѯĆѹċҘČѶďѺĒѺĝ҇ġѵĢѵĤѹĦҏħ҇ĨѸĩѹĮѹĴҘĶҒĹѷļҊł҉ńҚŅҕŇѺňѺŋѹŐӁőҧŒғ
~people	Ā҉
~per	ĀҋčѷĽ҇
~percentage	Āҏ
~person	ĀѹıҞĳѺ
~phrase	œҕ
~pick	Ğҋ
~pin	Ėҏ
~pinn	ĖҢĭѸı҆
~pip	ĝҋ
~pipeline	Ŕ҈
~plac	ĀѹąҝĉҖĞґł҆
~place	ąҊďҍĠѺĤѹĮ҆Ĵ҆ĵ҆Ķ҆ķҍĹҎĺѸĻ҈Œ҉œ҆
~plain	ġ҆
~plann	Ā҇
~play	ĀѵġҠ
~please	ĀѲą҇Ć҆ĎѺĐ҈ġҐĤѹĹ҈ľѹŀ҇ŅѺŏ҆ŐҊ
~pls	ĀѷİҌĳѺĶҚļ҉Œ҆
~point	ďҏĝҠĶҍĹҊ
~position	Āѹď҈Ĵ҆ķ҆ĹҒĺ҆ľѸ
~positional	ŀ҉
~pr	Ŕ҆
~precede	ĒҎ
~predecessor	ĀѹńҘŅѹ
~present	ĀѶĜ҆ğҌŅ҇Ŋ҇ŋ҆ō҆
~preset	ēҜ
~previou	ńҟŐѸ
~previously	ńҌŅ҆
~print	ĀѲĐҍĕҩĢҊģҌįҌıѶĳҕĵѶœ҆
~prior	ĀѸńҠ
~private	ĀҊĬҹĽѸ
~production	Ā҈
~program	ĀѹĝҍĞ҉ġ҈ŁҌ
~programmer	ĀҐ
~project	Ā҈ćҜĕҞĖҢĝҘĠҖĢѺīѺĭҤĮѺİҗŁҭńѺŅѺŉѵōѶŏѹŐ҈
~promis	ĀѶĤ҇
~propert	ĆѹģӅľѹŏѹ
~protocol	ĀѸĤғĪҼ
~provid	ĀѺĝҊľ҇
~provide	ĀѺĢҎŎѹ
~pub	ĢҌ
~public	ĀѱğѷĢӌīѺĬҴ
~publish	Ģ҉
~pull	Āѯĕ҆ěҏĜ҇ĢѹĦ҆ħҌĨҟĩғŔ҆
~pure	āҙ
~purpose	ĀѺĆѺĉѷġһŁҔ
~push	ŔҔ
~put	ĀѹĄ҆đҋĖ҆ĝ҆ĞѲĭѹı҆Ĵ҉ĵҋĶ҇ķ҈ĹҍŃ҇Ō҆Ő҉
~pytest	ĀѱŋҎōҗ
~python	ĭҽ
~quantity	ĽҋľѸ
~query	Ğ҇
~question	Āѹńѷ
~quick	ĀҘńѷ
~quickest	Ħ҇
~rais	łӂŃҵ
~raise	ĀҍĈѹłҧŃҰ
~raiser	łҙ
~range	ĀѷĂ҉Ėҕ
~re	ĀҎĤѹĭ҇
~reach	ĀҘĦҋħҏőѺ
~reachable	ħ҆
~react	Ŕ҆
~read	ďѸĐ҆ĞҷģѺĳңĵѳŁ҆
~realise	Ĥҕ
~really	Ġ҉ĬҊ
~reason	ĀҒŋѷ
~rebase	ĀҐ
~receive	ĀѺņ҇
~recent	ĀѪĭҍĮҕįҐ
~recently	ĀѱĄѹĮҒįҌ
~red	ō҉
~redefin	Ŀҍ
~redefine	ĀѺĿҝŇѷ
~redefinition	Ŀ҇
~refactor	ĀҐ
~refer	ŌҋŎ҈
~referenc	Ā҆ĩѹŌ҆Ŏғ
~reference	Ōҏ
~regard	ĉ҆ĵѺń҇
~register	Ċҏ
~reimplementation	Ŀ҉
~rel	ĨҌ
~relative	Őҏ
~releas	ČѸňҴ
~release	ĀҔĂҍĊѹĖҔğҙĭҘň҉
~rely	ĀѳĈ҈ĕҋĨ҆Ĭ҆
~remov	ĀҠĂѯ
~remove	ĀҝŎѸ
~renam	ĀґńҮŅҽ
~rename	ĀҍķѺńҫŅҬ
~replac	Ŀҋ
~replace	ĀҍĿҎ
~repo	ĀѢą҉ćҔĝ҉ĠҝĮѷįґİ҈ŁҘŇ҆ŊҎŐҗœ҇
~report	Āѥā҆đ҆Ġ҆ĵ҈
~repository	ĀѴćҊĠҞĮѹįҏİ҆ŁҎŐҏœ҆
~request	Ā҆Ŕ҉
~requir	ĀѨāҟĕҗĖғĨҒĩ҇ĭҟĿѲ
~require	ĐѺĖҍě҇ĢѸĨҏĩҔ
~requirement	ĀѣĕҤĖқĝѸĭ҉
~rerun	Ō҇
~reside	Ő҇
~respect	ă҆
~responsible	ġҏ
~result	ćҋĉѸńҏņҨŉѺŋҚōҥŏѫ
~ret	ĀѸņҞŏѫ
~return	ĀҡĆѸĐѸĒѺņӱŏѰ
~reverse	ĨҦĩѶ
~revert	ĀҞįѹ
~review	ĀҢıѲ
~revision	ĀѫĄ҈čҜĮҋįҌ
~rewrite	Ŀ҆
~right	ĀѯĆ҇Đ҆ĒҍĔ҇Ę҆ě҆ĬҋĵѸ
~role	ĀѷġҰ
~root	ńѺŐҙ
~round	ĥҌ
~route	ĦҕħҌĩѸ
~routin	Ĉҏđ҇
~routine	īңĶҡŀ҆
~run	ĀѹĂ҆ăѹć҉ĉҦĒѹĕҥĖѺėҍĘ҉ĚѶĢѺģѺīѺĭґĮѹĵѸľѫĿѸŁ҉ŉѶŊѺŋҭōҵŒѵŔҠ
~rundown	ĹѵĽѷľҟ
~runn	ĀѰĕҐŋҏōҊŒѺ
~runtime	ĕҞ
~rust	ĀѹĖѺĭһ
~safe	Āҏ
~same	ĀҦĎҏĥ҇
~satisf	ĀѺĪҐ
~say	ĀѳĔґĤҊī҉İ҆ĳҋĵ҆
~schedule	Ŕ҆
~screen	œ҆
~script	ĀѸĕѹĝңĨ҆ĵ҇ŋѺō҆
~scroll	ĀѹĲ҆Ļ҆
~search	œ҉
~second	ĀҎ
~section	Āѯďғĕ҇ĝ҆ŔҎ
~security	ĀҗĠѺ
~sed	ĳҔ
~see	ĀѬđ҇ė҆Ő҇
~seem	Ň҆
~sense	Āѷġҋ
~sensible	ĀҔĐѷ
~sequence	Ħ҆ħ҆
~serv	Ā҆ĐѹġҜ
~server	Ā҈
~set	ąҋĊ҉Ď҆ďҢĐғĔ҉ĞѺġѶĵҨŔҊ
~sett	ďҰ
~several	Ā҈ąҐ
~sha	ĀѮĄҊįҘ
~share	ĀҜŇѵ
~shell	ĝ҉Ğ҆
~ship	ĀҍğҊİѺ
~shipp	ĝ҇ňҐ
~short	ġҍĦ҇
~shorter	ĀҊ
~shortest	ĀѲĦҞħҌ
~should	ĀӸĺҋ
~show	Āјā҇Ć҈ċҋČѺď҇ġѺĨ҈į҇ıѷĲѹĳґĴѺĿ҆ŀҍ
~sibling	ĀҎ
~side	Ď҈Đ҇
~sign	Ĕ҇
~signal	Ĉѷłҕ
~signatur	ĎҜļѺ
~signature	ĀѶĎҩēҐĔҕĿѹŀҠņҌ
~similar	ĀҗĞ҆ĠѸ
~since	ĀүĂ҇ă҈ĄҊċѹĥѶīѳĮҙŅ҉ŋѺ
~single	Āѹą҇ŋҍ
~sit	ĀѪąҌĈѴĉҟđ҆ĶҊĸ҇ĺ҈ļҌłҌŐҏ
~site	Ĵ҆ĵ҆ĶқķҊĹ҇
~sitt	ĀѸŌ҆
~situat	Ő҆
~size	ĲҍĽґľѺ
~skip	ĀҔĔ҆ĿѸŋѹ
~skipp	ĀқŉѮ
~slow	Āґ
~slowest	ĀҫŌѶ
~so	ĀҊęҘīҋİѸļ҆
~software	ĭѺŁҘ
~some	Āѵĥ҆ŏҒ
~somebody	ĀѮĮ҇į҉ő҆
~someone	ĀѱĶ҉œ҆
~someth	ĀҔąҎĆҊčҌğ҈ĠҖīѺĵ҉Łҋ
~somewhere	ĀѴďҊĚ҉ĶҐ
~sorry	ĀѨ
~sort	ĀҋŁҒ
~sourc	ĀѩĞ҇ĨҒłҍ
~source	ĀѡĊҍďѹĐ҈Ğҟİ҇ĴґĶҔĹҐļҔľѶĿѺńҒŐѺőҚŒ҇œ҉
~spe	ĀҖĎѷ
~specialisation	ęҌ
~specialise	ĀѸėѹĘѳęҐĚҏĤѺŇҏ
~specifier	Ė҈
~spell	œ҆
~split	ĀҌ
~spot	ĀѯąҒĴ҇ĶҋŐ҇
~squash	ĀҔ
~stable	ĀҋīѺ
~stack	Ē҇Ķ҆
~stand	ĀѺĆґď҇Đҕđ҆ĒҋġѶĳ҇ŀѺņ҈Ňѷ
~standard	Ā҉
~start	ĀѳĎѺěѺĥҋĦҐħ҉Ķҋĸ҇Ļ҇Œ҆Ŕҥ
~state	ĀѡćҔğ҈
~statement	Āѱě҇Ģ҈ĩҐĴҊĶ҆ķѹłҎŃҜŎҋœѺ
~static	ĀҋīӆĬѶĵҋ
~statu	ĀҖŁѸ
~stay	Āҍ
~stem	ő҇
~step	ĀѶĦҕ
~stick	Ő҆
~still	Āҝć҇ĉ҉ğ҆ńѸ
~stop	Āҏ
~stor	ĀѹĐ҈ģҌŏ҆
~str	ĀѺĐҕņ҇ŏҘœҏ
~struct	ģҙĤҖĪҌĴҿĶѸĹѵļѷľғ
~structure	Ő҇
~stuck	Ē҈
~stuff	ĀѶĆ҆Ģ҇ĩ҇
~style	ĀҕīѺ
~subclas	āґĆҮėѶęҊĚҌīѺĬѸĿҌ
~subclass	ĀѰāҢėѺĘѶęҔĚқĪѺľѴĿҤŇӂ
~subdirectory	Őғ
~subfolder	ĀѹŐҞ
~succe	ĀѬćҔŋҐōҙ
~succeed	ĀѺŋҒ
~successful	ŋ҉
~successor	Ņҕ
~such	Ġ҉Ŋ҆
~suffix	őғ
~suite	ĀѹŁѺŊҖŌҎō҆
~sum	ġ҇
~summarise	ġҎ
~super	ĀҍĆ҉ĿѶ
~superclas	ĀѹĆҹĚғŇҋ
~superclass	Ćһ
~superfluou	ĩѯŎҤ
~suppli	Āѷē҇ŀ҆
~supply	Āѷā҇
~support	Ā҈Ī҆ĭҷ
~surface	Ģ҈
~swallow	ŀҋłѺ
~swap	Ď҈
~switch	Ā҇ĊҔķѸ
~symbol	ĀѰĢҟĬҗ
~system	ćѺŁҏ
~tag	ĀҍċѶČѴğҐňӁ
~tagg	ğ҇ňҋ
~tak	ĀѶĎҋĔ҇ĥ҆Ħ҇ŀғ
~take	ĎҐĮ҈ĶҊľѹŀґ
~tally	ĀѹĹѺĽҜľѵŉғ
~target	ĀѴĈҚńѹŅҚ
~task	ġң
~teh	Āѯđ҇ě҈Ĭ҆ĵ҈
~tell	Ā҆Ć҇ĉѺĎѺďѺĒ҇Ĩѹİ҇ĶѶĺѹļ҇Ľ҆ľѺŀ҆
~term	Āѭİҡ
~terminal	ĝ҉
~test	ĀұāѷĂѺĄѯąѷĆѵćѺĈѵĉѭĊѺČѶčѵĎѸďѴđѸĒѵēѸĔѹĕѹĖѹėѺĘѹęѺĚѹěѸĜѸĝѺĞѹğѶĠѮġѵĢѵģѵĤѶĥѸĦѸħѺĨѴĩѶĪѸīѪĬѫĭѶĮѴįѺİѺıѶĲѵĳѶĴѶĵѵĶѳķѹĸѹĹѶĺѷĻѹļѷĽѵľѭĿѵŀѵŁѶłѴŃѵńѴŅѵņѺŇѶňѺŉӸŊӱŋӘŌӸōөŎѷŏѷŐѵőѶŒӣœѺŔѸ
~testcas	ŉ҉Ō҈
~testcase	ĀѹŊҊŒҋ
~tester	ĸ҆
~tet	ĀѱŌҔō҆
~text	ĀѸĲ҈ĳҫœҕ
~than	Āүă҈ą҉Ď҉ŀѺ
~that	Ā҇ăҘĄҍą҇ĆѲĉ҇Ċ҆Ďҋđ҇ĒҋēѴĕѺĠ҉ĢѷĤҍĨҊĩѶĮ҇İѺĲѵĵҍĺ҉ļѴĽѺľѸńѹŇ҇ň҉ŉѶŊѹŌ҉ōѷŏѺŐѱőѷŒѵŔ҉
~the	ĀҍĂ҆ĆѵćҎĈѵĉѵĊҌċ҆čѸĎҌĐѹĖѹęѺěѴĜѷĝҊĞ҉ğѸġѷĢѺĥѵħѯĨѫīѩĬѹįҒıѺĲѺĳѲĴ҆ĵҒĶҎķҎĸ҉ĹѶĺ҉Ļ҇ļҏľѴŃѹńҍņѷŇѸň҈ŉѷŊѷŋ҇ŎѯŏѸőҌŒҌœҖŔ҉
~their	Ā҆ą҈ĆѶĎҕđ҆Ĥ҆ĿҋŇҌ
~them	ĀѷĂѺąґĈҌđҎĩѺł҇ŌҌŎҒ
~there	ĀѦāѺă҆ĈѱċѺĎѺĐѸēѺė҈Ę҉ęѹě҉ğҙĠҔģ҆ĤҎĥ҈īѧĬѲı҇ĲҋĻ҉Ľ҆ľҊĿҍŁѺńѹŊҐŋѹ
~these	ĀѵŅҌ
~they	ĀёąҌĎ҈ĕ҆Ė҈ģ҆ĩҍĭѺńѹŇ҆ōҋ
~thi	ĀҔāѺĄѵĆѸćҞĈѹČѺčѮďѷĐ҉ĒѹēѺĕҫĖҒěѺĜѹĝҭğѺĠҢĢѵģѹĨѺĩѷīѯĭҮĮѰįҌİҬĲѸĹѺĻѺŀѸŁҦŃѸńѦŅѹņѷŉѹŊҊōѹŎѺŏѹőѺœҎŔѺ
~thing	Āѳă҈ć҉đҊĠҘĢҌĩҎĭѺŁ҇
~third	ĕҔ
~those	Ď҉Ŀ҆
~thread	ĀҐ
~three	Ā҇
~through	ćҏĥҚĦҗħҏĩѷĹѺŇѺŋҐōҋŐѹ
~throw	ĀѹġѺľѸĿѸłӃŃӁ
~thrower	łү
~thrown	ĂѺĢѺłҡŃҘ
~tied	ĀѸĖ҉
~till	Ħ҇
~tim	čҎ
~time	ĀҚă҆ćѺĕҌğ҆ĮҒ
~timeout	Ā҆
~tip	įҏ
~to	āҘĂ҉ă҆ĄѳąѲĆѲćѸĈҊĉѶĊ҇ČҊč҆ĎҐĐҘēҘĔҎĖ҉ěѷĝѷğѺĠѹĢҊĦ҇ħғĨѶĩѰĪ҆īѹĮ҉İѸĲѺĳѸĴ҉ĵѸķѷĸҒĺҋĽѳĿѩłѷŅҗŇѲŉѶŊѺŋѱōѳŏѵŐ҇ŒҋœѹŔ҈
~today	ŅҘ
~together	ĀҔľѸ
~told	ĀѷĠҊ
~too	ĀҭĚ҉Ľѱ
~took	Ā҇
~tool	ćѹŁҞ
~top	ĀѸđҏĒ҉ĩґįҌ
~topmost	Į҉
~total	ĀѬčҚĲҌĽңľѭŉҠōѺ
~touch	ĄѹċҚČҡčҋĮҦĲѹŌҌ
~trace	ĀѺĦ҆
~trait	ģѸĤҙĪӌĴѹĶѺļүŏѺ
~transitively	ĀҋĦҏ
~translat	ĀҋœѶ
~translate	Ā҈
~tree	ĀѱďѹĴҐŇ҇ŐҠ
~trigger	ĀѲĈҊĉҘėҏĘҎęѱŔҸ
~true	ĀѧČ҉ęҊĚҎě҆Ĝ҆īҐĬҋ
~try	ĀѲćҘŃ҆
~turn	Ā҉ŁѺŅҊ
~twice	ĀҌ
~two	ĀҋĞҌ
~typ	Ā҆ĒѴĤҮĪѹıҋĶѺŀѸłѺŃҧŇҚœ҈
~type	ĀҎĈѺĉѶĐѯēѺĝҊġѹĤѺĩѺĪґīѸĬѹĭѺĵѱĶѷļҫľ҉ĿѺŀѹŁҞŃ҆ņӒŇѺŎѹŏӧ
~typedef	Ā҆ļҿ
~typescript	ļҐ
~unchang	ĀѷĮҌ
~under	ĀѸā҈ĆѹďҎđ҆ęҍİҍĸҊŃѳńҍŅҎŌ҇Ő҉Œ҇
~understand	ĀѺġҋ
~undo	Āҍ
~unit	ŌҊŒҊ
~unlike	Ďҍ
~unneed	ĩѸŎҍ
~unset	ĐѸĔҋ
~until	Ā҇čѶ
~untouch	ĀѺĮҊ
~unus	ĀҗĜѹĩѴŎӃ
~up	ĀѬĂҊą҇Ć҈ćѰĊ҉đѺĝ҉ĞҏĥҏĦ҉ĩѺĭ҆ĵѵł҉
~updat	Č҆Į҆
~update	Įҋ
~upward	Ćҏ
~usag	ĀҙĈѹĉғĐѸ
~use	ĀҝąѵćѷĈҎĐѶđҍĔҌėҒě҇ġҍĢѸĤѹĥѺĩҐīѷĬ҉ŁѹłѺŉѴŌҥŎһ
~used	Āҡĉ҆ĐѺđҔē҈Ĕ҇Ę҆ĢѹĨҐĵѬļѲńҋŅ҇ŌҊŎҘ
~useful	ĀҒŋѰ
~user	Āҋĝҏğ҆Ĩґőѹ
~using	ĀҊđ҇ĨҊĩѱļ҆ŉѶŎҐ
~usually	ĀҌ
~val	ĐҊ
~valu	ĀҖ
~value	ĀҊĆѺĉѺď҈ĐӐĒѺēүĔҵġѸģѺīѺĬѺĵ҈ŀѺņҒŏѺ
~var	Ğҗĵҍŏ҉
~variabl	ģҪ
~variable	ĐѸĞҩĵҨņѷŏҿőѹ
~variant	ĀҙĐѴķҮ
~ve	ĀѱŅ҇
~vendor	ĩ҆
~verbatim	ıѶĳҍ
~verify	ĀѮĠ҆Ĭ҈
~verison	Ėҏĭ҆
~versa	Ď҉
~version	ċѷČѸĖӥğҟġѸīѸĭӟĮѺĿҕŇѺňҦ
~versu	Ď҉
~via	ĦҕħҌĩѲ
~vice	Ď҉
~virtual	āҙĿ҆
~visibility	ĀѬĬҷ
~vs	ĀҍĎҚŀѸ
~w	ĀѹĴҋļ҇ň҇
~waht	ĀѸį҆
~walk	ġ҆
~want	ĀѹīѺĬ҉ŀ҈
~warn	Ā҆
~was	ĀґĄҝĉѹČҜčҗďѹĐѹđѺēѺğғĢѸĨѸĩѹĪѸīҏĬҏĭѸĮҠįҘıҊĳѳĶѷĸѺĽѺĿ҆ŃѺńҫŅҥņѷŉѺŊѷŌѹōѺŎѹőѹŔѺ
~way	ĎҐĥ҇ĦҌ
~wc	ĀѸĲң
~we	ĀѨĄ҇ĉ҇ĖҙĜ҇ğҊĠҍĮѷĻ҇ŁҊŊҋōѸœ҇
~wear	ĒҎ
~week	ĀҎ
~well	Āҕģ҆
~were	ĀҥăҎ
~wether	ę҆
~what	ĀѬā҉ĄҔąѴĆҘćѨĈҎĉ҈ĊѸċҍČюčѹĎ҉ďѴĐҖđҋĒқēҊĔҒĕ҉Ė҉ėѪĘѧęѝĚѳěѤĜўĝґĞѳğѢĠѭġҡĢҜģҒĤ҈ĥѠħѸĨғĩқĪғīџĬїįґİҙıѤĳҊĴѸĵѬĶѺķѹĸѲĺѭĻѶļѹľҗĿҎŀґŁґłҒŃҜńҏŅҙņғňҏŊѩŋѩŌҒōѧŏҊőѶœѶŔҜ
~whatever	ē҈ĔѺő҈
~when	ĀҢĄҍĉѲďѺēҞĔґĕҍġѺĥѵĦѺħ҉ĨѹĭѶĮһĶѺłѺŃ҈ńѷņ҇ŋҍōґő҇ŔҐ
~wher	ĀѴŒҋ
~where	āѷĄҋąҝĆѮćѸĈѶĉҖĊҠČѶčѹďҧĐѨĒѶēѹĔѺĖѺėѺĘѵęѷĚѶěѸĜѵĝѺĞҔğѲĠѬġѵĢѶģѱĤѵĦѹĨҐĪѴīѤĬѦĭѸĮѵıѺĲѷĳѹĴҚĵҤĶқķҔĸҗĹҠĺғĻҜļҟĽѵľѴĿҎŀѴłҘŃѶŅҢņѷŇѲŉѸŊѬŋѫŌҌōѴŎѷŏѴŐҔőҍŒҝœҜŔѹ
~whereabout	ĀѨďҍĴ҉ĵҋĶҘĻ҇ļ҉ŊѹŐҒŒҏœ҇
~whether	ĀѷćҏČҔė҉ĘҊę҉ěҒĜ҆ğҋĠҏĥҋĨѺīғĬҍįѹŊ҉ōҋŒѵ
~which	ĀѶā҆Ă҆ă҉ĄҕąҋĆҍćѦĈҐĉ҉Ċ҇ċҋČћčѯĎҋĐѹđҏĒґĔҍĕ҉Ė҉ėѧĘѩęѥĚѩěєĜѥĝҐĞҐğѥĠѤĢҏģҊĤҎĥѥĦҒħғĨҕĩҍĪҖīѓĬіį҈İғĲѬĳѭķѹĹҌĽѤľ҆ĿҒŀҋŁ҆łҍŃҏŅҋņҐňқŉѥŊѪŋѧŌҙōѣŎҋŐҌő҈œҋ
~who	ĀҸā҆ĂѶĆғĈ҈ĉҘČѺĐѺđҏĞґğѹĠѸġѷĢѺģѺĤҞĥѹĨҠīѳĮѺıҿĳѮĵѺĹѺĿҊŁѺłҒŃѶŅѸŇҚœѹŔѺ
~whoever	Ģ҆
~whole	ō҆
~whom	ĀѹĆҏĘѺĤ҇Ĩ҆ıҒ
~whose	ĀѳĆҊęѺĨҎĬѷıҵĳѷŇҚőҌ
~why	ĀӸ
~wich	ĀѯĭҊĶ҇ĸ҉ł҇
~will	ćҊē҈ę҉ě҆ľ҆ńѺŋ҆
~window	ĀҘ
~wise	Āѭĕ҇Ė҆ę҇Ī҇Ĭҋ
~with	āѹăҊĄҏąҋĆѱćѹĈѺĎґđҞĒҞėѷĘѸĝҋġѵĢѹĤҌĥ҈ĦҍīѸĬѷĭ҆ĲѸĳѸĶѺĸѶļѺĿҊłҠŃ҆ńѸŅѸŇѵňґŉѺŋѹ
~within	ĀѮĈҌĉѸĘ҉Ĝ҆Ġ҆ĶѷĸҊĺқĻ҈
~without	ĀҋąҎćҏē҇Ĕ҇ĩѵľѷňѮōҏŎҟ
~wonder	ĀҎ
~word	ġҍŁ҈œҌ
~work	ćҎĈ҆ĕ҆Ĥ҆ĭҐŋҊŒѹ
~workflow	ĀҚŔҹ
~would	ĀҍĉѴēѹė҆ę҇Ě҈ĤѶīҍĬҐıѺĳ҈ĻѺŁҋŉҍŎҋ
~wrap	đ҆
~wrapp	Ēҍ
~writ	ĀҏĞѴ
~write	Āҕāҏ
~written	ī҆İѷıҋĴғĶҕĸ҉ĹҋĻ҈ļґŁѸŅѹŉ҇Œҏœ҆
~wrong	ĀҶġѱĳѵ
~wrote	ĀҍıҘ
~y	Āѹę҆ĜҊĠ҉ī҇ĬҊŇѺō҇
~year	Āҩčѷ
~yes	ĀѭĆѷć҈ė҆ęҌěҋĠҍĥ҉īҍĬ҆ŊҊ
~yesterday	Ā҆
~yet	ă҈ğҍĪѸ
~you	ĀѺĐѺĔ҆ĘѹĜѷĠѸīҊĸѺĽ҇Ł҆ő҆
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
