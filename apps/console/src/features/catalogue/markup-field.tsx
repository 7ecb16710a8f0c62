import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/language.tsx';

const MarkupEditor = lazy(async () => ({
  default: (await import('../../markup/markup-editor.tsx')).MarkupEditor,
}));

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly lang: string;
  readonly onChange: (html: string) => void;
}

/** What edits markup is loaded when there is some to edit. */
export const MarkupField = (props: Props) => (
  <Suspense fallback={<p role="status">{useTexts().loading}</p>}>
    <MarkupEditor {...props} />
  </Suspense>
);
