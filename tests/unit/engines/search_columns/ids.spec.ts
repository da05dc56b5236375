import { test } from '@japa/runner'
import { Ids } from '#api/engines/search_columns/columns/ids'
import { Parts } from '#api/engines/search_columns/parts'

/** Ids with gaps of these widths in turn. */
function idsOf(rows: number, gap: (row: number) => number) {
  const ids: number[] = []
  for (let row = 0, id = 7; row < rows; row++, id += gap(row)) ids.push(id)
  return ids
}

function columnOf(ids: number[]) {
  const column = new Ids(ids.length)
  for (const id of ids) column.push(id)
  column.finish()
  return column
}

test.group('Ids of the search columns', () => {
  for (const [title, ids] of [
    ['without gaps', idsOf(1000, () => 1)],
    ['with a wide gap here and there', idsOf(20_000, (row) => (row % 7001 === 63 ? 1e9 : 1))],
    ['with wide gaps in the first and the last block', idsOf(130, (row) => (row % 128 ? 1 : 1e10))],
    ['with gaps in each block', idsOf(1000, (row) => (row % 10 ? 1 : 500))],
    ['with wide gaps everywhere', idsOf(1000, () => 100_000)],
    ['of nobody', []],
  ] as const)
    test(`${title} are given back, also out of a snapshot`, ({ assert }) => {
      const column = columnOf([...ids])
      const taken = Parts.taken()
      column.pass(taken)
      const given = new Ids(0)
      given.pass(Parts.given(taken.arrays, taken.values))
      for (const each of [column, given])
        assert.deepEqual(
          ids.map((_, row) => each.at(row)),
          [...ids]
        )
    })

  test('take little more than a byte a row, for all the wide gaps of a few', ({ assert }) => {
    const ids = idsOf(100_000, (row) => (row % 20_000 === 0 ? 1e7 : 1))
    assert.isBelow(columnOf(ids).bytes / ids.length, 1.2)
  })
})
