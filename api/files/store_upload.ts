import { createHash, randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import File from '#api/files/models/file'
import { endings, isImageKind } from '#api/files/file_facts'
import type { Upload } from '#api/files/receive_upload'
import { imagePlace } from '#api/files/image_url'

/** The part of a picture to keep, in pixels of the upright picture. */
export type Crop = { cropX?: number; cropY?: number; cropWidth?: number; cropHeight?: number }

type Owner = { ownerId: number | null; companyId?: number | null }

const MAX_SIDE = 1024
/** As wide as an article, on screens with two pixels for one. */
const MAX_SIDE_COVER = 1600
/** What people show each other has to be readable: a screenshot, a drawing. */
const MAX_SIDE_SENT = 4096
const MAX_PIXELS = 40_000_000

/**
 * Keeps a checked upload under a name of our own, and writes its row in the caller's transaction;
 * the stored bytes go again if that transaction does not commit.
 */
export async function storeUpload(
  trx: TransactionClientContract,
  upload: Upload,
  owner: Owner,
  crop: Crop = {}
): Promise<File> {
  const disk = drive.use()
  const name = randomBytes(16).toString('hex')
  let key: string
  let facts = { mimeType: upload.mimeType, byteSize: upload.byteSize, sha256: upload.sha256 }
  if (isImageKind(upload.kind)) {
    const image = await reencode(upload, crop, upload.kind === 'cover' ? MAX_SIDE_COVER : MAX_SIDE)
    key = imagePlace(`${name}.webp`)
    facts = imageFacts(image)
    await disk.put(key, image, { contentType: 'image/webp' })
  } else if (upload.mimeType.startsWith('image/')) {
    // private, but no less without the place where it was taken
    const image = await reencode(upload, {}, MAX_SIDE_SENT)
    key = `${upload.kind}/${name}`
    facts = imageFacts(image)
    await disk.put(key, image, { contentType: 'image/webp' })
  } else {
    key = `${upload.kind}/${name}`
    await disk.copyFromFs(upload.path, key, {
      contentType: upload.mimeType,
      contentLength: upload.byteSize,
    })
  }
  trx.after('rollback', () => disk.delete(key))
  return File.create(
    {
      ...facts,
      ownerId: owner.ownerId,
      companyId: owner.companyId ?? null,
      purpose: upload.kind as File['purpose'],
      storageKey: key,
      fileName: namedAs(upload.fileName, upload.mimeType),
    },
    { client: trx }
  )
}

/** A name ends as its content is, so that nobody who saves "report.html" opens a PDF that a browser runs as a page. */
function namedAs(fileName: string, mimeType: string) {
  const fitting = endings[mimeType] ?? []
  const fits = fitting.some((ending) => fileName.toLowerCase().endsWith(ending))
  return fits || fitting.length === 0 ? fileName : `${fileName}${fitting[0]}`
}

const imageFacts = (image: Buffer) => ({
  mimeType: 'image/webp',
  byteSize: image.length,
  sha256: createHash('sha256').update(image).digest('hex'),
})

/** Removes a file's row now and its bytes once that is committed. */
export async function removeFile(trx: TransactionClientContract, file: File) {
  await file.useTransaction(trx).delete()
  trx.after('commit', () => drive.use().delete(file.storageKey))
}

/** A new picture of the pixels: no metadata, no hidden tail, upright, and of a bounded size. */
async function reencode({ path, field }: Upload, crop: Crop, maxSide: number): Promise<Buffer> {
  // a library of its own, loaded where the first picture is stored
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(path, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: 10 })
      .autoOrient()
    if (crop.cropWidth !== undefined)
      picture.extract({
        left: crop.cropX!,
        top: crop.cropY!,
        width: crop.cropWidth,
        height: crop.cropHeight!,
      })
    return await picture
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer()
  } catch (error) {
    if (/extract area|bad extract/i.test((error as Error).message))
      throw new Refusal(
        sentence('The part to keep lies outside of the image in "{field}"; choose it again', {
          field,
        }),
        { status: 422, field: 'cropWidth' }
      )
    if (/pixel limit/i.test((error as Error).message))
      throw new Refusal(
        sentence(
          'The image in "{field}" has more pixels than we take (40 million); make it smaller and send it again',
          { field }
        ),
        { status: 422, field }
      )
    throw new Refusal(
      sentence(
        'The image in "{field}" cannot be read; save it again as JPEG, PNG or WebP and send it again',
        { field }
      ),
      { status: 422, field }
    )
  }
}
