import './data_table.css'
import type { ReactNode } from 'react'
import { Skeleton, Table } from '@mantine/core'
import { t } from '@lingui/core/macro'

export type Column<Row> = {
  key: string
  label: string
  render: (row: Row) => ReactNode
  align?: 'left' | 'right'
  width?: number | string
}

/** Where a line begins and ends, in either direction of reading. */
const sides = { left: 'start', right: 'end' } as const

/** A dense table, on a phone a card a row: rows of 40 px, a skeleton while it loads, and an empty state. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  loading,
  empty,
}: {
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  rowId: (row: Row) => string
  loading?: boolean
  empty?: ReactNode
}) {
  if (!loading && rows && !rows.length) return empty ?? null
  return (
    <div className="c-table" tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, label: head, align, width }) => (
              <Table.Th key={key} ta={align && sides[align]} w={width}>
                {head || <span className="sr-only">{t`Actions`}</span>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loading && !rows
            ? Array.from({ length: 6 }, (_, index) => (
                <Table.Tr key={index}>
                  {columns.map(({ key }) => (
                    <Table.Td key={key}>
                      <Skeleton height={14} width="70%" />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))
            : rows?.map((row) => (
                <Table.Tr key={rowId(row)}>
                  {columns.map(({ key, label: head, render, align }) => (
                    <Table.Td
                      key={key}
                      data-label={head}
                      ta={align && sides[align]}
                      className={align === 'right' ? 'num' : undefined}
                    >
                      {render(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
