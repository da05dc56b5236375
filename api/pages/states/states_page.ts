import { escapeHtml } from '#api/http/text/escape_html'
import type { Side } from '#api/flow/flow'
import type { Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { docsPage, type DocsPage } from '#api/pages/docs/docs_frame'
import type { Drawn, Told } from '#api/pages/states/moves_in_words'
import { stateDiagram, type Words } from '#api/pages/states/state_diagram'

const PATH = '/docs/states'

const sides: Record<Side, Sentence> = {
  client: sentence('The company'),
  candidate: sentence('The candidate'),
  platform: sentence('The platform'),
  system: sentence('The system'),
}

const title = sentence('States and moves')
const about = sentence(
  'Every state that a job, an application, an interview and the rest can have, who may move it where, and what follows when: drawn from the tables that guard the API.'
)
const lead = sentence(
  'Drawn from the tables that guard the API: what they do not show, nobody can do. An arrow leads to its line in the table; arrows on the right go down, those on the left go up, and dashed ones are made by the system.'
)
const columns = [
  sentence('Move'),
  sentence('Who'),
  sentence('From'),
  sentence('To'),
  sentence('Only if'),
  sentence('When'),
]

/** Every machine as a diagram and a table of who may do what, from where to where, and what follows when: plain HTML, no script. */
export function statesPage(flows: Drawn[], language: Language): DocsPage {
  const words: Words = (said) => escapeHtml(tell(language, said))
  const named = flows.map((flow) => ({ flow, id: flow.title.toLowerCase().replace(/\W+/g, '-') }))
  return docsPage(language, {
    path: PATH,
    title,
    about,
    links: [{ href: '/docs/api', label: sentence('The API') }],
    lead: words(lead),
    style,
    body: `<nav aria-label="${words(sentence('Everything with states'))}">${named.map(({ flow, id }) => `<a href="#${id}">${words(flow.title)}</a>`).join(' ')}</nav>
<main>${named.map(({ flow, id }) => section(flow, id, words)).join('')}</main>`,
  })
}

function section(flow: Drawn, id: string, words: Words) {
  const moves = sentence('Moves: {title}', { title: sentence(flow.title) })
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${words(flow.title)}</h2><div class="machine"><figure>${stateDiagram(id, flow, words)}</figure><div class="table" role="region" tabindex="0" aria-label="${words(moves)}"><table><thead><tr>${columns.map((column) => `<th scope="col">${words(column)}</th>`).join('')}</tr></thead><tbody>${lines(flow, id, words)}</tbody></table></div></div></section>`
}

function lines({ told, states }: Drawn, id: string, words: Words) {
  const label = (name: string) =>
    words(name === 'new' ? sentence('New') : sentence(states[name].label))
  const seen = new Set<string>()
  return told()
    .map((move: Told) => {
      const anchor = seen.has(move.name) ? '' : ` id="${id}-${move.name}"`
      seen.add(move.name)
      return `<tr${anchor}><th scope="row">${upper(words(move.label))}</th>${[
        move.by.map((side) => words(sides[side])).join(', '),
        move.from.map(label).join(', '),
        move.to.map(label).join(', '),
        move.given.map(words).join(', ') || '–',
        words(
          move.after ??
            (move.by.includes('system')
              ? sentence('as part of another move')
              : sentence('any time'))
        ),
      ]
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`
    })
    .join('')
}

const upper = (text: string) => text.replace(/^./, (first) => first.toUpperCase())

const style = `nav{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:1rem 0}nav a{padding:.25rem 0}section{border-top:1px solid var(--line);margin-top:2rem}.machine{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:1.5rem;align-items:start}@media(max-width:60rem){.machine{grid-template-columns:minmax(0,1fr)}}figure{margin:0}svg{width:100%;max-width:22rem;height:auto;display:block;overflow:visible}svg text{font:12px system-ui,sans-serif;fill:var(--ink);text-anchor:middle;pointer-events:none}.state{fill:var(--soft);stroke:var(--accent)}.over{stroke-width:3;stroke:var(--arc)}.start,.tip{fill:var(--arc)}.arc{fill:none;stroke:var(--arc);stroke-width:1.3}.clock{stroke-dasharray:4 3}.reach{fill:none;stroke:transparent;stroke-width:9}svg a:hover .arc,svg a:focus .arc{stroke:var(--accent);stroke-width:3}svg a:focus{outline:none}svg a:focus-visible .reach{stroke:var(--accent);stroke-opacity:.25}.table{overflow-x:auto}table{min-width:44rem}tr:target{background:var(--soft);outline:2px solid var(--accent)}`
