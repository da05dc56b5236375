import type { Readable } from 'node:stream'
import env from '#config/env'
import { s3Options, storageBucket } from '#config/drive'
import drive from '@adonisjs/drive/services/main'
import { streamToBucket } from '#api/files/stream_to_bucket'

const CUT = { partSize: 8 * 1024 * 1024, queueSize: 1 }

/** Stores bytes of unknown length: S3 by itself takes none without their number. */
export const putStream = (key: string, content: Readable) =>
  env.get('DRIVE_DISK') === 's3'
    ? streamToBucket({ ...s3Options, bucket: storageBucket }, key, content, CUT)
    : drive.use().putStream(key, content)
