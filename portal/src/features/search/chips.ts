import { t } from '@lingui/core/macro'
import { SHARED_HOURS } from '#api/talent/talent_facts'
import { countryName, moneyShort } from '../../components/format'
import { cityOf } from '../../components/times/two_clocks'
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
export const chipsOf = (filter: Filter, nameOf: Names): Chip[] => [
  ...(filter.search
    ? [{ key: 'search', label: `“${filter.search}”`, without: drop(filter, 'search') }]
    : []),
  ...taxonChips(filter, nameOf),
  ...nameChips(filter),
  ...rangeChips(filter),
  ...placeChips(filter),
  ...choiceChips(filter),
  ...testChips(filter, nameOf),
  ...standingChips(filter),
]

/** Skills and stacks, with how they count and their years. */
const taxonChips = (filter: Filter, nameOf: Names): Chip[] =>
  (
    [
      ['skills', 'skill'],
      ['stacks', 'stack'],
    ] as const
  ).flatMap(([kind, one]) =>
    (['all', 'any', 'none'] as const).flatMap((mode) =>
      (filter[kind]?.[mode] ?? []).map((raw) => {
        const id = String(raw)
        const years = kind === 'skills' ? filter.minYears?.[id] : undefined
        return {
          key: `${kind}-${id}`,
          label: `${mode === 'none' ? 'no ' : ''}${nameOf(one, id)}${years ? `, ${years}+ years` : ''}${mode === 'any' ? t` (any of)` : ''}`,
          without: withoutTaxon(filter, kind, id),
        }
      })
    )
  )

type ListName = 'titles' | 'employers' | 'schools' | 'workModes' | 'jobTypes' | 'availability'

/** A chip for each value of a list in the filter, which takes out that value alone. */
function chipsOfList(filter: Filter, name: ListName, labelOf: (value: string) => string): Chip[] {
  const values: string[] = filter[name] ?? []
  return values.map((value) => {
    const left = values.filter((other) => other !== value)
    return {
      key: `${name}-${value}`,
      label: labelOf(value),
      without: left.length ? { ...filter, [name]: left } : drop(filter, name),
    }
  })
}

const nameChips = (filter: Filter): Chip[] => [
  ...chipsOfList(filter, 'titles', (name) => name),
  ...chipsOfList(filter, 'employers', (name) => `at ${name}`),
  ...chipsOfList(filter, 'schools', (name) => `${t`studied at `}${name}`),
]

const choiceChips = (filter: Filter): Chip[] => [
  ...chipsOfList(filter, 'workModes', (value) => labelIn(workModes, value)),
  ...chipsOfList(filter, 'jobTypes', (value) => labelIn(jobTypes, value)),
  ...chipsOfList(filter, 'availability', (value) => labelIn(availabilities, value)),
]

/** Years of experience, pay and notice. */
function rangeChips(filter: Filter): Chip[] {
  const chips: Chip[] = []
  if (filter.minExp !== undefined || filter.maxExp !== undefined)
    chips.push({
      key: 'experience',
      label:
        filter.maxExp === undefined
          ? `${filter.minExp}+ years`
          : t`${{ minExp: filter.minExp ?? 0 }}–${{ ceil: Math.ceil(Number(filter.maxExp)) }} years`,
      without: drop(filter, 'minExp', 'maxExp'),
    })
  if (filter.payMax !== undefined)
    chips.push({
      key: 'pay',
      label: t`up to ${{ moneyShort: moneyShort(Number(filter.payMax), filter.currency ?? 'INR') }} a ${{ payPer: filter.payPer ?? 'year' }}`,
      without: drop(filter, 'payMax', 'currency', 'payPer'),
    })
  if (filter.noticeMax !== undefined)
    chips.push({
      key: 'notice',
      label:
        filter.noticeMax === 0
          ? t`can start at once`
          : t`notice up to ${{ noticeMax: filter.noticeMax ?? '' }} days`,
      without: drop(filter, 'noticeMax'),
    })
  return chips
}

function placeChips(filter: Filter): Chip[] {
  const chips: Chip[] = []
  if (filter.city || filter.state || filter.countryCode)
    chips.push({
      key: 'place',
      label: `${[filter.city, filter.state, filter.countryCode && countryName(filter.countryCode)].filter(Boolean).join(', ')}${filter.radius ? t` and ${{ radius: filter.radius }} km around` : ''}`,
      without: drop(filter, 'city', 'state', 'countryCode', 'radius'),
    })
  if (filter.timeZone)
    chips.push({
      key: 'zone',
      label: t`${{ overlapHours: filter.overlapHours ?? SHARED_HOURS }} hours shared with ${{ cityOf: cityOf(filter.timeZone) }}`,
      without: drop(filter, 'timeZone', 'overlapHours'),
    })
  return chips
}

function testChips(filter: Filter, nameOf: Names): Chip[] {
  const tests: string[] = filter.testPassed?.map(String) ?? []
  return tests.map((test) => {
    const left = tests.filter((other) => other !== test)
    return {
      key: `testPassed-${test}`,
      label:
        test === 'english'
          ? t`English test passed`
          : t`${{ skill: nameOf('skill', test) }} test passed`,
      without: left.length ? { ...filter, testPassed: left } : drop(filter, 'testPassed'),
    }
  })
}

/** English, education, relocation, when somebody was last here, and whether they are saved. */
function standingChips(filter: Filter): Chip[] {
  const chips: Chip[] = []
  if (filter.englishMin)
    chips.push({
      key: 'english',
      label: t`English ${{ englishMin: filter.englishMin }} or better`,
      without: drop(filter, 'englishMin'),
    })
  if (filter.education)
    chips.push({
      key: 'education',
      label: t`${{ education: filter.education }} or higher`,
      without: drop(filter, 'education'),
    })
  if (filter.relocation)
    chips.push({
      key: 'relocation',
      label: t`would relocate`,
      without: drop(filter, 'relocation'),
    })
  if (filter.activeWithinDays)
    chips.push({
      key: 'active',
      label: t`active in ${{ activeWithinDays: filter.activeWithinDays }} days`,
      without: drop(filter, 'activeWithinDays'),
    })
  if (filter.saved !== undefined)
    chips.push({
      key: 'saved',
      label: filter.saved ? 'saved' : t`not saved yet`,
      without: drop(filter, 'saved'),
    })
  return chips
}
