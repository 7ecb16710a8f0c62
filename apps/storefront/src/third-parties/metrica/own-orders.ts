const name = 'orders-to-count';

/** Orders that this browser has placed and that no counter has seen paid. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    // Without storage no purchase is counted, rather than one twice.
    return [];
  }
}

function write(numbers: readonly string[]): void {
  try {
    if (numbers.length > 0) localStorage.setItem(name, JSON.stringify(numbers));
    else localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

const most = 20;

export const noteOrder = (number: string): void => write([...read(), number].slice(-most));

/** Whether a paid order is to be counted: true once, in the browser that placed it. */
export function takeOrder(number: string): boolean {
  const numbers = read();
  if (!numbers.includes(number)) return false;
  const rest = numbers.filter((other) => other !== number);
  write(rest);
  return !read().includes(number);
}

export const forgetOrders = (): void => write([]);
