import { Box } from '@mui/material'
import { labelOf } from './catalogues'

const show = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? 'nothing'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value).replace(/<[^<>]+>/g, ' ')

/** Each changed field, before and after. */
export function Changes({ changes }: { changes: Record<string, { from: unknown; to: unknown }> }) {
  const entries = Object.entries(changes ?? {}).filter(
    ([, change]) => change && typeof change === 'object'
  )
  if (!entries.length) return <>–</>
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        rowGap: 0.25,
        fontSize: 13,
      }}
    >
      {entries.map(([name, { from, to }]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labelOf(name)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {from !== null && from !== undefined && (
              <>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {show(from).slice(0, 160)}
                </Box>{' '}
                →{' '}
              </>
            )}
            <Box component="ins" sx={{ textDecoration: 'none' }}>
              {show(to).slice(0, 160)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
