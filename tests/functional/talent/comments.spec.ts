import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'
import CandidateComment from '#api/talent/models/candidate_comment'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'

const say = (client: ApiClient, user: User, devId: number, over: object = {}) =>
  client
    .post('/api/v1/client/candidate-comment')
    .loginAs(user)
    .json({ devId, comment: 'Strong on ledgers', ...over })
const read = (client: ApiClient, user: User, devId: number, query: object = {}) =>
  client.get(`/api/v1/client/candidate-comments/${devId}`).loginAs(user).qs(query)
const one = (
  client: ApiClient,
  user: User,
  verb: 'put' | 'delete',
  id: string | number,
  body: object = { comment: 'Changed' }
) => client[verb](`/api/v1/client/candidate-comment/${id}`).loginAs(user).json(body)

test.group('Comments on candidates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('billing neither reads nor writes them, and another company sees its own only', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenCandidate()
    const billing = await givenMember(company, 'billing')
    ;(await say(client, billing.user, candidate.id)).assertStatus(403)
    ;(await read(client, billing.user, candidate.id)).assertStatus(403)
    ;(await say(client, user, candidate.id)).assertStatus(201)
    const stranger = await givenCompany()
    assert.isEmpty((await read(client, stranger.user, candidate.id)).body().data)
  })

  test('an interviewer speaks about the applicants whom they interview only', async ({
    client,
  }) => {
    const applicant = await givenApplicant()
    const { company, job, candidate } = applicant
    const { candidate: other } = await givenCandidate()
    const { user } = await givenMember(company, 'interviewer')
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: user.id })
    ;(await say(client, user, candidate.id)).assertStatus(404)
    await givenInterview(applicant, 'proposed', { organiserId: user.id })
    ;(await say(client, user, candidate.id)).assertStatus(201)
    ;(await say(client, user, other.id)).assertStatus(404)
    ;(await read(client, user, other.id)).assertStatus(404)
  })

  test('bad input names its field', async ({ client }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    const stranger = await givenCompany()
    const wrong: [object, string][] = [
      [{ comment: ' ' }, 'comment'],
      [{ comment: 'x'.repeat(2001) }, 'comment'],
      [{ mentions: ['x'] }, 'mentions.0'],
      [{ mentions: [stranger.user.id] }, 'mentions'],
    ]
    for (const [over, field] of wrong) {
      const refused = await say(client, user, candidate.id, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('a mentioned colleague hears of it by bell and mail, the others do not', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const named = await givenMember(company, 'hiring_manager')
    const other = await givenMember(company, 'recruiter')
    const billing = await givenMember(company, 'billing')
    const { candidate } = await givenCandidate()
    ;(await say(client, user, candidate.id, { mentions: [billing.user.id] })).assertStatus(422)
    const said = await say(client, user, candidate.id, { mentions: [named.user.id, user.id] })
    assert.containsSubset(said.body().data, {
      comment: 'Strong on ledgers',
      isMine: true,
      author: { _id: String(user.id) },
      mentions: [{ _id: String(named.user.id) }, { _id: String(user.id) }],
    })
    const bells = await db.from('notifications')
    assert.deepEqual(
      bells.map((bell: any) => [bell.user_id, bell.kind, bell.candidate_id]),
      [[named.user.id, 'comment.mention', candidate.id]]
    )
    assert.notInclude(bells[0].message, 'about Asha Rao', 'the name is masked')
    assert.lengthOf(await db.from('mails').where('user_id', named.user.id), 1)
    assert.isEmpty(await db.from('mails').where('user_id', other.user.id))
  })

  test('one’s own is edited and deleted, a colleague’s is not; who is named anew hears of it', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const colleague = await givenMember(company, 'admin')
    const named = await givenMember(company, 'recruiter')
    const { candidate } = await givenCandidate()
    const { _id } = (await say(client, user, candidate.id, { mentions: [named.user.id] })).body()
      .data
    for (const verb of ['put', 'delete'] as const)
      (await one(client, colleague.user, verb, _id)).assertStatus(404)
    ;(await one(client, user, 'put', _id, { comment: '' })).assertStatus(422)
    const changed = await one(client, user, 'put', _id, {
      comment: 'Very strong',
      mentions: [named.user.id, colleague.user.id],
    })
    assert.equal(changed.body().data.comment, 'Very strong')
    assert.isString(changed.body().data.editedAt)
    const told = await db.from('notifications').orderBy('id').select('user_id')
    assert.deepEqual(
      told.map((bell: any) => bell.user_id),
      [named.user.id, colleague.user.id]
    )
    ;(await one(client, user, 'delete', _id)).assertStatus(200)
    ;(await one(client, user, 'delete', _id)).assertStatus(404)
    assert.isEmpty(await CandidateComment.all())
  })

  test('they come in pages, latest first, with a count on the profile', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    for (const comment of ['One', 'Two', 'Three'])
      await say(client, user, candidate.id, { comment })
    const first = await read(client, user, candidate.id, { limit: 2 })
    assert.deepEqual(
      first.body().data.map((row: any) => row.comment),
      ['Three', 'Two']
    )
    first.assertBodyContains({ pagination: { total: 3, totalPages: 2 } })
    const second = await read(client, user, candidate.id, { limit: 2, page: 2 })
    assert.equal(second.body().data[0].comment, 'One')
    const profile = await client.get(`/api/v1/client/candidate/${candidate.id}`).loginAs(user)
    assert.equal(profile.body().data.commentsCount, 3)
  })
})
