import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { languageOf, type LanguageCode } from '#api/languages/language_facts'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import BillingAddress from '#api/companies/models/billing_address'
import Company from '#api/companies/models/company'
import { extentOf } from '#api/companies/access/company_rights'
import CompanyMember from '#api/companies/models/company_member'
import type { BuyerSide } from '#api/billing/billing_facts'

/** Who buys, as an invoice names them. */
export type BuyerSnapshot = {
  side: BuyerSide
  name: string
  email: string | null
  line1: string | null
  line2: string | null
  city: string | null
  stateCode: string | null
  postalCode: string | null
  countryCode: string
  taxNumber: string | null
  isSez: boolean
}

/** Whose order it is, and how they are billed. */
export type Buyer = {
  companyId: number | null
  candidateId: number | null
  userId: number
  snapshot: BuyerSnapshot
}

const HOME = 'IN'
/** Administrators reach what both sides share, and have nothing of their own here. */
const ONLY_BUYERS =
  'Orders and papers are of companies and candidates; see those of all in the console'

/**
 * Who buys: a company by its billing address, else by its profile, or a candidate by theirs. A company in India says in
 * which state it is (422 on `billingAddress`), as its tax depends on it.
 */
export async function buyerOf(
  subject: CompanyMember | Candidate | undefined,
  client: QueryClientContract = db.connection()
): Promise<Buyer> {
  if (!subject) throw new Refusal(ONLY_BUYERS, { status: 403, reason: 'role' })
  if (!(subject instanceof CompanyMember)) {
    if (subject.visibility === 'suspended')
      throw new Refusal(
        'Your profile is suspended, so nothing can be bought for it. Answer our mail to settle it',
        { status: 403, reason: 'status' }
      )
    const user = await User.query({ client }).where('id', subject.userId).firstOrFail()
    return {
      companyId: null,
      candidateId: subject.id,
      userId: user.id,
      snapshot: {
        side: 'candidate',
        name: user.fullName,
        email: user.email,
        line1: null,
        line2: null,
        city: subject.city,
        stateCode: subject.stateCode,
        postalCode: null,
        countryCode: subject.countryCode ?? user.countryCode ?? HOME,
        taxNumber: null,
        isSez: false,
      },
    }
  }
  const snapshot = await companySnapshot(subject.companyId, subject.company, client)
  if (snapshot.countryCode === 'IN' && !snapshot.stateCode)
    throw new Refusal(
      'Your tax depends on the state that your company is in; save your billing address first',
      { status: 422, field: 'billingAddress' }
    )
  return { companyId: subject.companyId, candidateId: null, userId: subject.userId, snapshot }
}

/** A company as its invoice names it, whether or not its state is known. */
export async function buyerCompany(companyId: number, client: QueryClientContract) {
  const company = await Company.query({ client }).where('id', companyId).firstOrFail()
  return companySnapshot(companyId, company, client)
}

async function companySnapshot(
  companyId: number,
  company: Company,
  client: QueryClientContract
): Promise<BuyerSnapshot> {
  const address = await BillingAddress.query({ client }).where('company_id', companyId).first()
  return {
    side: 'client',
    name: address?.legalName ?? company.name,
    email: address?.email ?? company.email,
    line1: address?.line1 ?? company.address,
    line2: address?.line2 ?? null,
    city: address?.city ?? company.city,
    stateCode: address ? address.stateCode : company.stateCode,
    postalCode: address?.postalCode ?? company.postalCode,
    countryCode: address?.countryCode ?? company.countryCode ?? HOME,
    taxNumber: address?.taxNumber ?? null,
    isSez: address?.isSez ?? false,
  }
}

/** The language in which a paper is written: that of who ordered, else of the owner who is longest in the company. */
export async function languageOfBuyer(
  { placedBy, companyId }: { placedBy: number | null; companyId: number | null },
  client: QueryClientContract
): Promise<LanguageCode> {
  const owner = () =>
    client
      .from('company_members')
      .where({ company_id: companyId, role: 'owner' })
      .orderBy('id')
      .select('user_id')
      .limit(1)
  const user = await User.query({ client })
    .where('id', placedBy ?? owner())
    .first()
  return languageOf(user?.language).code
}

/** Where somebody's prices are those of, and whether a special economic zone is left without tax there; refuses administrators (403). */
export async function pricedAt(
  subject: CompanyMember | Candidate | undefined
): Promise<{ country: string; isSez: boolean }> {
  if (!subject) throw new Refusal(ONLY_BUYERS, { status: 403, reason: 'role' })
  if (!(subject instanceof CompanyMember))
    return {
      country: subject.countryCode ?? (await User.findOrFail(subject.userId)).countryCode ?? HOME,
      isSez: false,
    }
  const { companyId, company } = subject
  const { countryCode, isSez } = await companySnapshot(companyId, company, db.connection())
  return { country: countryCode, isSez }
}

/** Whose rows somebody reads: those of a candidate or a company, and of these perhaps only what one person ordered. */
export type Owner = Pick<Buyer, 'companyId' | 'candidateId'> & { placedBy?: number }

/** The columns that say whose a row is. */
export const ownedBy = ({ companyId, candidateId, placedBy }: Owner) =>
  companyId
    ? { company_id: companyId, ...(placedBy && { placed_by: placedBy }) }
    : { candidate_id: candidateId! }

/** Whose rows the caller's are; refuses administrators (403). Who does not see to a company's billing has their own orders. */
export function ownerOf(subject: CompanyMember | Candidate | undefined): Owner {
  if (!subject) throw new Refusal(ONLY_BUYERS, { status: 403, reason: 'role' })
  return subject instanceof CompanyMember
    ? {
        companyId: subject.companyId,
        candidateId: null,
        ...(!extentOf('billing', subject.role) && { placedBy: subject.userId }),
      }
    : { companyId: null, candidateId: subject.id }
}
