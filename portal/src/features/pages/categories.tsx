import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { ListSkeleton } from '../../components/page/skeletons'
import { NotYet } from '../../components/page/fetched'
import { useTitle } from '../../components/page/title'

type Counted = { _id: string; name: string; slug: string; count: number }

/** Every category and industry, with how many jobs are open. */
export default function Categories() {
  useTitle(t`Jobs by category`)
  const counted = useQuery(read('GET', '/job-count-cate'))
  const categories = counted.data?.data ?? []
  const industries = useQuery(read('GET', '/job-count-industry')).data?.data ?? []
  const tiles = (rows: Counted[], base: string) => {
    const open = rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
    const others = rows.filter(({ count }) => count === 0)
    return (
      <>
        <ul className="c-tiles">
          {open.map((row) => (
            <li key={row._id}>
              <Link className="c-tile" to={`/${base}/${row.slug}`}>
                {row.name}
                <span className="num">{row.count}</span>
              </Link>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <div className="c-topic-others">
            <p>{t`None open now`}</p>
            <ul>
              {others.map((row) => (
                <li key={row._id}>
                  <Link to={`/${base}/${row.slug}`}>{row.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </>
    )
  }
  return (
    <div className="c-page c-topic">
      <h1>{t`Jobs by category`}</h1>
      <p>{t`With how many are open today.`}</p>
      {counted.data ? (
        tiles(categories, 'categories')
      ) : (
        <NotYet read={counted} what={t`The categories`}>
          <ListSkeleton />
        </NotYet>
      )}
      {industries.length > 0 && (
        <section className="c-part" aria-labelledby="industries">
          <div className="c-part-head">
            <h2 id="industries">{t`By industry`}</h2>
          </div>
          {tiles(industries, 'industries')}
        </section>
      )}
    </div>
  )
}
