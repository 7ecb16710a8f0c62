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
]);
