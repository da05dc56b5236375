import { Box } from '@mui/material'
import { moneyWords } from '#api/billing/money/currency_facts'
import { locale } from '../values/when'

type Refund = { id: string; amount?: number; currency?: string; askedBy?: string | null }

/** How much goes back, in sight while it is decided. */
export default function RefundAmount({ record }: { record: Refund }) {
  const { amount, currency, askedBy } = record
  if (amount === undefined || !currency) return null
  return (
    <Box component="p" sx={{ m: 0, mb: 2 }}>
      <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {moneyWords(amount, currency, locale)}
      </Box>{' '}
      back to the buyer, by the way it was paid{askedBy && `; ${askedBy} asked for it`}.
    </Box>
  )
}
