import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import transmit from '#api/notifications/stream/transmit'
import { givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'
import { LiveClient } from '#tests/live/live_client'

const LIMIT_MS = 2_000
const users: User[] = []
const companies: Company[] = []

/** A hiring manager who listens to the board of a job they are on, and to their own channel. */
async function givenManagerAtBoard() {
  const { company, user: owner } = await givenCompany()
  const { user } = await givenMember(company, 'hiring_manager')
  companies.push(company)
  users.push(owner, user)
  const job = await givenJob(company)
  await db.table('job_members').insert({ company_id: company.id, job_id: job.id, user_id: user.id })
  const { token, session } = await openSession(user)
  const client = await new LiveClient(token).open()
  const board = `jobs/${job.id}`
  const own = `users/${user.id}`
  return { company, user, job, token, session, client, board, own }
}

async function heardBoth({ client, board, own }: Awaited<ReturnType<typeof givenManagerAtBoard>>) {
  for (const channel of [board, own])
    if ((await client.subscribe(channel)) !== 204) throw new Error(`${channel} was refused`)
  await transmit.broadcast(board, { n: 'before' })
  await client.until(({ events }) => events.length === 1)
}

const ended = (channel: string | null) => ({
  id: undefined,
  channel: '$$transmit/ended',
  payload: { channel },
})

test.group('Rights on the live stream', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await db.from('stream_events').delete()
    for (const company of companies.splice(0)) await company.delete()
    for (const user of users.splice(0)) await user.delete()
  })

  const losses: [
    string,
    (given: Awaited<ReturnType<typeof givenManagerAtBoard>>) => Promise<unknown>,
  ][] = [
    [
      'who is taken off a job loses its channel within two seconds, with a last event',
      ({ user, job }) =>
        db.from('job_members').where({ user_id: user.id, job_id: job.id }).delete(),
    ],
    [
      'a role that may not see applicants loses their channel',
      ({ user }) =>
        db.from('company_members').where('user_id', user.id).update({ role: 'billing' }),
    ],
    [
      'a job that goes to another company is lost, when the change says so',
      async ({ user, job }) => {
        const { company, user: owner } = await givenCompany()
        companies.push(company)
        users.push(owner)
        await db.transaction(async (trx) => {
          await trx.from('job_members').where('job_id', job.id).update({ company_id: company.id })
          await trx.from('jobs').where('id', job.id).update({ company_id: company.id })
          await transmit.recheck([user.id], trx)
        })
      },
    ],
  ]
  for (const [title, lose] of losses)
    test(title, async ({ assert }) => {
      const given = await givenManagerAtBoard()
      const { client, board, own } = given
      await heardBoth(given)
      await lose(given)
      await client.until(({ events }) => events.length === 2, LIMIT_MS)
      assert.deepEqual(client.events[1], ended(board))
      await transmit.broadcast(board, { n: 'after' })
      await transmit.broadcast(own, { n: 'own' })
      await client.until(({ events }) => events.length === 3)
      assert.deepEqual(client.events[2].payload, { n: 'own' })

      // neither a new call nor coming back brings it again, nor what was said there meanwhile
      assert.equal(await client.subscribe(board), 403)
      client.close()
      await client.until(({ closed }) => closed)
      await transmit.broadcast(board, { n: 'away' })
      await transmit.broadcast(own, { n: 'own again' })
      await client.open({ lastEventId: client.lastId })
      await client.until(({ events }) => events.length === 4)
      assert.deepEqual(client.events[3].payload, { n: 'own again' })
    })

  test('a right that is lost while nobody is connected is not given back with the stream', async ({
    assert,
  }) => {
    const given = await givenManagerAtBoard()
    const { client, board, own, user } = given
    await heardBoth(given)
    client.close()
    await client.until(({ closed }) => closed)
    await transmit.broadcast(board, { n: 'secret' })
    await db.from('job_members').where('user_id', user.id).delete()
    await transmit.broadcast(own, { n: 'own' })
    await client.open({ lastEventId: client.lastId })
    await client.until(({ events }) => events.length === 2)
    assert.deepEqual(client.events[1].payload, { n: 'own' })
    assert.deepEqual(
      (await db.from('live_channels').where('uid', client.uid)).map(({ channel }) => channel),
      [own]
    )
  })

  test('a block is looked at on both sides as soon as it is made', async ({ assert }) => {
    const given = await givenManagerAtBoard()
    const { user: developer, candidate } = await givenCandidate()
    users.push(developer)
    // a rule as that of a conversation: closed once the candidate blocks the company
    transmit.authorize<{ id: string }>('letters/:id', async (_, { id }) => {
      return !(await db.from('candidate_blocks').where('candidate_id', id).first())
    })
    const letters = `letters/${candidate.id}`
    const theirs = await new LiveClient((await openSession(developer)).token).open()
    for (const client of [given.client, theirs]) assert.equal(await client.subscribe(letters), 204)
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: candidate.id, company_id: given.company.id })
    for (const client of [given.client, theirs]) {
      await client.until(({ events }) => events.length === 1, LIMIT_MS)
      assert.deepEqual(client.events[0], ended(letters))
    }
  })

  test('people of a company that is suspended lose every channel', async ({ assert }) => {
    const given = await givenManagerAtBoard()
    const { client, board, own, company } = given
    await heardBoth(given)
    await db.from('companies').where('id', company.id).update({ is_active: false })
    await client.until(({ events }) => events.length === 3, LIMIT_MS)
    assert.sameDeepMembers(client.events.slice(1), [ended(board), ended(own)])
  })

  test('a session that ends ends its stream with a last event, and leaves no place to come back to', async ({
    assert,
  }) => {
    const given = await givenManagerAtBoard()
    const { client, session, user, own } = given
    await heardBoth(given)
    await db.from('sessions').where('id', session.id).delete()
    await client.until(({ closed }) => closed, LIMIT_MS)
    assert.deepEqual(client.events.at(-1), ended(null))
    assert.isEmpty(await db.from('live_streams').where('uid', client.uid))
    // the next sign-in of the same person starts with nothing
    const again = new LiveClient((await openSession(user)).token, client.uid)
    await again.open({ lastEventId: client.lastId })
    await transmit.broadcast(own, { n: 'unheard' })
    assert.equal(await again.subscribe(own), 204)
    assert.equal(again.status, 200)
  })

  test('an expired session, of which no word comes, ends its stream within two seconds', async () => {
    const { client, session } = await givenManagerAtBoard()
    await db.from('sessions').where('id', session.id).update({ expires_at: new Date() })
    await client.until(({ closed }) => closed, LIMIT_MS)
  })
})
