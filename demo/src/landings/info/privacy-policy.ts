import { type ContentPage, contentPage, sampleNotice } from '../content-page.ts';
import type { Site } from '../site.ts';

export function privacyPolicy({ email, seller }: Site): ContentPage {
  const mail = `<a href="mailto:${email}">${email}</a>`;
  return contentPage(
    {
      ru: 'Политика конфиденциальности',
      en: 'Privacy policy',
      de: 'Datenschutz',
      fr: 'Politique de confidentialité',
      es: 'Política de privacidad',
    },
    {
      ru: `${sampleNotice.ru}
        <h2>Кто отвечает за данные</h2>
        <p>${seller.name.ru}, ${seller.address.ru}. Вопросы о данных: ${mail}.</p>
        <h2>Что мы собираем</h2>
        <ul>
        <li>Имя и почту, а если вы указали — телефон: чтобы прислать билеты и предупредить о переносе.</li>
        <li>Состав и сумму заказа: чтобы провести оплату и вернуть деньги.</li>
        <li>Технические сведения о сбоях: чтобы чинить сайт.</li>
        </ul>
        <p>Номер карты вводится на стороне банка и к нам не попадает.</p>
        <h2>Кому передаём</h2>
        <p>Организатору — имя и места, банку — сумму заказа, почтовой службе — адрес письма. Для рекламы данные не продаём.</p>
        <h2>Сколько храним</h2>
        <p>Заказы — столько, сколько велит закон о бухгалтерском учёте. Незавершённую корзину — до конца брони. Согласие на рассылку — пока вы его не отзовёте.</p>
        <h2>Файлы cookie</h2>
        <p>Без согласия работают только необходимые: корзина, валюта, ваш выбор о cookie. Счётчики и чат, если они есть на сайте, включаются после согласия; отозвать его можно внизу любой страницы.</p>
        <h2>Ваши права</h2>
        <p>Узнать, что мы о вас храним, исправить, получить копию, удалить, возразить и пожаловаться в надзорный орган. Достаточно письма.</p>`,
      en: `${sampleNotice.en}
        <h2>Who is responsible</h2>
        <p>${seller.name.en}, ${seller.address.en}. Questions about data: ${mail}.</p>
        <h2>What we collect</h2>
        <ul>
        <li>Your name and e-mail address, and your phone number if you give it: to send tickets and to tell you when a date moves.</li>
        <li>What is in the order and what it costs: to take the payment and to refund it.</li>
        <li>Technical details of faults: to mend the site.</li>
        </ul>
        <p>Card numbers are typed on the bank’s side and never reach us.</p>
        <h2>Who receives it</h2>
        <p>The promoter gets the name and the seats, the bank the amount, the mail service the address. We do not sell data to advertisers.</p>
        <h2>How long we keep it</h2>
        <p>Orders as long as the law on bookkeeping requires. An unfinished basket until its reservation ends. Consent to letters until you withdraw it.</p>
        <h2>Cookies</h2>
        <p>Without your consent only the necessary ones are set: the basket, the currency, your choice about cookies. Counters and chat, where the site has them, start after consent, which you can withdraw at the foot of any page.</p>
        <h2>Your rights</h2>
        <p>To know what we keep about you, to correct it, to have a copy, to have it deleted, to object, and to complain to the authority. A letter is enough.</p>`,
      de: `${sampleNotice.de}
        <h2>Wer verantwortlich ist</h2>
        <p>${seller.name.de}, ${seller.address.de}. Fragen zum Datenschutz: ${mail}.</p>
        <h2>Was wir erheben</h2>
        <ul>
        <li>Name und E-Mail-Adresse, auf Wunsch die Telefonnummer: um Tickets zu schicken und über Verlegungen zu informieren.</li>
        <li>Inhalt und Betrag der Bestellung: um die Zahlung abzuwickeln und zu erstatten.</li>
        <li>Technische Angaben zu Störungen: um die Website zu reparieren.</li>
        </ul>
        <p>Kartennummern werden bei der Bank eingegeben und erreichen uns nie.</p>
        <h2>Wer sie erhält</h2>
        <p>Der Veranstalter den Namen und die Plätze, die Bank den Betrag, der Maildienst die Adresse. An Werbetreibende verkaufen wir nichts.</p>
        <h2>Wie lange wir sie aufbewahren</h2>
        <p>Bestellungen so lange, wie es das Handelsrecht verlangt. Einen unfertigen Warenkorb bis zum Ende der Reservierung. Die Einwilligung in Rundmails, bis Sie sie widerrufen.</p>
        <h2>Cookies</h2>
        <p>Ohne Einwilligung setzen wir nur notwendige: Warenkorb, Währung, Ihre Cookie-Wahl. Zähler und Chat, sofern vorhanden, starten erst nach Einwilligung; widerrufen können Sie sie am Ende jeder Seite.</p>
        <h2>Ihre Rechte</h2>
        <p>Auskunft, Berichtigung, Kopie, Löschung, Widerspruch und Beschwerde bei der Aufsichtsbehörde. Eine Mail genügt.</p>`,
      fr: `${sampleNotice.fr}
        <h2>Qui est responsable</h2>
        <p>${seller.name.fr}, ${seller.address.fr}. Questions sur les données : ${mail}.</p>
        <h2>Ce que nous recueillons</h2>
        <ul>
        <li>Votre nom et votre adresse électronique, et votre téléphone si vous le donnez : pour envoyer les billets et vous prévenir d’un report.</li>
        <li>Le contenu et le montant de la commande : pour encaisser et pour rembourser.</li>
        <li>Des détails techniques sur les pannes : pour réparer le site.</li>
        </ul>
        <p>Le numéro de carte se saisit chez la banque et ne nous parvient jamais.</p>
        <h2>Qui les reçoit</h2>
        <p>Le producteur reçoit le nom et les places, la banque le montant, le service de messagerie l’adresse. Nous ne vendons rien aux annonceurs.</p>
        <h2>Combien de temps</h2>
        <p>Les commandes, le temps qu’exige la loi comptable. Un panier inachevé, jusqu’à la fin de la réservation. L’accord pour les lettres, jusqu’à ce que vous le retiriez.</p>
        <h2>Cookies</h2>
        <p>Sans votre accord, seuls les indispensables : le panier, la devise, votre choix. Les compteurs et la messagerie, s’il y en a, ne démarrent qu’après accord, révocable au bas de chaque page.</p>
        <h2>Vos droits</h2>
        <p>Savoir ce que nous gardons, le corriger, en recevoir copie, le faire effacer, vous y opposer et saisir l’autorité de contrôle. Un courriel suffit.</p>`,
      es: `${sampleNotice.es}
        <h2>Quién responde</h2>
        <p>${seller.name.es}, ${seller.address.es}. Preguntas sobre datos: ${mail}.</p>
        <h2>Qué recogemos</h2>
        <ul>
        <li>Su nombre y su correo, y el teléfono si nos lo da: para enviar las entradas y avisar de un aplazamiento.</li>
        <li>El contenido y el importe del pedido: para cobrar y para devolver.</li>
        <li>Datos técnicos de los fallos: para reparar el sitio.</li>
        </ul>
        <p>El número de tarjeta se escribe en la página del banco y nunca nos llega.</p>
        <h2>Quién lo recibe</h2>
        <p>El promotor, el nombre y las butacas; el banco, el importe; el servicio de correo, la dirección. No vendemos datos a anunciantes.</p>
        <h2>Cuánto tiempo</h2>
        <p>Los pedidos, lo que exige la ley contable. Una cesta sin terminar, hasta que acabe la reserva. El permiso para enviarle cartas, hasta que lo retire.</p>
        <h2>Cookies</h2>
        <p>Sin su permiso solo usamos las necesarias: la cesta, la moneda y su elección. Los contadores y el chat, si los hay, empiezan tras el permiso, que puede retirar al pie de cualquier página.</p>
        <h2>Sus derechos</h2>
        <p>Saber qué guardamos, corregirlo, recibir copia, borrarlo, oponerse y reclamar ante la autoridad. Basta un correo.</p>`,
    },
  );
}
