import type { ComponentType, ReactNode } from 'react'
import { PublicLayout } from '../frames/public_layout'
import { screen, type Screen } from './screen'
import type { UserType } from '../session/session_store'

export type AppRoute = {
  path: string
  screen: Screen
  /** Who may enter; `any` is everyone who is signed in; without it the page is open. */
  role?: UserType | 'any'
  layout?: ComponentType<{ children: ReactNode }>
  /** Open pages that the server renders; the others get an empty document that starts at once. */
  server?: boolean
  /** Made of plain elements alone; what surrounds Mantine's components is not fetched. */
  plain?: boolean
}

type Load = Parameters<typeof screen>[0]

export const open = (path: string, load: Load): AppRoute => ({
  path,
  screen: screen(load),
  layout: PublicLayout,
  server: true,
  plain: true,
})

export const account = (path: string, load: Load): AppRoute => ({
  path,
  screen: screen(load),
  layout: PublicLayout,
})

/** What surrounds Mantine's components, in a chunk of its own. */
export const Mantine = screen(() => import('../look/mantine'))

/** What a route consists of, each in a chunk of its own. */
export const screensOf = ({ screen, plain }: AppRoute) => (plain ? [screen] : [Mantine, screen])

export function elementOf({ screen: Screen, layout: Layout, plain }: AppRoute) {
  const inner = plain ? (
    <Screen />
  ) : (
    <Mantine>
      <Screen />
    </Mantine>
  )
  return Layout ? <Layout>{inner}</Layout> : inner
}
