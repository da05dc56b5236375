import './resume_pane.css'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileText, IconDownload } from '@tabler/icons-react'
import { fileSize } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import type { Spot } from '../../screening'
import { type Reviewed, nameOf } from '../applicants_data'

/** The resume as it was sent. Browsers do not show a PDF in a frame with `sandbox`; the answer's own policy allows it nothing instead. */
export function ResumePane({
  one,
  phone,
  spot,
}: {
  one: Reviewed
  phone: boolean
  /** A place that a quote leads to. */
  spot?: Spot
}) {
  const { resume } = one
  // the link is renewed again and again; the frame keeps the first, so that nobody loses their page
  const [shown] = useState(resume?.inlineUrl)
  if (!resume)
    return (
      <div className="ap-resume">
        <div className="ap-resume-none">
          <EmptyState
            title={one.reaches ? 'No resume' : 'This person withdrew from your company'}
            icon={<IconFileText size={32} stroke={1.5} />}
          >
            {one.reaches
              ? 'It was sent without one, or the candidate has removed it.'
              : 'The resume went with them.'}
          </EmptyState>
        </div>
      </div>
    )
  const inline = resume.type === 'application/pdf' && navigator.pdfViewerEnabled && !phone
  return (
    <section className="ap-resume" aria-label="Resume">
      <div className="ap-resume-bar">
        <span>
          {resume.fileName} <span className="dim num">{fileSize(resume.size)}</span>
        </span>
        <Button
          component="a"
          href={resume.resumeUrl}
          download={resume.fileName}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          Download
        </Button>
      </div>
      {inline ? (
        <iframe
          // a place is opened anew, by the link that still works
          key={spot ? `${spot.page}:${spot.top}` : 'whole'}
          src={
            spot
              ? `${resume.inlineUrl}#page=${spot.page}&zoom=100,0,${spot.top}`
              : `${shown}#view=FitH`
          }
          title={`Resume of ${nameOf(one)}`}
        />
      ) : (
        !phone && (
          <div className="ap-resume-none">
            <EmptyState
              title={
                resume.type === 'application/pdf'
                  ? 'Your browser does not show PDF files here'
                  : 'A Word document'
              }
              icon={<IconFileText size={32} stroke={1.5} />}
              action={
                <Button
                  component="a"
                  href={resume.resumeUrl}
                  download={resume.fileName}
                  variant="default"
                >
                  Download the resume
                </Button>
              }
            >
              {resume.type === 'application/pdf'
                ? 'Download it to read it beside this page.'
                : 'Download it to read it in your word processor.'}
            </EmptyState>
          </div>
        )
      )}
    </section>
  )
}
