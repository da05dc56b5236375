import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { perform } from '#api/queue/queue'
import User from '#api/accounts/models/user'
import { freeAddress } from '#api/accounts/sign_up/unclaimed'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'
import deliverMail from '#api/notifications/deliver_mail'
import { standingOf } from '#api/notifications/standing'
import Application from '#api/applications/models/application'
import ScreeningNotice from '#api/screening/models/screening_notice'
import { givenCompany } from '#tests/givens'
import { givenRuns } from '../screening/given_screening.js'
import { broughtIn, IMPORTS } from './given_import.js'

const table =
  'Name,Email,Job Title\nAsha Rao,asha@example.org,Tester\nBo Ek,bo@example.org,Tester\n'

async function given(client: ApiClient) {
  await givenRuns()
  const { company, user } = await givenCompany()
  const { _id } = await broughtIn(client, user, table)
  const applications = await Application.query()
    .where('company_id', company.id)
    .preload('candidate', (candidate) => candidate.preload('user'))
    .orderBy('id')
  const appliedIds = applications.map(({ id }) => id)
  const write = (body = 'We would like to meet.') =>
    client
      .post('/api/v1/client/send-email')
      .loginAs(user)
      .json({ appliedIds, subject: 'Your application', body: `<p>${body}</p>` })
  const shortlist = () =>
    client
      .put(`/api/v1/client/applied-job-status?appliedId=${appliedIds[0]}&status=shortlisted`)
      .loginAs(user)
      .json({ feedBack: 'We like it' })
  const analyse = () =>
    client
      .post('/api/v1/client/run-ai-analysis')
      .loginAs(user)
      .json({ jobId: applications[0].jobId })
  const invite = async () => {
    ;(await client.post(`${IMPORTS}/${_id}/invite`).loginAs(user)).assertStatus(200)
    await perform('imports.invite', { importId: Number(_id) })
  }
  return { company, user, applications, write, shortlist, analyse, invite }
}

const mailsTo = async (email: string) =>
  (await db.from('mails').where('recipient', email).orderBy('id')) as any[]

test.group('People whom a company brought in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('hear first that they were brought in, and of nothing before', async ({
    client,
    assert,
  }) => {
    const { write, shortlist, analyse } = await given(client)
    const refused = await write()
    refused.assertStatus(422)
    assert.include(refused.body().message, 'not told yet')
    ;(await analyse()).assertStatus(409)
    assert.isEmpty(await ScreeningNotice.all())
    ;(await shortlist()).assertStatus(200)
    assert.isEmpty(await mailsTo('asha@example.org'))
  })

  test('hear of moves, of mails and that they are analysed once they were told, and end it by one click', async ({
    client,
    assert,
  }) => {
    const { applications, write, shortlist, analyse, invite } = await given(client)
    await invite()
    ;(await write()).assertStatus(202)
    ;(await shortlist()).assertStatus(200)
    ;(await analyse()).assertStatus(202)
    const mails = await mailsTo('asha@example.org')
    assert.sameMembers(
      mails.map(({ kind }) => kind),
      ['account.claim', 'message.mail', 'application.shortlisted', 'screening.notice']
    )
    for (const { id, kind, body_text: text } of mails) {
      assert.deepEqual(await standingOf('mails', id, 'by_email'), {}, kind)
      if (/^(application|screening)/.test(kind))
        assert.include(text, 'You have no account here yet')
    }
    assert.lengthOf(await ScreeningNotice.all(), 2)

    const { user } = applications[0].candidate
    const link = new URL(unsubscribeUrl({ userId: user.id, kind: 'message.mail' })!).pathname
    ;(await client.post(link)).assertStatus(200)
    const again = await write('We would still like to meet.')
    again.assertStatus(202)
    assert.containsSubset(again.body().data, {
      total: 1,
      leftOut: [{ name: 'Asha Rao', reason: 'Does not want mails from companies' }],
    })
  })

  test('are led nowhere by the names of a table, and wait with the company where it is suspended', async ({
    client,
    assert,
  }) => {
    const { company, applications, invite } = await given(client)
    const { candidateId, candidate } = applications[0]
    await candidate.user.merge({ firstName: 'see https://evil.example.com/x' }).save()
    await db
      .from('imported_profiles')
      .where('candidate_id', candidateId)
      .update({ basis_note: 'They agreed at www.evil.example.com' })
    await company.merge({ name: 'Rao and Sons, evil.example.com' }).save()
    await invite()
    const [mail] = await mailsTo('asha@example.org')
    assert.equal(mail.kind, 'account.claim')
    for (const words of [mail.subject, mail.body_text, mail.body_html])
      assert.notInclude(words, 'evil.example')
    await company.merge({ isActive: false }).save()
    await deliverMail({ mailId: mail.id })
    const [held] = await mailsTo('asha@example.org')
    assert.equal(held.status, 'queued')
  })

  test('hear nothing at an address that they gave up', async ({ client, assert }) => {
    const { write, invite } = await given(client)
    await invite()
    await db.transaction((trx) => freeAddress(trx, 'asha@example.org'))
    const sent = await write()
    sent.assertStatus(202)
    assert.equal(sent.body().data.total, 1)
    assert.isNull(await User.findBy('email', 'asha@example.org'))
  })
})
