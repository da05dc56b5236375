import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { controllers } from '#generated/controllers'
import { catalogues } from '#generated/catalogues'
import { access } from '#api/http/access'
import { describeCatalogue } from '#api/catalogues/describe_catalogue'
import { keepsDrafts, type Catalogue } from '#api/catalogues/definition'

const { Catalogues, drafts } = controllers.catalogues

/** Tells the controller which catalogue, and which action, an address is about. */
const about = (catalogue: Catalogue, name?: string) => (ctx: HttpContext, next: NextFn) => {
  ctx.catalogue = catalogue
  if (name) ctx.action = { name, ...catalogue.actions![name] }
  return next()
}

for (const catalogue of Object.values(catalogues)) {
  const path = `/api/v1/admin/${catalogue.name}`
  const as = `admin.${catalogue.name}`
  const here = about(catalogue)
  describeCatalogue(catalogue)
  router
    .get(path, [Catalogues, 'index'])
    .as(`${as}.index`)
    .use(access.admin(catalogue.read))
    .use(here)
  router
    .get(`${path}/export`, [Catalogues, 'export'])
    .as(`${as}.export`)
    .use(access.admin(catalogue.read))
    .use(here)
  router
    .get(`${path}/:id`, [Catalogues, 'show'])
    .as(`${as}.show`)
    .use(access.admin(catalogue.read))
    .use(here)
  if (catalogue.can.includes('create'))
    router
      .post(path, [Catalogues, 'store'])
      .as(`${as}.store`)
      .use(access.admin(catalogue.write))
      .use(here)
  if (catalogue.can.includes('edit'))
    router
      .put(`${path}/:id`, [Catalogues, 'update'])
      .as(`${as}.update`)
      .use(access.admin(catalogue.write))
      .use(here)
  if (catalogue.can.includes('delete')) {
    router
      .delete(`${path}/:id`, [Catalogues, 'destroy'])
      .as(`${as}.destroy`)
      .use(access.admin(catalogue.write))
      .use(here)
    router
      .post(`${path}/bulk/uses`, [Catalogues, 'uses'])
      .as(`${as}.uses`)
      .use(access.admin(catalogue.write))
      .use(here)
    router
      .post(`${path}/bulk/delete`, [Catalogues, 'destroyMany'])
      .as(`${as}.bulk.destroy`)
      .use(access.admin(catalogue.write))
      .use(here)
  }
  if (catalogue.order)
    router
      .put(`${path}/:id/place`, [Catalogues, 'place'])
      .as(`${as}.place`)
      .use(access.admin(catalogue.write))
      .use(here)
  if (keepsDrafts(catalogue))
    for (const [verb, method] of [
      ['get', 'show'],
      ['put', 'update'],
      ['delete', 'destroy'],
    ] as const)
      router[verb](`${path}/:id/draft`, [drafts.RowDrafts, method])
        .as(`${as}.draft.${method}`)
        .use(access.admin(catalogue.write))
        .use(here)
  for (const [name, action] of Object.entries(catalogue.actions ?? {})) {
    router
      .put(`${path}/:id/${name}`, [Catalogues, 'act'])
      .as(`${as}.${name}`)
      .use(access.admin(catalogue.write))
      .use(about(catalogue, name))
    if (action.post)
      router
        .post(`${path}/:id/${name}`, [Catalogues, 'act'])
        .as(`${as}.post.${name}`)
        .use(access.admin(catalogue.write))
        .use(about(catalogue, name))
    if (action.bulk)
      router
        .post(`${path}/bulk/${name}`, [Catalogues, 'actOnMany'])
        .as(`${as}.bulk.${name}`)
        .use(access.admin(catalogue.write))
        .use(about(catalogue, name))
  }
}

router
  .get('/api/v1/admin/skills-by-category', [controllers.catalogues.GroupedLists, 'skills'])
  .use(access.admin('see_lists'))
router
  .get('/api/v1/admin/stacks-by-category', [controllers.catalogues.GroupedLists, 'stacks'])
  .use(access.admin('see_lists'))
router
  .get('/api/v1/admin/skills/:id/merge', [controllers.catalogues.merging.SkillMerges, 'show'])
  .use(access.admin('keep_lists'))
const { Checks } = controllers.catalogues.checks
router.get('/api/v1/admin/jobs/:id/checks', [Checks, 'job']).use(access.admin('see_jobs'))
router
  .get('/api/v1/admin/job-changes/:id/checks', [Checks, 'jobChange'])
  .use(access.admin('see_jobs'))
router
  .get('/api/v1/admin/clients/:id/checks', [Checks, 'company'])
  .use(access.admin('see_companies'))
router
  .get('/api/v1/admin/developers/:id/checks', [Checks, 'candidate'])
  .use(access.admin('see_people'))
router
  .get('/api/v1/admin/profile-update-requests/:id/checks', [Checks, 'profileUpdate'])
  .use(access.admin('see_people'))
router
  .get('/api/v1/admin/custom-skills/:id/checks', [Checks, 'customSkill'])
  .use(access.admin('see_lists'))
router
  .get('/api/v1/admin/dashboard', [controllers.catalogues.ConsoleDashboard, 'show'])
  .use(access.admin('see_console'))

const { ConsoleViews } = controllers.catalogues.views
router
  .group(() => {
    router.get('/', [ConsoleViews, 'index'])
    router.post('/', [ConsoleViews, 'store'])
    router.delete('/:id', [ConsoleViews, 'destroy'])
  })
  .prefix('/api/v1/admin/list-views')
  .use(access.admin('see_console'))
