import env from '#config/env'
import { defineConfig } from '@adonisjs/cors'

/** One origin beside our own, if a setting names it. */
const corsConfig = defineConfig({
  enabled: true,
  origin: env.get('CORS_ORIGIN') ? [env.get('CORS_ORIGIN')!] : [],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: ['content-range', 'x-request-id', 'retry-after'],
  credentials: true,
  maxAge: 600,
})

export default corsConfig
