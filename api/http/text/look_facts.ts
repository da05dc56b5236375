// Pure: the themes of portal and console read it too.

/** The colours by which people know the product, on a light and on a dark ground: of its screens, mails, papers and pictures. */
export const look = {
  light: { ink: '#14211d', ground: '#fbfaf7', accent: '#0e6b50' },
  dark: { ink: '#e3eae6', ground: '#10171a', accent: '#6cc5a2' },
} as const
