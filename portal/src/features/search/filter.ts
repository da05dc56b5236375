import type { BodyOf } from '../../app/api'

type Body = BodyOf<'POST', '/client/search-dev'>

/** What developers can be narrowed by, as the server takes it. */
export type Filter = Omit<Body, 'page' | 'limit' | 'cursor' | 'facets'>
export type Mode = 'all' | 'any' | 'none'

// Words of the address for each part of the filter. Lists are joined by commas; ids and codes hold none.
const texts = [
  'search',
  'currency',
  'payPer',
  'countryCode',
  'state',
  'city',
  'timeZone',
  'englishMin',
  'education',
  'sort',
] as const
const numbers = [
  'minExp',
  'maxExp',
  'payMax',
  'noticeMax',
  'radius',
  'overlapHours',
  'activeWithinDays',
] as const
const lists = ['workModes', 'jobTypes', 'availability', 'testPassed'] as const
const choices = {
  skills: { all: 'skills', any: 'anySkill', none: 'noSkill' },
  stacks: { all: 'stacks', any: 'anyStack', none: 'noStack' },
} as const
// free names may hold a comma: each has its own word in the address
const named = { titles: 'title', employers: 'employer', schools: 'school' } as const
const modes = ['all', 'any', 'none'] as const

const split = (text: string | null) => (text ? text.split(',').filter(Boolean) : [])

/** The filter that an address asks for. */
export function filterOf(params: URLSearchParams): Filter {
  const filter: Record<string, unknown> = {}
  for (const name of texts) if (params.get(name)) filter[name] = params.get(name)
  for (const name of numbers) {
    const value = Number(params.get(name))
    if (params.get(name) && Number.isFinite(value)) filter[name] = value
  }
  for (const name of lists) if (params.get(name)) filter[name] = split(params.get(name))
  for (const [name, words] of Object.entries(choices)) {
    const choice = Object.fromEntries(
      modes.map((mode) => [mode, split(params.get(words[mode]))]).filter(([, ids]) => ids.length)
    )
    if (Object.keys(choice).length) filter[name] = choice
  }
  const years = split(params.get('years')).map((pair) => pair.split(':'))
  if (years.length)
    filter.minYears = Object.fromEntries(years.map(([id, value]) => [id, Number(value)]))
  for (const [name, word] of Object.entries(named)) {
    const values = params.getAll(word)
    if (values.length) filter[name] = values
  }
  if (params.get('relocation')) filter.relocation = true
  if (params.get('saved')) filter.saved = params.get('saved') === 'yes'
  return filter
}

/** The address of a filter; what is not set leaves no trace. */
export function paramsOf(filter: Filter): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: unknown) =>
    value !== undefined && value !== null && value !== '' && params.set(name, String(value))
  for (const name of [...texts, ...numbers]) put(name, filter[name])
  for (const name of lists) put(name, filter[name]?.join(','))
  for (const name of ['skills', 'stacks'] as const)
    for (const mode of modes) put(choices[name][mode], filter[name]?.[mode]?.join(','))
  put(
    'years',
    Object.entries(filter.minYears ?? {})
      .map(([id, value]) => `${id}:${value}`)
      .join(',')
  )
  for (const [name, word] of Object.entries(named))
    for (const value of filter[name as keyof typeof named] ?? []) params.append(word, value)
  if (filter.relocation) params.set('relocation', 'yes')
  if (filter.saved !== undefined) params.set('saved', filter.saved ? 'yes' : 'no')
  return params
}
