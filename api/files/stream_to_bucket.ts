import type { Readable } from 'node:stream'
import type { s3Options } from '#config/drive'

/** A bucket, and how its server is reached. */
export type Bucket = typeof s3Options & { bucket: string }

/** How it is cut: parts of so many bytes, so many in memory at once. S3 takes 10,000 parts. */
type Cut = { partSize: number; queueSize: number }

/** A stream of unknown length on its way into a bucket: in parts, of which none is seen before the last. */
export async function streamToBucket(
  { bucket, ...options }: Bucket,
  key: string,
  body: Readable,
  cut: Cut
) {
  const [{ S3Client }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ])
  const client = new S3Client(options)
  const upload = new Upload({ client, params: { Bucket: bucket, Key: key, Body: body }, ...cut })
  try {
    await upload.done()
  } finally {
    client.destroy()
  }
}
