import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import JobEvent from '#api/jobs/models/job_event'
import { JobClosed } from '#api/jobs/events'
import expireJobs from '#api/jobs/expire_jobs'
import { jobFlow, type JobMove, type JobState } from '#api/jobs/job_flow'
import { jobMoves } from '#api/jobs/job_moves'
import { givenAdmin, givenCompany, givenJob } from '#tests/givens'
import { givenPosting } from './posting.js'

const inputs: Partial<Record<JobMove, object>> = {
  reject: { reason: 'Too vague' },
  close: { reason: 'filled_here' },
  suspend: { reason: 'Not a job' },
}

test.group('Job states', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenIn(state: JobState) {
    const { company, user } = await givenCompany()
    const { jobCategory, devChooseSkills, shortDesc, editorText } = await givenPosting()
    const skills = [Number(devChooseSkills[0].skillId)]
    const job = await givenJob(company, {
      jobCategoryId: Number(jobCategory),
      skillIds: skills,
      requiredSkillIds: skills,
      shortDescription: shortDesc,
      description: editorText,
      refreshedAt: DateTime.now().minus({ days: 10 }),
      ...jobFlow.columns(state),
    })
    return { company, user, job: await Job.findOrFail(job.id) }
  }

  for (const move of Object.keys(jobFlow.moves) as JobMove[]) {
    if (move === 'create') continue
    test(`${move} goes from the states of the table, on the word of its side, and from no other`, async ({
      assert,
    }) => {
      const admin = await givenAdmin()
      const { from, to, by } = jobFlow.moves[move]
      for (const state of jobFlow.names) {
        const { job, user } = await givenIn(state)
        const [own, foreign] = {
          client: [user, admin],
          platform: [admin, user],
          system: [null, user],
        }[[by].flat()[0]] as (User | null)[]
        const act = (person: User | null) => jobMoves[move](job, person, inputs[move] as never)
        if ((from as readonly JobState[]).includes(state)) {
          if (typeof by === 'string') {
            const refusal: any = await act(foreign).catch((error: unknown) => error)
            assert.equal(refusal.status, 409, `${move} by another side`)
          }
          await act(own)
          const fresh = await Job.findOrFail(job.id)
          assert.equal(fresh.state, to)
          const event = await JobEvent.query()
            .where('job_id', job.id)
            .orderBy('id', 'desc')
            .firstOrFail()
          assert.deepInclude(event.serialize(), { action: move, fromState: state, toState: to })
        } else {
          const refusal: any = await act(own).catch((error: unknown) => error)
          assert.equal(refusal.status, 409, `${move} from ${state}`)
          assert.include(refusal.message, jobFlow.states[state].is)
          assert.equal((await Job.findOrFail(job.id)).state, state)
          assert.lengthOf(await JobEvent.query().where('job_id', job.id), 0)
        }
      }
    })
  }

  test('a company asks for a status; what makes no sense answers 409', async ({
    client,
    assert,
  }) => {
    const cases: [JobState, string, number, JobState][] = [
      ['draft', 'open', 200, 'pending'],
      ['pending', 'draft', 200, 'draft'],
      ['rejected', 'open', 200, 'pending'],
      ['live', 'paused', 200, 'paused'],
      ['paused', 'open', 200, 'live'],
      ['live', 'closed', 200, 'closed'],
      ['paused', 'closed', 200, 'closed'],
      ['pending', 'open', 409, 'pending'],
      ['live', 'open', 409, 'live'],
      ['live', 'draft', 409, 'live'],
      ['draft', 'paused', 409, 'draft'],
      ['draft', 'closed', 409, 'draft'],
      ['pending', 'paused', 409, 'pending'],
      ['pending', 'closed', 409, 'pending'],
      ['rejected', 'paused', 409, 'rejected'],
      ['closed', 'open', 409, 'closed'],
      ['closed', 'paused', 409, 'closed'],
      ['closed', 'closed', 409, 'closed'],
      ['expired', 'open', 409, 'expired'],
      ['archived', 'open', 409, 'archived'],
      ['suspended', 'open', 409, 'suspended'],
      ['suspended', 'paused', 409, 'suspended'],
    ]
    for (const [from, status, answer, to] of cases) {
      const { job, user } = await givenIn(from)
      const response = await client
        .put('/api/v1/client/job-status')
        .json({ jobId: job.id, status, reason: status === 'closed' ? 'filled_here' : undefined })
        .loginAs(user)
      assert.equal(response.status(), answer, `${from} to ${status}`)
      assert.equal((await Job.findOrFail(job.id)).state, to)
    }
    const { job, user } = await givenIn('live')
    ;(
      await client
        .put('/api/v1/client/job-status')
        .json({ jobId: job.id, status: 'live' })
        .loginAs(user)
    ).assertStatus(422)
    ;(
      await client
        .put('/api/v1/client/job-status')
        .json({ jobId: job.id, status: 'closed', reason: 'bored' })
        .loginAs(user)
    ).assertStatus(422)
    const unsaid = await client
      .put('/api/v1/client/job-status')
      .json({ jobId: job.id, status: 'closed' })
      .loginAs(user)
    unsaid.assertStatus(422)
    assert.equal(unsaid.body().errors[0].field, 'reason')
    assert.equal((await job.refresh()).state, 'live')
  })

  test('over jobs are not edited', async ({ client, assert }) => {
    for (const state of ['closed', 'expired', 'archived', 'suspended'] as const) {
      const { job, user } = await givenIn(state)
      assert.equal(
        (
          await client
            .put('/api/v1/update-client-job')
            .json({ jobId: job.id, tags: ['x'] })
            .loginAs(user)
        ).status(),
        409,
        state
      )
    }
  })

  test('approval makes a job public for thirty days, counts for its company and tells it', async ({
    client,
    assert,
  }) => {
    const { job, company, user } = await givenIn('pending')
    await job.merge({ validThrough: null, publishedAt: null }).save()
    await jobMoves.approve(job, await givenAdmin())
    const fresh = await Job.findOrFail(job.id)
    assert.closeTo(fresh.validThrough!.diffNow('days').days, 30, 0.1)
    assert.isNotNull(fresh.publishedAt)
    await company.refresh()
    assert.equal(company.approvedJobCount, 1)
    assert.lengthOf(
      await db
        .from('notifications')
        .where({ kind: 'job.approved', user_id: user.id, job_id: job.id }),
      1
    )
    assert.lengthOf(await db.from('mails').where({ kind: 'job.approved', user_id: user.id }), 1)
    ;(await client.get(`/api/v1/job-detail/${job.id}`)).assertStatus(200)
  })

  test('rejection hides with a reason; the company may send it in five times', async ({
    assert,
  }) => {
    const { job, user } = await givenIn('pending')
    const admin = await givenAdmin()
    for (let time = 1; time <= 5; time++) {
      await jobMoves.reject(job, admin, { reason: 'Say what the team does' })
      assert.deepInclude(job.serialize(), {
        status: 'open',
        isApproved: false,
        rejectionReason: 'Say what the team does',
      })
      await jobMoves.submit(job, user)
    }
    await jobMoves.reject(job, admin, { reason: 'Still vague' })
    await assert.rejects(() => jobMoves.submit(job, user), /5 times/)
    assert.lengthOf(await db.from('mails').where({ kind: 'job.rejected', user_id: user.id }), 6)
  })

  test('suspension is a strike, and closing or archiving raises JobClosed inside the transaction', async ({
    assert,
    cleanup,
  }) => {
    const { job, company } = await givenIn('live')
    await jobMoves.suspend(job, await givenAdmin(), { reason: 'Asks for money' })
    await company.refresh()
    assert.equal(company.strikes, 1)

    const closed: number[] = []
    const listener = async ({ job: each, trx }: JobClosed) => {
      assert.isTrue(trx.isTransaction)
      closed.push(each.id)
    }
    emitter.on(JobClosed, listener)
    cleanup(() => void emitter.off(JobClosed, listener))
    const [one, two] = [await givenIn('live'), await givenIn('paused')]
    await jobMoves.close(one.job, one.user, { reason: 'filled_here' })
    await jobMoves.archive(two.job, two.user)
    assert.deepEqual(closed, [one.job.id, two.job.id])
    assert.equal((await Job.findOrFail(one.job.id)).statusReason, 'filled_here')
  })

  test('a listener that fails undoes the closing', async ({ assert, cleanup }) => {
    const { job, user } = await givenIn('live')
    const listener = () => {
      throw new Error('no answer was written')
    }
    emitter.on(JobClosed, listener)
    cleanup(() => void emitter.off(JobClosed, listener))
    await assert.rejects(
      () =>
        db.transaction(async (trx) =>
          jobMoves.close(await Job.findOrFail(job.id, { client: trx }), user, { reason: 'other' })
        ),
      /no answer/
    )
    assert.equal((await Job.findOrFail(job.id)).state, 'live')
  })

  test('the sweep warns at seven days and at one, ends at the end, and is safe to run twice', async ({
    assert,
  }) => {
    const { company } = await givenCompany()
    const inHours = (hours: number, over: Partial<Job> = {}) =>
      givenJob(company, { validThrough: DateTime.now().plus({ hours }), ...over })
    const [over, paused, lastDay, afterOutage, week, far, draft] = [
      await inHours(-1),
      await inHours(-1, { status: 'paused' }),
      await inHours(20, { expiryNotice: 7 }),
      await inHours(20),
      await inHours(100),
      await inHours(200),
      await inHours(-1, { status: 'draft', isApproved: null }),
    ]
    assert.deepEqual(await expireJobs(), { expired: 2, warned: 3 })
    assert.deepEqual(await expireJobs(), { expired: 0, warned: 0 })
    const read = async (job: Job) => {
      const { status, expiryNotice } = await Job.findOrFail(job.id)
      return [status, expiryNotice]
    }
    assert.deepEqual(
      await Promise.all([over, paused, lastDay, afterOutage, week, far, draft].map(read)),
      [
        ['expired', null],
        ['expired', null],
        ['open', 1],
        ['open', 1],
        ['open', 7],
        ['open', null],
        ['draft', null],
      ]
    )
    const mails = await db
      .from('mails')
      .whereIn('kind', ['job.expiring', 'job.expired'])
      .select('subject')
    assert.lengthOf(mails, 5)
    await Job.query()
      .where('id', week.id)
      .update({ valid_through: DateTime.now().plus({ hours: 10 }).toJSDate() })
    assert.deepEqual(await expireJobs(), { expired: 0, warned: 1 })
  })
})
