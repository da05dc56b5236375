import './app/styles_first'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { hydrate } from '@tanstack/react-query'
import { Shell, newQueryClient } from './app/shell'
import { Router, routeOf } from './app/router'
import { Live } from './app/live'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const root = document.getElementById('root')!
const client = newQueryClient()
const state = document.getElementById('state')?.textContent
if (state) hydrate(client, JSON.parse(state))

// the screen of this address is here before React looks at the server's HTML
await routeOf(location.pathname).screen.preload()

const app = (
  <BrowserRouter>
    <Shell nonce={nonce} client={client}>
      <Router />
      <Live />
    </Shell>
  </BrowserRouter>
)

if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
