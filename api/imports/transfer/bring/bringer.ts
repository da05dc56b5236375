import db from '@adonisjs/lucid/services/db'
import { POOL_TITLE } from '#api/imports/import_facts'
import type { Row } from '#api/imports/systems/rows'
import { bringApplications } from '#api/imports/transfer/bring/bring_applications'
import { bringFiles } from '#api/imports/transfer/bring/bring_files'
import { bringJobs } from '#api/imports/transfer/bring/bring_jobs'
import { bringNotes } from '#api/imports/transfer/bring/bring_notes'
import { bringPeople } from '#api/imports/transfer/bring/bring_people'
import { POOL_ID, type Bringing } from '#api/imports/transfer/bring/bringing'

const BATCH = 2_000
/** What comes slowly, such as resumes, is brought in and told of after so long. */
const SECONDS = 5

type Batch = { [K in Row['kind']]: Extract<Row, { kind: K }>[] }
const emptyBatch = (): Batch => ({
  job: [],
  person: [],
  application: [],
  note: [],
  file: [],
  fault: [],
})

/** Brings rows in as they come, some thousand at a time, each batch in a transaction of its own. */
export class Bringer {
  #batch = emptyBatch()
  #size = 0
  #due = performance.now() + SECONDS * 1_000
  #pooled = false
  /** The batch that is being written: whether the work goes on after it. */
  #writing = Promise.resolve(true)

  constructor(
    readonly bringing: Bringing,
    /** Hears after each batch; false ends the work. */
    private onBatch: () => Promise<boolean>
  ) {}

  /** Brings all rows in, the next ones being read while a batch is written; returns false once the import was cancelled. */
  async bringAll(rows: AsyncIterable<Row>): Promise<boolean> {
    try {
      for await (const row of rows) if (!(await this.#take(row))) return false
      return (await this.#flush()) && (await this.#writing)
    } finally {
      // it may need the files that go afterwards; its fault was told, or there is a graver one
      await this.#writing.catch(() => {})
    }
  }

  async #take(row: Row): Promise<boolean> {
    const { tally } = this.bringing
    tally.rows++
    if (row.kind === 'fault') {
      tally.count(row.what, 'faulty', row.source, '', row)
      return true
    }
    if (row.kind === 'application' && row.jobId === null && !this.bringing.wanted.jobId)
      this.#pool(row.source)
    ;(this.#batch[row.kind] as Row[]).push(row)
    return ++this.#size < BATCH && performance.now() < this.#due ? true : this.#flush()
  }

  /** People without a job, where none was chosen for them, stand under one of their own, which is made when the first comes. */
  #pool(source: Row['source']) {
    if (this.#pooled) return
    this.#pooled = true
    this.#batch.job.push({ kind: 'job', source, id: POOL_ID, title: POOL_TITLE, status: 'draft' })
  }

  /** Begins to write the batch once the one before is written. */
  async #flush(): Promise<boolean> {
    if (!(await this.#writing)) return false
    this.#writing = this.#write(this.#batch)
    // whoever waits for it next hears of a fault
    this.#writing.catch(() => {})
    this.#batch = emptyBatch()
    this.#size = 0
    this.#due = performance.now() + SECONDS * 1_000
    return true
  }

  async #write(batch: Batch): Promise<boolean> {
    await db.transaction(async (trx) => {
      await bringJobs(trx, this.bringing, batch.job)
      await bringPeople(trx, this.bringing, batch.person)
      await bringApplications(trx, this.bringing, batch.application)
      await bringNotes(trx, this.bringing, batch.note)
      await bringFiles(trx, this.bringing, batch.file)
    })
    return this.onBatch()
  }
}
