export { CompanyTile } from './company_tile'
export { missingWords } from './missing_words'
