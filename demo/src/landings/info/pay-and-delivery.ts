import { byLanguage, type Text } from '../../text.ts';
import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

/** Not every house takes invoices. */
const invoiceItem: Text = {
  ru: '<li><strong>По счёту</strong> — для компаний и школ. Места держим до срока, указанного в счёте.</li>',
  en: '<li><strong>By invoice</strong>, for companies and schools. Seats are held until the date on the invoice.</li>',
  de: '<li><strong>Auf Rechnung</strong>, für Firmen und Schulen. Die Plätze bleiben bis zum Datum auf der Rechnung reserviert.</li>',
  fr: '<li><strong>Sur facture</strong>, pour les entreprises et les écoles. Les places sont gardées jusqu’à la date indiquée.</li>',
  es: '<li><strong>Con factura</strong>, para empresas y colegios. Las butacas se reservan hasta la fecha indicada en ella.</li>',
};

export function payAndDelivery({ brand, phone, takesInvoices }: Site): ContentPage {
  const invoice = byLanguage((language) => (takesInvoices ? invoiceItem[language] : ''));
  return contentPage(
    {
      ru: 'Оплата и получение билетов',
      en: 'Payment and delivery',
      de: 'Zahlung und Lieferung',
      fr: 'Paiement et remise des billets',
      es: 'Pago y entrega',
    },
    {
      ru: `<h2>Как платить</h2>
        <ul>
        <li><strong>Картой</strong> — на защищённой странице банка. Номер карты мы не видим и не храним.</li>
        <li><strong>Быстрым переводом</strong> — по QR-коду из приложения банка.</li>${invoice.ru}
        <li><strong>Подарочным сертификатом</strong> — целиком или вместе с картой.</li>
        </ul>
        <p>Какие способы доступны, зависит от валюты и события: они показаны при оформлении.</p>
        <h2>Сколько</h2>
        <p>Ровно столько, сколько на афише. Сервисный сбор уже внутри, комиссии за оплату нет. Чек приходит на почту.</p>
        <h2>Как получить билеты</h2>
        <p>Сразу после оплаты: на странице заказа и в письме, одним файлом PDF, где на каждый билет своя страница. Печатать не нужно, код можно показать с телефона — даже без связи, если сохранить файл заранее.</p>
        <h2>Если билеты не пришли</h2>
        <p>Посмотрите в папке «Спам», затем запросите письмо ещё раз по своему адресу почты. Не помогло — звоните: ${phone}.</p>
        <h2>Если оплата не прошла</h2>
        <p>Места остаются за вами до конца брони. Попробуйте ещё раз или выберите другой способ: вводить всё заново не придётся. ${brand} не спишет деньги дважды.</p>`,
      en: `<h2>Ways to pay</h2>
        <ul>
        <li><strong>By card</strong>, on the bank’s secure page. We neither see nor keep the card number.</li>
        <li><strong>By instant transfer</strong>, with a QR code in your banking app.</li>${invoice.en}
        <li><strong>With a gift card</strong>, alone or together with a card.</li>
        </ul>
        <p>Which of them you can use depends on the currency and the event; the order page shows them.</p>
        <h2>How much</h2>
        <p>Exactly what the poster says. The service fee is already in it and there is no charge for paying. The receipt comes by e-mail.</p>
        <h2>How the tickets reach you</h2>
        <p>At once after payment: on the order page and by e-mail, as one PDF with a page for each ticket. There is no need to print; show the code on your phone, even without a connection if you have saved the file.</p>
        <h2>If they have not arrived</h2>
        <p>Look in the spam folder, then ask for the letter again with your e-mail address. Still nothing? Call us: ${phone}.</p>
        <h2>If the payment failed</h2>
        <p>Your seats stay yours until the reservation ends. Try again or choose another method; nothing has to be typed twice. ${brand} will not charge you twice either.</p>`,
      de: `<h2>So können Sie zahlen</h2>
        <ul>
        <li><strong>Mit Karte</strong>, auf der gesicherten Seite der Bank. Die Kartennummer sehen und speichern wir nicht.</li>
        <li><strong>Mit Sofortüberweisung</strong>, per QR-Code in Ihrer Banking-App.</li>${invoice.de}
        <li><strong>Mit Gutschein</strong>, allein oder zusammen mit einer Karte.</li>
        </ul>
        <p>Welche Wege offenstehen, hängt von der Währung und der Veranstaltung ab; die Bestellseite zeigt sie an.</p>
        <h2>Was es kostet</h2>
        <p>Genau so viel, wie auf dem Plakat steht. Die Servicegebühr ist enthalten, das Bezahlen kostet nichts extra. Der Beleg kommt per E-Mail.</p>
        <h2>So kommen die Tickets zu Ihnen</h2>
        <p>Sofort nach der Zahlung: auf der Bestellseite und per E-Mail, als eine PDF-Datei mit einer Seite je Karte. Drucken müssen Sie nicht; zeigen Sie den Code auf dem Telefon, auch ohne Netz, wenn Sie die Datei gespeichert haben.</p>
        <h2>Wenn nichts angekommen ist</h2>
        <p>Sehen Sie im Spam-Ordner nach und fordern Sie die Mail mit Ihrer Adresse noch einmal an. Immer noch nichts? Rufen Sie uns an: ${phone}.</p>
        <h2>Wenn die Zahlung nicht klappt</h2>
        <p>Ihre Plätze bleiben bis zum Ende der Reservierung Ihre. Versuchen Sie es erneut oder wählen Sie einen anderen Weg; nichts muss doppelt eingegeben werden. Doppelt abbuchen wird ${brand} auch nicht.</p>`,
      fr: `<h2>Comment payer</h2>
        <ul>
        <li><strong>Par carte</strong>, sur la page sécurisée de la banque. Nous ne voyons ni ne gardons le numéro.</li>
        <li><strong>Par virement instantané</strong>, avec un code QR dans votre application bancaire.</li>${invoice.fr}
        <li><strong>Avec une carte cadeau</strong>, seule ou complétée par carte.</li>
        </ul>
        <p>Les moyens proposés dépendent de la devise et de l’événement ; la page de commande les affiche.</p>
        <h2>Combien</h2>
        <p>Exactement ce que dit l’affiche. Les frais de service sont compris, payer ne coûte rien de plus. Le reçu arrive par courriel.</p>
        <h2>Comment recevoir les billets</h2>
        <p>Aussitôt après le paiement : sur la page de commande et par courriel, en un seul PDF, une page par billet. Inutile d’imprimer ; montrez le code sur votre téléphone, même sans réseau si vous avez enregistré le fichier.</p>
        <h2>S’ils ne sont pas arrivés</h2>
        <p>Regardez dans les indésirables, puis redemandez le courriel avec votre adresse. Toujours rien ? Appelez-nous : ${phone}.</p>
        <h2>Si le paiement échoue</h2>
        <p>Vos places restent à vous jusqu’à la fin de la réservation. Réessayez ou choisissez un autre moyen ; rien à ressaisir. ${brand} ne vous débitera pas deux fois.</p>`,
      es: `<h2>Cómo pagar</h2>
        <ul>
        <li><strong>Con tarjeta</strong>, en la página segura del banco. No vemos ni guardamos el número.</li>
        <li><strong>Por transferencia inmediata</strong>, con un código QR en la aplicación de su banco.</li>${invoice.es}
        <li><strong>Con una tarjeta regalo</strong>, sola o junto con una tarjeta.</li>
        </ul>
        <p>Los medios disponibles dependen de la moneda y del evento; la página del pedido los muestra.</p>
        <h2>Cuánto</h2>
        <p>Exactamente lo que dice el cartel. Los gastos de gestión están incluidos y pagar no cuesta nada más. El recibo llega por correo.</p>
        <h2>Cómo recibir las entradas</h2>
        <p>Nada más pagar: en la página del pedido y por correo, en un solo PDF con una página por entrada. No hace falta imprimir; enseñe el código en el teléfono, incluso sin conexión si ha guardado el archivo.</p>
        <h2>Si no han llegado</h2>
        <p>Mire en el correo no deseado y vuelva a pedir el mensaje con su dirección. ¿Sigue sin llegar? Llámenos: ${phone}.</p>
        <h2>Si el pago falla</h2>
        <p>Las butacas siguen siendo suyas hasta que acabe la reserva. Inténtelo otra vez o elija otro medio; no tendrá que escribir nada de nuevo. ${brand} tampoco le cobrará dos veces.</p>`,
    },
  );
}
