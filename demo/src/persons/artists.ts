import { latinAlike } from '../text.ts';
import type { DemoPerson } from './demo-person.ts';
import { clown, painter, paperArtist, photographer, puppeteer, storyteller } from './roles.ts';

export const artists = {
  'yefrosinya-lugova': {
    name: {
      ru: 'Ефросинья Лугова',
      en: 'Yefrosinya Lugova',
      de: 'Jefrossinja Lugowa',
      fr: 'Efrossinia Lougova',
      es: 'Yefrosinia Lugova',
    },
    role: painter,
    biography: {
      ru: 'Пишет воду: реки, лужи, запотевшие стёкла. Лугова тридцать лет работала гидрологом на Оке и начала рисовать, чтобы записывать цвет паводка точнее, чем позволяет бланк. Первая выставка открылась, когда ей было пятьдесят восемь. Холсты называет датой и температурой воды.',
      en: 'She paints water: rivers, puddles, misted windows. Lugova spent thirty years as a hydrologist on the Oka and began to draw so as to record the colour of a flood more exactly than a form allows. Her first exhibition opened when she was fifty-eight. She titles her canvases with the date and the temperature of the water.',
      de: 'Sie malt Wasser: Flüsse, Pfützen, beschlagene Scheiben. Dreißig Jahre arbeitete sie als Hydrologin an der Oka und begann zu zeichnen, um die Farbe des Hochwassers genauer festzuhalten, als ein Formular es zulässt. Ihre erste Ausstellung eröffnete, als sie achtundfünfzig war. Die Bilder heißen nach Datum und Wassertemperatur.',
      fr: 'Elle peint l’eau : rivières, flaques, vitres embuées. Trente ans hydrologue sur l’Oka, elle s’est mise à dessiner pour noter la couleur d’une crue plus exactement que ne le permet un formulaire. Sa première exposition s’est ouverte quand elle avait cinquante-huit ans. Ses toiles portent la date et la température de l’eau.',
      es: 'Pinta el agua: ríos, charcos, cristales empañados. Fue treinta años hidróloga en el Oká y empezó a dibujar para anotar el color de una crecida con más exactitud de la que permite un impreso. Su primera exposición se inauguró cuando tenía cincuenta y ocho años. Titula los lienzos con la fecha y la temperatura del agua.',
    },
    portrait: { palette: 'sea', skin: 'light', hair: 'bun', hairColour: 'white', detail: 'scarf' },
  },
  'boris-nezvanov': {
    name: {
      ru: 'Борис Незванов',
      en: 'Boris Nezvanov',
      de: 'Boris Neswanow',
      fr: 'Boris Nezvanov',
      es: 'Borís Nezvánov',
    },
    role: photographer,
    biography: {
      ru: 'Снимает Петербург с четырёх до шести утра — часы, которые у города никто не просил. Незванов водил поливальную машину и начал брать с собой камеру от скуки. Работает на плёнку, печатает сам, людей в кадре почти нет, но всегда видно, что они только что ушли.',
      en: 'He photographs St Petersburg between four and six in the morning, hours nobody else has asked the city for. Nezvanov drove a street-washing lorry and took a camera along out of boredom. He shoots on film and prints by hand; there is hardly anyone in his pictures, yet you can tell they have only just left.',
      de: 'Er fotografiert Sankt Petersburg zwischen vier und sechs Uhr morgens – Stunden, die sonst niemand von der Stadt verlangt. Er fuhr einen Sprengwagen und nahm aus Langeweile eine Kamera mit. Er arbeitet auf Film und zieht selbst ab; Menschen sind kaum zu sehen, doch man merkt, dass sie gerade erst gegangen sind.',
      fr: 'Il photographie Saint-Pétersbourg entre quatre et six heures du matin, des heures que personne d’autre ne demande à la ville. Il conduisait une arroseuse et emportait un appareil par ennui. Il travaille sur pellicule et tire lui-même ; presque personne sur l’image, mais on voit qu’ils viennent de partir.',
      es: 'Fotografía San Petersburgo entre las cuatro y las seis de la mañana, horas que nadie más le pide a la ciudad. Conducía un camión de riego y por aburrimiento empezó a llevar una cámara. Trabaja con película y revela él mismo; casi no hay gente en sus fotos, pero se nota que acaba de irse.',
    },
    portrait: { palette: 'ink', skin: 'light', hair: 'short', hairColour: 'grey', detail: 'hat' },
  },
  'apolline-gravier': {
    name: latinAlike('Аполлин Гравье', 'Apolline Gravier'),
    role: paperArtist,
    biography: {
      ru: 'Из одного листа бумаги, не разрезая его до конца, Гравье складывает целый квартал. Училась на картографа, чертила трассы метро и однажды согнула карту не там. Сегодня её города занимают залы, освещены изнутри и весят меньше зонта. Все складки делает ногтем, без линейки.',
      en: 'From a single sheet of paper, never quite cut through, Gravier folds an entire neighbourhood. She trained as a cartographer, drew metro lines, and one day creased a map in the wrong place. Today her cities fill rooms, glow from within and weigh less than an umbrella. She makes every fold with a fingernail, no ruler.',
      de: 'Aus einem einzigen, nie ganz durchgeschnittenen Blatt faltet sie ein ganzes Viertel. Sie lernte Kartografin, zeichnete U-Bahn-Linien und knickte eines Tages einen Plan an der falschen Stelle. Heute füllen ihre Städte Säle, leuchten von innen und wiegen weniger als ein Schirm. Jede Falte zieht sie mit dem Fingernagel, ohne Lineal.',
      fr: 'D’une seule feuille, jamais tout à fait coupée, elle plie un quartier entier. Cartographe de formation, elle traçait des lignes de métro et plia un jour un plan au mauvais endroit. Ses villes occupent aujourd’hui des salles, s’éclairent de l’intérieur et pèsent moins qu’un parapluie. Chaque pli est fait à l’ongle, sans règle.',
      es: 'De una sola hoja, nunca cortada del todo, pliega un barrio entero. Cartógrafa de formación, trazaba líneas de metro y un día dobló un plano por donde no era. Hoy sus ciudades llenan salas, se iluminan desde dentro y pesan menos que un paraguas. Hace cada pliegue con la uña, sin regla.',
    },
    portrait: { palette: 'moonlight', skin: 'brown', hair: 'bob', hairColour: 'black', detail: 'glasses' },
  },
  'zakhar-kukushkin': {
    name: {
      ru: 'Захар Кукушкин',
      en: 'Zakhar Kukushkin',
      de: 'Sachar Kukuschkin',
      fr: 'Zakhar Koukouchkine',
      es: 'Zajar Kukushkin',
    },
    role: puppeteer,
    biography: {
      ru: 'Режет кукол из липы и даёт каждой характер до того, как придумает роль. Кот в сапогах у него близорук, а Дюймовочка ростом с настоящий дюйм. Кукушкин работает без ширмы: дети видят руки кукловода и через минуту о них забывают. После спектакля каждую куклу можно подержать.',
      en: 'He carves his puppets from lime wood and gives each a character before it has a part. His Puss in Boots is short-sighted; his Thumbelina is exactly one inch tall. Kukushkin works without a screen: children see the puppeteer’s hands and within a minute forget them. After the show every puppet may be held.',
      de: 'Er schnitzt seine Puppen aus Lindenholz und gibt jeder einen Charakter, bevor sie eine Rolle hat. Sein Gestiefelter Kater ist kurzsichtig, sein Däumelinchen genau einen Zoll groß. Er spielt ohne Schirm: Die Kinder sehen seine Hände und haben sie nach einer Minute vergessen. Nach der Vorstellung darf man jede Puppe halten.',
      fr: 'Il taille ses marionnettes dans le tilleul et donne à chacune un caractère avant de lui trouver un rôle. Son Chat botté est myope, sa Poucette mesure tout juste un pouce. Il joue à vue : les enfants voient ses mains et les oublient au bout d’une minute. Après le spectacle, on peut tenir chaque marionnette.',
      es: 'Talla sus títeres en madera de tilo y les da carácter antes de inventarles un papel. Su Gato con Botas es miope; su Pulgarcita mide exactamente una pulgada. Trabaja sin biombo: los niños le ven las manos y al minuto las olvidan. Después de la función se puede coger cada títere.',
    },
    portrait: { palette: 'forest', skin: 'light', hair: 'curly', hairColour: 'brown', detail: 'beard' },
  },
  'fyokla-zaplatkina': {
    name: {
      ru: 'Фёкла Заплаткина',
      en: 'Fyokla Zaplatkina',
      de: 'Fjokla Saplatkina',
      fr: 'Fiokla Zaplatkina',
      es: 'Fiokla Zaplátkina',
    },
    role: clown,
    biography: {
      ru: 'Клоунесса без красного носа: ей хватает зонта, чайника и взгляда. Заплаткина выросла в цирковом вагоне, училась пантомиме, двенадцать лет работала больничным клоуном и знает, что смех бывает очень тихим. Её представления подходят тем, кто боится клоунов, — проверено на взрослых.',
      en: 'A clown with no red nose: an umbrella, a teapot and a look are enough. Zaplatkina grew up in a circus wagon, studied mime, spent twelve years as a hospital clown, and knows that laughter can be very quiet. Her shows suit people who are afraid of clowns; this has been tested on adults.',
      de: 'Eine Clownin ohne rote Nase: Schirm, Teekanne und ein Blick genügen ihr. Sie wuchs im Zirkuswagen auf, lernte Pantomime, war zwölf Jahre Klinikclownin und weiß, dass Lachen sehr leise sein kann. Ihre Vorstellungen eignen sich für alle, die sich vor Clowns fürchten – an Erwachsenen erprobt.',
      fr: 'Un clown sans nez rouge : un parapluie, une théière et un regard lui suffisent. Elle a grandi dans une roulotte, étudié le mime, fait le clown à l’hôpital pendant douze ans, et sait que le rire peut être très doux. Ses spectacles conviennent à ceux qui ont peur des clowns : testé sur des adultes.',
      es: 'Una payasa sin nariz roja: le bastan un paraguas, una tetera y una mirada. Creció en un carromato, estudió mimo, fue doce años payasa de hospital y sabe que la risa puede ser muy callada. Sus funciones convienen a quien teme a los payasos: está comprobado con adultos.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'short', hairColour: 'white', detail: 'hat' },
  },
  'anselm-kleinod': {
    name: latinAlike('Ансельм Кляйнод', 'Anselm Kleinod'),
    role: storyteller,
    biography: {
      ru: 'Рассказывает братьев Гримм так, как их рассказывали до книг: глядя в глаза и меняя конец, если дети против. Кляйнод играет на пиле, рояле и дверном звонке. До театра был воспитателем в детском саду на севере Берлина и уверяет, что более строгой публики не встречал.',
      en: 'He tells the Brothers Grimm as they were told before books: eye to eye, and with another ending if the children object. Kleinod plays the saw, the piano and the doorbell. Before the theatre he worked in a nursery in the north of Berlin, and says he has never met a stricter audience.',
      de: 'Er erzählt die Brüder Grimm, wie man sie vor den Büchern erzählte: Auge in Auge und mit anderem Ende, wenn die Kinder Einspruch erheben. Er spielt Säge, Klavier und Türklingel. Vor dem Theater war er Erzieher in einer Kita im Berliner Norden; ein strengeres Publikum, sagt er, habe er nie getroffen.',
      fr: 'Il raconte les frères Grimm comme on les racontait avant les livres : les yeux dans les yeux, et en changeant la fin si les enfants protestent. Il joue de la scie, du piano et de la sonnette. Ancien éducateur de maternelle dans le nord de Berlin, il dit n’avoir jamais connu public plus sévère.',
      es: 'Cuenta a los hermanos Grimm como se contaban antes de los libros: a los ojos y cambiando el final si los niños protestan. Toca el serrucho, el piano y el timbre. Antes fue maestro de una escuela infantil del norte de Berlín, y asegura que no ha conocido público más exigente.',
    },
    portrait: { palette: 'candy', skin: 'light', hair: 'curly', hairColour: 'blond', detail: 'scarf' },
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;
