import { type StaffRole, staffRoles } from '@parterre/domain/staff/roles';
import { Checkbox, CheckboxGroup, FieldError, Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { useTexts } from '../../i18n/language.tsx';
import field from '../../ui/field.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { hasBadIds, type RoleDraft, type RoleDrafts, type ScopeKind, scopeKinds } from './role-draft.ts';
import styles from './roles-field.module.css';

interface Props {
  readonly drafts: RoleDrafts;
  readonly onChange: (drafts: RoleDrafts) => void;
  readonly fault?: string | undefined;
  /** Whether to say what is wrong with a limit: not while it is being typed for the first time. */
  readonly isChecked: boolean;
}

export function RolesField({ drafts, onChange, fault, isChecked }: Props) {
  const texts = useTexts();
  const given = staffRoles.filter((role) => drafts[role].isGiven);
  const change = (role: StaffRole, draft: Partial<RoleDraft>) =>
    onChange({ ...drafts, [role]: { ...drafts[role], ...draft } });
  return (
    <div className={styles.field}>
      <CheckboxGroup
        className={styles.roles ?? ''}
        value={given}
        onChange={(chosen) =>
          onChange(
            Object.fromEntries(
              staffRoles.map((role) => [role, { ...drafts[role], isGiven: chosen.includes(role) }]),
            ) as unknown as RoleDrafts,
          )
        }
        isInvalid={fault !== undefined}
        validationBehavior="aria"
      >
        <Label className={field.label ?? ''}>{texts.rolesLabel}</Label>
        <Text slot="description" className={field.hint ?? ''}>
          {texts.rolesHint}
        </Text>
        {staffRoles.map((role) => (
          <Checkbox key={role} value={role} className={styles.role ?? ''}>
            <span className={styles.box} aria-hidden="true" />
            <span className={styles.name}>
              <span>{texts.roles[role]}</span>
              <span className={field.hint}>{texts.roleHints[role]}</span>
            </span>
          </Checkbox>
        ))}
        <FieldError className={field.fault ?? ''}>{fault}</FieldError>
      </CheckboxGroup>
      {given.map((role) => (
        <Scope
          key={role}
          role={role}
          draft={drafts[role]}
          isChecked={isChecked}
          onChange={(draft) => change(role, draft)}
        />
      ))}
    </div>
  );
}

interface ScopeProps {
  readonly role: StaffRole;
  readonly draft: RoleDraft;
  readonly isChecked: boolean;
  readonly onChange: (draft: Partial<RoleDraft>) => void;
}

function Scope({ role, draft, isChecked, onChange }: ScopeProps) {
  const texts = useTexts();
  const names = { house: texts.scopeHouse, places: texts.scopePlaces, events: texts.scopeEvents };
  return (
    <div className={styles.scope}>
      <RadioGroup
        className={styles.kinds ?? ''}
        value={draft.kind}
        onChange={(kind) => onChange({ kind: kind as ScopeKind })}
      >
        <Label className={field.label ?? ''}>{texts.scope(texts.roles[role])}</Label>
        {scopeKinds.map((kind) => (
          <Radio key={kind} value={kind} className={styles.kind ?? ''}>
            {names[kind]}
          </Radio>
        ))}
      </RadioGroup>
      {draft.kind !== 'house' && (
        <TextField
          label={texts.scopeIds}
          name={`${role}-ids`}
          hint={texts.scopeIdsHint}
          value={draft.ids}
          onChange={(ids) => onChange({ ids })}
          fault={isChecked && hasBadIds(draft) ? texts.scopeIdsBad : undefined}
        />
      )}
    </div>
  );
}
