import { Button, Stack, Text } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Dialog } from '../../components/dialog'
import { Integrations } from './integrations'

/** A candidate's own calendar at a provider, to which interviews are written. */
export function LinkedCalendar({
  opened,
  onOpened,
}: {
  opened: boolean
  onOpened: (opened: boolean) => void
}) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarCheck size={18} stroke={1.5} />}
        onClick={() => onOpened(true)}
      >
        {t`Link a calendar`}
      </Button>
      {opened && (
        <Dialog
          onClose={() => onOpened(false)}
          title={t`Interviews in your own calendar`}
          size="lg"
        >
          <Stack>
            <Text size="sm">
              {t`Each booked interview is added to your calendar, moved when it moves and removed when it is cancelled. Nothing else in your calendar is read, and no company sees it.`}
            </Text>
            <Integrations side="candidate" />
          </Stack>
        </Dialog>
      )}
    </>
  )
}
