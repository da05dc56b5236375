import { open, type AppRoute } from './route'

/** The addresses of the public site. */
export const routes: AppRoute[] = [
  open('/', () => import('../../features/pages/home')),
  open('/jobs', () => import('../../features/jobs/browse/find_jobs')),
  open('/jobs/:slug', () => import('../../features/jobs/page/job_page')),
  { ...open('/job-alerts', () => import('../../features/jobs/alerts/job_alerts')), plain: false },
  open('/categories', () => import('../../features/pages/categories')),
  open('/categories/:slug', () => import('../../features/pages/topic')),
  open('/industries/:slug', () => import('../../features/pages/topic')),
  open('/companies', () => import('../../features/company/companies')),
  open('/companies/:slug', () => import('../../features/company/company_page')),
  open('/companies/:slug/record', () => import('../../features/company/record')),
  open('/spotlight', () => import('../../features/talent/spotlight')),
  open('/pricing', () => import('../../features/billing/pricing')),
  open('/developers/:slug', () => import('../../features/talent/developer_page')),
  open('/credentials', () => import('../../features/tests/credential_page')),
  open('/credentials/:id', () => import('../../features/tests/credential_page')),
  open('/faqs', () => import('../../features/content/faqs')),
  open('/help', () => import('../../features/content/help')),
  open('/help/:slug', () => import('../../features/content/help_page')),
  open('/blogs', () => import('../../features/content/blogs')),
  open('/blogs/:slug', () => import('../../features/content/blog_page')),
  open('/skills', () => import('../../features/content/skills')),
  open('/skills/:slug', () => import('../../features/content/skill_page')),
  open('/skills/:slug/:place', () => import('../../features/content/skill_place')),
  open('/contact', () => import('../../features/content/form_page')),
  open('/book-demo', () => import('../../features/content/form_page')),
  open('/talk-to-sales', () => import('../../features/content/form_page')),
  open('/feedback', () => import('../../features/content/form_page')),
  open('/services', () => import('../../features/content/form_page')),
  open('/terms', () => import('../../features/content/legal_page')),
  open('/privacy', () => import('../../features/content/legal_page')),
  open('/cookies', () => import('../../features/content/legal_page')),
  open('/imprint', () => import('../../features/content/legal_page')),
]

export const notFound: AppRoute = open('*', () => import('../../components/page/not_found'))
