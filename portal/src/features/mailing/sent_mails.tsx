import '../../components/lists/cards.css'
import { useState } from 'react'
import { Anchor, Badge, Button, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { historyStatuses } from '#api/mailing/mail_facts'
import { useAddress } from '../../app/address'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { dayTime } from '../../components/format'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { When } from '../../components/when'
import { historyColors, mailReads } from './reads'

export type SentMail = DataOf<'GET', '/client/email-history'>[number]

/** Every mail that the company wrote, the latest first, with the answers to it. */
export function SentMails() {
  const [params, set] = useAddress()
  const status = params.get('status') ?? undefined
  const search = params.get('search') ?? undefined
  const list = useInfiniteQuery(
    readPages('GET', '/client/email-history', { query: { status, search, limit: 20 } })
  )
  const rows = rowsOf(list)
  const onSearch = useDebouncedCallback((value: string) => set({ search: value || null }), 250)
  return (
    <>
      <Group mb="lg" gap="sm" className="c-filters">
        <TextInput
          aria-label={t`Search mails`}
          placeholder={t`Subject or address`}
          w={{ sm: 280 }}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          defaultValue={search}
          maxLength={SEARCH_MAX}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <Select
          aria-label={t`Status`}
          w={{ sm: 200 }}
          allowDeselect={false}
          data={[{ value: '', label: t`All statuses` }, ...historyStatuses]}
          value={status ?? ''}
          onChange={(value) => set({ status: value })}
        />
      </Group>
      <GrowingList
        list={list}
        what={t`Your mails`}
        rows={rows}
        empty={
          <EmptyState
            title={status || search ? t`No such mails` : t`No mail sent yet`}
            icon={<Spot name="messages" />}
            action={
              <Button component={Link} to="/client/jobs">
                {t`Go to your applicants`}
              </Button>
            }
          >
            {t`Open an applicant or a saved profile and choose “E-mail”, or select several applicants in their list.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((mail) => (
            <MailRow key={mail._id} mail={mail} />
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

/** One mail: whom it is to, where it is, what it says, and what came back. */
export function MailRow({ mail, alone = false }: { mail: SentMail; alone?: boolean }) {
  const [open, setOpen] = useState(false)
  const undo = useWrite(
    () => api.post('/client/send-email/:id/undo', { params: { id: mail.batchId } }),
    { refreshes: mailReads }
  )
  const name = `${mail.dev.fName} ${mail.dev.lName}`.trim()
  return (
    <li className="card ma-row">
      {!alone && <Face name={name} src={mail.dev.userImage} size={40} />}
      <div className="ma-main">
        <h3>
          <span>{mail.subject}</span>
          <Badge color={historyColors[mail.status]}>{mail.statusLabel}</Badge>
          {mail.replies.length > 0 && (
            <Badge color="blue" variant="light">
              {plural({ count: mail.replies.length }, { one: '# answer', other: '# answers' })}
            </Badge>
          )}
        </h3>
        {!alone && (
          <p>
            <Trans>
              To{' '}
              <Anchor
                component={Link}
                to={
                  mail.appliedId && mail.job
                    ? `/client/jobs/${mail.job._id}/applicants?application=${mail.appliedId}`
                    : `/client/candidates/${mail.devId}`
                }
              >
                {name}
              </Anchor>
            </Trans>
            {mail.to && <span className="dim"> {mail.to}</span>}
          </p>
        )}
        {mail.error && <p className="ma-error">{mail.error}</p>}
        {open && <p className="ma-text">{mail.text}</p>}
        {mail.replies.map((reply) => (
          <blockquote key={reply._id} className="ma-reply">
            <p>{reply.text}</p>
            <footer>
              <Trans>
                {name} answered <When at={reply.at} />
              </Trans>
              {reply.files > 0 &&
                plural(
                  { count: reply.files },
                  {
                    one: ', with # file that did not come along',
                    other: ', with # files that did not come along',
                  }
                )}
            </footer>
          </blockquote>
        ))}
        <p className="ma-foot">
          {mail.status === 'queued' ? (
            <span className="clock">{t`Goes ${{ dayTime: dayTime(mail.sendAt) }}`}</span>
          ) : (
            <When at={mail.sentAt ?? mail.createdAt} prefix={t`Sent`} />
          )}
          {mail.sentBy && t` by ${{ sentBy: mail.sentBy }}`}
          {mail.job && t` about ${{ jobTitle: mail.job.jobTitle }}`}
        </p>
      </div>
      <Group gap="xs" className="ma-end">
        {mail.canUndo && (
          <Button size="xs" variant="default" loading={undo.busy} onClick={() => void undo.send()}>
            {t`Call back`}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={open}
          aria-label={open ? t`Hide the mail to ${name}` : t`Read the mail to ${name}`}
          onClick={() => setOpen((now) => !now)}
        >
          {open ? t`Hide` : t`Read`}
        </Button>
      </Group>
    </li>
  )
}
