import { escapeHtml } from '#api/http/text/escape_html'
import type { Drawn, Told } from '#api/flow/flow'

const ROW = 52
const BOX = { x: 84, width: 172, height: 32 }
const RIGHT = 340 - BOX.x - BOX.width

type Arc = { from: string; to: string; moves: Told[] }

/**
 * A machine as SVG, 340 wide: its states under one another, moves as arcs, downwards on the right and upwards on the
 * left, dashed where the system makes them. Each arc is a link to its line in the table, so it can be reached by key.
 */
export function stateDiagram(id: string, { title, states, told }: Drawn): string {
  const names = ['new', ...Object.keys(states)]
  const place = (name: string) => names.indexOf(name) * ROW + ROW / 2
  const arcs = arcsOf(told())
  const body = [
    ...arcs.map((arc) => drawArc(id, arc, names, states, place)),
    `<circle cx="${BOX.x + BOX.width / 2}" cy="${place('new')}" r="7" class="start"/>`,
    ...Object.entries(states).map(([name, { label, over }]) => {
      const y = place(name)
      return (
        `<rect x="${BOX.x}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8" class="state${over ? ' over' : ''}"/>` +
        `<text x="${BOX.x + BOX.width / 2}" y="${y + 4}">${escapeHtml(label)}</text>`
      )
    }),
  ]
  return `<svg viewBox="0 0 340 ${names.length * ROW}" role="group" aria-label="${escapeHtml(title)}: ${Object.keys(states).length} states, ${arcs.length} arrows"><defs><marker id="${id}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>${body.join('')}</svg>`
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
  names: string[],
  states: Drawn['states'],
  place: (name: string) => number
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
  const label = [...new Set(moves.map((move) => move.label))].join(', ')
  const words = `${label}: ${from === 'new' ? 'new' : states[from].label} to ${states[to].label}`
  const byClock = moves.every(({ by }) => by.every((side) => side === 'system'))
  return `<a href="#${id}-${moves[0].name}" aria-label="${escapeHtml(words)}"><title>${escapeHtml(words)}</title><path d="${path}" class="reach"/><path d="${path}" class="arc${byClock ? ' clock' : ''}" marker-end="url(#${id}-tip)"/></a>`
}
