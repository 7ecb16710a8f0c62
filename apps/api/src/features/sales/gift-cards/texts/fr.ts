import type { GiftCardTexts } from './gift-card-words.ts';

export const fr: GiftCardTexts = {
  giftCard: 'Carte cadeau',
  mails: {
    gift_card_placed: {
      subject: ({ number, brand }) => `Votre carte cadeau attend le paiement, commande ${number} · ${brand}`,
      heading: 'En attente de paiement',
      paragraphs: ({ number, amount, until }) => [
        `Nous avons bien reçu votre commande ${number} : une carte cadeau de ${amount}.`,
        `Réglez-la avant le ${until}. Si vous avez fermé la page de paiement, vous pouvez la rouvrir.`,
      ],
      action: 'Ouvrir la commande et payer',
    },
    gift_card_paid: {
      subject: ({ number, brand }) => `Votre carte cadeau, commande ${number} · ${brand}`,
      heading: 'La carte cadeau est prête',
      paragraphs: ({ number, amount, recipient, deliverAt, validUntil }) => [
        `La commande ${number} est payée : une carte cadeau de ${amount}, valable jusqu’au ${validUntil}.`,
        recipient === ''
          ? 'Elle est jointe à ce message : transmettez-la, ou imprimez-la pour l’offrir.'
          : deliverAt === ''
            ? `Nous l’envoyons dès maintenant à ${recipient}.`
            : `Nous l’enverrons à ${recipient} le ${deliverAt}. Vous pouvez l’imprimer depuis la page de votre commande.`,
      ],
      action: 'Ouvrir la carte cadeau',
    },
    gift_card: {
      subject: ({ from, brand }) =>
        from === ''
          ? `Une carte cadeau pour vous · ${brand}`
          : `Une carte cadeau de la part de ${from} · ${brand}`,
      heading: 'C’est pour vous',
      paragraphs: ({ from, greeting, amount, brand, validUntil }) => [
        ...(greeting === '' ? [] : [greeting]),
        from === ''
          ? `On vous offre une carte cadeau ${brand} de ${amount}.`
          : `${from} vous offre une carte cadeau ${brand} de ${amount}.`,
        `Choisissez un événement et saisissez le code à la commande. Rien n’oblige à tout dépenser d’un coup : le solde reste disponible jusqu’au ${validUntil}.`,
        'Ce code vaut de l’argent : gardez-le pour vous.',
      ],
      action: 'Choisir un événement',
    },
    gift_card_payment_failed: {
      subject: ({ number, brand }) => `Le paiement de la commande ${number} a échoué · ${brand}`,
      heading: 'Le paiement a échoué',
      paragraphs: ({ number, until }) => [
        `La banque n’a pas effectué le paiement de la commande ${number}. Vous n’avez pas été débité ; si la banque a réservé la somme, elle la libérera d’elle-même.`,
        `Réessayez ou choisissez un autre moyen. La commande vous attend jusqu’au ${until}.`,
      ],
      action: 'Payer autrement',
    },
    gift_card_refunded: {
      subject: ({ number, brand }) => `Remboursement de la commande ${number} · ${brand}`,
      heading: 'Votre argent vous revient',
      paragraphs: ({ number, amount }) => [
        `Nous avons remboursé ${amount} pour la commande ${number} par le moyen que vous aviez utilisé. La banque peut mettre quelques jours à créditer la somme.`,
        'La carte cadeau de cette commande n’est plus valable.',
      ],
      action: 'Voir la commande',
    },
  },
  to: (name) => `Pour ${name}`,
  from: (name) => `De la part de ${name}`,
  code: 'Code de la carte cadeau',
  validUntil: (date) => `Valable jusqu’au ${date}`,
  howTitle: 'Comment l’utiliser',
  how: (site) => [
    `Choisissez un événement et vos places sur ${site}.`,
    'Saisissez le code dans le panier ou à la commande : nous en déduisons le prix de la commande.',
    'S’il manque quelque chose, complétez par carte bancaire. S’il en reste, le solde demeure sur le même code.',
    'Ce code vaut de l’argent. Ne le publiez pas et ne le montrez pas à des inconnus.',
  ],
  soldBy: 'Vendeur',
};
