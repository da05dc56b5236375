import { hueOf, initials } from './format'

/** A person's picture or a company's logo; initials on the name's own colour when there is none. */
export function Face({
  name,
  src,
  size = 40,
  square,
}: {
  name: string
  src?: string | null
  size?: number
  square?: boolean
}) {
  const hue = hueOf(name || '?')
  const shape = {
    width: size,
    height: size,
    borderRadius: square ? Math.round(size / 5) : '50%',
    flex: 'none',
  }
  if (src)
    return (
      <img
        className="c-photo"
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ ...shape, objectFit: 'cover' }}
      />
    )
  return (
    <span
      className="c-face"
      aria-hidden="true"
      // drawn by the style sheet: beside a button's name they are a picture, not its words
      data-initials={initials(name || '?')}
      style={{ ...shape, fontSize: Math.round(size * 0.38), ['--hue' as string]: hue }}
    />
  )
}
