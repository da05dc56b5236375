const escape = (text: unknown) =>
  String(text ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** The API description as a page: operations by tag, each with its access and fields. */
export function renderApiPage(api: any, nonce: string): string {
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries<any>(api.paths)) {
    for (const [method, operation] of Object.entries<any>(methods)) {
      const tag = operation.tags[0]
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, operation)])
    }
  }
  const tags = [...byTag.keys()].sort()
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(api.info.title)}</title><style nonce="${escape(nonce)}">${style}</style></head><body>
<header><h1>${escape(api.info.title)}</h1><p>${escape(api.info.description)} <a href="/api/v1/openapi.json">As OpenAPI 3.1</a> · <a href="/docs/states">States and moves</a></p></header>
<nav aria-label="Groups">${tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' ')}</nav>
<main>${tags.map((tag) => `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${byTag.get(tag)!.join('')}</section>`).join('')}</main></body></html>`
}

function section(method: string, path: string, operation: any) {
  const [content] = Object.values<any>(operation.requestBody?.content ?? {})
  const body = content?.schema
  const fields = [
    ...(operation.parameters ?? [])
      .filter(({ name }: any) => name)
      .map((field: any) => row(field.name, field.in, field.required, field.schema)),
    ...Object.entries<any>(body?.properties ?? {}).map(([name, schema]) =>
      row(name, 'body', body.required?.includes(name), schema)
    ),
  ]
  return `<details><summary><code class="${escape(method)}">${escape(method.toUpperCase())}</code> <code>${escape(path)}</code></summary><p>${escape(operation.summary)}.</p><p>${escape(operation.description)}</p>${fields.length ? `<table><thead><tr><th>Field</th><th>In</th><th>Type</th></tr></thead><tbody>${fields.join('')}</tbody></table>` : ''}</details>`
}

function row(name: string, place: string, required: boolean, schema: any) {
  const type = [
    schema?.type ?? '',
    schema?.enum ? `one of ${schema.enum.join(', ')}` : '',
    schema?.minLength ? `at least ${schema.minLength} characters` : '',
    schema?.maxLength ? `at most ${schema.maxLength} characters` : '',
    schema?.minimum !== undefined ? `from ${schema.minimum}` : '',
    schema?.maximum !== undefined ? `to ${schema.maximum}` : '',
  ]
    .filter(Boolean)
    .join(', ')
  return `<tr><td><code>${escape(name)}</code>${required ? ' <b>needed</b>' : ''}</td><td>${escape(place)}</td><td>${escape(type)}</td></tr>`
}

const style = `:root{color-scheme:light dark;--ink:#14211d;--paper:#fbfaf7;--line:#d9d7cf;--accent:#0e6b50}@media(prefers-color-scheme:dark){:root{--ink:#e6ebe8;--paper:#10171a;--line:#2c373a;--accent:#5cc9a3}}body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:0 auto;padding:2rem 1rem}nav{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:1rem 0}a{color:var(--accent)}details{border:1px solid var(--line);border-radius:8px;padding:.5rem .75rem;margin:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}summary code:first-child{display:inline-block;min-width:4rem;color:var(--accent);font-weight:700}table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:left;padding:.35rem .5rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}`
