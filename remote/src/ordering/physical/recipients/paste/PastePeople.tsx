import { fullName } from '@portal/shared/domain/people/fullName';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { usePrincipal } from '../../../../entities/platform/signedIn.ts';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { PASTE_MAX, PasteDialog, PasteRefusal } from '../../../paste/PasteDialog.tsx';
import type { CheckoutReward } from '../../../quick-order/index.ts';
import type { PhysicalOrder } from '../../physicalOrder.ts';
import { useOpenCart } from '../useOpenCart.ts';
import { usePersonRules } from '../usePersonRules.ts';
import { checkPaste, toPastedText, type CheckedPaste } from './checkRows.ts';
import './paste.css';
import { useAddPasted, type PasteOutcome } from './useAddPasted.ts';
import { WrongRows } from './WrongRows.tsx';

interface PasteValues {
  readonly people: string;
}

const NOTHING: PasteValues = { people: '' };
const schema = object({ people: string().trim().required('physicalOrder:paste.required') });

export interface PastePeopleProps {
  readonly order: PhysicalOrder | null;
  readonly reward: CheckoutReward;
  readonly onClose: () => void;
  /** All rows were added. */
  readonly onAdded: (outcome: PasteOutcome) => void;
}

/** Adds many people at once, as they were copied from a spreadsheet; rows that are wrong stay to be corrected. */
export function PastePeople({ order, reward, onClose, onAdded }: PastePeopleProps) {
  const { t } = useTranslation('physicalOrder');
  const locale = useLocale();
  const rules = usePersonRules();
  const { firstName, lastName } = usePrincipal();
  const { open, stayIn } = useOpenCart(order);
  const add = useAddPasted(open);
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);
  const finish = (pasted: PasteOutcome) => {
    if (pasted.cartId !== null) void stayIn(pasted.cartId);
    setOutcome(pasted);
    if (pasted.wrong.length === 0 && pasted.good.length > 0) onAdded(pasted);
  };
  return (
    <PasteDialog<PasteValues, CheckedPaste, PasteOutcome>
      texts={{
        title: t('paste.title'),
        field: t('paste.people'),
        help: t('paste.help', PASTE_MAX),
        submit: t('paste.button'),
      }}
      onClose={onClose}
      initialValues={NOTHING}
      schema={schema}
      toBody={({ people }) =>
        checkPaste(people, { ...reward, senderName: fullName(firstName, lastName), rules, locale })
      }
      onSubmit={add}
      isFinal={({ good }) => good.length > 0}
      onSaved={finish}
      errorFallback={t('add.failed')}
      draftKey="order.physical.paste"
      outcome={outcome !== null && <Outcome outcome={outcome} />}
    />
  );
}

/** Says what became of the rows; once some are added, those that are wrong alone are left in the field. */
function Outcome({ outcome }: { readonly outcome: PasteOutcome }) {
  const { wrong, isTooMany, doubtfulRow } = outcome;
  const { t } = useTranslation(['physicalOrder', 'upload']);
  const { setFieldValue } = useFormikContext<PasteValues>();
  useEffect(() => {
    const { good, wrong } = outcome;
    if (good.length === 0 || wrong.length === 0) return;
    void setFieldValue(
      'people',
      toPastedText(wrong, (kind) => t(`upload:field.${kind}`)),
      false,
    );
  }, [outcome, setFieldValue, t]);
  if (isTooMany || wrong.length === 0) {
    const tooMany = isTooMany ? t('paste.tooMany', PASTE_MAX) : null;
    return <PasteRefusal tooMany={tooMany} doubtfulRow={doubtfulRow} nothing={t('paste.nothing')} />;
  }
  return <WrongRows outcome={outcome} />;
}
