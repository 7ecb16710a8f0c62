import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { ContentData } from './content.data.ts';
import { Content } from './content.tsx';
import { contentHead } from './content-head.ts';

export const frame = PageFrame;

export const head = contentHead;

export default function InfoPage({ data }: SitePage<ContentData>) {
  return <Content data={data} />;
}
