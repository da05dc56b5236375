import { useRef, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import {
  Alert,
  Box,
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { IMPORT_BYTES, MOST_IMPORTED } from '#api/assessments/assessment_facts'
import { API, http, save } from '../http'

type Fault = { row: number; column: string | null; message: string }
type Report = {
  written: boolean
  rows: number
  added: number
  changed: number
  same: number
  faults: Fault[]
  faultCount: number
  notes: string[]
  errorFile: string | null
}

const BANK = `${API}/admin/question-bank`
const counted = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Questions as a CSV: out as they are, in after a dry run that says row by row what is wrong. */
export default function QuestionFile() {
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; bytes: string }>()
  const [report, setReport] = useState<Report>()
  const [busy, setBusy] = useState(false)

  const send = async (bytes: string, dryRun: boolean) => {
    setBusy(true)
    try {
      const { json } = await http(`${BANK}/import`, {
        method: 'POST',
        body: JSON.stringify({ file: bytes, dryRun }),
      })
      setReport(json)
      if (json.written) notify('Questions imported', { type: 'success' })
    } catch (error: any) {
      if (error.body?.report) setReport(error.body.report)
      notify(error.message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const choose = async (chosen?: File) => {
    setReport(undefined)
    setFile(undefined)
    if (!chosen) return
    if (chosen.size > IMPORT_BYTES)
      return notify(
        `A file has at most ${Math.round(IMPORT_BYTES / 1000)} KB; split it, a test each`,
        { type: 'error' }
      )
    const bytes = base64(new Uint8Array(await chosen.arrayBuffer()))
    setFile({ name: chosen.name, bytes })
    await send(bytes, true)
  }
  const download = async () => {
    const { body } = await http(`${BANK}/export`)
    save('questions.csv', `\ufeff${body}`)
  }
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, maxWidth: 960 }}>
      <Title title="Questions as CSV" />
      <Typography component="h1" variant="h2" sx={{ mb: 1 }}>
        Questions as CSV
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Each row is a question, recognised by its key. Importing a file twice changes nothing; a
        changed question becomes a new version. The file is checked first, and nothing is imported
        while a row has a problem. At most {MOST_IMPORTED} questions at once.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button variant="contained" disabled={busy} onClick={() => input.current?.click()}>
          Choose a CSV
        </Button>
        <Button
          variant="outlined"
          onClick={() => download().catch((error) => notify(error.message, { type: 'error' }))}
        >
          Export all questions
        </Button>
      </Box>
      {busy && <Typography role="status">The file is read …</Typography>}
      {report && file && (
        <ReportCard
          name={file.name}
          report={report}
          busy={busy}
          onImport={() => void send(file.bytes, false)}
        />
      )}
    </Box>
  )
}

/** What the check of a file says, row by row, and the button that imports it. */
function ReportCard({
  name,
  report,
  busy,
  onImport,
}: {
  name: string
  report: Report
  busy: boolean
  onImport: () => void
}) {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {name}
      </Typography>
      <Typography role="status" sx={{ mb: 1 }}>
        {counted(report.rows, 'row')}: {report.added} new, {report.changed} changed, {report.same}{' '}
        as they are.{' '}
        {report.written
          ? 'Imported.'
          : report.faultCount > 0
            ? `${counted(report.faultCount, 'fault')}; nothing was imported.`
            : 'Nothing has been imported yet.'}
      </Typography>
      {report.notes.map((note) => (
        <Alert key={note} severity="info" sx={{ mb: 1 }}>
          {note}
        </Alert>
      ))}
      {!report.written && report.faultCount === 0 && (
        <Button variant="contained" disabled={busy} onClick={onImport}>
          Import {counted(report.added + report.changed, 'question')}
        </Button>
      )}
      {report.errorFile && (
        <Button variant="outlined" onClick={() => save('faults.csv', report.errorFile!)}>
          Download rows with problems
        </Button>
      )}
      {report.faults.length > 0 && (
        <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="region" aria-label="Problem">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Row</TableCell>
                <TableCell>Column</TableCell>
                <TableCell>Problem</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {report.faults.map(({ row, column, message }, at) => (
                <TableRow key={at}>
                  <TableCell>{row}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  )
}

function base64(bytes: Uint8Array) {
  let text = ''
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(text)
}
