import { Select } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { countryName } from '../../../components/format'
import { PlaceSelect, noPlace } from '../../../components/forms/pickers'
import { Part, Values } from '../facet_values'
import type { FacetProps } from './facet_change'

/** A country, a state or a city, and how far around it. */
export function PlacePart({ filter, facets, set }: FacetProps) {
  return (
    <Part title={t`Place`}>
      <Values
        values={facets?.country}
        most={4}
        isOn={({ _id }) => _id === filter.countryCode && !filter.city && !filter.state}
        onPick={({ _id }) =>
          set({
            countryCode: filter.countryCode === _id && !filter.city ? undefined : _id,
            state: undefined,
            city: undefined,
            radius: undefined,
          })
        }
      />
      <PlaceSelect
        label={t`City or state`}
        value={{
          ...noPlace,
          city: filter.city ?? '',
          stateName: filter.state ?? '',
          countryName:
            filter.countryCode && (filter.city || filter.state)
              ? countryName(filter.countryCode)
              : '',
        }}
        onChange={(place) =>
          set({
            countryCode: place.countryCode || undefined,
            state: place.stateName || place.state || undefined,
            city: place.city || undefined,
            radius: place.city ? filter.radius : undefined,
          })
        }
      />
      {filter.city && (
        <Select
          size="sm"
          mt={8}
          label={t`Around the city`}
          clearable
          placeholder={t`Only the city`}
          data={['10', '25', '50', '100', '250'].map((value) => ({
            value,
            label: t`${value} km`,
          }))}
          value={filter.radius ? String(filter.radius) : null}
          onChange={(value) => set({ radius: value ? Number(value) : undefined })}
        />
      )}
    </Part>
  )
}
