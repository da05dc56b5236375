import { useQuery } from '@tanstack/react-query'
import { Box } from '@mui/material'
import { API, http } from '../http'

type Count = { label: string; value: number }

/** A few numbers above a list; where they do not load, the list says why. */
function Counts({ counts }: { counts: Count[] | undefined }) {
  return (
    <Box
      component="dl"
      aria-label="Counts"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, my: 1.5, minHeight: 48 }}
    >
      {counts?.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value.toLocaleString('en')}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** How many of the brought candidates are in which state. */
export function LinkedinCounts() {
  const { data } = useQuery<{ stats: Record<string, number> }>({
    queryKey: ['linkedin-candidates', 'stats'],
    queryFn: ({ signal }) =>
      http(`${API}/admin/linkedin-candidates`, {
        method: 'POST',
        body: JSON.stringify({ limit: 1 }),
        signal,
      }).then(({ json }) => json),
  })
  const stats = data?.stats
  return (
    <Counts
      counts={
        stats && [
          { label: 'Candidates', value: stats.total },
          { label: 'Complete profiles', value: stats.profileComplete },
          { label: 'With contact details', value: stats.withContact },
          { label: 'Contacted', value: stats.contacted },
        ]
      }
    />
  )
}

/** How many contacts were fetched, and with which result. */
export function ContactCounts() {
  const { data } = useQuery<{ stats: Record<string, number> }>({
    queryKey: ['contact-logs', 'stats'],
    queryFn: ({ signal }) =>
      http(`${API}/admin/contact-logs?page=1&limit=1`, { signal }).then(({ json }) => json),
  })
  const stats = data?.stats
  return (
    <Counts
      counts={
        stats && [
          { label: 'Contacts viewed', value: stats.total },
          { label: 'In 30 days', value: stats.thirtyDays },
          { label: 'By companies', value: stats.byCompanies },
          { label: 'By the platform', value: stats.byPlatform },
          { label: 'People', value: stats.people },
        ]
      }
    />
  )
}
