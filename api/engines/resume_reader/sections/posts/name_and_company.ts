import { hasLegalForm, kindOf } from '#api/engines/resume_reader/language/lexicon'
import { isCapitalised } from '#api/engines/resume_reader/sections/records/header_text'
import { UNIT as PART, UNIVERSITY } from '#api/engines/resume_reader/sections/posts/part_header'
import { type Piece, LAST_PART } from '#api/engines/resume_reader/sections/posts/post_pieces'

/** A share of at most 1, to two digits. */
export const round = (value: number) => Math.round(Math.min(value, 1) * 100) / 100

type Role = 'title' | 'company' | 'other'
type Votes = { slots: Map<string, Record<Role, number>>; count: number }

/** A company begins with a capital or a digit, and is no sentence and no list. */
const isName = ({ text, company, style }: Piece) =>
  !COURSE.test(text) &&
  text.split(/,\s/).length < 4 &&
  (!/^\p{Ll}/u.test(text) || /^\p{Ll}+\p{Lu}|\.\p{L}{2,}/u.test(text) || company >= 0.9) &&
  (text.split(/\s+/).length <= 6 ||
    // What is bold is named, however long.
    ((company > 0.4 || style.startsWith('true')) && isCapitalised(text))) &&
  !/\b(our|using|with|which|that|including)\b.*\s.*\s/.test(text) &&
  (isCapitalised(text) || !/\b(the|und)\b.*\s.*\s/.test(text))

/** "BIO 216: Cells" is a course. */
export const COURSE = /^[A-Z]{2,8}[ -]?\d{2,4}[A-Z]?\s*(?::|–|-|\()/

/** Where a piece is: counted from the dates, and among the lines that name something. */
const placesOf = (piece: Piece, open: Piece[]) => {
  const inOrder = [...new Set(open.map((one) => one.offset))].sort((one, other) => one - other)
  const within = `${Math.min(piece.cell, 3)}:${Math.min(piece.part, LAST_PART)}`
  return [`line:${inOrder.indexOf(piece.offset)}:${within}`, `from dates:${piece.offset}:${within}`]
}

const isPlace = (piece: Piece) => piece.place >= 0.75 && piece.company < 0.9

const EXPORTED = { company: 'false:false:24', title: 'false:false:23' }

/**
 * Where titles and companies are in this file, and how they are set. The records whose words give them away vote
 * first; then all do by what was made of them, so that records set alike are read alike.
 */
export function voteOf(all: Piece[][]): Votes {
  const first: Votes = { slots: new Map(), count: 0 }
  // As the professional network prints a profile: nothing in bold, the employer in 12 points, the title in 11.5.
  if (all.flat().some(({ style }) => style === EXPORTED.title)) {
    for (const slot of [`style:${EXPORTED.company}`, 'from dates:-2:0:0'])
      first.slots.set(slot, { title: 0, company: 2, other: 0 })
    for (const slot of [`style:${EXPORTED.title}`, 'from dates:-1:0:0'])
      first.slots.set(slot, { title: 2, company: 0, other: 0 })
  }
  for (const pieces of all) {
    const open = pieces.filter((piece) => !isPlace(piece))
    const titles = open.filter((piece) => piece.title > 0.6 && piece.company < 0.9)
    const companies = open.filter(
      (piece) => piece.company >= 0.5 && piece.title <= 0.6 && !UNIT.test(piece.text)
    )
    if (titles.length !== 1 && (companies.length !== 1 || titles.length)) continue
    const { title, company } = nameAndCompany(pieces, NO_VOTES)
    if (!title && !company) continue
    // Where several could be the company each is it a little.
    const possible = companies.length ? companies : [company?.piece]
    vote(first, pieces, (piece) =>
      piece === title?.piece
        ? ['title', 1]
        : possible.includes(piece)
          ? ['company', 1 / possible.length]
          : ['other', 1]
    )
  }
  const votes: Votes = { slots: new Map(), count: 0 }
  for (const pieces of all.map((given) => partedAlike(given, first))) {
    const { title, company } = nameAndCompany(pieces, first)
    if (title && company)
      vote(votes, pieces, (piece) => [
        piece === title.piece ? 'title' : piece === company.piece ? 'company' : 'other',
        1,
      ])
  }
  return votes
}

function vote(votes: Votes, pieces: Piece[], of: (piece: Piece) => [Role, number]) {
  votes.count++
  const open = pieces.filter((piece) => !isPlace(piece))
  for (const piece of pieces) {
    const [role, share] = of(piece)
    const slots = placesOf(piece, open)
    // A style that titles or companies share with the rest still is theirs.
    if (role !== 'other') slots.push(`style:${piece.style}`)
    for (const slot of slots) {
      const count = votes.slots.get(slot) ?? { title: 0, company: 0, other: 0 }
      count[role] += share
      votes.slots.set(slot, count)
    }
  }
}

/** A part of an employer, named beside it. */
const UNIT =
  /^(?:department|dept|division|faculty|team|abteilung|fakultät|facultad|faculté|faculdade)\b|\b(?:team|squad)$/i

/** A department where its university is named, too. */
const isPartOf = (piece: Piece, open: Piece[]) =>
  PART.test(piece.text) &&
  !UNIVERSITY.test(piece.text) &&
  open.some(({ text }) => UNIVERSITY.test(text))

export type Named = {
  title: { piece: Piece | null; text: string; sure: number } | null
  company: { piece: Piece | null; text: string; sure: number } | null
  place: string | null
}
const NOTHING: Named = { title: null, company: null, place: null }
const NO_VOTES: Votes = { slots: new Map(), count: 0 }

/** What is below the dates names the post less often the further down it is. */
const away = ({ offset }: Piece, first = 0) =>
  offset > first ? 0.03 + (offset - first) * 0.06 : (first - offset) * 0.02

/** Parted where a title would end, and where one would begin. */
const AT_FIRST = /^(.{2,}?)(?:[,:]\s+|\s+(?:[@/]|at|-|–)\s+|\s+[([](?=.*[)\]]$))(.{2,}?)[)\]]?$/
const AT_LAST = /^(.{2,})(?:[,:]\s+|\s+(?:[@/]|-|–)\s+|\s+[([](?=.*[)\]]$))(.{2,}?)[)\]]?$/

/** "Minder of Bees, Foo" has a comma where the other records part title and company. */
function partedAlike(pieces: Piece[], votes: Votes): Piece[] {
  return pieces.flatMap((piece) => {
    const { text, offset, cell } = piece
    const isAlone = pieces.every(
      (one) => one === piece || one.offset !== offset || one.cell !== cell || isPlace(one)
    )
    if (!isAlone || piece.company >= 0.9 || isPlace(piece)) return [piece]
    const roles = [0, 1].map((part) => roleAt(votes, `from dates:${offset}:${cell}:${part}`))
    if (!roles.includes('title') || !roles.includes('company')) return [piece]
    const [, ...halves] = text.match(roles[0] === 'title' ? AT_FIRST : AT_LAST) ?? []
    return halves.length < 2
      ? [piece]
      : halves.map((half, part) => ({
          ...piece,
          ...kindOf(half),
          text: half,
          part,
          order: piece.order + part / 2,
        }))
  })
}

/** What is in a place in most records, where one is known. */
function roleAt(votes: Votes, slot: string): Role | undefined {
  const counts = Object.entries(votes.slots.get(slot) ?? {}) as [Role, number][]
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return counts.find(([, count]) => count > all * 0.6)?.[0]
}

/** The only other name beside a sure company is the title, whatever its words. */
function leftBeside(company: Piece, open: Piece[]): Piece | null {
  const [other, ...others] = open.filter((piece) => piece !== company && piece.offset <= 1)
  if (!other || others.length || UNIT.test(other.text) || !isName(other)) return null
  // At the right of the company, away from the dates, stands where it was.
  const isAside = other.offset === company.offset && other.offset !== 0 && other.cell > company.cell
  return isAside || other.company >= 0.5 || /[,:]/.test(other.text) ? null : other
}

/** "Engineer, Foo": in one cell, the one behind the other. */
const isBehind = (title: Piece, { offset, cell, part }: Piece) =>
  offset === title.offset && cell === title.cell && part === title.part + 1

/** Which pieces of a header are its title, company and place, by their words and by where those of the other records stand. */
export function nameAndCompany(given: Piece[], votes: Votes): Named {
  const pieces = partedAlike(given, votes)
  const place = pieces.find((piece) => isPlace(piece) && piece.title < 0.8) ?? null
  const open = pieces.filter((piece) => !isPlace(piece))
  if (!open.length) return { ...NOTHING, place: place?.text ?? null }
  // Where dates stand above all else, names begin below them.
  const first = Math.max(0, Math.min(...open.map(({ offset }) => offset)))
  /** From -1 to 1: what stands so in the records of this file. */
  const leaning = (piece: Piece, role: 'title' | 'company') => {
    // What is alone is first and last: only its place by the dates says something.
    const places = placesOf(piece, open).slice(open.length > 1 ? 0 : 1)
    const sums = [...places, `style:${piece.style}`].map((slot) => {
      const vote = votes.slots.get(slot)
      if (!vote) return 0
      const all = vote.title + vote.company + vote.other
      return (2 * vote[role] - all) / (all + 0.5)
    })
    return sums.reduce((sum, one) => sum + one, 0) / sums.length
  }
  // The more records agree, the less the words of one say against them.
  const weight = 0.5 + 0.1 * Math.min(votes.count, 4)
  const titleScore = (piece: Piece) =>
    piece.title -
    (piece.company >= 0.9 ? 0.5 : piece.company * 0.3) +
    leaning(piece, 'title') * weight -
    away(piece, first) -
    piece.order * 0.01
  const ranked = [...open].sort((one, other) => titleScore(other) - titleScore(one))
  const best = ranked[0]
  const isTitled =
    best.title > 0
      ? titleScore(best) > 0.3
      : leaning(best, 'title') > (open.length > 1 ? 0.35 : 0.5)
  let title = isTitled ? best : null
  const rest = open.filter((piece) => piece !== title)
  const companyScore = (piece: Piece) =>
    piece.company * 0.7 +
    leaning(piece, 'company') * (weight + 0.1) -
    (UNIT.test(piece.text) ? 0.35 : 0) -
    (isPartOf(piece, open) ? 0.8 : 0) +
    (title && isBehind(title, piece) ? 0.4 : 0) -
    (piece.title > 0.6 ? 0.6 : 0) -
    away(piece, first) * 2 -
    piece.order * 0.02
  const byCompany = rest
    .filter(
      (piece) =>
        (piece.title < 0.7 || piece.company > 0.4 || leaning(piece, 'company') > 0.5) &&
        isName(piece)
    )
    .sort((one, other) => companyScore(other) - companyScore(one))
  const company = byCompany[0] ?? null
  if (!title && company && (company.company >= 0.5 || leaning(company, 'company') > 0.35))
    title = leftBeside(company, open)
  return {
    title: title && {
      piece: title,
      text: title.text,
      sure: round(0.5 + Math.min(titleScore(title), 1) * 0.45),
    },
    company: company && {
      piece: company,
      text: hasLegalForm(company.text)
        ? company.text
        : company.text.replace(/(?<=\p{Ll}{4})\.$/u, ''),
      sure: round(Math.max(0.3, 0.55 + companyScore(company) * 0.4)),
    },
    place: place?.text ?? null,
  }
}
