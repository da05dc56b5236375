import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { labelOf, type Catalogue } from './catalogues'
import { Cell } from './cell'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
const wide = new Set(['html', 'longtext', 'json', 'preview', 'references'])

/** What is known about a row: short facts in columns, long texts at reading width; first, where they decide. */
export function Facts({
  catalogue,
  textsFirst = false,
}: {
  catalogue: Catalogue
  textsFirst?: boolean
}) {
  const record = useRecordContext()
  const fields = Object.entries(catalogue.fields).filter(
    ([name, field]) =>
      !field.secret &&
      !field.echo &&
      name !== catalogue.title &&
      (name === 'isApproved' || !isEmpty(record?.[name]))
  )
  const [texts, facts] = [
    fields.filter(([, field]) => wide.has(field.type)),
    fields.filter(([, field]) => !wide.has(field.type)),
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        columnGap: 3,
        rowGap: 2,
      }}
    >
      {(textsFirst ? [...texts, ...facts] : [...facts, ...texts]).map(([name, field]) => (
        <Box
          key={name}
          sx={{ minWidth: 0, gridColumn: wide.has(field.type) ? '1 / -1' : undefined }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {labelOf(name, field)}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
            <Cell name={name} field={field} label={labelOf(name, field)} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
