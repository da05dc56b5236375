import { Box } from '@mui/material'

/** What somebody wrote, in sight while it is answered. */
export default function LeadMessage({ record }: { record: { id: string; message?: string } }) {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        mb: 2,
        pl: 1.5,
        borderLeft: 3,
        borderColor: 'divider',
        maxHeight: 200,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
      // scrolled by the keyboard, too
      tabIndex={0}
    >
      {record.message}
    </Box>
  )
}
