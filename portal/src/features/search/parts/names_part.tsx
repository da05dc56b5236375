import { TagsInput } from '@mantine/core'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { talentLimits } from '#api/talent/talent_facts'
import { Part } from '../facet_values'
import type { FacetProps } from './facet_change'

const most = {
  titles: candidateLimits.preferredTitles.max,
  employers: talentLimits.names.max,
  schools: talentLimits.names.max,
}

/** Names that are typed, as no list holds them all. */
export function NamesPart({
  title,
  placeholder,
  name,
  filter,
  set,
}: {
  title: string
  placeholder: string
  name: keyof typeof most
} & Pick<FacetProps, 'filter' | 'set'>) {
  return (
    <Part title={title} closed={!filter[name]}>
      <TagsInput
        size="sm"
        aria-label={title}
        placeholder={placeholder}
        maxTags={most[name]}
        value={filter[name] ?? []}
        onChange={(names) => set({ [name]: names })}
      />
    </Part>
  )
}
