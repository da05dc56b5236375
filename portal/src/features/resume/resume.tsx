import './resume.css'
import { useState } from 'react'
import { Alert, Box, Button, Group, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconFileAlert } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { Failed } from '../../components/page/fetched'
import { useWrite } from '../../components/forms/write'
import { Coming } from '../../components/page/skeletons'
import { PageHeader } from '../../components/page/page_header'
import { useProfile, Waits, Resumes } from '../profile'
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
  const waiting = (useProfile().data?.data.pendingUpdates ?? []).filter(
    ({ part }) => part === 'resume'
  )
  // a second profile from elsewhere begins anew
  const [brought, setBrought] = useState(0)
  const { send: readAgain, busy } = useWrite(
    (id: string) => api.post('/candidate/resume/:id/read', { params: { id } }),
    { refreshes: ['/candidate/parsed-resume'] }
  )
  return (
    <>
      <PageHeader title={t`Resume to profile`} tab={t`Resume`}>
        {t`We read your resume, you decide what goes on your profile. Nothing there is overwritten unless you say so.`}
      </PageHeader>
      {waiting.map((update) => (
        <Box key={update._id} mb="md">
          <Waits update={update} />
        </Box>
      ))}
      <Resumes />
      {parsed.isPending && <Coming />}
      {parsed.isError && !data && <Failed read={parsed} what={t`What we read in your resume`} />}
      {(data?.status === 'queued' || data?.status === 'parsing') && (
        <Group gap="sm" role="status" my="md">
          <Loader size="sm" />
          <Text>
            {t`Reading ${{ fileName: data.fileName ?? t`your resume` }}. This takes a few seconds.`}
          </Text>
        </Group>
      )}
      {data?.status === 'failed' && (
        <Alert
          color="amber"
          icon={<IconFileAlert size={20} stroke={1.5} />}
          title={t`We could not read this resume`}
          role="status"
          mb="md"
        >
          <Text size="sm">
            {t`${{ reason: (data.reason ?? t`The file has nothing that we can read`).replace(/\.?$/, '.') }} It still goes with your applications.`}
          </Text>
          <Group gap="xs" mt="sm">
            {data.resumeId && (
              <Button
                size="xs"
                variant="default"
                loading={busy}
                onClick={() => void readAgain(data.resumeId!)}
              >
                {t`Read it again`}
              </Button>
            )}
            <Button component={Link} to="/candidate/profile" size="xs">
              {t`Fill in your profile by hand`}
            </Button>
          </Group>
        </Alert>
      )}
      {data?.draft && data.draft.textless && (
        <Alert color="amber" mb="md" title={t`This is a scan: a picture of text`}>
          {t`Export the resume as PDF from the program you wrote it in, and we can read it.`}
        </Alert>
      )}
      {data?.status === 'ready' && data.draft && !data.draft.textless && (
        <DraftReview key={`${data.resumeId ?? data.source} ${brought}`} parsed={data} />
      )}
      {data?.status === 'stored' && (
        <Alert color="gray" mb="md" title={t`This resume was kept without reading it`}>
          <Text size="sm">{t`Have it read, and choose what goes into your profile.`}</Text>
          <Button size="xs" mt="sm" loading={busy} onClick={() => void readAgain(data.resumeId!)}>
            {t`Read it`}
          </Button>
        </Alert>
      )}
      <Portability onBrought={() => setBrought((times) => times + 1)} />
    </>
  )
}
