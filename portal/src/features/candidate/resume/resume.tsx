import '../candidate.css'
import '../profile/wizard.css'
import './resume.css'
import { useState } from 'react'
import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconFileAlert } from '@tabler/icons-react'
import { read } from '../../../app/read'
import { PageHeader } from '../../../components/page_header'
import { Resumes } from '../profile/resumes'
import { DraftReview } from './draft_review'
import { Portability } from './portability'

/** /candidate/resume: upload it, see what was read, take it over part by part. */
export default function ResumeScreen() {
  const parsed = useQuery({
    ...read('GET', '/candidate/parsed-resume'),
    refetchInterval: ({ state }) =>
      ['queued', 'parsing'].includes(state.data?.data.status ?? '') ? 1_500 : false,
  })
  const data = parsed.data?.data
  // a second profile from elsewhere begins anew
  const [brought, setBrought] = useState(0)
  return (
    <>
      <PageHeader title="Resume to profile" tab="Resume">
        We read your resume, you decide what goes on your profile. Nothing there is overwritten
        unless you say so.
      </PageHeader>
      <Resumes />
      {(data?.status === 'queued' || data?.status === 'parsing') && (
        <Group gap="sm" role="status" my="md">
          <Loader size="sm" />
          <Text>Reading {data.fileName ?? 'your resume'}. This takes a few seconds.</Text>
        </Group>
      )}
      {data?.status === 'failed' && (
        <Alert
          color="amber"
          icon={<IconFileAlert size={20} stroke={1.5} />}
          title="We could not read this resume"
          role="status"
        >
          <Text size="sm">
            {data.reason ?? 'The file holds nothing that we can read.'} It still goes with your
            applications.
          </Text>
          <Button component={Link} to="/candidate/profile" size="xs" mt="sm">
            Fill in your profile by hand
          </Button>
        </Alert>
      )}
      {data?.draft && data.draft.textless && (
        <Alert color="amber" mb="md" title="This is a scan: a picture of text">
          Export the resume as PDF from the program you wrote it in, and we can read it.
        </Alert>
      )}
      {data?.status === 'ready' && data.draft && !data.draft.textless && (
        <DraftReview key={`${data.resumeId ?? data.source} ${brought}`} parsed={data} />
      )}
      {data?.status === 'stored' && (
        <Alert color="gray" mb="md" title="This resume was kept without reading it">
          Upload it once more to have it read into your profile.
        </Alert>
      )}
      <Portability onBrought={() => setBrought((times) => times + 1)} />
    </>
  )
}
