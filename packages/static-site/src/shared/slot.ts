import { createElement, useMemo } from 'react';
import { useView } from './page-element.ts';

export interface SlotProps {
  /** The slot's name, a key of the page's `slices`. */
  readonly name: string;
  /** The element around the slice; a wrapper of its own keeps reused markup free of its neighbours. */
  readonly as: 'header' | 'footer' | 'aside' | 'nav' | 'section' | 'div';
  readonly className?: string;
}

/** The place of a slice in a template; empty when the page names no slice for it. */
export function Slot({ name, as, className }: SlotProps) {
  const { slots, props } = useView();
  const filling = slots[name];
  const { component, data } = filling?.kind === 'component' ? filling : {};
  const { pathPrefix } = props;
  // A slice depends on nothing else, so the next page need not draw it again.
  const slice = useMemo(
    () => component && createElement(component, { data, pathPrefix }),
    [component, data, pathPrefix],
  );
  if (!filling) return null;
  if (filling.kind === 'component') return createElement(as, { className }, slice);
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: filling.html } });
}
