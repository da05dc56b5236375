import { Menu } from '@mantine/core'
import { Link } from 'react-router-dom'
import {
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { addressOf } from '../language'
import Mantine from '../look/mantine'
import { homeOf, useSession } from '../session/session'
import type { UserType } from '../session/session_store'
import { Face } from '../../components/face'
import { LiveBell } from '../../features/notifications'

/** The signed-in corner of the header: bell and menu. */
export default function AccountMenu({ userType }: { userType: UserType | null }) {
  const { user, signOut } = useSession()
  const name = user ? `${user.fName} ${user.lName}` : ''
  return (
    <Mantine>
      <LiveBell />
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <button
            type="button"
            className="c-face-button"
            aria-label={name ? t`Account of ${name}` : t`Your account`}
          >
            <Face name={name} src={user?.userImage} size={34} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user?.email ?? t`Signed in`}</Menu.Label>
          {userType === 'admin' ? (
            <Menu.Item
              component="a"
              href="/admin"
              leftSection={<IconLayoutDashboard size={18} stroke={1.5} />}
            >
              {t`Console`}
            </Menu.Item>
          ) : (
            <Menu.Item
              component={Link}
              to={homeOf(userType)}
              leftSection={<IconLayoutDashboard size={18} stroke={1.5} />}
            >
              {t`Dashboard`}
            </Menu.Item>
          )}
          {userType === 'developer' && (
            <Menu.Item
              component={Link}
              to="/candidate/profile"
              leftSection={<IconUser size={18} stroke={1.5} />}
            >
              {t`Profile`}
            </Menu.Item>
          )}
          {userType === 'client' && (
            <Menu.Item
              component={Link}
              to="/client/company"
              leftSection={<IconUser size={18} stroke={1.5} />}
            >
              {t`Company profile`}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to="/settings"
            leftSection={<IconSettings size={18} stroke={1.5} />}
          >
            {t`Settings`}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/help"
            leftSection={<IconLifebuoy size={18} stroke={1.5} />}
          >
            {t`Help`}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={18} stroke={1.5} />}
            onClick={() => signOut().then(() => window.location.assign(addressOf('/')))}
          >
            {t`Sign out`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  )
}
