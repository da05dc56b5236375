/** A name and an amount of a list of lines; the sum has a rule above it. */
export function Line({ name, value, sum }: { name: string; value: string; sum?: boolean }) {
  return (
    <>
      <dt data-sum={sum || undefined}>{name}</dt>
      <dd data-sum={sum || undefined}>{value}</dd>
    </>
  )
}
