import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { print, ROOT } from '../../load/own/server.js'
import { ask } from '../calls.js'
import { must } from '../verdict.js'
import { query, startProduct, storage } from '../world.js'
import { openTalk, people } from './people.js'
import { uploadResume } from './uploads.js'

const HOUR = 3_600_000

/**
 * The clock of the server's process set an hour forth, back, an hour back, and right again: people stay signed in, see
 * what was changed, write in order, open their files, and the queue goes on. The database's clock stays as it is.
 */
export async function setClock() {
  const file = `${storage}-clock`
  writeFileSync(file, '0')
  const server = await startProduct({
    QUEUE: 'inside',
    FAULT_CLOCK: file,
    NODE_OPTIONS: `--import=${ROOT}tests/faults/clock.mjs`,
  })
  const { company, candidate, jobId } = people
  const talkId = await openTalk(server.origin)
  const wrong: unknown[] = []
  const written: string[] = []
  for (const [when, offset] of [
    ['as it is', 0],
    ['an hour forth', HOUR],
    ['right again', 0],
    ['an hour back', -HOUR],
    ['right at the end', 0],
  ] as const) {
    writeFileSync(file, String(offset))
    await delay(200)
    const said = (what: string, answer: any, wanted: number) => {
      if (answer?.status !== wanted) wrong.push({ when, what, answer })
    }
    said('a session', await ask(server.origin, 'GET', '/get-user', { token: company.token }), 200)
    const json = { conversation_id: talkId, text: `It is ${when}` }
    said(
      'a message',
      await ask(server.origin, 'POST', '/message/send-message', { token: candidate.token, json }),
      201
    )
    written.push(json.text)
    const history = await ask(server.origin, 'GET', `/message/get-messages/${talkId}`, {
      token: company.token,
    })
    const texts = (history?.body?.data ?? []).map(({ text }: any) => text)
    // newest first or last: in the order in which they were written either way
    const order = texts.filter((text: string) => written.includes(text))
    if (![order.join(), order.toReversed().join()].includes(written.join()))
      wrong.push({ when, order })
    const title = `Engineer ${when}`
    await query('update jobs set title = $1 where id = $2', [title, jobId])
    const shown = await seen(server.origin, title)
    if (!shown) wrong.push({ when, what: 'a job whose title was changed' })
    const resume = await uploadResume(server.origin)
    said('an upload', resume, 201)
    const url = resume.body?.data?.resumeUrl
    const opened = await fetch(new URL(url, server.origin)).catch(() => undefined)
    said('a signed address', opened, 200)
    if (!(await isRead(resume.id))) wrong.push({ when, what: 'a resume that is read by the queue' })
  }
  await server.stop()
  print('times that the clock was set; messages in their order', `4; ${written.length}`)
  must('what went wrong by it', wrong)
}

/** Lists are kept for some seconds; a change must be in them soon, whatever the clock says. */
async function seen(origin: string, title: string) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(300)) {
    const list = await ask(origin, 'POST', '/job-list', { json: { limit: 20 } })
    if (JSON.stringify(list?.body).includes(title)) return true
  }
  return false
}

async function isRead(id: number) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(200)) {
    const [row] = await query('select parse_status as status from resumes where id = $1', [id])
    if (['ready', 'failed'].includes(row?.status)) return true
  }
  return false
}
