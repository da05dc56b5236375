import { Title } from 'react-admin'
import { Box, Link, Typography } from '@mui/material'
import { useParams } from 'react-router-dom'

/** A question, or a whole test drawn by its rules: the candidate's own screen in a frame, so that what is seen is what is shown. */
export default function Preview() {
  const { what, id } = useParams()
  const path = `/preview/${what}/${id}`
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="As a candidate sees it" />
      <Typography component="h1" variant="h2">
        As a candidate sees it
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Drawn for this look; nothing of it is kept.{' '}
        <Link href={path} target="_blank" rel="noreferrer">
          Open it in a tab of its own
        </Link>
      </Typography>
      <Box
        component="iframe"
        src={path}
        title="As a candidate sees it"
        sx={{
          width: '100%',
          height: 'calc(100vh - 200px)',
          minHeight: 480,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      />
    </Box>
  )
}
