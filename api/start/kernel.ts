import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import app from '@adonisjs/core/services/app'

server.errorHandler(() => import('#api/http/errors/exception_handler'))

server.use([
  () => import('#api/http/middleware/request_id_middleware'),
  // around the next one, which says the labels of a response that is not compressed yet
  () => import('#api/http/middleware/compress_middleware'),
  () => import('#api/http/middleware/language_middleware'),
  () => import('#api/http/middleware/response_headers_middleware'),
  () => import('#api/http/middleware/container_bindings_middleware'),
  () => import('#api/pages/careers/careers_host_middleware'),
  () => import('#api/http/middleware/public_files_middleware'),
  ...(app.getEnvironment() === 'web' ? [() => import('@adonisjs/vite/vite_middleware')] : []),
  () => import('@adonisjs/cors/cors_middleware'),
])

router.use([
  () => import('#api/http/middleware/replica_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#api/http/middleware/initialize_bouncer_middleware'),
  () => import('#api/http/middleware/clean_input_middleware'),
])

export { access } from '#api/http/access'
