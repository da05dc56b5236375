import { useState } from 'react'
import { Alert, Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCalendarShare } from '@tabler/icons-react'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { When } from '../../components/when'

const PATH = '/calendar-feed'

/** One's interviews in a calendar of one's own, by an address that only oneself knows. */
export function CalendarFeed() {
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)
  const [url, setUrl] = useState<string>()
  const [busy, setBusy] = useState(false)
  const feed = useQuery({ ...read('GET', PATH), enabled: opened }).data?.data.feed
  const refresh = () => client.invalidateQueries({ queryKey: [PATH] })
  async function make() {
    setBusy(true)
    try {
      const { data } = await api.post(PATH, { notice: 'errors' })
      setUrl(data.url)
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  async function end() {
    await api.delete(PATH)
    setUrl(undefined)
    await refresh()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={18} stroke={1.5} />}
        onClick={() => setOpened(true)}
      >
        Calendar address
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Your interviews in your calendar"
      >
        <Stack>
          <Text size="sm">
            Give this address to your calendar program as a subscription; it shows your interviews
            and follows every change. Whoever knows the address can read them.
          </Text>
          {url ? (
            <>
              <Group gap="xs" wrap="nowrap" align="flex-end">
                <TextInput
                  label="Address"
                  readOnly
                  value={url}
                  style={{ flex: 1 }}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <CopyButton value={url}>
                  {({ copied, copy }) => (
                    <Button variant="default" onClick={copy}>
                      {copied ? 'Copied' : 'Copy'}
                    </Button>
                  )}
                </CopyButton>
              </Group>
              <Alert color="amber">We show it this once. Make a new one when you lose it.</Alert>
            </>
          ) : (
            feed && (
              <Text size="sm">
                You have an address, made <When at={feed.createdAt!} />
                {feed.lastReadAt ? (
                  <>
                    , last read <When at={feed.lastReadAt} />.
                  </>
                ) : (
                  ', not read yet.'
                )}
              </Text>
            )
          )}
          <Group justify="flex-end">
            {feed && (
              <Button
                variant="subtle"
                color="red"
                onClick={() => void end().catch(() => undefined)}
              >
                End the address
              </Button>
            )}
            {!url && (
              <Button loading={busy} onClick={() => void make().catch(() => undefined)}>
                {feed ? 'Make a new address' : 'Make an address'}
              </Button>
            )}
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
