import env from '#config/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'

const chosen = env.get('DRIVE_DISK', 'local')

const local = services.fs({
  location: (!app.inTest && env.get('STORAGE_PATH')) || app.tmpPath('storage'),
  // files/ serves them itself, after asking who reads
  serveFiles: false,
  visibility: 'private',
})

/** How the object storage is reached; buckets are named by who uses it. */
export const s3Options = {
  credentials: {
    accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
  },
  region: env.get('S3_REGION', 'us-east-1'),
  endpoint: env.get('S3_ENDPOINT'),
  forcePathStyle: Boolean(env.get('S3_ENDPOINT')),
}
export const storageBucket = env.get('S3_BUCKET', 'candor')

const s3 = services.s3({ ...s3Options, bucket: storageBucket, visibility: 'private' })

// every disk that is named here is loaded with its whole client: S3's only for those who use it
const disks = { local, s3 }
const driveConfig = defineConfig({
  default: chosen,
  services: chosen === 's3' || app.inTest ? disks : ({ local } as typeof disks),
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks {
    local: ReturnType<typeof services.fs>
    s3: ReturnType<typeof services.s3>
  }
}
