import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { getCreatePath } from '../reportPaths.ts';
import { useCreateClosed } from './useCreateClosed.ts';

/** The way to a new report; it says why while there is none. */
export function CreateReportLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('reports');
  const reason = useCreateClosed();
  const id = useId();
  if (reason === null) return <LinkButton to={getCreatePath(path)}>{t('create.open')}</LinkButton>;
  return (
    <span data-hint={reason}>
      <BusyButton busy={false} disabled aria-describedby={id}>
        {t('create.open')}
      </BusyButton>
      <span id={id} className="pr-hidden-text">
        {reason}
      </span>
    </span>
  );
}
