import { lazy, type ComponentType, type ReactElement } from 'react'

import { Route } from 'react-router-dom'

const Support = lazy(() => import('./screens/support'))

/** Pages that no definition makes: routes of their own, each a lazy screen. */
export const specialRoutes: ReactElement[] = [
  <Route key="support" path="/support/:id?" element={<Support />} />,
]

/** What the approval screen of a catalogue shows besides its fields. */
export const reviewed: Record<string, ComponentType<{ record: { id: string } }> | undefined> = {
  developers: lazy(() => import('./screens/candidate_profile')),
}
