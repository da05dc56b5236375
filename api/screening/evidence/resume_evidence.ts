import { Kept } from '#api/http/kept'
import type { Transcript } from '#api/engines/resume_reader/resume_reader'
import type Application from '#api/applications/models/application'
import Skill from '#api/taxonomy/models/skill'
import { transcriptOf } from '#api/screening/material/gather'
import { placesOf } from '#api/screening/judging/words'

/** A skill that the job asks for, and every place of the resume that names it. */
export type ProvenSkill = {
  skill: Skill
  isRequired: boolean
  places: { line: number; from: number; until: number }[]
}

export type ResumeEvidence = { transcript: Transcript | null; skills: ProvenSkill[] }

// a file never changes, and a reader goes back and forth
const kept = new Kept<{ transcript: Transcript | null }>({
  most: 200,
  size: {
    most: 16 * 1024 * 1024,
    of: ({ transcript }) =>
      (transcript?.lines ?? []).reduce((sum, { text }) => sum + 2 * text.length + 60, 500),
  },
  freshFor: Infinity,
})

/**
 * What the resume of an application says, line by line with its place on the page, and where it names the skills that
 * the job asks for. Text that nobody sees is in no line. `transcript` is null for a file that cannot be read.
 */
export async function resumeEvidence(application: Application): Promise<ResumeEvidence> {
  const { resume, candidate, job } = application
  const { transcript } = resume
    ? await kept.get(`${resume.file.storageKey} ${candidate.countryCode}`, async () => ({
        transcript: await transcriptOf(resume.file.storageKey, candidate.countryCode),
      }))
    : { transcript: null }
  const skills = new Map(
    (await Skill.query().whereIn('id', job.skillIds)).map((skill) => [Number(skill.id), skill])
  )
  return {
    transcript,
    skills: job.skillIds.flatMap((id) => {
      const skill = skills.get(Number(id))
      if (!skill) return []
      const places = (transcript?.lines ?? []).flatMap(({ text }, line) =>
        placesOf(skill, text).map(([from, until]) => ({ line, from, until }))
      )
      return [{ skill, isRequired: job.requiredSkillIds.includes(id), places }]
    }),
  }
}
