import { Title } from 'react-admin'
import { Box, Link, Typography } from '@mui/material'
import { useParams } from 'react-router-dom'

const tests = ['questions', 'tests']

/** The very screen that others will see, in a frame: of a question, a whole test drawn by its rules, a job, a company or a page that is written for everyone. */
export default function Preview() {
  const { what, id } = useParams()
  const path = `/preview/${what}/${id}`
  const isTest = tests.includes(what!)
  const title = isTest ? 'As a candidate sees it' : 'As everybody will see it'
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title={title} />
      <Typography component="h1" variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {isTest && 'Drawn for this look; nothing of it is kept. '}
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
