import { Box } from '@mui/material'

const HEIGHT = 64

/** The columns of five charts, so that no row is left half empty. */
export const chartGrid = {
  'gridTemplateColumns': {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& > *': { gridColumn: { lg: 'span 2' } },
  '& > :first-of-type': { gridColumn: { sm: 'span 2', lg: 'span 3' } },
  '& > :nth-of-type(2)': { gridColumn: { lg: 'span 3' } },
} as const

/** A bar a value, drawn by hand: a chart library would weigh more than the screen. Values below zero hang under the line. */
export function Bars({
  values,
  label,
  titleOf,
}: {
  values: readonly number[]
  /** What the whole says, for who does not see it. */
  label: string
  /** What one bar says under the mouse. */
  titleOf: (index: number) => string
}) {
  const most = Math.max(...values, 0)
  const least = Math.min(...values, 0)
  const scale = (HEIGHT - 4) / (most - least || 1)
  // of nothing at all the line stays at the bottom
  const line = most > least ? 2 + most * scale : HEIGHT - 2
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${values.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: '100%', height: 72, mt: 1.5, color: 'primary.main' }}
    >
      {values.map((value, index) => {
        const height = value ? Math.max(Math.abs(value) * scale, 2) : 0
        return (
          <rect
            key={index}
            x={index * 10 + 1}
            y={value < 0 ? line : line - height}
            width={7.5}
            height={height}
            fill="currentColor"
            fillOpacity={value < 0 ? 0.45 : 1}
          >
            <title>{titleOf(index)}</title>
          </rect>
        )
      })}
      <line
        x1="0"
        x2={values.length * 10}
        y1={line}
        y2={line}
        stroke="currentColor"
        strokeOpacity=".3"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}
