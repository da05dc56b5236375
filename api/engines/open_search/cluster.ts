import type { Client } from '@opensearch-project/opensearch'

/** Told with what is known, as a logger takes it. */
type Say = (known: Record<string, unknown>, message: string) => void
export type Place = {
  /** One address or several nodes of one cluster. */
  urls: string[]
  user?: string
  password?: string
  /** What the names of all its indexes here begin with. */
  prefix: string
  shards: number
  replicas: number
  log: { info: Say; warn: Say }
}

/** Milliseconds for what is not a search, such as a bulk of a thousand documents. */
const PATIENCE = 60_000
const SEARCH_PATIENCE = 5000
/** A cluster that did not answer is left alone for so long, so that not every search waits for it. */
const REST = 5000

/** An error of the client carries requests and answers, which belong in no log: its words are kept. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error: any) {
    if (error?.meta === undefined) throw error
    const type = error.meta?.body?.error?.type ?? error.name
    throw new Error(`OpenSearch failed: ${[error.statusCode, type].filter(Boolean).join(' ')}`)
  }
}

type SearchResult = {
  hits: { total: { value: number }; hits: { sort: [number, number] }[] }
  aggregations?: Record<string, any>
}

/** A cluster of OpenSearch; its client is loaded when it is first asked. */
export class Cluster {
  readonly place: Place
  #client: Promise<Client> | undefined
  #restUntil = 0

  constructor(place: Place) {
    this.place = place
  }

  /** Whether it just failed to answer a search. */
  get isResting() {
    return performance.now() < this.#restUntil
  }

  client(): Promise<Client> {
    this.#client ??= this.#open()
    return this.#client
  }

  /** Throws where it is refused; after no answer, or one that tells of the cluster's state, it rests. */
  async search(index: string, body: object): Promise<SearchResult> {
    const client = await this.client()
    const options = { requestTimeout: SEARCH_PATIENCE, maxRetries: 0 }
    return inWords(async () => {
      try {
        const answer = await client.search({ index, body } as never, options)
        return answer.body as unknown as SearchResult
      } catch (error: any) {
        const status: number | undefined = error.statusCode
        // 404: not built yet
        if (!status || status === 404 || status === 429 || status >= 500)
          this.#restUntil = performance.now() + REST
        throw error
      }
    })
  }

  async close() {
    const client = await this.#client
    this.#client = undefined
    await client?.close()
  }

  async #open() {
    const { Client } = await import('@opensearch-project/opensearch')
    const { urls, user, password } = this.place
    return new Client({
      nodes: urls,
      ...(user && { auth: { username: user, password: password ?? '' } }),
      requestTimeout: PATIENCE,
      maxRetries: 1,
    })
  }
}
