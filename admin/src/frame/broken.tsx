import { useEffect, useState } from 'react'
import { Alert, Box, Button } from '@mui/material'
import { Title } from 'react-admin'
import { isUnfetched } from '../../../portal/src/components/page/unfetched'

const words = {
  offline: [
    'The connection is lost',
    'This screen could not be fetched. It loads by itself as soon as the connection is back.',
  ],
  stale: ['There is a newer version', 'This page is out of date. Reload it to continue.'],
  broken: [
    'This screen could not be shown',
    'Something on it broke on our side. What you saved is safe. Reload the page; if it keeps happening, tell whoever runs this installation what you were doing.',
  ],
} as const

/** In place of a screen that failed: why, and the way on. */
export function Broken({ error }: { error: Error }) {
  const [isOffline] = useState(!navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const [title, text] = words[isUnfetched(error) ? (isOffline ? 'offline' : 'stale') : 'broken']
  return (
    <Box sx={{ mt: 1.5, maxWidth: 640 }}>
      <Title title={title} />
      <Box component="h1" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {text}
      </Alert>
      <Button variant="outlined" onClick={reload}>
        Load the page again
      </Button>
    </Box>
  )
}

const reload = () => location.reload()
