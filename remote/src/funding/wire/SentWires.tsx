import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { AnnouncedWires } from './AnnouncedWires.tsx';
import { WireForm } from './WireForm.tsx';

/** The form for a wire that was sent, and those that the user has announced before. */
export function SentWires({ instructions }: { readonly instructions: WireInstructions }) {
  const { t } = useTranslation('wire');
  const { account } = useAccount();
  const containerRef = useKeptFocus<HTMLDivElement>();
  const [sent, setSent] = useState<AnnouncedWire | null>(null);
  if (account === undefined) return null;
  const isOpen = account.status === 'ACTIVE' && account.active;
  return (
    <>
      <Section title={t('sent.title')}>
        <div ref={containerRef} tabIndex={-1} className="pr-wire__sent">
          {sent !== null && <Sent wire={sent} account={account.displayName} />}
          <p>{isOpen ? t('sent.text') : t('sent.inactive')}</p>
          {isOpen && <WireForm key={sent?.depositIdentifier ?? ''} instructions={instructions} onSaved={setSent} />}
        </div>
      </Section>
      {instructions.announced.length > 0 && (
        <Section title={t('announced.title')}>
          <AnnouncedWires wires={instructions.announced} />
        </Section>
      )}
    </>
  );
}

function Sent({ wire, account }: { readonly wire: AnnouncedWire; readonly account: string }) {
  const { t } = useTranslation('wire');
  const locale = useLocale();
  const { amount, currencyCode } = wire;
  const day = formatCalendarDay(wire.expectedBy, locale);
  return (
    <Notice kind="success">
      {t('sent.done', { amount: formatMoney(amount, currencyCode, locale), account, day })}
    </Notice>
  );
}
