import { Suspense } from 'react'
import { Alert, Box, Button, Card, CardContent } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { reviewed, shownBelow } from '../../actions/special'
import type { Catalogue } from '../../catalogues'
import { Trail } from '../../frame/trail'
import { PublicView } from '../../public_view'
import { Facts } from '../../values/facts'

/** What a decision is made on: the facts, how others will see the row, and what admins did to it. */
export function ReviewDetails({
  catalogue,
  isOver,
  onNext,
}: {
  catalogue: Catalogue
  /** It needs no decision any more. */ isOver: boolean
  onNext: () => void
}) {
  const record = useRecordContext()
  const More = reviewed[catalogue.name]
  const Below = shownBelow[catalogue.name]
  if (!record) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          {isOver && (
            <Alert
              severity="info"
              variant="outlined"
              sx={{ mb: 2 }}
              action={
                <Button size="small" variant="outlined" onClick={onNext}>
                  Next
                </Button>
              }
            >
              This no longer needs a decision: someone has decided or changed it.
            </Alert>
          )}
          {More && <More record={record as { id: string }} />}
          <Facts catalogue={catalogue} textsFirst />
        </CardContent>
      </Card>
      {Below && (
        <Suspense fallback={null}>
          <Below record={record as { id: string }} />
        </Suspense>
      )}
      {catalogue.preview && <PublicView catalogue={catalogue} />}
      <Trail catalogue={catalogue} />
    </Box>
  )
}
