import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';

export const takeANumber: DemoEvent = {
  id: 'take-a-number',
  category: 'stand-up',
  title: {
    ru: 'Возьмите талончик',
    en: 'Please Take a Number',
    de: 'Bitte ziehen Sie eine Nummer',
    fr: 'Veuillez prendre un ticket',
    es: 'Coja número, por favor',
  },
  subtitle: {
    ru: 'Вибке Плётц: полтора часа приёма без перерыва',
    en: 'Wiebke Plötz: ninety minutes at the counter',
    de: 'Wiebke Plötz: neunzig Minuten Sprechstunde',
    fr: 'Wiebke Plötz : une heure et demie au guichet',
    es: 'Wiebke Plötz: hora y media en ventanilla',
  },
  story: {
    ru: [
      'У входа вы берёте номер. На сцене загорается табло. <strong>Вибке Плётц</strong>, женщина, которая ни разу не улыбнулась, рассматривает дела в порядке очереди: аренда, любовь, велосипед, справка о том, что справка не нужна.',
      'Весь вечер ведётся ровным голосом, и от этого смешно до колик. Если ваш номер высветился, вам зададут один вопрос; отвечать не обязательно, но протокол запишет молчание. Заключительную песню исполняет на аккордеоне сама заявительница. Штамп в билет ставят на выходе — он настоящий и ничего не значит.',
    ],
    en: [
      'You take a number at the door. A display lights up on stage. <strong>Wiebke Plötz</strong>, a woman who has never once smiled, deals with matters in turn: rent, love, a bicycle, a certificate stating that no certificate is required.',
      'It is all said in one even voice, which makes it painfully funny. If your number comes up you will be asked a single question; you need not answer, but the minutes will record the silence. The closing song is performed on the accordion by the applicant herself. Your ticket is stamped on the way out; the stamp is genuine and means nothing.',
    ],
    de: [
      'Am Eingang ziehen Sie eine Nummer. Auf der Bühne leuchtet die Anzeige auf. <strong>Wiebke Plötz</strong>, die noch nie gelächelt hat, bearbeitet die Anliegen der Reihe nach: Miete, Liebe, Fahrrad, eine Bescheinigung, dass keine Bescheinigung nötig ist.',
      'Alles im selben ruhigen Ton, und gerade das ist zum Brüllen. Erscheint Ihre Nummer, stellt man Ihnen eine einzige Frage; antworten müssen Sie nicht, doch das Protokoll vermerkt Ihr Schweigen. Das Schlusslied spielt die Antragstellerin selbst auf dem Akkordeon. Beim Hinausgehen wird die Karte gestempelt; der Stempel ist echt und bedeutet nichts.',
    ],
    fr: [
      'À l’entrée, vous prenez un numéro. Sur scène, l’afficheur s’allume. <strong>Wiebke Plötz</strong>, qui n’a jamais souri, traite les dossiers dans l’ordre : le loyer, l’amour, un vélo, une attestation certifiant qu’aucune attestation n’est requise.',
      'Tout est dit d’une voix égale, et c’est à pleurer de rire. Si votre numéro sort, on vous pose une seule question ; inutile de répondre, mais le procès-verbal notera le silence. La chanson finale est jouée à l’accordéon par la requérante elle-même. À la sortie, on tamponne votre billet ; le tampon est vrai et ne veut rien dire.',
    ],
    es: [
      'En la entrada coge usted un número. En escena se enciende el panel. <strong>Wiebke Plötz</strong>, que no ha sonreído jamás, despacha los asuntos por orden: el alquiler, el amor, una bicicleta, un certificado de que no hace falta certificado.',
      'Todo con la misma voz, y por eso duele la risa. Si sale su número, le harán una sola pregunta; no está obligado a contestar, pero el acta recogerá su silencio. La canción final la toca al acordeón la propia solicitante. A la salida le sellan la entrada; el sello es auténtico y no significa nada.',
    ],
  },
  facts: [playedIn('de'), noInterval],
  ageLimit: 12,
  minutes: 90,
  labels: [],
  cast: [{ person: 'wiebke-ploetz', role: onStage }],
  poster: { system: 'type-only', palette: 'candy', motif: 'queue-number' },
  runs: [
    { hall: 'keller-ber-main', from: 16, days: 2, on: ['tue', 'wed'], times: ['20:00'] },
    { hall: 'keller-ber-main', from: 79, days: 1, on: ['tue', 'wed'], times: ['20:00'] },
  ],
  topPrice: 27,
};
