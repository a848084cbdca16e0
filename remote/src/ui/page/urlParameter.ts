import { commaList } from '@portal/shared/domain/money/commaList';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { isDay } from '@portal/shared/domain/lists/civilDays';

/** One parameter of an address: how its text is read and written. */
export interface UrlParameter<Value> {
  /** Undefined for a text that means nothing; such a parameter is taken out of the address. */
  parse(text: string): Value | undefined;
  format(value: Value): string;
  /** Holds while the address does not name the parameter, and is never written there. */
  readonly initial: Value;
  /** Typed letter by letter: its changes replace the entry of the browser's history instead of adding one. */
  readonly isTyped?: boolean;
  /** Begins again with every other change, like the page of a list. */
  readonly startsOver?: boolean;
}

export type UrlParameters = Readonly<Record<string, UrlParameter<unknown>>>;

/** Values of parameters, by name. */
export type ParameterValues<Parameters extends UrlParameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name]['initial'];
};

/** One of a few words. */
export const choice = <Value extends string>(values: readonly Value[], initial: Value): UrlParameter<Value> => ({
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
  initial,
});

/** Some of a few words, comma-separated, in their own order. */
export const choices = <Value extends string>(values: readonly Value[]): UrlParameter<readonly Value[]> => ({
  parse: (written) => {
    const named = commaList(written);
    return values.filter((value) => named.includes(value));
  },
  format: (chosen) => chosen.join(','),
  initial: [],
});

/** Any text that `means` something; '' is none. The number of a card is not written: an address is kept in histories. */
export const text = (means: (text: string) => boolean = () => true): UrlParameter<string> => ({
  parse: (written) => (means(written) && !holdsCardNumber(written) ? written : undefined),
  format: (value) => (holdsCardNumber(value) ? '' : value),
  initial: '',
});

/** Any text, typed letter by letter; '' is none. */
export const typedText: UrlParameter<string> = { ...text(), isTyped: true };

/** An ISO day; '' is none. A year is typed digit by digit, and each makes a day. */
export const typedDay: UrlParameter<string> = { ...text(isDay), isTyped: true };
