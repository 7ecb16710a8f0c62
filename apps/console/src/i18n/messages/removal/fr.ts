import { plural } from '../../plural.ts';
import type { RemovalTexts } from './ru.ts';

const count = plural('fr');

export const fr: RemovalTexts = {
  act: 'Retirer du catalogue…',
  title: (name) => `Retirer du catalogue : ${name}`,
  text: 'Le retrait est ajouté à un brouillon. Le site ne change pas avant sa publication, que l’on peut ensuite annuler.',
  confirm: 'Marquer pour retrait',
  cancel: 'Conserver',
  changedInDraft:
    'Ce brouillon modifie déjà cette fiche. Appuyez encore une fois pour la retirer à la place.',
  removed: 'retrait',
  marked: 'Ce brouillon retire la fiche. Pour la modifier à nouveau, enlevez-la du brouillon.',
  willGo: 'La fiche disparaît du catalogue et du site.',
  comesBack: 'La fiche revient au catalogue, à la même adresse.',
  changedSince: 'La fiche a été modifiée depuis.',
  removedSince: 'La fiche a été retirée du catalogue depuis.',
  removeAnyway: 'Retirer quand même',
  restore: 'La rétablir avec vos modifications',
  namedBy: 'D’autres fiches y renvoient. Supprimez d’abord ces liens :',
  more: (n) => count(n, { one: `et ${n} autre`, other: `et ${n} autres` }),
  obstacles: {
    again: 'La fiche est à la fois enregistrée et retirée.',
    sold: 'Des billets sont ou ont été réservés ou vendus. Annulez plutôt les représentations.',
    ordered: 'L’événement a déjà été commandé. Annulez plutôt les représentations.',
    withheld: 'Des places sont retirées de la vente. Remettez-les d’abord en vente.',
  },
};
