import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import { paperKinds } from '#api/billing/billing_facts'
import { readPages, rowsOf } from '../../../app/read'
import { download } from '../../../components/files/download'
import { day } from '../../../components/format'
import { DataTable } from '../../../components/lists/data_table'
import { GrowingList } from '../../../components/lists/growing_list'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'

/** A button that downloads an invoice or credit note; `named` by its number, where nothing beside it says that. */
export const DownloadPaper = ({
  _id,
  number,
  named = false,
}: {
  _id: string
  number: string
  named?: boolean
}) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconDownload size={16} stroke={1.5} />}
    aria-label={t`Download ${number}`}
    onClick={() => void download(`/invoices/${_id}/pdf`, `${number.replaceAll('/', '-')}.pdf`)}
  >
    {named ? number : t`Download`}
  </Button>
)

/** Invoices and credit notes, latest first. */
export function Papers() {
  const list = useInfiniteQuery(readPages('GET', '/invoices'))
  const papers = rowsOf(list)
  return (
    <GrowingList
      list={list}
      what={t`Your invoices`}
      rows={papers}
      empty={
        <EmptyState
          icon={<Spot name="papers" />}
          title={t`No invoices yet`}
        >{t`Each paid order has one.`}</EmptyState>
      }
    >
      <DataTable
        label={t`Invoices`}
        rows={papers}
        rowId={({ _id }) => _id}
        columns={[
          {
            key: 'number',
            label: t`Number`,
            render: ({ number }) => <span className="bill-whole">{number}</span>,
          },
          {
            key: 'kind',
            label: t`Kind`,
            render: ({ kind }) => paperKinds.find(({ value }) => value === kind)?.label,
          },
          { key: 'date', label: t`Date`, render: ({ date }) => day(date!) },
          {
            key: 'tax',
            label: t`Tax`,
            render: ({ tax, currency }) =>
              tax.length === 0
                ? t`None`
                : tax.map(({ name, rate, amount }) => (
                    <div key={name} className="bill-whole">
                      {name} {rate} %: {moneyWords(amount, currency)}
                    </div>
                  )),
          },
          {
            key: 'amount',
            label: t`Amount`,
            align: 'right',
            render: ({ amount, currency }) => moneyWords(amount, currency),
          },
          {
            key: 'file',
            label: t`File`,
            align: 'right',
            render: ({ _id, number }) => <DownloadPaper _id={_id} number={number} />,
          },
        ]}
      />
    </GrowingList>
  )
}
