import { parentPort } from 'node:worker_threads';
import { billPdf } from '../../bills/bill-pdf.ts';
import { ticketsPdf } from '../../tickets/pdf/tickets-pdf.ts';
import type { Paper, Printed, PrintOrder } from './printer.ts';

const pdfOf = (paper: Paper): Promise<Buffer> =>
  paper.kind === 'bill' ? billPdf(paper.view) : ticketsPdf(paper.view);

async function print({ id, paper }: PrintOrder): Promise<Printed> {
  try {
    return { id, pdf: await pdfOf(paper) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (order: PrintOrder) => parentPort?.postMessage(await print(order)));
