import { sweepExports } from '#api/privacy/make_export'

/** The clock's turn. */
export default sweepExports
