import { day } from '../../../components/format'
import { When } from '../../../components/when'
import { type Reviewed, stageLabel } from '../applicants_data'
import { type EventKind } from '#api/applications/application_facts'

const kinds: Partial<Record<EventKind, string>> = {
  message: 'Message sent',
  merge: 'Merged',
  separate: 'Separated',
}

export function History({ rows }: { rows: Reviewed['history'] }) {
  return (
    <ol className="ap-history">
      {[...rows].reverse().map(({ status, at, by, feedBack, reason, note, kind, stage }, index) => (
        <li key={index}>
          <strong>{kinds[kind] ?? stage ?? stageLabel(status)}</strong>{' '}
          <small>
            {by && `by ${by} · `}
            {at && <When at={at} />}
            {at && daysOld(at) > 6 && ` · ${day(at)}`}
          </small>
          {feedBack && <q>{feedBack}</q>}
          {(reason || note) && (
            <em className="dim">{[reason, note].filter(Boolean).join(' · ')}</em>
          )}
        </li>
      ))}
    </ol>
  )
}

const daysOld = (at: string) => (Date.now() - Date.parse(at)) / 86_400_000
