import * as html from './draw_html.js'
import { classic, longWithFooter } from './pdf/one_column.js'
import { marginDates, sidebar } from './pdf/two_columns.js'
import { indian } from './pdf/indian.js'
import { network } from './pdf/network.js'
import * as docx from './draw_docx.js'
import { kinds } from './kinds/kinds.js'
import type { Person, Truth } from './people.js'
import type { Locale } from './words.js'

type Drawn =
  { type: 'pdf' | 'docx'; bytes: Buffer | Promise<Buffer> } | { type: 'html'; page: string }

export type Layout = {
  name: string
  /** Readers are tuned on the first half only; the second tells the truth about them. */
  half: 'dev' | 'held-out'
  locales: Locale[]
  /** Letters beyond Latin-1 are shown. */
  wide?: boolean
  draw: (person: Person) => Drawn
  /** What this layout does not show is no truth of its files. */
  truth?: (truth: Truth) => Truth
}

const onPaper = (draw: (person: Person) => Promise<Buffer>) => (person: Person) =>
  ({ type: 'pdf', bytes: draw(person) }) as const
const printed = (draw: (person: Person) => string) => (person: Person) =>
  ({ type: 'html', page: draw(person) }) as const
const written = (draw: (person: Person) => Buffer) => (person: Person) =>
  ({ type: 'docx', bytes: draw(person) }) as const

const noSite = (truth: Truth): Truth => ({ ...truth, website: null })
const year = (month: string | null) => month && month.slice(0, 4)

export const layouts: Layout[] = [
  {
    name: '01-one-column',
    half: 'dev',
    locales: ['en', 'in', 'de', 'fr', 'es', 'pt'],
    draw: onPaper(classic),
  },
  {
    name: '02-sidebar-left',
    half: 'dev',
    locales: ['en', 'in', 'fr'],
    draw: onPaper((person) => sidebar(person, 'left')),
  },
  {
    name: '03-margin-dates',
    half: 'dev',
    locales: ['en', 'in', 'de', 'es'],
    draw: onPaper(marginDates),
  },
  {
    name: '04-browser-one-column',
    half: 'dev',
    locales: ['en', 'in', 'pt'],
    wide: true,
    draw: printed(html.modern),
  },
  {
    name: '05-word-lines',
    half: 'dev',
    locales: ['en', 'in', 'de'],
    wide: true,
    draw: written(docx.wordLines),
  },
  { name: '06-indian', half: 'dev', locales: ['in'], draw: onPaper(indian), truth: noSite },
  {
    name: '07-browser-two-columns',
    half: 'held-out',
    locales: ['en', 'in', 'es'],
    wide: true,
    draw: printed(html.twoColumns),
  },
  {
    name: '08-browser-bar-right',
    half: 'held-out',
    locales: ['en', 'in', 'fr'],
    wide: true,
    draw: printed(html.barRight),
  },
  {
    name: '09-network-export',
    half: 'held-out',
    locales: ['en', 'in'],
    draw: onPaper(network),
    truth: (truth) => ({
      ...noSite(truth),
      projects: [],
      achievements: [],
      education: truth.education.map((school) => ({
        ...school,
        start: year(school.start),
        end: year(school.end),
      })),
    }),
  },
  {
    name: '10-word-table',
    half: 'held-out',
    locales: ['en', 'in', 'pt'],
    wide: true,
    draw: written(docx.wordTable),
  },
  {
    name: '11-own-language',
    half: 'held-out',
    locales: ['de', 'fr', 'es', 'pt'],
    wide: true,
    draw: printed(html.plainTongue),
  },
  {
    name: '12-two-pages',
    half: 'held-out',
    locales: ['en', 'in'],
    draw: onPaper(longWithFooter),
  },
  ...kinds.map(({ name, draw, locales = ['en', 'in'], without, oneCompany }): Layout => ({
    name,
    half: 'dev',
    locales,
    draw: onPaper(draw),
    truth: (truth) => ({
      ...truth,
      ...without,
      employment: truth.employment.map((post) =>
        oneCompany ? { ...post, company: truth.employment[0].company } : post
      ),
    }),
  })),
]
