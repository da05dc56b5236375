import { Input, SegmentedControl, Select, SimpleGrid, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { durations, interviewLimits, interviewTypes } from '#api/interviews/interview_facts'
import type { ApiError } from '../../../app/api'
import { TeamPicker } from '../../team'
import type { Interview } from '../interview_parts'
import type { Schedule } from './use_schedule'

/** Who takes part, how long it is, and of what kind. */
export function ScheduleTerms({
  schedule,
  interview,
  failure,
}: {
  schedule: Schedule
  interview?: Interview
  failure: ApiError | undefined
}) {
  const { terms, set } = schedule
  const { type } = terms
  return (
    <>
      <TeamPicker
        value={terms.interviewers}
        named={interview?.interviewers}
        nobody={t`You`}
        description={t`Their time is held and shown as busy above. Leave empty if it is just you.`}
        error={failure?.fields.interviewerIds}
        onChange={(interviewers) => set({ interviewers })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t`Length`}
          allowDeselect={false}
          data={durations.map(String).map((value) => ({
            value,
            label: t`${value} minutes`,
          }))}
          value={terms.duration}
          onChange={(value) => value && schedule.lengthen(value)}
        />
        <div>
          <Input.Label labelElement="div" id="kind-label">
            {t`Kind`}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby="kind-label"
            data={[...interviewTypes]}
            value={type}
            onChange={(kind) => set({ type: kind })}
          />
        </div>
      </SimpleGrid>

      <MeetingPlace schedule={schedule} failure={failure} />
    </>
  )
}

/** The link of a call, or where people meet. */
function MeetingPlace({
  schedule: { terms, set },
  failure,
}: {
  schedule: Schedule
  failure: ApiError | undefined
}) {
  const { type } = terms
  if (type === 'video')
    return (
      <TextInput
        label={t`Meeting link`}
        type="url"
        placeholder="https://"
        value={terms.meetingUrl}
        error={failure?.fields.meetingUrl}
        onChange={(event) => set({ meetingUrl: event.currentTarget.value })}
      />
    )
  return (
    <TextInput
      label={type === 'phone' ? t`Who calls whom` : t`Where`}
      maxLength={interviewLimits.location.max}
      value={terms.location}
      error={failure?.fields.location}
      onChange={(event) => set({ location: event.currentTarget.value })}
    />
  )
}
