import { Box } from '@mui/material'
import { UNDO_SECONDS } from '#api/notifications/notice_facts'
import { KeyCap } from '../../look/key_cap'
import type { Deciding } from './use_deciding'
import type { Waiting } from './use_waiting'
import { Steps } from '../review_on_phone'

/** What waits, how much of it, and the keys. */
export function QueueHead({
  waiting: { catalogue, queue, list, left, at, choose },
  actions,
}: {
  waiting: Waiting
  actions: Deciding['actions']
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: { xs: 1, sm: 2 },
        my: 1.5,
      }}
    >
      <Box component="h1" sx={{ typography: { xs: 'h3', sm: 'h2' }, m: 0 }}>
        {catalogue.queue!.label}
      </Box>
      {queue.data && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {left.toLocaleString()} left
        </Box>
      )}
      {list.length > 1 && <Steps at={at} of={list} onChoose={choose} />}
      {list.length > 0 && <QueueKeys actions={actions} />}
    </Box>
  )
}

function QueueKeys({ actions }: { actions: Deciding['actions'] }) {
  return (
    <Box
      sx={{
        ml: 'auto',
        color: 'text.secondary',
        fontSize: 13,
        display: { xs: 'none', md: 'block' },
      }}
    >
      <KeyCap>j</KeyCap> next <KeyCap>k</KeyCap> previous{' '}
      {actions
        .filter((action) => action.key)
        .map((action) => (
          <span key={action.key}>
            {' '}
            <KeyCap>{action.key}</KeyCap> {action.label.toLowerCase()}
          </span>
        ))}{' '}
      <KeyCap>u</KeyCap> undo, for {UNDO_SECONDS} seconds
    </Box>
  )
}
