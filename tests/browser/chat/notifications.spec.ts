import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { notify, type Notice } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import { givenCandidate, givenCompany } from '#tests/givens'
import {
  accessFaults,
  eventually,
  holds,
  look,
  openPerson,
  openSignedIn,
  tooWide,
  withScreens,
} from '#tests/browser/product'

const tell = (user: User, message: string, over: Partial<Notice> = {}) =>
  db.transaction((trx) =>
    notify(trx, { to: [user.id], kind: 'application.received', message, ...over })
  )
const alike = {
  by: 'job:5',
  message: '{count} new applications for Cook',
  link: '/client/jobs',
}

test.group('Notifications in a browser', () => {
  test('the bell and the page show alike ones as one line, mark as read, clear, and take a clearing back', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    for (const name of ['Asha', 'Ben', 'Chen'])
      await tell(user, `${name} applied for Cook`, { alike })
    await tell(user, 'Your job is live', { kind: 'job.approved' })
    const { page, errors, close } = await openSignedIn(user)
    await withScreens('notifications-bell', async () => {
      await page.goto('/client/notifications')
      const lines = page.getByRole('main').getByRole('listitem')
      await lines.getByText('3 new applications for Cook').waitFor()
      await eventually(async () => assert.equal(await lines.count(), 2))
      await page.getByLabel('Notifications, 4 unread').click()
      const bell = page.getByRole('dialog')
      await bell.getByText('3 new applications for Cook').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'bell')
      await bell.getByRole('button', { name: 'Your job is live' }).click()
      await page.getByLabel('Notifications, 3 unread').waitFor()
      await bell.getByRole('button', { name: 'Clear' }).click()
      await bell.getByText('Nothing new').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await lines.getByText('3 new applications for Cook').waitFor()
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await page.getByLabel('Notifications', { exact: true }).waitFor()
      assert.deepEqual(errors, [])
    })
    await close()
  })

  for (const [name, options] of Object.entries({
    'a wide screen': { viewport: { width: 1440, height: 1000 } },
    'a narrow dark one': { viewport: { width: 360, height: 780 }, colorScheme: 'dark' as const },
  }))
    test(`the settings work on ${name}`, async ({ assert }) => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(user, options)
      await withScreens(`notifications-settings-${options.viewport.width}`, async () => {
        await page.goto('/settings/notifications')
        const way = page.getByLabel(/^Interviews: .*: by mail$/)
        await way.selectOption('Mail in the digest')
        await page.getByLabel(/^Interviews: .*: on devices$/).click({ force: true })
        await page.getByLabel('How often').selectOption('Once a week')
        await page.getByLabel('Day', { exact: true }).selectOption('Thursday')
        await page.getByLabel('Time', { exact: true }).selectOption('18:00')
        await page.getByLabel('Keep quiet every day').click({ force: true })
        const from = page.getByLabel('From', { exact: true })
        await from.fill('21:30')
        await from.blur()
        await eventually(async () => {
          const row = await db.from('notification_preferences').where('user_id', user.id).first()
          assert.containsSubset(row, {
            ...{ digest: 'weekly', digest_weekday: 4, digest_hour: 18 },
            ...{ quiet_from: '21:30:00', quiet_to: '07:00:00' },
          })
          const setting = await db.from('notification_settings').where('user_id', user.id).first()
          assert.containsSubset(setting, {
            event: 'interview',
            in_digest: true,
            by_email: false,
            by_push: false,
          })
        })
        await page.getByText('This device').first().waitFor()
        assert.deepEqual(await accessFaults(page), [])
        await look(page, 'settings')
        assert.equal(await tooWide(page), 0)
        await page.reload()
        await holds(way, 'digest')
        assert.deepEqual(errors, [])
      })
      await close()
    })

  test('a person who forbade notifications reads how to allow them', async ({ assert }) => {
    const { user } = await givenCandidate()
    const { page, context, close } = await openSignedIn(user)
    await withScreens('notifications-denied', async () => {
      await context.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      )
      await page.goto('/settings/notifications')
      await page.getByText('You have told this browser not to show our notifications').waitFor()
      await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
      await page.reload()
      await page.getByText('This browser cannot show notifications of a page').waitFor()
      assert.isTrue(true)
    })
    await close()
  })

  test('this device is switched on and off; the server knows its subscription in between', async ({
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { page, context, errors, close } = await openSignedIn(user, { serviceWorkers: 'allow' })
    await withScreens('notifications-device', async () => {
      await context.grantPermissions(['notifications'])
      // there is no push service here: the browser's own part answers as Chrome's does
      await context.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        Notification.requestPermission = async () => 'granted'
        let subscription: object | null = null
        const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
        PushManager.prototype.getSubscription = async () => subscription as PushSubscription
        PushManager.prototype.subscribe = async () =>
          (subscription = {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
            unsubscribe: async () => ((subscription = null), true),
          }) as unknown as PushSubscription
      })
      await page.goto('/settings/notifications')
      await page.getByRole('button', { name: 'Show notifications on this device' }).click()
      await page.getByText('Notifications are on, until you sign out here').waitFor()
      const known = () => db.from('push_subscriptions').where('user_id', user.id)
      await eventually(async () => assert.lengthOf(await known(), 1))
      await page.getByRole('button', { name: 'Switch them off on this device' }).click()
      await page.getByText('Notifications are off on this device').waitFor()
      await eventually(async () => assert.lengthOf(await known(), 0))
      assert.deepEqual(errors, [])
    })
    await close()
  })

  test('the service worker shows a push, and the offline page where there is no connection', async ({
    assert,
  }) => {
    const { page, context, close } = await openPerson({ serviceWorkers: 'allow' })
    await withScreens('notifications-worker', async () => {
      const manifest = await (await context.request.get('/manifest.webmanifest')).json()
      assert.containsSubset(manifest, { name: 'Candor', display: 'standalone', scope: '/' })
      for (const { src } of manifest.icons)
        assert.equal((await context.request.get(src)).status(), 200, src)

      const registered = context.waitForEvent('serviceworker')
      await page.goto('/login')
      const worker = await registered
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
      await worker.evaluate(() => {
        const scope = self as any
        scope.shown = []
        scope.registration.showNotification = async (...told: unknown[]) =>
          void scope.shown.push(told)
      })
      const tools = await context.newCDPSession(page)
      const found = new Promise<string>((resolve) =>
        tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [own] = registrations.filter(({ isDeleted }) => !isDeleted)
          if (own) resolve(own.registrationId)
        })
      )
      await tools.send('ServiceWorker.enable')
      const origin = new URL(page.url()).origin
      const data = JSON.stringify({
        title: 'Candor',
        body: 'You are invited',
        link: '/candidate/interviews',
        tag: 'notification 3',
      })
      await tools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await found,
        data,
      })
      await eventually(async () =>
        assert.containsSubset(await worker.evaluate(() => (self as any).shown), [
          [
            'Candor',
            {
              body: 'You are invited',
              tag: 'notification 3',
              data: { link: '/candidate/interviews' },
            },
          ],
        ])
      )

      await page.reload()
      await context.setOffline(true)
      await page.goto('/jobs').catch(() => {})
      await page.getByRole('heading', { name: 'No connection' }).waitFor()
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: 'No connection' })
        .waitFor()
    })
    await close()
  })
})
