import './billing.css'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { useWrite } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page_header'
import { PageTabs } from '../../components/page_tabs'
import { ListSkeleton } from '../../components/skeletons'
import { billingReads } from './billing_reads'
import { Checkout } from './checkout'
import { Orders } from './orders'
import { Papers } from './papers'
import { Payments } from './payments'

const tabs = [
  { value: 'cart', label: 'Services', screen: Shop },
  { value: 'orders', label: 'Orders', screen: Orders },
  { value: 'payments', label: 'Payments', screen: Payments },
  { value: 'invoices', label: 'Invoices', screen: Papers },
] as const

/** /candidate/cart: what a candidate may buy, the cart, and what was bought. */
export default function MyCart() {
  const [search, setSearch] = useSearchParams()
  const { value, screen: Screen } = tabs.find((each) => each.value === search.get('tab')) ?? tabs[0]
  return (
    <>
      <PageHeader title="Services and orders">
        Looking for work costs nothing here. These are extras.
      </PageHeader>
      <PageTabs
        label="Services and orders"
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
      {cart.data && cart.data.data.items.length > 0 && <Cart cart={cart.data.data} />}
      {!products.data ? (
        <NotYet read={products} what="The services">
          <ListSkeleton rows={2} height={140} />
        </NotYet>
      ) : products.data.data.length === 0 ? (
        <EmptyState title="Nothing is on sale in your country" />
      ) : (
        <ul className="bill-plans">
          {products.data.data.map((product) => (
            <li key={product._id} className="bill-plan">
              <h3>{product.name}</h3>
              <p>{product.description}</p>
              <div className="bill-price">{moneyWords(product.amount, product.currency)}</div>
              <div className="bill-plan-end">
                <Button
                  variant="default"
                  fullWidth
                  aria-label={`Put ${product.name} into the cart`}
                  loading={add.busyWith(product._id)}
                  onClick={() => void add.send(product._id)}
                >
                  Put into the cart
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Cart({ cart }: { cart: DataOf<'GET', '/candidate/cart'> }) {
  const remove = useWrite(
    (itemId: string) => api.delete('/candidate/cart/:itemId', { params: { itemId } }),
    { refreshes: billingReads }
  )
  const currency = cart.currency!
  return (
    <Section title="Your cart">
      <ul className="bill-cart">
        {cart.items.map((item) => (
          <li key={item._id}>
            <span>
              {item.name}
              {item.quantity > 1 && `, ${item.quantity} times`}
              {!item.onSale && ' (no longer on sale; take it out)'}
            </span>
            <Group gap="xs" wrap="nowrap">
              <span className="num">{moneyWords(item.amount, currency)}</span>
              <ActionIcon
                variant="subtle"
                size={40}
                aria-label={`Take ${item.name} out`}
                loading={remove.busyWith(item._id)}
                onClick={() => void remove.send(item._id)}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      <Checkout
        side="candidate"
        order={{}}
        amount={cart.items.reduce((sum, { amount }) => sum + amount, 0)}
        currency={currency}
        taxIncluded
      />
    </Section>
  )
}
