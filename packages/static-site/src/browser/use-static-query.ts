import { useView } from '../shared/page-element.ts';

/** Data that many pages share, by the name the page gave it (`theme`). */
export function useStaticQuery<Data>(name: string): Data {
  const { queries, path } = useView().props;
  if (!(name in queries)) throw new Error(`The page ${path} names no query ${name}`);
  return queries[name] as Data; // the data source that published it under this name chose the type
}
