import type { AcceptedTerms } from '@portal/shared/contract/terms';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import './locales.ts';
import './terms.css';
import { TermsLink } from './TermsLink.tsx';
import { useTerms } from './useTerms.ts';

/** Accepts the terms in force, which open beside the page. The value is null while they are not accepted. */
export function TermsField({ name }: { readonly name: string }) {
  const { t } = useTranslation('terms');
  const id = useId();
  const { terms, href, error: failure, retry } = useTerms();
  const { field, error, setValue } = useFieldState<AcceptedTerms | null>(name);
  const { value } = field;
  const isOutdated = value !== null && terms !== undefined && value.version !== terms.version;
  useEffect(() => {
    if (isOutdated) void setValue(null);
  }, [isOutdated, setValue]);
  if (terms === undefined && failure !== undefined) return <PartFailure error={failure} onRetry={retry} />;
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={value !== null}
        disabled={terms === undefined}
        required
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => {
          if (terms === undefined) return;
          const { version, language } = terms;
          void setValue(currentTarget.checked ? { version, language } : null);
        }}
      />
      <label htmlFor={id}>{t('accept')}</label>
      <p id={`${id}-note`} className="pr-checkbox__help">
        {error !== undefined && <FieldError>{error}</FieldError>}
        <TermsLink href={href} />
      </p>
    </div>
  );
}
