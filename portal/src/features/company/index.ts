export { CompanyTile } from './company_tile'
