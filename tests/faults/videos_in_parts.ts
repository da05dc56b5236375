import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { PART_BYTES } from '#api/files/file_facts'
import { mp4 } from '../sample_files.js'
import { isToAskAgain } from './calls.js'

type Answer = { status: number; body: any }
type Asked = { token?: string; json?: object; bytes?: Buffer; key?: string }
type Api = (method: string, path: string, asked?: Asked) => Promise<Answer>
type Given = { api: Api; read: (path: string) => Promise<Buffer>; token: string }

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Sends videos in parts while it goes on, each call to whichever instance takes it; what got no answer is sent again. */
export async function sendVideos({ api, read, token }: Given, going: () => boolean) {
  const seen = { videos: 0, parts: 0, again: 0, wrong: [] as string[] }
  const patiently = async (method: string, path: string, asked: Asked) => {
    for (;;) {
      const answer = await api(method, path, { ...asked, token })
      if (answer.status > 0 && answer.status < 500 && !isToAskAgain(answer)) return answer
      seen.again++
      await delay(200)
    }
  }
  while (going()) {
    // two whole parts and a bit, another content each time
    const bytes = mp4(2 * PART_BYTES + 1_000 + seen.videos)
    const about = { kind: 'video', fileName: 'me.mp4', byteSize: bytes.length }
    // one whose answer was lost is begun anew; the first one is swept
    const id = (await patiently('POST', '/uploads', { json: about })).body.data._id
    for (let part = 1; (part - 1) * PART_BYTES < bytes.length; part++) {
      const from = (part - 1) * PART_BYTES
      const path = `/uploads/${id}/parts/${part}`
      const sent = await patiently('PUT', path, { bytes: bytes.subarray(from, from + PART_BYTES) })
      if (sent.status !== 200) seen.wrong.push(`${sent.status} ${path}`)
      seen.parts++
    }
    const json = { uploadId: Number(id) }
    const kept = await patiently('POST', '/candidate/video', { json, key: randomUUID() })
    if (kept.status !== 201 && kept.body?.outcome !== 'done')
      seen.wrong.push(`${kept.status} ${JSON.stringify(kept.body)}`)
    const { data } = (await patiently('GET', '/candidate/video', {})).body
    const there = await read((data.pending ?? data.video).url)
    if (sumOf(there) !== sumOf(bytes)) seen.wrong.push(`another content of video ${seen.videos}`)
    seen.videos++
    await delay(300)
  }
  return seen
}
