import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { day } from '../../components/format'

export type BlogOnCard = {
  _id: string
  slug: string
  title: string
  excerpt: string | null
  readingMinutes: number
  publishedAt: string
}

/** An article in a list. */
export function BlogCard({
  blog,
  heading: Heading = 'h2',
}: {
  blog: BlogOnCard
  heading?: 'h2' | 'h3'
}) {
  return (
    <div className="c-card">
      <Heading>
        <Link to={`/blogs/${blog.slug}`}>{blog.title}</Link>
      </Heading>
      {blog.excerpt && <p>{blog.excerpt}</p>}
      <p suppressHydrationWarning>
        <Trans>
          {{ day: day(blog.publishedAt) }}, {{ readingMinutes: blog.readingMinutes }} min to read
        </Trans>
      </p>
    </div>
  )
}
