import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { accessFaults, openSignedIn, withScreens } from '#tests/browser/product'

const SIZE = 8 * 1024 * 1024

test.group('The video of a profile', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('goes on where the connection broke, without being chosen again, and plays with its frame', ({
    assert,
  }) =>
    withScreens('candidate-video', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, context, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/profile/story')
      await page.getByText('Add a video').waitFor()
      const recorded = await recording(page)
      const file = { name: 'me.webm', mimeType: 'video/webm', buffer: padded(recorded, SIZE) }

      // a part that is lost on the way is sent again by itself
      const parts: string[] = []
      await page.route('**/api/v1/uploads/*/parts/*', (route) => {
        const part = route.request().url().split('/').at(-1)!
        parts.push(part)
        return parts.join() === '1,2' ? route.abort('connectionreset') : route.continue()
      })
      // and the first try meets a connection that breaks
      let tries = 0
      await page.route('**/api/v1/candidate/video', async (route) => {
        if (route.request().method() !== 'POST' || ++tries > 1) return route.continue()
        await context.setOffline(true)
        await route.abort('connectionreset')
      })
      const region = page.getByRole('region', { name: 'Your video' })
      const problem = region.getByRole('alert')
      const choose = region.locator('input[type=file]')
      await choose.setInputFiles(file)
      await problem.getByText('check your connection').waitFor()
      await region.getByText('me.webm').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await context.setOffline(false)
      await region.getByRole('button', { name: 'Try again' }).click()
      const video = page.getByLabel('Your video', { exact: true }).and(page.locator('video'))
      await video.waitFor()
      assert.equal(tries, 2)
      assert.deepEqual(parts, ['1', '2', '2'], 'what had arrived was not sent again')

      // the frame was taken in this browser, and the video plays from the server
      await page.locator('video[poster]').waitFor()
      await candidate.refresh()
      assert.isNotNull(candidate.videoFileId)
      assert.isNotNull(candidate.posterKey)
      assert.isTrue(await loads(page, (await video.getAttribute('poster'))!))
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true
        return element.play()
      })
      await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0)
      assert.deepEqual(await accessFaults(page), [])

      // what is no video is refused once, and offers another choice instead of the same again
      await choose.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: pdf() })
      await problem.getByText('whatever its name says').waitFor()
      await region.getByText('Send another video').waitFor()
      assert.equal(await region.getByRole('button', { name: 'Try again' }).count(), 0)
      await choose.setInputFiles({ ...file, buffer: recorded })
      await problem.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Remove the video' }).waitFor()
      assert.deepEqual(errors.filter(connected), [])
      await close()
    }))
})

/** Of the errors of a page: those that a cut connection does not explain. */
const connected = (error: string) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/.test(error)

/** Whether a picture of the server can be shown. */
const loads = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth > 0
  }, address)

/** A second of film, as this browser records it. */
async function recording(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const brush = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => void pieces.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    for (let frame = 0; frame < 25; frame++) {
      brush.fillStyle = `hsl(${frame * 12} 60% 40%)`
      brush.fillRect(0, 0, 320, 180)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** The same film with an element after it that players skip, as long as it takes to fill the size. */
function padded(film: Buffer, size: number) {
  const head = Buffer.alloc(9)
  head[0] = 0xec
  head.writeBigUInt64BE(BigInt(size - film.length - 9), 1)
  head[1] |= 0x01
  return Buffer.concat([film, head, Buffer.alloc(size - film.length - 9)])
}
