import type { InterfaceLanguage } from '@parterre/domain/languages/languages';

export interface RoomTexts {
  readonly title: string;
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  readonly opens: string;
  readonly joinsFrom: string;
  readonly ahead: string;
  readonly gathering: string;
  readonly placed: string;
  readonly open: string;
  readonly take: string;
  readonly refused: string;
  readonly before: string;
  readonly seats: string;
  readonly places: string;
  readonly likely: string;
  readonly uncertain: string;
  readonly unlikely: string;
  readonly allHeld: string;
  readonly paused: string;
  readonly yourTurn: string;
  readonly enter: string;
  readonly admitted: string;
  readonly choose: string;
  readonly soldOut: string;
  readonly off: string;
  readonly back: string;
  readonly written: string;
  readonly again: string;
  readonly proofTitle: string;
  readonly proof: string;
  readonly placeId: string;
  readonly number: string;
}

export const roomTexts: Readonly<Record<InterfaceLanguage, RoomTexts>> = {
  ru: {
    title: 'Зал ожидания',
    rulesTitle: 'Как это устроено',
    rules: [
      'Места в очереди можно занять за полчаса до начала продаж. Торопиться не нужно: в момент открытия очерёдность решит жребий, и шансы у всех равны.',
      'Кто придёт после начала продаж, встаёт в конец очереди.',
      'Страницу можно закрыть: место сохраняется в этом браузере. Другой браузер или устройство — это другое место.',
      'Когда подойдёт ваша очередь, вы сможете выбрать билеты. Если вы отошли, ничего не пропало: войти можно и позже, пока есть билеты.',
    ],
    opens: 'Начало продаж:',
    joinsFrom: 'Занять место можно с:',
    ahead: 'Занять место в очереди пока нельзя. Возвращайтесь за полчаса до начала продаж.',
    gathering: 'Продажи ещё не открыты. Займите место: кто пришёл раньше, не имеет преимущества.',
    placed:
      'Место за вами. Когда откроются продажи, жребий решит, кто за кем. Страницу можно закрыть и вернуться позже.',
    open: 'Продажи идут, билеты покупают по очереди. Займите место, чтобы дождаться своей.',
    take: 'Занять место',
    refused: 'Не получилось занять место. Попробуйте ещё раз.',
    before: 'Перед вами примерно:',
    seats: 'Свободных билетов:',
    places: 'Занято мест в очереди:',
    likely: 'Вы в очереди. Скорее всего, билетов хватит и вам.',
    uncertain: 'Вы в очереди. Хватит ли билетов, пока неясно.',
    unlikely: 'Вы в очереди, но билетов, вероятно, не хватит: перед вами слишком много желающих.',
    allHeld: 'Все билеты сейчас в чужих корзинах. Часть из них обычно возвращается; ваше место сохраняется.',
    paused: 'Пауза. Сейчас никого не приглашают, но ваше место сохраняется.',
    yourTurn: 'Ваша очередь!',
    enter: 'Войти',
    admitted:
      'Вы можете выбирать билеты. Спешить необязательно: если понадобится больше времени, войдите отсюда ещё раз.',
    choose: 'Выбрать билеты',
    soldOut: 'Все билеты проданы. Ждать больше нечего — нам жаль.',
    off: 'Очереди больше нет: билеты можно выбрать сразу.',
    back: 'На странице события можно встать в лист ожидания',
    written: 'Обновлено:',
    again: 'Обновить',
    proofTitle: 'Как проверить жребий',
    proof:
      'Отпечаток (SHA-256) тайного числа известен заранее, само число публикуется в момент открытия. Ваш номер — это первые 48 бит HMAC-SHA-256 от кода вашего места, взятые как доля от числа участников.',
    placeId: 'Код вашего места:',
    number: 'Ваш номер:',
  },
  en: {
    title: 'Waiting room',
    rulesTitle: 'How it works',
    rules: [
      'You can take a place from half an hour before the sale opens. There is no need to hurry: at the opening a draw decides the order, and everybody has the same chance.',
      'Whoever comes after the opening joins the end of the line.',
      'You may close this page: your place is kept in this browser. Another browser or device is another place.',
      'When it is your turn you can choose tickets. If you are away just then, nothing is lost: you can still come in later, as long as there are tickets.',
    ],
    opens: 'The sale opens:',
    joinsFrom: 'Places can be taken from:',
    ahead: 'Places cannot be taken yet. Come back half an hour before the sale opens.',
    gathering: 'The sale is not open yet. Take a place: whoever came earlier has no advantage.',
    placed:
      'You have a place. When the sale opens, a draw decides who comes after whom. You may close this page and come back.',
    open: 'The sale is open, and tickets are bought in turn. Take a place to wait for yours.',
    take: 'Take a place',
    refused: 'That did not work. Please try again.',
    before: 'Before you, about:',
    seats: 'Tickets available:',
    places: 'Places taken:',
    likely: 'You are in line. There will most likely be tickets for you.',
    uncertain: 'You are in line. Whether there will be tickets for you is uncertain.',
    unlikely:
      'You are in line, but it is very unlikely that there will be tickets for you: too many people are before you.',
    allHeld: 'All tickets are in somebody’s basket right now. Some usually come back; your place is kept.',
    paused: 'Paused. Nobody is let in right now, and your place is kept.',
    yourTurn: 'It is your turn!',
    enter: 'Come in',
    admitted:
      'You can choose your tickets now. There is no rush: if you need longer, come in from here again.',
    choose: 'Choose tickets',
    soldOut: 'All tickets are sold. There is nothing left to wait for – we are sorry.',
    off: 'There is no line any more: you can choose tickets right away.',
    back: 'You can join the waiting list on the event’s page',
    written: 'Updated:',
    again: 'Update',
    proofTitle: 'How to check the draw',
    proof:
      'The fingerprint (SHA-256) of a secret number is known beforehand; the number itself is published at the opening. Your number is the first 48 bits of the HMAC-SHA-256 of your place’s code, taken as a fraction of all who took part.',
    placeId: 'The code of your place:',
    number: 'Your number:',
  },
  de: {
    title: 'Warteraum',
    rulesTitle: 'So läuft es ab',
    rules: [
      'Ab einer halben Stunde vor Verkaufsbeginn können Sie einen Platz nehmen. Eile ist nicht nötig: Zum Beginn entscheidet das Los über die Reihenfolge, mit gleichen Chancen für alle.',
      'Wer nach Verkaufsbeginn kommt, stellt sich hinten an.',
      'Sie dürfen diese Seite schließen: Ihr Platz bleibt in diesem Browser erhalten. Ein anderer Browser oder ein anderes Gerät ist ein anderer Platz.',
      'Sind Sie an der Reihe, können Sie Tickets wählen. Sind Sie gerade nicht da, ist nichts verloren: Sie können auch später noch eintreten, solange es Tickets gibt.',
    ],
    opens: 'Verkaufsbeginn:',
    joinsFrom: 'Plätze gibt es ab:',
    ahead: 'Noch können Sie keinen Platz nehmen. Kommen Sie eine halbe Stunde vor Verkaufsbeginn wieder.',
    gathering:
      'Der Verkauf hat noch nicht begonnen. Nehmen Sie einen Platz: Wer früher kam, hat keinen Vorteil.',
    placed:
      'Ihr Platz ist Ihnen sicher. Zum Verkaufsbeginn entscheidet das Los, wer nach wem an die Reihe kommt. Sie dürfen die Seite schließen und wiederkommen.',
    open: 'Der Verkauf läuft, Tickets gibt es der Reihe nach. Nehmen Sie einen Platz, um auf Ihre Reihe zu warten.',
    take: 'Platz nehmen',
    refused: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    before: 'Vor Ihnen etwa:',
    seats: 'Freie Tickets:',
    places: 'Vergebene Plätze:',
    likely: 'Sie sind in der Reihe. Höchstwahrscheinlich gibt es auch für Sie Tickets.',
    uncertain: 'Sie sind in der Reihe. Ob die Tickets auch für Sie reichen, ist ungewiss.',
    unlikely:
      'Sie sind in der Reihe, doch die Tickets reichen sehr wahrscheinlich nicht: Vor Ihnen sind zu viele.',
    allHeld:
      'Alle Tickets liegen gerade in fremden Warenkörben. Einige kommen meist zurück; Ihr Platz bleibt Ihnen.',
    paused: 'Pause. Im Moment wird niemand eingelassen, und Ihr Platz bleibt Ihnen.',
    yourTurn: 'Sie sind an der Reihe!',
    enter: 'Eintreten',
    admitted:
      'Sie können jetzt Tickets wählen. Es eilt nicht: Brauchen Sie länger, treten Sie von hier aus noch einmal ein.',
    choose: 'Tickets wählen',
    soldOut: 'Alle Tickets sind verkauft. Es gibt nichts mehr, worauf zu warten wäre – das tut uns leid.',
    off: 'Es gibt keine Warteschlange mehr: Sie können sofort Tickets wählen.',
    back: 'Auf der Seite der Veranstaltung gibt es eine Warteliste',
    written: 'Stand:',
    again: 'Aktualisieren',
    proofTitle: 'So prüfen Sie das Los',
    proof:
      'Der Fingerabdruck (SHA-256) einer geheimen Zahl ist vorher bekannt, die Zahl selbst wird zum Verkaufsbeginn veröffentlicht. Ihre Nummer sind die ersten 48 Bit des HMAC-SHA-256 vom Code Ihres Platzes, als Anteil an allen, die teilgenommen haben.',
    placeId: 'Code Ihres Platzes:',
    number: 'Ihre Nummer:',
  },
  fr: {
    title: 'Salle d’attente',
    rulesTitle: 'Comment cela se passe',
    rules: [
      'Vous pouvez prendre une place dans la file une demi-heure avant l’ouverture des ventes. Inutile de se presser : à l’ouverture, un tirage au sort décide de l’ordre, avec les mêmes chances pour tous.',
      'Qui arrive après l’ouverture se range à la fin de la file.',
      'Vous pouvez fermer cette page : votre place est gardée dans ce navigateur. Un autre navigateur ou appareil, c’est une autre place.',
      'Quand vient votre tour, vous pouvez choisir vos billets. Si vous êtes absent à ce moment, rien n’est perdu : vous pourrez entrer plus tard, tant qu’il reste des billets.',
    ],
    opens: 'Ouverture des ventes :',
    joinsFrom: 'Places dans la file à partir de :',
    ahead: 'On ne peut pas encore prendre de place. Revenez une demi-heure avant l’ouverture des ventes.',
    gathering:
      'Les ventes ne sont pas encore ouvertes. Prenez une place : arriver plus tôt ne donne aucun avantage.',
    placed:
      'Votre place est gardée. À l’ouverture, le tirage au sort décidera de l’ordre. Vous pouvez fermer cette page et revenir.',
    open: 'Les ventes sont ouvertes, chacun à son tour. Prenez une place pour attendre le vôtre.',
    take: 'Prendre une place',
    refused: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    before: 'Devant vous, environ :',
    seats: 'Billets disponibles :',
    places: 'Places prises :',
    likely: 'Vous êtes dans la file. Il y aura très probablement des billets pour vous.',
    uncertain: 'Vous êtes dans la file. Il n’est pas certain qu’il reste des billets pour vous.',
    unlikely:
      'Vous êtes dans la file, mais il est très peu probable qu’il reste des billets : trop de personnes vous précèdent.',
    allHeld:
      'Tous les billets sont en ce moment dans des paniers. Il en revient souvent ; votre place est gardée.',
    paused: 'Pause. Personne n’entre pour le moment, et votre place est gardée.',
    yourTurn: 'C’est votre tour !',
    enter: 'Entrer',
    admitted:
      'Vous pouvez choisir vos billets. Rien ne presse : s’il vous faut plus de temps, entrez de nouveau à partir d’ici.',
    choose: 'Choisir des billets',
    soldOut: 'Tous les billets sont vendus. Il n’y a plus rien à attendre, nous en sommes désolés.',
    off: 'Il n’y a plus de file : vous pouvez choisir vos billets tout de suite.',
    back: 'Une liste d’attente vous est ouverte sur la page de l’événement',
    written: 'Mis à jour :',
    again: 'Actualiser',
    proofTitle: 'Vérifier le tirage au sort',
    proof:
      'L’empreinte (SHA-256) d’un nombre secret est connue d’avance ; le nombre lui-même est publié à l’ouverture. Votre numéro : les 48 premiers bits du HMAC-SHA-256 du code de votre place, comme fraction du nombre de participants.',
    placeId: 'Code de votre place :',
    number: 'Votre numéro :',
  },
  es: {
    title: 'Sala de espera',
    rulesTitle: 'Cómo funciona',
    rules: [
      'Puede tomar un puesto desde media hora antes de que empiece la venta. No hace falta correr: al empezar, un sorteo decide el orden, con las mismas posibilidades para todos.',
      'Quien llega después del inicio se pone al final de la cola.',
      'Puede cerrar esta página: su puesto se guarda en este navegador. Otro navegador u otro dispositivo es otro puesto.',
      'Cuando llegue su turno podrá elegir entradas. Si no está en ese momento, no pierde nada: podrá entrar más tarde mientras haya entradas.',
    ],
    opens: 'La venta empieza:',
    joinsFrom: 'Puestos disponibles desde:',
    ahead: 'Todavía no se puede tomar un puesto. Vuelva media hora antes de que empiece la venta.',
    gathering: 'La venta aún no ha empezado. Tome un puesto: llegar antes no da ventaja.',
    placed:
      'Tiene un puesto. Cuando empiece la venta, un sorteo decidirá el orden. Puede cerrar la página y volver.',
    open: 'La venta está abierta y se compra por turnos. Tome un puesto para esperar el suyo.',
    take: 'Tomar un puesto',
    refused: 'No ha funcionado. Inténtelo de nuevo.',
    before: 'Delante de usted, unas:',
    seats: 'Entradas disponibles:',
    places: 'Puestos tomados:',
    likely: 'Está en la cola. Lo más probable es que haya entradas para usted.',
    uncertain: 'Está en la cola. No es seguro que haya entradas para usted.',
    unlikely:
      'Está en la cola, pero es muy poco probable que haya entradas: hay demasiadas personas delante.',
    allHeld:
      'Ahora mismo todas las entradas están en alguna cesta. Algunas suelen volver; su puesto se guarda.',
    paused: 'Pausa. Ahora no entra nadie, y su puesto se guarda.',
    yourTurn: '¡Es su turno!',
    enter: 'Entrar',
    admitted:
      'Ya puede elegir sus entradas. No hay prisa: si necesita más tiempo, entre de nuevo desde aquí.',
    choose: 'Elegir entradas',
    soldOut: 'Se han vendido todas las entradas. Ya no hay nada que esperar; lo sentimos.',
    off: 'Ya no hay cola: puede elegir entradas enseguida.',
    back: 'En la página del evento puede apuntarse a la lista de espera',
    written: 'Actualizado:',
    again: 'Actualizar',
    proofTitle: 'Cómo comprobar el sorteo',
    proof:
      'La huella (SHA-256) de un número secreto se conoce de antemano; el número mismo se publica al empezar. Su número son los primeros 48 bits del HMAC-SHA-256 del código de su puesto, como fracción de todos los que participaron.',
    placeId: 'Código de su puesto:',
    number: 'Su número:',
  },
};
