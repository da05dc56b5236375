import type { StylisPlugin } from '@emotion/cache'

/** Sizes of text are written in px and go out in rem, so that they follow the size which a reader's browser is set to. */
export const textInRem: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^font(-size)?$/.test(String(element.props)))
    element.return = element.value.replace(
      /(?<![\d.])([\d.]+)px\b/g,
      (_: string, size: string) => `${Number(size) / 16}rem`
    )
}
