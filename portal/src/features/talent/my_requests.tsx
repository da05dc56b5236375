import '../../app/look/candidate.css'
import { useState } from 'react'
import { Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { talentLimits, UNLOCK_DAYS } from '../../../../api/talent/talent_facts'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Face } from '../../components/face'
import { day, payRange } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page_header'
import { ShowMore } from '../../components/lists/show_more'
import { ListSkeleton } from '../../components/skeletons'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { contactStatuses } from '../../components/statuses'
import { When } from '../../components/when'

type Request = DataOf<'GET', '/candidate/contact-requests'>[number]

const keys = ['/candidate/contact-requests', '/candidate/unlocks']

const standing: typeof contactStatuses = {
  ...contactStatuses,
  pending: { ...contactStatuses.pending, label: 'Waits for you' },
}

/** /candidate/contact-requests: companies that ask for the contact, and those that have it. */
export default function ContactRequests() {
  const requests = useInfiniteQuery(
    readPages('GET', '/candidate/contact-requests', { query: { limit: 20 } })
  )
  const rows = rowsOf(requests)
  const [declining, setDeclining] = useState<Request>()
  const [sharing, setSharing] = useState<Request>()
  return (
    <>
      <PageHeader title="Contact requests">
        Companies read your name, e-mail and phone only after you say yes, or when you apply.
      </PageHeader>
      <GrowingList
        list={requests}
        what="The requests"
        rows={rows}
        pending={<ListSkeleton rows={3} />}
        empty={
          <EmptyState
            title="No company has asked yet"
            icon={<Spot name="messages" />}
            action={
              <Button component={Link} to="/candidate/profile">
                Go to your profile
              </Button>
            }
          >
            An approved profile with a resume is asked most.
          </EmptyState>
        }
      >
        <ul className="cand-cards" aria-label="Contact requests">
          {rows.map((request) => (
            <li key={request._id} className="cand-card">
              <div className="cand-card-head">
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
                      request.company.isVerified && 'Verified company',
                      request.company.city,
                      request.sentBy && `asked by ${request.sentBy}`,
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
                    For <Link to={`/jobs/${request.job.slug}`}>{request.job.jobTitle}</Link>
                  </>
                ) : (
                  'Not for a single job'
                )}
                {request.payRange && ` · ${pay(request.payRange)}`}
              </Text>
              <p className="cand-feedback">{request.message}</p>
              {request.status === 'pending' ? (
                <Group mt="md" gap="xs">
                  <Button
                    disabled={!request.actions.includes('accept')}
                    onClick={() => setSharing(request)}
                  >
                    Share my contact
                  </Button>
                  <Button
                    variant="subtle"
                    color="gray"
                    disabled={!request.actions.includes('decline')}
                    onClick={() => setDeclining(request)}
                  >
                    Decline
                  </Button>
                  <Text size="sm" c="var(--clock)">
                    Answer by {day(request.expiresAt!)}
                  </Text>
                </Group>
              ) : (
                <Text size="sm" c="dimmed" mt="sm">
                  {request.answeredAt ? (
                    <When at={request.answeredAt} prefix="Answered" />
                  ) : (
                    <When at={request.sentAt} prefix="Asked" />
                  )}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </GrowingList>
      <Unlocks />
      {sharing && <Share request={sharing} onClose={() => setSharing(undefined)} />}
      {declining && <Decline request={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}

const pay = ({ min, max, currency, per }: NonNullable<Request['payRange']>) =>
  payRange({ budgetMin: min, budgetMax: max, currency, budgetFor: per })

/** What saying yes means, before it is said. */
function Share({ request, onClose }: { request: Request; onClose: () => void }) {
  const { companyName } = request.company
  const accept = useWrite(
    () => api.put('/candidate/contact-requests/:id/accept', { params: { id: request._id } }),
    { refreshes: keys, onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={`Share your contact with ${companyName}?`}>
      <Stack>
        <Text size="sm">
          Everyone who hires at {companyName} can read your name, e-mail address and phone number
          for {UNLOCK_DAYS} days, until {day(Date.now() + UNLOCK_DAYS * 86_400_000)}. You can take
          it back before, and you see here each time somebody takes it out.
        </Text>
        <Refused failure={accept.failure} beside={[]} />
        <DialogEnd back="Not now" onBack={onClose}>
          <Button loading={accept.busy} onClick={() => void accept.send()} data-autofocus>
            Share for {UNLOCK_DAYS} days
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

function Decline({ request, onClose }: { request: Request; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const decline = useWrite(
    () =>
      api.put('/candidate/contact-requests/:id/decline', {
        params: { id: request._id },
        body: { reason: reason.trim() || undefined },
      }),
    { refreshes: ['/candidate/contact-requests'], onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={`Decline ${request.company.companyName}?`}>
      <Stack>
        <Text size="sm">They do not get your contact. They are told that you declined.</Text>
        <Textarea
          label="Why? (if you like)"
          description="They will read this"
          maxLength={talentLimits.contactDecline.max}
          autosize
          minRows={2}
          data-autofocus
          value={reason}
          error={decline.failure?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogEnd back="Back" onBack={onClose}>
          <Button loading={decline.busy} onClick={() => void decline.send()}>
            Decline the request
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

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
        title="Who has your contact"
        note="Every company, and each time somebody took it out."
      >
        {rows.map((unlock, index) => (
          <div className="c-row" key={unlock._id ?? `applied-${index}`}>
            <div style={{ minWidth: 0 }}>
              <strong>
                <Link to={`/companies/${unlock.company.slug}`} style={{ color: 'inherit' }}>
                  {unlock.company.companyName}
                </Link>{' '}
                {!unlock.isOpen && <Badge color="gray">Ended</Badge>}
              </strong>
              <span className="dim">
                {unlock.source === 'application'
                  ? `You applied${unlock.jobTitle ? ` for ${unlock.jobTitle}` : ''}`
                  : `You accepted${unlock.askedBy ? ` the request of ${unlock.askedBy}` : ''}`}
                , {day(unlock.unlockedAt)}
                {unlock.isOpen && unlock.expiresAt && ` · until ${day(unlock.expiresAt)}`}
              </span>
              {unlock.source === 'application' && (
                <span className="dim">
                  {unlock.openedAt ? (
                    <>
                      First read by {unlock.openedBy ?? 'somebody who left'},{' '}
                      <When at={unlock.openedAt} />
                    </>
                  ) : (
                    'Nobody has read your application yet'
                  )}
                </span>
              )}
              {unlock.fetches.length > 0 && (
                <ul className="cand-fetches" aria-label="Taken out by">
                  {unlock.fetches.map((fetch) => (
                    <li key={fetch.at}>
                      {fetch.by ?? 'Somebody who left'}, <When at={fetch.at} />
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
                Take it back
              </Button>
            )}
          </div>
        ))}
        <ShowMore list={unlocks} />
      </Section>
    </div>
  )
}
