import { parentPort } from 'node:worker_threads';
import { applePass } from '../wallets/apple-pass.ts';
import { billPdf } from './pdf/bill-pdf.ts';
import { giftCardPdf } from './pdf/gift-card-pdf.ts';
import { ticketsPdf } from './pdf/tickets-pdf.ts';
import type { PdfDocument, RenderedPdf } from './pdf-workers.ts';

function renderPdf(document: PdfDocument): Promise<Buffer> {
  switch (document.kind) {
    case 'bill':
      return billPdf(document.view);
    case 'tickets':
      return ticketsPdf(document.view);
    case 'gift-card':
      return giftCardPdf(document.view);
    case 'apple-pass':
      return applePass(document.view);
  }
}

async function render(document: PdfDocument): Promise<RenderedPdf> {
  try {
    return { pdf: await renderPdf(document) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (document: PdfDocument) => parentPort?.postMessage(await render(document)));
