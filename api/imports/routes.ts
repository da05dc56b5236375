import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { oneAtATime, perAccount, perAddress } from '#api/http/limiters'

const { BulkUploads } = controllers.imports.bulk
const { LinkedinCandidates } = controllers.imports.linkedin
const { CompanyArchives } = controllers.imports.archive
const { CompanyImports } = controllers.imports.transfer
const { Claims } = controllers.imports.claims

router
  .group(() => {
    router.post('/bulk-pdf-uploads', [BulkUploads, 'store'])
    router.post('/bulk-pdf-uploads/:id/files', [BulkUploads, 'add'])
    router.post('/bulk-pdf-uploads/:id/retry', [BulkUploads, 'retry'])
    router
      .post('/linkedin-candidates/import', [LinkedinCandidates, 'import'])
      .use(oneAtATime('import'))
    router.post('/linkedin-candidates/:id/contact', [LinkedinCandidates, 'contact'])
  })
  .prefix('/api/v1/admin')
  .use(access.admin('bring_people_in'))

router
  .group(() => {
    router.get('/bulk-pdf-uploads/:id/files', [BulkUploads, 'files'])
    router
      .post('/linkedin-candidates', [LinkedinCandidates, 'list'])
      .use(perAccount('linkedin-candidates', 120))
  })
  .prefix('/api/v1/admin')
  .use(access.admin('see_people'))

router
  .group(() => {
    router.get('/company-archive', [CompanyArchives, 'show'])
    router.post('/company-archive', [CompanyArchives, 'store'])
  })
  .prefix('/api/v1/client')
  .use(access.client('take_out'))

router
  .group(() => {
    router.get('/imports', [CompanyImports, 'index'])
    router.post('/imports', [CompanyImports, 'store']).use(oneAtATime('import'))
    router.get('/imports/:id', [CompanyImports, 'show'])
    router.put('/imports/:id', [CompanyImports, 'update'])
    router.post('/imports/:id/files', [CompanyImports, 'add']).use(oneAtATime('import'))
    router.get('/imports/:id/faults', [CompanyImports, 'faults'])
    router.post('/imports/:id/check', [CompanyImports, 'check'])
    router.post('/imports/:id/run', [CompanyImports, 'run'])
    router.post('/imports/:id/cancel', [CompanyImports, 'cancel'])
    router.post('/imports/:id/undo', [CompanyImports, 'undo'])
    router.post('/imports/:id/invite', [CompanyImports, 'invite'])
  })
  .prefix('/api/v1/client')
  .use(access.client('bring_in'))

router
  .group(() => {
    router.post('/imported-profile', [Claims, 'show'])
    router.post('/imported-profile/claim', [Claims, 'claim'])
    router.post('/imported-profile/decline', [Claims, 'decline'])
  })
  .prefix('/api/v1')
  .use([access.open('the mailed link is the proof'), perAddress('imported-profile', 20)])
