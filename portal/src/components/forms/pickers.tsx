import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { DataOf } from '../../app/api'
import { read } from '../../app/read'
import { notFound } from '../page/fetched'
import { countryChoices } from '../country_choices'
import { countryName } from '../format'
import { type CustomSkillKind } from '#api/taxonomy/taxonomy_facts'

export type Place = {
  countryCode: string
  countryName: string
  state: string
  stateName: string
  city: string
}
export const noPlace: Place = {
  countryCode: '',
  countryName: '',
  state: '',
  stateName: '',
  city: '',
}

/** "Pune, Maharashtra, India" as far as it is known. */
export const placeLabel = (place: Partial<Place>) =>
  [place.city, place.stateName, place.countryName].filter(Boolean).join(', ')

/** A city, state or country by typing a part of its name. */
export function PlaceSelect({
  value,
  onChange,
  label,
  description,
  error,
}: {
  value: Place
  onChange: (place: Place) => void
  label: string
  description?: string
  error?: React.ReactNode
}) {
  const [search, setSearch] = useState('')
  const shown = placeLabel(value)
  const [wanted] = useDebouncedValue(search === shown ? '' : search, 200)
  const places = useQuery({
    ...read('GET', '/locations', { query: { search: wanted, limit: 12 } }),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  })
  const found = wanted.length > 1 ? (places.data?.data ?? []) : []
  const options = found.map((place) => ({ value: place._id, label: place.label }))
  const current = shown ? [{ value: 'current', label: shown }] : []
  return (
    <Select
      label={label}
      description={description}
      error={error}
      searchable
      clearable
      placeholder={t`Type a city or country`}
      nothingFoundMessage={
        wanted.length > 1
          ? notFound(places, t`No place by this name`)
          : t`Type at least two letters`
      }
      data={[...current, ...options.filter((option) => option.label !== shown)]}
      value={shown ? 'current' : null}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options: all }) => all}
      onChange={(id) => {
        if (id === 'current') return
        const place = found.find((one) => one._id === id)
        onChange(
          place
            ? {
                countryCode: place.countryCode ?? '',
                countryName: place.countryName ?? '',
                state: place.state ?? '',
                stateName: place.stateName ?? '',
                city: place.city ?? '',
              }
            : noPlace
        )
      }}
    />
  )
}

/** A country by typing a part of its name. */
export function CountrySelect({
  value,
  onChange,
  ...rest
}: {
  value: string
  onChange: (countryCode: string) => void
  label: string
  error?: React.ReactNode
  withAsterisk?: boolean
}) {
  const countries = useQuery(read('GET', '/countries'))
  const choices = countryChoices(countries.data?.data ?? [])
  return (
    <Select
      {...rest}
      searchable
      allowDeselect={false}
      nothingFoundMessage={notFound(countries, t`No country by this name`)}
      data={choices.length || !value ? choices : [{ value, label: countryName(value) }]}
      value={value || null}
      onChange={(code) => code && onChange(code)}
    />
  )
}

export type Named = { _id: string; name: string; icon: string | null }

const kinds = {
  skill: '/skills',
  stack: '/stacks',
  tool: '/tools',
} as const satisfies Record<CustomSkillKind, string>
type Taxon = DataOf<'GET', (typeof kinds)[CustomSkillKind]>[number]

/** A skill, stack or tool alike. */
function namedOf(one: Taxon): Named {
  const { _id } = one
  if ('skillName' in one) return { _id, name: one.skillName, icon: one.skillIcon }
  if ('stackName' in one) return { _id, name: one.stackName, icon: one.stackIcon }
  return { _id, name: one.toolName, icon: one.toolIcon }
}

/** Finds a skill, stack or tool by any of its names and hands it on; what is chosen already is left out. */
export function TaxonAdd({
  kind,
  chosen,
  onAdd,
  label,
  description,
  error,
  disabled,
  onAsk,
}: {
  kind: keyof typeof kinds
  chosen: string[]
  onAdd: (one: Named) => void
  label: string
  description?: string
  error?: React.ReactNode
  disabled?: boolean
  /** Asks for one that is not in the list to be added to it. */
  onAsk?: (name: string) => void
}) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 150)
  const taxons = useQuery({
    ...read('GET', kinds[kind], { query: { search: wanted, limit: 20 } }),
    placeholderData: keepPreviousData,
  })
  const found = (taxons.data?.data ?? []).map(namedOf)
  const rows = found.filter((row) => !chosen.includes(row._id))
  const typed = search.trim()
  const isKnown = found.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const missing =
    onAsk && taxons.isSuccess && typed.length > 1 && typed === wanted.trim() && !isKnown
      ? typed
      : null
  return (
    <Select
      label={label}
      description={description}
      error={error}
      disabled={disabled}
      searchable
      placeholder={t`Type to search`}
      nothingFoundMessage={notFound(taxons, t`No matches`)}
      data={[
        ...rows.map((row) => ({ value: row._id, label: row.name })),
        ...(missing
          ? [{ value: 'ask', label: t`Not in the list? Ask us to add “${missing}”` }]
          : []),
      ]}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      onChange={(id) => {
        const row = rows.find((one) => one._id === id)
        if (row) onAdd(row)
        else if (id === 'ask' && missing) onAsk?.(missing)
        setSearch('')
      }}
    />
  )
}
