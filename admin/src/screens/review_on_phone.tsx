import { Box, IconButton } from '@mui/material'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

/** What is decided: beside the title, on a phone where the thumb is. Beside the menu it would lie over its focus. */
export const decisions = {
  'display': 'flex',
  'gap': { xs: 1, sm: 1.5 },
  'position': { xs: 'fixed', sm: 'static' },
  'insetInline': 0,
  'bottom': 0,
  'zIndex': { xs: 'appBar', sm: 'auto' },
  'bgcolor': 'background.paper',
  'borderTop': { xs: 1, sm: 0 },
  'borderColor': 'divider',
  'px': { xs: 2, sm: 0 },
  'pt': { xs: 1, sm: 0 },
  'pb': { xs: 'calc(8px + env(safe-area-inset-bottom))', sm: 0 },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 1.5 } },
} as const

/** On a phone, instead of the list of all that wait: the one before and the next one. */
export function Steps({
  at,
  of,
  onChoose,
}: {
  at: number
  of: { id: string }[]
  onChoose: (id: string) => void
}) {
  return (
    <Box sx={{ display: { xs: 'flex', md: 'none' }, ml: 'auto', alignSelf: 'center' }}>
      <IconButton aria-label="Previous" disabled={at === 0} onClick={() => onChoose(of[at - 1].id)}>
        <IconChevronLeft size={20} stroke={1.5} />
      </IconButton>
      <IconButton
        aria-label="Next"
        disabled={at === of.length - 1}
        onClick={() => onChoose(of[at + 1].id)}
      >
        <IconChevronRight size={20} stroke={1.5} />
      </IconButton>
    </Box>
  )
}
