/** Where in a list of several pages a letter or a city begins. */
export interface IndexEntry {
  readonly label: string;
  /** Id of the element. */
  readonly anchor: string;
  readonly page: number;
}
