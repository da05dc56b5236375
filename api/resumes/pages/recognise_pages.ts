import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import type { Pages, Word } from '#api/resumes/pages/words'
import type { ResumeDraft } from '#api/resumes/resume_draft'

/** What recognition may cost beside the limits of its process: a page takes about two seconds of processor time. */
export const recognition = {
  pages: 6,
  /** No further page is begun after this time. */
  milliseconds: 60_000,
}

const DOTS_AN_INCH = 200
const POINTS_AN_INCH = 72
/** A page larger than paper is drawn coarser. */
const MOST_DOTS = 3400
/** Less sure words, from 0 to 100, are dust, rulers and logos. */
const LEAST_SURE = 35
/** What a reader of pictures takes bullets for, where one stands alone before a line. */
const BULLETS = /^(?:[*•·»«¢°+®©~=>-]|[eo])$/

/** The calls of the compiled Tesseract that we make; the package has no types. */
type Tesseract = {
  FS: { writeFile(path: string, bytes: Uint8Array): void }
  TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(exif: number, angle: number): number
    Recognize(monitor: null): number
    GetJSONText(): string
  }
}
type Recogniser = {
  engine: InstanceType<Tesseract['TessBaseAPI']>
  show(picture: Uint8Array): boolean
}

type Box = { x0: number; y0: number; x1: number; y1: number }
type SeenLine = {
  baseline: Box
  rowAttributes: { rowHeight: number }
  words: { text: string; confidence: number; bbox: Box }[]
}
type SeenPage = { blocks: { paragraphs: { lines: SeenLine[] }[] }[] | null }

export type Recognised = {
  pages: Pages
  /** How sure the words are, from 0 to 1. */
  confidence: number
  /** How many pages were looked at. */
  seen: number
}

/**
 * The words of pages that are pictures, as `readPdf` gives those of text. `languages` are the paths of Tesseract's data
 * (`*.traineddata`, also `.gz`), all of which are used. Nothing is downloaded.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: Pages,
  languages: string[]
): Promise<Recognised> {
  const recogniser = await openRecogniser(languages)
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes)
  const began = performance.now()
  const words: Word[] = []
  const sure: number[] = []
  let seen = 0
  try {
    const most = Math.min(pages.pages.length, recognition.pages)
    while (seen < most && performance.now() - began < recognition.milliseconds) {
      const page = document.getPage(seen++)
      words.push(...(await wordsOf(page, seen, recogniser, sure)))
    }
  } finally {
    document.destroy()
  }
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  const confidence = sure.reduce((sum, each) => sum + each, 0) / (sure.length * 100 || 1)
  return { pages: { ...pages, words, characters }, confidence, seen }
}

/** The draft as one that was read from pictures: nothing in it is as sure as text would be, and it says so. */
export function lessSure(draft: ResumeDraft, { confidence, seen }: Recognised): ResumeDraft {
  const warnings = [
    'The text was recognised from pictures of the pages: compare each part with the page, as single letters may be wrong.',
  ]
  if (seen < draft.pages.length)
    warnings.push(`Only the first ${seen} of ${draft.pages.length} pages were recognised.`)
  const lowered = JSON.parse(JSON.stringify(draft), (key, value) =>
    key === 'confidence' ? Math.round(value * confidence * 0.9 * 100) / 100 : value
  )
  return { ...lowered, warnings: [...draft.warnings, ...warnings] }
}

const require = createRequire(import.meta.url)

/** Reads the engine and its data from the disk now, not with this file: both cost only whoever has a scan. */
async function openRecogniser(languages: string[]): Promise<Recogniser> {
  const open = require('tesseract.js-core/tesseract-core-simd-lstm') as () => Promise<Tesseract>
  const tesseract = await open()
  const names = languages.map((path) => {
    const content = readFileSync(path)
    const file = basename(path, '.gz')
    tesseract.FS.writeFile(file, path.endsWith('.gz') ? gunzipSync(content) : content)
    return basename(file, '.traineddata')
  })
  const engine = new tesseract.TessBaseAPI()
  const NEURAL = 1
  if (engine.Init(null, names.join('+'), NEURAL) !== 0)
    throw new Error(`Tesseract cannot use its language data of ${names.join(', ')}`)
  engine.SetVariable('user_defined_dpi', String(DOTS_AN_INCH))
  const show = (picture: Uint8Array) => {
    tesseract.FS.writeFile('/input', picture)
    return engine.SetImageFile(1, 0) === 0
  }
  return { engine, show }
}

async function wordsOf(
  page: PDFiumPage,
  number: number,
  { engine, show }: Recogniser,
  sure: number[]
): Promise<Word[]> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(
    DOTS_AN_INCH / POINTS_AN_INCH,
    MOST_DOTS / Math.max(originalWidth, originalHeight)
  )
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  if (!show(greyPicture(data, width, height))) return []
  engine.Recognize(null)
  const { blocks } = JSON.parse(engine.GetJSONText()) as SeenPage
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines)
  const slope = slopeOf(lines)
  return lines.flatMap((line) => wordsOfLine(line, number, scale, slope, width, sure))
}

/** As a portable grey map: the one format of pictures that needs no encoder. */
function greyPicture(dots: Uint8Array, width: number, height: number): Uint8Array {
  const head = Buffer.from(`P5 ${width} ${height} 255\n`)
  const picture = new Uint8Array(head.length + width * height)
  picture.set(head)
  for (let at = 0, to = head.length; to < picture.length; at += 4, to++)
    picture[to] = (dots[at] * 77 + dots[at + 1] * 150 + dots[at + 2] * 29) >> 8
  return picture
}

/** How askew the page lies in the scanner: the middle slope of its long lines. */
function slopeOf(lines: SeenLine[]): number {
  const slopes = lines
    .filter(({ words, baseline }) => words.length > 3 && baseline.x1 > baseline.x0)
    .map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / (x1 - x0))
    .sort((one, other) => one - other)
  return slopes[slopes.length >> 1] ?? 0
}

function wordsOfLine(
  line: SeenLine,
  page: number,
  scale: number,
  slope: number,
  width: number,
  sure: number[]
): Word[] {
  // sizes of text come in halves of a point; heights of rows waver
  const size = Math.max(Math.round((line.rowAttributes.rowHeight / scale) * 2) / 2, 4)
  const { x0, y0, x1, y1 } = line.baseline
  const own = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0
  const words: Word[] = []
  for (const { text: said, confidence, bbox } of line.words) {
    const text = said.trim().normalize('NFC')
    const telling = /[\p{L}\p{N}]/u.test(text)
    if (!text || confidence < LEAST_SURE || (!telling && text.length > 3)) continue
    if (telling) sure.push(confidence)
    const middle = (bbox.x0 + bbox.x1) / 2
    const baseline = (y0 + own * (middle - x0) - slope * (middle - width / 2)) / scale
    const before = words.at(-1)
    const x = bbox.x0 / scale
    // an address is one word, however far its letters stand apart
    if (
      before &&
      x - before.right < size * 0.5 &&
      (text.startsWith('@') || before.text.endsWith('@'))
    ) {
      before.text += text
      before.right = bbox.x1 / scale
      continue
    }
    words.push({
      text,
      x,
      right: bbox.x1 / scale,
      top: baseline - size * 0.8,
      bottom: baseline + size * 0.2,
      baseline,
      size,
      bold: false,
      italic: false,
      color: 0,
      page,
      turn: 0,
      spaced: words.length > 0,
    })
  }
  const [first, second] = words
  if (second && BULLETS.test(first.text)) first.text = '•'
  return words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? words : []
}
