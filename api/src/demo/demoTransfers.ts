/** A transfer between two accounts of one currency, in major units; `days` is its age. */
interface DemoTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly days: number;
  readonly description: string;
}

export const DEMO_TRANSFERS: readonly DemoTransfer[] = [
  { from: 'A10001', to: 'A30001', amount: 2_500, days: 231, description: 'Recognition budget, first half' },
  { from: 'A10001', to: 'A20001', amount: 4_000, days: 97, description: 'Fall campaign' },
  { from: 'A10002', to: 'A30003', amount: 400, days: 64, description: 'Wellbeing month' },
  { from: 'A20001', to: 'A30001', amount: 750, days: 15, description: 'Share of the team event' },
];
