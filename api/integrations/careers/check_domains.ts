import logger from '@adonisjs/core/services/logger'
import { lookUpTexts } from '#api/integrations/careers/look_up_texts'
import { proveDomain } from '#api/integrations/careers/prove_domain'
import CareersDomain from '#api/integrations/models/careers_domain'

/** Hosts that are looked up at the same time. */
const AT_ONCE = 10

/**
 * Looks up the records of all hosts again: one whose record is gone shows nothing from then on, one that waited or came
 * back goes live. Where no name server responds a host stays as it is. Safe to run twice.
 */
export default async function checkDomains() {
  const domains = await CareersDomain.query().orderByRaw('checked_at nulls first')
  for (let at = 0; at < domains.length; at += AT_ONCE)
    await Promise.all(domains.slice(at, at + AT_ONCE).map(checkOne))
}

async function checkOne(domain: CareersDomain) {
  try {
    await proveDomain(domain, await lookUpTexts(domain.record.name))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    logger.warn({ host: domain.host, code, message }, 'careers host not looked up')
  }
}
