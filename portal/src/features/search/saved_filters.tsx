import { useEffect, useState } from 'react'
import { ActionIcon, Badge, Button, Menu, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconBell, IconBookmarks, IconPencil } from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { talentLimits, alerts, type Alert } from '#api/talent/talent_facts'
import { api, type BodyOf, type DataOf } from '../../app/api'
import { Dialog, FormEnd } from '../../components/dialog'
import { read } from '../../app/read'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { sameFilter } from './developers'
import { filterOf, type Filter } from './filter'
import { labelIn } from '#api/http/choices'

const PATH = '/client/saved-filters'
type Saved = DataOf<'GET', typeof PATH>[number]
type Body = BodyOf<'POST', typeof PATH>

/** Searches kept by name: how many are new since the last visit, and whether a mail tells of them. */
export function SavedFilters({
  filter,
  mayKeep,
  onUse,
}: {
  filter: Filter
  mayKeep: boolean
  onUse: (filter: Filter) => void
}) {
  const [params] = useSearchParams()
  const asked = params.get('filter')
  const list = useQuery(read('GET', PATH))
  const rows = list.data?.data ?? []
  const [editing, setEditing] = useState<Saved | 'new'>()
  const { send: markSeen } = useWrite(
    (id: string) => api.put('/client/saved-filters/:id/seen', { params: { id }, notice: 'none' }),
    { refreshes: [PATH] }
  )
  const use = (saved: Saved) => {
    onUse(saved.filter)
    void markSeen(saved._id)
  }
  // a mail or the bell leads here with the search that found someone
  useEffect(() => {
    const saved = rows.find(({ _id }) => _id === asked)
    if (saved) use(saved)
  }, [asked, rows.length])
  const empty = Object.keys(filter).length === 0
  const current = empty ? undefined : rows.find((one) => sameFilter(one.filter, filter))
  const fresh = rows.reduce((sum, { newCount }) => sum + newCount, 0)
  return (
    <>
      {rows.length > 0 && (
        <Menu position="bottom-end" width={340} withinPortal>
          <Menu.Target>
            <Button
              variant="default"
              maw={{ sm: 280 }}
              leftSection={<IconBookmarks size={18} stroke={1.5} />}
              rightSection={
                fresh > 0 && (
                  <Badge color="candor" size="sm" flex="none">
                    {t`${fresh} new`}
                  </Badge>
                )
              }
            >
              <Text span inherit truncate>
                {current ? current.name : t`Saved searches`}
              </Text>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rows.map((saved) => (
              <Menu.Item
                key={saved._id}
                onClick={() => use(saved)}
                rightSection={
                  saved.newCount > 0 ? (
                    <Badge color="candor" size="sm" flex="none">
                      {t`${{ newCount: saved.newCount }} new`}
                    </Badge>
                  ) : undefined
                }
              >
                {saved.name}
                <Text span size="xs" c="dimmed" display="block">
                  {labelIn(alerts, saved.alert)}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {mayKeep && current ? (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Change the saved search ${{ name: current.name }}`}
          title={t`Change the saved search`}
          onClick={() => setEditing(current)}
        >
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
      ) : (
        mayKeep && (
          <Button
            className="se-save"
            variant="default"
            disabled={empty}
            leftSection={<IconBell size={18} stroke={1.5} />}
            onClick={() => setEditing('new')}
          >
            {t`Save this search`}
          </Button>
        )
      )}
      {editing && (
        <Edit
          saved={editing === 'new' ? undefined : editing}
          filter={filter}
          onDone={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function Edit({ saved, filter, onDone }: { saved?: Saved; filter: Filter; onDone: () => unknown }) {
  const form = useSendForm({
    initialValues: {
      name: saved?.name ?? filter.search ?? '',
      alert: saved?.alert ?? ('daily' satisfies Alert),
    },
    send: ({ name, alert }): Promise<unknown> =>
      saved
        ? api.put('/client/saved-filters/:id', {
            params: { id: saved._id },
            body: { name, alert },
          })
        : // the address is ahead of what is drawn: a filter chosen a moment ago is in it
          api.post(PATH, {
            body: {
              name,
              alert,
              filter: filterOf(new URLSearchParams(window.location.search)),
            } as Body,
          }),
    refreshes: [PATH],
    onSent: onDone,
  })
  const remove = useWrite(
    () => api.delete('/client/saved-filters/:id', { params: { id: saved!._id } }),
    { refreshes: [PATH], onDone }
  )
  return (
    <Dialog onClose={onDone} title={saved ? t`Change the saved search` : t`Save this search`}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <TextInput
            data-autofocus
            label={t`Name`}
            withAsterisk
            placeholder={t`Node, Pune, from 5 years`}
            maxLength={talentLimits.filterName.max}
            {...form.getInputProps('name')}
          />
          <Select
            label={t`When somebody new fits`}
            allowDeselect={false}
            data={alerts.map(({ value, label }) => ({ value, label }))}
            {...form.getInputProps('alert')}
          />
          <Refused failure={form.failure ?? remove.failure} />
          <FormEnd
            form={form}
            send={saved ? t`Save changes` : t`Save search`}
            remove={saved && remove}
            removeLabel={t`Remove`}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
