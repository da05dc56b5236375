import { appUrl, productName } from '#config/app'
import { textOf } from '#api/http/text/rich_text'
import { imageUrl } from '#api/files/image_url'
import type Blog from '#api/content/models/blog'
import type Faq from '#api/content/models/faq'
import type HelpPage from '#api/content/models/help_page'
import type LegalPage from '#api/content/models/legal_page'
import type SkillPage from '#api/content/models/skill_page'
import type { blogListOf, helpListOf } from '#api/pages/content_filter'
import { sentence } from '#api/languages/sentence'
import type { Crumb, Head } from '#api/pages/page'

/** Characters of a description that search engines show. */
const SHOWN = 160
const cut = (text: string) =>
  text.length <= SHOWN ? text : `${text.slice(0, text.lastIndexOf(' ', SHOWN - 1))}…`

const help: Crumb = [sentence('Help'), '/help']
const blogs: Crumb = [sentence('Blog'), '/blogs']
const skills: Crumb = [sentence('Skills'), '/skills']

/** Questions with their answers, as search engines read them. */
export const faqPage = (faqs: Faq[]) => ({
  '@type': 'FAQPage',
  'mainEntity': faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    'name': question,
    'acceptedAnswer': { '@type': 'Answer', 'text': textOf(answer) },
  })),
})

/** The head of the questions and answers. */
export const faqsHead = (faqs: Faq[]): Head => ({
  title: sentence('Questions and answers'),
  description: sentence('What companies and candidates ask again and again, and what things cost.'),
  canonical: '/faqs',
  jsonLd: { '@context': 'https://schema.org', ...faqPage(faqs) },
  crumbs: [[sentence('Questions and answers'), '/faqs']],
})

/** What somebody searched for is theirs; the whole list and its pages are for search engines too. */
export const helpHead = ({ search, category }: ReturnType<typeof helpListOf>): Head => ({
  title: search ? sentence('Help: {search}', { search }) : sentence('Help'),
  description: sentence('How everything works, step by step, for companies and candidates.'),
  canonical: '/help',
  hidden: Boolean(search || category),
  crumbs: [help],
})

/** The head of a page of the help. */
export const helpPageHead = ({ slug, title, summary, body }: HelpPage): Head => ({
  title,
  description: cut(summary ?? textOf(body)),
  canonical: `/help/${slug}`,
  crumbs: [help, [title, `/help/${slug}`]],
})

/** The head of a list of articles; a filtered one is not indexed. */
export function blogsHead(
  { search, tag, page }: ReturnType<typeof blogListOf>,
  pages: number
): Head {
  const at = (number: number) => (number > 1 ? `/blogs?page=${number}` : '/blogs')
  const filtered = Boolean(search || tag)
  return {
    title: tag
      ? sentence('Blog: {tag}', { tag })
      : page > 1
        ? sentence('Blog, page {page}', { page })
        : sentence('Blog'),
    description: sentence('On hiring that answers: pay, dates, reasons, interviews and tests.'),
    canonical: at(filtered ? 1 : page),
    hidden: filtered,
    crumbs: [blogs],
    ...(!filtered && {
      previous: page > 1 ? at(page - 1) : undefined,
      next: page < pages ? at(page + 1) : undefined,
    }),
  }
}

/** The head of an article. */
export function blogHead(blog: Blog): Head {
  const { slug, title, excerpt, body, authorName, tags, coverKey, publishedAt, updatedAt } = blog
  const image = coverKey ? appUrl + imageUrl(coverKey) : undefined
  const description = cut(excerpt ?? textOf(body))
  return {
    title,
    description,
    canonical: `/blogs/${slug}`,
    image,
    crumbs: [blogs, [title, `/blogs/${slug}`]],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      'headline': title,
      description,
      image,
      'datePublished': publishedAt?.toUTC().toISO(),
      'dateModified': updatedAt?.toUTC().toISO(),
      'author': {
        '@type': authorName && authorName !== productName ? 'Person' : 'Organization',
        'name': authorName ?? productName,
      },
      'publisher': { '@type': 'Organization', 'name': productName, 'url': appUrl },
      'mainEntityOfPage': `${appUrl}/blogs/${slug}`,
      'keywords': tags.join(', ') || undefined,
    },
  }
}

/** The head of the list of skills. */
export const skillsHead = (): Head => ({
  title: sentence('Skills'),
  description: sentence('What each skill is, who looks for it, and what open jobs pay.'),
  canonical: '/skills',
  crumbs: [skills],
})

/** The head of a skill's page. */
export const skillHead = ({ slug, title, summary, body, skill }: SkillPage): Head => ({
  title: sentence('{title}: jobs, pay and how to hire', { title }),
  description: cut(summary ?? textOf(body)),
  canonical: `/skills/${slug}`,
  crumbs: [skills, [skill.name, `/skills/${slug}`]],
})

/** A template whose blanks are open is nobody's law yet. */
export const legalHead = ({ slug, title, openBlanks, filledBody }: LegalPage): Head => ({
  title,
  description: cut(textOf(filledBody)),
  canonical: `/${slug}`,
  hidden: openBlanks.length > 0,
})
