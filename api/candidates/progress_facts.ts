/** What makes a profile complete, and what each part weighs; together 100. */
export const profileSteps = [
  { key: 'photo', label: 'Add a photo', weight: 5 },
  { key: 'story', label: 'Write a headline and your story', weight: 10 },
  { key: 'skills', label: 'Name five skills', weight: 15 },
  { key: 'employment', label: 'Add where you have worked', weight: 20 },
  { key: 'project', label: 'Add a project', weight: 10 },
  { key: 'education', label: 'Add your education', weight: 10 },
  { key: 'resume', label: 'Upload your resume', weight: 10 },
  { key: 'english', label: 'Take the English test', weight: 10 },
  { key: 'skill_test', label: 'Pass a skill test', weight: 10 },
] as const
/** The progress from which a profile can be submitted, in percent. */
export const SUBMIT_FROM = 70
/** How many skills complete that step. */
export const SKILLS_WANTED = 5
