import { useState } from 'react';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { PeriodBars, type BarPeriod } from './PeriodBars.tsx';
import type { BarSeries } from './BarSeries.ts';

const NAMES = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const IN = [1200, 0, 800, 950, 20, 400, 1500, 1250, 2100, 300, 0, 640];
const OUT = [700, 320, 610, 0, 480, 905, 1100, 1300, 1750, 220, 5, 380];

const PERIODS: readonly BarPeriod[] = NAMES.map((name, nth) => ({
  key: name,
  name,
  initial: name.slice(0, 1),
  ...(name === 'Jan' || nth === 0 ? { mark: nth === 0 ? '2025' : '2026' } : {}),
  text: `${name}: $${IN[nth]} in, $${OUT[nth]} out`,
  to: `/?month=${nth}`,
}));

const createSeries = (from: number): readonly BarSeries[] => [
  { label: 'Money in', sum: '$9,160.00', variant: 'filled', values: IN.slice(from) },
  { label: 'Money out', sum: '$7,770.00', variant: 'outlined', values: OUT.slice(from) },
];

const inDollars = (value: number): string => `$${value}`;

const Bars = ({ from }: { readonly from: number }) => {
  const [series] = useState(() => createSeries(from));
  return (
    <Once until=".pr-bars__bar">
      <PeriodBars label="By month" series={series} periods={PERIODS.slice(from)} formatValue={inDollars} />
    </Once>
  );
};

export const Year: Story = () => <Bars from={0} />;

export const Young: Story = () => <Bars from={9} />;

export const Focused: Story = () => (
  <Once focus=".pr-bars__period" until="[role=tooltip]">
    <Bars from={0} />
  </Once>
);
