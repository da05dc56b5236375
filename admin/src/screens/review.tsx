import { useParams } from 'react-router-dom'
import { Box } from '@mui/material'
import { ResourceContextProvider, Title } from 'react-admin'
import { catalogueOf, type Catalogue } from '../catalogues'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { ForRole, ReadOnly } from '../for_role'
import { QueueSkeleton } from '../look/skeletons'
import NotFound from './not_found'
import { QueueHead } from './review/queue_head'
import { NothingWaits, QueueList } from './review/queue_list'
import { ReviewedRow } from './review/reviewed_row'
import { useDeciding, useQueueKeys } from './review/use_deciding'
import { useWaiting } from './review/use_waiting'

/** The decisions of one catalogue, where it has any. */
export default function Review() {
  const catalogue = catalogueOf(useParams().name!)
  if (!catalogue?.queue) return <NotFound />
  return (
    <ForRole right={catalogue.read} title={catalogue.queue.label}>
      <Queue key={catalogue.name} catalogue={catalogue} />
    </ForRole>
  )
}

/**
 * What waits for a decision, oldest first; after each decision comes the next, and the keys do it all. A plain
 * decision can be undone for some seconds and is sent after them, as the row was shown: one that changed is refused.
 */
function Queue({ catalogue }: { catalogue: Catalogue }) {
  useDocumentTitle(catalogue.queue!.label)
  const waiting = useWaiting(catalogue)
  const deciding = useDeciding(waiting)
  useQueueKeys(waiting, deciding)
  const { queue, current } = waiting

  if (queue.isPending) return <QueueSkeleton />
  return (
    <ResourceContextProvider value={catalogue.name}>
      <Title title={catalogue.label} />
      <QueueHead waiting={waiting} actions={deciding.actions} />
      <ReadOnly catalogue={catalogue} />
      {queue.error && (
        <Failed
          what={queue.data ? 'What is new in this queue' : 'This queue'}
          error={queue.error}
          onAgain={queue.refetch}
          sx={{ mx: 0, mt: 0 }}
        />
      )}
      {!current ? (
        queue.data && <NothingWaits waiting={waiting} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            // what is decided stands over the end of the page
            pb: { xs: 9, sm: 0 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '240px minmax(0, 1fr)',
              ...(catalogue.checks && { lg: '240px minmax(0, 1fr) 300px' }),
            },
          }}
        >
          <QueueList waiting={waiting} />
          <ReviewedRow waiting={waiting} deciding={deciding} />
        </Box>
      )}
    </ResourceContextProvider>
  )
}
