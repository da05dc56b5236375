import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'
import { givenCompany } from '#tests/givens'

const pathOf = (user: User) =>
  new URL(unsubscribeUrl({ userId: user.id, kind: 'search.alert' })!).pathname

const tell = (user: User, kind: string) =>
  db.transaction((trx) =>
    notify(trx, {
      to: [user.id],
      kind,
      message: 'Told',
      mail: { subject: 'Told', lines: ['Told'] },
    })
  )
const mailsTo = (user: User) => db.from('mails').where('user_id', user.id).orderBy('id')
const mailIsSent = async (user: User) =>
  (await db.from('notification_settings').where({ user_id: user.id, event: 'search' }).first())
    ?.by_email ?? true

test.group('Ending mails by the link in them', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a link that we did not sign, or for another purpose, leads nowhere', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const other = encryption
      .getMessageVerifier()
      .sign({ user: user.id, event: 'search' }, undefined, 'file')
    const path = pathOf(user)
    for (const wrong of ['/unsubscribe/1', `/unsubscribe/${other}`, `${path.slice(0, -1)}.`]) {
      ;(await client.get(wrong)).assertStatus(404)
      ;(await client.post(wrong)).assertStatus(404)
    }
    assert.isTrue(await mailIsSent(user))
  })

  test('opening the link only asks, as programs that check links open it, too', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const page = await client.get(pathOf(user))
    page.assertStatus(200)
    assert.match(page.header('content-type')!, /^text\/html/)
    assert.include(page.text(), 'Stop these mails?')
    assert.include(page.text(), 'New developers for your saved searches')
    assert.notInclude(page.text(), user.email)
    assert.isTrue(await mailIsSent(user))
  })

  test('one click of a mail program ends the mails and leaves the bell; undo brings them back', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const path = pathOf(user)
    const ended = await client.post(path).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    assert.include(ended.text(), 'These mails have ended')
    assert.include((await client.get(path)).text(), 'These mails have ended')

    await tell(user, 'search.alert')
    assert.lengthOf(await mailsTo(user), 0)
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 1)
    await tell(user, 'interview.accept')
    assert.lengthOf(await mailsTo(user), 1)

    const again = await client.post(path).form({ again: 'true' })
    assert.include(again.text(), 'You get these mails again')
    await tell(user, 'search.alert')
    assert.lengthOf(await mailsTo(user), 2)
  })

  test('the same post twice, and one as multipart, ends them all the same', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    for (const _ of [1, 2])
      (await client.post(pathOf(user)).field('List-Unsubscribe', 'One-Click')).assertStatus(200)
    assert.isFalse(await mailIsSent(user))
  })

  test('every mail that settings rule carries the link, those about the account do not', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    for (const kind of ['search.alert', 'interview.accept', 'account.password'])
      await tell(user, kind)
    const [alert, interview, account] = await mailsTo(user)
    for (const [mail, kind] of [
      [alert, 'search.alert'],
      [interview, 'interview.accept'],
    ]) {
      const link = unsubscribeUrl({ userId: user.id, kind })!
      assert.include(mail.body_text, `Stop these mails: ${link}`)
      assert.include(mail.body_html, `href="${link}"`)
    }
    assert.notInclude(account.body_text, '/unsubscribe/')
    assert.isNull(unsubscribeUrl({ userId: user.id, kind: 'account.password' }))
  })
})
