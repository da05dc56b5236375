import { Link as RouterLink } from 'react-router-dom'
import { Alert, Box, Button, Card, CardContent, LinearProgress } from '@mui/material'
import { RecordContextProvider, useCreatePath } from 'react-admin'
import { ActionButtons } from '../../actions/actions'
import { reviewed } from '../../actions/special'
import { titleOf } from '../../catalogues'
import { Checks } from '../../checks'
import { Trail } from '../../frame/trail'
import { NotLoaded } from '../../not_loaded'
import { PublicView } from '../../public_view'
import { Facts } from '../../values/facts'
import { decisions } from '../review_on_phone'
import type { Deciding } from './use_deciding'
import type { Waiting } from './use_waiting'

type Row = { waiting: Waiting; deciding: Deciding }

/** The row that is looked at, with what helps to decide, and what is checked beside it. */
export function ReviewedRow({ waiting, deciding }: Row) {
  const { catalogue } = waiting
  const { detail, record } = deciding
  if (detail.error)
    return <NotLoaded catalogue={catalogue} error={detail.error} onAgain={detail.refetch} inPart />
  return (
    <RecordContextProvider value={record}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card sx={{ overflow: 'visible' }}>
          <RowHead waiting={waiting} deciding={deciding} />
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <RowBody waiting={waiting} deciding={deciding} />
          </CardContent>
        </Card>
        {record && catalogue.preview && <PublicView catalogue={catalogue} />}
        {record && <Trail catalogue={catalogue} />}
      </Box>
      {record && catalogue.checks && (
        <Box sx={{ position: { lg: 'sticky' }, top: 72 }}>
          <Checks catalogue={catalogue} />
        </Box>
      )}
    </RecordContextProvider>
  )
}

/** Whose row it is, and the decisions. */
function RowHead({ waiting: { catalogue, current, again }, deciding }: Row) {
  const path = useCreatePath()
  const { record, waits, decides, decide, through, open, setOpen } = deciding
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        position: { md: 'sticky' },
        top: 52,
        bgcolor: 'background.paper',
        borderRadius: '12px 12px 0 0',
        zIndex: 1,
      }}
    >
      <Box
        component="h2"
        data-heading
        sx={{
          typography: 'h3',
          m: 0,
          flex: 1,
          minWidth: 180,
          overflowWrap: 'anywhere',
        }}
      >
        {titleOf(catalogue, current)}
      </Box>
      <Button
        component={RouterLink}
        size="small"
        to={path({ resource: catalogue.name, type: 'show', id: current.id })}
      >
        Open the page
      </Button>
      {waits && (
        <Box sx={decisions}>
          <ActionButtons
            only={decides}
            catalogue={catalogue}
            record={record}
            onPlain={decide}
            onDone={() => {
              through()
              void again()
            }}
            open={open}
            setOpen={setOpen}
          />
        </Box>
      )}
    </Box>
  )
}

function RowBody({ waiting: { catalogue }, deciding }: Row) {
  const { record, waits, through } = deciding
  const More = reviewed[catalogue.name]
  if (!record) return <LinearProgress aria-label={`The ${catalogue.one} loads`} />
  return (
    <>
      {!waits && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 2 }}
          action={
            <Button size="small" variant="outlined" onClick={through}>
              Next
            </Button>
          }
        >
          It does not wait any more: somebody decided or changed it meanwhile.
        </Alert>
      )}
      {More && <More record={record} />}
      <Facts catalogue={catalogue} textsFirst />
    </>
  )
}
