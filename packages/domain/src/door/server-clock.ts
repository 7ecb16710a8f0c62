/** How far a device's clock is behind the server's, from one exchange: the answer was written halfway between question and answer. */
export const clockOffset = (exchange: {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverAt: number;
}): number => Math.round(exchange.serverAt - (exchange.sentAt + exchange.receivedAt) / 2);
