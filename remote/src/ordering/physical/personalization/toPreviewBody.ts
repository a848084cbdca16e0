import type { LetterPreviewBody, PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { getOwnName, toCommonValues, toLetterChanges, toLetterValues, type LetterValues } from './letterValues.ts';

interface WrittenLetter {
  readonly line: CartLine;
  readonly template: PrintTemplate;
  /** The letters that are written together. */
  readonly lines: readonly CartLine[];
}

/** Returns the letter of a line as it will be once what is typed is saved. */
export function toPreviewBody(values: LetterValues, { line, template, lines }: WrittenLetter): LetterPreviewBody {
  const name = getOwnName(line);
  const { useLogo, companyLogo, backgroundColor, usingDefaultCSMessage, customerServiceMessage } = template;
  const letter = { ...toLetterValues(line), ...toLetterChanges(values, toCommonValues(lines)) };
  return {
    useLogo,
    companyLogo,
    backgroundColor,
    usingDefaultCSMessage,
    customerServiceMessage,
    letterHeadTitle: letter.letterHeadTitle,
    toName: letter.toName || name,
    fromName: letter.fromName,
    message: letter.message,
    sample: { recipientName: name, rewardName: line.rewardItem.rewardName },
  };
}
