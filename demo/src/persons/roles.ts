import type { Text } from '../text.ts';

export const soprano: Text = {
  ru: 'Сопрано',
  en: 'Soprano',
  de: 'Sopranistin',
  fr: 'Soprano',
  es: 'Soprano',
};
export const mezzoSoprano: Text = {
  ru: 'Меццо-сопрано',
  en: 'Mezzo-soprano',
  de: 'Mezzosopranistin',
  fr: 'Mezzo-soprano',
  es: 'Mezzosoprano',
};
export const tenor: Text = { ru: 'Тенор', en: 'Tenor', de: 'Tenor', fr: 'Ténor', es: 'Tenor' };
export const baritone: Text = { ru: 'Баритон', en: 'Baritone', de: 'Bariton', fr: 'Baryton', es: 'Barítono' };
export const bass: Text = { ru: 'Бас', en: 'Bass', de: 'Bass', fr: 'Basse', es: 'Bajo' };

export const ballerina: Text = {
  ru: 'Балерина',
  en: 'Ballerina',
  de: 'Ballerina',
  fr: 'Ballerine',
  es: 'Bailarina',
};
export const balletDancer: Text = {
  ru: 'Артист балета',
  en: 'Ballet dancer',
  de: 'Balletttänzer',
  fr: 'Danseur classique',
  es: 'Bailarín',
};
export const flamencoDancer: Text = {
  ru: 'Танцовщица фламенко',
  en: 'Flamenco dancer',
  de: 'Flamencotänzerin',
  fr: 'Danseuse de flamenco',
  es: 'Bailaora',
};
export const dancer: Text = { ru: 'Танцовщик', en: 'Dancer', de: 'Tänzer', fr: 'Danseur', es: 'Bailarín' };
export const choreographer: Text = {
  ru: 'Хореограф',
  en: 'Choreographer',
  de: 'Choreografin',
  fr: 'Chorégraphe',
  es: 'Coreógrafa',
};

export const actor: Text = { ru: 'Актёр', en: 'Actor', de: 'Schauspieler', fr: 'Comédien', es: 'Actor' };
export const actress: Text = {
  ru: 'Актриса',
  en: 'Actor',
  de: 'Schauspielerin',
  fr: 'Comédienne',
  es: 'Actriz',
};
export const maleDirector: Text = {
  ru: 'Режиссёр',
  en: 'Director',
  de: 'Regisseur',
  fr: 'Metteur en scène',
  es: 'Director de escena',
};
export const femaleDirector: Text = {
  ru: 'Режиссёр',
  en: 'Director',
  de: 'Regisseurin',
  fr: 'Metteuse en scène',
  es: 'Directora de escena',
};
export const setDesigner: Text = {
  ru: 'Художник-сценограф',
  en: 'Set designer',
  de: 'Bühnenbildner',
  fr: 'Scénographe',
  es: 'Escenógrafo',
};

export const maleConductor: Text = {
  ru: 'Дирижёр',
  en: 'Conductor',
  de: 'Dirigent',
  fr: 'Chef d’orchestre',
  es: 'Director de orquesta',
};
export const femaleConductor: Text = {
  ru: 'Дирижёр',
  en: 'Conductor',
  de: 'Dirigentin',
  fr: 'Cheffe d’orchestre',
  es: 'Directora de orquesta',
};
export const pianist: Text = { ru: 'Пианист', en: 'Pianist', de: 'Pianist', fr: 'Pianiste', es: 'Pianista' };
export const violinist: Text = {
  ru: 'Скрипачка',
  en: 'Violinist',
  de: 'Geigerin',
  fr: 'Violoniste',
  es: 'Violinista',
};
export const cellist: Text = {
  ru: 'Виолончелист',
  en: 'Cellist',
  de: 'Cellist',
  fr: 'Violoncelliste',
  es: 'Violonchelista',
};
export const guitarist: Text = {
  ru: 'Гитарист',
  en: 'Guitarist',
  de: 'Gitarrist',
  fr: 'Guitariste',
  es: 'Guitarrista',
};
export const saxophonist: Text = {
  ru: 'Саксофонист',
  en: 'Saxophonist',
  de: 'Saxofonist',
  fr: 'Saxophoniste',
  es: 'Saxofonista',
};
export const trumpeter: Text = {
  ru: 'Трубач',
  en: 'Trumpeter',
  de: 'Trompeter',
  fr: 'Trompettiste',
  es: 'Trompetista',
};
export const jazzSinger: Text = {
  ru: 'Джазовая певица',
  en: 'Jazz singer',
  de: 'Jazzsängerin',
  fr: 'Chanteuse de jazz',
  es: 'Cantante de jazz',
};
export const songwriter: Text = {
  ru: 'Певица, автор песен',
  en: 'Singer-songwriter',
  de: 'Sängerin und Songwriterin',
  fr: 'Autrice-compositrice-interprète',
  es: 'Cantautora',
};
export const rockSinger: Text = {
  ru: 'Вокалист',
  en: 'Singer',
  de: 'Sänger',
  fr: 'Chanteur',
  es: 'Cantante',
};
export const maleElectronicMusician: Text = {
  ru: 'Электронный музыкант',
  en: 'Electronic musician',
  de: 'Elektronikmusiker',
  fr: 'Musicien électronique',
  es: 'Productor de electrónica',
};
export const femaleElectronicMusician: Text = {
  ru: 'Электронный музыкант',
  en: 'Electronic musician',
  de: 'Elektronikmusikerin',
  fr: 'Musicienne électronique',
  es: 'Productora de electrónica',
};

export const maleComedian: Text = {
  ru: 'Комик',
  en: 'Comedian',
  de: 'Comedian',
  fr: 'Humoriste',
  es: 'Monologuista',
};
export const femaleComedian: Text = {
  ru: 'Комик',
  en: 'Comedian',
  de: 'Comedienne',
  fr: 'Humoriste',
  es: 'Monologuista',
};
export const improviser: Text = {
  ru: 'Актриса-импровизатор',
  en: 'Improviser',
  de: 'Improschauspielerin',
  fr: 'Improvisatrice',
  es: 'Improvisadora',
};

export const femaleSkater: Text = {
  ru: 'Фигуристка',
  en: 'Figure skater',
  de: 'Eiskunstläuferin',
  fr: 'Patineuse artistique',
  es: 'Patinadora artística',
};
export const maleSkater: Text = {
  ru: 'Фигурист',
  en: 'Figure skater',
  de: 'Eiskunstläufer',
  fr: 'Patineur artistique',
  es: 'Patinador artístico',
};
export const basketballPlayer: Text = {
  ru: 'Баскетболист',
  en: 'Basketball player',
  de: 'Basketballspieler',
  fr: 'Joueur de basket',
  es: 'Jugador de baloncesto',
};
export const futsalPlayer: Text = {
  ru: 'Игрок в мини-футбол',
  en: 'Futsal player',
  de: 'Futsalspieler',
  fr: 'Joueur de futsal',
  es: 'Jugador de fútbol sala',
};

export const painter: Text = {
  ru: 'Художница',
  en: 'Painter',
  de: 'Malerin',
  fr: 'Peintre',
  es: 'Pintora',
};
export const photographer: Text = {
  ru: 'Фотограф',
  en: 'Photographer',
  de: 'Fotograf',
  fr: 'Photographe',
  es: 'Fotógrafo',
};
export const paperArtist: Text = {
  ru: 'Художница по бумаге',
  en: 'Paper artist',
  de: 'Papierkünstlerin',
  fr: 'Artiste du papier',
  es: 'Artista del papel',
};
export const puppeteer: Text = {
  ru: 'Кукольник',
  en: 'Puppeteer',
  de: 'Puppenspieler',
  fr: 'Marionnettiste',
  es: 'Titiritero',
};
export const clown: Text = { ru: 'Клоунесса', en: 'Clown', de: 'Clownin', fr: 'Clown', es: 'Payasa' };
export const storyteller: Text = {
  ru: 'Сказочник',
  en: 'Storyteller',
  de: 'Erzähler',
  fr: 'Conteur',
  es: 'Cuentacuentos',
};
