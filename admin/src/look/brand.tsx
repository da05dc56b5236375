import { Box } from '@mui/material'
import { look } from '#api/http/text/look_facts'

/** The sign and the name of the product. */
export const Brand = () => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 26, height: 26, flex: 'none' }}
    >
      <rect width="32" height="32" rx="9" fill={look.light.accent} />
      <path
        d="M21.5 12.2a7 7 0 1 0 0 7.6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.6" cy="16" r="2" fill="#fff" />
    </Box>
    <Box component="span" sx={{ typography: 'h3', letterSpacing: '-0.01em' }}>
      Candor
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
      console
    </Box>
  </Box>
)
