import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Box, Button, Dialog, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material'
import { IconSearch } from '@tabler/icons-react'
import {
  AppBar,
  Layout,
  Logout,
  Notification,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  usePermissions,
  type LayoutProps,
} from 'react-admin'
import { CONSOLE_NOTICE_SECONDS } from '#api/notifications/notice_facts'
import { endTyped, keepTyped } from '../../../portal/src/app/frames/typed_ahead'
import { useCtrlKey, useGoKeys, useKeys } from '../../../portal/src/components/keys'
import { catalogueOf, mayRead } from '../catalogues'
import { Banner } from './banner'
import { Broken } from './broken'
import { GroupedMenu } from './grouped_menu'
import { OldReads } from './old_reads'
import { beginAtHeading, useScreenFocus } from './screen_focus'
import { Brand } from '../look/brand'
import { ScreenSkeleton } from '../look/skeletons'
import { NotSentWords } from '../actions/not_sent'
import { OutcomeDialog } from '../actions/outcome'
import { UndoBar } from '../actions/undo'

const loadPalette = () => import('./palette')
const Palette = lazy(loadPalette)
const KeysDialog = lazy(() => import('../keys_dialog'))

/** Milliseconds after which the palette is fetched, once the screen is there. */
const PALETTE_MS = 1500

/** Where G and a letter lead, those who may read what is there. */
const places: Record<string, { to: string; label: string; of?: string }> = {
  d: { to: '/', label: 'Dashboard' },
  j: { to: '/jobs', label: 'Jobs', of: 'jobs' },
  c: { to: '/clients', label: 'Companies', of: 'clients' },
  p: { to: '/developers', label: 'Candidates', of: 'developers' },
  r: { to: '/review/jobs', label: 'Jobs to approve', of: 'jobs' },
  v: { to: '/review/developers', label: 'Profiles to approve', of: 'developers' },
  o: { to: '/orders', label: 'Orders', of: 'orders' },
  a: { to: '/audit-log', label: 'Audit log', of: 'audit-log' },
}

/** What a call came to, at the top: the foot has the buttons of a form, and what can be undone. */
export const Notices = () => (
  <Notification
    autoHideDuration={CONSOLE_NOTICE_SECONDS * 1_000}
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
  />
)

/** What surrounds every screen of the console. */
export const ConsoleLayout = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={Bar} menu={GroupedMenu} error={Broken} appBarAlwaysOn>
    <Banner />
    <OldReads />
    <NotSentWords />
    <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    <UndoBar />
    <OutcomeDialog />
  </Layout>
)

function Bar() {
  const [open, setOpen] = useState(false)
  const [keys, setKeys] = useState(false)
  const navigate = useNavigate()
  useScreenFocus()
  useKeys({ '?': () => setKeys(true) })
  const { permissions } = usePermissions()
  const reached = Object.entries(places).filter(
    ([, { of }]) => !of || mayRead(catalogueOf(of), permissions)
  )
  useGoKeys((letter) => {
    const [, place] = reached.find(([key]) => key === letter) ?? []
    if (place) {
      beginAtHeading()
      void navigate(place.to)
    }
    return Boolean(place)
  })
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  // at 200 % the name of who works here needs the place of the words beside the search
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { identity } = useGetIdentity()
  useEffect(() => {
    // the first Ctrl K need not wait for it
    const wait = setTimeout(() => void loadPalette(), PALETTE_MS)
    return () => clearTimeout(wait)
  }, [])
  const closePalette = () => {
    endTyped()
    setOpen(false)
  }
  const openPalette = () => {
    keepTyped(closePalette)
    setOpen(true)
  }
  useCtrlKey('k', () => (open ? closePalette() : openPalette()))
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
        sx={{
          // at 200 % there is no room for it beside the search; the screen has its own heading
          'visibility': { sm: 'hidden', md: 'visible' },
          'ml': { xs: 0, sm: 3 },
          'fontSize': 14,
          'color': 'text.secondary',
          // a box of its own would be cut amid a letter
          '& .RaConfigurable-root': { display: 'inline' },
        }}
      />
      {narrow ? (
        <Tooltip title="Search">
          <IconButton aria-label="Search" onClick={openPalette}>
            <IconSearch size={20} stroke={1.5} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconSearch size={16} stroke={1.5} />}
          onClick={openPalette}
          sx={{ color: 'text.secondary', minWidth: 220, justifyContent: 'flex-start', mr: 1 }}
        >
          Search or go to
          <Box component="kbd" sx={{ ml: 'auto', pl: 2, font: 'inherit', fontSize: 13 }}>
            Ctrl K
          </Box>
        </Button>
      )}
      {open && (
        <Suspense fallback={<Dialog open onClose={closePalette} aria-label="Search or go to" />}>
          <Palette onClose={closePalette} />
        </Suspense>
      )}
      {keys && (
        <Suspense fallback={null}>
          <KeysDialog
            places={reached.map(([letter, { label }]) => [letter, label])}
            onClose={() => setKeys(false)}
          />
        </Suspense>
      )}
    </AppBar>
  )
}
