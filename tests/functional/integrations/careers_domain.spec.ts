import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { hostName, isOurs } from '#api/integrations/careers/host_name'
import checkDomains from '#api/integrations/careers/check_domains'
import CareersDomain from '#api/integrations/models/careers_domain'
import { givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'
import { givenNameServer } from '#tests/servers/name_server'
import { setSettings } from '#tests/settings'

const SETTINGS = '/api/v1/client/careers-domain'
const CHECK = `${SETTINGS}/check`
let count = 0
const newHost = () => `careers-${++count}.example.org`

type Given = Awaited<ReturnType<typeof givenCompany>>

test.group('The careers page at a company’s own address', (group) => {
  let names: Awaited<ReturnType<typeof givenNameServer>>
  group.setup(async () => {
    names = await givenNameServer()
    const unset = setSettings({ NAME_SERVERS: names.address })
    return () => {
      unset()
      names.close()
    }
  })
  group.each.setup(() => {
    names.fails = false
    names.texts.clear()
    return testUtils.db().wrapInGlobalTransaction()
  })

  const named = async (client: ApiClient, { user }: Given, host = newHost()) =>
    (await client.put(SETTINGS).json({ host }).loginAs(user)).body().data
  const publish = (...domains: any[]) => {
    const [{ record }] = domains
    names.texts.set(
      record.name,
      domains.map((domain) => domain.record.value)
    )
  }
  const proved = async (client: ApiClient, given: Given, host = newHost()) => {
    const domain = await named(client, given, host)
    publish(domain)
    ;(await client.post(CHECK).loginAs(given.user)).assertStatus(200)
    return domain
  }
  const at = (client: ApiClient, host: string, path = '/') =>
    client.get(path).header('host', host).header('accept', 'text/html')

  test('is set by owners and admins', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    ;(await client.get(SETTINGS)).assertStatus(401)
    ;(await client.get(SETTINGS).loginAs((await givenCandidate()).user)).assertStatus(403)
    const { user: recruiter } = await givenMember(company, 'recruiter')
    for (const asked of [
      client.get(SETTINGS),
      client.put(SETTINGS).json({ host: newHost() }),
      client.post(CHECK),
      client.delete(SETTINGS),
    ])
      (await asked.loginAs(recruiter)).assertStatus(403)
    assert.isNull((await client.get(SETTINGS).loginAs(user)).body().data)
    ;(await client.post(CHECK).loginAs(user)).assertStatus(404)
    ;(await client.delete(SETTINGS).loginAs(user)).assertStatus(404)
    assert.isEmpty(await CareersDomain.query().where('companyId', company.id))
  })

  test('takes host names only, in any spelling, and none of ours', async ({ client, assert }) => {
    const { user } = await givenCompany()
    for (const host of [
      '',
      'careers',
      '192.0.2.7',
      '[2001:db8::1]',
      '0x7f.1',
      'a.b.7',
      'careers.example.org:8080',
      'careers.example.org/jobs',
      'careers.example.org?jobs',
      'careers%2eexample.org',
      '127.1',
      'who@careers.example.org',
      'careers..example.org',
      '-a.example.org',
      '*.example.org',
      'a_b.example.org',
      `${'a'.repeat(64)}.example.org`,
      `${'a.'.repeat(130)}org`,
    ]) {
      const answer = await client.put(SETTINGS).json({ host }).loginAs(user)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'host', host)
    }
    for (const [typed, host] of [
      ['https://Careers.Example.ORG/', 'careers.example.org'],
      ['Stellen.Bäcker.example.', 'stellen.xn--bcker-gra.example'],
    ])
      assert.equal(hostName(typed), host)
    assert.isTrue(isOurs('jobs.example.com', 'jobs.example.com'))
    assert.isTrue(isOurs('acme.jobs.example.com', 'jobs.example.com'))
    assert.isFalse(isOurs('careers.example.com', 'jobs.example.com'))
    assert.isFalse(isOurs('evil-jobs.example.com', 'jobs.example.com'))
  })

  test('shows once its record is there, with links to the product, its canonical address and no cookie', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany({ name: 'Acme' })
    const job = await givenJob(given.company, { title: 'Rust engineer' })
    const domain = await named(client, given)
    const { host } = domain
    assert.equal(domain.status, 'waiting')
    assert.match(domain.record.value, /^candor-careers=[0-9a-f]{32}$/)
    // naming a host alone changes nothing of what answers there
    assert.notInclude((await at(client, host)).text(), 'Jobs at Acme')
    const early = await client.post(CHECK).loginAs(given.user)
    early.assertStatus(409)
    assert.include(early.body().message, 'no TXT record')
    names.texts.set(domain.record.name, ['candor-careers=somebody-else'])
    const other = await client.post(CHECK).loginAs(given.user)
    other.assertStatus(409)
    assert.include(other.body().message, 'somebody-else')
    names.fails = true
    const silent = await client.post(CHECK).loginAs(given.user)
    silent.assertStatus(409)
    assert.include(silent.body().message, 'No name server')
    names.fails = false
    publish(domain)
    const checked = await client.post(CHECK).loginAs(given.user)
    checked.assertStatus(200)
    assert.equal(checked.body().data.status, 'live')
    assert.isNotNull(checked.body().data.checkedAt)

    const page = await at(client, host)
    page.assertStatus(200)
    const html = page.text()
    for (const text of [
      'Rust engineer',
      `<link rel="canonical" href="https://${host}/">`,
      `hreflang="hi" href="https://${host}/hi/"`,
      `href="${appUrl}/jobs/${job.slug}/apply`,
      `href="${appUrl}/companies/${given.company.slug}"`,
    ])
      assert.include(html, text)
    assert.notMatch(html, /href="\/(?!icon\.svg)/)
    assert.isUndefined(page.header('set-cookie'))
    assert.include((await at(client, host, '/hi/')).text(), 'Acme में नौकरियाँ')
    assert.include((await at(client, host, '/?search=nothing')).text(), 'Nothing matches')
    ;(await at(client, `${host.toUpperCase()}:443`)).assertStatus(200)
    // one address for search engines, wherever it is read
    assert.include(
      (await client.get(`/careers/${given.company.slug}`)).text(),
      `<link rel="canonical" href="https://${host}/">`
    )
  })

  test('has nothing else of the product there: no sign-in, no screen, no API, no page of an error', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany({ logoKey: 'logo-of-acme.webp' } as never)
    const other = await givenCompany()
    const { host } = await proved(client, given)
    for (const path of [
      '/login',
      '/jobs',
      '/admin',
      '/client',
      `/careers/${other.company.slug}`,
      '/careers/',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/assets/portal/index.js',
      '/images/logo-of-others.webp',
      '/api/v1/health',
      '/api/v1/job-list',
      `/api/v1/careers/${given.company.slug}/jobs`,
      '/api/v1/openapi.json',
      '/metrics',
      '/hi/login',
      '//login',
    ]) {
      const answer = await at(client, host, path)
      answer.assertStatus(404)
      assert.notInclude(answer.text(), '<script', path)
    }
    for (const method of ['post', 'put', 'delete', 'patch'] as const)
      (await client[method]('/').header('host', host)).assertStatus(404)
    ;(
      await client.post('/api/v1/login').header('host', host).json({ email: 'a@b.example' })
    ).assertStatus(404)
    const wrong = await at(client, host, '/?jobType=Slavery')
    wrong.assertStatus(422)
    assert.notInclude(wrong.text(), '/login')
    ;(await at(client, host, '/icon.svg')).assertStatus(200)
  })

  test('is shown by the request’s own Host, not by one that is forwarded', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany({ name: 'Acme' })
    const { host } = await proved(client, given)
    const forwarded = await client.get('/').header('x-forwarded-host', host)
    assert.notInclude(forwarded.text(), 'Jobs at Acme')
    const spoofed = await at(client, host).header('x-forwarded-host', 'elsewhere.example')
    assert.include(spoofed.text(), 'Jobs at Acme')
    for (const wrong of [`${host}.evil.example`, `evil-${host}`, `a.${host}`])
      assert.notInclude((await at(client, wrong)).text(), 'Jobs at Acme')
  })

  test('is not another company’s to take while its record is there, and goes over once it is gone', async ({
    client,
    assert,
  }) => {
    const first = await givenCompany({ name: 'First' })
    const second = await givenCompany({ name: 'Second' })
    const host = newHost()
    const firstDomain = await proved(client, first, host)
    const secondDomain = await named(client, second, host)
    assert.notEqual(secondDomain.record.value, firstDomain.record.value)
    // whose record it is decides, not who asks
    ;(await client.post(CHECK).loginAs(second.user)).assertStatus(409)
    publish(firstDomain, secondDomain)
    const both = await client.post(CHECK).loginAs(second.user)
    both.assertStatus(409)
    assert.include(both.body().message, 'Another company')
    assert.include((await at(client, host)).text(), 'Jobs at First')
    publish(secondDomain)
    ;(await client.post(CHECK).loginAs(second.user)).assertStatus(200)
    assert.include((await at(client, host)).text(), 'Jobs at Second')
    assert.equal((await client.get(SETTINGS).loginAs(first.user)).body().data.status, 'lost')
    assert.lengthOf(
      await db.from('notifications').where({ user_id: first.user.id, kind: 'company.careers' }),
      1
    )
  })

  test('ends when its record goes, is told once, stays while name servers fail, and comes back', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany({ name: 'Acme' })
    const { host, record } = await proved(client, given)
    const told = () =>
      db.from('notifications').where({ user_id: given.user.id, kind: 'company.careers' })
    names.fails = true
    await checkDomains()
    ;(await at(client, host)).assertStatus(200)
    names.fails = false
    names.texts.clear()
    await checkDomains()
    await checkDomains()
    const gone = await at(client, host)
    gone.assertStatus(404)
    assert.notInclude(gone.text(), 'Acme')
    ;(await at(client, host, '/login')).assertStatus(404)
    assert.lengthOf(await told(), 1)
    names.texts.set(record.name, [record.value])
    await checkDomains()
    ;(await at(client, host)).assertStatus(200)
    assert.lengthOf(await told(), 1)
  })

  test('shows nothing of a company that is suspended or took its page down, and gets no certificate then', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany()
    const domain = await named(client, given)
    const { host } = domain
    const ask = async (domain = host) =>
      (await client.get('/api/v1/careers-hosts').qs({ domain })).status()
    assert.equal(await ask(), 404)
    publish(domain)
    ;(await client.post(CHECK).loginAs(given.user)).assertStatus(200)
    assert.equal(await ask(), 200)
    assert.equal(await ask('other.example.org'), 404)
    assert.equal(await ask('127.0.0.1'), 404)
    assert.equal((await client.get('/api/v1/careers-hosts')).status(), 422)
    const shows = async () => [(await at(client, host)).status(), await ask()]
    await client.put('/api/v1/client/careers-page').json({ isOn: false }).loginAs(given.user)
    assert.deepEqual(await shows(), [404, 404])
    await client.put('/api/v1/client/careers-page').json({ isOn: true }).loginAs(given.user)
    assert.deepEqual(await shows(), [200, 200])
    await given.company.merge({ isActive: false }).save()
    assert.deepEqual(await shows(), [404, 404])
    await given.company.merge({ isActive: true, verification: 'unverified' }).save()
    assert.deepEqual(await shows(), [404, 404])
  })

  test('is changed and taken away: each host needs its own proof, the same one again keeps it', async ({
    client,
    assert,
  }) => {
    const given = await givenCompany({ name: 'Acme' })
    const domain = await proved(client, given)
    const again = await named(client, given, domain.host)
    assert.deepEqual([again.status, again.record], ['live', domain.record])
    const moved = await named(client, given)
    assert.equal(moved.status, 'waiting')
    assert.notEqual(moved.record.value, domain.record.value)
    assert.notInclude((await at(client, domain.host)).text(), 'Jobs at Acme')
    publish(moved)
    ;(await client.post(CHECK).loginAs(given.user)).assertStatus(200)
    ;(await client.delete(SETTINGS).loginAs(given.user)).assertStatus(200)
    assert.notInclude((await at(client, moved.host)).text(), 'Jobs at Acme')
    assert.isNull((await client.get(SETTINGS).loginAs(given.user)).body().data)
    const acts = await db
      .from('audit_log')
      .where({ company_id: given.company.id, subject_type: 'careers_domains' })
      .orderBy('id')
    assert.deepEqual(
      acts.map((each) => each.action.split('.').at(-1)),
      ['set', 'prove', 'set', 'prove', 'remove']
    )
  })
})
