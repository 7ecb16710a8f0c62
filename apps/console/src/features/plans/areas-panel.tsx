import { addArea, changeArea, removeArea } from '@parterre/domain/plan-editing/areas';
import { planScale } from '@parterre/domain/plan-editing/plan-document';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { areaContent } from './area-content.ts';
import styles from './editor.module.css';
import { type AreaKind, type Editor, useEditor, useSettledDocument } from './editor-store.ts';
import { readNumber } from './number-text.ts';

const kinds: readonly AreaKind[] = ['stage', 'standing', 'other'];
const [newWidth, newHeight] = [800, 300];

/** The stage, standing areas and whatever else is drawn. */
export function AreasPanel({ editor }: { readonly editor: Editor }) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
  const at = useEditor(editor, (state) => state.area);
  const kind = useEditor(editor, (state) => state.areaKind);
  const area = at && document.zones[at.zone]?.areas?.[at.index];
  /** Where everybody looks: from there it is moved. */
  const add = () => {
    const { section } = editor.read();
    const scale = planScale(document);
    const { x = 0, y = 0 } = document.focal_point ?? {};
    const [left, top] = [x * scale - newWidth / 2, y * scale - newHeight / 2];
    const [right, bottom] = [left + newWidth, top + newHeight];
    editor.edit((plan) => {
      const [next, content] = areaContent(plan, kind, texts);
      const outline = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
      return addArea(next, section, outline, content);
    });
    const areas = editor.read().history.present.zones[section]?.areas ?? [];
    editor.set({ area: { zone: section, index: areas.length - 1 }, chosen: new Set() });
  };
  return (
    <>
      <p className={styles.hint}>{texts.areasHint}</p>
      <Select
        label={texts.areaKind}
        value={kind}
        options={kinds.map((value) => ({ value, text: texts.areaKinds[value] }))}
        onChange={(areaKind) => editor.set({ areaKind })}
      />
      <div className={styles.buttons}>
        <Button onPress={() => editor.set({ tool: 'area' })}>{texts.drawArea}</Button>
        <Button onPress={add}>{texts.putArea}</Button>
      </div>
      {at && area && (
        <>
          <TextField
            label={texts.caption}
            name="caption"
            value={area.text?.text ?? ''}
            maxLength={100}
            onChange={(text) =>
              editor.edit(
                (plan) =>
                  changeArea(plan, at, ({ text: old, ...rest }) =>
                    text === '' ? rest : { ...rest, text: { position: { x: 0, y: 0 }, ...old, text } },
                  ),
                { gesture: `caption ${at.zone} ${at.index}` },
              )
            }
          />
          {area.general_admission && (
            <div className={styles.pair}>
              <TextField
                label={texts.capacity}
                name="capacity"
                value={String(area.general_admission.capacity)}
                maxLength={6}
                onChange={(text) =>
                  editor.edit(
                    (plan) =>
                      changeArea(plan, at, (one) =>
                        one.general_admission
                          ? {
                              ...one,
                              general_admission: {
                                ...one.general_admission,
                                capacity: Math.round(readNumber(text, 1, 200_000)),
                              },
                            }
                          : one,
                      ),
                    { gesture: `capacity ${at.zone} ${at.index}` },
                  )
                }
              />
              <Select
                label={texts.zone}
                value={area.general_admission.category}
                options={document.categories.map(({ name }) => ({ value: name, text: name }))}
                onChange={(category) =>
                  editor.edit((plan) =>
                    changeArea(plan, at, (one) =>
                      one.general_admission
                        ? { ...one, general_admission: { ...one.general_admission, category } }
                        : one,
                    ),
                  )
                }
              />
            </div>
          )}
          <Button look="danger" onPress={() => editor.edit((plan) => removeArea(plan, at))}>
            {texts.removeArea}
          </Button>
        </>
      )}
    </>
  );
}
