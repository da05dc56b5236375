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

/** A table of figures under its name; a wide one is moved sideways by hand or by keys. */
export function Figures({ title, note, columns, rows, words, empty }: Props) {
  const align = (index: number) => (index < words ? 'left' : 'right')
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ '&:last-child': { pb: 1.5 } }}>
        <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
        {note && <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 0.5 }}>{note}</Box>}
        {rows.length === 0 ? (
          <Box sx={{ color: 'text.secondary', py: 1 }}>{empty ?? 'None.'}</Box>
        ) : (
          <Box
            sx={{ overflowX: 'auto', mt: 1 }}
            tabIndex={0}
            role="region"
            aria-label={`${title}, the table`}
          >
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
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
