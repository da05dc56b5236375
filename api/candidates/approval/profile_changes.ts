/** One entry of a section in words: "Engineer at Acme", "Mar 2021 to now · Pune", what they wrote, the skills used. */
export type SheetRow = {
  _id: string
  title: string
  detail: string | null
  text: string | null
  url: string | null
}

/** A whole profile as a moderator reads it: facts by their label, and sections by theirs. Plain data, so that two can be compared. */
export type ProfileSheet = {
  facts: Record<string, string>
  sections: Record<string, SheetRow[]>
}

type Change = { from: string | null; to: string | null }
export type ProfileChanges = {
  facts: Record<string, Change>
  sections: Record<string, { added: string[]; removed: SheetRow[]; changed: SheetRow[] }>
}

/** What differs between two sheets of a profile: facts before and after; rows by id, the removed and changed ones as they were. */
export function profileChanges(before: ProfileSheet, now: ProfileSheet): ProfileChanges {
  const facts: ProfileChanges['facts'] = {}
  for (const name of new Set([...Object.keys(before.facts), ...Object.keys(now.facts)])) {
    const [from, to] = [before.facts[name] ?? null, now.facts[name] ?? null]
    if (from !== to) facts[name] = { from, to }
  }
  const sections: ProfileChanges['sections'] = {}
  for (const [name, rows] of Object.entries(now.sections)) {
    const old = new Map((before.sections[name] ?? []).map((row) => [row._id, row]))
    const changed = rows.flatMap((row) => {
      const was = old.get(row._id)
      return was && !same(was, row) ? [was] : []
    })
    const kept = new Set(rows.map(({ _id }) => _id))
    const one = {
      added: rows.filter(({ _id }) => !old.has(_id)).map(({ _id }) => _id),
      removed: [...old.values()].filter(({ _id }) => !kept.has(_id)),
      changed,
    }
    if (one.added.length || one.removed.length || one.changed.length) sections[name] = one
  }
  return { facts, sections }
}

const same = (a: SheetRow, b: SheetRow) =>
  a.title === b.title && a.detail === b.detail && a.text === b.text && a.url === b.url
