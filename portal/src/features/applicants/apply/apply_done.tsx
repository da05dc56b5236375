import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Message } from '../../../components/message'

/** What follows an application that was sent. */
export function Sent({ companyName, due }: { companyName: string; due: string }) {
  return (
    <Message
      title={t`Your application is sent`}
      mark="✓"
      action={
        <>
          <Link className="c-button" to="/candidate/jobs">
            {t`See your applications`}
          </Link>
          <Link className="c-button" data-kind="plain" to="/jobs">
            {t`Find more jobs`}
          </Link>
        </>
      }
    >
      <p style={{ margin: 0 }}>
        <Trans>
          {companyName} has your profile, resume and answers. An answer is due by{' '}
          <strong className="clock num">{due}</strong>; we remind them, and tell you when they move.
        </Trans>
      </p>
    </Message>
  )
}

/** One application for a job is enough. */
export function AppliedBefore({ slug }: { slug: string }) {
  return (
    <Message
      title={t`You have applied for this job`}
      action={
        <>
          <Link className="c-button" to="/candidate/jobs">
            {t`See your applications`}
          </Link>
          <Link className="c-button" data-kind="plain" to={`/jobs/${slug}`}>
            {t`Back to the job`}
          </Link>
        </>
      }
    >
      {t`One application for a job is enough. Follow it in your list.`}
    </Message>
  )
}
