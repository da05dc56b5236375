/** Preloaded into an instance by a test: the product has the catalogue of a file more, as if `node ace codegen` had listed it. */
import { registerHooks } from 'node:module'

const index = new URL('../.adonisjs/server/catalogues.ts', import.meta.url).href
const withOneMore = `import { catalogues as all } from ${JSON.stringify(index)}
import Added from ${JSON.stringify(process.env.ADDED_CATALOGUE)}
export const catalogues = { ...all, Added }`

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '#generated/catalogues'
      ? { url: `data:text/javascript,${encodeURIComponent(withOneMore)}`, shortCircuit: true }
      : next(specifier, context),
})
