import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Secret } from '@adonisjs/core/helpers'
import { givenUser, PASSWORD } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { address, listen } from './heard.js'

/** As much of reCAPTCHA's siteverify as the product speaks; tells what it was asked. */
async function startJudge(verdict: () => object | undefined) {
  const asked: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))))
    const answer = verdict()
    response
      .writeHead(answer ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}/siteverify`, stop: () => server.close() }
}

test.group('The captcha', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  listen(group)
  let verdict: object | undefined
  let judge: Awaited<ReturnType<typeof startJudge>>
  group.each.setup(async () => {
    judge = await startJudge(() => verdict)
    const unset = setSettings({
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_SECRET: new Secret('the-secret'),
      CAPTCHA_VERIFY_URL: judge.url,
    })
    return () => {
      judge.stop()
      unset()
    }
  })

  test('refuses machines, doubtful ones and tokens of another act, before anything else is looked at', async ({
    client,
    assert,
  }) => {
    const { email } = await givenUser('developer', { email: address() })
    const login = (captcha?: string) =>
      client.post('/api/v1/login').json({ email, password: PASSWORD, captcha })
    for (const answer of [
      { 'success': false, 'error-codes': ['timeout-or-duplicate'] },
      { success: true, score: 0.1, action: 'login' },
      { success: true, score: 0.9, action: 'forgot' },
    ]) {
      verdict = answer
      const refused = await login('a-token')
      refused.assertStatus(422)
      assert.include(refused.body().message, 'tell that you are a person')
    }
    assert.containsSubset(judge.asked[0], { secret: 'the-secret', response: 'a-token' })
    ;(await login()).assertStatus(422)
    assert.lengthOf(judge.asked, 3)
    for (const [method, path, body] of [
      [
        'post',
        '/api/v1/sign-up',
        {
          userType: 'developer',
          fName: 'Ana',
          lName: 'Lima',
          email: address(),
          password: PASSWORD,
        },
      ],
      ['put', '/api/v1/forget-password', { email }],
    ] as const)
      (await client[method](path).json(body)).assertStatus(422)
  })

  test('lets people in, also while its server gives no verdict', async ({ client }) => {
    const { email } = await givenUser('developer', { email: address() })
    const login = () =>
      client.post('/api/v1/login').json({ email, password: PASSWORD, captcha: 'a-token' })
    verdict = { success: true, score: 0.9, action: 'login' }
    ;(await login()).assertStatus(200)
    verdict = undefined
    ;(await login()).assertStatus(200)
  })
})
