import { extname } from 'node:path'
import { LimitedPool, TaskFailed, type Limits } from '#api/engines/limited_process/limited_process'
import { languageData } from '#api/engines/resume_reader/language_data'
import type { ReadingTask, ResumeDraft, Transcript } from '#api/engines/resume_reader/resume_draft'
import { Unreadable } from '#api/engines/resume_reader/unreadable'

export { draftOfJsonResume } from '#api/engines/resume_reader/portable/read_json_resume'
export { plainResume } from '#api/engines/resume_reader/resume_draft'
export { Unreadable } from '#api/engines/resume_reader/unreadable'
export type {
  DraftCertification,
  DraftEducation,
  DraftEmployment,
  DraftProject,
  Field,
  PlainResume,
  ResumeDraft,
  SkillVocabulary,
  Transcript,
} from '#api/engines/resume_reader/resume_draft'

/** What one file may cost. One that costs more is ended; the server never notices. */
export const limits = {
  bytes: 5 * 1024 * 1024,
  milliseconds: 10_000,
  megabytes: 448,
}

/** Recognising the text of pictures takes an engine of its own, and seconds a page. */
export const scanLimits = {
  milliseconds: 120_000,
  megabytes: 640,
}

/** Reads resumes in processes of their own; every method rejects with `Unreadable` when the file is to blame. */
export class ResumeReader {
  #files: LimitedPool<ReadingTask, unknown>
  #scans: LimitedPool<ReadingTask, unknown>

  /**
   * `vocabulary`: the module, without its extension, whose default export loads the `SkillVocabulary`. `aside` reads when
   * nobody else wants the processors, in so many processes.
   */
  constructor({
    vocabulary,
    scans = scanLimits,
    aside,
  }: {
    vocabulary: URL
    scans?: Limits
    aside?: number
  }) {
    const task = new URL('./task', import.meta.url)
    const given = { vocabulary: `${vocabulary.href}${extname(import.meta.url)}` }
    this.#files = new LimitedPool({
      ...limits,
      task,
      given,
      ...(aside && { processes: aside, aside: true }),
    })
    // one at a time: an upload of scans does not take the processors from the others
    this.#scans = new LimitedPool({ ...scans, task, given, processes: 1, once: true })
  }

  /** What the processes were seen to cost, for the tests; see `LimitedPool`. */
  get seen() {
    return { files: this.#files.seen, scans: this.#scans.seen }
  }

  /**
   * The resume (PDF or Word) in these bytes as a draft. Phone numbers without a code count as the country's
   * (ISO 3166-1 alpha-2).
   */
  read(bytes: Uint8Array, country?: string): Promise<ResumeDraft> {
    return ask(this.#files, { do: 'read', bytes, country })
  }

  /** The draft, and every line that a person sees in reading order, with its page and box. */
  transcribe(bytes: Uint8Array, country?: string): Promise<Transcript> {
    return ask(this.#files, { do: 'transcribe', bytes, country })
  }

  /**
   * The draft of a file whose pages are pictures, by recognising their letters; has more time and memory. `languages`
   * names a folder of Tesseract's language data; English without it.
   */
  async recognise(bytes: Uint8Array, country?: string, languages?: string): Promise<ResumeDraft> {
    const recognise = await languageData(languages)
    return ask(this.#scans, { do: 'read', bytes, country, recognise })
  }

  /** The zip in which LinkedIn hands people their data, as a draft. */
  readLinkedIn(bytes: Uint8Array): Promise<ResumeDraft> {
    return ask(this.#files, { do: 'linkedin', bytes })
  }

  /** A page of a PDF (from 1) as a PNG. */
  drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
    return ask(this.#files, { do: 'draw', bytes, page })
  }

  /** Ends the processes; a command calls it when it is done. */
  end() {
    this.#files.end()
    this.#scans.end()
  }
}

async function ask<Value>(
  pool: LimitedPool<ReadingTask, unknown>,
  task: ReadingTask
): Promise<Value> {
  if (task.do !== 'linkedin' && task.bytes.byteLength > limits.bytes)
    throw new Unreadable('too_large')
  try {
    return (await pool.run(task)) as Value
  } catch (error) {
    throw error instanceof TaskFailed ? Unreadable.of(error) : error
  }
}
