import { Title } from 'react-admin'
import { Box, Link, Typography } from '@mui/material'
import { useLocation, useParams } from 'react-router-dom'

const seenBy: Record<string, string> = {
  questions: 'As a candidate sees it',
  tests: 'As a candidate sees it',
  developers: 'As companies will see it',
}

/** The very screen that others will see, in a frame: of a question, a whole test drawn by its rules, a job, a company, a profile or a page that is written for everyone. */
export default function Preview() {
  const { what, id } = useParams()
  const { search } = useLocation()
  const path = `/preview/${what}/${id}${search}`
  const title = seenBy[what!] ?? 'As everybody will see it'
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title={title} />
      <Typography component="h1" variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {(what === 'tests' || what === 'questions') &&
          'Drawn for this look; nothing of it is kept. '}
        <Link href={path} target="_blank" rel="noreferrer">
          Open it in a tab of its own
        </Link>
      </Typography>
      <Box
        component="iframe"
        src={path}
        title={title}
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
