import { Suspense, useState } from 'react';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { CartAccountProps } from './CartAccount.tsx';

const CartAccount = lazyPart<CartAccountProps>(async () => (await import('./CartAccount.tsx')).CartAccount);

/** The account of a cart, whose code comes once another one is selected; it stays to say that the cart was moved. */
export function LaterCartAccount(props: CartAccountProps) {
  const selected = useSelectedAccount();
  const isElsewhere = selected !== null && selected.accountIdentifier !== props.cart.accountIdentifier;
  const [wasElsewhere, setWasElsewhere] = useState(isElsewhere);
  if (isElsewhere && !wasElsewhere) setWasElsewhere(true);
  if (!wasElsewhere) return null;
  return (
    <Suspense fallback={null}>
      <CartAccount {...props} />
    </Suspense>
  );
}
