import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { useSession } from '../../app/session/session'
import { keepWish } from '../../app/wishes'
import { useWrite } from '../../components/forms/write'
import type { Job } from './job'

/** Keeps a job for later; people who are not signed in are asked to, and find it saved after. */
export function SaveButton({
  job,
  wide,
}: {
  job: Pick<Job, '_id' | 'jobTitle' | 'isSaved'>
  /** with its word, as tall as the button beside it */
  wide?: 'md' | 'lg'
}) {
  const { token, userType } = useSession()
  const [saved, setSaved] = useState(Boolean(job.isSaved))
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => setSaved(Boolean(job.isSaved)), [job.isSaved])
  const keep = useWrite(
    () => api.post('/save-job', { body: { jobId: job._id }, notice: 'errors' }),
    {
      refreshes: ['/candidate/saved-jobs'],
      onDone: ({ data }) => setSaved(data.isSaved),
      onRefused: () => setSaved(Boolean(job.isSaved)),
    }
  )
  if (token && userType !== 'developer') return null

  function toggle() {
    if (!token) {
      const next = pathname + search
      keepWish({ next, save: job._id })
      return navigate(`/login?next=${encodeURIComponent(next)}`)
    }
    if (keep.busy) return
    setSaved(!saved)
    void keep.send()
  }

  const label = saved ? t`Saved` : t`Save`
  return (
    <button
      type="button"
      className={wide ? 'c-button' : 'c-save'}
      data-kind={wide ? 'plain' : undefined}
      data-size={wide}
      aria-pressed={saved}
      aria-label={`${label}: ${job.jobTitle}`}
      title={label}
      onClick={toggle}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill={saved ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 4h12v16l-6-4-6 4z" />
      </svg>
      {wide && label}
    </button>
  )
}
