import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import tellRejections from '#api/applications/tell_rejections'
import settleInterviews from '#api/interviews/settle_interviews'
import { drainQueue } from '#tests/queue'
import { answer, make } from '../applications/given_offers.js'
import { move, reject } from '../applications/given_pipeline.js'
import { bookings, givenApplicant, givenInterview, type Applicant } from './given_interviews.js'

/** Puts the clock of jobs that wait for the end of an undo ahead, and works them off. */
async function afterTheUndo() {
  await db.rawQuery(
    `update queue.job set start_after = now() where name = 'applications.end-hired'`
  )
  await drainQueue({ only: 'applications.end-hired' })
}

const kindsOf = async (userId: number) =>
  (await db.from('mails').where('user_id', userId).orderBy('id')).map(({ kind }) => kind)

type End = {
  end: string
  status: string
  reason: string
  by: (client: ApiClient, applicant: Applicant) => Promise<unknown>
}

const ends: End[] = [
  {
    end: 'a hire by the company',
    status: 'hired',
    reason: 'The application ended with a hire',
    async by(http, { client, application }) {
      ;(await move(http, client, application.id, 'hired')).assertStatus(200)
      await afterTheUndo()
    },
  },
  {
    end: 'an offer that is accepted',
    status: 'hired',
    reason: 'The application ended with a hire',
    async by(http, { client, developer, application }) {
      const made = await make(http, client, application.id)
      made.assertStatus(201)
      const accepted = await answer(http, developer, made.body().data._id, { answer: 'accept' })
      accepted.assertStatus(200)
    },
  },
  {
    end: 'a rejection, once it is told',
    status: 'rejected',
    reason: 'The application has ended',
    async by(http, { client, application }) {
      ;(await reject(http, client, [application.id])).assertStatus(200)
      await db.from('applications').where('id', application.id).update({ held_until: new Date() })
      await tellRejections()
    },
  },
  {
    end: 'a withdrawal',
    status: 'withdrawn',
    reason: 'The application has ended',
    by: async (http, { developer, application }) =>
      (
        await http
          .put(`/api/v1/candidate/withdraw-application/${application.id}`)
          .loginAs(developer)
      ).assertStatus(200),
  },
  {
    end: 'the close of its job',
    status: 'job_closed',
    reason: 'The application has ended',
    by: async (http, { client, job }) =>
      (
        await http
          .put('/api/v1/client/job-status')
          .loginAs(client)
          .json({ jobId: job.id, status: 'closed', reason: 'cancelled' })
      ).assertStatus(200),
  },
]

test.group('Interviews of an application that ends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{end} cancels what is to come, says why to both, and nobody is reminded of it')
    .with(ends)
    .run(async ({ client, assert }, { status, reason, by }) => {
      const applicant = await givenApplicant()
      const { application, developer, client: recruiter } = applicant
      const soon = DateTime.now().plus({ hours: 23 })
      const coming = await givenInterview(applicant, 'scheduled', { start: soon })
      await by(client, applicant)
      assert.equal((await application.refresh()).status, status)
      assert.containsSubset((await coming.refresh()).$attributes, {
        status: 'cancelled',
        endedBy: 'system',
        reason,
      })
      assert.lengthOf(await bookings(coming.id), 0)
      for (const { id } of [developer, recruiter])
        assert.include(await kindsOf(id), 'interview.cancel')
      await settleInterviews()
      for (const { id } of [developer, recruiter])
        assert.notInclude(await kindsOf(id), 'interview.reminder')
    })

  test('a hire that is undone leaves the interview as it was, and one that has begun runs to its end', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { application, client: recruiter, developer } = applicant
    const coming = await givenInterview(applicant, 'scheduled')
    await move(client, recruiter, application.id, 'hired')
    assert.equal((await coming.refresh()).status, 'scheduled')
    const { batchId } = await application.refresh()
    ;(
      await client.put('/api/v1/client/undo-moves').loginAs(recruiter).json({ batchId })
    ).assertStatus(200)
    await afterTheUndo()
    assert.equal((await coming.refresh()).status, 'scheduled')
    assert.notInclude(await kindsOf(developer.id), 'interview.cancel')

    const begun = await givenApplicant()
    const running = await givenInterview(begun, 'scheduled', {
      start: DateTime.now().minus({ minutes: 10 }),
    })
    await move(client, begun.client, begun.application.id, 'hired')
    await afterTheUndo()
    assert.equal((await running.refresh()).status, 'scheduled')
  })
})
