import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useTestMailBlock } from './useTestMailBlock.ts';

/** Asks whom to send a test to; off with the reason while the organisation is under review. */
export function TestMailButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('templates');
  const block = useTestMailBlock();
  const id = useId();
  return (
    <div className="pr-template-test">
      <BusyButton
        variant="default"
        busy={false}
        disabled={block !== null}
        aria-describedby={block === null ? undefined : id}
        onClick={onClick}
      >
        {t('action.test')}
      </BusyButton>
      {block !== null && (
        <p id={id} className="pr-template-note">
          {block}
        </p>
      )}
    </div>
  );
}
