import { useQuery } from '@tanstack/react-query'
import { IconBrandGoogle, IconBrandLinkedin, IconBrandWindows } from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import type { IdentityProvider } from '#api/accounts/identities/identity_facts'

const icons = {
  google: IconBrandGoogle,
  microsoft: IconBrandWindows,
  linkedin: IconBrandLinkedin,
} satisfies Record<IdentityProvider, unknown>

/** What was asked for when the browser went to a provider; the tab keeps it until it comes back. */
export type Errand = { what: 'sign-in' | 'link'; next?: string | null; as?: string | null }
const KEY = 'sign-in-errand'
/** Keeps what the way to a provider is for, until it leads back. */
export const keepErrand = (errand: Errand) => sessionStorage.setItem(KEY, JSON.stringify(errand))
/** What the way to the provider was for. */
export function errandOf(): Errand {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Errand
  } catch {
    return { what: 'sign-in' }
  }
}

/** The ways to sign in by an account elsewhere, where the operator has set some up. */
export function Providers() {
  const [params] = useSearchParams()
  const offered = useQuery(read('GET', '/sign-in-providers')).data?.data ?? []
  const go = useWrite(
    (provider: IdentityProvider) =>
      api.post('/sign-in-providers/:provider/begin', { params: { provider }, notice: 'none' }),
    {
      onDone({ data }) {
        keepErrand({ what: 'sign-in', next: params.get('next'), as: params.get('as') })
        window.location.assign(data.url)
      },
    }
  )
  if (offered.length === 0) return null
  return (
    <div className="c-providers">
      {offered.map(({ provider, name }) => {
        const Icon = icons[provider]
        return (
          <button
            key={provider}
            className="c-button"
            data-kind="plain"
            type="button"
            aria-disabled={go.busyWith(provider) || undefined}
            onClick={() => void go.send(provider)}
          >
            <Icon size={18} stroke={1.5} />
            <Trans>Continue with {name}</Trans>
          </button>
        )
      })}
      <Refused failure={go.failure} beside={[]} />
      <p className="c-or dim">{t`or with your e-mail address`}</p>
    </div>
  )
}
