import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { BusyButton } from '../../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { BackButton } from './BackButton.tsx';
import './locales.ts';
import './shipping.css';
import { useEstimateShippingQuery } from './shippingApi.ts';
import { ShippingForm } from './ShippingForm.tsx';

const NO_METHOD = 'error.shipping.none';
const BLOCKED_ID = 'pr-shipping-blocked';

/** How the mailed rewards travel, with what that costs; nothing goes on without fees. */
export function ShippingStep({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalShipping');
  const { cartId } = order.cart;
  const query = useEstimateShippingQuery(cartId, { refetchOnMountOrArgChange: true });
  const { data: estimates, error, isFetching, isError, refetch } = query;
  if (estimates !== undefined && !isError) return <ShippingForm key={cartId} order={order} estimates={estimates} />;
  if (isFetching) return <PageSkeleton rows={4} waitingFor={t('waiting')} />;
  const retry = () => void refetch();
  return (
    <div className="pr-shipping">
      {isApiError(error) && error.i18nKey === NO_METHOD ? (
        <NoMethod order={order} onRetry={retry} />
      ) : (
        <PartFailure error={error} title={t('failedTitle')} onRetry={retry} />
      )}
      <p id={BLOCKED_ID} className="pr-shipping__help">
        {t('blocked')}
      </p>
      <FormActions>
        <BackButton order={order} />
        <BusyButton busy={false} disabled aria-describedby={BLOCKED_ID}>
          {t('next')}
        </BusyButton>
      </FormActions>
    </div>
  );
}

/** Says that nothing is offered for these addresses, with the way back to them. */
function NoMethod({ order, onRetry }: { readonly order: PhysicalOrder; readonly onRetry: () => void }) {
  const { t } = useTranslation(['physicalShipping', 'common']);
  return (
    <Notice
      kind="error"
      title={t('noneTitle')}
      actions={
        <>
          <LinkButton to={order.to('recipients')} size="xs">
            {t('toAddresses')}
          </LinkButton>
          <BusyButton busy={false} variant="default" size="xs" onClick={onRetry}>
            {t('common:action.retry')}
          </BusyButton>
        </>
      }
    >
      {t('none')}
    </Notice>
  );
}
