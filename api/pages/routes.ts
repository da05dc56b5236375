import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const open = () => access.open('pages are for everyone; what they show is guarded by the API')

for (const path of ['/login', '/sign-up', '/verify-email', '/forgot-password', '/reset-password', '/cancel-registration', '/settings', '/settings/:part', '/candidate', '/candidate/*', '/client', '/client/*', '/jobs/:slug/apply']) {
  router.get(path, [controllers.pages.Pages, 'screen']).as(`pages.screen:${path}`).use(open())
}

for (const path of ['/admin', '/admin/*']) {
  router.get(path, [controllers.pages.Console, 'show']).as(`pages.console:${path}`).use(open())
}

router.get('*', [controllers.pages.Pages, 'nowhere']).as('pages.nowhere').use(access.open('there is nothing'))
