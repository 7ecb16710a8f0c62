/** What a person typed, as it is kept: composed, single spaces, none at the ends. Case and script stay. */
export const cleanText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** People count characters, not the units that a script needs for them. */
export const characterCount = (text: string): number => [...text].length;
