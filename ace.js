import './bin/typescript.mjs'

await import('./bin/console.js')
