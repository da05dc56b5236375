const banned: [RegExp, string][] = [
  [
    /https?:|www\.|[^\s@]@[^\s@.]+\.\w|\d[\d\s-]{7,20}\d/i,
    'A job title has no links, addresses or phone numbers',
  ],
  [
    /\b(males?|females?|boys?|girls?|wom[ae]n|m[ae]n) only\b|\bonly (for )?(males?|females?|boys?|girls?|wom[ae]n|m[ae]n)\b|\bunmarried\b|\byoung(sters?)?\b|\bunder \d\d (years|yrs)\b/i,
    'A job is open to everyone: remove the part about sex, age or family',
  ],
  [
    /\b(earn|make) (money|cash|\$|₹)|\beasy money\b|\bget rich\b|\bregistration fee\b|\bdata entry from home\b|\bpyramid\b|\bcrypto giveaway\b/i,
    'This reads like an advertisement for easy money; name the job',
  ],
  [
    /\b(urgent(ly)?|asap|immediate(ly)? (required|hiring|joiner)|hiring (now|for)|we are hiring|walk-?in)\b|!|\*\*|\$\$/i,
    'Leave out words and signs that only shout, such as "urgent" or "!!!"; name the job',
  ],
  [
    /\b(fuck\w*|shit\w*|bitch\w*|bastards?|sexy|nude|escorts?)\b/i,
    'This word has no place in a job title',
  ],
]

/** A title as we keep it: one space between words, no shouting, no trailing signs. */
export function normaliseTitle(title: string) {
  const plain = title
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:!\-–|])[\s.,;:!\-–|]+$/, '')
  const shouts = plain.length > 8 && plain === plain.toUpperCase() && plain !== plain.toLowerCase()
  return shouts
    ? plain
        .toLowerCase()
        .replace(/(^|[\s/(-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    : plain
}

/** What is wrong with a title, in words, or undefined. */
export function titleProblem(title: string) {
  return banned.find(([pattern]) => pattern.test(title))?.[1]
}
