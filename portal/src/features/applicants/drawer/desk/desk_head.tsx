import type { ReactNode, Ref } from 'react'
import { ActionIcon, Group, Skeleton, Text, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Face } from '../../../../components/face'
import { headlineOf, nameOf, type Reviewed } from '../../applicants_data'

/** How one goes on from one application to the next. */
export type Walk = {
  /** "3 of 24"; nothing when the list does not hold this one. */
  place?: string
  onStep: (by: 1 | -1) => void
  /** What next and previous mean here. */
  labels: { next: string; previous: string; keys: string }
}

/** Whose application it is, and the way to the next one. */
export function DeskHead({
  ref,
  one,
  failed,
  walk,
  end,
}: {
  /** The name, which takes the focus when what had it is gone. */
  ref: Ref<HTMLHeadingElement>
  one: Reviewed | undefined
  failed: boolean
  walk: Walk
  /** After the arrows. */
  end?: ReactNode
}) {
  const { place, labels, onStep } = walk
  return (
    <div className="ap-drawer-head">
      {one ? (
        <Face name={nameOf(one)} src={one.dev.userImage} size={44} />
      ) : (
        !failed && <Skeleton circle height={44} />
      )}
      <div className="ap-drawer-who">
        {one ? (
          <>
            <h2 ref={ref} tabIndex={-1}>
              {nameOf(one)}
            </h2>
            <p>{headlineOf(one)}</p>
          </>
        ) : failed ? (
          <h2>{t`Application`}</h2>
        ) : (
          <Skeleton height={18} width="40%" />
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        {place && (
          <Text size="sm" c="dimmed" className="num" visibleFrom="sm" me={4}>
            {place}
          </Text>
        )}
        <Step
          label={labels.previous}
          hint={t`${{ previous: labels.previous }} (K)`}
          onStep={() => onStep(-1)}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </Step>
        <Step label={labels.next} hint={t`${{ next: labels.next }} (J)`} onStep={() => onStep(1)}>
          <IconChevronRight size={18} stroke={1.5} />
        </Step>
        {end}
      </Group>
    </div>
  )
}

function Step({
  label,
  hint,
  onStep,
  children,
}: {
  label: string
  hint: string
  onStep: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={hint}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={onStep}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
