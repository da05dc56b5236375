import { Link as RouterLink } from 'react-router-dom'
import { Box, Button } from '@mui/material'
import { Title } from 'react-admin'

/** At an address that no screen of the console has. */
export default function NotFound() {
  return (
    <Box sx={{ mt: 1.5, maxWidth: 640 }}>
      <Title title="Nothing here" />
      <Box component="h1" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        There is nothing at this address
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        It has a typing slip, or belongs to a screen that is no more. All screens are in the menu.
      </Box>
      <Button variant="outlined" component={RouterLink} to="/">
        Go to the dashboard
      </Button>
    </Box>
  )
}
