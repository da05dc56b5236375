import type { ComponentType, ReactNode } from 'react'
import { screen, type Screen } from './screen'
import { PublicLayout } from './frames/public_layout'
import type { UserType } from './session/session_store'

export type AppRoute = {
  path: string
  screen: Screen
  /** Who may enter; `any` is everyone who is signed in; without it the page is open. */
  role?: UserType | 'any'
  layout?: ComponentType<{ children: ReactNode }>
  /** Open pages that the server renders; the others get an empty document that starts at once. */
  server?: boolean
  /** Made of plain elements alone; what surrounds Mantine's components is not fetched. */
  plain?: boolean
}

const open = (path: string, load: Parameters<typeof screen>[0]): AppRoute => ({
  path,
  screen: screen(load),
  layout: PublicLayout,
  server: true,
  plain: true,
})
const account = (
  path: string,
  load: Parameters<typeof screen>[0],
  role?: AppRoute['role']
): AppRoute => ({ path, screen: screen(load), role, layout: PublicLayout })

/** Every address of the portal. The two signed-in areas register their own screens inside. */
export const routes: AppRoute[] = [
  open('/', () => import('../features/pages/home')),
  open('/jobs', () => import('../features/jobs/browse/find_jobs')),
  open('/jobs/:slug', () => import('../features/jobs/page/job_page')),
  account('/jobs/:slug/apply', () => import('../features/applicants/apply/apply_door')),
  { ...open('/job-alerts', () => import('../features/jobs/alerts/job_alerts')), plain: false },
  open('/categories', () => import('../features/pages/categories')),
  open('/categories/:slug', () => import('../features/pages/topic')),
  open('/industries/:slug', () => import('../features/pages/topic')),
  open('/companies', () => import('../features/company/companies')),
  open('/companies/:slug', () => import('../features/company/company_page')),
  open('/companies/:slug/record', () => import('../features/company/record')),
  open('/spotlight', () => import('../features/talent/spotlight')),
  open('/pricing', () => import('../features/billing/pricing')),
  open('/developers/:slug', () => import('../features/talent/developer_page')),
  open('/credentials', () => import('../features/tests/credential_page')),
  open('/credentials/:id', () => import('../features/tests/credential_page')),

  open('/faqs', () => import('../features/content/faqs')),
  open('/help', () => import('../features/content/help')),
  open('/help/:slug', () => import('../features/content/help_page')),
  open('/blogs', () => import('../features/content/blogs')),
  open('/blogs/:slug', () => import('../features/content/blog_page')),
  open('/skills', () => import('../features/content/skills')),
  open('/skills/:slug', () => import('../features/content/skill_page')),
  open('/skills/:slug/:place', () => import('../features/content/skill_place')),
  open('/contact', () => import('../features/content/form_page')),
  open('/book-demo', () => import('../features/content/form_page')),
  open('/talk-to-sales', () => import('../features/content/form_page')),
  open('/feedback', () => import('../features/content/form_page')),
  open('/services', () => import('../features/content/form_page')),
  open('/terms', () => import('../features/content/legal_page')),
  open('/privacy', () => import('../features/content/legal_page')),
  open('/cookies', () => import('../features/content/legal_page')),
  open('/imprint', () => import('../features/content/legal_page')),

  { ...account('/login', () => import('../features/accounts/login')), server: true },
  account('/login/:provider/callback', () => import('../features/accounts/provider_back')),
  account('/sign-up', () => import('../features/accounts/sign_up')),
  account('/verify-email', () => import('../features/accounts/verify_email')),
  account('/forgot-password', () => import('../features/accounts/forgot_password')),
  account('/reset-password', () => import('../features/accounts/reset_password')),
  account('/accept-invite', () => import('../features/accounts/accept_invite')),
  account('/cancel-registration', () => import('../features/accounts/cancel_registration')),
  account('/claim-profile', () => import('../features/accounts/claim_profile')),
  {
    path: '/settings/:part?',
    screen: screen(() => import('../features/accounts/settings')),
    role: 'any',
  },

  {
    path: '/candidate/*',
    screen: screen(() => import('./frames/candidate_area')),
    role: 'developer',
  },
  {
    path: '/preview/jobs/:slug',
    screen: screen(() => import('../features/jobs/page/job_page')),
    role: 'admin',
  },
  {
    path: '/preview/companies/:slug',
    screen: screen(() => import('../features/company/company_page')),
    role: 'admin',
  },
  {
    path: '/preview/developers/:devId',
    screen: screen(() => import('../features/talent/preview')),
    role: 'admin',
  },
  {
    path: '/preview/blogs/:slug',
    screen: screen(() => import('../features/content/blog_page')),
    role: 'admin',
  },
  {
    path: '/preview/help/:slug',
    screen: screen(() => import('../features/content/help_page')),
    role: 'admin',
  },
  {
    path: '/preview/skills/:slug',
    screen: screen(() => import('../features/content/skill_page')),
    role: 'admin',
  },
  {
    path: '/preview/faqs/:draft',
    screen: screen(() => import('../features/content/faqs')),
    role: 'admin',
  },
  {
    path: '/preview/legal/:slug',
    screen: screen(() => import('../features/content/legal_page')),
    role: 'admin',
  },
  {
    path: '/preview/:what/:id',
    screen: screen(() => import('../features/tests/preview')),
    role: 'admin',
  },
  { path: '/client/*', screen: screen(() => import('./frames/client_area')), role: 'client' },
]

export const notFound: AppRoute = open('*', () => import('../components/page/not_found'))
