/** One bit for each seat, the first in the highest bit of the first byte. */
export function freeSeats(bits: string): number[] {
  return [...Buffer.from(bits, 'base64')].flatMap((byte, index) =>
    Array.from({ length: 8 }, (_, bit) => index * 8 + bit).filter((seat) => byte & (128 >> (seat % 8))),
  );
}
