import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { withoutSites } from '#api/http/text/site_words'
import { countCode } from '#api/accounts/sign_up/sign_up'
import type User from '#api/accounts/models/user'
import { absolute } from '#api/notifications/mail_body'
import type { MemberLeft } from '#api/companies/events'
import { queueMail } from '#api/notifications/queue_mail'
import CompanyInvite from '#api/companies/models/company_invite'
import CompanyMember from '#api/companies/models/company_member'
import { extentOf, roleNames, type CompanyRole } from '#api/companies/access/company_rights'
import { assertOwnJobs } from '#api/companies/company_ports'
import { assertMayGive, assertSeat, lockTeamFor } from '#api/companies/team/team_rules'
import { INVITE_DAYS, INVITES_A_DAY } from '#api/companies/company_facts'

/** 256 random bits need no slow hash. */
export const hashInvite = (token: string) => createHash('sha256').update(token).digest('base64url')

type Input = { email: string; role: CompanyRole; jobIds?: number[] }

/** Offers someone a place on the team. Nobody learns from it whether the address has an account already. */
export async function inviteColleague(
  member: CompanyMember,
  inviter: User,
  { email, role, jobIds = [] }: Input
) {
  await countCode(email)
  return db.transaction(async (trx) => {
    const actor = await lockTeamFor(trx, member)
    assertMayGive(actor, role)
    await assertOwnJobs(member.companyId, jobIds, trx)
    await assertNotOnTeam(trx, member.companyId, email)
    // one that ran out makes room for the new one
    await openInvites(trx, member.companyId)
      .where('email', email)
      .where('expires_at', '<=', new Date())
      .update({ revoked_at: new Date() })
    if (await openInvites(trx, member.companyId).where('email', email).first())
      throw new Refusal('This address is already invited; resend the invitation instead', {
        field: 'email',
      })
    await assertSeat(trx, member)
    await assertFewToday(trx, member.companyId)
    const token = randomBytes(32).toString('base64url')
    const invite = await CompanyInvite.create(
      {
        companyId: member.companyId,
        email,
        role,
        jobIds,
        tokenHash: hashInvite(token),
        invitedBy: inviter.id,
        expiresAt: DateTime.now().plus({ days: INVITE_DAYS }),
      },
      { client: trx }
    )
    await mailInvite(trx, invite, token, { inviter, member })
    await audit(trx, {
      actorId: inviter.id,
      action: 'team.invite',
      subjectType: 'company_invites',
      subjectId: invite.id,
      subjectLabel: email,
      companyId: member.companyId,
      after: { role, jobIds },
    })
    return invite
  })
}

/** Sends an open invitation once more, with a new link and seven new days; the old link stops working. */
export async function inviteAgain(
  member: CompanyMember,
  inviter: User,
  { inviteId, email }: { inviteId?: number; email?: string }
) {
  const found = await CompanyInvite.query()
    .withScopes((scopes) => scopes.open())
    .where('company_id', member.companyId)
    .if(inviteId, (query) => query.where('id', inviteId!))
    .if(email, (query) => query.where('email', email!))
    .firstOrFail()
  await countCode(found.email)
  return db.transaction(async (trx) => {
    const actor = await lockTeamFor(trx, member)
    const invite = await CompanyInvite.query({ client: trx })
      .withScopes((scopes) => scopes.open())
      .where('id', found.id)
      .forUpdate()
      .firstOrFail()
    assertMayGive(actor, invite.role)
    if (invite.expiresAt <= DateTime.now()) await assertSeat(trx, member)
    const token = randomBytes(32).toString('base64url')
    await invite
      .merge({
        tokenHash: hashInvite(token),
        linkHash: null,
        expiresAt: DateTime.now().plus({ days: INVITE_DAYS }),
      })
      .save()
    await mailInvite(trx, invite, token, { inviter, member })
    return invite
  })
}

/** A link to an open invitation for passing on by hand; the one copied before stops working, the mailed one goes on. */
export async function linkToInvite(member: CompanyMember, inviter: User, id: number) {
  return db.transaction(async (trx) => {
    const actor = await lockTeamFor(trx, member)
    const invite = await CompanyInvite.query({ client: trx })
      .withScopes((scopes) => scopes.open())
      .where({ id, companyId: member.companyId })
      .forUpdate()
      .firstOrFail()
    assertMayGive(actor, invite.role)
    if (invite.expiresAt <= DateTime.now())
      throw new Refusal('This invitation has expired; send it again, then copy its link')
    const token = randomBytes(32).toString('base64url')
    await invite.merge({ linkHash: hashInvite(token) }).save()
    await audit(trx, {
      actorId: inviter.id,
      action: 'team.invite_link',
      subjectType: 'company_invites',
      subjectId: invite.id,
      subjectLabel: invite.email,
      companyId: member.companyId,
    })
    return { invite, url: absolute(acceptPath(token)) }
  })
}

const acceptPath = (token: string) => `/accept-invite?token=${encodeURIComponent(token)}`

/** Takes an invitation back; its link stops working. */
export async function revokeInvite(member: CompanyMember, id: number) {
  await db.transaction(async (trx) => {
    const actor = await lockTeamFor(trx, member)
    const invite = await CompanyInvite.query({ client: trx })
      .withScopes((scopes) => scopes.open())
      .where({ id, companyId: member.companyId })
      .firstOrFail()
    assertMayGive(actor, invite.role)
    await trx.from('company_invites').where('id', id).update({ revoked_at: new Date() })
  })
}

/** Ends the open invitations of a colleague that are not theirs to make any more by their new role. */
export async function endInvitesOf(
  trx: TransactionClientContract,
  { companyId, userId, role }: CompanyMember
) {
  const mayInvite = extentOf('invite_user', role) === true
  if (mayInvite && role === 'owner') return
  const beyond = openInvites(trx, companyId).where('invited_by', userId)
  if (mayInvite) beyond.where('role', 'owner')
  await beyond.update({ revoked_at: new Date() })
}

/** Nobody comes in by the invitation of a person who is out. */
export const endInvites = ({ member: { companyId, userId }, trx }: MemberLeft) =>
  openInvites(trx, companyId).where('invited_by', userId).update({ revoked_at: new Date() })

const openInvites = (trx: TransactionClientContract, companyId: number) =>
  trx
    .from('company_invites')
    .where('company_id', companyId)
    .whereNull('accepted_at')
    .whereNull('revoked_at')

/** Seats come free when invitations are taken back; mails to strangers must not go on without end. */
async function assertFewToday(trx: TransactionClientContract, companyId: number) {
  const today = await trx
    .from('company_invites')
    .where('company_id', companyId)
    .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    .count('* as count')
    .first()
  if (today.count >= INVITES_A_DAY)
    throw new Refusal(
      sentence('A company can invite {most} people a day; continue tomorrow', {
        most: INVITES_A_DAY,
      }),
      {
        reason: 'quota',
      }
    )
}

async function assertNotOnTeam(trx: TransactionClientContract, companyId: number, email: string) {
  const known = await CompanyMember.query({ client: trx })
    .where('company_id', companyId)
    .whereHas('user', (user) => user.where('email', email))
    .first()
  if (known)
    throw new Refusal(
      known.status === 'active'
        ? 'This person is already on your team'
        : 'This person was on your team; activate them again instead',
      { field: 'email' }
    )
}

async function mailInvite(
  trx: TransactionClientContract,
  invite: CompanyInvite,
  token: string,
  { inviter, member }: { inviter: User; member: CompanyMember }
) {
  const { name } = member.company
  await queueMail(trx, {
    companyId: member.companyId,
    to: invite.email,
    kind: 'account.invite',
    about: `invite:${invite.id}`,
    subject: sentence('{name} invites you to {company}', {
      name: inviter.fullName,
      company: name,
    }),
    lines: [
      sentence('Hello,'),
      sentence('{name} invites you to join {company}. Your role: {role}.', {
        name: withoutSites(inviter.fullName),
        company: withoutSites(name),
        role: sentence(roleNames[invite.role]),
      }),
      sentence(
        'The link works once, until {day}. If you do not know them, there is nothing to do.',
        { day: invite.expiresAt }
      ),
    ],
    action: {
      label: sentence('Join the team'),
      path: acceptPath(token),
    },
  })
}
