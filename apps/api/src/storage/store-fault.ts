/** The store does not answer, or not as it should; the message says which of its settings to look at. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}
