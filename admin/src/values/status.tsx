import { Box } from '@mui/material'
import { inWords } from '../catalogues'

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
  'claimed',
  'parsed',
  'scheduled',
  'waived',
  'paid',
  'published',
  'delivered',
  'on_sale',
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
  'invited',
  'waiting',
  'review',
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

/** A state as a dot and a word: the word says it, the colour only helps. One that is neither good nor bad has a grey dot. */
export function Status({
  value,
  label = inWords(value),
  isState = true,
}: {
  value: unknown
  label?: string
  /** Values of another kind than states have no dot. */ isState?: boolean
}) {
  if (value === null || value === undefined) return <>–</>
  const text = String(value)
  const color = good.includes(text)
    ? 'success.main'
    : waits.includes(text)
      ? 'warning.main'
      : bad.includes(text)
        ? 'error.main'
        : 'text.disabled'
  if (!isState) return <>{label}</>
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        // a border that is seen where the system chooses the colours
        sx={{
          width: 7,
          height: 7,
          border: '1px solid transparent',
          borderRadius: '50%',
          bgcolor: color,
          flex: 'none',
        }}
      />
      {label}
    </Box>
  )
}
