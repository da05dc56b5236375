import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Box, ButtonBase } from '@mui/material'
import { IconChevronRight, IconGauge, IconLifebuoy } from '@tabler/icons-react'
import { Menu, MenuItemLink, usePermissions, useSidebarState, useStore } from 'react-admin'
import { adminMay } from '#api/accounts/admin_rights'
import { catalogueOf, groupNames, inGroup, type Catalogue } from '../catalogues'
import { icons } from '../look/icons'
import { useDashboard } from '../screens/dashboard'
import { pages } from '../actions/special'

/** The group that is open for who comes first: where their work is. */
const FIRST: Record<string, string> = { content: 'Content', finance: 'Money' }

/** The catalogues by group, with what waits. A group is open once its screens were used, until somebody closes it. */
export function GroupedMenu() {
  const { permissions } = usePermissions()
  const { data } = useDashboard()
  const [opened, setOpened] = useStore<Record<string, boolean>>('menu.opened', {})
  const here = useGroupHere()
  // what its reader decides on; the dashboard says the rest
  const waits = new Map(
    data?.queues.filter(({ mayDecide }) => mayDecide).map(({ name, count }) => [name, count])
  )
  const first = FIRST[permissions] ?? groupNames[0]
  const isOpen = (group: string) => opened[group] ?? (group === first || group === here)
  useEffect(() => {
    if (here && opened[here] === undefined) setOpened({ ...opened, [here]: true })
  }, [here])
  const { pathname } = useLocation()
  // an address may lead to a screen whose entry is below what fits
  useEffect(() => {
    const entry = document.querySelector('.RaMenuItemLink-active')
    const menu = entry?.closest('.RaSidebar-fixed')
    if (!entry || !menu) return
    const below = entry.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom
    // not by scrollIntoView, after which Tab would go on from there
    if (below > 0) menu.scrollTop += below + 8
  }, [pathname, opened])
  return (
    <Menu component="nav" aria-label="Console" sx={{ pt: 1, pb: 3 }}>
      <MenuItemLink
        to="/"
        primaryText="Dashboard"
        leftIcon={<IconGauge size={20} stroke={1.5} />}
      />
      {adminMay('answer_support', permissions) && (
        <MenuItemLink
          to="/support"
          primaryText="Support"
          leftIcon={<IconLifebuoy size={20} stroke={1.5} />}
        />
      )}
      {groupNames.map((group) => {
        const catalogues = inGroup(group, permissions)
        return (
          catalogues.length > 0 && (
            <Group
              key={group}
              name={group}
              isOpen={isOpen(group)}
              waiting={catalogues.reduce((sum, { name }) => sum + (waits.get(name) ?? 0), 0)}
              onToggle={() => setOpened({ ...opened, [group]: !isOpen(group) })}
            >
              {pages
                .filter((page) => page.group === group && adminMay(page.right, permissions))
                .map(({ to, label, icon: Icon }) => (
                  <MenuItemLink
                    key={to}
                    to={to}
                    primaryText={label}
                    leftIcon={<Icon size={20} stroke={1.5} />}
                  />
                ))}
              {catalogues.map((catalogue) => (
                <Entry
                  key={catalogue.name}
                  catalogue={catalogue}
                  waiting={waits.get(catalogue.name) ?? 0}
                />
              ))}
            </Group>
          )
        )
      })}
    </Menu>
  )
}

/** The group of the screen that is open. */
function useGroupHere() {
  const parts = useLocation().pathname.split('/')
  const [, first, second] = parts
  return (
    pages.find(({ to }) => to === `/${first}`)?.group ??
    catalogueOf(first === 'review' ? second : first)?.group
  )
}

function Group({
  name,
  isOpen,
  waiting,
  onToggle,
  children,
}: {
  name: string
  isOpen: boolean
  waiting: number
  onToggle: () => void
  children: ReactNode
}) {
  const [wide] = useSidebarState()
  return (
    <Box role="group" aria-label={name} sx={{ mt: 1 }}>
      {wide && (
        <ButtonBase
          role="menuitem"
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{
            'display': 'flex',
            'justifyContent': 'flex-start',
            'gap': 0.5,
            'width': 'calc(100% - 16px)',
            'mx': 1,
            'px': 1.25,
            'minHeight': { xs: 44, sm: 32 },
            'borderRadius': 1,
            'fontFamily': 'inherit',
            'fontSize': 13,
            'fontWeight': 600,
            'color': 'text.secondary',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {name}
          <Box
            component={IconChevronRight}
            size={14}
            stroke={2}
            aria-hidden
            sx={{
              transform: isOpen ? 'rotate(90deg)' : 'none',
              transition: 'transform 140ms ease-out',
            }}
          />
          {!isOpen && waiting > 0 && <Count of={waiting} />}
        </ButtonBase>
      )}
      {(isOpen || !wide) && children}
    </Box>
  )
}

function Entry({ catalogue, waiting }: { catalogue: Catalogue; waiting: number }) {
  const Icon = icons[catalogue.name] ?? icons.other
  return (
    <MenuItemLink
      to={`/${catalogue.name}`}
      leftIcon={<Icon size={20} stroke={1.5} />}
      primaryText={
        <Box component="span" sx={{ display: 'flex', flex: 1, gap: 1 }}>
          {catalogue.label}
          {waiting > 0 && <Count of={waiting} />}
        </Box>
      }
      sx={{ '& > div:last-child': { flex: 1 } }}
    />
  )
}

/** How many wait for a decision. */
const Count = ({ of }: { of: number }) => (
  <Box
    component="span"
    sx={{
      ml: 'auto',
      color: 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 400,
    }}
  >
    {of > 999 ? '999+' : of}
  </Box>
)
