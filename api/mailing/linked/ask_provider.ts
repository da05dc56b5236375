import { providerOf } from '#api/mailing/linked/providers'
import type { Provider } from '#api/mailing/linked/linked_facts'

const PATIENCE_SECONDS = 20

/** A provider said no; `code` is its own word for it, such as `invalid_grant`. */
export class ProviderRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string
  ) {
    super(`The provider answered ${status} (${code})`)
  }
}

export type Tokens = {
  access_token: string
  refresh_token?: string
  expires_in?: number
  scope?: string
}

/** Calls a provider; throws `ProviderRefused` for every answer that is not fine. */
export async function askProvider(
  url: string,
  init: RequestInit,
  patience = PATIENCE_SECONDS
): Promise<any> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(patience * 1_000),
  })
  const said = (await answer.json().catch(() => ({}))) as any
  if (answer.ok) return said
  const code = typeof said.error === 'string' ? said.error : (said.error?.code ?? 'no reason')
  throw new ProviderRefused(answer.status, String(code).slice(0, 100))
}

/** Asks for tokens: with a code that somebody brought, or with the token that lasts. */
export function tokensBy(provider: Provider, grant: Record<string, string>): Promise<Tokens> {
  const { token, clientId, secret } = providerOf(provider)
  return askProvider(token, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: secret }),
  })
}

/** The header that shows an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
