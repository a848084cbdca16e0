import { TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useLocale } from '../../i18n/useLocale.ts';
import { currencySymbol } from '../money/formatMoney.ts';
import { formattedOnBlur } from '../money/typedAmount.ts';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface MoneyFieldProps extends FieldProps {
  readonly currencyCode: string;
  /** Has the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

const SIGN_PX = 36;
const CODE_PX = 52;

/** An amount as typed in the user's language; formatted on blur, never while typing. Its value is local text, not a number. */
export function MoneyField(props: MoneyFieldProps) {
  const locale = useLocale();
  const { field, error, setValue } = useFieldState(props.name);
  const { symbol, leads } = currencySymbol(props.currencyCode, locale);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    field.onBlur(event);
    const formatted = formattedOnBlur(field.value, props.currencyCode, locale);
    if (formatted !== field.value) void setValue(formatted);
  };
  const width = symbol.length > 2 ? CODE_PX : SIGN_PX;
  const sign = <span className="pr-money-sign">{symbol}</span>;
  return (
    <TextInput
      {...fieldLook(props, error)}
      {...field}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      leftSection={leads ? sign : undefined}
      leftSectionWidth={width}
      rightSection={leads ? undefined : sign}
      rightSectionWidth={width}
      className="pr-money-field"
      data-autofocus={props.isFirst === true || undefined}
    />
  );
}
