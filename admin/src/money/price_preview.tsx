import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Box, Card, CardContent, LinearProgress, Link, TextField } from '@mui/material'
import { billingLimits } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { Failed } from '../failed'
import { API, http } from '../http'
import { locale } from '../values/when'
import { Figures } from './figures'

type Preview = {
  countryCode: string
  quantity: number
  price: {
    slabId: string
    of: 'country' | 'region' | 'everywhere'
    region: string | null
    currency: string
    each: number
    subtotal: number
    taxIncluded: boolean
    ways: {
      supply: string
      label: string
      taxable: number
      taxes: { name: string; rate: number; amount: number }[]
      total: number
    }[]
  } | null
}

const countryNames = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined)
const { min, max } = billingLimits.quantity

/** What a buyer in a country pays for so many, tax included, by this price or the one that counts there. */
export default function PricePreview({
  record,
}: {
  record: { id: string; countryCode?: string | null; isCurrent?: boolean }
}) {
  const [country, setCountry] = useState(record.countryCode ?? 'IN')
  const [quantity, setQuantity] = useState('1')
  const name = nameOf(country)
  const many = Number(quantity)
  const isMany = Number.isInteger(many) && many >= min && many <= max
  const { data, error, isFetching, refetch } = useQuery<Preview>({
    queryKey: ['price-preview', record.id, country, many],
    enabled: Boolean(name && isMany),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http(`${API}/admin/pricing-slabs/${record.id}/preview?country=${country}&quantity=${many}`, {
        signal,
      }).then(({ json }) => json),
  })
  return (
    <Card component="section" aria-label="What a buyer pays">
      <CardContent sx={{ p: 3 }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 2 }}>
          What a buyer pays
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            label="Country of the buyer"
            size="small"
            value={country}
            onChange={(event) => setCountry(event.target.value.trim().toUpperCase().slice(0, 2))}
            error={!name}
            helperText={name ?? 'Two letters, such as IN, DE or US'}
            sx={{ width: 220 }}
          />
          <TextField
            label="Quantity"
            size="small"
            type="number"
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
            error={!isMany}
            helperText={isMany ? ' ' : `A whole number from ${min} to ${max}`}
            slotProps={{ htmlInput: { min, max } }}
            sx={{ width: 220 }}
          />
        </Box>
        {isFetching && <LinearProgress aria-label="Calculating the price" />}
        {error && <Failed what="The price" error={error} onAgain={refetch} sx={{ mx: 0 }} />}
        {data && !error && <Found preview={data} id={record.id} />}
      </CardContent>
    </Card>
  )
}

function Found({
  preview: { countryCode, quantity, price },
  id,
}: {
  preview: Preview
  id: string
}) {
  if (!price)
    return (
      <Alert severity="warning">
        Not on sale in {nameOf(countryCode)}: there is no price for the country or its region, and
        none in USD for everywhere else.
      </Alert>
    )
  const money = (amount: number) => moneyWords(amount, price.currency)
  return (
    <Box aria-live="polite">
      <Box sx={{ fontSize: 14, mb: 1 }}>
        {quantity > 1 &&
          `${quantity.toLocaleString(locale)} at ${money(price.each)} each: ${money(price.subtotal)}, `}
        {quantity === 1 && `${money(price.subtotal)}, `}
        tax {price.taxIncluded ? 'included' : 'added'}.{' '}
        {price.slabId === id ? (
          `By this price${price.of === 'everywhere' ? ', as none is nearer' : ''}.`
        ) : (
          <>
            Another price applies there:{' '}
            <Link component={RouterLink} to={`/pricing-slabs/${price.slabId}/show`}>
              {price.of === 'country'
                ? `that of ${nameOf(countryCode)}`
                : price.of === 'region'
                  ? `that of ${price.region}`
                  : 'that for everywhere'}
            </Link>
            .
          </>
        )}
      </Box>
      <Figures
        title="With tax"
        columns={['Sold', 'Taxable', 'Tax', 'To pay']}
        words={1}
        rows={price.ways.map(({ label, taxable, taxes, total }) => [
          label,
          money(taxable),
          taxes.map(({ name, rate, amount }) => `${name} ${rate} %: ${money(amount)}`).join(', ') ||
            'None',
          money(total),
        ])}
      />
    </Box>
  )
}
