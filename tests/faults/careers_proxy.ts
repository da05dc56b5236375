/**
 * A careers page at a company's own host, behind a real Caddy with the lines of docs/deploy.md: certificates by need from
 * its own authority in place of a public one, on loopback, with a name server of this machine for the proof. Ends with 1
 * where something is not as it must be.
 *
 *   node bin/compile.mjs
 *   CADDY=/usr/bin/caddy node --import=@poppinss/ts-exec tests/faults/careers_proxy.ts
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { givenNameServer } from '#tests/servers/name_server'
import { freePort, ROOT } from '../load/own/server.js'
import { closeWorld, prepare, startProduct } from './world.js'

const HOST = 'careers.acme.test'
const STRANGER = 'somebody.else.test'
const faults: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
const names = await givenNameServer()

const token = await prepare(async () => {
  const { givenCompany } = await import('#tests/givens')
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { user } = await givenCompany({ name: 'Acme Works', slug: 'acme-works' })
  return (await openSession(user)).token
})
const server = await startProduct({ NAME_SERVERS: names.address, TRUST_PROXY: '1' })
const port = await freePort()
const config = join(folder, 'Caddyfile')
writeFileSync(config, caddyfile())
const caddy = spawn(process.env.CADDY ?? 'caddy', ['run', '--config', config], {
  stdio: 'ignore',
  env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
})

try {
  await named()
  await until('no certificate before the proof', async () => !(await seen(HOST)).certificate)
  const { record } = await call('GET')
  names.texts.set(record.name, [record.value])
  await call('POST', '/check')
  await until('the page with a certificate of its own', async () => {
    const page = await seen(HOST)
    return page.status === 200 && page.text.includes('Acme Works') && page.certificate === HOST
  })
  const page = await seen(HOST)
  same('the canonical address', page.text.includes(`https://${HOST}`), true)
  same('a cookie', page.cookie, undefined)
  for (const path of ['/login', '/api/v1/health', '/client/dashboard', '/metrics', '/admin'])
    same(path, (await seen(HOST, path)).status, 404)
  same('the icon', (await seen(HOST, '/icon.svg')).status, 200)
  same('a host of nobody', (await seen(STRANGER)).certificate, undefined)
  await call('DELETE')
  same('the page after its host was taken away', (await seen(HOST)).status, 404)
  await named()
  same('the page of a host that is named anew and not proved', (await seen(HOST)).status, 404)
} finally {
  caddy.kill('SIGTERM')
  await server.stop()
  names.close()
  rmSync(folder, { recursive: true, force: true })
  await closeWorld()
}
for (const fault of faults) console.error(`WRONG: ${fault}`)
console.log(faults.length > 0 ? 'Not as it must be' : 'All as it must be')
process.exitCode = faults.length > 0 ? 1 : 0

/** The lines of the document, with another place of the product, ports above 1024 and an authority of Caddy's own. */
function caddyfile() {
  const text = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8')
  const [, lines] = /```caddy\n([\s\S]+?)```/.exec(text)!
  return lines
    .replaceAll('127.0.0.1:3333', new URL(server.origin).host)
    .replace(
      '{\n',
      `{\n\tadmin off\n\thttps_port ${port}\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust\n`
    )
    .replace('https:// {', `https://:${port} {`)
}

/** What a browser gets at a host: the name in the certificate where there is one. */
function seen(host: string, path = '/') {
  return new Promise<{ status?: number; text: string; certificate?: string; cookie?: string[] }>(
    (resolve) => {
      const asked = request(
        {
          ...{ host: '127.0.0.1', port, servername: host, path, agent: false },
          rejectUnauthorized: false,
          headers: { host, accept: 'text/html' },
        },
        (answer) => {
          const { subjectaltname } = (
            answer.socket as import('node:tls').TLSSocket
          ).getPeerCertificate()
          let text = ''
          answer.on('data', (chunk) => (text += chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              text,
              certificate: subjectaltname?.replace('DNS:', ''),
              cookie: answer.headers['set-cookie'],
            })
          )
        }
      )
      asked.on('error', () => resolve({ text: '' }))
      asked.end()
    }
  )
}

async function call(method: string, path = '', body?: object) {
  const answer = await fetch(`${server.origin}/api/v1/client/careers-domain${path}`, {
    method,
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as any).data
}

function named() {
  return call('PUT', '', { host: HOST })
}

async function until(what: string, isSo: () => Promise<boolean>) {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries > 60) return void faults.push(what)
    await delay(500)
  }
}

function same(what: string, found: unknown, wanted: unknown) {
  if (found !== wanted) faults.push(`${what}: ${found}, not ${wanted}`)
}
