import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

router
  .group(() => {
    router.get('/notifications', [controllers.notifications.Notifications, 'index'])
    router.put('/notifications/read', [controllers.notifications.Notifications, 'readAll'])
    router.put('/notifications/:id/read', [controllers.notifications.Notifications, 'read'])
    router.delete('/notifications', [controllers.notifications.Notifications, 'clear'])
    router.get('/notification-settings', [controllers.notifications.NotificationSettings, 'show'])
    router.put('/notification-settings', [controllers.notifications.NotificationSettings, 'update'])
  })
  .prefix('/api/v1')
  .use(access.user())

router
  .group(() => {
    router.get('/events', [controllers.notifications.LiveStreams, 'open'])
    router.post('/subscribe', [controllers.notifications.LiveStreams, 'subscribe'])
    router.post('/unsubscribe', [controllers.notifications.LiveStreams, 'unsubscribe'])
  })
  .prefix('/__transmit')
  .use(access.user())

router
  .group(() => {
    router.get('/:token', [controllers.notifications.Unsubscribes, 'show'])
    router.post('/:token', [controllers.notifications.Unsubscribes, 'store'])
  })
  .prefix('/unsubscribe')
  .use(access.open('mail programs and readers of a mail cannot sign in; the link is signed'))
