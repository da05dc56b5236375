import env from '#config/env'
import { pushHosts } from '#api/notifications/notification_facts'

/** Is this the address of a push service that is known, or named in WEB_PUSH_HOSTS? Any other would be called for a person who asks for it. */
export function isPushService(address: string) {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  const named = (env.get('WEB_PUSH_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean)
  if (named.includes(url.host)) return true
  return pushHosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
}
