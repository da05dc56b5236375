import type { DataOf } from '../../app/api'
import { noPlace, type Place } from '../../components/forms/pickers'
import { wholeAddress } from '../../components/forms/whole_address'

export type Own = DataOf<'GET', '/company-profile'>

type LinkKind = (typeof links)[number][0]

export const links = [
  ['linkedin', 'LinkedIn', 'https://www.linkedin.com/company/…'],
  ['github', 'GitHub', 'https://github.com/…'],
  ['glassdoor', 'Glassdoor', 'https://www.glassdoor.com/…'],
  ['twitter', 'X', 'https://x.com/…'],
] as const

export type Values = ReturnType<typeof valuesOf>

/** A company's profile as values of its form. */
export const valuesOf = (company: Own) => ({
  companyName: company.pendingName ?? company.companyName,
  tagline: company.tagline ?? '',
  about: company.about ?? '',
  website: company.website ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  industryId: company.industryId,
  size: company.size,
  foundedYear: company.foundedYear ?? ('' as number | ''),
  place: {
    ...noPlace,
    countryCode: company.countryCode,
    state: company.state ?? '',
    stateName: company.stateName ?? '',
    city: company.city ?? '',
  } as Place,
  address: company.address ?? '',
  postalCode: company.postalCode ?? '',
  perks: company.perks.map(({ _id }) => _id),
  links: Object.fromEntries(links.map(([kind]) => [kind, company.links[kind] ?? ''])) as Record<
    LinkKind,
    string
  >,
})

/** The form's values as the API takes them. */
export function bodyOf({ place, foundedYear, size, ...values }: Values) {
  return {
    ...values,
    tagline: values.tagline || null,
    about: values.about || null,
    website: wholeAddress(values.website) || null,
    email: values.email || null,
    phone: values.phone || null,
    address: values.address || null,
    postalCode: values.postalCode || null,
    size,
    foundedYear: foundedYear === '' ? null : foundedYear,
    countryCode: place.countryCode || undefined,
    state: place.state || null,
    stateName: place.stateName || null,
    city: place.city || null,
    links: Object.fromEntries(
      Object.entries(values.links).map(([kind, address]) => [kind, wholeAddress(address) || null])
    ),
  }
}
