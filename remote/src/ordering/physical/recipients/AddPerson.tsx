import { Button } from '@mantine/core';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { BusyButton } from '../../../ui/button/BusyButton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useAddCartLinesMutation, type CheckoutReward } from '../../quick-order/index.ts';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { PersonFields } from './PersonFields.tsx';
import { personSchema } from './personRules.ts';
import { NO_PERSON, toLineBody, toPersonField, type PersonValues } from './personValues.ts';
import { useOpenCart } from './useOpenCart.ts';
import { usePersonRules } from './usePersonRules.ts';

interface AddPersonProps {
  readonly order: PhysicalOrder | null;
  readonly reward: CheckoutReward;
  /** Somebody was added just before: the next one is typed at once. */
  readonly isNext: boolean;
  /** Leaves the form without anybody; null where nobody is there yet. */
  readonly onCancel: (() => void) | null;
  /** Somebody was added, and another one is typed. */
  readonly onAdded: () => void;
}

/** One more person, stored at once; then the letter, or another person. */
export function AddPerson({ order, reward, isNext, onCancel, onAdded }: AddPersonProps) {
  const { t } = useTranslation(['physicalOrder', 'common']);
  const rules = usePersonRules();
  const principal = usePrincipal();
  const { open, goToLetter, stayIn } = useOpenCart(order);
  const [addLines] = useAddCartLinesMutation();
  const getKey = useIdempotencyKey();
  const isAnother = useRef(false);
  const { isClosed, describedBy, reason } = useOrderingClosed(order?.cart.accountIdentifier);
  const [containerRef] = useState(() => (element: HTMLDivElement | null) => {
    if (isNext) element?.querySelector('input')?.focus();
  });
  const senderName = fullName(principal.firstName, principal.lastName);
  const add = async (body: CartLineBody) => {
    const cartId = await open();
    await addLines({ cartId, body: [body], idempotencyKey: getKey({ cartId, body }) }).unwrap();
    return cartId;
  };
  return (
    <div ref={containerRef}>
      <FormShell<PersonValues, CartLineBody, string>
        initialValues={NO_PERSON}
        schema={personSchema(rules)}
        toBody={(values) => toLineBody(values, { ...reward, senderName })}
        onSubmit={add}
        onSaved={(cartId) => {
          if (isAnother.current) onAdded();
          void (isAnother.current ? stayIn(cartId) : goToLetter(cartId));
        }}
        errorFallback={t('add.failed')}
        fieldName={toPersonField}
        draftKey="order.physical.person"
        leaveGuard={false}
        label={t('add.title')}
      >
        <PersonFields {...rules} />
        {reason}
        <FormActions>
          {onCancel !== null && (
            <Button variant="default" onClick={onCancel}>
              {t('common:action.cancel')}
            </Button>
          )}
          <AddAnother disabled={isClosed} describedBy={describedBy} onChosen={(isOn) => (isAnother.current = isOn)} />
          <SubmitButton disabled={isClosed} describedBy={describedBy}>
            {t('toLetter')}
          </SubmitButton>
        </FormActions>
      </FormShell>
    </div>
  );
}

interface AddAnotherProps {
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly onChosen: (isChosen: boolean) => void;
}

/** Stores the person and goes on with another. */
function AddAnother({ disabled, describedBy, onChosen }: AddAnotherProps) {
  const { t } = useTranslation('physicalOrder');
  const { submitForm } = useFormikContext<PersonValues>();
  const submit = async () => {
    onChosen(true);
    await submitForm();
    onChosen(false);
  };
  return (
    <BusyButton
      variant="default"
      busy={false}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={() => void submit()}
    >
      {t('add.another')}
    </BusyButton>
  );
}
