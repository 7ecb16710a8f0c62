import { openSite } from '@parterre/static-site/build/open-site';
import { printUsage } from '../measure/print-usage.ts';
import { makeCatalogue } from '../site/catalogue.ts';
import { programmeSite } from '../site/site.ts';

/** Builds the programme from nothing: bundles, fingerprints, pages. */
const [folder = '', shows, threads] = process.argv.slice(2);
const site = openSite(programmeSite(makeCatalogue(Number(shows))), { folder, threads: Number(threads) });
const { failed } = await site.build();
await site.close();
if (failed.length > 0) throw new Error(`${failed.length} pages failed, first ${JSON.stringify(failed[0])}.`);
printUsage();
