import { useState, type FormEvent } from 'react'
import { ActionIcon, Button, Checkbox, Group, Popover, TextInput } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns,
  IconStack2,
  IconX,
} from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { notify } from '../../../app/notices'
import { useSavedViews, type GridView } from './grid_view'

const VIEW_NAME = 40

/** Above a grid: the views that were saved, the columns and their order, and how high a row is. */
export function GridBar({
  name,
  view,
  apart = [],
}: {
  /** As the grid's views are kept. */
  name: string
  view: GridView
  /** What of the address is no part of a view, such as the opened row. */
  apart?: readonly string[]
}) {
  const isDense = view.density === 'dense'
  const Density = isDense ? IconBaselineDensityMedium : IconBaselineDensitySmall
  return (
    <div className="c-grid-bar">
      <Views name={name} apart={apart} />
      <Columns view={view} />
      <Button
        size="xs"
        variant="default"
        leftSection={<Density size={16} stroke={1.5} />}
        onClick={() => view.setDensity(isDense ? 'airy' : 'dense')}
      >
        {isDense ? t`Higher rows` : t`Lower rows`}
      </Button>
    </div>
  )
}

function Views({ name, apart }: { name: string; apart: readonly string[] }) {
  const { views, query, current, save, remove } = useSavedViews(name, apart)
  const [, setParams] = useSearchParams()
  const [called, setCalled] = useState('')
  const [opened, setOpened] = useState(false)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (!called.trim()) return
    save(called.trim())
    setCalled('')
    notify.success(t`View saved`)
  }
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}?${query}`).then(
      () => notify.success(t`Link to this view copied`),
      () => notify.error(t`The link could not be copied; take it from the address bar`)
    )
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconStack2 size={16} stroke={1.5} />}
          onClick={() => setOpened((now) => !now)}
        >
          {current ? t`View: ${{ name: current.name }}` : t`Views`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Views of this list`} miw={260}>
        {views.length > 0 && (
          <ul className="c-grid-columns">
            {views.map((one) => (
              <li key={one.name}>
                <Button
                  size="xs"
                  variant={one === current ? 'light' : 'subtle'}
                  color={one === current ? 'candor' : 'gray'}
                  justify="flex-start"
                  onClick={() => (setParams(new URLSearchParams(one.query)), setOpened(false))}
                >
                  {one.name}
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t`Delete the view ${{ name: one.name }}`}
                  onClick={() => remove(one.name)}
                >
                  <IconX size={16} stroke={1.5} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={keep}>
          <TextInput
            size="xs"
            label={t`Save what you see as`}
            maxLength={VIEW_NAME}
            value={called}
            onChange={(event) => setCalled(event.currentTarget.value)}
            data-autofocus
          />
          <Group gap="xs" mt="xs">
            <Button size="compact-xs" type="submit" disabled={!called.trim()}>
              {t`Save view`}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => void share()}>
              {t`Copy link`}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

function Columns({ view }: { view: GridView }) {
  const { heads, columns, setColumns, reset } = view
  const hidden = heads.filter((head) => !head.fixed && !columns.includes(head.key))
  const order = [...columns, ...hidden.map(({ key }) => key)]
  const labelOf = (key: string) => heads.find((head) => head.key === key)?.label ?? key
  const shift = (at: number, by: 1 | -1) =>
    setColumns(columns.toSpliced(at, 1).toSpliced(at + by, 0, columns[at]))
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconColumns size={16} stroke={1.5} />}>
          {t`Columns`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Columns to show`}>
        <ul className="c-grid-columns">
          {order.map((key) => {
            const at = columns.indexOf(key)
            return (
              <li key={key}>
                <Checkbox
                  size="xs"
                  label={labelOf(key)}
                  checked={at >= 0}
                  onChange={() =>
                    setColumns(at >= 0 ? columns.filter((one) => one !== key) : [...columns, key])
                  }
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t`Move ${{ labelOf: labelOf(key) }} to the left`}
                  disabled={at < 1}
                  onClick={() => shift(at, -1)}
                >
                  <IconArrowUp size={16} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t`Move ${{ labelOf: labelOf(key) }} to the right`}
                  disabled={at < 0 || at === columns.length - 1}
                  onClick={() => shift(at, 1)}
                >
                  <IconArrowDown size={16} stroke={1.5} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
        <Button size="compact-xs" variant="default" onClick={reset}>
          {t`The usual ones`}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
