import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { useListContext, useNotify } from 'react-admin'
import { some, type Catalogue } from '../catalogues'
import { download } from '../http'
import { ToolButton } from './tool_button'

/** All that this filter finds as a table for a spreadsheet, written by the server as it is read. */
export function ExportButton({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, total } = useListContext()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    try {
      const filter = encodeURIComponent(JSON.stringify(filterValues))
      await download(`${catalogue.name}/export?filter=${filter}`, `${catalogue.name}.csv`)
      notify(`${some(catalogue, total!)} exported`, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <ToolButton
      label={busy ? 'Exporting …' : 'Export'}
      icon={IconDownload}
      disabled={!total || busy}
      onClick={() => void write()}
    />
  )
}
