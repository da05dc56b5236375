import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAddress } from '#api/http/limiters'
import { VOTES_A_MINUTE } from '#api/content/content_facts'
import { FORMS_A_MINUTE, leadForms } from '#api/content/leads/lead_facts'
import { cached } from '#api/http/middleware/cache_middleware'

const { ContentPages, Pages, Console, Sitemaps, Feeds, Installs, careers, docs, pictures, states } =
  controllers.pages
/** Pictures of shared pages that one address may ask for in a minute; networks ask for many. */
const PICTURES_A_MINUTE = 120
const open = () => access.open('pages are for everyone; what they show is guarded by the API')

router.get('/', [Pages, 'home']).use(open())
router.get('/jobs', [Pages, 'jobs']).use(open())
router.get('/jobs/:slug', [Pages, 'job']).use(open())
router.get('/categories', [Pages, 'categories']).use(open())
router.get('/categories/:slug', [Pages, 'category']).use(open())
router.get('/industries/:slug', [Pages, 'industry']).use(open())
router.get('/companies', [Pages, 'companies']).use(open())
router.get('/companies/:slug', [Pages, 'company']).use(open())
router.get('/companies/:slug/record', [Pages, 'companyRecord']).use(open())
router.get('/developers/:slug', [Pages, 'developer']).use(open())
router.get('/credentials', [Pages, 'credentials']).use(open())
router.get('/credentials/:id', [Pages, 'credential']).use(open())

router.get('/faqs', [ContentPages, 'faqs']).use(open())
router.get('/help', [ContentPages, 'helpList']).use(open())
router.get('/help/:slug', [ContentPages, 'help']).use(open())
router
  .post('/help/:slug/vote', [ContentPages, 'vote'])
  .use([open(), perAddress('help-votes', VOTES_A_MINUTE)])
router.get('/blogs', [ContentPages, 'blogs']).use(open())
router.get('/blogs/:slug', [ContentPages, 'blog']).use(open())
router.get('/skills', [ContentPages, 'skills']).use(open())
router.get('/skills/:slug', [ContentPages, 'skill']).use(open())
router.get('/skills/:slug/:place', [ContentPages, 'skillPlace']).use(open())
for (const { path } of Object.values(leadForms)) {
  router.get(path, [ContentPages, 'form']).as(`pages.form:${path}`).use(open())
  router
    .post(path, [ContentPages, 'send'])
    .as(`pages.send:${path}`)
    .use([open(), perAddress('forms', FORMS_A_MINUTE)])
}
for (const path of ['/terms', '/privacy', '/cookies', '/imprint'])
  router.get(path, [ContentPages, 'legal']).as(`pages.legal:${path}`).use(open())

router.get('/spotlight', [Pages, 'spotlight']).use(open())
router.get('/pricing', [Pages, 'pricing']).use(open())
router.get('/job-alerts', [Pages, 'jobAlerts']).use(open())
router.get('/docs/api', [docs.ApiPage, 'show']).use([open(), cached(0)])
router.get('/docs/states', [states.States, 'show']).use([open(), cached(0)])

router.get('/sitemap.xml', [Sitemaps, 'index']).use([open(), cached(0)])
router.get('/sitemaps/:file', [Sitemaps, 'show']).use([open(), cached(0)])
router.get('/robots.txt', [Sitemaps, 'robots']).use(open())
router.get('/.well-known/security.txt', [Sitemaps, 'security']).use(open())
router
  .get('/shared.png', [pictures.Pictures, 'show'])
  .as('pages.picture')
  .use([open(), perAddress('pictures', PICTURES_A_MINUTE)])
router.get('/manifest.webmanifest', [Installs, 'manifest']).use([open(), cached(600)])
router.get('/offline', [Installs, 'offline']).use(open())
router.get('/careers/:slug', [careers.Careers, 'show']).use([open(), cached(0)])
router.get('/careers/:slug/indeed.xml', [careers.Careers, 'indeed']).use([open(), cached(0)])
router.get('/careers/:slug/linkedin.xml', [careers.Careers, 'linkedin']).use([open(), cached(0)])
router
  .get('/api/v1/careers/:slug/jobs', [careers.Careers, 'jobs'])
  .use([access.open('a company shows these jobs on its own site'), cached(0)])
router.get('/feeds/jobs.xml', [Feeds, 'xml']).use([open(), cached(0)])
router.get('/feeds/blogs.atom', [Feeds, 'blogs']).use([open(), cached(0)])
router.get('/feeds/jobs.json', [Feeds, 'json']).use([open(), cached(0)])

router.get('/login', [Pages, 'signIn']).use(open())
for (const path of [
  '/login/:provider/callback',
  '/sign-up',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/accept-invite',
  '/claim-profile',
  '/cancel-registration',
  '/settings',
  '/settings/:part',
  '/candidate',
  '/candidate/*',
  '/client',
  '/client/*',
  '/jobs/:slug/apply',
  '/preview/:what/:id',
]) {
  router.get(path, [Pages, 'screen']).as(`pages.screen:${path}`).use(open())
}

for (const path of ['/admin', '/admin/*']) {
  router.get(path, [Console, 'show']).as(`pages.console:${path}`).use(open())
}

router.get('*', [Pages, 'nowhere']).as('pages.nowhere').use(access.open('there is nothing'))
