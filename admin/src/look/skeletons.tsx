import { keyframes } from '@emotion/react'
import { Box, Skeleton } from '@mui/material'

/** What comes at once is not announced by a grey box that flashes. */
const late = { animation: `${keyframes({ from: { opacity: 0 } })} 1ms 150ms both` }

/** Rows to come, at the height of a dense list. */
export const RowsSkeleton = ({ what, rows = 12 }: { what: string; rows?: number }) => (
  <Box role="progressbar" aria-label={`${what} load`} sx={late}>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          height: 40,
          px: 1.5,
          borderTop: row ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        {[34, 22, 14, 12].map((share, column) => (
          <Skeleton
            key={share}
            variant="text"
            width={`${share - ((row * 7 + column * 5) % 9)}%`}
            sx={{ display: { xs: column > 1 ? 'none' : undefined, sm: 'block' } }}
          />
        ))}
      </Box>
    ))}
  </Box>
)

/** A record to come: its title, and a card of facts or fields. */
export const RecordSkeleton = ({ what, maxWidth }: { what: string; maxWidth?: number }) => (
  <Box role="progressbar" aria-label={`${what} loads`} sx={{ ...late, maxWidth }}>
    <Skeleton variant="text" width={240} height={34} sx={{ mt: 2, mb: 2.5 }} />
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 3,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      {Array.from({ length: 12 }, (_, fact) => (
        <Box key={fact}>
          <Skeleton variant="text" width="38%" />
          <Skeleton variant="text" width={`${78 - ((fact * 13) % 31)}%`} />
        </Box>
      ))}
    </Box>
  </Box>
)

/** A queue to come: who waits, the first of them, and what was checked. */
export const QueueSkeleton = () => (
  <Box role="progressbar" aria-label="The queue loads" sx={late}>
    <Skeleton variant="text" width={240} height={34} sx={{ mt: 1.5, mb: 2 }} />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: '1fr',
          md: '240px minmax(0, 1fr)',
          lg: '240px minmax(0, 1fr) 300px',
        },
      }}
    >
      <Skeleton variant="rounded" height={420} sx={{ display: { xs: 'none', md: 'block' } }} />
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={120} sx={{ display: { xs: 'none', lg: 'block' } }} />
    </Box>
  </Box>
)

/** A screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Box sx={late}>
    <Skeleton variant="text" width={180} height={30} sx={{ mt: 1.5, mb: 3 }} />
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}>
      <RowsSkeleton what="This screen" />
    </Box>
  </Box>
)
