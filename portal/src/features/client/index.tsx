import { Workspace, type NavGroup, type WorkspaceScreen } from '../../app/workspace'
import { screen } from '../../app/screen'
import { IconLayoutDashboard } from '@tabler/icons-react'

const nav: NavGroup[] = [{ items: [{ label: 'Dashboard', to: '/client/dashboard', icon: IconLayoutDashboard }] }]

const screens: WorkspaceScreen[] = [
  { path: 'dashboard', screen: screen(() => import('./dashboard')) },
  { path: 'jobs/new', screen: screen(() => import('./job_form')) },
  { path: 'jobs/:id/edit', screen: screen(() => import('./job_form')) },
]

/** The signed-in area under /client. */
export default function ClientArea() {
  return <Workspace base="/client" nav={nav} screens={screens} />
}
