import type { WireInstructions } from '@portal/shared/contract/wires';
import { shownWireValue } from '@portal/shared/domain/funding/wireInstructions';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';

/** Tells where the wire goes, each value with its copy button, then time, fees and the least amount. */
export function WireDetails({ instructions }: { readonly instructions: WireInstructions }) {
  const { t, i18n } = useTranslation('wire');
  const { fields, businessDays, minimum, currencyCode } = instructions;
  const copied = fields.map(({ field, value }) => {
    const label = getEnumerationLabel(i18n, 'wireField', field);
    return {
      label,
      value: (
        <CopyableId value={value} name={label}>
          {shownWireValue(field, value)}
        </CopyableId>
      ),
    };
  });
  const terms = [
    { label: t('details.when'), value: t('details.days', businessDays) },
    { label: t('details.fees'), value: t('details.sender') },
    { label: t('details.minimum'), value: <Money amount={minimum} currencyCode={currencyCode} /> },
  ];
  return <FactList facts={[...copied, ...terms]} />;
}
