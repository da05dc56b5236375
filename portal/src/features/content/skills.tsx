import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { useTitle } from '../../components/page/title'

/** The skills that have a page. */
export default function Skills() {
  useTitle(t`Skills`)
  const pages = useQuery(read('GET', '/skill-pages', { query: { limit: 100 } }))
  if (!pages.data) return <PageNotYet read={pages} what={t`The skills`} />
  return (
    <div className="c-page c-topic">
      <h1>{t`Skills`}</h1>
      <p>{t`What each one is, how to hire for it, and which jobs are open.`}</p>
      {pages.data.data.length === 0 && (
        <EmptyState
          title={t`No skill has a page yet`}
        >{t`Meanwhile, look for jobs by skill.`}</EmptyState>
      )}
      <ul className="c-cards">
        {pages.data.data.map(({ _id, slug, title, summary }) => (
          <li key={_id}>
            <div className="c-card">
              <h2>
                <Link to={`/skills/${slug}`}>{title}</Link>
              </h2>
              {summary && <p>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
