import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { PageLink } from '#api/engines/resume_reader/pages/words'
import { boxOf } from '#api/engines/resume_reader/sections/records/header_text'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { Field } from '#api/engines/resume_reader/resume_draft'

export type Given = {
  lines: Line[]
  sections: Section[]
  links: PageLink[]
  vocabulary: Vocabulary
  country?: string
  /** The country that the language of the headings speaks for. */
  spoken?: string
}

/** A value with where its line stands. */
export const found = (value: string, confidence: number, line: Line): Field => ({
  value,
  confidence,
  ...boxOf([line]),
})

/** Where a link can be clicked, as the box of a field. */
export const linkBox = (link: PageLink): [number, number, number, number] => [
  Math.round(link.x * 10) / 10,
  Math.round(link.top * 10) / 10,
  Math.round((link.right - link.x) * 10) / 10,
  Math.round((link.bottom - link.top) * 10) / 10,
]

/** An address without its percent signs; as it is where they are wrong. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
