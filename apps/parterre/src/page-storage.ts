import type { Config } from '@parterre/api/config';
import { makeS3Client } from '@parterre/api/storage/s3-client';
import { type MirrorReport, mirrorSite } from '@parterre/static-site/mirror/mirror-site';
import { keepSending, type Sender, type SendingOptions } from './keep-sending.ts';
import { type Publisher, siteFolder } from './publisher.ts';

/** A storage from which a CDN reads the pages of all sites, each below its landing's number. */
export interface PageStorage {
  /** The same publisher, whose pages are sent there, too: beside its work, which waits for nothing of that. */
  follow(publisher: Publisher, landingId: number): Publisher;
  /** Sends what a landing has published, once; the fault says why that was not possible. */
  send(landingId: number, options?: { readonly isComparedAnew?: boolean }): Promise<MirrorReport>;
  /** For how long the oldest change has waited to be sent. */
  unsentSeconds(): number;
  /** Ends what is being sent, at whatever point. */
  close(): Promise<void>;
}

/** Undefined where pages are served from their folder alone. */
export function openPageStorage(config: Config, options: SendingOptions): PageStorage | undefined {
  const { s3 } = config.pages;
  if (!s3) return undefined;
  const senders = new Set<Sender>();
  const closing = new AbortController();

  const sendPages = (landingId: number, signal?: AbortSignal, isComparedAnew = false) => {
    // As the addresses are that pages name.
    const prefix = `${landingId}${config.site.pathPrefix}/`;
    return mirrorSite({
      folder: siteFolder({ ...config, site: { ...config.site, landingId } }),
      store: makeS3Client({ ...s3, setting: 'PAGES_S3', signal }),
      address: `${s3.url}/${prefix}`,
      prefix,
      isComparedAnew,
      signal,
    });
  };

  return {
    follow: (publisher, landingId) => {
      const gone = new AbortController();
      const signal = AbortSignal.any([closing.signal, gone.signal]);
      const sender = keepSending(() => sendPages(landingId, signal), options);
      senders.add(sender);
      const noticing = async <Report>(run: Promise<Report>): Promise<Report> => {
        const report = await run;
        if (report) sender.notice();
        return report;
      };
      return {
        ...publisher,
        publishAll: () => noticing(publisher.publishAll()),
        publishFirst: (changedKeys) => noticing(publisher.publishFirst(changedKeys)),
        publish: (changedKeys) => noticing(publisher.publish(changedKeys)),
        close: async () => {
          gone.abort();
          await sender.close();
          senders.delete(sender);
          await publisher.close();
        },
      };
    },
    send: (landingId, { isComparedAnew } = {}) => sendPages(landingId, undefined, isComparedAnew),
    unsentSeconds: () => Math.max(0, ...[...senders].map((sender) => sender.unsentSeconds())),
    close: async () => {
      closing.abort();
      await Promise.all([...senders].map((sender) => sender.close()));
    },
  };
}
