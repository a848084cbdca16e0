import { SCOPES_OF_TYPE } from '@portal/shared/domain/access/apiScopes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getScopeHelp, getScopeName } from '../../entities/api-scope/scopeTexts.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import '../../ui/form/choice.css';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { useKeyKind } from '../useKeyKind.ts';

/** Asks what a key may do, each scope a checkbox. */
export function ScopeField() {
  const { t, i18n } = useTranslation(['apiKeys', 'apiScope']);
  const { field, error } = useFieldState<readonly string[]>('scopes');
  const errorId = useId();
  const scopes = SCOPES_OF_TYPE[useKeyKind().type];
  return (
    <fieldset className="pr-choices">
      <legend>{t('create.scopes')}</legend>
      {error !== undefined && (
        <div id={errorId} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {scopes.map((scope) => (
        <label key={scope} className="pr-choices__choice">
          <input
            type="checkbox"
            name={field.name}
            value={scope}
            checked={field.value.includes(scope)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={field.onChange}
          />
          <span className="pr-choices__name">{getScopeName(i18n, scope)}</span>
          <span className="pr-choices__help">{getScopeHelp(i18n, scope)}</span>
        </label>
      ))}
    </fieldset>
  );
}
