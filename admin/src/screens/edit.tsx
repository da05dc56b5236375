export { CatalogueEdit as default } from './form'
