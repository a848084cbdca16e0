import { NativeSelect } from '@mantine/core';
import { levelOf, type PermissionLevel, type PermissionLine } from '@portal/shared/domain/access/permissionLines';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { lineChoices, type EditedRights } from './lineChoices.ts';
import { lineWords } from './rightsWords.ts';

export interface LineRowProps {
  readonly line: PermissionLine;
  readonly rights: EditedRights;
  readonly disabled: boolean;
  /** Why what is chosen does not count yet. */
  readonly warning: string | undefined;
  /** The text that says what is wrong with all lines. */
  readonly errorId: string | undefined;
  readonly onChoose: (level: PermissionLevel | null) => void;
}

/** One line of permissions: its levels, and in words what the chosen one allows. */
export function PermissionLineRow({ line, rights, disabled, warning, errorId, onChoose }: LineRowProps) {
  const { t, i18n } = useTranslation('team');
  const id = useId();
  const level = levelOf(line, [...rights.held, ...rights.locked]);
  const isLocked = levelOf(line, rights.locked) !== null;
  const choices = lineChoices(line, rights);
  const words = lineWords(i18n, line, level);
  const wordOf = (one: PermissionLevel | null) => t(`level.${one ?? 'NONE'}`);
  return (
    <div className="pr-lines__line">
      <label htmlFor={id}>{dynamicText(i18n, `team:line.${line.name}`)}</label>
      <NativeSelect
        id={id}
        value={level ?? ''}
        disabled={disabled || choices.length === 1}
        aria-describedby={`${id}-words ${errorId ?? ''}`.trim()}
        aria-invalid={errorId !== undefined}
        onChange={(event) => onChoose(choices.find((one) => (one.level ?? '') === event.currentTarget.value)?.level ?? null)}
        rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        data={choices.map((one) => ({
          value: one.level ?? '',
          label: wordOf(one.level),
          disabled: one.isBeyondOwn,
        }))}
      />
      <div id={`${id}-words`} className="pr-lines__words">
        <span>{level === null ? t('lines.cannot', { what: words }) : t('lines.can', { what: words })}</span>
        {isLocked && (
          <span className="pr-lines__lock">
            <IconLock size={14} aria-hidden="true" />
            {t('permissions.fromRole')}
          </span>
        )}
        {choices.some(({ isBeyondOwn }) => isBeyondOwn) && <span>{t('lines.beyondOwn')}</span>}
        {warning !== undefined && level !== null && <span className="pr-lines__warning">{warning}</span>}
      </div>
    </div>
  );
}
