import env from '#config/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, destination } from '@adonisjs/core/logger'

/** Letters of lines that wait where standard output takes none; later ones are left out. */
const MOST_WAITING = 1_048_576

/** Standard output, written behind what logs. A disk without room for it must not end the process: the next line tries again. */
function standardOutput() {
  const output = destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
  output.on('error', () => undefined)
  return output
}

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
      destination: standardOutput(),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
