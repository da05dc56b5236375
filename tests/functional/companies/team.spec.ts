import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import User from '#api/accounts/models/user'
import Session from '#api/accounts/models/session'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import CompanyInvite from '#api/companies/models/company_invite'
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
} from '#tests/givens'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

const PASSWORD = 'a long walk by the river'
let count = 0
const address = () => `colleague-${process.pid}-${++count}@example.com`
const url = (path: string) => `/api/v1/client/${path}`
const invite = (client: ApiClient, user: User, over: object = {}) =>
  client
    .post(url('user-invite'))
    .loginAs(user)
    .json({ email: address(), role: 'recruiter', ...over })
const accept = (client: ApiClient, token: string, over: object = {}) =>
  client
    .post('/api/v1/accept-invite')
    .json({ token, name: 'Meera van Dijk', password: PASSWORD, ...over })
const change = (client: ApiClient, user: User, body: object) =>
  client.put(url('user-role')).loginAs(user).json(body)
const switchTo = (client: ApiClient, user: User, userId: number, active: boolean) =>
  client.post(url('active-deactive-client-user')).loginAs(user).json({ userId, active })
const remove = (client: ApiClient, user: User, userId: number) =>
  client.delete(url('delete-user')).qs({ userId }).loginAs(user)

const copy = (client: ApiClient, user: User, inviteId: string) =>
  client.post(url('invite-link')).loginAs(user).json({ inviteId })
const tokenOf = (copied: ApiResponse) => new URL(copied.body().data.url).searchParams.get('token')!

/** The secret of the newest mail to an address. */
async function tokenFor(email: string) {
  const mail = await db.from('mails').where('recipient', email).orderBy('id', 'desc').firstOrFail()
  return decodeURIComponent(/accept-invite\?token=([\w%-]+)/.exec(mail.body_text)![1])
}

const givenTeam = (userLimit = 10) => givenCompany({ userLimit } as never)

test.group('Inviting to a team', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for owners and admins; only an owner makes an owner', async ({ client }) => {
    const { company, user } = await givenTeam()
    for (const role of ['recruiter', 'hiring_manager', 'interviewer', 'billing'] as const) {
      const refused = await invite(client, (await givenMember(company, role)).user)
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    const { user: admin } = await givenMember(company, 'admin')
    ;(await invite(client, admin, { role: 'owner' })).assertStatus(403)
    ;(await invite(client, admin)).assertStatus(201)
    ;(await invite(client, user, { role: 'owner' })).assertStatus(201)
  })

  test('bad input names its field, and another company’s job is not there', async ({ client }) => {
    const { user } = await givenTeam()
    for (const [over, field] of [
      [{ email: 'nobody' }, 'email'],
      [{ role: 'king' }, 'role'],
      [{ jobIds: ['x'] }, 'jobIds.0'],
    ] as const) {
      const refused = await invite(client, user, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const foreign = await givenJob((await givenCompany()).company)
    ;(await invite(client, user, { jobIds: [foreign.id] })).assertStatus(404)
  })

  test('mails a link whose secret is nowhere else, and accepting it makes the colleague, signed in, on the jobs', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenTeam()
    const job = await givenJob(company)
    const email = address()
    const sent = await invite(client, user, { email, role: 'hiring_manager', jobIds: [job.id] })
    sent.assertStatus(201)
    sent.assertBodyContains({ data: { email, role: 'hiring_manager', status: 'invited' } })
    const token = await tokenFor(email)
    assert.notInclude(JSON.stringify(sent.body()), token)
    const row = await CompanyInvite.findByOrFail('email', email)
    assert.notEqual(row.tokenHash, token)
    assert.closeTo(row.expiresAt.diffNow('days').days, 7, 0.01)

    const shown = await client.post('/api/v1/open-invite').json({ token })
    shown.assertBodyContains({
      data: { companyName: company.name, email, roleName: 'hiring manager' },
    })

    ;(await accept(client, token, { password: 'short' })).assertStatus(422)
    const joined = await accept(client, token)
    joined.assertStatus(200)
    assert.containsSubset(joined.body().data.user, {
      email,
      fName: 'Meera',
      lName: 'van Dijk',
      emailVerified: true,
      clientId: String(company.id),
      companyRole: 'hiring_manager',
    })
    const own = await client
      .get('/api/v1/company-profile')
      .header('authorization', `Bearer ${joined.body().data.accessToken}`)
    own.assertStatus(200)
    const colleague = await User.findByOrFail('email', email)
    assert.isNotNull(
      await db.from('job_members').where({ job_id: job.id, user_id: colleague.id }).first()
    )
    const [bell] = await db.from('notifications').where('user_id', user.id)
    assert.include(bell.message, 'Meera van Dijk joined your team')
    ;(await client.post('/api/v1/login').json({ email, password: PASSWORD })).assertStatus(200)
  })

  test('a link works once, for seven days, and not after it was taken back or sent again', async ({
    client,
    assert,
  }) => {
    const { user } = await givenTeam()
    const emails = [address(), address(), address(), address()]
    for (const email of emails) await invite(client, user, { email })
    const [used, late, back, again] = await Promise.all(emails.map(tokenFor))
    ;(await accept(client, used)).assertStatus(200)
    const twice = await accept(client, used)
    twice.assertStatus(422)
    twice.assertBodyContains({ code: 'E_LINK_INVALID' })

    const revoked = await CompanyInvite.findByOrFail('email', emails[2])
    ;(await client.delete(url(`company-invites/${revoked.id}`)).loginAs(user)).assertStatus(200)
    ;(await accept(client, back)).assertStatus(422)

    timeTravel('2 minutes')
    ;(
      await client.post(url('resend-invite')).loginAs(user).json({ email: emails[3] })
    ).assertStatus(200)
    ;(await accept(client, again)).assertStatus(422)
    const fresh = await tokenFor(emails[3])
    assert.notEqual(fresh, again)
    ;(await accept(client, fresh)).assertStatus(200)

    await CompanyInvite.query()
      .where('email', emails[1])
      .update({ expiresAt: DateTime.now().minus({ minutes: 5 }).toSQL() })
    ;(await accept(client, late)).assertStatus(422)
    const open = await client.get(url('company-invites')).loginAs(user)
    assert.containsSubset(open.body().data, [{ email: emails[1], status: 'expired' }])
    assert.lengthOf(open.body().data, 1)
  })

  test('an invitation ends with the right to make it', async ({ client, assert }) => {
    const { company, user } = await givenTeam()
    const { user: second } = await givenMember(company, 'owner')
    const [asOwner, asAdmin, kept] = [address(), address(), address()]
    await invite(client, second, { email: asOwner, role: 'owner' })
    await invite(client, second, { email: asAdmin, role: 'admin' })
    await invite(client, user, { email: kept, role: 'owner' })
    const copied = tokenOf(
      await copy(client, second, String((await CompanyInvite.findByOrFail('email', asAdmin)).id))
    )
    // an admin gives no owner's place
    await change(client, user, { userId: second.id, role: 'admin' })
    ;(await accept(client, await tokenFor(asOwner))).assertStatus(422)
    ;(await client.post('/api/v1/open-invite').json({ token: copied })).assertStatus(200)
    ;(await switchTo(client, user, second.id, false)).assertStatus(200)
    for (const token of [copied, await tokenFor(asAdmin)])
      (await accept(client, token)).assertStatus(422)
    const open = (await client.get(url('company-invites')).loginAs(user)).body().data
    assert.deepEqual(
      open.map(({ email }: { email: string }) => email),
      [kept]
    )
    ;(await accept(client, await tokenFor(kept))).assertStatus(200)
  })

  test('an address with an account is answered the same, and cannot accept', async ({
    client,
    assert,
  }) => {
    const { user } = await givenTeam()
    const { user: developer } = await givenCandidate()
    const known = await invite(client, user, { email: developer.email })
    const unknown = await invite(client, user)
    assert.deepEqual(Object.keys(known.body().data), Object.keys(unknown.body().data))
    assert.equal(known.status(), unknown.status())
    const refused = await accept(client, await tokenFor(developer.email))
    refused.assertStatus(409)
    await developer.refresh()
    assert.equal(developer.userType, 'developer')
  })

  test('a copied link is for owners and admins, of their own company, and of what they may give', async ({
    client,
  }) => {
    const { company, user } = await givenTeam()
    const { _id } = (await invite(client, user, { role: 'owner' })).body().data
    for (const role of ['recruiter', 'hiring_manager', 'interviewer', 'billing'] as const) {
      const refused = await copy(client, (await givenMember(company, role)).user, _id)
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    ;(await copy(client, (await givenMember(company, 'admin')).user, _id)).assertStatus(403)
    ;(await copy(client, (await givenTeam()).user, _id)).assertStatus(404)
    ;(await copy(client, user, 'x')).assertStatus(422)
    ;(await copy(client, user, _id)).assertStatus(200)
    await db
      .from('company_invites')
      .where('id', _id)
      .update({ expires_at: new Date(0) })
    ;(await copy(client, user, _id)).assertStatus(409)
  })

  test('a copied link makes a colleague who signs in once the code of the mail is typed; it is one of two links to one place', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenTeam()
    const email = address()
    const { _id } = (await invite(client, user, { email })).body().data
    const copied = await copy(client, user, _id)
    assert.notInclude(copied.body().data.url, await tokenFor(email))
    assert.closeTo(DateTime.fromISO(copied.body().data.expiresAt).diffNow('days').days, 7, 0.01)
    const [line] = await db.from('audit_log').where('action', 'team.invite_link')
    assert.deepInclude(line, { actor_id: user.id, company_id: company.id, subject_label: email })

    const old = tokenOf(copied)
    const token = tokenOf(await copy(client, user, _id))
    ;(await accept(client, old)).assertStatus(422)
    const mailed = await tokenFor(email)
    ;(await client.post('/api/v1/open-invite').json({ token })).assertBodyContains({
      data: { email },
    })
    const joined = await accept(client, token)
    joined.assertStatus(200)
    const { confirm, ticket } = joined.body().data
    assert.equal(confirm, email)
    assert.isNull(await User.findBy('email', email))

    const signIn = () => client.post('/api/v1/login').json({ email, password: PASSWORD })
    const early = await signIn()
    early.assertStatus(403)
    early.assertBodyContains({ code: 'E_EMAIL_UNVERIFIED' })
    const mail = await db.from('mails').where({ recipient: email, kind: 'account.verify' }).first()
    const code = /\b(\d{6})\b/.exec(mail.body_text)![1]
    const proven = await client.post('/api/v1/email-verification').json({ email, code, ticket })
    proven.assertStatus(200)
    assert.equal(proven.body().data.user.clientId, String(company.id))
    ;(await signIn()).assertStatus(200)
    ;(await accept(client, mailed)).assertStatus(422)
  })

  test('sending again ends the copied link, too', async ({ client }) => {
    const { user } = await givenTeam()
    const { _id, email } = (await invite(client, user)).body().data
    const token = tokenOf(await copy(client, user, _id))
    timeTravel('2 minutes')
    ;(await client.post(url('resend-invite')).loginAs(user).json({ inviteId: _id })).assertStatus(
      200
    )
    ;(await accept(client, token)).assertStatus(422)
    ;(await accept(client, await tokenFor(email))).assertStatus(200)
  })

  test('someone who is on the team, or invited, is not invited twice', async ({ client }) => {
    const { company, user } = await givenTeam()
    const { user: colleague, member } = await givenMember(company, 'recruiter')
    ;(await invite(client, user, { email: colleague.email })).assertStatus(409)
    await member.merge({ status: 'deactivated' }).save()
    timeTravel('2 minutes')
    ;(await invite(client, user, { email: colleague.email })).assertStatus(409)
    const email = address()
    ;(await invite(client, user, { email })).assertStatus(201)
    timeTravel('2 minutes')
    ;(await invite(client, user, { email })).assertStatus(409)
  })

  test('the free plan has two users; an open invitation takes a place, a lapsed one gives it back', async ({
    client,
  }) => {
    const { user } = await givenCompany()
    const email = address()
    ;(await invite(client, user, { email })).assertStatus(201)
    const full = await invite(client, user)
    full.assertStatus(403)
    full.assertBodyContains({ reason: 'quota' })
    ;(await client.get(url('page-access/invite_user')).loginAs(user)).assertBodyContains({
      data: { allowed: false, reason: 'quota' },
    })
    await CompanyInvite.query()
      .where('email', email)
      .update({ expiresAt: DateTime.now().minus({ minutes: 5 }).toSQL() })
    ;(await invite(client, user)).assertStatus(201)
  })

  test('another company neither sees nor sends nor revokes it', async ({ client, assert }) => {
    const { user } = await givenTeam()
    const { user: stranger } = await givenTeam()
    const email = address()
    const { _id } = (await invite(client, user, { email })).body().data
    assert.isEmpty((await client.get(url('company-invites')).loginAs(stranger)).body().data)
    ;(await client.delete(url(`company-invites/${_id}`)).loginAs(stranger)).assertStatus(404)
    ;(
      await client.post(url('resend-invite')).loginAs(stranger).json({ inviteId: _id })
    ).assertStatus(404)
  })
})

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
})
