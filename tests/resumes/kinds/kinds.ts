/** One layout for each kind of paper that readers took amiss: what is drawn is the kind, not any file. */
import type { Person, Truth } from '../people.js'
import type { Locale } from '../words.js'
import {
  outlineBold,
  plainHeadings,
  turnedHeadings,
  marginHeadings,
  largeTurnedHeadings,
} from './headings.js'
import { runningHeader, columnsGoOn, severalPosts } from './pages.js'
import { iconNames, skillGroups, degreesApart } from './entries.js'
import { otherTongues } from './other_tongues.js'

const none = { projects: [], certifications: [], achievements: [] }

type Kind = {
  name: string
  draw: (person: Person) => Promise<Buffer>
  locales?: Locale[]
  /** What of the truth its pages do not show. */
  without?: Partial<Truth>
  /** All posts are at the first one's employer. */
  oneCompany?: boolean
}

export const kinds: Kind[] = [
  { name: '13-outline-bold', draw: outlineBold },
  { name: '14-plain-headings', draw: plainHeadings, without: none },
  { name: '15-running-header', draw: runningHeader },
  { name: '16-icon-names', draw: iconNames },
  { name: '17-turned-headings', draw: turnedHeadings, without: none },
  { name: '18-skill-groups', draw: skillGroups },
  { name: '19-columns-go-on', draw: columnsGoOn, without: none },
  { name: '20-degrees-apart', draw: degreesApart, without: none },
  { name: '21-several-posts', draw: severalPosts, without: none, oneCompany: true },
  { name: '22-margin-headings', draw: marginHeadings },
  { name: '23-other-tongues', draw: otherTongues, locales: ['de', 'fr', 'es', 'pt'] },
  { name: '24-large-turned-headings', draw: largeTurnedHeadings, without: none },
]
