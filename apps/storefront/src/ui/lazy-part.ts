import { type ComponentType, lazy } from 'react';
import { loadFormMessages } from '../i18n/load-form-messages.ts';

/** A component that is loaded when it is first rendered, with the messages of forms, which it may show. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadFormMessages()]);
    return { default: part };
  });
