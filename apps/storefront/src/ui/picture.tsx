import type { Picture as PictureData } from '@parterre/contracts/values/picture';
import { usePage } from '@parterre/static-site/browser/use-page';

export interface PictureProps {
  readonly picture: PictureData;
  /** Its width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Empty beside a text that says the same. */
  readonly alt: string;
  /** Above the fold, and fetched first; all others are lazy. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

type Format = 'avif' | 'webp';

const pictureFile = ({ src }: PictureData, prefix: string, width: number, format: Format) =>
  `${src.startsWith('/') ? prefix : ''}${src}-${width}.${format}`;

/** Its space is reserved, in its own colour, until it is loaded. */
export function Picture({ picture, sizes, alt, isFirst = false, className }: PictureProps) {
  const { pathPrefix } = usePage();
  const sourceSet = (format: Format) =>
    picture.widths.map((width) => `${pictureFile(picture, pathPrefix, width, format)} ${width}w`).join(', ');
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={pictureFile(picture, pathPrefix, middle, 'webp')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        style={{ backgroundColor: picture.colour, objectPosition: picture.focus }}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
