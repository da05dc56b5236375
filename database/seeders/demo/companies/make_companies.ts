import { companies, type DemoCompany } from '#database/seeders/demo/companies/companies'
import { insert, type Row } from '#database/seeders/demo/insert'
import { namePools } from '#database/seeders/demo/candidates/people'
import { markets } from '#database/seeders/demo/places'
import { DAY } from '#database/seeders/demo/random'
import { iso, slugOf, type World } from '#database/seeders/demo/world'

export type Member = { userId: number; role: string; name: string }
export type Employer = DemoCompany & {
  id: number
  slug: string
  team: Member[]
  createdAt: number
  verifiedAs: string
}

/** Forty employers with their teams. The first is the demo client's, with every role on its team. */
export async function makeCompanies(world: World, password: string): Promise<Employer[]> {
  const { trx, dice, now } = world
  const made = companies.map((company, index) => ({
    ...company,
    createdAt: now - (index === 0 ? 400 : dice.int(120, 700)) * DAY,
    verifiedAs: company.verification ?? 'verified',
  }))
  const ids = await insert(
    trx,
    'companies',
    made.map((company) => {
      const place = world.place(company.country, company.city)
      const slug = slugOf(company.name)
      return {
        name: company.name,
        slug,
        tagline: company.tagline,
        about: aboutText(company),
        website: `https://${slug}.example`,
        email: `people@${slug}.example`,
        industry_id: world.industries.get(company.industry),
        size: company.size,
        founded_year: company.founded,
        country_code: company.country,
        state_code: place.state_code,
        state_name: place.state_name,
        city: company.city,
        perk_ids: dice.sample(world.perks, dice.int(6, 12)),
        links: { linkedin: `https://www.linkedin.com/company/${slug}-demo` },
        verification: company.verifiedAs,
        verified_at: company.verifiedAs === 'verified' ? iso(company.createdAt + 3 * DAY) : null,
        verification_note:
          {
            rejected:
              'The website does not answer, and the name on it is another. Please write to us with a registration paper.',
            suspended: 'Three candidates reported interviews that asked for a fee.',
          }[company.verifiedAs] ?? null,
        is_top_company: company.top ?? false,
        first_entry: false,
        strikes: company.verifiedAs === 'suspended' ? 3 : 0,
        created_at: iso(company.createdAt),
        updated_at: iso(company.createdAt + 3 * DAY),
      }
    })
  )
  const employers: Employer[] = made.map((company, index) => ({
    ...company,
    id: ids[index],
    slug: slugOf(company.name),
    team: [],
  }))

  const users: Row[] = []
  const members: { company: Employer; role: string }[] = []
  for (const [index, company] of employers.entries()) {
    const roles =
      index === 0
        ? ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'billing']
        : [
            'owner',
            ...dice.sample(
              ['recruiter', 'recruiter', 'hiring_manager', 'interviewer', 'admin', 'billing'],
              company.size === '11-50' ? 1 : dice.int(2, 4)
            ),
          ]
    for (const role of roles) {
      const pool = dice.weighted(
        namePools.filter((each) => each.country === company.country),
        (each) => each.weight
      )
      const first =
        index === 0 && role === 'owner'
          ? 'Priya'
          : dice.pick((dice.chance(0.5) ? pool.women : pool.men).split(' '))
      const last =
        index === 0 && role === 'owner' ? 'Raghavan' : dice.pick(pool.families.split(' '))
      users.push({
        email:
          index === 0 && role === 'owner'
            ? 'client@example.com'
            : `${slugOf(`${first}-${last}`).replaceAll('-', '.')}.${users.length}@${company.slug}.example`,
        password,
        first_name: first,
        last_name: last,
        user_type: 'client',
        status: 'active',
        country_code: company.country,
        time_zone: markets[company.country].zone,
        email_verified_at: iso(company.createdAt),
        last_active_at: iso(now - dice.int(0, 14) * DAY),
        created_at: iso(company.createdAt + dice.int(0, 60) * DAY),
        updated_at: iso(company.createdAt),
      })
      members.push({ company, role })
    }
  }
  const userIds = await insert(trx, 'users', users)
  await insert(
    trx,
    'company_members',
    members.map(({ company, role }, index) => ({
      company_id: company.id,
      user_id: userIds[index],
      role,
      status: 'active',
      can_promote: role === 'recruiter',
      created_at: users[index].created_at,
      updated_at: users[index].created_at,
    }))
  )
  for (const [index, { company, role }] of members.entries())
    company.team.push({
      userId: userIds[index],
      role,
      name: `${users[index].first_name} ${users[index].last_name}`,
    })

  await insert(trx, 'billing_addresses', [
    {
      company_id: employers[0].id,
      legal_name: 'Saffron Ledger Private Limited',
      line_1: '18, 3rd Cross, Indiranagar',
      line_2: null,
      city: 'Bengaluru',
      state_code: 'KA',
      postal_code: '560038',
      country_code: 'IN',
      tax_number: '29AAGCB7383J1Z4',
      email: 'accounts@saffron-ledger.example',
      created_at: iso(now),
      updated_at: iso(now),
    },
  ])
  return employers
}

export const memberOf = (company: Employer, ...roles: string[]) =>
  company.team.find((member) => roles.includes(member.role)) ?? company.team[0]

function aboutText({ name, about, founded, city, size }: DemoCompany) {
  return `<p>${about}</p><p>${name} was founded in ${founded}, works from ${city}, and has ${size.replace('-', ' to ')} people. We answer every application by the date shown on the job.</p>`
}
