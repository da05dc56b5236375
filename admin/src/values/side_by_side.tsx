import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { labelOf } from '../catalogues'

type Change = { from: unknown; to: unknown }

/** What is live beside what was asked for, field by field; on a phone one under the other. Pictures are shown, other files linked. */
export function SideBySide({ changes }: { changes: Record<string, Change> }) {
  const record = useRecordContext()
  const entries = Object.entries(changes ?? {})
  if (!entries.length) return <>–</>
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {entries.map(([name, { from, to }]) => (
        <Box key={name}>
          <Box sx={{ fontWeight: 600, fontSize: 13, mb: 0.5 }}>{labelOf(name)}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Side label="Live now" value={from} />
            <Side
              label="Asked for"
              value={to}
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
  fresh = false,
  link,
}: {
  label: string
  value: unknown
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
        {text.startsWith('/images/') ? (
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
