export { PromoteJob } from './promote_job'
