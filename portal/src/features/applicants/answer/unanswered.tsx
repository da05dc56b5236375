import '../../../components/page/page_tabs.css'
import '../../../components/lists/cards.css'
import './unanswered.css'
import { Button, Tabs } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { useAccess } from '../../../app/session/access'
import { readPages } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { Face } from '../../../components/face'
import { day } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { PageHeader } from '../../../components/page/page_header'
import { ListSkeleton } from '../../../components/page/skeletons'
import { AnswerDue, SkillMatch } from '../applicant_card'
import type { ApplicationStatus } from '../applicants_data'
import {
  EXPIRES_AFTER_DAYS,
  unansweredStates,
  type UnansweredState,
} from '#api/applications/application_facts'

type One = Data.Applications.Application.Variants['forDesk'] & { status: ApplicationStatus }
type Answer = { applications: One[]; counts: { waiting: number; late: number; closed: number } }

const empty: Record<UnansweredState, [string, string]> = {
  waiting: [
    t`Everybody has an answer`,
    t`New applicants appear here until you move or answer them.`,
  ],
  late: [
    t`Nobody waits past their date`,
    t`An answer after the promised date lowers your public response rate.`,
  ],
  closed: [
    t`None closed unanswered`,
    t`After ${EXPIRES_AFTER_DAYS} days without an answer an application closes, and the candidate is told that you did not respond.`,
  ],
}

/** /client/unanswered?state=: applications of all jobs that nobody answered, the most pressing first. */
export default function Unanswered() {
  const [params, setParams] = useSearchParams()
  const mayMove = useAccess('move_applicants')?.allowed !== false
  const state = params.get('state') ?? 'waiting'
  const list = useInfiniteQuery(
    readPages<Answer>('GET', '/client/unanswered-applications', { query: { state, limit: 30 } })
  )
  const counts = list.data?.pages[0].data.counts
  const rows = list.data?.pages.flatMap((page) => page.data.applications) ?? []
  const [title, words] = empty[state as UnansweredState] ?? empty.waiting
  return (
    <>
      <PageHeader
        title={t`Unanswered applications`}
        actions={
          mayMove &&
          // its place is kept until it is known whether one may, and whether somebody waits
          counts?.waiting !== 0 && (
            <Button component={Link} to="/client/answer">
              {t`Answer one by one`}
            </Button>
          )
        }
      >
        {t`Candidates see the date by which you promised an answer; late ones count against your response rate.`}
      </PageHeader>
      <Tabs
        className="page-tabs"
        value={state}
        onChange={(value) =>
          setParams(value && value !== 'waiting' ? { state: value } : {}, { replace: true })
        }
        mb="md"
      >
        <Tabs.List className="c-sideways">
          {unansweredStates.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label} {counts && <span className="dim num">{counts[value]}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <GrowingList
        list={list}
        what={t`The applications`}
        rows={rows}
        pending={<ListSkeleton rows={5} />}
        empty={
          <EmptyState
            title={title}
            icon={<Spot name="answered" />}
            action={
              <Button component={Link} to="/client/jobs" variant="default">
                {t`Go to your jobs`}
              </Button>
            }
          >
            {words}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((one) => (
            <li key={one._id} className="card ap-waiting">
              <Face name={`${one.dev.fName} ${one.dev.lName}`} src={one.dev.userImage} size={40} />
              <div>
                <Link to={`/client/jobs/${one.jobId}/applicants?application=${one._id}`}>
                  <strong>
                    {one.dev.fName} {one.dev.lName}
                  </strong>
                </Link>
                <p className="dim">
                  {t`${{ jobTitle: one.job.jobTitle }} · applied ${{ appliedAt: one.appliedAt ? day(one.appliedAt) : '' }}`}
                </p>
              </div>
              <span className="ap-card-facts num">
                {one.skillsAsked > 0 && (
                  <SkillMatch matched={one.skillsMatched} asked={one.skillsAsked} />
                )}
                <AnswerDue one={one} />
              </span>
            </li>
          ))}
        </ul>
      </GrowingList>
    </>
  )
}
