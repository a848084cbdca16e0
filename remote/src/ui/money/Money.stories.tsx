import type { Story } from '../../gallery/story.ts';
import { Money } from './Money.tsx';

export const Amounts: Story = () => (
  <>
    <p>
      <Money amount={1250} currencyCode="USD" />
    </p>
    <p>
      <Money amount={-30.5} currencyCode="EUR" />
    </p>
    <p>
      <Money amount={3000} currencyCode="JPY" variant="table" />
    </p>
    <p>
      Unknown: <Money amount={null} currencyCode="USD" />
    </p>
  </>
);
