import { PlatformTemplateVersionSchema } from '#database/schema'

/** The words that a platform template had, as they were saved. */
export default class PlatformTemplateVersion extends PlatformTemplateVersionSchema {}
