import type { SliceProps } from '../../../src/shared/template.ts';

export function Slice({ data, pathPrefix }: SliceProps<{ readonly title: string; readonly home: string }>) {
  return (
    <nav>
      <a href={pathPrefix + data.home}>{data.title}</a>
    </nav>
  );
}
