import { TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatOnBlur } from '../money/typedAmount.ts';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';
import { useMoneyInputProps } from './useMoneyInputProps.tsx';

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
  const inputProps = useMoneyInputProps(props.currencyCode);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur(event);
    const formatted = formatOnBlur(field.value, props.currencyCode, locale, props.rounds);
    if (formatted !== field.value) void setValue(formatted);
  };
  return (
    <TextInput
      {...getInputProps(props, error)}
      {...field}
      {...inputProps}
      onBlur={leave}
      data-autofocus={props.isFirst === true || undefined}
    />
  );
}
