/** The provider did not do what it was asked to. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  /**
   * `unavailable`: nobody knows whether it was done; ask again with the same key.
   * `refused`: it was not done, and asking again will not help.
   */
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: ProviderFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
