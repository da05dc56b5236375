import { useState } from 'react'
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
import { bulkLimits, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { megabytes } from '#api/files/file_facts'
import { useDocumentTitle } from '../document_title'
import { BasisFields, type Basis } from './basis_fields'
import { FilePicker } from './file_picker'
import { useSending, weightOf, type Sending } from './use_sending'

/** Many resumes at once, sent in small requests. */
export default function BulkUpload() {
  useDocumentTitle('Upload resumes')
  const [files, setFiles] = useState<File[]>([])
  const [basis, setBasis] = useState<Basis>({ basis: 'legitimate_interest', basisNote: '' })
  const [invite, setInvite] = useState(true)
  const sending = useSending({ basis, invite }, () => setFiles([]))
  const { state, busy } = sending
  const settled = busy || !!state?.upload

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
                sending.forget()
                setFiles((held) => [...held, ...more.filter((file) => !held.some(sameAs(file)))])
              }}
            />
            {files.length > 0 && (
              <Chosen files={files} disabled={busy} onClear={() => setFiles([])} />
            )}
            <BasisFields value={basis} onChange={setBasis} disabled={settled} />
            <FormControlLabel
              control={
                <Switch
                  checked={invite}
                  disabled={settled}
                  onChange={(event) => setInvite(event.target.checked)}
                />
              }
              label="Mail each person an invitation to claim their profile"
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Companies do not see these profiles. People who claim theirs keep it; those who
              decline are removed at once, and unclaimed profiles after {UNCLAIMED_DAYS} days.
            </Typography>
            {state && <Progress state={state} onContinue={sending.goOn} />}
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
                  onClick={() => void sending.begin(files)}
                >
                  {files.length > 0 ? `Upload ${counted(files)}` : 'Upload files'}
                </Button>
              )}
              {busy && (
                <Button onClick={sending.pause} variant="outlined">
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

/** How many files are chosen, and how large they are together. */
function Chosen(props: { files: File[]; disabled: boolean; onClear: () => void }) {
  const bytes = weightOf(props.files)
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>
        {counted(props.files)}, {bytes < 1024 * 1024 ? 'less than 1 MB' : megabytes(bytes)}
      </Typography>
      <Button size="small" disabled={props.disabled} onClick={props.onClear}>
        Choose others
      </Button>
    </Box>
  )
}

/** How far the upload is, and the way on where it broke off. */
function Progress({ state, onContinue }: { state: Sending; onContinue: () => void }) {
  const percent = state.total > 0 ? Math.floor((100 * state.sent) / state.total) : 0
  return (
    <>
      <Box>
        <LinearProgress variant="determinate" value={percent} aria-label="Files that are sent" />
        <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
          {state.left.length === 0
            ? `All files are sent: ${state.upload?.total.toLocaleString('en')} to read`
            : `${percent} % sent, ${state.left.length.toLocaleString('en')} files left`}
        </Typography>
      </Box>
      {state.fault && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button size="small" onClick={onContinue}>
              Continue
            </Button>
          }
        >
          {state.fault}
        </Alert>
      )}
    </>
  )
}

const counted = (files: File[]) =>
  `${files.length.toLocaleString('en')} ${files.length === 1 ? 'file' : 'files'}`

const sameAs = (file: File) => (held: File) => held.name === file.name && held.size === file.size
