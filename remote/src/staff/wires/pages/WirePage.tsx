import type { ExpectedWire } from '@portal/shared/contract/staffWires';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ActionLadder } from '../../../ui/actions/ActionLadder.tsx';
import { DetailDrawer } from '../../../ui/detail/DetailDrawer.tsx';
import { DetailHead } from '../../../ui/detail/DetailHead.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { StatusChip } from '../../../ui/status/StatusChip.tsx';
import { ExactTime } from '../../../ui/time/ExactTime.tsx';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';
import { useExpectedWire } from '../useExpectedWire.ts';

const ReceivedWireDialog = lazyPart(async () => (await import('../ReceivedWireDialog.tsx')).ReceivedWireDialog);

/** One expected wire beside the list (`/staff/wires/{reference}/{depositIdentifier}`). */
export function WirePage() {
  const { t } = useTranslation('staff');
  const { reference = '', depositIdentifier = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isMatching, setMatching] = useState(false);
  const query = useExpectedWire(reference, depositIdentifier);
  const toList = () => void navigate({ pathname: PATHS.staffWires, search }, { replace: true });
  return (
    <DetailDrawer
      key={depositIdentifier}
      title={query.currentData?.accountDisplayName ?? t('title.wire')}
      query={query}
      waitingFor={t('title.wire')}
      notFound={t('wires.gone')}
      listPath={PATHS.staffWires}
    >
      {(wire) => (
        <>
          <WireContent wire={wire} onMatch={() => setMatching(true)} />
          {isMatching && (
            <OverlayBoundary onClose={() => setMatching(false)}>
              <ReceivedWireDialog arrival={wire} onClose={() => setMatching(false)} onReceived={toList} />
            </OverlayBoundary>
          )}
        </>
      )}
    </DetailDrawer>
  );
}

interface WireContentProps {
  readonly wire: ExpectedWire;
  readonly onMatch: () => void;
}

function WireContent({ wire, onMatch }: WireContentProps) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  return (
    <>
      <DetailHead
        amount={<Money amount={wire.amount} currencyCode={wire.currencyCode} />}
        status={<StatusChip tone="pending" label={t('wires.expected')} />}
        reference={{ value: wire.reference, name: t('wires.reference') }}
        actions={<ActionLadder primary={{ key: 'match', label: t('wires.match'), onClick: onMatch }} />}
      >
        <p>{wire.platformName}</p>
      </DetailHead>
      <FactList
        facts={[
          { label: t('wires.account'), value: `${wire.accountDisplayName} (${wire.accountIdentifier})` },
          { label: t('wires.sentOn'), value: wire.sentOn && formatCalendarDay(wire.sentOn, locale) },
          { label: t('wires.announced'), value: <ExactTime at={wire.createdAt} /> },
          { label: t('wires.announcedBy'), value: wire.createdBy },
          { label: t('wires.note'), value: wire.note },
        ]}
      />
    </>
  );
}
