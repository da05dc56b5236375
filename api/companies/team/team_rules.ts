import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import CompanyMember from '#api/companies/models/company_member'
import type { CompanyRole } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import { quotaOf } from '#api/companies/access/quotas'

/** One change of a company's team at a time, so that two owners cannot remove each other and no place is given twice. */
export const lockTeam = (trx: TransactionClientContract, companyId: number) =>
  trx.rawQuery('select id from companies where id = ? for no key update', [companyId])

/** The same for a member who changes it. Returns who acts, read anew: the right may have gone since the request began. */
export async function lockTeamFor(trx: TransactionClientContract, member: CompanyMember) {
  await lockTeam(trx, member.companyId)
  const actor = await CompanyMember.query({ client: trx })
    .where('id', member.id)
    .preload('company')
    .firstOrFail()
  const access = can(actor, 'company_users')
  if (!access.allowed) throw new Refusal(access.message, { status: 403, reason: access.reason })
  return actor
}

/** An owner's place is given and taken by owners only. */
export function assertMayGive(actor: CompanyMember, ...roles: CompanyRole[]) {
  if (actor.role !== 'owner' && roles.includes('owner'))
    throw new Refusal('Only an owner can manage owners; ask one of them', {
      status: 403,
      reason: 'role',
    })
}

/** Is there a place left on the plan; asked under the team's lock. */
export async function assertSeat(trx: TransactionClientContract, member: CompanyMember) {
  const quota = await quotaOf(member.companyId, 'invite_user', trx)
  const access = can(member, 'invite_user', { quota })
  if (!access.allowed)
    throw new Refusal(access.message, { status: 403, reason: access.reason, details: { quota } })
}

/** The last owner stays one, and stays in; asked under the team's lock. */
export async function assertAnotherOwner(trx: TransactionClientContract, target: CompanyMember) {
  if (target.role !== 'owner' || target.status !== 'active') return
  const others = await actingBeside(trx, target)
  if (!others.some(isOwner))
    throw new Refusal('This is the last owner; make someone else an owner first')
}

/** The colleagues of a member who can act: active here, and not suspended by the platform. */
export const actingBeside = (trx: TransactionClientContract, { id, companyId }: CompanyMember) =>
  CompanyMember.query({ client: trx })
    .where({ companyId })
    .withScopes((scopes) => scopes.acting())
    .whereNot('id', id)

export const isOwner = ({ role }: CompanyMember) => role === 'owner'
