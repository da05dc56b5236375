await import('reflect-metadata')
const { createServer } = await import('node:http')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { default: settings } = await import('../adonisrc.js')
const { endIdle } = await import('#api/http/watch/end_idle')

const CODE = new URL('../', import.meta.url)
// compiled, this file is in dist/node/bin; the product's folder is the same either way
const compiled = CODE.pathname.endsWith('/dist/node/')
const APP_ROOT = compiled ? new URL('../../', CODE) : CODE

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, CODE).href)
  }
  return import(filePath)
}

// a connection that is opened and left takes a place from others; ten minutes are a video over a slow phone
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    if (compiled) {
      const directories = { ...settings.directories, config: 'dist/node/api/config' }
      app.rcContents({ ...settings, directories })
    }
    app.booting(async () => {
      await import('#config/env')
    })
    const end = async () => (await import('#api/http/watch/draining')).drainAndEnd()
    app.listen('SIGTERM', end).listen('SIGINT', end)
  })
  .httpServer()
  .start((handler) => {
    const server = createServer(patience, handler)
    // a body that stops arriving; open streams send a ping well within it
    server.timeout = 120_000
    endIdle(server)
    return server
  })
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
