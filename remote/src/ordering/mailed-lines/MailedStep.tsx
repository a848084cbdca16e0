import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { findStepOfField, PHYSICAL_STEPS, type PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import './locales.ts';
import { physicalStepPath } from './physicalStep.ts';

type Cart = Pick<ShoppingCart, 'cartId' | 'orderSource'>;

const pathOf = (step: PhysicalStep, { cartId, orderSource }: Cart): string =>
  physicalStepPath(step, orderSource === 'CART' ? null : cartId);

export interface MailedStepProps {
  readonly cart: ShoppingCart;
}

/** Leads to the first step in which something of the mailed lines of a cart is missing. */
export function MailedStep({ cart }: MailedStepProps) {
  const { t } = useTranslation('mailedLines');
  const steps = cart.causes.map(({ field }) => findStepOfField(field));
  const first = PHYSICAL_STEPS.find((step) => steps.includes(step)) ?? 'shipping';
  return <LinkButton to={pathOf(first, cart)}>{t(`continue.${first}`)}</LinkButton>;
}

export interface EditMailedLineProps {
  readonly cartId: string;
  readonly isActive: boolean;
  /** The field to correct; null for the first one. */
  readonly field: string | null;
}

/** Opens the step in which a field of a mailed line is typed. */
export function EditMailedLine({ cartId, isActive, field }: EditMailedLineProps) {
  const navigate = useNavigate();
  const path = physicalStepPath(field === null ? 'recipients' : findStepOfField(field), isActive ? null : cartId);
  useEffect(() => {
    void navigate(path);
  }, [navigate, path]);
  return null;
}
