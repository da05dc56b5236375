import { SocialLinkSchema } from '#database/schema'

export default class SocialLink extends SocialLinkSchema {}
