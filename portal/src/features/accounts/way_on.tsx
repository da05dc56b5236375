import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'

/** Where a card that ends here leads on to. */
export const WayOn = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} size="md" fullWidth>
    {children}
  </Button>
)
