import { Link as RouterLink } from 'react-router-dom'
import { Box, Button } from '@mui/material'
import { Title } from 'react-admin'

/** At an address that no screen of the console has. */
export default function NotFound() {
  return (
    <Box sx={{ mt: 1.5, maxWidth: 640 }}>
      <Title title="Nothing here" />
      <Box component="h1" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        This page does not exist
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        The address may be mistyped or out of date. All screens are in the menu.
      </Box>
      <Button variant="outlined" component={RouterLink} to="/">
        Go to the dashboard
      </Button>
    </Box>
  )
}
