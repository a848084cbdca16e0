import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/facts/FactList.tsx';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

type Provider = StaffSystem['providers'][number];

const TONES: Readonly<Record<Provider['state'], StatusTone>> = {
  configured: 'success',
  sandbox: 'pending',
  absent: 'neutral',
};

/** The services outside the server, and the pages of the sandboxes that stand in for them. */
export function ProviderFacts({ system }: { readonly system: StaffSystem }) {
  const { t } = useTranslation('staff');
  const facts = system.providers.map(({ name, state, place }) => {
    const sandbox = system.sandboxes.find((one) => one.name === name);
    return {
      label: t(`health.provider.${name}`),
      value: (
        <span className="pr-staff-provider">
          <StatusChip label={t(`health.state.${state}`)} tone={getTone(TONES, state)} />
          {place !== null && <span className="pr-staff-code">{place}</span>}
          {sandbox !== undefined && (
            <a className="pr-link" href={sandbox.path} target="_blank" rel="noreferrer">
              {t(`health.sandbox.${sandbox.name}`)}
            </a>
          )}
        </span>
      ),
    };
  });
  return <FactList facts={facts} />;
}
