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

/** A screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Box sx={late}>
    <Skeleton variant="text" width={180} height={30} sx={{ mt: 1.5, mb: 3 }} />
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}>
      <RowsSkeleton what="This screen" />
    </Box>
  </Box>
)
