import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { ballerina, balletDancer, choreographer, dancer, flamencoDancer } from './roles.ts';

export const dancers = {
  'lidia-snegova': {
    name: {
      ru: 'Лидия Снегова',
      en: 'Lidia Snegova',
      de: 'Lidija Snegowa',
      fr: 'Lidia Snégova',
      es: 'Lidia Snégova',
    },
    role: ballerina,
    biography: {
      ru: 'Прима московской труппы. Маленького роста, поэтому прыгать научилась выше всех. Мари, Жизель, Аврора — и современные постановки, в которых снимает пуанты с видимым удовольствием. Учит роли по книгам: перед «Жизелью» перечитала всего Гейне. На поклонах всегда выводит за руку ту, кто танцевала последний лебединый ряд.',
      en: 'The prima of the Moscow company. She is small, so she learned to jump higher than anyone. Marie, Giselle, Aurora – and new work, for which she takes off her pointe shoes with visible pleasure. She prepares her roles from books and reread all of Heine before “Giselle”. At curtain calls she leads out the girl from the last row of swans.',
      de: 'Primaballerina der Moskauer Kompanie. Weil sie klein ist, hat sie gelernt, höher zu springen als alle anderen. Marie, Giselle, Aurora – und neue Stücke, für die sie sichtlich gern die Spitzenschuhe auszieht. Ihre Rollen lernt sie aus Büchern: Vor „Giselle“ las sie den ganzen Heine. Beim Verbeugen holt sie die Tänzerin aus der letzten Schwanenreihe nach vorn.',
      fr: 'Prima de la compagnie moscovite. Petite, elle a appris à sauter plus haut que tout le monde. Marie, Giselle, Aurore, et des créations pour lesquelles elle quitte ses pointes avec un plaisir visible. Elle prépare ses rôles dans les livres : avant « Giselle », elle a relu tout Heine. Aux saluts, elle va chercher par la main le dernier rang des cygnes.',
      es: 'Primera bailarina de la compañía de Moscú. Es menuda, así que aprendió a saltar más alto que nadie. Marie, Giselle, Aurora y también obra nueva, para la que se quita las puntas con evidente placer. Prepara los papeles con libros: antes de «Giselle» releyó todo Heine. En los saludos saca de la mano a la chica de la última fila de cisnes.',
    },
    portrait: { palette: 'frost', skin: 'light', hair: 'bun', hairColour: 'blond' },
  },
  'matvey-orletsky': {
    name: {
      ru: 'Матвей Орлецкий',
      en: 'Matvey Orletsky',
      de: 'Matwei Orlezki',
      fr: 'Matveï Orletski',
      es: 'Matvéi Orletski',
    },
    role: balletDancer,
    biography: {
      ru: 'Петербургский премьер, в прошлом — чемпион области по плаванию. Зигфрид, Базиль, граф Альберт. Ему прощают медленные сцены за то, как он слушает партнёршу: кажется, что танец придумывается прямо сейчас. Ведёт мужской класс в училище и сам рисует афиши для выпускных концертов.',
      en: 'A St Petersburg principal and once a regional swimming champion. Siegfried, Basilio, Albrecht. People come for the leaps and stay for the way he listens to his partner: the dance seems to be thought up on the spot. He teaches the men’s class at the ballet school and draws the posters for its graduation concerts himself.',
      de: 'Erster Solist in Sankt Petersburg und früher Regionalmeister im Schwimmen. Siegfried, Basilio, Albrecht. Man kommt wegen der Sprünge und bleibt, weil er seiner Partnerin so zuhört, als entstünde der Tanz in diesem Augenblick. Er leitet die Herrenklasse der Ballettschule und zeichnet die Plakate der Abschlusskonzerte selbst.',
      fr: 'Premier danseur à Saint-Pétersbourg, ancien champion régional de natation. Siegfried, Basilio, Albrecht. On vient pour les sauts, on reste pour sa façon d’écouter sa partenaire : la danse semble s’inventer sur-le-champ. Il dirige la classe de garçons à l’école de ballet et dessine lui-même les affiches de fin d’études.',
      es: 'Primer bailarín en San Petersburgo y antiguo campeón regional de natación. Sigfrido, Basilio, Albrecht. Se va por los saltos y se queda uno por su manera de escuchar a la pareja: la danza parece inventarse en el momento. Da la clase de varones en la escuela y dibuja él mismo los carteles de fin de curso.',
    },
    portrait: { palette: 'sea', skin: 'light', hair: 'short', hairColour: 'blond' },
  },
  'ksenia-ladozhskaya': {
    name: {
      ru: 'Ксения Ладожская',
      en: 'Ksenia Ladozhskaya',
      de: 'Xenia Ladoschskaja',
      fr: 'Xenia Ladojskaïa',
      es: 'Ksenia Ladózhskaya',
    },
    role: ballerina,
    biography: {
      ru: 'Её Одетта почти не взмахивает руками: крылья только угадываются, и от этого страшнее за птицу. Ладожская окончила петербургское училище, танцевала в Берлине и вернулась домой. Одетта — Одиллия, Фея Сирени, Мирта. Тридцать два фуэте она считает самым скучным местом балета и потому крутит их с улыбкой.',
      en: 'Her Odette scarcely moves her arms: the wings are only guessed at, and one fears for the bird all the more. Ladozhskaya trained in St Petersburg, danced in Berlin and came home. Odette and Odile, the Lilac Fairy, Myrtha. She thinks the thirty-two fouettés the dullest moment in ballet, and so does them with a smile.',
      de: 'Ihre Odette hebt kaum die Arme: Die Flügel ahnt man nur und bangt umso mehr um den Vogel. Sie wurde in Sankt Petersburg ausgebildet, tanzte in Berlin und kehrte zurück. Odette und Odile, die Fliederfee, Myrtha. Die zweiunddreißig Fouettés hält sie für die langweiligste Stelle des Balletts und dreht sie deshalb mit einem Lächeln.',
      fr: 'Son Odette bouge à peine les bras : on devine les ailes, et l’on craint d’autant plus pour l’oiseau. Formée à Saint-Pétersbourg, elle a dansé à Berlin avant de rentrer. Odette et Odile, la Fée des lilas, Myrtha. Les trente-deux fouettés sont pour elle le moment le plus ennuyeux du ballet : elle les tourne donc en souriant.',
      es: 'Su Odette apenas mueve los brazos: las alas se adivinan, y por eso se teme más por el ave. Se formó en San Petersburgo, bailó en Berlín y regresó. Odette y Odile, el Hada de las Lilas, Myrtha. Los treinta y dos fouettés le parecen el momento más aburrido del ballet, así que los gira sonriendo.',
    },
    portrait: { palette: 'moonlight', skin: 'light', hair: 'bun', hairColour: 'black', detail: 'earrings' },
  },
  'agnia-toropova': {
    name: {
      ru: 'Агния Торопова',
      en: 'Agnia Toropova',
      de: 'Agnija Toropowa',
      fr: 'Agnia Toropova',
      es: 'Agnia Torópova',
    },
    role: choreographer,
    biography: {
      ru: 'Ставит танцы из того, что видит в метро: как держатся за поручень, уступают место, засыпают стоя. По первому образованию инженер-мостовик, и её спектакли тоже держатся на точном расчёте нагрузки. Работала в Москве, Перми и Лионе. Репетирует в тишине, музыку включает в последнюю неделю.',
      en: 'She makes dances out of what she sees on the underground: how people hold a rail, give up a seat, fall asleep standing. A bridge engineer by training, she builds pieces that rest on an exact sense of load. She has worked in Moscow, Perm and Lyon. Rehearsals are silent; the music comes in the last week.',
      de: 'Sie macht Tanz aus dem, was sie in der U-Bahn sieht: wie man sich festhält, einen Platz anbietet, im Stehen einschläft. Von Haus aus ist sie Brückenbauingenieurin, und auch ihre Stücke ruhen auf genau berechneten Lasten. Sie arbeitete in Moskau, Perm und Lyon. Geprobt wird in Stille, die Musik kommt erst in der letzten Woche.',
      fr: 'Elle compose à partir de ce qu’elle voit dans le métro : une main sur la barre, une place cédée, un sommeil debout. Ingénieure des ponts de formation, elle bâtit des pièces au calcul de charge exact. Elle a travaillé à Moscou, à Perm et à Lyon. On répète en silence ; la musique n’arrive que la dernière semaine.',
      es: 'Crea sus danzas con lo que ve en el metro: cómo se agarra la barra, se cede un asiento o se duerme de pie. Ingeniera de puentes de formación, sus piezas también descansan en un cálculo exacto de cargas. Ha trabajado en Moscú, Perm y Lyon. Se ensaya en silencio; la música llega la última semana.',
    },
    portrait: { palette: 'ink', skin: 'light', hair: 'shaved', hairColour: 'brown', detail: 'glasses' },
  },
  'maelle-corvisart': {
    name: latinAlike('Маэль Корвизар', 'Maëlle Corvisart'),
    role: ballerina,
    biography: {
      ru: 'Парижская балерина с редким даром молчать на сцене. Её Жизель не сходит с ума, а будто вспоминает что-то, чего лучше не знать. До театра четыре года пасла коз в Севеннах вместе с родителями и до сих пор легче всего танцует на неровном полу. Снимает короткие фильмы о руках музыкантов.',
      en: 'A Paris ballerina with a rare gift for silence. Her Giselle does not go mad; she seems to remember something better left unknown. As a girl she herded goats in the Cévennes with her parents, and still dances most easily on an uneven floor. She makes short films about musicians’ hands.',
      de: 'Pariser Ballerina mit der seltenen Gabe, auf der Bühne zu schweigen. Ihre Giselle wird nicht wahnsinnig; sie scheint sich an etwas zu erinnern, das man besser nicht wüsste. Als Kind hütete sie mit den Eltern Ziegen in den Cevennen und tanzt noch heute am liebsten auf unebenem Boden. Sie dreht Kurzfilme über die Hände von Musikern.',
      fr: 'Ballerine parisienne au rare talent de se taire en scène. Sa Giselle ne devient pas folle : elle semble se rappeler ce qu’il vaudrait mieux ignorer. Enfant, elle gardait les chèvres dans les Cévennes avec ses parents, et danse encore plus à l’aise sur un sol inégal. Elle tourne de courts films sur les mains des musiciens.',
      es: 'Bailarina parisina con el raro don de callar en escena. Su Giselle no enloquece: parece recordar algo que más valdría ignorar. De niña cuidaba cabras en las Cevenas con sus padres, y aún baila mejor sobre suelo irregular. Rueda cortometrajes sobre las manos de los músicos.',
    },
    portrait: { palette: 'rose', skin: 'brown', hair: 'bun', hairColour: 'black' },
  },
  'etienne-lacombrade': {
    name: latinAlike('Этьен Лакомбрад', 'Étienne Lacombrade'),
    role: dancer,
    biography: {
      ru: 'Начинал с брейка на ступенях лионской оперы, пока сторож не позвал его внутрь погреться. Сегодня танцует и принцев, и современную хореографию и не видит между ними разницы: «пол один и тот же». Гастролирует по Европе, даёт бесплатные уроки в школах на окраинах. Граф Альберт, Эспада, Дроссельмейер.',
      en: 'He began breaking on the steps of an opera house in Lyon until the doorman called him in to get warm. Today he dances princes and contemporary work and sees no difference: “the floor is the same.” He tours Europe and gives free classes in suburban schools. Albrecht, Espada, Drosselmeyer.',
      de: 'Er tanzte Breakdance auf den Stufen eines Opernhauses in Lyon, bis ihn der Pförtner zum Aufwärmen hereinrief. Heute tanzt er Prinzen und zeitgenössische Stücke und sieht keinen Unterschied: „Der Boden ist derselbe.“ Er tourt durch Europa und gibt kostenlosen Unterricht in Vorstadtschulen. Albrecht, Espada, Drosselmeier.',
      fr: 'Il dansait le break sur les marches d’un opéra lyonnais, jusqu’au jour où le gardien l’a fait entrer se réchauffer. Il danse aujourd’hui les princes et les contemporains sans y voir de différence : « Le sol est le même. » Il tourne en Europe et donne des cours gratuits dans les écoles de banlieue. Albrecht, Espada, Drosselmeyer.',
      es: 'Bailaba breakdance en la escalinata de una ópera de Lyon hasta que el portero lo hizo pasar para que entrara en calor. Hoy baila príncipes y piezas contemporáneas y no ve diferencia: «El suelo es el mismo». Gira por Europa y da clases gratuitas en escuelas de barrio. Albrecht, Espada, Drosselmeyer.',
    },
    portrait: { palette: 'ember', skin: 'dark', hair: 'short', hairColour: 'black' },
  },
  'soledad-quintanar': {
    name: latinAlike('Соледад Кинтанар', 'Soledad Quintanar'),
    role: flamencoDancer,
    biography: {
      ru: 'Танцует с шести лет, с тех пор как бабушка поставила её на кухонный стол, чтобы не мешала. В её фламенко мало юбок и много тишины: каблук у неё говорит тогда, когда молчит гитара. Живёт в Мадриде, преподаёт слабослышащим подросткам, которые ловят ритм через пол.',
      en: 'She has danced since she was six, when her grandmother stood her on the kitchen table to keep her out of the way. Her flamenco has few ruffles and much silence: the heel speaks when the guitar is quiet. She lives in Madrid and teaches hard-of-hearing teenagers, who pick up the rhythm through the floor.',
      de: 'Sie tanzt, seit die Großmutter sie mit sechs auf den Küchentisch stellte, damit sie nicht im Weg war. Ihr Flamenco hat wenig Rüschen und viel Stille: Der Absatz spricht, wenn die Gitarre schweigt. Sie lebt in Madrid und unterrichtet schwerhörige Jugendliche, die den Rhythmus durch den Boden spüren.',
      fr: 'Elle danse depuis ses six ans, quand sa grand-mère l’a posée sur la table de la cuisine pour avoir la paix. Son flamenco a peu de volants et beaucoup de silence : le talon parle quand la guitare se tait. Elle vit à Madrid et enseigne à des adolescents malentendants, qui sentent le rythme par le sol.',
      es: 'Baila desde los seis años, cuando su abuela la subió a la mesa de la cocina para que no estorbara. Su flamenco tiene pocos volantes y mucho silencio: el tacón habla cuando calla la guitarra. Vive en Madrid y enseña a adolescentes con sordera parcial, que sienten el compás por el suelo.',
    },
    portrait: { palette: 'ember', skin: 'olive', hair: 'bun', hairColour: 'black', detail: 'flower' },
  },
  'jule-sonnwald': {
    name: latinAlike('Юле Зоннвальд', 'Jule Sonnwald'),
    role: choreographer,
    biography: {
      ru: 'Хореограф из Берлина. Работает с танцовщиками от девятнадцати до семидесяти лет и считает возраст таким же инструментом, как прыжок. Её постановки выросли из прогулок: сначала труппа месяц ходит по городу, потом входит в зал. Автор новой редакции «Спящей красавицы», где сто лет сна видны.',
      en: 'A Berlin choreographer who works with dancers from nineteen to seventy and treats age as an instrument, like the leap. Her pieces grow out of walks: the company spends a month on foot in the city before it enters a studio. She made the new version of “The Sleeping Beauty” in which the hundred years of sleep can be seen.',
      de: 'Choreografin aus Berlin. Sie arbeitet mit Tänzerinnen und Tänzern von neunzehn bis siebzig und hält das Alter für ein Instrument wie den Sprung. Ihre Stücke entstehen aus Spaziergängen: Einen Monat geht die Kompanie durch die Stadt, erst dann in den Saal. Von ihr stammt die neue Fassung von „Dornröschen“, in der man die hundert Jahre Schlaf sieht.',
      fr: 'Chorégraphe berlinoise. Elle travaille avec des danseurs de dix-neuf à soixante-dix ans et tient l’âge pour un instrument, comme le saut. Ses pièces naissent de promenades : la troupe marche un mois dans la ville avant d’entrer en studio. On lui doit une nouvelle « Belle au bois dormant » où se voient les cent ans de sommeil.',
      es: 'Coreógrafa berlinesa. Trabaja con bailarines de diecinueve a setenta años y considera la edad un instrumento, igual que el salto. Sus piezas nacen de paseos: la compañía camina un mes por la ciudad antes de entrar en la sala. Es autora de una nueva versión de «La bella durmiente» en la que se ven los cien años de sueño.',
    },
    portrait: { palette: 'forest', skin: 'light', hair: 'short', hairColour: 'grey' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
