import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export const sertifikaty = ({ brand, email }: Site): ContentPage =>
  contentPage(
    {
      ru: 'Подарочные сертификаты',
      en: 'Gift cards',
      de: 'Gutscheine',
      fr: 'Cartes cadeaux',
      es: 'Tarjetas regalo',
    },
    {
      ru: `<p>Подарите вечер, а спектакль пусть выберут сами. Сертификат ${brand} действует на все события в шести городах.</p>
        <h2>Как это устроено</h2>
        <ul>
        <li>Номинал — любой: от стоимости места на галёрке до ложи на премьеру.</li>
        <li>Сертификат приходит по почте красивым файлом: его можно переслать или напечатать.</li>
        <li>Действует год со дня покупки.</li>
        </ul>
        <h2>Как заплатить сертификатом</h2>
        <p>При оформлении заказа выберите «Подарочный сертификат» и введите код. Не хватает — доплатите картой. Осталось — остаток сохранится на том же коде.</p>
        <h2>Частые вопросы</h2>
        <p><strong>Потерялся код?</strong> Напишите на <a href="mailto:${email}">${email}</a> с почты, на которую он покупался: пришлём новый, старый погасим.</p>
        <p><strong>Можно вернуть?</strong> Неиспользованный сертификат — да, в течение 14 дней.</p>
        <p><strong>Событие отменили?</strong> Сумма вернётся на сертификат, а доплата — на карту. Срок продлим, если он успел пройти.</p>`,
      en: `<p>Give an evening and let them choose the show. A ${brand} gift card is good for every event in six cities.</p>
        <h2>How it works</h2>
        <ul>
        <li>Any value: from a seat in the gallery to a box on opening night.</li>
        <li>It arrives by email as a handsome file, to forward or to print.</li>
        <li>It is valid for a year from the day you buy it.</li>
        </ul>
        <h2>Paying with a gift card</h2>
        <p>Choose “Gift card” when you order and type the code. Not enough? Pay the rest by card. Something left? It stays on the same code.</p>
        <h2>Questions people ask</h2>
        <p><strong>Lost the code?</strong> Write to <a href="mailto:${email}">${email}</a> from the address it was bought with: we send a new one and cancel the old.</p>
        <p><strong>Can I return it?</strong> Yes, unused, within 14 days.</p>
        <p><strong>Was the event canceled?</strong> The amount goes back to the gift card, and whatever you added goes back to your bank card. If it has expired meanwhile, we extend it.</p>`,
      de: `<p>Verschenken Sie einen Abend und überlassen Sie die Wahl dem anderen. Ein Gutschein von ${brand} gilt für alle Veranstaltungen in sechs Städten.</p>
        <h2>So funktioniert es</h2>
        <ul>
        <li>Jeder Betrag ist möglich: vom Platz auf der Galerie bis zur Loge bei der Premiere.</li>
        <li>Der Gutschein kommt als schön gestaltete Datei per E-Mail, zum Weiterleiten oder Ausdrucken.</li>
        <li>Er gilt ein Jahr ab Kauf.</li>
        </ul>
        <h2>Mit dem Gutschein bezahlen</h2>
        <p>Wählen Sie bei der Bestellung „Gutschein“ und geben Sie den Code ein. Reicht er nicht, zahlen Sie den Rest mit Karte. Bleibt etwas übrig, bleibt es auf demselben Code.</p>
        <h2>Häufige Fragen</h2>
        <p><strong>Code verloren?</strong> Schreiben Sie an <a href="mailto:${email}">${email}</a>, und zwar von der Adresse, mit der er gekauft wurde: Sie bekommen einen neuen, der alte wird gesperrt.</p>
        <p><strong>Kann ich ihn zurückgeben?</strong> Ja, ungenutzt und innerhalb von 14 Tagen.</p>
        <p><strong>Veranstaltung abgesagt?</strong> Der Betrag geht zurück auf den Gutschein, die Zuzahlung auf die Karte. Ist er inzwischen abgelaufen, verlängern wir ihn.</p>`,
      fr: `<p>Offrez une soirée et laissez-les choisir le spectacle. Une carte cadeau ${brand} vaut pour tous les événements de six villes.</p>
        <h2>Comment ça marche</h2>
        <ul>
        <li>N’importe quel montant : d’une place au paradis à une loge un soir de première.</li>
        <li>Elle arrive par e-mail, joliment présentée, à transmettre ou à imprimer.</li>
        <li>Elle est valable un an à compter de l’achat.</li>
        </ul>
        <h2>Payer avec une carte cadeau</h2>
        <p>À la commande, choisissez « Carte cadeau » et saisissez le code. Si elle ne suffit pas, complétez par carte bancaire. S’il en reste, le solde demeure sur le même code.</p>
        <h2>Questions fréquentes</h2>
        <p><strong>Code perdu ?</strong> Écrivez à <a href="mailto:${email}">${email}</a> depuis l’adresse de l’achat : nous en envoyons un nouveau et annulons l’ancien.</p>
        <p><strong>Peut-on la rendre ?</strong> Oui, si elle n’a pas servi, sous 14 jours.</p>
        <p><strong>Spectacle annulé ?</strong> Le montant revient sur la carte cadeau et le complément sur la carte bancaire. Si elle a expiré entre-temps, nous la prolongeons.</p>`,
      es: `<p>Regale una velada y deje que elijan el espectáculo. Una tarjeta regalo de ${brand} sirve para todos los eventos de seis ciudades.</p>
        <h2>Cómo funciona</h2>
        <ul>
        <li>Cualquier importe: desde una butaca en el paraíso hasta un palco la noche del estreno.</li>
        <li>Llega por correo electrónico, bien presentada, para reenviarla o imprimirla.</li>
        <li>Es válida un año desde la compra.</li>
        </ul>
        <h2>Pagar con una tarjeta regalo</h2>
        <p>Al hacer el pedido elija «Tarjeta regalo» y escriba el código. Si no alcanza, pague el resto con tarjeta bancaria. Si sobra, el saldo queda en el mismo código.</p>
        <h2>Preguntas frecuentes</h2>
        <p><strong>¿Ha perdido el código?</strong> Escriba a <a href="mailto:${email}">${email}</a> desde el correo electrónico con el que se compró: le enviamos uno nuevo y anulamos el anterior.</p>
        <p><strong>¿Se puede devolver?</strong> Sí, sin usar y en un plazo de 14 días.</p>
        <p><strong>¿Se ha cancelado el evento?</strong> El importe vuelve a la tarjeta regalo y lo que añadió, a la bancaria. Si entretanto ha caducado, la prolongamos.</p>`,
    },
  );
