import type { EarlierUse } from '@portal/shared/contract/earlierUse';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '../../../entities/order/orderPath.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import './locales.ts';

interface EarlierUseNoticeProps {
  readonly use: EarlierUse;
  /** The file is meant to be ordered again. */
  readonly isRepeated: boolean;
  readonly onRepeat: (isRepeated: boolean) => void;
}

/** Names the order that was placed with the same file before, and asks whether its people should get rewards once more. */
export function EarlierUseNotice({ use, isRepeated, onRepeat }: EarlierUseNoticeProps) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { usedAt, orderReferenceId: reference, orderedBy: name } = use;
  const time = formatExactTime(new Date(usedAt), useLocale());
  return (
    <Notice
      kind="warning"
      title={t('used.title')}
      actions={
        reference !== null && (
          <LinkButton to={orderPath(reference)} variant="default" size="xs">
            {t('used.open', { reference })}
          </LinkButton>
        )
      }
    >
      <p>{name === null ? t('used.at', { time }) : t('used.by', { time, name })}</p>
      <div className="pr-checkbox">
        <input
          id={id}
          type="checkbox"
          checked={isRepeated}
          onChange={(event) => onRepeat(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{t('used.again')}</label>
      </div>
    </Notice>
  );
}
