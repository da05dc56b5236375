// How dependency-cruiser finds `#api/…`: package.json names the compiled `.js`, the sources are `.ts`.
const { join } = require('node:path')
const { imports } = require('./package.json')

const folders = Object.entries(imports).filter(
  ([name, to]) => name.endsWith('/*') && !to.startsWith('./.adonisjs/')
)

module.exports = {
  resolve: {
    alias: Object.fromEntries(
      folders.map(([name, to]) => [name.slice(0, -2), join(__dirname, to.replace('/*.js', ''))])
    ),
  },
}
