import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import env from '#config/env'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import { leadForms } from '#api/content/leads/lead_facts'
import Blog from '#api/content/models/blog'
import HelpPage from '#api/content/models/help_page'
import SkillPage from '#api/content/models/skill_page'
import Job from '#api/jobs/models/job'
import { countsBy } from '#api/jobs/browse/browse_jobs'
import { placesOfSkill } from '#api/jobs/browse/skill_places'
import { alternatesOf } from '#api/languages/language_facts'
import { escapeHtml } from '#api/http/text/escape_html'

/** Ids in one file: a stretch of ids has one address for ever, and never more than the 50,000 that a sitemap may have. */
const STRETCH = 20_000
/** How long `security.txt` is valid; RFC 9116 advises less than a year. */
const CONTACT_DAYS = 180
type Entry = { path: string; changed?: string | null }

export default class SitemapsController {
  async index({ response }: HttpContext) {
    const [jobs, companies, developers] = await Promise.all([
      stretchesOf('jobs', publicJobs()),
      stretchesOf('companies', publicCompanies()),
      stretchesOf('candidates', publicDevelopers()),
    ])
    const files = (name: string, stretches: number[]) =>
      stretches.map((stretch) => `/sitemaps/${name}-${stretch + 1}.xml`)
    const list = [
      '/sitemaps/pages-1.xml',
      '/sitemaps/texts-1.xml',
      ...files('jobs', jobs),
      ...files('companies', companies),
      ...files('developers', developers),
    ]
    return xml(
      response,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list.map((path) => `<sitemap><loc>${appUrl}${path}</loc></sitemap>`).join('')}</sitemapindex>`
    )
  }

  async show({ params, response }: HttpContext) {
    const [, name, number] =
      /^(pages|texts|jobs|companies|developers)-(\d{1,6})\.xml$/.exec(params.file) ?? []
    if (!name) throw new errors.E_ROW_NOT_FOUND()
    const entries = await entriesOf[name as keyof typeof entriesOf]((Number(number) - 1) * STRETCH)
    const body = entries
      .map(
        ({ path, changed }) =>
          `<url><loc>${escapeHtml(appUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates(path)}</url>`
      )
      .join('')
    return xml(
      response,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}</urlset>`
    )
  }

  robots({ response }: HttpContext) {
    return response
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /candidate\nDisallow: /client\nDisallow: /settings\nSitemap: ${appUrl}/sitemap.xml\n`
      )
  }

  /**
   * Says whom to tell of a vulnerability (RFC 9116); 404 where the operator names nobody.
   *
   * @produces text/plain
   */
  security({ response }: HttpContext) {
    const contact = env.get('SECURITY_CONTACT')
    if (!contact) throw new errors.E_ROW_NOT_FOUND()
    const expires = DateTime.utc().startOf('day').plus({ days: CONTACT_DAYS }).toISO()
    return response
      .header('content-type', 'text/plain; charset=utf-8')
      .send(
        `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${appUrl}/.well-known/security.txt\n`
      )
  }
}

const publicJobs = () => Job.query().withScopes((scopes) => scopes.public())
const publicCompanies = () => Company.query().withScopes((scopes) => scopes.visible())
const publicDevelopers = () =>
  Candidate.query()
    .withScopes((scopes) => scopes.open())
    .whereNotNull('slug')

/** The stretches of ids in which something is public: a file without entries is no sitemap (sitemaps.org, `url` is required). */
async function stretchesOf(table: string, found: ModelQueryBuilderContract<any>) {
  const rows = await db
    .from(
      // the types know tables only
      db.raw(
        `generate_series(0, (select coalesce(max(id), 0) / ${STRETCH} from ${table})) as stretch`
      ) as unknown as string
    )
    .whereExists(
      found.whereRaw(
        `${table}.id > stretch * ${STRETCH} and ${table}.id <= (stretch + 1) * ${STRETCH}`
      )
    )
    .select('stretch')
    .orderBy('stretch')
  return rows.map(({ stretch }) => Number(stretch))
}

const entriesOf = {
  async pages(): Promise<Entry[]> {
    const [categories, industries] = await Promise.all([countsBy('category'), countsBy('industry')])
    const fixed = ['/', '/jobs', '/categories', '/companies', '/spotlight', '/pricing'].map(
      (path) => ({
        path,
      })
    )
    return [
      ...fixed,
      ...categories.filter((row) => row.count).map(({ slug }) => ({ path: `/categories/${slug}` })),
      ...industries.filter((row) => row.count).map(({ slug }) => ({ path: `/industries/${slug}` })),
    ]
  },
  /** What administrators write; all of it fits one file. */
  async texts(after: number): Promise<Entry[]> {
    if (after > 0) return []
    const [help, blogs, skills] = await Promise.all([
      HelpPage.query()
        .withScopes((scopes) => scopes.published())
        .orderBy('id')
        .limit(STRETCH),
      Blog.query()
        .withScopes((scopes) => scopes.published())
        .orderBy('id')
        .limit(STRETCH),
      SkillPage.query()
        .withScopes((scopes) => scopes.published())
        .orderBy('id')
        .limit(STRETCH),
    ])
    const places = await Promise.all(
      skills.map(async ({ slug, skillId }) =>
        (await placesOfSkill(skillId)).map((place) => ({ path: `/skills/${slug}/${place.slug}` }))
      )
    )
    const entries = (folder: string, rows: { slug: string; updatedAt: DateTime | null }[]) =>
      rows.map(({ slug, updatedAt }) => ({
        path: `/${folder}/${slug}`,
        changed: updatedAt?.toUTC().toISO(),
      }))
    return [
      ...['/faqs', '/help', '/blogs', '/skills'].map((path) => ({ path })),
      ...Object.values(leadForms).map(({ path }) => ({ path })),
      ...entries('help', help),
      ...entries('blogs', blogs),
      ...entries('skills', skills),
      ...places.flat(),
    ]
  },
  async jobs(after: number): Promise<Entry[]> {
    const rows = await publicJobs()
      .select('slug', 'updated_at')
      .where('id', '>', after)
      .where('id', '<=', after + STRETCH)
      .orderBy('id')
    return rows.map(({ slug, updatedAt }) => ({
      path: `/jobs/${slug}`,
      changed: updatedAt?.toUTC().toISO(),
    }))
  },
  async companies(after: number): Promise<Entry[]> {
    const rows = await publicCompanies()
      .select('slug', 'updated_at')
      .where('id', '>', after)
      .where('id', '<=', after + STRETCH)
      .orderBy('id')
    return rows.map(({ slug, updatedAt }) => ({
      path: `/companies/${slug}`,
      changed: updatedAt?.toUTC().toISO(),
    }))
  },
  /** Only who chose to be found by everyone; the day of a change is left out, as it would tell who is looking. */
  async developers(after: number): Promise<Entry[]> {
    const rows = await publicDevelopers()
      .select('slug')
      .where('id', '>', after)
      .where('id', '<=', after + STRETCH)
      .orderBy('id')
    return rows.map(({ slug }) => ({ path: `/developers/${slug}` }))
  },
}

/** The same page in each language, as Google reads it of sitemaps. */
const alternates = (path: string) =>
  alternatesOf(path)
    .map(
      ({ code, path }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(appUrl + path)}"/>`
    )
    .join('')

const xml = (response: HttpContext['response'], body: string) =>
  response.type('application/xml', 'utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
