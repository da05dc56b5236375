/** Left, top, width and height in PDF points from the top left corner of the page. */
export type Box = [x: number, y: number, width: number, height: number]

/** Where on the page something was read, and how sure the reading is, from 0 to 1. A Word file has no boxes. */
export type Found = { confidence: number; page: number; box: Box | null }

export type Field<Value = string> = { value: Value } & Found

/** `2023-06`, or `2023` where the resume names no month. */
export type YearMonth = string

export type DraftLink = Field & {
  kind: 'github' | 'linkedin' | 'facebook' | 'twitter' | 'youtube' | 'instagram' | 'website'
}

export type DraftSkill = Field & {
  /** The skill or tool of the taxonomy; null where the resume names one that it lacks. */
  id: string | null
}

export type DraftEducation = Found & {
  institution: Field | null
  degree: Field | null
  field: Field | null
  grade: Field | null
  start: Field<YearMonth> | null
  end: Field<YearMonth> | null
}

export type DraftEmployment = Found & {
  company: Field | null
  title: Field | null
  location: Field | null
  start: Field<YearMonth> | null
  /** Null while current, too. */
  end: Field<YearMonth> | null
  current: boolean
  description: Field | null
}

export type DraftProject = Found & {
  name: Field
  description: Field | null
  url: Field | null
  start: Field<YearMonth> | null
  end: Field<YearMonth> | null
}

export type DraftCertification = Found & {
  name: Field
  issuer: Field | null
  date: Field<YearMonth> | null
}

/** Text that a person does not see but a machine would read. It is in no other part of the draft. */
export type HiddenText = {
  found: boolean
  /** Its beginning, at most 500 characters. */
  extract?: string
}

export type ResumeDraft = {
  fullName: Field | null
  email: Field | null
  /** E.164. */
  phone: Field | null
  location: Field | null
  website: Field | null
  headline: Field | null
  summary: Field | null
  links: DraftLink[]
  education: DraftEducation[]
  employment: DraftEmployment[]
  projects: DraftProject[]
  skills: DraftSkill[]
  certifications: DraftCertification[]
  achievements: Field[]
  hiddenText: HiddenText
  pages: { width: number; height: number }[]
  /** ISO 639-1, told by the headings. */
  language?: string
  /** Sentences for the candidate: what was left out and why. */
  warnings: string[]
  /** A scan: pages, but no text on them. */
  textless: boolean
  /** Of the letters and digits in reading order (SHA-256): equal in two files that say the same. */
  textHash?: string
}

/** A draft with the lines that it was read from; text that nobody sees is in none. */
export type Transcript = {
  draft: ResumeDraft
  lines: { text: string; page: number; box: Box | null }[]
}

/** The plain result that `node ace resume:parse FILE --json` prints. */
export type PlainResume = {
  fullName: string | null
  email: string | null
  phone: string | null
  location: string | null
  website: string | null
  links: string[]
  education: {
    institution: string | null
    degree: string | null
    field: string | null
    start: YearMonth | null
    end: YearMonth | null
  }[]
  employment: {
    company: string | null
    title: string | null
    start: YearMonth | null
    end: YearMonth | null
    current: boolean
  }[]
  projects: { name: string; start: YearMonth | null; end: YearMonth | null }[]
  skills: string[]
  certifications: string[]
  achievements: string[]
}

/** What the parser knows of the taxonomy: plain data, so that it can be handed to another process. */
export type SkillVocabulary = {
  /** Skills and tools. */
  skills: { id: string; name: string; aliases?: string[] }[]
  titles: { name: string; synonyms?: string[] }[]
  /** As in `database/data/locations.json`; other keys are ignored. */
  places: {
    countries: { code: string; name: string }[]
    states: { country: string; code: string; name: string }[]
    cities: { country: string; state?: string; name: string; population?: number }[]
  }
}

export type ReadingOptions = {
  kind: 'pdf' | 'docx'
  vocabulary: SkillVocabulary
  /** Whose phone numbers come without a country's code: ISO 3166-1 alpha-2. */
  country?: string
  maxPages: number
  /** Recognise the text of a PDF that has pictures only, by the data of Tesseract in these files. */
  recognise?: string[]
}

/** What a limited process is asked to do. */
export type ReadingTask =
  | {
      do: 'read'
      bytes: Uint8Array
      country?: string
      /** Also of a scan, by these files of language data. */
      recognise?: string[]
    }
  /** The draft with its lines. */
  | { do: 'transcribe'; bytes: Uint8Array; country?: string }
  | { do: 'draw'; bytes: Uint8Array; page: number }
  | { do: 'linkedin'; bytes: Uint8Array }

/** Why a file gives no draft: a sentence for the candidate, and a short word for the log. */
export class UnreadableResume extends Error {
  constructor(
    public readonly reason: 'password' | 'damaged' | 'too_many_pages' | 'too_much_text' | 'empty',
    message: string
  ) {
    super(message)
  }
}

const plain = <Value>(field: Field<Value> | null) => field?.value ?? null

/** A draft without confidences and places on the page. */
export function plainResume(draft: ResumeDraft): PlainResume {
  return {
    fullName: plain(draft.fullName),
    email: plain(draft.email),
    phone: plain(draft.phone),
    location: plain(draft.location),
    website: plain(draft.website),
    links: draft.links.map((link) => link.value),
    education: draft.education.map((school) => ({
      institution: plain(school.institution),
      degree: plain(school.degree),
      field: plain(school.field),
      start: plain(school.start),
      end: plain(school.end),
    })),
    employment: draft.employment.map((post) => ({
      company: plain(post.company),
      title: plain(post.title),
      start: plain(post.start),
      end: plain(post.end),
      current: post.current,
    })),
    projects: draft.projects.map((project) => ({
      name: project.name.value,
      start: plain(project.start),
      end: plain(project.end),
    })),
    skills: draft.skills.map((skill) => skill.value),
    certifications: draft.certifications.map((one) => one.name.value),
    achievements: draft.achievements.map((one) => one.value),
  }
}

/** `readResume` of `read_resume.ts`: bytes to a draft, or an UnreadableResume. */
export type ReadResume = (bytes: Uint8Array, options: ReadingOptions) => Promise<ResumeDraft>
