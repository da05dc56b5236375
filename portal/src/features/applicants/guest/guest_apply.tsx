import '../../../components/page/page_header.css'
import '../../../app/look/styles_rest'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { proofOfWork } from '../../../app/humans/proof'
import { readAs } from '../../../app/read'
import { takeFile } from '../../../app/taken_file'
import { PageNotYet } from '../../../components/page/fetched'
import { day } from '../../../components/format'
import { FileDrop } from '../../../components/forms/file_drop'
import { Message } from '../../../components/message'
import { useTitle } from '../../../components/page/title'
import { answerBy, type Company, type JobDetail } from '../../jobs'
import { ApplyCrumbs, ApplyHead } from '../apply/apply_head'
import type { Guest, Sent } from './guest_data'
import { GuestFilling } from './guest_filling'

type Detail = { job: JobDetail; company: Company }

/** Who reloads the page goes on where they were; forgotten with the tab. */
const kept = (slug: string) => ({
  get: () => sessionStorage.getItem(`guest:${slug}`) ?? undefined,
  set: (id: string | undefined) =>
    id ? sessionStorage.setItem(`guest:${slug}`, id) : sessionStorage.removeItem(`guest:${slug}`),
})

/** Apply first: a resume fills the form, the code of a mail sends it, and the account is what remains. */
export default function GuestApply() {
  const { slug = '' } = useParams()
  const detail = useQuery(readAs<Detail>('GET', '/job-detail/:jobId', { params: { jobId: slug } }))
  const [id, setId] = useState(() => kept(slug).get())
  const [sent, setSent] = useState<{ data: Sent; detail: Detail }>()
  const found = detail.data?.data
  useTitle(found && t`Apply: ${{ jobTitle: found.job.jobTitle }}`)
  const go = (next: string | undefined) => {
    kept(slug).set(next)
    setId(next)
  }

  // signing in forgets every read, so it holds what it shows
  if (sent) return <IsSent sent={sent.data} {...sent.detail} />
  if (!found) return <PageNotYet read={detail} what={t`This job`} />
  const { job, company } = found
  return (
    <div className="c-page" style={{ maxWidth: 760 }}>
      <ApplyCrumbs job={job} />
      <ApplyHead job={job} company={company} />
      {id ? (
        <GuestFilling
          key={id}
          id={id}
          job={job}
          onGone={() => go(undefined)}
          onSent={(data) => {
            kept(slug).set(undefined)
            setSent({ data, detail: found })
            window.scrollTo(0, 0)
          }}
        />
      ) : (
        <Begin job={job} onKept={go} />
      )}
    </div>
  )
}

/** The resume comes first: everything else is read from it. */
function Begin({ job, onKept }: { job: JobDetail; onKept: (id: string) => void }) {
  const [given] = useState(() => takeFile(`/jobs/${job.slug}/apply`))
  const proof = useRef<ReturnType<typeof proofOfWork>>(undefined)
  // solved while the file is chosen
  useEffect(() => void (proof.current ??= proofOfWork()), [])
  const here = encodeURIComponent(`/jobs/${job.slug}/apply`)
  return (
    <section className="c-section" aria-labelledby="resume" style={{ marginTop: 24 }}>
      <header>
        <div>
          <h2 id="resume">{t`Start with your resume`}</h2>
          <p>{t`We read it and fill in the rest. You check it before anything is sent.`}</p>
        </div>
      </header>
      <FileDrop<Guest>
        path={async () => {
          const solved = await (proof.current ?? proofOfWork())
          // a challenge counts once
          proof.current = undefined
          return `/guest-applications?${new URLSearchParams({ jobId: job._id, ...solved })}`
        }}
        field="resume"
        accept={[...fileKinds.resume.types]}
        maxSize={fileKinds.resume.maxBytes}
        label={t`Drop your resume, or choose it`}
        hint={t`PDF or Word, at most ${{ megabytes: megabytes(fileKinds.resume.maxBytes) }}`}
        given={given}
        onUploaded={({ _id }) => onKept(_id)}
      />
      <p className="dim" style={{ fontSize: '0.875rem' }}>
        <Trans>
          Already have an account?{' '}
          <Link className="c-text-link" to={`/login?next=${here}`}>
            Sign in and apply with your profile
          </Link>
          . What you send here is deleted within {GUEST_HOURS} hours unless you confirm it.
        </Trans>
      </p>
    </section>
  )
}

function IsSent({ sent, job, company }: { sent: Sent } & Detail) {
  const links = (
    <>
      <Link className="c-button" to="/candidate/jobs">
        {t`See your applications`}
      </Link>
      <Link className="c-button" data-kind="plain" to="/candidate/profile">
        {t`Check your profile`}
      </Link>
    </>
  )
  const password = (
    <p>
      <Trans>
        You are signed in here. To sign in elsewhere,{' '}
        <Link className="c-text-link" to="/forgot-password">
          choose a password
        </Link>
        .
      </Trans>
    </p>
  )
  if (sent.refusal)
    return (
      <Message title={t`Your account is made, the application is not sent`} action={links}>
        <p style={{ margin: 0 }}>{sent.refusal}</p>
        {password}
      </Message>
    )
  return (
    <Message title={t`Your application is sent`} mark="✓" action={links}>
      <p style={{ margin: 0 }}>
        <Trans>
          {{ companyName: company.companyName }} has your resume and answers. An answer is due by{' '}
          <strong className="clock num">
            {ph({ day: day(sent.answerBy ?? answerBy(job.answerByDays)) })}
          </strong>
          ; we remind them, and tell you when they move. Your profile holds what your resume says.
        </Trans>
      </p>
      {password}
    </Message>
  )
}
