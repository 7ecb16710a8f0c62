import { latinAlike } from '../../text.ts';
import { vocals } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { loudMusic } from '../facts.ts';

export const theTinMeridian: DemoEvent = {
  id: 'the-tin-meridian',
  category: 'rock',
  title: latinAlike('Группа «Жестяной меридиан»', 'The Tin Meridian'),
  subtitle: {
    ru: 'Длинные песни о коротких поездках',
    en: 'Long songs about short journeys',
    de: 'Lange Lieder über kurze Reisen',
    fr: 'De longues chansons sur de courts trajets',
    es: 'Canciones largas sobre viajes cortos',
  },
  story: {
    ru: [
      'Пятеро из Камбрии, фисгармония, две гитары и барабанщик, который считает вслух. Самая короткая их песня длится шесть минут и описывает путь от почты до паба; самая длинная — обратно.',
      '<strong>Руфус Колдербэнк</strong> поёт так, будто только что бежал за автобусом, и успел. Под кирпичными сводами группа играет без задника, без экранов, зато спускается на бис в зал и поёт без усиления, посреди толпы. На танцполе тесно, на балконе видно. Пиво местное, вода бесплатно.',
    ],
    en: [
      'Five people from Cumbria, a harmonium, two guitars and a drummer who counts aloud. Their shortest song lasts six minutes and describes the way from the post office to the pub; the longest is the way back.',
      '<strong>Rufus Calderbank</strong> sings as if he had just run for a bus, and caught it. Under the brick vault there is no backdrop and no screen, but for the encore they come down and sing unamplified in the middle of the crowd. The floor is packed, the balcony has the view. The beer is local, the water free.',
    ],
    de: [
      'Fünf Leute aus Cumbria, ein Harmonium, zwei Gitarren und ein Schlagzeuger, der laut mitzählt. Ihr kürzestes Lied dauert sechs Minuten und beschreibt den Weg vom Postamt zum Pub; das längste ist der Rückweg.',
      '<strong>Rufus Calderbank</strong> singt, als wäre er eben einem Bus nachgelaufen und hätte ihn erwischt. Unter dem Ziegelgewölbe gibt es weder Bühnenbild noch Leinwand, dafür steigen sie zur Zugabe herunter und singen unverstärkt mitten im Gedränge. Auf der Tanzfläche ist es eng, vom Balkon sieht man gut. Das Bier ist aus der Gegend, das Wasser gratis.',
    ],
    fr: [
      'Cinq musiciens de Cumbria, un harmonium, deux guitares et un batteur qui compte à voix haute. Leur chanson la plus courte dure six minutes et décrit le chemin de la poste au pub ; la plus longue, le retour.',
      '<strong>Rufus Calderbank</strong> chante comme s’il venait de courir après un bus, et de l’attraper. Sous la voûte, ni toile de fond ni écran, mais au rappel ils descendent chanter sans ampli au milieu de la foule. La piste est bondée, le balcon a la vue. La bière est locale, l’eau offerte.',
    ],
    es: [
      'Cinco de Cumbria, un armonio, dos guitarras y un batería que cuenta en voz alta. Su canción más corta dura seis minutos y describe el camino de correos al pub; la más larga, la vuelta.',
      '<strong>Rufus Calderbank</strong> canta como si acabara de correr tras el autobús y lo hubiera cogido. Bajo la bóveda no hay telón ni pantallas, pero en el bis bajan y cantan sin amplificar en medio de la gente. La pista va llena; desde arriba se ve bien. La cerveza es local, el agua, gratis.',
    ],
  },
  facts: [loudMusic],
  ageLimit: 16,
  minutes: 110,
  labels: [],
  cast: [{ person: 'rufus-calderbank', role: vocals }],
  poster: { system: 'type-only', palette: 'ochre', motif: 'key' },
  runs: [{ hall: 'vault-ldn-main', from: 86, days: 2, on: ['thu', 'fri'], times: ['20:00'] }],
  topPrice: 34,
};
