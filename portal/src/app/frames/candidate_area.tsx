import { useEffect, type ReactNode } from 'react'
import { Workspace, type WorkspaceScreen } from './workspace'
import type { NavGroup } from './workspace/nav'
import { screen } from '../routing/screen'
import { UnreadMark } from '../../features/chat'
import { jobSource } from '../../features/jobs'
import { registerSource } from './palette_actions'
import {
  IconAddressBook,
  IconBell,
  IconBriefcase,
  IconCalendarEvent,
  IconCertificate,
  IconChecklist,
  IconFileText,
  IconMailForward,
  IconLayoutDashboard,
  IconMessageCircle,
  IconSearch,
  IconShoppingBag,
  IconSparkles,
  IconStar,
  IconUserCircle,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'

const nav: NavGroup[] = [
  {
    items: [
      {
        label: t`Dashboard`,
        to: '/candidate/dashboard',
        icon: IconLayoutDashboard,
        go: 'd',
        foot: t`Today`,
      },
      {
        label: t`For you`,
        to: '/candidate/for-you',
        icon: IconSparkles,
        go: 'f',
        foot: t`For you`,
      },
      { label: t`My jobs`, to: '/candidate/jobs', icon: IconBriefcase, go: 'j', foot: t`My jobs` },
      { label: t`Interviews`, to: '/candidate/interviews', icon: IconCalendarEvent, go: 'i' },
      { label: t`Tests`, to: '/candidate/tests', icon: IconCertificate, go: 't' },
      { label: t`Tests sent to you`, to: '/candidate/assessments', icon: IconChecklist, go: 'a' },
      {
        label: t`Messages`,
        to: '/candidate/chat',
        icon: IconMessageCircle,
        badge: <UnreadMark />,
        go: 'm',
        foot: t`Messages`,
      },
      {
        label: t`Contact requests`,
        to: '/candidate/contact-requests',
        icon: IconAddressBook,
        go: 'o',
      },
      { label: t`Reviews`, to: '/candidate/reviews', icon: IconStar, go: 'v' },
      { label: t`Profile`, to: '/candidate/profile', icon: IconUserCircle, go: 'p' },
      { label: t`Resume`, to: '/candidate/resume', icon: IconFileText, go: 'r' },
    ],
  },
  {
    items: [
      { label: t`Find jobs`, to: '/jobs', icon: IconSearch, go: 's' },
      { label: t`Followed companies`, to: '/candidate/followed', icon: IconBell, go: 'c' },
      { label: t`Job alerts`, to: '/job-alerts', icon: IconMailForward, go: 'l' },
      { label: t`Services and orders`, to: '/candidate/cart', icon: IconShoppingBag, go: 'b' },
    ],
  },
]

const screens: WorkspaceScreen[] = [
  { path: 'dashboard', screen: screen(() => import('../../features/dashboard/my_dashboard')) },
  { path: 'for-you', screen: screen(() => import('../../features/jobs/browse/for_you')) },
  { path: 'followed', screen: screen(() => import('../../features/company/followed')) },
  { path: 'jobs', screen: screen(() => import('../../features/jobs/my_jobs')) },
  { path: 'screening/:id', screen: screen(() => import('../../features/screening/my_screening')) },
  { path: 'interviews', screen: screen(() => import('../../features/interviews/my_interviews')) },
  {
    path: 'integrations/:provider/callback',
    screen: screen(() => import('../../features/mailing/link_back')),
  },
  { path: 'tests', screen: screen(() => import('../../features/tests/my_tests')) },
  { path: 'assessments', screen: screen(() => import('../../features/tests/received_tests')) },
  { path: 'tests/start/:id', screen: screen(() => import('../../features/tests/start_test')) },
  { path: 'tests/run/:id', screen: screen(() => import('../../features/tests/run_test')) },
  {
    path: 'tests/results/:id',
    screen: screen(() => import('../../features/tests/test_result')),
  },
  { path: 'cart', screen: screen(() => import('../../features/billing/my_cart')) },
  { path: 'checkout', screen: screen(() => import('../../features/billing/checkout')) },
  { path: 'orders/:id', screen: screen(() => import('../../features/billing/orders/one_order')) },
  { path: 'chat/:id?', screen: screen(() => import('../../features/chat/chat')) },
  { path: 'resume', screen: screen(() => import('../../features/resume/resume')) },
  { path: 'reviews', screen: screen(() => import('../../features/reviews/my_reviews')) },
  {
    path: 'contact-requests',
    screen: screen(() => import('../../features/talent/contact/my_requests')),
  },
  { path: 'profile/:tab?', screen: screen(() => import('../../features/profile/wizard')) },
  { path: 'changes', screen: screen(() => import('../../features/profile/changes/changes')) },
  {
    path: 'notifications',
    screen: screen(() => import('../../features/notifications/notifications')),
  },
]

/** The signed-in area under /candidate, and the frame of screens elsewhere. */
export default function CandidateArea({ children }: { children?: ReactNode }) {
  useEffect(() => registerSource(jobSource), [])
  return (
    <Workspace base="/candidate" nav={nav} screens={screens} messages>
      {children}
    </Workspace>
  )
}
