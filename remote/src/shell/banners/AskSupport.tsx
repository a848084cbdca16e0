import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../entities/platform/signedIn.ts';

/** A link that begins a mail to support. */
export function AskSupport() {
  const { t } = useTranslation('banners');
  const { supportEmail } = useSignedIn().platform;
  return (
    <a className="pr-link" href={`mailto:${supportEmail}`}>
      {t('support')}
    </a>
  );
}
