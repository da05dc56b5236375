import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { call as callAt } from '../calls.js'
import { ROOT } from '../../load/own/server.js'
import { people, type Buyer, type Person, type Taker } from './people.js'

/** What was told to be done, to be found in the database at the end. */
export const told = {
  messages: [] as string[],
  /** By the name of the file, the SHA-256 of its bytes. */
  uploads: new Map<string, string>(),
  /** By the id of the question, the place that was chosen and the revision. */
  answers: new Map<number, { answer: string; revision: number }>(),
  imports: [] as { id: number; emails: string[] }[],
  orders: [] as { id: number; companyId: number }[],
}
export const writes = () =>
  told.messages.length +
  told.uploads.size +
  told.answers.size +
  told.imports.length +
  told.orders.length

/** Where people find the product now, and whether they have gone home. */
export const scene = { origin: '', over: false }
const call = (method: string, path: string, sending: Parameters<typeof callAt>[3]) =>
  callAt(() => scene.origin, method, path, sending)

const PAUSES = { message: 400, upload: 2_500, answer: 700, import: 2_000, order: 1_500 }
const ROWS = 4
const sample = readFileSync(`${ROOT}tests/samples/resume.pdf`)

/** Everybody, until it is over; what is begun is brought to an end. */
export const everybody = () =>
  Promise.all([
    ...people.talks.map((talk) => converse(talk)),
    uploadAll(),
    ...people.takers.map((taker) => takeTest(taker)),
    ...people.importers.map((importer) => again(PAUSES.import, () => bringIn(importer))),
    ...people.buyers.map((buyer) => again(PAUSES.order, () => buy(buyer))),
  ])

async function again(pause: number, act: () => Promise<void>) {
  while (!scene.over) {
    await delay(pause * (0.5 + Math.random()))
    await act()
  }
}

const must = (what: string, { status, body }: { status: number; body: any }, wanted: number) => {
  if (status !== wanted) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return body.data
}

/** Two who write to each other in turn; the portal's own number of a message keeps it from being sent twice. */
async function converse({ company, candidate }: { company: Person; candidate: Person }) {
  const opened = await call('POST', '/conversation/create-open-conversation', {
    token: company.token,
    json: { receiver_id: candidate.id },
  })
  const { _id } = must('a conversation', opened, 200)
  let turn = 0
  await again(PAUSES.message, async () => {
    const text = `Message ${randomUUID()}`
    const { token } = turn++ % 2 ? candidate : company
    const json = { conversation_id: _id, text, client_id: text }
    must('a message', await call('POST', '/message/send-message', { token, json }), 201)
    told.messages.push(text)
  })
}

/** One after the other, as a person may keep twenty resumes. */
async function uploadAll() {
  let nth = 0
  await again(PAUSES.upload, async () => {
    const { token } = people.uploaders[nth++ % people.uploaders.length]
    const name = `resume-${randomUUID()}.pdf`
    const bytes = Buffer.concat([sample, Buffer.from(`\n% ${name}`)])
    const form = () => {
      const made = new FormData()
      made.append('resume', new Blob([bytes], { type: 'application/pdf' }), name)
      return made
    }
    const sent = await call('POST', '/candidate/resume', { token, form, keyed: true })
    if (sent.body?.outcome !== 'done') must('a resume', sent, 201)
    told.uploads.set(name, createHash('sha256').update(bytes).digest('hex'))
  })
}

async function takeTest({ token, attemptId, questions }: Taker) {
  let turn = 0
  let isOpen = true
  await again(PAUSES.answer, async () => {
    if (!isOpen) return
    const questionId = questions[turn % questions.length]
    const revision = 1 + Math.floor(turn++ / questions.length)
    const answer = String(1 + Math.floor(Math.random() * 4))
    const json = { attemptId, questionId, answer, revision }
    const said = await call('POST', '/candidate/test-answer', { token, json })
    // a long run outlasts a test
    isOpen = said.status !== 409
    if (!isOpen) return
    must('an answer', said, 200)
    told.answers.set(questionId, { answer, revision })
  })
}

/** A list of people, looked at and brought in; the worker does both. */
async function bringIn({ token }: Person) {
  const emails = Array.from({ length: ROWS }, () => `${randomUUID()}@example.org`)
  const lines = emails.map((email, row) => `First${row},Last${row},${email}`)
  const name = `${emails[0]}.csv`
  const form = () => {
    const made = new FormData()
    made.append('file', new Blob([['First Name,Last Name,Email', ...lines].join('\n')]), name)
    return made
  }
  const sent = await call('POST', '/client/imports', { token, form, keyed: true })
  // who lost the answer finds the import in their list, as a person does
  const id =
    sent.body?.outcome === 'done'
      ? (await call('GET', '/client/imports', { token })).body.data.find(
          ({ files }: any) => files[0].name === name
        )._id
      : must('an import', sent, 201)._id
  for (const [move, end] of [
    ['check', 'checked'],
    ['run', 'done'],
  ]) {
    const moved = await call('POST', `/client/imports/${id}/${move}`, { token, keyed: true })
    if (moved.body?.outcome !== 'done') must(`to ${move} an import`, moved, 200)
    if (move === 'run') told.imports.push({ id: Number(id), emails })
    // what is told to run goes on after everybody has gone
    for (let status = ''; status !== end && !(move === 'run' && scene.over); await delay(300)) {
      status = must('an import', await call('GET', `/client/imports/${id}`, { token }), 200).status
      if (status === 'failed') throw new Error(`The import ${id} failed`)
    }
  }
}

/** Orders, pays at the sandbox, and comes back. */
async function buy({ token, companyId }: Buyer) {
  const json = { items: [{ productId: people.product, quantity: 2 }], gateway: 'sandbox' }
  const made = await call('POST', '/client/checkout', { token, json, keyed: true })
  const isThere = made.body?.outcome === 'done'
  const orderId = isThere
    ? (await call('POST', '/order-list', { token, json: { limit: 1 } })).body.data[0]._id
    : must('an order', made, 201).orderId
  const page = await call('POST', '/stripe/process-payment', { token, json: { orderId } })
  const ref = must('a payment', page, 200).payment.redirectUrl.split('/').at(-1)
  const paid = await call('POST', `/sandbox/payments/${ref}`, { json: { outcome: 'paid' } })
  // a second try is told that it is paid already
  if (paid.status !== 200 && !paid.body.message.includes('paid already')) must('to pay', paid, 200)
  for (let status = ''; status !== 'paid'; await delay(100)) {
    const asked = { orderId, gateway: 'sandbox' }
    const verified = await call('POST', '/payment/verify', { token, json: asked })
    status = must('a paid order', verified, 200).status
  }
  told.orders.push({ id: Number(orderId), companyId })
}
