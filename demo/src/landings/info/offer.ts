import { type ContentPage, contentPage, sampleNotice } from '../content-page.ts';
import type { Site } from '../site.ts';

export const offer = ({ brand, domain, seller }: Site): ContentPage =>
  contentPage(
    {
      ru: 'Публичная оферта',
      en: 'Terms of sale',
      de: 'Verkaufsbedingungen',
      fr: 'Conditions de vente',
      es: 'Condiciones de venta',
    },
    {
      ru: `${sampleNotice.ru}
        <h2>1. Кто и с кем</h2>
        <p>Продавец — ${seller.name.ru}, ${seller.address.ru}, ИНН ${seller.taxNumber}, ОГРН ${seller.registrationNumber}. Покупатель — всякий, кто оформил заказ на сайте ${domain}. Событие проводит организатор, ${brand} продаёт билеты по его поручению.</p>
        <h2>2. Договор</h2>
        <p>Договор заключён, когда заказ оплачен. До этого места держатся за покупателем 15 минут, и это время можно продлевать. В одном заказе — не больше 10 билетов.</p>
        <h2>3. Цена</h2>
        <p>Цена билета включает сервисный сбор; его размер показан в корзине и в счёте. Заказ оплачивается в той валюте, в которой оформлен, и в ней же возвращается.</p>
        <h2>4. Билет</h2>
        <p>Электронный билет приходит на почту после оплаты и даёт право на один проход. Код на билете не публикуйте: пройдёт тот, кто предъявит его первым.</p>
        <h2>5. Возврат</h2>
        <ul>
        <li>Событие отменено — возвращается вся сумма, включая сбор.</li>
        <li>Событие перенесено или заменено — вся сумма, если вы отказались до начала.</li>
        <li>Вы передумали за 10 дней и раньше — 100 % цены билета; за 5–10 дней — 50 %; за 3–5 дней — 30 %; позже — не возвращается.</li>
        <li>Вы заболели или случилось горе в семье — вся цена билета, если есть документ.</li>
        </ul>
        <h2>6. На площадке</h2>
        <p>Действуют правила площадки и возрастная маркировка. Опоздавших пускают в первую подходящую паузу.</p>
        <h2>7. Споры</h2>
        <p>Сначала напишите нам: мы отвечаем в течение 10 дней. Не договоримся — спор решает суд по месту жительства покупателя.</p>`,
      en: `${sampleNotice.en}
        <h2>1. The parties</h2>
        <p>The seller is ${seller.name.en}, ${seller.address.en}, tax number ${seller.taxNumber}, register number ${seller.registrationNumber}. The buyer is anyone who places an order on ${domain}. The event is run by its promoter; ${brand} sells tickets on the promoter’s behalf.</p>
        <h2>2. The contract</h2>
        <p>The contract is made when the order is paid. Until then your seats are held for 15 minutes, and you can extend that time. One order holds up to 10 tickets.</p>
        <h2>3. The price</h2>
        <p>The price of a ticket includes the service fee, which is shown in the basket and on the bill. An order is paid in the currency it was placed in, and refunded in the same one.</p>
        <h2>4. The ticket</h2>
        <p>The e-ticket arrives by e-mail after payment and admits one person once. Do not publish its code: whoever shows it first goes in.</p>
        <h2>5. Refunds</h2>
        <ul>
        <li>The event is cancelled: the whole amount, fee included.</li>
        <li>The event is moved or replaced: the whole amount, if you decline before it starts.</li>
        <li>You change your mind 10 or more days before: 100% of the ticket price; 5 to 10 days: 50%; 3 to 5 days: 30%; later: nothing.</li>
        <li>Illness or a death in the family: the whole ticket price, on proof.</li>
        </ul>
        <p>Because an event takes place on a fixed date, there is no statutory right of withdrawal.</p>
        <h2>6. At the venue</h2>
        <p>The rules of the venue and the age limit apply. Latecomers are let in at the first suitable pause.</p>
        <h2>7. Disputes</h2>
        <p>Write to us first: we answer within 10 days. If we cannot agree, the courts at the buyer’s place of residence decide.</p>`,
      de: `${sampleNotice.de}
        <h2>1. Vertragspartner</h2>
        <p>Verkäufer ist ${seller.name.de}, ${seller.address.de}, Steuernummer ${seller.taxNumber}, Registernummer ${seller.registrationNumber}. Käufer ist, wer auf ${domain} bestellt. Die Veranstaltung führt der Veranstalter durch; ${brand} verkauft die Tickets in seinem Auftrag.</p>
        <h2>2. Vertragsschluss</h2>
        <p>Der Vertrag kommt mit der Zahlung zustande. Bis dahin sind die Plätze 15 Minuten für Sie reserviert, die Zeit lässt sich verlängern. Eine Bestellung umfasst höchstens 10 Tickets.</p>
        <h2>3. Preis</h2>
        <p>Der Kartenpreis enthält die Servicegebühr; sie ist im Warenkorb und auf der Rechnung ausgewiesen. Bezahlt und erstattet wird in der Währung der Bestellung.</p>
        <h2>4. Karte</h2>
        <p>Die E-Karte kommt nach der Zahlung per E-Mail und berechtigt zum einmaligen Eintritt einer Person. Veröffentlichen Sie den Code nicht: Eingelassen wird, wer ihn zuerst vorzeigt.</p>
        <h2>5. Erstattung</h2>
        <ul>
        <li>Die Veranstaltung fällt aus: der ganze Betrag samt Gebühr.</li>
        <li>Sie wird verlegt oder ersetzt: der ganze Betrag, wenn Sie vor Beginn absagen.</li>
        <li>Sie überlegen es sich anders: bis 10 Tage vorher 100 % des Kartenpreises, 5 bis 10 Tage 50 %, 3 bis 5 Tage 30 %, danach nichts.</li>
        <li>Krankheit oder Trauerfall in der Familie: der ganze Kartenpreis gegen Nachweis.</li>
        </ul>
        <p>Da die Veranstaltung zu einem festen Termin stattfindet, besteht kein gesetzliches Widerrufsrecht.</p>
        <h2>6. Im Haus</h2>
        <p>Es gelten die Hausordnung und die Altersangabe. Wer zu spät kommt, wird in der ersten passenden Pause eingelassen.</p>
        <h2>7. Streitfälle</h2>
        <p>Schreiben Sie uns zuerst: Wir antworten innerhalb von 10 Tagen. Einigen wir uns nicht, entscheidet das Gericht am Wohnort des Käufers.</p>`,
      fr: `${sampleNotice.fr}
        <h2>1. Les parties</h2>
        <p>Le vendeur est ${seller.name.fr}, ${seller.address.fr}, numéro fiscal ${seller.taxNumber}, immatriculation ${seller.registrationNumber}. L’acheteur est toute personne qui passe commande sur ${domain}. Le spectacle est donné par son producteur ; ${brand} vend les billets pour son compte.</p>
        <h2>2. Le contrat</h2>
        <p>Le contrat est conclu au paiement. Jusque-là, les places vous sont gardées 15 minutes, et vous pouvez prolonger ce délai. Une commande compte au plus 10 billets.</p>
        <h2>3. Le prix</h2>
        <p>Le prix du billet comprend les frais de service, détaillés dans le panier et sur la facture. La commande est payée dans sa devise et remboursée dans la même.</p>
        <h2>4. Le billet</h2>
        <p>Le billet électronique arrive par courriel après le paiement et donne droit à une seule entrée. Ne publiez pas son code : c’est le premier qui le présente qui entre.</p>
        <h2>5. Remboursement</h2>
        <ul>
        <li>Spectacle annulé : la totalité, frais compris.</li>
        <li>Spectacle reporté ou remplacé : la totalité, si vous renoncez avant le début.</li>
        <li>Vous changez d’avis : 10 jours avant ou plus, 100 % du prix du billet ; de 5 à 10 jours, 50 % ; de 3 à 5 jours, 30 % ; ensuite, rien.</li>
        <li>Maladie ou deuil dans la famille : le prix entier du billet, sur justificatif.</li>
        </ul>
        <p>Le spectacle ayant lieu à date fixe, il n’existe pas de droit légal de rétractation.</p>
        <h2>6. Sur place</h2>
        <p>Le règlement de la salle et l’âge minimal s’appliquent. Les retardataires entrent à la première pause qui s’y prête.</p>
        <h2>7. Litiges</h2>
        <p>Écrivez-nous d’abord : nous répondons sous 10 jours. À défaut d’accord, le tribunal du domicile de l’acheteur tranche.</p>`,
      es: `${sampleNotice.es}
        <h2>1. Las partes</h2>
        <p>El vendedor es ${seller.name.es}, ${seller.address.es}, número fiscal ${seller.taxNumber}, registro ${seller.registrationNumber}. El comprador es quien hace un pedido en ${domain}. El acto lo ofrece su promotor; ${brand} vende las entradas por encargo suyo.</p>
        <h2>2. El contrato</h2>
        <p>El contrato se cierra con el pago. Hasta entonces las butacas se le reservan 15 minutos, que puede prolongar. Cada pedido admite hasta 10 entradas.</p>
        <h2>3. El precio</h2>
        <p>El precio de la entrada incluye los gastos de gestión, que se detallan en la cesta y en la factura. El pedido se paga y se devuelve en la misma moneda.</p>
        <h2>4. La entrada</h2>
        <p>La entrada electrónica llega por correo tras el pago y da derecho a un solo acceso. No publique su código: entra quien lo enseña primero.</p>
        <h2>5. Devoluciones</h2>
        <ul>
        <li>Acto cancelado: todo el importe, gastos incluidos.</li>
        <li>Acto aplazado o sustituido: todo el importe, si renuncia antes del comienzo.</li>
        <li>Si cambia de idea: con 10 días o más, el 100 % del precio de la entrada; de 5 a 10 días, el 50 %; de 3 a 5 días, el 30 %; después, nada.</li>
        <li>Enfermedad o fallecimiento en la familia: todo el precio de la entrada, con justificante.</li>
        </ul>
        <p>Como el acto se celebra en una fecha fija, no existe derecho legal de desistimiento.</p>
        <h2>6. En la sala</h2>
        <p>Rigen las normas de la sala y la edad mínima. Quien llega tarde entra en la primera pausa adecuada.</p>
        <h2>7. Reclamaciones</h2>
        <p>Escríbanos primero: respondemos en un plazo de 10 días. Si no hay acuerdo, decide el juzgado del domicilio del comprador.</p>`,
    },
  );
