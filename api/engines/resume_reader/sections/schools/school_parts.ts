import { isSchool, degreeIn, isOneOfSeveral } from '#api/engines/resume_reader/language/lexicon'
import { remembered } from '#api/engines/resume_reader/language/remembered'
import { TOWN } from '#api/engines/resume_reader/sections/posts/part_header'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { tidy, withoutSite } from '#api/engines/resume_reader/sections/records/header_text'

/** "Studied physics": what follows is the field. */
export const STUDIED =
  /^(?:student\s+(?:of|in|der|des)|(?:stud(?:ies|ium|iengang|ied|ying|y)|graduated?)(?:\s+(?:of|in|der|des))?|major(?:ing|ed)?(?:\s+in)?|speciali[sz](?:ing|ed|ation)\s+in)\s*:?\s+(?=\p{L}{3})/iu

/** Whether a text that also reads as a degree is the name of a school: "High School", "Board of Education". */
export const institutionLike = remembered(
  (part: string) =>
    !/^(?:(?:senior|higher) secondary|high) school (?:diploma|degree|certificate)/i.test(part) &&
    (/^(indian institute|institut|école|ecole|universi|national institute|high school|(?!senior|higher)[\p{Lu}][\p{L}.']+ (?:high|secondary|senior secondary|higher secondary|public|convent) school)/iu.test(
      part
    ) ||
      /\bboard of\b|\bboard$/i.test(part) ||
      /\b(universi\p{L}*|college|high school|school|polytechnic|gymnasium|lycée|institute)\s*$/iu.test(
        part
      ))
)

const LABELS: [RegExp, 'institution' | 'field' | 'degree'][] = [
  [
    /^(?:(?:institution|institute|college|university|school)(?:\s*\/\s*(?:institute|college|university|school))?|name of (?:the )?(?:institution|institute|college))\s*[:–-]\s*/i,
    'institution',
  ],
  [
    /^(?:branch|speciali[sz]ation|stream|major|discipline|field|fachbereich|fachrichtung|studienrichtung|vertiefung|especialidad|filière|indirizzo)\s*[:–-]\s*|^fields?(?:\(s\))? of study\s*:?\s+/i,
    'field',
  ],
  [
    /^(?:degree|(?:(?:post|under)[- ]?)?graduation|course|qualification|program(?:me)?|examination|abschluss|titel|diplôme|título)\s*[:–-]\s*/i,
    'degree',
  ],
]

/** What a label says of the text behind it: "Branch: Physics"; null without one. */
export function labelOf(text: string) {
  for (const [label, role] of LABELS) {
    const found = text.match(label)
    if (found && found[0].length < text.length) return { role, rest: text.slice(found[0].length) }
  }
  return null
}

/** Words of what is studied. */
export const SUBJECT =
  /(science|engineering|informati|comput|technolog|mathemat|statisti|electr|mechan|physi|chemi|biolog|econom|business|design|arts|commerce|management|software|data|network|system|robotic|cyber|civil|aerospace|finance|psycholog|philosoph|music|media|wirtschaft|ingenie|ingénie|génie|mathé|matem|ciência|ciencia|sistemas|engenharia|análise|desenvolvimento|naturwissen|maschinenbau|mühendis|bilgisayar|yazılım|elektro|pcm|humanities|accounting|marketing|history|communication|journalis|nursing|graphic|animation|industrial|instrumentation|telecom|agricultur|environment|geograph|aeronaut|automobile|automotive|mechatron|neuro|cognitive|astronom|geolog|sociolog|politic|pharma|hospitality|health|english|textile|geomat|liberal|analytics|security|interaction|energy|material|photon|quantit|actuar|logistic|supply chain|marine|petrol|mining|fashion|film|tourism|criminolog|theolog|linguist|literature|law|medicine|architecture|intelligence|cloud|machine learning|programming|web dev)/i

/** Whether a text names a school or a degree. */
export const isAboutSchool = (text: string) => degreeIn(text) !== null || isSchool(text)

/** "Harbour High School, Niederdorf": a town that no gazetteer has; what a part of a school is in is a school. */
const isTownOf = (school: string, place: string) =>
  /\b(?:school|college|gymnasium|university|universität|lyc[ée]e|institute?)(?:\s\p{L}+)?(?:\s*\([^()]*\))?$/iu.test(
    school
  ) &&
  !PART_OF.test(school) &&
  TOWN.test(place.replace(/\s*[-–]\s*/, ' ')) &&
  !isSchool(place) &&
  !SUBJECT.test(place) &&
  !degreeIn(place)

const PART_OF = /^(?:the )?(?:school|faculty|college|institute|department)$/i

/** "MA" after "Cambridge" is no degree. */
const isState = (part: string, before: string, vocabulary: Vocabulary) =>
  /^[A-Z]{2}$/.test(part) &&
  (vocabulary.place(`${before.split(/,\s*/).at(-1)}, ${part}`) !== null ||
    // a town that nobody knows, behind a school
    (vocabulary.isStateCode(part) && /^.*,\s*\p{Lu}[\p{L} ]+$/u.test(before) && isSchool(before)))

/** "Game design, Foo University": what was studied, before where. */
const isSubjectOf = (run: string, school: string) =>
  !isSchool(run) &&
  !isOneOfSeveral(run) &&
  run.split(' ').length < 6 &&
  !/\b(?:department|dept|division|centre|center|chair|office|campus|st|saint|of|at)\b\.?/i.test(
    run
  ) &&
  /^(?:\p{L}+ )?\p{L}*(?:universi|högskol|hochschul|hogeschool|politechnik|univerz)/iu.test(school)

/** A header's text parted where a school's name, a degree and a place meet. */
export function schoolParts(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = []
  for (const strong of text.split(
    /(?<=\p{L}{5}|\))\.\s+(?=\p{Lu})|\s*[|•·‖⋄■❖]\s*|\s+[–—−]\s*|\s*[–—−]\s+|\s+-{1,2}\s+|(?<=\))\s*-\s*|\t|\s{3,}/u
  )) {
    const list = strong.split(/\s*[,;]\s+/)
    let run = ''
    const push = () => {
      const whole = withoutSite(tidy(run))
      // "University of Leeds (Leeds, UK)"
      const [, named, town] = whole.match(/^(.{4,}?)\s*\(([^()]+)\)$/) ?? []
      const cleaned =
        named && isSchool(named) && /\p{Ll}/u.test(town) && vocabulary.place(town) ? named : whole
      const [, school, place] = cleaned.match(/^(.*), ([^,]+)$/) ?? []
      const isPlaced =
        school &&
        isSchool(school) &&
        !isOneOfSeveral(school) &&
        ((vocabulary.place(place) ?? vocabulary.isStateCode(place)) || isTownOf(school, place))
      if (cleaned.length > 1) parts.push(isPlaced ? school : cleaned)
      run = ''
    }
    for (const [index, part] of list.entries()) {
      const joined = run ? `${run}, ${part}` : part
      const runIsSchool = run && isSchool(run) && !startsWithDegree(run)
      const runIsDegree = run && startsWithDegree(run)
      if (!run) run = part
      else if (
        startsWithDegree(part) &&
        !/^(minor|honou?rs)/i.test(part) &&
        !runIsDegree &&
        !isState(part, run, vocabulary)
      ) {
        push()
        run = part
      } else if ((runIsDegree || STUDIED.test(run) || isSubjectOf(run, part)) && isSchool(part)) {
        push()
        run = part
      } else if (
        runIsSchool &&
        list.length === 2 &&
        SUBJECT.test(part) &&
        !isSchool(part) &&
        !vocabulary.place(part)
      ) {
        push()
        run = part
      } else if (
        runIsSchool &&
        vocabulary.place(list.slice(index).join(', '), !SUBJECT.test(part) && !isSchool(part))
      ) {
        if (isOneOfSeveral(run) && !vocabulary.isCountry(part)) run = joined
        push()
        parts.push(list.slice(index).join(', '))
        run = ''
        break
      } else if (vocabulary.place(part) && index === list.length - 1 && !runIsDegree) {
        push()
        // "MA" alone would be a degree
        if (!vocabulary.isStateCode(part)) parts.push(part)
      } else run = joined
    }
    push()
  }
  return parts.flatMap((said) => {
    const whole = said.replace(STUDENT_AT, '')
    const bare = whole.replace(TOLD, '')
    const part = bare !== whole && startsWithDegree(bare) ? bare : whole
    // "HSC: Maharashtra Board"
    const named = part.match(/^([^:]{2,40}):\s+(\S.*)$/)
    if (named && degreeIn(named[1]) && !isSchool(named[1]) && isSchool(named[2]))
      return [named[1], named[2]]
    const dotted = part.match(/^(.{6,}?)\.\s+(\p{Lu}.*)$/u)
    if (dotted && vocabulary.place(dotted[2])) return [dotted[1], dotted[2]]
    // "Foo Institute/Bachelor of Engineering"
    const slashed = part.split(/\s*\/\s*/)
    if (
      slashed.length === 2 &&
      isSchool(slashed[0]) &&
      !isSchool(slashed[1]) &&
      slashed[1].length > 3
    )
      return slashed
    // "Bachelor of Science in Physics at/from Foo University"
    const told = part.replace(TOLD, '')
    // "B.Sc. in Physics at Foo University": where, though what was taken has an "in" before it
    const at = told.match(AT_SCHOOL)
    const from = at && startsWithDegree(at[1]) && isSchool(at[3]) ? at : told.match(FROM)
    // "Life Science an der Harbour Universität": what was taken and where, without its degree.
    const isTaken =
      from &&
      isSchool(from[3]) &&
      !isSchool(from[1]) &&
      !/^of/i.test(from[2]) &&
      // "Evening course in Harbour School": a few words before it, or there may be no school.
      (!/^in$/i.test(from[2]) || (from[1].split(' ').length < 3 && !SUBJECT.test(from[3])))
    if (!from || !((startsWithDegree(from[1]) && !/^in$/i.test(from[2])) || isTaken))
      return [startsWithDegree(told) ? told : part]
    const isNamed =
      isSchool(from[3]) || (!/^(?:an der|of the)$/i.test(from[2]) && /^\p{Lu}/u.test(from[3]))
    return isNamed ? [from[1], from[3].replace(/\s+(?:in|with)$/i, '').replace(THE, '')] : [part]
  })
}

/** Before a name that it is no part of. */
const THE = /^the\s+(?=\p{Lu})/u

/** Between what was taken and where. */
const FROM =
  /^(.{2,}?)\s+(from|at|@|in|an der|bei|of the|à l['’](?=\p{Lu})|à la(?=\s\p{Lu})|à(?=\s\p{Lu})|chez|vid|på|aan de)\s*(?<=\s|['’])(.*)$/iu

const AT_SCHOOL = /^(.{2,}?)\s+(at|from|@|bei|an der)\s+(?:the\s+)?(?=\p{Lu})(.*)$/u

const STUDENT_AT =
  /^(?:currently |an? |the )*(?:(?:under)?graduate )?student (?:at|of) (?=.*\b(?:universit|college|faculty|institut|school))/i

/** "Graduated as M.Sc. Physics", "Awarded the degree of B.A." */
const TOLD =
  /^(?:(?:(?:first|second|third|1st|2nd|3rd|upper second|lower second)(?:[- ]class)?(?:\s+(?:hon(?:ou?r)?s|degree))+|completed|completing|pursuing|pursued|passed|did|done|holds?|obtained|received|earned|awarded|graduated|graduating|graduation|abgeschlossen|abschluss|candidate)(?:\s+(?:with|as|for|in|als|mit|the))*\s*:?\s+)(?:an?\s+|my\s+|the\s+)?(?:degree\s+(?:of|in)\s+(?:an?\s+)?)?(?=\S)/i

/** Whether a degree is at the start of a text. */
export function startsWithDegree(text: string): boolean {
  const found = degreeIn(text)
  return found !== null && found.index! <= 12 && !institutionLike(text)
}
