import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import {
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  MenuItem,
  Skeleton,
  TextField,
} from '@mui/material'
import { Title } from 'react-admin'
import { figureSpans, type Figures as Data, type Series } from '#api/billing/figures/figure_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { Bars, chartGrid } from '../values/bars'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { API, http } from '../http'
import { locale } from '../values/when'
import { Figures } from './figures'

/** How money comes, goes and grows: each chart with its table, each currency by itself. */
export default function ChartsScreen() {
  const [search, setSearch] = useSearchParams()
  const span = search.get('span') ?? figureSpans[0].value
  const { data, error, refetch, isFetching } = useQuery<Data>({
    queryKey: ['money-figures', span],
    staleTime: 60_000,
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      http(`${API}/admin/money-figures?span=${encodeURIComponent(span)}`, { signal }).then(
        ({ json }) => json
      ),
  })
  useDocumentTitle('Charts')
  const currency = data?.currencies.find((each) => each === search.get('currency'))
  const shown = currency ?? data?.currencies[0]
  const choose = (name: string, value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  return (
    <Box sx={{ maxWidth: 1200, mt: 1.5, pb: 4 }}>
      <Title title="Money" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 56 }}>
        <Box component="h1" sx={{ typography: 'h2', m: 0, flex: 1, minWidth: 200 }}>
          Revenue charts
        </Box>
        {data && shown && (
          <TextField
            select
            label="Currency"
            size="small"
            value={shown}
            onChange={(event) => choose('currency', event.target.value)}
            sx={{ minWidth: 110 }}
          >
            {data.currencies.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label="Time"
          size="small"
          value={figureSpans.some(({ value }) => value === span) ? span : ''}
          onChange={(event) => choose('span', event.target.value)}
          sx={{ minWidth: 140 }}
        >
          {figureSpans.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && !data && (
        <Failed what="The figures" error={error} onAgain={refetch} sx={{ mx: 0 }} />
      )}
      {isFetching && data && <LinearProgress aria-label="The figures load" />}
      {data ? (
        <Charts data={data} currency={shown} />
      ) : (
        !error && (
          <Grid>
            {Array.from({ length: 5 }, (_, nth) => (
              <Skeleton key={nth} variant="rounded" height={220} />
            ))}
          </Grid>
        )
      )}
    </Box>
  )
}

const Grid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      mt: 1,
      alignItems: 'start',
      ...chartGrid,
    }}
  >
    {children}
  </Box>
)

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const count = (value: number) => value.toLocaleString(locale)

/** The charts of one currency; `heading` is how deep they are on their screen, `where` others are chosen. */
export function Charts({
  data,
  currency,
  heading = 'h2',
  where = 'above',
}: {
  data: Data
  currency?: string
  heading?: 'h2' | 'h3'
  where?: string
}) {
  const of = (series: readonly Series[]) =>
    series.find((each) => each.currency === currency)?.amounts ?? data.bars.map(() => 0)
  const money = (amount: number) => moneyWords(amount, currency!)
  const others = data.currencies.filter((each) => each !== currency)
  const before = data.subscribers[0]
  const lost = sum(data.lost)
  const share = before > 0 ? `${((lost / before) * 100).toFixed(1)} %` : null
  if (!currency)
    return (
      <Card sx={{ mt: 1 }}>
        <CardContent sx={{ color: 'text.secondary' }}>
          Nothing was sold, paid or refused in this period. Choose a longer one.
        </CardContent>
      </Card>
    )
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
        Amounts in {currency} only
        {others.length > 0 && `; choose ${others.join(' or ')} ${where}, as nothing is converted`}.
        Days are in Indian time, as in the books.
      </Box>
      <Grid>
        <Chart
          title="Revenue"
          note="Before tax, minus refunds, by the day of the invoice or credit note."
          bars={data.bars}
          {...{ unit: data.unit, heading }}
          values={of(data.revenue)}
          words={money}
          total={money(sum(of(data.revenue)))}
        />
        <Chart
          title="Monthly recurring revenue"
          note="Monthly income from paid plans at the end of each bar: after coupons, before tax, a yearly plan as a twelfth. Trials count as nothing."
          bars={data.bars}
          {...{ unit: data.unit, heading }}
          values={of(data.recurring)}
          words={money}
          total={money(of(data.recurring).at(-1)!)}
          more={{ name: 'Paid plans, all currencies', values: data.subscribers.slice(1) }}
        />
        <Chart
          title="Churn"
          note={`Paid plans that ended, in all currencies${share ? `: ${share} of the ${count(before)} there were before` : ''}.`}
          bars={data.bars}
          {...{ unit: data.unit, heading }}
          values={data.lost}
          words={count}
          total={count(lost)}
          more={{ name: 'Paid plans at the end', values: data.subscribers.slice(1) }}
        />
        <Chart
          title="Failed payments"
          note={`Orders left unpaid after a refused payment: ${count(sum(data.failures))} in all currencies, against ${count(sum(data.payments))} successful payments.`}
          bars={data.bars}
          {...{ unit: data.unit, heading }}
          values={of(data.failed)}
          words={money}
          total={money(sum(of(data.failed)))}
          more={{ name: 'Orders, all currencies', values: data.failures }}
        />
        <Chart
          title="Cost of coupons"
          note={`Discounts on paid orders: ${count(sum(data.redemptions))} ${sum(data.redemptions) === 1 ? 'use' : 'uses'} in all currencies.`}
          bars={data.bars}
          {...{ unit: data.unit, heading }}
          values={of(data.coupons)}
          words={money}
          total={money(sum(of(data.coupons)))}
          more={{ name: 'Uses, all currencies', values: data.redemptions }}
        />
      </Grid>
    </>
  )
}

type ChartProps = {
  title: string
  note: string
  bars: Data['bars']
  unit: Data['unit']
  values: readonly number[]
  words: (value: number) => string
  /** The one figure of the whole time. */
  total: string
  heading: 'h2' | 'h3'
  /** A second column of the table. */
  more?: { name: string; values: readonly number[] }
}

function Chart({ title, note, bars, unit, values, words, total, heading, more }: ChartProps) {
  const [isTable, setTable] = useState(false)
  const name = (index: number) => barName(bars[index], unit)
  const last = bars.length - 1
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ p: 2.5 }}>
        <Box component={heading} sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
        <Box sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', mt: 0.25 }}>{total}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13, minHeight: 40 }}>{note}</Box>
        <Bars
          values={values}
          label={`${title}: ${total}, from ${name(0)} to ${name(last)}`}
          titleOf={(index) => `${name(index)}: ${words(values[index])}`}
        />
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            color: 'text.secondary',
            fontSize: 13,
          }}
        >
          <span>{name(0)}</span>
          <span>{name(last)}</span>
        </Box>
        <Button
          size="small"
          sx={{ mt: 1, ml: -0.75 }}
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Hide the table' : 'Show as a table'}
        </Button>
      </CardContent>
      {isTable && (
        <Box sx={{ maxHeight: 380, overflowY: 'auto' }}>
          <Figures
            title={`${title} by ${unit}`}
            columns={['Time', title, ...(more ? [more.name] : [])]}
            words={1}
            rows={bars.map((_, index) => [
              name(index),
              words(values[index]),
              ...(more ? [count(more.values[index])] : []),
            ])}
          />
        </Box>
      )}
    </Card>
  )
}

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "3 Nov", "3 Nov to 9 Nov", "Nov 2026". */
function barName({ from, until }: Data['bars'][number], unit: Data['unit']) {
  if (unit === 'month') return month.format(new Date(from))
  const first = day.format(new Date(from))
  return unit === 'day' ? first : `${first} to ${day.format(new Date(until))}`
}
