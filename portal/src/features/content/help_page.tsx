import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useTitle } from '../../components/page/title'
import { When } from '../../components/when'
import { Article, Crumb } from './article'

/** One help page, and whether it helped. */
export default function HelpPage() {
  const { slug = '' } = useParams()
  const page = useQuery(read('GET', '/help-pages/:slug', { params: { slug } }))
  useTitle(page.data?.data.title)
  if (!page.data) return <PageNotYet read={page} what={t`This page`} />
  const { title, summary, body, headings, category, updatedAt } = page.data.data
  return (
    <Article
      key={slug}
      crumb={<Crumb to="/help" label={t`Help`} />}
      title={title}
      lead={summary}
      body={body}
      headings={headings}
      after={<Vote slug={slug} />}
      side={
        <>
          <p>
            <Link className="c-text-link" to={`/help?${new URLSearchParams({ category })}`}>
              <Trans>More on {category}</Trans>
            </Link>
          </p>
          <p className="dim">
            <Trans>
              Changed <When at={updatedAt} />
            </Trans>
          </p>
        </>
      }
    />
  )
}

/** A plain form, so that it works before the page is live. */
function Vote({ slug }: { slug: string }) {
  const [params] = useSearchParams()
  const [said, setSaid] = useState(params.has('thanks'))
  return (
    <section className="c-vote" aria-label={t`Was this helpful?`}>
      {said ? (
        <p role="status" style={{ margin: 0 }}>
          <Trans>
            Thank you. Something is missing?{' '}
            <Link className="c-text-link" to="/contact">
              Write to us
            </Link>
            .
          </Trans>
        </p>
      ) : (
        <form
          method="post"
          action={`/help/${slug}/vote`}
          onSubmit={(event) => {
            event.preventDefault()
            const chosen = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
            api
              .post('/help-pages/:slug/vote', {
                params: { slug },
                body: { helpful: chosen?.value === 'true' },
                notice: 'errors',
              })
              .then(
                () => setSaid(true),
                () => undefined
              )
          }}
        >
          <span>{t`Was this helpful?`}</span>
          <button className="c-button" data-kind="plain" data-size="sm" name="helpful" value="true">
            {t`Yes`}
          </button>
          <button
            className="c-button"
            data-kind="plain"
            data-size="sm"
            name="helpful"
            value="false"
          >
            {t`No`}
          </button>
        </form>
      )}
    </section>
  )
}
