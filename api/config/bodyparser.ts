import { defineConfig } from '@adonisjs/core/bodyparser'

const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: '1mb',
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '1mb' },
  // uploads are streamed by files/, which checks size and type on the way
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: true,
    types: ['multipart/form-data'],
    limit: '110mb',
  },
})

export default bodyParserConfig
