export { clientSource } from './palette_source'
