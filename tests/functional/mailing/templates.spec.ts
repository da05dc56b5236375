import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import MailSignature from '#api/mailing/models/mail_signature'
import { givenAdmin, givenCompany, givenMember } from '#tests/givens'

const TEMPLATES = '/api/v1/client/email-templates'
const SIGNATURES = '/api/v1/client/signatures'
const written = {
  name: 'First contact',
  subject: 'A job at {{company.name}}',
  body: '<p>Hello {{candidate.firstName}},</p><p>we like your profile.</p>',
  templateFor: 'contact',
}

test.group('Templates of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused to strangers, other roles and other companies', async ({ client }) => {
    const { company, user } = await givenCompany()
    const added = await client.post(TEMPLATES).loginAs(user).json(written)
    const id = added.body().data._id
    ;(await client.get(TEMPLATES)).assertStatus(401)
    const { user: interviewer } = await givenMember(company, 'interviewer')
    ;(await client.get(TEMPLATES).loginAs(interviewer)).assertStatus(403)
    const { user: other } = await givenCompany()
    ;(await client.put(`${TEMPLATES}/${id}`).loginAs(other).json({ name: 'Mine' })).assertStatus(
      404
    )
    ;(await client.delete(`${TEMPLATES}/${id}`).loginAs(other)).assertStatus(404)
    ;(await client.get(TEMPLATES).loginAs(other)).assertBodyContains({ data: [] })
  })

  test('name an unknown or unfinished merge field, and where it stands', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    for (const [over, field, words] of [
      [
        { body: '<p>Hello</p><p>Dear {{candidate.nickname}}</p>' },
        'body',
        /\{\{candidate\.nickname\}\} \(in paragraph 2\)/,
      ],
      [{ subject: 'To {{you}}' }, 'subject', /\{\{you\}\} \(in the subject\)/],
      [{ body: '<p>Hello {{candidate.firstName</p>' }, 'body', /not finished/],
      [{ body: `<p>${'{{job.title}} '.repeat(101)}</p>` }, 'body', /101 merge fields, and 100/],
      [{ body: '<p> </p>' }, 'body', /no text/],
      [{ name: '' }, 'name', /./],
      [{ templateFor: 'nothing' }, 'templateFor', /./],
    ] as const) {
      const response = await client
        .post(TEMPLATES)
        .loginAs(user)
        .json({ ...written, ...over })
      response.assertStatus(422)
      const [error] = response.body().errors
      assert.equal(error.field, field)
      assert.match(error.message, words)
    }
  })

  test('keep what mails show, say what they are for, and have a name of their own', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const added = await client
      .post(TEMPLATES)
      .loginAs(user)
      .json({ ...written, body: '<p onclick="x()">Hello <script>x</script><b>you</b></p>' })
    added.assertStatus(201)
    assert.containsSubset(added.body().data, {
      body: '<p>Hello <strong>you</strong></p>',
      templateFor: 'contact',
      isForContact: true,
      isForOffer: false,
      status: 'active',
      createdBy: user.fullName,
    })
    const again = await client.post(TEMPLATES).loginAs(user).json(written)
    again.assertStatus(422)
    assert.equal(again.body().errors[0].field, 'name')

    const { user: colleague } = await givenMember(company, 'recruiter')
    const { _id } = added.body().data
    const changed = await client
      .put(`${TEMPLATES}/${_id}`)
      .loginAs(colleague)
      .json({ status: 'inactive', templateFor: 'offer' })
    assert.containsSubset(changed.body().data, { status: 'inactive', isForOffer: true })
    await client
      .post(TEMPLATES)
      .loginAs(colleague)
      .json({ ...written, name: 'Another' })
    const found = await client.get(`${TEMPLATES}?status=active&search=anoth`).loginAs(user)
    assert.lengthOf(found.body().data, 1)
    assert.equal(found.body().pagination.total, 1)
    ;(await client.delete(`${TEMPLATES}/${_id}`).loginAs(user)).assertStatus(200)
    ;(await client.delete(`${TEMPLATES}/${_id}`).loginAs(user)).assertStatus(404)
  })
})

test.group('Signatures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('belong to one person, and one of them is the usual one', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    ;(await client.get(SIGNATURES)).assertStatus(401)
    const empty = await client
      .post(SIGNATURES)
      .loginAs(user)
      .json({ name: 'Short', body: '<p></p>' })
    empty.assertStatus(422)
    const first = await client
      .post(SIGNATURES)
      .loginAs(user)
      .json({ name: 'Short', body: '<p>Asha</p>' })
    first.assertStatus(201)
    assert.isTrue(first.body().data.isDefault)
    const second = await client
      .post(SIGNATURES)
      .loginAs(user)
      .json({ name: 'Long', body: '<p>Asha Rao</p>', isDefault: true })
    const taken = await client
      .post(SIGNATURES)
      .loginAs(user)
      .json({ name: 'long', body: '<p>Asha Rao</p>' })
    assert.equal(taken.body().errors[0].field, 'name')
    const list = (await client.get(SIGNATURES).loginAs(user)).body().data
    assert.deepEqual(
      list.map(({ name, isDefault }: any) => [name, isDefault]),
      [
        ['Long', true],
        ['Short', false],
      ]
    )
    const { user: colleague } = await givenMember(company, 'admin')
    const { _id } = second.body().data
    ;(await client.put(`${SIGNATURES}/${_id}`).loginAs(colleague).json({})).assertStatus(404)
    ;(await client.delete(`${SIGNATURES}/${_id}`).loginAs(colleague)).assertStatus(404)
    ;(await client.delete(`${SIGNATURES}/${_id}`).loginAs(user)).assertStatus(200)
    assert.lengthOf(await MailSignature.query().where('user_id', user.id), 1)
  })
})

test.group('Templates of the platform', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const ADMIN = '/api/v1/admin/email-templates'

  test('are for those who answer for people', async ({ client }) => {
    ;(await client.get(ADMIN)).assertStatus(401)
    const { user } = await givenCompany()
    ;(await client.get(ADMIN).loginAs(user)).assertStatus(403)
    ;(await client.get(ADMIN).loginAs(await givenAdmin('content'))).assertStatus(403)
    ;(await client.get(ADMIN).loginAs(await givenAdmin('support'))).assertStatus(200)
  })

  test('give a mail other words until they are turned off, and never lose one', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user } = await givenCompany()
    const asked = async () => {
      await client.put('/api/v1/forget-password').json({ email: user.email })
      const { default: db } = await import('@adonisjs/lucid/services/db')
      return db.from('mails').where('user_id', user.id).orderBy('id', 'desc').firstOrFail()
    }
    const wrong = await client
      .post(ADMIN)
      .loginAs(admin)
      .json({ templateFor: 'account.reset', subject: 'Hi', body: 'Text {{nobody}}' })
    wrong.assertStatus(422)
    assert.match(wrong.body().errors[0].message, /\{\{nobody\}\} \(in paragraph 1\)/)
    const added = await client.post(ADMIN).loginAs(admin).json({
      templateFor: 'account.reset',
      subject: 'A password for {{person.firstName}}',
      body: 'Namaste {{person.firstName}},\n\n{{mail.text}}',
    })
    added.assertStatus(201)
    const { _id } = added.body().data
    const mail = await asked()
    assert.equal(mail.subject, `A password for ${user.firstName}`)
    assert.match(mail.body_text, /^Namaste Asha,\n\nHello Asha,/)
    assert.include(mail.body_text, '/reset-password?token=')

    const shown = (await client.get(`${ADMIN}/${_id}`).loginAs(admin)).body().data
    assert.containsSubset(shown, {
      templateFor: 'account.reset',
      version: 1,
      flags: { 'account.reset': true },
    })
    assert.match(shown.previewOf, /^The mail of/)
    assert.include(shown.preview, 'Namaste Asha')
    const again = await client
      .post(ADMIN)
      .loginAs(admin)
      .json({ templateFor: 'account.reset', subject: 'Hi', body: 'Text' })
    again.assertStatus(409)

    // a field that is empty for this mail
    const edited = await client
      .put(`${ADMIN}/${_id}`)
      .loginAs(admin)
      .json({ subject: 'For {{job.title}}' })
    assert.equal(edited.body().data.version, 2)
    await (await import('@adonisjs/limiter/services/main')).default.clear()
    assert.equal((await asked()).subject, 'Choose a new password')

    const restored = await client.put(`${ADMIN}/${_id}/restore`).loginAs(admin).json({ version: 1 })
    assert.containsSubset(restored.body().data, {
      version: 3,
      subject: 'A password for {{person.firstName}}',
    })
    ;(await client.put(`${ADMIN}/${_id}/restore`).loginAs(admin).json({ version: 9 })).assertStatus(
      422
    )
    const versions = await client
      .get(`/api/v1/admin/email-template-versions?filter=${JSON.stringify({ templateId: _id })}`)
      .loginAs(admin)
    versions.assertStatus(200)
    const authors = versions.body().data.map((one: { authorName: string }) => one.authorName)
    assert.deepEqual(authors, Array(3).fill(admin.fullName))

    ;(await client.put(`${ADMIN}/${_id}/test`).loginAs(admin)).assertStatus(200)
    const { default: Mail } = await import('#api/notifications/models/mail')
    const test = await Mail.findByOrFail('user_id', admin.id)
    assert.match(test.subject, /^Test: A password for/)

    const off = await client
      .put(`${ADMIN}/${_id}/status`)
      .loginAs(admin)
      .json({ status: 'inactive' })
    assert.equal(off.body().data.status, 'inactive')
    await (await import('@adonisjs/limiter/services/main')).default.clear()
    assert.equal((await asked()).subject, 'Choose a new password')
    ;(await client.delete(`${ADMIN}/${_id}`).loginAs(admin)).assertStatus(200)
  })
})
