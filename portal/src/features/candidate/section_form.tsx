import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { pending } from '../../app/api'
import { readPending } from '../../app/read'
import { useSendForm } from '../../components/form'
import { noPlace, placeLabel, PlaceSelect, TaxonAdd } from '../../components/pickers'
import { readMonth, type Field, type Row, type SectionDefinition } from './profile_sections'

type Skill = { skillId: string; skillName: string }

/** A row as its fields hold it. */
function valuesOf(fields: Field[], row: Row): Row {
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
    else body[name] = (kind === 'month' ? readMonth(value) : (value.trim?.() ?? value)) || null
  }
  return body
}

/** What restores a row that was removed. */
export const bodyOfRow = (fields: Field[], row: Row) =>
  fields.length ? bodyOf(fields, valuesOf(fields, row)) : { toolId: row.toolId }

/** One row of a section, new or being changed. */
export function SectionForm({
  section: { area, fields, one },
  row,
  onDone,
}: {
  section: SectionDefinition
  row?: Row
  onDone: (saved?: Row) => void
}) {
  const path = `/candidate/${area}`
  const form = useSendForm<Row, { data: Row }>({
    guard: true,
    initialValues: valuesOf(fields, row ?? {}),
    send: (values) =>
      row
        ? pending('PUT', `${path}/:id`, { params: { id: row._id }, body: bodyOf(fields, values) })
        : pending('POST', path, { body: bodyOf(fields, values) }),
    onSent: ({ data }) => onDone(data),
  })
  const shown = fields.filter((field) => !field.hiddenWhen?.(form.values))
  const groups = shown.reduce<Field[][]>((all, field) => {
    const last = all.at(-1)
    if (field.half && last?.[0].half && last.length < 2) last.push(field)
    else all.push([field])
    return all
  }, [])
  return (
    <form
      className="sec-form"
      onSubmit={form.submit}
      noValidate
      aria-label={row ? `Change this ${one}` : `New ${one}`}
      onKeyDown={(event) =>
        event.key === 'Escape' && !event.defaultPrevented && !form.isDirty() && onDone()
      }
    >
      <Stack gap="md">
        {groups.map((group) =>
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onDone()}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            {row ? 'Save' : 'Add'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
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
          placeholder="YYYY-MM, such as 2024-05"
          autoComplete="off"
          maxLength={20}
          onBlur={() => form.setFieldValue(name, readMonth(form.values[name]))}
        />
      )
    case 'url':
      return <TextInput {...shared} type="url" inputMode="url" autoComplete="off" maxLength={500} />
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
          placeholder="Choose one"
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
  const rows = useQuery(readPending<Row[]>('GET', '/candidate/dev-employment')).data?.data ?? []
  if (!rows.length) return null
  return (
    <Select
      label={label}
      clearable
      placeholder="One of your employments"
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
        disabled={value.length >= 20}
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
                aria-label={`Leave out ${skillName}`}
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
