import { defineConfig } from '@adonisjs/vite'

const viteBackendConfig = defineConfig({
  buildDirectory: 'dist',
  manifestFile: 'public/assets/.vite/portal.json',
  assetsUrl: '/assets',
})

export default viteBackendConfig
