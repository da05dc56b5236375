import { Box } from '@mui/material'
import { Spot, type SpotName } from '../../../portal/src/components/spot'

/** The portal's drawing of an empty place, in the colours of the console. */
export const Drawing = ({ name }: { name: SpotName }) => (
  <Box
    sx={{
      'lineHeight': 0,
      'mb': 1,
      '& path': {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        color: 'text.secondary',
      },
      '& [data-accent]': { color: 'primary.main', strokeWidth: 2.25 },
    }}
  >
    <Spot name={name} />
  </Box>
)
