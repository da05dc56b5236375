import type User from '#api/accounts/models/user'

/** Something that a person may listen to: `users/12`, `conversations/7`. */
export type Channel = `${string}/${number}`

type Rule = (user: User, id: number) => boolean | Promise<boolean>

const rules = new Map<string, Rule>()

/** Opens `<kind>/<id>` to those for whom the rule says yes. A channel without a rule is closed to everyone. */
export function allowChannel(kind: string, rule: Rule) {
  rules.set(kind, rule)
}

/** May this person listen to this channel? Anything unknown or misspelt: no. */
export async function mayListen(user: User, channel: string): Promise<boolean> {
  const [, kind, id] = /^([a-z]+)\/([1-9]\d{0,15})$/.exec(channel) ?? []
  const rule = kind && rules.get(kind)
  return rule ? rule(user, Number(id)) : false
}

allowChannel('users', (user, id) => user.id === id)
