import { lazy, Suspense, useState } from 'react'
import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '../../../app/api'
import { Face } from '../../../components/face'
import { FileDrop } from '../../../components/forms/file_drop'
import { Section } from '../../../components/page_header'
import { useProfileDraft } from '../profile_draft'
import { Waiting } from '../changes/waiting'

const Crop = lazy(() => import('./crop'))

type Cropping = { file: File; done: (cropped: File | null) => void }

/** The photo: chosen, cut to a square, sent; or taken off. */
export function Photo() {
  const { profile, snapshot } = useProfileDraft()
  const client = useQueryClient()
  const [cropping, setCropping] = useState<Cropping>()
  const name = `${snapshot.values.fName} ${snapshot.values.lName}`
  const changed = () =>
    Promise.all(
      [
        '/candidate/profile',
        '/candidate/dev-step-data',
        '/candidate/progress',
        '/candidate/dashboard',
        '/get-user',
      ].map((key) => client.invalidateQueries({ queryKey: [key] }))
    )
  async function remove() {
    try {
      await api.delete('/candidate/profile-image')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    await changed()
  }
  return (
    <Section title="Photo" note="A face makes an application a person. You alone, well lit.">
      <Stack gap="md">
        <Waiting parts={['photo']} />
        <Group gap="md" wrap="nowrap">
          <Face name={name} src={profile.userImage} size={96} />
          {profile.userImage && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => void remove()}>
              Remove the photo
            </Button>
          )}
        </Group>
        <FileDrop
          path="/candidate/profile-image"
          field="image"
          accept={['image/jpeg', 'image/png', 'image/webp']}
          maxSize={20_000_000}
          label={profile.userImage ? 'Change your photo' : 'Add a photo'}
          hint="JPEG, PNG or WebP; you choose the part to show next"
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
          onUploaded={changed}
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
