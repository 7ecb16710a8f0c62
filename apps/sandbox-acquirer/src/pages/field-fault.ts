import { type Html, html } from '@parterre/domain/markup/html';
import type { PageTexts } from './page-texts.ts';

/** Says at the top what is wrong and leads to the field. */
export const errorSummary = (t: PageTexts, field: string, fault: string | undefined): Html =>
  html`${
    fault &&
    html`<div class="summary" role="alert"><h2>${t.errorTitle}</h2><a href="#${field}">${fault}</a></div>`
  }`;

export const fieldFault = (field: string, fault: string | undefined): Html =>
  html`${fault && html`<p class="fault" id="${field}-fault">${fault}</p>`}`;
