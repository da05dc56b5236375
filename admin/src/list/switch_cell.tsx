import { Switch } from '@mui/material'
import { labelIn } from '#api/http/choices'
import { useNotify, useRecordContext, useUpdate } from 'react-admin'
import { choicesOf, labelOf, titleOf, type Catalogue, type Field } from '../catalogues'

/** A status that is switched on and off in its cell. */
export function SwitchCell({
  catalogue,
  name,
  field,
}: {
  catalogue: Catalogue
  name: string
  field: Field
}) {
  const record = useRecordContext()!
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const [on, off] = choicesOf(field).map(({ value }) => value)
  const turn = (to: string | number) =>
    void update(
      catalogue.name,
      { id: record.id, data: { [name]: to, updatedAt: record.updatedAt }, previousData: record },
      { onError: (error: any) => notify(error.message, { type: 'error' }) }
    )
  return (
    // the row under it opens by a click
    <span onClick={(event) => event.stopPropagation()} style={{ whiteSpace: 'nowrap' }}>
      <Switch
        size="small"
        checked={record[name] === on}
        disabled={isPending}
        onChange={(_, checked) => turn(checked ? on : off)}
        slotProps={{
          input: { 'aria-label': `${titleOf(catalogue, record)}: ${labelOf(name, field)}` },
        }}
      />
      {labelIn(choicesOf(field), record[name])}
    </span>
  )
}
