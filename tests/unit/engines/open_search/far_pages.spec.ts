import { test } from '@japa/runner'
import { Cluster, ProfileIndex } from '#api/engines/open_search/open_search'
import { profileFields, profileMapping } from '#api/engines/open_search/profile_fields'
import { startOpenSearch } from '#tests/open_search/open_search_server'
import { everyoneAt } from '#tests/search_query'

const NOW = 1_800_000_000
const nothing = () => undefined

const document = (id: number) => ({
  id,
  skillIds: [],
  skillYears: [],
  stackIds: [],
  titleIds: [],
  wordIds: [],
  testIds: [],
  placeId: 0,
  country: '',
  timeZone: '',
  currency: '',
  experience: 0,
  pay: -1,
  notice: -1,
  workModes: 0,
  jobTypes: 0,
  availability: 0,
  english: 0,
  cleared: 0,
  education: 0,
  relocation: 0,
  progress: 0,
  activeAt: 0,
  listedAt: NOW - (id % 7),
  spotlightUntil: 0,
  promotedUntil: 0,
})

test.group('Profiles in OpenSearch', () => {
  test('are read page by page as far as they go', async ({ assert, cleanup }) => {
    const server = await startOpenSearch()
    const cluster = new Cluster({
      urls: [server.url],
      prefix: 'far',
      shards: 1,
      replicas: 0,
      log: { info: nothing, warn: nothing },
    })
    cleanup(async () => {
      await cluster.close()
      await server.stop()
    })
    const profiles = new ProfileIndex(cluster, {
      table: '',
      columns: '',
      id: '',
      searchable: '',
      changed: '',
    })
    const index = profiles.feed.alias
    const search = await cluster.client()
    await search.indices.create({ index, body: { mappings: profileMapping as never } })
    const all = Array.from({ length: 20_050 }, (_, at) => document(at + 1))
    const body = all.flatMap((one) => [{ index: { _id: String(one.id) } }, profileFields(one)])
    await search.bulk({ index, refresh: true, body })

    const order = all
      .sort((a, b) => b.listedAt - a.listedAt || b.id - a.id)
      .map(({ id, listedAt: key }) => ({ id, key }))
    for (const [offset, limit] of [
      [0, 20],
      [9_980, 20],
      [9_990, 20],
      [20_040, 20],
      [20_060, 20],
      [40_000, 100],
    ]) {
      const answer = await profiles.search(everyoneAt(NOW, { offset, limit, facets: false }))
      assert.deepEqual(answer.rows, order.slice(offset, offset + limit), `from ${offset}`)
      assert.equal(answer.total, all.length)
    }
  })
})
