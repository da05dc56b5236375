import type { Passage, WantedSkill } from '#api/screening/material/material'
import { speaksOf, type Voice } from '#api/screening/judging/voice'

/** Names that are also everyday words: they count in lists and in the letters of the name only. */
const everyday = new Set(
  'go r c d less swift rust dart spring express ruby play chef puppet spark flask nest next vault consul storm hive pig sketch excel access word meteor ember backbone kong salt ant make processing scratch julia crystal elm phoenix node'.split(
    ' '
  )
)
const isEveryday = (name: string) => everyday.has(name.toLowerCase())

/** Where a skill is named, and how: done, learned, denied, or only listed. */
export type Mention = { passage: Passage; name: string; quote: string; voice: Voice }

const patterns = new Map<string, RegExp>()

/** A name as a whole word; `React` also finds `React.js` and `ReactJS`, `Node.js` also `NodeJS` and `Node`. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const core = name.replace(/\.?js$/i, (end) => (end.length < name.length ? '' : end))
  const letters = core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]*')
  const ends =
    core === name && !/^(react|vue|angular|node|express|next|nuxt|nest|ember)$/i.test(name)
      ? ''
      : '(?:[.\\s]?js)?'
  const made = new RegExp(
    `(?<![\\p{L}\\p{N}+#_@/.-])${letters}${ends}(?:\\s?v?\\d{1,2}(?:\\.\\d+)?)?(?![\\p{L}\\p{N}+#_]|\\.\\p{L})`,
    `g${isEveryday(name) || name.length <= 2 ? '' : 'i'}u`
  )
  if (patterns.size > 5000) patterns.clear()
  patterns.set(name, made)
  return made
}

/** Everywhere that a skill is named, by any of its names. */
export function mentionsOf(
  { name, aliases }: Pick<WantedSkill, 'name' | 'aliases'>,
  passages: Passage[]
): Mention[] {
  const found: Mention[] = []
  for (const passage of passages)
    for (const word of [name, ...aliases]) {
      const match = firstIn(passage.text, word)
      if (!match) continue
      found.push({
        passage,
        name: word,
        quote: snippet(passage.text, match.index, match[0].length),
        voice: speaksOf(passage.text, match.index, match[0].length),
      })
      break
    }
  return found
}

/** Every place of a text where a skill is named, by any of its names: from its first letter until after its last. */
export function placesOf(
  { name, aliases }: Pick<WantedSkill, 'name' | 'aliases'>,
  text: string
): [from: number, until: number][] {
  const places = [name, ...aliases].flatMap((word) =>
    [...matchesIn(text, word)].map(({ index, 0: found }): [number, number] => [
      index,
      index + found.length,
    ])
  )
  return places
    .sort((one, other) => one[0] - other[0] || other[1] - one[1])
    .filter(([from], at, all) => at === 0 || from >= all[at - 1][1])
}

const firstIn = (text: string, word: string) => matchesIn(text, word).next().value ?? null

function* matchesIn(text: string, word: string): Generator<RegExpExecArray, undefined> {
  const pattern = new RegExp(patternOf(word))
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match
    // "Next.js" without its end is a word of every day as well, and must be written as the name is
    if (!isEveryday(found) && word.length > 2) yield match
    else if (
      word.startsWith(found.slice(0, 1))
        ? readsAsName(text, match.index, found)
        : standsInList(text, match.index, found)
    )
      yield match
  }
  return undefined
}

/** Whether a word of every day is a skill there: between others of a list, after a word that says so, or before what is made with it. */
function readsAsName(text: string, at: number, found: string): boolean {
  const after = text.slice(at + found.length)
  if (MADE_WITH_IT.test(after)) return true
  return (
    /(^|[,;:|/(•·]\s*|\b(and|or|in|with|using|of)\s+)$/u.test(text.slice(0, at)) &&
    /^(\s*$|\s*[,;:|/)•·.(-]|\s+(and|or|with|for|programming|code|boot|on|to)\b)/u.test(after)
  )
}

/** "react, node, express": between two separators it is a name in small letters, too. */
const standsInList = (text: string, at: number, found: string) =>
  /[,;:|/(•·]\s*$/u.test(text.slice(0, at)) &&
  /^\s*([,;|/)•·]|$)/u.test(text.slice(at + found.length))

const MADE_WITH_IT =
  /^\s+(services?|microservices?|developers?|engineers?|backends?|apps?|apis?|servers?)\b/iu

const MOST = 160

/** The clause around a place, in whole words. */
export function snippet(text: string, at: number, length: number): string {
  if (text.length <= MOST) return text.trim()
  let from = text.lastIndexOf('. ', at)
  from = from < 0 || at - from > MOST / 2 ? Math.max(0, at - MOST / 2) : from + 2
  let until = text.indexOf('. ', at + length)
  until = until < 0 || until - from > MOST ? Math.min(text.length, from + MOST) : until + 1
  while (from > 0 && /\S/.test(text[from - 1])) from -= 1
  while (until < text.length && /\S/.test(text[until])) until -= 1
  return text.slice(from, Math.max(until, at + length)).trim()
}

const stops = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my of on or our she so such than that the their them then there these they this to too up us was we were what when where which who why will with would you your about also any because being both each just more most not only other own same some very should must one two use used using able make made get got well good new work worked working'.split(
    ' '
  )
)

/** The stems of the words of a text that carry its sense. */
export function stemsOf(text: string): string[] {
  return (
    text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu) ?? []
  )
    .filter((word) => !stops.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stem)
}

/** Plural, -ing, -ed and -ly fall away; enough to compare words of two short texts. */
const stem = (word: string) =>
  word.length < 5 || /[\d+#.]/.test(word)
    ? word
    : word
        .replace(
          /(?:ations?|ments?|ings?|ness|ities|ity|ably|ibly|edly|ies|ions?|able|ed|ly|es|s|e|y)$/u,
          ''
        )
        .slice(0, 8)
