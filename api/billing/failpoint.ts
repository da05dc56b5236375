/** Where a test makes the process fail, by name; nothing is there otherwise. */
export const failpoints = new Map<string, () => unknown>()

/** A named place between two steps of money: after a gateway's call and before it is saved, before a commit, after it and before the answer. */
export const failpoint = async (name: string) => {
  await failpoints.get(name)?.()
}
