import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export function groupsAndSchools({ brand, email }: Site): ContentPage {
  const mail = `<a href="mailto:${email}">${email}</a>`;
  return contentPage(
    {
      ru: 'Группам и школам',
      en: 'Groups and schools',
      de: 'Gruppen und Schulen',
      fr: 'Groupes et scolaires',
      es: 'Grupos y colegios',
    },
    {
      ru: `<p>Вместе веселее и дешевле. Если вас больше десяти, ${brand} подберёт места рядом и пришлёт один счёт на всех.</p>
        <h2>Классам</h2>
        <ul>
        <li>Один сопровождающий на десять учеников — бесплатно.</li>
        <li>Утренние спектакли и экскурсии за кулисы — по будням.</li>
        <li>К каждому спектаклю — листок для урока: о чём спросить до и о чём поговорить после.</li>
        </ul>
        <h2>Компаниям и кружкам</h2>
        <p>От 15 человек — отдельный вход и гардероб, от 30 — встреча с кем-нибудь из труппы, если позволяет расписание.</p>
        <h2>Как заказать</h2>
        <ol>
        <li>Напишите на ${mail}: что, когда, сколько человек и какого возраста, нужны ли места для колясок.</li>
        <li>В течение дня пришлём схему с местами и счёт. Места держим две недели.</li>
        <li>После оплаты придёт один файл с билетами. Список имён можно менять до последнего дня.</li>
        </ol>
        <p>Пишите за месяц: хорошие места рядом кончаются первыми.</p>`,
      en: `<p>It is better together, and cheaper. If there are more than ten of you, ${brand} finds seats side by side and sends one invoice for everyone.</p>
        <h2>School classes</h2>
        <ul>
        <li>One adult goes free with every ten pupils.</li>
        <li>Morning performances and backstage visits on weekdays.</li>
        <li>A lesson sheet for every show: what to ask before, what to talk about after.</li>
        </ul>
        <h2>Companies and clubs</h2>
        <p>From 15 people you get an entrance and a cloakroom of your own; from 30 someone from the company comes to say hello, if the schedule allows.</p>
        <h2>How to book</h2>
        <ol>
        <li>Write to ${mail}: what, when, how many and how old, and whether you need wheelchair places.</li>
        <li>Within a day we send a plan with your seats and an invoice. We hold the seats for two weeks.</li>
        <li>Once it is paid you receive one file with all tickets. Names can change up to the last day.</li>
        </ol>
        <p>Write a month ahead: good seats together go first.</p>`,
      de: `<p>Zusammen ist es schöner, und günstiger. Sind Sie mehr als zehn, sucht ${brand} Plätze nebeneinander und schickt eine Rechnung für alle.</p>
        <h2>Schulklassen</h2>
        <ul>
        <li>Je zehn Kinder ist eine Begleitperson frei.</li>
        <li>Vormittagsvorstellungen und Führungen hinter die Kulissen an Werktagen.</li>
        <li>Zu jedem Stück ein Unterrichtsblatt: Fragen davor, Gesprächsstoff danach.</li>
        </ul>
        <h2>Firmen und Vereine</h2>
        <p>Ab 15 Personen bekommen Sie einen eigenen Eingang und eine eigene Garderobe, ab 30 schaut jemand aus dem Ensemble vorbei, wenn der Spielplan es erlaubt.</p>
        <h2>So bestellen Sie</h2>
        <ol>
        <li>Schreiben Sie an ${mail}: was, wann, wie viele, welches Alter und ob Sie Rollstuhlplätze brauchen.</li>
        <li>Innerhalb eines Tages schicken wir einen Plan mit Ihren Plätzen und die Rechnung. Reserviert bleibt zwei Wochen.</li>
        <li>Nach der Zahlung kommt eine Datei mit allen Tickets. Namen lassen sich bis zum letzten Tag ändern.</li>
        </ol>
        <p>Schreiben Sie einen Monat vorher: Gute Plätze nebeneinander sind zuerst weg.</p>`,
      fr: `<p>Ensemble, c’est plus gai et moins cher. Si vous êtes plus de dix, ${brand} trouve des places côte à côte et envoie une seule facture.</p>
        <h2>Les classes</h2>
        <ul>
        <li>Un accompagnateur gratuit pour dix élèves.</li>
        <li>Matinées et visites des coulisses en semaine.</li>
        <li>Une fiche pour chaque spectacle : que demander avant, de quoi parler après.</li>
        </ul>
        <h2>Entreprises et associations</h2>
        <p>À partir de 15 personnes, entrée et vestiaire réservés ; à partir de 30, quelqu’un de la troupe vient vous saluer si le programme le permet.</p>
        <h2>Comment réserver</h2>
        <ol>
        <li>Écrivez à ${mail} : quoi, quand, combien, quel âge, et s’il faut des emplacements pour fauteuil roulant.</li>
        <li>Sous un jour, nous envoyons un plan avec vos places et la facture. Elles vous sont gardées deux semaines.</li>
        <li>Après paiement, un seul fichier contient tous les billets. Les noms peuvent changer jusqu’au dernier jour.</li>
        </ol>
        <p>Écrivez un mois avant : les bonnes places groupées partent les premières.</p>`,
      es: `<p>Juntos es más divertido y más barato. Si son más de diez, ${brand} busca butacas contiguas y envía una sola factura.</p>
        <h2>Colegios</h2>
        <ul>
        <li>Un acompañante gratis por cada diez alumnos.</li>
        <li>Funciones matinales y visitas entre bastidores los días laborables.</li>
        <li>Una ficha para cada obra: qué preguntar antes y de qué hablar después.</li>
        </ul>
        <h2>Empresas y asociaciones</h2>
        <p>A partir de 15 personas, entrada y guardarropa propios; a partir de 30, alguien de la compañía sale a saludar si el programa lo permite.</p>
        <h2>Cómo reservar</h2>
        <ol>
        <li>Escriba a ${mail}: qué, cuándo, cuántos, de qué edad y si necesitan plazas para silla de ruedas.</li>
        <li>En un día enviamos un plano con sus butacas y la factura. Las guardamos dos semanas.</li>
        <li>Tras el pago llega un archivo con todas las entradas. Los nombres pueden cambiar hasta el último día.</li>
        </ol>
        <p>Escriba con un mes de antelación: las buenas butacas juntas son las primeras en agotarse.</p>`,
    },
  );
}
