import './mailing.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccess } from '../../app/access'
import { readPages } from '../../app/read'
import { ShowMore } from '../../components/lists/show_more'
import { Section } from '../../components/page_header'
import { MailRow, type SentMail } from './sent_mails'

/** The mails about one application with the answers to them; nothing where there are none. */
export function MailsOfApplicant({ appliedId }: { appliedId: string }) {
  const maySee = useAccess('send_mail')?.allowed ?? false
  const list = useInfiniteQuery({
    ...readPages('GET', '/client/email-history', { query: { appliedId, limit: 5 } }),
    enabled: maySee,
  })
  const rows = (list.data?.pages.flatMap((page) => page.data) ?? []) as SentMail[]
  if (rows.length === 0) return null
  return (
    <Section title="E-mails">
      <ul className="cl-list">
        {rows.map((mail) => (
          <MailRow key={mail._id} mail={mail} alone />
        ))}
      </ul>
      <ShowMore list={list} />
    </Section>
  )
}
