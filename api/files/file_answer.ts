import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { contentDisposition } from '#api/http/answers/content_disposition'
import { heldBytes, type StillMay } from '#api/http/answers/held_answer'
import { rangeOf, readRange } from '#api/files/byte_range'
import type File from '#api/files/models/file'

// what a browser may show in a frame of ours; everything else is downloaded
const shown = ['application/pdf', 'image/webp', 'video/mp4', 'video/webm']

/** Sends a private file, as long as its reader may have it: downloaded under its name, or shown in a frame of our own pages. */
export async function answerFile(
  { request, response }: HttpContext,
  file: File,
  { as, stillMay }: { as: 'attachment' | 'inline'; stillMay: StillMay }
) {
  // a length that is told before the storage has no such file would break the response off
  if (!(await drive.use().exists(file.storageKey)))
    throw new Refusal('This file is no longer in storage; ask for it to be uploaded again', {
      status: 404,
      code: 'E_FILE_GONE',
    })
  const disposition = as === 'inline' && shown.includes(file.mimeType) ? 'inline' : 'attachment'
  response.header('content-type', file.mimeType)
  response.header('content-disposition', contentDisposition(disposition, file.fileName))
  response.header('x-content-type-options', 'nosniff')
  response.header('cache-control', 'private, no-store')
  response.header(
    'content-security-policy',
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
  )
  response.header('accept-ranges', 'bytes')
  const range = readRange(request.header('range'), file.byteSize)
  if (range === undefined) {
    response.header('content-range', `bytes */${file.byteSize}`)
    throw new Refusal(
      sentence('This file has {bytes} bytes; ask for a part of them', {
        bytes: file.byteSize,
      }),
      {
        status: 416,
        code: 'E_RANGE',
      }
    )
  }
  if (!range) {
    response.header('content-length', String(file.byteSize))
    return response.stream(heldBytes(await drive.use().getStream(file.storageKey), stillMay))
  }
  const part = await rangeOf(file.storageKey, range)
  response.header('content-range', `bytes ${range.start}-${range.end}/${file.byteSize}`)
  response.header('content-length', String(range.end - range.start + 1))
  return response.status(206).stream(heldBytes(part, stillMay))
}
