import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { asOne, oldReads, oldSince } from '../../../portal/src/app/old_reads'
import { useStore } from '../../../portal/src/app/store'
import { clock } from '../../../portal/src/components/format'
import { useFocusBack } from '../focus_back'

/** Says above every screen that something on it could not be refreshed, since when and why, until asking again works. */
export function OldReads() {
  const cache = useQueryClient().getQueryCache()
  const old = useStore(oldReads(cache), (reads) => reads)
  const read = asOne(old)
  const isTold = old.length > 0
  return (
    <Box
      data-old={isTold || undefined}
      sx={
        isTold
          ? {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              mt: 1,
              px: 2,
              py: 0.75,
              border: 1,
              borderColor: 'warning.main',
              borderRadius: 1,
            }
          : undefined
      }
    >
      <Box aria-live="polite" sx={{ flex: '1 1 auto', minWidth: 0 }}>
        {isTold &&
          `This could not be refreshed; you see it as of ${clock(oldSince(old))}. ${(
            old[0].error.message || 'The server did not respond; check your connection'
          ).replace(/\.$/, '')}.`}
      </Box>
      {isTold && <Again isTrying={read.isFetching} onAgain={read.refetch} />}
    </Box>
  )
}

function Again({ isTrying, onAgain }: { isTrying: boolean; onAgain: () => void }) {
  useFocusBack()
  return (
    <Button size="small" variant="outlined" onClick={() => isTrying || onAgain()}>
      {isTrying ? 'Trying …' : 'Try again'}
    </Button>
  )
}
