import type { RemovalTexts } from './ru.ts';

export const es: RemovalTexts = {
  act: 'Quitar del catálogo…',
  title: (name) => `Quitar del catálogo: ${name}`,
  text: 'La retirada se guarda en un borrador. El sitio no cambia hasta que se publique, y la publicación se puede deshacer.',
  confirm: 'Marcar para quitar',
  cancel: 'Conservar',
  changedInDraft: 'Este borrador ya cambia esta ficha. Pulse otra vez para quitarla en su lugar.',
  removed: 'se quita',
  marked: 'Este borrador quita la ficha. Para volver a editarla, sáquela del borrador.',
  willGo: 'La ficha desaparece del catálogo y del sitio.',
  comesBack: 'La ficha vuelve al catálogo con la misma dirección.',
  changedSince: 'La ficha ha cambiado desde entonces.',
  removedSince: 'La ficha se ha quitado del catálogo desde entonces.',
  removeAnyway: 'Quitar de todos modos',
  restore: 'Recuperarla con sus cambios',
  namedBy: 'Otras fichas la mencionan. Quite primero esas referencias:',
  more: (n) => `y ${n} más`,
  obstacles: {
    again: 'La ficha se guarda y se quita a la vez.',
    sold: 'Hay o hubo entradas reservadas o vendidas. Cancele las funciones en su lugar.',
    ordered: 'El evento ya se ha pedido antes. Cancele las funciones en su lugar.',
    withheld: 'Hay localidades retiradas de la venta. Póngalas antes a la venta.',
  },
};
