import { Box, Card, Link } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Catalogue } from './catalogues'

/** The address at which a row is shown as everybody will see it, if it has one. */
export const previewOf = (catalogue: Catalogue, record: Record<string, unknown> | undefined) =>
  record && catalogue.preview?.replace(/:(\w+)/, (_, name) => String(record[name]))

/** A row as everybody will see it: the page itself, in a frame. */
export function PublicView({ catalogue }: { catalogue: Catalogue }) {
  const record = useRecordContext()
  const path = previewOf(catalogue, record)
  if (!path) return null
  return (
    <Card component="section" aria-label="As everybody will see it">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: 2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="h3" sx={{ typography: 'h4', m: 0, flex: 1 }}>
          As everybody will see it
        </Box>
        <Link href={path} target="_blank" rel="noreferrer">
          Open in a tab
        </Link>
      </Box>
      <Box
        component="iframe"
        key={path}
        src={path}
        title="As everybody will see it"
        sx={{ display: 'block', width: '100%', height: 560, border: 0 }}
      />
    </Card>
  )
}
