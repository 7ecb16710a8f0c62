import { byLanguage, type Language, type Text } from '../text.ts';

type Tongue = Language | 'it' | 'la';

/** “In Russian”, as each language says it. */
const spokenIn: Readonly<Record<Tongue, Text>> = {
  ru: { ru: 'на русском языке', en: 'in Russian', de: 'auf Russisch', fr: 'en russe', es: 'en ruso' },
  en: { ru: 'на английском языке', en: 'in English', de: 'auf Englisch', fr: 'en anglais', es: 'en inglés' },
  de: { ru: 'на немецком языке', en: 'in German', de: 'auf Deutsch', fr: 'en allemand', es: 'en alemán' },
  fr: {
    ru: 'на французском языке',
    en: 'in French',
    de: 'auf Französisch',
    fr: 'en français',
    es: 'en francés',
  },
  es: { ru: 'на испанском языке', en: 'in Spanish', de: 'auf Spanisch', fr: 'en espagnol', es: 'en español' },
  it: {
    ru: 'на итальянском языке',
    en: 'in Italian',
    de: 'auf Italienisch',
    fr: 'en italien',
    es: 'en italiano',
  },
  la: { ru: 'на латыни', en: 'in Latin', de: 'auf Latein', fr: 'en latin', es: 'en latín' },
};

const surtitles: Readonly<Record<Language, Text>> = {
  ru: {
    ru: 'с русскими титрами',
    en: 'with Russian surtitles',
    de: 'mit russischen Übertiteln',
    fr: 'surtitré en russe',
    es: 'con sobretítulos en ruso',
  },
  en: {
    ru: 'с английскими титрами',
    en: 'with English surtitles',
    de: 'mit englischen Übertiteln',
    fr: 'surtitré en anglais',
    es: 'con sobretítulos en inglés',
  },
  de: {
    ru: 'с немецкими титрами',
    en: 'with German surtitles',
    de: 'mit deutschen Übertiteln',
    fr: 'surtitré en allemand',
    es: 'con sobretítulos en alemán',
  },
  fr: {
    ru: 'с французскими титрами',
    en: 'with French surtitles',
    de: 'mit französischen Übertiteln',
    fr: 'surtitré en français',
    es: 'con sobretítulos en francés',
  },
  es: {
    ru: 'с испанскими титрами',
    en: 'with Spanish surtitles',
    de: 'mit spanischen Übertiteln',
    fr: 'surtitré en espagnol',
    es: 'con sobretítulos en español',
  },
};

const performed: Text = {
  ru: 'Исполняется',
  en: 'Performed',
  de: 'Gespielt',
  fr: 'Joué',
  es: 'Se representa',
};
const sung: Text = { ru: 'Поётся', en: 'Sung', de: 'Gesungen', fr: 'Chanté', es: 'Se canta' };

const spoken = (verb: Text, tongue: Tongue, titles?: Language): Text =>
  byLanguage((language) => {
    const words = `${verb[language]} ${spokenIn[tongue][language]}`;
    return titles === undefined ? words : `${words}, ${surtitles[titles][language]}`;
  });

export const playedIn = (tongue: Tongue, titles?: Language): Text => spoken(performed, tongue, titles);
export const sungIn = (tongue: Tongue, titles?: Language): Text => spoken(sung, tongue, titles);

export const wordless: Text = {
  ru: 'Понятно без слов: язык знать не нужно',
  en: 'No words, so no language barrier',
  de: 'Ohne Worte – Sprachkenntnisse sind nicht nötig',
  fr: 'Sans paroles : aucune langue à connaître',
  es: 'Sin palabras: no hace falta saber idiomas',
};

export const oneInterval: Text = {
  ru: 'Один антракт, 20 минут',
  en: 'One interval of 20 minutes',
  de: 'Eine Pause von 20 Minuten',
  fr: 'Un entracte de 20 minutes',
  es: 'Un descanso de 20 minutos',
};

export const twoIntervals: Text = {
  ru: 'Два антракта по 20 минут',
  en: 'Two intervals of 20 minutes each',
  de: 'Zwei Pausen von je 20 Minuten',
  fr: 'Deux entractes de 20 minutes',
  es: 'Dos descansos de 20 minutos',
};

export const noInterval: Text = {
  ru: 'Без антракта',
  en: 'No interval',
  de: 'Ohne Pause',
  fr: 'Sans entracte',
  es: 'Sin descanso',
};

export const noLateEntry: Text = {
  ru: 'После начала вход в зал закрыт: пожалуйста, приходите вовремя',
  en: 'No admission once the show has begun, so please be on time',
  de: 'Nach Beginn kein Einlass – bitte kommen Sie pünktlich',
  fr: 'Aucune entrée après le début : merci d’arriver à l’heure',
  es: 'Una vez empezada la función no se permite la entrada; sea puntual, por favor',
};

export const hazeAndStrobe: Text = {
  ru: 'Используются сценический дым и яркие вспышки света',
  en: 'Haze and strobe lighting are used',
  de: 'Es kommen Bühnennebel und Stroboskoplicht zum Einsatz',
  fr: 'Fumée et lumières stroboscopiques pendant la représentation',
  es: 'Se utilizan humo escénico y luces estroboscópicas',
};

export const loudMusic: Text = {
  ru: 'Громкая музыка; беруши бесплатно выдаём у входа',
  en: 'It gets loud; free earplugs at the door',
  de: 'Es wird laut; Ohrstöpsel gibt es kostenlos am Einlass',
  fr: 'Volume élevé ; bouchons d’oreilles offerts à l’entrée',
  es: 'Volumen alto; en la entrada hay tapones gratuitos',
};

export const tablesServed: Text = {
  ru: 'Кухня и бар открыты весь вечер, столики обслуживают',
  en: 'Kitchen and bar open all evening, with table service',
  de: 'Küche und Bar haben den ganzen Abend geöffnet, an den Tischen wird bedient',
  fr: 'Bar et cuisine ouverts toute la soirée, service à table',
  es: 'Bar y cocina abiertos toda la noche, con servicio en las mesas',
};

export const talkAfterwards: Text = {
  ru: 'После спектакля — разговор с создателями, вход по тому же билету',
  en: 'Talk with the makers afterwards, included in the ticket',
  de: 'Im Anschluss Gespräch mit dem Team, im Preis inbegriffen',
  fr: 'Rencontre avec l’équipe après la représentation, comprise dans le billet',
  es: 'Al terminar, coloquio con el equipo, incluido en la entrada',
};

export const introductionBefore: Text = {
  ru: 'За 40 минут до начала — бесплатный рассказ о произведении в фойе',
  en: 'Free introduction in the foyer 40 minutes before the start',
  de: 'Kostenlose Einführung im Foyer 40 Minuten vor Beginn',
  fr: 'Présentation gratuite dans le foyer 40 minutes avant le début',
  es: 'Charla gratuita en el vestíbulo 40 minutos antes de empezar',
};

export const unnumbered: Text = {
  ru: 'Места не нумерованы, рассадка свободная',
  en: 'Unreserved seating',
  de: 'Freie Platzwahl',
  fr: 'Placement libre',
  es: 'Asientos sin numerar',
};

export const withGrownUp: Text = {
  ru: 'Детям нужен взрослый рядом, взрослому — свой билет',
  en: 'Children come with a grown-up, and the grown-up needs a ticket too',
  de: 'Kinder bitte in Begleitung; auch Erwachsene brauchen eine Karte',
  fr: 'Les enfants viennent accompagnés ; l’adulte a aussi besoin d’un billet',
  es: 'Los niños vienen acompañados; el adulto también necesita entrada',
};

export const relaxed: Text = {
  ru: 'Можно выходить и возвращаться, свет в зале не гаснет до конца',
  en: 'Come and go as you need; the house lights stay low, never off',
  de: 'Rausgehen und Wiederkommen ist erlaubt, im Saal bleibt es nie ganz dunkel',
  fr: 'On peut sortir et revenir ; la salle n’est jamais plongée dans le noir',
  es: 'Se puede salir y volver; la sala nunca queda a oscuras del todo',
};

export const anyWeather: Text = {
  ru: 'Под открытым небом и в любую погоду; пледы и дождевики есть у входа',
  en: 'Outdoors, whatever the weather; blankets and ponchos at the gate',
  de: 'Unter freiem Himmel und bei jedem Wetter; Decken und Regencapes am Eingang',
  fr: 'En plein air et par tous les temps ; plaids et ponchos à l’entrée',
  es: 'Al aire libre y con cualquier tiempo; en la entrada hay mantas y chubasqueros',
};

export const timedEntry: Text = {
  ru: 'Вход по сеансам; внутри можно оставаться сколько угодно',
  en: 'Timed entry; once inside, stay as long as you like',
  de: 'Einlass im Zeitfenster; danach bleiben Sie, so lange Sie mögen',
  fr: 'Entrée par créneau horaire ; vous restez ensuite autant que vous voulez',
  es: 'Entrada por turnos; una vez dentro, quédese cuanto quiera',
};

export const audioGuide: Text = {
  ru: 'Аудиогид на пяти языках входит в билет',
  en: 'Audio guide in five languages included',
  de: 'Audioguide in fünf Sprachen inbegriffen',
  fr: 'Audioguide en cinq langues compris',
  es: 'Audioguía en cinco idiomas incluida',
};

export const noFlash: Text = {
  ru: 'Снимать можно, но без вспышки',
  en: 'Photos welcome, flash off',
  de: 'Fotografieren ohne Blitz erlaubt',
  fr: 'Photos autorisées, sans flash',
  es: 'Se permiten fotos sin flash',
};

export const liveOrchestra: Text = {
  ru: 'Играет живой оркестр',
  en: 'With live orchestra',
  de: 'Mit Live-Orchester',
  fr: 'Avec orchestre dans la fosse',
  es: 'Con orquesta en directo',
};

export const noAnimals: Text = {
  ru: 'Без животных на манеже',
  en: 'No animals in the ring',
  de: 'Ohne Tiere in der Manege',
  fr: 'Sans animaux en piste',
  es: 'Sin animales en la pista',
};

export const bagRules: Text = {
  ru: 'На входе досмотр; сумки больше А4 оставляют в камере хранения',
  en: 'Bag check at the gates; anything larger than A4 goes to the cloakroom',
  de: 'Einlasskontrolle; Taschen über A4 kommen in die Aufbewahrung',
  fr: 'Contrôle à l’entrée ; les sacs plus grands qu’un A4 vont à la consigne',
  es: 'Control en la entrada; los bolsos de más de un A4 se dejan en consigna',
};
