import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { composeSale } from './compose-sale.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { deleteForgottenBaskets, sweepBaskets } from './features/basket/sweep-baskets.service.ts';
import { type CatalogueFeed, openCatalogueFeed } from './features/catalogue/catalogue-feed.ts';
import { forgetVisits } from './features/humans/human-guard.service.ts';
import { recaptchaVerifier } from './features/humans/recaptcha.ts';
import { sweepPayments } from './features/payments/sweep-payments.service.ts';
import { forgetQuality } from './features/quality/quality-tally.service.ts';
import { openStockNews } from './features/stock/stock-news.service.ts';
import { repeat } from './repeat.ts';
import { makeErrorReporter } from './reporting/error-reporter.ts';

export interface ApiParts {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly databaseUrl: string;
  readonly onFault: (error: unknown) => void;
  /** Where this process and the pretend bank are reached. */
  readonly address?: string | undefined;
  readonly sandboxUrl?: string | undefined;
}

export interface ComposedApi {
  readonly app: FastifyInstance;
  readonly feed: CatalogueFeed;
}

const sweepEveryMs = 1000;
const forgetEveryMs = 3_600_000;

/** The API with all that runs beside it: what it hears of other processes, and what tidies up. */
export async function composeApi(parts: ApiParts, undo: AsyncDisposableStack): Promise<ComposedApi> {
  const { config, secret, db, databaseUrl } = parts;
  const reporter = makeErrorReporter({ ...config.errorReporting, program: 'api' });
  undo.defer(() => reporter.close());
  const onFault = (error: unknown) => {
    parts.onFault(error);
    reporter.report(error);
  };
  const feed = await openCatalogueFeed(databaseUrl);
  undo.defer(() => feed.close());
  const news = await openStockNews(db, databaseUrl);
  undo.defer(() => news.close());
  const sweep = () => sweepBaskets({ db, announce: news.announce });
  undo.defer(repeat(sweep, { everyMs: sweepEveryMs, onFault }));
  const forget = async () => {
    await deleteForgottenBaskets({ db }, new Date());
    await forgetVisits(db, new Date());
    await forgetQuality(db, new Date());
  };
  undo.defer(repeat(forget, { everyMs: forgetEveryMs, onFault }));
  const sale = await composeSale({ ...parts, announce: news.announce });
  undo.defer(() => sale.close());
  undo.defer(repeat(() => sweepPayments(sale.desk), { everyMs: sweepEveryMs, onFault }));
  undo.defer(repeat(sale.work, { everyMs: sweepEveryMs, onFault }));
  const { providers, ticketKeys, siteUrl, apiUrl } = sale;
  const app = buildApp({
    ...{ db, feed, news, secret, access: config.access, providers, ticketKeys, siteUrl, apiUrl },
    landingId: config.site.landingId,
    maxTicketsPerOrder: config.sale.maxTicketsPerOrder,
    holdMinutes: config.sale.holdMinutes,
    paymentProviders: config.paymentProviders,
    assetHost: config.site.assetHost,
    humans: {
      isOn: config.humans.isOn,
      verify: config.humans.recaptcha && recaptchaVerifier(config.humans.recaptcha),
    },
    ...{ reporter, trustedProxies: config.trustedProxies },
  });
  undo.defer(() => app.close());
  return { app, feed };
}
