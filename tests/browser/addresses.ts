import * as fs from 'node:fs'
import type { catalogues } from '#generated/catalogues'

/** The addresses that a file of the portal or the console writes down for its screens. */
const written = (file: string, pattern: RegExp) =>
  [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => path)

/** The screens of the portal that are open to everybody, as its table of routes has them: `/jobs/:slug`. */
export const openAddresses = () =>
  ['routes', 'inner_routes'].flatMap((name) =>
    written(`portal/src/app/routing/${name}.tsx`, /(?:open|account)\(\s*'(\/[^']*)'/g)
  )

/** The screens of a signed-in area of the portal: `/client/jobs/:id/edit`. */
export const areaAddresses = (area: keyof typeof variants) =>
  written(`portal/src/app/frames/${area}_area.tsx`, /path: '([^']+)',\s+screen:/g).map(
    (path) => `/${area}/${path}`
  )

/** The screens of the console that no catalogue makes. */
export const specialAddresses = () =>
  written('admin/src/actions/special.tsx', /path="([^"]+)"/g).map((path) => `/admin${path}`)

/** The screens that a catalogue makes, those of a row with its id. */
export function catalogueAddresses(
  { name, can, queue }: (typeof catalogues)[keyof typeof catalogues],
  id?: string
) {
  return [
    name,
    ...(can.includes('create') ? [`${name}/create`] : []),
    ...(id ? [`${name}/${id}/show`] : []),
    ...(id && can.includes('edit') ? [`${name}/${id}`] : []),
    ...(queue ? [`review/${name}`] : []),
  ].map((path) => `/admin/${path}`)
}

const parts = (base: string, names: string[]) => names.map((part) => `${base}/${part}`)

/** What one address shows in several ways. */
export const variants = {
  candidate: [
    ...parts('/settings', [
      'privacy',
      'password',
      'security',
      'devices',
      'notifications',
      'appearance',
    ]),
    ...parts('/candidate/profile', [
      'personal',
      'story',
      'titles',
      'skills',
      'employment',
      'resume',
      'photo',
      'links',
    ]),
  ],
  client: [
    '/settings/privacy',
    '/client/jobs/1/applicants?view=table',
    '/client/interviews?status=week',
    '/client/search?englishMin=C2&minExp=40',
    '/client/team?invite',
    '/client/billing?tab=address',
    '/client/connections/webhooks',
  ],
}
