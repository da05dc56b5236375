import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import User from '#api/accounts/models/user'
import CompanyInvite from '#api/companies/models/company_invite'
import { givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'
import {
  PASSWORD,
  address,
  url,
  invite,
  accept,
  change,
  switchTo,
  tokenFor,
  givenTeam,
} from '#tests/functional/companies/team_calls'

const copy = (client: ApiClient, user: User, inviteId: string) =>
  client.post(url('invite-link')).loginAs(user).json({ inviteId })

const tokenOf = (copied: ApiResponse) => new URL(copied.body().data.url).searchParams.get('token')!

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
