import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { ShortageNoticeProps } from '../price/ShortageNotice.tsx';
import type { PaidWithProps } from './PaidWith.tsx';
import type { PayingNoticeProps } from './PayingNotice.tsx';
import type { PaymentRefusedProps } from './PaymentRefused.tsx';

/** Parts that few orders need: their code comes once they do. */
export const PaymentRefused = lazyPart<PaymentRefusedProps>(
  async () => (await import(/* webpackChunkName: "payment" */ './PaymentRefused.tsx')).PaymentRefused,
);
export const PayingNotice = lazyPart<PayingNoticeProps>(
  async () => (await import(/* webpackChunkName: "payment" */ './PayingNotice.tsx')).PayingNotice,
);
export const PaidWith = lazyPart<PaidWithProps>(
  async () => (await import(/* webpackChunkName: "payment" */ './PaidWith.tsx')).PaidWith,
);
export const ShortageNotice = lazyPart<ShortageNoticeProps>(
  async () => (await import(/* webpackChunkName: "payment" */ '../price/ShortageNotice.tsx')).ShortageNotice,
);
