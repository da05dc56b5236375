import { Box } from '@mui/material'
import { labelOf } from '../catalogues'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const show = (value: unknown) =>
  isEmpty(value)
    ? 'nothing'
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value).replace(/<[^<>]+>/g, ' ')

const isChange = (value: unknown) =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value)

/** A value that is no list of changes, such as bands of a price or the address of a buyer: a line an entry. */
export function Values({ value }: { value: object }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14 }}>
      {filled(value).map(([name, each]) => (
        <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
          {!Array.isArray(value) && `${labelOf(name)}: `}
          {typeof each === 'object' && each !== null ? partsOf(each) : show(each)}
        </Box>
      ))}
    </Box>
  )
}

const filled = (value: object) => Object.entries(value).filter(([, each]) => !isEmpty(each))

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
export function Changes({ changes }: { changes: Record<string, { from: unknown; to: unknown }> }) {
  const entries = Object.entries(changes ?? {}).filter(([, change]) => isChange(change))
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
      {entries.map(([name, { from, to }]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labelOf(name)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {from !== null && from !== undefined && (
              <>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {show(from).slice(0, 160)}
                </Box>{' '}
                →{' '}
              </>
            )}
            <Box component="ins" sx={{ textDecoration: 'none' }}>
              {show(to).slice(0, 160)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
