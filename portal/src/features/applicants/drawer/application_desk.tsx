import './application_desk.css'
import { useRef, useState, type ReactNode } from 'react'
import { Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { t } from '@lingui/core/macro'
import { useFocusKept } from '../../../components/focus_kept'
import { Failed, Stale } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { type JobShown, type Reviewed, nameOf } from '../applicants_data'
import { ScheduleDialog } from '../../interviews'
import { MakeOffer } from '../../offers'
import type { Spot } from '../../screening'
import { DeskActs } from './desk/desk_acts'
import { DeskHead, type Walk } from './desk/desk_head'
import { KeyHint, useDeskKeys } from './desk/desk_keys'
import { useDesk, type Desk } from './desk/use_desk'
import { Judgement } from './judgement'
import { type Acts, NextStep } from './next_step'
import { ResumePane } from './resume/resume_pane'
import type { Proof } from './resume/resume_evidence'
import { SamePerson } from './same_person'

/** One application beside its resume: read left, judge right, and on to the next with a key. */
export function ApplicationDesk({
  id,
  job,
  place,
  busy,
  inDialog = false,
  onStep,
  labels,
  end,
  missing,
  ...acts
}: Acts &
  Walk & {
    id: string
    job?: JobShown
    /** A dialog of the screen lies above it. */
    busy: boolean
    /** It is in a dialog, to which its keys belong. */
    inDialog?: boolean
    /** After the arrows, at the end of the head. */
    end?: ReactNode
    /** What to do about one that cannot be shown. */
    missing: ReactNode
  }) {
  const desk = useDesk(id, acts)
  const { one, answer } = desk
  const walk = { place, onStep, labels }
  useDeskKeys(desk, walk, { inDialog, busy })
  const head = useRef<HTMLHeadingElement>(null)
  useFocusKept(head, [id, one?.status, desk.scheduling, desk.offering])
  return (
    <>
      <div className="ap-drawer">
        <div>
          <DeskHead ref={head} one={one} failed={answer.isError} walk={walk} end={end} />
          <Stale read={answer} what={t`The application`} />
          {one && <DeskActs one={one} columns={acts.columns} desk={desk} />}
        </div>
        {one ? (
          <DeskBody key={id} {...{ one, job, desk, acts, inDialog }} />
        ) : answer.isError ? (
          <NotShown answer={answer} missing={missing} />
        ) : (
          <DeskSkeleton />
        )}
        <KeyHint rights={desk.rights} keys={labels.keys} />
      </div>
      {desk.offering && one && (
        <MakeOffer one={one} job={job} onClose={() => desk.setOffering(false)} />
      )}
      {desk.scheduling && one && (
        <ScheduleDialog
          invitee={{ appliedId: one._id, name: nameOf(one), timeZone: one.dev.timeZone }}
          onClose={() => desk.setScheduling(false)}
        />
      )}
    </>
  )
}

/** The resume, and beside it all that helps to judge; what is pointed at in one shows in the other. */
function DeskBody({
  one,
  job,
  desk,
  acts,
  inDialog,
}: {
  one: Reviewed
  job?: JobShown
  desk: Desk
  acts: Acts
  inDialog: boolean
}) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [spot, setSpot] = useState<Spot>()
  const [proof, setProof] = useState<Proof>()
  const { evidence } = desk
  return (
    <div className="ap-drawer-body">
      <ResumePane {...{ one, phone, spot, evidence, proof, inDialog }} />
      <div className="ap-judge" tabIndex={0} role="region" aria-label={t`About the application`}>
        {desk.moving && <NextStep one={one} columns={acts.columns} onMove={acts.onMove} />}
        <SamePerson one={one} canMove={acts.canMove} />
        <Judgement
          one={one}
          job={job}
          interviews={desk.interviews}
          evidence={evidence.data?.data}
          proof={proof}
          onProve={setProof}
          onShow={setSpot}
          onSchedule={desk.rights.canInterview ? desk.interview : undefined}
        />
      </div>
    </div>
  )
}

function NotShown({ answer, missing }: { answer: Desk['answer']; missing: ReactNode }) {
  if (![403, 404].includes(answer.error?.status ?? 0))
    return <Failed read={answer} what={t`The application`} />
  return (
    <EmptyState title={t`This application cannot be shown`} action={missing}>
      {t`It may have been withdrawn and erased, or you are not on the team of this job.`}
    </EmptyState>
  )
}

function DeskSkeleton() {
  return (
    <div className="ap-drawer-body" aria-hidden="true">
      <div className="ap-resume" />
      <Stack p="lg">
        {[40, 90, 60, 120].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </Stack>
    </div>
  )
}
