import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/skeletons'
import { useTitle } from '../../components/title'
import { CompanyTile } from './company_tile'

/** The companies that hire here. */
export default function Companies() {
  useTitle(t`Companies`)
  const companies = useQuery(read('GET', '/top-companies', { query: { limit: 60 } }))
  return (
    <div className="c-page c-topic">
      <h1>{t`Companies that hire`}</h1>
      <p>{t`Each one names a date for its answers. The share that came in time stands on its card.`}</p>
      {!companies.data ? (
        <NotYet read={companies} what={t`The companies`}>
          <ListSkeleton rows={4} />
        </NotYet>
      ) : companies.data.data.length ? (
        <ul className="c-tiles c-tiles-wide">
          {companies.data.data.map((company) => (
            <li key={company._id}>
              <CompanyTile company={company} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t`No companies to show yet`}>
          {t`Come back in a few days; companies are checked before they stand here.`}
        </EmptyState>
      )}
    </div>
  )
}
