import { PDFiumLibrary } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/**
 * The pages of a PDF as a scanner would give them: grey pictures in a new PDF without a single letter. `lying` is how far
 * they lie turned clockwise, in degrees.
 */
const DPI = 150

export async function scanOf(bytes: Uint8Array, { askew = 0, lying = 0 } = {}): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const scan = new PDFDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  scan.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise((resolve) => scan.on('end', resolve))
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const { data, width, height } = await page.render({ scale: DPI / 72, render: 'bitmap' })
    const upright = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .rotate(askew, { background: '#fff' })
      .greyscale()
      .jpeg({ quality: 75 })
      .toBuffer()
    const picture = lying ? await sharp(upright).rotate(lying).toBuffer() : upright
    const size: [number, number] =
      lying % 180 ? [originalHeight, originalWidth] : [originalWidth, originalHeight]
    scan.addPage({ size, margin: 0 })
    scan.image(picture, 0, 0, { fit: size })
  }
  document.destroy()
  library.destroy()
  scan.end()
  await whole
  return Buffer.concat(chunks)
}
