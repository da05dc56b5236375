import './billing.css'
import { useState } from 'react'
import { ActionIcon, Anchor, Button, Group, NumberInput, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { billingLimits } from '#api/billing/billing_facts'
import { deliveryFlow, type DeliveryStatus } from '#api/billing/deliveries/delivery_flow'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useWrite } from '../../components/forms/write'
import { day, grouped } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
import { Coming, ListSkeleton } from '../../components/page/skeletons'
import { billingReads } from './billing_reads'
import { Orders } from './orders/orders'
import { Papers } from './orders/papers'
import { Payments } from './orders/payments'
import { ProductCard } from './product_card'

const tabs = [
  { value: 'cart', label: t`Services`, screen: Shop },
  { value: 'orders', label: t`Orders`, screen: Orders },
  { value: 'payments', label: t`Payments`, screen: Payments },
  { value: 'invoices', label: t`Invoices`, screen: Papers },
] as const

/** /candidate/cart: what a candidate may buy, the cart, and what was bought. */
export default function MyCart() {
  const [search, setSearch] = useSearchParams()
  const { value, screen: Screen } = tabs.find((each) => each.value === search.get('tab')) ?? tabs[0]
  return (
    <>
      <PageHeader title={t`Services and orders`}>
        {t`Looking for work costs nothing here. These are extras.`}
      </PageHeader>
      <PageTabs
        label={t`Services and orders`}
        tabs={tabs}
        value={value}
        onChange={(next) => setSearch(next === 'cart' ? {} : { tab: next })}
      >
        <Screen />
      </PageTabs>
    </>
  )
}

function Shop() {
  const products = useQuery(read('GET', '/product-list'))
  const cart = useQuery(read('GET', '/candidate/cart'))
  const add = useWrite(
    (productId: string) => api.post('/candidate/cart', { body: { productId } }),
    { refreshes: ['/candidate/cart'] }
  )
  return (
    <>
      {cart.isPending && <Coming />}
      {cart.data && cart.data.data.items.length > 0 && <Cart cart={cart.data.data} />}
      <Owned />
      {!products.data ? (
        <NotYet read={products} what={t`The services`}>
          <ListSkeleton rows={2} height={140} />
        </NotYet>
      ) : products.data.data.length === 0 ? (
        <EmptyState title={t`Nothing is on sale in your country`} />
      ) : (
        <>
          <h2 className="sr-only">{t`What you can buy`}</h2>
          <ul className="bill-plans" data-three>
            {products.data.data.map((product) => (
              <ProductCard key={product._id} product={product}>
                <Button
                  variant="default"
                  fullWidth
                  aria-label={t`Add to cart: ${{ name: product.name }}`}
                  loading={add.busyWith(product._id)}
                  onClick={() => void add.send(product._id)}
                >
                  {t`Add to cart`}
                </Button>
              </ProductCard>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** What runs, what is left to spend, and how far bought work is; nothing where nothing was ever bought. */
function Owned() {
  const products = useQuery(read('GET', '/developer-product-status'))
  const owned = products.data?.data.filter(({ status }) => status !== 'none') ?? []
  if (products.isPending) return <Coming />
  if (owned.length === 0) return null
  return (
    <Section title={t`What you have`}>
      <ul className="bill-steps">
        {owned.map(({ kind, label, until, credits, status, note, orderId }) => (
          <li key={kind}>
            {label}:{' '}
            {until
              ? t`until ${{ day: day(until) }}.`
              : credits
                ? t`${{ credits: grouped(credits) }} to spend.`
                : `${deliveryFlow.states[status as DeliveryStatus].label.toLowerCase()}.`}{' '}
            {!until && note}{' '}
            {orderId && (
              <Anchor
                inherit
                underline="always"
                component={Link}
                to={`/candidate/orders/${orderId}`}
              >
                {t`See the order`}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Cart({ cart }: { cart: DataOf<'GET', '/candidate/cart'> }) {
  const remove = useWrite(
    (itemId: string) => api.delete('/candidate/cart/:itemId', { params: { itemId } }),
    { refreshes: billingReads }
  )
  const { currency } = cart
  const gone = cart.items.filter(({ onSale }) => !onSale)
  return (
    <Section title={t`Your cart`}>
      <ul className="bill-cart">
        {cart.items.map((item) => (
          <li key={item._id}>
            <span>
              {item.name}
              {!item.onSale && <small>{t`No longer on sale; remove it`}</small>}
            </span>
            <Group gap="xs" wrap="nowrap">
              {item.unit && item.unit !== 'flat' && <HowMany {...item} />}
              {currency && item.onSale && (
                <span className="num">{moneyWords(item.amount, currency)}</span>
              )}
              <ActionIcon
                variant="subtle"
                size={40}
                aria-label={t`Take ${{ name: item.name }} out`}
                loading={remove.busyWith(item._id)}
                onClick={() => void remove.send(item._id)}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      {gone.length === 0 && currency && (
        <Group justify="space-between">
          <Text fw={550} className="num">
            {t`${{ moneyWords: moneyWords(cart.total, currency) }} with tax`}
          </Text>
          <Button component={Link} to="/candidate/checkout">
            {t`Go to checkout`}
          </Button>
        </Group>
      )}
    </Section>
  )
}

/** How many of something that is counted lie in the cart; taken in when the field is left. */
function HowMany({
  productId,
  name,
  quantity,
}: {
  productId: string
  name: string
  quantity: number
}) {
  const [many, setMany] = useState<number | string>(quantity)
  const change = useWrite(
    (wanted: number) => api.post('/candidate/cart', { body: { productId, quantity: wanted } }),
    { refreshes: billingReads }
  )
  const { min, max } = billingLimits.quantity
  return (
    <NumberInput
      aria-label={t`How many of ${name}`}
      w={90}
      min={min}
      max={max}
      allowDecimal={false}
      value={many}
      error={change.failure?.message}
      onChange={setMany}
      onBlur={() => {
        const wanted = Math.min(max, Math.max(min, Number(many) || min))
        setMany(wanted)
        if (wanted !== quantity) void change.send(wanted)
      }}
    />
  )
}
