import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describeApi } from '#api/http/description/openapi'

test.group('The description of the API', () => {
  test('names every route, its guard and its fields', async ({ client, assert }) => {
    const response = await client.get('/api/v1/openapi.json')
    response.assertStatus(200)
    const { paths } = response.body()
    const patterns = Object.values(router.toJSON())
      .flat()
      .map((route) => route.pattern)
      .filter((pattern) => pattern.startsWith('/api/v1/'))
    for (const pattern of patterns)
      assert.exists(paths[pattern.replace(/:(\w+)\??/g, '{$1}')], pattern)
    assert.match(paths['/api/v1/health'].get.description, /Open:/)
  })

  test('has no error by the rules of Redocly', async ({ assert }) => {
    const problems = await lintFromString({
      source: JSON.stringify(await describeApi()),
      config: await createConfig({
        extends: ['recommended'],
        // the paths are those of the specification; /message/{id}/pin and /message/pinned/{id} differ by their method
        rules: { 'no-ambiguous-paths': 'off' },
      }),
    })
    const told = problems.map(
      ({ severity, ruleId, message, location }) =>
        `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`
    )
    assert.deepEqual(told, [])
  })

  test('has no error by the rules of Spectral that Redocly does not know', async ({ assert }) => {
    const api: any = await describeApi()
    const bare: string[] = []
    const look = (value: any, at: string) => {
      if (!value || typeof value !== 'object') return
      if (value.type === 'array' && !value.items && !at.endsWith('/properties')) bare.push(at)
      for (const [key, each] of Object.entries(value)) look(each, `${at}/${key}`)
    }
    look(api, '')
    assert.deepEqual(bare, [], 'a list says what is in it')
    const operations = Object.values<any>(api.paths).flatMap((methods) =>
      Object.values<any>(methods)
    )
    const used = new Set<string>(operations.flatMap(({ tags }) => tags ?? []))
    assert.isAbove(used.size, 20)
    assert.sameMembers(
      api.tags.map(({ name }: { name: string }) => name),
      [...used]
    )
  })

  test('is that of the controllers as they are', async ({ assert }) => {
    const check = promisify(execFile)(process.execPath, ['bin/describe.mjs', '--check'], {
      cwd: app.appRoot,
    })
    await assert.doesNotReject(() => check)
  })

  test('types every response and every body', async ({ assert }) => {
    const { paths } = await describeApi()
    const silent: string[] = []
    for (const [path, methods] of Object.entries<any>(paths)) {
      for (const [method, { summary, requestBody, responses }] of Object.entries<any>(methods)) {
        const here = `${method.toUpperCase()} ${path}`
        if (!summary || /[._]/.test(summary)) silent.push(`${here}: no summary, ${summary}`)
        if (method !== 'get' && method !== 'delete' && !requestBody) silent.push(`${here}: no body`)
        const done = Object.entries<any>(responses).filter(([status]) => status < '300')
        if (!done.length) silent.push(`${here}: no response`)
        for (const [status, { content }] of done) {
          if (!content && status !== '204') silent.push(`${here}: no content`)
          const schema = content?.['application/json']?.schema
          const data = schema?.properties?.data
          if (data && !data.type && !data.$ref && !data.anyOf)
            silent.push(`${here}: data of any type`)
        }
      }
    }
    assert.deepEqual(silent, [])
  })

  test('bounds every list, by a limit that one may ask for or by what it never exceeds', async ({
    assert,
  }) => {
    const { paths, components } = await describeApi()
    const endless: string[] = []
    let lists = 0
    for (const [path, methods] of Object.entries<any>(paths)) {
      for (const [method, { parameters = [], requestBody, responses }] of Object.entries<any>(
        methods
      )) {
        let schema = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema
        if (schema?.$ref) schema = components.schemas[schema.$ref.split('/').at(-1)]
        const data = schema?.properties?.data
        if (data?.type !== 'array') continue
        lists++
        const limit =
          parameters.find(({ name }: any) => name === 'limit')?.schema ??
          requestBody?.content['application/json']?.schema.properties?.limit
        const most = limit?.maximum ?? data.maxItems
        if (!schema.properties.pagination || !(most <= 1_000))
          endless.push(
            `${method.toUpperCase()} ${path}: ${schema.properties.pagination ? 'no bound' : 'no pagination'}`
          )
      }
    }
    assert.deepEqual(endless, [])
    assert.isAbove(lists, 80)
  })

  test('is a page to read', async ({ client, assert }) => {
    const response = await client.get('/docs/api').header('accept', 'text/html')
    response.assertStatus(200)
    assert.include(response.text(), '>/health</code>')
    assert.include(response.text(), 'candor_…')
  })

  test('its pages are the same for every reader: they are not sent again, and their style is allowed by its hash', async ({
    client,
    assert,
  }) => {
    for (const path of ['/docs/api', '/hi/docs/api', '/docs/api?search=health', '/docs/states']) {
      const first = await client.get(path)
      const [, style] = first.text().split(/<\/?style>/)
      const policy = first.header('content-security-policy')!
      assert.include(policy, createHash('sha256').update(style).digest('base64'), path)
      assert.notInclude(policy, 'nonce', path)
      const again = await client.get(path).header('if-none-match', first.header('etag')!)
      again.assertStatus(304)
    }
  })

  test('what is compressed once reads as what is not compressed, by each coding', async ({
    assert,
  }) => {
    const read = (path: string, coding: string) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
        headers: { 'accept-encoding': coding },
      })
    for (const path of ['/docs/api', '/hi/docs/api', '/api/v1/openapi.json']) {
      const plain = await read(path, 'identity')
      assert.isNull(plain.headers.get('content-encoding'))
      const text = await plain.text()
      for (const coding of ['br', 'gzip', 'br']) {
        const coded = await read(path, coding)
        assert.equal(coded.headers.get('content-encoding'), coding, path)
        assert.isTrue((await coded.text()) === text, `${path} by ${coding}`)
      }
    }
  })

  test('a search narrows the page, in the language of the reader, and repeats what was typed as text', async ({
    client,
    assert,
  }) => {
    const page = async (path: string) => (await client.get(path)).text()
    const some = await page('/hi/docs/api?search=get%20health')
    assert.include(some, '>/health</code>')
    assert.notInclude(some, '>/login</code>')
    assert.include(some, 'कॉल खोजें')
    const none = await page('/docs/api?search=%22%3E%3Cscript%3E')
    assert.include(none, '0 calls')
    assert.notInclude(none, '"><script>')
  })
})
