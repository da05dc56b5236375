import { t } from '@lingui/core/macro'
const WIDEST = 1280
const PATIENCE_MS = 15_000

/** Waits for one event of a video; a browser that cannot read the file, or never tells, ends the wait. */
function once(video: HTMLVideoElement, event: string) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(t`No ${event}`)), PATIENCE_MS)
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true })
    video.addEventListener('error', () => (clearTimeout(timer), reject(video.error)), {
      once: true,
    })
  })
}

/** A picture out of a video, about a second in, to stand for it until it plays; null where this browser cannot play it. */
export async function posterFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file)
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' })
  try {
    const loaded = once(video, 'loadeddata')
    video.src = address
    await loaded
    const sought = once(video, 'seeked')
    // a recording may not tell how long it is
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 2) : 0.1
    await sought
    const scale = Math.min(1, WIDEST / video.videoWidth)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(video.videoWidth * scale),
      height: Math.round(video.videoHeight * scale),
    })
    canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8))
    return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
