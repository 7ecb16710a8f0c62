/** Apart from the others, since pages name it before they need any of them. */
export const printDatePath = '/v2/dates/:id/sheet';
