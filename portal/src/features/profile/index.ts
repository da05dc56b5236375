export { ApprovalBanner, SubmitCard } from './changes/approval'
export { Waiting, Waits } from './changes/waiting'
export {
  headlineHint,
  type Profile,
  ProfileDraft,
  useProfile,
  useProfileDraft,
  useTextField,
} from './profile_draft'
export { ProgressCard } from './progress_card'
export { Resumes } from './resumes'
export { SavedMark } from './saved_mark'
export { readMonth } from './sections/profile_sections'
export { Story } from './story'
