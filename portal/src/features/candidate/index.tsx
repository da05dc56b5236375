import { Workspace, type NavGroup, type WorkspaceScreen } from '../../app/workspace'
import { screen } from '../../app/screen'
import { IconLayoutDashboard } from '@tabler/icons-react'

const nav: NavGroup[] = [{ items: [{ label: 'Dashboard', to: '/candidate/dashboard', icon: IconLayoutDashboard }] }]

const screens: WorkspaceScreen[] = [{ path: 'dashboard', screen: screen(() => import('./dashboard')) }]

/** The signed-in area under /candidate. */
export default function CandidateArea() {
  return <Workspace base="/candidate" nav={nav} screens={screens} />
}
