import { Route, Routes } from 'react-router-dom'
import { elementOf, account, type AppRoute } from './route'
import { notFound } from './routes'
import { screen } from './screen'
import { RequireRole } from '../session/require_role'
import { WorkspaceWaits } from '../frames/workspace_waits'
import { PageSkeleton } from '../../components/page/skeletons'

/** The addresses behind the public site, which nobody who reads it fetches. The two signed-in areas register their own screens inside. */
export const innerRoutes: AppRoute[] = [
  account('/jobs/:slug/apply', () => import('../../features/applicants/apply/apply_door')),
  account(
    '/login/:provider/callback',
    () => import('../../features/accounts/sign_in/provider_back')
  ),
  account('/sign-up', () => import('../../features/accounts/sign_up')),
  account('/verify-email', () => import('../../features/accounts/verify_email')),
  account('/forgot-password', () => import('../../features/accounts/forgot_password')),
  account('/reset-password', () => import('../../features/accounts/reset_password')),
  account('/accept-invite', () => import('../../features/accounts/accept_invite')),
  account('/cancel-registration', () => import('../../features/accounts/cancel_registration')),
  account('/claim-profile', () => import('../../features/accounts/claim_profile')),
  {
    path: '/settings/:part?',
    screen: screen(() => import('../../features/accounts/settings')),
    role: 'any',
  },

  {
    path: '/candidate/*',
    screen: screen(() => import('../frames/candidate_area')),
    role: 'developer',
  },
  {
    path: '/preview/jobs/:slug',
    screen: screen(() => import('../../features/jobs/page/job_page')),
    role: 'admin',
  },
  {
    path: '/preview/companies/:slug',
    screen: screen(() => import('../../features/company/company_page')),
    role: 'admin',
  },
  {
    path: '/preview/developers/:devId',
    screen: screen(() => import('../../features/talent/preview')),
    role: 'admin',
  },
  {
    path: '/preview/blogs/:slug',
    screen: screen(() => import('../../features/content/blog_page')),
    role: 'admin',
  },
  {
    path: '/preview/help/:slug',
    screen: screen(() => import('../../features/content/help_page')),
    role: 'admin',
  },
  {
    path: '/preview/skills/:slug',
    screen: screen(() => import('../../features/content/skill_page')),
    role: 'admin',
  },
  {
    path: '/preview/faqs/:draft',
    screen: screen(() => import('../../features/content/faqs')),
    role: 'admin',
  },
  {
    path: '/preview/legal/:slug',
    screen: screen(() => import('../../features/content/legal_page')),
    role: 'admin',
  },
  {
    path: '/preview/:what/:id',
    screen: screen(() => import('../../features/tests/preview')),
    role: 'admin',
  },
  { path: '/client/*', screen: screen(() => import('../frames/client_area')), role: 'client' },
]

/** A screen behind a session has its frame while it is asked whose it is. */
const guarded = (route: AppRoute) =>
  route.role ? (
    <RequireRole
      role={route.role === 'any' ? undefined : route.role}
      waits={route.role === 'admin' ? <PageSkeleton /> : <WorkspaceWaits />}
    >
      {elementOf(route)}
    </RequireRole>
  ) : (
    elementOf(route)
  )

export default function InnerRoutes() {
  return (
    <Routes>
      {[...innerRoutes, notFound].map((route) => (
        <Route key={route.path} path={route.path} element={guarded(route)} />
      ))}
    </Routes>
  )
}
