import { useState, type ReactNode } from 'react'
import {
  ActionIcon,
  Checkbox,
  Group,
  NumberInput,
  Select,
  SegmentedControl,
  Slider,
  Switch,
  TagsInput,
} from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { readerZone } from '../../components/format'
import { noPlace, PlaceSelect, TaxonAdd } from '../../components/forms/pickers'
import type { Facets, FacetValue } from './developers'
import { modeOf, withoutTaxon, withTaxon, type Names } from './chips'
import type { Filter, Mode } from './filter'

const FIRST = 6

type Props = {
  filter: Filter
  facets: Facets | undefined
  nameOf: Names
  onName: (kind: 'skill' | 'stack', id: string, name: string) => void
  onChange: (filter: Filter) => void
}

const counted = (value: number) => new Intl.NumberFormat('en-IN').format(value)

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
      <Part title="Skills">
        <TaxonPart kind="skills" {...{ filter, facets, nameOf, onName, onChange }} />
      </Part>
      <Part title="Stacks" closed={!filter.stacks}>
        <TaxonPart kind="stacks" {...{ filter, facets, nameOf, onName, onChange }} />
      </Part>
      <Part title="Titles" closed={!filter.titles}>
        <TagsInput
          size="sm"
          aria-label="Titles"
          placeholder="Backend developer"
          maxTags={10}
          value={filter.titles ?? []}
          onChange={(titles) => set({ titles })}
        />
      </Part>
      <Part title="Experience">
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
      <Part title="Place">
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
          label="City or state"
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
            label="Around the city"
            clearable
            placeholder="Only the city"
            data={['10', '25', '50', '100', '250'].map((value) => ({
              value,
              label: `${value} km`,
            }))}
            value={filter.radius ? String(filter.radius) : null}
            onChange={(value) => set({ radius: value ? Number(value) : undefined })}
          />
        )}
      </Part>
      <Part title="Work mode">
        <Values
          values={facets?.workMode}
          isOn={({ _id }) => filter.workModes?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('workModes', _id)}
        />
      </Part>
      <Part title="Availability">
        <Values
          values={facets?.availability}
          isOn={({ _id }) => filter.availability?.some((one) => one === _id) ?? false}
          onPick={({ _id }) => toggle('availability', _id)}
        />
      </Part>
      <Part title="Notice period" closed={filter.noticeMax === undefined}>
        <Values
          one
          values={facets?.noticePeriod.filter(({ _id }) => /^\d+$/.test(_id))}
          isOn={({ _id }) => String(filter.noticeMax) === _id}
          onPick={({ _id }) =>
            set({ noticeMax: String(filter.noticeMax) === _id ? undefined : Number(_id) })
          }
        />
      </Part>
      <Part title="English" closed={!filter.englishMin && !filter.testPassed}>
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
          label="Passed our English test"
          checked={filter.testPassed?.includes('english') ?? false}
          onChange={() => toggle('testPassed', 'english')}
        />
      </Part>
      <Part title="Expected pay" closed={filter.payMax === undefined}>
        <PayPart filter={filter} onChange={set} />
      </Part>
      <Part
        title="More"
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
            label="Employment"
            clearable
            placeholder="Any"
            data={['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship']}
            value={filter.jobTypes?.[0] ?? null}
            onChange={(value) => set({ jobTypes: value ? [value] : [] })}
          />
          <Select
            size="sm"
            label="Education from"
            clearable
            placeholder="Any"
            data={[
              { value: 'diploma', label: 'Diploma' },
              { value: 'bachelor', label: 'Bachelor' },
              { value: 'master', label: 'Master' },
              { value: 'doctorate', label: 'Doctorate' },
            ]}
            value={filter.education ?? null}
            onChange={(value) => set({ education: value ?? undefined })}
          />
          <Select
            size="sm"
            label="Last active"
            clearable
            placeholder="Any time"
            data={[
              { value: '7', label: 'In the last week' },
              { value: '30', label: 'In the last 30 days' },
              { value: '90', label: 'In the last 90 days' },
            ]}
            value={filter.activeWithinDays ? String(filter.activeWithinDays) : null}
            onChange={(value) => set({ activeWithinDays: value ? Number(value) : undefined })}
          />
          <Switch
            size="sm"
            label="Shares working hours with me"
            checked={Boolean(filter.timeZone)}
            onChange={(event) =>
              set(
                event.currentTarget.checked
                  ? { timeZone: readerZone(), overlapHours: 4 }
                  : { timeZone: undefined, overlapHours: undefined }
              )
            }
          />
          {filter.timeZone && (
            <div>
              <span className="se-hint">
                At least {filter.overlapHours ?? 4} hours from 9 to 18
              </span>
              <Slider
                min={1}
                max={9}
                label={null}
                thumbLabel="Shared hours"
                value={Number(filter.overlapHours ?? 4)}
                onChange={(overlapHours) => set({ overlapHours })}
              />
            </div>
          )}
          <Switch
            size="sm"
            label="Would relocate"
            checked={Boolean(filter.relocation)}
            onChange={(event) => set({ relocation: event.currentTarget.checked || undefined })}
          />
          <div>
            <span className="se-hint" id="saved-or-not">
              Saved by your team
            </span>
            <SegmentedControl
              fullWidth
              size="xs"
              aria-labelledby="saved-or-not"
              data={[
                { value: '', label: 'All' },
                { value: 'yes', label: 'Saved' },
                { value: 'no', label: 'Not yet' },
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
  ) as Filter
}

function Part({
  title,
  closed = false,
  children,
}: {
  title: string
  closed?: boolean
  children: ReactNode
}) {
  return (
    <details open={!closed || undefined}>
      <summary>{title}</summary>
      <div className="se-part">{children}</div>
    </details>
  )
}

/** Values with their counts; those that find nobody stay readable but cannot be chosen. */
function Values({
  values,
  isOn,
  onPick,
  most = FIRST,
  one,
}: {
  values: FacetValue[] | undefined
  isOn: (value: FacetValue) => boolean
  onPick: (value: FacetValue) => void
  most?: number
  /** "At least this": the chosen one and those it includes. */
  one?: boolean
}) {
  const [all, setAll] = useState(false)
  if (!values) return <div className="c-skeleton" style={{ height: 84 }} />
  const shown = all ? values : values.filter((value, index) => index < most || isOn(value))
  return (
    <ul className="se-values" data-one={one || undefined}>
      {shown.map((value) => {
        const on = isOn(value)
        return (
          <li key={value._id}>
            <button
              type="button"
              aria-pressed={on}
              disabled={value.count === 0 && !on}
              onClick={() => onPick(value)}
            >
              <span>{value.name}</span>
              <small>{counted(value.count)}</small>
            </button>
          </li>
        )
      })}
      {values.length > most && (
        <li>
          <button type="button" className="se-all" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${values.length}`}
          </button>
        </li>
      )}
    </ul>
  )
}

const modeWords: { value: Mode; label: string }[] = [
  { value: 'all', label: 'must have' },
  { value: 'any', label: 'one of' },
  { value: 'none', label: 'without' },
]

/** Skills or stacks: what is asked for with its mode and years, a field to add more, and the most common ones. */
function TaxonPart({
  kind,
  filter,
  facets,
  nameOf,
  onName,
  onChange,
}: Props & { kind: 'skills' | 'stacks' }) {
  const one = kind === 'skills' ? 'skill' : 'stack'
  const chosen = (['all', 'any', 'none'] as const).flatMap((mode) =>
    (filter[kind]?.[mode] ?? []).map((id) => ({ id: String(id), mode }))
  )
  const offered = facets?.[kind].filter(({ _id }) => !chosen.some(({ id }) => id === _id))
  return (
    <>
      {chosen.map(({ id, mode }) => (
        <div className="se-chosen" key={id}>
          <strong>{nameOf(one, id)}</strong>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Remove ${nameOf(one, id)}`}
            onClick={() => onChange(withoutTaxon(filter, kind, id))}
          >
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
          <Group gap={6} wrap="nowrap">
            <Select
              size="xs"
              aria-label={`How ${nameOf(one, id)} counts`}
              allowDeselect={false}
              data={modeWords}
              value={mode}
              onChange={(value) => onChange(withTaxon(filter, kind, id, value as Mode))}
            />
            {kind === 'skills' && mode !== 'none' && (
              <NumberInput
                size="xs"
                w={84}
                hideControls
                aria-label={`Least years of ${nameOf(one, id)}`}
                placeholder="years"
                suffix="+ years"
                min={0}
                max={40}
                value={filter.minYears?.[id] ?? ''}
                onChange={(value) => {
                  const { [id]: _, ...rest } = filter.minYears ?? {}
                  const minYears = Number(value) > 0 ? { ...rest, [id]: Number(value) } : rest
                  const { minYears: __, ...others } = filter
                  onChange(Object.keys(minYears).length ? { ...others, minYears } : others)
                }}
              />
            )}
          </Group>
        </div>
      ))}
      <TaxonAdd
        kind={one}
        label={kind === 'skills' ? 'Add a skill' : 'Add a stack'}
        chosen={chosen.map(({ id }) => id)}
        onAdd={({ _id, name }) => {
          onName(one, _id, name)
          onChange(withTaxon(filter, kind, _id, 'all'))
        }}
      />
      <Values
        values={offered}
        isOn={({ _id }) => modeOf(filter, kind, _id) !== undefined}
        onPick={({ _id, name }) => {
          onName(one, _id, name)
          onChange(withTaxon(filter, kind, _id, 'all'))
        }}
      />
    </>
  )
}

function PayPart({
  filter,
  onChange,
}: {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}) {
  const currency = filter.currency ?? 'INR'
  return (
    <div className="se-more">
      <NumberInput
        size="sm"
        label="At most"
        min={0}
        allowDecimal={false}
        hideControls
        thousandSeparator
        thousandsGroupStyle={currency === 'INR' ? 'lakh' : 'thousand'}
        placeholder="2500000"
        value={filter.payMax ?? ''}
        onChange={(value) =>
          onChange(
            value === ''
              ? { payMax: undefined, currency: undefined, payPer: undefined }
              : { payMax: Number(value), currency, payPer: filter.payPer ?? 'year' }
          )
        }
      />
      <Group gap={6} grow wrap="nowrap">
        <Select
          size="xs"
          aria-label="Currency"
          allowDeselect={false}
          data={['INR', 'USD', 'EUR', 'GBP']}
          value={currency}
          onChange={(value) => onChange({ currency: value ?? 'INR' })}
        />
        <Select
          size="xs"
          aria-label="Per"
          allowDeselect={false}
          data={[
            { value: 'year', label: 'a year' },
            { value: 'month', label: 'a month' },
            { value: 'hour', label: 'an hour' },
          ]}
          value={filter.payPer ?? 'year'}
          onChange={(value) => onChange({ payPer: value })}
        />
      </Group>
    </div>
  )
}
