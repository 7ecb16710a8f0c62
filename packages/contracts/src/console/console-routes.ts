import { z } from 'zod';
import { requiredIdempotencyHeaders } from '../basket/idempotency-key.ts';
import { consolePaths } from '../paths/console-paths.ts';
import { refusals } from '../routes/refusals.ts';
import { auditPage, auditQuery } from './audit.ts';
import { bundleQuery, bundleSales, bundlesQuery, heldBundles } from './bundles.ts';
import { callOffPlan, callOffPlanQuery, callOffQuery, watchedCallOff } from './call-offs.ts';
import {
  awaitingSecondPerson,
  type CommandName,
  commandContracts,
  commandEnvelope,
  openRequest,
  preview,
  stepUpRequest,
  uploadContracts,
} from './commands.ts';
import { counterOfPerformance, counterQuery, printedTickets, tillPage, tillQuery } from './counter.ts';
import { doorOfPerformance, doorQuery } from './doors.ts';
import {
  draftDetail,
  draftKey,
  draftSummary,
  editedItem,
  freeKey,
  freeKeyQuery,
  itemInSearch,
  itemInSearchQuery,
  itemList,
  itemListQuery,
  itemQuery,
  publicationDetail,
  publicationKey,
  publicationList,
  publicationsQuery,
} from './drafts.ts';
import { moveOfOrder, moveQuery } from './moving.ts';
import { saleCockpit } from './on-sale.ts';
import { orderDetail, orderKey } from './order-detail.ts';
import {
  exportedOrders,
  exportQuery,
  foundOrders,
  listedPerformances,
  orderQuery,
  performanceQuery,
} from './orders.ts';
import {
  creationOptions,
  invitationKey,
  newPasskey,
  passkeyStart,
  requestOptions,
  signInRequest,
} from './passkey-exchange.ts';
import {
  gridPage,
  gridQuery,
  hallChange,
  hallOfPerformance,
  hallQuery,
  hallStreamQuery,
  planQuery,
} from './performances.ts';
import { pictureFormats } from './pictures.ts';
import { planList, planSource, planSourceQuery, plansQuery } from './plans.ts';
import {
  eventPrices,
  eventPricesQuery,
  priceLists,
  priceListsQuery,
  ratePrices,
  ratePricesQuery,
} from './prices.ts';
import { exportedPerson, heldData, heldQuery, personQuery } from './privacy.ts';
import { rehearsalsOfPerformance } from './rehearsals.ts';
import { settlementBooks, settlementQuery, settlementReport } from './settlement.ts';
import { siteList, sitePageQuery } from './sites.ts';
import { me, passkey, sessionsQuery, staffMember, staffQuery, staffSession } from './staff.ts';
import { today, todayQuery } from './today.ts';
import { batchesQuery, batchList, codePage, codesQuery, voucherLife, voucherQuery } from './vouchers.ts';
import { lineQuery, waitingLine, waitingOverview, waitingQuery } from './waiting-list.ts';
import { waitingRoomOfPerformance, waitingRoomQuery } from './waiting-rooms.ts';
import { deliveryPage, deliveryQuery, webhook } from './webhooks.ts';

/** Who is signed in, and how one comes to be. These alone change something without being commands: nobody is there yet to permit them. */
export const signInRoutes = {
  acceptInvitation: {
    method: 'POST',
    url: consolePaths.acceptInvitation,
    schema: {
      summary: 'Sign in by the link of an invitation, once',
      body: invitationKey,
      response: { 200: me, ...refusals('invalid_request', 'origin_refused', 'link_expired') },
    },
  },
  startSignIn: {
    method: 'POST',
    url: consolePaths.startSignIn,
    schema: {
      summary: 'What a passkey is asked to sign',
      response: { 200: requestOptions, ...refusals('origin_refused') },
    },
  },
  signIn: {
    method: 'POST',
    url: consolePaths.signIn,
    schema: {
      summary: 'Sign in by a passkey',
      body: signInRequest,
      response: {
        200: me,
        ...refusals('invalid_request', 'origin_refused', 'passkey_refused', 'not_permitted'),
      },
    },
  },
  signOut: {
    method: 'POST',
    url: consolePaths.signOut,
    schema: {
      summary: 'End this session; the answer is the same when there is none',
      response: { 200: z.object({}), ...refusals('origin_refused') },
    },
  },
  startPasskey: {
    method: 'POST',
    url: consolePaths.startPasskey,
    schema: {
      summary: 'What a new passkey is made for',
      body: passkeyStart,
      response: {
        200: creationOptions,
        ...refusals('invalid_request', 'origin_refused', 'signed_out', 'step_up_required'),
      },
    },
  },
  addPasskey: {
    method: 'POST',
    url: consolePaths.addPasskey,
    schema: {
      summary: 'Keep a new passkey of one’s own account',
      body: newPasskey,
      response: {
        200: passkey,
        ...refusals('invalid_request', 'origin_refused', 'signed_out', 'passkey_refused'),
      },
    },
  },
  startStepUp: {
    method: 'POST',
    url: consolePaths.startStepUp,
    schema: {
      summary: 'What a passkey is asked to sign for one act, which is confirmed by it and no other',
      body: stepUpRequest,
      response: {
        200: requestOptions,
        ...refusals('invalid_request', 'origin_refused', 'signed_out', 'passkey_missing'),
      },
    },
  },
} as const;

/** Word of changes, for as long as somebody listens. */
export const consoleStreams = {
  streamHall: {
    method: 'GET',
    url: consolePaths.streamHall,
    schema: {
      summary: 'That something in a hall was taken, freed, sold or withheld',
      querystring: hallStreamQuery,
      response: {
        200: {
          description: 'Server-sent events',
          content: { 'text/event-stream': { schema: hallChange } },
        },
        ...refusals('invalid_request', 'signed_out', 'not_permitted', 'not_found', 'rate_limited'),
      },
    },
  },
} as const;

/** Documents that stand beside a form, in a frame. */
export const consoleDocuments = {
  readSitePage: {
    method: 'GET',
    url: consolePaths.readSitePage,
    schema: {
      summary: 'A page of a landing, alone, as it is or as a draft has it',
      querystring: sitePageQuery,
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
        ...refusals('invalid_request', 'signed_out', 'not_permitted', 'not_found'),
      },
    },
  },
} as const;

export const consoleReads = {
  readMe: {
    method: 'GET',
    url: consolePaths.readMe,
    schema: { summary: 'Who is signed in', response: { 200: me, ...refusals('signed_out') } },
  },
  listStaff: {
    method: 'GET',
    url: consolePaths.listStaff,
    schema: {
      summary: 'Everybody with an account, by name',
      querystring: staffQuery,
      response: {
        200: z.object({
          results: z.array(staffMember),
          total: z.int(),
          page: z.int(),
          limit: z.int(),
        }),
        ...refusals('signed_out', 'not_permitted'),
      },
    },
  },
  listSessions: {
    method: 'GET',
    url: consolePaths.listSessions,
    schema: {
      summary: 'Where an account is signed in',
      querystring: sessionsQuery,
      response: {
        200: z.object({ results: z.array(staffSession) }),
        ...refusals('signed_out', 'not_permitted'),
      },
    },
  },
  listRequests: {
    method: 'GET',
    url: consolePaths.listRequests,
    schema: {
      summary:
        'What waits for a second person: one’s own, and what one’s roles allow to confirm; the oldest first',
      response: { 200: z.object({ results: z.array(openRequest) }), ...refusals('signed_out') },
    },
  },
  findOrders: {
    method: 'GET',
    url: consolePaths.findOrders,
    schema: {
      summary:
        'Orders by what somebody remembers of them: a number, a ticket, a name or an address or parts of them, a telephone, the id of a payment, a seat',
      querystring: orderQuery,
      response: { 200: foundOrders, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readOrder: {
    method: 'GET',
    url: consolePaths.readOrder,
    schema: {
      summary: 'One order with its lines, tickets, payments and all that happened to it',
      querystring: orderKey,
      response: { 200: orderDetail, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  showMove: {
    method: 'GET',
    url: consolePaths.showMove,
    schema: {
      summary: 'The good tickets of an order, and a performance that they may be moved to',
      querystring: moveQuery,
      response: { 200: moveOfOrder, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readExport: {
    method: 'GET',
    url: consolePaths.readExport,
    schema: {
      summary: 'What `orders.export` has allowed, for whoever it was allowed',
      querystring: exportQuery,
      response: { 200: exportedOrders, ...refusals('signed_out', 'not_permitted', 'link_expired') },
    },
  },
  listPerformances: {
    method: 'GET',
    url: consolePaths.listPerformances,
    schema: {
      summary: 'Performances of these days, and one that is asked for, the earliest first',
      querystring: performanceQuery,
      response: { 200: listedPerformances, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readGrid: {
    method: 'GET',
    url: consolePaths.readGrid,
    schema: {
      summary:
        'Performances with what is sold of them, by time of beginning; from today on unless asked otherwise',
      querystring: gridQuery,
      response: { 200: gridPage, ...refusals('signed_out', 'not_permitted') },
    },
  },
  showHall: {
    method: 'GET',
    url: consolePaths.showHall,
    schema: {
      summary: 'Who sits where at a performance with numbered seats',
      querystring: hallQuery,
      response: { 200: hallOfPerformance, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readPlan: {
    method: 'GET',
    url: consolePaths.readPlan,
    schema: {
      summary: 'The plan of a hall, as visitors load it; what has this hash never changes',
      querystring: planQuery,
      response: { 200: z.unknown(), ...refusals('signed_out', 'not_found') },
    },
  },
  listPlans: {
    method: 'GET',
    url: consolePaths.listPlans,
    schema: {
      summary: 'Seating plans with their versions, and the halls and performances that use them',
      querystring: plansQuery,
      response: { 200: planList, ...refusals('signed_out') },
    },
  },
  readPlanSource: {
    method: 'GET',
    url: consolePaths.readPlanSource,
    schema: {
      summary: 'One version of a plan as it was drawn, to be edited; it never changes',
      querystring: planSourceQuery,
      response: { 200: planSource, ...refusals('signed_out', 'not_found') },
    },
  },
  planCallOff: {
    method: 'GET',
    url: consolePaths.planCallOff,
    schema: {
      summary:
        'What calling a performance off would do, or moving it: whose tickets, how much money, where it cannot go by itself, and what its buyers would read',
      querystring: callOffPlanQuery,
      response: { 200: callOffPlan, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  watchCallOff: {
    method: 'GET',
    url: consolePaths.watchCallOff,
    schema: {
      summary: 'How far giving back is for a performance that was called off, and what needs a person',
      querystring: callOffQuery,
      response: { 200: watchedCallOff, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readHeld: {
    method: 'GET',
    url: consolePaths.readHeld,
    schema: {
      summary: 'What is held of an address, by kind',
      querystring: heldQuery,
      response: { 200: heldData, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readPerson: {
    method: 'GET',
    url: consolePaths.readPerson,
    schema: {
      summary: 'What `privacy.export` has allowed, for whoever it was allowed',
      querystring: personQuery,
      response: { 200: exportedPerson, ...refusals('signed_out', 'not_permitted', 'link_expired') },
    },
  },
  listHeldBundles: {
    method: 'GET',
    url: consolePaths.listHeldBundles,
    schema: {
      summary: 'What is or was sold together, the newest first, with how much of it was',
      querystring: bundlesQuery,
      response: { 200: heldBundles, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readBundleSales: {
    method: 'GET',
    url: consolePaths.readBundleSales,
    schema: {
      summary: 'A bundle with the orders that have it, the newest first',
      querystring: bundleQuery,
      response: { 200: bundleSales, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  listVouchers: {
    method: 'GET',
    url: consolePaths.listVouchers,
    schema: {
      summary: 'Vouchers as they were issued, the newest first',
      querystring: batchesQuery,
      response: { 200: batchList, ...refusals('signed_out', 'not_permitted') },
    },
  },
  listVoucherCodes: {
    method: 'GET',
    url: consolePaths.listVoucherCodes,
    schema: {
      summary: 'The codes that were issued together, by their letters',
      querystring: codesQuery,
      response: { 200: codePage, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readVoucher: {
    method: 'GET',
    url: consolePaths.readVoucher,
    schema: {
      summary: 'The life of one code: issued, tried, used, given back, ended',
      querystring: voucherQuery,
      response: { 200: voucherLife, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  listWaiting: {
    method: 'GET',
    url: consolePaths.listWaiting,
    schema: {
      summary: 'Performances that somebody waits for, the next first',
      querystring: waitingQuery,
      response: { 200: waitingOverview, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readLine: {
    method: 'GET',
    url: consolePaths.readLine,
    schema: {
      summary: 'Who waits for one performance, in the order of the line, and what is kept for whom',
      querystring: lineQuery,
      response: { 200: waitingLine, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  listWebhooks: {
    method: 'GET',
    url: consolePaths.listWebhooks,
    schema: {
      summary: 'Systems of the house that are told what happens',
      response: { 200: z.object({ results: z.array(webhook) }), ...refusals('signed_out', 'not_permitted') },
    },
  },
  listDeliveries: {
    method: 'GET',
    url: consolePaths.listDeliveries,
    schema: {
      summary: 'What was sent to one of them, the newest first',
      querystring: deliveryQuery,
      response: { 200: deliveryPage, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readToday: {
    method: 'GET',
    url: consolePaths.readToday,
    schema: {
      summary: 'Tonight and the week, the takings, what needs a person, and how the house stands',
      querystring: todayQuery,
      response: { 200: today, ...refusals('signed_out') },
    },
  },
  showDoor: {
    method: 'GET',
    url: consolePaths.showDoor,
    schema: {
      summary: 'The doors of a performance: phones, who came in where and when, refusals and conflicts',
      querystring: doorQuery,
      response: { 200: doorOfPerformance, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  showWaitingRoom: {
    method: 'GET',
    url: consolePaths.showWaitingRoom,
    schema: {
      summary: 'The waiting room of a performance, if its sale has one, and how it stands',
      querystring: waitingRoomQuery,
      response: { 200: waitingRoomOfPerformance, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  watchSale: {
    method: 'GET',
    url: consolePaths.watchSale,
    schema: {
      summary: 'How the sale of a performance goes: people, stock, money, flow, health and the curve',
      querystring: waitingRoomQuery,
      response: { 200: saleCockpit, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  showRehearsals: {
    method: 'GET',
    url: consolePaths.showRehearsals,
    schema: {
      summary: 'How rehearsals of the sale of a performance went, and the one that is under way',
      querystring: waitingRoomQuery,
      response: { 200: rehearsalsOfPerformance, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  showCounter: {
    method: 'GET',
    url: consolePaths.showCounter,
    schema: {
      summary: 'What the counter sells of a performance: the hall, prices, what is reserved',
      querystring: counterQuery,
      response: { 200: counterOfPerformance, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  listPrintedTickets: {
    method: 'GET',
    url: consolePaths.listPrintedTickets,
    schema: {
      summary: 'The tickets of an order, to be printed or shown over the counter',
      querystring: orderKey,
      response: { 200: printedTickets, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readTill: {
    method: 'GET',
    url: consolePaths.readTill,
    schema: {
      summary:
        'One’s own till since it was last counted, and counts before that; those of all for whoever sees the settlement',
      querystring: tillQuery,
      response: { 200: tillPage, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readSettlement: {
    method: 'GET',
    url: consolePaths.readSettlement,
    schema: {
      summary: 'What was taken and given back, from the journal: by day, event, performance, way or VAT',
      querystring: settlementQuery,
      response: { 200: settlementReport, ...refusals('signed_out', 'not_permitted', 'invalid_request') },
    },
  },
  readBooks: {
    method: 'GET',
    url: consolePaths.readBooks,
    schema: {
      summary: 'Which periods are closed, what providers have paid out, and what of that is not clear',
      response: { 200: settlementBooks, ...refusals('signed_out', 'not_permitted') },
    },
  },
  listItems: {
    method: 'GET',
    url: consolePaths.listItems,
    schema: {
      summary: 'Items of the catalogue of one kind, by name, with how much of each is told in every language',
      querystring: itemListQuery,
      response: { 200: itemList, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readItem: {
    method: 'GET',
    url: consolePaths.readItem,
    schema: {
      summary: 'An item of the catalogue as a file has it, and as a draft has it',
      querystring: itemQuery,
      response: { 200: editedItem, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readPictureFormats: {
    method: 'GET',
    url: consolePaths.readPictureFormats,
    schema: {
      summary: 'In which formats pictures may be uploaded',
      response: { 200: pictureFormats, ...refusals('signed_out') },
    },
  },
  readItemInSearch: {
    method: 'GET',
    url: consolePaths.readItemInSearch,
    schema: {
      summary: 'How an item is found as it is published, or would be with a draft: addresses, results, words',
      querystring: itemInSearchQuery,
      response: {
        200: itemInSearch,
        ...refusals('signed_out', 'not_permitted', 'not_found', 'draft_refused', 'overloaded'),
      },
    },
  },
  findFreeKey: {
    method: 'GET',
    url: consolePaths.findFreeKey,
    schema: {
      summary:
        'A key that nothing has, was removed with or is to have by a draft, for a new item of the catalogue',
      querystring: freeKeyQuery,
      response: { 200: freeKey, ...refusals('signed_out', 'not_permitted') },
    },
  },
  listPriceLists: {
    method: 'GET',
    url: consolePaths.listPriceLists,
    schema: {
      summary: 'Price lists of events, what is sold by them, and the rates of exchange',
      querystring: priceListsQuery,
      response: { 200: priceLists, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readEventPrices: {
    method: 'GET',
    url: consolePaths.readEventPrices,
    schema: {
      summary: 'All that the prices of an event follow from, as published and as a draft has it',
      querystring: eventPricesQuery,
      response: { 200: eventPrices, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  readRatePrices: {
    method: 'GET',
    url: consolePaths.readRatePrices,
    schema: {
      summary: 'A rate of exchange, and the price lists that it derives prices of',
      querystring: ratePricesQuery,
      response: { 200: ratePrices, ...refusals('signed_out', 'not_permitted') },
    },
  },
  listSites: {
    method: 'GET',
    url: consolePaths.listSites,
    schema: {
      summary: 'The landings, with where they are and who is changing them',
      response: { 200: siteList, ...refusals('signed_out', 'not_permitted') },
    },
  },
  listDrafts: {
    method: 'GET',
    url: consolePaths.listDrafts,
    schema: {
      summary: 'What is being prepared, the last changed first',
      response: {
        200: z.object({ results: z.array(draftSummary) }),
        ...refusals('signed_out', 'not_permitted'),
      },
    },
  },
  readDraft: {
    method: 'GET',
    url: consolePaths.readDraft,
    schema: {
      summary:
        'A draft against the catalogue as it is now: what would change, what collides, what is refused',
      querystring: draftKey,
      response: { 200: draftDetail, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  listPublications: {
    method: 'GET',
    url: consolePaths.listPublications,
    schema: {
      summary: 'What was published from drafts, the newest first',
      querystring: publicationsQuery,
      response: { 200: publicationList, ...refusals('signed_out', 'not_permitted') },
    },
  },
  readPublication: {
    method: 'GET',
    url: consolePaths.readPublication,
    schema: {
      summary: 'What a publication changed, and whether its pages are there',
      querystring: publicationKey,
      response: { 200: publicationDetail, ...refusals('signed_out', 'not_permitted', 'not_found') },
    },
  },
  searchAudit: {
    method: 'GET',
    url: consolePaths.searchAudit,
    schema: {
      summary: 'What was done, the newest first',
      querystring: auditQuery,
      response: { 200: auditPage, ...refusals('signed_out', 'not_permitted') },
    },
  },
} as const;

const upload = uploadContracts['pictures.upload'];

/** Calls whose body is a file, as it is: each is a command. */
export const consoleUploads = {
  uploadPicture: {
    method: 'POST',
    url: consolePaths.uploadPicture,
    schema: {
      summary: upload.summary,
      consumes: ['application/octet-stream'],
      headers: requiredIdempotencyHeaders,
      response: {
        200: upload.result.describe('As a catalogue file takes it'),
        ...refusals(
          'invalid_request',
          'origin_refused',
          'signed_out',
          'not_permitted',
          'unsupported_media_type',
          'idempotency_key_reused',
          'picture_unknown',
          'picture_heic',
          'picture_broken',
          'picture_animated',
          'picture_too_large',
          'picture_too_small',
          'picture_too_narrow',
          'picture_too_heavy',
          'store_unavailable',
          'overloaded',
        ),
      },
    },
  },
} as const;

const commandRefusals = [
  'invalid_request',
  'origin_refused',
  'signed_out',
  'not_permitted',
  'not_found',
  'last_owner',
  'account_exists',
  'own_request',
  'too_many_rows',
  'order_not_paid',
  'order_closed',
  'ticket_unknown',
  'return_under_review',
  'refund_changed',
  'refund_too_much',
  'gift_card_spent',
  'bundle_broken',
  'mail_under_way',
  'buyer_forgotten',
  'nothing_changes',
  'no_invoice',
  'transfer_known',
  'seats_taken',
  'seats_not_withheld',
  'call_off_under_way',
  'call_off_over',
  'change_refused',
  'into_past',
  'hall_taken',
  'doctor_under_way',
  'rehearsal_under_way',
  'rehearsal_over',
  'nothing_to_rehearse',
  'sale_too_near',
  'buyer_still_needed',
  'sale_closed',
  'price_changed',
  'acquisition_unavailable',
  'tickets_taken',
  'places_taken',
  'difference_changed',
  'performance_begun',
  'currency_unavailable',
  'difference_unexplained',
  'till_moved',
  'address_known',
  'period_not_closable',
  'books_incomplete',
  'payout_known',
  'webhook_off',
  'code_taken',
  'draft_changed',
  'draft_refused',
  'publication_undone',
  'plan_refused',
] as const;

/** The two calls of a command: what it would do, and doing it. */
export function commandRoutes<Name extends CommandName>(name: Name) {
  const { summary, input, result } = commandContracts[name];
  return {
    run: {
      method: 'POST',
      url: consolePaths.runCommand.replace(':command', name),
      schema: {
        summary,
        headers: requiredIdempotencyHeaders,
        body: z.object({ input, ...commandEnvelope }),
        response: {
          200: result,
          202: awaitingSecondPerson,
          ...refusals(...commandRefusals, 'step_up_required', 'preview_changed', 'idempotency_key_reused'),
        },
      },
    },
    preview: {
      method: 'POST',
      url: consolePaths.previewCommand.replace(':command', name),
      schema: {
        summary: `${summary}: what would change`,
        body: z.object({ input }),
        response: { 200: preview, ...refusals(...commandRefusals) },
      },
    },
  } as const;
}
