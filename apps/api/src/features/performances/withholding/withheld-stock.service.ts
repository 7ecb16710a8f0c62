// What vouchers do with seats that are withheld, or are to be: the statements that operators' own acts are made of.
export {
  forgetWithholding,
  freeWithheldSeats,
  lockSeats,
  openSeats,
  type PerformanceKey,
  selectStaffPerformance,
  selectTakenSeats,
  selectWithheldSeats,
  storeWithheldSeats,
} from './withholding.queries.ts';
