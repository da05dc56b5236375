import env from '#config/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'candor',
      level: env.get('LOG_LEVEL', app.inTest ? 'fatal' : 'info'),
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'authorization',
          'headers.authorization',
          'headers.cookie',
          'code',
          '*.code_hash',
          'detail',
          '*.detail',
        ],
        censor: '[kept out]',
      },
      transport: { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
