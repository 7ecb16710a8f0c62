import type { ObstacleKind } from '@parterre/domain/drafts/removal';
import { plural } from '../../plural.ts';

const count = plural('ru');

/** The Russian texts of removing items, which say what texts there are. */
export const ru = {
  act: 'Удалить из каталога…',
  title: (name: string) => `Удалить из каталога: ${name}`,
  text: 'Удаление попадёт в черновик. На сайте всё останется, пока черновик не опубликуют; публикацию потом можно отменить.',
  confirm: 'Отметить к удалению',
  cancel: 'Не удалять',
  changedInDraft:
    'В этом черновике уже есть правка этой записи. Нажмите ещё раз, чтобы удалить запись вместо правки.',
  removed: 'удаление',
  marked: 'В этом черновике запись отмечена к удалению. Чтобы снова её править, уберите её из черновика.',
  willGo: 'Записи не станет в каталоге и на сайте.',
  comesBack: 'Запись вернётся в каталог под прежним адресом.',
  changedSince: 'С тех пор запись изменили.',
  removedSince: 'С тех пор запись удалили из каталога.',
  removeAnyway: 'Всё равно удалить',
  restore: 'Вернуть запись с вашими правками',
  namedBy: 'На запись ссылаются, сначала уберите ссылки:',
  more: (n: number) => `и ещё ${n} ${count(n, { one: 'запись', few: 'записи', other: 'записей' })}`,
  obstacles: {
    again: 'Запись одновременно сохраняют и удаляют.',
    sold: 'Билеты отложены или проданы, сейчас или раньше. Отмените показы вместо удаления.',
    ordered: 'Событие уже заказывали. Отмените показы вместо удаления.',
    withheld: 'Места на показы сняты с продажи. Сначала верните их в продажу.',
  } satisfies Record<Exclude<ObstacleKind, 'named'>, string>,
};
export type RemovalTexts = typeof ru;
