import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export function accessibility({ brand, email, phone }: Site): ContentPage {
  const mail = `<a href="mailto:${email}">${email}</a>`;
  return contentPage(
    {
      ru: 'Доступность',
      en: 'Accessibility statement',
      de: 'Erklärung zur Barrierefreiheit',
      fr: 'Déclaration d’accessibilité',
      es: 'Declaración de accesibilidad',
    },
    {
      ru: `<p>Купить билет должен уметь каждый: без мыши, без зрения, с увеличением, на старом телефоне. Сайт ${brand} мы делаем по стандарту WCAG 2.2 уровня AA и проверяем перед каждым обновлением.</p>
        <h2>Что работает</h2>
        <ul>
        <li>Все страницы и покупка целиком — с клавиатуры и в программах экранного доступа.</li>
        <li>Схема зала — стрелками по местам или обычным списком: ряд, место, цена и каким будет вид.</li>
        <li>Увеличение до 400 %, тёмная тема, высокая контрастность, без лишнего движения.</li>
        <li>Время брони продлевается одним нажатием не меньше десяти раз, предупреждаем заранее.</li>
        </ul>
        <h2>Места в залах</h2>
        <p>Места для зрителей на колясках и кресла для сопровождающих отмечены на каждой схеме. Сами по себе они никому не предлагаются: выбрать их можно, если попросить. На странице площадки описаны входы, лифты, петли и туалеты.</p>
        <h2>Что пока не идеально</h2>
        <ul>
        <li>На афишах название нарисовано. Рядом оно всегда написано и текстом, но увеличить картинку без потерь нельзя.</li>
        <li>Файл PDF с билетами размечен не полностью. Всё, что в нём есть, написано и на странице заказа.</li>
        </ul>
        <h2>Напишите нам</h2>
        <p>Мешает что-то ещё — сообщите: ${mail}, ${phone}. Ответим за один рабочий день и скажем, когда исправим.</p>`,
      en: `<p>Anyone should be able to buy a ticket: without a mouse, without sight, with magnification, on an old phone. We build ${brand} to WCAG 2.2, level AA, and test it before every release.</p>
        <h2>What works</h2>
        <ul>
        <li>Every page and the whole purchase, from the keyboard and with screen readers.</li>
        <li>The seat map, with the arrow keys or as a plain list: row, seat, price and what you will see.</li>
        <li>Zoom up to 400%, a dark theme, high contrast, no needless motion.</li>
        <li>The time on your reservation is extended with one press, at least ten times, and we warn you in good time.</li>
        </ul>
        <h2>Places in the halls</h2>
        <p>Wheelchair places and companions’ seats are marked on every plan. They are never handed out by chance: they are there for those who ask. The page of each venue describes entrances, lifts, loops and toilets.</p>
        <h2>What is not perfect yet</h2>
        <ul>
        <li>On posters the title is part of the picture. It always stands beside it as text, but the picture itself does not scale for ever.</li>
        <li>The PDF with your tickets is only partly tagged. All it says is on the order page too.</li>
        </ul>
        <h2>Tell us</h2>
        <p>If anything else is in your way, let us know: ${mail}, ${phone}. We answer within a working day and say when it will be mended.</p>`,
      de: `<p>Eine Karte kaufen können sollen alle: ohne Maus, ohne Sehvermögen, mit Vergrößerung, auf einem alten Telefon. Wir bauen ${brand} nach WCAG 2.2, Stufe AA, und prüfen vor jeder Veröffentlichung.</p>
        <h2>Was funktioniert</h2>
        <ul>
        <li>Alle Seiten und der ganze Kauf, mit der Tastatur und mit Screenreadern.</li>
        <li>Der Saalplan, mit den Pfeiltasten oder als einfache Liste: Reihe, Platz, Preis und Sicht.</li>
        <li>Vergrößerung bis 400 %, dunkles Design, hoher Kontrast, keine unnötige Bewegung.</li>
        <li>Die Reservierungszeit verlängert ein Klick, mindestens zehnmal, und wir warnen rechtzeitig.</li>
        </ul>
        <h2>Plätze in den Sälen</h2>
        <p>Rollstuhlplätze und Begleitsitze sind in jedem Plan gekennzeichnet. Sie werden nie zufällig vergeben, sondern sind für die da, die danach fragen. Eingänge, Aufzüge, Schleifen und Toiletten beschreibt die Seite des jeweiligen Hauses.</p>
        <h2>Was noch nicht perfekt ist</h2>
        <ul>
        <li>Auf Plakaten ist der Titel Teil des Bildes. Daneben steht er immer auch als Text, das Bild selbst lässt sich aber nicht beliebig vergrößern.</li>
        <li>Die PDF-Datei mit den Tickets ist nur teilweise ausgezeichnet. Alles, was darin steht, steht auch auf der Bestellseite.</li>
        </ul>
        <h2>Schreiben Sie uns</h2>
        <p>Steht Ihnen noch etwas im Weg? ${mail}, ${phone}. Wir antworten innerhalb eines Werktags und sagen, wann es behoben ist.</p>`,
      fr: `<p>Tout le monde doit pouvoir acheter un billet : sans souris, sans la vue, en agrandissant, sur un vieux téléphone. Nous construisons ${brand} selon les WCAG 2.2, niveau AA, et le vérifions avant chaque mise en ligne.</p>
        <h2>Ce qui fonctionne</h2>
        <ul>
        <li>Toutes les pages et l’achat entier, au clavier et avec un lecteur d’écran.</li>
        <li>Le plan de salle, avec les flèches ou en simple liste : rang, place, prix, vue.</li>
        <li>L’agrandissement jusqu’à 400 %, le thème sombre, le contraste élevé, pas de mouvement superflu.</li>
        <li>Le délai de réservation se prolonge d’un geste, au moins dix fois, et nous prévenons à temps.</li>
        </ul>
        <h2>Les places dans les salles</h2>
        <p>Les emplacements pour fauteuil roulant et les places d’accompagnateur figurent sur chaque plan. Ils ne sont jamais attribués au hasard : ils sont là pour ceux qui les demandent. La page de chaque salle décrit entrées, ascenseurs, boucles et toilettes.</p>
        <h2>Ce qui n’est pas encore parfait</h2>
        <ul>
        <li>Sur les affiches, le titre fait partie de l’image. Il figure toujours à côté en texte, mais l’image elle-même ne s’agrandit pas à l’infini.</li>
        <li>Le PDF des billets n’est balisé qu’en partie. Tout ce qu’il contient figure aussi sur la page de commande.</li>
        </ul>
        <h2>Dites-le-nous</h2>
        <p>Autre chose vous gêne ? ${mail}, ${phone}. Nous répondons dans la journée ouvrée et disons quand ce sera corrigé.</p>`,
      es: `<p>Todo el mundo debe poder comprar una entrada: sin ratón, sin ver, con aumento, en un teléfono viejo. Construimos ${brand} según las WCAG 2.2, nivel AA, y lo comprobamos antes de cada publicación.</p>
        <h2>Qué funciona</h2>
        <ul>
        <li>Todas las páginas y la compra completa, con el teclado y con lector de pantalla.</li>
        <li>El plano de la sala, con las flechas o como simple lista: fila, butaca, precio y vista.</li>
        <li>Aumento hasta el 400 %, tema oscuro, alto contraste y nada de movimiento innecesario.</li>
        <li>El tiempo de reserva se prolonga con una pulsación, al menos diez veces, y avisamos a tiempo.</li>
        </ul>
        <h2>Plazas en las salas</h2>
        <p>Las plazas para silla de ruedas y los asientos de acompañante están señalados en cada plano. Nunca se asignan al azar: son para quien las pide. La página de cada sala describe entradas, ascensores, bucles y aseos.</p>
        <h2>Qué no es perfecto todavía</h2>
        <ul>
        <li>En los carteles, el título forma parte de la imagen. Siempre está al lado como texto, pero la imagen no se amplía sin límite.</li>
        <li>El PDF de las entradas solo está etiquetado en parte. Todo lo que dice está también en la página del pedido.</li>
        </ul>
        <h2>Díganoslo</h2>
        <p>¿Le estorba algo más? ${mail}, ${phone}. Respondemos en un día laborable y le decimos cuándo estará arreglado.</p>`,
    },
  );
}
