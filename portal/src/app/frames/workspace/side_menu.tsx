import { ActionIcon, AppShell, NavLink as MantineNavLink, ScrollArea } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { setFlag, useFlags } from '../../flags'
import { MenuSkeleton } from './menu_skeleton'
import type { NavGroup, NavItem } from './nav'

/** The navigation at the left; it can be made small. */
export function SideMenu({ nav, waits }: { nav: NavGroup[]; waits: boolean }) {
  const { menu } = useFlags()
  return (
    <AppShell.Navbar className="c-side" data-small={!menu || undefined}>
      <ScrollArea type="hover" scrollbarSize={8} style={{ flex: 1 }}>
        <nav aria-label={t`Main`} aria-busy={waits || undefined}>
          {waits && <MenuSkeleton />}
          {(waits ? [] : nav).map((group, index) => (
            <div key={group.label ?? index} className="c-side-group">
              {group.label && <span className="c-side-label">{group.label}</span>}
              {group.items.map((item) => (
                <Way key={item.to} item={item} small={!menu} />
              ))}
            </div>
          ))}
        </nav>
      </ScrollArea>
      <ActionIcon
        visibleFrom="sm"
        variant="subtle"
        color="gray"
        size={36}
        m={8}
        aria-label={menu ? t`Collapse the menu` : t`Expand the menu`}
        onClick={() => setFlag('menu', !menu)}
      >
        {menu ? (
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.5} />
        ) : (
          <IconLayoutSidebarLeftExpand size={20} stroke={1.5} />
        )}
      </ActionIcon>
    </AppShell.Navbar>
  )
}

function Way({ item, small }: { item: NavItem; small: boolean }) {
  const { pathname } = useLocation()
  const { label, to, icon: Icon, badge, end, tabs = [] } = item
  const active = [to, ...tabs].some(
    (path) => pathname === path || (!end && pathname.startsWith(`${path}/`))
  )
  return (
    <MantineNavLink
      component={Link}
      to={to}
      label={label}
      title={small ? label : undefined}
      active={active}
      aria-current={active ? 'page' : undefined}
      leftSection={<Icon size={20} stroke={1.5} />}
      rightSection={badge}
    />
  )
}
