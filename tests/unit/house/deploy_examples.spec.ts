import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { rules } from '#config/env'
import { fileKinds } from '#api/files/file_facts'

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/deploy/${name}`, import.meta.url), 'utf8')

/** Names that are no setting of the product, once by file. */
const unknown = (names: string[]) => names.filter((name) => !(name.replace(/_FILE$/, '') in rules))

test.group('The examples for deploying', () => {
  test('of compose name settings that there are, secrets by file, and a process that may little', ({
    assert,
  }) => {
    const { services, secrets } = parse(read('compose.yaml'))
    const { environment, user, ...candor } = services.candor
    const names = Object.keys(environment)
    assert.isAbove(names.length, 5)
    assert.deepEqual(unknown(names), [])
    for (const name of names.filter((each) => each.endsWith('_FILE')))
      assert.property(secrets, environment[name].replace('/run/secrets/', ''), name)
    assert.deepEqual(
      candor.secrets.toSorted(),
      Object.keys(secrets)
        .filter((name) => name !== 'postgres_password')
        .toSorted()
    )
    assert.isTrue(candor.read_only)
    assert.deepEqual(candor.cap_drop, ['ALL'])
    assert.isUndefined(user, 'the image names one')
  })

  test('of Docker run as somebody else than root, and look at the readiness', ({ assert }) => {
    const last = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1)!
    assert.match(last, /^USER node$/m)
    assert.match(last, /^HEALTHCHECK [^]*\/api\/v1\/readiness/m)
    const [, settings] = /^ENV (.*)$/m.exec(last)!
    assert.deepEqual(unknown(settings.split(' ').map((each) => each.split('=')[0])), [])
  })

  test('of systemd name settings that there are, by credentials that are loaded', ({ assert }) => {
    const unit = read('candor.service')
    const [, settings] = /^Environment=(.*)$/m.exec(unit)!
    const pairs = settings.split(' ').map((each) => each.split('='))
    assert.deepEqual(unknown(pairs.map(([name]) => name)), [])
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => `%d/${name}`)
    const used = pairs.filter(([name]) => name.endsWith('_FILE')).map(([, value]) => value)
    assert.isAbove(used.length, 1)
    assert.deepEqual(used, loaded)
  })

  test('of commands beside the service read the credentials that they load', ({ assert }) => {
    const page = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')
    const [command] = /candor\(\) \{ systemd-run [^]*?; \}$/m.exec(page)!
    const loaded = [...command.matchAll(/LoadCredential=(\w+):/g)].map(([, name]) => name)
    const read = [...command.matchAll(/(\w+_FILE)=\$CREDENTIALS_DIRECTORY\/(\w+)/g)]
    assert.isAbove(loaded.length, 1)
    assert.deepEqual(
      read.map(([, , name]) => name),
      loaded
    )
    assert.deepEqual(unknown(read.map(([, name]) => name)), [])
    // systemd-run passes on what stands for something in a unit, as it is
    assert.notMatch(command, /%\w/)
  })

  test('of proxies show certificates that everybody trusts', ({ assert }) => {
    const nginx = [...read('nginx.conf').matchAll(/^\s*ssl_certificate(?:_key)? (\S+);/gm)]
    assert.isAbove(nginx.length, 1)
    for (const [, path] of nginx) assert.match(path, /^\/etc\/letsencrypt\/live\//)
    // Caddy asks Let's Encrypt for a public name, unless it is told otherwise
    const caddy = read('Caddyfile')
    assert.match(caddy, /^jobs\.example\.com \{/m)
    assert.notMatch(caddy, /^\s*(?:tls|local_certs|auto_https|acme_ca|skip_install_trust)\b/m)
    const files = [...read('haproxy.cfg').matchAll(/\bcrt (\S+)/g)].map(([, path]) => path)
    assert.isNotEmpty(files)
    assert.include(read('haproxy.cfg'), 'letsencrypt')
  })

  test('of proxies let the largest upload through, and keep the figures inside', ({ assert }) => {
    const largest = Math.max(...Object.values(fileKinds).map(({ maxBytes }) => maxBytes))
    const bytes = {
      'nginx.conf': Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))![1]) * 2 ** 20,
      'Caddyfile': Number(/max_size (\d+)MB/.exec(read('Caddyfile'))![1]) * 1e6,
      'haproxy.cfg': Number(/req.body_size gt (\d+)/.exec(read('haproxy.cfg'))![1]),
    }
    for (const [name, most] of Object.entries(bytes)) {
      assert.isAbove(most, largest, name)
      assert.include(read(name), '/metrics', name)
      assert.match(read(name), /\/api\/v1\/readiness|nobody for readiness/, name)
    }
  })

  test('of proxies lead to HTTPS, by TLS 1.2 and 1.3 and strong ciphers only', ({ assert }) => {
    const examples = ['nginx.conf', 'Caddyfile', 'haproxy.cfg'].map(read)
    for (const example of examples)
      assert.notMatch(example, /SSLv3|TLSv1(?!\.[23])|tls1\.[01]|\bverify none\b/i)
    const [nginx, caddy, haproxy] = examples
    assert.match(nginx, /ssl_protocols TLSv1\.2 TLSv1\.3;/)
    assert.match(nginx, /listen 80;[^]*?location \/ \{ return 301 https:[^]*?\n\}/)
    // Caddy asks for TLS 1.2 by itself for a name without a scheme
    assert.match(caddy, /^jobs\.example\.com \{$/m)
    assert.match(caddy, /^http:\/\/jobs\.example\.com \{[^]*?redir https:[^]*?^\}/m)
    assert.match(haproxy, /ssl-default-bind-options ssl-min-ver TLSv1\.2/)
    for (const [example, name] of [
      [nginx, 'ssl_ciphers'],
      [haproxy, 'ssl-default-bind-ciphers'],
    ]) {
      const [, list] = new RegExp(`${name} ([\\w:-]+)`).exec(example)!
      // a new key for each connection, and encryption that sees a change; Caddy takes no others
      for (const cipher of list.split(':'))
        assert.match(cipher, /^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM|CHACHA20)-/)
    }
    assert.match(haproxy, /redirect scheme https code 301 unless \{ ssl_fc \}/)
  })

  test('of proxies refuse the API in the clear before they lead anybody on', ({ assert }) => {
    const [nginx, caddy, haproxy] = ['nginx.conf', 'Caddyfile', 'haproxy.cfg'].map(read)
    assert.match(nginx, /listen 80;[^}]*location \/api\/ \{ return 403; \}/)
    assert.match(caddy, /^http:[^}]*handle \/api\/\* \{\s+respond 403\s+\}\s+handle \{/m)
    assert.match(haproxy, /deny_status 403 if !\{ ssl_fc \} \{ path_beg \/api\/ \}[^]*?redirect/)
  })
})
