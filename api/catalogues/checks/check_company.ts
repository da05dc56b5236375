import db from '@adonisjs/lucid/services/db'
import Company from '#api/companies/models/company'
import { counted, good, look } from '#api/catalogues/checks/check'
import type { Check } from '#api/catalogues/definition'

/** Addresses that anybody can have. */
const FREE_MAIL =
  /@(gmail|googlemail|yahoo|ymail|outlook|hotmail|live|icloud|aol|proton(mail)?|gmx|zoho|rediffmail)\./i
/** From here on two names may be one company's. */
const ALIKE = 0.6

/** What is looked at by itself before a company is verified: its name, its addresses and what its profile lacks. */
export async function checkCompany(id: number): Promise<Check[]> {
  const company = await Company.findOrFail(id)
  return [await nameOf(company), addressOf(company), profileOf(company)]
}

async function nameOf({ id, name, website }: Company): Promise<Check> {
  const label = 'Name'
  const { rows } = await db.rawQuery(
    `select id::text as _id, name as title from companies
     where id <> :id and (similarity(lower(name), lower(:name)) >= :alike or (website <> '' and website = :website))
     order by similarity(lower(name), lower(:name)) desc limit 5`,
    { id, name, website: website ?? '', alike: ALIKE }
  )
  const found = rows as { _id: string; title: string }[]
  return found.length > 0
    ? look(
        label,
        `${counted(found.length, 'other company has', 'other companies have')} a similar name or the same website.`,
        found.map((row) => ({ catalogue: 'clients', ...row }))
      )
    : good(label, 'No other company has this name.')
}

function addressOf({ email, website }: Company): Check {
  const label = 'Addresses'
  if (!email) return look(label, 'No e-mail address is given.')
  if (FREE_MAIL.test(email)) return look(label, 'Its e-mail address is from a free mail service.')
  const site = website && URL.canParse(website) ? new URL(website).hostname : null
  if (!site) return look(label, 'No website is given.')
  const domain = email.split('@')[1].toLowerCase()
  return site === domain || site.endsWith(`.${domain}`)
    ? good(label, 'E-mail address and website match.')
    : look(label, `Mail comes from ${domain}, the website is ${site}.`)
}

function profileOf({ missingForVerification: missing }: Company): Check {
  const label = 'Profile'
  return missing.length > 0
    ? look(label, `Missing: ${missing.join(', ')}.`)
    : good(label, 'The profile is complete.')
}
