import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  LinearProgress,
  Stack,
  Switch,
  Typography,
} from '@mui/material'
import type { Data } from '#data'
import { bulkLimits, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { megabytes } from '#api/files/file_facts'
import { useDocumentTitle } from '../document_title'
import { sendForm } from '../forms/send_files'
import { BasisFields, type Basis } from './basis_fields'
import { FilePicker } from './file_picker'

type Upload = Data.Imports.Bulk.BulkUpload

/** Files and bytes of one request: small enough that little is sent again when the connection breaks off. */
const FILES = 25
const BYTES = 20 * 1024 * 1024

type Sending = { sent: number; total: number; upload?: Upload; left: File[]; fault?: string }

/** Many resumes at once: in small requests one after the other, so that what is there stays there. */
export default function BulkUpload() {
  useDocumentTitle('Upload resumes')
  const [files, setFiles] = useState<File[]>([])
  const [basis, setBasis] = useState<Basis>({ basis: 'legitimate_interest', basisNote: '' })
  const [invite, setInvite] = useState(true)
  const [state, setState] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  const busy = Boolean(state && state.left.length > 0 && !state.fault)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)

  async function send(all: File[], before?: Upload, sentBefore = 0) {
    const total = files.reduce((sum, file) => sum + file.size, 0)
    stop.current = new AbortController()
    let left = all
    let sent = sentBefore
    let upload = before
    setState({ sent, total, upload, left })
    while (left.length > 0) {
      const part = partOf(left)
      const form = new FormData()
      if (!upload) {
        form.set('basis', basis.basis)
        if (basis.basisNote.trim()) form.set('basisNote', basis.basisNote.trim())
        form.set('invite', String(invite))
      }
      for (const file of part) form.append('files[]', file, file.name)
      const weight = part.reduce((sum, file) => sum + file.size, 0)
      try {
        const done = sent
        const path = `admin/bulk-pdf-uploads${upload ? `/${upload._id}/files` : ''}`
        upload = await sendForm<Upload>(
          path,
          form,
          (now) => setState((was) => was && { ...was, sent: Math.min(done + now, done + weight) }),
          stop.current.signal
        )
      } catch (error) {
        setState({ sent, total, upload, left, fault: (error as Error).message })
        return
      }
      sent += weight
      left = left.slice(part.length)
      setState({ sent, total, upload, left })
    }
    setFiles([])
  }

  const percent = state && state.total > 0 ? Math.floor((100 * state.sent) / state.total) : 0
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Title title="Bulk resume uploads" />
      <Box component="h1" sx={{ typography: 'h2', my: 1.5 }}>
        Upload resumes
      </Box>
      <Card>
        <CardContent sx={{ p: 3 }}>
          <Stack spacing={2.5}>
            <FilePicker
              label="Choose PDFs or zips"
              hint={`PDFs of up to ${megabytes(bulkLimits.fileBytes.max)} each, or zips of them; up to ${bulkLimits.files.max.toLocaleString('en')} files. Or drop them here.`}
              accept="application/pdf,.pdf,.zip"
              multiple
              disabled={busy}
              onFiles={(more) => {
                setState(undefined)
                setFiles((held) => [...held, ...more.filter((file) => !held.some(sameAs(file)))])
              }}
            />
            {files.length > 0 && (
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography>
                  {files.length.toLocaleString('en')} {files.length === 1 ? 'file' : 'files'},{' '}
                  {bytes < 1024 * 1024 ? 'less than 1 MB' : megabytes(bytes)}
                </Typography>
                <Button size="small" disabled={busy} onClick={() => setFiles([])}>
                  Choose others
                </Button>
              </Box>
            )}
            <BasisFields value={basis} onChange={setBasis} disabled={busy || !!state?.upload} />
            <FormControlLabel
              control={
                <Switch
                  checked={invite}
                  disabled={busy || !!state?.upload}
                  onChange={(event) => setInvite(event.target.checked)}
                />
              }
              label="Mail each person an invitation to claim their profile"
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Companies do not see these profiles. People who claim theirs keep it; those who
              decline are removed at once, and unclaimed profiles after {UNCLAIMED_DAYS} days.
            </Typography>
            {state && (
              <Box>
                <LinearProgress
                  variant="determinate"
                  value={percent}
                  aria-label="Files that are sent"
                />
                <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
                  {state.left.length === 0
                    ? `All files are sent: ${state.upload?.total.toLocaleString('en')} to read`
                    : `${percent} % sent, ${state.left.length.toLocaleString('en')} files left`}
                </Typography>
              </Box>
            )}
            {state?.fault && (
              <Alert
                severity="error"
                variant="outlined"
                action={
                  <Button
                    size="small"
                    onClick={() => void send(state.left, state.upload, state.sent)}
                  >
                    Continue
                  </Button>
                }
              >
                {state.fault}
              </Alert>
            )}
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              {state && state.left.length === 0 && state.upload ? (
                <Button
                  variant="contained"
                  component={RouterLink}
                  to={`/bulk-pdf-uploads/${state.upload._id}/show`}
                >
                  See the result of each file
                </Button>
              ) : (
                <Button
                  variant="contained"
                  disabled={files.length === 0 || busy}
                  onClick={() => void send(files)}
                >
                  {files.length > 0
                    ? `Upload ${files.length.toLocaleString('en')} ${files.length === 1 ? 'file' : 'files'}`
                    : 'Upload files'}
                </Button>
              )}
              {busy && (
                <Button onClick={() => stop.current?.abort()} variant="outlined">
                  Pause
                </Button>
              )}
              <Button component={RouterLink} to="/bulk-pdf-uploads">
                All uploads
              </Button>
            </Box>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  )
}

const sameAs = (file: File) => (held: File) => held.name === file.name && held.size === file.size

/** The next files of one request; one that is large travels alone. */
function partOf(left: File[]) {
  let bytes = 0
  const end = left.findIndex(
    (file, at) => at > 0 && (at >= FILES || (bytes += file.size) + left[0].size > BYTES)
  )
  return end < 0 ? left : left.slice(0, end)
}
