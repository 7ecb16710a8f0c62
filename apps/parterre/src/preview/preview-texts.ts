import {
  defaultLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@parterre/domain/languages/languages';

/** What is said around a preview, to whoever works on the draft or was sent its address. */
export interface PreviewTexts {
  readonly preview: string;
  readonly notYetLive: (name: string) => string;
  readonly pages: string;
  readonly languages: string;
  readonly allPages: string;
  readonly touched: (name: string) => string;
  readonly nothingTouched: string;
  readonly unknown: string;
  readonly unknownWhy: string;
  readonly inTheWay: (name: string) => string;
  readonly inTheWayWhy: string;
  /** Of a field that two have changed. */
  readonly collision: string;
  readonly busy: string;
  readonly busyWhy: string;
  readonly noPage: string;
}

const texts: Readonly<Record<InterfaceLanguage, PreviewTexts>> = {
  ru: {
    preview: 'Предпросмотр',
    notYetLive: (name) => `Черновик «${name}»: на сайте этого ещё нет`,
    pages: 'Страницы черновика',
    languages: 'Языки',
    allPages: 'Все страницы',
    touched: (name) => `Что изменит черновик «${name}»`,
    nothingTouched: 'Этот черновик не меняет ни одной страницы сайта.',
    unknown: 'Такого черновика нет',
    unknownWhy: 'Его уже опубликовали или удалили, либо адрес скопирован не полностью.',
    inTheWay: (name) => `Черновик «${name}» пока нельзя показать`,
    inTheWayWhy: 'В таком виде его не получится и опубликовать. Вот что мешает:',
    collision: 'это тем временем изменил кто-то ещё; выберите в консоли, какой вариант останется',
    busy: 'Сейчас показать не получилось',
    busyWhy: 'Сервер занят. Обновите страницу через несколько секунд.',
    noPage: 'Такой страницы нет ни на сайте, ни в черновике',
  },
  en: {
    preview: 'Preview',
    notYetLive: (name) => `Draft “${name}”: not on the site yet`,
    pages: 'Pages of the draft',
    languages: 'Languages',
    allPages: 'All pages',
    touched: (name) => `What the draft “${name}” changes`,
    nothingTouched: 'This draft changes no page of the site.',
    unknown: 'There is no such draft',
    unknownWhy: 'It has been published or discarded, or part of the address is missing.',
    inTheWay: (name) => `The draft “${name}” cannot be shown yet`,
    inTheWayWhy: 'It could not be published like this either. What is in the way:',
    collision: 'somebody else has changed this meanwhile; choose in the console which one stays',
    busy: 'It cannot be shown just now',
    busyWhy: 'The server is busy. Reload the page in a few seconds.',
    noPage: 'There is no such page, neither on the site nor in the draft',
  },
  de: {
    preview: 'Vorschau',
    notYetLive: (name) => `Entwurf „${name}“: noch nicht auf der Website`,
    pages: 'Seiten des Entwurfs',
    languages: 'Sprachen',
    allPages: 'Alle Seiten',
    touched: (name) => `Was der Entwurf „${name}“ ändert`,
    nothingTouched: 'Dieser Entwurf ändert keine Seite der Website.',
    unknown: 'Diesen Entwurf gibt es nicht',
    unknownWhy: 'Er wurde veröffentlicht oder verworfen, oder die Adresse ist unvollständig.',
    inTheWay: (name) => `Der Entwurf „${name}“ lässt sich noch nicht zeigen`,
    inTheWayWhy: 'So ließe er sich auch nicht veröffentlichen. Im Weg steht:',
    collision: 'das hat inzwischen jemand anderes geändert; wählen Sie in der Konsole, was bleibt',
    busy: 'Im Moment geht es nicht',
    busyWhy: 'Der Server ist beschäftigt. Laden Sie die Seite in einigen Sekunden neu.',
    noPage: 'Diese Seite gibt es weder auf der Website noch im Entwurf',
  },
  fr: {
    preview: 'Aperçu',
    notYetLive: (name) => `Brouillon « ${name} » : pas encore sur le site`,
    pages: 'Pages du brouillon',
    languages: 'Langues',
    allPages: 'Toutes les pages',
    touched: (name) => `Ce que change le brouillon « ${name} »`,
    nothingTouched: 'Ce brouillon ne change aucune page du site.',
    unknown: 'Ce brouillon n’existe pas',
    unknownWhy: 'Il a été publié ou supprimé, ou l’adresse est incomplète.',
    inTheWay: (name) => `Le brouillon « ${name} » ne peut pas encore être affiché`,
    inTheWayWhy: 'En l’état, il ne pourrait pas non plus être publié. Ce qui bloque :',
    collision: 'quelqu’un d’autre l’a modifié entre-temps ; choisissez dans la console la version à garder',
    busy: 'Affichage impossible pour le moment',
    busyWhy: 'Le serveur est occupé. Rechargez la page dans quelques secondes.',
    noPage: 'Cette page n’existe ni sur le site ni dans le brouillon',
  },
  es: {
    preview: 'Vista previa',
    notYetLive: (name) => `Borrador «${name}»: todavía no está en el sitio`,
    pages: 'Páginas del borrador',
    languages: 'Idiomas',
    allPages: 'Todas las páginas',
    touched: (name) => `Qué cambia el borrador «${name}»`,
    nothingTouched: 'Este borrador no cambia ninguna página del sitio.',
    unknown: 'Este borrador no existe',
    unknownWhy: 'Ya se publicó o se descartó, o la dirección está incompleta.',
    inTheWay: (name) => `El borrador «${name}» todavía no se puede mostrar`,
    inTheWayWhy: 'Así tampoco se podría publicar. Esto lo impide:',
    collision: 'otra persona lo ha cambiado mientras tanto; elija en la consola cuál se queda',
    busy: 'Ahora mismo no se puede mostrar',
    busyWhy: 'El servidor está ocupado. Vuelva a cargar la página en unos segundos.',
    noPage: 'Esta página no existe ni en el sitio ni en el borrador',
  },
};

/** A page in a language that nobody has written these in is spoken about in English. */
export const previewTexts = (language: string): PreviewTexts =>
  texts[isInterfaceLanguage(language) ? language : 'en'];

/** The first of a browser's languages that these are written in. */
export function chooseTextLanguage(accepted: string): InterfaceLanguage {
  const codes = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find(isInterfaceLanguage) ?? defaultLanguage;
}
