import type { PlanList, PlanSource } from '@parterre/contracts/console/plans';
import { emptyPlan, openPlan } from '@parterre/domain/plan-editing/open-plan';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { planSourceQuery, plansQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AreasPanel } from './areas-panel.tsx';
import { Drawing } from './drawing.tsx';
import styles from './editor.module.css';
import { createEditor, type Editor, tools, useEditor, useSettledDocument } from './editor-store.ts';
import { FilePanel } from './file-panel.tsx';
import { Fold } from './fold.tsx';
import { findDraft, forgetDraft, keepTrace } from './kept-drafts.ts';
import { KeysHelp } from './keys-help.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SavePlan } from './save-plan.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';
import { useJudge } from './use-judge.ts';
import { useKeptTrace } from './use-kept-trace.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { ZonesPanel } from './zones-panel.tsx';

const route = getRouteApi('/inside/console/plans/$planId');

/** The hall editor, with a version of a plan to begin from. */
export function EditPlan() {
  const planId = Number(route.useParams().planId);
  const { plans: texts } = useTexts();
  const { language } = useLanguage();
  const source = useQuery(planSourceQuery(planId));
  const list = useQuery(plansQuery(language));
  return (
    <Screen
      title={source.data ? texts.versionTitle(source.data.name, source.data.version) : texts.editorTitle}
    >
      <Answer query={source}>
        {(found) => (
          <Answer query={list}>
            {(plans) => (
              <Restoring key={found.id} source={found} list={plans} first={found.plan as PlanDocument} />
            )}
          </Answer>
        )}
      </Answer>
    </Screen>
  );
}

/** The same with nothing drawn yet. */
export function NewPlan() {
  const { plans: texts } = useTexts();
  const { language } = useLanguage();
  const list = useQuery(plansQuery(language));
  const { plan, section, zone } = texts.newNames;
  const first = useMemo(() => emptyPlan(plan, section, zone), [plan, section, zone]);
  return (
    <Screen title={texts.newTitle}>
      <Answer query={list}>{(plans) => <Restoring source={undefined} list={plans} first={first} />}</Answer>
    </Screen>
  );
}

interface EditingProps {
  readonly source: PlanSource | undefined;
  readonly list: PlanList;
  readonly first: PlanDocument;
}

/** Before anything is opened: what was drawn here and not saved is offered again. */
function Restoring(props: EditingProps) {
  const { source, first } = props;
  const { plans: texts } = useTexts();
  const key = source ? `plan ${source.id}` : 'new';
  const [draft, setDraft] = useState<'looking' | 'none' | PlanDocument>('looking');
  const [begun, setBegun] = useState<PlanDocument>();
  useEffect(() => {
    let isGone = false;
    void findDraft(key).then((text) => {
      const opened = text === undefined ? undefined : openPlan(text);
      if (!isGone) setDraft(opened?.kind === 'opened' ? opened.plan.document : 'none');
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  if (draft === 'looking') return null;
  if (begun || draft === 'none') return <Editing {...props} draftKey={key} opened={begun ?? first} />;
  return (
    <Notice kind="warning">
      <span>{texts.draftFound}</span>
      <Button look="main" onPress={() => setBegun(draft)}>
        {texts.draftRestore}
      </Button>
      <Button onPress={() => void forgetDraft(key).then(() => setBegun(first))}>{texts.draftDiscard}</Button>
    </Notice>
  );
}

interface OpenedProps extends EditingProps {
  readonly draftKey: string;
  readonly opened: PlanDocument;
}

function Editing({ source, list, first, draftKey, opened }: OpenedProps) {
  const { plans: texts } = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [editor] = useState(() => createEditor(opened));
  const markSaved = useJudge(editor, draftKey, first);
  const isKept = useEditor(editor, ({ judged }) => judged.isKept);
  useKeptTrace(editor, draftKey);
  const [isHelping, setIsHelping] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const document = useSettledDocument(editor);
  const newest =
    list.plans.find(({ source_id }) => source_id === source?.source_id)?.versions[0]?.version ?? 0;
  return (
    <>
      <p className={styles.narrow}>{texts.needsWidth}</p>
      <Toolbar
        editor={editor}
        onHelp={() => setIsHelping(true)}
        onSave={() => setIsSaving(true)}
        isChanged={document !== first}
      />
      {!isKept && <Notice kind="warning">{texts.notKept}</Notice>}
      <div className={styles.editor}>
        <Drawing editor={editor} onHelp={() => setIsHelping(true)} />
        <aside className={styles.side} aria-label={texts.panels}>
          <TextField
            label={texts.planName}
            name="plan-name"
            value={document.name}
            maxLength={200}
            onChange={(text) => editor.edit((plan) => ({ ...plan, name: text }), { gesture: 'plan name' })}
          />
          <SelectionPanel editor={editor} />
          <Fold title={texts.addRows}>
            <RowsPanel editor={editor} />
          </Fold>
          <Fold title={texts.zones} isOpen>
            <ZonesPanel editor={editor} />
          </Fold>
          <Fold title={texts.sections}>
            <SectionsPanel editor={editor} />
          </Fold>
          <Fold title={texts.areas}>
            <AreasPanel editor={editor} />
          </Fold>
          <Fold title={texts.verdict} isOpen>
            <VerdictPanel editor={editor} />
          </Fold>
          <Fold title={texts.files}>
            <FilePanel editor={editor} />
          </Fold>
        </aside>
      </div>
      {isHelping && <KeysHelp onClose={() => setIsHelping(false)} />}
      {isSaving && (
        <SavePlan
          document={document}
          source={source}
          halls={list.halls}
          newest={newest}
          onClose={() => setIsSaving(false)}
          onSaved={({ plan_id: planId }) => {
            markSaved();
            // It goes along with what was drawn over it.
            const { trace } = editor.read();
            editor.set({ trace: undefined });
            void keepTrace(`plan ${planId}`, trace).catch(() => undefined);
            for (const queryKey of [['plans'], ['hall'], ['grid']])
              void queryClient.invalidateQueries({ queryKey });
            void navigate({ to: '/plans', search: { saved: planId } });
          }}
        />
      )}
    </>
  );
}

interface ToolbarProps {
  readonly editor: Editor;
  readonly isChanged: boolean;
  readonly onHelp: () => void;
  readonly onSave: () => void;
}

function Toolbar({ editor, isChanged, onHelp, onSave }: ToolbarProps) {
  const { plans: texts } = useTexts();
  const { permissions } = useMe();
  const tool = useEditor(editor, (state) => state.tool);
  const hasTrace = useEditor(editor, ({ trace }) => trace !== undefined);
  const canUndo = useEditor(editor, ({ history }) => history.past.length > 0);
  const canRedo = useEditor(editor, ({ history }) => history.future.length > 0);
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.tools}>
      <div className={styles.tools}>
        {tools
          .filter((one) => one !== 'trace' || hasTrace)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={styles.tool}
              aria-pressed={tool === one}
              onClick={() => editor.set({ tool: one })}
            >
              {texts.toolNames[one]}
            </button>
          ))}
      </div>
      <div className={styles.tools}>
        <Button isDisabled={!canUndo} onPress={editor.undo}>
          {texts.undo}
        </Button>
        <Button isDisabled={!canRedo} onPress={editor.redo}>
          {texts.redo}
        </Button>
        <Button onPress={onHelp}>{texts.help}</Button>
      </div>
      {permissions.includes('catalogue.change') && (
        <Button look="main" isDisabled={!isChanged} onPress={onSave}>
          {texts.saveVersionButton}
        </Button>
      )}
    </div>
  );
}
