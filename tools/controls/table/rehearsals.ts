import type { Controls } from '../control.ts';

const env = ['apps/parterre/src/rehearsal/house-env.test.ts'];

/** What keeps a rehearsal from everybody outside it. */
export const rehearsalControls: Controls = {
  'A rehearsal of a sale reaches real buyers, mail, the bank, storage or systems of the operator': [
    {
      defence: 'settings of the real house pass by a list',
      file: 'apps/parterre/src/rehearsal/house-env.ts',
      text: "...pick(real, ['PATH', ...capacitySettings]),",
      without: '...pick(real, Object.keys(real)),',
      tests: env,
    },
    {
      defence: 'no setting by which somebody is reached is on the list',
      file: 'apps/parterre/src/rehearsal/house-env.ts',
      text: "  'DATABASE_POOL',\n",
      without: "  'DATABASE_POOL',\n  'SMTP_URL',\n",
      tests: env,
    },
    {
      defence: 'it has a secret of its own',
      file: 'apps/parterre/src/rehearsal/house-env.ts',
      text: '  SECRET: secret,',
      without: '  SECRET: real.SECRET ?? secret,',
      tests: env,
    },
  ],
};
