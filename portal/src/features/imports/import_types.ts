import type { DataOf } from '../../app/api'

/** An import with its columns, its stages and what was found. */
export type OneImport = DataOf<'GET', '/client/imports/:id'>
