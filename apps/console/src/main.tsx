import './theme/console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queries.ts';
import { LanguageProvider, loadSpeech, preferredLanguage } from './i18n/language.tsx';
import { createConsoleRouter } from './router.tsx';
import { readColours, showColours } from './theme/colours.ts';

showColours(readColours());

/** To the sign-in, and back from there to where they were. */
async function leave(): Promise<void> {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in') return;
  await router.navigate({ to: '/sign-in', search: { next: href } });
  queryClient.clear();
}

const queryClient = createQueryClient(() => void leave());
const router = createConsoleRouter(queryClient);
const root = document.getElementById('console');
if (!root) throw new Error('The page has no place for the console.');
const first = await loadSpeech(preferredLanguage());

createRoot(root).render(
  <StrictMode>
    <LanguageProvider first={first}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
);
