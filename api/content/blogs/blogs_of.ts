import type User from '#api/accounts/models/user'
import { seesDrafts } from '#api/content/sees_drafts'
import Blog from '#api/content/models/blog'
import { BLOGS_A_PAGE, RECENT_BLOGS, RELATED_BLOGS } from '#api/content/content_facts'

type Wanted = { search?: string; tag?: string; page?: number; limit?: number }

const published = () => Blog.query().withScopes((scopes) => scopes.published())
const latest = () => published().orderBy('published_at', 'desc').orderBy('id', 'desc')

/** The published articles, the newest first; those that have the words, or a tag. */
export function blogsOf({ search, tag, page = 1, limit = BLOGS_A_PAGE }: Wanted) {
  return latest()
    .if(tag, (query) => query.whereRaw('tags @> array[?]::text[]', [tag!]))
    .if(search, (query) =>
      query.whereRaw(`(search @@ websearch_to_tsquery('english', ?) or title ilike ?)`, [
        search!,
        `%${search!.replace(/[\\%_]/g, '\\$&')}%`,
      ])
    )
    .paginate(page, limit)
}

/** The latest published articles. */
export const recentBlogs = (limit: number = RECENT_BLOGS) => latest().limit(limit)

/** A published article by its address; a draft too for who keeps the content. */
export const findBlog = (slug: string, reader?: User) =>
  (seesDrafts(reader) ? Blog.query() : published()).where('slug', slug.slice(0, 200)).firstOrFail()

/** Other articles, those that share most tags first, then the newest. */
export const relatedBlogs = ({ id, tags }: Blog) =>
  published()
    .whereNot('id', id)
    .orderByRaw(
      `cardinality(array(select unnest(tags) intersect select unnest(?::text[]))) desc, published_at desc, id desc`,
      [tags]
    )
    .limit(RELATED_BLOGS)
