import { sentence, type Said } from '#api/languages/sentence'
import type { Drawn, Told } from '#api/pages/states/moves_in_words'

const ROW = 52
const BOX = { x: 84, width: 172, height: 32 }
const RIGHT = 340 - BOX.x - BOX.width

/** What is said, in the reader's language and as HTML. */
export type Words = (said: Said) => string

type Arc = { from: string; to: string; moves: Told[] }

/**
 * A machine as SVG, 340 wide: its states under one another, moves as arcs, downwards on the right and upwards on the
 * left, dashed where the system makes them. Each arc is a link to its line in the table, so it can be reached by key.
 */
export function stateDiagram(id: string, { title, states, told }: Drawn, words: Words): string {
  const names = ['new', ...Object.keys(states)]
  const place = (name: string) => names.indexOf(name) * ROW + ROW / 2
  const arcs = arcsOf(told())
  const body = [
    ...arcs.map((arc) => drawArc(id, arc, { names, states, place, words })),
    `<circle cx="${BOX.x + BOX.width / 2}" cy="${place('new')}" r="7" class="start"/>`,
    ...Object.entries(states).map(([name, { label, over }]) => {
      const y = place(name)
      return (
        `<rect x="${BOX.x}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8" class="state${over ? ' over' : ''}"/>` +
        `<text x="${BOX.x + BOX.width / 2}" y="${y + 4}">${words(label)}</text>`
      )
    }),
  ]
  const counted = sentence(
    '{title}: {states, plural, one {# state} other {# states}}, {arrows, plural, one {# arrow} other {# arrows}}',
    { title: sentence(title), states: Object.keys(states).length, arrows: arcs.length }
  )
  return `<svg viewBox="0 0 340 ${names.length * ROW}" role="group" aria-label="${words(counted)}"><defs><marker id="${id}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>${body.join('')}</svg>`
}

/** One arrow for all moves between the same two states; a move that stays where it is has none. */
function arcsOf(told: readonly Told[]): Arc[] {
  const arcs = new Map<string, Arc>()
  for (const move of told)
    for (const from of move.from)
      for (const to of move.to) {
        if (from === to) continue
        const arc = arcs.get(`${from} ${to}`) ?? { from, to, moves: [] }
        arcs.set(`${from} ${to}`, { ...arc, moves: [...arc.moves, move] })
      }
  return [...arcs.values()]
}

function drawArc(
  id: string,
  { from, to, moves }: Arc,
  {
    names,
    states,
    place,
    words,
  }: {
    names: string[]
    states: Drawn['states']
    place: (name: string) => number
    words: Words
  }
) {
  const [start, end] = [place(from), place(to)]
  const down = end > start
  const steps = Math.abs(end - start) / ROW
  const edge = down ? BOX.x + BOX.width : BOX.x
  const reach = (down ? RIGHT : BOX.x) * (0.25 + (0.95 * steps) / names.length)
  const bend = edge + (down ? reach : -reach) * 1.3
  const begin = from === 'new' ? BOX.x + BOX.width / 2 : edge
  const straight = from === 'new' && steps === 1
  const path = straight
    ? `M${begin} ${start + 7}V${end - BOX.height / 2}`
    : `M${begin} ${start + (from === 'new' ? 0 : down ? 6 : -6)}C${bend} ${start} ${bend} ${end} ${edge} ${end + (down ? -6 : 6)}`
  const label = [...new Set(moves.map((move) => words(move.label)))].join(', ')
  const way =
    from === 'new'
      ? sentence('new to {to}', { to: sentence(states[to].label) })
      : sentence('{from} to {to}', {
          from: sentence(states[from].label),
          to: sentence(states[to].label),
        })
  const told = `${label}: ${words(way)}`
  const byClock = moves.every(({ by }) => by.every((side) => side === 'system'))
  return `<a href="#${id}-${moves[0].name}" aria-label="${told}"><title>${told}</title><path d="${path}" class="reach"/><path d="${path}" class="arc${byClock ? ' clock' : ''}" marker-end="url(#${id}-tip)"/></a>`
}
