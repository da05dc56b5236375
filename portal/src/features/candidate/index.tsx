import type { ReactNode } from 'react'
import { Workspace, type NavGroup, type WorkspaceScreen } from '../../app/workspace'
import { screen } from '../../app/screen'
import {
  IconAddressBook,
  IconBriefcase,
  IconCalendarEvent,
  IconFileText,
  IconLayoutDashboard,
  IconSearch,
  IconStar,
  IconUserCircle,
} from '@tabler/icons-react'

const nav: NavGroup[] = [
  {
    items: [
      { label: 'Dashboard', to: '/candidate/dashboard', icon: IconLayoutDashboard },
      { label: 'My jobs', to: '/candidate/jobs', icon: IconBriefcase },
      { label: 'Interviews', to: '/candidate/interviews', icon: IconCalendarEvent },
      { label: 'Contact requests', to: '/candidate/contact-requests', icon: IconAddressBook },
      { label: 'Reviews', to: '/candidate/reviews', icon: IconStar },
      { label: 'Profile', to: '/candidate/profile', icon: IconUserCircle },
      { label: 'Resume', to: '/candidate/resume', icon: IconFileText },
    ],
  },
  { items: [{ label: 'Find jobs', to: '/jobs', icon: IconSearch }] },
]

const screens: WorkspaceScreen[] = [
  { path: 'dashboard', screen: screen(() => import('./dashboard')) },
  { path: 'jobs', screen: screen(() => import('./jobs')) },
  { path: 'interviews', screen: screen(() => import('./interviews')) },
  { path: 'resume', screen: screen(() => import('./resume/resume')) },
  { path: 'reviews', screen: screen(() => import('./reviews')) },
  { path: 'contact-requests', screen: screen(() => import('./contact_requests')) },
  { path: 'profile/:tab?', screen: screen(() => import('./profile/wizard')) },
  { path: 'changes', screen: screen(() => import('./profile/changes')) },
  { path: 'notifications', screen: screen(() => import('../../app/notifications')) },
]

/** The signed-in area under /candidate, and the frame of what stands elsewhere. */
export default function CandidateArea({ children }: { children?: ReactNode }) {
  return (
    <Workspace base="/candidate" nav={nav} screens={screens}>
      {children}
    </Workspace>
  )
}
