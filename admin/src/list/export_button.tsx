import { Button } from '@mui/material'
import { IconDownload } from '@tabler/icons-react'
import { useListContext, useNotify } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { rows, save } from '../http'
import { columnsOf } from './columns'

const MOST = 5_000

/** The rows of this filter as a table for a spreadsheet, fetched by the hundred. */
export function ExportButton({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, sort, total } = useListContext()
  const notify = useNotify()
  const write = async () => {
    const columns = ['_id', ...columnsOf(catalogue)]
    const lines = [columns.map(quoted).join(',')]
    for (let from = 0; from < Math.min(total ?? 0, MOST); from += 100) {
      const { data } = await rows(catalogue.name, {
        filter: filterValues,
        sort: [sort.field, sort.order],
        from,
      })
      for (const row of data) lines.push(columns.map((name) => quoted(row[name])).join(','))
      if (data.length < 100) break
    }
    save(`${catalogue.name}.csv`, `\ufeff${lines.join('\r\n')}`)
    notify(
      `${lines.length === 2 ? '1 row' : `${lines.length - 1} rows`} exported${(total ?? 0) > MOST ? `, the first of ${total}` : ''}`,
      { type: 'success' }
    )
  }
  return (
    <Button
      size="small"
      disabled={!total}
      startIcon={<IconDownload size={18} stroke={1.5} />}
      onClick={() => write().catch((error) => notify(error.message, { type: 'error' }))}
    >
      Export
    </Button>
  )
}

// a cell that begins like a formula would run in a spreadsheet
function quoted(value: unknown) {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
  return `"${(/^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
