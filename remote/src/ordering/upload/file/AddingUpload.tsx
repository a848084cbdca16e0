import type { Upload } from '@portal/shared/contract/uploads';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../../ui/feedback/CountedProgress.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { cartCheckoutPath } from '../../choicePaths.ts';
import { useGetUploadQuery } from '../uploadApi.ts';

/** How far a file is whose rows a job adds to a cart. */
export function AddingUpload({
  upload: { uploadId, cartId, rowCount, wrongCount, addedCount },
}: {
  readonly upload: Upload;
}) {
  const { t } = useTranslation('upload');
  // The page has the answer: here it is asked for again meanwhile.
  useGetUploadQuery(uploadId, { pollingInterval: SETTINGS.orders.fillPollMs });
  const count = rowCount - wrongCount;
  return (
    <div className="pr-reading">
      <CountedProgress text={t('adding.rows', { added: addedCount, count })} value={addedCount} max={count} />
      <p role="status" className="pr-upload__help">
        {t('adding.leave')}
      </p>
      {cartId !== null && <LinkButton to={cartCheckoutPath(cartId)}>{t('adding.open')}</LinkButton>}
    </div>
  );
}
