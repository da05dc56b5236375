import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { leaveFile } from '../../../app/taken_file'

const TYPES =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Where somebody without an account begins to apply: a resume, dropped or chosen, fills the form of the next page. */
export function ResumeDrop({ slug }: { slug: string }) {
  const [over, setOver] = useState(false)
  const navigate = useNavigate()
  const path = `/jobs/${slug}/apply`
  const begin = (file: File | undefined) => {
    if (!file) return
    leaveFile(file, path)
    navigate(path)
  }
  // chosen before the page became live
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => begin(input.current?.files?.[0]), [])
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <label
      className="c-resume-drop"
      data-over={over || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        begin(event.dataTransfer.files[0])
      }}
    >
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept={TYPES}
        onChange={(event) => begin(event.target.files?.[0])}
      />
      <span>
        <strong>{t`Drop your resume, or choose it`}</strong>
        <small className="dim">{t`It fills in the application. No account needed to start.`}</small>
      </span>
    </label>
  )
}
