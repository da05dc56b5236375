import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { givenApplicant, givenInterview } from './given_interviews.js'

const CLIENT = '/api/v1/client/interview-applications'
const CANDIDATE = '/api/v1/candidate/interview-applications'

const idsOf = (response: any) => response.body().data.map((row: any) => row.appliedId)

test.group('Whom one can ask for an interview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is told to the two sides of an application only', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const { application } = applicant
    const stranger = await givenCompany()
    const billing = await givenMember(applicant.company, 'billing')
    const other = await givenCandidate()
    ;(await client.get(CLIENT)).assertStatus(401)
    ;(await client.get(CLIENT).loginAs(applicant.developer)).assertStatus(403)
    ;(await client.get(CLIENT).loginAs(billing.user)).assertStatus(403)
    ;(await client.get(CANDIDATE).loginAs(applicant.client)).assertStatus(403)
    assert.isEmpty(idsOf(await client.get(CLIENT).loginAs(stranger.user)))
    assert.isEmpty(idsOf(await client.get(CANDIDATE).loginAs(other.user)))
    for (const [path, user] of [
      [CLIENT, applicant.client],
      [CANDIDATE, applicant.developer],
    ] as const)
      assert.deepEqual(idsOf(await client.get(path).loginAs(user)), [String(application.id)])
  })

  test('bad input is answered by field', async ({ client }) => {
    const { client: user } = await givenApplicant()
    for (const query of [{ search: 'a' }, { page: '0' }, { limit: '101' }])
      (await client.get(CLIENT).loginAs(user).qs(query)).assertStatus(422)
  })

  test('{$self}: those of the jobs that they are on, and nobody else is asked')
    .with(['interviewer', 'hiring_manager'] as const)
    .run(async ({ client, assert }, role) => {
      const { company, job, application } = await givenApplicant()
      const { user } = await givenMember(company, role)
      const { user: colleague } = await givenMember(company, role)
      const joins = ({ id }: typeof user) =>
        db.table('job_members').insert({ company_id: company.id, job_id: job.id, user_id: id })
      const ask = () =>
        client
          .patch('/api/v1/client/requestInterview')
          .loginAs(user)
          .json({ appliedId: String(application.id) })
      await joins(colleague)
      assert.isEmpty(idsOf(await client.get(CLIENT).loginAs(user)))
      ;(await ask()).assertStatus(403)
      assert.isNull(await db.from('interviews').where('job_id', job.id).first())
      await joins(user)
      assert.deepEqual(idsOf(await client.get(CLIENT).loginAs(user)), [String(application.id)])
      ;(await ask()).assertStatus(201)
    })

  test('neither ended applications nor those with an interview under way', async ({
    client,
    assert,
  }) => {
    const ended = await givenApplicant('owner', { status: 'withdrawn', endedAt: DateTime.now() })
    assert.isEmpty(idsOf(await client.get(CLIENT).loginAs(ended.client)))
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled')
    assert.isEmpty(idsOf(await client.get(CLIENT).loginAs(applicant.client)))
    await interview.merge({ status: 'completed' }).save()
    assert.lengthOf(idsOf(await client.get(CLIENT).loginAs(applicant.client)), 1)
  })

  test('is found by name and by job, with both zones to come', async ({ client, assert }) => {
    const { client: user, developer, job } = await givenApplicant()
    await developer
      .merge({ firstName: 'Zubin', lastName: 'Mehra', timeZone: 'Europe/Berlin' })
      .save()
    await job.merge({ title: 'Keeper of lighthouses' }).save()
    const ask = (search: string) => client.get(CLIENT).loginAs(user).qs({ search })
    const [found] = (await ask('zubin me')).body().data
    assert.containSubset(found, {
      job: { jobTitle: 'Keeper of lighthouses' },
      dev: { fName: 'Zubin', timeZone: 'Europe/Berlin' },
    })
    assert.lengthOf(idsOf(await ask('lighthouse')), 1)
    assert.isEmpty(idsOf(await ask('nobody%')))
  })
})
