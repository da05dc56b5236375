import { sweepExports } from '#api/privacy/make_export'

/** The scheduled command that deletes old exports. */
export default sweepExports
