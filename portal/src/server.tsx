import './app/look/styles_first'
import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { dehydrate } from '@tanstack/react-query'
import catalogues from 'virtual:catalogues'
import { FIRST_LANGUAGE, prefixOf, type LanguageCode } from '#api/languages/language_facts'
import { speak } from './app/language'
import { newQueryClient } from './app/query_client'
import { Shell } from './app/shell'
import { Live } from './app/live/live'
import { preload, Router } from './app/routing/router'
import { readKey } from './app/read'
import { WrittenPages } from './written_pages'
import type { Method } from './app/api'
import type { Screen } from './app/routing/screen'

// what the module of a screen says while it loads, once for all, is in the first language
speak(FIRST_LANGUAGE.code)

/** In the place of a page's nonce, which each reader has for themselves. */
const NONCE = randomUUID()
const written = new WrittenPages()

/** An answer of the API that the page begins with; `pages` when the screen reads it as a growing list. */
export type Given = {
  method: Method
  path: string
  values?: { params?: any; query?: any; body?: any }
  pages?: number
  answer: unknown
}

/** The HTML of an address, the state its screens begin with, and the names of its screen's chunks; without HTML where the browser renders it. */
export async function render({
  url,
  language,
  nonce,
  given,
}: {
  /** Without what the language puts before it. */
  url: string
  language: LanguageCode
  nonce: string
  given: Given[]
}) {
  const { route, screens } = await preload(new URL(url, 'http://page').pathname)
  const chunks = screens.map(chunkOf)
  if (!route.server) return { html: '', state: null, server: false, chunks }
  const client = newQueryClient()
  for (const { method, path, values, pages, answer } of given) {
    if (pages)
      client.setQueryData([...readKey(method, path, values), 'pages', pages], {
        pages: [answer],
        pageParams: [pages],
      })
    else client.setQueryData(readKey(method, path, values), answer)
  }
  const said = given.map(({ path, answer }) => path + JSON.stringify(answer)).join()
  const html = written.of(language + url, said, () => {
    const prefix = prefixOf({ code: language })
    // nothing between these two waits, so no other page is written meanwhile
    speak(language, catalogues[language])
    return renderToString(
      <StaticRouter basename={prefix || '/'} location={prefix + url}>
        <Shell nonce={NONCE} client={client}>
          <Router />
          <Live />
        </Shell>
      </StaticRouter>
    )
  })
  const state = dehydrate(client)
  client.clear()
  return { html: html.replaceAll(NONCE, nonce), state, server: true, chunks }
}

/** The build writes a screen's import as the path of its chunk, whose name is the same for the browser. */
const chunkOf = ({ load }: Screen) => /\/([^/]+)-[\w-]{8}\.js/.exec(String(load))?.[1]
