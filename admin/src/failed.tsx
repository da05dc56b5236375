import { Alert, Button } from '@mui/material'

/** What could not be loaded, why, and "Try again", which a role that does not include it is not offered. */
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
        error?.status !== 403 && (
          <Button size="small" variant="outlined" onClick={() => void onAgain()}>
            Try again
          </Button>
        )
      }
    >
      {what} did not load: {why.replace(/\.$/, '')}.
    </Alert>
  )
}
