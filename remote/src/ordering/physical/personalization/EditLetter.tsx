import { Button } from '@mantine/core';
import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { listLetterGaps } from '@portal/shared/domain/ordering/letter';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { getRecipientName, useUpdateCartLineMutation } from '../../quick-order/index.ts';
import { LetterForm } from './LetterForm.tsx';

export interface EditLetterProps {
  readonly cartId: string;
  readonly line: CartLine;
  readonly templates: readonly PrintTemplate[];
  readonly onClose: () => void;
}

/** The letter of one person alone. */
export function EditLetter({ cartId, line, templates, onClose }: EditLetterProps) {
  const { t } = useTranslation(['physicalOrder', 'common']);
  const [updateLine] = useUpdateCartLineMutation();
  const title = t('letters.title', { name: getRecipientName(line) });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <LetterForm
        lines={[line]}
        gaps={listLetterGaps(line.deliveryTemplate)}
        isShared={false}
        templates={templates}
        onSubmit={(deliveryTemplate) =>
          updateLine({ cartId, identifier: line.identifier, body: { deliveryTemplate } }).unwrap()
        }
        onSaved={onClose}
        draftKey={`order.physical.letter.${line.identifier}`}
        label={title}
        confirmLabel={t('edit.save')}
        actions={
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
