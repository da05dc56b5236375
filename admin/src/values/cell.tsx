import { Box, Link } from '@mui/material'
import {
  ReferenceArrayField,
  ReferenceField,
  SingleFieldList,
  ChipField,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import { labelIn } from '#api/http/choices'
import { moneyWords } from '#api/billing/money/currency_facts'
import {
  catalogueOf,
  choicesOf,
  codeInWords,
  isState,
  mayRead,
  titleOf,
  type Catalogue,
  type Field,
} from '../catalogues'
import { prepared } from '../look/prepared'
import { countryOf } from './countries'
import { MapValues, Parts } from './parts'
import { spanWords } from './span'
import { Status } from './status'
import { locale, When } from './when'

const { Part: LongText, prepare, useHere } = prepared(() => import('./long_text'))
export { prepare as prepareLongText }

/** Whether what shows the long texts of a catalogue's rows is here. */
export const useLongTexts = ({ fields }: Catalogue) =>
  useHere(Object.values(fields).some(({ type }) => ['html', 'preview', 'json'].includes(type)))

/** A value as its field's type is read; `inList` keeps it on one line. */
export function Cell({
  name,
  field,
  inList = false,
  inLink = false,
  label,
}: {
  name: string
  field: Field
  inList?: boolean
  /** The whole row is a link already. */
  inLink?: boolean
  label?: string
}) {
  const record = useRecordContext()
  const value = record?.[name]
  const span = field.span && !inList && record && spanWords(field.span, value, record)
  if (span) return <>{span}</>
  if (field.type === 'reference' && value) return <Reference {...{ name, field, inList, inLink }} />
  if (field.type === 'references' && value?.length)
    return <References {...{ name, field, inList, inLink }} />
  if (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && !value.length)
  )
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name === 'isApproved' && record?.status !== 'draft' ? (
          <Status value="pending" label="Awaiting approval" />
        ) : (
          (field.whenEmpty ?? '–')
        )}
      </Box>
    )
  if (field.picture && !inList)
    return <Box component="img" src={`/images/${value}`} alt="" sx={{ maxHeight: 160 }} />
  if (field.isCode)
    return (
      <Box component="span" sx={inList ? lineOf(inLink) : undefined}>
        {codeInWords(value)}
      </Box>
    )
  switch (field.type) {
    case 'choice':
      return (
        <Status
          value={value}
          label={upperFirst(labelIn(choicesOf(field), value))}
          isState={isState(name)}
        />
      )
    case 'boolean':
      return name === 'isApproved' ? (
        <Status
          {...(value ? { value: 'approved' } : { value: 'rejected', label: 'Not approved' })}
        />
      ) : (
        <>{value ? 'Yes' : 'No'}</>
      )
    case 'datetime':
      return <When at={value} inList={inList} />
    case 'number':
      return <Amount field={field} value={value} record={record!} />
    case 'url':
      return /^https:/.test(value) && !inLink ? (
        <Link
          href={value}
          target="_blank"
          rel="noreferrer noopener"
          sx={inList ? oneLine : { overflowWrap: 'anywhere' }}
        >
          {value.replace('https://', '')}
        </Link>
      ) : (
        <Box component="span" sx={inList ? oneLine : { overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      )
    case 'list':
      return (
        <Box component="span" sx={inList ? oneLine : undefined}>
          {value.join(', ')}
        </Box>
      )
    case 'rows':
      return <Parts field={field} rows={value} inList={inList} cell={Cell} />
    case 'map':
      return <MapValues keys={field.keys!} value={value} />
    case 'html':
    case 'preview':
    case 'json':
      return inList ? (
        <Box component="span" sx={oneLine}>
          {String(value)
            .replace(/<[^<>]+>/g, ' ')
            .slice(0, 90)}
        </Box>
      ) : (
        <LongText
          type={field.type}
          value={value}
          label={label ?? name}
          sideBySide={field.sideBySide}
          parts={field.parts}
          cell={Cell}
        />
      )
    case 'longtext':
      return (
        <Box
          component="span"
          sx={inList ? lineOf(inLink) : { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {inList ? value.split('\n')[0] : value}
        </Box>
      )
    default:
      if (field.isCountry) return <>{countryOf(value)}</>
      return (
        <Box component="span" sx={inList ? lineOf(inLink) : { overflowWrap: 'anywhere' }}>
          {String(value)}
        </Box>
      )
  }
}

type Shown = { name: string; field: Field; inList: boolean; inLink: boolean }

/** Another row, as a link to it; who may not read the others is told which one, and no more. */
function Reference({ name, field, inList, inLink }: Shown) {
  const record = useRecordContext()!
  const { permissions, isPending } = usePermissions()
  if (isPending) return null
  const target = catalogueOf(field.reference!)
  if (!mayRead(target, permissions))
    return <>{record[field.called ?? ''] ?? titleOf(target, { id: record[name] })}</>
  const called = (
    <ReferenceField
      source={name}
      reference={field.reference!}
      link={inLink ? false : 'show'}
      emptyText="–"
      sx={inList ? oneLine : undefined}
    />
  )
  if (!inList) return called
  // names come after the rows: their column has its width before
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: { sm: 'clamp(96px, calc(var(--column, 10vw) * 0.85), 150px)' },
      }}
    >
      {called}
    </Box>
  )
}

function References({ name, field, inList, inLink }: Shown) {
  const target = catalogueOf(field.reference!)
  return (
    <ReferenceArrayField source={name} reference={field.reference!} perPage={50}>
      <SingleFieldList
        linkType={inLink ? false : 'show'}
        sx={{
          gap: 0.5,
          m: 0,
          flexWrap: inList ? 'nowrap' : 'wrap',
          overflow: 'hidden',
          maxWidth: inList ? 360 : undefined,
        }}
      >
        <ChipField source={target.title} size="small" sx={{ m: 0 }} />
      </SingleFieldList>
    </ReferenceArrayField>
  )
}

/** A number in its unit: money, hundredths of something, or with its sign. */
function Amount({
  field,
  value,
  record,
}: {
  field: Field
  value: number
  record: Record<string, any>
}) {
  if (field.zeroIsUnknown && value === 0) return <>–</>
  if (field.moneyIn && record[field.moneyIn])
    return (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {moneyWords(Number(value), record[field.moneyIn], locale)}
      </Box>
    )
  if (field.hundredthsOf) return <>{`${(value / 100).toLocaleString()} ${field.hundredthsOf}`}</>
  if (field.signed) return <>{signed.format(value)}</>
  return <>{field.isName ? value : Number(value).toLocaleString()}</>
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })

/** What names the row may take more room than what else is known of it. */
const lineOf = (isName: boolean) =>
  isName ? { ...oneLine, maxWidth: { xs: '100%', sm: 'clamp(220px, 30vw, 560px)' } } : oneLine
const oneLine = {
  'display': 'inline-block',
  // more where there is room: the last column is seen on a small desktop, too
  'maxWidth': { xs: '100%', sm: 'clamp(140px, calc(var(--column, 12vw) * 1.2), 420px)' },
  'overflow': 'hidden',
  'textOverflow': 'ellipsis',
  'whiteSpace': 'nowrap',
  'verticalAlign': 'middle',
  '& *': { whiteSpace: 'nowrap' },
} as const
