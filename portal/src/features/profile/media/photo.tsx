import { lazy, Suspense, useState } from 'react'
import { Button, Group, Stack } from '@mantine/core'
import { fileKinds, UNCUT_PHOTO_MAX_BYTES } from '#api/files/file_facts'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { Face } from '../../../components/face'
import { FileDrop } from '../../../components/forms/file_drop'
import { refresh, useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'
import { profileReads, useProfileDraft } from '../profile_draft'
import { Waiting } from '../changes/waiting'

const Crop = lazy(() => import('./crop'))

type Cropping = { file: File; done: (cropped: File | null) => void }

/** The photo: chosen, cut to a square, sent; or taken off. */
export function Photo() {
  const { profile, snapshot } = useProfileDraft()
  const client = useQueryClient()
  const [cropping, setCropping] = useState<Cropping>()
  const name = `${snapshot.values.fName} ${snapshot.values.lName}`
  const refreshes = [...profileReads, '/get-user']
  const remove = useWrite(() => api.delete('/candidate/profile-image'), { refreshes })
  return (
    <Section title={t`Photo`} note={t`Companies like to see who applies. Just you, well lit.`}>
      <Stack gap="md">
        <Waiting parts={['photo']} />
        <Group gap="md" wrap="nowrap">
          <Face name={name} src={profile.userImage} size={96} />
          {profile.userImage && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              loading={remove.busy}
              onClick={() => void remove.send()}
            >
              {t`Remove the photo`}
            </Button>
          )}
        </Group>
        <FileDrop
          path="/candidate/profile-image"
          field="image"
          accept={[...fileKinds.photo.types]}
          maxSize={UNCUT_PHOTO_MAX_BYTES}
          label={profile.userImage ? t`Change your photo` : t`Add a photo`}
          hint={t`JPEG, PNG or WebP; you choose the part to show next`}
          prepare={(file) =>
            new Promise((resolve) =>
              setCropping({
                file,
                done(cropped) {
                  setCropping(undefined)
                  resolve(cropped)
                },
              })
            )
          }
          onUploaded={() => refresh(client, refreshes)}
        />
      </Stack>
      {cropping && (
        <Suspense fallback={null}>
          <Crop {...cropping} />
        </Suspense>
      )}
    </Section>
  )
}
