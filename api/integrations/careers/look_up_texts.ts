import { Resolver } from 'node:dns/promises'
import env from '#config/env'

/** Milliseconds for each of two tries. */
const WAIT = 3_000
/** What a name server says of a name or a record that does not exist. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/**
 * The texts (TXT records) at a name; none where the name or such a record does not exist. Throws where no name server
 * responds or one fails, as nothing is known then.
 */
export async function lookUpTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: WAIT, tries: 2 })
  const servers = env.get('NAME_SERVERS')
  if (servers) resolver.setServers(servers.split(',').map((server) => server.trim()))
  try {
    // one text may come in parts of 255 bytes
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (NOTHING.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
