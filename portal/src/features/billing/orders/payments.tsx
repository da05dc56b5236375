import '../billing.css'
import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import type { DataOf } from '../../../app/api'
import { readPages, rowsOf } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { download } from '../../../components/files/download'
import { day } from '../../../components/format'
import { DataTable } from '../../../components/lists/data_table'
import { GrowingList } from '../../../components/lists/growing_list'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { DownloadPaper } from './papers'

type Payment = DataOf<'GET', '/payments'>[number]

const colors: Record<string, string> = {
  paid: 'candor',
  created: 'amber',
  open: 'amber',
  failed: 'red',
  mismatched: 'red',
}

/** What the company, or the candidate, has paid and what came back, latest first, and all of it for an accountant. */
export function Payments() {
  const { userType } = useSession()
  const side = userType === 'client' ? 'client' : 'candidate'
  const list = useInfiniteQuery(readPages('GET', '/payments'))
  const payments = rowsOf(list)
  return (
    <GrowingList
      list={list}
      what={t`Your payments`}
      rows={payments}
      empty={
        <EmptyState icon={<Spot name="papers" />} title={t`No payments yet`}>
          {t`Each payment attempt is listed here, with its outcome.`}
        </EmptyState>
      }
    >
      <Group justify="flex-end" mb="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.5} />}
          onClick={() => void download('/payments/csv', 'payments.csv')}
        >
          {t`All as CSV`}
        </Button>
      </Group>
      <DataTable
        label={t`Payments`}
        rows={payments}
        rowId={({ _id }) => _id}
        columns={[
          {
            key: 'date',
            label: t`Date`,
            render: ({ paidAt, createdAt }) => day(paidAt ?? createdAt!),
          },
          {
            key: 'order',
            label: t`Order`,
            render: ({ orderId, orderNumber }) => (
              <Anchor component={Link} size="sm" to={`/${side}/orders/${orderId}`}>
                {orderNumber}
              </Anchor>
            ),
          },
          { key: 'method', label: t`Paid by`, render: methodOf },
          {
            key: 'status',
            label: t`Status`,
            render: ({ status, statusLabel, failure }) => (
              <>
                <Badge miw="max-content" color={colors[status] ?? 'gray'}>
                  {statusLabel}
                </Badge>
                {failure && (
                  <Text size="sm" c="dimmed" mt={2}>
                    {failure}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'amount',
            label: t`Amount`,
            align: 'right',
            render: ({ amount, currency }) => moneyWords(amount, currency),
          },
          { key: 'refunds', label: t`Given back`, render: (payment) => <Refunds {...payment} /> },
          {
            key: 'papers',
            label: t`Papers`,
            align: 'right',
            render: ({ invoice, refunds }) => (
              <Group gap={6} justify="flex-end" wrap="nowrap">
                {[invoice, ...refunds.map(({ creditNote }) => creditNote)].map(
                  (paper) => paper && <DownloadPaper key={paper._id} {...paper} named />
                )}
              </Group>
            ),
          },
        ]}
      />
    </GrowingList>
  )
}

const methodOf = ({ method, gateway, isAutomatic }: Payment) =>
  `${method ?? gateway}${isAutomatic ? t`, by itself` : ''}`

const Refunds = ({ refunds }: Payment) =>
  refunds.length > 0 && (
    <ul className="bill-refunds">
      {refunds.map(({ _id, amount, currency, statusLabel, date, reason }) => (
        <li key={_id} title={reason ?? undefined}>
          {moneyWords(amount, currency)}, {statusLabel.toLowerCase()} {day(date!)}
        </li>
      ))}
    </ul>
  )
