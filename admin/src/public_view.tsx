import { Box, Card, Link } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Catalogue } from './catalogues'

/** The address at which a row is shown as others will see it, if it has one. */
export const previewOf = (catalogue: Catalogue, record: Record<string, unknown> | undefined) =>
  record && catalogue.preview?.replace(/:(\w+)/g, (_, name) => String(record[name]))

/** A row as others will see it: the page itself, in a frame. */
export function PublicView({ catalogue }: { catalogue: Catalogue }) {
  const record = useRecordContext()
  const path = previewOf(catalogue, record)
  if (!path) return null
  const title = `As ${catalogue.previewFor ?? 'everybody'} will see it`
  return (
    <Card component="section" aria-label={title}>
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
          {title}
        </Box>
        <Link href={path} target="_blank" rel="noreferrer">
          Open in a tab
        </Link>
      </Box>
      <Box
        component="iframe"
        key={path}
        src={path}
        title={title}
        sx={{ display: 'block', width: '100%', height: 560, border: 0 }}
      />
    </Card>
  )
}
