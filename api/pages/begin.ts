import { type HttpContext } from '@adonisjs/core/http'
import { offered } from '#api/accounts/identities/providers'
import type { Language } from '#api/languages/language_facts'
import RecentAnswerTransformer from '#api/applications/answer_by/recent_answer_transformer'
import { recentAnswers, SHOWN } from '#api/applications/answer_by/recent_answers'
import type { Checked } from '#api/assessments/portable/check_credential'
import CheckedTransformer from '#api/assessments/portable/credential_transformer'
import Company from '#api/companies/models/company'
import CompanyTransformer from '#api/companies/company_transformer'
import type Candidate from '#api/candidates/models/candidate'
import CandidateTransformer from '#api/candidates/candidate_transformer'
import type Job from '#api/jobs/models/job'
import { previewAlert } from '#api/jobs/alerts/keep_alert'
import {
  browseJobs,
  browseWithCounts,
  countRelated,
  countsBy,
  filterOf,
  popularIndustries,
} from '#api/jobs/browse/browse_jobs'
import { testsAsked } from '#api/jobs/job_ports'
import { JobPageTransformer } from '#api/jobs/job_transformer'
import { pagination, wholeList } from '#api/http/pagination'
import { REVIEWS_SHOWN } from '#api/reviews/review_facts'
import { companyRecord } from '#api/reviews/record/company_record'
import type { reviewsOfCompany } from '#api/reviews/reviews_of_company'
import ReviewTransformer from '#api/reviews/review_transformer'
import { namesOf } from '#api/taxonomy/names'
import {
  SpotlightCandidateTransformer,
  SpotlightCompanyTransformer,
} from '#api/talent/spotlight/spotlight_transformers'
import { spotlightCompanies, spotlightWall } from '#api/talent/spotlight/spotlight_wall'
import TaxonTransformer from '#api/taxonomy/taxon_transformer'
import { listCompanies } from '#api/companies/listed/list_companies'
import { trendingSkills } from '#api/jobs/browse/trending'
import { plansOnSale, productsOnSale } from '#api/billing/catalogue/on_sale'
import { PlanTransformer, ProductTransformer } from '#api/billing/catalogue/plan_transformers'
import type { BuyerSide } from '#api/billing/billing_facts'
import PlaceTransformer from '#api/taxonomy/place_transformer'
import { countries } from '#api/taxonomy/places'
import { sponsoredOf, type JobListCall } from '#api/jobs/browse/job_address'
import type { CompaniesCall, pricingOf, wallOf } from '#api/pages/page_address'
import type { Given } from '#api/pages/page'

// What the screens of public pages begin with: the answers of the API's own queries, for a reader who is not signed in.
// Each names the call that the screen would make, so the browser does not make it again.

type Serialize = HttpContext['serialize']
const get = (path: string, answer: unknown, values?: Given['values']): Given => ({
  method: 'GET',
  path,
  values,
  answer,
})

/** The categories with their open jobs. */
export const categories = async () =>
  get('/job-count-cate', { message: '', data: await countsBy('category') })
/** The industries with their open jobs. */
export const industries = async () =>
  get('/job-count-industry', { message: '', data: await countsBy('industry') })
/** The industries with the most jobs: as many as the start page shows, as each weighs 7 KB in its document. */
export const popular = async (shown: number) =>
  get('/popular-jobs-industry', { message: '', data: await popularIndustries(undefined, shown) })

/** The skills that the most open jobs ask for. */
export async function trending(serialize: Serialize, limit: number) {
  return get(
    '/trending-skills',
    await serialize({
      message: '',
      data: TaxonTransformer.transform(await trendingSkills(limit)).useVariant('trendingSkill'),
    }),
    { query: { limit } }
  )
}

/** The promoted jobs. */
export async function promoted(limit: number): Promise<Given> {
  return {
    ...get(
      '/promoted-job-list',
      { message: '', ...(await browseJobs({ promoted: true }, { limit }, undefined)) },
      { query: { limit } }
    ),
    method: 'POST',
  }
}

/** By whose accounts people may sign in. */
export function signInProviders() {
  const data = offered().map(({ value, label }) => ({ provider: value, name: label }))
  return get('/sign-in-providers', { message: '', data, pagination: wholeList(data) })
}

/** What an alert of this search would send. */
export const jobAlert = async (search: string, language: Language) =>
  get(
    '/job-alert-preview',
    { message: '', data: await previewAlert(search, language) },
    { query: { search } }
  )

/** What a page of jobs asks for, as the list reads it. */
const inputOf = ({ query, body, page }: JobListCall) =>
  ({
    ...body,
    page,
    limit: query.limit,
    skills: body.skills?.map(Number),
    catId: query.catId ? Number(query.catId) : undefined,
    industryId: query.industryId ? Number(query.industryId) : undefined,
  }) as Parameters<typeof browseWithCounts>[0]

/** The sponsored ones above a job list. */
export async function sponsored(call: JobListCall): Promise<Given> {
  const { query, body } = sponsoredOf(call)
  const filter = { ...filterOf(inputOf(call)), promoted: true }
  return {
    method: 'POST',
    path: '/promoted-job-list',
    values: { query, body },
    answer: { message: '', ...(await browseJobs(filter, { limit: query.limit }, undefined)) },
  }
}

/** One page of a job list, as the address asks for it. */
export async function jobs(call: JobListCall): Promise<Given> {
  const { query, body, page } = call
  const input = inputOf(call)
  return {
    method: 'POST',
    path: '/job-list',
    values: { query, body },
    pages: page,
    answer: { message: '', ...(await browseWithCounts(input, undefined)) },
  }
}

/** A job as its page shows it. */
export async function jobPage(serialize: Serialize, job: Job, asked: string) {
  return get(
    '/job-detail/:jobId',
    await serialize({
      message: '',
      data: JobPageTransformer.transform({
        job,
        viewer: {},
        relatedCount: await countRelated(job),
        asks: await testsAsked(job.id),
      }),
    }),
    { params: { jobId: asked } }
  )
}

/** Other open jobs of a job's category. */
export async function related(job: Job, limit: number) {
  if (!job.jobCategoryId) return []
  const answer = await browseJobs(
    { categoryId: job.jobCategoryId, exclude: job.id },
    { limit },
    undefined
  )
  return [
    get(
      '/related-jobs/:cateId',
      { message: '', ...answer },
      { params: { cateId: String(job.jobCategoryId) }, query: { jobId: String(job.id), limit } }
    ),
  ]
}

/** The latest answers of companies, which name nobody. */
export async function answers(serialize: Serialize) {
  return get(
    '/recent-answers',
    await serialize({
      message: '',
      data: RecentAnswerTransformer.transform(await recentAnswers(SHOWN)),
    })
  )
}

/** The companies that hire, as an address narrows them. */
export async function companiesThatHire(serialize: Serialize, query: CompaniesCall) {
  const { companies, pagination } = await listCompanies(query)
  return get(
    '/top-companies',
    await serialize({
      message: '',
      data: CompanyTransformer.transform(companies).useVariant('card'),
      pagination,
    }),
    { query }
  )
}

/** The companies that the platform recommends, with their open jobs. */
export async function topCompanies(serialize: Serialize, limit: number) {
  const list = await Company.query()
    .withScopes((scopes) => (scopes.visible(), scopes.withCard()))
    .where('is_top_company', true)
    .orderByRaw('open_jobs desc, id')
    .limit(limit)
  return get(
    '/top-companies',
    await serialize({ message: '', data: CompanyTransformer.transform(list).useVariant('card') }),
    { query: { limit } }
  )
}

/** The card of a developer who shows it to everyone. */
export async function developerPage(serialize: Serialize, candidate: Candidate) {
  return get(
    '/developers/:slug',
    await serialize({
      message: 'A developer',
      data: CandidateTransformer.transform(candidate).useVariant('forPublic').depth(2),
    }),
    { params: { slug: candidate.slug } }
  )
}

/** The state of a signed result. */
export async function credentialPage(serialize: Serialize, checked: Checked, id: string) {
  return get(
    '/credentials/:id',
    await serialize({ message: 'The check', data: CheckedTransformer.transform(checked) }),
    { params: { id } }
  )
}

/** Finds a public company by its address; one that is not there is a 404. */
export const findCompany = (slug: string) =>
  Company.query()
    .withScopes((scopes) => (scopes.visible(), scopes.withOpenJobs()))
    .where('slug', slug)
    .preload('industry')
    .firstOrFail()

/** A company's record, with the name that is above it. */
export async function recordPage(serialize: Serialize, company: Company) {
  const { slug } = company
  return [
    await profileOf(serialize, company),
    get(
      '/company-record/:slug',
      { message: '', data: await companyRecord(company) },
      { params: { slug } }
    ),
  ]
}

async function profileOf(serialize: Serialize, company: Company) {
  const data = CompanyTransformer.transform(company, await namesOf('perks', company.perkIds))
  return get('/company-profile/open', await serialize({ message: '', data }), {
    query: { slug: company.slug },
  })
}

/** A company with its open jobs and reviews, as its page shows it. */
export async function companyPage(
  serialize: Serialize,
  company: Company,
  { reviews, summary }: Awaited<ReturnType<typeof reviewsOfCompany>>
) {
  const open = await browseJobs({ companyId: company.id }, { limit: 50 }, undefined)
  return [
    await profileOf(serialize, company),
    get(
      '/get-company-jobs/:slug',
      { message: '', ...open },
      { params: { slug: company.slug }, query: { limit: 50 } }
    ),
    {
      ...get(
        '/company-reviews/:slug',
        await serialize({
          message: '',
          data: ReviewTransformer.transform(reviews).useVariant('forPublic'),
          summary,
          pagination: pagination(1, REVIEWS_SHOWN, summary.count),
        }),
        { params: { slug: company.slug }, query: { limit: REVIEWS_SHOWN } }
      ),
      pages: 1,
    },
  ]
}

/** A page of the wall, as the address asks for it. */
export async function wall(serialize: Serialize, query: ReturnType<typeof wallOf>) {
  const { candidates, pagination } = await spotlightWall({
    ...query,
    industry: query.industry ? Number(query.industry) : undefined,
  })
  const data = SpotlightCandidateTransformer.transform(candidates)
  return get('/spotlight-wall-list', await serialize({ message: '', data, pagination }), { query })
}

/** The extract of the wall on the start page. */
export async function spotlit(serialize: Serialize, limit: number) {
  const { candidates, pagination } = await spotlightWall({ limit })
  const data = SpotlightCandidateTransformer.transform(candidates)
  return get('/get-spotlight-candidates', await serialize({ message: '', data, pagination }), {
    query: { limit },
  })
}

/** The companies that are in the spotlight. */
export async function litCompanies(serialize: Serialize, limit: number) {
  const { companies, pagination } = await spotlightCompanies({ limit })
  const data = SpotlightCompanyTransformer.transform(companies)
  return get('/get-client-spotlight', await serialize({ message: '', data, pagination }), {
    query: { limit },
  })
}

/** What is sold in a country, and where prices can be asked for. */
export async function pricing(
  serialize: Serialize,
  { country, interval }: ReturnType<typeof pricingOf>
) {
  const plans = await plansOnSale({ country, billingInterval: interval })
  const addons = async (side: BuyerSide, query: object) =>
    get(
      '/get-all-addons',
      await serialize({
        message: '',
        data: ProductTransformer.transform(await productsOnSale(side, { country })),
      }),
      { query }
    )
  const given = await Promise.all([
    serialize({ message: '', data: PlanTransformer.transform(plans) }).then((answer) =>
      get('/get-all-plans', answer, { query: { country, billingInterval: interval } })
    ),
    addons('client', { country }),
    addons('candidate', { country, side: 'candidate' }),
    countries({}).then(async (list) =>
      get(
        '/countries',
        await serialize({
          message: '',
          data: PlaceTransformer.transform(list).useVariant('country'),
        })
      )
    ),
  ])
  return { given, plans }
}
