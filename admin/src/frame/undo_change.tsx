import { Button } from '@mui/material'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useNotify, usePermissions, useRecordContext, useRefresh, useUpdate } from 'react-admin'
import { writable } from '#api/catalogues/definition'
import { fieldAt, mayWrite, type Catalogue } from '../catalogues'

type Changes = Record<string, { from: unknown; to: unknown }>
type Values = Record<string, unknown>

/** The log keeps so many characters of a text, and a sign that there were more. */
const KEPT = 2_000

/**
 * Gives a row the values again that an edit took from it: offered while all that was edited still is as it was left, and
 * is known whole. Somebody else's change in between is refused as with any edit.
 */
export function UndoChange({ catalogue, entry }: { catalogue: Catalogue; entry: any }) {
  const record = useRecordContext()
  const { permissions } = usePermissions()
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()
  const mayUndo =
    entry.action === `${catalogue.name}.edit` &&
    catalogue.can.includes('edit') &&
    mayWrite(catalogue, permissions)
  const before = mayUndo && record ? valuesBefore(catalogue, entry.changes, record) : undefined
  if (!before || !record) return null

  const undo = () =>
    update(
      catalogue.name,
      { id: record.id, data: { ...record, ...before }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('The change is undone', { type: 'success' })
          refresh()
        },
        onError: (error) => {
          notify((error as Error).message, { type: 'error' })
          refresh()
        },
      }
    )
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 0.5 }}
      disabled={isPending}
      startIcon={<IconArrowBackUp size={16} stroke={1.5} />}
      onClick={undo}
    >
      Undo this change
    </Button>
  )
}

/** What the fields of an edit were before it, by their names; nothing where one of them cannot be told or was changed since. */
function valuesBefore({ fields }: Catalogue, changes: Changes = {}, record: Values) {
  const before: Values = {}
  for (const [column, { from, to }] of Object.entries(changes)) {
    const [name, field] = fieldAt(fields, column)
    // what follows from the others by itself, such as the minutes of reading, follows back
    if (!field || !writable(field, false)) continue
    const isKnown = !field.secret && !field.move && isWhole(from) && isWhole(to)
    if (!isKnown || !isSame(record[name], to)) return undefined
    before[name] = field.type === 'reference' && from !== null ? String(from) : from
  }
  return Object.keys(before).length > 0 ? before : undefined
}

const isWhole = (value: unknown) => typeof value !== 'string' || value.length <= KEPT

/** Ids are words on the wire, times are written in several ways, and nothing is empty. */
function isSame(one: unknown, other: unknown) {
  const plain = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? Date.parse(value)
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value, (_, part) => (typeof part === 'number' ? String(part) : part))
        : String(value ?? '')
  return plain(one) === plain(other)
}
