import type { HttpContext } from '@adonisjs/core/http'
import { appUrl, productName } from '#config/app'
import Job from '#api/jobs/models/job'
import { jobPosting, textOfJob } from '#api/pages/heads'
import { recentBlogs } from '#api/content/blogs/blogs_of'
import { FEED_ENTRIES } from '#api/content/content_facts'
import { cleanAhead, sanitizeArticle, shownRichText } from '#api/http/text/rich_text'
import { escapeXml } from '#api/http/text/escape_html'

/** The newest public jobs, for job boards and readers. */
const LATEST = 500
async function latest() {
  const jobs = await Job.query()
    .withScopes((scopes) => scopes.public())
    .preload('company')
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
  await cleanAhead(jobs.map(textOfJob))
  return jobs
}

export default class FeedsController {
  async xml({ response }: HttpContext) {
    const jobs = await latest()
    const built = jobs[0]?.refreshedAt ?? jobs[0]?.publishedAt
    response.type('application/xml', 'utf-8')
    return response.send(
      `<?xml version="1.0" encoding="UTF-8"?><source><publisher>${productName}</publisher><publisherurl>${appUrl}</publisherurl>${built ? `<lastBuildDate>${built.toUTC().toHTTP()}</lastBuildDate>` : ''}${jobs.map(jobElement).join('')}</source>`
    )
  }

  /**
   * The newest articles of the blog (RFC 4287).
   *
   * @produces application/atom+xml
   */
  async blogs({ response }: HttpContext) {
    const blogs = await recentBlogs(FEED_ENTRIES)
    const changed = blogs.map(({ updatedAt }) => updatedAt!.toUTC().toISO()!).sort()
    const entries = blogs.map((blog) => {
      const url = `${appUrl}/blogs/${blog.slug}`
      return `<entry><id>${url}</id><title>${escapeXml(blog.title)}</title><link href="${url}"/><published>${blog.publishedAt!.toUTC().toISO()}</published><updated>${blog.updatedAt!.toUTC().toISO()}</updated><author><name>${escapeXml(blog.authorName ?? productName)}</name></author>${blog.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}${blog.excerpt ? `<summary>${escapeXml(blog.excerpt)}</summary>` : ''}<content type="html">${escapeXml(sanitizeArticle(blog.body))}</content></entry>`
    })
    return response
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${appUrl}/blogs</id><title>${productName} blog</title><link href="${appUrl}/blogs"/><link rel="self" href="${appUrl}/feeds/blogs.atom"/><updated>${changed.at(-1) ?? '2026-01-01T00:00:00.000Z'}</updated>${entries.join('')}</feed>`
      )
  }

  async json({ response }: HttpContext) {
    const items = (await latest()).map((job) => ({
      id: `${appUrl}/jobs/${job.slug}`,
      url: `${appUrl}/jobs/${job.slug}`,
      title: job.title,
      content_html: shownRichText(textOfJob(job)),
      date_published: job.publishedAt?.toUTC().toISO(),
      authors: [{ name: job.organisation ?? job.company.name }],
      _job: jobPosting(job),
    }))
    response.header('content-type', 'application/feed+json; charset=utf-8')
    return response.send(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: `${productName} jobs`,
        home_page_url: `${appUrl}/jobs`,
        feed_url: `${appUrl}/feeds/jobs.json`,
        items,
      })
    )
  }
}

function jobElement(job: Job) {
  const showsPay = !job.hideBudget && (job.budgetMin !== null || job.budgetMax !== null)
  const pay = showsPay
    ? `${job.currency} ${[...new Set([job.budgetMin, job.budgetMax].filter((value) => value !== null))].join(' - ')} per ${job.budgetFor}`
    : ''
  const fields: [string, string | null | undefined][] = [
    ['title', job.title],
    ['date', job.publishedAt?.toUTC().toHTTP()],
    ['referencenumber', String(job.id)],
    ['url', `${appUrl}/jobs/${job.slug}`],
    ['company', job.organisation ?? job.company.name],
    ['city', job.city],
    ['state', job.stateName],
    ['country', job.countryCode ?? job.company.countryCode],
    ['description', shownRichText(textOfJob(job))],
    ['salary', pay],
    ['jobtype', job.jobType],
    [
      'remotetype',
      job.locationType === 'Remote'
        ? 'Fully remote'
        : job.locationType === 'Hybrid'
          ? 'Hybrid remote'
          : '',
    ],
    ['expirationdate', job.validThrough?.toUTC().toISODate()],
  ]
  return `<job>${fields
    .filter(([, value]) => value)
    .map(([name, value]) => `<${name}>${escapeXml(value!)}</${name}>`)
    .join('')}</job>`
}
