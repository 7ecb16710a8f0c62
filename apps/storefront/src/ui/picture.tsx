import type { Picture as PictureData } from '@parterre/contracts/values/picture';
import { usePage } from '@parterre/static-site/browser/use-page';

export interface PictureProps {
  readonly picture: PictureData;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Empty beside a text that says the same. */
  readonly alt: string;
  /** The picture that a visitor sees first is fetched first; all others wait until they come near. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

type Format = 'avif' | 'webp';

const fileOf = ({ src }: PictureData, prefix: string, width: number, format: Format) =>
  `${src.startsWith('/') ? prefix : ''}${src}-${width}.${format}`;

/** Its place is kept, in its own colour, before it arrives. */
export function Picture({ picture, sizes, alt, isFirst = false, className }: PictureProps) {
  const { pathPrefix } = usePage();
  const sourceSet = (format: Format) =>
    picture.widths.map((width) => `${fileOf(picture, pathPrefix, width, format)} ${width}w`).join(', ');
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={fileOf(picture, pathPrefix, middle, 'webp')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        style={{ backgroundColor: picture.colour }}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
