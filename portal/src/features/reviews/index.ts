export { CompanyReviews } from './company_reviews'
