import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { PendingLine } from '../pending/PendingLine.tsx';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

const TONES: Record<Account['status'], StatusTone> = {
  ACTIVE: 'success',
  FROZEN: 'warning',
  DISABLED: 'neutral',
  DELETED: 'neutral',
};

/** Balance and facts of the selected account; without the right to see balances only the facts. */
export function AccountBalance() {
  const { t } = useTranslation('funding');
  const { account, error, loadedAt, retry } = useAccount();
  if (account === undefined)
    return error === undefined ? (
      <PageSkeleton rows={4} />
    ) : (
      <PartFailure error={error} title={t('balance.failed')} onRetry={retry} />
    );
  return (
    <>
      {error !== undefined && <StaleNotice loadedAt={loadedAt} onRetry={retry} />}
      <div className="pr-balance">
        <Figures account={account} />
        <div className="pr-balance__facts">
          <AccountFacts account={account} />
        </div>
      </div>
    </>
  );
}

/** Without the right to see balances, what is pending stands alone: it has a right of its own. */
function Figures({ account }: { readonly account: Account }) {
  const { t } = useTranslation('funding');
  const maySee = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const { currentBalance, availableBalance, creditLimit, currencyCode } = account;
  if (!maySee || currentBalance === null)
    return (
      <dl className="pr-balance__further">
        <PendingLine account={account} />
      </dl>
    );
  return (
    <div className="pr-balance__figures">
      <p className="pr-balance__label">{t('balance.current')}</p>
      <p className="pr-balance__figure">
        <Money amount={currentBalance} currencyCode={currencyCode} />
      </p>
      <dl className="pr-balance__further">
        <dt>{t('balance.available')}</dt>
        <dd>
          <Money amount={availableBalance} currencyCode={currencyCode} />
        </dd>
        <PendingLine account={account} />
        {creditLimit !== null && creditLimit !== 0 && (
          <>
            <dt>{t('balance.creditLimit')}</dt>
            <dd>
              <Money amount={creditLimit} currencyCode={currencyCode} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

function AccountFacts({ account }: { readonly account: Account }) {
  const { t, i18n } = useTranslation('funding');
  const facts = [
    { label: t('fact.name'), value: account.displayName },
    { label: t('fact.group'), value: account.groupDisplayName },
    { label: t('fact.currency'), value: account.currencyCode },
    {
      label: t('fact.status'),
      value: (
        <StatusChip
          label={getEnumerationLabel(i18n, 'account', account.status)}
          tone={getTone(TONES, account.status)}
          help={t(`help.${account.status}`)}
        />
      ),
    },
    {
      label: t('fact.identifier'),
      value: <CopyableId value={account.accountIdentifier} name={t('copy.identifier')} />,
    },
    { label: t('fact.number'), value: <CopyableId value={account.accountID} name={t('copy.number')} /> },
  ];
  return <FactList facts={facts} />;
}
