export { nameOf, stageLabel, type ApplicantList } from './applicants_data'
