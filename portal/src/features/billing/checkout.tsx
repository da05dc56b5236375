import { useState } from 'react'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { billingLimits, type BillingInterval, type BuyerSide } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api } from '../../app/api'
import { DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { billingReads } from './billing_reads'
import { useGoToPayment } from './payment'
import { Line } from './line'

type Order = {
  planId?: string
  interval?: BillingInterval
  items?: { productId: string; quantity: number }[]
}

/** The last step before a payment: a coupon, what it takes off, and the way to pay. The server reckons the price. */
export function Checkout({
  side,
  order,
  amount,
  currency,
  taxIncluded,
  onBack,
}: {
  side: BuyerSide
  order: Order
  /** What the catalogue says, in minor units, before coupon and tax. */
  amount: number
  currency: string
  taxIncluded: boolean
  onBack?: () => void
}) {
  const [code, setCode] = useState('')
  const [taken, setTaken] = useState<{ code: string; discount: number; total: number }>()
  const go = useGoToPayment(side)
  const apply = useWrite(
    (coupon: string) =>
      api.post('/apply-coupon', { body: { code: coupon, ...order }, notice: 'none' }),
    { onDone: ({ data }) => setTaken(data) }
  )
  const pay = useWrite(
    () => {
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
        {taken && (
          <Line name={`Coupon ${taken.code}`} value={`−${moneyWords(taken.discount, currency)}`} />
        )}
        {taken ? (
          <Line name="To pay, tax included" value={moneyWords(taken.total, currency)} sum />
        ) : (
          <Line
            name={taxIncluded ? 'To pay' : 'To pay, plus tax where it applies'}
            value={moneyWords(amount, currency)}
            sum
          />
        )}
      </dl>
      <Text size="xs" c="dimmed">
        {taxIncluded
          ? 'Tax is included. No card number ever reaches us.'
          : 'The tax follows from your billing address and is shown with the order. No card number ever reaches us.'}
      </Text>
      <Refused failure={pay.failure} title="The order was not made" />
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
