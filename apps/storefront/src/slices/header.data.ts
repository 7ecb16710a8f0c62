/** Markup, since scripts that would draw it weigh on every first visit: the name of the site, the cities to choose from, links to the sections. */
export interface HeaderData {
  readonly markup: string;
}
