import { lazy, type ComponentType, type ReactElement } from 'react'

import { Route } from 'react-router-dom'

const Preview = lazy(() => import('./screens/preview'))
const QuestionFile = lazy(() => import('./screens/question_file'))
const Support = lazy(() => import('./screens/support'))

/** Pages that no definition makes: routes of their own, each a lazy screen. */
export const specialRoutes: ReactElement[] = [
  <Route key="preview" path="/preview/:what/:id" element={<Preview />} />,
  <Route key="question-file" path="/question-file" element={<QuestionFile />} />,
  <Route key="support" path="/support/:id?" element={<Support />} />,
]

/** Where a row of a catalogue is shown as candidates see it. */
export const previews: Record<string, (id: unknown) => string> = {
  questions: (id) => `/preview/questions/${id}`,
  assessments: (id) => `/preview/tests/${id}`,
}

/** What the approval screen of a catalogue shows besides its fields. */
export const reviewed: Record<string, ComponentType<{ record: { id: string } }> | undefined> = {
  developers: lazy(() => import('./screens/candidate_profile')),
}
