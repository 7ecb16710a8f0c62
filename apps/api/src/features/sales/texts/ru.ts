import type { SaleTexts } from './sale-texts.ts';

/** Of a performance that was changed. */
const otherDates =
  'Можно прийти и в другой день: выберите другую дату на странице заказа. Мы подберём лучшие свободные места той же категории, доплачивать не придётся.';

export const ru: SaleTexts = {
  performance: {
    moved: (from) => `Дата изменилась. Прежняя: ${from}`,
    cancelled: 'Отменено',
    postponed: 'Перенесено, новая дата ещё не назначена',
  },
  ticket: {
    tickets: 'Билеты',
    order: (number) => `Заказ ${number}`,
    doors: (time) => `Вход с ${time}`,
    sector: 'Сектор',
    row: 'Ряд',
    seat: 'Место',
    zone: 'Зона',
    noSeat: 'Без места',
    price: 'Цена билета',
    fee: (fee) => `включая сервисный сбор ${fee}`,
    atTheDoor: 'На входе',
    rules: [
      'Покажите код на экране телефона или на бумаге: подойдёт и то и другое, печатать не обязательно.',
      'Код пропускает один раз. Не публикуйте его и не пересылайте незнакомым людям.',
      'Если код не читается, назовите номер под ним.',
      'Если дату отменят или перенесут, мы сразу напишем вам на почту и расскажем, что делать.',
    ],
    soldBy: 'Продавец',
    taxNumber: (number) => `ИНН ${number}`,
    registrationNumber: (number) => `ОГРН ${number}`,
    pageNumber: (page, pages) => `Билет ${page} из ${pages}`,
  },
  bill: {
    bill: (number) => `Счёт ${number}`,
    issued: (date) => `от ${date}`,
    states: {
      awaiting_payment: 'Ожидает оплаты',
      paid: 'Оплачен',
      refunded: 'Деньги возвращены',
      expired: 'Срок оплаты вышел',
      cancelled: 'Отменён',
    },
    payUntil: (moment) => `Оплатите до ${moment}: до этого времени билеты за вами`,
    from: 'Продавец',
    to: 'Покупатель',
    taxNumber: (number) => `ИНН ${number}`,
    registrationNumber: (number) => `ОГРН ${number}`,
    what: 'Что',
    count: 'Кол-во',
    price: 'Цена',
    fee: 'Сбор',
    sum: 'Сумма',
    fees: 'в том числе сервисные сборы',
    total: 'Итого',
    paid: 'Оплачено',
    due: 'К оплате',
    vat: (percent) => `в том числе НДС ${percent} %`,
    noVat: 'НДС не облагается',
    exempt: (reason) => `НДС не облагается (${reason})`,
    transfer: 'Для перевода со счёта организации',
    purpose: (number) => `Назначение платежа: заказ № ${number}`,
    payAt: 'Оплатить и следить за заказом',
    pageNumber: (page, pages) => `Страница ${page} из ${pages}`,
  },
  mail: {
    kinds: {
      order_placed: {
        subject: ({ number, brand }) => `Заказ ${number} ждёт оплаты · ${brand}`,
        heading: 'Билеты за вами',
        paragraphs: ({ number, total, until }) => [
          `Мы приняли заказ ${number} на ${total}.`,
          until
            ? `Оплатите его до ${until}. До этого времени билеты никто не купит.`
            : 'Оплатите его по ссылке ниже.',
          'Если вы закрыли страницу оплаты, её можно открыть снова: заказ не пропал.',
        ],
        action: 'Открыть счёт и оплатить',
      },
      order_paid: {
        subject: ({ number, brand }) => `Билеты по заказу ${number} · ${brand}`,
        heading: 'Ваши билеты',
        paragraphs: ({ number, total }) => [
          `Заказ ${number} оплачен: ${total}. Билеты и запись для календаря приложены к письму.`,
          'На входе покажите код с экрана или с бумаги.',
        ],
        action: 'Открыть билеты',
      },
      order_moved: {
        subject: ({ number, brand, isOtherDate }) =>
          `${isOtherDate ? 'Новая дата' : 'Новые места'}, заказ ${number} · ${brand}`,
        heading: 'Ваши новые билеты',
        paragraphs: ({ number, isOtherDate }) => [
          isOtherDate
            ? `Заказ ${number} перенесён на другую дату. Новые билеты и запись для календаря приложены к письму.`
            : `В заказе ${number} изменились места. Новые билеты и запись для календаря приложены к письму.`,
          'Прежние билеты больше не действуют: покажите на входе код из этого письма.',
          ...(isOtherDate
            ? [
                'Запись о показе, на который у вас больше нет билетов, удалите из календаря: сама она не исчезнет.',
              ]
            : []),
        ],
        action: 'Открыть билеты',
      },
      payment_failed: {
        subject: ({ number, brand }) => `Оплата заказа ${number} не прошла · ${brand}`,
        heading: 'Оплата не прошла',
        paragraphs: ({ number, until }) => [
          `Банк не провёл оплату заказа ${number}. Деньги не списаны; если банк их задержал, он вернёт их сам.`,
          until
            ? `Билеты за вами до ${until}: попробуйте ещё раз или выберите другой способ.`
            : 'Попробуйте ещё раз или выберите другой способ.',
        ],
        action: 'Оплатить иначе',
      },
      order_expired: {
        subject: ({ number, brand }) => `Время на оплату заказа ${number} вышло · ${brand}`,
        heading: 'Билеты снова в продаже',
        paragraphs: ({ number }) => [
          `Мы не получили оплату заказа ${number} вовремя и сняли с билетов бронь.`,
          'Если деньги всё же спишутся, мы снова забронируем ваши билеты, а если их уже нет — вернём деньги сами.',
        ],
        action: 'Посмотреть заказ',
      },
      order_refunded: {
        subject: ({ number, brand }) => `Возврат по заказу ${number} · ${brand}`,
        heading: 'Деньги возвращаются',
        paragraphs: ({ number, refunded, isPriceDifference, certificateUntil, certificateExpiredAt }) =>
          isPriceDifference
            ? [
                `Новые билеты по заказу ${number} стоят меньше прежних. Разницу, ${refunded}, мы вернули тем же способом, которым вы платили.`,
                certificateUntil
                  ? `Деньги снова на вашем подарочном сертификате, он действует до ${certificateUntil}.`
                  : 'Банку может понадобиться несколько дней, чтобы зачислить их.',
                'Новые билеты действуют, сдавать ничего не нужно.',
              ]
            : [
                `Мы вернули ${refunded} по заказу ${number} тем же способом, которым вы платили.`,
                certificateUntil
                  ? `Деньги снова на вашем подарочном сертификате, он действует до ${certificateUntil}. Возвращённые билеты больше не действуют.`
                  : certificateExpiredAt
                    ? `Деньги снова на вашем подарочном сертификате, но срок его действия истёк ${certificateExpiredAt}. Напишите нам, и мы подскажем, что можно сделать.`
                    : 'Банку может понадобиться несколько дней, чтобы зачислить их. Возвращённые билеты больше не действуют.',
              ],
        action: 'Посмотреть заказ',
      },
      certificate_issued: {
        subject: ({ number, brand }) => `Подарочный сертификат по заказу ${number} · ${brand}`,
        heading: 'Ваш сертификат',
        paragraphs: ({ number, refunded, certificateCode, certificateUntil }) => [
          `Вместо денег за билеты по заказу ${number} вы выбрали подарочный сертификат на ${refunded}. Возвращённые билеты больше не действуют.`,
          `Код: ${certificateCode}. Действует до ${certificateUntil}: введите его при оплате любого заказа.`,
        ],
        action: 'Посмотреть заказ',
      },
      performance_moved: {
        subject: ({ title, number, brand }) => `Новая дата: «${title}», заказ ${number} · ${brand}`,
        heading: 'Дата изменилась',
        paragraphs: ({ title, date, number, returnUntil, hasOtherDates }) => [
          `«${title}»: новая дата — ${date}.`,
          `Билеты по заказу ${number} действуют на новую дату: ничего делать не нужно. Запись для календаря приложена к письму.`,
          ...(returnUntil
            ? [
                `Если новая дата вам не подходит, вернуть билеты можно на странице заказа до этого срока: ${returnUntil}. Мы вернём всю их стоимость.`,
              ]
            : []),
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Открыть заказ',
      },
      performance_cancelled: {
        subject: ({ title, number, brand }) => `Отменено: «${title}», заказ ${number} · ${brand}`,
        heading: 'Событие отменено',
        paragraphs: ({ title, date, number, refundFrom, mayTakeCertificate, isAtCounter, hasOtherDates }) => [
          `К сожалению, «${title}» (${date}) не состоится.`,
          isAtCounter
            ? `Вы платили в кассе, поэтому деньги за билеты по заказу ${number} мы вернём там же: приходите и назовите номер заказа.${mayTakeCertificate ? ' Если удобнее подарочный сертификат на ту же сумму, возьмите его на странице заказа.' : ''}`
            : refundFrom
              ? `Ничего делать не нужно: всю стоимость билетов по заказу ${number} мы вернём автоматически, тем же способом, которым вы платили. Начнём возврат ${refundFrom}. ${mayTakeCertificate ? 'Чтобы получить деньги раньше или взять вместо них подарочный сертификат, откройте страницу заказа.' : 'Чтобы получить деньги раньше, откройте страницу заказа.'}`
              : `Верните билеты на странице заказа ${number}: мы вернём всю их стоимость тем же способом, которым вы платили.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Вернуть билеты',
      },
      performance_postponed: {
        subject: ({ title, number, brand }) => `Перенос: «${title}», заказ ${number} · ${brand}`,
        heading: 'Событие переносится',
        paragraphs: ({ title, date, number, hasOtherDates }) => [
          `«${title}» (${date}) переносится, новая дата ещё не назначена. Как только она станет известна, мы вам напишем.`,
          `Билеты по заказу ${number} сохраняются. Если ждать вы не хотите, верните их на странице заказа: мы вернём всю их стоимость тем же способом, которым вы платили.`,
          ...(hasOtherDates ? [otherDates] : []),
        ],
        action: 'Открыть заказ',
      },
      performance_resumed: {
        subject: ({ title, number, brand }) => `Состоится: «${title}», заказ ${number} · ${brand}`,
        heading: 'Событие состоится',
        paragraphs: ({ title, date, number }) => [
          `«${title}» всё-таки состоится: ${date}.`,
          `Билеты по заказу ${number} действуют: ничего делать не нужно. Запись для календаря приложена к письму.`,
        ],
        action: 'Открыть билеты',
      },
      reminder_requested: {
        subject: ({ title, brand }) => `Написать, когда появятся билеты? «${title}» · ${brand}`,
        heading: 'Осталось подтвердить',
        paragraphs: ({ title, saleStart, until }) => [
          saleStart
            ? `Вы просили написать, когда начнётся продажа билетов на «${title}». Она начнётся ${saleStart}.`
            : `Вы просили написать, когда начнётся продажа билетов на «${title}».`,
          `Подтвердите это до ${until}, и мы пришлём одно письмо, как только билеты появятся. После него мы удалим ваш адрес.`,
          'Если вы об этом не просили, просто удалите письмо: без подтверждения мы больше не напишем.',
        ],
        action: 'Подтвердить',
      },
      sale_begun: {
        subject: ({ title, brand }) => `Билеты в продаже: «${title}» · ${brand}`,
        heading: 'Билеты в продаже',
        paragraphs: ({ title, date }) => [
          `Продажа билетов на «${title}» (${date}) началась.`,
          'Вы просили написать об этом один раз: больше писем не будет, а ваш адрес мы удаляем.',
        ],
        action: 'Выбрать билеты',
      },
      order_links: {
        subject: ({ brand }) => `Ваши заказы · ${brand}`,
        heading: 'Ваши заказы',
        paragraphs: () => [
          'Вы просили прислать ссылки на заказы, сделанные с этим адресом.',
          'Если это были не вы, просто удалите письмо: без него заказы никто не откроет.',
        ],
      },
    },
    hello: (name) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    total: 'Итого',
    order: (number) => `Заказ ${number}`,
    states: {
      awaiting_payment: 'ждёт оплаты',
      paid: 'оплачен',
      refunded: 'деньги возвращены',
      expired: 'время на оплату вышло',
      cancelled: 'отменён',
    },
    route: 'Проложить маршрут',
    map: 'Показать на карте',
    myTickets: 'Мои билеты',
    cancelReminder: 'Отписаться',
    questions: (contact) => `Вопросы? Напишите нам: ${contact}`,
    taxNumber: (number) => `ИНН ${number}`,
    registrationNumber: (number) => `ОГРН ${number}`,
  },
};
