import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { pluralForm } from '@parterre/domain/languages/plural-form';
import type { WishMail } from '@parterre/domain/order/order-mail';
import type { MailWords } from './sale-texts.ts';

/** What somebody waits for, already written in its language. */
export interface WishWords {
  readonly count: number;
  readonly zones: string;
  readonly price: string;
}

interface WishTexts {
  readonly mails: Readonly<Record<WishMail, MailWords>>;
  readonly wish: (words: WishWords) => string;
}

const ruPlaces = { one: 'место', few: 'места', many: 'мест', other: 'мест' } as const;

/** What the waiting list says by mail. */
export const wishTexts: Readonly<Record<InterfaceLanguage, WishTexts>> = {
  ru: {
    wish: ({ count, zones, price }) =>
      `${count} ${ruPlaces[pluralForm('ru', count)]}${count > 1 ? ' рядом' : ''} · ${zones} · до ${price} за билет`,
    mails: {
      wish_requested: {
        subject: ({ title, brand }) => `Лист ожидания: «${title}» · ${brand}`,
        heading: 'Лист ожидания',
        paragraphs: ({ title, until }) =>
          until
            ? [
                `Вы попросили сообщить, если на «${title}» освободятся билеты.`,
                `Подтвердите пожелание до ${until}: с этой минуты вы в очереди. Когда билеты освободятся, мы отложим их для вас и напишем.`,
                'Если это были не вы, просто удалите письмо: без подтверждения мы больше не напишем.',
              ]
            : [
                `Вы уже в листе ожидания на «${title}».`,
                'На странице пожелания видно, как движется очередь. Чтобы изменить пожелание, откажитесь от прежнего и оставьте новое.',
              ],
        action: 'Открыть пожелание',
      },
      wish_offered: {
        subject: ({ title, brand }) => `Для вас отложены билеты: «${title}» · ${brand}`,
        heading: 'Билеты освободились',
        paragraphs: ({ title, date, until, total }) => [
          `На «${title}» (${date}) освободились места, и мы отложили их для вас. Вместе они стоят ${total}.`,
          `Места ваши до ${until}. Потом мы предложим их следующему в очереди.`,
          'Если они вам не нужны, откажитесь на той же странице: кто-то ждёт их прямо сейчас.',
        ],
        action: 'Посмотреть и купить',
      },
      wish_ended: {
        subject: ({ title, brand }) => `Лист ожидания закрыт: «${title}» · ${brand}`,
        heading: 'Ожидание закончилось',
        paragraphs: ({ title, wishEnd }) => [
          wishEnd === 'late'
            ? `Время, на которое мы отложили для вас билеты на «${title}», прошло, и мы предложили их следующему в очереди.`
            : wishEnd === 'stopped'
              ? `Касса закрыла ваше пожелание на «${title}». Если это неожиданно, напишите нам.`
              : `Билеты на «${title}» для вас так и не освободились. Нам жаль.`,
          wishEnd === 'late'
            ? 'Хотите подождать ещё — оставьте новое пожелание на странице события. Ваш адрес мы удаляем.'
            : 'Больше писем не будет: ваш адрес мы удаляем.',
        ],
        action: 'Открыть событие',
      },
    },
  },
  en: {
    wish: ({ count, zones, price }) =>
      `${count > 1 ? `${count} together` : '1 ticket'} · ${zones} · up to ${price} each`,
    mails: {
      wish_requested: {
        subject: ({ title, brand }) => `Waiting list: “${title}” · ${brand}`,
        heading: 'Waiting list',
        paragraphs: ({ title, until }) =>
          until
            ? [
                `You asked to be told if tickets for “${title}” come back.`,
                `Confirm by ${until}, and you are in line from that moment. When tickets come back, we keep them for you and write.`,
                'If it was not you, just delete this email: without a confirmation we will not write again.',
              ]
            : [
                `You are on the waiting list for “${title}” already.`,
                'The page of your wish shows how the line is moving. To change it, withdraw it and leave a new one.',
              ],
        action: 'Open the wish',
      },
      wish_offered: {
        subject: ({ title, brand }) => `Tickets kept for you: “${title}” · ${brand}`,
        heading: 'Tickets have come back',
        paragraphs: ({ title, date, until, total }) => [
          `Tickets for “${title}” (${date}) have come back, and we are keeping them for you. Together they cost ${total}.`,
          `They are yours until ${until}. After that we offer them to the next in line.`,
          'If you do not want them, say so on the same page: somebody is waiting for them right now.',
        ],
        action: 'See and buy',
      },
      wish_ended: {
        subject: ({ title, brand }) => `Waiting list closed: “${title}” · ${brand}`,
        heading: 'The wait is over',
        paragraphs: ({ title, wishEnd }) => [
          wishEnd === 'late'
            ? `The time for which we kept tickets for “${title}” for you has passed, and we have offered them to the next in line.`
            : wishEnd === 'stopped'
              ? `The box office has closed your wish for “${title}”. If that comes as a surprise, write to us.`
              : `No tickets for “${title}” came back for you. We are sorry.`,
          wishEnd === 'late'
            ? 'If you would like to go on waiting, leave a new wish on the page of the event. We are deleting your address.'
            : 'There will be no further emails: we are deleting your address.',
        ],
        action: 'Open the event',
      },
    },
  },
  de: {
    wish: ({ count, zones, price }) =>
      `${count > 1 ? `${count} nebeneinander` : '1 Platz'} · ${zones} · bis ${price} pro Ticket`,
    mails: {
      wish_requested: {
        subject: ({ title, brand }) => `Warteliste: „${title}“ · ${brand}`,
        heading: 'Warteliste',
        paragraphs: ({ title, until }) =>
          until
            ? [
                `Sie möchten erfahren, wenn Tickets für „${title}“ frei werden.`,
                `Bestätigen Sie bis ${until}: Ab dann stehen Sie auf der Liste. Werden Tickets frei, legen wir sie für Sie zurück und schreiben Ihnen.`,
                'Waren Sie das nicht, löschen Sie diese E-Mail einfach: Ohne Bestätigung schreiben wir nicht wieder.',
              ]
            : [
                `Sie stehen für „${title}“ schon auf der Warteliste.`,
                'Auf der Seite Ihres Wunsches sehen Sie, wie es vorangeht. Um ihn zu ändern, ziehen Sie ihn zurück und tragen einen neuen ein.',
              ],
        action: 'Wunsch öffnen',
      },
      wish_offered: {
        subject: ({ title, brand }) => `Für Sie zurückgelegt: „${title}“ · ${brand}`,
        heading: 'Tickets sind frei geworden',
        paragraphs: ({ title, date, until, total }) => [
          `Für „${title}“ (${date}) sind Plätze frei geworden, und wir haben sie für Sie zurückgelegt. Zusammen kosten sie ${total}.`,
          `Sie gehören Ihnen bis ${until}. Danach bieten wir sie den Nächsten auf der Liste an.`,
          'Möchten Sie sie nicht, lehnen Sie auf derselben Seite ab: Jemand wartet gerade darauf.',
        ],
        action: 'Ansehen und kaufen',
      },
      wish_ended: {
        subject: ({ title, brand }) => `Warteliste beendet: „${title}“ · ${brand}`,
        heading: 'Das Warten ist zu Ende',
        paragraphs: ({ title, wishEnd }) => [
          wishEnd === 'late'
            ? `Die Frist für die Tickets zu „${title}“, die wir für Sie zurückgelegt hatten, ist abgelaufen. Wir haben sie den Nächsten angeboten.`
            : wishEnd === 'stopped'
              ? `Die Theaterkasse hat Ihren Wunsch für „${title}“ beendet. Kommt das überraschend, schreiben Sie uns.`
              : `Für „${title}“ sind keine passenden Tickets frei geworden. Das tut uns leid.`,
          wishEnd === 'late'
            ? 'Möchten Sie weiter warten, tragen Sie auf der Seite der Veranstaltung einen neuen Wunsch ein. Ihre Adresse löschen wir.'
            : 'Weitere E-Mails gibt es nicht: Ihre Adresse löschen wir.',
        ],
        action: 'Zur Veranstaltung',
      },
    },
  },
  fr: {
    wish: ({ count, zones, price }) =>
      `${count > 1 ? `${count} places côte à côte` : '1 place'} · ${zones} · jusqu’à ${price} le billet`,
    mails: {
      wish_requested: {
        subject: ({ title, brand }) => `Liste d’attente : « ${title} » · ${brand}`,
        heading: 'Liste d’attente',
        paragraphs: ({ title, until }) =>
          until
            ? [
                `Vous souhaitez être prévenu si des billets pour « ${title} » se libèrent.`,
                `Confirmez avant le ${until} : à partir de là, vous êtes dans la file. Quand des billets se libèrent, nous les gardons pour vous et vous écrivons.`,
                'Si ce n’était pas vous, supprimez simplement cet e-mail : sans confirmation, nous n’écrirons plus.',
              ]
            : [
                `Vous êtes déjà sur la liste d’attente pour « ${title} ».`,
                'La page de votre souhait montre où en est la file. Pour le modifier, retirez-le et laissez-en un nouveau.',
              ],
        action: 'Ouvrir le souhait',
      },
      wish_offered: {
        subject: ({ title, brand }) => `Des billets vous sont réservés : « ${title} » · ${brand}`,
        heading: 'Des billets se sont libérés',
        paragraphs: ({ title, date, until, total }) => [
          `Des places pour « ${title} » (${date}) se sont libérées, et nous les gardons pour vous. Ensemble, elles coûtent ${total}.`,
          `Elles sont à vous jusqu’au ${until}. Ensuite, nous les proposons à la personne suivante.`,
          'Si vous n’en voulez pas, dites-le sur la même page : quelqu’un les attend en ce moment même.',
        ],
        action: 'Voir et acheter',
      },
      wish_ended: {
        subject: ({ title, brand }) => `Liste d’attente close : « ${title} » · ${brand}`,
        heading: 'L’attente est terminée',
        paragraphs: ({ title, wishEnd }) => [
          wishEnd === 'late'
            ? `Le délai pour les billets de « ${title} » que nous gardions pour vous est passé : nous les avons proposés à la personne suivante.`
            : wishEnd === 'stopped'
              ? `La billetterie a clos votre souhait pour « ${title} ». Si cela vous surprend, écrivez-nous.`
              : `Aucun billet pour « ${title} » ne s’est libéré pour vous. Nous en sommes désolés.`,
          wishEnd === 'late'
            ? 'Pour continuer d’attendre, laissez un nouveau souhait sur la page de l’événement. Nous supprimons votre adresse.'
            : 'Il n’y aura plus d’e-mails : nous supprimons votre adresse.',
        ],
        action: 'Ouvrir l’événement',
      },
    },
  },
  es: {
    wish: ({ count, zones, price }) =>
      `${count > 1 ? `${count} juntas` : '1 entrada'} · ${zones} · hasta ${price} por entrada`,
    mails: {
      wish_requested: {
        subject: ({ title, brand }) => `Lista de espera: «${title}» · ${brand}`,
        heading: 'Lista de espera',
        paragraphs: ({ title, until }) =>
          until
            ? [
                `Nos pidió que le avisáramos si se liberan entradas para «${title}».`,
                `Confírmelo antes del ${until} y estará en la lista desde ese momento. Cuando se liberen entradas, las guardaremos para usted y le escribiremos.`,
                'Si no fue usted, borre este correo: sin confirmación no volveremos a escribirle.',
              ]
            : [
                `Ya está en la lista de espera de «${title}».`,
                'La página de su petición muestra cómo avanza la lista. Para cambiarla, retírela y deje una nueva.',
              ],
        action: 'Abrir la petición',
      },
      wish_offered: {
        subject: ({ title, brand }) => `Le guardamos entradas: «${title}» · ${brand}`,
        heading: 'Se han liberado entradas',
        paragraphs: ({ title, date, until, total }) => [
          `Se han liberado localidades para «${title}» (${date}) y las guardamos para usted. Juntas cuestan ${total}.`,
          `Son suyas hasta el ${until}. Después se las ofreceremos a la siguiente persona de la lista.`,
          'Si no las quiere, dígalo en la misma página: alguien las está esperando ahora.',
        ],
        action: 'Ver y comprar',
      },
      wish_ended: {
        subject: ({ title, brand }) => `Lista de espera cerrada: «${title}» · ${brand}`,
        heading: 'La espera ha terminado',
        paragraphs: ({ title, wishEnd }) => [
          wishEnd === 'late'
            ? `El plazo de las entradas para «${title}» que le guardábamos ha pasado, y se las hemos ofrecido a la siguiente persona.`
            : wishEnd === 'stopped'
              ? `La taquilla ha cerrado su petición para «${title}». Si le sorprende, escríbanos.`
              : `No se ha liberado ninguna entrada para «${title}» que le sirviera. Lo sentimos.`,
          wishEnd === 'late'
            ? 'Si quiere seguir esperando, deje una nueva petición en la página del evento. Borramos su dirección.'
            : 'No habrá más correos: borramos su dirección.',
        ],
        action: 'Abrir el evento',
      },
    },
  },
};
