import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { useAgent } from 'request-filtering-agent'
import env from '#config/env'
import { WEBHOOK_SECONDS } from '#api/integrations/integration_facts'

const listOf = (setting: 'WEBHOOK_INSIDE' | 'WEBHOOK_HOSTS') =>
  env
    .get(setting, '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)

/** Addresses within the operator's own network that companies may send to all the same; none unless set. */
const letIn = () => listOf('WEBHOOK_INSIDE')

/** Whether the operator lets webhooks go to a host: where some are named, to them and to what is below them. */
function isAllowed(host: string) {
  const allowed = listOf('WEBHOOK_HOSTS')
  return allowed.length === 0 || allowed.some((each) => host === each || host.endsWith(`.${each}`))
}

/**
 * Posts to an address that a company chose. The address that its name leads to is checked when the connection is made, and
 * the connection goes to that very one, so that a DNS answer which changed meanwhile reaches nothing inside. A redirect is
 * not followed. Returns the status; throws where nobody responds in time.
 */
export async function postOutside(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string }
): Promise<number> {
  if (!isAllowed(new URL(url).hostname))
    throw new Error('This installation sends nothing to this host')
  const secure = url.startsWith('https:')
  const agent = useAgent(url, { keepAlive: false, allowIPAddressList: letIn() })
  const signal = AbortSignal.timeout(WEBHOOK_SECONDS * 1_000)
  return new Promise((resolve, reject) => {
    const asking = (secure ? secureRequest : plainRequest)(
      url,
      {
        method: 'POST',
        agent,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        // only the status is read, so a long body costs nothing
        response.destroy()
        resolve(response.statusCode!)
      }
    )
    asking.on('error', (error) =>
      reject(signal.aborted ? new Error(`No response within ${WEBHOOK_SECONDS} seconds`) : error)
    )
    asking.end(body)
  })
}

/**
 * Why an address cannot be set, in words for the person who types it; undefined for one that can. What it leads to may
 * change later, so `postOutside` asks again at each connection.
 */
export async function faultOfAddress(text: string): Promise<string | undefined> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return 'This is not an address; write it whole, such as https://example.com/hooks'
  if (url.username || url.password)
    return 'Leave the name and password out of the address; the signature proves who sends'
  if (!isAllowed(url.hostname))
    return 'This installation sends to hosts of a list only, and this one is not on it; ask support to add it'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [host] : await addressesOf(host)
  const open = found.every((address) => letIn().includes(address))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && found.length > 0 && open))
    return 'Only addresses that begin with https:// are sent to'
  if (found.length === 0)
    return `Nothing answers to the name ${host}; look whether it is spelled right`
  if (!open && found.some((address) => ipaddr.process(address).range() !== 'unicast'))
    return 'This address leads into a private network, where nothing is sent to; use a public one'
  return undefined
}

const addressesOf = (host: string) =>
  lookup(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => []
  )
