import { buffer } from 'node:stream/consumers'
import { DateTime } from 'luxon'
import PDFDocument from 'pdfkit'
import type { PrepareTask } from '#api/engines/limited_process/limited_process'
import {
  embeddedFont,
  INDIC,
  isPlain,
  openLetters,
  settable,
  type Letters,
} from '#api/engines/pdf_letters/pdf_letters'
import type { PaperKind, Supply } from '#api/billing/billing_facts'
import type { PaperSnapshot } from '#api/billing/invoices/paper'
import type { PaperWords } from '#api/billing/invoices/paper_words'
import { BOOKS_ZONE } from '#api/billing/invoices/numbers'
import { digitsOf } from '#api/billing/money/currency_facts'
import { look } from '#api/http/text/look_facts'

/** What a paper says, as plain data; `state` is the name of the state where it is supplied. */
export type PaperSheet = {
  number: string
  kind: PaperKind
  issuedAt: string
  supply: Supply
  state: string | null
  snapshot: PaperSnapshot
  words: PaperWords
}

type Doc = PDFKit.PDFDocument
type Style = { size?: number; isBold?: boolean; isSoft?: boolean; align?: 'left' | 'right' }
type Put = (words: string, x: number, y: number, width: number, style?: Style) => number

const INK = look.light.ink
const SOFT = '#51605a'
const RULE = '#c9d3cf'
const LEFT = 48
const WIDE = 595.28 - 2 * LEFT
const BOTTOM = 770

/** Draws papers in a limited process, as resumes are: letters beyond Latin cost the server's time. */
const prepare: PrepareTask<null, PaperSheet, Uint8Array> = async () => draw
export default prepare

async function draw(sheet: PaperSheet): Promise<Uint8Array> {
  const letters = isPlain(JSON.stringify(sheet)) ? undefined : await openLetters()
  const doc = new PDFDocument({
    size: 'A4',
    // lines are placed by hand: a foot below a margin would begin a page
    margin: 0,
    bufferPages: true,
    lang: sheet.words.language,
    displayTitle: true,
    info: {
      Title: `${titleOf(sheet)} ${sheet.number}`,
      Author: sheet.snapshot.seller.name,
      CreationDate: new Date(sheet.issuedAt),
    },
  })
  const file = buffer(doc as unknown as AsyncIterable<Uint8Array>)
  const put = penOf(doc, letters)
  const y = lines(doc, put, sheet, parties(put, sheet, head(put, sheet)))
  sums(doc, put, sheet, y)
  feet(doc, put, sheet)
  doc.end()
  return file
}

/** Writes words into a column and returns where they end. */
function penOf(doc: Doc, letters: Letters | undefined): Put {
  return (words, x, y, width, { size = 9, isBold, isSoft, align = 'left' } = {}) => {
    const said = settable(words, letters)
    if (!letters || isPlain(said)) doc.font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    else {
      const height = INDIC.test(said) ? 'tall' : 'low'
      const cut = isBold ? 'bold' : 'regular'
      // PDFKit takes a font that is open already, though its types do not say so
      doc.font(embeddedFont(letters, cut, height) as unknown as Buffer, `${cut} ${height}`)
    }
    doc
      .fontSize(size)
      .fillColor(isSoft ? SOFT : INK)
      .text(said, x, y, { width, align, lineGap: 1.5 })
    return doc.y
  }
}

const rule = (doc: Doc, y: number) =>
  doc
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDE, y)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke()

function titleOf({ kind, supply, words }: PaperSheet) {
  if (kind === 'credit_note') return words.creditNote
  return supply === 'other' ? words.invoice : words.taxInvoice
}

const dated = (time: string, { locale }: PaperWords) =>
  DateTime.fromISO(time, { zone: BOOKS_ZONE, locale }).toFormat('d LLL yyyy')

function head(put: Put, sheet: PaperSheet) {
  const { number, issuedAt, snapshot, words } = sheet
  put(titleOf(sheet), LEFT, 48, 240, { size: 20, isBold: true })
  const facts = [
    [words.number, number],
    [words.date, dated(issuedAt, words)],
    ...(snapshot.orderNumber ? [[words.order, snapshot.orderNumber]] : []),
    ...(snapshot.dueAt ? [[words.due, dated(snapshot.dueAt, words)]] : []),
    ...(snapshot.corrects ? [[words.corrects, snapshot.corrects]] : []),
    ...(snapshot.correctedAt ? [[words.dated, dated(snapshot.correctedAt, words)]] : []),
  ]
  let y = 50
  for (const [name, value] of facts) {
    put(name, 330, y, 70, { isSoft: true })
    y = put(value, 400, y, 147, { align: 'right' })
  }
  return y + 16
}

function parties(put: Put, { supply, state, snapshot, words }: PaperSheet, top: number) {
  const { seller, buyer, placeOfSupply } = snapshot
  const countries = new Intl.DisplayNames(words.language, { type: 'region' })
  const taxNumber = (country: string, number: string | null) =>
    number && `${country === 'IN' ? 'GSTIN' : words.taxNumber}: ${number}`
  const party = (title: string, x: number, name: string, rows: (string | null)[]) => {
    let y = put(title, x, top, 240, { isSoft: true })
    y = put(name, x, y + 2, 240, { size: 11, isBold: true })
    for (const row of rows) if (row) y = put(row, x, y, 240)
    return y
  }
  const ends = [
    party(words.soldBy, LEFT, seller.name, [
      seller.address,
      countries.of(seller.countryCode)!,
      taxNumber(seller.countryCode, seller.taxNumber),
      seller.email,
    ]),
    party(words.billedTo, 307, buyer.name, [
      buyer.line1,
      buyer.line2,
      [buyer.city, buyer.postalCode].filter(Boolean).join(' '),
      [
        buyer.countryCode === placeOfSupply.countryCode ? state : null,
        countries.of(buyer.countryCode),
      ]
        .filter(Boolean)
        .join(', '),
      taxNumber(buyer.countryCode, buyer.taxNumber),
    ]),
  ]
  let y = Math.max(...ends) + 10
  if (supply === 'other') return y
  const place = state ?? countries.of(placeOfSupply.countryCode)!
  const code = placeOfSupply.gstCode ? ` (${placeOfSupply.gstCode})` : ''
  y = put(`${words.placeOfSupply}: ${place}${code}`, LEFT, y, WIDE)
  y = put(words.reverseCharge, LEFT, y, WIDE)
  const isTaxed = snapshot.taxes.length > 0
  if (supply === 'export') y = put(isTaxed ? words.exportTaxed : words.exportUntaxed, LEFT, y, WIDE)
  if (supply === 'sez') y = put(isTaxed ? words.sezTaxed : words.sezUntaxed, LEFT, y, WIDE)
  return y + 4
}

/** "1,23,456.50": the currency is at the head of its column, so that no font need have its sign. */
function said(amount: number, currency: string) {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((amount / 10 ** digits).toFixed(digits) as never)
}

const percent = (points: number) => `${points / 100} %`

function columnsOf(currency: string, words: PaperWords) {
  const right = { align: 'right' as const }
  return [
    { title: words.description, x: LEFT, width: 150, style: {} },
    { title: 'SAC', x: 202, width: 42, style: {} },
    { title: words.quantity, x: 246, width: 42, style: right },
    { title: words.price, x: 290, width: 58, style: right },
    { title: words.discount, x: 350, width: 54, style: right },
    { title: words.taxable, x: 406, width: 66, style: right },
    { title: `${words.total} ${currency}`, x: 474, width: LEFT + WIDE - 474, style: right },
  ]
}

function lines(doc: Doc, put: Put, { snapshot, words }: PaperSheet, top: number) {
  const { currency } = snapshot
  const columns = columnsOf(currency, words)
  const titles = (from: number) => {
    let y = from
    for (const { title, x, width, style } of columns)
      y = Math.max(y, put(title, x, from, width, { ...style, size: 8, isSoft: true }))
    rule(doc, y + 2)
    return y + 8
  }
  let y = titles(top + 8)
  for (const line of snapshot.lines) {
    // the tallest a line can be
    if (y > BOTTOM - 70) {
      doc.addPage()
      y = titles(48)
    }
    const cells = [
      line.said ?? line.description,
      line.sac,
      String(line.quantity),
      said(line.each, currency),
      said(line.discount, currency),
      said(line.taxable, currency),
      said(line.total, currency),
    ]
    let end = y
    for (const [index, { x, width, style }] of columns.entries())
      end = Math.max(end, put(cells[index], x, y, width, style))
    const taxes = line.taxes.map(
      ({ name, points, amount }) => `${name} ${percent(points)}: ${said(amount, currency)}`
    )
    if (taxes.length > 0) end = put(taxes.join('   '), LEFT, end, 400, { size: 8, isSoft: true })
    rule(doc, end + 3)
    y = end + 9
  }
  return y
}

function sums(doc: Doc, put: Put, { kind, snapshot, words }: PaperSheet, top: number) {
  const { currency } = snapshot
  const rows = [
    ...(snapshot.discount > 0
      ? [
          [words.subtotal, said(snapshot.subtotal, currency)],
          [words.discount, said(-snapshot.discount, currency)],
        ]
      : []),
    [words.taxableValue, said(snapshot.taxable, currency)],
    ...snapshot.taxes.map(({ name, points, amount }) => [
      `${name} ${percent(points)}`,
      said(amount, currency),
    ]),
  ]
  let y = top
  if (y > BOTTOM - 120 - rows.length * 14) {
    doc.addPage()
    y = 48
  }
  const row = (name: string, value: string, style: Style = {}) => {
    put(name, 330, y, 120, style)
    y = put(value, 430, y, LEFT + WIDE - 430, { ...style, align: 'right' }) + 2
  }
  for (const [name, value] of rows) row(name, value)
  row(
    `${kind === 'credit_note' ? words.givenBack : words.total} ${currency}`,
    said(snapshot.amount, currency),
    { size: 11, isBold: true }
  )
  put(words.inWords, LEFT, y + 12, WIDE, { isSoft: true })
  y = put(snapshot.words, LEFT, y + 25, WIDE)
  if (snapshot.note) put(snapshot.note, LEFT, y + 12, WIDE)
}

/** On each page, as a paper of several must hold together. */
function feet(doc: Doc, put: Put, { number, words }: PaperSheet) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const place = `${words.page} ${page + 1}/${count}`
    put(`${number}, ${place}. ${words.issuedElectronically}`, LEFT, 800, WIDE, {
      size: 8,
      isSoft: true,
    })
  }
}
