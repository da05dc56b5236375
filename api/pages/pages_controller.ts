import { errors } from '@adonisjs/core/http'
import { appUrl, productName } from '#config/app'
import { errors as rows } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import { checkByUid } from '#api/assessments/portable/check_credential'
import Candidate from '#api/candidates/models/candidate'
import { findJob } from '#api/jobs/browse/browse_jobs'
import { countsBy } from '#api/jobs/browse/browse_jobs'
import { RECENT_BLOGS } from '#api/content/content_facts'
import { POPULAR_INDUSTRIES } from '#api/jobs/job_facts'
import { questions, recentArticles } from '#api/pages/begin_content'
import * as begin from '#api/pages/begin'
import {
  companyHead,
  developerHead,
  jobHead,
  companiesHead,
  listHead,
  pricingHead,
  recordHead,
  topicHead,
  wallHead,
} from '#api/pages/heads'
import { jobListOf, newestOf, withFacets } from '#api/jobs/browse/job_address'
import { companiesOf, pricingOf, wallOf } from '#api/pages/page_address'
import { REVIEWS_SHOWN } from '#api/reviews/review_facts'
import { reviewsOfCompany } from '#api/reviews/reviews_of_company'
import { prefixOf } from '#api/languages/language_facts'
import { sentence } from '#api/languages/sentence'
import { page } from '#api/pages/page'

const addressOf = (ctx: HttpContext) => new URL(ctx.request.url(true), 'http://page').searchParams

export default class PagesController {
  async home(ctx: HttpContext) {
    const given = await Promise.all([
      begin.answers(ctx.serialize.bind(ctx)),
      begin.trending(ctx.serialize.bind(ctx), 7),
      begin.categories(),
      begin.promoted(4),
      begin.popular(POPULAR_INDUSTRIES),
      begin.topCompanies(ctx.serialize.bind(ctx), 8),
      begin.spotlit(ctx.serialize.bind(ctx), 3),
      recentArticles(ctx.serialize.bind(ctx), RECENT_BLOGS),
    ])
    return page(ctx, {
      given,
      head: {
        description: sentence('Jobs for developers that say what they pay and when they answer.'),
        canonical: '/',
        // the name that a result page gives the site
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          'name': productName,
          'url': appUrl,
        },
      },
    })
  }

  async jobs(ctx: HttpContext) {
    const call = jobListOf(addressOf(ctx))
    const given = await Promise.all([
      begin.jobs(withFacets(call)),
      ...(call.page === 1 ? [begin.sponsored(call)] : []),
    ])
    return page(ctx, {
      given,
      head: listHead(
        call.body.search
          ? sentence('{search} jobs', { search: call.body.search })
          : sentence('Open jobs'),
        '/jobs',
        call
      ),
    })
  }

  async job(ctx: HttpContext) {
    const job = await findJob(ctx.params.slug, undefined)
    if (ctx.params.slug !== job.slug)
      return ctx.response
        .redirect()
        .status(301)
        .toPath(`${prefixOf(ctx.language)}/jobs/${job.slug}`)
    const given = await Promise.all([
      begin.jobPage(ctx.serialize.bind(ctx), job, job.slug),
      begin.related(job, 4),
    ])
    return page(ctx, { given: given.flat(), head: jobHead(job) })
  }

  async categories(ctx: HttpContext) {
    return page(ctx, {
      given: await Promise.all([begin.categories(), begin.industries()]),
      head: {
        title: sentence('Jobs by category'),
        description: sentence('Every category and industry, with how many jobs are open today.'),
        canonical: '/categories',
      },
    })
  }

  async category(ctx: HttpContext) {
    return topic(ctx, 'category', `/categories/${ctx.params.slug}`)
  }

  async industry(ctx: HttpContext) {
    return topic(ctx, 'industry', `/industries/${ctx.params.slug}`)
  }

  async companies(ctx: HttpContext) {
    const call = companiesOf(addressOf(ctx))
    return page(ctx, {
      given: [await begin.companiesThatHire(ctx.serialize.bind(ctx), call)],
      head: companiesHead(call),
    })
  }

  async company(ctx: HttpContext) {
    const company = await begin.findCompany(ctx.params.slug)
    const said = await reviewsOfCompany(company, { limit: REVIEWS_SHOWN })
    return page(ctx, {
      given: await begin.companyPage(ctx.serialize.bind(ctx), company, said),
      head: companyHead(company, said),
    })
  }

  async companyRecord(ctx: HttpContext) {
    const company = await begin.findCompany(ctx.params.slug)
    return page(ctx, {
      given: await begin.recordPage(ctx.serialize.bind(ctx), company),
      head: recordHead(company),
    })
  }

  async spotlight(ctx: HttpContext) {
    const query = wallOf(addressOf(ctx))
    const given = await Promise.all([
      begin.wall(ctx.serialize.bind(ctx), query),
      begin.litCompanies(ctx.serialize.bind(ctx), 8),
      begin.industries(),
    ])
    return page(ctx, { given, head: wallHead(query) })
  }

  async pricing(ctx: HttpContext) {
    const asked = pricingOf(addressOf(ctx))
    const [{ given, plans }, { given: asking, faqs }] = await Promise.all([
      begin.pricing(ctx.serialize.bind(ctx), asked),
      questions(ctx.serialize.bind(ctx), 'Pricing'),
    ])
    return page(ctx, { given: [...given, asking], head: pricingHead(asked, plans, faqs) })
  }

  async jobAlerts(ctx: HttpContext) {
    const address = addressOf(ctx)
    return page(ctx, {
      given: await Promise.all([
        begin.jobAlert(address.toString(), ctx.language),
        begin.jobs(newestOf(address)),
      ]),
      head: {
        title: sentence('Job alerts'),
        description: sentence('New jobs by mail, without an account.'),
        hidden: true,
      },
    })
  }

  async developer(ctx: HttpContext) {
    const candidate = await Candidate.findPublic(ctx.params.slug)
    return page(ctx, {
      given: [await begin.developerPage(ctx.serialize.bind(ctx), candidate)],
      head: developerHead(candidate),
    })
  }

  async credentials(ctx: HttpContext) {
    return page(ctx, {
      head: {
        title: sentence('Check a test result'),
        description: sentence(
          'Whether a signed test result is valid, expired, withdrawn or forged.'
        ),
        canonical: '/credentials',
      },
    })
  }

  /** The state of one signed result; what it says is for who was given the link, not for search engines. */
  async credential(ctx: HttpContext) {
    const checked = await checkByUid(ctx.params.id)
    return page(ctx, {
      given: [await begin.credentialPage(ctx.serialize.bind(ctx), checked, ctx.params.id)],
      head: { title: sentence('A test result'), hidden: true },
      status: checked.state === 'unknown' ? 404 : 200,
    })
  }

  async signIn(ctx: HttpContext) {
    return page(ctx, {
      given: [begin.signInProviders()],
      head: { title: sentence('Sign in'), hidden: true },
    })
  }

  /** Screens that are made in the browser: signing up, settings and the signed-in areas. */
  async screen(ctx: HttpContext) {
    return page(ctx, { head: { hidden: true } })
  }

  /** Any other address. It is a route, so that the answer has the page's security headers. */
  async nowhere({ request }: HttpContext): Promise<void> {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}

async function topic(ctx: HttpContext, group: 'category' | 'industry', path: string) {
  const found = (await countsBy(group)).find((row) => row.slug === ctx.params.slug)
  if (!found) throw new rows.E_ROW_NOT_FOUND()
  const call = jobListOf(
    new URLSearchParams({ [group]: found._id, page: addressOf(ctx).get('page') ?? '1' })
  )
  const given = await Promise.all([
    begin.jobs(call),
    group === 'category' ? begin.categories() : begin.industries(),
  ])
  return page(ctx, {
    given,
    head: topicHead(group, found, path, call),
  })
}
