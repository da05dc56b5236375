export { TeamPicker } from './team_picker'
