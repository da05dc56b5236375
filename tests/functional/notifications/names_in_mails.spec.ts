import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { INVITES_A_DAY } from '#api/companies/company_facts'
import { messagesADay } from '#api/applications/application_facts'
import { EXPORTS_A_DAY } from '#api/privacy/privacy_facts'
import AccountExport from '#api/privacy/models/account_export'
import { givenCandidate, givenCompany, PASSWORD } from '#tests/givens'
import { givenPosting } from '../jobs/posting.js'
import { givenApplicant } from '../interviews/given_interviews.js'

const SITE = 'Win at prizes.example.com'

test.group('Names in mails to strangers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that look like a site, or turn what follows around, are refused where they are written', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { user: developer } = await givenCandidate()
    const account = {
      userType: 'client',
      fName: 'Asha',
      lName: 'Rao',
      email: 'asha@acme.example',
      password: PASSWORD,
      companyName: 'Acme',
    }
    for (const [name, rule] of [
      [SITE, 'site'],
      // turns what follows around, such as the rest of a subject
      ['Acme \u202egnp.exe', 'name'],
      ['Acme\u0007Payments', 'name'],
    ]) {
      const refused = async (
        field: string,
        ask: PromiseLike<{ status(): number; body(): any }>
      ) => {
        const answer = await ask
        assert.equal(answer.status(), 422, `${field} ${name}`)
        assert.deepInclude(
          answer.body().errors.map(({ field, rule }: any) => ({ field, rule })),
          { field, rule }
        )
      }
      for (const field of ['fName', 'lName', 'companyName'])
        await refused(field, client.post('/api/v1/sign-up').json({ ...account, [field]: name }))
      await refused(
        'companyName',
        client.put('/api/v1/company-profile').loginAs(user).json({ companyName: name })
      )
      await refused(
        'fName',
        client.put('/api/v1/candidate/profile').loginAs(developer).json({ fName: name })
      )
      for (const field of ['jobTitle', 'organisation'])
        await refused(
          field,
          client
            .post('/api/v1/add-job')
            .loginAs(user)
            .json(await givenPosting({ [field]: name }))
        )
    }
  })

  test('that were stored before carry no address in an invitation', async ({ client, assert }) => {
    const { user, company } = await givenCompany()
    await company.merge({ name: SITE }).save()
    await user.merge({ firstName: 'https://evil.example', lastName: 'b@evil.example' }).save()
    const answer = await client
      .post('/api/v1/client/user-invite')
      .loginAs(user)
      .json({ email: 'stranger@else.example', role: 'recruiter' })
    answer.assertStatus(201)
    const mail = await db.from('mails').where('recipient', 'stranger@else.example').firstOrFail()
    assert.match(mail.subject, /Win at prizes example com/)
    for (const text of [mail.subject, mail.body_text.split('--')[0].split('Join the team')[0]])
      assert.notMatch(text, /prizes\.|:\/\/|@/)
  })
})

test.group('Messages, invitations and exports of a day', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one applicant, one member and one company are written to so often', async ({
    client,
    assert,
  }) => {
    const { application, client: user, company, candidate } = await givenApplicant()
    const write = () =>
      client
        .post('/api/v1/client/message-applicants')
        .loginAs(user)
        .json({ appliedIds: [application.id], subject: 'Hello', text: 'Are you there?' })
    const event = (actor: number) => ({
      company_id: company.id,
      application_id: application.id,
      actor_id: actor,
      kind: 'message',
      to_status: 'shortlisted',
    })
    const mails = async () => (await db.from('mails').where('kind', 'message.application')).length
    for (let each = 0; each < messagesADay.toApplicant; each++) (await write()).assertStatus(200)
    const sixth = await write()
    sixth.assertStatus(409)
    sixth.assertBodyContains({ reason: 'quota' })
    assert.equal(await mails(), messagesADay.toApplicant)
    await db
      .from('application_events')
      .where('application_id', application.id)
      .update({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    ;(await write()).assertStatus(200)

    const other = await givenApplicant()
    const elsewhere = { ...event(user.id), application_id: other.application.id }
    await db
      .table('application_events')
      .multiInsert(Array.from({ length: messagesADay.ofMember - 2 }, () => elsewhere))
    ;(await write()).assertStatus(200)
    const beyond = await write()
    beyond.assertStatus(409)
    assert.include(beyond.body().message, String(messagesADay.ofMember))

    await db
      .from('application_events')
      .where('application_id', other.application.id)
      .update({ actor_id: other.client.id })
    const left = messagesADay.ofCompany - messagesADay.ofMember
    await db
      .table('application_events')
      .multiInsert(
        Array.from({ length: left }, () => ({ ...elsewhere, actor_id: other.client.id }))
      )
    assert.include((await write()).body().message, String(messagesADay.ofCompany))
    assert.equal(await mails(), messagesADay.toApplicant + 2)
    assert.isNotNull(candidate)
  })

  test('a company invites so many people, even if it takes invitations back', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    await db.table('company_invites').multiInsert(
      Array.from({ length: INVITES_A_DAY }, (_, at) => ({
        company_id: company.id,
        email: `person${at}@else.example`,
        role: 'recruiter',
        token_hash: `hash ${at}`,
        invited_by: user.id,
        expires_at: new Date(Date.now() + 86_400_000),
        revoked_at: new Date(),
      }))
    )
    const answer = await client
      .post('/api/v1/client/user-invite')
      .loginAs(user)
      .json({ email: 'another@else.example', role: 'recruiter' })
    answer.assertStatus(409)
    answer.assertBodyContains({ reason: 'quota' })
    assert.lengthOf(await db.from('mails').where('recipient', 'another@else.example'), 0)
  })

  test('a member takes one file of applicants at a time', async ({ client, assert }) => {
    const { job, client: user } = await givenApplicant()
    const take = () => client.get(`/api/v1/client/applicants-export/${job.id}`).loginAs(user)
    const statuses = (await Promise.all([take(), take(), take()])).map((each) => each.status())
    assert.sameMembers([...new Set(statuses)], [200, 429])
    ;(await take()).assertStatus(200)
  })

  test('a person has their data put together so often', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const ask = () => client.post('/api/v1/account/export').loginAs(user)
    const done = () => AccountExport.query().where('user_id', user.id).update({ status: 'failed' })
    for (let each = 0; each < EXPORTS_A_DAY; each++) {
      const first = await ask()
      first.assertStatus(202)
      // one at a time
      assert.equal((await ask()).body().data.export._id, first.body().data.export._id)
      await done()
    }
    ;(await ask()).assertStatus(409)
    assert.lengthOf(await AccountExport.query().where('user_id', user.id), EXPORTS_A_DAY)
  })
})
