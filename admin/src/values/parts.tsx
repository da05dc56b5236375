import type { ComponentType } from 'react'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import type { Keys } from '#api/catalogues/definition'
import { labelOf, type Field } from '../catalogues'
import { useKeysOf } from './map_keys'

type Part = Record<string, unknown>

/** The entries of a field of `rows`, as a table; in a list as a line, where one of a single part needs no name of it. */
export function Parts({
  field,
  rows,
  inList,
  cell: Cell,
}: {
  field: Field
  rows: Part[]
  inList: boolean
  /** Shows one part of an entry. */
  cell: ComponentType<{ name: string; field: Field; inList?: boolean }>
}) {
  const record = useRecordContext()
  const parts = Object.entries(field.parts!).filter(
    ([name, part]) => part.whenEmpty || rows.some((row) => row[name] != null)
  )
  if (inList)
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {rows.map((row, at) => {
          const filled = parts.filter(([name]) => row[name] != null)
          return (
            <RecordContextProvider key={at} value={{ ...record, ...row }}>
              {at > 0 && '; '}
              {filled.map(([name, part], nth) => (
                <span key={name}>
                  {nth > 0 && ', '}
                  {filled.length > 1 && `${labelOf(name, part).toLowerCase()} `}
                  <Cell name={name} field={part} inList />
                </span>
              ))}
            </RecordContextProvider>
          )
        })}
      </Box>
    )
  const align = (part: Field) => (part.type === 'number' ? 'right' : 'left')
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ width: 'auto', minWidth: 320 }}>
        <TableHead>
          <TableRow>
            {parts.map(([name, part]) => (
              <TableCell key={name} align={align(part)}>
                {labelOf(name, part)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <RecordContextProvider key={at} value={{ ...record, ...row }}>
              <TableRow>
                {parts.map(([name, part]) => (
                  <TableCell key={name} align={align(part)}>
                    <Cell name={name} field={part} />
                  </TableCell>
                ))}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The values of a map, each by the name of its key. */
export function MapValues({ keys, value }: { keys: Keys; value: Part }) {
  const entries = useKeysOf(keys, value).filter(({ key }) => key in value)
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map(({ key, name }) => (
        <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
          {name}: {words(value[key])}
        </Box>
      ))}
    </Box>
  )
}

const words = (value: unknown) =>
  typeof value === 'boolean'
    ? value
      ? 'Yes'
      : 'No'
    : typeof value === 'number'
      ? value.toLocaleString()
      : String(value)
