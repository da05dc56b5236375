import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignalKind } from '#api/assessments/assessment_facts'
import { api, ApiError, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { AnswerQueue, type Kept, type Sent } from './answer_queue'

/** How long the server hears nothing at most while there is a connection. */
const BEAT_MS = 15_000

type Attempt = DataOf<'GET', '/candidate/test-attempt/:id'>
export type Question = NonNullable<Attempt['question']>
export type Answer = string | string[] | null

/** The reads that a finished test changes. */
export const testReads = [
  '/candidate/skill-tests',
  '/candidate/stack-tests',
  '/candidate/assessment-results',
  '/candidate/english-test/result',
  '/candidate/received-assessments',
  '/candidate/dashboard',
  '/candidate/dev-step-data',
]

async function sent(work: Promise<{ data: { secondsLeft: number } }>): Promise<Sent> {
  try {
    const { data } = await work
    return { is: 'kept', secondsLeft: data.secondsLeft }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409 || error.status === 404) return { is: 'over' }
    if (error.status === 422) return { is: 'refused', message: error.message }
    return { is: 'later' }
  }
}

/** The attempt's answers, kept on this device until the server has them. */
function useAnswers(
  attemptId: string,
  presence: Pick<Presence, 'isLost' | 'lose' | 'say'>,
  onSaved: (secondsLeft: number) => void,
  onOver: () => void
) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const now = useRef({ presence, onSaved, onOver })
  now.current = { presence, onSaved, onOver }
  const queue = useMemo(() => {
    const key = `test-answers-${attemptId}`
    return new AnswerQueue({
      load: () => localStorage.getItem(key),
      store: (text) =>
        text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      async send(questionId, kept) {
        const { isLost, lose, say } = now.current.presence
        // the time without a connection is asked back before an answer says that it is over
        if (isLost()) await say()
        if (isLost()) return { is: 'later' }
        const answer = await sent(
          api.post('/candidate/test-answer', {
            body: { attemptId, questionId, ...kept },
            notice: 'none',
          })
        )
        if (answer.is === 'later') lose()
        return answer
      },
      onChange: redraw,
      onSaved: ({ secondsLeft }) => now.current.onSaved(secondsLeft),
      onOver: () => now.current.onOver(),
    })
  }, [attemptId])
  useEffect(() => {
    const retry = () => queue.retry()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      queue.stop()
    }
  }, [queue])
  return queue
}

/** Seconds until the deadline by the server's clock: counted here from what it said last. */
function useSecondsLeft(onEnd: () => void) {
  const until = useRef<number>(undefined)
  const [left, setLeft] = useState<number>()
  const end = useRef(onEnd)
  end.current = onEnd
  const count = () => {
    if (until.current === undefined) return
    const seconds = Math.max(0, Math.ceil((until.current - performance.now()) / 1000))
    setLeft(seconds)
    if (seconds === 0) {
      until.current = undefined
      end.current()
    }
  }
  useEffect(() => {
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [])
  return {
    left,
    set(seconds: number) {
      until.current = performance.now() + seconds * 1000
      count()
    },
  }
}

/** What the page saw since it last said so; kept until the server has it. */
function useSignals() {
  const seen = useRef<Partial<Record<SignalKind, number>>>({})
  useEffect(() => {
    const count = (kind: SignalKind) => (seen.current[kind] = (seen.current[kind] ?? 0) + 1)
    const onHide = () => document.hidden && count('blur')
    const onPaste = () => count('paste')
    const onScreen = () => !document.fullscreenElement && count('fullscreen')
    document.addEventListener('visibilitychange', onHide)
    document.addEventListener('paste', onPaste)
    document.addEventListener('fullscreenchange', onScreen)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('fullscreenchange', onScreen)
    }
  }, [])
  return seen
}

type Heard = DataOf<'POST', '/candidate/test-heartbeat'>
type Presence = ReturnType<typeof usePresence>

/**
 * Says that the page is there, and what it saw: 15 seconds after the server heard from it last. An answer says so too,
 * unless there is more to say. After a time without a connection it asks for that time.
 */
function usePresence(attemptId: string, onHeard: (heard: Heard, wasLost: boolean) => void) {
  const signals = useSignals()
  const lost = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const under = useRef<Promise<void>>(undefined)
  const heard = useRef(onHeard)
  heard.current = onHeard

  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void say(), BEAT_MS)
  }
  async function tell() {
    clearTimeout(timer.current)
    const [told, wasLost] = [signals.current, lost.current]
    signals.current = {}
    try {
      const { data } = await api.post('/candidate/test-heartbeat', {
        body: { attemptId, signals: told, outage: wasLost || undefined },
        notice: 'none',
      })
      lost.current = false
      heard.current(data, wasLost)
    } catch {
      lost.current = true
      for (const [kind, count] of Object.entries(told) as [SignalKind, number][])
        signals.current[kind] = (signals.current[kind] ?? 0) + count
    }
    wait()
  }
  const say = () => (under.current ??= tell().finally(() => (under.current = undefined)))

  useEffect(() => {
    const back = () => void say()
    wait()
    window.addEventListener('online', back)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', back)
    }
  }, [attemptId])
  return {
    say,
    isLost: () => lost.current,
    lose: () => void (lost.current = true),
    /** The server heard something else of this page. */
    heard() {
      if (Object.keys(signals.current).length === 0) wait()
    },
  }
}

/**
 * A test that runs: its question at a place, answers that are saved at once and outlive a lost connection, the time
 * left, and its end. `onOver` is called once it is over, by the person or by its time.
 */
export function useAttempt(attemptId: string, position: number | undefined, onOver: () => void) {
  const client = useQueryClient()
  const attempt = useQuery({
    ...read('GET', '/candidate/test-attempt/:id', {
      params: { id: attemptId },
      query: { position },
    }),
    staleTime: 0,
  })
  const { data } = attempt
  const over = useRef(false)
  const end = () => {
    if (over.current) return
    over.current = true
    onOver()
  }
  const clock = useSecondsLeft(() => void finish())
  const presence = usePresence(attemptId, ({ status, secondsLeft }, wasLost) => {
    if (status === 'running') clock.set(secondsLeft)
    else end()
    if (wasLost) queue.retry()
  })
  const onSaved = (secondsLeft: number) => {
    clock.set(secondsLeft)
    presence.heard()
  }
  const queue = useAnswers(attemptId, presence, onSaved, end)

  const state = data?.data
  useEffect(() => {
    if (!state) return
    if (state.state === 'running') clock.set(state.secondsLeft)
    else end()
  }, [state])

  // the next question is there before it is asked for, also when the connection breaks meanwhile
  const at = state?.question?.position
  useEffect(() => {
    if (!state || at === undefined || at >= state.total) return
    const next = (query: { position: number; ahead?: boolean }) =>
      read('GET', '/candidate/test-attempt/:id', { params: { id: attemptId }, query })
    void client.prefetchQuery({
      ...next({ position: at + 1 }),
      queryFn: next({ position: at + 1, ahead: true }).queryFn,
    })
  }, [at])

  /** Sends what is left and ends the test; resolves to whether the server has ended it. */
  async function finish() {
    await queue.settled()
    const done = await api
      .post('/candidate/test-finish', { body: { attemptId }, notice: 'none' })
      .then(
        () => true,
        (error) => error instanceof ApiError && error.status === 409
      )
    if (done) {
      queue.forget()
      end()
    }
    return done
  }

  const question = state?.question ?? null
  const changed: Kept | undefined = question ? queue.of(question._id) : undefined
  // another device may have gone on with it
  const overtaken =
    changed?.answer !== undefined && (changed.revision ?? 0) < (question?.revision ?? 0)
  const kept = overtaken ? undefined : changed
  return {
    attempt,
    state,
    question,
    answer: kept?.answer !== undefined ? kept.answer : (question?.answer ?? null),
    flagged: kept?.flag ?? question?.flagged ?? false,
    refused: question ? queue.refused.get(question._id) : undefined,
    queue,
    secondsLeft: clock.left,
    finish,
    put(change: { answer?: Answer; flag?: boolean }) {
      if (!question) return
      const revision = Math.max(kept?.revision ?? 0, question.revision) + 1
      queue.put(question._id, 'answer' in change ? { ...change, revision } : change)
    },
  }
}
