import { Fragment, useEffect, useMemo, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { patternOf, placeOf, type Evidence, type Proof } from './resume_evidence'

type Mark = { from: number; until: number; kind: 'skill' | 'here' | 'found'; found?: number }

/** The text of a resume, line by line: for Word files, for phones, and for those who read better so. */
export function ResumeLines({
  evidence,
  proof,
  search,
  at,
  onFound,
}: {
  evidence: Evidence
  proof?: Proof
  search: string
  /** Which of the places found is the reader's. */
  at: number
  onFound: (count: number) => void
}) {
  const shown = useRef<HTMLDivElement>(null)
  const place = placeOf(evidence, proof)
  const found = useMemo(() => {
    if (!search.trim()) return []
    return evidence.lines.flatMap(({ text }, line) =>
      [...text.matchAll(patternOf(search))].map((match) => ({
        line,
        from: match.index,
        until: match.index + match[0].length,
      }))
    )
  }, [evidence, search])
  useEffect(() => onFound(found.length), [found])
  useEffect(() => {
    shown.current
      ?.querySelector('[data-kind="found"][data-now]')
      ?.scrollIntoView({ block: 'center' })
  }, [found, at])
  useEffect(() => {
    if (place)
      shown.current?.querySelector('[data-kind="here"]')?.scrollIntoView({ block: 'center' })
  }, [proof])

  return (
    <div
      ref={shown}
      className="ap-resume-text"
      tabIndex={0}
      role="region"
      aria-label={t`Text of the resume`}
    >
      {evidence.lines.map(({ text, page }, line) => {
        const marks: Mark[] = [
          ...found.flatMap((one, index) =>
            one.line === line ? [{ ...one, kind: 'found' as const, found: index }] : []
          ),
          ...evidence.skills.flatMap(({ places }) =>
            places
              .filter((one) => one.line === line)
              .map((one): Mark => ({ ...one, kind: one === place ? 'here' : 'skill' }))
          ),
        ]
        return (
          <Fragment key={line}>
            {line > 0 && page !== evidence.lines[line - 1].page && (
              <p className="ap-resume-turn">{t`Page ${page}`}</p>
            )}
            <p data-here={place?.line === line || undefined}>
              {parted(text, marks).map(({ words, mark }, index) =>
                mark ? (
                  <mark
                    key={index}
                    data-kind={mark.kind}
                    data-now={(mark.kind === 'found' && mark.found === at) || undefined}
                  >
                    {words}
                  </mark>
                ) : (
                  words
                )
              )}
            </p>
          </Fragment>
        )
      })}
    </div>
  )
}

/** A text in pieces, marked and not; of marks that overlap the first one stays. */
function parted(text: string, marks: Mark[]) {
  const pieces: { words: string; mark?: Mark }[] = []
  let done = 0
  for (const mark of marks.toSorted((one, other) => one.from - other.from)) {
    if (mark.from < done) continue
    if (mark.from > done) pieces.push({ words: text.slice(done, mark.from) })
    pieces.push({ words: text.slice(mark.from, mark.until), mark })
    done = mark.until
  }
  if (done < text.length) pieces.push({ words: text.slice(done) })
  return pieces
}
