import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';
import '../../text-consent/locales.ts';

/** Names the person who said that the recipients agreed to be texted, with the time and the sentence. */
export function TextConsentFact({ consent }: { readonly consent: NonNullable<OrderDetail['textConsent']> }) {
  const { t, i18n } = useTranslation('textConsent');
  const { wording, by, at } = consent;
  const language = getEnumerationLabel(i18n, 'language', consent.language);
  return (
    <span className="pr-history__two">
      <span>
        {by}, <ExactTime at={at} />
      </span>
      <span className="pr-history__muted">{t(`wording.${wording}`)}</span>
      <span className="pr-history__muted">{t('version', { wording, language })}</span>
    </span>
  );
}
