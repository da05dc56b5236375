import { SegmentedControl, Select, Slider, Switch } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { degrees } from '#api/candidates/candidate_facts'
import { jobTypes } from '#api/jobs/job_facts'
import { MOST_SHARED_HOURS, SHARED_HOURS } from '#api/talent/talent_facts'
import { readerZone } from '../../../components/format'
import { Part } from '../facet_values'
import type { FacetProps } from './facet_change'

type Props = Pick<FacetProps, 'filter' | 'set'>

/** What is asked for less often. */
export function MorePart({ filter, set }: Props) {
  return (
    <Part
      title={t`More`}
      closed={
        !filter.education &&
        !filter.timeZone &&
        !filter.activeWithinDays &&
        !filter.relocation &&
        filter.saved === undefined &&
        !filter.jobTypes
      }
    >
      <div className="se-more">
        <Select
          size="sm"
          label={t`Employment`}
          clearable
          placeholder={t`Any`}
          data={jobTypes}
          value={filter.jobTypes?.[0] ?? null}
          onChange={(value) => set({ jobTypes: value ? [value] : [] })}
        />
        <Select
          size="sm"
          label={t`Education from`}
          clearable
          placeholder={t`Any`}
          data={degrees}
          value={filter.education ?? null}
          onChange={(value) => set({ education: value ?? undefined })}
        />
        <Select
          size="sm"
          label={t`Last active`}
          clearable
          placeholder={t`Any time`}
          data={[
            { value: '7', label: t`In the last week` },
            { value: '30', label: t`In the last 30 days` },
            { value: '90', label: t`In the last 90 days` },
          ]}
          value={filter.activeWithinDays ? String(filter.activeWithinDays) : null}
          onChange={(value) => set({ activeWithinDays: value ? Number(value) : undefined })}
        />
        <SharedHours filter={filter} set={set} />
        <Switch
          size="sm"
          label={t`Would relocate`}
          checked={Boolean(filter.relocation)}
          onChange={(event) => set({ relocation: event.currentTarget.checked || undefined })}
        />
        <SavedOrNot filter={filter} set={set} />
      </div>
    </Part>
  )
}

/** How many hours of the day a candidate is to share with the reader. */
function SharedHours({ filter, set }: Props) {
  return (
    <>
      <Switch
        size="sm"
        label={t`Shares working hours with me`}
        checked={Boolean(filter.timeZone)}
        onChange={(event) =>
          set(
            event.currentTarget.checked
              ? { timeZone: readerZone(), overlapHours: SHARED_HOURS }
              : { timeZone: undefined, overlapHours: undefined }
          )
        }
      />
      {filter.timeZone && (
        <div>
          <span className="se-hint">
            {t`At least ${{ overlapHours: filter.overlapHours ?? SHARED_HOURS }} hours from 9 to 18`}
          </span>
          <Slider
            min={1}
            max={MOST_SHARED_HOURS}
            label={null}
            thumbLabel={t`Shared hours`}
            value={Number(filter.overlapHours ?? SHARED_HOURS)}
            onChange={(overlapHours) => set({ overlapHours })}
          />
        </div>
      )}
    </>
  )
}

function SavedOrNot({ filter, set }: Props) {
  return (
    <div>
      <span className="se-hint" id="saved-or-not">
        {t`Saved by your team`}
      </span>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby="saved-or-not"
        data={[
          { value: '', label: t`All` },
          { value: 'yes', label: t`Saved` },
          { value: 'no', label: t`Not yet` },
        ]}
        value={filter.saved === undefined ? '' : filter.saved ? 'yes' : 'no'}
        onChange={(value) => set({ saved: value === '' ? undefined : value === 'yes' })}
      />
    </div>
  )
}
