import { Alert, Button } from '@mui/material'

/** What could not be loaded, why, and "Try again". One that is gone (404) says so instead. */
export function Failed({
  what,
  error,
  onAgain,
  sx,
}: {
  /** As in "The jobs did not load". */
  what: string
  error: { message?: string; status?: number } | null
  onAgain: () => unknown
  sx?: object
}) {
  const why = error?.message || 'The server did not respond; check your connection'
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ alignItems: 'center', m: 2, ...sx }}
      action={
        <Button size="small" variant="outlined" onClick={() => void onAgain()}>
          Try again
        </Button>
      }
    >
      {what} did not load: {why.replace(/\.$/, '')}.
    </Alert>
  )
}
