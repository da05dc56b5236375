import { t } from '@lingui/core/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import { Line } from './line'

type Props = {
  lines: { description: string; quantity: number; subtotal: number }[]
  discount: number
  coupon?: string | null
  tax: { name: string; rate: number; amount: number }[]
  taxIncluded: boolean
  total: number
  /** What the total is called. */
  name: string
  currency: string
  refunded?: number
}

/** What each thing costs, what is taken off, each tax by its name, and the sum. */
export function Sums({
  lines,
  discount,
  coupon,
  tax,
  taxIncluded,
  total,
  name,
  currency,
  refunded = 0,
}: Props) {
  const money = (amount: number) => moneyWords(amount, currency)
  const taxes = tax.map((each) => (
    <Line
      key={each.name}
      name={
        taxIncluded
          ? t`Included: ${{ name: each.name }} ${{ rate: each.rate }} %`
          : `${each.name} ${each.rate} %`
      }
      value={money(each.amount)}
    />
  ))
  return (
    <dl className="bill-lines">
      {lines.map(({ description, quantity, subtotal }, index) => (
        <Line
          key={index}
          name={quantity > 1 ? t`${description}, ${quantity} times` : description}
          value={money(subtotal)}
        />
      ))}
      {discount > 0 && (
        <Line name={coupon ? t`Coupon ${coupon}` : t`Discount`} value={`−${money(discount)}`} />
      )}
      {!taxIncluded && taxes}
      <Line name={name} value={money(total)} sum />
      {taxIncluded && taxes}
      {refunded > 0 && <Line name={t`Given back`} value={money(refunded)} />}
    </dl>
  )
}
