import { useRef, useState } from 'react'
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { api, ApiError, upload } from '../../app/api'
import { download } from '../../components/download'
import { Section } from '../../components/page_header'

/** Brings a profile from elsewhere, through the same draft, and takes this one along. */
export function Portability({ onBrought }: { onBrought: () => void }) {
  const client = useQueryClient()
  // a file that was mended may be chosen again
  const forget = useRef<() => void>(null)
  const [missing, setMissing] = useState('')
  async function take(path: string, name: string) {
    setMissing('')
    const said = await download(path, name)
    setMissing(decodeURIComponent(said?.get('letters-missing') ?? ''))
  }
  const bring = useMutation({
    async mutationFn(file: File) {
      if (/\.zip$/i.test(file.name)) return upload('/candidate/import/linkedin', { archive: file })
      let body: object
      try {
        body = JSON.parse(await file.text())
      } catch {
        throw new ApiError(422, `${file.name} is not a JSON Resume: it cannot be read as JSON`)
      }
      return api.post('/candidate/import/json-resume', { body })
    },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['/candidate/parsed-resume'] })
      onBrought()
      window.scrollTo({ top: 0, behavior: 'smooth' })
    },
  })
  return (
    <div className="res-port">
      <Section
        title="Bring it from elsewhere"
        note="A JSON Resume, or the zip that LinkedIn sends you when you ask for your data."
      >
        <Stack gap="xs" align="flex-start">
          <FileButton
            resetRef={forget}
            accept=".json,.zip,application/json,application/zip"
            onChange={(file) => {
              forget.current?.()
              if (file) bring.mutate(file)
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={bring.isPending}
                leftSection={<IconUpload size={16} stroke={1.5} />}
              >
                Choose a .json or .zip file
              </Button>
            )}
          </FileButton>
          {bring.error instanceof ApiError && (
            <Text size="sm" c="var(--harm)" role="alert">
              {bring.error.message}
            </Text>
          )}
        </Stack>
      </Section>
      <Section title="Take it along" note="Your profile as a file, for anywhere else.">
        <Group gap="xs">
          {[
            ['PDF, one column', '/candidate/export/resume.pdf?layout=classic', 'resume.pdf'],
            ['PDF, with sidebar', '/candidate/export/resume.pdf?layout=sidebar', 'resume.pdf'],
            ['JSON Resume', '/candidate/export/json-resume', 'resume.json'],
          ].map(([label, path, name]) => (
            <Button
              key={label}
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} />}
              onClick={() => void take(path, name)}
            >
              {label}
            </Button>
          ))}
        </Group>
        <div role="status">
          {missing && (
            <Text size="sm" c="var(--clock)" mt="sm" style={{ overflowWrap: 'anywhere' }}>
              The PDF has no letters for {missing}: “?” stands for each of them. The JSON Resume has
              them all.
            </Text>
          )}
        </div>
      </Section>
    </div>
  )
}
