/**
 * The share of answers that came by the date that was promised, in whole percent; null while none was due.
 * An answer is due once it is given, or once its date has passed without one.
 */
export const responseRate = (inTime: number, due: number) =>
  due > 0 ? Math.round((100 * inTime) / due) : null
