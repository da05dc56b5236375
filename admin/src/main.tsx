import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import './fonts.css'
import { Console } from './console'
import { nonce } from './nonce'

const cache = createCache({ key: 'c', nonce, prepend: true })

createRoot(document.getElementById('root')!).render(
  <CacheProvider value={cache}>
    <BrowserRouter basename="/admin">
      <Console />
    </BrowserRouter>
  </CacheProvider>
)
