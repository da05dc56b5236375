import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { blogListOf } from '../../../../api/pages/content_filter'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import { BlogCard } from './blog_card'

/** The blog, the newest first; each page of it has its own address. */
export default function Blogs() {
  const [params] = useSearchParams()
  const query = blogListOf(params)
  const { tag, search, page } = query
  useTitle(tag ? t`Blog: ${tag}` : t`Blog`)
  const blogs = useQuery(read('GET', '/blogs', { query }))
  const pages = blogs.data?.pagination?.totalPages ?? 1
  const at = (number: number) => {
    const next = new URLSearchParams({ ...(tag && { tag }), ...(search && { search }) })
    if (number > 1) next.set('page', String(number))
    return `/blogs${next.size ? `?${next}` : ''}`
  }
  return (
    <div className="c-page c-topic">
      <h1>{tag ? t`Blog: ${tag}` : t`Blog`}</h1>
      <p>
        {tag || search ? (
          <Link className="c-text-link" to="/blogs">
            {t`All articles`}
          </Link>
        ) : (
          <>
            <Trans>
              On hiring that answers.{' '}
              <a className="c-text-link" href="/feeds/blogs.atom">
                Follow by feed
              </a>
            </Trans>
          </>
        )}
      </p>
      {!blogs.data ? (
        <NotYet read={blogs} what={t`The articles`}>
          <ListSkeleton rows={4} />
        </NotYet>
      ) : blogs.data.data.length === 0 ? (
        <EmptyState title={tag ? t`No article with this word yet` : t`No articles yet`}>
          {t`Meanwhile, look at the open jobs.`}
        </EmptyState>
      ) : (
        <ul className="c-cards">
          {blogs.data.data.map((blog) => (
            <li key={blog._id}>
              <BlogCard blog={blog} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="c-tags" aria-label={t`Pages`}>
          {page > 1 && (
            <Link rel="prev" to={at(page - 1)}>
              {t`Newer`}
            </Link>
          )}
          {page < pages && (
            <Link rel="next" to={at(page + 1)}>
              {t`Older`}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
