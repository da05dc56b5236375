import {
  isOneOfSeveral,
  hasLegalForm,
  isEmploymentType,
  kindOf,
} from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { isCapitalised } from '#api/engines/resume_reader/sections/records/header_text'

/** A cell parted at bars, dots, dashes, "at", brackets, and at those commas that part a title from a company or a place. */
export function partsOf(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = []
  const told = saidIn(text)
  if (told) return told.flatMap((part) => byComma(part, vocabulary))
  const flattened = text
    .replace(/^\s*\.\s+/, '')
    .replace(ADVISED, ' ')
    // "Foo (foo.com)", "Foo, a maker of calendars"
    .replace(/\s\((?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+[^()\s]*\)/g, ' ')
    .replace(/,\s+an?\s\p{Ll}[^|–—,]*$/u, '')
    // "Foo: maker of calendars", "Foo (working mostly in clay)"
    .replace(/(?<=[\p{L})]):\s+\p{Ll}[^|]*$/u, '')
    .replace(/\s+\((?:\p{Ll}+\s+){2,}[^()]*\)/gu, ' ')
    .replace(/,?\s*(?:https?:\/\/|www\.)\S+/g, ' ')
    .replace(/\s+\(([^()]{2,60})\)(?=(.*))/g, (whole, inner: string, rest: string) =>
      // "Foo (India) Private Limited" is one name.
      !(/^\s\p{L}/u.test(rest) && hasLegalForm(rest)) &&
      (inner.split(/\s*[,/|]\s*/).every(isEmploymentType) ||
        vocabulary.place(inner) ||
        kindOf(inner).title > 0.7 ||
        (kindOf(inner).company >= 0.7 && !isTeam(inner) && kindOf(text.split('(')[0]).title > 0.6))
        ? ` | ${inner} | `
        : whole
    )
  for (const strong of flattened.split(
    /\s*[|•·‖∣⋄⬩◦■❖]\s*|(?:\s+[–—−]\s*|\s*[–—−]\s+|\s+-{1,2}\s+)(?!\s*[Aa]n?\s)|(?<!&|\bund)\s+-(?=\p{Lu})|(?<=\))\s*-\s*|\s+\/{2}\s+|\s+:\s+|\s{3,}|(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu})/u
  ))
    parts.push(...byAt(strong, vocabulary).flatMap((part) => byComma(part, vocabulary)))
  return parts.filter(Boolean)
}

/** Before the name that "at" says is the employer. */
export const AT_SIGN = '@ '

/** A part of an employer, named beside it. */
export const UNIT =
  /\b(?:departments?|dept|division|faculty|school of|centre|center|chair of|lab|laboratory|group|team|squad|abteilung|fakultät|institut für|lehrstuhl|facultad|faculté|faculdade|departamento|département|laboratoire)\b/i

/** A whole school that such parts belong to. */
export const UNIVERSITY = /^(?:the )?universi\p{L}*|\buniversi\p{L}*$|universität\b/iu

/** "Harbour University (HU)", with its own name. */
const OF_UNIVERSITY = /^(?:\p{Lu}[\p{L}'’.-]+\s){1,4}Universi\p{L}+(?:\s\(\p{Lu}+\))?$/u

const isTeam = (text: string) => /\b(?:team|department|dept\.?|division|unit|squad)$/i.test(text)

const END = /\s*(?:\b(?:from|since|between|during|till|for)\b\s*)*[.,;:]*\s*$/i
const AS_AT =
  /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?|associated)\b.*?\bas\s+(?:an?\s+|the\s+)?(.{3,60}?)\s+(?:at|in|with|for)\s+(?=[\p{Lu}\d])(.{2,60})$/iu
const AT_AS =
  /(?:^|\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|associated)\s+)(?:at|in|with|for)\s+(?=[\p{Lu}\d])(.{2,60}?)\s+as\s+(?:an?\s+|the\s+)?(.{3,60})$/iu

const COMPANY_AS =
  /^(?!.*\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?)\b)(\p{Lu}.{1,50}?)\s+as\s+(?:an?\s+|the\s+)?(.{3,60})$/u

/** Title and employer of "Worked as an engineer at Foo". */
function saidIn(text: string): string[] | null {
  const plain = text.replace(END, '')
  const [, title, company] = plain.match(AS_AT) ?? []
  if (title) return [title, company]
  const [, employer, post] = plain.match(AT_AS) ?? []
  if (employer) return [post, employer]
  const [, name, role] = plain.match(COMPANY_AS) ?? []
  return name && isCapitalised(name) && kindOf(role).title > 0.6 ? [role, name] : null
}

/** Who led the work is neither its title nor its employer. */
const ADVISED = /[(,;–-]?\s*\b(?:supervi[sz]|advis|mentor|guid)\p{L}+\s*(?:by|:)\s*[^)|]*\)?/giu

/** "Pflegerin im Klinikum", where German says so of who works there. */
const WITHIN = /^(.{3,}?)\s+(?:im|am|an der|in der)\s+(?=\p{Lu})(?!Rahmen\b)(.{2,})$/u

/** "the Harbour Centre in Leeds, writing an": the name alone, without where it is and what was done. */
function employerAlone(name: string, vocabulary: Vocabulary): string {
  const bare = name.replace(/^the\s+(?=\p{Lu})/u, '')
  const [, before, town] = bare.match(/^(.{3,}?)\s+in\s+(\p{Lu}[^,(]{2,40})/u) ?? []
  const alone = before && vocabulary.place(town.trim()) ? before : bare
  return alone.replace(/(?:\s+(?:in|at|of|for|and|with|the))+$/, '')
}

function byAt(text: string, vocabulary: Vocabulary): string[] {
  const within = text.match(WITHIN)
  if (
    within &&
    kindOf(within[1]).title > 0.6 &&
    !/\bBereich\b|(?:bau|wesen)(?:$|,)/.test(within[2])
  )
    return [within[1], AT_SIGN + within[2]]
  const at = text.match(
    /^(.{3,}?)\s*(?:\s(?:at|bei(?:\s+der)?|beim|chez|hos|w firmie|в компании|à(?: la)?(?!\s[ld]['’])(?=\s\p{Lu}))\s|\s(?:à|de) l['’]\s?(?=\p{Lu})|\s*@\s*)(.{2,})$/iu
  )
  if (!at) return [text]
  // "University of Texas at Austin" is one name.
  if (/^(?:the )?university of \p{Lu}\p{L}+$/iu.test(at[1])) return [text]
  // In these languages the word says nothing else.
  if (/\s(?:chez|hos|w firmie|в компании)\s/iu.test(text))
    return [at[1], AT_SIGN + employerAlone(at[2].replace(/\.$/, ''), vocabulary)]
  // "Motion Lab @ University of Leeds" is one employer, and "Analyst, Motion Lab at …" names one.
  const left = at[1].split(/,\s+/)
  const isTitled = left.some((part) => kindOf(part).title > 0)
  const isEmployer = left.length > 1 && kindOf(left.at(-1)!).company >= 0.5
  // Who works where is told so: two names with "at" between them that name no lab of a school.
  const isNamed =
    /\sat\s/.test(text) &&
    isCapitalised(at[1]) &&
    isCapitalised(at[2]) &&
    kindOf(at[1]).company < 0.4 &&
    at[1].split(' ').length < 6
  if (vocabulary.place(at[2])) return [at[1], at[2]]
  return (isTitled || isNamed) && !isEmployer
    ? [at[1], AT_SIGN + employerAlone(at[2], vocabulary)]
    : [text]
}

/** "Lakeside Hospital Lagos, Nigeria" without the town, which is beside its country. */
function withoutTown(name: string, place: string | undefined, vocabulary: Vocabulary): string {
  const [, before, town] = name.match(/^(.+\s.+)\s(\p{Lu}\p{L}{2,})$/u) ?? []
  if (!place || !town || /\b(?:of|in|de|von|at)$/i.test(before)) return name
  const [alone, beside] = [vocabulary.place(town), vocabulary.place(place)]
  return alone?.country && vocabulary.isCity(town) && alone.country === beside?.country
    ? before
    : name
}

const isTownBehind = (name: string, town: string) =>
  ENDS_LEGALLY.test(name) && TOWN.test(town) && !hasLegalForm(town) && kindOf(town).title < 0.5

const ENDS_LEGALLY =
  /\s(?:ltd|limited|llc|llp|plc|gmbh|ag|kg|mbh|s\.?a\.?r?\.?l?|s\.?r\.?l|ltda|b\.?v|n\.?v|oy|ab|kft|sp\. z o\.?o)\.?$/i
/** One capitalised word, or two. */
export const TOWN = /^\p{Lu}\p{Ll}{2,}(?:[ -]\p{L}{2,})?$/u

const PARTING = /\s*[,;](?:\s+|(?=\p{Lu}))|:\s+/u

function byComma(text: string, vocabulary: Vocabulary): string[] {
  const list = text.split(PARTING)
  if (list.length < 2 || vocabulary.place(text)) return [text]
  const separators = text.match(new RegExp(PARTING, 'gu')) ?? []
  // A trailing place goes first: "Google, Bengaluru, India".
  let tail = list.findIndex(
    (town, from) =>
      from > 0 &&
      from < list.length - 1 &&
      vocabulary.isCity(town) &&
      vocabulary.place(list.slice(from).join(', '))
  )
  if (tail < 0) tail = list.length
  for (let from = Math.max(1, list.length - 3); from < tail; from++) {
    // A town that nobody knows is one where an employer is named before it.
    const isNamed = list.slice(0, from).some((part) => kindOf(part).title < 0.6)
    if (tail === list.length && vocabulary.place(list.slice(from).join(', '), isNamed)) tail = from
  }
  // A postcode begins an address: "Foo, 10115 Berlin".
  const postcode = list.findIndex((part, at) => at > 0 && /^\d{4,5}\s+\p{Lu}/u.test(part))
  if (postcode > 0) tail = Math.min(tail, postcode)
  // A town that no gazetteer has, behind a name that its legal form ends: "Foo AG, Niederdorf".
  if (tail === list.length && list.length > 1 && isTownBehind(list.at(-2)!, list.at(-1)!)) tail--
  const places = tail < list.length ? [list.slice(tail).join(', ').replace(/\.$/, '')] : []
  const rest = list.slice(0, tail)
  const last = rest.length - 1
  rest[last] = withoutTown(rest[last], places[0], vocabulary)
  // "Indian Institute of Technology, Kanpur" has its town in its name.
  if (places.length && isOneOfSeveral(rest[last])) {
    const [town, ...others] = list.slice(tail)
    rest[last] += `, ${town}`
    places.splice(0, 1, ...(others.length ? [others.join(', ')] : []))
  }
  if (rest.length < 2) return [...rest, ...places]
  const kinds = rest.map((part) => ({
    ...kindOf(part),
    legal: /^(inc|ltd|llc|co|corp|gmbh|s\.?a)\b\.?/i.test(part),
  }))
  // "Foo, Inc." is one name.
  const merged: { text: string; title: boolean }[] = []
  for (const [index, part] of rest.entries()) {
    const isTitle = kinds[index].title > 0.6 && kinds[index].company < 0.9
    const previous = merged.at(-1)
    const isListed = /^(?:and|&|und|et)\s/.test(part)
    // "Department of Zoology, University of Foo": a part and the whole.
    const isWhole =
      previous &&
      !previous.title &&
      ((UNIT.test(previous.text) && UNIVERSITY.test(part)) ||
        (OF_UNIVERSITY.test(part) && !OF_UNIVERSITY.test(previous.text)))
    if (previous && !isWhole && (kinds[index].legal || isListed || previous.title === isTitle)) {
      previous.text += separators[index - 1] + part
      previous.title ||= isListed && isTitle
    } else merged.push({ text: part, title: isTitle })
  }
  // "Engineer, Payments Team" names no employer.
  const [title, team] = merged
  if (merged.length === 2 && title.title && isTeam(team.text)) merged.pop()
  // "Engineer, Platform" and "Engineer, Google" look alike; the latter is by far the commoner in a header.
  return [...merged.map((part) => part.text), ...places]
}
