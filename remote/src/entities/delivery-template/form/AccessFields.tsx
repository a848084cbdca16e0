import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import type { AccessValues } from './accessValues.ts';
import './locales.ts';
import { ScopeChoices } from './ScopeChoices.tsx';
import type { ScopeOptions } from './scopeOptions.ts';

/** Asks who may use the template, of the scopes that are the user's. */
export function AccessFields({ scopeOptions }: { readonly scopeOptions: ScopeOptions }) {
  const { t, i18n } = useTranslation('templateForm');
  const { templateAccess } = useFormikContext<AccessValues>().values;
  const groups = scopeOptions.own.filter(
    ({ customerIdentifier, accountIdentifier }) => customerIdentifier !== null && accountIdentifier === null,
  );
  const accounts = scopeOptions.own.filter(({ accountIdentifier }) => accountIdentifier !== null);
  const isOffered = {
    PLATFORM: scopeOptions.includesOrganisation,
    CUSTOMER: groups.length > 0,
    ACCOUNT: accounts.length > 0,
  };
  return (
    <>
      <ChoiceField
        name="templateAccess"
        label={t('access.label')}
        choose={t('access.label')}
        choices={TEMPLATE_ACCESS_LEVELS.map((value) => ({
          value,
          label: getEnumerationLabel(i18n, 'templateAccess', value),
          help: isOffered[value] ? t(`access.${value}`) : t('access.notYours'),
          disabled: !isOffered[value],
        }))}
      />
      {templateAccess === 'CUSTOMER' && <ScopeChoices name="groups" label={t('places.groups')} options={groups} />}
      {templateAccess === 'ACCOUNT' && <ScopeChoices name="accounts" label={t('places.accounts')} options={accounts} />}
    </>
  );
}
