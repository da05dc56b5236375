import { Box } from '@mui/material'

const good = [
  'active',
  'approved',
  'verified',
  'open',
  'hired',
  'sent',
  'completed',
  'cleared',
  'success',
  'scheduled',
  'waived',
]
const waits = [
  'pending',
  'submitted',
  'queued',
  'requested',
  'proposed',
  'reschedule_requested',
  'awaiting_outcome',
  'changes_requested',
  'unverified',
  'incomplete',
  'draft',
  'paused',
]
const bad = [
  'rejected',
  'suspended',
  'failed',
  'deactivated',
  'cancelled',
  'declined',
  'no_show',
  'expired',
  'not_cleared',
  'inactive',
  'erased',
]

export const words = (value: unknown) => {
  const text = String(value).replace(/_/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A state as a dot and a word: the word says it, the colour only helps. */
export function Status({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <>–</>
  const text = String(value)
  const color = good.includes(text)
    ? 'success.main'
    : waits.includes(text)
      ? 'warning.main'
      : bad.includes(text)
        ? 'error.main'
        : undefined
  if (!color) return <>{words(value)}</>
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: color, flex: 'none' }}
      />
      {words(value)}
    </Box>
  )
}
