import { Link as RouterLink } from 'react-router-dom'
import { Box, Button } from '@mui/material'
import { Title } from 'react-admin'

/** In the place of a screen that is not to be had: why, and the way on. */
export const Instead = ({ tab, title, why }: { tab: string; title: string; why: string }) => (
  <Box sx={{ mt: 1.5, maxWidth: 640 }}>
    <Title title={tab} />
    <Box component="h1" sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
      {title}
    </Box>
    <Box sx={{ color: 'text.secondary', mb: 2 }}>{why}</Box>
    <Button variant="outlined" component={RouterLink} to="/">
      Go to the dashboard
    </Button>
  </Box>
)
