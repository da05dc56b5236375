import { createHash } from 'node:crypto'
import { vocabularyOf } from '#api/engines/resume_reader/language/vocabulary'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readDocx } from '#api/engines/resume_reader/pages/read_docx'
import { readPdf } from '#api/engines/resume_reader/pages/read_pdf'
import { lessSure, recognisePages } from '#api/engines/resume_reader/pages/recognise_pages'
import { readContact } from '#api/engines/resume_reader/sections/contact/read_contact'
import { readAchievements } from '#api/engines/resume_reader/sections/lists/achievements'
import { readCertifications } from '#api/engines/resume_reader/sections/lists/certifications'
import { readProjects } from '#api/engines/resume_reader/sections/lists/projects'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
import { boxOf } from '#api/engines/resume_reader/sections/records/header_text'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { readSkills } from '#api/engines/resume_reader/sections/skills'
import { withUnheaded } from '#api/engines/resume_reader/sections/unheaded/find_unheaded'
import { splitLists } from '#api/engines/resume_reader/sections/split_lists'
import { splitSections, type Section } from '#api/engines/resume_reader/sections/split_sections'
import type { SectionKind } from '#api/engines/resume_reader/language/headings_elsewhere'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { Pages } from '#api/engines/resume_reader/pages/words'
import {
  UnreadableResume,
  type Field,
  type ReadingOptions,
  type ReadResume,
  type ResumeDraft,
  type Transcript,
} from '#api/engines/resume_reader/resume_draft'

/** Where a language is spoken most, for phone numbers without a country. */
const SPOKEN_IN: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  pt: 'BR',
  tr: 'TR',
  it: 'IT',
  es: 'ES',
  sv: 'SE',
  nl: 'NL',
  da: 'DK',
  no: 'NO',
  fi: 'FI',
  pl: 'PL',
  cs: 'CZ',
  ro: 'RO',
  ru: 'RU',
  uk: 'UA',
  id: 'ID',
  hu: 'HU',
  hr: 'HR',
}

/** Fewer letters than this on all pages is a scan, not a resume. */
const LEAST_LETTERS = 40

/** Reads a PDF or a Word file into a draft; whatever it is unsure of it leaves out. */
export const readResume: ReadResume = async (bytes, options) =>
  (await transcribeResume(bytes, options)).draft

/** The same with every line that a person sees, in reading order. */
export const transcribeResume = async (
  bytes: Uint8Array,
  { kind, vocabulary: plain, country, maxPages, recognise }: ReadingOptions
): Promise<Transcript> => {
  let pages = await (kind === 'pdf' ? readPdf(bytes, maxPages) : readDocx(bytes))
  if (pages.blank)
    throw new UnreadableResume(
      'empty',
      'The file is empty: its pages show nothing at all. Open it, check that your resume is in it, and upload it again.'
    )
  let lines = linesInOrder(pages)
  const scan =
    recognise && kind === 'pdf' && isTextless(lines)
      ? await recognisePages(bytes, pages, recognise)
      : null
  if (scan) lines = linesInOrder((pages = scan.pages))
  const vocabulary = vocabularyOf(plain)
  if (isTextless(lines)) return { draft: emptyDraft(pages), lines: [] }

  const { sections: split, language } = splitSections(lines)
  const sections = splitLists(split)
  const of = (...kinds: SectionKind[]) =>
    sections.filter((section) => kinds.includes(section.kind as SectionKind))
  const draft = {
    ...readContact({
      lines,
      sections,
      links: pages.links,
      vocabulary,
      country,
      spoken: language && SPOKEN_IN[language],
    }),
    summary: readSummary(of('summary')),
    ...withUnheaded(
      {
        employment: readPosts(of('employment'), vocabulary),
        education: readSchools(of('education'), vocabulary),
      },
      sections,
      vocabulary
    ),
    projects: readProjects(of('projects')),
    skills: readSkills(sections, vocabulary),
    certifications: readCertifications(
      of('certifications', 'skills', 'tools', 'education', 'achievements', 'languages', 'other')
    ),
    achievements: readAchievements(of('achievements')),
    hiddenText: hiddenText(pages),
    pages: pages.pages,
    language,
    warnings: warningsOf(pages, lines),
    textless: false,
    textHash: textHash(lines),
  }
  return {
    draft: scan ? lessSure(draft, scan) : draft,
    lines: lines.map((line) => ({
      text: line.text.replace(/\t/g, ' ').trim(),
      page: line.page,
      box: kind === 'pdf' ? boxOf([line]).box : null,
    })),
  }
}

function textHash(lines: Line[]) {
  const said = lines.map((line) => line.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  return createHash('sha256').update(said.join('')).digest('hex')
}

const isTextless = (lines: Line[]) =>
  lines.reduce((sum, line) => sum + line.text.length, 0) < LEAST_LETTERS

function readSummary(sections: Section[]): Field | null {
  const lines = sections.flatMap((section) => section.lines)
  const text = lines
    .map((line) => line.text.replace(/\t/g, ' '))
    .join(' ')
    .trim()
  if (text.length < 60) return null
  return { value: text.slice(0, 3000), confidence: 0.8, ...boxOf(lines) }
}

const LEAST_HIDDEN = 3

function hiddenText({ hidden }: Pages): ResumeDraft['hiddenText'] {
  const words = hidden.trim().replace(/\s+/g, ' ')
  const count = words.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length
  return count >= LEAST_HIDDEN ? { found: true, extract: words.slice(0, 500) } : { found: false }
}

function warningsOf(pages: Pages, lines: Line[]): string[] {
  const warnings: string[] = []
  if (hiddenText(pages).found)
    warnings.push(
      'The file has text that a person cannot see: it was left out of the draft and of search.'
    )
  if (!lines.length) warnings.push(TEXTLESS)
  return warnings
}

const TEXTLESS =
  'The file shows its pages as pictures: no text can be read from it. Export it as text, or fill in the profile by hand.'

function emptyDraft(pages: Pages): ResumeDraft {
  return {
    fullName: null,
    email: null,
    phone: null,
    location: null,
    website: null,
    headline: null,
    summary: null,
    links: [],
    education: [],
    employment: [],
    projects: [],
    skills: [],
    certifications: [],
    achievements: [],
    hiddenText: hiddenText(pages),
    pages: pages.pages,
    warnings: [TEXTLESS],
    textless: true,
  }
}
