import dgram from 'node:dgram'
import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const no = (): never => {
  throw new Error('This is not available here.')
}

/**
 * Takes from this process what code in it must not have: the network, other processes, native parts. Node's `--permission`
 * denies files, children and workers, but not the network. For a process that only ever runs one submission.
 */
export function closeFence() {
  const host = process as unknown as Record<string, unknown>
  for (const name of ['connect', '_connect']) pin(net.Socket.prototype, name)
  pin(net.Server.prototype, 'listen')
  for (const name of ['bind', 'connect', 'send', 'sendto']) pin(dgram.Socket.prototype, name)
  const resolvers = [dns.Resolver.prototype, dns.promises.Resolver.prototype]
  for (const part of [dns, dns.promises, ...resolvers])
    for (const name of Object.getOwnPropertyNames(part))
      if (typeof (part as any)[name] === 'function' && !/^(constructor|Resolver)$/.test(name))
        pin(part, name)
  // for those who import single names
  syncBuiltinESMExports()
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(process, 'getBuiltinModule')
  // Pyodide asks for the constants of files
  host.binding = (name: string) => (name === 'constants' ? { fs: fs.constants } : no())
  host.dlopen = host.kill = host.abort = no
  for (const name of ['binding', 'dlopen', 'kill']) lock(host, name)
}

function pin(part: object, name: string) {
  ;(part as Record<string, unknown>)[name] = no
  lock(part, name)
}

const lock = (part: object, name: string) =>
  Object.defineProperty(part, name, { writable: false, configurable: false })
