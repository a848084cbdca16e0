import type { ReportType } from '@portal/shared/domain/enumerations';
import { seesOwnOrdersOnly } from '@portal/shared/domain/reports/reportRights';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { dynamicText } from '../../i18n/message.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { getTypeName } from '../reportTexts.ts';
import type { ReportValues } from './reportValues.ts';

const OF_ORDERS: readonly string[] = ['ORDERS', 'REWARD_LINES', 'UNDELIVERED'] satisfies readonly ReportType[];

/** The type of the report, and what its rows are. */
export function ReportTypeField({ types }: { readonly types: readonly ReportType[] }) {
  const { t, i18n } = useTranslation('reports');
  const { type } = useFormikContext<ReportValues>().values;
  const isOwnOnly = seesOwnOrdersOnly(usePrincipal()) && OF_ORDERS.includes(type);
  const help = [dynamicText(i18n, `reports:typeHelp.${type}`), isOwnOnly ? t('create.ownOnly') : ''];
  return (
    <SelectField
      name="type"
      label={t('fact.type')}
      options={types.map((value) => ({ value, label: getTypeName(i18n, value) }))}
      help={joinSentences(
        i18n.language,
        help.flatMap((text) => text || []),
      )}
      required
    />
  );
}
