import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { registerSource, type PaletteAction } from './palette_actions'
import { useColleagues } from '../live/colleagues'
import { useAccess, useMay, type AccessPage } from '../session/access'
import { clientSource } from '../../features/search'
import { Workspace, type WorkspaceScreen } from './workspace'
import type { NavItem } from './workspace/nav'
import { screen } from '../routing/screen'
import { UnreadMark } from '../../features/chat'
import {
  IconAddressBook,
  IconBookmark,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconClockExclamation,
  IconDatabaseImport,
  IconLayoutDashboard,
  IconMail,
  IconMessageCircle,
  IconPlugConnected,
  IconReceipt,
  IconStairs,
  IconUsers,
  IconUserSearch,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'

// an item with a page is there for those who may use it
type Guarded<T> = T & { page?: AccessPage }

const nav: { items: Guarded<NavItem>[] }[] = [
  {
    items: [
      {
        page: 'see_company',
        label: t`Dashboard`,
        to: '/client/dashboard',
        icon: IconLayoutDashboard,
        go: 'd',
        foot: t`Today`,
      },
      {
        page: 'see_jobs',
        label: t`Jobs`,
        to: '/client/jobs',
        icon: IconBriefcase,
        go: 'j',
        foot: t`Jobs`,
      },
      {
        page: 'count_developers',
        label: t`Search developers`,
        to: '/client/search',
        icon: IconUserSearch,
        go: 's',
        foot: t`Search`,
      },
      {
        page: 'search',
        label: t`Saved profiles`,
        to: '/client/saved',
        icon: IconBookmark,
        go: 'v',
      },
      {
        page: 'see_applicants',
        label: t`Unanswered`,
        to: '/client/unanswered',
        tabs: ['/client/answer'],
        icon: IconClockExclamation,
        go: 'u',
      },
      {
        page: 'search',
        label: t`Contact requests`,
        to: '/client/contact-requests',
        icon: IconAddressBook,
        go: 'o',
      },
      {
        page: 'see_interviews',
        label: t`Interviews`,
        to: '/client/interviews',
        icon: IconCalendarEvent,
        go: 'i',
      },
      {
        page: 'see_sends',
        label: t`Tests`,
        to: '/client/assessments',
        icon: IconChecklist,
        go: 't',
      },
      {
        page: 'chat',
        label: t`Messages`,
        to: '/client/chat',
        icon: IconMessageCircle,
        badge: <UnreadMark />,
        go: 'm',
        foot: t`Messages`,
      },
      {
        page: 'mailbox',
        label: t`E-mail`,
        to: '/client/email',
        tabs: ['sequences', 'templates', 'signatures', 'integrations'].map(
          (tab) => `/client/${tab}`
        ),
        icon: IconMail,
        go: 'e',
      },
      {
        page: 'see_applicants',
        label: t`Reports`,
        to: '/client/reports',
        icon: IconChartBar,
        go: 'r',
      },
    ],
  },
  {
    items: [
      {
        page: 'company_profile',
        label: t`Company profile`,
        to: '/client/company',
        icon: IconBuilding,
        go: 'c',
      },
      { page: 'see_applicants', label: t`Stages`, to: '/client/stages', icon: IconStairs, go: 'p' },
      { label: t`Team`, to: '/client/team', icon: IconUsers, go: 'w' },
      {
        page: 'integrations',
        label: t`Integrations`,
        to: '/client/connections',
        icon: IconPlugConnected,
        go: 'n',
      },
      {
        page: 'bring_in',
        label: t`Imports`,
        to: '/client/imports',
        icon: IconDatabaseImport,
        go: 'l',
      },
      { page: 'see_papers', label: t`Billing`, to: '/client/billing', icon: IconReceipt, go: 'b' },
    ],
  },
]

const screens: WorkspaceScreen[] = [
  { path: 'dashboard', screen: screen(() => import('../../features/dashboard/company_dashboard')) },
  { path: 'jobs', screen: screen(() => import('../../features/jobs/company_jobs')) },
  { path: 'jobs/new', screen: screen(() => import('../../features/jobs/form/job_form')) },
  { path: 'jobs/:id/edit', screen: screen(() => import('../../features/jobs/form/job_form')) },
  {
    path: 'jobs/:id/applicants',
    screen: screen(() => import('../../features/applicants/applicants')),
  },
  {
    path: 'jobs/:id/screening',
    screen: screen(() => import('../../features/screening/job_screening')),
  },
  { path: 'answer', screen: screen(() => import('../../features/applicants/answer/answer')) },
  {
    path: 'unanswered',
    screen: screen(() => import('../../features/applicants/answer/unanswered')),
  },
  { path: 'reports', screen: screen(() => import('../../features/reports/reports')) },
  { path: 'stages', screen: screen(() => import('../../features/applicants/stages')) },
  {
    path: 'interviews',
    screen: screen(() => import('../../features/interviews/company_interviews')),
  },
  { path: 'chat/:id?', screen: screen(() => import('../../features/chat/chat')) },
  { path: 'search', screen: screen(() => import('../../features/search/search')) },
  { path: 'candidates/:devId', screen: screen(() => import('../../features/talent/candidate')) },
  {
    path: 'contact-requests',
    screen: screen(() => import('../../features/talent/contact/company_requests')),
  },
  { path: 'saved', screen: screen(() => import('../../features/talent/saved/saved')) },
  { path: 'company', screen: screen(() => import('../../features/company/company_profile')) },
  {
    path: 'assessments',
    screen: screen(() => import('../../features/assessments/company_assessments')),
  },
  {
    path: 'assessments/send',
    screen: screen(() => import('../../features/assessments/send_tests')),
  },
  {
    path: 'assessments/build/:id?',
    screen: screen(() => import('../../features/assessments/build_test')),
  },
  {
    path: 'assessments/results/:jobId',
    screen: screen(() => import('../../features/assessments/compare')),
  },
  ...['email', 'sequences', 'templates', 'signatures', 'integrations'].map((path) => ({
    path,
    screen: screen(() => import('../../features/mailing/email')),
  })),
  {
    path: 'integrations/:provider/callback',
    screen: screen(() => import('../../features/mailing/link_back')),
  },
  {
    path: 'sequences/start',
    screen: screen(() => import('../../features/mailing/start_sequence')),
  },
  { path: 'email/write', screen: screen(() => import('../../features/mailing/write_mail')) },
  { path: 'team', screen: screen(() => import('../../features/team/team')) },
  {
    path: 'connections/:part?',
    screen: screen(() => import('../../features/integrations/connections')),
  },
  { path: 'imports', screen: screen(() => import('../../features/imports/imports')) },
  { path: 'imports/:id', screen: screen(() => import('../../features/imports/one_import')) },
  { path: 'billing', screen: screen(() => import('../../features/billing/billing')) },
  { path: 'checkout', screen: screen(() => import('../../features/billing/checkout')) },
  { path: 'orders/:id', screen: screen(() => import('../../features/billing/orders/one_order')) },
  {
    path: 'notifications',
    screen: screen(() => import('../../features/notifications/notifications')),
  },
]

const actions: Guarded<PaletteAction>[] = [
  {
    page: 'post_job',
    id: 'post-job',
    label: t`Post a job`,
    to: '/client/jobs/new',
    keywords: ['new', 'write'],
  },
  {
    page: 'invite_user',
    id: 'invite',
    label: t`Invite a colleague`,
    to: '/client/team?invite',
    keywords: ['team', 'user'],
  },
  {
    page: 'move_applicants',
    id: 'late',
    label: t`Answer those who wait, one by one`,
    to: '/client/answer',
    keywords: ['late', 'due'],
  },
  {
    page: 'company_profile',
    id: 'public',
    label: t`Change what candidates read about us`,
    to: '/client/company',
  },
]

const PlanBanner = lazy(() => import('../../features/billing/plan_banner'))
const suspended = screen(() => import('../../features/company/suspended'))
// all but the papers say why instead
const whileSuspended = screens.map((each) =>
  each.path === 'billing' ? each : { ...each, screen: suspended }
)

/** The signed-in area under /client, and the frame of screens elsewhere. */
export default function ClientArea({ children }: { children?: ReactNode }) {
  useEffect(() => registerSource(clientSource), [])
  useColleagues()
  const mayUse = useMay()
  const [shownNav, shownActions] = useMemo(() => {
    const may = ({ page }: Guarded<object>) => !page || mayUse(page)
    return [nav.map(({ items }) => ({ items: items.filter(may) })), actions.filter(may)]
  }, [mayUse])
  const company = useAccess('see_company')
  const barred = company?.allowed === false
  return (
    <Workspace
      base="/client"
      nav={shownNav}
      waits={company === undefined}
      screens={barred ? whileSuspended : screens}
      actions={shownActions}
      messages={mayUse('chat')}
      banner={
        <Suspense fallback={null}>
          <PlanBanner />
        </Suspense>
      }
    >
      {children}
    </Workspace>
  )
}
