import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import type { HttpRequest } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { partKinds, type FileKind } from '#api/files/file_facts'
import { partsValidator } from '#api/files/file_validators'
import PartUpload from '#api/files/models/part_upload'

/** The file in parts that a request names by its `uploadId`, of any sender; undefined where it names none. */
export async function findParts(request: HttpRequest, kind: FileKind) {
  const user = request.ctx?.auth.user
  if (!user || !(partKinds as readonly string[]).includes(kind)) return undefined
  const { uploadId } = await request.validateUsing(partsValidator)
  if (!uploadId) return undefined
  return PartUpload.openOf(user.id).where({ id: uploadId, kind }).firstOrFail()
}

/** Writes the parts of a whole upload to a path, in their order. Refuses with 409 while some have not arrived. */
export async function joinParts(upload: PartUpload, path: string) {
  const { fileName, byteSize, arrived, count } = upload
  if (arrived.length < count)
    throw new Refusal('Some parts of this file have not arrived; send those, then try again', {
      code: 'E_PARTS_MISSING',
      details: { arrived, parts: count },
    })
  const hash = createHash('sha256')
  let size = 0
  const read = async function* () {
    for (let part = 1; part <= count; part++)
      for await (const chunk of await drive.use().getStream(upload.keyOf(part))) {
        hash.update(chunk as Buffer)
        size += (chunk as Buffer).length
        yield chunk as Buffer
      }
  }
  try {
    await pipeline(read, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    // another call kept the file meanwhile, or gave it up, and the parts went
    await PartUpload.findOrFail(upload.id)
    throw error
  }
  if (size !== byteSize) throw new Error(`The parts of upload ${upload.id} have ${size} bytes`)
  return { fileName, byteSize, sha256: hash.digest('hex') }
}

/** Gives an upload up, or ends one whose file is kept: its row, then its parts. */
export async function dropParts(upload: PartUpload) {
  await upload.delete()
  await dropBytes(upload)
}

/** Takes the parts of an upload out of storage. */
export async function dropBytes(upload: PartUpload) {
  for (const part of upload.arrived) await drive.use().delete(upload.keyOf(part))
}
