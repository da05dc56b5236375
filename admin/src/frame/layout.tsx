import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Box, Button, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material'
import { IconGauge, IconLifebuoy, IconSearch } from '@tabler/icons-react'
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  MenuItemLink,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  usePermissions,
  useSidebarState,
  type LayoutProps,
} from 'react-admin'
import { useGoKeys, useKeys } from '../../../portal/src/components/keys'
import { adminMay } from '#api/accounts/admin_rights'
import { groupNames, inGroup } from '../catalogues'
import { icons } from '../look/icons'
import { Banner } from './banner'
import { Brand } from '../look/brand'
import { OutcomeDialog } from '../actions/outcome'
import { UndoBar } from '../actions/undo'
import { useDashboard } from '../screens/dashboard'
import { pages } from '../actions/special'

const Palette = lazy(() => import('./palette'))
const KeysDialog = lazy(() => import('../keys_dialog'))

/** Where G and a letter lead. */
const places: Record<string, { to: string; label: string }> = {
  d: { to: '/', label: 'Dashboard' },
  j: { to: '/jobs', label: 'Jobs' },
  c: { to: '/clients', label: 'Companies' },
  p: { to: '/developers', label: 'Developers' },
  r: { to: '/review/jobs', label: 'Jobs to approve' },
  v: { to: '/review/developers', label: 'Profiles to approve' },
  o: { to: '/orders', label: 'Orders' },
  a: { to: '/audit-log', label: 'Audit log' },
}

/** What surrounds every screen of the console. */
export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={Bar} menu={GroupedMenu} appBarAlwaysOn>
    <Banner />
    {children}
    <UndoBar />
    <OutcomeDialog />
  </Layout>
)

function Bar() {
  const [open, setOpen] = useState(false)
  const [keys, setKeys] = useState(false)
  const navigate = useNavigate()
  useKeys({ '?': () => setKeys(true) })
  useGoKeys((letter) => {
    const place = places[letter]
    if (place) void navigate(place.to)
    return Boolean(place)
  })
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { identity } = useGetIdentity()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <AppBar
      color="inherit"
      userMenu={
        // its name begins with what is written on it
        <UserMenu label={identity?.fullName ? `${identity.fullName}, account` : 'Account'}>
          <Logout />
        </UserMenu>
      }
      toolbar={
        <>
          <ToggleThemeButton />
          <RefreshIconButton />
        </>
      }
    >
      {!small && <Brand />}
      <TitlePortal
        component="div"
        sx={{ ml: { xs: 0, sm: 3 }, fontSize: 14, color: 'text.secondary' }}
      />
      {small ? (
        <Tooltip title="Search">
          <IconButton aria-label="Search" onClick={() => setOpen(true)}>
            <IconSearch size={20} stroke={1.5} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconSearch size={16} stroke={1.5} />}
          onClick={() => setOpen(true)}
          sx={{ color: 'text.secondary', minWidth: 220, justifyContent: 'flex-start', mr: 1 }}
        >
          Search or go to
          <Box component="kbd" sx={{ ml: 'auto', pl: 2, font: 'inherit', fontSize: 13 }}>
            Ctrl K
          </Box>
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {keys && (
        <Suspense fallback={null}>
          <KeysDialog
            places={Object.entries(places).map(([letter, { label }]) => [letter, label])}
            onClose={() => setKeys(false)}
          />
        </Suspense>
      )}
    </AppBar>
  )
}

/** The catalogues by group, with what waits. */
function GroupedMenu() {
  const { permissions } = usePermissions()
  const { data } = useDashboard()
  const [open] = useSidebarState()
  const waits = new Map(data?.queues.map((queue) => [queue.name, queue.count]))
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
            <Box key={group} role="group" aria-label={group}>
              <Box
                sx={{
                  px: 2.25,
                  pt: 2,
                  pb: 0.5,
                  fontSize: 13,
                  fontWeight: 600,
                  color: 'text.secondary',
                  visibility: open ? 'visible' : 'hidden',
                  whiteSpace: 'nowrap',
                }}
              >
                {group}
              </Box>
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
              {catalogues.map((catalogue) => {
                const Icon = icons[catalogue.name] ?? icons.other
                const count = waits.get(catalogue.name)
                return (
                  <MenuItemLink
                    key={catalogue.name}
                    to={`/${catalogue.name}`}
                    leftIcon={<Icon size={20} stroke={1.5} />}
                    primaryText={
                      <Box component="span" sx={{ display: 'flex', flex: 1, gap: 1 }}>
                        {catalogue.label}
                        {count ? (
                          <Box
                            component="span"
                            sx={{
                              ml: 'auto',
                              color: 'text.secondary',
                              fontVariantNumeric: 'tabular-nums',
                              fontWeight: 400,
                            }}
                          >
                            {count > 999 ? '999+' : count}
                          </Box>
                        ) : null}
                      </Box>
                    }
                    sx={{ '& > div:last-child': { flex: 1 } }}
                  />
                )
              })}
            </Box>
          )
        )
      })}
    </Menu>
  )
}
