export { ColumnarIndex } from '#api/engines/search_columns/columnar_index'
export { PartedIndex } from '#api/engines/search_columns/parted_index'
export { LiveIndex } from '#api/engines/search_columns/live_index'
export type { Document as SearchDocument } from '#api/engines/search_columns/columns/document'
export {
  horizonOf,
  readChanged,
  readSome,
  type Source,
} from '#api/engines/search_columns/read_documents'
export * from '#api/engines/search_columns/search_query'
