import { lazy, type ComponentType, type ReactElement } from 'react'
import { Route } from 'react-router-dom'
import { IconActivityHeartbeat, IconChartBar, IconReceiptTax } from '@tabler/icons-react'
import type { AdminRight } from '#api/accounts/admin_rights'
import { ForRole } from '../for_role'

const Preview = lazy(() => import('../screens/preview'))
const QuestionFile = lazy(() => import('../screens/question_file'))
const StatusScreen = lazy(() => import('../screens/installation'))
const Support = lazy(() => import('../screens/support'))
const BulkUpload = lazy(() => import('../imports/bulk_upload'))
const Books = lazy(() => import('../money/books'))
const Charts = lazy(() => import('../money/charts'))
const LinkedinImport = lazy(() => import('../imports/linkedin_import'))

const forRole = (path: string, Screen: ComponentType, right: AdminRight, title: string) => (
  <Route
    key={path}
    path={path}
    element={
      <ForRole right={right} title={title}>
        <Screen />
      </ForRole>
    }
  />
)

/** Pages that no definition makes: routes of their own, each a lazy screen. */
export const specialRoutes: ReactElement[] = [
  <Route key="preview" path="/preview/:what/:id" element={<Preview />} />,
  <Route key="support" path="/support/:id?" element={<Support />} />,
  forRole('/question-file', QuestionFile, 'keep_tests', 'Questions as CSV'),
  forRole('/status', StatusScreen, 'keep_installation', 'Status'),
  forRole('/bulk-upload', BulkUpload, 'bring_people_in', 'Upload resumes'),
  forRole('/books', Books, 'keep_money', 'Books'),
  forRole('/charts', Charts, 'keep_money', 'Charts'),
  forRole('/linkedin-import', LinkedinImport, 'bring_people_in', 'Import LinkedIn candidates'),
]

/** Pages that are in the menu beside the catalogues of their group, for those with the right. */
export const pages: {
  group: string
  to: string
  label: string
  right: AdminRight
  icon: typeof IconReceiptTax
}[] = [
  { group: 'Money', to: '/charts', label: 'Charts', right: 'keep_money', icon: IconChartBar },
  {
    group: 'Platform',
    to: '/status',
    label: 'Status',
    right: 'keep_installation',
    icon: IconActivityHeartbeat,
  },
  { group: 'Money', to: '/books', label: 'Books', right: 'keep_money', icon: IconReceiptTax },
]

/** What the approval screen of a catalogue shows besides its fields. */
export const reviewed: Record<string, ComponentType<{ record: { id: string } }> | undefined> = {
  developers: lazy(() => import('../screens/candidate_profile')),
}

type Special = ComponentType<{ record: { id: string } }>

/** What a catalogue's list offers that makes rows in a way of its own, to those with the right to write. */
export const makers: Record<string, { label: string; to: string } | undefined> = {
  'bulk-pdf-uploads': { label: 'Upload resumes', to: '/bulk-upload' },
  'linkedin-candidates': { label: 'Import a CSV', to: '/linkedin-import' },
}

/** Numbers above a catalogue's list. */
export const counted: Record<string, ComponentType | undefined> = {
  'linkedin-candidates': lazy(() =>
    import('../imports/counts').then(({ LinkedinCounts }) => ({ default: LinkedinCounts }))
  ),
  'contact-logs': lazy(() =>
    import('../imports/counts').then(({ ContactCounts }) => ({ default: ContactCounts }))
  ),
}

const SeeAs = lazy(() => import('./see_as'))

/** Buttons of a row's page besides its actions. */
export const besideActions: Record<string, Special | undefined> = {
  'developers': SeeAs,
  'client-users': SeeAs,
}

/** What the dialog of an action says before its inputs, by catalogue and action. */
export const saidBefore: Record<string, Special | undefined> = {
  'skills merge': lazy(() => import('./merge_touches')),
  'leads answer': lazy(() => import('./lead_message')),
  'refunds approve': lazy(() => import('./refund_amount')),
}

/** What the page of a row shows besides its facts. */
export const shownBelow: Record<string, Special | undefined> = {
  'bulk-pdf-uploads': lazy(() => import('../imports/bulk_progress')),
  'linkedin-candidates': lazy(() => import('../imports/linkedin_contact')),
  'message-reports': lazy(() => import('../support/said_before')),
  'pricing-slabs': lazy(() => import('../money/price_preview')),
}
