import type { SsoAdministrators } from '@portal/shared/contract/ssoDomains';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleValue } from '../../entities/access/accessChoices.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import '../../ui/form/choice.css';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { useListSsoAdministratorsQuery } from '../domainsApi.ts';

interface ExemptAdministratorsProps {
  /** Those that are named now: one who is no administrator any more can still be taken out. */
  readonly chosen: SsoAdministrators;
}

/** The administrators who keep their password, so that a broken provider locks nobody out for good. */
export function ExemptAdministrators({ chosen }: ExemptAdministratorsProps) {
  const { t } = useTranslation('authentication');
  const errorId = useId();
  const { field, error, setValue } = useFieldState<readonly string[]>('exemptUserIds');
  const { data, error: failure, refetch } = useListSsoAdministratorsQuery(undefined);
  if (data === undefined && failure !== undefined)
    return <PartFailure error={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton rows={2} />;
  const gone = chosen.filter(({ userId }) => !data.some((one) => one.userId === userId));
  return (
    <fieldset className="pr-choices">
      <legend>{t('domain.exempt')}</legend>
      <p className="pr-choices__help">{t('domain.exemptHelp')}</p>
      {[...data, ...gone].map(({ userId, name, email }) => (
        <label key={userId} className="pr-choices__choice">
          <input
            type="checkbox"
            name="exemptUserIds"
            checked={field.value.includes(userId)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={() => void setValue(toggleValue(field.value, userId))}
          />
          <span className="pr-choices__name">{name}</span>
          <span className="pr-choices__help">{email}</span>
        </label>
      ))}
      {error !== undefined && (
        <div id={errorId} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
