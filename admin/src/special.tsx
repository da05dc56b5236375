import { lazy, type ComponentType, type ReactElement } from 'react'

/** Pages that no definition makes: routes of their own, each a lazy screen. */
export const specialRoutes: ReactElement[] = []

/** What the approval screen of a catalogue shows besides its fields. */
export const reviewed: Record<string, ComponentType<{ record: { id: string } }> | undefined> = {
  developers: lazy(() => import('./screens/candidate_profile')),
}
