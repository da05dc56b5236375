import { ResumeReader } from '#api/engines/resume_reader/resume_reader'

/** The taxonomy as it is delivered: skills, titles and places. */
export const vocabulary = new URL('../../../taxonomy/skill_vocabulary', import.meta.url)

export const reader = new ResumeReader({ vocabulary })
