import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Card, CardContent, List, ListItemButton, ListItemText } from '@mui/material'
import { titleOf } from '../../catalogues'
import { Drawing } from '../../look/drawing'
import { When } from '../../values/when'
import type { Waiting } from './use_waiting'

/** All that wait, on a wide screen. */
export function QueueList({ waiting: { catalogue, list, current, choose } }: { waiting: Waiting }) {
  return (
    <Card
      sx={{
        display: { xs: 'none', md: 'block' },
        maxHeight: 'calc(100vh - 160px)',
        overflow: 'auto',
        position: 'sticky',
        top: 72,
      }}
    >
      <List component="nav" dense disablePadding aria-label="Waiting">
        {list.map((row) => (
          <ListItemButton
            key={row.id}
            selected={row.id === current.id}
            aria-current={row.id === current.id || undefined}
            onClick={() => choose(row.id)}
          >
            <ListItemText
              primary={titleOf(catalogue, row)}
              secondary={<When at={row.submittedAt ?? row.createdAt} />}
              slotProps={{ primary: { noWrap: true, sx: { fontWeight: 600 } } }}
            />
          </ListItemButton>
        ))}
      </List>
    </Card>
  )
}

/** Nothing is in the list: the next ones come, or the queue is through. */
export function NothingWaits({ waiting: { left, queue } }: { waiting: Waiting }) {
  return (
    <Card>
      <CardContent sx={{ p: 5, textAlign: 'center' }}>
        <Drawing name="answered" />
        <Box component="h2" data-heading sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
          {left > 0 ? 'Loading the next ones' : 'All done'}
        </Box>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          {left > 0
            ? `${left.toLocaleString()} more to go.`
            : 'Nothing is left in this queue. New items appear here on their own.'}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button variant="outlined" onClick={() => queue.refetch()}>
            Check again
          </Button>
          <Button component={RouterLink} to="/" variant="contained">
            To the dashboard
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}
