// What every event page has fetched before anybody chooses a seat: it is no part of the seat map.
import '@parterre/domain/money/format-money';
import '@parterre/domain/money/money';
import '@parterre/domain/money/wire-money';
import '@parterre/static-site/browser/use-address';
import '../../src/address/use-query.ts';
import '../../src/api/transports.ts';
import '../../src/api/public-api.ts';
import '../../src/i18n/use-texts.ts';
import '../../src/signals.ts';
import '../../src/theme/site-settings.ts';
import '../../src/ui/button.tsx';
import '../../src/ui/chip.tsx';
import '../../src/ui/icon.tsx';
import '../../src/ui/lazy-part.ts';
import '../../src/ui/popup.tsx';
import '../../src/ui/visually-hidden.tsx';
