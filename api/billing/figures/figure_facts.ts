// Pure: the console imports it too.
import { valuesOf } from '#api/http/choices'

/** The times that the charts of money may show, and what of them is one bar. */
export const figureSpans = [
  { value: '30d', label: '30 days', unit: 'day', count: 30 },
  { value: '13w', label: '13 weeks', unit: 'week', count: 13 },
  { value: '12m', label: '12 months', unit: 'month', count: 12 },
  { value: '36m', label: '36 months', unit: 'month', count: 36 },
] as const
export type FigureSpan = (typeof figureSpans)[number]['value']
export const figureSpanValues = valuesOf(figureSpans)

/** An amount a bar, in minor units of one currency; currencies are never added. */
export type Series = { currency: string; amounts: number[] }

export type Figures = {
  span: FigureSpan
  unit: 'day' | 'week' | 'month'
  /** From and until when each bar is, in the zone of the books. */
  bars: { from: string; until: string }[]
  /** Those of which there is anything to see, the one with the most payments first. */
  currencies: string[]
  /** What was earned before tax, less what was given back. */
  revenue: Series[]
  /** What the plans that are paid bring a month at the end of each bar: after coupons, before tax, a year by its twelfth. */
  recurring: Series[]
  /** Companies with a paid plan before the first bar and at the end of each. */
  subscribers: number[]
  /** Paid plans that ended. */
  lost: number[]
  /** What did not come: orders whose payment was refused and that are not paid yet. */
  failed: Series[]
  failures: number[]
  /** Payments that came, to compare the failures with. */
  payments: number[]
  /** What confirmed coupons took off. */
  coupons: Series[]
  redemptions: number[]
}
