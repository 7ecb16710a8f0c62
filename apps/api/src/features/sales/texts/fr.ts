import type { SaleTexts } from './sale-texts.ts';
import { wishTexts } from './wish-texts.ts';

/** Of a performance that was changed. */
const otherDates =
  'Vous pouvez aussi venir un autre jour : choisissez une autre date sur la page de la commande. Nous cherchons les meilleures places libres de la même catégorie, sans supplément.';

export const fr: SaleTexts = {
  performance: {
    moved: (from) => `La date a changé. Date précédente : ${from}`,
    cancelled: 'Annulé',
    postponed: 'Reporté, la nouvelle date n’est pas encore connue',
  },
  ticket: {
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
    discount: (amount) => `remise de ${amount} déduite`,
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
    pageNumber: (page, pages) => `Billet ${page} sur ${pages}`,
  },
  bill: {
    bill: (number) => `Facture ${number}`,
    issued: (date) => `du ${date}`,
    states: {
      awaiting_payment: 'En attente de paiement',
      paid: 'Payée',
      refunded: 'Remboursée',
      expired: 'Délai de paiement dépassé',
      cancelled: 'Annulée',
    },
    payUntil: (moment) => `À payer avant le ${moment} : les billets vous sont réservés jusque-là`,
    from: 'Vendeur',
    to: 'Acheteur',
    taxNumber: (number) => `Numéro fiscal ${number}`,
    registrationNumber: (number) => `Numéro d’immatriculation ${number}`,
    what: 'Désignation',
    count: 'Qté',
    price: 'Prix',
    fee: 'Frais',
    sum: 'Montant',
    fees: 'dont frais de service',
    discount: (code) => `remise, code ${code}`,
    total: 'Total',
    paid: 'Payé',
    due: 'À payer',
    vat: (percent) => `dont TVA ${percent} %`,
    noVat: 'TVA non applicable',
    exempt: (reason) => `exonéré de TVA (${reason})`,
    transfer: 'Pour un virement d’entreprise',
    purpose: (number) => `Motif : commande ${number}`,
    payAt: 'Payer et suivre la commande',
    pageNumber: (page, pages) => `Page ${page} sur ${pages}`,
  },
  mail: {
    kinds: {
      order_placed: {
        subject: ({ number, brand }) => `La commande ${number} attend son paiement · ${brand}`,
        heading: 'Vos billets sont réservés',
        paragraphs: ({ number, total, until }) => [
          `Nous avons bien reçu votre commande ${number} de ${total}.`,
          until
            ? `Merci de la payer avant le ${until}. D’ici là, personne d’autre ne peut acheter ces billets.`
            : 'Merci de la payer par le lien ci-dessous.',
          'Si vous avez fermé la page de paiement, vous pouvez la rouvrir : rien n’est perdu.',
        ],
        action: 'Ouvrir la facture et payer',
      },
      order_paid: {
        subject: ({ number, brand }) => `Vos billets, commande ${number} · ${brand}`,
        heading: 'Vos billets',
        paragraphs: ({ number, total }) => [
          `La commande ${number} est payée : ${total}. Les billets et un fichier à ajouter à votre agenda sont joints.`,
          'À l’entrée, présentez le code sur votre téléphone ou sur papier.',
        ],
        action: 'Ouvrir les billets',
      },
      order_moved: {
        subject: ({ number, brand, isOtherDate }) =>
          `${isOtherDate ? 'Nouvelle date' : 'Nouvelles places'}, commande ${number} · ${brand}`,
        heading: 'Vos nouveaux billets',
        paragraphs: ({ number, isOtherDate }) => [
          isOtherDate
            ? `La commande ${number} a été reportée sur une autre date. Les nouveaux billets et un fichier à ajouter à votre agenda sont joints.`
            : `Les places de la commande ${number} ont changé. Les nouveaux billets et un fichier à ajouter à votre agenda sont joints.`,
          'Vos anciens billets ne sont plus valables : à l’entrée, présentez le code de cet e-mail.',
          ...(isOtherDate
            ? [
                'Supprimez de votre agenda la représentation pour laquelle vous n’avez plus de billets : elle ne disparaît pas d’elle-même.',
              ]
            : []),
        ],
        action: 'Ouvrir les billets',
      },
      exchange_expired: {
        subject: ({ number, brand }) => `Échange non payé, commande ${number} · ${brand}`,
        heading: 'Vos billets restent valables',
        paragraphs: ({ number }) => [
          `Nous n’avons pas reçu à temps le supplément pour l’échange des billets de la commande ${number}. Les places à l’autre date ont été remises en vente.`,
          'Les billets que vous avez déjà restent valables. Si le montant est tout de même débité, nous vous le rembourserons automatiquement. Tant qu’il reste des places à l’autre date, vous pouvez recommencer l’échange sur la page de votre commande.',
        ],
        action: 'Ouvrir les billets',
      },
      exchange_refunded: {
        subject: ({ number, brand }) => `Supplément remboursé, commande ${number} · ${brand}`,
        heading: 'Votre argent revient',
        paragraphs: ({ number, refunded }) => [
          `Le supplément pour l’échange des billets de la commande ${number} est arrivé alors que l’échange n’était plus possible. Nous avons remboursé ${refunded} par le même moyen de paiement ; votre banque peut mettre quelques jours à vous créditer.`,
          'L’échange n’a pas eu lieu : rien n’a changé pour vos billets.',
        ],
        action: 'Voir la commande',
      },
      transfer_confirmed: {
        subject: ({ number, brand }) => `Vous avez transmis un billet, commande ${number} · ${brand}`,
        heading: 'Le billet a été transmis',
        paragraphs: ({ number }) => [
          `Un billet de la commande ${number} appartient désormais à une autre personne : nous lui avons envoyé un nouveau code. L’ancien code de ce billet n’est plus valable.`,
          'La page de la commande indique à qui. Vous pouvez y reprendre le billet tant que personne n’est entré avec. Si ce n’était pas vous, reprenez-le et ne communiquez à personne le lien de votre commande.',
        ],
        action: 'Ouvrir la commande',
      },
      payment_failed: {
        subject: ({ number, brand }) => `Le paiement de la commande ${number} n’a pas abouti · ${brand}`,
        heading: 'Le paiement n’a pas abouti',
        paragraphs: ({ number, until }) => [
          `Votre banque n’a pas effectué le paiement de la commande ${number}. Vous n’avez rien payé ; si la banque retient la somme, elle la libérera.`,
          until
            ? `Les billets sont à vous jusqu’au ${until} : réessayez, ou choisissez un autre moyen de paiement.`
            : 'Réessayez, ou choisissez un autre moyen de paiement.',
        ],
        action: 'Payer autrement',
      },
      order_expired: {
        subject: ({ number, brand }) =>
          `Le délai de paiement de la commande ${number} est dépassé · ${brand}`,
        heading: 'Les billets sont de nouveau en vente',
        paragraphs: ({ number }) => [
          `Nous n’avons pas reçu à temps le paiement de la commande ${number} et avons remis les billets en vente.`,
          'Si l’argent arrive malgré tout, nous réservons de nouveau vos billets ; s’ils sont partis, nous vous remboursons de nous-mêmes.',
        ],
        action: 'Voir la commande',
      },
      order_refunded: {
        subject: ({ number, brand }) => `Remboursement de la commande ${number} · ${brand}`,
        heading: 'Votre argent revient',
        paragraphs: ({ number, refunded, isPriceDifference, certificateUntil, certificateExpiredAt }) =>
          isPriceDifference
            ? [
                `Les nouveaux billets de la commande ${number} coûtent moins cher que les précédents. Nous avons remboursé la différence, ${refunded}, par le moyen que vous aviez choisi pour payer.`,
                certificateUntil
                  ? `La somme est de nouveau sur votre carte cadeau, valable jusqu’au ${certificateUntil}.`
                  : 'Votre banque peut mettre quelques jours à la créditer.',
                'Vos nouveaux billets sont valables, vous n’avez rien à rendre.',
              ]
            : [
                `Nous avons remboursé ${refunded} pour la commande ${number}, par le moyen que vous aviez choisi pour payer.`,
                certificateUntil
                  ? `La somme est de nouveau sur votre carte cadeau, valable jusqu’au ${certificateUntil}. Les billets remboursés ne sont plus valables.`
                  : certificateExpiredAt
                    ? `La somme est de nouveau sur votre carte cadeau, mais celle-ci a expiré le ${certificateExpiredAt}. Écrivez-nous, nous verrons ce qu’il est possible de faire.`
                    : 'Votre banque peut mettre quelques jours à le créditer. Les billets remboursés ne sont plus valables.',
              ],
        action: 'Voir la commande',
      },
      certificate_issued: {
        subject: ({ number, brand }) => `Carte cadeau pour la commande ${number} · ${brand}`,
        heading: 'Votre carte cadeau',
        paragraphs: ({ number, refunded, certificateCode, certificateUntil }) => [
          `Au lieu d’un remboursement des billets de la commande ${number}, vous avez choisi une carte cadeau de ${refunded}. Les billets rendus ne sont plus valables.`,
          `Son code : ${certificateCode}. Elle est valable jusqu’au ${certificateUntil} : saisissez-le au paiement de toute commande.`,
        ],
        action: 'Voir la commande',
      },
      performance_moved: {
        subject: ({ title, number, brand }) => `Nouvelle date : « ${title} », commande ${number} · ${brand}`,
        heading: 'La date a changé',
        paragraphs: ({ title, date, number, returnUntil, hasOtherDates }) => [
          `« ${title} » a une nouvelle date : ${date}.`,
          `Les billets de la commande ${number} sont valables pour la nouvelle date : vous n’avez rien à faire. Un fichier à ajouter à votre agenda est joint.`,
          ...(returnUntil
            ? [
                `Si la nouvelle date ne vous convient pas, rendez les billets sur la page de la commande avant le ${returnUntil} : nous remboursons la totalité de leur prix.`,
              ]
            : []),
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Ouvrir la commande',
      },
      performance_cancelled: {
        subject: ({ title, number, brand }) => `Annulé : « ${title} », commande ${number} · ${brand}`,
        heading: 'L’événement est annulé',
        paragraphs: ({ title, date, number, refundFrom, mayTakeCertificate, isAtCounter, hasOtherDates }) => [
          `Nous sommes désolés : « ${title} » (${date}) n’aura pas lieu.`,
          isAtCounter
            ? `Vous avez payé au guichet : le prix des billets de la commande ${number} vous y est remboursé. Présentez-vous avec le numéro de la commande.${mayTakeCertificate ? ' Si vous préférez une carte cadeau de la même valeur, demandez-la sur la page de la commande.' : ''}`
            : refundFrom
              ? `Vous n’avez rien à faire : nous rembourserons automatiquement la totalité du prix des billets de la commande ${number}, sur le moyen de paiement utilisé, à partir du ${refundFrom}. ${mayTakeCertificate ? 'Pour être remboursé plus tôt, ou recevoir une carte cadeau à la place, ouvrez la page de la commande.' : 'Pour être remboursé plus tôt, ouvrez la page de la commande.'}`
              : `Rendez les billets sur la page de la commande ${number} : nous remboursons la totalité de leur prix sur le moyen de paiement utilisé.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Rendre les billets',
      },
      performance_postponed: {
        subject: ({ title, number, brand }) => `Reporté : « ${title} », commande ${number} · ${brand}`,
        heading: 'L’événement est reporté',
        paragraphs: ({ title, date, number, hasOtherDates }) => [
          `« ${title} » (${date}) est reporté, la nouvelle date n’est pas encore connue. Nous vous écrirons dès qu’elle le sera.`,
          `Vous gardez les billets de la commande ${number}. Si vous préférez ne pas attendre, rendez-les sur la page de la commande : nous remboursons la totalité de leur prix sur le moyen de paiement utilisé.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Ouvrir la commande',
      },
      performance_resumed: {
        subject: ({ title, number, brand }) => `Maintenu : « ${title} », commande ${number} · ${brand}`,
        heading: 'L’événement aura bien lieu',
        paragraphs: ({ title, date, number }) => [
          `« ${title} » aura finalement lieu : ${date}.`,
          `Les billets de la commande ${number} sont valables : vous n’avez rien à faire. Un fichier à ajouter à votre agenda est joint.`,
        ],
        action: 'Ouvrir les billets',
      },
      reminder_requested: {
        subject: ({ title, brand }) =>
          `Vous prévenir dès que les billets sont en vente ? « ${title} » · ${brand}`,
        heading: 'Plus qu’à confirmer',
        paragraphs: ({ title, saleStart, until }) => [
          saleStart
            ? `Vous souhaitez recevoir un e-mail à l’ouverture des ventes pour « ${title} » : ${saleStart}.`
            : `Vous souhaitez recevoir un e-mail à l’ouverture des ventes pour « ${title} ».`,
          `Confirmez avant le ${until}, et nous vous écrirons une seule fois, dès qu’il y aura des billets. Nous effacerons ensuite votre adresse.`,
          'Si ce n’était pas vous, supprimez simplement cet e-mail : sans confirmation, nous n’écrirons plus.',
        ],
        action: 'Confirmer',
      },
      sale_begun: {
        subject: ({ title, brand }) => `Billets en vente : « ${title} » · ${brand}`,
        heading: 'Les billets sont en vente',
        paragraphs: ({ title, date }) => [
          `La vente pour « ${title} » (${date}) est ouverte.`,
          'Vous souhaitiez être prévenu une fois : il n’y aura pas d’autre e-mail, et nous effaçons votre adresse.',
        ],
        action: 'Choisir des billets',
      },
      ...wishTexts.fr.mails,
      ticket_transferred: {
        subject: ({ title, brand }) => `On vous a transmis un billet : « ${title} » · ${brand}`,
        heading: 'Un billet pour vous',
        paragraphs: ({ title, date }) => [
          `On vous a transmis un billet pour « ${title} », ${date}. Vous seul avez le code de cet e-mail : présentez-le à l’entrée, sur votre téléphone ou imprimé.`,
          'La personne qui a acheté le billet peut le reprendre tant que personne n’est entré avec. Nous vous écririons aussitôt.',
        ],
        action: 'Ouvrir le billet',
      },
      ticket_withdrawn: {
        subject: ({ title, brand }) => `Votre billet n’est plus valable : « ${title} » · ${brand}`,
        heading: 'Le billet n’est plus valable',
        paragraphs: ({ title, date }) => [
          `Le billet pour « ${title} », ${date}, qui vous avait été transmis n’est plus valable : il a été repris, rendu ou échangé.`,
          'Si cela vous surprend, adressez-vous à la personne qui vous l’avait transmis.',
        ],
      },
      order_links: {
        subject: ({ brand }) => `Vos commandes · ${brand}`,
        heading: 'Vos commandes',
        paragraphs: () => [
          'Vous avez demandé les liens des commandes passées avec cette adresse.',
          'Si ce n’était pas vous, supprimez ce message : sans lui, personne ne peut les ouvrir.',
        ],
      },
    },
    hello: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
    discount: (code) => `remise, code ${code}`,
    total: 'Total',
    order: (number) => `Commande ${number}`,
    states: {
      awaiting_payment: 'en attente de paiement',
      paid: 'payée',
      refunded: 'remboursée',
      expired: 'délai de paiement dépassé',
      cancelled: 'annulée',
    },
    route: 'Calculer l’itinéraire',
    map: 'Voir sur la carte',
    myTickets: 'Mes billets',
    cancelReminder: 'Se désinscrire',
    questions: (contact) => `Des questions ? Écrivez-nous : ${contact}`,
    taxNumber: (number) => `Numéro fiscal ${number}`,
    registrationNumber: (number) => `Numéro d’immatriculation ${number}`,
  },
};
