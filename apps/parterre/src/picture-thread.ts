import { parentPort, workerData } from 'node:worker_threads';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';
import { makePictures } from '@parterre/demo/pictures/make-pictures';
import type { DrawingNews, DrawingTask } from './draw-pictures.ts';

const { today, folder }: DrawingTask = workerData;
await makePictures(demoCatalogue(today), folder, (news: DrawingNews) => parentPort?.postMessage(news));
