import {
  givenOf,
  refusedRun,
  runResult,
  type Case,
  type Code,
  type CodeLanguage,
  type Ended,
  type Outcome,
  type RunResult,
} from '../../../../../api/engines/code_runner/in_browser'
import type { Said, Told } from './trial_worker'

/** For all cases together, as on the server. */
const MILLISECONDS = 10_000

/** A language that is loaded, or being loaded, in a worker of its own. */
export type Prepared = { language: CodeLanguage; worker: Worker; ready: Promise<void> }

/** Loads a language in a worker, for the next run; `ready` fails where the browser cannot. */
export function prepare(language: CodeLanguage): Prepared {
  const worker = new Worker(new URL('./trial_worker.ts', import.meta.url), { type: 'module' })
  const ready = new Promise<void>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('ready' in data) done()
      if ('broken' in data) failed(new Error(data.broken))
    })
    worker.addEventListener('error', () => failed(new Error('The worker does not start.')))
  })
  ready.catch(() => {})
  worker.postMessage({ language } satisfies Told)
  return { language, worker, ready }
}

/** Runs code on cases in a worker that is ready, and ends the worker: by the time, or when all is done. */
export function runIn({ worker }: Prepared, code: Code, cases: Case[]): Promise<RunResult> {
  return new Promise((resolve) => {
    const outcomes: Outcome[] = []
    const begun = performance.now()
    const ms = () => performance.now() - begun
    const end = (result: RunResult) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(result)
    }
    const ended = (how: Ended) => end(runResult(cases, outcomes, how, ms()))
    const timer = setTimeout(() => ended('timed out'), MILLISECONDS)
    worker.addEventListener('error', () => ended('failed'))
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('refused' in data) end(refusedRun(cases, data.refused, Math.round(ms())))
      else if ('outcome' in data) {
        outcomes.push(data.outcome)
        if (data.outcome.outOfMemory) ended('out of memory')
      } else if ('done' in data || 'broken' in data) ended('failed')
    })
    worker.postMessage({ code, given: givenOf(cases) } satisfies Told)
  })
}
