/** The choice is in the address, so that it can be shared and survives a reload. */
export const chooseDate = (id: number) => `?date=${id}#tickets`;
