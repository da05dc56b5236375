import type { Client as OpenSearch } from '@opensearch-project/opensearch'
import type { Client } from 'pg'
import { horizonOf } from '#api/engines/search_columns/search_columns'
import { isDocument } from '#api/engines/open_search/clauses'
import { inWords, type Cluster } from '#api/engines/open_search/cluster'

type Fields = Record<string, unknown>
type Changed = { id: number; changed: string; fields: Fields | null }

/** What an index is made of. */
export type Contents = {
  /** The name that searches use; the indexes behind it are called so with the time of their making. */
  name: string
  mapping: Fields
  /** Up to so many documents behind an id, ascending. */
  some(client: Client, after: number, most: number): Promise<{ id: number; fields: Fields }[]>
  /** What was written by this transaction or a later one, and by which; null for what is no longer found. */
  changed(client: Client, since: string): Promise<Changed[]>
}

const BULK = 1000
/** Where an index keeps how far it follows, beside its documents: restoring the one restores the other. */
const CURSOR = 'cursor'
const cursorMapping = {
  /** Every transaction below this number (xid8) is in. */
  horizon: { type: 'keyword', index: false },
  /** Seconds since 1970 when it last had everything. */
  followed: { type: 'long', index: false },
}
/** How often that is said while nothing changes, in seconds. */
const SAY_EVERY = 10
/** Who tells of what was deleted may keep it so long; an index that was left alone for longer is built anew. */
const FORGOTTEN = 7 * 86_400

type Cursor = { horizon: string; followed: number }

/** Keeps an index as the database is. Several may run at once over several machines: they take turns by locks of PostgreSQL. */
export class Feed {
  readonly #cluster: Cluster
  readonly #contents: Contents
  readonly alias: string
  #horizon: string | undefined
  /** What of the open end was sent already, with the transaction that wrote it. */
  #sent = new Map<number, string>()

  constructor(cluster: Cluster, contents: Contents) {
    this.#cluster = cluster
    this.#contents = contents
    this.alias = `${cluster.place.prefix}-${contents.name}`
  }

  /**
   * Takes in what was committed since the last step; builds the index where there is none, or where the database was
   * set back behind it. Returns false when another one is at it. When it returns true, searches find the changes.
   */
  step(client: Client): Promise<boolean> {
    return inWords(() => this.#step(client))
  }

  /** Builds a new index beside the one that answers, and lets it answer in one step. Returns false when another one is at it. */
  rebuild(client: Client): Promise<boolean> {
    return inWords(() => this.#rebuild(client))
  }

  /** Seconds since the index last had everything, and how many documents it has; undefined where there is none. */
  figures(): Promise<{ age: number; documents: number } | undefined> {
    return inWords(() => this.#figures())
  }

  async #step(client: Client) {
    const search = await this.#cluster.client()
    const [index] = await behind(search, this.alias)
    if (!index) return this.#rebuild(client)
    const done = await inTurn(client, `${this.alias} follow`, () =>
      this.#catchUp(client, search, index)
    )
    return done === 'lost' ? this.#rebuild(client) : done !== undefined
  }

  async #rebuild(client: Client) {
    const search = await this.#cluster.client()
    const { shards, log } = this.#cluster.place
    const built = await inTurn(client, `${this.alias} rebuild`, async () => {
      const began = performance.now()
      const former = await behind(search, this.alias)
      const { body: all } = await search.indices.get({ index: `${this.alias}-*` })
      // left behind by a rebuild that broke off
      for (const name of Object.keys(all))
        if (!former.includes(name)) await search.indices.delete({ index: name })
      const index = `${this.alias}-${Date.now()}`
      await search.indices.create({
        index,
        body: {
          settings: { number_of_shards: shards, number_of_replicas: 0, refresh_interval: '-1' },
          mappings: this.#mapping as never,
        },
      })
      const horizon = await horizonOf(client)
      const documents = await this.#fill(client, search, index)
      await this.#say(search, index, horizon)
      await this.#open(search, index)
      // from here on nobody follows into the former one
      await lock(client, `${this.alias} follow`)
      await this.#catchUp(client, search, index)
      await search.indices.updateAliases({
        body: {
          actions: [
            ...former.map((name) => ({ remove: { index: name, alias: this.alias } })),
            { add: { index, alias: this.alias } },
          ],
        },
      })
      for (const name of former) await search.indices.delete({ index: name })
      const milliseconds = Math.round(performance.now() - began)
      log.info({ index, documents, milliseconds }, 'search index built')
    })
    return built !== undefined
  }

  async #figures() {
    const search = await this.#cluster.client()
    if ((await behind(search, this.alias)).length === 0) return undefined
    const [cursor, { body }] = await Promise.all([
      this.#cursorOf(search, this.alias),
      search.count({ index: this.alias, body: { query: isDocument as never } }),
    ])
    return { age: Math.max(0, Date.now() / 1000 - cursor.followed), documents: body.count }
  }

  get #mapping() {
    const { properties, ...mapping } = this.#contents.mapping
    return { ...mapping, properties: { ...(properties as Fields), ...cursorMapping } }
  }

  async #fill(client: Client, search: OpenSearch, index: string) {
    let documents = 0
    for (let after = -1; ;) {
      const some = await this.#contents.some(client, after, BULK)
      if (some.length === 0) return documents
      await send(search, index, some)
      documents += some.length
      after = some.at(-1)!.id
    }
  }

  /** Searches find what is in, and copies are made of it. */
  async #open(search: OpenSearch, index: string) {
    const { replicas } = this.#cluster.place
    await search.indices.putSettings({
      index,
      body: { index: { refresh_interval: '1s', number_of_replicas: replicas } },
    })
    await search.indices.refresh({ index })
  }

  /**
   * Transactions may end out of order: everything is read again from the oldest that was open the last time, and what
   * was sent already is left alone.
   */
  async #catchUp(client: Client, search: OpenSearch, index: string) {
    const cursor = await this.#cursorOf(search, index)
    const horizon = await horizonOf(client)
    if (BigInt(horizon) < BigInt(cursor.horizon)) return 'lost'
    if (cursor.followed < Date.now() / 1000 - FORGOTTEN) return 'lost'
    if (cursor.horizon !== this.#horizon) this.#sent.clear()
    const changes = await this.#contents.changed(client, cursor.horizon)
    const news = changes.filter(({ id, changed }) => this.#sent.get(id) !== changed)
    for (let at = 0; at < news.length; at += BULK)
      await send(search, index, news.slice(at, at + BULK), 'wait_for')
    if (news.length > 0 || Date.now() / 1000 - cursor.followed > SAY_EVERY)
      await this.#say(search, index, horizon)
    else return 'followed'
    this.#horizon = horizon
    this.#sent = new Map(changes.map(({ id, changed }) => [id, changed]))
    return 'followed'
  }

  async #cursorOf(search: OpenSearch, index: string): Promise<Cursor> {
    const { body } = await search.get({ index, id: CURSOR })
    return body._source as Cursor
  }

  async #say(search: OpenSearch, index: string, horizon: string) {
    const body = { horizon, followed: Math.floor(Date.now() / 1000) } satisfies Cursor
    await search.index({ index, id: CURSOR, body })
  }
}

/** The indexes that an alias stands for. */
async function behind(search: OpenSearch, alias: string): Promise<string[]> {
  const { body, statusCode } = await search.indices.getAlias({ name: alias }, { ignore: [404] })
  return statusCode === 404 ? [] : Object.keys(body)
}

async function send(
  search: OpenSearch,
  index: string,
  documents: { id: number; fields: Fields | null }[],
  refresh?: 'wait_for'
) {
  const lines = documents.flatMap(({ id, fields }): Fields[] =>
    fields ? [{ index: { _id: String(id) } }, fields] : [{ delete: { _id: String(id) } }]
  )
  const { body } = await search.bulk({ index, body: lines, refresh })
  if (!body.errors) return
  const failed = body.items.flatMap(Object.values).find(({ error }: any) => error)
  // what is deleted twice is no error
  if (failed) throw new Error(`${index} refused document ${failed._id}: ${failed.error.type}`)
}

/** Does this where nobody else does it anywhere; undefined otherwise. The lock ends with the transaction, however that ends. */
async function inTurn<T>(client: Client, name: string, work: () => Promise<T>) {
  await client.query('begin')
  try {
    const { rows } = await client.query(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [name]
    )
    return rows[0].mine ? ((await work()) ?? null) : undefined
  } finally {
    await client.query('rollback')
  }
}

/** Waits for its turn; the lock ends with the transaction. */
async function lock(client: Client, name: string) {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
}
