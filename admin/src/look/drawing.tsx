import { Box } from '@mui/material'
import { Spot, type SpotName } from '../../../portal/src/components/spot'

/** The portal's drawing of an empty place, in the colours of the console. */
export const Drawing = ({ name }: { name: SpotName }) => (
  <Box
    sx={({ palette }) => ({
      'lineHeight': 0,
      'mb': 1,
      '--spot-accent': palette.primary.main,
      '& svg': {
        fill: 'none',
        stroke: palette.text.secondary,
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    })}
  >
    <Spot name={name} />
  </Box>
)
