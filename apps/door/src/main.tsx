import './door.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, preferredLanguage } from './i18n/language.tsx';
import { makePhone } from './phone/phone.ts';
import { canVerify } from './phone/read-code.ts';
import { openStorage } from './phone/storage.ts';
import { App } from './screens/app.tsx';
import { trustedUrl } from './trusted-url.ts';

const root = document.getElementById('door');
if (!root) throw new Error('The page has no place for the app.');

// Once it is there, the app needs no network to start.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register(trustedUrl('/door/sw.js'));
void navigator.storage?.persist?.();

const storage = await openStorage();
const [state, log, isAble] = await Promise.all([storage.readState(), storage.readLog(), canVerify()]);
const phone = makePhone({ storage, state, log, language: preferredLanguage });

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App phone={phone} isAble={isAble} />
    </LanguageProvider>
  </StrictMode>,
);
