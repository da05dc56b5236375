import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { savedSorts } from '#api/talent/talent_facts'
import { ViewSwitch } from '../../../components/lists/grid/view_switch'
import type { List } from './saved_row'
import type { SavedBoard } from './use_saved'

/** How many are in the list, and how they are searched, ordered and shown. */
export function SavedBar({ board, onEdit }: { board: SavedBoard; onEdit: (list: List) => void }) {
  const { set, mayChange, search, sort, phone, asTable, list, total, onSort } = board
  const onSearch = useDebouncedCallback((value: string) => set({ search: value || null }), 250)
  return (
    <Group mb="sm" gap="xs" justify="space-between">
      <Text size="sm" c="dimmed" aria-live="polite" className="ta-saved-count">
        {total === undefined
          ? ''
          : list
            ? t`${plural({ profiles: total }, { one: '# profile', other: '# profiles' })} in ${{ list: list.name }}`
            : plural(total, { one: '# profile', other: '# profiles' })}
      </Text>
      <Group gap="xs" className="ta-saved-tools">
        {list && mayChange && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} stroke={1.5} />}
            onClick={() => onEdit(list)}
          >
            {t`Edit list`}
          </Button>
        )}
        <TextInput
          size="sm"
          aria-label={t`Search saved profiles`}
          placeholder={t`Name, title or note`}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          defaultValue={search}
          maxLength={SEARCH_MAX}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <Select
          size="sm"
          w={170}
          aria-label={t`Order`}
          allowDeselect={false}
          data={savedSorts}
          value={sort}
          onChange={onSort}
        />
        {!phone && <ViewSwitch asTable={asTable} onChange={(view) => set({ view })} />}
      </Group>
    </Group>
  )
}
