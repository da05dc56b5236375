import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { assertOwnJobs, assignJobs } from '#api/companies/company_ports'
import { MemberAnonymised, MemberLeft } from '#api/companies/events'
import CompanyMember from '#api/companies/models/company_member'
import { roleNames, type CompanyRole } from '#api/companies/access/company_rights'
import { endInvitesOf } from '#api/companies/team/invite_colleague'
import {
  assertAnotherOwner,
  assertMayGive,
  assertSeat,
  lockTeamFor,
} from '#api/companies/team/team_rules'

type Change = { userId: number; role?: CompanyRole; jobIds?: number[]; canPromote?: boolean }

/** Gives a member another role, other jobs to work on, or the right to promote jobs. */
export function changeMember(member: CompanyMember, { userId, role, jobIds, canPromote }: Change) {
  return onMember(member, userId, async (trx, actor, target) => {
    const before = { role: target.role, canPromote: target.canPromote }
    assertMayGive(actor, target.role, role ?? target.role)
    if (role && role !== 'owner') await assertAnotherOwner(trx, target)
    if (jobIds) await assertOwnJobs(member.companyId, jobIds, trx)
    target.merge({ ...(role && { role }), ...(canPromote !== undefined && { canPromote }) })
    await target.save()
    await endInvitesOf(trx, target)
    if (jobIds) await assignJobs(target, jobIds, trx)
    await note(trx, actor, target, 'team.change', before)
    if (role && role !== before.role)
      await tell(
        trx,
        target,
        sentence('You are now {role} in {company}', {
          role: sentence(roleNames[role]),
          company: actor.company.name,
        })
      )
  })
}

/** Lets a member in again, or shuts them out: every session ends, so do their invitations, and what they lead is flagged. */
export function setActive(
  member: CompanyMember,
  { userId, active }: { userId: number; active: boolean }
) {
  return onMember(member, userId, async (trx, actor, target) => {
    assertMayGive(actor, target.role)
    if (active) await letIn(trx, actor, target)
    else await shutOut(trx, actor, target)
  })
}

/** Removes a person who never acted; the person who acted stays on record without a name. Returns which of the two it was. */
export async function removeMember(member: CompanyMember, userId: number) {
  let outcome: 'deleted' | 'anonymised' = 'deleted'
  await onMember(member, userId, async (trx, actor, target, user) => {
    assertMayGive(actor, target.role)
    if (user.status === 'erased') throw new Refusal('This person is removed already')
    if (target.status === 'active') await shutOut(trx, actor, target)
    await note(trx, actor, target, 'team.remove', { role: target.role })
    const acted = await hasActed(trx, user.id)
    await MemberAnonymised.dispatch(user, member.companyId, trx)
    if (acted) {
      outcome = 'anonymised'
      await anonymise(trx, user)
    } else await user.useTransaction(trx).delete()
  })
  return outcome
}

async function onMember(
  member: CompanyMember,
  userId: number,
  change: (
    trx: TransactionClientContract,
    actor: CompanyMember,
    target: CompanyMember,
    user: User
  ) => Promise<unknown>
) {
  return db.transaction(async (trx) => {
    const actor = await lockTeamFor(trx, member)
    const target = await CompanyMember.query({ client: trx })
      .where({ companyId: member.companyId, userId })
      .preload('user')
      .firstOrFail()
    await change(trx, actor, target, target.user)
    return target
  })
}

async function letIn(trx: TransactionClientContract, actor: CompanyMember, target: CompanyMember) {
  if (target.status === 'active') throw new Refusal('This person is active already')
  if (target.user.status !== 'active')
    throw new Refusal('This person was removed; invite them again')
  await assertSeat(trx, actor)
  await target.merge({ status: 'active', deactivatedAt: null }).save()
  await note(trx, actor, target, 'team.activate', { status: 'deactivated' })
  await tell(
    trx,
    target,
    sentence('You can work for {company} again', { company: actor.company.name })
  )
}

async function shutOut(
  trx: TransactionClientContract,
  actor: CompanyMember,
  target: CompanyMember
) {
  if (target.userId === actor.userId)
    throw new Refusal('You cannot do this to your own account; ask another owner or admin')
  if (target.status !== 'active') throw new Refusal('This person is not active already')
  await assertAnotherOwner(trx, target)
  await target.merge({ status: 'deactivated', deactivatedAt: DateTime.now() }).save()
  await target.user.endSessions(trx)
  await note(trx, actor, target, 'team.deactivate', { status: 'active' })
  await MemberLeft.dispatch(target, trx)
}

/** Rows that belong to a person without being something they did. */
const BELONGINGS = [
  'sessions',
  'one_time_codes',
  'company_members',
  'job_members',
  'notifications',
  'notification_settings',
  'mails',
]

/** Does any other row name this person? Asked of the database's own list, so that no later table is forgotten. */
async function hasActed(trx: TransactionClientContract, userId: number) {
  const { rows } = await trx.rawQuery(
    `select c.conrelid::regclass::text as place, a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass
       and not (c.conrelid::regclass::text = any(?) and a.attname = 'user_id')`,
    [BELONGINGS]
  )
  for (const { place, name } of rows as { place: string; name: string }[])
    if (await trx.from(place).where(name, userId).select(name).first()) return true
  return false
}

async function anonymise(trx: TransactionClientContract, user: User) {
  await user
    .useTransaction(trx)
    .merge({
      firstName: 'Former',
      lastName: 'colleague',
      email: `removed-${user.id}@removed.invalid`,
      password: null,
      phone: null,
      phoneVerifiedAt: null,
      imageKey: null,
      status: 'erased',
    })
    .save()
  for (const table of ['notifications', 'notification_settings', 'one_time_codes', 'job_members'])
    await trx.from(table).where('user_id', user.id).delete()
}

async function note(
  trx: TransactionClientContract,
  actor: CompanyMember,
  target: CompanyMember,
  action: string,
  before: Record<string, unknown>
) {
  const { role, status, canPromote } = target
  const now: Record<string, unknown> = { role, status, canPromote }
  await audit(trx, {
    actorId: actor.userId,
    action,
    subjectType: 'company_members',
    subjectId: target.id,
    companyId: target.companyId,
    before,
    after: Object.fromEntries(Object.keys(before).map((name) => [name, now[name]])),
  })
}

async function tell(trx: TransactionClientContract, target: CompanyMember, message: Said) {
  await notify(trx, {
    to: [target.userId],
    kind: 'company.team',
    message,
    link: '/client/team',
    clientId: target.companyId,
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message })],
      action: { label: sentence('See the team'), path: '/client/team' },
    },
  })
}
