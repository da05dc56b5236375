import { Button } from '@mui/material'
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react'
import { useDensity } from './columns'

/** How high the rows of all lists are. */
export function DensityButton() {
  const [density, setDensity] = useDensity()
  const isDense = density === 'dense'
  const Density = isDense ? IconBaselineDensityMedium : IconBaselineDensitySmall
  return (
    <Button
      size="small"
      startIcon={<Density size={18} stroke={1.5} />}
      onClick={() => setDensity(isDense ? 'airy' : 'dense')}
    >
      {isDense ? 'Taller rows' : 'Compact rows'}
    </Button>
  )
}
