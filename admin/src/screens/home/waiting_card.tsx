import { Link as RouterLink } from 'react-router-dom'
import { Box, Card, CardActionArea, CardContent } from '@mui/material'
import { When } from '../../values/when'

/** What waits in one list: how many rows, and some of them with a time. */
export function WaitingCard({
  to,
  label,
  note,
  count,
  rows,
}: {
  to: string
  label: string
  note?: string
  count: number
  rows: { _id: string; title: string; at?: string | null }[]
}) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        component={RouterLink}
        to={to}
        sx={{
          height: '100%',
          display: 'flex',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        <CardContent sx={{ p: 2.5, width: '100%' }}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 1,
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{label}</Box>
            <Box sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
              {count.toLocaleString()}
            </Box>
          </Box>
          {note && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{note}</Box>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {rows.map((row) => (
              <Box
                component="li"
                key={row._id}
                sx={{
                  display: 'flex',
                  gap: 1,
                  justifyContent: 'space-between',
                  fontSize: 13,
                  py: 0.25,
                }}
              >
                <Box
                  component="span"
                  sx={{
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                    minWidth: 0,
                  }}
                >
                  {row.title}
                </Box>
                {row.at && (
                  <Box component="span" sx={{ color: 'text.secondary', flex: 'none' }}>
                    <When at={row.at} />
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
