/** Where nothing is yet: what will be there, drawn. */
export type SpotName =
  'jobs' | 'search' | 'people' | 'answered' | 'calendar' | 'messages' | 'company' | 'papers'

// each on a field of 120 by 80: what is drawn by lines, and what stands out in the accent
const drawings: Record<SpotName, [lines: string, accent: string]> = {
  jobs: [
    'M26 30h68a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4ZM46 30v-6a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6',
    'M22 46h30M68 46h30M52 42h16v8H52z',
  ],
  search: [
    'M20 22h46M20 34h30M20 46h22M20 58h28',
    'M88 38a16 16 0 1 1-32 0 16 16 0 0 1 32 0ZM84 50l14 16',
  ],
  people: [
    'M20 68c0-10 8-16 18-16s18 6 18 16M48 38a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
    'M62 68c0-12 9-19 20-19s20 7 20 19M93 33a11 11 0 1 1-22 0 11 11 0 0 1 22 0Z',
  ],
  answered: [
    'M22 20h54a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H46L34 66V54H22a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4Z',
    'M102 52a16 16 0 1 1-32 0 16 16 0 0 1 32 0ZM79 52l5 5 9-10',
  ],
  calendar: [
    'M30 20h60a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4ZM26 34h68M42 14v10M78 14v10',
    'M68 44h14v14H68zM38 44h14M38 56h14',
  ],
  messages: [
    'M20 16h44a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H38L28 54V44h-8a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4Z',
    'M78 32h22a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-6v9l-9-9H60a4 4 0 0 1-4-4v-4M66 46h26',
  ],
  company: [
    'M24 70V24a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v46M16 70h88M34 32h6M48 32h6M34 44h6M48 44h6M34 56h6M48 56h6',
    'M64 40h26a4 4 0 0 1 4 4v26M74 52h8M74 62h8',
  ],
  papers: [
    'M34 14h34l16 16v36a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4ZM68 14v16h16',
    'M40 42h32M40 52h32M40 62h18',
  ],
}

/** A drawing for an empty state; it says nothing that the words beside it do not. */
export function Spot({ name }: { name: SpotName }) {
  const [lines, accent] = drawings[name]
  return (
    <svg className="c-spot" width="120" height="80" viewBox="0 0 120 80" aria-hidden="true">
      <path d={lines} />
      <path d={accent} data-accent="" />
    </svg>
  )
}
