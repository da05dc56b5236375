import './workspace.css'
import '../look/styles_rest'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { AppShell } from '@mantine/core'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useFlags } from '../flags'
import { keepFocus } from '../keep_focus'
import { Banner } from './banner'
import { SkipLink } from './public_layout'
import { Offline } from '../offline'
import type { Screen } from '../routing/screen'
import type { PaletteAction } from './palette_actions'
import { endTyped, keepTyped } from './typed_ahead'
import { DialogHost } from '../../components/dialog_host'
import { useCtrlKey, useEscape, useKeys } from '../../components/keys'
import { ErrorBoundary } from '../../components/page/error_boundary'
import { PageSkeleton } from '../../components/page/skeletons'
import NotFound from '../../components/page/not_found'
import { useWayActions, useWays, type NavGroup, type NavItem } from './workspace/nav'
import { OftenUsed } from './workspace/often_used'
import { SideMenu } from './workspace/side_menu'
import { TopBar } from './workspace/top_bar'

const Palette = lazy(() => import('./palette'))
const KeysDialog = lazy(() => import('./keys_dialog'))
const ChatSidebar = lazy(() => import('../../features/chat/sidebar'))

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
  const { pathname } = useLocation()
  // the whole page is the chat there
  const inChat = pathname.startsWith(`${base}/chat`)
  const [opened, setOpened] = useState(false)
  const overlays = useOverlays()
  const items = nav.flatMap((group) => group.items)
  const onMenu = () => setOpened((now) => !now)
  useEffect(() => setOpened(false), [pathname])
  useEffect(keepFocus, [])
  useWayActions(nav, actions, overlays.openKeys)
  useWays(items)
  return (
    <DialogHost>
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
        <TopBar {...{ base, opened, onMenu }} onPalette={overlays.openPalette} />
        <SideMenu nav={nav} waits={waits} />
        <AppShell.Main id="main">
          <Banner />
          <Offline />
          <div className="c-work">
            {banner}
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                {children ?? <Screens base={base} screens={screens} />}
              </Suspense>
            </ErrorBoundary>
          </div>
        </AppShell.Main>
        {messages && (
          <Suspense fallback={null}>
            <ChatSidebar />
          </Suspense>
        )}
        <OftenUsed {...{ items, waits, opened, onMenu }} />
        <Overlays overlays={overlays} items={items} />
      </AppShell>
    </DialogHost>
  )
}

function Screens({ base, screens }: { base: string; screens?: WorkspaceScreen[] }) {
  return (
    <Routes>
      {screens?.map(({ path, screen: One }) => (
        <Route key={path} path={path} element={<One />} />
      ))}
      <Route index element={<Navigate to={`${base}/dashboard`} replace />} />
      <Route path="*" element={<NotFound home={`${base}/dashboard`} />} />
    </Routes>
  )
}

/** The command palette and the list of keys, each over the screen. */
function useOverlays() {
  const [palette, setPalette] = useState(false)
  const [keys, setKeys] = useState(false)
  const openKeys = () => setKeys(true)
  const openPalette = () => {
    if (palette) return
    keepTyped()
    setPalette(true)
  }
  useCtrlKey('k', openPalette)
  useKeys({ '?': openKeys }, { onChoices: true })
  return { palette, setPalette, openPalette, keys, setKeys, openKeys }
}

/** Escape takes it back while it is still fetched, and leaves alone what is open below. */
function PaletteComes({ onClose }: { onClose: () => void }) {
  useEscape(onClose)
  return null
}

function Overlays({
  overlays: { palette, setPalette, keys, setKeys },
  items,
}: {
  overlays: ReturnType<typeof useOverlays>
  items: NavItem[]
}) {
  const closePalette = () => {
    endTyped()
    setPalette(false)
  }
  return (
    <>
      {palette && (
        <Suspense fallback={<PaletteComes onClose={closePalette} />}>
          <Palette onClose={closePalette} />
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
    </>
  )
}
