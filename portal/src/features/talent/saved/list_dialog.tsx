import { Stack, Text, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { talentLimits } from '../../../../../api/talent/talent_facts'
import { api } from '../../../app/api'
import { Dialog, FormEnd } from '../../../components/dialog'
import { useSendForm } from '../../../components/forms/form'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import type { List } from './saved_row'

const refreshes = ['/client/saved-lists', '/client/saved-profile-list']

/** A list gets a name, another name, or goes; its profiles stay saved. */
export function ListDialog({ list, onDone }: { list?: List; onDone: (removed?: boolean) => void }) {
  const form = useSendForm({
    initialValues: { name: list?.name ?? '' },
    send: ({ name }): Promise<unknown> =>
      list
        ? api.put('/client/saved-lists/:id', { params: { id: list._id }, body: { name } })
        : api.post('/client/saved-lists', { body: { name } }),
    refreshes,
    onSent: () => onDone(),
  })
  const remove = useWrite(
    () => api.delete('/client/saved-lists/:id', { params: { id: list!._id } }),
    { refreshes, onDone: () => onDone(true) }
  )
  return (
    <Dialog
      onClose={() => onDone()}
      title={list ? t`Change “${{ name: list.name }}”` : t`New list`}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <TextInput
            label={t`Name`}
            data-autofocus
            withAsterisk
            maxLength={talentLimits.listName.max}
            placeholder={t`Backend, Pune`}
            {...form.getInputProps('name')}
          />
          {list && (
            <Text size="sm" c="dimmed">
              {t`When the list is deleted, its profiles stay saved, without a list.`}
            </Text>
          )}
          <Refused failure={form.failure ?? remove.failure} />
          <FormEnd
            form={form}
            send={list ? t`Save name` : t`Add list`}
            remove={list && remove}
            removeLabel={t`Delete list`}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
