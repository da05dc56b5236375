import { defineConfig } from '@adonisjs/transmit'

/** The hub in Transmit's place sends its own beats, and PostgreSQL carries events between instances. */
export default defineConfig({ pingInterval: false, transport: null })
