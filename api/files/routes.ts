import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

router
  .get('/api/v1/files/:id', [controllers.files.Files, 'show'])
  .as('files.show')
  .use(
    access.open(
      'a signed link carries its own right; without one the controller asks for the bearer'
    )
  )
router
  .group(() => {
    router.post('/', [controllers.files.parts.Parts, 'store'])
    router.get('/:id', [controllers.files.parts.Parts, 'show'])
    router.put('/:id/parts/:part', [controllers.files.parts.Parts, 'take'])
    router.delete('/:id', [controllers.files.parts.Parts, 'destroy'])
  })
  .prefix('/api/v1/uploads')
  // of a company only what it brings in comes in parts
  .use(access.user('bring_in'))

router
  .get('/images/:key', [controllers.files.Images, 'show'])
  .where('key', /^[0-9a-f]{32}\.webp$/)
  .use(access.open('photos and logos are public'))
