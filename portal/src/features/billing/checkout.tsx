import { useState } from 'react'
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router-dom'
import { billingLimits, type BillingInterval, type BuyerSide } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api } from '../../app/api'
import { DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { billingReads } from './billing_reads'
import { useGoToPayment, type Paying } from './payment'
import { Line } from './line'

type Order = {
  planId?: string
  interval?: BillingInterval
  items?: { productId: string; quantity: number; subjectId?: string }[]
}

/** The last step before a payment: a coupon, what it takes off, and the way to pay. The server reckons the price. */
export function Checkout({
  side,
  order,
  amount,
  currency,
  taxIncluded,
  tax,
  send,
  onBack,
}: {
  side: BuyerSide
  order: Order
  /** What the catalogue says, in minor units, before coupon and tax. */
  amount: number
  currency: string
  taxIncluded: boolean
  /** What the tax comes to where the catalogue knows it for this very order. */
  tax?: { percent: number; with: number }
  /** Orders it, where that is not the checkout itself. */
  send?: (coupon: string | undefined) => Promise<{ data: Paying }>
  onBack?: () => void
}) {
  const [code, setCode] = useState('')
  const [taken, setTaken] = useState<{ code: string; discount: number; total: number }>()
  const go = useGoToPayment(side)
  const added = tax && !taxIncluded ? tax.with - amount : 0
  const apply = useWrite(
    (coupon: string) =>
      api.post('/apply-coupon', { body: { code: coupon, ...order }, notice: 'none' }),
    { onDone: ({ data }) => setTaken(data) }
  )
  const pay = useWrite(
    (): Promise<{ data: Paying }> => {
      if (send) return send(taken?.code)
      const body = { ...order, coupon: taken?.code }
      return side === 'client'
        ? api.post('/client/checkout', { body, notice: 'none' })
        : api.post('/candidate/checkout', { body, notice: 'none' })
    },
    { refreshes: billingReads, onDone: ({ data }) => go(data) }
  )
  return (
    <Stack>
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label="Coupon"
          maxLength={billingLimits.code.max}
          value={code}
          error={apply.failure?.message}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value.toUpperCase())
            setTaken(undefined)
            apply.forget()
          }}
        />
        <Button
          variant="default"
          disabled={code.trim().length < billingLimits.code.min}
          loading={apply.busy}
          onClick={() => void apply.send(code.trim())}
        >
          Apply
        </Button>
      </Group>
      <dl className="bill-lines">
        <Line name="Price" value={moneyWords(amount, currency)} />
        {added > 0 && !taken && (
          <Line name={`Tax, ${tax!.percent} %`} value={moneyWords(added, currency)} />
        )}
        {taken && (
          <Line name={`Coupon ${taken.code}`} value={`−${moneyWords(taken.discount, currency)}`} />
        )}
        {taken ? (
          <Line name="To pay, tax included" value={moneyWords(taken.total, currency)} sum />
        ) : (
          <Line
            name={taxIncluded || tax ? 'To pay, tax included' : 'To pay, plus tax where it applies'}
            value={moneyWords(amount + added, currency)}
            sum
          />
        )}
      </dl>
      <Text size="xs" c="dimmed">
        {taxIncluded || tax
          ? 'No card number ever reaches us.'
          : 'The tax follows from your billing address and is shown with the order. No card number ever reaches us.'}
      </Text>
      <Refused failure={pay.failure} title="The order was not made" beside={[]} />
      {pay.failure?.fields.billingAddress && (
        <Anchor component={Link} to="/client/billing?tab=address" size="sm">
          Enter your billing address
        </Anchor>
      )}
      {onBack ? (
        <DialogEnd back="Back" onBack={onBack}>
          <Button loading={pay.busy} onClick={() => void pay.send()}>
            Go to the payment
          </Button>
        </DialogEnd>
      ) : (
        <Button loading={pay.busy} onClick={() => void pay.send()}>
          Go to the payment
        </Button>
      )}
    </Stack>
  )
}
