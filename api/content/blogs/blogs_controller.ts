import type { HttpContext } from '@adonisjs/core/http'
import { pagination, wholeList } from '#api/http/pagination'
import { blogListValidator, recentValidator } from '#api/content/content_validators'
import { blogsOf, findBlog, recentBlogs, relatedBlogs } from '#api/content/blogs/blogs_of'
import BlogTransformer, { BlogPageTransformer } from '#api/content/blogs/blog_transformer'

/** The blog, for everyone. */
export default class BlogsController {
  /** Lists the articles, the newest first. */
  async index({ request, serialize }: HttpContext) {
    const blogs = await blogsOf(await request.validateUsing(blogListValidator))
    return serialize({
      message: 'Articles',
      data: BlogTransformer.transform(blogs.all()),
      pagination: pagination(blogs.currentPage, blogs.perPage, blogs.total),
    })
  }

  /** Lists the newest articles. */
  async recent({ request, serialize }: HttpContext) {
    const { limit } = await request.validateUsing(recentValidator)
    const blogs = await recentBlogs(limit)
    return serialize({
      message: 'The newest articles',
      data: BlogTransformer.transform(blogs),
      pagination: wholeList(blogs),
    })
  }

  /** Shows an article. */
  async show({ auth, params, serialize }: HttpContext) {
    const blog = await findBlog(params.slug, auth.user)
    const related = await relatedBlogs(blog)
    return serialize({
      message: 'An article',
      data: BlogPageTransformer.transform({ blog, related }).depth(2),
    })
  }
}
