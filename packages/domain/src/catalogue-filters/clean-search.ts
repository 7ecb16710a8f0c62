const maxSearchLength = 200;

/** What a visitor typed, as plain text: no control characters or half characters, not too long, nothing around it. */
export const cleanSearch = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/\p{Cs}$/u, '') // the cut may have gone through a character
    .trimEnd();
