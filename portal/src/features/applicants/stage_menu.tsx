import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { ApplicationStatus } from '../../components/marks/statuses'
import {
  columnOf,
  isEnded,
  nameOf,
  type Applicant,
  type BoardColumn,
  type MoveTarget,
  type Place,
} from './applicants_data'

/** The stage of an application, changed in place: a menu of those it may go to. */
export function StageMenu({
  one,
  columns,
  canMove,
  onMove,
  onReject,
}: {
  one: Applicant
  columns: BoardColumn[]
  canMove: boolean
  onMove: (one: Applicant, to: MoveTarget | Place) => unknown
  onReject: (one: Applicant) => void
}) {
  const here = columnOf(columns, one)
  const targets = columns.filter(
    ({ key, status }) => key !== here?.key && (status === one.status || one.moves.includes(status))
  )
  const rejectable = one.moves.includes('rejected')
  const shown = (
    <>
      <ApplicationStatus status={one.status} />
      {!isEnded(one.status) && here?.stageId && <span className="ap-stage">{here.name}</span>}
    </>
  )
  if (!canMove || (targets.length === 0 && !rejectable)) return shown
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <UnstyledButton className="ap-stage-button">
          {shown}
          <VisuallyHidden>{t`move ${{ name: nameOf(one) }}`}</VisuallyHidden>
          <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t`Move to`}</Menu.Label>
        {targets.map((place) => (
          <Menu.Item key={place.key} onClick={() => void onMove(one, place)}>
            {place.name}
          </Menu.Item>
        ))}
        {rejectable && (
          <Menu.Item color="var(--harm)" onClick={() => onReject(one)}>
            {t`Reject…`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
