import { expect, it, vi } from 'vitest';
import { closeToast, onToastsChange, shownToasts, showToast } from './toasts.ts';

const texts = () => shownToasts().map(({ text }) => text);

it('toasts are shown in order until each is closed', () => {
  showToast('success', 'Link copied');
  showToast('error', 'That did not work');
  expect(texts()).toEqual(['Link copied', 'That did not work']);
  for (const { id, kind } of shownToasts()) if (kind === 'success') closeToast(id);
  expect(texts()).toEqual(['That did not work']);
});

it('listeners are called on every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onToastsChange(listener);
  showToast('info', 'News');
  stop();
  showToast('info', 'More news');
  expect(listener).toHaveBeenCalledOnce();
});

it('what is shown already is not shown twice, unless each can be undone', () => {
  for (const { id } of shownToasts()) closeToast(id);
  const undo = { text: 'Undo', onPress: () => undefined };
  showToast('error', 'Just taken');
  showToast('error', 'Just taken');
  showToast('default', 'Removed', undo);
  showToast('default', 'Removed', undo);
  expect(texts()).toEqual(['Just taken', 'Removed', 'Removed']);
});
