import { setTimeout } from 'node:timers/promises'

const EVEN_MS = 100

/** Answers no sooner than this, so that the clock does not tell whether there was something to do. */
export async function answerInEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, setTimeout(EVEN_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
