import { defineConfig } from '@adonisjs/static'

const staticServerConfig = defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // Vite names every asset by its content
  headers: (path) =>
    path.includes('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {},
})

export default staticServerConfig
