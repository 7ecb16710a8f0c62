import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export function contacts({ brand, email, phone, hours, address }: Site): ContentPage {
  const mail = `<a href="mailto:${email}">${email}</a>`;
  const call = `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`;
  return contentPage(
    { ru: 'Контакты', en: 'Contact', de: 'Kontakt', fr: 'Contact', es: 'Contacto' },
    {
      ru: `<p>Отвечают люди, а не робот. На письма — в течение рабочего дня, в день события — сразу.</p>
        <h2>Поддержка зрителей</h2>
        <ul><li>Почта: ${mail}</li><li>Телефон: ${call}</li><li>Часы работы: ${hours.ru}</li></ul>
        <p>Напишите номер заказа: он стоит в письме с билетами и на самом билете. Не нашли письмо? Ссылки на заказы можно запросить ещё раз по адресу почты.</p>
        <h2>Доступность</h2>
        <p>Если вам нужно место для коляски, сопровождающий, петля для слухового аппарата или помощь с покупкой, позвоните или напишите с пометкой «Доступность». Ответим в тот же день.</p>
        <h2>Организаторам и прессе</h2>
        <p>По вопросам продаж и аккредитации пишите на ту же почту, в теме укажите площадку и дату.</p>
        <h2>Адрес</h2>
        <p>${brand}, ${address.ru}. Это офис: билеты здесь не выдают, они приходят по почте.</p>`,
      en: `<p>People answer, not a robot: letters within a working day, and at once on the day of your event.</p>
        <h2>Help for visitors</h2>
        <ul><li>E-mail: ${mail}</li><li>Phone: ${call}</li><li>Hours: ${hours.en}</li></ul>
        <p>Please give your order number: it is in the letter with your tickets and on the tickets themselves. Cannot find the letter? Ask for the links to your orders again with your e-mail address.</p>
        <h2>Accessibility</h2>
        <p>If you need a wheelchair place, a companion’s seat, a hearing loop or help with buying, call us or write with “Accessibility” in the subject. We answer the same day.</p>
        <h2>Promoters and press</h2>
        <p>For sales and accreditation use the same address and name the venue and the date in the subject.</p>
        <h2>Address</h2>
        <p>${brand}, ${address.en}. This is an office: tickets are not handed out here, they come by e-mail.</p>`,
      de: `<p>Hier antworten Menschen, kein Automat: auf Mails innerhalb eines Werktags, am Tag der Veranstaltung sofort.</p>
        <h2>Hilfe für Besucher</h2>
        <ul><li>E-Mail: ${mail}</li><li>Telefon: ${call}</li><li>Zeiten: ${hours.de}</li></ul>
        <p>Nennen Sie bitte Ihre Bestellnummer: Sie steht in der Mail mit den Tickets und auf den Tickets selbst. Mail nicht gefunden? Mit Ihrer E-Mail-Adresse lassen sich die Links zu Ihren Bestellungen erneut anfordern.</p>
        <h2>Barrierefreiheit</h2>
        <p>Wenn Sie einen Rollstuhlplatz, einen Begleitsitz, eine Induktionsschleife oder Hilfe beim Kauf brauchen, rufen Sie an oder schreiben Sie mit dem Betreff „Barrierefreiheit“. Wir antworten am selben Tag.</p>
        <h2>Veranstalter und Presse</h2>
        <p>Für Verkauf und Akkreditierung gilt dieselbe Adresse; nennen Sie im Betreff Haus und Datum.</p>
        <h2>Anschrift</h2>
        <p>${brand}, ${address.de}. Das ist ein Büro: Tickets gibt es hier nicht, sie kommen per E-Mail.</p>`,
      fr: `<p>Ce sont des personnes qui répondent, pas un robot : aux courriels dans la journée ouvrée, et sur-le-champ le jour du spectacle.</p>
        <h2>Aide aux spectateurs</h2>
        <ul><li>Courriel : ${mail}</li><li>Téléphone : ${call}</li><li>Horaires : ${hours.fr}</li></ul>
        <p>Indiquez votre numéro de commande : il figure dans le courriel des billets et sur les billets eux-mêmes. Courriel introuvable ? Avec votre adresse, vous pouvez redemander les liens de vos commandes.</p>
        <h2>Accessibilité</h2>
        <p>Pour un emplacement de fauteuil roulant, une place d’accompagnateur, une boucle magnétique ou de l’aide à l’achat, appelez ou écrivez avec « Accessibilité » en objet. Réponse le jour même.</p>
        <h2>Producteurs et presse</h2>
        <p>Pour la vente et les accréditations, même adresse ; précisez la salle et la date en objet.</p>
        <h2>Adresse</h2>
        <p>${brand}, ${address.fr}. C’est un bureau : on n’y retire pas de billets, ils arrivent par courriel.</p>`,
      es: `<p>Contestan personas, no un robot: los correos, en un día laborable; el día de su función, al momento.</p>
        <h2>Atención al público</h2>
        <ul><li>Correo: ${mail}</li><li>Teléfono: ${call}</li><li>Horario: ${hours.es}</li></ul>
        <p>Indique el número de pedido: figura en el correo de las entradas y en las propias entradas. ¿No encuentra el correo? Con su dirección puede volver a pedir los enlaces de sus pedidos.</p>
        <h2>Accesibilidad</h2>
        <p>Si necesita una plaza para silla de ruedas, un asiento de acompañante, bucle magnético o ayuda con la compra, llame o escriba con el asunto «Accesibilidad». Respondemos el mismo día.</p>
        <h2>Promotores y prensa</h2>
        <p>Para ventas y acreditaciones, la misma dirección; indique en el asunto la sala y la fecha.</p>
        <h2>Dirección</h2>
        <p>${brand}, ${address.es}. Es una oficina: aquí no se recogen entradas, llegan por correo electrónico.</p>`,
    },
  );
}
