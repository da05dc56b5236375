import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import { sentence } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import CareersDomain from '#api/integrations/models/careers_domain'

/** What the record of a host said: it proves it, it is not there, or another company's is there too, which came first. */
type Settled = 'live' | 'missing' | 'taken'

/**
 * Settles a host by the texts that were found at its record: it goes live, or, where it was live, its page ends and those
 * who set it up are told. A host goes over from a company whose record is gone. One transaction; safe to run twice.
 */
export async function proveDomain({ id, host }: CareersDomain, texts: string[]): Promise<Settled> {
  return db.transaction(async (trx) => {
    // all who named the host, in one order, so that two checks cannot both make it theirs
    const named = await CareersDomain.query({ client: trx })
      .where('host', host)
      .orderBy('id')
      .forUpdate()
    const domain = named.find((each) => each.id === id)
    // changed or taken away since it was read
    if (!domain) return 'missing'
    const holder = named.find((each) => each.status === 'live' && each.id !== id)
    const proves = ({ record }: CareersDomain) => texts.includes(record.value)
    domain.checkedAt = DateTime.now()
    if (!proves(domain)) {
      if (domain.status === 'live') await loseDomain(trx, domain)
      else await domain.save()
      return 'missing'
    }
    if (holder && proves(holder)) {
      await domain.save()
      return 'taken'
    }
    if (holder) await loseDomain(trx, holder)
    await domain.merge({ status: 'live' }).save()
    return 'live'
  })
}

/** Ends the page at a host, and tells those who can mend it. */
async function loseDomain(trx: TransactionClientContract, domain: CareersDomain) {
  await domain.merge({ status: 'lost' }).save()
  const { companyId, host, record } = domain
  const message = sentence('Your careers page no longer shows at {host}', { host })
  const link = '/client/connections/careers'
  await notify(trx, {
    to: await peopleWho(trx, companyId, 'integrations'),
    kind: 'company.careers',
    message,
    link,
    clientId: companyId,
    mail: {
      subject: message,
      lines: [
        sentence('The TXT record at {name} that proves the host as yours is gone.', {
          name: record.name,
        }),
        sentence('Set it again, and the page is back within the hour. It stays at our address.'),
      ],
      action: { label: sentence('See the record'), path: link },
    },
  })
}
