import { levelOf, type PermissionLevel, type PermissionLine } from '@portal/shared/domain/access/permissionLines';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { SelectInput } from '../../ui/form/SelectField.tsx';
import { getLineChoices, type EditedPermissions } from './lineChoices.ts';
import { getLineText } from './permissionTexts.ts';

export interface LineRowProps {
  readonly line: PermissionLine;
  readonly rights: EditedPermissions;
  readonly disabled: boolean;
  /** Why what is chosen does not count yet. */
  readonly warning: string | undefined;
  /** All lines together are: nothing is allowed. */
  readonly isWrong: boolean;
  readonly onChoose: (level: PermissionLevel | null) => void;
}

/** One line of permissions: its levels, and in words what the chosen one allows. */
export function PermissionLineRow({ line, rights, disabled, warning, isWrong, onChoose }: LineRowProps) {
  const { t, i18n } = useTranslation('team');
  const level = levelOf(line, [...rights.held, ...rights.locked]);
  const isLocked = levelOf(line, rights.locked) !== null;
  const choices = getLineChoices(line, rights);
  const words = getLineText(i18n, line, level);
  const getLabel = (one: PermissionLevel | null) => t(`level.${one ?? 'NONE'}`);
  return (
    <SelectInput
      className="pr-lines__line"
      label={dynamicText(i18n, `team:line.${line.name}`)}
      value={level ?? ''}
      disabled={disabled || choices.length === 1}
      aria-invalid={isWrong}
      onChange={(event) =>
        onChoose(choices.find((one) => (one.level ?? '') === event.currentTarget.value)?.level ?? null)
      }
      options={choices.map((one) => ({ value: one.level ?? '', label: getLabel(one.level), disabled: one.exceedsOwn }))}
      inputWrapperOrder={['label', 'input', 'description']}
      description={
        <span className="pr-lines__words">
          <span>{level === null ? t('lines.cannot', { what: words }) : t('lines.can', { what: words })}</span>
          {isLocked && (
            <span className="pr-lines__lock">
              <IconLock size={14} aria-hidden="true" />
              {t('permissions.fromRole')}
            </span>
          )}
          {choices.some(({ exceedsOwn }) => exceedsOwn) && <span>{t('lines.beyondOwn')}</span>}
          {warning !== undefined && level !== null && <span className="pr-lines__warning">{warning}</span>}
        </span>
      }
    />
  );
}
