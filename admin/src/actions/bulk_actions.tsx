import { useEffect, useState } from 'react'
import { Box, Button } from '@mui/material'
import { useListContext, useNotify, usePermissions, useRefresh } from 'react-admin'
import { mayWrite, some, TYPED_ABOVE, type Catalogue, type Named } from '../catalogues'
import { ActionDialog } from './action_dialog'
import { DeleteDialog } from './delete_dialog'
import { onMany } from '../http'
import { tellNotSent } from './not_sent'
import { tellOutcome } from './outcome'
import { registerActs } from '../frame/palette_acts'
import { later } from './undo'

/** The actions of a selection, and its deletion. Each can be undone for some seconds; what is refused is told by name. */
export function BulkActions({ catalogue, removes }: { catalogue: Catalogue; removes: boolean }) {
  const { selectedIds, onUnselectItems } = useListContext()
  const { permissions } = usePermissions()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Named | 'delete'>()
  const writes = mayWrite(catalogue, permissions)
  const ids = selectedIds.map(String)
  const actions = Object.entries(catalogue.actions ?? {})
    .filter(([, action]) => action.bulk)
    .map(([name, action]) => ({ name, ...action }))
  useEffect(() => {
    if (!writes || ids.length === 0) return
    const hint = `${ids.length} selected`
    const acts = actions.map((action) => ({
      key: `chosen-${action.name}`,
      label: `${action.label} ${some(catalogue, ids.length)}`,
      hint,
      run: () => setAsked(action),
    }))
    return registerActs(
      removes
        ? [
            ...acts,
            {
              key: 'chosen-delete',
              label: `Delete ${some(catalogue, ids.length)}`,
              hint,
              run: () => setAsked('delete'),
            },
          ]
        : acts
    )
  }, [writes, selectedIds.length, catalogue])
  if (!writes || ids.length === 0) return null

  const decide = (what: string, label: string, input: object = {}) => {
    const title = `${label}: ${some(catalogue, ids.length)}`
    const action = actions.find(({ name }) => name === what)
    const key = `${catalogue.name} ${what} ${ids.join(' ')}`
    const keepWords = (message: string) =>
      action !== undefined && tellNotSent(action, input, { key, title, message })
    later({
      label: title,
      async send() {
        try {
          const { done, refused } = await onMany(catalogue.name, what, ids, input)
          const outcome = `${label}: ${done.length.toLocaleString()} done${refused.length ? `, ${refused.length.toLocaleString()} refused` : ''}`
          if (refused.length) {
            tellOutcome({ title: outcome, resource: catalogue.name, refused })
            keepWords(`${refused.length.toLocaleString()} refused`)
          } else notify(outcome, { type: 'success' })
        } catch (error) {
          const { message } = error as Error
          if (!keepWords(message))
            notify(`${label}: ${message}`, { type: 'error', autoHideDuration: 8_000 })
        }
        refresh()
      },
      undo() {
        const message = 'Undone, nothing was changed'
        if (!keepWords(message)) notify(`${label}: ${message.toLowerCase()}`, { type: 'info' })
      },
    })
    onUnselectItems()
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {actions.map((action) => (
        <Button
          key={action.name}
          size="small"
          variant="outlined"
          color={action.harm ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
        >
          {action.label}
        </Button>
      ))}
      {removes && (
        <Button size="small" variant="outlined" color="error" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      {asked === 'delete' ? (
        <DeleteDialog
          catalogue={catalogue}
          ids={ids}
          onClose={() => setAsked(undefined)}
          onDelete={() => decide('delete', 'Delete')}
        />
      ) : (
        asked && (
          <ActionDialog
            action={asked}
            title={`${asked.label}: ${some(catalogue, ids.length)}`}
            typed={ids.length > TYPED_ABOVE ? ids.length : undefined}
            onClose={() => setAsked(undefined)}
            onSend={async (input) => decide(asked.name, asked.label, input)}
          />
        )
      )}
    </Box>
  )
}
