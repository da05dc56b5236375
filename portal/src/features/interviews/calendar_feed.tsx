import { useState } from 'react'
import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarShare } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../app/api'
import { Dialog } from '../../components/dialog'
import { read } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'

const PATH = '/calendar-feed'

/** The reader's interviews in their own calendar, by an address that nobody else knows. */
export function CalendarFeed() {
  const [opened, setOpened] = useState(false)
  const [url, setUrl] = useState<string>()
  const feed = useQuery({ ...read('GET', PATH), enabled: opened }).data?.data.feed
  const make = useWrite(() => api.post(PATH, { notice: 'errors' }), {
    refreshes: [PATH],
    onDone: ({ data }) => setUrl(data.url),
  })
  const end = useWrite(() => api.delete(PATH), {
    refreshes: [PATH],
    onDone: () => setUrl(undefined),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={18} stroke={1.5} />}
        onClick={() => setOpened(true)}
      >
        {t`Calendar address`}
      </Button>
      {opened && (
        <Dialog onClose={() => setOpened(false)} title={t`Your interviews in your calendar`}>
          <Stack>
            <Text size="sm">
              {t`Subscribe to this address in your calendar; it shows your interviews and follows every change. Anyone who has the address can read them.`}
            </Text>
            {url ? (
              <>
                <Group gap="xs" wrap="nowrap" align="flex-end">
                  <TextInput
                    label={t`Address`}
                    readOnly
                    value={url}
                    style={{ flex: 1 }}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                  <CopyButton value={url}>
                    {({ copied, copy }) => (
                      <Button variant="default" onClick={copy}>
                        {copied ? t`Copied` : t`Copy`}
                      </Button>
                    )}
                  </CopyButton>
                </Group>
                <Alert color="amber">{t`We show it only once. Create a new one if you lose it.`}</Alert>
              </>
            ) : (
              feed && (
                <Text size="sm">
                  {feed.lastReadAt ? (
                    <Trans>
                      You have an address, made <When at={feed.createdAt!} />, last read{' '}
                      <When at={feed.lastReadAt} />.
                    </Trans>
                  ) : (
                    <Trans>
                      You have an address, made <When at={feed.createdAt!} />, not read yet.
                    </Trans>
                  )}
                </Text>
              )
            )}
            <Group justify="flex-end">
              {feed && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={end.busy}
                  onClick={() => void end.send()}
                >
                  {t`End the address`}
                </Button>
              )}
              {!url && (
                <Button loading={make.busy} onClick={() => void make.send()}>
                  {feed ? t`Create a new address` : t`Create an address`}
                </Button>
              )}
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
