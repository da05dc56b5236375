import './app/look/styles_first'
import './app/leaving'
import { startTransition } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { hydrate } from '@tanstack/react-query'
import { partOff, prefixOf } from '#api/languages/language_facts'
import { speak } from './app/language'
import { newQueryClient } from './app/query_client'
import { Shell } from './app/shell'
import { preload, Router } from './app/routing/router'
import { Live } from './app/live/live'
import { storedToken } from './app/session/session_store'
import { watchScheme } from './app/look/scheme'
import { noteSource } from './app/source'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// overlays lock the page's scroll with a style element of their own, which asks for the nonce under this name
;(globalThis as any).__webpack_nonce__ = nonce
const root = document.getElementById('root')!
const client = newQueryClient()
const state = document.getElementById('state')?.textContent
if (state) {
  const begun = JSON.parse(state)
  // the server writes pages for nobody in particular: who is signed in asks again, for their own marks
  if (storedToken()) for (const query of begun.queries) query.state.dataUpdatedAt = 0
  hydrate(client, begun)
}

const { language, path } = partOff(location.pathname)
// a build for one language has its messages in the code
speak(
  language.code,
  import.meta.env.DEV ? (await import('virtual:catalogues')).default[language.code] : undefined
)

// the screen of this address is here before React looks at the server's HTML
await preload(path)

const app = (
  <BrowserRouter basename={prefixOf(language) || '/'}>
    <Shell nonce={nonce} client={client}>
      <Router />
      <Live />
    </Shell>
  </BrowserRouter>
)

watchScheme()
noteSource()
// in small pieces, between which the page answers to a finger
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
