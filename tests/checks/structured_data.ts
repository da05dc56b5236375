import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

// What search engines ask of structured data: the types and properties of schema.org that our pages use, with those
// that Google requires (developers.google.com/search/docs/appearance/structured-data). A property that is not listed
// is a fault, as is one that is empty.

const text = { type: 'string', minLength: 1, pattern: '\\S' }
const url = { type: 'string', format: 'uri', pattern: '^https?://' }
const moment = { type: 'string', format: 'date-time' }
const day = { type: 'string', format: 'date' }
const amount = { type: ['number', 'string'], pattern: '^[0-9]+([.][0-9]+)?$' }
const currency = { type: 'string', pattern: '^[A-Z]{3}$' }

type Properties = Record<string, object>
const thing = (name: string | string[], properties: Properties, required: string[] = []) => ({
  type: 'object',
  properties: { '@type': { enum: [name].flat() }, '@context': true, ...properties },
  required: ['@type', ...required],
  additionalProperties: false,
})
const listOf = (items: object, least = 0) => ({ type: 'array', items, minItems: least })

const address = thing(
  'PostalAddress',
  { addressLocality: text, addressRegion: text, addressCountry: text },
  ['addressCountry']
)
const organization = thing(
  'Organization',
  {
    name: text,
    url,
    logo: url,
    sameAs: url,
    description: text,
    aggregateRating: thing(
      'AggregateRating',
      { ratingValue: amount, reviewCount: amount, bestRating: amount, worstRating: amount },
      ['ratingValue', 'reviewCount']
    ),
    review: listOf(
      thing(
        'Review',
        {
          author: thing('Person', { name: text }, ['name']),
          datePublished: day,
          reviewBody: text,
          reviewRating: thing('Rating', { ratingValue: amount }, ['ratingValue']),
        },
        ['author', 'reviewRating']
      )
    ),
  },
  ['name']
)

const types = {
  Organization: organization,
  JobPosting: {
    ...thing(
      'JobPosting',
      {
        title: text,
        description: text,
        identifier: thing('PropertyValue', { name: text, value: text }, ['name', 'value']),
        url,
        datePosted: moment,
        validThrough: moment,
        employmentType: {
          enum: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'],
        },
        hiringOrganization: organization,
        jobLocation: thing('Place', { address }, ['address']),
        jobLocationType: { const: 'TELECOMMUTE' },
        applicantLocationRequirements: thing('Country', { name: text }, ['name']),
        baseSalary: thing(
          'MonetaryAmount',
          {
            currency,
            value: thing(
              'QuantitativeValue',
              {
                minValue: amount,
                maxValue: amount,
                unitText: { enum: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] },
              },
              ['minValue', 'maxValue', 'unitText']
            ),
          },
          ['currency', 'value']
        ),
        experienceRequirements: thing(
          'OccupationalExperienceRequirements',
          { monthsOfExperience: { type: 'integer', minimum: 1 } },
          ['monthsOfExperience']
        ),
        skills: text,
        industry: text,
        directApply: { type: 'boolean' },
      },
      ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization']
    ),
    // a place to work at, or where people may work from
    oneOf: [
      { required: ['jobLocation'] },
      { required: ['jobLocationType', 'applicantLocationRequirements'] },
    ],
  },
  WebSite: thing('WebSite', { name: text, url }, ['name', 'url']),
  FAQPage: thing(
    'FAQPage',
    {
      mainEntity: listOf(
        thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }, ['text']) }, [
          'name',
          'acceptedAnswer',
        ]),
        1
      ),
    },
    ['mainEntity']
  ),
  BlogPosting: thing(
    'BlogPosting',
    {
      headline: { ...text, maxLength: 160 },
      description: text,
      image: url,
      datePublished: moment,
      dateModified: moment,
      author: thing(['Person', 'Organization'], { name: text }, ['name']),
      publisher: organization,
      mainEntityOfPage: url,
      keywords: text,
    },
    ['headline', 'datePublished', 'dateModified', 'author']
  ),
  BreadcrumbList: thing(
    'BreadcrumbList',
    {
      itemListElement: listOf(
        thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: url }, [
          'position',
          'name',
          'item',
        ]),
        1
      ),
    },
    ['itemListElement']
  ),
  Service: thing(
    'Service',
    {
      name: text,
      serviceType: text,
      areaServed: { type: 'string', pattern: '^[A-Z]{2}$' },
      offers: listOf(
        thing(
          'Offer',
          {
            name: text,
            description: text,
            url,
            price: amount,
            priceCurrency: currency,
            priceSpecification: thing(
              'UnitPriceSpecification',
              {
                price: amount,
                priceCurrency: currency,
                valueAddedTaxIncluded: { type: 'boolean' },
                billingDuration: { type: 'integer', minimum: 1 },
                // a year or a month, by UN/CEFACT
                unitCode: { enum: ['ANN', 'MON'] },
              },
              ['price', 'priceCurrency', 'billingDuration', 'unitCode']
            ),
          },
          ['name', 'price', 'priceCurrency']
        ),
        1
      ),
    },
    ['name', 'offers']
  ),
  ProfilePage: thing(
    'ProfilePage',
    {
      mainEntity: thing(
        'Person',
        { name: text, description: text, image: url, url, knowsAbout: listOf(text), address },
        ['name']
      ),
    },
    ['mainEntity']
  ),
}
export type StructuredType = keyof typeof types

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const isOfType = Object.fromEntries(
  Object.entries(types).map(([name, schema]) => [name, ajv.compile(schema)])
)

/** The structured data of a page as search engines find it; things of one graph are told one by one. */
export const structuredData = (html: string): Record<string, any>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].flatMap(
    ([, json]) => {
      const { '@graph': graph, ...data } = JSON.parse(json!)
      return graph ? graph.map((one: object) => ({ ...data, ...one })) : [data]
    }
  )

/** What is wrong with one piece of structured data, as lines; none where a search engine takes it. */
export function structuredFaults(data: Record<string, any>): string[] {
  const faults = data['@context'] === 'https://schema.org' ? [] : ['its @context is schema.org']
  const check = isOfType[data['@type']]
  if (!check) return [...faults, `a type that is not known here: ${data['@type']}`]
  if (!check(data))
    for (const { instancePath, message, params } of check.errors!)
      faults.push(`${data['@type']}${instancePath} ${message} ${JSON.stringify(params)}`)
  if (data['@type'] === 'BreadcrumbList')
    data.itemListElement.forEach(({ position }: { position: number }, index: number) => {
      if (position !== index + 1) faults.push(`step ${index + 1} has the position ${position}`)
    })
  return faults
}
