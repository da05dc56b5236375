import './data_table.css'
import type { ReactNode } from 'react'
import { Checkbox, Skeleton, Table } from '@mantine/core'
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

/** A dense table, on a phone a card a row: rows of 40 px, a skeleton while it loads, an empty state, and a choice of rows for bulk acts. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  loading,
  empty,
  onOpen,
  selected,
  onSelect,
}: {
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  rowId: (row: Row) => string
  /** What a screen reader calls a row that can be chosen. */
  rowName?: (row: Row) => string
  loading?: boolean
  empty?: ReactNode
  onOpen?: (row: Row) => void
  selected?: string[]
  onSelect?: (ids: string[]) => void
}) {
  if (!loading && rows && !rows.length) return empty ?? null
  const ids = (rows ?? []).map(rowId)
  const all = ids.length > 0 && ids.every((id) => selected?.includes(id))
  return (
    <div className="c-table" tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {onSelect && (
              <Table.Th w={40}>
                <Checkbox
                  size="xs"
                  aria-label={t`Select all`}
                  checked={all}
                  indeterminate={!all && Boolean(selected?.length)}
                  onChange={() => onSelect(all ? [] : ids)}
                />
              </Table.Th>
            )}
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
            : rows?.map((row) => {
                const id = rowId(row)
                return (
                  <Table.Tr
                    key={id}
                    data-open={onOpen ? '' : undefined}
                    onClick={
                      onOpen &&
                      ((event) =>
                        !(event.target as HTMLElement).closest('a,button,input,label') &&
                        onOpen(row))
                    }
                  >
                    {onSelect && (
                      <Table.Td>
                        <Checkbox
                          size="xs"
                          aria-label={
                            rowName ? t`Select ${{ rowName: rowName(row) }}` : t`Select the row`
                          }
                          checked={selected?.includes(id) ?? false}
                          onChange={() =>
                            onSelect(
                              selected?.includes(id)
                                ? selected.filter((one) => one !== id)
                                : [...(selected ?? []), id]
                            )
                          }
                        />
                      </Table.Td>
                    )}
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
                )
              })}
        </Table.Tbody>
      </Table>
    </div>
  )
}
