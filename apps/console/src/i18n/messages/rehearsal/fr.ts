import { plural } from '../../plural.ts';
import type { RehearsalTexts } from './ru.ts';

const count = plural('fr');
const seconds = (ms: number) => (ms / 1000).toLocaleString('fr', { maximumFractionDigits: 1 });

export const fr: RehearsalTexts = {
  title: 'Répétition de la vente',
  open: 'Répétition de la vente',
  intro:
    'Un second site démarre à côté de celui-ci, avec une copie de cette seule représentation. Une foule de programmes s’y presse et achète tout ce qui est libre aujourd’hui. Rien n’en parvient aux vrais clients, au courrier ni à la banque : le second site ignore leurs adresses.',
  limits:
    'On met à l’épreuve cette machine, avec sa propre base de données. Un serveur de base séparé, plusieurs serveurs et le réseau jusqu’aux clients ne sont pas répétés. Le contrôle contre les robots est désactivé.',
  ask: 'Nouvelle répétition',
  visitors: 'Combien de visiteurs',
  visitorsHint: 'De 1 à 20 000. Chacun veut deux billets.',
  visitorsFault: 'Saisissez un nombre de 1 à 20 000.',
  hasRoom: 'Avec une salle d’attente',
  begin: 'Lancer la répétition',
  stop: 'Arrêter la répétition',
  underWay: 'Répétition en cours',
  ofAnother: 'Une autre représentation est en répétition. Une seule répétition à la fois.',
  waiting: 'En attente d’un serveur pour la mener',
  nobody:
    'Personne ne s’en charge depuis une minute : aucun serveur ne peut la mener. Vous pouvez l’arrêter.',
  unheard: 'Le serveur qui la mène se tait depuis une minute. La répétition s’arrêtera bientôt d’elle-même.',
  stages: {
    copying: 'Copie de la représentation',
    starting: 'Démarrage du second site',
    gathering: 'La foule se rassemble',
    selling: 'La vente est en cours',
    checking: 'Vérification du résultat',
  },
  gathered: 'Arrivés',
  admitted: 'Admis',
  held: 'Mises au panier',
  refused: 'Arrivés trop tard',
  sold: 'Billets payés',
  gone: 'Repartis',
  shed: 'Priés de revenir',
  soldOf: (sold, of) => `${sold} vendus sur ${of}`,
  history: 'Répétitions passées',
  none: 'Cette représentation n’a pas encore été répétée.',
  asked: (visitors, hasRoom) =>
    `${visitors} ${count(visitors, { one: 'visiteur', other: 'visiteurs' })}, ${hasRoom ? 'avec salle d’attente' : 'sans salle d’attente'}`,
  by: (name) => `lancée par ${name}`,
  outcomes: {
    ready: 'Le site est prêt',
    slow: 'Le site tient, mais lentement',
    broken: 'N’ouvrez pas la vente ainsi',
    stopped: 'Arrêtée, sans verdict',
  },
  faults: {
    stopped_by_operator: () => 'Quelqu’un l’a arrêtée.',
    stopped_for_buyers: () => 'Elle s’est arrêtée d’elle-même : de vrais clients devaient attendre.',
    house_failed: () => 'Le second site n’a pas démarré. La raison est dans le journal du serveur.',
    runner_gone: () => 'Le serveur qui la menait s’est arrêté.',
    nobody_ran: () => 'Aucun serveur ne s’en est chargé.',
    doctor: () => 'Le contrôle des données après la vente a trouvé des erreurs.',
    sold_twice: (n) => `Places vendues deux fois : ${n}.`,
    oversold: (n) =>
      `Vendu plus que disponible : ${n} ${count(n, { one: 'billet', other: 'billets' })} de trop.`,
    unanswered: (n) => `Requêtes sans réponse : ${n}.`,
    orders_sent_away: (n) => `Commandes ou paiements priés de revenir : ${n}.`,
    left_waiting: (n) => `Ni admis ni prévenus : ${n}.`,
    unsold: (n) => `Invendus malgré la demande : ${n}.`,
    slow_holds: (ms) => `La mise au panier prend ${seconds(ms)} s (95 % en moins), il faudrait 0,4 s.`,
  },
  bought: 'Ont acheté',
  told: 'Prévenus : complet',
  leftWaiting: 'Ont attendu en vain',
  tickets: 'Billets vendus',
  requests: 'Requêtes',
  holdP95: 'Panier, 95 % en moins de',
  heldPerSecond: 'Paniers par seconde',
  lasted: 'Durée de la vente',
  seconds: (n) => `${n} s`,
  curve: 'Courbe de la répétition',
  curveName: (percent) => `Courbe de la répétition : ${percent} % vendus`,
  states: { under_way: 'en cours', stopped: 'arrêtée' },
};
