import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import type { GetStepLocation } from './bankAccountPaths.ts';
import type { BankAccountValues } from './bankAccountValues.ts';
import type { DeclineDetails } from './bankRefusals.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

interface DeclinedNoticeProps {
  readonly declined: DeclineDetails;
  readonly getStepLocation: GetStepLocation;
}

/** Why a bank account was declined, whom to ask about it, and the way to try again. */
export function DeclinedNotice({ declined, getStepLocation }: DeclinedNoticeProps) {
  const { t } = useTranslation('bankAccounts');
  const locale = useLocale();
  const navigate = useNavigate();
  const { dismissFailure } = useContext(FormShellContext);
  const { values, setValues } = useFormikContext<BankAccountValues>();
  const { agency, address, phone, url, lastDay } = declined;
  const tryAgain = async () => {
    await setValues({ ...values, accountNumber: '', accountNumberAgain: '', accepted: false });
    dismissFailure();
    await navigate(getStepLocation('details'));
  };
  return (
    <Notice
      kind="error"
      title={t('declined.title')}
      actions={
        <Button variant="default" onClick={() => void tryAgain()}>
          {t('declined.again')}
        </Button>
      }
    >
      <p>{agency === '' ? t('declined.bySome') : t('declined.by', { agency })}</p>
      <p>
        {DAY.test(lastDay)
          ? t('declined.rights', { day: formatCalendarDay(lastDay, locale) })
          : t('declined.rightsSoon')}
      </p>
      <FactList
        facts={[
          { label: t('declined.agency'), value: agency },
          { label: t('declined.address'), value: address },
          {
            label: t('declined.phone'),
            value: phone && (
              <a className="pr-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            ),
          },
          { label: t('declined.website'), value: url.startsWith('https://') ? <Website url={url} /> : url },
        ]}
      />
    </Notice>
  );
}

const Website = ({ url }: { readonly url: string }) => (
  <a className="pr-link" href={url} target="_blank" rel="noreferrer">
    {url}
  </a>
);
