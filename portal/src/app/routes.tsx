import type { ComponentType, ReactNode } from 'react'
import { screen, type Screen } from './screen'
import { PublicLayout } from './public_layout'
import type { UserType } from './session_store'

export type AppRoute = {
  path: string
  screen: Screen
  /** Who may enter; `any` is everyone who is signed in; without it the page is open. */
  role?: UserType | 'any'
  layout?: ComponentType<{ children: ReactNode }>
  /** Open pages that the server renders; the others get an empty document that starts at once. */
  server?: boolean
}

const open = (path: string, load: Parameters<typeof screen>[0]): AppRoute => ({
  path,
  screen: screen(load),
  layout: PublicLayout,
  server: true,
})
const account = (
  path: string,
  load: Parameters<typeof screen>[0],
  role?: AppRoute['role']
): AppRoute => ({ path, screen: screen(load), role, layout: PublicLayout })

/** Every address of the portal. The two signed-in areas register their own screens inside. */
export const routes: AppRoute[] = [
  open('/', () => import('../features/public/home')),
  open('/jobs', () => import('../features/public/jobs')),
  open('/jobs/:slug', () => import('../features/public/job')),
  account('/jobs/:slug/apply', () => import('../features/public/apply'), 'developer'),
  open('/categories', () => import('../features/public/categories')),
  open('/categories/:slug', () => import('../features/public/topic')),
  open('/industries/:slug', () => import('../features/public/topic')),
  open('/companies', () => import('../features/public/companies')),
  open('/companies/:slug', () => import('../features/public/company')),
  open('/spotlight', () => import('../features/public/spotlight')),
  open('/developers/:slug', () => import('../features/public/developer')),

  account('/login', () => import('../features/accounts/login')),
  account('/sign-up', () => import('../features/accounts/sign_up')),
  account('/verify-email', () => import('../features/accounts/verify_email')),
  account('/forgot-password', () => import('../features/accounts/forgot_password')),
  account('/reset-password', () => import('../features/accounts/reset_password')),
  account('/accept-invite', () => import('../features/accounts/accept_invite')),
  account('/cancel-registration', () => import('../features/accounts/cancel_registration')),
  {
    path: '/settings/:part?',
    screen: screen(() => import('../features/accounts/settings')),
    role: 'any',
  },

  {
    path: '/candidate/*',
    screen: screen(() => import('../features/candidate/index')),
    role: 'developer',
  },
  { path: '/client/*', screen: screen(() => import('../features/client/index')), role: 'client' },
]

export const notFound: AppRoute = open('*', () => import('../features/public/not_found'))
