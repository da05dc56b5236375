import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import {
  boxAsItLies,
  darkestBand,
  turned,
  turnedSize,
  turns,
  type Picture,
  type Turn,
} from '#api/engines/resume_reader/pages/quarter_turns'
import type { Pages, Word } from '#api/engines/resume_reader/pages/words'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_draft'

/** What recognition may cost beside the limits of its process: a page takes about two seconds of processor time. */
const recognition = {
  pages: 6,
  /** No further page is begun after this time. */
  milliseconds: 60_000,
  /** On so many pages that are hard to read the other directions are tried. */
  turns: 2,
}

const DOTS_AN_INCH = 200
const POINTS_AN_INCH = 72
/** A page larger than paper is drawn coarser. */
const MOST_DOTS = 3400
/** Less sure words, from 0 to 100, are dust, rulers and logos. */
const LEAST_SURE = 35
/** The words of an upright page are about 90 sure on average, those of one that lies sideways or on its head 40. */
const UPRIGHT = 65
/** Fewer words tell nothing. */
const LEAST_WORDS = 5
/** Of a page, to try a direction. */
const BAND = 0.12
/** What a reader of pictures takes bullets for, where one is alone before a line. */
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
/** What is seen in a picture, and how sure its words are on average. */
type Look = { lines: SeenLine[]; words: number; sure: number }
type Recogniser = (picture: Picture) => Look

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
  /** How each of them was turned to be read. */
  turns: Turn[]
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
  const recognise = await openRecogniser(languages)
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes)
  const began = performance.now()
  const words: Word[] = []
  const sure: number[] = []
  const lying: Turn[] = []
  let searches = recognition.turns
  try {
    const most = Math.min(pages.pages.length, recognition.pages)
    while (lying.length < most && performance.now() - began < recognition.milliseconds) {
      const { picture, scale } = await pictureOf(document.getPage(lying.length))
      // the pages of a scan mostly lie alike
      let turn = lying.at(-1) ?? 0
      // a band first: to read a whole page in a wrong direction takes twice as long as in the right one
      if (lying.length === 0 && isUnsure(recognise(bandOf(picture, turn))) && searches-- > 0)
        turn = betterTurn(recognise, picture, turn) ?? turn
      let look = recognise(turned(picture, turn))
      if (isUnsure(look) && searches-- > 0) {
        const better = betterTurn(recognise, picture, turn)
        if (better !== undefined) look = recognise(turned(picture, (turn = better)))
      }
      lying.push(turn)
      const { width } = turnedSize(picture, turn)
      words.push(...wordsOf(look.lines, lying.length, scale, width, sure))
    }
  } finally {
    document.destroy()
  }
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  const confidence = sure.reduce((sum, each) => sum + each, 0) / (sure.length * 100 || 1)
  const upright = pages.pages.map((page, index) => turnedSize(page, lying[index] ?? 0))
  return {
    pages: { ...pages, pages: upright, words, characters },
    confidence,
    seen: lying.length,
    turns: lying,
  }
}

const isUnsure = ({ words, sure }: Look) => sure < UPRIGHT && words >= LEAST_WORDS

const bandOf = (picture: Picture, turn: Turn) => darkestBand(turned(picture, turn), BAND)

/** In which direction a part of the page can be read; none, if it is not for its direction that it cannot. */
function betterTurn(recognise: Recogniser, picture: Picture, than: Turn): Turn | undefined {
  const [best] = turns
    .filter((turn) => turn !== than)
    .map((turn) => ({ turn, ...recognise(bandOf(picture, turn)) }))
    .filter(({ words, sure }) => words >= LEAST_WORDS && sure >= UPRIGHT)
    .sort((one, other) => other.sure - one.sure)
  return best?.turn
}

/**
 * The draft as one that was read from pictures: nothing in it is as sure as text would be, it says so, and its places are
 * those on the pages as they lie.
 */
export function lessSure(
  draft: ResumeDraft,
  { confidence, seen, turns: lying }: Recognised
): ResumeDraft {
  const warnings = [
    'The text was recognised from pictures of the pages: compare each part with the page, as single letters may be wrong.',
  ]
  if (seen < draft.pages.length)
    warnings.push(`Only the first ${seen} of ${draft.pages.length} pages were recognised.`)
  if (lying.some((turn) => turn))
    warnings.push('Pages that lie sideways or on their head were turned to be read.')
  const pages = draft.pages.map((page, index) => turnedSize(page, lying[index] ?? 0))
  const lowered = JSON.parse(JSON.stringify(draft), (key, value) => {
    if (key === 'confidence') return Math.round(value * confidence * 0.9 * 100) / 100
    if (!value?.box) return value
    const at = value.page - 1
    return { ...value, box: boxAsItLies(value.box, pages[at], lying[at] ?? 0) }
  })
  return { ...lowered, pages, warnings: [...draft.warnings, ...warnings] }
}

const require = createRequire(import.meta.url)

/** Reads the engine and its data from the disk now, not with this file: both cost only the person who has a scan. */
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
  return (picture) => {
    tesseract.FS.writeFile('/input', greyMap(picture))
    const shown = engine.SetImageFile(1, 0) === 0
    if (shown) engine.Recognize(null)
    const { blocks } = shown ? (JSON.parse(engine.GetJSONText()) as SeenPage) : { blocks: null }
    const lines = (blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap((paragraph) => paragraph.lines)
    const words = lines.flatMap((line) => line.words).filter(({ text }) => isTelling(text))
    const sure = words.reduce((sum, { confidence }) => sum + confidence, 0) / (words.length || 1)
    return { lines, words: words.length, sure }
  }
}

const isTelling = (text: string) => /[\p{L}\p{N}]/u.test(text)

async function pictureOf(page: PDFiumPage): Promise<{ picture: Picture; scale: number }> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(
    DOTS_AN_INCH / POINTS_AN_INCH,
    MOST_DOTS / Math.max(originalWidth, originalHeight)
  )
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  const dots = new Uint8Array(width * height)
  for (let at = 0, to = 0; to < dots.length; at += 4, to++)
    dots[to] = (data[at] * 77 + data[at + 1] * 150 + data[at + 2] * 29) >> 8
  return { picture: { dots, width, height }, scale }
}

function wordsOf(
  lines: SeenLine[],
  page: number,
  scale: number,
  width: number,
  sure: number[]
): Word[] {
  const slope = slopeOf(lines)
  return lines.flatMap((line) => wordsOfLine(line, page, scale, slope, width, sure))
}

/** The one format of pictures that needs no encoder. */
const greyMap = ({ dots, width, height }: Picture) =>
  Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), dots])

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
    const telling = isTelling(text)
    if (!text || confidence < LEAST_SURE || (!telling && text.length > 3)) continue
    if (telling) sure.push(confidence)
    const middle = (bbox.x0 + bbox.x1) / 2
    const baseline = (y0 + own * (middle - x0) - slope * (middle - width / 2)) / scale
    const before = words.at(-1)
    const x = bbox.x0 / scale
    // an address is one word, however far its letters are apart
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
  return words.some(({ text }) => isTelling(text)) ? words : []
}
