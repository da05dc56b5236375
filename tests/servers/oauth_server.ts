import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calendarServer, type CalendarState } from '#tests/servers/calendar_server'

type Grant = {
  challenge: string
  redirect: string
  scope: string
  nonce: string | null
  client: string
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** A token that only the holder of the key can have made (RFC 7515). */
function signed(claims: object, key = privateKey) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/**
 * A provider of accounts and mailboxes: it checks the challenge of PKCE, gives each code once, changes the token that
 * lasts with each renewal, and takes mails as Gmail and Graph do. It describes itself and names people as OpenID Connect
 * does, truly or not. `consent` is what a person does on its page.
 */
export async function givenOauthServer() {
  const state = {
    codes: new Map<string, Grant>(),
    access: new Map<string, number>(),
    refresh: new Set<string>(),
    mails: [] as string[],
    revoked: [] as string[],
    renewals: 0,
    lifetime: 3600,
    address: 'asha@mail.example',
    /** Who somebody is, and what is wrong with how it is said. */
    claims: {} as Record<string, unknown>,
    forged: false,
    /** Whom its description names instead of itself. */
    issuer: '',
    /** Instead of a mail being taken. */
    sendStatus: 0,
    /** What is never answered: a mail that was taken, or the renewal of a token; and how often. */
    hold: '' as '' | 'send' | 'token',
    held: 0,
    /** The scopes that a renewed token has. */
    renewedScope: 'openid email https://www.googleapis.com/auth/gmail.send',
    calendar: { events: new Map(), calls: [], busy: [], status: 0, delay: 0 } as CalendarState,
  }
  const tokens = (scope: string, idToken?: object) => {
    const access = randomUUID()
    const refresh = randomUUID()
    state.access.set(access, Date.now() + state.lifetime * 1000)
    state.refresh.add(refresh)
    return {
      access_token: access,
      token_type: 'Bearer',
      refresh_token: refresh,
      expires_in: state.lifetime,
      scope,
      ...(idToken && { id_token: signed(idToken, state.forged ? other : privateKey) }),
    }
  }
  const now = () => Math.floor(Date.now() / 1000)
  const named = ({ nonce, client }: Grant) => ({
    iss: url(),
    aud: client,
    sub: '1',
    iat: now(),
    exp: now() + 300,
    ...(nonce && { nonce }),
    email: state.address,
    ...state.claims,
  })
  const isLive = (request: IncomingMessage) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return (state.access.get(token) ?? 0) > Date.now()
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const path = new URL(request.url!, 'http://here').pathname
    const answer = (status: number, body: object = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (/openid-configuration$/.test(path))
      return answer(200, {
        issuer: state.issuer || url(),
        authorization_endpoint: `${url()}/authorize`,
        token_endpoint: `${url()}/token`,
        jwks_uri: `${url()}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (/\/keys$/.test(path))
      return answer(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      })
    if (/\/token$/.test(path)) {
      const asked = new URLSearchParams(text)
      if (asked.get('client_secret') !== 'test-secret')
        return answer(401, { error: 'invalid_client' })
      if (asked.get('grant_type') === 'refresh_token') {
        if (state.hold === 'token') return void state.held++
        state.renewals++
        // the next one waits for its lock meanwhile
        await new Promise((resolve) => setTimeout(resolve, 20))
        return state.refresh.delete(asked.get('refresh_token')!)
          ? answer(200, tokens(state.renewedScope))
          : answer(400, { error: 'invalid_grant' })
      }
      const code = asked.get('code')!
      const grant = state.codes.get(code)
      state.codes.delete(code)
      const challenge = createHash('sha256')
        .update(asked.get('code_verifier') ?? '')
        .digest('base64url')
      return grant?.challenge === challenge && grant.redirect === asked.get('redirect_uri')
        ? answer(200, tokens(grant.scope, named(grant)))
        : answer(400, { error: 'invalid_grant' })
    }
    if (/\/revoke$/.test(path)) {
      state.revoked.push(new URLSearchParams(text).get('token')!)
      return answer(200)
    }
    if (!isLive(request)) return answer(401, { error: { code: 'InvalidAuthenticationToken' } })
    if (/userinfo$/.test(path)) return answer(200, { sub: '1', email: state.address })
    const kept = await calendarServer(state.calendar, request, text)
    if (kept) return answer(kept.status, kept.body)
    if (state.sendStatus) return answer(state.sendStatus, { error: { code: 'no' } })
    state.mails.push(
      path.includes('gmail')
        ? Buffer.from(JSON.parse(text).raw, 'base64url').toString()
        : Buffer.from(text, 'base64').toString()
    )
    if (state.hold === 'send') return void state.held++
    return answer(path.includes('gmail') ? 200 : 202)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  function url() {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  return {
    state,
    url: url(),
    /** What a person does on the provider's page: gives access to what was asked for, or to less. */
    consent(address: string, { scope }: { scope?: string } = {}) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      state.codes.set(code, {
        challenge: asked.get('code_challenge')!,
        redirect: asked.get('redirect_uri')!,
        scope: scope ?? asked.get('scope')!,
        nonce: asked.get('nonce'),
        client: asked.get('client_id')!,
      })
      return { code, state: asked.get('state')! }
    },
    close: () => void server.close(),
  }
}
