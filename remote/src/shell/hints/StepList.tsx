import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import './hints.css';
import './locales.ts';

/** What to know at first, by what the user may do. */
export function StepList({ onRead }: { readonly onRead: () => void }) {
  const { t } = useTranslation('hints');
  const mayOrder = useCan({ all: ['PLACE_ORDER_ACCESS'] });
  const hasAccount = useSelectedAccount() !== null;
  return (
    <section className="pr-hints" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {hasAccount && <li>{t('account')}</li>}
        {mayOrder && <li>{t('order')}</li>}
        <li>{t('help')}</li>
      </ul>
      <Button variant="default" size="xs" onClick={onRead}>
        {t('read')}
      </Button>
    </section>
  );
}
