import type { WaitingRoomTexts } from './ru.ts';

export const fr: WaitingRoomTexts = {
  title: 'Salle d’attente',
  open: 'Salle d’attente',
  openNamed: (title) => `Salle d’attente : ${title}`,
  intro:
    'Pour les ventes où viennent plus de personnes que le site ne peut en servir à la fois. Chacun attend son tour ; seul qui est appelé choisit des places.',
  opens: (at) => `Ouverture des ventes : ${at}.`,
  isOpen: 'Les ventes sont déjà ouvertes : pas de tirage au sort, chacun prend la file dans l’ordre.',
  taken: 'Places prises',
  called: 'Appelés',
  admitted: 'Entrés',
  free: 'Billets disponibles',
  held: 'Dans des paniers ou impayés',
  measured: 'Personnes par minute, mesuré',
  live: 'Se met à jour toutes les deux secondes.',
  phases: {
    ahead: 'Activée ; pas encore de places',
    gathering: 'Rassemble ; le tirage est à venir',
    admitting: 'Laisse entrer à tour de rôle',
    paused: 'Pause : personne n’entre',
    sold_out: 'Terminée : tout est vendu',
    off: 'Désactivée',
  },
  states: {
    on: 'activée',
    off: 'désactivée',
  },
  turnOn: 'Activer la salle d’attente',
  rules: [
    'On prend une place dès une demi-heure avant l’ouverture ; la page de l’événement le dit.',
    'À l’ouverture, un tirage au sort vérifiable par tous décide de l’ordre. Qui vient plus tard se range à la fin.',
    'Le nombre d’entrées est mesuré : plus tant que le site suit, moitié moins dès qu’il ne suit plus.',
    'Qui tient des billets ou a commandé n’attend pas. Quand tout est vendu, la file s’arrête aussitôt.',
  ],
  scope: 'Pour quoi',
  scopes: {
    opening: (count) => `Toutes les représentations qui ouvrent ensemble : ${count}`,
    performance: 'Cette représentation seulement',
  },
  pace: 'Rythme',
  cap: 'Au plus, personnes par minute',
  capHint: 'On peut faire entrer moins vite que mesuré, jamais plus vite.',
  noCap: 'selon la mesure',
  capFault: 'Un nombre entier de 1 à 99999, ou rien.',
  pause: 'Pause : ne laisser entrer personne, les places sont gardées',
  setPace: 'Changer le rythme',
  turnOff: 'Désactiver la salle d’attente',
  turnOffNote:
    'Tous ceux qui attendent pourront acheter aussitôt, autant que le site peut en servir. La file ne pourra pas être rétablie, seulement recommencée.',
};
