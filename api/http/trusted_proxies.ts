import { BlockList, isIP } from 'node:net'

/** Whether the machine at `address`, `distance` hops before us (0: the one that connected), is a proxy of the operator's. */
export type Trust = (address: string, distance: number) => boolean

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/**
 * Reads TRUST_PROXY: `false`, the number of proxies before the server (`true` means one), or their addresses and
 * networks, such as `10.0.0.0/8, 2001:db8::1, loopback, private`. Throws an Error that names a part that is none of these.
 */
export function trustedProxies(setting: string | undefined): Trust {
  const text = setting?.trim().toLowerCase() ?? ''
  if (text === '' || text === 'false') return () => false
  const hops = text === 'true' ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : undefined
  if (hops !== undefined) return (_, distance) => distance < hops
  const networks = new BlockList()
  for (const part of text.split(/[\s,]+/).filter(Boolean))
    for (const network of NAMED[part] ?? [part]) addNetwork(networks, network)
  return (address) => {
    const family = isIP(address)
    return family > 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function addNetwork(networks: BlockList, text: string) {
  const [address, length] = text.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (!family || bits < 0 || bits > most)
    throw new Error(
      `TRUST_PROXY: "${text}" is neither a number of proxies, an address, a network nor "loopback" or "private"`
    )
  networks.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
}

/** The furthest of the addresses that is one: a header may hold any text. The first is the connection's own. */
export function clientAddress(nearestFirst: string[]): string {
  return nearestFirst.findLast((address) => isIP(address) > 0) ?? nearestFirst[0] ?? ''
}
