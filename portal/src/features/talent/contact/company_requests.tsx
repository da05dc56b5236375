import '../../../components/lists/cards.css'
import '../words.css'
import '../rows.css'
import { Badge, Button, Select } from '@mantine/core'
import { ANSWER_DAYS } from '#api/talent/talent_facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import type { Data } from '#data'
import { api } from '../../../app/api'
import { useAccess } from '../../../app/session/access'
import { read, readPages, rowsOf } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { Face } from '../../../components/face'
import { day, grouped, payRange } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { NotOpen } from '../../../components/page/not_open'
import { PageHeader } from '../../../components/page/page_header'
import { useWrite } from '../../../components/forms/write'
import { contactStatuses } from '../../../components/marks/statuses'
import { When } from '../../../components/when'
import { nameOf } from '../candidate_facts'

type Request = Data.Talent.Contact.ContactRequest.Variants['forCompany']

const PATH = '/client/contact-requests'

/** /client/contact-requests: whom the team asked for contact details, and how it went. */
export default function ContactRequests() {
  const access = useAccess('search')
  if (access && !access.allowed) return <NotOpen title={t`Contact requests`} access={access} />
  return <Requests />
}

function Requests() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? undefined
  const quota = useQuery(read('GET', '/client/contact-quota')).data?.data
  const list = useInfiniteQuery(readPages('GET', PATH, { query: { status, limit: 20 } }))
  const rows = rowsOf(list)
  return (
    <>
      <PageHeader
        title={t`Contact requests`}
        actions={
          <Select
            aria-label={t`Which requests`}
            w={200}
            allowDeselect={false}
            data={[
              { value: '', label: t`All requests` },
              ...Object.entries(contactStatuses).map(([value, { label }]) => ({ value, label })),
            ]}
            value={status ?? ''}
            onChange={(value) => setParams(value ? { status: value } : {}, { replace: true })}
          />
        }
      >
        {quota
          ? t`${{ left: grouped(quota.left) }} of ${plural({ requests: quota.limit }, { one: '# request', other: '# requests' })} left this month. One that is declined or not answered in ${ANSWER_DAYS} days comes back.`
          : t`People your team asked for contact details.`}
      </PageHeader>
      <GrowingList
        list={list}
        what={t`The requests`}
        rows={rows}
        empty={
          <EmptyState
            icon={<Spot name="people" />}
            title={status ? t`No such requests` : t`No contact requests yet`}
            action={
              <Button component={Link} to="/client/search">
                {t`Search developers`}
              </Button>
            }
          >
            {t`Ask a developer for contact details from search or their page; say the job and the pay.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((one) => (
            <Row key={one._id} request={one} />
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

function Row({ request }: { request: Request }) {
  const { dev, payRange: pay, job, sentBy } = request
  const withdraw = useWrite(
    () => api.put('/client/contact-requests/:id/withdraw', { params: { id: request._id } }),
    { refreshes: [PATH, '/client/contact-quota', '/client/candidate/:devId'] }
  )
  return (
    <li className="card ta-row">
      <Face name={nameOf(dev)} src={dev.userImage} size={48} />
      <div className="ta-row-main">
        <h3>
          <Link to={`/client/candidates/${dev._id}`}>{nameOf(dev)}</Link>
          <Badge color={contactStatuses[request.status].color}>
            {contactStatuses[request.status].label}
          </Badge>
        </h3>
        {dev.headline && <p>{dev.headline}</p>}
        <p className="dim">
          {[
            job?.jobTitle,
            pay &&
              payRange({
                budgetMin: pay.min,
                budgetMax: pay.max,
                currency: pay.currency,
                budgetFor: pay.per,
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="ta-text">{request.message}</p>
        {request.reason && <p className="ta-note">{request.reason}</p>}
        <p className="ta-row-foot">
          <When at={request.sentAt} prefix={t`Asked`} />
          {sentBy && t` by ${{ name: sentBy.name }}`}
          {request.status === 'pending' && t` · expires on ${{ day: day(request.expiresAt!) }}`}
        </p>
      </div>
      {request.actions.includes('withdraw') && (
        <Button
          size="xs"
          variant="default"
          loading={withdraw.busy}
          onClick={() => void withdraw.send()}
        >
          {t`Take back`}
        </Button>
      )}
    </li>
  )
}
