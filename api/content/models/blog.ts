import { DateTime } from 'luxon'
import { beforeSave, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { BlogSchema } from '#database/schema'
import { readingMinutes } from '#api/content/article'
import type { BlogStatus } from '#api/content/blogs/blog_flow'

/** An article of the blog. */
export default class Blog extends BlogSchema {
  declare status: BlogStatus

  /** By which its versions are found. */
  get pageKey() {
    return `blogs:${this.id}`
  }

  @beforeSave()
  static derive(blog: Blog) {
    if (blog.status === 'published') blog.publishedAt ??= DateTime.now()
    if (blog.$dirty.body !== undefined) blog.readingMinutes = readingMinutes(blog.body)
  }

  static published = scope((query: ModelQueryBuilderContract<typeof Blog>) => {
    query.where('blogs.status', 'published')
  })
}
