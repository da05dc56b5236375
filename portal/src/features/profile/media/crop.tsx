import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Alert, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Dialog } from '../../../components/dialog'

const SHOWN = 288
const KEPT = 640

type View = { zoom: number; x: number; y: number }

/** Which square of the picture a view shows, in the picture's own points; it never leaves the picture. */
function squareOf(picture: ImageBitmap, { zoom, x, y }: View) {
  const side = Math.min(picture.width, picture.height) / zoom
  const inside = (at: number, whole: number) => Math.min(Math.max(at, 0), whole - side)
  return {
    side,
    left: inside(x * picture.width - side / 2, picture.width),
    top: inside(y * picture.height - side / 2, picture.height),
  }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View, size: number) {
  const { side, left, top } = squareOf(picture, view)
  canvas.width = canvas.height = size
  const brush = canvas.getContext('2d')!
  brush.imageSmoothingQuality = 'high'
  // a transparent picture gets a white ground, as JPEG has no holes
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, size, size)
  brush.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

const MOST_ZOOM = 4

/** Cuts a picture to the square that the photo shows: dragged by hand, or moved by the arrow keys and zoomed by + and -. */
export default function Crop({ file, done }: { file: File; done: (cropped: File | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [broken, setBroken] = useState(false)
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 })
  const grabbed = useRef<{ x: number; y: number }>(null)

  useEffect(() => {
    let gone = false
    createImageBitmap(file).then(
      (bitmap) => (gone ? bitmap.close() : setPicture(bitmap)),
      () => setBroken(true)
    )
    return () => void (gone = true)
  }, [file])
  useEffect(() => {
    if (picture && canvas.current)
      draw(canvas.current, picture, view, SHOWN * Math.min(devicePixelRatio, 2))
  }, [picture, view])

  /** Moves the picture by points of the screen. */
  function move(right: number, down: number) {
    if (!picture) return
    setView((now) => {
      const { side, left, top } = squareOf(picture, now)
      const points = side / SHOWN
      const next = squareOf(picture, {
        ...now,
        x: (left + side / 2 - right * points) / picture.width,
        y: (top + side / 2 - down * points) / picture.height,
      })
      return {
        ...now,
        x: (next.left + side / 2) / picture.width,
        y: (next.top + side / 2) / picture.height,
      }
    })
  }
  const zoomTo = (zoom: number) =>
    setView((now) => ({ ...now, zoom: Math.min(Math.max(zoom, 1), 4) }))
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 40 : 8
    const keys: Record<string, () => void> = {
      'ArrowLeft': () => move(-step, 0),
      'ArrowRight': () => move(step, 0),
      'ArrowUp': () => move(0, -step),
      'ArrowDown': () => move(0, step),
      '+': () => zoomTo(view.zoom + 0.1),
      '=': () => zoomTo(view.zoom + 0.1),
      '-': () => zoomTo(view.zoom - 0.1),
    }
    if (!keys[event.key]) return
    event.preventDefault()
    keys[event.key]()
  }
  function onPointerMove(event: PointerEvent) {
    if (!grabbed.current) return
    move(event.clientX - grabbed.current.x, event.clientY - grabbed.current.y)
    grabbed.current = { x: event.clientX, y: event.clientY }
  }
  function keep() {
    const cut = document.createElement('canvas')
    const { side } = squareOf(picture!, view)
    draw(cut, picture!, view, Math.round(Math.min(KEPT, Math.max(side, 128))))
    cut.toBlob(
      (blob) => done(blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.9
    )
  }
  return (
    <Dialog onClose={() => done(null)} title={t`Choose the part to show`} size="sm">
      {broken ? (
        <Alert color="red" title={t`This picture cannot be opened`}>
          {t`Save it as JPEG or PNG and choose it again.`}
        </Alert>
      ) : (
        <Stack gap="md">
          <div
            className="wiz-crop"
            role="application"
            aria-label={t`The part of the picture that is shown`}
            aria-describedby="crop-how"
            tabIndex={0}
            data-autofocus
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              grabbed.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={onPointerMove}
            onPointerUp={() => (grabbed.current = null)}
            onPointerCancel={() => (grabbed.current = null)}
            onWheel={(event) => zoomTo(view.zoom - event.deltaY / 500)}
          >
            <canvas ref={canvas} />
          </div>
          <Text size="sm" c="dimmed" id="crop-how">
            {t`Drag the picture, or use the arrow keys; plus and minus zoom.`}
          </Text>
          <div>
            <Text size="sm" fw={550} id="crop-zoom">
              {t`Size`}
            </Text>
            <Slider
              min={1}
              max={MOST_ZOOM}
              step={0.05}
              label={null}
              value={view.zoom}
              onChange={zoomTo}
              thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
            />
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => done(null)}>
              {t`Cancel`}
            </Button>
            <Button onClick={keep} disabled={!picture}>
              {t`Use this photo`}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
