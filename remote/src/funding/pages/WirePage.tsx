import type { WireInstructions } from '@portal/shared/contract/wires';
import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { FundingClosed, useIsFundingClosed } from '../../entities/account/FundingClosed.tsx';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import '../wire/wire.css';
import { SentWires } from '../wire/SentWires.tsx';
import { WireActions } from '../wire/WireActions.tsx';
import { useWireInstructionsQuery } from '../wire/wireApi.ts';
import { WireDetails } from '../wire/WireDetails.tsx';
import { WireReference } from '../wire/WireReference.tsx';

/** Tells where a wire to the selected account goes (`/funding/wire`), and takes what the user says of those that were sent. */
export function WirePage() {
  const account = useSelectedAccount();
  return account === null ? null : <WireTo key={account.accountIdentifier} account={account} />;
}

function WireTo({ account: { accountIdentifier, accountName } }: { readonly account: AccountSelection }) {
  const { t } = useTranslation('wire');
  const { currentData, error, refetch } = useWireInstructionsQuery(accountIdentifier, {
    refetchOnMountOrArgChange: true,
  });
  const isClosed = useIsFundingClosed();
  const isOffered = !isClosed && currentData !== undefined && currentData.fields.length > 0;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={accountName}
        action={isOffered && <WireActions accountIdentifier={accountIdentifier} />}
      />
      {isClosed ? (
        <FundingClosed />
      ) : currentData === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <Instructions instructions={currentData} accountName={accountName} />
      )}
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('wire');
  return error === undefined ? (
    <PageSkeleton rows={8} />
  ) : (
    <PartFailure error={error} title={t('failed')} onRetry={onRetry} />
  );
}

interface InstructionsProps {
  readonly instructions: WireInstructions;
  readonly accountName: string;
}

function Instructions({ instructions, accountName }: InstructionsProps) {
  const { t } = useTranslation('wire');
  if (instructions.fields.length === 0)
    return (
      <EmptyState
        text={t('notOffered', { currency: instructions.currencyCode })}
        action={<LinkButton to={PATHS.addFunds}>{t('action.addFunds')}</LinkButton>}
      />
    );
  return (
    <>
      <WireReference reference={instructions.reference} account={accountName} />
      <Section title={t('details.title')}>
        <div className="pr-wire__details">
          <WireDetails instructions={instructions} />
        </div>
      </Section>
      <SentWires instructions={instructions} />
    </>
  );
}
