import { Link } from 'react-router-dom'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { alertFrequencies, type AlertFrequency } from '#api/jobs/alerts/alert_facts'
import { api } from '../../../app/api'
import { readPages, rowsOf } from '../../../app/read'
import { notify } from '../../../app/notices'
import { GrowingList } from '../../../components/lists/growing_list'
import { ListSkeleton } from '../../../components/page/skeletons'
import { useWrite } from '../../../components/forms/write'

type Alert = { _id: string; search: string; label: string; frequency: AlertFrequency }
const PATH = '/candidate/job-alerts'

/** The alerts of a candidate: how often each comes, and its end. */
export function OwnAlerts() {
  const list = useInfiniteQuery(readPages('GET', PATH))
  const rows = rowsOf(list)
  return (
    <section aria-labelledby="own-alerts">
      <h2 id="own-alerts">{t`Your alerts`}</h2>
      <GrowingList
        list={list}
        what={t`Your alerts`}
        rows={rows}
        pending={<ListSkeleton rows={1} height={62} />}
        empty={<p className="dim">{t`You have none yet. The button above makes the first one.`}</p>}
      >
        <ul className="c-alerts">
          {rows.map((alert) => (
            <Row key={alert._id} alert={alert} />
          ))}
        </ul>
      </GrowingList>
    </section>
  )
}

function Row({ alert: { _id: id, search, label, frequency } }: { alert: Alert }) {
  const change = useWrite(
    (to: AlertFrequency) =>
      api.put('/candidate/job-alerts/:id', { params: { id }, body: { frequency: to } }),
    { refreshes: [PATH] }
  )
  const again = useWrite(() => api.post(PATH, { body: { search, frequency }, notice: 'errors' }), {
    refreshes: [PATH],
  })
  const end = useWrite(
    () => api.delete('/candidate/job-alerts/:id', { params: { id }, notice: 'errors' }),
    {
      refreshes: [PATH],
      onDone: () => notify.undo(t`Alert ended`, () => void again.send()),
    }
  )
  return (
    <li>
      <Link className="c-text-link" to={search ? `/jobs?${search}` : '/jobs'}>
        {label}
      </Link>
      <select
        className="c-field"
        aria-label={t`How often: ${label}`}
        value={frequency}
        disabled={change.busy}
        onChange={(event) => void change.send(event.currentTarget.value as AlertFrequency)}
      >
        {alertFrequencies.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button
        className="c-button"
        data-kind="plain"
        type="button"
        aria-label={t`End the alert: ${label}`}
        disabled={end.busy}
        onClick={() => void end.send()}
      >
        {t`End`}
      </button>
    </li>
  )
}
