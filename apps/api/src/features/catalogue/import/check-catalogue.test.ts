import { base, faultFinder, testRefusals } from '../../../testing/refusals.ts';

const findFaults = faultFinder();
const [landing] = base.landings ?? [];
const theme = { ...landing?.theme, seller: { name: { ru: 'ООО «Партер»' } } };

testRefusals(findFaults, [
  [
    'a site that takes invoices and does not say where to pay them',
    { ...base, landings: [{ ...landing, theme }] },
    'landings[0].invoices: needs theme.seller.bank: a bill says where to pay',
  ],
  [
    'a theme that no style sheet can be written of',
    { ...base, landings: [{ ...landing, theme: { ...landing?.theme, tokens: { radius: '0; }' } } }] },
    'landings[0].theme: The theme\'s "radius: 0; }" is no design token.',
  ],
  [
    'a site that is to be online where no browser finds it',
    { ...base, landings: [{ ...landing, online: true, domain: 'https://parterre.example/' }] },
    'landings[0].domain: must be a name such as tickets.example.com to be online',
  ],
]);
