import type { TicketTexts } from './ticket-texts.ts';

export const fr: TicketTexts = {
  tickets: 'Billets',
  order: (number) => `Commande ${number}`,
  doors: (time) => `Ouverture des portes à ${time}`,
  sector: 'Secteur',
  row: 'Rang',
  seat: 'Place',
  zone: 'Zone',
  noSeat: 'Placement libre',
  price: 'Prix du billet',
  fee: (fee) => `dont frais de service ${fee}`,
  atTheDoor: 'À l’entrée',
  rules: [
    'Présentez le code sur votre téléphone ou sur papier : l’un ou l’autre suffit, inutile d’imprimer.',
    'Le code ouvre une seule fois. Ne le publiez pas et ne l’envoyez pas à des inconnus.',
    'S’il ne se lit pas, donnez le numéro inscrit dessous.',
    'Si la date est annulée ou reportée, nous vous écrirons aussitôt pour vous dire que faire.',
  ],
  soldBy: 'Vendu par',
  taxNumber: (number) => `Numéro fiscal ${number}`,
  registrationNumber: (number) => `Numéro d’immatriculation ${number}`,
  pageOf: (page, pages) => `Billet ${page} sur ${pages}`,
};
