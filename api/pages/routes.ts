import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { cached } from '#api/http/middleware/cache_middleware'

const { Pages, Console, Sitemaps, Feeds, Installs, states } = controllers.pages
const open = () => access.open('pages are for everyone; what they show is guarded by the API')

router.get('/', [Pages, 'home']).use(open())
router.get('/jobs', [Pages, 'jobs']).use(open())
router.get('/jobs/:slug', [Pages, 'job']).use(open())
router.get('/categories', [Pages, 'categories']).use(open())
router.get('/categories/:slug', [Pages, 'category']).use(open())
router.get('/industries/:slug', [Pages, 'industry']).use(open())
router.get('/companies', [Pages, 'companies']).use(open())
router.get('/companies/:slug', [Pages, 'company']).use(open())
router.get('/developers/:slug', [Pages, 'developer']).use(open())

router.get('/spotlight', [Pages, 'spotlight']).use(open())
router.get('/docs/states', [states.States, 'show']).use(open())

router.get('/sitemap.xml', [Sitemaps, 'index']).use(open())
router.get('/sitemaps/:file', [Sitemaps, 'show']).use(open())
router.get('/robots.txt', [Sitemaps, 'robots']).use(open())
router.get('/manifest.webmanifest', [Installs, 'manifest']).use([open(), cached(600)])
router.get('/offline', [Installs, 'offline']).use(open())
router.get('/feeds/jobs.xml', [Feeds, 'xml']).use([open(), cached(600)])
router.get('/feeds/jobs.json', [Feeds, 'json']).use([open(), cached(600)])

for (const path of [
  '/login',
  '/sign-up',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/accept-invite',
  '/cancel-registration',
  '/settings',
  '/settings/:part',
  '/candidate',
  '/candidate/*',
  '/client',
  '/client/*',
  '/jobs/:slug/apply',
]) {
  router.get(path, [Pages, 'screen']).as(`pages.screen:${path}`).use(open())
}

for (const path of ['/admin', '/admin/*']) {
  router.get(path, [Console, 'show']).as(`pages.console:${path}`).use(open())
}

router.get('*', [Pages, 'nowhere']).as('pages.nowhere').use(access.open('there is nothing'))
