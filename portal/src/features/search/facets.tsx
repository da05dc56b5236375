import './facets.css'
import { t } from '@lingui/core/macro'
import { Part } from './facet_values'
import { facetChanges } from './parts/facet_change'
import { MorePart } from './parts/more_part'
import { NamesPart } from './parts/names_part'
import { PlacePart } from './parts/place_part'
import { EnglishPart, TestsPart } from './parts/test_parts'
import { ExperiencePart, WorkParts } from './parts/work_parts'
import { PayPart } from './pay_part'
import { type Props, TaxonPart } from './taxon_part'

/** Every filter, with how many each choice would find under the others. */
export function FacetPanel({
  failed,
  ...props
}: Props & { /** They could not be fetched. */ failed: boolean }) {
  const { filter, facets, onName } = props
  const changes = facetChanges(filter, props.onChange)
  const facet = { filter, facets, ...changes }
  return (
    <div className="se-facets" data-failed={failed || undefined}>
      <Part title={t`Skills`}>
        <TaxonPart kind="skills" {...props} />
      </Part>
      <Part title={t`Stacks`} closed={!filter.stacks}>
        <TaxonPart kind="stacks" {...props} />
      </Part>
      <NamesPart {...facet} name="titles" title={t`Titles`} placeholder={t`Backend developer`} />
      <NamesPart
        {...facet}
        name="employers"
        title={t`Employers`}
        placeholder={t`Name of a company`}
      />
      <NamesPart {...facet} name="schools" title={t`Schools`} placeholder={t`Name of a school`} />
      <ExperiencePart {...facet} />
      <PlacePart {...facet} />
      <WorkParts {...facet} />
      <TestsPart {...facet} onName={onName} />
      <EnglishPart {...facet} />
      <Part title={t`Expected pay`} closed={filter.payMax === undefined}>
        <PayPart filter={filter} onChange={changes.set} />
      </Part>
      <MorePart {...facet} />
    </div>
  )
}
