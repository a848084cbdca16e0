import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import '../order-settings.css';
import { useGetOrderSettingsQuery } from '../orderSettingsApi.ts';
import { OrderSettingRow } from '../OrderSettingRow.tsx';
import { useTurnSwitch } from '../useTurnSwitch.ts';

/** The switches for what every order must carry, and how it may be paid. */
export function OrderSettingsPage() {
  const { t } = useTranslation('orderSettings');
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('about')} />
      <Switches />
    </Page>
  );
}

/** Sections of the page. A switch of a later server stands in none of them. */
const SECTIONS = [
  { name: 'required', settings: ['requiredLineItemNotes', 'requiredOrderNotes', 'requiredPurchaseOrderNumber'] },
  { name: 'payment', settings: ['cardsAtCheckout'] },
] as const;

function Switches() {
  const { t } = useTranslation('orderSettings');
  const { data, error, refetch } = useGetOrderSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { turn, turning, refusal } = useTurnSwitch();
  if (data === undefined && error !== undefined)
    return <PartFailure error={error} title={t('loadFailed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton rows={4} />;
  return (
    <div className="pr-order-settings">
      {SECTIONS.map(({ name, settings }) => (
        <Section key={name} title={t(`section.${name}`)}>
          <ul className="pr-order-settings__list">
            {settings.flatMap((name) => {
              const setting = data.settings.find((one) => one.setting === name);
              if (setting === undefined) return [];
              return (
                <OrderSettingRow
                  key={name}
                  setting={setting}
                  turning={turning?.setting === name ? turning.isOn : null}
                  refusal={refusal?.setting === name ? refusal.error : null}
                  onTurn={(isOn) => void turn({ setting: name, isOn, version: setting.version })}
                />
              );
            })}
          </ul>
        </Section>
      ))}
    </div>
  );
}
