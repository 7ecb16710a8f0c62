import { consoleReads, consoleUploads } from '@parterre/contracts/console/console-routes';
import { pictureLimits } from '@parterre/domain/pictures/picture-faults';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { readableFormats } from './make-picture.ts';
import { makeReceivePicture, type PictureDeps, tooHeavy } from './upload-picture.service.ts';

export function addPictureRoutes(router: ConsoleRouter, deps: PictureDeps): void {
  router.read(consoleReads.readPictureFormats, 'everybody', async () => ({ formats: readableFormats() }));
  router.upload(consoleUploads.uploadPicture, {
    permission: 'catalogue.change',
    maxBytes: pictureLimits.maxBytes,
    tooHeavy,
    receive: makeReceivePicture(deps),
  });
}
