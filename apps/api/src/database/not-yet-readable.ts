/** What was committed is not to be read yet: on a cluster, a part of it that crashed meanwhile has to recover first. */
export class NotYetReadable extends Error {
  override readonly name = 'NotYetReadable';
}
