import { appUrl } from '#config/app'
import { escapeHtml as escape } from '#api/http/text/escape_html'
import type { Schema } from '#api/http/description/told'
import { SCOPE, typeOf } from '#api/http/description/typed_client'
import type { Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { docsPage, type DocsPage } from '#api/pages/docs/docs_frame'

const title = sentence('The API')
const about = sentence(
  'Every call of the API with who may make it, its fields and what it returns: made from the guards, validators and controllers themselves.'
)
const links = [
  { href: '/api/v1/openapi.json', label: sentence('As OpenAPI 3.1') },
  { href: '/docs/client.ts', label: sentence('As a typed client') },
  { href: '/docs/states', label: sentence('States and moves') },
]

type Words = (said: Sentence) => string
type Call = { method: string; path: string; operation: Schema }

/**
 * The API description as a page: calls by module, each with its access, fields and response. A search finds calls whose
 * method, path and summary hold all of its words.
 */
export function apiPage(
  { info, tags, paths }: Schema,
  { language, search }: { language: Language; search: string }
): DocsPage {
  const words: Words = (said) => escape(tell(language, said))
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries<Schema>(paths)
    .flatMap(([path, methods]) =>
      Object.entries<Schema>(methods).map(([method, operation]): Call => ({
        method: method.toUpperCase(),
        path,
        operation,
      }))
    )
    .filter(({ method, path, operation }) => {
      const text = `${method} ${path} ${operation.summary}`.toLowerCase()
      return asked.every((word) => text.includes(word))
    })
  const modules = Map.groupBy(found, ({ operation }) => operation.tags[0])
  const names = [...modules.keys()].sort()
  const described = new Map<string, string>(
    tags.map(({ name, description }: Schema) => [name, description])
  )
  // what the code says of itself is English
  const own = language.code === 'en' ? '' : ' lang="en"'
  return docsPage(language, {
    path: '/docs/api',
    title,
    about,
    links,
    lead: `<span${own}>${escape(info.description)}</span> ${words(sentence('Send a key of your company, or a token of a sign-in, as a bearer:'))}</p><pre${own}><code>curl -H 'Authorization: Bearer candor_…' \\\n  ${escape(appUrl)}/api/v1/get-user</code></pre><p>`,
    style,
    body: `<form role="search" action=""><label>${words(sentence('Find a call'))} <input name="search" type="search" value="${escape(search)}" maxlength="100"></label> <button>${words(sentence('Search'))}</button></form>
<p role="status">${words(sentence('{count, plural, one {# call} other {# calls}}', { count: found.length }))}</p>
<div class="sides"><nav aria-label="${words(sentence('Modules'))}">${names.map((name) => `<a href="#${escape(name)}">${escape(name)} <small>${modules.get(name)!.length}</small></a>`).join('')}</nav>
<main${own}>${names
      .map(
        (name) =>
          `<section id="${escape(name)}"><h2>${escape(name)}</h2><p>${escape(described.get(name) ?? '')}</p>${modules
            .get(name)!
            .map((call) => section(call, words, asked.length > 0 && found.length < 6))
            .join('')}</section>`
      )
      .join('')}</main></div>`,
  })
}

function section({ method, path, operation }: Call, words: Words, open: boolean) {
  const [content] = Object.values<Schema>(operation.requestBody?.content ?? {})
  const body = content?.schema
  const fields = [
    ...(operation.parameters ?? [])
      .filter(({ name }: Schema) => name)
      .map((field: Schema) => row(words, field.name, field.in, field.required, field.schema)),
    ...Object.entries<Schema>(body?.properties ?? {}).map(([name, schema]) =>
      row(words, name, 'body', body.required?.includes(name), schema)
    ),
  ]
  const scope = operation[SCOPE]
  const heads = [sentence('Field'), sentence('In'), sentence('Type')]
  return `<details id="${escape(operation.operationId)}"${open ? ' open' : ''}><summary><code class="${method.toLowerCase()}">${method}</code> <code>${escape(path.replace('/api/v1', ''))}</code><span>${escape(operation.summary)}</span></summary><p>${escape(operation.description)}${scope ? ` ${words(sentence('Open to API keys with the scope {scope}.', { scope }))}` : ''} <a href="#${escape(operation.operationId)}" aria-label="${words(sentence('Link to this call'))}">#</a></p>${
    fields.length
      ? `<table><thead><tr>${heads.map((head) => `<th scope="col">${words(head)}</th>`).join('')}</tr></thead><tbody>${fields.join('')}</tbody></table>`
      : ''
  }${responses(operation, words)}</details>`
}

/** What comes back when all is well, and the statuses of what may go wrong. */
function responses({ responses }: Schema, words: Words) {
  const [good, bad] = [true, false].map((well) =>
    Object.entries<Schema>(responses).filter(([status]) => status < '400' === well)
  )
  const shapes = good.map(([status, { content }]) => {
    const [type, said] = Object.entries<Schema>(content ?? {})[0] ?? []
    const shape = type?.includes('json') ? typeOf(said?.schema, new Set()) : type
    return `<pre><code>${status} ${escape(shape ?? '')}</code></pre>`
  })
  return `<h3>${words(sentence('Returns'))}</h3>${shapes.join('')}<p class="dim">${words(sentence('Refused with'))} ${bad.map(([status]) => status).join(', ')}</p>`
}

function row(words: Words, name: string, place: string, required: boolean, schema: Schema) {
  const type = [
    [schema?.type ?? ''].flat().join(' | '),
    schema?.enum ? schema.enum.join(' | ') : '',
    schema?.minLength ? `≥ ${schema.minLength}` : '',
    schema?.maxLength ? `≤ ${schema.maxLength}` : '',
    schema?.minimum !== undefined ? `≥ ${schema.minimum}` : '',
    schema?.maximum !== undefined ? `≤ ${schema.maximum}` : '',
  ]
    .filter(Boolean)
    .join(', ')
  return `<tr><td><code>${escape(name)}</code>${required ? ` <b>${words(sentence('needed'))}</b>` : ''}</td><td>${escape(place)}</td><td>${escape(type)}</td></tr>`
}

const style = `form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1.5rem 0 .5rem}label{flex:0 1 24rem;font-weight:600;font-size:14px}input,button{font:inherit;min-height:44px;padding:.4rem .8rem;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:inherit}input{display:block;width:100%;margin-top:.25rem;font-weight:400;font-size:16px}button{border-color:transparent;background:var(--accent);color:var(--paper);font-weight:600;cursor:pointer}pre{overflow:auto;max-height:18rem;margin:.5rem 0;padding:.6rem .8rem;border-radius:8px;background:var(--soft);font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}.sides{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:2rem;align-items:start}nav{position:sticky;top:1rem;display:grid}nav a{display:flex;justify-content:space-between;align-items:baseline;gap:.5rem;padding:.3rem .5rem;border-radius:6px;color:inherit;text-decoration:none;font-size:14px}nav a:hover{background:var(--soft)}small,.dim,section>p{color:var(--dim)}section h2{margin:0 0 .25rem;font-size:1.25rem}section{margin-bottom:2.5rem}section>p{margin:0 0 .75rem}details{border:1px solid var(--line);border-radius:10px;padding:.6rem .9rem;margin:.5rem 0;background:var(--surface)}details[open]>summary{margin-bottom:.5rem}details:target{border-color:var(--accent)}details h3{font-size:14px;margin:1rem 0 .25rem}summary{cursor:pointer;overflow-wrap:anywhere}summary span{display:block;color:var(--dim);font-size:14px;padding-inline-start:4.5rem}summary code:first-child{display:inline-block;min-width:4rem;font-weight:700;color:var(--accent)}summary .delete{color:light-dark(#a63d2f,#f0998c)}summary .put,summary .patch{color:light-dark(#8a5a00,#e5b454)}td{overflow-wrap:anywhere}@media(max-width:48rem){.sides{grid-template-columns:minmax(0,1fr)}nav{position:static;display:flex;flex-wrap:wrap}summary span{padding-inline-start:0}}`
