import { Button } from '@mantine/core';
import type { AnnouncedWire } from '@portal/shared/contract/wires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';

const loadDialog = async () => (await import('./CancelWireDialog.tsx')).CancelWireDialog;
const CancelWireDialog = lazyDialog(loadDialog);

/** The wires that the user has announced and that have not arrived; each may be cancelled. */
export function AnnouncedWires({ wires }: { readonly wires: readonly AnnouncedWire[] }) {
  const [cancelled, setCancelled] = useState<AnnouncedWire | null>(null);
  const containerRef = useKeptFocus<HTMLUListElement>();
  useLoadAhead(loadDialog);
  return (
    <>
      <ul ref={containerRef} tabIndex={-1} className="pr-wire__announced">
        {wires.map((wire) => (
          <Row key={wire.depositIdentifier} wire={wire} onCancel={() => setCancelled(wire)} />
        ))}
      </ul>
      {cancelled !== null && <CancelWireDialog wire={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

function Row({ wire, onCancel }: { readonly wire: AnnouncedWire; readonly onCancel: () => void }) {
  const { t } = useTranslation(['wire', 'funding']);
  const locale = useLocale();
  const amount = formatMoney(wire.amount, wire.currencyCode, locale);
  const day = (iso: string): string => formatCalendarDay(iso, locale);
  const facts = [
    wire.sentOn !== null && t('announced.sent', { day: day(wire.sentOn) }),
    t('funding:pending.expected', { day: day(wire.expectedBy) }),
    wire.note,
  ];
  return (
    <li>
      <span>
        <strong>{amount}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <Button variant="default" size="xs" aria-label={t('announced.cancelOf', { amount })} onClick={onCancel}>
        {t('announced.cancel')}
      </Button>
    </li>
  );
}
