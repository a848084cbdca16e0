import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../entities/platform/signedIn.ts';

interface AskSupportProps {
  /** Default: the address that the organisation's rewards name. */
  readonly email?: string | undefined;
}

/** A link that begins a mail to support. */
export function AskSupport({ email }: AskSupportProps) {
  const { t } = useTranslation('banners');
  const { supportEmail } = useSignedIn().platform;
  return (
    <a className="pr-link" href={`mailto:${email ?? supportEmail}`}>
      {t('support')}
    </a>
  );
}
