import Blog from '#api/content/models/blog'
import { blogMoves } from '#api/content/blogs/blog_moves'

/** Publishes the articles whose time has come. Safe to run twice; returns how many. */
export default async function publishBlogs() {
  const due = await Blog.query()
    .where('status', 'scheduled')
    .where('publish_at', '<=', new Date())
    .orderBy('publish_at')
    .limit(200)
  let published = 0
  for (const blog of due) {
    try {
      await blogMoves.publish(blog, null)
      published++
    } catch (error: any) {
      // taken back or published by a person meanwhile
      if (error?.code !== 'E_REFUSED') throw error
    }
  }
  return published
}
