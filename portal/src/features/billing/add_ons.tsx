import './billing.css'
import { useState } from 'react'
import { Button, NumberInput, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { billingLimits } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import type { DataOf } from '../../app/api'
import { read } from '../../app/read'
import { Dialog } from '../../components/dialog'
import { NotYet } from '../../components/fetched'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { Checkout } from './checkout'

type Product = DataOf<'GET', '/product-list'>[number]

/** What a company buys beside its plan; a job is promoted from the list of jobs. */
export function AddOns() {
  const products = useQuery(read('GET', '/product-list'))
  const [chosen, setChosen] = useState<Product>()
  const sold = products.data?.data.filter(({ kind }) => kind !== 'job_promotion') ?? []
  return (
    <Section
      title="Add-ons"
      note="Bought once, beside your plan. A job is promoted from its menu in the list of jobs."
    >
      {!products.data ? (
        <NotYet read={products} what="The add-ons">
          <ListSkeleton rows={2} height={120} />
        </NotYet>
      ) : sold.length === 0 ? (
        <EmptyState title="No add-ons are on sale in your country" />
      ) : (
        <ul className="bill-plans">
          {sold.map((product) => (
            <li key={product._id} className="bill-plan">
              <h3>{product.name}</h3>
              <p>{product.description}</p>
              <div className="bill-price">
                {moneyWords(product.amount, product.currency)}
                <small> {product.unit === 'flat' ? '' : `a ${product.unit}`}</small>
              </div>
              <div className="bill-plan-end">
                <Button
                  variant="default"
                  fullWidth
                  aria-label={`Buy ${product.name}`}
                  onClick={() => setChosen(product)}
                >
                  Buy
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {chosen && <Buy product={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

function Buy({ product, onClose }: { product: Product; onClose: () => void }) {
  const counted = product.unit !== 'flat'
  const [quantity, setQuantity] = useState<number>(counted ? 10 : 1)
  return (
    <Dialog onClose={onClose} title={product.name}>
      <Stack>
        {counted && (
          <NumberInput
            label="How many"
            {...billingLimits.quantity}
            allowDecimal={false}
            value={quantity}
            onChange={(value) => setQuantity(Number(value) || 1)}
          />
        )}
        <Checkout
          key={quantity}
          side="client"
          order={{ items: [{ productId: product._id, quantity }] }}
          amount={priceOf(product, quantity)}
          currency={product.currency}
          taxIncluded={product.taxIncluded}
          tax={quantity === 1 ? product.tax : undefined}
          onBack={onClose}
        />
      </Stack>
    </Dialog>
  )
}

/** The price of so many by the volume's band, as the catalogue shows it. */
function priceOf({ slabs, amount }: Product, quantity: number) {
  const band = slabs.find(({ upTo }) => upTo === null || upTo === undefined || quantity <= upTo)
  return band ? band.amount * quantity + band.flat : amount * quantity
}
