import { candidateLimits } from '#api/candidates/candidate_facts'
import { useEffect, useRef, useState } from 'react'
import {
  ActionIcon,
  Alert,
  Button,
  Checkbox,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read } from '../../../app/read'
import { wholeAddress } from '../../../components/forms/whole_address'
import { useSendForm } from '../../../components/forms/form'
import { noPlace, placeLabel, PlaceSelect, TaxonAdd } from '../../../components/forms/pickers'
import { same } from '../typed_fields'
import { draftPlace } from '../drafts'
import { useProfileDraft } from '../profile_draft'
import { readMonth, type Field, type Row, type SectionDefinition } from './profile_sections'

// any way of writing a month, which is read when the field is left
const MONTH_MAX = 20

type Skill = { skillId: string; skillName: string }

/** A row as its fields hold it; what waits for approval is what one goes on with. */
export function valuesOf(fields: Field[], { pending, ...kept }: Row): Row {
  const row: Row = { ...kept, ...pending?.input }
  const value = ({ name, kind }: Field) => {
    if (kind === 'check') return Boolean(row[name])
    if (kind === 'skills') return row.skills ?? []
    if (kind === 'place')
      return { ...noPlace, city: row.location ?? '', countryCode: row.countryCode ?? '' }
    return row[name] ?? ''
  }
  return Object.fromEntries(fields.map((field) => [field.name, value(field)]))
}

/** What the server takes for the values of the fields: empty is null. */
function bodyOf(fields: Field[], values: Row): Row {
  const body: Row = {}
  for (const { name, kind, hiddenWhen } of fields) {
    const value = values[name]
    if (hiddenWhen?.(values)) body[name] = null
    else if (kind === 'check') body[name] = value
    else if (kind === 'skills') body[name] = value.map(({ skillId }: Skill) => skillId)
    else if (kind === 'place')
      Object.assign(body, {
        location: placeLabel(value) || null,
        countryCode: value.countryCode || null,
      })
    else if (kind === 'url') body[name] = wholeAddress(value ?? '') || null
    else body[name] = (kind === 'month' ? readMonth(value) : (value.trim?.() ?? value)) || null
  }
  return body
}

/** What restores a row that was removed. */
export const bodyOfRow = (fields: Field[], row: Row) =>
  fields.length ? bodyOf(fields, valuesOf(fields, row)) : { toolId: row.toolId }

/** One row of a section, new or being changed. What is typed is kept on this device until it is sent. */
export function SectionForm({
  section: { area, fields, one },
  row,
  onDone,
  onReopen,
}: {
  section: SectionDefinition
  row?: Row
  onDone: (saved?: Row) => void
  /** Opens this form again, after it was left by mistake. */
  onReopen: (open: string) => void
}) {
  const path = `/candidate/${area}` as const
  const { profile } = useProfileDraft()
  const draft = draftPlace(profile._id, `${area}.${row?._id ?? 'new'}`)
  const start = valuesOf(fields, row ?? {})
  const [kept] = useState(() => draft.read().row)
  const was = useRef(kept?.was ?? start)
  const [theirs, setTheirs] = useState<Row>()
  const form = useSendForm<Row, { data?: Row }>({
    initialValues: start,
    onValuesChange: (values) =>
      draft.write(same(values, start) ? {} : { row: { value: values, was: was.current } }),
    async send(values) {
      const body = bodyOf(fields, values)
      if (!row) return api.post(path, { body, notice: 'errors' })
      const now = ((await api.get(path)).data as Row[]).find(({ _id }) => _id === row._id)
      if (now && !same(valuesOf(fields, now), was.current)) {
        setTheirs(valuesOf(fields, now))
        throw new DOMException(t`Changed elsewhere`, 'AbortError')
      }
      return api.put(`${path}/:id`, { params: { id: row._id }, body, notice: 'errors' })
    },
    onSent({ data }) {
      draft.write({})
      onDone(data)
    },
  })
  const unsent = form.failure?.status === 0
  const submit = useRef(form.submit)
  submit.current = form.submit
  useEffect(() => {
    if (kept) form.setValues(kept.value as Row)
    // once, with what was left here
  }, [])
  useEffect(() => {
    if (!unsent) return
    const again = () => submit.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [unsent])
  function cancel() {
    const left = draft.read()
    draft.write({})
    if (left.row)
      notify.undo(t`Your changes are put aside`, () => {
        draft.write(left)
        onReopen(row?._id ?? 'new')
      })
    onDone()
  }
  function choose(whose: 'mine' | 'theirs') {
    setTheirs(undefined)
    if (whose === 'theirs') {
      draft.write({})
      return onDone(row)
    }
    was.current = theirs!
    form.submit()
  }
  const shown = fields.filter((field) => !field.hiddenWhen?.(form.values))
  return (
    <form
      className="sec-form"
      onSubmit={form.submit}
      noValidate
      aria-label={row ? t`Change this ${one}` : t`New ${one}`}
      onKeyDown={(event) =>
        event.key === 'Escape' && !event.defaultPrevented && !form.isDirty() && cancel()
      }
    >
      <Stack gap="md">
        {inPairs(shown).map((group) =>
          group[0].half ? (
            <SimpleGrid key={group[0].name} cols={{ base: 1, sm: 2 }}>
              {group.map((field) => (
                <Input key={field.name} field={field} form={form} first={field === shown[0]} />
              ))}
            </SimpleGrid>
          ) : (
            <Input key={group[0].name} field={group[0]} form={form} first={group[0] === shown[0]} />
          )
        )}
        {theirs && (
          <ChangedElsewhere
            one={one}
            differing={fields.filter(({ name }) => !same(theirs[name], form.values[name]))}
            theirs={theirs}
            onChoose={choose}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Text size="sm" c="dimmed" role="status" className="sec-kept">
            {unsent
              ? t`Not saved yet; kept on this device and sent once you are online`
              : form.isDirty() && t`Kept on this device while you type`}
          </Text>
          <Button variant="default" onClick={cancel}>
            {t`Cancel`}
          </Button>
          <Button type="submit" loading={form.busy}>
            {row ? t`Save` : t`Add`}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Fields of half a line beside each other, two by two. */
const inPairs = (fields: Field[]) =>
  fields.reduce<Field[][]>((all, field) => {
    const last = all.at(-1)
    if (field.half && last?.[0].half && last.length < 2) last.push(field)
    else all.push([field])
    return all
  }, [])

/** The row was written in another window or on another device: what it is there, and which of the two stays. */
function ChangedElsewhere({
  one,
  differing,
  theirs,
  onChoose,
}: {
  one: string
  differing: Field[]
  theirs: Row
  onChoose: (whose: 'mine' | 'theirs') => void
}) {
  return (
    <Alert color="amber" title={t`This ${one} was changed elsewhere`} role="alert">
      <Text size="sm">{t`In another window or on another device it is now:`}</Text>
      <dl className="sec-theirs">
        {differing.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{words(theirs[name])}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => onChoose('mine')}>
          {t`Keep what I typed`}
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          {t`Take the other`}
        </Button>
      </Group>
    </Alert>
  )
}

function words(value: unknown): string {
  if (Array.isArray(value))
    return value.map((skill: Skill) => skill.skillName).join(', ') || t`Nothing`
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (value && typeof value === 'object') return placeLabel(value) || t`Nothing`
  return String(value ?? '') || t`Nothing`
}

function Input({
  field,
  form,
  first,
}: {
  field: Field
  form: ReturnType<typeof useSendForm<Row, any>>
  first: boolean
}) {
  const { name, label, kind, required, max, description, options = [] } = field
  const placeholder =
    typeof field.placeholder === 'function' ? field.placeholder(form.values) : field.placeholder
  const shared = {
    label,
    description,
    placeholder,
    withAsterisk: required,
    autoFocus: first,
    ...form.getInputProps(name),
  }
  switch (kind) {
    case 'text':
      return <Textarea {...shared} autosize minRows={3} maxRows={14} maxLength={max} />
    case 'month':
      return (
        <TextInput
          {...shared}
          placeholder={t`YYYY-MM`}
          autoComplete="off"
          maxLength={MONTH_MAX}
          onBlur={() => form.setFieldValue(name, readMonth(form.values[name]))}
        />
      )
    case 'url':
      return (
        <TextInput
          {...shared}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={candidateLimits.link.max}
        />
      )
    case 'check':
      return <Checkbox label={label} {...form.getInputProps(name, { type: 'checkbox' })} />
    case 'choice':
      return (
        <Select
          {...shared}
          value={form.values[name] || null}
          onChange={(value) => form.setFieldValue(name, value ?? '')}
          data={options}
          clearable={!required}
          placeholder={t`Choose one`}
        />
      )
    case 'employment':
      return (
        <EmploymentSelect
          label={label}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.setFieldValue(name, value)}
        />
      )
    case 'place':
      return (
        <PlaceSelect
          label={label}
          value={form.values[name]}
          error={form.errors.location ?? form.errors.countryCode}
          onChange={(place) => form.setFieldValue(name, place)}
        />
      )
    case 'skills':
      return (
        <SkillPicks
          label={label}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.setFieldValue(name, value)}
        />
      )
    default:
      return <TextInput {...shared} maxLength={max} />
  }
}

function EmploymentSelect({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: React.ReactNode
  onChange: (value: string) => void
}) {
  const rows = (useQuery(read('GET', '/candidate/dev-employment')).data?.data ?? []) as Row[]
  if (!rows.length) return null
  return (
    <Select
      label={label}
      clearable
      placeholder={t`One of your employments`}
      data={rows.map((row) => ({ value: row._id, label: `${row.title}, ${row.company}` }))}
      value={value || null}
      error={error}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}

function SkillPicks({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: Skill[]
  error: React.ReactNode
  onChange: (value: Skill[]) => void
}) {
  return (
    <div>
      <TaxonAdd
        kind="skill"
        label={label}
        error={error}
        chosen={value.map(({ skillId }) => skillId)}
        disabled={value.length >= candidateLimits.rowSkills.max}
        onAdd={(one) => onChange([...value, { skillId: one._id, skillName: one.name }])}
      />
      {value.length > 0 && (
        <ul className="sec-picks" aria-label={label}>
          {value.map(({ skillId, skillName }) => (
            <li key={skillId}>
              {skillName}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t`Leave out ${skillName}`}
                onClick={() => onChange(value.filter((skill) => skill.skillId !== skillId))}
              >
                <IconX size={14} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
