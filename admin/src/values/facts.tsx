import { Box } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'
import { grouped, isCutTitle, labelOf, type Catalogue, type Field } from '../catalogues'
import { hidden } from '../hidden'
import { Cell } from './cell'
import { saidAlong } from './span'

type Named = [string, Field]

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
const wide = new Set(['html', 'longtext', 'rows', 'map', 'json', 'preview', 'references'])

/**
 * What is known about a row: in the groups of its catalogue, or short facts in columns before long texts at reading
 * width; with `textsFirst` these come first, where they decide.
 */
export function Facts({
  catalogue,
  textsFirst = false,
}: {
  catalogue: Catalogue
  textsFirst?: boolean
}) {
  const record = useRecordContext()
  const along = saidAlong(catalogue.fields, record)
  // numbers of the point that the picture itself shows
  const points = new Set(
    Object.values(catalogue.fields).flatMap(({ picture }) =>
      picture ? [picture.x, picture.y] : []
    )
  )
  const fields = Object.entries(catalogue.fields).filter(
    ([name, field]) =>
      !field.secret &&
      !field.echo &&
      // a number of ours, which says nothing to a reader
      field.type !== 'id' &&
      (name !== catalogue.title || isCutTitle(catalogue, record)) &&
      !along.has(name) &&
      !points.has(name) &&
      (name === 'isApproved' ||
        !isEmpty(record?.[name]) ||
        !isEmpty(record?.[field.span?.to ?? '']))
  )
  const groups = grouped(catalogue, fields)
  if (groups)
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        {groups.map((group) => (
          <Box component="section" key={group.label} aria-label={group.label}>
            <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1 }}>
              {group.label}
            </Box>
            <FactList fields={group.fields} record={record} />
          </Box>
        ))}
      </Box>
    )
  const [texts, facts] = [
    fields.filter(([, field]) => wide.has(field.type)),
    fields.filter(([, field]) => !wide.has(field.type)),
  ]
  return (
    <FactList fields={textsFirst ? [...texts, ...facts] : [...facts, ...texts]} record={record} />
  )
}

const isWide = (field: Field, value: unknown) => wide.has(field.type) || lengthOf(value) > LONG

/** How many characters a text has, or a list in one line. */
const lengthOf = (value: unknown) =>
  (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '').length

/** Characters of a text from which on it has a row for itself, and two columns. */
const LONG = 80
const BROAD = 20

/** How much of a line a fact takes; there are two columns at least. */
const columnsOf = (field: Field, value: unknown) =>
  isWide(field, value)
    ? '1 / -1'
    : field.type !== 'datetime' && lengthOf(value) > BROAD
      ? 'span 2'
      : undefined

const FactList = ({ fields, record }: { fields: Named[]; record?: RaRecord }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
      },
      columnGap: { xs: 2, sm: 3 },
      rowGap: 2,
    }}
  >
    {fields.map(([name, field]) => (
      <Box
        key={name}
        sx={{
          minWidth: 0,
          gridColumn: columnsOf(field, record?.[name]),
          maxWidth: 720,
        }}
      >
        <Box
          component="dt"
          // each change has a name of its own
          sx={field.sideBySide ? hidden : { color: 'text.secondary', fontSize: 13 }}
        >
          {field.span?.label ?? labelOf(name, field)}
        </Box>
        <Box
          component="dd"
          sx={{
            'm': 0,
            'mt': 0.25,
            'overflowWrap': 'anywhere',
            '& > span': { whiteSpace: 'normal' },
          }}
        >
          <Cell name={name} field={field} label={labelOf(name, field)} />
        </Box>
      </Box>
    ))}
  </Box>
)
