import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export const about = ({ brand }: Site): ContentPage =>
  contentPage(
    { ru: 'О нас', en: 'About us', de: 'Über uns', fr: 'Qui sommes-nous', es: 'Quiénes somos' },
    {
      ru: `<p>${brand} — билетная касса шести городов: Москвы, Санкт-Петербурга, Берлина, Парижа, Мадрида и Лондона. Опера и стендап, хоккей и кукольный театр — в одном месте и по честной цене.</p>
        <h2>Как мы продаём</h2>
        <ul>
        <li><strong>Цена одна.</strong> Сумма на афише уже включает сервисный сбор. В корзине видно, из чего она складывается, и больше она не растёт.</li>
        <li><strong>Место ваше сразу.</strong> Как только вы выбрали кресло, оно закрыто для остальных на 15 минут. Не успеваете — продлите одним нажатием.</li>
        <li><strong>Без регистрации.</strong> Нужны имя и почта, чтобы прислать билеты. Телефон — по желанию.</li>
        <li><strong>Без давления.</strong> Мы не пишем «осталось два билета», если их двести.</li>
        </ul>
        <h2>Откуда билеты</h2>
        <p>Только от площадок и организаторов, напрямую. Перепродажи у нас нет: по номиналу продали, по номиналу и вернём, если событие отменят.</p>
        <h2>Для всех</h2>
        <p>Схему зала можно пройти с клавиатуры и услышать в программе экранного доступа, места для зрителей на колясках отмечены в каждом зале. Если что-то мешает купить билет — напишите, поможем и исправим.</p>`,
      en: `<p>${brand} is a box office for six cities: Moscow, Saint Petersburg, Berlin, Paris, Madrid and London. Opera and stand-up, ice hockey and puppet theatre, all in one place and at an honest price.</p>
        <h2>How we sell</h2>
        <ul>
        <li><strong>One price.</strong> The amount on the poster already includes the service fee. The basket shows what it is made of, and it never grows after that.</li>
        <li><strong>Your seat at once.</strong> The moment you choose a seat it is closed to everyone else for 15 minutes. Need longer? One press extends it.</li>
        <li><strong>No account.</strong> We ask for a name and an e-mail address so that we can send the tickets. A phone number is up to you.</li>
        <li><strong>No pressure.</strong> We do not write “only two left” when there are two hundred.</li>
        </ul>
        <h2>Where the tickets come from</h2>
        <p>Straight from the venues and promoters, and nowhere else. We do not resell: what you paid is what you get back if an event is cancelled.</p>
        <h2>For everyone</h2>
        <p>The seat map works from the keyboard and with a screen reader, and wheelchair places are marked in every hall. If anything stands between you and a ticket, write to us: we will help, and then mend it.</p>`,
      de: `<p>${brand} ist die Theaterkasse für sechs Städte: Moskau, Sankt Petersburg, Berlin, Paris, Madrid und London. Oper und Stand-up, Eishockey und Puppentheater, alles an einem Ort und zu einem ehrlichen Preis.</p>
        <h2>So verkaufen wir</h2>
        <ul>
        <li><strong>Ein Preis.</strong> Der Betrag auf dem Plakat enthält die Servicegebühr schon. Im Warenkorb sehen Sie, woraus er besteht, und er wächst nicht mehr.</li>
        <li><strong>Der Platz gehört sofort Ihnen.</strong> Sobald Sie ihn gewählt haben, ist er 15 Minuten lang für alle anderen gesperrt. Reicht das nicht, verlängern Sie mit einem Klick.</li>
        <li><strong>Kein Konto.</strong> Wir brauchen Namen und E-Mail-Adresse, um die Tickets zu schicken. Die Telefonnummer ist freiwillig.</li>
        <li><strong>Kein Druck.</strong> Wir schreiben nicht „nur noch zwei Tickets“, wenn es zweihundert sind.</li>
        </ul>
        <h2>Woher die Tickets kommen</h2>
        <p>Direkt von den Häusern und Veranstaltern. Wir verkaufen nichts weiter: Fällt eine Veranstaltung aus, bekommen Sie genau das zurück, was Sie bezahlt haben.</p>
        <h2>Für alle</h2>
        <p>Der Saalplan lässt sich mit der Tastatur und mit dem Screenreader bedienen, Rollstuhlplätze sind in jedem Saal gekennzeichnet. Steht Ihnen beim Kauf etwas im Weg, schreiben Sie uns: Wir helfen und beheben es.</p>`,
      fr: `<p>${brand} est la billetterie de six villes : Moscou, Saint-Pétersbourg, Berlin, Paris, Madrid et Londres. Opéra et stand-up, hockey et marionnettes, au même endroit et au juste prix.</p>
        <h2>Comment nous vendons</h2>
        <ul>
        <li><strong>Un seul prix.</strong> Le montant de l’affiche comprend déjà les frais de service. Le panier en montre le détail, et il n’augmente plus.</li>
        <li><strong>La place est à vous tout de suite.</strong> Dès que vous la choisissez, elle est fermée aux autres pendant 15 minutes. Besoin de temps ? Un geste suffit pour prolonger.</li>
        <li><strong>Pas de compte.</strong> Un nom et une adresse électronique pour envoyer les billets. Le téléphone, si vous le voulez bien.</li>
        <li><strong>Pas de pression.</strong> Nous n’écrivons pas « plus que deux places » quand il en reste deux cents.</li>
        </ul>
        <h2>D’où viennent les billets</h2>
        <p>Des salles et des producteurs, directement. Nous ne revendons rien : si un spectacle est annulé, nous rendons exactement ce que vous avez payé.</p>
        <h2>Pour tout le monde</h2>
        <p>Le plan de salle se parcourt au clavier et avec un lecteur d’écran, et les emplacements pour fauteuil roulant sont indiqués dans chaque salle. Si quelque chose vous empêche d’acheter, écrivez-nous : nous vous aiderons, puis nous corrigerons.</p>`,
      es: `<p>${brand} es la taquilla de seis ciudades: Moscú, San Petersburgo, Berlín, París, Madrid y Londres. Ópera y monólogos, hockey y títeres, todo en un mismo lugar y a un precio honrado.</p>
        <h2>Cómo vendemos</h2>
        <ul>
        <li><strong>Un solo precio.</strong> El importe del cartel ya incluye los gastos de gestión. En la cesta se ve el desglose y ya no crece.</li>
        <li><strong>Su butaca, al momento.</strong> En cuanto la elige, queda cerrada para los demás durante 15 minutos. ¿Necesita más? Se prolonga con una pulsación.</li>
        <li><strong>Sin registro.</strong> Pedimos un nombre y un correo para enviarle las entradas. El teléfono es opcional.</li>
        <li><strong>Sin presiones.</strong> No escribimos «quedan dos» cuando quedan doscientas.</li>
        </ul>
        <h2>De dónde vienen las entradas</h2>
        <p>De las salas y los promotores, directamente. No hay reventa: si se cancela un acto, le devolvemos exactamente lo que pagó.</p>
        <h2>Para todo el mundo</h2>
        <p>El plano de la sala se maneja con el teclado y con lector de pantalla, y las plazas para silla de ruedas están señaladas en cada sala. Si algo le impide comprar, escríbanos: le ayudaremos y después lo arreglaremos.</p>`,
    },
  );
