export { nameOf, stageLabel } from './applicants_data'
