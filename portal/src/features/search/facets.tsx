import { TagsInput, Select, Checkbox, Switch, Slider, SegmentedControl } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { MOST_SHARED_HOURS, SHARED_HOURS } from '#api/talent/talent_facts'
import { readerZone } from '../../components/format'
import { PlaceSelect, noPlace } from '../../components/forms/pickers'
import type { Filter } from './filter'
import { type Props, TaxonPart } from './taxon_part'
import { Part, Values } from './facet_values'
import { PayPart } from './pay_part'
import { candidateLimits, degrees } from '#api/candidates/candidate_facts'
import { talentLimits } from '#api/talent/talent_facts'
import { jobTypes } from '#api/jobs/job_facts'

/** Every filter, with how many each choice would find under the others. */
export function FacetPanel({ filter, facets, nameOf, onName, onChange }: Props) {
  const set = (change: Partial<Filter>) => onChange(tidy({ ...filter, ...change }))
  const toggle = <K extends 'workModes' | 'jobTypes' | 'availability' | 'testPassed'>(
    name: K,
    value: string
  ) => {
    const values = filter[name]?.map(String) ?? []
    set({
      [name]: values.includes(value)
        ? values.filter((other) => other !== value)
        : [...values, value],
    } as Partial<Filter>)
  }
  // a bucket ends before its upper year
  const range = `${filter.minExp ?? 0}-${filter.maxExp === undefined ? '' : Math.ceil(Number(filter.maxExp))}`
  return (
    <div className="se-facets">
      <Part title={t`Skills`}>
        <TaxonPart kind="skills" {...{ filter, facets, nameOf, onName, onChange }} />
      </Part>
      <Part title={t`Stacks`} closed={!filter.stacks}>
        <TaxonPart kind="stacks" {...{ filter, facets, nameOf, onName, onChange }} />
      </Part>
      <Part title={t`Titles`} closed={!filter.titles}>
        <TagsInput
          size="sm"
          aria-label={t`Titles`}
          placeholder={t`Backend developer`}
          maxTags={candidateLimits.preferredTitles.max}
          value={filter.titles ?? []}
          onChange={(titles) => set({ titles })}
        />
      </Part>
      <Part title={t`Employers`} closed={!filter.employers}>
        <TagsInput
          size="sm"
          aria-label={t`Employers`}
          placeholder={t`Name of a company`}
          maxTags={talentLimits.names.max}
          value={filter.employers ?? []}
          onChange={(employers) => set({ employers })}
        />
      </Part>
      <Part title={t`Schools`} closed={!filter.schools}>
        <TagsInput
          size="sm"
          aria-label={t`Schools`}
          placeholder={t`Name of a school`}
          maxTags={talentLimits.names.max}
          value={filter.schools ?? []}
          onChange={(schools) => set({ schools })}
        />
      </Part>
      <Part title={t`Experience`}>
        <Values
          values={facets?.experience}
          isOn={({ _id }) => (filter.minExp ?? filter.maxExp) !== undefined && _id === range}
          onPick={({ _id }) => {
            const [least, most] = _id.split('-')
            set(
              _id === range
                ? { minExp: undefined, maxExp: undefined }
                : { minExp: Number(least), maxExp: most ? Number(most) - 0.1 : undefined }
            )
          }}
        />
      </Part>
      <Part title={t`Place`}>
        <Values
          values={facets?.country}
          most={4}
          isOn={({ _id }) => _id === filter.countryCode && !filter.city && !filter.state}
          onPick={({ _id }) =>
            set({
              countryCode: filter.countryCode === _id && !filter.city ? undefined : _id,
              state: undefined,
              city: undefined,
              radius: undefined,
            })
          }
        />
        <PlaceSelect
          label={t`City or state`}
          value={{
            ...noPlace,
            city: filter.city ?? '',
            stateName: filter.state ?? '',
            countryName: filter.city || filter.state ? (filter.countryCode ?? '') : '',
          }}
          onChange={(place) =>
            set({
              countryCode: place.countryCode || undefined,
              state: place.stateName || place.state || undefined,
              city: place.city || undefined,
              radius: place.city ? filter.radius : undefined,
            })
          }
        />
        {filter.city && (
          <Select
            size="sm"
            mt={8}
            label={t`Around the city`}
            clearable
            placeholder={t`Only the city`}
            data={['10', '25', '50', '100', '250'].map((value) => ({
              value,
              label: t`${value} km`,
            }))}
            value={filter.radius ? String(filter.radius) : null}
            onChange={(value) => set({ radius: value ? Number(value) : undefined })}
          />
        )}
      </Part>
      <Part title={t`Work mode`}>
        <Values
          values={facets?.workMode}
          isOn={({ _id }) => filter.workModes?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('workModes', _id)}
        />
      </Part>
      <Part title={t`Availability`}>
        <Values
          values={facets?.availability}
          isOn={({ _id }) => filter.availability?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('availability', _id)}
        />
      </Part>
      <Part title={t`Notice period`} closed={filter.noticeMax === undefined}>
        <Values
          one
          values={facets?.noticePeriod.filter(({ _id }) => /^\d+$/.test(_id))}
          isOn={({ _id }) => String(filter.noticeMax) === _id}
          onPick={({ _id }) =>
            set({ noticeMax: String(filter.noticeMax) === _id ? undefined : Number(_id) })
          }
        />
      </Part>
      <Part title={t`Tests passed`} closed={!filter.testPassed?.some((test) => test !== 'english')}>
        {facets?.testPassed.length === 0 ? (
          <span className="se-hint">{t`Nobody here has passed a skill test yet`}</span>
        ) : (
          <Values
            values={facets?.testPassed}
            isOn={({ _id }) => filter.testPassed?.map(String).includes(_id) ?? false}
            onPick={({ _id, name }) => {
              onName('skill', _id, name)
              toggle('testPassed', _id)
            }}
          />
        )}
      </Part>
      <Part
        title={t`English`}
        closed={!filter.englishMin && !filter.testPassed?.includes('english')}
      >
        <Values
          one
          values={facets?.englishBand.filter(({ _id }) => _id !== 'none')}
          isOn={({ _id }) => filter.englishMin === _id}
          onPick={({ _id }) =>
            set({
              englishMin: filter.englishMin === _id ? undefined : (_id as Filter['englishMin']),
            })
          }
        />
        <Checkbox
          mt={8}
          size="sm"
          label={t`Passed our English test`}
          checked={filter.testPassed?.includes('english') ?? false}
          onChange={() => toggle('testPassed', 'english')}
        />
      </Part>
      <Part title={t`Expected pay`} closed={filter.payMax === undefined}>
        <PayPart filter={filter} onChange={set} />
      </Part>
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
          <Switch
            size="sm"
            label={t`Would relocate`}
            checked={Boolean(filter.relocation)}
            onChange={(event) => set({ relocation: event.currentTarget.checked || undefined })}
          />
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
        </div>
      </Part>
    </div>
  )
}

/** Without what is empty, so that equal filters are equal. */
function tidy(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
    )
  )
}
