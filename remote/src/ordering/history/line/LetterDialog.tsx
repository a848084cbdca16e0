import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { PrintedLetter } from './printedLetter.ts';

export interface LetterDialogProps {
  readonly letter: PrintedLetter;
  readonly recipient: string;
  readonly onClose: () => void;
}

/** Opens the letter of a reward in the browser's own viewer, or saves it. */
export function LetterDialog({ letter: { address, fileName }, recipient, onClose }: LetterDialogProps) {
  const { t } = useTranslation('orderHistory');
  return (
    <Dialog
      opened
      title={t('letter.title', { recipient })}
      onClose={onClose}
      footer={
        <>
          <Button component="a" href={address} download={fileName} variant="default">
            {t('letter.save')}
          </Button>
          <Button component="a" href={address} target="_blank" rel="noreferrer" data-autofocus>
            {t('letter.open')}
            <span className="pr-hidden-text"> {t('letter.newTab')}</span>
          </Button>
        </>
      }
    >
      <p>{t('letter.text')}</p>
    </Dialog>
  );
}
