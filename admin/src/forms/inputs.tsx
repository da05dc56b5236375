import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Box, Button, Skeleton } from '@mui/material'
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  PasswordInput,
  ReferenceArrayInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  required,
  useSimpleFormIterator,
} from 'react-admin'
import { BY_MATCH, fits, type When } from '#api/catalogues/definition'
import {
  catalogueOf,
  choicesOf,
  inSentence,
  labelOf,
  mayRead,
  titleOf,
  type Catalogue,
  type Field,
} from '../catalogues'
import { prepared } from '../look/prepared'
import { countryChoices } from '../values/countries'
import { isDecimal } from '../values/decimals'
import { DecimalInput } from './decimal_input'
import { MapInput } from './map_input'

const PictureInput = lazy(() => import('./picture_input'))
const { Part: RichText, useHere } = prepared(
  () => import('./rich_text'),
  <Skeleton height={220} variant="rounded" />
)
export { useHere as useRichText }

const optionsOf = (field: Field) =>
  choicesOf(field).map(({ value, label }) => ({ id: value, name: label }))
const search = (q: string) => ({ q })
/** What is typed finds the row of that name first. */
const byMatch = { field: BY_MATCH, order: 'ASC' } as const

type Named = { name: string; field: Field }

/** The input of a field, checked by the very bounds that the server holds to; none while the form's values do not ask for it. */
export const Input = (props: Named) =>
  props.field.askedWhen ? (
    <Asked {...props} when={props.field.askedWhen} />
  ) : (
    <AnyInput {...props} />
  )

const Asked = ({ when, ...props }: Named & { when: When }) =>
  fits(useWatch(), when) && <AnyInput {...props} />

function AnyInput({ name, field }: Named) {
  const label = labelOf(name, field)
  const helperText =
    field.help ??
    (field.type === 'slug'
      ? `Made from the ${labelOf(field.from!).toLowerCase()} when left empty`
      : false)
  const validate = checks(field, label)
  const common = {
    source: name,
    label,
    helperText,
    validate,
    defaultValue: field.default as any,
    fullWidth: true,
  }
  if (field.picture)
    return (
      <Suspense fallback={<Skeleton height={220} variant="rounded" />}>
        <PictureInput {...common} picture={field.picture} />
      </Suspense>
    )
  switch (field.type) {
    case 'longtext':
      return (
        <>
          {field.canned && <Canned name={name} words={field.canned} />}
          <TextInput {...common} multiline minRows={3} maxRows={10} />
        </>
      )
    case 'html':
      return <RichText {...common} />
    case 'rows':
      return (
        <ArrayInput
          {...common}
          defaultValue={[{}]}
          sx={{ '& > .MuiInputLabel-root': { ml: 0, left: 0 } }}
        >
          <SimpleFormIterator
            inline
            disableReordering
            disableClear
            fullWidth
            sx={oneRow}
            addButton={<AddEntry one={field.one!} />}
          >
            {Object.entries(field.parts!).map(([part, of]) => (
              <Input key={part} name={part} field={of} />
            ))}
          </SimpleFormIterator>
        </ArrayInput>
      )
    case 'map':
      return <MapInput {...common} keys={field.keys!} />
    case 'password':
      return <PasswordInput {...common} autoComplete="new-password" />
    case 'number':
      return isDecimal(field) ? (
        <DecimalInput {...common} of={field} />
      ) : (
        <NumberInput
          {...common}
          helperText={
            helperText || (field.whenEmpty ? `Empty: ${field.whenEmpty.toLowerCase()}` : false)
          }
        />
      )
    case 'boolean':
      return <BooleanInput {...common} />
    case 'choice':
      return <SelectInput {...common} choices={optionsOf(field)} />
    case 'datetime':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          parse={timeOf}
          format={wallClock}
          slotProps={fourDigits}
        />
      )
    case 'list':
      return <TextArrayInput {...common} />
    case 'reference':
      return (
        <ReferenceInput source={name} reference={field.reference!} perPage={25} sort={byMatch}>
          <AutocompleteInput
            {...common}
            source={undefined as any}
            // in a dialog it has the focus at first, and its list would cover what is said there before
            openOnFocus={false}
            optionText={(row: any) => titleOf(catalogueOf(field.reference!), row)}
            filterToQuery={search}
          />
        </ReferenceInput>
      )
    case 'references':
      return (
        <ReferenceArrayInput source={name} reference={field.reference!} perPage={25} sort={byMatch}>
          <AutocompleteArrayInput
            {...common}
            source={undefined as any}
            optionText={(row: any) => titleOf(catalogueOf(field.reference!), row)}
            filterToQuery={search}
          />
        </ReferenceArrayInput>
      )
    default:
      if (field.isCountry) return <AutocompleteInput {...common} choices={countryChoices()} />
      return <TextInput {...common} type={field.type === 'email' ? 'email' : 'text'} />
  }
}

function AddEntry({ one }: { one: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" variant="outlined" onClick={() => add()}>
      Add {one}
    </Button>
  )
}

/** Words that are said often, each filling the input by one press; they can be changed there. */
function Canned({ name, words }: { name: string; words: readonly string[] }) {
  const { setValue } = useFormContext()
  return (
    <Box role="group" aria-label="Common reasons" sx={{ display: 'grid', gap: 0.5, mb: 1.5 }}>
      {words.map((text) => (
        <Button
          key={text}
          size="small"
          variant="outlined"
          sx={{
            justifyContent: 'flex-start',
            textAlign: 'left',
            fontWeight: 400,
            // a whole sentence is read before it is sent to somebody
            whiteSpace: 'normal',
          }}
          onClick={() => setValue(name, text, { shouldDirty: true, shouldValidate: true })}
        >
          {text}
        </Button>
      ))}
    </Box>
  )
}

/** The parts of an entry beside each other, each as wide as there is room; what takes it away is seen without a mouse, too. */
const oneRow = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
  '& .RaSimpleFormIterator-form > .MuiFormControl-root': {
    flex: { sm: '1 1 130px' },
    width: { sm: 'auto' },
  },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { py: 1 },
} as const

function checks(field: Field, label: string) {
  const isNumber = field.type === 'number' && !isDecimal(field)
  const isText = ['text', 'longtext', 'email', 'url', 'password', 'slug'].includes(field.type)
  return [
    ...(field.required ? [required(`${label} is needed`)] : []),
    ...(field.min !== undefined && isNumber ? [minValue(field.min, `At least ${field.min}`)] : []),
    ...(field.max !== undefined && isNumber ? [maxValue(field.max, `At most ${field.max}`)] : []),
    ...(field.min !== undefined && isText
      ? [minLength(field.min, `At least ${field.min} characters`)]
      : []),
    ...(field.max !== undefined && isText
      ? [maxLength(field.max, `At most ${field.max} characters`)]
      : []),
    ...(field.pattern ? [regex(new RegExp(field.pattern), 'This has the wrong form')] : []),
  ]
}

/** A time as the clock of the reader shows it, and what was typed there as the time that it is everywhere. */
const wallClock = (time?: string) =>
  time ? new Date(time).toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T') : ''
/** A year of four digits: the keys go on to the hour after them. */
const fourDigits = { htmlInput: { max: '9999-12-31T23:59' } }
const timeOf = (typed: string) => (typed ? new Date(typed).toISOString() : null)

/** A time of the filter as the day it is for the reader, `2026-12-01`. */
const dayOf = (time?: string) => (time ? new Date(time).toLocaleDateString('sv-SE') : '')

/** From what is searched to the first row that was found, as J and K go on from there. */
function intoRows(event: React.KeyboardEvent) {
  const row = event.key === 'ArrowDown' && document.querySelector<HTMLElement>('[data-row-link]')
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** A filter that is not set says so. */
const showsAny = { select: { displayEmpty: true } }

/** The filters of a list: search always, the first choice too, the others on demand; by what the reader may read. */
export function filtersOf(catalogue: Catalogue, role?: string) {
  const first = catalogue.filters.find((name) => catalogue.fields[name].type === 'choice')
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={`Search ${inSentence(catalogue.label)}`}
      onKeyDown={intoRows}
      sx={{ minWidth: 240 }}
    />,
    ...catalogue.filters.flatMap((name) => {
      const field = catalogue.fields[name]
      const label = labelOf(name, field)
      const common = { source: name, label, alwaysOn: name === first }
      switch (field.type) {
        case 'choice':
          return [
            <SelectInput
              key={name}
              {...common}
              choices={optionsOf(field)}
              emptyText="Any"
              slotProps={showsAny}
              sx={{ minWidth: 130 }}
            />,
          ]
        case 'boolean':
          return [
            <SelectInput
              key={name}
              {...common}
              choices={[
                { id: 'true', name: 'Yes' },
                { id: 'false', name: 'No' },
                ...(name === 'isApproved' ? [{ id: 'null', name: 'Awaiting approval' }] : []),
              ]}
              emptyText="Any"
              slotProps={showsAny}
              sx={{ minWidth: 130 }}
            />,
          ]
        case 'reference':
          if (!mayRead(catalogueOf(field.reference!), role)) return []
          return [
            <ReferenceInput
              key={name}
              {...common}
              reference={field.reference!}
              perPage={25}
              sort={byMatch}
            >
              <AutocompleteInput
                label={label}
                optionText={(row: any) => titleOf(catalogueOf(field.reference!), row)}
                filterToQuery={search}
                sx={{ minWidth: 220 }}
              />
            </ReferenceInput>,
          ]
        case 'datetime':
          return [
            <DateInput
              key={`${name}_gte`}
              source={`${name}_gte`}
              label={`${label}, from`}
              parse={(day: string) => day && new Date(`${day}T00:00:00`).toISOString()}
              format={dayOf}
            />,
            <DateInput
              key={`${name}_lte`}
              source={`${name}_lte`}
              label={`${label}, until`}
              // that day, too
              parse={(day: string) => day && new Date(`${day}T23:59:59.999`).toISOString()}
              format={dayOf}
            />,
          ]
        default:
          if (field.isCountry)
            return [
              <AutocompleteInput
                key={name}
                {...common}
                choices={countryChoices()}
                sx={{ minWidth: 220 }}
              />,
            ]
          return [<TextInput key={name} {...common} />]
      }
    }),
  ]
}
