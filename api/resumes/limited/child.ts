// Runs in a process of its own with limits on memory and time; see limited_process.ts.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readResume } from '#api/resumes/resume_draft'
import { Unreadable } from '#api/resumes/limited/unreadable'
import type { Answer, Task } from '#api/resumes/limited/limited_process'

const WIDTH = 1200
const MAX_HEIGHT = 2400

process.on('disconnect', () => process.exit())
process.on('message', async (message: Task & { id: number }) => {
  const { id } = message
  try {
    const value =
      message.do === 'read' ? await readResume(message.bytes) : await draw(message)
    process.send!({ id, value } satisfies Answer)
  } catch (error) {
    const known = error instanceof Unreadable
    const { reason, message: text } = known ? error : new Unreadable('damaged')
    process.send!({ id, reason, message: text, broken: !known } satisfies Answer)
  }
})
process.send!('ready')

async function draw({ bytes, page }: Extract<Task, { do: 'draw' }>) {
  const [{ default: sharp }, library] = await Promise.all([import('sharp'), PDFiumLibrary.init()])
  const document = await library.loadDocument(bytes)
  if (page > document.getPageCount()) throw new Unreadable('no_page')
  const drawn = document.getPage(page - 1)
  const { originalWidth, originalHeight } = drawn.getOriginalSize()
  const { data, width, height } = await drawn.render({
    scale: Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight),
    render: 'bitmap',
  })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 32, effort: 3 })
    .toBuffer()
}
