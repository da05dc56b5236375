import './trial_results.css'
import { IconCheck, IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Case, RunResult } from '../../../../../api/engines/code_runner/in_browser'

/** What a trial run came to: how many cases passed, and of each what went in, what came out and what was expected. */
export function TrialResults({ cases, result }: { cases: Case[]; result: RunResult }) {
  const passed = result.cases.filter((one) => one.passed).length
  return (
    <div className="c-trial">
      <p role="status">
        {result.state === 'refused'
          ? t`The code cannot be run.`
          : t`${passed} of ${{ count: cases.length }} visible cases passed.`}
        {result.state !== 'ran' && result.state !== 'refused' && ` ${result.error}`}
      </p>
      {result.state === 'refused' ? (
        <div className="c-trial-case">
          <pre>{result.error}</pre>
        </div>
      ) : (
        <ol className="c-trial-cases">
          {cases.map((one, at) => (
            <TrialCase key={at} number={at + 1} one={one} judged={result.cases[at]} />
          ))}
        </ol>
      )}
    </div>
  )
}

function TrialCase({
  number,
  one,
  judged,
}: {
  number: number
  one: Case
  judged: RunResult['cases'][number]
}) {
  const given =
    'args' in one ? one.args.map((each) => JSON.stringify(each)).join(', ') : one.database
  const rows: [string, string | undefined][] = [
    [t`Input`, given],
    [t`Expected`, JSON.stringify(one.expected)],
    [t`Result`, judged.output],
    [t`Error`, judged.error],
    [t`Printed`, judged.printed],
  ]
  return (
    <li className="c-trial-case">
      <strong>
        {judged.passed ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
        {judged.passed ? t`Case ${number} passed` : t`Case ${number} failed`}
      </strong>
      <dl>
        {rows.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>
                  <pre>{text}</pre>
                </dd>
              </div>
            )
        )}
      </dl>
    </li>
  )
}
