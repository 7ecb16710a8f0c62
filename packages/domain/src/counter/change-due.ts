/** What somebody gets back who gives so much; undefined while it is too little. Both in minor units of one currency. */
export const changeDue = (dueMinor: number, givenMinor: number): number | undefined =>
  givenMinor < dueMinor ? undefined : givenMinor - dueMinor;
