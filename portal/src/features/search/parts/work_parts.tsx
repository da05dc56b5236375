import { t } from '@lingui/core/macro'
import { Part, Values } from '../facet_values'
import type { FacetProps } from './facet_change'

/** Years of experience. */
export function ExperiencePart({ filter, facets, set }: FacetProps) {
  // a bucket ends before its upper year
  const range = `${filter.minExp ?? 0}-${filter.maxExp === undefined ? '' : Math.ceil(Number(filter.maxExp))}`
  return (
    <Part title={t`Experience`}>
      <Values
        values={facets?.experience}
        isOn={({ _id }) => (filter.minExp ?? filter.maxExp) !== undefined && _id === range}
        onPick={({ _id }) => {
          const [least, most] = _id.split('-')
          set(
            _id === range
              ? { minExp: undefined, maxExp: undefined }
              : { minExp: Number(least), maxExp: most ? Number(most) - 0.1 : undefined }
          )
        }}
      />
    </Part>
  )
}

/** Where, how soon and after what notice somebody would work. */
export function WorkParts({ filter, facets, set, toggle }: FacetProps) {
  return (
    <>
      <Part title={t`Work mode`}>
        <Values
          values={facets?.workMode}
          isOn={({ _id }) => filter.workModes?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('workModes', _id)}
        />
      </Part>
      <Part title={t`Availability`}>
        <Values
          values={facets?.availability}
          isOn={({ _id }) => filter.availability?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('availability', _id)}
        />
      </Part>
      <Part title={t`Notice period`} closed={filter.noticeMax === undefined}>
        <Values
          one
          values={facets?.noticePeriod.filter(({ _id }) => /^\d+$/.test(_id))}
          isOn={({ _id }) => String(filter.noticeMax) === _id}
          onPick={({ _id }) =>
            set({ noticeMax: String(filter.noticeMax) === _id ? undefined : Number(_id) })
          }
        />
      </Part>
    </>
  )
}
