import './code_question.css'
import { useState } from 'react'
import { Button, Group } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { Case, Code } from '../../../../../api/engines/code_runner/in_browser'
import type { ExerciseLanguage } from '#api/assessments/assessment_facts'
import { CodeEditor } from './code_editor'
import { TrialResults } from './trial_results'
import { useTrialRun } from './use_trial_run'

/** An exercise as its question brings it: what is shown, and the visible cases. */
export type ShownCode = Omit<Code, 'source'> & {
  starter: string
  signature?: string
  schema?: string
  cases: Case[]
}

const names: Record<ExerciseLanguage, string> = {
  javascript: 'JavaScript',
  typescript: t`TypeScript; types are not checked`,
  python: 'Python',
  sql: t`SQL, as SQLite reads it`,
}

/** Code to write: what it starts from, the editor, and a run of the visible cases in this browser. */
export function CodeQuestion({
  code,
  value,
  onChange,
}: {
  code: ShownCode
  /** What was written so far; null while nothing was. */
  value: string | null
  onChange: (value: string | null) => void
}) {
  const { language, entry, harness, starter, signature, schema, cases } = code
  const { run, stop, warm, state, result } = useTrialRun()
  const [tried, setTried] = useState(false)
  const source = value ?? starter
  const busy = state === 'loading' || state === 'running'
  const change = (next: string) => {
    warm(language)
    if (next !== source) onChange(next.trim() === '' ? null : next)
  }
  return (
    <div className="c-code-question">
      <p className="dim">{names[language]}</p>
      {schema && <pre className="c-code-given">{schema}</pre>}
      {signature && <pre className="c-code-given">{signature}</pre>}
      {harness && (
        <details>
          <summary>{t`How your code is called`}</summary>
          <pre className="c-code-given">{harness}</pre>
        </details>
      )}
      <CodeEditor language={language} value={source} onChange={change} label={t`Your code`} />
      <Group gap="sm">
        <Button
          variant="default"
          disabled={busy}
          onClick={() => {
            setTried(true)
            void run({ language, entry, harness, source }, cases)
          }}
        >
          {t`Run visible cases`}
        </Button>
        {busy && (
          <Button variant="subtle" onClick={stop}>
            {t`Stop`}
          </Button>
        )}
        {value !== null && value !== starter && !busy && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t`Start over`}
          </Button>
        )}
        <span className="dim" aria-live="polite">
          {state === 'loading' && t`${{ language: names[language].split(/[;,]/)[0] }} is loading …`}
          {state === 'running' && t`Running …`}
        </span>
      </Group>
      {state === 'broken' && (
        <p role="alert">
          {t`This browser cannot run code. Your answer counts all the same: it is run on the server.`}
        </p>
      )}
      {result && <TrialResults cases={cases} result={result} />}
      {!tried && (
        <p className="dim">{t`At the end, hidden cases count together with the visible ones.`}</p>
      )}
    </div>
  )
}
