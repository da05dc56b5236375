export function stage(
  root: string,
  folder: string,
  options: { tests: boolean; registry: string }
): string[]
