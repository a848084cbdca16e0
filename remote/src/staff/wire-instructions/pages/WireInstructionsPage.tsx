import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { WIRE_CURRENCIES } from '@portal/shared/domain/funding/wireInstructions';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSelect } from '../../../ui/filter/FilterSelect.tsx';
import { choice } from '../../../ui/page/urlParameter.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useUrlState } from '../../../ui/page/useUrlState.ts';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { InstructionsForm } from '../InstructionsForm.tsx';
import { useListWireInstructionsQuery } from '../wireInstructionsApi.ts';

const CHOSEN = { filters: { currency: choice(WIRE_CURRENCIES, 'USD') }, view: {} };

/** Shows the operator's bank details of each currency, to which wires go. */
export function WireInstructionsPage() {
  const { t } = useTranslation('staff');
  const { filters, setFilters, resetFilters } = useUrlState(CHOSEN);
  const { currency } = filters;
  const { data, error, refetch } = useListWireInstructionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const chosen = data?.find(({ currencyCode }) => currencyCode === currency);
  const getName = ({ currencyCode, fields }: StaffWireInstructions): string =>
    fields.length === 0 ? t('wireInstructions.missing', { currency: currencyCode }) : currencyCode;
  return (
    <StaffPage>
      <PageHeader title={t('title.wireInstructions')} subtitle={t('wireInstructions.about')}>
        {data !== undefined && (
          <FilterBar count={0} onClear={resetFilters}>
            <FilterSelect
              label={t('wireInstructions.currency')}
              value={currency}
              onChange={(value) => setFilters({ currency: value === '' ? 'USD' : value })}
              choices={data.map((one) => ({ value: one.currencyCode, label: getName(one) }))}
            />
          </FilterBar>
        )}
      </PageHeader>
      {chosen === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <Section title={t('wireInstructions.of', { currency })}>
          <InstructionsForm key={currency} instructions={chosen} />
        </Section>
      )}
    </StaffPage>
  );
}

const Waiting = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error === undefined ? <PageSkeleton rows={8} /> : <PartFailure error={error} onRetry={onRetry} />;
