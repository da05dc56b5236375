import './billing.css'
import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import type { DataOf } from '../../app/api'

/** What is sold, with its price; `children` is how it is bought. */
export function ProductCard({
  product,
  children,
}: {
  product: DataOf<'GET', '/product-list'>[number]
  children: ReactNode
}) {
  return (
    <li className="bill-plan">
      <h3>{product.name}</h3>
      <p>{product.description}</p>
      <div className="bill-price">
        {moneyWords(product.amount, product.currency)}
        <small> {product.unit === 'flat' ? '' : t`a ${{ unit: product.unit }}`}</small>
      </div>
      <div className="bill-plan-end">{children}</div>
    </li>
  )
}
