import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import { titleOf, type Catalogue } from '../catalogues'
import { DeleteDialog } from './delete_dialog'
import { onMany } from '../http'
import { later } from './undo'

/** Deletes the row of the screen, after what that meets was shown, and goes to the list; it can be undone for some seconds. */
export function DeleteRowButton({ catalogue }: { catalogue: Catalogue }) {
  const record = useRecordContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [asked, setAsked] = useState(false)
  if (!record) return null
  const title = titleOf(catalogue, record)

  const remove = () => {
    later({
      label: `Delete: ${title}`,
      async send() {
        const { refused } = await onMany(catalogue.name, 'delete', [String(record.id)]).catch(
          ({ message }: Error) => ({ refused: [{ message }] })
        )
        if (refused.length)
          notify(`${title} was not deleted: ${refused[0].message}`, {
            type: 'error',
            autoHideDuration: 8_000,
          })
        else notify(`${title} is deleted`, { type: 'success' })
        // the list that it went to still shows it
        refresh()
      },
      undo: () => notify(`${title} stays`, { type: 'info' }),
    })
    redirect('list', catalogue.name)
  }

  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {asked && (
        <DeleteDialog
          catalogue={catalogue}
          ids={[String(record.id)]}
          title={title}
          onClose={() => setAsked(false)}
          onDelete={remove}
        />
      )}
    </>
  )
}
