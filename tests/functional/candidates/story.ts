/** A story as long as a profile needs. */
export const story =
  'I have built payment systems for ten years, and I like them small and quiet. '.repeat(2)
