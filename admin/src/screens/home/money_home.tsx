import { Link as RouterLink } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Box, Link, Skeleton } from '@mui/material'
import { figureSpans, type Figures } from '#api/billing/figures/figure_facts'
import { Failed } from '../../failed'
import { API, http } from '../../http'
import { Charts } from '../../money/charts'

const OTHERS = 'Other times and currencies'
const { value: SPAN, label: LABEL } = figureSpans[0]

/** How money came lately, before what the market was like: the charts of finance, of the currency that is paid most. */
export default function MoneyHome() {
  const { data, error, refetch } = useQuery<Figures>({
    queryKey: ['money-figures', SPAN],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      http(`${API}/admin/money-figures?span=${SPAN}`, { signal }).then(({ json }) => json),
  })
  return (
    <Box component="section" aria-labelledby="money-home" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="h2" id="money-home" sx={{ typography: 'h3', m: 0, flex: 1 }}>
          Money, the last {LABEL}
        </Box>
        <Link component={RouterLink} to="/charts" sx={{ py: 0.75 }}>
          {OTHERS}
        </Link>
        <Link component={RouterLink} to="/books" sx={{ py: 0.75 }}>
          Books
        </Link>
      </Box>
      {error && !data ? (
        <Failed what="The figures of money" error={error} onAgain={refetch} sx={{ mx: 0 }} />
      ) : data ? (
        <Charts
          data={data}
          currency={data.currencies[0]}
          heading="h3"
          where={`under “${OTHERS}”`}
        />
      ) : (
        <Skeleton variant="rounded" height={500} sx={{ mt: 1 }} />
      )}
    </Box>
  )
}
