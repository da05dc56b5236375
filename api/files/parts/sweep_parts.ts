import PartUpload from '#api/files/models/part_upload'
import { dropParts } from '#api/files/parts/join_parts'

/** Removes files in parts that nobody went on with. Returns how many. Safe to run twice. */
export default async function sweepParts() {
  const stale = await PartUpload.query()
    .where('expires_at', '<', new Date())
    .orderBy('id')
    .limit(500)
  for (const upload of stale) await dropParts(upload)
  return stale.length
}
