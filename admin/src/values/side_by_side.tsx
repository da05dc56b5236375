import type { ComponentType } from 'react'
import { Box } from '@mui/material'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { labelOf, type Field } from '../catalogues'

type Change = { from: unknown; to: unknown }
/** Shows a value of the row around it as its field is read. */
export type ShownCell = ComponentType<{ name: string; field: Field }>

/**
 * What was or is live beside what is new, field by field; on a phone one under the other. A field that is one of `parts`
 * reads as these do; pictures are shown, other files linked.
 */
export function SideBySide({
  changes,
  called: [before, after],
  parts = {},
  cell,
}: {
  changes: Record<string, Change>
  /** What the two sides are. */ called: readonly [string, string]
  parts?: Record<string, Field>
  cell: ShownCell
}) {
  const record = useRecordContext()
  const entries = Object.entries(changes ?? {})
  if (!entries.length) return <>–</>
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {entries.map(([name, { from, to }]) => (
        <Box key={name}>
          <Box sx={{ fontWeight: 600, fontSize: 13, mb: 0.5 }}>{labelOf(name, parts[name])}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                // what is new has all of the room
                sm: words(from) ? 'repeat(2, minmax(0, 1fr))' : 'max-content minmax(0, 1fr)',
              },
            }}
          >
            <Side label={before} value={from} name={name} field={parts[name]} cell={cell} />
            <Side
              label={after}
              value={to}
              name={name}
              field={parts[name]}
              cell={cell}
              fresh
              link={record?.fileLink as string | undefined}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Side({
  label,
  value,
  name,
  field,
  cell: Cell,
  fresh = false,
  link,
}: {
  label: string
  value: unknown
  name: string
  field?: Field
  cell: ShownCell
  fresh?: boolean
  link?: string
}) {
  const text = words(value)
  return (
    <Box
      sx={{
        border: 1,
        borderColor: fresh ? 'primary.main' : 'divider',
        borderRadius: 1,
        px: 1.5,
        py: 1,
        minWidth: 0,
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}</Box>
      <Box
        component={fresh ? 'ins' : 'del'}
        sx={{
          textDecoration: 'none',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: text ? 'text.primary' : 'text.secondary',
        }}
      >
        {field && text ? (
          <RecordContextProvider
            value={{ id: name, [name]: field.type === 'reference' ? text : value }}
          >
            <Cell name={name} field={field} />
          </RecordContextProvider>
        ) : text.startsWith('/images/') ? (
          <Box
            component="img"
            src={text}
            alt={fresh ? 'The new picture' : 'The picture that shows now'}
            sx={{
              display: 'block',
              mt: 0.5,
              width: 160,
              height: 160,
              objectFit: 'cover',
              borderRadius: 1,
            }}
          />
        ) : link && !link.startsWith('/images/') && text ? (
          <a href={link} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          text || 'Nothing'
        )}
      </Box>
    </Box>
  )
}

/** Lists by comma, yes and no, and nothing for what is empty. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(words).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' ? JSON.stringify(value) : linesOf(String(value))
}

/** Rich text line by line: what it says is compared, not the marks around it. Any other text is as it is. */
function linesOf(text: string) {
  if (!/<\/(p|h[1-6]|li)>/.test(text)) return text
  const marked = text.replace(/<li\b/g, '• $&').replace(/<\/(p|h[1-6]|li|tr|pre)>|<br>/g, '\n$&')
  const { body } = new DOMParser().parseFromString(marked, 'text/html')
  const lines = body.textContent.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join('\n')
}
