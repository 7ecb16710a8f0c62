import { createElement } from 'react';
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
  if (!filling) return null;
  if (filling.kind === 'markup') {
    return createElement(as, { className, dangerouslySetInnerHTML: { __html: filling.html } });
  }
  const { component, data } = filling;
  return createElement(as, { className }, createElement(component, { data, pathPrefix: props.pathPrefix }));
}
