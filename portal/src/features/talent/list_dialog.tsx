import { Modal, Stack, TextInput, Text, Group, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { talentLimits } from '../../../../api/talent/talent_facts'
import { api, ApiError } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import type { List } from './saved_row'

/** A list gets a name, another name, or goes; its profiles stay saved. */
export function ListDialog({ list, onDone }: { list?: List; onDone: (removed?: boolean) => void }) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['/client/saved-lists', '/client/saved-profile-list'].map((path) =>
        client.invalidateQueries({ queryKey: [path] })
      )
    )
  const form = useSendForm({
    initialValues: { name: list?.name ?? '' },
    send: ({ name }): Promise<unknown> =>
      list
        ? api.put('/client/saved-lists/:id', { params: { id: list._id }, body: { name } })
        : api.post('/client/saved-lists', { body: { name } }),
    onSent: async () => {
      await refresh()
      onDone()
    },
  })
  const remove = async () => {
    try {
      await api.delete('/client/saved-lists/:id', { params: { id: list!._id } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return
    }
    await refresh()
    onDone(true)
  }
  return (
    <Modal opened onClose={() => onDone()} title={list ? `Change “${list.name}”` : 'New list'}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            data-autofocus
            withAsterisk
            maxLength={talentLimits.listName.max}
            placeholder="Backend, Pune"
            {...form.getInputProps('name')}
          />
          {list && (
            <Text size="sm" c="dimmed">
              When the list goes, its profiles stay saved, without a list.
            </Text>
          )}
          {form.failure && form.failure.errors.length === 0 && (
            <Text size="sm" c="var(--harm)" role="alert">
              {form.failure.message}
            </Text>
          )}
          <Group justify="space-between">
            {list ? (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} stroke={1.5} />}
                onClick={() => void remove()}
              >
                Remove list
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={form.busy}>
              {list ? 'Save name' : 'Add list'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
