import { PERMISSION_GROUPS, PERMISSION_LINES, type PermissionLine } from '@portal/shared/domain/access/permissionLines';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { withChoice } from './lineChoices.ts';
import { PermissionLineRow } from './PermissionLineRow.tsx';
import { useGrantableAuthorities } from './useGrantableAuthorities.ts';

interface PermissionLinesProps {
  /** Rights of the role, which the editor cannot take away. */
  readonly locked: readonly Authority[];
  /** True when those who get them have access to the whole organisation; undefined: not yet known. */
  readonly hasOrganizationAccess: boolean | undefined;
  readonly disabled?: boolean;
}

/** The permissions of a form's field `authorities`, by group. */
export function PermissionLines({ locked, hasOrganizationAccess, disabled = false }: PermissionLinesProps) {
  const { t } = useTranslation('team');
  const { kybStatus } = usePrincipal();
  const grantable = useGrantableAuthorities();
  const errorId = useId();
  const { field, error, setValue } = useFieldState<readonly Authority[]>('authorities');
  const rights = { held: field.value, locked, grantable };
  const getWarning = (line: PermissionLine): string | undefined => {
    if (line.needsOrganizationAccess === true && hasOrganizationAccess === false) return t('lines.needsOrganization');
    return line.needsClearedKyb === true && !isAllowedByReview(kybStatus, 'INTEGRATE')
      ? t('lines.needsReview')
      : undefined;
  };
  return (
    <div className="pr-lines">
      {error !== undefined && (
        <p id={errorId} className="pr-lines__error">
          <FieldError>{error}</FieldError>
        </p>
      )}
      {PERMISSION_GROUPS.map((group) => {
        const lines = PERMISSION_LINES.filter((line) => line.group === group);
        return (
          <fieldset
            key={group}
            className="pr-lines__group"
            aria-describedby={error === undefined ? undefined : errorId}
          >
            {/* One line says itself what it is about. */}
            <legend className={lines.length === 1 ? 'pr-hidden-text' : undefined}>{t(`group.${group}`)}</legend>
            {lines.map((line) => (
              <PermissionLineRow
                key={line.name}
                line={line}
                rights={rights}
                disabled={disabled}
                warning={getWarning(line)}
                isWrong={error !== undefined}
                onChoose={(level) => void setValue(withChoice(rights, line, level))}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
