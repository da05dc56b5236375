/**
 * The last release and this version beside each other on one database, as during an upgrade without a pause: the last one
 * runs on data that it wrote, people work, this version migrates under them and starts, both work, the last one ends.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/two_versions.ts
 *
 * The last release is made of its commit (tests/last_release.ts), which a shallow clone does not have.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'
// both versions read what the other one signs
process.env.APP_KEY ??= 'one key for both versions of a run'

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lastRelease } from '#tests/last_release'
import { print, printLoad, ROOT } from '../load/own/server.js'
import { ask, broken, call, unanswered } from './calls.js'
import { must, wrong } from './verdict.js'
import { callAll, operationsOf } from './versions/every_operation.js'
import { formerCode } from './versions/former.js'
import { closeWorld, command, query, ready, startProduct, type Server } from './world.js'

const PASSWORD = 'correct horse battery'
const former = formerCode()
const { folder, backup, people } = lastRelease
await command(['backup:restore', join(ROOT, folder, backup)], former)
const start = async (root?: string) => {
  const server = await startProduct({ QUEUE: 'inside' }, undefined, root)
  await ready(server)
  return server
}
const old: Server = await start(former)

const signIn = async ({ origin }: Server, email: string) => {
  const said = await ask(origin, 'POST', '/login', { json: { email, password: PASSWORD } })
  return said!.body.data.accessToken as string
}
const tokens = {
  candidate: await signIn(old, people.candidate),
  company: await signIn(old, people.company),
}
const [talk] = (await ask(old.origin, 'GET', '/conversation/get-conversations', {
  token: tokens.candidate,
}))!.body.data

// ------------------------------------------------------------------ people, at whichever version a balancer would choose

const running = [old]
let turn = 0
const origin = () => running[turn++ % running.length].origin
let going = true
const told: string[] = []
const reads = [
  ['candidate', 'GET', '/candidate/profile'],
  ['candidate', 'GET', '/candidate/interviews'],
  ['candidate', 'GET', '/notifications'],
  ['company', 'GET', '/conversation/get-conversations'],
  ['company', 'POST', '/client/job-list'],
  ['company', 'POST', '/job-list'],
] as const
async function work() {
  for (let nth = 0; going; nth++) {
    const [side, method, path] = reads[nth % reads.length]
    await ask(origin(), method, path, {
      token: tokens[side],
      ...(method === 'POST' && { json: {} }),
    })
    const text = randomUUID()
    const json = { conversation_id: talk._id, text, client_id: text }
    const token = nth % 2 ? tokens.candidate : tokens.company
    const { status } = await call(origin, 'POST', '/message/send-message', { token, json })
    if (status === 201) told.push(text)
    // an account may write 240 messages a minute
    await delay(600)
  }
}
const working = [work(), work(), work()]
await delay(3_000)
must('answers of the last release by itself above 499 that were no 503', broken.splice(0))

const began = performance.now()
print(
  'what is said before',
  (await command(['upgrade:check']).catch(({ message }) => message)).trim()
)
await command(['candor:prepare'])
print('check and migrations (s)', ((performance.now() - began) / 1_000).toFixed(1))
await delay(2_000)
must('answers of the last release amid migrations, and after them', broken.splice(0))
running.push(await start())
await delay(6_000)
must('answers of both beside each other', broken.splice(0))

const own = { id: 1, conversation_id: talk._id, jobId: 1 }
const each = await callAll(old.origin, await operationsOf(old.origin), { tokens, own })
print('operations of the last release that were done on the new tables', each.done)
must('operations of the last release that failed on the new tables', each.failed)
broken.splice(0)

running.splice(0, 1)
await old.stop()
await delay(3_000)
going = false
await Promise.all(working)
must('answers of this version alone', broken.splice(0))

const kept = await query('select body, count(*)::int as n from messages group by 1')
const times = new Map(kept.map(({ body, n }) => [body, n]))
print('messages that were told to be sent; sent again', `${told.length}; ${unanswered.times}`)
must(
  'messages that are lost, or there twice',
  told.filter((text) => times.get(text) !== 1)
)
must('messages that nobody could send', told.length > 20 ? [] : [told.length])
printLoad()
for (const line of wrong) console.log(`WRONG ${line}`)
await running[0].stop()
await closeWorld()
process.exit(wrong.length > 0 ? 1 : 0)
