import { Checkbox } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Part, Values } from '../facet_values'
import type { Filter } from '../filter'
import type { Props } from '../taxon_part'
import type { FacetProps } from './facet_change'

/** Skill tests that were passed. */
export function TestsPart({ filter, facets, toggle, onName }: FacetProps & Pick<Props, 'onName'>) {
  return (
    <Part title={t`Tests passed`} closed={!filter.testPassed?.some((test) => test !== 'english')}>
      {facets?.testPassed.length === 0 ? (
        <span className="se-hint">{t`Nobody here has passed a skill test yet`}</span>
      ) : (
        <Values
          values={facets?.testPassed}
          isOn={({ _id }) => filter.testPassed?.map(String).includes(_id) ?? false}
          onPick={({ _id, name }) => {
            onName('skill', _id, name)
            toggle('testPassed', _id)
          }}
        />
      )}
    </Part>
  )
}

/** How good their English is. */
export function EnglishPart({ filter, facets, set, toggle }: FacetProps) {
  return (
    <Part title={t`English`} closed={!filter.englishMin && !filter.testPassed?.includes('english')}>
      <Values
        one
        values={facets?.englishBand.filter(({ _id }) => _id !== 'none')}
        isOn={({ _id }) => filter.englishMin === _id}
        onPick={({ _id }) =>
          set({
            englishMin: filter.englishMin === _id ? undefined : (_id as Filter['englishMin']),
          })
        }
      />
      <Checkbox
        mt={8}
        size="sm"
        label={t`Passed our English test`}
        checked={filter.testPassed?.includes('english') ?? false}
        onChange={() => toggle('testPassed', 'english')}
      />
    </Part>
  )
}
