// Runs in a process of its own with limits on memory and time; see limited_process.ts.
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { readResume } from '#api/engines/resume_reader/read_resume'
import { Unreadable } from '#api/engines/limited_process/unreadable'
import { draftOfLinkedIn } from '#api/engines/resume_reader/portable/read_linkedin_export'
import { vocabulary } from '#api/engines/resume_reader/vocabulary'
import type { Answer, Task } from '#api/engines/limited_process/limited_process'

const MAX_PAGES = 20
const WIDTH = 1200
const MAX_HEIGHT = 2400

const known = await vocabulary()
let pdfium: Promise<PDFiumLibrary> | undefined

process.on('disconnect', () => process.exit())
process.on('message', async (task: Task & { id: number }) => {
  const { id } = task
  const before = process.cpuUsage()
  const cpu = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  try {
    const value = await perform(task)
    process.send!({ id, value, cpu: cpu() } satisfies Answer)
  } catch (error) {
    const foreseen = Unreadable.from(error)
    const { reason, message } = foreseen ?? new Unreadable('damaged')
    process.send!({ id, reason, message, broken: !foreseen, cpu: cpu() } satisfies Answer)
  }
})
process.send!('ready')

function perform(task: Task) {
  if (task.do === 'read') return read(task)
  return task.do === 'draw' ? draw(task) : draftOfLinkedIn(task.bytes)
}

function read({ bytes, country, recognise }: Extract<Task, { do: 'read' }>) {
  const kind = kindOf(bytes)
  return readResume(bytes, { kind, country, recognise, vocabulary: known, maxPages: MAX_PAGES })
}

/** By content: readers of PDF look for its mark within the first kilobyte. */
function kindOf(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return 'docx'
  throw new Unreadable('wrong_type')
}

async function draw({ bytes, page }: Extract<Task, { do: 'draw' }>) {
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
