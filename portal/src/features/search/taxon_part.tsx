import { ActionIcon, Group, Select, NumberInput } from '@mantine/core'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { TaxonAdd } from '../../components/forms/pickers'
import type { Facets } from './developers'
import { type Names, withoutTaxon, withTaxon, modeOf } from './chips'
import type { Filter, Mode } from './filter'
import { Values } from './facet_values'

export type Props = {
  filter: Filter
  facets: Facets | undefined
  nameOf: Names
  onName: (kind: 'skill' | 'stack', id: string, name: string) => void
  onChange: (filter: Filter) => void
}

const modeWords: { value: Mode; label: string }[] = [
  { value: 'all', label: t`must have` },
  { value: 'any', label: t`one of` },
  { value: 'none', label: t`without` },
]

/** Skills or stacks: what is asked for with its mode and years, a field to add more, and the most common ones. */
export function TaxonPart({
  kind,
  filter,
  facets,
  nameOf,
  onName,
  onChange,
}: Props & { kind: 'skills' | 'stacks' }) {
  const one = kind === 'skills' ? 'skill' : 'stack'
  const chosen = (['all', 'any', 'none'] as const).flatMap((mode) =>
    (filter[kind]?.[mode] ?? []).map((id) => ({ id: String(id), mode }))
  )
  const offered = facets?.[kind].filter(({ _id }) => !chosen.some(({ id }) => id === _id))
  return (
    <>
      {chosen.map(({ id, mode }) => (
        <div className="se-chosen" key={id}>
          <strong>{nameOf(one, id)}</strong>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t`Remove ${{ nameOf: nameOf(one, id) }}`}
            onClick={() => onChange(withoutTaxon(filter, kind, id))}
          >
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
          <Group gap={6} wrap="nowrap">
            <Select
              size="xs"
              aria-label={t`How ${{ nameOf: nameOf(one, id) }} counts`}
              allowDeselect={false}
              data={modeWords}
              value={mode}
              onChange={(value) => onChange(withTaxon(filter, kind, id, value as Mode))}
            />
            {kind === 'skills' && mode !== 'none' && (
              <NumberInput
                size="xs"
                w={84}
                hideControls
                aria-label={t`Minimum years of ${{ nameOf: nameOf(one, id) }}`}
                placeholder={t`years`}
                suffix="+ years"
                {...candidateLimits.experience}
                value={filter.minYears?.[id] ?? ''}
                onChange={(value) => {
                  const { [id]: _, ...rest } = filter.minYears ?? {}
                  const minYears = Number(value) > 0 ? { ...rest, [id]: Number(value) } : rest
                  const { minYears: __, ...others } = filter
                  onChange(Object.keys(minYears).length ? { ...others, minYears } : others)
                }}
              />
            )}
          </Group>
        </div>
      ))}
      <TaxonAdd
        kind={one}
        label={kind === 'skills' ? t`Add a skill` : t`Add a stack`}
        chosen={chosen.map(({ id }) => id)}
        onAdd={({ _id, name }) => {
          onName(one, _id, name)
          onChange(withTaxon(filter, kind, _id, 'all'))
        }}
      />
      <Values
        values={offered}
        isOn={({ _id }) => modeOf(filter, kind, _id) !== undefined}
        onPick={({ _id, name }) => {
          onName(one, _id, name)
          onChange(withTaxon(filter, kind, _id, 'all'))
        }}
      />
    </>
  )
}
