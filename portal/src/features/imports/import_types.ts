import type { api, DataOf } from '../../app/api'
import type { Write } from '../../components/forms/write'

/** An import with its columns, its stages and what was found. */
export type OneImport = DataOf<'GET', '/client/imports/:id'>

type Changes = NonNullable<Parameters<typeof api.put<'/client/imports/:id'>>[1]>['body']

/** Keeps a change of the columns, the stages or the job; nothing is checked before it is kept. */
export type Keep = Write<[changes: Changes]>
