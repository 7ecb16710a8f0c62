import { useView } from '../shared/page-element.ts';
import type { PageProps } from '../shared/template.ts';

/** The props of the page that surrounds the calling component, whose template knows the type of its data. */
export const usePage = <Data>() => useView().props as PageProps<Data>; // the generator wrote the data from that type
