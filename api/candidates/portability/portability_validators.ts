import vine from '@vinejs/vine'
import { prose, words } from '#api/http/text/free_text'
import { layouts } from '#api/candidates/portability/resume_sheet'

const text = (max = 500) => words({ max }).nullable().optional()
const long = () => text(20_000)
const lines = () => vine.array(prose().maxLength(5000)).maxLength(100).nullable().optional()
const list = <Row extends Parameters<typeof vine.object>[0]>(row: Row) =>
  vine.array(vine.object(row)).maxLength(200).nullable().optional()

/** A resume by the schema of jsonresume.org, 1.0.0: what we take of it; what else it holds is left. */
export const jsonResumeValidator = vine.create({
  basics: vine
    .object({
      name: text(),
      label: text(),
      email: text(),
      phone: text(),
      url: text(),
      summary: long(),
      location: vine
        .object({ city: text(), region: text(), countryCode: text() })
        .nullable()
        .optional(),
      profiles: list({ network: text(), username: text(), url: text() }),
    })
    .nullable()
    .optional(),
  work: list({
    name: text(),
    company: text(),
    position: text(),
    location: text(),
    startDate: text(40),
    endDate: text(40),
    summary: long(),
    highlights: lines(),
  }),
  education: list({
    institution: text(),
    studyType: text(),
    area: text(),
    startDate: text(40),
    endDate: text(40),
    score: text(),
    gpa: text(),
  }),
  skills: list({ name: text(), level: text(), keywords: lines() }),
  projects: list({
    name: text(),
    description: long(),
    highlights: lines(),
    url: text(),
    startDate: text(40),
    endDate: text(40),
  }),
  certificates: list({ name: text(), issuer: text(), date: text(40) }),
  awards: list({ title: text(), awarder: text(), date: text(40) }),
})

export const resumePdfValidator = vine.create({ layout: vine.enum(layouts).optional() })
