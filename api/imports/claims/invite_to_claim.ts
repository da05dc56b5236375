import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { productName } from '#config/app'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { Refusal } from '#api/http/refusal'
import { labelIn } from '#api/http/choices'
import { withoutSites } from '#api/http/text/site_words'
import { queueMails, type QueuedMail } from '#api/notifications/queue_mail'
import { importBases, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { importedProfileFlow } from '#api/imports/claims/imported_profile_flow'
import type { ImportedProfileSchema } from '#database/schema'

/** Days between two invitations of one person. */
const INVITE_PAUSE_DAYS = 3

type Invited = {
  profile: ImportedProfileSchema
  user: { id: number; email: string; firstName: string }
}

/**
 * Tells people what was brought in of them, from where and on which ground, with a link to take it over or to have it
 * removed (GDPR, article 14). Earlier links stop working.
 */
export async function inviteToClaim(trx: TransactionClientContract, all: Invited[]) {
  if (all.length === 0) return
  for (const { profile } of all) assertMayInvite(profile)
  const tokens = await OneTimeCode.issueTokens(
    trx,
    all.map(({ user }) => user.id),
    'claim_profile'
  )
  const companies = await companiesOf(trx, all)
  await queueMails(
    trx,
    all.map((one, at) =>
      invitation(one, tokens[at], companies.get(Number(one.profile.companyId)) ?? null)
    )
  )
  const now = DateTime.now()
  await trx
    .from('imported_profiles')
    .whereIn(
      'id',
      all.map(({ profile }) => profile.id)
    )
    .update({ status: 'invited', invited_at: now.toJSDate(), updated_at: now.toJSDate() })
  for (const { profile } of all) profile.merge({ status: 'invited', invitedAt: now })
}

function assertMayInvite(profile: ImportedProfileSchema) {
  const refusal = importedProfileFlow.refusal('invite', profile, 'platform')
  if (refusal) throw new Refusal(refusal)
  if (profile.invitedAt && profile.invitedAt > DateTime.now().minus({ days: INVITE_PAUSE_DAYS }))
    throw new Refusal(
      sentence('This person was invited within the last {days} days; give them time to answer', {
        days: INVITE_PAUSE_DAYS,
      })
    )
}

function invitation({ profile, user }: Invited, secret: string, named: string | null): QueuedMail {
  // what a table said of them, and a company of itself, leads strangers nowhere
  const company = named && withoutSites(named)
  const note = withoutSites(profile.basisNote ?? '')
  const token = encodeURIComponent(secret)
  const until = profile.expiresAt ?? DateTime.now().plus({ days: UNCLAIMED_DAYS })
  return {
    userId: user.id,
    // of a suspended company it waits, as all its mails do
    companyId: named ? profile.companyId! : undefined,
    to: user.email,
    kind: 'account.claim',
    about: `imported-profile:${profile.id}`,
    subject: company
      ? sentence(
          '{company} keeps your application at {productName}: take it over or have it removed',
          { company, productName }
        )
      : sentence('Your resume is at {productName}: keep it or have it removed', { productName }),
    lines: [
      sentence('Hello {name},', { name: withoutSites(user.firstName) }),
      company
        ? sentence(
            '{company} moved its hiring records to {productName}, a marketplace where companies hire developers, and what it holds of you came with them. No other company sees it.',
            { company, productName }
          )
        : sentence(
            'A resume with your name came to {productName}, a marketplace where companies hire developers. No company sees it: it waits for you.',
            { productName }
          ),
      sentence('Why we have it: {basis}{note}.', {
        basis: [sentence(labelIn(importBases, profile.basis))],
        note: note && ` (${note})`,
      }),
      company
        ? sentence(
            profile.expiresAt
              ? 'Take it over and it becomes your profile, with your applications in your own hands, or have it removed with one click. If you do nothing, what belongs to no application is removed on {until}.'
              : 'Take it over and it becomes your profile, with your applications in your own hands, or have it removed with one click.',
            { until }
          )
        : sentence(
            'Take it over and it becomes your profile, or have it removed with one click. If you do nothing, we remove it on {until}.',
            { until }
          ),
    ],
    action: { label: sentence('Look at it and decide'), path: `/claim-profile?token=${token}` },
  }
}

/** The names of the companies that brought profiles in. */
async function companiesOf(trx: TransactionClientContract, all: Invited[]) {
  const ids = new Set(
    all.flatMap(({ profile }) => (profile.source === 'company' ? (profile.companyId ?? []) : []))
  )
  if (ids.size === 0) return new Map<number, string>()
  const rows: { id: number; name: string }[] = await trx
    .from('companies')
    .whereIn('id', [...ids])
    .select('id', 'name')
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}
