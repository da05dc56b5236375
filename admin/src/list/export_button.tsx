import { useState } from 'react'
import { Button } from '@mui/material'
import { IconDownload } from '@tabler/icons-react'
import { useListContext, useNotify } from 'react-admin'
import { some, type Catalogue } from '../catalogues'
import { download } from '../http'

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
    <Button
      size="small"
      disabled={!total || busy}
      startIcon={<IconDownload size={18} stroke={1.5} />}
      onClick={() => void write()}
    >
      {busy ? 'Exporting …' : 'Export'}
    </Button>
  )
}
