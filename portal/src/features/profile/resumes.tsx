import { ActionIcon, Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { fileKinds, megabytes } from '../../../../api/files/file_facts'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { FileDrop } from '../../components/forms/file_drop'
import { fileSize } from '../../components/format'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { refresh, useWrite } from '../../components/forms/write'
import { When } from '../../components/when'
import { profileReads } from './profile_draft'

const refreshes = ['/candidate/resumes', '/candidate/parsed-resume', ...profileReads]

/** The resumes of a profile: the one in use, the earlier ones, and a place for a newer one. */
export function Resumes({ onUploaded }: { onUploaded?: () => unknown }) {
  const client = useQueryClient()
  const resumes = useQuery(read('GET', '/candidate/resumes'))
  const rows = resumes.data?.data ?? []
  const remove = useWrite(
    (resumeId: string) => api.delete('/candidate/resume', { query: { resumeId } }),
    { refreshes }
  )
  return (
    <Section
      title={t`Resume`}
      id="resume"
      note={t`The one in use goes with your applications unless you choose another.`}
    >
      <Stack gap="sm">
        {!resumes.data && (
          <NotYet read={resumes} what={t`Your resumes`}>
            <ListSkeleton rows={2} height={48} />
          </NotYet>
        )}
        {rows.map((resume) => (
          <Group key={resume._id} justify="space-between" wrap="nowrap" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Group gap={8} wrap="nowrap">
                <Text size="sm" fw={550} truncate>
                  <a href={resume.resumeUrl} style={{ color: 'inherit' }}>
                    {resume.fileName}
                  </a>
                </Text>
                {/* a long name does not push it out of sight */}
                {resume.isCurrent && <Badge style={{ flex: 'none' }}>{t`In use`}</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {fileSize(resume.size)} · <When at={resume.uploadedAt!} prefix={t`uploaded`} />
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Delete ${{ fileName: resume.fileName }}`}
              loading={remove.busyWith(resume._id)}
              onClick={() => void remove.send(resume._id)}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        ))}
        <FileDrop
          path="/candidate/resume"
          field="resume"
          accept={[
            'application/pdf',
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          ]}
          maxSize={fileKinds.resume.maxBytes}
          label={rows.length ? t`Upload a newer resume` : t`Upload your resume`}
          hint={t`PDF or DOCX, at most ${{ megabytes: megabytes(fileKinds.resume.maxBytes) }}`}
          onUploaded={async () => {
            await refresh(client, refreshes)
            await onUploaded?.()
          }}
        />
      </Stack>
    </Section>
  )
}
