import type { Money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';

export const moneyText = (amount: Money): string => `${toWire(amount).toFixed(2)} ${amount.currency}`;
