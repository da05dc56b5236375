import '../jobs/browse/search_box.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { plural, t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import { companiesOf } from '../../../../api/pages/page_address'
import { CompanyTile } from './company_tile'

/** All companies that hire here, by name where one is asked for. */
export default function Companies() {
  useTitle(t`Companies`)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = companiesOf(params)
  const companies = useQuery(read('GET', '/top-companies', { query }))
  const total = companies.data?.pagination?.total ?? 0
  const page = query.page ?? 1
  const address = (at: number) => {
    const set = new URLSearchParams({
      ...(query.search && { search: query.search }),
      ...(at > 1 && { page: String(at) }),
    }).toString()
    return set ? `/companies?${set}` : '/companies'
  }
  return (
    <div className="c-page c-topic">
      <h1>{t`Companies that hire`}</h1>
      <p>{t`Each promises a date for its answers. The card says how many came in time.`}</p>
      <form
        className="c-search"
        role="search"
        aria-label={t`Search companies`}
        action="/companies"
        onSubmit={(event) => {
          event.preventDefault()
          const search = String(new FormData(event.currentTarget).get('search')).trim()
          void navigate(search ? `/companies?${new URLSearchParams({ search })}` : '/companies')
        }}
        style={{ maxWidth: 520, marginBottom: 20 }}
      >
        <label>
          <span className="sr-only">{t`Name of a company`}</span>
          <input
            key={query.search}
            name="search"
            type="search"
            defaultValue={query.search}
            placeholder={t`Name of a company`}
            maxLength={SEARCH_MAX}
            enterKeyHint="search"
          />
        </label>
        <button className="c-button" type="submit">
          {t`Search`}
        </button>
      </form>
      {!companies.data ? (
        <NotYet read={companies} what={t`The companies`}>
          <ListSkeleton rows={4} />
        </NotYet>
      ) : companies.data.data.length ? (
        <>
          <p className="dim num" role="status">
            {plural(total, { one: '# company', other: '# companies' })}
          </p>
          <ul className="c-tiles c-tiles-wide">
            {companies.data.data.map((company) => (
              <li key={company._id}>
                <CompanyTile company={company} />
              </li>
            ))}
          </ul>
          {(page > 1 || total > page * query.limit) && (
            <nav className="c-more" aria-label={t`More companies`}>
              {page > 1 && (
                <Link className="c-button" data-kind="plain" rel="prev" to={address(page - 1)}>
                  {t`Previous page`}
                </Link>
              )}
              {total > page * query.limit && (
                <Link className="c-button" data-kind="plain" rel="next" to={address(page + 1)}>
                  {t`Next page`}
                </Link>
              )}
            </nav>
          )}
        </>
      ) : (
        <EmptyState
          title={
            query.search ? t`No company of this name hires today` : t`No companies to show yet`
          }
          icon={<Spot name={query.search ? 'search' : 'company'} />}
          action={
            query.search && (
              <Link className="c-button" data-kind="plain" to="/companies">
                {t`Show all companies`}
              </Link>
            )
          }
        >
          {query.search
            ? t`Try another part of the name.`
            : t`Come back in a few days; companies are checked before they appear here.`}
        </EmptyState>
      )}
    </div>
  )
}
