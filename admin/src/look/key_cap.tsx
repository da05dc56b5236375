import { Box } from '@mui/material'

/** A key of the keyboard. */
export const KeyCap = ({ children }: { children: React.ReactNode }) => (
  <Box
    component="kbd"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      px: 0.75,
      minWidth: '1.5em',
      textAlign: 'center',
      color: 'text.primary',
      font: 'inherit',
      fontSize: 13,
      bgcolor: 'background.paper',
    }}
  >
    {/* a letter as it is on the key */}
    {typeof children === 'string' && children.length === 1 ? children.toUpperCase() : children}
  </Box>
)
