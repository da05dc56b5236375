import './billing.css'
import { useEffect, useRef, useState } from 'react'
import {
  Anchor,
  Box,
  Button,
  Group,
  NumberInput,
  Radio,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import {
  billingIntervals,
  billingLimits,
  gateways,
  type BuyerSide,
  type GatewayName,
} from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { labelIn } from '#api/http/choices'
import { grouped } from '../../components/format'
import { useAccess } from '../../app/session/access'
import { api, type ApiError, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { Failed, NotYet } from '../../components/page/fetched'
import { Refused } from '../../components/forms/refused'
import { useWrite, type Write } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { BillingAddress } from './address'
import { billingReads } from './billing_reads'
import { Buyer } from './orders/buyer'
import { wantedOf } from './checkout_address'
import { forgetOrderKey, orderKey } from './order_key'
import { useGoToPayment, type Paying } from './orders/payment'
import { Sums } from './sums'

type Quote = DataOf<'POST', '/quote-order'>

/**
 * /client/checkout and /candidate/checkout: what is ordered, whom it is billed to, the coupon, each tax and the way to
 * pay, on one page. The server reckons every amount.
 */
export default function CheckoutPage() {
  const side = useSession().userType === 'client' ? 'client' : 'candidate'
  const [search] = useSearchParams()
  const back =
    side === 'candidate'
      ? { to: '/candidate/cart', words: t`Services` }
      : search.has('job')
        ? { to: '/client/jobs', words: t`Jobs` }
        : { to: `/client/billing${search.has('plan') ? '' : '?tab=add-ons'}`, words: t`Billing` }
  return (
    <>
      <PageHeader
        title={t`Checkout`}
        actions={
          <Button component={Link} to={back.to} variant="default">
            {back.words}
          </Button>
        }
      />
      <Checkout side={side} />
    </>
  )
}

function Checkout({ side }: { side: BuyerSide }) {
  const [search, setSearch] = useSearchParams()
  const { order, interval, promotion } = wantedOf(search)
  const [coupon, setCoupon] = useState<string | null>(null)
  const [gateway, setGateway] = useState<GatewayName>()
  const body = { ...order, coupon }
  const quote = useQuery({
    ...read('POST', '/quote-order', { body }),
    // what is wrong is said beside what it is of
    queryFn: ({ signal }) => api.post('/quote-order', { body, signal, notice: 'none' }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const faults = quote.error?.fields ?? {}
  const { quote: found, address } = useKnown(quote.data?.data, faults.billingAddress)
  const change = (name: string, value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  const { pay, lost } = useOrder({ side, order, promotion, coupon, gateway, quote: found })

  if (faults.items && !found)
    return (
      <EmptyState
        icon={<Spot name="papers" />}
        title={t`There is nothing to order yet`}
        action={
          <Button component={Link} to={side === 'client' ? '/client/billing' : '/candidate/cart'}>
            {side === 'client' ? t`See the plans` : t`See the services`}
          </Button>
        }
      >
        {side === 'client'
          ? t`Choose a plan or an add-on under Billing.`
          : t`Add a service to your cart first.`}
      </EmptyState>
    )
  if (!found && !address)
    return (
      <NotYet read={quote} what={t`What it costs`}>
        <ListSkeleton rows={3} height={120} />
      </NotYet>
    )
  const cannotPay = Boolean(found && found.total > 0 && found.gateways.length === 0)
  const isToldBeside = Boolean(faults.billingAddress ?? faults.coupon)
  return (
    <div className="bill-checkout">
      <div>
        {quote.isError && !isToldBeside && <Failed read={quote} what={t`What it costs`} />}
        {found && (
          <Section title={t`What you order`}>
            <Stack gap="sm">
              {found.lines.map(({ description, each, quantity, subtotal }, index) => (
                <div key={index} className="bill-ordered">
                  <span>
                    {description}
                    {quantity > 1 && (
                      <small>
                        {t`${{ quantity: grouped(quantity) }} at ${{ moneyWords: moneyWords(each, found.currency) }}`}
                      </small>
                    )}
                  </span>
                  <span className="num">{moneyWords(subtotal, found.currency)}</span>
                </div>
              ))}
              {order.planId && (
                <SegmentedControl
                  aria-label={t`How often you pay`}
                  data={[...billingIntervals]}
                  value={interval}
                  onChange={(value) => change('interval', value)}
                />
              )}
              {search.has('quantity') && (
                <Quantity
                  value={order.items![0].quantity}
                  onChange={(many) => change('quantity', String(many))}
                />
              )}
            </Stack>
          </Section>
        )}
        {side === 'client' ? (
          <BilledTo quote={found} fault={address} />
        ) : (
          found && (
            <Section title={t`Billed to`}>
              <Buyer buyer={found.buyer} />
            </Section>
          )
        )}
      </div>
      {found && (
        <Section title={t`To pay`}>
          <Stack>
            <Coupon
              order={order}
              taken={coupon}
              fault={faults.coupon}
              onChange={(code) => setCoupon(code)}
            />
            <Sums
              {...found}
              lines={[{ description: t`Price`, quantity: 1, subtotal: found.subtotal }]}
              name={t`To pay, tax included`}
            />
            {found.gateways.length > 1 && (
              <Radio.Group
                label={t`Pay with`}
                value={gateway ?? found.gateways[0]}
                onChange={(value) => setGateway(value as GatewayName)}
              >
                <Group mt={6}>
                  {found.gateways.map((name) => (
                    <Radio key={name} value={name} label={labelIn(gateways, name)} />
                  ))}
                </Group>
              </Radio.Group>
            )}
            <Refused failure={pay.failure} title={t`The order was not made`} beside={[]} />
            {lost && (
              <Anchor component={Link} to={ordersOf(side)} size="sm">
                {t`See your orders`}
              </Anchor>
            )}
            <Button
              size="md"
              loading={pay.busy || quote.isPlaceholderData}
              disabled={quote.isError || cannotPay}
              onClick={() => void pay.send()}
            >
              {found.total > 0 ? t`Go to the payment` : t({ message: 'Order', context: 'act' })}
            </Button>
            <Text size="xs" c="dimmed">
              {cannotPay
                ? t`Nothing can be paid on this site yet. Write to us, and we settle it with you.`
                : t`You pay at the payment service, and come back here. No card number ever reaches us.`}
            </Text>
          </Stack>
        </Section>
      )}
    </div>
  )
}

/** The last quote, and what an address lacks for the next one: they outlast a failed try, and with them what is typed beside them. */
function useKnown(quote: Quote | undefined, fault: string | undefined) {
  const known = useRef<{ quote?: Quote; address?: string }>({})
  if (quote) known.current = { quote }
  if (fault) known.current = { ...known.current, address: fault }
  return known.current
}

const ordersOf = (side: BuyerSide) =>
  side === 'client' ? '/client/billing?tab=orders' : '/candidate/cart?tab=orders'

type Ordering = Pick<ReturnType<typeof wantedOf>, 'order' | 'promotion'> & {
  side: BuyerSide
  coupon: string | null
  gateway?: GatewayName
  quote?: Quote
}

/** Orders what is quoted, once, and goes on to its payment; `lost`: it was made, and its answer did not come. */
function useOrder({ side, order, promotion, coupon, gateway, quote }: Ordering): {
  pay: Write
  lost: boolean
} {
  const go = useGoToPayment(side)
  const navigate = useNavigate()
  const what = [order, coupon, gateway, quote?.lines, quote?.total]
  const isLost = (failure: ApiError | undefined) => failure?.details.outcome === 'done'
  const pay = useWrite(
    (): Promise<{ data: Paying }> => {
      const options = { key: orderKey(what), notice: 'none' as const }
      const body = { ...order, coupon, gateway }
      if (side === 'candidate') return api.post('/candidate/checkout', { body, ...options })
      return promotion
        ? api.post('/client/promote-job', { body: { ...promotion, coupon, gateway }, ...options })
        : api.post('/client/checkout', { body, ...options })
    },
    {
      refreshes: billingReads,
      onDone: ({ data }) => {
        forgetOrderKey(what)
        go(data)
      },
      onRefused: (failure) => {
        if (failure.status > 0 && failure.status < 500) forgetOrderKey(what)
        if (isLost(failure)) void navigate(ordersOf(side))
      },
    }
  )
  return { pay, lost: isLost(pay.failure) }
}

function Quantity({ value, onChange }: { value: number; onChange: (many: number) => void }) {
  const { min, max } = billingLimits.quantity
  const isMany = (many: unknown): many is number =>
    typeof many === 'number' && Number.isInteger(many) && many >= min && many <= max
  return (
    <NumberInput
      label={t`How many`}
      min={min}
      max={max}
      clampBehavior="blur"
      allowDecimal={false}
      maw={200}
      defaultValue={value}
      onChange={(many) => isMany(many) && onChange(many)}
    />
  )
}

/** The address that the invoice will name, changed in place; without one there is no tax, and so no price. */
function BilledTo({ quote, fault }: { quote?: Quote; fault?: string }) {
  const mayChange = useAccess('billing')?.allowed ?? false
  const [isOpen, setOpen] = useState(false)
  // what is typed stays when the next quote is content with an address that came otherwise
  useEffect(() => {
    if (fault) setOpen(true)
  }, [fault])
  if (fault && !mayChange)
    return (
      <Section title={t`Billed to`}>
        <Text size="sm">{t`${fault}. Ask an owner or a billing contact of your company.`}</Text>
      </Section>
    )
  if (fault || isOpen)
    return (
      <>
        {fault && (
          <Text size="sm" role="status">
            {fault}
          </Text>
        )}
        <BillingAddress onSaved={() => setOpen(false)} />
      </>
    )
  return (
    <Section
      title={t`Billed to`}
      actions={
        mayChange && (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t`Change`}
          </Button>
        )
      }
    >
      {quote && <Buyer buyer={quote.buyer} />}
    </Section>
  )
}

type CouponProps = {
  order: Ordering['order']
  taken: string | null
  /** Why the one that was taken is not valid any more, as after a change of the quantity. */
  fault?: string
  onChange: (code: string | null) => void
}

function Coupon({ order, taken, fault, onChange }: CouponProps) {
  const [code, setCode] = useState('')
  const apply = useWrite(
    (coupon: string) => api.post('/quote-order', { body: { ...order, coupon }, notice: 'none' }),
    { onDone: ({ data }) => onChange(data.coupon) }
  )
  if (taken)
    return (
      <div>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" fw={550}>
            {t`Coupon ${taken}`}
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(null)}>
            {t`Take it off`}
          </Button>
        </Group>
        {fault && (
          <Text size="sm" c="red" role="alert">
            {fault}
          </Text>
        )}
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply.send(code.trim())
      }}
    >
      <TextInput
        label={t`Coupon`}
        maxLength={billingLimits.code.max}
        value={code}
        error={apply.failure?.message}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value.toUpperCase())
          apply.forget()
        }}
        // beside the field, also when an error is below it
        inputContainer={(field) => (
          <Group wrap="nowrap" gap="xs">
            <Box flex={1}>{field}</Box>
            <Button
              type="submit"
              variant="default"
              disabled={code.trim().length < billingLimits.code.min}
              loading={apply.busy}
            >
              {t({ message: 'Apply', context: 'a code' })}
            </Button>
          </Group>
        )}
      />
    </form>
  )
}
