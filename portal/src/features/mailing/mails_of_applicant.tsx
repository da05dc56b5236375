import '../../components/lists/cards.css'
import './mailing.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { read, readPages, rowsOf } from '../../app/read'
import { Failed } from '../../components/page/fetched'
import { ShowMore } from '../../components/lists/show_more'
import { Section } from '../../components/page/page_header'
import { FollowUps } from './follow_ups'
import { MailRow, type SentMail } from './sent_mails'

/** The mails about one application with the answers to them; nothing where there are none. */
export function MailsOfApplicant({ appliedId }: { appliedId: string }) {
  const maySee = useAccess('send_mail')?.allowed ?? false
  const list = useInfiniteQuery({
    ...readPages('GET', '/client/email-history', { query: { appliedId, limit: 5 } }),
    enabled: maySee,
  })
  const rows = rowsOf(list) as SentMail[]
  const followed = useQuery({
    ...read('GET', '/client/mail-follow-ups', { query: { appliedId, limit: 10 } }),
    enabled: maySee,
  })
  const failed = [list, followed].some(({ isError, data }) => isError && !data)
  if (rows.length === 0 && !followed.data?.data.length && !failed) return null
  return (
    <Section title={t`E-mails`}>
      <FollowUps appliedId={appliedId} />
      {list.isError && !list.data && <Failed read={list} what={t`The e-mails`} />}
      <ul className="cards">
        {rows.map((mail) => (
          <MailRow key={mail._id} mail={mail} alone />
        ))}
      </ul>
      <ShowMore list={list} />
    </Section>
  )
}
