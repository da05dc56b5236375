import './interview_week.css'
import { useState } from 'react'
import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { Dialog } from '../../components/dialog'
import { GrowingList } from '../../components/lists/growing_list'
import { Face } from '../../components/face'
import { dayTime } from '../../components/format'
import { ListSkeleton } from '../../components/page/skeletons'
import { ApplicationStatus } from '../../components/marks/statuses'
import { ScheduleDialog } from './schedule/schedule_dialog'
import type { Invitee, Span } from './schedule/use_schedule'

/** Whom to invite: an applicant who has no interview under way; then the times, with the one that was pointed at. */
export function InviteDialog({ at, onClose }: { at?: Span; onClose: () => void }) {
  const [invitee, setInvitee] = useState<Invitee>()
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search.trim(), 200)
  const found = useQuery({
    ...read('GET', '/client/interview-applications', {
      query: { search: wanted.length > 1 ? wanted : undefined, limit: 20 },
    }),
    placeholderData: (before) => before,
  })
  if (invitee) return <ScheduleDialog invitee={invitee} at={at} onClose={onClose} />
  const rows = found.data?.data ?? []
  return (
    <Dialog onClose={onClose} title={t`Who do you want to invite?`}>
      <Stack>
        {at && (
          <Text size="sm" c="dimmed">
            {t`For ${{ dayTime: dayTime(at.start) }}`}
          </Text>
        )}
        <TextInput
          label={t`Applicant`}
          placeholder={t`A name, or a job`}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus
        />
        <GrowingList
          list={found}
          what={t`The applicants`}
          rows={rows}
          pending={<ListSkeleton rows={3} height={52} />}
          empty={
            <Text size="sm" c="dimmed">
              {wanted.length > 1
                ? t`Nobody with this name can be invited: they have not applied, or an interview with them is under way.`
                : t`Nobody is waiting for an invitation. New applicants appear here until an interview is under way.`}
            </Text>
          }
        >
          <ul className="iw-people" aria-label={t`Applicants`}>
            {rows.map(({ appliedId, dev, job, status }) => (
              <li key={appliedId}>
                <UnstyledButton
                  onClick={() =>
                    setInvitee({
                      appliedId,
                      name: `${dev.fName} ${dev.lName}`,
                      timeZone: dev.timeZone,
                    })
                  }
                >
                  <Face name={`${dev.fName} ${dev.lName}`} src={dev.userImage} size={36} />
                  <span>
                    <strong>
                      {dev.fName} {dev.lName}
                    </strong>
                    <small>{job.jobTitle}</small>
                  </span>
                  <ApplicationStatus status={status} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </GrowingList>
      </Stack>
    </Dialog>
  )
}
