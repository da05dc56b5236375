import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import { assertPerson } from '#api/accounts/captcha'
import { adminsWho } from '#api/accounts/admins_who'
import { limitKey, network } from '#api/http/limiters'
import { labelIn } from '#api/http/choices'
import { notify } from '#api/notifications/notify'
import Lead from '#api/content/models/lead'
import { formLimits } from '#api/content/leads/form_limits'
import { checkProof, type Proof } from '#api/accounts/proof_of_work'
import {
  leadKinds,
  LEAST_SECONDS,
  MOST_LINKS,
  SAME_HOURS,
  type LeadKind,
} from '#api/content/leads/lead_facts'

export type Sent = {
  name?: string
  email?: string | null
  phone?: string | null
  company?: string
  service?: string
  rating?: number | null
  preferredAt?: Date | null
  message?: string | null
  proof?: Proof
  website?: string
  captcha?: string
}

/**
 * Keeps what somebody sent by a public form and tells those who answer. What shows the signs of a machine is kept as
 * spam and nobody hears of it; its sender gets the same response, as any other would teach it. The same words again
 * within a day are the same lead. Without a proof of work an address may send few (429).
 */
export async function sendLead(
  kind: LeadKind,
  { proof, website, captcha, company, ...sent }: Sent,
  { user, ip }: { user?: User; ip: string }
): Promise<Lead> {
  const vouched = await assertPerson('lead', captcha, ip)
  const seconds = proof ? await checkProof(proof) : undefined
  if (!user && !vouched && seconds === undefined)
    await formLimits.unproven.consume(limitKey('form', network(ip)))

  const signs = signsOfSpam(sent.message ?? '', website, seconds)
  const fingerprint = fingerprintOf(kind, sent, user ? user.id : network(ip))
  return db.transaction(async (trx) => {
    // two sends of one click wait for each other
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [fingerprint])
    const same = await Lead.query({ client: trx })
      .where('fingerprint', fingerprint)
      .where('created_at', '>', DateTime.now().minus({ hours: SAME_HOURS }).toJSDate())
      .orderBy('created_at', 'desc')
      .first()
    if (same) return same
    const lead = await Lead.create(
      {
        kind,
        userId: user?.id ?? null,
        name: sent.name ?? null,
        email: sent.email ?? null,
        phone: sent.phone ?? null,
        companyName: company ?? null,
        service: sent.service ?? null,
        rating: sent.rating ?? null,
        preferredAt: sent.preferredAt ? DateTime.fromJSDate(sent.preferredAt) : null,
        message: sent.message ?? null,
        status: signs.length > 0 ? 'spam' : 'new',
        spamSigns: signs,
        isProven: seconds !== undefined || vouched,
        fingerprint,
        closedAt: signs.length > 0 ? DateTime.now() : null,
      },
      { client: trx }
    )
    if (lead.status === 'new')
      await notify(trx, {
        to: await adminsWho(trx, 'answer_leads'),
        kind: 'lead.received',
        message: `${labelIn(leadKinds, kind)}: ${sent.name ?? sent.email ?? 'somebody'} wrote`,
        link: `/admin/leads/${lead.id}/show`,
      })
    return lead
  })
}

/** What no person does: fill in a field that is not shown, send faster than one can type, or write links and little else. */
function signsOfSpam(message: string, website: string | undefined, seconds: number | undefined) {
  const links = message.match(/https?:\/\/|www\./gi)?.length ?? 0
  return [
    ...(website?.trim() ? ['filled in the hidden field'] : []),
    ...(seconds !== undefined && seconds < LEAST_SECONDS ? ['sent at once'] : []),
    ...(links > MOST_LINKS ? [`${links} links`] : []),
    ...(/\[url=|<a\s/i.test(message) ? ['links as code'] : []),
  ]
}

/** Words of one sender; without an address it is the network that tells senders apart. */
const fingerprintOf = (kind: LeadKind, sent: Sent, sender: number | string) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        kind,
        sent.email ?? sender,
        sent.message?.replace(/\s+/g, ' '),
        sent.service,
        sent.preferredAt,
      ])
    )
    .digest('hex')
