/** Why a released line could not be had again. */
export type LossReason = 'taken' | 'sale_closed' | 'limit_exceeded';
