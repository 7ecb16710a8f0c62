/** Something a person must mend before the system can start. The message alone is shown: what happened and what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
