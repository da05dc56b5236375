export { Outcome } from './results'
