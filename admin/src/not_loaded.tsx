import { Link as RouterLink } from 'react-router-dom'
import { Box, Button } from '@mui/material'
import { Title } from 'react-admin'
import { inSentence, type Catalogue } from './catalogues'
import { Failed } from './failed'

/**
 * Whether a screen has no row to show: it is gone, or it never came. One that could not be refreshed stays, as the notice
 * above the screen says since when.
 */
export const isNotLoaded = (row: unknown, error: any) =>
  row ? error?.status === 403 || error?.status === 404 : Boolean(error)

/** In the place of a row: it is gone, or it did not load. */
export function NotLoaded({
  catalogue,
  error,
  onAgain,
  inPart = false,
}: {
  catalogue: Catalogue
  error: any
  onAgain: () => unknown
  /** The screen has a heading of its own. */ inPart?: boolean
}) {
  const gone = error?.status === 404
  const title = gone
    ? `This ${catalogue.one} is not there any more`
    : `The ${catalogue.one} did not load`
  return (
    <Box sx={{ mt: inPart ? 0 : 1.5, maxWidth: 640 }}>
      {!inPart && <Title title={catalogue.label} />}
      <Box component={inPart ? 'h2' : 'h1'} sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {gone ? (
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          Somebody deleted it meanwhile, or its address is wrong. The audit log knows what admins
          deleted.
        </Box>
      ) : (
        <Failed what={`The ${catalogue.one}`} error={error} onAgain={onAgain} sx={{ mx: 0 }} />
      )}
      <Button variant="outlined" component={RouterLink} to={`/${catalogue.name}`}>
        All {inSentence(catalogue.label)}
      </Button>
    </Box>
  )
}
