import { useState } from 'react'
import { IconButton } from '@mui/material'
import { IconChevronDown } from '@tabler/icons-react'
import { useRecordContext } from 'react-admin'
import { ActionMenu, useActions, useTaking } from '../actions/actions'
import { labelOf, titleOf, type Catalogue, type Field } from '../catalogues'
import { Cell } from '../values/cell'

/** A state that is changed in its cell, by what the row may become from it. */
export function StateCell({
  catalogue,
  name,
  field,
}: {
  catalogue: Catalogue
  name: string
  field: Field
}) {
  const record = useRecordContext()!
  const actions = useActions(catalogue, record)
  const { choose, dialog } = useTaking({ catalogue, record, actions })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const cell = <Cell name={name} field={field} inList />
  if (actions.length === 0) return cell
  return (
    // the row under it opens by a click, and what is pressed in the dialog is none on the row
    <span
      style={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' }}
      onClick={(event) => event.stopPropagation()}
    >
      {cell}
      <IconButton
        size="small"
        // within the cell's padding, so that the table is no wider
        sx={{ mr: -2, p: 0.5 }}
        aria-label={`Change ${labelOf(name, field).toLowerCase()}: ${titleOf(catalogue, record)}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconChevronDown size={16} stroke={1.5} />
      </IconButton>
      <ActionMenu {...{ actions, anchor }} onChoose={choose} onClose={() => setAnchor(null)} />
      {dialog}
    </span>
  )
}
