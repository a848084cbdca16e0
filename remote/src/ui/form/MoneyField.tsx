import { TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { formattedOnBlur } from '../money/typedAmount.ts';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';
import { useMoneyLook } from './useMoneyLook.tsx';

export interface MoneyFieldProps extends FieldProps {
  readonly currencyCode: string;
  /** Has the focus when its dialog opens. */
  readonly isFirst?: boolean;
  /** Decimals that the currency does not have are rounded on blur; else they are refused. */
  readonly rounds?: boolean;
}

/** An amount as typed in the user's language; formatted on blur, never while typing. Its value is local text, not a number. */
export function MoneyField(props: MoneyFieldProps) {
  const locale = useLocale();
  const { field, error, setValue } = useFieldState(props.name);
  const look = useMoneyLook(props.currencyCode);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur(event);
    const formatted = formattedOnBlur(field.value, props.currencyCode, locale, props.rounds);
    if (formatted !== field.value) void setValue(formatted);
  };
  return (
    <TextInput
      {...fieldLook(props, error)}
      {...field}
      {...look}
      onBlur={leave}
      data-autofocus={props.isFirst === true || undefined}
    />
  );
}
