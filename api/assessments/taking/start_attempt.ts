import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import { extraPercentOf } from '#api/assessments/accommodations/extra_time'
import { consume, lockAccount, reserve, spendable } from '#api/assessments/credits/credits'
import { AttemptStarted } from '#api/assessments/events'
import Assessment from '#api/assessments/models/assessment'
import Attempt from '#api/assessments/models/attempt'
import { drawQuestions } from '#api/assessments/taking/draw_questions'
import { standings } from '#api/assessments/choosing/may_take'
import { sentTest } from '#api/assessments/taking/sent_test'

type Asked = { testId?: number; sendId?: number; useCredit?: boolean }

/**
 * Starts a test of one's choice, or one that a company sent. Returns the attempt, and whether it was made now: one
 * that runs already is returned as it is. Refuses with 409 while a pass holds or a retake window is closed; beyond the
 * free tries `useCredit` spends a test credit of the candidate's own. However many starts come at once, one attempt is
 * made: they wait for the candidate's row.
 */
export async function startAttempt(
  candidate: Candidate,
  asked: Asked
): Promise<{ attempt: Attempt; made: boolean }> {
  return db.transaction(async (trx) => {
    await trx.rawQuery('select id from candidates where id = ? for no key update', [candidate.id])
    const { assessment, sendId } = asked.sendId
      ? await sentTest(trx, { ...asked, candidateId: candidate.id, sendId: asked.sendId })
      : { assessment: await chosenTest(trx, asked.testId), sendId: null }
    const running = await Attempt.query({ client: trx })
      .where({ candidateId: candidate.id, assessmentId: assessment.id })
      .whereIn('status', ['running', 'marking'])
      .first()
    if (running && sendId !== null) assertSameSend(running, assessment, sendId)
    if (running?.status === 'running') return { attempt: running, made: false }
    const costs =
      sendId === null && (await assertMayTake(trx, candidate.id, assessment, asked.useCredit))
    const attempt = await makeAttempt(trx, candidate.id, assessment, sendId)
    if (costs) await spendCredit(trx, candidate, attempt)
    return { attempt, made: true }
  })
}

/** Spends one of the candidate's own credits for an attempt. */
async function spendCredit(
  trx: TransactionClientContract,
  { id: candidateId, userId }: Candidate,
  { id }: Attempt
) {
  const owner = { candidateId }
  if ((await spendable(trx, await lockAccount(trx, owner))) < 1)
    throw new Refusal('You have no test credit; buy one under Services and orders', {
      status: 403,
      reason: 'quota',
    })
  const told = { owner, reference: `attempt:${id}`, actorId: userId }
  await reserve(trx, { ...told, credits: 1, key: `attempt:${id}:reserve` })
  await consume(trx, { ...told, key: `attempt:${id}:consume` })
}

/** The English test's attempt, by the same rules, and how many questions it has. */
export async function startEnglish(candidate: Candidate) {
  const english = await Assessment.query()
    .where('kind', 'english')
    .withScopes((scopes) => scopes.offered())
    .firstOrFail()
  const started = await startAttempt(candidate, { testId: english.id })
  return { ...started, total: english.questionCount }
}

/** An English attempt of this candidate; any other is a 404. */
export const ownEnglish = (candidate: Candidate, id: number) =>
  Attempt.query()
    .where({ id, candidateId: candidate.id })
    .whereHas('assessment', (test) => test.where('kind', 'english'))
    .firstOrFail()

/**
 * What runs already was begun by choice or for another company, under other words about who sees it: it is ended
 * first, and then the one that was sent is started. What was sent and runs is gone on with, also by choice.
 */
function assertSameSend(running: Attempt, { name }: Assessment, sendId: number) {
  if (running.status === 'marking')
    throw new Refusal(
      sentence('Your last {name} test is being marked; start this one in a moment', { name })
    )
  if (running.sendId !== sendId)
    throw new Refusal(
      sentence(
        running.sendId === null
          ? 'You are already taking {name} for yourself, and its result counts for that alone; finish it first, then start this one'
          : 'You are already taking {name} for another company, and only that company sees its result; finish it first, then start this one',
        { name }
      ),
      { details: { attemptId: String(running.id) } }
    )
}

async function chosenTest(trx: TransactionClientContract, testId?: number) {
  if (!testId) throw new errors.E_ROW_NOT_FOUND()
  return Assessment.query({ client: trx })
    .where('id', testId)
    .withScopes((scopes) => scopes.offered())
    .firstOrFail()
}

/** Returns whether the start costs a credit. */
async function assertMayTake(
  trx: TransactionClientContract,
  candidateId: number,
  { id, name }: Assessment,
  useCredit = false
): Promise<boolean> {
  const { state, again, byCredit } = (await standings(trx, candidateId, [id])).get(id)!
  if (state === 'open') return false
  if (byCredit && useCredit) return true
  const day = again
  if (state === 'passed')
    throw new Refusal(
      sentence('You have passed {name}, and the pass holds until {day}', { name, day })
    )
  throw new Refusal(
    day
      ? sentence(
          byCredit
            ? 'You can take {name} again from {day}, or now for a test credit'
            : 'You can take {name} again from {day}; take another test until then',
          { name, day }
        )
      : sentence('Your last {name} test is being marked; its result comes in a moment', { name })
  )
}

async function makeAttempt(
  trx: TransactionClientContract,
  candidateId: number,
  assessment: Assessment,
  sendId: number | null
) {
  const drawn = await drawQuestions(trx, assessment, candidateId)
  if (drawn.length < assessment.questionCount)
    throw new Refusal(
      sentence(
        'This test has too few questions at the moment ({count} of {questionCount}); choose another one',
        { count: drawn.length, questionCount: assessment.questionCount }
      )
    )
  const extraPercent = await extraPercentOf(candidateId, trx)
  const now = DateTime.now()
  const attempt = await Attempt.create(
    {
      candidateId,
      assessmentId: assessment.id,
      sendId,
      status: 'running',
      startedAt: now,
      deadlineAt: now.plus({ minutes: assessment.minutes * (1 + extraPercent / 100) }),
      lastSeenAt: now,
      extraPercent,
    },
    { client: trx }
  )
  await trx.rawQuery(
    `insert into attempt_questions (attempt_id, position, question_id, version_id, option_order)
     select :attempt, d.position, (d.one->>'questionId')::bigint, (d.one->>'versionId')::bigint,
       array(select place::int from jsonb_array_elements_text(d.one->'optionOrder') with ordinality o(place, n) order by n)
     from jsonb_array_elements(:drawn::jsonb) with ordinality d(one, position)`,
    { attempt: attempt.id, drawn: JSON.stringify(drawn) }
  )
  await AttemptStarted.dispatch(attempt, trx)
  return attempt
}
