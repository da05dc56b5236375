import db from '@adonisjs/lucid/services/db'

/** Longer than any file takes; after it a reader is taken for dead, and its files go to the next. */
const LEASE_SECONDS = 100
/** Files that one statement leases: a fifth of a second's work of the readers. */
const AT_ONCE = 16

export type Leased = { id: number; storage_key: string | null }

/** The files of an upload that wait, each leased to one run that reads them: some at a time, in the order of their ids. */
export class FileLeases {
  #held: Leased[] = []
  #coming?: Promise<number>

  constructor(private uploadId: number) {}

  /** The next file that waits; undefined when there is none that nobody else has. */
  async next(): Promise<Leased | undefined> {
    while (this.#held.length === 0) {
      this.#coming ??= this.#lease().finally(() => (this.#coming = undefined))
      if ((await this.#coming) === 0) return undefined
    }
    return this.#held.shift()
  }

  /** Leaves those that were not asked for to who reads next. */
  async release() {
    const ids = this.#held.splice(0).map(({ id }) => id)
    if (ids.length === 0) return
    await db.rawQuery(
      `update bulk_files set leased_until = null where id = any(?) and state = 'queued'`,
      [ids] as any
    )
  }

  async #lease() {
    const { rows } = await db.rawQuery(
      `with next as materialized (
         select id from bulk_files where upload_id = :upload and state = 'queued' and (leased_until is null or leased_until < now())
         order by id limit ${AT_ONCE} for update skip locked)
       update bulk_files f set leased_until = now() + make_interval(secs => :lease) from next where f.id = next.id
       returning f.id, f.storage_key`,
      { upload: this.uploadId, lease: LEASE_SECONDS }
    )
    this.#held.push(...(rows as Leased[]).sort((one, other) => one.id - other.id))
    return rows.length as number
  }
}
