import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import { wallOf } from '../../../../api/pages/page_address'
import { CompanyTile } from '../company'
import { DeveloperTile } from './developer_tile'

/** The wall: who is in the spotlight today, and the companies beside them. */
export default function SpotlightWall() {
  useTitle(t`Developers in the spotlight`)
  const [params] = useSearchParams()
  const query = wallOf(params)
  const wall = useQuery(read('GET', '/spotlight-wall-list', { query }))
  const companies =
    useQuery(read('GET', '/get-client-spotlight', { query: { limit: 8 } })).data?.data ?? []
  const industries = (useQuery(read('GET', '/job-count-industry')).data?.data ?? []).filter(
    (row) => row.count
  )
  const page = query.page ?? 1
  const address = (at: number, industry = query.industry) => {
    const set = new URLSearchParams({
      ...(industry && { industry }),
      ...(at > 1 && { page: String(at) }),
    }).toString()
    return set ? `/spotlight?${set}` : '/spotlight'
  }
  const total = wall.data?.pagination?.total ?? 0
  return (
    <div className="c-page c-topic">
      <h1>{t`Developers in the spotlight`}</h1>
      <p>
        {t`Each has an approved profile and cleared English. The order changes every day; paid places say “Sponsored”.`}
      </p>
      {industries.length > 0 && (
        <nav className="c-wall-filter c-sideways" aria-label={t`Industry`}>
          <Link to="/spotlight" aria-current={query.industry ? undefined : 'true'}>
            {t`All`}
          </Link>
          {industries.map((row) => (
            <Link
              key={row._id}
              to={address(1, row._id)}
              aria-current={query.industry === row._id ? 'true' : undefined}
            >
              {row.name}
            </Link>
          ))}
        </nav>
      )}
      {!wall.data ? (
        <NotYet read={wall} what={t`The spotlight`}>
          <ListSkeleton rows={4} height={168} />
        </NotYet>
      ) : wall.data.data.length ? (
        <>
          <p className="dim num" aria-live="polite">
            {query.industry
              ? plural(
                  { count: total },
                  {
                    one: '# developer who worked at companies of this industry here',
                    other: '# developers who worked at companies of this industry here',
                  }
                )
              : plural({ count: total }, { one: '# developer', other: '# developers' })}
          </p>
          <ol className="c-tiles c-tiles-wide c-wall">
            {wall.data.data.map((one) => (
              <li key={one._id}>
                <DeveloperTile one={one} />
              </li>
            ))}
          </ol>
          <nav className="c-more" aria-label={t`Pages`}>
            {page > 1 && (
              <Link className="c-button" data-kind="plain" rel="prev" to={address(page - 1)}>
                {t`Previous page`}
              </Link>
            )}
            {page < (wall.data.pagination?.totalPages ?? 1) && (
              <Link className="c-button" data-kind="plain" rel="next" to={address(page + 1)}>
                {t`Next page`}
              </Link>
            )}
          </nav>
        </>
      ) : (
        <EmptyState
          title={
            query.industry
              ? t`Nobody from this industry is in the spotlight today`
              : t`Nobody is in the spotlight today`
          }
          action={
            <Link
              className="c-button"
              data-kind="plain"
              to={query.industry ? '/spotlight' : '/jobs'}
            >
              {query.industry ? t`Show every industry` : t`See the open jobs`}
            </Link>
          }
        >
          {t`Places change every day; look again tomorrow.`}
        </EmptyState>
      )}
      {companies.length > 0 && (
        <section className="c-part" aria-labelledby="lit-companies">
          <div className="c-part-head">
            <h2 id="lit-companies">{t`Companies in the spotlight`}</h2>
            <Link to="/companies">{t`All companies`}</Link>
          </div>
          <ul className="c-tiles c-tiles-wide">
            {companies.map((company) => (
              <li key={company._id}>
                <CompanyTile company={company} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
