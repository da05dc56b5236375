export { CatalogueCreate as default } from './form'
