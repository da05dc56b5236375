export { LiveBell } from './live_bell'
