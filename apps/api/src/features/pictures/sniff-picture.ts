/** What the first bytes of a file say that it is. A name and a type are not asked: anybody writes there what they like. */
export type SniffedKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'unknown';

/** So many bytes are enough. */
export const sniffedBytes = 4096;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];

export function sniffPicture(head: Buffer): SniffedKind {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.length < 16) return 'unknown';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' ? sniffBrands(head) : 'unknown';
}

/** The major brand, then those that it is compatible with: `mif1` alone says only that it is a picture. */
function sniffBrands(head: Buffer): SniffedKind {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'unknown';
}

/** An animated PNG says so before its pixels; libvips reads its first picture and says nothing. */
export function countPngFrames(head: Buffer): number {
  for (let at = 8; at + 12 <= head.length; at += 12 + head.readUInt32BE(at)) {
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return 1;
    if (type === 'acTL') return head.readUInt32BE(at + 8);
  }
  return 1;
}
