import { open, type FileHandle } from 'node:fs/promises'

/** Whether the container of a video holds together and has a picture in it; nothing is decoded. */
export async function isPlayable(path: string, mimeType: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return mimeType === 'video/webm' ? await isWebm(file, size) : await isMp4(file, size)
  } finally {
    await file.close()
  }
}

const MAX_BOXES = 10_000
const MAX_INDEX = 16 * 1024 * 1024

/** The boxes must fill the file; one is the index, with a video track, and one holds data. */
async function isMp4(file: FileHandle, size: number) {
  let at = 0
  const seen = new Set<string>()
  let video = false
  for (let count = 0; at + 8 <= size && count < MAX_BOXES; count++) {
    const head = Buffer.alloc(16)
    await file.read(head, 0, 16, at)
    const kind = head.toString('latin1', 4, 8)
    let length = head.readUInt32BE(0)
    if (length === 1) length = Number(head.readBigUInt64BE(8))
    if (length === 0) length = size - at
    if (length < 8 || at + length > size || !/^[\x20-\x7e]{4}$/.test(kind)) return false
    seen.add(kind)
    if (kind === 'moov') {
      const index = Buffer.alloc(Math.min(length, MAX_INDEX))
      await file.read(index, 0, index.length, at)
      video = index.includes('trak') && index.includes('vide')
    }
    at += length
  }
  return at === size && seen.has('ftyp') && seen.has('mdat') && video
}

/** An EBML head of document type webm, a segment, and a track with a video codec in the first megabytes. */
async function isWebm(file: FileHandle, size: number) {
  const head = Buffer.alloc(Math.min(size, 2 * 1024 * 1024))
  await file.read(head, 0, head.length, 0)
  return (
    head.readUInt32BE(0) === 0x1a45dfa3 &&
    head.subarray(0, 64).includes('webm') &&
    head.includes(Buffer.from([0x18, 0x53, 0x80, 0x67])) &&
    head.includes(Buffer.from([0x16, 0x54, 0xae, 0x6b])) &&
    /V_(VP8|VP9|AV1)/.test(head.toString('latin1'))
  )
}
