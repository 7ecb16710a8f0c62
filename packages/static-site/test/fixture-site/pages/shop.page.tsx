import type { Head } from '../../../src/shared/head.ts';
import { Slot } from '../../../src/shared/slot.ts';
import type { PageProps } from '../../../src/shared/template.ts';
import type { Shop } from '../bakery.ts';
import '../site.css';

type Props = PageProps<{ readonly shop: Shop }>;

export const head = ({ data }: Props): Head => ({ title: data.shop.name });

export default function ShopPage({ data: { shop } }: Props) {
  return (
    <>
      <Slot name="header" as="header" />
      <main>
        <h1>{shop.name}</h1>
        <address>{shop.address}</address>
      </main>
      <Slot name="footer" as="footer" />
    </>
  );
}
