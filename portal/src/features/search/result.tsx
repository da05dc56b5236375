import { Badge, ActionIcon } from '@mantine/core'
import { IconBookmarkFilled, IconBookmark } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { SelectableCard, type Selection } from '../../components/lists/grid/selectable_card'
import { VerifiedMarks } from '../../components/marks/verified_marks'
import { nameOf, PaidMark, factsOf, Skills } from '../talent'
import type { Developer } from './developers'
import type { Filter } from './filter'
import { Why } from './why'

/** A candidate as the search shows them. */
export function Result({
  one,
  selection,
  filter,
  current,
  maySave,
  onPick,
  onSave,
}: {
  one: Developer
  selection?: Selection
  filter: Filter
  current: boolean
  maySave: boolean
  onPick: () => void
  onSave: () => void
}) {
  const name = nameOf(one)
  const wanted = [...(filter.skills?.all ?? []), ...(filter.skills?.any ?? [])].map(String)
  return (
    <SelectableCard
      className="se-result"
      id={one._id}
      name={name}
      selection={selection}
      data-id={one._id}
      data-current={current || undefined}
    >
      <Face name={name} src={one.userImage} size={44} />
      <div className="se-result-main">
        <h3>
          <button
            type="button"
            className="se-pick"
            aria-current={current || undefined}
            onClick={onPick}
          >
            {name}
          </button>
          <PaidMark card={one} />
          {one.isUnlocked && (
            <Badge color="gray" size="sm">
              {t`Unlocked`}
            </Badge>
          )}
        </h3>
        <Why why={one.why} short />
        {one.headline && <p>{one.headline}</p>}
        <p className="dim">{factsOf(one)}</p>
        <Skills skills={one.skills} wanted={wanted} most={4} />
        <VerifiedMarks marks={one.marks} most={3} />
      </div>
      {maySave && (
        <ActionIcon
          variant="subtle"
          color={one.is_saved_profile ? 'candor' : 'gray'}
          size={36}
          aria-pressed={one.is_saved_profile}
          aria-label={`${one.is_saved_profile ? t`Saved` : t`Save`}: ${name}`}
          title={one.is_saved_profile ? t`Saved` : t`Save`}
          onClick={onSave}
        >
          {one.is_saved_profile ? (
            <IconBookmarkFilled size={20} />
          ) : (
            <IconBookmark size={20} stroke={1.5} />
          )}
        </ActionIcon>
      )}
    </SelectableCard>
  )
}
