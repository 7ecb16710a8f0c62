import { faultFinder, type Refusal, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallEvent } from '../../../../testing/small-catalogue.ts';

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'a text without the main language',
    withEvent(smallEvent('x', { title: { en: 'Title' } })),
    'events[0].title: has no text in the main language, ru',
  ],
  [
    'a script',
    withEvent(smallEvent('x', { description: { ru: '<p>Привет<script>alert(1)</script></p>' } })),
    'events[0].description.ru: has <script>, which is not allowed',
  ],
  [
    'an event handler',
    withEvent(smallEvent('x', { description: { ru: '<p onclick="x()">Привет</p>' } })),
    'events[0].description.ru: has onclick on <p>, which is not allowed',
  ],
  [
    'a link that runs a script',
    withEvent(smallEvent('x', { description: { ru: '<a href="javascript:x()">Привет</a>' } })),
    'events[0].description.ru: links to javascript:x(), which is not allowed',
  ],
  ...['//host', '/\\host', '/\t/host', '/&#92;host', '/&sol;host', '/&#47host'].map(
    (address): Refusal => [
      `a link to another host that looks like one of ours, ${JSON.stringify(address)}`,
      withEvent(smallEvent('x', { description: { ru: `<a href="${address}">Привет</a>` } })),
      `events[0].description.ru: links to ${address}, which is not allowed`,
    ],
  ),
  [
    'a tag that stays open',
    withEvent(smallEvent('x', { description: { ru: '<p>Привет' } })),
    'events[0].description.ru: leaves <p> open',
  ],
  [
    'a character that is no text',
    withEvent(smallEvent('x', { title: { ru: 'a\0b' } })),
    'events[0].title.ru: holds a character that is no text',
  ],
  [
    'half a character',
    withEvent(smallEvent('x', { title: { ru: 'a\ud800' } })),
    'events[0].title.ru: holds a character that is no text',
  ],
]);
