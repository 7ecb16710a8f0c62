import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export const guarantee = ({ brand, email }: Site): ContentPage =>
  contentPage(
    {
      ru: 'Гарантии',
      en: 'Our guarantee',
      de: 'Unsere Garantie',
      fr: 'Nos garanties',
      es: 'Nuestra garantía',
    },
    {
      ru: `<p>Пять обещаний, которые ${brand} даёт каждому зрителю.</p>
        <h2>Билет настоящий</h2>
        <p>Билеты поступают от площадок напрямую. В каждом QR-коде — цифровая подпись, которую контролёр проверяет даже без связи. Подделать такой билет нельзя.</p>
        <h2>Место то самое</h2>
        <p>Одно кресло продаётся один раз. Если зал перестроили и вашего места нет, предложим равное или лучшее, а не подойдёт — вернём деньги полностью.</p>
        <h2>Отменили — вернём всё</h2>
        <p>При отмене возвращаем полную стоимость вместе с сервисным сбором на ту же карту, сами, без заявления. Обычно деньги приходят за три–пять дней, самое позднее — за десять.</p>
        <h2>Перенесли — решать вам</h2>
        <p>Билет действует на новую дату. Если она вам не подходит, сообщите до начала события, и мы вернём деньги.</p>
        <h2>Деньги не теряются</h2>
        <p>Если банк списал деньги, а связь оборвалась, заказ оплатится сам; если места уже заняты, вернём платёж автоматически. Двойное списание возвращаем без вопросов.</p>
        <p>Что-то пошло не так? Напишите на <a href="mailto:${email}">${email}</a> — разберёмся.</p>`,
      en: `<p>Five promises ${brand} makes to everyone who buys a ticket.</p>
        <h2>The ticket is genuine</h2>
        <p>Tickets come straight from the venues. Every QR code carries a digital signature that can be checked at the door even without a connection. It cannot be forged.</p>
        <h2>The seat is the seat</h2>
        <p>One seat is sold once. If a hall is rearranged and yours is gone, we offer an equal or a better one; if that does not suit you, we refund all your money.</p>
        <h2>Cancelled means refunded</h2>
        <p>When an event is cancelled we refund the full price with the service fee to the same card, by ourselves, without a form. It usually takes three to five days, and never more than ten.</p>
        <h2>Postponed means you choose</h2>
        <p>Your ticket is valid on the new date. If that does not suit you, tell us before the event and we refund the money.</p>
        <h2>Money does not get lost</h2>
        <p>If your bank has taken the money and the connection broke, the order completes itself; if the seats have gone by then, the payment goes back by itself. A double charge is returned without questions.</p>
        <p>Something went wrong? Write to <a href="mailto:${email}">${email}</a> and we will sort it out.</p>`,
      de: `<p>Fünf Versprechen, die ${brand} allen gibt, die eine Karte kaufen.</p>
        <h2>Die Karte ist echt</h2>
        <p>Die Tickets kommen direkt von den Häusern. Jeder QR-Code trägt eine digitale Signatur, die sich am Einlass auch ohne Netz prüfen lässt. Fälschen kann man sie nicht.</p>
        <h2>Der Platz ist der Platz</h2>
        <p>Ein Sitz wird einmal verkauft. Wird ein Saal umgebaut und Ihr Platz entfällt, bieten wir einen gleichwertigen oder besseren; passt der nicht, erstatten wir alles.</p>
        <h2>Abgesagt heißt erstattet</h2>
        <p>Fällt eine Veranstaltung aus, überweisen wir den vollen Preis samt Servicegebühr auf dieselbe Karte zurück, von selbst und ohne Formular. Das dauert meist drei bis fünf, höchstens zehn Tage.</p>
        <h2>Verlegt heißt: Sie entscheiden</h2>
        <p>Ihre Karte gilt am neuen Termin. Passt er nicht, sagen Sie uns vor der Veranstaltung Bescheid, und wir erstatten den Preis.</p>
        <h2>Geld geht nicht verloren</h2>
        <p>Hat die Bank abgebucht und die Verbindung riss ab, schließt sich die Bestellung von allein ab; sind die Plätze inzwischen weg, geht die Zahlung von allein zurück. Doppelte Abbuchungen erstatten wir ohne Rückfragen.</p>
        <p>Etwas ist schiefgegangen? Schreiben Sie an <a href="mailto:${email}">${email}</a>, wir klären das.</p>`,
      fr: `<p>Cinq promesses que ${brand} fait à chaque spectateur.</p>
        <h2>Le billet est authentique</h2>
        <p>Les billets viennent directement des salles. Chaque code QR porte une signature numérique que l’on vérifie à l’entrée même sans réseau. Il est impossible de le falsifier.</p>
        <h2>La place est la bonne</h2>
        <p>Un fauteuil ne se vend qu’une fois. Si la salle est réaménagée et que le vôtre disparaît, nous proposons une place équivalente ou meilleure ; si elle ne vous convient pas, nous remboursons tout.</p>
        <h2>Annulé, donc remboursé</h2>
        <p>En cas d’annulation, nous rendons le prix entier, frais compris, sur la même carte, de nous-mêmes et sans formulaire. Il faut en général trois à cinq jours, jamais plus de dix.</p>
        <h2>Reporté : c’est vous qui décidez</h2>
        <p>Le billet vaut pour la nouvelle date. Si elle ne vous va pas, dites-le avant le spectacle et nous remboursons.</p>
        <h2>L’argent ne se perd pas</h2>
        <p>Si la banque a débité et que la connexion s’est coupée, la commande aboutit d’elle-même ; si les places sont parties entre-temps, le paiement revient tout seul. Un double débit est rendu sans question.</p>
        <p>Un problème ? Écrivez à <a href="mailto:${email}">${email}</a>, nous le réglerons.</p>`,
      es: `<p>Cinco promesas que ${brand} hace a cada espectador.</p>
        <h2>La entrada es auténtica</h2>
        <p>Las entradas llegan directamente de las salas. Cada código QR lleva una firma digital que se comprueba en la puerta incluso sin conexión. No se puede falsificar.</p>
        <h2>La butaca es esa</h2>
        <p>Cada butaca se vende una sola vez. Si la sala cambia y la suya desaparece, le ofrecemos otra igual o mejor; si no le convence, le devolvemos todo el dinero.</p>
        <h2>Cancelado significa devuelto</h2>
        <p>Si se cancela un acto, devolvemos el precio íntegro con los gastos de gestión a la misma tarjeta, por nuestra cuenta y sin formularios. Suele tardar de tres a cinco días; nunca más de diez.</p>
        <h2>Aplazado: usted decide</h2>
        <p>La entrada vale para la nueva fecha. Si no le viene bien, avísenos antes de la función y le devolvemos el dinero.</p>
        <h2>El dinero no se pierde</h2>
        <p>Si el banco ha cobrado y se cortó la conexión, el pedido se completa solo; si para entonces las butacas ya no están, el pago vuelve solo. Un cobro doble se devuelve sin preguntas.</p>
        <p>¿Algo ha salido mal? Escriba a <a href="mailto:${email}">${email}</a> y lo resolveremos.</p>`,
    },
  );
