import { plural } from '../../plural.ts';
import type { PriceTexts } from './ru.ts';

const count = plural('fr');

export const fr: PriceTexts = {
  lists: 'Grilles tarifaires',
  list: 'Grille tarifaire',
  usedBy: 'S’applique à',
  visitorPays: 'Le visiteur paie',
  currenciesSet: 'Fixés à la main',
  ofEvent: 'Tarifs de l’événement',
  own: 'Tarifs propres',
  rates: 'Taux de change',
  ratesText:
    'Les prix qui ne sont pas fixés à la main en découlent. Les montants sont arrondis au pas supérieur.',
  pair: 'Devises',
  noEvent: 'Cet événement n’existe pas',
  seeSimulation: 'Ce que paieront les visiteurs',
  zonesAndNames: 'Zones et noms',
  gridTitle: 'Prix par zone et par devise',
  gridHint:
    'Flèches pour se déplacer, Entrée pour modifier, Échap pour annuler, Espace pour fixer à la main ou revenir au taux, Suppr pour vider. On peut coller un bloc venu d’un tableur.',
  baseCurrency: 'de base',
  set: 'fixé',
  derived: 'selon le taux',
  missing: 'sans prix',
  setByHand: 'Fixer à la main',
  derive: 'Suivre le taux',
  simulation: 'Ce que paie un visiteur',
  simulationText: 'Pour un billet, frais et arrondi compris : aujourd’hui sur le site, et après publication.',
  rounding: 'Dont arrondi',
  paysToday: 'Aujourd’hui',
  willPay: 'Ensuite',
  difference: 'Différence',
  nothingMoves: 'Rien ne change pour les visiteurs.',
  windows: 'Vente',
  noPerformances: 'Rien n’est vendu selon cette grille pour l’instant.',
  atOnce: 'tout de suite',
  untilStart: 'jusqu’au début',
  inDraft: 'dans le brouillon',
  changeWindows: 'Changer les dates dans « Représentations »',
  newList: 'Nouvelle grille',
  newListText:
    'Une copie de cette grille pour les représentations choisies. Les zones viennent du plan de salle ; les nouvelles n’ont pas encore de prix et ne peuvent être publiées ainsi.',
  forWhich: 'Pour quelles représentations',
  makeList: 'Créer',
  backToEvent: 'Revenir aux tarifs de l’événement',
  ownersPublish: 'Un brouillon avec un taux est publié par la direction.',
  fields: { price: 'prix', service_fee: 'frais' },
  origins: {
    base: 'Le prix de base : les autres en découlent.',
    set: 'Fixé à la main, indépendant du taux.',
    derived: 'Calculé selon le taux.',
    missing: 'Sans prix. Rien ne se vend dans cette devise tant que toutes les zones n’en ont pas un.',
  },
  faults: {
    no_number: 'il faut un nombre',
    too_fine: 'trop de décimales',
    too_much: 'montant trop élevé',
  },
  moves: {
    up: 'plus cher',
    down: 'moins cher',
    same: 'inchangé',
    new: 'nouveau prix',
    gone: 'plus en vente',
  },
  zones: (n) => count(n, { one: `${n} zone`, other: `${n} zones` }),
  performances: (n) => count(n, { one: `${n} représentation`, other: `${n} représentations` }),
  next: (time) => `la prochaine le ${time}`,
  age: (days) =>
    days === 0 ? 'aujourd’hui' : count(days, { one: `il y a ${days} jour`, other: `il y a ${days} jours` }),
  oldRates: (days) =>
    `Certains taux ont plus de ${days} jours. Vérifiez-les : les prix ont pu prendre du retard.`,
  rateTitle: (pair) => `Taux ${pair}`,
  rateOf: (from, to) => `Taux ${from} → ${to}`,
  badCell: (text, fault) => `« ${text} » : ${fault}`,
  derivedFrom: ({ base, rate, step, amount }) =>
    `${base} × ${rate}, arrondi à ${step} près vers le haut : ${amount}`,
  summary: ({ up, down, same, other }) =>
    [
      `plus chers : ${up}`,
      `moins chers : ${down}`,
      `inchangés : ${same}`,
      ...(other > 0 ? [`nouveaux ou retirés : ${other}`] : []),
    ].join(', '),
  perOrder: (n) =>
    `Au plus ${count(n, { one: `${n} billet`, other: `${n} billets` })} par commande. Cela vaut pour tout le site (MAX_TICKETS_PER_ORDER) ; pour cet événement, il peut y en avoir moins.`,
  showSame: (n) => `Afficher aussi les inchangés (${n})`,
  zonesAdded: (zones) => `(nouvelles zones : ${zones})`,
  zonesLeft: (zones) => `(absentes du plan : ${zones})`,
  touched: (n, of) => `Grilles qui suivent ce taux : ${of}. Les prix changent dans ${n} d’entre elles.`,
  moreEvents: (total) =>
    `Seule une partie est affichée : ${total} événements ont leurs prix dans cette devise.`,
};
