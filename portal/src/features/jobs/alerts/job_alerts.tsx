import { useRef, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { addressOf } from '../../../app/language'
import { accountLimits } from '#api/accounts/account_facts'
import { alertFrequencies, type AlertFrequency } from '#api/jobs/alerts/alert_facts'
import { api, type ApiError } from '../../../app/api'
import { captchaToken } from '../../../app/humans/captcha'
import { proofOfWork } from '../../../app/humans/proof'
import { read, rowsOf } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { useWrite } from '../../../components/forms/write'
import { ListSkeleton } from '../../../components/page/skeletons'
import { useTitle } from '../../../components/page/title'
import { newestOf } from '#api/jobs/browse/job_address'
import { useJobs } from '../browse/job_results'
import { JobCard } from '../job_card'
import { useMySkills } from '../my_skills'
import { OwnAlerts } from './own_alerts'

/** Asks for mails about new jobs of the search in the address; candidates see the alerts that they have. */
export default function JobAlerts() {
  const [params] = useSearchParams()
  const { token, userType } = useSession()
  const isCandidate = Boolean(token) && userType === 'developer'
  useTitle(t`Job alerts`)
  return (
    <div className="c-page c-topic">
      <h1>{t`New jobs by mail`}</h1>
      <div className="c-alert-page">
        <div>
          <Ask key={params.toString()} search={params.toString()} isCandidate={isCandidate} />
          {isCandidate && <OwnAlerts />}
        </div>
        <Newest params={params} isCandidate={isCandidate} />
      </div>
    </div>
  )
}

/** What such a mail would hold today. */
function Newest({ params, isCandidate }: { params: URLSearchParams; isCandidate: boolean }) {
  const mine = useMySkills()
  const skills = useQuery({ ...read('GET', '/candidate/dev-techskill'), enabled: false })
  const found = useJobs(newestOf(params))
  const jobs = rowsOf(found)
  // cards are seen once, with the reader's own skills marked: a mark may take another line
  const waits = found.isPending || (isCandidate && skills.isPending)
  if (!waits && jobs.length === 0) return null
  return (
    <section aria-labelledby="newest-jobs" data-waits={(waits && jobs.length > 0) || undefined}>
      <h2 id="newest-jobs">{t`What a mail would bring today`}</h2>
      {jobs.length === 0 ? (
        <ListSkeleton rows={3} height={172} />
      ) : (
        <ol className="c-list">
          {jobs.map((job) => (
            <li key={job._id}>
              <JobCard job={job} mine={mine} heading="h3" />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Ask({ search, isCandidate }: { search: string; isCandidate: boolean }) {
  const preview = useQuery(read('GET', '/job-alert-preview', { query: { search } })).data?.data
  const searched = preview?.label ?? t`this search`
  return (
    <>
      <p>
        <Trans>
          We write when there is something new for <strong>{searched}</strong>, and never otherwise.
        </Trans>{' '}
        {preview &&
          plural(
            { count: preview.count ?? 0 },
            { one: '# job today.', other: '# jobs today.' }
          )}{' '}
        <Link className="c-text-link" to={search ? `/jobs?${search}` : '/jobs'}>
          {search ? t`Change the search` : t`Choose a search first`}
        </Link>
      </p>
      {isCandidate ? <OwnForm search={search} /> : <GuestForm search={search} />}
    </>
  )
}

/** A candidate's alert begins at once: the address is proved already. As tall as a guest's form, which it takes the place of. */
function OwnForm({ search }: { search: string }) {
  const { user } = useSession()
  const keep = useWrite(
    (frequency: AlertFrequency) =>
      api.post('/candidate/job-alerts', { body: { search, frequency } }),
    { refreshes: ['/candidate/job-alerts'] }
  )
  return (
    <form
      className="c-alert"
      onSubmit={(event) => {
        event.preventDefault()
        void keep.send(new FormData(event.currentTarget).get('frequency') as AlertFrequency)
      }}
    >
      <p className="c-alert-to">
        <span>{t`Your e-mail address`}</span>
        <span className="dim">{user?.email}</span>
      </p>
      <Frequency />
      {keep.failure && (
        <p className="c-alert-wrong" role="alert">
          {keep.failure.message}
        </p>
      )}
      <div>
        <button className="c-button" type="submit" disabled={keep.busy}>
          {keep.busy ? t`Saving …` : t`Write to me`}
        </button>
      </div>
      <small className="dim">{t`Every mail ends its alert with one click.`}</small>
    </form>
  )
}

/** Sent without scripts, too; the server's own page answers then. */
function GuestForm({ search }: { search: string }) {
  const [sent, setSent] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<{ email?: string; form?: string }>({})
  const proof = useRef<ReturnType<typeof proofOfWork>>(undefined)
  if (sent)
    return (
      <div role="status">
        <p>
          <Trans>
            Check the inbox of <strong>{sent}</strong>: the alert starts when you open the link in
            our mail and confirm. If you already have it, no mail comes.
          </Trans>
        </p>
        <Link className="c-button" data-kind="plain" to={search ? `/jobs?${search}` : '/jobs'}>
          {t`Back to the jobs`}
        </Link>
      </div>
    )

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const element = event.currentTarget
    const typed = new FormData(element)
    const email = String(typed.get('email')).trim()
    setBusy(true)
    setWrong({})
    try {
      const [solved, captcha] = await Promise.all([
        proof.current ?? proofOfWork(),
        captchaToken('lead'),
      ])
      await api.post('/job-alerts', {
        body: {
          search,
          email,
          frequency: typed.get('frequency') as AlertFrequency,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          website: String(typed.get('website') ?? '') || undefined,
          proof: solved,
          captcha,
        },
        notice: 'none',
      })
      setSent(email)
    } catch (error) {
      // a challenge counts once
      proof.current = undefined
      const { fields = {}, message } = error as ApiError
      setWrong(fields.email ? { email: fields.email } : { form: message })
      if (fields.email) (element.elements.namedItem('email') as HTMLElement).focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="c-alert"
      method="post"
      action={addressOf('/job-alerts')}
      onSubmit={submit}
      // solved while somebody types, so that nobody waits for it
      onFocus={() => (proof.current ??= proofOfWork())}
    >
      <input type="hidden" name="search" value={search} />
      <label>
        <span>{t`Your e-mail address`}</span>
        <input
          className="c-field"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={accountLimits.email.max}
          required
          aria-invalid={wrong.email ? true : undefined}
          aria-describedby={wrong.email ? 'alert-email-wrong' : undefined}
        />
        {wrong.email && (
          <p className="c-alert-wrong" id="alert-email-wrong" role="alert">
            {wrong.email}
          </p>
        )}
      </label>
      <Frequency />
      <label className="c-alert-off" aria-hidden="true">
        {t`Leave this empty`}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {wrong.form && (
        <p className="c-alert-wrong" role="alert">
          {wrong.form}
        </p>
      )}
      <div>
        <button className="c-button" type="submit" disabled={busy}>
          {busy ? t`Sending …` : t`Write to me`}
        </button>
      </div>
      <small className="dim">
        <Trans>
          No account is needed. Every mail ends the alert with one click, and your address is
          deleted with it; see our{' '}
          <Link className="c-text-link" to="/privacy">
            privacy notice
          </Link>
          .
        </Trans>
      </small>
    </form>
  )
}

const Frequency = () => (
  <fieldset>
    <legend>{t`How often`}</legend>
    {alertFrequencies.map(({ value, label }, index) => (
      <label key={value}>
        <input type="radio" name="frequency" value={value} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
)
