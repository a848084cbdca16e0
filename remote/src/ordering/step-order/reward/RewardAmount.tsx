import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { TermsDialog } from '../../catalog/index.ts';
import { AmountControl } from '../../../entities/catalog/AmountControl.tsx';
import { amountSchema, getInitialAmount, toDecimalText, toItemAmount } from '../../../entities/catalog/amountForm.ts';
import { useSetUploadValuesMutation } from '../stepOrderApi.ts';
import type { StepOrder } from '../useStepOrder.ts';

export interface RewardAmountProps {
  readonly order: StepOrder;
  readonly brand: CatalogBrand;
  readonly item: CatalogItem;
  /** Decimal text that the amount begins with; null for none. */
  readonly amount: string | null;
}

/** The amount of the chosen reward, which all lines get with it. */
export function RewardAmount({ order, brand, item, amount }: RewardAmountProps) {
  const { t, i18n } = useTranslation('stepOrder');
  const locale = useLocale();
  const navigate = useNavigate();
  const [initialValues] = useState(() => ({ amount: getInitialAmount(item, amount, locale) }));
  const [setValues] = useSetUploadValuesMutation();
  const { isClosed, describedBy, reason } = useOrderingClosed(order.accountIdentifier);
  // The amount that was chosen, while the terms are read.
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useFailure();
  const { upload } = order;
  const kind = upload?.kind ?? (item.deliveryMethods.includes('EMAIL') ? 'EMAIL' : 'MOBILE');
  const save = (chosen: string) =>
    order.change(
      (uploadId) =>
        setValues({
          uploadId,
          body: {
            values: [
              { field: 'utid', value: item.utid },
              { field: 'amount', value: chosen },
            ],
          },
        }).unwrap(),
      kind,
    );
  const goOn = () => void navigate(upload !== null && upload.rowCount > 0 ? PATHS.orderEmail : PATHS.orderRecipients);
  const choose = async (chosen: string): Promise<boolean> => {
    setFailure(null);
    if (item.hasTermsDialog) {
      setAsked(chosen);
      return false;
    }
    await save(chosen);
    return true;
  };
  const agree = async (chosen: string) => {
    setAsked(null);
    try {
      await save(chosen);
      goOn();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <FormShell<{ amount: string }, string, boolean>
      initialValues={initialValues}
      schema={amountSchema(item, locale)}
      toBody={(values) => toDecimalText(toItemAmount(values.amount, item, locale), item.currencyCode)}
      onSubmit={choose}
      isFinal={(isSaved) => isSaved}
      onSaved={(isSaved) => isSaved && goOn()}
      errorFallback={t('saveFailed')}
      fieldName={() => 'amount'}
      draftKey={null}
      leaveGuard={false}
      label={brand.brandName}
    >
      <AmountControl item={item} />
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure, t('saveFailed'))}</Notice>}
      {reason}
      <FormActions>
        <SubmitButton disabled={isClosed} describedBy={describedBy}>
          {t('toEmail')}
        </SubmitButton>
      </FormActions>
      {asked !== null && (
        <OverlayBoundary onClose={() => setAsked(null)}>
          <TermsDialog
            brand={brand}
            confirmLabel={t('toEmail')}
            onConfirm={() => void agree(asked)}
            onClose={() => setAsked(null)}
          />
        </OverlayBoundary>
      )}
    </FormShell>
  );
}
