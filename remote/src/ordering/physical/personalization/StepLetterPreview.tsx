import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { LETTER_FIELDS } from '@portal/shared/domain/ordering/letter';
import { useFormikContext } from 'formik';
import { LetterPreviewButton } from '../../../entities/delivery-template/letter/LetterPreviewButton.tsx';
import type { LetterValues } from './letterValues.ts';
import { toPreviewBody } from './toPreviewBody.ts';

interface StepLetterPreviewProps {
  readonly lines: readonly CartLine[];
  readonly templates: readonly PrintTemplate[];
}

/** Opens the first printed letter of lines as it is typed; nothing where none is printed. */
export function StepLetterPreview({ lines, templates }: StepLetterPreviewProps) {
  const { values } = useFormikContext<LetterValues>();
  const line = lines.find(({ rewardItem }) => rewardItem.isPrintable);
  const ptid = values.ptid || line?.deliveryTemplate.ptid;
  const template = templates.find(({ deliveryTemplateIdentifier }) => deliveryTemplateIdentifier === ptid);
  if (line === undefined || template === undefined) return null;
  return <LetterPreviewButton fields={LETTER_FIELDS} toBody={() => toPreviewBody(values, { line, template, lines })} />;
}
