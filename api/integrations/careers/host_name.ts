import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { appUrl } from '#config/app'
import { HOST_MAX } from '#api/integrations/careers/domain_facts'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The host at which the product itself answers. */
const ownHost = new URL(appUrl).hostname

/**
 * Reads a host name as a person types it, also with `https://` before it: in lower case, letters beyond ASCII in Punycode.
 * Returns undefined for what is none, such as an address with a path or a port, a number of IP, or a name without a dot.
 */
export function hostName(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[./]$/, '')
  // what an address may have beside its host
  if (/[/?#@:%\\\s]/.test(typed)) return undefined
  const host = domainToASCII(typed)
  const labels = host.split('.')
  if (host.length > HOST_MAX || labels.length < 2 || isIP(host)) return undefined
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1)!)) return undefined
  return host
}

/** Whether a host is the product's own, or lies below it. */
export const isOurs = (host: string, own = ownHost) => host === own || host.endsWith(`.${own}`)
