import type { HttpContext } from '@adonisjs/core/http'
import { pagination, wholeList } from '#api/http/pagination'
import BlogTransformer, { BlogPageTransformer } from '#api/content/blogs/blog_transformer'
import { blogsOf, recentBlogs, relatedBlogs } from '#api/content/blogs/blogs_of'
import FaqTransformer from '#api/content/faqs/faq_transformer'
import type { FaqAudience } from '#api/content/content_facts'
import { faqsOf } from '#api/content/faqs/faqs_of'
import HelpTransformer from '#api/content/help/help_transformer'
import { helpPagesOf } from '#api/content/help/help_pages_of'
import LegalPageTransformer from '#api/content/legal/legal_page_transformer'
import type Blog from '#api/content/models/blog'
import type HelpPage from '#api/content/models/help_page'
import type LegalPage from '#api/content/models/legal_page'
import type SkillPage from '#api/content/models/skill_page'
import SkillPageTransformer, {
  SkillMarketTransformer,
} from '#api/content/skills/skill_page_transformer'
import { marketOf, skillPagesOf } from '#api/content/skills/skill_pages_of'
import type { blogListOf, helpListOf } from '#api/pages/content_filter'
import type { Given } from '#api/pages/page'

// What the screens of written pages begin with, as begin.ts has it for the market's.

type Serialize = HttpContext['serialize']
const get = (path: string, answer: unknown, values?: Given['values']): Given => ({
  method: 'GET',
  path,
  values,
  answer,
})

/** The questions and answers of an audience, or of all. */
export async function questions(serialize: Serialize, audience?: FaqAudience) {
  const faqs = await faqsOf({ audience })
  const answer = await serialize({
    message: '',
    data: FaqTransformer.transform(faqs),
    pagination: wholeList(faqs),
  })
  return { faqs, given: get('/open-faqs', answer, audience && { query: { audience } }) }
}

/** The pages of the help that fit a search. */
export async function helpList(serialize: Serialize, query: ReturnType<typeof helpListOf>) {
  const found = await helpPagesOf(query)
  const answer = await serialize({
    message: '',
    data: HelpTransformer.transform(found.all()),
    pagination: pagination(1, query.limit, found.total),
  })
  return get('/help-pages', answer, { query })
}

/** A page of the help. */
export async function helpPage(serialize: Serialize, page: HelpPage) {
  const answer = await serialize({
    message: '',
    data: HelpTransformer.transform(page).useVariant('whole'),
  })
  return get('/help-pages/:slug', answer, { params: { slug: page.slug } })
}

/** A page of the published articles. */
export async function blogList(serialize: Serialize, query: ReturnType<typeof blogListOf>) {
  const found = await blogsOf(query)
  const answer = await serialize({
    message: '',
    data: BlogTransformer.transform(found.all()),
    pagination: pagination(query.page, query.limit, found.total),
  })
  return { pages: found.lastPage, given: get('/blogs', answer, { query }) }
}

/** The latest articles. */
export async function recentArticles(serialize: Serialize, limit: number) {
  const blogs = await recentBlogs(limit)
  const answer = await serialize({
    message: '',
    data: BlogTransformer.transform(blogs),
    pagination: wholeList(blogs),
  })
  return get('/blogs-recent', answer, { query: { limit } })
}

/** An article with what is related to it. */
export async function blogPage(serialize: Serialize, blog: Blog) {
  const related = await relatedBlogs(blog)
  const answer = await serialize({
    message: '',
    data: BlogPageTransformer.transform({ blog, related }).depth(2),
  })
  return get('/blogs/:slug', answer, { params: { slug: blog.slug } })
}

/** The pages of skills. */
export async function skillList(serialize: Serialize) {
  const found = await skillPagesOf({ limit: 100 })
  const answer = await serialize({
    message: '',
    data: SkillPageTransformer.transform(found.all()),
    pagination: pagination(1, 100, found.total),
  })
  return get('/skill-pages', answer, { query: { limit: 100 } })
}

/** The page of a skill with its jobs and pay. */
export async function skillPage(serialize: Serialize, page: SkillPage) {
  const answer = await serialize({
    message: '',
    data: SkillMarketTransformer.transform({ page, market: await marketOf(page) }),
  })
  return get('/skill-pages/:slug', answer, { params: { slug: page.slug } })
}

/** A legal page. */
export async function legalPage(serialize: Serialize, page: LegalPage) {
  const answer = await serialize({ message: '', data: LegalPageTransformer.transform(page) })
  return get('/legal-pages/:slug', answer, { params: { slug: page.slug } })
}
