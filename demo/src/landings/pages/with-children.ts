import { type ContentPage, contentPage } from '../content-page.ts';
import type { Site } from '../site.ts';

export const withChildren = ({ phone }: Site): ContentPage =>
  contentPage(
    { ru: 'С детьми', en: 'With children', de: 'Mit Kindern', fr: 'Avec des enfants', es: 'Con niños' },
    {
      ru: `<p>Первый спектакль запоминают на всю жизнь. Вот что поможет, чтобы запомнили хорошее.</p>
        <h2>С какого возраста</h2>
        <p>Смотрите на отметку 0+, 6+, 12+. Для малышей от двух лет — кукольный театр и цирк, с шести — «Щелкунчик» и утренние концерты, с двенадцати — опера, если дома спели пару арий.</p>
        <h2>Где сидеть</h2>
        <ul>
        <li>У прохода: легче выйти и вернуться.</li>
        <li>В первом ряду бельэтажа: никто не заслоняет. В партере подушку дадут в гардеробе.</li>
        <li>В ложе: можно шептаться.</li>
        </ul>
        <h2>Нужен ли билет ребёнку</h2>
        <p>Да, если он занимает кресло. В детских театрах малыши до двух лет сидят на коленях бесплатно; на других площадках это указано в описании события.</p>
        <h2>Если устал</h2>
        <p>Выйти можно в любой момент, а вернуться — в паузу. В фойе почти везде есть экран с трансляцией. На спокойных показах свет не гаснет совсем и шуметь можно: ищите пометку в описании.</p>
        <p>Не уверены — позвоните: ${phone}. Подскажем, что подойдёт именно вашему.</p>`,
      en: `<p>People remember their first show for life. Here is what helps to make it a good memory.</p>
        <h2>From what age</h2>
        <p>Look for the mark: 0+, 6+, 12+. Puppets and circus suit the very young from two; <em>The Nutcracker</em> and morning concerts from six; opera from twelve, if you have sung an aria or two at home.</p>
        <h2>Where to sit</h2>
        <ul>
        <li>On the aisle: easy out, easy back.</li>
        <li>In the front row of the dress circle: nobody’s head in the way. For the stalls, ask at the cloakroom for a cushion.</li>
        <li>In a box: you may whisper.</li>
        </ul>
        <h2>Does a child need a ticket?</h2>
        <p>Yes, if the child takes a seat. In children’s theatres under-twos sit on a lap for free; elsewhere the description of the event says what applies.</p>
        <h2>When it gets too much</h2>
        <p>You may leave at any moment and come back at a pause. Most foyers have a screen with the show on it. At relaxed performances the lights stay half up and noise is welcome: look for the note in the description.</p>
        <p>Not sure? Call ${phone} and we will suggest something for your child.</p>`,
      de: `<p>An das erste Mal im Theater erinnert man sich ein Leben lang. Das hilft, damit es eine gute Erinnerung wird.</p>
        <h2>Ab welchem Alter</h2>
        <p>Achten Sie auf die Angabe 0+, 6+, 12+. Für die Kleinsten ab zwei gibt es Puppen und Zirkus, ab sechs den „Nussknacker“ und Vormittagskonzerte, ab zwölf die Oper, wenn zu Hause schon eine Arie gesungen wurde.</p>
        <h2>Wo sitzen</h2>
        <ul>
        <li>Am Gang: schnell hinaus und wieder herein.</li>
        <li>In der ersten Reihe des ersten Rangs: kein Kopf im Weg. Im Parkett hilft ein Kissen aus der Garderobe.</li>
        <li>In der Loge: Dort darf man flüstern.</li>
        </ul>
        <h2>Braucht ein Kind eine Karte?</h2>
        <p>Ja, wenn es einen Platz einnimmt. In Kindertheatern sitzen Kinder unter zwei Jahren kostenlos auf dem Schoß; anderswo steht es in der Beschreibung der Veranstaltung.</p>
        <h2>Wenn es zu viel wird</h2>
        <p>Hinausgehen dürfen Sie jederzeit, zurück geht es in einer Pause. In fast jedem Foyer läuft eine Übertragung. Bei entspannten Vorstellungen bleibt das Licht halb an und Lärm ist willkommen: Achten Sie auf den Hinweis in der Beschreibung.</p>
        <p>Unsicher? Rufen Sie an: ${phone}. Wir finden etwas, das zu Ihrem Kind passt.</p>`,
      fr: `<p>On se souvient toute sa vie de son premier spectacle. Voici de quoi en faire un bon souvenir.</p>
        <h2>À partir de quel âge</h2>
        <p>Regardez la mention 0+, 6+, 12+. Marionnettes et cirque conviennent dès deux ans ; « Casse-Noisette » et les concerts du matin dès six ans ; l’opéra dès douze ans, si l’on a chanté un air ou deux à la maison.</p>
        <h2>Où s’asseoir</h2>
        <ul>
        <li>Près de l’allée : on sort et l’on revient facilement.</li>
        <li>Au premier rang de la corbeille : aucune tête devant. Au parterre, demandez un coussin au vestiaire.</li>
        <li>Dans une loge : on peut chuchoter.</li>
        </ul>
        <h2>Un enfant a-t-il besoin d’un billet ?</h2>
        <p>Oui, s’il occupe un fauteuil. Dans les théâtres jeune public, les moins de deux ans s’installent gratuitement sur les genoux ; ailleurs, la description du spectacle le précise.</p>
        <h2>Quand c’est trop</h2>
        <p>On peut sortir à tout moment et revenir à la première pause. Presque tous les foyers ont un écran. Aux séances détendues, la lumière reste à demi et le bruit est bienvenu : cherchez la mention dans la description.</p>
        <p>Un doute ? Appelez le ${phone} : nous trouverons ce qui convient au vôtre.</p>`,
      es: `<p>La primera función se recuerda toda la vida. Esto ayuda a que el recuerdo sea bueno.</p>
        <h2>Desde qué edad</h2>
        <p>Fíjese en la marca: 0+, 6+, 12+. Los títeres y el circo valen desde los dos años; «El cascanueces» y los conciertos matinales, desde los seis; la ópera, desde los doce, si en casa ya se ha cantado alguna aria.</p>
        <h2>Dónde sentarse</h2>
        <ul>
        <li>Junto al pasillo: es fácil salir y volver.</li>
        <li>En la primera fila del principal: no hay cabezas delante. En la platea, pida un cojín en el guardarropa.</li>
        <li>En un palco: se puede cuchichear.</li>
        </ul>
        <h2>¿Necesita entrada un niño?</h2>
        <p>Sí, si ocupa una butaca. En los teatros infantiles, los menores de dos años van en brazos gratis; en los demás, lo indica la descripción del acto.</p>
        <h2>Si se cansa</h2>
        <p>Se puede salir en cualquier momento y volver en una pausa. En casi todos los vestíbulos hay una pantalla. En las funciones relajadas la luz no se apaga del todo y el ruido es bienvenido: busque la indicación en la descripción.</p>
        <p>¿Tiene dudas? Llame al ${phone} y buscaremos algo para el suyo.</p>`,
    },
  );
