import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { useTexts } from '../../i18n/language.tsx';

/** What a door is called, also one that was taken away since. */
export function useDoorNames({ doors, former_doors }: DoorOfPerformance): (id: string) => string {
  const { doors: texts } = useTexts();
  return (id) => {
    const former = former_doors.find((door) => door.id === id);
    return (
      doors.find((door) => door.id === id)?.name ?? (former ? texts.former(former.name) : texts.unknownDoor)
    );
  };
}
