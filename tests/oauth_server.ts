import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Grant = { challenge: string; redirect: string; scope: string }

/**
 * A provider of accounts and mailboxes: it checks the challenge of PKCE, gives each code once, changes the token that
 * lasts with each renewal, and takes mails as Gmail and Graph do. `consent` is what a person does on its page.
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
    /** Instead of a mail being taken. */
    sendStatus: 0,
  }
  const tokens = (scope: string) => {
    const access = randomUUID()
    const refresh = randomUUID()
    state.access.set(access, Date.now() + state.lifetime * 1000)
    state.refresh.add(refresh)
    return { access_token: access, refresh_token: refresh, expires_in: state.lifetime, scope }
  }
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
    if (/\/token$/.test(path)) {
      const asked = new URLSearchParams(text)
      if (asked.get('client_secret') !== 'test-secret')
        return answer(401, { error: 'invalid_client' })
      if (asked.get('grant_type') === 'refresh_token') {
        state.renewals++
        // the next one waits for its lock meanwhile
        await new Promise((resolve) => setTimeout(resolve, 20))
        return state.refresh.delete(asked.get('refresh_token')!)
          ? answer(200, tokens('openid email https://www.googleapis.com/auth/gmail.send'))
          : answer(400, { error: 'invalid_grant' })
      }
      const code = asked.get('code')!
      const grant = state.codes.get(code)
      state.codes.delete(code)
      const challenge = createHash('sha256')
        .update(asked.get('code_verifier') ?? '')
        .digest('base64url')
      return grant?.challenge === challenge && grant.redirect === asked.get('redirect_uri')
        ? answer(200, tokens(grant.scope))
        : answer(400, { error: 'invalid_grant' })
    }
    if (/\/revoke$/.test(path)) {
      state.revoked.push(new URLSearchParams(text).get('token')!)
      return answer(200)
    }
    if (!isLive(request)) return answer(401, { error: { code: 'InvalidAuthenticationToken' } })
    if (/userinfo$/.test(path)) return answer(200, { sub: '1', email: state.address })
    if (state.sendStatus) return answer(state.sendStatus, { error: { code: 'no' } })
    state.mails.push(
      path.includes('gmail')
        ? Buffer.from(JSON.parse(text).raw, 'base64url').toString()
        : Buffer.from(text, 'base64').toString()
    )
    return answer(path.includes('gmail') ? 200 : 202)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What a person does on the provider's page: gives access to what was asked for, or to less. */
    consent(address: string, { scope }: { scope?: string } = {}) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      state.codes.set(code, {
        challenge: asked.get('code_challenge')!,
        redirect: asked.get('redirect_uri')!,
        scope: scope ?? asked.get('scope')!,
      })
      return { code, state: asked.get('state')! }
    },
    close: () => void server.close(),
  }
}
