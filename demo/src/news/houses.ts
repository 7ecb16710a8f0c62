import type { DemoNews } from './demo-news.ts';

export const housesNews: readonly DemoNews[] = [
  {
    id: 'every-plan-shows-wheelchair-places',
    daysAgo: 30,
    time: '10:00',
    title: {
      ru: 'Места для колясок — на каждой схеме',
      en: 'Wheelchair places on every plan',
      de: 'Rollstuhlplätze auf jedem Saalplan',
      fr: 'Les emplacements pour fauteuil sur chaque plan',
      es: 'Plazas para silla de ruedas en cada plano',
    },
    lead: {
      ru: 'Больше не нужно звонить: место для зрителя на коляске и кресло сопровождающего выбирают на схеме, как любое другое.',
      en: 'No more phoning: a wheelchair place and a companion’s seat are chosen on the plan like any other.',
      de: 'Anrufen ist nicht mehr nötig: Rollstuhlplatz und Begleitsitz wählt man im Plan wie jeden anderen Platz.',
      fr: 'Plus besoin de téléphoner : l’emplacement pour fauteuil roulant et la place d’accompagnateur se choisissent sur le plan, comme les autres.',
      es: 'Ya no hay que llamar: la plaza para silla de ruedas y el asiento de acompañante se eligen en el plano como cualquier otro.',
    },
    body: {
      ru: [
        'Такие места отмечены во всех залах со схемой и никогда не попадают в подборку «лучшие из свободных», пока вы сами о них не попросите. Рядом всегда кресло для того, кто пришёл с вами.',
        'Всё это доступно и без мыши: по залу ходят стрелками, а список рядов читает программа экранного доступа. Как устроены вход, лифты и туалеты, сказано на странице площадки.',
      ],
      en: [
        'They are marked in every hall that has a plan and never appear among the “best available” until you ask for them yourself. Beside each there is a seat for whoever comes with you.',
        'None of it needs a mouse: the arrow keys walk through the hall, and a screen reader reads the list of rows. Entrances, lifts and toilets are described on the page of each venue.',
      ],
      de: [
        'Sie sind in jedem Saal mit Plan gekennzeichnet und erscheinen nie unter den „besten freien“, solange Sie nicht selbst danach fragen. Daneben ist immer ein Sitz für Ihre Begleitung.',
        'Eine Maus brauchen Sie dafür nicht: Mit den Pfeiltasten geht man durch den Saal, die Reihenliste liest der Screenreader vor. Eingänge, Aufzüge und Toiletten beschreibt die Seite des Hauses.',
      ],
      fr: [
        'Ils figurent dans toutes les salles à plan et n’apparaissent jamais parmi les « meilleures places » tant que vous ne les demandez pas. À côté, toujours, un siège pour la personne qui vous accompagne.',
        'Rien de cela n’exige une souris : on parcourt la salle avec les flèches, et le lecteur d’écran lit la liste des rangs. Entrées, ascenseurs et toilettes sont décrits sur la page de la salle.',
      ],
      es: [
        'Están señaladas en todas las salas con plano y nunca aparecen entre las «mejores libres» mientras usted no las pida. Al lado hay siempre un asiento para quien le acompaña.',
        'Nada de esto exige ratón: con las flechas se recorre la sala y el lector de pantalla lee la lista de filas. Entradas, ascensores y aseos se describen en la página de cada sala.',
      ],
    },
    events: [],
    persons: [],
  },
  {
    id: 'one-price-from-poster-to-bill',
    daysAgo: 44,
    time: '11:00',
    title: {
      ru: 'Одна цена — от афиши до счёта',
      en: 'One price from poster to bill',
      de: 'Ein Preis vom Plakat bis zur Rechnung',
      fr: 'Un seul prix, de l’affiche à la facture',
      es: 'Un solo precio, del cartel a la factura',
    },
    lead: {
      ru: 'Сервисный сбор теперь внутри цены на всех страницах. Рассказываем, что изменилось и почему.',
      en: 'The service fee is now part of the price on every page. Here is what has changed and why.',
      de: 'Die Servicegebühr steckt jetzt auf allen Seiten im Preis. Was sich geändert hat und warum.',
      fr: 'Les frais de service sont désormais compris dans le prix, sur toutes les pages. Ce qui change, et pourquoi.',
      es: 'Los gastos de gestión van ya dentro del precio en todas las páginas. Qué ha cambiado y por qué.',
    },
    body: {
      ru: [
        'Раньше сбор появлялся в корзине, и это никому не нравилось, нам тоже. Теперь на карточке события, на схеме зала и в счёте стоит одна и та же сумма. Из чего она состоит, видно по нажатию.',
        'То же с валютой: выберите свою один раз, и во всех разделах цены будут в ней. Заказ вернётся в той валюте, в которой оплачен.',
      ],
      en: [
        'The fee used to turn up in the basket, which nobody liked, ourselves included. Now the event card, the seat plan and the bill all show the same amount, and one press shows what it is made of.',
        'The same goes for currency: choose yours once and every page uses it. An order is refunded in the currency it was paid in.',
      ],
      de: [
        'Früher tauchte die Gebühr erst im Warenkorb auf, das mochte niemand, wir auch nicht. Jetzt zeigen Karte, Saalplan und Rechnung denselben Betrag, und ein Klick zeigt, woraus er besteht.',
        'Ebenso bei der Währung: einmal gewählt, gilt sie auf allen Seiten. Erstattet wird in der Währung, in der bezahlt wurde.',
      ],
      fr: [
        'Les frais n’apparaissaient qu’au panier, ce que personne n’aimait, nous non plus. Désormais la fiche, le plan et la facture montrent le même montant, et un geste en donne le détail.',
        'Même chose pour la devise : choisie une fois, elle vaut partout. Une commande est remboursée dans la devise où elle a été payée.',
      ],
      es: [
        'Antes los gastos aparecían en la cesta, y eso no le gustaba a nadie, tampoco a nosotros. Ahora la ficha, el plano y la factura muestran el mismo importe, y una pulsación enseña de qué se compone.',
        'Lo mismo con la moneda: elíjala una vez y valdrá en todas las páginas. Un pedido se devuelve en la moneda en que se pagó.',
      ],
    },
    events: [],
    persons: [],
  },
  {
    id: 'certificates-in-six-cities',
    daysAgo: 57,
    time: '12:00',
    title: {
      ru: 'Сертификаты действуют во всех шести городах',
      en: 'Gift cards now work in all six cities',
      de: 'Gutscheine gelten jetzt in allen sechs Städten',
      fr: 'Les cartes cadeaux valent dans les six villes',
      es: 'Las tarjetas regalo sirven ya en las seis ciudades',
    },
    lead: {
      ru: 'Купленный в Берлине сертификат можно потратить в Париже, а остаток — в Москве. Курс считаем в день оплаты.',
      en: 'A gift card bought in Berlin can be spent in Paris, and what is left of it in Moscow. The rate is that of the day you pay.',
      de: 'Ein in Berlin gekaufter Gutschein lässt sich in Paris einlösen und der Rest in Moskau. Es gilt der Kurs am Tag der Zahlung.',
      fr: 'Une carte cadeau achetée à Berlin se dépense à Paris, et le reste à Moscou. Le taux est celui du jour du paiement.',
      es: 'Una tarjeta regalo comprada en Berlín puede gastarse en París y el resto, en Moscú. El cambio es el del día del pago.',
    },
    body: {
      ru: [
        'Сертификат — это код и красивый файл к нему. Его можно переслать в последнюю минуту или напечатать и вложить в книгу.',
        'Если спектакль дороже, разницу доплачивают картой. Если дешевле, остаток ждёт на том же коде до конца года со дня покупки.',
      ],
      en: [
        'A gift card is a code with a handsome file to go with it. Forward it at the last minute, or print it and slip it into a book.',
        'If the show costs more, the difference is paid by card. If it costs less, the rest waits on the same code until a year after purchase.',
      ],
      de: [
        'Ein Gutschein ist ein Code mit einer schönen Datei dazu. Man kann ihn in letzter Minute weiterleiten oder ausdrucken und in ein Buch legen.',
        'Kostet die Vorstellung mehr, zahlt man die Differenz mit Karte. Kostet sie weniger, wartet der Rest auf demselben Code, bis das Jahr seit dem Kauf um ist.',
      ],
      fr: [
        'Une carte cadeau, c’est un code et un joli fichier. On la transmet à la dernière minute, ou on l’imprime pour la glisser dans un livre.',
        'Si le spectacle coûte plus, on complète par carte. S’il coûte moins, le solde attend sur le même code, un an à compter de l’achat.',
      ],
      es: [
        'Una tarjeta regalo es un código con un archivo bonito. Se reenvía en el último minuto o se imprime y se guarda en un libro.',
        'Si la función cuesta más, la diferencia se paga con tarjeta. Si cuesta menos, el resto espera en el mismo código hasta un año después de la compra.',
      ],
    },
    events: [],
    persons: [],
  },
];
