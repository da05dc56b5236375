import { useState } from 'react'
import { useCreatePath, useNotify } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { fits, type When } from '#api/catalogues/definition'
import { useKeys } from '../../../../portal/src/components/keys'
import { useActions } from '../../actions/actions'
import { keepInput, keyOf } from '../../actions/kept_input'
import { forgetNotSent, tellNotSent } from '../../actions/not_sent'
import { later } from '../../actions/undo'
import { titleOf, type Catalogue, type Named } from '../../catalogues'
import { focusHeading } from '../../focus_back'
import { act, API, http } from '../../http'
import type { Waiting } from './use_waiting'

export type Deciding = ReturnType<typeof useDeciding>

/** The row that is looked at, and what may be decided on it; a plain decision can be undone for some seconds. */
export function useDeciding(waiting: Waiting) {
  const { catalogue, key, current } = waiting
  const notify = useNotify()
  const createPath = useCreatePath()
  /** The action that asks for words. */
  const [open, setOpen] = useState<string>()
  const detail = useQuery({
    queryKey: [...key, current?.id],
    enabled: Boolean(current),
    queryFn: ({ signal }) =>
      http(`${API}/admin/${catalogue.name}/${current.id}`, { signal }).then((reply) => reply.json),
  })
  const record = detail.data?.id === current?.id ? detail.data : undefined
  const waits = record && fits(record, catalogue.queue!.filter as When)
  const decides = deciding(catalogue)
  const actions = useActions(catalogue, waits ? record : undefined).filter(decides)

  const goOn = () => {
    setOpen(undefined)
    waiting.goOn()
  }
  /** The row is decided, or no longer waits: it goes from the list, and the next one comes. */
  const through = () => {
    goOn()
    waiting.remove(record.id)
  }
  const decide = (action: Named, input: object = {}) => {
    const title = titleOf(catalogue, record)
    // what was typed is there again after an undo or a refusal
    const keep = (typed?: object) => keepInput(catalogue.name, record.id, action.name, typed)
    const key = keyOf(catalogue.name, record.id, action.name)
    const label = `${action.label}: ${title}`
    keep(input)
    later({
      rows: [`${catalogue.name} ${record.id}`],
      label,
      async send() {
        try {
          await act(catalogue.name, action.name, record, input)
          keep()
          forgetNotSent(key)
          waiting.remove(record.id)
          void waiting.again()
        } catch (error) {
          const { message } = error as Error
          const path = createPath({ resource: catalogue.name, type: 'show', id: record.id })
          if (!tellNotSent(action, input, { key, title: label, message, path }))
            notify(`${title} is unchanged: ${message}`, { type: 'error', autoHideDuration: 10_000 })
          await waiting.again()
        }
      },
      undo() {
        waiting.choose(record.id)
        requestAnimationFrame(focusHeading)
      },
    })
    goOn()
  }

  return { detail, record, waits, decides, actions, decide, through, open, setOpen }
}

/** The keys of the queue: up and down in it, and one for each decision. */
export function useQueueKeys({ list, at, choose }: Waiting, deciding: Deciding) {
  const { actions, decide, open, setOpen } = deciding
  useKeys(
    {
      j: () => choose(list[Math.min(at + 1, list.length - 1)]?.id),
      k: () => choose(list[Math.max(at - 1, 0)]?.id),
      ...Object.fromEntries(
        actions.flatMap((action) =>
          action.key
            ? [
                [
                  action.key,
                  // a key that is held down decides once; one that needs words asks for them
                  ({ repeat }: KeyboardEvent) =>
                    repeat ||
                    (action.harm ||
                    Object.values(action.input ?? {}).some((field) => field.required)
                      ? setOpen(action.name)
                      : decide(action)),
                ],
              ]
            : []
        )
      ),
    },
    {
      rest: Boolean(open),
      told: {
        'J, K': 'Next and previous',
        ...Object.fromEntries(
          actions.flatMap(({ key, label }) => (key ? [[key.toUpperCase(), label]] : []))
        ),
      },
    }
  )
}

/** Of what can be done with a row, what its queue waits for: what has a key, and all where nothing has one. */
const deciding = ({ actions = {} }: Catalogue) =>
  Object.values(actions).some(({ key }) => key) ? ({ key }: Named) => Boolean(key) : () => true
