import './billing.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { checkoutAt } from './checkout_address'
import { ProductCard } from './product_card'

/** How many of what is counted the checkout begins with. */
const FIRST_MANY: Record<string, number> = { seat: 1, credit: 10 }

/** What a company buys beside its plan; a job is promoted from the list of jobs. */
export function AddOns() {
  const products = useQuery(read('GET', '/product-list'))
  const sold = products.data?.data.filter(({ kind }) => kind !== 'job_promotion') ?? []
  return (
    <Section
      title={t`Add-ons`}
      note={t`Bought once, on top of your plan. Promote a job from its menu in the list of jobs.`}
    >
      {!products.data ? (
        <NotYet read={products} what={t`The add-ons`}>
          <ListSkeleton rows={2} height={120} />
        </NotYet>
      ) : sold.length === 0 ? (
        <EmptyState title={t`No add-ons are on sale in your country`} />
      ) : (
        <ul className="bill-plans">
          {sold.map((product) => (
            <ProductCard key={product._id} product={product}>
              <Button
                component={Link}
                to={checkoutAt({
                  product: product._id,
                  quantity: product.unit === 'flat' ? undefined : FIRST_MANY[product.unit],
                })}
                variant="default"
                fullWidth
                aria-label={t`Buy ${{ name: product.name }}`}
              >
                {t`Buy`}
              </Button>
            </ProductCard>
          ))}
        </ul>
      )}
    </Section>
  )
}
