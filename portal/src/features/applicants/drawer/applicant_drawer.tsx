import { ActionIcon, Button, Drawer, FocusTrap, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { t } from '@lingui/core/macro'
import { useDialogEnd } from '../../../components/dialog'
import { nameOf, oneApplication } from '../applicants_data'
import { ApplicationDesk } from './application_desk'

/** An application over the list that it was opened from. */
export function ApplicantDrawer({
  id,
  onStep,
  onClose,
  ...desk
}: Omit<ComponentProps<typeof ApplicationDesk>, 'labels' | 'end' | 'missing' | 'inDialog'> & {
  onClose: () => void
}) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const one = useQuery(oneApplication(id)).data?.data
  const { close, mayLose, props } = useDialogEnd({ onClose, saved: one?.status })
  return (
    <Drawer
      opened
      {...props}
      position="right"
      size={phone ? '100%' : 'max(72%, min(100%, 860px))'}
      withCloseButton={false}
      padding={0}
      attributes={{
        content: {
          'aria-label': one ? t`Application of ${{ nameOf: nameOf(one) }}` : t`Application`,
        },
      }}
      styles={{ body: { height: '100%', padding: 0 }, content: { overflow: 'hidden' } }}
    >
      <FocusTrap.InitialFocus />
      <ApplicationDesk
        {...desk}
        id={id}
        inDialog
        onStep={(by) => mayLose() && onStep(by)}
        labels={{
          next: t`Next application`,
          previous: t`Previous application`,
          keys: t`next, previous`,
        }}
        end={
          <Tooltip label={t`Close (Esc)`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Close`}
              onClick={close}
            >
              <IconX size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        }
        missing={
          <Button variant="default" onClick={onClose}>
            {t`Back to the list`}
          </Button>
        }
      />
    </Drawer>
  )
}
