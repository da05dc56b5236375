// Tries, behind the fence, whatever could reach out of the process; prints what came of each way.
import { createServer } from 'node:net'
import { closeFence } from '../../../../api/engines/code_runner/fence.ts'

const ways: Record<string, () => unknown> = {
  'net': async () => (await import('node:net')).connect(1, '127.0.0.1'),
  'a new socket': async () => new (await import('node:net')).Socket().connect(1),
  'a server': () => createServer().listen(0),
  'http': async () => (await import('node:http')).get('http://127.0.0.1:1/'),
  'https': async () => (await import('node:https')).get('https://127.0.0.1:1/'),
  'http2': async () => (await import('node:http2')).connect('http://127.0.0.1:1/'),
  'tls': async () => (await import('node:tls')).connect(1, '127.0.0.1'),
  'udp': async () => (await import('node:dgram')).createSocket('udp4').send('x', 1, '127.0.0.1'),
  'names': async () => (await import('node:dns')).lookup('example.com', () => {}),
  'names by promise': async () => (await import('node:dns')).promises.lookup('example.com'),
  'a resolver': async () => new (await import('node:dns')).Resolver().resolve4('a.b', () => {}),
  'fetch': () => (globalThis as any).fetch('http://127.0.0.1:1/'),
  'a web socket': () => new (globalThis as any).WebSocket('ws://127.0.0.1:1/'),
  'a file': async () => (await import('node:fs')).readFileSync('/etc/passwd', 'utf8'),
  'writing': async () => (await import('node:fs')).writeFileSync('/tmp/behind_fence', 'x'),
  'a process': async () => (await import('node:child_process')).execSync('id'),
  'a thread': async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
  'a native part': () => process.dlopen({ exports: {} }, '/tmp/none.node'),
  'a binding': () => (process as any).binding('tcp_wrap'),
  'a signal': () => process.kill(process.ppid, 0),
  'code from text': () => new Function('return 1')(),
  'the inspector': async () => (await import('node:inspector')).open(0),
}

closeFence()
const came: Record<string, string> = {}
for (const [name, way] of Object.entries(ways))
  try {
    await way()
    came[name] = 'open'
  } catch (error) {
    came[name] = `denied: ${(error as Error).message.slice(0, 80)}`
  }
process.stdout.write(JSON.stringify(came), () => process.exit())
