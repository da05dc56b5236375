import '../billing.css'
import { Anchor, Badge, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import type { DataOf } from '../../../app/api'
import { readPages, rowsOf } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { DataTable } from '../../../components/lists/data_table'
import { GrowingList } from '../../../components/lists/growing_list'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { When } from '../../../components/when'

export type Order = DataOf<'POST', '/order-list'>[number]

const colors: Record<string, string> = { paid: 'candor', pending: 'amber', failed: 'red' }

/** The state of an order as a badge. */
export const OrderStatus = ({ status, statusLabel }: Pick<Order, 'status' | 'statusLabel'>) => (
  <Badge miw="max-content" color={colors[status] ?? 'gray'}>
    {statusLabel}
  </Badge>
)

/** What the company, or the candidate, has ordered, latest first. */
export function Orders() {
  const { userType } = useSession()
  const side = userType === 'client' ? 'client' : 'candidate'
  const list = useInfiniteQuery(readPages('POST', '/order-list'))
  const orders = rowsOf(list)
  return (
    <GrowingList
      list={list}
      what={t`Your orders`}
      rows={orders}
      empty={
        <EmptyState
          icon={<Spot name="papers" />}
          title={t`No orders yet`}
        >{t`What you buy is listed here.`}</EmptyState>
      }
    >
      <DataTable
        label={t`Orders`}
        rows={orders}
        rowId={({ _id }) => _id}
        columns={[
          {
            key: 'number',
            label: t({ message: 'Order', context: 'what is bought' }),
            render: ({ _id, number }) => (
              <Anchor component={Link} size="sm" to={`/${side}/orders/${_id}`}>
                {number}
              </Anchor>
            ),
          },
          {
            key: 'lines',
            label: t`What`,
            render: ({ lines }) => lines.map(({ description }) => description).join(', '),
          },
          { key: 'at', label: t`When`, render: ({ createdAt }) => <When at={createdAt} /> },
          { key: 'status', label: t`Status`, render: (order) => <OrderStatus {...order} /> },
          {
            key: 'amount',
            label: t`Amount`,
            align: 'right',
            render: ({ amount, currency }) => moneyWords(amount, currency),
          },
          {
            key: 'pay',
            label: '',
            render: ({ _id, mayPay, number }) =>
              mayPay && (
                <Button
                  component={Link}
                  to={`/${side}/orders/${_id}`}
                  size="compact-sm"
                  variant="default"
                  aria-label={t`Pay ${number}`}
                >
                  {t({ message: 'Pay', context: 'act' })}
                </Button>
              ),
          },
        ]}
      />
    </GrowingList>
  )
}
