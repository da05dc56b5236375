import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import { isBreachedPassword } from '#api/accounts/passwords/breached_passwords'
import { beginAttempt } from '#api/accounts/identities/attempts'
import { razorpayGateway } from '#api/billing/gateways/razorpay'
import { stripeGateway } from '#api/billing/gateways/stripe'
import { sendText } from '#api/notifications/text_message'
import { setSettings } from '#tests/settings'

/** A service that sends everybody on to itself, below /elsewhere. */
async function givenRedirect() {
  const asked: string[] = []
  const send = (response: ServerResponse, status: number, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}')
  const server = createServer((request, response) => {
    request.resume()
    asked.push(request.url!)
    if (request.url!.startsWith('/elsewhere')) send(response, 200)
    else send(response, 307, { location: '/elsewhere' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

test.group('Calls of our own to other services', () => {
  const secret = new Secret('a secret')
  const services = {
    'Stripe': [
      (url: string) => ({ STRIPE_SECRET_KEY: secret, STRIPE_URL: url }),
      () => stripeGateway().dispute('dp_1'),
    ],
    'Razorpay': [
      (url: string) => ({
        RAZORPAY_KEY_ID: 'key',
        RAZORPAY_KEY_SECRET: secret,
        RAZORPAY_URL: url,
      }),
      () => razorpayGateway().dispute('disp_1'),
    ],
    'Twilio': [
      (url: string) => ({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: secret, TWILIO_URL: url }),
      () => sendText('+919876543210', 'text'),
    ],
    'a way to sign in': [
      (url: string) => ({
        LINKEDIN_CLIENT_ID: 'redirected',
        LINKEDIN_CLIENT_SECRET: secret,
        LINKEDIN_URL: url,
      }),
      () => beginAttempt('linkedin', null),
    ],
    'the list of breached passwords': [
      (url: string) => ({ BREACHED_PASSWORDS_URL: url }),
      () =>
        isBreachedPassword('some password').then((found) => Promise.reject(new Error(`${found}`))),
    ],
  } as const

  test('follow no redirect', async ({ assert, cleanup }) => {
    const { asked, url, close } = await givenRedirect()
    cleanup(close)
    for (const [name, [settings, call]] of Object.entries(services)) {
      asked.length = 0
      cleanup(setSettings(settings(url)))
      await assert.rejects(call as () => Promise<unknown>)
      assert.isNotEmpty(asked, name)
      assert.isEmpty(
        asked.filter((path) => path.startsWith('/elsewhere')),
        name
      )
    }
  })
})
