import { DateTime } from 'luxon'
import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { hasWords } from '#api/content/has_words'
import { linksLead } from '#api/content/links_lead'
import { blogFlow } from '#api/content/blogs/blog_flow'
import Blog from '#api/content/models/blog'

export const blogMoves = movesOf(blogFlow, {
  model: () => Blog,
  checks: { hasWords, linksLead },
  changes: {
    schedule(blog, { now }, { publishAt }: { publishAt: Date }) {
      const at = DateTime.fromJSDate(publishAt)
      if (at <= now)
        throw new Refusal('This time has passed; choose one that lies ahead, or publish it now', {
          status: 422,
          field: 'publishAt',
        })
      blog.publishAt = at
    },
    publish(blog, { by, now }) {
      // a person may have taken it back since the sweep saw it
      if (!by && !(blog.publishAt && blog.publishAt <= now)) throw new Refusal('It is not due')
      blog.publishAt = null
    },
    withdraw(blog) {
      blog.publishAt = null
    },
    archive(blog) {
      blog.publishAt = null
    },
  },
})
