import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { LazyField } from '../../schedule/LazyField.tsx';

interface PayWithProps {
  /** The account whose balance or cards pay. */
  readonly accountIdentifier: string;
}

const PayWithField = lazyPart<PayWithProps>(
  async () =>
    (await import(/* webpackChunkName: "payment" */ '../../../entities/payment-source/PayWithField.tsx')).PayWithField,
);

/** The way to pay, whose code comes after the page. */
export const PayWith = (props: PayWithProps) => (
  <LazyField height={64}>
    <PayWithField {...props} />
  </LazyField>
);
