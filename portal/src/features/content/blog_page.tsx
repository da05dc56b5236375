import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { day } from '../../components/format'
import { useTitle } from '../../components/page/title'
import { Article, Crumb } from './article'

/** One article of the blog. */
export default function BlogPage() {
  const { slug = '' } = useParams()
  const page = useQuery(read('GET', '/blogs/:slug', { params: { slug } }))
  useTitle(page.data?.data.title)
  if (!page.data) return <PageNotYet read={page} what={t`This article`} />
  const {
    title,
    excerpt,
    cover,
    author,
    tags,
    readingMinutes,
    publishedAt,
    body,
    headings,
    related,
  } = page.data.data
  return (
    <Article
      crumb={<Crumb to="/blogs" label={t`Blog`} />}
      title={title}
      lead={excerpt}
      facts={
        <>
          {author && (
            <span>
              <Trans>By {author}</Trans>
            </span>
          )}
          <time dateTime={publishedAt} suppressHydrationWarning>
            {day(publishedAt)}
          </time>
          <span>
            <Trans>{readingMinutes} min to read</Trans>
          </span>
        </>
      }
      before={
        cover && (
          <img
            className="c-cover"
            src={cover.url}
            alt={cover.alt}
            width={720}
            height={405}
            style={{ objectPosition: `${cover.focus.x}% ${cover.focus.y}%` }}
          />
        )
      }
      body={body}
      headings={headings}
      after={
        tags.length > 0 && (
          <ul className="c-tags" aria-label={t`Tags`}>
            {tags.map((tag: string) => (
              <li key={tag}>
                <Link to={`/blogs?${new URLSearchParams({ tag })}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        )
      }
      side={
        related.length > 0 && (
          <>
            <h2>{t`Read on`}</h2>
            <ul>
              {related.map((one) => (
                <li key={one._id}>
                  <Link to={`/blogs/${one.slug}`}>{one.title}</Link>
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  )
}
