// What the reader does in its limited processes.
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import type { PrepareTask } from '#api/engines/limited_process/limited_process'
import { readResume, transcribeResume } from '#api/engines/resume_reader/read_resume'
import { draftOfLinkedIn } from '#api/engines/resume_reader/portable/read_linkedin_export'
import type { ReadingTask, SkillVocabulary } from '#api/engines/resume_reader/resume_draft'
import { Unreadable } from '#api/engines/resume_reader/unreadable'

const MAX_PAGES = 20
const WIDTH = 1200
const MAX_HEIGHT = 2400

const prepare: PrepareTask<{ vocabulary: string }, ReadingTask, unknown> = async (given) => {
  const { default: load } = (await import(given.vocabulary)) as {
    default: () => Promise<SkillVocabulary>
  }
  const vocabulary = await load()
  return (task) => {
    if (task.do === 'read') return read(task, vocabulary)
    if (task.do === 'transcribe') return transcribe(task, vocabulary)
    return task.do === 'draw' ? draw(task) : draftOfLinkedIn(task.bytes)
  }
}
export default prepare

function read(
  { bytes, country, recognise }: Extract<ReadingTask, { do: 'read' }>,
  vocabulary: SkillVocabulary
) {
  const kind = kindOf(bytes)
  return readResume(bytes, { kind, country, recognise, vocabulary, maxPages: MAX_PAGES })
}

const transcribe = (
  { bytes, country }: Extract<ReadingTask, { do: 'transcribe' }>,
  vocabulary: SkillVocabulary
) => transcribeResume(bytes, { kind: kindOf(bytes), country, vocabulary, maxPages: MAX_PAGES })

/** By content: readers of PDF look for its mark within the first kilobyte. */
function kindOf(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return 'docx'
  throw new Unreadable('wrong_type')
}

let pdfium: Promise<PDFiumLibrary> | undefined

async function draw({ bytes, page }: Extract<ReadingTask, { do: 'draw' }>) {
  if (kindOf(bytes) !== 'pdf') throw new Unreadable('no_page')
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(bytes).catch((error: Error) => {
    throw new Unreadable(/password/i.test(error.message) ? 'password' : 'damaged')
  })
  try {
    if (page > Math.min(document.getPageCount(), MAX_PAGES)) throw new Unreadable('no_page')
    return await pictureOf(document.getPage(page - 1))
  } finally {
    document.destroy()
  }
}

async function pictureOf(page: PDFiumPage) {
  const { default: sharp } = await import('sharp')
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const { data, width, height } = await page.render({
    scale: Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight),
    render: 'bitmap',
  })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 32, effort: 3 })
    .toBuffer()
}
