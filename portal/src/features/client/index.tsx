import { Workspace, type NavGroup, type WorkspaceScreen } from '../../app/workspace'
import { screen } from '../../app/screen'
import { IconLayoutDashboard } from '@tabler/icons-react'

const nav: NavGroup[] = [{ items: [{ label: 'Dashboard', to: '/client/dashboard', icon: IconLayoutDashboard }] }]

const screens: WorkspaceScreen[] = [{ path: 'dashboard', screen: screen(() => import('./dashboard')) }]

/** The signed-in area under /client. */
export default function ClientArea() {
  return <Workspace base="/client" nav={nav} screens={screens} />
}
