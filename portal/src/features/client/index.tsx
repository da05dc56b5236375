import { useEffect } from 'react'
import { registerSource, type PaletteAction } from '../../app/palette_actions'
import { clientSource } from './palette_source'
import { Workspace, type NavGroup, type WorkspaceScreen } from '../../app/workspace'
import { screen } from '../../app/screen'
import {
  IconAddressBook,
  IconBookmark,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconClockExclamation,
  IconLayoutDashboard,
  IconReceipt,
  IconStairs,
  IconUsers,
  IconUserSearch,
} from '@tabler/icons-react'

const nav: NavGroup[] = [
  {
    items: [
      { label: 'Dashboard', to: '/client/dashboard', icon: IconLayoutDashboard },
      { label: 'Jobs', to: '/client/jobs', icon: IconBriefcase },
      { label: 'Search developers', to: '/client/search', icon: IconUserSearch },
      { label: 'Saved profiles', to: '/client/saved', icon: IconBookmark },
      { label: 'Unanswered', to: '/client/unanswered', icon: IconClockExclamation },
      { label: 'Contact requests', to: '/client/contact-requests', icon: IconAddressBook },
      { label: 'Interviews', to: '/client/interviews', icon: IconCalendarEvent },
      { label: 'Reports', to: '/client/reports', icon: IconChartBar },
    ],
  },
  {
    items: [
      { label: 'Company profile', to: '/client/company', icon: IconBuilding },
      { label: 'Stages', to: '/client/stages', icon: IconStairs },
      { label: 'Team', to: '/client/team', icon: IconUsers },
      { label: 'Billing', to: '/client/billing', icon: IconReceipt },
    ],
  },
]

const screens: WorkspaceScreen[] = [
  { path: 'dashboard', screen: screen(() => import('./dashboard')) },
  { path: 'jobs', screen: screen(() => import('./jobs')) },
  { path: 'jobs/new', screen: screen(() => import('./job_form')) },
  { path: 'jobs/:id/edit', screen: screen(() => import('./job_form')) },
  { path: 'jobs/:id/applicants', screen: screen(() => import('./applicants')) },
  { path: 'unanswered', screen: screen(() => import('./unanswered')) },
  { path: 'reports', screen: screen(() => import('./reports')) },
  { path: 'stages', screen: screen(() => import('./stages')) },
  { path: 'interviews', screen: screen(() => import('./interviews')) },
  { path: 'search', screen: screen(() => import('./search/search')) },
  { path: 'candidates/:devId', screen: screen(() => import('./talent/candidate')) },
  { path: 'contact-requests', screen: screen(() => import('./talent/requests')) },
  { path: 'saved', screen: screen(() => import('./talent/saved')) },
  { path: 'company', screen: screen(() => import('./company')) },
  { path: 'team', screen: screen(() => import('./team/team')) },
  { path: 'billing', screen: screen(() => import('./billing')) },
  { path: 'notifications', screen: screen(() => import('../../app/notifications')) },
]

const actions: PaletteAction[] = [
  { id: 'post-job', label: 'Post a job', to: '/client/jobs/new', keywords: ['new', 'write'] },
  {
    id: 'invite',
    label: 'Invite a colleague',
    to: '/client/team?invite',
    keywords: ['team', 'user'],
  },
  {
    id: 'late',
    label: 'Answer who waits longest',
    to: '/client/unanswered',
    keywords: ['late', 'due'],
  },
  { id: 'public', label: 'Change what candidates read about us', to: '/client/company' },
]

/** The signed-in area under /client. */
export default function ClientArea() {
  useEffect(() => registerSource(clientSource), [])
  return <Workspace base="/client" nav={nav} screens={screens} actions={actions} />
}
