import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { useReward } from '../../../entities/catalog/useReward.ts';
import { STEP_PATHS } from '../StepIndicator.tsx';
import { getMail, getValue, type Step } from '../stepState.ts';
import type { UploadOfOrder } from './useOwnCart.ts';
import type { ReactNode } from 'react';

/** The choices of the steps before, each with the way back to it. */
export function OrderOverview({ upload }: { readonly upload: UploadOfOrder }) {
  const { t } = useTranslation('stepOrder');
  const reward = useReward(getValue(upload, 'utid'));
  const { data: templates } = useListTemplatesQuery(upload.accountIdentifier);
  const { etid, senderName, message } = getMail(upload);
  const template = templates?.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid);
  return (
    <ul className="pr-step-order__facts">
      <Fact step="recipients">{t('overview.people', { count: upload.rowCount })}</Fact>
      <Fact step="reward">
        {reward?.item.rewardName ?? getValue(upload, 'utid')}
        {reward !== null && (
          <span className="pr-step-order__help">
            <Money amount={Number(getValue(upload, 'amount'))} currencyCode={reward.item.currencyCode} />
          </span>
        )}
      </Fact>
      <Fact step="email">
        {template?.name ?? etid}
        <span className="pr-step-order__help">{t('overview.from', { sender: senderName })}</span>
        {message !== '' && <span className="pr-step-order__help">{message}</span>}
      </Fact>
    </ul>
  );
}

interface FactProps {
  readonly step: Exclude<Step, 'checkout'>;
  readonly children: ReactNode;
}

function Fact({ step, children }: FactProps) {
  const { t } = useTranslation('stepOrder');
  return (
    <li className="pr-step-order__fact">
      <span className="pr-step-order__two">
        <span className="pr-step-order__help">{t(`steps.${step}`)}</span>
        {children}
      </span>
      <Link to={STEP_PATHS[step]}>{t(`overview.${step}`)}</Link>
    </li>
  );
}
