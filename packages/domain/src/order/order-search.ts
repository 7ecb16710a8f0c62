import { readTicketNumber } from '../tickets/ticket-number.ts';

/** What somebody may mean who types this to find an order; several of it at once, since a row of digits is anything. */
export interface OrderSearch {
  readonly orderNumber: number | undefined;
  readonly ticketNumber: string | undefined;
  /** By which a provider knows a payment. */
  readonly providerId: string | undefined;
  /** Of a performance that was chosen beside it. */
  readonly seat: SeatSearch | undefined;
  /** Parts of a name, of a company’s too, an address or a telephone number; all of them are wanted. */
  readonly words: readonly string[];
}

export interface SeatSearch {
  readonly sector: string | undefined;
  readonly row: string;
  readonly number: string;
}

const maxWords = 6;
const minPhoneDigits = 5;
/** What stands before them is written in several ways: +7, 8, 0049, 0. */
const localDigits = 10;

export function parseOrderSearch(typed: string): OrderSearch {
  const text = typed.trim().replace(/\s+/g, ' ');
  const phone = readPhone(text);
  return {
    orderNumber: readOrderNumber(text),
    ticketNumber: readTicketNumber(text),
    // Chance may leave digits out of one; no name is so long in one word.
    providerId: /^(?=.*[\d_]|.{20})[\w.:-]{8,100}$/.test(text) ? text : undefined,
    seat: readSeat(text),
    words: phone === undefined ? text.split(/[\s,;]+/, maxWords).filter((word) => word !== '') : [phone],
  };
}

/** `100001`, `№ 100001`, `#100001`. */
function readOrderNumber(text: string): number | undefined {
  const [, digits] = /^(?:№|#|no\.?|nr\.?|n°)? ?(\d{1,15})$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Its digits as far as everybody writes them alike. */
function readPhone(text: string): string | undefined {
  if (!/^[+\d(][\d\s()./-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < minPhoneDigits ? undefined : digits.slice(-localDigits);
}

/** `5 12`, `5-12`, `balcony 2/7`: perhaps a sector, then the row and the seat. */
function readSeat(text: string): SeatSearch | undefined {
  const [, sector, row, number] =
    /^(?:(\p{L}[^\d]*?) )?(\p{L}?\d{1,3}\p{L}?|\p{L}{1,2})[ ,/-] ?(\d{1,4}\p{L}?)$/u.exec(text) ?? [];
  return row === undefined || number === undefined ? undefined : { sector, row, number };
}
