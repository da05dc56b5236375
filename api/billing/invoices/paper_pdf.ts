import { LimitedPool } from '#api/engines/limited_process/limited_process'
import { Kept } from '#api/http/kept'
import Location from '#api/taxonomy/models/location'
import type { PaperSheet } from '#api/billing/invoices/draw_paper'
import { languageOf } from '#api/languages/language_facts'
import { paperWords } from '#api/billing/invoices/paper_words'
import type Invoice from '#api/billing/models/invoice'

/** One at a time: a paper takes a few hundredths of a second, and none longer than this. */
const drawers = new LimitedPool<PaperSheet, Uint8Array>({
  task: new URL('./draw_paper', import.meta.url),
  processes: 1,
  milliseconds: 20_000,
  megabytes: 400,
})

/** The last ones: a paper never changes. */
const drawn = new Kept<Uint8Array>({
  most: 500,
  size: { most: 16 * 1024 * 1024, of: (file) => file.byteLength },
  freshFor: Infinity,
})

/** An invoice or a credit note as a PDF, drawn from its snapshot alone but for the name of its state's code. */
export const paperPdf = (paper: Invoice): Promise<Uint8Array> =>
  drawn.get(`${paper.id} ${paper.number}`, async () => drawers.run(await sheetOf(paper)))

async function sheetOf({ number, kind, issuedAt, supply, snapshot }: Invoice): Promise<PaperSheet> {
  const { stateCode, countryCode } = snapshot.placeOfSupply
  const words = paperWords(languageOf(snapshot.language))
  const state =
    stateCode &&
    (await Location.query()
      .where({ kind: 'state', country_code: countryCode, code: stateCode })
      .first())
  return {
    // a draft may be looked at before it has one
    number: number ?? words.draft,
    kind,
    issuedAt: issuedAt.toUTC().toISO()!,
    supply,
    state: state ? state.name : stateCode,
    snapshot,
    words,
  }
}

/** What a paper's file is called; its number has slashes. */
export const fileNameOf = ({ number }: Invoice) => `${(number ?? 'draft').replaceAll('/', '-')}.pdf`

/** For the tests: the end of the processes. */
export const paperDrawers = drawers
