import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import { givenApplication, givenCandidate, givenCompany, givenJob, PASSWORD } from '#tests/givens'

const mailTo = (email: string) =>
  db.from('mails').where('recipient', email).orderBy('id', 'desc').firstOrFail()

test.group('What is sent, in the language of who gets it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who signs up on a Hindi page gets the code in Hindi, and their account keeps the language', async ({
    client,
    assert,
  }) => {
    const email = 'hindi-reader@example.com'
    const waiting = await client
      .post('/api/v1/sign-up')
      .json({ userType: 'developer', fName: 'आशा', lName: 'राव', email, password: PASSWORD })
      .header('accept-language', 'hi')
    waiting.assertStatus(201)
    const mail = await mailTo(email)
    assert.equal(mail.subject, 'अपने ई-मेल पते की पुष्टि करें')
    assert.include(mail.body_text, 'नमस्ते आशा,')
    assert.include(mail.body_html, '<html lang="hi">')
    const [code] = /^\d{6}$/m.exec(mail.body_text)!
    const proved = await client
      .post('/api/v1/email-verification')
      .json({ email, code, ticket: waiting.body().data.ticket })
    proved.assertStatus(200)
    assert.equal(proved.body().data.user.language, 'hi')
  })

  test('nobody but the person changes it, and only to a language that is spoken here', async ({
    client,
    assert,
  }) => {
    ;(await client.put('/api/v1/language').json({ language: 'hi' })).assertStatus(401)
    const { user } = await givenCandidate()
    for (const language of ['fr', 'ar-XB', '', null])
      (await client.put('/api/v1/language').json({ language }).loginAs(user)).assertStatus(422)
    ;(await client.put('/api/v1/language').json({ language: 'hi' }).loginAs(user)).assertStatus(200)
    assert.equal((await User.findOrFail(user.id)).language, 'hi')
  })

  test('a Hindi candidate and an English company hear of one application each in their own', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany({ name: 'Blue Kite' })
    const job = await givenJob(company, { title: 'Engineer' })
    const { user, candidate } = await givenCandidate()
    await user.merge({ language: 'hi' }).save()
    await givenApplication(job, { user, candidate })

    const own = await mailTo(user.email)
    assert.equal(own.subject, 'आपने Blue Kite में Engineer के लिए आवेदन किया')
    assert.match(own.body_text, /\d{1,2} [\u0900-\u097f]+ \d{4} तक जवाब देने का वादा/)
    assert.include(own.body_html, 'अपने आवेदन देखें')
    assert.include(own.body_text, 'आपको कौन-से मेल मिलें')
    const theirs = await mailTo(owner.email)
    assert.equal(theirs.subject, `${user.fullName} applied for Engineer`)
    assert.match(theirs.body_text, /You promised an answer by \d{1,2} [A-Z][a-z]+ \d{4}\./)

    const bell = await client.get('/api/v1/notifications').loginAs(user)
    assert.equal(bell.body().data[0].message, own.subject)
  })
})
