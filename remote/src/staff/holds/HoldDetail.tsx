import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { PATHS } from '@portal/shared/domain/access/paths';
import { isDecidedByStaff, type HoldDecision } from '@portal/shared/domain/ordering/orderHold';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { HoldState } from './HoldState.tsx';
import { useHoldReason } from './useHoldReason.ts';

interface HoldDetailProps {
  readonly hold: StaffHold;
  readonly onDecide: (decision: HoldDecision) => void;
}

/** Tells why an order is held, what it is, and how it was decided; one that waits for staff can be decided. */
export function HoldDetail({ hold: held, onDecide }: HoldDetailProps) {
  const { t, i18n } = useTranslation('staff');
  const locale = useLocale();
  const getReason = useHoldReason();
  const { hold, decision } = held;
  const isOpen = decision === null && isDecidedByStaff(hold.reason);
  return (
    <>
      <DetailHead
        amount={<Money amount={held.amountCharged} currencyCode={held.currencyCode} />}
        status={<HoldState hold={held} />}
        reference={{ value: held.referenceOrderId, name: t('holds.reference') }}
        {...(isOpen && { actions: <Decisions onDecide={onDecide} /> })}
      >
        <p>{getReason(hold.reason)}</p>
        {decision === null && !isOpen && <p>{t('holds.byGateway')}</p>}
      </DetailHead>
      <FactList
        facts={[
          { label: t('holds.since'), value: <ExactTime at={hold.heldSince} /> },
          { label: t('holds.expected'), value: formatCalendarDay(hold.expectedDate, locale) },
        ]}
      />
      {decision !== null && <DecisionFacts decision={decision} />}
      <Section title={t('holds.order')}>
        <FactList
          facts={[
            { label: t('platforms.name'), value: held.platformName },
            {
              label: t('platforms.kyb'),
              value: (
                <Link
                  className="pr-link"
                  to={generatePath(PATHS.staffKybReview, { platformClientId: held.platformClientId })}
                >
                  {getEnumerationLabel(i18n, 'kyb', held.kybStatus)}
                </Link>
              ),
            },
            { label: t('holds.account'), value: `${held.accountDisplayName} (${held.accountIdentifier})` },
            { label: t('holds.payment'), value: t(`holds.paymentMethod.${held.paymentMethod}`) },
            { label: t('holds.orderedBy'), value: `${held.createdBy} (${held.createdByEmail})` },
            { label: t('holds.ordered'), value: <ExactTime at={held.createdDate} /> },
            {
              label: t('holds.rewards'),
              value: t('holds.rewardsOf', { count: held.totalLineItems, names: held.rewardNames.join(', ') }),
            },
            { label: t('holds.recipients'), value: held.recipientSummary },
          ]}
        />
      </Section>
    </>
  );
}

function Decisions({ onDecide }: Pick<HoldDetailProps, 'onDecide'>) {
  const { t } = useTranslation('staff');
  return (
    <ActionLadder
      primary={{ key: 'release', label: t('holds.action.RELEASE'), onClick: () => onDecide('RELEASE') }}
      secondary={{ key: 'refuse', label: t('holds.action.REFUSE'), onClick: () => onDecide('REFUSE') }}
    />
  );
}

function DecisionFacts({ decision }: { readonly decision: NonNullable<StaffHold['decision']> }) {
  const { t } = useTranslation('staff');
  return (
    <Section title={t('holds.decision')}>
      <FactList
        facts={[
          { label: t('holds.result'), value: t(`holds.decided.${decision.decision}`) },
          { label: t('holds.decidedBy'), value: decision.decidedBy ?? t('holds.gateway') },
          { label: t('holds.decidedAt'), value: <ExactTime at={decision.decidedAt} /> },
          { label: t('kyb.reason'), value: decision.reason === '' ? null : decision.reason },
        ]}
      />
    </Section>
  );
}
