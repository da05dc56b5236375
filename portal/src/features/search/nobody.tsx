import { Button } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { type Names, chipsOf } from './chips'
import { useLooser } from './developers'
import type { Filter } from './filter'

/** Nobody found: which filter to loosen, with how many it would then find. */
export function Nobody({
  filter,
  nameOf: name,
  onChange,
}: {
  filter: Filter
  nameOf: Names
  onChange: (filter: Filter) => void
}) {
  const looser = useLooser(filter, (one) => chipsOf(one, name))
  return (
    <EmptyState
      title={t`No developer fits all of this`}
      icon={<Spot name="search" />}
      action={
        <div className="se-looser">
          {looser?.map((one) => (
            <Button
              key={one.label}
              variant="default"
              size="sm"
              onClick={() => onChange(one.filter)}
            >
              {t`Without ${{ label: one.label }}: ${plural({ developers: one.total }, { one: '# developer', other: '# developers' })}`}
            </Button>
          ))}
          <Button
            size="sm"
            variant={looser?.length ? 'subtle' : 'filled'}
            onClick={() => onChange({})}
          >
            {t`Clear all filters`}
          </Button>
        </div>
      }
    >
      {looser === undefined
        ? t`Checking which filter leaves people out …`
        : looser.length
          ? t`Loosen the search:`
          : t`Nobody fits any of these filters.`}
    </EmptyState>
  )
}
