import { Box } from '@mui/material'
import { RecordContextProvider } from 'react-admin'
import { labelIn } from '#api/http/choices'
import { choicesOf, fieldAt, labelOf, type Field } from '../catalogues'
import { countryOf } from './countries'
import type { ShownCell } from './side_by_side'
import { shortly } from './when'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

type Fields = Record<string, Field>
const TIME = /^\d{4}-\d\d-\d\dT/

const show = (value: unknown, field?: Field): string =>
  isEmpty(value)
    ? 'nothing'
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : typeof value === 'object'
        ? Array.isArray(value) && value.every((each) => typeof each !== 'object')
          ? value.join(', ') || 'nothing'
          : JSON.stringify(value)
        : field?.choices
          ? labelIn(choicesOf(field), value as string)
          : field?.isCountry
            ? countryOf(value as string)
            : TIME.test(String(value))
              ? shortly(String(value))
              : String(value).replace(/<[^<>]+>/g, ' ')

const isChange = (value: unknown) =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value)

const isNumber = (value: unknown) => /^\d+$/.test(String(value))

/** A value that is no list of changes, such as bands of a price or the address of a buyer: a line an entry. */
export function Values({ value, parts = {} }: { value: object; parts?: Fields }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14 }}>
      {inOrder(filled(value), Object.keys(parts)).map(([name, each]) => (
        <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
          {!Array.isArray(value) && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {labelOf(name, parts[name])}:{' '}
            </Box>
          )}
          {typeof each === 'object' && each !== null ? partsOf(each) : show(each, parts[name])}
        </Box>
      ))}
    </Box>
  )
}

const filled = (value: object) => Object.entries(value).filter(([, each]) => !isEmpty(each))

/** The entries that have a place first, in its order. */
const inOrder = (entries: [string, unknown][], order: string[]) =>
  entries.toSorted(
    ([one], [other]) =>
      (order.indexOf(one) + 1 || Infinity) - (order.indexOf(other) + 1 || Infinity) || 0
  )

const partsOf = (value: object) =>
  filled(value)
    .map(([name, part]) => `${labelOf(name)} ${show(part)}`)
    .join(', ')

/** Are these changes by field, each from something to something? */
export const areChanges = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  (Object.values(value).length === 0 || Object.values(value).some(isChange))

/** Each changed field, before and after. */
export function Changes({
  changes,
  fields = {},
  cell: ShownCell,
}: {
  changes: Record<string, { from: unknown; to: unknown }>
  /** Those of the row that was changed. */ fields?: Fields
  /** Shows a row that is named by its id. */ cell?: ShownCell
}) {
  const entries = Object.entries(changes ?? {})
    // its own number says nothing to a reader
    .filter(([column, change]) => isChange(change) && column !== 'id')
    .map(([column, change]) => ({ column, ...change, of: fieldAt(fields, column) }))
    // whom the row shows by the name of another row, the log has by the number of it
    .filter(({ to, of: [, field] }) => !(field?.of?.includes('.') && isNumber(to)))
  const valueOf = (value: unknown, [name, field]: [string, Field?]) =>
    ShownCell && field?.type === 'reference' && value ? (
      <RecordContextProvider value={{ id: name, [name]: value }}>
        <ShownCell name={name} field={field} />
      </RecordContextProvider>
    ) : (
      show(value, field).slice(0, 160)
    )
  if (!entries.length) return <>–</>
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        rowGap: 0.25,
        fontSize: 13,
      }}
    >
      {entries.map(({ column, from, to, of }) => (
        <Box key={column} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labelOf(...of)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {from !== null && from !== undefined && (
              <>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {valueOf(from, of)}
                </Box>{' '}
                →{' '}
              </>
            )}
            <Box component="ins" sx={{ textDecoration: 'none' }}>
              {valueOf(to, of)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
