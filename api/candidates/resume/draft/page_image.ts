import drive from '@adonisjs/drive/services/main'
import { Kept } from '#api/http/kept'
import { Refusal } from '#api/http/refusal'
import type File from '#api/files/models/file'
import { reader } from '#api/candidates/resume/draft/reader'
import { Unreadable } from '#api/engines/resume_reader/resume_reader'

const kept = new Kept<Uint8Array>({
  most: 60,
  size: { most: 64 * 1024 * 1024, of: (image) => image.byteLength },
  freshFor: Infinity,
})

/** A page (from 1) of a PDF as a PNG; the last few stay in memory, as a file never changes. */
export const pageImage = (file: File, page: number): Promise<Uint8Array> =>
  kept.get(`${file.storageKey} ${page}`, () => draw(file, page))

async function draw(file: File, page: number) {
  if (file.mimeType !== 'application/pdf')
    throw new Refusal('Only a PDF has pages to show; this file is a Word document', {
      status: 404,
      code: 'E_NOT_FOUND',
    })
  try {
    return await reader.drawPage(await drive.use().getBytes(file.storageKey), page)
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Refusal(
        error.message,
        error.reason === 'no_page' ? { status: 404, code: 'E_NOT_FOUND' } : {}
      )
    throw error
  }
}
