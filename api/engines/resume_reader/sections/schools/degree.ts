import { degreeIn } from '#api/engines/resume_reader/language/lexicon'
import { tidy } from '#api/engines/resume_reader/sections/records/header_text'

const OF_DEGREES =
  /^((?:bachelor|master|associate|doctor|b\.?|m\.?)(?:['’]?s)?(?:\s+degree)?\s+of\s+(?:(?:applied|business|fine)\s+)?(?:science|arts|engineering|technology|commerce|business administration|philosophy|computer applications?|applications|design|laws?|education|architecture|fine arts|applied science|music|tech|sciences|studies|research|pharmacy|medicine)s?(?:\s+(?:and|&)\s+(?:engineering|science|technology|arts)s?\b)?)(?![\p{L}])/iu
const SHORT_DEGREE =
  /^((?:integrated\s+|dual\s+)?(?:b\.?\s?tech(?:nology)?|m\.?\s?tech|b\.?\s?e\.?(?![\p{L}])|m\.?\s?e\.?(?![\p{L}])|b\.?\s?sc\.?|m\.?\s?sci?\.?|b\.?\s?s\.?(?![\p{L}])|m\.?\s?s\.?(?![\p{L}])|b\.?\s?a\.?(?![\p{L}])|m\.?\s?a\.?(?![\p{L}])|b\.?\s?a\.?\s?sc\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?com\.?|m\.?\s?com\.?|b\.?c\.?a\.?|m\.?c\.?a\.?|bba|mba|b\.?\s?arch|b\.?\s?des|m\.?\s?des|b\.?\s?voc|b\.?\s?ed|ph\.?\s?d\.?|m\.?phil|dphil|mcomp|mmath|mphys|mres|bscs|bsit|bsse|mscs|bcs|bfa|pgdca|a\.\s?b\.?(?![\p{L}])|sc\.?\s?b\.?(?![\p{L}])|dut|bts|but|i?gcse)(?:\s*\(?\s*hon(?:ou?r)?s\.?\s*\)?)?)(?=$|[\s,.:(/–-])/iu

/** How well it was done, said before the degree: "Cum Laude B.A." */
const HONOURS_FIRST = /^(?:(?:summa|magna)\s+)?cum\s+laude,?\s+(?=\p{Lu})/iu
const MINOR = /[\s,;]+(?:(?:with|and|&)\s+)?(?:an?\s+)?minors?(?:\s+in\b|\s*:).*$/i
const IN_BRACKETS =
  /^(?:(?:yüksek |ön )?lisans|bachelor|master|licence|licenciatura|bacharelado|tecnólogo|mestrado|grado|máster|laurea|diploma?|diplom|doktora)\b/iu
const HONOURED = /^(?:hons?|honou?rs|regular|full[- ]time|part[- ]time|distance|cbse|icse)\b/i
const SECOND_DEGREE =
  /\s*(?:[,;+&/|]|\band)\s*(?:bachelor|master|associate|b\.?tech|m\.?tech|mba|[bm]\.\s?[as]\.?|[bm]\.?sc\.?|ph\.?d)(?!\p{L}).*$/iu

/** "B.Tech in Computer Science" as the degree and its field. */
export function degreeAndField(text: string): { degree: string; subject: string | null } {
  const plain = tidy(text.replace(MINOR, '').replace(HONOURS_FIRST, ''))
  // "Leeds: B.Sc. Physics"
  const [, before, behindColon] = plain.match(/^([^:]{2,25}):\s+(.+)$/) ?? []
  const cleaned =
    before && !degreeIn(before) && degreeIn(behindColon)?.index === 0 ? behindColon : plain
  const cut = (index: number, length: number) => ({
    degree: tidy(cleaned.slice(0, index)),
    subject: field(cleaned.slice(index + length)),
  })
  const long = cleaned.match(OF_DEGREES)
  if (long) {
    const rest = cleaned.slice(long[0].length)
    const bracket = rest.match(/^\s*\(([^)]*)\)/)
    if (
      bracket &&
      /^(hons?|honou?rs|[A-Z.]{2,6}|B\.?\w+|M\.?\w+)\.?$/i.test(bracket[1].replace(/\s/g, ''))
    )
      return { degree: long[0] + bracket[0], subject: field(rest.slice(bracket[0].length)) }
    return { degree: long[0], subject: field(rest) }
  }
  // "Informatik (B.Sc.)"
  const behind = cleaned.match(/^([^()]{4,60}?)\s*\(([^()]{2,24})\)$/)
  if (
    behind &&
    !degreeIn(behind[1]) &&
    (SHORT_DEGREE.test(behind[2]) || IN_BRACKETS.test(behind[2]))
  )
    return { degree: behind[2], subject: field(behind[1]) }
  // "Software Engineering Bachelor's Degree"
  const after = cleaned.match(
    /^(.{4,50}?),?\s+((?:bachelor|master)(?:['’]s|s)?(?:\s+degree)?|b\.?\s?sc\.?(?:\s*\(?hons\.?\)?)?|m\.?\s?sc\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?tech|m\.?tech|ph\.?d\.?|bts|dut)$/iu
  )
  if (after && !degreeIn(after[1])) return { degree: after[2], subject: field(after[1]) }
  // "Especialização, Engenharia de Software em …"
  const [, word, rest] = cleaned.match(/^(\p{L}+),\s+(\p{L}.*)$/u) ?? []
  if (word && degreeIn(word)?.[0].length === word.length && !degreeIn(rest))
    return { degree: word, subject: field(rest) }
  const inside = cleaned.match(
    /^(.{2,60}?),?\s+(?:in|(?:double |dual )?major in|en|em|im|majoring in)\s+(?=\S)/i
  )
  if (inside && degreeIn(inside[1]))
    return cut(inside[1].length, inside[0].length - inside[1].length)
  if (/^grado\s+(?:superior|medio)$/i.test(cleaned)) return { degree: cleaned, subject: null }
  // "B.S./M.S. Computer Science"
  const pair = cleaned.match(/^([\p{L}.]{2,7}\s*[/&+]\s*[\p{L}.]{2,7})(?=\s|,|$)/u)
  if (pair && pair[1].split(/\s*[/&+]\s*/).every((one) => SHORT_DEGREE.test(one)))
    return { degree: pair[1], subject: field(cleaned.slice(pair[0].length)) }
  const short = cleaned.match(SHORT_DEGREE)
  if (short) return { degree: tidy(short[0]), subject: field(cleaned.slice(short[0].length)) }
  const of = cleaned.match(
    /^((?:bachelor|master|licen[cs]e|licenciatura|graduação|mestrado|diplôme|diploma|baccalauréat|bacharel(?:ado)?|tecnólogo|técnico|specialist|engineer(?:['’]?s)?|technical|ing\.|lic\.|doctorat|maîtrise|ingénieur|ingeniería|grado(?: superior| medio)?|tecnologia|doutorado|certificate)(?:['’]?s)?(?:\s+degree)?)\s*(?:,|:|\bof\b|\bde\b|\bem\b|\ben\b|\bin\b|-)\s+(.+)$/i
  )
  if (of) {
    // "Bachelor of Computing (Games)"
    const [, wide, narrow] = of[2].match(/^([^()]{4,40}?)\s*\(([^()]{4,60})\)/) ?? []
    if (narrow && /\bof\b/i.test(of[0]) && !HONOURED.test(narrow) && !degreeIn(narrow))
      return { degree: `${tidy(of[1])} of ${wide}`, subject: narrow }
    return { degree: tidy(of[1]), subject: field(of[2]) }
  }
  // "High school diploma with a focus on biology"
  const focused = cleaned.match(/^(.{3,60}?)\s+with an?\s+(?:focus|emphasis)\s+(?:on|in)\s+(.+)$/i)
  if (focused && degreeIn(focused[1])) return { degree: focused[1], subject: field(focused[2]) }
  // "Bachelorstudium Medieninformatik"
  const study = cleaned.match(
    /^((?:bachelor|master|diplom)-?studium)\s+(?:(?:der|des)\s+)?(\p{Lu}.*)$/iu
  )
  if (study) return { degree: study[1], subject: field(study[2]) }
  // "Máster Ciencia de Datos", "Bachelor Mathematik"
  const beside = cleaned.match(
    /^((?:bachelor|master)(?:['’]?s)?(?:\s+(?:[12]|studies|studium))?|minor degree|certificate|máster|licenciatura|licence(?:\s+[123])?|grado(?:\s+(?:superior|medio))?|mestrado|bacharelado|diplom|lisans|yüksek lisans|maîtrise|doctorado|doutorado|doktorat|baccalauréat|dut|bts|laurea|(?:\p{Lu}{2,4}-?\s)?matura)\s+(?!(?:studies|project|thesis|universitaire|degree|professionnelle?|of|studium)\b)(\p{Lu}.*)$/iu
  )
  if (beside) return { degree: beside[1], subject: field(beside[2]) }
  const colon =
    cleaned.match(/^([^:,(]{2,40})\s*\(\s*([^()]+?)\)?$/) ??
    cleaned.match(/^([^:,(]{2,40})\s*[:,]\s*(.+)$/)
  // "Higher Secondary (12th Pass)" and "Senior Secondary (XII)" name a class or its board, not what was learnt.
  if (
    colon &&
    /\bpass|\d(?:th)?\b|\bclass|^(?:x|xii|cbse|icse|isc|hsc|ssc|state board|ihk|hwk|vwa|fh)\b/i.test(
      colon[2]
    )
  )
    return { degree: cleaned, subject: null }
  // "Secondary (High School)": the degree again, in other words.
  if (
    colon &&
    degreeIn(colon[1]) &&
    degreeIn(colon[2])?.index === 0 &&
    !SHORT_DEGREE.test(colon[2])
  )
    return { degree: cleaned, subject: null }
  if (colon && degreeIn(colon[1])) return { degree: tidy(colon[1]), subject: field(colon[2]) }
  return { degree: cleaned, subject: null }
}

/** What was studied, of the words beside a degree; null where they say nothing of it. */
function field(rest: string): string | null {
  // "B.Tech (CSE)": a bracket alone is what was studied, unless it is a grade of honour or the degree again.
  const alone = rest.match(/^\s*\(([^()]{2,60})\)\s*$/)?.[1]
  const bracketed = alone && !HONOURED.test(alone) && !degreeIn(alone) ? alone : null
  const value = tidy(
    (bracketed ?? rest)
      .replace(
        /^[\s,.:–(/-]*(?:\([^)]*\)\s*)?(?:(?:with\s+)?(?:(?:first class\s+)?hon(?:ou?r)?s\.?|distinction),?\s+(?:degree\s+)?(?=in\b|\p{Lu}))?(?:(?:eng\.?\s+)?degree[,:]?\s+)?(?:(?:candidate|student),?\s+)?(?:(?:in|of|(?:double |dual )?major(?:ing)? in|with (?:a )?(?:major|specialization) in|im studiengang|en|em|in der fachrichtung|speciali[sz]ation(?: in)?|fachrichtung|option|mention|spécialité)\s+)?(?:the\s+)?(?:(?:department|dept\.?)\s+of\s+)?/iu,
        ''
      )
      .replace(
        /\s*[,;(]?\s*\b(?:(?:with|and) (?:a )?minors?|minors? in|minors?|(?:with )?honou?rs|(?:first|second|third|1st|2nd) (?:class|division|div\b)|distinction|cum laude|very good|excellent|magna cum|summa cum|graduated|expected|hons).*$/i,
        ''
      )
      // "Computer Science studies"
      .replace(/(?<=\p{L})\s+studies$/u, '')
      // A British class of honours.
      .replace(/[\s,:]*\(?\b(?:[12]:[12]|I{1,2}[.:]I{1,2})\b\)?.*$/, '')
      .replace(/,\s*majeure\s.*$/i, '')
      .replace(
        /\s*\((?:near completion|incomplete|expected|ongoing|pursuing|in progress|completed)[^)]*\)/i,
        ''
      )
      // "Chemical Engineering + Master's in Biology": the first of two.
      .replace(SECOND_DEGREE, '')
      .replace(/(?<=\p{L}{5})\.\s.*$|\.$/u, '')
  )
  return value.length > 1 &&
    value.length < 120 &&
    !/^(?:students?|studies|apprenticeship|alternance|apprentissage|degree|present|current|(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|final) year)$/i.test(
      value
    ) &&
    /\p{L}{2}/u.test(value)
    ? value
    : null
}
