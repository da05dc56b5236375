import '../billing.css'
import { useEffect } from 'react'
import { Alert, Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { gateways, productKinds, type GatewayName } from '#api/billing/billing_facts'
import { deliveryFlow } from '#api/billing/deliveries/delivery_flow'
import { labelIn } from '#api/http/choices'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { ownRights } from '../../../app/session/access'
import { useSession } from '../../../app/session/session'
import { PageNotYet } from '../../../components/page/fetched'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { EmptyState } from '../../../components/message'
import { PageHeader, Section } from '../../../components/page/page_header'
import { billingReads } from '../billing_reads'
import { OrderStatus, type Order } from './orders'
import { useGoToPayment } from './payment'
import { DownloadPaper } from './papers'
import { Sums } from '../sums'

const LOOK_MS = 3_000

/** /client/orders/:id and /candidate/orders/:id: where a payment leads back to, and what happens next. */
export default function OneOrder() {
  const { id } = useParams()
  const { userType } = useSession()
  const side = userType === 'client' ? 'client' : 'candidate'
  const may = useQuery({ ...ownRights, enabled: side === 'client' })
  const seesAll = side === 'candidate' || may.data?.data.billing.allowed !== false
  const orders = useQuery(read('POST', '/order-list', { query: { orderId: id } }))
  const order = orders.data?.data[0]
  const verify = useWrite(
    () => api.post('/payment/verify', { body: { orderId: id! }, notice: 'none' }),
    { refreshes: billingReads }
  )
  // the gateway's word may come after the browser's return
  const waits = order?.status === 'pending'
  useEffect(() => {
    if (!waits) return
    void verify.send()
    const timer = setInterval(() => void verify.send(), LOOK_MS)
    return () => clearInterval(timer)
  }, [waits])
  const go = useGoToPayment(side)
  const pay = useWrite(
    (gateway: GatewayName | null) => {
      const call = { body: { orderId: id! }, notice: 'none' as const }
      return gateway === 'stripe'
        ? api.post('/stripe/process-payment', call)
        : api.post('/razorpay/process-payment', call)
    },
    { onDone: ({ data }) => data.payment?.redirectUrl && go(data) }
  )
  if (!orders.data)
    return <PageNotYet read={orders} what={t`The order`} home={`/${side}/dashboard`} />
  // a recruiter who promoted a job has no other place for orders than the jobs
  const back =
    side === 'candidate'
      ? { to: '/candidate/cart?tab=orders', words: t`All orders` }
      : seesAll
        ? { to: '/client/billing?tab=orders', words: t`All orders` }
        : { to: '/client/jobs', words: t`Jobs` }
  if (!order)
    return (
      <EmptyState
        title={t`This order is not one of yours`}
        action={
          <Button component={Link} to={back.to}>
            {back.words}
          </Button>
        }
      />
    )
  return (
    <>
      <PageHeader
        title={t`Order ${{ number: order.number }}`}
        actions={
          <Button component={Link} to={back.to} variant="default">
            {back.words}
          </Button>
        }
      >
        <OrderStatus {...order} />
      </PageHeader>
      {order.status === 'paid' && (
        <Alert color="candor" title={t`Paid, thank you`} mb="md">
          {order.amount === 0
            ? t`There was nothing to pay, so there is no invoice.`
            : side === 'client'
              ? seesAll
                ? t`The invoice is below, and always under Invoices.`
                : t`Your company’s billing contact finds the invoice under Billing.`
              : t`The invoice is below. Each step of what you bought says where it is.`}
        </Alert>
      )}
      {order.status === 'pending' && (
        <Alert color="amber" title={t`Waiting for the payment`} mb="md">
          {t`${{ failure: order.failure ? t`The last try was refused: ${{ failure: order.failure }} ` : '' }}This page checks automatically. You can close it; nothing is lost.`}
        </Alert>
      )}
      {order.dispute && (
        <Alert color="amber" title={t`Disputed at your bank`} mb="md">
          {order.dispute === 'lost'
            ? t`Your bank has given the money back, so what was bought with it has ended.`
            : order.dispute === 'won'
              ? t`Your bank has decided that the payment stands.`
              : t`What you bought stays until your bank decides. If it is a mistake, tell your bank.`}
        </Alert>
      )}
      {order.status === 'failed' && (
        <Alert color="red" title={t`The payment failed`} mb="md">
          {t`${{ failure: order.failure ? `${order.failure} ` : '' }}You were not charged. Try again, or pay in another way.`}
        </Alert>
      )}
      <Section title={t`What you ordered`}>
        <Sums
          {...order}
          taxIncluded={order.subtotal - order.discount === order.amount}
          total={order.amount}
          name={t`Total`}
        />
        {order.mayPay && (
          <Group mt="md">
            <Button loading={pay.busy} onClick={() => void pay.send(order.gateway)}>
              {t`Go to the payment`}
            </Button>
            {order.otherWays.map((name) => (
              <Button
                key={name}
                variant="default"
                disabled={pay.busy}
                onClick={() => void pay.send(name)}
              >
                {t`Pay with ${{ gateway: labelIn(gateways, name) }} instead`}
              </Button>
            ))}
          </Group>
        )}
        <Refused failure={pay.failure} title={t`The payment did not begin`} />
        {seesAll && order.papers.length > 0 && (
          <Group mt="md" gap="xs">
            {order.papers.map((paper) => (
              <DownloadPaper key={paper._id} {...paper} named />
            ))}
          </Group>
        )}
      </Section>
      <Next order={order} seesPlan={side === 'client' && seesAll} />
    </>
  )
}

/** What becomes of each thing that was bought, once it is paid. */
function Next({ order, seesPlan }: { order: Order; seesPlan: boolean }) {
  const isPlan = order.status === 'paid' && order.lines.some(({ planId }) => planId)
  if (!isPlan && order.deliveries.length === 0) return null
  return (
    <Section title={t`What happens next`}>
      <ul className="bill-steps">
        {isPlan && (
          <li>
            {t`Plan: it is active now, for your whole company.`}{' '}
            {seesPlan && (
              <Anchor inherit underline="always" component={Link} to="/client/billing">
                {t`See its limits, and when it renews`}
              </Anchor>
            )}
          </li>
        )}
        {order.deliveries.map(({ _id, kind, status, note }) => (
          <li key={_id}>
            {labelIn(productKinds, kind)}: {deliveryFlow.states[status].label.toLowerCase()}.
            {note && ` ${note}`}
          </li>
        ))}
      </ul>
    </Section>
  )
}
