import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { createSearchParams, generatePath, Link } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { dynamicText } from '../../i18n/message.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { getFailureText } from '../authenticationTexts.ts';
import { FIELD_PARAMETER } from '../form/useNamedField.ts';

interface FieldFailuresProps {
  readonly connectionId: string;
  readonly failure: unknown;
  readonly fallback: string;
}

/** A failed act on a connection: what its set-up lacks is said field by field, each with the way there. */
export function FieldFailures({ connectionId, failure, fallback }: FieldFailuresProps) {
  const { i18n } = useTranslation('authentication');
  const fields = isApiError(failure) ? (failure.fields ?? []) : [];
  return (
    <Notice kind="error">
      <p className="pr-sso-says">{getFailureText(i18n, failure, fallback)}</p>
      {fields.length > 0 && (
        <ul className="pr-sso-lacks">
          {fields.map(({ field, i18nKey, values }) => (
            <li key={field}>
              <FieldLink connectionId={connectionId} field={field}>
                {dynamicText(i18n, i18nKey, values) ?? i18n.t('error.field')}
              </FieldLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface FieldLinkProps {
  readonly connectionId: string;
  readonly field: string;
  readonly children: string;
}

/** Leads to one field of a connection's form. */
export const FieldLink = ({ connectionId, field, children }: FieldLinkProps) => (
  <Link
    to={{
      pathname: generatePath(PATHS.editSsoConnection, { connectionId }),
      search: createSearchParams({ [FIELD_PARAMETER]: field }).toString(),
    }}
  >
    {children}
  </Link>
);
