import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { megabytes } from '#api/files/file_facts'
import { LINKEDIN_DAYS, linkedinLimits } from '#api/imports/import_facts'
import { useDocumentTitle } from '../document_title'
import { sendForm } from '../forms/send_files'
import { BasisFields, type Basis } from './basis_fields'
import { FilePicker } from './file_picker'

type Outcome = {
  rows: number
  valid: number
  faulty: number
  faults: { row: number; column: string; message: string }[]
  importId: string | null
}

/** A CSV of LinkedIn candidates: tried first, which tells each fault, then imported. */
export default function LinkedinImport() {
  useDocumentTitle('Import LinkedIn candidates')
  const [file, setFile] = useState<File>()
  const [basis, setBasis] = useState<Basis>({ basis: 'legitimate_interest', basisNote: '' })
  const [outcome, setOutcome] = useState<Outcome>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<number>()

  async function send(chosen: File, dryRun: boolean) {
    setFault(undefined)
    setBusy(0)
    const form = new FormData()
    form.set('dryRun', String(dryRun))
    form.set('basis', basis.basis)
    if (basis.basisNote.trim()) form.set('basisNote', basis.basisNote.trim())
    form.set('csv', chosen, chosen.name)
    try {
      setOutcome(
        await sendForm<Outcome>('admin/linkedin-candidates/import', form, (bytes) =>
          setBusy(Math.min(100, Math.floor((100 * bytes) / (chosen.size || 1))))
        )
      )
    } catch (error) {
      setOutcome(undefined)
      setFault((error as Error).message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Box sx={{ maxWidth: 820 }}>
      <Title title="LinkedIn candidates" />
      <Box component="h1" sx={{ typography: 'h2', my: 1.5 }}>
        Import LinkedIn candidates
      </Box>
      <Card>
        <CardContent sx={{ p: 3 }}>
          <Stack spacing={2.5}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              A file that LinkedIn gave you and that you have the right to use: Connections.csv of
              your own data, or Candidates.csv of Talent Hub. Nothing is fetched from LinkedIn. Who
              is in no import for {LINKEDIN_DAYS} days is removed.
            </Typography>
            <FilePicker
              label="Choose a CSV"
              hint={`Up to ${megabytes(linkedinLimits.bytes.max)} and ${linkedinLimits.rows.max.toLocaleString('en')} rows. It is checked first; nothing is imported yet.`}
              accept=".csv,.txt,text/csv"
              disabled={busy !== undefined}
              onFiles={([chosen]) => {
                setFile(chosen)
                setOutcome(undefined)
                void send(chosen, true)
              }}
            />
            <BasisFields value={basis} onChange={setBasis} disabled={busy !== undefined} />
            {busy !== undefined && (
              <LinearProgress
                variant={busy < 100 ? 'determinate' : 'indeterminate'}
                value={busy}
                aria-label="The file is read"
              />
            )}
            {fault && (
              <Alert severity="error" variant="outlined">
                {fault}
              </Alert>
            )}
            {outcome && (
              <Alert
                severity={outcome.importId ? 'success' : outcome.valid ? 'info' : 'warning'}
                variant="outlined"
              >
                {file?.name}: {outcome.valid.toLocaleString('en')} of{' '}
                {outcome.rows.toLocaleString('en')} rows{' '}
                {outcome.importId ? 'are imported' : 'can be imported'}
                {outcome.faulty > 0 && `, ${outcome.faulty.toLocaleString('en')} cannot`}.
              </Alert>
            )}
            {outcome && outcome.faults.length > 0 && <Faults outcome={outcome} />}
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                disabled={!file || !outcome?.valid || !!outcome.importId || busy !== undefined}
                onClick={() => void send(file!, false)}
              >
                {outcome?.valid && !outcome.importId
                  ? `Import ${outcome.valid === 1 ? '1 row' : `${outcome.valid.toLocaleString('en')} rows`}`
                  : 'Import'}
              </Button>
              <Button component={RouterLink} to="/linkedin-candidates">
                All LinkedIn candidates
              </Button>
            </Box>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  )
}

function Faults({ outcome: { faults, faulty } }: { outcome: Outcome }) {
  return (
    <Box>
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        Rows that cannot be imported
      </Box>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Rows that cannot be imported"
        sx={{ maxHeight: 360 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>Problem</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.map((fault) => (
              <TableRow key={`${fault.row}-${fault.column}`}>
                <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{fault.row}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{fault.column}</TableCell>
                <TableCell sx={{ minWidth: 180 }}>{fault.message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {faulty > faults.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          And {(faulty - faults.length).toLocaleString('en')} more.
        </Typography>
      )}
    </Box>
  )
}
