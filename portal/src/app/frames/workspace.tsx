import './workspace.css'
import '../look/styles_rest'
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import {
  ActionIcon,
  AppShell,
  Burger,
  Kbd,
  NavLink as MantineNavLink,
  ScrollArea,
  UnstyledButton,
} from '@mantine/core'
import { Link, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import {
  IconDots,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { setFlag, useFlags } from '../flags'
import { useSession } from '../session/session'
import { Banner } from './banner'
import { Foot, FootLink } from './foot'
import { Brand, SkipLink } from './public_layout'
import { Offline } from '../offline'
import type { Screen } from '../routing/screen'
import { registerActions, type PaletteAction } from './palette_actions'
import { endTyped, keepTyped } from './typed_ahead'
import AccountMenu from './account_menu'
import { useCtrlKey, useGoKeys, useKeys } from '../../components/keys'
import { ErrorBoundary } from '../../components/page/error_boundary'
import { PageSkeleton } from '../../components/page/skeletons'
import NotFound from '../../components/page/not_found'

const Palette = lazy(() => import('./palette'))
const KeysDialog = lazy(() => import('./keys_dialog'))
const ChatSidebar = lazy(() => import('../../features/chat/sidebar'))

/** How many ways stand at the foot of a phone, beside the whole menu. */
const FOOT = 4

export type NavItem = {
  label: string
  to: string
  icon: ComponentType<any>
  badge?: ReactNode
  end?: boolean
  /** Where its other tabs are. */
  tabs?: string[]
  /** The letter that goes there after G. */
  go?: string
  /** The word below its icon among the first at the foot of a phone. */
  foot?: string
}
export type NavGroup = { label?: string; items: NavItem[] }
export type WorkspaceScreen = { path: string; screen: Screen }

/** The frame of signed-in screens: navigation left, search, bell and account on top, a drawer on phones. */
export function Workspace({
  base,
  nav,
  screens,
  actions = [],
  messages = false,
  banner,
  waits = false,
  children,
}: {
  base: string
  nav: NavGroup[]
  screens?: WorkspaceScreen[]
  actions?: PaletteAction[]
  /** Whether the chat is open at the edge. */
  messages?: boolean
  /** What all screens say at their top. */
  banner?: ReactNode
  /** Whether it is not known yet what of the menu is theirs: it keeps its room. */
  waits?: boolean
  children?: ReactNode
}) {
  const { menu, chatSidebar } = useFlags()
  const { userType } = useSession()
  const { pathname } = useLocation()
  // the whole page is the chat there
  const inChat = pathname.startsWith(`${base}/chat`)
  const [opened, setOpened] = useState(false)
  const [palette, setPalette] = useState(false)
  const [keys, setKeys] = useState(false)
  const navigate = useNavigate()
  const items = nav.flatMap((group) => group.items)
  useEffect(() => setOpened(false), [pathname])
  useEffect(
    () =>
      registerActions([
        ...nav.flatMap(({ items }) =>
          items.map(({ label, to }) => ({ id: to, label, to, group: t`Go to` }))
        ),
        { id: '/settings', label: t`Settings`, to: '/settings', group: t`Go to` },
        { id: '/help', label: t`Help`, to: '/help', group: t`Go to` },
        { id: '/jobs', label: t`All open jobs`, to: '/jobs', group: t`Go to` },
        {
          id: 'keys',
          label: t`Keys of this screen`,
          keywords: ['shortcuts', 'keyboard'],
          run: () => setKeys(true),
        },
        ...actions,
      ]),
    [nav, actions]
  )
  const openPalette = () => {
    if (palette) return
    keepTyped()
    setPalette(true)
  }
  useCtrlKey('k', openPalette)
  useKeys({ '?': () => setKeys(true) }, { onChoices: true })
  useGoKeys((letter) => {
    const item = items.find(({ go }) => go === letter)
    if (item) void navigate(item.to)
    return Boolean(item)
  })
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: menu ? 232 : 68, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      aside={{
        width: 300,
        breakpoint: 1600,
        collapsed: { desktop: !messages || !chatSidebar || inChat, mobile: true },
      }}
      padding={0}
    >
      <SkipLink />
      <AppShell.Header className="c-top-bar">
        <Burger
          opened={opened}
          onClick={() => setOpened((now) => !now)}
          hiddenFrom="sm"
          size="sm"
          aria-label={opened ? t`Close the menu` : t`Open the menu`}
        />
        <Brand to={`${base}/dashboard`} />
        <UnstyledButton
          className="c-palette-button"
          onClick={openPalette}
          aria-keyshortcuts="Control+K"
        >
          <IconSearch size={17} stroke={1.5} />
          <span>{t`Search or go to`}</span>
          <Kbd size="xs" aria-hidden>
            Ctrl K
          </Kbd>
        </UnstyledButton>
        <div className="c-top-end">
          <AccountMenu userType={userType} />
        </div>
      </AppShell.Header>
      <AppShell.Navbar className="c-side" data-small={!menu || undefined}>
        <ScrollArea type="auto" style={{ flex: 1 }}>
          <nav aria-label={t`Main`} aria-busy={waits || undefined}>
            {waits && <MenuSkeleton />}
            {(waits ? [] : nav).map((group, index) => (
              <div key={group.label ?? index} className="c-side-group">
                {group.label && <span className="c-side-label">{group.label}</span>}
                {group.items.map(({ label, to, icon: Icon, badge, end, tabs = [] }) => {
                  const active = [to, ...tabs].some(
                    (path) => pathname === path || (!end && pathname.startsWith(`${path}/`))
                  )
                  return (
                    <MantineNavLink
                      key={to}
                      component={Link}
                      to={to}
                      label={label}
                      title={menu ? undefined : label}
                      active={active}
                      aria-current={active ? 'page' : undefined}
                      leftSection={<Icon size={20} stroke={1.5} />}
                      rightSection={badge}
                    />
                  )
                })}
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
      <AppShell.Main id="main">
        <Banner />
        <Offline />
        <div className="c-work">
          {banner}
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              {children ?? (
                <Routes>
                  {screens?.map(({ path, screen: One }) => (
                    <Route key={path} path={path} element={<One />} />
                  ))}
                  <Route index element={<Navigate to={`${base}/dashboard`} replace />} />
                  <Route path="*" element={<NotFound home={`${base}/dashboard`} />} />
                </Routes>
              )}
            </Suspense>
          </ErrorBoundary>
        </div>
      </AppShell.Main>
      {messages && (
        <Suspense fallback={null}>
          <ChatSidebar />
        </Suspense>
      )}
      <Foot label={t`Often used`}>
        {items
          .filter(({ foot }) => foot)
          .slice(0, FOOT)
          .map(({ to, foot, icon: Icon, badge }) => (
            <FootLink key={to} to={to} word={foot!}>
              <Icon size={22} stroke={1.5} />
              {badge && <span className="c-foot-badge">{badge}</span>}
            </FootLink>
          ))}
        <button type="button" aria-expanded={opened} onClick={() => setOpened((now) => !now)}>
          <IconDots size={22} stroke={1.5} />
          <span>{t`More`}</span>
        </button>
      </Foot>
      {palette && (
        <Suspense fallback={null}>
          <Palette
            onClose={() => {
              endTyped()
              setPalette(false)
            }}
          />
        </Suspense>
      )}
      {keys && (
        <Suspense fallback={null}>
          <KeysDialog
            places={items.flatMap(({ go, label }) => (go ? [[go, label] as const] : []))}
            onClose={() => setKeys(false)}
          />
        </Suspense>
      )}
    </AppShell>
  )
}

const MenuSkeleton = () => (
  <div className="c-side-group" aria-hidden="true">
    {Array.from({ length: 11 }, (_, index) => (
      <div key={index} className="c-side-waits">
        <span className="c-skeleton" />
      </div>
    ))}
  </div>
)
