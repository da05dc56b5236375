import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  Case,
  Code,
  CodeLanguage,
  RunResult,
} from '../../../../../api/engines/code_runner/in_browser'
import { prepare, runIn, type Prepared } from './trial_run'

/** `loading`: the language comes, once; `running`: the cases run; `broken`: this browser cannot run code. */
export type TrialState = 'idle' | 'loading' | 'running' | 'broken'

/**
 * Runs code on visible cases in this browser: `run(code, cases)`, `stop()`, `state`, `result`. A worker runs once; the next
 * one is prepared when a run has ended, so that only the first run waits for the language; `warm(language)` at the first
 * key spares that wait, too.
 */
export function useTrialRun() {
  const [state, setState] = useState<TrialState>('idle')
  const [result, setResult] = useState<RunResult>()
  const prepared = useRef<Prepared>(undefined)
  const inUse = useRef(false)
  const turn = useRef(0)

  const end = useCallback(() => {
    turn.current++
    inUse.current = false
    prepared.current?.worker.terminate()
    prepared.current = undefined
  }, [])
  useEffect(() => end, [end])

  const stop = useCallback(() => {
    end()
    setState('idle')
  }, [end])

  const warm = useCallback((language: CodeLanguage) => {
    // while code runs, its worker is nobody else's
    if (inUse.current || prepared.current?.language === language) return
    prepared.current?.worker.terminate()
    prepared.current = prepare(language)
  }, [])

  const run = useCallback(
    async (code: Code, cases: Case[]) => {
      if (inUse.current) end()
      const own = ++turn.current
      warm(code.language)
      inUse.current = true
      const used = prepared.current!
      setResult(undefined)
      setState('loading')
      try {
        await used.ready
      } catch {
        used.worker.terminate()
        if (own === turn.current) {
          inUse.current = false
          prepared.current = undefined
          setState('broken')
        }
        return
      }
      if (own !== turn.current) return
      setState('running')
      const found = await runIn(used, code, cases)
      if (own !== turn.current) return
      inUse.current = false
      prepared.current = prepare(code.language)
      setResult(found)
      setState('idle')
    },
    [warm, end]
  )

  return { run, stop, warm, state, result }
}
