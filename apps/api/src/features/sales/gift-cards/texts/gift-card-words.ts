import type { GiftCardMail } from '@parterre/domain/order/order-mail';

/** What a sentence of a mail about a gift card may name, already written in its language. */
export interface GiftCardData {
  readonly brand: string;
  readonly number: string;
  readonly amount: string;
  /** Until when it can be paid. */
  readonly until: string;
  /** Until when it can be spent; empty before it is paid. */
  readonly validUntil: string;
  /** Whom it is mailed to; empty where its buyer gives it. */
  readonly recipient: string;
  /** When that is; empty where it is at once. */
  readonly deliverAt: string;
  /** Who gives it, and the words with it; empty where nobody said. */
  readonly from: string;
  readonly greeting: string;
}

export interface GiftCardWords {
  readonly subject: (data: GiftCardData) => string;
  readonly heading: string;
  readonly paragraphs: (data: GiftCardData) => readonly string[];
  readonly action: string;
}

/** All that is said of gift cards in mails and on paper, in one language. */
export interface GiftCardTexts {
  /** As bills, receipts and lists call it. */
  readonly giftCard: string;
  readonly mails: Readonly<Record<GiftCardMail, GiftCardWords>>;
  /** On the card. */
  readonly to: (name: string) => string;
  readonly from: (name: string) => string;
  readonly code: string;
  readonly validUntil: (date: string) => string;
  readonly howTitle: string;
  readonly how: (site: string) => readonly string[];
  readonly soldBy: string;
}
