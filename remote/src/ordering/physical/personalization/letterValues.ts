import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { checkLetter, type LetterField, type LetterGap } from '@portal/shared/domain/ordering/letter';
import { fullName } from '@portal/shared/domain/people/fullName';
import { object, type TestContext } from 'yup';
import { rule } from '../../quick-order/index.ts';

/** The words of a letter, as typed; `ptid`: the template of printed links. */
export type LetterValues = Readonly<Record<LetterField | 'ptid', string>>;

const FIELDS = ['ptid', 'toName', 'fromName', 'letterHeadTitle', 'message'] as const;

export const toLetterValues = ({ deliveryTemplate }: CartLine): LetterValues => ({
  ptid: deliveryTemplate.ptid ?? '',
  toName: deliveryTemplate.toName ?? '',
  fromName: deliveryTemplate.fromName ?? '',
  letterHeadTitle: deliveryTemplate.letterHeadTitle ?? '',
  message: deliveryTemplate.message ?? '',
});

const NO_LETTER: LetterValues = { ptid: '', toName: '', fromName: '', letterHeadTitle: '', message: '' };

/** Returns what all letters say alike; '' where they differ, and for a gap of a line that is not among these. Cards have no template. */
export function toCommonValues(lines: readonly CartLine[], gaps: readonly LetterGap[] = []): LetterValues {
  const letters = lines.map(toLetterValues);
  const printed = lines.filter(({ rewardItem }) => rewardItem.isPrintable).map(toLetterValues);
  const common = (field: keyof LetterValues): string => {
    if (gaps.some((gap) => gap === field)) return '';
    const [first, ...others] = field === 'ptid' ? printed : letters;
    return first !== undefined && others.every((other) => other[field] === first[field]) ? first[field] : '';
  };
  return { ...NO_LETTER, ...Object.fromEntries(FIELDS.map((field) => [field, common(field)])) };
}

/** Returns the fields that were changed; what letters say otherwise stays as it is. */
export const toLetterChanges = (values: LetterValues, before: LetterValues): Partial<LetterValues> =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field].trim() !== before[field]).map((field) => [field, values[field].trim()]),
  );

/** Returns the changes of letters that are written together: with an empty name each is to its own recipient. */
export const toSharedLetter = ({ toName, ...changes }: Partial<LetterValues>) => ({
  ...changes,
  ...(toName === '' && { toRecipient: true }),
  ...(toName !== undefined && toName !== '' && { toName }),
});

/** Fields that may not be left empty: some letter would have nothing there. */
export type LetterContext = Readonly<Partial<Record<LetterGap, boolean>>>;

/** Returns which fields some letter has nothing in. Letters that are written together may each name their own recipient. */
export const toLetterContext = (
  { gaps, isShared }: { readonly gaps: readonly LetterGap[]; readonly isShared: boolean },
  before: LetterValues,
): LetterContext => ({
  ...(!isShared && { toName: true }),
  fromName: before.fromName !== '' || gaps.includes('fromName'),
  message: before.message !== '' || gaps.includes('message'),
});

const field = (name: LetterField) =>
  rule((text, context: TestContext) => {
    const [refused] = checkLetter({ [name]: text });
    if (refused !== undefined) return refused[1];
    const needed = (context.options.context ?? {}) as LetterContext;
    return text.trim() === '' && name !== 'letterHeadTitle' && needed[name] === true
      ? { key: `physicalOrder:problem.${name}` }
      : null;
  });

/** Context: what may not be left empty (`LetterContext`). */
export const letterSchema = object({
  toName: field('toName'),
  fromName: field('fromName'),
  letterHeadTitle: field('letterHeadTitle'),
  message: field('message'),
});

/** Returns the form's field for one of a line. */
export const toLetterField = (name: string): string => name.replace(/^(?:deliveryTemplate|letter)\./, '');

/** Returns the name of the person of a line. */
export const getOwnName = ({ recipient }: CartLine): string => fullName(recipient.firstName ?? '', recipient.lastName);
