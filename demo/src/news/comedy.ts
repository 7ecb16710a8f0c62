import type { DemoNews } from './demo-news.ts';

export const comedyNews: readonly DemoNews[] = [
  {
    id: 'grandmother-has-a-birthday',
    daysAgo: 3,
    time: '17:30',
    title: {
      ru: 'У бабушки день рождения: один вечер отменён',
      en: 'Grandmother’s birthday: one evening is cancelled',
      de: 'Großmutter hat Geburtstag: ein Abend fällt aus',
      fr: 'L’anniversaire de la grand-mère : une soirée annulée',
      es: 'Cumple años la abuela: se cancela una noche',
    },
    lead: {
      ru: 'Пако Алькорнокаль не выступит в последний из трёх мадридских вечеров. Причина уважительная: девяносто два года бывает раз в жизни.',
      en: 'Paco Alcornocal will not perform on the last of his three Madrid evenings. He has a good excuse: one turns ninety-two only once.',
      de: 'Paco Alcornocal tritt am letzten seiner drei Madrider Abende nicht auf. Der Grund ist gut: Zweiundneunzig wird man nur einmal.',
      fr: 'Paco Alcornocal ne jouera pas la dernière de ses trois soirées madrilènes. L’excuse est bonne : on n’a quatre-vingt-douze ans qu’une fois.',
      es: 'Paco Alcornocal no actuará la última de sus tres noches madrileñas. La excusa es buena: noventa y dos años solo se cumplen una vez.',
    },
    body: {
      ru: [
        'Деньги за отменённый вечер, вместе с сервисным сбором, вернутся на карту сами, в течение нескольких дней. Писать никуда не нужно.',
        'На два первых вечера билеты есть. «Бабушка сказала, что вы всё равно придёте, — передаёт артист. — А она не ошибается».',
      ],
      en: [
        'The money for the cancelled evening, service fee included, goes back to your card by itself within a few days. There is nobody you need to write to.',
        'Tickets remain for the first two evenings. “My grandmother says you will come anyway,” the comedian reports. “And she is never wrong.”',
      ],
      de: [
        'Das Geld für den abgesagten Abend geht samt Servicegebühr in wenigen Tagen von selbst auf Ihre Karte zurück. Schreiben müssen Sie niemandem.',
        'Für die ersten beiden Abende gibt es Tickets. „Meine Großmutter sagt, Sie kommen sowieso“, richtet der Komiker aus. „Und sie irrt sich nie.“',
      ],
      fr: [
        'Le prix de la soirée annulée, frais compris, revient de lui-même sur votre carte en quelques jours. Vous n’avez à écrire à personne.',
        'Il reste des billets pour les deux premières soirées. « Ma grand-mère dit que vous viendrez de toute façon, rapporte l’humoriste. Et elle ne se trompe jamais. »',
      ],
      es: [
        'El dinero de la noche cancelada, con los gastos de gestión, vuelve solo a su tarjeta en unos días. No tiene que escribir a nadie.',
        'Para las dos primeras noches hay entradas. «Mi abuela dice que vendrán de todos modos —transmite el cómico—. Y ella no se equivoca».',
      ],
    },
    events: ['my-grandmother-is-right'],
    persons: ['paco-alcornocal'],
  },
  {
    id: 'the-hat-of-no-rehearsals',
    daysAgo: 33,
    time: '20:30',
    title: {
      ru: 'Что лежит в шляпе «Без репетиций»',
      en: 'What is in the hat of No Rehearsals',
      de: 'Was im Hut von „Ohne Probe“ liegt',
      fr: 'Ce qu’il y a dans le chapeau de « Sans répétition »',
      es: 'Qué hay en el sombrero de «Sin ensayos»',
    },
    lead: {
      ru: 'Зоя Капелькина пересчитала все слова, которые зрители написали за сезон. Победил подстаканник.',
      en: 'Zoya Kapelkina has counted every word the audience wrote last season. The tea-glass holder won.',
      de: 'Soja Kapelkina hat alle Wörter gezählt, die das Publikum in einer Spielzeit aufschrieb. Gewonnen hat der Teeglashalter.',
      fr: 'Zoïa Kapelkina a compté tous les mots écrits par le public en une saison. Le porte-verre l’emporte.',
      es: 'Zoya Kapelkina ha contado todas las palabras que escribió el público en una temporada. Gana el portavasos.',
    },
    body: {
      ru: [
        'Четыре тысячи записок, сто девять раз — «подстаканник», на втором месте «Гагарин», на третьем «бабушка». Чаще всего пишут существительные, которые трудно сыграть: «гравитация», «среда», «ничего».',
        'Импровизаторы просят об одном: пишите разборчиво. Оперу «Кпуста» в прошлом сезоне пели сорок минут, прежде чем поняли, что пропущена буква.',
      ],
      en: [
        'Four thousand slips, a hundred and nine of them “tea-glass holder”; “Gagarin” comes second and “grandmother” third. People mostly write nouns that are hard to act: “gravity”, “Wednesday”, “nothing”.',
        'The improvisers ask for one thing only: write clearly. Last season they sang an opera called “Cabage” for forty minutes before anyone noticed the missing letter.',
      ],
      de: [
        'Viertausend Zettel, hundertneunmal „Teeglashalter“, auf Platz zwei „Gagarin“, auf Platz drei „Großmutter“. Am liebsten schreiben die Leute, was sich schwer spielen lässt: „Schwerkraft“, „Mittwoch“, „nichts“.',
        'Die Improvisierenden haben nur eine Bitte: Schreiben Sie leserlich. In der letzten Spielzeit sangen sie vierzig Minuten lang eine Oper namens „Khl“, bis der fehlende Buchstabe auffiel.',
      ],
      fr: [
        'Quatre mille billets, cent neuf fois « porte-verre » ; « Gagarine » arrive deuxième et « grand-mère » troisième. On écrit surtout des mots difficiles à jouer : « gravité », « mercredi », « rien ».',
        'Les improvisateurs n’ont qu’une demande : écrivez lisiblement. La saison passée, ils ont chanté quarante minutes un opéra intitulé « Le Chu » avant de comprendre qu’il manquait une lettre.',
      ],
      es: [
        'Cuatro mil papeletas, ciento nueve con «portavasos»; «Gagarin» queda segundo y «abuela», tercera. Sobre todo se escriben palabras difíciles de actuar: «gravedad», «miércoles», «nada».',
        'Los improvisadores solo piden una cosa: letra clara. La temporada pasada cantaron cuarenta minutos una ópera titulada «Repolo» antes de ver que faltaba una letra.',
      ],
    },
    events: ['no-rehearsals'],
    persons: ['zoya-kapelkina'],
  },
];
