import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { tidy } from '#api/engines/resume_reader/sections/records/header_text'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { Field, ResumeDraft } from '#api/engines/resume_reader/resume_draft'
import { type Given, found } from '#api/engines/resume_reader/sections/contact/fields'
import {
  withoutIconNames,
  headLines,
  joinAddresses,
} from '#api/engines/resume_reader/sections/contact/contact_lines'
import { readEmail, EMAIL } from '#api/engines/resume_reader/sections/contact/email'
import {
  readLocation,
  mailCountry,
  countryOf,
} from '#api/engines/resume_reader/sections/contact/location'
import { readLinks } from '#api/engines/resume_reader/sections/contact/links'
import { readName } from '#api/engines/resume_reader/sections/contact/person_name'
import { readPhone } from '#api/engines/resume_reader/sections/contact/phone'

export type Contact = Pick<
  ResumeDraft,
  'fullName' | 'email' | 'phone' | 'location' | 'website' | 'headline' | 'links'
>

/** Who the resume is of, and how to reach them. */
export function readContact(given: Given): Contact {
  const { sections, vocabulary } = given
  const plain = new Map<Line, Line>()
  const withoutIcons = (line: Line) => {
    const text = withoutIconNames(line.text)
    if (text === line.text) return line
    const known = plain.get(line) ?? { ...line, text }
    plain.set(line, known)
    return known
  }
  const lines = given.lines.map((line) => (line.page === 1 ? withoutIcons(line) : line))
  const top = headLines(sections).map(withoutIcons)
  const near = joinAddresses([
    ...top,
    ...sections
      .filter(
        (section) => section.kind === 'contact' || section.kind === 'links' || reaches(section)
      )
      .flatMap((section) => section.lines.map(withoutIcons)),
  ])
  const email = readEmail(near, lines, given.links)
  const location = readLocation(near, top, vocabulary)
  const links = readLinks(near, given)
  const fullName = readName(given.lines, email?.value ?? null, links, vocabulary)
  const phone = readPhone(
    near,
    lines,
    given.links,
    given.country,
    location?.country ??
      (given.spoken === 'DE' ? germanIn(near) : given.spoken) ??
      mailCountry(email?.value ?? null) ??
      countryOf(sections, vocabulary)
  )
  const website =
    links.find((link) => link.own === 'site') ?? links.find((link) => link.own === 'page') ?? null
  return {
    fullName,
    email,
    phone,
    location: location?.field ?? null,
    website: website && {
      value: website.value,
      confidence: website.confidence,
      page: website.page,
      box: website.box,
    },
    headline: readHeadline(top, fullName, vocabulary),
    links: links.filter((link) => link !== website).map(({ own, ...link }) => (void own, link)),
  }
}

/** "About" a person may be how to reach them. */
const reaches = ({ kind, lines }: Section) =>
  kind === 'summary' &&
  lines.length < MOST_TO_REACH &&
  lines.some(({ text }) => EMAIL.test(text) && text.length < 60)

const MOST_TO_REACH = 14

/** German is spoken where postcodes have five digits, or four: in Switzerland and in Austria. */
function germanIn(near: Line[]): string {
  const texts = near.map(({ text }) => text)
  if (!texts.some((text) => /(?:^|[,\t|])\s*(?:(?:CH|AT?)-)?\d{4}\s+\p{Lu}\p{Ll}{2,}/u.test(text)))
    return 'DE'
  return texts.some((text) => /(?<!\d)07[4-9]\s?\d{3}/.test(text)) ? 'CH' : 'AT'
}

/** A title just below the name. */
function readHeadline(top: Line[], name: Field | null, vocabulary: Vocabulary): Field | null {
  for (const line of top.slice(0, 10)) {
    if (line.text.length > 120 || EMAIL.test(line.text)) continue
    if (name && unaccented(line.text).includes(unaccented(name.value))) continue
    const text = tidy(line.text.replace(/\t/g, ' '))
    if (text.length < 6 || text.split(/\s+/).length > 12 || /[a-z]\.$/.test(text)) continue
    if (kindOf(text).title > 0.6 || vocabulary.isTitle(text)) return found(text, 0.7, line)
  }
  return null
}
