import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import User from '#api/accounts/models/user'
import Session from '#api/accounts/models/session'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import CompanyMember from '#api/companies/models/company_member'
import Interview from '#api/interviews/models/interview'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenUser,
  PASSWORD,
} from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { until } from '#tests/until'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'
import {
  address,
  url,
  invite,
  accept,
  change,
  switchTo,
  tokenFor,
  givenTeam,
} from '#tests/functional/companies/team_calls'

const remove = (client: ApiClient, user: User, userId: number) =>
  client.delete(url('delete-user')).qs({ userId }).loginAs(user)

test.group('Managing a team', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for owners and admins, and an admin decides nothing about an owner', async ({
    client,
  }) => {
    const { company, user: owner } = await givenTeam()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const { user: target } = await givenMember(company, 'interviewer')
    for (const call of [
      change(client, recruiter, { userId: target.id, role: 'admin' }),
      switchTo(client, recruiter, target.id, false),
      remove(client, recruiter, target.id),
    ])
      (await call).assertStatus(403)
    const { user: admin } = await givenMember(company, 'admin')
    for (const call of [
      change(client, admin, { userId: owner.id, role: 'recruiter' }),
      change(client, admin, { userId: target.id, role: 'owner' }),
      switchTo(client, admin, owner.id, false),
      remove(client, admin, owner.id),
    ]) {
      const refused = await call
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    ;(await change(client, admin, { userId: target.id, role: 'recruiter' })).assertStatus(200)
  })

  test('another company’s people are not there', async ({ client }) => {
    const { user } = await givenTeam()
    const { user: foreign } = await givenTeam()
    ;(await change(client, user, { userId: foreign.id, role: 'billing' })).assertStatus(404)
    ;(await switchTo(client, user, foreign.id, false)).assertStatus(404)
    ;(await remove(client, user, foreign.id)).assertStatus(404)
  })

  test('the last owner stays: not another role, not out, not removed', async ({
    client,
    assert,
  }) => {
    const { company, user, member } = await givenTeam()
    ;(await change(client, user, { userId: user.id, role: 'admin' })).assertStatus(409)
    ;(await switchTo(client, user, user.id, false)).assertStatus(409)
    ;(await remove(client, user, user.id)).assertStatus(409)
    const second = await givenMember(company, 'owner')
    ;(await switchTo(client, second.user, user.id, false)).assertStatus(200)
    await member.refresh()
    assert.equal(member.status, 'deactivated')
    ;(await change(client, second.user, { userId: second.user.id, role: 'admin' })).assertStatus(
      409
    )
  })

  test('a role, the jobs and the right to promote change, and the person hears of a role', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenTeam()
    const target = await givenMember(company, 'recruiter')
    const [one, two] = [await givenJob(company), await givenJob(company)]
    const foreign = await givenJob((await givenCompany()).company)
    const jobs = async () =>
      (await db.from('job_members').where('user_id', target.user.id).orderBy('job_id')).map(
        (row: any) => row.job_id
      )
    ;(
      await change(client, user, { userId: target.user.id, jobIds: [one.id, foreign.id] })
    ).assertStatus(404)
    assert.isEmpty(await jobs())
    const answer = await change(client, user, {
      userId: target.user.id,
      role: 'hiring_manager',
      jobIds: [one.id, two.id],
      canPromote: true,
    })
    assert.containsSubset(answer.body().data, {
      role: 'hiring_manager',
      canPromote: true,
      jobIds: [String(one.id), String(two.id)],
    })
    assert.deepEqual(await jobs(), [one.id, two.id])
    await change(client, user, { userId: target.user.id, jobIds: [two.id] })
    assert.deepEqual(await jobs(), [two.id])
    const bells = await db.from('notifications').where('user_id', target.user.id)
    assert.lengthOf(bells, 1)
    assert.include(bells[0].message, 'hiring manager')
    const lines = await db.from('audit_log').where('action', 'team.change').orderBy('id')
    assert.deepEqual(lines[0].changes.role, { from: 'recruiter', to: 'hiring_manager' })
  })

  test('shutting out ends every session at once, flags coming interviews, and lets in again', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant('recruiter')
    const lead = { user: applicant.client, member: applicant.member }
    const { user: owner } = await givenMember(applicant.company, 'owner')
    const interview = await givenInterview(applicant, 'scheduled')
    const { token } = await openSession(lead.user)
    const mine = () => client.get('/api/v1/get-user').header('authorization', `Bearer ${token}`)
    ;(await mine()).assertStatus(200)
    ;(await switchTo(client, owner, lead.user.id, false)).assertBodyContains({
      data: { status: 'deactivated', isActive: false },
    })
    ;(await mine()).assertStatus(401)
    assert.isEmpty(await Session.query().where('user_id', lead.user.id))
    ;(await switchTo(client, owner, lead.user.id, false)).assertStatus(409)

    assert.isNotNull((await Interview.findOrFail(interview.id)).organiserLeftAt)
    const list = await client.get('/api/v1/client/getInterviewsData').loginAs(owner)
    assert.isTrue(
      list.body().data.find((row: any) => row._id === String(interview.id)).organiserLeft
    )
    const bells = await db
      .from('notifications')
      .where({ user_id: owner.id, kind: 'interview.organiser_left' })
    assert.include(bells[0].message, 'has 1 coming interview')

    ;(
      await client
        .patch('/api/v1/client/interviewers')
        .loginAs(owner)
        .json({ interviewId: interview.id, interviewerIds: [owner.id] })
    ).assertStatus(200)
    const taken = await Interview.findOrFail(interview.id)
    assert.deepEqual([taken.organiserId, taken.organiserLeftAt], [owner.id, null])
    const held = await db.from('interview_bookings').where('interview_id', interview.id)
    assert.sameMembers(
      held.map((row: any) => row.user_id),
      [owner.id, applicant.developer.id]
    )

    ;(await switchTo(client, owner, lead.user.id, true)).assertBodyContains({
      data: { status: 'active' },
    })
  })

  test('letting in again needs a place on the plan', async ({ client }) => {
    const { company, user } = await givenCompany()
    const gone = await givenMember(company, 'recruiter')
    await gone.member.merge({ status: 'deactivated' }).save()
    await givenMember(company, 'recruiter')
    const full = await switchTo(client, user, gone.user.id, true)
    full.assertStatus(403)
    full.assertBodyContains({ reason: 'quota' })
  })

  test('who never acted is deleted; who acted stays on record without a name, and the address is free', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenTeam()
    const idle = await givenMember(company, 'recruiter')
    await openSession(idle.user)
    ;(await remove(client, user, idle.user.id)).assertBodyContains({ data: { outcome: 'deleted' } })
    assert.isNull(await User.find(idle.user.id))
    assert.isNull(await CompanyMember.find(idle.member.id))

    const busy = await givenMember(company, 'recruiter')
    const { candidate } = await givenCandidate()
    await client
      .post(url('candidate-comment'))
      .loginAs(busy.user)
      .json({ devId: candidate.id, comment: 'Good' })
    const email = busy.user.email
    ;(await remove(client, user, busy.user.id)).assertBodyContains({
      data: { outcome: 'anonymised' },
    })
    const kept = await User.findOrFail(busy.user.id)
    assert.deepEqual(
      [kept.firstName, kept.lastName, kept.status, kept.password, kept.phone],
      ['Former', 'colleague', 'erased', null, null]
    )
    assert.notInclude(JSON.stringify(kept.$attributes), email)
    const said = await client.get(url(`candidate-comments/${candidate.id}`)).loginAs(user)
    assert.equal(said.body().data[0].author.fName, 'Former')
    ;(await remove(client, user, busy.user.id)).assertStatus(409)
    ;(await switchTo(client, user, busy.user.id, true)).assertStatus(409)
    ;(await invite(client, user, { email })).assertStatus(201)
    ;(await accept(client, await tokenFor(email))).assertStatus(200)
  })

  test('the platform rejects a verification with its reason, from pending only', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ verification: 'pending' })
    const admin = await givenAdmin('moderator')
    const reject = (body: object) =>
      client.put(`/api/v1/admin/clients/${company.id}/reject`).loginAs(admin).json(body)
    ;(await reject({})).assertStatus(422)
    ;(await reject({ reason: 'The website does not answer' })).assertBodyContains({
      data: { verification: 'rejected', verificationNote: 'The website does not answer' },
    })
    ;(await reject({ reason: 'Again' })).assertStatus(409)
    const [bell] = await db.from('notifications').where('user_id', user.id)
    assert.include(bell.message, 'The website does not answer')
    assert.lengthOf(await db.from('mails').where({ user_id: user.id, kind: 'company.rejected' }), 1)
    ;(
      await client
        .put(`/api/v1/admin/clients/${company.id}/reject`)
        .loginAs(await givenUser('client'))
        .json({ reason: 'No' })
    ).assertStatus(403)
  })
})

test.group('A team at once, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('six invitations at once on the free plan take the one place that is left', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(client, user)))
    assert.deepEqual(answers.map((each) => each.status()).sort(), [201, 403, 403, 403, 403, 403])
  })

  test('two accepts of one link make one colleague', async ({ client, assert }) => {
    const { company, user } = await givenTeam()
    const email = address()
    await invite(client, user, { email })
    const token = await tokenFor(email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(client, token)))
    assert.deepEqual(answers.map((each) => each.status()).sort(), [200, 422, 422, 422])
    assert.lengthOf(await CompanyMember.query().where('company_id', company.id), 2)
  })

  test('two owners who remove each other at once leave one', async ({ client, assert }) => {
    const { company, user: one } = await givenTeam()
    const { user: two } = await givenMember(company, 'owner')
    const demote = (by: User, userId: number) => change(client, by, { userId, role: 'billing' })
    const answers = await Promise.all([demote(one, two.id), demote(two, one.id)])
    assert.equal(answers.filter((each) => each.status() === 200).length, 1)
    assert.lengthOf(await CompanyMember.query().where({ companyId: company.id, role: 'owner' }), 1)
  })

  test('two owners who erase themselves at once leave one, while colleagues work there', async ({
    client,
    assert,
  }) => {
    const { company, user: one } = await givenTeam()
    const { user: two } = await givenMember(company, 'owner')
    await givenMember(company, 'recruiter')
    await drainQueue()
    const held = await db.transaction()
    await held.from('users').whereIn('id', [one.id, two.id]).forUpdate()
    const answers = Promise.all(
      [one, two].map(
        async (user) =>
          await client.delete('/api/v1/account').loginAs(user).json({ password: PASSWORD })
      )
    )
    // both are past their passwords, and wait
    await until(async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      )
      return rows.length === 2
    })
    await held.commit()
    assert.deepEqual((await answers).map((each) => each.status()).sort(), [200, 409])
    assert.isTrue((await company.refresh()).isActive)
  })
})
