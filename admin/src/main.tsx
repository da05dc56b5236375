import './language'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import './look/fonts.css'
import { Console } from './console'
import { nonce } from './look/nonce'
import { textInRem } from './look/text_in_rem'
import { keepFocus } from '../../portal/src/app/keep_focus'

// a router that can hold a navigation back, so that a form is not left with edits unsaved
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: '/admin' })
// browsers that run the console need no prefixes, which Emotion would add if nothing else were asked for
const cache = createCache({ key: 'c', nonce, prepend: true, stylisPlugins: [textInRem] })

keepFocus()
createRoot(document.getElementById('root')!).render(
  <CacheProvider value={cache}>
    <RouterProvider router={router} />
  </CacheProvider>
)
