import '../../../components/lists/cards.css'
import '../../../components/marks/said.css'
import './my_requests.css'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { ph, t } from '@lingui/core/macro'
import { api, type DataOf } from '../../../app/api'
import { readPages, rowsOf } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { useOpenDialog } from '../../../components/dialog_host'
import { Face } from '../../../components/face'
import { day, dayTime, payRange } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { PageHeader, Section } from '../../../components/page/page_header'
import { ShowMore } from '../../../components/lists/show_more'
import { ListSkeleton } from '../../../components/page/skeletons'
import { useWrite } from '../../../components/forms/write'
import { contactStatuses } from '../../../components/marks/statuses'
import { When } from '../../../components/when'
import { DeclineContact, ShareContact } from './answer_request'

type Request = DataOf<'GET', '/candidate/contact-requests'>[number]

const standing: typeof contactStatuses = {
  ...contactStatuses,
  pending: { ...contactStatuses.pending, label: t`Awaiting your answer` },
}

/** /candidate/contact-requests: companies that ask for the contact, and those that have it. */
export default function ContactRequests() {
  const requests = useInfiniteQuery(
    readPages('GET', '/candidate/contact-requests', { query: { limit: 20 } })
  )
  const rows = rowsOf(requests)
  const open = useOpenDialog()
  return (
    <>
      <PageHeader title={t`Contact requests`}>
        {t`Companies read your name, e-mail and phone only after you say yes, or when you apply.`}
      </PageHeader>
      <GrowingList
        list={requests}
        what={t`The requests`}
        rows={rows}
        pending={<ListSkeleton rows={3} />}
        empty={
          <EmptyState
            title={t`No company has asked yet`}
            icon={<Spot name="messages" />}
            action={
              <Button component={Link} to="/candidate/profile">
                {t`Go to your profile`}
              </Button>
            }
          >
            {t`Approved profiles with a resume are asked most often.`}
          </EmptyState>
        }
      >
        <ul className="cards" aria-label={t`Contact requests`}>
          {rows.map((request) => (
            <li key={request._id} className="card">
              <div className="card-head">
                <Face
                  name={request.company.companyName}
                  src={request.company.logo}
                  size={44}
                  square
                />
                <div>
                  <h3>
                    <Link to={`/companies/${request.company.slug}`}>
                      {request.company.companyName}
                    </Link>
                  </h3>
                  <Text size="sm" c="dimmed">
                    {[
                      request.company.isVerified && t`Verified company`,
                      request.company.city,
                      request.sentBy && t`asked by ${{ sentBy: request.sentBy }}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Badge color={standing[request.status]?.color}>
                  {standing[request.status]?.label ?? request.status}
                </Badge>
              </div>
              <Text size="sm" mt="sm">
                {request.job ? (
                  <>
                    <Trans>
                      For{' '}
                      <Link to={`/jobs/${request.job.slug}`}>
                        {ph({ jobTitle: request.job.jobTitle })}
                      </Link>
                    </Trans>
                  </>
                ) : (
                  t`Not for a single job`
                )}
                {request.payRange && ` · ${pay(request.payRange)}`}
              </Text>
              <p className="said">{request.message}</p>
              {request.status === 'pending' ? (
                <Group mt="md" gap="xs">
                  <Button
                    disabled={!request.actions.includes('accept')}
                    onClick={() =>
                      open((close) => <ShareContact request={request} onClose={close} />)
                    }
                  >
                    {t`Share my contact`}
                  </Button>
                  <Button
                    variant="subtle"
                    color="gray"
                    disabled={!request.actions.includes('decline')}
                    onClick={() =>
                      open((close) => <DeclineContact request={request} onClose={close} />)
                    }
                  >
                    {t`Decline`}
                  </Button>
                  <Text size="sm" c="var(--clock)">
                    {t`Answer by ${{ dayTime: dayTime(request.expiresAt!) }}`}
                  </Text>
                </Group>
              ) : (
                <Text size="sm" c="dimmed" mt="sm">
                  {request.answeredAt ? (
                    <When at={request.answeredAt} prefix={t`Answered`} />
                  ) : (
                    <When at={request.sentAt} prefix={t`Asked`} />
                  )}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </GrowingList>
      <Unlocks />
    </>
  )
}

const pay = ({ min, max, currency, per }: NonNullable<Request['payRange']>) =>
  payRange({ budgetMin: min, budgetMax: max, currency, budgetFor: per })

/** Who may read the contact, since when, and who took it out; what a request unlocked can be taken back. */
function Unlocks() {
  const unlocks = useInfiniteQuery(readPages('GET', '/candidate/unlocks', { query: { limit: 20 } }))
  const rows = rowsOf(unlocks)
  const revoke = useWrite(
    (id: string) => api.put('/candidate/unlocks/:id/revoke', { params: { id } }),
    { refreshes: ['/candidate/unlocks'] }
  )
  if (!rows.length) return null
  return (
    <div style={{ marginTop: 32 }}>
      <Section
        title={t`Who has your contact`}
        note={t`Every company, and each time somebody took it out.`}
      >
        {rows.map((unlock, index) => (
          <div className="c-row" key={unlock._id ?? `applied-${index}`}>
            <div style={{ minWidth: 0 }}>
              <strong>
                <Link to={`/companies/${unlock.company.slug}`} style={{ color: 'inherit' }}>
                  {unlock.company.companyName}
                </Link>{' '}
                {!unlock.isOpen && <Badge color="gray">{t`Ended`}</Badge>}
              </strong>
              <span className="dim">
                {unlock.source === 'application'
                  ? unlock.jobTitle
                    ? t`You applied for ${{ jobTitle: unlock.jobTitle }}`
                    : t`You applied`
                  : unlock.askedBy
                    ? t`You accepted the request of ${{ name: unlock.askedBy }}`
                    : t`You accepted`}
                , {day(unlock.unlockedAt)}
                {unlock.isOpen && unlock.expiresAt && t` · until ${{ day: day(unlock.expiresAt) }}`}
              </span>
              {unlock.source === 'application' && (
                <span className="dim">
                  {unlock.openedAt ? (
                    <>
                      <Trans>
                        First read by {{ openedBy: unlock.openedBy ?? t`somebody who left` }},{' '}
                        <When at={unlock.openedAt} />
                      </Trans>
                    </>
                  ) : (
                    t`Nobody has read your application yet`
                  )}
                </span>
              )}
              {unlock.fetches.length > 0 && (
                <ul className="request-fetches" aria-label={t`Taken out by`}>
                  {unlock.fetches.map((fetch) => (
                    <li key={fetch.at}>
                      {fetch.by ?? t`Someone who left`}, <When at={fetch.at} />
                      {fetch.reason && `: ${fetch.reason}`}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {unlock.mayRevoke && unlock._id && (
              <Button
                size="xs"
                variant="default"
                loading={revoke.busyWith(unlock._id)}
                onClick={() => void revoke.send(unlock._id!)}
              >
                {t`Take it back`}
              </Button>
            )}
          </div>
        ))}
        <ShowMore list={unlocks} />
      </Section>
    </div>
  )
}
