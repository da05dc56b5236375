/** Where a public image (a photo or logo) lies in storage; its key is all that rows keep. */
export const imagePlace = (key: string) => `images/${key}`

/** The address of a public image, or null without one. */
export const imageUrl = (key: string | null | undefined) => (key ? `/images/${key}` : null)

/** The key that `image_key`, `photo_key` and `logo_key` columns hold. */
export const imageKey = (file: { storageKey: string }) => file.storageKey.slice('images/'.length)
