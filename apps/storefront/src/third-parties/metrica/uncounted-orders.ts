import type { CommerceMessage } from '@parterre/domain/tracking/commerce';

/** Numbers of orders that this browser has placed and not seen paid. */
const placedName = 'orders-to-count';
/** Purchases of paid ones, to be counted by the next page that has a counter. */
const paidName = 'purchases-to-count';

function read<Entry>(name: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Without storage no purchase is counted, rather than one twice.
    return [];
  }
}

function write(name: string, entries: readonly unknown[]): void {
  try {
    if (entries.length > 0) localStorage.setItem(name, JSON.stringify(entries));
    else localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

const maxEntries = 20;

export const recordOrder = (number: string): void =>
  write(placedName, [...read<string>(placedName), number].slice(-maxEntries));

/** Whether a paid order is to be counted: true once, in the browser that placed it. */
export function takeOrder(number: string): boolean {
  const numbers = read<string>(placedName);
  if (!numbers.includes(number)) return false;
  const rest = numbers.filter((other) => other !== number);
  write(placedName, rest);
  return !read(placedName).includes(number);
}

export const savePurchase = (message: CommerceMessage): void =>
  write(paidName, [...read<CommerceMessage>(paidName), message].slice(-maxEntries));

/** Each is handed out once. */
export function takePurchases(): readonly CommerceMessage[] {
  const messages = read<CommerceMessage>(paidName);
  write(paidName, []);
  return read(paidName).length === 0 ? messages : [];
}

export function clearOrders(): void {
  write(placedName, []);
  write(paidName, []);
}
