import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Card, LinearProgress } from '@mui/material'
import { RecordContextProvider, useCreatePath } from 'react-admin'
import { ActionButtons } from '../../actions/actions'
import { isCutTitle, titleOf, twoLines } from '../../catalogues'
import { Checks } from '../../checks'
import { isNotLoaded, NotLoaded } from '../../not_loaded'
import { useLongTexts } from '../../values/cell'
import { RelatedRows } from '../../values/related'
import { decisions } from '../review_on_phone'
import { ReviewDetails } from './review_details'
import type { Deciding } from './use_deciding'
import type { Waiting } from './use_waiting'

type Row = { waiting: Waiting; deciding: Deciding }

/** The row that is looked at, with what helps to decide, and what is checked beside it. */
export function ReviewedRow({ waiting, deciding }: Row) {
  const { catalogue } = waiting
  const { detail, record } = deciding
  const isHere = useLongTexts(catalogue)
  if (isNotLoaded(record, detail.error))
    return <NotLoaded catalogue={catalogue} error={detail.error} onAgain={detail.refetch} inPart />
  return (
    <RecordContextProvider value={record}>
      {/* no grid: a sticky head would stay within its own row */}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Card sx={{ overflow: 'visible', position: { md: 'sticky' }, top: 60, zIndex: 1 }}>
          <RowHead waiting={waiting} deciding={deciding} />
        </Card>
        {record && isHere ? (
          <RelatedRows
            key={record.id}
            catalogue={catalogue}
            own={[
              {
                label: 'Details',
                content: (
                  <ReviewDetails
                    catalogue={catalogue}
                    isOver={!deciding.waits}
                    onNext={deciding.through}
                  />
                ),
              },
            ]}
          />
        ) : (
          <LinearProgress aria-label={`The ${catalogue.one} loads`} />
        )}
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
        py: { xs: 1, sm: 2 },
      }}
    >
      <Box
        component="h2"
        data-heading
        sx={{
          typography: 'h3',
          m: 0,
          flex: 1,
          minWidth: { xs: 140, sm: 180 },
          overflowWrap: 'anywhere',
          ...(isCutTitle(catalogue, current) && twoLines),
        }}
      >
        {titleOf(catalogue, current)}
      </Box>
      <Button
        component={RouterLink}
        size="small"
        to={path({ resource: catalogue.name, type: 'show', id: current.id })}
      >
        Open full page
      </Button>
      {waits && (
        <Box sx={decisions}>
          <ActionButtons
            only={decides}
            catalogue={catalogue}
            record={record}
            onDecide={decide}
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
