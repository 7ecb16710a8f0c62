const bytes = 9;

/** Of a new seat: 72 random bits, so that no two plans ever have the same. */
export const randomGuid = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
