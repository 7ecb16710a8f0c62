import { parentPort } from 'node:worker_threads';
import { billPdf } from './pdf/bill-pdf.ts';
import { ticketsPdf } from './pdf/tickets-pdf.ts';
import type { PdfDocument, RenderedPdf } from './pdf-workers.ts';

const renderPdf = (document: PdfDocument): Promise<Buffer> =>
  document.kind === 'bill' ? billPdf(document.view) : ticketsPdf(document.view);

async function render(document: PdfDocument): Promise<RenderedPdf> {
  try {
    return { pdf: await renderPdf(document) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (document: PdfDocument) => parentPort?.postMessage(await render(document)));
