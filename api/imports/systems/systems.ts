import type { ImportSystem } from '#api/imports/import_facts'
import type { Adapter } from '#api/imports/systems/rows'
import { ashby } from '#api/imports/systems/ashby'
import { greenhouse } from '#api/imports/systems/greenhouse'
import { lever } from '#api/imports/systems/lever'
import { opencats } from '#api/imports/systems/opencats'
import { workable } from '#api/imports/systems/workable'

/** Those whose exports are read by themselves; tables have their columns looked at. */
export const adapters: Record<Exclude<ImportSystem, 'csv' | 'resumes'>, Adapter> = {
  opencats,
  lever,
  ashby,
  greenhouse,
  workable,
}
