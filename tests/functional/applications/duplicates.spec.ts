import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { blockCompany } from '#api/candidates/control/block_company'
import Application from '#api/applications/models/application'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'

const find = (client: ApiClient, user: User, id: number) =>
  client.get(`/api/v1/client/application-duplicates/${id}`).loginAs(user)
const merge = (client: ApiClient, user: User, keepId: number, mergeId: number) =>
  client.put('/api/v1/client/merge-applications').loginAs(user).json({ keepId, mergeId })

async function givenTwins() {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  const first = await givenApplication(job)
  const second = await givenApplication(job)
  await db
    .from('files')
    .where('owner_id', first.user.id)
    .update({ sha256: 'a'.repeat(64) })
  await db
    .from('files')
    .where('owner_id', second.user.id)
    .update({ sha256: 'b'.repeat(64) })
  await first.user
    .merge({ firstName: 'Lena', lastName: `Novak${first.user.id}`, phone: null } as never)
    .save()
  await second.user
    .merge({ firstName: 'Ivan', lastName: `Petrov${second.user.id}`, phone: null } as never)
    .save()
  return { company, owner, job, first, second }
}

test.group('Two accounts of one person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are nobody else’s to see or merge', async ({ client }) => {
    const { first, second } = await givenTwins()
    const { user: stranger } = await givenCompany()
    ;(await find(client, stranger, first.application.id)).assertStatus(404)
    ;(await merge(client, stranger, first.application.id, second.application.id)).assertStatus(404)
  })

  test('are found by phone, mailbox, name with employer, or resume, and only then', async ({
    client,
    assert,
  }) => {
    const { owner, first, second } = await givenTwins()
    const reasons = async () =>
      (await find(client, owner, first.application.id)).body().data.map(({ same }: any) => same)
    assert.deepEqual(await reasons(), [])

    const phone = `+9198${String(first.user.id).padStart(8, '0')}`
    for (const { user } of [first, second]) await user.merge({ phone } as never).save()
    assert.deepEqual(await reasons(), [['phone number']])
    await second.user.merge({ phone: null } as never).save()

    await first.user.merge({ email: `lena.novak${first.user.id}@mail.example` }).save()
    await second.user.merge({ email: `LenaNovak${first.user.id}+jobs@mail.example` }).save()
    assert.deepEqual(await reasons(), [['mailbox']])
    await second.user.merge({ email: `lenanovak${first.user.id}@elsewhere.example` }).save()
    assert.deepEqual(await reasons(), [])

    await second.user
      .merge({
        email: `other${second.user.id}@mail.example`,
        firstName: 'LENA',
        lastName: first.user.lastName,
      })
      .save()
    assert.deepEqual(await reasons(), [])
    for (const { candidate } of [first, second])
      await candidate.related('employments').create({
        company: 'Acme Systems',
        title: 'Engineer',
        startsOn: '2020-01-01',
      } as never)
    assert.deepEqual(await reasons(), [['name and employer']])

    await db
      .from('files')
      .where('owner_id', second.user.id)
      .update({ sha256: 'a'.repeat(64) })
    assert.deepEqual(await reasons(), [['name and employer', 'resume']])

    // applicants of other companies are not compared
    const { company } = await givenCompany()
    const elsewhere = await givenApplication(await givenJob(company))
    await elsewhere.user
      .merge({ firstName: first.user.firstName, lastName: first.user.lastName, phone } as never)
      .save()
    assert.lengthOf(await reasons(), 1)
  })

  test('are found by the address or number that stands in a resume of theirs', async ({
    client,
    assert,
  }) => {
    const { owner, first, second } = await givenTwins()
    const reasons = async (id: number) =>
      (await find(client, owner, id)).body().data.map(({ same }: any) => same)
    const write = (candidateId: number, draft: object) =>
      db
        .from('resumes')
        .where('candidate_id', candidateId)
        .update({ parsed: JSON.stringify(draft) })
    const both = [first.application.id, second.application.id]

    await write(first.candidate.id, { email: { value: 'Lena.Old@mail.example' }, phone: null })
    await write(second.candidate.id, { email: { value: 'somebody@mail.example' }, phone: null })
    for (const id of both) assert.deepEqual(await reasons(id), [])
    await write(second.candidate.id, { email: { value: 'lena.old@mail.example' }, phone: null })
    for (const id of both) assert.deepEqual(await reasons(id), [['contact in the resume']])

    await write(first.candidate.id, { email: null, phone: { value: '+91 98200 11122' } })
    await write(second.candidate.id, { email: null, phone: { value: '+919820011122' } })
    for (const id of both) assert.deepEqual(await reasons(id), [['contact in the resume']])

    await write(first.candidate.id, { email: null, phone: null })
    await write(second.candidate.id, { email: { value: first.user.email }, phone: null })
    for (const id of both) assert.deepEqual(await reasons(id), [['contact in the resume']])
  })

  test('go on as one with both histories, and are two again when it was a mistake', async ({
    client,
    assert,
  }) => {
    const { owner, job, first, second } = await givenTwins()
    const [keep, other] = [first.application.id, second.application.id]
    await client
      .put('/api/v1/client/applied-job-status')
      .loginAs(owner)
      .json({ appliedId: other, status: 'shortlisted', feedBack: 'Well done' })
    ;(await merge(client, owner, keep, other)).assertStatus(200)

    const shown = (await client.get(`/api/v1/client/application/${keep}`).loginAs(owner)).body()
      .data
    assert.lengthOf(shown.merged, 1)
    assert.equal(shown.merged[0].email, second.user.email)
    assert.containsSubset(shown.merged[0].history, [
      { status: 'shortlisted', feedBack: 'Well done' },
    ])
    assert.equal(shown.history.at(-1).kind, 'merge')
    const list = await client
      .post('/api/v1/client/applicant-list')
      .loginAs(owner)
      .json({ jobId: job.id })
    assert.deepEqual(
      list.body().data.applicants.map(({ _id }: any) => Number(_id)),
      [keep]
    )
    assert.equal((await Application.findOrFail(other)).status, 'withdrawn')
    const bells = await db
      .from('notifications')
      .where('user_id', second.user.id)
      .orderBy('id', 'desc')
    assert.include(bells[0].message, 'continues with your other application')
    ;(await merge(client, owner, keep, other)).assertStatus(409)

    const separate = () =>
      client.put('/api/v1/client/separate-application').loginAs(owner).json({ appliedId: other })
    ;(await separate()).assertStatus(200)
    const back = await Application.findOrFail(other)
    assert.deepEqual([back.status, back.mergedIntoId, back.endedAt], ['shortlisted', null, null])
    ;(await separate()).assertStatus(409)
  })

  test('are neither merged nor put back once one of them withdrew from the company', async ({
    client,
    assert,
  }) => {
    const { owner, company, first, second } = await givenTwins()
    const [keep, other] = [first.application.id, second.application.id]
    ;(await merge(client, owner, keep, other)).assertStatus(200)
    await blockCompany(second.candidate, company)
    const separated = await client
      .put('/api/v1/client/separate-application')
      .loginAs(owner)
      .json({ appliedId: other })
    separated.assertStatus(409)
    assert.include(separated.body().message, 'withdrew from your company')
    assert.equal((await Application.findOrFail(other)).status, 'withdrawn')

    const third = await givenApplication(
      await first.application.related('job').query().firstOrFail()
    )
    await blockCompany(first.candidate, company)
    ;(await merge(client, owner, third.application.id, keep)).assertStatus(409)
    assert.isNull((await Application.findOrFail(keep)).mergedIntoId)
  })

  test('are merged within one job only, and not with themselves', async ({ client }) => {
    const { owner, company, first } = await givenTwins()
    const elsewhere = await givenApplication(await givenJob(company))
    const { id } = first.application
    ;(await merge(client, owner, id, elsewhere.application.id)).assertStatus(409)
    ;(await merge(client, owner, id, id)).assertStatus(422)
  })
})
