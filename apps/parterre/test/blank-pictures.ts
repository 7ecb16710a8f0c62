import { listen, type RunningServer } from '../../../packages/static-site/test/listen.ts';
import { passOn } from '../../api/test/pass-on.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' };

/** A running site to a visitor, with one picture for all those that are not drawn. */
export const withBlankPictures = (address: string): Promise<RunningServer> =>
  listen((asked, answered) =>
    asked.url?.startsWith('/media/')
      ? answered.writeHead(200, headers).end(picture)
      : passOn(asked, answered, address),
  );
