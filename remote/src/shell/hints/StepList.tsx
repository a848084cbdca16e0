import { ActionIcon } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import './hints.css';
import './locales.ts';

/** What to know at first, by what the user may do; folds into the help below. */
export function StepList({ onFold }: { readonly onFold: () => void }) {
  const { t } = useTranslation('hints');
  const mayOrder = useCan({ all: ['PLACE_ORDER_ACCESS'] });
  const hasAccount = useSelectedAccount() !== null;
  if (!hasAccount && !mayOrder) return null;
  return (
    <section className="pr-hints" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ActionIcon variant="subtle" color="gray" size="sm" onClick={onFold} aria-label={t('fold')}>
        <IconChevronDown size={16} aria-hidden="true" />
      </ActionIcon>
      <ul>
        {hasAccount && <li>{t('account')}</li>}
        {mayOrder && <li>{t('order')}</li>}
        <li>{t('help')}</li>
      </ul>
    </section>
  );
}
