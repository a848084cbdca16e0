import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { LineMail } from '../../quick-order/index.ts';
import { useListUploadLinesQuery } from '../../upload/index.ts';
import { getValue } from '../stepState.ts';

/** The mail as the first person gets it, while it is written. */
export function EmailPreview({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
  const { values } = useFormikContext<MailTexts>();
  const { data } = useListUploadLinesQuery({ uploadId: upload.uploadId, page: 0, size: 1 });
  const isText = upload.kind === 'MOBILE';
  const [utid, amount] = [getValue(upload, 'utid'), getValue(upload, 'amount')];
  if (utid === '')
    return (
      <p className="pr-step-order__help">
        <Link to={PATHS.orderReward}>{t('email.rewardFirst')}</Link>
      </p>
    );
  const line = data?.rows[0];
  const person = line && {
    firstName: line.recipientFirstName,
    lastName: line.recipientLastName,
    email: line.recipientEmail,
  };
  const name = person === undefined ? '' : fullName(person.firstName, person.lastName);
  const title = t('quickOrder:preview.for', { name: name || t('quickOrder:preview.someone') });
  return (
    <section aria-label={t(isText ? 'quickOrder:preview.titleText' : 'quickOrder:preview.title')}>
      <p className="pr-step-order__help">{title}</p>
      <LineMail
        accountIdentifier={upload.accountIdentifier}
        reward={{ utid, amount }}
        person={person}
        texts={values}
        text={isText ? { carrierMessage: '' } : undefined}
        title={title}
      />
    </section>
  );
}
