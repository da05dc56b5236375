import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Alert, Box, Button } from '@mui/material'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { labelOf, type Catalogue } from '../catalogues'
import { Cell } from '../values/cell'

type Row = Record<string, unknown>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Inside a form whose row somebody else saved meanwhile: what both changed, side by side, and whose goes on. What only the
 * other one changed is taken over either way.
 */
export function Conflict({
  catalogue,
  theirs,
  onDone,
}: {
  catalogue: Catalogue
  theirs: Row
  onDone: () => void
}) {
  const { getValues, reset, setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const read = useRecordContext()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the form was saved at its end, out of sight of this
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView({ block: 'center' })
  }, [theirs])
  const mine = Object.keys(dirtyFields)
  const both = mine.filter(
    (name) => !same(theirs[name], read?.[name]) && !same(theirs[name], getValues(name))
  )
  const goOn = (kept: string[]) => {
    const values = kept.map((name) => [name, getValues(name)] as const)
    reset(theirs)
    for (const [name, value] of values) setValue(name, value, { shouldDirty: true })
    onDone()
  }
  const side = (label: string, row: Row, name: string) => (
    <RecordContextProvider value={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{label}</Box>
        <Cell name={name} field={catalogue.fields[name]} />
      </Box>
    </RecordContextProvider>
  )
  return (
    <Alert ref={shown} tabIndex={-1} severity="warning" role="alert" sx={{ mb: 2, width: '100%' }}>
      Someone else saved this {catalogue.one} while you were editing it.{' '}
      {both.length > 0
        ? 'You both changed this:'
        : 'You changed different fields, so both changes can be kept.'}
      {both.map((name) => (
        <Box key={name} sx={{ mt: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{labelOf(name, catalogue.fields[name])}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {side('Saved by someone else', theirs, name)}
            {side('Typed by you', getValues(), name)}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button size="small" variant="outlined" onClick={() => goOn(mine)}>
          Keep mine
        </Button>
        <Button size="small" variant="outlined" onClick={() => goOn([])}>
          Use theirs
        </Button>
      </Box>
    </Alert>
  )
}
