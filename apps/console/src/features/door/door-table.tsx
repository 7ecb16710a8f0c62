import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import styles from './door.module.css';
import { DoorsForm } from './doors-form.tsx';
import { useDoorNames } from './use-door-names.ts';

/** Who came in where, and whom each door lets in. */
export function DoorTable({ door }: { readonly door: DoorOfPerformance }) {
  const { doors: texts } = useTexts();
  const nameDoor = useDoorNames(door);
  const [isEditing, setIsEditing] = useState(false);
  const ids = [...new Set([...door.doors, ...door.former_doors].map(({ id }) => id))];
  const isEmpty = door.doors.length === 0;
  return (
    <section className={styles.part} aria-labelledby="doors">
      <h2 id="doors">{texts.doors}</h2>
      {isEmpty && <p className={styles.note}>{texts.noDoors}</p>}
      {ids.length > 0 && (
        <table className={table.table}>
          <thead className={table.headings}>
            <tr>
              <th scope="col">{texts.door}</th>
              <th scope="col">{texts.entries}</th>
              <th scope="col">{texts.exits}</th>
              <th scope="col">{texts.refusals}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => {
              const counts = door.by_door.find(({ door_id }) => door_id === id);
              const sectors = door.doors.find((one) => one.id === id)?.sectors ?? [];
              const names = sectors.map((key) => door.sectors.find((one) => one.key === key)?.name ?? key);
              return (
                <tr key={id}>
                  <th scope="row">
                    {nameDoor(id)}
                    <span>{names.join(', ') || texts.everybody}</span>
                  </th>
                  <td>{counts?.entries ?? 0}</td>
                  <td>{counts?.exits ?? 0}</td>
                  <td>{counts?.refusals ?? 0}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {isEditing || isEmpty ? (
        <DoorsForm door={door} onDone={() => setIsEditing(false)} />
      ) : (
        <div className={styles.acts}>
          <Button onPress={() => setIsEditing(true)}>{texts.editDoors}</Button>
        </div>
      )}
    </section>
  );
}
