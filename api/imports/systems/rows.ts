import type { Said } from '#api/languages/sentence'
import type { StageStatus } from '#api/applications/application_flow'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'

// What every system's export becomes before it is brought in: plain rows in our own words. An adapter is pure; it reads
// lists and tables by their names and yields these, jobs before people before applications.

/** The status of an application that comes from elsewhere: a stage's status, or one of the ends. */
export type CameAs = StageStatus | 'rejected' | 'withdrawn'

/** Where a row is in the files, for its fault: the file, the line or the key, and the cells of a table. */
export type Source = { file: string; line: string; cells?: string[] }

export type JobRow = {
  kind: 'job'
  source: Source
  id: string
  title: string
  /** Drafts are what was open or not yet opened there: nothing is public here without approval. */
  status: 'draft' | 'closed'
  description?: string
  city?: string
  country?: string
  jobType?: string
  workMode?: string
  currency?: string
  payMin?: number
  payMax?: number
  payPer?: string
  openedAt?: Date
  closedAt?: Date
  /** What has no place of its own in a job, as lines of its description. */
  facts?: [string, string][]
}

export type PersonRow = {
  kind: 'person'
  source: Source
  id: string
  firstName: string
  lastName: string
  email: string
  /** Further addresses and numbers, for finding who is here already. */
  phone?: string
  headline?: string
  city?: string
  country?: string
}

export type Step = { at: Date; status: CameAs; stage?: string; by?: string; note?: string }

export type ApplicationRow = {
  kind: 'application'
  source: Source
  id: string
  /** None: the person is in the pool. */
  jobId: string | null
  personId: string
  stage?: string
  status: CameAs
  appliedAt: Date
  /** When it came to its status. */
  movedAt?: Date
  reason?: string
  coverLetter?: string
  answers?: { question: string; answer: string }[]
  /** Where it was in between; without the first and the last place. */
  history?: Step[]
}

export type NoteRow = {
  kind: 'note'
  source: Source
  id: string
  personId: string
  body: string
  at: Date
  /** The mail address of who wrote it, to find a colleague, and the name where none is found. */
  by?: { email?: string; name?: string }
}

export type FileRow = {
  kind: 'file'
  source: Source
  id: string
  personId: string
  name: string
  /** The entry of the zip. */
  path: string
  /** What a resume says that was read already. */
  draft?: ResumeDraft
}

/** A row that cannot be brought in. */
export type FaultRow = {
  kind: 'fault'
  source: Source
  what: Exclude<Row['kind'], 'fault'>
  column: string
  message: Said
}

export type Row = JobRow | PersonRow | ApplicationRow | NoteRow | FileRow | FaultRow

/** What was uploaded, as adapters read it: by the names of lists, whatever files they are in. */
export type Export = {
  /** Every file, by its path. */
  names: readonly string[]
  /** Records of the lists with one of these names: `candidates.json`, `candidates-2.json`, `candidates.jsonl`, `candidates.csv`. */
  list: (...names: string[]) => AsyncGenerator<{ record: any; source: Source }>
  /** Counts a field that has no place here. */
  unplaced: (list: string, record: object, placed: readonly string[]) => void
  /** Counts something that has no place here, by a name of its own. */
  lost: (list: string, field: string) => void
  /** What a stage of theirs stands for: as the person chose, else as its name says. */
  stageStatus: (name: string | null | undefined, guess?: CameAs) => CameAs
}

export type Adapter = {
  /** Whether the files are this system's, by the names of their lists and the fields of a first record. */
  recognises: (found: {
    names: readonly string[]
    fields: (list: string) => readonly string[]
  }) => boolean
  rows: (from: Export) => AsyncGenerator<Row>
}
