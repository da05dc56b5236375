import { ActionIcon, Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { fileKinds } from '../../../../api/files/file_facts'
import { api, ApiError } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { FileDrop } from '../../components/forms/file_drop'
import { fileSize } from '../../components/format'
import { Section } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'

/** The resumes of a profile: the one in use, the earlier ones, and a place for a newer one. */
export function Resumes({ onUploaded }: { onUploaded?: () => unknown }) {
  const client = useQueryClient()
  const resumes = useQuery(read('GET', '/candidate/resumes'))
  const rows = resumes.data?.data ?? []
  const refresh = () =>
    Promise.all(
      [
        '/candidate/resumes',
        '/candidate/profile',
        '/candidate/parsed-resume',
        '/candidate/dev-step-data',
        '/candidate/progress',
        '/candidate/dashboard',
      ].map((key) => client.invalidateQueries({ queryKey: [key] }))
    )
  async function remove(resumeId: string) {
    try {
      await api.delete('/candidate/resume', { query: { resumeId } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    await refresh()
  }
  return (
    <Section
      title="Resume"
      id="resume"
      note="The one in use goes with your applications unless you choose another."
    >
      <Stack gap="sm">
        {!resumes.data && (
          <NotYet read={resumes} what="Your resumes">
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
                {resume.isCurrent && <Badge style={{ flex: 'none' }}>In use</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {fileSize(resume.size)} · <When at={resume.uploadedAt!} prefix="uploaded" />
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Delete ${resume.fileName}`}
              onClick={() => void remove(resume._id)}
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
          label={rows.length ? 'Upload a newer resume' : 'Upload your resume'}
          hint="PDF or DOCX, at most 5 MB"
          onUploaded={async () => {
            await refresh()
            await onUploaded?.()
          }}
        />
      </Stack>
    </Section>
  )
}
