import { Link as RouterLink } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Box, Card, CardContent, LinearProgress, Link } from '@mui/material'
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useCreatePath, useRecordContext } from 'react-admin'
import type { Check } from '#api/catalogues/definition'
import type { Catalogue } from './catalogues'
import { Failed } from './failed'
import { API, http } from './http'

const looks = {
  good: { Icon: IconCircleCheck, color: 'primary.main', words: 'OK' },
  look: { Icon: IconAlertTriangle, color: 'warning.main', words: 'Needs a look' },
  unknown: { Icon: IconHelpCircle, color: 'text.secondary', words: 'Cannot tell' },
}

/** What the server looked at by itself, beside what an administrator decides on. */
export function Checks({ catalogue }: { catalogue: Catalogue }) {
  const record = useRecordContext()
  const path = useCreatePath()
  const { data, error, refetch } = useQuery<Check[]>({
    queryKey: ['review', catalogue.name, record?.id, 'checks'],
    enabled: Boolean(record),
    queryFn: ({ signal }) =>
      http(`${API}/admin/${catalogue.name}/${record!.id}/checks`, { signal }).then(
        ({ json }) => json
      ),
  })
  return (
    <Card component="section" aria-label="Automatic checks">
      <CardContent>
        <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 1 }}>
          Automatic checks
        </Box>
        {error && !data && (
          <Failed what="The checks" error={error} onAgain={refetch} sx={{ mx: 0 }} />
        )}
        {!error && !data && <LinearProgress aria-label="The checks load" />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data?.map(({ label, state, words, rows }) => {
            const { Icon, color, words: meaning } = looks[state]
            return (
              <Box component="li" key={label} sx={{ display: 'flex', gap: 1.25 }}>
                <Box sx={{ color, flex: 'none', lineHeight: 0, pt: 0.25 }}>
                  <Icon size={20} stroke={1.5} aria-label={meaning} />
                </Box>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{label}</strong>
                  <Box>{words}</Box>
                  {rows.map((row) => (
                    <Box key={`${row.catalogue} ${row._id}`}>
                      <Link
                        component={RouterLink}
                        to={path({ resource: row.catalogue, type: 'show', id: row._id })}
                        // each on a line of its own, with room for a finger
                        sx={{ display: 'inline-block', py: 0.5 }}
                      >
                        {row.title}
                      </Link>
                    </Box>
                  ))}
                </Box>
              </Box>
            )
          })}
        </Box>
      </CardContent>
    </Card>
  )
}
