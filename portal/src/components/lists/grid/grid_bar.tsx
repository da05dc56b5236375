import { useState, type FormEvent, type ReactNode } from 'react'
import { ActionIcon, Button, Checkbox, Group, Popover, Text, TextInput } from '@mantine/core'
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
import { viewLimits, type ViewedList } from '#api/companies/views/list_view_facts'
import { useMay } from '../../../app/session/access'
import { notify } from '../../../app/notices'
import { useSavedViews, type GridView, type SavedView } from './grid_view'

/** Above a grid: the views that were saved, the columns and their order, and how high a row is. */
export function GridBar({
  name,
  view,
  apart = [],
  children,
}: {
  /** As the grid's views are kept. */
  name: ViewedList
  view: GridView
  /** What of the address is no part of a view, such as the opened row. */
  apart?: readonly string[]
  /** At its start, such as how many rows were found. */
  children?: ReactNode
}) {
  const isDense = view.density === 'dense'
  const Density = isDense ? IconBaselineDensityMedium : IconBaselineDensitySmall
  return (
    <div className="c-grid-bar">
      {children && <div className="c-grid-said">{children}</div>}
      <Views name={name} apart={apart} />
      <Columns view={view} />
      <Button
        size="xs"
        variant="default"
        leftSection={<Density size={16} stroke={1.5} />}
        onClick={() => view.setDensity(isDense ? 'airy' : 'dense')}
      >
        {isDense ? t`Taller rows` : t`Compact rows`}
      </Button>
    </div>
  )
}

function Views({ name, apart }: { name: ViewedList; apart: readonly string[] }) {
  const { own, shared, address, current, save, remove, share, unshare } = useSavedViews(name, apart)
  const [, setParams] = useSearchParams()
  const mayShare = useMay()('share_view')
  const [called, setCalled] = useState('')
  const [forAll, setForAll] = useState(false)
  const [opened, setOpened] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const words = called.trim()
    if (!words) return
    if (!forAll) {
      save(words)
      notify.success(t`View saved`)
    } else if (!(await share(words))) return
    setCalled('')
  }
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}?${address}`).then(
      () => notify.success(t`Link to this view copied`),
      () => notify.error(t`The link could not be copied; copy it from the address bar`)
    )
  const listed = {
    current,
    onShow: (view: SavedView) => (setParams(view.address), setOpened(false)),
  }
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
        <ViewList views={own} {...listed} onDelete={(view) => remove(view.name)} />
        {shared.length > 0 && (
          <>
            <Text
              size="sm"
              fw={600}
              mt={own.length > 0 ? 'xs' : 0}
            >{t`Shared in your company`}</Text>
            <ViewList
              views={shared}
              {...listed}
              onDelete={mayShare ? (view) => void unshare(view._id) : undefined}
            />
          </>
        )}
        <form onSubmit={(event) => void keep(event)}>
          <TextInput
            size="xs"
            label={t`Save this view as`}
            maxLength={viewLimits.name.max}
            value={called}
            onChange={(event) => setCalled(event.currentTarget.value)}
            data-autofocus
          />
          {mayShare && (
            <Checkbox
              size="xs"
              mt="xs"
              label={t`Share with everyone in your company`}
              checked={forAll}
              onChange={(event) => setForAll(event.currentTarget.checked)}
            />
          )}
          <Group gap="xs" mt="xs">
            <Button size="compact-xs" type="submit" disabled={!called.trim()}>
              {t`Save view`}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => void copy()}>
              {t`Copy link`}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

function ViewList<View extends SavedView>({
  views,
  current,
  onShow,
  onDelete,
}: {
  views: readonly View[]
  current?: SavedView
  onShow: (view: View) => void
  onDelete?: (view: View) => void
}) {
  if (views.length === 0) return null
  return (
    <ul className="c-grid-columns">
      {views.map((one) => (
        <li key={one.name}>
          <Button
            size="xs"
            variant={one === current ? 'light' : 'subtle'}
            color={one === current ? 'candor' : 'gray'}
            justify="flex-start"
            onClick={() => onShow(one)}
          >
            {one.name}
          </Button>
          {onDelete && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t`Delete the view ${{ name: one.name }}`}
              onClick={() => onDelete(one)}
            >
              <IconX size={16} stroke={1.5} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
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
          {t`Reset columns`}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
