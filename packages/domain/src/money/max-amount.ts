/** No ticket costs more, in any currency, and no rate is higher. */
export const maxAmount = 1_000_000_000;
