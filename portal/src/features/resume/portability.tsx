import { useRef, useState } from 'react'
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api, ApiError, upload } from '../../app/api'
import { download } from '../../components/files/download'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'

/** Brings a profile from elsewhere, through the same draft, and takes this one along. */
export function Portability({ onBrought }: { onBrought: () => void }) {
  // a file that was mended may be chosen again
  const forget = useRef<() => void>(null)
  const [missing, setMissing] = useState('')
  async function take(path: string, name: string) {
    setMissing('')
    const said = await download(path, name)
    setMissing(decodeURIComponent(said?.get('letters-missing') ?? ''))
  }
  const bring = useWrite(
    async (file: File): Promise<unknown> => {
      if (/\.zip$/i.test(file.name)) return upload('/candidate/import/linkedin', { archive: file })
      let body: object
      try {
        body = JSON.parse(await file.text())
      } catch {
        throw new ApiError(
          422,
          t`${{ name: file.name }} is not a JSON Resume: it cannot be read as JSON`
        )
      }
      return api.post('/candidate/import/json-resume', { body })
    },
    {
      refreshes: ['/candidate/parsed-resume'],
      onDone() {
        onBrought()
        window.scrollTo({ top: 0, behavior: 'smooth' })
      },
    }
  )
  return (
    <div className="res-port">
      <Section
        title={t`Import from elsewhere`}
        note={t`A JSON Resume, or the zip that LinkedIn sends you when you ask for your data.`}
      >
        <Stack gap="xs" align="flex-start">
          <FileButton
            resetRef={forget}
            accept=".json,.zip,application/json,application/zip"
            onChange={(file) => {
              forget.current?.()
              if (file) void bring.send(file)
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={bring.busy}
                leftSection={<IconUpload size={16} stroke={1.5} />}
              >
                {t`Choose a .json or .zip file`}
              </Button>
            )}
          </FileButton>
          <Refused failure={bring.failure} beside={[]} />
        </Stack>
      </Section>
      <Section title={t`Download your profile`} note={t`As a file, to use anywhere else.`}>
        <Group gap="xs">
          {[
            [t`PDF, one column`, '/candidate/export/resume.pdf?layout=classic', 'resume.pdf'],
            [t`PDF, with sidebar`, '/candidate/export/resume.pdf?layout=sidebar', 'resume.pdf'],
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
              {t`The PDF has no letters for ${missing}: “?” stands for each of them. The JSON Resume has them all.`}
            </Text>
          )}
        </div>
      </Section>
    </div>
  )
}
