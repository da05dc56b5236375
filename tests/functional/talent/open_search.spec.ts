import pg from 'pg'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { searchCluster } from '#api/indexes/search_cluster'
import { currentIndex, searchFigures } from '#api/talent/search/current_index'
import { openSearchJobs } from '#api/jobs/browse/open_search_jobs'
import { openSearchProfiles } from '#api/talent/search/open_search_profiles'
import { rebuildIndex } from '#api/indexes/follow_index'
import { ownConnection } from '#api/indexes/own_connection'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenCompany } from '#tests/givens'
import { startOpenSearch } from '#tests/open_search/open_search_server'
import { everyoneAt } from '#tests/search_query'
import { setSettings } from '#tests/settings'

const SEARCH = '/api/v1/client/search-dev'
const everyone = () => everyoneAt(Math.floor(Date.now() / 1000))

/** These need no cluster but one that can be told to fail, so they use the server of the tests. */
test.group('OpenSearch, where SEARCH_INDEX chose it', (group) => {
  let server: Awaited<ReturnType<typeof startOpenSearch>>
  let client: pg.Client
  const profiles = () => openSearchProfiles()!

  group.each.setup(async () => {
    server = await startOpenSearch()
    const unset = setSettings({ OPENSEARCH_URL: server.url, SEARCH_INDEX: 'opensearch' })
    client = new pg.Client(ownConnection())
    await client.connect()
    return async () => {
      await client.end()
      await searchCluster()!.close()
      unset()
      await server.stop()
      await emptyDatabase()
    }
  })

  test('shows nobody who was suspended, closed the account or blocked the company since the index was fed', async ({
    client: api,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    const given = []
    for (let number = 0; number < 4; number++) given.push(await givenCandidate())
    const [stays, suspended, closed, blocks] = given
    await profiles().feed.step(client)
    const idsFor = async (asker: User) => {
      const response = await api.post(SEARCH).loginAs(asker).json({})
      response.assertStatus(200)
      return response.body().data.candidates as { _id: string; name: string }[]
    }
    const idsOf = (...people: { candidate: Candidate }[]) =>
      people.map(({ candidate }) => String(candidate.id)).sort()
    const searches = server.state.searches
    const before = await idsFor(user)
    assert.deepEqual(before.map(({ _id }) => _id).sort(), idsOf(...given))
    assert.isAbove(server.state.searches, searches, 'the cluster answered')

    await suspended.candidate.merge({ visibility: 'suspended' }).save()
    await closed.user.merge({ status: 'deactivated' }).save()
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: blocks.candidate.id, company_id: company.id })
    const indexed = await profiles().search(everyone())
    assert.equal(indexed.total, 4, 'the index was not fed since')
    const after = await idsFor(user)
    assert.deepEqual(
      after.map(({ _id }) => _id),
      idsOf(stays)
    )
    assert.notInclude(JSON.stringify(after), stays.user.lastName, 'the name stays masked')

    await profiles().feed.step(client)
    assert.equal((await profiles().search(everyone())).total, 2)
    const stored = [...server.indexes.values()].flatMap((index) => [...index.stored.keys()])
    assert.sameMembers(
      stored,
      ['cursor', ...idsOf(stays, blocks)],
      'who is not found any more is not kept'
    )
  })

  test('leaves searches to SQL before the index is built', async ({ assert }) => {
    await givenCandidate()
    assert.equal((await currentIndex.search(everyone())).total, 1)
    assert.deepEqual(await searchFigures(), { age: null, profiles: null })
  })

  test('leaves searches to SQL while the cluster fails, and does not ask it for each one', async ({
    assert,
  }) => {
    await givenCandidate()
    await profiles().feed.step(client)
    server.state.failing = 503
    assert.equal((await currentIndex.search(everyone())).total, 1)
    assert.isTrue(profiles().isResting)
    const { requests } = server.state
    assert.equal((await currentIndex.search(everyone())).total, 1)
    assert.equal(server.state.requests, requests)
    assert.deepEqual(await searchFigures(), { age: null, profiles: null })
    const failure = await profiles()
      .feed.step(client)
      .catch((error) => error)
    assert.equal(failure.message, 'OpenSearch failed: 503 cluster_block_exception')
    assert.deepEqual(Object.keys(failure), [], 'a log has no request of it')
  })

  test('tells how old the index is and whom it has', async ({ assert }) => {
    await givenCandidate()
    assert.deepEqual(await searchFigures(), { age: null, profiles: null })
    await profiles().feed.step(client)
    const { age, profiles: count } = await searchFigures()
    assert.equal(count, 1)
    assert.isBelow(age!, 5)

    const { feed } = openSearchJobs()!
    await feed.step(client)
    assert.isBelow((await searchFigures()).age!, 5)
    const [jobs] = server.aliases.get(feed.alias)!
    server.indexes.get(jobs)!.stored.get('cursor')!.followed -= 100
    assert.isAbove((await searchFigures()).age!, 99, 'the index of jobs is left behind')
  })

  test('is rebuilt beside the index that answers, which stays until then', async ({ assert }) => {
    const { candidate } = await givenCandidate()
    await profiles().feed.step(client)
    const [first] = server.indexes.keys()
    // one that a rebuild left behind when it broke off
    const search = await searchCluster()!.client()
    const leftover = `${profiles().feed.alias}-1`
    await search.indices.create({ index: leftover, body: { mappings: {} } })

    // during the whole rebuild somebody searches, and the follower takes its turns
    let isBuilding = true
    const totals = new Set<number>()
    const searching = (async () => {
      while (isBuilding) totals.add((await profiles().search(everyone())).total)
    })()
    assert.isTrue(await rebuildIndex(profiles().feed))
    isBuilding = false
    await searching
    assert.deepEqual([...totals], [1])
    const [second, ...others] = server.indexes.keys()
    assert.isEmpty(others)
    assert.notInclude([first, leftover], second)
    assert.deepEqual([...server.aliases.get(profiles().feed.alias)!], [second])

    await candidate.merge({ visibility: 'deactivated' }).save()
    await profiles().feed.step(client)
    assert.equal((await profiles().search(everyone())).total, 0, 'the new one is followed')
  })

  test('is fed by one at a time, and built by one at a time', async ({ assert }) => {
    await givenCandidate()
    await profiles().feed.step(client)
    const other = new pg.Client(ownConnection())
    await other.connect()
    try {
      for (const [work, name] of [
        [() => profiles().feed.step(client), 'follow'],
        [() => profiles().feed.rebuild(client), 'rebuild'],
      ] as const) {
        await other.query('begin')
        await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `${profiles().feed.alias} ${name}`,
        ])
        assert.isFalse(await work(), name)
        await other.query('rollback')
        assert.isTrue(await work(), name)
      }
    } finally {
      await other.end()
    }
  })

  test('is built anew where the database was set back behind it', async ({ assert }) => {
    await givenCandidate()
    await profiles().feed.step(client)
    const [first] = server.indexes.keys()
    const now = Math.floor(Date.now() / 1000)
    const ahead = { horizon: '999999999999', followed: now }
    server.indexes.get(first)!.stored.set('cursor', ahead)
    await profiles().feed.step(client)
    const [second, ...others] = server.indexes.keys()
    assert.isEmpty(others)
    assert.notEqual(second, first)
    assert.equal((await profiles().search(everyone())).total, 1)
  })
})
