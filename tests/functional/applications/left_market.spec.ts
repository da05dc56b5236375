import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { blockCompany } from '#api/candidates/control/block_company'
import { erasePerson } from '#api/privacy/erase_account'
import Interview from '#api/interviews/models/interview'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenApplication, givenCompany, givenJob, PASSWORD } from '#tests/givens'
import { send } from '#tests/send'
import { booking, givenInterview } from '../interviews/given_interviews.js'
import { ask } from '../talent/given_contact.js'
import { make } from './given_offers.js'
import { givenPipeline, move } from './given_pipeline.js'

type Applied = Awaited<ReturnType<typeof givenApplication>>

/** How a person leaves the market. */
const ways: Record<string, (client: ApiClient, applied: Applied) => Promise<unknown>> = {
  'closed the profile': async (client, { user }) =>
    (await client.put('/api/v1/candidate/deactivate').loginAs(user).json({})).assertStatus(200),
  'is suspended': async (client, { candidate }) =>
    (
      await client
        .put(`/api/v1/admin/developers/${candidate.id}/suspend`)
        .loginAs(await givenAdmin('moderator'))
        .json({ reason: 'The profile is of somebody else' })
    ).assertStatus(200),
  'is erased': (_client, { user }) => erasePerson(user),
}

test.group('A person who left the market', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [way, leave] of Object.entries(ways))
    test(`${way}: is not taken up again, nor offered a job, nor invited`, async ({
      client,
      assert,
    }) => {
      const { owner, company, application, ...applicant } = await givenPipeline()
      const applied = { application, ...applicant }
      const other = await givenJob(company)
      const hired = await givenApplication(other, {
        user: applied.user,
        candidate: await applied.candidate.refresh(),
      })
      ;(await move(client, owner, hired.application.id, 'hired')).assertStatus(200)
      ;(await move(client, owner, application.id, 'rejected', { reason: 'Other' })).assertStatus(
        200
      )
      // the rejection was told
      await db
        .from('applications')
        .where('id', application.id)
        .update({ held_until: null, held_status: null })
      await leave(client, applied)
      const told = await db.from('notifications').where('user_id', applied.user.id)

      for (const tried of [
        await move(client, owner, application.id, 'reviewing'),
        await move(client, owner, hired.application.id, 'interview'),
        await make(client, owner, hired.application.id),
        await client
          .patch('/api/v1/client/scheduleInterview')
          .loginAs(owner)
          .json(booking({ application: hired.application } as never)),
        await client.patch('/api/v1/client/requestInterview').loginAs(owner).json({
          appliedId: hired.application.id,
          duration: 45,
          timeZone: 'Asia/Kolkata',
          type: 'phone',
        }),
      ])
        tried.assertStatus(409)
      assert.equal((await application.refresh()).status, 'rejected')
      assert.equal((await hired.application.refresh()).status, 'hired')
      assert.lengthOf(await db.from('notifications').where('user_id', applied.user.id), told.length)
      assert.isEmpty(await db.from('offers'))
      assert.isEmpty(await db.from('interviews'))
    })

  test('is not brought back by the undoing of a merge', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const [first, second] = [await givenApplication(job), await givenApplication(job)]
    const [keepId, mergeId] = [first.application.id, second.application.id]
    ;(
      await client.put('/api/v1/client/merge-applications').loginAs(owner).json({ keepId, mergeId })
    ).assertStatus(200)
    await ways['is suspended'](client, second)
    ;(
      await client
        .put('/api/v1/client/separate-application')
        .loginAs(owner)
        .json({ appliedId: mergeId })
    ).assertStatus(409)
    assert.equal((await second.application.refresh()).status, 'withdrawn')
  })

  for (const [way, leave] of Object.entries({
    ...ways,
    'blocked the company': async (_client: ApiClient, { candidate, application }: Applied) => {
      await application.load('company')
      await blockCompany(candidate, application.company)
    },
  }))
    test(`${way}: has no interview to come there, though they were hired`, async ({
      client,
      assert,
    }) => {
      const { owner, company, job, applied } = await givenPipeline()
      const [person] = applied
      const member = await db.from('company_members').where('user_id', owner.id).firstOrFail()
      ;(await move(client, owner, person.application.id, 'hired')).assertStatus(200)
      const { id } = await givenInterview(
        {
          ...{ company, client: owner, member: member as never, job },
          ...{ candidate: person.candidate, developer: person.user },
          application: person.application,
        },
        'scheduled'
      )
      await leave(client, person)
      const interview = await Interview.findOrFail(id)
      assert.deepEqual([interview.status, interview.endedBy], ['cancelled', 'system'])
      assert.isEmpty(await db.from('interview_bookings').where('interview_id', id))
    })

  test('shares no contact by a request that waited', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { applied } = await givenPipeline()
    const [person] = applied
    ;(await ask(client, user, person.candidate.id)).assertStatus(200)
    const request = () =>
      db.from('contact_requests').where('candidate_id', person.candidate.id).firstOrFail()
    assert.equal((await request()).status, 'pending')
    await ways['is suspended'](client, person)
    assert.equal((await request()).status, 'declined')
    ;(
      await client
        .put(`/api/v1/candidate/contact-requests/${(await request()).id}/accept`)
        .loginAs(person.user)
        .json({})
    ).assertStatus(409)
    assert.isEmpty(await db.from('contact_unlocks').where('company_id', company.id))
  })
})

test.group('Leaving at once with what a company does', (group) => {
  group.each.teardown(emptyDatabase)

  test('is never refused, and nothing goes on after it, with real commits', async ({ assert }) => {
    const { company, user: owner } = await givenCompany()
    const admin = (await openSession(await givenAdmin())).token
    const { token } = await openSession(owner)
    const leave = {
      block: (own: string) =>
        send('POST', '/api/v1/candidate/blocked-companies', {
          token: own,
          json: { companyId: company.id },
        }),
      deactivate: (own: string) =>
        send('PUT', '/api/v1/candidate/deactivate', { token: own, json: {} }),
      erase: (own: string) =>
        send('DELETE', '/api/v1/account', { token: own, json: { password: PASSWORD } }),
      suspend: (_own: string, devId: number) =>
        send('PUT', `/api/v1/admin/developers/${devId}/suspend`, {
          token: admin,
          json: { reason: 'The profile is of somebody else' },
        }),
    }
    for (const [way, go] of Object.entries(leave))
      for (let time = 0; time < 3; time++) {
        const { application, user, candidate } = await givenApplication(await givenJob(company))
        const own = (await openSession(user)).token
        const status = (to: string) =>
          send(
            'PUT',
            `/api/v1/client/applied-job-status?appliedId=${application.id}&status=${to}`,
            {
              token,
              json: {},
            }
          )
        const [left] = await Promise.all([
          go(own, candidate.id),
          status('shortlisted'),
          send('PATCH', '/api/v1/client/scheduleInterview', {
            token,
            json: booking({ application } as never, { interviewerIds: [] }),
          }),
          status('offer'),
        ])
        assert.oneOf(left.status, [200, 201], `${way}: ${left.text}`)
        assert.equal((await application.refresh()).status, 'withdrawn', way)
        const open = await db
          .from('interviews')
          .where('application_id', application.id)
          .whereNot('status', 'cancelled')
        assert.isEmpty(open, way)
      }
  })
})
