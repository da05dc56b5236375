import { remembered } from '#api/engines/resume_reader/language/remembered'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Nouns that a job title ends or begins with, without accents, in six languages. */
const TITLE_WORDS = words(`
engineer developer programmer architect designer analyst scientist consultant manager lead director intern
administrator admin specialist officer founder cofounder cto ceo coo cfo cio vp president head researcher assistant
associate technician tester coordinator trainee apprentice teacher tutor instructor professor lecturer fellow
freelancer contractor strategist owner master sde swe sre qa sdet devops fullstack writer editor advisor adviser
mentor executive representative supervisor operator support teaching evangelist advocate partner principal
graduate student internship developer/analyst trainer coach expert ambassador producer planner auditor
accountant cashier clerk waiter barista journalist reporter driver teller volunteer treasurer secretary chair captain moderator curator
artist illustrator photographer animator tech webmaster co-founder maintainer contributor postdoc phd researcher
chief leader staffer investigator scholar generalist hacker recruiter marketer copywriter translator
member controller co-op coop author creator organizer organiser facilitator agent counselor counsellor inspector
employee staff worker laborer labourer helper nurse pharmacist electrician mechanic machinist salesperson salesman cook
bartender lifeguard courier receptionist buyer merchandiser blogger sme ta
entwickler entwicklerin softwareentwickler softwareentwicklerin webentwickler ingenieur ingenieurin softwareingenieur
aussendienst auszendienst werkstudent werkstudentin praktikant praktikantin praktikum leiter leiterin berater beraterin mitarbeiter
mitarbeiterin administratorin auszubildender auszubildende azubi hilfskraft tutorin projektleiter teamleiter
geschaftsfuhrer informatiker mathematiker physiker fachinformatiker systemadministrator assistentin gruppenleiter
techniker doktorand dozent aushilfe softwarearchitekt lehrer bufdi zivildienstleistender
developpeur developpeuse ingenieure stagiaire stage alternant alternance apprenti chef directeur responsable
consultante technicien administrateur analyste concepteur enseignant chercheur charge gerant fondateur programmeur programmeuse statisticien statisticienne cofondateur directrice ingenierie conducteur
assistante doctorant vacataire animateur vendeur architecte formateur integrateur webdesigner
desarrollador desarrolladora ingeniero ingeniera programador programadora analista becario practicante gerente
consultor consultora jefe tecnico arquitecto profesor profesora docente investigador disenador coordinador fundador ayudante ingeniera directora jefa camarero dependiente encargado administrativo
desenvolvedor desenvolvedora engenheiro engenheira estagiario estagiaria estagio arquiteto pesquisador auxiliar
assistente professora professor coordenador designer lider tecnica bolsista monitor aprendiz suporte diretor diretora assessor assessora gestor gestora supervisor encarregado
gelistirici muhendis muhendisi stajyer yazilimci uzman uzmani yonetici yoneticisi mudur danisman analisti
uzmanligi arastirmaci asistan asistani lideri gelistiricisi ogretmen ogrenci
chemist physicist mathematician biologist statistician economist lawyer attorney paralegal physician dentist therapist psychologist
veterinarian librarian archivist interpreter bookkeeper banker trader broker underwriter actuary carpenter plumber welder painter
gardener landscaper baker chef butcher housekeeper janitor cleaner nanny babysitter caregiver dishwasher concierge seller stocker
packer picker foreman surveyor drafter draftsman estimator scheduler dispatcher pilot steward stewardess soldier sergeant lieutenant
fsj bfd commander firefighter paramedic musician composer filmmaker videographer publisher delegate liaison usher bellhop
modeler modeller builder organist mentee externship externe apprenticeship traineeship fellowship assistantship co-owner entrepreneur
elektroniker kellner kellnerin verkaufer verkauferin erzieher erzieherin redakteur redakteurin freiwilliger geselle
infirmier infirmiere serveur serveuse caissier caissiere employe employee agent comptable commercial commerciale secretaire magasinier
preparateur operateur operatrice electricien mecanicien professeur educateur educatrice benevole redacteur graphiste infographiste
vendedor vendedora operador operadora contador contadora cocinero cajero cajera enfermero enfermera electricista mecanico soporte
asistente asesor asesora secretario secretaria voluntario voluntaria pasante obrero chofer repartidor
atendente caixa vendedora estoquista recepcionista eletricista mecanico motorista garcom cozinheiro professor secretaria operador
commesso impiegato impiegata cameriere cameriera magazziniere educatore grafico docente
sviluppatore ingegnere tirocinante responsabile consulente programmatore
`)

/** Whole phrases that are titles though none of their words is. */
const TITLE_PHRASES =
  /^(full[- ]?stack( web)? development|web development|software development|android development|software engineering|data science|machine learning|frontend|backend|ui\/ux|graphic design|pair programmer)( intern(ship)?)?$/i

const LEGAL =
  /(?:^|[\s,.])(inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|ag|kg|ohg|ug|e\.?\s?v|se|mbh|s\.?a\.?s?|sarl|s\.?a\.?r\.?l|s\.?l|s\.?r\.?l|ltda|eireli|pvt|private|pte|pty|b\.?v|n\.?v|oy|ab|as|a\/s|a\.?ş|a\.?s|şti|kft|sp\.? z o\.?o)\.?(?=$|[\s,.)])/i
const COMPANY_WORDS = words(`
technologies technology labs lab solutions systems software group bank consulting consultancy services studio studios
university institute college school universitat universite universidad universidade universitesi hochschule
foundation agency ventures capital partners networks network media digital interactive games robotics
hospital ministry department dept council association club society startup corporation industries enterprises
holdings international global innovations infotech tech analytics research center centre laboratory laboratories
team government airlines insurance motors telecom communications energy pharma healthcare health education academy
labs.io consultants infosystems teknoloji yazilim bilisim sistemas tecnologia soluciones conseil banque institut fraunhofer
organization community solutions. foundation union federation store shop restaurant hotel hotels clinic logistics retail
`)

const SCHOOL_WORDS =
  /(?<![\p{L}\p{N}])((?<!(?:superior|diplôme|título|máster|master|experto)\s)universit\p{L}*|universidad\p{L}*|college|colleges|institut\p{L}*|school|schools|academy|akademie|academia|académie|hochschule|fachhochschule|gymnasium|lyceum|hogeschool|polytechni\p{L}*|politecnic\p{L}*|politécnic\p{L}*|écol\p{L}*|ecole|lycée|lycee|faculty|faculdade\p{L}*|faculté|facultad|faculdades|escola|escuela|colegio|colégio|instituto|uniwersytet|vidyalaya|vidyapeeth|vishwavidyalaya|iit|nit|iiit|bits|vit|mit|ucla|usc|caltech|eth|epfl|kaist|insa|ensea|enseirb|ifsp|unicamp|usp|ufmg|ufrj|fiap|senac|senai|etec|fatec|eth zürich|realschule|gesamtschule|grundschule|hauptschule|berufsschule|berufskolleg|üniversitesi|lisesi|meslek|iut|esiee|epita|epitech|supinfo|centralesupélec|polytechnique|sciences po|conservatory|kolleg|seminary|bootcamp|campus|enseeiht|ens|tu|fh|htl|hak|ufrgs|puc|uni|cégep|cegep|gymnasio|liceo|high|convent|matriculation|public school|education system|school system|kendriya|mandir|univ|sekundarschule|oberschule|realgymnasium|\p{L}+gymnasium|\p{L}+akademie|\p{L}+schule|sprachzentrum|istituto|ateneo|ies|i\.e\.s\.|ofppt|georgia tech|virginia tech|purdue|kiit|jntu\p{L}*|vtu|aktu|ggsipu|ignou|sppu|rwth|kth|unam|itesm|unesp|ufpe|ufsc|ufpr|ufba|htwg|odtü|itü|metu|comsats|lums|buet|uiuc|ut austin|universit[ae]t\p{L}*|\p{L}*(?:universitet|högskola|högskolan|högskole|gymnasiet|folkhögskola|gymnasieskola|højskole|høgskole|høyskole|gymnas|gymnasieskole|universiteit|hogeschool|lyceum)|politechnik\p{L}*|uniwersytet\p{L}*|akademi[ai]|szkoła|liceum|technikum|univerzita|gymnázium|univerzitet|sveučilište|fakultet|liceul|colegiul|universitatea|facultatea|egyetem|főiskola|gimnázium|universitas|sekolah|politeknik|smk|sma negeri|университет\p{L}*|институт\p{L}*|академия|школа|школы|колледж|лицей|гимназия|техникум|училище|мгу|мгту|мфти|ниу|вшэ|університет|інститут|\p{L}*(?:대학교?|고등학교|대학원|大学院?|大學|学院|學院|中学|高中)|board of (?:\p{L}+ ){0,3}(?:education|examinations?)|education board|(?:state|examination|central|u\.?p\.?|m\.?p\.?|bihar|gujarat|maharashtra|rajasthan|punjab|haryana|kerala|karnataka|telangana|assam|odisha|jharkhand|west bengal|tamil ?nadu) board)(?![\p{L}\p{N}])/iu

const DEGREE =
  /(?<![\p{L}\p{N}])(bach?e?lor(?:'s|’s|s)?|master(?!ed|ing|y|mind|piece|class|card)(?:'s|’s|s)?|b\.?\s?tech|m\.?\s?tech|b\.?\s?e\b|m\.?\s?e\b\.?|b\.?\s?sc|m\.?\s?sci?|b\.?\s?s\b\.?|m\.?\s?s\b\.?|b\.?\s?a\b\.?|m\.?\s?a\b\.?|(?:b\.?\s?a\.?\s?sc|b\.?\s?eng|m\.?\s?eng|b\.?\s?com|m\.?\s?com|b\.?c\.?a|m\.?c\.?a|bba|mba|b\.?\s?arch|b\.?\s?ed|b\.?\s?des|m\.?\s?des|b\.?\s?voc|m\.?phil|mcomp|mmath|mphys|mres|bscs|bsit|bsse|mscs|bcs|bfa|pgdca|igcse|betriebswirt(?:in)?|fachinformatiker\p{L}*)(?!\p{L})|certificate (?:in|of)\b|ph\.?\s?d|dphil|a\.b\.|sc\.b\.|(?:specialist|engineer|licentiate|technical|postgraduate)(?:'s|’s)? degree|engineering degree|(?:ing|lic)\. en\b|doctor(?:ate|al)?|doktor|promotion|diplom\p{L}*|diploma|diplôme|licence|licenciatura|licenciado|bacharel\p{L}*|mestrado|mestre|doutorado|doctorat|maîtrise|maestría|máster|grado|ingeniería|ingeniero|ingénieur|tecnólogo|tecnologia em|técnico em|técnico|tecnico|graduação|pós-graduação|especialização|associated?(?:'s|’s)? (?:of|in|degree)|associate degree|engineer of\b|a\.?a\.?s\b|abitur|allgemeine hochschulreife|mittlere reife|\p{L}*schulabschluss|fachhochschulreife|fachabitur|matura|baccalauréat|bac\b|dut|bts|but\b|deug|cap\b|classes? préparatoires?|prépa|cpge|h\.?s\.?c|s\.?s\.?c|cbse|icse|intermediate|higher secondary|senior secondary|secondary school|secondary|matriculation|matric|class (?:x|xii|10|12)\b|\bxi{0,2} class\b|(?:10|12)\s?th|x(?:ii)?(?:th)\b|xii\b|puc\b|sslc|pre[- ]university|plus two|(?:10\s?)?\+\s?2(?!\d)|high school|ensino (?:médio|superior|fundamental)|bachillerato|lisans|yüksek lisans|ön lisans|lise\b|staatsexamen|magister|ausbildung|lehre (?:mit|zum|zur|als)\b|umschulung|nanodegree|f\.?\s?sc\b|fsc\b|o[- ]levels?|undergraduate|postgraduate|post[- ]graduate|graduate (?:diploma|certificate)|pg diploma|pgdm|pg-dac|pgdac|honours|honors degree|minor (?:in|degree)|major in|exchange|erasmus(?! (?:universi|hogeschool|mc\b|medical))|semester abroad|auslandssemester|vwo\b|havo\b|gcse|a[- ]levels?|ged|polytechnic|study abroad|laurea|dottorato|licen[cs]e (?:en|in)|kandidatexamen|kandidat|masterexamen|civilingenjör|högskoleingenjör|gymnasieexamen|studentexamen|bachelorgrad|mastergrad|licencjat|inżynier|magisterskie|matura|бакалавр\p{L}*|магистр\p{L}*|специалист|аспирантура|магістр|licență|masterat|sarjana|diploma iii|alapképzés|mesterképzés|foundation degree|hnd|btec)/iu

const EMPLOYMENT_TYPES =
  /^(full[- ]?time|part[- ]?time|internship|freelance|contract(?:ual)?|self[- ]employed|permanent|temporary|remote|hybrid|on[- ]?site|apprenticeship|seasonal|vollzeit|teilzeit|cdi|cdd|stage|alternance|freelancer|volunteer|intern|contractor|trainee|mission|apprentissage|tempo integral|meio período|estágio|presencial|remoto|híbrido|télétravail|home office|work from home|wfh|in[- ]person|virtual|online|jornada completa|tiempo completo)$/i

/** What occupations end with in German, which writes them in one word. */
const GERMAN_TITLE =
  /(?:entwickler|ingenieur|leiter|berater|arbeiter|pfleger|sanitater|techniker|assistent|verkaufer|lehrer|fahrer|mechaniker|elektroniker|mechatroniker|helfer|betreuer|gestalter|planer|forscher|referent|redakteur|schlosser|monteur|tischler|spezialist|informatiker|student|praktikant|trainer|lotse|architekt|administrator)(?:in)?$|(?:kaufmann|kauffrau|schwester|fachkraft|hilfskraft|lehrkraft|pflegekraft|\p{L}{3}praktikum|praxissemester|freiwilligendienst)$/u

/** "(FU)" behind the name that it stands for. */
const SHORT_NAME = /(?<=\p{L}{3}\s?)\(\p{Lu}{2,8}\)$/u

const WORD = /[\p{L}\p{N}+#/-]+/gu

export type PieceKind = { title: number; company: number; school: number; degree: number }

/** What a piece of a header looks like by its words, each from 0 to 1. */
export function kindOf(piece: string): PieceKind {
  // "Foo University (FU)" ends with what is before the bracket.
  const list = unaccented(piece.replace(SHORT_NAME, '')).match(WORD) ?? []
  let title = 0
  let company = 0
  for (const [index, raw] of list.entries()) {
    // "Foo Tech University": a kind of school.
    if (raw === 'tech' && index < list.length - 1 && SCHOOL_WORDS.test(piece)) continue
    const parts = raw.includes('-') || raw.includes('/') ? [raw, ...raw.split(/[-/]/)] : [raw]
    for (const word of parts) {
      // Several are who works there: "Harbour Webmasters".
      if (word.endsWith('s') && word.length > 6 && TITLE_WORDS.has(word.slice(0, -1)))
        title = Math.max(title, 0.5)
      if (TITLE_WORDS.has(word))
        title = Math.max(title, index === list.length - 1 || index === 0 ? 0.9 : 0.75)
      if (COMPANY_WORDS.has(word))
        company = Math.max(company, index === list.length - 1 ? 0.7 : 0.5)
      if (GERMAN_TITLE.test(word)) title = 0.95
    }
  }
  // What a name ends with is what it names: "Developers Student Club" is a club.
  const last = list.at(-1)
  if (last && title < 0.9 && COMPANY_WORDS.has(last)) title = Math.min(title, 0.45)
  if (TITLE_PHRASES.test(piece)) title = Math.max(title, 0.6)
  if (LEGAL.test(piece)) company = Math.max(company, 0.95)
  if (/\.(com|io|ai|co|net|org|dev|in|app|tech)\b/i.test(piece)) company = Math.max(company, 0.6)
  const school = SCHOOL_WORDS.test(piece) ? 0.8 : 0
  if (school && company < 0.6) company = 0.55
  const degree = degreeIn(piece) ? 0.8 : 0
  return { title, company, school, degree }
}

/** "to be" is no B.E.: the shortest degrees are written in capitals. */
export const degreeIn = remembered((text: string): RegExpMatchArray | null => {
  const found = text.match(DEGREE)
  return found && /^\p{Ll}{2,3}$/u.test(found[0]) ? null : found
})
export const isSchool = remembered((text: string) => SCHOOL_WORDS.test(text))
/** Whether a text says nothing but how somebody is employed: "Full-time", "Freelance & Contract". */
export const isEmploymentType = (text: string) =>
  text.split(/\s+(?:&|et|and|\/)\s+/).every((part) => EMPLOYMENT_TYPES.test(part.trim()))
/** Whether a text names a legal form of companies: "GmbH", "Pvt Ltd". */
export const hasLegalForm = (text: string) => LEGAL.test(text)

const CAMPUS =
  /^(?:the )?(?:(?:indian|national) institute of (?:information )?technology|i?iit|nit|university of (?:california|illinois|wisconsin|texas|north carolina|massachusetts|maryland|michigan|minnesota|missouri|colorado|nebraska|tennessee)|california state university|state university of new york|suny|birla institute of technology(?: (?:and|&) science)?|bits)$/i

/** Whether a school is one of several of its name: the town tells which. */
export const isOneOfSeveral = (name: string) => CAMPUS.test(name)
