/// <reference types="vite/client" />
import './resume_pages.css'
import { useEffect, useRef, useState } from 'react'
import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { Skeleton } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { EmptyState } from '../../../../components/message'
import type { Spot } from '../../../screening'
import { patternOf, placeOf, type Evidence, type Proof } from './resume_evidence'

GlobalWorkerOptions.workerSrc = workerFile

/** Pages drawn at most; a resume has twenty. */
const MOST_PAGES = 20
const GAP = 12

/** The text of a page as it lies over its picture. */
type Layer = { page: number; element: HTMLElement; scale: number }

/** The pages of a PDF as they were sent, with words marked on them. Draws what is near, and lays the text of all over it. */
export default function ResumePages({
  url,
  evidence,
  proof,
  spot,
  search,
  at,
  onFound,
}: {
  url: string
  evidence?: Evidence
  proof?: Proof
  spot?: Spot
  search: string
  at: number
  onFound: (count: number) => void
}) {
  const shown = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<PDFPageProxy[]>()
  const [failed, setFailed] = useState(false)
  const [width, setWidth] = useState(0)
  const [layers, setLayers] = useState<Layer[]>([])
  const place = placeOf(evidence, proof)

  useEffect(() => {
    const loading = getDocument({ url, disableAutoFetch: true, useWasm: false })
    loading.promise
      .then(pagesOf)
      .then(setPages)
      .catch(() => loading.destroyed || setFailed(true))
    return () => void loading.destroy()
  }, [url])
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const now = Math.floor(contentRect.width)
      // a scroll bar that comes and goes is no other width
      setWidth((before) => (Math.abs(before - now) > 20 ? now : before))
    })
    watch.observe(shown.current!)
    return () => watch.disconnect()
  }, [])

  // the words that prove a skill, where people see them
  useEffect(() => {
    const skills = layers.flatMap((layer) => provenIn(layer, evidence))
    const here = layers.flatMap((layer) =>
      place && evidence?.lines[place.line].page === layer.page
        ? rangesOf(layer, wordsAt(evidence, place), boxAt(evidence, place))
        : []
    )
    highlight('resume-skill', skills)
    highlight('resume-here', here)
    return () => (highlight('resume-skill', []), highlight('resume-here', []))
  }, [layers, evidence, proof])
  useEffect(() => {
    const found = search.trim()
      ? layers.flatMap((layer) =>
          rangesOf(layer, search).filter((range) => isSeen(layer, range, evidence))
        )
      : []
    highlight('resume-found', found)
    highlight('resume-now', found.slice(at, at + 1))
    onFound(found.length)
    if (found[at]) reveal(found[at].getBoundingClientRect().top)
    return () => (highlight('resume-found', []), highlight('resume-now', []))
  }, [layers, search, at, evidence])

  /** Scrolls a height of the window into the upper third. */
  function reveal(top: number) {
    const frame = shown.current!
    frame.scrollTo({
      top: frame.scrollTop + top - frame.getBoundingClientRect().top - frame.clientHeight / 3,
    })
  }
  function revealOn(page: number, top: number) {
    const sheet = shown.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
    const points = pages?.[page - 1]?.getViewport({ scale: 1 }).height
    if (sheet && points)
      reveal(sheet.getBoundingClientRect().top + (top / points) * sheet.clientHeight)
  }
  const line = place && evidence?.lines[place.line]
  useEffect(() => {
    if (line) revealOn(line.page, line.box?.[1] ?? 0)
  }, [proof, pages, width > 0])
  useEffect(() => {
    if (spot) revealOn(spot.page, spot.top)
  }, [spot, pages, width > 0])

  return (
    <div
      ref={shown}
      className="ap-sheets"
      tabIndex={0}
      role="region"
      aria-label={t`Pages of the resume`}
    >
      {failed ? (
        <EmptyState title={t`The pages cannot be shown`}>
          {t`Your browser or the file does not allow it. Read its text, or download it.`}
        </EmptyState>
      ) : !pages ? (
        <Skeleton height="100%" />
      ) : (
        width > 0 &&
        pages.map((page) => (
          <Sheet
            key={page.pageNumber}
            page={page}
            width={width - 2 * GAP}
            frame={shown}
            onText={(layer) =>
              setLayers((all) =>
                [...all.filter((one) => one.page !== layer.page), layer].sort(
                  (one, other) => one.page - other.page
                )
              )
            }
          >
            {line?.page === page.pageNumber && line.box && (
              <Line key={proof?.asked} page={page} box={line.box} />
            )}
          </Sheet>
        ))
      )}
    </div>
  )
}

const pagesOf = (file: PDFDocumentProxy) =>
  Promise.all(
    Array.from({ length: Math.min(file.numPages, MOST_PAGES) }, (_, index) =>
      file.getPage(index + 1)
    )
  )

function Sheet({
  page,
  width,
  frame,
  onText,
  children,
}: {
  page: PDFPageProxy
  width: number
  frame: React.RefObject<HTMLDivElement | null>
  onText: (layer: Layer) => void
  children: React.ReactNode
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const plain = page.getViewport({ scale: 1 })
  const scale = width / plain.width

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([{ isIntersecting }]) => isIntersecting && setNear(true),
      { root: frame.current, rootMargin: '800px' }
    )
    watch.observe(sheet.current!)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!near) return
    const drawn = canvas.current!
    const sharp = page.getViewport({ scale: scale * Math.min(devicePixelRatio, 2) })
    drawn.width = Math.floor(sharp.width)
    drawn.height = Math.floor(sharp.height)
    const work = page.render({ canvas: drawn, viewport: sharp })
    work.promise.catch(() => undefined)
    return () => work.cancel()
  }, [page, scale, near])
  useEffect(() => {
    const element = text.current!
    element.replaceChildren()
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: element,
      viewport: page.getViewport({ scale }),
    })
    layer.render().then(
      () => onText({ page: page.pageNumber, element, scale }),
      () => undefined
    )
    return () => layer.cancel()
  }, [page, scale])

  return (
    <div
      ref={sheet}
      className="ap-sheet"
      data-page={page.pageNumber}
      style={
        {
          'width': width,
          'height': plain.height * scale,
          '--total-scale-factor': scale,
        } as React.CSSProperties
      }
    >
      <canvas ref={canvas} aria-hidden="true" />
      {children}
      <div ref={text} className="ap-sheet-text" />
    </div>
  )
}

/** The line that proves something, for a moment brighter. */
function Line({ page, box: [x, y, width, height] }: { page: PDFPageProxy; box: number[] }) {
  const { width: across, height: down } = page.getViewport({ scale: 1 })
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div
      className="ap-sheet-line"
      style={{
        left: share(x - 3, across),
        top: share(y - 2, down),
        width: share(width + 6, across),
        height: share(height + 4, down),
      }}
    />
  )
}

const wordsAt = (
  evidence: Evidence,
  { line, from, until }: { line: number; from: number; until: number }
) => evidence.lines[line].text.slice(from, until)
const boxAt = (evidence: Evidence, { line }: { line: number }) => evidence.lines[line].box

/** The places of a page that name a skill, each in the line where it was read: what nobody sees is in no line. */
const provenIn = (layer: Layer, evidence: Evidence | undefined) =>
  evidence?.skills.flatMap(({ places }) =>
    places
      .filter(({ line }) => evidence.lines[line].page === layer.page)
      .flatMap((one) => rangesOf(layer, wordsAt(evidence, one), boxAt(evidence, one)))
  ) ?? []

/** Where words are in the text of a page; with a box, only within its height. */
function rangesOf(layer: Layer, words: string, box?: number[] | null): Range[] {
  const { element } = layer
  const nodes: { node: Text; from: number }[] = []
  let all = ''
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Text) {
      nodes.push({ node, from: all.length })
      all += node.data
    } else if (node.nodeName === 'BR') all += '\n'
  }
  const spotOf = (index: number) => {
    const at = nodes.findLastIndex(({ from }) => from <= index)
    const { node, from } = nodes[at]
    return [node, Math.min(index - from, node.length)] as const
  }
  return [...all.matchAll(patternOf(words))].flatMap((match) => {
    const range = new Range()
    range.setStart(...spotOf(match.index))
    const [end, offset] = spotOf(match.index + match[0].length - 1)
    range.setEnd(end, Math.min(offset + 1, end.length))
    return !box || isWithin(layer, range, box) ? [range] : []
  })
}

/** Does a range lie at the height of a box, which is in points? */
function isWithin({ element, scale }: Layer, range: Range, box: number[]) {
  const { top, height } = range.getBoundingClientRect()
  const middle = (top + height / 2 - element.getBoundingClientRect().top) / scale
  return middle > box[1] - 2 && middle < box[1] + box[3] + 2
}

/** Is it in a line that people see? Before the lines are known it is taken to be. */
const isSeen = (layer: Layer, range: Range, evidence: Evidence | undefined) =>
  !evidence?.isRead ||
  evidence.lines.some(
    ({ page, box }) => page === layer.page && (!box || isWithin(layer, range, box))
  )

/** Paints ranges without touching the page's own elements; browsers that cannot show the line alone. */
function highlight(name: string, ranges: Range[]) {
  if (!('highlights' in CSS)) return
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges))
  else CSS.highlights.delete(name)
}
