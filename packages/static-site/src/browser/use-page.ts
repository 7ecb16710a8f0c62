import { useView } from '../shared/page-element.ts';
import type { PageProps } from '../shared/template.ts';

/** The props of the page that surrounds the calling component. */
// The template that reads the data names its type; the generator wrote it from that type.
export const usePage = <Data>() => useView().props as PageProps<Data>;
