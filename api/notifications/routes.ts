import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAccount } from '#api/http/limiters'

const { Notifications } = controllers.notifications
const { NotificationSettings, NotificationPreferences, Unsubscribes } =
  controllers.notifications.settings
const { MailEvents } = controllers.notifications.mailEvents
const { PushSubscriptions } = controllers.notifications.push

router
  .group(() => {
    router.get('/notifications', [Notifications, 'index']).use(access.user('follow'))
    router.put('/notifications/read', [Notifications, 'readAll']).use(access.user('follow'))
    router.put('/notifications/restore', [Notifications, 'restore']).use(access.user('follow'))
    router.put('/notifications/:id/read', [Notifications, 'read']).use(access.user('follow'))
    router.delete('/notifications', [Notifications, 'clear']).use(access.user('follow'))
    router.get('/notification-settings', [NotificationSettings, 'show']).use(access.user())
    router.put('/notification-settings', [NotificationSettings, 'update']).use(access.user())
    router.get('/notification-preferences', [NotificationPreferences, 'show']).use(access.user())
    router.put('/notification-preferences', [NotificationPreferences, 'update']).use(access.user())
    router.get('/push-subscriptions/key', [PushSubscriptions, 'key']).use(access.user('follow'))
    router
      .post('/push-subscriptions', [PushSubscriptions, 'store'])
      .use([access.user('follow'), perAccount('push-subscriptions', 30)])
    router.delete('/push-subscriptions', [PushSubscriptions, 'destroy']).use(access.user('follow'))
  })
  .prefix('/api/v1')

router
  .group(() => {
    router.get('/events', [controllers.notifications.stream.LiveStreams, 'open'])
    router.post('/subscribe', [controllers.notifications.stream.LiveStreams, 'subscribe'])
    router.post('/unsubscribe', [controllers.notifications.stream.LiveStreams, 'unsubscribe'])
  })
  .prefix('/__transmit')
  .use(access.user('follow'))

router
  .group(() => {
    router.get('/:token', [Unsubscribes, 'show'])
    router.post('/:token', [Unsubscribes, 'store'])
  })
  .prefix('/unsubscribe')
  .use(access.open('mail programs and readers of a mail cannot sign in; the link is signed'))

router
  .post('/api/v1/webhooks/mail-events', [MailEvents, 'store'])
  .use(access.open('the mail provider signs its calls'))
