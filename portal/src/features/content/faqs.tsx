import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { faqAudiences } from '../../../../api/content/content_facts'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { Prose } from '../../components/prose'
import { EmptyState } from '../../components/message'
import { useTitle } from '../../components/page/title'

/**
 * Questions that many ask, by whom they are for and in groups; each opens by itself, without scripts too. A preview has a
 * draft among them, open and in sight.
 */
export default function Faqs() {
  const { draft } = useParams()
  useTitle(t`Questions and answers`)
  const asked = useQuery(
    read('GET', '/open-faqs', draft ? { query: { draft: Number(draft) } } : undefined)
  )
  if (!asked.data) return <PageNotYet read={asked} what={t`The questions`} />
  const faqs = asked.data.data
  const parts = faqAudiences
    .map(({ value, label }) => ({
      label,
      value,
      own: faqs.filter((one) => one.audience === value),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="c-page c-topic c-faqs">
      <h1>{t`Questions and answers`}</h1>
      <p>
        <Trans>
          Not here? See{' '}
          <Link className="c-text-link" to="/help">
            help
          </Link>{' '}
          or{' '}
          <Link className="c-text-link" to="/contact">
            write to us
          </Link>
          .
        </Trans>
      </p>
      {parts.length === 0 && (
        <EmptyState title={t`No questions yet`}>
          {t`They will appear here once they are written.`}
        </EmptyState>
      )}
      {parts.length > 1 && (
        <ul className="c-tags" style={{ margin: '0 0 8px' }}>
          {parts.map(({ value, label }) => (
            <li key={value}>
              <a href={`#${value}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {parts.map(({ value, label, own }) => (
        <section key={value} id={value} className="c-part" aria-labelledby={`${value}-title`}>
          <div className="c-part-head">
            <h2 id={`${value}-title`}>{label}</h2>
          </div>
          <div className="c-read" data-long="">
            {[...Map.groupBy(own, ({ group }) => group)].map(([group, list]) => (
              <div key={group} style={{ marginBottom: 24 }}>
                <h3 style={{ fontSize: '1rem', margin: '0 0 4px' }}>{group}</h3>
                {list.map(({ _id, question, answer }) => (
                  <details
                    key={_id}
                    className="c-faq"
                    id={`q-${_id}`}
                    {...(_id === draft && { open: true, ref: (own) => own?.scrollIntoView() })}
                  >
                    <summary>{question}</summary>
                    <Prose html={answer} />
                  </details>
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
