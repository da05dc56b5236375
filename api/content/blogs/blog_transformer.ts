import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { shownArticle } from '#api/content/article'
import type Blog from '#api/content/models/blog'

/** An article as lists show it. */
export default class BlogTransformer extends BaseTransformer<Blog> {
  toObject() {
    const { id, title, slug, excerpt, authorName, tags, readingMinutes, publishAt, publishedAt } =
      this.resource
    return {
      _id: String(id),
      title,
      slug,
      excerpt,
      cover: this.#cover(),
      author: authorName,
      tags,
      readingMinutes,
      // a draft is looked at as if it came out now, what is scheduled with its day
      publishedAt: (publishAt ?? publishedAt ?? DateTime.now()).toUTC().toISO()!,
    }
  }

  #cover() {
    const { coverKey, coverAlt, coverX, coverY } = this.resource
    if (!coverKey) return null
    return { url: imageUrl(coverKey)!, alt: coverAlt ?? '', focus: { x: coverX, y: coverY } }
  }
}

/** The article itself, with others like it. */
export class BlogPageTransformer extends BaseTransformer<{ blog: Blog; related: Blog[] }> {
  toObject() {
    const { blog, related } = this.resource
    return {
      ...new BlogTransformer(blog).toObject(),
      ...shownArticle(blog.body),
      updatedAt: blog.updatedAt!.toUTC().toISO()!,
      related: BlogTransformer.transform(related),
    }
  }
}
