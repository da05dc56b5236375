import { reviewLimits } from '#api/reviews/review_facts'
import type { reviewsOfCompany } from '#api/reviews/reviews_of_company'
import { appUrl, productName } from '#config/app'
import type { PricedPlan } from '#api/billing/catalogue/plan_transformers'
import { digitsOf } from '#api/billing/money/currency_facts'
import { volumePrice } from '#api/billing/money/slabs'
import { imageUrl } from '#api/files/image_url'
import { shownRichText, textOf } from '#api/http/text/rich_text'
import type SkillPage from '#api/content/models/skill_page'
import type Faq from '#api/content/models/faq'
import { faqPage } from '#api/pages/content_heads'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import type Candidate from '#api/candidates/models/candidate'
import type Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import { jobTypes } from '#api/jobs/job_facts'
import { jobNames } from '#api/jobs/job_names'
import type { SkillPlace } from '#api/jobs/browse/job_list_query'
import type { JobListCall } from '#api/jobs/browse/job_address'
import { pricingAt, type pricingOf } from '#api/pages/page_address'
import { sentence, type Sentence } from '#api/languages/sentence'
import type { Crumb, Head } from '#api/pages/page'

const cut = (text: string, most = 160) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`

const pageOf = sentence('{title}, page {page}')
const spotlight = sentence('Developers in the spotlight')
const jobs: Crumb = [sentence('Jobs'), '/jobs']
const companies: Crumb = [sentence('Companies'), '/companies']
const groups: Record<'category' | 'industry', Crumb> = {
  category: [sentence('Categories'), '/categories'],
  industry: [sentence('Industries'), '/categories'],
}

/** A list page: filtered views are for people, the plain pages for search engines too. */
export function listHead(
  title: Sentence,
  path: string,
  { body, query, page }: JobListCall,
  topic = false
): Head {
  const filtered = Object.keys(body).length > 0 || (!topic && Object.keys(query).length > 2)
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  return {
    title: page > 1 ? { ...pageOf, values: { title, page } } : title,
    description: sentence('{title} with pay, place and the date by which each company answers.', {
      title,
    }),
    canonical: at(page),
    hidden: filtered,
    ...(filtered ? {} : { previous: page > 1 ? at(page - 1) : undefined }),
  }
}

/** The jobs of a category or an industry. */
export const topicHead = (
  group: 'category' | 'industry',
  { name }: { name: string },
  path: string,
  call: JobListCall
): Head => ({
  ...listHead(sentence('{name} jobs', { name }), path, call, true),
  crumbs: [groups[group], [name, path]],
})

/** The head of the jobs for a skill in a city. */
export function skillPlaceHead(
  { slug, skill }: SkillPage,
  { slug: placeSlug, city }: SkillPlace,
  call: JobListCall
): Head {
  const path = `/skills/${slug}/${placeSlug}`
  const title = sentence('{skill} jobs in {city}', { skill: skill.name, city })
  return {
    // what it is narrowed by is its own address
    ...listHead(title, path, { ...call, body: {} }, true),
    crumbs: [
      [sentence('Skills'), '/skills'],
      [skill.name, `/skills/${slug}`],
      [city, path],
    ],
  }
}

/** The wall of an industry is for people: its plain pages are for search engines too. */
export function wallHead({ page = 1, industry }: { page?: number; industry?: string }): Head {
  const at = (number: number) => (number > 1 ? `/spotlight?page=${number}` : '/spotlight')
  return {
    title: page > 1 ? { ...pageOf, values: { title: spotlight, page } } : spotlight,
    description: sentence(
      'Developers with an approved profile and cleared English, in a new order every day.'
    ),
    canonical: at(page),
    hidden: Boolean(industry),
  }
}

/** All companies that hire; a search among them is for people. */
export function companiesHead({ page = 1, search }: { page?: number; search?: string }): Head {
  const title = sentence('Companies that hire')
  return {
    title: page > 1 ? { ...pageOf, values: { title, page } } : title,
    description: sentence('Companies with open jobs, and how many of their answers came in time.'),
    canonical: page > 1 ? `/companies?page=${page}` : '/companies',
    hidden: Boolean(search),
  }
}

/** The prices of one country, the first, are for search engines; the others are for people. */
export function pricingHead(
  asked: ReturnType<typeof pricingOf>,
  plans: PricedPlan[],
  faqs: Faq[]
): Head {
  const names = plans.map(({ plan }) => plan.name).join(', ')
  return {
    title: sentence('Pricing'),
    description: sentence(
      'What hiring costs here: {names}, with and without tax. Candidates apply free of charge.',
      { names }
    ),
    canonical: '/pricing',
    hidden: pricingAt(asked) !== '/pricing',
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Service',
          'name': productName,
          'serviceType': 'Hiring of developers',
          'areaServed': asked.country,
          'offers': plans.map(({ plan, price }) => ({
            '@type': 'Offer',
            'name': plan.name,
            'description': plan.description ?? undefined,
            'url': `${appUrl}/pricing`,
            'price': price ? major(volumePrice(price.bands, 1), price.currency) : '0',
            'priceCurrency': price?.currency ?? plans.find((other) => other.price)?.price?.currency,
            'priceSpecification': price
              ? {
                  '@type': 'UnitPriceSpecification',
                  'price': major(volumePrice(price.bands, 1), price.currency),
                  'priceCurrency': price.currency,
                  'valueAddedTaxIncluded': price.taxIncluded,
                  'billingDuration': 1,
                  'unitCode': asked.interval === 'year' ? 'ANN' : 'MON',
                }
              : undefined,
          })),
        },
        ...(faqs.length > 0 ? [faqPage(faqs)] : []),
      ],
    },
  }
}

/** Minor units as a decimal: 299900 is "2999.00". */
function major(amount: bigint, currency: string) {
  const digits = digitsOf(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text
}

/** The head of a job's page. */
export function jobHead(job: Job): Head {
  const employer = job.organisation ?? job.company.name
  return {
    title: sentence('{jobTitle} at {organisation}', {
      jobTitle: job.title,
      organisation: employer,
    }),
    description: cut(textOf(job.shortDescription || job.description)),
    canonical: `/jobs/${job.slug}`,
    crumbs: [jobs, [job.title, `/jobs/${job.slug}`]],
    jsonLd: jobPosting(job),
  }
}

/** The head of a company's record of answers. */
export const recordHead = (company: Company): Head => ({
  title: sentence('How {companyName} answers', { companyName: company.name }),
  description: sentence(
    'How fast {companyName} answers applications, how many in time and with reasons, and whether its jobs show their pay.',
    { companyName: company.name }
  ),
  canonical: `/companies/${company.slug}/record`,
  crumbs: [
    companies,
    [company.name, `/companies/${company.slug}`],
    [sentence('How it answers'), `/companies/${company.slug}/record`],
  ],
})

/** Characters below which a description says too little of a page to a search engine. */
const SHORT_DESCRIPTION = 60

function companyDescription(companyName: string, about: string) {
  if (about.length >= SHORT_DESCRIPTION) return cut(about)
  if (!about)
    return sentence('{companyName}: open jobs, and the share of applications answered in time.', {
      companyName,
    })
  return sentence(
    '{tagline}. {companyName}: open jobs, and the share of applications answered in time.',
    { tagline: about.trim().replace(/\.$/, ''), companyName }
  )
}

/** The head of a company's page. */
export function companyHead(
  company: Company,
  { reviews, summary }: Awaited<ReturnType<typeof reviewsOfCompany>>
): Head {
  const about = company.tagline ?? (company.about ? textOf(company.about) : '')
  return {
    title: sentence('Jobs at {companyName}', { companyName: company.name }),
    description: companyDescription(company.name, about),
    canonical: `/companies/${company.slug}`,
    crumbs: [companies, [company.name, `/companies/${company.slug}`]],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      'name': company.name,
      'url': company.website ?? `${appUrl}/companies/${company.slug}`,
      'logo': absoluteImage(company.logoKey),
      'description': about || undefined,
      'aggregateRating':
        summary.average === null
          ? undefined
          : {
              '@type': 'AggregateRating',
              'ratingValue': summary.average,
              'reviewCount': summary.count,
              'bestRating': reviewLimits.rating.max,
              'worstRating': reviewLimits.rating.min,
            },
      'review': reviews.map(({ rating, maskedBody, maskedAuthor, publishedAt }) => ({
        '@type': 'Review',
        'author': { '@type': 'Person', 'name': maskedAuthor },
        'datePublished': publishedAt?.toUTC().toISODate() ?? undefined,
        'reviewBody': maskedBody ?? undefined,
        'reviewRating': { '@type': 'Rating', 'ratingValue': rating },
      })),
    },
  }
}

/** Characters that a result page shows of a title, less the name of the product. */
const LONGEST_TITLE = 60

/** A developer who chose to be found: first name and an initial, work and place, no contact. */
export function developerHead(candidate: Candidate): Head {
  const { user, countryCode, slug, skills, photoKey } = candidate
  const city = hideContacts(candidate.city, user)
  const headline = hideContacts(candidate.headline, user)
  const story = hideContacts(candidate.story, user)
  const name = `${user.firstName} ${user.lastName.slice(0, 1)}.`
  const said = story ?? headline
  const description = said
    ? cut(said)
    : city
      ? sentence('{name}, a developer in {city}, open to offers.', { name, city })
      : sentence('{name}, a developer, open to offers.', { name })
  return {
    title: headline ? cut(`${name}, ${headline}`, LONGEST_TITLE) : name,
    description,
    canonical: `/developers/${slug}`,
    crumbs: [
      [spotlight, '/spotlight'],
      [name, `/developers/${slug}`],
    ],
    image: absoluteImage(photoKey),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      'mainEntity': {
        '@type': 'Person',
        name,
        'description': headline ?? undefined,
        'image': absoluteImage(photoKey),
        'url': `${appUrl}/developers/${slug}`,
        'knowsAbout': skills.map(({ skill }) => skill.name),
        'address': {
          '@type': 'PostalAddress',
          'addressLocality': city ?? undefined,
          'addressCountry': countryCode ?? undefined,
        },
      },
    },
  }
}

const absoluteImage = (key: string | null | undefined) => (key ? appUrl + imageUrl(key) : undefined)

/** What a job says of itself outside of its page, not cleaned yet. */
export const textOfJob = ({ description, shortDescription }: Job) =>
  description || shortDescription || ''

/** The job in the words of schema.org; pay is there only when the company shows it. */
export function jobPosting(job: Job) {
  const { skill, industry } = jobNames()
  const showsPay = !job.hideBudget && (job.budgetMin !== null || job.budgetMax !== null)
  const country = job.countryCode ?? job.company.countryCode
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    'title': job.title,
    'description': shownRichText(textOfJob(job)),
    'identifier': { '@type': 'PropertyValue', 'name': job.company.name, 'value': String(job.id) },
    'url': `${appUrl}/jobs/${job.slug}`,
    'datePosted': job.publishedAt?.toUTC().toISO(),
    'validThrough': job.validThrough?.toUTC().toISO(),
    'employmentType': jobTypes.find(({ value }) => value === job.jobType)?.schemaOrg,
    'hiringOrganization': {
      '@type': 'Organization',
      'name': job.organisation ?? job.company.name,
      'sameAs': job.company.website ?? `${appUrl}/companies/${job.company.slug}`,
      'logo': absoluteImage(job.company.logoKey),
    },
    ...(job.locationType === 'Remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', 'name': job.countryName ?? country },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            'address': {
              '@type': 'PostalAddress',
              'addressLocality': job.city ?? undefined,
              'addressRegion': job.stateName ?? undefined,
              'addressCountry': country,
            },
          },
        }),
    ...(showsPay
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            'currency': job.currency,
            'value': {
              '@type': 'QuantitativeValue',
              'minValue': job.budgetMin ?? job.budgetMax,
              'maxValue': job.budgetMax ?? job.budgetMin,
              'unitText': job.budgetFor.toUpperCase(),
            },
          },
        }
      : {}),
    ...(Number(job.minExperience) > 0
      ? {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements',
            'monthsOfExperience': Math.round(Number(job.minExperience) * 12),
          },
        }
      : {}),
    'skills':
      job.skillIds
        .map((id) => skill.get(id)?.name)
        .filter(Boolean)
        .join(', ') || undefined,
    'industry': industry.get(job.industryId!)?.name,
    'directApply': true,
  }
}
