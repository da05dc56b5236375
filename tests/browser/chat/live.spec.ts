import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { notify } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import { givenCompany } from '#tests/givens'
import { eventually, openSignedIn, withScreens } from '#tests/browser/product'

const heldStreams = (user: User) =>
  db
    .from('live_streams')
    .join('live_channels', 'live_channels.uid', 'live_streams.uid')
    .where('user_id', user.id)
    .whereNull('closed_at')
    .where({ channel: `users/${user.id}`, state: 'joined' })

const ring = (user: User, message: string) =>
  db.transaction((trx) => notify(trx, { to: [user.id], kind: 'job.posted', message }))

const unread = (count: number) => `Notifications, ${count} unread`

test.group('The live stream in a browser', () => {
  test('three tabs hold one stream, and each hears', async ({ assert }) => {
    const { user } = await givenCompany()
    const { page, context, errors, close } = await openSignedIn(user)
    await withScreens('live-tabs', async () => {
      const pages = [page, await context.newPage(), await context.newPage()]
      for (const tab of pages) await tab.goto('/client/notifications')
      for (const tab of pages) await tab.getByLabel('Notifications', { exact: true }).waitFor()
      await eventually(async () => assert.lengthOf(await heldStreams(user), 1))
      await ring(user, 'The first')
      for (const tab of pages) await tab.getByLabel(unread(1)).waitFor()
      await pages[0].close()
      await pages[1].reload()
      await ring(user, 'The second')
      for (const tab of pages.slice(1)) await tab.getByLabel(unread(2)).waitFor()
      await eventually(async () => assert.lengthOf(await heldStreams(user), 1))
      assert.deepEqual(errors, [])
    })
    await close()
  })

  test('where there are no shared workers, each tab has a stream of its own', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    const { page, context, errors, close } = await openSignedIn(user)
    await withScreens('live-alone', async () => {
      await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
      const pages = [page, await context.newPage()]
      for (const tab of pages) await tab.goto('/client/notifications')
      await eventually(async () => assert.lengthOf(await heldStreams(user), 2))
      await ring(user, 'For both')
      for (const tab of pages) await tab.getByLabel(unread(1)).waitFor()
      assert.deepEqual(errors, [])
    })
    await close()
  })
})
