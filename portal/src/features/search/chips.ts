import { t } from '@lingui/core/macro'
import { SHARED_HOURS } from '#api/talent/talent_facts'
import { cityOf, countryName, moneyShort } from '../../components/format'
import { availabilities } from '#api/candidates/candidate_facts'
import { jobTypes, workModes } from '#api/jobs/job_facts'
import { labelIn } from '#api/http/choices'
import type { Filter, Mode } from './filter'

export type Names = (kind: 'skill' | 'stack', id: string) => string
export type Chip = { key: string; label: string; without: Filter }

const drop = (filter: Filter, ...names: (keyof Filter)[]): Filter => {
  const next = { ...filter }
  for (const name of names) delete next[name]
  return next
}

/** One skill or stack taken out of the filter, with its years. */
export function withoutTaxon(filter: Filter, kind: 'skills' | 'stacks', id: string): Filter {
  const choice = { ...filter[kind] }
  for (const mode of ['all', 'any', 'none'] as const) {
    const left = (choice[mode] ?? []).filter((one) => String(one) !== id)
    if (left.length) choice[mode] = left
    else delete choice[mode]
  }
  const { [id]: _, ...years } = filter.minYears ?? {}
  return {
    ...drop(filter, kind, 'minYears'),
    ...(Object.keys(choice).length ? { [kind]: choice } : {}),
    ...(Object.keys(years).length ? { minYears: years } : {}),
  }
}

/** A skill or stack that must be there, may be one of several, or must not be there. */
export function withTaxon(
  filter: Filter,
  kind: 'skills' | 'stacks',
  id: string,
  mode: Mode
): Filter {
  const years = filter.minYears?.[id]
  const bare = withoutTaxon(filter, kind, id)
  return {
    ...bare,
    [kind]: { ...bare[kind], [mode]: [...(bare[kind]?.[mode] ?? []), id] },
    ...(years && mode !== 'none' ? { minYears: { ...bare.minYears, [id]: years } } : {}),
  }
}

/** How a skill or stack counts in the filter. */
export const modeOf = (filter: Filter, kind: 'skills' | 'stacks', id: string) =>
  (['all', 'any', 'none'] as const).find((mode) =>
    filter[kind]?.[mode]?.some((one) => String(one) === id)
  )

/** Every part of the filter as words that can be taken away one by one. */
export function chipsOf(filter: Filter, nameOf: Names): Chip[] {
  const chips: Chip[] = []
  const add = (key: string, label: string, without: Filter) => chips.push({ key, label, without })
  if (filter.search) add('search', `“${filter.search}”`, drop(filter, 'search'))
  for (const [kind, one] of [
    ['skills', 'skill'],
    ['stacks', 'stack'],
  ] as const)
    for (const mode of ['all', 'any', 'none'] as const)
      for (const raw of filter[kind]?.[mode] ?? []) {
        const id = String(raw)
        const years = kind === 'skills' ? filter.minYears?.[id] : undefined
        add(
          `${kind}-${id}`,
          `${mode === 'none' ? 'no ' : ''}${nameOf(one, id)}${years ? `, ${years}+ years` : ''}${mode === 'any' ? t` (any of)` : ''}`,
          withoutTaxon(filter, kind, id)
        )
      }
  for (const [kind, before] of [
    ['titles', ''],
    ['employers', 'at '],
    ['schools', t`studied at `],
  ] as const)
    for (const name of filter[kind] ?? []) {
      const others = filter[kind]!.filter((other) => other !== name)
      add(
        `${kind}-${name}`,
        `${before}${name}`,
        others.length ? { ...filter, [kind]: others } : drop(filter, kind)
      )
    }
  if (filter.minExp !== undefined || filter.maxExp !== undefined)
    add(
      'experience',
      filter.maxExp === undefined
        ? `${filter.minExp}+ years`
        : t`${{ minExp: filter.minExp ?? 0 }}–${{ ceil: Math.ceil(Number(filter.maxExp)) }} years`,
      drop(filter, 'minExp', 'maxExp')
    )
  if (filter.payMax !== undefined)
    add(
      'pay',
      t`up to ${{ moneyShort: moneyShort(Number(filter.payMax), filter.currency ?? 'INR') }} a ${{ payPer: filter.payPer ?? 'year' }}`,
      drop(filter, 'payMax', 'currency', 'payPer')
    )
  if (filter.noticeMax !== undefined)
    add(
      'notice',
      filter.noticeMax === 0
        ? t`can start at once`
        : t`notice up to ${{ noticeMax: filter.noticeMax ?? '' }} days`,
      drop(filter, 'noticeMax')
    )
  if (filter.city || filter.state || filter.countryCode)
    add(
      'place',
      `${[filter.city, filter.state, filter.countryCode && countryName(filter.countryCode)].filter(Boolean).join(', ')}${filter.radius ? t` and ${{ radius: filter.radius }} km around` : ''}`,
      drop(filter, 'city', 'state', 'countryCode', 'radius')
    )
  if (filter.timeZone)
    add(
      'zone',
      t`${{ overlapHours: filter.overlapHours ?? SHARED_HOURS }} hours shared with ${{ cityOf: cityOf(filter.timeZone) }}`,
      drop(filter, 'timeZone', 'overlapHours')
    )
  for (const [name, words] of [
    ['workModes', workModes],
    ['jobTypes', jobTypes],
    ['availability', availabilities],
  ] as const) {
    const values: string[] = filter[name] ?? []
    for (const value of values) {
      const left = values.filter((other) => other !== value)
      add(
        `${name}-${value}`,
        labelIn(words, value),
        left.length ? { ...filter, [name]: left } : drop(filter, name)
      )
    }
  }
  const tests: string[] = filter.testPassed?.map(String) ?? []
  for (const test of tests) {
    const left = tests.filter((other) => other !== test)
    add(
      `testPassed-${test}`,
      test === 'english'
        ? t`English test passed`
        : t`${{ skill: nameOf('skill', test) }} test passed`,
      left.length ? { ...filter, testPassed: left } : drop(filter, 'testPassed')
    )
  }
  if (filter.englishMin)
    add(
      'english',
      t`English ${{ englishMin: filter.englishMin }} or better`,
      drop(filter, 'englishMin')
    )
  if (filter.education)
    add('education', t`${{ education: filter.education }} or higher`, drop(filter, 'education'))
  if (filter.relocation) add('relocation', t`would relocate`, drop(filter, 'relocation'))
  if (filter.activeWithinDays)
    add(
      'active',
      t`active in ${{ activeWithinDays: filter.activeWithinDays }} days`,
      drop(filter, 'activeWithinDays')
    )
  if (filter.saved !== undefined)
    add('saved', filter.saved ? 'saved' : t`not saved yet`, drop(filter, 'saved'))
  return chips
}
