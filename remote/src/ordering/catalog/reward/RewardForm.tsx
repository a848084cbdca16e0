import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { BusyButton, type BusyButtonProps } from '../../../ui/button/BusyButton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { AmountControl } from '../../../entities/catalog/AmountControl.tsx';
import { AmountInUrl } from './AmountInUrl.tsx';
import {
  toUrlAmount,
  toItemAmount,
  amountSchema,
  toDecimalText,
  getInitialAmount,
  type AmountValues,
} from '../../../entities/catalog/amountForm.ts';
import type { TermsDialogProps } from './TermsDialog.tsx';
import type { RewardUrl } from './useRewardUrl.ts';

const TermsDialog = lazyPart<TermsDialogProps>(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** The button that leads on, by how the reward is delivered. */
const NEXT_BY_TYPE = {
  DIGITAL: 'chooseRecipients',
  PHYSICAL: 'mailIt',
  BULK_PROVISIONING_SUPPORTED: 'orderCards',
} as const satisfies Record<FulfillmentType, string>;

interface Choice {
  readonly amount: string;
  readonly isForCart: boolean;
}

interface RewardFormProps {
  readonly item: CatalogItem;
  readonly brand: CatalogBrand;
  readonly url: RewardUrl;
}

/** Form for the amount of the chosen item. Its draft is the address, so leaving it loses nothing. */
export function RewardForm({ item, brand, url }: RewardFormProps) {
  const { t } = useTranslation('reward');
  const locale = useLocale();
  const isForCart = useRef(false);
  // The amount that was chosen, while the terms are read.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { isClosed, describedBy, reason } = useOrderingClosed();
  const isDigital = item.fulfillmentType === 'DIGITAL';
  const hasCart = useMayOpen(PATHS.cart);
  const next = t(NEXT_BY_TYPE[item.fulfillmentType]);
  const [initialValues] = useState<AmountValues>(() => ({
    amount: url.typed ?? getInitialAmount(item, url.amount, locale),
  }));
  const proceed = ({ amount, isForCart: fillsCart }: Choice) => url.proceed(item, amount, fillsCart);
  const choose = async (choice: Choice) => {
    if (item.hasTermsDialog) setChosen(choice);
    else await proceed(choice);
  };
  return (
    <FormShell<AmountValues, string>
      initialValues={initialValues}
      schema={amountSchema(item, locale)}
      toBody={({ amount }) => toDecimalText(toItemAmount(amount, item, locale), item.currencyCode)}
      onSubmit={(amount) => choose({ amount, isForCart: isForCart.current })}
      leaveGuard={false}
      draftKey={null}
      // The page's title, announced by screen readers when the focus enters the form.
      label={brand.brandName}
    >
      <AmountControl item={item} />
      <AmountInUrl item={item} url={url} />
      {reason}
      <FormActions>
        {hasCart && isDigital && (
          <ToCart
            disabled={isClosed}
            aria-describedby={describedBy}
            onChosen={(isChosen) => (isForCart.current = isChosen)}
          />
        )}
        <SubmitButton disabled={isClosed} describedBy={describedBy}>
          {next}
        </SubmitButton>
      </FormActions>
      {!isClosed && <ToFile item={item} />}
      {chosen !== null && (
        <OverlayBoundary onClose={() => setChosen(null)}>
          <TermsDialog
            brand={brand}
            confirmLabel={chosen.isForCart ? t('addToCart') : next}
            onConfirm={() => void proceed(chosen)}
            onClose={() => setChosen(null)}
          />
        </OverlayBoundary>
      )}
    </FormShell>
  );
}

/** The way to send the choice to many people. */
function ToFile({ item }: { readonly item: CatalogItem }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { values } = useFormikContext<AmountValues>();
  const amount = toUrlAmount(values.amount, item, locale);
  const takesFiles = useTakesFiles();
  if (!useMayOpen(PATHS.bulkUpload) || !takesFiles) return null;
  return (
    <p className="pr-reward__many">
      <Link to={getChoiceUploadPath({ utid: item.utid, amount })}>{t('catalog.upload')}</Link>
    </p>
  );
}

interface ToCartProps extends Pick<BusyButtonProps, 'disabled' | 'aria-describedby'> {
  readonly onChosen: (isChosen: boolean) => void;
}

/** Goes on to the people with the cart in mind. */
function ToCart({ onChosen, ...buttonProps }: ToCartProps) {
  const { t } = useTranslation('reward');
  const { submitForm } = useFormikContext<AmountValues>();
  const submit = async () => {
    onChosen(true);
    await submitForm();
    onChosen(false);
  };
  return (
    <BusyButton {...buttonProps} variant="default" busy={false} onClick={() => void submit()}>
      {t('addToCart')}
    </BusyButton>
  );
}
