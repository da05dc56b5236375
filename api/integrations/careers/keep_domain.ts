import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#api/accounts/audit/audit'
import type CompanyMember from '#api/companies/models/company_member'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { sentence, type Sentence } from '#api/languages/sentence'
import { proveDomain } from '#api/integrations/careers/prove_domain'
import { hostName, isOurs } from '#api/integrations/careers/host_name'
import { lookUpTexts } from '#api/integrations/careers/look_up_texts'
import CareersDomain from '#api/integrations/models/careers_domain'

/**
 * Names the host of a company's careers page, in place of the one before. It waits for its proof; the same host again
 * stays as it is. Refuses (422 on `host`) what is no host name, and the product's own.
 */
export async function setDomain(member: CompanyMember, text: string): Promise<CareersDomain> {
  const host = hostName(text)
  if (!host) refuse(sentence('Write the host name alone, such as careers.example.com'))
  if (isOurs(host)) refuse(sentence('This is our own address; name one of your company'))
  return db.transaction(async (trx) => {
    await lockRow(trx, 'companies', member.companyId, 'no key update')
    const domain = await CareersDomain.firstOrNew({ companyId: member.companyId }, undefined, {
      client: trx,
    })
    if (domain.host === host) return domain
    const proof = randomBytes(16).toString('hex')
    await domain.merge({ host, proof, status: 'waiting', checkedAt: null }).save()
    await note(trx, member, domain, 'set')
    return domain
  })
}

/**
 * Looks the record of a company's host up now. Returns the domain, live; refuses with 409 where the record is not there
 * (with what was found in its place), where no name server responds, and where another company has proved the host.
 */
export async function checkDomain(member: CompanyMember): Promise<CareersDomain> {
  const domain = await CareersDomain.findByOrFail('companyId', member.companyId)
  const { record } = domain
  let texts: string[]
  try {
    texts = await lookUpTexts(record.name)
  } catch {
    throw new Refusal(
      sentence('No name server responded for {host}; check again in a few minutes', {
        host: domain.host,
      })
    )
  }
  const settled = await proveDomain(domain, texts)
  if (settled === 'taken')
    throw new Refusal(
      'Another company shows its careers page at this host, and its record is still there; remove that record first'
    )
  if (settled === 'missing')
    throw new Refusal(
      texts.length === 0
        ? sentence('There is no TXT record at {name} yet; a new one can take an hour to be seen', {
            name: record.name,
          })
        : sentence('The TXT record at {name} holds something else: {found}', {
            name: record.name,
            found: texts.join(', ').slice(0, 200),
          })
    )
  if (domain.status !== 'live') await db.transaction((trx) => note(trx, member, domain, 'prove'))
  return CareersDomain.findOrFail(domain.id)
}

/** Takes a company's host away: the careers page stays at its address here. */
export async function removeDomain(member: CompanyMember): Promise<void> {
  await db.transaction(async (trx) => {
    const domain = await CareersDomain.query({ client: trx })
      .where('company_id', member.companyId)
      .forUpdate()
      .firstOrFail()
    await domain.delete()
    await note(trx, member, domain, 'remove')
  })
}

function refuse(message: Sentence): never {
  throw new Refusal(message, { status: 422, field: 'host' })
}

const note = (
  trx: TransactionClientContract,
  { userId, companyId }: CompanyMember,
  { id, host }: CareersDomain,
  act: string
) =>
  audit(trx, {
    actorId: userId,
    action: `careers-domain.${act}`,
    subjectType: 'careers_domains',
    subjectId: id,
    subjectLabel: host,
    companyId,
    after: { host },
  })
