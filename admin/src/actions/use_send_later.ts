import { useNotify, useRedirect, useRefresh } from 'react-admin'
import { titleOf, type Catalogue, type Named } from '../catalogues'
import { act } from '../http'
import { keepInput } from './kept_input'
import { later } from './undo'

/**
 * Sends an action by which a row goes into another one after the seconds of the undo, on the page of the row that stays.
 * After an undo or a refusal what was typed is there again.
 */
export function useSendLater(catalogue: Catalogue) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  return async (action: Named, record: any, input: any) => {
    const title = titleOf(catalogue, record)
    const keep = (typed?: object) => keepInput(catalogue.name, record.id, action.name, typed)
    keep(input)
    later({
      label: `${action.label}: ${title}`,
      async send() {
        try {
          await act(catalogue.name, action.name, record, input)
          keep()
          notify(action.done ?? `${action.label}: done`, { type: 'success' })
          refresh()
        } catch (error) {
          notify(`${title} stays as it is: ${(error as Error).message}`, {
            type: 'error',
            autoHideDuration: 10_000,
          })
        }
      },
      undo() {
        notify(`${title} stays as it is`, { type: 'info' })
        redirect('show', catalogue.name, record.id)
      },
    })
    redirect('show', catalogue.name, input[action.into!])
  }
}
