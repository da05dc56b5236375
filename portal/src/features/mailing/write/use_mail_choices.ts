import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useAccess } from '../../../app/session/access'
import type { DataOf } from '../../../app/api'
import { read, readPages, rowsOf } from '../../../app/read'

type Template = DataOf<'GET', '/client/email-templates'>[number]
type Signature = DataOf<'GET', '/client/signatures'>[number]
export type MailChoices = ReturnType<typeof useMailChoices>

/** The templates, signatures and mailboxes that a mail can be written with. */
export function useMailChoices() {
  const mayTemplates = useAccess('mail_templates')?.allowed ?? false
  const templates = useInfiniteQuery({
    ...readPages('GET', '/client/email-templates', {
      query: { status: 'active', limit: PAGE_MOST },
    }),
    enabled: mayTemplates,
  })
  const signatures = useQuery(read('GET', '/client/signatures'))
  const linked = (useQuery(read('GET', '/client/integrations')).data?.data ?? []).filter(
    ({ uses }) => uses.some(({ use, linked }) => use === 'mail' && linked)
  )
  return {
    mayTemplates,
    templates: rowsOf(templates) as Template[],
    signatures: (signatures.data?.data ?? []) as Signature[],
    linked,
  }
}
