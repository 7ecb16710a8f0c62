import type { CheckedCodes } from '@parterre/contracts/orders/checked-codes';
import type { GiftCardRequest } from '@parterre/contracts/orders/gift-card-request';
import type { Order, SharedTicket } from '@parterre/contracts/orders/order';
import type {
  CodesRequest,
  CompanyRequest,
  ExchangeRequest,
  GiveBackRequest,
  LookupRequest,
  NameRequest,
  OrderRequest,
  PaidExchangeRequest,
  PaymentRequest,
  ReturnRequest,
  TakeBackRequest,
  TransferRequest,
} from '@parterre/contracts/orders/order-request';
import type { StartedPayment } from '@parterre/contracts/orders/payment';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { idempotencyKey } from './idempotency-key.ts';
import type { CallOptions } from './public-api.ts';
import type { Transport } from './transport.ts';

/** Orders and their payments (product §7). They live where the basket does, and are called over its transport. */
export function createOrderApi(send: Transport) {
  const post = <Reply>(path: string, body: unknown, key = idempotencyKey()) =>
    send<Reply>({ method: 'POST', path, body, headers: { 'idempotency-key': key } });

  return {
    /** The key makes one order of any number of presses and reloads. */
    placeOrder: (body: OrderRequest, key: string) => post<Order>(orderPaths.placeOrder, body, key),
    placeGiftCard: (body: GiftCardRequest, key: string) => post<Order>(orderPaths.placeGiftCard, body, key),
    checkCodes: (body: CodesRequest, { signal }: CallOptions = {}) =>
      send<CheckedCodes>({ method: 'POST', path: orderPaths.checkCodes, body, signal }),
    readOrder: (token: string, { signal }: CallOptions = {}) =>
      send<Order>({ method: 'GET', path: pathTo<string>(orderPaths.readOrder, { token }), signal }),
    cancelOrder: (token: string) => post<Order>(pathTo<string>(orderPaths.cancelOrder, { token }), undefined),
    returnTickets: (token: string, body: ReturnRequest) =>
      post<Order>(pathTo<string>(orderPaths.returnTickets, { token }), body),
    transferTicket: (token: string, body: TransferRequest) =>
      post<Order>(pathTo<string>(orderPaths.transferTicket, { token }), body),
    takeTicketBack: (token: string, body: TakeBackRequest) =>
      post<Order>(pathTo<string>(orderPaths.takeTicketBack, { token }), body),
    giveTicketsBack: (token: string, body: GiveBackRequest) =>
      post<Order>(pathTo<string>(orderPaths.giveTicketsBack, { token }), body),
    exchangeTickets: (token: string, body: ExchangeRequest) =>
      post<Order>(pathTo<string>(orderPaths.exchangeTickets, { token }), body),
    payExchange: (token: string, body: PaidExchangeRequest) =>
      post<StartedPayment>(pathTo<string>(orderPaths.payExchange, { token }), body),
    endExchange: (token: string) => post<Order>(pathTo<string>(orderPaths.endExchange, { token }), {}),
    correctName: (token: string, body: NameRequest) =>
      post<Order>(pathTo<string>(orderPaths.correctName, { token }), body),
    changeCompany: (token: string, body: CompanyRequest) =>
      post<Order>(pathTo<string>(orderPaths.changeCompany, { token }), body),
    startPayment: (token: string, body: PaymentRequest) =>
      post<StartedPayment>(pathTo<string>(orderPaths.startPayment, { token }), body),
    readTicket: (code: string) =>
      send<SharedTicket>({ method: 'GET', path: pathTo<string>(orderPaths.readTicket, { code }) }),
    lookUpOrders: (body: LookupRequest) => post<object>(orderPaths.lookUpOrders, body),
  };
}

export type OrderApi = ReturnType<typeof createOrderApi>;
