import db from '@adonisjs/lucid/services/db'
import { POOL_TITLE } from '#api/imports/import_facts'
import type { Row } from '#api/imports/systems/rows'
import { bringApplications } from '#api/imports/transfer/bring/bring_applications'
import { bringFiles } from '#api/imports/transfer/bring/bring_files'
import { bringJobs } from '#api/imports/transfer/bring/bring_jobs'
import { bringNotes } from '#api/imports/transfer/bring/bring_notes'
import { bringPeople } from '#api/imports/transfer/bring/bring_people'
import { POOL_ID, type Bringing } from '#api/imports/transfer/bring/bringing'

const BATCH = 4_000
/** What comes slowly, such as resumes, is brought in and told of after so long. */
const SECONDS = 5
/** What grows by an import, whose statistics are then those of before. */
const GROWING =
  'users, candidates, imported_profiles, jobs, applications, application_events, imported_records'

type Batch = { [K in Row['kind']]: Extract<Row, { kind: K }>[] }
const emptyBatch = (): Batch => ({
  job: [],
  person: [],
  application: [],
  note: [],
  file: [],
  fault: [],
})

/**
 * Brings rows in as they come, some thousand at a time. Who is in a batch, and for which jobs, is a transaction; what hangs
 * on them is another, which is written while the people of the next batch are.
 */
export class Bringer {
  #batch = emptyBatch()
  #size = 0
  #due = performance.now() + SECONDS * 1_000
  #pooled = false
  /** The last batch: its people, and the rest of it, which says whether the work goes on. */
  #people = Promise.resolve()
  #rest = Promise.resolve(true)
  /** The rest of the batch before it, so that no more than two are being written. */
  #restBefore = Promise.resolve(true)
  #written = 0

  constructor(
    readonly bringing: Bringing,
    /** Hears after each batch; false ends the work. */
    private onBatch: () => Promise<boolean>
  ) {}

  /** Brings all rows in, the next ones being read while a batch is written; returns false once the import was cancelled. */
  async bringAll(rows: AsyncIterable<Row>): Promise<boolean> {
    try {
      for await (const row of rows) if (!(await this.#take(row))) return false
      return (this.#size === 0 || (await this.#flush())) && (await this.#rest)
    } finally {
      // they may need the files that go afterwards; their fault was told, or there is a graver one
      await Promise.allSettled([this.#people, this.#rest])
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

  /** People without a job, where none was chosen for them, are under one of their own, which is made when the first comes. */
  #pool(source: Row['source']) {
    if (this.#pooled) return
    this.#pooled = true
    this.#batch.job.push({ kind: 'job', source, id: POOL_ID, title: POOL_TITLE, status: 'draft' })
  }

  /** Begins to write the batch once the people of the one before are there. */
  async #flush(): Promise<boolean> {
    await this.#people
    // what comes slowly gains nothing by two being written at once
    if (!(await (this.#size < BATCH ? this.#rest : this.#restBefore))) return false
    const batch = this.#batch
    this.#restBefore = this.#rest
    this.#people = this.#writePeople(batch)
    this.#rest = Promise.all([this.#restBefore, this.#people]).then(
      ([goesOn]) => goesOn && this.#writeRest(batch)
    )
    // who waits for them next hears of a fault
    for (const each of [this.#people, this.#rest]) each.catch(() => {})
    this.#batch = emptyBatch()
    this.#size = 0
    this.#due = performance.now() + SECONDS * 1_000
    return true
  }

  #writePeople(batch: Batch): Promise<void> {
    return db.transaction(async (trx) => {
      await bringJobs(trx, this.bringing, batch.job)
      await bringPeople(trx, this.bringing, batch.person)
    })
  }

  async #writeRest(batch: Batch): Promise<boolean> {
    await db.transaction(async (trx) => {
      await bringApplications(trx, this.bringing, batch.application)
      await bringNotes(trx, this.bringing, batch.note)
      await bringFiles(trx, this.bringing, batch.file)
    })
    await this.#measure()
    return this.onBatch()
  }

  /** After the 1st, 4th, 16th … batch the database looks at what grew, or it goes on to read whole tables that were small before. */
  async #measure() {
    if (Number.isInteger(Math.log2(++this.#written) / 2)) await db.rawQuery(`analyze ${GROWING}`)
  }
}
