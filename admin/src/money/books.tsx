import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  MenuItem,
  TextField,
} from '@mui/material'
import { IconDownload } from '@tabler/icons-react'
import { Title, useNotify } from 'react-admin'
import { moneyWords } from '#api/billing/money/currency_facts'
import { API, http, save } from '../http'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { locale } from '../values/when'
import { Figures } from './figures'

type Sums = { taxable: number; igst: number; cgst: number; sgst: number; value: number }
type Books = {
  period: string
  title: string
  isMonth: boolean
  isOver: boolean
  choices: { months: string[]; years: string[] }
  gstin: string | null
  tables: (Sums & { table: string; label: string; papers: number })[]
  sacs: (Sums & { sac: string; rate: number; isRegistered: boolean })[]
  documents: { label: string; from: string; to: string; count: number; range: number }[]
  eInvoices: { ready: number; of: number }
  balances: {
    account: string
    currency: string
    opening: number
    debit: number
    credit: number
    closing: number
  }[]
  faults: { number: string; message: string }[]
  faultCount: number
}

const AT = `${API}/admin/books`
const rupees = (paise: number) => moneyWords(paise, 'INR')

/** The month in which India is now, without the server's word. */
const thisMonth = () =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' })
    .format(new Date())
    .slice(0, 7)

const monthWords = (month: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`)
  )

/** What the law and an accountant ask of a month or a financial year: GSTR-1, e-invoices, the journal. */
export default function BooksScreen() {
  const [search, setSearch] = useSearchParams()
  const period = search.get('period') ?? thisMonth()
  const { data, error, refetch, isFetching } = useQuery<Books>({
    queryKey: ['books', period],
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      http(`${AT}?period=${encodeURIComponent(period)}`, { signal }).then(({ json }) => json),
  })
  useDocumentTitle('Books')
  return (
    <Box sx={{ maxWidth: 1200, mt: 1.5, pb: 4 }}>
      <Title title="Money" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 56 }}>
        <Box component="h1" sx={{ typography: 'h2', m: 0, flex: 1, minWidth: 200 }}>
          Books{data ? `: ${data.title}` : ''}
        </Box>
        {data && (
          <TextField
            select
            label="Period"
            size="small"
            value={data.period}
            onChange={(event) => setSearch({ period: event.target.value })}
            sx={{ minWidth: 220 }}
          >
            {data.choices.months.map((month) => (
              <MenuItem key={month} value={month}>
                {monthWords(month)}
              </MenuItem>
            ))}
            {data.choices.years.map((year) => (
              <MenuItem key={year} value={year}>
                Financial year {year}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {error && !data && <Failed what="The books" error={error} onAgain={refetch} sx={{ mx: 0 }} />}
      {isFetching && <LinearProgress aria-label="The books load" />}
      {data && <Period books={data} />}
    </Box>
  )
}

function Period({ books }: { books: Books }) {
  const { tables, eInvoices, faults, faultCount } = books
  const papers = tables.reduce((sum, table) => sum + table.papers, 0)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {!books.isOver && (
        <Alert severity="info">
          This period is not over yet; sales until its end will be added. File it afterwards.
        </Alert>
      )}
      {!books.gstin && (
        <Alert severity="warning">
          You sell without a GSTIN, so no GST is charged and no return is due. With one, set
          SELLER_TAX_NUMBER and start again.
        </Alert>
      )}
      {faultCount > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          <strong>
            {faultCount === 1
              ? 'One document needs a look before you file'
              : `${faultCount} documents need a look before you file`}
          </strong>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {faults.map(({ number, message }) => (
              <li key={`${number} ${message}`}>
                {number}: {message}.
              </li>
            ))}
          </Box>
          {faultCount > faults.length && `And ${faultCount - faults.length} more.`}
        </Alert>
      )}
      <Downloads books={books} />
      <Figures
        title="GSTR-1"
        note={`${papers} ${papers === 1 ? 'document' : 'documents'}, in rupees; foreign currencies by the rate of their day. E-invoices: ${eInvoices.ready} of ${eInvoices.of} are complete.`}
        columns={['Table', 'What', 'Papers', 'Taxable', 'IGST', 'CGST', 'SGST', 'Value']}
        words={2}
        rows={tables.map((row) => [
          row.table,
          row.label,
          row.papers.toLocaleString(locale),
          ...sumsOf(row),
        ])}
      />
      <Figures
        title="Table 12: by SAC"
        columns={['SAC', 'Buyers', 'Rate', 'Taxable', 'IGST', 'CGST', 'SGST', 'Value']}
        words={2}
        rows={books.sacs.map((row) => [
          row.sac,
          row.isRegistered ? 'With a GSTIN' : 'Without, and exports',
          `${row.rate} %`,
          ...sumsOf(row),
        ])}
        empty="Nothing was sold in this period."
      />
      <Figures
        title="Table 13: documents issued"
        columns={['Kind', 'From', 'To', 'Number', 'Missing']}
        words={3}
        rows={books.documents.map(({ label, from, to, count, range }) => [
          label,
          from,
          to,
          count.toLocaleString(locale),
          range === count ? 'None' : String(range - count),
        ])}
        empty="No document was issued in this period."
      />
      <Figures
        title="Accounts"
        note="Debits are above zero, credits below. All accounts of a currency together are zero."
        columns={['Account', 'Currency', 'Before', 'Debits', 'Credits', 'After']}
        words={2}
        rows={books.balances.map(({ account, currency, opening, debit, credit, closing }) => [
          account,
          currency,
          ...[opening, debit, credit, closing].map((amount) => moneyWords(amount, currency)),
        ])}
        empty="Nothing has been booked yet."
      />
    </Box>
  )
}

const sumsOf = ({ taxable, igst, cgst, sgst, value }: Sums) =>
  [taxable, igst, cgst, sgst, value].map(rupees)

function Downloads({ books }: { books: Books }) {
  const notify = useNotify()
  const [busy, setBusy] = useState('')
  const { period } = books
  const files = [
    ...(books.isMonth && books.gstin
      ? [{ path: 'gstr1', name: `GSTR1-${period}.json`, label: 'GSTR-1 as JSON' }]
      : []),
    { path: 'gstr1-table', name: `GSTR1-${period}.csv`, label: 'GSTR-1 as CSV' },
    { path: 'e-invoices', name: `INV-01-${period}.json`, label: 'E-invoices (INV-01)' },
    { path: 'journal', name: `journal-${period}.csv`, label: 'Journal as CSV' },
  ]
  const get = async (path: string, name: string) => {
    setBusy(path)
    try {
      const { body } = await http(`${AT}/${path}?period=${period}`)
      save(name, name.endsWith('.csv') ? `\ufeff${body.replace(/^\ufeff/, '')}` : body)
    } catch (error: any) {
      notify(error.message, { type: 'error' })
    } finally {
      setBusy('')
    }
  }
  return (
    <Card>
      <CardContent
        sx={{ 'display': 'flex', 'flexWrap': 'wrap', 'gap': 1, '&:last-child': { pb: 2 } }}
      >
        {files.map(({ path, name, label }) => (
          <Button
            key={path}
            variant="outlined"
            size="small"
            disabled={busy !== ''}
            startIcon={<IconDownload size={16} stroke={1.5} />}
            onClick={() => void get(path, name)}
          >
            {label}
          </Button>
        ))}
      </CardContent>
    </Card>
  )
}
