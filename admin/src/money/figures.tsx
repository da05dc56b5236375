import type { ReactNode } from 'react'
import {
  Box,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  useMediaQuery,
  type Theme,
} from '@mui/material'

type Props = {
  title: string
  note?: ReactNode
  columns: string[]
  rows: ReactNode[][]
  /** How many columns from the left are words; the others are figures. */
  words: number
  empty?: string
}

/** A table of figures under its name; on a phone, one of many columns becomes a block for each row. */
export function Figures({ title, note, columns, rows, words, empty }: Props) {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ '&:last-child': { pb: 1.5 } }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
        {note && <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 0.5 }}>{note}</Box>}
        {rows.length === 0 ? (
          <Box sx={{ color: 'text.secondary', py: 1 }}>{empty ?? 'None.'}</Box>
        ) : small && columns.length > 3 ? (
          <Blocks columns={columns} rows={rows} words={words} />
        ) : (
          <Box
            sx={{ overflowX: 'auto', mt: 1 }}
            tabIndex={0}
            role="region"
            aria-label={`${title}, the table`}
          >
            <Rows columns={columns} rows={rows} words={words} />
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

type Content = Pick<Props, 'columns' | 'rows' | 'words'>

/** A block a row: its words on top, below them each figure under its name. */
const Blocks = ({ columns, rows, words }: Content) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
    {rows.map((row, nth) => (
      <Box
        component="li"
        key={nth}
        sx={{ 'py': 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
      >
        {row.slice(0, words).map((cell, index) => (
          <Box
            key={columns[index]}
            sx={{ fontWeight: index ? 400 : 600, overflowWrap: 'anywhere' }}
          >
            {cell}
          </Box>
        ))}
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: 2,
            rowGap: 0.75,
            m: 0,
            mt: 0.75,
          }}
        >
          {row.slice(words).map((cell, index) => (
            <div key={columns[words + index]}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
                {columns[words + index]}
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {cell}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
)

function Rows({ columns, rows, words }: Content) {
  const align = (index: number) => (index < words ? 'left' : 'right')
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((name, index) => (
            <TableCell key={name} align={align(index)}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, nth) => (
          <TableRow key={nth}>
            {row.map((cell, index) => (
              <TableCell
                key={columns[index]}
                align={align(index)}
                sx={{
                  // the theme's height is for one line
                  py: 1,
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: index < words ? undefined : 'nowrap',
                }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
