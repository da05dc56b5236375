export { Screening, type Spot } from './screening_panel'
export { ScreeningBar } from './screening_bar'
