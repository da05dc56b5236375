import { useEffect, useState } from 'react'
import { useNotify, usePermissions, useRefresh } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import {
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import type { Data } from '#data'
import { adminMay } from '#api/accounts/admin_rights'
import { bulkFileFlow } from '#api/imports/bulk/bulk_file_flow'
import { API, http } from '../http'
import { Failed } from '../failed'
import { Status } from '../values/status'

type Upload = Data.Imports.Bulk.BulkUpload
type BulkFile = Data.Imports.Bulk.BulkFile

// the console holds no live stream of its own
const LOOK_MS = 2_000
const ROWS = 20

/** How far an upload is, and what became of each file, with the reason beside it. */
export default function BulkProgress({ record }: { record: { id: string } }) {
  const { permissions } = usePermissions()
  const notify = useNotify()
  const refresh = useRefresh()
  const [state, setState] = useState<string>('')
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState(false)
  const upload = useQuery<Upload>({
    queryKey: ['bulk-upload', record.id],
    queryFn: ({ signal }) =>
      http(`${API}/admin/bulk-pdf-uploads/${record.id}`, { signal }).then(({ json }) => json),
    refetchInterval: ({ state: { data } }) => (data?.state === 'done' ? false : LOOK_MS),
  })
  const isOver = upload.data?.state === 'done'
  // the facts above were read when the page opened
  useEffect(() => {
    if (isOver) refresh()
  }, [isOver, refresh])
  const files = useFiles(record.id, { state, page, done: upload.data?.percent ?? 0 })

  async function retry() {
    setBusy(true)
    try {
      await http(`${API}/admin/bulk-pdf-uploads/${record.id}/retry`, { method: 'POST' })
      await upload.refetch()
      refresh()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  if (upload.error && !upload.data)
    return <Failed what="The upload" error={upload.error} onAgain={upload.refetch} />
  if (!upload.data) return <LinearProgress aria-label="The upload loads" />
  const { total, parsed, duplicates, failed, percent } = upload.data
  const writes = adminMay('bring_people_in', permissions)
  return (
    <Card>
      <CardContent sx={{ p: 3 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1.5 }}>
          Files
        </Box>
        <LinearProgress variant="determinate" value={percent} aria-label="Files that are read" />
        <Typography role="status" sx={{ my: 1, fontVariantNumeric: 'tabular-nums' }}>
          {percent} % of {total.toLocaleString('en')}: {parsed} brought in, {duplicates} known
          already, {failed} failed
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={state}
            aria-label="Which files"
            sx={{ flexWrap: 'wrap' }}
            onChange={(_, value: string | null) => {
              setState(value ?? '')
              setPage(0)
            }}
          >
            <ToggleButton value="">All</ToggleButton>
            {bulkFileFlow.choices.map(({ value, label }) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {writes && failed > 0 && (
            <Button variant="outlined" size="small" disabled={busy} onClick={() => void retry()}>
              Retry failed files
            </Button>
          )}
        </Box>
        {files.error && !files.data ? (
          <Failed what="The files" error={files.error} onAgain={files.refetch} />
        ) : !files.data ? (
          <LinearProgress aria-label="The files load" />
        ) : files.data.rows.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', py: 2 }}>
            No files with this status.
          </Typography>
        ) : (
          <FilesTable {...files.data} page={page} onPage={setPage} />
        )}
      </CardContent>
    </Card>
  )
}

/** A page of the files: what became of each, why, and whose resume it is. */
function FilesTable({
  rows,
  total,
  page,
  onPage,
}: {
  rows: BulkFile[]
  total: number
  page: number
  onPage: (page: number) => void
}) {
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label="Files of this upload">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>File</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Why</TableCell>
              <TableCell>Developer</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((file) => (
              <TableRow key={file._id}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                  {file.fileName}
                </TableCell>
                <TableCell>
                  <Status
                    value={file.state}
                    label={bulkFileFlow.choices.find((one) => one.value === file.state)?.label}
                  />
                </TableCell>
                <TableCell sx={{ minWidth: 180 }}>{file.reason ?? '–'}</TableCell>
                <TableCell>
                  {file.devId ? (
                    <Link component={RouterLink} to={`/developers/${file.devId}/show`}>
                      {`Developer ${file.devId}`}
                    </Link>
                  ) : (
                    '–'
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={total}
        page={page}
        rowsPerPage={ROWS}
        rowsPerPageOptions={[ROWS]}
        onPageChange={(_, next) => onPage(next)}
      />
    </>
  )
}

/** A page of an upload's files in a state, read again as more of them are done. */
function useFiles(
  id: string,
  { state, page, done }: { state: string; page: number; done: number }
) {
  return useQuery<{ rows: BulkFile[]; total: number }>({
    queryKey: ['bulk-upload', id, 'files', state, page, done],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ page: String(page + 1), limit: String(ROWS) })
      if (state) query.set('state', state)
      const { body } = await http(`${API}/admin/bulk-pdf-uploads/${id}/files?${query}`, {
        signal,
      })
      const { data, pagination } = JSON.parse(body)
      return { rows: data, total: pagination.total }
    },
    placeholderData: (before) => before,
  })
}
