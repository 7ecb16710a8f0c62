import type { SliceProps } from '../../../src/shared/template.ts';

export function Slice({ data }: SliceProps<{ readonly owner: string }>) {
  return <small>{data.owner}</small>;
}
