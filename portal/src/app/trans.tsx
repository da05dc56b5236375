import type { ComponentProps } from 'react'
import { i18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'

/** What `<Trans>` becomes: a page has one language, so nothing has to be handed down to it. */
export const Trans = (props: Pick<ComponentProps<typeof TransNoContext>, 'id' | 'values'>) => (
  <TransNoContext {...props} lingui={{ i18n }} />
)
