import { UNREACHABLE } from '../../api/apiError.ts';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { ActionLadder } from '../actions/ActionLadder.tsx';
import { FactList } from '../facts/FactList.tsx';
import { Money } from '../money/Money.tsx';
import { Section } from '../page/Section.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import { DetailDrawer, type DetailQuery } from './DetailDrawer.tsx';
import { DetailHead } from './DetailHead.tsx';

const nothing = () => undefined;

const Drawn = ({ query, until }: { readonly query: DetailQuery<string>; readonly until: string }) => (
  <Once until={until}>
    <DetailDrawer
      title="Reward for Grace Hopper"
      query={query}
      waitingFor="the reward"
      notFound="There is no such reward."
      listPath="/"
    >
      {(name) => (
        <>
          <DetailHead
            amount={<Money amount={1250} currencyCode="USD" />}
            status={<StatusChip tone="danger" label="Not delivered" />}
            reference={{ value: 'RP261120-100001', name: 'order reference' }}
            actions={
              <ActionLadder
                primary={{ key: 'fix', label: 'Fix address and send again' }}
                more={[{ key: 'again', label: 'Order again' }]}
              />
            }
          >
            <p>Maple Coffee</p>
            <p>The mail server refused the address.</p>
          </DetailHead>
          <Section title="Delivery">
            <FactList facts={[{ label: 'Name', value: name }]} />
          </Section>
        </>
      )}
    </DetailDrawer>
  </Once>
);

export const Known: Story = () => (
  <Drawn query={{ currentData: 'Grace Hopper', refetch: nothing }} until=".pr-detail__head" />
);

export const Stale: Story = () => (
  <Drawn
    query={{
      currentData: 'Grace Hopper',
      error: UNREACHABLE,
      refetch: nothing,
      fulfilledTimeStamp: Date.UTC(2026, 10, 20, 14, 5),
    }}
    until=".pr-detail__head"
  />
);

export const Waiting: Story = () => <Drawn query={{ refetch: nothing }} until=".pr-skeleton[data-visible=true]" />;

export const NotFound: Story = () => (
  <Drawn
    query={{ error: { status: 404, i18nKey: 'error.notFound', description: '' }, refetch: nothing }}
    until=".pr-detail-drawer .pr-state"
  />
);
